import{$ as Ge,$b as Yn,A as ze,Aa as ne,Ac as ra,B as Ve,Ba as Ln,Bb as E,Bc as Ot,Ca as Xe,Cc as ns,D as dn,Da as Ze,Db as jt,Dc as as,E as z,Ea as Ke,Eb as re,Ec as ca,F as Ut,Fa as Bn,Fb as nt,Fc as la,G as p,Ga as In,Gc as os,Ha as An,Hb as Wt,Hc as pa,I as We,Ib as Qe,Ic as Pe,J as g,Ja as Un,Jb as zn,Jc as Fe,K as P,Kb as Vn,Kc as ua,L as D,La as Mn,Lb as dt,Lc as qe,M as V,Ma as _n,Mb as T,N as S,Na as jn,Nb as Wn,Nc as da,O as mn,Oa as Nn,Ob as Nt,P as hn,Pa as Dn,Pb as tt,Pc as ma,Q as se,Qb as yi,Qc as ha,R as F,Rb as vi,S as ie,Sb as Gn,Sc as fa,T as fn,Tb as ts,Tc as $a,Ub as Gt,Uc as ga,Vb as es,Vc as ba,Wb as ss,Xb as xe,Yb as Oe,Yc as wa,Zb as Jn,Zc as ya,a as He,aa as x,ac as v,b as h,ba as $n,bb as c,bc as Xn,bd as va,c as zt,cb as it,cc as Zn,d as nn,db as H,dc as Kn,dd as ka,e as ee,eb as f,ec as q,fa as gn,fb as Z,fc as Qn,g as an,ga as bn,gb as M,gc as d,gd as xa,h as ke,ha as wn,hb as m,hc as _,hd as Oa,i as on,ia as yn,ib as b,ic as j,j as rn,ja as vn,jb as ae,jc as ta,jd as Pa,k as cn,ka as Je,kb as B,kc as ea,kd as Fa,lb as _t,lc as sa,ld as qa,ma as kn,mb as y,mc as ia,n as ln,na as xn,nc as na,o as i,oa as On,pa as Pn,q as k,qa as Fn,ra as w,s as wi,sa as Ye,sb as En,sc as Dt,t as pn,ta as Mt,tb as oe,u as L,ua as qn,ub as Rn,uc as aa,v as vt,vb as xt,vc as oa,w as st,wc as is,x as Ce,xa as kt,xb as Hn,y as un,ya as Sn,yb as Vt,za as Tn,zb as Cn,zc as R}from"./shared.js";import{html as Jt,nothing as ki}from"../lib/lit-html/lit-html.js";var nc=new URL("lib/",He).pathname,ac=[["Leaflet 1.9.4","leaflet","Volodymyr Agafonkin, CloudMade","BSD-2-Clause"],["protomaps-leaflet 5.1.0","protomaps-leaflet","Protomaps","BSD-3-Clause"],["lit-html 3.3.3","lit-html","Google LLC","BSD-3-Clause"]];function Sa(){if(qe())return new URL(h().streets.url.replace(/[{}]/g,"")).host;let{host:e}=new URL((h().tiles?.url??"").replace(/[{}]/g,""),location);return e===location.host?"":e}var oc=()=>Sa()?i("about.tilesFrom",{host:Sa()}):i("about.alone"),rc=()=>Jt`
  <section class="card">
    <p class="lead">${i("app.about")}</p>
    <p>${i("about.text")} ${oc()}</p>
    <p class="soft">${i("about.version",{version:h().version})}</p>
    <p class="row"><a class="button quiet" href="/api/docs">${i("about.api")}</a></p>
  </section>`,cc=()=>Jt`
  <section class="card">
    <h2>${i("about.map")}</h2>
    <ul class="plain-list">
      ${h().tiles?.attribution?Jt`<li>${i("about.tiles")}: ${h().tiles.attribution}</li>`:ki}
      ${qe()?Jt`<li>${i("about.streets")}: ${h().streets.attribution}</li>`:ki}
      <li>${i("about.places")}: ${h().places.attribution}</li>
    </ul>
  </section>`,lc=([e,t,s,n])=>Jt`<li><a href="${nc}${t}/LICENSE">${e}</a>, © ${s}, ${n}</li>`,pc=()=>Jt`
  <section class="card">
    <h2>${i("about.code")}</h2>
    <ul class="plain-list">${ac.map(lc)}</ul>
    <p class="hint">${i("about.more")}</p>
  </section>`,uc=()=>({title:i("about.title"),view:()=>Jt`
    ${f(i("about.title"),ki,w()?"/settings":"/sign-in")}
    ${Fa()}${Pa()}${rc()}${cc()}${pc()}`});import{html as hs,nothing as Nc}from"../lib/lit-html/lit-html.js";var dc=200,mc=2**20,xi=["all","active","suspended","admin"],Ta={wrong_password:"password"},Yt=e=>`/api/admin/users/${e.id}`,rs=class{#t;#e=0;constructor(t){this.#t=t;let s=t.query.get("status");this.text=t.query.get("q")??"",this.status=xi.includes(s)?s:"all",this.list=E(t,()=>F("/api/admin/users",{...this.#s,limit:50}))}get#s(){return{q:this.text.trim(),status:this.status==="all"?"":this.status}}search=()=>(clearTimeout(this.#e),this.#t.rename(F("/admin/people",this.#s)),this.list.load());type(t){this.text=t,clearTimeout(this.#e),this.#e=setTimeout(this.search,dc)}choose(t){return this.status=t,this.#t.update(),this.search()}isMe(t){return t.id===w()?.id}#i(t){this.list.items=this.list.items.map(s=>s.id===t.id?t:s),this.#t.update()}async#n(t,s){try{this.#i(await t),p(s)}catch(n){p(k(n))}}get asksPassword(){return Ye()}adminForm(t,s){let n=async({password:a})=>{this.#i(await V(Yt(t),{role:"admin",...a?{password:a}:{}})),s()};return new v({send:n,fieldOf:Ta})}demote(t){return this.#n(V(Yt(t),{role:"member"}),i("admin.memberDone",{name:x(t)}))}lift(t){return this.#n(S(`${Yt(t)}/suspension`),i("admin.liftDone",{name:x(t)}))}linkForm(t,s){let n=async({password:a})=>{let o=await P(`${Yt(t)}/sign-in-link`,a?{password:a}:void 0);s(new URL(o.url,location).href)};return new v({send:n,fieldOf:Ta})}limitForm(t,s){let n=async({kind:a,size:o})=>{let r={instance:null,none:0}[a];this.#i(await V(Yt(t),{mediaLimit:a==="own"?Math.round(Number(o)*mc):r})),s()};return new v({send:n})}suspendForm(t,s){let n=async({reason:a,days:o})=>{this.#i(await D(`${Yt(t)}/suspension`,{reason:a.trim(),...o?{days:Number(o)}:{}})),s()};return new v({send:n})}deleteForm(t,s){let n=async({name:a,reason:o})=>{if(a.trim()!==t.username)throw{code:"page",reason:"other_name",text:i("admin.deleteOther")};await S(F(Yt(t),{reason:o.trim()})),this.list.items=this.list.items.filter(r=>r.id!==t.id),this.#t.update(),s()};return new v({send:n,fieldOf:{other_name:"name"}})}close(){clearTimeout(this.#e)}};import{html as N,nothing as le}from"../lib/lit-html/lit-html.js";import{html as ot,nothing as Se}from"../lib/lit-html/lit-html.js";var cs=class{list=[];#t;constructor(t){this.#t=t}get isShown(){return ya()}async read(){this.isShown&&(this.list=await g("/api/auth/passkeys",{signal:this.#t.signal}))}addForm(t,s){let n=async({name:a,password:o})=>{let r=await va(await P("/api/auth/passkeys/options",t?{password:o}:{}));r&&(this.list=[...this.list,await P("/api/auth/passkeys",{name:a,...r})],s())};return new v({send:n,fieldOf:{wrong_password:"password"}})}renameForm(t,s){let n=async({name:a})=>{let o=await V(`/api/auth/passkeys/${t.id}`,{name:a});this.list=this.list.map(r=>r.id===o.id?o:r),s()};return new v({send:n})}async remove(t){try{await S(`/api/auth/passkeys/${t.id}`),this.list=this.list.filter(s=>s.id!==t.id)}catch(s){p(k(s))}this.#t.update()}};var hc=1,at=class{nearby=[];proposal="";#t;#e;#s;#i=0;#n=0;constructor(t,s,n=()=>{}){this.#t=t,this.#e=n,this.#a(s??{})}get value(){let{point:t,by:s,source:n,photo:a,chosen:o}=this;return{point:t,name:this.name.trim(),by:s,source:n,photo:a,location:o}}#a({point:t=null,name:s="",by:n="",source:a="",photo:o=null,location:r=null}){Object.assign(this,{point:t,name:s,by:n,source:a,photo:o,chosen:r}),this.#s=t}get label(){return this.chosen?.name||this.name.trim()||this.proposal}take(t){if(this.#a(t.value),Object.assign(this,{nearby:t.nearby,proposal:t.proposal}),this.#e(),this.point&&!this.label)return this.propose()}setPoint(t,s,n=""){return Object.assign(this,{point:t,chosen:null,source:s,proposal:""}),n?(Object.assign(this,{name:n,by:"search"}),this.#s=t):this.by!=="reader"&&this.#s&&Vt(this.#s,t)>hc&&Object.assign(this,{name:"",by:""}),this.#e(),this.propose()}suggestPoint(t){return this.photo??=t,this.point?this.#e():this.setPoint(t,"photo")}setName(t){this.name=t,this.by=t.trim()?"reader":""}async locate(){try{let t=await Cn({enableHighAccuracy:!0,timeout:15e3});this.#t.signal.aborted||this.setPoint(t,"hereDone")}catch(t){this.#t.signal.aborted||p(k(t))}}toggle(t){this.chosen=this.chosen?.id===t.id?null:t,this.chosen&&(this.point=xt(t)),this.#e()}async propose(){let t=++this.#n,{signal:s}=this.#t;clearTimeout(this.#i);let{nearby:n,name:a,wait:o}=await Xe(this.point,{signal:s});t!==this.#n||s.aborted||(Object.assign(this,{nearby:n,proposal:a}),o&&(this.#i=setTimeout(()=>this.propose(),1e3*o)),this.#t.update())}close(){clearTimeout(this.#i)}};var Oi="/api/users/me/place-settings",fc={radius:.5,area:1},La=[.2,.5,1,2,5],ls=class{values=null;exactAtHome=0;#t;constructor(t){this.#t=t}async read(){this.values=await g(Oi,{signal:this.#t.signal})}async change(t){try{let{exactAtHome:s,...n}=await D(Oi,{...this.values,...t});Object.assign(this,{values:n,exactAtHome:s}),p(i("place.saved"))}catch(s){p(k(s))}this.#t.update()}changeHome(t){return this.change({home:{...this.values.home,...t}})}async hideHome(){try{let{finds:t}=await P(`${Oi}/home`);this.exactAtHome=0,p(i("place.homeHidden",{n:t}))}catch(t){p(k(t))}this.#t.update()}picker(){let{home:t}=this.values,s=t&&{point:{lat:t.latitude,lng:t.longitude}},n=new at(this.#t,s,()=>{n.point&&this.changeHome({...fc,...t,latitude:n.point.lat,longitude:n.point.lng})});return n}};var Ba=e=>!e.current&&e.kind!=="token",ps=class{preferences=null;sessions=null;push="";pushBusy=!1;pushSlow=!1;refusal=qn();#t;constructor(t){this.#t=t,this.passkeys=new cs(t),this.places=new ls(t),this.loading=R(t,()=>this.#e());let s={wrong_password:"currentPassword"};this.password=new v({send:(n,a)=>this.#n(n,a),update:t.update,fieldOf:s})}get user(){return w()}redraw=()=>this.#t.update();get isLoaded(){return!!(this.preferences&&this.user)}get asksPassword(){return Ye()}get asksCurrent(){return this.user.hasPassword&&!ka(this.sessions)}get hasOthers(){return this.sessions.some(Ba)}async#e(){let{signal:t}=this.#t;[this.preferences,this.sessions,this.push]=await Promise.all([g("/api/notifications/preferences",{signal:t}),g("/api/auth/sessions",{signal:t}),kn(),this.passkeys.read(),this.places.read()])}async#s(t){try{await t()}catch(s){p(s.code||s.status?k(s):i("push.failed"))}this.#t.update()}setTheme(t){fa(t),this.#t.update()}setUnits(t){nn.set(t),this.#t.update()}setStreets(t){da(t),this.#t.update()}async setLanguage(t){await ln(t),this.#t.update()}prefer(t,s){return this.#s(async()=>{this.preferences=await D("/api/notifications/preferences",{[t]:s})})}enablePush=()=>this.#i(xn);disablePush=()=>this.#i(On);async#i(t){this.pushBusy=!0,this.#t.update();let s=setTimeout(()=>{this.pushSlow=!0,this.#t.update()},2e3);await this.#s(async()=>{this.push=await t()}),clearTimeout(s),this.pushBusy=this.pushSlow=!1,this.#t.update()}testPush=()=>this.#s(async()=>{await Pn(),p(i("push.sent"))});addSession(t){this.sessions=[t,...this.sessions],this.#t.update()}endOthers(){return this.#s(async()=>{for(let t of this.sessions.filter(Ba))await S(`/api/auth/sessions/${t.id}`),this.sessions=this.sessions.filter(s=>s!==t)})}endSession(t){return this.#s(async()=>{await S(`/api/auth/sessions/${t.id}`),this.sessions=this.sessions.filter(s=>s!==t)})}signOut=()=>this.#s(async()=>{await Sn(),await this.#t.go("/sign-in",{replace:!0})});async#n({newPassword:t,currentPassword:s,unlinkIdentity:n},a){let o=this.asksCurrent?{currentPassword:s}:{};await D("/api/users/me/password",{newPassword:t,...o,...n?{unlinkIdentity:!0}:{}}),a.reset(),kt(await g("/api/users/me")),this.sessions=await g("/api/auth/sessions"),p(i("settings.passwordSaved"))}unlink(){return this.#s(async()=>{await S("/api/users/me/identity"),kt(await g("/api/users/me"))})}confirmForm(t){let s=async({password:n})=>{await P("/api/auth/confirm",{password:n}),t()};return new v({send:s,fieldOf:{wrong_password:"password"}})}deleteForm(t){let s=async({password:n})=>{await S("/api/users/me",this.asksPassword?{password:n}:void 0),t()};return new v({send:s,fieldOf:{wrong_password:"password"}})}async leaveDeleted(){await Tn(),await this.#t.go("/sign-in",{replace:!0}),p(i("settings.deleted"))}},us=(e={})=>`/api/auth/oauth/start?${new URLSearchParams({...e,redirect:"/settings"})}`;var ce=()=>h().provider.name,Et=e=>e.refusal?.reason==="sign_in_again"&&h().provider.enabled?ot`
  <p><a class="button quiet" href=${us()}>${i("signin.provider",{name:ce()})}</a></p>`:Se,Pt=(e,t,s)=>d(e,t,{label:s,kind:"password",required:!0,complete:"current-password"}),$c=()=>ot`
  <label class="switch">
    <span>
      ${i("settings.alsoUnlink",{name:ce()})}<br>
      <span class="soft">${i("settings.alsoUnlinkHint")}</span>
    </span>
    <input type="checkbox" role="switch" id="unlinkIdentity" name="unlinkIdentity">
  </label>`,Ia=({user:e,asksCurrent:t,password:s})=>ot`
  <form class="card" novalidate @submit=${s.submit}>
    ${Z("password",i(t?"settings.password":"settings.passwordFirst"))}
    ${e.hasPassword&&!t?ot`<p class="note">${i("link.setPassword")}</p>`:Se}
    <input class="unseen" type="text" autocomplete="username" .value=${e.username} tabindex="-1" aria-hidden="true">
    ${q(s)}
    ${Et(s)}
    ${t?Pt(s,"currentPassword",i("settings.currentPassword")):Se}
    ${d(s,"newPassword",{label:i("settings.newPassword"),hint:i("settings.passwordHint"),kind:"password",required:!0,least:8,most:255,complete:"new-password"})}
    ${e.identityLinked?$c():Se}
    <div class="row end">${_(s,i("action.save"))}</div>
  </form>`;async function gc(e){let t=i("settings.unlinkTitle",{name:ce()});await T(t,i("settings.unlinkText"),i("settings.unlink"))&&e.unlink()}async function bc(e,t){if(!t.asksPassword)return;e.preventDefault();let s=i("settings.link",{name:ce()});await j(a=>t.confirmForm(a),s,a=>ot`
    <p>${i("settings.linkText")}</p>
    ${q(a)}
    ${Pt(a,"password",i("account.password"))}`,()=>ot`<button type="submit">${i("settings.linkGo")}</button>`)&&location.assign(us({link:"true"}))}var wc=e=>ot`
  <p>${c("check")} ${i("settings.linked")}</p>
  <p><button type="button" class="quiet" @click=${()=>gc(e)}>${i("settings.unlink")}</button></p>`,yc=e=>ot`
  <p>${i("settings.notLinked")}</p>
  <p>
    <a class="button quiet" href=${us({link:"true"})} @click=${t=>bc(t,e)}>
      ${i("settings.link",{name:ce()})}
    </a>
  </p>`,Aa=e=>ot`
  <section class="card">
    <h2>${i("settings.identity",{name:ce()})}</h2>
    ${e.user.identityLinked?wc(e):yc(e)}
  </section>`;async function vc(e){await j(s=>e.deleteForm(s),i("settings.deleteTitle"),s=>ot`
    <p>${i("settings.deleteText")}</p>
    ${q(s)}
    ${Et(s)}
    ${e.asksPassword?Pt(s,"password",i("account.password")):Se}`,()=>ot`<button type="submit" class="danger">${i("settings.delete")}</button>`)&&await e.leaveDeleted()}var Ua=e=>ot`
  <section class="card">
    ${Z("data",i("settings.data"))}
    <p>${i("settings.dataText")}</p>
    <p><a class="button quiet" href="/api/users/me/export" download>${i("settings.download")}</a></p>
    <p>${i("settings.archiveText")}</p>
    <p><a class="button quiet" href="/api/users/me/archive" download>${i("settings.archive")}</a></p>
    <p><a class="button quiet" href="/import">${i("settings.import")}</a></p>
    <h3>${i("settings.deleteHead")}</h3>
    <p>${i("settings.deleteHint")}</p>
    <p><button type="button" class="danger" @click=${()=>vc(e)}>${i("settings.delete")}</button></p>
  </section>`;import{html as Pi,nothing as Te}from"../lib/lit-html/lit-html.js";function O(e,{label:t,options:s,chosen:n,set:a=()=>{},hint:o="",error:r="",name:l=e}){let u=r?`${e}-error`:o?`${e}-hint`:Te;return Pi`
    <div class="field">
      <label for=${e}>${t}</label>
      <select id=${e} name=${l} aria-describedby=${u} aria-invalid=${r?"true":Te} @change=${$=>a($.target.value)}>
        ${s.map(([$,X,A=Te])=>Pi`
          <option value=${$} lang=${A} ?selected=${$===n}>${X}</option>`)}
      </select>
      ${u===Te?Te:Pi`<p class=${r?"error":"hint"} id=${u}>${r||o}</p>`}
    </div>`}import{html as kc}from"../lib/lit-html/lit-html.js";async function xc(e){try{await navigator.clipboard.writeText(e),p(i("secret.copied"))}catch{document.getElementById("secret").select(),p(i("secret.selected"))}}var ds=({title:e,text:t,label:s,value:n})=>dt(a=>kc`
  <h2>${e}</h2>
  <p>${t}</p>
  <div class="field">
    <label for="secret">${s}</label>
    <input id="secret" readonly spellcheck="false" autocomplete="off" .value=${n} @focus=${o=>o.target.select()}>
  </div>
  <div class="row end">
    <button type="button" class="quiet" @click=${()=>a()}>${i("action.close")}</button>
    <button type="button" @click=${()=>xc(n)}>${c("copy")} ${i("secret.copy")}</button>
  </div>`,{label:e});function Oc({mediaBytes:e,mediaLimit:t}){let s=z(e);return t===null?i("admin.usage",{size:s}):t?i("admin.usageOf",{size:s,limit:z(t)}):i("admin.usageUnlimited",{size:s})}var Pc=e=>[i("admin.joined",{date:st(e.createdAt)}),e.seenAt?i("admin.seen",{date:st(e.seenAt)}):i("admin.notSeen"),i("admin.finds",{n:e.findCount}),Oc(e),e.invitedBy&&i("admin.invitedBy",{name:x(e.invitedBy)})],Fc=({suspendedAt:e,endsAt:t})=>t?i("admin.suspendedUntil",{date:vt(t)}):i("admin.suspendedSince",{when:Ce(e)}),qc=e=>N`<p class="note">${Fc(e)}<br>${i("admin.reasonIs",{reason:e.reason})}</p>`,Sc=e=>e.suspension?N`<span class="person"><span class="avatar none">${c("block")}</span> <span>${yi(e)}</span></span>`:N`<a class="person" href="/people/${e.id}">${it(e)} <span>${yi(e)}</span></a>`,Ma=(e,t)=>N`
  ${q(t)}
  ${Et(t)}
  ${e.asksPassword?Pt(t,"password",i("account.password")):le}`,Tc=(e,t)=>j(s=>e.adminForm(t,s),i("admin.adminTitle",{name:x(t)}),s=>N`
  <p>${i("admin.adminText")}</p>
  ${Ma(e,s)}`,()=>N`<button type="submit" class="danger">${i("admin.admin")}</button>`);async function Lc(e,t){await T(i("admin.memberTitle",{name:x(t)}),i("admin.memberText"),i("admin.member"))&&e.demote(t)}var Bc=["instance","own","none"],Ic=(e,t)=>{e.kind??=t.mediaLimit===null?"instance":t.mediaLimit?"own":"none";let s=n=>{e.kind=n,e.update()};return N`
    ${q(e)}
    ${O("kind",{label:i("admin.limit"),options:Bc.map(n=>[n,i(`admin.limits.${n}`)]),chosen:e.kind,set:s})}
    ${e.kind==="own"?d(e,"size",{label:i("admin.size"),kind:"number",mode:"numeric",required:!0,value:t.mediaLimit?Math.round(t.mediaLimit/2**20):""}):le}`};async function ms(e,t,s){let n=await e;return n&&p(i(t,{name:x(s)})),n}var Ac=(e,t)=>j(s=>e.limitForm(t,s),i("admin.limitTitle",{name:x(t)}),s=>Ic(s,t),()=>N`<button type="submit">${i("action.save")}</button>`),Uc=(e,t)=>j(s=>e.suspendForm(t,s),i("admin.suspendTitle",{name:x(t)}),s=>N`
  <p>${i("admin.suspendText")}</p>
  ${q(s)}
  ${d(s,"reason",{label:i("admin.reason"),hint:i("admin.reasonHint"),kind:"area",value:t.suspension?.reason,required:!0,most:500})}
  ${d(s,"days",{label:i("admin.days"),hint:i("admin.daysHint"),kind:"number",mode:"numeric"})}`,()=>N`<button type="submit" class="danger">${i("admin.suspend")}</button>`);async function Mc(e,t){let s="";await j(o=>e.linkForm(t,r=>{s=r,o()}),i("admin.linkTitle",{name:x(t)}),o=>N`
    <p>${i("admin.linkAsk",{name:x(t)})}</p>
    ${Ma(e,o)}`,()=>N`<button type="submit">${i("admin.linkMake")}</button>`)&&await ds({title:i("admin.link"),text:i("admin.linkText",{name:x(t)}),label:i("admin.linkLabel"),value:s})}async function _c(e,t){let s=j(n=>e.deleteForm(t,n),i("admin.deleteTitle",{name:x(t)}),n=>N`
    <p>${i("admin.deleteText")}</p>
    ${q(n)}
    ${d(n,"name",{label:i("admin.deleteName",{name:t.username}),required:!0,complete:"off"})}
    ${d(n,"reason",{label:i("admin.reason"),hint:i("admin.logHint"),most:500})}`,()=>N`<button type="submit" class="danger">${i("admin.delete")}</button>`);await ms(s,"admin.deleteDone",t)&&y("account-search")}function jc(e,t){let s=(a,o,r)=>({text:a,label:`${a}: ${x(t)}`,run:o,isDanger:r}),n=[t.role==="admin"?s(i("admin.member"),()=>Lc(e,t)):s(i("admin.admin"),()=>ms(Tc(e,t),"admin.adminDone",t)),s(i("admin.limit"),()=>ms(Ac(e,t),"admin.limitDone",t))];return e.isMe(t)?n:[...n,...t.suspension?[]:[s(i("admin.link"),()=>Mc(e,t))],s(i(t.suspension?"admin.suspendAgain":"admin.suspend"),()=>ms(Uc(e,t),"admin.suspendDone",t),!t.suspension),...t.suspension?[s(i("admin.lift"),()=>e.lift(t))]:[],s(i("admin.delete"),()=>_c(e,t),!0)]}var _a=(e,t)=>N`
  <li class="account">
    <div class="row between">
      <span class="row">
        ${Sc(t)}
        ${t.role==="admin"?N`<span class="badge">${i("admin.role")}</span>`:le}
        ${e.isMe(t)?N`<span class="badge">${i("people.you")}</span>`:le}
        ${t.suspension?N`<span class="badge warning">${i("admin.suspended")}</span>`:le}
      </span>
      ${Nt(i("people.menu",{name:x(t)}),jc(e,t))}
    </div>
    <p class="soft facts">${Pc(t).filter(Boolean).map(s=>N`<span>${s}</span>`)}</p>
    ${t.suspension?qc(t.suspension):le}
  </li>`;function Dc(e,t){e.preventDefault(),t.search()}var Ec=e=>hs`
  <form role="search" @submit=${t=>Dc(t,e)}>
    <label for="account-search">${i("people.search")}</label>
    <div class="search">
      ${c("search")}
      <input id="account-search" type="search" maxlength="31" autocomplete="off" autocapitalize="none" spellcheck="false"
        .value=${e.text} @input=${t=>e.type(t.target.value)}>
    </div>
  </form>
  <div class="chips" role="group" aria-label=${i("admin.which")}>
    ${xi.map(t=>ae(e.status===t,i(`admin.statuses.${t}`),()=>e.choose(t)))}
  </div>`;function Rc(e){let{items:t,problem:s,load:n}=e.list;return s?m(s,n):t?t.length?hs`
    <ul class="people" aria-label=${i("admin.people")}>${t.map(a=>_a(e,a))}</ul>
    ${B(e.list)}`:hs`<p class="soft" role="status">${i("admin.noAccounts")}</p>`:b(4)}function ja(e){let t=new rs(e);return{title:i("admin.people"),ready:t.list.load(),view:()=>hs`
      ${f(i("admin.people"),Nc,"/admin")}
      <section class="card">${Ec(t)}${Rc(t)}</section>`,close:()=>t.close()}}import{html as za,nothing as Zc}from"../lib/lit-html/lit-html.js";var Na=2**20,Da="/api/admin/instance",Ea=["invite","open","closed"],Ra=["members","admins","off"],fs=class{values=null;constructor(t){this.loading=R(t,async()=>{this.values=await g(Da,{signal:t.signal})}),this.form=new v({send:s=>this.#t(s),update:t.update})}isFixed(t){return this.values.fixed.includes(t)}get limit(){return this.values.mediaLimit?Math.round(this.values.mediaLimit/Na):""}async#t({name:t,description:s,rules:n,contact:a,registration:o,invites:r,mediaLimit:l}){let u={name:t.trim(),description:s.trim(),rules:n.trim(),contact:a.trim()};o!==this.values.registration&&(u.registration=o),r!==this.values.invites&&(u.invites=r),l!==void 0&&l!==String(this.limit)&&(u.mediaLimit=Math.round(Number(l)*Na)),this.values=await V(Da,u);let{fixed:$,mediaLimit:X,registration:A,invites:At,...bi}=this.values;Object.assign(h(),{instance:bi,registration:A,invites:A==="closed"?"off":At}),p(i("admin.saved"))}},$s=class{values=null;busy=!1;#t;constructor(t){this.#t=t,this.loading=R(t,async()=>{this.values=await g("/api/admin/checks",{signal:t.signal})})}run=async()=>{this.busy||(this.busy=!0,this.#t.update(),await this.loading.load(),this.busy=!1,this.#t.update())}},gs=class{values=null;constructor(t){this.loading=R(t,async()=>{this.values=await g("/api/admin/overview",{signal:t.signal})})}};import{html as bs,nothing as Fi}from"../lib/lit-html/lit-html.js";var Hc={ok:"check",warn:"flag",fail:"close"},Cc=e=>bs`
  <li class="row finding ${e.status}">
    ${c(Hc[e.status])}
    <span class="grow">
      <span class="strong">${i(`admin.check.${e.status}`)}</span> <span class="soft" lang="en">${e.check}</span><br>
      <span lang="en">${e.text}</span>
      ${e.fix?bs`<br><span lang="en" class="soft">${e.fix}</span>`:Fi}
    </span>
  </li>`;function zc({status:e,findings:t}){return bs`
    <p class="strong">${i(`admin.checked.${e}`)}</p>
    <ul class="people">${t.map(Cc)}</ul>`}var Ha=e=>bs`
  <section class="card" id="checks">
    <h2>${i("admin.checks")}</h2>
    <p class="hint">${i("admin.checksText")}</p>
    <div class="stack" aria-live="polite">
      ${e.loading.problem?m(e.loading.problem,e.run):Fi}
      ${e.values&&!e.loading.problem?zc(e.values):Fi}
    </div>
    <div><button class="quiet" id="check" type="button" aria-busy=${e.busy?"true":"false"} @click=${e.run}>
      ${i(e.values?"admin.checkAgain":"admin.check")}</button></div>
  </section>`;import{html as qt,nothing as Le}from"../lib/lit-html/lit-html.js";var Vc=["disk_nearly_full","clock_apart","push_off","no_base_url","registration_open","storage_failing","data_folder","no_ffmpeg","decoders_not_confined","backup_missing"],Ft=(e,t)=>qt`<div class="row between"><dt>${e}</dt><dd class="strong">${t}</dd></div>`,Wc=e=>i("admin.jobsOf",{push:L(e.pushJobs),media:L(e.mediaJobs)}),Gc=e=>qt`
  ${Ft(i("admin.backup"),e.lastAt?qt`${H(e.lastAt)}, ${i(`admin.backup.${e.result}`)}`:i(`admin.backup.${e.result}`))}
  ${Ft(i("admin.backupPlace"),e.place)}`,Jc=e=>qt`
  <dl class="stack">
    ${Ft(i("admin.users"),L(e.users))}
    ${Ft(i("admin.publicFinds"),L(e.finds))}
    ${Ft(i("admin.media"),z(e.mediaBytes))}
    ${e.diskFree===null?Le:Ft(i("admin.disk"),z(e.diskFree))}
    ${e.pushJobs||e.mediaJobs?Ft(i("admin.jobs"),Wc(e)):Le}
    ${e.backup?Gc(e.backup):Le}
    ${Ft(i("admin.swept"),e.sweptAt?H(e.sweptAt):i("admin.never"))}
    ${Ft(i("admin.version"),`${e.version}, ${e.database==="postgres"?"PostgreSQL":"SQLite"}`)}
  </dl>`,Yc=e=>qt`<li class="note">${i(`admin.problem.${e}`)}</li>`,Xc=e=>qt`
  <details>
    <summary>${i("admin.largest")}</summary>
    <ul class="plain-list">
      ${e.map(t=>qt`
        <li class="row between"><a href="/admin/people?q=${t.username}">${t.username}</a> <span>${z(t.mediaBytes)}</span></li>`)}
    </ul>
  </details>`;function Ca({values:e,loading:t}){if(t.problem)return m(t.problem,t.load);if(!e)return b(3);let s=e.problems.filter(n=>Vc.includes(n));return qt`
    ${s.length?qt`<ul class="stack plain-list" aria-label=${i("admin.problems")}>${s.map(Yc)}</ul>`:Le}
    <section class="card">
      <h2>${i("admin.state")}</h2>
      ${Jc(e)}
      ${e.largest.length?Xc(e.largest):Le}
    </section>`}var Kc=[["people","/admin/people","people"],["invites","/invites","plus"],["reports","/admin/reports","flag"],["log","/admin/log","feed"],["map","/admin/map","map"],["instance","/admin/instance","gear"]],Qc=([e,t,s])=>za`
  <li>
    <a class="area" href=${t}>
      ${c(s)}
      <span class="grow"><span class="strong">${i(`admin.${e}`)}</span><br><span class="soft">${i(`admin.about.${e}`)}</span></span>
      ${c("next")}
    </a>
  </li>`;function Va(e){let t=new gs(e),s=new $s(e);return{title:i("admin.title"),ready:t.loading.load(),view:()=>za`
      ${f(i("admin.title"),Zc,"/profile")}
      <section class="card">
        <ul class="people">${Kc.map(Qc)}</ul>
        <p class="hint">${i("admin.private")}</p>
      </section>
      ${Ca(t)}
      ${Ha(s)}`}}import{html as ws,nothing as Wa}from"../lib/lit-html/lit-html.js";var Ga={role_changed:"shield",media_limit_changed:"gear",account_suspended:"block",suspension_lifted:"check",account_deleted:"trash",invite_revoked:"close",sign_in_link_created:"lock",sign_in_link_used:"lock",report_closed:"flag",find_hidden:"block",find_shown:"check",find_deleted:"trash",comment_hidden:"block",comment_shown:"check",comment_deleted:"trash",instance_changed:"gear"},tl={mediaLimit:"limitOfAll",invites:"whoInvites"},el=e=>parseInt(e,10)?z(parseInt(e,10)):i(`admin.limits.${e.startsWith("0 ")?"none":"instance"}`);function sl({action:e,reason:t}){return e==="role_changed"?i(`admin.roles.${t}`):e==="report_closed"?i(`report.result.${t}`):e==="instance_changed"?t.split(", ").map(s=>i(`admin.${tl[s]??s}`)).join(", "):e==="media_limit_changed"?el(t):t}function il(e){let t={actor:e.actorName||i("admin.commandLine"),target:e.targetName,action:e.action};return i(Ga[e.action]?`admin.act.${e.action}`:"admin.act.other",t)}var nl=e=>ws`
  <li class="row act">
    ${c(Ga[e.action]??"shield")}
    <span class="grow">
      <span class="strong">${il(e)}</span><br>
      ${e.reason?ws`<span dir="auto">${sl(e)}</span><br>`:Wa}
      <span class="soft">${H(e.createdAt)}</span>
    </span>
  </li>`;function al(e){return e.problem?m(e.problem,e.load):e.items?e.items.length?ws`
    <section class="card">
      <p class="hint">${i("admin.logText")}</p>
      <ul class="people">${e.items.map(nl)}</ul>
      ${B(e)}
    </section>`:M(i("admin.noActs"),i("admin.noActsText")):b(4)}function Ja(e){let t=E(e,"/api/admin/log");return{title:i("admin.log"),ready:t.load(),view:()=>ws`${f(i("admin.log"),Wa,"/admin")}${al(t)}`}}import{html as et,nothing as ht}from"../lib/lit-html/lit-html.js";var ol=8,ys=class{items=[];at=-1;#t;#e=null;#s=[];#i=!1;constructor(t){this.#t=t}async follow(t){this.#i=!0,this.#n(t),this.#e??=g("/api/finds/categories",{signal:this.#t.signal}).catch(()=>(this.#e=null,[])),this.#s=await this.#e,this.#i&&this.#n(t)}close(){this.#i=!1,this.#a([])}move(t){let s=this.items.length;this.at=this.at<0&&t<0?s-1:(this.at+t+s)%s,this.#t.update()}#n(t){let s=wi(t.trim()),n=new Set(this.#s.map(o=>o.category)),a=s?jt.filter(o=>!n.has(o)).map(o=>({category:o,ownCount:0,count:0})):[];this.#a([...this.#s,...a].filter(({category:o})=>{let r=wi(nt(o));return r.includes(s)&&(r!==s||re(o))}).slice(0,ol))}#a(t){Object.assign(this,{items:t,at:-1}),this.#t.update()}};var rl=1200*36e5,vs=class{id;stored=null;#t;#e;#s;#i=null;#n=new Set;#a=!1;#o=!1;constructor(t){this.#t=t,this.#s=!t.params.id;let s=t.params.id??t.query.get("draft");this.#r(new RegExp(`^${fn}$`).test(s)||!this.#s?s:ne()),this.#s&&!this.stored&&this.#r(ne())}#r(t){this.id=t,this.#e=this.#s?Ot(t):ra(t),this.stored=this.#e.get()}get findId(){return this.#i??=Ln(this.id)>Date.now()-rl?this.id:ne()}get path(){let t=new URLSearchParams(this.#t.query);return t.set("draft",this.id),`/new?${t}`}save(t){if(!(this.#o||this.#t.signal.aborted)){if(!t)return this.#e.remove();this.#e.set({...t,at:Date.now()}),this.#s&&!this.#a&&this.#t.rename(this.path),this.#a=!0}}async files(){if(!this.stored||!this.#s)return[];let t=new Set(this.stored.media?.map(n=>n.key)),s=await as(this.id);for(let{key:n}of s)this.#n.add(n);return s.filter(n=>!t.has(n.key))}get hasFiles(){return this.#n.size>0}release(t){let s=new Set(t.filter(n=>!n.media).map(n=>n.key));for(let n of this.#n)s.has(n)||(this.#n.delete(n),la(n))}remove(){return this.#o=!0,this.#e.remove(),this.#s?os(this.id):null}};async function Ya(e,t){if(t?.point)return t;let s=e.get("place");if(s){let a=await g(`/api/locations/${encodeURIComponent(s)}?includePrivate=true&includeFriends=true&findsLimit=0`);return{location:a,point:xt(a)}}let n=oe(e.get("at"));return n?{point:{lat:n.lat,lng:n.lng}}:null}var Xa=({location:e,locationId:t,exact:s})=>{let{name:n,...a}=s??e;return{location:{...e,name:n,id:t},point:xt(a),name:n,by:"search"}},ks=({title:e,description:t,category:s,isPublic:n,area:a,exactForFriends:o})=>({title:e,description:t,category:s,isPublic:n,area:a,exactForFriends:o});function Za({title:e,description:t,category:s,isPublic:n,area:a="",exactForFriends:o},r={area:""}){let l={title:e.trim(),description:t.trim()||null,category:s.trim()||null},u=a!==""&&a!==r.area,$=u?{area:Number(a)}:{},A=Number(a)&&(u||o!==r.exactForFriends)?{exactForFriends:o==="true"}:{};return{...l,isPublic:n==="true",...$,...A}}var Ka=({location:e},{area:t=""})=>t!==""&&(e?.area??0)>Number(t),Qa=(e,{area:t})=>D(`/api/finds/${e}`,{area:Number(t),homeZone:!1}),to=({location:e,exact:t})=>({area:String(e.area??0),exactForFriends:String(t?.forFriends??!0)});var pe=class{uploads=null;place=null;placeError="";shown;#t=null;#e;constructor(t,s){this.page=t,this.#e=s,this.draft=new vs(t),this.form=new v({send:n=>this.#s(n),update:t.update}),this.isRestored=!!this.draft.stored,this.values={isPublic:ee.get()!=="friends",...this.draft.stored},this.proposals=new ys(t),this.loading=R(t,()=>this.begin())}get isOther(){return this.#t??!!(this.values.category&&!re(this.values.category))}changed(){this.saveDraft(),this.page.update()}addFiles(t){return this.uploads.add(t)}change(t){this.values={...this.values,...t},this.changed()}chooseCategory(t){this.#t=t==="other"&&!this.isOther,this.change({category:t===this.values.category||t==="other"?"":t})}async submit(t){return this.placeError="",await this.form.submit(t),!this.placeError}async#s(t){let{point:s,name:n,location:a}=this.place.value;if(!s){this.placeError=i("spot.missing"),this.page.update();return}if(await this.uploads.settled(),this.uploads.hasFailed)throw{code:"failed",text:i("edit.uploadFailed")};let o={point:s,name:n||this.place.proposal,location:a},r=Za({category:this.values.category??"",...t},this.shown),l=await this.write(r,o).catch(u=>this.#i(u));l&&(Ka(l,t)&&await this.#e.showHome()&&await Qa(l.id,t).catch(u=>p(k(u))),await this.leave(`/finds/${l.id}`,i(this.isNew?"edit.published":"edit.saved")))}#i(t){let s=An(t);throw s.length?(this.uploads.removeMissing(s),{code:"failed",text:i("edit.photosGone")}):t}close(){this.uploads?.stop(),this.place?.close()}};async function xs(e){try{let t=await ue(e,0,262144),s=await cl(e,t);return s?$l(fl(s.view,s.tiff)):eo}catch{return eo}}var eo={place:null,time:""},ue=async(e,t,s)=>new DataView(await e.slice(t,t+s).arrayBuffer());function cl(e,t){return t.getUint16(0)===65496?ll(t):t.getUint32(0)===2303741511?so(e,{at:8,little:!1,name:"eXIf",extra:12,sizeFirst:!0}):St(t,0,4)==="RIFF"&&St(t,8,4)==="WEBP"?so(e,{at:12,little:!0,name:"EXIF",extra:8,even:!0}):St(t,4,4)==="ftyp"?ul(e):null}var St=(e,t,s)=>String.fromCharCode(...Array.from({length:s},(n,a)=>e.getUint8(t+a)));function ll(e){for(let t=2;t+10<e.byteLength;t+=2+e.getUint16(t+2)){let s=e.getUint16(t);if(s===65505&&e.getUint32(t+4)===1165519206)return{view:e,tiff:t+10};if(s===65498||s>>8!==255)return null}return null}var qi=1<<20,Si=1e4;async function so(e,{at:t,little:s,name:n,extra:a,sizeFirst:o,even:r}){for(let l=0;l<Si&&t+8<=e.size;l++){let u=await ue(e,t,8),$=u.getUint32(o?0:4,s);if(St(u,o?4:0,4)===n)return pl(await ue(e,t+8,Math.min($,qi)));t+=a+$+(r?$%2:0)}return null}var pl=e=>({view:e,tiff:St(e,0,4)==="Exif"?6:0});function io(e,t,s){let n=[];for(let a=t;a+8<=s&&n.length<Si;){let o=e.getUint32(a),r=8;if(o===1&&([o,r]=[Number(e.getBigUint64(a+8)),16]),o===0&&(o=s-a),o<r)break;n.push({type:St(e,a+4,4),from:a+r,to:Math.min(a+o,s)}),a+=o}return n}async function ul(e){for(let t=0,s=0;s<Si&&t+8<=e.size;s++){let n=await ue(e,t,16),a=n.getUint32(0);if(a===1&&(a=Number(n.getBigUint64(8))),a===0&&(a=e.size-t),a<8)return null;if(St(n,4,4)==="meta")return dl(e,await ue(e,t,Math.min(a,qi)));t+=a}return null}async function dl(e,t){let s=io(t,t.getUint32(0)===1?20:12,t.byteLength),n=u=>s.find($=>$.type===u),a=ml(t,n("iinf")),o=a===null?null:hl(t,n("iloc"),a);if(!o)return null;let r=o.method===1?n("idat"):null,l=r?new DataView(t.buffer,t.byteOffset+r.from+o.at,Math.min(o.size,r.to-r.from-o.at)):await ue(e,o.at,Math.min(o.size,qi));return{view:l,tiff:4+l.getUint32(0)}}function ml(e,t){if(!t)return null;let s=io(e,t.from+(e.getUint8(t.from)===0?6:8),t.to);for(let{from:n}of s){let a=e.getUint8(n)>2;if(St(e,n+(a?10:8),4)==="Exif")return a?e.getUint32(n+4):e.getUint16(n+4)}return null}function hl(e,t,s){if(!t)return null;let n=e.getUint8(t.from),a=t.from+4,o=A=>{let At=A===8?Number(e.getBigUint64(a)):A===4?e.getUint32(a):A===2?e.getUint16(a):0;return a+=A,At},r=o(2),[l,u,$]=[r>>12,r>>8&15,r>>4&15],X=n?r&15:0;for(let A=o(n<2?2:4);A>0&&a<t.to;A--){let At=o(n<2?2:4),bi=n?o(2)&15:0;o(2);let ec=o($),en=null;for(let sn=o(2);sn>0&&a<=t.to;sn--){o(X);let sc=ec+o(l),ic=o(u);en??={method:bi,at:sc,size:ic}}if(At===s)return en}return null}function fl(e,t){let s=e.getUint16(t)===18761,n=r=>e.getUint16(t+r,s);return{u32:r=>e.getUint32(t+r,s),text:(r,l)=>St(e,t+r,l),entries:r=>new Map(Array.from({length:n(r)},(l,u)=>[n(r+2+12*u),r+10+12*u]))}}function $l(e){let t=e.entries(e.u32(4)),s=(n,a,o)=>{try{return t.has(n)?a(e,e.entries(e.u32(t.get(n)))):o}catch{return o}};return{place:s(34853,bl,null),time:s(34665,gl,"")}}function gl({u32:e,text:t},s){let n=s.get(36867),a=n===void 0?null:/^(\d{4}):(\d\d):(\d\d) (\d\d:\d\d:\d\d)$/.exec(t(e(n),19));return a&&a[1]!=="0000"?`${a[1]}-${a[2]}-${a[3]}T${a[4]}`:""}function bl({u32:e,text:t},s){let n=(r,l,u)=>{if(!s.has(l)||!s.has(u))return NaN;let $=e(s.get(u)),X=At=>e($+8*At)/e($+8*At+4),A=r.indexOf(t(s.get(l),1).toUpperCase());return A<0?NaN:(X(0)+(X(1)||0)/60+(X(2)||0)/3600)*(A?-1:1)},a=n("NS",1,2),o=n("EW",3,4);return Math.abs(a)<=90&&Math.abs(o)<=180&&(a||o)?{lat:a,lng:o}:null}async function Be(e){if(!/^image\/(jpeg|png|webp|avif|heic|heif)$/.test(e.type))return e;try{return await wl(e)}catch{return e}}async function wl(e){let t=await createImageBitmap(e,{imageOrientation:"from-image"}),s=Math.min(1,2560/Math.max(t.width,t.height));if(s===1&&e.size<409600)return t.close(),e;let n=new OffscreenCanvas(Math.max(1,Math.round(t.width*s)),Math.max(1,Math.round(t.height*s))),a=n.getContext("2d");a.fillStyle="#fff",a.fillRect(0,0,n.width,n.height),a.drawImage(t,0,0,n.width,n.height),t.close();let o=await n.convertToBlob({type:"image/jpeg",quality:.85});return o.size<e.size?new File([o],e.name.replace(/\.\w+$/,"")+".jpg",{type:"image/jpeg"}):e}var yl=2,vl=2,kl=60,de=class{removed=[];#t=!1;#e;#s;#i;#n;#a=()=>{};constructor(t,{changed:s,placed:n=()=>{},signal:a,send:o=ie}){this.items=t.map(({at:r,key:l,caption:u="",...$})=>({media:$,at:r,key:l,caption:u,state:"done"})),this.#e=r=>{this.#a(),s(r)},this.#s=n,this.#i=a,this.#n=o,addEventListener("online",()=>this.#u(),{signal:a})}get most(){return h().limits.mediaPerFind}get isBusy(){return this.items.some(t=>["waiting","sending","paused"].includes(t.state))}get isPaused(){return this.items.some(t=>t.state==="paused")}async settled(){for(;this.isBusy&&!this.isPaused;)await new Promise(t=>{this.#a=t})}files(){return Promise.all(this.items.map(async({media:t,at:s,file:n,caption:a})=>{let o=n?await Be(n):null;return t?{media:t,at:s,caption:a,blob:o}:{caption:a,blob:o,name:n.name||"file"}}))}get hasFailed(){return this.items.some(t=>t.state==="failed")}get isChanged(){return this.#t||this.removed.length>0||this.items.some(t=>!t.media?.id)}get media(){return this.items.filter(t=>t.media).map(t=>In(t.media,t.caption))}get draft(){return this.items.filter(t=>t.media).map(({media:t,at:s,key:n,caption:a})=>({...t,at:s,key:n,caption:a}))}async add(t,s=[]){if(this.#i.aborted)return;let n=this.most-this.items.length,a=[...t].slice(0,n),o=a.map((r,l)=>({file:r,key:s[l],caption:"",preview:URL.createObjectURL(r),state:"waiting",progress:0}));this.items=[...this.items,...o],this.#e(t.length>n?i("upload.tooMany",{n:this.most}):""),await this.#o(a),this.#r()}async#o(t){for(let s of t){let{place:n}=await xs(s);if(this.#i.aborted)return;if(n)return this.#s(n)}}#r(){if(this.#i.aborted)return;let t=yl-this.items.filter(s=>s.state==="sending").length;for(let s of this.items.filter(n=>n.state==="waiting").slice(0,t))this.#l(s)}async#l(t){t.stop=new AbortController,Object.assign(t,{state:"sending",progress:0,problem:null}),this.#e();try{let s=await this.#d(t);if(!s)return;Object.assign(t,{media:s,at:Date.now(),state:"done"})}catch(s){if(s.name==="AbortError")return;Object.assign(t,{state:We(s)?"paused":"failed",problem:k(s)}),t.state==="paused"&&this.#p(t,s.retryAfter)}this.#e(),this.#r()}#p(t,s){t.pause=Math.min(kl,(t.pause??vl/2)*2),t.timer=setTimeout(()=>this.retry(t),1e3*(s||t.pause))}#u(){for(let t of this.items.filter(s=>s.state==="paused"))this.retry(t)}async#d(t){let{signal:s}=t.stop,n=await Be(t.file),{videoBytes:a,imageBytes:o}=h().limits,r=n.type.startsWith("video/")?a:o;if(n.size>r)throw{code:"large",text:i("upload.large",{size:dn(r)})};if(s.aborted)return null;let l=$=>{t.progress=$,this.#e()},[u]=await this.#n("POST","/api/media",n,{signal:s,progress:l});return u}retry(t){clearTimeout(t.timer),t.state="waiting",this.#r()}remove(t){this.#c(t),t.media?.id&&this.removed.push(t.media.id),this.items=this.items.filter(s=>s!==t),this.#e(),this.#r()}removeMissing(t){let s=this.items.filter(n=>n.media).filter((n,a)=>t.includes(a));s.forEach(this.#c),this.items=this.items.filter(n=>!s.includes(n)),this.#e()}move(t,s){this.items.splice(s,0,...this.items.splice(t,1)),this.#t=!0,this.#e()}setCaption(t,s){t.caption=s,this.#t=!0,this.#e()}stop(){this.items.forEach(this.#c)}#c({timer:t,stop:s,preview:n}){clearTimeout(t),s?.abort(),n&&URL.revokeObjectURL(n)}};var Os=class extends pe{isNew=!1;title=i("edit.title");#t;#e="";#s="";constructor(t,s){super(t,s),this.back=`/finds/${t.params.id}`,this.#t=`/api${this.back}`}async begin(){let[t,s]=await mn(this.#t),n=this.draft.stored;this.#s=s,this.#e=t.locationId,this.shown=to(t),this.values={...t,...this.shown,...n};let a=o=>{o&&p(o),this.page.update()};this.uploads=new de(t.media,{changed:a,signal:this.page.signal}),this.place=new at(this.page,n?.place??Xa(t),()=>this.changed())}saveDraft(){let t=ks(this.values),s=this.place?.value;this.draft.save(s?.location?.id===this.#e?t:{...t,place:s})}async write(t,s){let{isPaused:n,isChanged:a,media:o,removed:r}=this.uploads;if(n)throw{code:"failed",text:i("edit.uploadFailed")};let l=await Ke(s),u=l===this.#e?{}:{locationId:l},$=o.map(A=>A.id?{id:A.id,caption:A.caption??null}:A),X=a?{media:$,mediaToDelete:r}:{};return D(this.#t,{...t,...u,...X},{headers:this.#s?{"If-Match":this.#s}:{}})}overwrite(){this.#s=""}async leave(t,s=""){await this.draft.remove(),await this.page.go(t,{replace:!0}),s&&p(s)}discard(){return this.uploads?.stop(),this.leave(`${this.back}/edit`)}};async function Ti(){if(!await caches.has(ke))return null;let e=await caches.open(ke),[t]=await e.keys(),s=t&&await(await e.match(t))?.formData();return s?{key:t,values:xl(s),files:s.getAll("file"),left:Number(s.get("left"))}:null}function xl(e){let t=e.get("title"),s=[e.get("text"),e.get("url")].filter(Boolean).join(`
`);return{...t?{title:t}:{},...s?{description:s}:{}}}async function no(e){let t=await caches.open(ke);return await t.delete(e),(await t.keys()).length===0&&await caches.delete(ke),Ti()}var Ol=2,Ps=class{items=[];isWhole=!1;#t;#e;constructor(t,s){this.#t=t,this.#e=s}get shown(){return this.isWhole?this.items:this.items.slice(0,Ol)}async load(){await pa();let t=await as();if(this.#t.signal.aborted)return;this.close();let s=ns().filter(n=>n.id!==this.#e);this.items=s.map(n=>{let a=n.media?.find(r=>r.at>Date.now()-Ze),o=a?null:t.find(r=>r.draft===n.id&&r.file.type.startsWith("image/"))?.file;return{draft:n,media:a,preview:o?URL.createObjectURL(o):""}}),this.#t.update()}showAll(){this.isWhole=!0,this.#t.update()}remove({draft:t}){Ot(t.id).remove(),this.items=this.items.filter(s=>s.draft!==t),this.#t.update(),p(i("edit.draftDeleted"),"",{text:i("action.undo"),run:()=>this.#s(t)})}#s(t){return Ot(t.id).set(t),this.load()}close(){for(let{preview:t}of this.items)t&&URL.revokeObjectURL(t)}};var Pl=.15,ao=e=>e.slice(0,10);function Fl(e){let t="";return e.map(n=>({photo:n,time:t=n.time||t})).sort((n,a)=>n.time<a.time?-1:n.time>a.time?1:0).map(n=>n.photo)}var oo=e=>e.find(t=>t.place)?.place??null,ro=e=>e.find(t=>t.time)?.time??"";function ql(e,t,s){let[n,a]=[oo(e),ro(e)];return e.length<s&&(!n||!t.place||Vt(n,t.place)<=Pl)&&(!a||!t.time||ao(a)===ao(t.time))}function co(e,t){let s=[];for(let n of Fl(e)){let a=s.findLast(o=>ql(o,n,t));a?a.push(n):s.push([n])}return s}var Ie=e=>({place:oo(e),time:ro(e)}),lo=(e,t)=>e.flatMap((s,n)=>n===t?[]:n===t-1?[[...s,...e[t]]]:[s]),po=(e,t,s)=>e.flatMap((n,a)=>a===t?[n.slice(0,s),n.slice(s)]:[n]);var Fs=class{groups=null;busy=!1;#t;#e=new Map;constructor(t){this.#t=t}get most(){return h().limits.mediaPerFind}get count(){return this.groups.flat().length}async consider(t,s){if(this.groups)return this.consider([...this.decline(),...t],s);if(t.length<2)return!1;let n=await Promise.all(t.map(async o=>({file:o,...await xs(o)}))),a=co(n,this.most);if(this.#t.signal.aborted||a.length<2&&t.length<=s)return!1;for(let o of n)o.preview=o.file.type.startsWith("image/")?URL.createObjectURL(o.file):"";return this.#s(a),!0}#s(t){this.groups=t,this.#t.update();for(let s of t)this.#i(s)}async#i(t){let{place:s}=Ie(t);if(!s||this.#e.has(t[0]))return;this.#e.set(t[0],"");let{name:n}=await Xe(s,{signal:this.#t.signal});this.#e.set(t[0],n),this.#t.update()}describe=t=>({name:Ie(t).place?this.#e.get(t[0])??"":"",time:Ie(t).time});canMerge=t=>t>0&&this.groups[t-1].length+this.groups[t].length<=this.most;merge(t){this.#s(lo(this.groups,t))}split(t,s){this.#s(po(this.groups,t,s))}decline(){let t=this.groups.flat().map(s=>s.file);return this.close(),this.#t.update(),t}async accept(){if(this.busy)return;this.busy=!0,this.#t.update();let t=this.groups.map(()=>ne()),s=Date.now(),n=w()?.id;try{for(let[a,o]of this.groups.entries())await this.#n(n,t[a],o,s-a)}catch{if(w()?.id!==n)return null;for(let a of t)await Sl(a);return this.busy=!1,this.#t.update(),p(i("group.noRoom"))}await this.#t.go(`/new?draft=${t[0]}`),p(i("group.made",{n:t.length}))}async#n(t,s,n,a){if(w()?.id!==t)throw{code:"stopped"};let{place:o}=Ie(n),r={id:s,at:a,isPublic:ee.get()!=="friends",media:[],label:this.describe(n).name};if(Ot(s).set(o?{...r,place:{point:o,source:"photo",photo:o}}:r),!Ot(s).get())throw{code:"storage"};await ca(s,n.map(l=>l.file),t)}close(){for(let{preview:t}of this.groups?.flat()??[])t&&URL.revokeObjectURL(t);this.groups=null}};async function Sl(e){Ot(e).remove(),await os(e)}var qs=class extends pe{isNew=!0;title=i("edit.new");back="/";received=null;photosExpired=!1;#t="";constructor(t,s){super(t,s),this.drafts=new Ps(t,this.draft.id),this.several=new Fs(t)}async begin(){let{page:t,values:s}=this,n=await Ya(t.query,s.place),a=s.media??[],o=a.filter($=>$.at>Date.now()-Ze);this.photosExpired=o.length<a.length;let r=$=>{$&&p($),this.changed()},l=$=>this.place.suggestPoint($);this.uploads=new de(o,{changed:r,placed:l,signal:t.signal}),this.place=new at(t,n,r),this.place.point&&!this.place.label&&this.place.propose(),this.drafts.load();let u=await this.draft.files();u.length&&this.uploads.add(u.map($=>$.file),u.map($=>$.key)),this.received=t.query.has("shared")?await Ti():null}async addFiles(t){let{items:s,most:n}=this.uploads;await this.several.consider(t,n-s.length)||await super.addFiles(t)}saveDraft(){let t=ks(this.values),s=this.place?.value,n=this.uploads.draft,a=![t.title,t.description,t.category,s?.point,n.length,this.draft.hasFiles].some(Boolean);this.draft.save(a?null:{...t,place:s,label:this.place?.label,media:n,id:this.draft.id}),this.draft.release(this.uploads.items)}async resolveReceived(t){let{values:s,files:n,key:a}=this.received;this.received=null,t&&n.length&&await this.addFiles(n),this.received=await no(a),this.change(t?s:{}),this.form.clear("title"),this.page.update()}async write(t,s){if(this.uploads.isPaused)return this.#e(t,s);try{return this.#t=await Ke(s),await Bn(this.draft.findId,{...t,locationId:this.#t,media:this.uploads.media})}catch(n){if(!We(n))throw n;return this.#e(t,s)}}async#e(t,s){return await Mn(this.draft.findId,{body:t,place:s,locationId:this.#t},this.uploads),await this.leave("/waiting",i("outbox.added")),null}async leave(t,s=""){s&&ee.set(this.values.isPublic?"public":"friends"),await this.draft.remove(),await this.page.go(t,{replace:!0});let[n]=ns();s&&p(s,"",n&&{text:i("edit.next"),run:()=>this.page.go(`/new?draft=${n.id}`)})}discard(){return this.uploads?.stop(),this.leave("/new")}close(){super.close(),this.drafts.close(),this.several.close()}};import{html as me,nothing as Li}from"../lib/lit-html/lit-html.js";function Tl(e,t){e.remove(t),y(e.items.length?"drafts-title":"main")}var Ll=({media:e,preview:t})=>me`
  <span class="thumb">${e||t?me`<img src=${e?.thumbnailUrl??t} alt="">`:c("edit")}</span>`;function Bl(e,t){let{draft:s}=t,n=s.title?.trim()||i("edit.untitled");return me`
    <li class="row draft">
      <a class="find grow" href="/new?draft=${s.id}">
        ${Ll(t)}
        <span class="what">
          <span class="name" dir="auto">${n}</span>
          ${s.label?me`<span class="soft" dir="auto">${s.label}</span>`:Li}
          <span class="soft">${Ce(s.at)}</span>
        </span>
      </a>
      <button type="button" class="round" aria-label=${i("edit.draftDelete",{title:n})} @click=${()=>Tl(e,t)}>
        ${c("trash")}
      </button>
    </li>`}var uo=e=>e.items.length?me`
  <section class="card drafts" id="drafts" aria-labelledby="drafts-title">
    <h2 id="drafts-title" tabindex="-1">${i("edit.drafts")}</h2>
    <ul class="rows">${e.shown.map(t=>Bl(e,t))}</ul>
    ${e.shown.length<e.items.length?me`
      <button type="button" class="link" @click=${()=>e.showAll()}>
        ${i("edit.allDrafts",{n:e.items.length})}
      </button>`:Li}
  </section>`:Li;var mo=e=>[...e?.files??[]].filter(t=>/^(image|video)\//.test(t.type)),ho=e=>[...e.dataTransfer?.types??[]].includes("Files"),Il=e=>e.target.matches?.("input, textarea")&&e.clipboardData.types.includes("text/plain");function fo(e,t){let s=a=>document.body.classList.toggle("dropping",a),n=(a,o)=>document.addEventListener(a,o,{signal:e});n("dragover",a=>{ho(a)&&(a.preventDefault(),s(!0))}),n("dragleave",a=>{a.relatedTarget||s(!1)}),n("drop",a=>{ho(a)&&(a.preventDefault(),s(!1),document.querySelector("dialog[open]")||t(mo(a.dataTransfer)))}),n("paste",a=>{let o=mo(a.clipboardData);!o.length||Il(a)||document.querySelector("dialog[open]")||(a.preventDefault(),t(o))}),e.addEventListener("abort",()=>s(!1))}import{html as Xt,nothing as yo}from"../lib/lit-html/lit-html.js";var Bi=[1,5,20],he=e=>e?i("place.area",{distance:Ve(e)}):i("place.exact"),Ae=()=>Bi.map(e=>[String(e),he(e)]),fe=()=>[["0",he(0)],...Ae()],Ss=()=>[["true",i("place.forFriends")],["false",i("place.forMe")]];import{html as Ue,nothing as Ii}from"../lib/lit-html/lit-html.js";var $e="category";function $o(e,{category:t}){let s=document.getElementById($e);if(s.value=t,re(t)){e.proposals.close(),e.chooseCategory(t),document.querySelector("#fold-category summary")?.focus();return}s.dispatchEvent(new Event("input",{bubbles:!0})),e.proposals.close()}function Al(e,t){t.form.typed(e.target),t.proposals.follow(e.target.value)}function Ul(e,t){let{items:s,at:n}=t.proposals;if(!s.length){e.key==="ArrowDown"&&t.proposals.follow(e.target.value);return}let a={ArrowDown:1,ArrowUp:-1}[e.key];if(a)t.proposals.move(a);else if(e.key==="Escape")t.proposals.close();else if(e.key==="Enter"&&n>=0)$o(t,s[n]);else return;e.preventDefault()}var Ml=(e,t,s)=>Ue`
  <li id="category-${s}" data-kind="category" role="option" aria-selected=${s===e.proposals.at?"true":"false"}
    @click=${()=>$o(e,t)}>
    ${Wt(t.category)}
    <span class="grow" dir="auto">${nt(t.category)}</span>
    <span class="soft far">${t.ownCount?i("categories.byYou",{n:t.ownCount}):t.count?L(t.count):Ii}</span>
  </li>`,_l=e=>{let{items:t}=e.proposals;return Ue`
    <div class="proposals" ?hidden=${!t.length} @mousedown=${s=>s.preventDefault()}>
      <ul id="category-list" role="listbox" aria-label=${i("categories.used")}>${t.map((s,n)=>Ml(e,s,n))}</ul>
    </div>
    <span class="unseen" role="status">${t.length?i("categories.count",{n:t.length}):""}</span>`};function go(e){let{form:t,proposals:s}=e,n=t.errors[$e];return Ue`
    <div class="field">
      <label for=${$e}>${i("categories.own")} <span class="soft">${i("form.optional")}</span></label>
      <div class="combo">
        <input id=${$e} name=${$e} type="text" dir="auto" role="combobox" autocomplete="off" data-most=${h().limits.category}
          aria-autocomplete="list" aria-controls="category-list" aria-expanded=${s.items.length?"true":"false"}
          aria-activedescendant=${s.at>=0?`category-${s.at}`:Ii}
          aria-describedby=${n?"category-error":"category-hint"} aria-invalid=${n?"true":Ii}
          .defaultValue=${e.values.category??""} @input=${a=>Al(a,e)} @keydown=${a=>Ul(a,e)}
          @focus=${a=>s.follow(a.target.value)} @blur=${()=>s.close()}>
        ${_l(e)}
      </div>
      ${Qn(t.left[$e])}
      ${n?Ue`<p class="error" id="category-error">${n}</p>`:Ue`<p class="hint" id="category-hint">${i("categories.hint")}</p>`}
    </div>`}var Ts=(e,t,s,n,a)=>Xt`
  <details class="fold" id="fold-${e}">
    <summary>${t} <span class="grow"><span>${s}</span> <span class="soft" dir="auto">${n}</span></span> ${c("next")}</summary>
    ${a}
  </details>`;function vo(e){let t=e?.closest("details");t&&(t.open=!0)}var jl=e=>Ts("description",c("edit"),i("find.description"),e.values.description||i("edit.none"),d(e.form,"description",{label:i("find.description"),value:e.values.description??"",kind:"area",most:h().limits.description})),bo=(e,t,s)=>Xt`
  <button type="button" class="chip" aria-pressed=${s?"true":"false"} @click=${()=>e.chooseCategory(t)}>
    ${Wt(t)} ${nt(t)}
  </button>`;function Nl(e){let{category:t}=e.values,[s,n]=t?[Wt(t),nt(t)]:[c("filter"),i("edit.none")];return Ts("category",s,i("find.category"),n,Xt`
    <fieldset>
      <legend>${i("find.category")}</legend>
      <div class="chips">
        ${jt.map(a=>bo(e,a,a===t))}
        ${bo(e,"other",e.isOther)}
      </div>
      ${e.isOther?go(e):yo}
    </fieldset>`)}var wo=(e,t,s,n,a)=>Xt`
  <label class="choice">
    <input type="radio" name="isPublic" value=${String(t)} ?checked=${e.values.isPublic===t}>
    <span>
      ${c(s)}
      <span>
        <span class="strong">${n}</span><br>
        <span class="soft">${a}</span>
      </span>
    </span>
  </label>`;function Dl(e){let{isPublic:t}=e.values;return Ts("audience",c(t?"globe":"lock"),i("edit.who"),i(t?"edit.public":"edit.private"),Xt`
    <fieldset class="choices">
      <legend>${i("edit.who")}</legend>
      ${wo(e,!0,"globe",i("edit.public"),i("edit.publicText",{instance:zt()}))}
      ${wo(e,!1,"lock",i("edit.private"),i("edit.privateText"))}
    </fieldset>`)}var El=e=>O("exact-for",{name:"exactForFriends",label:i("place.exactFor"),options:Ss(),chosen:e});function Rl(e){let{area:t="",exactForFriends:s="true"}=e.values;return Ts("shown",c("map"),i("place.shown"),t===""?i("place.asSet"):he(Number(t)),Xt`
    ${O("area",{label:i("place.shown"),hint:i(e.isNew?"place.shownHint":"place.recall"),chosen:t,options:[...e.isNew?[["",i("place.asSet")]]:[],...fe()]})}
    ${Number(t)?El(s):yo}`)}var ko=e=>Xt`<div class="folds">${jl(e)}${Nl(e)}${Dl(e)}${Rl(e)}</div>`;import{html as Bs,nothing as Mi}from"../lib/lit-html/lit-html.js";import{html as mt,nothing as Me}from"../lib/lit-html/lit-html.js";var Ai=16,xo=10,Hl=2,Cl={lat:25,lng:5,zoom:1},Ls=class extends at{failed=!1;problem="";#t;#e=null;constructor(t,s){super(t,s.value,()=>this.#i()),this.#t=t,Object.assign(this,{nearby:s.nearby,proposal:s.proposal})}async showMap(t){this.failed=!1;let s=this.#s();try{let n=await t({view:s,onMove:a=>this.#a(a),onPick:a=>this.setPoint(a,"tap")});if(this.#t.signal.aborted)return n.close();this.#e=n,this.photo&&n.mark(this.photo,i("spot.photoPlace"),"one ghost")}catch{this.failed=!0}return this.#e&&this.point&&this.#i(),this.#t.update(),!this.point&&s.zoom>=xo?this.setPoint({lat:s.lat,lng:s.lng},"tap"):this.point?this.propose():null}#s(){if(this.point)return{...this.point,zoom:Ai};let t=oe(an.get());return t?.zoom?t:Cl}#i(){this.problem="";let t=this.#e?.where();t&&!this.#n(t)&&this.#e.setView({...this.point,zoom:this.source==="tap"?t.zoom:Math.max(Ai,t.zoom)},{animate:!1}),this.#t.update()}#n(t){return Vt(this.point,t)<Hl*Hn(t)}#a(t){(!this.point||!this.#n(t))&&this.setPoint({lat:t.lat,lng:t.lng},"tap")}usePhoto(){return this.setPoint(this.photo,"photo")}useFound(t){return this.setPoint(xt(t),"found",t.name)}distance=t=>this.point&&t?Vt(this.point,t):void 0;check(){let t=this.#e?.where().zoom??Ai,s=this.source==="tap"&&!this.chosen&&t<xo;return this.problem=this.point?s?i("spot.zoom"):"":i("spot.none"),this.#t.update(),!this.problem}close(){super.close(),this.#e?.close(),this.#e=null}};async function ge(e){let t=new AbortController,s=null,n=dt((o,r)=>(s??=new Ls({signal:t.signal,update:r},e),Xl(s,o)),{label:i("spot.title"),kind:"chooser"});Oo(s),await n&&e.take(s),t.abort(),s.close()}var Oo=e=>e.showMap(t=>$a(document.getElementById("spot"),{...t,hasCross:!0})),zl=(e,t)=>mt`
  <div class="row">
    <button type="button" class="round" aria-label=${i("nav.back")} @click=${()=>t()}>${c("back")}</button>
    <place-search id="spot-search" class="grow" .label=${i("spot.search")} .near=${e.point} .distance=${e.distance}
      @choose=${({detail:s})=>e.useFound(s.value)}></place-search>
  </div>`,Vl=e=>mt`
  <div class="mapbox">
    <div id="spot" role="application" aria-label=${i("spot.map")}></div>
    ${e.failed?m({code:"map",text:i("map.failed")},()=>Oo(e)):Me}
  </div>`;function Wl(e,t){let s=e.chosen?.id===t.id;return mt`
    <button type="button" class="chip" aria-pressed=${s?"true":"false"} @click=${()=>e.toggle(t)}>
      ${c(s?"check":"pin")} <bdi>${t.name}</bdi> <span class="soft">${ze(t.distance)}</span>
    </button>`}var Gl=e=>mt`
  <div class="chips scrolls" role="group" aria-label=${i("spot.proposals")}>
    <button type="button" class="chip" @click=${()=>e.locate()}>${c("here")} ${i("spot.here")}</button>
    ${e.photo&&e.source!=="photo"?mt`
      <button type="button" class="chip" @click=${()=>e.usePhoto()}>${c("camera")} ${i("spot.photoPlace")}</button>`:Me}
    ${e.nearby.map(t=>Wl(e,t))}
  </div>`,Jl=e=>mt`
  <div class="field">
    <label for="place-name">${i("spot.name")} <span class="soft">${i("form.optional")}</span></label>
    <input id="place-name" autocomplete="off" dir="auto" placeholder=${e.proposal||i("spot.nameHint")} .value=${e.name}
      @input=${t=>e.setName(t.target.value)}>
  </div>`,Ui=e=>i(`spot.${e.source||"set"}`),Yl=e=>mt`
  <p class="at" role="status">
    ${c("pin")}
    <span class="grow"><span class="strong" dir="auto">${e.label||i(e.point?"spot.unnamed":"spot.none")}</span>
      ${e.point?mt`<span class="soft">${Ui(e)}</span>`:Me}</span>
  </p>`,Xl=(e,t)=>mt`
  <h2 class="unseen" tabindex="-1" autofocus>${i("spot.title")}</h2>
  ${zl(e,t)}
  ${Vl(e)}
  <div class="panel">
    ${Yl(e)}
    ${Gl(e)}
    ${e.chosen?Me:Jl(e)}
    ${e.problem?mt`<p class="error" role="alert">${e.problem}</p>`:Me}
    <button type="button" class="main" id="use-place" @click=${()=>e.check()&&t(!0)}>${i("spot.use")}</button>
  </div>`;var Po=(e,t)=>Bs`
  <span class="row">
    ${c("pin")} <span class="grow"><span class="strong" dir="auto">${e}</span><br><span class="soft">${t}</span></span>
    ${c("next")}
  </span>`,Fo=(e,t)=>Bs`
  <fieldset>
    <legend>${i("edit.where")}</legend>
    <button type="button" class="where" id="place" aria-describedby=${t?"place-error":Mi} @click=${()=>ge(e)}>
      ${e.point?Bs`<place-map inert .at=${e.point}></place-map>`:Mi}
      ${e.point?Po(e.label||i("spot.unnamed"),[Ui(e),i("spot.change")].filter(Boolean).join(" · ")):Po(i("spot.title"),i("spot.chooseHint"))}
    </button>
    ${t?Bs`<p class="error" id="place-error" role="alert">${t}</p>`:Mi}
  </fieldset>`;import{html as Zt,nothing as _i}from"../lib/lit-html/lit-html.js";function Zl(e,t){e.merge(t),y(`group-${t-1}`)}function Kl(e,t,s){e.split(t,s),y(`group-${t+1}`)}var Ql=({preview:e,file:t})=>e?Zt`<img src=${e} alt="">`:Zt`<span class="film" title=${t.name}>${c("play")}</span>`,tp=(e,t,s)=>Zt`
  <button type="button" class="cut" aria-label=${i("group.split",{n:s+1})} title=${i("group.split",{n:s+1})}
    @click=${()=>Kl(e,t,s)}></button>`;function ep(e,t,s){let{name:n,time:a}=e.describe(t),o=[a&&st(a),n].filter(Boolean);return Zt`
    <li>
      <div class="row between">
        <h3 id="group-${s}" tabindex="-1">${i("group.find",{n:s+1})} <span class="soft" dir="auto">${o.join(" · ")}</span></h3>
        ${e.canMerge(s)?Zt`
          <button type="button" class="link" aria-describedby="group-${s}" @click=${()=>Zl(e,s)}>
            ${i("group.merge")}
          </button>`:_i}
      </div>
      <ul class="group">${t.map((r,l)=>Zt`<li>${l?tp(e,s,l):_i}${Ql(r)}</li>`)}</ul>
    </li>`}var qo=(e,t)=>e.groups?Zt`
  <section class="card" id="several" aria-labelledby="several-title">
    <h2 id="several-title" tabindex="-1">${i("group.title",{n:e.count,finds:i("group.finds",{n:e.groups.length})})}</h2>
    <p class="hint">${i("group.hint")}</p>
    <ol class="groups">${e.groups.map((s,n)=>ep(e,s,n))}</ol>
    <div class="publish row">
      <button type="button" class="quiet" @click=${t}>${i("group.one")}</button>
      <button type="button" class="main" aria-busy=${e.busy?"true":"false"} @click=${()=>e.accept()}>
        ${i("group.make",{n:e.groups.length})}
      </button>
    </div>
  </section>`:_i;import{html as W,nothing as Tt}from"../lib/lit-html/lit-html.js";import{html as ji}from"../lib/lit-html/lit-html.js";async function sp(e,t,s){let n=null,a={label:i("upload.caption"),hint:i("upload.captionHint"),value:t.caption,most:h().limits.caption},o=await dt((r,l)=>(n??=new v({send:({caption:u})=>r(u.trim()),update:l}),ji`
      <h2>${i("upload.caption")}</h2>
      <div class="captioned">${s}</div>
      <form novalidate @submit=${n.submit}>
        ${d(n,"caption",a)}
        <div class="row end">
          <button type="button" class="quiet" @click=${()=>r()}>${i("action.cancel")}</button>
          ${_(n,i("action.save"))}
        </div>
      </form>`),{label:i("upload.captionOf",{n:e.items.indexOf(t)+1})});o!==null&&e.setCaption(t,o)}var So=(e,t,s,n)=>ji`
  <button type="button" class="words ${t.caption?"":"round"}" @click=${()=>sp(e,t,n)}
    aria-label="${i("upload.captionOf",{n:s})}${t.caption?`: ${t.caption}`:""}">
    ${t.caption?ji`<span dir="auto">${t.caption}</span>`:c("edit")}
  </button>`;var[ip,np]=[6,10],ap=300,U=null;function To(){U.isOn=!0,U.item.classList.add("lifted"),navigator.vibrate?.(10)}var Lo=e=>[...e.parentElement.querySelectorAll(":scope > [data-drag]")],op=(e,t)=>Lo(U.item).find(s=>{let n=s.getBoundingClientRect();return s!==U.item&&n.left<=e&&e<=n.right&&n.top<=t&&t<=n.bottom});function rp(e){if(e.pointerId!==U.id)return;let[t,s]=[e.clientX-U.x,e.clientY-U.y],n=e.pointerType==="touch";if(!U.isOn){if(Math.hypot(t,s)<(n?np:ip))return;if(n)return U.end();To()}U.item.style.transform=`translate(${t}px, ${s}px) scale(1.04)`,U.over?.classList.remove("target"),U.over=op(e.clientX,e.clientY),U.over?.classList.add("target")}function Bo(e,t){if(e.button||U||e.target.closest("button, input, a"))return;let s=e.currentTarget,n=new AbortController,{signal:a}=n,o=()=>{clearTimeout(U.timer),n.abort(),s.classList.remove("lifted"),s.style.transform="",U.over?.classList.remove("target"),U=null};U={item:s,x:e.clientX,y:e.clientY,id:e.pointerId,isOn:!1,over:null,end:o},e.pointerType==="touch"&&(U.timer=setTimeout(To,ap));let r=u=>{u.pointerId===U.id&&o()},l=u=>{if(u.pointerId!==U.id)return;let[$,X]=[s,U.isOn&&U.over].map(A=>Lo(s).indexOf(A));o(),X>=0&&t($,X)};document.addEventListener("pointermove",rp,{signal:a}),document.addEventListener("pointerup",l,{signal:a}),document.addEventListener("pointercancel",r,{signal:a}),document.addEventListener("keydown",u=>{u.key==="Escape"&&o()},{signal:a})}function Is(e){(U?.isOn||e.type==="dragstart")&&e.preventDefault()}var cp="image/*,video/mp4,video/quicktime,video/webm";function lp(e,t){let s=e.items.indexOf(t);e.remove(t),queueMicrotask(()=>{(document.querySelectorAll(".shot .drop")[Math.min(s,e.items.length-1)]??document.getElementById("files"))?.focus()})}function Io(e,t,s){e.move(t,s),queueMicrotask(()=>{let n=s<t?".before, .after":".after, .before";document.querySelectorAll(".shot")[s]?.querySelector(n)?.focus()})}function Ao(e){return e.media?Dt(e.media,{thumb:!0,eager:!0}):e.file.type.startsWith("video/")?W`<span class="film">${c("play")}</span>`:W`<img src=${e.preview} alt="">`}var Uo={handleEvent:e=>{e.target.hidden=e.type==="error"},capture:!0},As=(e,t,s,n,a)=>W`
  <button type="button" class="round ${e}" aria-label=${i(`upload.${t}`,{n})} @click=${a}>${c(s)}</button>`,pp=(e,t)=>e.progress<1?W`<progress max="1" .value=${e.progress} aria-label=${i("upload.progress",{n:t})}></progress>`:W`<span class="over">${i("upload.processing")}</span>`,up=(e,t)=>({sending:()=>pp(e,t),paused:()=>W`<span class="over" title=${e.problem}>${i("upload.paused")}</span>`,waiting:()=>W`<span class="over">${i("upload.waiting")}</span>`,failed:()=>W`<span class="over error">${i("upload.failed")}</span>`,done:()=>Tt})[e.state]();function dp(e,t,s){let n=s+1;return W`
    <li class="shot ${t.state}" data-drag @pointerdown=${a=>Bo(a,(o,r)=>e.move(o,r))}
      @error=${Uo} @load=${Uo}>
      ${Ao(t)}
      ${s===0&&e.items.length>1?W`<span class="cover">${i("upload.cover")}</span>`:Tt}
      ${up(t,n)}
      <span class="buttons">
        ${s>0?As("before","earlier","back",n,()=>Io(e,s,s-1)):Tt}
        ${n<e.items.length?As("after","later","next",n,()=>Io(e,s,s+1)):Tt}
        ${t.state==="failed"||t.state==="paused"?As("","again","retry",n,()=>e.retry(t)):Tt}
        ${As("drop",t.state==="done"?"remove":"cancel","close",n,()=>lp(e,t))}
      </span>
      ${t.state==="failed"?Tt:So(e,t,n,Ao(t))}
    </li>`}function mp(e,t){t([...e.target.files]),e.target.value=""}var hp=(e,t)=>W`
  <li class="shot add">
    <label for="files">
      ${c("camera")}<span class="strong">${i(e.items.length?"upload.more":"upload.add")}</span>
      ${e.items.length?Tt:W`<span class="soft mice">${i("upload.drop")}</span>`}
    </label>
    <input id="files" type="file" accept=${cp} multiple @change=${s=>mp(s,t)}>
  </li>`;function fp(e){let t=e.items.filter(n=>n.state==="done").length,s=[...new Set(e.items.filter(n=>n.state==="failed").map(n=>n.problem))];return W`
    <p class="hint" role="status">${e.isBusy?i("upload.ready",{n:t,of:L(e.items.length)}):""}</p>
    ${s.map(n=>W`<p class="error" role="alert">${n}</p>`)}`}var Mo=(e,t)=>W`
  <ul class="shots ${e.items.length?"":"bare"}" @touchmove=${Is} @contextmenu=${Is} @dragstart=${Is}>
    ${e.items.map((s,n)=>dp(e,s,n))}
    ${e.items.length<e.most?hp(e,t):Tt}
  </ul>
  ${e.items.length>1?W`<p class="hint">${i("upload.order")}</p>`:Tt}
  ${fp(e)}`;async function _o(e,t){await e.addFiles(t),e.several?.groups&&y("several-title")}function $p(e){e.uploads.add(e.several.decline()),y("files")}function gp(e){for(let[t,s]of Object.entries(e.received.values))document.getElementById(t).value=s;return e.resolveReceived(!0)}var bp=(e,t)=>et`
  <section class="card" id="offer" aria-labelledby="offered">
    <h2 id="offered">${i("edit.shared")}</h2>
    <p class="hint">${i("edit.sharedHint")}</p>
    ${Object.values(e.received.values).map(s=>et`<p class="text" dir="auto">${s}</p>`)}
    ${e.received.files.length?et`<p>${i("edit.sharedFiles",{n:e.received.files.length})}</p>`:ht}
    ${t?et`<p class="note">${i("edit.sharedFull")}</p>`:ht}
    ${e.received.left?et`<p class="note">${i("edit.sharedLeft",{n:e.received.left})}</p>`:ht}
    <div class="row end">
      <button type="button" class="quiet" @click=${()=>e.resolveReceived(!1)}>${i("edit.sharedDrop")}</button>
      <button type="button" @click=${()=>gp(e)}>${i("edit.sharedTake")}</button>
    </div>
  </section>`;async function wp(e){await T(i("edit.discardTitle"),i("edit.discardText"),i("edit.startOver"))&&e.discard()}var yp=()=>T(i("place.inHome"),i("place.inHomeText"),i("place.showExact")),vp=e=>et`
  <p class="note">
    ${i("edit.restored")} <button type="button" class="link" @click=${()=>wp(e)}>${i("edit.startOver")}</button>
  </p>`,kp=e=>et`
  <fieldset>
    <legend>${i("edit.photos")}</legend>
    ${e.photosExpired?et`<p class="note">${i("edit.photosGone")}</p>`:ht}
    ${Mo(e.uploads,t=>_o(e,t))}
    <p class="hint">${i("edit.photosMost",{n:e.uploads.most})} ${i("edit.photosHint")}</p>
  </fieldset>`,xp=e=>et`
  ${q(e.form)}
  ${e.form.refusal?.reason==="changed_since"?et`
    <div class="row">
      <a class="button quiet" href=${e.back} target="_blank">${i("edit.theirs")}</a>
      <button type="submit" class="quiet" @click=${()=>e.overwrite()}>${i("edit.mine")}</button>
    </div>`:ht}`;function Op(e,t){let{isPublic:s,...n}=Yn(e.currentTarget);t.change({...n,isPublic:s==="true"})}async function Pp(e,t){let n=await t.submit(e)?document.querySelector("form [aria-invalid=true]"):document.getElementById("place");vo(n),n?.focus()}function Fp(e){let{title:t}=e.values,s=e.form.busy&&e.uploads.isBusy?"edit.waiting":e.isNew?"edit.publish":"action.save",n=a=>Op(a,e);return et`
    <form class="card" novalidate ?hidden=${!!e.several?.groups}
      @input=${n} @change=${n} @submit=${a=>Pp(a,e)}>
      ${e.isRestored?vp(e):ht}
      ${kp(e)}
      ${Fo(e.place,e.placeError)}
      ${d(e.form,"title",{label:i("find.titleField"),value:t,required:!0,most:h().limits.title})}
      ${ko(e)}
      <div class="publish">
        ${xp(e)}
        <div class="row end">
          <a class="button quiet" href=${e.back}>${i("action.cancel")}</a>
          ${_(e.form,i(s))}
        </div>
      </div>
    </form>`}var qp=(e,t)=>et`
  ${e.received?bp(e,t.get("shared")==="full"):ht}
  ${qo(e.several,()=>$p(e))}
  ${e.several.groups?ht:uo(e.drafts)}`;function Sp(e,t){return e.loading.problem?m(e.loading.problem,t):e.uploads?Fp(e):b(4)}function jo(e){let t=new(e.params.id?Os:qs)(e,{showHome:yp}),s=()=>t.loading.load();return fo(e.signal,n=>t.uploads&&_o(t,n)),{title:t.title,ready:s(),view:()=>et`
      ${f(t.title,ht,t.back)}
      ${t.isNew?qp(t,e.query):ht}
      ${Sp(t,s)}`,close:()=>t.close()}}import{html as I,nothing as J}from"../lib/lit-html/lit-html.js";var Tp=20,Lp=e=>new Promise((t,s)=>{let n=()=>{clearTimeout(a),s(e.reason)},a=setTimeout(()=>{e.removeEventListener("abort",n),t()},1e3);e.addEventListener("abort",n,{once:!0})});async function No(e,t,{signal:s,stopped:n,tick:a=Lp,note:o=()=>{}}){for(;;)try{return await P(e,t,{signal:s})}catch(r){if(r.status!==429)throw r;await o();for(let l=Math.max(Tp,r.retryAfter);l>0;l--){if(n())return null;await a(s)}}}var Us=class{isPublic=!1;keep=!1;category="";area="";forFriends="true";#t;constructor(t){this.#t=t}set(t){Object.assign(this,t),this.#t()}get body(){return{isPublic:this.isPublic,...this.keep?{keepVisibility:!0}:{},...this.category?{category:this.category}:{},...this.area===""?{}:{area:Number(this.area)},...Number(this.area)?{exactForFriends:this.forFriends==="true"}:{}}}};var Bp=30,Ip=["obscured","notPoint"],Do=()=>h().places.source!=="gazetteer",Ms=class{state=null;#t;#e;#s=!1;constructor(t,s){this.#t=t,this.#e=s}get rows(){return(this.#t.rows.items??[]).filter(t=>t.status==="noPlace"&&!Ip.includes(t.reason)).slice(0,Bp)}async run(){let{rows:t}=this,s={n:0,all:t.length,found:0,busy:!0,problem:null};this.state=s,this.#s=!1,this.#e.update();try{for(let n of t){if(this.#s)break;let[a]=await g(F("/api/places",{query:n.place||n.title,limit:1}),{signal:this.#e.signal});s.n++,a&&await this.#t.guess(n,a)&&s.found++,this.#e.update()}}catch(n){if(n.name==="AbortError")return;s.problem=n}s.busy=!1,this.#e.update()}stop(){this.#s=!0}};var Ap=e=>Number(new URLSearchParams(e.split("?")[1]).get("limit"));function Eo(e,t){let s={items:null,next:0,busy:!1,problem:null},n=0,a=async o=>{let r=n,l=t();Object.assign(s,{busy:!0,problem:null}),e.update();try{let u=await g(o?`${l}&after=${o}`:l,{signal:e.signal});if(r!==n)return;s.items=[...o?s.items:[],...u],s.next=u.length<Ap(l)?0:u.at(-1).row}catch(u){if(r!==n||u.name==="AbortError")return;o?p(k(u)):s.problem=u}s.busy=!1,e.update()};return s.clear=()=>{n++,Object.assign(s,{items:null,next:0,busy:!1,problem:null})},s.load=()=>a(0),s.more=async()=>{!s.busy&&s.next&&await a(s.next)},s.put=o=>{s.items=s.items?.map(r=>r.row===o.row?o:r)??null},s.drop=o=>{s.items=s.items?.filter(r=>r.row!==o.row)??null,s.items&&!s.items.length&&s.more()},s}var Up=e=>(/\.zip$/i.test(e.name??"")?1e3:100)*2**20,Ro=20,Mp=200,_p=["ready","noPlace","duplicate","bad","skipped","done"],jp=4,Np=["noPoint","zeroPoint","notPoint","obscured","badPoint","noTitle","badLine","twice","known"],Ho=e=>Np.includes(e.reason)?e.reason:"",_s=class{current=null;unfinished=[];status="ready";progress=null;refusal=null;published=null;#t;#e=null;#s=!1;constructor(t){this.#t=t,this.options=new Us(()=>t.update()),this.places=new Ms(this,t),this.rows=Eo(t,()=>F(`${this.#i}/rows`,{status:this.status,limit:50})),this.loading=R(t,()=>this.#n())}get#i(){return`/api/imports/${this.current.id}`}get tabs(){let{counts:t}=this.current;return _p.map((s,n)=>({name:s,n:t[s],at:n})).filter(({n:s,at:n})=>s||n<jp)}get isBusy(){return!!this.published?.busy}get isDone(){let{counts:t}=this.current;return!!this.published&&!this.isBusy&&!this.published.problem&&!t.ready&&!t.noPlace&&!t.media}async#n(){let{signal:t}=this.#t,s=this.#t.query.get("id"),n=await g("/api/imports",{signal:t});this.unfinished=n.filter(o=>o.counts.ready||o.counts.noPlace);let a=n.find(o=>o.id===s);a&&await this.#a(a)}async#a(t){this.current=t,this.published=null,this.places.state=null,this.status=this.tabs.find(({n:s})=>s)?.name??"ready",this.rows.clear(),await this.rows.load()}open(t){return this.#t.rename(F("/import",{id:t.id})),this.#a(t)}async upload(t,s=ie){let n=new AbortController;this.#e=n,this.#t.signal.addEventListener("abort",()=>n.abort(),{once:!0}),Object.assign(this,{progress:0,refusal:null}),this.#t.update();let a=o=>{this.progress=o,this.#t.update()};try{if(t.size>Up(t))throw{code:"page",text:i("import.tooLarge")};let o=await s("POST","/api/imports",t,{progress:a,signal:n.signal});if(n.signal.aborted)return;await this.open(o)}catch(o){if(o.name==="AbortError")return;this.refusal=o,o.reason==="too_many_imports"&&await this.loading.load()}finally{this.progress=null,this.#t.update()}}cancel(){this.#e?.abort()}choose(t){return this.status=t,this.rows.clear(),this.rows.load()}async#o(t,s){let n=await tt(V(`${this.#i}/rows/${t.row}`,s).then(a=>{let o={...this.current.counts};o[t.status]--,o[a.status]++,this.current={...this.current,counts:o},a.status===t.status?this.rows.put(a):this.rows.drop(t)}));return this.#t.update(),n}skip(t,s){return this.#o(t,{skip:s})}place(t,{point:s,name:n,location:a}){let o=a?.name??n;return this.#o(t,{latitude:s.lat,longitude:s.lng,...o?{place:o}:{}})}guess(t,{latitude:s,longitude:n}){return this.#o(t,{latitude:s,longitude:n,guessed:!0})}rename(t,s){return this.#o(t,{title:s})}async commit(){if(this.isBusy)return;let{signal:t}=this.#t,{ready:s,done:n}=this.current.counts;this.#s=!1;let a={made:0,taken:0,all:s,busy:!0,problem:null};this.published=a;let o=r=>{this.current=r,Object.assign(a,{made:r.counts.done-n,taken:s-r.counts.ready}),this.#t.update()};this.#t.update();try{for(let r=Ro;this.current.counts.ready&&!this.#s;){let l=this.current.counts.ready,u=await No(`${this.#i}/commit`,{...this.options.body,limit:Mp},{signal:t,stopped:()=>this.#s,note:()=>g(this.#i,{signal:t}).then(o)});if(!u)break;if(o(u),r=this.current.counts.ready<l?Ro:this.current.counts.media?r-1:0,!r)throw{code:"strange"}}}catch(r){if(r.name==="AbortError")return;a.problem=r,await g(this.#i,{signal:t}).then(o).catch(()=>{})}a.busy=!1,t.aborted||await this.choose(this.current.counts.ready?"ready":"done")}stop(){this.#s=!0}leave(){return this.current=null,this.refusal=null,this.#t.query.delete("id"),this.#t.rename("/import"),this.loading.load()}async discard(t){await tt(S(`/api/imports/${t.id}`))&&await this.leave()}};var Dp=["track","route","line","area","picture","link","file","damaged","text"];function Co({leftOut:e=[]}){let t=e.filter(({kind:s})=>Dp.includes(s));return t.length?i("import.leftOut",{n:t.reduce((s,{n})=>s+n,0),list:pn(t.map(({kind:s,n})=>i(`import.kind.${s}`,{n})))}):""}var zo=({leftOut:e=[]})=>e.flatMap(({where:t=[]})=>t).map(({file:t="",line:s=0,column:n=0})=>s?i(t?"import.leftAt":"import.leftLine",{file:t,line:L(s),column:L(n)}):t);import{html as Di,nothing as Ni}from"../lib/lit-html/lit-html.js";var Vo=(e,t,s,n,a)=>Di`
  <label class="switch">
    <span>${s}<br><span class="soft">${n}</span></span>
    <input type="checkbox" role="switch" id=${e} .checked=${t} @change=${o=>a(o.target.checked)}>
  </label>`,Ep=(e,t)=>Di`
  ${e.current.format==="finds"?Vo("import-keep",t.keep,i("import.keep"),i("import.keepHint"),s=>t.set({keep:s})):Ni}
  ${t.keep?Ni:Vo("import-public",t.isPublic,i("import.public"),i("import.publicHint"),s=>t.set({isPublic:s}))}`,Rp=e=>O("import-category",{label:i("import.category"),options:[["",i("edit.none")],...jt.map(t=>[t,nt(t)])],chosen:e.category,set:t=>e.set({category:t})}),Hp=e=>O("import-area",{label:i("place.shown"),hint:i("import.areaHint"),chosen:e.area,set:t=>e.set({area:t}),options:[["",i("place.asSet")],...fe()]}),Cp=e=>O("import-friends",{label:i("place.exactFor"),options:Ss(),chosen:e.forFriends,set:t=>e.set({forFriends:t})}),Wo=(e,t=e.options)=>Di`
  ${Ep(e,t)}
  <div class="folds">
    <details class="fold" id="fold-import">
      <summary>${c("filter")} <span class="grow">${i("import.more")}</span> ${c("next")}</summary>
      <div class="stack">${Rp(t)}${Hp(t)}${Number(t.area)?Cp(t):Ni}</div>
    </details>
  </div>`;import{html as K,nothing as Rt}from"../lib/lit-html/lit-html.js";function zp(e){if(e.status==="ready"&&e.reason!=="noTitle")return e.guessed?i("import.guessed"):e.place??"";let t=Ho(e),s=e.line?`${i("import.line",{n:e.line})}: `:"";return t?s+i(`import.reason.${t}`):""}async function Ri(e,t,s){if(!await s)return;let n=e.rows.items?.[Math.min(t,e.rows.items.length-1)];y(n?`row-${n.row}`:"part-rows")}function Vp(e,t,s,n){let a=new at(n,null,()=>Ri(e,s,e.place(t,a.value)));return ge(a)}var js=e=>e.title||i("import.line",{n:e.row}),Ei=(e,t,s)=>K`
  <button type="button" class="quiet" id="row-${e.row}" aria-label=${`${t}: ${js(e)}`} @click=${s}>${t}</button>`,Wp=e=>t=>d(t,"title",{label:i("find.titleField"),value:e.title,required:!0,least:1,most:h().limits.title});async function Gp(e,t){await j(n=>new v({send:async({title:a})=>{await e.rename(t,a.trim())&&n()}}),i("import.rename"),Wp(t),n=>_(n,i("action.save"))),y(`name-${t.row}`)}var Go=(e,t)=>K`
  <button type="button" class="round" id="name-${t.row}" aria-label=${`${i("import.rename")}: ${js(t)}`}
    @click=${()=>Gp(e,t)}>
    ${c("edit")}
  </button>`,Jo=e=>e.findId?K`
  <a class="button quiet" href="/finds/${e.findId}" aria-label=${`${i("import.show")}: ${js(e)}`}>
    ${i("import.show")}</a>`:Rt,Jp=(e,t,s,n)=>({ready:()=>K`${Go(e,t)}${Ei(t,i("import.skip"),()=>Ri(e,s,e.skip(t,!0)))}`,skipped:()=>Ei(t,i("import.unskip"),()=>Ri(e,s,e.skip(t,!1))),noPlace:()=>K`${Go(e,t)}${Ei(t,i("import.locate"),()=>Vp(e,t,s,n))}`,duplicate:()=>Jo(t),done:()=>Jo(t)})[t.status]?.()??Rt,Hi=e=>e?K`<br><span class="soft" dir="auto">${e}</span>`:Rt,Yp=e=>e.slice(e.lastIndexOf("/")+1),Xp=e=>[`import.lost.${e}`,`rule.${e}`,`reason.${e}`].map(t=>[t,i(t)]).find(([t,s])=>s!==t)?.[1]??e,Zp=({media:e,lost:t=[]})=>[e>t.length?Hi(i("import.rowMedia",{n:e-t.length})):Rt,...t.map(({file:s,reason:n})=>Hi(`${Yp(s)}: ${Xp(n)}`))],Kp=(e,t,s,n)=>K`
  <li class="row between">
    <span class="grow"><bdi class="strong">${js(t)}</bdi>${Hi(zp(t))}${Zp(t)}</span>
    <span class="row">${Jp(e,t,s,n)}</span>
  </li>`;function Qp(e,t){let{items:s,problem:n,load:a}=e.rows;return n?m(n,a):s?s.length?K`
    <ul class="people" aria-label=${i("import.rows")}>${s.map((o,r)=>Kp(e,o,r,t))}</ul>
    ${B(e.rows)}`:K`<p class="soft" role="status">${i("import.none")}</p>`:b(4)}var tu=(e,{n:t,all:s})=>K`
  <progress max=${s} .value=${t} aria-label=${i("import.lookUp")}></progress>
  <p class="row between">
    <span role="status">${i("import.progress",{n:t,all:L(s)})}</span>
    <button type="button" class="quiet" @click=${()=>e.places.stop()}>${i("import.stop")}</button>
  </p>`;async function eu(e){await e.places.run(),y("part-rows")}function su(e){let{state:t,rows:s}=e.places;return t?.busy?tu(e,t):K`
    ${t?K`<p role="status">${i("import.lookedUp",{n:t.found})}</p>`:Rt}
    ${t?.problem?m(t.problem):Rt}
    ${s.length?K`
      <p class="hint">${i("import.lookUpText",{source:h().places.attribution})}</p>
      <p>
        <button type="button" class="quiet" id="import-lookup" @click=${()=>eu(e)}>${i("import.lookUp")}</button>
      </p>`:Rt}`}var Yo=(e,t)=>K`
  <section class="card">
    ${Z("rows",i("import.rows"))}
    <div class="chips" role="group" aria-label=${i("import.which")}>
      ${e.tabs.map(({name:s,n})=>ae(e.status===s,`${i(`import.status.${s}`)} (${L(n)})`,()=>e.choose(s)))}
    </div>
    ${e.status==="noPlace"&&Do()?su(e):Rt}
    ${Qp(e,t)}
  </section>`;var iu=".gpx,.kml,.kmz,.geojson,.geojsonl,.json,.umap,.csv,.tsv,.txt,.zip";async function nu(e,t){let s=e.target,[n]=s.files;n&&(await t.upload(n),s.value="",t.current&&y("part-import"))}var au=e=>I`
  <progress max="1" .value=${e.progress} aria-label=${i("import.upload")}></progress>
  <p class="row between">
    <span class="soft" role="status">${i(e.progress<1?"import.upload":"import.reading")}</span>
    <button type="button" class="quiet" @click=${()=>e.cancel()}>${i("action.cancel")}</button>
  </p>`,ou=e=>I`
  <p class="row actions">
    <label class="button" for="import-file">${c("plus")} ${i("import.choose")}</label>
    <input class="file" id="import-file" type="file" accept=${iu} aria-describedby="import-hint" @change=${t=>nu(t,e)}>
  </p>`,ru=e=>I`
  <section class="card">
    <p>${i("import.text")}</p>
    ${e.refusal?m(e.refusal):J}
    ${e.progress===null?ou(e):au(e)}
    <p class="hint" id="import-hint">${i("import.files")}</p>
  </section>
  ${e.unfinished.length?lu(e):J}`;async function Zo(e,t){await T(i("import.discardTitle"),i("import.discardText"),i("import.discard"))&&(await e.discard(t),y("import-file"))}var Ns=e=>e.name||i("import.unnamed");async function cu(e,t){await e.open(t),y("part-import")}var lu=e=>I`
  <section class="card">
    <h2>${i("import.unfinished")}</h2>
    <ul class="people">${e.unfinished.map(t=>I`
      <li class="row between">
        <span class="grow"><bdi class="strong">${Ns(t)}</bdi><br>
          <span class="soft">${i("import.left",{n:t.counts.ready+t.counts.noPlace})} ${Ko(t)}</span></span>
        <span class="row">
          <button type="button" class="quiet" aria-label=${`${i("import.goOn")}: ${Ns(t)}`} @click=${()=>cu(e,t)}>
            ${i("import.goOn")}
          </button>
          <button type="button" class="round" aria-label=${`${i("import.discard")}: ${Ns(t)}`}
            @click=${()=>Zo(e,t)}>
            ${c("trash")}
          </button>
        </span>
      </li>`)}
    </ul>
  </section>`,Ko=e=>i("import.ends",{date:st(e.expiresAt)});async function pu(e){await e.commit(),y("part-import")}var uu=(e,{taken:t,all:s})=>I`
  <progress max=${s} .value=${t} aria-label=${i("import.running")}></progress>
  <p class="row between">
    <span role="status">${i("import.progress",{n:t,all:L(s)})}</span>
    <button type="button" class="quiet" id="import-stop" @click=${()=>e.stop()}>${i("import.stop")}</button>
  </p>
  ${e.current.counts.media?I`<p class="soft">${i("import.mediaLeft",{n:e.current.counts.media})}</p>`:J}`,du=({mediaDone:e,mediaLost:t},{made:s})=>I`
  <p role="status">${c("check")} ${i("import.made",{n:s})}</p>
  ${e?I`<p>${i("import.media",{n:e})}</p>`:J}
  ${t?I`<p>${i("import.mediaLost",{n:t})}</p>`:J}
  ${s?I`<p><a class="button" href="/profile">${i("import.see")}</a></p>`:J}`,mu=(e,t)=>I`
  ${Wo(e)}
  <button type="button" class="main" id="import-commit" @click=${()=>pu(e)}>${i("import.commit",{n:t})}</button>`;function hu(e){let[t,s]=[Co(e),zo(e)];return I`
    ${t?I`<p id="import-left">${t}</p>`:J}
    ${s.length?I`
      <details>
        <summary>${i("import.leftWhere")}</summary>
        <ul>${s.map(n=>I`<li><bdi>${n}</bdi></li>`)}</ul>
      </details>`:J}
    ${e.guessedEncoding?I`<p>${i("import.encoding",{name:e.guessedEncoding})}</p>`:J}`}function fu(e){let{current:t,published:s}=e;return I`
    <section class="card">
      ${Z("import",I`<bdi>${Ns(t)}</bdi>`)}
      ${e.isBusy?uu(e,s):I`
        ${e.isDone?J:I`<p class="soft">${Ko(t)}</p>`}
        ${hu(t)}
        ${s?du(t.counts,s):J}
        ${s?.problem?m(s.problem):J}
        ${t.counts.ready?mu(e,t.counts.ready):J}
        <p class="row">${e.isDone?I`
          <button type="button" class="quiet" @click=${()=>Xo(e)}>${i("import.finish")}</button>`:I`
          <button type="button" class="quiet" @click=${()=>Xo(e)}>${i("import.other")}</button>
          <button type="button" class="danger" @click=${()=>Zo(e,t)}>${i("import.discard")}</button>`}
        </p>`}
    </section>`}async function Xo(e){await e.leave(),y("import-file")}function $u(e,t){return e.loading.problem?m(e.loading.problem,e.loading.load):e.current?I`${fu(e)}${e.isBusy?J:Yo(e,t)}`:ru(e)}function Qo(e){let t=new _s(e);return{title:i("import.title"),ready:t.loading.load(),view:()=>I`${f(i("import.title"),J,"/settings")}${$u(t,e)}`}}import{html as C,nothing as Ht}from"../lib/lit-html/lit-html.js";var gu=1e3,tr=[5,15,30,60],Ds=class{areas=null;wishes=[];job=null;chosen=null;plan=null;problem=null;km=15;busy=!1;#t;#e;constructor(t,s=En){this.#t=t,this.#e=s,this.loading=R(t,async()=>{await this.#i(),this.#n();let n=oe(t.query?.get("at"));n&&!this.chosen&&await this.#s(n)})}async#s({lat:t,lng:s}){let n=await g(F("/api/places/reverse",{lat:t,lng:s}),{signal:this.#t.signal}).catch(()=>null);n&&await this.choose(n)}get isRunning(){return this.job?.state==="running"}async#i(){let{areas:t,job:s,wishes:n}=await g("/api/admin/map",{signal:this.#t.signal});Object.assign(this,{areas:t,job:s,wishes:n}),this.#t.update()}async#n(){for(;this.isRunning&&!this.#t.signal.aborted;)await this.#e(gu),await this.#i().catch(()=>{})}get#a(){return{...this.chosen,km:this.km}}choose({name:t,address:s,latitude:n,longitude:a}){return this.chosen={title:[t,s].filter(Boolean).join(", "),latitude:n,longitude:a},this.#o()}grant({title:t,latitude:s,longitude:n}){return this.chosen={title:t,latitude:s,longitude:n},this.add()}resize(t){return this.km=t,this.#o()}async#o(){Object.assign(this,{plan:null,problem:null,busy:!0}),this.#t.update();let t=JSON.stringify(this.#a),s=await P("/api/admin/map/plans",this.#a).then(n=>({plan:n}),n=>({problem:n}));t===JSON.stringify(this.#a)&&(Object.assign(this,s,{busy:!1}),this.#t.update())}async add(){try{this.job=await P("/api/admin/map/areas",this.#a),Object.assign(this,{plan:null,problem:null})}catch(t){this.problem=t}this.#t.update(),await this.#n()}async renew(t){try{this.job=await D(`/api/admin/map/areas/${t.name}`)}catch(s){p(k(s))}this.#t.update(),await this.#n()}async remove(t){try{await S(`/api/admin/map/areas/${t.name}`),await this.#i(),p(i("areas.removed",{title:t.title}))}catch(s){p(k(s))}}};async function bu(e,t){await T(i("areas.removeTitle",{title:t.title}),i("areas.removeText"),i("areas.remove"))&&e.remove(t)}var wu=(e,t)=>C`
  <li class="row between">
    <span><span class="strong" dir="auto">${t.title}</span><br>
      <span class="soft">${z(t.bytes)} · ${H(t.updatedAt)}</span></span>
    <span class="row">
      ${t.updatable?C`
        <button type="button" class="quiet" ?disabled=${e.isRunning} aria-label="${i("areas.update")}: ${t.title}"
          @click=${()=>e.renew(t)}>${i("areas.update")}</button>`:Ht}
      <button type="button" class="danger" aria-label="${i("areas.remove")}: ${t.title}" @click=${()=>bu(e,t)}>
        ${i("areas.remove")}
      </button>
    </span>
  </li>`,yu=e=>C`
  <section class="card" aria-labelledby="areas">
    <h2 id="areas">${i("areas.list")}</h2>
    ${e.areas.length?C`<ul class="people">${e.areas.map(t=>wu(e,t))}</ul>`:M(i("areas.none"),i("areas.noneText"))}
  </section>`,vu=(e,t)=>C`
  <li class="row between">
    <span><span class="strong" dir="auto">${t.title}</span><br><span class="soft">${i("areas.wishedBy",{n:t.users})}</span></span>
    <button type="button" class="quiet" ?disabled=${e.isRunning} aria-label=${i("areas.grant",{title:t.title})}
      @click=${()=>e.grant(t)}>${i("areas.addWish")}</button>
  </li>`,ku=e=>e.wishes.length?C`
  <section class="card" aria-labelledby="wishes">
    <h2 id="wishes">${i("areas.wishes")}</h2>
    <ul class="people">${e.wishes.map(t=>vu(e,t))}</ul>
  </section>`:Ht,xu=e=>O("km",{label:i("areas.size"),options:tr.map(t=>[t,Ve(t)]),chosen:e.km,set:t=>e.resize(Number(t))}),Ou=e=>C`
  <p>${i("areas.from",{host:e.plan.host})}</p>
  <button type="button" class="main" @click=${()=>e.add()}>
    ${c("map")} ${i("areas.add",{title:e.chosen.title,size:z(e.plan.bytes)})}
  </button>`;function Pu(e){return!e.chosen||e.isRunning?Ht:C`
    <p class="strong" dir="auto">${e.chosen.title}</p>
    ${xu(e)}
    ${e.busy?C`<p class="soft" role="status">${i("areas.asking")}</p>`:Ht}
    ${e.problem?C`<p class="error" role="alert">${k(e.problem)}</p>`:Ht}
    ${e.plan?Ou(e):Ht}`}function Fu(e){let{job:t}=e;if(!t)return Ht;let{title:s,state:n}=t;if(n==="failed")return C`<p class="error" role="alert">${i("areas.failed",{title:s})} ${k(t)}</p>`;if(n==="current")return C`<p role="status">${i("areas.current",{title:s})}</p>`;if(n==="done")return C`
      <p role="status">${i("areas.done",{title:s})}</p>
      <a class="button" href="/" @click=${o=>{o.preventDefault(),location.assign("/")}}>${i("areas.show")}</a>`;let a=i("areas.started",{title:s});return C`
    <p role="status">${t.total?i("areas.running",{title:s,done:z(t.bytes),total:z(t.total)}):a}</p>
    <progress max=${t.total||1} .value=${t.bytes} aria-label=${a}></progress>`}var qu=e=>C`
  <section class="card" aria-labelledby="where">
    <h2 id="where">${i("areas.where")}</h2>
    <p class="hint">${i("areas.whereText")}</p>
    <place-search id="area" .label=${i("areas.search")} @choose=${({detail:t})=>e.choose(t.value)}></place-search>
    ${Pu(e)}
    ${Fu(e)}
  </section>`;function Su(e){return e.loading.problem?m(e.loading.problem,e.loading.load):e.areas?C`
    ${qu(e)}
    ${ku(e)}
    ${yu(e)}`:b(3)}function er(e){let t=new Ds(e);return{title:i("admin.map"),ready:t.loading.load(),view:()=>C`${f(i("admin.map"),Ht,"/admin")}${Su(t)}`}}import{html as G,nothing as rt}from"../lib/lit-html/lit-html.js";var Tu=4,Lu=e=>e.map((t,s)=>t.map((n,a)=>n?`M${a} ${s}h1v1h-1z`:"").join("")).join("");async function sr(e){let{encode:t}=await import(new URL("lib/uqr/uqr.js",He).href),{data:s,size:n}=t(e,{ecc:"M",border:Tu});return{size:n,path:Lu(s)}}var ir=[1,2,5,10,25,100],nr=[1,7,30,90],Es=class{created=null;#t;constructor(t){this.#t=t,this.list=E(t,"/api/invites"),this.form=new v({send:(s,n)=>this.#e(s,n),update:t.update})}get isAdmin(){return w()?.role==="admin"}isMine(t){return t.inviter?.id===w()?.id}async#e({uses:t,days:s,note:n="",befriend:a},o){let r={uses:Number(t),days:Number(s),note:n.trim(),befriend:!!a},l=await P("/api/invites",r);this.created={...l,url:new URL(l.link,location.origin).href,code:null},o.reset(),this.#t.update(),await Promise.all([this.#s(this.created),this.list.load()])}async#s(t){t.code=await sr(t.url).catch(()=>null),this.#t.update()}close=()=>{this.created=null,this.#t.update()};async copy(){try{await navigator.clipboard.writeText(this.created.url),p(i("find.copied"))}catch{p(i("invites.copyYourself"))}}get canShare(){return!!navigator.share}async share(){try{let t=i("invites.shareText",{name:x(w()),instance:zt()});await navigator.share({title:i("invites.shareTitle",{instance:zt()}),text:t,url:this.created.url})}catch(t){t.name!=="AbortError"&&await this.copy()}}async revoke(t){try{await S(`/api/invites/${t.id}`),this.created?.id===t.id&&(this.created=null),await this.list.load()}catch(s){p(k(s))}this.#t.update()}};var Bu=()=>G`
  <label class="switch">
    <span>${i("invites.befriend")}<br><span class="soft">${i("invites.befriendHint")}</span></span>
    <input type="checkbox" role="switch" id="befriend" name="befriend" checked>
  </label>`;function Iu({target:e,currentTarget:t}){e.name==="uses"&&(t.elements.befriend.checked=e.value==="1")}async function Au(e,t){let s=t.created;await t.form.submit(e),t.created!==s&&await y("created-title")}var Uu=(e,t=e.form)=>G`
  <form class="card" novalidate aria-labelledby="new-invite" @change=${Iu} @submit=${s=>Au(s,e)}>
    <h2 id="new-invite">${i("invites.new")}</h2>
    ${q(t)}
    <div class="pair">
      ${O("uses",{label:i("invites.uses"),options:ir.map(s=>[s,i("invites.people",{n:s})]),chosen:1})}
      ${O("days",{label:i("invites.days"),options:nr.map(s=>[s,i("invites.daysOf",{n:s})]),chosen:7})}
    </div>
    ${Bu()}
    ${d(t,"note",{label:i("invites.note"),hint:i("invites.noteHint"),most:200})}
    <div class="row end">${_(t,i("invites.create"))}</div>
  </form>`,Mu=({size:e,path:t})=>G`
  <svg class="qr" viewBox="0 0 ${e} ${e}" role="img" aria-label=${i("invites.qr")} shape-rendering="crispEdges">
    <path d=${t}></path>
  </svg>`,_u=e=>G`
  <button type="button" class="quiet" @click=${()=>e.share()}>${c("share")} ${i("action.share")}</button>`,ju=e=>G`
  <section class="card" id="created" aria-labelledby="created-title">
    <div class="row between"><h2 id="created-title" tabindex="-1">${i("invites.ready")}</h2>${_t(e.close)}</div>
    <p role="status">${i("invites.once")}</p>
    <div class="field">
      <label for="link">${i("invites.link")}</label>
      <input id="link" type="text" readonly dir="ltr" .value=${e.created.url} @focus=${t=>t.target.select()}>
    </div>
    <p class="row actions">
      <button type="button" @click=${()=>e.copy()}>${c("copy")} ${i("invites.copy")}</button>
      ${e.canShare?_u(e):rt}
    </p>
    ${e.created.code?Mu(e.created.code):rt}
  </section>`,Nu=e=>G`<li><a class="person" href="/people/${e.id}">${it(e,28)} <span class="strong">${x(e)}</span></a></li>`;async function Du(e,t){await T(i("invites.revokeTitle"),i("invites.revokeText"),i("invites.revoke"))&&await e.revoke(t)}var Eu=(e,t,s)=>G`
  <button type="button" class="quiet" aria-label="${i("invites.revoke")}: ${s}" @click=${()=>Du(e,t)}>
    ${i("invites.revoke")}
  </button>`,Ru={open:"invites.open",used_up:"invites.usedUp",expired:"invites.expired",revoked:"invites.revoked",suspended:"invites.suspended"},Hu=(e,t)=>!e.isAdmin||e.isMine(t)?rt:G` · ${t.inviter?i("invites.by",{name:x(t.inviter)}):i("invites.byCommand")}`;function Cu(e,t){let s=t.note||i("invites.of",{date:st(t.createdAt)}),n=t.state==="open";return G`
    <li class="invite">
      <div class="row between">
        <span class="strong" dir="auto">${s}</span>
        <span class="badge">${i(Ru[t.state])}</span>
      </div>
      <p class="soft">
        ${i("invites.used",{used:L(t.uses-t.usesLeft),uses:L(t.uses)})}
        ${n?G` · ${i("invites.until",{date:st(t.expiresAt)})}`:rt}
        ${t.befriend?G` · ${i("invites.befriends")}`:rt}
        ${Hu(e,t)}
      </p>
      ${t.usedBy.length?G`<ul class="row used" aria-label=${i("invites.usedBy")}>${t.usedBy.map(Nu)}</ul>`:rt}
      ${n?G`<p class="row actions">${Eu(e,t,s)}</p>`:rt}
    </li>`}function zu(e){let{items:t,problem:s,load:n}=e.list;return s?m(s,n):t?t.length?G`
    <section class="card">
      <h2>${i(e.isAdmin?"invites.all":"invites.yours")}</h2>
      <ul class="people">${t.map(a=>Cu(e,a))}</ul>
      ${B(e.list)}
    </section>`:Mt()?rt:M(i("invites.none"),i("reason.may_not_invite")):b(2)}function ar(e){let t=new Es(e);return{title:i("invites.title"),ready:t.list.load(),view:()=>G`
      ${f(i("invites.title"),rt,"/people")}
      ${Mt()?G`<p class="lead">${i("invites.lead")}</p>`:rt}
      ${t.created?ju(t):rt}
      ${Mt()?Uu(t):rt}
      ${zu(t)}`}}import{html as Ci,nothing as Vu}from"../lib/lit-html/lit-html.js";var rr=(e,t)=>Ci`
  <div class="field">
    <p><span class="strong">${e}</span><br>${t}</p>
    <p class="hint">${i("admin.fixed")}</p>
  </div>`;function or(e,t,s,n,a){let o=e.values[t];return e.isFixed(t)?rr(n,a(o)):O(t,{label:n,options:s.map(r=>[r,a(r)]),chosen:o})}var Wu=e=>d(e.form,"mediaLimit",{label:i("admin.limitOfAll"),hint:i("admin.limitOfAllHint"),kind:"number",mode:"numeric",value:e.limit}),Gu=({mediaLimit:e})=>e?z(e):i("admin.limits.none"),Ju=e=>Ci`
  <form class="card" novalidate @submit=${e.form.submit}>
    ${q(e.form)}
    <p class="hint">${i("admin.public")}</p>
    ${d(e.form,"name",{label:i("admin.name"),value:e.values.name,most:50})}
    ${d(e.form,"description",{label:i("admin.description"),value:e.values.description,kind:"area",most:500})}
    ${d(e.form,"rules",{label:i("admin.rules"),value:e.values.rules,kind:"area",most:5e3})}
    ${d(e.form,"contact",{label:i("admin.contact"),hint:i("admin.contactHint"),value:e.values.contact,most:200})}
    ${or(e,"registration",Ea,i("admin.registration"),t=>i(`admin.modes.${t}`))}
    ${or(e,"invites",Ra,i("admin.whoInvites"),t=>i(`admin.inviters.${t}`))}
    ${e.isFixed("mediaLimit")?rr(i("admin.limitOfAll"),Gu(e.values)):Wu(e)}
    <div class="row end">${_(e.form,i("action.save"))}</div>
  </form>`;function Yu(e){return e.loading.problem?m(e.loading.problem,e.loading.load):e.values?Ju(e):b(4)}function cr(e){let t=new fs(e);return{title:i("admin.instance"),ready:t.loading.load(),view:()=>Ci`${f(i("admin.instance"),Vu,"/admin")}${Yu(t)}`}}import{html as ft,nothing as Kt}from"../lib/lit-html/lit-html.js";var lr=e=>e.slice(e.lastIndexOf("#")+1).trim(),Rs=class{greeting=null;ended=null;#t;constructor(t,s){this.#t=t,this.invite=lr(s);let n={username_taken:"username",invite_needed:"invite",registration_closed:"invite"};this.form=new v({send:a=>this.#s(a),update:t.update,fieldOf:n})}load=async()=>{if(this.invite){try{this.greeting=await P("/api/invites/greeting",{code:this.invite})}catch(t){if(t.reason!=="invite_ended")return;this.ended=t,this.invite=""}this.#t.update()}};get user(){return w()}get isClosed(){return h().registration==="closed"&&!this.invite}get asksInvite(){return h().registration!=="open"&&!this.invite}#e(t){throw t.reason==="invite_needed"&&(this.invite=""),t}async#s({username:t,password:s,invite:n=""}){await Fn();let a=this.invite||lr(n),o={username:t.trim(),password:s,cookie:!0,...a?{invite:a}:{}},r=await P("/api/auth/register",o).catch(l=>this.#e(l));kt(r.user),await this.#t.go("/",{replace:!0}),p(i("join.welcome",{name:r.user.username}))}};var Xu=({form:e,asksInvite:t})=>ft`
  <form novalidate @submit=${e.submit}>
    ${q(e)}
    ${t?d(e,"invite",{label:i("join.invite"),hint:i("join.inviteHint"),required:!0}):Kt}
    ${d(e,"username",{label:i("account.username"),hint:i("join.usernameHint"),required:!0,least:3,most:31,pattern:"[A-Za-z0-9_\\-]*",complete:"username"})}
    ${d(e,"password",{label:i("account.password"),hint:i("join.passwordHint"),kind:"password",required:!0,least:8,most:255,complete:"new-password"})}
    ${_(e,i("join.action"))}
  </form>`;function Zu({greeting:e,invite:t}){let s=e?.inviter,n=ft`<p class="lead">${i("app.about")} ${t?i("join.invited"):Kt}</p>`;return s?ft`
    <div class="inviter">
      ${it(s,56)}
      <h1 tabindex="-1">${i("join.invitedBy",{name:x(s),instance:zt()})}</h1>
    </div>
    ${n}
    ${e.befriend?ft`<p class="note">${i("join.invitedFriend",{name:x(s)})}</p>`:Kt}`:ft`<h1 tabindex="-1">${i("join.title")}</h1>${n}`}var Ku=(e,t)=>ft`${Oa(ft`
  ${Zu(e)}
  ${e.ended?ft`<p class="note" role="alert">${k(e.ended)}</p>`:Kt}
  ${e.user?ft`<p class="note">${i("join.signedIn",{name:x(e.user)})}</p>`:Kt}
  ${e.isClosed?ft`<p class="note">${i("join.closed")}</p>`:Kt}
  ${h().passwordLogin?Xu(e):Kt}
  ${qa("join.provider",{redirect:"/"},{invite:e.invite})}
  <p class="below">${i("join.have")} <a href="/sign-in">${i("signin.action")}</a></p>`)}${xa(t)}`;function pr(e){let t=new Rs(e,location.hash);return{get title(){return i("join.title")},broad:!0,ready:t.load(),view:()=>Ku(t,e.update)}}import{html as gt,nothing as je}from"../lib/lit-html/lit-html.js";var ur=["private","friends","public"],dr=({name:e,description:t,visibility:s})=>({name:e.trim(),description:t.trim()||null,visibility:s}),mr=e=>new v({send:async t=>e(await P("/api/lists",dr(t)))}),Hs=class{constructor(t){let s=t.query.get("user")??"";this.isOwn=!s||s===w().id,this.lists=E(t,F("/api/lists",{userId:s,limit:20}))}},Cs=class{list=null;#t;#e;constructor(t){this.#t=t,this.#e=`/api/lists/${t.params.id}`,this.finds=E(t,`${this.#e}/finds?limit=50`),this.loading=R(t,()=>this.#s())}get title(){return this.list?.name??i("lists.one")}get isOwn(){return this.list?.userId===w().id}get canHide(){return!this.isOwn&&w().role==="admin"&&!!this.list&&this.list.visibility!=="private"}get listsPath(){return F("/lists",{user:this.list&&!this.isOwn&&this.list.userId})}async#s(){this.list=await g(this.#e,{signal:this.#t.signal}),await this.finds.load()}editForm=t=>new v({send:async s=>{this.list=await D(this.#e,dr(s)),this.#t.update(),t()}});hideForm=t=>new v({send:async({reason:s})=>{await P(`/api/admin/lists/${this.list.id}/private`,{reason:s.trim()}),t(),this.#t.go(this.listsPath,{replace:!0})}});async remove(){await tt(S(this.#e))&&this.#t.go("/lists",{replace:!0})}async#i(t){if(await tt(t)){let s=await g(this.#e).catch(()=>this.list);this.list=s}this.#t.update()}drop(t){return this.#i(S(`${this.#e}/finds/${t.id}`).then(()=>{if(this.finds.items=this.finds.items.filter(s=>s.id!==t.id),!this.finds.items.length&&this.finds.next)return this.finds.load()}))}setCover(t){return this.#i(D(this.#e,{coverId:t.id}))}move(t,s){let{items:n}=this.finds,a=n.findIndex(r=>r.id===t.id),o=n[a+s];return o?this.#i(D(`${this.#e}/finds/${t.id}/place`,{[s<0?"before":"after"]:o.id}).then(()=>{let r=n.filter(l=>l.id!==t.id);r.splice(a+s,0,t),this.finds.items=r})):null}},zs=class{lists=null;update=()=>{};#t;constructor(t){this.#t=t,this.form=new v({send:(s,n)=>this.#e(s,n),update:()=>this.update()})}load(){return tt(g(`/api/finds/${this.#t}/lists`).then(t=>{this.lists=t}))}async toggle(t){let s=`/api/lists/${t.id}/finds/${this.#t}`;t.hasFind=!t.hasFind,this.update(),await tt(t.hasFind?D(s):S(s))||(t.hasFind=!t.hasFind),this.update()}async#e({list:t},s){let n=await P("/api/lists",{name:t.trim()});this.lists.unshift({...n,hasFind:!1}),s.reset(),await this.toggle(this.lists[0])}};import{html as be,nothing as Qu}from"../lib/lit-html/lit-html.js";var td={private:"lock",friends:"people",public:"globe"},Vs=e=>be`
  <span class="badge">${c(td[e.visibility])} ${i(`lists.${e.visibility}`)}</span>`,hr=e=>be`
  <li>
    <a class="find" href="/lists/${e.id}">
      <span class="thumb">${e.cover?Dt(e.cover.media,{thumb:!0}):c("bookmark")}</span>
      <span class="what">
        <span class="name" dir="auto">${e.name}</span>
        <span class="soft">${i("lists.finds",{n:e.findCount})}</span>
        <span class="soft marks">${Vs(e)}</span>
      </span>
    </a>
  </li>`,ed=(e,t)=>be`
  ${q(e)}
  ${d(e,"name",{label:i("lists.name"),value:t?.name??"",required:!0,most:100})}
  ${d(e,"description",{label:i("lists.description"),value:t?.description??"",kind:"area",most:500})}
  ${O("visibility",{label:i("lists.who"),hint:i("lists.whoHint"),chosen:t?.visibility??"private",options:ur.map(s=>[s,i(`lists.${s}`)])})}`,Ws=(e,t=null)=>j(e,i(t?"lists.edit":"lists.new"),s=>ed(s,t),s=>_(s,i("action.save"))),sd=(e,t)=>be`
  <li>
    <label class="row list-choice">
      <input type="checkbox" .checked=${t.hasFind} @change=${()=>e.toggle(t)}>
      <span class="grow" dir="auto">${t.name}</span>
      ${Vs(t)}
    </label>
  </li>`,id=(e,t)=>be`
  <div class="row between"><h2>${i("lists.addTo")}</h2>${_t(t)}</div>
  ${e.lists.length?be`<ul class="people">${e.lists.map(s=>sd(e,s))}</ul>`:Qu}
  <form novalidate @submit=${e.form.submit}>
    ${q(e.form)}
    ${d(e.form,"list",{label:i("lists.new"),hint:i("lists.newHint"),required:!0,most:100})}
    <div class="row end"><button type="submit" aria-busy=${e.form.busy?"true":"false"}>${i("lists.create")}</button></div>
  </form>`;async function nd(e){let t=new zs(e.id);await t.load()&&await dt((s,n)=>(t.update=n,id(t,s)),{label:i("lists.addTo")})}import{html as ct,nothing as Ct}from"../lib/lit-html/lit-html.js";var[Gs,ad,od]=[12,28,44],zi=class extends ga{label="";#t=[];set places(t){this.#t=t,this.map&&this.draw()}options(){let{lat:t,lng:s}=this.#t[0]??{lat:25,lng:5};return{view:{lat:t,lng:s,zoom:2},still:!0,onMove:()=>this.map&&this.#e()}}draw(){this.#t.length&&(this.map.fit(this.#t,Gs,{animate:!1}),this.#e())}#e(){this.map.setMarkers(ba(this.#t,t=>this.map.pixelOf(t),od).map(t=>this.#s(t)))}#s([t,...s]){if(!s.length){let r=()=>this.map.setView({...t,zoom:Gs}),l=t.km?t:null;return{key:`${t.lat},${t.lng}`,lat:t.lat,lng:t.lng,kind:"dot",size:ad,text:"",label:t.name,area:l,click:r}}let n=wa({latitude:t.lat,longitude:t.lng,count:s.length+1}),a=s.every(r=>r.lat===t.lat&&r.lng===t.lng);return{...n,click:()=>a?this.map.setView({...t,zoom:Gs}):this.map.fit([t,...s],Gs)}}failed(){this.remove()}};customElements.define("finds-map",zi);var rd=88,fr=(e,t)=>ct`
  <span class="sum"><span class="strong">${L(e)}</span> <span class="soft">${i(t,{n:e})}</span></span>`,Js=(e,{count:t,likes:s,badge:n=Ct,actions:a=Ct})=>ct`
  <section class="profile-head">
    ${it(e,rd)}
    ${e.displayName?ct`<p class="soft">@${e.username}</p>`:Ct}
    ${e.about?ct`<p dir="auto">${e.about}</p>`:Ct}
    <p class="row">
      ${t===void 0?Ct:fr(t,"person.findsSum")}
      ${s===void 0?Ct:fr(s,"person.likesSum")}
      ${n}
    </p>
    <p class="row actions">${a}</p>
  </section>`,cd=e=>ct`
  <li>
    <a class="tile c-${e.category??""}" href="/finds/${e.id}">
      ${e.media.length?Dt(e.media[0],{thumb:!0}):ct`<span class="sign-tile">${Wt(e.category)}</span>`}
      ${e.isPublic?Ct:ct`<span class="corner">${c("lock")}<span class="unseen">${i("find.friendsOnly")}</span></span>`}
      <span class="caption" dir="auto">${e.title}</span>
    </a>
  </li>`,$r=(e,t,s)=>ct`
  <button type="button" class="chip" aria-pressed=${e.layout===t?"true":"false"} @click=${()=>e.show(t)}>
    ${c(s)} ${i(`person.${t}`)}
  </button>`,ld={grid:e=>ct`<ul class="tiles">${e.map(cd)}</ul>`,list:e=>ct`<ul class="card rows">${e.map(t=>oa(t,is(t)))}</ul>`},Vi=e=>[...new Map(e.map(({locationId:t,location:s})=>[t,{...xt(s),km:s.area,name:$n(s)}])).values()];function we(e,t){let{items:s,problem:n,load:a}=e.finds;return n?m(n,a):s?s.length?ct`
    <finds-map .places=${Vi(s)} .label=${i("person.map")}></finds-map>
    <div class="chips" role="group" aria-label=${i("person.layout")}>
      ${$r(e,"grid","camera")}
      ${$r(e,"list","filter")}
    </div>
    ${ld[e.layout](s)}
    ${B(e.finds)}`:M(t.title,t.text,t.action??Ct):b(3)}import{html as Lt,nothing as Qt}from"../lib/lit-html/lit-html.js";var gr=["exact","area","hidden"],br=["","1","7","30","date"],pd=3650,Wi=({findId:e,listId:t})=>e?"find":t?"list":"category",wr=({isPublic:e,location:t})=>e&&!t?.area?"exact":"area";function ud(e,t=new Date){let[s,n,a]=e.split("-").map(Number);return Math.round((Date.UTC(s,n-1,a)-Date.UTC(t.getFullYear(),t.getMonth(),t.getDate()))/864e5)}var yr=(e,t=new Date)=>new Date(Date.UTC(t.getFullYear(),t.getMonth(),t.getDate()+e)).toISOString().slice(0,10);function dd({life:e,until:t}){if(e==="keep")return;if(e==="")return null;let s=e==="date"?ud(t):Number(e);if(s>=1&&s<=pd)return s;throw{code:"page",reason:"until",text:i("shares.untilBad")}}function md({secret:e="new",password:t}){return e==="remove"?null:e==="new"&&t?t:void 0}var hd=e=>({title:e.title.trim(),place:e.place,area:e.place==="area"?Number(e.area):void 0,password:md(e),days:dd(e)}),fd=({chosen:e,category:t})=>({category:e||t.trim()});async function $d(){let e=(await g("/api/finds/categories")).filter(t=>t.ownCount).map(t=>[t.category,t.ownCount]);return[...e,...jt.filter(t=>!e.some(([s])=>s===t)).map(t=>[t,0])]}var Ys=class{constructor({share:t=null,target:s=null,offered:n=[],place:a="area",done:o}){this.share=t,this.target=s,this.place=t?.place??a,this.life=t?.expiresAt?"keep":"",this.secret=t?.hasPassword?"keep":"new",this.offered=n,this.chosen=n[0]?.[0]??"",this.form=new v({send:async r=>o(await this.#t(r)),fieldOf:{until:"until"}})}get kind(){return Wi(this.share??this.target??{})}set(t){Object.assign(this,t),this.form.update()}#t(t){let s=hd(t);return this.share?V(`/api/shares/${this.share.id}`,s):P("/api/shares",{...this.target??fd(t),...s,days:s.days??void 0})}},Zs=e=>new URL(e.link,location.origin).href,Ks=()=>!!navigator.share;async function Qs(e){try{await navigator.clipboard.writeText(Zs(e))}catch{return!1}return p(i("find.copied")),!0}async function ti(e,t){try{await navigator.share({title:t,url:Zs(e)})}catch(s){return s.name==="AbortError"}return!0}var Xs=class{#t;constructor(t){this.#t=t,this.list=E(t,"/api/shares")}take(t){let{items:s}=this.list;if(!s)return this.list.load();let n=s.some(a=>a.id===t.id);return this.list.items=n?s.map(a=>a.id===t.id?t:a):[t,...s],this.#t.update()}async offered(){let t=null;return await tt($d().then(s=>{t=s})),t}async revoke(t){await tt(S(`/api/shares/${t.id}`))&&(this.list.items=this.list.items.filter(s=>s.id!==t.id),p(i("shares.revoked")),this.#t.update())}};var Gi=e=>e.findTitle||e.listName||nt(e.category??""),$t=e=>e.title||Gi(e),vr=({place:e,area:t})=>e==="area"?he(t):i(`shares.place.${e}`),Ji=({expired:e,expiresAt:t})=>i(e?"shares.expired":"shares.until",{date:vt(t)}),gd=e=>Lt`
  ${O("chosen",{error:e.form.errors.chosen,label:i("find.category"),chosen:e.chosen,set:t=>e.set({chosen:t}),options:[...e.offered.map(([t,s])=>[t,nt(t)+(s?` (${L(s)})`:"")]),["",i("shares.otherCategory")]]})}
  ${e.chosen?Qt:d(e.form,"category",{label:i("categories.own"),hint:i("shares.categoryHint"),required:!0,most:h().limits.category})}`,bd={exact:"pin",area:"map",hidden:"block"},wd=(e,t)=>Lt`
  <label class="choice">
    <input type="radio" name="place" value=${t} ?checked=${e.place===t} @change=${()=>e.set({place:t})}>
    <span>
      ${c(bd[t])}
      <span><span class="strong">${i(`shares.place.${t}`)}</span><br><span class="soft">${i(`shares.shows.${t}`)}</span></span>
    </span>
  </label>`,yd=e=>Lt`
  <fieldset class="choices">
    <legend>${i("shares.places")}</legend>
    ${gr.map(t=>wd(e,t))}
  </fieldset>
  ${e.place==="area"?O("area",{error:e.form.errors.area,label:i("shares.area"),hint:i("shares.areaHint"),chosen:String(e.share?.area??Bi[0]),options:Ae()}):Qt}`,vd=e=>Lt`
  ${O("life",{error:e.form.errors.life,label:i("shares.life"),chosen:e.life,set:t=>e.set({life:t}),options:[...e.share?.expiresAt?[["keep",Ji(e.share)]]:[],...br.map(t=>[t,i(`shares.life.${t||"endless"}`)])]})}
  ${e.life==="date"?d(e.form,"until",{label:i("shares.date"),kind:"date",value:yr(14),hint:i("shares.dateHint"),required:!0}):Qt}`,kd=e=>Lt`
  ${e.share?.hasPassword?O("secret",{error:e.form.errors.secret,label:i("account.password"),chosen:e.secret,set:t=>e.set({secret:t}),options:["keep","new","remove"].map(t=>[t,i(`shares.password.${t}`)])}):Qt}
  ${e.secret==="new"?d(e.form,"password",{label:i(e.share?.hasPassword?"settings.newPassword":"account.password"),hint:i("shares.passwordHint"),kind:"password",required:!!e.share?.hasPassword,least:8,most:255,complete:"new-password"}):Qt}`,xd=e=>Lt`
  <p>${i(`shares.about.${e.kind}`)}</p>
  ${q(e.form)}
  ${e.share||e.target?Qt:gd(e)}
  ${yd(e)}
  ${vd(e)}
  ${kd(e)}
  ${d(e.form,"title",{label:i("shares.title"),value:e.share?.title??"",hint:i(`shares.titleHint.${e.kind}`),most:100})}`;async function ei(e){let t=null,s=null,n=r=>(s=new Ys({...e,done:l=>{t=l,r()}}),s.form),[a,o]=e.share?["shares.change","action.save"]:["shares.new","shares.create"];return await j(n,i(a),()=>xd(s),r=>_(r,i(o))),t}async function kr(e){await Qs(e)||(document.getElementById("link").select(),p(i("secret.selected")))}async function Od(e){await ti(e,$t(e))||await kr(e)}var Pd=e=>Lt`
  <button type="button" class="quiet" @click=${()=>Od(e)}>${c("share")} ${i("action.share")}</button>`,Yi=e=>Lt`
  <a class="button quiet" href=${e.link} target="_blank" rel="noreferrer noopener" aria-label="${i("shares.open")}: ${$t(e)}">
    ${c("globe")} ${i("shares.open")}
  </a>`,_e=(e,t=i("shares.ready"))=>dt(s=>Lt`
  <div class="row between"><h2>${t}</h2>${_t(s)}</div>
  <p>${i(e.hasPassword?"shares.readyPassword":"shares.readyText")}</p>
  <div class="field">
    <label for="link">${$t(e)}</label>
    <input id="link" type="text" readonly autofocus dir="ltr" .value=${Zs(e)} @focus=${n=>n.target.select()}>
  </div>
  <p class="row actions">
    <button type="button" @click=${()=>kr(e)}>${c("copy")} ${i("secret.copy")}</button>
    ${Ks()?Pd(e):Qt}
    ${Yi(e)}
  </p>
  <p class="below"><a href="/shares" @click=${()=>s()}>${i("shares.all")}</a></p>`,{label:t});async function xr(e){let t=await ei(e);t&&await _e(t)}var Fd=e=>xr({target:{findId:e.id},place:wr(e)}),Or=e=>xr({target:{listId:e.id}});async function qd(e){await T(i("lists.deleteTitle",{name:e.list.name}),i("lists.deleteText"),i("action.delete"))&&e.remove()}var Sd=e=>Nt(i("lists.menu"),[{text:i("lists.edit"),sign:"edit",run:()=>Ws(e.editForm,e.list)},{text:i("find.byLink"),sign:"share",run:()=>Or(e.list)},{text:i("lists.delete"),sign:"trash",isDanger:!0,run:()=>qd(e)}],{id:"list-menu"}),Td=e=>gt`
  ${q(e)}
  <p>${i("lists.makePrivateText")}</p>
  ${d(e,"reason",{label:i("report.reason"),required:!0,most:500})}`,Ld=e=>Nt(i("lists.menu"),[{text:i("lists.makePrivate"),sign:"lock",isDanger:!0,run:()=>j(e.hideForm,i("lists.makePrivateTitle",{name:e.list.name}),Td,t=>_(t,i("lists.makePrivate")))}],{id:"list-menu"});async function Pr(e,t,s){await e.move(t,s),y(`find-${t.id}`)}async function Bd(e,t){await e.drop(t),y("list-menu")}function Id(e,t,s){let n=e.finds.items.length-1;return Nt(i("lists.findMenu",{title:t.title}),[...s>0?[{text:i("lists.up"),run:()=>Pr(e,t,-1)}]:[],...s<n?[{text:i("lists.down"),run:()=>Pr(e,t,1)}]:[],...t.media.some(a=>a.type==="image")?[{text:i("lists.cover"),sign:"camera",run:()=>e.setCover(t)}]:[],{text:i("lists.drop"),sign:"close",run:()=>Bd(e,t)}],{id:`find-${t.id}`})}var Ad=(e,t,s)=>gt`
  <li class="listed">
    ${aa(t,is(t))}
    ${e.isOwn?Id(e,t,s):je}
  </li>`,Ud=({user:e})=>gt`<a class="person" href="/people/${e.id}">${it(e)} <span>${x(e)}</span></a>`,Md=e=>gt`
  <div class="card">
    ${e.isOwn?je:Ud(e.list)}
    ${e.list.description?gt`<p class="text" dir="auto">${e.list.description}</p>`:je}
    <p class="marks">${Vs(e.list)} <span class="soft">${i("lists.finds",{n:e.list.findCount})}</span></p>
  </div>`;function _d(e){let{items:t,problem:s,load:n}=e.finds;return s?m(s,n):t?t.length?gt`
    <finds-map .places=${Vi(t)} .label=${i("person.map")}></finds-map>
    <ol class="card rows">${t.map((a,o)=>Ad(e,a,o))}</ol>
    ${B(e.finds)}`:M(i("lists.empty"),e.isOwn?i("lists.emptyText"):i("lists.emptyOther")):b(3)}function jd(e){let{problem:t,load:s}=e.loading;if(t?.code==="not_found")return gt`<p class="empty">${i("lists.gone")}</p>`;if(t)return m(t,s);if(!e.list)return b(3);let{cover:n}=e.list;return gt`
    ${n?gt`<div class="list-cover">${Dt(n.media,{eager:!0})}</div>`:je}
    ${Md(e)}
    ${_d(e)}`}function Fr(e){let t=new Cs(e);return{get title(){return t.title},ready:t.loading.load(),view:()=>gt`
      ${f(t.title,t.isOwn?Sd(t):t.canHide?Ld(t):je,t.listsPath)}
      ${jd(t)}`}}import{html as Xi,nothing as Nd}from"../lib/lit-html/lit-html.js";async function Dd(e){let t=null;await Ws(s=>mr(n=>{t=n,s()})),t&&e.go(`/lists/${t.id}`)}var Ed=e=>Xi`
  <button type="button" id="new-list" @click=${()=>Dd(e)}>${c("plus")} ${i("lists.new")}</button>`;function Rd({lists:e,isOwn:t}){return e.problem?m(e.problem,e.load):e.items?e.items.length?Xi`<ul class="card rows">${e.items.map(hr)}</ul>${B(e)}`:M(i("lists.none"),t?i("lists.noneText"):i("lists.noneOther")):b(3)}function qr(e){let t=new Hs(e);return{title:i("lists.title"),ready:t.lists.load(),view:()=>Xi`
      ${f(i("lists.title"),t.isOwn?Ed(e):Nd,t.isOwn?"/profile":`/people/${e.query.get("user")}`)}
      ${Rd(t)}`}}import{html as Sr,nothing as Cd}from"../lib/lit-html/lit-html.js";var Hd=10,si=class{isGone=!1;#t;constructor(t){this.#t=t,this.name=t.params.name.toLowerCase(),this.loading=R(t,()=>this.#e())}async#e(){if(this.name===w()?.username)return this.#s(w());let t=F("/api/users",{q:this.name,limit:100});for(let s=0;t&&s<Hd;s++){let n=await se(t,{signal:this.#t.signal}),a=n.items.find(o=>o.username===this.name);if(a)return this.#s(a);t=n.next}return this.isGone=!0,null}#s(t){return this.#t.go(`/people/${t.id}`,{replace:!0})}};function zd({isGone:e,loading:t}){return t.problem?m(t.problem,t.load):e?Sr`<p class="empty">${i("person.gone")}</p>`:b(3)}function Tr(e){let t=new si(e);return{title:i("person.title"),ready:t.loading.load(),view:()=>Sr`${f(t.name,Cd,"/people")}${zd(t)}`}}import{html as bt,nothing as ni}from"../lib/lit-html/lit-html.js";var[Vd,Wd]=[20,36e5];function Gd(e){let t=new Map;for(let{type:s,data:n,createdAt:a}of e)(n.commentId||s==="mentioned")&&t.set(n.userId,[...t.get(n.userId)??[],new Date(a)]);return new Set([...t].filter(([,s])=>s.some((n,a)=>n-s[a+Vd-1]<Wd)).map(([s])=>s))}var ii=class{#t;#e;#s=new Set;constructor(t){this.#t=t,this.list=E(t,"/api/notifications?limit=30"),this.#e=Ut.subscribe("notification",s=>this.#n(s))}get groups(){let t=new Map,s=Gd(this.list.items);for(let n of this.list.items){let a=n.data.findId&&n.data.userId?`${n.type} ${n.data.findId}`:n.id,o=t.get(a)??{key:a,newest:n,items:[],isRead:!0,more:!1};o.items.push(n),o.isRead&&=n.isRead,o.more||=n.type!=="find_liked"&&s.has(n.data.userId),t.set(a,o)}return[...t.values()]}load=async()=>{await this.list.load(),this.list.items?.some(t=>t.type==="friend_request")&&await this.#i()};async#i(){let{items:t}=await se("/api/friends?status=pending&direction=received&limit=100").catch(()=>({items:[]}));this.#s=new Set(t.map(({id:s})=>s)),this.#t.update()}request({type:t,data:s}){return t!=="friend_request"||!this.#s.has(s.friendshipId)?null:{friendship:{id:s.friendshipId},user:{id:s.userId,username:s.username,displayName:s.displayName}}}async answered({newest:t}){await this.#i(),!this.request(t)&&(this.list.items=this.list.items.filter(s=>s!==t),t.isRead||Je(-1),this.#t.update())}get hasUnread(){return!!this.list.items?.some(t=>!t.isRead)}#n(t){t.type==="friend_request"&&this.#s.add(t.data.friendshipId),this.list.items&&(this.list.items=[t,...this.list.items.filter(s=>s.id!==t.id)]),this.#t.update()}markRead(t){for(let s of t.items.filter(n=>!n.isRead))s.isRead=!0,Je(-1),V(`/api/notifications/${s.id}`,{isRead:!0}).catch(()=>{})}async markAllRead(){try{await P("/api/notifications/read-all");for(let t of this.list.items)t.isRead=!0;vn(0)}catch(t){p(k(t))}this.#t.update()}async remove(t){try{for(let s of t.items)await S(`/api/notifications/${s.id}`),this.list.items=this.list.items.filter(n=>n!==s),s.isRead||Je(-1)}catch(s){p(k(s))}this.#t.update()}close(){this.#e()}};var Jd={friend_request:"people",friend_accepted:"check",find_liked:"heart",find_commented:"comment",replied:"comment",mentioned:"people"};async function Yd(e,t,s){await e.remove(t),await Promise.resolve(),(document.querySelectorAll(".note-row .round")[Math.min(s,e.groups.length-1)]??document.querySelector("h1")).focus()}var Xd=({type:e,data:t})=>e==="moderated"?gn[bn(t)]:e==="link_used"?"lock":"flag",Zd=({type:e,data:t,actor:s})=>t.userId?bt`
  <span class="face">
    ${it(s??{profilePicture:`/api/avatars/${t.userId}`},44)}
    <span class="sign ${e}">${c(Jd[e],e==="find_liked")}</span>
  </span>`:bt`<span class="face office">${c(Xd({type:e,data:t}))}</span>`,Kd=e=>bt`
  <img class="note-thumb" src=${e} alt="" width="48" height="48" loading="lazy" decoding="async">`;function Qd(e,t){let s=e.request(t.newest);return s?bt`<span class="row actions">${Gt(s.friendship,s.user,()=>e.answered(t))}</span>`:ni}var tm=(e,t,s)=>bt`
  <li class="note-row ${t.isRead?"":"unread"}">
    <a href=${yn(t.newest)} @click=${()=>e.markRead(t)}>
      ${Zd(t.newest)}
      <span>
        <span class="what">${wn(t.items,t.more)}</span><br>
        <span class="soft">
          ${t.isRead?ni:bt`<span class="unseen">${i("note.new")}</span>`}${H(t.newest.createdAt)}
        </span>
      </span>
      ${t.newest.thumbnailUrl?Kd(t.newest.thumbnailUrl):ni}
    </a>
    ${Qd(e,t)}
    <button type="button" class="round" aria-label=${i("note.delete")} @click=${()=>Yd(e,t,s)}>${c("close")}</button>
  </li>`,em=e=>bt`
  <button type="button" class="quiet" @click=${()=>e.markAllRead()}>${c("check")} ${i("note.readAll")}</button>`,sm=()=>bt`<a class="button" href="/people">${i("note.noneAction")}</a>`;function im(e){let{items:t,problem:s}=e.list;return s?m(s,e.load):t?t.length?bt`<ul class="card notes">${e.groups.map((n,a)=>tm(e,n,a))}</ul>${B(e.list)}`:M(i("note.none"),i("note.noneText"),sm()):b(4)}function Lr(e){let t=new ii(e);return{title:i("nav.bell"),ready:t.load(),view:()=>bt`${f(i("nav.bell"),t.hasUnread?em(t):ni)}${im(t)}`,close:()=>t.close()}}import{html as wt,nothing as Zi}from"../lib/lit-html/lit-html.js";var nm=200,am=2,ai=class{#t;#e=0;#s;constructor(t){this.#t=t;let s=n=>E(t,F("/api/friends",n));this.lists={received:s({status:"pending",direction:"received"}),sent:s({status:"pending",direction:"sent"}),accepted:s({status:"accepted"}),blocked:s({status:"blocked"})},this.text=t.query.get("q")??"",this.found=E(t,()=>F("/api/users",{q:this.text.trim()})),this.#s=Ut.subscribe("notification",this.load),this.text&&this.search()}load=()=>Promise.all(Object.values(this.lists).map(t=>t.load()));search=()=>{let t=this.text.trim();return this.#t.rename(F(this.#t.path,{q:t})),[...t].length<am?this.found.clear():this.found.load()};reload=()=>Promise.all([this.load(),this.search()]);type(t){this.text=t,clearTimeout(this.#e),this.#e=setTimeout(this.search,nm)}get problem(){return Object.values(this.lists).find(t=>t.problem)?.problem}get isLoaded(){return Object.values(this.lists).every(t=>t.items)}other(t){return t.requesterId===w()?.id?t.addressee:t.requester}isMe(t){return t.id===w()?.id}requestOf(t){return this.lists.received.items?.find(s=>s.requesterId===t.id)}close(){clearTimeout(this.#e),this.#s()}};function om(e,t){if(e.isMe(t))return wt`<span class="soft">${i("people.you")}</span>`;if(t.friendship==="accepted")return wt`<span class="badge">${c("check")} ${i("friend.friends")}</span>`;if(t.friendship==="none")return ts(t,e.reload);let s=e.requestOf(t);return s?Gt(s,t,e.reload):wt`<span class="badge">${i("friend.pending")}</span>`}function rm(e){let{found:t}=e;return t.problem?m(t.problem,e.search):t.items?t.items.length?wt`
    <ul class="people" aria-label=${i("people.results")}>${t.items.map(s=>vi(s,om(e,s)))}</ul>
    ${B(t)}`:wt`<p class="soft" role="status">${i("people.noMatch")}</p>`:Zi}function cm(e,t){e.preventDefault(),t.search()}var lm=e=>wt`
  <form class="card" role="search" @submit=${t=>cm(t,e)}>
    <label for="people-search">${i("people.search")}</label>
    <div class="search">
      ${c("search")}
      <input id="people-search" type="search" autocomplete="off" autocapitalize="none" spellcheck="false"
        .value=${e.text} @input=${t=>e.type(t.target.value)}>
    </div>
    ${rm(e)}
  </form>`;function oi(e,t,s,n=vi){let a=e.lists[t];return a.items.length?wt`
    <section class="card">
      <h2>${i(`people.${t}`)}</h2>
      <ul class="people">${a.items.map(o=>n(e.other(o),s(o,e.other(o))))}</ul>
      ${B(a)}
    </section>`:Zi}var pm=(e,t,s)=>Oe(s,[ss(t,s,e.reload),xe(s,e.reload)]),um=e=>wt`
  ${oi(e,"received",(t,s)=>[Gt(t,s,e.reload),Oe(s,[xe(s,e.reload)])])}
  ${oi(e,"sent",(t,s)=>es(t,s,e.reload))}
  ${e.lists.accepted.items.length?oi(e,"accepted",(t,s)=>pm(e,t,s)):M(i("people.none"),i("people.noneText"))}
  ${oi(e,"blocked",(t,s)=>Jn(s,e.reload),Gn)}`;function dm(e){return e.problem?m(e.problem,e.load):e.isLoaded?um(e):b(3)}var mm=()=>Mt()?wt`<a class="button quiet" href="/invites">${c("plus")} ${i("invites.invite")}</a>`:Zi;function Br(e){let t=new ai(e);return{title:i("people.title"),ready:t.load(),view:()=>wt`${f(i("people.title"),mm(),"/feed")}${lm(t)}${dm(t)}`,close:()=>t.close()}}import{html as ye,nothing as ci}from"../lib/lit-html/lit-html.js";var ri=class extends Qe{user=null;friendship=null;#t;constructor(t){super(t,F("/api/finds",{userId:t.params.id,includePrivate:!0,includeFriends:!0,limit:20})),this.#t=t.params.id,this.loading=R(t,()=>this.#e())}get title(){return(this.user&&x(this.user))??i("person.title")}get isMe(){return this.#t===w()?.id}get hasAsked(){return this.friendship?.requesterId===this.#t}async#e(){this.user=await g(`/api/users/${this.#t}`,{signal:this.page.signal}),await Promise.all([this.finds.load(),this.#s()])}async#s(){this.friendship=null;let{friendship:t}=this.user,s=t==="none"?"":F("/api/friends",{status:t,limit:100});for(;s&&!this.friendship;){let n=await se(s,{signal:this.page.signal});this.friendship=n.items.find(a=>a.requesterId===this.#t||a.addresseeId===this.#t)??null,s=n.next}}};function hm({user:e,friendship:t,hasAsked:s,loading:n}){return e.friendship==="none"?ts(e,n.load):t?t.status==="accepted"?ci:s?Gt(t,e,n.load):es(t,e,n.load):ci}var fm=()=>ye`<a class="button quiet" href="/profile">${i("profile.title")}</a>`,$m=e=>ye`
  <a class="button quiet" href=${F("/lists",{user:e.id})}>${c("feed")} ${i("lists.title")}</a>`,gm=e=>e.isMe?fm():[hm(e),$m(e.user)];function bm(e,t){let{user:s,friendship:n,loading:a}=e;if(!s||e.isMe)return ci;let o=n?.status==="accepted"?[ss(n,s,a.load)]:[];return Oe(s,[sa(s,a.load),...o,ea({userId:s.id}),xe(s,()=>t.go("/people"))])}var wm=e=>Js(e.user,{count:e.user.findCount,likes:e.user.likeCount,badge:e.user.friendship==="accepted"?ye`<span class="badge">${c("check")} ${i("friend.friends")}</span>`:ci,actions:gm(e)});function ym(e){let{problem:t,load:s}=e.loading;return t?.code==="not_found"?ye`<p class="empty">${i("person.gone")}</p>`:t?m(t,s):e.user?ye`
    ${wm(e)}
    <section class="stack" aria-labelledby="finds">
      <h2 id="finds" class="unseen">${i("person.findsTitle")}</h2>
      ${we(e,{title:i("person.none"),text:i("person.noneText",{name:x(e.user)})})}
    </section>`:b(3)}function Ir(e){let t=new ri(e),s=()=>t.loading.problem?i("person.title"):t.title;return{get title(){return t.title},broad:!0,ready:t.loading.load(),view:()=>ye`${f(s(),bm(t,e),"/people")}${ym(t)}`}}import{html as lt,nothing as De}from"../lib/lit-html/lit-html.js";var li=class{#t;constructor(t,s){this.#t=t,this.restored=s,this.list=E(t,"/api/finds/bin?limit=20",n=>n.find.id)}restore(t){return this.#e(t,P(`/api/finds/${t.id}/restore`),i("find.restored"),this.restored)}remove(t){return this.#e(t,S(`/api/finds/${t.id}?forever=true`),i("bin.removed"),()=>{})}async#e(t,s,n,a){await tt(s)&&(this.list.items=this.list.items.filter(o=>o.find.id!==t.id),this.#t.update(),p(n),a())}};var pi=class extends Qe{progress=null;figures={};isEdited=!1;constructor(t){super(t,F("/api/finds",{userId:w().id,includePrivate:!0,limit:20})),this.bin=new li(t,()=>this.#t());let s={username_taken:"username",name_taken:"displayName"};this.form=new v({send:n=>this.#s(n),update:t.update,fieldOf:s})}get user(){return w()}load=()=>Promise.all([this.#t(),this.bin.list.load()]);#t=()=>Promise.all([this.finds.load(),this.#e()]);async#e(){let t=await g(`/api/users/${w().id}`,{signal:this.page.signal}).catch(()=>null);this.figures={count:t?.findCount,likes:t?.likeCount},this.page.update()}toggleEdit=()=>{this.isEdited=!this.isEdited,this.page.update()};get hasPicture(){return this.user.profilePicture.startsWith("/api/media/")}async setPicture(t,s=ie){let n=a=>{this.progress=a,this.page.update()};n(0);try{kt(await s("PUT","/api/users/me/picture",await Be(t),{signal:this.page.signal,progress:n})),p(i("profile.pictureSaved"))}catch(a){a.name!=="AbortError"&&p(k(a))}n(null)}async removePicture(){try{await S("/api/users/me/picture"),kt(await g("/api/users/me"))}catch(t){p(k(t))}this.page.update()}async#s({displayName:t,about:s,username:n,age:a}){let o={displayName:t.trim()||null,about:s.trim()||null,username:n.trim()};kt(await V("/api/users/me",{...o,age:a===""?null:Number(a)})),p(i("profile.saved"))}};import{html as di,nothing as ui}from"../lib/lit-html/lit-html.js";async function vm(e,t){await e.restore(t),y(e.list.items.length?"bin":"finds")}async function km(e,t){await T(i("bin.removeTitle"),i("bin.removeText",{title:t.title}),i("bin.remove"))&&(await e.remove(t),y(e.list.items.length?"bin":"finds"))}var xm=(e,t)=>di`
  <button type="button" class="quiet" aria-label="${i("bin.restore")}: ${t.title}" @click=${()=>vm(e,t)}>
    ${c("retry")} ${i("bin.restore")}
  </button>`,Om=(e,{find:t,expiresAt:s})=>di`
  <li>
    <p>
      <span class="strong" dir="auto">${t.title}</span>
      ${s?di`<br><span class="soft">${i("bin.until",{date:vt(s)})}</span>`:ui}
    </p>
    ${t.hidden?ia(i("report.findHidden"),t.hidden):ui}
    <p class="row">
      ${t.hidden?ui:xm(e,t)}
      <button type="button" class="danger" aria-label="${i("bin.remove")}: ${t.title}" @click=${()=>km(e,t)}>
        ${c("trash")} ${i("bin.remove")}
      </button>
    </p>
  </li>`,Ar=e=>e.list.items?.length?di`
  <section class="card" aria-labelledby="bin">
    <h2 id="bin" tabindex="-1">${i("bin.title")}</h2>
    <p class="hint">${i("bin.hint")}</p>
    <ul class="rows binned">${e.list.items.map(t=>Om(e,t))}</ul>
    ${B(e.list)}
  </section>`:ui;function Pm(e,t){let[s]=e.target.files;e.target.value="",s&&t.setPicture(s)}var Fm=e=>lt`
  <button type="button" class="quiet" @click=${()=>e.removePicture()}>${i("profile.pictureRemove")}</button>`,qm=e=>lt`
  <div class="field">
    <p class="row actions">
      <label class="button quiet" for="picture">${c("camera")} ${i("profile.picture")}</label>
      <input class="file" id="picture" type="file" accept="image/*" @change=${t=>Pm(t,e)}>
      ${e.hasPicture?Fm(e):De}
    </p>
    ${e.progress===null?De:lt`<progress max="1" .value=${e.progress} aria-label=${i("profile.picture")}></progress>`}
    <p class="hint">${i("profile.pictureHint")}</p>
  </div>`,Sm=()=>lt`<a class="button" href="/new">${c("plus")} ${i("nav.plus")}</a>`,Tm=({form:e,user:t})=>lt`
  <form novalidate @submit=${e.submit}>
    ${q(e)}
    ${d(e,"displayName",{label:i("profile.name"),hint:i("profile.nameHint"),value:t.displayName??"",most:50,complete:"name"})}
    ${d(e,"about",{label:i("profile.about"),value:t.about??"",most:160})}
    ${d(e,"username",{label:i("account.username"),hint:i("join.usernameHint"),value:t.username,required:!0,least:3,most:31,pattern:"[A-Za-z0-9_\\-]*",complete:"username"})}
    ${d(e,"age",{label:i("profile.age"),hint:i("profile.ageHint"),value:t.age??"",kind:"number",mode:"numeric"})}
    <div class="row end">${_(e,i("action.save"))}</div>
  </form>`,Ne=(e,t,s)=>lt`
  <li><a class="way" href=${e}>${c(t)} <span class="grow">${s}</span> ${c("next")}</a></li>`,Lm=e=>lt`
  <ul class="card rows">
    ${Ne("/people","people",i("people.accepted"))}
    ${Ne("/saved","bookmark",i("saved.title"))}
    ${Ne("/lists","feed",i("lists.title"))}
    ${Ne("/shares","share",i("shares.mine"))}
    ${e.role==="admin"?Ne("/admin","shield",i("admin.title")):De}
  </ul>`,Bm=()=>lt`<a class="button quiet" href="/settings">${c("gear")} ${i("settings.title")}</a>`,Im=e=>lt`
  <section class="card" id="edit" aria-labelledby="edit-title">
    <div class="row between"><h2 id="edit-title" tabindex="-1">${i("profile.edit")}</h2>${_t(e.toggleEdit)}</div>
    ${qm(e)}
    ${Tm(e)}
  </section>`;async function Am(e){e.toggleEdit(),await y("edit-title")}var Um=e=>lt`
  <button type="button" class="quiet" id="edit-profile" aria-expanded=${e.isEdited?"true":"false"} @click=${()=>Am(e)}>
    ${c("edit")} ${i("profile.edit")}
  </button>`,Mm=e=>lt`
  ${f(x(e.user),Bm())}
  ${Js(e.user,{...e.figures,actions:Um(e)})}
  ${e.isEdited?Im(e):De}
  <section class="stack" aria-labelledby="finds">
    <h2 id="finds" class="unseen" tabindex="-1">${i("profile.finds")}</h2>
    ${we(e,{title:i("profile.none"),text:i("profile.noneText"),action:Sm()})}
  </section>
  ${Lm(e.user)}
  ${Ar(e.bin)}`;function Ur(e){let t=new pi(e);return{title:i("profile.title"),broad:!0,ready:t.load(),view:()=>t.user?Mm(t):De}}import{html as Q,nothing as te}from"../lib/lit-html/lit-html.js";var _m={dismissed:"check",hidden:"block",deleted:"trash",suspended:"lock"},jm=e=>d(e,"note",{label:i("report.note"),hint:i("report.noteHint"),kind:"area",required:!0,most:500}),Mr=(e,t)=>i(`report.outcome.${e.kind==="user"&&t==="deleted"?"accountDeleted":t}`);async function Nm(e,t,s){let n=Mr(t,s);s!=="dismissed"?await ta(n,({note:a})=>e.decide(t,s,a),jm):await T(n,i("report.dismissText"),n)&&await e.decide(t,s).catch(()=>e.list.load()),y("reports")}var _r=e=>e?Q`<a class="strong" href="/people/${e.id}">${x(e)}</a>`:Q`<span class="soft">${i("report.left")}</span>`,Dm=e=>Q`
  <p class="row">${e.map(t=>Q`
    <a href=${t.url} target="_blank" rel="noreferrer noopener">
      <img class="note-thumb" src=${t.thumbnailUrl} alt=${t.caption||i("report.photo")} width="48" height="48" loading="lazy">
    </a>`)}</p>`,Em=e=>Q`
  <p class="strong" dir="auto">${e.title}</p>
  ${e.description?Pe(e.description):te}
  ${e.media.length?Dm(e.media):te}`,Rm=e=>e.find?Em(e.find):e.comment?Pe(e.comment.content):e.kind==="user"?te:Q`<p class="soft">${i("report.noContent")}</p>`,Hm=e=>Q`
  <li>
    <p>${i(`report.reason.${e.reason}`)} · ${_r(e.reporter)} · <span class="soft">${H(e.createdAt)}</span></p>
    ${e.text?Pe(e.text):te}
  </li>`,Cm=(e,t,s)=>Q`
  <button type="button" class=${s==="dismissed"?"quiet":"danger"} @click=${()=>Nm(e,t,s)}>
    ${c(_m[s])} ${Mr(t,s)}
  </button>`,zm=(e,t)=>Q`<p class="row">${Zn(t.kind).map(s=>Cm(e,t,s))}</p>`,Vm=(e,t)=>Q`
  <p>
    <span class="strong">${i(`report.result.${t.decision.outcome}`)}</span> · ${t.decision.closedBy} ·
    <span class="soft">${H(t.decision.closedAt)}</span>
  </p>
  ${t.decision.note?Pe(t.decision.note):te}
  ${t.hidden?Q`
    <p><button type="button" class="quiet" @click=${()=>e.show(t)}>${c("retry")} ${i("report.show")}</button></p>`:te}`,Wm=(e,t)=>Q`
  <li class="card">
    <h2>${i(`report.kind.${t.kind}`)} · ${_r(t.owner)}</h2>
    ${Rm(t)}
    <ul class="rows">${[t,...t.others].map(Hm)}</ul>
    ${t.decision?Vm(e,t):zm(e,t)}
  </li>`;function Gm(e){let{items:t,problem:s,load:n}=e.list;return s?m(s,n):t?t.length?Q`<ul class="stack">${t.map(a=>Wm(e,a))}</ul>${B(e.list)}`:M(i(`report.none.${e.status}`),i("report.noneText")):b(3)}function jr(e){let t=new Kn(e);return{title:i("report.reports"),ready:t.list.load(),view:()=>Q`
      ${f(i("report.reports"),te,"/admin")}
      <div class="chips" role="group" aria-label=${i("report.which")} id="reports" tabindex="-1">
        ${Xn.map(s=>ae(t.status===s,i(`report.status.${s}`),()=>t.choose(s)))}
      </div>
      ${Gm(t)}`}}import{html as Ki,nothing as Jm}from"../lib/lit-html/lit-html.js";var Ym=(e,t)=>Ki`
  <button type="button" class="chip" aria-pressed=${e.state===t?"true":"false"} @click=${()=>e.choose(t)}>
    ${c(t==="dismissed"?"close":na(t))} ${i(`saved.${t}`)}
  </button>`,Xm=()=>Ki`<a class="button" href="/">${c("map")} ${i("missing.action")}</a>`,Zm=e=>({title:i(`saved.${e}None`),text:i(e==="dismissed"?"saved.dismissedText":"saved.noneText"),action:Xm()});function Nr(e){let t=new Vn(e);return{title:i("saved.title"),broad:!0,ready:t.finds.load(),view:()=>Ki`
      ${f(i("saved.title"),Jm,"/profile")}
      <div class="chips" role="group" aria-label=${i("saved.which")}>${zn.map(s=>Ym(t,s))}</div>
      ${we(t,Zm(t.state))}`}}import{html as Y,nothing as yt}from"../lib/lit-html/lit-html.js";import{html as pt,nothing as Qi}from"../lib/lit-html/lit-html.js";var Er=(e,t)=>d(e,"name",{label:i("passkeys.name"),hint:i("passkeys.nameHint"),value:t,required:!0,most:50});async function Km(e,t){let s=Ge(navigator.userAgent);await j(n=>e.addForm(t,n),i("passkeys.add"),n=>pt`
    ${q(n)}
    ${Et(n)}
    ${Er(n,s)}
    ${t?Pt(n,"password",i("account.password")):Qi}`,()=>pt`<button type="submit">${i("settings.linkGo")}</button>`)}var Qm=(e,t)=>j(s=>e.renameForm(t,s),i("passkeys.rename"),s=>pt`
  ${q(s)}
  ${Er(s,t.name)}`,()=>pt`<button type="submit">${i("action.save")}</button>`);async function th(e,t){await T(i("passkeys.deleteTitle",{name:t.name}),i("passkeys.deleteText"),i("action.delete"))&&e.remove(t)}var Dr=(e,t,s)=>pt`
  <button type="button" class="quiet" aria-label="${t}: ${e.name}" @click=${s}>${t}</button>`,eh=(e,t,s)=>pt`
  <li class="row between">
    <span>
      <span class="strong" dir="auto">${t.name}</span>
      ${t.backedUp?pt`<span class="badge">${i("passkeys.backedUp")}</span>`:Qi}<br>
      <span class="soft">${i("passkeys.added")} ${H(t.createdAt)} ·
        ${t.lastUsedAt?pt`${i("passkeys.used")} ${H(t.lastUsedAt)}`:i("passkeys.unused")}</span>
    </span>
    <span class="row">
      ${Dr(t,i("passkeys.rename"),async()=>{await Qm(e,t),s()})}
      ${Dr(t,i("action.delete"),()=>th(e,t))}
    </span>
  </li>`,sh=e=>pt`<button type="button" class="quiet" id="add-passkey" @click=${e}>${i("passkeys.add")}</button>`,Rr=(e,t,s)=>pt`
  <section class="card" id="passkeys">
    <h2>${i("passkeys.title")}</h2>
    <p>${i("passkeys.hint")}</p>
    ${e.list.length?pt`<ul class="people">${e.list.map(n=>eh(e,n,s))}</ul>`:Qi}
    <p>${sh(async()=>{await Km(e,t),s()})}</p>
  </section>`;import{html as mi,nothing as ih}from"../lib/lit-html/lit-html.js";var Hr=e=>ge(e.picker()),nh=e=>mi`
  <p class="note">${i("place.homeExact",{n:e.exactAtHome})}</p>
  <p class="row"><button type="button" id="hide-home" @click=${()=>e.hideHome()}>${i("place.homeHide")}</button></p>`,ah=(e,{latitude:t,longitude:s,radius:n,area:a})=>mi`
  <place-map class="homemap" inert .area=${2*n} .at=${{lat:t,lng:s}}></place-map>
  ${O("home-radius",{label:i("place.homeRadius"),options:La.map(o=>[o,ze(o)]),chosen:n,set:o=>e.changeHome({radius:Number(o)})})}
  ${O("home-area",{label:i("place.homeArea"),options:Ae(),chosen:String(a),set:o=>e.changeHome({area:Number(o)})})}
  ${e.exactAtHome?nh(e):ih}
  <p class="row">
    <button type="button" class="quiet" @click=${()=>Hr(e)}>${i("place.homeMove")}</button>
    <button type="button" class="quiet" @click=${()=>e.change({home:void 0})}>${i("place.homeRemove")}</button>
  </p>`,Cr=e=>mi`
  <section class="card">
    ${Z("places",i("place.settings"))}
    <p class="hint">${i("place.settingsText")}</p>
    ${O("shown-area",{label:i("place.shownNew"),options:fe(),chosen:String(e.values.area),set:t=>e.change({area:Number(t)})})}
    <label class="switch">
      <span>${i("place.friendsExact")}</span>
      <input type="checkbox" role="switch" id="friends-exact" .checked=${e.values.exactForFriends}
        @change=${t=>e.change({exactForFriends:t.target.checked})}>
    </label>
    <h3>${i("place.home")}</h3>
    <p class="hint">${i("place.homeText")}</p>
    ${e.values.home?ah(e,e.values.home):mi`
      <p><button type="button" class="quiet" id="home" @click=${()=>Hr(e)}>${i("place.homeAdd")}</button></p>`}
    <p class="hint">${i("place.recall")}</p>
  </section>`;import{html as Bt,nothing as Ee}from"../lib/lit-html/lit-html.js";var tn={read:["read"],write:["read","write"],admin:["read","write","admin"]};function zr(e){let t=async({name:s,access:n,days:a,password:o})=>{let r=a?{days:Number(a)}:{};e(await P("/api/auth/tokens",{name:s.trim(),scopes:tn[n],...r,...o?{password:o}:{}}))};return new v({send:t,fieldOf:{wrong_password:"password"}})}var Re=e=>e.kind==="token",Vr=e=>Re(e)?e.name:Ge(e.userAgent),oh={browser:()=>i("session.browser"),cli:()=>i("session.cli"),token:()=>i("session.token")},rh=e=>e.scopes.map(t=>i(`scope.${t}`)).join(", ");function ch(e){return e.expiresAt?Re(e)?i("token.until",{date:vt(e.expiresAt)}):i("settings.until",{date:vt(e.expiresAt)}):i("token.endless")}var lh=e=>e.lastUsedAt?i("session.used",{date:st(e.lastUsedAt)}):i("session.unused"),ph=(e,t)=>{let s=i(Re(t)?"token.revoke":"settings.end");return Bt`
    <button type="button" class="quiet" aria-label="${s}: ${Vr(t)}" @click=${()=>e.endSession(t)}>${s}</button>`},uh=e=>Bt`${i(Re(e)?"token.since":"settings.since")} ${H(e.createdAt)}`,dh=(e,t)=>Bt`
  <li class="row between">
    <span>
      <span class="strong" dir="auto">${Vr(t)}</span>
      <span class="badge">${oh[t.kind]()}</span>
      ${t.current?Bt`<span class="badge">${i("settings.thisOne")}</span>`:Ee}<br>
      ${Re(t)?Bt`<span class="soft">${rh(t)}</span><br>`:Ee}
      <span class="soft">${uh(t)} · ${lh(t)} · ${ch(t)}</span>
    </span>
    ${t.current?Ee:ph(e,t)}
  </li>`;async function mh(e){await T(i("settings.endOthers"),i("settings.endOthersText"),i("settings.endOthers"))&&e.endOthers()}var hh=e=>Bt`
  <button type="button" class="quiet" @click=${()=>mh(e)}>${i("settings.endOthers")}</button>`,fh=[90,30,365],$h=e=>Object.keys(tn).filter(t=>t!=="admin"||e.role==="admin"),gh=(e,t)=>Bt`
  <p>${i("token.about")}</p>
  ${q(t)}
  ${Et(t)}
  ${d(t,"name",{label:i("token.name"),hint:i("token.nameHint"),required:!0,most:50})}
  ${O("access",{label:i("token.access"),options:$h(e.user).map(s=>[s,i(`access.${s}`)])})}
  ${O("days",{label:i("token.life"),options:[...fh.map(s=>[s,i("token.days",{n:s})]),["",i("token.endless")]]})}
  ${e.asksPassword?Pt(t,"password",i("account.password")):Ee}`,bh=e=>ds({title:i("token.new"),text:i("token.once"),label:i("session.token"),value:e});async function wh(e){let t=null;await j(n=>zr(a=>{t=a,n()}),i("token.create"),n=>gh(e,n),()=>Bt`<button type="submit">${i("token.createGo")}</button>`),t&&(e.addSession(t.session),await bh(t.token))}var Wr=e=>Bt`
  <section class="card">
    ${Z("sessions",i("settings.sessions"))}
    <ul class="people">${e.sessions.map(t=>dh(e,t))}</ul>
    <div class="row end">
      ${e.hasOthers?hh(e):Ee}
      <button type="button" class="quiet" id="new-token" @click=${()=>wh(e)}>${c("plus")} ${i("token.create")}</button>
    </div>
  </section>`;var yh=["friendRequests","friendAccepted","findLiked","findCommented","replied","mentioned"],vh=e=>Y`
  <label class="switch">
    <span>${i("settings.streets")}<br><span class="soft">${i("streets.learns")}</span></span>
    <input type="checkbox" role="switch" id="streets" .checked=${qe()} @change=${t=>e.setStreets(t.target.checked)}>
  </label>`,kh=()=>cn.map(e=>[e,on[e],e]),Jr=e=>Y`
  <section class="card">
    ${Z("appearance",i("settings.appearance"))}
    ${O("language",{label:i("settings.language"),options:kh(),chosen:rn(),set:t=>e.setLanguage(t)})}
    ${O("theme",{label:i("settings.theme"),options:ma.map(t=>[t,i(`settings.theme.${t}`)]),chosen:ha(),set:t=>e.setTheme(t)})}
    ${O("units",{label:i("settings.units"),options:["km","mi"].map(t=>[t,i(`settings.units.${t}`)]),chosen:un(),set:t=>e.setUnits(t)})}
    ${Fe()?vh(e):yt}
  </section>`;async function xh(e,t,s){let n=e.target;await t.prefer(s,n.checked),n.checked=t.preferences[s]}var Gr=(e,t,s=yt)=>Y`
  <label class="switch">
    <span>${i(`settings.${t}`)}${s}</span>
    <input type="checkbox" role="switch" .checked=${e.preferences[t]} @change=${n=>xh(n,e,t)}>
  </label>`,Oh=e=>Y`
  <section class="card">
    ${Z("notify",i("settings.notify"))}
    ${[...yh,...w()?.role==="admin"?["reported"]:[]].map(t=>Gr(e,t))}
    ${h().pushKey?Gr(e,"pushEnabled",Y`<br><span class="soft">${i("settings.pushEnabledHint")}</span>`):yt}
  </section>`,Ph=(e,t)=>Y`
  <p>${c("check")} ${i("push.on")}</p>
  <p class="row">
    <button type="button" class="quiet" @click=${e.testPush}>${i("push.test")}</button>
    <button type="button" class="quiet" aria-busy=${t} @click=${e.disablePush}>${i("push.disable")}</button>
  </p>`,Fh=(e,t)=>Y`
  <p>${i("push.off")}</p>
  <p>
    <button type="button" id="push-on" aria-busy=${t} @click=${e.enablePush}>${c("bell")} ${i("push.enable")}</button>
  </p>
  <p class="soft" role="status">${e.pushSlow?i("push.asking"):yt}</p>`;function qh(e){let t=e.pushBusy?"true":"false";return e.push==="on"?Ph(e,t):e.push==="off"?Fh(e,t):Y`<p class="note">${i(`push.${e.push}`)}</p>`}var ve=(e,t)=>Y`<button type="button" class="chip" @click=${()=>y(`part-${e}`)}>${t}</button>`,Sh=()=>Y`
  <nav class="chips" aria-label=${i("settings.title")}>
    ${ve("appearance",i("settings.appearance"))}
    ${ve("notify",i("nav.bell"))}
    ${h().passwordLogin?ve("password",i("account.password")):yt}
    ${ve("places",i("place.settings"))}
    ${ve("sessions",i("settings.devices"))}
    ${ve("data",i("settings.data"))}
  </nav>`,Th=e=>Y`
  ${Sh()}
  ${Jr(e)}
  ${Oh(e)}
  <section class="card">
    <h2>${i("push.title")}</h2>
    ${qh(e)}
  </section>
  ${h().passwordLogin?Ia(e):yt}
  ${e.passkeys.isShown?Rr(e.passkeys,e.asksPassword,e.redraw):yt}
  ${h().provider.enabled?Aa(e):yt}
  ${Cr(e.places)}
  ${Wr(e)}
  ${Ua(e)}
  ${Mt()?Y`<p class="below"><a href="/invites">${i("invites.title")}</a></p>`:yt}
  <p class="below"><a href="/shares">${i("shares.mine")}</a></p>
  <p class="below"><a href="/about">${i("about.title")}</a></p>`;async function Lh(e){let t=Ut.get("outbox").length;(!t||await T(i("settings.signOut"),i("outbox.signOut",{n:t}),i("settings.signOut")))&&e.signOut()}var Bh=e=>Y`
  <button type="button" class="quiet" id="sign-out" @click=${()=>Lh(e)}>${i("settings.signOut")}</button>`;function Ih(e){let{problem:t,load:s}=e.loading;return t?Y`${m(t,s)}${Jr(e)}`:e.isLoaded?Th(e):b(5)}function Yr(e){let t=new ps(e);return{get title(){return i("settings.title")},ready:t.loading.load(),view:()=>Y`
      ${f(i("settings.title"),Bh(t),"/profile")}
      ${t.refusal?m(t.refusal):yt}
      ${Ih(t)}`}}import{html as ut,nothing as fi}from"../lib/lit-html/lit-html.js";async function Ah(e){let t=await e.offered(),s=t&&await ei({offered:t});s&&(e.take(s),await _e(s))}async function Uh(e,t){let s=await ei({share:t});s&&e.take(s)}async function Mh(e,t){await T(i("shares.revokeTitle",{title:$t(t)}),i("shares.revokeText"),i("shares.revoke"))&&(await e.revoke(t),y("new-share"))}var _h=async e=>await Qs(e)||_e(e,i("shares.one")),jh=async e=>await ti(e,$t(e))||_e(e,i("shares.one")),Nh=(e,t)=>Nt(i("shares.menu",{title:$t(t)}),[...Ks()&&!t.expired?[{text:i("action.share"),sign:"share",run:()=>jh(t)}]:[],{text:i("shares.change"),sign:"edit",run:()=>Uh(e,t)},{text:i("shares.revoke"),sign:"trash",isDanger:!0,run:()=>Mh(e,t)}],{id:`share-${t.id}`}),Dh=e=>e.findId?`/finds/${e.findId}`:`/lists/${e.listId}`,Eh=e=>e.category?ut`<span class="strong" dir="auto">${$t(e)}</span>`:ut`<a class="strong" dir="auto" href=${Dh(e)}>${$t(e)}</a>`,Rh=e=>ut`${i(`shares.kind.${Wi(e)}`)}${e.title?ut`: <bdi>${Gi(e)}</bdi>`:fi}`,hi=(e,t)=>ut`<span class="badge">${e?c(e):fi} ${t}</span>`,Hh=e=>ut`
  <button type="button" class="quiet" aria-label="${i("secret.copy")}: ${$t(e)}" @click=${()=>_h(e)}>
    ${c("copy")} ${i("secret.copy")}
  </button>`,Ch=(e,t)=>ut`
  <li class="invite">
    <div class="listed">
      <p class="grow">
        ${Eh(t)}<br>
        <span class="soft">${Rh(t)} · ${t.views?i("shares.views",{n:t.views}):i("shares.noViews")}</span>
      </p>
      ${Nh(e,t)}
    </div>
    <p class="marks">
      ${hi(t.place==="hidden"?"block":"pin",vr(t))}
      ${t.hasPassword?hi("lock",i("account.password")):fi}
      ${t.expiresAt?hi("",Ji(t)):hi("",i("shares.endless"))}
    </p>
    ${t.expired?fi:ut`<p class="row actions">${Hh(t)} ${Yi(t)}</p>`}
  </li>`;function zh(e){let{items:t,problem:s,load:n}=e.list;return s?m(s,n):t?t.length?ut`<div class="card"><ul class="people">${t.map(a=>Ch(e,a))}</ul></div>${B(e.list)}`:M(i("shares.none"),i("shares.noneText")):b(3)}var Vh=e=>ut`
  <button type="button" class="quiet" id="new-share" @click=${()=>Ah(e)}>${i("shares.category")}</button>`;function Xr(e){let t=new Xs(e);return{title:i("shares.mine"),ready:t.list.load(),view:()=>ut`
      ${f(i("shares.mine"),Vh(t),"/profile")}
      <p class="lead">${i("shares.lead")}</p>
      ${zh(t)}`}}import{html as It,nothing as Kr}from"../lib/lit-html/lit-html.js";var $i=class{isLoaded=!1;#t;constructor(t){this.#t=t}get entries(){return Ut.get("outbox")}load=async()=>{await Un(),this.isLoaded=!0,this.#t.update()};cancel(t){return _n(t.id)}retry(t){return jn(t.id)}sendNow(){return Nn()}};async function Wh(e,t){await Wn()&&e.cancel(t)}var Gh=e=>i(e.kind==="like"&&!e.on?"outbox.unlike":`outbox.${e.kind}`),Zr=e=>It`<a class="strong" dir="auto" href=${Dn(e)}>${e.title}</a>`,Jh={find:e=>It`<span class="strong" dir="auto">${e.body.title}</span>`,comment:e=>It`<span class="what" dir="auto">${e.body.content}</span><br>${Zr(e)}`,like:Zr},Yh=(e,t)=>It`
  <li class="row between">
    <span class="grow">
      <span class="soft">${Gh(t)}</span><br>
      ${Jh[t.kind](t)}<br>
      ${t.state==="refused"?It`<span class="error">${t.problem}</span>`:It`<span class="soft">${i("outbox.waiting")}</span>`}
    </span>
    <span class="row">
      ${t.state==="refused"?It`
        <button type="button" class="quiet" @click=${()=>e.retry(t)}>${c("retry")} ${i("action.retry")}</button>`:Kr}
      <button type="button" class="quiet" @click=${()=>Wh(e,t)}>${i("outbox.cancel")}</button>
    </span>
  </li>`;function Xh(e){return e.isLoaded?e.entries.length?It`
    <p class="hint">${i("outbox.hint")}</p>
    <ul class="card people">${e.entries.map(t=>Yh(e,t))}</ul>
    <p class="row end"><button type="button" @click=${()=>e.sendNow()}>${i("outbox.now")}</button></p>`:M(i("outbox.none"),i("outbox.noneText")):b(2)}function Qr(e){let t=new $i(e);return{title:i("outbox.title"),ready:t.load(),view:()=>It`${f(i("outbox.title"),Kr,"/")}${Xh(t)}`}}function Zh(e,t){let[s,n]=[new Map,!1],a=new AbortController;return e.signal.addEventListener("abort",()=>a.abort()),{async load(o){a.abort();let{signal:r}=a=new AbortController;try{let[l,u]=await hn(F("/api/locations/categories",{...t(),category:"",bbox:o}),{signal:r});if(r.aborted)return;[s,n]=[new Map(l.map($=>[$.category,$.count])),u]}catch(l){if(l.name==="AbortError")return;s.clear()}e.update()},of(o){let r=s.get(o);return r===void 0||n&&!r?void 0:`${L(r)}${n?"+":""}`}}}import{html as gi,nothing as tc}from"../lib/lit-html/lit-html.js";async function Kh({lat:e,lng:t}){try{let{title:s}=await P("/api/map/wishes",{latitude:e,longitude:t});p(i("streets.wished",{title:s}))}catch(s){p(k(s))}}function Qh(e,t){if(w().role==="admin"){let s=F("/admin/map",{at:Rn({lat:e.lat,lng:e.lng})});return gi`<p><a class="button quiet" href=${s}>${i("streets.add")}</a></p>`}return gi`
    <p><button type="button" class="quiet" @click=${()=>{t(),Kh(e)}}>${i("streets.wish")}</button></p>
    <p class="hint">${i("streets.wishText")}</p>`}var tf=e=>gi`
  <p><button type="button" class="quiet" @click=${()=>e(!0)}>${i("streets.show")}</button></p>
  <p class="hint">${i("streets.learns")}</p>`,ef=(e,{choose:t,close:s,key:n})=>gi`
  <section class="offer" tabindex="-1" aria-label=${i("streets.none")} @keydown=${n}>
    <p class="row between">
      <span class="strong">${i("streets.none")}</span>
      <button type="button" class="round" aria-label=${i(Fe()?"streets.decline":"action.close")} @click=${()=>t(!1)}>
        ${c("close")}
      </button>
    </p>
    ${ua()?Qh(e,s):tc}
    ${Fe()?tf(t):tc}
  </section>`,sf=()=>ef;export{uc as about,ja as accounts,nd as addToList,Va as admin,Ja as adminLog,er as areas,Zh as countCategories,jo as edit,Qo as import,cr as instance,ar as invites,pr as join,Fr as list,qr as lists,Tr as named,Lr as notifications,sf as offerOfStreets,Br as people,Ir as person,Ur as profile,jr as reports,Nr as saved,Yr as settings,Fd as shareFind,Xr as shares,Qr as waiting};

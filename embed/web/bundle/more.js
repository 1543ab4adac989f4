import{$ as Ce,$b as Cn,A as He,Aa as Pn,Ac as ea,B as se,Bb as D,Bc as Ot,Cc as es,D as rn,Da as Ge,Db as jt,Dc as ss,E as R,Ea as Je,Eb as re,Ec as sa,F as Mt,Fa as Fn,Fb as it,Fc as ia,G as p,Ga as qn,Gc as is,Ha as Tn,Hb as Vt,Hc as na,I as Re,Ib as Xe,Ic as Oe,J as g,Ja as Sn,Jb as Nn,Jc as aa,K as P,Kb as Dn,Kc as Pe,L as C,La as Ln,Lb as dt,M as z,Ma as Bn,Mb as S,Mc as oa,N as q,Na as In,Nb as En,O as cn,Oa as An,Ob as Nt,Oc as ra,P as ln,Pa as Mn,Pb as Q,Pc as ca,Q as ie,Qb as fi,R as T,Rb as $i,Rc as la,S as ne,Sb as Hn,Sc as pa,T as pn,Tb as Ze,Tc as ua,Ub as Wt,Uc as da,Vb as Ke,Wb as Qe,Xb as ke,Xc as ma,Yb as xe,Yc as ha,Zb as Rn,a as De,aa as v,ac as y,ad as fa,b as h,bb as c,bc as zn,c as Ct,ca as un,cb as st,cc as Vn,cd as $a,d as Ki,da as dn,db as H,dc as Wn,e as ee,ea as mn,eb as f,ec as F,fa as hn,fb as X,fc as Gn,fd as ga,g as Qi,ga as fn,gb as U,gc as d,gd as ba,h as ve,ha as ze,hb as m,hc as _,i as tn,ib as b,ic as j,id as wa,j as en,ja as $n,jb as oe,jc as Jn,jd as ya,k as sn,ka as gn,kb as B,kc as Yn,kd as va,la as bn,lb as _t,lc as Xn,ma as wn,mb as w,mc as Zn,n as nn,na as yn,nc as Kn,o as i,oa as k,pa as Ve,q as O,qa as Ut,ra as vn,s as hi,sb as Un,sc as Dt,t as an,tb as Ye,u as L,ua as kt,uc as Qn,v as vt,va as kn,vb as xt,vc as ta,w as et,wa as xn,wc as ts,x as Ee,xa as ae,xb as _n,y as on,ya as On,yb as zt,za as We,zb as jn,zc as E}from"./shared.js";import{html as Gt,nothing as gi}from"../lib/lit-html/lit-html.js";var Kr=new URL("lib/",De).pathname,Qr=[["Leaflet 1.9.4","leaflet","Volodymyr Agafonkin, CloudMade","BSD-2-Clause"],["protomaps-leaflet 5.1.0","protomaps-leaflet","Protomaps","BSD-3-Clause"],["lit-html 3.3.3","lit-html","Google LLC","BSD-3-Clause"]];function ka(){if(Pe())return new URL(h().streets.url.replace(/[{}]/g,"")).host;let{host:e}=new URL((h().tiles?.url??"").replace(/[{}]/g,""),location);return e===location.host?"":e}var tc=()=>ka()?i("about.tilesFrom",{host:ka()}):i("about.alone"),ec=()=>Gt`
  <section class="card">
    <p class="lead">${i("app.about")}</p>
    <p>${i("about.text")} ${tc()}</p>
    <p class="soft">${i("about.version",{version:h().version})}</p>
    <p class="row"><a class="button quiet" href="/api/docs">${i("about.api")}</a></p>
  </section>`,sc=()=>Gt`
  <section class="card">
    <h2>${i("about.map")}</h2>
    <ul class="plain-list">
      ${h().tiles?.attribution?Gt`<li>${i("about.tiles")}: ${h().tiles.attribution}</li>`:gi}
      ${Pe()?Gt`<li>${i("about.streets")}: ${h().streets.attribution}</li>`:gi}
      <li>${i("about.places")}: ${h().places.attribution}</li>
    </ul>
  </section>`,ic=([e,t,s,n])=>Gt`<li><a href="${Kr}${t}/LICENSE">${e}</a>, © ${s}, ${n}</li>`,nc=()=>Gt`
  <section class="card">
    <h2>${i("about.code")}</h2>
    <ul class="plain-list">${Qr.map(ic)}</ul>
    <p class="hint">${i("about.more")}</p>
  </section>`,ac=()=>({title:i("about.title"),view:()=>Gt`
    ${f(i("about.title"),gi,k()?"/settings":"/sign-in")}
    ${ya()}${wa()}${ec()}${sc()}${nc()}`});import{html as us,nothing as Ic}from"../lib/lit-html/lit-html.js";var oc=200,rc=2**20,bi=["all","active","suspended","admin"],xa={wrong_password:"password"},Jt=e=>`/api/admin/users/${e.id}`,ns=class{#t;#e=0;constructor(t){this.#t=t;let s=t.query.get("status");this.text=t.query.get("q")??"",this.status=bi.includes(s)?s:"all",this.list=D(t,()=>T("/api/admin/users",{...this.#s,limit:50}))}get#s(){return{q:this.text.trim(),status:this.status==="all"?"":this.status}}search=()=>(clearTimeout(this.#e),this.#t.rename(T("/admin/people",this.#s)),this.list.load());type(t){this.text=t,clearTimeout(this.#e),this.#e=setTimeout(this.search,oc)}choose(t){return this.status=t,this.#t.update(),this.search()}isMe(t){return t.id===k()?.id}#i(t){this.list.items=this.list.items.map(s=>s.id===t.id?t:s),this.#t.update()}async#n(t,s){try{this.#i(await t),p(s)}catch(n){p(O(n))}}get asksPassword(){return Ve()}adminForm(t,s){let n=async({password:a})=>{this.#i(await z(Jt(t),{role:"admin",...a?{password:a}:{}})),s()};return new y({send:n,fieldOf:xa})}demote(t){return this.#n(z(Jt(t),{role:"member"}),i("admin.memberDone",{name:v(t)}))}lift(t){return this.#n(q(`${Jt(t)}/suspension`),i("admin.liftDone",{name:v(t)}))}linkForm(t,s){let n=async({password:a})=>{let o=await P(`${Jt(t)}/sign-in-link`,a?{password:a}:void 0);s(new URL(o.url,location).href)};return new y({send:n,fieldOf:xa})}limitForm(t,s){let n=async({kind:a,size:o})=>{let r={instance:null,none:0}[a];this.#i(await z(Jt(t),{mediaLimit:a==="own"?Math.round(Number(o)*rc):r})),s()};return new y({send:n})}suspendForm(t,s){let n=async({reason:a,days:o})=>{this.#i(await C(`${Jt(t)}/suspension`,{reason:a.trim(),...o?{days:Number(o)}:{}})),s()};return new y({send:n})}deleteForm(t,s){let n=async({name:a,reason:o})=>{if(a.trim()!==t.username)throw{code:"page",reason:"other_name",text:i("admin.deleteOther")};await q(T(Jt(t),{reason:o.trim()})),this.list.items=this.list.items.filter(r=>r.id!==t.id),this.#t.update(),s()};return new y({send:n,fieldOf:{other_name:"name"}})}close(){clearTimeout(this.#e)}};import{html as N,nothing as le}from"../lib/lit-html/lit-html.js";import{html as at,nothing as Fe}from"../lib/lit-html/lit-html.js";var as=class{list=[];#t;constructor(t){this.#t=t}get isShown(){return ha()}async read(){this.isShown&&(this.list=await g("/api/auth/passkeys",{signal:this.#t.signal}))}addForm(t,s){let n=async({name:a,password:o})=>{let r=await fa(await P("/api/auth/passkeys/options",t?{password:o}:{}));r&&(this.list=[...this.list,await P("/api/auth/passkeys",{name:a,...r})],s())};return new y({send:n,fieldOf:{wrong_password:"password"}})}renameForm(t,s){let n=async({name:a})=>{let o=await z(`/api/auth/passkeys/${t.id}`,{name:a});this.list=this.list.map(r=>r.id===o.id?o:r),s()};return new y({send:n})}async remove(t){try{await q(`/api/auth/passkeys/${t.id}`),this.list=this.list.filter(s=>s.id!==t.id)}catch(s){p(O(s))}this.#t.update()}};var cc=1,nt=class{nearby=[];proposal="";#t;#e;#s;#i=0;#n=0;constructor(t,s,n=()=>{}){this.#t=t,this.#e=n,this.#a(s??{})}get value(){let{point:t,by:s,source:n,photo:a,chosen:o}=this;return{point:t,name:this.name.trim(),by:s,source:n,photo:a,location:o}}#a({point:t=null,name:s="",by:n="",source:a="",photo:o=null,location:r=null}){Object.assign(this,{point:t,name:s,by:n,source:a,photo:o,chosen:r}),this.#s=t}get label(){return this.chosen?.name||this.name.trim()||this.proposal}take(t){if(this.#a(t.value),Object.assign(this,{nearby:t.nearby,proposal:t.proposal}),this.#e(),this.point&&!this.label)return this.propose()}setPoint(t,s,n=""){return Object.assign(this,{point:t,chosen:null,source:s,proposal:""}),n?(Object.assign(this,{name:n,by:"search"}),this.#s=t):this.by!=="reader"&&this.#s&&zt(this.#s,t)>cc&&Object.assign(this,{name:"",by:""}),this.#e(),this.propose()}suggestPoint(t){return this.photo??=t,this.point?this.#e():this.setPoint(t,"photo")}setName(t){this.name=t,this.by=t.trim()?"reader":""}async locate(){try{let t=await jn({enableHighAccuracy:!0,timeout:15e3});this.#t.signal.aborted||this.setPoint(t,"hereDone")}catch(t){this.#t.signal.aborted||p(O(t))}}toggle(t){this.chosen=this.chosen?.id===t.id?null:t,this.chosen&&(this.point=xt(t)),this.#e()}async propose(){let t=++this.#n,{signal:s}=this.#t;clearTimeout(this.#i);let{nearby:n,name:a,wait:o}=await We(this.point,{signal:s});t!==this.#n||s.aborted||(Object.assign(this,{nearby:n,proposal:a}),o&&(this.#i=setTimeout(()=>this.propose(),1e3*o)),this.#t.update())}close(){clearTimeout(this.#i)}};var wi="/api/users/me/place-settings",lc={radius:.5,area:1},Oa=[.2,.5,1,2,5],os=class{values=null;exactAtHome=0;#t;constructor(t){this.#t=t}async read(){this.values=await g(wi,{signal:this.#t.signal})}async change(t){try{let{exactAtHome:s,...n}=await C(wi,{...this.values,...t});Object.assign(this,{values:n,exactAtHome:s}),p(i("place.saved"))}catch(s){p(O(s))}this.#t.update()}changeHome(t){return this.change({home:{...this.values.home,...t}})}async hideHome(){try{let{finds:t}=await P(`${wi}/home`);this.exactAtHome=0,p(i("place.homeHidden",{n:t}))}catch(t){p(O(t))}this.#t.update()}picker(){let{home:t}=this.values,s=t&&{point:{lat:t.latitude,lng:t.longitude}},n=new nt(this.#t,s,()=>{n.point&&this.changeHome({...lc,...t,latitude:n.point.lat,longitude:n.point.lng})});return n}};var Pa=e=>!e.current&&e.kind!=="token",rs=class{preferences=null;sessions=null;push="";pushBusy=!1;pushSlow=!1;refusal=vn();#t;constructor(t){this.#t=t,this.passkeys=new as(t),this.places=new os(t),this.loading=E(t,()=>this.#e());let s={wrong_password:"currentPassword"};this.password=new y({send:(n,a)=>this.#n(n,a),update:t.update,fieldOf:s})}get user(){return k()}redraw=()=>this.#t.update();get isLoaded(){return!!(this.preferences&&this.user)}get asksPassword(){return Ve()}get asksCurrent(){return this.user.hasPassword&&!$a(this.sessions)}get hasOthers(){return this.sessions.some(Pa)}async#e(){let{signal:t}=this.#t;[this.preferences,this.sessions,this.push]=await Promise.all([g("/api/notifications/preferences",{signal:t}),g("/api/auth/sessions",{signal:t}),$n(),this.passkeys.read(),this.places.read()])}async#s(t){try{await t()}catch(s){p(s.code||s.status?O(s):i("push.failed"))}this.#t.update()}setTheme(t){la(t),this.#t.update()}setUnits(t){Ki.set(t),this.#t.update()}setStreets(t){oa(t),this.#t.update()}async setLanguage(t){await nn(t),this.#t.update()}prefer(t,s){return this.#s(async()=>{this.preferences=await C("/api/notifications/preferences",{[t]:s})})}enablePush=()=>this.#i(gn);disablePush=()=>this.#i(bn);async#i(t){this.pushBusy=!0,this.#t.update();let s=setTimeout(()=>{this.pushSlow=!0,this.#t.update()},2e3);await this.#s(async()=>{this.push=await t()}),clearTimeout(s),this.pushBusy=this.pushSlow=!1,this.#t.update()}testPush=()=>this.#s(async()=>{await wn(),p(i("push.sent"))});addSession(t){this.sessions=[t,...this.sessions],this.#t.update()}endOthers(){return this.#s(async()=>{for(let t of this.sessions.filter(Pa))await q(`/api/auth/sessions/${t.id}`),this.sessions=this.sessions.filter(s=>s!==t)})}endSession(t){return this.#s(async()=>{await q(`/api/auth/sessions/${t.id}`),this.sessions=this.sessions.filter(s=>s!==t)})}signOut=()=>this.#s(async()=>{await kn(),await this.#t.go("/sign-in",{replace:!0})});async#n({newPassword:t,currentPassword:s,unlinkIdentity:n},a){let o=this.asksCurrent?{currentPassword:s}:{};await C("/api/users/me/password",{newPassword:t,...o,...n?{unlinkIdentity:!0}:{}}),a.reset(),kt(await g("/api/users/me")),this.sessions=await g("/api/auth/sessions"),p(i("settings.passwordSaved"))}unlink(){return this.#s(async()=>{await q("/api/users/me/identity"),kt(await g("/api/users/me"))})}confirmForm(t){let s=async({password:n})=>{await P("/api/auth/confirm",{password:n}),t()};return new y({send:s,fieldOf:{wrong_password:"password"}})}deleteForm(t){let s=async({password:n})=>{await q("/api/users/me",this.asksPassword?{password:n}:void 0),t()};return new y({send:s,fieldOf:{wrong_password:"password"}})}async leaveDeleted(){await xn(),await this.#t.go("/sign-in",{replace:!0}),p(i("settings.deleted"))}},cs=(e={})=>`/api/auth/oauth/start?${new URLSearchParams({...e,redirect:"/settings"})}`;var ce=()=>h().provider.name,Et=e=>e.refusal?.reason==="sign_in_again"&&h().provider.enabled?at`
  <p><a class="button quiet" href=${cs()}>${i("signin.provider",{name:ce()})}</a></p>`:Fe,Pt=(e,t,s)=>d(e,t,{label:s,kind:"password",required:!0,complete:"current-password"}),pc=()=>at`
  <label class="switch">
    <span>
      ${i("settings.alsoUnlink",{name:ce()})}<br>
      <span class="soft">${i("settings.alsoUnlinkHint")}</span>
    </span>
    <input type="checkbox" role="switch" id="unlinkIdentity" name="unlinkIdentity">
  </label>`,Fa=({user:e,asksCurrent:t,password:s})=>at`
  <form class="card" novalidate @submit=${s.submit}>
    ${X("password",i(t?"settings.password":"settings.passwordFirst"))}
    ${e.hasPassword&&!t?at`<p class="note">${i("link.setPassword")}</p>`:Fe}
    <input class="unseen" type="text" autocomplete="username" .value=${e.username} tabindex="-1" aria-hidden="true">
    ${F(s)}
    ${Et(s)}
    ${t?Pt(s,"currentPassword",i("settings.currentPassword")):Fe}
    ${d(s,"newPassword",{label:i("settings.newPassword"),hint:i("settings.passwordHint"),kind:"password",required:!0,least:8,most:255,complete:"new-password"})}
    ${e.identityLinked?pc():Fe}
    <div class="row end">${_(s,i("action.save"))}</div>
  </form>`;async function uc(e){let t=i("settings.unlinkTitle",{name:ce()});await S(t,i("settings.unlinkText"),i("settings.unlink"))&&e.unlink()}async function dc(e,t){if(!t.asksPassword)return;e.preventDefault();let s=i("settings.link",{name:ce()});await j(a=>t.confirmForm(a),s,a=>at`
    <p>${i("settings.linkText")}</p>
    ${F(a)}
    ${Pt(a,"password",i("account.password"))}`,()=>at`<button type="submit">${i("settings.linkGo")}</button>`)&&location.assign(cs({link:"true"}))}var mc=e=>at`
  <p>${c("check")} ${i("settings.linked")}</p>
  <p><button type="button" class="quiet" @click=${()=>uc(e)}>${i("settings.unlink")}</button></p>`,hc=e=>at`
  <p>${i("settings.notLinked")}</p>
  <p>
    <a class="button quiet" href=${cs({link:"true"})} @click=${t=>dc(t,e)}>
      ${i("settings.link",{name:ce()})}
    </a>
  </p>`,qa=e=>at`
  <section class="card">
    <h2>${i("settings.identity",{name:ce()})}</h2>
    ${e.user.identityLinked?mc(e):hc(e)}
  </section>`;async function fc(e){await j(s=>e.deleteForm(s),i("settings.deleteTitle"),s=>at`
    <p>${i("settings.deleteText")}</p>
    ${F(s)}
    ${Et(s)}
    ${e.asksPassword?Pt(s,"password",i("account.password")):Fe}`,()=>at`<button type="submit" class="danger">${i("settings.delete")}</button>`)&&await e.leaveDeleted()}var Ta=e=>at`
  <section class="card">
    ${X("data",i("settings.data"))}
    <p>${i("settings.dataText")}</p>
    <p><a class="button quiet" href="/api/users/me/export" download>${i("settings.download")}</a></p>
    <p>${i("settings.archiveText")}</p>
    <p><a class="button quiet" href="/api/users/me/archive" download>${i("settings.archive")}</a></p>
    <p><a class="button quiet" href="/import">${i("settings.import")}</a></p>
    <h3>${i("settings.deleteHead")}</h3>
    <p>${i("settings.deleteHint")}</p>
    <p><button type="button" class="danger" @click=${()=>fc(e)}>${i("settings.delete")}</button></p>
  </section>`;import{html as yi,nothing as qe}from"../lib/lit-html/lit-html.js";function x(e,{label:t,options:s,chosen:n,set:a=()=>{},hint:o="",error:r="",name:l=e}){let u=r?`${e}-error`:o?`${e}-hint`:qe;return yi`
    <div class="field">
      <label for=${e}>${t}</label>
      <select id=${e} name=${l} aria-describedby=${u} aria-invalid=${r?"true":qe} @change=${$=>a($.target.value)}>
        ${s.map(([$,Y,A=qe])=>yi`
          <option value=${$} lang=${A} ?selected=${$===n}>${Y}</option>`)}
      </select>
      ${u===qe?qe:yi`<p class=${r?"error":"hint"} id=${u}>${r||o}</p>`}
    </div>`}import{html as $c}from"../lib/lit-html/lit-html.js";async function gc(e){try{await navigator.clipboard.writeText(e),p(i("secret.copied"))}catch{document.getElementById("secret").select(),p(i("secret.selected"))}}var ls=({title:e,text:t,label:s,value:n})=>dt(a=>$c`
  <h2>${e}</h2>
  <p>${t}</p>
  <div class="field">
    <label for="secret">${s}</label>
    <input id="secret" readonly spellcheck="false" autocomplete="off" .value=${n} @focus=${o=>o.target.select()}>
  </div>
  <div class="row end">
    <button type="button" class="quiet" @click=${()=>a()}>${i("action.close")}</button>
    <button type="button" @click=${()=>gc(n)}>${c("copy")} ${i("secret.copy")}</button>
  </div>`,{label:e});function bc({mediaBytes:e,mediaLimit:t}){let s=R(e);return t===null?i("admin.usage",{size:s}):t?i("admin.usageOf",{size:s,limit:R(t)}):i("admin.usageUnlimited",{size:s})}var wc=e=>[i("admin.joined",{date:et(e.createdAt)}),e.seenAt?i("admin.seen",{date:et(e.seenAt)}):i("admin.notSeen"),i("admin.finds",{n:e.findCount}),bc(e),e.invitedBy&&i("admin.invitedBy",{name:v(e.invitedBy)})],yc=({suspendedAt:e,endsAt:t})=>t?i("admin.suspendedUntil",{date:vt(t)}):i("admin.suspendedSince",{when:Ee(e)}),vc=e=>N`<p class="note">${yc(e)}<br>${i("admin.reasonIs",{reason:e.reason})}</p>`,kc=e=>e.suspension?N`<span class="person"><span class="avatar none">${c("block")}</span> <span>${fi(e)}</span></span>`:N`<a class="person" href="/people/${e.id}">${st(e)} <span>${fi(e)}</span></a>`,Sa=(e,t)=>N`
  ${F(t)}
  ${Et(t)}
  ${e.asksPassword?Pt(t,"password",i("account.password")):le}`,xc=(e,t)=>j(s=>e.adminForm(t,s),i("admin.adminTitle",{name:v(t)}),s=>N`
  <p>${i("admin.adminText")}</p>
  ${Sa(e,s)}`,()=>N`<button type="submit" class="danger">${i("admin.admin")}</button>`);async function Oc(e,t){await S(i("admin.memberTitle",{name:v(t)}),i("admin.memberText"),i("admin.member"))&&e.demote(t)}var Pc=["instance","own","none"],Fc=(e,t)=>{e.kind??=t.mediaLimit===null?"instance":t.mediaLimit?"own":"none";let s=n=>{e.kind=n,e.update()};return N`
    ${F(e)}
    ${x("kind",{label:i("admin.limit"),options:Pc.map(n=>[n,i(`admin.limits.${n}`)]),chosen:e.kind,set:s})}
    ${e.kind==="own"?d(e,"size",{label:i("admin.size"),kind:"number",mode:"numeric",required:!0,value:t.mediaLimit?Math.round(t.mediaLimit/2**20):""}):le}`};async function ps(e,t,s){let n=await e;return n&&p(i(t,{name:v(s)})),n}var qc=(e,t)=>j(s=>e.limitForm(t,s),i("admin.limitTitle",{name:v(t)}),s=>Fc(s,t),()=>N`<button type="submit">${i("action.save")}</button>`),Tc=(e,t)=>j(s=>e.suspendForm(t,s),i("admin.suspendTitle",{name:v(t)}),s=>N`
  <p>${i("admin.suspendText")}</p>
  ${F(s)}
  ${d(s,"reason",{label:i("admin.reason"),hint:i("admin.reasonHint"),kind:"area",value:t.suspension?.reason,required:!0,most:500})}
  ${d(s,"days",{label:i("admin.days"),hint:i("admin.daysHint"),kind:"number",mode:"numeric"})}`,()=>N`<button type="submit" class="danger">${i("admin.suspend")}</button>`);async function Sc(e,t){let s="";await j(o=>e.linkForm(t,r=>{s=r,o()}),i("admin.linkTitle",{name:v(t)}),o=>N`
    <p>${i("admin.linkAsk",{name:v(t)})}</p>
    ${Sa(e,o)}`,()=>N`<button type="submit">${i("admin.linkMake")}</button>`)&&await ls({title:i("admin.link"),text:i("admin.linkText",{name:v(t)}),label:i("admin.linkLabel"),value:s})}async function Lc(e,t){let s=j(n=>e.deleteForm(t,n),i("admin.deleteTitle",{name:v(t)}),n=>N`
    <p>${i("admin.deleteText")}</p>
    ${F(n)}
    ${d(n,"name",{label:i("admin.deleteName",{name:t.username}),required:!0,complete:"off"})}
    ${d(n,"reason",{label:i("admin.reason"),hint:i("admin.logHint"),most:500})}`,()=>N`<button type="submit" class="danger">${i("admin.delete")}</button>`);await ps(s,"admin.deleteDone",t)&&w("account-search")}function Bc(e,t){let s=(a,o,r)=>({text:a,label:`${a}: ${v(t)}`,run:o,isDanger:r}),n=[t.role==="admin"?s(i("admin.member"),()=>Oc(e,t)):s(i("admin.admin"),()=>ps(xc(e,t),"admin.adminDone",t)),s(i("admin.limit"),()=>ps(qc(e,t),"admin.limitDone",t))];return e.isMe(t)?n:[...n,...t.suspension?[]:[s(i("admin.link"),()=>Sc(e,t))],s(i(t.suspension?"admin.suspendAgain":"admin.suspend"),()=>ps(Tc(e,t),"admin.suspendDone",t),!t.suspension),...t.suspension?[s(i("admin.lift"),()=>e.lift(t))]:[],s(i("admin.delete"),()=>Lc(e,t),!0)]}var La=(e,t)=>N`
  <li class="account">
    <div class="row between">
      <span class="row">
        ${kc(t)}
        ${t.role==="admin"?N`<span class="badge">${i("admin.role")}</span>`:le}
        ${e.isMe(t)?N`<span class="badge">${i("people.you")}</span>`:le}
        ${t.suspension?N`<span class="badge warning">${i("admin.suspended")}</span>`:le}
      </span>
      ${Nt(i("people.menu",{name:v(t)}),Bc(e,t))}
    </div>
    <p class="soft facts">${wc(t).filter(Boolean).map(s=>N`<span>${s}</span>`)}</p>
    ${t.suspension?vc(t.suspension):le}
  </li>`;function Ac(e,t){e.preventDefault(),t.search()}var Mc=e=>us`
  <form role="search" @submit=${t=>Ac(t,e)}>
    <label for="account-search">${i("people.search")}</label>
    <div class="search">
      ${c("search")}
      <input id="account-search" type="search" maxlength="31" autocomplete="off" autocapitalize="none" spellcheck="false"
        .value=${e.text} @input=${t=>e.type(t.target.value)}>
    </div>
  </form>
  <div class="chips" role="group" aria-label=${i("admin.which")}>
    ${bi.map(t=>oe(e.status===t,i(`admin.statuses.${t}`),()=>e.choose(t)))}
  </div>`;function Uc(e){let{items:t,problem:s,load:n}=e.list;return s?m(s,n):t?t.length?us`
    <ul class="people" aria-label=${i("admin.people")}>${t.map(a=>La(e,a))}</ul>
    ${B(e.list)}`:us`<p class="soft" role="status">${i("admin.noAccounts")}</p>`:b(4)}function Ba(e){let t=new ns(e);return{title:i("admin.people"),ready:t.list.load(),view:()=>us`
      ${f(i("admin.people"),Ic,"/admin")}
      <section class="card">${Mc(t)}${Uc(t)}</section>`,close:()=>t.close()}}import{html as Na,nothing as Vc}from"../lib/lit-html/lit-html.js";var Ia=2**20,Aa="/api/admin/instance",Ma=["invite","open","closed"],Ua=["members","admins","off"],ds=class{values=null;constructor(t){this.loading=E(t,async()=>{this.values=await g(Aa,{signal:t.signal})}),this.form=new y({send:s=>this.#t(s),update:t.update})}isFixed(t){return this.values.fixed.includes(t)}get limit(){return this.values.mediaLimit?Math.round(this.values.mediaLimit/Ia):""}async#t({name:t,description:s,rules:n,contact:a,registration:o,invites:r,mediaLimit:l}){let u={name:t.trim(),description:s.trim(),rules:n.trim(),contact:a.trim()};o!==this.values.registration&&(u.registration=o),r!==this.values.invites&&(u.invites=r),l!==void 0&&l!==String(this.limit)&&(u.mediaLimit=Math.round(Number(l)*Ia)),this.values=await z(Aa,u);let{fixed:$,mediaLimit:Y,registration:A,invites:At,...mi}=this.values;Object.assign(h(),{instance:mi,registration:A,invites:A==="closed"?"off":At}),p(i("admin.saved"))}},ms=class{values=null;busy=!1;#t;constructor(t){this.#t=t,this.loading=E(t,async()=>{this.values=await g("/api/admin/checks",{signal:t.signal})})}run=async()=>{this.busy||(this.busy=!0,this.#t.update(),await this.loading.load(),this.busy=!1,this.#t.update())}},hs=class{values=null;constructor(t){this.loading=E(t,async()=>{this.values=await g("/api/admin/overview",{signal:t.signal})})}};import{html as fs,nothing as vi}from"../lib/lit-html/lit-html.js";var _c={ok:"check",warn:"flag",fail:"close"},jc=e=>fs`
  <li class="row finding ${e.status}">
    ${c(_c[e.status])}
    <span class="grow">
      <span class="strong">${i(`admin.check.${e.status}`)}</span> <span class="soft" lang="en">${e.check}</span><br>
      <span lang="en">${e.text}</span>
      ${e.fix?fs`<br><span lang="en" class="soft">${e.fix}</span>`:vi}
    </span>
  </li>`;function Nc({status:e,findings:t}){return fs`
    <p class="strong">${i(`admin.checked.${e}`)}</p>
    <ul class="people">${t.map(jc)}</ul>`}var _a=e=>fs`
  <section class="card" id="checks">
    <h2>${i("admin.checks")}</h2>
    <p class="hint">${i("admin.checksText")}</p>
    <div class="stack" aria-live="polite">
      ${e.loading.problem?m(e.loading.problem,e.run):vi}
      ${e.values&&!e.loading.problem?Nc(e.values):vi}
    </div>
    <div><button class="quiet" id="check" type="button" aria-busy=${e.busy?"true":"false"} @click=${e.run}>
      ${i(e.values?"admin.checkAgain":"admin.check")}</button></div>
  </section>`;import{html as qt,nothing as Te}from"../lib/lit-html/lit-html.js";var Dc=["disk_nearly_full","clock_apart","push_off","no_base_url","registration_open","storage_failing","data_folder","no_ffmpeg","decoders_not_confined","backup_missing"],Ft=(e,t)=>qt`<div class="row between"><dt>${e}</dt><dd class="strong">${t}</dd></div>`,Ec=e=>i("admin.jobsOf",{push:L(e.pushJobs),media:L(e.mediaJobs)}),Hc=e=>qt`
  ${Ft(i("admin.backup"),e.lastAt?qt`${H(e.lastAt)}, ${i(`admin.backup.${e.result}`)}`:i(`admin.backup.${e.result}`))}
  ${Ft(i("admin.backupPlace"),e.place)}`,Rc=e=>qt`
  <dl class="stack">
    ${Ft(i("admin.users"),L(e.users))}
    ${Ft(i("admin.publicFinds"),L(e.finds))}
    ${Ft(i("admin.media"),R(e.mediaBytes))}
    ${e.diskFree===null?Te:Ft(i("admin.disk"),R(e.diskFree))}
    ${e.pushJobs||e.mediaJobs?Ft(i("admin.jobs"),Ec(e)):Te}
    ${e.backup?Hc(e.backup):Te}
    ${Ft(i("admin.swept"),e.sweptAt?H(e.sweptAt):i("admin.never"))}
    ${Ft(i("admin.version"),`${e.version}, ${e.database==="postgres"?"PostgreSQL":"SQLite"}`)}
  </dl>`,Cc=e=>qt`<li class="note">${i(`admin.problem.${e}`)}</li>`,zc=e=>qt`
  <details>
    <summary>${i("admin.largest")}</summary>
    <ul class="plain-list">
      ${e.map(t=>qt`
        <li class="row between"><a href="/admin/people?q=${t.username}">${t.username}</a> <span>${R(t.mediaBytes)}</span></li>`)}
    </ul>
  </details>`;function ja({values:e,loading:t}){if(t.problem)return m(t.problem,t.load);if(!e)return b(3);let s=e.problems.filter(n=>Dc.includes(n));return qt`
    ${s.length?qt`<ul class="stack plain-list" aria-label=${i("admin.problems")}>${s.map(Cc)}</ul>`:Te}
    <section class="card">
      <h2>${i("admin.state")}</h2>
      ${Rc(e)}
      ${e.largest.length?zc(e.largest):Te}
    </section>`}var Wc=[["people","/admin/people","people"],["invites","/invites","plus"],["reports","/admin/reports","flag"],["log","/admin/log","feed"],["map","/admin/map","map"],["instance","/admin/instance","gear"]],Gc=([e,t,s])=>Na`
  <li>
    <a class="area" href=${t}>
      ${c(s)}
      <span class="grow"><span class="strong">${i(`admin.${e}`)}</span><br><span class="soft">${i(`admin.about.${e}`)}</span></span>
      ${c("next")}
    </a>
  </li>`;function Da(e){let t=new hs(e),s=new ms(e);return{title:i("admin.title"),ready:t.loading.load(),view:()=>Na`
      ${f(i("admin.title"),Vc,"/profile")}
      <section class="card">
        <ul class="people">${Wc.map(Gc)}</ul>
        <p class="hint">${i("admin.private")}</p>
      </section>
      ${ja(t)}
      ${_a(s)}`}}import{html as $s,nothing as Ea}from"../lib/lit-html/lit-html.js";var Ha={role_changed:"shield",media_limit_changed:"gear",account_suspended:"block",suspension_lifted:"check",account_deleted:"trash",invite_revoked:"close",sign_in_link_created:"lock",sign_in_link_used:"lock",report_closed:"flag",find_hidden:"block",find_shown:"check",find_deleted:"trash",comment_hidden:"block",comment_shown:"check",comment_deleted:"trash",instance_changed:"gear"},Jc={mediaLimit:"limitOfAll",invites:"whoInvites"},Yc=e=>parseInt(e,10)?R(parseInt(e,10)):i(`admin.limits.${e.startsWith("0 ")?"none":"instance"}`);function Xc({action:e,reason:t}){return e==="role_changed"?i(`admin.roles.${t}`):e==="report_closed"?i(`report.result.${t}`):e==="instance_changed"?t.split(", ").map(s=>i(`admin.${Jc[s]??s}`)).join(", "):e==="media_limit_changed"?Yc(t):t}function Zc(e){let t={actor:e.actorName||i("admin.commandLine"),target:e.targetName,action:e.action};return i(Ha[e.action]?`admin.act.${e.action}`:"admin.act.other",t)}var Kc=e=>$s`
  <li class="row act">
    ${c(Ha[e.action]??"shield")}
    <span class="grow">
      <span class="strong">${Zc(e)}</span><br>
      ${e.reason?$s`<span dir="auto">${Xc(e)}</span><br>`:Ea}
      <span class="soft">${H(e.createdAt)}</span>
    </span>
  </li>`;function Qc(e){return e.problem?m(e.problem,e.load):e.items?e.items.length?$s`
    <section class="card">
      <p class="hint">${i("admin.logText")}</p>
      <ul class="people">${e.items.map(Kc)}</ul>
      ${B(e)}
    </section>`:U(i("admin.noActs"),i("admin.noActsText")):b(4)}function Ra(e){let t=D(e,"/api/admin/log");return{title:i("admin.log"),ready:t.load(),view:()=>$s`${f(i("admin.log"),Ea,"/admin")}${Qc(t)}`}}import{html as tt,nothing as ht}from"../lib/lit-html/lit-html.js";var tl=8,gs=class{items=[];at=-1;#t;#e=null;#s=[];#i=!1;constructor(t){this.#t=t}async follow(t){this.#i=!0,this.#n(t),this.#e??=g("/api/finds/categories",{signal:this.#t.signal}).catch(()=>(this.#e=null,[])),this.#s=await this.#e,this.#i&&this.#n(t)}close(){this.#i=!1,this.#a([])}move(t){let s=this.items.length;this.at=this.at<0&&t<0?s-1:(this.at+t+s)%s,this.#t.update()}#n(t){let s=hi(t.trim()),n=new Set(this.#s.map(o=>o.category)),a=s?jt.filter(o=>!n.has(o)).map(o=>({category:o,ownCount:0,count:0})):[];this.#a([...this.#s,...a].filter(({category:o})=>{let r=hi(it(o));return r.includes(s)&&(r!==s||re(o))}).slice(0,tl))}#a(t){Object.assign(this,{items:t,at:-1}),this.#t.update()}};var el=1200*36e5,bs=class{id;stored=null;#t;#e;#s;#i=null;#n=new Set;#a=!1;#o=!1;constructor(t){this.#t=t,this.#s=!t.params.id;let s=t.params.id??t.query.get("draft");this.#r(new RegExp(`^${pn}$`).test(s)||!this.#s?s:ae()),this.#s&&!this.stored&&this.#r(ae())}#r(t){this.id=t,this.#e=this.#s?Ot(t):ea(t),this.stored=this.#e.get()}get findId(){return this.#i??=On(this.id)>Date.now()-el?this.id:ae()}get path(){let t=new URLSearchParams(this.#t.query);return t.set("draft",this.id),`/new?${t}`}save(t){if(!(this.#o||this.#t.signal.aborted)){if(!t)return this.#e.remove();this.#e.set({...t,at:Date.now()}),this.#s&&!this.#a&&this.#t.rename(this.path),this.#a=!0}}async files(){if(!this.stored||!this.#s)return[];let t=new Set(this.stored.media?.map(n=>n.key)),s=await ss(this.id);for(let{key:n}of s)this.#n.add(n);return s.filter(n=>!t.has(n.key))}get hasFiles(){return this.#n.size>0}release(t){let s=new Set(t.filter(n=>!n.media).map(n=>n.key));for(let n of this.#n)s.has(n)||(this.#n.delete(n),ia(n))}remove(){return this.#o=!0,this.#e.remove(),this.#s?is(this.id):null}};async function Ca(e,t){if(t?.point)return t;let s=e.get("place");if(s){let a=await g(`/api/locations/${encodeURIComponent(s)}?includePrivate=true&includeFriends=true&findsLimit=0`);return{location:a,point:xt(a)}}let n=Ye(e.get("at"));return n?{point:{lat:n.lat,lng:n.lng}}:null}var za=({location:e,locationId:t,exact:s})=>{let{name:n,...a}=s??e;return{location:{...e,name:n,id:t},point:xt(a),name:n,by:"search"}},ws=({title:e,description:t,category:s,isPublic:n,area:a,exactForFriends:o})=>({title:e,description:t,category:s,isPublic:n,area:a,exactForFriends:o});function Va({title:e,description:t,category:s,isPublic:n,area:a="",exactForFriends:o},r={area:""}){let l={title:e.trim(),description:t.trim()||null,category:s.trim()||null},u=a!==""&&a!==r.area,$=u?{area:Number(a)}:{},A=Number(a)&&(u||o!==r.exactForFriends)?{exactForFriends:o==="true"}:{};return{...l,isPublic:n==="true",...$,...A}}var Wa=({location:e},{area:t=""})=>t!==""&&(e?.area??0)>Number(t),Ga=(e,{area:t})=>C(`/api/finds/${e}`,{area:Number(t),homeZone:!1}),Ja=({location:e,exact:t})=>({area:String(e.area??0),exactForFriends:String(t?.forFriends??!0)});var pe=class{uploads=null;place=null;placeError="";shown;#t=null;#e;constructor(t,s){this.page=t,this.#e=s,this.draft=new bs(t),this.form=new y({send:n=>this.#s(n),update:t.update}),this.isRestored=!!this.draft.stored,this.values={isPublic:ee.get()!=="friends",...this.draft.stored},this.proposals=new gs(t),this.loading=E(t,()=>this.begin())}get isOther(){return this.#t??!!(this.values.category&&!re(this.values.category))}changed(){this.saveDraft(),this.page.update()}addFiles(t){return this.uploads.add(t)}change(t){this.values={...this.values,...t},this.changed()}chooseCategory(t){this.#t=t==="other"&&!this.isOther,this.change({category:t===this.values.category||t==="other"?"":t})}async submit(t){return this.placeError="",await this.form.submit(t),!this.placeError}async#s(t){let{point:s,name:n,location:a}=this.place.value;if(!s){this.placeError=i("spot.missing"),this.page.update();return}if(await this.uploads.settled(),this.uploads.hasFailed)throw{code:"failed",text:i("edit.uploadFailed")};let o={point:s,name:n||this.place.proposal,location:a},r=Va({category:this.values.category??"",...t},this.shown),l=await this.write(r,o).catch(u=>this.#i(u));l&&(Wa(l,t)&&await this.#e.showHome()&&await Ga(l.id,t).catch(u=>p(O(u))),await this.leave(`/finds/${l.id}`,i(this.isNew?"edit.published":"edit.saved")))}#i(t){let s=Tn(t);throw s.length?(this.uploads.removeMissing(s),{code:"failed",text:i("edit.photosGone")}):t}close(){this.uploads?.stop(),this.place?.close()}};async function ys(e){try{let t=await ue(e,0,262144),s=await sl(e,t);return s?pl(ll(s.view,s.tiff)):Ya}catch{return Ya}}var Ya={place:null,time:""},ue=async(e,t,s)=>new DataView(await e.slice(t,t+s).arrayBuffer());function sl(e,t){return t.getUint16(0)===65496?il(t):t.getUint32(0)===2303741511?Xa(e,{at:8,little:!1,name:"eXIf",extra:12,sizeFirst:!0}):Tt(t,0,4)==="RIFF"&&Tt(t,8,4)==="WEBP"?Xa(e,{at:12,little:!0,name:"EXIF",extra:8,even:!0}):Tt(t,4,4)==="ftyp"?al(e):null}var Tt=(e,t,s)=>String.fromCharCode(...Array.from({length:s},(n,a)=>e.getUint8(t+a)));function il(e){for(let t=2;t+10<e.byteLength;t+=2+e.getUint16(t+2)){let s=e.getUint16(t);if(s===65505&&e.getUint32(t+4)===1165519206)return{view:e,tiff:t+10};if(s===65498||s>>8!==255)return null}return null}var ki=1<<20,xi=1e4;async function Xa(e,{at:t,little:s,name:n,extra:a,sizeFirst:o,even:r}){for(let l=0;l<xi&&t+8<=e.size;l++){let u=await ue(e,t,8),$=u.getUint32(o?0:4,s);if(Tt(u,o?4:0,4)===n)return nl(await ue(e,t+8,Math.min($,ki)));t+=a+$+(r?$%2:0)}return null}var nl=e=>({view:e,tiff:Tt(e,0,4)==="Exif"?6:0});function Za(e,t,s){let n=[];for(let a=t;a+8<=s&&n.length<xi;){let o=e.getUint32(a),r=8;if(o===1&&([o,r]=[Number(e.getBigUint64(a+8)),16]),o===0&&(o=s-a),o<r)break;n.push({type:Tt(e,a+4,4),from:a+r,to:Math.min(a+o,s)}),a+=o}return n}async function al(e){for(let t=0,s=0;s<xi&&t+8<=e.size;s++){let n=await ue(e,t,16),a=n.getUint32(0);if(a===1&&(a=Number(n.getBigUint64(8))),a===0&&(a=e.size-t),a<8)return null;if(Tt(n,4,4)==="meta")return ol(e,await ue(e,t,Math.min(a,ki)));t+=a}return null}async function ol(e,t){let s=Za(t,t.getUint32(0)===1?20:12,t.byteLength),n=u=>s.find($=>$.type===u),a=rl(t,n("iinf")),o=a===null?null:cl(t,n("iloc"),a);if(!o)return null;let r=o.method===1?n("idat"):null,l=r?new DataView(t.buffer,t.byteOffset+r.from+o.at,Math.min(o.size,r.to-r.from-o.at)):await ue(e,o.at,Math.min(o.size,ki));return{view:l,tiff:4+l.getUint32(0)}}function rl(e,t){if(!t)return null;let s=Za(e,t.from+(e.getUint8(t.from)===0?6:8),t.to);for(let{from:n}of s){let a=e.getUint8(n)>2;if(Tt(e,n+(a?10:8),4)==="Exif")return a?e.getUint32(n+4):e.getUint16(n+4)}return null}function cl(e,t,s){if(!t)return null;let n=e.getUint8(t.from),a=t.from+4,o=A=>{let At=A===8?Number(e.getBigUint64(a)):A===4?e.getUint32(a):A===2?e.getUint16(a):0;return a+=A,At},r=o(2),[l,u,$]=[r>>12,r>>8&15,r>>4&15],Y=n?r&15:0;for(let A=o(n<2?2:4);A>0&&a<t.to;A--){let At=o(n<2?2:4),mi=n?o(2)&15:0;o(2);let Yr=o($),Xi=null;for(let Zi=o(2);Zi>0&&a<=t.to;Zi--){o(Y);let Xr=Yr+o(l),Zr=o(u);Xi??={method:mi,at:Xr,size:Zr}}if(At===s)return Xi}return null}function ll(e,t){let s=e.getUint16(t)===18761,n=r=>e.getUint16(t+r,s);return{u32:r=>e.getUint32(t+r,s),text:(r,l)=>Tt(e,t+r,l),entries:r=>new Map(Array.from({length:n(r)},(l,u)=>[n(r+2+12*u),r+10+12*u]))}}function pl(e){let t=e.entries(e.u32(4)),s=(n,a,o)=>{try{return t.has(n)?a(e,e.entries(e.u32(t.get(n)))):o}catch{return o}};return{place:s(34853,dl,null),time:s(34665,ul,"")}}function ul({u32:e,text:t},s){let n=s.get(36867),a=n===void 0?null:/^(\d{4}):(\d\d):(\d\d) (\d\d:\d\d:\d\d)$/.exec(t(e(n),19));return a&&a[1]!=="0000"?`${a[1]}-${a[2]}-${a[3]}T${a[4]}`:""}function dl({u32:e,text:t},s){let n=(r,l,u)=>{if(!s.has(l)||!s.has(u))return NaN;let $=e(s.get(u)),Y=At=>e($+8*At)/e($+8*At+4),A=r.indexOf(t(s.get(l),1).toUpperCase());return A<0?NaN:(Y(0)+(Y(1)||0)/60+(Y(2)||0)/3600)*(A?-1:1)},a=n("NS",1,2),o=n("EW",3,4);return Math.abs(a)<=90&&Math.abs(o)<=180&&(a||o)?{lat:a,lng:o}:null}async function Se(e){if(!/^image\/(jpeg|png|webp|avif|heic|heif)$/.test(e.type))return e;try{return await ml(e)}catch{return e}}async function ml(e){let t=await createImageBitmap(e,{imageOrientation:"from-image"}),s=Math.min(1,2560/Math.max(t.width,t.height));if(s===1&&e.size<409600)return t.close(),e;let n=new OffscreenCanvas(Math.max(1,Math.round(t.width*s)),Math.max(1,Math.round(t.height*s))),a=n.getContext("2d");a.fillStyle="#fff",a.fillRect(0,0,n.width,n.height),a.drawImage(t,0,0,n.width,n.height),t.close();let o=await n.convertToBlob({type:"image/jpeg",quality:.85});return o.size<e.size?new File([o],e.name.replace(/\.\w+$/,"")+".jpg",{type:"image/jpeg"}):e}var hl=2,fl=2,$l=60,de=class{removed=[];#t=!1;#e;#s;#i;#n;#a=()=>{};constructor(t,{changed:s,placed:n=()=>{},signal:a,send:o=ne}){this.items=t.map(({at:r,key:l,caption:u="",...$})=>({media:$,at:r,key:l,caption:u,state:"done"})),this.#e=r=>{this.#a(),s(r)},this.#s=n,this.#i=a,this.#n=o,addEventListener("online",()=>this.#u(),{signal:a})}get most(){return h().limits.mediaPerFind}get isBusy(){return this.items.some(t=>["waiting","sending","paused"].includes(t.state))}get isPaused(){return this.items.some(t=>t.state==="paused")}async settled(){for(;this.isBusy&&!this.isPaused;)await new Promise(t=>{this.#a=t})}files(){return Promise.all(this.items.map(async({media:t,at:s,file:n,caption:a})=>{let o=n?await Se(n):null;return t?{media:t,at:s,caption:a,blob:o}:{caption:a,blob:o,name:n.name||"file"}}))}get hasFailed(){return this.items.some(t=>t.state==="failed")}get isChanged(){return this.#t||this.removed.length>0||this.items.some(t=>!t.media?.id)}get media(){return this.items.filter(t=>t.media).map(t=>qn(t.media,t.caption))}get draft(){return this.items.filter(t=>t.media).map(({media:t,at:s,key:n,caption:a})=>({...t,at:s,key:n,caption:a}))}async add(t,s=[]){if(this.#i.aborted)return;let n=this.most-this.items.length,a=[...t].slice(0,n),o=a.map((r,l)=>({file:r,key:s[l],caption:"",preview:URL.createObjectURL(r),state:"waiting",progress:0}));this.items=[...this.items,...o],this.#e(t.length>n?i("upload.tooMany",{n:this.most}):""),await this.#o(a),this.#r()}async#o(t){for(let s of t){let{place:n}=await ys(s);if(this.#i.aborted)return;if(n)return this.#s(n)}}#r(){if(this.#i.aborted)return;let t=hl-this.items.filter(s=>s.state==="sending").length;for(let s of this.items.filter(n=>n.state==="waiting").slice(0,t))this.#l(s)}async#l(t){t.stop=new AbortController,Object.assign(t,{state:"sending",progress:0,problem:null}),this.#e();try{let s=await this.#d(t);if(!s)return;Object.assign(t,{media:s,at:Date.now(),state:"done"})}catch(s){if(s.name==="AbortError")return;Object.assign(t,{state:Re(s)?"paused":"failed",problem:O(s)}),t.state==="paused"&&this.#p(t,s.retryAfter)}this.#e(),this.#r()}#p(t,s){t.pause=Math.min($l,(t.pause??fl/2)*2),t.timer=setTimeout(()=>this.retry(t),1e3*(s||t.pause))}#u(){for(let t of this.items.filter(s=>s.state==="paused"))this.retry(t)}async#d(t){let{signal:s}=t.stop,n=await Se(t.file),{videoBytes:a,imageBytes:o}=h().limits,r=n.type.startsWith("video/")?a:o;if(n.size>r)throw{code:"large",text:i("upload.large",{size:rn(r)})};if(s.aborted)return null;let l=$=>{t.progress=$,this.#e()},[u]=await this.#n("POST","/api/media",n,{signal:s,progress:l});return u}retry(t){clearTimeout(t.timer),t.state="waiting",this.#r()}remove(t){this.#c(t),t.media?.id&&this.removed.push(t.media.id),this.items=this.items.filter(s=>s!==t),this.#e(),this.#r()}removeMissing(t){let s=this.items.filter(n=>n.media).filter((n,a)=>t.includes(a));s.forEach(this.#c),this.items=this.items.filter(n=>!s.includes(n)),this.#e()}move(t,s){this.items.splice(s,0,...this.items.splice(t,1)),this.#t=!0,this.#e()}setCaption(t,s){t.caption=s,this.#t=!0,this.#e()}stop(){this.items.forEach(this.#c)}#c({timer:t,stop:s,preview:n}){clearTimeout(t),s?.abort(),n&&URL.revokeObjectURL(n)}};var vs=class extends pe{isNew=!1;title=i("edit.title");#t;#e="";#s="";constructor(t,s){super(t,s),this.back=`/finds/${t.params.id}`,this.#t=`/api${this.back}`}async begin(){let[t,s]=await cn(this.#t),n=this.draft.stored;this.#s=s,this.#e=t.locationId,this.shown=Ja(t),this.values={...t,...this.shown,...n};let a=o=>{o&&p(o),this.page.update()};this.uploads=new de(t.media,{changed:a,signal:this.page.signal}),this.place=new nt(this.page,n?.place??za(t),()=>this.changed())}saveDraft(){let t=ws(this.values),s=this.place?.value;this.draft.save(s?.location?.id===this.#e?t:{...t,place:s})}async write(t,s){let{isPaused:n,isChanged:a,media:o,removed:r}=this.uploads;if(n)throw{code:"failed",text:i("edit.uploadFailed")};let l=await Je(s),u=l===this.#e?{}:{locationId:l},$=o.map(A=>A.id?{id:A.id,caption:A.caption??null}:A),Y=a?{media:$,mediaToDelete:r}:{};return C(this.#t,{...t,...u,...Y},{headers:this.#s?{"If-Match":this.#s}:{}})}overwrite(){this.#s=""}async leave(t,s=""){await this.draft.remove(),await this.page.go(t,{replace:!0}),s&&p(s)}discard(){return this.uploads?.stop(),this.leave(`${this.back}/edit`)}};async function Oi(){if(!await caches.has(ve))return null;let e=await caches.open(ve),[t]=await e.keys(),s=t&&await(await e.match(t))?.formData();return s?{key:t,values:gl(s),files:s.getAll("file"),left:Number(s.get("left"))}:null}function gl(e){let t=e.get("title"),s=[e.get("text"),e.get("url")].filter(Boolean).join(`
`);return{...t?{title:t}:{},...s?{description:s}:{}}}async function Ka(e){let t=await caches.open(ve);return await t.delete(e),(await t.keys()).length===0&&await caches.delete(ve),Oi()}var bl=2,ks=class{items=[];isWhole=!1;#t;#e;constructor(t,s){this.#t=t,this.#e=s}get shown(){return this.isWhole?this.items:this.items.slice(0,bl)}async load(){await na();let t=await ss();if(this.#t.signal.aborted)return;this.close();let s=es().filter(n=>n.id!==this.#e);this.items=s.map(n=>{let a=n.media?.find(r=>r.at>Date.now()-Ge),o=a?null:t.find(r=>r.draft===n.id&&r.file.type.startsWith("image/"))?.file;return{draft:n,media:a,preview:o?URL.createObjectURL(o):""}}),this.#t.update()}showAll(){this.isWhole=!0,this.#t.update()}remove({draft:t}){Ot(t.id).remove(),this.items=this.items.filter(s=>s.draft!==t),this.#t.update(),p(i("edit.draftDeleted"),"",{text:i("action.undo"),run:()=>this.#s(t)})}#s(t){return Ot(t.id).set(t),this.load()}close(){for(let{preview:t}of this.items)t&&URL.revokeObjectURL(t)}};var wl=.15,Qa=e=>e.slice(0,10);function yl(e){let t="";return e.map(n=>({photo:n,time:t=n.time||t})).sort((n,a)=>n.time<a.time?-1:n.time>a.time?1:0).map(n=>n.photo)}var to=e=>e.find(t=>t.place)?.place??null,eo=e=>e.find(t=>t.time)?.time??"";function vl(e,t,s){let[n,a]=[to(e),eo(e)];return e.length<s&&(!n||!t.place||zt(n,t.place)<=wl)&&(!a||!t.time||Qa(a)===Qa(t.time))}function so(e,t){let s=[];for(let n of yl(e)){let a=s.findLast(o=>vl(o,n,t));a?a.push(n):s.push([n])}return s}var Le=e=>({place:to(e),time:eo(e)}),io=(e,t)=>e.flatMap((s,n)=>n===t?[]:n===t-1?[[...s,...e[t]]]:[s]),no=(e,t,s)=>e.flatMap((n,a)=>a===t?[n.slice(0,s),n.slice(s)]:[n]);var xs=class{groups=null;busy=!1;#t;#e=new Map;constructor(t){this.#t=t}get most(){return h().limits.mediaPerFind}get count(){return this.groups.flat().length}async consider(t,s){if(this.groups)return this.consider([...this.decline(),...t],s);if(t.length<2)return!1;let n=await Promise.all(t.map(async o=>({file:o,...await ys(o)}))),a=so(n,this.most);if(this.#t.signal.aborted||a.length<2&&t.length<=s)return!1;for(let o of n)o.preview=o.file.type.startsWith("image/")?URL.createObjectURL(o.file):"";return this.#s(a),!0}#s(t){this.groups=t,this.#t.update();for(let s of t)this.#i(s)}async#i(t){let{place:s}=Le(t);if(!s||this.#e.has(t[0]))return;this.#e.set(t[0],"");let{name:n}=await We(s,{signal:this.#t.signal});this.#e.set(t[0],n),this.#t.update()}describe=t=>({name:Le(t).place?this.#e.get(t[0])??"":"",time:Le(t).time});canMerge=t=>t>0&&this.groups[t-1].length+this.groups[t].length<=this.most;merge(t){this.#s(io(this.groups,t))}split(t,s){this.#s(no(this.groups,t,s))}decline(){let t=this.groups.flat().map(s=>s.file);return this.close(),this.#t.update(),t}async accept(){if(this.busy)return;this.busy=!0,this.#t.update();let t=this.groups.map(()=>ae()),s=Date.now(),n=k()?.id;try{for(let[a,o]of this.groups.entries())await this.#n(n,t[a],o,s-a)}catch{if(k()?.id!==n)return null;for(let a of t)await kl(a);return this.busy=!1,this.#t.update(),p(i("group.noRoom"))}await this.#t.go(`/new?draft=${t[0]}`),p(i("group.made",{n:t.length}))}async#n(t,s,n,a){if(k()?.id!==t)throw{code:"stopped"};let{place:o}=Le(n),r={id:s,at:a,isPublic:ee.get()!=="friends",media:[],label:this.describe(n).name};if(Ot(s).set(o?{...r,place:{point:o,source:"photo",photo:o}}:r),!Ot(s).get())throw{code:"storage"};await sa(s,n.map(l=>l.file),t)}close(){for(let{preview:t}of this.groups?.flat()??[])t&&URL.revokeObjectURL(t);this.groups=null}};async function kl(e){Ot(e).remove(),await is(e)}var Os=class extends pe{isNew=!0;title=i("edit.new");back="/";received=null;photosExpired=!1;#t="";constructor(t,s){super(t,s),this.drafts=new ks(t,this.draft.id),this.several=new xs(t)}async begin(){let{page:t,values:s}=this,n=await Ca(t.query,s.place),a=s.media??[],o=a.filter($=>$.at>Date.now()-Ge);this.photosExpired=o.length<a.length;let r=$=>{$&&p($),this.changed()},l=$=>this.place.suggestPoint($);this.uploads=new de(o,{changed:r,placed:l,signal:t.signal}),this.place=new nt(t,n,r),this.place.point&&!this.place.label&&this.place.propose(),this.drafts.load();let u=await this.draft.files();u.length&&this.uploads.add(u.map($=>$.file),u.map($=>$.key)),this.received=t.query.has("shared")?await Oi():null}async addFiles(t){let{items:s,most:n}=this.uploads;await this.several.consider(t,n-s.length)||await super.addFiles(t)}saveDraft(){let t=ws(this.values),s=this.place?.value,n=this.uploads.draft,a=![t.title,t.description,t.category,s?.point,n.length,this.draft.hasFiles].some(Boolean);this.draft.save(a?null:{...t,place:s,label:this.place?.label,media:n,id:this.draft.id}),this.draft.release(this.uploads.items)}async resolveReceived(t){let{values:s,files:n,key:a}=this.received;this.received=null,t&&n.length&&await this.addFiles(n),this.received=await Ka(a),this.change(t?s:{}),this.form.clear("title"),this.page.update()}async write(t,s){if(this.uploads.isPaused)return this.#e(t,s);try{return this.#t=await Je(s),await Fn(this.draft.findId,{...t,locationId:this.#t,media:this.uploads.media})}catch(n){if(!Re(n))throw n;return this.#e(t,s)}}async#e(t,s){return await Ln(this.draft.findId,{body:t,place:s,locationId:this.#t},this.uploads),await this.leave("/waiting",i("outbox.added")),null}async leave(t,s=""){s&&ee.set(this.values.isPublic?"public":"friends"),await this.draft.remove(),await this.page.go(t,{replace:!0});let[n]=es();s&&p(s,"",n&&{text:i("edit.next"),run:()=>this.page.go(`/new?draft=${n.id}`)})}discard(){return this.uploads?.stop(),this.leave("/new")}close(){super.close(),this.drafts.close(),this.several.close()}};import{html as me,nothing as Pi}from"../lib/lit-html/lit-html.js";function xl(e,t){e.remove(t),w(e.items.length?"drafts-title":"main")}var Ol=({media:e,preview:t})=>me`
  <span class="thumb">${e||t?me`<img src=${e?.thumbnailUrl??t} alt="">`:c("edit")}</span>`;function Pl(e,t){let{draft:s}=t,n=s.title?.trim()||i("edit.untitled");return me`
    <li class="row draft">
      <a class="find grow" href="/new?draft=${s.id}">
        ${Ol(t)}
        <span class="what">
          <span class="name" dir="auto">${n}</span>
          ${s.label?me`<span class="soft" dir="auto">${s.label}</span>`:Pi}
          <span class="soft">${Ee(s.at)}</span>
        </span>
      </a>
      <button type="button" class="round" aria-label=${i("edit.draftDelete",{title:n})} @click=${()=>xl(e,t)}>
        ${c("trash")}
      </button>
    </li>`}var ao=e=>e.items.length?me`
  <section class="card drafts" id="drafts" aria-labelledby="drafts-title">
    <h2 id="drafts-title" tabindex="-1">${i("edit.drafts")}</h2>
    <ul class="rows">${e.shown.map(t=>Pl(e,t))}</ul>
    ${e.shown.length<e.items.length?me`
      <button type="button" class="link" @click=${()=>e.showAll()}>
        ${i("edit.allDrafts",{n:e.items.length})}
      </button>`:Pi}
  </section>`:Pi;var oo=e=>[...e?.files??[]].filter(t=>/^(image|video)\//.test(t.type)),ro=e=>[...e.dataTransfer?.types??[]].includes("Files"),Fl=e=>e.target.matches?.("input, textarea")&&e.clipboardData.types.includes("text/plain");function co(e,t){let s=a=>document.body.classList.toggle("dropping",a),n=(a,o)=>document.addEventListener(a,o,{signal:e});n("dragover",a=>{ro(a)&&(a.preventDefault(),s(!0))}),n("dragleave",a=>{a.relatedTarget||s(!1)}),n("drop",a=>{ro(a)&&(a.preventDefault(),s(!1),document.querySelector("dialog[open]")||t(oo(a.dataTransfer)))}),n("paste",a=>{let o=oo(a.clipboardData);!o.length||Fl(a)||document.querySelector("dialog[open]")||(a.preventDefault(),t(o))}),e.addEventListener("abort",()=>s(!1))}import{html as Xt,nothing as ho}from"../lib/lit-html/lit-html.js";import{html as Be,nothing as Fi}from"../lib/lit-html/lit-html.js";var he="category";function lo(e,{category:t}){let s=document.getElementById(he);if(s.value=t,re(t)){e.proposals.close(),e.chooseCategory(t),document.querySelector("#fold-category summary")?.focus();return}s.dispatchEvent(new Event("input",{bubbles:!0})),e.proposals.close()}function ql(e,t){t.form.typed(e.target),t.proposals.follow(e.target.value)}function Tl(e,t){let{items:s,at:n}=t.proposals;if(!s.length){e.key==="ArrowDown"&&t.proposals.follow(e.target.value);return}let a={ArrowDown:1,ArrowUp:-1}[e.key];if(a)t.proposals.move(a);else if(e.key==="Escape")t.proposals.close();else if(e.key==="Enter"&&n>=0)lo(t,s[n]);else return;e.preventDefault()}var Sl=(e,t,s)=>Be`
  <li id="category-${s}" data-kind="category" role="option" aria-selected=${s===e.proposals.at?"true":"false"}
    @click=${()=>lo(e,t)}>
    ${Vt(t.category)}
    <span class="grow" dir="auto">${it(t.category)}</span>
    <span class="soft far">${t.ownCount?i("categories.byYou",{n:t.ownCount}):t.count?L(t.count):Fi}</span>
  </li>`,Ll=e=>{let{items:t}=e.proposals;return Be`
    <div class="proposals" ?hidden=${!t.length} @mousedown=${s=>s.preventDefault()}>
      <ul id="category-list" role="listbox" aria-label=${i("categories.used")}>${t.map((s,n)=>Sl(e,s,n))}</ul>
    </div>
    <span class="unseen" role="status">${t.length?i("categories.count",{n:t.length}):""}</span>`};function po(e){let{form:t,proposals:s}=e,n=t.errors[he];return Be`
    <div class="field">
      <label for=${he}>${i("categories.own")} <span class="soft">${i("form.optional")}</span></label>
      <div class="combo">
        <input id=${he} name=${he} type="text" dir="auto" role="combobox" autocomplete="off" data-most=${h().limits.category}
          aria-autocomplete="list" aria-controls="category-list" aria-expanded=${s.items.length?"true":"false"}
          aria-activedescendant=${s.at>=0?`category-${s.at}`:Fi}
          aria-describedby=${n?"category-error":"category-hint"} aria-invalid=${n?"true":Fi}
          .defaultValue=${e.values.category??""} @input=${a=>ql(a,e)} @keydown=${a=>Tl(a,e)}
          @focus=${a=>s.follow(a.target.value)} @blur=${()=>s.close()}>
        ${Ll(e)}
      </div>
      ${Gn(t.left[he])}
      ${n?Be`<p class="error" id="category-error">${n}</p>`:Be`<p class="hint" id="category-hint">${i("categories.hint")}</p>`}
    </div>`}var Ps=(e,t,s,n,a)=>Xt`
  <details class="fold" id="fold-${e}">
    <summary>${t} <span class="grow"><span>${s}</span> <span class="soft" dir="auto">${n}</span></span> ${c("next")}</summary>
    ${a}
  </details>`;function fo(e){let t=e?.closest("details");t&&(t.open=!0)}var Bl=e=>Ps("description",c("edit"),i("find.description"),e.values.description||i("edit.none"),d(e.form,"description",{label:i("find.description"),value:e.values.description??"",kind:"area",most:h().limits.description})),uo=(e,t,s)=>Xt`
  <button type="button" class="chip" aria-pressed=${s?"true":"false"} @click=${()=>e.chooseCategory(t)}>
    ${Vt(t)} ${it(t)}
  </button>`;function Il(e){let{category:t}=e.values,[s,n]=t?[Vt(t),it(t)]:[c("filter"),i("edit.none")];return Ps("category",s,i("find.category"),n,Xt`
    <fieldset>
      <legend>${i("find.category")}</legend>
      <div class="chips">
        ${jt.map(a=>uo(e,a,a===t))}
        ${uo(e,"other",e.isOther)}
      </div>
      ${e.isOther?po(e):ho}
    </fieldset>`)}var mo=(e,t,s,n,a)=>Xt`
  <label class="choice">
    <input type="radio" name="isPublic" value=${String(t)} ?checked=${e.values.isPublic===t}>
    <span>
      ${c(s)}
      <span>
        <span class="strong">${n}</span><br>
        <span class="soft">${a}</span>
      </span>
    </span>
  </label>`;function Al(e){let{isPublic:t}=e.values;return Ps("audience",c(t?"globe":"lock"),i("edit.who"),i(t?"edit.public":"edit.private"),Xt`
    <fieldset class="choices">
      <legend>${i("edit.who")}</legend>
      ${mo(e,!0,"globe",i("edit.public"),i("edit.publicText",{instance:Ct()}))}
      ${mo(e,!1,"lock",i("edit.private"),i("edit.privateText"))}
    </fieldset>`)}var Ml=["0","1","5","20"],Yt=e=>Number(e)?i("place.area",{distance:se(Number(e))}):i("place.exact"),Ul=e=>x("exact-for",{name:"exactForFriends",label:i("place.exactFor"),options:[["true",i("place.forFriends")],["false",i("place.forMe")]],chosen:e});function _l(e){let{area:t="",exactForFriends:s="true"}=e.values;return Ps("shown",c("map"),i("place.shown"),t===""?i("place.asSet"):Yt(t),Xt`
    ${x("area",{label:i("place.shown"),hint:i(e.isNew?"place.shownHint":"place.recall"),chosen:t,options:[...e.isNew?[["",i("place.asSet")]]:[],...Ml.map(n=>[n,Yt(n)])]})}
    ${Number(t)?Ul(s):ho}`)}var $o=e=>Xt`<div class="folds">${Bl(e)}${Il(e)}${Al(e)}${_l(e)}</div>`;import{html as qs,nothing as Si}from"../lib/lit-html/lit-html.js";import{html as mt,nothing as Ie}from"../lib/lit-html/lit-html.js";var qi=16,go=10,jl=2,Nl={lat:25,lng:5,zoom:1},Fs=class extends nt{failed=!1;problem="";#t;#e=null;constructor(t,s){super(t,s.value,()=>this.#i()),this.#t=t,Object.assign(this,{nearby:s.nearby,proposal:s.proposal})}async showMap(t){this.failed=!1;let s=this.#s();try{let n=await t({view:s,onMove:a=>this.#a(a),onPick:a=>this.setPoint(a,"tap")});if(this.#t.signal.aborted)return n.close();this.#e=n,this.photo&&n.mark(this.photo,i("spot.photoPlace"),"one ghost")}catch{this.failed=!0}return this.#e&&this.point&&this.#i(),this.#t.update(),!this.point&&s.zoom>=go?this.setPoint({lat:s.lat,lng:s.lng},"tap"):this.point?this.propose():null}#s(){if(this.point)return{...this.point,zoom:qi};let t=Ye(Qi.get());return t?.zoom?t:Nl}#i(){this.problem="";let t=this.#e?.where();t&&!this.#n(t)&&this.#e.setView({...this.point,zoom:this.source==="tap"?t.zoom:Math.max(qi,t.zoom)},{animate:!1}),this.#t.update()}#n(t){return zt(this.point,t)<jl*_n(t)}#a(t){(!this.point||!this.#n(t))&&this.setPoint({lat:t.lat,lng:t.lng},"tap")}usePhoto(){return this.setPoint(this.photo,"photo")}useFound(t){return this.setPoint(xt(t),"found",t.name)}distance=t=>this.point&&t?zt(this.point,t):void 0;check(){let t=this.#e?.where().zoom??qi,s=this.source==="tap"&&!this.chosen&&t<go;return this.problem=this.point?s?i("spot.zoom"):"":i("spot.none"),this.#t.update(),!this.problem}close(){super.close(),this.#e?.close(),this.#e=null}};async function fe(e){let t=new AbortController,s=null,n=dt((o,r)=>(s??=new Fs({signal:t.signal,update:r},e),Vl(s,o)),{label:i("spot.title"),kind:"chooser"});bo(s),await n&&e.take(s),t.abort(),s.close()}var bo=e=>e.showMap(t=>pa(document.getElementById("spot"),{...t,hasCross:!0})),Dl=(e,t)=>mt`
  <div class="row">
    <button type="button" class="round" aria-label=${i("nav.back")} @click=${()=>t()}>${c("back")}</button>
    <place-search id="spot-search" class="grow" .label=${i("spot.search")} .near=${e.point} .distance=${e.distance}
      @choose=${({detail:s})=>e.useFound(s.value)}></place-search>
  </div>`,El=e=>mt`
  <div class="mapbox">
    <div id="spot" role="application" aria-label=${i("spot.map")}></div>
    ${e.failed?m({code:"map",text:i("map.failed")},()=>bo(e)):Ie}
  </div>`;function Hl(e,t){let s=e.chosen?.id===t.id;return mt`
    <button type="button" class="chip" aria-pressed=${s?"true":"false"} @click=${()=>e.toggle(t)}>
      ${c(s?"check":"pin")} <bdi>${t.name}</bdi> <span class="soft">${He(t.distance)}</span>
    </button>`}var Rl=e=>mt`
  <div class="chips scrolls" role="group" aria-label=${i("spot.proposals")}>
    <button type="button" class="chip" @click=${()=>e.locate()}>${c("here")} ${i("spot.here")}</button>
    ${e.photo&&e.source!=="photo"?mt`
      <button type="button" class="chip" @click=${()=>e.usePhoto()}>${c("camera")} ${i("spot.photoPlace")}</button>`:Ie}
    ${e.nearby.map(t=>Hl(e,t))}
  </div>`,Cl=e=>mt`
  <div class="field">
    <label for="place-name">${i("spot.name")} <span class="soft">${i("form.optional")}</span></label>
    <input id="place-name" autocomplete="off" dir="auto" placeholder=${e.proposal||i("spot.nameHint")} .value=${e.name}
      @input=${t=>e.setName(t.target.value)}>
  </div>`,Ti=e=>i(`spot.${e.source||"set"}`),zl=e=>mt`
  <p class="at" role="status">
    ${c("pin")}
    <span class="grow"><span class="strong" dir="auto">${e.label||i(e.point?"spot.unnamed":"spot.none")}</span>
      ${e.point?mt`<span class="soft">${Ti(e)}</span>`:Ie}</span>
  </p>`,Vl=(e,t)=>mt`
  <h2 class="unseen" tabindex="-1" autofocus>${i("spot.title")}</h2>
  ${Dl(e,t)}
  ${El(e)}
  <div class="panel">
    ${zl(e)}
    ${Rl(e)}
    ${e.chosen?Ie:Cl(e)}
    ${e.problem?mt`<p class="error" role="alert">${e.problem}</p>`:Ie}
    <button type="button" class="main" id="use-place" @click=${()=>e.check()&&t(!0)}>${i("spot.use")}</button>
  </div>`;var wo=(e,t)=>qs`
  <span class="row">
    ${c("pin")} <span class="grow"><span class="strong" dir="auto">${e}</span><br><span class="soft">${t}</span></span>
    ${c("next")}
  </span>`,yo=(e,t)=>qs`
  <fieldset>
    <legend>${i("edit.where")}</legend>
    <button type="button" class="where" id="place" aria-describedby=${t?"place-error":Si} @click=${()=>fe(e)}>
      ${e.point?qs`<place-map inert .at=${e.point}></place-map>`:Si}
      ${e.point?wo(e.label||i("spot.unnamed"),[Ti(e),i("spot.change")].filter(Boolean).join(" · ")):wo(i("spot.title"),i("spot.chooseHint"))}
    </button>
    ${t?qs`<p class="error" id="place-error" role="alert">${t}</p>`:Si}
  </fieldset>`;import{html as Zt,nothing as Li}from"../lib/lit-html/lit-html.js";function Wl(e,t){e.merge(t),w(`group-${t-1}`)}function Gl(e,t,s){e.split(t,s),w(`group-${t+1}`)}var Jl=({preview:e,file:t})=>e?Zt`<img src=${e} alt="">`:Zt`<span class="film" title=${t.name}>${c("play")}</span>`,Yl=(e,t,s)=>Zt`
  <button type="button" class="cut" aria-label=${i("group.split",{n:s+1})} title=${i("group.split",{n:s+1})}
    @click=${()=>Gl(e,t,s)}></button>`;function Xl(e,t,s){let{name:n,time:a}=e.describe(t),o=[a&&et(a),n].filter(Boolean);return Zt`
    <li>
      <div class="row between">
        <h3 id="group-${s}" tabindex="-1">${i("group.find",{n:s+1})} <span class="soft" dir="auto">${o.join(" · ")}</span></h3>
        ${e.canMerge(s)?Zt`
          <button type="button" class="link" aria-describedby="group-${s}" @click=${()=>Wl(e,s)}>
            ${i("group.merge")}
          </button>`:Li}
      </div>
      <ul class="group">${t.map((r,l)=>Zt`<li>${l?Yl(e,s,l):Li}${Jl(r)}</li>`)}</ul>
    </li>`}var vo=(e,t)=>e.groups?Zt`
  <section class="card" id="several" aria-labelledby="several-title">
    <h2 id="several-title" tabindex="-1">${i("group.title",{n:e.count,finds:i("group.finds",{n:e.groups.length})})}</h2>
    <p class="hint">${i("group.hint")}</p>
    <ol class="groups">${e.groups.map((s,n)=>Xl(e,s,n))}</ol>
    <div class="publish row">
      <button type="button" class="quiet" @click=${t}>${i("group.one")}</button>
      <button type="button" class="main" aria-busy=${e.busy?"true":"false"} @click=${()=>e.accept()}>
        ${i("group.make",{n:e.groups.length})}
      </button>
    </div>
  </section>`:Li;import{html as V,nothing as St}from"../lib/lit-html/lit-html.js";import{html as Bi}from"../lib/lit-html/lit-html.js";async function Zl(e,t,s){let n=null,a={label:i("upload.caption"),hint:i("upload.captionHint"),value:t.caption,most:h().limits.caption},o=await dt((r,l)=>(n??=new y({send:({caption:u})=>r(u.trim()),update:l}),Bi`
      <h2>${i("upload.caption")}</h2>
      <div class="captioned">${s}</div>
      <form novalidate @submit=${n.submit}>
        ${d(n,"caption",a)}
        <div class="row end">
          <button type="button" class="quiet" @click=${()=>r()}>${i("action.cancel")}</button>
          ${_(n,i("action.save"))}
        </div>
      </form>`),{label:i("upload.captionOf",{n:e.items.indexOf(t)+1})});o!==null&&e.setCaption(t,o)}var ko=(e,t,s,n)=>Bi`
  <button type="button" class="words ${t.caption?"":"round"}" @click=${()=>Zl(e,t,n)}
    aria-label="${i("upload.captionOf",{n:s})}${t.caption?`: ${t.caption}`:""}">
    ${t.caption?Bi`<span dir="auto">${t.caption}</span>`:c("edit")}
  </button>`;var[Kl,Ql]=[6,10],tp=300,M=null;function xo(){M.isOn=!0,M.item.classList.add("lifted"),navigator.vibrate?.(10)}var Oo=e=>[...e.parentElement.querySelectorAll(":scope > [data-drag]")],ep=(e,t)=>Oo(M.item).find(s=>{let n=s.getBoundingClientRect();return s!==M.item&&n.left<=e&&e<=n.right&&n.top<=t&&t<=n.bottom});function sp(e){if(e.pointerId!==M.id)return;let[t,s]=[e.clientX-M.x,e.clientY-M.y],n=e.pointerType==="touch";if(!M.isOn){if(Math.hypot(t,s)<(n?Ql:Kl))return;if(n)return M.end();xo()}M.item.style.transform=`translate(${t}px, ${s}px) scale(1.04)`,M.over?.classList.remove("target"),M.over=ep(e.clientX,e.clientY),M.over?.classList.add("target")}function Po(e,t){if(e.button||M||e.target.closest("button, input, a"))return;let s=e.currentTarget,n=new AbortController,{signal:a}=n,o=()=>{clearTimeout(M.timer),n.abort(),s.classList.remove("lifted"),s.style.transform="",M.over?.classList.remove("target"),M=null};M={item:s,x:e.clientX,y:e.clientY,id:e.pointerId,isOn:!1,over:null,end:o},e.pointerType==="touch"&&(M.timer=setTimeout(xo,tp));let r=u=>{u.pointerId===M.id&&o()},l=u=>{if(u.pointerId!==M.id)return;let[$,Y]=[s,M.isOn&&M.over].map(A=>Oo(s).indexOf(A));o(),Y>=0&&t($,Y)};document.addEventListener("pointermove",sp,{signal:a}),document.addEventListener("pointerup",l,{signal:a}),document.addEventListener("pointercancel",r,{signal:a}),document.addEventListener("keydown",u=>{u.key==="Escape"&&o()},{signal:a})}function Ts(e){(M?.isOn||e.type==="dragstart")&&e.preventDefault()}var ip="image/*,video/mp4,video/quicktime,video/webm";function np(e,t){let s=e.items.indexOf(t);e.remove(t),queueMicrotask(()=>{(document.querySelectorAll(".shot .drop")[Math.min(s,e.items.length-1)]??document.getElementById("files"))?.focus()})}function Fo(e,t,s){e.move(t,s),queueMicrotask(()=>{let n=s<t?".before, .after":".after, .before";document.querySelectorAll(".shot")[s]?.querySelector(n)?.focus()})}function qo(e){return e.media?Dt(e.media,{thumb:!0,eager:!0}):e.file.type.startsWith("video/")?V`<span class="film">${c("play")}</span>`:V`<img src=${e.preview} alt="">`}var To={handleEvent:e=>{e.target.hidden=e.type==="error"},capture:!0},Ss=(e,t,s,n,a)=>V`
  <button type="button" class="round ${e}" aria-label=${i(`upload.${t}`,{n})} @click=${a}>${c(s)}</button>`,ap=(e,t)=>e.progress<1?V`<progress max="1" .value=${e.progress} aria-label=${i("upload.progress",{n:t})}></progress>`:V`<span class="over">${i("upload.processing")}</span>`,op=(e,t)=>({sending:()=>ap(e,t),paused:()=>V`<span class="over" title=${e.problem}>${i("upload.paused")}</span>`,waiting:()=>V`<span class="over">${i("upload.waiting")}</span>`,failed:()=>V`<span class="over error">${i("upload.failed")}</span>`,done:()=>St})[e.state]();function rp(e,t,s){let n=s+1;return V`
    <li class="shot ${t.state}" data-drag @pointerdown=${a=>Po(a,(o,r)=>e.move(o,r))}
      @error=${To} @load=${To}>
      ${qo(t)}
      ${s===0&&e.items.length>1?V`<span class="cover">${i("upload.cover")}</span>`:St}
      ${op(t,n)}
      <span class="buttons">
        ${s>0?Ss("before","earlier","back",n,()=>Fo(e,s,s-1)):St}
        ${n<e.items.length?Ss("after","later","next",n,()=>Fo(e,s,s+1)):St}
        ${t.state==="failed"||t.state==="paused"?Ss("","again","retry",n,()=>e.retry(t)):St}
        ${Ss("drop",t.state==="done"?"remove":"cancel","close",n,()=>np(e,t))}
      </span>
      ${t.state==="failed"?St:ko(e,t,n,qo(t))}
    </li>`}function cp(e,t){t([...e.target.files]),e.target.value=""}var lp=(e,t)=>V`
  <li class="shot add">
    <label for="files">
      ${c("camera")}<span class="strong">${i(e.items.length?"upload.more":"upload.add")}</span>
      ${e.items.length?St:V`<span class="soft mice">${i("upload.drop")}</span>`}
    </label>
    <input id="files" type="file" accept=${ip} multiple @change=${s=>cp(s,t)}>
  </li>`;function pp(e){let t=e.items.filter(n=>n.state==="done").length,s=[...new Set(e.items.filter(n=>n.state==="failed").map(n=>n.problem))];return V`
    <p class="hint" role="status">${e.isBusy?i("upload.ready",{n:t,of:L(e.items.length)}):""}</p>
    ${s.map(n=>V`<p class="error" role="alert">${n}</p>`)}`}var So=(e,t)=>V`
  <ul class="shots ${e.items.length?"":"bare"}" @touchmove=${Ts} @contextmenu=${Ts} @dragstart=${Ts}>
    ${e.items.map((s,n)=>rp(e,s,n))}
    ${e.items.length<e.most?lp(e,t):St}
  </ul>
  ${e.items.length>1?V`<p class="hint">${i("upload.order")}</p>`:St}
  ${pp(e)}`;async function Lo(e,t){await e.addFiles(t),e.several?.groups&&w("several-title")}function up(e){e.uploads.add(e.several.decline()),w("files")}function dp(e){for(let[t,s]of Object.entries(e.received.values))document.getElementById(t).value=s;return e.resolveReceived(!0)}var mp=(e,t)=>tt`
  <section class="card" id="offer" aria-labelledby="offered">
    <h2 id="offered">${i("edit.shared")}</h2>
    <p class="hint">${i("edit.sharedHint")}</p>
    ${Object.values(e.received.values).map(s=>tt`<p class="text" dir="auto">${s}</p>`)}
    ${e.received.files.length?tt`<p>${i("edit.sharedFiles",{n:e.received.files.length})}</p>`:ht}
    ${t?tt`<p class="note">${i("edit.sharedFull")}</p>`:ht}
    ${e.received.left?tt`<p class="note">${i("edit.sharedLeft",{n:e.received.left})}</p>`:ht}
    <div class="row end">
      <button type="button" class="quiet" @click=${()=>e.resolveReceived(!1)}>${i("edit.sharedDrop")}</button>
      <button type="button" @click=${()=>dp(e)}>${i("edit.sharedTake")}</button>
    </div>
  </section>`;async function hp(e){await S(i("edit.discardTitle"),i("edit.discardText"),i("edit.startOver"))&&e.discard()}var fp=()=>S(i("place.inHome"),i("place.inHomeText"),i("place.showExact")),$p=e=>tt`
  <p class="note">
    ${i("edit.restored")} <button type="button" class="link" @click=${()=>hp(e)}>${i("edit.startOver")}</button>
  </p>`,gp=e=>tt`
  <fieldset>
    <legend>${i("edit.photos")}</legend>
    ${e.photosExpired?tt`<p class="note">${i("edit.photosGone")}</p>`:ht}
    ${So(e.uploads,t=>Lo(e,t))}
    <p class="hint">${i("edit.photosMost",{n:e.uploads.most})} ${i("edit.photosHint")}</p>
  </fieldset>`,bp=e=>tt`
  ${F(e.form)}
  ${e.form.refusal?.reason==="changed_since"?tt`
    <div class="row">
      <a class="button quiet" href=${e.back} target="_blank">${i("edit.theirs")}</a>
      <button type="submit" class="quiet" @click=${()=>e.overwrite()}>${i("edit.mine")}</button>
    </div>`:ht}`;function wp(e,t){let{isPublic:s,...n}=Cn(e.currentTarget);t.change({...n,isPublic:s==="true"})}async function yp(e,t){let n=await t.submit(e)?document.querySelector("form [aria-invalid=true]"):document.getElementById("place");fo(n),n?.focus()}function vp(e){let{title:t}=e.values,s=e.form.busy&&e.uploads.isBusy?"edit.waiting":e.isNew?"edit.publish":"action.save",n=a=>wp(a,e);return tt`
    <form class="card" novalidate ?hidden=${!!e.several?.groups}
      @input=${n} @change=${n} @submit=${a=>yp(a,e)}>
      ${e.isRestored?$p(e):ht}
      ${gp(e)}
      ${yo(e.place,e.placeError)}
      ${d(e.form,"title",{label:i("find.titleField"),value:t,required:!0,most:h().limits.title})}
      ${$o(e)}
      <div class="publish">
        ${bp(e)}
        <div class="row end">
          <a class="button quiet" href=${e.back}>${i("action.cancel")}</a>
          ${_(e.form,i(s))}
        </div>
      </div>
    </form>`}var kp=(e,t)=>tt`
  ${e.received?mp(e,t.get("shared")==="full"):ht}
  ${vo(e.several,()=>up(e))}
  ${e.several.groups?ht:ao(e.drafts)}`;function xp(e,t){return e.loading.problem?m(e.loading.problem,t):e.uploads?vp(e):b(4)}function Bo(e){let t=new(e.params.id?vs:Os)(e,{showHome:fp}),s=()=>t.loading.load();return co(e.signal,n=>t.uploads&&Lo(t,n)),{title:t.title,ready:s(),view:()=>tt`
      ${f(t.title,ht,t.back)}
      ${t.isNew?kp(t,e.query):ht}
      ${xp(t,s)}`,close:()=>t.close()}}import{html as I,nothing as G}from"../lib/lit-html/lit-html.js";var Op=20,Pp=e=>new Promise((t,s)=>{let n=()=>{clearTimeout(a),s(e.reason)},a=setTimeout(()=>{e.removeEventListener("abort",n),t()},1e3);e.addEventListener("abort",n,{once:!0})});async function Io(e,t,{signal:s,stopped:n,tick:a=Pp,note:o=()=>{}}){for(;;)try{return await P(e,t,{signal:s})}catch(r){if(r.status!==429)throw r;await o();for(let l=Math.max(Op,r.retryAfter);l>0;l--){if(n())return null;await a(s)}}}var Ls=class{isPublic=!1;keep=!1;category="";area="";forFriends="true";#t;constructor(t){this.#t=t}set(t){Object.assign(this,t),this.#t()}get body(){return{isPublic:this.isPublic,...this.keep?{keepVisibility:!0}:{},...this.category?{category:this.category}:{},...this.area===""?{}:{area:Number(this.area)},...Number(this.area)?{exactForFriends:this.forFriends==="true"}:{}}}};var Fp=30,qp=["obscured","notPoint"],Ao=()=>h().places.source!=="gazetteer",Bs=class{state=null;#t;#e;#s=!1;constructor(t,s){this.#t=t,this.#e=s}get rows(){return(this.#t.rows.items??[]).filter(t=>t.status==="noPlace"&&!qp.includes(t.reason)).slice(0,Fp)}async run(){let{rows:t}=this,s={n:0,all:t.length,found:0,busy:!0,problem:null};this.state=s,this.#s=!1,this.#e.update();try{for(let n of t){if(this.#s)break;let[a]=await g(T("/api/places",{query:n.place||n.title,limit:1}),{signal:this.#e.signal});s.n++,a&&await this.#t.guess(n,a)&&s.found++,this.#e.update()}}catch(n){if(n.name==="AbortError")return;s.problem=n}s.busy=!1,this.#e.update()}stop(){this.#s=!0}};var Tp=e=>Number(new URLSearchParams(e.split("?")[1]).get("limit"));function Mo(e,t){let s={items:null,next:0,busy:!1,problem:null},n=0,a=async o=>{let r=n,l=t();Object.assign(s,{busy:!0,problem:null}),e.update();try{let u=await g(o?`${l}&after=${o}`:l,{signal:e.signal});if(r!==n)return;s.items=[...o?s.items:[],...u],s.next=u.length<Tp(l)?0:u.at(-1).row}catch(u){if(r!==n||u.name==="AbortError")return;o?p(O(u)):s.problem=u}s.busy=!1,e.update()};return s.clear=()=>{n++,Object.assign(s,{items:null,next:0,busy:!1,problem:null})},s.load=()=>a(0),s.more=async()=>{!s.busy&&s.next&&await a(s.next)},s.put=o=>{s.items=s.items?.map(r=>r.row===o.row?o:r)??null},s.drop=o=>{s.items=s.items?.filter(r=>r.row!==o.row)??null,s.items&&!s.items.length&&s.more()},s}var Sp=e=>(/\.zip$/i.test(e.name??"")?1e3:100)*2**20,Uo=20,Lp=200,Bp=["ready","noPlace","duplicate","bad","skipped","done"],Ip=4,Ap=["noPoint","zeroPoint","notPoint","obscured","badPoint","noTitle","badLine","twice","known"],_o=e=>Ap.includes(e.reason)?e.reason:"",Is=class{current=null;unfinished=[];status="ready";progress=null;refusal=null;published=null;#t;#e=null;#s=!1;constructor(t){this.#t=t,this.options=new Ls(()=>t.update()),this.places=new Bs(this,t),this.rows=Mo(t,()=>T(`${this.#i}/rows`,{status:this.status,limit:50})),this.loading=E(t,()=>this.#n())}get#i(){return`/api/imports/${this.current.id}`}get tabs(){let{counts:t}=this.current;return Bp.map((s,n)=>({name:s,n:t[s],at:n})).filter(({n:s,at:n})=>s||n<Ip)}get isBusy(){return!!this.published?.busy}get isDone(){let{counts:t}=this.current;return!!this.published&&!this.isBusy&&!this.published.problem&&!t.ready&&!t.noPlace&&!t.media}async#n(){let{signal:t}=this.#t,s=this.#t.query.get("id"),n=await g("/api/imports",{signal:t});this.unfinished=n.filter(o=>o.counts.ready||o.counts.noPlace);let a=n.find(o=>o.id===s);a&&await this.#a(a)}async#a(t){this.current=t,this.published=null,this.places.state=null,this.status=this.tabs.find(({n:s})=>s)?.name??"ready",this.rows.clear(),await this.rows.load()}open(t){return this.#t.rename(T("/import",{id:t.id})),this.#a(t)}async upload(t,s=ne){let n=new AbortController;this.#e=n,this.#t.signal.addEventListener("abort",()=>n.abort(),{once:!0}),Object.assign(this,{progress:0,refusal:null}),this.#t.update();let a=o=>{this.progress=o,this.#t.update()};try{if(t.size>Sp(t))throw{code:"page",text:i("import.tooLarge")};let o=await s("POST","/api/imports",t,{progress:a,signal:n.signal});if(n.signal.aborted)return;await this.open(o)}catch(o){if(o.name==="AbortError")return;this.refusal=o,o.reason==="too_many_imports"&&await this.loading.load()}finally{this.progress=null,this.#t.update()}}cancel(){this.#e?.abort()}choose(t){return this.status=t,this.rows.clear(),this.rows.load()}async#o(t,s){let n=await Q(z(`${this.#i}/rows/${t.row}`,s).then(a=>{let o={...this.current.counts};o[t.status]--,o[a.status]++,this.current={...this.current,counts:o},a.status===t.status?this.rows.put(a):this.rows.drop(t)}));return this.#t.update(),n}skip(t,s){return this.#o(t,{skip:s})}place(t,{point:s,name:n,location:a}){let o=a?.name??n;return this.#o(t,{latitude:s.lat,longitude:s.lng,...o?{place:o}:{}})}guess(t,{latitude:s,longitude:n}){return this.#o(t,{latitude:s,longitude:n,guessed:!0})}rename(t,s){return this.#o(t,{title:s})}async commit(){if(this.isBusy)return;let{signal:t}=this.#t,{ready:s,done:n}=this.current.counts;this.#s=!1;let a={made:0,taken:0,all:s,busy:!0,problem:null};this.published=a;let o=r=>{this.current=r,Object.assign(a,{made:r.counts.done-n,taken:s-r.counts.ready}),this.#t.update()};this.#t.update();try{for(let r=Uo;this.current.counts.ready&&!this.#s;){let l=this.current.counts.ready,u=await Io(`${this.#i}/commit`,{...this.options.body,limit:Lp},{signal:t,stopped:()=>this.#s,note:()=>g(this.#i,{signal:t}).then(o)});if(!u)break;if(o(u),r=this.current.counts.ready<l?Uo:this.current.counts.media?r-1:0,!r)throw{code:"strange"}}}catch(r){if(r.name==="AbortError")return;a.problem=r,await g(this.#i,{signal:t}).then(o).catch(()=>{})}a.busy=!1,t.aborted||await this.choose(this.current.counts.ready?"ready":"done")}stop(){this.#s=!0}leave(){return this.current=null,this.refusal=null,this.#t.query.delete("id"),this.#t.rename("/import"),this.loading.load()}async discard(t){await Q(q(`/api/imports/${t.id}`))&&await this.leave()}};var Mp=["track","route","line","area","picture","link","file","damaged","text"];function jo({leftOut:e=[]}){let t=e.filter(({kind:s})=>Mp.includes(s));return t.length?i("import.leftOut",{n:t.reduce((s,{n})=>s+n,0),list:an(t.map(({kind:s,n})=>i(`import.kind.${s}`,{n})))}):""}var No=({leftOut:e=[]})=>e.flatMap(({where:t=[]})=>t).map(({file:t="",line:s=0,column:n=0})=>s?i(t?"import.leftAt":"import.leftLine",{file:t,line:L(s),column:L(n)}):t);import{html as Ai,nothing as Ii}from"../lib/lit-html/lit-html.js";var Do=(e,t,s,n,a)=>Ai`
  <label class="switch">
    <span>${s}<br><span class="soft">${n}</span></span>
    <input type="checkbox" role="switch" id=${e} .checked=${t} @change=${o=>a(o.target.checked)}>
  </label>`,Up=(e,t)=>Ai`
  ${e.current.format==="finds"?Do("import-keep",t.keep,i("import.keep"),i("import.keepHint"),s=>t.set({keep:s})):Ii}
  ${t.keep?Ii:Do("import-public",t.isPublic,i("import.public"),i("import.publicHint"),s=>t.set({isPublic:s}))}`,_p=e=>x("import-category",{label:i("import.category"),options:[["",i("edit.none")],...jt.map(t=>[t,it(t)])],chosen:e.category,set:t=>e.set({category:t})}),jp=e=>x("import-area",{label:i("place.shown"),hint:i("import.areaHint"),chosen:e.area,set:t=>e.set({area:t}),options:[["",i("place.asSet")],...["0","1","5","20"].map(t=>[t,Yt(t)])]}),Np=e=>x("import-friends",{label:i("place.exactFor"),options:[["true",i("place.forFriends")],["false",i("place.forMe")]],chosen:e.forFriends,set:t=>e.set({forFriends:t})}),Eo=(e,t=e.options)=>Ai`
  ${Up(e,t)}
  <div class="folds">
    <details class="fold" id="fold-import">
      <summary>${c("filter")} <span class="grow">${i("import.more")}</span> ${c("next")}</summary>
      <div class="stack">${_p(t)}${jp(t)}${Number(t.area)?Np(t):Ii}</div>
    </details>
  </div>`;import{html as Z,nothing as Ht}from"../lib/lit-html/lit-html.js";function Dp(e){if(e.status==="ready"&&e.reason!=="noTitle")return e.guessed?i("import.guessed"):e.place??"";let t=_o(e),s=e.line?`${i("import.line",{n:e.line})}: `:"";return t?s+i(`import.reason.${t}`):""}async function Ui(e,t,s){if(!await s)return;let n=e.rows.items?.[Math.min(t,e.rows.items.length-1)];w(n?`row-${n.row}`:"part-rows")}function Ep(e,t,s,n){let a=new nt(n,null,()=>Ui(e,s,e.place(t,a.value)));return fe(a)}var As=e=>e.title||i("import.line",{n:e.row}),Mi=(e,t,s)=>Z`
  <button type="button" class="quiet" id="row-${e.row}" aria-label=${`${t}: ${As(e)}`} @click=${s}>${t}</button>`,Hp=e=>t=>d(t,"title",{label:i("find.titleField"),value:e.title,required:!0,least:1,most:h().limits.title});async function Rp(e,t){await j(n=>new y({send:async({title:a})=>{await e.rename(t,a.trim())&&n()}}),i("import.rename"),Hp(t),n=>_(n,i("action.save"))),w(`name-${t.row}`)}var Ho=(e,t)=>Z`
  <button type="button" class="round" id="name-${t.row}" aria-label=${`${i("import.rename")}: ${As(t)}`}
    @click=${()=>Rp(e,t)}>
    ${c("edit")}
  </button>`,Ro=e=>e.findId?Z`
  <a class="button quiet" href="/finds/${e.findId}" aria-label=${`${i("import.show")}: ${As(e)}`}>
    ${i("import.show")}</a>`:Ht,Cp=(e,t,s,n)=>({ready:()=>Z`${Ho(e,t)}${Mi(t,i("import.skip"),()=>Ui(e,s,e.skip(t,!0)))}`,skipped:()=>Mi(t,i("import.unskip"),()=>Ui(e,s,e.skip(t,!1))),noPlace:()=>Z`${Ho(e,t)}${Mi(t,i("import.locate"),()=>Ep(e,t,s,n))}`,duplicate:()=>Ro(t),done:()=>Ro(t)})[t.status]?.()??Ht,_i=e=>e?Z`<br><span class="soft" dir="auto">${e}</span>`:Ht,zp=e=>e.slice(e.lastIndexOf("/")+1),Vp=e=>[`import.lost.${e}`,`rule.${e}`,`reason.${e}`].map(t=>[t,i(t)]).find(([t,s])=>s!==t)?.[1]??e,Wp=({media:e,lost:t=[]})=>[e>t.length?_i(i("import.rowMedia",{n:e-t.length})):Ht,...t.map(({file:s,reason:n})=>_i(`${zp(s)}: ${Vp(n)}`))],Gp=(e,t,s,n)=>Z`
  <li class="row between">
    <span class="grow"><bdi class="strong">${As(t)}</bdi>${_i(Dp(t))}${Wp(t)}</span>
    <span class="row">${Cp(e,t,s,n)}</span>
  </li>`;function Jp(e,t){let{items:s,problem:n,load:a}=e.rows;return n?m(n,a):s?s.length?Z`
    <ul class="people" aria-label=${i("import.rows")}>${s.map((o,r)=>Gp(e,o,r,t))}</ul>
    ${B(e.rows)}`:Z`<p class="soft" role="status">${i("import.none")}</p>`:b(4)}var Yp=(e,{n:t,all:s})=>Z`
  <progress max=${s} .value=${t} aria-label=${i("import.lookUp")}></progress>
  <p class="row between">
    <span role="status">${i("import.progress",{n:t,all:L(s)})}</span>
    <button type="button" class="quiet" @click=${()=>e.places.stop()}>${i("import.stop")}</button>
  </p>`;async function Xp(e){await e.places.run(),w("part-rows")}function Zp(e){let{state:t,rows:s}=e.places;return t?.busy?Yp(e,t):Z`
    ${t?Z`<p role="status">${i("import.lookedUp",{n:t.found})}</p>`:Ht}
    ${t?.problem?m(t.problem):Ht}
    ${s.length?Z`
      <p class="hint">${i("import.lookUpText",{source:h().places.attribution})}</p>
      <p>
        <button type="button" class="quiet" id="import-lookup" @click=${()=>Xp(e)}>${i("import.lookUp")}</button>
      </p>`:Ht}`}var Co=(e,t)=>Z`
  <section class="card">
    ${X("rows",i("import.rows"))}
    <div class="chips" role="group" aria-label=${i("import.which")}>
      ${e.tabs.map(({name:s,n})=>oe(e.status===s,`${i(`import.status.${s}`)} (${L(n)})`,()=>e.choose(s)))}
    </div>
    ${e.status==="noPlace"&&Ao()?Zp(e):Ht}
    ${Jp(e,t)}
  </section>`;var Kp=".gpx,.kml,.kmz,.geojson,.geojsonl,.json,.umap,.csv,.tsv,.txt,.zip";async function Qp(e,t){let s=e.target,[n]=s.files;n&&(await t.upload(n),s.value="",t.current&&w("part-import"))}var tu=e=>I`
  <progress max="1" .value=${e.progress} aria-label=${i("import.upload")}></progress>
  <p class="row between">
    <span class="soft" role="status">${i(e.progress<1?"import.upload":"import.reading")}</span>
    <button type="button" class="quiet" @click=${()=>e.cancel()}>${i("action.cancel")}</button>
  </p>`,eu=e=>I`
  <p class="row actions">
    <label class="button" for="import-file">${c("plus")} ${i("import.choose")}</label>
    <input class="file" id="import-file" type="file" accept=${Kp} aria-describedby="import-hint" @change=${t=>Qp(t,e)}>
  </p>`,su=e=>I`
  <section class="card">
    <p>${i("import.text")}</p>
    ${e.refusal?m(e.refusal):G}
    ${e.progress===null?eu(e):tu(e)}
    <p class="hint" id="import-hint">${i("import.files")}</p>
  </section>
  ${e.unfinished.length?nu(e):G}`;async function Vo(e,t){await S(i("import.discardTitle"),i("import.discardText"),i("import.discard"))&&(await e.discard(t),w("import-file"))}var Ms=e=>e.name||i("import.unnamed");async function iu(e,t){await e.open(t),w("part-import")}var nu=e=>I`
  <section class="card">
    <h2>${i("import.unfinished")}</h2>
    <ul class="people">${e.unfinished.map(t=>I`
      <li class="row between">
        <span class="grow"><bdi class="strong">${Ms(t)}</bdi><br>
          <span class="soft">${i("import.left",{n:t.counts.ready+t.counts.noPlace})} ${Wo(t)}</span></span>
        <span class="row">
          <button type="button" class="quiet" aria-label=${`${i("import.goOn")}: ${Ms(t)}`} @click=${()=>iu(e,t)}>
            ${i("import.goOn")}
          </button>
          <button type="button" class="round" aria-label=${`${i("import.discard")}: ${Ms(t)}`}
            @click=${()=>Vo(e,t)}>
            ${c("trash")}
          </button>
        </span>
      </li>`)}
    </ul>
  </section>`,Wo=e=>i("import.ends",{date:et(e.expiresAt)});async function au(e){await e.commit(),w("part-import")}var ou=(e,{taken:t,all:s})=>I`
  <progress max=${s} .value=${t} aria-label=${i("import.running")}></progress>
  <p class="row between">
    <span role="status">${i("import.progress",{n:t,all:L(s)})}</span>
    <button type="button" class="quiet" id="import-stop" @click=${()=>e.stop()}>${i("import.stop")}</button>
  </p>
  ${e.current.counts.media?I`<p class="soft">${i("import.mediaLeft",{n:e.current.counts.media})}</p>`:G}`,ru=({mediaDone:e,mediaLost:t},{made:s})=>I`
  <p role="status">${c("check")} ${i("import.made",{n:s})}</p>
  ${e?I`<p>${i("import.media",{n:e})}</p>`:G}
  ${t?I`<p>${i("import.mediaLost",{n:t})}</p>`:G}
  ${s?I`<p><a class="button" href="/profile">${i("import.see")}</a></p>`:G}`,cu=(e,t)=>I`
  ${Eo(e)}
  <button type="button" class="main" id="import-commit" @click=${()=>au(e)}>${i("import.commit",{n:t})}</button>`;function lu(e){let[t,s]=[jo(e),No(e)];return I`
    ${t?I`<p id="import-left">${t}</p>`:G}
    ${s.length?I`
      <details>
        <summary>${i("import.leftWhere")}</summary>
        <ul>${s.map(n=>I`<li><bdi>${n}</bdi></li>`)}</ul>
      </details>`:G}
    ${e.guessedEncoding?I`<p>${i("import.encoding",{name:e.guessedEncoding})}</p>`:G}`}function pu(e){let{current:t,published:s}=e;return I`
    <section class="card">
      ${X("import",I`<bdi>${Ms(t)}</bdi>`)}
      ${e.isBusy?ou(e,s):I`
        ${e.isDone?G:I`<p class="soft">${Wo(t)}</p>`}
        ${lu(t)}
        ${s?ru(t.counts,s):G}
        ${s?.problem?m(s.problem):G}
        ${t.counts.ready?cu(e,t.counts.ready):G}
        <p class="row">${e.isDone?I`
          <button type="button" class="quiet" @click=${()=>zo(e)}>${i("import.finish")}</button>`:I`
          <button type="button" class="quiet" @click=${()=>zo(e)}>${i("import.other")}</button>
          <button type="button" class="danger" @click=${()=>Vo(e,t)}>${i("import.discard")}</button>`}
        </p>`}
    </section>`}async function zo(e){await e.leave(),w("import-file")}function uu(e,t){return e.loading.problem?m(e.loading.problem,e.loading.load):e.current?I`${pu(e)}${e.isBusy?G:Co(e,t)}`:su(e)}function Go(e){let t=new Is(e);return{title:i("import.title"),ready:t.loading.load(),view:()=>I`${f(i("import.title"),G,"/settings")}${uu(t,e)}`}}import{html as ot,nothing as $e}from"../lib/lit-html/lit-html.js";var du=1e3,Jo=[5,15,30,60],Us=class{areas=null;job=null;chosen=null;plan=null;problem=null;km=15;busy=!1;#t;#e;constructor(t,s=Un){this.#t=t,this.#e=s,this.loading=E(t,async()=>{await this.#s(),this.#i()})}get isRunning(){return this.job?.state==="running"}async#s(){let{areas:t,job:s}=await g("/api/admin/map",{signal:this.#t.signal});Object.assign(this,{areas:t,job:s}),this.#t.update()}async#i(){for(;this.isRunning&&!this.#t.signal.aborted;)await this.#e(du),await this.#s().catch(()=>{})}get#n(){return{...this.chosen,km:this.km}}choose({name:t,address:s,latitude:n,longitude:a}){return this.chosen={title:[t,s].filter(Boolean).join(", "),latitude:n,longitude:a},this.#a()}resize(t){return this.km=t,this.#a()}async#a(){Object.assign(this,{plan:null,problem:null,busy:!0}),this.#t.update();let t=JSON.stringify(this.#n),s=await P("/api/admin/map/plans",this.#n).then(n=>({plan:n}),n=>({problem:n}));t===JSON.stringify(this.#n)&&(Object.assign(this,s,{busy:!1}),this.#t.update())}async add(){try{this.job=await P("/api/admin/map/areas",this.#n),Object.assign(this,{plan:null,problem:null})}catch(t){this.problem=t}this.#t.update(),await this.#i()}async remove(t){try{await q(`/api/admin/map/areas/${t.name}`),await this.#s(),p(i("areas.removed",{title:t.title}))}catch(s){p(O(s))}}};async function mu(e,t){await S(i("areas.removeTitle",{title:t.title}),i("areas.removeText"),i("areas.remove"))&&e.remove(t)}var hu=(e,t)=>ot`
  <li class="row between">
    <span><span class="strong" dir="auto">${t.title}</span><br>
      <span class="soft">${R(t.bytes)} · ${H(t.updatedAt)}</span></span>
    <button type="button" class="danger" aria-label="${i("areas.remove")}: ${t.title}" @click=${()=>mu(e,t)}>
      ${i("areas.remove")}
    </button>
  </li>`,fu=e=>ot`
  <section class="card" aria-labelledby="areas">
    <h2 id="areas">${i("areas.list")}</h2>
    ${e.areas.length?ot`<ul class="people">${e.areas.map(t=>hu(e,t))}</ul>`:U(i("areas.none"),i("areas.noneText"))}
  </section>`,$u=e=>x("km",{label:i("areas.size"),options:Jo.map(t=>[t,se(t)]),chosen:e.km,set:t=>e.resize(Number(t))}),gu=e=>ot`
  <p>${i("areas.from",{host:e.plan.host})}</p>
  <button type="button" class="main" @click=${()=>e.add()}>
    ${c("map")} ${i("areas.add",{title:e.chosen.title,size:R(e.plan.bytes)})}
  </button>`;function bu(e){return!e.chosen||e.isRunning?$e:ot`
    <p class="strong" dir="auto">${e.chosen.title}</p>
    ${$u(e)}
    ${e.busy?ot`<p class="soft" role="status">${i("areas.asking")}</p>`:$e}
    ${e.problem?ot`<p class="error" role="alert">${O(e.problem)}</p>`:$e}
    ${e.plan?gu(e):$e}`}function wu(e){let{job:t}=e;if(!t)return $e;let{title:s,state:n}=t;if(n==="failed")return ot`<p class="error" role="alert">${i("areas.failed",{title:s})} ${O(t)}</p>`;if(n==="done")return ot`
      <p role="status">${i("areas.done",{title:s})}</p>
      <a class="button" href="/" @click=${o=>{o.preventDefault(),location.assign("/")}}>${i("areas.show")}</a>`;let a=i("areas.started",{title:s});return ot`
    <p role="status">${t.total?i("areas.running",{title:s,done:R(t.bytes),total:R(t.total)}):a}</p>
    <progress max=${t.total||1} .value=${t.bytes} aria-label=${a}></progress>`}function yu(e){return e.loading.problem?m(e.loading.problem,e.loading.load):e.areas?ot`
    <section class="card" aria-labelledby="where">
      <h2 id="where">${i("areas.where")}</h2>
      <p class="hint">${i("areas.whereText")}</p>
      <place-search id="area" .label=${i("areas.search")} @choose=${({detail:t})=>e.choose(t.value)}></place-search>
      ${bu(e)}
      ${wu(e)}
    </section>
    ${fu(e)}`:b(3)}function Yo(e){let t=new Us(e);return{title:i("admin.map"),ready:t.loading.load(),view:()=>ot`${f(i("admin.map"),$e,"/admin")}${yu(t)}`}}import{html as W,nothing as rt}from"../lib/lit-html/lit-html.js";var vu=4,ku=e=>e.map((t,s)=>t.map((n,a)=>n?`M${a} ${s}h1v1h-1z`:"").join("")).join("");async function Xo(e){let{encode:t}=await import(new URL("lib/uqr/uqr.js",De).href),{data:s,size:n}=t(e,{ecc:"M",border:vu});return{size:n,path:ku(s)}}var Zo=[1,2,5,10,25,100],Ko=[1,7,30,90],_s=class{created=null;#t;constructor(t){this.#t=t,this.list=D(t,"/api/invites"),this.form=new y({send:(s,n)=>this.#e(s,n),update:t.update})}get isAdmin(){return k()?.role==="admin"}isMine(t){return t.inviter?.id===k()?.id}async#e({uses:t,days:s,note:n="",befriend:a},o){let r={uses:Number(t),days:Number(s),note:n.trim(),befriend:!!a},l=await P("/api/invites",r);this.created={...l,url:new URL(l.link,location.origin).href,code:null},o.reset(),this.#t.update(),await Promise.all([this.#s(this.created),this.list.load()])}async#s(t){t.code=await Xo(t.url).catch(()=>null),this.#t.update()}close=()=>{this.created=null,this.#t.update()};async copy(){try{await navigator.clipboard.writeText(this.created.url),p(i("find.copied"))}catch{p(i("invites.copyYourself"))}}get canShare(){return!!navigator.share}async share(){try{let t=i("invites.shareText",{name:v(k()),instance:Ct()});await navigator.share({title:i("invites.shareTitle",{instance:Ct()}),text:t,url:this.created.url})}catch(t){t.name!=="AbortError"&&await this.copy()}}async revoke(t){try{await q(`/api/invites/${t.id}`),this.created?.id===t.id&&(this.created=null),await this.list.load()}catch(s){p(O(s))}this.#t.update()}};var xu=()=>W`
  <label class="switch">
    <span>${i("invites.befriend")}<br><span class="soft">${i("invites.befriendHint")}</span></span>
    <input type="checkbox" role="switch" id="befriend" name="befriend" checked>
  </label>`;function Ou({target:e,currentTarget:t}){e.name==="uses"&&(t.elements.befriend.checked=e.value==="1")}async function Pu(e,t){let s=t.created;await t.form.submit(e),t.created!==s&&await w("created-title")}var Fu=(e,t=e.form)=>W`
  <form class="card" novalidate aria-labelledby="new-invite" @change=${Ou} @submit=${s=>Pu(s,e)}>
    <h2 id="new-invite">${i("invites.new")}</h2>
    ${F(t)}
    <div class="pair">
      ${x("uses",{label:i("invites.uses"),options:Zo.map(s=>[s,i("invites.people",{n:s})]),chosen:1})}
      ${x("days",{label:i("invites.days"),options:Ko.map(s=>[s,i("invites.daysOf",{n:s})]),chosen:7})}
    </div>
    ${xu()}
    ${d(t,"note",{label:i("invites.note"),hint:i("invites.noteHint"),most:200})}
    <div class="row end">${_(t,i("invites.create"))}</div>
  </form>`,qu=({size:e,path:t})=>W`
  <svg class="qr" viewBox="0 0 ${e} ${e}" role="img" aria-label=${i("invites.qr")} shape-rendering="crispEdges">
    <path d=${t}></path>
  </svg>`,Tu=e=>W`
  <button type="button" class="quiet" @click=${()=>e.share()}>${c("share")} ${i("action.share")}</button>`,Su=e=>W`
  <section class="card" id="created" aria-labelledby="created-title">
    <div class="row between"><h2 id="created-title" tabindex="-1">${i("invites.ready")}</h2>${_t(e.close)}</div>
    <p role="status">${i("invites.once")}</p>
    <div class="field">
      <label for="link">${i("invites.link")}</label>
      <input id="link" type="text" readonly dir="ltr" .value=${e.created.url} @focus=${t=>t.target.select()}>
    </div>
    <p class="row actions">
      <button type="button" @click=${()=>e.copy()}>${c("copy")} ${i("invites.copy")}</button>
      ${e.canShare?Tu(e):rt}
    </p>
    ${e.created.code?qu(e.created.code):rt}
  </section>`,Lu=e=>W`<li><a class="person" href="/people/${e.id}">${st(e,28)} <span class="strong">${v(e)}</span></a></li>`;async function Bu(e,t){await S(i("invites.revokeTitle"),i("invites.revokeText"),i("invites.revoke"))&&await e.revoke(t)}var Iu=(e,t,s)=>W`
  <button type="button" class="quiet" aria-label="${i("invites.revoke")}: ${s}" @click=${()=>Bu(e,t)}>
    ${i("invites.revoke")}
  </button>`,Au={open:"invites.open",used_up:"invites.usedUp",expired:"invites.expired",revoked:"invites.revoked",suspended:"invites.suspended"},Mu=(e,t)=>!e.isAdmin||e.isMine(t)?rt:W` · ${t.inviter?i("invites.by",{name:v(t.inviter)}):i("invites.byCommand")}`;function Uu(e,t){let s=t.note||i("invites.of",{date:et(t.createdAt)}),n=t.state==="open";return W`
    <li class="invite">
      <div class="row between">
        <span class="strong" dir="auto">${s}</span>
        <span class="badge">${i(Au[t.state])}</span>
      </div>
      <p class="soft">
        ${i("invites.used",{used:L(t.uses-t.usesLeft),uses:L(t.uses)})}
        ${n?W` · ${i("invites.until",{date:et(t.expiresAt)})}`:rt}
        ${t.befriend?W` · ${i("invites.befriends")}`:rt}
        ${Mu(e,t)}
      </p>
      ${t.usedBy.length?W`<ul class="row used" aria-label=${i("invites.usedBy")}>${t.usedBy.map(Lu)}</ul>`:rt}
      ${n?W`<p class="row actions">${Iu(e,t,s)}</p>`:rt}
    </li>`}function _u(e){let{items:t,problem:s,load:n}=e.list;return s?m(s,n):t?t.length?W`
    <section class="card">
      <h2>${i(e.isAdmin?"invites.all":"invites.yours")}</h2>
      <ul class="people">${t.map(a=>Uu(e,a))}</ul>
      ${B(e.list)}
    </section>`:Ut()?rt:U(i("invites.none"),i("reason.may_not_invite")):b(2)}function Qo(e){let t=new _s(e);return{title:i("invites.title"),ready:t.list.load(),view:()=>W`
      ${f(i("invites.title"),rt,"/people")}
      ${Ut()?W`<p class="lead">${i("invites.lead")}</p>`:rt}
      ${t.created?Su(t):rt}
      ${Ut()?Fu(t):rt}
      ${_u(t)}`}}import{html as ji,nothing as ju}from"../lib/lit-html/lit-html.js";var er=(e,t)=>ji`
  <div class="field">
    <p><span class="strong">${e}</span><br>${t}</p>
    <p class="hint">${i("admin.fixed")}</p>
  </div>`;function tr(e,t,s,n,a){let o=e.values[t];return e.isFixed(t)?er(n,a(o)):x(t,{label:n,options:s.map(r=>[r,a(r)]),chosen:o})}var Nu=e=>d(e.form,"mediaLimit",{label:i("admin.limitOfAll"),hint:i("admin.limitOfAllHint"),kind:"number",mode:"numeric",value:e.limit}),Du=({mediaLimit:e})=>e?R(e):i("admin.limits.none"),Eu=e=>ji`
  <form class="card" novalidate @submit=${e.form.submit}>
    ${F(e.form)}
    <p class="hint">${i("admin.public")}</p>
    ${d(e.form,"name",{label:i("admin.name"),value:e.values.name,most:50})}
    ${d(e.form,"description",{label:i("admin.description"),value:e.values.description,kind:"area",most:500})}
    ${d(e.form,"rules",{label:i("admin.rules"),value:e.values.rules,kind:"area",most:5e3})}
    ${d(e.form,"contact",{label:i("admin.contact"),hint:i("admin.contactHint"),value:e.values.contact,most:200})}
    ${tr(e,"registration",Ma,i("admin.registration"),t=>i(`admin.modes.${t}`))}
    ${tr(e,"invites",Ua,i("admin.whoInvites"),t=>i(`admin.inviters.${t}`))}
    ${e.isFixed("mediaLimit")?er(i("admin.limitOfAll"),Du(e.values)):Nu(e)}
    <div class="row end">${_(e.form,i("action.save"))}</div>
  </form>`;function Hu(e){return e.loading.problem?m(e.loading.problem,e.loading.load):e.values?Eu(e):b(4)}function sr(e){let t=new ds(e);return{title:i("admin.instance"),ready:t.loading.load(),view:()=>ji`${f(i("admin.instance"),ju,"/admin")}${Hu(t)}`}}import{html as ft,nothing as Kt}from"../lib/lit-html/lit-html.js";var ir=e=>e.slice(e.lastIndexOf("#")+1).trim(),js=class{greeting=null;ended=null;#t;constructor(t,s){this.#t=t,this.invite=ir(s);let n={username_taken:"username",invite_needed:"invite",registration_closed:"invite"};this.form=new y({send:a=>this.#s(a),update:t.update,fieldOf:n})}load=async()=>{if(this.invite){try{this.greeting=await P("/api/invites/greeting",{code:this.invite})}catch(t){if(t.reason!=="invite_ended")return;this.ended=t,this.invite=""}this.#t.update()}};get user(){return k()}get isClosed(){return h().registration==="closed"&&!this.invite}get asksInvite(){return h().registration!=="open"&&!this.invite}#e(t){throw t.reason==="invite_needed"&&(this.invite=""),t}async#s({username:t,password:s,invite:n=""}){await yn();let a=this.invite||ir(n),o={username:t.trim(),password:s,cookie:!0,...a?{invite:a}:{}},r=await P("/api/auth/register",o).catch(l=>this.#e(l));kt(r.user),await this.#t.go("/",{replace:!0}),p(i("join.welcome",{name:r.user.username}))}};var Ru=({form:e,asksInvite:t})=>ft`
  <form novalidate @submit=${e.submit}>
    ${F(e)}
    ${t?d(e,"invite",{label:i("join.invite"),hint:i("join.inviteHint"),required:!0}):Kt}
    ${d(e,"username",{label:i("account.username"),hint:i("join.usernameHint"),required:!0,least:3,most:31,pattern:"[A-Za-z0-9_\\-]*",complete:"username"})}
    ${d(e,"password",{label:i("account.password"),hint:i("join.passwordHint"),kind:"password",required:!0,least:8,most:255,complete:"new-password"})}
    ${_(e,i("join.action"))}
  </form>`;function Cu({greeting:e,invite:t}){let s=e?.inviter,n=ft`<p class="lead">${i("app.about")} ${t?i("join.invited"):Kt}</p>`;return s?ft`
    <div class="inviter">
      ${st(s,56)}
      <h1 tabindex="-1">${i("join.invitedBy",{name:v(s),instance:Ct()})}</h1>
    </div>
    ${n}
    ${e.befriend?ft`<p class="note">${i("join.invitedFriend",{name:v(s)})}</p>`:Kt}`:ft`<h1 tabindex="-1">${i("join.title")}</h1>${n}`}var zu=(e,t)=>ft`${ba(ft`
  ${Cu(e)}
  ${e.ended?ft`<p class="note" role="alert">${O(e.ended)}</p>`:Kt}
  ${e.user?ft`<p class="note">${i("join.signedIn",{name:v(e.user)})}</p>`:Kt}
  ${e.isClosed?ft`<p class="note">${i("join.closed")}</p>`:Kt}
  ${h().passwordLogin?Ru(e):Kt}
  ${va("join.provider",{redirect:"/"},{invite:e.invite})}
  <p class="below">${i("join.have")} <a href="/sign-in">${i("signin.action")}</a></p>`)}${ga(t)}`;function nr(e){let t=new js(e,location.hash);return{get title(){return i("join.title")},broad:!0,ready:t.load(),view:()=>zu(t,e.update)}}import{html as gt,nothing as Me}from"../lib/lit-html/lit-html.js";var ar=["private","friends","public"],or=({name:e,description:t,visibility:s})=>({name:e.trim(),description:t.trim()||null,visibility:s}),rr=e=>new y({send:async t=>e(await P("/api/lists",or(t)))}),Ns=class{constructor(t){let s=t.query.get("user")??"";this.isOwn=!s||s===k().id,this.lists=D(t,T("/api/lists",{userId:s,limit:20}))}},Ds=class{list=null;#t;#e;constructor(t){this.#t=t,this.#e=`/api/lists/${t.params.id}`,this.finds=D(t,`${this.#e}/finds?limit=50`),this.loading=E(t,()=>this.#s())}get title(){return this.list?.name??i("lists.one")}get isOwn(){return this.list?.userId===k().id}get canHide(){return!this.isOwn&&k().role==="admin"&&!!this.list&&this.list.visibility!=="private"}get listsPath(){return T("/lists",{user:this.list&&!this.isOwn&&this.list.userId})}async#s(){this.list=await g(this.#e,{signal:this.#t.signal}),await this.finds.load()}editForm=t=>new y({send:async s=>{this.list=await C(this.#e,or(s)),this.#t.update(),t()}});hideForm=t=>new y({send:async({reason:s})=>{await P(`/api/admin/lists/${this.list.id}/private`,{reason:s.trim()}),t(),this.#t.go(this.listsPath,{replace:!0})}});async remove(){await Q(q(this.#e))&&this.#t.go("/lists",{replace:!0})}async#i(t){if(await Q(t)){let s=await g(this.#e).catch(()=>this.list);this.list=s}this.#t.update()}drop(t){return this.#i(q(`${this.#e}/finds/${t.id}`).then(()=>{if(this.finds.items=this.finds.items.filter(s=>s.id!==t.id),!this.finds.items.length&&this.finds.next)return this.finds.load()}))}setCover(t){return this.#i(C(this.#e,{coverId:t.id}))}move(t,s){let{items:n}=this.finds,a=n.findIndex(r=>r.id===t.id),o=n[a+s];return o?this.#i(C(`${this.#e}/finds/${t.id}/place`,{[s<0?"before":"after"]:o.id}).then(()=>{let r=n.filter(l=>l.id!==t.id);r.splice(a+s,0,t),this.finds.items=r})):null}},Es=class{lists=null;update=()=>{};#t;constructor(t){this.#t=t,this.form=new y({send:(s,n)=>this.#e(s,n),update:()=>this.update()})}load(){return Q(g(`/api/finds/${this.#t}/lists`).then(t=>{this.lists=t}))}async toggle(t){let s=`/api/lists/${t.id}/finds/${this.#t}`;t.hasFind=!t.hasFind,this.update(),await Q(t.hasFind?C(s):q(s))||(t.hasFind=!t.hasFind),this.update()}async#e({list:t},s){let n=await P("/api/lists",{name:t.trim()});this.lists.unshift({...n,hasFind:!1}),s.reset(),await this.toggle(this.lists[0])}};import{html as ge,nothing as Vu}from"../lib/lit-html/lit-html.js";var Wu={private:"lock",friends:"people",public:"globe"},Hs=e=>ge`
  <span class="badge">${c(Wu[e.visibility])} ${i(`lists.${e.visibility}`)}</span>`,cr=e=>ge`
  <li>
    <a class="find" href="/lists/${e.id}">
      <span class="thumb">${e.cover?Dt(e.cover.media,{thumb:!0}):c("bookmark")}</span>
      <span class="what">
        <span class="name" dir="auto">${e.name}</span>
        <span class="soft">${i("lists.finds",{n:e.findCount})}</span>
        <span class="soft marks">${Hs(e)}</span>
      </span>
    </a>
  </li>`,Gu=(e,t)=>ge`
  ${F(e)}
  ${d(e,"name",{label:i("lists.name"),value:t?.name??"",required:!0,most:100})}
  ${d(e,"description",{label:i("lists.description"),value:t?.description??"",kind:"area",most:500})}
  ${x("visibility",{label:i("lists.who"),hint:i("lists.whoHint"),chosen:t?.visibility??"private",options:ar.map(s=>[s,i(`lists.${s}`)])})}`,Rs=(e,t=null)=>j(e,i(t?"lists.edit":"lists.new"),s=>Gu(s,t),s=>_(s,i("action.save"))),Ju=(e,t)=>ge`
  <li>
    <label class="row list-choice">
      <input type="checkbox" .checked=${t.hasFind} @change=${()=>e.toggle(t)}>
      <span class="grow" dir="auto">${t.name}</span>
      ${Hs(t)}
    </label>
  </li>`,Yu=(e,t)=>ge`
  <div class="row between"><h2>${i("lists.addTo")}</h2>${_t(t)}</div>
  ${e.lists.length?ge`<ul class="people">${e.lists.map(s=>Ju(e,s))}</ul>`:Vu}
  <form novalidate @submit=${e.form.submit}>
    ${F(e.form)}
    ${d(e.form,"list",{label:i("lists.new"),hint:i("lists.newHint"),required:!0,most:100})}
    <div class="row end"><button type="submit" aria-busy=${e.form.busy?"true":"false"}>${i("lists.create")}</button></div>
  </form>`;async function Xu(e){let t=new Es(e.id);await t.load()&&await dt((s,n)=>(t.update=n,Yu(t,s)),{label:i("lists.addTo")})}import{html as ct,nothing as Rt}from"../lib/lit-html/lit-html.js";var[Cs,Zu,Ku]=[12,28,44],Ni=class extends ua{label="";#t=[];set places(t){this.#t=t,this.map&&this.draw()}options(){let{lat:t,lng:s}=this.#t[0]??{lat:25,lng:5};return{view:{lat:t,lng:s,zoom:2},still:!0,onMove:()=>this.map&&this.#e()}}draw(){this.#t.length&&(this.map.fit(this.#t,Cs,{animate:!1}),this.#e())}#e(){this.map.setMarkers(da(this.#t,t=>this.map.pixelOf(t),Ku).map(t=>this.#s(t)))}#s([t,...s]){if(!s.length){let r=()=>this.map.setView({...t,zoom:Cs}),l=t.km?t:null;return{key:`${t.lat},${t.lng}`,lat:t.lat,lng:t.lng,kind:"dot",size:Zu,text:"",label:t.name,area:l,click:r}}let n=ma({latitude:t.lat,longitude:t.lng,count:s.length+1}),a=s.every(r=>r.lat===t.lat&&r.lng===t.lng);return{...n,click:()=>a?this.map.setView({...t,zoom:Cs}):this.map.fit([t,...s],Cs)}}failed(){this.remove()}};customElements.define("finds-map",Ni);var Qu=88,lr=(e,t)=>ct`
  <span class="sum"><span class="strong">${L(e)}</span> <span class="soft">${i(t,{n:e})}</span></span>`,zs=(e,{count:t,likes:s,badge:n=Rt,actions:a=Rt})=>ct`
  <section class="profile-head">
    ${st(e,Qu)}
    ${e.displayName?ct`<p class="soft">@${e.username}</p>`:Rt}
    ${e.about?ct`<p dir="auto">${e.about}</p>`:Rt}
    <p class="row">
      ${t===void 0?Rt:lr(t,"person.findsSum")}
      ${s===void 0?Rt:lr(s,"person.likesSum")}
      ${n}
    </p>
    <p class="row actions">${a}</p>
  </section>`,td=e=>ct`
  <li>
    <a class="tile c-${e.category??""}" href="/finds/${e.id}">
      ${e.media.length?Dt(e.media[0],{thumb:!0}):ct`<span class="sign-tile">${Vt(e.category)}</span>`}
      ${e.isPublic?Rt:ct`<span class="corner">${c("lock")}<span class="unseen">${i("find.friendsOnly")}</span></span>`}
      <span class="caption" dir="auto">${e.title}</span>
    </a>
  </li>`,pr=(e,t,s)=>ct`
  <button type="button" class="chip" aria-pressed=${e.layout===t?"true":"false"} @click=${()=>e.show(t)}>
    ${c(s)} ${i(`person.${t}`)}
  </button>`,ed={grid:e=>ct`<ul class="tiles">${e.map(td)}</ul>`,list:e=>ct`<ul class="card rows">${e.map(t=>ta(t,ts(t)))}</ul>`},Di=e=>[...new Map(e.map(({locationId:t,location:s})=>[t,{...xt(s),km:s.area,name:Pn(s)}])).values()];function be(e,t){let{items:s,problem:n,load:a}=e.finds;return n?m(n,a):s?s.length?ct`
    <finds-map .places=${Di(s)} .label=${i("person.map")}></finds-map>
    <div class="chips" role="group" aria-label=${i("person.layout")}>
      ${pr(e,"grid","camera")}
      ${pr(e,"list","filter")}
    </div>
    ${ed[e.layout](s)}
    ${B(e.finds)}`:U(t.title,t.text,t.action??Rt):b(3)}import{html as Lt,nothing as Qt}from"../lib/lit-html/lit-html.js";var ur=["exact","area","hidden"],Ei=[1,5,20],dr=["","1","7","30","date"],sd=3650,Hi=({findId:e,listId:t})=>e?"find":t?"list":"category",mr=({isPublic:e,location:t})=>e&&!t?.area?"exact":"area";function id(e,t=new Date){let[s,n,a]=e.split("-").map(Number);return Math.round((Date.UTC(s,n-1,a)-Date.UTC(t.getFullYear(),t.getMonth(),t.getDate()))/864e5)}var hr=(e,t=new Date)=>new Date(Date.UTC(t.getFullYear(),t.getMonth(),t.getDate()+e)).toISOString().slice(0,10);function nd({life:e,until:t}){if(e==="keep")return;if(e==="")return null;let s=e==="date"?id(t):Number(e);if(s>=1&&s<=sd)return s;throw{code:"page",reason:"until",text:i("shares.untilBad")}}function ad({secret:e="new",password:t}){return e==="remove"?null:e==="new"&&t?t:void 0}var od=e=>({title:e.title.trim(),place:e.place,area:e.place==="area"?Number(e.area):void 0,password:ad(e),days:nd(e)}),rd=({chosen:e,category:t})=>({category:e||t.trim()});async function cd(){let e=(await g("/api/finds/categories")).filter(t=>t.ownCount).map(t=>[t.category,t.ownCount]);return[...e,...jt.filter(t=>!e.some(([s])=>s===t)).map(t=>[t,0])]}var Vs=class{constructor({share:t=null,target:s=null,offered:n=[],place:a="area",done:o}){this.share=t,this.target=s,this.place=t?.place??a,this.life=t?.expiresAt?"keep":"",this.secret=t?.hasPassword?"keep":"new",this.offered=n,this.chosen=n[0]?.[0]??"",this.form=new y({send:async r=>o(await this.#t(r)),fieldOf:{until:"until"}})}get kind(){return Hi(this.share??this.target??{})}set(t){Object.assign(this,t),this.form.update()}#t(t){let s=od(t);return this.share?z(`/api/shares/${this.share.id}`,s):P("/api/shares",{...this.target??rd(t),...s,days:s.days??void 0})}},Gs=e=>new URL(e.link,location.origin).href,Js=()=>!!navigator.share;async function Ys(e){try{await navigator.clipboard.writeText(Gs(e))}catch{return!1}return p(i("find.copied")),!0}async function Xs(e,t){try{await navigator.share({title:t,url:Gs(e)})}catch(s){return s.name==="AbortError"}return!0}var Ws=class{#t;constructor(t){this.#t=t,this.list=D(t,"/api/shares")}take(t){let{items:s}=this.list;if(!s)return this.list.load();let n=s.some(a=>a.id===t.id);return this.list.items=n?s.map(a=>a.id===t.id?t:a):[t,...s],this.#t.update()}async offered(){let t=null;return await Q(cd().then(s=>{t=s})),t}async revoke(t){await Q(q(`/api/shares/${t.id}`))&&(this.list.items=this.list.items.filter(s=>s.id!==t.id),p(i("shares.revoked")),this.#t.update())}};var Ri=e=>e.findTitle||e.listName||it(e.category??""),$t=e=>e.title||Ri(e),fr=e=>i("place.area",{distance:se(e)}),$r=({place:e,area:t})=>e==="area"?fr(t):i(`shares.place.${e}`),Ci=({expired:e,expiresAt:t})=>i(e?"shares.expired":"shares.until",{date:vt(t)}),ld=e=>Lt`
  ${x("chosen",{error:e.form.errors.chosen,label:i("find.category"),chosen:e.chosen,set:t=>e.set({chosen:t}),options:[...e.offered.map(([t,s])=>[t,it(t)+(s?` (${L(s)})`:"")]),["",i("shares.otherCategory")]]})}
  ${e.chosen?Qt:d(e.form,"category",{label:i("categories.own"),hint:i("shares.categoryHint"),required:!0,most:h().limits.category})}`,pd={exact:"pin",area:"map",hidden:"block"},ud=(e,t)=>Lt`
  <label class="choice">
    <input type="radio" name="place" value=${t} ?checked=${e.place===t} @change=${()=>e.set({place:t})}>
    <span>
      ${c(pd[t])}
      <span><span class="strong">${i(`shares.place.${t}`)}</span><br><span class="soft">${i(`shares.shows.${t}`)}</span></span>
    </span>
  </label>`,dd=e=>Lt`
  <fieldset class="choices">
    <legend>${i("shares.places")}</legend>
    ${ur.map(t=>ud(e,t))}
  </fieldset>
  ${e.place==="area"?x("area",{error:e.form.errors.area,label:i("shares.area"),hint:i("shares.areaHint"),chosen:e.share?.area??Ei[0],options:Ei.map(t=>[t,fr(t)])}):Qt}`,md=e=>Lt`
  ${x("life",{error:e.form.errors.life,label:i("shares.life"),chosen:e.life,set:t=>e.set({life:t}),options:[...e.share?.expiresAt?[["keep",Ci(e.share)]]:[],...dr.map(t=>[t,i(`shares.life.${t||"endless"}`)])]})}
  ${e.life==="date"?d(e.form,"until",{label:i("shares.date"),kind:"date",value:hr(14),hint:i("shares.dateHint"),required:!0}):Qt}`,hd=e=>Lt`
  ${e.share?.hasPassword?x("secret",{error:e.form.errors.secret,label:i("account.password"),chosen:e.secret,set:t=>e.set({secret:t}),options:["keep","new","remove"].map(t=>[t,i(`shares.password.${t}`)])}):Qt}
  ${e.secret==="new"?d(e.form,"password",{label:i(e.share?.hasPassword?"settings.newPassword":"account.password"),hint:i("shares.passwordHint"),kind:"password",required:!!e.share?.hasPassword,least:8,most:255,complete:"new-password"}):Qt}`,fd=e=>Lt`
  <p>${i(`shares.about.${e.kind}`)}</p>
  ${F(e.form)}
  ${e.share||e.target?Qt:ld(e)}
  ${dd(e)}
  ${md(e)}
  ${hd(e)}
  ${d(e.form,"title",{label:i("shares.title"),value:e.share?.title??"",hint:i(`shares.titleHint.${e.kind}`),most:100})}`;async function Zs(e){let t=null,s=null,n=r=>(s=new Vs({...e,done:l=>{t=l,r()}}),s.form),[a,o]=e.share?["shares.change","action.save"]:["shares.new","shares.create"];return await j(n,i(a),()=>fd(s),r=>_(r,i(o))),t}async function gr(e){await Ys(e)||(document.getElementById("link").select(),p(i("secret.selected")))}async function $d(e){await Xs(e,$t(e))||await gr(e)}var gd=e=>Lt`
  <button type="button" class="quiet" @click=${()=>$d(e)}>${c("share")} ${i("action.share")}</button>`,zi=e=>Lt`
  <a class="button quiet" href=${e.link} target="_blank" rel="noreferrer noopener" aria-label="${i("shares.open")}: ${$t(e)}">
    ${c("globe")} ${i("shares.open")}
  </a>`,Ae=(e,t=i("shares.ready"))=>dt(s=>Lt`
  <div class="row between"><h2>${t}</h2>${_t(s)}</div>
  <p>${i(e.hasPassword?"shares.readyPassword":"shares.readyText")}</p>
  <div class="field">
    <label for="link">${$t(e)}</label>
    <input id="link" type="text" readonly autofocus dir="ltr" .value=${Gs(e)} @focus=${n=>n.target.select()}>
  </div>
  <p class="row actions">
    <button type="button" @click=${()=>gr(e)}>${c("copy")} ${i("secret.copy")}</button>
    ${Js()?gd(e):Qt}
    ${zi(e)}
  </p>
  <p class="below"><a href="/shares" @click=${()=>s()}>${i("shares.all")}</a></p>`,{label:t});async function br(e){let t=await Zs(e);t&&await Ae(t)}var bd=e=>br({target:{findId:e.id},place:mr(e)}),wr=e=>br({target:{listId:e.id}});async function wd(e){await S(i("lists.deleteTitle",{name:e.list.name}),i("lists.deleteText"),i("action.delete"))&&e.remove()}var yd=e=>Nt(i("lists.menu"),[{text:i("lists.edit"),sign:"edit",run:()=>Rs(e.editForm,e.list)},{text:i("find.byLink"),sign:"share",run:()=>wr(e.list)},{text:i("lists.delete"),sign:"trash",isDanger:!0,run:()=>wd(e)}],{id:"list-menu"}),vd=e=>gt`
  ${F(e)}
  <p>${i("lists.makePrivateText")}</p>
  ${d(e,"reason",{label:i("report.reason"),required:!0,most:500})}`,kd=e=>Nt(i("lists.menu"),[{text:i("lists.makePrivate"),sign:"lock",isDanger:!0,run:()=>j(e.hideForm,i("lists.makePrivateTitle",{name:e.list.name}),vd,t=>_(t,i("lists.makePrivate")))}],{id:"list-menu"});async function yr(e,t,s){await e.move(t,s),w(`find-${t.id}`)}async function xd(e,t){await e.drop(t),w("list-menu")}function Od(e,t,s){let n=e.finds.items.length-1;return Nt(i("lists.findMenu",{title:t.title}),[...s>0?[{text:i("lists.up"),run:()=>yr(e,t,-1)}]:[],...s<n?[{text:i("lists.down"),run:()=>yr(e,t,1)}]:[],...t.media.some(a=>a.type==="image")?[{text:i("lists.cover"),sign:"camera",run:()=>e.setCover(t)}]:[],{text:i("lists.drop"),sign:"close",run:()=>xd(e,t)}],{id:`find-${t.id}`})}var Pd=(e,t,s)=>gt`
  <li class="listed">
    ${Qn(t,ts(t))}
    ${e.isOwn?Od(e,t,s):Me}
  </li>`,Fd=({user:e})=>gt`<a class="person" href="/people/${e.id}">${st(e)} <span>${v(e)}</span></a>`,qd=e=>gt`
  <div class="card">
    ${e.isOwn?Me:Fd(e.list)}
    ${e.list.description?gt`<p class="text" dir="auto">${e.list.description}</p>`:Me}
    <p class="marks">${Hs(e.list)} <span class="soft">${i("lists.finds",{n:e.list.findCount})}</span></p>
  </div>`;function Td(e){let{items:t,problem:s,load:n}=e.finds;return s?m(s,n):t?t.length?gt`
    <finds-map .places=${Di(t)} .label=${i("person.map")}></finds-map>
    <ol class="card rows">${t.map((a,o)=>Pd(e,a,o))}</ol>
    ${B(e.finds)}`:U(i("lists.empty"),e.isOwn?i("lists.emptyText"):i("lists.emptyOther")):b(3)}function Sd(e){let{problem:t,load:s}=e.loading;if(t?.code==="not_found")return gt`<p class="empty">${i("lists.gone")}</p>`;if(t)return m(t,s);if(!e.list)return b(3);let{cover:n}=e.list;return gt`
    ${n?gt`<div class="list-cover">${Dt(n.media,{eager:!0})}</div>`:Me}
    ${qd(e)}
    ${Td(e)}`}function vr(e){let t=new Ds(e);return{get title(){return t.title},ready:t.loading.load(),view:()=>gt`
      ${f(t.title,t.isOwn?yd(t):t.canHide?kd(t):Me,t.listsPath)}
      ${Sd(t)}`}}import{html as Vi,nothing as Ld}from"../lib/lit-html/lit-html.js";async function Bd(e){let t=null;await Rs(s=>rr(n=>{t=n,s()})),t&&e.go(`/lists/${t.id}`)}var Id=e=>Vi`
  <button type="button" id="new-list" @click=${()=>Bd(e)}>${c("plus")} ${i("lists.new")}</button>`;function Ad({lists:e,isOwn:t}){return e.problem?m(e.problem,e.load):e.items?e.items.length?Vi`<ul class="card rows">${e.items.map(cr)}</ul>${B(e)}`:U(i("lists.none"),t?i("lists.noneText"):i("lists.noneOther")):b(3)}function kr(e){let t=new Ns(e);return{title:i("lists.title"),ready:t.lists.load(),view:()=>Vi`
      ${f(i("lists.title"),t.isOwn?Id(e):Ld,t.isOwn?"/profile":`/people/${e.query.get("user")}`)}
      ${Ad(t)}`}}import{html as xr,nothing as Ud}from"../lib/lit-html/lit-html.js";var Md=10,Ks=class{isGone=!1;#t;constructor(t){this.#t=t,this.name=t.params.name.toLowerCase(),this.loading=E(t,()=>this.#e())}async#e(){if(this.name===k()?.username)return this.#s(k());let t=T("/api/users",{q:this.name,limit:100});for(let s=0;t&&s<Md;s++){let n=await ie(t,{signal:this.#t.signal}),a=n.items.find(o=>o.username===this.name);if(a)return this.#s(a);t=n.next}return this.isGone=!0,null}#s(t){return this.#t.go(`/people/${t.id}`,{replace:!0})}};function _d({isGone:e,loading:t}){return t.problem?m(t.problem,t.load):e?xr`<p class="empty">${i("person.gone")}</p>`:b(3)}function Or(e){let t=new Ks(e);return{title:i("person.title"),ready:t.loading.load(),view:()=>xr`${f(t.name,Ud,"/people")}${_d(t)}`}}import{html as bt,nothing as ti}from"../lib/lit-html/lit-html.js";var[jd,Nd]=[20,36e5];function Dd(e){let t=new Map;for(let{type:s,data:n,createdAt:a}of e)(n.commentId||s==="mentioned")&&t.set(n.userId,[...t.get(n.userId)??[],new Date(a)]);return new Set([...t].filter(([,s])=>s.some((n,a)=>n-s[a+jd-1]<Nd)).map(([s])=>s))}var Qs=class{#t;#e;#s=new Set;constructor(t){this.#t=t,this.list=D(t,"/api/notifications?limit=30"),this.#e=Mt.subscribe("notification",s=>this.#n(s))}get groups(){let t=new Map,s=Dd(this.list.items);for(let n of this.list.items){let a=n.data.findId&&n.data.userId?`${n.type} ${n.data.findId}`:n.id,o=t.get(a)??{key:a,newest:n,items:[],isRead:!0,more:!1};o.items.push(n),o.isRead&&=n.isRead,o.more||=n.type!=="find_liked"&&s.has(n.data.userId),t.set(a,o)}return[...t.values()]}load=async()=>{await this.list.load(),this.list.items?.some(t=>t.type==="friend_request")&&await this.#i()};async#i(){let{items:t}=await ie("/api/friends?status=pending&direction=received&limit=100").catch(()=>({items:[]}));this.#s=new Set(t.map(({id:s})=>s)),this.#t.update()}request({type:t,data:s}){return t!=="friend_request"||!this.#s.has(s.friendshipId)?null:{friendship:{id:s.friendshipId},user:{id:s.userId,username:s.username,displayName:s.displayName}}}async answered({newest:t}){await this.#i(),!this.request(t)&&(this.list.items=this.list.items.filter(s=>s!==t),t.isRead||ze(-1),this.#t.update())}get hasUnread(){return!!this.list.items?.some(t=>!t.isRead)}#n(t){t.type==="friend_request"&&this.#s.add(t.data.friendshipId),this.list.items&&(this.list.items=[t,...this.list.items.filter(s=>s.id!==t.id)]),this.#t.update()}markRead(t){for(let s of t.items.filter(n=>!n.isRead))s.isRead=!0,ze(-1),z(`/api/notifications/${s.id}`,{isRead:!0}).catch(()=>{})}async markAllRead(){try{await P("/api/notifications/read-all");for(let t of this.list.items)t.isRead=!0;fn(0)}catch(t){p(O(t))}this.#t.update()}async remove(t){try{for(let s of t.items)await q(`/api/notifications/${s.id}`),this.list.items=this.list.items.filter(n=>n!==s),s.isRead||ze(-1)}catch(s){p(O(s))}this.#t.update()}close(){this.#e()}};var Ed={friend_request:"people",friend_accepted:"check",find_liked:"heart",find_commented:"comment",replied:"comment",mentioned:"people"};async function Hd(e,t,s){await e.remove(t),await Promise.resolve(),(document.querySelectorAll(".note-row .round")[Math.min(s,e.groups.length-1)]??document.querySelector("h1")).focus()}var Rd=({type:e,data:t})=>e==="moderated"?un[dn(t)]:e==="link_used"?"lock":"flag",Cd=({type:e,data:t,actor:s})=>t.userId?bt`
  <span class="face">
    ${st(s??{profilePicture:`/api/avatars/${t.userId}`},44)}
    <span class="sign ${e}">${c(Ed[e],e==="find_liked")}</span>
  </span>`:bt`<span class="face office">${c(Rd({type:e,data:t}))}</span>`,zd=e=>bt`
  <img class="note-thumb" src=${e} alt="" width="48" height="48" loading="lazy" decoding="async">`;function Vd(e,t){let s=e.request(t.newest);return s?bt`<span class="row actions">${Wt(s.friendship,s.user,()=>e.answered(t))}</span>`:ti}var Wd=(e,t,s)=>bt`
  <li class="note-row ${t.isRead?"":"unread"}">
    <a href=${hn(t.newest)} @click=${()=>e.markRead(t)}>
      ${Cd(t.newest)}
      <span>
        <span class="what">${mn(t.items,t.more)}</span><br>
        <span class="soft">
          ${t.isRead?ti:bt`<span class="unseen">${i("note.new")}</span>`}${H(t.newest.createdAt)}
        </span>
      </span>
      ${t.newest.thumbnailUrl?zd(t.newest.thumbnailUrl):ti}
    </a>
    ${Vd(e,t)}
    <button type="button" class="round" aria-label=${i("note.delete")} @click=${()=>Hd(e,t,s)}>${c("close")}</button>
  </li>`,Gd=e=>bt`
  <button type="button" class="quiet" @click=${()=>e.markAllRead()}>${c("check")} ${i("note.readAll")}</button>`,Jd=()=>bt`<a class="button" href="/people">${i("note.noneAction")}</a>`;function Yd(e){let{items:t,problem:s}=e.list;return s?m(s,e.load):t?t.length?bt`<ul class="card notes">${e.groups.map((n,a)=>Wd(e,n,a))}</ul>${B(e.list)}`:U(i("note.none"),i("note.noneText"),Jd()):b(4)}function Pr(e){let t=new Qs(e);return{title:i("nav.bell"),ready:t.load(),view:()=>bt`${f(i("nav.bell"),t.hasUnread?Gd(t):ti)}${Yd(t)}`,close:()=>t.close()}}import{html as wt,nothing as Wi}from"../lib/lit-html/lit-html.js";var Xd=200,Zd=2,ei=class{#t;#e=0;#s;constructor(t){this.#t=t;let s=n=>D(t,T("/api/friends",n));this.lists={received:s({status:"pending",direction:"received"}),sent:s({status:"pending",direction:"sent"}),accepted:s({status:"accepted"}),blocked:s({status:"blocked"})},this.text=t.query.get("q")??"",this.found=D(t,()=>T("/api/users",{q:this.text.trim()})),this.#s=Mt.subscribe("notification",this.load),this.text&&this.search()}load=()=>Promise.all(Object.values(this.lists).map(t=>t.load()));search=()=>{let t=this.text.trim();return this.#t.rename(T(this.#t.path,{q:t})),[...t].length<Zd?this.found.clear():this.found.load()};reload=()=>Promise.all([this.load(),this.search()]);type(t){this.text=t,clearTimeout(this.#e),this.#e=setTimeout(this.search,Xd)}get problem(){return Object.values(this.lists).find(t=>t.problem)?.problem}get isLoaded(){return Object.values(this.lists).every(t=>t.items)}other(t){return t.requesterId===k()?.id?t.addressee:t.requester}isMe(t){return t.id===k()?.id}requestOf(t){return this.lists.received.items?.find(s=>s.requesterId===t.id)}close(){clearTimeout(this.#e),this.#s()}};function Kd(e,t){if(e.isMe(t))return wt`<span class="soft">${i("people.you")}</span>`;if(t.friendship==="accepted")return wt`<span class="badge">${c("check")} ${i("friend.friends")}</span>`;if(t.friendship==="none")return Ze(t,e.reload);let s=e.requestOf(t);return s?Wt(s,t,e.reload):wt`<span class="badge">${i("friend.pending")}</span>`}function Qd(e){let{found:t}=e;return t.problem?m(t.problem,e.search):t.items?t.items.length?wt`
    <ul class="people" aria-label=${i("people.results")}>${t.items.map(s=>$i(s,Kd(e,s)))}</ul>
    ${B(t)}`:wt`<p class="soft" role="status">${i("people.noMatch")}</p>`:Wi}function tm(e,t){e.preventDefault(),t.search()}var em=e=>wt`
  <form class="card" role="search" @submit=${t=>tm(t,e)}>
    <label for="people-search">${i("people.search")}</label>
    <div class="search">
      ${c("search")}
      <input id="people-search" type="search" autocomplete="off" autocapitalize="none" spellcheck="false"
        .value=${e.text} @input=${t=>e.type(t.target.value)}>
    </div>
    ${Qd(e)}
  </form>`;function si(e,t,s,n=$i){let a=e.lists[t];return a.items.length?wt`
    <section class="card">
      <h2>${i(`people.${t}`)}</h2>
      <ul class="people">${a.items.map(o=>n(e.other(o),s(o,e.other(o))))}</ul>
      ${B(a)}
    </section>`:Wi}var sm=(e,t,s)=>xe(s,[Qe(t,s,e.reload),ke(s,e.reload)]),im=e=>wt`
  ${si(e,"received",(t,s)=>[Wt(t,s,e.reload),xe(s,[ke(s,e.reload)])])}
  ${si(e,"sent",(t,s)=>Ke(t,s,e.reload))}
  ${e.lists.accepted.items.length?si(e,"accepted",(t,s)=>sm(e,t,s)):U(i("people.none"),i("people.noneText"))}
  ${si(e,"blocked",(t,s)=>Rn(s,e.reload),Hn)}`;function nm(e){return e.problem?m(e.problem,e.load):e.isLoaded?im(e):b(3)}var am=()=>Ut()?wt`<a class="button quiet" href="/invites">${c("plus")} ${i("invites.invite")}</a>`:Wi;function Fr(e){let t=new ei(e);return{title:i("people.title"),ready:t.load(),view:()=>wt`${f(i("people.title"),am(),"/feed")}${em(t)}${nm(t)}`,close:()=>t.close()}}import{html as we,nothing as ni}from"../lib/lit-html/lit-html.js";var ii=class extends Xe{user=null;friendship=null;#t;constructor(t){super(t,T("/api/finds",{userId:t.params.id,includePrivate:!0,includeFriends:!0,limit:20})),this.#t=t.params.id,this.loading=E(t,()=>this.#e())}get title(){return(this.user&&v(this.user))??i("person.title")}get isMe(){return this.#t===k()?.id}get hasAsked(){return this.friendship?.requesterId===this.#t}async#e(){this.user=await g(`/api/users/${this.#t}`,{signal:this.page.signal}),await Promise.all([this.finds.load(),this.#s()])}async#s(){this.friendship=null;let{friendship:t}=this.user,s=t==="none"?"":T("/api/friends",{status:t,limit:100});for(;s&&!this.friendship;){let n=await ie(s,{signal:this.page.signal});this.friendship=n.items.find(a=>a.requesterId===this.#t||a.addresseeId===this.#t)??null,s=n.next}}};function om({user:e,friendship:t,hasAsked:s,loading:n}){return e.friendship==="none"?Ze(e,n.load):t?t.status==="accepted"?ni:s?Wt(t,e,n.load):Ke(t,e,n.load):ni}var rm=()=>we`<a class="button quiet" href="/profile">${i("profile.title")}</a>`,cm=e=>we`
  <a class="button quiet" href=${T("/lists",{user:e.id})}>${c("feed")} ${i("lists.title")}</a>`,lm=e=>e.isMe?rm():[om(e),cm(e.user)];function pm(e,t){let{user:s,friendship:n,loading:a}=e;if(!s||e.isMe)return ni;let o=n?.status==="accepted"?[Qe(n,s,a.load)]:[];return xe(s,[Xn(s,a.load),...o,Yn({userId:s.id}),ke(s,()=>t.go("/people"))])}var um=e=>zs(e.user,{count:e.user.findCount,likes:e.user.likeCount,badge:e.user.friendship==="accepted"?we`<span class="badge">${c("check")} ${i("friend.friends")}</span>`:ni,actions:lm(e)});function dm(e){let{problem:t,load:s}=e.loading;return t?.code==="not_found"?we`<p class="empty">${i("person.gone")}</p>`:t?m(t,s):e.user?we`
    ${um(e)}
    <section class="stack" aria-labelledby="finds">
      <h2 id="finds" class="unseen">${i("person.findsTitle")}</h2>
      ${be(e,{title:i("person.none"),text:i("person.noneText",{name:v(e.user)})})}
    </section>`:b(3)}function qr(e){let t=new ii(e),s=()=>t.loading.problem?i("person.title"):t.title;return{get title(){return t.title},broad:!0,ready:t.loading.load(),view:()=>we`${f(s(),pm(t,e),"/people")}${dm(t)}`}}import{html as lt,nothing as _e}from"../lib/lit-html/lit-html.js";var ai=class{#t;constructor(t,s){this.#t=t,this.restored=s,this.list=D(t,"/api/finds/bin?limit=20",n=>n.find.id)}restore(t){return this.#e(t,P(`/api/finds/${t.id}/restore`),i("find.restored"),this.restored)}remove(t){return this.#e(t,q(`/api/finds/${t.id}?forever=true`),i("bin.removed"),()=>{})}async#e(t,s,n,a){await Q(s)&&(this.list.items=this.list.items.filter(o=>o.find.id!==t.id),this.#t.update(),p(n),a())}};var oi=class extends Xe{progress=null;figures={};isEdited=!1;constructor(t){super(t,T("/api/finds",{userId:k().id,includePrivate:!0,limit:20})),this.bin=new ai(t,()=>this.#t());let s={username_taken:"username",name_taken:"displayName"};this.form=new y({send:n=>this.#s(n),update:t.update,fieldOf:s})}get user(){return k()}load=()=>Promise.all([this.#t(),this.bin.list.load()]);#t=()=>Promise.all([this.finds.load(),this.#e()]);async#e(){let t=await g(`/api/users/${k().id}`,{signal:this.page.signal}).catch(()=>null);this.figures={count:t?.findCount,likes:t?.likeCount},this.page.update()}toggleEdit=()=>{this.isEdited=!this.isEdited,this.page.update()};get hasPicture(){return this.user.profilePicture.startsWith("/api/media/")}async setPicture(t,s=ne){let n=a=>{this.progress=a,this.page.update()};n(0);try{kt(await s("PUT","/api/users/me/picture",await Se(t),{signal:this.page.signal,progress:n})),p(i("profile.pictureSaved"))}catch(a){a.name!=="AbortError"&&p(O(a))}n(null)}async removePicture(){try{await q("/api/users/me/picture"),kt(await g("/api/users/me"))}catch(t){p(O(t))}this.page.update()}async#s({displayName:t,about:s,username:n,age:a}){let o={displayName:t.trim()||null,about:s.trim()||null,username:n.trim()};kt(await z("/api/users/me",{...o,age:a===""?null:Number(a)})),p(i("profile.saved"))}};import{html as ci,nothing as ri}from"../lib/lit-html/lit-html.js";async function mm(e,t){await e.restore(t),w(e.list.items.length?"bin":"finds")}async function hm(e,t){await S(i("bin.removeTitle"),i("bin.removeText",{title:t.title}),i("bin.remove"))&&(await e.remove(t),w(e.list.items.length?"bin":"finds"))}var fm=(e,t)=>ci`
  <button type="button" class="quiet" aria-label="${i("bin.restore")}: ${t.title}" @click=${()=>mm(e,t)}>
    ${c("retry")} ${i("bin.restore")}
  </button>`,$m=(e,{find:t,expiresAt:s})=>ci`
  <li>
    <p>
      <span class="strong" dir="auto">${t.title}</span>
      ${s?ci`<br><span class="soft">${i("bin.until",{date:vt(s)})}</span>`:ri}
    </p>
    ${t.hidden?Zn(i("report.findHidden"),t.hidden):ri}
    <p class="row">
      ${t.hidden?ri:fm(e,t)}
      <button type="button" class="danger" aria-label="${i("bin.remove")}: ${t.title}" @click=${()=>hm(e,t)}>
        ${c("trash")} ${i("bin.remove")}
      </button>
    </p>
  </li>`,Tr=e=>e.list.items?.length?ci`
  <section class="card" aria-labelledby="bin">
    <h2 id="bin" tabindex="-1">${i("bin.title")}</h2>
    <p class="hint">${i("bin.hint")}</p>
    <ul class="rows binned">${e.list.items.map(t=>$m(e,t))}</ul>
    ${B(e.list)}
  </section>`:ri;function gm(e,t){let[s]=e.target.files;e.target.value="",s&&t.setPicture(s)}var bm=e=>lt`
  <button type="button" class="quiet" @click=${()=>e.removePicture()}>${i("profile.pictureRemove")}</button>`,wm=e=>lt`
  <div class="field">
    <p class="row actions">
      <label class="button quiet" for="picture">${c("camera")} ${i("profile.picture")}</label>
      <input class="file" id="picture" type="file" accept="image/*" @change=${t=>gm(t,e)}>
      ${e.hasPicture?bm(e):_e}
    </p>
    ${e.progress===null?_e:lt`<progress max="1" .value=${e.progress} aria-label=${i("profile.picture")}></progress>`}
    <p class="hint">${i("profile.pictureHint")}</p>
  </div>`,ym=()=>lt`<a class="button" href="/new">${c("plus")} ${i("nav.plus")}</a>`,vm=({form:e,user:t})=>lt`
  <form novalidate @submit=${e.submit}>
    ${F(e)}
    ${d(e,"displayName",{label:i("profile.name"),hint:i("profile.nameHint"),value:t.displayName??"",most:50,complete:"name"})}
    ${d(e,"about",{label:i("profile.about"),value:t.about??"",most:160})}
    ${d(e,"username",{label:i("account.username"),hint:i("join.usernameHint"),value:t.username,required:!0,least:3,most:31,pattern:"[A-Za-z0-9_\\-]*",complete:"username"})}
    ${d(e,"age",{label:i("profile.age"),hint:i("profile.ageHint"),value:t.age??"",kind:"number",mode:"numeric"})}
    <div class="row end">${_(e,i("action.save"))}</div>
  </form>`,Ue=(e,t,s)=>lt`
  <li><a class="way" href=${e}>${c(t)} <span class="grow">${s}</span> ${c("next")}</a></li>`,km=e=>lt`
  <ul class="card rows">
    ${Ue("/people","people",i("people.accepted"))}
    ${Ue("/saved","bookmark",i("saved.title"))}
    ${Ue("/lists","feed",i("lists.title"))}
    ${Ue("/shares","share",i("shares.mine"))}
    ${e.role==="admin"?Ue("/admin","shield",i("admin.title")):_e}
  </ul>`,xm=()=>lt`<a class="button quiet" href="/settings">${c("gear")} ${i("settings.title")}</a>`,Om=e=>lt`
  <section class="card" id="edit" aria-labelledby="edit-title">
    <div class="row between"><h2 id="edit-title" tabindex="-1">${i("profile.edit")}</h2>${_t(e.toggleEdit)}</div>
    ${wm(e)}
    ${vm(e)}
  </section>`;async function Pm(e){e.toggleEdit(),await w("edit-title")}var Fm=e=>lt`
  <button type="button" class="quiet" id="edit-profile" aria-expanded=${e.isEdited?"true":"false"} @click=${()=>Pm(e)}>
    ${c("edit")} ${i("profile.edit")}
  </button>`,qm=e=>lt`
  ${f(v(e.user),xm())}
  ${zs(e.user,{...e.figures,actions:Fm(e)})}
  ${e.isEdited?Om(e):_e}
  <section class="stack" aria-labelledby="finds">
    <h2 id="finds" class="unseen" tabindex="-1">${i("profile.finds")}</h2>
    ${be(e,{title:i("profile.none"),text:i("profile.noneText"),action:ym()})}
  </section>
  ${km(e.user)}
  ${Tr(e.bin)}`;function Sr(e){let t=new oi(e);return{title:i("profile.title"),broad:!0,ready:t.load(),view:()=>t.user?qm(t):_e}}import{html as K,nothing as te}from"../lib/lit-html/lit-html.js";var Tm={dismissed:"check",hidden:"block",deleted:"trash",suspended:"lock"},Sm=e=>d(e,"note",{label:i("report.note"),hint:i("report.noteHint"),kind:"area",required:!0,most:500}),Lr=(e,t)=>i(`report.outcome.${e.kind==="user"&&t==="deleted"?"accountDeleted":t}`);async function Lm(e,t,s){let n=Lr(t,s);s!=="dismissed"?await Jn(n,({note:a})=>e.decide(t,s,a),Sm):await S(n,i("report.dismissText"),n)&&await e.decide(t,s).catch(()=>e.list.load()),w("reports")}var Br=e=>e?K`<a class="strong" href="/people/${e.id}">${v(e)}</a>`:K`<span class="soft">${i("report.left")}</span>`,Bm=e=>K`
  <p class="row">${e.map(t=>K`
    <a href=${t.url} target="_blank" rel="noreferrer noopener">
      <img class="note-thumb" src=${t.thumbnailUrl} alt=${t.caption||i("report.photo")} width="48" height="48" loading="lazy">
    </a>`)}</p>`,Im=e=>K`
  <p class="strong" dir="auto">${e.title}</p>
  ${e.description?Oe(e.description):te}
  ${e.media.length?Bm(e.media):te}`,Am=e=>e.find?Im(e.find):e.comment?Oe(e.comment.content):e.kind==="user"?te:K`<p class="soft">${i("report.noContent")}</p>`,Mm=e=>K`
  <li>
    <p>${i(`report.reason.${e.reason}`)} · ${Br(e.reporter)} · <span class="soft">${H(e.createdAt)}</span></p>
    ${e.text?Oe(e.text):te}
  </li>`,Um=(e,t,s)=>K`
  <button type="button" class=${s==="dismissed"?"quiet":"danger"} @click=${()=>Lm(e,t,s)}>
    ${c(Tm[s])} ${Lr(t,s)}
  </button>`,_m=(e,t)=>K`<p class="row">${Vn(t.kind).map(s=>Um(e,t,s))}</p>`,jm=(e,t)=>K`
  <p>
    <span class="strong">${i(`report.result.${t.decision.outcome}`)}</span> · ${t.decision.closedBy} ·
    <span class="soft">${H(t.decision.closedAt)}</span>
  </p>
  ${t.decision.note?Oe(t.decision.note):te}
  ${t.hidden?K`
    <p><button type="button" class="quiet" @click=${()=>e.show(t)}>${c("retry")} ${i("report.show")}</button></p>`:te}`,Nm=(e,t)=>K`
  <li class="card">
    <h2>${i(`report.kind.${t.kind}`)} · ${Br(t.owner)}</h2>
    ${Am(t)}
    <ul class="rows">${[t,...t.others].map(Mm)}</ul>
    ${t.decision?jm(e,t):_m(e,t)}
  </li>`;function Dm(e){let{items:t,problem:s,load:n}=e.list;return s?m(s,n):t?t.length?K`<ul class="stack">${t.map(a=>Nm(e,a))}</ul>${B(e.list)}`:U(i(`report.none.${e.status}`),i("report.noneText")):b(3)}function Ir(e){let t=new Wn(e);return{title:i("report.reports"),ready:t.list.load(),view:()=>K`
      ${f(i("report.reports"),te,"/admin")}
      <div class="chips" role="group" aria-label=${i("report.which")} id="reports" tabindex="-1">
        ${zn.map(s=>oe(t.status===s,i(`report.status.${s}`),()=>t.choose(s)))}
      </div>
      ${Dm(t)}`}}import{html as Gi,nothing as Em}from"../lib/lit-html/lit-html.js";var Hm=(e,t)=>Gi`
  <button type="button" class="chip" aria-pressed=${e.state===t?"true":"false"} @click=${()=>e.choose(t)}>
    ${c(t==="dismissed"?"close":Kn(t))} ${i(`saved.${t}`)}
  </button>`,Rm=()=>Gi`<a class="button" href="/">${c("map")} ${i("missing.action")}</a>`,Cm=e=>({title:i(`saved.${e}None`),text:i(e==="dismissed"?"saved.dismissedText":"saved.noneText"),action:Rm()});function Ar(e){let t=new Dn(e);return{title:i("saved.title"),broad:!0,ready:t.finds.load(),view:()=>Gi`
      ${f(i("saved.title"),Em,"/profile")}
      <div class="chips" role="group" aria-label=${i("saved.which")}>${Nn.map(s=>Hm(t,s))}</div>
      ${be(t,Cm(t.state))}`}}import{html as J,nothing as yt}from"../lib/lit-html/lit-html.js";import{html as pt,nothing as Ji}from"../lib/lit-html/lit-html.js";var Ur=(e,t)=>d(e,"name",{label:i("passkeys.name"),hint:i("passkeys.nameHint"),value:t,required:!0,most:50});async function zm(e,t){let s=Ce(navigator.userAgent);await j(n=>e.addForm(t,n),i("passkeys.add"),n=>pt`
    ${F(n)}
    ${Et(n)}
    ${Ur(n,s)}
    ${t?Pt(n,"password",i("account.password")):Ji}`,()=>pt`<button type="submit">${i("settings.linkGo")}</button>`)}var Vm=(e,t)=>j(s=>e.renameForm(t,s),i("passkeys.rename"),s=>pt`
  ${F(s)}
  ${Ur(s,t.name)}`,()=>pt`<button type="submit">${i("action.save")}</button>`);async function Wm(e,t){await S(i("passkeys.deleteTitle",{name:t.name}),i("passkeys.deleteText"),i("action.delete"))&&e.remove(t)}var Mr=(e,t,s)=>pt`
  <button type="button" class="quiet" aria-label="${t}: ${e.name}" @click=${s}>${t}</button>`,Gm=(e,t,s)=>pt`
  <li class="row between">
    <span>
      <span class="strong" dir="auto">${t.name}</span>
      ${t.backedUp?pt`<span class="badge">${i("passkeys.backedUp")}</span>`:Ji}<br>
      <span class="soft">${i("passkeys.added")} ${H(t.createdAt)} ·
        ${t.lastUsedAt?pt`${i("passkeys.used")} ${H(t.lastUsedAt)}`:i("passkeys.unused")}</span>
    </span>
    <span class="row">
      ${Mr(t,i("passkeys.rename"),async()=>{await Vm(e,t),s()})}
      ${Mr(t,i("action.delete"),()=>Wm(e,t))}
    </span>
  </li>`,Jm=e=>pt`<button type="button" class="quiet" id="add-passkey" @click=${e}>${i("passkeys.add")}</button>`,_r=(e,t,s)=>pt`
  <section class="card" id="passkeys">
    <h2>${i("passkeys.title")}</h2>
    <p>${i("passkeys.hint")}</p>
    ${e.list.length?pt`<ul class="people">${e.list.map(n=>Gm(e,n,s))}</ul>`:Ji}
    <p>${Jm(async()=>{await zm(e,t),s()})}</p>
  </section>`;import{html as li,nothing as Ym}from"../lib/lit-html/lit-html.js";var jr=e=>fe(e.picker()),Xm=e=>li`
  <p class="note">${i("place.homeExact",{n:e.exactAtHome})}</p>
  <p class="row"><button type="button" id="hide-home" @click=${()=>e.hideHome()}>${i("place.homeHide")}</button></p>`,Zm=(e,{latitude:t,longitude:s,radius:n,area:a})=>li`
  <place-map class="homemap" inert .area=${2*n} .at=${{lat:t,lng:s}}></place-map>
  ${x("home-radius",{label:i("place.homeRadius"),options:Oa.map(o=>[o,He(o)]),chosen:n,set:o=>e.changeHome({radius:Number(o)})})}
  ${x("home-area",{label:i("place.homeArea"),options:[1,5,20].map(o=>[o,Yt(o)]),chosen:a,set:o=>e.changeHome({area:Number(o)})})}
  ${e.exactAtHome?Xm(e):Ym}
  <p class="row">
    <button type="button" class="quiet" @click=${()=>jr(e)}>${i("place.homeMove")}</button>
    <button type="button" class="quiet" @click=${()=>e.change({home:void 0})}>${i("place.homeRemove")}</button>
  </p>`,Nr=e=>li`
  <section class="card">
    ${X("places",i("place.settings"))}
    <p class="hint">${i("place.settingsText")}</p>
    ${x("shown-area",{label:i("place.shownNew"),options:[0,1,5,20].map(t=>[t,Yt(t)]),chosen:e.values.area,set:t=>e.change({area:Number(t)})})}
    <label class="switch">
      <span>${i("place.friendsExact")}</span>
      <input type="checkbox" role="switch" id="friends-exact" .checked=${e.values.exactForFriends}
        @change=${t=>e.change({exactForFriends:t.target.checked})}>
    </label>
    <h3>${i("place.home")}</h3>
    <p class="hint">${i("place.homeText")}</p>
    ${e.values.home?Zm(e,e.values.home):li`
      <p><button type="button" class="quiet" id="home" @click=${()=>jr(e)}>${i("place.homeAdd")}</button></p>`}
    <p class="hint">${i("place.recall")}</p>
  </section>`;import{html as Bt,nothing as je}from"../lib/lit-html/lit-html.js";var Yi={read:["read"],write:["read","write"],admin:["read","write","admin"]};function Dr(e){let t=async({name:s,access:n,days:a,password:o})=>{let r=a?{days:Number(a)}:{};e(await P("/api/auth/tokens",{name:s.trim(),scopes:Yi[n],...r,...o?{password:o}:{}}))};return new y({send:t,fieldOf:{wrong_password:"password"}})}var Ne=e=>e.kind==="token",Er=e=>Ne(e)?e.name:Ce(e.userAgent),Km={browser:()=>i("session.browser"),cli:()=>i("session.cli"),token:()=>i("session.token")},Qm=e=>e.scopes.map(t=>i(`scope.${t}`)).join(", ");function th(e){return e.expiresAt?Ne(e)?i("token.until",{date:vt(e.expiresAt)}):i("settings.until",{date:vt(e.expiresAt)}):i("token.endless")}var eh=e=>e.lastUsedAt?i("session.used",{date:et(e.lastUsedAt)}):i("session.unused"),sh=(e,t)=>{let s=i(Ne(t)?"token.revoke":"settings.end");return Bt`
    <button type="button" class="quiet" aria-label="${s}: ${Er(t)}" @click=${()=>e.endSession(t)}>${s}</button>`},ih=e=>Bt`${i(Ne(e)?"token.since":"settings.since")} ${H(e.createdAt)}`,nh=(e,t)=>Bt`
  <li class="row between">
    <span>
      <span class="strong" dir="auto">${Er(t)}</span>
      <span class="badge">${Km[t.kind]()}</span>
      ${t.current?Bt`<span class="badge">${i("settings.thisOne")}</span>`:je}<br>
      ${Ne(t)?Bt`<span class="soft">${Qm(t)}</span><br>`:je}
      <span class="soft">${ih(t)} · ${eh(t)} · ${th(t)}</span>
    </span>
    ${t.current?je:sh(e,t)}
  </li>`;async function ah(e){await S(i("settings.endOthers"),i("settings.endOthersText"),i("settings.endOthers"))&&e.endOthers()}var oh=e=>Bt`
  <button type="button" class="quiet" @click=${()=>ah(e)}>${i("settings.endOthers")}</button>`,rh=[90,30,365],ch=e=>Object.keys(Yi).filter(t=>t!=="admin"||e.role==="admin"),lh=(e,t)=>Bt`
  <p>${i("token.about")}</p>
  ${F(t)}
  ${Et(t)}
  ${d(t,"name",{label:i("token.name"),hint:i("token.nameHint"),required:!0,most:50})}
  ${x("access",{label:i("token.access"),options:ch(e.user).map(s=>[s,i(`access.${s}`)])})}
  ${x("days",{label:i("token.life"),options:[...rh.map(s=>[s,i("token.days",{n:s})]),["",i("token.endless")]]})}
  ${e.asksPassword?Pt(t,"password",i("account.password")):je}`,ph=e=>ls({title:i("token.new"),text:i("token.once"),label:i("session.token"),value:e});async function uh(e){let t=null;await j(n=>Dr(a=>{t=a,n()}),i("token.create"),n=>lh(e,n),()=>Bt`<button type="submit">${i("token.createGo")}</button>`),t&&(e.addSession(t.session),await ph(t.token))}var Hr=e=>Bt`
  <section class="card">
    ${X("sessions",i("settings.sessions"))}
    <ul class="people">${e.sessions.map(t=>nh(e,t))}</ul>
    <div class="row end">
      ${e.hasOthers?oh(e):je}
      <button type="button" class="quiet" id="new-token" @click=${()=>uh(e)}>${c("plus")} ${i("token.create")}</button>
    </div>
  </section>`;var dh=["friendRequests","friendAccepted","findLiked","findCommented","replied","mentioned"],mh=e=>J`
  <label class="switch">
    <span>${i("settings.streets")}<br><span class="soft">${i("streets.learns")}</span></span>
    <input type="checkbox" role="switch" id="streets" .checked=${Pe()} @change=${t=>e.setStreets(t.target.checked)}>
  </label>`,hh=()=>sn.map(e=>[e,tn[e],e]),Cr=e=>J`
  <section class="card">
    ${X("appearance",i("settings.appearance"))}
    ${x("language",{label:i("settings.language"),options:hh(),chosen:en(),set:t=>e.setLanguage(t)})}
    ${x("theme",{label:i("settings.theme"),options:ra.map(t=>[t,i(`settings.theme.${t}`)]),chosen:ca(),set:t=>e.setTheme(t)})}
    ${x("units",{label:i("settings.units"),options:["km","mi"].map(t=>[t,i(`settings.units.${t}`)]),chosen:on(),set:t=>e.setUnits(t)})}
    ${aa()?mh(e):yt}
  </section>`;async function fh(e,t,s){let n=e.target;await t.prefer(s,n.checked),n.checked=t.preferences[s]}var Rr=(e,t,s=yt)=>J`
  <label class="switch">
    <span>${i(`settings.${t}`)}${s}</span>
    <input type="checkbox" role="switch" .checked=${e.preferences[t]} @change=${n=>fh(n,e,t)}>
  </label>`,$h=e=>J`
  <section class="card">
    ${X("notify",i("settings.notify"))}
    ${[...dh,...k()?.role==="admin"?["reported"]:[]].map(t=>Rr(e,t))}
    ${h().pushKey?Rr(e,"pushEnabled",J`<br><span class="soft">${i("settings.pushEnabledHint")}</span>`):yt}
  </section>`,gh=(e,t)=>J`
  <p>${c("check")} ${i("push.on")}</p>
  <p class="row">
    <button type="button" class="quiet" @click=${e.testPush}>${i("push.test")}</button>
    <button type="button" class="quiet" aria-busy=${t} @click=${e.disablePush}>${i("push.disable")}</button>
  </p>`,bh=(e,t)=>J`
  <p>${i("push.off")}</p>
  <p>
    <button type="button" id="push-on" aria-busy=${t} @click=${e.enablePush}>${c("bell")} ${i("push.enable")}</button>
  </p>
  <p class="soft" role="status">${e.pushSlow?i("push.asking"):yt}</p>`;function wh(e){let t=e.pushBusy?"true":"false";return e.push==="on"?gh(e,t):e.push==="off"?bh(e,t):J`<p class="note">${i(`push.${e.push}`)}</p>`}var ye=(e,t)=>J`<button type="button" class="chip" @click=${()=>w(`part-${e}`)}>${t}</button>`,yh=()=>J`
  <nav class="chips" aria-label=${i("settings.title")}>
    ${ye("appearance",i("settings.appearance"))}
    ${ye("notify",i("nav.bell"))}
    ${h().passwordLogin?ye("password",i("account.password")):yt}
    ${ye("places",i("place.settings"))}
    ${ye("sessions",i("settings.devices"))}
    ${ye("data",i("settings.data"))}
  </nav>`,vh=e=>J`
  ${yh()}
  ${Cr(e)}
  ${$h(e)}
  <section class="card">
    <h2>${i("push.title")}</h2>
    ${wh(e)}
  </section>
  ${h().passwordLogin?Fa(e):yt}
  ${e.passkeys.isShown?_r(e.passkeys,e.asksPassword,e.redraw):yt}
  ${h().provider.enabled?qa(e):yt}
  ${Nr(e.places)}
  ${Hr(e)}
  ${Ta(e)}
  ${Ut()?J`<p class="below"><a href="/invites">${i("invites.title")}</a></p>`:yt}
  <p class="below"><a href="/shares">${i("shares.mine")}</a></p>
  <p class="below"><a href="/about">${i("about.title")}</a></p>`;async function kh(e){let t=Mt.get("outbox").length;(!t||await S(i("settings.signOut"),i("outbox.signOut",{n:t}),i("settings.signOut")))&&e.signOut()}var xh=e=>J`
  <button type="button" class="quiet" id="sign-out" @click=${()=>kh(e)}>${i("settings.signOut")}</button>`;function Oh(e){let{problem:t,load:s}=e.loading;return t?J`${m(t,s)}${Cr(e)}`:e.isLoaded?vh(e):b(5)}function zr(e){let t=new rs(e);return{get title(){return i("settings.title")},ready:t.loading.load(),view:()=>J`
      ${f(i("settings.title"),xh(t),"/profile")}
      ${t.refusal?m(t.refusal):yt}
      ${Oh(t)}`}}import{html as ut,nothing as ui}from"../lib/lit-html/lit-html.js";async function Ph(e){let t=await e.offered(),s=t&&await Zs({offered:t});s&&(e.take(s),await Ae(s))}async function Fh(e,t){let s=await Zs({share:t});s&&e.take(s)}async function qh(e,t){await S(i("shares.revokeTitle",{title:$t(t)}),i("shares.revokeText"),i("shares.revoke"))&&(await e.revoke(t),w("new-share"))}var Th=async e=>await Ys(e)||Ae(e,i("shares.one")),Sh=async e=>await Xs(e,$t(e))||Ae(e,i("shares.one")),Lh=(e,t)=>Nt(i("shares.menu",{title:$t(t)}),[...Js()&&!t.expired?[{text:i("action.share"),sign:"share",run:()=>Sh(t)}]:[],{text:i("shares.change"),sign:"edit",run:()=>Fh(e,t)},{text:i("shares.revoke"),sign:"trash",isDanger:!0,run:()=>qh(e,t)}],{id:`share-${t.id}`}),Bh=e=>e.findId?`/finds/${e.findId}`:`/lists/${e.listId}`,Ih=e=>e.category?ut`<span class="strong" dir="auto">${$t(e)}</span>`:ut`<a class="strong" dir="auto" href=${Bh(e)}>${$t(e)}</a>`,Ah=e=>ut`${i(`shares.kind.${Hi(e)}`)}${e.title?ut`: <bdi>${Ri(e)}</bdi>`:ui}`,pi=(e,t)=>ut`<span class="badge">${e?c(e):ui} ${t}</span>`,Mh=e=>ut`
  <button type="button" class="quiet" aria-label="${i("secret.copy")}: ${$t(e)}" @click=${()=>Th(e)}>
    ${c("copy")} ${i("secret.copy")}
  </button>`,Uh=(e,t)=>ut`
  <li class="invite">
    <div class="listed">
      <p class="grow">
        ${Ih(t)}<br>
        <span class="soft">${Ah(t)} · ${t.views?i("shares.views",{n:t.views}):i("shares.noViews")}</span>
      </p>
      ${Lh(e,t)}
    </div>
    <p class="marks">
      ${pi(t.place==="hidden"?"block":"pin",$r(t))}
      ${t.hasPassword?pi("lock",i("account.password")):ui}
      ${t.expiresAt?pi("",Ci(t)):pi("",i("shares.endless"))}
    </p>
    ${t.expired?ui:ut`<p class="row actions">${Mh(t)} ${zi(t)}</p>`}
  </li>`;function _h(e){let{items:t,problem:s,load:n}=e.list;return s?m(s,n):t?t.length?ut`<div class="card"><ul class="people">${t.map(a=>Uh(e,a))}</ul></div>${B(e.list)}`:U(i("shares.none"),i("shares.noneText")):b(3)}var jh=e=>ut`
  <button type="button" class="quiet" id="new-share" @click=${()=>Ph(e)}>${i("shares.category")}</button>`;function Vr(e){let t=new Ws(e);return{title:i("shares.mine"),ready:t.list.load(),view:()=>ut`
      ${f(i("shares.mine"),jh(t),"/profile")}
      <p class="lead">${i("shares.lead")}</p>
      ${_h(t)}`}}import{html as It,nothing as Gr}from"../lib/lit-html/lit-html.js";var di=class{isLoaded=!1;#t;constructor(t){this.#t=t}get entries(){return Mt.get("outbox")}load=async()=>{await Sn(),this.isLoaded=!0,this.#t.update()};cancel(t){return Bn(t.id)}retry(t){return In(t.id)}sendNow(){return An()}};async function Nh(e,t){await En()&&e.cancel(t)}var Dh=e=>i(e.kind==="like"&&!e.on?"outbox.unlike":`outbox.${e.kind}`),Wr=e=>It`<a class="strong" dir="auto" href=${Mn(e)}>${e.title}</a>`,Eh={find:e=>It`<span class="strong" dir="auto">${e.body.title}</span>`,comment:e=>It`<span class="what" dir="auto">${e.body.content}</span><br>${Wr(e)}`,like:Wr},Hh=(e,t)=>It`
  <li class="row between">
    <span class="grow">
      <span class="soft">${Dh(t)}</span><br>
      ${Eh[t.kind](t)}<br>
      ${t.state==="refused"?It`<span class="error">${t.problem}</span>`:It`<span class="soft">${i("outbox.waiting")}</span>`}
    </span>
    <span class="row">
      ${t.state==="refused"?It`
        <button type="button" class="quiet" @click=${()=>e.retry(t)}>${c("retry")} ${i("action.retry")}</button>`:Gr}
      <button type="button" class="quiet" @click=${()=>Nh(e,t)}>${i("outbox.cancel")}</button>
    </span>
  </li>`;function Rh(e){return e.isLoaded?e.entries.length?It`
    <p class="hint">${i("outbox.hint")}</p>
    <ul class="card people">${e.entries.map(t=>Hh(e,t))}</ul>
    <p class="row end"><button type="button" @click=${()=>e.sendNow()}>${i("outbox.now")}</button></p>`:U(i("outbox.none"),i("outbox.noneText")):b(2)}function Jr(e){let t=new di(e);return{title:i("outbox.title"),ready:t.load(),view:()=>It`${f(i("outbox.title"),Gr,"/")}${Rh(t)}`}}function Ch(e,t){let[s,n]=[new Map,!1],a=new AbortController;return e.signal.addEventListener("abort",()=>a.abort()),{async load(o){a.abort();let{signal:r}=a=new AbortController;try{let[l,u]=await ln(T("/api/locations/categories",{...t(),category:"",bbox:o}),{signal:r});if(r.aborted)return;[s,n]=[new Map(l.map($=>[$.category,$.count])),u]}catch(l){if(l.name==="AbortError")return;s.clear()}e.update()},of(o){let r=s.get(o);return r===void 0||n&&!r?void 0:`${L(r)}${n?"+":""}`}}}export{ac as about,Ba as accounts,Xu as addToList,Da as admin,Ra as adminLog,Yo as areas,Ch as countCategories,Bo as edit,Go as import,sr as instance,Qo as invites,nr as join,vr as list,kr as lists,Or as named,Pr as notifications,Fr as people,qr as person,Sr as profile,Ir as reports,Ar as saved,zr as settings,bd as shareFind,Vr as shares,Jr as waiting};

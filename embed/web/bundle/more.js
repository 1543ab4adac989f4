import{$ as Ze,$b as sa,A as Je,Aa as ae,Ac as fa,B as Ye,Ba as _n,Bb as E,Bc as Ot,Ca as ts,Cc as cs,D as bn,Da as es,Db as _t,Dc as ls,E as z,Ea as ss,Eb as ce,Ec as ha,F as Mt,Fa as Nn,Fb as nt,Fc as $a,G as p,Ga as Dn,Gc as ps,Ha as En,Hb as Gt,Hc as ga,I as Xe,Ib as is,Ic as Te,J as b,Ja as Rn,Jb as Zn,Jc as Le,K as F,Kb as Kn,Kc as ba,L as D,La as Hn,Lb as dt,Lc as Be,M as V,Ma as Cn,Mb as T,N as S,Na as zn,Nb as Qn,Nc as wa,O as wn,Oa as Vn,Ob as Nt,P as yn,Pa as Wn,Pb as tt,Pc as ya,Q as ie,Qb as ki,Qc as va,R as P,Rb as xi,S as ne,Sb as ta,Sc as ka,T as vn,Tb as ns,Tc as xa,Ub as Jt,Uc as Oa,Vb as as,Vc as Fa,Wb as os,Xb as qe,Yb as Se,Yc as Pa,Zb as ea,Zc as qa,a as We,aa as x,ac as w,b as f,ba as kn,bb as c,bc as ia,bd as Sa,c as Vt,cb as it,cc as na,d as pn,db as H,dc as aa,dd as Ta,e as se,eb as h,ec as q,fa as xn,fb as Z,fc as oa,g as un,ga as On,gb as j,gc as d,gd as us,h as Pe,ha as Fn,hb as m,hc as A,hd as La,i as dn,ia as Pn,ib as g,ic as _,j as mn,ja as qn,jb as oe,jc as ra,jd as Ba,k as fn,ka as Ke,kb as B,kc as ca,kd as Ia,lb as jt,lc as la,ld as Aa,ma as Sn,mb as v,mc as pa,n as hn,na as Tn,nc as ua,o as i,oa as Ln,pa as Bn,q as k,qa as In,ra as y,s as vi,sa as Qe,sb as Gn,sc as Dt,t as $n,ta as Ut,tb as re,u as L,ua as An,ub as Jn,uc as da,v as vt,va as Mn,vb as xt,vc as ma,w as st,wc as rs,x as Ge,xa as kt,xb as Yn,y as gn,ya as Un,yb as Wt,za as jn,zb as Xn,zc as R}from"./shared.js";import{html as Yt,nothing as Oi}from"../lib/lit-html/lit-html.js";var hc=new URL("lib/",We).pathname,$c=[["Leaflet 1.9.4","leaflet","Volodymyr Agafonkin, CloudMade","BSD-2-Clause"],["protomaps-leaflet 5.1.0","protomaps-leaflet","Protomaps","BSD-3-Clause"],["lit-html 3.3.3","lit-html","Google LLC","BSD-3-Clause"]];function Ma(){if(Be())return new URL(f().streets.url.replace(/[{}]/g,"")).host;let{host:e}=new URL((f().tiles?.url??"").replace(/[{}]/g,""),location);return e===location.host?"":e}var gc=()=>Ma()?i("about.tilesFrom",{host:Ma()}):i("about.alone"),bc=()=>Yt`
  <section class="card">
    <p class="lead">${i("app.about")}</p>
    <p>${i("about.text")} ${gc()}</p>
    <p class="soft">${i("about.version",{version:f().version})}</p>
    <p class="row"><a class="button quiet" href="/api/docs">${i("about.api")}</a></p>
  </section>`,wc=()=>Yt`
  <section class="card">
    <h2>${i("about.map")}</h2>
    <ul class="plain-list">
      ${f().tiles?.attribution?Yt`<li>${i("about.tiles")}: ${f().tiles.attribution}</li>`:Oi}
      ${Be()?Yt`<li>${i("about.streets")}: ${f().streets.attribution}</li>`:Oi}
      <li>${i("about.places")}: ${f().places.attribution}</li>
    </ul>
  </section>`,yc=([e,t,s,n])=>Yt`<li><a href="${hc}${t}/LICENSE">${e}</a>, © ${s}, ${n}</li>`,vc=()=>Yt`
  <section class="card">
    <h2>${i("about.code")}</h2>
    <ul class="plain-list">${$c.map(yc)}</ul>
    <p class="hint">${i("about.more")}</p>
  </section>`,kc=()=>({title:i("about.title"),view:()=>Yt`
    ${h(i("about.title"),Oi,y()?"/settings":"/sign-in")}
    ${Ia()}${Ba()}${bc()}${wc()}${vc()}`});import{html as ws,nothing as Yc}from"../lib/lit-html/lit-html.js";var xc=200,Oc=2**20,Fi=["all","active","suspended","admin"],Ua={wrong_password:"password"},Xt=e=>`/api/admin/users/${e.id}`,ds=class{#t;#e=0;constructor(t){this.#t=t;let s=t.query.get("status");this.text=t.query.get("q")??"",this.status=Fi.includes(s)?s:"all",this.list=E(t,()=>P("/api/admin/users",{...this.#s,limit:50}))}get#s(){return{q:this.text.trim(),status:this.status==="all"?"":this.status}}search=()=>(clearTimeout(this.#e),this.#t.rename(P("/admin/people",this.#s)),this.list.load());type(t){this.text=t,clearTimeout(this.#e),this.#e=setTimeout(this.search,xc)}choose(t){return this.status=t,this.#t.update(),this.search()}isMe(t){return t.id===y()?.id}#i(t){this.list.items=this.list.items.map(s=>s.id===t.id?t:s),this.#t.update()}async#n(t,s){try{this.#i(await t),p(s)}catch(n){p(k(n))}}get asksPassword(){return Qe()}adminForm(t,s){let n=async({password:a})=>{this.#i(await V(Xt(t),{role:"admin",...a?{password:a}:{}})),s()};return new w({send:n,fieldOf:Ua})}demote(t){return this.#n(V(Xt(t),{role:"member"}),i("admin.memberDone",{name:x(t)}))}lift(t){return this.#n(S(`${Xt(t)}/suspension`),i("admin.liftDone",{name:x(t)}))}linkForm(t,s){let n=async({password:a})=>{let o=await F(`${Xt(t)}/sign-in-link`,a?{password:a}:void 0);s(new URL(o.url,location).href)};return new w({send:n,fieldOf:Ua})}limitForm(t,s){let n=async({kind:a,size:o})=>{let r={instance:null,none:0}[a];this.#i(await V(Xt(t),{mediaLimit:a==="own"?Math.round(Number(o)*Oc):r})),s()};return new w({send:n})}suspendForm(t,s){let n=async({reason:a,days:o})=>{this.#i(await D(`${Xt(t)}/suspension`,{reason:a.trim(),...o?{days:Number(o)}:{}})),s()};return new w({send:n})}deleteForm(t,s){let n=async({name:a,reason:o})=>{if(a.trim()!==t.username)throw{code:"page",reason:"other_name",text:i("admin.deleteOther")};await S(P(Xt(t),{reason:o.trim()})),this.list.items=this.list.items.filter(r=>r.id!==t.id),this.#t.update(),s()};return new w({send:n,fieldOf:{other_name:"name"}})}close(){clearTimeout(this.#e)}};import{html as N,nothing as pe}from"../lib/lit-html/lit-html.js";import{html as ot,nothing as Ie}from"../lib/lit-html/lit-html.js";var ms=class{list=[];#t;constructor(t){this.#t=t}get isShown(){return qa()}async read(){this.isShown&&(this.list=await b("/api/auth/passkeys",{signal:this.#t.signal}))}addForm(t,s){let n=async({name:a,password:o})=>{let r=await Sa(await F("/api/auth/passkeys/options",t?{password:o}:{}));r&&(this.list=[...this.list,await F("/api/auth/passkeys",{name:a,...r})],s())};return new w({send:n,fieldOf:{wrong_password:"password"}})}renameForm(t,s){let n=async({name:a})=>{let o=await V(`/api/auth/passkeys/${t.id}`,{name:a});this.list=this.list.map(r=>r.id===o.id?o:r),s()};return new w({send:n})}async remove(t){try{await S(`/api/auth/passkeys/${t.id}`),this.list=this.list.filter(s=>s.id!==t.id)}catch(s){p(k(s))}this.#t.update()}};var Fc=1,at=class{nearby=[];proposal="";#t;#e;#s;#i=0;#n=0;constructor(t,s,n=()=>{}){this.#t=t,this.#e=n,this.#a(s??{})}get value(){let{point:t,by:s,source:n,photo:a,chosen:o}=this;return{point:t,name:this.name.trim(),by:s,source:n,photo:a,location:o}}#a({point:t=null,name:s="",by:n="",source:a="",photo:o=null,location:r=null}){Object.assign(this,{point:t,name:s,by:n,source:a,photo:o,chosen:r}),this.#s=t}get label(){return this.chosen?.name||this.name.trim()||this.proposal}take(t){if(this.#a(t.value),Object.assign(this,{nearby:t.nearby,proposal:t.proposal}),this.#e(),this.point&&!this.label)return this.propose()}setPoint(t,s,n=""){return Object.assign(this,{point:t,chosen:null,source:s,proposal:""}),n?(Object.assign(this,{name:n,by:"search"}),this.#s=t):this.by!=="reader"&&this.#s&&Wt(this.#s,t)>Fc&&Object.assign(this,{name:"",by:""}),this.#e(),this.propose()}suggestPoint(t){return this.photo??=t,this.point?this.#e():this.setPoint(t,"photo")}setName(t){this.name=t,this.by=t.trim()?"reader":""}async locate(){try{let t=await Xn({enableHighAccuracy:!0,timeout:15e3});this.#t.signal.aborted||this.setPoint(t,"hereDone")}catch(t){this.#t.signal.aborted||p(k(t))}}toggle(t){this.chosen=this.chosen?.id===t.id?null:t,this.chosen&&(this.point=xt(t)),this.#e()}async propose(){let t=++this.#n,{signal:s}=this.#t;clearTimeout(this.#i);let{nearby:n,name:a,wait:o}=await ts(this.point,{signal:s});t!==this.#n||s.aborted||(Object.assign(this,{nearby:n,proposal:a}),o&&(this.#i=setTimeout(()=>this.propose(),1e3*o)),this.#t.update())}close(){clearTimeout(this.#i)}};var Pi="/api/users/me/place-settings",Pc={radius:.5,area:1},ja=[.2,.5,1,2,5],fs=class{values=null;exactAtHome=0;#t;constructor(t){this.#t=t}async read(){this.values=await b(Pi,{signal:this.#t.signal})}async change(t){try{let{exactAtHome:s,...n}=await D(Pi,{...this.values,...t});Object.assign(this,{values:n,exactAtHome:s}),p(i("place.saved"))}catch(s){p(k(s))}this.#t.update()}changeHome(t){return this.change({home:{...this.values.home,...t}})}async hideHome(){try{let{finds:t}=await F(`${Pi}/home`);this.exactAtHome=0,p(i("place.homeHidden",{n:t}))}catch(t){p(k(t))}this.#t.update()}picker(){let{home:t}=this.values,s=t&&{point:{lat:t.latitude,lng:t.longitude}},n=new at(this.#t,s,()=>{n.point&&this.changeHome({...Pc,...t,latitude:n.point.lat,longitude:n.point.lng})});return n}};var _a=e=>!e.current&&e.kind!=="token",hs=class{preferences=null;sessions=null;push="";pushBusy=!1;pushSlow=!1;refusal=An();#t;constructor(t){this.#t=t,this.passkeys=new ms(t),this.places=new fs(t),this.loading=R(t,()=>this.#e());let s={wrong_password:"currentPassword"};this.password=new w({send:(n,a)=>this.#n(n,a),update:t.update,fieldOf:s})}get user(){return y()}redraw=()=>this.#t.update();get isLoaded(){return!!(this.preferences&&this.user)}get asksPassword(){return Qe()}get asksCurrent(){return this.user.hasPassword&&!Ta(this.sessions)}get hasOthers(){return this.sessions.some(_a)}async#e(){let{signal:t}=this.#t;[this.preferences,this.sessions,this.push]=await Promise.all([b("/api/notifications/preferences",{signal:t}),b("/api/auth/sessions",{signal:t}),Sn(),this.passkeys.read(),this.places.read()])}async#s(t){try{await t()}catch(s){p(s.code||s.status?k(s):i("push.failed"))}this.#t.update()}setTheme(t){ka(t),this.#t.update()}setUnits(t){pn.set(t),this.#t.update()}setStreets(t){wa(t),this.#t.update()}async setLanguage(t){await hn(t),this.#t.update()}prefer(t,s){return this.#s(async()=>{this.preferences=await D("/api/notifications/preferences",{[t]:s})})}enablePush=()=>this.#i(Tn);disablePush=()=>this.#i(Ln);async#i(t){this.pushBusy=!0,this.#t.update();let s=setTimeout(()=>{this.pushSlow=!0,this.#t.update()},2e3);await this.#s(async()=>{this.push=await t()}),clearTimeout(s),this.pushBusy=this.pushSlow=!1,this.#t.update()}testPush=()=>this.#s(async()=>{await Bn(),p(i("push.sent"))});addSession(t){this.sessions=[t,...this.sessions],this.#t.update()}endOthers(){return this.#s(async()=>{for(let t of this.sessions.filter(_a))await S(`/api/auth/sessions/${t.id}`),this.sessions=this.sessions.filter(s=>s!==t)})}endSession(t){return this.#s(async()=>{await S(`/api/auth/sessions/${t.id}`),this.sessions=this.sessions.filter(s=>s!==t)})}signOut=()=>this.#s(async()=>{await Un(),await this.#t.go("/sign-in",{replace:!0})});async#n({newPassword:t,currentPassword:s,unlinkIdentity:n},a){let o=this.asksCurrent?{currentPassword:s}:{};await D("/api/users/me/password",{newPassword:t,...o,...n?{unlinkIdentity:!0}:{}}),a.reset(),kt(await b("/api/users/me")),this.sessions=await b("/api/auth/sessions"),p(i("settings.passwordSaved"))}unlink(){return this.#s(async()=>{await S("/api/users/me/identity"),kt(await b("/api/users/me"))})}confirmForm(t){let s=async({password:n})=>{await F("/api/auth/confirm",{password:n}),t()};return new w({send:s,fieldOf:{wrong_password:"password"}})}deleteForm(t){let s=async({password:n})=>{await S("/api/users/me",this.asksPassword?{password:n}:void 0),t()};return new w({send:s,fieldOf:{wrong_password:"password"}})}async leaveDeleted(){await jn(),await this.#t.go("/sign-in",{replace:!0}),p(i("settings.deleted"))}},$s=(e={})=>`/api/auth/oauth/start?${new URLSearchParams({...e,redirect:"/settings"})}`;var le=()=>f().provider.name,Et=e=>e.refusal?.reason==="sign_in_again"&&f().provider.enabled?ot`
  <p><a class="button quiet" href=${$s()}>${i("signin.provider",{name:le()})}</a></p>`:Ie,Ft=(e,t,s)=>d(e,t,{label:s,kind:"password",required:!0,complete:"current-password"}),qc=()=>ot`
  <label class="switch">
    <span>
      ${i("settings.alsoUnlink",{name:le()})}<br>
      <span class="soft">${i("settings.alsoUnlinkHint")}</span>
    </span>
    <input type="checkbox" role="switch" id="unlinkIdentity" name="unlinkIdentity">
  </label>`,Na=({user:e,asksCurrent:t,password:s})=>ot`
  <form class="card" novalidate @submit=${s.submit}>
    ${Z("password",i(t?"settings.password":"settings.passwordFirst"))}
    ${e.hasPassword&&!t?ot`<p class="note">${i("link.setPassword")}</p>`:Ie}
    <input class="unseen" type="text" autocomplete="username" .value=${e.username} tabindex="-1" aria-hidden="true">
    ${q(s)}
    ${Et(s)}
    ${t?Ft(s,"currentPassword",i("settings.currentPassword")):Ie}
    ${d(s,"newPassword",{label:i("settings.newPassword"),hint:i("settings.passwordHint"),kind:"password",required:!0,least:8,most:255,complete:"new-password"})}
    ${e.identityLinked?qc():Ie}
    <div class="row end">${A(s,i("action.save"))}</div>
  </form>`;async function Sc(e){let t=i("settings.unlinkTitle",{name:le()});await T(t,i("settings.unlinkText"),i("settings.unlink"))&&e.unlink()}async function Tc(e,t){if(!t.asksPassword)return;e.preventDefault();let s=i("settings.link",{name:le()});await _(a=>t.confirmForm(a),s,a=>ot`
    <p>${i("settings.linkText")}</p>
    ${q(a)}
    ${Ft(a,"password",i("account.password"))}`,()=>ot`<button type="submit">${i("settings.linkGo")}</button>`)&&location.assign($s({link:"true"}))}var Lc=e=>ot`
  <p>${c("check")} ${i("settings.linked")}</p>
  <p><button type="button" class="quiet" @click=${()=>Sc(e)}>${i("settings.unlink")}</button></p>`,Bc=e=>ot`
  <p>${i("settings.notLinked")}</p>
  <p>
    <a class="button quiet" href=${$s({link:"true"})} @click=${t=>Tc(t,e)}>
      ${i("settings.link",{name:le()})}
    </a>
  </p>`,Da=e=>ot`
  <section class="card">
    <h2>${i("settings.identity",{name:le()})}</h2>
    ${e.user.identityLinked?Lc(e):Bc(e)}
  </section>`;async function Ic(e){await _(s=>e.deleteForm(s),i("settings.deleteTitle"),s=>ot`
    <p>${i("settings.deleteText")}</p>
    ${q(s)}
    ${Et(s)}
    ${e.asksPassword?Ft(s,"password",i("account.password")):Ie}`,()=>ot`<button type="submit" class="danger">${i("settings.delete")}</button>`)&&await e.leaveDeleted()}var Ea=e=>ot`
  <section class="card">
    ${Z("data",i("settings.data"))}
    <p>${i("settings.dataText")}</p>
    <p><a class="button quiet" href="/api/users/me/export" download>${i("settings.download")}</a></p>
    <p>${i("settings.archiveText")}</p>
    <p><a class="button quiet" href="/api/users/me/archive" download>${i("settings.archive")}</a></p>
    <p><a class="button quiet" href="/import">${i("settings.import")}</a></p>
    <h3>${i("settings.deleteHead")}</h3>
    <p>${i("settings.deleteHint")}</p>
    <p><button type="button" class="danger" @click=${()=>Ic(e)}>${i("settings.delete")}</button></p>
  </section>`;import{html as qi,nothing as Ae}from"../lib/lit-html/lit-html.js";function O(e,{label:t,options:s,chosen:n,set:a=()=>{},hint:o="",error:r="",name:l=e}){let u=r?`${e}-error`:o?`${e}-hint`:Ae;return qi`
    <div class="field">
      <label for=${e}>${t}</label>
      <select id=${e} name=${l} aria-describedby=${u} aria-invalid=${r?"true":Ae} @change=${$=>a($.target.value)}>
        ${s.map(([$,J,U=Ae])=>qi`
          <option value=${$} lang=${U} ?selected=${$===n}>${J}</option>`)}
      </select>
      ${u===Ae?Ae:qi`<p class=${r?"error":"hint"} id=${u}>${r||o}</p>`}
    </div>`}import{html as Ac}from"../lib/lit-html/lit-html.js";async function Mc(e){try{await navigator.clipboard.writeText(e),p(i("secret.copied"))}catch{document.getElementById("secret").select(),p(i("secret.selected"))}}var gs=({title:e,text:t,label:s,value:n})=>dt(a=>Ac`
  <h2>${e}</h2>
  <p>${t}</p>
  <div class="field">
    <label for="secret">${s}</label>
    <input id="secret" readonly spellcheck="false" autocomplete="off" .value=${n} @focus=${o=>o.target.select()}>
  </div>
  <div class="row end">
    <button type="button" class="quiet" @click=${()=>a()}>${i("action.close")}</button>
    <button type="button" @click=${()=>Mc(n)}>${c("copy")} ${i("secret.copy")}</button>
  </div>`,{label:e});function Uc({mediaBytes:e,mediaLimit:t}){let s=z(e);return t===null?i("admin.usage",{size:s}):t?i("admin.usageOf",{size:s,limit:z(t)}):i("admin.usageUnlimited",{size:s})}var jc=e=>[i("admin.joined",{date:st(e.createdAt)}),e.seenAt?i("admin.seen",{date:st(e.seenAt)}):i("admin.notSeen"),i("admin.finds",{n:e.findCount}),Uc(e),e.invitedBy&&i("admin.invitedBy",{name:x(e.invitedBy)})],_c=({suspendedAt:e,endsAt:t})=>t?i("admin.suspendedUntil",{date:vt(t)}):i("admin.suspendedSince",{when:Ge(e)}),Nc=e=>N`<p class="note">${_c(e)}<br>${i("admin.reasonIs",{reason:e.reason})}</p>`,Dc=e=>e.suspension?N`<span class="person"><span class="avatar none">${c("block")}</span> <span>${ki(e)}</span></span>`:N`<a class="person" href="/people/${e.id}">${it(e)} <span>${ki(e)}</span></a>`,Ra=(e,t)=>N`
  ${q(t)}
  ${Et(t)}
  ${e.asksPassword?Ft(t,"password",i("account.password")):pe}`,Ec=(e,t)=>_(s=>e.adminForm(t,s),i("admin.adminTitle",{name:x(t)}),s=>N`
  <p>${i("admin.adminText")}</p>
  ${Ra(e,s)}`,()=>N`<button type="submit" class="danger">${i("admin.admin")}</button>`);async function Rc(e,t){await T(i("admin.memberTitle",{name:x(t)}),i("admin.memberText"),i("admin.member"))&&e.demote(t)}var Hc=["instance","own","none"],Cc=(e,t)=>{e.kind??=t.mediaLimit===null?"instance":t.mediaLimit?"own":"none";let s=n=>{e.kind=n,e.update()};return N`
    ${q(e)}
    ${O("kind",{label:i("admin.limit"),options:Hc.map(n=>[n,i(`admin.limits.${n}`)]),chosen:e.kind,set:s})}
    ${e.kind==="own"?d(e,"size",{label:i("admin.size"),kind:"number",mode:"numeric",required:!0,value:t.mediaLimit?Math.round(t.mediaLimit/2**20):""}):pe}`};async function bs(e,t,s){let n=await e;return n&&p(i(t,{name:x(s)})),n}var zc=(e,t)=>_(s=>e.limitForm(t,s),i("admin.limitTitle",{name:x(t)}),s=>Cc(s,t),()=>N`<button type="submit">${i("action.save")}</button>`),Vc=(e,t)=>_(s=>e.suspendForm(t,s),i("admin.suspendTitle",{name:x(t)}),s=>N`
  <p>${i("admin.suspendText")}</p>
  ${q(s)}
  ${d(s,"reason",{label:i("admin.reason"),hint:i("admin.reasonHint"),kind:"area",value:t.suspension?.reason,required:!0,most:500})}
  ${d(s,"days",{label:i("admin.days"),hint:i("admin.daysHint"),kind:"number",mode:"numeric"})}`,()=>N`<button type="submit" class="danger">${i("admin.suspend")}</button>`);async function Wc(e,t){let s="";await _(o=>e.linkForm(t,r=>{s=r,o()}),i("admin.linkTitle",{name:x(t)}),o=>N`
    <p>${i("admin.linkAsk",{name:x(t)})}</p>
    ${Ra(e,o)}`,()=>N`<button type="submit">${i("admin.linkMake")}</button>`)&&await gs({title:i("admin.link"),text:i("admin.linkText",{name:x(t)}),label:i("admin.linkLabel"),value:s})}async function Gc(e,t){let s=_(n=>e.deleteForm(t,n),i("admin.deleteTitle",{name:x(t)}),n=>N`
    <p>${i("admin.deleteText")}</p>
    ${q(n)}
    ${d(n,"name",{label:i("admin.deleteName",{name:t.username}),required:!0,complete:"off"})}
    ${d(n,"reason",{label:i("admin.reason"),hint:i("admin.logHint"),most:500})}`,()=>N`<button type="submit" class="danger">${i("admin.delete")}</button>`);await bs(s,"admin.deleteDone",t)&&v("account-search")}function Jc(e,t){let s=(a,o,r)=>({text:a,label:`${a}: ${x(t)}`,run:o,isDanger:r}),n=[t.role==="admin"?s(i("admin.member"),()=>Rc(e,t)):s(i("admin.admin"),()=>bs(Ec(e,t),"admin.adminDone",t)),s(i("admin.limit"),()=>bs(zc(e,t),"admin.limitDone",t))];return e.isMe(t)?n:[...n,...t.suspension?[]:[s(i("admin.link"),()=>Wc(e,t))],s(i(t.suspension?"admin.suspendAgain":"admin.suspend"),()=>bs(Vc(e,t),"admin.suspendDone",t),!t.suspension),...t.suspension?[s(i("admin.lift"),()=>e.lift(t))]:[],s(i("admin.delete"),()=>Gc(e,t),!0)]}var Ha=(e,t)=>N`
  <li class="account">
    <div class="row between">
      <span class="row">
        ${Dc(t)}
        ${t.role==="admin"?N`<span class="badge">${i("admin.role")}</span>`:pe}
        ${e.isMe(t)?N`<span class="badge">${i("people.you")}</span>`:pe}
        ${t.suspension?N`<span class="badge warning">${i("admin.suspended")}</span>`:pe}
      </span>
      ${Nt(i("people.menu",{name:x(t)}),Jc(e,t))}
    </div>
    <p class="soft facts">${jc(t).filter(Boolean).map(s=>N`<span>${s}</span>`)}</p>
    ${t.suspension?Nc(t.suspension):pe}
  </li>`;function Xc(e,t){e.preventDefault(),t.search()}var Zc=e=>ws`
  <form role="search" @submit=${t=>Xc(t,e)}>
    <label for="account-search">${i("people.search")}</label>
    <div class="search">
      ${c("search")}
      <input id="account-search" type="search" maxlength="31" autocomplete="off" autocapitalize="none" spellcheck="false"
        .value=${e.text} @input=${t=>e.type(t.target.value)}>
    </div>
  </form>
  <div class="chips" role="group" aria-label=${i("admin.which")}>
    ${Fi.map(t=>oe(e.status===t,i(`admin.statuses.${t}`),()=>e.choose(t)))}
  </div>`;function Kc(e){let{items:t,problem:s,load:n}=e.list;return s?m(s,n):t?t.length?ws`
    <ul class="people" aria-label=${i("admin.people")}>${t.map(a=>Ha(e,a))}</ul>
    ${B(e.list)}`:ws`<p class="soft" role="status">${i("admin.noAccounts")}</p>`:g(4)}function Ca(e){let t=new ds(e);return{title:i("admin.people"),ready:t.list.load(),view:()=>ws`
      ${h(i("admin.people"),Yc,"/admin")}
      <section class="card">${Zc(t)}${Kc(t)}</section>`,close:()=>t.close()}}import{html as Xa,nothing as cl}from"../lib/lit-html/lit-html.js";var za=2**20,Va="/api/admin/instance",Wa=["invite","open","closed"],Ga=["members","admins","off"],ue=class{values=null;constructor(t){this.loading=R(t,async()=>{this.values=await b(Va,{signal:t.signal})}),this.form=new w({send:async s=>{await this.save(s),p(i("admin.saved"))},update:t.update})}isFixed(t){return this.values.fixed.includes(t)}get limit(){return this.values.mediaLimit?Math.round(this.values.mediaLimit/za):""}async save({registration:t,invites:s,mediaLimit:n,...a}){let o={};for(let[U,At]of Object.entries(a))o[U]=At.trim();t&&t!==this.values.registration&&(o.registration=t),s&&s!==this.values.invites&&(o.invites=s),n!==void 0&&n!==String(this.limit)&&(o.mediaLimit=Math.round(Number(n)*za)),this.values=await V(Va,o);let{fixed:r,mediaLimit:l,registration:u,invites:$,...J}=this.values;Object.assign(f(),{instance:J,registration:u,invites:u==="closed"?"off":$})}},ys=class{values=null;busy=!1;#t;constructor(t){this.#t=t,this.loading=R(t,async()=>{this.values=await b("/api/admin/checks",{signal:t.signal})})}run=async()=>{this.busy||(this.busy=!0,this.#t.update(),await this.loading.load(),this.busy=!1,this.#t.update())}},vs=class{values=null;constructor(t){this.loading=R(t,async()=>{this.values=await b("/api/admin/overview",{signal:t.signal})})}};import{html as ks,nothing as Si}from"../lib/lit-html/lit-html.js";var Qc={ok:"check",warn:"flag",fail:"close"},tl=e=>ks`
  <li class="row finding ${e.status}">
    ${c(Qc[e.status])}
    <span class="grow">
      <span class="strong">${i(`admin.check.${e.status}`)}</span> <span class="soft" lang="en">${e.check}</span><br>
      <span lang="en">${e.text}</span>
      ${e.fix?ks`<br><span lang="en" class="soft">${e.fix}</span>`:Si}
    </span>
  </li>`;function el({status:e,findings:t}){return ks`
    <p class="strong">${i(`admin.checked.${e}`)}</p>
    <ul class="people">${t.map(tl)}</ul>`}var Ja=e=>ks`
  <section class="card" id="checks">
    <h2>${i("admin.checks")}</h2>
    <p class="hint">${i("admin.checksText")}</p>
    <div class="stack" aria-live="polite">
      ${e.loading.problem?m(e.loading.problem,e.run):Si}
      ${e.values&&!e.loading.problem?el(e.values):Si}
    </div>
    <div><button class="quiet" id="check" type="button" aria-busy=${e.busy?"true":"false"} @click=${e.run}>
      ${i(e.values?"admin.checkAgain":"admin.check")}</button></div>
  </section>`;import{html as qt,nothing as Me}from"../lib/lit-html/lit-html.js";var sl=["disk_nearly_full","clock_apart","push_off","no_base_url","registration_open","storage_failing","data_folder","no_ffmpeg","decoders_not_confined","backup_missing"],Pt=(e,t)=>qt`<div class="row between"><dt>${e}</dt><dd class="strong">${t}</dd></div>`,il=e=>i("admin.jobsOf",{push:L(e.pushJobs),media:L(e.mediaJobs)}),nl=e=>qt`
  ${Pt(i("admin.backup"),e.lastAt?qt`${H(e.lastAt)}, ${i(`admin.backup.${e.result}`)}`:i(`admin.backup.${e.result}`))}
  ${Pt(i("admin.backupPlace"),e.place)}`,al=e=>qt`
  <dl class="stack">
    ${Pt(i("admin.users"),L(e.users))}
    ${Pt(i("admin.publicFinds"),L(e.finds))}
    ${Pt(i("admin.media"),z(e.mediaBytes))}
    ${e.diskFree===null?Me:Pt(i("admin.disk"),z(e.diskFree))}
    ${e.pushJobs||e.mediaJobs?Pt(i("admin.jobs"),il(e)):Me}
    ${e.backup?nl(e.backup):Me}
    ${Pt(i("admin.swept"),e.sweptAt?H(e.sweptAt):i("admin.never"))}
    ${Pt(i("admin.version"),`${e.version}, ${e.database==="postgres"?"PostgreSQL":"SQLite"}`)}
  </dl>`,ol=e=>qt`<li class="note">${i(`admin.problem.${e}`)}</li>`,rl=e=>qt`
  <details>
    <summary>${i("admin.largest")}</summary>
    <ul class="plain-list">
      ${e.map(t=>qt`
        <li class="row between"><a href="/admin/people?q=${t.username}">${t.username}</a> <span>${z(t.mediaBytes)}</span></li>`)}
    </ul>
  </details>`;function Ya({values:e,loading:t}){if(t.problem)return m(t.problem,t.load);if(!e)return g(3);let s=e.problems.filter(n=>sl.includes(n));return qt`
    ${s.length?qt`<ul class="stack plain-list" aria-label=${i("admin.problems")}>${s.map(ol)}</ul>`:Me}
    <section class="card">
      <h2>${i("admin.state")}</h2>
      ${al(e)}
      ${e.largest.length?rl(e.largest):Me}
    </section>`}var ll=[["people","/admin/people","people"],["invites","/invites","plus"],["reports","/admin/reports","flag"],["log","/admin/log","feed"],["map","/admin/map","map"],["instance","/admin/instance","gear"],["welcome","/admin/welcome","check"]],pl=([e,t,s])=>Xa`
  <li>
    <a class="area" href=${t}>
      ${c(s)}
      <span class="grow"><span class="strong">${i(`admin.${e}`)}</span><br><span class="soft">${i(`admin.about.${e}`)}</span></span>
      ${c("next")}
    </a>
  </li>`;function Za(e){let t=new vs(e),s=new ys(e);return{title:i("admin.title"),ready:t.loading.load(),view:()=>Xa`
      ${h(i("admin.title"),cl,"/profile")}
      <section class="card">
        <ul class="people">${ll.map(pl)}</ul>
        <p class="hint">${i("admin.private")}</p>
      </section>
      ${Ya(t)}
      ${Ja(s)}`}}import{html as xs,nothing as Ka}from"../lib/lit-html/lit-html.js";var Qa={role_changed:"shield",media_limit_changed:"gear",account_suspended:"block",suspension_lifted:"check",account_deleted:"trash",invite_revoked:"close",sign_in_link_created:"lock",sign_in_link_used:"lock",report_closed:"flag",find_hidden:"block",find_shown:"check",find_deleted:"trash",comment_hidden:"block",comment_shown:"check",comment_deleted:"trash",instance_changed:"gear"},ul={mediaLimit:"limitOfAll",invites:"whoInvites"},dl=e=>parseInt(e,10)?z(parseInt(e,10)):i(`admin.limits.${e.startsWith("0 ")?"none":"instance"}`);function ml({action:e,reason:t}){return e==="role_changed"?i(`admin.roles.${t}`):e==="report_closed"?i(`report.result.${t}`):e==="instance_changed"?t.split(", ").map(s=>i(`admin.${ul[s]??s}`)).join(", "):e==="media_limit_changed"?dl(t):t}function fl(e){let t={actor:e.actorName||i("admin.commandLine"),target:e.targetName,action:e.action};return i(Qa[e.action]?`admin.act.${e.action}`:"admin.act.other",t)}var hl=e=>xs`
  <li class="row act">
    ${c(Qa[e.action]??"shield")}
    <span class="grow">
      <span class="strong">${fl(e)}</span><br>
      ${e.reason?xs`<span dir="auto">${ml(e)}</span><br>`:Ka}
      <span class="soft">${H(e.createdAt)}</span>
    </span>
  </li>`;function $l(e){return e.problem?m(e.problem,e.load):e.items?e.items.length?xs`
    <section class="card">
      <p class="hint">${i("admin.logText")}</p>
      <ul class="people">${e.items.map(hl)}</ul>
      ${B(e)}
    </section>`:j(i("admin.noActs"),i("admin.noActsText")):g(4)}function to(e){let t=E(e,"/api/admin/log");return{title:i("admin.log"),ready:t.load(),view:()=>xs`${h(i("admin.log"),Ka,"/admin")}${$l(t)}`}}import{html as et,nothing as ft}from"../lib/lit-html/lit-html.js";var gl=8,Os=class{items=[];at=-1;#t;#e=null;#s=[];#i=!1;constructor(t){this.#t=t}async follow(t){this.#i=!0,this.#n(t),this.#e??=b("/api/finds/categories",{signal:this.#t.signal}).catch(()=>(this.#e=null,[])),this.#s=await this.#e,this.#i&&this.#n(t)}close(){this.#i=!1,this.#a([])}move(t){let s=this.items.length;this.at=this.at<0&&t<0?s-1:(this.at+t+s)%s,this.#t.update()}#n(t){let s=vi(t.trim()),n=new Set(this.#s.map(o=>o.category)),a=s?_t.filter(o=>!n.has(o)).map(o=>({category:o,ownCount:0,count:0})):[];this.#a([...this.#s,...a].filter(({category:o})=>{let r=vi(nt(o));return r.includes(s)&&(r!==s||ce(o))}).slice(0,gl))}#a(t){Object.assign(this,{items:t,at:-1}),this.#t.update()}};var bl=1200*36e5,Fs=class{id;stored=null;#t;#e;#s;#i=null;#n=new Set;#a=!1;#o=!1;constructor(t){this.#t=t,this.#s=!t.params.id;let s=t.params.id??t.query.get("draft");this.#r(new RegExp(`^${vn}$`).test(s)||!this.#s?s:ae()),this.#s&&!this.stored&&this.#r(ae())}#r(t){this.id=t,this.#e=this.#s?Ot(t):fa(t),this.stored=this.#e.get()}get findId(){return this.#i??=_n(this.id)>Date.now()-bl?this.id:ae()}get path(){let t=new URLSearchParams(this.#t.query);return t.set("draft",this.id),`/new?${t}`}save(t){if(!(this.#o||this.#t.signal.aborted)){if(!t)return this.#e.remove();this.#e.set({...t,at:Date.now()}),this.#s&&!this.#a&&this.#t.rename(this.path),this.#a=!0}}async files(){if(!this.stored||!this.#s)return[];let t=new Set(this.stored.media?.map(n=>n.key)),s=await ls(this.id);for(let{key:n}of s)this.#n.add(n);return s.filter(n=>!t.has(n.key))}get hasFiles(){return this.#n.size>0}release(t){let s=new Set(t.filter(n=>!n.media).map(n=>n.key));for(let n of this.#n)s.has(n)||(this.#n.delete(n),$a(n))}remove(){return this.#o=!0,this.#e.remove(),this.#s?ps(this.id):null}};async function eo(e,t){if(t?.point)return t;let s=e.get("place");if(s){let a=await b(`/api/locations/${encodeURIComponent(s)}?includePrivate=true&includeFriends=true&findsLimit=0`);return{location:a,point:xt(a)}}let n=re(e.get("at"));return n?{point:{lat:n.lat,lng:n.lng}}:null}var so=({location:e,locationId:t,exact:s})=>{let{name:n,...a}=s??e;return{location:{...e,name:n,id:t},point:xt(a),name:n,by:"search"}},Ps=({title:e,description:t,category:s,isPublic:n,area:a,exactForFriends:o})=>({title:e,description:t,category:s,isPublic:n,area:a,exactForFriends:o});function io({title:e,description:t,category:s,isPublic:n,area:a="",exactForFriends:o},r={area:""}){let l={title:e.trim(),description:t.trim()||null,category:s.trim()||null},u=a!==""&&a!==r.area,$=u?{area:Number(a)}:{},U=Number(a)&&(u||o!==r.exactForFriends)?{exactForFriends:o==="true"}:{};return{...l,isPublic:n==="true",...$,...U}}var no=({location:e},{area:t=""})=>t!==""&&(e?.area??0)>Number(t),ao=(e,{area:t})=>D(`/api/finds/${e}`,{area:Number(t),homeZone:!1}),oo=({location:e,exact:t})=>({area:String(e.area??0),exactForFriends:String(t?.forFriends??!0)});var de=class{uploads=null;place=null;placeError="";shown;#t=null;#e;constructor(t,s){this.page=t,this.#e=s,this.draft=new Fs(t),this.form=new w({send:n=>this.#s(n),update:t.update}),this.isRestored=!!this.draft.stored,this.values={isPublic:se.get()!=="friends",...this.draft.stored},this.proposals=new Os(t),this.loading=R(t,()=>this.begin())}get isOther(){return this.#t??!!(this.values.category&&!ce(this.values.category))}changed(){this.saveDraft(),this.page.update()}addFiles(t){return this.uploads.add(t)}change(t){this.values={...this.values,...t},this.changed()}chooseCategory(t){this.#t=t==="other"&&!this.isOther,this.change({category:t===this.values.category||t==="other"?"":t})}async submit(t){return this.placeError="",await this.form.submit(t),!this.placeError}async#s(t){let{point:s,name:n,location:a}=this.place.value;if(!s){this.placeError=i("spot.missing"),this.page.update();return}if(await this.uploads.settled(),this.uploads.hasFailed)throw{code:"failed",text:i("edit.uploadFailed")};let o={point:s,name:n||this.place.proposal,location:a},r=io({category:this.values.category??"",...t},this.shown),l=await this.write(r,o).catch(u=>this.#i(u));l&&(no(l,t)&&await this.#e.showHome()&&await ao(l.id,t).catch(u=>p(k(u))),await this.leave(`/finds/${l.id}`,i(this.isNew?"edit.published":"edit.saved")))}#i(t){let s=En(t);throw s.length?(this.uploads.removeMissing(s),{code:"failed",text:i("edit.photosGone")}):t}close(){this.uploads?.stop(),this.place?.close()}};async function qs(e){try{let t=await me(e,0,262144),s=await wl(e,t);return s?ql(Pl(s.view,s.tiff)):ro}catch{return ro}}var ro={place:null,time:""},me=async(e,t,s)=>new DataView(await e.slice(t,t+s).arrayBuffer());function wl(e,t){return t.getUint16(0)===65496?yl(t):t.getUint32(0)===2303741511?co(e,{at:8,little:!1,name:"eXIf",extra:12,sizeFirst:!0}):St(t,0,4)==="RIFF"&&St(t,8,4)==="WEBP"?co(e,{at:12,little:!0,name:"EXIF",extra:8,even:!0}):St(t,4,4)==="ftyp"?kl(e):null}var St=(e,t,s)=>String.fromCharCode(...Array.from({length:s},(n,a)=>e.getUint8(t+a)));function yl(e){for(let t=2;t+10<e.byteLength;t+=2+e.getUint16(t+2)){let s=e.getUint16(t);if(s===65505&&e.getUint32(t+4)===1165519206)return{view:e,tiff:t+10};if(s===65498||s>>8!==255)return null}return null}var Ti=1<<20,Li=1e4;async function co(e,{at:t,little:s,name:n,extra:a,sizeFirst:o,even:r}){for(let l=0;l<Li&&t+8<=e.size;l++){let u=await me(e,t,8),$=u.getUint32(o?0:4,s);if(St(u,o?4:0,4)===n)return vl(await me(e,t+8,Math.min($,Ti)));t+=a+$+(r?$%2:0)}return null}var vl=e=>({view:e,tiff:St(e,0,4)==="Exif"?6:0});function lo(e,t,s){let n=[];for(let a=t;a+8<=s&&n.length<Li;){let o=e.getUint32(a),r=8;if(o===1&&([o,r]=[Number(e.getBigUint64(a+8)),16]),o===0&&(o=s-a),o<r)break;n.push({type:St(e,a+4,4),from:a+r,to:Math.min(a+o,s)}),a+=o}return n}async function kl(e){for(let t=0,s=0;s<Li&&t+8<=e.size;s++){let n=await me(e,t,16),a=n.getUint32(0);if(a===1&&(a=Number(n.getBigUint64(8))),a===0&&(a=e.size-t),a<8)return null;if(St(n,4,4)==="meta")return xl(e,await me(e,t,Math.min(a,Ti)));t+=a}return null}async function xl(e,t){let s=lo(t,t.getUint32(0)===1?20:12,t.byteLength),n=u=>s.find($=>$.type===u),a=Ol(t,n("iinf")),o=a===null?null:Fl(t,n("iloc"),a);if(!o)return null;let r=o.method===1?n("idat"):null,l=r?new DataView(t.buffer,t.byteOffset+r.from+o.at,Math.min(o.size,r.to-r.from-o.at)):await me(e,o.at,Math.min(o.size,Ti));return{view:l,tiff:4+l.getUint32(0)}}function Ol(e,t){if(!t)return null;let s=lo(e,t.from+(e.getUint8(t.from)===0?6:8),t.to);for(let{from:n}of s){let a=e.getUint8(n)>2;if(St(e,n+(a?10:8),4)==="Exif")return a?e.getUint32(n+4):e.getUint16(n+4)}return null}function Fl(e,t,s){if(!t)return null;let n=e.getUint8(t.from),a=t.from+4,o=U=>{let At=U===8?Number(e.getBigUint64(a)):U===4?e.getUint32(a):U===2?e.getUint16(a):0;return a+=U,At},r=o(2),[l,u,$]=[r>>12,r>>8&15,r>>4&15],J=n?r&15:0;for(let U=o(n<2?2:4);U>0&&a<t.to;U--){let At=o(n<2?2:4),uc=n?o(2)&15:0;o(2);let dc=o($),cn=null;for(let ln=o(2);ln>0&&a<=t.to;ln--){o(J);let mc=dc+o(l),fc=o(u);cn??={method:uc,at:mc,size:fc}}if(At===s)return cn}return null}function Pl(e,t){let s=e.getUint16(t)===18761,n=r=>e.getUint16(t+r,s);return{u32:r=>e.getUint32(t+r,s),text:(r,l)=>St(e,t+r,l),entries:r=>new Map(Array.from({length:n(r)},(l,u)=>[n(r+2+12*u),r+10+12*u]))}}function ql(e){let t=e.entries(e.u32(4)),s=(n,a,o)=>{try{return t.has(n)?a(e,e.entries(e.u32(t.get(n)))):o}catch{return o}};return{place:s(34853,Tl,null),time:s(34665,Sl,"")}}function Sl({u32:e,text:t},s){let n=s.get(36867),a=n===void 0?null:/^(\d{4}):(\d\d):(\d\d) (\d\d:\d\d:\d\d)$/.exec(t(e(n),19));return a&&a[1]!=="0000"?`${a[1]}-${a[2]}-${a[3]}T${a[4]}`:""}function Tl({u32:e,text:t},s){let n=(r,l,u)=>{if(!s.has(l)||!s.has(u))return NaN;let $=e(s.get(u)),J=At=>e($+8*At)/e($+8*At+4),U=r.indexOf(t(s.get(l),1).toUpperCase());return U<0?NaN:(J(0)+(J(1)||0)/60+(J(2)||0)/3600)*(U?-1:1)},a=n("NS",1,2),o=n("EW",3,4);return Math.abs(a)<=90&&Math.abs(o)<=180&&(a||o)?{lat:a,lng:o}:null}async function Ue(e){if(!/^image\/(jpeg|png|webp|avif|heic|heif)$/.test(e.type))return e;try{return await Ll(e)}catch{return e}}async function Ll(e){let t=await createImageBitmap(e,{imageOrientation:"from-image"}),s=Math.min(1,2560/Math.max(t.width,t.height));if(s===1&&e.size<409600)return t.close(),e;let n=new OffscreenCanvas(Math.max(1,Math.round(t.width*s)),Math.max(1,Math.round(t.height*s))),a=n.getContext("2d");a.fillStyle="#fff",a.fillRect(0,0,n.width,n.height),a.drawImage(t,0,0,n.width,n.height),t.close();let o=await n.convertToBlob({type:"image/jpeg",quality:.85});return o.size<e.size?new File([o],e.name.replace(/\.\w+$/,"")+".jpg",{type:"image/jpeg"}):e}var Bl=2,Il=2,Al=60,fe=class{removed=[];#t=!1;#e;#s;#i;#n;#a=()=>{};constructor(t,{changed:s,placed:n=()=>{},signal:a,send:o=ne}){this.items=t.map(({at:r,key:l,caption:u="",...$})=>({media:$,at:r,key:l,caption:u,state:"done"})),this.#e=r=>{this.#a(),s(r)},this.#s=n,this.#i=a,this.#n=o,addEventListener("online",()=>this.#u(),{signal:a})}get most(){return f().limits.mediaPerFind}get isBusy(){return this.items.some(t=>["waiting","sending","paused"].includes(t.state))}get isPaused(){return this.items.some(t=>t.state==="paused")}async settled(){for(;this.isBusy&&!this.isPaused;)await new Promise(t=>{this.#a=t})}files(){return Promise.all(this.items.map(async({media:t,at:s,file:n,caption:a})=>{let o=n?await Ue(n):null;return t?{media:t,at:s,caption:a,blob:o}:{caption:a,blob:o,name:n.name||"file"}}))}get hasFailed(){return this.items.some(t=>t.state==="failed")}get isChanged(){return this.#t||this.removed.length>0||this.items.some(t=>!t.media?.id)}get media(){return this.items.filter(t=>t.media).map(t=>Dn(t.media,t.caption))}get draft(){return this.items.filter(t=>t.media).map(({media:t,at:s,key:n,caption:a})=>({...t,at:s,key:n,caption:a}))}async add(t,s=[]){if(this.#i.aborted)return;let n=this.most-this.items.length,a=[...t].slice(0,n),o=a.map((r,l)=>({file:r,key:s[l],caption:"",preview:URL.createObjectURL(r),state:"waiting",progress:0}));this.items=[...this.items,...o],this.#e(t.length>n?i("upload.tooMany",{n:this.most}):""),await this.#o(a),this.#r()}async#o(t){for(let s of t){let{place:n}=await qs(s);if(this.#i.aborted)return;if(n)return this.#s(n)}}#r(){if(this.#i.aborted)return;let t=Bl-this.items.filter(s=>s.state==="sending").length;for(let s of this.items.filter(n=>n.state==="waiting").slice(0,t))this.#l(s)}async#l(t){t.stop=new AbortController,Object.assign(t,{state:"sending",progress:0,problem:null}),this.#e();try{let s=await this.#d(t);if(!s)return;Object.assign(t,{media:s,at:Date.now(),state:"done"})}catch(s){if(s.name==="AbortError")return;Object.assign(t,{state:Xe(s)?"paused":"failed",problem:k(s)}),t.state==="paused"&&this.#p(t,s.retryAfter)}this.#e(),this.#r()}#p(t,s){t.pause=Math.min(Al,(t.pause??Il/2)*2),t.timer=setTimeout(()=>this.retry(t),1e3*(s||t.pause))}#u(){for(let t of this.items.filter(s=>s.state==="paused"))this.retry(t)}async#d(t){let{signal:s}=t.stop,n=await Ue(t.file),{videoBytes:a,imageBytes:o}=f().limits,r=n.type.startsWith("video/")?a:o;if(n.size>r)throw{code:"large",text:i("upload.large",{size:bn(r)})};if(s.aborted)return null;let l=$=>{t.progress=$,this.#e()},[u]=await this.#n("POST","/api/media",n,{signal:s,progress:l});return u}retry(t){clearTimeout(t.timer),t.state="waiting",this.#r()}remove(t){this.#c(t),t.media?.id&&this.removed.push(t.media.id),this.items=this.items.filter(s=>s!==t),this.#e(),this.#r()}removeMissing(t){let s=this.items.filter(n=>n.media).filter((n,a)=>t.includes(a));s.forEach(this.#c),this.items=this.items.filter(n=>!s.includes(n)),this.#e()}move(t,s){this.items.splice(s,0,...this.items.splice(t,1)),this.#t=!0,this.#e()}setCaption(t,s){t.caption=s,this.#t=!0,this.#e()}stop(){this.items.forEach(this.#c)}#c({timer:t,stop:s,preview:n}){clearTimeout(t),s?.abort(),n&&URL.revokeObjectURL(n)}};var Ss=class extends de{isNew=!1;title=i("edit.title");#t;#e="";#s="";constructor(t,s){super(t,s),this.back=`/finds/${t.params.id}`,this.#t=`/api${this.back}`}async begin(){let[t,s]=await wn(this.#t),n=this.draft.stored;this.#s=s,this.#e=t.locationId,this.shown=oo(t),this.values={...t,...this.shown,...n};let a=o=>{o&&p(o),this.page.update()};this.uploads=new fe(t.media,{changed:a,signal:this.page.signal}),this.place=new at(this.page,n?.place??so(t),()=>this.changed())}saveDraft(){let t=Ps(this.values),s=this.place?.value;this.draft.save(s?.location?.id===this.#e?t:{...t,place:s})}async write(t,s){let{isPaused:n,isChanged:a,media:o,removed:r}=this.uploads;if(n)throw{code:"failed",text:i("edit.uploadFailed")};let l=await ss(s),u=l===this.#e?{}:{locationId:l},$=o.map(U=>U.id?{id:U.id,caption:U.caption??null}:U),J=a?{media:$,mediaToDelete:r}:{};return D(this.#t,{...t,...u,...J},{headers:this.#s?{"If-Match":this.#s}:{}})}overwrite(){this.#s=""}async leave(t,s=""){await this.draft.remove(),await this.page.go(t,{replace:!0}),s&&p(s)}discard(){return this.uploads?.stop(),this.leave(`${this.back}/edit`)}};async function Bi(){if(!await caches.has(Pe))return null;let e=await caches.open(Pe),[t]=await e.keys(),s=t&&await(await e.match(t))?.formData();return s?{key:t,values:Ml(s),files:s.getAll("file"),left:Number(s.get("left"))}:null}function Ml(e){let t=e.get("title"),s=[e.get("text"),e.get("url")].filter(Boolean).join(`
`);return{...t?{title:t}:{},...s?{description:s}:{}}}async function po(e){let t=await caches.open(Pe);return await t.delete(e),(await t.keys()).length===0&&await caches.delete(Pe),Bi()}var Ul=2,Ts=class{items=[];isWhole=!1;#t;#e;constructor(t,s){this.#t=t,this.#e=s}get shown(){return this.isWhole?this.items:this.items.slice(0,Ul)}async load(){await ga();let t=await ls();if(this.#t.signal.aborted)return;this.close();let s=cs().filter(n=>n.id!==this.#e);this.items=s.map(n=>{let a=n.media?.find(r=>r.at>Date.now()-es),o=a?null:t.find(r=>r.draft===n.id&&r.file.type.startsWith("image/"))?.file;return{draft:n,media:a,preview:o?URL.createObjectURL(o):""}}),this.#t.update()}showAll(){this.isWhole=!0,this.#t.update()}remove({draft:t}){Ot(t.id).remove(),this.items=this.items.filter(s=>s.draft!==t),this.#t.update(),p(i("edit.draftDeleted"),"",{text:i("action.undo"),run:()=>this.#s(t)})}#s(t){return Ot(t.id).set(t),this.load()}close(){for(let{preview:t}of this.items)t&&URL.revokeObjectURL(t)}};var jl=.15,uo=e=>e.slice(0,10);function _l(e){let t="";return e.map(n=>({photo:n,time:t=n.time||t})).sort((n,a)=>n.time<a.time?-1:n.time>a.time?1:0).map(n=>n.photo)}var mo=e=>e.find(t=>t.place)?.place??null,fo=e=>e.find(t=>t.time)?.time??"";function Nl(e,t,s){let[n,a]=[mo(e),fo(e)];return e.length<s&&(!n||!t.place||Wt(n,t.place)<=jl)&&(!a||!t.time||uo(a)===uo(t.time))}function ho(e,t){let s=[];for(let n of _l(e)){let a=s.findLast(o=>Nl(o,n,t));a?a.push(n):s.push([n])}return s}var je=e=>({place:mo(e),time:fo(e)}),$o=(e,t)=>e.flatMap((s,n)=>n===t?[]:n===t-1?[[...s,...e[t]]]:[s]),go=(e,t,s)=>e.flatMap((n,a)=>a===t?[n.slice(0,s),n.slice(s)]:[n]);var Ls=class{groups=null;busy=!1;#t;#e=new Map;constructor(t){this.#t=t}get most(){return f().limits.mediaPerFind}get count(){return this.groups.flat().length}async consider(t,s){if(this.groups)return this.consider([...this.decline(),...t],s);if(t.length<2)return!1;let n=await Promise.all(t.map(async o=>({file:o,...await qs(o)}))),a=ho(n,this.most);if(this.#t.signal.aborted||a.length<2&&t.length<=s)return!1;for(let o of n)o.preview=o.file.type.startsWith("image/")?URL.createObjectURL(o.file):"";return this.#s(a),!0}#s(t){this.groups=t,this.#t.update();for(let s of t)this.#i(s)}async#i(t){let{place:s}=je(t);if(!s||this.#e.has(t[0]))return;this.#e.set(t[0],"");let{name:n}=await ts(s,{signal:this.#t.signal});this.#e.set(t[0],n),this.#t.update()}describe=t=>({name:je(t).place?this.#e.get(t[0])??"":"",time:je(t).time});canMerge=t=>t>0&&this.groups[t-1].length+this.groups[t].length<=this.most;merge(t){this.#s($o(this.groups,t))}split(t,s){this.#s(go(this.groups,t,s))}decline(){let t=this.groups.flat().map(s=>s.file);return this.close(),this.#t.update(),t}async accept(){if(this.busy)return;this.busy=!0,this.#t.update();let t=this.groups.map(()=>ae()),s=Date.now(),n=y()?.id;try{for(let[a,o]of this.groups.entries())await this.#n(n,t[a],o,s-a)}catch{if(y()?.id!==n)return null;for(let a of t)await Dl(a);return this.busy=!1,this.#t.update(),p(i("group.noRoom"))}await this.#t.go(`/new?draft=${t[0]}`),p(i("group.made",{n:t.length}))}async#n(t,s,n,a){if(y()?.id!==t)throw{code:"stopped"};let{place:o}=je(n),r={id:s,at:a,isPublic:se.get()!=="friends",media:[],label:this.describe(n).name};if(Ot(s).set(o?{...r,place:{point:o,source:"photo",photo:o}}:r),!Ot(s).get())throw{code:"storage"};await ha(s,n.map(l=>l.file),t)}close(){for(let{preview:t}of this.groups?.flat()??[])t&&URL.revokeObjectURL(t);this.groups=null}};async function Dl(e){Ot(e).remove(),await ps(e)}var Bs=class extends de{isNew=!0;title=i("edit.new");back="/";received=null;photosExpired=!1;#t="";constructor(t,s){super(t,s),this.drafts=new Ts(t,this.draft.id),this.several=new Ls(t)}async begin(){let{page:t,values:s}=this,n=await eo(t.query,s.place),a=s.media??[],o=a.filter($=>$.at>Date.now()-es);this.photosExpired=o.length<a.length;let r=$=>{$&&p($),this.changed()},l=$=>this.place.suggestPoint($);this.uploads=new fe(o,{changed:r,placed:l,signal:t.signal}),this.place=new at(t,n,r),this.place.point&&!this.place.label&&this.place.propose(),this.drafts.load();let u=await this.draft.files();u.length&&this.uploads.add(u.map($=>$.file),u.map($=>$.key)),this.received=t.query.has("shared")?await Bi():null}async addFiles(t){let{items:s,most:n}=this.uploads;await this.several.consider(t,n-s.length)||await super.addFiles(t)}saveDraft(){let t=Ps(this.values),s=this.place?.value,n=this.uploads.draft,a=![t.title,t.description,t.category,s?.point,n.length,this.draft.hasFiles].some(Boolean);this.draft.save(a?null:{...t,place:s,label:this.place?.label,media:n,id:this.draft.id}),this.draft.release(this.uploads.items)}async resolveReceived(t){let{values:s,files:n,key:a}=this.received;this.received=null,t&&n.length&&await this.addFiles(n),this.received=await po(a),this.change(t?s:{}),this.form.clear("title"),this.page.update()}async write(t,s){if(this.uploads.isPaused)return this.#e(t,s);try{return this.#t=await ss(s),await Nn(this.draft.findId,{...t,locationId:this.#t,media:this.uploads.media})}catch(n){if(!Xe(n))throw n;return this.#e(t,s)}}async#e(t,s){return await Hn(this.draft.findId,{body:t,place:s,locationId:this.#t},this.uploads),await this.leave("/waiting",i("outbox.added")),null}async leave(t,s=""){s&&se.set(this.values.isPublic?"public":"friends"),await this.draft.remove(),await this.page.go(t,{replace:!0});let[n]=cs();s&&p(s,"",n&&{text:i("edit.next"),run:()=>this.page.go(`/new?draft=${n.id}`)})}discard(){return this.uploads?.stop(),this.leave("/new")}close(){super.close(),this.drafts.close(),this.several.close()}};import{html as he,nothing as Ii}from"../lib/lit-html/lit-html.js";function El(e,t){e.remove(t),v(e.items.length?"drafts-title":"main")}var Rl=({media:e,preview:t})=>he`
  <span class="thumb">${e||t?he`<img src=${e?.thumbnailUrl??t} alt="">`:c("edit")}</span>`;function Hl(e,t){let{draft:s}=t,n=s.title?.trim()||i("edit.untitled");return he`
    <li class="row draft">
      <a class="find grow" href="/new?draft=${s.id}">
        ${Rl(t)}
        <span class="what">
          <span class="name" dir="auto">${n}</span>
          ${s.label?he`<span class="soft" dir="auto">${s.label}</span>`:Ii}
          <span class="soft">${Ge(s.at)}</span>
        </span>
      </a>
      <button type="button" class="round" aria-label=${i("edit.draftDelete",{title:n})} @click=${()=>El(e,t)}>
        ${c("trash")}
      </button>
    </li>`}var bo=e=>e.items.length?he`
  <section class="card drafts" id="drafts" aria-labelledby="drafts-title">
    <h2 id="drafts-title" tabindex="-1">${i("edit.drafts")}</h2>
    <ul class="rows">${e.shown.map(t=>Hl(e,t))}</ul>
    ${e.shown.length<e.items.length?he`
      <button type="button" class="link" @click=${()=>e.showAll()}>
        ${i("edit.allDrafts",{n:e.items.length})}
      </button>`:Ii}
  </section>`:Ii;var wo=e=>[...e?.files??[]].filter(t=>/^(image|video)\//.test(t.type)),yo=e=>[...e.dataTransfer?.types??[]].includes("Files"),Cl=e=>e.target.matches?.("input, textarea")&&e.clipboardData.types.includes("text/plain");function vo(e,t){let s=a=>document.body.classList.toggle("dropping",a),n=(a,o)=>document.addEventListener(a,o,{signal:e});n("dragover",a=>{yo(a)&&(a.preventDefault(),s(!0))}),n("dragleave",a=>{a.relatedTarget||s(!1)}),n("drop",a=>{yo(a)&&(a.preventDefault(),s(!1),document.querySelector("dialog[open]")||t(wo(a.dataTransfer)))}),n("paste",a=>{let o=wo(a.clipboardData);!o.length||Cl(a)||document.querySelector("dialog[open]")||(a.preventDefault(),t(o))}),e.addEventListener("abort",()=>s(!1))}import{html as Zt,nothing as Po}from"../lib/lit-html/lit-html.js";var Ai=[1,5,20],$e=e=>e?i("place.area",{distance:Ye(e)}):i("place.exact"),_e=()=>Ai.map(e=>[String(e),$e(e)]),ge=()=>[["0",$e(0)],..._e()],Is=()=>[["true",i("place.forFriends")],["false",i("place.forMe")]];import{html as Ne,nothing as Mi}from"../lib/lit-html/lit-html.js";var be="category";function ko(e,{category:t}){let s=document.getElementById(be);if(s.value=t,ce(t)){e.proposals.close(),e.chooseCategory(t),document.querySelector("#fold-category summary")?.focus();return}s.dispatchEvent(new Event("input",{bubbles:!0})),e.proposals.close()}function zl(e,t){t.form.typed(e.target),t.proposals.follow(e.target.value)}function Vl(e,t){let{items:s,at:n}=t.proposals;if(!s.length){e.key==="ArrowDown"&&t.proposals.follow(e.target.value);return}let a={ArrowDown:1,ArrowUp:-1}[e.key];if(a)t.proposals.move(a);else if(e.key==="Escape")t.proposals.close();else if(e.key==="Enter"&&n>=0)ko(t,s[n]);else return;e.preventDefault()}var Wl=(e,t,s)=>Ne`
  <li id="category-${s}" data-kind="category" role="option" aria-selected=${s===e.proposals.at?"true":"false"}
    @click=${()=>ko(e,t)}>
    ${Gt(t.category)}
    <span class="grow" dir="auto">${nt(t.category)}</span>
    <span class="soft far">${t.ownCount?i("categories.byYou",{n:t.ownCount}):t.count?L(t.count):Mi}</span>
  </li>`,Gl=e=>{let{items:t}=e.proposals;return Ne`
    <div class="proposals" ?hidden=${!t.length} @mousedown=${s=>s.preventDefault()}>
      <ul id="category-list" role="listbox" aria-label=${i("categories.used")}>${t.map((s,n)=>Wl(e,s,n))}</ul>
    </div>
    <span class="unseen" role="status">${t.length?i("categories.count",{n:t.length}):""}</span>`};function xo(e){let{form:t,proposals:s}=e,n=t.errors[be];return Ne`
    <div class="field">
      <label for=${be}>${i("categories.own")} <span class="soft">${i("form.optional")}</span></label>
      <div class="combo">
        <input id=${be} name=${be} type="text" dir="auto" role="combobox" autocomplete="off" data-most=${f().limits.category}
          aria-autocomplete="list" aria-controls="category-list" aria-expanded=${s.items.length?"true":"false"}
          aria-activedescendant=${s.at>=0?`category-${s.at}`:Mi}
          aria-describedby=${n?"category-error":"category-hint"} aria-invalid=${n?"true":Mi}
          .defaultValue=${e.values.category??""} @input=${a=>zl(a,e)} @keydown=${a=>Vl(a,e)}
          @focus=${a=>s.follow(a.target.value)} @blur=${()=>s.close()}>
        ${Gl(e)}
      </div>
      ${oa(t.left[be])}
      ${n?Ne`<p class="error" id="category-error">${n}</p>`:Ne`<p class="hint" id="category-hint">${i("categories.hint")}</p>`}
    </div>`}var As=(e,t,s,n,a)=>Zt`
  <details class="fold" id="fold-${e}">
    <summary>${t} <span class="grow"><span>${s}</span> <span class="soft" dir="auto">${n}</span></span> ${c("next")}</summary>
    ${a}
  </details>`;function qo(e){let t=e?.closest("details");t&&(t.open=!0)}var Jl=e=>As("description",c("edit"),i("find.description"),e.values.description||i("edit.none"),d(e.form,"description",{label:i("find.description"),value:e.values.description??"",kind:"area",most:f().limits.description})),Oo=(e,t,s)=>Zt`
  <button type="button" class="chip" aria-pressed=${s?"true":"false"} @click=${()=>e.chooseCategory(t)}>
    ${Gt(t)} ${nt(t)}
  </button>`;function Yl(e){let{category:t}=e.values,[s,n]=t?[Gt(t),nt(t)]:[c("filter"),i("edit.none")];return As("category",s,i("find.category"),n,Zt`
    <fieldset>
      <legend>${i("find.category")}</legend>
      <div class="chips">
        ${_t.map(a=>Oo(e,a,a===t))}
        ${Oo(e,"other",e.isOther)}
      </div>
      ${e.isOther?xo(e):Po}
    </fieldset>`)}var Fo=(e,t,s,n,a)=>Zt`
  <label class="choice">
    <input type="radio" name="isPublic" value=${String(t)} ?checked=${e.values.isPublic===t}>
    <span>
      ${c(s)}
      <span>
        <span class="strong">${n}</span><br>
        <span class="soft">${a}</span>
      </span>
    </span>
  </label>`;function Xl(e){let{isPublic:t}=e.values;return As("audience",c(t?"globe":"lock"),i("edit.who"),i(t?"edit.public":"edit.private"),Zt`
    <fieldset class="choices">
      <legend>${i("edit.who")}</legend>
      ${Fo(e,!0,"globe",i("edit.public"),i("edit.publicText",{instance:Vt()}))}
      ${Fo(e,!1,"lock",i("edit.private"),i("edit.privateText"))}
    </fieldset>`)}var Zl=e=>O("exact-for",{name:"exactForFriends",label:i("place.exactFor"),options:Is(),chosen:e});function Kl(e){let{area:t="",exactForFriends:s="true"}=e.values;return As("shown",c("map"),i("place.shown"),t===""?i("place.asSet"):$e(Number(t)),Zt`
    ${O("area",{label:i("place.shown"),hint:i(e.isNew?"place.shownHint":"place.recall"),chosen:t,options:[...e.isNew?[["",i("place.asSet")]]:[],...ge()]})}
    ${Number(t)?Zl(s):Po}`)}var So=e=>Zt`<div class="folds">${Jl(e)}${Yl(e)}${Xl(e)}${Kl(e)}</div>`;import{html as Us,nothing as _i}from"../lib/lit-html/lit-html.js";import{html as mt,nothing as De}from"../lib/lit-html/lit-html.js";var Ui=16,To=10,Ql=2,tp={lat:25,lng:5,zoom:1},Ms=class extends at{failed=!1;problem="";#t;#e=null;constructor(t,s){super(t,s.value,()=>this.#i()),this.#t=t,Object.assign(this,{nearby:s.nearby,proposal:s.proposal})}async showMap(t){this.failed=!1;let s=this.#s();try{let n=await t({view:s,onMove:a=>this.#a(a),onPick:a=>this.setPoint(a,"tap")});if(this.#t.signal.aborted)return n.close();this.#e=n,this.photo&&n.mark(this.photo,i("spot.photoPlace"),"one ghost")}catch{this.failed=!0}return this.#e&&this.point&&this.#i(),this.#t.update(),!this.point&&s.zoom>=To?this.setPoint({lat:s.lat,lng:s.lng},"tap"):this.point?this.propose():null}#s(){if(this.point)return{...this.point,zoom:Ui};let t=re(un.get());return t?.zoom?t:tp}#i(){this.problem="";let t=this.#e?.where();t&&!this.#n(t)&&this.#e.setView({...this.point,zoom:this.source==="tap"?t.zoom:Math.max(Ui,t.zoom)},{animate:!1}),this.#t.update()}#n(t){return Wt(this.point,t)<Ql*Yn(t)}#a(t){(!this.point||!this.#n(t))&&this.setPoint({lat:t.lat,lng:t.lng},"tap")}usePhoto(){return this.setPoint(this.photo,"photo")}useFound(t){return this.setPoint(xt(t),"found",t.name)}distance=t=>this.point&&t?Wt(this.point,t):void 0;check(){let t=this.#e?.where().zoom??Ui,s=this.source==="tap"&&!this.chosen&&t<To;return this.problem=this.point?s?i("spot.zoom"):"":i("spot.none"),this.#t.update(),!this.problem}close(){super.close(),this.#e?.close(),this.#e=null}};async function we(e){let t=new AbortController,s=null,n=dt((o,r)=>(s??=new Ms({signal:t.signal,update:r},e),rp(s,o)),{label:i("spot.title"),kind:"chooser"});Lo(s),await n&&e.take(s),t.abort(),s.close()}var Lo=e=>e.showMap(t=>xa(document.getElementById("spot"),{...t,hasCross:!0})),ep=(e,t)=>mt`
  <div class="row">
    <button type="button" class="round" aria-label=${i("nav.back")} @click=${()=>t()}>${c("back")}</button>
    <place-search id="spot-search" class="grow" .label=${i("spot.search")} .near=${e.point} .distance=${e.distance}
      @choose=${({detail:s})=>e.useFound(s.value)}></place-search>
  </div>`,sp=e=>mt`
  <div class="mapbox">
    <div id="spot" role="application" aria-label=${i("spot.map")}></div>
    ${e.failed?m({code:"map",text:i("map.failed")},()=>Lo(e)):De}
  </div>`;function ip(e,t){let s=e.chosen?.id===t.id;return mt`
    <button type="button" class="chip" aria-pressed=${s?"true":"false"} @click=${()=>e.toggle(t)}>
      ${c(s?"check":"pin")} <bdi>${t.name}</bdi> <span class="soft">${Je(t.distance)}</span>
    </button>`}var np=e=>mt`
  <div class="chips scrolls" role="group" aria-label=${i("spot.proposals")}>
    <button type="button" class="chip" @click=${()=>e.locate()}>${c("here")} ${i("spot.here")}</button>
    ${e.photo&&e.source!=="photo"?mt`
      <button type="button" class="chip" @click=${()=>e.usePhoto()}>${c("camera")} ${i("spot.photoPlace")}</button>`:De}
    ${e.nearby.map(t=>ip(e,t))}
  </div>`,ap=e=>mt`
  <div class="field">
    <label for="place-name">${i("spot.name")} <span class="soft">${i("form.optional")}</span></label>
    <input id="place-name" autocomplete="off" dir="auto" placeholder=${e.proposal||i("spot.nameHint")} .value=${e.name}
      @input=${t=>e.setName(t.target.value)}>
  </div>`,ji=e=>i(`spot.${e.source||"set"}`),op=e=>mt`
  <p class="at" role="status">
    ${c("pin")}
    <span class="grow"><span class="strong" dir="auto">${e.label||i(e.point?"spot.unnamed":"spot.none")}</span>
      ${e.point?mt`<span class="soft">${ji(e)}</span>`:De}</span>
  </p>`,rp=(e,t)=>mt`
  <h2 class="unseen" tabindex="-1" autofocus>${i("spot.title")}</h2>
  ${ep(e,t)}
  ${sp(e)}
  <div class="panel">
    ${op(e)}
    ${np(e)}
    ${e.chosen?De:ap(e)}
    ${e.problem?mt`<p class="error" role="alert">${e.problem}</p>`:De}
    <button type="button" class="main" id="use-place" @click=${()=>e.check()&&t(!0)}>${i("spot.use")}</button>
  </div>`;var Bo=(e,t)=>Us`
  <span class="row">
    ${c("pin")} <span class="grow"><span class="strong" dir="auto">${e}</span><br><span class="soft">${t}</span></span>
    ${c("next")}
  </span>`,Io=(e,t)=>Us`
  <fieldset>
    <legend>${i("edit.where")}</legend>
    <button type="button" class="where" id="place" aria-describedby=${t?"place-error":_i} @click=${()=>we(e)}>
      ${e.point?Us`<place-map inert .at=${e.point}></place-map>`:_i}
      ${e.point?Bo(e.label||i("spot.unnamed"),[ji(e),i("spot.change")].filter(Boolean).join(" · ")):Bo(i("spot.title"),i("spot.chooseHint"))}
    </button>
    ${t?Us`<p class="error" id="place-error" role="alert">${t}</p>`:_i}
  </fieldset>`;import{html as Kt,nothing as Ni}from"../lib/lit-html/lit-html.js";function cp(e,t){e.merge(t),v(`group-${t-1}`)}function lp(e,t,s){e.split(t,s),v(`group-${t+1}`)}var pp=({preview:e,file:t})=>e?Kt`<img src=${e} alt="">`:Kt`<span class="film" title=${t.name}>${c("play")}</span>`,up=(e,t,s)=>Kt`
  <button type="button" class="cut" aria-label=${i("group.split",{n:s+1})} title=${i("group.split",{n:s+1})}
    @click=${()=>lp(e,t,s)}></button>`;function dp(e,t,s){let{name:n,time:a}=e.describe(t),o=[a&&st(a),n].filter(Boolean);return Kt`
    <li>
      <div class="row between">
        <h3 id="group-${s}" tabindex="-1">${i("group.find",{n:s+1})} <span class="soft" dir="auto">${o.join(" · ")}</span></h3>
        ${e.canMerge(s)?Kt`
          <button type="button" class="link" aria-describedby="group-${s}" @click=${()=>cp(e,s)}>
            ${i("group.merge")}
          </button>`:Ni}
      </div>
      <ul class="group">${t.map((r,l)=>Kt`<li>${l?up(e,s,l):Ni}${pp(r)}</li>`)}</ul>
    </li>`}var Ao=(e,t)=>e.groups?Kt`
  <section class="card" id="several" aria-labelledby="several-title">
    <h2 id="several-title" tabindex="-1">${i("group.title",{n:e.count,finds:i("group.finds",{n:e.groups.length})})}</h2>
    <p class="hint">${i("group.hint")}</p>
    <ol class="groups">${e.groups.map((s,n)=>dp(e,s,n))}</ol>
    <div class="publish row">
      <button type="button" class="quiet" @click=${t}>${i("group.one")}</button>
      <button type="button" class="main" aria-busy=${e.busy?"true":"false"} @click=${()=>e.accept()}>
        ${i("group.make",{n:e.groups.length})}
      </button>
    </div>
  </section>`:Ni;import{html as W,nothing as Tt}from"../lib/lit-html/lit-html.js";import{html as Di}from"../lib/lit-html/lit-html.js";async function mp(e,t,s){let n=null,a={label:i("upload.caption"),hint:i("upload.captionHint"),value:t.caption,most:f().limits.caption},o=await dt((r,l)=>(n??=new w({send:({caption:u})=>r(u.trim()),update:l}),Di`
      <h2>${i("upload.caption")}</h2>
      <div class="captioned">${s}</div>
      <form novalidate @submit=${n.submit}>
        ${d(n,"caption",a)}
        <div class="row end">
          <button type="button" class="quiet" @click=${()=>r()}>${i("action.cancel")}</button>
          ${A(n,i("action.save"))}
        </div>
      </form>`),{label:i("upload.captionOf",{n:e.items.indexOf(t)+1})});o!==null&&e.setCaption(t,o)}var Mo=(e,t,s,n)=>Di`
  <button type="button" class="words ${t.caption?"":"round"}" @click=${()=>mp(e,t,n)}
    aria-label="${i("upload.captionOf",{n:s})}${t.caption?`: ${t.caption}`:""}">
    ${t.caption?Di`<span dir="auto">${t.caption}</span>`:c("edit")}
  </button>`;var[fp,hp]=[6,10],$p=300,M=null;function Uo(){M.isOn=!0,M.item.classList.add("lifted"),navigator.vibrate?.(10)}var jo=e=>[...e.parentElement.querySelectorAll(":scope > [data-drag]")],gp=(e,t)=>jo(M.item).find(s=>{let n=s.getBoundingClientRect();return s!==M.item&&n.left<=e&&e<=n.right&&n.top<=t&&t<=n.bottom});function bp(e){if(e.pointerId!==M.id)return;let[t,s]=[e.clientX-M.x,e.clientY-M.y],n=e.pointerType==="touch";if(!M.isOn){if(Math.hypot(t,s)<(n?hp:fp))return;if(n)return M.end();Uo()}M.item.style.transform=`translate(${t}px, ${s}px) scale(1.04)`,M.over?.classList.remove("target"),M.over=gp(e.clientX,e.clientY),M.over?.classList.add("target")}function _o(e,t){if(e.button||M||e.target.closest("button, input, a"))return;let s=e.currentTarget,n=new AbortController,{signal:a}=n,o=()=>{clearTimeout(M.timer),n.abort(),s.classList.remove("lifted"),s.style.transform="",M.over?.classList.remove("target"),M=null};M={item:s,x:e.clientX,y:e.clientY,id:e.pointerId,isOn:!1,over:null,end:o},e.pointerType==="touch"&&(M.timer=setTimeout(Uo,$p));let r=u=>{u.pointerId===M.id&&o()},l=u=>{if(u.pointerId!==M.id)return;let[$,J]=[s,M.isOn&&M.over].map(U=>jo(s).indexOf(U));o(),J>=0&&t($,J)};document.addEventListener("pointermove",bp,{signal:a}),document.addEventListener("pointerup",l,{signal:a}),document.addEventListener("pointercancel",r,{signal:a}),document.addEventListener("keydown",u=>{u.key==="Escape"&&o()},{signal:a})}function js(e){(M?.isOn||e.type==="dragstart")&&e.preventDefault()}var wp="image/*,video/mp4,video/quicktime,video/webm";function yp(e,t){let s=e.items.indexOf(t);e.remove(t),queueMicrotask(()=>{(document.querySelectorAll(".shot .drop")[Math.min(s,e.items.length-1)]??document.getElementById("files"))?.focus()})}function No(e,t,s){e.move(t,s),queueMicrotask(()=>{let n=s<t?".before, .after":".after, .before";document.querySelectorAll(".shot")[s]?.querySelector(n)?.focus()})}function Do(e){return e.media?Dt(e.media,{thumb:!0,eager:!0}):e.file.type.startsWith("video/")?W`<span class="film">${c("play")}</span>`:W`<img src=${e.preview} alt="">`}var Eo={handleEvent:e=>{e.target.hidden=e.type==="error"},capture:!0},_s=(e,t,s,n,a)=>W`
  <button type="button" class="round ${e}" aria-label=${i(`upload.${t}`,{n})} @click=${a}>${c(s)}</button>`,vp=(e,t)=>e.progress<1?W`<progress max="1" .value=${e.progress} aria-label=${i("upload.progress",{n:t})}></progress>`:W`<span class="over">${i("upload.processing")}</span>`,kp=(e,t)=>({sending:()=>vp(e,t),paused:()=>W`<span class="over" title=${e.problem}>${i("upload.paused")}</span>`,waiting:()=>W`<span class="over">${i("upload.waiting")}</span>`,failed:()=>W`<span class="over error">${i("upload.failed")}</span>`,done:()=>Tt})[e.state]();function xp(e,t,s){let n=s+1;return W`
    <li class="shot ${t.state}" data-drag @pointerdown=${a=>_o(a,(o,r)=>e.move(o,r))}
      @error=${Eo} @load=${Eo}>
      ${Do(t)}
      ${s===0&&e.items.length>1?W`<span class="cover">${i("upload.cover")}</span>`:Tt}
      ${kp(t,n)}
      <span class="buttons">
        ${s>0?_s("before","earlier","back",n,()=>No(e,s,s-1)):Tt}
        ${n<e.items.length?_s("after","later","next",n,()=>No(e,s,s+1)):Tt}
        ${t.state==="failed"||t.state==="paused"?_s("","again","retry",n,()=>e.retry(t)):Tt}
        ${_s("drop",t.state==="done"?"remove":"cancel","close",n,()=>yp(e,t))}
      </span>
      ${t.state==="failed"?Tt:Mo(e,t,n,Do(t))}
    </li>`}function Op(e,t){t([...e.target.files]),e.target.value=""}var Fp=(e,t)=>W`
  <li class="shot add">
    <label for="files">
      ${c("camera")}<span class="strong">${i(e.items.length?"upload.more":"upload.add")}</span>
      ${e.items.length?Tt:W`<span class="soft mice">${i("upload.drop")}</span>`}
    </label>
    <input id="files" type="file" accept=${wp} multiple @change=${s=>Op(s,t)}>
  </li>`;function Pp(e){let t=e.items.filter(n=>n.state==="done").length,s=[...new Set(e.items.filter(n=>n.state==="failed").map(n=>n.problem))];return W`
    <p class="hint" role="status">${e.isBusy?i("upload.ready",{n:t,of:L(e.items.length)}):""}</p>
    ${s.map(n=>W`<p class="error" role="alert">${n}</p>`)}`}var Ro=(e,t)=>W`
  <ul class="shots ${e.items.length?"":"bare"}" @touchmove=${js} @contextmenu=${js} @dragstart=${js}>
    ${e.items.map((s,n)=>xp(e,s,n))}
    ${e.items.length<e.most?Fp(e,t):Tt}
  </ul>
  ${e.items.length>1?W`<p class="hint">${i("upload.order")}</p>`:Tt}
  ${Pp(e)}`;async function Ho(e,t){await e.addFiles(t),e.several?.groups&&v("several-title")}function qp(e){e.uploads.add(e.several.decline()),v("files")}function Sp(e){for(let[t,s]of Object.entries(e.received.values))document.getElementById(t).value=s;return e.resolveReceived(!0)}var Tp=(e,t)=>et`
  <section class="card" id="offer" aria-labelledby="offered">
    <h2 id="offered">${i("edit.shared")}</h2>
    <p class="hint">${i("edit.sharedHint")}</p>
    ${Object.values(e.received.values).map(s=>et`<p class="text" dir="auto">${s}</p>`)}
    ${e.received.files.length?et`<p>${i("edit.sharedFiles",{n:e.received.files.length})}</p>`:ft}
    ${t?et`<p class="note">${i("edit.sharedFull")}</p>`:ft}
    ${e.received.left?et`<p class="note">${i("edit.sharedLeft",{n:e.received.left})}</p>`:ft}
    <div class="row end">
      <button type="button" class="quiet" @click=${()=>e.resolveReceived(!1)}>${i("edit.sharedDrop")}</button>
      <button type="button" @click=${()=>Sp(e)}>${i("edit.sharedTake")}</button>
    </div>
  </section>`;async function Lp(e){await T(i("edit.discardTitle"),i("edit.discardText"),i("edit.startOver"))&&e.discard()}var Bp=()=>T(i("place.inHome"),i("place.inHomeText"),i("place.showExact")),Ip=e=>et`
  <p class="note">
    ${i("edit.restored")} <button type="button" class="link" @click=${()=>Lp(e)}>${i("edit.startOver")}</button>
  </p>`,Ap=e=>et`
  <fieldset>
    <legend>${i("edit.photos")}</legend>
    ${e.photosExpired?et`<p class="note">${i("edit.photosGone")}</p>`:ft}
    ${Ro(e.uploads,t=>Ho(e,t))}
    <p class="hint">${i("edit.photosMost",{n:e.uploads.most})} ${i("edit.photosHint")}</p>
  </fieldset>`,Mp=e=>et`
  ${q(e.form)}
  ${e.form.refusal?.reason==="changed_since"?et`
    <div class="row">
      <a class="button quiet" href=${e.back} target="_blank">${i("edit.theirs")}</a>
      <button type="submit" class="quiet" @click=${()=>e.overwrite()}>${i("edit.mine")}</button>
    </div>`:ft}`;function Up(e,t){let{isPublic:s,...n}=sa(e.currentTarget);t.change({...n,isPublic:s==="true"})}async function jp(e,t){let n=await t.submit(e)?document.querySelector("form [aria-invalid=true]"):document.getElementById("place");qo(n),n?.focus()}function _p(e){let{title:t}=e.values,s=e.form.busy&&e.uploads.isBusy?"edit.waiting":e.isNew?"edit.publish":"action.save",n=a=>Up(a,e);return et`
    <form class="card" novalidate ?hidden=${!!e.several?.groups}
      @input=${n} @change=${n} @submit=${a=>jp(a,e)}>
      ${e.isRestored?Ip(e):ft}
      ${Ap(e)}
      ${Io(e.place,e.placeError)}
      ${d(e.form,"title",{label:i("find.titleField"),value:t,required:!0,most:f().limits.title})}
      ${So(e)}
      <div class="publish">
        ${Mp(e)}
        <div class="row end">
          <a class="button quiet" href=${e.back}>${i("action.cancel")}</a>
          ${A(e.form,i(s))}
        </div>
      </div>
    </form>`}var Np=(e,t)=>et`
  ${e.received?Tp(e,t.get("shared")==="full"):ft}
  ${Ao(e.several,()=>qp(e))}
  ${e.several.groups?ft:bo(e.drafts)}`;function Dp(e,t){return e.loading.problem?m(e.loading.problem,t):e.uploads?_p(e):g(4)}function Co(e){let t=new(e.params.id?Ss:Bs)(e,{showHome:Bp}),s=()=>t.loading.load();return vo(e.signal,n=>t.uploads&&Ho(t,n)),{title:t.title,ready:s(),view:()=>et`
      ${h(t.title,ft,t.back)}
      ${t.isNew?Np(t,e.query):ft}
      ${Dp(t,s)}`,close:()=>t.close()}}import{html as I,nothing as Y}from"../lib/lit-html/lit-html.js";var Ep=20,Rp=e=>new Promise((t,s)=>{let n=()=>{clearTimeout(a),s(e.reason)},a=setTimeout(()=>{e.removeEventListener("abort",n),t()},1e3);e.addEventListener("abort",n,{once:!0})});async function zo(e,t,{signal:s,stopped:n,tick:a=Rp,note:o=()=>{}}){for(;;)try{return await F(e,t,{signal:s})}catch(r){if(r.status!==429)throw r;await o();for(let l=Math.max(Ep,r.retryAfter);l>0;l--){if(n())return null;await a(s)}}}var Ns=class{isPublic=!1;keep=!1;category="";area="";forFriends="true";#t;constructor(t){this.#t=t}set(t){Object.assign(this,t),this.#t()}get body(){return{isPublic:this.isPublic,...this.keep?{keepVisibility:!0}:{},...this.category?{category:this.category}:{},...this.area===""?{}:{area:Number(this.area)},...Number(this.area)?{exactForFriends:this.forFriends==="true"}:{}}}};var Hp=30,Cp=["obscured","notPoint"],Vo=()=>f().places.source!=="gazetteer",Ds=class{state=null;#t;#e;#s=!1;constructor(t,s){this.#t=t,this.#e=s}get rows(){return(this.#t.rows.items??[]).filter(t=>t.status==="noPlace"&&!Cp.includes(t.reason)).slice(0,Hp)}async run(){let{rows:t}=this,s={n:0,all:t.length,found:0,busy:!0,problem:null};this.state=s,this.#s=!1,this.#e.update();try{for(let n of t){if(this.#s)break;let[a]=await b(P("/api/places",{query:n.place||n.title,limit:1}),{signal:this.#e.signal});s.n++,a&&await this.#t.guess(n,a)&&s.found++,this.#e.update()}}catch(n){if(n.name==="AbortError")return;s.problem=n}s.busy=!1,this.#e.update()}stop(){this.#s=!0}};var zp=e=>Number(new URLSearchParams(e.split("?")[1]).get("limit"));function Wo(e,t){let s={items:null,next:0,busy:!1,problem:null},n=0,a=async o=>{let r=n,l=t();Object.assign(s,{busy:!0,problem:null}),e.update();try{let u=await b(o?`${l}&after=${o}`:l,{signal:e.signal});if(r!==n)return;s.items=[...o?s.items:[],...u],s.next=u.length<zp(l)?0:u.at(-1).row}catch(u){if(r!==n||u.name==="AbortError")return;o?p(k(u)):s.problem=u}s.busy=!1,e.update()};return s.clear=()=>{n++,Object.assign(s,{items:null,next:0,busy:!1,problem:null})},s.load=()=>a(0),s.more=async()=>{!s.busy&&s.next&&await a(s.next)},s.put=o=>{s.items=s.items?.map(r=>r.row===o.row?o:r)??null},s.drop=o=>{s.items=s.items?.filter(r=>r.row!==o.row)??null,s.items&&!s.items.length&&s.more()},s}var Vp=e=>(/\.zip$/i.test(e.name??"")?1e3:100)*2**20,Go=20,Wp=200,Gp=["ready","noPlace","duplicate","bad","skipped","done"],Jp=4,Yp=["noPoint","zeroPoint","notPoint","obscured","badPoint","noTitle","badLine","twice","known"],Jo=e=>Yp.includes(e.reason)?e.reason:"",Es=class{current=null;unfinished=[];status="ready";progress=null;refusal=null;published=null;#t;#e=null;#s=!1;constructor(t){this.#t=t,this.options=new Ns(()=>t.update()),this.places=new Ds(this,t),this.rows=Wo(t,()=>P(`${this.#i}/rows`,{status:this.status,limit:50})),this.loading=R(t,()=>this.#n())}get#i(){return`/api/imports/${this.current.id}`}get tabs(){let{counts:t}=this.current;return Gp.map((s,n)=>({name:s,n:t[s],at:n})).filter(({n:s,at:n})=>s||n<Jp)}get isBusy(){return!!this.published?.busy}get isDone(){let{counts:t}=this.current;return!!this.published&&!this.isBusy&&!this.published.problem&&!t.ready&&!t.noPlace&&!t.media}async#n(){let{signal:t}=this.#t,s=this.#t.query.get("id"),n=await b("/api/imports",{signal:t});this.unfinished=n.filter(o=>o.counts.ready||o.counts.noPlace);let a=n.find(o=>o.id===s);a&&await this.#a(a)}async#a(t){this.current=t,this.published=null,this.places.state=null,this.status=this.tabs.find(({n:s})=>s)?.name??"ready",this.rows.clear(),await this.rows.load()}open(t){return this.#t.rename(P("/import",{id:t.id})),this.#a(t)}async upload(t,s=ne){let n=new AbortController;this.#e=n,this.#t.signal.addEventListener("abort",()=>n.abort(),{once:!0}),Object.assign(this,{progress:0,refusal:null}),this.#t.update();let a=o=>{this.progress=o,this.#t.update()};try{if(t.size>Vp(t))throw{code:"page",text:i("import.tooLarge")};let o=await s("POST","/api/imports",t,{progress:a,signal:n.signal});if(n.signal.aborted)return;await this.open(o)}catch(o){if(o.name==="AbortError")return;this.refusal=o,o.reason==="too_many_imports"&&await this.loading.load()}finally{this.progress=null,this.#t.update()}}cancel(){this.#e?.abort()}choose(t){return this.status=t,this.rows.clear(),this.rows.load()}async#o(t,s){let n=await tt(V(`${this.#i}/rows/${t.row}`,s).then(a=>{let o={...this.current.counts};o[t.status]--,o[a.status]++,this.current={...this.current,counts:o},a.status===t.status?this.rows.put(a):this.rows.drop(t)}));return this.#t.update(),n}skip(t,s){return this.#o(t,{skip:s})}place(t,{point:s,name:n,location:a}){let o=a?.name??n;return this.#o(t,{latitude:s.lat,longitude:s.lng,...o?{place:o}:{}})}guess(t,{latitude:s,longitude:n}){return this.#o(t,{latitude:s,longitude:n,guessed:!0})}rename(t,s){return this.#o(t,{title:s})}async commit(){if(this.isBusy)return;let{signal:t}=this.#t,{ready:s,done:n}=this.current.counts;this.#s=!1;let a={made:0,taken:0,all:s,busy:!0,problem:null};this.published=a;let o=r=>{this.current=r,Object.assign(a,{made:r.counts.done-n,taken:s-r.counts.ready}),this.#t.update()};this.#t.update();try{for(let r=Go;this.current.counts.ready&&!this.#s;){let l=this.current.counts.ready,u=await zo(`${this.#i}/commit`,{...this.options.body,limit:Wp},{signal:t,stopped:()=>this.#s,note:()=>b(this.#i,{signal:t}).then(o)});if(!u)break;if(o(u),r=this.current.counts.ready<l?Go:this.current.counts.media?r-1:0,!r)throw{code:"strange"}}}catch(r){if(r.name==="AbortError")return;a.problem=r,await b(this.#i,{signal:t}).then(o).catch(()=>{})}a.busy=!1,t.aborted||await this.choose(this.current.counts.ready?"ready":"done")}stop(){this.#s=!0}leave(){return this.current=null,this.refusal=null,this.#t.query.delete("id"),this.#t.rename("/import"),this.loading.load()}async discard(t){await tt(S(`/api/imports/${t.id}`))&&await this.leave()}};var Xp=["track","route","line","area","picture","link","file","damaged","text"];function Yo({leftOut:e=[]}){let t=e.filter(({kind:s})=>Xp.includes(s));return t.length?i("import.leftOut",{n:t.reduce((s,{n})=>s+n,0),list:$n(t.map(({kind:s,n})=>i(`import.kind.${s}`,{n})))}):""}var Xo=({leftOut:e=[]})=>e.flatMap(({where:t=[]})=>t).map(({file:t="",line:s=0,column:n=0})=>s?i(t?"import.leftAt":"import.leftLine",{file:t,line:L(s),column:L(n)}):t);import{html as Ri,nothing as Ei}from"../lib/lit-html/lit-html.js";var Zo=(e,t,s,n,a)=>Ri`
  <label class="switch">
    <span>${s}<br><span class="soft">${n}</span></span>
    <input type="checkbox" role="switch" id=${e} .checked=${t} @change=${o=>a(o.target.checked)}>
  </label>`,Zp=(e,t)=>Ri`
  ${e.current.format==="finds"?Zo("import-keep",t.keep,i("import.keep"),i("import.keepHint"),s=>t.set({keep:s})):Ei}
  ${t.keep?Ei:Zo("import-public",t.isPublic,i("import.public"),i("import.publicHint"),s=>t.set({isPublic:s}))}`,Kp=e=>O("import-category",{label:i("import.category"),options:[["",i("edit.none")],..._t.map(t=>[t,nt(t)])],chosen:e.category,set:t=>e.set({category:t})}),Qp=e=>O("import-area",{label:i("place.shown"),hint:i("import.areaHint"),chosen:e.area,set:t=>e.set({area:t}),options:[["",i("place.asSet")],...ge()]}),tu=e=>O("import-friends",{label:i("place.exactFor"),options:Is(),chosen:e.forFriends,set:t=>e.set({forFriends:t})}),Ko=(e,t=e.options)=>Ri`
  ${Zp(e,t)}
  <div class="folds">
    <details class="fold" id="fold-import">
      <summary>${c("filter")} <span class="grow">${i("import.more")}</span> ${c("next")}</summary>
      <div class="stack">${Kp(t)}${Qp(t)}${Number(t.area)?tu(t):Ei}</div>
    </details>
  </div>`;import{html as K,nothing as Rt}from"../lib/lit-html/lit-html.js";function eu(e){if(e.status==="ready"&&e.reason!=="noTitle")return e.guessed?i("import.guessed"):e.place??"";let t=Jo(e),s=e.line?`${i("import.line",{n:e.line})}: `:"";return t?s+i(`import.reason.${t}`):""}async function Ci(e,t,s){if(!await s)return;let n=e.rows.items?.[Math.min(t,e.rows.items.length-1)];v(n?`row-${n.row}`:"part-rows")}function su(e,t,s,n){let a=new at(n,null,()=>Ci(e,s,e.place(t,a.value)));return we(a)}var Rs=e=>e.title||i("import.line",{n:e.row}),Hi=(e,t,s)=>K`
  <button type="button" class="quiet" id="row-${e.row}" aria-label=${`${t}: ${Rs(e)}`} @click=${s}>${t}</button>`,iu=e=>t=>d(t,"title",{label:i("find.titleField"),value:e.title,required:!0,least:1,most:f().limits.title});async function nu(e,t){await _(n=>new w({send:async({title:a})=>{await e.rename(t,a.trim())&&n()}}),i("import.rename"),iu(t),n=>A(n,i("action.save"))),v(`name-${t.row}`)}var Qo=(e,t)=>K`
  <button type="button" class="round" id="name-${t.row}" aria-label=${`${i("import.rename")}: ${Rs(t)}`}
    @click=${()=>nu(e,t)}>
    ${c("edit")}
  </button>`,tr=e=>e.findId?K`
  <a class="button quiet" href="/finds/${e.findId}" aria-label=${`${i("import.show")}: ${Rs(e)}`}>
    ${i("import.show")}</a>`:Rt,au=(e,t,s,n)=>({ready:()=>K`${Qo(e,t)}${Hi(t,i("import.skip"),()=>Ci(e,s,e.skip(t,!0)))}`,skipped:()=>Hi(t,i("import.unskip"),()=>Ci(e,s,e.skip(t,!1))),noPlace:()=>K`${Qo(e,t)}${Hi(t,i("import.locate"),()=>su(e,t,s,n))}`,duplicate:()=>tr(t),done:()=>tr(t)})[t.status]?.()??Rt,zi=e=>e?K`<br><span class="soft" dir="auto">${e}</span>`:Rt,ou=e=>e.slice(e.lastIndexOf("/")+1),ru=e=>[`import.lost.${e}`,`rule.${e}`,`reason.${e}`].map(t=>[t,i(t)]).find(([t,s])=>s!==t)?.[1]??e,cu=({media:e,lost:t=[]})=>[e>t.length?zi(i("import.rowMedia",{n:e-t.length})):Rt,...t.map(({file:s,reason:n})=>zi(`${ou(s)}: ${ru(n)}`))],lu=(e,t,s,n)=>K`
  <li class="row between">
    <span class="grow"><bdi class="strong">${Rs(t)}</bdi>${zi(eu(t))}${cu(t)}</span>
    <span class="row">${au(e,t,s,n)}</span>
  </li>`;function pu(e,t){let{items:s,problem:n,load:a}=e.rows;return n?m(n,a):s?s.length?K`
    <ul class="people" aria-label=${i("import.rows")}>${s.map((o,r)=>lu(e,o,r,t))}</ul>
    ${B(e.rows)}`:K`<p class="soft" role="status">${i("import.none")}</p>`:g(4)}var uu=(e,{n:t,all:s})=>K`
  <progress max=${s} .value=${t} aria-label=${i("import.lookUp")}></progress>
  <p class="row between">
    <span role="status">${i("import.progress",{n:t,all:L(s)})}</span>
    <button type="button" class="quiet" @click=${()=>e.places.stop()}>${i("import.stop")}</button>
  </p>`;async function du(e){await e.places.run(),v("part-rows")}function mu(e){let{state:t,rows:s}=e.places;return t?.busy?uu(e,t):K`
    ${t?K`<p role="status">${i("import.lookedUp",{n:t.found})}</p>`:Rt}
    ${t?.problem?m(t.problem):Rt}
    ${s.length?K`
      <p class="hint">${i("import.lookUpText",{source:f().places.attribution})}</p>
      <p>
        <button type="button" class="quiet" id="import-lookup" @click=${()=>du(e)}>${i("import.lookUp")}</button>
      </p>`:Rt}`}var er=(e,t)=>K`
  <section class="card">
    ${Z("rows",i("import.rows"))}
    <div class="chips" role="group" aria-label=${i("import.which")}>
      ${e.tabs.map(({name:s,n})=>oe(e.status===s,`${i(`import.status.${s}`)} (${L(n)})`,()=>e.choose(s)))}
    </div>
    ${e.status==="noPlace"&&Vo()?mu(e):Rt}
    ${pu(e,t)}
  </section>`;var fu=".gpx,.kml,.kmz,.geojson,.geojsonl,.json,.umap,.csv,.tsv,.txt,.zip";async function hu(e,t){let s=e.target,[n]=s.files;n&&(await t.upload(n),s.value="",t.current&&v("part-import"))}var $u=e=>I`
  <progress max="1" .value=${e.progress} aria-label=${i("import.upload")}></progress>
  <p class="row between">
    <span class="soft" role="status">${i(e.progress<1?"import.upload":"import.reading")}</span>
    <button type="button" class="quiet" @click=${()=>e.cancel()}>${i("action.cancel")}</button>
  </p>`,gu=e=>I`
  <p class="row actions">
    <label class="button" for="import-file">${c("plus")} ${i("import.choose")}</label>
    <input class="file" id="import-file" type="file" accept=${fu} aria-describedby="import-hint" @change=${t=>hu(t,e)}>
  </p>`,bu=e=>I`
  <section class="card">
    <p>${i("import.text")}</p>
    ${e.refusal?m(e.refusal):Y}
    ${e.progress===null?gu(e):$u(e)}
    <p class="hint" id="import-hint">${i("import.files")}</p>
  </section>
  ${e.unfinished.length?yu(e):Y}`;async function ir(e,t){await T(i("import.discardTitle"),i("import.discardText"),i("import.discard"))&&(await e.discard(t),v("import-file"))}var Hs=e=>e.name||i("import.unnamed");async function wu(e,t){await e.open(t),v("part-import")}var yu=e=>I`
  <section class="card">
    <h2>${i("import.unfinished")}</h2>
    <ul class="people">${e.unfinished.map(t=>I`
      <li class="row between">
        <span class="grow"><bdi class="strong">${Hs(t)}</bdi><br>
          <span class="soft">${i("import.left",{n:t.counts.ready+t.counts.noPlace})} ${nr(t)}</span></span>
        <span class="row">
          <button type="button" class="quiet" aria-label=${`${i("import.goOn")}: ${Hs(t)}`} @click=${()=>wu(e,t)}>
            ${i("import.goOn")}
          </button>
          <button type="button" class="round" aria-label=${`${i("import.discard")}: ${Hs(t)}`}
            @click=${()=>ir(e,t)}>
            ${c("trash")}
          </button>
        </span>
      </li>`)}
    </ul>
  </section>`,nr=e=>i("import.ends",{date:st(e.expiresAt)});async function vu(e){await e.commit(),v("part-import")}var ku=(e,{taken:t,all:s})=>I`
  <progress max=${s} .value=${t} aria-label=${i("import.running")}></progress>
  <p class="row between">
    <span role="status">${i("import.progress",{n:t,all:L(s)})}</span>
    <button type="button" class="quiet" id="import-stop" @click=${()=>e.stop()}>${i("import.stop")}</button>
  </p>
  ${e.current.counts.media?I`<p class="soft">${i("import.mediaLeft",{n:e.current.counts.media})}</p>`:Y}`,xu=({mediaDone:e,mediaLost:t},{made:s})=>I`
  <p role="status">${c("check")} ${i("import.made",{n:s})}</p>
  ${e?I`<p>${i("import.media",{n:e})}</p>`:Y}
  ${t?I`<p>${i("import.mediaLost",{n:t})}</p>`:Y}
  ${s?I`<p><a class="button" href="/profile">${i("import.see")}</a></p>`:Y}`,Ou=(e,t)=>I`
  ${Ko(e)}
  <button type="button" class="main" id="import-commit" @click=${()=>vu(e)}>${i("import.commit",{n:t})}</button>`;function Fu(e){let[t,s]=[Yo(e),Xo(e)];return I`
    ${t?I`<p id="import-left">${t}</p>`:Y}
    ${s.length?I`
      <details>
        <summary>${i("import.leftWhere")}</summary>
        <ul>${s.map(n=>I`<li><bdi>${n}</bdi></li>`)}</ul>
      </details>`:Y}
    ${e.guessedEncoding?I`<p>${i("import.encoding",{name:e.guessedEncoding})}</p>`:Y}`}function Pu(e){let{current:t,published:s}=e;return I`
    <section class="card">
      ${Z("import",I`<bdi>${Hs(t)}</bdi>`)}
      ${e.isBusy?ku(e,s):I`
        ${e.isDone?Y:I`<p class="soft">${nr(t)}</p>`}
        ${Fu(t)}
        ${s?xu(t.counts,s):Y}
        ${s?.problem?m(s.problem):Y}
        ${t.counts.ready?Ou(e,t.counts.ready):Y}
        <p class="row">${e.isDone?I`
          <button type="button" class="quiet" @click=${()=>sr(e)}>${i("import.finish")}</button>`:I`
          <button type="button" class="quiet" @click=${()=>sr(e)}>${i("import.other")}</button>
          <button type="button" class="danger" @click=${()=>ir(e,t)}>${i("import.discard")}</button>`}
        </p>`}
    </section>`}async function sr(e){await e.leave(),v("import-file")}function qu(e,t){return e.loading.problem?m(e.loading.problem,e.loading.load):e.current?I`${Pu(e)}${e.isBusy?Y:er(e,t)}`:bu(e)}function ar(e){let t=new Es(e);return{title:i("import.title"),ready:t.loading.load(),view:()=>I`${h(i("import.title"),Y,"/settings")}${qu(t,e)}`}}import{html as C,nothing as Ht}from"../lib/lit-html/lit-html.js";var Su=1e3,or=[5,15,30,60],ye=class{areas=null;wishes=[];job=null;chosen=null;plan=null;problem=null;km=15;busy=!1;#t;#e;constructor(t,s=Gn){this.#t=t,this.#e=s,this.loading=R(t,async()=>{await this.#i(),this.#n();let n=re(t.query?.get("at"));n&&!this.chosen&&await this.#s(n)})}async#s({lat:t,lng:s}){let n=await b(P("/api/places/reverse",{lat:t,lng:s}),{signal:this.#t.signal}).catch(()=>null);n&&await this.choose(n)}get isRunning(){return this.job?.state==="running"}async#i(){let{areas:t,job:s,wishes:n}=await b("/api/admin/map",{signal:this.#t.signal});Object.assign(this,{areas:t,job:s,wishes:n}),this.#t.update()}async#n(){for(;this.isRunning&&!this.#t.signal.aborted;)await this.#e(Su),await this.#i().catch(()=>{})}get#a(){return{...this.chosen,km:this.km}}choose({name:t,address:s,latitude:n,longitude:a}){return this.chosen={title:[t,s].filter(Boolean).join(", "),latitude:n,longitude:a},this.#o()}grant({title:t,latitude:s,longitude:n}){return this.chosen={title:t,latitude:s,longitude:n},this.add()}resize(t){return this.km=t,this.#o()}async#o(){Object.assign(this,{plan:null,problem:null,busy:!0}),this.#t.update();let t=JSON.stringify(this.#a),s=await F("/api/admin/map/plans",this.#a).then(n=>({plan:n}),n=>({problem:n}));t===JSON.stringify(this.#a)&&(Object.assign(this,s,{busy:!1}),this.#t.update())}async add(){try{this.job=await F("/api/admin/map/areas",this.#a),Object.assign(this,{plan:null,problem:null})}catch(t){this.problem=t}this.#t.update(),await this.#n()}async renew(t){try{this.job=await D(`/api/admin/map/areas/${t.name}`)}catch(s){p(k(s))}this.#t.update(),await this.#n()}async remove(t){try{await S(`/api/admin/map/areas/${t.name}`),await this.#i(),p(i("areas.removed",{title:t.title}))}catch(s){p(k(s))}}};async function Tu(e,t){await T(i("areas.removeTitle",{title:t.title}),i("areas.removeText"),i("areas.remove"))&&e.remove(t)}var Lu=(e,t)=>C`
  <li class="row between">
    <span><span class="strong" dir="auto">${t.title}</span><br>
      <span class="soft">${z(t.bytes)} · ${H(t.updatedAt)}</span></span>
    <span class="row">
      ${t.updatable?C`
        <button type="button" class="quiet" ?disabled=${e.isRunning} aria-label="${i("areas.update")}: ${t.title}"
          @click=${()=>e.renew(t)}>${i("areas.update")}</button>`:Ht}
      <button type="button" class="danger" aria-label="${i("areas.remove")}: ${t.title}" @click=${()=>Tu(e,t)}>
        ${i("areas.remove")}
      </button>
    </span>
  </li>`,Bu=e=>C`
  <section class="card" aria-labelledby="areas">
    <h2 id="areas">${i("areas.list")}</h2>
    ${e.areas.length?C`<ul class="people">${e.areas.map(t=>Lu(e,t))}</ul>`:j(i("areas.none"),i("areas.noneText"))}
  </section>`,Iu=(e,t)=>C`
  <li class="row between">
    <span><span class="strong" dir="auto">${t.title}</span><br><span class="soft">${i("areas.wishedBy",{n:t.users})}</span></span>
    <button type="button" class="quiet" ?disabled=${e.isRunning} aria-label=${i("areas.grant",{title:t.title})}
      @click=${()=>e.grant(t)}>${i("areas.addWish")}</button>
  </li>`,Au=e=>e.wishes.length?C`
  <section class="card" aria-labelledby="wishes">
    <h2 id="wishes">${i("areas.wishes")}</h2>
    <ul class="people">${e.wishes.map(t=>Iu(e,t))}</ul>
  </section>`:Ht,Mu=e=>O("km",{label:i("areas.size"),options:or.map(t=>[t,Ye(t)]),chosen:e.km,set:t=>e.resize(Number(t))}),Uu=e=>C`
  <p>${i("areas.from",{host:e.plan.host})}</p>
  <button type="button" class="main" @click=${()=>e.add()}>
    ${c("map")} ${i("areas.add",{title:e.chosen.title,size:z(e.plan.bytes)})}
  </button>`;function ju(e){return!e.chosen||e.isRunning?Ht:C`
    <p class="strong" dir="auto">${e.chosen.title}</p>
    ${Mu(e)}
    ${e.busy?C`<p class="soft" role="status">${i("areas.asking")}</p>`:Ht}
    ${e.problem?C`<p class="error" role="alert">${k(e.problem)}</p>`:Ht}
    ${e.plan?Uu(e):Ht}`}function _u(e){let{job:t}=e;if(!t)return Ht;let{title:s,state:n}=t;if(n==="failed")return C`<p class="error" role="alert">${i("areas.failed",{title:s})} ${k(t)}</p>`;if(n==="current")return C`<p role="status">${i("areas.current",{title:s})}</p>`;if(n==="done")return C`
      <p role="status">${i("areas.done",{title:s})}</p>
      <a class="button" href="/" @click=${o=>{o.preventDefault(),location.assign("/")}}>${i("areas.show")}</a>`;let a=i("areas.started",{title:s});return C`
    <p role="status">${t.total?i("areas.running",{title:s,done:z(t.bytes),total:z(t.total)}):a}</p>
    <progress max=${t.total||1} .value=${t.bytes} aria-label=${a}></progress>`}var Vi=e=>C`
  <section class="card" aria-labelledby="where">
    <h2 id="where">${i("areas.where")}</h2>
    <p class="hint">${i("areas.whereText")}</p>
    <place-search id="area" .label=${i("areas.search")} @choose=${({detail:t})=>e.choose(t.value)}></place-search>
    ${ju(e)}
    ${_u(e)}
  </section>`;function Nu(e){return e.loading.problem?m(e.loading.problem,e.loading.load):e.areas?C`
    ${Vi(e)}
    ${Au(e)}
    ${Bu(e)}`:g(3)}function rr(e){let t=new ye(e);return{title:i("admin.map"),ready:t.loading.load(),view:()=>C`${h(i("admin.map"),Ht,"/admin")}${Nu(t)}`}}import{html as G,nothing as rt}from"../lib/lit-html/lit-html.js";var Du=4,Eu=e=>e.map((t,s)=>t.map((n,a)=>n?`M${a} ${s}h1v1h-1z`:"").join("")).join("");async function cr(e){let{encode:t}=await import(new URL("lib/uqr/uqr.js",We).href),{data:s,size:n}=t(e,{ecc:"M",border:Du});return{size:n,path:Eu(s)}}var lr=[1,2,5,10,25,100],pr=[1,7,30,90],ve=class{created=null;#t;constructor(t){this.#t=t,this.list=E(t,"/api/invites"),this.form=new w({send:(s,n)=>this.#e(s,n),update:t.update})}get isAdmin(){return y()?.role==="admin"}isMine(t){return t.inviter?.id===y()?.id}async#e({uses:t,days:s,note:n="",befriend:a},o){let r={uses:Number(t),days:Number(s),note:n.trim(),befriend:!!a},l=await F("/api/invites",r);this.created={...l,url:new URL(l.link,location.origin).href,code:null},o.reset(),this.#t.update(),await Promise.all([this.#s(this.created),this.list.load()])}async#s(t){t.code=await cr(t.url).catch(()=>null),this.#t.update()}close=()=>{this.created=null,this.#t.update()};async copy(){try{await navigator.clipboard.writeText(this.created.url),p(i("find.copied"))}catch{p(i("invites.copyYourself"))}}get canShare(){return!!navigator.share}async share(){try{let t=i("invites.shareText",{name:x(y()),instance:Vt()});await navigator.share({title:i("invites.shareTitle",{instance:Vt()}),text:t,url:this.created.url})}catch(t){t.name!=="AbortError"&&await this.copy()}}async revoke(t){try{await S(`/api/invites/${t.id}`),this.created?.id===t.id&&(this.created=null),await this.list.load()}catch(s){p(k(s))}this.#t.update()}};var Ru=()=>G`
  <label class="switch">
    <span>${i("invites.befriend")}<br><span class="soft">${i("invites.befriendHint")}</span></span>
    <input type="checkbox" role="switch" id="befriend" name="befriend" checked>
  </label>`;function Hu({target:e,currentTarget:t}){e.name==="uses"&&(t.elements.befriend.checked=e.value==="1")}async function Cu(e,t){let s=t.created;await t.form.submit(e),t.created!==s&&await v("created-title")}var Wi=(e,t=e.form)=>G`
  <form class="card" novalidate aria-labelledby="new-invite" @change=${Hu} @submit=${s=>Cu(s,e)}>
    <h2 id="new-invite">${i("invites.new")}</h2>
    ${q(t)}
    <div class="pair">
      ${O("uses",{label:i("invites.uses"),options:lr.map(s=>[s,i("invites.people",{n:s})]),chosen:1})}
      ${O("days",{label:i("invites.days"),options:pr.map(s=>[s,i("invites.daysOf",{n:s})]),chosen:7})}
    </div>
    ${Ru()}
    ${d(t,"note",{label:i("invites.note"),hint:i("invites.noteHint"),most:200})}
    <div class="row end">${A(t,i("invites.create"))}</div>
  </form>`,zu=({size:e,path:t})=>G`
  <svg class="qr" viewBox="0 0 ${e} ${e}" role="img" aria-label=${i("invites.qr")} shape-rendering="crispEdges">
    <path d=${t}></path>
  </svg>`,Vu=e=>G`
  <button type="button" class="quiet" @click=${()=>e.share()}>${c("share")} ${i("action.share")}</button>`,Gi=e=>G`
  <section class="card" id="created" aria-labelledby="created-title">
    <div class="row between"><h2 id="created-title" tabindex="-1">${i("invites.ready")}</h2>${jt(e.close)}</div>
    <p role="status">${i("invites.once")}</p>
    <div class="field">
      <label for="link">${i("invites.link")}</label>
      <input id="link" type="text" readonly dir="ltr" .value=${e.created.url} @focus=${t=>t.target.select()}>
    </div>
    <p class="row actions">
      <button type="button" @click=${()=>e.copy()}>${c("copy")} ${i("invites.copy")}</button>
      ${e.canShare?Vu(e):rt}
    </p>
    ${e.created.code?zu(e.created.code):rt}
  </section>`,Wu=e=>G`<li><a class="person" href="/people/${e.id}">${it(e,28)} <span class="strong">${x(e)}</span></a></li>`;async function Gu(e,t){await T(i("invites.revokeTitle"),i("invites.revokeText"),i("invites.revoke"))&&await e.revoke(t)}var Ju=(e,t,s)=>G`
  <button type="button" class="quiet" aria-label="${i("invites.revoke")}: ${s}" @click=${()=>Gu(e,t)}>
    ${i("invites.revoke")}
  </button>`,Yu={open:"invites.open",used_up:"invites.usedUp",expired:"invites.expired",revoked:"invites.revoked",suspended:"invites.suspended"},Xu=(e,t)=>!e.isAdmin||e.isMine(t)?rt:G` · ${t.inviter?i("invites.by",{name:x(t.inviter)}):i("invites.byCommand")}`;function Zu(e,t){let s=t.note||i("invites.of",{date:st(t.createdAt)}),n=t.state==="open";return G`
    <li class="invite">
      <div class="row between">
        <span class="strong" dir="auto">${s}</span>
        <span class="badge">${i(Yu[t.state])}</span>
      </div>
      <p class="soft">
        ${i("invites.used",{used:L(t.uses-t.usesLeft),uses:L(t.uses)})}
        ${n?G` · ${i("invites.until",{date:st(t.expiresAt)})}`:rt}
        ${t.befriend?G` · ${i("invites.befriends")}`:rt}
        ${Xu(e,t)}
      </p>
      ${t.usedBy.length?G`<ul class="row used" aria-label=${i("invites.usedBy")}>${t.usedBy.map(Wu)}</ul>`:rt}
      ${n?G`<p class="row actions">${Ju(e,t,s)}</p>`:rt}
    </li>`}function Ku(e){let{items:t,problem:s,load:n}=e.list;return s?m(s,n):t?t.length?G`
    <section class="card">
      <h2>${i(e.isAdmin?"invites.all":"invites.yours")}</h2>
      <ul class="people">${t.map(a=>Zu(e,a))}</ul>
      ${B(e.list)}
    </section>`:Ut()?rt:j(i("invites.none"),i("reason.may_not_invite")):g(2)}function ur(e){let t=new ve(e);return{title:i("invites.title"),ready:t.list.load(),view:()=>G`
      ${h(i("invites.title"),rt,"/people")}
      ${Ut()?G`<p class="lead">${i("invites.lead")}</p>`:rt}
      ${t.created?Gi(t):rt}
      ${Ut()?Wi(t):rt}
      ${Ku(t)}`}}import{html as Ji,nothing as Qu}from"../lib/lit-html/lit-html.js";var mr=(e,t)=>Ji`
  <div class="field">
    <p><span class="strong">${e}</span><br>${t}</p>
    <p class="hint">${i("admin.fixed")}</p>
  </div>`;function dr(e,t,s,n,a){let o=e.values[t];return e.isFixed(t)?mr(n,a(o)):O(t,{label:n,options:s.map(r=>[r,a(r)]),chosen:o})}var td=e=>d(e.form,"mediaLimit",{label:i("admin.limitOfAll"),hint:i("admin.limitOfAllHint"),kind:"number",mode:"numeric",value:e.limit}),ed=({mediaLimit:e})=>e?z(e):i("admin.limits.none"),sd=e=>Ji`
  <form class="card" novalidate @submit=${e.form.submit}>
    ${q(e.form)}
    <p class="hint">${i("admin.public")}</p>
    ${d(e.form,"name",{label:i("admin.name"),value:e.values.name,most:50})}
    ${d(e.form,"description",{label:i("admin.description"),value:e.values.description,kind:"area",most:500})}
    ${d(e.form,"rules",{label:i("admin.rules"),value:e.values.rules,kind:"area",most:5e3})}
    ${d(e.form,"contact",{label:i("admin.contact"),hint:i("admin.contactHint"),value:e.values.contact,most:200})}
    ${dr(e,"registration",Wa,i("admin.registration"),t=>i(`admin.modes.${t}`))}
    ${dr(e,"invites",Ga,i("admin.whoInvites"),t=>i(`admin.inviters.${t}`))}
    ${e.isFixed("mediaLimit")?mr(i("admin.limitOfAll"),ed(e.values)):td(e)}
    <div class="row end">${A(e.form,i("action.save"))}</div>
  </form>`;function id(e){return e.loading.problem?m(e.loading.problem,e.loading.load):e.values?sd(e):g(4)}function fr(e){let t=new ue(e);return{title:i("admin.instance"),ready:t.loading.load(),view:()=>Ji`${h(i("admin.instance"),Qu,"/admin")}${id(t)}`}}import{html as ht,nothing as Qt}from"../lib/lit-html/lit-html.js";var Yi="/admin/welcome",hr=e=>e.slice(e.lastIndexOf("#")+1).trim(),Cs=class{greeting=null;ended=null;#t;constructor(t,s){this.#t=t,this.invite=hr(s);let n={username_taken:"username",invite_needed:"invite",registration_closed:"invite"};this.form=new w({send:a=>this.#s(a),update:t.update,fieldOf:n})}load=async()=>{if(this.invite){try{this.greeting=await F("/api/invites/greeting",{code:this.invite})}catch(t){if(t.reason!=="invite_ended")return;this.ended=t,this.invite=""}this.#t.update()}};get user(){return y()}get isClosed(){return f().registration==="closed"&&!this.invite}get asksInvite(){return f().registration!=="open"&&!this.invite}#e(t){throw t.reason==="invite_needed"&&(this.invite=""),t}async#s({username:t,password:s,invite:n=""}){await In();let a=this.invite||hr(n),o={username:t.trim(),password:s,cookie:!0,...a?{invite:a}:{}},r=await F("/api/auth/register",o).catch(l=>this.#e(l));kt(r.user),await this.#t.go(r.user.role==="admin"?Yi:"/",{replace:!0}),p(i("join.welcome",{name:r.user.username}))}};var nd=({form:e,asksInvite:t})=>ht`
  <form novalidate @submit=${e.submit}>
    ${q(e)}
    ${t?d(e,"invite",{label:i("join.invite"),hint:i("join.inviteHint"),required:!0}):Qt}
    ${d(e,"username",{label:i("account.username"),hint:i("join.usernameHint"),required:!0,least:3,most:31,pattern:"[A-Za-z0-9_\\-]*",complete:"username"})}
    ${d(e,"password",{label:i("account.password"),hint:i("join.passwordHint"),kind:"password",required:!0,least:8,most:255,complete:"new-password"})}
    ${A(e,i("join.action"))}
  </form>`;function ad({greeting:e,invite:t}){let s=e?.inviter,n=ht`<p class="lead">${i("app.about")} ${t?i("join.invited"):Qt}</p>`;return s?ht`
    <div class="inviter">
      ${it(s,56)}
      <h1 tabindex="-1">${i("join.invitedBy",{name:x(s),instance:Vt()})}</h1>
    </div>
    ${n}
    ${e.befriend?ht`<p class="note">${i("join.invitedFriend",{name:x(s)})}</p>`:Qt}`:ht`<h1 tabindex="-1">${i("join.title")}</h1>${n}`}var od=(e,t)=>ht`${La(ht`
  ${ad(e)}
  ${e.ended?ht`<p class="note" role="alert">${k(e.ended)}</p>`:Qt}
  ${e.user?ht`<p class="note">${i("join.signedIn",{name:x(e.user)})}</p>`:Qt}
  ${e.isClosed?ht`<p class="note">${i("join.closed")}</p>`:Qt}
  ${f().passwordLogin?nd(e):Qt}
  ${Aa("join.provider",{redirect:Mn()?Yi:"/"},{invite:e.invite})}
  <p class="below">${i("join.have")} <a href="/sign-in">${i("signin.action")}</a></p>`)}${us(t)}`;function $r(e){let t=new Cs(e,location.hash);return{get title(){return i("join.title")},broad:!0,ready:t.load(),view:()=>od(t,e.update)}}import{html as gt,nothing as Re}from"../lib/lit-html/lit-html.js";var gr=["private","friends","public"],br=({name:e,description:t,visibility:s})=>({name:e.trim(),description:t.trim()||null,visibility:s}),wr=e=>new w({send:async t=>e(await F("/api/lists",br(t)))}),zs=class{constructor(t){let s=t.query.get("user")??"";this.isOwn=!s||s===y().id,this.lists=E(t,P("/api/lists",{userId:s,limit:20}))}},Vs=class{list=null;#t;#e;constructor(t){this.#t=t,this.#e=`/api/lists/${t.params.id}`,this.finds=E(t,`${this.#e}/finds?limit=50`),this.loading=R(t,()=>this.#s())}get title(){return this.list?.name??i("lists.one")}get isOwn(){return this.list?.userId===y().id}get canHide(){return!this.isOwn&&y().role==="admin"&&!!this.list&&this.list.visibility!=="private"}get listsPath(){return P("/lists",{user:this.list&&!this.isOwn&&this.list.userId})}async#s(){this.list=await b(this.#e,{signal:this.#t.signal}),await this.finds.load()}editForm=t=>new w({send:async s=>{this.list=await D(this.#e,br(s)),this.#t.update(),t()}});hideForm=t=>new w({send:async({reason:s})=>{await F(`/api/admin/lists/${this.list.id}/private`,{reason:s.trim()}),t(),this.#t.go(this.listsPath,{replace:!0})}});async remove(){await tt(S(this.#e))&&this.#t.go("/lists",{replace:!0})}async#i(t){if(await tt(t)){let s=await b(this.#e).catch(()=>this.list);this.list=s}this.#t.update()}drop(t){return this.#i(S(`${this.#e}/finds/${t.id}`).then(()=>{if(this.finds.items=this.finds.items.filter(s=>s.id!==t.id),!this.finds.items.length&&this.finds.next)return this.finds.load()}))}setCover(t){return this.#i(D(this.#e,{coverId:t.id}))}move(t,s){let{items:n}=this.finds,a=n.findIndex(r=>r.id===t.id),o=n[a+s];return o?this.#i(D(`${this.#e}/finds/${t.id}/place`,{[s<0?"before":"after"]:o.id}).then(()=>{let r=n.filter(l=>l.id!==t.id);r.splice(a+s,0,t),this.finds.items=r})):null}},Ws=class{lists=null;update=()=>{};#t;constructor(t){this.#t=t,this.form=new w({send:(s,n)=>this.#e(s,n),update:()=>this.update()})}load(){return tt(b(`/api/finds/${this.#t}/lists`).then(t=>{this.lists=t}))}async toggle(t){let s=`/api/lists/${t.id}/finds/${this.#t}`;t.hasFind=!t.hasFind,this.update(),await tt(t.hasFind?D(s):S(s))||(t.hasFind=!t.hasFind),this.update()}async#e({list:t},s){let n=await F("/api/lists",{name:t.trim()});this.lists.unshift({...n,hasFind:!1}),s.reset(),await this.toggle(this.lists[0])}};import{html as ke,nothing as rd}from"../lib/lit-html/lit-html.js";var cd={private:"lock",friends:"people",public:"globe"},Gs=e=>ke`
  <span class="badge">${c(cd[e.visibility])} ${i(`lists.${e.visibility}`)}</span>`,yr=e=>ke`
  <li>
    <a class="find" href="/lists/${e.id}">
      <span class="thumb">${e.cover?Dt(e.cover.media,{thumb:!0}):c("bookmark")}</span>
      <span class="what">
        <span class="name" dir="auto">${e.name}</span>
        <span class="soft">${i("lists.finds",{n:e.findCount})}</span>
        <span class="soft marks">${Gs(e)}</span>
      </span>
    </a>
  </li>`,ld=(e,t)=>ke`
  ${q(e)}
  ${d(e,"name",{label:i("lists.name"),value:t?.name??"",required:!0,most:100})}
  ${d(e,"description",{label:i("lists.description"),value:t?.description??"",kind:"area",most:500})}
  ${O("visibility",{label:i("lists.who"),hint:i("lists.whoHint"),chosen:t?.visibility??"private",options:gr.map(s=>[s,i(`lists.${s}`)])})}`,Js=(e,t=null)=>_(e,i(t?"lists.edit":"lists.new"),s=>ld(s,t),s=>A(s,i("action.save"))),pd=(e,t)=>ke`
  <li>
    <label class="row list-choice">
      <input type="checkbox" .checked=${t.hasFind} @change=${()=>e.toggle(t)}>
      <span class="grow" dir="auto">${t.name}</span>
      ${Gs(t)}
    </label>
  </li>`,ud=(e,t)=>ke`
  <div class="row between"><h2>${i("lists.addTo")}</h2>${jt(t)}</div>
  ${e.lists.length?ke`<ul class="people">${e.lists.map(s=>pd(e,s))}</ul>`:rd}
  <form novalidate @submit=${e.form.submit}>
    ${q(e.form)}
    ${d(e.form,"list",{label:i("lists.new"),hint:i("lists.newHint"),required:!0,most:100})}
    <div class="row end"><button type="submit" aria-busy=${e.form.busy?"true":"false"}>${i("lists.create")}</button></div>
  </form>`;async function dd(e){let t=new Ws(e.id);await t.load()&&await dt((s,n)=>(t.update=n,ud(t,s)),{label:i("lists.addTo")})}import{html as ct,nothing as Ct}from"../lib/lit-html/lit-html.js";var[Ys,md,fd]=[12,28,44],Xi=class extends Oa{label="";#t=[];set places(t){this.#t=t,this.map&&this.draw()}options(){let{lat:t,lng:s}=this.#t[0]??{lat:25,lng:5};return{view:{lat:t,lng:s,zoom:2},still:!0,onMove:()=>this.map&&this.#e()}}draw(){this.#t.length&&(this.map.fit(this.#t,Ys,{animate:!1}),this.#e())}#e(){this.map.setMarkers(Fa(this.#t,t=>this.map.pixelOf(t),fd).map(t=>this.#s(t)))}#s([t,...s]){if(!s.length){let r=()=>this.map.setView({...t,zoom:Ys}),l=t.km?t:null;return{key:`${t.lat},${t.lng}`,lat:t.lat,lng:t.lng,kind:"dot",size:md,text:"",label:t.name,area:l,click:r}}let n=Pa({latitude:t.lat,longitude:t.lng,count:s.length+1}),a=s.every(r=>r.lat===t.lat&&r.lng===t.lng);return{...n,click:()=>a?this.map.setView({...t,zoom:Ys}):this.map.fit([t,...s],Ys)}}failed(){this.remove()}};customElements.define("finds-map",Xi);var hd=88,vr=(e,t)=>ct`
  <span class="sum"><span class="strong">${L(e)}</span> <span class="soft">${i(t,{n:e})}</span></span>`,Xs=(e,{count:t,likes:s,badge:n=Ct,actions:a=Ct})=>ct`
  <section class="profile-head">
    ${it(e,hd)}
    ${e.displayName?ct`<p class="soft">@${e.username}</p>`:Ct}
    ${e.about?ct`<p dir="auto">${e.about}</p>`:Ct}
    <p class="row">
      ${t===void 0?Ct:vr(t,"person.findsSum")}
      ${s===void 0?Ct:vr(s,"person.likesSum")}
      ${n}
    </p>
    <p class="row actions">${a}</p>
  </section>`,$d=e=>ct`
  <li>
    <a class="tile c-${e.category??""}" href="/finds/${e.id}">
      ${e.media.length?Dt(e.media[0],{thumb:!0}):ct`<span class="sign-tile">${Gt(e.category)}</span>`}
      ${e.isPublic?Ct:ct`<span class="corner">${c("lock")}<span class="unseen">${i("find.friendsOnly")}</span></span>`}
      <span class="caption" dir="auto">${e.title}</span>
    </a>
  </li>`,kr=(e,t,s)=>ct`
  <button type="button" class="chip" aria-pressed=${e.layout===t?"true":"false"} @click=${()=>e.show(t)}>
    ${c(s)} ${i(`person.${t}`)}
  </button>`,gd={grid:e=>ct`<ul class="tiles">${e.map($d)}</ul>`,list:e=>ct`<ul class="card rows">${e.map(t=>ma(t,rs(t)))}</ul>`},Zi=e=>[...new Map(e.map(({locationId:t,location:s})=>[t,{...xt(s),km:s.area,name:kn(s)}])).values()];function xe(e,t){let{items:s,problem:n,load:a}=e.finds;return n?m(n,a):s?s.length?ct`
    <finds-map .places=${Zi(s)} .label=${i("person.map")}></finds-map>
    <div class="chips" role="group" aria-label=${i("person.layout")}>
      ${kr(e,"grid","camera")}
      ${kr(e,"list","filter")}
    </div>
    ${gd[e.layout](s)}
    ${B(e.finds)}`:j(t.title,t.text,t.action??Ct):g(3)}import{html as Lt,nothing as te}from"../lib/lit-html/lit-html.js";var xr=["exact","area","hidden"],Or=["","1","7","30","date"],bd=3650,Ki=({findId:e,listId:t})=>e?"find":t?"list":"category",Fr=({isPublic:e,location:t})=>e&&!t?.area?"exact":"area";function wd(e,t=new Date){let[s,n,a]=e.split("-").map(Number);return Math.round((Date.UTC(s,n-1,a)-Date.UTC(t.getFullYear(),t.getMonth(),t.getDate()))/864e5)}var Pr=(e,t=new Date)=>new Date(Date.UTC(t.getFullYear(),t.getMonth(),t.getDate()+e)).toISOString().slice(0,10);function yd({life:e,until:t}){if(e==="keep")return;if(e==="")return null;let s=e==="date"?wd(t):Number(e);if(s>=1&&s<=bd)return s;throw{code:"page",reason:"until",text:i("shares.untilBad")}}function vd({secret:e="new",password:t}){return e==="remove"?null:e==="new"&&t?t:void 0}var kd=e=>({title:e.title.trim(),place:e.place,area:e.place==="area"?Number(e.area):void 0,password:vd(e),days:yd(e)}),xd=({chosen:e,category:t})=>({category:e||t.trim()});async function Od(){let e=(await b("/api/finds/categories")).filter(t=>t.ownCount).map(t=>[t.category,t.ownCount]);return[...e,..._t.filter(t=>!e.some(([s])=>s===t)).map(t=>[t,0])]}var Zs=class{constructor({share:t=null,target:s=null,offered:n=[],place:a="area",done:o}){this.share=t,this.target=s,this.place=t?.place??a,this.life=t?.expiresAt?"keep":"",this.secret=t?.hasPassword?"keep":"new",this.offered=n,this.chosen=n[0]?.[0]??"",this.form=new w({send:async r=>o(await this.#t(r)),fieldOf:{until:"until"}})}get kind(){return Ki(this.share??this.target??{})}set(t){Object.assign(this,t),this.form.update()}#t(t){let s=kd(t);return this.share?V(`/api/shares/${this.share.id}`,s):F("/api/shares",{...this.target??xd(t),...s,days:s.days??void 0})}},Qs=e=>new URL(e.link,location.origin).href,ti=()=>!!navigator.share;async function ei(e){try{await navigator.clipboard.writeText(Qs(e))}catch{return!1}return p(i("find.copied")),!0}async function si(e,t){try{await navigator.share({title:t,url:Qs(e)})}catch(s){return s.name==="AbortError"}return!0}var Ks=class{#t;constructor(t){this.#t=t,this.list=E(t,"/api/shares")}take(t){let{items:s}=this.list;if(!s)return this.list.load();let n=s.some(a=>a.id===t.id);return this.list.items=n?s.map(a=>a.id===t.id?t:a):[t,...s],this.#t.update()}async offered(){let t=null;return await tt(Od().then(s=>{t=s})),t}async revoke(t){await tt(S(`/api/shares/${t.id}`))&&(this.list.items=this.list.items.filter(s=>s.id!==t.id),p(i("shares.revoked")),this.#t.update())}};var Qi=e=>e.findTitle||e.listName||nt(e.category??""),$t=e=>e.title||Qi(e),qr=({place:e,area:t})=>e==="area"?$e(t):i(`shares.place.${e}`),tn=({expired:e,expiresAt:t})=>i(e?"shares.expired":"shares.until",{date:vt(t)}),Fd=e=>Lt`
  ${O("chosen",{error:e.form.errors.chosen,label:i("find.category"),chosen:e.chosen,set:t=>e.set({chosen:t}),options:[...e.offered.map(([t,s])=>[t,nt(t)+(s?` (${L(s)})`:"")]),["",i("shares.otherCategory")]]})}
  ${e.chosen?te:d(e.form,"category",{label:i("categories.own"),hint:i("shares.categoryHint"),required:!0,most:f().limits.category})}`,Pd={exact:"pin",area:"map",hidden:"block"},qd=(e,t)=>Lt`
  <label class="choice">
    <input type="radio" name="place" value=${t} ?checked=${e.place===t} @change=${()=>e.set({place:t})}>
    <span>
      ${c(Pd[t])}
      <span><span class="strong">${i(`shares.place.${t}`)}</span><br><span class="soft">${i(`shares.shows.${t}`)}</span></span>
    </span>
  </label>`,Sd=e=>Lt`
  <fieldset class="choices">
    <legend>${i("shares.places")}</legend>
    ${xr.map(t=>qd(e,t))}
  </fieldset>
  ${e.place==="area"?O("area",{error:e.form.errors.area,label:i("shares.area"),hint:i("shares.areaHint"),chosen:String(e.share?.area??Ai[0]),options:_e()}):te}`,Td=e=>Lt`
  ${O("life",{error:e.form.errors.life,label:i("shares.life"),chosen:e.life,set:t=>e.set({life:t}),options:[...e.share?.expiresAt?[["keep",tn(e.share)]]:[],...Or.map(t=>[t,i(`shares.life.${t||"endless"}`)])]})}
  ${e.life==="date"?d(e.form,"until",{label:i("shares.date"),kind:"date",value:Pr(14),hint:i("shares.dateHint"),required:!0}):te}`,Ld=e=>Lt`
  ${e.share?.hasPassword?O("secret",{error:e.form.errors.secret,label:i("account.password"),chosen:e.secret,set:t=>e.set({secret:t}),options:["keep","new","remove"].map(t=>[t,i(`shares.password.${t}`)])}):te}
  ${e.secret==="new"?d(e.form,"password",{label:i(e.share?.hasPassword?"settings.newPassword":"account.password"),hint:i("shares.passwordHint"),kind:"password",required:!!e.share?.hasPassword,least:8,most:255,complete:"new-password"}):te}`,Bd=e=>Lt`
  <p>${i(`shares.about.${e.kind}`)}</p>
  ${q(e.form)}
  ${e.share||e.target?te:Fd(e)}
  ${Sd(e)}
  ${Td(e)}
  ${Ld(e)}
  ${d(e.form,"title",{label:i("shares.title"),value:e.share?.title??"",hint:i(`shares.titleHint.${e.kind}`),most:100})}`;async function ii(e){let t=null,s=null,n=r=>(s=new Zs({...e,done:l=>{t=l,r()}}),s.form),[a,o]=e.share?["shares.change","action.save"]:["shares.new","shares.create"];return await _(n,i(a),()=>Bd(s),r=>A(r,i(o))),t}async function Sr(e){await ei(e)||(document.getElementById("link").select(),p(i("secret.selected")))}async function Id(e){await si(e,$t(e))||await Sr(e)}var Ad=e=>Lt`
  <button type="button" class="quiet" @click=${()=>Id(e)}>${c("share")} ${i("action.share")}</button>`,en=e=>Lt`
  <a class="button quiet" href=${e.link} target="_blank" rel="noreferrer noopener" aria-label="${i("shares.open")}: ${$t(e)}">
    ${c("globe")} ${i("shares.open")}
  </a>`,Ee=(e,t=i("shares.ready"))=>dt(s=>Lt`
  <div class="row between"><h2>${t}</h2>${jt(s)}</div>
  <p>${i(e.hasPassword?"shares.readyPassword":"shares.readyText")}</p>
  <div class="field">
    <label for="link">${$t(e)}</label>
    <input id="link" type="text" readonly autofocus dir="ltr" .value=${Qs(e)} @focus=${n=>n.target.select()}>
  </div>
  <p class="row actions">
    <button type="button" @click=${()=>Sr(e)}>${c("copy")} ${i("secret.copy")}</button>
    ${ti()?Ad(e):te}
    ${en(e)}
  </p>
  <p class="below"><a href="/shares" @click=${()=>s()}>${i("shares.all")}</a></p>`,{label:t});async function Tr(e){let t=await ii(e);t&&await Ee(t)}var Md=e=>Tr({target:{findId:e.id},place:Fr(e)}),Lr=e=>Tr({target:{listId:e.id}});async function Ud(e){await T(i("lists.deleteTitle",{name:e.list.name}),i("lists.deleteText"),i("action.delete"))&&e.remove()}var jd=e=>Nt(i("lists.menu"),[{text:i("lists.edit"),sign:"edit",run:()=>Js(e.editForm,e.list)},{text:i("find.byLink"),sign:"share",run:()=>Lr(e.list)},{text:i("lists.delete"),sign:"trash",isDanger:!0,run:()=>Ud(e)}],{id:"list-menu"}),_d=e=>gt`
  ${q(e)}
  <p>${i("lists.makePrivateText")}</p>
  ${d(e,"reason",{label:i("report.reason"),required:!0,most:500})}`,Nd=e=>Nt(i("lists.menu"),[{text:i("lists.makePrivate"),sign:"lock",isDanger:!0,run:()=>_(e.hideForm,i("lists.makePrivateTitle",{name:e.list.name}),_d,t=>A(t,i("lists.makePrivate")))}],{id:"list-menu"});async function Br(e,t,s){await e.move(t,s),v(`find-${t.id}`)}async function Dd(e,t){await e.drop(t),v("list-menu")}function Ed(e,t,s){let n=e.finds.items.length-1;return Nt(i("lists.findMenu",{title:t.title}),[...s>0?[{text:i("lists.up"),run:()=>Br(e,t,-1)}]:[],...s<n?[{text:i("lists.down"),run:()=>Br(e,t,1)}]:[],...t.media.some(a=>a.type==="image")?[{text:i("lists.cover"),sign:"camera",run:()=>e.setCover(t)}]:[],{text:i("lists.drop"),sign:"close",run:()=>Dd(e,t)}],{id:`find-${t.id}`})}var Rd=(e,t,s)=>gt`
  <li class="listed">
    ${da(t,rs(t))}
    ${e.isOwn?Ed(e,t,s):Re}
  </li>`,Hd=({user:e})=>gt`<a class="person" href="/people/${e.id}">${it(e)} <span>${x(e)}</span></a>`,Cd=e=>gt`
  <div class="card">
    ${e.isOwn?Re:Hd(e.list)}
    ${e.list.description?gt`<p class="text" dir="auto">${e.list.description}</p>`:Re}
    <p class="marks">${Gs(e.list)} <span class="soft">${i("lists.finds",{n:e.list.findCount})}</span></p>
  </div>`;function zd(e){let{items:t,problem:s,load:n}=e.finds;return s?m(s,n):t?t.length?gt`
    <finds-map .places=${Zi(t)} .label=${i("person.map")}></finds-map>
    <ol class="card rows">${t.map((a,o)=>Rd(e,a,o))}</ol>
    ${B(e.finds)}`:j(i("lists.empty"),e.isOwn?i("lists.emptyText"):i("lists.emptyOther")):g(3)}function Vd(e){let{problem:t,load:s}=e.loading;if(t?.code==="not_found")return gt`<p class="empty">${i("lists.gone")}</p>`;if(t)return m(t,s);if(!e.list)return g(3);let{cover:n}=e.list;return gt`
    ${n?gt`<div class="list-cover">${Dt(n.media,{eager:!0})}</div>`:Re}
    ${Cd(e)}
    ${zd(e)}`}function Ir(e){let t=new Vs(e);return{get title(){return t.title},ready:t.loading.load(),view:()=>gt`
      ${h(t.title,t.isOwn?jd(t):t.canHide?Nd(t):Re,t.listsPath)}
      ${Vd(t)}`}}import{html as sn,nothing as Wd}from"../lib/lit-html/lit-html.js";async function Gd(e){let t=null;await Js(s=>wr(n=>{t=n,s()})),t&&e.go(`/lists/${t.id}`)}var Jd=e=>sn`
  <button type="button" id="new-list" @click=${()=>Gd(e)}>${c("plus")} ${i("lists.new")}</button>`;function Yd({lists:e,isOwn:t}){return e.problem?m(e.problem,e.load):e.items?e.items.length?sn`<ul class="card rows">${e.items.map(yr)}</ul>${B(e)}`:j(i("lists.none"),t?i("lists.noneText"):i("lists.noneOther")):g(3)}function Ar(e){let t=new zs(e);return{title:i("lists.title"),ready:t.lists.load(),view:()=>sn`
      ${h(i("lists.title"),t.isOwn?Jd(e):Wd,t.isOwn?"/profile":`/people/${e.query.get("user")}`)}
      ${Yd(t)}`}}import{html as Mr,nothing as Zd}from"../lib/lit-html/lit-html.js";var Xd=10,ni=class{isGone=!1;#t;constructor(t){this.#t=t,this.name=t.params.name.toLowerCase(),this.loading=R(t,()=>this.#e())}async#e(){if(this.name===y()?.username)return this.#s(y());let t=P("/api/users",{q:this.name,limit:100});for(let s=0;t&&s<Xd;s++){let n=await ie(t,{signal:this.#t.signal}),a=n.items.find(o=>o.username===this.name);if(a)return this.#s(a);t=n.next}return this.isGone=!0,null}#s(t){return this.#t.go(`/people/${t.id}`,{replace:!0})}};function Kd({isGone:e,loading:t}){return t.problem?m(t.problem,t.load):e?Mr`<p class="empty">${i("person.gone")}</p>`:g(3)}function Ur(e){let t=new ni(e);return{title:i("person.title"),ready:t.loading.load(),view:()=>Mr`${h(t.name,Zd,"/people")}${Kd(t)}`}}import{html as bt,nothing as oi}from"../lib/lit-html/lit-html.js";var[Qd,tm]=[20,36e5];function em(e){let t=new Map;for(let{type:s,data:n,createdAt:a}of e)(n.commentId||s==="mentioned")&&t.set(n.userId,[...t.get(n.userId)??[],new Date(a)]);return new Set([...t].filter(([,s])=>s.some((n,a)=>n-s[a+Qd-1]<tm)).map(([s])=>s))}var ai=class{#t;#e;#s=new Set;constructor(t){this.#t=t,this.list=E(t,"/api/notifications?limit=30"),this.#e=Mt.subscribe("notification",s=>this.#n(s))}get groups(){let t=new Map,s=em(this.list.items);for(let n of this.list.items){let a=n.data.findId&&n.data.userId?`${n.type} ${n.data.findId}`:n.id,o=t.get(a)??{key:a,newest:n,items:[],isRead:!0,more:!1};o.items.push(n),o.isRead&&=n.isRead,o.more||=n.type!=="find_liked"&&s.has(n.data.userId),t.set(a,o)}return[...t.values()]}load=async()=>{await this.list.load(),this.list.items?.some(t=>t.type==="friend_request")&&await this.#i()};async#i(){let{items:t}=await ie("/api/friends?status=pending&direction=received&limit=100").catch(()=>({items:[]}));this.#s=new Set(t.map(({id:s})=>s)),this.#t.update()}request({type:t,data:s}){return t!=="friend_request"||!this.#s.has(s.friendshipId)?null:{friendship:{id:s.friendshipId},user:{id:s.userId,username:s.username,displayName:s.displayName}}}async answered({newest:t}){await this.#i(),!this.request(t)&&(this.list.items=this.list.items.filter(s=>s!==t),t.isRead||Ke(-1),this.#t.update())}get hasUnread(){return!!this.list.items?.some(t=>!t.isRead)}#n(t){t.type==="friend_request"&&this.#s.add(t.data.friendshipId),this.list.items&&(this.list.items=[t,...this.list.items.filter(s=>s.id!==t.id)]),this.#t.update()}markRead(t){for(let s of t.items.filter(n=>!n.isRead))s.isRead=!0,Ke(-1),V(`/api/notifications/${s.id}`,{isRead:!0}).catch(()=>{})}async markAllRead(){try{await F("/api/notifications/read-all");for(let t of this.list.items)t.isRead=!0;qn(0)}catch(t){p(k(t))}this.#t.update()}async remove(t){try{for(let s of t.items)await S(`/api/notifications/${s.id}`),this.list.items=this.list.items.filter(n=>n!==s),s.isRead||Ke(-1)}catch(s){p(k(s))}this.#t.update()}close(){this.#e()}};var sm={friend_request:"people",friend_accepted:"check",find_liked:"heart",find_commented:"comment",replied:"comment",mentioned:"people"};async function im(e,t,s){await e.remove(t),await Promise.resolve(),(document.querySelectorAll(".note-row .round")[Math.min(s,e.groups.length-1)]??document.querySelector("h1")).focus()}var nm=({type:e,data:t})=>e==="moderated"?xn[On(t)]:e==="link_used"?"lock":"flag",am=({type:e,data:t,actor:s})=>t.userId?bt`
  <span class="face">
    ${it(s??{profilePicture:`/api/avatars/${t.userId}`},44)}
    <span class="sign ${e}">${c(sm[e],e==="find_liked")}</span>
  </span>`:bt`<span class="face office">${c(nm({type:e,data:t}))}</span>`,om=e=>bt`
  <img class="note-thumb" src=${e} alt="" width="48" height="48" loading="lazy" decoding="async">`;function rm(e,t){let s=e.request(t.newest);return s?bt`<span class="row actions">${Jt(s.friendship,s.user,()=>e.answered(t))}</span>`:oi}var cm=(e,t,s)=>bt`
  <li class="note-row ${t.isRead?"":"unread"}">
    <a href=${Pn(t.newest)} @click=${()=>e.markRead(t)}>
      ${am(t.newest)}
      <span>
        <span class="what">${Fn(t.items,t.more)}</span><br>
        <span class="soft">
          ${t.isRead?oi:bt`<span class="unseen">${i("note.new")}</span>`}${H(t.newest.createdAt)}
        </span>
      </span>
      ${t.newest.thumbnailUrl?om(t.newest.thumbnailUrl):oi}
    </a>
    ${rm(e,t)}
    <button type="button" class="round" aria-label=${i("note.delete")} @click=${()=>im(e,t,s)}>${c("close")}</button>
  </li>`,lm=e=>bt`
  <button type="button" class="quiet" @click=${()=>e.markAllRead()}>${c("check")} ${i("note.readAll")}</button>`,pm=()=>bt`<a class="button" href="/people">${i("note.noneAction")}</a>`;function um(e){let{items:t,problem:s}=e.list;return s?m(s,e.load):t?t.length?bt`<ul class="card notes">${e.groups.map((n,a)=>cm(e,n,a))}</ul>${B(e.list)}`:j(i("note.none"),i("note.noneText"),pm()):g(4)}function jr(e){let t=new ai(e);return{title:i("nav.bell"),ready:t.load(),view:()=>bt`${h(i("nav.bell"),t.hasUnread?lm(t):oi)}${um(t)}`,close:()=>t.close()}}import{html as wt,nothing as nn}from"../lib/lit-html/lit-html.js";var dm=200,mm=2,ri=class{#t;#e=0;#s;constructor(t){this.#t=t;let s=n=>E(t,P("/api/friends",n));this.lists={received:s({status:"pending",direction:"received"}),sent:s({status:"pending",direction:"sent"}),accepted:s({status:"accepted"}),blocked:s({status:"blocked"})},this.text=t.query.get("q")??"",this.found=E(t,()=>P("/api/users",{q:this.text.trim()})),this.#s=Mt.subscribe("notification",this.load),this.text&&this.search()}load=()=>Promise.all(Object.values(this.lists).map(t=>t.load()));search=()=>{let t=this.text.trim();return this.#t.rename(P(this.#t.path,{q:t})),[...t].length<mm?this.found.clear():this.found.load()};reload=()=>Promise.all([this.load(),this.search()]);type(t){this.text=t,clearTimeout(this.#e),this.#e=setTimeout(this.search,dm)}get problem(){return Object.values(this.lists).find(t=>t.problem)?.problem}get isLoaded(){return Object.values(this.lists).every(t=>t.items)}other(t){return t.requesterId===y()?.id?t.addressee:t.requester}isMe(t){return t.id===y()?.id}requestOf(t){return this.lists.received.items?.find(s=>s.requesterId===t.id)}close(){clearTimeout(this.#e),this.#s()}};function fm(e,t){if(e.isMe(t))return wt`<span class="soft">${i("people.you")}</span>`;if(t.friendship==="accepted")return wt`<span class="badge">${c("check")} ${i("friend.friends")}</span>`;if(t.friendship==="none")return ns(t,e.reload);let s=e.requestOf(t);return s?Jt(s,t,e.reload):wt`<span class="badge">${i("friend.pending")}</span>`}function hm(e){let{found:t}=e;return t.problem?m(t.problem,e.search):t.items?t.items.length?wt`
    <ul class="people" aria-label=${i("people.results")}>${t.items.map(s=>xi(s,fm(e,s)))}</ul>
    ${B(t)}`:wt`<p class="soft" role="status">${i("people.noMatch")}</p>`:nn}function $m(e,t){e.preventDefault(),t.search()}var gm=e=>wt`
  <form class="card" role="search" @submit=${t=>$m(t,e)}>
    <label for="people-search">${i("people.search")}</label>
    <div class="search">
      ${c("search")}
      <input id="people-search" type="search" autocomplete="off" autocapitalize="none" spellcheck="false"
        .value=${e.text} @input=${t=>e.type(t.target.value)}>
    </div>
    ${hm(e)}
  </form>`;function ci(e,t,s,n=xi){let a=e.lists[t];return a.items.length?wt`
    <section class="card">
      <h2>${i(`people.${t}`)}</h2>
      <ul class="people">${a.items.map(o=>n(e.other(o),s(o,e.other(o))))}</ul>
      ${B(a)}
    </section>`:nn}var bm=(e,t,s)=>Se(s,[os(t,s,e.reload),qe(s,e.reload)]),wm=e=>wt`
  ${ci(e,"received",(t,s)=>[Jt(t,s,e.reload),Se(s,[qe(s,e.reload)])])}
  ${ci(e,"sent",(t,s)=>as(t,s,e.reload))}
  ${e.lists.accepted.items.length?ci(e,"accepted",(t,s)=>bm(e,t,s)):j(i("people.none"),i("people.noneText"))}
  ${ci(e,"blocked",(t,s)=>ea(s,e.reload),ta)}`;function ym(e){return e.problem?m(e.problem,e.load):e.isLoaded?wm(e):g(3)}var vm=()=>Ut()?wt`<a class="button quiet" href="/invites">${c("plus")} ${i("invites.invite")}</a>`:nn;function _r(e){let t=new ri(e);return{title:i("people.title"),ready:t.load(),view:()=>wt`${h(i("people.title"),vm(),"/feed")}${gm(t)}${ym(t)}`,close:()=>t.close()}}import{html as Oe,nothing as pi}from"../lib/lit-html/lit-html.js";var li=class extends is{user=null;friendship=null;#t;constructor(t){super(t,P("/api/finds",{userId:t.params.id,includePrivate:!0,includeFriends:!0,limit:20})),this.#t=t.params.id,this.loading=R(t,()=>this.#e())}get title(){return(this.user&&x(this.user))??i("person.title")}get isMe(){return this.#t===y()?.id}get hasAsked(){return this.friendship?.requesterId===this.#t}async#e(){this.user=await b(`/api/users/${this.#t}`,{signal:this.page.signal}),await Promise.all([this.finds.load(),this.#s()])}async#s(){this.friendship=null;let{friendship:t}=this.user,s=t==="none"?"":P("/api/friends",{status:t,limit:100});for(;s&&!this.friendship;){let n=await ie(s,{signal:this.page.signal});this.friendship=n.items.find(a=>a.requesterId===this.#t||a.addresseeId===this.#t)??null,s=n.next}}};function km({user:e,friendship:t,hasAsked:s,loading:n}){return e.friendship==="none"?ns(e,n.load):t?t.status==="accepted"?pi:s?Jt(t,e,n.load):as(t,e,n.load):pi}var xm=()=>Oe`<a class="button quiet" href="/profile">${i("profile.title")}</a>`,Om=e=>Oe`
  <a class="button quiet" href=${P("/lists",{user:e.id})}>${c("feed")} ${i("lists.title")}</a>`,Fm=e=>e.isMe?xm():[km(e),Om(e.user)];function Pm(e,t){let{user:s,friendship:n,loading:a}=e;if(!s||e.isMe)return pi;let o=n?.status==="accepted"?[os(n,s,a.load)]:[];return Se(s,[la(s,a.load),...o,ca({userId:s.id}),qe(s,()=>t.go("/people"))])}var qm=e=>Xs(e.user,{count:e.user.findCount,likes:e.user.likeCount,badge:e.user.friendship==="accepted"?Oe`<span class="badge">${c("check")} ${i("friend.friends")}</span>`:pi,actions:Fm(e)});function Sm(e){let{problem:t,load:s}=e.loading;return t?.code==="not_found"?Oe`<p class="empty">${i("person.gone")}</p>`:t?m(t,s):e.user?Oe`
    ${qm(e)}
    <section class="stack" aria-labelledby="finds">
      <h2 id="finds" class="unseen">${i("person.findsTitle")}</h2>
      ${xe(e,{title:i("person.none"),text:i("person.noneText",{name:x(e.user)})})}
    </section>`:g(3)}function Nr(e){let t=new li(e),s=()=>t.loading.problem?i("person.title"):t.title;return{get title(){return t.title},broad:!0,ready:t.loading.load(),view:()=>Oe`${h(s(),Pm(t,e),"/people")}${Sm(t)}`}}import{html as lt,nothing as Ce}from"../lib/lit-html/lit-html.js";var ui=class{#t;constructor(t,s){this.#t=t,this.restored=s,this.list=E(t,"/api/finds/bin?limit=20",n=>n.find.id)}restore(t){return this.#e(t,F(`/api/finds/${t.id}/restore`),i("find.restored"),this.restored)}remove(t){return this.#e(t,S(`/api/finds/${t.id}?forever=true`),i("bin.removed"),()=>{})}async#e(t,s,n,a){await tt(s)&&(this.list.items=this.list.items.filter(o=>o.find.id!==t.id),this.#t.update(),p(n),a())}};var di=class extends is{progress=null;figures={};isEdited=!1;constructor(t){super(t,P("/api/finds",{userId:y().id,includePrivate:!0,limit:20})),this.bin=new ui(t,()=>this.#t());let s={username_taken:"username",name_taken:"displayName"};this.form=new w({send:n=>this.#s(n),update:t.update,fieldOf:s})}get user(){return y()}load=()=>Promise.all([this.#t(),this.bin.list.load()]);#t=()=>Promise.all([this.finds.load(),this.#e()]);async#e(){let t=await b(`/api/users/${y().id}`,{signal:this.page.signal}).catch(()=>null);this.figures={count:t?.findCount,likes:t?.likeCount},this.page.update()}toggleEdit=()=>{this.isEdited=!this.isEdited,this.page.update()};get hasPicture(){return this.user.profilePicture.startsWith("/api/media/")}async setPicture(t,s=ne){let n=a=>{this.progress=a,this.page.update()};n(0);try{kt(await s("PUT","/api/users/me/picture",await Ue(t),{signal:this.page.signal,progress:n})),p(i("profile.pictureSaved"))}catch(a){a.name!=="AbortError"&&p(k(a))}n(null)}async removePicture(){try{await S("/api/users/me/picture"),kt(await b("/api/users/me"))}catch(t){p(k(t))}this.page.update()}async#s({displayName:t,about:s,username:n,age:a}){let o={displayName:t.trim()||null,about:s.trim()||null,username:n.trim()};kt(await V("/api/users/me",{...o,age:a===""?null:Number(a)})),p(i("profile.saved"))}};import{html as fi,nothing as mi}from"../lib/lit-html/lit-html.js";async function Tm(e,t){await e.restore(t),v(e.list.items.length?"bin":"finds")}async function Lm(e,t){await T(i("bin.removeTitle"),i("bin.removeText",{title:t.title}),i("bin.remove"))&&(await e.remove(t),v(e.list.items.length?"bin":"finds"))}var Bm=(e,t)=>fi`
  <button type="button" class="quiet" aria-label="${i("bin.restore")}: ${t.title}" @click=${()=>Tm(e,t)}>
    ${c("retry")} ${i("bin.restore")}
  </button>`,Im=(e,{find:t,expiresAt:s})=>fi`
  <li>
    <p>
      <span class="strong" dir="auto">${t.title}</span>
      ${s?fi`<br><span class="soft">${i("bin.until",{date:vt(s)})}</span>`:mi}
    </p>
    ${t.hidden?pa(i("report.findHidden"),t.hidden):mi}
    <p class="row">
      ${t.hidden?mi:Bm(e,t)}
      <button type="button" class="danger" aria-label="${i("bin.remove")}: ${t.title}" @click=${()=>Lm(e,t)}>
        ${c("trash")} ${i("bin.remove")}
      </button>
    </p>
  </li>`,Dr=e=>e.list.items?.length?fi`
  <section class="card" aria-labelledby="bin">
    <h2 id="bin" tabindex="-1">${i("bin.title")}</h2>
    <p class="hint">${i("bin.hint")}</p>
    <ul class="rows binned">${e.list.items.map(t=>Im(e,t))}</ul>
    ${B(e.list)}
  </section>`:mi;function Am(e,t){let[s]=e.target.files;e.target.value="",s&&t.setPicture(s)}var Mm=e=>lt`
  <button type="button" class="quiet" @click=${()=>e.removePicture()}>${i("profile.pictureRemove")}</button>`,Um=e=>lt`
  <div class="field">
    <p class="row actions">
      <label class="button quiet" for="picture">${c("camera")} ${i("profile.picture")}</label>
      <input class="file" id="picture" type="file" accept="image/*" @change=${t=>Am(t,e)}>
      ${e.hasPicture?Mm(e):Ce}
    </p>
    ${e.progress===null?Ce:lt`<progress max="1" .value=${e.progress} aria-label=${i("profile.picture")}></progress>`}
    <p class="hint">${i("profile.pictureHint")}</p>
  </div>`,jm=()=>lt`<a class="button" href="/new">${c("plus")} ${i("nav.plus")}</a>`,_m=({form:e,user:t})=>lt`
  <form novalidate @submit=${e.submit}>
    ${q(e)}
    ${d(e,"displayName",{label:i("profile.name"),hint:i("profile.nameHint"),value:t.displayName??"",most:50,complete:"name"})}
    ${d(e,"about",{label:i("profile.about"),value:t.about??"",most:160})}
    ${d(e,"username",{label:i("account.username"),hint:i("join.usernameHint"),value:t.username,required:!0,least:3,most:31,pattern:"[A-Za-z0-9_\\-]*",complete:"username"})}
    ${d(e,"age",{label:i("profile.age"),hint:i("profile.ageHint"),value:t.age??"",kind:"number",mode:"numeric"})}
    <div class="row end">${A(e,i("action.save"))}</div>
  </form>`,He=(e,t,s)=>lt`
  <li><a class="way" href=${e}>${c(t)} <span class="grow">${s}</span> ${c("next")}</a></li>`,Nm=e=>lt`
  <ul class="card rows">
    ${He("/people","people",i("people.accepted"))}
    ${He("/saved","bookmark",i("saved.title"))}
    ${He("/lists","feed",i("lists.title"))}
    ${He("/shares","share",i("shares.mine"))}
    ${e.role==="admin"?He("/admin","shield",i("admin.title")):Ce}
  </ul>`,Dm=()=>lt`<a class="button quiet" href="/settings">${c("gear")} ${i("settings.title")}</a>`,Em=e=>lt`
  <section class="card" id="edit" aria-labelledby="edit-title">
    <div class="row between"><h2 id="edit-title" tabindex="-1">${i("profile.edit")}</h2>${jt(e.toggleEdit)}</div>
    ${Um(e)}
    ${_m(e)}
  </section>`;async function Rm(e){e.toggleEdit(),await v("edit-title")}var Hm=e=>lt`
  <button type="button" class="quiet" id="edit-profile" aria-expanded=${e.isEdited?"true":"false"} @click=${()=>Rm(e)}>
    ${c("edit")} ${i("profile.edit")}
  </button>`,Cm=e=>lt`
  ${h(x(e.user),Dm())}
  ${Xs(e.user,{...e.figures,actions:Hm(e)})}
  ${e.isEdited?Em(e):Ce}
  <section class="stack" aria-labelledby="finds">
    <h2 id="finds" class="unseen" tabindex="-1">${i("profile.finds")}</h2>
    ${xe(e,{title:i("profile.none"),text:i("profile.noneText"),action:jm()})}
  </section>
  ${Nm(e.user)}
  ${Dr(e.bin)}`;function Er(e){let t=new di(e);return{title:i("profile.title"),broad:!0,ready:t.load(),view:()=>t.user?Cm(t):Ce}}import{html as Q,nothing as ee}from"../lib/lit-html/lit-html.js";var zm={dismissed:"check",hidden:"block",deleted:"trash",suspended:"lock"},Vm=e=>d(e,"note",{label:i("report.note"),hint:i("report.noteHint"),kind:"area",required:!0,most:500}),Rr=(e,t)=>i(`report.outcome.${e.kind==="user"&&t==="deleted"?"accountDeleted":t}`);async function Wm(e,t,s){let n=Rr(t,s);s!=="dismissed"?await ra(n,({note:a})=>e.decide(t,s,a),Vm):await T(n,i("report.dismissText"),n)&&await e.decide(t,s).catch(()=>e.list.load()),v("reports")}var Hr=e=>e?Q`<a class="strong" href="/people/${e.id}">${x(e)}</a>`:Q`<span class="soft">${i("report.left")}</span>`,Gm=e=>Q`
  <p class="row">${e.map(t=>Q`
    <a href=${t.url} target="_blank" rel="noreferrer noopener">
      <img class="note-thumb" src=${t.thumbnailUrl} alt=${t.caption||i("report.photo")} width="48" height="48" loading="lazy">
    </a>`)}</p>`,Jm=e=>Q`
  <p class="strong" dir="auto">${e.title}</p>
  ${e.description?Te(e.description):ee}
  ${e.media.length?Gm(e.media):ee}`,Ym=e=>e.find?Jm(e.find):e.comment?Te(e.comment.content):e.kind==="user"?ee:Q`<p class="soft">${i("report.noContent")}</p>`,Xm=e=>Q`
  <li>
    <p>${i(`report.reason.${e.reason}`)} · ${Hr(e.reporter)} · <span class="soft">${H(e.createdAt)}</span></p>
    ${e.text?Te(e.text):ee}
  </li>`,Zm=(e,t,s)=>Q`
  <button type="button" class=${s==="dismissed"?"quiet":"danger"} @click=${()=>Wm(e,t,s)}>
    ${c(zm[s])} ${Rr(t,s)}
  </button>`,Km=(e,t)=>Q`<p class="row">${na(t.kind).map(s=>Zm(e,t,s))}</p>`,Qm=(e,t)=>Q`
  <p>
    <span class="strong">${i(`report.result.${t.decision.outcome}`)}</span> · ${t.decision.closedBy} ·
    <span class="soft">${H(t.decision.closedAt)}</span>
  </p>
  ${t.decision.note?Te(t.decision.note):ee}
  ${t.hidden?Q`
    <p><button type="button" class="quiet" @click=${()=>e.show(t)}>${c("retry")} ${i("report.show")}</button></p>`:ee}`,tf=(e,t)=>Q`
  <li class="card">
    <h2>${i(`report.kind.${t.kind}`)} · ${Hr(t.owner)}</h2>
    ${Ym(t)}
    <ul class="rows">${[t,...t.others].map(Xm)}</ul>
    ${t.decision?Qm(e,t):Km(e,t)}
  </li>`;function ef(e){let{items:t,problem:s,load:n}=e.list;return s?m(s,n):t?t.length?Q`<ul class="stack">${t.map(a=>tf(e,a))}</ul>${B(e.list)}`:j(i(`report.none.${e.status}`),i("report.noneText")):g(3)}function Cr(e){let t=new aa(e);return{title:i("report.reports"),ready:t.list.load(),view:()=>Q`
      ${h(i("report.reports"),ee,"/admin")}
      <div class="chips" role="group" aria-label=${i("report.which")} id="reports" tabindex="-1">
        ${ia.map(s=>oe(t.status===s,i(`report.status.${s}`),()=>t.choose(s)))}
      </div>
      ${ef(t)}`}}import{html as an,nothing as sf}from"../lib/lit-html/lit-html.js";var nf=(e,t)=>an`
  <button type="button" class="chip" aria-pressed=${e.state===t?"true":"false"} @click=${()=>e.choose(t)}>
    ${c(t==="dismissed"?"close":ua(t))} ${i(`saved.${t}`)}
  </button>`,af=()=>an`<a class="button" href="/">${c("map")} ${i("missing.action")}</a>`,of=e=>({title:i(`saved.${e}None`),text:i(e==="dismissed"?"saved.dismissedText":"saved.noneText"),action:af()});function zr(e){let t=new Kn(e);return{title:i("saved.title"),broad:!0,ready:t.finds.load(),view:()=>an`
      ${h(i("saved.title"),sf,"/profile")}
      <div class="chips" role="group" aria-label=${i("saved.which")}>${Zn.map(s=>nf(t,s))}</div>
      ${xe(t,of(t.state))}`}}import{html as X,nothing as yt}from"../lib/lit-html/lit-html.js";import{html as pt,nothing as on}from"../lib/lit-html/lit-html.js";var Wr=(e,t)=>d(e,"name",{label:i("passkeys.name"),hint:i("passkeys.nameHint"),value:t,required:!0,most:50});async function rf(e,t){let s=Ze(navigator.userAgent);await _(n=>e.addForm(t,n),i("passkeys.add"),n=>pt`
    ${q(n)}
    ${Et(n)}
    ${Wr(n,s)}
    ${t?Ft(n,"password",i("account.password")):on}`,()=>pt`<button type="submit">${i("settings.linkGo")}</button>`)}var cf=(e,t)=>_(s=>e.renameForm(t,s),i("passkeys.rename"),s=>pt`
  ${q(s)}
  ${Wr(s,t.name)}`,()=>pt`<button type="submit">${i("action.save")}</button>`);async function lf(e,t){await T(i("passkeys.deleteTitle",{name:t.name}),i("passkeys.deleteText"),i("action.delete"))&&e.remove(t)}var Vr=(e,t,s)=>pt`
  <button type="button" class="quiet" aria-label="${t}: ${e.name}" @click=${s}>${t}</button>`,pf=(e,t,s)=>pt`
  <li class="row between">
    <span>
      <span class="strong" dir="auto">${t.name}</span>
      ${t.backedUp?pt`<span class="badge">${i("passkeys.backedUp")}</span>`:on}<br>
      <span class="soft">${i("passkeys.added")} ${H(t.createdAt)} ·
        ${t.lastUsedAt?pt`${i("passkeys.used")} ${H(t.lastUsedAt)}`:i("passkeys.unused")}</span>
    </span>
    <span class="row">
      ${Vr(t,i("passkeys.rename"),async()=>{await cf(e,t),s()})}
      ${Vr(t,i("action.delete"),()=>lf(e,t))}
    </span>
  </li>`,uf=e=>pt`<button type="button" class="quiet" id="add-passkey" @click=${e}>${i("passkeys.add")}</button>`,Gr=(e,t,s)=>pt`
  <section class="card" id="passkeys">
    <h2>${i("passkeys.title")}</h2>
    <p>${i("passkeys.hint")}</p>
    ${e.list.length?pt`<ul class="people">${e.list.map(n=>pf(e,n,s))}</ul>`:on}
    <p>${uf(async()=>{await rf(e,t),s()})}</p>
  </section>`;import{html as hi,nothing as df}from"../lib/lit-html/lit-html.js";var Jr=e=>we(e.picker()),mf=e=>hi`
  <p class="note">${i("place.homeExact",{n:e.exactAtHome})}</p>
  <p class="row"><button type="button" id="hide-home" @click=${()=>e.hideHome()}>${i("place.homeHide")}</button></p>`,ff=(e,{latitude:t,longitude:s,radius:n,area:a})=>hi`
  <place-map class="homemap" inert .area=${2*n} .at=${{lat:t,lng:s}}></place-map>
  ${O("home-radius",{label:i("place.homeRadius"),options:ja.map(o=>[o,Je(o)]),chosen:n,set:o=>e.changeHome({radius:Number(o)})})}
  ${O("home-area",{label:i("place.homeArea"),options:_e(),chosen:String(a),set:o=>e.changeHome({area:Number(o)})})}
  ${e.exactAtHome?mf(e):df}
  <p class="row">
    <button type="button" class="quiet" @click=${()=>Jr(e)}>${i("place.homeMove")}</button>
    <button type="button" class="quiet" @click=${()=>e.change({home:void 0})}>${i("place.homeRemove")}</button>
  </p>`,Yr=e=>hi`
  <section class="card">
    ${Z("places",i("place.settings"))}
    <p class="hint">${i("place.settingsText")}</p>
    ${O("shown-area",{label:i("place.shownNew"),options:ge(),chosen:String(e.values.area),set:t=>e.change({area:Number(t)})})}
    <label class="switch">
      <span>${i("place.friendsExact")}</span>
      <input type="checkbox" role="switch" id="friends-exact" .checked=${e.values.exactForFriends}
        @change=${t=>e.change({exactForFriends:t.target.checked})}>
    </label>
    <h3>${i("place.home")}</h3>
    <p class="hint">${i("place.homeText")}</p>
    ${e.values.home?ff(e,e.values.home):hi`
      <p><button type="button" class="quiet" id="home" @click=${()=>Jr(e)}>${i("place.homeAdd")}</button></p>`}
    <p class="hint">${i("place.recall")}</p>
  </section>`;import{html as Bt,nothing as ze}from"../lib/lit-html/lit-html.js";var rn={read:["read"],write:["read","write"],admin:["read","write","admin"]};function Xr(e){let t=async({name:s,access:n,days:a,password:o})=>{let r=a?{days:Number(a)}:{};e(await F("/api/auth/tokens",{name:s.trim(),scopes:rn[n],...r,...o?{password:o}:{}}))};return new w({send:t,fieldOf:{wrong_password:"password"}})}var Ve=e=>e.kind==="token",Zr=e=>Ve(e)?e.name:Ze(e.userAgent),hf={browser:()=>i("session.browser"),cli:()=>i("session.cli"),token:()=>i("session.token")},$f=e=>e.scopes.map(t=>i(`scope.${t}`)).join(", ");function gf(e){return e.expiresAt?Ve(e)?i("token.until",{date:vt(e.expiresAt)}):i("settings.until",{date:vt(e.expiresAt)}):i("token.endless")}var bf=e=>e.lastUsedAt?i("session.used",{date:st(e.lastUsedAt)}):i("session.unused"),wf=(e,t)=>{let s=i(Ve(t)?"token.revoke":"settings.end");return Bt`
    <button type="button" class="quiet" aria-label="${s}: ${Zr(t)}" @click=${()=>e.endSession(t)}>${s}</button>`},yf=e=>Bt`${i(Ve(e)?"token.since":"settings.since")} ${H(e.createdAt)}`,vf=(e,t)=>Bt`
  <li class="row between">
    <span>
      <span class="strong" dir="auto">${Zr(t)}</span>
      <span class="badge">${hf[t.kind]()}</span>
      ${t.current?Bt`<span class="badge">${i("settings.thisOne")}</span>`:ze}<br>
      ${Ve(t)?Bt`<span class="soft">${$f(t)}</span><br>`:ze}
      <span class="soft">${yf(t)} · ${bf(t)} · ${gf(t)}</span>
    </span>
    ${t.current?ze:wf(e,t)}
  </li>`;async function kf(e){await T(i("settings.endOthers"),i("settings.endOthersText"),i("settings.endOthers"))&&e.endOthers()}var xf=e=>Bt`
  <button type="button" class="quiet" @click=${()=>kf(e)}>${i("settings.endOthers")}</button>`,Of=[90,30,365],Ff=e=>Object.keys(rn).filter(t=>t!=="admin"||e.role==="admin"),Pf=(e,t)=>Bt`
  <p>${i("token.about")}</p>
  ${q(t)}
  ${Et(t)}
  ${d(t,"name",{label:i("token.name"),hint:i("token.nameHint"),required:!0,most:50})}
  ${O("access",{label:i("token.access"),options:Ff(e.user).map(s=>[s,i(`access.${s}`)])})}
  ${O("days",{label:i("token.life"),options:[...Of.map(s=>[s,i("token.days",{n:s})]),["",i("token.endless")]]})}
  ${e.asksPassword?Ft(t,"password",i("account.password")):ze}`,qf=e=>gs({title:i("token.new"),text:i("token.once"),label:i("session.token"),value:e});async function Sf(e){let t=null;await _(n=>Xr(a=>{t=a,n()}),i("token.create"),n=>Pf(e,n),()=>Bt`<button type="submit">${i("token.createGo")}</button>`),t&&(e.addSession(t.session),await qf(t.token))}var Kr=e=>Bt`
  <section class="card">
    ${Z("sessions",i("settings.sessions"))}
    <ul class="people">${e.sessions.map(t=>vf(e,t))}</ul>
    <div class="row end">
      ${e.hasOthers?xf(e):ze}
      <button type="button" class="quiet" id="new-token" @click=${()=>Sf(e)}>${c("plus")} ${i("token.create")}</button>
    </div>
  </section>`;var Tf=["friendRequests","friendAccepted","findLiked","findCommented","replied","mentioned"],Lf=e=>X`
  <label class="switch">
    <span>${i("settings.streets")}<br><span class="soft">${i("offer.learns")}</span></span>
    <input type="checkbox" role="switch" id="streets" .checked=${Be()} @change=${t=>e.setStreets(t.target.checked)}>
  </label>`,Bf=()=>fn.map(e=>[e,dn[e],e]),tc=e=>X`
  <section class="card">
    ${Z("appearance",i("settings.appearance"))}
    ${O("language",{label:i("settings.language"),options:Bf(),chosen:mn(),set:t=>e.setLanguage(t)})}
    ${O("theme",{label:i("settings.theme"),options:ya.map(t=>[t,i(`settings.theme.${t}`)]),chosen:va(),set:t=>e.setTheme(t)})}
    ${O("units",{label:i("settings.units"),options:["km","mi"].map(t=>[t,i(`settings.units.${t}`)]),chosen:gn(),set:t=>e.setUnits(t)})}
    ${Le()?Lf(e):yt}
  </section>`;async function If(e,t,s){let n=e.target;await t.prefer(s,n.checked),n.checked=t.preferences[s]}var Qr=(e,t,s=yt)=>X`
  <label class="switch">
    <span>${i(`settings.${t}`)}${s}</span>
    <input type="checkbox" role="switch" .checked=${e.preferences[t]} @change=${n=>If(n,e,t)}>
  </label>`,Af=e=>X`
  <section class="card">
    ${Z("notify",i("settings.notify"))}
    ${[...Tf,...y()?.role==="admin"?["reported"]:[]].map(t=>Qr(e,t))}
    ${f().pushKey?Qr(e,"pushEnabled",X`<br><span class="soft">${i("settings.pushEnabledHint")}</span>`):yt}
  </section>`,Mf=(e,t)=>X`
  <p>${c("check")} ${i("push.on")}</p>
  <p class="row">
    <button type="button" class="quiet" @click=${e.testPush}>${i("push.test")}</button>
    <button type="button" class="quiet" aria-busy=${t} @click=${e.disablePush}>${i("push.disable")}</button>
  </p>`,Uf=(e,t)=>X`
  <p>${i("push.off")}</p>
  <p>
    <button type="button" id="push-on" aria-busy=${t} @click=${e.enablePush}>${c("bell")} ${i("push.enable")}</button>
  </p>
  <p class="soft" role="status">${e.pushSlow?i("push.asking"):yt}</p>`;function jf(e){let t=e.pushBusy?"true":"false";return e.push==="on"?Mf(e,t):e.push==="off"?Uf(e,t):X`<p class="note">${i(`push.${e.push}`)}</p>`}var Fe=(e,t)=>X`<button type="button" class="chip" @click=${()=>v(`part-${e}`)}>${t}</button>`,_f=()=>X`
  <nav class="chips" aria-label=${i("settings.title")}>
    ${Fe("appearance",i("settings.appearance"))}
    ${Fe("notify",i("nav.bell"))}
    ${f().passwordLogin?Fe("password",i("account.password")):yt}
    ${Fe("places",i("place.settings"))}
    ${Fe("sessions",i("settings.devices"))}
    ${Fe("data",i("settings.data"))}
  </nav>`,Nf=e=>X`
  ${_f()}
  ${tc(e)}
  ${Af(e)}
  <section class="card">
    <h2>${i("push.title")}</h2>
    ${jf(e)}
  </section>
  ${f().passwordLogin?Na(e):yt}
  ${e.passkeys.isShown?Gr(e.passkeys,e.asksPassword,e.redraw):yt}
  ${f().provider.enabled?Da(e):yt}
  ${Yr(e.places)}
  ${Kr(e)}
  ${Ea(e)}
  ${Ut()?X`<p class="below"><a href="/invites">${i("invites.title")}</a></p>`:yt}
  <p class="below"><a href="/shares">${i("shares.mine")}</a></p>
  <p class="below"><a href="/about">${i("about.title")}</a></p>`;async function Df(e){let t=Mt.get("outbox").length;(!t||await T(i("settings.signOut"),i("outbox.signOut",{n:t}),i("settings.signOut")))&&e.signOut()}var Ef=e=>X`
  <button type="button" class="quiet" id="sign-out" @click=${()=>Df(e)}>${i("settings.signOut")}</button>`;function Rf(e){let{problem:t,load:s}=e.loading;return t?X`${m(t,s)}${tc(e)}`:e.isLoaded?Nf(e):g(5)}function ec(e){let t=new hs(e);return{get title(){return i("settings.title")},ready:t.loading.load(),view:()=>X`
      ${h(i("settings.title"),Ef(t),"/profile")}
      ${t.refusal?m(t.refusal):yt}
      ${Rf(t)}`}}import{html as ut,nothing as gi}from"../lib/lit-html/lit-html.js";async function Hf(e){let t=await e.offered(),s=t&&await ii({offered:t});s&&(e.take(s),await Ee(s))}async function Cf(e,t){let s=await ii({share:t});s&&e.take(s)}async function zf(e,t){await T(i("shares.revokeTitle",{title:$t(t)}),i("shares.revokeText"),i("shares.revoke"))&&(await e.revoke(t),v("new-share"))}var Vf=async e=>await ei(e)||Ee(e,i("shares.one")),Wf=async e=>await si(e,$t(e))||Ee(e,i("shares.one")),Gf=(e,t)=>Nt(i("shares.menu",{title:$t(t)}),[...ti()&&!t.expired?[{text:i("action.share"),sign:"share",run:()=>Wf(t)}]:[],{text:i("shares.change"),sign:"edit",run:()=>Cf(e,t)},{text:i("shares.revoke"),sign:"trash",isDanger:!0,run:()=>zf(e,t)}],{id:`share-${t.id}`}),Jf=e=>e.findId?`/finds/${e.findId}`:`/lists/${e.listId}`,Yf=e=>e.category?ut`<span class="strong" dir="auto">${$t(e)}</span>`:ut`<a class="strong" dir="auto" href=${Jf(e)}>${$t(e)}</a>`,Xf=e=>ut`${i(`shares.kind.${Ki(e)}`)}${e.title?ut`: <bdi>${Qi(e)}</bdi>`:gi}`,$i=(e,t)=>ut`<span class="badge">${e?c(e):gi} ${t}</span>`,Zf=e=>ut`
  <button type="button" class="quiet" aria-label="${i("secret.copy")}: ${$t(e)}" @click=${()=>Vf(e)}>
    ${c("copy")} ${i("secret.copy")}
  </button>`,Kf=(e,t)=>ut`
  <li class="invite">
    <div class="listed">
      <p class="grow">
        ${Yf(t)}<br>
        <span class="soft">${Xf(t)} · ${t.views?i("shares.views",{n:t.views}):i("shares.noViews")}</span>
      </p>
      ${Gf(e,t)}
    </div>
    <p class="marks">
      ${$i(t.place==="hidden"?"block":"pin",qr(t))}
      ${t.hasPassword?$i("lock",i("account.password")):gi}
      ${t.expiresAt?$i("",tn(t)):$i("",i("shares.endless"))}
    </p>
    ${t.expired?gi:ut`<p class="row actions">${Zf(t)} ${en(t)}</p>`}
  </li>`;function Qf(e){let{items:t,problem:s,load:n}=e.list;return s?m(s,n):t?t.length?ut`<div class="card"><ul class="people">${t.map(a=>Kf(e,a))}</ul></div>${B(e.list)}`:j(i("shares.none"),i("shares.noneText")):g(3)}var th=e=>ut`
  <button type="button" class="quiet" id="new-share" @click=${()=>Hf(e)}>${i("shares.category")}</button>`;function sc(e){let t=new Ks(e);return{title:i("shares.mine"),ready:t.list.load(),view:()=>ut`
      ${h(i("shares.mine"),th(t),"/profile")}
      <p class="lead">${i("shares.lead")}</p>
      ${Qf(t)}`}}import{html as It,nothing as nc}from"../lib/lit-html/lit-html.js";var bi=class{isLoaded=!1;#t;constructor(t){this.#t=t}get entries(){return Mt.get("outbox")}load=async()=>{await Rn(),this.isLoaded=!0,this.#t.update()};cancel(t){return Cn(t.id)}retry(t){return zn(t.id)}sendNow(){return Vn()}};async function eh(e,t){await Qn()&&e.cancel(t)}var sh=e=>i(e.kind==="like"&&!e.on?"outbox.unlike":`outbox.${e.kind}`),ic=e=>It`<a class="strong" dir="auto" href=${Wn(e)}>${e.title}</a>`,ih={find:e=>It`<span class="strong" dir="auto">${e.body.title}</span>`,comment:e=>It`<span class="what" dir="auto">${e.body.content}</span><br>${ic(e)}`,like:ic},nh=(e,t)=>It`
  <li class="row between">
    <span class="grow">
      <span class="soft">${sh(t)}</span><br>
      ${ih[t.kind](t)}<br>
      ${t.state==="refused"?It`<span class="error">${t.problem}</span>`:It`<span class="soft">${i("outbox.waiting")}</span>`}
    </span>
    <span class="row">
      ${t.state==="refused"?It`
        <button type="button" class="quiet" @click=${()=>e.retry(t)}>${c("retry")} ${i("action.retry")}</button>`:nc}
      <button type="button" class="quiet" @click=${()=>eh(e,t)}>${i("outbox.cancel")}</button>
    </span>
  </li>`;function ah(e){return e.isLoaded?e.entries.length?It`
    <p class="hint">${i("outbox.hint")}</p>
    <ul class="card people">${e.entries.map(t=>nh(e,t))}</ul>
    <p class="row end"><button type="button" @click=${()=>e.sendNow()}>${i("outbox.now")}</button></p>`:j(i("outbox.none"),i("outbox.noneText")):g(2)}function ac(e){let t=new bi(e);return{title:i("outbox.title"),ready:t.load(),view:()=>It`${h(i("outbox.title"),nc,"/")}${ah(t)}`}}import{html as zt,nothing as oh}from"../lib/lit-html/lit-html.js";var wi=class{#t;constructor(t){this.#t=t,this.instance=new ue(t),this.areas=new ye(t),this.invites=new ve(t),this.nameForm=new w({send:s=>this.#e(s),update:t.update})}load(){return{server:this.instance.loading,map:this.areas.loading}[this.step]?.load()}get steps(){return["server",...f().streets?.areas?["map"]:[],"invite","done"]}get step(){let t=this.#t.query.get("step");return this.steps.includes(t)?t:this.steps[0]}get number(){return this.steps.indexOf(this.step)+1}next=()=>this.#t.push(P("/admin/welcome",{step:this.steps[this.number]}));async#e(t){await this.instance.save(t),await this.next()}};var oc=(e,t)=>zt`<button type="button" class="quiet" @click=${e.next}>${t}</button>`,rc=(e,t)=>zt`<p class="row end">${oc(e,i(t?"welcome.next":"welcome.later"))}</p>`,cc=({problem:e,load:t},s,n)=>e?m(e,t):s?n():g(3),rh=(e,t)=>cc(e.instance.loading,e.instance.values,()=>zt`
  <form class="card" novalidate @submit=${e.nameForm.submit}>
    ${q(e.nameForm)}
    ${d(e.nameForm,"name",{label:i("admin.name"),hint:i("welcome.nameHint"),value:e.instance.values.name,most:50})}
    ${d(e.nameForm,"description",{label:i("admin.description"),value:e.instance.values.description,kind:"area",most:500})}
    <div class="row end">${oc(e,i("welcome.later"))} ${A(e.nameForm,i("welcome.next"))}</div>
  </form>
  ${us(t.update)}`),ch=e=>cc(e.areas.loading,e.areas.areas,()=>zt`
  ${Vi(e.areas)}
  ${rc(e,e.areas.areas.length||e.areas.isRunning)}`),lh=e=>zt`
  ${e.invites.created?Gi(e.invites):Wi(e.invites)}
  ${rc(e,e.invites.created)}`,ph=()=>zt`
  <section class="card">
    <p><a class="button main" href="/new">${c("plus")} ${i("welcome.find")}</a></p>
    <ul class="people">
      <li><a class="area" href="/settings#push">${c("bell")} <span class="grow">${i("welcome.push")}</span> ${c("next")}</a></li>
      <li><a class="area" href="/profile">${c("people")} <span class="grow">${i("steps.profile")}</span> ${c("next")}</a></li>
      <li><a class="area" href="/admin">${c("gear")} <span class="grow">${i("welcome.again")}</span> ${c("next")}</a></li>
      <li><a class="area" href="/">${c("map")} <span class="grow">${i("areas.show")}</span> ${c("next")}</a></li>
    </ul>
  </section>`,uh={server:rh,map:ch,invite:lh,done:ph};function lc(e){let t=new wi(e),s=()=>t.step==="done"?oh:zt`<p class="soft">${i("welcome.step",{number:t.number,of:t.steps.length-1})}</p>`;return{get title(){return i(`welcome.${t.step}`)},ready:t.load(),async moved(){e.update(),document.querySelector("main h1").focus(),await t.load()},view:()=>zt`
      <header class="welcome">
        ${s()}
        <h1 tabindex="-1">${i(`welcome.${t.step}`)}</h1>
        <p class="lead">${i(`welcome.${t.step}Text`)}</p>
      </header>
      ${uh[t.step](t,e)}`}}function dh(e,t){let[s,n]=[new Map,!1],a=new AbortController;return e.signal.addEventListener("abort",()=>a.abort()),{async load(o){a.abort();let{signal:r}=a=new AbortController;try{let[l,u]=await yn(P("/api/locations/categories",{...t(),category:"",bbox:o}),{signal:r});if(r.aborted)return;[s,n]=[new Map(l.map($=>[$.category,$.count])),u]}catch(l){if(l.name==="AbortError")return;s.clear()}e.update()},of(o){let r=s.get(o);return r===void 0||n&&!r?void 0:`${L(r)}${n?"+":""}`}}}import{html as yi,nothing as pc}from"../lib/lit-html/lit-html.js";async function mh({lat:e,lng:t}){try{let{title:s}=await F("/api/map/wishes",{latitude:e,longitude:t});p(i("offer.wished",{title:s}))}catch(s){p(k(s))}}function fh(e,t){if(y().role==="admin"){let s=P("/admin/map",{at:Jn({lat:e.lat,lng:e.lng})});return yi`<p><a class="button quiet" href=${s}>${i("offer.add")}</a></p>`}return yi`
    <p><button type="button" class="quiet" @click=${()=>{t(),mh(e)}}>${i("offer.wish")}</button></p>
    <p class="hint">${i("offer.wishText")}</p>`}var hh=e=>yi`
  <p><button type="button" class="quiet" @click=${()=>e(!0)}>${i("offer.show")}</button></p>
  <p class="hint">${i("offer.learns")}</p>`,$h=(e,{choose:t,close:s,key:n})=>yi`
  <section class="offer" tabindex="-1" aria-label=${i("offer.none")} @keydown=${n}>
    <p class="row between">
      <span class="strong">${i("offer.none")}</span>
      <button type="button" class="round" aria-label=${i(Le()?"offer.decline":"action.close")} @click=${()=>t(!1)}>
        ${c("close")}
      </button>
    </p>
    ${ba()?fh(e,s):pc}
    ${Le()?hh(t):pc}
  </section>`,gh=()=>$h;export{kc as about,Ca as accounts,dd as addToList,Za as admin,to as adminLog,rr as areas,dh as countCategories,Co as edit,ar as import,fr as instance,ur as invites,$r as join,Ir as list,Ar as lists,Ur as named,jr as notifications,gh as offerOfStreets,_r as people,Nr as person,Er as profile,Cr as reports,zr as saved,ec as settings,Md as shareFind,sc as shares,ac as waiting,lc as welcome};

import{$ as Vi,$b as An,A as tt,Aa as Ht,Ac as $e,B as St,Ba as cn,Bb as M,Bc as Ve,C as p,Cb as At,Cc as zn,Da as je,Db as Et,Dc as Wn,Ec as Vn,F as Ie,Fa as De,Fb as ct,Fc as ge,G as w,Ga as ln,Gb as Nt,H as k,Ha as pn,Hc as Gn,I as R,Ia as un,Ib as It,J as D,Ja as dn,Jc as Yn,K as P,Ka as mn,Kc as Jn,L as Ci,La as hn,Lb as qn,M as Ri,Ma as fn,Mb as Fn,Mc as Zn,N as Me,Na as $n,Nb as He,Nc as Kn,O,Oa as gn,Oc as Xn,P as Jt,Pa as bn,Q as zi,Qa as wn,Qb as H,Qc as Qn,Rb as Y,Sa as yn,Sb as Tn,Tb as bt,Ua as vn,Ub as Ee,Uc as ta,Va as kn,Vb as Ne,Wa as xn,Wb as Ln,Xa as On,Xb as Sn,Y as _e,Ya as Pn,Yb as Ce,Yc as ea,Zb as Bn,_ as Wi,_c as sa,a as Be,aa as Gi,ac as b,b as m,ba as Yi,bc as v,bd as ia,c as Mi,ca as Ji,cc as In,cd as na,d as ue,da as Xs,dc as u,ec as S,ed as aa,f as _i,fa as Zi,fc as lt,fd as oa,g as de,ga as Ki,gc as F,gd as ra,h as Ui,ha as Xi,hc as Mn,i as ji,ia as Qi,ic as Mt,j as Di,ja as tn,jb as c,jc as Qs,ka as y,kb as rt,kc as _n,la as Ue,lb as C,lc as Re,m as Hi,ma as en,mb as h,mc as me,n as i,nb as z,nc as ze,ob as A,oc as We,p as x,pa as gt,pb as d,pc as he,qa as sn,qb as $,qc as fe,r as Ks,ra as nn,rb as Xt,rc as Un,s as L,sa as Zt,sb as q,sc as jn,t as $t,ta as an,tb as Bt,tc as Dn,u as Z,ub as g,uc as Hn,v as Ae,va as on,vc as B,w as Ei,wc as En,xa as Kt,xc as Nn,y as Lt,yc as Cn,z as Ni,za as rn,zc as Rn}from"./shared.js";import{html as Ct,nothing as ti}from"../lib/lit-html/lit-html.js";var Pr=new URL("lib/",Be).pathname,qr=[["Leaflet 1.9.4","leaflet","Volodymyr Agafonkin, CloudMade","BSD-2-Clause"],["protomaps-leaflet 5.1.0","protomaps-leaflet","Protomaps","BSD-3-Clause"],["lit-html 3.3.3","lit-html","Google LLC","BSD-3-Clause"]];function ca(){if(ge())return new URL(m().streets.url.replace(/[{}]/g,"")).host;let{host:e}=new URL((m().tiles?.url??"").replace(/[{}]/g,""),location);return e===location.host?"":e}var Fr=()=>ca()?i("about.tilesFrom",{host:ca()}):i("about.alone"),Tr=()=>Ct`
  <section class="card">
    <p class="lead">${i("app.about")}</p>
    <p>${i("about.text")} ${Fr()}</p>
    <p class="soft">${i("about.version",{version:m().version})}</p>
    <p class="row"><a class="button quiet" href="/api/docs">${i("about.api")}</a></p>
  </section>`,Lr=()=>Ct`
  <section class="card">
    <h2>${i("about.map")}</h2>
    <ul class="plain-list">
      ${m().tiles?.attribution?Ct`<li>${i("about.tiles")}: ${m().tiles.attribution}</li>`:ti}
      ${ge()?Ct`<li>${i("about.streets")}: ${m().streets.attribution}</li>`:ti}
      <li>${i("about.places")}: ${m().places.attribution}</li>
    </ul>
  </section>`,Sr=([e,t,s,n])=>Ct`<li><a href="${Pr}${t}/LICENSE">${e}</a>, © ${s}, ${n}</li>`,Br=()=>Ct`
  <section class="card">
    <h2>${i("about.code")}</h2>
    <ul class="plain-list">${qr.map(Sr)}</ul>
    <p class="hint">${i("about.more")}</p>
  </section>`,Ar=()=>({title:i("about.title"),view:()=>Ct`
    ${h(i("about.title"),ti,y()?"/settings":"/sign-in")}
    ${oa()}${aa()}${Tr()}${Lr()}${Br()}`});import{html as ts,nothing as ac}from"../lib/lit-html/lit-html.js";var Ir=200,Mr=2**20,ei=["all","active","suspended","admin"],la={wrong_password:"password"},Rt=e=>`/api/admin/users/${e.id}`,Ge=class{#t;#e=0;constructor(t){this.#t=t;let s=t.query.get("status");this.text=t.query.get("q")??"",this.status=ei.includes(s)?s:"all",this.list=M(t,()=>O("/api/admin/users",{...this.#s,limit:50}))}get#s(){return{q:this.text.trim(),status:this.status==="all"?"":this.status}}search=()=>(clearTimeout(this.#e),this.#t.rename(O("/admin/people",this.#s)),this.list.load());type(t){this.text=t,clearTimeout(this.#e),this.#e=setTimeout(this.search,Ir)}choose(t){return this.status=t,this.#t.update(),this.search()}isMe(t){return t.id===y()?.id}#i(t){this.list.items=this.list.items.map(s=>s.id===t.id?t:s),this.#t.update()}async#n(t,s){try{this.#i(await t),p(s)}catch(n){p(x(n))}}get asksPassword(){return Ue()}adminForm(t,s){let n=async({password:a})=>{this.#i(await D(Rt(t),{role:"admin",...a?{password:a}:{}})),s()};return new b({send:n,fieldOf:la})}demote(t){return this.#n(D(Rt(t),{role:"member"}),i("admin.memberDone",{name:t.username}))}lift(t){return this.#n(P(`${Rt(t)}/suspension`),i("admin.liftDone",{name:t.username}))}linkForm(t,s){let n=async({password:a})=>{let o=await k(`${Rt(t)}/sign-in-link`,a?{password:a}:void 0);s(new URL(o.url,location).href)};return new b({send:n,fieldOf:la})}limitForm(t,s){let n=async({kind:a,size:o})=>{let r={instance:null,none:0}[a];this.#i(await D(Rt(t),{mediaLimit:a==="own"?Math.round(Number(o)*Mr):r})),s()};return new b({send:n})}suspendForm(t,s){let n=async({reason:a,days:o})=>{this.#i(await R(`${Rt(t)}/suspension`,{reason:a.trim(),...o?{days:Number(o)}:{}})),s()};return new b({send:n})}deleteForm(t,s){let n=async({name:a,reason:o})=>{if(a.trim()!==t.username)throw{code:"page",reason:"other_name",text:i("admin.deleteOther")};await P(O(Rt(t),{reason:o.trim()})),this.list.items=this.list.items.filter(r=>r.id!==t.id),this.#t.update(),s()};return new b({send:n,fieldOf:{other_name:"name"}})}close(){clearTimeout(this.#e)}};import{html as I,nothing as te}from"../lib/lit-html/lit-html.js";import{html as K,nothing as be}from"../lib/lit-html/lit-html.js";var Ye=class{list=[];#t;constructor(t){this.#t=t}get isShown(){return ta()}async read(){this.isShown&&(this.list=await w("/api/auth/passkeys",{signal:this.#t.signal}))}addForm(t,s){let n=async({name:a,password:o})=>{let r=await ea(await k("/api/auth/passkeys/options",t?{password:o}:{}));r&&(this.list=[...this.list,await k("/api/auth/passkeys",{name:a,...r})],s())};return new b({send:n,fieldOf:{wrong_password:"password"}})}renameForm(t,s){let n=async({name:a})=>{let o=await D(`/api/auth/passkeys/${t.id}`,{name:a});this.list=this.list.map(r=>r.id===o.id?o:r),s()};return new b({send:n})}async remove(t){try{await P(`/api/auth/passkeys/${t.id}`),this.list=this.list.filter(s=>s.id!==t.id)}catch(s){p(x(s))}this.#t.update()}};var _r=1,et=class{nearby=[];proposal="";#t;#e;#s;#i=0;#n=0;constructor(t,s,n=()=>{}){this.#t=t,this.#e=n,this.#a(s??{})}get value(){let{point:t,by:s,source:n,photo:a,chosen:o}=this;return{point:t,name:this.name.trim(),by:s,source:n,photo:a,location:o}}#a({point:t=null,name:s="",by:n="",source:a="",photo:o=null,location:r=null}){Object.assign(this,{point:t,name:s,by:n,source:a,photo:o,chosen:r}),this.#s=t}get label(){return this.chosen?.name||this.name.trim()||this.proposal}take(t){if(this.#a(t.value),Object.assign(this,{nearby:t.nearby,proposal:t.proposal}),this.#e(),this.point&&!this.label)return this.propose()}setPoint(t,s,n=""){return Object.assign(this,{point:t,chosen:null,source:s,proposal:""}),n?(Object.assign(this,{name:n,by:"search"}),this.#s=t):this.by!=="reader"&&this.#s&&Ht(this.#s,t)>_r&&Object.assign(this,{name:"",by:""}),this.#e(),this.propose()}suggestPoint(t){return this.photo??=t,this.point?this.#e():this.setPoint(t,"photo")}setName(t){this.name=t,this.by=t.trim()?"reader":""}async locate(){try{let t=await cn({enableHighAccuracy:!0,timeout:15e3});this.#t.signal.aborted||this.setPoint(t,"hereDone")}catch(t){this.#t.signal.aborted||p(x(t))}}toggle(t){this.chosen=this.chosen?.id===t.id?null:t,this.chosen&&(this.point=Kt(t)),this.#e()}async propose(){let t=++this.#n,{signal:s}=this.#t;clearTimeout(this.#i);let{nearby:n,name:a,wait:o}=await je(this.point,{signal:s});t!==this.#n||s.aborted||(Object.assign(this,{nearby:n,proposal:a}),o&&(this.#i=setTimeout(()=>this.propose(),1e3*o)),this.#t.update())}close(){clearTimeout(this.#i)}};var si="/api/users/me/place-settings",Ur={radius:.5,area:1},pa=[.2,.5,1,2,5],Je=class{values=null;exactAtHome=0;#t;constructor(t){this.#t=t}async read(){this.values=await w(si,{signal:this.#t.signal})}async change(t){try{let{exactAtHome:s,...n}=await R(si,{...this.values,...t});Object.assign(this,{values:n,exactAtHome:s}),p(i("place.saved"))}catch(s){p(x(s))}this.#t.update()}changeHome(t){return this.change({home:{...this.values.home,...t}})}async hideHome(){try{let{finds:t}=await k(`${si}/home`);this.exactAtHome=0,p(i("place.homeHidden",{n:t}))}catch(t){p(x(t))}this.#t.update()}picker(){let{home:t}=this.values,s=t&&{point:{lat:t.latitude,lng:t.longitude}},n=new et(this.#t,s,()=>{n.point&&this.changeHome({...Ur,...t,latitude:n.point.lat,longitude:n.point.lng})});return n}};var ua=e=>!e.current&&e.kind!=="token",Ze=class{preferences=null;sessions=null;push="";pushBusy=!1;refusal=en();#t;constructor(t){this.#t=t,this.passkeys=new Ye(t),this.places=new Je(t),this.loading=H(t,()=>this.#e());let s={wrong_password:"currentPassword"};this.password=new b({send:(n,a)=>this.#n(n,a),update:t.update,fieldOf:s})}get user(){return y()}redraw=()=>this.#t.update();get isLoaded(){return!!(this.preferences&&this.user)}get asksPassword(){return Ue()}get asksCurrent(){return this.user.hasPassword&&!sa(this.sessions)}get hasOthers(){return this.sessions.some(ua)}async#e(){let{signal:t}=this.#t;[this.preferences,this.sessions,this.push]=await Promise.all([w("/api/notifications/preferences",{signal:t}),w("/api/auth/sessions",{signal:t}),Zi(),this.passkeys.read(),this.places.read()])}async#s(t){try{await t()}catch(s){p(s.code||s.status?x(s):i("push.failed"))}this.#t.update()}setTheme(t){Zn(t),this.#t.update()}setUnits(t){Mi.set(t),this.#t.update()}setStreets(t){Gn(t),this.#t.update()}async setLanguage(t){await Hi(t),this.#t.update()}prefer(t,s){return this.#s(async()=>{this.preferences=await R("/api/notifications/preferences",{[t]:s})})}enablePush=()=>this.#i(Ki);disablePush=()=>this.#i(Xi);async#i(t){this.pushBusy=!0,this.#t.update(),await this.#s(async()=>{this.push=await t()}),this.pushBusy=!1,this.#t.update()}testPush=()=>this.#s(async()=>{await Qi(),p(i("push.sent"))});addSession(t){this.sessions=[t,...this.sessions],this.#t.update()}endOthers(){return this.#s(async()=>{for(let t of this.sessions.filter(ua))await P(`/api/auth/sessions/${t.id}`),this.sessions=this.sessions.filter(s=>s!==t)})}endSession(t){return this.#s(async()=>{await P(`/api/auth/sessions/${t.id}`),this.sessions=this.sessions.filter(s=>s!==t)})}signOut=()=>this.#s(async()=>{await sn(),await this.#t.go("/sign-in",{replace:!0})});async#n({newPassword:t,currentPassword:s,unlinkIdentity:n},a){let o=this.asksCurrent?{currentPassword:s}:{};await R("/api/users/me/password",{newPassword:t,...o,...n?{unlinkIdentity:!0}:{}}),a.reset(),gt(await w("/api/users/me")),this.sessions=await w("/api/auth/sessions"),p(i("settings.passwordSaved"))}unlink(){return this.#s(async()=>{await P("/api/users/me/identity"),gt(await w("/api/users/me"))})}confirmForm(t){let s=async({password:n})=>{await k("/api/auth/confirm",{password:n}),t()};return new b({send:s,fieldOf:{wrong_password:"password"}})}deleteForm(t){let s=async({password:n})=>{await P("/api/users/me",this.asksPassword?{password:n}:void 0),t()};return new b({send:s,fieldOf:{wrong_password:"password"}})}async leaveDeleted(){await nn(),await this.#t.go("/sign-in",{replace:!0}),p(i("settings.deleted"))}},Ke=(e={})=>`/api/auth/oauth/start?${new URLSearchParams({...e,redirect:"/settings"})}`;var Qt=()=>m().provider.name,_t=e=>e.refusal?.reason==="sign_in_again"&&m().provider.enabled?K`
  <p><a class="button quiet" href=${Ke()}>${i("signin.provider",{name:Qt()})}</a></p>`:be,wt=(e,t,s)=>u(e,t,{label:s,kind:"password",required:!0,complete:"current-password"}),jr=()=>K`
  <label class="switch">
    <span>
      ${i("settings.alsoUnlink",{name:Qt()})}<br>
      <span class="soft">${i("settings.alsoUnlinkHint")}</span>
    </span>
    <input type="checkbox" role="switch" id="unlinkIdentity" name="unlinkIdentity">
  </label>`,da=({user:e,asksCurrent:t,password:s})=>K`
  <form class="card" novalidate @submit=${s.submit}>
    ${z("password",i(t?"settings.password":"settings.passwordFirst"))}
    ${e.hasPassword&&!t?K`<p class="note">${i("link.setPassword")}</p>`:be}
    <input class="unseen" type="text" autocomplete="username" .value=${e.username} tabindex="-1" aria-hidden="true">
    ${v(s)}
    ${_t(s)}
    ${t?wt(s,"currentPassword",i("settings.currentPassword")):be}
    ${u(s,"newPassword",{label:i("settings.newPassword"),hint:i("settings.passwordHint"),kind:"password",required:!0,least:8,most:255,complete:"new-password"})}
    ${e.identityLinked?jr():be}
    <div class="row end">${S(s,i("action.save"))}</div>
  </form>`;async function Dr(e){let t=i("settings.unlinkTitle",{name:Qt()});await F(t,i("settings.unlinkText"),i("settings.unlink"))&&e.unlink()}async function Hr(e,t){if(!t.asksPassword)return;e.preventDefault();let s=i("settings.link",{name:Qt()});await B(a=>t.confirmForm(a),s,a=>K`
    <p>${i("settings.linkText")}</p>
    ${v(a)}
    ${wt(a,"password",i("account.password"))}`,()=>K`<button type="submit">${i("settings.linkGo")}</button>`)&&location.assign(Ke({link:"true"}))}var Er=e=>K`
  <p>${c("check")} ${i("settings.linked")}</p>
  <p><button type="button" class="quiet" @click=${()=>Dr(e)}>${i("settings.unlink")}</button></p>`,Nr=e=>K`
  <p>${i("settings.notLinked")}</p>
  <p>
    <a class="button quiet" href=${Ke({link:"true"})} @click=${t=>Hr(t,e)}>
      ${i("settings.link",{name:Qt()})}
    </a>
  </p>`,ma=e=>K`
  <section class="card">
    <h2>${i("settings.identity",{name:Qt()})}</h2>
    ${e.user.identityLinked?Er(e):Nr(e)}
  </section>`;async function Cr(e){await B(s=>e.deleteForm(s),i("settings.deleteTitle"),s=>K`
    <p>${i("settings.deleteText")}</p>
    ${v(s)}
    ${_t(s)}
    ${e.asksPassword?wt(s,"password",i("account.password")):be}`,()=>K`<button type="submit" class="danger">${i("settings.delete")}</button>`)&&await e.leaveDeleted()}var ha=e=>K`
  <section class="card">
    ${z("data",i("settings.data"))}
    <p>${i("settings.dataText")}</p>
    <p><a class="button quiet" href="/api/users/me/export" download>${i("settings.download")}</a></p>
    <p>${i("settings.archiveText")}</p>
    <p><a class="button quiet" href="/api/users/me/archive" download>${i("settings.archive")}</a></p>
    <p><a class="button quiet" href="/import">${i("settings.import")}</a></p>
    <h3>${i("settings.deleteHead")}</h3>
    <p>${i("settings.deleteHint")}</p>
    <p><button type="button" class="danger" @click=${()=>Cr(e)}>${i("settings.delete")}</button></p>
  </section>`;import{html as Rr}from"../lib/lit-html/lit-html.js";async function zr(e){try{await navigator.clipboard.writeText(e),p(i("secret.copied"))}catch{document.getElementById("secret").select(),p(i("secret.selected"))}}var Xe=({title:e,text:t,label:s,value:n})=>lt(a=>Rr`
  <h2>${e}</h2>
  <p>${t}</p>
  <div class="field">
    <label for="secret">${s}</label>
    <input id="secret" readonly spellcheck="false" autocomplete="off" .value=${n} @focus=${o=>o.target.select()}>
  </div>
  <div class="row end">
    <button type="button" class="quiet" @click=${()=>a()}>${i("action.close")}</button>
    <button type="button" @click=${()=>zr(n)}>${c("copy")} ${i("secret.copy")}</button>
  </div>`,{label:e});function Wr({mediaBytes:e,mediaLimit:t}){let s=tt(e);return t===null?i("admin.usage",{size:s}):t?i("admin.usageOf",{size:s,limit:tt(t)}):i("admin.usageUnlimited",{size:s})}var Vr=e=>[i("admin.joined",{date:Z(e.createdAt)}),e.seenAt?i("admin.seen",{date:Z(e.seenAt)}):i("admin.notSeen"),i("admin.finds",{n:e.findCount}),Wr(e),e.invitedBy&&i("admin.invitedBy",{name:e.invitedBy.username})],Gr=({suspendedAt:e,endsAt:t})=>t?i("admin.suspendedUntil",{date:$t(t)}):i("admin.suspendedSince",{when:Ae(e)}),Yr=e=>I`<p class="note">${Gr(e)}<br><span dir="auto">${i("admin.reasonIs",{reason:e.reason})}</span></p>`,Jr=e=>e.suspension?I`<span class="person"><span class="avatar none">${c("block")}</span> <span class="strong">${e.username}</span></span>`:I`<a class="person" href="/people/${e.id}">${rt(e)} <span class="strong">${e.username}</span></a>`,fa=(e,t)=>I`
  ${v(t)}
  ${_t(t)}
  ${e.asksPassword?wt(t,"password",i("account.password")):te}`,Zr=(e,t)=>B(s=>e.adminForm(t,s),i("admin.adminTitle",{name:t.username}),s=>I`
  <p>${i("admin.adminText")}</p>
  ${fa(e,s)}`,()=>I`<button type="submit" class="danger">${i("admin.admin")}</button>`);async function Kr(e,t){await F(i("admin.memberTitle",{name:t.username}),i("admin.memberText"),i("admin.member"))&&e.demote(t)}var Xr=["instance","own","none"],Qr=(e,t)=>{e.kind??=t.mediaLimit===null?"instance":t.mediaLimit?"own":"none";let s=n=>{e.kind=n.target.value,e.update()};return I`
    ${v(e)}
    <div class="field">
      <label for="kind">${i("admin.limit")}</label>
      <select id="kind" name="kind" @change=${s}>
        ${Xr.map(n=>I`<option value=${n} ?selected=${n===e.kind}>${i(`admin.limits.${n}`)}</option>`)}
      </select>
    </div>
    ${e.kind==="own"?u(e,"size",{label:i("admin.size"),kind:"number",mode:"numeric",required:!0,value:t.mediaLimit?Math.round(t.mediaLimit/2**20):""}):te}`};async function Qe(e,t,s){let n=await e;return n&&p(i(t,{name:s.username})),n}var tc=(e,t)=>B(s=>e.limitForm(t,s),i("admin.limitTitle",{name:t.username}),s=>Qr(s,t),()=>I`<button type="submit">${i("action.save")}</button>`),ec=(e,t)=>B(s=>e.suspendForm(t,s),i("admin.suspendTitle",{name:t.username}),s=>I`
  <p>${i("admin.suspendText")}</p>
  ${v(s)}
  ${u(s,"reason",{label:i("admin.reason"),hint:i("admin.reasonHint"),kind:"area",value:t.suspension?.reason,required:!0,most:500})}
  ${u(s,"days",{label:i("admin.days"),hint:i("admin.daysHint"),kind:"number",mode:"numeric"})}`,()=>I`<button type="submit" class="danger">${i("admin.suspend")}</button>`);async function sc(e,t){let s="";await B(o=>e.linkForm(t,r=>{s=r,o()}),i("admin.linkTitle",{name:t.username}),o=>I`
    <p>${i("admin.linkAsk",{name:t.username})}</p>
    ${fa(e,o)}`,()=>I`<button type="submit">${i("admin.linkMake")}</button>`)&&await Xe({title:i("admin.link"),text:i("admin.linkText",{name:t.username}),label:i("admin.linkLabel"),value:s})}async function ic(e,t){let s=B(n=>e.deleteForm(t,n),i("admin.deleteTitle",{name:t.username}),n=>I`
    <p>${i("admin.deleteText")}</p>
    ${v(n)}
    ${u(n,"name",{label:i("admin.deleteName",{name:t.username}),required:!0,complete:"off"})}
    ${u(n,"reason",{label:i("admin.reason"),hint:i("admin.logHint"),most:500})}`,()=>I`<button type="submit" class="danger">${i("admin.delete")}</button>`);await Qe(s,"admin.deleteDone",t)&&g("account-search")}function nc(e,t){let s=(a,o,r)=>({text:a,label:`${a}: ${t.username}`,run:o,isDanger:r}),n=[t.role==="admin"?s(i("admin.member"),()=>Kr(e,t)):s(i("admin.admin"),()=>Qe(Zr(e,t),"admin.adminDone",t)),s(i("admin.limit"),()=>Qe(tc(e,t),"admin.limitDone",t))];return e.isMe(t)?n:[...n,...t.suspension?[]:[s(i("admin.link"),()=>sc(e,t))],s(i(t.suspension?"admin.suspendAgain":"admin.suspend"),()=>Qe(ec(e,t),"admin.suspendDone",t),!t.suspension),...t.suspension?[s(i("admin.lift"),()=>e.lift(t))]:[],s(i("admin.delete"),()=>ic(e,t),!0)]}var $a=(e,t)=>I`
  <li class="account">
    <div class="row between">
      <span class="row">
        ${Jr(t)}
        ${t.role==="admin"?I`<span class="badge">${i("admin.role")}</span>`:te}
        ${e.isMe(t)?I`<span class="badge">${i("people.you")}</span>`:te}
        ${t.suspension?I`<span class="badge warning">${i("admin.suspended")}</span>`:te}
      </span>
      ${Mt(i("people.menu",{name:t.username}),nc(e,t))}
    </div>
    <p class="soft facts">${Vr(t).filter(Boolean).map(s=>I`<span>${s}</span>`)}</p>
    ${t.suspension?Yr(t.suspension):te}
  </li>`;function oc(e,t){e.preventDefault(),t.search()}var rc=e=>ts`
  <form role="search" @submit=${t=>oc(t,e)}>
    <label for="account-search">${i("people.search")}</label>
    <div class="search">
      ${c("search")}
      <input id="account-search" type="search" maxlength="31" autocomplete="off" autocapitalize="none" spellcheck="false"
        .value=${e.text} @input=${t=>e.type(t.target.value)}>
    </div>
  </form>
  <div class="chips" role="group" aria-label=${i("admin.which")}>
    ${ei.map(t=>Xt(e.status===t,i(`admin.statuses.${t}`),()=>e.choose(t)))}
  </div>`;function cc(e){let{items:t,problem:s,load:n}=e.list;return s?d(s,n):t?t.length?ts`
    <ul class="people" aria-label=${i("admin.people")}>${t.map(a=>$a(e,a))}</ul>
    ${q(e.list)}`:ts`<p class="soft" role="status">${i("admin.noAccounts")}</p>`:$(4)}function ga(e){let t=new Ge(e);return{title:i("admin.people"),ready:t.list.load(),view:()=>ts`
      ${h(i("admin.people"),ac,"/admin")}
      <section class="card">${rc(t)}${cc(t)}</section>`,close:()=>t.close()}}import{html as Oa,nothing as bc}from"../lib/lit-html/lit-html.js";var ba=2**20,wa="/api/admin/instance",ya=["invite","open","closed"],va=["members","admins","off"],es=class{values=null;constructor(t){this.loading=H(t,async()=>{this.values=await w(wa,{signal:t.signal})}),this.form=new b({send:s=>this.#t(s),update:t.update})}isFixed(t){return this.values.fixed.includes(t)}get limit(){return this.values.mediaLimit?Math.round(this.values.mediaLimit/ba):""}async#t({name:t,description:s,rules:n,contact:a,registration:o,invites:r,mediaLimit:l}){let f={name:t.trim(),description:s.trim(),rules:n.trim(),contact:a.trim()};o!==this.values.registration&&(f.registration=o),r!==this.values.invites&&(f.invites=r),l!==void 0&&l!==String(this.limit)&&(f.mediaLimit=Math.round(Number(l)*ba)),this.values=await D(wa,f);let{fixed:U,mediaLimit:Tt,registration:Dt,invites:xr,...Or}=this.values;Object.assign(m(),{instance:Or,registration:Dt,invites:Dt==="closed"?"off":xr}),p(i("admin.saved"))}},ss=class{values=null;busy=!1;#t;constructor(t){this.#t=t,this.loading=H(t,async()=>{this.values=await w("/api/admin/checks",{signal:t.signal})})}run=async()=>{this.busy||(this.busy=!0,this.#t.update(),await this.loading.load(),this.busy=!1,this.#t.update())}},is=class{values=null;constructor(t){this.loading=H(t,async()=>{this.values=await w("/api/admin/overview",{signal:t.signal})})}};import{html as ns,nothing as ii}from"../lib/lit-html/lit-html.js";var lc={ok:"check",warn:"flag",fail:"close"},pc=e=>ns`
  <li class="row finding ${e.status}">
    ${c(lc[e.status])}
    <span class="grow">
      <span class="strong">${i(`admin.check.${e.status}`)}</span> <span class="soft" lang="en">${e.check}</span><br>
      <span lang="en">${e.text}</span>
      ${e.fix?ns`<br><span lang="en" class="soft">${e.fix}</span>`:ii}
    </span>
  </li>`;function uc({status:e,findings:t}){return ns`
    <p class="strong">${i(`admin.checked.${e}`)}</p>
    <ul class="people">${t.map(pc)}</ul>`}var ka=e=>ns`
  <section class="card" id="checks">
    <h2>${i("admin.checks")}</h2>
    <p class="hint">${i("admin.checksText")}</p>
    <div class="stack" aria-live="polite">
      ${e.loading.problem?d(e.loading.problem,e.run):ii}
      ${e.values&&!e.loading.problem?uc(e.values):ii}
    </div>
    <div><button class="quiet" id="check" type="button" aria-busy=${e.busy?"true":"false"} @click=${e.run}>
      ${i(e.values?"admin.checkAgain":"admin.check")}</button></div>
  </section>`;import{html as vt,nothing as we}from"../lib/lit-html/lit-html.js";var dc=["disk_nearly_full","clock_apart","push_off","no_base_url","registration_open","storage_failing","data_folder","no_ffmpeg","decoders_not_confined","backup_missing"],yt=(e,t)=>vt`<div class="row between"><dt>${e}</dt><dd class="strong">${t}</dd></div>`,mc=e=>i("admin.jobsOf",{push:L(e.pushJobs),media:L(e.mediaJobs)}),hc=e=>vt`
  ${yt(i("admin.backup"),e.lastAt?vt`${C(e.lastAt)}, ${i(`admin.backup.${e.result}`)}`:i(`admin.backup.${e.result}`))}
  ${yt(i("admin.backupPlace"),e.place)}`,fc=e=>vt`
  <dl class="stack">
    ${yt(i("admin.users"),L(e.users))}
    ${yt(i("admin.publicFinds"),L(e.finds))}
    ${yt(i("admin.media"),tt(e.mediaBytes))}
    ${e.diskFree===null?we:yt(i("admin.disk"),tt(e.diskFree))}
    ${e.pushJobs||e.mediaJobs?yt(i("admin.jobs"),mc(e)):we}
    ${e.backup?hc(e.backup):we}
    ${yt(i("admin.swept"),e.sweptAt?C(e.sweptAt):i("admin.never"))}
    ${yt(i("admin.version"),`${e.version}, ${e.database==="postgres"?"PostgreSQL":"SQLite"}`)}
  </dl>`,$c=e=>vt`<li class="note">${i(`admin.problem.${e}`)}</li>`,gc=e=>vt`
  <details>
    <summary>${i("admin.largest")}</summary>
    <ul class="plain-list">
      ${e.map(t=>vt`
        <li class="row between"><a href="/admin/people?q=${t.username}">${t.username}</a> <span>${tt(t.mediaBytes)}</span></li>`)}
    </ul>
  </details>`;function xa({values:e,loading:t}){if(t.problem)return d(t.problem,t.load);if(!e)return $(3);let s=e.problems.filter(n=>dc.includes(n));return vt`
    ${s.length?vt`<ul class="stack plain-list" aria-label=${i("admin.problems")}>${s.map($c)}</ul>`:we}
    <section class="card">
      <h2>${i("admin.state")}</h2>
      ${fc(e)}
      ${e.largest.length?gc(e.largest):we}
    </section>`}var wc=[["people","/admin/people","people"],["invites","/invites","plus"],["reports","/admin/reports","flag"],["log","/admin/log","feed"],["instance","/admin/instance","gear"]],yc=([e,t,s])=>Oa`
  <li>
    <a class="area" href=${t}>
      ${c(s)}
      <span class="grow"><span class="strong">${i(`admin.${e}`)}</span><br><span class="soft">${i(`admin.about.${e}`)}</span></span>
      ${c("next")}
    </a>
  </li>`;function Pa(e){let t=new is(e),s=new ss(e);return{title:i("admin.title"),ready:t.loading.load(),view:()=>Oa`
      ${h(i("admin.title"),bc,"/profile")}
      <section class="card">
        <ul class="people">${wc.map(yc)}</ul>
        <p class="hint">${i("admin.private")}</p>
      </section>
      ${xa(t)}
      ${ka(s)}`}}import{html as as,nothing as qa}from"../lib/lit-html/lit-html.js";var Fa={role_changed:"shield",media_limit_changed:"gear",account_suspended:"block",suspension_lifted:"check",account_deleted:"trash",invite_revoked:"close",sign_in_link_created:"lock",sign_in_link_used:"lock",report_closed:"flag",find_hidden:"block",find_shown:"check",find_deleted:"trash",comment_hidden:"block",comment_shown:"check",comment_deleted:"trash",instance_changed:"gear"},vc={mediaLimit:"limitOfAll",invites:"whoInvites"},kc=e=>parseInt(e,10)?tt(parseInt(e,10)):i(`admin.limits.${e.startsWith("0 ")?"none":"instance"}`);function xc({action:e,reason:t}){return e==="role_changed"?i(`admin.roles.${t}`):e==="report_closed"?i(`report.result.${t}`):e==="instance_changed"?t.split(", ").map(s=>i(`admin.${vc[s]??s}`)).join(", "):e==="media_limit_changed"?kc(t):t}function Oc(e){let t={actor:e.actorName||i("admin.commandLine"),target:e.targetName,action:e.action};return i(Fa[e.action]?`admin.act.${e.action}`:"admin.act.other",t)}var Pc=e=>as`
  <li class="row act">
    ${c(Fa[e.action]??"shield")}
    <span class="grow">
      <span class="strong">${Oc(e)}</span><br>
      ${e.reason?as`<span dir="auto">${xc(e)}</span><br>`:qa}
      <span class="soft">${C(e.createdAt)}</span>
    </span>
  </li>`;function qc(e){return e.problem?d(e.problem,e.load):e.items?e.items.length?as`
    <section class="card">
      <p class="hint">${i("admin.logText")}</p>
      <ul class="people">${e.items.map(Pc)}</ul>
      ${q(e)}
    </section>`:A(i("admin.noActs"),i("admin.noActsText")):$(4)}function Ta(e){let t=M(e,"/api/admin/log");return{title:i("admin.log"),ready:t.load(),view:()=>as`${h(i("admin.log"),qa,"/admin")}${qc(t)}`}}import{html as X,nothing as xt}from"../lib/lit-html/lit-html.js";async function ni(){if(!await caches.has(de))return null;let e=await caches.open(de),[t]=await e.keys(),s=t&&await(await e.match(t))?.formData();return s?{key:t,values:Fc(s),files:s.getAll("file"),left:Number(s.get("left"))}:null}function Fc(e){let t=e.get("title"),s=[e.get("text"),e.get("url")].filter(Boolean).join(`
`);return{...t?{title:t}:{},...s?{description:s}:{}}}async function La(e){let t=await caches.open(de);return await t.delete(e),(await t.keys()).length===0&&await caches.delete(de),ni()}var Tc=8,Lc=e=>Et(e)?i(`category.${e}`):e,os=class{items=[];at=-1;#t;#e=null;#s=[];#i=!1;constructor(t){this.#t=t}async follow(t){this.#i=!0,this.#n(t),this.#e??=w("/api/finds/categories",{signal:this.#t.signal}).catch(()=>(this.#e=null,[])),this.#s=await this.#e,this.#i&&this.#n(t)}close(){this.#i=!1,this.#a([])}move(t){let s=this.items.length;this.at=this.at<0&&t<0?s-1:(this.at+t+s)%s,this.#t.update()}#n(t){let s=Ks(t.trim()),n=new Set(this.#s.map(o=>o.category)),a=s?At.filter(o=>!n.has(o)).map(o=>({category:o,ownCount:0,count:0})):[];this.#a([...this.#s,...a].filter(({category:o})=>{let r=Ks(Lc(o));return r.includes(s)&&(r!==s||Et(o))}).slice(0,Tc))}#a(t){Object.assign(this,{items:t,at:-1}),this.#t.update()}};var Sc=1200*36e5,rs=class{id;stored=null;#t;#e;#s;#i=null;#n=new Set;#a=!1;#o=!1;constructor(t){this.#t=t,this.#s=!t.params.id;let s=t.params.id??t.query.get("draft");this.#r(new RegExp(`^${zi}$`).test(s)||!this.#s?s:Zt()),this.#s&&!this.stored&&this.#r(Zt())}#r(t){this.id=t,this.#e=this.#s?bt(t):Tn(t),this.stored=this.#e.get()}get findId(){return this.#i??=an(this.id)>Date.now()-Sc?this.id:Zt()}get path(){let t=new URLSearchParams(this.#t.query);return t.set("draft",this.id),`/new?${t}`}save(t){if(!(this.#o||this.#t.signal.aborted)){if(!t)return this.#e.remove();this.#e.set({...t,at:Date.now()}),this.#s&&!this.#a&&this.#t.rename(this.path),this.#a=!0}}async files(){if(!this.stored||!this.#s)return[];let t=new Set(this.stored.media?.map(n=>n.key)),s=await Ne(this.id);for(let{key:n}of s)this.#n.add(n);return s.filter(n=>!t.has(n.key))}get hasFiles(){return this.#n.size>0}release(t){let s=new Set(t.filter(n=>!n.media).map(n=>n.key));for(let n of this.#n)s.has(n)||(this.#n.delete(n),Sn(n))}remove(){return this.#o=!0,this.#e.remove(),this.#s?Ce(this.id):null}};var Bc=2,cs=class{items=[];isWhole=!1;#t;#e;constructor(t,s){this.#t=t,this.#e=s}get shown(){return this.isWhole?this.items:this.items.slice(0,Bc)}async load(){await Bn();let t=await Ne();if(this.#t.signal.aborted)return;this.close();let s=Ee().filter(n=>n.id!==this.#e);this.items=s.map(n=>{let a=n.media?.find(r=>r.at>Date.now()-De),o=a?null:t.find(r=>r.draft===n.id&&r.file.type.startsWith("image/"))?.file;return{draft:n,media:a,preview:o?URL.createObjectURL(o):""}}),this.#t.update()}showAll(){this.isWhole=!0,this.#t.update()}remove({draft:t}){bt(t.id).remove(),this.items=this.items.filter(s=>s.draft!==t),this.#t.update(),p(i("edit.draftDeleted"),"",{text:i("action.undo"),run:()=>this.#s(t)})}#s(t){return bt(t.id).set(t),this.load()}close(){for(let{preview:t}of this.items)t&&URL.revokeObjectURL(t)}};var ls=class{locationId="";#t;#e="";constructor(t){this.#t=t}async read(){let[t,s]=await Ci(`/api/finds/${this.#t}`);return this.#e=s,this.locationId=t.locationId,t}overwrite(){this.#e=""}async save(t,s,n,a){try{let o=await un(s),r=o===this.locationId?{}:{locationId:o};return this.#t?await this.#s({...t,...r},n):(this.locationId=o,await dn(a,{...t,locationId:o,media:n.media}))}catch(o){let r=wn(o);throw r.length?(n.removeMissing(r),{code:"failed",text:i("edit.photosGone")}):o}}#s(t,{isChanged:s,media:n,removed:a}){let o=n.map(l=>l.id?{id:l.id,caption:l.caption??null}:l),r=s?{media:o,mediaToDelete:a}:{};return R(`/api/finds/${this.#t}`,{...t,...r},{headers:this.#e?{"If-Match":this.#e}:{}})}};async function oi(e){try{let t=new DataView(await e.slice(0,262144).arrayBuffer());if(t.getUint16(0)!==65496)return ai;for(let s=2;s+10<t.byteLength;s+=2+t.getUint16(s+2)){let n=t.getUint16(s);if(n===65505&&t.getUint32(s+4)===1165519206)return Ic(Ac(t,s+10));if(n===65498||n>>8!==255)return ai}}catch{}return ai}var ai={place:null,time:""},Sa=async e=>(await oi(e)).place;function Ac(e,t){let s=e.getUint16(t)===18761,n=l=>e.getUint16(t+l,s);return{u32:l=>e.getUint32(t+l,s),text:(l,f)=>String.fromCharCode(...Array.from({length:f},(U,Tt)=>e.getUint8(t+l+Tt))),entries:l=>new Map(Array.from({length:n(l)},(f,U)=>[n(l+2+12*U),l+10+12*U]))}}function Ic(e){let t=e.entries(e.u32(4)),s=(n,a,o)=>{try{return t.has(n)?a(e,e.entries(e.u32(t.get(n)))):o}catch{return o}};return{place:s(34853,_c,null),time:s(34665,Mc,"")}}function Mc({u32:e,text:t},s){let n=s.get(36867),a=n===void 0?null:/^(\d{4}):(\d\d):(\d\d) (\d\d:\d\d:\d\d)$/.exec(t(e(n),19));return a?`${a[1]}-${a[2]}-${a[3]}T${a[4]}`:""}function _c({u32:e,text:t},s){let n=(r,l)=>{if(!s.has(r)||!s.has(l))return NaN;let f=e(s.get(l)),U=Dt=>e(f+8*Dt)/e(f+8*Dt+4),Tt=U(0)+U(1)/60+(U(2)||0)/3600;return"SW".includes(t(s.get(r),1))?-Tt:Tt},a=n(1,2),o=n(3,4);return Math.abs(a)<=90&&Math.abs(o)<=180&&(a||o)?{lat:a,lng:o}:null}async function ye(e){if(!/^image\/(jpeg|png|webp|avif|heic|heif)$/.test(e.type))return e;try{return await Uc(e)}catch{return e}}async function Uc(e){let t=await createImageBitmap(e,{imageOrientation:"from-image"}),s=Math.min(1,2560/Math.max(t.width,t.height));if(s===1&&e.size<409600)return t.close(),e;let n=new OffscreenCanvas(Math.max(1,Math.round(t.width*s)),Math.max(1,Math.round(t.height*s))),a=n.getContext("2d");a.fillStyle="#fff",a.fillRect(0,0,n.width,n.height),a.drawImage(t,0,0,n.width,n.height),t.close();let o=await n.convertToBlob({type:"image/jpeg",quality:.85});return o.size<e.size?new File([o],e.name.replace(/\.\w+$/,"")+".jpg",{type:"image/jpeg"}):e}var jc=.15,Ba=e=>e.slice(0,10);function Dc(e){let t="";return e.map(n=>({photo:n,time:t=n.time||t})).sort((n,a)=>n.time<a.time?-1:n.time>a.time?1:0).map(n=>n.photo)}var Aa=e=>e.find(t=>t.place)?.place??null,Ia=e=>e.find(t=>t.time)?.time??"";function Hc(e,t,s){let[n,a]=[Aa(e),Ia(e)];return e.length<s&&(!n||!t.place||Ht(n,t.place)<=jc)&&(!a||!t.time||Ba(a)===Ba(t.time))}function Ma(e,t){let s=[];for(let n of Dc(e)){let a=s.findLast(o=>Hc(o,n,t));a?a.push(n):s.push([n])}return s}var ve=e=>({place:Aa(e),time:Ia(e)}),_a=(e,t)=>e.flatMap((s,n)=>n===t?[]:n===t-1?[[...s,...e[t]]]:[s]),Ua=(e,t,s)=>e.flatMap((n,a)=>a===t?[n.slice(0,s),n.slice(s)]:[n]);var ps=class{groups=null;busy=!1;#t;#e=new Map;constructor(t){this.#t=t}get most(){return m().limits.mediaPerFind}get count(){return this.groups.flat().length}async consider(t,s){if(this.groups)return this.consider([...this.decline(),...t],s);if(t.length<2)return!1;let n=await Promise.all(t.map(async o=>({file:o,...await oi(o)}))),a=Ma(n,this.most);if(this.#t.signal.aborted||a.length<2&&t.length<=s)return!1;for(let o of n)o.preview=o.file.type.startsWith("image/")?URL.createObjectURL(o.file):"";return this.#s(a),!0}#s(t){this.groups=t,this.#t.update();for(let s of t)this.#i(s)}async#i(t){let{place:s}=ve(t);if(!s||this.#e.has(t[0]))return;this.#e.set(t[0],"");let{name:n}=await je(s,{signal:this.#t.signal});this.#e.set(t[0],n),this.#t.update()}describe=t=>({name:ve(t).place?this.#e.get(t[0])??"":"",time:ve(t).time});canMerge=t=>t>0&&this.groups[t-1].length+this.groups[t].length<=this.most;merge(t){this.#s(_a(this.groups,t))}split(t,s){this.#s(Ua(this.groups,t,s))}decline(){let t=this.groups.flat().map(s=>s.file);return this.close(),this.#t.update(),t}async accept(){if(this.busy)return;this.busy=!0,this.#t.update();let t=this.groups.map(()=>Zt()),s=Date.now(),n=y()?.id;try{for(let[a,o]of this.groups.entries())await this.#n(n,t[a],o,s-a)}catch{if(y()?.id!==n)return null;for(let a of t)await Ec(a);return this.busy=!1,this.#t.update(),p(i("group.noRoom"))}await this.#t.go(`/new?draft=${t[0]}`),p(i("group.made",{n:t.length}))}async#n(t,s,n,a){if(y()?.id!==t)throw{code:"stopped"};let{place:o}=ve(n),r={id:s,at:a,isPublic:ue.get()!=="friends",media:[],label:this.describe(n).name};if(bt(s).set(o?{...r,place:{point:o,source:"photo",photo:o}}:r),!bt(s).get())throw{code:"storage"};await Ln(s,n.map(l=>l.file),t)}close(){for(let{preview:t}of this.groups?.flat()??[])t&&URL.revokeObjectURL(t);this.groups=null}};async function Ec(e){bt(e).remove(),await Ce(e)}var Nc=2,Cc=2,Rc=60,ke=class{removed=[];#t=!1;#e;#s;#i;#n;#a=()=>{};constructor(t,{changed:s,placed:n=()=>{},signal:a,send:o=Jt}){this.items=t.map(({at:r,key:l,caption:f="",...U})=>({media:U,at:r,key:l,caption:f,state:"done"})),this.#e=r=>{this.#a(),s(r)},this.#s=n,this.#i=a,this.#n=o,addEventListener("online",()=>this.#p(),{signal:a})}get most(){return m().limits.mediaPerFind}get isBusy(){return this.items.some(t=>["waiting","sending","paused"].includes(t.state))}get isPaused(){return this.items.some(t=>t.state==="paused")}async settled(){for(;this.isBusy&&!this.isPaused;)await new Promise(t=>{this.#a=t})}files(){return Promise.all(this.items.map(async({media:t,at:s,file:n,caption:a})=>{let o=n?await ye(n):null;return t?{media:t,at:s,caption:a,blob:o}:{caption:a,blob:o,name:n.name||"file"}}))}get hasFailed(){return this.items.some(t=>t.state==="failed")}get isChanged(){return this.#t||this.removed.length>0||this.items.some(t=>!t.media?.id)}get media(){return this.items.filter(t=>t.media).map(t=>mn(t.media,t.caption))}get draft(){return this.items.filter(t=>t.media).map(({media:t,at:s,key:n,caption:a})=>({...t,at:s,key:n,caption:a}))}async add(t,s=[]){if(this.#i.aborted)return;let n=this.most-this.items.length,a=[...t].slice(0,n),o=a.map((r,l)=>({file:r,key:s[l],caption:"",preview:URL.createObjectURL(r),state:"waiting",progress:0}));this.items=[...this.items,...o],this.#e(t.length>n?i("upload.tooMany",{n:this.most}):""),await this.#o(a),this.#r()}async#o(t){for(let s of t){let n=await Sa(s);if(this.#i.aborted)return;if(n)return this.#s(n)}}#r(){if(this.#i.aborted)return;let t=Nc-this.items.filter(s=>s.state==="sending").length;for(let s of this.items.filter(n=>n.state==="waiting").slice(0,t))this.#l(s)}async#l(t){t.stop=new AbortController,Object.assign(t,{state:"sending",progress:0,problem:null}),this.#e();try{let s=await this.#u(t);if(!s)return;Object.assign(t,{media:s,at:Date.now(),state:"done"})}catch(s){if(s.name==="AbortError")return;Object.assign(t,{state:Ie(s)?"paused":"failed",problem:x(s)}),t.state==="paused"&&this.#c(t,s.retryAfter)}this.#e(),this.#r()}#c(t,s){t.pause=Math.min(Rc,(t.pause??Cc/2)*2),t.timer=setTimeout(()=>this.retry(t),1e3*(s||t.pause))}#p(){for(let t of this.items.filter(s=>s.state==="paused"))this.retry(t)}async#u(t){let{signal:s}=t.stop,n=await ye(t.file),{videoBytes:a,imageBytes:o}=m().limits,r=n.type.startsWith("video/")?a:o;if(n.size>r)throw{code:"large",text:i("upload.large",{size:Ni(r)})};if(s.aborted)return null;let l=U=>{t.progress=U,this.#e()},[f]=await this.#n("POST","/api/media",n,{signal:s,progress:l});return f}retry(t){clearTimeout(t.timer),t.state="waiting",this.#r()}remove(t){clearTimeout(t.timer),t.stop?.abort(),t.preview&&URL.revokeObjectURL(t.preview),t.media?.id&&this.removed.push(t.media.id),this.items=this.items.filter(s=>s!==t),this.#e(),this.#r()}removeMissing(t){let s=this.items.filter(a=>a.media),n=new Set(t.map(a=>s[a]));this.items=this.items.filter(a=>!n.has(a)),this.#e()}move(t,s){this.items.splice(s,0,...this.items.splice(t,1)),this.#t=!0,this.#e()}setCaption(t,s){t.caption=s,this.#t=!0,this.#e()}stop(){for(let t of this.items)clearTimeout(t.timer),t.stop?.abort(),t.preview&&URL.revokeObjectURL(t.preview)}};var us=class{uploads=null;place=null;placeError="";share=null;photosExpired=!1;#t;#e;#s;#i;#n=null;#a;#o;constructor(t,s){this.#t=t,this.#o=s,this.#e=t.params.id,this.#s=new rs(t),this.#i=new ls(this.#e),this.form=new b({send:a=>this.#u(a),update:t.update});let n=this.#s.stored;this.isRestored=!!n,this.values={isPublic:ue.get()!=="friends",...n},this.proposals=new os(t),this.drafts=new cs(t,this.#s.id),this.several=new ps(t),this.loading=H(t,()=>this.isNew?this.#l():this.#r(n))}get isNew(){return!this.#e}get isOther(){return this.#n??!!(this.values.category&&!Et(this.values.category))}get title(){return i(this.isNew?"edit.new":"edit.title")}get back(){return this.isNew?"/":`/finds/${this.#e}`}async#r(t){let s=await this.#i.read();this.#a=bn(s),this.values={...s,...this.#a,...t},this.uploads=new ke(s.media,{changed:this.#c,signal:this.#t.signal}),this.place=new et(this.#t,t?.place??pn(s),this.#p)}async#l(){let t=await ln(this.#t.query,this.values.place),s=this.values.media??[],n=s.filter(r=>r.at>Date.now()-De);this.photosExpired=n.length<s.length;let a=r=>this.place.suggestPoint(r);this.uploads=new ke(n,{changed:this.#c,placed:a,signal:this.#t.signal}),this.place=new et(this.#t,t,this.#c),this.place.point&&!this.place.label&&this.place.propose(),this.drafts.load();let o=await this.#s.files();o.length&&this.uploads.add(o.map(r=>r.file),o.map(r=>r.key)),this.share=this.#t.query.has("shared")?await ni():null}#c=t=>{t&&p(t),this.isNew&&this.saveDraft(),this.#t.update()};#p=()=>{this.saveDraft(),this.#t.update()};async addFiles(t){let{items:s,most:n}=this.uploads;(!this.isNew||!await this.several.consider(t,n-s.length))&&await this.uploads.add(t)}change(t){this.values={...this.values,...t},this.saveDraft(),this.#t.update()}chooseCategory(t){this.#n=t==="other"&&!this.isOther,this.change({category:t===this.values.category||t==="other"?"":t})}saveDraft(){let t=hn(this.values),s=this.place?.value;if(!this.isNew)return this.#s.save(s?.location?.id===this.#i.locationId?t:{...t,place:s});let n=this.uploads.draft,a=![t.title,t.description,t.category,s?.point,n.length,this.#s.hasFiles].some(Boolean);this.#s.save(a?null:{...t,place:s,label:this.place?.label,media:n,id:this.#s.id}),this.#s.release(this.uploads.items)}async resolveShare(t){let{values:s,files:n,key:a}=this.share;this.share=null,t&&n.length&&await this.addFiles(n),this.share=await La(a),this.change(t?s:{}),this.form.clear("title"),this.#t.update()}async submit(t){return this.placeError="",await this.form.submit(t),!this.placeError}async#u(t){let{point:s,name:n,location:a}=this.place.value,o={point:s,name:n||this.place.proposal,location:a};if(!s){this.placeError=i("spot.missing"),this.#t.update();return}if(await this.uploads.settled(),this.uploads.hasFailed||!this.isNew&&this.uploads.isPaused)throw{code:"failed",text:i("edit.uploadFailed")};let r=fn({category:this.values.category??"",...t},this.#a);if(this.isNew&&this.uploads.isPaused)return this.#m(r,o);try{let l=await this.#i.save(r,o,this.uploads,this.#s.findId);$n(l,t)&&await this.#o.showHome()&&await gn(l.id,t).catch(f=>p(x(f))),await this.#d(`/finds/${l.id}`,i(this.isNew?"edit.published":"edit.saved"))}catch(l){if(!this.isNew||!Ie(l))throw l;await this.#m(r,o)}}async#m(t,s){await vn(this.#s.findId,{body:t,place:s,locationId:this.#i.locationId},this.uploads),await this.#d("/waiting",i("outbox.added"))}async#d(t,s=""){s&&this.isNew&&ue.set(this.values.isPublic?"public":"friends"),await this.#s.remove(),await this.#t.go(t,{replace:!0});let[n]=this.isNew?Ee():[],a=n&&{text:i("edit.next"),run:()=>this.#t.go(`/new?draft=${n.id}`)};s&&p(s,"",a)}overwrite(){this.#i.overwrite()}discard(){return this.uploads?.stop(),this.#d(this.isNew?"/new":`${this.back}/edit`)}close(){this.uploads?.stop(),this.place?.close(),this.drafts.close(),this.several.close()}};import{html as ee,nothing as ri}from"../lib/lit-html/lit-html.js";function zc(e,t){e.remove(t),g(e.items.length?"drafts-title":"main")}var Wc=({media:e,preview:t})=>ee`
  <span class="thumb">${e||t?ee`<img src=${e?.thumbnailUrl??t} alt="">`:c("edit")}</span>`;function Vc(e,t){let{draft:s}=t,n=s.title?.trim()||i("edit.untitled");return ee`
    <li class="row draft">
      <a class="find grow" href="/new?draft=${s.id}">
        ${Wc(t)}
        <span class="what">
          <span class="name" dir="auto">${n}</span>
          ${s.label?ee`<span class="soft" dir="auto">${s.label}</span>`:ri}
          <span class="soft">${Ae(s.at)}</span>
        </span>
      </a>
      <button type="button" class="round" aria-label=${i("edit.draftDelete",{title:n})} @click=${()=>zc(e,t)}>
        ${c("trash")}
      </button>
    </li>`}var ja=e=>e.items.length?ee`
  <section class="card drafts" id="drafts" aria-labelledby="drafts-title">
    <h2 id="drafts-title" tabindex="-1">${i("edit.drafts")}</h2>
    <ul class="rows">${e.shown.map(t=>Vc(e,t))}</ul>
    ${e.shown.length<e.items.length?ee`
      <button type="button" class="link" @click=${()=>e.showAll()}>
        ${i("edit.allDrafts",{n:e.items.length})}
      </button>`:ri}
  </section>`:ri;var Da=e=>[...e?.files??[]].filter(t=>/^(image|video)\//.test(t.type)),Ha=e=>[...e.dataTransfer?.types??[]].includes("Files"),Gc=e=>e.target.matches?.("input, textarea")&&e.clipboardData.types.includes("text/plain");function Ea(e,t){let s=a=>document.body.classList.toggle("dropping",a),n=(a,o)=>document.addEventListener(a,o,{signal:e});n("dragover",a=>{Ha(a)&&(a.preventDefault(),s(!0))}),n("dragleave",a=>{a.relatedTarget||s(!1)}),n("drop",a=>{Ha(a)&&(a.preventDefault(),s(!1),document.querySelector("dialog[open]")||t(Da(a.dataTransfer)))}),n("paste",a=>{let o=Da(a.clipboardData);!o.length||Gc(a)||document.querySelector("dialog[open]")||(a.preventDefault(),t(o))}),e.addEventListener("abort",()=>s(!1))}import{html as st,nothing as li}from"../lib/lit-html/lit-html.js";import{html as xe,nothing as ci}from"../lib/lit-html/lit-html.js";var se="category";function Na(e,{category:t}){let s=document.getElementById(se);if(s.value=t,Et(t)){e.proposals.close(),e.chooseCategory(t),document.querySelector("#fold-category summary")?.focus();return}s.dispatchEvent(new Event("input",{bubbles:!0})),e.proposals.close()}function Yc(e,t){t.form.typed(e.target),t.proposals.follow(e.target.value)}function Jc(e,t){let{items:s,at:n}=t.proposals;if(!s.length){e.key==="ArrowDown"&&t.proposals.follow(e.target.value);return}let a={ArrowDown:1,ArrowUp:-1}[e.key];if(a)t.proposals.move(a);else if(e.key==="Escape")t.proposals.close();else if(e.key==="Enter"&&n>=0)Na(t,s[n]);else return;e.preventDefault()}var Zc=(e,t,s)=>xe`
  <li id="category-${s}" data-kind="category" role="option" aria-selected=${s===e.proposals.at?"true":"false"}
    @click=${()=>Na(e,t)}>
    ${Nt(t.category)}
    <span class="grow" dir="auto">${ct(t.category)}</span>
    <span class="soft far">${t.ownCount?i("categories.byYou",{n:t.ownCount}):t.count?L(t.count):ci}</span>
  </li>`,Kc=e=>{let{items:t}=e.proposals;return xe`
    <div class="proposals" ?hidden=${!t.length} @mousedown=${s=>s.preventDefault()}>
      <ul id="category-list" role="listbox" aria-label=${i("categories.used")}>${t.map((s,n)=>Zc(e,s,n))}</ul>
    </div>
    <span class="unseen" role="status">${t.length?i("categories.count",{n:t.length}):""}</span>`};function Ca(e){let{form:t,proposals:s}=e,n=t.errors[se];return xe`
    <div class="field">
      <label for=${se}>${i("categories.own")} <span class="soft">${i("form.optional")}</span></label>
      <div class="combo">
        <input id=${se} name=${se} type="text" dir="auto" role="combobox" autocomplete="off" data-most=${m().limits.category}
          aria-autocomplete="list" aria-controls="category-list" aria-expanded=${s.items.length?"true":"false"}
          aria-activedescendant=${s.at>=0?`category-${s.at}`:ci}
          aria-describedby=${n?"category-error":"category-hint"} aria-invalid=${n?"true":ci}
          .defaultValue=${e.values.category??""} @input=${a=>Yc(a,e)} @keydown=${a=>Jc(a,e)}
          @focus=${a=>s.follow(a.target.value)} @blur=${()=>s.close()}>
        ${Kc(e)}
      </div>
      ${In(t.left[se])}
      ${n?xe`<p class="error" id="category-error">${n}</p>`:xe`<p class="hint" id="category-hint">${i("categories.hint")}</p>`}
    </div>`}var ds=(e,t,s,n,a)=>st`
  <details class="fold" id="fold-${e}">
    <summary>${t} <span class="grow"><span>${s}</span> <span class="soft" dir="auto">${n}</span></span> ${c("next")}</summary>
    ${a}
  </details>`;function Wa(e){let t=e?.closest("details");t&&(t.open=!0)}var Xc=e=>ds("description",c("edit"),i("find.description"),e.values.description||i("edit.none"),u(e.form,"description",{label:i("find.description"),value:e.values.description??"",kind:"area",most:m().limits.description})),Ra=(e,t,s)=>st`
  <button type="button" class="chip" aria-pressed=${s?"true":"false"} @click=${()=>e.chooseCategory(t)}>
    ${Nt(t)} ${ct(t)}
  </button>`;function Qc(e){let{category:t}=e.values,[s,n]=t?[Nt(t),ct(t)]:[c("filter"),i("edit.none")];return ds("category",s,i("find.category"),n,st`
    <fieldset>
      <legend>${i("find.category")}</legend>
      <div class="chips">
        ${At.map(a=>Ra(e,a,a===t))}
        ${Ra(e,"other",e.isOther)}
      </div>
      ${e.isOther?Ca(e):li}
    </fieldset>`)}var za=(e,t,s,n,a)=>st`
  <label class="choice">
    <input type="radio" name="isPublic" value=${String(t)} ?checked=${e.values.isPublic===t}>
    <span>
      ${c(s)}
      <span>
        <span class="strong">${n}</span><br>
        <span class="soft">${a}</span>
      </span>
    </span>
  </label>`;function tl(e){let{isPublic:t}=e.values;return ds("audience",c(t?"globe":"lock"),i("edit.who"),i(t?"edit.public":"edit.private"),st`
    <fieldset class="choices">
      <legend>${i("edit.who")}</legend>
      ${za(e,!0,"globe",i("edit.public"),i("edit.publicText"))}
      ${za(e,!1,"lock",i("edit.private"),i("edit.privateText"))}
    </fieldset>`)}var el=["0","1","5","20"],zt=e=>Number(e)?i("place.area",{distance:Lt(Number(e))}):i("place.exact"),sl=e=>st`
  <div class="field">
    <label for="exact-for">${i("place.exactFor")}</label>
    <select id="exact-for" name="exactForFriends">
      ${["true","false"].map(t=>st`
        <option value=${t} ?selected=${e===t}>${i(t==="true"?"place.forFriends":"place.forMe")}</option>`)}
    </select>
  </div>`;function il(e){let{area:t="",exactForFriends:s="true"}=e.values;return ds("shown",c("map"),i("place.shown"),t===""?i("place.asSet"):zt(t),st`
    <div class="field">
      <label for="area">${i("place.shown")}</label>
      <select id="area" name="area">
        ${e.isNew?st`<option value="" ?selected=${t===""}>${i("place.asSet")}</option>`:li}
        ${el.map(n=>st`<option value=${n} ?selected=${t===n}>${zt(n)}</option>`)}
      </select>
      <p class="hint">${i(e.isNew?"place.shownHint":"place.recall")}</p>
    </div>
    ${Number(t)?sl(s):li}`)}var Va=e=>st`<div class="folds">${Xc(e)}${Qc(e)}${tl(e)}${il(e)}</div>`;import{html as hs,nothing as di}from"../lib/lit-html/lit-html.js";import{html as pt,nothing as Oe}from"../lib/lit-html/lit-html.js";var pi=16,Ga=10,nl=2,al={lat:25,lng:5,zoom:1},ms=class extends et{failed=!1;problem="";#t;#e=null;constructor(t,s){super(t,s.value,()=>this.#i()),this.#t=t,Object.assign(this,{nearby:s.nearby,proposal:s.proposal})}async showMap(t){this.failed=!1;let s=this.#s();try{let n=await t({view:s,onMove:a=>this.#a(a),onPick:a=>this.setPoint(a,"tap")});if(this.#t.signal.aborted)return n.close();this.#e=n,this.photo&&n.mark(this.photo,i("spot.photoPlace"),"one ghost")}catch{this.failed=!0}return this.#e&&this.point&&this.#i(),this.#t.update(),!this.point&&s.zoom>=Ga?this.setPoint({lat:s.lat,lng:s.lng},"tap"):this.point?this.propose():null}#s(){if(this.point)return{...this.point,zoom:pi};let t=on(_i.get());return t?.zoom?t:al}#i(){this.problem="";let t=this.#e?.where();t&&!this.#n(t)&&this.#e.setView({...this.point,zoom:this.source==="tap"?t.zoom:Math.max(pi,t.zoom)},{animate:!1}),this.#t.update()}#n(t){return Ht(this.point,t)<nl*rn(t)}#a(t){(!this.point||!this.#n(t))&&this.setPoint({lat:t.lat,lng:t.lng},"tap")}usePhoto(){return this.setPoint(this.photo,"photo")}useFound(t){return this.setPoint(Kt(t),"found",t.name)}distance=t=>this.point&&t?Ht(this.point,t):void 0;check(){let t=this.#e?.where().zoom??pi,s=this.source==="tap"&&!this.chosen&&t<Ga;return this.problem=this.point?s?i("spot.zoom"):"":i("spot.none"),this.#t.update(),!this.problem}close(){super.close(),this.#e?.close(),this.#e=null}};async function ie(e){let t=new AbortController,s=null,n=lt((o,r)=>(s??=new ms({signal:t.signal,update:r},e),dl(s,o)),{label:i("spot.title"),kind:"chooser"});Ya(s),await n&&e.take(s),t.abort(),s.close()}var Ya=e=>e.showMap(t=>Kn(document.getElementById("spot"),{...t,hasCross:!0})),ol=(e,t)=>pt`
  <div class="row">
    <button type="button" class="round" aria-label=${i("nav.back")} @click=${()=>t()}>${c("back")}</button>
    <place-search id="spot-search" class="grow" .label=${i("spot.search")} .near=${e.point} .distance=${e.distance}
      @choose=${({detail:s})=>e.useFound(s.value)}></place-search>
  </div>`,rl=e=>pt`
  <div class="mapbox">
    <div id="spot" role="application" aria-label=${i("spot.map")}></div>
    ${e.failed?d({code:"map",text:i("map.failed")},()=>Ya(e)):Oe}
  </div>`;function cl(e,t){let s=e.chosen?.id===t.id;return pt`
    <button type="button" class="chip" aria-pressed=${s?"true":"false"} @click=${()=>e.toggle(t)}>
      ${c(s?"check":"pin")} <bdi>${t.name}</bdi> <span class="soft">${Lt(t.distance)}</span>
    </button>`}var ll=e=>pt`
  <div class="chips scrolls" role="group" aria-label=${i("spot.proposals")}>
    <button type="button" class="chip" @click=${()=>e.locate()}>${c("here")} ${i("spot.here")}</button>
    ${e.photo&&e.source!=="photo"?pt`
      <button type="button" class="chip" @click=${()=>e.usePhoto()}>${c("camera")} ${i("spot.photoPlace")}</button>`:Oe}
    ${e.nearby.map(t=>cl(e,t))}
  </div>`,pl=e=>pt`
  <div class="field">
    <label for="place-name">${i("spot.name")} <span class="soft">${i("form.optional")}</span></label>
    <input id="place-name" autocomplete="off" dir="auto" placeholder=${e.proposal||i("spot.nameHint")} .value=${e.name}
      @input=${t=>e.setName(t.target.value)}>
  </div>`,ui=e=>i(`spot.${e.source||"set"}`),ul=e=>pt`
  <p class="at" role="status">
    ${c("pin")}
    <span class="grow"><span class="strong" dir="auto">${e.label||i(e.point?"spot.unnamed":"spot.none")}</span>
      ${e.point?pt`<span class="soft">${ui(e)}</span>`:Oe}</span>
  </p>`,dl=(e,t)=>pt`
  <h2 class="unseen" tabindex="-1" autofocus>${i("spot.title")}</h2>
  ${ol(e,t)}
  ${rl(e)}
  <div class="panel">
    ${ul(e)}
    ${ll(e)}
    ${e.chosen?Oe:pl(e)}
    ${e.problem?pt`<p class="error" role="alert">${e.problem}</p>`:Oe}
    <button type="button" class="main" id="use-place" @click=${()=>e.check()&&t(!0)}>${i("spot.use")}</button>
  </div>`;var Ja=(e,t)=>hs`
  <span class="row">
    ${c("pin")} <span class="grow"><span class="strong" dir="auto">${e}</span><br><span class="soft">${t}</span></span>
    ${c("next")}
  </span>`,Za=(e,t)=>hs`
  <fieldset>
    <legend>${i("edit.where")}</legend>
    <button type="button" class="where" id="place" aria-describedby=${t?"place-error":di} @click=${()=>ie(e)}>
      ${e.point?hs`<place-map inert .at=${e.point}></place-map>`:di}
      ${e.point?Ja(e.label||i("spot.unnamed"),`${ui(e)} ${i("spot.change")}`):Ja(i("spot.title"),i("spot.chooseHint"))}
    </button>
    ${t?hs`<p class="error" id="place-error" role="alert">${t}</p>`:di}
  </fieldset>`;import{html as Wt,nothing as mi}from"../lib/lit-html/lit-html.js";function ml(e,t){e.merge(t),g(`group-${t-1}`)}function hl(e,t,s){e.split(t,s),g(`group-${t+1}`)}var fl=({preview:e,file:t})=>e?Wt`<img src=${e} alt="">`:Wt`<span class="film" title=${t.name}>${c("play")}</span>`,$l=(e,t,s)=>Wt`
  <button type="button" class="cut" aria-label=${i("group.split",{n:s+1})} title=${i("group.split",{n:s+1})}
    @click=${()=>hl(e,t,s)}></button>`;function gl(e,t,s){let{name:n,time:a}=e.describe(t),o=[a&&Z(a),n].filter(Boolean);return Wt`
    <li>
      <div class="row between">
        <h3 id="group-${s}" tabindex="-1">${i("group.find",{n:s+1})} <span class="soft" dir="auto">${o.join(" · ")}</span></h3>
        ${e.canMerge(s)?Wt`
          <button type="button" class="link" aria-describedby="group-${s}" @click=${()=>ml(e,s)}>
            ${i("group.merge")}
          </button>`:mi}
      </div>
      <ul class="group">${t.map((r,l)=>Wt`<li>${l?$l(e,s,l):mi}${fl(r)}</li>`)}</ul>
    </li>`}var Ka=(e,t)=>e.groups?Wt`
  <section class="card" id="several" aria-labelledby="several-title">
    <h2 id="several-title" tabindex="-1">${i("group.title",{n:e.count,finds:i("group.finds",{n:e.groups.length})})}</h2>
    <p class="hint">${i("group.hint")}</p>
    <ol class="groups">${e.groups.map((s,n)=>gl(e,s,n))}</ol>
    <div class="publish row">
      <button type="button" class="quiet" @click=${t}>${i("group.one")}</button>
      <button type="button" class="main" aria-busy=${e.busy?"true":"false"} @click=${()=>e.accept()}>
        ${i("group.make",{n:e.groups.length})}
      </button>
    </div>
  </section>`:mi;import{html as E,nothing as kt}from"../lib/lit-html/lit-html.js";import{html as hi}from"../lib/lit-html/lit-html.js";async function bl(e,t,s){let n=null,a={label:i("upload.caption"),hint:i("upload.captionHint"),value:t.caption,most:m().limits.caption},o=await lt((r,l)=>(n??=new b({send:({caption:f})=>r(f.trim()),update:l}),hi`
      <h2>${i("upload.caption")}</h2>
      <div class="captioned">${s}</div>
      <form novalidate @submit=${n.submit}>
        ${u(n,"caption",a)}
        <div class="row end">
          <button type="button" class="quiet" @click=${()=>r()}>${i("action.cancel")}</button>
          ${S(n,i("action.save"))}
        </div>
      </form>`),{label:i("upload.captionOf",{n:e.items.indexOf(t)+1})});o!==null&&e.setCaption(t,o)}var Xa=(e,t,s,n)=>hi`
  <button type="button" class="words ${t.caption?"":"round"}" @click=${()=>bl(e,t,n)}
    aria-label="${i("upload.captionOf",{n:s})}${t.caption?`: ${t.caption}`:""}">
    ${t.caption?hi`<span dir="auto">${t.caption}</span>`:c("edit")}
  </button>`;var[wl,yl]=[6,10],vl=300,T=null;function Qa(){T.isOn=!0,T.item.classList.add("lifted"),navigator.vibrate?.(10)}var to=e=>[...e.parentElement.querySelectorAll(":scope > [data-drag]")],kl=(e,t)=>to(T.item).find(s=>{let n=s.getBoundingClientRect();return s!==T.item&&n.left<=e&&e<=n.right&&n.top<=t&&t<=n.bottom});function xl(e){if(e.pointerId!==T.id)return;let[t,s]=[e.clientX-T.x,e.clientY-T.y],n=e.pointerType==="touch";if(!T.isOn){if(Math.hypot(t,s)<(n?yl:wl))return;if(n)return T.end();Qa()}T.item.style.transform=`translate(${t}px, ${s}px) scale(1.04)`,T.over?.classList.remove("target"),T.over=kl(e.clientX,e.clientY),T.over?.classList.add("target")}function eo(e,t){if(e.button||T||e.target.closest("button, input, a"))return;let s=e.currentTarget,n=new AbortController,{signal:a}=n,o=()=>{clearTimeout(T.timer),n.abort(),s.classList.remove("lifted"),s.style.transform="",T.over?.classList.remove("target"),T=null};T={item:s,x:e.clientX,y:e.clientY,id:e.pointerId,isOn:!1,over:null,end:o},e.pointerType==="touch"&&(T.timer=setTimeout(Qa,vl));let r=f=>{f.pointerId===T.id&&o()},l=f=>{if(f.pointerId!==T.id)return;let[U,Tt]=[s,T.isOn&&T.over].map(Dt=>to(s).indexOf(Dt));o(),Tt>=0&&t(U,Tt)};document.addEventListener("pointermove",xl,{signal:a}),document.addEventListener("pointerup",l,{signal:a}),document.addEventListener("pointercancel",r,{signal:a}),document.addEventListener("keydown",f=>{f.key==="Escape"&&o()},{signal:a})}function fs(e){(T?.isOn||e.type==="dragstart")&&e.preventDefault()}var Ol="image/*,video/mp4,video/quicktime,video/webm";function Pl(e,t){let s=e.items.indexOf(t);e.remove(t),queueMicrotask(()=>{(document.querySelectorAll(".shot .drop")[Math.min(s,e.items.length-1)]??document.getElementById("files"))?.focus()})}function so(e,t,s){e.move(t,s),queueMicrotask(()=>{let n=s<t?".before, .after":".after, .before";document.querySelectorAll(".shot")[s]?.querySelector(n)?.focus()})}function io(e){return e.media?It(e.media,{thumb:!0,eager:!0}):e.file.type.startsWith("video/")?E`<span class="film">${c("play")}</span>`:E`<img src=${e.preview} alt="">`}var no={handleEvent:e=>{e.target.hidden=e.type==="error"},capture:!0},$s=(e,t,s,n,a)=>E`
  <button type="button" class="round ${e}" aria-label=${i(`upload.${t}`,{n})} @click=${a}>${c(s)}</button>`,ql=(e,t)=>e.progress<1?E`<progress max="1" .value=${e.progress} aria-label=${i("upload.progress",{n:t})}></progress>`:E`<span class="over">${i("upload.processing")}</span>`,Fl=(e,t)=>({sending:()=>ql(e,t),paused:()=>E`<span class="over" title=${e.problem}>${i("upload.paused")}</span>`,waiting:()=>E`<span class="over">${i("upload.waiting")}</span>`,failed:()=>E`<span class="over error">${i("upload.failed")}</span>`,done:()=>kt})[e.state]();function Tl(e,t,s){let n=s+1;return E`
    <li class="shot ${t.state}" data-drag @pointerdown=${a=>eo(a,(o,r)=>e.move(o,r))}
      @error=${no} @load=${no}>
      ${io(t)}
      ${s===0&&e.items.length>1?E`<span class="cover">${i("upload.cover")}</span>`:kt}
      ${Fl(t,n)}
      <span class="buttons">
        ${s>0?$s("before","earlier","back",n,()=>so(e,s,s-1)):kt}
        ${n<e.items.length?$s("after","later","next",n,()=>so(e,s,s+1)):kt}
        ${t.state==="failed"||t.state==="paused"?$s("","again","retry",n,()=>e.retry(t)):kt}
        ${$s("drop",t.state==="done"?"remove":"cancel","close",n,()=>Pl(e,t))}
      </span>
      ${t.state==="failed"?kt:Xa(e,t,n,io(t))}
    </li>`}function Ll(e,t){t([...e.target.files]),e.target.value=""}var Sl=(e,t)=>E`
  <li class="shot add">
    <label for="files">
      ${c("camera")}<span class="strong">${i(e.items.length?"upload.more":"upload.add")}</span>
      ${e.items.length?kt:E`<span class="soft mice">${i("upload.drop")}</span>`}
    </label>
    <input id="files" type="file" accept=${Ol} multiple @change=${s=>Ll(s,t)}>
  </li>`;function Bl(e){let t=e.items.filter(n=>n.state==="done").length,s=[...new Set(e.items.filter(n=>n.state==="failed").map(n=>n.problem))];return E`
    <p class="hint" role="status">${e.isBusy?i("upload.ready",{n:t,of:L(e.items.length)}):""}</p>
    ${s.map(n=>E`<p class="error" role="alert">${n}</p>`)}`}var ao=(e,t)=>E`
  <ul class="shots ${e.items.length?"":"bare"}" @touchmove=${fs} @contextmenu=${fs} @dragstart=${fs}>
    ${e.items.map((s,n)=>Tl(e,s,n))}
    ${e.items.length<e.most?Sl(e,t):kt}
  </ul>
  ${e.items.length>1?E`<p class="hint">${i("upload.order")}</p>`:kt}
  ${Bl(e)}`;async function oo(e,t){await e.addFiles(t),e.several.groups&&g("several-title")}function Al(e){e.uploads.add(e.several.decline()),g("files")}function Il(e){for(let[t,s]of Object.entries(e.share.values))document.getElementById(t).value=s;return e.resolveShare(!0)}var Ml=(e,t)=>X`
  <section class="card" id="offer" aria-labelledby="offered">
    <h2 id="offered">${i("edit.shared")}</h2>
    <p class="hint">${i("edit.sharedHint")}</p>
    ${Object.values(e.share.values).map(s=>X`<p class="text" dir="auto">${s}</p>`)}
    ${e.share.files.length?X`<p>${i("edit.sharedFiles",{n:e.share.files.length})}</p>`:xt}
    ${t?X`<p class="note">${i("edit.sharedFull")}</p>`:xt}
    ${e.share.left?X`<p class="note">${i("edit.sharedLeft",{n:e.share.left})}</p>`:xt}
    <div class="row end">
      <button type="button" class="quiet" @click=${()=>e.resolveShare(!1)}>${i("edit.sharedDrop")}</button>
      <button type="button" @click=${()=>Il(e)}>${i("edit.sharedTake")}</button>
    </div>
  </section>`;async function _l(e){await F(i("edit.discardTitle"),i("edit.discardText"),i("edit.startOver"))&&e.discard()}var Ul=()=>F(i("place.inHome"),i("place.inHomeText"),i("place.showExact")),jl=e=>X`
  <p class="note">
    ${i("edit.restored")} <button type="button" class="link" @click=${()=>_l(e)}>${i("edit.startOver")}</button>
  </p>`,Dl=e=>X`
  <fieldset>
    <legend>${i("edit.photos")}</legend>
    ${e.photosExpired?X`<p class="note">${i("edit.photosGone")}</p>`:xt}
    ${ao(e.uploads,t=>oo(e,t))}
    <p class="hint">${i("edit.photosMost",{n:e.uploads.most})} ${i("edit.photosHint")}</p>
  </fieldset>`,Hl=e=>X`
  ${v(e.form)}
  ${e.form.refusal?.code==="precondition_failed"?X`
    <div class="row">
      <a class="button quiet" href=${e.back} target="_blank">${i("edit.theirs")}</a>
      <button type="submit" class="quiet" @click=${()=>e.overwrite()}>${i("edit.mine")}</button>
    </div>`:xt}`;function El(e,t){let{isPublic:s,...n}=An(e.currentTarget);t.change({...n,isPublic:s==="true"})}async function Nl(e,t){let n=await t.submit(e)?document.querySelector("form [aria-invalid=true]"):document.getElementById("place");Wa(n),n?.focus()}function Cl(e){let{title:t}=e.values,s=e.form.busy&&e.uploads.isBusy?"edit.waiting":e.isNew?"edit.publish":"action.save",n=a=>El(a,e);return X`
    <form class="card" novalidate ?hidden=${!!e.several.groups}
      @input=${n} @change=${n} @submit=${a=>Nl(a,e)}>
      ${e.isRestored?jl(e):xt}
      ${Dl(e)}
      ${Za(e.place,e.placeError)}
      ${u(e.form,"title",{label:i("find.titleField"),value:t,required:!0,most:m().limits.title})}
      ${Va(e)}
      <div class="publish">
        ${Hl(e)}
        <div class="row end">
          <a class="button quiet" href=${e.back}>${i("action.cancel")}</a>
          ${S(e.form,i(s))}
        </div>
      </div>
    </form>`}function Rl(e,t){return e.loading.problem?d(e.loading.problem,t):e.uploads?Cl(e):$(4)}function ro(e){let t=new us(e,{showHome:Ul}),s=()=>t.loading.load();return Ea(e.signal,n=>t.uploads&&oo(t,n)),{title:t.title,ready:s(),view:()=>X`
      ${h(t.title,xt,t.back)}
      ${t.share?Ml(t,e.query.get("shared")==="full"):xt}
      ${Ka(t.several,()=>Al(t))}
      ${t.several.groups?xt:ja(t.drafts)}
      ${Rl(t,s)}`,close:()=>t.close()}}import{html as j,nothing as it}from"../lib/lit-html/lit-html.js";var zl=20,Wl=e=>new Promise((t,s)=>{let n=()=>{clearTimeout(a),s(e.reason)},a=setTimeout(()=>{e.removeEventListener("abort",n),t()},1e3);e.addEventListener("abort",n,{once:!0})});async function co(e,t,{signal:s,stopped:n,tick:a=Wl,note:o=()=>{}}){for(;;)try{return await k(e,t,{signal:s})}catch(r){if(r.status!==429)throw r;await o();for(let l=Math.max(zl,r.retryAfter);l>0;l--){if(n())return null;await a(s)}}}var gs=class{isPublic=!1;keep=!1;category="";area="";forFriends="true";#t;constructor(t){this.#t=t}set(t){Object.assign(this,t),this.#t()}get body(){return{isPublic:this.isPublic,...this.keep?{keepVisibility:!0}:{},...this.category?{category:this.category}:{},...this.area===""?{}:{area:Number(this.area)},...Number(this.area)?{exactForFriends:this.forFriends==="true"}:{}}}};var Vl=30,Gl=["obscured","notPoint"],lo=()=>m().places.source!=="gazetteer",bs=class{state=null;#t;#e;#s=!1;constructor(t,s){this.#t=t,this.#e=s}get rows(){return(this.#t.rows.items??[]).filter(t=>t.status==="noPlace"&&!Gl.includes(t.reason)).slice(0,Vl)}async run(){let{rows:t}=this,s={n:0,all:t.length,found:0,busy:!0,problem:null};this.state=s,this.#s=!1,this.#e.update();try{for(let n of t){if(this.#s)break;let[a]=await w(O("/api/places",{query:n.place||n.title,limit:1}),{signal:this.#e.signal});s.n++,a&&await this.#t.guess(n,a)&&s.found++,this.#e.update()}}catch(n){if(n.name==="AbortError")return;s.problem=n}s.busy=!1,this.#e.update()}stop(){this.#s=!0}};var Yl=e=>Number(new URLSearchParams(e.split("?")[1]).get("limit"));function po(e,t){let s={items:null,next:0,busy:!1,problem:null},n=0,a=async o=>{let r=n,l=t();Object.assign(s,{busy:!0,problem:null}),e.update();try{let f=await w(o?`${l}&after=${o}`:l,{signal:e.signal});if(r!==n)return;s.items=[...o?s.items:[],...f],s.next=f.length<Yl(l)?0:f.at(-1).row}catch(f){if(r!==n||f.name==="AbortError")return;o?p(x(f)):s.problem=f}s.busy=!1,e.update()};return s.clear=()=>{n++,Object.assign(s,{items:null,next:0,busy:!1,problem:null})},s.load=()=>a(0),s.more=async()=>{!s.busy&&s.next&&await a(s.next)},s.put=o=>{s.items=s.items?.map(r=>r.row===o.row?o:r)??null},s.drop=o=>{s.items=s.items?.filter(r=>r.row!==o.row)??null,s.items&&!s.items.length&&s.more()},s}var Jl=e=>(/\.zip$/i.test(e.name??"")?1e3:100)*2**20,uo=20,Zl=200,Kl=["ready","noPlace","duplicate","bad","skipped","done"],Xl=4,Ql=["noPoint","zeroPoint","notPoint","obscured","badPoint","noTitle","badLine","twice","known"],mo=e=>Ql.includes(e.reason)?e.reason:"",ws=class{current=null;unfinished=[];status="ready";progress=null;refusal=null;published=null;#t;#e=null;#s=!1;constructor(t){this.#t=t,this.options=new gs(()=>t.update()),this.places=new bs(this,t),this.rows=po(t,()=>O(`${this.#i}/rows`,{status:this.status,limit:50})),this.loading=H(t,()=>this.#n())}get#i(){return`/api/imports/${this.current.id}`}get tabs(){let{counts:t}=this.current;return Kl.map((s,n)=>({name:s,n:t[s],at:n})).filter(({n:s,at:n})=>s||n<Xl)}get isBusy(){return!!this.published?.busy}async#n(){let{signal:t}=this.#t,s=this.#t.query.get("id"),n=await w("/api/imports",{signal:t});this.unfinished=n.filter(o=>o.counts.ready||o.counts.noPlace);let a=n.find(o=>o.id===s);a&&await this.#a(a)}async#a(t){this.current=t,this.published=null,this.places.state=null,this.status=this.tabs.find(({n:s})=>s)?.name??"ready",this.rows.clear(),await this.rows.load()}open(t){return this.#t.rename(O("/import",{id:t.id})),this.#a(t)}async upload(t,s=Jt){let n=new AbortController;this.#e=n,this.#t.signal.addEventListener("abort",()=>n.abort(),{once:!0}),Object.assign(this,{progress:0,refusal:null}),this.#t.update();let a=o=>{this.progress=o,this.#t.update()};try{if(t.size>Jl(t))throw{code:"page",text:i("import.tooLarge")};let o=await s("POST","/api/imports",t,{progress:a,signal:n.signal});if(n.signal.aborted)return;await this.open(o)}catch(o){if(o.name==="AbortError")return;this.refusal=o,o.reason==="too_many_imports"&&await this.loading.load()}finally{this.progress=null,this.#t.update()}}cancel(){this.#e?.abort()}choose(t){return this.status=t,this.rows.clear(),this.rows.load()}async#o(t,s){let n=await Y(D(`${this.#i}/rows/${t.row}`,s).then(a=>{let o={...this.current.counts};o[t.status]--,o[a.status]++,this.current={...this.current,counts:o},a.status===t.status?this.rows.put(a):this.rows.drop(t)}));return this.#t.update(),n}skip(t,s){return this.#o(t,{skip:s})}place(t,{point:s,name:n,location:a}){let o=a?.name??n;return this.#o(t,{latitude:s.lat,longitude:s.lng,...o?{place:o}:{}})}guess(t,{latitude:s,longitude:n}){return this.#o(t,{latitude:s,longitude:n,guessed:!0})}rename(t,s){return this.#o(t,{title:s})}async commit(){if(this.isBusy)return;let{signal:t}=this.#t,{ready:s,done:n}=this.current.counts;this.#s=!1;let a={made:0,taken:0,all:s,busy:!0,problem:null};this.published=a;let o=r=>{this.current=r,Object.assign(a,{made:r.counts.done-n,taken:s-r.counts.ready}),this.#t.update()};this.#t.update();try{for(let r=uo;this.current.counts.ready&&!this.#s;){let l=this.current.counts.ready,f=await co(`${this.#i}/commit`,{...this.options.body,limit:Zl},{signal:t,stopped:()=>this.#s,note:()=>w(this.#i,{signal:t}).then(o)});if(!f)break;if(o(f),r=this.current.counts.ready<l?uo:this.current.counts.media?r-1:0,!r)throw{code:"strange"}}}catch(r){if(r.name==="AbortError")return;a.problem=r,await w(this.#i,{signal:t}).then(o).catch(()=>{})}a.busy=!1,t.aborted||await this.choose(this.current.counts.ready?"ready":"done")}stop(){this.#s=!0}leave(){return this.current=null,this.refusal=null,this.#t.query.delete("id"),this.#t.rename("/import"),this.loading.load()}async discard(t){await Y(P(`/api/imports/${t.id}`))&&await this.leave()}};import{html as ne,nothing as Pe}from"../lib/lit-html/lit-html.js";var ho=(e,t,s,n,a)=>ne`
  <label class="switch">
    <span>${s}<br><span class="soft">${n}</span></span>
    <input type="checkbox" role="switch" id=${e} .checked=${t} @change=${o=>a(o.target.checked)}>
  </label>`,fi=(e,t,s,n,a,o,r)=>ne`
  <div class="field">
    <label for=${e}>${t}</label>
    <select id=${e} aria-describedby=${s?`${e}-hint`:Pe} @change=${l=>r(l.target.value)}>
      ${n.map(l=>ne`<option value=${l} ?selected=${l===o}>${a(l)}</option>`)}
    </select>
    ${s?ne`<p class="hint" id="${e}-hint">${s}</p>`:Pe}
  </div>`,tp=(e,t)=>ne`
  ${e.current.format==="finds"?ho("import-keep",t.keep,i("import.keep"),i("import.keepHint"),s=>t.set({keep:s})):Pe}
  ${t.keep?Pe:ho("import-public",t.isPublic,i("import.public"),i("import.publicHint"),s=>t.set({isPublic:s}))}`,ep=e=>fi("import-category",i("import.category"),"",["",...At],t=>t?ct(t):i("edit.none"),e.category,t=>e.set({category:t})),sp=e=>fi("import-area",i("place.shown"),i("import.areaHint"),["","0","1","5","20"],t=>t===""?i("place.asSet"):zt(t),e.area,t=>e.set({area:t})),ip=e=>fi("import-friends",i("place.exactFor"),"",["true","false"],t=>i(t==="true"?"place.forFriends":"place.forMe"),e.forFriends,t=>e.set({forFriends:t})),fo=(e,t=e.options)=>ne`
  ${tp(e,t)}
  <div class="folds">
    <details class="fold" id="fold-import">
      <summary>${c("filter")} <span class="grow">${i("import.more")}</span> ${c("next")}</summary>
      <div class="stack">${ep(t)}${sp(t)}${Number(t.area)?ip(t):Pe}</div>
    </details>
  </div>`;import{html as W,nothing as Ut}from"../lib/lit-html/lit-html.js";function np(e){if(e.status==="ready")return e.guessed?i("import.guessed"):e.place??"";let t=mo(e);return t?i(`import.reason.${t}`):""}async function gi(e,t,s){if(!await s)return;let n=e.rows.items?.[Math.min(t,e.rows.items.length-1)];g(n?`row-${n.row}`:"part-rows")}function ap(e,t,s,n){let a=new et(n,null,()=>gi(e,s,e.place(t,a.value)));return ie(a)}var ys=e=>e.title||i("import.line",{n:e.row}),$i=(e,t,s)=>W`
  <button type="button" class="quiet" id="row-${e.row}" aria-label=${`${t}: ${ys(e)}`} @click=${s}>${t}</button>`,op=e=>t=>u(t,"title",{label:i("find.titleField"),value:e.title,required:!0,least:1,most:m().limits.title});async function rp(e,t){await B(n=>new b({send:async({title:a})=>{await e.rename(t,a.trim())&&n()}}),i("import.rename"),op(t),n=>S(n,i("action.save"))),g(`name-${t.row}`)}var $o=(e,t)=>W`
  <button type="button" class="round" id="name-${t.row}" aria-label=${`${i("import.rename")}: ${ys(t)}`}
    @click=${()=>rp(e,t)}>
    ${c("edit")}
  </button>`,go=e=>e.findId?W`
  <a class="button quiet" href="/finds/${e.findId}" aria-label=${`${i("import.show")}: ${ys(e)}`}>
    ${i("import.show")}</a>`:Ut,cp=(e,t,s,n)=>({ready:()=>W`${$o(e,t)}${$i(t,i("import.skip"),()=>gi(e,s,e.skip(t,!0)))}`,skipped:()=>$i(t,i("import.unskip"),()=>gi(e,s,e.skip(t,!1))),noPlace:()=>W`${$o(e,t)}${$i(t,i("import.locate"),()=>ap(e,t,s,n))}`,duplicate:()=>go(t),done:()=>go(t)})[t.status]?.()??Ut,bi=e=>e?W`<br><span class="soft" dir="auto">${e}</span>`:Ut,lp=e=>e.slice(e.lastIndexOf("/")+1),pp=e=>[`import.lost.${e}`,`rule.${e}`,`reason.${e}`].map(t=>[t,i(t)]).find(([t,s])=>s!==t)?.[1]??e,up=({media:e,lost:t=[]})=>[e>t.length?bi(i("import.rowMedia",{n:e-t.length})):Ut,...t.map(({file:s,reason:n})=>bi(`${lp(s)}: ${pp(n)}`))],dp=(e,t,s,n)=>W`
  <li class="row between">
    <span class="grow"><bdi class="strong">${ys(t)}</bdi>${bi(np(t))}${up(t)}</span>
    <span class="row">${cp(e,t,s,n)}</span>
  </li>`;function mp(e,t){let{items:s,problem:n,load:a}=e.rows;return n?d(n,a):s?s.length?W`
    <ul class="people" aria-label=${i("import.rows")}>${s.map((o,r)=>dp(e,o,r,t))}</ul>
    ${q(e.rows)}`:W`<p class="soft" role="status">${i("import.none")}</p>`:$(4)}var hp=(e,{n:t,all:s})=>W`
  <progress max=${s} .value=${t} aria-label=${i("import.lookUp")}></progress>
  <p class="row between">
    <span role="status">${i("import.progress",{n:t,all:L(s)})}</span>
    <button type="button" class="quiet" @click=${()=>e.places.stop()}>${i("import.stop")}</button>
  </p>`;async function fp(e){await e.places.run(),g("part-rows")}function $p(e){let{state:t,rows:s}=e.places;return t?.busy?hp(e,t):W`
    ${t?W`<p role="status">${i("import.lookedUp",{n:t.found})}</p>`:Ut}
    ${t?.problem?d(t.problem):Ut}
    ${s.length?W`
      <p class="hint">${i("import.lookUpText",{source:m().places.attribution})}</p>
      <p>
        <button type="button" class="quiet" id="import-lookup" @click=${()=>fp(e)}>${i("import.lookUp")}</button>
      </p>`:Ut}`}var bo=(e,t)=>W`
  <section class="card">
    ${z("rows",i("import.rows"))}
    <div class="chips" role="group" aria-label=${i("import.which")}>
      ${e.tabs.map(({name:s,n})=>Xt(e.status===s,`${i(`import.status.${s}`)} (${L(n)})`,()=>e.choose(s)))}
    </div>
    ${e.status==="noPlace"&&lo()?$p(e):Ut}
    ${mp(e,t)}
  </section>`;var gp=".gpx,.kml,.kmz,.geojson,.json,.csv,.zip";async function bp(e,t){let s=e.target,[n]=s.files;n&&(await t.upload(n),s.value="",t.current&&g("part-import"))}var wp=e=>j`
  <progress max="1" .value=${e.progress} aria-label=${i("import.upload")}></progress>
  <p class="row between">
    <span class="soft" role="status">${i(e.progress<1?"import.upload":"import.reading")}</span>
    <button type="button" class="quiet" @click=${()=>e.cancel()}>${i("action.cancel")}</button>
  </p>`,yp=e=>j`
  <p class="row actions">
    <label class="button" for="import-file">${c("plus")} ${i("import.choose")}</label>
    <input class="file" id="import-file" type="file" accept=${gp} aria-describedby="import-hint" @change=${t=>bp(t,e)}>
  </p>`,vp=e=>j`
  <section class="card">
    <p>${i("import.text")}</p>
    ${e.refusal?d(e.refusal):it}
    ${e.progress===null?yp(e):wp(e)}
    <p class="hint" id="import-hint">${i("import.files")}</p>
  </section>
  ${e.unfinished.length?xp(e):it}`;async function wo(e,t){await F(i("import.discardTitle"),i("import.discardText"),i("import.discard"))&&(await e.discard(t),g("import-file"))}var vs=e=>e.name||i("import.unnamed");async function kp(e,t){await e.open(t),g("part-import")}var xp=e=>j`
  <section class="card">
    <h2>${i("import.unfinished")}</h2>
    <ul class="people">${e.unfinished.map(t=>j`
      <li class="row between">
        <span class="grow"><bdi class="strong">${vs(t)}</bdi><br>
          <span class="soft">${i("import.left",{n:t.counts.ready+t.counts.noPlace})} ${yo(t)}</span></span>
        <span class="row">
          <button type="button" class="quiet" aria-label=${`${i("import.goOn")}: ${vs(t)}`} @click=${()=>kp(e,t)}>
            ${i("import.goOn")}
          </button>
          <button type="button" class="round" aria-label=${`${i("import.discard")}: ${vs(t)}`}
            @click=${()=>wo(e,t)}>
            ${c("trash")}
          </button>
        </span>
      </li>`)}
    </ul>
  </section>`,yo=e=>i("import.ends",{date:Z(e.expiresAt)});async function Op(e){await e.commit(),g("part-import")}var Pp=(e,{taken:t,all:s})=>j`
  <progress max=${s} .value=${t} aria-label=${i("import.running")}></progress>
  <p class="row between">
    <span role="status">${i("import.progress",{n:t,all:L(s)})}</span>
    <button type="button" class="quiet" id="import-stop" @click=${()=>e.stop()}>${i("import.stop")}</button>
  </p>
  ${e.current.counts.media?j`<p class="soft">${i("import.mediaLeft",{n:e.current.counts.media})}</p>`:it}`,qp=({mediaDone:e,mediaLost:t},{made:s})=>j`
  <p role="status">${c("check")} ${i("import.made",{n:s})}</p>
  ${e?j`<p>${i("import.media",{n:e})}</p>`:it}
  ${t?j`<p>${i("import.mediaLost",{n:t})}</p>`:it}
  ${s?j`<p><a class="button" href="/profile">${i("import.see")}</a></p>`:it}`,Fp=(e,t)=>j`
  ${fo(e)}
  <button type="button" class="main" id="import-commit" @click=${()=>Op(e)}>${i("import.commit",{n:t})}</button>`;function Tp(e){let{current:t,published:s}=e;return j`
    <section class="card">
      ${z("import",j`<bdi>${vs(t)}</bdi>`)}
      ${e.isBusy?Pp(e,s):j`
        <p class="soft">${yo(t)}</p>
        ${s?qp(t.counts,s):it}
        ${s?.problem?d(s.problem):it}
        ${t.counts.ready?Fp(e,t.counts.ready):it}
        <p class="row">
          <button type="button" class="quiet" @click=${()=>Lp(e)}>${i("import.other")}</button>
          <button type="button" class="danger" @click=${()=>wo(e,t)}>${i("import.discard")}</button>
        </p>`}
    </section>`}async function Lp(e){await e.leave(),g("import-file")}function Sp(e,t){return e.loading.problem?d(e.loading.problem,e.loading.load):e.current?j`${Tp(e)}${e.isBusy?it:bo(e,t)}`:vp(e)}function vo(e){let t=new ws(e);return{title:i("import.title"),ready:t.loading.load(),view:()=>j`${h(i("import.title"),it,"/settings")}${Sp(t,e)}`}}import{html as _,nothing as Q}from"../lib/lit-html/lit-html.js";var Bp=4,Ap=e=>e.map((t,s)=>t.map((n,a)=>n?`M${a} ${s}h1v1h-1z`:"").join("")).join("");async function ko(e){let{encode:t}=await import(new URL("lib/uqr/uqr.js",Be).href),{data:s,size:n}=t(e,{ecc:"M",border:Bp});return{size:n,path:Ap(s)}}function jt(){let e=m().invites;return e==="members"||e==="admins"&&y()?.role==="admin"}var xo=[1,2,5,10,25,100],Oo=[1,7,30,90],ks=class{created=null;#t;constructor(t){this.#t=t,this.list=M(t,"/api/invites"),this.form=new b({send:(s,n)=>this.#e(s,n),update:t.update})}get isAdmin(){return y()?.role==="admin"}isMine(t){return t.inviter?.id===y()?.id}async#e({uses:t,days:s,note:n="",befriend:a},o){let r={uses:Number(t),days:Number(s),note:n.trim(),befriend:!!a},l=await k("/api/invites",r);this.created={...l,url:new URL(l.link,location.origin).href,code:null},o.reset(),this.#t.update(),await Promise.all([this.#s(this.created),this.list.load()])}async#s(t){t.code=await ko(t.url).catch(()=>null),this.#t.update()}close=()=>{this.created=null,this.#t.update()};async copy(){try{await navigator.clipboard.writeText(this.created.url),p(i("find.copied"))}catch{p(i("invites.copyYourself"))}}get canShare(){return!!navigator.share}async share(){try{let t=i("invites.shareText",{name:y().username});await navigator.share({title:i("invites.shareTitle"),text:t,url:this.created.url})}catch(t){t.name!=="AbortError"&&await this.copy()}}async revoke(t){try{await P(`/api/invites/${t.id}`),this.created?.id===t.id&&(this.created=null),await this.list.load()}catch(s){p(x(s))}this.#t.update()}};var Po=(e,t,s,n)=>_`
  <div class="field">
    <label for=${e}>${t}</label>
    <select id=${e} name=${e}>
      ${s.map(([a,o])=>_`<option value=${a} ?selected=${a===n}>${o}</option>`)}
    </select>
  </div>`,Ip=()=>_`
  <label class="switch">
    <span>${i("invites.befriend")}<br><span class="soft">${i("invites.befriendHint")}</span></span>
    <input type="checkbox" role="switch" id="befriend" name="befriend">
  </label>`;async function Mp(e,t){let s=t.created;await t.form.submit(e),t.created!==s&&await g("created-title")}var _p=(e,t=e.form)=>_`
  <form class="card" novalidate aria-labelledby="new-invite" @submit=${s=>Mp(s,e)}>
    <h2 id="new-invite">${i("invites.new")}</h2>
    ${v(t)}
    <div class="pair">
      ${Po("uses",i("invites.uses"),xo.map(s=>[s,i("invites.people",{n:s})]),1)}
      ${Po("days",i("invites.days"),Oo.map(s=>[s,i("invites.daysOf",{n:s})]),7)}
    </div>
    ${Ip()}
    ${u(t,"note",{label:i("invites.note"),hint:i("invites.noteHint"),most:200})}
    <div class="row end">${S(t,i("invites.create"))}</div>
  </form>`,Up=({size:e,path:t})=>_`
  <svg class="qr" viewBox="0 0 ${e} ${e}" role="img" aria-label=${i("invites.qr")} shape-rendering="crispEdges">
    <path d=${t}></path>
  </svg>`,jp=e=>_`
  <button type="button" class="quiet" @click=${()=>e.share()}>${c("share")} ${i("action.share")}</button>`,Dp=e=>_`
  <section class="card" id="created" aria-labelledby="created-title">
    <div class="row between"><h2 id="created-title" tabindex="-1">${i("invites.ready")}</h2>${Bt(e.close)}</div>
    <p role="status">${i("invites.once")}</p>
    <div class="field">
      <label for="link">${i("invites.link")}</label>
      <input id="link" type="text" readonly dir="ltr" .value=${e.created.url} @focus=${t=>t.target.select()}>
    </div>
    <p class="row actions">
      <button type="button" @click=${()=>e.copy()}>${c("copy")} ${i("invites.copy")}</button>
      ${e.canShare?jp(e):Q}
    </p>
    ${e.created.code?Up(e.created.code):Q}
  </section>`,Hp=e=>_`<li><a class="person" href="/people/${e.id}">${rt(e,28)} <span class="strong">${e.username}</span></a></li>`;async function Ep(e,t){await F(i("invites.revokeTitle"),i("invites.revokeText"),i("invites.revoke"))&&await e.revoke(t)}var Np=(e,t,s)=>_`
  <button type="button" class="quiet" aria-label="${i("invites.revoke")}: ${s}" @click=${()=>Ep(e,t)}>
    ${i("invites.revoke")}
  </button>`,Cp={open:"invites.open",used_up:"invites.usedUp",expired:"invites.expired",revoked:"invites.revoked",suspended:"invites.suspended"},Rp=(e,t)=>!e.isAdmin||e.isMine(t)?Q:_` · ${t.inviter?i("invites.by",{name:t.inviter.username}):i("invites.byCommand")}`;function zp(e,t){let s=t.note||i("invites.of",{date:Z(t.createdAt)}),n=t.state==="open";return _`
    <li class="invite">
      <div class="row between">
        <span class="strong" dir="auto">${s}</span>
        <span class="badge">${i(Cp[t.state])}</span>
      </div>
      <p class="soft">
        ${i("invites.used",{used:L(t.uses-t.usesLeft),uses:L(t.uses)})}
        ${n?_` · ${i("invites.until",{date:Z(t.expiresAt)})}`:Q}
        ${t.befriend?_` · ${i("invites.befriends")}`:Q}
        ${Rp(e,t)}
      </p>
      ${t.usedBy.length?_`<ul class="row used" aria-label=${i("invites.usedBy")}>${t.usedBy.map(Hp)}</ul>`:Q}
      ${n?_`<p class="row actions">${Np(e,t,s)}</p>`:Q}
    </li>`}function Wp(e){let{items:t,problem:s,load:n}=e.list;return s?d(s,n):t?t.length?_`
    <section class="card">
      <h2>${i(e.isAdmin?"invites.all":"invites.yours")}</h2>
      <ul class="people">${t.map(a=>zp(e,a))}</ul>
      ${q(e.list)}
    </section>`:jt()?Q:A(i("invites.none"),i("reason.may_not_invite")):$(2)}function qo(e){let t=new ks(e);return{title:i("invites.title"),ready:t.list.load(),view:()=>_`
      ${h(i("invites.title"),Q,"/people")}
      ${jt()?_`<p class="lead">${i("invites.lead")}</p>`:Q}
      ${t.created?Dp(t):Q}
      ${jt()?_p(t):Q}
      ${Wp(t)}`}}import{html as qe,nothing as Vp}from"../lib/lit-html/lit-html.js";var To=(e,t)=>qe`
  <div class="field">
    <p><span class="strong">${e}</span><br>${t}</p>
    <p class="hint">${i("admin.fixed")}</p>
  </div>`,Gp=(e,{label:t,value:s,options:n,text:a})=>qe`
  <div class="field">
    <label for=${e}>${t}</label>
    <select id=${e} name=${e}>
      ${n.map(o=>qe`<option value=${o} ?selected=${o===s}>${a(o)}</option>`)}
    </select>
  </div>`;function Fo(e,t,s,n,a){let o=e.values[t];return e.isFixed(t)?To(n,a(o)):Gp(t,{label:n,value:o,options:s,text:a})}var Yp=e=>u(e.form,"mediaLimit",{label:i("admin.limitOfAll"),hint:i("admin.limitOfAllHint"),kind:"number",mode:"numeric",value:e.limit}),Jp=({mediaLimit:e})=>e?tt(e):i("admin.limits.none"),Zp=e=>qe`
  <form class="card" novalidate @submit=${e.form.submit}>
    ${v(e.form)}
    <p class="hint">${i("admin.public")}</p>
    ${u(e.form,"name",{label:i("admin.name"),value:e.values.name,most:50})}
    ${u(e.form,"description",{label:i("admin.description"),value:e.values.description,kind:"area",most:500})}
    ${u(e.form,"rules",{label:i("admin.rules"),value:e.values.rules,kind:"area",most:5e3})}
    ${u(e.form,"contact",{label:i("admin.contact"),hint:i("admin.contactHint"),value:e.values.contact,most:200})}
    ${Fo(e,"registration",ya,i("admin.registration"),t=>i(`admin.modes.${t}`))}
    ${Fo(e,"invites",va,i("admin.whoInvites"),t=>i(`admin.inviters.${t}`))}
    ${e.isFixed("mediaLimit")?To(i("admin.limitOfAll"),Jp(e.values)):Yp(e)}
    <div class="row end">${S(e.form,i("action.save"))}</div>
  </form>`;function Kp(e){return e.loading.problem?d(e.loading.problem,e.loading.load):e.values?Zp(e):$(4)}function Lo(e){let t=new es(e);return{title:i("admin.instance"),ready:t.loading.load(),view:()=>qe`${h(i("admin.instance"),Vp,"/admin")}${Kp(t)}`}}import{html as Ot,nothing as Vt}from"../lib/lit-html/lit-html.js";var So=e=>e.slice(e.lastIndexOf("#")+1).trim(),xs=class{greeting=null;ended=null;#t;constructor(t,s){this.#t=t,this.invite=So(s);let n={username_taken:"username",invite_needed:"invite",registration_closed:"invite"};this.form=new b({send:a=>this.#s(a),update:t.update,fieldOf:n})}load=async()=>{if(this.invite){try{this.greeting=await k("/api/invites/greeting",{code:this.invite})}catch(t){if(t.reason!=="invite_ended")return;this.ended=t,this.invite=""}this.#t.update()}};get user(){return y()}get isClosed(){return m().registration==="closed"&&!this.invite}get asksInvite(){return m().registration!=="open"&&!this.invite}#e(t){throw t.reason==="invite_needed"&&(this.invite=""),t}async#s({username:t,password:s,invite:n=""}){await tn();let a=this.invite||So(n),o={username:t.trim(),password:s,cookie:!0,...a?{invite:a}:{}},r=await k("/api/auth/register",o).catch(l=>this.#e(l));gt(r.user),await this.#t.go("/",{replace:!0}),p(i("join.welcome",{name:r.user.username}))}};var Xp=({form:e,asksInvite:t})=>Ot`
  <form novalidate @submit=${e.submit}>
    ${v(e)}
    ${t?u(e,"invite",{label:i("join.invite"),hint:i("join.inviteHint"),required:!0}):Vt}
    ${u(e,"username",{label:i("account.username"),hint:i("join.usernameHint"),required:!0,least:3,most:31,pattern:"[A-Za-z0-9_\\-]*",complete:"username"})}
    ${u(e,"password",{label:i("account.password"),hint:i("join.passwordHint"),kind:"password",required:!0,least:8,most:255,complete:"new-password"})}
    ${S(e,i("join.action"))}
  </form>`;function Qp({greeting:e,invite:t}){let s=e?.inviter?.username;return Ot`
    ${s?Ot`<p class="strong">${i(e.befriend?"join.invitedFriend":"join.invitedBy",{name:s})}</p>`:Vt}
    <p class="lead">${i("app.about")}</p>
    ${t?Ot`<p class="lead">${i("join.invited")}</p>`:Vt}`}var tu=(e,t)=>Ot`${na(Ot`
  <h1 tabindex="-1">${i("join.title")}</h1>
  ${Qp(e)}
  ${e.ended?Ot`<p class="note" role="alert">${x(e.ended)}</p>`:Vt}
  ${e.user?Ot`<p class="note">${i("join.signedIn",{name:e.user.username})}</p>`:Vt}
  ${e.isClosed?Ot`<p class="note">${i("join.closed")}</p>`:Vt}
  ${m().passwordLogin?Xp(e):Vt}
  ${ra("join.provider",{redirect:"/"},{invite:e.invite})}
  <p class="below">${i("join.have")} <a href="/sign-in">${i("signin.action")}</a></p>`)}${ia(t)}`;function Bo(e){let t=new xs(e,location.hash);return{get title(){return i("join.title")},broad:!0,ready:t.load(),view:()=>tu(t,e.update)}}import{html as mt,nothing as Te}from"../lib/lit-html/lit-html.js";var Ao=["private","friends","public"],Io=({name:e,description:t,visibility:s})=>({name:e.trim(),description:t.trim()||null,visibility:s}),Mo=e=>new b({send:async t=>e(await k("/api/lists",Io(t)))}),Os=class{constructor(t){let s=t.query.get("user")??"";this.isOwn=!s||s===y().id,this.lists=M(t,O("/api/lists",{userId:s,limit:20}))}},Ps=class{list=null;#t;#e;constructor(t){this.#t=t,this.#e=`/api/lists/${t.params.id}`,this.finds=M(t,`${this.#e}/finds?limit=50`),this.loading=H(t,()=>this.#s())}get title(){return this.list?.name??i("lists.one")}get isOwn(){return this.list?.userId===y().id}get canHide(){return!this.isOwn&&y().role==="admin"&&!!this.list&&this.list.visibility!=="private"}get listsPath(){return O("/lists",{user:this.list&&!this.isOwn&&this.list.userId})}async#s(){this.list=await w(this.#e,{signal:this.#t.signal}),await this.finds.load()}editForm=t=>new b({send:async s=>{this.list=await R(this.#e,Io(s)),this.#t.update(),t()}});hideForm=t=>new b({send:async({reason:s})=>{await k(`/api/admin/lists/${this.list.id}/private`,{reason:s.trim()}),t(),this.#t.go(this.listsPath,{replace:!0})}});async remove(){await Y(P(this.#e))&&this.#t.go("/lists",{replace:!0})}async#i(t){if(await Y(t)){let s=await w(this.#e).catch(()=>this.list);this.list=s}this.#t.update()}drop(t){return this.#i(P(`${this.#e}/finds/${t.id}`).then(()=>{if(this.finds.items=this.finds.items.filter(s=>s.id!==t.id),!this.finds.items.length&&this.finds.next)return this.finds.load()}))}setCover(t){return this.#i(R(this.#e,{coverId:t.id}))}move(t,s){let{items:n}=this.finds,a=n.findIndex(r=>r.id===t.id),o=n[a+s];return o?this.#i(R(`${this.#e}/finds/${t.id}/place`,{[s<0?"before":"after"]:o.id}).then(()=>{let r=n.filter(l=>l.id!==t.id);r.splice(a+s,0,t),this.finds.items=r})):null}},qs=class{lists=null;update=()=>{};#t;constructor(t){this.#t=t,this.form=new b({send:(s,n)=>this.#e(s,n),update:()=>this.update()})}load(){return Y(w(`/api/finds/${this.#t}/lists`).then(t=>{this.lists=t}))}async toggle(t){let s=`/api/lists/${t.id}/finds/${this.#t}`;t.hasFind=!t.hasFind,this.update(),await Y(t.hasFind?R(s):P(s))||(t.hasFind=!t.hasFind),this.update()}async#e({list:t},s){let n=await k("/api/lists",{name:t.trim()});this.lists.unshift({...n,hasFind:!1}),s.reset(),await this.toggle(this.lists[0])}};import{html as Gt,nothing as eu}from"../lib/lit-html/lit-html.js";var su={private:"lock",friends:"people",public:"globe"},Fs=e=>Gt`
  <span class="badge">${c(su[e.visibility])} ${i(`lists.${e.visibility}`)}</span>`,_o=e=>Gt`
  <li>
    <a class="find" href="/lists/${e.id}">
      <span class="thumb">${e.cover?It(e.cover.media,{thumb:!0}):c("bookmark")}</span>
      <span class="what">
        <span class="name" dir="auto">${e.name}</span>
        <span class="soft">${i("lists.finds",{n:e.findCount})}</span>
        <span class="soft marks">${Fs(e)}</span>
      </span>
    </a>
  </li>`,iu=(e,t)=>Gt`<option value=${t} ?selected=${t===(e?.visibility??"private")}>${i(`lists.${t}`)}</option>`,nu=(e,t)=>Gt`
  ${v(e)}
  ${u(e,"name",{label:i("lists.name"),value:t?.name??"",required:!0,most:100})}
  ${u(e,"description",{label:i("lists.description"),value:t?.description??"",kind:"area",most:500})}
  <div class="field">
    <label for="visibility">${i("lists.who")}</label>
    <select id="visibility" name="visibility" aria-describedby="visibility-hint">${Ao.map(s=>iu(t,s))}</select>
    <p class="hint" id="visibility-hint">${i("lists.whoHint")}</p>
  </div>`,Ts=(e,t=null)=>B(e,i(t?"lists.edit":"lists.new"),s=>nu(s,t),s=>S(s,i("action.save"))),au=(e,t)=>Gt`
  <li>
    <label class="row list-choice">
      <input type="checkbox" .checked=${t.hasFind} @change=${()=>e.toggle(t)}>
      <span class="grow" dir="auto">${t.name}</span>
      ${Fs(t)}
    </label>
  </li>`,ou=(e,t)=>Gt`
  <div class="row between"><h2>${i("lists.addTo")}</h2>${Bt(t)}</div>
  ${e.lists.length?Gt`<ul class="people">${e.lists.map(s=>au(e,s))}</ul>`:eu}
  <form novalidate @submit=${e.form.submit}>
    ${v(e.form)}
    ${u(e.form,"list",{label:i("lists.new"),hint:i("lists.newHint"),required:!0,most:100})}
    <div class="row end"><button type="submit" aria-busy=${e.form.busy?"true":"false"}>${i("lists.create")}</button></div>
  </form>`;async function ru(e){let t=new qs(e.id);await t.load()&&await lt((s,n)=>(t.update=n,ou(t,s)),{label:i("lists.addTo")})}import{html as Pt,nothing as ae}from"../lib/lit-html/lit-html.js";var[Uo,cu]=[12,28],wi=class extends Xn{label="";#t=[];set places(t){this.#t=t,this.map&&this.draw()}options(){let{lat:t,lng:s}=this.#t[0]??{lat:25,lng:5};return{view:{lat:t,lng:s,zoom:2},still:!0}}draw(){this.#t.length&&(this.map.setMarkers(this.#t.map(t=>({key:`${t.lat},${t.lng}`,lat:t.lat,lng:t.lng,kind:"dot",size:cu,text:"",label:t.name,click:()=>this.map.setView({...t,zoom:Uo})}))),this.map.fit(this.#t,Uo,{animate:!1}))}failed(){this.remove()}};customElements.define("finds-map",wi);var lu=112,jo=(e,t)=>Pt`
  <span class="sum"><span class="strong">${L(e)}</span> <span class="soft">${i(t,{n:e})}</span></span>`,Ls=(e,{count:t,likes:s,badge:n=ae,actions:a=ae})=>Pt`
  <section class="profile-head">
    ${rt(e,lu)}
    <p class="row">
      ${t===void 0?ae:jo(t,"person.findsSum")}
      ${s===void 0?ae:jo(s,"person.likesSum")}
      ${n}
    </p>
    <p class="row actions">${a}</p>
  </section>`,pu=e=>Pt`
  <li>
    <a class="tile c-${e.category??""}" href="/finds/${e.id}">
      ${e.media.length?It(e.media[0],{thumb:!0}):Pt`<span class="sign-tile">${Nt(e.category)}</span>`}
      ${e.isPublic?ae:Pt`<span class="corner">${c("lock")}<span class="unseen">${i("find.friendsOnly")}</span></span>`}
      <span class="caption" dir="auto">${e.title}</span>
    </a>
  </li>`,Do=(e,t,s)=>Pt`
  <button type="button" class="chip" aria-pressed=${e.layout===t?"true":"false"} @click=${()=>e.show(t)}>
    ${c(s)} ${i(`person.${t}`)}
  </button>`,uu={grid:e=>Pt`<ul class="tiles">${e.map(pu)}</ul>`,list:e=>Pt`<ul class="card rows">${e.map(t=>Fn(t,He(t)))}</ul>`},yi=e=>[...new Map(e.map(t=>[t.locationId,{...Kt(t.location),name:t.location.name}])).values()];function oe(e,t){let{items:s,problem:n,load:a}=e.finds;return n?d(n,a):s?s.length?Pt`
    <finds-map .places=${yi(s)} .label=${i("person.map")}></finds-map>
    <div class="chips" role="group" aria-label=${i("person.layout")}>
      ${Do(e,"grid","camera")}
      ${Do(e,"list","filter")}
    </div>
    ${uu[e.layout](s)}
    ${q(e.finds)}`:A(t.title,t.text,t.action??ae):$(3)}import{html as J,nothing as ut}from"../lib/lit-html/lit-html.js";var Ho=["exact","area","hidden"],vi=[1,5,20],Eo=["","1","7","30","date"],du=3650,ki=({findId:e,listId:t})=>e?"find":t?"list":"category",No=({isPublic:e,location:t})=>e&&!t?.area?"exact":"area";function mu(e,t=new Date){let[s,n,a]=e.split("-").map(Number);return Math.round((Date.UTC(s,n-1,a)-Date.UTC(t.getFullYear(),t.getMonth(),t.getDate()))/864e5)}var Co=(e,t=new Date)=>new Date(Date.UTC(t.getFullYear(),t.getMonth(),t.getDate()+e)).toISOString().slice(0,10);function hu({life:e,until:t}){if(e==="keep")return;if(e==="")return null;let s=e==="date"?mu(t):Number(e);if(s>=1&&s<=du)return s;throw{code:"page",reason:"until",text:i("shares.untilBad")}}function fu({secret:e="new",password:t}){return e==="remove"?null:e==="new"&&t?t:void 0}var $u=e=>({title:e.title.trim(),place:e.place,area:e.place==="area"?Number(e.area):void 0,password:fu(e),days:hu(e)}),gu=({chosen:e,category:t})=>({category:e||t.trim()});async function bu(){let e=(await w("/api/finds/categories")).filter(t=>t.ownCount).map(t=>[t.category,t.ownCount]);return[...e,...At.filter(t=>!e.some(([s])=>s===t)).map(t=>[t,0])]}var Ss=class{constructor({share:t=null,target:s=null,offered:n=[],place:a="area",done:o}){this.share=t,this.target=s,this.place=t?.place??a,this.life=t?.expiresAt?"keep":"",this.secret=t?.hasPassword?"keep":"new",this.offered=n,this.chosen=n[0]?.[0]??"",this.form=new b({send:async r=>o(await this.#t(r)),fieldOf:{until:"until"}})}get kind(){return ki(this.share??this.target??{})}set(t){Object.assign(this,t),this.form.update()}#t(t){let s=$u(t);return this.share?D(`/api/shares/${this.share.id}`,s):k("/api/shares",{...this.target??gu(t),...s,days:s.days??void 0})}},As=e=>new URL(e.link,location.origin).href,Is=()=>!!navigator.share;async function Ms(e){try{await navigator.clipboard.writeText(As(e))}catch{return!1}return p(i("find.copied")),!0}async function _s(e,t){try{await navigator.share({title:t,url:As(e)})}catch(s){return s.name==="AbortError"}return!0}var Bs=class{#t;constructor(t){this.#t=t,this.list=M(t,"/api/shares")}take(t){let{items:s}=this.list;if(!s)return this.list.load();let n=s.some(a=>a.id===t.id);return this.list.items=n?s.map(a=>a.id===t.id?t:a):[t,...s],this.#t.update()}async offered(){let t=null;return await Y(bu().then(s=>{t=s})),t}async revoke(t){await Y(P(`/api/shares/${t.id}`))&&(this.list.items=this.list.items.filter(s=>s.id!==t.id),p(i("shares.revoked")),this.#t.update())}};var xi=e=>e.findTitle||e.listName||ct(e.category??""),dt=e=>e.title||xi(e),Ro=e=>i("place.area",{distance:Lt(e)}),zo=({place:e,area:t})=>e==="area"?Ro(t):i(`shares.place.${e}`),Oi=({expired:e,expiresAt:t})=>i(e?"shares.expired":"shares.until",{date:$t(t)}),Us=(e,t,{label:s,options:n,chosen:a,set:o=()=>{},hint:r=""})=>J`
  <div class="field">
    <label for=${t}>${s}</label>
    <select id=${t} name=${t} aria-describedby=${e.errors[t]?`${t}-error`:r?`${t}-hint`:ut}
      aria-invalid=${e.errors[t]?"true":ut} @change=${l=>o(l.target.value)}>
      ${n.map(([l,f])=>J`<option value=${l} ?selected=${l===a}>${f}</option>`)}
    </select>
    ${e.errors[t]?J`<p class="error" id="${t}-error">${e.errors[t]}</p>`:r?J`<p class="hint" id="${t}-hint">${r}</p>`:ut}
  </div>`,wu=e=>J`
  ${Us(e.form,"chosen",{label:i("find.category"),chosen:e.chosen,set:t=>e.set({chosen:t}),options:[...e.offered.map(([t,s])=>[t,ct(t)+(s?` (${L(s)})`:"")]),["",i("shares.otherCategory")]]})}
  ${e.chosen?ut:u(e.form,"category",{label:i("categories.own"),hint:i("shares.categoryHint"),required:!0,most:m().limits.category})}`,yu={exact:"pin",area:"map",hidden:"block"},vu=(e,t)=>J`
  <label class="choice">
    <input type="radio" name="place" value=${t} ?checked=${e.place===t} @change=${()=>e.set({place:t})}>
    <span>
      ${c(yu[t])}
      <span><span class="strong">${i(`shares.place.${t}`)}</span><br><span class="soft">${i(`shares.shows.${t}`)}</span></span>
    </span>
  </label>`,ku=e=>J`
  <fieldset class="choices">
    <legend>${i("shares.places")}</legend>
    ${Ho.map(t=>vu(e,t))}
  </fieldset>
  ${e.place==="area"?Us(e.form,"area",{label:i("shares.area"),hint:i("shares.areaHint"),chosen:e.share?.area??vi[0],options:vi.map(t=>[t,Ro(t)])}):ut}`,xu=e=>J`
  ${Us(e.form,"life",{label:i("shares.life"),chosen:e.life,set:t=>e.set({life:t}),options:[...e.share?.expiresAt?[["keep",Oi(e.share)]]:[],...Eo.map(t=>[t,i(`shares.life.${t||"endless"}`)])]})}
  ${e.life==="date"?u(e.form,"until",{label:i("shares.date"),kind:"date",value:Co(14),hint:i("shares.dateHint"),required:!0}):ut}`,Ou=e=>J`
  ${e.share?.hasPassword?Us(e.form,"secret",{label:i("account.password"),chosen:e.secret,set:t=>e.set({secret:t}),options:["keep","new","remove"].map(t=>[t,i(`shares.password.${t}`)])}):ut}
  ${e.secret==="new"?u(e.form,"password",{label:i(e.share?.hasPassword?"settings.newPassword":"account.password"),hint:i("shares.passwordHint"),kind:"password",required:!!e.share?.hasPassword,least:8,most:255,complete:"new-password"}):ut}`,Pu=e=>J`
  <p>${i(`shares.about.${e.kind}`)}</p>
  ${v(e.form)}
  ${e.share||e.target?ut:wu(e)}
  ${ku(e)}
  ${xu(e)}
  ${Ou(e)}
  ${u(e.form,"title",{label:i("shares.title"),value:e.share?.title??"",hint:i(`shares.titleHint.${e.kind}`),most:100})}`;async function js(e){let t=null,s=null,n=r=>(s=new Ss({...e,done:l=>{t=l,r()}}),s.form),[a,o]=e.share?["shares.change","action.save"]:["shares.new","shares.create"];return await B(n,i(a),()=>Pu(s),r=>S(r,i(o))),t}async function Wo(e){await Ms(e)||(document.getElementById("link").select(),p(i("secret.selected")))}async function qu(e){await _s(e,dt(e))||await Wo(e)}var Fu=e=>J`
  <button type="button" class="quiet" @click=${()=>qu(e)}>${c("share")} ${i("action.share")}</button>`,Pi=e=>J`
  <a class="button quiet" href=${e.link} target="_blank" rel="noreferrer noopener" aria-label="${i("shares.open")}: ${dt(e)}">
    ${c("globe")} ${i("shares.open")}
  </a>`,Fe=(e,t=i("shares.ready"))=>lt(s=>J`
  <div class="row between"><h2>${t}</h2>${Bt(s)}</div>
  <p>${i(e.hasPassword?"shares.readyPassword":"shares.readyText")}</p>
  <div class="field">
    <label for="link">${dt(e)}</label>
    <input id="link" type="text" readonly autofocus dir="ltr" .value=${As(e)} @focus=${n=>n.target.select()}>
  </div>
  <p class="row actions">
    <button type="button" @click=${()=>Wo(e)}>${c("copy")} ${i("secret.copy")}</button>
    ${Is()?Fu(e):ut}
    ${Pi(e)}
  </p>
  <p class="below"><a href="/shares" @click=${()=>s()}>${i("shares.all")}</a></p>`,{label:t});async function Vo(e){let t=await js(e);t&&await Fe(t)}var Tu=e=>Vo({target:{findId:e.id},place:No(e)}),Go=e=>Vo({target:{listId:e.id}});async function Lu(e){await F(i("lists.deleteTitle",{name:e.list.name}),i("lists.deleteText"),i("action.delete"))&&e.remove()}var Su=e=>Mt(i("lists.menu"),[{text:i("lists.edit"),sign:"edit",run:()=>Ts(e.editForm,e.list)},{text:i("find.byLink"),sign:"share",run:()=>Go(e.list)},{text:i("lists.delete"),sign:"trash",isDanger:!0,run:()=>Lu(e)}],{id:"list-menu"}),Bu=e=>mt`
  ${v(e)}
  <p>${i("lists.makePrivateText")}</p>
  ${u(e,"reason",{label:i("report.reason"),required:!0,most:500})}`,Au=e=>Mt(i("lists.menu"),[{text:i("lists.makePrivate"),sign:"lock",isDanger:!0,run:()=>B(e.hideForm,i("lists.makePrivateTitle",{name:e.list.name}),Bu,t=>S(t,i("lists.makePrivate")))}],{id:"list-menu"});async function Yo(e,t,s){await e.move(t,s),g(`find-${t.id}`)}async function Iu(e,t){await e.drop(t),g("list-menu")}function Mu(e,t,s){let n=e.finds.items.length-1;return Mt(i("lists.findMenu",{title:t.title}),[...s>0?[{text:i("lists.up"),run:()=>Yo(e,t,-1)}]:[],...s<n?[{text:i("lists.down"),run:()=>Yo(e,t,1)}]:[],...t.media.some(a=>a.type==="image")?[{text:i("lists.cover"),sign:"camera",run:()=>e.setCover(t)}]:[],{text:i("lists.drop"),sign:"close",run:()=>Iu(e,t)}],{id:`find-${t.id}`})}var _u=(e,t,s)=>mt`
  <li class="listed">
    ${qn(t,He(t))}
    ${e.isOwn?Mu(e,t,s):Te}
  </li>`,Uu=({user:e})=>mt`<a class="person" href="/people/${e.id}">${rt(e)} <span>${e.username}</span></a>`,ju=e=>mt`
  <div class="card">
    ${e.isOwn?Te:Uu(e.list)}
    ${e.list.description?mt`<p class="text" dir="auto">${e.list.description}</p>`:Te}
    <p class="marks">${Fs(e.list)} <span class="soft">${i("lists.finds",{n:e.list.findCount})}</span></p>
  </div>`;function Du(e){let{items:t,problem:s,load:n}=e.finds;return s?d(s,n):t?t.length?mt`
    <finds-map .places=${yi(t)} .label=${i("person.map")}></finds-map>
    <ol class="card rows">${t.map((a,o)=>_u(e,a,o))}</ol>
    ${q(e.finds)}`:A(i("lists.empty"),e.isOwn?i("lists.emptyText"):i("lists.emptyOther")):$(3)}function Hu(e){let{problem:t,load:s}=e.loading;if(t?.code==="not_found")return mt`<p class="empty">${i("lists.gone")}</p>`;if(t)return d(t,s);if(!e.list)return $(3);let{cover:n}=e.list;return mt`
    ${n?mt`<div class="list-cover">${It(n.media,{eager:!0})}</div>`:Te}
    ${ju(e)}
    ${Du(e)}`}function Jo(e){let t=new Ps(e);return{get title(){return t.title},ready:t.loading.load(),view:()=>mt`
      ${h(t.title,t.isOwn?Su(t):t.canHide?Au(t):Te,t.listsPath)}
      ${Hu(t)}`}}import{html as qi,nothing as Eu}from"../lib/lit-html/lit-html.js";async function Nu(e){let t=null;await Ts(s=>Mo(n=>{t=n,s()})),t&&e.go(`/lists/${t.id}`)}var Cu=e=>qi`
  <button type="button" id="new-list" @click=${()=>Nu(e)}>${c("plus")} ${i("lists.new")}</button>`;function Ru({lists:e,isOwn:t}){return e.problem?d(e.problem,e.load):e.items?e.items.length?qi`<ul class="card rows">${e.items.map(_o)}</ul>${q(e)}`:A(i("lists.none"),t?i("lists.noneText"):i("lists.noneOther")):$(3)}function Zo(e){let t=new Os(e);return{title:i("lists.title"),ready:t.lists.load(),view:()=>qi`
      ${h(i("lists.title"),t.isOwn?Cu(e):Eu,t.isOwn?"/profile":`/people/${e.query.get("user")}`)}
      ${Ru(t)}`}}import{html as Ko,nothing as Wu}from"../lib/lit-html/lit-html.js";var zu=10,Ds=class{isGone=!1;#t;constructor(t){this.#t=t,this.name=t.params.name.toLowerCase(),this.loading=H(t,()=>this.#e())}async#e(){if(this.name===y()?.username)return this.#s(y());let t=O("/api/users",{q:this.name,limit:100});for(let s=0;t&&s<zu;s++){let n=await Me(t,{signal:this.#t.signal}),a=n.items.find(o=>o.username===this.name);if(a)return this.#s(a);t=n.next}return this.isGone=!0,null}#s(t){return this.#t.go(`/people/${t.id}`,{replace:!0})}};function Vu({isGone:e,loading:t}){return t.problem?d(t.problem,t.load):e?Ko`<p class="empty">${i("person.gone")}</p>`:$(3)}function Xo(e){let t=new Ds(e);return{title:i("person.title"),ready:t.loading.load(),view:()=>Ko`${h(t.name,Wu,"/people")}${Vu(t)}`}}import{html as qt,nothing as Fi}from"../lib/lit-html/lit-html.js";var Hs=class{#t;#e;constructor(t){this.#t=t,this.list=M(t,"/api/notifications?limit=30"),this.#e=St.subscribe("notification",s=>this.#s(s))}get groups(){let t=new Map;for(let s of this.list.items){let n=s.data.findId&&s.data.userId?`${s.type} ${s.data.findId}`:s.id,a=t.get(n)??{key:n,newest:s,items:[],isRead:!0};a.items.push(s),a.isRead&&=s.isRead,t.set(n,a)}return[...t.values()]}get hasUnread(){return!!this.list.items?.some(t=>!t.isRead)}#s(t){this.list.items&&(this.list.items=[t,...this.list.items.filter(s=>s.id!==t.id)]),this.#t.update()}markRead(t){for(let s of t.items.filter(n=>!n.isRead))s.isRead=!0,Xs(-1),D(`/api/notifications/${s.id}`,{isRead:!0}).catch(()=>{})}async markAllRead(){try{await k("/api/notifications/read-all");for(let t of this.list.items)t.isRead=!0;Ji(0)}catch(t){p(x(t))}this.#t.update()}async remove(t){try{for(let s of t.items)await P(`/api/notifications/${s.id}`),this.list.items=this.list.items.filter(n=>n!==s),s.isRead||Xs(-1)}catch(s){p(x(s))}this.#t.update()}close(){this.#e()}};var Gu={friend_request:"people",friend_accepted:"check",find_liked:"heart",find_commented:"comment",replied:"comment",mentioned:"people"};async function Yu(e,t,s){await e.remove(t),await Promise.resolve(),(document.querySelectorAll(".note-row .round")[Math.min(s,e.groups.length-1)]??document.querySelector("h1")).focus()}var Ju=({type:e,data:t})=>e==="moderated"?Wi[Vi(t)]:e==="link_used"?"lock":"flag",Zu=({type:e,data:t})=>t.userId?qt`
  <span class="face">
    ${rt({profilePicture:`/api/avatars/${t.userId}`},44)}
    <span class="sign ${e}">${c(Gu[e],e==="find_liked")}</span>
  </span>`:qt`<span class="face office">${c(Ju({type:e,data:t}))}</span>`,Ku=e=>qt`
  <img class="note-thumb" src=${e} alt="" width="48" height="48" loading="lazy" decoding="async">`,Xu=(e,t,s)=>qt`
  <li class="note-row ${t.isRead?"":"unread"}">
    <a href=${Yi(t.newest)} @click=${()=>e.markRead(t)}>
      ${Zu(t.newest)}
      <span>
        <span class="what" dir="auto">${Gi(t.items)}</span><br>
        <span class="soft">
          ${t.isRead?Fi:qt`<span class="unseen">${i("note.new")}</span>`}${C(t.newest.createdAt)}
        </span>
      </span>
      ${t.newest.thumbnailUrl?Ku(t.newest.thumbnailUrl):Fi}
    </a>
    <button type="button" class="round" aria-label=${i("note.delete")} @click=${()=>Yu(e,t,s)}>${c("close")}</button>
  </li>`,Qu=e=>qt`
  <button type="button" class="quiet" @click=${()=>e.markAllRead()}>${c("check")} ${i("note.readAll")}</button>`,td=()=>qt`<a class="button" href="/people">${i("note.noneAction")}</a>`;function ed(e){let{items:t,problem:s,load:n}=e.list;return s?d(s,n):t?t.length?qt`<ul class="card notes">${e.groups.map((a,o)=>Xu(e,a,o))}</ul>${q(e.list)}`:A(i("note.none"),i("note.noneText"),td()):$(4)}function Qo(e){let t=new Hs(e);return{title:i("nav.bell"),ready:t.list.load(),view:()=>qt`${h(i("nav.bell"),t.hasUnread?Qu(t):Fi)}${ed(t)}`,close:()=>t.close()}}import{html as ht,nothing as Ti}from"../lib/lit-html/lit-html.js";var sd=200,id=2,Es=class{#t;#e=0;#s;constructor(t){this.#t=t;let s=n=>M(t,O("/api/friends",n));this.lists={received:s({status:"pending",direction:"received"}),sent:s({status:"pending",direction:"sent"}),accepted:s({status:"accepted"}),blocked:s({status:"blocked"})},this.text=t.query.get("q")??"",this.found=M(t,()=>O("/api/users",{q:this.text.trim()})),this.#s=St.subscribe("notification",this.load),this.text&&this.search()}load=()=>Promise.all(Object.values(this.lists).map(t=>t.load()));search=()=>{let t=this.text.trim();return this.#t.rename(O(this.#t.path,{q:t})),[...t].length<id?this.found.clear():this.found.load()};reload=()=>Promise.all([this.load(),this.search()]);type(t){this.text=t,clearTimeout(this.#e),this.#e=setTimeout(this.search,sd)}get problem(){return Object.values(this.lists).find(t=>t.problem)?.problem}get isLoaded(){return Object.values(this.lists).every(t=>t.items)}other(t){return t.requesterId===y()?.id?t.addressee:t.requester}isMe(t){return t.id===y()?.id}requestOf(t){return this.lists.received.items?.find(s=>s.requesterId===t.id)}close(){clearTimeout(this.#e),this.#s()}};function nd(e,t){if(e.isMe(t))return ht`<span class="soft">${i("people.you")}</span>`;if(t.friendship==="accepted")return ht`<span class="badge">${c("check")} ${i("friend.friends")}</span>`;if(t.friendship==="none")return Re(t,e.reload);let s=e.requestOf(t);return s?me(s,t,e.reload):ht`<span class="badge">${i("friend.pending")}</span>`}function ad(e){let{found:t}=e;return t.problem?d(t.problem,e.search):t.items?t.items.length?ht`
    <ul class="people" aria-label=${i("people.results")}>${t.items.map(s=>Qs(s,nd(e,s)))}</ul>
    ${q(t)}`:ht`<p class="soft" role="status">${i("people.noMatch")}</p>`:Ti}function od(e,t){e.preventDefault(),t.search()}var rd=e=>ht`
  <form class="card" role="search" @submit=${t=>od(t,e)}>
    <label for="people-search">${i("people.search")}</label>
    <div class="search">
      ${c("search")}
      <input id="people-search" type="search" autocomplete="off" autocapitalize="none" spellcheck="false"
        .value=${e.text} @input=${t=>e.type(t.target.value)}>
    </div>
    ${ad(e)}
  </form>`;function Ns(e,t,s,n=Qs){let a=e.lists[t];return a.items.length?ht`
    <section class="card">
      <h2>${i(`people.${t}`)}</h2>
      <ul class="people">${a.items.map(o=>n(e.other(o),s(o,e.other(o))))}</ul>
      ${q(a)}
    </section>`:Ti}var cd=(e,t,s)=>fe(s,[We(t,s,e.reload),he(s,e.reload)]),ld=e=>ht`
  ${Ns(e,"received",(t,s)=>[me(t,s,e.reload),fe(s,[he(s,e.reload)])])}
  ${Ns(e,"sent",(t,s)=>ze(t,s,e.reload))}
  ${e.lists.accepted.items.length?Ns(e,"accepted",(t,s)=>cd(e,t,s)):A(i("people.none"),i("people.noneText"))}
  ${Ns(e,"blocked",(t,s)=>Un(s,e.reload),_n)}`;function pd(e){return e.problem?d(e.problem,e.load):e.isLoaded?ld(e):$(3)}var ud=()=>jt()?ht`<a class="button quiet" href="/invites">${c("plus")} ${i("invites.invite")}</a>`:Ti;function tr(e){let t=new Es(e);return{title:i("people.title"),ready:t.load(),view:()=>ht`${h(i("people.title"),ud(),"/feed")}${rd(t)}${pd(t)}`,close:()=>t.close()}}import{html as re,nothing as Rs}from"../lib/lit-html/lit-html.js";var Cs=class extends Ve{user=null;friendship=null;#t;constructor(t){super(t,O("/api/finds",{userId:t.params.id,includePrivate:!0,includeFriends:!0,limit:20})),this.#t=t.params.id,this.loading=H(t,()=>this.#e())}get title(){return this.user?.username??i("person.title")}get isMe(){return this.#t===y()?.id}get hasAsked(){return this.friendship?.requesterId===this.#t}async#e(){this.user=await w(`/api/users/${this.#t}`,{signal:this.page.signal}),await Promise.all([this.finds.load(),this.#s()])}async#s(){this.friendship=null;let{friendship:t}=this.user,s=t==="none"?"":O("/api/friends",{status:t,limit:100});for(;s&&!this.friendship;){let n=await Me(s,{signal:this.page.signal});this.friendship=n.items.find(a=>a.requesterId===this.#t||a.addresseeId===this.#t)??null,s=n.next}}};function dd({user:e,friendship:t,hasAsked:s,loading:n}){return e.friendship==="none"?Re(e,n.load):t?t.status==="accepted"?Rs:s?me(t,e,n.load):ze(t,e,n.load):Rs}var md=()=>re`<a class="button quiet" href="/profile">${i("profile.title")}</a>`,hd=e=>re`
  <a class="button quiet" href=${O("/lists",{user:e.id})}>${c("feed")} ${i("lists.title")}</a>`,fd=e=>e.isMe?md():[dd(e),hd(e.user)];function $d(e,t){let{user:s,friendship:n,loading:a}=e;if(!s||e.isMe)return Rs;let o=n?.status==="accepted"?[We(n,s,a.load)]:[];return fe(s,[Cn(s,a.load),...o,Nn({userId:s.id}),he(s,()=>t.go("/people"))])}var gd=e=>Ls(e.user,{count:e.user.findCount,likes:e.user.likeCount,badge:e.user.friendship==="accepted"?re`<span class="badge">${c("check")} ${i("friend.friends")}</span>`:Rs,actions:fd(e)});function bd(e){let{problem:t,load:s}=e.loading;return t?.code==="not_found"?re`<p class="empty">${i("person.gone")}</p>`:t?d(t,s):e.user?re`
    ${gd(e)}
    <section class="stack" aria-labelledby="finds">
      <h2 id="finds" class="unseen">${i("person.findsTitle")}</h2>
      ${oe(e,{title:i("person.none"),text:i("person.noneText",{name:e.user.username})})}
    </section>`:$(3)}function er(e){let t=new Cs(e),s=()=>t.loading.problem?i("person.title"):t.title;return{get title(){return t.title},broad:!0,ready:t.loading.load(),view:()=>re`${h(s(),$d(t,e),"/people")}${bd(t)}`}}import{html as V,nothing as Le}from"../lib/lit-html/lit-html.js";var zs=class{#t;constructor(t,s){this.#t=t,this.restored=s,this.list=M(t,"/api/finds/bin?limit=20",n=>n.find.id)}restore(t){return this.#e(t,k(`/api/finds/${t.id}/restore`),i("find.restored"),this.restored)}remove(t){return this.#e(t,P(`/api/finds/${t.id}?forever=true`),i("bin.removed"),()=>{})}async#e(t,s,n,a){await Y(s)&&(this.list.items=this.list.items.filter(o=>o.find.id!==t.id),this.#t.update(),p(n),a())}};var Ws=class extends Ve{progress=null;figures={};isEdited=!1;constructor(t){super(t,O("/api/finds",{userId:y().id,includePrivate:!0,limit:20})),this.bin=new zs(t,()=>this.#t()),this.form=new b({send:s=>this.#s(s),update:t.update,fieldOf:{username_taken:"username"}})}get user(){return y()}load=()=>Promise.all([this.#t(),this.bin.list.load()]);#t=()=>Promise.all([this.finds.load(),this.#e()]);async#e(){let t=await w(`/api/users/${y().id}`,{signal:this.page.signal}).catch(()=>null);this.figures={count:t?.findCount,likes:t?.likeCount},this.page.update()}toggleEdit=()=>{this.isEdited=!this.isEdited,this.page.update()};get hasPicture(){return this.user.profilePicture.startsWith("/api/media/")}async setPicture(t,s=Jt){let n=a=>{this.progress=a,this.page.update()};n(0);try{gt(await s("PUT","/api/users/me/picture",await ye(t),{signal:this.page.signal,progress:n})),p(i("profile.pictureSaved"))}catch(a){a.name!=="AbortError"&&p(x(a))}n(null)}async removePicture(){try{await P("/api/users/me/picture"),gt(await w("/api/users/me"))}catch(t){p(x(t))}this.page.update()}async#s({username:t,age:s}){gt(await D("/api/users/me",{username:t.trim(),age:s===""?null:Number(s)})),p(i("profile.saved"))}};import{html as Gs,nothing as Vs}from"../lib/lit-html/lit-html.js";async function wd(e,t){await e.restore(t),g(e.list.items.length?"bin":"finds")}async function yd(e,t){await F(i("bin.removeTitle"),i("bin.removeText",{title:t.title}),i("bin.remove"))&&(await e.remove(t),g(e.list.items.length?"bin":"finds"))}var vd=(e,t)=>Gs`
  <button type="button" class="quiet" aria-label="${i("bin.restore")}: ${t.title}" @click=${()=>wd(e,t)}>
    ${c("retry")} ${i("bin.restore")}
  </button>`,kd=(e,{find:t,expiresAt:s})=>Gs`
  <li>
    <p>
      <span class="strong" dir="auto">${t.title}</span>
      ${s?Gs`<br><span class="soft">${i("bin.until",{date:$t(s)})}</span>`:Vs}
    </p>
    ${t.hidden?Rn(i("report.findHidden"),t.hidden):Vs}
    <p class="row">
      ${t.hidden?Vs:vd(e,t)}
      <button type="button" class="danger" aria-label="${i("bin.remove")}: ${t.title}" @click=${()=>yd(e,t)}>
        ${c("trash")} ${i("bin.remove")}
      </button>
    </p>
  </li>`,sr=e=>e.list.items?.length?Gs`
  <section class="card" aria-labelledby="bin">
    <h2 id="bin" tabindex="-1">${i("bin.title")}</h2>
    <p class="hint">${i("bin.hint")}</p>
    <ul class="rows binned">${e.list.items.map(t=>kd(e,t))}</ul>
    ${q(e.list)}
  </section>`:Vs;function xd(e,t){let[s]=e.target.files;e.target.value="",s&&t.setPicture(s)}var Od=e=>V`
  <button type="button" class="quiet" @click=${()=>e.removePicture()}>${i("profile.pictureRemove")}</button>`,Pd=e=>V`
  <div class="field">
    <p class="row actions">
      <label class="button quiet" for="picture">${c("camera")} ${i("profile.picture")}</label>
      <input class="file" id="picture" type="file" accept="image/*" @change=${t=>xd(t,e)}>
      ${e.hasPicture?Od(e):Le}
    </p>
    ${e.progress===null?Le:V`<progress max="1" .value=${e.progress} aria-label=${i("profile.picture")}></progress>`}
    <p class="hint">${i("profile.pictureHint")}</p>
  </div>`,qd=()=>V`<a class="button" href="/new">${c("plus")} ${i("nav.plus")}</a>`,Fd=({form:e,user:t})=>V`
  <form novalidate @submit=${e.submit}>
    ${v(e)}
    ${u(e,"username",{label:i("account.username"),hint:i("join.usernameHint"),value:t.username,required:!0,least:3,most:31,pattern:"[A-Za-z0-9_\\-]*",complete:"username"})}
    ${u(e,"age",{label:i("profile.age"),hint:i("profile.ageHint"),value:t.age??"",kind:"number",mode:"numeric"})}
    <div class="row end">${S(e,i("action.save"))}</div>
  </form>`,Td=()=>V`<a class="button quiet" href="/saved">${c("bookmark")} ${i("saved.title")}</a>`,Ld=()=>V`<a class="button quiet" href="/lists">${c("feed")} ${i("lists.title")}</a>`,Sd=()=>V`<a class="button quiet" href="/shares">${c("share")} ${i("shares.mine")}</a>`,Bd=()=>V`<a class="button quiet" href="/people">${c("people")} ${i("people.accepted")}</a>`,Ad=()=>V`<a class="button quiet" href="/admin">${c("shield")} ${i("admin.title")}</a>`,Id=()=>V`<a class="button quiet" href="/settings">${c("gear")} ${i("settings.title")}</a>`,Md=e=>V`
  <section class="card" id="edit" aria-labelledby="edit-title">
    <div class="row between"><h2 id="edit-title" tabindex="-1">${i("profile.edit")}</h2>${Bt(e.toggleEdit)}</div>
    ${Pd(e)}
    ${Fd(e)}
  </section>`;async function _d(e){e.toggleEdit(),await g("edit-title")}var Ud=e=>V`
  <button type="button" class="quiet" id="edit-profile" aria-expanded=${e.isEdited?"true":"false"} @click=${()=>_d(e)}>
    ${c("edit")} ${i("profile.edit")}
  </button>`,jd=e=>[Ud(e),Td(),Ld(),Sd(),Bd(),e.user.role==="admin"?Ad():Le],Dd=e=>V`
  ${h(e.user.username,Id())}
  ${Ls(e.user,{...e.figures,actions:jd(e)})}
  ${e.isEdited?Md(e):Le}
  <section class="stack" aria-labelledby="finds">
    <h2 id="finds" class="unseen" tabindex="-1">${i("profile.finds")}</h2>
    ${oe(e,{title:i("profile.none"),text:i("profile.noneText"),action:qd()})}
  </section>
  ${sr(e.bin)}`;function ir(e){let t=new Ws(e);return{title:i("profile.title"),broad:!0,ready:t.load(),view:()=>t.user?Dd(t):Le}}import{html as G,nothing as Yt}from"../lib/lit-html/lit-html.js";var Hd={dismissed:"check",hidden:"block",deleted:"trash",suspended:"lock"},Ed=e=>u(e,"note",{label:i("report.note"),hint:i("report.noteHint"),kind:"area",required:!0,most:500}),nr=(e,t)=>i(`report.outcome.${e.kind==="user"&&t==="deleted"?"accountDeleted":t}`);async function Nd(e,t,s){let n=nr(t,s);s!=="dismissed"?await En(n,({note:a})=>e.decide(t,s,a),Ed):await F(n,i("report.dismissText"),n)&&await e.decide(t,s).catch(()=>e.list.load()),g("reports")}var ar=e=>e?G`<a class="strong" href="/people/${e.id}">${e.username}</a>`:G`<span class="soft">${i("report.left")}</span>`,Cd=e=>G`
  <p class="row">${e.map(t=>G`
    <a href=${t.url} target="_blank" rel="noreferrer noopener">
      <img class="note-thumb" src=${t.thumbnailUrl} alt=${t.caption||i("report.photo")} width="48" height="48" loading="lazy">
    </a>`)}</p>`,Rd=e=>G`
  <p class="strong" dir="auto">${e.title}</p>
  ${e.description?$e(e.description):Yt}
  ${e.media.length?Cd(e.media):Yt}`,zd=e=>e.find?Rd(e.find):e.comment?$e(e.comment.content):e.kind==="user"?Yt:G`<p class="soft">${i("report.noContent")}</p>`,Wd=e=>G`
  <li>
    <p>${i(`report.reason.${e.reason}`)} · ${ar(e.reporter)} · <span class="soft">${C(e.createdAt)}</span></p>
    ${e.text?$e(e.text):Yt}
  </li>`,Vd=(e,t,s)=>G`
  <button type="button" class=${s==="dismissed"?"quiet":"danger"} @click=${()=>Nd(e,t,s)}>
    ${c(Hd[s])} ${nr(t,s)}
  </button>`,Gd=(e,t)=>G`<p class="row">${Dn(t.kind).map(s=>Vd(e,t,s))}</p>`,Yd=(e,t)=>G`
  <p>
    <span class="strong">${i(`report.result.${t.decision.outcome}`)}</span> · ${t.decision.closedBy} ·
    <span class="soft">${C(t.decision.closedAt)}</span>
  </p>
  ${t.decision.note?$e(t.decision.note):Yt}
  ${t.hidden?G`
    <p><button type="button" class="quiet" @click=${()=>e.show(t)}>${c("retry")} ${i("report.show")}</button></p>`:Yt}`,Jd=(e,t)=>G`
  <li class="card">
    <h2>${i(`report.kind.${t.kind}`)} · ${ar(t.owner)}</h2>
    ${zd(t)}
    <ul class="rows">${[t,...t.others].map(Wd)}</ul>
    ${t.decision?Yd(e,t):Gd(e,t)}
  </li>`;function Zd(e){let{items:t,problem:s,load:n}=e.list;return s?d(s,n):t?t.length?G`<ul class="stack">${t.map(a=>Jd(e,a))}</ul>${q(e.list)}`:A(i(`report.none.${e.status}`),i("report.noneText")):$(3)}function or(e){let t=new Hn(e);return{title:i("report.reports"),ready:t.list.load(),view:()=>G`
      ${h(i("report.reports"),Yt,"/admin")}
      <div class="chips" role="group" aria-label=${i("report.which")} id="reports" tabindex="-1">
        ${jn.map(s=>Xt(t.status===s,i(`report.status.${s}`),()=>t.choose(s)))}
      </div>
      ${Zd(t)}`}}import{html as Li,nothing as Kd}from"../lib/lit-html/lit-html.js";var Xd=(e,t)=>Li`
  <button type="button" class="chip" aria-pressed=${e.state===t?"true":"false"} @click=${()=>e.choose(t)}>
    ${c(t==="dismissed"?"close":Qn(t))} ${i(`saved.${t}`)}
  </button>`,Qd=()=>Li`<a class="button" href="/">${c("map")} ${i("missing.action")}</a>`,tm=e=>({title:i(`saved.${e}None`),text:i(e==="dismissed"?"saved.dismissedText":"saved.noneText"),action:Qd()});function rr(e){let t=new Wn(e);return{title:i("saved.title"),broad:!0,ready:t.finds.load(),view:()=>Li`
      ${h(i("saved.title"),Kd,"/profile")}
      <div class="chips" role="group" aria-label=${i("saved.which")}>${zn.map(s=>Xd(t,s))}</div>
      ${oe(t,tm(t.state))}`}}import{html as N,nothing as ft}from"../lib/lit-html/lit-html.js";import{html as nt,nothing as Si}from"../lib/lit-html/lit-html.js";var lr=(e,t)=>u(e,"name",{label:i("passkeys.name"),hint:i("passkeys.nameHint"),value:t,required:!0,most:50});async function em(e,t){let s=_e(navigator.userAgent);await B(n=>e.addForm(t,n),i("passkeys.add"),n=>nt`
    ${v(n)}
    ${_t(n)}
    ${lr(n,s)}
    ${t?wt(n,"password",i("account.password")):Si}`,()=>nt`<button type="submit">${i("settings.linkGo")}</button>`)}var sm=(e,t)=>B(s=>e.renameForm(t,s),i("passkeys.rename"),s=>nt`
  ${v(s)}
  ${lr(s,t.name)}`,()=>nt`<button type="submit">${i("action.save")}</button>`);async function im(e,t){await F(i("passkeys.deleteTitle",{name:t.name}),i("passkeys.deleteText"),i("action.delete"))&&e.remove(t)}var cr=(e,t,s)=>nt`
  <button type="button" class="quiet" aria-label="${t}: ${e.name}" @click=${s}>${t}</button>`,nm=(e,t,s)=>nt`
  <li class="row between">
    <span>
      <span class="strong" dir="auto">${t.name}</span>
      ${t.backedUp?nt`<span class="badge">${i("passkeys.backedUp")}</span>`:Si}<br>
      <span class="soft">${i("passkeys.added")} ${C(t.createdAt)} ·
        ${t.lastUsedAt?nt`${i("passkeys.used")} ${C(t.lastUsedAt)}`:i("passkeys.unused")}</span>
    </span>
    <span class="row">
      ${cr(t,i("passkeys.rename"),async()=>{await sm(e,t),s()})}
      ${cr(t,i("action.delete"),()=>im(e,t))}
    </span>
  </li>`,am=e=>nt`<button type="button" class="quiet" id="add-passkey" @click=${e}>${i("passkeys.add")}</button>`,pr=(e,t,s)=>nt`
  <section class="card" id="passkeys">
    <h2>${i("passkeys.title")}</h2>
    <p>${i("passkeys.hint")}</p>
    ${e.list.length?nt`<ul class="people">${e.list.map(n=>nm(e,n,s))}</ul>`:Si}
    <p>${am(async()=>{await em(e,t),s()})}</p>
  </section>`;import{html as ce,nothing as om}from"../lib/lit-html/lit-html.js";var Bi=(e,t,s,n,a,o)=>ce`
  <div class="field">
    <label for=${e}>${t}</label>
    <select id=${e} @change=${r=>o(Number(r.target.value))}>
      ${s.map(r=>ce`<option value=${r} ?selected=${r===a}>${n(r)}</option>`)}
    </select>
  </div>`,ur=e=>ie(e.picker()),rm=e=>ce`
  <p class="note">${i("place.homeExact",{n:e.exactAtHome})}</p>
  <p class="row"><button type="button" id="hide-home" @click=${()=>e.hideHome()}>${i("place.homeHide")}</button></p>`,cm=(e,{latitude:t,longitude:s,radius:n,area:a})=>ce`
  <place-map class="homemap" inert .area=${2*n} .at=${{lat:t,lng:s}}></place-map>
  ${Bi("home-radius",i("place.homeRadius"),pa,Lt,n,o=>e.changeHome({radius:o}))}
  ${Bi("home-area",i("place.homeArea"),[1,5,20],zt,a,o=>e.changeHome({area:o}))}
  ${e.exactAtHome?rm(e):om}
  <p class="row">
    <button type="button" class="quiet" @click=${()=>ur(e)}>${i("place.homeMove")}</button>
    <button type="button" class="quiet" @click=${()=>e.change({home:void 0})}>${i("place.homeRemove")}</button>
  </p>`,dr=e=>ce`
  <section class="card">
    ${z("places",i("place.settings"))}
    <p class="hint">${i("place.settingsText")}</p>
    ${Bi("shown-area",i("place.shownNew"),[0,1,5,20],zt,e.values.area,t=>e.change({area:t}))}
    <label class="switch">
      <span>${i("place.friendsExact")}</span>
      <input type="checkbox" role="switch" id="friends-exact" .checked=${e.values.exactForFriends}
        @change=${t=>e.change({exactForFriends:t.target.checked})}>
    </label>
    <h3>${i("place.home")}</h3>
    <p class="hint">${i("place.homeText")}</p>
    ${e.values.home?cm(e,e.values.home):ce`
      <p><button type="button" class="quiet" id="home" @click=${()=>ur(e)}>${i("place.homeAdd")}</button></p>`}
    <p class="hint">${i("place.recall")}</p>
  </section>`;import{html as at,nothing as le}from"../lib/lit-html/lit-html.js";var Ai={read:["read"],write:["read","write"],admin:["read","write","admin"]};function mr(e){let t=async({name:s,access:n,days:a,password:o})=>{let r=a?{days:Number(a)}:{};e(await k("/api/auth/tokens",{name:s.trim(),scopes:Ai[n],...r,...o?{password:o}:{}}))};return new b({send:t,fieldOf:{wrong_password:"password"}})}var Se=e=>e.kind==="token",fr=e=>Se(e)?e.name:_e(e.userAgent),lm={browser:()=>i("session.browser"),cli:()=>i("session.cli"),token:()=>i("session.token")},pm=e=>e.scopes.map(t=>i(`scope.${t}`)).join(", ");function um(e){return e.expiresAt?Se(e)?i("token.until",{date:$t(e.expiresAt)}):i("settings.until",{date:$t(e.expiresAt)}):i("token.endless")}var dm=e=>e.lastUsedAt?i("session.used",{date:Z(e.lastUsedAt)}):i("session.unused"),mm=(e,t)=>{let s=i(Se(t)?"token.revoke":"settings.end");return at`
    <button type="button" class="quiet" aria-label="${s}: ${fr(t)}" @click=${()=>e.endSession(t)}>${s}</button>`},hm=e=>at`${i(Se(e)?"token.since":"settings.since")} ${C(e.createdAt)}`,fm=(e,t)=>at`
  <li class="row between">
    <span>
      <span class="strong" dir="auto">${fr(t)}</span>
      <span class="badge">${lm[t.kind]()}</span>
      ${t.current?at`<span class="badge">${i("settings.thisOne")}</span>`:le}<br>
      ${Se(t)?at`<span class="soft">${pm(t)}</span><br>`:le}
      <span class="soft">${hm(t)} · ${dm(t)} · ${um(t)}</span>
    </span>
    ${t.current?le:mm(e,t)}
  </li>`;async function $m(e){await F(i("settings.endOthers"),i("settings.endOthersText"),i("settings.endOthers"))&&e.endOthers()}var gm=e=>at`
  <button type="button" class="quiet" @click=${()=>$m(e)}>${i("settings.endOthers")}</button>`,hr=(e,t,s,n=le)=>at`
  <div class="field">
    <label for=${e}>${t}</label>
    <select id=${e} name=${e}>${s.map(([a,o])=>at`<option value=${a}>${o}</option>`)}</select>
    ${n}
  </div>`,bm=[90,30,365],wm=e=>Object.keys(Ai).filter(t=>t!=="admin"||e.role==="admin"),ym=(e,t)=>at`
  <p>${i("token.about")}</p>
  ${v(t)}
  ${_t(t)}
  ${u(t,"name",{label:i("token.name"),hint:i("token.nameHint"),required:!0,most:50})}
  ${hr("access",i("token.access"),wm(e.user).map(s=>[s,i(`access.${s}`)]))}
  ${hr("days",i("token.life"),[...bm.map(s=>[s,i("token.days",{n:s})]),["",i("token.endless")]])}
  ${e.asksPassword?wt(t,"password",i("account.password")):le}`,vm=e=>Xe({title:i("token.new"),text:i("token.once"),label:i("session.token"),value:e});async function km(e){let t=null;await B(n=>mr(a=>{t=a,n()}),i("token.create"),n=>ym(e,n),()=>at`<button type="submit">${i("token.createGo")}</button>`),t&&(e.addSession(t.session),await vm(t.token))}var $r=e=>at`
  <section class="card">
    ${z("sessions",i("settings.sessions"))}
    <ul class="people">${e.sessions.map(t=>fm(e,t))}</ul>
    <div class="row end">
      ${e.hasOthers?gm(e):le}
      <button type="button" class="quiet" id="new-token" @click=${()=>km(e)}>${c("plus")} ${i("token.create")}</button>
    </div>
  </section>`;var xm=["friendRequests","friendAccepted","findLiked","findCommented","replied","mentioned"],Ii=(e,t,s,n)=>N`
  <div class="field">
    <label for=${e}>${t}</label>
    <select id=${e} @change=${a=>n(a.target.value)}>
      ${s.map(([a,o,r])=>N`
        <option value=${a} lang=${e==="language"?a:ft} ?selected=${r}>${o}</option>`)}
    </select>
  </div>`,Om=e=>N`
  <label class="switch">
    <span>${i("settings.streets")}<br><span class="soft">${i("streets.learns")}</span></span>
    <input type="checkbox" role="switch" id="streets" .checked=${ge()} @change=${t=>e.setStreets(t.target.checked)}>
  </label>`,Pm=()=>Di.map(e=>[e,Ui[e],e===ji()]),qm=e=>N`
  <section class="card">
    ${z("appearance",i("settings.appearance"))}
    ${Ii("language",i("settings.language"),Pm(),t=>e.setLanguage(t))}
    ${Ii("theme",i("settings.theme"),Yn.map(t=>[t,i(`settings.theme.${t}`),t===Jn()]),t=>e.setTheme(t))}
    ${Ii("units",i("settings.units"),["km","mi"].map(t=>[t,i(`settings.units.${t}`),t===Ei()]),t=>e.setUnits(t))}
    ${Vn()?Om(e):ft}
  </section>`;async function Fm(e,t,s){let n=e.target;await t.prefer(s,n.checked),n.checked=t.preferences[s]}var gr=(e,t,s=ft)=>N`
  <label class="switch">
    <span>${i(`settings.${t}`)}${s}</span>
    <input type="checkbox" role="switch" .checked=${e.preferences[t]} @change=${n=>Fm(n,e,t)}>
  </label>`,Tm=e=>N`
  <section class="card">
    ${z("notify",i("settings.notify"))}
    ${[...xm,...y()?.role==="admin"?["reported"]:[]].map(t=>gr(e,t))}
    ${m().pushKey?gr(e,"pushEnabled",N`<br><span class="soft">${i("settings.pushEnabledHint")}</span>`):ft}
  </section>`,Lm=(e,t)=>N`
  <p>${c("check")} ${i("push.on")}</p>
  <p class="row">
    <button type="button" class="quiet" @click=${e.testPush}>${i("push.test")}</button>
    <button type="button" class="quiet" aria-busy=${t} @click=${e.disablePush}>${i("push.disable")}</button>
  </p>`,Sm=(e,t)=>N`
  <p>${i("push.off")}</p>
  <p>
    <button type="button" id="push-on" aria-busy=${t} @click=${e.enablePush}>${c("bell")} ${i("push.enable")}</button>
  </p>`;function Bm(e){let t=e.pushBusy?"true":"false";return e.push==="on"?Lm(e,t):e.push==="off"?Sm(e,t):N`<p class="note">${i(`push.${e.push}`)}</p>`}var pe=(e,t)=>N`<button type="button" class="chip" @click=${()=>g(`part-${e}`)}>${t}</button>`,Am=()=>N`
  <nav class="chips" aria-label=${i("settings.title")}>
    ${pe("appearance",i("settings.appearance"))}
    ${pe("notify",i("nav.bell"))}
    ${m().passwordLogin?pe("password",i("account.password")):ft}
    ${pe("places",i("place.settings"))}
    ${pe("sessions",i("settings.devices"))}
    ${pe("data",i("settings.data"))}
  </nav>`,Im=e=>N`
  ${Am()}
  ${qm(e)}
  ${Tm(e)}
  <section class="card">
    <h2>${i("push.title")}</h2>
    ${Bm(e)}
  </section>
  ${m().passwordLogin?da(e):ft}
  ${e.passkeys.isShown?pr(e.passkeys,e.asksPassword,e.redraw):ft}
  ${m().provider.enabled?ma(e):ft}
  ${dr(e.places)}
  ${$r(e)}
  ${ha(e)}
  ${jt()?N`<p class="below"><a href="/invites">${i("invites.title")}</a></p>`:ft}
  <p class="below"><a href="/shares">${i("shares.mine")}</a></p>
  <p class="below"><a href="/about">${i("about.title")}</a></p>`;async function Mm(e){let t=St.get("outbox").length;(!t||await F(i("settings.signOut"),i("outbox.signOut",{n:t}),i("settings.signOut")))&&e.signOut()}var _m=e=>N`
  <button type="button" class="quiet" id="sign-out" @click=${()=>Mm(e)}>${i("settings.signOut")}</button>`;function Um(e){return e.loading.problem?d(e.loading.problem,e.loading.load):e.isLoaded?Im(e):$(5)}function br(e){let t=new Ze(e);return{get title(){return i("settings.title")},ready:t.loading.load(),view:()=>N`
      ${h(i("settings.title"),_m(t),"/profile")}
      ${t.refusal?d(t.refusal):ft}
      ${Um(t)}`}}import{html as ot,nothing as Js}from"../lib/lit-html/lit-html.js";async function jm(e){let t=await e.offered(),s=t&&await js({offered:t});s&&(e.take(s),await Fe(s))}async function Dm(e,t){let s=await js({share:t});s&&e.take(s)}async function Hm(e,t){await F(i("shares.revokeTitle",{title:dt(t)}),i("shares.revokeText"),i("shares.revoke"))&&(await e.revoke(t),g("new-share"))}var Em=async e=>await Ms(e)||Fe(e,i("shares.one")),Nm=async e=>await _s(e,dt(e))||Fe(e,i("shares.one")),Cm=(e,t)=>Mt(i("shares.menu",{title:dt(t)}),[...Is()&&!t.expired?[{text:i("action.share"),sign:"share",run:()=>Nm(t)}]:[],{text:i("shares.change"),sign:"edit",run:()=>Dm(e,t)},{text:i("shares.revoke"),sign:"trash",isDanger:!0,run:()=>Hm(e,t)}],{id:`share-${t.id}`}),Rm=e=>e.findId?`/finds/${e.findId}`:`/lists/${e.listId}`,zm=e=>e.category?ot`<span class="strong" dir="auto">${dt(e)}</span>`:ot`<a class="strong" dir="auto" href=${Rm(e)}>${dt(e)}</a>`,Wm=e=>ot`${i(`shares.kind.${ki(e)}`)}${e.title?ot`: <bdi>${xi(e)}</bdi>`:Js}`,Ys=(e,t)=>ot`<span class="badge">${e?c(e):Js} ${t}</span>`,Vm=e=>ot`
  <button type="button" class="quiet" aria-label="${i("secret.copy")}: ${dt(e)}" @click=${()=>Em(e)}>
    ${c("copy")} ${i("secret.copy")}
  </button>`,Gm=(e,t)=>ot`
  <li class="invite">
    <div class="listed">
      <p class="grow">
        ${zm(t)}<br>
        <span class="soft">${Wm(t)} · ${t.views?i("shares.views",{n:t.views}):i("shares.noViews")}</span>
      </p>
      ${Cm(e,t)}
    </div>
    <p class="marks">
      ${Ys(t.place==="hidden"?"block":"pin",zo(t))}
      ${t.hasPassword?Ys("lock",i("account.password")):Js}
      ${t.expiresAt?Ys("",Oi(t)):Ys("",i("shares.endless"))}
    </p>
    ${t.expired?Js:ot`<p class="row actions">${Vm(t)} ${Pi(t)}</p>`}
  </li>`;function Ym(e){let{items:t,problem:s,load:n}=e.list;return s?d(s,n):t?t.length?ot`<div class="card"><ul class="people">${t.map(a=>Gm(e,a))}</ul></div>${q(e.list)}`:A(i("shares.none"),i("shares.noneText")):$(3)}var Jm=e=>ot`
  <button type="button" class="quiet" id="new-share" @click=${()=>jm(e)}>${i("shares.category")}</button>`;function wr(e){let t=new Bs(e);return{title:i("shares.mine"),ready:t.list.load(),view:()=>ot`
      ${h(i("shares.mine"),Jm(t),"/profile")}
      <p class="lead">${i("shares.lead")}</p>
      ${Ym(t)}`}}import{html as Ft,nothing as vr}from"../lib/lit-html/lit-html.js";var Zs=class{isLoaded=!1;#t;constructor(t){this.#t=t}get entries(){return St.get("outbox")}load=async()=>{await yn(),this.isLoaded=!0,this.#t.update()};cancel(t){return kn(t.id)}retry(t){return xn(t.id)}sendNow(){return On()}};async function Zm(e,t){await Mn()&&e.cancel(t)}var Km=e=>i(e.kind==="like"&&!e.on?"outbox.unlike":`outbox.${e.kind}`),yr=e=>Ft`<a class="strong" dir="auto" href=${Pn(e)}>${e.title}</a>`,Xm={find:e=>Ft`<span class="strong" dir="auto">${e.body.title}</span>`,comment:e=>Ft`<span class="what" dir="auto">${e.body.content}</span><br>${yr(e)}`,like:yr},Qm=(e,t)=>Ft`
  <li class="row between">
    <span class="grow">
      <span class="soft">${Km(t)}</span><br>
      ${Xm[t.kind](t)}<br>
      ${t.state==="refused"?Ft`<span class="error">${t.problem}</span>`:Ft`<span class="soft">${i("outbox.waiting")}</span>`}
    </span>
    <span class="row">
      ${t.state==="refused"?Ft`
        <button type="button" class="quiet" @click=${()=>e.retry(t)}>${c("retry")} ${i("action.retry")}</button>`:vr}
      <button type="button" class="quiet" @click=${()=>Zm(e,t)}>${i("outbox.cancel")}</button>
    </span>
  </li>`;function th(e){return e.isLoaded?e.entries.length?Ft`
    <p class="hint">${i("outbox.hint")}</p>
    <ul class="card people">${e.entries.map(t=>Qm(e,t))}</ul>
    <p class="row end"><button type="button" @click=${()=>e.sendNow()}>${i("outbox.now")}</button></p>`:A(i("outbox.none"),i("outbox.noneText")):$(2)}function kr(e){let t=new Zs(e);return{title:i("outbox.title"),ready:t.load(),view:()=>Ft`${h(i("outbox.title"),vr,"/")}${th(t)}`}}function eh(e,t){let[s,n]=[new Map,!1],a=new AbortController;return e.signal.addEventListener("abort",()=>a.abort()),{async load(o){a.abort();let{signal:r}=a=new AbortController;try{let[l,f]=await Ri(O("/api/locations/categories",{...t(),category:"",bbox:o}),{signal:r});if(r.aborted)return;[s,n]=[new Map(l.map(U=>[U.category,U.count])),f]}catch(l){if(l.name==="AbortError")return;s.clear()}e.update()},of(o){let r=s.get(o);return r===void 0||n&&!r?void 0:`${L(r)}${n?"+":""}`}}}export{Ar as about,ga as accounts,ru as addToList,Pa as admin,Ta as adminLog,eh as countCategories,ro as edit,vo as import,Lo as instance,qo as invites,Bo as join,Jo as list,Zo as lists,Xo as named,Qo as notifications,tr as people,er as person,ir as profile,or as reports,rr as saved,br as settings,Tu as shareFind,wr as shares,kr as waiting};
//# sourceMappingURL=more.js.map

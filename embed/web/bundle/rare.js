import{$ as Fi,A as wi,B as yi,C as vi,S as ki,W as Xe,Y as xi,Z as Oi,_ as qi,a as ni,aa as Si,b as ai,ba as Ai,c as oi,ca as Ti,d as ri,da as xt,e as fe,ea as ji,f as L,fa as Pi,g as w,ga as Ze,ha as Li,i as ci,ia as be,k as li,l as pi,m as Bt,n as ui,o as $e,r as mi,s as di,t as ge,u as hi,w as fi,x as $i,y as gi,z as bi}from"./later.js";import{$ as M,A as Ss,Ab as pe,B as A,C as Gt,Cb as ue,Cc as de,D as $t,Db as zs,E as ne,Eb as Es,F as As,G as ae,H as Ts,Ja as Hs,Jb as kt,Jc as Vs,K as I,Kb as W,L as js,Lb as J,M as m,Qb as $,Wc as Ws,X as Ps,Y as p,Yc as Qt,Z as S,_ as vt,_c as Js,a as ee,aa as P,ad as Ks,b as l,bc as y,bd as Ye,c as mt,d as xs,dd as Gs,ea as q,ec as me,fa as Ls,fb as c,fc as x,gb as jt,hb as z,hc as d,i as Os,ic as K,jb as b,kb as ce,kc as Cs,l as qs,la as oe,lb as E,lc as k,mb as u,md as Qs,n as Ge,nb as v,nc as Lt,nd as Ys,o as tt,ob as Pt,oc as Qe,od as Xs,p as se,pb as Y,pd as Zs,qa as _s,qb as Us,qd as he,ra as _,rb as F,rd as ti,sa as re,sd as ei,ta as At,tb as Ds,td as si,u as ie,ua as Bs,ub as gt,ud as ii,v as Fs,va as Ns,vb as Rs,w as s,xa as Tt,xb as X,y as N,ya as Is,yc as _t,z as Kt,za as Ms,zb as le}from"./shared.js";import{html as Ot,nothing as ts}from"../lib/lit-html/lit-html.js";var ma=new URL("lib/",ee).pathname,da=[["Leaflet 1.9.4","leaflet","Volodymyr Agafonkin, CloudMade","BSD-2-Clause"],["protomaps-leaflet 5.1.0","protomaps-leaflet","Protomaps","BSD-3-Clause"],["lit-html 3.3.3","lit-html","Google LLC","BSD-3-Clause"]];function _i(){if(Qt())return new URL(l().streets.url.replace(/[{}]/g,"")).host;let{host:t}=new URL((l().tiles?.url??"").replace(/[{}]/g,""),location);return t===location.host?"":t}var ha=()=>_i()?s("about.tilesFrom",{host:_i()}):s("about.alone"),fa=()=>Ot`
  <section class="card">
    <p class="lead">${s("app.about")}</p>
    <p>${s("about.text")} ${ha()}</p>
    <p class="soft">${s("about.version",{version:l().version})}</p>
    <p class="row">
      <a class="button quiet" href="/help">${s("help.title")}</a>
      <a class="button quiet" href="/api/docs">${s("about.api")}</a>
    </p>
  </section>`,$a=()=>Ot`
  <section class="card">
    <h2>${s("about.map")}</h2>
    <ul class="plain-list">
      ${l().tiles?.attribution?Ot`<li>${s("about.tiles")}: ${l().tiles.attribution}</li>`:ts}
      ${Qt()?Ot`<li>${s("about.streets")}: ${l().streets.attribution}</li>`:ts}
      <li>${s("about.places")}: ${l().places.attribution}</li>
    </ul>
  </section>`,ga=([t,e,i,n])=>Ot`<li><a href="${ma}${e}/LICENSE">${t}</a>, © ${i}, ${n}</li>`,ba=()=>Ot`
  <section class="card">
    <h2>${s("about.code")}</h2>
    <ul class="plain-list">${da.map(ga)}</ul>
    <p class="hint">${s("about.more")}</p>
  </section>`,wa=()=>({title:s("nav.about"),view:()=>Ot`
    ${b(s("nav.about"),ts,_()?"/settings":"/sign-in")}
    ${si()}${ei()}${fa()}${$a()}${ba()}`});import{html as Fe,nothing as Wa}from"../lib/lit-html/lit-html.js";var ya=200,va=2**20,es=["all","active","suspended","admin"],Bi={wrong_password:"password"},qt=t=>`/api/admin/users/${t.id}`,we=class{#t;#e=0;constructor(e){this.#t=e;let i=e.query.get("status");this.text=e.query.get("q")??"",this.status=es.includes(i)?i:"all",this.list=kt(e,()=>q("/api/admin/users",{...this.#s,limit:50}))}get#s(){return{q:this.text.trim(),status:this.status==="all"?"":this.status}}search=()=>(clearTimeout(this.#e),this.#t.rename(q("/admin/people",this.#s)),this.list.load());type(e){this.text=e,clearTimeout(this.#e),this.#e=setTimeout(this.search,ya)}choose(e){return this.status=e,this.#t.update(),this.search()}isMe(e){return e.id===_()?.id}#i(e){this.list.items=this.list.items.map(i=>i.id===e.id?e:i),this.#t.update()}async#n(e,i){try{this.#i(await e),m(i)}catch(n){m(N(n))}}get asksPassword(){return re()}adminForm(e,i){let n=async({password:a})=>{this.#i(await M(qt(e),{role:"admin",...a?{password:a}:{}})),i()};return new y({send:n,fieldOf:Bi})}demote(e){return this.#n(M(qt(e),{role:"member"}),s("admin.memberDone",{name:$(e)}))}lift(e){return this.#n(P(`${qt(e)}/suspension`),s("admin.liftDone",{name:$(e)}))}linkForm(e,i){let n=async({password:a})=>{let o=await S(`${qt(e)}/sign-in-link`,a?{password:a}:void 0);i(new URL(o.url,location).href)};return new y({send:n,fieldOf:Bi})}limitForm(e,i){let n=async({kind:a,size:o})=>{let r={instance:null,none:0}[a];this.#i(await M(qt(e),{mediaLimit:a==="own"?Math.round(Number(o)*va):r})),i()};return new y({send:n})}suspendForm(e,i){let n=async({reason:a,days:o})=>{this.#i(await vt(`${qt(e)}/suspension`,{reason:a.trim(),...o?{days:Number(o)}:{}})),i()};return new y({send:n})}deleteForm(e,i){let n=async({name:a,reason:o})=>{if(a.trim()!==e.username)throw{code:"page",reason:"other_name",text:s("admin.deleteOther")};await P(q(qt(e),{reason:o.trim()})),this.list.items=this.list.items.filter(r=>r.id!==e.id),this.#t.update(),i()};return new y({send:n,fieldOf:{other_name:"name"}})}close(){clearTimeout(this.#e)}};import{html as j,nothing as It}from"../lib/lit-html/lit-html.js";import{html as Z,nothing as Yt}from"../lib/lit-html/lit-html.js";var ye=class{list=[];#t;constructor(e){this.#t=e}get isShown(){return Ys()}async read(){this.isShown&&(this.list=await p("/api/auth/passkeys",{signal:this.#t.signal}))}async count(){return(await p("/api/auth/passkeys",{signal:this.#t.signal}).catch(()=>this.list)).length}addForm(e,i){let n=async({name:a,password:o})=>{let r=await Xs(await S("/api/auth/passkeys/options",e?{password:o}:{}));r&&(this.list=[...this.list,await S("/api/auth/passkeys",{name:a,...r})],i())};return new y({send:n,fieldOf:{wrong_password:"password"}})}renameForm(e,i){let n=async({name:a})=>{let o=await M(`/api/auth/passkeys/${e.id}`,{name:a});this.list=this.list.map(r=>r.id===o.id?o:r),i()};return new y({send:n})}async remove(e){try{await P(`/api/auth/passkeys/${e.id}`),this.list=this.list.filter(i=>i.id!==e.id)}catch(i){m(N(i))}this.#t.update()}};var ve=class{list=[];#t;constructor(e){this.#t=e}async read(){this.list=await p("/api/watches",{signal:this.#t.signal})}async edit(e,i){let n=await M(`/api/watches/${e.id}`,i);this.list=this.list.map(a=>a.id===e.id?n:a),this.#t.update()}async change(e,i){await J(this.edit(e,i))||this.#t.update()}async remove(e){await J(P(`/api/watches/${e.id}`))&&(this.list=this.list.filter(i=>i.id!==e.id)),this.#t.update()}};function Ni({latitude:t,longitude:e,radius:i,box:n}){let a=h=>Math.max(3,Math.min(16,Math.floor(Math.log2(360/Math.max(h,1e-4)))));if(!n)return{lat:t,lng:e,zoom:a(i/50)};let o=(n.east-n.west+360)%360,r=n.west+o/2;return{lat:(n.south+n.north)/2,lng:r>180?r-360:r,zoom:a(Math.max(o,n.north-n.south))}}var ka=600*1e3-30*1e3,xa=t=>t.some(e=>e.current&&Date.now()-Date.parse(e.passwordAt)<ka),Ii=t=>!t.current&&t.kind!=="token",ke=class{preferences=null;sessions=null;refusal=Bs();#t;constructor(e){this.#t=e,this.push=new ai(e.update),this.passkeys=new ye(e),this.places=new fe(e),this.watches=new ve(e),this.loading=W(e,()=>this.#e());let i={wrong_password:"currentPassword"};this.password=new y({send:(n,a)=>this.#i(n,a),update:e.update,fieldOf:i})}get user(){return _()}redraw=()=>this.#t.update();get isLoaded(){return!!(this.preferences&&this.user)}get asksPassword(){return re()}get asksCurrent(){return this.user.hasPassword&&!Zs(this.sessions)}get passkeyAsksPassword(){return this.asksPassword&&!xa(this.sessions)}get hasOthers(){return this.sessions.some(Ii)}async#e(){let{signal:e}=this.#t;[this.preferences,this.sessions]=await Promise.all([p("/api/notifications/preferences",{signal:e}),p("/api/auth/sessions",{signal:e}),this.push.read(),this.passkeys.read(),this.places.read(),this.watches.read()])}async#s(e){await J(e()),this.#t.update()}setTheme(e){Gs(e),this.#t.update()}setUnits(e){xs.set(e),this.#t.update()}setStreets(e){Js(e),this.#t.update()}async setLanguage(e){await Fs(e),ni(),this.#t.update()}prefer(e){return this.#s(async()=>{this.preferences=await vt("/api/notifications/preferences",e)})}addSession(e){this.sessions=[e,...this.sessions],this.#t.update()}endOthers(){return this.#s(async()=>{for(let e of this.sessions.filter(Ii))await P(`/api/auth/sessions/${e.id}`),this.sessions=this.sessions.filter(i=>i!==e)})}endSession(e){return this.#s(async()=>{await P(`/api/auth/sessions/${e.id}`),this.sessions=this.sessions.filter(i=>i!==e)})}signOut=()=>this.#s(async()=>{await Is(),await this.#t.go("/sign-in",{replace:!0})});async#i({newPassword:e,currentPassword:i,unlinkIdentity:n},a){let o=this.asksCurrent?{currentPassword:i}:{};await vt("/api/users/me/password",{newPassword:e,...o,...n?{unlinkIdentity:!0}:{}}),a.reset(),Tt(await p("/api/users/me")),this.sessions=await p("/api/auth/sessions");let r=await this.passkeys.count();r?m(`${s("settings.passwordSaved")} ${s("settings.passkeysStay",{n:r})}`,"/settings/sign-in#passkeys"):m(s("settings.passwordSaved"))}unlink(){return this.#s(async()=>{await P("/api/users/me/identity"),Tt(await p("/api/users/me"))})}confirmForm(e){let i=async({password:n})=>{await S("/api/auth/confirm",{password:n}),e()};return new y({send:i,fieldOf:{wrong_password:"password"}})}deleteForm(e){let i=async({password:n})=>{await P("/api/users/me",this.asksPassword?{password:n}:void 0),e()};return new y({send:i,fieldOf:{wrong_password:"password"}})}async leaveDeleted(){await Ms(),await this.#t.go("/sign-in",{replace:!0}),m(s("settings.deleted"))}},xe=(t={})=>`/api/auth/oauth/start?${new URLSearchParams({...t,redirect:"/settings/sign-in"})}`;var Nt=()=>l().provider.name,bt=t=>t.refusal?.reason==="sign_in_again"&&l().provider.enabled?Z`
  <p><a class="button quiet" href=${xe()}>${s("signin.provider",{name:Nt()})}</a></p>`:Yt,dt=(t,e,i)=>d(t,e,{label:i,kind:"password",required:!0,complete:"current-password"}),Oa=()=>Z`
  <label class="switch">
    <span>
      ${s("settings.alsoUnlink",{name:Nt()})}<br>
      <span class="soft">${s("settings.alsoUnlinkHint")}</span>
    </span>
    <input type="checkbox" role="switch" id="unlinkIdentity" name="unlinkIdentity">
  </label>`,Mi=({user:t,asksCurrent:e,password:i})=>Z`
  <form class="card" novalidate @submit=${i.submit}>
    <h2>${s(e?"settings.password":"settings.passwordFirst")}</h2>
    ${t.hasPassword&&!e?Z`<p class="note">${s("link.setPassword")}</p>`:Yt}
    <input class="unseen" type="text" autocomplete="username" .value=${t.username} tabindex="-1" aria-hidden="true">
    ${x(i)}
    ${bt(i)}
    ${e?dt(i,"currentPassword",s("settings.currentPassword")):Yt}
    ${d(i,"newPassword",{label:s("settings.newPassword"),hint:s("settings.passwordHint"),kind:"password",required:!0,least:8,most:255,complete:"new-password"})}
    ${t.identityLinked?Oa():Yt}
    <div class="row end">${K(i,s("action.save"))}</div>
  </form>`;async function qa(t){let e=s("settings.unlinkTitle",{name:Nt()});await k(e,s("settings.unlinkText"),s("settings.unlink"))&&t.unlink()}async function Fa(t,e){if(!e.asksPassword)return;t.preventDefault();let i=s("settings.link",{name:Nt()});await L(a=>e.confirmForm(a),i,a=>Z`
    <p>${s("settings.linkText")}</p>
    ${x(a)}
    ${dt(a,"password",s("account.password"))}`,()=>Z`<button type="submit">${s("settings.linkGo")}</button>`)&&location.assign(xe({link:"true"}))}var Sa=t=>Z`
  <p>${c("check")} ${s("settings.linked")}</p>
  <p><button type="button" class="quiet" @click=${()=>qa(t)}>${s("settings.unlink")}</button></p>`,Aa=t=>Z`
  <p>${s("settings.notLinked")}</p>
  <p>
    <a class="button quiet" href=${xe({link:"true"})} @click=${e=>Fa(e,t)}>
      ${s("settings.link",{name:Nt()})}
    </a>
  </p>`,Hi=t=>Z`
  <section class="card">
    <h2>${s("settings.identity",{name:Nt()})}</h2>
    ${t.user.identityLinked?Sa(t):Aa(t)}
  </section>`;async function Ta(t){await L(i=>t.deleteForm(i),s("settings.deleteTitle"),i=>Z`
    <p>${s("settings.deleteText")}</p>
    ${x(i)}
    ${bt(i)}
    ${t.asksPassword?dt(i,"password",s("account.password")):Yt}`,()=>Z`<button type="submit" class="danger">${s("settings.delete")}</button>`)&&await t.leaveDeleted()}var Ui=t=>Z`
  <section class="card">
    <p>${s("settings.dataText")}</p>
    <p><a class="button quiet" href="/api/users/me/export" download>${s("settings.download")}</a></p>
    <p>${s("settings.archiveText")}</p>
    <p><a class="button quiet" href="/api/users/me/archive" download>${s("settings.archive")}</a></p>
    <p><a class="button quiet" href="/import">${s("settings.import")}</a></p>
    <h2>${s("settings.deleteHead")}</h2>
    <p>${s("settings.deleteHint")}</p>
    <p><button type="button" class="danger" @click=${()=>Ta(t)}>${s("settings.delete")}</button></p>
  </section>`;import{html as ja}from"../lib/lit-html/lit-html.js";async function Pa(t){let e=await le(t);e||document.getElementById("secret").select(),m(s(e?"secret.copied":"secret.selected"))}var Oe=({title:t,text:e,label:i,value:n})=>Cs(a=>ja`
  <h2>${t}</h2>
  <p>${e}</p>
  <div class="field">
    <label for="secret">${i}</label>
    <input id="secret" readonly spellcheck="false" autocomplete="off" .value=${n} @focus=${o=>o.target.select()}>
  </div>
  <div class="row end">
    <button type="button" class="quiet" @click=${()=>a()}>${s("action.close")}</button>
    <button type="button" @click=${()=>Pa(n)}>${c("copy")} ${s("secret.copy")}</button>
  </div>`,{label:t});function La({mediaBytes:t,mediaLimit:e}){let i=I(t);return e===null?s("admin.usage",{size:i}):e?s("admin.usageOf",{size:i,limit:I(e)}):s("admin.usageUnlimited",{size:i})}var _a=t=>[s("admin.joined",{date:$t(t.createdAt)}),t.seenAt?s("admin.seen",{date:$t(t.seenAt)}):s("admin.notSeen"),s("admin.finds",{n:t.findCount}),La(t),t.invitedBy&&s("admin.invitedBy",{name:$(t.invitedBy)})],Ba=({suspendedAt:t,endsAt:e})=>e?s("admin.suspendedUntil",{date:Gt(e)}):s("admin.suspendedSince",{when:ne(t)}),Na=t=>j`<p class="note">${Ba(t)}<br>${s("admin.reasonIs",{reason:t.reason})}</p>`,Ia=t=>t.suspension?j`<span class="person"><span class="avatar none">${c("block")}</span> <span>${Qe(t)}</span></span>`:j`<a class="person" href="/people/${t.id}">${jt(t)} <span>${Qe(t)}</span></a>`,Di=(t,e)=>j`
  ${x(e)}
  ${bt(e)}
  ${t.asksPassword?dt(e,"password",s("account.password")):It}`,Ma=(t,e)=>L(i=>t.adminForm(e,i),s("admin.adminTitle",{name:$(e)}),i=>j`
  <p>${s("admin.adminText")}</p>
  ${Di(t,i)}`,()=>j`<button type="submit" class="danger">${s("admin.admin")}</button>`);async function Ha(t,e){await k(s("admin.memberTitle",{name:$(e)}),s("admin.memberText"),s("admin.member"))&&t.demote(e)}var Ua=["instance","own","none"],Da=(t,e)=>{t.kind??=e.mediaLimit===null?"instance":e.mediaLimit?"own":"none";let i=n=>{t.kind=n,t.update()};return j`
    ${x(t)}
    ${w("kind",{label:s("admin.limit"),options:Ua.map(n=>[n,s(`admin.limits.${n}`)]),chosen:t.kind,set:i})}
    ${t.kind==="own"?d(t,"size",{label:s("admin.size"),kind:"number",mode:"numeric",required:!0,value:e.mediaLimit?Math.round(e.mediaLimit/2**20):""}):It}`};async function qe(t,e,i){let n=await t;return n&&m(s(e,{name:$(i)})),n}var Ra=(t,e)=>L(i=>t.limitForm(e,i),s("admin.limitTitle",{name:$(e)}),i=>Da(i,e),()=>j`<button type="submit">${s("action.save")}</button>`),za=(t,e)=>L(i=>t.suspendForm(e,i),s("admin.suspendTitle",{name:$(e)}),i=>j`
  <p>${s("admin.suspendText")}</p>
  ${x(i)}
  ${d(i,"reason",{label:s("admin.reason"),hint:s("admin.reasonHint"),kind:"area",value:e.suspension?.reason,required:!0,most:500})}
  ${d(i,"days",{label:s("admin.days"),hint:s("admin.daysHint"),kind:"number",mode:"numeric"})}`,()=>j`<button type="submit" class="danger">${s("admin.suspend")}</button>`);async function Ea(t,e){let i="";await L(o=>t.linkForm(e,r=>{i=r,o()}),s("admin.linkTitle",{name:$(e)}),o=>j`
    <p>${s("admin.linkAsk",{name:$(e)})}</p>
    ${Di(t,o)}`,()=>j`<button type="submit">${s("admin.linkMake")}</button>`)&&await Oe({title:s("admin.link"),text:s("admin.linkText",{name:$(e)}),label:s("admin.linkLabel"),value:i})}async function Ca(t,e){let i=L(n=>t.deleteForm(e,n),s("admin.deleteTitle",{name:$(e)}),n=>j`
    <p>${s("admin.deleteText")}</p>
    ${x(n)}
    ${d(n,"name",{label:s("admin.deleteName",{name:e.username}),required:!0,complete:"off"})}
    ${d(n,"reason",{label:s("admin.reason"),hint:s("admin.logHint"),most:500})}`,()=>j`<button type="submit" class="danger">${s("admin.delete")}</button>`);await qe(i,"admin.deleteDone",e)&&F("account-search")}function Va(t,e){let i=(a,o,r)=>({text:a,label:`${a}: ${$(e)}`,run:o,isDanger:r}),n=[e.role==="admin"?i(s("admin.member"),()=>Ha(t,e)):i(s("admin.admin"),()=>qe(Ma(t,e),"admin.adminDone",e)),i(s("admin.limit"),()=>qe(Ra(t,e),"admin.limitDone",e))];return t.isMe(e)?n:[...n,...e.suspension?[]:[i(s("admin.link"),()=>Ea(t,e))],i(s(e.suspension?"admin.suspendAgain":"admin.suspend"),()=>qe(za(t,e),"admin.suspendDone",e),!e.suspension),...e.suspension?[i(s("admin.lift"),()=>t.lift(e))]:[],i(s("admin.delete"),()=>Ca(t,e),!0)]}var Ri=(t,e)=>j`
  <li class="account">
    <div class="row between">
      <span class="row">
        ${Ia(e)}
        ${e.role==="admin"?j`<span class="badge">${s("admin.role")}</span>`:It}
        ${t.isMe(e)?j`<span class="badge">${s("people.you")}</span>`:It}
        ${e.suspension?j`<span class="badge warning">${s("admin.suspended")}</span>`:It}
      </span>
      ${Lt(s("people.menu",{name:$(e)}),Va(t,e))}
    </div>
    <p class="soft facts">${_a(e).filter(Boolean).map(i=>j`<span>${i}</span>`)}</p>
    ${e.suspension?Na(e.suspension):It}
  </li>`;function Ja(t,e){t.preventDefault(),e.search()}var Ka=t=>Fe`
  <form role="search" @submit=${e=>Ja(e,t)}>
    <label for="account-search">${s("people.search")}</label>
    <div class="search">
      ${c("search")}
      <input id="account-search" type="search" maxlength="31" autocomplete="off" autocapitalize="none" spellcheck="false"
        .value=${t.text} @input=${e=>t.type(e.target.value)}>
    </div>
  </form>
  <div class="chips" role="group" aria-label=${s("admin.which")}>
    ${es.map(e=>Pt(t.status===e,s(`admin.statuses.${e}`),()=>t.choose(e)))}
  </div>`;function Ga(t){let{items:e,problem:i,load:n}=t.list;return i?u(i,n):e?e.length?Fe`
    <ul class="people" aria-label=${s("admin.people")}>${e.map(a=>Ri(t,a))}</ul>
    ${Y(t.list)}`:Fe`<p class="soft" role="status">${s("admin.noAccounts")}</p>`:v(4)}function zi(t){let e=new we(t);return{title:s("admin.people"),ready:e.list.load(),view:()=>Fe`
      ${b(s("admin.people"),Wa,"/admin")}
      <section class="card">${Ka(e)}${Ga(e)}</section>`,close:()=>e.close()}}import{html as oo,nothing as ro}from"../lib/lit-html/lit-html.js";var Ei=t=>t.slice(1).match(/../g).map(e=>Number.parseInt(e,16)/255),Ci=t=>t<=.04045?t/12.92:((t+.055)/1.055)**2.4,Qa=t=>t<=.0031308?t*12.92:1.055*t**.4166666666666667-.055;function Mt(t){let[e,i,n]=Ei(t).map(Ci);return 1.05/(.2126*e+.7152*i+.0722*n+.05)}var Ht=4.5;function Se(t){let e=t;for(let i=1;Mt(e)<Ht;i-=.01)e=`#${Ei(t).map(n=>Math.round(255*Qa(Ci(n)*i)).toString(16).padStart(2,"0")).join("")}`;return e}var Vi=2**20,Ae="/api/admin/instance",Wi=["invite","open","closed"],Ji=["members","admins","off"],Ut="#0f766e",Xt={teal:Ut,blue:"#1d4ed8",violet:"#6d28d9",pink:"#be185d",red:"#b91c1c",green:"#15803d",grey:"#475569"},Dt=class{values=null;accent=Ut;#t;constructor(e){this.#t=e,this.loading=W(e,async()=>{this.values=await p(Ae,{signal:e.signal}),this.accent=this.savedAccent}),this.picture=new ci(`${Ae}/picture`,e,{has:()=>!!this.values.picture,take:async i=>this.#e(i??await p(Ae))}),this.form=new y({send:async i=>{await this.save(i),m(s("admin.saved"))},update:e.update})}get startView(){return pe(this.values.startView)}get myView(){return Os.get()}async begin(e){await J(this.save({startView:e}))&&m(s("admin.saved")),this.#t.update()}get savedAccent(){return this.values?.accent||Ut}get isAccentDark(){return Mt(this.accent)>=Ht}chooseAccent(e){this.accent=e,delete this.form.errors.accent;let i=Math.floor(Mt(e)*10)/10;this.isAccentDark||(this.form.errors.accent=s("admin.accentLight",{contrast:A(i),least:A(Ht)})),this.form.update()}get darkerAccent(){return Se(this.accent)}isFixed(e){return this.values.fixed.includes(e)}get limit(){return this.values.mediaLimit?Math.round(this.values.mediaLimit/Vi):""}async save({registration:e,invites:i,mediaLimit:n,...a}){let o={};for(let[r,h]of Object.entries(a))o[r]=h.trim();a.accent===Ut&&(o.accent=""),e&&e!==this.values.registration&&(o.registration=e),i&&i!==this.values.invites&&(o.invites=i),n!==void 0&&n!==String(this.limit)&&(o.mediaLimit=Math.round(Number(n)*Vi)),this.#e(await M(Ae,o))}#e(e){this.values=e;let{fixed:i,mediaLimit:n,registration:a,invites:o,...r}=this.values;Object.assign(l(),{instance:r,registration:a,invites:a==="closed"?"off":o})}},Te=class{values=null;busy=!1;#t;constructor(e){this.#t=e,this.loading=W(e,async()=>{this.values=await p("/api/admin/checks",{signal:e.signal})})}run=async()=>{this.busy||(this.busy=!0,this.#t.update(),await this.loading.load(),this.busy=!1,this.#t.update())}},je=class{values=null;wishes=[];constructor(e){this.loading=W(e,async()=>{let[i,n]=await Promise.all([p("/api/admin/overview",{signal:e.signal}),p("/api/admin/map",{signal:e.signal}).catch(()=>({wishes:[]}))]);Object.assign(this,{values:i,wishes:n.wishes})})}};import{html as Pe,nothing as ss}from"../lib/lit-html/lit-html.js";var Ya={ok:"check",warn:"flag",fail:"close"},Xa=t=>Pe`
  <li class="row finding ${t.status}">
    ${c(Ya[t.status])}
    <span class="grow">
      <span class="strong">${s(`admin.check.${t.status}`)}</span> <span class="soft" lang="en">${t.check}</span><br>
      <span lang="en">${t.text}</span>
      ${t.fix?Pe`<br><span lang="en" class="soft">${t.fix}</span>`:ss}
    </span>
  </li>`;function Za({status:t,findings:e}){return Pe`
    <p class="strong">${s(`admin.checked.${t}`)}</p>
    <ul class="people">${e.map(Xa)}</ul>`}var Ki=t=>Pe`
  <section class="card" id="checks">
    <h2>${s("admin.checks")}</h2>
    <p class="hint">${s("admin.checksText")}</p>
    <div class="stack" aria-live="polite">
      ${t.loading.problem?u(t.loading.problem,t.run):ss}
      ${t.values&&!t.loading.problem?Za(t.values):ss}
    </div>
    <div><button class="quiet" id="check" type="button" aria-busy=${t.busy?"true":"false"} @click=${t.run}>
      ${s(t.values?"admin.checkAgain":"admin.check")}</button></div>
  </section>`;import{html as ot,nothing as Rt}from"../lib/lit-html/lit-html.js";var to=["disk_nearly_full","clock_apart","push_off","no_base_url","registration_open","storage_failing","data_folder","no_ffmpeg","decoders_not_confined","backup_missing"],ht=(t,e)=>ot`<div class="row between"><dt>${t}</dt><dd class="strong">${e}</dd></div>`,eo=t=>s("admin.jobsOf",{push:A(t.pushJobs),media:A(t.mediaJobs)}),so=t=>ot`
  ${ht(s("admin.backup"),t.lastAt?ot`${z(t.lastAt)}, ${s(`admin.backup.${t.result}`)}`:s(`admin.backup.${t.result}`))}
  ${ht(s("admin.backupPlace"),t.place)}`,io=t=>ot`
  <dl class="stack">
    ${ht(s("admin.users"),A(t.users))}
    ${ht(s("admin.publicFinds"),A(t.finds))}
    ${ht(s("admin.media"),I(t.mediaBytes))}
    ${t.diskFree===null?Rt:ht(s("admin.disk"),I(t.diskFree))}
    ${t.pushJobs||t.mediaJobs?ht(s("admin.jobs"),eo(t)):Rt}
    ${t.backup?so(t.backup):Rt}
    ${ht(s("admin.swept"),t.sweptAt?z(t.sweptAt):s("admin.never"))}
    ${ht(s("admin.version"),`${t.version}, ${t.database==="postgres"?"PostgreSQL":"SQLite"}`)}
  </dl>`,no=t=>ot`<li class="note">${s(`admin.problem.${t}`)}</li>`,ao=t=>ot`
  <details>
    <summary>${s("admin.largest")}</summary>
    <ul class="plain-list">
      ${t.map(e=>ot`
        <li class="row between"><a href="/admin/people?q=${e.username}">${e.username}</a> <span>${I(e.mediaBytes)}</span></li>`)}
    </ul>
  </details>`,Gi=({wishes:[t,...e]})=>t?ot`
  <a class="note wished" href="/admin/map">${e.length?s("admin.wishes",{title:t.title,n:e.length}):s("admin.wish",{title:t.title})}</a>`:Rt;function Qi({values:t,loading:e}){if(e.problem)return u(e.problem,e.load);if(!t)return v(3);let i=t.problems.filter(n=>to.includes(n));return ot`
    ${i.length?ot`<ul class="stack plain-list" aria-label=${s("admin.problems")}>${i.map(no)}</ul>`:Rt}
    <section class="card">
      <h2>${s("admin.state")}</h2>
      ${io(t)}
      ${t.largest.length?ao(t.largest):Rt}
    </section>`}import{html as Yi,nothing as is}from"../lib/lit-html/lit-html.js";var H=(t,e,i,n="",a=is)=>Yi`
  <li>
    <a class="area" href=${t}>
      ${e?c(e):is}
      <span class="grow" lang=${a}>
        <span class="strong">${i}</span>${n?Yi`<br><span class="soft">${n}</span>`:is}
      </span>
      ${c("next")}
    </a>
  </li>`;var co=[["people","/admin/people","people"],["invites","/invites","plus"],["reports","/admin/reports","flag"],["log","/admin/log","feed"],["map","/admin/map","map"],["categories","/admin/categories","filter"],["instance","/admin/instance","gear"],["welcome","/admin/welcome","check"],["help","/help","comment"]];function Xi(t){let e=new je(t),i=new Te(t);return{title:s("admin.title"),ready:e.loading.load(),view:()=>oo`
      ${b(s("admin.title"),ro,"/profile")}
      ${Gi(e)}
      <section class="card">
        <ul class="people">${co.map(([n,a,o])=>H(a,o,s(`admin.${n}`),s(`admin.about.${n}`)))}</ul>
        <p class="hint">${s("admin.private")}</p>
      </section>
      ${Qi(e)}
      ${Ki(i)}`}}import{html as U,nothing as Zt}from"../lib/lit-html/lit-html.js";var Zi="/api/admin/instance",ns=20,Le=class{list=null;isOwn=!1;#t;#e;constructor(e,i){[this.#t,this.#e]=[e,i],this.loading=W(e,async()=>{this.#s(await p(Zi,{signal:e.signal}))})}#s({categories:e=[]}){this.isOwn=e.length>0,this.list=this.isOwn?e:gt.map(i=>({code:i}))}get left(){return gt.filter(e=>!this.list.some(i=>i.code===e))}get isFull(){return this.list.length>=ns}async save(e){let i=await M(Zi,{categories:e});this.#s(i),l().instance={...l().instance,categories:i.categories},l().categories=this.list.map(n=>n.code),this.#e(l().instance.accent??""),this.#t.update()}async change(e){await J(this.save(e))&&m(s("admin.saved"))}move(e,i){let n=[...this.list];return n.splice(e+i,0,...n.splice(e,1)),this.change(n)}remove(e){return this.change(this.list.toSpliced(e,1))}add(e){return this.change([...this.list,e])}restore(){return this.change([])}},_e=class{sign;color;isDarkened=!1;#t;#e;constructor(e,i,n){this.#t=e,this.#e=i;let{sign:a,color:o=""}=this.was;this.color=o,this.sign=a??(gt.includes(this.was.code)?this.was.code:""),this.form=new y({send:async r=>{await this.#s(r).catch(h=>{throw this.#i(h)}),m(s("admin.saved")),n()}})}get was(){return this.#t.list[this.#e]??{}}get names(){return this.was.names??{}}get isNamed(){return gt.includes(this.was.code)}choose(e){this.isDarkened=Mt(e)<Ht,this.color=this.isDarkened?Se(e):e,this.form.update()}show(e){this.sign=e,this.form.clear("sign"),this.form.update()}#s({en:e="",de:i=""}){let n=Object.fromEntries(Object.entries({en:e.trim(),de:i.trim()}).filter(([,h])=>h)),a=this.was.code??n[tt()],o={code:a,names:n};this.sign&&this.sign!==a&&(o.sign=this.sign.trim()),this.color&&(o.color=this.color);let r=[...this.#t.list];return r[this.#e??r.length]=o,this.#t.save(r)}#i(e){let i={code:tt(),"names.en":"en","names.de":"de",sign:"sign"},n=a=>i[a.replace(/^body\.categories\[\d+\]\./,"")]??"";return Object.assign(e,{errors:e.errors?.map(a=>({...a,location:`body.${n(a.location)}`}))})}};function Be(t){let e=document.querySelectorAll('link[href^="/theme.css"]'),i=Object.assign(document.createElement("link"),{rel:"stylesheet",href:q("/theme.css",{accent:t.slice(1)})});i.addEventListener("load",()=>{for(let n of e)n.remove()}),i.addEventListener("error",()=>i.remove()),document.head.append(i)}var lo=(t,e)=>U`
  <button type="button" class="round" aria-label=${X(e)} title=${X(e)}
    aria-pressed=${String(t.sign===e)} @click=${()=>t.show(t.sign===e?"":e)}>${me(e)}</button>`,po=t=>U`
  <fieldset class="field">
    <legend>${s("categories.sign")}</legend>
    <div class="swatches">${gt.map(e=>lo(t,e))}</div>
    <label for="sign">${s("categories.emoji")} <span class="soft">${s("form.optional")}</span></label>
    <input id="sign" name="sign" type="text" data-most="12" autocomplete="off" .value=${gt.includes(t.sign)?"":t.sign}
      aria-describedby=${t.form.errors.sign?"sign-error":"sign-hint"} aria-invalid=${t.form.errors.sign?"true":Zt}
      @input=${e=>t.show(e.target.value)}>
    ${t.form.errors.sign?U`<p class="error" id="sign-error">${s("categories.badSign")}</p>`:U`<p class="hint" id="sign-hint">${s("categories.emojiHint")}</p>`}
  </fieldset>`,uo=(t,e,i)=>U`
  <button type="button" class="swatch" aria-label=${s(`admin.colours.${e}`)} title=${s(`admin.colours.${e}`)}
    aria-pressed=${String(i===t.color)} @click=${()=>t.choose(i)}>
    <svg viewBox="0 0 32 32" aria-hidden="true"><circle cx="16" cy="16" r="16" fill=${i}/></svg>
    ${i===t.color?c("check"):Zt}
  </button>`,mo=t=>U`
  <div class="field">
    <label for="color">${s("categories.color")}</label>
    <input id="color" type="color" .value=${t.color||Xt.teal} aria-describedby="color-note"
      @change=${e=>t.choose(e.target.value)}>
    <div class="swatches">${Object.entries(Xt).map(([e,i])=>uo(t,e,i))}</div>
    <p class="hint" id="color-note" aria-live="polite">${t.isDarkened?s("categories.darkened"):s("categories.colorHint")}</p>
  </div>`;function en(t,e){let i=null,n=e===void 0?s("categories.new"):s("categories.editTitle",{name:X(t.list[e].code)});return L(a=>(i=new _e(t,e,a)).form,n,()=>U`
    ${x(i.form)}
    ${ho().map((a,o)=>d(i.form,a,{label:s(`categories.name.${a}`),value:i.names[a],most:50,required:o===0&&!i.was.code,hint:o===0&&i.isNamed?s("categories.nameHint",{name:X(i.was.code)}):""}))}
    ${po(i)}
    ${mo(i)}`,a=>K(a,s("action.save")))}var ho=()=>[tt(),...se.filter(t=>t!==tt())];async function fo(t,e){let i=s("categories.removeTitle",{name:X(t.list[e].code)});await k(i,s("categories.removeText"),s("categories.remove"))&&await t.remove(e)}async function $o(t){await k(s("categories.restoreTitle"),s("categories.restoreText"),s("categories.restore"))&&await t.restore()}var tn=(t,e,i,n,a,o)=>U`
  <button type="button" class="round ${n}" ?disabled=${!t.list[e+i]} aria-label="${s(a)}: ${o}" title=${s(a)}
    @click=${()=>t.move(e,i)}>${c("back")}</button>`;function go(t,{code:e},i){let n=X(e);return U`
    <li class="row between">
      ${me(e)}
      <span class="grow" dir="auto">${n}</span>
      <span class="row">
        ${tn(t,i,-1,"up","categories.up",n)}
        ${tn(t,i,1,"down","categories.down",n)}
        ${Lt(s("categories.more",{name:n}),[{text:s("categories.edit"),sign:"edit",run:()=>en(t,i)},...t.list.length>1?[{text:s("categories.remove"),sign:"trash",isDanger:!0,run:()=>fo(t,i)}]:[]])}
      </span>
    </li>`}var bo=t=>t.left.length&&!t.isFull?U`
  <h2>${s("categories.left")}</h2>
  <div class="chips">${t.left.map(e=>U`
    <button type="button" class="chip" @click=${()=>t.add({code:e})}>
      ${me(e)} ${X(e)} ${c("plus")}
    </button>`)}
  </div>`:Zt,wo=t=>U`
  <section class="card">
    <p class="hint">${s("categories.about")}</p>
    <ul class="people">${t.list.map((e,i)=>go(t,e,i))}</ul>
    ${t.isFull?U`<p class="hint">${s("categories.full",{n:ns})}</p>`:U`
      <p><button type="button" class="quiet" id="new-category" @click=${()=>en(t)}>
        ${c("plus")} ${s("categories.new")}
      </button></p>`}
    ${bo(t)}
    ${t.isOwn?U`
      <p><button type="button" class="quiet" @click=${()=>$o(t)}>${s("categories.restore")}</button></p>`:Zt}
  </section>`;function sn(t){let e=new Le(t,Be);return{title:s("admin.categories"),ready:e.loading.load(),view:()=>U`
      ${b(s("admin.categories"),Zt,"/admin")}
      ${e.loading.problem?u(e.loading.problem,e.loading.load):e.list?wo(e):v(6)}`}}import{html as Ne,nothing as as}from"../lib/lit-html/lit-html.js";var nn={role_changed:"shield",media_limit_changed:"gear",account_suspended:"block",suspension_lifted:"check",account_deleted:"trash",invite_revoked:"close",sign_in_link_created:"lock",sign_in_link_used:"lock",report_closed:"flag",find_hidden:"block",find_shown:"check",find_deleted:"trash",comment_hidden:"block",comment_shown:"check",comment_deleted:"trash",instance_changed:"gear"},yo={mediaLimit:"limitOfAll",invites:"whoInvites"},vo=t=>parseInt(t,10)?I(parseInt(t,10)):s(`admin.limits.${t.startsWith("0 ")?"none":"instance"}`);function ko({action:t,reason:e}){return t==="role_changed"?s(`admin.roles.${e}`):t==="report_closed"?s(`report.result.${e}`):t==="instance_changed"?e.split(", ").map(i=>s(`admin.${yo[i]??i}`)).join(", "):t==="media_limit_changed"?vo(e):e}function xo(t){let e={actor:t.actorName||s("admin.commandLine"),target:t.targetName,action:t.action};return s(nn[t.action]?`admin.act.${t.action}`:"admin.act.other",e)}var Oo=t=>Ne`
  <li class="row act">
    ${c(nn[t.action]??"shield")}
    <span class="grow">
      <span class="strong">${xo(t)}</span><br>
      ${t.reason?Ne`<span dir="auto">${ko(t)}</span><br>`:as}
      <span class="soft">${z(t.createdAt)}</span>
    </span>
  </li>`;function qo(t){return t.problem?u(t.problem,t.load):t.items?t.items.length?Ne`
    <section class="card">
      <p class="hint">${s("admin.logText")}</p>
      <ul class="people">${t.items.map(Oo)}</ul>
      ${Y(t)}
    </section>`:E(s("admin.noActs"),s("admin.noActsText"),as,"feed"):v(4)}function an(t){let e=kt(t,"/api/admin/log");return{title:s("admin.log"),ready:e.load(),view:()=>Ne`${b(s("admin.log"),as,"/admin")}${qo(e)}`}}import{html as O,nothing as zt}from"../lib/lit-html/lit-html.js";var Fo=30,Ie=t=>t.map(e=>typeof e=="string"?e:e[0]==="code"?e[1]:Ie(e.at(-1))).join("");function on([t,e,i]){return t==="pre"?e:t==="ul"||t==="ol"?e.map(n=>n.map(on).join(" ")).join(" "):t==="table"?e.map(n=>n.map(Ie).join(" ")).join(" "):Ie(i??e)}function So(t){let e=[{document:t,id:"",title:t.title,texts:[]}];for(let i of t.blocks)/^h\d$/.test(i[0])?e.push({document:t,id:i[1],title:Ie(i[2]),texts:[]}):e.at(-1).texts.push(on(i));return e.map(({texts:i,...n})=>({...n,text:i.join(" ")}))}var Ao=({document:t,id:e})=>`/help/${t.name}${e?`#${e}`:""}`;function To(t,e){let i=Math.min(...e.map(o=>Kt(t).indexOf(o)).filter(o=>o>=0),t.length),n=i>60?t.lastIndexOf(" ",i-40)+1:0,a=t.slice(n,n+160);return`${n?"… ":""}${a}${n+160<t.length?" …":""}`}function jo(t,e){let i=Kt(e).split(/\s+/).filter(Boolean);if(!i.length)return[];let n=({title:o,text:r})=>i.every(h=>Kt(`${o} ${r}`).includes(h))?i.some(h=>Kt(o).includes(h))?2:1:0;return t.flatMap(So).map(o=>[n(o),o]).filter(([o])=>o).sort(([o],[r])=>r-o).slice(0,Fo).map(([,o])=>({address:Ao(o),title:o.title,document:o.document,part:To(o.text,i)}))}function Po(t,e){let i=({name:a,language:o})=>a.replace(new RegExp(`-${o}$`),""),n=a=>a.language===e||a.language==="en"&&!t.some(o=>o.language===e&&i(o)===i(a));return t.filter(n)}var Me=class{query="";#t;#e=[];constructor(e){this.#t=e,this.loading=W(e,async()=>{let i=await fetch(new URL("bundle/help.json",ee).href,{signal:e.signal});if(!i.ok)throw Object.assign(new Error("the documents are not there"),{code:"strange",status:i.status});this.#e=await i.json()}),this.query=e.query.get("q")??""}get documents(){return Po(this.#e,tt())}get document(){return this.#e.find(e=>e.name===this.#t.params.name)}get found(){return jo(this.documents,this.query)}search(e){this.query=e,this.#t.rename(q("/help",{q:e.trim()})),this.#t.update()}};var rt=t=>t.map(e=>typeof e=="string"?e:Lo[e[0]](e)),Lo={b:([,t])=>O`<b>${rt(t)}</b>`,i:([,t])=>O`<i>${rt(t)}</i>`,code:([,t])=>O`<code>${t}</code>`,a:([,t,e])=>/^https?:/.test(t)?O`<a href=${t} target="_blank" rel="noopener">${rt(e)}</a>`:O`<a href=${t}>${rt(e)}</a>`},rn=t=>O`<li>${t.length===1&&t[0][0]==="p"?rt(t[0][1]):t.map(pn)}</li>`,cn=(t,e)=>O`<tr>${t.map(e)}</tr>`,_o={h2:([,t,e])=>O`<h2 id=${t} tabindex="-1">${rt(e)}</h2>`,h3:([,t,e])=>O`<h3 id=${t} tabindex="-1">${rt(e)}</h3>`,p:([,t])=>O`<p>${rt(t)}</p>`,pre:([,t])=>O`<pre tabindex="0">${t}</pre>`,ul:([,t])=>O`<ul>${t.map(rn)}</ul>`,ol:([,t])=>O`<ol>${t.map(rn)}</ol>`,table:([,[t,...e]])=>O`
    <div class="scrolls" tabindex="0"><table>
      <thead>${cn(t,i=>O`<th scope="col">${rt(i)}</th>`)}</thead>
      <tbody>${e.map(i=>cn(i,n=>O`<td>${rt(n)}</td>`))}</tbody>
    </table></div>`},pn=t=>_o[t[0]](t),ln=t=>O`<ul class="people">${t.map(e=>H(`/help/${e.name}`,"",e.title,"",e.language))}</ul>`,Bo=([t,...e])=>O`
  <section class="card">${ln([t])}</section>
  <section class="card">
    <h2>${s("help.running")}</h2>
    ${ln(e)}
  </section>`;function No(t){let e=t.found;return O`
    <p class="unseen" role="status">${s("help.found",{n:e.length})}</p>
    ${e.length?O`<section class="card"><ul class="people">${e.map(({address:i,title:n,document:a,part:o})=>H(i,"",a.title===n?n:`${a.title} › ${n}`,o,a.language))}</ul></section>`:E(s("help.none"),s("help.noneText"),zt,"search")}`}var Io=t=>O`
  ${b(s("help.title"),zt,_()?"/settings":"/sign-in")}
  <form role="search" @submit=${e=>e.preventDefault()}>
    <label class="unseen" for="help-words">${s("help.search")}</label>
    <input id="help-words" type="search" autocomplete="off" placeholder=${s("help.search")} .value=${t.query}
      @input=${e=>t.search(e.target.value)}>
  </form>
  ${t.query.trim()?No(t):Bo(t.documents)}`,Mo=({title:t,language:e,blocks:i})=>O`
  ${b(t,zt,"/help")}
  <article class="card document" lang=${e}>${i.map(pn)}</article>`,Ho=()=>O`${b(s("help.title"),zt,"/help")}${E(s("missing.title"),s("missing.text"),zt,"search")}`;function Uo(t,e){return t.loading.problem?O`${b(s("help.title"),zt,"/help")}${u(t.loading.problem,t.loading.load)}`:t.documents.length?e.params.name?t.document?Mo(t.document):Ho():Io(t):v(6)}function un(t){let e=new Me(t);return{get title(){return e.document?.title??s("help.title")},ready:e.loading.load().then(()=>location.hash?F(location.hash.slice(1)):null),view:()=>Uo(e,t)}}import{html as f,nothing as T}from"../lib/lit-html/lit-html.js";var Do=20,Ro=t=>new Promise((e,i)=>{let n=()=>{clearTimeout(a),i(t.reason)},a=setTimeout(()=>{t.removeEventListener("abort",n),e()},1e3);t.addEventListener("abort",n,{once:!0})});async function mn(t,e,{signal:i,stopped:n,tick:a=Ro,note:o=()=>{}}){for(;;)try{return await S(t,e,{signal:i})}catch(r){if(r.status!==429)throw r;await o();for(let h=Math.max(Do,r.retryAfter);h>0;h--){if(n())return null;await a(i)}}}var He=class{audience="me";keep=!1;category="";area="";forFriends="true";#t;constructor(e,i){this.settings=e,this.#t=i,e.read().then(i,()=>{})}set(e){Object.assign(this,e),this.#t()}get body(){return{audience:this.audience,...this.keep?{keepVisibility:!0}:{},...this.category?{category:this.category}:{},...this.area===""?{}:{area:Number(this.area)},...Number(this.area)?{exactForFriends:this.forFriends==="true"}:{}}}};var zo=30,Eo=["obscured","notPoint"],dn=()=>l().places.source!=="gazetteer",Ue=class{state=null;#t;#e;#s=!1;constructor(e,i){this.#t=e,this.#e=i}get rows(){return(this.#t.rows.items??[]).filter(e=>e.status==="noPlace"&&!Eo.includes(e.reason)).slice(0,zo)}async run(){let{rows:e}=this,i={n:0,all:e.length,found:0,busy:!0,problem:null};this.state=i,this.#s=!1,this.#e.update();try{for(let n of e){if(this.#s)break;let[a]=await p(q("/api/places",{query:n.place||n.title,limit:1}),{signal:this.#e.signal});i.n++,a&&await this.#t.guess(n,a)&&i.found++,this.#e.update()}}catch(n){if(n.name==="AbortError")return;i.problem=n}i.busy=!1,this.#e.update()}stop(){this.#s=!0}};function Co({lat:t,lng:e}){let i=Math.floor(t/.25);return{y:i,x:Math.floor(e/os(i))}}var os=t=>.25/Math.max(.05,Math.cos((t+.5)*.25*Math.PI/180));function Vo({x:t,y:e}){let i=(t+.5)*os(e),n=[];for(let a=e-2;a<=e+2;a++){let o=Math.floor(i/os(a));for(let r=o-2;r<=o+2;r++)n.push(`${r} ${a}`)}return n}function hn(t){let e=new Map;for(let n of t){let a=Co(n),o=`${a.x} ${a.y}`,r=e.get(o);r?r.n++:e.set(o,{...a,key:o,at:{lat:n.lat,lng:n.lng},n:1})}let i=new Map;for(let n of[...e.values()].sort((a,o)=>o.n-a.n)){let a=Vo(n).find(o=>i.has(o));a?i.get(a).n+=n.n:i.set(n.key,{at:n.at,n:n.n})}return[...i.values()].sort((n,a)=>a.n-n.n)}var Wo=1e3,Jo=14,fn=t=>({...zs(t),row:t.row,name:t.title});function Ko(t,e){let[i,n]=[t.map(at=>at.lat),t.map(at=>at.lng)].map(at=>at.toSorted((Je,Ke)=>Je-Ke)),[a,o,r,h]=[i[0],i.at(-1),n[0],n.at(-1)],g={lat:(a+o)/2,lng:(r+h)/2,zoom:Jo},Jt=()=>{let[at,Je,Ke,ua]=Es(e,g).split(",").map(Number);return at<=r&&Ke>=h&&Je<=a&&ua>=o};for(;g.zoom>1&&!Jt();)g.zoom--;return g}var De=class{items=[];where="";#t;#e=0;constructor(e){this.#t=e}async load(e,i){let n=++this.#e,a=[];try{for(let o=0,r;!r||r.length===Wo;o=r.at(-1)?.row){if(r=await p(q(`${e}/points`,{status:i,after:o||""}),{signal:this.#t.signal}),n!==this.#e)return;a.push(...r.map(fn))}}catch{if(n!==this.#e)return;a.length=0}this.items=a,this.where="",this.#t.update(),a.length&&await this.#s(n)}async#s(e){let[i,...n]=hn(this.items),a={lat:i.at.lat.toFixed(3),lng:i.at.lng.toFixed(3)},o=await p(q("/api/places/reverse",a),{signal:this.#t.signal}).catch(()=>null);if(e!==this.#e||!o?.name)return;let r={places:s("import.places",{n:this.items.length}),town:o.name,n:n.length};this.where=s(n.length?"import.whereMore":"import.where",r),this.#t.update()}put(e){let i=this.items.filter(n=>n.row!==e.row);this.items=e.status==="ready"&&e.latitude!==void 0?[...i,fn(e)]:i}link(e){return q("/",{at:ue(Ko(this.items,e))})}};var Go=t=>Number(new URLSearchParams(t.split("?")[1]).get("limit"));function $n(t,e){let i={items:null,next:0,busy:!1,problem:null},n=0,a=async o=>{let r=n,h=e();Object.assign(i,{busy:!0,problem:null}),t.update();try{let g=await p(o?`${h}&after=${o}`:h,{signal:t.signal});if(await Promise.all(g.flatMap(Jt=>Jt.lost??[]).map(ie)),r!==n)return;i.items=[...o?i.items:[],...g],i.next=g.length<Go(h)?0:g.at(-1).row}catch(g){if(r!==n||g.name==="AbortError")return;o?m(N(g)):i.problem=g}i.busy=!1,t.update()};return i.clear=()=>{n++,Object.assign(i,{items:null,next:0,busy:!1,problem:null})},i.load=()=>a(0),i.more=async()=>{!i.busy&&i.next&&await a(i.next)},i.put=o=>{i.items=i.items?.map(r=>r.row===o.row?o:r)??null},i.drop=o=>{i.items=i.items?.filter(r=>r.row!==o.row)??null,i.items&&!i.items.length&&i.more()},i}var Qo=t=>(/\.zip$/i.test(t.name??"")?1e3:100)*2**20,gn=20,Yo=200,Xo=["ready","noPlace","duplicate","bad","skipped","done"],Zo=4,tr=["noPoint","zeroPoint","notPoint","obscured","badPoint","noTitle","badLine","twice","known"],bn=t=>tr.includes(t.reason)?t.reason:"",Re=class{current=null;unfinished=[];finished=[];isUndoing=!1;status="ready";progress=null;refusal=null;published=null;#t;#e=null;#s=!1;constructor(e){this.#t=e,this.options=new He(new fe(e),()=>e.update()),this.places=new Ue(this,e),this.points=new De(e),this.rows=$n(e,()=>q(`${this.#i}/rows`,{status:this.status,limit:50})),this.loading=W(e,()=>this.#n())}get#i(){return`/api/imports/${this.current.id}`}get tabs(){let{counts:e}=this.current;return Xo.map((i,n)=>({name:i,n:e[i],at:n})).filter(({n:i,at:n})=>i||n<Zo)}get isBusy(){return!!this.published?.busy}get isDone(){let{counts:e}=this.current;return!!this.published&&!this.isBusy&&!this.published.problem&&!e.ready&&!e.noPlace&&!e.media}async#n(){let{signal:e}=this.#t,i=this.#t.query.get("id"),n=await p("/api/imports",{signal:e});this.unfinished=n.filter(o=>o.counts.ready||o.counts.noPlace),this.finished=n.filter(o=>o.counts.done&&!this.unfinished.includes(o));let a=n.find(o=>o.id===i);a&&await this.#a(a)}async#a(e){this.current=e,this.published=null,this.places.state=null,this.status=this.tabs.find(({n:i})=>i)?.name??"ready",this.rows.clear(),await this.rows.load(),this.points.load(this.#i,"ready")}open(e){return this.#t.rename(q("/import",{id:e.id})),this.#a(e)}async upload(e,i=Ls){let n=new AbortController;this.#e=n,this.#t.signal.addEventListener("abort",()=>n.abort(),{once:!0}),Object.assign(this,{progress:0,refusal:null}),this.#t.update();let a=o=>{this.progress=o,this.#t.update()};try{if(e.size>Qo(e))throw{code:"page",text:s("import.tooLarge")};let o=await i("POST","/api/imports",e,{progress:a,signal:n.signal});if(n.signal.aborted)return;await this.open(o)}catch(o){if(o.name==="AbortError")return;this.refusal=o,o.reason==="too_many_imports"&&await this.loading.load()}finally{this.progress=null,this.#t.update()}}cancel(){this.#e?.abort()}choose(e){return this.status=e,this.rows.clear(),this.rows.load()}async#o(e,i){let n=await J(M(`${this.#i}/rows/${e.row}`,i).then(a=>{let o={...this.current.counts};o[e.status]--,o[a.status]++,this.current={...this.current,counts:o},a.status===e.status?this.rows.put(a):this.rows.drop(e),this.published?.made||this.points.put(a)}));return this.#t.update(),n}skip(e,i){return this.#o(e,{skip:i})}place(e,{point:i,name:n,location:a}){let o=a?.name??n;return this.#o(e,{latitude:i.lat,longitude:i.lng,...o?{place:o}:{}})}guess(e,{latitude:i,longitude:n}){return this.#o(e,{latitude:i,longitude:n,guessed:!0})}rename(e,i){return this.#o(e,{title:i})}async commit(e){if(this.isBusy)return;let{signal:i}=this.#t,{ready:n,done:a}=this.current.counts;this.#s=!1;let o={made:0,taken:0,all:n,busy:!0,isWaiting:!1,problem:null};this.published=o;let r=g=>{this.current=g,Object.assign(o,{made:g.counts.done-a,taken:n-g.counts.ready}),this.#t.update()},h=()=>(o.isWaiting=!0,this.#t.update(),p(this.#i,{signal:i}).then(r).catch(g=>{if(!Ps(g))throw g}));this.#t.update();try{for(let g=gn;this.current.counts.ready&&!this.#s;){let Jt=this.current.counts.ready,at=await mn(`${this.#i}/commit`,{...this.options.body,limit:Yo},{signal:i,stopped:()=>this.#s,note:h,tick:e});if(o.isWaiting=!1,!at)break;if(r(at),g=this.current.counts.ready<Jt?gn:this.current.counts.media?g-1:0,!g)throw{code:"strange"}}}catch(g){if(g.name==="AbortError")return;o.problem=g,await p(this.#i,{signal:i}).then(r).catch(()=>{})}o.busy=!1,!i.aborted&&(await this.choose(this.current.counts.ready?"ready":"done"),this.points.load(this.#i,o.made?"done":"ready"))}stop(){this.#s=!0}leave(){return this.current=null,this.refusal=null,this.#t.query.delete("id"),this.#t.rename("/import"),this.loading.load()}async undoable(){let e=null;return await J(S(`${this.#i}/undo`,{dryRun:!0}).then(i=>{e=i})),e}async undo(){let{signal:e}=this.#t,[i,n]=[0,0],a=async()=>{for(let r=1;r;){let h=await S(`${this.#i}/undo`,{},{signal:e});[i,n,r]=[i+h.binned,h.changed,h.binned?h.left:0]}};this.isUndoing=!0,this.#t.update();let o=await J(a());if(!e.aborted)return Object.assign(this,{isUndoing:!1,published:null}),m([s("import.undone",{n:i}),n?s("import.undoneKept",{n}):""].filter(Boolean).join(" ")),o&&!n?this.leave():p(this.#i,{signal:e}).then(r=>this.#a(r),()=>this.leave())}async discard(e){await J(P(`/api/imports/${e.id}`))&&await this.leave()}};var er=["track","route","line","area","picture","link","file","damaged","text"];function wn({leftOut:t=[]}){let e=t.filter(({kind:i})=>er.includes(i));return e.length?s("import.leftOut",{n:e.reduce((i,{n})=>i+n,0),list:Ss(e.map(({kind:i,n})=>s(`import.kind.${i}`,{n})))}):""}var yn=({leftOut:t=[]})=>t.flatMap(({where:e=[]})=>e).map(({file:e="",line:i=0,column:n=0})=>i?s(e?"import.leftAt":"import.leftLine",{file:e,line:A(i),column:A(n)}):e);import{html as cs,nothing as rs}from"../lib/lit-html/lit-html.js";var sr=(t,e,i,n,a)=>cs`
  <label class="switch">
    <span>${i}<br><span class="soft">${n}</span></span>
    <input type="checkbox" role="switch" id=${t} .checked=${e} @change=${o=>a(o.target.checked)}>
  </label>`,ir=(t,e)=>cs`
  ${t.current.format==="finds"?sr("import-keep",e.keep,s("import.keep"),s("import.keepHint"),i=>e.set({keep:i})):rs}
  ${e.keep?rs:w("import-audience",{label:s("edit.who"),chosen:e.audience,options:de.map(i=>[i,s(`find.audience.${i}`)]),set:i=>e.set({audience:i})})}`,nr=t=>w("import-category",{label:s("import.category"),options:[["",s("edit.none")],...Rs().map(e=>[e,X(e)])],chosen:t.category,set:e=>t.set({category:e})}),ar=t=>w("import-area",{label:s("privacy.shown"),hint:s("import.areaHint"),chosen:t.area,set:e=>t.set({area:e}),options:[["",li(t.settings.values)],...Bt()]}),or=t=>w("import-friends",{label:s("privacy.exactFor"),options:ui(),chosen:t.forFriends,set:e=>t.set({forFriends:e})}),vn=(t,e=t.options)=>cs`
  ${ir(t,e)}
  <div class="folds">
    <details class="fold" id="fold-import">
      <summary>${c("filter")} <span class="grow">${s("import.more")}</span> ${c("next")}</summary>
      <div class="stack">${nr(e)}${ar(e)}${Number(e.area)?or(e):rs}</div>
    </details>
  </div>`;import{html as C,nothing as wt}from"../lib/lit-html/lit-html.js";function rr(t){if(t.status==="ready"&&t.reason!=="noTitle")return t.guessed?s("import.guessed"):t.place??"";let e=bn(t),i=t.line?`${s("import.line",{n:t.line})}: `:"";return e?i+s(`import.reason.${e}`):""}async function ps(t,e,i){if(!await i)return;let n=t.rows.items?.[Math.min(e,t.rows.items.length-1)];F(n?`row-${n.row}`:"part-rows")}function cr(t,e,i,n){let a=new oi(n,null,()=>ps(t,i,t.place(e,a.value)));return $e(a)}var ze=t=>t.title||s("import.line",{n:t.row}),ls=(t,e,i)=>C`
  <button type="button" class="quiet" id="row-${t.row}" aria-label=${`${e}: ${ze(t)}`} @click=${i}>${e}</button>`,lr=t=>e=>d(e,"title",{label:s("find.titleField"),value:t.title,required:!0,least:1,most:l().limits.title});async function pr(t,e){await L(n=>new y({send:async({title:a})=>{await t.rename(e,a.trim())&&n()}}),s("import.rename"),lr(e),n=>K(n,s("action.save"))),F(`name-${e.row}`)}var kn=(t,e)=>C`
  <button type="button" class="round" id="name-${e.row}" aria-label=${`${s("import.rename")}: ${ze(e)}`}
    @click=${()=>pr(t,e)}>
    ${c("edit")}
  </button>`,xn=t=>t.findId?C`
  <a class="button quiet" href="/finds/${t.findId}" aria-label=${`${s("import.show")}: ${ze(t)}`}>
    ${s("import.show")}</a>`:wt,ur=(t,e,i,n)=>({ready:()=>C`${kn(t,e)}${ls(e,s("import.skip"),()=>ps(t,i,t.skip(e,!0)))}`,skipped:()=>ls(e,s("import.unskip"),()=>ps(t,i,t.skip(e,!1))),noPlace:()=>C`${kn(t,e)}${ls(e,s("import.locate"),()=>cr(t,e,i,n))}`,duplicate:()=>xn(e),done:()=>xn(e)})[e.status]?.()??wt,us=t=>t?C`<br><span class="soft" dir="auto">${t}</span>`:wt,mr=t=>t.slice(t.lastIndexOf("/")+1),dr=t=>[`import.lost.${t}`,`rule.${t}`,`reason.${t}`].map(e=>[e,s(e)]).find(([e,i])=>i!==e)?.[1]??t,hr=({media:t,lost:e=[]})=>[t>e.length?us(s("import.rowMedia",{n:t-e.length})):wt,...e.map(({file:i,reason:n})=>us(`${mr(i)}: ${dr(n)}`))],fr=(t,e,i,n)=>C`
  <li class="row between">
    <span class="grow"><bdi class="strong">${ze(e)}</bdi>${us(rr(e))}${hr(e)}</span>
    <span class="row">${ur(t,e,i,n)}</span>
  </li>`;function $r(t,e){let{items:i,problem:n,load:a}=t.rows;return n?u(n,a):i?i.length?C`
    <ul class="people" aria-label=${s("import.rows")}>${i.map((o,r)=>fr(t,o,r,e))}</ul>
    ${Y(t.rows)}`:C`<p class="soft" role="status">${s("import.none")}</p>`:v(4)}var gr=(t,{n:e,all:i})=>C`
  <progress max=${i} .value=${e} aria-label=${s("import.lookUp")}></progress>
  <p class="row between">
    <span role="status">${s("import.progress",{n:e,all:A(i)})}</span>
    <button type="button" class="quiet" @click=${()=>t.places.stop()}>${s("import.stop")}</button>
  </p>`;async function br(t){await t.places.run(),F("part-rows")}function wr(t){let{state:e,rows:i}=t.places;return e?.busy?gr(t,e):C`
    ${e?C`<p role="status">${s("import.lookedUp",{n:e.found})}</p>`:wt}
    ${e?.problem?u(e.problem):wt}
    ${i.length?C`
      <p class="hint">${s("import.lookUpText",{source:l().places.attribution})}</p>
      <p>
        <button type="button" class="quiet" id="import-lookup" @click=${()=>br(t)}>${s("import.lookUp")}</button>
      </p>`:wt}`}var yr=t=>t.tabs.filter(({n:e})=>e).map(({name:e,n:i})=>`${A(i)} ${s(`import.status.${e}`)}`).join(" · "),vr=t=>C`
  <summary>
    <span class="grow">${ce("rows",s("import.rows"))} <span class="soft">${yr(t)}</span></span>
    ${c("next")}
  </summary>`,On=(t,e)=>C`
  <details class="card import-rows" ?open=${!t.isDone||t.current.counts.mediaLost>0}>
    ${vr(t)}
    <div class="chips" role="group" aria-label=${s("import.which")}>
      ${t.tabs.map(({name:i,n})=>Pt(t.status===i,`${s(`import.status.${i}`)} (${A(n)})`,()=>t.choose(i)))}
    </div>
    ${t.status==="noPlace"&&dn()?wr(t):wt}
    ${$r(t,e)}
  </details>`;var kr=".gpx,.kml,.kmz,.geojson,.geojsonl,.json,.umap,.csv,.tsv,.txt,.zip";async function xr(t,e){let i=t.target,[n]=i.files;n&&(await e.upload(n),i.value="",e.current&&F("part-import"))}var Or=t=>f`
  <progress max="1" .value=${t.progress} aria-label=${s("import.upload")}></progress>
  <p class="row between">
    <span class="soft" role="status">${s(t.progress<1?"import.upload":"import.reading")}</span>
    <button type="button" class="quiet" @click=${()=>t.cancel()}>${s("action.cancel")}</button>
  </p>`,qr=t=>f`
  <p class="row actions">
    <label class="button" for="import-file">${c("plus")} ${s("import.choose")}</label>
    <input class="file" id="import-file" type="file" accept=${kr} aria-describedby="import-hint" @change=${e=>xr(e,t)}>
  </p>`,Fr=t=>f`
  <section class="card">
    <p>${s("import.text")}</p>
    ${t.refusal?u(t.refusal):T}
    ${t.progress===null?qr(t):Or(t)}
    <p class="hint" id="import-hint">${s("import.files")}</p>
  </section>
  ${t.unfinished.length?Ar(t):T}
  ${t.finished.length?Tr(t):T}`;async function Fn(t,e){await k(s("import.discardTitle"),s("import.discardText"),s("import.discard"))&&(await t.discard(e),F("import-file"))}var Et=t=>t.name||s("import.unnamed");async function Sr(t){let e=await t.undoable();if(!e)return;let{left:i,changed:n}=e,a=n?` ${s("import.undoneKept",{n})}`:"";if(!i)return m(s("import.undoNone")+a);await k(s("import.undoTitle"),s("import.undoText",{n:i})+a,s("import.undo"))&&(await t.undo(),F(t.current?"part-import":"import-file"))}async function Sn(t,e){await t.open(e),F("part-import")}var Ar=t=>f`
  <section class="card">
    <h2>${s("import.unfinished")}</h2>
    <ul class="people">${t.unfinished.map(e=>f`
      <li class="row between">
        <span class="grow"><bdi class="strong">${Et(e)}</bdi><br>
          <span class="soft">${s("import.left",{n:e.counts.ready+e.counts.noPlace})} ${An(e)}</span></span>
        <span class="row">
          <button type="button" class="quiet" aria-label=${`${s("import.goOn")}: ${Et(e)}`} @click=${()=>Sn(t,e)}>
            ${s("import.goOn")}
          </button>
          <button type="button" class="round" aria-label=${`${s("import.discard")}: ${Et(e)}`}
            @click=${()=>Fn(t,e)}>
            ${c("trash")}
          </button>
        </span>
      </li>`)}
    </ul>
  </section>`,Tr=t=>f`
  <section class="card">
    <h2>${s("import.finished")}</h2>
    <ul class="people">${t.finished.map(e=>f`
      <li class="row between">
        <span class="grow"><bdi class="strong">${Et(e)}</bdi><br>
          <span class="soft">${s("import.made",{n:e.counts.done})}</span></span>
        <button type="button" class="quiet" aria-label=${`${s("import.show")}: ${Et(e)}`} @click=${()=>Sn(t,e)}>
          ${s("import.show")}
        </button>
      </li>`)}
    </ul>
  </section>`,An=t=>s("import.ends",{date:$t(t.expiresAt)});async function jr(t){await t.commit(),F("part-import")}var Pr=(t,{taken:e,all:i,isWaiting:n})=>f`
  <progress max=${i} .value=${e} aria-label=${s("import.running")}></progress>
  <p class="row between">
    <span role="status">${s("import.progress",{n:e,all:A(i)})}</span>
    <button type="button" class="quiet" id="import-stop" @click=${()=>t.stop()}>${s("import.stop")}</button>
  </p>
  ${n?f`<p class="soft" role="status">${s("import.waiting")}</p>`:T}
  ${t.current.counts.media?f`<p class="soft">${s("import.mediaLeft",{n:t.current.counts.media})}</p>`:T}`,Lr=t=>t.items.length?t.link({width:innerWidth,height:innerHeight/2}):"/profile",_r=({mediaDone:t,mediaLost:e},{made:i},n)=>f`
  <p role="status">${c("check")} ${s("import.made",{n:i})}</p>
  ${t?f`<p>${s("import.media",{n:t})}</p>`:T}
  ${e?f`<p>${s("import.mediaLost",{n:e})}</p>`:T}
  ${i?f`<p><a class="button" href=${Lr(n)}>${s("import.see")}</a></p>`:T}`,Br=(t,e)=>f`
  ${vn(t)}
  <button type="button" class="main" id="import-commit" @click=${()=>jr(t)}>${s("import.commit",{n:e})}</button>`;function Nr(t){let[e,i]=[wn(t),yn(t)];return f`
    ${e?f`<p id="import-left">${e}</p>`:T}
    ${i.length?f`
      <details>
        <summary>${s("import.leftWhere")}</summary>
        <ul>${i.map(n=>f`<li><bdi>${n}</bdi></li>`)}</ul>
      </details>`:T}
    ${t.guessedEncoding?f`<p>${s("import.encoding",{name:t.guessedEncoding})}</p>`:T}`}function Ir(t){let{current:e,published:i}=t;return f`
    <section class="card">
      ${ce("import",f`<bdi>${Et(e)}</bdi>`)}
      ${t.isUndoing?f`<p class="soft" role="status">${s("import.undoing")}</p>`:t.isBusy?Pr(t,i):f`
        ${t.isDone?T:f`<p class="soft">${An(e)}</p>`}
        ${t.points.where?f`<p class="strong" id="import-where">${t.points.where}</p>`:T}
        ${t.points.items.length?f`
          <finds-map .places=${t.points.items} .label=${s("import.map")}></finds-map>`:T}
        ${i?_r(e.counts,i,t.points):T}
        ${Nr(e)}
        ${i?.problem?u(i.problem):T}
        ${e.counts.ready?Br(t,e.counts.ready):T}
        <p class="row">${t.current.counts.done?f`
          <button type="button" class="quiet" id="import-undo" @click=${()=>Sr(t)}>${s("import.undo")}</button>`:T}
        ${t.isDone?f`
          <button type="button" class="quiet" @click=${()=>qn(t)}>${s("import.finish")}</button>`:f`
          <button type="button" class="quiet" @click=${()=>qn(t)}>${s("import.other")}</button>
          <button type="button" class="danger" @click=${()=>Fn(t,e)}>${s("import.discard")}</button>`}
        </p>`}
    </section>`}async function qn(t){await t.leave(),F("import-file")}function Mr(t,e){return t.loading.problem?u(t.loading.problem,t.loading.load):t.current?f`${Ir(t)}${t.isBusy||t.isUndoing?T:On(t,e)}`:Fr(t)}function Tn(t){let e=new Re(t);return{title:s("import.title"),ready:e.loading.load(),view:()=>f`${b(s("import.title"),T,"/settings")}${Mr(e,t)}`}}import{html as B,nothing as ft}from"../lib/lit-html/lit-html.js";var Hr=1e3,jn=[5,15,30,60],Ct=class{areas=null;wishes=[];job=null;chosen=null;plan=null;problem=null;km=15;busy=!1;#t;#e;constructor(e,i=Ds){this.#t=e,this.#e=i,this.loading=W(e,async()=>{await this.#i(),this.#n();let n=pe(e.query?.get("at"));n&&!this.chosen&&await this.#s(n)})}async#s({lat:e,lng:i}){let n=await p(q("/api/places/reverse",{lat:e,lng:i}),{signal:this.#t.signal}).catch(()=>null);n&&await this.choose(n)}get isRunning(){return this.job?.state==="running"}async#i(){let{areas:e,job:i,wishes:n}=await p("/api/admin/map",{signal:this.#t.signal});i&&await ie(i),Object.assign(this,{areas:e,job:i,wishes:n}),this.#t.update()}async#n(){for(;this.isRunning&&!this.#t.signal.aborted;)await this.#e(Hr),await this.#i().catch(()=>{})}get#a(){return{...this.chosen,km:this.km}}choose({name:e,address:i,latitude:n,longitude:a}){return this.chosen={title:[e,i].filter(Boolean).join(", "),latitude:n,longitude:a},this.#o()}grant({title:e,latitude:i,longitude:n}){return this.chosen={title:e,latitude:i,longitude:n},this.add()}resize(e){return this.km=e,this.#o()}async#o(){Object.assign(this,{plan:null,problem:null,busy:!0}),this.#t.update();let e=JSON.stringify(this.#a),i=await S("/api/admin/map/plans",this.#a).then(n=>({plan:n}),n=>({problem:n}));e===JSON.stringify(this.#a)&&(Object.assign(this,i,{busy:!1}),this.#t.update())}async add(){try{this.job=await S("/api/admin/map/areas",this.#a),Object.assign(this,{plan:null,problem:null})}catch(e){this.problem=e}this.#t.update(),await this.#n()}async renew(e){try{this.job=await vt(`/api/admin/map/areas/${e.name}`)}catch(i){m(N(i))}this.#t.update(),await this.#n()}async remove(e){try{await P(`/api/admin/map/areas/${e.name}`),await this.#i(),m(s("areas.removed",{title:e.title}))}catch(i){m(N(i))}}};async function Ur(t,e){await k(s("areas.removeTitle",{title:e.title}),s("areas.removeText"),s("areas.remove"))&&t.remove(e)}var Dr=(t,e)=>B`
  <li class="row between">
    <span><span class="strong" dir="auto">${e.title}</span><br>
      <span class="soft">${I(e.bytes)} · ${z(e.updatedAt)}</span></span>
    <span class="row">
      ${e.updatable?B`
        <button type="button" class="quiet" ?disabled=${t.isRunning} aria-label="${s("areas.update")}: ${e.title}"
          @click=${()=>t.renew(e)}>${s("areas.update")}</button>`:ft}
      <button type="button" class="danger" aria-label="${s("areas.remove")}: ${e.title}" @click=${()=>Ur(t,e)}>
        ${s("areas.remove")}
      </button>
    </span>
  </li>`,Rr=t=>B`
  <section class="card" aria-labelledby="areas">
    <h2 id="areas">${s("areas.list")}</h2>
    ${t.areas.length?B`<ul class="people">${t.areas.map(e=>Dr(t,e))}</ul>`:E(s("areas.none"),s("areas.noneText"),ft,"way")}
  </section>`,zr=(t,e)=>B`
  <li class="row between">
    <span><span class="strong" dir="auto">${e.title}</span><br><span class="soft">${s("areas.wishedBy",{n:e.users})}</span></span>
    <button type="button" class="quiet" ?disabled=${t.isRunning} aria-label=${s("areas.grant",{title:e.title})}
      @click=${()=>t.grant(e)}>${s("areas.addWish")}</button>
  </li>`,Er=t=>t.wishes.length?B`
  <section class="card" aria-labelledby="wishes">
    <h2 id="wishes">${s("areas.wishes")}</h2>
    <ul class="people">${t.wishes.map(e=>zr(t,e))}</ul>
  </section>`:ft,Cr=t=>w("km",{label:s("areas.size"),options:jn.map(e=>[e,Ts(e)]),chosen:t.km,set:e=>t.resize(Number(e))}),Vr=t=>B`
  <p>${s("areas.from",{host:t.plan.host})}</p>
  <button type="button" class="main" @click=${()=>t.add()}>
    ${c("map")} ${s("areas.add",{title:t.chosen.title,size:I(t.plan.bytes)})}
  </button>`;function Wr(t){return!t.chosen||t.isRunning?ft:B`
    <p class="strong" dir="auto">${t.chosen.title}</p>
    ${Cr(t)}
    ${t.busy?B`<p class="soft" role="status">${s("areas.asking")}</p>`:ft}
    ${t.problem?B`<p class="error" role="alert">${N(t.problem)}</p>`:ft}
    ${t.plan?Vr(t):ft}`}function Jr(t){let{job:e}=t;if(!e)return ft;let{title:i,state:n}=e;if(n==="failed")return B`<p class="error" role="alert">${s("areas.failed",{title:i})} ${N(e)}</p>`;if(n==="current")return B`<p role="status">${s("areas.current",{title:i})}</p>`;if(n==="done")return B`
      <p role="status">${s("areas.done",{title:i})}</p>
      <a class="button" href="/" @click=${o=>{o.preventDefault(),location.assign("/")}}>${s("areas.show")}</a>`;let a=s("areas.started",{title:i});return B`
    <p role="status">${e.total?s("areas.running",{title:i,done:I(e.bytes),total:I(e.total)}):a}</p>
    <progress max=${e.total||1} .value=${e.bytes} aria-label=${a}></progress>`}var ms=t=>B`
  <section class="card" aria-labelledby="where">
    <h2 id="where">${s("areas.where")}</h2>
    <p class="hint">${s("areas.whereText")}</p>
    <place-search id="area" .label=${s("areas.search")} @choose=${({detail:e})=>t.choose(e.value)}></place-search>
    ${Wr(t)}
    ${Jr(t)}
  </section>`;function Kr(t){return t.loading.problem?u(t.loading.problem,t.loading.load):t.areas?B`
    ${ms(t)}
    ${Er(t)}
    ${Rr(t)}`:v(3)}function Pn(t){let e=new Ct(t);return{title:s("admin.map"),ready:e.loading.load(),view:()=>B`${b(s("admin.map"),ft,"/admin")}${Kr(e)}`}}import{html as D,nothing as G}from"../lib/lit-html/lit-html.js";var Ln=[1,2,5,10,25,100],_n=[1,7,30,90],Vt=class{created=null;#t;constructor(e){this.#t=e,this.list=kt(e,"/api/invites"),this.lists=kt(e,"/api/lists?limit=100"),this.form=new y({send:(i,n)=>this.#e(i,n),update:e.update})}get isAdmin(){return _()?.role==="admin"}isMine(e){return e.inviter?.id===_()?.id}async#e({uses:e,days:i,note:n="",befriend:a,listId:o=""},r){let h={uses:Number(e),days:Number(i),note:n.trim(),befriend:!!a,...o?{listId:o}:{}},g=await S("/api/invites",h);this.created={...g,url:new URL(g.link,location.origin).href,code:null},r.reset(),this.#t.update(),await Promise.all([this.#s(this.created),this.list.load()])}async#s(e){e.code=await mi(e.url).catch(()=>null),this.#t.update()}close=()=>{this.created=null,this.#t.update()};async copy(){m(s(await le(this.created.url)?"find.copied":"invites.copyYourself"))}get canShare(){return!!navigator.share}async share(){try{let e=s("invites.shareText",{name:$(_()),instance:mt()});await navigator.share({title:s("invites.shareTitle",{instance:mt()}),text:e,url:this.created.url})}catch(e){e.name!=="AbortError"&&await this.copy()}}async revoke(e){try{await P(`/api/invites/${e.id}`),this.created?.id===e.id&&(this.created=null),await this.list.load()}catch(i){m(N(i))}this.#t.update()}};var Gr=()=>D`
  <label class="switch">
    <span>${s("invites.befriend")}<br><span class="soft">${s("invites.befriendHint")}</span></span>
    <input type="checkbox" role="switch" id="befriend" name="befriend" checked>
  </label>`;function Qr({target:t,currentTarget:e}){t.name==="uses"&&(e.elements.befriend.checked=t.value==="1")}async function Yr(t,e){let i=e.created;await e.form.submit(t),e.created!==i&&await F("created-title")}var ds=(t,e=t.form)=>D`
  <form class="card" novalidate aria-labelledby="new-invite" @change=${Qr} @submit=${i=>Yr(i,t)}>
    <h2 id="new-invite">${s("invites.new")}</h2>
    ${x(e)}
    <div class="pair">
      ${w("uses",{label:s("invites.uses"),options:Ln.map(i=>[i,s("invites.people",{n:i})]),chosen:1})}
      ${w("days",{label:s("invites.days"),options:_n.map(i=>[i,s("invites.daysOf",{n:i})]),chosen:7})}
    </div>
    ${Gr()}
    ${t.lists?.items?.length?w("listId",{label:s("invites.list"),hint:s("invites.listHint"),chosen:"",options:[["",s("invites.noList")],...t.lists.items.map(i=>[i.id,i.name])]}):G}
    ${d(e,"note",{label:s("invites.note"),hint:s("invites.noteHint"),most:200})}
    <div class="row end">${K(e,s("invites.create"))}</div>
  </form>`,Xr=t=>D`
  <button type="button" class="quiet" @click=${()=>t.share()}>${c("share")} ${s("action.share")}</button>`,hs=t=>D`
  <section class="card" id="created" aria-labelledby="created-title">
    <div class="row between"><h2 id="created-title" tabindex="-1">${s("invites.ready")}</h2>${Us(t.close)}</div>
    <p role="status">${s("invites.once")}</p>
    <div class="field">
      <label for="link">${s("invites.link")}</label>
      <input id="link" type="text" readonly dir="ltr" .value=${t.created.url} @focus=${e=>e.target.select()}>
    </div>
    <p class="row actions">
      <button type="button" @click=${()=>t.copy()}>${c("copy")} ${s("invites.copy")}</button>
      ${t.canShare?Xr(t):G}
    </p>
    ${t.created.code?di(t.created.code,s("invites.qr")):G}
  </section>`,Zr=t=>D`<li><a class="person" href="/people/${t.id}">${jt(t,28)} <span class="strong">${$(t)}</span></a></li>`;async function tc(t,e){await k(s("invites.revokeTitle"),s("invites.revokeText"),s("invites.revoke"))&&await t.revoke(e)}var ec=(t,e,i)=>D`
  <button type="button" class="quiet" aria-label="${s("invites.revoke")}: ${i}" @click=${()=>tc(t,e)}>
    ${s("invites.revoke")}
  </button>`,sc={open:"invites.open",used_up:"invites.usedUp",expired:"invites.expired",revoked:"invites.revoked",suspended:"invites.suspended"},ic=(t,e)=>!t.isAdmin||t.isMine(e)?G:D` · ${e.inviter?s("invites.by",{name:$(e.inviter)}):s("invites.byCommand")}`;function nc(t,e){let i=e.note||s("invites.of",{date:$t(e.createdAt)}),n=e.state==="open";return D`
    <li class="invite">
      <div class="row between">
        <span class="strong" dir="auto">${i}</span>
        <span class="badge">${s(sc[e.state])}</span>
      </div>
      <p class="soft">
        ${s("invites.used",{used:A(e.uses-e.usesLeft),uses:A(e.uses)})}
        ${n?D` · ${s("invites.until",{date:$t(e.expiresAt)})}`:G}
        ${e.befriend?D` · ${s("invites.befriends")}`:G}
        ${e.listName?D` · ${s("invites.into",{list:e.listName})}`:G}
        ${ic(t,e)}
      </p>
      ${e.usedBy.length?D`<ul class="row used" aria-label=${s("invites.usedBy")}>${e.usedBy.map(Zr)}</ul>`:G}
      ${n?D`<p class="row actions">${ec(t,e,i)}</p>`:G}
    </li>`}function ac(t){let{items:e,problem:i,load:n}=t.list;return i?u(i,n):e?e.length?D`
    <section class="card">
      <h2>${s(t.isAdmin?"invites.all":"invites.yours")}</h2>
      <ul class="people">${e.map(a=>nc(t,a))}</ul>
      ${Y(t.list)}
    </section>`:At()?G:E(s("invites.none"),s("reason.may_not_invite")):v(2)}function Bn(t){let e=new Vt(t);return{title:s("invites.title"),ready:Promise.all([e.list.load(),e.lists.load()]),view:()=>D`
      ${b(s("invites.title"),G,"/people")}
      ${At()?D`<p class="lead">${s("invites.lead")}</p>`:G}
      ${e.created?hs(e):G}
      ${At()?ds(e):G}
      ${ac(e)}`}}import{html as et,nothing as Ft}from"../lib/lit-html/lit-html.js";var In=(t,e)=>et`
  <div class="field">
    <p><span class="strong">${t}</span><br>${e}</p>
    <p class="hint">${s("admin.fixed")}</p>
  </div>`;function Nn(t,e,i,n,a){let o=t.values[e];return t.isFixed(e)?In(n,a(o)):w(e,{label:n,options:i.map(r=>[r,a(r)]),chosen:o})}var Mn=t=>Be(t===Ut?"":t);function fs(t,e){t.chooseAccent(e),t.isAccentDark&&Mn(e)}function oc(t){fs(t,t.darkerAccent),document.getElementById("accent").focus()}var rc=(t,e,i)=>et`
  <button type="button" class="swatch" aria-label=${s(`admin.colours.${e}`)} title=${s(`admin.colours.${e}`)}
    aria-pressed=${i===t.accent?"true":"false"} @click=${()=>fs(t,i)}>
    <svg viewBox="0 0 32 32" aria-hidden="true"><circle cx="16" cy="16" r="16" fill=${i}/></svg>
    ${i===t.accent?c("check"):Ft}
  </button>`,cc=t=>et`
  <div class="field">
    <label for="accent">${s("admin.accent")}</label>
    <input id="accent" name="accent" type="color" .value=${t.accent} aria-describedby="accent-note"
      aria-invalid=${t.form.errors.accent?"true":Ft}
      @input=${e=>t.chooseAccent(e.target.value)} @change=${e=>fs(t,e.target.value)}>
    <div class="swatches">${Object.entries(Xt).map(([e,i])=>rc(t,e,i))}</div>
    <p id="accent-note" class=${t.form.errors.accent?"error":"hint"} aria-live="polite">
      ${t.form.errors.accent??s("admin.accentHint")}
    </p>
    ${t.isAccentDark?Ft:et`
      <p><button type="button" class="quiet" @click=${()=>oc(t)}>
        <svg class="sample" viewBox="0 0 32 32" aria-hidden="true"><circle cx="16" cy="16" r="16" fill=${t.darkerAccent}/></svg>
        ${s("admin.darker")}
      </button></p>`}
  </div>`,lc=t=>d(t.form,"mediaLimit",{label:s("admin.limitOfAll"),hint:s("admin.limitOfAllHint"),kind:"number",mode:"numeric",value:t.limit}),pc=({mediaLimit:t})=>t?I(t):s("admin.limits.none"),uc=t=>et`
  <form class="card" novalidate @submit=${t.form.submit}>
    ${x(t.form)}
    <p class="hint">${s("admin.public")}</p>
    ${ge(t.picture,{label:s("admin.picture"),hint:s("admin.pictureHint")})}
    ${d(t.form,"name",{label:s("admin.name"),value:t.values.name,most:50})}
    ${d(t.form,"description",{label:s("admin.description"),value:t.values.description,kind:"area",most:500})}
    ${d(t.form,"rules",{label:s("admin.rules"),value:t.values.rules,kind:"area",most:5e3})}
    ${d(t.form,"contact",{label:s("admin.contact"),hint:s("admin.contactHint"),value:t.values.contact,most:200})}
    ${cc(t)}
    ${Nn(t,"registration",Wi,s("admin.registration"),e=>s(`admin.modes.${e}`))}
    ${Nn(t,"invites",Ji,s("admin.whoInvites"),e=>s(`admin.inviters.${e}`))}
    ${t.isFixed("mediaLimit")?In(s("admin.limitOfAll"),pc(t.values)):lc(t)}
    <div class="row end">${K(t.form,s("action.save"))}</div>
  </form>`;function mc(t){return t.loading.problem?u(t.loading.problem,t.loading.load):t.values?et`${uc(t)}${dc(t)}`:v(4)}var dc=t=>et`
  <section class="card">
    <h2>${s("admin.startView")}</h2>
    <p class="hint">${s("admin.startViewText")}</p>
    ${t.startView?et`<place-map class="homemap" inert .at=${t.startView}></place-map>`:Ft}
    <p class="row">
      ${t.myView?et`
        <button type="button" class="quiet" id="start-view" @click=${()=>t.begin(t.myView)}>${s("admin.startViewTake")}</button>`:Ft}
      ${t.startView?et`
        <button type="button" class="quiet" @click=${()=>t.begin("")}>${s("admin.startViewRemove")}</button>`:Ft}
    </p>
  </section>`;function Hn(t){let e=new Dt(t);return{title:s("admin.instance"),ready:e.loading.load(),view:()=>et`${b(s("admin.instance"),Ft,"/admin")}${mc(e)}`,close(){e.accent!==e.savedAccent&&Mn(e.savedAccent)}}}import{html as V,nothing as ct}from"../lib/lit-html/lit-html.js";var $s="/admin/welcome",Un=t=>t.slice(t.lastIndexOf("#")+1).trim(),Ee=class{proposal="";name="";greeting=null;ended=null;#t;constructor(e,i){this.#t=e,this.invite=Un(i);let n={username_taken:"username",invite_needed:"invite",registration_closed:"invite"};this.form=new y({send:a=>this.#i(a),update:e.update,fieldOf:n,asks:"password"})}load=async()=>{if(this.invite){try{this.greeting=await S("/api/invites/greeting",{code:this.invite})}catch(e){if(e.reason!=="invite_ended")return;this.ended=e,this.invite=""}this.#t.update()}};get user(){return _()}get isClosed(){return l().registration==="closed"&&!this.invite}get asksInvite(){return l().registration!=="open"&&!this.invite}typed({name:e,value:i}){if(e!=="username")return;let n=$i(i.trim())?"":gi(i.trim());n!==this.proposal&&(this.proposal=n,this.#t.update())}take(e){this.name=e.value.trim(),e.value=this.proposal,this.proposal="",this.form.clear("username"),this.#t.update()}#e(e){throw e.reason==="invite_needed"&&(this.invite=""),e}async#s(){let[e]=this.greeting?.listName?await p("/api/lists?member=joined&limit=1").catch(()=>[]):[];return e?`/lists/${e.id}`:qs.get()?"/lists/join":"/"}async#i({username:e,password:i,invite:n=""}){await _s();let a=this.invite||Un(n),o={username:e.trim(),password:i,cookie:!0,...a?{invite:a}:{}},r=await S("/api/auth/register",o).catch(h=>this.#e(h));Tt(r.user),this.name&&await M("/api/users/me",{displayName:this.name}).then(Tt,()=>{}),this.greeting?.inviter&&await hi(this.greeting.inviter),await this.#t.go(r.user.role==="admin"?$s:await this.#s(),{replace:!0}),m(s("join.welcome",{name:$(_()??r.user)}))}};var hc=t=>V`
  <button type="button" class="chip" @click=${e=>$c(t,e)}>${s("join.take",{name:t.proposal})}</button>`,fc=t=>V`<div class="proposed" role="status">${t.proposal?hc(t):ct}</div>`;function $c(t,e){let{username:i}=e.target.closest("form").elements;t.take(i),i.focus()}var gc=({name:t})=>t?s("join.shownAs",{name:t}):s("join.usernameHint");function bc(t){let{form:e,asksInvite:i}=t;return V`
    <form novalidate @submit=${e.submit} @input=${n=>t.typed(n.target)}>
      ${x(e)}
      ${i?d(e,"invite",{label:s("join.invite"),hint:s("join.inviteHint"),required:!0}):ct}
      ${d(e,"username",{label:s("account.username"),hint:gc(t),...fi})}
      ${fc(t)}
      ${d(e,"password",{label:s("account.password"),hint:s("join.passwordHint"),kind:"password",required:!0,least:8,most:255,complete:"new-password"})}
      ${K(e,s("join.action"))}
    </form>`}var wc=(t,e)=>t?.length?V`
  <div class="strip" role="img" aria-label=${s("join.photos",{name:$(e)})}>
    ${t.map(i=>V`<span>${Vs(i,{thumb:!0,eager:!0})}</span>`)}
  </div>`:ct;function yc({greeting:t,invite:e}){let i=t?.inviter,n=V`<p class="lead">${s("app.about")} ${e?s("join.invited"):ct}</p>`;return i?V`
    <div class="invited-by">
      ${jt(i,56)}
      <h1 tabindex="-1">${s("join.invitedBy",{name:$(i),instance:mt()})}</h1>
    </div>
    ${wc(t.photos,i)}
    ${n}
    ${t.listName?V`<p class="note">${s("join.invitedList",{name:$(i),list:t.listName})}</p>`:ct}
    ${t.befriend?V`<p class="note">${s("join.invitedFriend",{name:$(i)})}</p>`:ct}`:V`<h1 tabindex="-1">${s("join.title")}</h1>${n}`}var vc=(t,e)=>V`${ti(V`
  ${yc(t)}
  ${t.ended?V`<p class="note" role="alert">${N(t.ended)}</p>`:ct}
  ${t.user?V`<p class="note">${s("join.signedIn",{name:$(t.user)})}</p>`:ct}
  ${t.isClosed?V`<p class="note">${s("join.closed")}</p>`:ct}
  ${l().passwordLogin?bc(t):ct}
  ${ii("join.provider",{redirect:Ns()?$s:"/"},{invite:t.invite})}
  <p class="below">${s("join.have")} <a href="/sign-in">${s("signin.action")}</a></p>`)}${he(e)}`;function Dn(t){let e=new Ee(t,location.hash);return{get title(){return s("join.title")},broad:!0,ready:e.load(),view:()=>vc(e,t.update)}}import{html as R,nothing as lt}from"../lib/lit-html/lit-html.js";var kc={dismissed:"check",hidden:"block",deleted:"trash",suspended:"lock",private:"lock"},xc=t=>d(t,"note",{label:s("report.note"),hint:s("report.noteHint"),kind:"area",required:!0,most:500}),Rn=(t,e)=>s(`report.outcome.${t.kind==="user"&&e==="deleted"?"accountDeleted":e}`);async function Oc(t,e,i){let n=Rn(e,i);i!=="dismissed"?await vi(n,({note:a})=>t.decide(e,i,a),xc):await k(n,s("report.dismissText"),n)&&await t.decide(e,i).catch(()=>t.list.load()),F("reports")}var gs=t=>t?R`<a class="strong" href="/people/${t.id}">${$(t)}</a>`:R`<span class="soft">${s("report.left")}</span>`,qc=t=>R`
  <p class="row">${t.map(e=>R`
    <a href=${e.url} target="_blank" rel="noreferrer noopener">
      <img class="note-thumb" src=${e.thumbnailUrl} alt=${e.caption||s("report.photo")} width="48" height="48" loading="lazy">
    </a>`)}</p>`,Fc=t=>R`
  <p class="strong" dir="auto">${t.title}</p>
  ${t.description?_t(t.description):lt}
  ${t.media.length?qc(t.media):lt}`,Sc=t=>R`
  <p class="strong" dir="auto">${t.list.name}</p>
  ${t.list.description?_t(t.list.description):lt}
  <p class="marks">${ki(t.list)}${t.list.user.id===t.owner?.id?lt:R` · ${gs(t.list.user)}`}</p>`,Ac=t=>t.list?Sc(t):t.find?Fc(t.find):t.comment?_t(t.comment.content):t.kind==="user"?lt:R`<p class="soft">${s("report.noContent")}</p>`,Tc=t=>R`
  <li>
    <p>${s(`report.reason.${t.reason}`)} · ${gs(t.reporter)} · <span class="soft">${z(t.createdAt)}</span></p>
    ${t.text?_t(t.text):lt}
  </li>`,jc=(t,e,i)=>R`
  <button type="button" class=${i==="dismissed"?"quiet":"danger"} @click=${()=>Oc(t,e,i)}>
    ${c(kc[i])} ${Rn(e,i)}
  </button>`,Pc=(t,e)=>R`<p class="row">${wi(e.kind).map(i=>jc(t,e,i))}</p>`,Lc=(t,e)=>R`
  <p>
    <span class="strong">${s(`report.result.${e.decision.outcome}`)}</span> · ${e.decision.closedBy} ·
    <span class="soft">${z(e.decision.closedAt)}</span>
  </p>
  ${e.decision.note?_t(e.decision.note):lt}
  ${e.hidden?R`
    <p><button type="button" class="quiet" @click=${()=>t.show(e)}>${c("retry")} ${s("report.show")}</button></p>`:lt}`,_c=(t,e)=>R`
  <li class="card">
    <h2>${s(`report.kind.${e.kind}`)} · ${gs(e.owner)}</h2>
    ${Ac(e)}
    <ul class="rows">${[e,...e.others].map(Tc)}</ul>
    ${e.decision?Lc(t,e):Pc(t,e)}
  </li>`;function Bc(t){let{items:e,problem:i,load:n}=t.list;return i?u(i,n):e?e.length?R`<ul class="stack">${e.map(a=>_c(t,a))}</ul>${Y(t.list)}`:E(s(`report.none.${t.status}`),s("report.noneText"),lt,"flag"):v(3)}function zn(t){let e=new yi(t);return{title:s("report.reports"),ready:e.list.load(),view:()=>R`
      ${b(s("report.reports"),lt,"/admin")}
      <div class="chips" role="group" aria-label=${s("report.which")} id="reports" tabindex="-1">
        ${bi.map(i=>Pt(e.status===i,s(`report.status.${i}`),()=>e.choose(i)))}
      </div>
      ${Bc(e)}`}}import{html as Q,nothing as it}from"../lib/lit-html/lit-html.js";import{html as st,nothing as bs}from"../lib/lit-html/lit-html.js";var Cn=(t,e)=>d(t,"name",{label:s("passkeys.name"),hint:s("passkeys.nameHint"),value:e,required:!0,most:50});async function Nc(t,e){let i=oe(navigator.userAgent);await L(n=>t.addForm(e,n),s("passkeys.add"),n=>st`
    ${x(n)}
    ${bt(n)}
    ${Cn(n,i)}
    ${e?dt(n,"password",s("account.password")):bs}`,()=>st`<button type="submit">${s("settings.linkGo")}</button>`)}var Ic=(t,e)=>L(i=>t.renameForm(e,i),s("passkeys.rename"),i=>st`
  ${x(i)}
  ${Cn(i,e.name)}`,()=>st`<button type="submit">${s("action.save")}</button>`);async function Mc(t,e){await k(s("passkeys.deleteTitle",{name:e.name}),s("passkeys.deleteText"),s("action.delete"))&&t.remove(e)}var En=(t,e,i)=>st`
  <button type="button" class="quiet" aria-label="${e}: ${t.name}" @click=${i}>${e}</button>`,Hc=(t,e,i)=>st`
  <li class="row between">
    <span>
      <span class="strong" dir="auto">${e.name}</span>
      ${e.backedUp?st`<span class="badge">${s("passkeys.backedUp")}</span>`:bs}<br>
      <span class="soft">${s("passkeys.added")} ${z(e.createdAt)} ·
        ${e.lastUsedAt?st`${s("passkeys.used")} ${z(e.lastUsedAt)}`:s("passkeys.unused")}</span>
    </span>
    <span class="row">
      ${En(e,s("passkeys.rename"),async()=>{await Ic(t,e),i()})}
      ${En(e,s("action.delete"),()=>Mc(t,e))}
    </span>
  </li>`,Uc=t=>st`<button type="button" class="quiet" id="add-passkey" @click=${t}>${s("passkeys.add")}</button>`,Vn=(t,e,i)=>st`
  <section class="card" id="passkeys" tabindex="-1">
    <h2>${s("passkeys.title")}</h2>
    <p>${s("passkeys.hint")}</p>
    ${t.list.length?st`<ul class="people">${t.list.map(n=>Hc(t,n,i))}</ul>`:bs}
    <p>${Uc(async()=>{await Nc(t,e()),i()})}</p>
  </section>`;import{html as Ce,nothing as Dc}from"../lib/lit-html/lit-html.js";var Wn=t=>$e(t.picker()),Rc=t=>Ce`
  <p class="note">${s("privacy.homeExact",{n:t.exactAtHome})}</p>
  <p class="row"><button type="button" id="hide-home" @click=${()=>t.hideHome()}>${s("privacy.homeHide")}</button></p>`,zc=(t,{latitude:e,longitude:i,radius:n,area:a})=>Ce`
  <place-map class="homemap" inert .area=${2*n} .at=${{lat:e,lng:i}}></place-map>
  ${w("home-radius",{label:s("privacy.homeRadius"),options:ri.map(o=>[o,ae(o)]),chosen:n,set:o=>t.changeHome({radius:Number(o)})})}
  ${w("home-area",{label:s("privacy.homeArea"),options:pi(),chosen:String(a),set:o=>t.changeHome({area:Number(o)})})}
  ${t.exactAtHome?Rc(t):Dc}
  <p class="row">
    <button type="button" class="quiet" @click=${()=>Wn(t)}>${s("privacy.homeMove")}</button>
    <button type="button" class="quiet" @click=${()=>t.change({home:void 0})}>${s("privacy.homeRemove")}</button>
  </p>`,Jn=t=>Ce`
  <section class="card">
    <p class="hint">${s("privacy.settingsText")}</p>
    ${w("default-audience",{label:s("privacy.audience"),hint:s("privacy.audienceHint"),chosen:t.values.audience,options:de.map(e=>[e,s(`find.audience.${e}`)]),set:e=>t.change({audience:e})})}
    ${w("shown-area",{label:s("privacy.shownNew"),options:Bt(),chosen:String(t.values.area),set:e=>t.change({area:Number(e)})})}
    <label class="switch">
      <span>${s("privacy.friendsExact")}</span>
      <input type="checkbox" role="switch" id="friends-exact" .checked=${t.values.exactForFriends}
        @change=${e=>t.change({exactForFriends:e.target.checked})}>
    </label>
    <h2>${s("privacy.home")}</h2>
    <p class="hint">${s("privacy.homeText")}</p>
    ${t.values.home?zc(t,t.values.home):Ce`
      <p><button type="button" class="quiet" id="home" @click=${()=>Wn(t)}>${s("privacy.homeAdd")}</button></p>`}
    <p class="hint">${s("privacy.recall")}</p>
  </section>`;import{html as pt,nothing as ys}from"../lib/lit-html/lit-html.js";var Kn=(t,e)=>w(e,{label:s(`settings.${e}`),options:Xe("each","daily","off"),chosen:t.preferences[e],set:i=>t.prefer({[e]:i})});async function Ec({target:t},e,i){t.value&&await e.prefer({[i]:t.value}),t.value=e.preferences[i]}async function Cc({target:t},e){await e.prefer(t.checked?Vc:Wc),t.checked=!!e.preferences.quietFrom}var ws=(t,e)=>pt`
  <div class="field">
    <label for=${e}>${s(`settings.${e}`)}</label>
    <input type="time" id=${e} required .value=${t.preferences[e]} @change=${i=>Ec(i,t,e)}>
  </div>`,Vc={quietFrom:"22:00",quietTo:"07:00"},Wc={quietFrom:"",quietTo:""},Jc=t=>pt`
  <label class="switch">
    <span>${s("settings.quiet")}<br><span class="soft">${s("settings.quietText")}</span></span>
    <input type="checkbox" role="switch" id="quiet" .checked=${!!t.preferences.quietFrom}
      @change=${e=>Cc(e,t)}>
  </label>
  ${t.preferences.quietFrom?pt`
    <div class="pair">
      ${ws(t,"quietFrom")}
      ${ws(t,"quietTo")}
    </div>`:ys}`,Kc=({timeZone:t})=>t?pt`<p class="hint">${s("settings.timeZone",{zone:t.replaceAll("_"," ")})}</p>`:ys,Qn=t=>pt`
  <section class="card">
    <h2>${s("settings.news")}</h2>
    ${Kn(t,"friendPublished")}
    ${Kn(t,"listAdded")}
    <p class="hint">${s("settings.newsText")}</p>
    ${ws(t,"dailyAt")}
    ${Jc(t)}
    ${Kc(t.preferences)}
  </section>`;async function Gc(t,e){await k(s("watch.removeTitle",{name:e.name}),s("watch.removeText"),s("watch.remove"))&&(await t.remove(e),F("watched"))}var Gn=t=>[t.radius?s("watch.around",{distance:ae(t.radius)}):"",...t.categories.map(X)].filter(Boolean).join(", "),Qc=(t,e)=>pt`
  <li class="card stack">
    <h2 dir="auto">${e.name}</h2>
    ${Gn(e)?pt`<p class="soft">${Gn(e)}</p>`:ys}
    ${w(`watch-${e.id}`,{label:s("bell.title"),options:Xe("each","daily"),chosen:e.news,set:i=>t.change(e,{news:i})})}
    <p class="row">
      <a class="button quiet" href=${q("/",{at:ue(Ni(e))})} aria-label=${s("watch.showNamed",e)}>
        ${c("map")} ${s("watch.show")}
      </a>
      <button type="button" class="quiet" aria-label=${s("watch.editNamed",e)} @click=${()=>xi(t,e)}>
        ${c("edit")} ${s("action.edit")}
      </button>
      <button type="button" class="quiet" aria-label=${s("watch.removeNamed",e)} @click=${()=>Gc(t,e)}>
        ${s("watch.remove")}
      </button>
    </p>
  </li>`,Yn=({watches:t})=>t.list.length?pt`
  <p class="hint" id="watched" tabindex="-1">${s("watch.hint")}</p>
  <ul class="stack plain-list">${t.list.map(e=>Qc(t,e))}</ul>`:pt`
  <div id="watched" tabindex="-1">
    ${E(s("watch.none"),s("watch.hint"),pt`<a class="button" href="/">${s("watch.toMap")}</a>`,"map")}
  </div>`;import{html as ut,nothing as St}from"../lib/lit-html/lit-html.js";var vs={read:["read"],write:["read","write"],admin:["read","write","admin"]};function Xn(t){let e=async({name:i,access:n,days:a,password:o})=>{let r=a?{days:Number(a)}:{};t(await S("/api/auth/tokens",{name:i.trim(),scopes:vs[n],...r,...o?{password:o}:{}}))};return new y({send:e,fieldOf:{wrong_password:"password"}})}var Wt=t=>t.kind==="token",ks=t=>Wt(t)?t.name:oe(t.userAgent),Yc={browser:()=>s("session.browser"),cli:()=>s("session.cli"),token:()=>s("session.token")},Xc=t=>t.scopes.map(e=>s(`scope.${e}`)).join(", "),Zc=t=>t.expiresAt?s("token.until",{date:Gt(t.expiresAt)}):s("token.endless"),tl=t=>t.lastUsedAt?s("session.active",{day:ne(t.lastUsedAt,!0)}):s("session.unused"),el=t=>ut`
  <details class="small-fold">
    <summary aria-label="${s("session.details")}: ${ks(t)}">${s("session.details")} ${c("next")}</summary>
    <p class="soft">${s("settings.until",{date:Gt(t.expiresAt)})}</p>
  </details>`,sl=(t,e)=>{let i=s(Wt(e)?"token.revoke":"settings.end");return ut`
    <button type="button" class="quiet" aria-label="${i}: ${ks(e)}" @click=${()=>t.endSession(e)}>${i}</button>`},il=t=>ut`${s(Wt(t)?"token.since":"settings.since")} ${z(t.createdAt)}`,nl=(t,e)=>ut`
  <li class="row between">
    <span>
      <span class="strong" dir="auto">${ks(e)}</span>
      <span class="badge">${Yc[e.kind]()}</span>
      ${e.current?ut`<span class="badge">${s("settings.thisOne")}</span>`:St}<br>
      ${Wt(e)?ut`<span class="soft">${Xc(e)}</span><br>`:St}
      <span class="soft">${tl(e)} · ${il(e)}${Wt(e)?` · ${Zc(e)}`:St}</span>
      ${Wt(e)?St:el(e)}
    </span>
    ${e.current?St:sl(t,e)}
  </li>`;async function al(t){await k(s("settings.endOthers"),s("settings.endOthersText"),s("settings.endOthers"))&&t.endOthers()}var ol=t=>ut`
  <button type="button" class="quiet" @click=${()=>al(t)}>${s("settings.endOthers")}</button>`,rl=[90,30,365],cl=t=>Object.keys(vs).filter(e=>e!=="admin"||t.role==="admin"),ll=(t,e)=>ut`
  <p>${s("token.about")}</p>
  ${x(e)}
  ${bt(e)}
  ${d(e,"name",{label:s("token.name"),hint:s("token.nameHint"),required:!0,most:50})}
  ${w("access",{label:s("token.access"),options:cl(t.user).map(i=>[i,s(`access.${i}`)])})}
  ${w("days",{label:s("token.life"),options:[...rl.map(i=>[i,s("token.days",{n:i})]),["",s("token.endless")]]})}
  ${t.asksPassword?dt(e,"password",s("account.password")):St}`,pl=t=>Oe({title:s("token.new"),text:s("token.once"),label:s("session.token"),value:t});async function ul(t){let e=null;await L(n=>Xn(a=>{e=a,n()}),s("token.create"),n=>ll(t,n),()=>ut`<button type="submit">${s("token.createGo")}</button>`),e&&(t.addSession(e.session),await pl(e.token))}var Zn=t=>ut`
  <section class="card">
    <h2>${s("settings.sessions")}</h2>
    <ul class="people">${t.sessions.map(e=>nl(t,e))}</ul>
    <div class="row end">
      ${t.hasOthers?ol(t):St}
      <button type="button" class="quiet" id="new-token" @click=${()=>ul(t)}>${c("plus")} ${s("token.create")}</button>
    </div>
  </section>`;var ea=()=>["friendRequests","friendAccepted","findLiked","findCommented","replied","mentioned","listInvited","findEdited",..._()?.role==="admin"?["reported"]:[]],ml=t=>Q`
  <label class="switch">
    <span>${s("settings.streets")}<br><span class="soft">${s("offer.learns")}</span></span>
    <input type="checkbox" role="switch" id="streets" .checked=${Qt()} @change=${e=>t.setStreets(e.target.checked)}>
  </label>`,dl=()=>se.map(t=>[t,Ge[t],t]),hl=t=>Q`
  <section class="card">
    ${w("language",{label:s("settings.language"),options:dl(),chosen:tt(),set:e=>t.setLanguage(e)})}
    ${w("theme",{label:s("settings.theme"),options:Ks.map(e=>[e,s(`settings.theme.${e}`)]),chosen:Ye(),set:e=>t.setTheme(e)})}
    ${w("units",{label:s("settings.units"),options:["km","mi"].map(e=>[e,s(`settings.units.${e}`)]),chosen:As(),set:e=>t.setUnits(e)})}
    ${Ws()?ml(t):it}
  </section>`;async function fl(t,e,i){let n=t.target;await e.prefer({[i]:n.checked}),n.checked=e.preferences[i]}var ta=(t,e,i=it)=>Q`
  <label class="switch">
    <span>${s(`settings.${e}`)}${i}</span>
    <input type="checkbox" role="switch" .checked=${t.preferences[e]} @change=${n=>fl(n,t,e)}>
  </label>`,$l=t=>Q`
  <p>${c("check")} ${s("push.on",{instance:mt()})}</p>
  <p class="row">
    <button type="button" class="quiet" @click=${t.test}>${s("push.test")}</button>
    <button type="button" class="quiet" aria-busy=${t.busy?"true":"false"} @click=${t.disable}>${s("push.disable")}</button>
  </p>`,gl=t=>Q`
  <p>${s("push.off",{instance:mt()})}</p>
  <p>
    <button type="button" id="push-on" aria-busy=${t.busy?"true":"false"} @click=${t.enable}>
      ${c("bell")} ${s("push.enable")}
    </button>
  </p>
  <p class="soft" role="status">${t.slow?s("push.asking"):it}</p>`;function bl(t){return t.state==="on"?$l(t):t.state==="off"?gl(t):Q`<p class="note">${s(`push.${t.state}`,{instance:mt()})}</p>`}var wl=t=>Q`
  <section class="card">
    <h2>${s("settings.notify")}</h2>
    ${ea().map(e=>ta(t,e))}
    ${l().pushKey?ta(t,"pushEnabled",Q`<br><span class="soft">${s("settings.pushEnabledHint")}</span>`):it}
  </section>
  ${Qn(t)}
  <section class="card">
    <h2>${s("push.title")}</h2>
    ${bl(t.push)}
  </section>`,yl=["friendPublished","listAdded"];function vl({preferences:t}){let e=[...ea(),...yl];return s("settings.onOf",{n:e.filter(i=>t[i]&&t[i]!=="off").length,of:e.length})}var kl=t=>l().passwordLogin||t.passkeys.isShown||l().provider.enabled,xl=t=>Q`
  ${l().passwordLogin?Mi(t):it}
  ${t.passkeys.isShown?Vn(t.passkeys,()=>t.passkeyAsksPassword,t.redraw):it}
  ${l().provider.enabled?Hi(t):it}`,sa="/settings",ia=[{name:"appearance",sign:"globe",title:()=>s("settings.appearance"),view:hl,isLocal:!0,value:()=>[Ge[tt()],s(`settings.theme.${Ye()}`)].join(" · ")},{name:"notifications",sign:"bell",title:()=>s("nav.bell"),view:wl,value:vl},{name:"watches",sign:"map",title:()=>s("watch.title"),view:Yn,value:t=>t.watches.list.length?s("watch.count",{n:t.watches.list.length}):""},{name:"places",sign:"pin",title:()=>s("privacy.settings"),view:t=>Jn(t.places),value:t=>Bt().find(([e])=>e===String(t.places.values.area))?.[1]},{name:"sign-in",sign:"lock",title:()=>s("settings.signIn"),view:xl,isShown:kl,value:t=>t.passkeys.isShown?s("passkeys.count",{n:t.passkeys.list.length}):""},{name:"devices",sign:"shield",title:()=>s("settings.devices"),view:Zn,value:t=>s("settings.signedIn",{n:t.sessions.length})},{name:"data",sign:"copy",title:()=>s("settings.data"),view:Ui,value:()=>s("settings.dataParts")}],Ol=t=>Q`
  <ul class="card rows">
    ${ia.filter(({isShown:e})=>!e||e(t)).map(e=>H(`${sa}/${e.name}`,e.sign,e.title(),e.isLocal||t.isLoaded?e.value(t):""))}
  </ul>
  <ul class="card rows">
    ${At()?H("/invites","people",s("invites.title")):it}
    ${H("/shares","share",s("shares.mine"))}
    ${H("/help","comment",s("help.title"))}
    ${H("/about","feed",s("nav.about"))}
  </ul>`;async function ql(t){let e=Hs(js.get("outbox")).length;(!e||await k(s("settings.signOut"),s("outbox.signOut",{n:e}),s("settings.signOut")))&&t.signOut()}var Fl=t=>Q`
  <button type="button" class="quiet" id="sign-out" @click=${()=>ql(t)}>${s("settings.signOut")}</button>`;function Sl(t,e){let{problem:i,load:n}=t.loading;return e?e.isLocal?e.view(t):i?u(i,n):t.isLoaded?e.view(t):v(5):Q`${i?u(i,n):it}${Ol(t)}`}function na(t){let e=ia.find(({name:a})=>a===t.params.name);if(t.params.name&&!e)return Qs();let i=new ke(t),n=()=>e?e.title():s("settings.title");return{get title(){return n()},ready:e?.isLocal?Promise.resolve():i.loading.load(),view:()=>Q`
      ${e?b(n(),it,sa):b(n(),Fl(i),"/profile")}
      ${i.refusal?u(i.refusal):it}
      ${Sl(i,e)}`}}import{html as nt,nothing as te}from"../lib/lit-html/lit-html.js";async function Al(t){let e=await t.offered(),i=e&&await Ze({offered:e});i&&(t.take(i),await be(i))}async function Tl(t,e){let i=await Ze({share:e});i&&t.take(i)}async function jl(t,e){await k(s("shares.revokeTitle",{title:xt(e)}),s("shares.revokeText"),s("shares.revoke"))&&(await t.revoke(e),F("new-share"))}var Pl=async t=>await Fi(t)||be(t,s("shares.one")),Ll=async t=>await Si(t,xt(t))||be(t,s("shares.one")),_l=(t,e)=>Lt(s("shares.menu",{title:xt(e)}),[...qi()&&!e.expired?[{text:s("action.share"),sign:"share",run:()=>Ll(e)}]:[],{text:s("shares.change"),sign:"edit",run:()=>Tl(t,e)},{text:s("shares.revoke"),sign:"trash",isDanger:!0,run:()=>jl(t,e)}],{id:`share-${e.id}`}),Bl=t=>t.findId?`/finds/${t.findId}`:`/lists/${t.listId}`,Nl=t=>t.category?nt`<span class="strong" dir="auto">${xt(t)}</span>`:nt`<a class="strong" dir="auto" href=${Bl(t)}>${xt(t)}</a>`,Il=t=>nt`${s(`shares.kind.${Oi(t)}`)}${t.title?nt`: <bdi>${Ti(t)}</bdi>`:te}`,Ve=(t,e)=>nt`<span class="badge">${t?c(t):te} ${e}</span>`,Ml=t=>nt`
  <button type="button" class="quiet" aria-label="${s("secret.copy")}: ${xt(t)}" @click=${()=>Pl(t)}>
    ${c("copy")} ${s("secret.copy")}
  </button>`,Hl=(t,e)=>nt`
  <li class="invite">
    <div class="listed">
      <p class="grow">
        ${Nl(e)}<br>
        <span class="soft">${Il(e)} · ${e.views?s("shares.views",{n:e.views}):s("shares.noViews")}</span>
      </p>
      ${_l(t,e)}
    </div>
    <p class="marks">
      ${Ve(e.place==="hidden"?"block":"pin",ji(e))}
      ${e.hasPassword?Ve("lock",s("account.password")):te}
      ${e.expiresAt?Ve("",Pi(e)):Ve("",s("shares.endless"))}
    </p>
    ${e.expired?te:nt`<p class="row actions">${Ml(e)} ${Li(e)}</p>`}
  </li>`;function Ul(t){let{items:e,problem:i,load:n}=t.list;return i?u(i,n):e?e.length?nt`<div class="card"><ul class="people">${e.map(a=>Hl(t,a))}</ul></div>${Y(t.list)}`:E(s("shares.none"),s("shares.noneText"),te,"share"):v(3)}var Dl=t=>nt`
  <button type="button" class="quiet" id="new-share" @click=${()=>Al(t)}>${s("shares.category")}</button>`;function aa(t){let e=new Ai(t);return{title:s("shares.mine"),ready:e.list.load(),view:()=>nt`
      ${b(s("shares.mine"),Dl(e),"/profile")}
      <p class="lead">${s("shares.lead")}</p>
      ${Ul(e)}`}}import{html as yt,nothing as oa}from"../lib/lit-html/lit-html.js";var We=class{#t;constructor(e){this.#t=e,this.instance=new Dt(e),this.areas=new Ct(e),this.invites=new Vt(e),this.nameForm=new y({send:i=>this.#e(i),update:e.update})}load(){return{server:this.instance.loading,map:this.areas.loading}[this.step]?.load()}get steps(){return["server",...l().streets?.areas?["map"]:[],"invite","done"]}get step(){let e=this.#t.query.get("step");return this.steps.includes(e)?e:this.steps[0]}get number(){return this.steps.indexOf(this.step)+1}next=()=>this.#t.push(q("/admin/welcome",{step:this.steps[this.number]}));async#e(e){await this.instance.save(e),await this.next()}};var ra=(t,e)=>yt`<button type="button" class="quiet" @click=${t.next}>${e}</button>`,ca=(t,e)=>yt`<p class="row end">${ra(t,s(e?"welcome.next":"welcome.later"))}</p>`,la=({problem:t,load:e},i,n)=>t?u(t,e):i?n():v(3),Rl=(t,e)=>la(t.instance.loading,t.instance.values,()=>yt`
  <form class="card" novalidate @submit=${t.nameForm.submit}>
    ${x(t.nameForm)}
    ${ge(t.instance.picture,{label:s("admin.picture"),hint:s("admin.pictureHint")})}
    ${d(t.nameForm,"name",{label:s("admin.name"),hint:s("welcome.nameHint"),value:t.instance.values.name,most:50})}
    ${d(t.nameForm,"description",{label:s("admin.description"),value:t.instance.values.description,kind:"area",most:500})}
    <div class="row end">${ra(t,s("welcome.later"))} ${K(t.nameForm,s("welcome.next"))}</div>
  </form>
  ${he(e.update)}`),zl=t=>la(t.areas.loading,t.areas.areas,()=>yt`
  ${ms(t.areas)}
  ${ca(t,t.areas.areas.length||t.areas.isRunning)}`),El=t=>yt`
  ${t.invites.created?hs(t.invites):ds(t.invites)}
  ${ca(t,t.invites.created)}`,Cl=()=>yt`
  <section class="card">
    <p><a class="button main" href="/new">${c("plus")} ${s("welcome.find")}</a></p>
    <ul class="people">
      ${l().pushKey?H("/settings/notifications","bell",s("welcome.push")):oa}
      ${H("/profile","people",s("steps.profile"))}
      ${H("/admin","gear",s("welcome.again"))}
      ${H("/","map",s("areas.show"))}
    </ul>
  </section>`,Vl={server:Rl,map:zl,invite:El,done:Cl};function pa(t){let e=new We(t),i=()=>e.step==="done"?oa:yt`<p class="soft">${s("welcome.step",{number:e.number,of:e.steps.length-1})}</p>`;return{get title(){return s(`welcome.${e.step}`)},ready:e.load(),async moved(){t.update(),document.querySelector("main h1").focus(),await e.load()},view:()=>yt`
      <header class="welcome">
        ${i()}
        <h1 tabindex="-1">${s(`welcome.${e.step}`)}</h1>
        <p class="lead">${s(`welcome.${e.step}Text`)}</p>
      </header>
      ${Vl[e.step](e,t)}`}}export{wa as about,zi as accounts,Xi as admin,an as adminLog,Pn as areas,sn as categories,un as help,Tn as import,Hn as instance,Bn as invites,Dn as join,zn as reports,na as settings,aa as shares,pa as welcome};

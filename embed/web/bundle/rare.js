import{$ as Mi,A as Ai,B as Ti,C as ji,R as Li,W as Pi,X as _i,Y as Bi,Z as Ni,_ as Ii,a as di,aa as Hi,b as hi,ba as Ot,c as fi,ca as Di,d as $i,da as Ui,e as ye,ea as ns,f as P,fa as Ri,g as w,ga as xe,i as gi,k as bi,l as wi,m as Nt,n as yi,o as ve,r as vi,s as ki,t as ke,u as xi,w as Oi,x as qi,y as Fi,z as Si}from"./later.js";import{$ as L,$c as ni,A,B as Qt,Bb as $e,Bc as be,C as gt,Cb as Qs,D as re,Db as Ys,E as _s,F as ce,Fc as ti,G as Bs,Ia as me,Ib as xt,J as M,Ja as zs,Jb as W,K as le,Kb as J,L as m,Ma as Es,Na as Cs,Oa as Vs,Pa as Ws,Pb as g,Sc as ei,Uc as Yt,W as Ns,Wc as si,X as p,Y as S,Yc as ii,Z as kt,Zc as is,_ as H,a as ne,ac as v,b as l,c as et,d as As,da as q,dc as ge,ea as Is,eb as c,ec as x,fb as Lt,gb as E,gc as d,hc as G,i as Ts,ib as f,id as ai,jb as de,jc as Xs,jd as oi,ka as pe,kb as B,kc as k,kd as ri,l as js,lb as u,lc as Zs,ld as ci,mb as y,mc as _t,md as we,n as es,nb as Pt,nc as ss,nd as li,o as st,ob as X,od as pi,p as ae,pa as Ms,pb as Js,pd as ui,qa as _,qb as F,qd as mi,ra as ue,sa as Tt,sb as Gs,t as oe,ta as Hs,tb as bt,u as Ls,ua as Ds,ub as Ks,v as s,wa as jt,wb as Z,x as I,xa as Us,xc as Bt,y as Kt,ya as Rs,yb as he,z as Ps,zb as fe}from"./shared.js";import{html as qt,nothing as as}from"../lib/lit-html/lit-html.js";var ka=new URL("lib/",ne).pathname,xa=[["Leaflet 1.9.4","leaflet","Volodymyr Agafonkin, CloudMade","BSD-2-Clause"],["protomaps-leaflet 5.1.0","protomaps-leaflet","Protomaps","BSD-3-Clause"],["lit-html 3.3.3","lit-html","Google LLC","BSD-3-Clause"]];function zi(){if(Yt())return new URL(l().streets.url.replace(/[{}]/g,"")).host;let{host:t}=new URL((l().tiles?.url??"").replace(/[{}]/g,""),location);return t===location.host?"":t}var Oa=()=>zi()?s("about.tilesFrom",{host:zi()}):s("about.alone"),qa=()=>qt`
  <section class="card">
    <p class="lead">${s("app.about")}</p>
    <p>${s("about.text")} ${Oa()}</p>
    <p class="soft">${s("about.version",{version:l().version})}</p>
    <p class="row">
      <a class="button quiet" href="/help">${s("help.title")}</a>
      <a class="button quiet" href="/api/docs">${s("about.api")}</a>
    </p>
  </section>`,Fa=()=>qt`
  <section class="card">
    <h2>${s("about.map")}</h2>
    <ul class="plain-list">
      ${l().tiles?.attribution?qt`<li>${s("about.tiles")}: ${l().tiles.attribution}</li>`:as}
      ${Yt()?qt`<li>${s("about.streets")}: ${l().streets.attribution}</li>`:as}
      <li>${s("about.places")}: ${l().places.attribution}</li>
    </ul>
  </section>`,Sa=([t,e,i,n])=>qt`<li><a href="${ka}${e}/LICENSE">${t}</a>, © ${i}, ${n}</li>`,Aa=()=>qt`
  <section class="card">
    <h2>${s("about.code")}</h2>
    <ul class="plain-list">${xa.map(Sa)}</ul>
    <p class="hint">${s("about.more")}</p>
  </section>`,Ta=()=>({title:s("nav.about"),view:()=>qt`
    ${f(s("nav.about"),as,_()?"/settings":"/sign-in")}
    ${ui()}${pi()}${qa()}${Fa()}${Aa()}`});import{html as Le,nothing as so}from"../lib/lit-html/lit-html.js";var ja=200,La=2**20,os=["all","active","suspended","admin"],Ei={wrong_password:"password"},Ft=t=>`/api/admin/users/${t.id}`,Oe=class{#t;#e=0;constructor(e){this.#t=e;let i=e.query.get("status");this.text=e.query.get("q")??"",this.status=os.includes(i)?i:"all",this.list=xt(e,()=>q("/api/admin/users",{...this.#s,limit:50}))}get#s(){return{q:this.text.trim(),status:this.status==="all"?"":this.status}}search=()=>(clearTimeout(this.#e),this.#t.rename(q("/admin/people",this.#s)),this.list.load());type(e){this.text=e,clearTimeout(this.#e),this.#e=setTimeout(this.search,ja)}choose(e){return this.status=e,this.#t.update(),this.search()}isMe(e){return e.id===_()?.id}#i(e){this.list.items=this.list.items.map(i=>i.id===e.id?e:i),this.#t.update()}async#n(e,i){try{this.#i(await e),m(i)}catch(n){m(I(n))}}get asksPassword(){return ue()}adminForm(e,i){let n=async({password:a})=>{this.#i(await H(Ft(e),{role:"admin",...a?{password:a}:{}})),i()};return new v({send:n,fieldOf:Ei})}demote(e){return this.#n(H(Ft(e),{role:"member"}),s("admin.memberDone",{name:g(e)}))}lift(e){return this.#n(L(`${Ft(e)}/suspension`),s("admin.liftDone",{name:g(e)}))}linkForm(e,i){let n=async({password:a})=>{let o=await S(`${Ft(e)}/sign-in-link`,a?{password:a}:void 0);i(new URL(o.url,location).href)};return new v({send:n,fieldOf:Ei})}limitForm(e,i){let n=async({kind:a,size:o})=>{let r={instance:null,none:0}[a];this.#i(await H(Ft(e),{mediaLimit:a==="own"?Math.round(Number(o)*La):r})),i()};return new v({send:n})}suspendForm(e,i){let n=async({reason:a,days:o})=>{this.#i(await kt(`${Ft(e)}/suspension`,{reason:a.trim(),...o?{days:Number(o)}:{}})),i()};return new v({send:n})}deleteForm(e,i){let n=async({name:a,reason:o})=>{if(a.trim()!==e.username)throw{code:"page",reason:"other_name",text:s("admin.deleteOther")};await L(q(Ft(e),{reason:o.trim()})),this.list.items=this.list.items.filter(r=>r.id!==e.id),this.#t.update(),i()};return new v({send:n,fieldOf:{other_name:"name"}})}close(){clearTimeout(this.#e)}};import{html as j,nothing as Mt}from"../lib/lit-html/lit-html.js";import{html as tt,nothing as Xt}from"../lib/lit-html/lit-html.js";var qe=class{list=[];#t;constructor(e){this.#t=e}get isShown(){return oi()}async read(){this.isShown&&(this.list=await p("/api/auth/passkeys",{signal:this.#t.signal}))}async count(){return(await p("/api/auth/passkeys",{signal:this.#t.signal}).catch(()=>this.list)).length}addForm(e,i){let n=async({name:a,password:o})=>{let r=await ri(await S("/api/auth/passkeys/options",e?{password:o}:{}));r&&(this.list=[...this.list,await S("/api/auth/passkeys",{name:a,...r})],i())};return new v({send:n,fieldOf:{wrong_password:"password"}})}renameForm(e,i){let n=async({name:a})=>{let o=await H(`/api/auth/passkeys/${e.id}`,{name:a});this.list=this.list.map(r=>r.id===o.id?o:r),i()};return new v({send:n})}async remove(e){try{await L(`/api/auth/passkeys/${e.id}`),this.list=this.list.filter(i=>i.id!==e.id)}catch(i){m(I(i))}this.#t.update()}};var Fe=class{list=[];#t;constructor(e){this.#t=e}async read(){this.list=await p("/api/watches",{signal:this.#t.signal})}async edit(e,i){let n=await H(`/api/watches/${e.id}`,i);this.list=this.list.map(a=>a.id===e.id?n:a),this.#t.update()}async change(e,i){await J(this.edit(e,i)),this.#t.update()}async remove(e){await J(L(`/api/watches/${e.id}`))&&(this.list=this.list.filter(i=>i.id!==e.id)),this.#t.update()}};function Ci({latitude:t,longitude:e,radius:i,box:n}){let a=h=>Math.max(3,Math.min(16,Math.floor(Math.log2(360/Math.max(h,1e-4)))));if(!n)return{lat:t,lng:e,zoom:a(i/50)};let o=(n.east-n.west+360)%360,r=n.west+o/2;return{lat:(n.south+n.north)/2,lng:r>180?r-360:r,zoom:a(Math.max(o,n.north-n.south))}}var Pa=600*1e3-30*1e3,_a=t=>t.some(e=>e.current&&Date.now()-Date.parse(e.passwordAt)<Pa),Vi=t=>!t.current&&t.kind!=="token",Se=class{preferences=null;sessions=null;refusal=Hs();#t;constructor(e){this.#t=e,this.push=new hi(e.update),this.passkeys=new qe(e),this.places=new ye(e),this.watches=new Fe(e),this.loading=W(e,()=>this.#e());let i={wrong_password:"currentPassword"};this.password=new v({send:(n,a)=>this.#i(n,a),update:e.update,fieldOf:i})}get user(){return _()}redraw=()=>this.#t.update();get isLoaded(){return!!(this.preferences&&this.user)}get asksPassword(){return ue()}get asksCurrent(){return this.user.hasPassword&&!ci(this.sessions)}get passkeyAsksPassword(){return this.asksPassword&&!_a(this.sessions)}get hasOthers(){return this.sessions.some(Vi)}async#e(){let{signal:e}=this.#t;[this.preferences,this.sessions]=await Promise.all([p("/api/notifications/preferences",{signal:e}),p("/api/auth/sessions",{signal:e}),this.push.read(),this.passkeys.read(),this.places.read(),this.watches.read()])}async#s(e){await J(e()),this.#t.update()}setTheme(e){ni(e),this.#t.update()}setUnits(e){As.set(e),this.#t.update()}setStreets(e){si(e),this.#t.update()}async setLanguage(e){await Ls(e),di(),this.#t.update()}prefer(e){return this.#s(async()=>{this.preferences=await kt("/api/notifications/preferences",e)})}addSession(e){this.sessions=[e,...this.sessions],this.#t.update()}endOthers(){return this.#s(async()=>{for(let e of this.sessions.filter(Vi))await L(`/api/auth/sessions/${e.id}`),this.sessions=this.sessions.filter(i=>i!==e)})}endSession(e){return this.#s(async()=>{await L(`/api/auth/sessions/${e.id}`),this.sessions=this.sessions.filter(i=>i!==e)})}signOut=()=>this.#s(async()=>{await Us(),await this.#t.go("/sign-in",{replace:!0})});async#i({newPassword:e,currentPassword:i,unlinkIdentity:n},a){let o=this.asksCurrent?{currentPassword:i}:{};await kt("/api/users/me/password",{newPassword:e,...o,...n?{unlinkIdentity:!0}:{}}),a.reset(),jt(await p("/api/users/me")),this.sessions=await p("/api/auth/sessions");let r=await this.passkeys.count();r?m(`${s("settings.passwordSaved")} ${s("settings.passkeysStay",{n:r})}`,"/settings/sign-in#passkeys"):m(s("settings.passwordSaved"))}unlink(){return this.#s(async()=>{await L("/api/users/me/identity"),jt(await p("/api/users/me"))})}confirmForm(e){let i=async({password:n})=>{await S("/api/auth/confirm",{password:n}),e()};return new v({send:i,fieldOf:{wrong_password:"password"}})}deleteForm(e){let i=async({password:n})=>{await L("/api/users/me",this.asksPassword?{password:n}:void 0),e()};return new v({send:i,fieldOf:{wrong_password:"password"}})}async leaveDeleted(){await Rs(),await this.#t.go("/sign-in",{replace:!0}),m(s("settings.deleted"))}},Ae=(t={})=>`/api/auth/oauth/start?${new URLSearchParams({...t,redirect:"/settings/sign-in"})}`;var It=()=>l().provider.name,wt=t=>t.refusal?.reason==="sign_in_again"&&l().provider.enabled?tt`
  <p><a class="button quiet" href=${Ae()}>${s("signin.provider",{name:It()})}</a></p>`:Xt,ht=(t,e,i)=>d(t,e,{label:i,kind:"password",required:!0,complete:"current-password"}),Ba=()=>tt`
  <label class="switch">
    <span>
      ${s("settings.alsoUnlink",{name:It()})}<br>
      <span class="soft">${s("settings.alsoUnlinkHint")}</span>
    </span>
    <input type="checkbox" role="switch" id="unlinkIdentity" name="unlinkIdentity">
  </label>`,Wi=({user:t,asksCurrent:e,password:i})=>tt`
  <form class="card" novalidate @submit=${i.submit}>
    <h2>${s(e?"settings.password":"settings.passwordFirst")}</h2>
    ${t.hasPassword&&!e?tt`<p class="note">${s("link.setPassword")}</p>`:Xt}
    <input class="unseen" type="text" autocomplete="username" .value=${t.username} tabindex="-1" aria-hidden="true">
    ${x(i)}
    ${wt(i)}
    ${e?ht(i,"currentPassword",s("settings.currentPassword")):Xt}
    ${d(i,"newPassword",{label:s("settings.newPassword"),hint:s("settings.passwordHint"),kind:"password",required:!0,least:8,most:255,complete:"new-password"})}
    ${t.identityLinked?Ba():Xt}
    <div class="row end">${G(i,s("action.save"))}</div>
  </form>`;async function Na(t){let e=s("settings.unlinkTitle",{name:It()});await k(e,s("settings.unlinkText"),s("settings.unlink"))&&t.unlink()}async function Ia(t,e){if(!e.asksPassword)return;t.preventDefault();let i=s("settings.link",{name:It()});await P(a=>e.confirmForm(a),i,a=>tt`
    <p>${s("settings.linkText")}</p>
    ${x(a)}
    ${ht(a,"password",s("account.password"))}`,()=>tt`<button type="submit">${s("settings.linkGo")}</button>`)&&location.assign(Ae({link:"true"}))}var Ma=t=>tt`
  <p>${c("check")} ${s("settings.linked")}</p>
  <p><button type="button" class="quiet" @click=${()=>Na(t)}>${s("settings.unlink")}</button></p>`,Ha=t=>tt`
  <p>${s("settings.notLinked")}</p>
  <p>
    <a class="button quiet" href=${Ae({link:"true"})} @click=${e=>Ia(e,t)}>
      ${s("settings.link",{name:It()})}
    </a>
  </p>`,Ji=t=>tt`
  <section class="card">
    <h2>${s("settings.identity",{name:It()})}</h2>
    ${t.user.identityLinked?Ma(t):Ha(t)}
  </section>`;async function Da(t){await P(i=>t.deleteForm(i),s("settings.deleteTitle"),i=>tt`
    <p>${s("settings.deleteText")}</p>
    ${x(i)}
    ${wt(i)}
    ${t.asksPassword?ht(i,"password",s("account.password")):Xt}`,()=>tt`<button type="submit" class="danger">${s("settings.delete")}</button>`)&&await t.leaveDeleted()}var Gi=t=>tt`
  <section class="card">
    <p>${s("settings.dataText")}</p>
    <p><a class="button quiet" href="/api/users/me/export" download>${s("settings.download")}</a></p>
    <p>${s("settings.archiveText")}</p>
    <p><a class="button quiet" href="/api/users/me/archive" download>${s("settings.archive")}</a></p>
    <p><a class="button quiet" href="/import">${s("settings.import")}</a></p>
    <h2>${s("settings.deleteHead")}</h2>
    <p>${s("settings.deleteHint")}</p>
    <p><button type="button" class="danger" @click=${()=>Da(t)}>${s("settings.delete")}</button></p>
  </section>`;import{html as Ua}from"../lib/lit-html/lit-html.js";async function Ra(t){let e=await he(t);e||document.getElementById("secret").select(),m(s(e?"secret.copied":"secret.selected"))}var Te=({title:t,text:e,label:i,value:n})=>Xs(a=>Ua`
  <h2>${t}</h2>
  <p>${e}</p>
  <div class="field">
    <label for="secret">${i}</label>
    <input id="secret" readonly spellcheck="false" autocomplete="off" .value=${n} @focus=${o=>o.target.select()}>
  </div>
  <div class="row end">
    <button type="button" class="quiet" @click=${()=>a()}>${s("action.close")}</button>
    <button type="button" @click=${()=>Ra(n)}>${c("copy")} ${s("secret.copy")}</button>
  </div>`,{label:t});function za({mediaBytes:t,mediaLimit:e}){let i=M(t);return e===null?s("admin.usage",{size:i}):e?s("admin.usageOf",{size:i,limit:M(e)}):s("admin.usageUnlimited",{size:i})}var Ea=t=>[s("admin.joined",{date:gt(t.createdAt)}),t.seenAt?s("admin.seen",{date:gt(t.seenAt)}):s("admin.notSeen"),s("admin.finds",{n:t.findCount}),za(t),t.invitedBy&&s("admin.invitedBy",{name:g(t.invitedBy)})],Ca=({suspendedAt:t,endsAt:e})=>e?s("admin.suspendedUntil",{date:Qt(e)}):s("admin.suspendedSince",{when:re(t)}),Va=t=>j`<p class="note">${Ca(t)}<br>${s("admin.reasonIs",{reason:t.reason})}</p>`,Wa=t=>t.suspension?j`<span class="person"><span class="avatar none">${c("block")}</span> <span>${ss(t)}</span></span>`:j`<a class="person" href="/people/${t.id}">${Lt(t)} <span>${ss(t)}</span></a>`,Ki=(t,e)=>j`
  ${x(e)}
  ${wt(e)}
  ${t.asksPassword?ht(e,"password",s("account.password")):Mt}`,Ja=(t,e)=>P(i=>t.adminForm(e,i),s("admin.adminTitle",{name:g(e)}),i=>j`
  <p>${s("admin.adminText")}</p>
  ${Ki(t,i)}`,()=>j`<button type="submit" class="danger">${s("admin.admin")}</button>`);async function Ga(t,e){await k(s("admin.memberTitle",{name:g(e)}),s("admin.memberText"),s("admin.member"))&&t.demote(e)}var Ka=["instance","own","none"],Qa=(t,e)=>{t.kind??=e.mediaLimit===null?"instance":e.mediaLimit?"own":"none";let i=n=>{t.kind=n,t.update()};return j`
    ${x(t)}
    ${w("kind",{label:s("admin.limit"),options:Ka.map(n=>[n,s(`admin.limits.${n}`)]),chosen:t.kind,set:i})}
    ${t.kind==="own"?d(t,"size",{label:s("admin.size"),kind:"number",mode:"numeric",required:!0,value:e.mediaLimit?Math.round(e.mediaLimit/2**20):""}):Mt}`};async function je(t,e,i){let n=await t;return n&&m(s(e,{name:g(i)})),n}var Ya=(t,e)=>P(i=>t.limitForm(e,i),s("admin.limitTitle",{name:g(e)}),i=>Qa(i,e),()=>j`<button type="submit">${s("action.save")}</button>`),Xa=(t,e)=>P(i=>t.suspendForm(e,i),s("admin.suspendTitle",{name:g(e)}),i=>j`
  <p>${s("admin.suspendText")}</p>
  ${x(i)}
  ${d(i,"reason",{label:s("admin.reason"),hint:s("admin.reasonHint"),kind:"area",value:e.suspension?.reason,required:!0,most:500})}
  ${d(i,"days",{label:s("admin.days"),hint:s("admin.daysHint"),kind:"number",mode:"numeric"})}`,()=>j`<button type="submit" class="danger">${s("admin.suspend")}</button>`);async function Za(t,e){let i="";await P(o=>t.linkForm(e,r=>{i=r,o()}),s("admin.linkTitle",{name:g(e)}),o=>j`
    <p>${s("admin.linkAsk",{name:g(e)})}</p>
    ${Ki(t,o)}`,()=>j`<button type="submit">${s("admin.linkMake")}</button>`)&&await Te({title:s("admin.link"),text:s("admin.linkText",{name:g(e)}),label:s("admin.linkLabel"),value:i})}async function to(t,e){let i=P(n=>t.deleteForm(e,n),s("admin.deleteTitle",{name:g(e)}),n=>j`
    <p>${s("admin.deleteText")}</p>
    ${x(n)}
    ${d(n,"name",{label:s("admin.deleteName",{name:e.username}),required:!0,complete:"off"})}
    ${d(n,"reason",{label:s("admin.reason"),hint:s("admin.logHint"),most:500})}`,()=>j`<button type="submit" class="danger">${s("admin.delete")}</button>`);await je(i,"admin.deleteDone",e)&&F("account-search")}function eo(t,e){let i=(a,o,r)=>({text:a,label:`${a}: ${g(e)}`,run:o,isDanger:r}),n=[e.role==="admin"?i(s("admin.member"),()=>Ga(t,e)):i(s("admin.admin"),()=>je(Ja(t,e),"admin.adminDone",e)),i(s("admin.limit"),()=>je(Ya(t,e),"admin.limitDone",e))];return t.isMe(e)?n:[...n,...e.suspension?[]:[i(s("admin.link"),()=>Za(t,e))],i(s(e.suspension?"admin.suspendAgain":"admin.suspend"),()=>je(Xa(t,e),"admin.suspendDone",e),!e.suspension),...e.suspension?[i(s("admin.lift"),()=>t.lift(e))]:[],i(s("admin.delete"),()=>to(t,e),!0)]}var Qi=(t,e)=>j`
  <li class="account">
    <div class="row between">
      <span class="row">
        ${Wa(e)}
        ${e.role==="admin"?j`<span class="badge">${s("admin.role")}</span>`:Mt}
        ${t.isMe(e)?j`<span class="badge">${s("people.you")}</span>`:Mt}
        ${e.suspension?j`<span class="badge warning">${s("admin.suspended")}</span>`:Mt}
      </span>
      ${_t(s("people.menu",{name:g(e)}),eo(t,e))}
    </div>
    <p class="soft facts">${Ea(e).filter(Boolean).map(i=>j`<span>${i}</span>`)}</p>
    ${e.suspension?Va(e.suspension):Mt}
  </li>`;function io(t,e){t.preventDefault(),e.search()}var no=t=>Le`
  <form role="search" @submit=${e=>io(e,t)}>
    <label for="account-search">${s("people.search")}</label>
    <div class="search">
      ${c("search")}
      <input id="account-search" type="search" maxlength="31" autocomplete="off" autocapitalize="none" spellcheck="false"
        .value=${t.text} @input=${e=>t.type(e.target.value)}>
    </div>
  </form>
  <div class="chips" role="group" aria-label=${s("admin.which")}>
    ${os.map(e=>Pt(t.status===e,s(`admin.statuses.${e}`),()=>t.choose(e)))}
  </div>`;function ao(t){let{items:e,problem:i,load:n}=t.list;return i?u(i,n):e?e.length?Le`
    <ul class="people" aria-label=${s("admin.people")}>${e.map(a=>Qi(t,a))}</ul>
    ${X(t.list)}`:Le`<p class="soft" role="status">${s("admin.noAccounts")}</p>`:y(4)}function Yi(t){let e=new Oe(t);return{title:s("admin.people"),ready:e.list.load(),view:()=>Le`
      ${f(s("admin.people"),so,"/admin")}
      <section class="card">${no(e)}${ao(e)}</section>`,close:()=>e.close()}}import{html as go,nothing as bo}from"../lib/lit-html/lit-html.js";var Xi=t=>t.slice(1).match(/../g).map(e=>Number.parseInt(e,16)/255),Zi=t=>t<=.04045?t/12.92:((t+.055)/1.055)**2.4,oo=t=>t<=.0031308?t*12.92:1.055*t**.4166666666666667-.055;function Ht(t){let[e,i,n]=Xi(t).map(Zi);return 1.05/(.2126*e+.7152*i+.0722*n+.05)}var Dt=4.5;function Pe(t){let e=t;for(let i=1;Ht(e)<Dt;i-=.01)e=`#${Xi(t).map(n=>Math.round(255*oo(Zi(n)*i)).toString(16).padStart(2,"0")).join("")}`;return e}var tn=2**20,_e="/api/admin/instance",en=["invite","open","closed"],sn=["members","admins","off"],Ut="#0f766e",Zt={teal:Ut,blue:"#1d4ed8",violet:"#6d28d9",pink:"#be185d",red:"#b91c1c",green:"#15803d",grey:"#475569"},Rt=class{values=null;accent=Ut;#t;constructor(e){this.#t=e,this.loading=W(e,async()=>{this.values=await p(_e,{signal:e.signal}),this.accent=this.savedAccent}),this.picture=new gi(`${_e}/picture`,e,{has:()=>!!this.values.picture,take:async i=>this.#e(i??await p(_e))}),this.form=new v({send:async i=>{await this.save(i),m(s("admin.saved"))},update:e.update})}get startView(){return fe(this.values.startView)}get myView(){return Ts.get()}async begin(e){await J(this.save({startView:e}))&&m(s("admin.saved")),this.#t.update()}get savedAccent(){return this.values?.accent||Ut}get isAccentDark(){return Ht(this.accent)>=Dt}chooseAccent(e){this.accent=e,delete this.form.errors.accent;let i=Math.floor(Ht(e)*10)/10;this.isAccentDark||(this.form.errors.accent=s("admin.accentLight",{contrast:A(i),least:A(Dt)})),this.form.update()}get darkerAccent(){return Pe(this.accent)}isFixed(e){return this.values.fixed.includes(e)}get limit(){return this.values.mediaLimit?Math.round(this.values.mediaLimit/tn):""}async save({registration:e,invites:i,mediaLimit:n,...a}){let o={};for(let[r,h]of Object.entries(a))o[r]=h.trim();a.accent===Ut&&(o.accent=""),e&&e!==this.values.registration&&(o.registration=e),i&&i!==this.values.invites&&(o.invites=i),n!==void 0&&n!==String(this.limit)&&(o.mediaLimit=Math.round(Number(n)*tn)),this.#e(await H(_e,o))}#e(e){this.values=e;let{fixed:i,mediaLimit:n,registration:a,invites:o,...r}=this.values;Object.assign(l(),{instance:r,registration:a,invites:a==="closed"?"off":o})}},Be=class{values=null;busy=!1;#t;constructor(e){this.#t=e,this.loading=W(e,async()=>{this.values=await p("/api/admin/checks",{signal:e.signal})})}run=async()=>{this.busy||(this.busy=!0,this.#t.update(),await this.loading.load(),this.busy=!1,this.#t.update())}},Ne=class{values=null;wishes=[];constructor(e){this.loading=W(e,async()=>{let[i,n]=await Promise.all([p("/api/admin/overview",{signal:e.signal}),p("/api/admin/map",{signal:e.signal}).catch(()=>({wishes:[]}))]);Object.assign(this,{values:i,wishes:n.wishes})})}};import{html as Ie,nothing as rs}from"../lib/lit-html/lit-html.js";var ro={ok:"check",warn:"flag",fail:"close"},co=t=>Ie`
  <li class="row finding ${t.status}">
    ${c(ro[t.status])}
    <span class="grow">
      <span class="strong">${s(`admin.check.${t.status}`)}</span> <span class="soft" lang="en">${t.check}</span><br>
      <span lang="en">${t.text}</span>
      ${t.fix?Ie`<br><span lang="en" class="soft">${t.fix}</span>`:rs}
    </span>
  </li>`;function lo({status:t,findings:e}){return Ie`
    <p class="strong">${s(`admin.checked.${t}`)}</p>
    <ul class="people">${e.map(co)}</ul>`}var nn=t=>Ie`
  <section class="card" id="checks">
    <h2>${s("admin.checks")}</h2>
    <p class="hint">${s("admin.checksText")}</p>
    <div class="stack" aria-live="polite">
      ${t.loading.problem?u(t.loading.problem,t.run):rs}
      ${t.values&&!t.loading.problem?lo(t.values):rs}
    </div>
    <div><button class="quiet" id="check" type="button" aria-busy=${t.busy?"true":"false"} @click=${t.run}>
      ${s(t.values?"admin.checkAgain":"admin.check")}</button></div>
  </section>`;import{html as ct,nothing as zt}from"../lib/lit-html/lit-html.js";var po=["disk_nearly_full","clock_apart","push_off","no_base_url","registration_open","storage_failing","data_folder","no_ffmpeg","decoders_not_confined","backup_missing"],ft=(t,e)=>ct`<div class="row between"><dt>${t}</dt><dd class="strong">${e}</dd></div>`,uo=t=>s("admin.jobsOf",{push:A(t.pushJobs),media:A(t.mediaJobs)}),mo=t=>ct`
  ${ft(s("admin.backup"),t.lastAt?ct`${E(t.lastAt)}, ${s(`admin.backup.${t.result}`)}`:s(`admin.backup.${t.result}`))}
  ${ft(s("admin.backupPlace"),t.place)}`,ho=t=>ct`
  <dl class="stack">
    ${ft(s("admin.users"),A(t.users))}
    ${ft(s("admin.publicFinds"),A(t.finds))}
    ${ft(s("admin.media"),M(t.mediaBytes))}
    ${t.diskFree===null?zt:ft(s("admin.disk"),M(t.diskFree))}
    ${t.pushJobs||t.mediaJobs?ft(s("admin.jobs"),uo(t)):zt}
    ${t.backup?mo(t.backup):zt}
    ${ft(s("admin.swept"),t.sweptAt?E(t.sweptAt):s("admin.never"))}
    ${ft(s("admin.version"),`${t.version}, ${t.database==="postgres"?"PostgreSQL":"SQLite"}`)}
  </dl>`,fo=t=>ct`<li class="note">${s(`admin.problem.${t}`)}</li>`,$o=t=>ct`
  <details>
    <summary>${s("admin.largest")}</summary>
    <ul class="plain-list">
      ${t.map(e=>ct`
        <li class="row between"><a href="/admin/people?q=${e.username}">${e.username}</a> <span>${M(e.mediaBytes)}</span></li>`)}
    </ul>
  </details>`,an=({wishes:[t,...e]})=>t?ct`
  <a class="note wished" href="/admin/map">${e.length?s("admin.wishes",{title:t.title,n:e.length}):s("admin.wish",{title:t.title})}</a>`:zt;function on({values:t,loading:e}){if(e.problem)return u(e.problem,e.load);if(!t)return y(3);let i=t.problems.filter(n=>po.includes(n));return ct`
    ${i.length?ct`<ul class="stack plain-list" aria-label=${s("admin.problems")}>${i.map(fo)}</ul>`:zt}
    <section class="card">
      <h2>${s("admin.state")}</h2>
      ${ho(t)}
      ${t.largest.length?$o(t.largest):zt}
    </section>`}import{html as rn,nothing as cs}from"../lib/lit-html/lit-html.js";var D=(t,e,i,n="",a=cs)=>rn`
  <li>
    <a class="area" href=${t}>
      ${e?c(e):cs}
      <span class="grow" lang=${a}>
        <span class="strong">${i}</span>${n?rn`<br><span class="soft">${n}</span>`:cs}
      </span>
      ${c("next")}
    </a>
  </li>`;var wo=[["people","/admin/people","people"],["invites","/invites","plus"],["reports","/admin/reports","flag"],["log","/admin/log","feed"],["map","/admin/map","map"],["categories","/admin/categories","filter"],["instance","/admin/instance","gear"],["welcome","/admin/welcome","check"],["help","/help","comment"]];function cn(t){let e=new Ne(t),i=new Be(t);return{title:s("admin.title"),ready:e.loading.load(),view:()=>go`
      ${f(s("admin.title"),bo,"/profile")}
      ${an(e)}
      <section class="card">
        <ul class="people">${wo.map(([n,a,o])=>D(a,o,s(`admin.${n}`),s(`admin.about.${n}`)))}</ul>
        <p class="hint">${s("admin.private")}</p>
      </section>
      ${on(e)}
      ${nn(i)}`}}import{html as U,nothing as te}from"../lib/lit-html/lit-html.js";var ln="/api/admin/instance",ls=20,Me=class{list=null;isOwn=!1;#t;#e;constructor(e,i){[this.#t,this.#e]=[e,i],this.loading=W(e,async()=>{this.#s(await p(ln,{signal:e.signal}))})}#s({categories:e=[]}){this.isOwn=e.length>0,this.list=this.isOwn?e:bt.map(i=>({code:i}))}get left(){return bt.filter(e=>!this.list.some(i=>i.code===e))}get isFull(){return this.list.length>=ls}async save(e){let i=await H(ln,{categories:e});this.#s(i),l().instance={...l().instance,categories:i.categories},l().categories=this.list.map(n=>n.code),this.#e(l().instance.accent??""),this.#t.update()}async change(e){await J(this.save(e))&&m(s("admin.saved"))}move(e,i){let n=[...this.list];return n.splice(e+i,0,...n.splice(e,1)),this.change(n)}remove(e){return this.change(this.list.toSpliced(e,1))}add(e){return this.change([...this.list,e])}restore(){return this.change([])}},He=class{sign;color;isDarkened=!1;#t;#e;constructor(e,i,n){this.#t=e,this.#e=i;let{sign:a,color:o=""}=this.was;this.color=o,this.sign=a??(bt.includes(this.was.code)?this.was.code:""),this.form=new v({send:async r=>{await this.#s(r).catch(h=>{throw this.#i(h)}),m(s("admin.saved")),n()}})}get was(){return this.#t.list[this.#e]??{}}get names(){return this.was.names??{}}get isNamed(){return bt.includes(this.was.code)}choose(e){this.isDarkened=Ht(e)<Dt,this.color=this.isDarkened?Pe(e):e,this.form.update()}show(e){this.sign=e,this.form.clear("sign"),this.form.update()}#s({en:e="",de:i=""}){let n=Object.fromEntries(Object.entries({en:e.trim(),de:i.trim()}).filter(([,h])=>h)),a=this.was.code??n[st()],o={code:a,names:n};this.sign&&this.sign!==a&&(o.sign=this.sign.trim()),this.color&&(o.color=this.color);let r=[...this.#t.list];return r[this.#e??r.length]=o,this.#t.save(r)}#i(e){let i={code:st(),"names.en":"en","names.de":"de",sign:"sign"},n=a=>i[a.replace(/^body\.categories\[\d+\]\./,"")]??"";return Object.assign(e,{errors:e.errors?.map(a=>({...a,location:`body.${n(a.location)}`}))})}};function De(t){let e=document.querySelectorAll('link[href^="/theme.css"]'),i=Object.assign(document.createElement("link"),{rel:"stylesheet",href:q("/theme.css",{accent:t.slice(1)})});i.addEventListener("load",()=>{for(let n of e)n.remove()}),i.addEventListener("error",()=>i.remove()),document.head.append(i)}var yo=(t,e)=>U`
  <button type="button" class="round" aria-label=${Z(e)} title=${Z(e)}
    aria-pressed=${String(t.sign===e)} @click=${()=>t.show(t.sign===e?"":e)}>${ge(e)}</button>`,vo=t=>U`
  <fieldset class="field">
    <legend>${s("categories.sign")}</legend>
    <div class="swatches">${bt.map(e=>yo(t,e))}</div>
    <label for="sign">${s("categories.emoji")} <span class="soft">${s("form.optional")}</span></label>
    <input id="sign" name="sign" type="text" data-most="12" autocomplete="off" .value=${bt.includes(t.sign)?"":t.sign}
      aria-describedby=${t.form.errors.sign?"sign-error":"sign-hint"} aria-invalid=${t.form.errors.sign?"true":te}
      @input=${e=>t.show(e.target.value)}>
    ${t.form.errors.sign?U`<p class="error" id="sign-error">${s("categories.badSign")}</p>`:U`<p class="hint" id="sign-hint">${s("categories.emojiHint")}</p>`}
  </fieldset>`,ko=(t,e,i)=>U`
  <button type="button" class="swatch" aria-label=${s(`admin.colours.${e}`)} title=${s(`admin.colours.${e}`)}
    aria-pressed=${String(i===t.color)} @click=${()=>t.choose(i)}>
    <svg viewBox="0 0 32 32" aria-hidden="true"><circle cx="16" cy="16" r="16" fill=${i}/></svg>
    ${i===t.color?c("check"):te}
  </button>`,xo=t=>U`
  <div class="field">
    <label for="color">${s("categories.color")}</label>
    <input id="color" type="color" .value=${t.color||Zt.teal} aria-describedby="color-note"
      @change=${e=>t.choose(e.target.value)}>
    <div class="swatches">${Object.entries(Zt).map(([e,i])=>ko(t,e,i))}</div>
    <p class="hint" id="color-note" aria-live="polite">${t.isDarkened?s("categories.darkened"):s("categories.colorHint")}</p>
  </div>`;function un(t,e){let i=null,n=e===void 0?s("categories.new"):s("categories.editTitle",{name:Z(t.list[e].code)});return P(a=>(i=new He(t,e,a)).form,n,()=>U`
    ${x(i.form)}
    ${Oo().map((a,o)=>d(i.form,a,{label:s(`categories.name.${a}`),value:i.names[a],most:50,required:o===0&&!i.was.code,hint:o===0&&i.isNamed?s("categories.nameHint",{name:Z(i.was.code)}):""}))}
    ${vo(i)}
    ${xo(i)}`,a=>G(a,s("action.save")))}var Oo=()=>[st(),...ae.filter(t=>t!==st())];async function qo(t,e){let i=s("categories.removeTitle",{name:Z(t.list[e].code)});await k(i,s("categories.removeText"),s("categories.remove"))&&await t.remove(e)}async function Fo(t){await k(s("categories.restoreTitle"),s("categories.restoreText"),s("categories.restore"))&&await t.restore()}var pn=(t,e,i,n,a,o)=>U`
  <button type="button" class="round ${n}" ?disabled=${!t.list[e+i]} aria-label="${s(a)}: ${o}" title=${s(a)}
    @click=${()=>t.move(e,i)}>${c("back")}</button>`;function So(t,{code:e},i){let n=Z(e);return U`
    <li class="row between">
      ${ge(e)}
      <span class="grow" dir="auto">${n}</span>
      <span class="row">
        ${pn(t,i,-1,"up","categories.up",n)}
        ${pn(t,i,1,"down","categories.down",n)}
        ${_t(s("categories.more",{name:n}),[{text:s("categories.edit"),sign:"edit",run:()=>un(t,i)},...t.list.length>1?[{text:s("categories.remove"),sign:"trash",isDanger:!0,run:()=>qo(t,i)}]:[]])}
      </span>
    </li>`}var Ao=t=>t.left.length&&!t.isFull?U`
  <h2>${s("categories.left")}</h2>
  <div class="chips">${t.left.map(e=>U`
    <button type="button" class="chip" @click=${()=>t.add({code:e})}>
      ${ge(e)} ${Z(e)} ${c("plus")}
    </button>`)}
  </div>`:te,To=t=>U`
  <section class="card">
    <p class="hint">${s("categories.about")}</p>
    <ul class="people">${t.list.map((e,i)=>So(t,e,i))}</ul>
    ${t.isFull?U`<p class="hint">${s("categories.full",{n:ls})}</p>`:U`
      <p><button type="button" class="quiet" id="new-category" @click=${()=>un(t)}>
        ${c("plus")} ${s("categories.new")}
      </button></p>`}
    ${Ao(t)}
    ${t.isOwn?U`
      <p><button type="button" class="quiet" @click=${()=>Fo(t)}>${s("categories.restore")}</button></p>`:te}
  </section>`;function mn(t){let e=new Me(t,De);return{title:s("admin.categories"),ready:e.loading.load(),view:()=>U`
      ${f(s("admin.categories"),te,"/admin")}
      ${e.loading.problem?u(e.loading.problem,e.loading.load):e.list?To(e):y(6)}`}}import{html as Ue,nothing as ps}from"../lib/lit-html/lit-html.js";var dn={role_changed:"shield",media_limit_changed:"gear",account_suspended:"block",suspension_lifted:"check",account_deleted:"trash",invite_revoked:"close",sign_in_link_created:"lock",sign_in_link_used:"lock",report_closed:"flag",find_hidden:"block",find_shown:"check",find_deleted:"trash",comment_hidden:"block",comment_shown:"check",comment_deleted:"trash",instance_changed:"gear"},jo={mediaLimit:"limitOfAll",invites:"whoInvites"},Lo=t=>parseInt(t,10)?M(parseInt(t,10)):s(`admin.limits.${t.startsWith("0 ")?"none":"instance"}`);function Po({action:t,reason:e}){return t==="role_changed"?s(`admin.roles.${e}`):t==="report_closed"?s(`report.result.${e}`):t==="instance_changed"?e.split(", ").map(i=>s(`admin.${jo[i]??i}`)).join(", "):t==="media_limit_changed"?Lo(e):e}function _o(t){let e={actor:t.actorName||s("admin.commandLine"),target:t.targetName,action:t.action};return s(dn[t.action]?`admin.act.${t.action}`:"admin.act.other",e)}var Bo=t=>Ue`
  <li class="row act">
    ${c(dn[t.action]??"shield")}
    <span class="grow">
      <span class="strong">${_o(t)}</span><br>
      ${t.reason?Ue`<span dir="auto">${Po(t)}</span><br>`:ps}
      <span class="soft">${E(t.createdAt)}</span>
    </span>
  </li>`;function No(t){return t.problem?u(t.problem,t.load):t.items?t.items.length?Ue`
    <section class="card">
      <p class="hint">${s("admin.logText")}</p>
      <ul class="people">${t.items.map(Bo)}</ul>
      ${X(t)}
    </section>`:B(s("admin.noActs"),s("admin.noActsText"),ps,"feed"):y(4)}function hn(t){let e=xt(t,"/api/admin/log");return{title:s("admin.log"),ready:e.load(),view:()=>Ue`${f(s("admin.log"),ps,"/admin")}${No(e)}`}}import{html as O,nothing as Et}from"../lib/lit-html/lit-html.js";var Io=30,Re=t=>t.map(e=>typeof e=="string"?e:e[0]==="code"?e[1]:Re(e.at(-1))).join("");function fn([t,e,i]){return t==="pre"?e:t==="ul"||t==="ol"?e.map(n=>n.map(fn).join(" ")).join(" "):t==="table"?e.map(n=>n.map(Re).join(" ")).join(" "):Re(i??e)}function Mo(t){let e=[{document:t,id:"",title:t.title,texts:[]}];for(let i of t.blocks)/^h\d$/.test(i[0])?e.push({document:t,id:i[1],title:Re(i[2]),texts:[]}):e.at(-1).texts.push(fn(i));return e.map(({texts:i,...n})=>({...n,text:i.join(" ")}))}var Ho=({document:t,id:e})=>`/help/${t.name}${e?`#${e}`:""}`;function Do(t,e){let i=Math.min(...e.map(o=>Kt(t).indexOf(o)).filter(o=>o>=0),t.length),n=i>60?t.lastIndexOf(" ",i-40)+1:0,a=t.slice(n,n+160);return`${n?"… ":""}${a}${n+160<t.length?" …":""}`}function Uo(t,e){let i=Kt(e).split(/\s+/).filter(Boolean);if(!i.length)return[];let n=({title:o,text:r})=>i.every(h=>Kt(`${o} ${r}`).includes(h))?i.some(h=>Kt(o).includes(h))?2:1:0;return t.flatMap(Mo).map(o=>[n(o),o]).filter(([o])=>o).sort(([o],[r])=>r-o).slice(0,Io).map(([,o])=>({address:Ho(o),title:o.title,document:o.document,part:Do(o.text,i)}))}function Ro(t,e){let i=({name:a,language:o})=>a.replace(new RegExp(`-${o}$`),""),n=a=>a.language===e||a.language==="en"&&!t.some(o=>o.language===e&&i(o)===i(a));return t.filter(n)}var ze=class{query="";#t;#e=[];constructor(e){this.#t=e,this.loading=W(e,async()=>{let i=await fetch(new URL("bundle/help.json",ne).href,{signal:e.signal});if(!i.ok)throw Object.assign(new Error("the documents are not there"),{code:"strange",status:i.status});this.#e=await i.json()}),this.query=e.query.get("q")??""}get documents(){return Ro(this.#e,st())}get document(){return this.#e.find(e=>e.name===this.#t.params.name)}get found(){return Uo(this.documents,this.query)}search(e){this.query=e,this.#t.rename(q("/help",{q:e.trim()})),this.#t.update()}};var lt=t=>t.map(e=>typeof e=="string"?e:zo[e[0]](e)),zo={b:([,t])=>O`<b>${lt(t)}</b>`,i:([,t])=>O`<i>${lt(t)}</i>`,code:([,t])=>O`<code>${t}</code>`,a:([,t,e])=>/^https?:/.test(t)?O`<a href=${t} target="_blank" rel="noopener">${lt(e)}</a>`:O`<a href=${t}>${lt(e)}</a>`},$n=t=>O`<li>${t.length===1&&t[0][0]==="p"?lt(t[0][1]):t.map(wn)}</li>`,gn=(t,e)=>O`<tr>${t.map(e)}</tr>`,Eo={h2:([,t,e])=>O`<h2 id=${t} tabindex="-1">${lt(e)}</h2>`,h3:([,t,e])=>O`<h3 id=${t} tabindex="-1">${lt(e)}</h3>`,p:([,t])=>O`<p>${lt(t)}</p>`,pre:([,t])=>O`<pre tabindex="0">${t}</pre>`,ul:([,t])=>O`<ul>${t.map($n)}</ul>`,ol:([,t])=>O`<ol>${t.map($n)}</ol>`,table:([,[t,...e]])=>O`
    <div class="scrolls" tabindex="0"><table>
      <thead>${gn(t,i=>O`<th scope="col">${lt(i)}</th>`)}</thead>
      <tbody>${e.map(i=>gn(i,n=>O`<td>${lt(n)}</td>`))}</tbody>
    </table></div>`},wn=t=>Eo[t[0]](t),bn=t=>O`<ul class="people">${t.map(e=>D(`/help/${e.name}`,"",e.title,"",e.language))}</ul>`,Co=([t,...e])=>O`
  <section class="card">${bn([t])}</section>
  <section class="card">
    <h2>${s("help.running")}</h2>
    ${bn(e)}
  </section>`;function Vo(t){let e=t.found;return O`
    <p class="unseen" role="status">${s("help.found",{n:e.length})}</p>
    ${e.length?O`<section class="card"><ul class="people">${e.map(({address:i,title:n,document:a,part:o})=>D(i,"",a.title===n?n:`${a.title} › ${n}`,o,a.language))}</ul></section>`:B(s("help.none"),s("help.noneText"),Et,"search")}`}var Wo=t=>O`
  ${f(s("help.title"),Et,_()?"/settings":"/sign-in")}
  <form role="search" @submit=${e=>e.preventDefault()}>
    <label class="unseen" for="help-words">${s("help.search")}</label>
    <input id="help-words" type="search" autocomplete="off" placeholder=${s("help.search")} .value=${t.query}
      @input=${e=>t.search(e.target.value)}>
  </form>
  ${t.query.trim()?Vo(t):Co(t.documents)}`,Jo=({title:t,language:e,blocks:i})=>O`
  ${f(t,Et,"/help")}
  <article class="card document" lang=${e}>${i.map(wn)}</article>`,Go=()=>O`${f(s("help.title"),Et,"/help")}${B(s("missing.title"),s("missing.text"),Et,"search")}`;function Ko(t,e){return t.loading.problem?O`${f(s("help.title"),Et,"/help")}${u(t.loading.problem,t.loading.load)}`:t.documents.length?e.params.name?t.document?Jo(t.document):Go():Wo(t):y(6)}function yn(t){let e=new ze(t);return{get title(){return e.document?.title??s("help.title")},ready:e.loading.load().then(()=>location.hash?F(location.hash.slice(1)):null),view:()=>Ko(e,t)}}import{html as $,nothing as T}from"../lib/lit-html/lit-html.js";var Qo=20,Yo=t=>new Promise((e,i)=>{let n=()=>{clearTimeout(a),i(t.reason)},a=setTimeout(()=>{t.removeEventListener("abort",n),e()},1e3);t.addEventListener("abort",n,{once:!0})});async function vn(t,e,{signal:i,stopped:n,tick:a=Yo,note:o=()=>{}}){for(;;)try{return await S(t,e,{signal:i})}catch(r){if(r.status!==429)throw r;await o();for(let h=Math.max(Qo,r.retryAfter);h>0;h--){if(n())return null;await a(i)}}}var Ee=class{audience="me";keep=!1;category="";area="";forFriends="true";#t;constructor(e,i){this.settings=e,this.#t=i,e.read().then(i,()=>{})}set(e){Object.assign(this,e),this.#t()}get body(){return{audience:this.audience,...this.keep?{keepVisibility:!0}:{},...this.category?{category:this.category}:{},...this.area===""?{}:{area:Number(this.area)},...Number(this.area)?{exactForFriends:this.forFriends==="true"}:{}}}};var Xo=30,Zo=["obscured","notPoint"],kn=()=>l().places.source!=="gazetteer",Ce=class{state=null;#t;#e;#s=!1;constructor(e,i){this.#t=e,this.#e=i}get rows(){return(this.#t.rows.items??[]).filter(e=>e.status==="noPlace"&&!Zo.includes(e.reason)).slice(0,Xo)}async run(){let{rows:e}=this,i={n:0,all:e.length,found:0,busy:!0,problem:null};this.state=i,this.#s=!1,this.#e.update();try{for(let n of e){if(this.#s)break;let[a]=await p(q("/api/places",{query:n.place||n.title,limit:1}),{signal:this.#e.signal});i.n++,a&&await this.#t.guess(n,a)&&i.found++,this.#e.update()}}catch(n){if(n.name==="AbortError")return;i.problem=n}i.busy=!1,this.#e.update()}stop(){this.#s=!0}};function tr({lat:t,lng:e}){let i=Math.floor(t/.25);return{y:i,x:Math.floor(e/us(i))}}var us=t=>.25/Math.max(.05,Math.cos((t+.5)*.25*Math.PI/180));function er({x:t,y:e}){let i=(t+.5)*us(e),n=[];for(let a=e-2;a<=e+2;a++){let o=Math.floor(i/us(a));for(let r=o-2;r<=o+2;r++)n.push(`${r} ${a}`)}return n}function xn(t){let e=new Map;for(let n of t){let a=tr(n),o=`${a.x} ${a.y}`,r=e.get(o);r?r.n++:e.set(o,{...a,key:o,at:{lat:n.lat,lng:n.lng},n:1})}let i=new Map;for(let n of[...e.values()].sort((a,o)=>o.n-a.n)){let a=er(n).find(o=>i.has(o));a?i.get(a).n+=n.n:i.set(n.key,{at:n.at,n:n.n})}return[...i.values()].sort((n,a)=>a.n-n.n)}var sr=1e3,ir=14,On=t=>({...Qs(t),row:t.row,name:t.title});function nr(t,e){let[i,n]=[t.map(rt=>rt.lat),t.map(rt=>rt.lng)].map(rt=>rt.toSorted((Ze,ts)=>Ze-ts)),[a,o,r,h]=[i[0],i.at(-1),n[0],n.at(-1)],b={lat:(a+o)/2,lng:(r+h)/2,zoom:ir},Gt=()=>{let[rt,Ze,ts,va]=Ys(e,b).split(",").map(Number);return rt<=r&&ts>=h&&Ze<=a&&va>=o};for(;b.zoom>1&&!Gt();)b.zoom--;return b}var Ve=class{items=[];where="";#t;#e=0;constructor(e){this.#t=e}async load(e,i){let n=++this.#e,a=[];try{for(let o=0,r;!r||r.length===sr;o=r.at(-1)?.row){if(r=await p(q(`${e}/points`,{status:i,after:o||""}),{signal:this.#t.signal}),n!==this.#e)return;a.push(...r.map(On))}}catch{if(n!==this.#e)return;a.length=0}this.items=a,this.where="",this.#t.update(),a.length&&await this.#s(n)}async#s(e){let[i,...n]=xn(this.items),a={lat:i.at.lat.toFixed(3),lng:i.at.lng.toFixed(3)},o=await p(q("/api/places/reverse",a),{signal:this.#t.signal}).catch(()=>null);if(e!==this.#e||!o?.name)return;let r={places:s("import.places",{n:this.items.length}),town:o.name,n:n.length};this.where=s(n.length?"import.whereMore":"import.where",r),this.#t.update()}put(e){let i=this.items.filter(n=>n.row!==e.row);this.items=e.status==="ready"&&e.latitude!==void 0?[...i,On(e)]:i}link(e){return q("/",{at:$e(nr(this.items,e))})}};var ar=t=>Number(new URLSearchParams(t.split("?")[1]).get("limit"));function qn(t,e){let i={items:null,next:0,busy:!1,problem:null},n=0,a=async o=>{let r=n,h=e();Object.assign(i,{busy:!0,problem:null}),t.update();try{let b=await p(o?`${h}&after=${o}`:h,{signal:t.signal});if(await Promise.all(b.flatMap(Gt=>Gt.lost??[]).map(oe)),r!==n)return;i.items=[...o?i.items:[],...b],i.next=b.length<ar(h)?0:b.at(-1).row}catch(b){if(r!==n||b.name==="AbortError")return;o?m(I(b)):i.problem=b}i.busy=!1,t.update()};return i.clear=()=>{n++,Object.assign(i,{items:null,next:0,busy:!1,problem:null})},i.load=()=>a(0),i.more=async()=>{!i.busy&&i.next&&await a(i.next)},i.put=o=>{i.items=i.items?.map(r=>r.row===o.row?o:r)??null},i.drop=o=>{i.items=i.items?.filter(r=>r.row!==o.row)??null,i.items&&!i.items.length&&i.more()},i}var or=t=>(/\.zip$/i.test(t.name??"")?1e3:100)*2**20,Fn=20,rr=200,cr=["ready","noPlace","duplicate","bad","skipped","done"],lr=4,pr=["noPoint","zeroPoint","notPoint","obscured","badPoint","noTitle","badLine","twice","known"],Sn=t=>pr.includes(t.reason)?t.reason:"",We=class{current=null;unfinished=[];finished=[];isUndoing=!1;status="ready";progress=null;refusal=null;published=null;#t;#e=null;#s=!1;constructor(e){this.#t=e,this.options=new Ee(new ye(e),()=>e.update()),this.places=new Ce(this,e),this.points=new Ve(e),this.rows=qn(e,()=>q(`${this.#i}/rows`,{status:this.status,limit:50})),this.loading=W(e,()=>this.#n())}get#i(){return`/api/imports/${this.current.id}`}get tabs(){let{counts:e}=this.current;return cr.map((i,n)=>({name:i,n:e[i],at:n})).filter(({n:i,at:n})=>i||n<lr)}get isBusy(){return!!this.published?.busy}get isDone(){let{counts:e}=this.current;return!!this.published&&!this.isBusy&&!this.published.problem&&!e.ready&&!e.noPlace&&!e.media}async#n(){let{signal:e}=this.#t,i=this.#t.query.get("id"),n=await p("/api/imports",{signal:e});this.unfinished=n.filter(o=>o.counts.ready||o.counts.noPlace),this.finished=n.filter(o=>o.counts.done&&!this.unfinished.includes(o));let a=n.find(o=>o.id===i);a&&await this.#a(a)}async#a(e){this.current=e,this.published=null,this.places.state=null,this.status=this.tabs.find(({n:i})=>i)?.name??"ready",this.rows.clear(),await this.rows.load(),this.points.load(this.#i,"ready")}open(e){return this.#t.rename(q("/import",{id:e.id})),this.#a(e)}async upload(e,i=Is){let n=new AbortController;this.#e=n,this.#t.signal.addEventListener("abort",()=>n.abort(),{once:!0}),Object.assign(this,{progress:0,refusal:null}),this.#t.update();let a=o=>{this.progress=o,this.#t.update()};try{if(e.size>or(e))throw{code:"page",text:s("import.tooLarge")};let o=await i("POST","/api/imports",e,{progress:a,signal:n.signal});if(n.signal.aborted)return;await this.open(o)}catch(o){if(o.name==="AbortError")return;this.refusal=o,o.reason==="too_many_imports"&&await this.loading.load()}finally{this.progress=null,this.#t.update()}}cancel(){this.#e?.abort()}choose(e){return this.status=e,this.rows.clear(),this.rows.load()}async#o(e,i){let n=await J(H(`${this.#i}/rows/${e.row}`,i).then(a=>{let o={...this.current.counts};o[e.status]--,o[a.status]++,this.current={...this.current,counts:o},a.status===e.status?this.rows.put(a):this.rows.drop(e),this.published?.made||this.points.put(a)}));return this.#t.update(),n}skip(e,i){return this.#o(e,{skip:i})}place(e,{point:i,name:n,location:a}){let o=a?.name??n;return this.#o(e,{latitude:i.lat,longitude:i.lng,...o?{place:o}:{}})}guess(e,{latitude:i,longitude:n}){return this.#o(e,{latitude:i,longitude:n,guessed:!0})}rename(e,i){return this.#o(e,{title:i})}async commit(e){if(this.isBusy)return;let{signal:i}=this.#t,{ready:n,done:a}=this.current.counts;this.#s=!1;let o={made:0,taken:0,all:n,busy:!0,isWaiting:!1,problem:null};this.published=o;let r=b=>{this.current=b,Object.assign(o,{made:b.counts.done-a,taken:n-b.counts.ready}),this.#t.update()},h=()=>(o.isWaiting=!0,this.#t.update(),p(this.#i,{signal:i}).then(r).catch(b=>{if(!Ns(b))throw b}));this.#t.update();try{for(let b=Fn;this.current.counts.ready&&!this.#s;){let Gt=this.current.counts.ready,rt=await vn(`${this.#i}/commit`,{...this.options.body,limit:rr},{signal:i,stopped:()=>this.#s,note:h,tick:e});if(o.isWaiting=!1,!rt)break;if(r(rt),b=this.current.counts.ready<Gt?Fn:this.current.counts.media?b-1:0,!b)throw{code:"strange"}}}catch(b){if(b.name==="AbortError")return;o.problem=b,await p(this.#i,{signal:i}).then(r).catch(()=>{})}o.busy=!1,!i.aborted&&(await this.choose(this.current.counts.ready?"ready":"done"),this.points.load(this.#i,o.made?"done":"ready"))}stop(){this.#s=!0}leave(){return this.current=null,this.refusal=null,this.#t.query.delete("id"),this.#t.rename("/import"),this.loading.load()}async undoable(){let e=null;return await J(S(`${this.#i}/undo`,{dryRun:!0}).then(i=>{e=i})),e}async undo(){let{signal:e}=this.#t,[i,n]=[0,0],a=async()=>{for(let r=1;r;){let h=await S(`${this.#i}/undo`,{},{signal:e});[i,n,r]=[i+h.binned,h.changed,h.binned?h.left:0]}};this.isUndoing=!0,this.#t.update();let o=await J(a());if(!e.aborted)return Object.assign(this,{isUndoing:!1,published:null}),m([s("import.undone",{n:i}),n?s("import.undoneKept",{n}):""].filter(Boolean).join(" ")),o&&!n?this.leave():p(this.#i,{signal:e}).then(r=>this.#a(r),()=>this.leave())}async discard(e){await J(L(`/api/imports/${e.id}`))&&await this.leave()}};var ur=["track","route","line","area","picture","link","file","damaged","text"];function An({leftOut:t=[]}){let e=t.filter(({kind:i})=>ur.includes(i));return e.length?s("import.leftOut",{n:e.reduce((i,{n})=>i+n,0),list:Ps(e.map(({kind:i,n})=>s(`import.kind.${i}`,{n})))}):""}var Tn=({leftOut:t=[]})=>t.flatMap(({where:e=[]})=>e).map(({file:e="",line:i=0,column:n=0})=>i?s(e?"import.leftAt":"import.leftLine",{file:e,line:A(i),column:A(n)}):e);import{html as ds,nothing as ms}from"../lib/lit-html/lit-html.js";var mr=(t,e,i,n,a)=>ds`
  <label class="switch">
    <span>${i}<br><span class="soft">${n}</span></span>
    <input type="checkbox" role="switch" id=${t} .checked=${e} @change=${o=>a(o.target.checked)}>
  </label>`,dr=(t,e)=>ds`
  ${t.current.format==="finds"?mr("import-keep",e.keep,s("import.keep"),s("import.keepHint"),i=>e.set({keep:i})):ms}
  ${e.keep?ms:w("import-audience",{label:s("edit.who"),chosen:e.audience,options:be.map(i=>[i,s(`find.audience.${i}`)]),set:i=>e.set({audience:i})})}`,hr=t=>w("import-category",{label:s("import.category"),options:[["",s("edit.none")],...Ks().map(e=>[e,Z(e)])],chosen:t.category,set:e=>t.set({category:e})}),fr=t=>w("import-area",{label:s("privacy.shown"),hint:s("import.areaHint"),chosen:t.area,set:e=>t.set({area:e}),options:[["",bi(t.settings.values)],...Nt()]}),$r=t=>w("import-friends",{label:s("privacy.exactFor"),options:yi(),chosen:t.forFriends,set:e=>t.set({forFriends:e})}),jn=(t,e=t.options)=>ds`
  ${dr(t,e)}
  <div class="folds">
    <details class="fold" id="fold-import">
      <summary>${c("filter")} <span class="grow">${s("import.more")}</span> ${c("next")}</summary>
      <div class="stack">${hr(e)}${fr(e)}${Number(e.area)?$r(e):ms}</div>
    </details>
  </div>`;import{html as C,nothing as yt}from"../lib/lit-html/lit-html.js";function gr(t){if(t.status==="ready"&&t.reason!=="noTitle")return t.guessed?s("import.guessed"):t.place??"";let e=Sn(t),i=t.line?`${s("import.line",{n:t.line})}: `:"";return e?i+s(`import.reason.${e}`):""}async function fs(t,e,i){if(!await i)return;let n=t.rows.items?.[Math.min(e,t.rows.items.length-1)];F(n?`row-${n.row}`:"part-rows")}function br(t,e,i,n){let a=new fi(n,null,()=>fs(t,i,t.place(e,a.value)));return ve(a)}var Je=t=>t.title||s("import.line",{n:t.row}),hs=(t,e,i)=>C`
  <button type="button" class="quiet" id="row-${t.row}" aria-label=${`${e}: ${Je(t)}`} @click=${i}>${e}</button>`,wr=t=>e=>d(e,"title",{label:s("find.titleField"),value:t.title,required:!0,least:1,most:l().limits.title});async function yr(t,e){await P(n=>new v({send:async({title:a})=>{await t.rename(e,a.trim())&&n()}}),s("import.rename"),wr(e),n=>G(n,s("action.save"))),F(`name-${e.row}`)}var Ln=(t,e)=>C`
  <button type="button" class="round" id="name-${e.row}" aria-label=${`${s("import.rename")}: ${Je(e)}`}
    @click=${()=>yr(t,e)}>
    ${c("edit")}
  </button>`,Pn=t=>t.findId?C`
  <a class="button quiet" href="/finds/${t.findId}" aria-label=${`${s("import.show")}: ${Je(t)}`}>
    ${s("import.show")}</a>`:yt,vr=(t,e,i,n)=>({ready:()=>C`${Ln(t,e)}${hs(e,s("import.skip"),()=>fs(t,i,t.skip(e,!0)))}`,skipped:()=>hs(e,s("import.unskip"),()=>fs(t,i,t.skip(e,!1))),noPlace:()=>C`${Ln(t,e)}${hs(e,s("import.locate"),()=>br(t,e,i,n))}`,duplicate:()=>Pn(e),done:()=>Pn(e)})[e.status]?.()??yt,$s=t=>t?C`<br><span class="soft" dir="auto">${t}</span>`:yt,kr=t=>t.slice(t.lastIndexOf("/")+1),xr=t=>[`import.lost.${t}`,`rule.${t}`,`reason.${t}`].map(e=>[e,s(e)]).find(([e,i])=>i!==e)?.[1]??t,Or=({media:t,lost:e=[]})=>[t>e.length?$s(s("import.rowMedia",{n:t-e.length})):yt,...e.map(({file:i,reason:n})=>$s(`${kr(i)}: ${xr(n)}`))],qr=(t,e,i,n)=>C`
  <li class="row between">
    <span class="grow"><bdi class="strong">${Je(e)}</bdi>${$s(gr(e))}${Or(e)}</span>
    <span class="row">${vr(t,e,i,n)}</span>
  </li>`;function Fr(t,e){let{items:i,problem:n,load:a}=t.rows;return n?u(n,a):i?i.length?C`
    <ul class="people" aria-label=${s("import.rows")}>${i.map((o,r)=>qr(t,o,r,e))}</ul>
    ${X(t.rows)}`:C`<p class="soft" role="status">${s("import.none")}</p>`:y(4)}var Sr=(t,{n:e,all:i})=>C`
  <progress max=${i} .value=${e} aria-label=${s("import.lookUp")}></progress>
  <p class="row between">
    <span role="status">${s("import.progress",{n:e,all:A(i)})}</span>
    <button type="button" class="quiet" @click=${()=>t.places.stop()}>${s("import.stop")}</button>
  </p>`;async function Ar(t){await t.places.run(),F("part-rows")}function Tr(t){let{state:e,rows:i}=t.places;return e?.busy?Sr(t,e):C`
    ${e?C`<p role="status">${s("import.lookedUp",{n:e.found})}</p>`:yt}
    ${e?.problem?u(e.problem):yt}
    ${i.length?C`
      <p class="hint">${s("import.lookUpText",{source:l().places.attribution})}</p>
      <p>
        <button type="button" class="quiet" id="import-lookup" @click=${()=>Ar(t)}>${s("import.lookUp")}</button>
      </p>`:yt}`}var jr=t=>t.tabs.filter(({n:e})=>e).map(({name:e,n:i})=>`${A(i)} ${s(`import.status.${e}`)}`).join(" · "),Lr=t=>C`
  <summary>
    <span class="grow">${de("rows",s("import.rows"))} <span class="soft">${jr(t)}</span></span>
    ${c("next")}
  </summary>`,_n=(t,e)=>C`
  <details class="card import-rows" ?open=${!t.isDone||t.current.counts.mediaLost>0}>
    ${Lr(t)}
    <div class="chips" role="group" aria-label=${s("import.which")}>
      ${t.tabs.map(({name:i,n})=>Pt(t.status===i,`${s(`import.status.${i}`)} (${A(n)})`,()=>t.choose(i)))}
    </div>
    ${t.status==="noPlace"&&kn()?Tr(t):yt}
    ${Fr(t,e)}
  </details>`;var Pr=".gpx,.kml,.kmz,.geojson,.geojsonl,.json,.umap,.csv,.tsv,.txt,.zip";async function _r(t,e){let i=t.target,[n]=i.files;n&&(await e.upload(n),i.value="",e.current&&F("part-import"))}var Br=t=>$`
  <progress max="1" .value=${t.progress} aria-label=${s("import.upload")}></progress>
  <p class="row between">
    <span class="soft" role="status">${s(t.progress<1?"import.upload":"import.reading")}</span>
    <button type="button" class="quiet" @click=${()=>t.cancel()}>${s("action.cancel")}</button>
  </p>`,Nr=t=>$`
  <p class="row actions">
    <label class="button" for="import-file">${c("plus")} ${s("import.choose")}</label>
    <input class="file" id="import-file" type="file" accept=${Pr} aria-describedby="import-hint" @change=${e=>_r(e,t)}>
  </p>`,Ir=t=>$`
  <section class="card">
    <p>${s("import.text")}</p>
    ${t.refusal?u(t.refusal):T}
    ${t.progress===null?Nr(t):Br(t)}
    <p class="hint" id="import-hint">${s("import.files")}</p>
  </section>
  ${t.unfinished.length?Hr(t):T}
  ${t.finished.length?Dr(t):T}`;async function Nn(t,e){await k(s("import.discardTitle"),s("import.discardText"),s("import.discard"))&&(await t.discard(e),F("import-file"))}var Ct=t=>t.name||s("import.unnamed");async function Mr(t){let e=await t.undoable();if(!e)return;let{left:i,changed:n}=e,a=n?` ${s("import.undoneKept",{n})}`:"";if(!i)return m(s("import.undoNone")+a);await k(s("import.undoTitle"),s("import.undoText",{n:i})+a,s("import.undo"))&&(await t.undo(),F(t.current?"part-import":"import-file"))}async function In(t,e){await t.open(e),F("part-import")}var Hr=t=>$`
  <section class="card">
    <h2>${s("import.unfinished")}</h2>
    <ul class="people">${t.unfinished.map(e=>$`
      <li class="row between">
        <span class="grow"><bdi class="strong">${Ct(e)}</bdi><br>
          <span class="soft">${s("import.left",{n:e.counts.ready+e.counts.noPlace})} ${Mn(e)}</span></span>
        <span class="row">
          <button type="button" class="quiet" aria-label=${`${s("import.goOn")}: ${Ct(e)}`} @click=${()=>In(t,e)}>
            ${s("import.goOn")}
          </button>
          <button type="button" class="round" aria-label=${`${s("import.discard")}: ${Ct(e)}`}
            @click=${()=>Nn(t,e)}>
            ${c("trash")}
          </button>
        </span>
      </li>`)}
    </ul>
  </section>`,Dr=t=>$`
  <section class="card">
    <h2>${s("import.finished")}</h2>
    <ul class="people">${t.finished.map(e=>$`
      <li class="row between">
        <span class="grow"><bdi class="strong">${Ct(e)}</bdi><br>
          <span class="soft">${s("import.made",{n:e.counts.done})}</span></span>
        <button type="button" class="quiet" aria-label=${`${s("import.show")}: ${Ct(e)}`} @click=${()=>In(t,e)}>
          ${s("import.show")}
        </button>
      </li>`)}
    </ul>
  </section>`,Mn=t=>s("import.ends",{date:gt(t.expiresAt)});async function Ur(t){await t.commit(),F("part-import")}var Rr=(t,{taken:e,all:i,isWaiting:n})=>$`
  <progress max=${i} .value=${e} aria-label=${s("import.running")}></progress>
  <p class="row between">
    <span role="status">${s("import.progress",{n:e,all:A(i)})}</span>
    <button type="button" class="quiet" id="import-stop" @click=${()=>t.stop()}>${s("import.stop")}</button>
  </p>
  ${n?$`<p class="soft" role="status">${s("import.waiting")}</p>`:T}
  ${t.current.counts.media?$`<p class="soft">${s("import.mediaLeft",{n:t.current.counts.media})}</p>`:T}`,zr=t=>t.items.length?t.link({width:innerWidth,height:innerHeight/2}):"/profile",Er=({mediaDone:t,mediaLost:e},{made:i},n)=>$`
  <p role="status">${c("check")} ${s("import.made",{n:i})}</p>
  ${t?$`<p>${s("import.media",{n:t})}</p>`:T}
  ${e?$`<p>${s("import.mediaLost",{n:e})}</p>`:T}
  ${i?$`<p><a class="button" href=${zr(n)}>${s("import.see")}</a></p>`:T}`,Cr=(t,e)=>$`
  ${jn(t)}
  <button type="button" class="main" id="import-commit" @click=${()=>Ur(t)}>${s("import.commit",{n:e})}</button>`;function Vr(t){let[e,i]=[An(t),Tn(t)];return $`
    ${e?$`<p id="import-left">${e}</p>`:T}
    ${i.length?$`
      <details>
        <summary>${s("import.leftWhere")}</summary>
        <ul>${i.map(n=>$`<li><bdi>${n}</bdi></li>`)}</ul>
      </details>`:T}
    ${t.guessedEncoding?$`<p>${s("import.encoding",{name:t.guessedEncoding})}</p>`:T}`}function Wr(t){let{current:e,published:i}=t;return $`
    <section class="card">
      ${de("import",$`<bdi>${Ct(e)}</bdi>`)}
      ${t.isUndoing?$`<p class="soft" role="status">${s("import.undoing")}</p>`:t.isBusy?Rr(t,i):$`
        ${t.isDone?T:$`<p class="soft">${Mn(e)}</p>`}
        ${t.points.where?$`<p class="strong" id="import-where">${t.points.where}</p>`:T}
        ${t.points.items.length?$`
          <finds-map .places=${t.points.items} .label=${s("import.map")}></finds-map>`:T}
        ${i?Er(e.counts,i,t.points):T}
        ${Vr(e)}
        ${i?.problem?u(i.problem):T}
        ${e.counts.ready?Cr(t,e.counts.ready):T}
        <p class="row">${t.current.counts.done?$`
          <button type="button" class="quiet" id="import-undo" @click=${()=>Mr(t)}>${s("import.undo")}</button>`:T}
        ${t.isDone?$`
          <button type="button" class="quiet" @click=${()=>Bn(t)}>${s("import.finish")}</button>`:$`
          <button type="button" class="quiet" @click=${()=>Bn(t)}>${s("import.other")}</button>
          <button type="button" class="danger" @click=${()=>Nn(t,e)}>${s("import.discard")}</button>`}
        </p>`}
    </section>`}async function Bn(t){await t.leave(),F("import-file")}function Jr(t,e){return t.loading.problem?u(t.loading.problem,t.loading.load):t.current?$`${Wr(t)}${t.isBusy||t.isUndoing?T:_n(t,e)}`:Ir(t)}function Hn(t){let e=new We(t);return{title:s("import.title"),ready:e.loading.load(),view:()=>$`${f(s("import.title"),T,"/settings")}${Jr(e,t)}`}}import{html as N,nothing as $t}from"../lib/lit-html/lit-html.js";var Gr=1e3,Dn=[5,15,30,60],Vt=class{areas=null;wishes=[];job=null;chosen=null;plan=null;problem=null;km=15;busy=!1;#t;#e;constructor(e,i=Gs){this.#t=e,this.#e=i,this.loading=W(e,async()=>{await this.#i(),this.#n();let n=fe(e.query?.get("at"));n&&!this.chosen&&await this.#s(n)})}async#s({lat:e,lng:i}){let n=await p(q("/api/places/reverse",{lat:e,lng:i}),{signal:this.#t.signal}).catch(()=>null);n&&await this.choose(n)}get isRunning(){return this.job?.state==="running"}async#i(){let{areas:e,job:i,wishes:n}=await p("/api/admin/map",{signal:this.#t.signal});i&&await oe(i),Object.assign(this,{areas:e,job:i,wishes:n}),this.#t.update()}async#n(){for(;this.isRunning&&!this.#t.signal.aborted;)await this.#e(Gr),await this.#i().catch(()=>{})}get#a(){return{...this.chosen,km:this.km}}choose({name:e,address:i,latitude:n,longitude:a}){return this.chosen={title:[e,i].filter(Boolean).join(", "),latitude:n,longitude:a},this.#o()}grant({title:e,latitude:i,longitude:n}){return this.chosen={title:e,latitude:i,longitude:n},this.add()}resize(e){return this.km=e,this.#o()}async#o(){Object.assign(this,{plan:null,problem:null,busy:!0}),this.#t.update();let e=JSON.stringify(this.#a),i=await S("/api/admin/map/plans",this.#a).then(n=>({plan:n}),n=>({problem:n}));e===JSON.stringify(this.#a)&&(Object.assign(this,i,{busy:!1}),this.#t.update())}async add(){try{this.job=await S("/api/admin/map/areas",this.#a),Object.assign(this,{plan:null,problem:null})}catch(e){this.problem=e}this.#t.update(),await this.#n()}async renew(e){try{this.job=await kt(`/api/admin/map/areas/${e.name}`)}catch(i){m(I(i))}this.#t.update(),await this.#n()}async remove(e){try{await L(`/api/admin/map/areas/${e.name}`),await this.#i(),m(s("areas.removed",{title:e.title}))}catch(i){m(I(i))}}};async function Kr(t,e){await k(s("areas.removeTitle",{title:e.title}),s("areas.removeText"),s("areas.remove"))&&t.remove(e)}var Qr=(t,e)=>N`
  <li class="row between">
    <span><span class="strong" dir="auto">${e.title}</span><br>
      <span class="soft">${M(e.bytes)} · ${E(e.updatedAt)}</span></span>
    <span class="row">
      ${e.updatable?N`
        <button type="button" class="quiet" ?disabled=${t.isRunning} aria-label="${s("areas.update")}: ${e.title}"
          @click=${()=>t.renew(e)}>${s("areas.update")}</button>`:$t}
      <button type="button" class="danger" aria-label="${s("areas.remove")}: ${e.title}" @click=${()=>Kr(t,e)}>
        ${s("areas.remove")}
      </button>
    </span>
  </li>`,Yr=t=>N`
  <section class="card" aria-labelledby="areas">
    <h2 id="areas">${s("areas.list")}</h2>
    ${t.areas.length?N`<ul class="people">${t.areas.map(e=>Qr(t,e))}</ul>`:B(s("areas.none"),s("areas.noneText"),$t,"way")}
  </section>`,Xr=(t,e)=>N`
  <li class="row between">
    <span><span class="strong" dir="auto">${e.title}</span><br><span class="soft">${s("areas.wishedBy",{n:e.users})}</span></span>
    <button type="button" class="quiet" ?disabled=${t.isRunning} aria-label=${s("areas.grant",{title:e.title})}
      @click=${()=>t.grant(e)}>${s("areas.addWish")}</button>
  </li>`,Zr=t=>t.wishes.length?N`
  <section class="card" aria-labelledby="wishes">
    <h2 id="wishes">${s("areas.wishes")}</h2>
    <ul class="people">${t.wishes.map(e=>Xr(t,e))}</ul>
  </section>`:$t,tc=t=>w("km",{label:s("areas.size"),options:Dn.map(e=>[e,Bs(e)]),chosen:t.km,set:e=>t.resize(Number(e))}),ec=t=>N`
  <p>${s("areas.from",{host:t.plan.host})}</p>
  <button type="button" class="main" @click=${()=>t.add()}>
    ${c("map")} ${s("areas.add",{title:t.chosen.title,size:M(t.plan.bytes)})}
  </button>`;function sc(t){return!t.chosen||t.isRunning?$t:N`
    <p class="strong" dir="auto">${t.chosen.title}</p>
    ${tc(t)}
    ${t.busy?N`<p class="soft" role="status">${s("areas.asking")}</p>`:$t}
    ${t.problem?N`<p class="error" role="alert">${I(t.problem)}</p>`:$t}
    ${t.plan?ec(t):$t}`}function ic(t){let{job:e}=t;if(!e)return $t;let{title:i,state:n}=e;if(n==="failed")return N`<p class="error" role="alert">${s("areas.failed",{title:i})} ${I(e)}</p>`;if(n==="current")return N`<p role="status">${s("areas.current",{title:i})}</p>`;if(n==="done")return N`
      <p role="status">${s("areas.done",{title:i})}</p>
      <a class="button" href="/" @click=${o=>{o.preventDefault(),location.assign("/")}}>${s("areas.show")}</a>`;let a=s("areas.started",{title:i});return N`
    <p role="status">${e.total?s("areas.running",{title:i,done:M(e.bytes),total:M(e.total)}):a}</p>
    <progress max=${e.total||1} .value=${e.bytes} aria-label=${a}></progress>`}var gs=t=>N`
  <section class="card" aria-labelledby="where">
    <h2 id="where">${s("areas.where")}</h2>
    <p class="hint">${s("areas.whereText")}</p>
    <place-search id="area" .label=${s("areas.search")} @choose=${({detail:e})=>t.choose(e.value)}></place-search>
    ${sc(t)}
    ${ic(t)}
  </section>`;function nc(t){return t.loading.problem?u(t.loading.problem,t.loading.load):t.areas?N`
    ${gs(t)}
    ${Zr(t)}
    ${Yr(t)}`:y(3)}function Un(t){let e=new Vt(t);return{title:s("admin.map"),ready:e.loading.load(),view:()=>N`${f(s("admin.map"),$t,"/admin")}${nc(e)}`}}import{html as R,nothing as K}from"../lib/lit-html/lit-html.js";var Rn=[1,2,5,10,25,100],zn=[1,7,30,90],Wt=class{created=null;#t;constructor(e){this.#t=e,this.list=xt(e,"/api/invites"),this.lists=xt(e,"/api/lists?limit=100"),this.form=new v({send:(i,n)=>this.#e(i,n),update:e.update})}get isAdmin(){return _()?.role==="admin"}isMine(e){return e.inviter?.id===_()?.id}async#e({uses:e,days:i,note:n="",befriend:a,listId:o=""},r){let h={uses:Number(e),days:Number(i),note:n.trim(),befriend:!!a,...o?{listId:o}:{}},b=await S("/api/invites",h);this.created={...b,url:new URL(b.link,location.origin).href,code:null},r.reset(),this.#t.update(),await Promise.all([this.#s(this.created),this.list.load()])}async#s(e){e.code=await vi(e.url).catch(()=>null),this.#t.update()}close=()=>{this.created=null,this.#t.update()};async copy(){m(s(await he(this.created.url)?"find.copied":"invites.copyYourself"))}get canShare(){return!!navigator.share}async share(){try{let e=s("invites.shareText",{name:g(_()),instance:et()});await navigator.share({title:s("invites.shareTitle",{instance:et()}),text:e,url:this.created.url})}catch(e){e.name!=="AbortError"&&await this.copy()}}async revoke(e){try{await L(`/api/invites/${e.id}`),this.created?.id===e.id&&(this.created=null),await this.list.load()}catch(i){m(I(i))}this.#t.update()}};var ac=()=>R`
  <label class="switch">
    <span>${s("invites.befriend")}<br><span class="soft">${s("invites.befriendHint")}</span></span>
    <input type="checkbox" role="switch" id="befriend" name="befriend" checked>
  </label>`;function oc({target:t,currentTarget:e}){t.name==="uses"&&(e.elements.befriend.checked=t.value==="1")}async function rc(t,e){let i=e.created;await e.form.submit(t),e.created!==i&&await F("created-title")}var bs=(t,e=t.form)=>R`
  <form class="card" novalidate aria-labelledby="new-invite" @change=${oc} @submit=${i=>rc(i,t)}>
    <h2 id="new-invite">${s("invites.new")}</h2>
    ${x(e)}
    <div class="pair">
      ${w("uses",{label:s("invites.uses"),options:Rn.map(i=>[i,s("invites.people",{n:i})]),chosen:1})}
      ${w("days",{label:s("invites.days"),options:zn.map(i=>[i,s("invites.daysOf",{n:i})]),chosen:7})}
    </div>
    ${ac()}
    ${t.lists?.items?.length?w("listId",{label:s("invites.list"),hint:s("invites.listHint"),chosen:"",options:[["",s("invites.noList")],...t.lists.items.map(i=>[i.id,i.name])]}):K}
    ${d(e,"note",{label:s("invites.note"),hint:s("invites.noteHint"),most:200})}
    <div class="row end">${G(e,s("invites.create"))}</div>
  </form>`,cc=t=>R`
  <button type="button" class="quiet" @click=${()=>t.share()}>${c("share")} ${s("action.share")}</button>`,ws=t=>R`
  <section class="card" id="created" aria-labelledby="created-title">
    <div class="row between"><h2 id="created-title" tabindex="-1">${s("invites.ready")}</h2>${Js(t.close)}</div>
    <p role="status">${s("invites.once")}</p>
    <div class="field">
      <label for="link">${s("invites.link")}</label>
      <input id="link" type="text" readonly dir="ltr" .value=${t.created.url} @focus=${e=>e.target.select()}>
    </div>
    <p class="row actions">
      <button type="button" @click=${()=>t.copy()}>${c("copy")} ${s("invites.copy")}</button>
      ${t.canShare?cc(t):K}
    </p>
    ${t.created.code?ki(t.created.code,s("invites.qr")):K}
  </section>`,lc=t=>R`<li><a class="person" href="/people/${t.id}">${Lt(t,28)} <span class="strong">${g(t)}</span></a></li>`;async function pc(t,e){await k(s("invites.revokeTitle"),s("invites.revokeText"),s("invites.revoke"))&&await t.revoke(e)}var uc=(t,e,i)=>R`
  <button type="button" class="quiet" aria-label="${s("invites.revoke")}: ${i}" @click=${()=>pc(t,e)}>
    ${s("invites.revoke")}
  </button>`,mc={open:"invites.open",used_up:"invites.usedUp",expired:"invites.expired",revoked:"invites.revoked",suspended:"invites.suspended"},dc=(t,e)=>!t.isAdmin||t.isMine(e)?K:R` · ${e.inviter?s("invites.by",{name:g(e.inviter)}):s("invites.byCommand")}`;function hc(t,e){let i=e.note||s("invites.of",{date:gt(e.createdAt)}),n=e.state==="open";return R`
    <li class="invite">
      <div class="row between">
        <span class="strong" dir="auto">${i}</span>
        <span class="badge">${s(mc[e.state])}</span>
      </div>
      <p class="soft">
        ${s("invites.used",{used:A(e.uses-e.usesLeft),uses:A(e.uses)})}
        ${n?R` · ${s("invites.until",{date:gt(e.expiresAt)})}`:K}
        ${e.befriend?R` · ${s("invites.befriends")}`:K}
        ${e.listName?R` · ${s("invites.into",{list:e.listName})}`:K}
        ${dc(t,e)}
      </p>
      ${e.usedBy.length?R`<ul class="row used" aria-label=${s("invites.usedBy")}>${e.usedBy.map(lc)}</ul>`:K}
      ${n?R`<p class="row actions">${uc(t,e,i)}</p>`:K}
    </li>`}function fc(t){let{items:e,problem:i,load:n}=t.list;return i?u(i,n):e?e.length?R`
    <section class="card">
      <h2>${s(t.isAdmin?"invites.all":"invites.yours")}</h2>
      <ul class="people">${e.map(a=>hc(t,a))}</ul>
      ${X(t.list)}
    </section>`:Tt()?K:B(s("invites.none"),s("reason.may_not_invite")):y(2)}function En(t){let e=new Wt(t);return{title:s("invites.title"),ready:Promise.all([e.list.load(),e.lists.load()]),view:()=>R`
      ${f(s("invites.title"),K,"/people")}
      ${Tt()?R`<p class="lead">${s("invites.lead")}</p>`:K}
      ${e.created?ws(e):K}
      ${Tt()?bs(e):K}
      ${fc(e)}`}}import{html as it,nothing as St}from"../lib/lit-html/lit-html.js";var Vn=(t,e)=>it`
  <div class="field">
    <p><span class="strong">${t}</span><br>${e}</p>
    <p class="hint">${s("admin.fixed")}</p>
  </div>`;function Cn(t,e,i,n,a){let o=t.values[e];return t.isFixed(e)?Vn(n,a(o)):w(e,{label:n,options:i.map(r=>[r,a(r)]),chosen:o})}var Wn=t=>De(t===Ut?"":t);function ys(t,e){t.chooseAccent(e),t.isAccentDark&&Wn(e)}function $c(t){ys(t,t.darkerAccent),document.getElementById("accent").focus()}var gc=(t,e,i)=>it`
  <button type="button" class="swatch" aria-label=${s(`admin.colours.${e}`)} title=${s(`admin.colours.${e}`)}
    aria-pressed=${i===t.accent?"true":"false"} @click=${()=>ys(t,i)}>
    <svg viewBox="0 0 32 32" aria-hidden="true"><circle cx="16" cy="16" r="16" fill=${i}/></svg>
    ${i===t.accent?c("check"):St}
  </button>`,bc=t=>it`
  <div class="field">
    <label for="accent">${s("admin.accent")}</label>
    <input id="accent" name="accent" type="color" .value=${t.accent} aria-describedby="accent-note"
      aria-invalid=${t.form.errors.accent?"true":St}
      @input=${e=>t.chooseAccent(e.target.value)} @change=${e=>ys(t,e.target.value)}>
    <div class="swatches">${Object.entries(Zt).map(([e,i])=>gc(t,e,i))}</div>
    <p id="accent-note" class=${t.form.errors.accent?"error":"hint"} aria-live="polite">
      ${t.form.errors.accent??s("admin.accentHint")}
    </p>
    ${t.isAccentDark?St:it`
      <p><button type="button" class="quiet" @click=${()=>$c(t)}>
        <svg class="sample" viewBox="0 0 32 32" aria-hidden="true"><circle cx="16" cy="16" r="16" fill=${t.darkerAccent}/></svg>
        ${s("admin.darker")}
      </button></p>`}
  </div>`,wc=t=>d(t.form,"mediaLimit",{label:s("admin.limitOfAll"),hint:s("admin.limitOfAllHint"),kind:"number",mode:"numeric",value:t.limit}),yc=({mediaLimit:t})=>t?M(t):s("admin.limits.none"),vc=t=>it`
  <form class="card" novalidate @submit=${t.form.submit}>
    ${x(t.form)}
    <p class="hint">${s("admin.public")}</p>
    ${ke(t.picture,{label:s("admin.picture"),hint:s("admin.pictureHint")})}
    ${d(t.form,"name",{label:s("admin.name"),value:t.values.name,most:50})}
    ${d(t.form,"description",{label:s("admin.description"),value:t.values.description,kind:"area",most:500})}
    ${d(t.form,"rules",{label:s("admin.rules"),value:t.values.rules,kind:"area",most:5e3})}
    ${d(t.form,"contact",{label:s("admin.contact"),hint:s("admin.contactHint"),value:t.values.contact,most:200})}
    ${bc(t)}
    ${Cn(t,"registration",en,s("admin.registration"),e=>s(`admin.modes.${e}`))}
    ${Cn(t,"invites",sn,s("admin.whoInvites"),e=>s(`admin.inviters.${e}`))}
    ${t.isFixed("mediaLimit")?Vn(s("admin.limitOfAll"),yc(t.values)):wc(t)}
    <div class="row end">${G(t.form,s("action.save"))}</div>
  </form>`;function kc(t){return t.loading.problem?u(t.loading.problem,t.loading.load):t.values?it`${vc(t)}${xc(t)}`:y(4)}var xc=t=>it`
  <section class="card">
    <h2>${s("admin.startView")}</h2>
    <p class="hint">${s("admin.startViewText")}</p>
    ${t.startView?it`<place-map class="homemap" inert .at=${t.startView}></place-map>`:St}
    <p class="row">
      ${t.myView?it`
        <button type="button" class="quiet" id="start-view" @click=${()=>t.begin(t.myView)}>${s("admin.startViewTake")}</button>`:St}
      ${t.startView?it`
        <button type="button" class="quiet" @click=${()=>t.begin("")}>${s("admin.startViewRemove")}</button>`:St}
    </p>
  </section>`;function Jn(t){let e=new Rt(t);return{title:s("admin.instance"),ready:e.loading.load(),view:()=>it`${f(s("admin.instance"),St,"/admin")}${kc(e)}`,close(){e.accent!==e.savedAccent&&Wn(e.savedAccent)}}}import{html as V,nothing as pt}from"../lib/lit-html/lit-html.js";var vs="/admin/welcome",Gn=t=>t.slice(t.lastIndexOf("#")+1).trim(),Ge=class{proposal="";name="";greeting=null;ended=null;#t;constructor(e,i){this.#t=e,this.invite=Gn(i);let n={username_taken:"username",invite_needed:"invite",registration_closed:"invite"};this.form=new v({send:a=>this.#i(a),update:e.update,fieldOf:n,asks:"password"})}load=async()=>{if(this.invite){try{this.greeting=await S("/api/invites/greeting",{code:this.invite})}catch(e){if(e.reason!=="invite_ended")return;this.ended=e,this.invite=""}this.#t.update()}};get user(){return _()}get isClosed(){return l().registration==="closed"&&!this.invite}get asksInvite(){return l().registration!=="open"&&!this.invite}typed({name:e,value:i}){if(e!=="username")return;let n=qi(i.trim())?"":Fi(i.trim());n!==this.proposal&&(this.proposal=n,this.#t.update())}take(e){this.name=e.value.trim(),e.value=this.proposal,this.proposal="",this.form.clear("username"),this.#t.update()}#e(e){throw e.reason==="invite_needed"&&(this.invite=""),e}async#s(){let[e]=this.greeting?.listName?await p("/api/lists?member=joined&limit=1").catch(()=>[]):[];return e?`/lists/${e.id}`:js.get()?"/lists/join":"/"}async#i({username:e,password:i,invite:n=""}){await Ms();let a=this.invite||Gn(n),o={username:e.trim(),password:i,cookie:!0,...a?{invite:a}:{}},r=await S("/api/auth/register",o).catch(h=>this.#e(h));jt(r.user),this.name&&await H("/api/users/me",{displayName:this.name}).then(jt,()=>{}),this.greeting?.inviter&&await xi(this.greeting.inviter),await this.#t.go(r.user.role==="admin"?vs:await this.#s(),{replace:!0}),m(s("join.welcome",{name:g(_()??r.user)}))}};var Oc=t=>V`
  <button type="button" class="chip" @click=${e=>Fc(t,e)}>${s("join.take",{name:t.proposal})}</button>`,qc=t=>V`<div class="proposed" role="status">${t.proposal?Oc(t):pt}</div>`;function Fc(t,e){let{username:i}=e.target.closest("form").elements;t.take(i),i.focus()}var Sc=({name:t})=>t?s("join.shownAs",{name:t}):s("join.usernameHint");function Ac(t){let{form:e,asksInvite:i}=t;return V`
    <form novalidate @submit=${e.submit} @input=${n=>t.typed(n.target)}>
      ${x(e)}
      ${i?d(e,"invite",{label:s("join.invite"),hint:s("join.inviteHint"),required:!0}):pt}
      ${d(e,"username",{label:s("account.username"),hint:Sc(t),...Oi})}
      ${qc(t)}
      ${d(e,"password",{label:s("account.password"),hint:s("join.passwordHint"),kind:"password",required:!0,least:8,most:255,complete:"new-password"})}
      ${G(e,s("join.action"))}
    </form>`}var Tc=(t,e)=>t?.length?V`
  <div class="strip" role="img" aria-label=${s("join.photos",{name:g(e)})}>
    ${t.map(i=>V`<span>${ti(i,{thumb:!0,eager:!0})}</span>`)}
  </div>`:pt;function jc({greeting:t,invite:e}){let i=t?.inviter,n=V`<p class="lead">${s("app.about")} ${e?s("join.invited"):pt}</p>`;return i?V`
    <div class="invited-by">
      ${Lt(i,56)}
      <h1 tabindex="-1">${s("join.invitedBy",{name:g(i),instance:et()})}</h1>
    </div>
    ${Tc(t.photos,i)}
    ${n}
    ${t.listName?V`<p class="note">${s("join.invitedList",{name:g(i),list:t.listName})}</p>`:pt}
    ${t.befriend?V`<p class="note">${s("join.invitedFriend",{name:g(i)})}</p>`:pt}`:V`<h1 tabindex="-1">${s("join.title")}</h1>${n}`}var Lc=(t,e)=>V`${li(V`
  ${jc(t)}
  ${t.ended?V`<p class="note" role="alert">${I(t.ended)}</p>`:pt}
  ${t.user?V`<p class="note">${s("join.signedIn",{name:g(t.user)})}</p>`:pt}
  ${t.isClosed?V`<p class="note">${s("join.closed")}</p>`:pt}
  ${l().passwordLogin?Ac(t):pt}
  ${mi("join.provider",{redirect:Ds()?vs:"/"},{invite:t.invite})}
  <p class="below">${s("join.have")} <a href="/sign-in">${s("signin.action")}</a></p>`)}${we(e)}`;function Kn(t){let e=new Ge(t,location.hash);return{get title(){return s("join.title")},broad:!0,ready:e.load(),view:()=>Lc(e,t.update)}}import{html as z,nothing as ut}from"../lib/lit-html/lit-html.js";var Pc={dismissed:"check",hidden:"block",deleted:"trash",suspended:"lock",private:"lock"},_c=t=>d(t,"note",{label:s("report.note"),hint:s("report.noteHint"),kind:"area",required:!0,most:500}),Qn=(t,e)=>s(`report.outcome.${t.kind==="user"&&e==="deleted"?"accountDeleted":e}`);async function Bc(t,e,i){let n=Qn(e,i);i!=="dismissed"?await ji(n,({note:a})=>t.decide(e,i,a),_c):await k(n,s("report.dismissText"),n)&&await t.decide(e,i).catch(()=>t.list.load()),F("reports")}var ks=t=>t?z`<a class="strong" href="/people/${t.id}">${g(t)}</a>`:z`<span class="soft">${s("report.left")}</span>`,Nc=t=>z`
  <p class="row">${t.map(e=>z`
    <a href=${e.url} target="_blank" rel="noreferrer noopener">
      <img class="note-thumb" src=${e.thumbnailUrl} alt=${e.caption||s("report.photo")} width="48" height="48" loading="lazy">
    </a>`)}</p>`,Ic=t=>z`
  <p class="strong" dir="auto">${t.title}</p>
  ${t.description?Bt(t.description):ut}
  ${t.media.length?Nc(t.media):ut}`,Mc=t=>z`
  <p class="strong" dir="auto">${t.list.name}</p>
  ${t.list.description?Bt(t.list.description):ut}
  <p class="marks">${Li(t.list)}${t.list.user.id===t.owner?.id?ut:z` · ${ks(t.list.user)}`}</p>`,Hc=t=>t.list?Mc(t):t.find?Ic(t.find):t.comment?Bt(t.comment.content):t.kind==="user"?ut:z`<p class="soft">${s("report.noContent")}</p>`,Dc=t=>z`
  <li>
    <p>${s(`report.reason.${t.reason}`)} · ${ks(t.reporter)} · <span class="soft">${E(t.createdAt)}</span></p>
    ${t.text?Bt(t.text):ut}
  </li>`,Uc=(t,e,i)=>z`
  <button type="button" class=${i==="dismissed"?"quiet":"danger"} @click=${()=>Bc(t,e,i)}>
    ${c(Pc[i])} ${Qn(e,i)}
  </button>`,Rc=(t,e)=>z`<p class="row">${Ai(e.kind).map(i=>Uc(t,e,i))}</p>`,zc=(t,e)=>z`
  <p>
    <span class="strong">${s(`report.result.${e.decision.outcome}`)}</span> · ${e.decision.closedBy} ·
    <span class="soft">${E(e.decision.closedAt)}</span>
  </p>
  ${e.decision.note?Bt(e.decision.note):ut}
  ${e.hidden?z`
    <p><button type="button" class="quiet" @click=${()=>t.show(e)}>${c("retry")} ${s("report.show")}</button></p>`:ut}`,Ec=(t,e)=>z`
  <li class="card">
    <h2>${s(`report.kind.${e.kind}`)} · ${ks(e.owner)}</h2>
    ${Hc(e)}
    <ul class="rows">${[e,...e.others].map(Dc)}</ul>
    ${e.decision?zc(t,e):Rc(t,e)}
  </li>`;function Cc(t){let{items:e,problem:i,load:n}=t.list;return i?u(i,n):e?e.length?z`<ul class="stack">${e.map(a=>Ec(t,a))}</ul>${X(t.list)}`:B(s(`report.none.${t.status}`),s("report.noneText"),ut,"flag"):y(3)}function Yn(t){let e=new Ti(t);return{title:s("report.reports"),ready:e.list.load(),view:()=>z`
      ${f(s("report.reports"),ut,"/admin")}
      <div class="chips" role="group" aria-label=${s("report.which")} id="reports" tabindex="-1">
        ${Si.map(i=>Pt(e.status===i,s(`report.status.${i}`),()=>e.choose(i)))}
      </div>
      ${Cc(e)}`}}import{html as Q,nothing as at}from"../lib/lit-html/lit-html.js";import{html as nt,nothing as xs}from"../lib/lit-html/lit-html.js";var Zn=(t,e)=>d(t,"name",{label:s("passkeys.name"),hint:s("passkeys.nameHint"),value:e,required:!0,most:50});async function Vc(t,e){let i=pe(navigator.userAgent);await P(n=>t.addForm(e,n),s("passkeys.add"),n=>nt`
    ${x(n)}
    ${wt(n)}
    ${Zn(n,i)}
    ${e?ht(n,"password",s("account.password")):xs}`,()=>nt`<button type="submit">${s("settings.linkGo")}</button>`)}var Wc=(t,e)=>P(i=>t.renameForm(e,i),s("passkeys.rename"),i=>nt`
  ${x(i)}
  ${Zn(i,e.name)}`,()=>nt`<button type="submit">${s("action.save")}</button>`);async function Jc(t,e){await k(s("passkeys.deleteTitle",{name:e.name}),s("passkeys.deleteText"),s("action.delete"))&&t.remove(e)}var Xn=(t,e,i)=>nt`
  <button type="button" class="quiet" aria-label="${e}: ${t.name}" @click=${i}>${e}</button>`,Gc=(t,e,i)=>nt`
  <li class="row between">
    <span>
      <span class="strong" dir="auto">${e.name}</span>
      ${e.backedUp?nt`<span class="badge">${s("passkeys.backedUp")}</span>`:xs}<br>
      <span class="soft">${s("passkeys.added")} ${E(e.createdAt)} ·
        ${e.lastUsedAt?nt`${s("passkeys.used")} ${E(e.lastUsedAt)}`:s("passkeys.unused")}</span>
    </span>
    <span class="row">
      ${Xn(e,s("passkeys.rename"),async()=>{await Wc(t,e),i()})}
      ${Xn(e,s("action.delete"),()=>Jc(t,e))}
    </span>
  </li>`,Kc=t=>nt`<button type="button" class="quiet" id="add-passkey" @click=${t}>${s("passkeys.add")}</button>`,ta=(t,e,i)=>nt`
  <section class="card" id="passkeys" tabindex="-1">
    <h2>${s("passkeys.title")}</h2>
    <p>${s("passkeys.hint")}</p>
    ${t.list.length?nt`<ul class="people">${t.list.map(n=>Gc(t,n,i))}</ul>`:xs}
    <p>${Kc(async()=>{await Vc(t,e()),i()})}</p>
  </section>`;import{html as Ke,nothing as Qc}from"../lib/lit-html/lit-html.js";var ea=t=>ve(t.picker()),Yc=t=>Ke`
  <p class="note">${s("privacy.homeExact",{n:t.exactAtHome})}</p>
  <p class="row"><button type="button" id="hide-home" @click=${()=>t.hideHome()}>${s("privacy.homeHide")}</button></p>`,Xc=(t,{latitude:e,longitude:i,radius:n,area:a})=>Ke`
  <place-map class="homemap" inert .area=${2*n} .at=${{lat:e,lng:i}}></place-map>
  ${w("home-radius",{label:s("privacy.homeRadius"),options:$i.map(o=>[o,ce(o)]),chosen:n,set:o=>t.changeHome({radius:Number(o)})})}
  ${w("home-area",{label:s("privacy.homeArea"),options:wi(),chosen:String(a),set:o=>t.changeHome({area:Number(o)})})}
  ${t.exactAtHome?Yc(t):Qc}
  <p class="row">
    <button type="button" class="quiet" @click=${()=>ea(t)}>${s("privacy.homeMove")}</button>
    <button type="button" class="quiet" @click=${()=>t.change({home:void 0})}>${s("privacy.homeRemove")}</button>
  </p>`,sa=t=>Ke`
  <section class="card">
    <p class="hint">${s("privacy.settingsText")}</p>
    ${w("default-audience",{label:s("privacy.audience"),hint:s("privacy.audienceHint"),chosen:t.values.audience,options:be.map(e=>[e,s(`find.audience.${e}`)]),set:e=>t.change({audience:e})})}
    ${w("shown-area",{label:s("privacy.shownNew"),options:Nt(),chosen:String(t.values.area),set:e=>t.change({area:Number(e)})})}
    <label class="switch">
      <span>${s("privacy.friendsExact")}</span>
      <input type="checkbox" role="switch" id="friends-exact" .checked=${t.values.exactForFriends}
        @change=${e=>t.change({exactForFriends:e.target.checked})}>
    </label>
    <h2>${s("privacy.home")}</h2>
    <p class="hint">${s("privacy.homeText")}</p>
    ${t.values.home?Xc(t,t.values.home):Ke`
      <p><button type="button" class="quiet" id="home" @click=${()=>ea(t)}>${s("privacy.homeAdd")}</button></p>`}
    <p class="hint">${s("privacy.recall")}</p>
  </section>`;import{html as mt,nothing as qs}from"../lib/lit-html/lit-html.js";var aa=(...t)=>t.map(e=>[e,s(`bell.${e}`)]),ia=(t,e)=>w(e,{label:s(`settings.${e}`),options:aa("each","daily","off"),chosen:t.preferences[e],set:i=>t.prefer({[e]:i})});async function Zc({target:t},e,i){t.value&&await e.prefer({[i]:t.value}),t.value=e.preferences[i]}async function tl({target:t},e){await e.prefer(t.checked?el:sl),t.checked=!!e.preferences.quietFrom}var Os=(t,e)=>mt`
  <div class="field">
    <label for=${e}>${s(`settings.${e}`)}</label>
    <input type="time" id=${e} required .value=${t.preferences[e]} @change=${i=>Zc(i,t,e)}>
  </div>`,el={quietFrom:"22:00",quietTo:"07:00"},sl={quietFrom:"",quietTo:""},il=t=>mt`
  <label class="switch">
    <span>${s("settings.quiet")}<br><span class="soft">${s("settings.quietText")}</span></span>
    <input type="checkbox" role="switch" id="quiet" .checked=${!!t.preferences.quietFrom}
      @change=${e=>tl(e,t)}>
  </label>
  ${t.preferences.quietFrom?mt`
    <div class="pair">
      ${Os(t,"quietFrom")}
      ${Os(t,"quietTo")}
    </div>`:qs}`,nl=({timeZone:t})=>t?mt`<p class="hint">${s("settings.timeZone",{zone:t.replaceAll("_"," ")})}</p>`:qs,oa=t=>mt`
  <section class="card">
    <h2>${s("settings.news")}</h2>
    ${ia(t,"friendPublished")}
    ${ia(t,"listAdded")}
    <p class="hint">${s("settings.newsText")}</p>
    ${Os(t,"dailyAt")}
    ${il(t)}
    ${nl(t.preferences)}
  </section>`;async function al(t,e){await k(s("watch.removeTitle",{name:e.name}),s("watch.removeText"),s("watch.remove"))&&(await t.remove(e),F("watched"))}var na=t=>[t.radius?s("watch.around",{distance:ce(t.radius)}):"",...t.categories.map(Z)].filter(Boolean).join(", "),ol=(t,e)=>mt`
  <li class="card stack">
    <h2 dir="auto">${e.name}</h2>
    ${na(e)?mt`<p class="soft">${na(e)}</p>`:qs}
    ${w(`watch-${e.id}`,{label:s("bell.title"),options:aa("each","daily"),chosen:e.news,set:i=>t.change(e,{news:i})})}
    <p class="row">
      <a class="button quiet" href=${q("/",{at:$e(Ci(e))})} aria-label=${s("watch.showNamed",e)}>
        ${c("map")} ${s("watch.show")}
      </a>
      <button type="button" class="quiet" aria-label=${s("watch.editNamed",e)} @click=${()=>Pi(t,e)}>
        ${c("edit")} ${s("action.edit")}
      </button>
      <button type="button" class="quiet" aria-label=${s("watch.removeNamed",e)} @click=${()=>al(t,e)}>
        ${s("watch.remove")}
      </button>
    </p>
  </li>`,ra=({watches:t})=>t.list.length?mt`
  <p class="hint" id="watched" tabindex="-1">${s("watch.hint")}</p>
  <ul class="stack plain-list">${t.list.map(e=>ol(t,e))}</ul>`:mt`
  <div id="watched" tabindex="-1">
    ${B(s("watch.none"),s("watch.hint"),mt`<a class="button" href="/">${s("watch.toMap")}</a>`,"map")}
  </div>`;import{html as dt,nothing as At}from"../lib/lit-html/lit-html.js";var Fs={read:["read"],write:["read","write"],admin:["read","write","admin"]};function ca(t){let e=async({name:i,access:n,days:a,password:o})=>{let r=a?{days:Number(a)}:{};t(await S("/api/auth/tokens",{name:i.trim(),scopes:Fs[n],...r,...o?{password:o}:{}}))};return new v({send:e,fieldOf:{wrong_password:"password"}})}var Jt=t=>t.kind==="token",Ss=t=>Jt(t)?t.name:pe(t.userAgent),rl={browser:()=>s("session.browser"),cli:()=>s("session.cli"),token:()=>s("session.token")},cl=t=>t.scopes.map(e=>s(`scope.${e}`)).join(", "),ll=t=>t.expiresAt?s("token.until",{date:Qt(t.expiresAt)}):s("token.endless"),pl=t=>t.lastUsedAt?s("session.active",{day:re(t.lastUsedAt,!0)}):s("session.unused"),ul=t=>dt`
  <details class="small-fold">
    <summary aria-label="${s("session.details")}: ${Ss(t)}">${s("session.details")} ${c("next")}</summary>
    <p class="soft">${s("settings.until",{date:Qt(t.expiresAt)})}</p>
  </details>`,ml=(t,e)=>{let i=s(Jt(e)?"token.revoke":"settings.end");return dt`
    <button type="button" class="quiet" aria-label="${i}: ${Ss(e)}" @click=${()=>t.endSession(e)}>${i}</button>`},dl=t=>dt`${s(Jt(t)?"token.since":"settings.since")} ${E(t.createdAt)}`,hl=(t,e)=>dt`
  <li class="row between">
    <span>
      <span class="strong" dir="auto">${Ss(e)}</span>
      <span class="badge">${rl[e.kind]()}</span>
      ${e.current?dt`<span class="badge">${s("settings.thisOne")}</span>`:At}<br>
      ${Jt(e)?dt`<span class="soft">${cl(e)}</span><br>`:At}
      <span class="soft">${pl(e)} · ${dl(e)}${Jt(e)?` · ${ll(e)}`:At}</span>
      ${Jt(e)?At:ul(e)}
    </span>
    ${e.current?At:ml(t,e)}
  </li>`;async function fl(t){await k(s("settings.endOthers"),s("settings.endOthersText"),s("settings.endOthers"))&&t.endOthers()}var $l=t=>dt`
  <button type="button" class="quiet" @click=${()=>fl(t)}>${s("settings.endOthers")}</button>`,gl=[90,30,365],bl=t=>Object.keys(Fs).filter(e=>e!=="admin"||t.role==="admin"),wl=(t,e)=>dt`
  <p>${s("token.about")}</p>
  ${x(e)}
  ${wt(e)}
  ${d(e,"name",{label:s("token.name"),hint:s("token.nameHint"),required:!0,most:50})}
  ${w("access",{label:s("token.access"),options:bl(t.user).map(i=>[i,s(`access.${i}`)])})}
  ${w("days",{label:s("token.life"),options:[...gl.map(i=>[i,s("token.days",{n:i})]),["",s("token.endless")]]})}
  ${t.asksPassword?ht(e,"password",s("account.password")):At}`,yl=t=>Te({title:s("token.new"),text:s("token.once"),label:s("session.token"),value:t});async function vl(t){let e=null;await P(n=>ca(a=>{e=a,n()}),s("token.create"),n=>wl(t,n),()=>dt`<button type="submit">${s("token.createGo")}</button>`),e&&(t.addSession(e.session),await yl(e.token))}var la=t=>dt`
  <section class="card">
    <h2>${s("settings.sessions")}</h2>
    <ul class="people">${t.sessions.map(e=>hl(t,e))}</ul>
    <div class="row end">
      ${t.hasOthers?$l(t):At}
      <button type="button" class="quiet" id="new-token" @click=${()=>vl(t)}>${c("plus")} ${s("token.create")}</button>
    </div>
  </section>`;var ua=()=>["friendRequests","friendAccepted","findLiked","findCommented","replied","mentioned","listInvited",..._()?.role==="admin"?["reported"]:[]],kl=t=>Q`
  <label class="switch">
    <span>${s("settings.streets")}<br><span class="soft">${s("offer.learns")}</span></span>
    <input type="checkbox" role="switch" id="streets" .checked=${Yt()} @change=${e=>t.setStreets(e.target.checked)}>
  </label>`,xl=()=>ae.map(t=>[t,es[t],t]),Ol=t=>Q`
  <section class="card">
    ${w("language",{label:s("settings.language"),options:xl(),chosen:st(),set:e=>t.setLanguage(e)})}
    ${w("theme",{label:s("settings.theme"),options:ii.map(e=>[e,s(`settings.theme.${e}`)]),chosen:is(),set:e=>t.setTheme(e)})}
    ${w("units",{label:s("settings.units"),options:["km","mi"].map(e=>[e,s(`settings.units.${e}`)]),chosen:_s(),set:e=>t.setUnits(e)})}
    ${ei()?kl(t):at}
  </section>`;async function ql(t,e,i){let n=t.target;await e.prefer({[i]:n.checked}),n.checked=e.preferences[i]}var pa=(t,e,i=at)=>Q`
  <label class="switch">
    <span>${s(`settings.${e}`)}${i}</span>
    <input type="checkbox" role="switch" .checked=${t.preferences[e]} @change=${n=>ql(n,t,e)}>
  </label>`,Fl=t=>Q`
  <p>${c("check")} ${s("push.on",{instance:et()})}</p>
  <p class="row">
    <button type="button" class="quiet" @click=${t.test}>${s("push.test")}</button>
    <button type="button" class="quiet" aria-busy=${t.busy?"true":"false"} @click=${t.disable}>${s("push.disable")}</button>
  </p>`,Sl=t=>Q`
  <p>${s("push.off",{instance:et()})}</p>
  <p>
    <button type="button" id="push-on" aria-busy=${t.busy?"true":"false"} @click=${t.enable}>
      ${c("bell")} ${s("push.enable")}
    </button>
  </p>
  <p class="soft" role="status">${t.slow?s("push.asking"):at}</p>`;function Al(t){return t.state==="on"?Fl(t):t.state==="off"?Sl(t):Q`<p class="note">${s(`push.${t.state}`,{instance:et()})}</p>`}var Tl=t=>Q`
  <section class="card">
    <h2>${s("settings.notify")}</h2>
    ${ua().map(e=>pa(t,e))}
    ${l().pushKey?pa(t,"pushEnabled",Q`<br><span class="soft">${s("settings.pushEnabledHint")}</span>`):at}
  </section>
  ${oa(t)}
  <section class="card">
    <h2>${s("push.title")}</h2>
    ${Al(t.push)}
  </section>`,jl=["friendPublished","listAdded"];function Ll({preferences:t}){let e=[...ua(),...jl];return s("settings.onOf",{n:e.filter(i=>t[i]&&t[i]!=="off").length,of:e.length})}var Pl=t=>l().passwordLogin||t.passkeys.isShown||l().provider.enabled,_l=t=>Q`
  ${l().passwordLogin?Wi(t):at}
  ${t.passkeys.isShown?ta(t.passkeys,()=>t.passkeyAsksPassword,t.redraw):at}
  ${l().provider.enabled?Ji(t):at}`,ma="/settings",da=[{name:"appearance",sign:"globe",title:()=>s("settings.appearance"),view:Ol,isLocal:!0,value:()=>[es[st()],s(`settings.theme.${is()}`)].join(" · ")},{name:"notifications",sign:"bell",title:()=>s("nav.bell"),view:Tl,value:Ll},{name:"watches",sign:"map",title:()=>s("watch.title"),view:ra,value:t=>t.watches.list.length?s("watch.count",{n:t.watches.list.length}):""},{name:"places",sign:"pin",title:()=>s("privacy.settings"),view:t=>sa(t.places),value:t=>Nt().find(([e])=>e===String(t.places.values.area))?.[1]},{name:"sign-in",sign:"lock",title:()=>s("settings.signIn"),view:_l,isShown:Pl,value:t=>t.passkeys.isShown?s("passkeys.count",{n:t.passkeys.list.length}):""},{name:"devices",sign:"shield",title:()=>s("settings.devices"),view:la,value:t=>s("settings.signedIn",{n:t.sessions.length})},{name:"data",sign:"copy",title:()=>s("settings.data"),view:Gi,value:()=>s("settings.dataParts")}],Bl=t=>Q`
  <ul class="card rows">
    ${da.filter(({isShown:e})=>!e||e(t)).map(e=>D(`${ma}/${e.name}`,e.sign,e.title(),e.isLocal||t.isLoaded?e.value(t):""))}
  </ul>
  <ul class="card rows">
    ${Tt()?D("/invites","people",s("invites.title")):at}
    ${D("/shares","share",s("shares.mine"))}
    ${D("/help","comment",s("help.title"))}
    ${D("/about","feed",s("nav.about"))}
  </ul>`;async function Nl(t){let e=me(le.get("outbox")).length;(!e||await k(s("settings.signOut"),s("outbox.signOut",{n:e}),s("settings.signOut")))&&t.signOut()}var Il=t=>Q`
  <button type="button" class="quiet" id="sign-out" @click=${()=>Nl(t)}>${s("settings.signOut")}</button>`;function Ml(t,e){let{problem:i,load:n}=t.loading;return e?e.isLocal?e.view(t):i?u(i,n):t.isLoaded?e.view(t):y(5):Q`${i?u(i,n):at}${Bl(t)}`}function ha(t){let e=da.find(({name:a})=>a===t.params.name);if(t.params.name&&!e)return ai();let i=new Se(t),n=()=>e?e.title():s("settings.title");return{get title(){return n()},ready:e?.isLocal?Promise.resolve():i.loading.load(),view:()=>Q`
      ${e?f(n(),at,ma):f(n(),Il(i),"/profile")}
      ${i.refusal?u(i.refusal):at}
      ${Ml(i,e)}`}}import{html as ot,nothing as ee}from"../lib/lit-html/lit-html.js";async function Hl(t){let e=await t.offered(),i=e&&await ns({offered:e});i&&(t.take(i),await xe(i))}async function Dl(t,e){let i=await ns({share:e});i&&t.take(i)}async function Ul(t,e){await k(s("shares.revokeTitle",{title:Ot(e)}),s("shares.revokeText"),s("shares.revoke"))&&(await t.revoke(e),F("new-share"))}var Rl=async t=>await Ni(t)||xe(t,s("shares.one")),zl=async t=>await Ii(t,Ot(t))||xe(t,s("shares.one")),El=(t,e)=>_t(s("shares.menu",{title:Ot(e)}),[...Bi()&&!e.expired?[{text:s("action.share"),sign:"share",run:()=>zl(e)}]:[],{text:s("shares.change"),sign:"edit",run:()=>Dl(t,e)},{text:s("shares.revoke"),sign:"trash",isDanger:!0,run:()=>Ul(t,e)}],{id:`share-${e.id}`}),Cl=t=>t.findId?`/finds/${t.findId}`:`/lists/${t.listId}`,Vl=t=>t.category?ot`<span class="strong" dir="auto">${Ot(t)}</span>`:ot`<a class="strong" dir="auto" href=${Cl(t)}>${Ot(t)}</a>`,Wl=t=>ot`${s(`shares.kind.${_i(t)}`)}${t.title?ot`: <bdi>${Hi(t)}</bdi>`:ee}`,Qe=(t,e)=>ot`<span class="badge">${t?c(t):ee} ${e}</span>`,Jl=t=>ot`
  <button type="button" class="quiet" aria-label="${s("secret.copy")}: ${Ot(t)}" @click=${()=>Rl(t)}>
    ${c("copy")} ${s("secret.copy")}
  </button>`,Gl=(t,e)=>ot`
  <li class="invite">
    <div class="listed">
      <p class="grow">
        ${Vl(e)}<br>
        <span class="soft">${Wl(e)} · ${e.views?s("shares.views",{n:e.views}):s("shares.noViews")}</span>
      </p>
      ${El(t,e)}
    </div>
    <p class="marks">
      ${Qe(e.place==="hidden"?"block":"pin",Di(e))}
      ${e.hasPassword?Qe("lock",s("account.password")):ee}
      ${e.expiresAt?Qe("",Ui(e)):Qe("",s("shares.endless"))}
    </p>
    ${e.expired?ee:ot`<p class="row actions">${Jl(e)} ${Ri(e)}</p>`}
  </li>`;function Kl(t){let{items:e,problem:i,load:n}=t.list;return i?u(i,n):e?e.length?ot`<div class="card"><ul class="people">${e.map(a=>Gl(t,a))}</ul></div>${X(t.list)}`:B(s("shares.none"),s("shares.noneText"),ee,"share"):y(3)}var Ql=t=>ot`
  <button type="button" class="quiet" id="new-share" @click=${()=>Hl(t)}>${s("shares.category")}</button>`;function fa(t){let e=new Mi(t);return{title:s("shares.mine"),ready:e.list.load(),view:()=>ot`
      ${f(s("shares.mine"),Ql(e),"/profile")}
      <p class="lead">${s("shares.lead")}</p>
      ${Kl(e)}`}}import{html as Y,nothing as ie}from"../lib/lit-html/lit-html.js";var Ye=class{isLoaded=!1;#t;constructor(e){this.#t=e}get entries(){return le.get("outbox")}load=async()=>{await zs(),this.isLoaded=!0,this.#t.update()};cancel(e){return Es(e.id)}retry(e){return Cs(e.id)}sendNow(){return Vs()}};async function Yl(t,e){await Zs()&&t.cancel(e)}var Xl=t=>s(t.kind==="like"&&!t.on?"outbox.unlike":`outbox.${t.kind}`),Zl=t=>Ws(t).replace(/^(\/lists\/[^/]+).*/,"$1"),se=t=>Y`<a class="strong" dir="auto" href=${Zl(t)}>${t.title}</a>`,tp={find:t=>Y`<span class="strong" dir="auto">${t.body.title}</span>`,comment:t=>Y`<span class="what" dir="auto">${t.body.content}</span><br>${se(t)}`,like:se,entry:t=>Y`<span class="what" dir="auto">${t.body.note}</span><br>${se(t)}`,add:se,drop:se},ep=({closed:t,lists:e})=>t.map(i=>e?.[i]||s("lists.one")).join(", "),sp=(t,e)=>Y`
  <li class="row between">
    <span class="grow">
      <a class="strong" dir="auto" href="/finds/${e.id}">${e.body.title}</a><br>
      <span>${s("outbox.closedLists",{lists:ep(e)})}</span>
    </span>
    <button type="button" class="quiet" @click=${()=>t.cancel(e)}>${s("action.close")}</button>
  </li>`,ip=(t,e)=>Y`
  <li class="row between">
    <span class="grow">
      <span class="soft">${Xl(e)}</span><br>
      ${tp[e.kind](e)}<br>
      ${e.state==="refused"?Y`<span class="error">${e.problem}</span>`:Y`<span class="soft">${s("outbox.waiting")}</span>`}
    </span>
    <span class="row">
      ${e.state==="refused"?Y`
        <button type="button" class="quiet" @click=${()=>t.retry(e)}>${c("retry")} ${s("action.retry")}</button>`:ie}
      <button type="button" class="quiet" @click=${()=>Yl(t,e)}>${s("outbox.cancel")}</button>
    </span>
  </li>`;function np(t){if(!t.isLoaded)return y(2);if(!t.entries.length)return B(s("outbox.none"),s("outbox.noneText"),ie,"send");let e=me(t.entries).length>0;return Y`
    ${e?Y`<p class="hint">${s("outbox.hint",{instance:et()})}</p>`:ie}
    <ul class="card people">${t.entries.map(i=>(i.state==="closed"?sp:ip)(t,i))}</ul>
    ${e?Y`<p class="row end"><button type="button" @click=${()=>t.sendNow()}>${s("outbox.now")}</button></p>`:ie}`}function $a(t){let e=new Ye(t);return{title:s("outbox.title"),ready:e.load(),view:()=>Y`${f(s("outbox.title"),ie,"/")}${np(e)}`}}import{html as vt,nothing as ap}from"../lib/lit-html/lit-html.js";var Xe=class{#t;constructor(e){this.#t=e,this.instance=new Rt(e),this.areas=new Vt(e),this.invites=new Wt(e),this.nameForm=new v({send:i=>this.#e(i),update:e.update})}load(){return{server:this.instance.loading,map:this.areas.loading}[this.step]?.load()}get steps(){return["server",...l().streets?.areas?["map"]:[],"invite","done"]}get step(){let e=this.#t.query.get("step");return this.steps.includes(e)?e:this.steps[0]}get number(){return this.steps.indexOf(this.step)+1}next=()=>this.#t.push(q("/admin/welcome",{step:this.steps[this.number]}));async#e(e){await this.instance.save(e),await this.next()}};var ga=(t,e)=>vt`<button type="button" class="quiet" @click=${t.next}>${e}</button>`,ba=(t,e)=>vt`<p class="row end">${ga(t,s(e?"welcome.next":"welcome.later"))}</p>`,wa=({problem:t,load:e},i,n)=>t?u(t,e):i?n():y(3),op=(t,e)=>wa(t.instance.loading,t.instance.values,()=>vt`
  <form class="card" novalidate @submit=${t.nameForm.submit}>
    ${x(t.nameForm)}
    ${ke(t.instance.picture,{label:s("admin.picture"),hint:s("admin.pictureHint")})}
    ${d(t.nameForm,"name",{label:s("admin.name"),hint:s("welcome.nameHint"),value:t.instance.values.name,most:50})}
    ${d(t.nameForm,"description",{label:s("admin.description"),value:t.instance.values.description,kind:"area",most:500})}
    <div class="row end">${ga(t,s("welcome.later"))} ${G(t.nameForm,s("welcome.next"))}</div>
  </form>
  ${we(e.update)}`),rp=t=>wa(t.areas.loading,t.areas.areas,()=>vt`
  ${gs(t.areas)}
  ${ba(t,t.areas.areas.length||t.areas.isRunning)}`),cp=t=>vt`
  ${t.invites.created?ws(t.invites):bs(t.invites)}
  ${ba(t,t.invites.created)}`,lp=()=>vt`
  <section class="card">
    <p><a class="button main" href="/new">${c("plus")} ${s("welcome.find")}</a></p>
    <ul class="people">
      ${D("/settings/notifications","bell",s("welcome.push"))}
      ${D("/profile","people",s("steps.profile"))}
      ${D("/admin","gear",s("welcome.again"))}
      ${D("/","map",s("areas.show"))}
    </ul>
  </section>`,pp={server:op,map:rp,invite:cp,done:lp};function ya(t){let e=new Xe(t),i=()=>e.step==="done"?ap:vt`<p class="soft">${s("welcome.step",{number:e.number,of:e.steps.length-1})}</p>`;return{get title(){return s(`welcome.${e.step}`)},ready:e.load(),async moved(){t.update(),document.querySelector("main h1").focus(),await e.load()},view:()=>vt`
      <header class="welcome">
        ${i()}
        <h1 tabindex="-1">${s(`welcome.${e.step}`)}</h1>
        <p class="lead">${s(`welcome.${e.step}Text`)}</p>
      </header>
      ${pp[e.step](e,t)}`}}export{Ta as about,Yi as accounts,cn as admin,hn as adminLog,Un as areas,mn as categories,yn as help,Hn as import,Jn as instance,En as invites,Kn as join,Yn as reports,ha as settings,fa as shares,$a as waiting,ya as welcome};

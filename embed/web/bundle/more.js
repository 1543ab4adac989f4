import{$ as Ks,$b as R,$c as pn,A as Z,Ac as Qt,B as gt,Ba as $e,Bb as ms,C as p,Cb as Gt,Cc as Xi,D as Vs,Da as be,E as v,Ea as mi,Eb as we,Ec as Qi,F as P,Fa as hi,Fc as Ki,G as at,Ga as fi,H as U,Ha as $i,Hb as Fi,Hc as tn,I as q,Ia as bi,Ib as Bi,Ic as en,J as Js,Ja as gi,Jc as sn,Ka as wi,L as me,La as yi,Lb as N,Lc as nn,M as F,Ma as vi,Mb as Vt,N as Bt,Nb as Ai,O as Ys,Oa as ki,Ob as rt,Pb as ye,Pc as an,Qa as xi,Qb as ve,Ra as Oi,Rb as Ii,Sa as Pi,Sb as _i,Ta as qi,Tb as ke,Tc as on,Ua as Si,Ub as ji,Vc as rn,W as he,Wb as Mi,Xb as w,Y as Zs,Yb as k,Yc as cn,Z as Xs,Zc as ln,_ as Qs,_b as m,a as ue,aa as ti,ac as jt,ad as un,b as u,ba as ds,bc as S,bd as dn,c as Ns,cc as Ui,d as zt,da as ei,dc as Di,ea as si,ec as hs,f as Rs,fa as ii,fb as c,fc as Ni,g as Wt,ga as ni,gb as wt,gc as xe,h as Es,ha as ai,hb as j,hc as Jt,i as Cs,ia as f,ib as h,ic as Oe,j as Hs,ja as fe,jb as H,jc as Pe,ka as oi,kb as D,kc as Yt,lb as d,lc as Zt,m as zs,mb as b,mc as Ri,n as i,na as ot,nb as _t,nc as Ei,oa as ri,ob as T,oc as Ci,p as y,pa as ci,pb as ge,pc as Hi,qa as At,qb as g,qc as E,ra as li,rc as zi,s as _,sc as Wi,t as xt,ta as pi,tc as Gi,u as W,uc as Vi,v as de,va as It,vc as Xt,w as Ws,wc as qe,xa as ui,xb as z,xc as Ji,y as Ft,ya as Ot,yb as Li,yc as Yi,z as Gs,za as di,zb as Ti,zc as Zi}from"./shared.js";import{html as Pt,nothing as fs}from"../lib/lit-html/lit-html.js";var io=new URL("lib/",ue).pathname,no=[["Leaflet 1.9.4","leaflet","Volodymyr Agafonkin, CloudMade","BSD-2-Clause"],["protomaps-leaflet 5.1.0","protomaps-leaflet","Protomaps","BSD-3-Clause"],["lit-html 3.3.3","lit-html","Google LLC","BSD-3-Clause"]];function mn(){if(Qt())return new URL(u().streets.url.replace(/[{}]/g,"")).host;let{host:e}=new URL((u().tiles?.url??"").replace(/[{}]/g,""),location);return e===location.host?"":e}var ao=()=>mn()?i("about.tilesFrom",{host:mn()}):i("about.alone"),oo=()=>Pt`
  <section class="card">
    <p class="lead">${i("app.about")}</p>
    <p>${i("about.text")} ${ao()}</p>
    <p class="soft">${i("about.version",{version:u().version})}</p>
    <p class="row"><a class="button quiet" href="/api/docs">${i("about.api")}</a></p>
  </section>`,ro=()=>Pt`
  <section class="card">
    <h2>${i("about.map")}</h2>
    <ul class="plain-list">
      ${u().tiles?.attribution?Pt`<li>${i("about.tiles")}: ${u().tiles.attribution}</li>`:fs}
      ${Qt()?Pt`<li>${i("about.streets")}: ${u().streets.attribution}</li>`:fs}
      <li>${i("about.places")}: ${u().places.attribution}</li>
    </ul>
  </section>`,co=([e,t,s,n])=>Pt`<li><a href="${io}${t}/LICENSE">${e}</a>, © ${s}, ${n}</li>`,lo=()=>Pt`
  <section class="card">
    <h2>${i("about.code")}</h2>
    <ul class="plain-list">${no.map(co)}</ul>
    <p class="hint">${i("about.more")}</p>
  </section>`,po=()=>({title:i("about.title"),view:()=>Pt`
    ${h(i("about.title"),fs,f()?"/settings":"/sign-in")}
    ${un()}${pn()}${oo()}${ro()}${lo()}`});import{html as _e,nothing as Do}from"../lib/lit-html/lit-html.js";var uo=200,mo=2**20,$s=["all","active","suspended","admin"],hn={wrong_password:"password"},qt=e=>`/api/admin/users/${e.id}`,Se=class{#t;#e=0;constructor(t){this.#t=t;let s=t.query.get("status");this.text=t.query.get("q")??"",this.status=$s.includes(s)?s:"all",this.list=z(t,()=>F("/api/admin/users",{...this.#s,limit:50}))}get#s(){return{q:this.text.trim(),status:this.status==="all"?"":this.status}}search=()=>(clearTimeout(this.#e),this.#t.rename(F("/admin/people",this.#s)),this.list.load());type(t){this.text=t,clearTimeout(this.#e),this.#e=setTimeout(this.search,uo)}choose(t){return this.status=t,this.#t.update(),this.search()}isMe(t){return t.id===f()?.id}#i(t){this.list.items=this.list.items.map(s=>s.id===t.id?t:s),this.#t.update()}async#n(t,s){try{this.#i(await t),p(s)}catch(n){p(y(n))}}get asksPassword(){return fe()}adminForm(t,s){let n=async({password:a})=>{this.#i(await U(qt(t),{role:"admin",...a?{password:a}:{}})),s()};return new w({send:n,fieldOf:hn})}demote(t){return this.#n(U(qt(t),{role:"member"}),i("admin.memberDone",{name:t.username}))}lift(t){return this.#n(q(`${qt(t)}/suspension`),i("admin.liftDone",{name:t.username}))}linkForm(t,s){let n=async({password:a})=>{let o=await P(`${qt(t)}/sign-in-link`,a?{password:a}:void 0);s(new URL(o.url,location).href)};return new w({send:n,fieldOf:hn})}limitForm(t,s){let n=async({kind:a,size:o})=>{let r={instance:null,none:0}[a];this.#i(await U(qt(t),{mediaLimit:a==="own"?Math.round(Number(o)*mo):r})),s()};return new w({send:n})}suspendForm(t,s){let n=async({reason:a,days:o})=>{this.#i(await at(`${qt(t)}/suspension`,{reason:a.trim(),...o?{days:Number(o)}:{}})),s()};return new w({send:n})}deleteForm(t,s){let n=async({name:a,reason:o})=>{if(a.trim()!==t.username)throw{code:"page",reason:"other_name",text:i("admin.deleteOther")};await q(F(qt(t),{reason:o.trim()})),this.list.items=this.list.items.filter(r=>r.id!==t.id),this.#t.update(),s()};return new w({send:n,fieldOf:{other_name:"name"}})}close(){clearTimeout(this.#e)}};import{html as L,nothing as Ut}from"../lib/lit-html/lit-html.js";import{html as G,nothing as Kt}from"../lib/lit-html/lit-html.js";var Le=class{list=[];#t;constructor(t){this.#t=t}get isShown(){return an()}async read(){this.isShown&&(this.list=await v("/api/auth/passkeys",{signal:this.#t.signal}))}addForm(t,s){let n=async({name:a,password:o})=>{let r=await on(await P("/api/auth/passkeys/options",t?{password:o}:{}));r&&(this.list=[...this.list,await P("/api/auth/passkeys",{name:a,...r})],s())};return new w({send:n,fieldOf:{wrong_password:"password"}})}renameForm(t,s){let n=async({name:a})=>{let o=await U(`/api/auth/passkeys/${t.id}`,{name:a});this.list=this.list.map(r=>r.id===o.id?o:r),s()};return new w({send:n})}async remove(t){try{await q(`/api/auth/passkeys/${t.id}`),this.list=this.list.filter(s=>s.id!==t.id)}catch(s){p(y(s))}this.#t.update()}};var ho=1,X=class{nearby=[];proposal="";#t;#e;#s;#i=0;#n=0;constructor(t,s,n=()=>{}){this.#t=t,this.#e=n,this.#a(s??{})}get value(){let{point:t,by:s,source:n,photo:a,chosen:o}=this;return{point:t,name:this.name.trim(),by:s,source:n,photo:a,location:o}}#a({point:t=null,name:s="",by:n="",source:a="",photo:o=null,location:r=null}){Object.assign(this,{point:t,name:s,by:n,source:a,photo:o,chosen:r}),this.#s=t}get label(){return this.chosen?.name||this.name.trim()||this.proposal}take(t){if(this.#a(t.value),Object.assign(this,{nearby:t.nearby,proposal:t.proposal}),this.#e(),this.point&&!this.label)return this.propose()}setPoint(t,s,n=""){return Object.assign(this,{point:t,chosen:null,source:s,proposal:""}),n?(Object.assign(this,{name:n,by:"search"}),this.#s=t):this.by!=="reader"&&this.#s&&Ot(this.#s,t)>ho&&Object.assign(this,{name:"",by:""}),this.#e(),this.propose()}suggestPoint(t){return this.photo??=t,this.point?this.#e():this.setPoint(t,"photo")}setName(t){this.name=t,this.by=t.trim()?"reader":""}async locate(){try{let t=await di({enableHighAccuracy:!0,timeout:15e3});this.#t.signal.aborted||this.setPoint(t,"hereDone")}catch(t){this.#t.signal.aborted||p(y(t))}}toggle(t){this.chosen=this.chosen?.id===t.id?null:t,this.chosen&&(this.point=It(t)),this.#e()}async propose(){let t=++this.#n,{signal:s}=this.#t;clearTimeout(this.#i);let{nearby:n,name:a,wait:o}=await $e(this.point,{signal:s});t!==this.#n||s.aborted||(Object.assign(this,{nearby:n,proposal:a}),o&&(this.#i=setTimeout(()=>this.propose(),1e3*o)),this.#t.update())}close(){clearTimeout(this.#i)}};var fn="/api/users/me/place-settings",fo={radius:.5,area:1},$n=[.2,.5,1,2,5],Te=class{values=null;#t;constructor(t){this.#t=t}async read(){this.values=await v(fn,{signal:this.#t.signal})}async change(t){try{this.values=await at(fn,{...this.values,...t}),p(i("place.saved"))}catch(s){p(y(s))}this.#t.update()}changeHome(t){return this.change({home:{...this.values.home,...t}})}picker(){let{home:t}=this.values,s=t&&{point:{lat:t.latitude,lng:t.longitude}},n=new X(this.#t,s,()=>{n.point&&this.changeHome({...fo,...t,latitude:n.point.lat,longitude:n.point.lng})});return n}};var bn=e=>!e.current&&e.kind!=="token",Fe=class{preferences=null;sessions=null;push="";pushBusy=!1;refusal=oi();#t;constructor(t){this.#t=t,this.passkeys=new Le(t),this.places=new Te(t),this.loading=N(t,()=>this.#e());let s={wrong_password:"currentPassword"};this.password=new w({send:(n,a)=>this.#n(n,a),update:t.update,fieldOf:s})}get user(){return f()}redraw=()=>this.#t.update();get isLoaded(){return!!(this.preferences&&this.user)}get asksPassword(){return fe()}get asksCurrent(){return this.user.hasPassword&&!rn(this.sessions)}get hasOthers(){return this.sessions.some(bn)}async#e(){let{signal:t}=this.#t;[this.preferences,this.sessions,this.push]=await Promise.all([v("/api/notifications/preferences",{signal:t}),v("/api/auth/sessions",{signal:t}),ei(),this.passkeys.read(),this.places.read()])}async#s(t){try{await t()}catch(s){p(s.code||s.status?y(s):i("push.failed"))}this.#t.update()}setTheme(t){tn(t),this.#t.update()}setUnits(t){Ns.set(t),this.#t.update()}setStreets(t){Xi(t),this.#t.update()}async setLanguage(t){await zs(t),this.#t.update()}prefer(t,s){return this.#s(async()=>{this.preferences=await at("/api/notifications/preferences",{[t]:s})})}enablePush=()=>this.#i(si);disablePush=()=>this.#i(ii);async#i(t){this.pushBusy=!0,this.#t.update(),await this.#s(async()=>{this.push=await t()}),this.pushBusy=!1,this.#t.update()}testPush=()=>this.#s(async()=>{await ni(),p(i("push.sent"))});addSession(t){this.sessions=[t,...this.sessions],this.#t.update()}endOthers(){return this.#s(async()=>{for(let t of this.sessions.filter(bn))await q(`/api/auth/sessions/${t.id}`),this.sessions=this.sessions.filter(s=>s!==t)})}endSession(t){return this.#s(async()=>{await q(`/api/auth/sessions/${t.id}`),this.sessions=this.sessions.filter(s=>s!==t)})}signOut=()=>this.#s(async()=>{await ri(),await this.#t.go("/sign-in",{replace:!0})});async#n({newPassword:t,currentPassword:s,unlinkIdentity:n},a){let o=this.asksCurrent?{currentPassword:s}:{};await at("/api/users/me/password",{newPassword:t,...o,...n?{unlinkIdentity:!0}:{}}),a.reset(),ot(await v("/api/users/me")),this.sessions=await v("/api/auth/sessions"),p(i("settings.passwordSaved"))}unlink(){return this.#s(async()=>{await q("/api/users/me/identity"),ot(await v("/api/users/me"))})}confirmForm(t){let s=async({password:n})=>{await P("/api/auth/confirm",{password:n}),t()};return new w({send:s,fieldOf:{wrong_password:"password"}})}deleteForm(t){let s=async({password:n})=>{await q("/api/users/me",this.asksPassword?{password:n}:void 0),t()};return new w({send:s,fieldOf:{wrong_password:"password"}})}async leaveDeleted(){await ci(),await this.#t.go("/sign-in",{replace:!0}),p(i("settings.deleted"))}},Be=(e={})=>`/api/auth/oauth/start?${new URLSearchParams({...e,redirect:"/settings"})}`;var Mt=()=>u().provider.name,yt=e=>e.refusal?.reason==="sign_in_again"&&u().provider.enabled?G`
  <p><a class="button quiet" href=${Be()}>${i("signin.provider",{name:Mt()})}</a></p>`:Kt,ct=(e,t,s)=>m(e,t,{label:s,kind:"password",required:!0,complete:"current-password"}),$o=()=>G`
  <label class="switch">
    <span>
      ${i("settings.alsoUnlink",{name:Mt()})}<br>
      <span class="soft">${i("settings.alsoUnlinkHint")}</span>
    </span>
    <input type="checkbox" role="switch" id="unlinkIdentity" name="unlinkIdentity">
  </label>`,gn=({user:e,asksCurrent:t,password:s})=>G`
  <form class="card" novalidate @submit=${s.submit}>
    ${H("password",i(t?"settings.password":"settings.passwordFirst"))}
    ${e.hasPassword&&!t?G`<p class="note">${i("link.setPassword")}</p>`:Kt}
    <input class="unseen" type="text" autocomplete="username" .value=${e.username} tabindex="-1" aria-hidden="true">
    ${k(s)}
    ${yt(s)}
    ${t?ct(s,"currentPassword",i("settings.currentPassword")):Kt}
    ${m(s,"newPassword",{label:i("settings.newPassword"),hint:i("settings.passwordHint"),kind:"password",required:!0,least:8,most:255,complete:"new-password"})}
    ${e.identityLinked?$o():Kt}
    <div class="row end">${R(s,i("action.save"))}</div>
  </form>`;async function bo(e){let t=i("settings.unlinkTitle",{name:Mt()});await S(t,i("settings.unlinkText"),i("settings.unlink"))&&e.unlink()}async function go(e,t){if(!t.asksPassword)return;e.preventDefault();let s=i("settings.link",{name:Mt()});await E(a=>t.confirmForm(a),s,a=>G`
    <p>${i("settings.linkText")}</p>
    ${k(a)}
    ${ct(a,"password",i("account.password"))}`,()=>G`<button type="submit">${i("settings.linkGo")}</button>`)&&location.assign(Be({link:"true"}))}var wo=e=>G`
  <p>${c("check")} ${i("settings.linked")}</p>
  <p><button type="button" class="quiet" @click=${()=>bo(e)}>${i("settings.unlink")}</button></p>`,yo=e=>G`
  <p>${i("settings.notLinked")}</p>
  <p>
    <a class="button quiet" href=${Be({link:"true"})} @click=${t=>go(t,e)}>
      ${i("settings.link",{name:Mt()})}
    </a>
  </p>`,wn=e=>G`
  <section class="card">
    <h2>${i("settings.identity",{name:Mt()})}</h2>
    ${e.user.identityLinked?wo(e):yo(e)}
  </section>`;async function vo(e){await E(s=>e.deleteForm(s),i("settings.deleteTitle"),s=>G`
    <p>${i("settings.deleteText")}</p>
    ${k(s)}
    ${yt(s)}
    ${e.asksPassword?ct(s,"password",i("account.password")):Kt}`,()=>G`<button type="submit" class="danger">${i("settings.delete")}</button>`)&&await e.leaveDeleted()}var yn=e=>G`
  <section class="card">
    ${H("data",i("settings.data"))}
    <p>${i("settings.dataText")}</p>
    <p><a class="button quiet" href="/api/users/me/export" download>${i("settings.download")}</a></p>
    <p>${i("settings.archiveText")}</p>
    <p><a class="button quiet" href="/api/users/me/archive" download>${i("settings.archive")}</a></p>
    <p><a class="button quiet" href="/import">${i("settings.import")}</a></p>
    <h3>${i("settings.deleteHead")}</h3>
    <p>${i("settings.deleteHint")}</p>
    <p><button type="button" class="danger" @click=${()=>vo(e)}>${i("settings.delete")}</button></p>
  </section>`;import{html as ko}from"../lib/lit-html/lit-html.js";async function xo(e){try{await navigator.clipboard.writeText(e),p(i("secret.copied"))}catch{document.getElementById("secret").select(),p(i("secret.selected"))}}var Ae=({title:e,text:t,label:s,value:n})=>jt(a=>ko`
  <h2>${e}</h2>
  <p>${t}</p>
  <div class="field">
    <label for="secret">${s}</label>
    <input id="secret" readonly spellcheck="false" autocomplete="off" .value=${n} @focus=${o=>o.target.select()}>
  </div>
  <div class="row end">
    <button type="button" class="quiet" @click=${()=>a()}>${i("action.close")}</button>
    <button type="button" @click=${()=>xo(n)}>${c("copy")} ${i("secret.copy")}</button>
  </div>`,{label:e});function Oo({mediaBytes:e,mediaLimit:t}){let s=Z(e);return t===null?i("admin.usage",{size:s}):t?i("admin.usageOf",{size:s,limit:Z(t)}):i("admin.usageUnlimited",{size:s})}var Po=e=>[i("admin.joined",{date:W(e.createdAt)}),e.seenAt?i("admin.seen",{date:W(e.seenAt)}):i("admin.notSeen"),i("admin.finds",{n:e.findCount}),Oo(e),e.invitedBy&&i("admin.invitedBy",{name:e.invitedBy.username})],qo=({suspendedAt:e,endsAt:t})=>t?i("admin.suspendedUntil",{date:xt(t)}):i("admin.suspendedSince",{when:de(e)}),So=e=>L`<p class="note">${qo(e)}<br><span dir="auto">${i("admin.reasonIs",{reason:e.reason})}</span></p>`,Lo=e=>e.suspension?L`<span class="person"><span class="avatar none">${c("block")}</span> <span class="strong">${e.username}</span></span>`:L`<a class="person" href="/people/${e.id}">${wt(e)} <span class="strong">${e.username}</span></a>`,vn=(e,t)=>L`
  ${k(t)}
  ${yt(t)}
  ${e.asksPassword?ct(t,"password",i("account.password")):Ut}`,To=(e,t)=>E(s=>e.adminForm(t,s),i("admin.adminTitle",{name:t.username}),s=>L`
  <p>${i("admin.adminText")}</p>
  ${vn(e,s)}`,()=>L`<button type="submit" class="danger">${i("admin.admin")}</button>`);async function Fo(e,t){await S(i("admin.memberTitle",{name:t.username}),i("admin.memberText"),i("admin.member"))&&e.demote(t)}var Bo=["instance","own","none"],Ao=(e,t)=>{e.kind??=t.mediaLimit===null?"instance":t.mediaLimit?"own":"none";let s=n=>{e.kind=n.target.value,e.update()};return L`
    ${k(e)}
    <div class="field">
      <label for="kind">${i("admin.limit")}</label>
      <select id="kind" name="kind" @change=${s}>
        ${Bo.map(n=>L`<option value=${n} ?selected=${n===e.kind}>${i(`admin.limits.${n}`)}</option>`)}
      </select>
    </div>
    ${e.kind==="own"?m(e,"size",{label:i("admin.size"),kind:"number",mode:"numeric",required:!0,value:t.mediaLimit?Math.round(t.mediaLimit/2**20):""}):Ut}`};async function Ie(e,t,s){let n=await e;return n&&p(i(t,{name:s.username})),n}var Io=(e,t)=>E(s=>e.limitForm(t,s),i("admin.limitTitle",{name:t.username}),s=>Ao(s,t),()=>L`<button type="submit">${i("action.save")}</button>`),_o=(e,t)=>E(s=>e.suspendForm(t,s),i("admin.suspendTitle",{name:t.username}),s=>L`
  <p>${i("admin.suspendText")}</p>
  ${k(s)}
  ${m(s,"reason",{label:i("admin.reason"),hint:i("admin.reasonHint"),kind:"area",value:t.suspension?.reason,required:!0,most:500})}
  ${m(s,"days",{label:i("admin.days"),hint:i("admin.daysHint"),kind:"number",mode:"numeric"})}`,()=>L`<button type="submit" class="danger">${i("admin.suspend")}</button>`);async function jo(e,t){let s="";await E(o=>e.linkForm(t,r=>{s=r,o()}),i("admin.linkTitle",{name:t.username}),o=>L`
    <p>${i("admin.linkAsk",{name:t.username})}</p>
    ${vn(e,o)}`,()=>L`<button type="submit">${i("admin.linkMake")}</button>`)&&await Ae({title:i("admin.link"),text:i("admin.linkText",{name:t.username}),label:i("admin.linkLabel"),value:s})}async function Mo(e,t){let s=E(n=>e.deleteForm(t,n),i("admin.deleteTitle",{name:t.username}),n=>L`
    <p>${i("admin.deleteText")}</p>
    ${k(n)}
    ${m(n,"name",{label:i("admin.deleteName",{name:t.username}),required:!0,complete:"off"})}
    ${m(n,"reason",{label:i("admin.reason"),hint:i("admin.logHint"),most:500})}`,()=>L`<button type="submit" class="danger">${i("admin.delete")}</button>`);await Ie(s,"admin.deleteDone",t)&&g("account-search")}function Uo(e,t){let s=(a,o,r)=>({text:a,label:`${a}: ${t.username}`,run:o,isDanger:r}),n=[t.role==="admin"?s(i("admin.member"),()=>Fo(e,t)):s(i("admin.admin"),()=>Ie(To(e,t),"admin.adminDone",t)),s(i("admin.limit"),()=>Ie(Io(e,t),"admin.limitDone",t))];return e.isMe(t)?n:[...n,...t.suspension?[]:[s(i("admin.link"),()=>jo(e,t))],s(i(t.suspension?"admin.suspendAgain":"admin.suspend"),()=>Ie(_o(e,t),"admin.suspendDone",t),!t.suspension),...t.suspension?[s(i("admin.lift"),()=>e.lift(t))]:[],s(i("admin.delete"),()=>Mo(e,t),!0)]}var kn=(e,t)=>L`
  <li class="account">
    <div class="row between">
      <span class="row">
        ${Lo(t)}
        ${t.role==="admin"?L`<span class="badge">${i("admin.role")}</span>`:Ut}
        ${e.isMe(t)?L`<span class="badge">${i("people.you")}</span>`:Ut}
        ${t.suspension?L`<span class="badge warning">${i("admin.suspended")}</span>`:Ut}
      </span>
      ${Di(i("people.menu",{name:t.username}),Uo(e,t))}
    </div>
    <p class="soft facts">${Po(t).filter(Boolean).map(s=>L`<span>${s}</span>`)}</p>
    ${t.suspension?So(t.suspension):Ut}
  </li>`;function No(e,t){e.preventDefault(),t.search()}var Ro=e=>_e`
  <form role="search" @submit=${t=>No(t,e)}>
    <label for="account-search">${i("people.search")}</label>
    <div class="search">
      ${c("search")}
      <input id="account-search" type="search" maxlength="31" autocomplete="off" autocapitalize="none" spellcheck="false"
        .value=${e.text} @input=${t=>e.type(t.target.value)}>
    </div>
  </form>
  <div class="chips" role="group" aria-label=${i("admin.which")}>
    ${$s.map(t=>_t(e.status===t,i(`admin.statuses.${t}`),()=>e.choose(t)))}
  </div>`;function Eo(e){let{items:t,problem:s,load:n}=e.list;return s?d(s,n):t?t.length?_e`
    <ul class="people" aria-label=${i("admin.people")}>${t.map(a=>kn(e,a))}</ul>
    ${T(e.list)}`:_e`<p class="soft" role="status">${i("admin.noAccounts")}</p>`:b(4)}function xn(e){let t=new Se(e);return{title:i("admin.people"),ready:t.list.load(),view:()=>_e`
      ${h(i("admin.people"),Do,"/admin")}
      <section class="card">${Ro(t)}${Eo(t)}</section>`,close:()=>t.close()}}import{html as Fn,nothing as Xo}from"../lib/lit-html/lit-html.js";var On=2**20,Pn="/api/admin/instance",qn=["invite","open","closed"],Sn=["members","admins","off"],je=class{values=null;constructor(t){this.loading=N(t,async()=>{this.values=await v(Pn,{signal:t.signal})}),this.form=new w({send:s=>this.#t(s),update:t.update})}isFixed(t){return this.values.fixed.includes(t)}get limit(){return this.values.mediaLimit?Math.round(this.values.mediaLimit/On):""}async#t({name:t,description:s,rules:n,contact:a,registration:o,invites:r,mediaLimit:l}){let $={name:t.trim(),description:s.trim(),rules:n.trim(),contact:a.trim()};o!==this.values.registration&&($.registration=o),r!==this.values.invites&&($.invites=r),l!==void 0&&l!==String(this.limit)&&($.mediaLimit=Math.round(Number(l)*On)),this.values=await U(Pn,$);let{fixed:M,mediaLimit:bt,registration:kt,invites:eo,...so}=this.values;Object.assign(u(),{instance:so,registration:kt,invites:kt==="closed"?"off":eo}),p(i("admin.saved"))}},Me=class{values=null;busy=!1;#t;constructor(t){this.#t=t,this.loading=N(t,async()=>{this.values=await v("/api/admin/checks",{signal:t.signal})})}run=async()=>{this.busy||(this.busy=!0,this.#t.update(),await this.loading.load(),this.busy=!1,this.#t.update())}},Ue=class{values=null;constructor(t){this.loading=N(t,async()=>{this.values=await v("/api/admin/overview",{signal:t.signal})})}};import{html as De,nothing as bs}from"../lib/lit-html/lit-html.js";var Co={ok:"check",warn:"flag",fail:"close"},Ho=e=>De`
  <li class="row finding ${e.status}">
    ${c(Co[e.status])}
    <span class="grow">
      <span class="strong">${i(`admin.check.${e.status}`)}</span> <span class="soft" lang="en">${e.check}</span><br>
      <span lang="en">${e.text}</span>
      ${e.fix?De`<br><span lang="en" class="soft">${e.fix}</span>`:bs}
    </span>
  </li>`;function zo({status:e,findings:t}){return De`
    <p class="strong">${i(`admin.checked.${e}`)}</p>
    <ul class="people">${t.map(Ho)}</ul>`}var Ln=e=>De`
  <section class="card" id="checks">
    <h2>${i("admin.checks")}</h2>
    <p class="hint">${i("admin.checksText")}</p>
    <div class="stack" aria-live="polite">
      ${e.loading.problem?d(e.loading.problem,e.run):bs}
      ${e.values&&!e.loading.problem?zo(e.values):bs}
    </div>
    <div><button class="quiet" id="check" type="button" aria-busy=${e.busy?"true":"false"} @click=${e.run}>
      ${i(e.values?"admin.checkAgain":"admin.check")}</button></div>
  </section>`;import{html as pt,nothing as te}from"../lib/lit-html/lit-html.js";var Wo=["disk_nearly_full","clock_apart","push_off","no_base_url","registration_open","storage_failing","data_folder","no_ffmpeg","decoders_not_confined","backup_missing"],lt=(e,t)=>pt`<div class="row between"><dt>${e}</dt><dd class="strong">${t}</dd></div>`,Go=e=>i("admin.jobsOf",{push:_(e.pushJobs),media:_(e.mediaJobs)}),Vo=e=>pt`
  ${lt(i("admin.backup"),e.lastAt?pt`${j(e.lastAt)}, ${i(`admin.backup.${e.result}`)}`:i(`admin.backup.${e.result}`))}
  ${lt(i("admin.backupPlace"),e.place)}`,Jo=e=>pt`
  <dl class="stack">
    ${lt(i("admin.users"),_(e.users))}
    ${lt(i("admin.publicFinds"),_(e.finds))}
    ${lt(i("admin.media"),Z(e.mediaBytes))}
    ${e.diskFree===null?te:lt(i("admin.disk"),Z(e.diskFree))}
    ${e.pushJobs||e.mediaJobs?lt(i("admin.jobs"),Go(e)):te}
    ${e.backup?Vo(e.backup):te}
    ${lt(i("admin.swept"),e.sweptAt?j(e.sweptAt):i("admin.never"))}
    ${lt(i("admin.version"),`${e.version}, ${e.database==="postgres"?"PostgreSQL":"SQLite"}`)}
  </dl>`,Yo=e=>pt`<li class="note">${i(`admin.problem.${e}`)}</li>`,Zo=e=>pt`
  <details>
    <summary>${i("admin.largest")}</summary>
    <ul class="plain-list">
      ${e.map(t=>pt`
        <li class="row between"><a href="/admin/people?q=${t.username}">${t.username}</a> <span>${Z(t.mediaBytes)}</span></li>`)}
    </ul>
  </details>`;function Tn({values:e,loading:t}){if(t.problem)return d(t.problem,t.load);if(!e)return b(3);let s=e.problems.filter(n=>Wo.includes(n));return pt`
    ${s.length?pt`<ul class="stack plain-list" aria-label=${i("admin.problems")}>${s.map(Yo)}</ul>`:te}
    <section class="card">
      <h2>${i("admin.state")}</h2>
      ${Jo(e)}
      ${e.largest.length?Zo(e.largest):te}
    </section>`}var Qo=[["people","/admin/people","people"],["invites","/invites","plus"],["reports","/admin/reports","flag"],["log","/admin/log","feed"],["instance","/admin/instance","gear"]],Ko=([e,t,s])=>Fn`
  <li>
    <a class="area" href=${t}>
      ${c(s)}
      <span class="grow"><span class="strong">${i(`admin.${e}`)}</span><br><span class="soft">${i(`admin.about.${e}`)}</span></span>
      ${c("next")}
    </a>
  </li>`;function Bn(e){let t=new Ue(e),s=new Me(e);return{title:i("admin.title"),ready:t.loading.load(),view:()=>Fn`
      ${h(i("admin.title"),Xo,"/profile")}
      <section class="card">
        <ul class="people">${Qo.map(Ko)}</ul>
        <p class="hint">${i("admin.private")}</p>
      </section>
      ${Tn(t)}
      ${Ln(s)}`}}import{html as Ne,nothing as An}from"../lib/lit-html/lit-html.js";var In={role_changed:"shield",media_limit_changed:"gear",account_suspended:"block",suspension_lifted:"check",account_deleted:"trash",invite_revoked:"close",sign_in_link_created:"lock",sign_in_link_used:"lock",report_closed:"flag",find_hidden:"block",find_shown:"check",find_deleted:"trash",comment_hidden:"block",comment_shown:"check",comment_deleted:"trash",instance_changed:"gear"},tr={mediaLimit:"limitOfAll",invites:"whoInvites"},er=e=>parseInt(e,10)?Z(parseInt(e,10)):i(`admin.limits.${e.startsWith("0 ")?"none":"instance"}`);function sr({action:e,reason:t}){return e==="role_changed"?i(`admin.roles.${t}`):e==="report_closed"?i(`report.result.${t}`):e==="instance_changed"?t.split(", ").map(s=>i(`admin.${tr[s]??s}`)).join(", "):e==="media_limit_changed"?er(t):t}function ir(e){let t={actor:e.actorName||i("admin.commandLine"),target:e.targetName,action:e.action};return i(In[e.action]?`admin.act.${e.action}`:"admin.act.other",t)}var nr=e=>Ne`
  <li class="row act">
    ${c(In[e.action]??"shield")}
    <span class="grow">
      <span class="strong">${ir(e)}</span><br>
      ${e.reason?Ne`<span dir="auto">${sr(e)}</span><br>`:An}
      <span class="soft">${j(e.createdAt)}</span>
    </span>
  </li>`;function ar(e){return e.problem?d(e.problem,e.load):e.items?e.items.length?Ne`
    <section class="card">
      <p class="hint">${i("admin.logText")}</p>
      <ul class="people">${e.items.map(nr)}</ul>
      ${T(e)}
    </section>`:D(i("admin.noActs"),i("admin.noActsText")):b(4)}function _n(e){let t=z(e,"/api/admin/log");return{title:i("admin.log"),ready:t.load(),view:()=>Ne`${h(i("admin.log"),An,"/admin")}${ar(t)}`}}import{html as V,nothing as dt}from"../lib/lit-html/lit-html.js";async function gs(){if(!await caches.has(Wt))return null;let e=await caches.open(Wt),[t]=await e.keys(),s=t&&await(await e.match(t))?.formData();return s?{key:t,values:or(s),files:s.getAll("file"),left:Number(s.get("left"))}:null}function or(e){let t=e.get("title"),s=[e.get("text"),e.get("url")].filter(Boolean).join(`
`);return{...t?{title:t}:{},...s?{description:s}:{}}}async function jn(e){let t=await caches.open(Wt);return await t.delete(e),(await t.keys()).length===0&&await caches.delete(Wt),gs()}var rr=1200*36e5,Re=class{id;stored=null;#t;#e;#s;#i=null;#n=new Set;#a=!1;#r=!1;constructor(t){this.#t=t,this.#s=!t.params.id;let s=t.params.id??t.query.get("draft");this.#o(new RegExp(`^${Ys}$`).test(s)||!this.#s?s:At()),this.#s&&!this.stored&&this.#o(At())}#o(t){this.id=t,this.#e=this.#s?rt(t):Ai(t),this.stored=this.#e.get()}get findId(){return this.#i??=li(this.id)>Date.now()-rr?this.id:At()}get path(){let t=new URLSearchParams(this.#t.query);return t.set("draft",this.id),`/new?${t}`}save(t){if(!(this.#r||this.#t.signal.aborted)){if(!t)return this.#e.remove();this.#e.set({...t,at:Date.now()}),this.#s&&!this.#a&&this.#t.rename(this.path),this.#a=!0}}async files(){if(!this.stored||!this.#s)return[];let t=new Set(this.stored.media?.map(n=>n.key)),s=await ve(this.id);for(let{key:n}of s)this.#n.add(n);return s.filter(n=>!t.has(n.key))}get hasFiles(){return this.#n.size>0}release(t){let s=new Set(t.filter(n=>!n.media).map(n=>n.key));for(let n of this.#n)s.has(n)||(this.#n.delete(n),_i(n))}remove(){return this.#r=!0,this.#e.remove(),this.#s?ke(this.id):null}};var cr=2,Ee=class{items=[];isWhole=!1;#t;#e;constructor(t,s){this.#t=t,this.#e=s}get shown(){return this.isWhole?this.items:this.items.slice(0,cr)}async load(){await ji();let t=await ve();if(this.#t.signal.aborted)return;this.close();let s=ye().filter(n=>n.id!==this.#e);this.items=s.map(n=>{let a=n.media?.find(r=>r.at>Date.now()-be),o=a?null:t.find(r=>r.draft===n.id&&r.file.type.startsWith("image/"))?.file;return{draft:n,media:a,preview:o?URL.createObjectURL(o):""}}),this.#t.update()}showAll(){this.isWhole=!0,this.#t.update()}remove({draft:t}){rt(t.id).remove(),this.items=this.items.filter(s=>s.draft!==t),this.#t.update(),p(i("edit.draftDeleted"),"",{text:i("action.undo"),run:()=>this.#s(t)})}#s(t){return rt(t.id).set(t),this.load()}close(){for(let{preview:t}of this.items)t&&URL.revokeObjectURL(t)}};var Ce=class{locationId="";#t;#e="";constructor(t){this.#t=t}async read(){let[t,s]=await Js(`/api/finds/${this.#t}`);return this.#e=s,this.locationId=t.locationId,t}overwrite(){this.#e=""}async save(t,s,n,a){try{let o=await fi(s),r=o===this.locationId?{}:{locationId:o};return this.#t?await this.#s({...t,...r},n):(this.locationId=o,await $i(a,{...t,locationId:o,media:n.media}))}catch(o){let r=vi(o);throw r.length?(n.removeMissing(r),{code:"failed",text:i("edit.photosGone")}):o}}#s(t,{isChanged:s,media:n,removed:a}){let o=n.map(l=>l.id?{id:l.id,caption:l.caption??null}:l),r=s?{media:o,mediaToDelete:a}:{};return at(`/api/finds/${this.#t}`,{...t,...r},{headers:this.#e?{"If-Match":this.#e}:{}})}};async function ys(e){try{let t=new DataView(await e.slice(0,262144).arrayBuffer());if(t.getUint16(0)!==65496)return ws;for(let s=2;s+10<t.byteLength;s+=2+t.getUint16(s+2)){let n=t.getUint16(s);if(n===65505&&t.getUint32(s+4)===1165519206)return pr(lr(t,s+10));if(n===65498||n>>8!==255)return ws}}catch{}return ws}var ws={place:null,time:""},Mn=async e=>(await ys(e)).place;function lr(e,t){let s=e.getUint16(t)===18761,n=l=>e.getUint16(t+l,s);return{u32:l=>e.getUint32(t+l,s),text:(l,$)=>String.fromCharCode(...Array.from({length:$},(M,bt)=>e.getUint8(t+l+bt))),entries:l=>new Map(Array.from({length:n(l)},($,M)=>[n(l+2+12*M),l+10+12*M]))}}function pr(e){let t=e.entries(e.u32(4)),s=(n,a,o)=>{try{return t.has(n)?a(e,e.entries(e.u32(t.get(n)))):o}catch{return o}};return{place:s(34853,dr,null),time:s(34665,ur,"")}}function ur({u32:e,text:t},s){let n=s.get(36867),a=n===void 0?null:/^(\d{4}):(\d\d):(\d\d) (\d\d:\d\d:\d\d)$/.exec(t(e(n),19));return a?`${a[1]}-${a[2]}-${a[3]}T${a[4]}`:""}function dr({u32:e,text:t},s){let n=(r,l)=>{if(!s.has(r)||!s.has(l))return NaN;let $=e(s.get(l)),M=kt=>e($+8*kt)/e($+8*kt+4),bt=M(0)+M(1)/60+(M(2)||0)/3600;return"SW".includes(t(s.get(r),1))?-bt:bt},a=n(1,2),o=n(3,4);return Math.abs(a)<=90&&Math.abs(o)<=180&&(a||o)?{lat:a,lng:o}:null}async function ee(e){if(!/^image\/(jpeg|png|webp|avif|heic|heif)$/.test(e.type))return e;try{return await mr(e)}catch{return e}}async function mr(e){let t=await createImageBitmap(e,{imageOrientation:"from-image"}),s=Math.min(1,2560/Math.max(t.width,t.height));if(s===1&&e.size<409600)return t.close(),e;let n=new OffscreenCanvas(Math.max(1,Math.round(t.width*s)),Math.max(1,Math.round(t.height*s))),a=n.getContext("2d");a.fillStyle="#fff",a.fillRect(0,0,n.width,n.height),a.drawImage(t,0,0,n.width,n.height),t.close();let o=await n.convertToBlob({type:"image/jpeg",quality:.85});return o.size<e.size?new File([o],e.name.replace(/\.\w+$/,"")+".jpg",{type:"image/jpeg"}):e}var hr=.15,Un=e=>e.slice(0,10);function fr(e){let t="";return e.map(n=>({photo:n,time:t=n.time||t})).sort((n,a)=>n.time<a.time?-1:n.time>a.time?1:0).map(n=>n.photo)}var Dn=e=>e.find(t=>t.place)?.place??null,Nn=e=>e.find(t=>t.time)?.time??"";function $r(e,t,s){let[n,a]=[Dn(e),Nn(e)];return e.length<s&&(!n||!t.place||Ot(n,t.place)<=hr)&&(!a||!t.time||Un(a)===Un(t.time))}function Rn(e,t){let s=[];for(let n of fr(e)){let a=s.findLast(o=>$r(o,n,t));a?a.push(n):s.push([n])}return s}var se=e=>({place:Dn(e),time:Nn(e)}),En=(e,t)=>e.flatMap((s,n)=>n===t?[]:n===t-1?[[...s,...e[t]]]:[s]),Cn=(e,t,s)=>e.flatMap((n,a)=>a===t?[n.slice(0,s),n.slice(s)]:[n]);var He=class{groups=null;busy=!1;#t;#e=new Map;constructor(t){this.#t=t}get most(){return u().limits.mediaPerFind}get count(){return this.groups.flat().length}async consider(t,s){if(this.groups)return this.consider([...this.decline(),...t],s);if(t.length<2)return!1;let n=await Promise.all(t.map(async o=>({file:o,...await ys(o)}))),a=Rn(n,this.most);if(this.#t.signal.aborted||a.length<2&&t.length<=s)return!1;for(let o of n)o.preview=o.file.type.startsWith("image/")?URL.createObjectURL(o.file):"";return this.#s(a),!0}#s(t){this.groups=t,this.#t.update();for(let s of t)this.#i(s)}async#i(t){let{place:s}=se(t);if(!s||this.#e.has(t[0]))return;this.#e.set(t[0],"");let{name:n}=await $e(s,{signal:this.#t.signal});this.#e.set(t[0],n),this.#t.update()}describe=t=>({name:se(t).place?this.#e.get(t[0])??"":"",time:se(t).time});canMerge=t=>t>0&&this.groups[t-1].length+this.groups[t].length<=this.most;merge(t){this.#s(En(this.groups,t))}split(t,s){this.#s(Cn(this.groups,t,s))}decline(){let t=this.groups.flat().map(s=>s.file);return this.close(),this.#t.update(),t}async accept(){if(this.busy)return;this.busy=!0,this.#t.update();let t=this.groups.map(()=>At()),s=Date.now(),n=f()?.id;try{for(let[a,o]of this.groups.entries())await this.#n(n,t[a],o,s-a)}catch{if(f()?.id!==n)return null;for(let a of t)await br(a);return this.busy=!1,this.#t.update(),p(i("group.noRoom"))}await this.#t.go(`/new?draft=${t[0]}`),p(i("group.made",{n:t.length}))}async#n(t,s,n,a){if(f()?.id!==t)throw{code:"stopped"};let{place:o}=se(n),r={id:s,at:a,isPublic:zt.get()!=="friends",media:[],label:this.describe(n).name};if(rt(s).set(o?{...r,place:{point:o,source:"photo",photo:o}}:r),!rt(s).get())throw{code:"storage"};await Ii(s,n.map(l=>l.file),t)}close(){for(let{preview:t}of this.groups?.flat()??[])t&&URL.revokeObjectURL(t);this.groups=null}};async function br(e){rt(e).remove(),await ke(e)}var gr=2,wr=2,yr=60,ie=class{removed=[];#t=!1;#e;#s;#i;#n;#a=()=>{};constructor(t,{changed:s,placed:n=()=>{},signal:a,send:o=Bt}){this.items=t.map(({at:r,key:l,caption:$="",...M})=>({media:M,at:r,key:l,caption:$,state:"done"})),this.#e=r=>{this.#a(),s(r)},this.#s=n,this.#i=a,this.#n=o,addEventListener("online",()=>this.#l(),{signal:a})}get most(){return u().limits.mediaPerFind}get isBusy(){return this.items.some(t=>["waiting","sending","paused"].includes(t.state))}get isPaused(){return this.items.some(t=>t.state==="paused")}async settled(){for(;this.isBusy&&!this.isPaused;)await new Promise(t=>{this.#a=t})}files(){return Promise.all(this.items.map(async({media:t,at:s,file:n,caption:a})=>{let o=n?await ee(n):null;return t?{media:t,at:s,caption:a,blob:o}:{caption:a,blob:o,name:n.name||"file"}}))}get hasFailed(){return this.items.some(t=>t.state==="failed")}get isChanged(){return this.#t||this.removed.length>0||this.items.some(t=>!t.media?.id)}get media(){return this.items.filter(t=>t.media).map(t=>bi(t.media,t.caption))}get draft(){return this.items.filter(t=>t.media).map(({media:t,at:s,key:n,caption:a})=>({...t,at:s,key:n,caption:a}))}async add(t,s=[]){if(this.#i.aborted)return;let n=this.most-this.items.length,a=[...t].slice(0,n),o=a.map((r,l)=>({file:r,key:s[l],caption:"",preview:URL.createObjectURL(r),state:"waiting",progress:0}));this.items=[...this.items,...o],this.#e(t.length>n?i("upload.tooMany",{n:this.most}):""),await this.#r(a),this.#o()}async#r(t){for(let s of t){let n=await Mn(s);if(this.#i.aborted)return;if(n)return this.#s(n)}}#o(){if(this.#i.aborted)return;let t=gr-this.items.filter(s=>s.state==="sending").length;for(let s of this.items.filter(n=>n.state==="waiting").slice(0,t))this.#p(s)}async#p(t){t.stop=new AbortController,Object.assign(t,{state:"sending",progress:0,problem:null}),this.#e();try{let s=await this.#c(t);if(!s)return;Object.assign(t,{media:s,at:Date.now(),state:"done"})}catch(s){if(s.name==="AbortError")return;Object.assign(t,{state:Vs(s)?"paused":"failed",problem:y(s)}),t.state==="paused"&&this.#u(t,s.retryAfter)}this.#e(),this.#o()}#u(t,s){t.pause=Math.min(yr,(t.pause??wr/2)*2),t.timer=setTimeout(()=>this.retry(t),1e3*(s||t.pause))}#l(){for(let t of this.items.filter(s=>s.state==="paused"))this.retry(t)}async#c(t){let{signal:s}=t.stop,n=await ee(t.file),{videoBytes:a,imageBytes:o}=u().limits,r=n.type.startsWith("video/")?a:o;if(n.size>r)throw{code:"large",text:i("upload.large",{size:Gs(r)})};if(s.aborted)return null;let l=M=>{t.progress=M,this.#e()},[$]=await this.#n("POST","/api/media",n,{signal:s,progress:l});return $}retry(t){clearTimeout(t.timer),t.state="waiting",this.#o()}remove(t){clearTimeout(t.timer),t.stop?.abort(),t.preview&&URL.revokeObjectURL(t.preview),t.media?.id&&this.removed.push(t.media.id),this.items=this.items.filter(s=>s!==t),this.#e(),this.#o()}removeMissing(t){let s=this.items.filter(a=>a.media),n=new Set(t.map(a=>s[a]));this.items=this.items.filter(a=>!n.has(a)),this.#e()}move(t,s){this.items.splice(s,0,...this.items.splice(t,1)),this.#t=!0,this.#e()}setCaption(t,s){t.caption=s,this.#t=!0,this.#e()}stop(){for(let t of this.items)clearTimeout(t.timer),t.stop?.abort(),t.preview&&URL.revokeObjectURL(t.preview)}};var ze=class{uploads=null;place=null;placeError="";share=null;photosExpired=!1;#t;#e;#s;#i;#n=null;constructor(t){this.#t=t,this.#e=t.params.id,this.#s=new Re(t),this.#i=new Ce(this.#e),this.form=new w({send:n=>this.#u(n),update:t.update});let s=this.#s.stored;this.isRestored=!!s,this.values={isPublic:zt.get()!=="friends",...s},this.drafts=new Ee(t,this.#s.id),this.several=new He(t),this.loading=N(t,()=>this.isNew?this.#r():this.#a(s))}get isNew(){return!this.#e}get isOther(){return this.#n??!!(this.values.category&&!Ti(this.values.category))}get title(){return i(this.isNew?"edit.new":"edit.title")}get back(){return this.isNew?"/":`/finds/${this.#e}`}async#a(t){let s=await this.#i.read();this.values={...s,...yi(s),...t},this.uploads=new ie(s.media,{changed:this.#o,signal:this.#t.signal}),this.place=new X(this.#t,t?.place??hi(s),this.#p)}async#r(){let t=await mi(this.#t.query,this.values.place),s=this.values.media??[],n=s.filter(r=>r.at>Date.now()-be);this.photosExpired=n.length<s.length;let a=r=>this.place.suggestPoint(r);this.uploads=new ie(n,{changed:this.#o,placed:a,signal:this.#t.signal}),this.place=new X(this.#t,t,this.#o),this.place.point&&!this.place.label&&this.place.propose(),this.drafts.load();let o=await this.#s.files();o.length&&this.uploads.add(o.map(r=>r.file),o.map(r=>r.key)),this.share=this.#t.query.has("shared")?await gs():null}#o=t=>{t&&p(t),this.isNew&&this.saveDraft(),this.#t.update()};#p=()=>{this.saveDraft(),this.#t.update()};async addFiles(t){let{items:s,most:n}=this.uploads;(!this.isNew||!await this.several.consider(t,n-s.length))&&await this.uploads.add(t)}change(t){this.values={...this.values,...t},this.saveDraft(),this.#t.update()}chooseCategory(t){this.#n=t==="other"&&!this.isOther,this.change({category:t===this.values.category||t==="other"?"":t})}saveDraft(){let t=gi(this.values),s=this.place?.value;if(!this.isNew)return this.#s.save(s?.location?.id===this.#i.locationId?t:{...t,place:s});let n=this.uploads.draft,a=![t.title,t.description,t.category,s?.point,n.length,this.#s.hasFiles].some(Boolean);this.#s.save(a?null:{...t,place:s,label:this.place?.label,media:n,id:this.#s.id}),this.#s.release(this.uploads.items)}async resolveShare(t){let{values:s,files:n,key:a}=this.share;this.share=null,t&&n.length&&await this.addFiles(n),this.share=await jn(a),this.change(t?s:{}),this.form.clear("title"),this.#t.update()}async submit(t){return this.placeError="",await this.form.submit(t),!this.placeError}async#u(t){let{point:s,name:n,location:a}=this.place.value,o={point:s,name:n||this.place.proposal,location:a};if(!s){this.placeError=i("spot.missing"),this.#t.update();return}if(await this.uploads.settled(),this.uploads.hasFailed)throw{code:"failed",text:i("edit.uploadFailed")};let r=wi({category:this.values.category??"",...t});if(this.isNew&&this.uploads.isPaused)return this.#l(r,o);try{let l=await this.#i.save(r,o,this.uploads,this.#s.findId);await this.#c(`/finds/${l.id}`,i(this.isNew?"edit.published":"edit.saved"))}catch(l){if(!this.isNew||l.code!=="offline")throw l;await this.#l(r,o)}}async#l(t,s){await xi(this.#s.findId,{body:t,place:s,locationId:this.#i.locationId},this.uploads),await this.#c("/waiting",i("outbox.added"))}async#c(t,s=""){s&&this.isNew&&zt.set(this.values.isPublic?"public":"friends"),await this.#s.remove(),await this.#t.go(t,{replace:!0});let[n]=this.isNew?ye():[],a=n&&{text:i("edit.next"),run:()=>this.#t.go(`/new?draft=${n.id}`)};s&&p(s,"",a)}overwrite(){this.#i.overwrite()}discard(){return this.uploads?.stop(),this.#c(this.isNew?"/new":`${this.back}/edit`)}close(){this.uploads?.stop(),this.place?.close(),this.drafts.close(),this.several.close()}};import{html as Dt,nothing as vs}from"../lib/lit-html/lit-html.js";function vr(e,t){e.remove(t),g(e.items.length?"drafts-title":"main")}var kr=({media:e,preview:t})=>Dt`
  <span class="thumb">${e||t?Dt`<img src=${e?.thumbnailUrl??t} alt="">`:c("edit")}</span>`;function xr(e,t){let{draft:s}=t,n=s.title?.trim()||i("edit.untitled");return Dt`
    <li class="row draft">
      <a class="find grow" href="/new?draft=${s.id}">
        ${kr(t)}
        <span class="what">
          <span class="name" dir="auto">${n}</span>
          ${s.label?Dt`<span class="soft" dir="auto">${s.label}</span>`:vs}
          <span class="soft">${de(s.at)}</span>
        </span>
      </a>
      <button type="button" class="round" aria-label=${i("edit.draftDelete",{title:n})} @click=${()=>vr(e,t)}>
        ${c("trash")}
      </button>
    </li>`}var Hn=e=>e.items.length?Dt`
  <section class="card drafts" id="drafts" aria-labelledby="drafts-title">
    <h2 id="drafts-title" tabindex="-1">${i("edit.drafts")}</h2>
    <ul class="rows">${e.shown.map(t=>xr(e,t))}</ul>
    ${e.shown.length<e.items.length?Dt`
      <button type="button" class="link" @click=${()=>e.showAll()}>
        ${i("edit.allDrafts",{n:e.items.length})}
      </button>`:vs}
  </section>`:vs;var zn=e=>[...e?.files??[]].filter(t=>/^(image|video)\//.test(t.type)),Wn=e=>[...e.dataTransfer?.types??[]].includes("Files"),Or=e=>e.target.matches?.("input, textarea")&&e.clipboardData.types.includes("text/plain");function Gn(e,t){let s=a=>document.body.classList.toggle("dropping",a),n=(a,o)=>document.addEventListener(a,o,{signal:e});n("dragover",a=>{Wn(a)&&(a.preventDefault(),s(!0))}),n("dragleave",a=>{a.relatedTarget||s(!1)}),n("drop",a=>{Wn(a)&&(a.preventDefault(),s(!1),document.querySelector("dialog[open]")||t(zn(a.dataTransfer)))}),n("paste",a=>{let o=zn(a.clipboardData);!o.length||Or(a)||document.querySelector("dialog[open]")||(a.preventDefault(),t(o))}),e.addEventListener("abort",()=>s(!1))}import{html as Q,nothing as ks}from"../lib/lit-html/lit-html.js";var We=(e,t,s,n,a)=>Q`
  <details class="fold" id="fold-${e}">
    <summary>${t} <span class="grow"><span>${s}</span> <span class="soft" dir="auto">${n}</span></span> ${c("next")}</summary>
    ${a}
  </details>`;function Yn(e){let t=e?.closest("details");t&&(t.open=!0)}var Pr=e=>We("description",c("edit"),i("find.description"),e.values.description||i("edit.none"),m(e.form,"description",{label:i("find.description"),value:e.values.description??"",kind:"area",most:u().limits.description})),Vn=(e,t,s)=>Q`
  <button type="button" class="chip" aria-pressed=${s?"true":"false"} @click=${()=>e.chooseCategory(t)}>
    ${Gt(t)} ${ms(t)}
  </button>`;function qr(e){let{category:t}=e.values,[s,n]=t?[Gt(t),ms(t)]:[c("filter"),i("edit.none")];return We("category",s,i("find.category"),n,Q`
    <fieldset>
      <legend>${i("find.category")}</legend>
      <div class="chips">
        ${Li.map(a=>Vn(e,a,a===t))}
        ${Vn(e,"other",e.isOther)}
      </div>
      ${e.isOther?m(e.form,"category",{label:i("edit.otherCategory"),value:t??"",hint:i("edit.categoryHint"),most:u().limits.category}):ks}
    </fieldset>`)}var Jn=(e,t,s,n,a)=>Q`
  <label class="choice">
    <input type="radio" name="isPublic" value=${String(t)} ?checked=${e.values.isPublic===t}>
    <span>
      ${c(s)}
      <span>
        <span class="strong">${n}</span><br>
        <span class="soft">${a}</span>
      </span>
    </span>
  </label>`;function Sr(e){let{isPublic:t}=e.values;return We("audience",c(t?"globe":"lock"),i("edit.who"),i(t?"edit.public":"edit.private"),Q`
    <fieldset class="choices">
      <legend>${i("edit.who")}</legend>
      ${Jn(e,!0,"globe",i("edit.public"),i("edit.publicText"))}
      ${Jn(e,!1,"lock",i("edit.private"),i("edit.privateText"))}
    </fieldset>`)}var Lr=["0","1","5","20"],ne=e=>Number(e)?i("place.area",{distance:Ft(Number(e))}):i("place.exact"),Tr=e=>Q`
  <div class="field">
    <label for="exact-for">${i("place.exactFor")}</label>
    <select id="exact-for" name="exactForFriends">
      ${["true","false"].map(t=>Q`
        <option value=${t} ?selected=${e===t}>${i(t==="true"?"place.forFriends":"place.forMe")}</option>`)}
    </select>
  </div>`;function Fr(e){let{area:t="",exactForFriends:s="true"}=e.values;return We("shown",c("map"),i("place.shown"),t===""?i("place.asSet"):ne(t),Q`
    <div class="field">
      <label for="area">${i("place.shown")}</label>
      <select id="area" name="area">
        ${e.isNew?Q`<option value="" ?selected=${t===""}>${i("place.asSet")}</option>`:ks}
        ${Lr.map(n=>Q`<option value=${n} ?selected=${t===n}>${ne(n)}</option>`)}
      </select>
      <p class="hint">${i(e.isNew?"place.shownHint":"place.recall")}</p>
    </div>
    ${Number(t)?Tr(s):ks}`)}var Zn=e=>Q`<div class="folds">${Pr(e)}${qr(e)}${Sr(e)}${Fr(e)}</div>`;import{html as Ve,nothing as Ps}from"../lib/lit-html/lit-html.js";import{html as st,nothing as ae}from"../lib/lit-html/lit-html.js";var xs=16,Xn=10,Br=2,Ar={lat:25,lng:5,zoom:1},Ge=class extends X{failed=!1;problem="";#t;#e=null;constructor(t,s){super(t,s.value,()=>this.#i()),this.#t=t,Object.assign(this,{nearby:s.nearby,proposal:s.proposal})}async showMap(t){this.failed=!1;let s=this.#s();try{let n=await t({view:s,onMove:a=>this.#a(a),onPick:a=>this.setPoint(a,"tap")});if(this.#t.signal.aborted)return n.close();this.#e=n,this.photo&&n.mark(this.photo,i("spot.photoPlace"),"one ghost")}catch{this.failed=!0}return this.#e&&this.point&&this.#i(),this.#t.update(),!this.point&&s.zoom>=Xn?this.setPoint({lat:s.lat,lng:s.lng},"tap"):this.point?this.propose():null}#s(){if(this.point)return{...this.point,zoom:xs};let t=pi(Rs.get());return t?.zoom?t:Ar}#i(){this.problem="";let t=this.#e?.where();t&&!this.#n(t)&&this.#e.setView({...this.point,zoom:this.source==="tap"?t.zoom:Math.max(xs,t.zoom)},{animate:!1}),this.#t.update()}#n(t){return Ot(this.point,t)<Br*ui(t)}#a(t){(!this.point||!this.#n(t))&&this.setPoint({lat:t.lat,lng:t.lng},"tap")}usePhoto(){return this.setPoint(this.photo,"photo")}useFound(t){return this.setPoint(It(t),"found",t.name)}distance=t=>this.point&&t?Ot(this.point,t):void 0;check(){let t=this.#e?.where().zoom??xs,s=this.source==="tap"&&!this.chosen&&t<Xn;return this.problem=this.point?s?i("spot.zoom"):"":i("spot.none"),this.#t.update(),!this.problem}close(){super.close(),this.#e?.close(),this.#e=null}};async function Nt(e){let t=new AbortController,s=null,n=jt((o,r)=>(s??=new Ge({signal:t.signal,update:r},e),Nr(s,o)),{label:i("spot.title"),kind:"chooser"});Qn(s),await n&&e.take(s),t.abort(),s.close()}var Qn=e=>e.showMap(t=>en(document.getElementById("spot"),{...t,hasCross:!0})),Ir=(e,t)=>st`
  <div class="row">
    <button type="button" class="round" aria-label=${i("nav.back")} @click=${()=>t()}>${c("back")}</button>
    <place-search id="spot-search" class="grow" .label=${i("spot.search")} .near=${e.point} .distance=${e.distance}
      @choose=${({detail:s})=>e.useFound(s.value)}></place-search>
  </div>`,_r=e=>st`
  <div class="mapbox">
    <div id="spot" role="application" aria-label=${i("spot.map")}></div>
    ${e.failed?d({code:"map",text:i("map.failed")},()=>Qn(e)):ae}
  </div>`;function jr(e,t){let s=e.chosen?.id===t.id;return st`
    <button type="button" class="chip" aria-pressed=${s?"true":"false"} @click=${()=>e.toggle(t)}>
      ${c(s?"check":"pin")} <bdi>${t.name}</bdi> <span class="soft">${Ft(t.distance)}</span>
    </button>`}var Mr=e=>st`
  <div class="chips scrolls" role="group" aria-label=${i("spot.proposals")}>
    <button type="button" class="chip" @click=${()=>e.locate()}>${c("here")} ${i("spot.here")}</button>
    ${e.photo&&e.source!=="photo"?st`
      <button type="button" class="chip" @click=${()=>e.usePhoto()}>${c("camera")} ${i("spot.photoPlace")}</button>`:ae}
    ${e.nearby.map(t=>jr(e,t))}
  </div>`,Ur=e=>st`
  <div class="field">
    <label for="place-name">${i("spot.name")} <span class="soft">${i("form.optional")}</span></label>
    <input id="place-name" autocomplete="off" dir="auto" placeholder=${e.proposal||i("spot.nameHint")} .value=${e.name}
      @input=${t=>e.setName(t.target.value)}>
  </div>`,Os=e=>i(`spot.${e.source||"set"}`),Dr=e=>st`
  <p class="at" role="status">
    ${c("pin")}
    <span class="grow"><span class="strong" dir="auto">${e.label||i(e.point?"spot.unnamed":"spot.none")}</span>
      ${e.point?st`<span class="soft">${Os(e)}</span>`:ae}</span>
  </p>`,Nr=(e,t)=>st`
  <h2 class="unseen" tabindex="-1" autofocus>${i("spot.title")}</h2>
  ${Ir(e,t)}
  ${_r(e)}
  <div class="panel">
    ${Dr(e)}
    ${Mr(e)}
    ${e.chosen?ae:Ur(e)}
    ${e.problem?st`<p class="error" role="alert">${e.problem}</p>`:ae}
    <button type="button" class="main" id="use-place" @click=${()=>e.check()&&t(!0)}>${i("spot.use")}</button>
  </div>`;var Kn=(e,t)=>Ve`
  <span class="row">
    ${c("pin")} <span class="grow"><span class="strong" dir="auto">${e}</span><br><span class="soft">${t}</span></span>
    ${c("next")}
  </span>`,ta=(e,t)=>Ve`
  <fieldset>
    <legend>${i("edit.where")}</legend>
    <button type="button" class="where" id="place" aria-describedby=${t?"place-error":Ps} @click=${()=>Nt(e)}>
      ${e.point?Ve`<place-map inert .at=${e.point}></place-map>`:Ps}
      ${e.point?Kn(e.label||i("spot.unnamed"),`${Os(e)} ${i("spot.change")}`):Kn(i("spot.title"),i("spot.chooseHint"))}
    </button>
    ${t?Ve`<p class="error" id="place-error" role="alert">${t}</p>`:Ps}
  </fieldset>`;import{html as St,nothing as qs}from"../lib/lit-html/lit-html.js";function Rr(e,t){e.merge(t),g(`group-${t-1}`)}function Er(e,t,s){e.split(t,s),g(`group-${t+1}`)}var Cr=({preview:e,file:t})=>e?St`<img src=${e} alt="">`:St`<span class="film" title=${t.name}>${c("play")}</span>`,Hr=(e,t,s)=>St`
  <button type="button" class="cut" aria-label=${i("group.split",{n:s+1})} title=${i("group.split",{n:s+1})}
    @click=${()=>Er(e,t,s)}></button>`;function zr(e,t,s){let{name:n,time:a}=e.describe(t),o=[a&&W(a),n].filter(Boolean);return St`
    <li>
      <div class="row between">
        <h3 id="group-${s}" tabindex="-1">${i("group.find",{n:s+1})} <span class="soft" dir="auto">${o.join(" · ")}</span></h3>
        ${e.canMerge(s)?St`
          <button type="button" class="link" aria-describedby="group-${s}" @click=${()=>Rr(e,s)}>
            ${i("group.merge")}
          </button>`:qs}
      </div>
      <ul class="group">${t.map((r,l)=>St`<li>${l?Hr(e,s,l):qs}${Cr(r)}</li>`)}</ul>
    </li>`}var ea=(e,t)=>e.groups?St`
  <section class="card" id="several" aria-labelledby="several-title">
    <h2 id="several-title" tabindex="-1">${i("group.title",{n:e.count,finds:i("group.finds",{n:e.groups.length})})}</h2>
    <p class="hint">${i("group.hint")}</p>
    <ol class="groups">${e.groups.map((s,n)=>zr(e,s,n))}</ol>
    <div class="publish row">
      <button type="button" class="quiet" @click=${t}>${i("group.one")}</button>
      <button type="button" class="main" aria-busy=${e.busy?"true":"false"} @click=${()=>e.accept()}>
        ${i("group.make",{n:e.groups.length})}
      </button>
    </div>
  </section>`:qs;import{html as A,nothing as ut}from"../lib/lit-html/lit-html.js";import{html as Ss}from"../lib/lit-html/lit-html.js";async function Wr(e,t,s){let n=null,a={label:i("upload.caption"),hint:i("upload.captionHint"),value:t.caption,most:u().limits.caption},o=await jt((r,l)=>(n??=new w({send:({caption:$})=>r($.trim()),update:l}),Ss`
      <h2>${i("upload.caption")}</h2>
      <div class="captioned">${s}</div>
      <form novalidate @submit=${n.submit}>
        ${m(n,"caption",a)}
        <div class="row end">
          <button type="button" class="quiet" @click=${()=>r()}>${i("action.cancel")}</button>
          ${R(n,i("action.save"))}
        </div>
      </form>`),{label:i("upload.captionOf",{n:e.items.indexOf(t)+1})});o!==null&&e.setCaption(t,o)}var sa=(e,t,s,n)=>Ss`
  <button type="button" class="words ${t.caption?"":"round"}" @click=${()=>Wr(e,t,n)}
    aria-label="${i("upload.captionOf",{n:s})}${t.caption?`: ${t.caption}`:""}">
    ${t.caption?Ss`<span dir="auto">${t.caption}</span>`:c("edit")}
  </button>`;var[Gr,Vr]=[6,10],Jr=300,x=null;function ia(){x.isOn=!0,x.item.classList.add("lifted"),navigator.vibrate?.(10)}var na=e=>[...e.parentElement.querySelectorAll(":scope > [data-drag]")],Yr=(e,t)=>na(x.item).find(s=>{let n=s.getBoundingClientRect();return s!==x.item&&n.left<=e&&e<=n.right&&n.top<=t&&t<=n.bottom});function Zr(e){if(e.pointerId!==x.id)return;let[t,s]=[e.clientX-x.x,e.clientY-x.y],n=e.pointerType==="touch";if(!x.isOn){if(Math.hypot(t,s)<(n?Vr:Gr))return;if(n)return x.end();ia()}x.item.style.transform=`translate(${t}px, ${s}px) scale(1.04)`,x.over?.classList.remove("target"),x.over=Yr(e.clientX,e.clientY),x.over?.classList.add("target")}function aa(e,t){if(e.button||x||e.target.closest("button, input, a"))return;let s=e.currentTarget,n=new AbortController,{signal:a}=n,o=()=>{clearTimeout(x.timer),n.abort(),s.classList.remove("lifted"),s.style.transform="",x.over?.classList.remove("target"),x=null};x={item:s,x:e.clientX,y:e.clientY,id:e.pointerId,isOn:!1,over:null,end:o},e.pointerType==="touch"&&(x.timer=setTimeout(ia,Jr));let r=$=>{$.pointerId===x.id&&o()},l=$=>{if($.pointerId!==x.id)return;let[M,bt]=[s,x.isOn&&x.over].map(kt=>na(s).indexOf(kt));o(),bt>=0&&t(M,bt)};document.addEventListener("pointermove",Zr,{signal:a}),document.addEventListener("pointerup",l,{signal:a}),document.addEventListener("pointercancel",r,{signal:a}),document.addEventListener("keydown",$=>{$.key==="Escape"&&o()},{signal:a})}function Je(e){(x?.isOn||e.type==="dragstart")&&e.preventDefault()}var Xr="image/*,video/mp4,video/quicktime,video/webm";function Qr(e,t){let s=e.items.indexOf(t);e.remove(t),queueMicrotask(()=>{(document.querySelectorAll(".shot .drop")[Math.min(s,e.items.length-1)]??document.getElementById("files"))?.focus()})}function oa(e,t,s){e.move(t,s),queueMicrotask(()=>{let n=s<t?".before, .after":".after, .before";document.querySelectorAll(".shot")[s]?.querySelector(n)?.focus()})}function ra(e){return e.media?we(e.media,{thumb:!0,eager:!0}):e.file.type.startsWith("video/")?A`<span class="film">${c("play")}</span>`:A`<img src=${e.preview} alt="">`}var ca={handleEvent:e=>{e.target.hidden=e.type==="error"},capture:!0},Ye=(e,t,s,n,a)=>A`
  <button type="button" class="round ${e}" aria-label=${i(`upload.${t}`,{n})} @click=${a}>${c(s)}</button>`,Kr=(e,t)=>e.progress<1?A`<progress max="1" .value=${e.progress} aria-label=${i("upload.progress",{n:t})}></progress>`:A`<span class="over">${i("upload.processing")}</span>`,tc=(e,t)=>({sending:()=>Kr(e,t),paused:()=>A`<span class="over" title=${e.problem}>${i("upload.paused")}</span>`,waiting:()=>A`<span class="over">${i("upload.waiting")}</span>`,failed:()=>A`<span class="over error">${i("upload.failed")}</span>`,done:()=>ut})[e.state]();function ec(e,t,s){let n=s+1;return A`
    <li class="shot ${t.state}" data-drag @pointerdown=${a=>aa(a,(o,r)=>e.move(o,r))}
      @error=${ca} @load=${ca}>
      ${ra(t)}
      ${s===0&&e.items.length>1?A`<span class="cover">${i("upload.cover")}</span>`:ut}
      ${tc(t,n)}
      <span class="buttons">
        ${s>0?Ye("before","earlier","back",n,()=>oa(e,s,s-1)):ut}
        ${n<e.items.length?Ye("after","later","next",n,()=>oa(e,s,s+1)):ut}
        ${t.state==="failed"||t.state==="paused"?Ye("","again","retry",n,()=>e.retry(t)):ut}
        ${Ye("drop",t.state==="done"?"remove":"cancel","close",n,()=>Qr(e,t))}
      </span>
      ${t.state==="failed"?ut:sa(e,t,n,ra(t))}
    </li>`}function sc(e,t){t([...e.target.files]),e.target.value=""}var ic=(e,t)=>A`
  <li class="shot add">
    <label for="files">
      ${c("camera")}<span class="strong">${i(e.items.length?"upload.more":"upload.add")}</span>
      ${e.items.length?ut:A`<span class="soft mice">${i("upload.drop")}</span>`}
    </label>
    <input id="files" type="file" accept=${Xr} multiple @change=${s=>sc(s,t)}>
  </li>`;function nc(e){let t=e.items.filter(n=>n.state==="done").length,s=[...new Set(e.items.filter(n=>n.state==="failed").map(n=>n.problem))];return A`
    <p class="hint" role="status">${e.isBusy?i("upload.ready",{n:t,of:_(e.items.length)}):""}</p>
    ${s.map(n=>A`<p class="error" role="alert">${n}</p>`)}`}var la=(e,t)=>A`
  <ul class="shots ${e.items.length?"":"bare"}" @touchmove=${Je} @contextmenu=${Je} @dragstart=${Je}>
    ${e.items.map((s,n)=>ec(e,s,n))}
    ${e.items.length<e.most?ic(e,t):ut}
  </ul>
  ${e.items.length>1?A`<p class="hint">${i("upload.order")}</p>`:ut}
  ${nc(e)}`;async function pa(e,t){await e.addFiles(t),e.several.groups&&g("several-title")}function ac(e){e.uploads.add(e.several.decline()),g("files")}function oc(e){for(let[t,s]of Object.entries(e.share.values))document.getElementById(t).value=s;return e.resolveShare(!0)}var rc=(e,t)=>V`
  <section class="card" id="offer" aria-labelledby="offered">
    <h2 id="offered">${i("edit.shared")}</h2>
    <p class="hint">${i("edit.sharedHint")}</p>
    ${Object.values(e.share.values).map(s=>V`<p class="text" dir="auto">${s}</p>`)}
    ${e.share.files.length?V`<p>${i("edit.sharedFiles",{n:e.share.files.length})}</p>`:dt}
    ${t?V`<p class="note">${i("edit.sharedFull")}</p>`:dt}
    ${e.share.left?V`<p class="note">${i("edit.sharedLeft",{n:e.share.left})}</p>`:dt}
    <div class="row end">
      <button type="button" class="quiet" @click=${()=>e.resolveShare(!1)}>${i("edit.sharedDrop")}</button>
      <button type="button" @click=${()=>oc(e)}>${i("edit.sharedTake")}</button>
    </div>
  </section>`;async function cc(e){await S(i("edit.discardTitle"),i("edit.discardText"),i("edit.startOver"))&&e.discard()}var lc=e=>V`
  <p class="note">
    ${i("edit.restored")} <button type="button" class="link" @click=${()=>cc(e)}>${i("edit.startOver")}</button>
  </p>`,pc=e=>V`
  <fieldset>
    <legend>${i("edit.photos")}</legend>
    ${e.photosExpired?V`<p class="note">${i("edit.photosGone")}</p>`:dt}
    ${la(e.uploads,t=>pa(e,t))}
    <p class="hint">${i("edit.photosMost",{n:e.uploads.most})} ${i("edit.photosHint")}</p>
  </fieldset>`,uc=e=>V`
  ${k(e.form)}
  ${e.form.refusal?.code==="precondition_failed"?V`
    <div class="row">
      <a class="button quiet" href=${e.back} target="_blank">${i("edit.theirs")}</a>
      <button type="submit" class="quiet" @click=${()=>e.overwrite()}>${i("edit.mine")}</button>
    </div>`:dt}`;function dc(e,t){let{isPublic:s,...n}=Mi(e.currentTarget);t.change({...n,isPublic:s==="true"})}async function mc(e,t){let n=await t.submit(e)?document.querySelector("form [aria-invalid=true]"):document.getElementById("place");Yn(n),n?.focus()}function hc(e){let{title:t}=e.values,s=e.form.busy&&e.uploads.isBusy?"edit.waiting":e.isNew?"edit.publish":"action.save",n=a=>dc(a,e);return V`
    <form class="card" novalidate ?hidden=${!!e.several.groups}
      @input=${n} @change=${n} @submit=${a=>mc(a,e)}>
      ${e.isRestored?lc(e):dt}
      ${pc(e)}
      ${ta(e.place,e.placeError)}
      ${m(e.form,"title",{label:i("find.titleField"),value:t,required:!0,most:u().limits.title})}
      ${Zn(e)}
      <div class="publish">
        ${uc(e)}
        <div class="row end">
          <a class="button quiet" href=${e.back}>${i("action.cancel")}</a>
          ${R(e.form,i(s))}
        </div>
      </div>
    </form>`}function fc(e,t){return e.loading.problem?d(e.loading.problem,t):e.uploads?hc(e):b(4)}function ua(e){let t=new ze(e),s=()=>t.loading.load();return Gn(e.signal,n=>t.uploads&&pa(t,n)),{title:t.title,ready:s(),view:()=>V`
      ${h(t.title,dt,t.back)}
      ${t.share?rc(t,e.query.get("shared")==="full"):dt}
      ${ea(t.several,()=>ac(t))}
      ${t.several.groups?dt:Hn(t.drafts)}
      ${fc(t,s)}`,close:()=>t.close()}}import{html as O,nothing as K}from"../lib/lit-html/lit-html.js";var $c=e=>Number(new URLSearchParams(e.split("?")[1]).get("limit"));function da(e,t){let s={items:null,next:0,busy:!1,problem:null},n=0,a=async o=>{let r=n,l=t();Object.assign(s,{busy:!0,problem:null}),e.update();try{let $=await v(o?`${l}&after=${o}`:l,{signal:e.signal});if(r!==n)return;s.items=[...o?s.items:[],...$],s.next=$.length<$c(l)?0:$.at(-1).row}catch($){if(r!==n||$.name==="AbortError")return;o?p(y($)):s.problem=$}s.busy=!1,e.update()};return s.clear=()=>{n++,Object.assign(s,{items:null,next:0,busy:!1,problem:null})},s.load=()=>a(0),s.more=async()=>{!s.busy&&s.next&&await a(s.next)},s.drop=o=>{s.items=s.items?.filter(r=>r.row!==o.row)??null,s.items&&!s.items.length&&s.more()},s}var bc=100*2**20,gc=200,wc=["ready","noPlace","duplicate","bad","skipped","done"],yc=4,vc=["noPoint","zeroPoint","notPoint","obscured","badPoint","noTitle","badLine","twice","known"],ma=e=>vc.includes(e.reason)?e.reason:"",Ze=class{current=null;unfinished=[];status="ready";isPublic=!1;progress=null;refusal=null;published=null;#t;#e=null;#s=!1;constructor(t){this.#t=t,this.rows=da(t,()=>F(`${this.#i}/rows`,{status:this.status,limit:50})),this.loading=N(t,()=>this.#n())}get#i(){return`/api/imports/${this.current.id}`}get tabs(){let{counts:t}=this.current;return wc.map((s,n)=>({name:s,n:t[s],at:n})).filter(({n:s,at:n})=>s||n<yc)}get isBusy(){return!!this.published?.busy}async#n(){let{signal:t}=this.#t,s=this.#t.query.get("id"),n=await v("/api/imports",{signal:t});this.unfinished=n.filter(o=>o.counts.ready||o.counts.noPlace);let a=n.find(o=>o.id===s);a&&await this.#a(a)}async#a(t){this.current=t,this.published=null,this.status=this.tabs.find(({n:s})=>s)?.name??"ready",this.rows.clear(),await this.rows.load()}open(t){return this.#t.rename(F("/import",{id:t.id})),this.#a(t)}async upload(t,s=Bt){let n=new AbortController;this.#e=n,this.#t.signal.addEventListener("abort",()=>n.abort(),{once:!0}),Object.assign(this,{progress:0,refusal:null}),this.#t.update();let a=o=>{this.progress=o,this.#t.update()};try{if(t.size>bc)throw{code:"page",text:i("import.tooLarge")};let o=await s("POST","/api/imports",t,{progress:a,signal:n.signal});if(n.signal.aborted)return;await this.open(o)}catch(o){if(o.name==="AbortError")return;this.refusal=o,o.reason==="too_many_imports"&&await this.loading.load()}finally{this.progress=null,this.#t.update()}}cancel(){this.#e?.abort()}choose(t){return this.status=t,this.rows.clear(),this.rows.load()}async#r(t,s){let n=await Vt(U(`${this.#i}/rows/${t.row}`,s).then(a=>{let o={...this.current.counts};o[t.status]--,o[a.status]++,this.current={...this.current,counts:o},this.rows.drop(t)}));return this.#t.update(),n}skip(t,s){return this.#r(t,{skip:s})}place(t,{point:s,name:n,location:a}){let o=a?.name??n;return this.#r(t,{latitude:s.lat,longitude:s.lng,...o?{place:o}:{}})}setPublic(t){this.isPublic=t,this.#t.update()}async commit(){if(this.isBusy)return;let{signal:t}=this.#t,{ready:s,done:n}=this.current.counts;this.#s=!1;let a={made:0,taken:0,all:s,busy:!0,problem:null};this.published=a;let o=r=>{this.current=r,Object.assign(a,{made:r.counts.done-n,taken:s-r.counts.ready}),this.#t.update()};this.#t.update();try{for(;this.current.counts.ready&&!this.#s;){let r=this.current.counts.ready;if(o(await P(`${this.#i}/commit`,{isPublic:this.isPublic,limit:gc},{signal:t})),this.current.counts.ready>=r)throw{code:"strange"}}}catch(r){if(r.name==="AbortError")return;a.problem=r,await v(this.#i,{signal:t}).then(o).catch(()=>{})}a.busy=!1,t.aborted||await this.choose(this.current.counts.ready?"ready":"done")}stop(){this.#s=!0}leave(){return this.current=null,this.refusal=null,this.#t.query.delete("id"),this.#t.rename("/import"),this.loading.load()}async discard(t){await Vt(q(`/api/imports/${t.id}`))&&await this.leave()}};var kc=".gpx,.kml,.kmz,.geojson,.json,.csv,.zip";async function xc(e,t){let s=e.target,[n]=s.files;n&&(await t.upload(n),s.value="",t.current&&g("part-import"))}var Oc=e=>O`
  <progress max="1" .value=${e.progress} aria-label=${i("import.upload")}></progress>
  <p class="row between">
    <span class="soft" role="status">${i(e.progress<1?"import.upload":"import.reading")}</span>
    <button type="button" class="quiet" @click=${()=>e.cancel()}>${i("action.cancel")}</button>
  </p>`,Pc=e=>O`
  <p class="row actions">
    <label class="button" for="import-file">${c("plus")} ${i("import.choose")}</label>
    <input class="file" id="import-file" type="file" accept=${kc} aria-describedby="import-hint" @change=${t=>xc(t,e)}>
  </p>`,qc=e=>O`
  <section class="card">
    <p id="import-hint">${i("import.text")}</p>
    ${e.refusal?d(e.refusal):K}
    ${e.progress===null?Pc(e):Oc(e)}
  </section>
  ${e.unfinished.length?Lc(e):K}`;async function ha(e,t){await S(i("import.discardTitle"),i("import.discardText"),i("import.discard"))&&(await e.discard(t),g("import-file"))}var Xe=e=>e.name||i("import.unnamed");async function Sc(e,t){await e.open(t),g("part-import")}var Lc=e=>O`
  <section class="card">
    <h2>${i("import.unfinished")}</h2>
    <ul class="people">${e.unfinished.map(t=>O`
      <li class="row between">
        <span class="grow"><bdi class="strong">${Xe(t)}</bdi><br>
          <span class="soft">${i("import.left",{n:t.counts.ready+t.counts.noPlace})} ${fa(t)}</span></span>
        <button type="button" class="quiet" aria-label=${`${i("import.goOn")}: ${Xe(t)}`} @click=${()=>Sc(e,t)}>
          ${i("import.goOn")}
        </button>
        <button type="button" class="round" aria-label=${`${i("import.discard")}: ${Xe(t)}`} @click=${()=>ha(e,t)}>
          ${c("trash")}
        </button>
      </li>`)}
    </ul>
  </section>`,fa=e=>i("import.ends",{date:W(e.expiresAt)});async function Tc(e){await e.commit(),g("part-import")}var Fc=(e,{taken:t,all:s})=>O`
  <progress max=${s} .value=${t} aria-label=${i("import.running")}></progress>
  <p class="row between">
    <span role="status">${i("import.progress",{n:t,all:_(s)})}</span>
    <button type="button" class="quiet" id="import-stop" @click=${()=>e.stop()}>${i("import.stop")}</button>
  </p>`,Bc=({made:e})=>O`
  <p role="status">${c("check")} ${i("import.made",{n:e})}</p>
  ${e?O`<p><a class="button" href="/profile">${i("import.see")}</a></p>`:K}`,Ac=e=>O`
  <label class="switch">
    <span>${i("import.public")}<br><span class="soft">${i("import.publicHint")}</span></span>
    <input type="checkbox" role="switch" id="import-public" .checked=${e.isPublic} @change=${t=>e.setPublic(t.target.checked)}>
  </label>`,Ic=(e,t)=>O`
  ${Ac(e)}
  <button type="button" class="main" id="import-commit" @click=${()=>Tc(e)}>${i("import.commit",{n:t})}</button>`;function _c(e){let{current:t,published:s}=e;return O`
    <section class="card">
      ${H("import",O`<bdi>${Xe(t)}</bdi>`)}
      ${e.isBusy?Fc(e,s):O`
        <p class="soft">${fa(t)}</p>
        ${s?Bc(s):K}
        ${s?.problem?d(s.problem):K}
        ${t.counts.ready?Ic(e,t.counts.ready):K}
        <p class="row">
          <button type="button" class="quiet" @click=${()=>jc(e)}>${i("import.other")}</button>
          <button type="button" class="danger" @click=${()=>ha(e,t)}>${i("import.discard")}</button>
        </p>`}
    </section>`}async function jc(e){await e.leave(),g("import-file")}function Mc(e){if(e.status==="ready")return e.guessed?i("import.guessed"):e.place??"";let t=ma(e);return t?i(`import.reason.${t}`):""}async function Ts(e,t,s){if(!await s)return;let n=e.rows.items?.[Math.min(t,e.rows.items.length-1)];g(n?`row-${n.row}`:"part-rows")}function Uc(e,t,s,n){let a=new X(n,null,()=>Ts(e,s,e.place(t,a.value)));return Nt(a)}var Fs=e=>e.title||i("import.line",{n:e.row}),Ls=(e,t,s)=>O`
  <button type="button" class="quiet" id="row-${e.row}" aria-label=${`${t}: ${Fs(e)}`} @click=${s}>${t}</button>`,Dc=(e,t,s,n)=>({ready:()=>Ls(t,i("import.skip"),()=>Ts(e,s,e.skip(t,!0))),skipped:()=>Ls(t,i("import.unskip"),()=>Ts(e,s,e.skip(t,!1))),noPlace:()=>Ls(t,i("import.locate"),()=>Uc(e,t,s,n)),done:()=>t.findId?O`<a class="button quiet" href="/finds/${t.findId}" aria-label=${`${i("import.show")}: ${Fs(t)}`}>
    ${i("import.show")}</a>`:K})[t.status]?.()??K,Nc=e=>e?O`<br><span class="soft" dir="auto">${e}</span>`:K,Rc=(e,t,s,n)=>O`
  <li class="row between">
    <span class="grow"><bdi class="strong">${Fs(t)}</bdi>${Nc(Mc(t))}</span>
    ${Dc(e,t,s,n)}
  </li>`;function Ec(e,t){let{items:s,problem:n,load:a}=e.rows;return n?d(n,a):s?s.length?O`
    <ul class="people" aria-label=${i("import.rows")}>${s.map((o,r)=>Rc(e,o,r,t))}</ul>
    ${T(e.rows)}`:O`<p class="soft" role="status">${i("import.none")}</p>`:b(4)}var Cc=(e,t)=>O`
  <section class="card">
    ${H("rows",i("import.rows"))}
    <div class="chips" role="group" aria-label=${i("import.which")}>
      ${e.tabs.map(({name:s,n})=>_t(e.status===s,`${i(`import.status.${s}`)} (${_(n)})`,()=>e.choose(s)))}
    </div>
    ${Ec(e,t)}
  </section>`;function Hc(e,t){return e.loading.problem?d(e.loading.problem,e.loading.load):e.current?O`${_c(e)}${e.isBusy?K:Cc(e,t)}`:qc(e)}function $a(e){let t=new Ze(e);return{title:i("import.title"),ready:t.loading.load(),view:()=>O`${h(i("import.title"),K,"/settings")}${Hc(t,e)}`}}import{html as B,nothing as J}from"../lib/lit-html/lit-html.js";var zc=4,Wc=e=>e.map((t,s)=>t.map((n,a)=>n?`M${a} ${s}h1v1h-1z`:"").join("")).join("");async function ba(e){let{encode:t}=await import(new URL("lib/uqr/uqr.js",ue).href),{data:s,size:n}=t(e,{ecc:"M",border:zc});return{size:n,path:Wc(s)}}function vt(){let e=u().invites;return e==="members"||e==="admins"&&f()?.role==="admin"}var ga=[1,2,5,10,25,100],wa=[1,7,30,90],Qe=class{created=null;#t;constructor(t){this.#t=t,this.list=z(t,"/api/invites"),this.form=new w({send:(s,n)=>this.#e(s,n),update:t.update})}get isAdmin(){return f()?.role==="admin"}isMine(t){return t.inviter?.id===f()?.id}async#e({uses:t,days:s,note:n="",befriend:a},o){let r={uses:Number(t),days:Number(s),note:n.trim(),befriend:!!a},l=await P("/api/invites",r);this.created={...l,url:new URL(l.link,location.origin).href,code:null},o.reset(),this.#t.update(),await Promise.all([this.#s(this.created),this.list.load()])}async#s(t){t.code=await ba(t.url).catch(()=>null),this.#t.update()}close=()=>{this.created=null,this.#t.update()};async copy(){try{await navigator.clipboard.writeText(this.created.url),p(i("find.copied"))}catch{p(i("invites.copyYourself"))}}get canShare(){return!!navigator.share}async share(){try{let t=i("invites.shareText",{name:f().username});await navigator.share({title:i("invites.shareTitle"),text:t,url:this.created.url})}catch(t){t.name!=="AbortError"&&await this.copy()}}async revoke(t){try{await q(`/api/invites/${t.id}`),this.created?.id===t.id&&(this.created=null),await this.list.load()}catch(s){p(y(s))}this.#t.update()}};var ya=(e,t,s,n)=>B`
  <div class="field">
    <label for=${e}>${t}</label>
    <select id=${e} name=${e}>
      ${s.map(([a,o])=>B`<option value=${a} ?selected=${a===n}>${o}</option>`)}
    </select>
  </div>`,Gc=()=>B`
  <label class="switch">
    <span>${i("invites.befriend")}<br><span class="soft">${i("invites.befriendHint")}</span></span>
    <input type="checkbox" role="switch" id="befriend" name="befriend">
  </label>`;async function Vc(e,t){let s=t.created;await t.form.submit(e),t.created!==s&&await g("created-title")}var Jc=(e,t=e.form)=>B`
  <form class="card" novalidate aria-labelledby="new-invite" @submit=${s=>Vc(s,e)}>
    <h2 id="new-invite">${i("invites.new")}</h2>
    ${k(t)}
    <div class="pair">
      ${ya("uses",i("invites.uses"),ga.map(s=>[s,i("invites.people",{n:s})]),1)}
      ${ya("days",i("invites.days"),wa.map(s=>[s,i("invites.daysOf",{n:s})]),7)}
    </div>
    ${Gc()}
    ${m(t,"note",{label:i("invites.note"),hint:i("invites.noteHint"),most:200})}
    <div class="row end">${R(t,i("invites.create"))}</div>
  </form>`,Yc=({size:e,path:t})=>B`
  <svg class="qr" viewBox="0 0 ${e} ${e}" role="img" aria-label=${i("invites.qr")} shape-rendering="crispEdges">
    <path d=${t}></path>
  </svg>`,Zc=e=>B`
  <button type="button" class="quiet" @click=${()=>e.share()}>${c("share")} ${i("action.share")}</button>`,Xc=e=>B`
  <section class="card" id="created" aria-labelledby="created-title">
    <div class="row between"><h2 id="created-title" tabindex="-1">${i("invites.ready")}</h2>${ge(e.close)}</div>
    <p role="status">${i("invites.once")}</p>
    <div class="field">
      <label for="link">${i("invites.link")}</label>
      <input id="link" type="text" readonly dir="ltr" .value=${e.created.url} @focus=${t=>t.target.select()}>
    </div>
    <p class="row actions">
      <button type="button" @click=${()=>e.copy()}>${c("copy")} ${i("invites.copy")}</button>
      ${e.canShare?Zc(e):J}
    </p>
    ${e.created.code?Yc(e.created.code):J}
  </section>`,Qc=e=>B`<li><a class="person" href="/people/${e.id}">${wt(e,28)} <span class="strong">${e.username}</span></a></li>`;async function Kc(e,t){await S(i("invites.revokeTitle"),i("invites.revokeText"),i("invites.revoke"))&&await e.revoke(t)}var tl=(e,t,s)=>B`
  <button type="button" class="quiet" aria-label="${i("invites.revoke")}: ${s}" @click=${()=>Kc(e,t)}>
    ${i("invites.revoke")}
  </button>`,el={open:"invites.open",used_up:"invites.usedUp",expired:"invites.expired",revoked:"invites.revoked",suspended:"invites.suspended"},sl=(e,t)=>!e.isAdmin||e.isMine(t)?J:B` · ${t.inviter?i("invites.by",{name:t.inviter.username}):i("invites.byCommand")}`;function il(e,t){let s=t.note||i("invites.of",{date:W(t.createdAt)}),n=t.state==="open";return B`
    <li class="invite">
      <div class="row between">
        <span class="strong" dir="auto">${s}</span>
        <span class="badge">${i(el[t.state])}</span>
      </div>
      <p class="soft">
        ${i("invites.used",{used:_(t.uses-t.usesLeft),uses:_(t.uses)})}
        ${n?B` · ${i("invites.until",{date:W(t.expiresAt)})}`:J}
        ${t.befriend?B` · ${i("invites.befriends")}`:J}
        ${sl(e,t)}
      </p>
      ${t.usedBy.length?B`<ul class="row used" aria-label=${i("invites.usedBy")}>${t.usedBy.map(Qc)}</ul>`:J}
      ${n?B`<p class="row actions">${tl(e,t,s)}</p>`:J}
    </li>`}function nl(e){let{items:t,problem:s,load:n}=e.list;return s?d(s,n):t?t.length?B`
    <section class="card">
      <h2>${i(e.isAdmin?"invites.all":"invites.yours")}</h2>
      <ul class="people">${t.map(a=>il(e,a))}</ul>
      ${T(e.list)}
    </section>`:vt()?J:D(i("invites.none"),i("reason.may_not_invite")):b(2)}function va(e){let t=new Qe(e);return{title:i("invites.title"),ready:t.list.load(),view:()=>B`
      ${h(i("invites.title"),J,"/people")}
      ${vt()?B`<p class="lead">${i("invites.lead")}</p>`:J}
      ${t.created?Xc(t):J}
      ${vt()?Jc(t):J}
      ${nl(t)}`}}import{html as oe,nothing as al}from"../lib/lit-html/lit-html.js";var xa=(e,t)=>oe`
  <div class="field">
    <p><span class="strong">${e}</span><br>${t}</p>
    <p class="hint">${i("admin.fixed")}</p>
  </div>`,ol=(e,{label:t,value:s,options:n,text:a})=>oe`
  <div class="field">
    <label for=${e}>${t}</label>
    <select id=${e} name=${e}>
      ${n.map(o=>oe`<option value=${o} ?selected=${o===s}>${a(o)}</option>`)}
    </select>
  </div>`;function ka(e,t,s,n,a){let o=e.values[t];return e.isFixed(t)?xa(n,a(o)):ol(t,{label:n,value:o,options:s,text:a})}var rl=e=>m(e.form,"mediaLimit",{label:i("admin.limitOfAll"),hint:i("admin.limitOfAllHint"),kind:"number",mode:"numeric",value:e.limit}),cl=({mediaLimit:e})=>e?Z(e):i("admin.limits.none"),ll=e=>oe`
  <form class="card" novalidate @submit=${e.form.submit}>
    ${k(e.form)}
    <p class="hint">${i("admin.public")}</p>
    ${m(e.form,"name",{label:i("admin.name"),value:e.values.name,most:50})}
    ${m(e.form,"description",{label:i("admin.description"),value:e.values.description,kind:"area",most:500})}
    ${m(e.form,"rules",{label:i("admin.rules"),value:e.values.rules,kind:"area",most:5e3})}
    ${m(e.form,"contact",{label:i("admin.contact"),hint:i("admin.contactHint"),value:e.values.contact,most:200})}
    ${ka(e,"registration",qn,i("admin.registration"),t=>i(`admin.modes.${t}`))}
    ${ka(e,"invites",Sn,i("admin.whoInvites"),t=>i(`admin.inviters.${t}`))}
    ${e.isFixed("mediaLimit")?xa(i("admin.limitOfAll"),cl(e.values)):rl(e)}
    <div class="row end">${R(e.form,i("action.save"))}</div>
  </form>`;function pl(e){return e.loading.problem?d(e.loading.problem,e.loading.load):e.values?ll(e):b(4)}function Oa(e){let t=new je(e);return{title:i("admin.instance"),ready:t.loading.load(),view:()=>oe`${h(i("admin.instance"),al,"/admin")}${pl(t)}`}}import{html as mt,nothing as Lt}from"../lib/lit-html/lit-html.js";var Pa=e=>e.slice(e.lastIndexOf("#")+1).trim(),Ke=class{greeting=null;ended=null;#t;constructor(t,s){this.#t=t,this.invite=Pa(s);let n={username_taken:"username",invite_needed:"invite",registration_closed:"invite"};this.form=new w({send:a=>this.#s(a),update:t.update,fieldOf:n})}load=async()=>{if(this.invite){try{this.greeting=await P("/api/invites/greeting",{code:this.invite})}catch(t){if(t.reason!=="invite_ended")return;this.ended=t,this.invite=""}this.#t.update()}};get user(){return f()}get isClosed(){return u().registration==="closed"&&!this.invite}get asksInvite(){return u().registration!=="open"&&!this.invite}#e(t){throw t.reason==="invite_needed"&&(this.invite=""),t}async#s({username:t,password:s,invite:n=""}){await ai();let a=this.invite||Pa(n),o={username:t.trim(),password:s,cookie:!0,...a?{invite:a}:{}},r=await P("/api/auth/register",o).catch(l=>this.#e(l));ot(r.user),await this.#t.go("/",{replace:!0}),p(i("join.welcome",{name:r.user.username}))}};var ul=({form:e,asksInvite:t})=>mt`
  <form novalidate @submit=${e.submit}>
    ${k(e)}
    ${t?m(e,"invite",{label:i("join.invite"),hint:i("join.inviteHint"),required:!0}):Lt}
    ${m(e,"username",{label:i("account.username"),hint:i("join.usernameHint"),required:!0,least:3,most:31,pattern:"[A-Za-z0-9_\\-]*",complete:"username"})}
    ${m(e,"password",{label:i("account.password"),hint:i("join.passwordHint"),kind:"password",required:!0,least:8,most:255,complete:"new-password"})}
    ${R(e,i("join.action"))}
  </form>`;function dl({greeting:e,invite:t}){let s=e?.inviter?.username;return mt`
    ${s?mt`<p class="strong">${i(e.befriend?"join.invitedFriend":"join.invitedBy",{name:s})}</p>`:Lt}
    <p class="lead">${i("app.about")}</p>
    ${t?mt`<p class="lead">${i("join.invited")}</p>`:Lt}`}var ml=(e,t)=>mt`${ln(mt`
  <h1 tabindex="-1">${i("join.title")}</h1>
  ${dl(e)}
  ${e.ended?mt`<p class="note" role="alert">${y(e.ended)}</p>`:Lt}
  ${e.user?mt`<p class="note">${i("join.signedIn",{name:e.user.username})}</p>`:Lt}
  ${e.isClosed?mt`<p class="note">${i("join.closed")}</p>`:Lt}
  ${u().passwordLogin?ul(e):Lt}
  ${dn("join.provider",{redirect:"/"},{invite:e.invite})}
  <p class="below">${i("join.have")} <a href="/sign-in">${i("signin.action")}</a></p>`)}${cn(t)}`;function qa(e){let t=new Ke(e,location.hash);return{get title(){return i("join.title")},broad:!0,ready:t.load(),view:()=>ml(t,e.update)}}import{html as Sa,nothing as fl}from"../lib/lit-html/lit-html.js";var hl=10,ts=class{isGone=!1;#t;constructor(t){this.#t=t,this.name=t.params.name.toLowerCase(),this.loading=N(t,()=>this.#e())}async#e(){if(this.name===f()?.username)return this.#s(f());let t=F("/api/users",{q:this.name,limit:100});for(let s=0;t&&s<hl;s++){let n=await me(t,{signal:this.#t.signal}),a=n.items.find(o=>o.username===this.name);if(a)return this.#s(a);t=n.next}return this.isGone=!0,null}#s(t){return this.#t.go(`/people/${t.id}`,{replace:!0})}};function $l({isGone:e,loading:t}){return t.problem?d(t.problem,t.load):e?Sa`<p class="empty">${i("person.gone")}</p>`:b(3)}function La(e){let t=new ts(e);return{title:i("person.title"),ready:t.loading.load(),view:()=>Sa`${h(t.name,fl,"/people")}${$l(t)}`}}import{html as ht,nothing as Bs}from"../lib/lit-html/lit-html.js";var es=class{#t;#e;constructor(t){this.#t=t,this.list=z(t,"/api/notifications?limit=30"),this.#e=gt.subscribe("notification",s=>this.#s(s))}get groups(){let t=new Map;for(let s of this.list.items){let n=s.data.findId&&s.data.userId?`${s.type} ${s.data.findId}`:s.id,a=t.get(n)??{key:n,newest:s,items:[],isRead:!0};a.items.push(s),a.isRead&&=s.isRead,t.set(n,a)}return[...t.values()]}get hasUnread(){return!!this.list.items?.some(t=>!t.isRead)}#s(t){this.list.items&&(this.list.items=[t,...this.list.items.filter(s=>s.id!==t.id)]),this.#t.update()}markRead(t){for(let s of t.items.filter(n=>!n.isRead))s.isRead=!0,ds(-1),U(`/api/notifications/${s.id}`,{isRead:!0}).catch(()=>{})}async markAllRead(){try{await P("/api/notifications/read-all");for(let t of this.list.items)t.isRead=!0;ti(0)}catch(t){p(y(t))}this.#t.update()}async remove(t){try{for(let s of t.items)await q(`/api/notifications/${s.id}`),this.list.items=this.list.items.filter(n=>n!==s),s.isRead||ds(-1)}catch(s){p(y(s))}this.#t.update()}close(){this.#e()}};var bl={friend_request:"people",friend_accepted:"check",find_liked:"heart",find_commented:"comment",replied:"comment",mentioned:"people"};async function gl(e,t,s){await e.remove(t),await Promise.resolve(),(document.querySelectorAll(".note-row .round")[Math.min(s,e.groups.length-1)]??document.querySelector("h1")).focus()}var wl=({type:e,data:t})=>e==="moderated"?Zs[Xs(t)]:e==="link_used"?"lock":"flag",yl=({type:e,data:t})=>t.userId?ht`
  <span class="face">
    ${wt({profilePicture:`/api/avatars/${t.userId}`},44)}
    <span class="sign ${e}">${c(bl[e],e==="find_liked")}</span>
  </span>`:ht`<span class="face office">${c(wl({type:e,data:t}))}</span>`,vl=e=>ht`
  <img class="note-thumb" src=${e} alt="" width="48" height="48" loading="lazy" decoding="async">`,kl=(e,t,s)=>ht`
  <li class="note-row ${t.isRead?"":"unread"}">
    <a href=${Ks(t.newest)} @click=${()=>e.markRead(t)}>
      ${yl(t.newest)}
      <span>
        <span class="what" dir="auto">${Qs(t.items)}</span><br>
        <span class="soft">
          ${t.isRead?Bs:ht`<span class="unseen">${i("note.new")}</span>`}${j(t.newest.createdAt)}
        </span>
      </span>
      ${t.newest.thumbnailUrl?vl(t.newest.thumbnailUrl):Bs}
    </a>
    <button type="button" class="round" aria-label=${i("note.delete")} @click=${()=>gl(e,t,s)}>${c("close")}</button>
  </li>`,xl=e=>ht`
  <button type="button" class="quiet" @click=${()=>e.markAllRead()}>${c("check")} ${i("note.readAll")}</button>`,Ol=()=>ht`<a class="button" href="/people">${i("note.noneAction")}</a>`;function Pl(e){let{items:t,problem:s,load:n}=e.list;return s?d(s,n):t?t.length?ht`<ul class="card notes">${e.groups.map((a,o)=>kl(e,a,o))}</ul>${T(e.list)}`:D(i("note.none"),i("note.noneText"),Ol()):b(4)}function Ta(e){let t=new es(e);return{title:i("nav.bell"),ready:t.list.load(),view:()=>ht`${h(i("nav.bell"),t.hasUnread?xl(t):Bs)}${Pl(t)}`,close:()=>t.close()}}import{html as it,nothing as As}from"../lib/lit-html/lit-html.js";var ql=200,Sl=2,ss=class{#t;#e=0;#s;constructor(t){this.#t=t;let s=n=>z(t,F("/api/friends",n));this.lists={received:s({status:"pending",direction:"received"}),sent:s({status:"pending",direction:"sent"}),accepted:s({status:"accepted"}),blocked:s({status:"blocked"})},this.text=t.query.get("q")??"",this.found=z(t,()=>F("/api/users",{q:this.text.trim()})),this.#s=gt.subscribe("notification",this.load),this.text&&this.search()}load=()=>Promise.all(Object.values(this.lists).map(t=>t.load()));search=()=>{let t=this.text.trim();return this.#t.rename(F(this.#t.path,{q:t})),[...t].length<Sl?this.found.clear():this.found.load()};reload=()=>Promise.all([this.load(),this.search()]);type(t){this.text=t,clearTimeout(this.#e),this.#e=setTimeout(this.search,ql)}get problem(){return Object.values(this.lists).find(t=>t.problem)?.problem}get isLoaded(){return Object.values(this.lists).every(t=>t.items)}other(t){return t.requesterId===f()?.id?t.addressee:t.requester}isMe(t){return t.id===f()?.id}requestOf(t){return this.lists.received.items?.find(s=>s.requesterId===t.id)}close(){clearTimeout(this.#e),this.#s()}};function Ll(e,t){if(e.isMe(t))return it`<span class="soft">${i("people.you")}</span>`;if(t.friendship==="accepted")return it`<span class="badge">${c("check")} ${i("friend.friends")}</span>`;if(t.friendship==="none")return xe(t,e.reload);let s=e.requestOf(t);return s?Jt(s,t,e.reload):it`<span class="badge">${i("friend.pending")}</span>`}function Tl(e){let{found:t}=e;return t.problem?d(t.problem,e.search):t.items?t.items.length?it`
    <ul class="people" aria-label=${i("people.results")}>${t.items.map(s=>hs(s,Ll(e,s)))}</ul>
    ${T(t)}`:it`<p class="soft" role="status">${i("people.noMatch")}</p>`:As}function Fl(e,t){e.preventDefault(),t.search()}var Bl=e=>it`
  <form class="card" role="search" @submit=${t=>Fl(t,e)}>
    <label for="people-search">${i("people.search")}</label>
    <div class="search">
      ${c("search")}
      <input id="people-search" type="search" autocomplete="off" autocapitalize="none" spellcheck="false"
        .value=${e.text} @input=${t=>e.type(t.target.value)}>
    </div>
    ${Tl(e)}
  </form>`;function is(e,t,s,n=hs){let a=e.lists[t];return a.items.length?it`
    <section class="card">
      <h2>${i(`people.${t}`)}</h2>
      <ul class="people">${a.items.map(o=>n(e.other(o),s(o,e.other(o))))}</ul>
      ${T(a)}
    </section>`:As}var Al=(e,t,s)=>Zt(s,[Pe(t,s,e.reload),Yt(s,e.reload)]),Il=e=>it`
  ${is(e,"received",(t,s)=>[Jt(t,s,e.reload),Zt(s,[Yt(s,e.reload)])])}
  ${is(e,"sent",(t,s)=>Oe(t,s,e.reload))}
  ${e.lists.accepted.items.length?is(e,"accepted",(t,s)=>Al(e,t,s)):D(i("people.none"),i("people.noneText"))}
  ${is(e,"blocked",(t,s)=>Ri(s,e.reload),Ni)}`;function _l(e){return e.problem?d(e.problem,e.load):e.isLoaded?Il(e):b(3)}var jl=()=>vt()?it`<a class="button quiet" href="/invites">${c("plus")} ${i("invites.invite")}</a>`:As;function Fa(e){let t=new ss(e);return{title:i("people.title"),ready:t.load(),view:()=>it`${h(i("people.title"),jl(),"/feed")}${Bl(t)}${_l(t)}`,close:()=>t.close()}}import{html as re,nothing as os}from"../lib/lit-html/lit-html.js";var ns=class extends qe{user=null;friendship=null;#t;constructor(t){super(t,F("/api/finds",{userId:t.params.id,includePrivate:!0,includeFriends:!0,limit:20})),this.#t=t.params.id,this.loading=N(t,()=>this.#e())}get title(){return this.user?.username??i("person.title")}get isMe(){return this.#t===f()?.id}get hasAsked(){return this.friendship?.requesterId===this.#t}async#e(){this.user=await v(`/api/users/${this.#t}`,{signal:this.page.signal}),await Promise.all([this.finds.load(),this.#s()])}async#s(){this.friendship=null;let{friendship:t}=this.user,s=t==="none"?"":F("/api/friends",{status:t,limit:100});for(;s&&!this.friendship;){let n=await me(s,{signal:this.page.signal});this.friendship=n.items.find(a=>a.requesterId===this.#t||a.addresseeId===this.#t)??null,s=n.next}}};import{html as ft,nothing as Rt}from"../lib/lit-html/lit-html.js";var[Ba,Ml]=[12,28],Is=class extends sn{label="";#t=[];set places(t){this.#t=t,this.map&&this.draw()}options(){let{lat:t,lng:s}=this.#t[0]??{lat:25,lng:5};return{view:{lat:t,lng:s,zoom:2},still:!0}}draw(){this.#t.length&&(this.map.setMarkers(this.#t.map(t=>({key:`${t.lat},${t.lng}`,lat:t.lat,lng:t.lng,kind:"dot",size:Ml,text:"",label:t.name,click:()=>this.map.setView({...t,zoom:Ba})}))),this.map.fit(this.#t,Ba,{animate:!1}))}failed(){this.remove()}};customElements.define("finds-map",Is);var Ul=112,Aa=(e,t)=>ft`
  <span class="sum"><span class="strong">${_(e)}</span> <span class="soft">${i(t,{n:e})}</span></span>`,as=(e,{count:t,likes:s,badge:n=Rt,actions:a=Rt})=>ft`
  <section class="profile-head">
    ${wt(e,Ul)}
    <p class="row">
      ${t===void 0?Rt:Aa(t,"person.findsSum")}
      ${s===void 0?Rt:Aa(s,"person.likesSum")}
      ${n}
    </p>
    <p class="row actions">${a}</p>
  </section>`,Dl=e=>ft`
  <li>
    <a class="tile c-${e.category??""}" href="/finds/${e.id}">
      ${e.media.length?we(e.media[0],{thumb:!0}):ft`<span class="sign-tile">${Gt(e.category)}</span>`}
      ${e.isPublic?Rt:ft`<span class="corner">${c("lock")}<span class="unseen">${i("find.friendsOnly")}</span></span>`}
      <span class="caption" dir="auto">${e.title}</span>
    </a>
  </li>`,Ia=(e,t,s)=>ft`
  <button type="button" class="chip" aria-pressed=${e.layout===t?"true":"false"} @click=${()=>e.show(t)}>
    ${c(s)} ${i(`person.${t}`)}
  </button>`,Nl={grid:e=>ft`<ul class="tiles">${e.map(Dl)}</ul>`,list:e=>ft`<ul class="card rows">${e.map(t=>Fi(t,Bi(t)))}</ul>`},Rl=e=>[...new Map(e.map(t=>[t.locationId,{...It(t.location),name:t.location.name}])).values()];function Et(e,t){let{items:s,problem:n,load:a}=e.finds;return n?d(n,a):s?s.length?ft`
    <finds-map .places=${Rl(s)} .label=${i("person.map")}></finds-map>
    <div class="chips" role="group" aria-label=${i("person.layout")}>
      ${Ia(e,"grid","camera")}
      ${Ia(e,"list","filter")}
    </div>
    ${Nl[e.layout](s)}
    ${T(e.finds)}`:D(t.title,t.text,t.action??Rt):b(3)}function El({user:e,friendship:t,hasAsked:s,loading:n}){return e.friendship==="none"?xe(e,n.load):t?t.status==="accepted"?os:s?Jt(t,e,n.load):Oe(t,e,n.load):os}var Cl=()=>re`<a class="button quiet" href="/profile">${i("profile.title")}</a>`,Hl=e=>e.isMe?Cl():El(e);function zl(e,t){let{user:s,friendship:n,loading:a}=e;if(!s||e.isMe)return os;let o=n?.status==="accepted"?[Pe(n,s,a.load)]:[];return Zt(s,[Gi(s,a.load),...o,Wi({userId:s.id}),Yt(s,()=>t.go("/people"))])}var Wl=e=>as(e.user,{count:e.user.findCount,likes:e.user.likeCount,badge:e.user.friendship==="accepted"?re`<span class="badge">${c("check")} ${i("friend.friends")}</span>`:os,actions:Hl(e)});function Gl(e){let{problem:t,load:s}=e.loading;return t?.code==="not_found"?re`<p class="empty">${i("person.gone")}</p>`:t?d(t,s):e.user?re`
    ${Wl(e)}
    <section class="stack" aria-labelledby="finds">
      <h2 id="finds" class="unseen">${i("person.findsTitle")}</h2>
      ${Et(e,{title:i("person.none"),text:i("person.noneText",{name:e.user.username})})}
    </section>`:b(3)}function _a(e){let t=new ns(e),s=()=>t.loading.problem?i("person.title"):t.title;return{get title(){return t.title},broad:!0,ready:t.loading.load(),view:()=>re`${h(s(),zl(t,e),"/people")}${Gl(t)}`}}import{html as Y,nothing as ce}from"../lib/lit-html/lit-html.js";var rs=class{#t;constructor(t,s){this.#t=t,this.restored=s,this.list=z(t,"/api/finds/bin?limit=20",n=>n.find.id)}restore(t){return this.#e(t,P(`/api/finds/${t.id}/restore`),i("find.restored"),this.restored)}remove(t){return this.#e(t,q(`/api/finds/${t.id}?forever=true`),i("bin.removed"),()=>{})}async#e(t,s,n,a){await Vt(s)&&(this.list.items=this.list.items.filter(o=>o.find.id!==t.id),this.#t.update(),p(n),a())}};var cs=class extends qe{progress=null;figures={};isEdited=!1;constructor(t){super(t,F("/api/finds",{userId:f().id,includePrivate:!0,limit:20})),this.bin=new rs(t,()=>this.#t()),this.form=new w({send:s=>this.#s(s),update:t.update,fieldOf:{username_taken:"username"}})}get user(){return f()}load=()=>Promise.all([this.#t(),this.bin.list.load()]);#t=()=>Promise.all([this.finds.load(),this.#e()]);async#e(){let t=await v(`/api/users/${f().id}`,{signal:this.page.signal}).catch(()=>null);this.figures={count:t?.findCount,likes:t?.likeCount},this.page.update()}toggleEdit=()=>{this.isEdited=!this.isEdited,this.page.update()};get hasPicture(){return this.user.profilePicture.startsWith("/api/media/")}async setPicture(t,s=Bt){let n=a=>{this.progress=a,this.page.update()};n(0);try{ot(await s("PUT","/api/users/me/picture",await ee(t),{signal:this.page.signal,progress:n})),p(i("profile.pictureSaved"))}catch(a){a.name!=="AbortError"&&p(y(a))}n(null)}async removePicture(){try{await q("/api/users/me/picture"),ot(await v("/api/users/me"))}catch(t){p(y(t))}this.page.update()}async#s({username:t,age:s}){ot(await U("/api/users/me",{username:t.trim(),age:s===""?null:Number(s)})),p(i("profile.saved"))}};import{html as ps,nothing as ls}from"../lib/lit-html/lit-html.js";async function Vl(e,t){await e.restore(t),g(e.list.items.length?"bin":"finds")}async function Jl(e,t){await S(i("bin.removeTitle"),i("bin.removeText",{title:t.title}),i("bin.remove"))&&(await e.remove(t),g(e.list.items.length?"bin":"finds"))}var Yl=(e,t)=>ps`
  <button type="button" class="quiet" aria-label="${i("bin.restore")}: ${t.title}" @click=${()=>Vl(e,t)}>
    ${c("retry")} ${i("bin.restore")}
  </button>`,Zl=(e,{find:t,expiresAt:s})=>ps`
  <li>
    <p>
      <span class="strong" dir="auto">${t.title}</span>
      ${s?ps`<br><span class="soft">${i("bin.until",{date:xt(s)})}</span>`:ls}
    </p>
    ${t.hidden?Vi(i("report.findHidden"),t.hidden):ls}
    <p class="row">
      ${t.hidden?ls:Yl(e,t)}
      <button type="button" class="danger" aria-label="${i("bin.remove")}: ${t.title}" @click=${()=>Jl(e,t)}>
        ${c("trash")} ${i("bin.remove")}
      </button>
    </p>
  </li>`,ja=e=>e.list.items?.length?ps`
  <section class="card" aria-labelledby="bin">
    <h2 id="bin" tabindex="-1">${i("bin.title")}</h2>
    <p class="hint">${i("bin.hint")}</p>
    <ul class="rows binned">${e.list.items.map(t=>Zl(e,t))}</ul>
    ${T(e.list)}
  </section>`:ls;function Xl(e,t){let[s]=e.target.files;e.target.value="",s&&t.setPicture(s)}var Ql=e=>Y`
  <button type="button" class="quiet" @click=${()=>e.removePicture()}>${i("profile.pictureRemove")}</button>`,Kl=e=>Y`
  <div class="field">
    <p class="row actions">
      <label class="button quiet" for="picture">${c("camera")} ${i("profile.picture")}</label>
      <input class="file" id="picture" type="file" accept="image/*" @change=${t=>Xl(t,e)}>
      ${e.hasPicture?Ql(e):ce}
    </p>
    ${e.progress===null?ce:Y`<progress max="1" .value=${e.progress} aria-label=${i("profile.picture")}></progress>`}
    <p class="hint">${i("profile.pictureHint")}</p>
  </div>`,tp=()=>Y`<a class="button" href="/new">${c("plus")} ${i("nav.plus")}</a>`,ep=({form:e,user:t})=>Y`
  <form novalidate @submit=${e.submit}>
    ${k(e)}
    ${m(e,"username",{label:i("account.username"),hint:i("join.usernameHint"),value:t.username,required:!0,least:3,most:31,pattern:"[A-Za-z0-9_\\-]*",complete:"username"})}
    ${m(e,"age",{label:i("profile.age"),hint:i("profile.ageHint"),value:t.age??"",kind:"number",mode:"numeric"})}
    <div class="row end">${R(e,i("action.save"))}</div>
  </form>`,sp=()=>Y`<a class="button quiet" href="/saved">${c("bookmark")} ${i("saved.title")}</a>`,ip=()=>Y`<a class="button quiet" href="/people">${c("people")} ${i("people.accepted")}</a>`,np=()=>Y`<a class="button quiet" href="/admin">${c("shield")} ${i("admin.title")}</a>`,ap=()=>Y`<a class="button quiet" href="/settings">${c("gear")} ${i("settings.title")}</a>`,op=e=>Y`
  <section class="card" id="edit" aria-labelledby="edit-title">
    <div class="row between"><h2 id="edit-title" tabindex="-1">${i("profile.edit")}</h2>${ge(e.toggleEdit)}</div>
    ${Kl(e)}
    ${ep(e)}
  </section>`;async function rp(e){e.toggleEdit(),await g("edit-title")}var cp=e=>Y`
  <button type="button" class="quiet" id="edit-profile" aria-expanded=${e.isEdited?"true":"false"} @click=${()=>rp(e)}>
    ${c("edit")} ${i("profile.edit")}
  </button>`,lp=e=>[cp(e),sp(),ip(),e.user.role==="admin"?np():ce],pp=e=>Y`
  ${h(e.user.username,ap())}
  ${as(e.user,{...e.figures,actions:lp(e)})}
  ${e.isEdited?op(e):ce}
  <section class="stack" aria-labelledby="finds">
    <h2 id="finds" class="unseen" tabindex="-1">${i("profile.finds")}</h2>
    ${Et(e,{title:i("profile.none"),text:i("profile.noneText"),action:tp()})}
  </section>
  ${ja(e.bin)}`;function Ma(e){let t=new cs(e);return{title:i("profile.title"),broad:!0,ready:t.load(),view:()=>t.user?pp(t):ce}}import{html as C,nothing as Tt}from"../lib/lit-html/lit-html.js";var up={dismissed:"check",hidden:"block",deleted:"trash",suspended:"lock"},dp=e=>m(e,"note",{label:i("report.note"),hint:i("report.noteHint"),kind:"area",required:!0,most:500}),Ua=(e,t)=>i(`report.outcome.${e.kind==="user"&&t==="deleted"?"accountDeleted":t}`);async function mp(e,t,s){let n=Ua(t,s);s!=="dismissed"?await zi(n,({note:a})=>e.decide(t,s,a),dp):await S(n,i("report.dismissText"),n)&&await e.decide(t,s).catch(()=>e.list.load()),g("reports")}var Da=e=>e?C`<a class="strong" href="/people/${e.id}">${e.username}</a>`:C`<span class="soft">${i("report.left")}</span>`,hp=e=>C`
  <p class="row">${e.map(t=>C`
    <a href=${t.url} target="_blank" rel="noreferrer noopener">
      <img class="note-thumb" src=${t.thumbnailUrl} alt=${t.caption||i("report.photo")} width="48" height="48" loading="lazy">
    </a>`)}</p>`,fp=e=>C`
  <p class="strong" dir="auto">${e.title}</p>
  ${e.description?Xt(e.description):Tt}
  ${e.media.length?hp(e.media):Tt}`,$p=e=>e.find?fp(e.find):e.comment?Xt(e.comment.content):e.kind==="user"?Tt:C`<p class="soft">${i("report.noContent")}</p>`,bp=e=>C`
  <li>
    <p>${i(`report.reason.${e.reason}`)} · ${Da(e.reporter)} · <span class="soft">${j(e.createdAt)}</span></p>
    ${e.text?Xt(e.text):Tt}
  </li>`,gp=(e,t,s)=>C`
  <button type="button" class=${s==="dismissed"?"quiet":"danger"} @click=${()=>mp(e,t,s)}>
    ${c(up[s])} ${Ua(t,s)}
  </button>`,wp=(e,t)=>C`<p class="row">${Ci(t.kind).map(s=>gp(e,t,s))}</p>`,yp=(e,t)=>C`
  <p>
    <span class="strong">${i(`report.result.${t.decision.outcome}`)}</span> · ${t.decision.closedBy} ·
    <span class="soft">${j(t.decision.closedAt)}</span>
  </p>
  ${t.decision.note?Xt(t.decision.note):Tt}
  ${t.hidden?C`
    <p><button type="button" class="quiet" @click=${()=>e.show(t)}>${c("retry")} ${i("report.show")}</button></p>`:Tt}`,vp=(e,t)=>C`
  <li class="card">
    <h2>${i(`report.kind.${t.kind}`)} · ${Da(t.owner)}</h2>
    ${$p(t)}
    <ul class="rows">${[t,...t.others].map(bp)}</ul>
    ${t.decision?yp(e,t):wp(e,t)}
  </li>`;function kp(e){let{items:t,problem:s,load:n}=e.list;return s?d(s,n):t?t.length?C`<ul class="stack">${t.map(a=>vp(e,a))}</ul>${T(e.list)}`:D(i(`report.none.${e.status}`),i("report.noneText")):b(3)}function Na(e){let t=new Hi(e);return{title:i("report.reports"),ready:t.list.load(),view:()=>C`
      ${h(i("report.reports"),Tt,"/admin")}
      <div class="chips" role="group" aria-label=${i("report.which")} id="reports" tabindex="-1">
        ${Ei.map(s=>_t(t.status===s,i(`report.status.${s}`),()=>t.choose(s)))}
      </div>
      ${kp(t)}`}}import{html as _s,nothing as xp}from"../lib/lit-html/lit-html.js";var Op=(e,t)=>_s`
  <button type="button" class="chip" aria-pressed=${e.state===t?"true":"false"} @click=${()=>e.choose(t)}>
    ${c(t==="dismissed"?"close":nn(t))} ${i(`saved.${t}`)}
  </button>`,Pp=()=>_s`<a class="button" href="/">${c("map")} ${i("missing.action")}</a>`,qp=e=>({title:i(`saved.${e}None`),text:i(e==="dismissed"?"saved.dismissedText":"saved.noneText"),action:Pp()});function Ra(e){let t=new Yi(e);return{title:i("saved.title"),broad:!0,ready:t.finds.load(),view:()=>_s`
      ${h(i("saved.title"),xp,"/profile")}
      <div class="chips" role="group" aria-label=${i("saved.which")}>${Ji.map(s=>Op(t,s))}</div>
      ${Et(t,qp(t.state))}`}}import{html as I,nothing as nt}from"../lib/lit-html/lit-html.js";import{html as tt,nothing as js}from"../lib/lit-html/lit-html.js";var Ca=(e,t)=>m(e,"name",{label:i("passkeys.name"),hint:i("passkeys.nameHint"),value:t,required:!0,most:50});async function Sp(e,t){let s=he(navigator.userAgent);await E(n=>e.addForm(t,n),i("passkeys.add"),n=>tt`
    ${k(n)}
    ${yt(n)}
    ${Ca(n,s)}
    ${t?ct(n,"password",i("account.password")):js}`,()=>tt`<button type="submit">${i("settings.linkGo")}</button>`)}var Lp=(e,t)=>E(s=>e.renameForm(t,s),i("passkeys.rename"),s=>tt`
  ${k(s)}
  ${Ca(s,t.name)}`,()=>tt`<button type="submit">${i("action.save")}</button>`);async function Tp(e,t){await S(i("passkeys.deleteTitle",{name:t.name}),i("passkeys.deleteText"),i("action.delete"))&&e.remove(t)}var Ea=(e,t,s)=>tt`
  <button type="button" class="quiet" aria-label="${t}: ${e.name}" @click=${s}>${t}</button>`,Fp=(e,t,s)=>tt`
  <li class="row between">
    <span>
      <span class="strong" dir="auto">${t.name}</span>
      ${t.backedUp?tt`<span class="badge">${i("passkeys.backedUp")}</span>`:js}<br>
      <span class="soft">${i("passkeys.added")} ${j(t.createdAt)} ·
        ${t.lastUsedAt?tt`${i("passkeys.used")} ${j(t.lastUsedAt)}`:i("passkeys.unused")}</span>
    </span>
    <span class="row">
      ${Ea(t,i("passkeys.rename"),async()=>{await Lp(e,t),s()})}
      ${Ea(t,i("action.delete"),()=>Tp(e,t))}
    </span>
  </li>`,Bp=e=>tt`<button type="button" class="quiet" id="add-passkey" @click=${e}>${i("passkeys.add")}</button>`,Ha=(e,t,s)=>tt`
  <section class="card" id="passkeys">
    <h2>${i("passkeys.title")}</h2>
    <p>${i("passkeys.hint")}</p>
    ${e.list.length?tt`<ul class="people">${e.list.map(n=>Fp(e,n,s))}</ul>`:js}
    <p>${Bp(async()=>{await Sp(e,t),s()})}</p>
  </section>`;import{html as le}from"../lib/lit-html/lit-html.js";var Ms=(e,t,s,n,a,o)=>le`
  <div class="field">
    <label for=${e}>${t}</label>
    <select id=${e} @change=${r=>o(Number(r.target.value))}>
      ${s.map(r=>le`<option value=${r} ?selected=${r===a}>${n(r)}</option>`)}
    </select>
  </div>`,za=e=>Nt(e.picker()),Ap=(e,{latitude:t,longitude:s,radius:n,area:a})=>le`
  <place-map class="homemap" inert .area=${2*n} .at=${{lat:t,lng:s}}></place-map>
  ${Ms("home-radius",i("place.homeRadius"),$n,Ft,n,o=>e.changeHome({radius:o}))}
  ${Ms("home-area",i("place.homeArea"),[1,5,20],ne,a,o=>e.changeHome({area:o}))}
  <p class="row">
    <button type="button" class="quiet" @click=${()=>za(e)}>${i("place.homeMove")}</button>
    <button type="button" class="quiet" @click=${()=>e.change({home:void 0})}>${i("place.homeRemove")}</button>
  </p>`,Wa=e=>le`
  <section class="card">
    ${H("places",i("place.settings"))}
    <p class="hint">${i("place.settingsText")}</p>
    ${Ms("shown-area",i("place.shownNew"),[0,1,5,20],ne,e.values.area,t=>e.change({area:t}))}
    <label class="switch">
      <span>${i("place.friendsExact")}</span>
      <input type="checkbox" role="switch" id="friends-exact" .checked=${e.values.exactForFriends}
        @change=${t=>e.change({exactForFriends:t.target.checked})}>
    </label>
    <h3>${i("place.home")}</h3>
    <p class="hint">${i("place.homeText")}</p>
    ${e.values.home?Ap(e,e.values.home):le`
      <p><button type="button" class="quiet" id="home" @click=${()=>za(e)}>${i("place.homeAdd")}</button></p>`}
    <p class="hint">${i("place.recall")}</p>
  </section>`;import{html as et,nothing as Ct}from"../lib/lit-html/lit-html.js";var Us={read:["read"],write:["read","write"],admin:["read","write","admin"]};function Ga(e){let t=async({name:s,access:n,days:a,password:o})=>{let r=a?{days:Number(a)}:{};e(await P("/api/auth/tokens",{name:s.trim(),scopes:Us[n],...r,...o?{password:o}:{}}))};return new w({send:t,fieldOf:{wrong_password:"password"}})}var pe=e=>e.kind==="token",Ja=e=>pe(e)?e.name:he(e.userAgent),Ip={browser:()=>i("session.browser"),cli:()=>i("session.cli"),token:()=>i("session.token")},_p=e=>e.scopes.map(t=>i(`scope.${t}`)).join(", ");function jp(e){return e.expiresAt?pe(e)?i("token.until",{date:xt(e.expiresAt)}):i("settings.until",{date:xt(e.expiresAt)}):i("token.endless")}var Mp=e=>e.lastUsedAt?i("session.used",{date:W(e.lastUsedAt)}):i("session.unused"),Up=(e,t)=>{let s=i(pe(t)?"token.revoke":"settings.end");return et`
    <button type="button" class="quiet" aria-label="${s}: ${Ja(t)}" @click=${()=>e.endSession(t)}>${s}</button>`},Dp=e=>et`${i(pe(e)?"token.since":"settings.since")} ${j(e.createdAt)}`,Np=(e,t)=>et`
  <li class="row between">
    <span>
      <span class="strong" dir="auto">${Ja(t)}</span>
      <span class="badge">${Ip[t.kind]()}</span>
      ${t.current?et`<span class="badge">${i("settings.thisOne")}</span>`:Ct}<br>
      ${pe(t)?et`<span class="soft">${_p(t)}</span><br>`:Ct}
      <span class="soft">${Dp(t)} · ${Mp(t)} · ${jp(t)}</span>
    </span>
    ${t.current?Ct:Up(e,t)}
  </li>`;async function Rp(e){await S(i("settings.endOthers"),i("settings.endOthersText"),i("settings.endOthers"))&&e.endOthers()}var Ep=e=>et`
  <button type="button" class="quiet" @click=${()=>Rp(e)}>${i("settings.endOthers")}</button>`,Va=(e,t,s,n=Ct)=>et`
  <div class="field">
    <label for=${e}>${t}</label>
    <select id=${e} name=${e}>${s.map(([a,o])=>et`<option value=${a}>${o}</option>`)}</select>
    ${n}
  </div>`,Cp=[90,30,365],Hp=e=>Object.keys(Us).filter(t=>t!=="admin"||e.role==="admin"),zp=(e,t)=>et`
  <p>${i("token.about")}</p>
  ${k(t)}
  ${yt(t)}
  ${m(t,"name",{label:i("token.name"),hint:i("token.nameHint"),required:!0,most:50})}
  ${Va("access",i("token.access"),Hp(e.user).map(s=>[s,i(`access.${s}`)]))}
  ${Va("days",i("token.life"),[...Cp.map(s=>[s,i("token.days",{n:s})]),["",i("token.endless")]])}
  ${e.asksPassword?ct(t,"password",i("account.password")):Ct}`,Wp=e=>Ae({title:i("token.new"),text:i("token.once"),label:i("session.token"),value:e});async function Gp(e){let t=null;await E(n=>Ga(a=>{t=a,n()}),i("token.create"),n=>zp(e,n),()=>et`<button type="submit">${i("token.createGo")}</button>`),t&&(e.addSession(t.session),await Wp(t.token))}var Ya=e=>et`
  <section class="card">
    ${H("sessions",i("settings.sessions"))}
    <ul class="people">${e.sessions.map(t=>Np(e,t))}</ul>
    <div class="row end">
      ${e.hasOthers?Ep(e):Ct}
      <button type="button" class="quiet" id="new-token" @click=${()=>Gp(e)}>${c("plus")} ${i("token.create")}</button>
    </div>
  </section>`;var Vp=["friendRequests","friendAccepted","findLiked","findCommented","replied","mentioned"],Ds=(e,t,s,n)=>I`
  <div class="field">
    <label for=${e}>${t}</label>
    <select id=${e} @change=${a=>n(a.target.value)}>
      ${s.map(([a,o,r])=>I`
        <option value=${a} lang=${e==="language"?a:nt} ?selected=${r}>${o}</option>`)}
    </select>
  </div>`,Jp=e=>I`
  <label class="switch">
    <span>${i("settings.streets")}<br><span class="soft">${i("streets.learns")}</span></span>
    <input type="checkbox" role="switch" id="streets" .checked=${Qt()} @change=${t=>e.setStreets(t.target.checked)}>
  </label>`,Yp=()=>Hs.map(e=>[e,Es[e],e===Cs()]),Zp=e=>I`
  <section class="card">
    ${H("appearance",i("settings.appearance"))}
    ${Ds("language",i("settings.language"),Yp(),t=>e.setLanguage(t))}
    ${Ds("theme",i("settings.theme"),Qi.map(t=>[t,i(`settings.theme.${t}`),t===Ki()]),t=>e.setTheme(t))}
    ${Ds("units",i("settings.units"),["km","mi"].map(t=>[t,i(`settings.units.${t}`),t===Ws()]),t=>e.setUnits(t))}
    ${Zi()?Jp(e):nt}
  </section>`;async function Xp(e,t,s){let n=e.target;await t.prefer(s,n.checked),n.checked=t.preferences[s]}var Za=(e,t,s=nt)=>I`
  <label class="switch">
    <span>${i(`settings.${t}`)}${s}</span>
    <input type="checkbox" role="switch" .checked=${e.preferences[t]} @change=${n=>Xp(n,e,t)}>
  </label>`,Qp=e=>I`
  <section class="card">
    ${H("notify",i("settings.notify"))}
    ${[...Vp,...f()?.role==="admin"?["reported"]:[]].map(t=>Za(e,t))}
    ${u().pushKey?Za(e,"pushEnabled",I`<br><span class="soft">${i("settings.pushEnabledHint")}</span>`):nt}
  </section>`,Kp=(e,t)=>I`
  <p>${c("check")} ${i("push.on")}</p>
  <p class="row">
    <button type="button" class="quiet" @click=${e.testPush}>${i("push.test")}</button>
    <button type="button" class="quiet" aria-busy=${t} @click=${e.disablePush}>${i("push.disable")}</button>
  </p>`,tu=(e,t)=>I`
  <p>${i("push.off")}</p>
  <p>
    <button type="button" id="push-on" aria-busy=${t} @click=${e.enablePush}>${c("bell")} ${i("push.enable")}</button>
  </p>`;function eu(e){let t=e.pushBusy?"true":"false";return e.push==="on"?Kp(e,t):e.push==="off"?tu(e,t):I`<p class="note">${i(`push.${e.push}`)}</p>`}var Ht=(e,t)=>I`<button type="button" class="chip" @click=${()=>g(`part-${e}`)}>${t}</button>`,su=()=>I`
  <nav class="chips" aria-label=${i("settings.title")}>
    ${Ht("appearance",i("settings.appearance"))}
    ${Ht("notify",i("nav.bell"))}
    ${u().passwordLogin?Ht("password",i("account.password")):nt}
    ${Ht("places",i("place.settings"))}
    ${Ht("sessions",i("settings.devices"))}
    ${Ht("data",i("settings.data"))}
  </nav>`,iu=e=>I`
  ${su()}
  ${Zp(e)}
  ${Qp(e)}
  <section class="card">
    <h2>${i("push.title")}</h2>
    ${eu(e)}
  </section>
  ${u().passwordLogin?gn(e):nt}
  ${e.passkeys.isShown?Ha(e.passkeys,e.asksPassword,e.redraw):nt}
  ${u().provider.enabled?wn(e):nt}
  ${Wa(e.places)}
  ${Ya(e)}
  ${yn(e)}
  ${vt()?I`<p class="below"><a href="/invites">${i("invites.title")}</a></p>`:nt}
  <p class="below"><a href="/about">${i("about.title")}</a></p>`;async function nu(e){let t=gt.get("outbox").length;(!t||await S(i("settings.signOut"),i("outbox.signOut",{n:t}),i("settings.signOut")))&&e.signOut()}var au=e=>I`
  <button type="button" class="quiet" id="sign-out" @click=${()=>nu(e)}>${i("settings.signOut")}</button>`;function ou(e){return e.loading.problem?d(e.loading.problem,e.loading.load):e.isLoaded?iu(e):b(5)}function Xa(e){let t=new Fe(e);return{get title(){return i("settings.title")},ready:t.loading.load(),view:()=>I`
      ${h(i("settings.title"),au(t),"/profile")}
      ${t.refusal?d(t.refusal):nt}
      ${ou(t)}`}}import{html as $t,nothing as Ka}from"../lib/lit-html/lit-html.js";var us=class{isLoaded=!1;#t;constructor(t){this.#t=t}get entries(){return gt.get("outbox")}load=async()=>{await ki(),this.isLoaded=!0,this.#t.update()};cancel(t){return Oi(t.id)}retry(t){return Pi(t.id)}sendNow(){return qi()}};async function ru(e,t){await Ui()&&e.cancel(t)}var cu=e=>i(e.kind==="like"&&!e.on?"outbox.unlike":`outbox.${e.kind}`),Qa=e=>$t`<a class="strong" dir="auto" href=${Si(e)}>${e.title}</a>`,lu={find:e=>$t`<span class="strong" dir="auto">${e.body.title}</span>`,comment:e=>$t`<span class="what" dir="auto">${e.body.content}</span><br>${Qa(e)}`,like:Qa},pu=(e,t)=>$t`
  <li class="row between">
    <span class="grow">
      <span class="soft">${cu(t)}</span><br>
      ${lu[t.kind](t)}<br>
      ${t.state==="refused"?$t`<span class="error">${t.problem}</span>`:$t`<span class="soft">${i("outbox.waiting")}</span>`}
    </span>
    <span class="row">
      ${t.state==="refused"?$t`
        <button type="button" class="quiet" @click=${()=>e.retry(t)}>${c("retry")} ${i("action.retry")}</button>`:Ka}
      <button type="button" class="quiet" @click=${()=>ru(e,t)}>${i("outbox.cancel")}</button>
    </span>
  </li>`;function uu(e){return e.isLoaded?e.entries.length?$t`
    <p class="hint">${i("outbox.hint")}</p>
    <ul class="card people">${e.entries.map(t=>pu(e,t))}</ul>
    <p class="row end"><button type="button" @click=${()=>e.sendNow()}>${i("outbox.now")}</button></p>`:D(i("outbox.none"),i("outbox.noneText")):b(2)}function to(e){let t=new us(e);return{title:i("outbox.title"),ready:t.load(),view:()=>$t`${h(i("outbox.title"),Ka,"/")}${uu(t)}`}}export{po as about,xn as accounts,Bn as admin,_n as adminLog,ua as edit,$a as import,Oa as instance,va as invites,qa as join,La as named,Ta as notifications,Fa as people,_a as person,Ma as profile,Na as reports,Ra as saved,Xa as settings,to as waiting};
//# sourceMappingURL=more.js.map

import{$ as Ni,$c as Yn,A as tt,Aa as Qi,Ab as $n,Ac as Mn,B as Lt,Bc as Un,C as p,Ca as Ae,Cb as Bt,Cc as he,Db as le,E as _i,Ea as _e,Ec as jn,F as y,Fa as tn,Fb as It,G as x,Ga as en,Gc as Dn,H,Ha as sn,Hc as Nn,I as j,Ia as nn,Ib as bn,J as k,Ja as an,Jb as gn,Jc as Rn,K as Mi,Ka as on,Kb as Me,Kc as En,La as rn,Lc as Cn,M as Se,Ma as cn,N as O,Na as ln,Nb as D,Nc as Hn,O as Vt,Ob as Y,P as Ui,Pa as pn,Pb as wn,Qb as $t,Ra as un,Rb as Ue,Rc as zn,Sa as dn,Sb as je,Ta as mn,Tb as yn,Ua as hn,Ub as vn,Va as fn,Vb as De,Vc as Wn,Wb as kn,X as Be,Xc as Vn,Yb as xn,Z as ji,Zb as g,_ as Di,_b as v,_c as Gn,a as Te,aa as Ri,ac as u,b as m,ba as Ei,bc as S,bd as Jn,c as qi,ca as Vs,cc as ct,cd as Zn,d as re,dc as F,dd as Xn,ea as Ci,ec as On,f as Fi,fa as Hi,fc as Dt,g as ce,ga as zi,gb as c,gc as Gs,h as Ti,ha as Wi,hb as rt,hc as Pn,i as Li,ia as Vi,ib as E,ic as Ne,j as Si,ja as w,jb as h,jc as pe,ka as Ie,kb as z,kc as Re,la as Gi,lb as L,lc as Ee,m as Bi,mb as d,mc as ue,n as i,nb as f,nc as de,oa as ft,ob as Jt,oc as qn,p as q,pa as Yi,pb as P,pc as Fn,qa as Ji,qb as St,qc as Tn,ra as Gt,rb as $,rc as Ln,s as A,sa as Zi,sc as B,t as ht,tc as Sn,u as Z,ua as Xi,uc as Bn,v as Le,vc as In,w as Ii,wa as Yt,wc as An,xc as me,y as Tt,ya as Ki,yb as _,yc as Ce,z as Ai,za as jt,zb as Zt,zc as _n}from"./shared.js";import{html as Nt,nothing as Ys}from"../lib/lit-html/lit-html.js";var hr=new URL("lib/",Te).pathname,fr=[["Leaflet 1.9.4","leaflet","Volodymyr Agafonkin, CloudMade","BSD-2-Clause"],["protomaps-leaflet 5.1.0","protomaps-leaflet","Protomaps","BSD-3-Clause"],["lit-html 3.3.3","lit-html","Google LLC","BSD-3-Clause"]];function Kn(){if(he())return new URL(m().streets.url.replace(/[{}]/g,"")).host;let{host:e}=new URL((m().tiles?.url??"").replace(/[{}]/g,""),location);return e===location.host?"":e}var $r=()=>Kn()?i("about.tilesFrom",{host:Kn()}):i("about.alone"),br=()=>Nt`
  <section class="card">
    <p class="lead">${i("app.about")}</p>
    <p>${i("about.text")} ${$r()}</p>
    <p class="soft">${i("about.version",{version:m().version})}</p>
    <p class="row"><a class="button quiet" href="/api/docs">${i("about.api")}</a></p>
  </section>`,gr=()=>Nt`
  <section class="card">
    <h2>${i("about.map")}</h2>
    <ul class="plain-list">
      ${m().tiles?.attribution?Nt`<li>${i("about.tiles")}: ${m().tiles.attribution}</li>`:Ys}
      ${he()?Nt`<li>${i("about.streets")}: ${m().streets.attribution}</li>`:Ys}
      <li>${i("about.places")}: ${m().places.attribution}</li>
    </ul>
  </section>`,wr=([e,t,s,n])=>Nt`<li><a href="${hr}${t}/LICENSE">${e}</a>, © ${s}, ${n}</li>`,yr=()=>Nt`
  <section class="card">
    <h2>${i("about.code")}</h2>
    <ul class="plain-list">${fr.map(wr)}</ul>
    <p class="hint">${i("about.more")}</p>
  </section>`,vr=()=>({title:i("about.title"),view:()=>Nt`
    ${h(i("about.title"),Ys,w()?"/settings":"/sign-in")}
    ${Zn()}${Jn()}${br()}${gr()}${yr()}`});import{html as Ze,nothing as Yr}from"../lib/lit-html/lit-html.js";var kr=200,xr=2**20,Js=["all","active","suspended","admin"],Qn={wrong_password:"password"},Rt=e=>`/api/admin/users/${e.id}`,He=class{#t;#e=0;constructor(t){this.#t=t;let s=t.query.get("status");this.text=t.query.get("q")??"",this.status=Js.includes(s)?s:"all",this.list=_(t,()=>O("/api/admin/users",{...this.#s,limit:50}))}get#s(){return{q:this.text.trim(),status:this.status==="all"?"":this.status}}search=()=>(clearTimeout(this.#e),this.#t.rename(O("/admin/people",this.#s)),this.list.load());type(t){this.text=t,clearTimeout(this.#e),this.#e=setTimeout(this.search,kr)}choose(t){return this.status=t,this.#t.update(),this.search()}isMe(t){return t.id===w()?.id}#i(t){this.list.items=this.list.items.map(s=>s.id===t.id?t:s),this.#t.update()}async#n(t,s){try{this.#i(await t),p(s)}catch(n){p(q(n))}}get asksPassword(){return Ie()}adminForm(t,s){let n=async({password:a})=>{this.#i(await j(Rt(t),{role:"admin",...a?{password:a}:{}})),s()};return new g({send:n,fieldOf:Qn})}demote(t){return this.#n(j(Rt(t),{role:"member"}),i("admin.memberDone",{name:t.username}))}lift(t){return this.#n(k(`${Rt(t)}/suspension`),i("admin.liftDone",{name:t.username}))}linkForm(t,s){let n=async({password:a})=>{let o=await x(`${Rt(t)}/sign-in-link`,a?{password:a}:void 0);s(new URL(o.url,location).href)};return new g({send:n,fieldOf:Qn})}limitForm(t,s){let n=async({kind:a,size:o})=>{let r={instance:null,none:0}[a];this.#i(await j(Rt(t),{mediaLimit:a==="own"?Math.round(Number(o)*xr):r})),s()};return new g({send:n})}suspendForm(t,s){let n=async({reason:a,days:o})=>{this.#i(await H(`${Rt(t)}/suspension`,{reason:a.trim(),...o?{days:Number(o)}:{}})),s()};return new g({send:n})}deleteForm(t,s){let n=async({name:a,reason:o})=>{if(a.trim()!==t.username)throw{code:"page",reason:"other_name",text:i("admin.deleteOther")};await k(O(Rt(t),{reason:o.trim()})),this.list.items=this.list.items.filter(r=>r.id!==t.id),this.#t.update(),s()};return new g({send:n,fieldOf:{other_name:"name"}})}close(){clearTimeout(this.#e)}};import{html as I,nothing as Kt}from"../lib/lit-html/lit-html.js";import{html as X,nothing as fe}from"../lib/lit-html/lit-html.js";var ze=class{list=[];#t;constructor(t){this.#t=t}get isShown(){return zn()}async read(){this.isShown&&(this.list=await y("/api/auth/passkeys",{signal:this.#t.signal}))}addForm(t,s){let n=async({name:a,password:o})=>{let r=await Wn(await x("/api/auth/passkeys/options",t?{password:o}:{}));r&&(this.list=[...this.list,await x("/api/auth/passkeys",{name:a,...r})],s())};return new g({send:n,fieldOf:{wrong_password:"password"}})}renameForm(t,s){let n=async({name:a})=>{let o=await j(`/api/auth/passkeys/${t.id}`,{name:a});this.list=this.list.map(r=>r.id===o.id?o:r),s()};return new g({send:n})}async remove(t){try{await k(`/api/auth/passkeys/${t.id}`),this.list=this.list.filter(s=>s.id!==t.id)}catch(s){p(q(s))}this.#t.update()}};var Or=1,et=class{nearby=[];proposal="";#t;#e;#s;#i=0;#n=0;constructor(t,s,n=()=>{}){this.#t=t,this.#e=n,this.#a(s??{})}get value(){let{point:t,by:s,source:n,photo:a,chosen:o}=this;return{point:t,name:this.name.trim(),by:s,source:n,photo:a,location:o}}#a({point:t=null,name:s="",by:n="",source:a="",photo:o=null,location:r=null}){Object.assign(this,{point:t,name:s,by:n,source:a,photo:o,chosen:r}),this.#s=t}get label(){return this.chosen?.name||this.name.trim()||this.proposal}take(t){if(this.#a(t.value),Object.assign(this,{nearby:t.nearby,proposal:t.proposal}),this.#e(),this.point&&!this.label)return this.propose()}setPoint(t,s,n=""){return Object.assign(this,{point:t,chosen:null,source:s,proposal:""}),n?(Object.assign(this,{name:n,by:"search"}),this.#s=t):this.by!=="reader"&&this.#s&&jt(this.#s,t)>Or&&Object.assign(this,{name:"",by:""}),this.#e(),this.propose()}suggestPoint(t){return this.photo??=t,this.point?this.#e():this.setPoint(t,"photo")}setName(t){this.name=t,this.by=t.trim()?"reader":""}async locate(){try{let t=await Qi({enableHighAccuracy:!0,timeout:15e3});this.#t.signal.aborted||this.setPoint(t,"hereDone")}catch(t){this.#t.signal.aborted||p(q(t))}}toggle(t){this.chosen=this.chosen?.id===t.id?null:t,this.chosen&&(this.point=Yt(t)),this.#e()}async propose(){let t=++this.#n,{signal:s}=this.#t;clearTimeout(this.#i);let{nearby:n,name:a,wait:o}=await Ae(this.point,{signal:s});t!==this.#n||s.aborted||(Object.assign(this,{nearby:n,proposal:a}),o&&(this.#i=setTimeout(()=>this.propose(),1e3*o)),this.#t.update())}close(){clearTimeout(this.#i)}};var ta="/api/users/me/place-settings",Pr={radius:.5,area:1},ea=[.2,.5,1,2,5],We=class{values=null;#t;constructor(t){this.#t=t}async read(){this.values=await y(ta,{signal:this.#t.signal})}async change(t){try{this.values=await H(ta,{...this.values,...t}),p(i("place.saved"))}catch(s){p(q(s))}this.#t.update()}changeHome(t){return this.change({home:{...this.values.home,...t}})}picker(){let{home:t}=this.values,s=t&&{point:{lat:t.latitude,lng:t.longitude}},n=new et(this.#t,s,()=>{n.point&&this.changeHome({...Pr,...t,latitude:n.point.lat,longitude:n.point.lng})});return n}};var sa=e=>!e.current&&e.kind!=="token",Ve=class{preferences=null;sessions=null;push="";pushBusy=!1;refusal=Gi();#t;constructor(t){this.#t=t,this.passkeys=new ze(t),this.places=new We(t),this.loading=D(t,()=>this.#e());let s={wrong_password:"currentPassword"};this.password=new g({send:(n,a)=>this.#n(n,a),update:t.update,fieldOf:s})}get user(){return w()}redraw=()=>this.#t.update();get isLoaded(){return!!(this.preferences&&this.user)}get asksPassword(){return Ie()}get asksCurrent(){return this.user.hasPassword&&!Vn(this.sessions)}get hasOthers(){return this.sessions.some(sa)}async#e(){let{signal:t}=this.#t;[this.preferences,this.sessions,this.push]=await Promise.all([y("/api/notifications/preferences",{signal:t}),y("/api/auth/sessions",{signal:t}),Ci(),this.passkeys.read(),this.places.read()])}async#s(t){try{await t()}catch(s){p(s.code||s.status?q(s):i("push.failed"))}this.#t.update()}setTheme(t){Rn(t),this.#t.update()}setUnits(t){qi.set(t),this.#t.update()}setStreets(t){jn(t),this.#t.update()}async setLanguage(t){await Bi(t),this.#t.update()}prefer(t,s){return this.#s(async()=>{this.preferences=await H("/api/notifications/preferences",{[t]:s})})}enablePush=()=>this.#i(Hi);disablePush=()=>this.#i(zi);async#i(t){this.pushBusy=!0,this.#t.update(),await this.#s(async()=>{this.push=await t()}),this.pushBusy=!1,this.#t.update()}testPush=()=>this.#s(async()=>{await Wi(),p(i("push.sent"))});addSession(t){this.sessions=[t,...this.sessions],this.#t.update()}endOthers(){return this.#s(async()=>{for(let t of this.sessions.filter(sa))await k(`/api/auth/sessions/${t.id}`),this.sessions=this.sessions.filter(s=>s!==t)})}endSession(t){return this.#s(async()=>{await k(`/api/auth/sessions/${t.id}`),this.sessions=this.sessions.filter(s=>s!==t)})}signOut=()=>this.#s(async()=>{await Yi(),await this.#t.go("/sign-in",{replace:!0})});async#n({newPassword:t,currentPassword:s,unlinkIdentity:n},a){let o=this.asksCurrent?{currentPassword:s}:{};await H("/api/users/me/password",{newPassword:t,...o,...n?{unlinkIdentity:!0}:{}}),a.reset(),ft(await y("/api/users/me")),this.sessions=await y("/api/auth/sessions"),p(i("settings.passwordSaved"))}unlink(){return this.#s(async()=>{await k("/api/users/me/identity"),ft(await y("/api/users/me"))})}confirmForm(t){let s=async({password:n})=>{await x("/api/auth/confirm",{password:n}),t()};return new g({send:s,fieldOf:{wrong_password:"password"}})}deleteForm(t){let s=async({password:n})=>{await k("/api/users/me",this.asksPassword?{password:n}:void 0),t()};return new g({send:s,fieldOf:{wrong_password:"password"}})}async leaveDeleted(){await Ji(),await this.#t.go("/sign-in",{replace:!0}),p(i("settings.deleted"))}},Ge=(e={})=>`/api/auth/oauth/start?${new URLSearchParams({...e,redirect:"/settings"})}`;var Xt=()=>m().provider.name,At=e=>e.refusal?.reason==="sign_in_again"&&m().provider.enabled?X`
  <p><a class="button quiet" href=${Ge()}>${i("signin.provider",{name:Xt()})}</a></p>`:fe,bt=(e,t,s)=>u(e,t,{label:s,kind:"password",required:!0,complete:"current-password"}),qr=()=>X`
  <label class="switch">
    <span>
      ${i("settings.alsoUnlink",{name:Xt()})}<br>
      <span class="soft">${i("settings.alsoUnlinkHint")}</span>
    </span>
    <input type="checkbox" role="switch" id="unlinkIdentity" name="unlinkIdentity">
  </label>`,ia=({user:e,asksCurrent:t,password:s})=>X`
  <form class="card" novalidate @submit=${s.submit}>
    ${z("password",i(t?"settings.password":"settings.passwordFirst"))}
    ${e.hasPassword&&!t?X`<p class="note">${i("link.setPassword")}</p>`:fe}
    <input class="unseen" type="text" autocomplete="username" .value=${e.username} tabindex="-1" aria-hidden="true">
    ${v(s)}
    ${At(s)}
    ${t?bt(s,"currentPassword",i("settings.currentPassword")):fe}
    ${u(s,"newPassword",{label:i("settings.newPassword"),hint:i("settings.passwordHint"),kind:"password",required:!0,least:8,most:255,complete:"new-password"})}
    ${e.identityLinked?qr():fe}
    <div class="row end">${S(s,i("action.save"))}</div>
  </form>`;async function Fr(e){let t=i("settings.unlinkTitle",{name:Xt()});await F(t,i("settings.unlinkText"),i("settings.unlink"))&&e.unlink()}async function Tr(e,t){if(!t.asksPassword)return;e.preventDefault();let s=i("settings.link",{name:Xt()});await B(a=>t.confirmForm(a),s,a=>X`
    <p>${i("settings.linkText")}</p>
    ${v(a)}
    ${bt(a,"password",i("account.password"))}`,()=>X`<button type="submit">${i("settings.linkGo")}</button>`)&&location.assign(Ge({link:"true"}))}var Lr=e=>X`
  <p>${c("check")} ${i("settings.linked")}</p>
  <p><button type="button" class="quiet" @click=${()=>Fr(e)}>${i("settings.unlink")}</button></p>`,Sr=e=>X`
  <p>${i("settings.notLinked")}</p>
  <p>
    <a class="button quiet" href=${Ge({link:"true"})} @click=${t=>Tr(t,e)}>
      ${i("settings.link",{name:Xt()})}
    </a>
  </p>`,na=e=>X`
  <section class="card">
    <h2>${i("settings.identity",{name:Xt()})}</h2>
    ${e.user.identityLinked?Lr(e):Sr(e)}
  </section>`;async function Br(e){await B(s=>e.deleteForm(s),i("settings.deleteTitle"),s=>X`
    <p>${i("settings.deleteText")}</p>
    ${v(s)}
    ${At(s)}
    ${e.asksPassword?bt(s,"password",i("account.password")):fe}`,()=>X`<button type="submit" class="danger">${i("settings.delete")}</button>`)&&await e.leaveDeleted()}var aa=e=>X`
  <section class="card">
    ${z("data",i("settings.data"))}
    <p>${i("settings.dataText")}</p>
    <p><a class="button quiet" href="/api/users/me/export" download>${i("settings.download")}</a></p>
    <p>${i("settings.archiveText")}</p>
    <p><a class="button quiet" href="/api/users/me/archive" download>${i("settings.archive")}</a></p>
    <p><a class="button quiet" href="/import">${i("settings.import")}</a></p>
    <h3>${i("settings.deleteHead")}</h3>
    <p>${i("settings.deleteHint")}</p>
    <p><button type="button" class="danger" @click=${()=>Br(e)}>${i("settings.delete")}</button></p>
  </section>`;import{html as Ir}from"../lib/lit-html/lit-html.js";async function Ar(e){try{await navigator.clipboard.writeText(e),p(i("secret.copied"))}catch{document.getElementById("secret").select(),p(i("secret.selected"))}}var Ye=({title:e,text:t,label:s,value:n})=>ct(a=>Ir`
  <h2>${e}</h2>
  <p>${t}</p>
  <div class="field">
    <label for="secret">${s}</label>
    <input id="secret" readonly spellcheck="false" autocomplete="off" .value=${n} @focus=${o=>o.target.select()}>
  </div>
  <div class="row end">
    <button type="button" class="quiet" @click=${()=>a()}>${i("action.close")}</button>
    <button type="button" @click=${()=>Ar(n)}>${c("copy")} ${i("secret.copy")}</button>
  </div>`,{label:e});function _r({mediaBytes:e,mediaLimit:t}){let s=tt(e);return t===null?i("admin.usage",{size:s}):t?i("admin.usageOf",{size:s,limit:tt(t)}):i("admin.usageUnlimited",{size:s})}var Mr=e=>[i("admin.joined",{date:Z(e.createdAt)}),e.seenAt?i("admin.seen",{date:Z(e.seenAt)}):i("admin.notSeen"),i("admin.finds",{n:e.findCount}),_r(e),e.invitedBy&&i("admin.invitedBy",{name:e.invitedBy.username})],Ur=({suspendedAt:e,endsAt:t})=>t?i("admin.suspendedUntil",{date:ht(t)}):i("admin.suspendedSince",{when:Le(e)}),jr=e=>I`<p class="note">${Ur(e)}<br><span dir="auto">${i("admin.reasonIs",{reason:e.reason})}</span></p>`,Dr=e=>e.suspension?I`<span class="person"><span class="avatar none">${c("block")}</span> <span class="strong">${e.username}</span></span>`:I`<a class="person" href="/people/${e.id}">${rt(e)} <span class="strong">${e.username}</span></a>`,oa=(e,t)=>I`
  ${v(t)}
  ${At(t)}
  ${e.asksPassword?bt(t,"password",i("account.password")):Kt}`,Nr=(e,t)=>B(s=>e.adminForm(t,s),i("admin.adminTitle",{name:t.username}),s=>I`
  <p>${i("admin.adminText")}</p>
  ${oa(e,s)}`,()=>I`<button type="submit" class="danger">${i("admin.admin")}</button>`);async function Rr(e,t){await F(i("admin.memberTitle",{name:t.username}),i("admin.memberText"),i("admin.member"))&&e.demote(t)}var Er=["instance","own","none"],Cr=(e,t)=>{e.kind??=t.mediaLimit===null?"instance":t.mediaLimit?"own":"none";let s=n=>{e.kind=n.target.value,e.update()};return I`
    ${v(e)}
    <div class="field">
      <label for="kind">${i("admin.limit")}</label>
      <select id="kind" name="kind" @change=${s}>
        ${Er.map(n=>I`<option value=${n} ?selected=${n===e.kind}>${i(`admin.limits.${n}`)}</option>`)}
      </select>
    </div>
    ${e.kind==="own"?u(e,"size",{label:i("admin.size"),kind:"number",mode:"numeric",required:!0,value:t.mediaLimit?Math.round(t.mediaLimit/2**20):""}):Kt}`};async function Je(e,t,s){let n=await e;return n&&p(i(t,{name:s.username})),n}var Hr=(e,t)=>B(s=>e.limitForm(t,s),i("admin.limitTitle",{name:t.username}),s=>Cr(s,t),()=>I`<button type="submit">${i("action.save")}</button>`),zr=(e,t)=>B(s=>e.suspendForm(t,s),i("admin.suspendTitle",{name:t.username}),s=>I`
  <p>${i("admin.suspendText")}</p>
  ${v(s)}
  ${u(s,"reason",{label:i("admin.reason"),hint:i("admin.reasonHint"),kind:"area",value:t.suspension?.reason,required:!0,most:500})}
  ${u(s,"days",{label:i("admin.days"),hint:i("admin.daysHint"),kind:"number",mode:"numeric"})}`,()=>I`<button type="submit" class="danger">${i("admin.suspend")}</button>`);async function Wr(e,t){let s="";await B(o=>e.linkForm(t,r=>{s=r,o()}),i("admin.linkTitle",{name:t.username}),o=>I`
    <p>${i("admin.linkAsk",{name:t.username})}</p>
    ${oa(e,o)}`,()=>I`<button type="submit">${i("admin.linkMake")}</button>`)&&await Ye({title:i("admin.link"),text:i("admin.linkText",{name:t.username}),label:i("admin.linkLabel"),value:s})}async function Vr(e,t){let s=B(n=>e.deleteForm(t,n),i("admin.deleteTitle",{name:t.username}),n=>I`
    <p>${i("admin.deleteText")}</p>
    ${v(n)}
    ${u(n,"name",{label:i("admin.deleteName",{name:t.username}),required:!0,complete:"off"})}
    ${u(n,"reason",{label:i("admin.reason"),hint:i("admin.logHint"),most:500})}`,()=>I`<button type="submit" class="danger">${i("admin.delete")}</button>`);await Je(s,"admin.deleteDone",t)&&$("account-search")}function Gr(e,t){let s=(a,o,r)=>({text:a,label:`${a}: ${t.username}`,run:o,isDanger:r}),n=[t.role==="admin"?s(i("admin.member"),()=>Rr(e,t)):s(i("admin.admin"),()=>Je(Nr(e,t),"admin.adminDone",t)),s(i("admin.limit"),()=>Je(Hr(e,t),"admin.limitDone",t))];return e.isMe(t)?n:[...n,...t.suspension?[]:[s(i("admin.link"),()=>Wr(e,t))],s(i(t.suspension?"admin.suspendAgain":"admin.suspend"),()=>Je(zr(e,t),"admin.suspendDone",t),!t.suspension),...t.suspension?[s(i("admin.lift"),()=>e.lift(t))]:[],s(i("admin.delete"),()=>Vr(e,t),!0)]}var ra=(e,t)=>I`
  <li class="account">
    <div class="row between">
      <span class="row">
        ${Dr(t)}
        ${t.role==="admin"?I`<span class="badge">${i("admin.role")}</span>`:Kt}
        ${e.isMe(t)?I`<span class="badge">${i("people.you")}</span>`:Kt}
        ${t.suspension?I`<span class="badge warning">${i("admin.suspended")}</span>`:Kt}
      </span>
      ${Dt(i("people.menu",{name:t.username}),Gr(e,t))}
    </div>
    <p class="soft facts">${Mr(t).filter(Boolean).map(s=>I`<span>${s}</span>`)}</p>
    ${t.suspension?jr(t.suspension):Kt}
  </li>`;function Jr(e,t){e.preventDefault(),t.search()}var Zr=e=>Ze`
  <form role="search" @submit=${t=>Jr(t,e)}>
    <label for="account-search">${i("people.search")}</label>
    <div class="search">
      ${c("search")}
      <input id="account-search" type="search" maxlength="31" autocomplete="off" autocapitalize="none" spellcheck="false"
        .value=${e.text} @input=${t=>e.type(t.target.value)}>
    </div>
  </form>
  <div class="chips" role="group" aria-label=${i("admin.which")}>
    ${Js.map(t=>Jt(e.status===t,i(`admin.statuses.${t}`),()=>e.choose(t)))}
  </div>`;function Xr(e){let{items:t,problem:s,load:n}=e.list;return s?d(s,n):t?t.length?Ze`
    <ul class="people" aria-label=${i("admin.people")}>${t.map(a=>ra(e,a))}</ul>
    ${P(e.list)}`:Ze`<p class="soft" role="status">${i("admin.noAccounts")}</p>`:f(4)}function ca(e){let t=new He(e);return{title:i("admin.people"),ready:t.list.load(),view:()=>Ze`
      ${h(i("admin.people"),Yr,"/admin")}
      <section class="card">${Zr(t)}${Xr(t)}</section>`,close:()=>t.close()}}import{html as fa,nothing as rc}from"../lib/lit-html/lit-html.js";var la=2**20,pa="/api/admin/instance",ua=["invite","open","closed"],da=["members","admins","off"],Xe=class{values=null;constructor(t){this.loading=D(t,async()=>{this.values=await y(pa,{signal:t.signal})}),this.form=new g({send:s=>this.#t(s),update:t.update})}isFixed(t){return this.values.fixed.includes(t)}get limit(){return this.values.mediaLimit?Math.round(this.values.mediaLimit/la):""}async#t({name:t,description:s,rules:n,contact:a,registration:o,invites:r,mediaLimit:l}){let b={name:t.trim(),description:s.trim(),rules:n.trim(),contact:a.trim()};o!==this.values.registration&&(b.registration=o),r!==this.values.invites&&(b.invites=r),l!==void 0&&l!==String(this.limit)&&(b.mediaLimit=Math.round(Number(l)*la)),this.values=await j(pa,b);let{fixed:C,mediaLimit:Ft,registration:Ut,invites:dr,...mr}=this.values;Object.assign(m(),{instance:mr,registration:Ut,invites:Ut==="closed"?"off":dr}),p(i("admin.saved"))}},Ke=class{values=null;busy=!1;#t;constructor(t){this.#t=t,this.loading=D(t,async()=>{this.values=await y("/api/admin/checks",{signal:t.signal})})}run=async()=>{this.busy||(this.busy=!0,this.#t.update(),await this.loading.load(),this.busy=!1,this.#t.update())}},Qe=class{values=null;constructor(t){this.loading=D(t,async()=>{this.values=await y("/api/admin/overview",{signal:t.signal})})}};import{html as ts,nothing as Zs}from"../lib/lit-html/lit-html.js";var Kr={ok:"check",warn:"flag",fail:"close"},Qr=e=>ts`
  <li class="row finding ${e.status}">
    ${c(Kr[e.status])}
    <span class="grow">
      <span class="strong">${i(`admin.check.${e.status}`)}</span> <span class="soft" lang="en">${e.check}</span><br>
      <span lang="en">${e.text}</span>
      ${e.fix?ts`<br><span lang="en" class="soft">${e.fix}</span>`:Zs}
    </span>
  </li>`;function tc({status:e,findings:t}){return ts`
    <p class="strong">${i(`admin.checked.${e}`)}</p>
    <ul class="people">${t.map(Qr)}</ul>`}var ma=e=>ts`
  <section class="card" id="checks">
    <h2>${i("admin.checks")}</h2>
    <p class="hint">${i("admin.checksText")}</p>
    <div class="stack" aria-live="polite">
      ${e.loading.problem?d(e.loading.problem,e.run):Zs}
      ${e.values&&!e.loading.problem?tc(e.values):Zs}
    </div>
    <div><button class="quiet" id="check" type="button" aria-busy=${e.busy?"true":"false"} @click=${e.run}>
      ${i(e.values?"admin.checkAgain":"admin.check")}</button></div>
  </section>`;import{html as wt,nothing as $e}from"../lib/lit-html/lit-html.js";var ec=["disk_nearly_full","clock_apart","push_off","no_base_url","registration_open","storage_failing","data_folder","no_ffmpeg","decoders_not_confined","backup_missing"],gt=(e,t)=>wt`<div class="row between"><dt>${e}</dt><dd class="strong">${t}</dd></div>`,sc=e=>i("admin.jobsOf",{push:A(e.pushJobs),media:A(e.mediaJobs)}),ic=e=>wt`
  ${gt(i("admin.backup"),e.lastAt?wt`${E(e.lastAt)}, ${i(`admin.backup.${e.result}`)}`:i(`admin.backup.${e.result}`))}
  ${gt(i("admin.backupPlace"),e.place)}`,nc=e=>wt`
  <dl class="stack">
    ${gt(i("admin.users"),A(e.users))}
    ${gt(i("admin.publicFinds"),A(e.finds))}
    ${gt(i("admin.media"),tt(e.mediaBytes))}
    ${e.diskFree===null?$e:gt(i("admin.disk"),tt(e.diskFree))}
    ${e.pushJobs||e.mediaJobs?gt(i("admin.jobs"),sc(e)):$e}
    ${e.backup?ic(e.backup):$e}
    ${gt(i("admin.swept"),e.sweptAt?E(e.sweptAt):i("admin.never"))}
    ${gt(i("admin.version"),`${e.version}, ${e.database==="postgres"?"PostgreSQL":"SQLite"}`)}
  </dl>`,ac=e=>wt`<li class="note">${i(`admin.problem.${e}`)}</li>`,oc=e=>wt`
  <details>
    <summary>${i("admin.largest")}</summary>
    <ul class="plain-list">
      ${e.map(t=>wt`
        <li class="row between"><a href="/admin/people?q=${t.username}">${t.username}</a> <span>${tt(t.mediaBytes)}</span></li>`)}
    </ul>
  </details>`;function ha({values:e,loading:t}){if(t.problem)return d(t.problem,t.load);if(!e)return f(3);let s=e.problems.filter(n=>ec.includes(n));return wt`
    ${s.length?wt`<ul class="stack plain-list" aria-label=${i("admin.problems")}>${s.map(ac)}</ul>`:$e}
    <section class="card">
      <h2>${i("admin.state")}</h2>
      ${nc(e)}
      ${e.largest.length?oc(e.largest):$e}
    </section>`}var cc=[["people","/admin/people","people"],["invites","/invites","plus"],["reports","/admin/reports","flag"],["log","/admin/log","feed"],["instance","/admin/instance","gear"]],lc=([e,t,s])=>fa`
  <li>
    <a class="area" href=${t}>
      ${c(s)}
      <span class="grow"><span class="strong">${i(`admin.${e}`)}</span><br><span class="soft">${i(`admin.about.${e}`)}</span></span>
      ${c("next")}
    </a>
  </li>`;function $a(e){let t=new Qe(e),s=new Ke(e);return{title:i("admin.title"),ready:t.loading.load(),view:()=>fa`
      ${h(i("admin.title"),rc,"/profile")}
      <section class="card">
        <ul class="people">${cc.map(lc)}</ul>
        <p class="hint">${i("admin.private")}</p>
      </section>
      ${ha(t)}
      ${ma(s)}`}}import{html as es,nothing as ba}from"../lib/lit-html/lit-html.js";var ga={role_changed:"shield",media_limit_changed:"gear",account_suspended:"block",suspension_lifted:"check",account_deleted:"trash",invite_revoked:"close",sign_in_link_created:"lock",sign_in_link_used:"lock",report_closed:"flag",find_hidden:"block",find_shown:"check",find_deleted:"trash",comment_hidden:"block",comment_shown:"check",comment_deleted:"trash",instance_changed:"gear"},pc={mediaLimit:"limitOfAll",invites:"whoInvites"},uc=e=>parseInt(e,10)?tt(parseInt(e,10)):i(`admin.limits.${e.startsWith("0 ")?"none":"instance"}`);function dc({action:e,reason:t}){return e==="role_changed"?i(`admin.roles.${t}`):e==="report_closed"?i(`report.result.${t}`):e==="instance_changed"?t.split(", ").map(s=>i(`admin.${pc[s]??s}`)).join(", "):e==="media_limit_changed"?uc(t):t}function mc(e){let t={actor:e.actorName||i("admin.commandLine"),target:e.targetName,action:e.action};return i(ga[e.action]?`admin.act.${e.action}`:"admin.act.other",t)}var hc=e=>es`
  <li class="row act">
    ${c(ga[e.action]??"shield")}
    <span class="grow">
      <span class="strong">${mc(e)}</span><br>
      ${e.reason?es`<span dir="auto">${dc(e)}</span><br>`:ba}
      <span class="soft">${E(e.createdAt)}</span>
    </span>
  </li>`;function fc(e){return e.problem?d(e.problem,e.load):e.items?e.items.length?es`
    <section class="card">
      <p class="hint">${i("admin.logText")}</p>
      <ul class="people">${e.items.map(hc)}</ul>
      ${P(e)}
    </section>`:L(i("admin.noActs"),i("admin.noActsText")):f(4)}function wa(e){let t=_(e,"/api/admin/log");return{title:i("admin.log"),ready:t.load(),view:()=>es`${h(i("admin.log"),ba,"/admin")}${fc(t)}`}}import{html as K,nothing as vt}from"../lib/lit-html/lit-html.js";async function Xs(){if(!await caches.has(ce))return null;let e=await caches.open(ce),[t]=await e.keys(),s=t&&await(await e.match(t))?.formData();return s?{key:t,values:$c(s),files:s.getAll("file"),left:Number(s.get("left"))}:null}function $c(e){let t=e.get("title"),s=[e.get("text"),e.get("url")].filter(Boolean).join(`
`);return{...t?{title:t}:{},...s?{description:s}:{}}}async function ya(e){let t=await caches.open(ce);return await t.delete(e),(await t.keys()).length===0&&await caches.delete(ce),Xs()}var bc=1200*36e5,ss=class{id;stored=null;#t;#e;#s;#i=null;#n=new Set;#a=!1;#o=!1;constructor(t){this.#t=t,this.#s=!t.params.id;let s=t.params.id??t.query.get("draft");this.#r(new RegExp(`^${Ui}$`).test(s)||!this.#s?s:Gt()),this.#s&&!this.stored&&this.#r(Gt())}#r(t){this.id=t,this.#e=this.#s?$t(t):wn(t),this.stored=this.#e.get()}get findId(){return this.#i??=Zi(this.id)>Date.now()-bc?this.id:Gt()}get path(){let t=new URLSearchParams(this.#t.query);return t.set("draft",this.id),`/new?${t}`}save(t){if(!(this.#o||this.#t.signal.aborted)){if(!t)return this.#e.remove();this.#e.set({...t,at:Date.now()}),this.#s&&!this.#a&&this.#t.rename(this.path),this.#a=!0}}async files(){if(!this.stored||!this.#s)return[];let t=new Set(this.stored.media?.map(n=>n.key)),s=await je(this.id);for(let{key:n}of s)this.#n.add(n);return s.filter(n=>!t.has(n.key))}get hasFiles(){return this.#n.size>0}release(t){let s=new Set(t.filter(n=>!n.media).map(n=>n.key));for(let n of this.#n)s.has(n)||(this.#n.delete(n),vn(n))}remove(){return this.#o=!0,this.#e.remove(),this.#s?De(this.id):null}};var gc=2,is=class{items=[];isWhole=!1;#t;#e;constructor(t,s){this.#t=t,this.#e=s}get shown(){return this.isWhole?this.items:this.items.slice(0,gc)}async load(){await kn();let t=await je();if(this.#t.signal.aborted)return;this.close();let s=Ue().filter(n=>n.id!==this.#e);this.items=s.map(n=>{let a=n.media?.find(r=>r.at>Date.now()-_e),o=a?null:t.find(r=>r.draft===n.id&&r.file.type.startsWith("image/"))?.file;return{draft:n,media:a,preview:o?URL.createObjectURL(o):""}}),this.#t.update()}showAll(){this.isWhole=!0,this.#t.update()}remove({draft:t}){$t(t.id).remove(),this.items=this.items.filter(s=>s.draft!==t),this.#t.update(),p(i("edit.draftDeleted"),"",{text:i("action.undo"),run:()=>this.#s(t)})}#s(t){return $t(t.id).set(t),this.load()}close(){for(let{preview:t}of this.items)t&&URL.revokeObjectURL(t)}};var ns=class{locationId="";#t;#e="";constructor(t){this.#t=t}async read(){let[t,s]=await Mi(`/api/finds/${this.#t}`);return this.#e=s,this.locationId=t.locationId,t}overwrite(){this.#e=""}async save(t,s,n,a){try{let o=await sn(s),r=o===this.locationId?{}:{locationId:o};return this.#t?await this.#s({...t,...r},n):(this.locationId=o,await nn(a,{...t,locationId:o,media:n.media}))}catch(o){let r=ln(o);throw r.length?(n.removeMissing(r),{code:"failed",text:i("edit.photosGone")}):o}}#s(t,{isChanged:s,media:n,removed:a}){let o=n.map(l=>l.id?{id:l.id,caption:l.caption??null}:l),r=s?{media:o,mediaToDelete:a}:{};return H(`/api/finds/${this.#t}`,{...t,...r},{headers:this.#e?{"If-Match":this.#e}:{}})}};async function Qs(e){try{let t=new DataView(await e.slice(0,262144).arrayBuffer());if(t.getUint16(0)!==65496)return Ks;for(let s=2;s+10<t.byteLength;s+=2+t.getUint16(s+2)){let n=t.getUint16(s);if(n===65505&&t.getUint32(s+4)===1165519206)return yc(wc(t,s+10));if(n===65498||n>>8!==255)return Ks}}catch{}return Ks}var Ks={place:null,time:""},va=async e=>(await Qs(e)).place;function wc(e,t){let s=e.getUint16(t)===18761,n=l=>e.getUint16(t+l,s);return{u32:l=>e.getUint32(t+l,s),text:(l,b)=>String.fromCharCode(...Array.from({length:b},(C,Ft)=>e.getUint8(t+l+Ft))),entries:l=>new Map(Array.from({length:n(l)},(b,C)=>[n(l+2+12*C),l+10+12*C]))}}function yc(e){let t=e.entries(e.u32(4)),s=(n,a,o)=>{try{return t.has(n)?a(e,e.entries(e.u32(t.get(n)))):o}catch{return o}};return{place:s(34853,kc,null),time:s(34665,vc,"")}}function vc({u32:e,text:t},s){let n=s.get(36867),a=n===void 0?null:/^(\d{4}):(\d\d):(\d\d) (\d\d:\d\d:\d\d)$/.exec(t(e(n),19));return a?`${a[1]}-${a[2]}-${a[3]}T${a[4]}`:""}function kc({u32:e,text:t},s){let n=(r,l)=>{if(!s.has(r)||!s.has(l))return NaN;let b=e(s.get(l)),C=Ut=>e(b+8*Ut)/e(b+8*Ut+4),Ft=C(0)+C(1)/60+(C(2)||0)/3600;return"SW".includes(t(s.get(r),1))?-Ft:Ft},a=n(1,2),o=n(3,4);return Math.abs(a)<=90&&Math.abs(o)<=180&&(a||o)?{lat:a,lng:o}:null}async function be(e){if(!/^image\/(jpeg|png|webp|avif|heic|heif)$/.test(e.type))return e;try{return await xc(e)}catch{return e}}async function xc(e){let t=await createImageBitmap(e,{imageOrientation:"from-image"}),s=Math.min(1,2560/Math.max(t.width,t.height));if(s===1&&e.size<409600)return t.close(),e;let n=new OffscreenCanvas(Math.max(1,Math.round(t.width*s)),Math.max(1,Math.round(t.height*s))),a=n.getContext("2d");a.fillStyle="#fff",a.fillRect(0,0,n.width,n.height),a.drawImage(t,0,0,n.width,n.height),t.close();let o=await n.convertToBlob({type:"image/jpeg",quality:.85});return o.size<e.size?new File([o],e.name.replace(/\.\w+$/,"")+".jpg",{type:"image/jpeg"}):e}var Oc=.15,ka=e=>e.slice(0,10);function Pc(e){let t="";return e.map(n=>({photo:n,time:t=n.time||t})).sort((n,a)=>n.time<a.time?-1:n.time>a.time?1:0).map(n=>n.photo)}var xa=e=>e.find(t=>t.place)?.place??null,Oa=e=>e.find(t=>t.time)?.time??"";function qc(e,t,s){let[n,a]=[xa(e),Oa(e)];return e.length<s&&(!n||!t.place||jt(n,t.place)<=Oc)&&(!a||!t.time||ka(a)===ka(t.time))}function Pa(e,t){let s=[];for(let n of Pc(e)){let a=s.findLast(o=>qc(o,n,t));a?a.push(n):s.push([n])}return s}var ge=e=>({place:xa(e),time:Oa(e)}),qa=(e,t)=>e.flatMap((s,n)=>n===t?[]:n===t-1?[[...s,...e[t]]]:[s]),Fa=(e,t,s)=>e.flatMap((n,a)=>a===t?[n.slice(0,s),n.slice(s)]:[n]);var as=class{groups=null;busy=!1;#t;#e=new Map;constructor(t){this.#t=t}get most(){return m().limits.mediaPerFind}get count(){return this.groups.flat().length}async consider(t,s){if(this.groups)return this.consider([...this.decline(),...t],s);if(t.length<2)return!1;let n=await Promise.all(t.map(async o=>({file:o,...await Qs(o)}))),a=Pa(n,this.most);if(this.#t.signal.aborted||a.length<2&&t.length<=s)return!1;for(let o of n)o.preview=o.file.type.startsWith("image/")?URL.createObjectURL(o.file):"";return this.#s(a),!0}#s(t){this.groups=t,this.#t.update();for(let s of t)this.#i(s)}async#i(t){let{place:s}=ge(t);if(!s||this.#e.has(t[0]))return;this.#e.set(t[0],"");let{name:n}=await Ae(s,{signal:this.#t.signal});this.#e.set(t[0],n),this.#t.update()}describe=t=>({name:ge(t).place?this.#e.get(t[0])??"":"",time:ge(t).time});canMerge=t=>t>0&&this.groups[t-1].length+this.groups[t].length<=this.most;merge(t){this.#s(qa(this.groups,t))}split(t,s){this.#s(Fa(this.groups,t,s))}decline(){let t=this.groups.flat().map(s=>s.file);return this.close(),this.#t.update(),t}async accept(){if(this.busy)return;this.busy=!0,this.#t.update();let t=this.groups.map(()=>Gt()),s=Date.now(),n=w()?.id;try{for(let[a,o]of this.groups.entries())await this.#n(n,t[a],o,s-a)}catch{if(w()?.id!==n)return null;for(let a of t)await Fc(a);return this.busy=!1,this.#t.update(),p(i("group.noRoom"))}await this.#t.go(`/new?draft=${t[0]}`),p(i("group.made",{n:t.length}))}async#n(t,s,n,a){if(w()?.id!==t)throw{code:"stopped"};let{place:o}=ge(n),r={id:s,at:a,isPublic:re.get()!=="friends",media:[],label:this.describe(n).name};if($t(s).set(o?{...r,place:{point:o,source:"photo",photo:o}}:r),!$t(s).get())throw{code:"storage"};await yn(s,n.map(l=>l.file),t)}close(){for(let{preview:t}of this.groups?.flat()??[])t&&URL.revokeObjectURL(t);this.groups=null}};async function Fc(e){$t(e).remove(),await De(e)}var Tc=2,Lc=2,Sc=60,we=class{removed=[];#t=!1;#e;#s;#i;#n;#a=()=>{};constructor(t,{changed:s,placed:n=()=>{},signal:a,send:o=Vt}){this.items=t.map(({at:r,key:l,caption:b="",...C})=>({media:C,at:r,key:l,caption:b,state:"done"})),this.#e=r=>{this.#a(),s(r)},this.#s=n,this.#i=a,this.#n=o,addEventListener("online",()=>this.#l(),{signal:a})}get most(){return m().limits.mediaPerFind}get isBusy(){return this.items.some(t=>["waiting","sending","paused"].includes(t.state))}get isPaused(){return this.items.some(t=>t.state==="paused")}async settled(){for(;this.isBusy&&!this.isPaused;)await new Promise(t=>{this.#a=t})}files(){return Promise.all(this.items.map(async({media:t,at:s,file:n,caption:a})=>{let o=n?await be(n):null;return t?{media:t,at:s,caption:a,blob:o}:{caption:a,blob:o,name:n.name||"file"}}))}get hasFailed(){return this.items.some(t=>t.state==="failed")}get isChanged(){return this.#t||this.removed.length>0||this.items.some(t=>!t.media?.id)}get media(){return this.items.filter(t=>t.media).map(t=>an(t.media,t.caption))}get draft(){return this.items.filter(t=>t.media).map(({media:t,at:s,key:n,caption:a})=>({...t,at:s,key:n,caption:a}))}async add(t,s=[]){if(this.#i.aborted)return;let n=this.most-this.items.length,a=[...t].slice(0,n),o=a.map((r,l)=>({file:r,key:s[l],caption:"",preview:URL.createObjectURL(r),state:"waiting",progress:0}));this.items=[...this.items,...o],this.#e(t.length>n?i("upload.tooMany",{n:this.most}):""),await this.#o(a),this.#r()}async#o(t){for(let s of t){let n=await va(s);if(this.#i.aborted)return;if(n)return this.#s(n)}}#r(){if(this.#i.aborted)return;let t=Tc-this.items.filter(s=>s.state==="sending").length;for(let s of this.items.filter(n=>n.state==="waiting").slice(0,t))this.#p(s)}async#p(t){t.stop=new AbortController,Object.assign(t,{state:"sending",progress:0,problem:null}),this.#e();try{let s=await this.#c(t);if(!s)return;Object.assign(t,{media:s,at:Date.now(),state:"done"})}catch(s){if(s.name==="AbortError")return;Object.assign(t,{state:_i(s)?"paused":"failed",problem:q(s)}),t.state==="paused"&&this.#u(t,s.retryAfter)}this.#e(),this.#r()}#u(t,s){t.pause=Math.min(Sc,(t.pause??Lc/2)*2),t.timer=setTimeout(()=>this.retry(t),1e3*(s||t.pause))}#l(){for(let t of this.items.filter(s=>s.state==="paused"))this.retry(t)}async#c(t){let{signal:s}=t.stop,n=await be(t.file),{videoBytes:a,imageBytes:o}=m().limits,r=n.type.startsWith("video/")?a:o;if(n.size>r)throw{code:"large",text:i("upload.large",{size:Ai(r)})};if(s.aborted)return null;let l=C=>{t.progress=C,this.#e()},[b]=await this.#n("POST","/api/media",n,{signal:s,progress:l});return b}retry(t){clearTimeout(t.timer),t.state="waiting",this.#r()}remove(t){clearTimeout(t.timer),t.stop?.abort(),t.preview&&URL.revokeObjectURL(t.preview),t.media?.id&&this.removed.push(t.media.id),this.items=this.items.filter(s=>s!==t),this.#e(),this.#r()}removeMissing(t){let s=this.items.filter(a=>a.media),n=new Set(t.map(a=>s[a]));this.items=this.items.filter(a=>!n.has(a)),this.#e()}move(t,s){this.items.splice(s,0,...this.items.splice(t,1)),this.#t=!0,this.#e()}setCaption(t,s){t.caption=s,this.#t=!0,this.#e()}stop(){for(let t of this.items)clearTimeout(t.timer),t.stop?.abort(),t.preview&&URL.revokeObjectURL(t.preview)}};var os=class{uploads=null;place=null;placeError="";share=null;photosExpired=!1;#t;#e;#s;#i;#n=null;constructor(t){this.#t=t,this.#e=t.params.id,this.#s=new ss(t),this.#i=new ns(this.#e),this.form=new g({send:n=>this.#u(n),update:t.update});let s=this.#s.stored;this.isRestored=!!s,this.values={isPublic:re.get()!=="friends",...s},this.drafts=new is(t,this.#s.id),this.several=new as(t),this.loading=D(t,()=>this.isNew?this.#o():this.#a(s))}get isNew(){return!this.#e}get isOther(){return this.#n??!!(this.values.category&&!$n(this.values.category))}get title(){return i(this.isNew?"edit.new":"edit.title")}get back(){return this.isNew?"/":`/finds/${this.#e}`}async#a(t){let s=await this.#i.read();this.values={...s,...cn(s),...t},this.uploads=new we(s.media,{changed:this.#r,signal:this.#t.signal}),this.place=new et(this.#t,t?.place??en(s),this.#p)}async#o(){let t=await tn(this.#t.query,this.values.place),s=this.values.media??[],n=s.filter(r=>r.at>Date.now()-_e);this.photosExpired=n.length<s.length;let a=r=>this.place.suggestPoint(r);this.uploads=new we(n,{changed:this.#r,placed:a,signal:this.#t.signal}),this.place=new et(this.#t,t,this.#r),this.place.point&&!this.place.label&&this.place.propose(),this.drafts.load();let o=await this.#s.files();o.length&&this.uploads.add(o.map(r=>r.file),o.map(r=>r.key)),this.share=this.#t.query.has("shared")?await Xs():null}#r=t=>{t&&p(t),this.isNew&&this.saveDraft(),this.#t.update()};#p=()=>{this.saveDraft(),this.#t.update()};async addFiles(t){let{items:s,most:n}=this.uploads;(!this.isNew||!await this.several.consider(t,n-s.length))&&await this.uploads.add(t)}change(t){this.values={...this.values,...t},this.saveDraft(),this.#t.update()}chooseCategory(t){this.#n=t==="other"&&!this.isOther,this.change({category:t===this.values.category||t==="other"?"":t})}saveDraft(){let t=on(this.values),s=this.place?.value;if(!this.isNew)return this.#s.save(s?.location?.id===this.#i.locationId?t:{...t,place:s});let n=this.uploads.draft,a=![t.title,t.description,t.category,s?.point,n.length,this.#s.hasFiles].some(Boolean);this.#s.save(a?null:{...t,place:s,label:this.place?.label,media:n,id:this.#s.id}),this.#s.release(this.uploads.items)}async resolveShare(t){let{values:s,files:n,key:a}=this.share;this.share=null,t&&n.length&&await this.addFiles(n),this.share=await ya(a),this.change(t?s:{}),this.form.clear("title"),this.#t.update()}async submit(t){return this.placeError="",await this.form.submit(t),!this.placeError}async#u(t){let{point:s,name:n,location:a}=this.place.value,o={point:s,name:n||this.place.proposal,location:a};if(!s){this.placeError=i("spot.missing"),this.#t.update();return}if(await this.uploads.settled(),this.uploads.hasFailed)throw{code:"failed",text:i("edit.uploadFailed")};let r=rn({category:this.values.category??"",...t});if(this.isNew&&this.uploads.isPaused)return this.#l(r,o);try{let l=await this.#i.save(r,o,this.uploads,this.#s.findId);await this.#c(`/finds/${l.id}`,i(this.isNew?"edit.published":"edit.saved"))}catch(l){if(!this.isNew||l.code!=="offline")throw l;await this.#l(r,o)}}async#l(t,s){await un(this.#s.findId,{body:t,place:s,locationId:this.#i.locationId},this.uploads),await this.#c("/waiting",i("outbox.added"))}async#c(t,s=""){s&&this.isNew&&re.set(this.values.isPublic?"public":"friends"),await this.#s.remove(),await this.#t.go(t,{replace:!0});let[n]=this.isNew?Ue():[],a=n&&{text:i("edit.next"),run:()=>this.#t.go(`/new?draft=${n.id}`)};s&&p(s,"",a)}overwrite(){this.#i.overwrite()}discard(){return this.uploads?.stop(),this.#c(this.isNew?"/new":`${this.back}/edit`)}close(){this.uploads?.stop(),this.place?.close(),this.drafts.close(),this.several.close()}};import{html as Qt,nothing as ti}from"../lib/lit-html/lit-html.js";function Bc(e,t){e.remove(t),$(e.items.length?"drafts-title":"main")}var Ic=({media:e,preview:t})=>Qt`
  <span class="thumb">${e||t?Qt`<img src=${e?.thumbnailUrl??t} alt="">`:c("edit")}</span>`;function Ac(e,t){let{draft:s}=t,n=s.title?.trim()||i("edit.untitled");return Qt`
    <li class="row draft">
      <a class="find grow" href="/new?draft=${s.id}">
        ${Ic(t)}
        <span class="what">
          <span class="name" dir="auto">${n}</span>
          ${s.label?Qt`<span class="soft" dir="auto">${s.label}</span>`:ti}
          <span class="soft">${Le(s.at)}</span>
        </span>
      </a>
      <button type="button" class="round" aria-label=${i("edit.draftDelete",{title:n})} @click=${()=>Bc(e,t)}>
        ${c("trash")}
      </button>
    </li>`}var Ta=e=>e.items.length?Qt`
  <section class="card drafts" id="drafts" aria-labelledby="drafts-title">
    <h2 id="drafts-title" tabindex="-1">${i("edit.drafts")}</h2>
    <ul class="rows">${e.shown.map(t=>Ac(e,t))}</ul>
    ${e.shown.length<e.items.length?Qt`
      <button type="button" class="link" @click=${()=>e.showAll()}>
        ${i("edit.allDrafts",{n:e.items.length})}
      </button>`:ti}
  </section>`:ti;var La=e=>[...e?.files??[]].filter(t=>/^(image|video)\//.test(t.type)),Sa=e=>[...e.dataTransfer?.types??[]].includes("Files"),_c=e=>e.target.matches?.("input, textarea")&&e.clipboardData.types.includes("text/plain");function Ba(e,t){let s=a=>document.body.classList.toggle("dropping",a),n=(a,o)=>document.addEventListener(a,o,{signal:e});n("dragover",a=>{Sa(a)&&(a.preventDefault(),s(!0))}),n("dragleave",a=>{a.relatedTarget||s(!1)}),n("drop",a=>{Sa(a)&&(a.preventDefault(),s(!1),document.querySelector("dialog[open]")||t(La(a.dataTransfer)))}),n("paste",a=>{let o=La(a.clipboardData);!o.length||_c(a)||document.querySelector("dialog[open]")||(a.preventDefault(),t(o))}),e.addEventListener("abort",()=>s(!1))}import{html as st,nothing as ei}from"../lib/lit-html/lit-html.js";var rs=(e,t,s,n,a)=>st`
  <details class="fold" id="fold-${e}">
    <summary>${t} <span class="grow"><span>${s}</span> <span class="soft" dir="auto">${n}</span></span> ${c("next")}</summary>
    ${a}
  </details>`;function _a(e){let t=e?.closest("details");t&&(t.open=!0)}var Mc=e=>rs("description",c("edit"),i("find.description"),e.values.description||i("edit.none"),u(e.form,"description",{label:i("find.description"),value:e.values.description??"",kind:"area",most:m().limits.description})),Ia=(e,t,s)=>st`
  <button type="button" class="chip" aria-pressed=${s?"true":"false"} @click=${()=>e.chooseCategory(t)}>
    ${le(t)} ${Bt(t)}
  </button>`;function Uc(e){let{category:t}=e.values,[s,n]=t?[le(t),Bt(t)]:[c("filter"),i("edit.none")];return rs("category",s,i("find.category"),n,st`
    <fieldset>
      <legend>${i("find.category")}</legend>
      <div class="chips">
        ${Zt.map(a=>Ia(e,a,a===t))}
        ${Ia(e,"other",e.isOther)}
      </div>
      ${e.isOther?u(e.form,"category",{label:i("edit.otherCategory"),value:t??"",hint:i("edit.categoryHint"),most:m().limits.category}):ei}
    </fieldset>`)}var Aa=(e,t,s,n,a)=>st`
  <label class="choice">
    <input type="radio" name="isPublic" value=${String(t)} ?checked=${e.values.isPublic===t}>
    <span>
      ${c(s)}
      <span>
        <span class="strong">${n}</span><br>
        <span class="soft">${a}</span>
      </span>
    </span>
  </label>`;function jc(e){let{isPublic:t}=e.values;return rs("audience",c(t?"globe":"lock"),i("edit.who"),i(t?"edit.public":"edit.private"),st`
    <fieldset class="choices">
      <legend>${i("edit.who")}</legend>
      ${Aa(e,!0,"globe",i("edit.public"),i("edit.publicText"))}
      ${Aa(e,!1,"lock",i("edit.private"),i("edit.privateText"))}
    </fieldset>`)}var Dc=["0","1","5","20"],Et=e=>Number(e)?i("place.area",{distance:Tt(Number(e))}):i("place.exact"),Nc=e=>st`
  <div class="field">
    <label for="exact-for">${i("place.exactFor")}</label>
    <select id="exact-for" name="exactForFriends">
      ${["true","false"].map(t=>st`
        <option value=${t} ?selected=${e===t}>${i(t==="true"?"place.forFriends":"place.forMe")}</option>`)}
    </select>
  </div>`;function Rc(e){let{area:t="",exactForFriends:s="true"}=e.values;return rs("shown",c("map"),i("place.shown"),t===""?i("place.asSet"):Et(t),st`
    <div class="field">
      <label for="area">${i("place.shown")}</label>
      <select id="area" name="area">
        ${e.isNew?st`<option value="" ?selected=${t===""}>${i("place.asSet")}</option>`:ei}
        ${Dc.map(n=>st`<option value=${n} ?selected=${t===n}>${Et(n)}</option>`)}
      </select>
      <p class="hint">${i(e.isNew?"place.shownHint":"place.recall")}</p>
    </div>
    ${Number(t)?Nc(s):ei}`)}var Ma=e=>st`<div class="folds">${Mc(e)}${Uc(e)}${jc(e)}${Rc(e)}</div>`;import{html as ls,nothing as ni}from"../lib/lit-html/lit-html.js";import{html as lt,nothing as ye}from"../lib/lit-html/lit-html.js";var si=16,Ua=10,Ec=2,Cc={lat:25,lng:5,zoom:1},cs=class extends et{failed=!1;problem="";#t;#e=null;constructor(t,s){super(t,s.value,()=>this.#i()),this.#t=t,Object.assign(this,{nearby:s.nearby,proposal:s.proposal})}async showMap(t){this.failed=!1;let s=this.#s();try{let n=await t({view:s,onMove:a=>this.#a(a),onPick:a=>this.setPoint(a,"tap")});if(this.#t.signal.aborted)return n.close();this.#e=n,this.photo&&n.mark(this.photo,i("spot.photoPlace"),"one ghost")}catch{this.failed=!0}return this.#e&&this.point&&this.#i(),this.#t.update(),!this.point&&s.zoom>=Ua?this.setPoint({lat:s.lat,lng:s.lng},"tap"):this.point?this.propose():null}#s(){if(this.point)return{...this.point,zoom:si};let t=Xi(Fi.get());return t?.zoom?t:Cc}#i(){this.problem="";let t=this.#e?.where();t&&!this.#n(t)&&this.#e.setView({...this.point,zoom:this.source==="tap"?t.zoom:Math.max(si,t.zoom)},{animate:!1}),this.#t.update()}#n(t){return jt(this.point,t)<Ec*Ki(t)}#a(t){(!this.point||!this.#n(t))&&this.setPoint({lat:t.lat,lng:t.lng},"tap")}usePhoto(){return this.setPoint(this.photo,"photo")}useFound(t){return this.setPoint(Yt(t),"found",t.name)}distance=t=>this.point&&t?jt(this.point,t):void 0;check(){let t=this.#e?.where().zoom??si,s=this.source==="tap"&&!this.chosen&&t<Ua;return this.problem=this.point?s?i("spot.zoom"):"":i("spot.none"),this.#t.update(),!this.problem}close(){super.close(),this.#e?.close(),this.#e=null}};async function te(e){let t=new AbortController,s=null,n=ct((o,r)=>(s??=new cs({signal:t.signal,update:r},e),Jc(s,o)),{label:i("spot.title"),kind:"chooser"});ja(s),await n&&e.take(s),t.abort(),s.close()}var ja=e=>e.showMap(t=>En(document.getElementById("spot"),{...t,hasCross:!0})),Hc=(e,t)=>lt`
  <div class="row">
    <button type="button" class="round" aria-label=${i("nav.back")} @click=${()=>t()}>${c("back")}</button>
    <place-search id="spot-search" class="grow" .label=${i("spot.search")} .near=${e.point} .distance=${e.distance}
      @choose=${({detail:s})=>e.useFound(s.value)}></place-search>
  </div>`,zc=e=>lt`
  <div class="mapbox">
    <div id="spot" role="application" aria-label=${i("spot.map")}></div>
    ${e.failed?d({code:"map",text:i("map.failed")},()=>ja(e)):ye}
  </div>`;function Wc(e,t){let s=e.chosen?.id===t.id;return lt`
    <button type="button" class="chip" aria-pressed=${s?"true":"false"} @click=${()=>e.toggle(t)}>
      ${c(s?"check":"pin")} <bdi>${t.name}</bdi> <span class="soft">${Tt(t.distance)}</span>
    </button>`}var Vc=e=>lt`
  <div class="chips scrolls" role="group" aria-label=${i("spot.proposals")}>
    <button type="button" class="chip" @click=${()=>e.locate()}>${c("here")} ${i("spot.here")}</button>
    ${e.photo&&e.source!=="photo"?lt`
      <button type="button" class="chip" @click=${()=>e.usePhoto()}>${c("camera")} ${i("spot.photoPlace")}</button>`:ye}
    ${e.nearby.map(t=>Wc(e,t))}
  </div>`,Gc=e=>lt`
  <div class="field">
    <label for="place-name">${i("spot.name")} <span class="soft">${i("form.optional")}</span></label>
    <input id="place-name" autocomplete="off" dir="auto" placeholder=${e.proposal||i("spot.nameHint")} .value=${e.name}
      @input=${t=>e.setName(t.target.value)}>
  </div>`,ii=e=>i(`spot.${e.source||"set"}`),Yc=e=>lt`
  <p class="at" role="status">
    ${c("pin")}
    <span class="grow"><span class="strong" dir="auto">${e.label||i(e.point?"spot.unnamed":"spot.none")}</span>
      ${e.point?lt`<span class="soft">${ii(e)}</span>`:ye}</span>
  </p>`,Jc=(e,t)=>lt`
  <h2 class="unseen" tabindex="-1" autofocus>${i("spot.title")}</h2>
  ${Hc(e,t)}
  ${zc(e)}
  <div class="panel">
    ${Yc(e)}
    ${Vc(e)}
    ${e.chosen?ye:Gc(e)}
    ${e.problem?lt`<p class="error" role="alert">${e.problem}</p>`:ye}
    <button type="button" class="main" id="use-place" @click=${()=>e.check()&&t(!0)}>${i("spot.use")}</button>
  </div>`;var Da=(e,t)=>ls`
  <span class="row">
    ${c("pin")} <span class="grow"><span class="strong" dir="auto">${e}</span><br><span class="soft">${t}</span></span>
    ${c("next")}
  </span>`,Na=(e,t)=>ls`
  <fieldset>
    <legend>${i("edit.where")}</legend>
    <button type="button" class="where" id="place" aria-describedby=${t?"place-error":ni} @click=${()=>te(e)}>
      ${e.point?ls`<place-map inert .at=${e.point}></place-map>`:ni}
      ${e.point?Da(e.label||i("spot.unnamed"),`${ii(e)} ${i("spot.change")}`):Da(i("spot.title"),i("spot.chooseHint"))}
    </button>
    ${t?ls`<p class="error" id="place-error" role="alert">${t}</p>`:ni}
  </fieldset>`;import{html as Ct,nothing as ai}from"../lib/lit-html/lit-html.js";function Zc(e,t){e.merge(t),$(`group-${t-1}`)}function Xc(e,t,s){e.split(t,s),$(`group-${t+1}`)}var Kc=({preview:e,file:t})=>e?Ct`<img src=${e} alt="">`:Ct`<span class="film" title=${t.name}>${c("play")}</span>`,Qc=(e,t,s)=>Ct`
  <button type="button" class="cut" aria-label=${i("group.split",{n:s+1})} title=${i("group.split",{n:s+1})}
    @click=${()=>Xc(e,t,s)}></button>`;function tl(e,t,s){let{name:n,time:a}=e.describe(t),o=[a&&Z(a),n].filter(Boolean);return Ct`
    <li>
      <div class="row between">
        <h3 id="group-${s}" tabindex="-1">${i("group.find",{n:s+1})} <span class="soft" dir="auto">${o.join(" · ")}</span></h3>
        ${e.canMerge(s)?Ct`
          <button type="button" class="link" aria-describedby="group-${s}" @click=${()=>Zc(e,s)}>
            ${i("group.merge")}
          </button>`:ai}
      </div>
      <ul class="group">${t.map((r,l)=>Ct`<li>${l?Qc(e,s,l):ai}${Kc(r)}</li>`)}</ul>
    </li>`}var Ra=(e,t)=>e.groups?Ct`
  <section class="card" id="several" aria-labelledby="several-title">
    <h2 id="several-title" tabindex="-1">${i("group.title",{n:e.count,finds:i("group.finds",{n:e.groups.length})})}</h2>
    <p class="hint">${i("group.hint")}</p>
    <ol class="groups">${e.groups.map((s,n)=>tl(e,s,n))}</ol>
    <div class="publish row">
      <button type="button" class="quiet" @click=${t}>${i("group.one")}</button>
      <button type="button" class="main" aria-busy=${e.busy?"true":"false"} @click=${()=>e.accept()}>
        ${i("group.make",{n:e.groups.length})}
      </button>
    </div>
  </section>`:ai;import{html as N,nothing as yt}from"../lib/lit-html/lit-html.js";import{html as oi}from"../lib/lit-html/lit-html.js";async function el(e,t,s){let n=null,a={label:i("upload.caption"),hint:i("upload.captionHint"),value:t.caption,most:m().limits.caption},o=await ct((r,l)=>(n??=new g({send:({caption:b})=>r(b.trim()),update:l}),oi`
      <h2>${i("upload.caption")}</h2>
      <div class="captioned">${s}</div>
      <form novalidate @submit=${n.submit}>
        ${u(n,"caption",a)}
        <div class="row end">
          <button type="button" class="quiet" @click=${()=>r()}>${i("action.cancel")}</button>
          ${S(n,i("action.save"))}
        </div>
      </form>`),{label:i("upload.captionOf",{n:e.items.indexOf(t)+1})});o!==null&&e.setCaption(t,o)}var Ea=(e,t,s,n)=>oi`
  <button type="button" class="words ${t.caption?"":"round"}" @click=${()=>el(e,t,n)}
    aria-label="${i("upload.captionOf",{n:s})}${t.caption?`: ${t.caption}`:""}">
    ${t.caption?oi`<span dir="auto">${t.caption}</span>`:c("edit")}
  </button>`;var[sl,il]=[6,10],nl=300,T=null;function Ca(){T.isOn=!0,T.item.classList.add("lifted"),navigator.vibrate?.(10)}var Ha=e=>[...e.parentElement.querySelectorAll(":scope > [data-drag]")],al=(e,t)=>Ha(T.item).find(s=>{let n=s.getBoundingClientRect();return s!==T.item&&n.left<=e&&e<=n.right&&n.top<=t&&t<=n.bottom});function ol(e){if(e.pointerId!==T.id)return;let[t,s]=[e.clientX-T.x,e.clientY-T.y],n=e.pointerType==="touch";if(!T.isOn){if(Math.hypot(t,s)<(n?il:sl))return;if(n)return T.end();Ca()}T.item.style.transform=`translate(${t}px, ${s}px) scale(1.04)`,T.over?.classList.remove("target"),T.over=al(e.clientX,e.clientY),T.over?.classList.add("target")}function za(e,t){if(e.button||T||e.target.closest("button, input, a"))return;let s=e.currentTarget,n=new AbortController,{signal:a}=n,o=()=>{clearTimeout(T.timer),n.abort(),s.classList.remove("lifted"),s.style.transform="",T.over?.classList.remove("target"),T=null};T={item:s,x:e.clientX,y:e.clientY,id:e.pointerId,isOn:!1,over:null,end:o},e.pointerType==="touch"&&(T.timer=setTimeout(Ca,nl));let r=b=>{b.pointerId===T.id&&o()},l=b=>{if(b.pointerId!==T.id)return;let[C,Ft]=[s,T.isOn&&T.over].map(Ut=>Ha(s).indexOf(Ut));o(),Ft>=0&&t(C,Ft)};document.addEventListener("pointermove",ol,{signal:a}),document.addEventListener("pointerup",l,{signal:a}),document.addEventListener("pointercancel",r,{signal:a}),document.addEventListener("keydown",b=>{b.key==="Escape"&&o()},{signal:a})}function ps(e){(T?.isOn||e.type==="dragstart")&&e.preventDefault()}var rl="image/*,video/mp4,video/quicktime,video/webm";function cl(e,t){let s=e.items.indexOf(t);e.remove(t),queueMicrotask(()=>{(document.querySelectorAll(".shot .drop")[Math.min(s,e.items.length-1)]??document.getElementById("files"))?.focus()})}function Wa(e,t,s){e.move(t,s),queueMicrotask(()=>{let n=s<t?".before, .after":".after, .before";document.querySelectorAll(".shot")[s]?.querySelector(n)?.focus()})}function Va(e){return e.media?It(e.media,{thumb:!0,eager:!0}):e.file.type.startsWith("video/")?N`<span class="film">${c("play")}</span>`:N`<img src=${e.preview} alt="">`}var Ga={handleEvent:e=>{e.target.hidden=e.type==="error"},capture:!0},us=(e,t,s,n,a)=>N`
  <button type="button" class="round ${e}" aria-label=${i(`upload.${t}`,{n})} @click=${a}>${c(s)}</button>`,ll=(e,t)=>e.progress<1?N`<progress max="1" .value=${e.progress} aria-label=${i("upload.progress",{n:t})}></progress>`:N`<span class="over">${i("upload.processing")}</span>`,pl=(e,t)=>({sending:()=>ll(e,t),paused:()=>N`<span class="over" title=${e.problem}>${i("upload.paused")}</span>`,waiting:()=>N`<span class="over">${i("upload.waiting")}</span>`,failed:()=>N`<span class="over error">${i("upload.failed")}</span>`,done:()=>yt})[e.state]();function ul(e,t,s){let n=s+1;return N`
    <li class="shot ${t.state}" data-drag @pointerdown=${a=>za(a,(o,r)=>e.move(o,r))}
      @error=${Ga} @load=${Ga}>
      ${Va(t)}
      ${s===0&&e.items.length>1?N`<span class="cover">${i("upload.cover")}</span>`:yt}
      ${pl(t,n)}
      <span class="buttons">
        ${s>0?us("before","earlier","back",n,()=>Wa(e,s,s-1)):yt}
        ${n<e.items.length?us("after","later","next",n,()=>Wa(e,s,s+1)):yt}
        ${t.state==="failed"||t.state==="paused"?us("","again","retry",n,()=>e.retry(t)):yt}
        ${us("drop",t.state==="done"?"remove":"cancel","close",n,()=>cl(e,t))}
      </span>
      ${t.state==="failed"?yt:Ea(e,t,n,Va(t))}
    </li>`}function dl(e,t){t([...e.target.files]),e.target.value=""}var ml=(e,t)=>N`
  <li class="shot add">
    <label for="files">
      ${c("camera")}<span class="strong">${i(e.items.length?"upload.more":"upload.add")}</span>
      ${e.items.length?yt:N`<span class="soft mice">${i("upload.drop")}</span>`}
    </label>
    <input id="files" type="file" accept=${rl} multiple @change=${s=>dl(s,t)}>
  </li>`;function hl(e){let t=e.items.filter(n=>n.state==="done").length,s=[...new Set(e.items.filter(n=>n.state==="failed").map(n=>n.problem))];return N`
    <p class="hint" role="status">${e.isBusy?i("upload.ready",{n:t,of:A(e.items.length)}):""}</p>
    ${s.map(n=>N`<p class="error" role="alert">${n}</p>`)}`}var Ya=(e,t)=>N`
  <ul class="shots ${e.items.length?"":"bare"}" @touchmove=${ps} @contextmenu=${ps} @dragstart=${ps}>
    ${e.items.map((s,n)=>ul(e,s,n))}
    ${e.items.length<e.most?ml(e,t):yt}
  </ul>
  ${e.items.length>1?N`<p class="hint">${i("upload.order")}</p>`:yt}
  ${hl(e)}`;async function Ja(e,t){await e.addFiles(t),e.several.groups&&$("several-title")}function fl(e){e.uploads.add(e.several.decline()),$("files")}function $l(e){for(let[t,s]of Object.entries(e.share.values))document.getElementById(t).value=s;return e.resolveShare(!0)}var bl=(e,t)=>K`
  <section class="card" id="offer" aria-labelledby="offered">
    <h2 id="offered">${i("edit.shared")}</h2>
    <p class="hint">${i("edit.sharedHint")}</p>
    ${Object.values(e.share.values).map(s=>K`<p class="text" dir="auto">${s}</p>`)}
    ${e.share.files.length?K`<p>${i("edit.sharedFiles",{n:e.share.files.length})}</p>`:vt}
    ${t?K`<p class="note">${i("edit.sharedFull")}</p>`:vt}
    ${e.share.left?K`<p class="note">${i("edit.sharedLeft",{n:e.share.left})}</p>`:vt}
    <div class="row end">
      <button type="button" class="quiet" @click=${()=>e.resolveShare(!1)}>${i("edit.sharedDrop")}</button>
      <button type="button" @click=${()=>$l(e)}>${i("edit.sharedTake")}</button>
    </div>
  </section>`;async function gl(e){await F(i("edit.discardTitle"),i("edit.discardText"),i("edit.startOver"))&&e.discard()}var wl=e=>K`
  <p class="note">
    ${i("edit.restored")} <button type="button" class="link" @click=${()=>gl(e)}>${i("edit.startOver")}</button>
  </p>`,yl=e=>K`
  <fieldset>
    <legend>${i("edit.photos")}</legend>
    ${e.photosExpired?K`<p class="note">${i("edit.photosGone")}</p>`:vt}
    ${Ya(e.uploads,t=>Ja(e,t))}
    <p class="hint">${i("edit.photosMost",{n:e.uploads.most})} ${i("edit.photosHint")}</p>
  </fieldset>`,vl=e=>K`
  ${v(e.form)}
  ${e.form.refusal?.code==="precondition_failed"?K`
    <div class="row">
      <a class="button quiet" href=${e.back} target="_blank">${i("edit.theirs")}</a>
      <button type="submit" class="quiet" @click=${()=>e.overwrite()}>${i("edit.mine")}</button>
    </div>`:vt}`;function kl(e,t){let{isPublic:s,...n}=xn(e.currentTarget);t.change({...n,isPublic:s==="true"})}async function xl(e,t){let n=await t.submit(e)?document.querySelector("form [aria-invalid=true]"):document.getElementById("place");_a(n),n?.focus()}function Ol(e){let{title:t}=e.values,s=e.form.busy&&e.uploads.isBusy?"edit.waiting":e.isNew?"edit.publish":"action.save",n=a=>kl(a,e);return K`
    <form class="card" novalidate ?hidden=${!!e.several.groups}
      @input=${n} @change=${n} @submit=${a=>xl(a,e)}>
      ${e.isRestored?wl(e):vt}
      ${yl(e)}
      ${Na(e.place,e.placeError)}
      ${u(e.form,"title",{label:i("find.titleField"),value:t,required:!0,most:m().limits.title})}
      ${Ma(e)}
      <div class="publish">
        ${vl(e)}
        <div class="row end">
          <a class="button quiet" href=${e.back}>${i("action.cancel")}</a>
          ${S(e.form,i(s))}
        </div>
      </div>
    </form>`}function Pl(e,t){return e.loading.problem?d(e.loading.problem,t):e.uploads?Ol(e):f(4)}function Za(e){let t=new os(e),s=()=>t.loading.load();return Ba(e.signal,n=>t.uploads&&Ja(t,n)),{title:t.title,ready:s(),view:()=>K`
      ${h(t.title,vt,t.back)}
      ${t.share?bl(t,e.query.get("shared")==="full"):vt}
      ${Ra(t.several,()=>fl(t))}
      ${t.several.groups?vt:Ta(t.drafts)}
      ${Pl(t,s)}`,close:()=>t.close()}}import{html as U,nothing as it}from"../lib/lit-html/lit-html.js";var ql=20,Fl=e=>new Promise((t,s)=>{let n=setTimeout(t,1e3);e.addEventListener("abort",()=>{clearTimeout(n),s(e.reason)},{once:!0})});async function Xa(e,t,{signal:s,stopped:n,tick:a=Fl,note:o=()=>{}}){for(;;)try{return await x(e,t,{signal:s})}catch(r){if(r.status!==429)throw r;await o();for(let l=Math.max(ql,r.retryAfter);l>0;l--){if(n())return null;await a(s)}}}var ds=class{isPublic=!1;keep=!1;category="";area="";forFriends="true";#t;constructor(t){this.#t=t}set(t){Object.assign(this,t),this.#t()}get body(){return{isPublic:this.isPublic,...this.keep?{keepVisibility:!0}:{},...this.category?{category:this.category}:{},...this.area===""?{}:{area:Number(this.area)},...Number(this.area)?{exactForFriends:this.forFriends==="true"}:{}}}};var Tl=30,Ll=["obscured","notPoint"],Ka=()=>m().places.source!=="gazetteer",ms=class{state=null;#t;#e;#s=!1;constructor(t,s){this.#t=t,this.#e=s}get rows(){return(this.#t.rows.items??[]).filter(t=>t.status==="noPlace"&&!Ll.includes(t.reason)).slice(0,Tl)}async run(){let{rows:t}=this,s={n:0,all:t.length,found:0,busy:!0,problem:null};this.state=s,this.#s=!1,this.#e.update();try{for(let n of t){if(this.#s)break;let[a]=await y(O("/api/places",{query:n.place||n.title,limit:1}),{signal:this.#e.signal});s.n++,a&&await this.#t.guess(n,a)&&s.found++,this.#e.update()}}catch(n){if(n.name==="AbortError")return;s.problem=n}s.busy=!1,this.#e.update()}stop(){this.#s=!0}};var Sl=e=>Number(new URLSearchParams(e.split("?")[1]).get("limit"));function Qa(e,t){let s={items:null,next:0,busy:!1,problem:null},n=0,a=async o=>{let r=n,l=t();Object.assign(s,{busy:!0,problem:null}),e.update();try{let b=await y(o?`${l}&after=${o}`:l,{signal:e.signal});if(r!==n)return;s.items=[...o?s.items:[],...b],s.next=b.length<Sl(l)?0:b.at(-1).row}catch(b){if(r!==n||b.name==="AbortError")return;o?p(q(b)):s.problem=b}s.busy=!1,e.update()};return s.clear=()=>{n++,Object.assign(s,{items:null,next:0,busy:!1,problem:null})},s.load=()=>a(0),s.more=async()=>{!s.busy&&s.next&&await a(s.next)},s.put=o=>{s.items=s.items?.map(r=>r.row===o.row?o:r)??null},s.drop=o=>{s.items=s.items?.filter(r=>r.row!==o.row)??null,s.items&&!s.items.length&&s.more()},s}var Bl=e=>(/\.zip$/i.test(e.name??"")?1e3:100)*2**20,to=20,Il=200,Al=["ready","noPlace","duplicate","bad","skipped","done"],_l=4,Ml=["noPoint","zeroPoint","notPoint","obscured","badPoint","noTitle","badLine","twice","known"],eo=e=>Ml.includes(e.reason)?e.reason:"",hs=class{current=null;unfinished=[];status="ready";progress=null;refusal=null;published=null;#t;#e=null;#s=!1;constructor(t){this.#t=t,this.options=new ds(()=>t.update()),this.places=new ms(this,t),this.rows=Qa(t,()=>O(`${this.#i}/rows`,{status:this.status,limit:50})),this.loading=D(t,()=>this.#n())}get#i(){return`/api/imports/${this.current.id}`}get tabs(){let{counts:t}=this.current;return Al.map((s,n)=>({name:s,n:t[s],at:n})).filter(({n:s,at:n})=>s||n<_l)}get isBusy(){return!!this.published?.busy}async#n(){let{signal:t}=this.#t,s=this.#t.query.get("id"),n=await y("/api/imports",{signal:t});this.unfinished=n.filter(o=>o.counts.ready||o.counts.noPlace);let a=n.find(o=>o.id===s);a&&await this.#a(a)}async#a(t){this.current=t,this.published=null,this.places.state=null,this.status=this.tabs.find(({n:s})=>s)?.name??"ready",this.rows.clear(),await this.rows.load()}open(t){return this.#t.rename(O("/import",{id:t.id})),this.#a(t)}async upload(t,s=Vt){let n=new AbortController;this.#e=n,this.#t.signal.addEventListener("abort",()=>n.abort(),{once:!0}),Object.assign(this,{progress:0,refusal:null}),this.#t.update();let a=o=>{this.progress=o,this.#t.update()};try{if(t.size>Bl(t))throw{code:"page",text:i("import.tooLarge")};let o=await s("POST","/api/imports",t,{progress:a,signal:n.signal});if(n.signal.aborted)return;await this.open(o)}catch(o){if(o.name==="AbortError")return;this.refusal=o,o.reason==="too_many_imports"&&await this.loading.load()}finally{this.progress=null,this.#t.update()}}cancel(){this.#e?.abort()}choose(t){return this.status=t,this.rows.clear(),this.rows.load()}async#o(t,s){let n=await Y(j(`${this.#i}/rows/${t.row}`,s).then(a=>{let o={...this.current.counts};o[t.status]--,o[a.status]++,this.current={...this.current,counts:o},a.status===t.status?this.rows.put(a):this.rows.drop(t)}));return this.#t.update(),n}skip(t,s){return this.#o(t,{skip:s})}place(t,{point:s,name:n,location:a}){let o=a?.name??n;return this.#o(t,{latitude:s.lat,longitude:s.lng,...o?{place:o}:{}})}guess(t,{latitude:s,longitude:n}){return this.#o(t,{latitude:s,longitude:n,guessed:!0})}rename(t,s){return this.#o(t,{title:s})}async commit(){if(this.isBusy)return;let{signal:t}=this.#t,{ready:s,done:n}=this.current.counts;this.#s=!1;let a={made:0,taken:0,all:s,busy:!0,problem:null};this.published=a;let o=r=>{this.current=r,Object.assign(a,{made:r.counts.done-n,taken:s-r.counts.ready}),this.#t.update()};this.#t.update();try{for(let r=to;this.current.counts.ready&&!this.#s;){let l=this.current.counts.ready,b=await Xa(`${this.#i}/commit`,{...this.options.body,limit:Il},{signal:t,stopped:()=>this.#s,note:()=>y(this.#i,{signal:t}).then(o)});if(!b)break;if(o(b),r=this.current.counts.ready<l?to:this.current.counts.media?r-1:0,!r)throw{code:"strange"}}}catch(r){if(r.name==="AbortError")return;a.problem=r,await y(this.#i,{signal:t}).then(o).catch(()=>{})}a.busy=!1,t.aborted||await this.choose(this.current.counts.ready?"ready":"done")}stop(){this.#s=!0}leave(){return this.current=null,this.refusal=null,this.#t.query.delete("id"),this.#t.rename("/import"),this.loading.load()}async discard(t){await Y(k(`/api/imports/${t.id}`))&&await this.leave()}};import{html as ee,nothing as ve}from"../lib/lit-html/lit-html.js";var so=(e,t,s,n,a)=>ee`
  <label class="switch">
    <span>${s}<br><span class="soft">${n}</span></span>
    <input type="checkbox" role="switch" id=${e} .checked=${t} @change=${o=>a(o.target.checked)}>
  </label>`,ri=(e,t,s,n,a,o,r)=>ee`
  <div class="field">
    <label for=${e}>${t}</label>
    <select id=${e} aria-describedby=${s?`${e}-hint`:ve} @change=${l=>r(l.target.value)}>
      ${n.map(l=>ee`<option value=${l} ?selected=${l===o}>${a(l)}</option>`)}
    </select>
    ${s?ee`<p class="hint" id="${e}-hint">${s}</p>`:ve}
  </div>`,Ul=(e,t)=>ee`
  ${e.current.format==="finds"?so("import-keep",t.keep,i("import.keep"),i("import.keepHint"),s=>t.set({keep:s})):ve}
  ${t.keep?ve:so("import-public",t.isPublic,i("import.public"),i("import.publicHint"),s=>t.set({isPublic:s}))}`,jl=e=>ri("import-category",i("import.category"),"",["",...Zt],t=>t?Bt(t):i("edit.none"),e.category,t=>e.set({category:t})),Dl=e=>ri("import-area",i("place.shown"),i("import.areaHint"),["","0","1","5","20"],t=>t===""?i("place.asSet"):Et(t),e.area,t=>e.set({area:t})),Nl=e=>ri("import-friends",i("place.exactFor"),"",["true","false"],t=>i(t==="true"?"place.forFriends":"place.forMe"),e.forFriends,t=>e.set({forFriends:t})),io=(e,t=e.options)=>ee`
  ${Ul(e,t)}
  <div class="folds">
    <details class="fold" id="fold-import">
      <summary>${c("filter")} <span class="grow">${i("import.more")}</span> ${c("next")}</summary>
      <div class="stack">${jl(t)}${Dl(t)}${Number(t.area)?Nl(t):ve}</div>
    </details>
  </div>`;import{html as W,nothing as _t}from"../lib/lit-html/lit-html.js";function Rl(e){if(e.status==="ready")return e.guessed?i("import.guessed"):e.place??"";let t=eo(e);return t?i(`import.reason.${t}`):""}async function li(e,t,s){if(!await s)return;let n=e.rows.items?.[Math.min(t,e.rows.items.length-1)];$(n?`row-${n.row}`:"part-rows")}function El(e,t,s,n){let a=new et(n,null,()=>li(e,s,e.place(t,a.value)));return te(a)}var fs=e=>e.title||i("import.line",{n:e.row}),ci=(e,t,s)=>W`
  <button type="button" class="quiet" id="row-${e.row}" aria-label=${`${t}: ${fs(e)}`} @click=${s}>${t}</button>`,Cl=e=>t=>u(t,"title",{label:i("find.titleField"),value:e.title,required:!0,least:1,most:m().limits.title});async function Hl(e,t){await B(n=>new g({send:async({title:a})=>{await e.rename(t,a.trim())&&n()}}),i("import.rename"),Cl(t),n=>S(n,i("action.save"))),$(`name-${t.row}`)}var no=(e,t)=>W`
  <button type="button" class="round" id="name-${t.row}" aria-label=${`${i("import.rename")}: ${fs(t)}`} @click=${()=>Hl(e,t)}>
    ${c("edit")}
  </button>`,ao=e=>e.findId?W`
  <a class="button quiet" href="/finds/${e.findId}" aria-label=${`${i("import.show")}: ${fs(e)}`}>${i("import.show")}</a>`:_t,zl=(e,t,s,n)=>({ready:()=>W`${no(e,t)}${ci(t,i("import.skip"),()=>li(e,s,e.skip(t,!0)))}`,skipped:()=>ci(t,i("import.unskip"),()=>li(e,s,e.skip(t,!1))),noPlace:()=>W`${no(e,t)}${ci(t,i("import.locate"),()=>El(e,t,s,n))}`,duplicate:()=>ao(t),done:()=>ao(t)})[t.status]?.()??_t,pi=e=>e?W`<br><span class="soft" dir="auto">${e}</span>`:_t,Wl=e=>e.slice(e.lastIndexOf("/")+1),Vl=({media:e,lost:t=[]})=>[e>t.length?pi(i("import.rowMedia",{n:e-t.length})):_t,...t.map(({file:s,reason:n})=>pi(i(n==="absent"?"import.absent":"import.refused",{file:Wl(s),reason:n})))],Gl=(e,t,s,n)=>W`
  <li class="row between">
    <span class="grow"><bdi class="strong">${fs(t)}</bdi>${pi(Rl(t))}${Vl(t)}</span>
    <span class="row">${zl(e,t,s,n)}</span>
  </li>`;function Yl(e,t){let{items:s,problem:n,load:a}=e.rows;return n?d(n,a):s?s.length?W`
    <ul class="people" aria-label=${i("import.rows")}>${s.map((o,r)=>Gl(e,o,r,t))}</ul>
    ${P(e.rows)}`:W`<p class="soft" role="status">${i("import.none")}</p>`:f(4)}var Jl=(e,{n:t,all:s})=>W`
  <progress max=${s} .value=${t} aria-label=${i("import.lookUp")}></progress>
  <p class="row between">
    <span role="status">${i("import.progress",{n:t,all:A(s)})}</span>
    <button type="button" class="quiet" @click=${()=>e.places.stop()}>${i("import.stop")}</button>
  </p>`;async function Zl(e){await e.places.run(),$("part-rows")}function Xl(e){let{state:t,rows:s}=e.places;return t?.busy?Jl(e,t):W`
    ${t?W`<p role="status">${i("import.lookedUp",{n:t.found})}</p>`:_t}
    ${t?.problem?d(t.problem):_t}
    ${s.length?W`
      <p class="hint">${i("import.lookUpText",{source:m().places.attribution})}</p>
      <p><button type="button" class="quiet" id="import-lookup" @click=${()=>Zl(e)}>${i("import.lookUp")}</button></p>`:_t}`}var oo=(e,t)=>W`
  <section class="card">
    ${z("rows",i("import.rows"))}
    <div class="chips" role="group" aria-label=${i("import.which")}>
      ${e.tabs.map(({name:s,n})=>Jt(e.status===s,`${i(`import.status.${s}`)} (${A(n)})`,()=>e.choose(s)))}
    </div>
    ${e.status==="noPlace"&&Ka()?Xl(e):_t}
    ${Yl(e,t)}
  </section>`;var Kl=".gpx,.kml,.kmz,.geojson,.json,.csv,.zip";async function Ql(e,t){let s=e.target,[n]=s.files;n&&(await t.upload(n),s.value="",t.current&&$("part-import"))}var tp=e=>U`
  <progress max="1" .value=${e.progress} aria-label=${i("import.upload")}></progress>
  <p class="row between">
    <span class="soft" role="status">${i(e.progress<1?"import.upload":"import.reading")}</span>
    <button type="button" class="quiet" @click=${()=>e.cancel()}>${i("action.cancel")}</button>
  </p>`,ep=e=>U`
  <p class="row actions">
    <label class="button" for="import-file">${c("plus")} ${i("import.choose")}</label>
    <input class="file" id="import-file" type="file" accept=${Kl} aria-describedby="import-hint" @change=${t=>Ql(t,e)}>
  </p>`,sp=e=>U`
  <section class="card">
    <p id="import-hint">${i("import.text")}</p>
    ${e.refusal?d(e.refusal):it}
    ${e.progress===null?ep(e):tp(e)}
  </section>
  ${e.unfinished.length?np(e):it}`;async function ro(e,t){await F(i("import.discardTitle"),i("import.discardText"),i("import.discard"))&&(await e.discard(t),$("import-file"))}var $s=e=>e.name||i("import.unnamed");async function ip(e,t){await e.open(t),$("part-import")}var np=e=>U`
  <section class="card">
    <h2>${i("import.unfinished")}</h2>
    <ul class="people">${e.unfinished.map(t=>U`
      <li class="row between">
        <span class="grow"><bdi class="strong">${$s(t)}</bdi><br>
          <span class="soft">${i("import.left",{n:t.counts.ready+t.counts.noPlace})} ${co(t)}</span></span>
        <button type="button" class="quiet" aria-label=${`${i("import.goOn")}: ${$s(t)}`} @click=${()=>ip(e,t)}>
          ${i("import.goOn")}
        </button>
        <button type="button" class="round" aria-label=${`${i("import.discard")}: ${$s(t)}`} @click=${()=>ro(e,t)}>
          ${c("trash")}
        </button>
      </li>`)}
    </ul>
  </section>`,co=e=>i("import.ends",{date:Z(e.expiresAt)});async function ap(e){await e.commit(),$("part-import")}var op=(e,{taken:t,all:s})=>U`
  <progress max=${s} .value=${t} aria-label=${i("import.running")}></progress>
  <p class="row between">
    <span role="status">${i("import.progress",{n:t,all:A(s)})}</span>
    <button type="button" class="quiet" id="import-stop" @click=${()=>e.stop()}>${i("import.stop")}</button>
  </p>
  ${e.current.counts.media?U`<p class="soft">${i("import.mediaLeft",{n:e.current.counts.media})}</p>`:it}`,rp=({mediaDone:e,mediaLost:t},{made:s})=>U`
  <p role="status">${c("check")} ${i("import.made",{n:s})}</p>
  ${e?U`<p>${i("import.media",{n:e})}</p>`:it}
  ${t?U`<p>${i("import.mediaLost",{n:t})}</p>`:it}
  ${s?U`<p><a class="button" href="/profile">${i("import.see")}</a></p>`:it}`,cp=(e,t)=>U`
  ${io(e)}
  <button type="button" class="main" id="import-commit" @click=${()=>ap(e)}>${i("import.commit",{n:t})}</button>`;function lp(e){let{current:t,published:s}=e;return U`
    <section class="card">
      ${z("import",U`<bdi>${$s(t)}</bdi>`)}
      ${e.isBusy?op(e,s):U`
        <p class="soft">${co(t)}</p>
        ${s?rp(t.counts,s):it}
        ${s?.problem?d(s.problem):it}
        ${t.counts.ready?cp(e,t.counts.ready):it}
        <p class="row">
          <button type="button" class="quiet" @click=${()=>pp(e)}>${i("import.other")}</button>
          <button type="button" class="danger" @click=${()=>ro(e,t)}>${i("import.discard")}</button>
        </p>`}
    </section>`}async function pp(e){await e.leave(),$("import-file")}function up(e,t){return e.loading.problem?d(e.loading.problem,e.loading.load):e.current?U`${lp(e)}${e.isBusy?it:oo(e,t)}`:sp(e)}function lo(e){let t=new hs(e);return{title:i("import.title"),ready:t.loading.load(),view:()=>U`${h(i("import.title"),it,"/settings")}${up(t,e)}`}}import{html as M,nothing as Q}from"../lib/lit-html/lit-html.js";var dp=4,mp=e=>e.map((t,s)=>t.map((n,a)=>n?`M${a} ${s}h1v1h-1z`:"").join("")).join("");async function po(e){let{encode:t}=await import(new URL("lib/uqr/uqr.js",Te).href),{data:s,size:n}=t(e,{ecc:"M",border:dp});return{size:n,path:mp(s)}}function Mt(){let e=m().invites;return e==="members"||e==="admins"&&w()?.role==="admin"}var uo=[1,2,5,10,25,100],mo=[1,7,30,90],bs=class{created=null;#t;constructor(t){this.#t=t,this.list=_(t,"/api/invites"),this.form=new g({send:(s,n)=>this.#e(s,n),update:t.update})}get isAdmin(){return w()?.role==="admin"}isMine(t){return t.inviter?.id===w()?.id}async#e({uses:t,days:s,note:n="",befriend:a},o){let r={uses:Number(t),days:Number(s),note:n.trim(),befriend:!!a},l=await x("/api/invites",r);this.created={...l,url:new URL(l.link,location.origin).href,code:null},o.reset(),this.#t.update(),await Promise.all([this.#s(this.created),this.list.load()])}async#s(t){t.code=await po(t.url).catch(()=>null),this.#t.update()}close=()=>{this.created=null,this.#t.update()};async copy(){try{await navigator.clipboard.writeText(this.created.url),p(i("find.copied"))}catch{p(i("invites.copyYourself"))}}get canShare(){return!!navigator.share}async share(){try{let t=i("invites.shareText",{name:w().username});await navigator.share({title:i("invites.shareTitle"),text:t,url:this.created.url})}catch(t){t.name!=="AbortError"&&await this.copy()}}async revoke(t){try{await k(`/api/invites/${t.id}`),this.created?.id===t.id&&(this.created=null),await this.list.load()}catch(s){p(q(s))}this.#t.update()}};var ho=(e,t,s,n)=>M`
  <div class="field">
    <label for=${e}>${t}</label>
    <select id=${e} name=${e}>
      ${s.map(([a,o])=>M`<option value=${a} ?selected=${a===n}>${o}</option>`)}
    </select>
  </div>`,hp=()=>M`
  <label class="switch">
    <span>${i("invites.befriend")}<br><span class="soft">${i("invites.befriendHint")}</span></span>
    <input type="checkbox" role="switch" id="befriend" name="befriend">
  </label>`;async function fp(e,t){let s=t.created;await t.form.submit(e),t.created!==s&&await $("created-title")}var $p=(e,t=e.form)=>M`
  <form class="card" novalidate aria-labelledby="new-invite" @submit=${s=>fp(s,e)}>
    <h2 id="new-invite">${i("invites.new")}</h2>
    ${v(t)}
    <div class="pair">
      ${ho("uses",i("invites.uses"),uo.map(s=>[s,i("invites.people",{n:s})]),1)}
      ${ho("days",i("invites.days"),mo.map(s=>[s,i("invites.daysOf",{n:s})]),7)}
    </div>
    ${hp()}
    ${u(t,"note",{label:i("invites.note"),hint:i("invites.noteHint"),most:200})}
    <div class="row end">${S(t,i("invites.create"))}</div>
  </form>`,bp=({size:e,path:t})=>M`
  <svg class="qr" viewBox="0 0 ${e} ${e}" role="img" aria-label=${i("invites.qr")} shape-rendering="crispEdges">
    <path d=${t}></path>
  </svg>`,gp=e=>M`
  <button type="button" class="quiet" @click=${()=>e.share()}>${c("share")} ${i("action.share")}</button>`,wp=e=>M`
  <section class="card" id="created" aria-labelledby="created-title">
    <div class="row between"><h2 id="created-title" tabindex="-1">${i("invites.ready")}</h2>${St(e.close)}</div>
    <p role="status">${i("invites.once")}</p>
    <div class="field">
      <label for="link">${i("invites.link")}</label>
      <input id="link" type="text" readonly dir="ltr" .value=${e.created.url} @focus=${t=>t.target.select()}>
    </div>
    <p class="row actions">
      <button type="button" @click=${()=>e.copy()}>${c("copy")} ${i("invites.copy")}</button>
      ${e.canShare?gp(e):Q}
    </p>
    ${e.created.code?bp(e.created.code):Q}
  </section>`,yp=e=>M`<li><a class="person" href="/people/${e.id}">${rt(e,28)} <span class="strong">${e.username}</span></a></li>`;async function vp(e,t){await F(i("invites.revokeTitle"),i("invites.revokeText"),i("invites.revoke"))&&await e.revoke(t)}var kp=(e,t,s)=>M`
  <button type="button" class="quiet" aria-label="${i("invites.revoke")}: ${s}" @click=${()=>vp(e,t)}>
    ${i("invites.revoke")}
  </button>`,xp={open:"invites.open",used_up:"invites.usedUp",expired:"invites.expired",revoked:"invites.revoked",suspended:"invites.suspended"},Op=(e,t)=>!e.isAdmin||e.isMine(t)?Q:M` · ${t.inviter?i("invites.by",{name:t.inviter.username}):i("invites.byCommand")}`;function Pp(e,t){let s=t.note||i("invites.of",{date:Z(t.createdAt)}),n=t.state==="open";return M`
    <li class="invite">
      <div class="row between">
        <span class="strong" dir="auto">${s}</span>
        <span class="badge">${i(xp[t.state])}</span>
      </div>
      <p class="soft">
        ${i("invites.used",{used:A(t.uses-t.usesLeft),uses:A(t.uses)})}
        ${n?M` · ${i("invites.until",{date:Z(t.expiresAt)})}`:Q}
        ${t.befriend?M` · ${i("invites.befriends")}`:Q}
        ${Op(e,t)}
      </p>
      ${t.usedBy.length?M`<ul class="row used" aria-label=${i("invites.usedBy")}>${t.usedBy.map(yp)}</ul>`:Q}
      ${n?M`<p class="row actions">${kp(e,t,s)}</p>`:Q}
    </li>`}function qp(e){let{items:t,problem:s,load:n}=e.list;return s?d(s,n):t?t.length?M`
    <section class="card">
      <h2>${i(e.isAdmin?"invites.all":"invites.yours")}</h2>
      <ul class="people">${t.map(a=>Pp(e,a))}</ul>
      ${P(e.list)}
    </section>`:Mt()?Q:L(i("invites.none"),i("reason.may_not_invite")):f(2)}function fo(e){let t=new bs(e);return{title:i("invites.title"),ready:t.list.load(),view:()=>M`
      ${h(i("invites.title"),Q,"/people")}
      ${Mt()?M`<p class="lead">${i("invites.lead")}</p>`:Q}
      ${t.created?wp(t):Q}
      ${Mt()?$p(t):Q}
      ${qp(t)}`}}import{html as ke,nothing as Fp}from"../lib/lit-html/lit-html.js";var bo=(e,t)=>ke`
  <div class="field">
    <p><span class="strong">${e}</span><br>${t}</p>
    <p class="hint">${i("admin.fixed")}</p>
  </div>`,Tp=(e,{label:t,value:s,options:n,text:a})=>ke`
  <div class="field">
    <label for=${e}>${t}</label>
    <select id=${e} name=${e}>
      ${n.map(o=>ke`<option value=${o} ?selected=${o===s}>${a(o)}</option>`)}
    </select>
  </div>`;function $o(e,t,s,n,a){let o=e.values[t];return e.isFixed(t)?bo(n,a(o)):Tp(t,{label:n,value:o,options:s,text:a})}var Lp=e=>u(e.form,"mediaLimit",{label:i("admin.limitOfAll"),hint:i("admin.limitOfAllHint"),kind:"number",mode:"numeric",value:e.limit}),Sp=({mediaLimit:e})=>e?tt(e):i("admin.limits.none"),Bp=e=>ke`
  <form class="card" novalidate @submit=${e.form.submit}>
    ${v(e.form)}
    <p class="hint">${i("admin.public")}</p>
    ${u(e.form,"name",{label:i("admin.name"),value:e.values.name,most:50})}
    ${u(e.form,"description",{label:i("admin.description"),value:e.values.description,kind:"area",most:500})}
    ${u(e.form,"rules",{label:i("admin.rules"),value:e.values.rules,kind:"area",most:5e3})}
    ${u(e.form,"contact",{label:i("admin.contact"),hint:i("admin.contactHint"),value:e.values.contact,most:200})}
    ${$o(e,"registration",ua,i("admin.registration"),t=>i(`admin.modes.${t}`))}
    ${$o(e,"invites",da,i("admin.whoInvites"),t=>i(`admin.inviters.${t}`))}
    ${e.isFixed("mediaLimit")?bo(i("admin.limitOfAll"),Sp(e.values)):Lp(e)}
    <div class="row end">${S(e.form,i("action.save"))}</div>
  </form>`;function Ip(e){return e.loading.problem?d(e.loading.problem,e.loading.load):e.values?Bp(e):f(4)}function go(e){let t=new Xe(e);return{title:i("admin.instance"),ready:t.loading.load(),view:()=>ke`${h(i("admin.instance"),Fp,"/admin")}${Ip(t)}`}}import{html as kt,nothing as Ht}from"../lib/lit-html/lit-html.js";var wo=e=>e.slice(e.lastIndexOf("#")+1).trim(),gs=class{greeting=null;ended=null;#t;constructor(t,s){this.#t=t,this.invite=wo(s);let n={username_taken:"username",invite_needed:"invite",registration_closed:"invite"};this.form=new g({send:a=>this.#s(a),update:t.update,fieldOf:n})}load=async()=>{if(this.invite){try{this.greeting=await x("/api/invites/greeting",{code:this.invite})}catch(t){if(t.reason!=="invite_ended")return;this.ended=t,this.invite=""}this.#t.update()}};get user(){return w()}get isClosed(){return m().registration==="closed"&&!this.invite}get asksInvite(){return m().registration!=="open"&&!this.invite}#e(t){throw t.reason==="invite_needed"&&(this.invite=""),t}async#s({username:t,password:s,invite:n=""}){await Vi();let a=this.invite||wo(n),o={username:t.trim(),password:s,cookie:!0,...a?{invite:a}:{}},r=await x("/api/auth/register",o).catch(l=>this.#e(l));ft(r.user),await this.#t.go("/",{replace:!0}),p(i("join.welcome",{name:r.user.username}))}};var Ap=({form:e,asksInvite:t})=>kt`
  <form novalidate @submit=${e.submit}>
    ${v(e)}
    ${t?u(e,"invite",{label:i("join.invite"),hint:i("join.inviteHint"),required:!0}):Ht}
    ${u(e,"username",{label:i("account.username"),hint:i("join.usernameHint"),required:!0,least:3,most:31,pattern:"[A-Za-z0-9_\\-]*",complete:"username"})}
    ${u(e,"password",{label:i("account.password"),hint:i("join.passwordHint"),kind:"password",required:!0,least:8,most:255,complete:"new-password"})}
    ${S(e,i("join.action"))}
  </form>`;function _p({greeting:e,invite:t}){let s=e?.inviter?.username;return kt`
    ${s?kt`<p class="strong">${i(e.befriend?"join.invitedFriend":"join.invitedBy",{name:s})}</p>`:Ht}
    <p class="lead">${i("app.about")}</p>
    ${t?kt`<p class="lead">${i("join.invited")}</p>`:Ht}`}var Mp=(e,t)=>kt`${Yn(kt`
  <h1 tabindex="-1">${i("join.title")}</h1>
  ${_p(e)}
  ${e.ended?kt`<p class="note" role="alert">${q(e.ended)}</p>`:Ht}
  ${e.user?kt`<p class="note">${i("join.signedIn",{name:e.user.username})}</p>`:Ht}
  ${e.isClosed?kt`<p class="note">${i("join.closed")}</p>`:Ht}
  ${m().passwordLogin?Ap(e):Ht}
  ${Xn("join.provider",{redirect:"/"},{invite:e.invite})}
  <p class="below">${i("join.have")} <a href="/sign-in">${i("signin.action")}</a></p>`)}${Gn(t)}`;function yo(e){let t=new gs(e,location.hash);return{get title(){return i("join.title")},broad:!0,ready:t.load(),view:()=>Mp(t,e.update)}}import{html as Ot,nothing as Oe}from"../lib/lit-html/lit-html.js";var vo=["private","friends","public"],ko=({name:e,description:t,visibility:s})=>({name:e.trim(),description:t.trim()||null,visibility:s}),xo=e=>new g({send:async t=>e(await x("/api/lists",ko(t)))}),ws=class{constructor(t){let s=t.query.get("user")??"";this.isOwn=!s||s===w().id,this.lists=_(t,O("/api/lists",{userId:s,limit:20}))}},ys=class{list=null;#t;#e;constructor(t){this.#t=t,this.#e=`/api/lists/${t.params.id}`,this.finds=_(t,`${this.#e}/finds?limit=50`),this.loading=D(t,()=>this.#s())}get title(){return this.list?.name??i("lists.one")}get isOwn(){return this.list?.userId===w().id}get listsPath(){return O("/lists",{user:this.list&&!this.isOwn&&this.list.userId})}async#s(){this.list=await y(this.#e,{signal:this.#t.signal}),await this.finds.load()}editForm=t=>new g({send:async s=>{this.list=await H(this.#e,ko(s)),this.#t.update(),t()}});async remove(){await Y(k(this.#e))&&this.#t.go("/lists",{replace:!0})}async#i(t){if(await Y(t)){let s=await y(this.#e).catch(()=>this.list);this.list=s}this.#t.update()}drop(t){return this.#i(k(`${this.#e}/finds/${t.id}`).then(()=>{if(this.finds.items=this.finds.items.filter(s=>s.id!==t.id),!this.finds.items.length&&this.finds.next)return this.finds.load()}))}setCover(t){return this.#i(H(this.#e,{coverId:t.id}))}move(t,s){let{items:n}=this.finds,a=n.findIndex(r=>r.id===t.id),o=n[a+s];return o?this.#i(H(`${this.#e}/finds/${t.id}/place`,{[s<0?"before":"after"]:o.id}).then(()=>{let r=n.filter(l=>l.id!==t.id);r.splice(a+s,0,t),this.finds.items=r})):null}},vs=class{lists=null;update=()=>{};#t;constructor(t){this.#t=t,this.form=new g({send:(s,n)=>this.#e(s,n),update:()=>this.update()})}load(){return Y(y(`/api/finds/${this.#t}/lists`).then(t=>{this.lists=t}))}async toggle(t){let s=`/api/lists/${t.id}/finds/${this.#t}`;t.hasFind=!t.hasFind,this.update(),await Y(t.hasFind?H(s):k(s))||(t.hasFind=!t.hasFind),this.update()}async#e({list:t},s){let n=await x("/api/lists",{name:t.trim()});this.lists.unshift({...n,hasFind:!1}),s.reset(),await this.toggle(this.lists[0])}};import{html as zt,nothing as Up}from"../lib/lit-html/lit-html.js";var jp={private:"lock",friends:"people",public:"globe"},ks=e=>zt`
  <span class="badge">${c(jp[e.visibility])} ${i(`lists.${e.visibility}`)}</span>`,Oo=e=>zt`
  <li>
    <a class="find" href="/lists/${e.id}">
      <span class="thumb">${e.cover?It(e.cover.media,{thumb:!0}):c("bookmark")}</span>
      <span class="what">
        <span class="name" dir="auto">${e.name}</span>
        <span class="soft">${i("lists.finds",{n:e.findCount})}</span>
        <span class="soft marks">${ks(e)}</span>
      </span>
    </a>
  </li>`,Dp=(e,t)=>zt`<option value=${t} ?selected=${t===(e?.visibility??"private")}>${i(`lists.${t}`)}</option>`,Np=(e,t)=>zt`
  ${v(e)}
  ${u(e,"name",{label:i("lists.name"),value:t?.name??"",required:!0,most:100})}
  ${u(e,"description",{label:i("lists.description"),value:t?.description??"",kind:"area",most:500})}
  <div class="field">
    <label for="visibility">${i("lists.who")}</label>
    <select id="visibility" name="visibility" aria-describedby="visibility-hint">${vo.map(s=>Dp(t,s))}</select>
    <p class="hint" id="visibility-hint">${i("lists.whoHint")}</p>
  </div>`,xs=(e,t=null)=>B(e,i(t?"lists.edit":"lists.new"),s=>Np(s,t),s=>S(s,i("action.save"))),Rp=(e,t)=>zt`
  <li>
    <label class="row list-choice">
      <input type="checkbox" .checked=${t.hasFind} @change=${()=>e.toggle(t)}>
      <span dir="auto">${t.name}</span>
      ${ks(t)}
    </label>
  </li>`,Ep=(e,t)=>zt`
  <div class="row between"><h2>${i("find.addToList")}</h2>${St(t)}</div>
  ${e.lists.length?zt`<ul class="people">${e.lists.map(s=>Rp(e,s))}</ul>`:Up}
  <form novalidate @submit=${e.form.submit}>
    ${v(e.form)}
    ${u(e.form,"list",{label:i("lists.new"),hint:i("lists.newHint"),required:!0,most:100})}
    <div class="row end"><button type="submit" aria-busy=${e.form.busy?"true":"false"}>${i("lists.create")}</button></div>
  </form>`;async function Cp(e){let t=new vs(e.id);await t.load()&&await ct((s,n)=>(t.update=n,Ep(t,s)),{label:i("find.addToList")})}import{html as xt,nothing as se}from"../lib/lit-html/lit-html.js";var[Po,Hp]=[12,28],ui=class extends Cn{label="";#t=[];set places(t){this.#t=t,this.map&&this.draw()}options(){let{lat:t,lng:s}=this.#t[0]??{lat:25,lng:5};return{view:{lat:t,lng:s,zoom:2},still:!0}}draw(){this.#t.length&&(this.map.setMarkers(this.#t.map(t=>({key:`${t.lat},${t.lng}`,lat:t.lat,lng:t.lng,kind:"dot",size:Hp,text:"",label:t.name,click:()=>this.map.setView({...t,zoom:Po})}))),this.map.fit(this.#t,Po,{animate:!1}))}failed(){this.remove()}};customElements.define("finds-map",ui);var zp=112,qo=(e,t)=>xt`
  <span class="sum"><span class="strong">${A(e)}</span> <span class="soft">${i(t,{n:e})}</span></span>`,Os=(e,{count:t,likes:s,badge:n=se,actions:a=se})=>xt`
  <section class="profile-head">
    ${rt(e,zp)}
    <p class="row">
      ${t===void 0?se:qo(t,"person.findsSum")}
      ${s===void 0?se:qo(s,"person.likesSum")}
      ${n}
    </p>
    <p class="row actions">${a}</p>
  </section>`,Wp=e=>xt`
  <li>
    <a class="tile c-${e.category??""}" href="/finds/${e.id}">
      ${e.media.length?It(e.media[0],{thumb:!0}):xt`<span class="sign-tile">${le(e.category)}</span>`}
      ${e.isPublic?se:xt`<span class="corner">${c("lock")}<span class="unseen">${i("find.friendsOnly")}</span></span>`}
      <span class="caption" dir="auto">${e.title}</span>
    </a>
  </li>`,Fo=(e,t,s)=>xt`
  <button type="button" class="chip" aria-pressed=${e.layout===t?"true":"false"} @click=${()=>e.show(t)}>
    ${c(s)} ${i(`person.${t}`)}
  </button>`,Vp={grid:e=>xt`<ul class="tiles">${e.map(Wp)}</ul>`,list:e=>xt`<ul class="card rows">${e.map(t=>gn(t,Me(t)))}</ul>`},di=e=>[...new Map(e.map(t=>[t.locationId,{...Yt(t.location),name:t.location.name}])).values()];function ie(e,t){let{items:s,problem:n,load:a}=e.finds;return n?d(n,a):s?s.length?xt`
    <finds-map .places=${di(s)} .label=${i("person.map")}></finds-map>
    <div class="chips" role="group" aria-label=${i("person.layout")}>
      ${Fo(e,"grid","camera")}
      ${Fo(e,"list","filter")}
    </div>
    ${Vp[e.layout](s)}
    ${P(e.finds)}`:L(t.title,t.text,t.action??se):f(3)}import{html as J,nothing as pt}from"../lib/lit-html/lit-html.js";var To=["exact","area","hidden"],mi=[1,5,20],Lo=["","1","7","30","date"],Gp=3650,hi=({findId:e,listId:t})=>e?"find":t?"list":"category",So=({isPublic:e,location:t})=>e&&!t?.area?"exact":"area";function Yp(e,t=new Date){let[s,n,a]=e.split("-").map(Number);return Math.round((Date.UTC(s,n-1,a)-Date.UTC(t.getFullYear(),t.getMonth(),t.getDate()))/864e5)}var Bo=(e,t=new Date)=>new Date(Date.UTC(t.getFullYear(),t.getMonth(),t.getDate()+e)).toISOString().slice(0,10);function Jp({life:e,until:t}){if(e==="keep")return;if(e==="")return null;let s=e==="date"?Yp(t):Number(e);if(s>=1&&s<=Gp)return s;throw{code:"page",reason:"until",text:i("shares.untilBad")}}function Zp({secret:e="new",password:t}){return e==="remove"?null:e==="new"&&t?t:void 0}var Xp=e=>({title:e.title.trim(),place:e.place,area:e.place==="area"?Number(e.area):void 0,password:Zp(e),days:Jp(e)}),Kp=({chosen:e,category:t})=>({category:e||t.trim()});async function Qp(){let e=(await y("/api/finds/categories")).filter(t=>t.ownCount).map(t=>[t.category,t.ownCount]);return[...e,...Zt.filter(t=>!e.some(([s])=>s===t)).map(t=>[t,0])]}var Ps=class{constructor({share:t=null,target:s=null,offered:n=[],place:a="area",done:o}){this.share=t,this.target=s,this.place=t?.place??a,this.life=t?.expiresAt?"keep":"",this.secret=t?.hasPassword?"keep":"new",this.offered=n,this.chosen=n[0]?.[0]??"",this.form=new g({send:async r=>o(await this.#t(r)),fieldOf:{until:"until"}})}get kind(){return hi(this.share??this.target??{})}set(t){Object.assign(this,t),this.form.update()}#t(t){let s=Xp(t);return this.share?j(`/api/shares/${this.share.id}`,s):x("/api/shares",{...this.target??Kp(t),...s,days:s.days??void 0})}},Fs=e=>new URL(e.link,location.origin).href,Ts=()=>!!navigator.share;async function Ls(e){try{await navigator.clipboard.writeText(Fs(e))}catch{return!1}return p(i("find.copied")),!0}async function Ss(e,t){try{await navigator.share({title:t,url:Fs(e)})}catch(s){return s.name==="AbortError"}return!0}var qs=class{#t;constructor(t){this.#t=t,this.list=_(t,"/api/shares")}take(t){let{items:s}=this.list;if(!s)return this.list.load();let n=s.some(a=>a.id===t.id);return this.list.items=n?s.map(a=>a.id===t.id?t:a):[t,...s],this.#t.update()}async offered(){let t=null;return await Y(Qp().then(s=>{t=s})),t}async revoke(t){await Y(k(`/api/shares/${t.id}`))&&(this.list.items=this.list.items.filter(s=>s.id!==t.id),p(i("shares.revoked")),this.#t.update())}};var fi=e=>e.findTitle||e.listName||Bt(e.category??""),ut=e=>e.title||fi(e),Io=e=>i("place.area",{distance:Tt(e)}),Ao=({place:e,area:t})=>e==="area"?Io(t):i(`shares.place.${e}`),$i=({expired:e,expiresAt:t})=>i(e?"shares.expired":"shares.until",{date:ht(t)}),Bs=(e,t,{label:s,options:n,chosen:a,set:o=()=>{},hint:r=""})=>J`
  <div class="field">
    <label for=${t}>${s}</label>
    <select id=${t} name=${t} aria-describedby=${e.errors[t]?`${t}-error`:r?`${t}-hint`:pt}
      aria-invalid=${e.errors[t]?"true":pt} @change=${l=>o(l.target.value)}>
      ${n.map(([l,b])=>J`<option value=${l} ?selected=${l===a}>${b}</option>`)}
    </select>
    ${e.errors[t]?J`<p class="error" id="${t}-error">${e.errors[t]}</p>`:r?J`<p class="hint" id="${t}-hint">${r}</p>`:pt}
  </div>`,tu=e=>J`
  ${Bs(e.form,"chosen",{label:i("find.category"),chosen:e.chosen,set:t=>e.set({chosen:t}),options:[...e.offered.map(([t,s])=>[t,Bt(t)+(s?` (${A(s)})`:"")]),["",i("shares.otherCategory")]]})}
  ${e.chosen?pt:u(e.form,"category",{label:i("edit.otherCategory"),hint:i("shares.categoryHint"),required:!0,most:m().limits.category})}`,eu={exact:"pin",area:"map",hidden:"block"},su=(e,t)=>J`
  <label class="choice">
    <input type="radio" name="place" value=${t} ?checked=${e.place===t} @change=${()=>e.set({place:t})}>
    <span>
      ${c(eu[t])}
      <span><span class="strong">${i(`shares.place.${t}`)}</span><br><span class="soft">${i(`shares.shows.${t}`)}</span></span>
    </span>
  </label>`,iu=e=>J`
  <fieldset class="choices">
    <legend>${i("shares.places")}</legend>
    ${To.map(t=>su(e,t))}
  </fieldset>
  ${e.place==="area"?Bs(e.form,"area",{label:i("shares.area"),hint:i("shares.areaHint"),chosen:e.share?.area??mi[0],options:mi.map(t=>[t,Io(t)])}):pt}`,nu=e=>J`
  ${Bs(e.form,"life",{label:i("shares.life"),chosen:e.life,set:t=>e.set({life:t}),options:[...e.share?.expiresAt?[["keep",$i(e.share)]]:[],...Lo.map(t=>[t,i(`shares.life.${t||"endless"}`)])]})}
  ${e.life==="date"?u(e.form,"until",{label:i("shares.date"),kind:"date",value:Bo(14),hint:i("shares.dateHint"),required:!0}):pt}`,au=e=>J`
  ${e.share?.hasPassword?Bs(e.form,"secret",{label:i("account.password"),chosen:e.secret,set:t=>e.set({secret:t}),options:["keep","new","remove"].map(t=>[t,i(`shares.password.${t}`)])}):pt}
  ${e.secret==="new"?u(e.form,"password",{label:i(e.share?.hasPassword?"settings.newPassword":"account.password"),hint:i("shares.passwordHint"),kind:"password",required:!!e.share?.hasPassword,least:8,most:255,complete:"new-password"}):pt}`,ou=e=>J`
  <p>${i(`shares.about.${e.kind}`)}</p>
  ${v(e.form)}
  ${e.share||e.target?pt:tu(e)}
  ${u(e.form,"title",{label:i("shares.title"),value:e.share?.title??"",hint:i(`shares.titleHint.${e.kind}`),most:100})}
  ${iu(e)}
  ${nu(e)}
  ${au(e)}`;async function Is(e){let t=null,s=null,n=r=>(s=new Ps({...e,done:l=>{t=l,r()}}),s.form),[a,o]=e.share?["shares.change","action.save"]:["shares.new","shares.create"];return await B(n,i(a),()=>ou(s),r=>S(r,i(o))),t}async function _o(e){await Ls(e)||(document.getElementById("link").select(),p(i("secret.selected")))}async function ru(e){await Ss(e,ut(e))||await _o(e)}var cu=e=>J`
  <button type="button" class="quiet" @click=${()=>ru(e)}>${c("share")} ${i("action.share")}</button>`,bi=e=>J`
  <a class="button quiet" href=${e.link} target="_blank" rel="noreferrer noopener" aria-label="${i("shares.open")}: ${ut(e)}">
    ${c("globe")} ${i("shares.open")}
  </a>`,xe=(e,t=i("shares.ready"))=>ct(s=>J`
  <div class="row between"><h2>${t}</h2>${St(s)}</div>
  <p>${i(e.hasPassword?"shares.readyPassword":"shares.readyText")}</p>
  <div class="field">
    <label for="link">${ut(e)}</label>
    <input id="link" type="text" readonly autofocus dir="ltr" .value=${Fs(e)} @focus=${n=>n.target.select()}>
  </div>
  <p class="row actions">
    <button type="button" @click=${()=>_o(e)}>${c("copy")} ${i("secret.copy")}</button>
    ${Ts()?cu(e):pt}
    ${bi(e)}
  </p>
  <p class="below"><a href="/shares" @click=${()=>s()}>${i("shares.all")}</a></p>`,{label:t});async function Mo(e){let t=await Is(e);t&&await xe(t)}var lu=e=>Mo({target:{findId:e.id},place:So(e)}),Uo=e=>Mo({target:{listId:e.id}});async function pu(e){await F(i("lists.deleteTitle",{name:e.list.name}),i("lists.deleteText"),i("action.delete"))&&e.remove()}var uu=e=>Dt(i("lists.menu"),[{text:i("lists.edit"),sign:"edit",run:()=>xs(e.editForm,e.list)},{text:i("find.byLink"),sign:"share",run:()=>Uo(e.list)},{text:i("lists.delete"),sign:"trash",isDanger:!0,run:()=>pu(e)}],{id:"list-menu"});async function jo(e,t,s){await e.move(t,s),$(`find-${t.id}`)}async function du(e,t){await e.drop(t),$("list-menu")}function mu(e,t,s){let n=e.finds.items.length-1;return Dt(i("lists.findMenu",{title:t.title}),[...s>0?[{text:i("lists.up"),run:()=>jo(e,t,-1)}]:[],...s<n?[{text:i("lists.down"),run:()=>jo(e,t,1)}]:[],...t.media.some(a=>a.type==="image")?[{text:i("lists.cover"),sign:"camera",run:()=>e.setCover(t)}]:[],{text:i("lists.drop"),sign:"close",run:()=>du(e,t)}],{id:`find-${t.id}`})}var hu=(e,t,s)=>Ot`
  <li class="listed">
    ${bn(t,Me(t))}
    ${e.isOwn?mu(e,t,s):Oe}
  </li>`,fu=({user:e})=>Ot`<a class="person" href="/people/${e.id}">${rt(e)} <span>${e.username}</span></a>`,$u=e=>Ot`
  <div class="card">
    ${e.isOwn?Oe:fu(e.list)}
    ${e.list.description?Ot`<p class="text" dir="auto">${e.list.description}</p>`:Oe}
    <p class="marks">${ks(e.list)} <span class="soft">${i("lists.finds",{n:e.list.findCount})}</span></p>
  </div>`;function bu(e){let{items:t,problem:s,load:n}=e.finds;return s?d(s,n):t?t.length?Ot`
    <finds-map .places=${di(t)} .label=${i("person.map")}></finds-map>
    <ol class="card rows">${t.map((a,o)=>hu(e,a,o))}</ol>
    ${P(e.finds)}`:L(i("lists.empty"),e.isOwn?i("lists.emptyText"):i("lists.emptyOther")):f(3)}function gu(e){let{problem:t,load:s}=e.loading;if(t?.code==="not_found")return Ot`<p class="empty">${i("lists.gone")}</p>`;if(t)return d(t,s);if(!e.list)return f(3);let{cover:n}=e.list;return Ot`
    ${n?Ot`<div class="list-cover">${It(n.media,{eager:!0})}</div>`:Oe}
    ${$u(e)}
    ${bu(e)}`}function Do(e){let t=new ys(e);return{get title(){return t.title},ready:t.loading.load(),view:()=>Ot`${h(t.title,t.isOwn?uu(t):Oe,t.listsPath)}${gu(t)}`}}import{html as gi,nothing as wu}from"../lib/lit-html/lit-html.js";async function yu(e){let t=null;await xs(s=>xo(n=>{t=n,s()})),t&&e.go(`/lists/${t.id}`)}var vu=e=>gi`
  <button type="button" id="new-list" @click=${()=>yu(e)}>${c("plus")} ${i("lists.new")}</button>`;function ku({lists:e,isOwn:t}){return e.problem?d(e.problem,e.load):e.items?e.items.length?gi`<ul class="card rows">${e.items.map(Oo)}</ul>${P(e)}`:L(i("lists.none"),t?i("lists.noneText"):i("lists.noneOther")):f(3)}function No(e){let t=new ws(e);return{title:i("lists.title"),ready:t.lists.load(),view:()=>gi`
      ${h(i("lists.title"),t.isOwn?vu(e):wu,t.isOwn?"/profile":`/people/${e.query.get("user")}`)}
      ${ku(t)}`}}import{html as Ro,nothing as Ou}from"../lib/lit-html/lit-html.js";var xu=10,As=class{isGone=!1;#t;constructor(t){this.#t=t,this.name=t.params.name.toLowerCase(),this.loading=D(t,()=>this.#e())}async#e(){if(this.name===w()?.username)return this.#s(w());let t=O("/api/users",{q:this.name,limit:100});for(let s=0;t&&s<xu;s++){let n=await Se(t,{signal:this.#t.signal}),a=n.items.find(o=>o.username===this.name);if(a)return this.#s(a);t=n.next}return this.isGone=!0,null}#s(t){return this.#t.go(`/people/${t.id}`,{replace:!0})}};function Pu({isGone:e,loading:t}){return t.problem?d(t.problem,t.load):e?Ro`<p class="empty">${i("person.gone")}</p>`:f(3)}function Eo(e){let t=new As(e);return{title:i("person.title"),ready:t.loading.load(),view:()=>Ro`${h(t.name,Ou,"/people")}${Pu(t)}`}}import{html as Pt,nothing as wi}from"../lib/lit-html/lit-html.js";var _s=class{#t;#e;constructor(t){this.#t=t,this.list=_(t,"/api/notifications?limit=30"),this.#e=Lt.subscribe("notification",s=>this.#s(s))}get groups(){let t=new Map;for(let s of this.list.items){let n=s.data.findId&&s.data.userId?`${s.type} ${s.data.findId}`:s.id,a=t.get(n)??{key:n,newest:s,items:[],isRead:!0};a.items.push(s),a.isRead&&=s.isRead,t.set(n,a)}return[...t.values()]}get hasUnread(){return!!this.list.items?.some(t=>!t.isRead)}#s(t){this.list.items&&(this.list.items=[t,...this.list.items.filter(s=>s.id!==t.id)]),this.#t.update()}markRead(t){for(let s of t.items.filter(n=>!n.isRead))s.isRead=!0,Vs(-1),j(`/api/notifications/${s.id}`,{isRead:!0}).catch(()=>{})}async markAllRead(){try{await x("/api/notifications/read-all");for(let t of this.list.items)t.isRead=!0;Ei(0)}catch(t){p(q(t))}this.#t.update()}async remove(t){try{for(let s of t.items)await k(`/api/notifications/${s.id}`),this.list.items=this.list.items.filter(n=>n!==s),s.isRead||Vs(-1)}catch(s){p(q(s))}this.#t.update()}close(){this.#e()}};var qu={friend_request:"people",friend_accepted:"check",find_liked:"heart",find_commented:"comment",replied:"comment",mentioned:"people"};async function Fu(e,t,s){await e.remove(t),await Promise.resolve(),(document.querySelectorAll(".note-row .round")[Math.min(s,e.groups.length-1)]??document.querySelector("h1")).focus()}var Tu=({type:e,data:t})=>e==="moderated"?ji[Di(t)]:e==="link_used"?"lock":"flag",Lu=({type:e,data:t})=>t.userId?Pt`
  <span class="face">
    ${rt({profilePicture:`/api/avatars/${t.userId}`},44)}
    <span class="sign ${e}">${c(qu[e],e==="find_liked")}</span>
  </span>`:Pt`<span class="face office">${c(Tu({type:e,data:t}))}</span>`,Su=e=>Pt`
  <img class="note-thumb" src=${e} alt="" width="48" height="48" loading="lazy" decoding="async">`,Bu=(e,t,s)=>Pt`
  <li class="note-row ${t.isRead?"":"unread"}">
    <a href=${Ri(t.newest)} @click=${()=>e.markRead(t)}>
      ${Lu(t.newest)}
      <span>
        <span class="what" dir="auto">${Ni(t.items)}</span><br>
        <span class="soft">
          ${t.isRead?wi:Pt`<span class="unseen">${i("note.new")}</span>`}${E(t.newest.createdAt)}
        </span>
      </span>
      ${t.newest.thumbnailUrl?Su(t.newest.thumbnailUrl):wi}
    </a>
    <button type="button" class="round" aria-label=${i("note.delete")} @click=${()=>Fu(e,t,s)}>${c("close")}</button>
  </li>`,Iu=e=>Pt`
  <button type="button" class="quiet" @click=${()=>e.markAllRead()}>${c("check")} ${i("note.readAll")}</button>`,Au=()=>Pt`<a class="button" href="/people">${i("note.noneAction")}</a>`;function _u(e){let{items:t,problem:s,load:n}=e.list;return s?d(s,n):t?t.length?Pt`<ul class="card notes">${e.groups.map((a,o)=>Bu(e,a,o))}</ul>${P(e.list)}`:L(i("note.none"),i("note.noneText"),Au()):f(4)}function Co(e){let t=new _s(e);return{title:i("nav.bell"),ready:t.list.load(),view:()=>Pt`${h(i("nav.bell"),t.hasUnread?Iu(t):wi)}${_u(t)}`,close:()=>t.close()}}import{html as dt,nothing as yi}from"../lib/lit-html/lit-html.js";var Mu=200,Uu=2,Ms=class{#t;#e=0;#s;constructor(t){this.#t=t;let s=n=>_(t,O("/api/friends",n));this.lists={received:s({status:"pending",direction:"received"}),sent:s({status:"pending",direction:"sent"}),accepted:s({status:"accepted"}),blocked:s({status:"blocked"})},this.text=t.query.get("q")??"",this.found=_(t,()=>O("/api/users",{q:this.text.trim()})),this.#s=Lt.subscribe("notification",this.load),this.text&&this.search()}load=()=>Promise.all(Object.values(this.lists).map(t=>t.load()));search=()=>{let t=this.text.trim();return this.#t.rename(O(this.#t.path,{q:t})),[...t].length<Uu?this.found.clear():this.found.load()};reload=()=>Promise.all([this.load(),this.search()]);type(t){this.text=t,clearTimeout(this.#e),this.#e=setTimeout(this.search,Mu)}get problem(){return Object.values(this.lists).find(t=>t.problem)?.problem}get isLoaded(){return Object.values(this.lists).every(t=>t.items)}other(t){return t.requesterId===w()?.id?t.addressee:t.requester}isMe(t){return t.id===w()?.id}requestOf(t){return this.lists.received.items?.find(s=>s.requesterId===t.id)}close(){clearTimeout(this.#e),this.#s()}};function ju(e,t){if(e.isMe(t))return dt`<span class="soft">${i("people.you")}</span>`;if(t.friendship==="accepted")return dt`<span class="badge">${c("check")} ${i("friend.friends")}</span>`;if(t.friendship==="none")return Ne(t,e.reload);let s=e.requestOf(t);return s?pe(s,t,e.reload):dt`<span class="badge">${i("friend.pending")}</span>`}function Du(e){let{found:t}=e;return t.problem?d(t.problem,e.search):t.items?t.items.length?dt`
    <ul class="people" aria-label=${i("people.results")}>${t.items.map(s=>Gs(s,ju(e,s)))}</ul>
    ${P(t)}`:dt`<p class="soft" role="status">${i("people.noMatch")}</p>`:yi}function Nu(e,t){e.preventDefault(),t.search()}var Ru=e=>dt`
  <form class="card" role="search" @submit=${t=>Nu(t,e)}>
    <label for="people-search">${i("people.search")}</label>
    <div class="search">
      ${c("search")}
      <input id="people-search" type="search" autocomplete="off" autocapitalize="none" spellcheck="false"
        .value=${e.text} @input=${t=>e.type(t.target.value)}>
    </div>
    ${Du(e)}
  </form>`;function Us(e,t,s,n=Gs){let a=e.lists[t];return a.items.length?dt`
    <section class="card">
      <h2>${i(`people.${t}`)}</h2>
      <ul class="people">${a.items.map(o=>n(e.other(o),s(o,e.other(o))))}</ul>
      ${P(a)}
    </section>`:yi}var Eu=(e,t,s)=>de(s,[Ee(t,s,e.reload),ue(s,e.reload)]),Cu=e=>dt`
  ${Us(e,"received",(t,s)=>[pe(t,s,e.reload),de(s,[ue(s,e.reload)])])}
  ${Us(e,"sent",(t,s)=>Re(t,s,e.reload))}
  ${e.lists.accepted.items.length?Us(e,"accepted",(t,s)=>Eu(e,t,s)):L(i("people.none"),i("people.noneText"))}
  ${Us(e,"blocked",(t,s)=>qn(s,e.reload),Pn)}`;function Hu(e){return e.problem?d(e.problem,e.load):e.isLoaded?Cu(e):f(3)}var zu=()=>Mt()?dt`<a class="button quiet" href="/invites">${c("plus")} ${i("invites.invite")}</a>`:yi;function Ho(e){let t=new Ms(e);return{title:i("people.title"),ready:t.load(),view:()=>dt`${h(i("people.title"),zu(),"/feed")}${Ru(t)}${Hu(t)}`,close:()=>t.close()}}import{html as ne,nothing as Ds}from"../lib/lit-html/lit-html.js";var js=class extends Ce{user=null;friendship=null;#t;constructor(t){super(t,O("/api/finds",{userId:t.params.id,includePrivate:!0,includeFriends:!0,limit:20})),this.#t=t.params.id,this.loading=D(t,()=>this.#e())}get title(){return this.user?.username??i("person.title")}get isMe(){return this.#t===w()?.id}get hasAsked(){return this.friendship?.requesterId===this.#t}async#e(){this.user=await y(`/api/users/${this.#t}`,{signal:this.page.signal}),await Promise.all([this.finds.load(),this.#s()])}async#s(){this.friendship=null;let{friendship:t}=this.user,s=t==="none"?"":O("/api/friends",{status:t,limit:100});for(;s&&!this.friendship;){let n=await Se(s,{signal:this.page.signal});this.friendship=n.items.find(a=>a.requesterId===this.#t||a.addresseeId===this.#t)??null,s=n.next}}};function Wu({user:e,friendship:t,hasAsked:s,loading:n}){return e.friendship==="none"?Ne(e,n.load):t?t.status==="accepted"?Ds:s?pe(t,e,n.load):Re(t,e,n.load):Ds}var Vu=()=>ne`<a class="button quiet" href="/profile">${i("profile.title")}</a>`,Gu=e=>ne`
  <a class="button quiet" href=${O("/lists",{user:e.id})}>${c("feed")} ${i("lists.title")}</a>`,Yu=e=>e.isMe?Vu():[Wu(e),Gu(e.user)];function Ju(e,t){let{user:s,friendship:n,loading:a}=e;if(!s||e.isMe)return Ds;let o=n?.status==="accepted"?[Ee(n,s,a.load)]:[];return de(s,[In(s,a.load),...o,Bn({userId:s.id}),ue(s,()=>t.go("/people"))])}var Zu=e=>Os(e.user,{count:e.user.findCount,likes:e.user.likeCount,badge:e.user.friendship==="accepted"?ne`<span class="badge">${c("check")} ${i("friend.friends")}</span>`:Ds,actions:Yu(e)});function Xu(e){let{problem:t,load:s}=e.loading;return t?.code==="not_found"?ne`<p class="empty">${i("person.gone")}</p>`:t?d(t,s):e.user?ne`
    ${Zu(e)}
    <section class="stack" aria-labelledby="finds">
      <h2 id="finds" class="unseen">${i("person.findsTitle")}</h2>
      ${ie(e,{title:i("person.none"),text:i("person.noneText",{name:e.user.username})})}
    </section>`:f(3)}function zo(e){let t=new js(e),s=()=>t.loading.problem?i("person.title"):t.title;return{get title(){return t.title},broad:!0,ready:t.loading.load(),view:()=>ne`${h(s(),Ju(t,e),"/people")}${Xu(t)}`}}import{html as V,nothing as Pe}from"../lib/lit-html/lit-html.js";var Ns=class{#t;constructor(t,s){this.#t=t,this.restored=s,this.list=_(t,"/api/finds/bin?limit=20",n=>n.find.id)}restore(t){return this.#e(t,x(`/api/finds/${t.id}/restore`),i("find.restored"),this.restored)}remove(t){return this.#e(t,k(`/api/finds/${t.id}?forever=true`),i("bin.removed"),()=>{})}async#e(t,s,n,a){await Y(s)&&(this.list.items=this.list.items.filter(o=>o.find.id!==t.id),this.#t.update(),p(n),a())}};var Rs=class extends Ce{progress=null;figures={};isEdited=!1;constructor(t){super(t,O("/api/finds",{userId:w().id,includePrivate:!0,limit:20})),this.bin=new Ns(t,()=>this.#t()),this.form=new g({send:s=>this.#s(s),update:t.update,fieldOf:{username_taken:"username"}})}get user(){return w()}load=()=>Promise.all([this.#t(),this.bin.list.load()]);#t=()=>Promise.all([this.finds.load(),this.#e()]);async#e(){let t=await y(`/api/users/${w().id}`,{signal:this.page.signal}).catch(()=>null);this.figures={count:t?.findCount,likes:t?.likeCount},this.page.update()}toggleEdit=()=>{this.isEdited=!this.isEdited,this.page.update()};get hasPicture(){return this.user.profilePicture.startsWith("/api/media/")}async setPicture(t,s=Vt){let n=a=>{this.progress=a,this.page.update()};n(0);try{ft(await s("PUT","/api/users/me/picture",await be(t),{signal:this.page.signal,progress:n})),p(i("profile.pictureSaved"))}catch(a){a.name!=="AbortError"&&p(q(a))}n(null)}async removePicture(){try{await k("/api/users/me/picture"),ft(await y("/api/users/me"))}catch(t){p(q(t))}this.page.update()}async#s({username:t,age:s}){ft(await j("/api/users/me",{username:t.trim(),age:s===""?null:Number(s)})),p(i("profile.saved"))}};import{html as Cs,nothing as Es}from"../lib/lit-html/lit-html.js";async function Ku(e,t){await e.restore(t),$(e.list.items.length?"bin":"finds")}async function Qu(e,t){await F(i("bin.removeTitle"),i("bin.removeText",{title:t.title}),i("bin.remove"))&&(await e.remove(t),$(e.list.items.length?"bin":"finds"))}var td=(e,t)=>Cs`
  <button type="button" class="quiet" aria-label="${i("bin.restore")}: ${t.title}" @click=${()=>Ku(e,t)}>
    ${c("retry")} ${i("bin.restore")}
  </button>`,ed=(e,{find:t,expiresAt:s})=>Cs`
  <li>
    <p>
      <span class="strong" dir="auto">${t.title}</span>
      ${s?Cs`<br><span class="soft">${i("bin.until",{date:ht(s)})}</span>`:Es}
    </p>
    ${t.hidden?An(i("report.findHidden"),t.hidden):Es}
    <p class="row">
      ${t.hidden?Es:td(e,t)}
      <button type="button" class="danger" aria-label="${i("bin.remove")}: ${t.title}" @click=${()=>Qu(e,t)}>
        ${c("trash")} ${i("bin.remove")}
      </button>
    </p>
  </li>`,Wo=e=>e.list.items?.length?Cs`
  <section class="card" aria-labelledby="bin">
    <h2 id="bin" tabindex="-1">${i("bin.title")}</h2>
    <p class="hint">${i("bin.hint")}</p>
    <ul class="rows binned">${e.list.items.map(t=>ed(e,t))}</ul>
    ${P(e.list)}
  </section>`:Es;function sd(e,t){let[s]=e.target.files;e.target.value="",s&&t.setPicture(s)}var id=e=>V`
  <button type="button" class="quiet" @click=${()=>e.removePicture()}>${i("profile.pictureRemove")}</button>`,nd=e=>V`
  <div class="field">
    <p class="row actions">
      <label class="button quiet" for="picture">${c("camera")} ${i("profile.picture")}</label>
      <input class="file" id="picture" type="file" accept="image/*" @change=${t=>sd(t,e)}>
      ${e.hasPicture?id(e):Pe}
    </p>
    ${e.progress===null?Pe:V`<progress max="1" .value=${e.progress} aria-label=${i("profile.picture")}></progress>`}
    <p class="hint">${i("profile.pictureHint")}</p>
  </div>`,ad=()=>V`<a class="button" href="/new">${c("plus")} ${i("nav.plus")}</a>`,od=({form:e,user:t})=>V`
  <form novalidate @submit=${e.submit}>
    ${v(e)}
    ${u(e,"username",{label:i("account.username"),hint:i("join.usernameHint"),value:t.username,required:!0,least:3,most:31,pattern:"[A-Za-z0-9_\\-]*",complete:"username"})}
    ${u(e,"age",{label:i("profile.age"),hint:i("profile.ageHint"),value:t.age??"",kind:"number",mode:"numeric"})}
    <div class="row end">${S(e,i("action.save"))}</div>
  </form>`,rd=()=>V`<a class="button quiet" href="/saved">${c("bookmark")} ${i("saved.title")}</a>`,cd=()=>V`<a class="button quiet" href="/lists">${c("feed")} ${i("lists.title")}</a>`,ld=()=>V`<a class="button quiet" href="/shares">${c("share")} ${i("shares.mine")}</a>`,pd=()=>V`<a class="button quiet" href="/people">${c("people")} ${i("people.accepted")}</a>`,ud=()=>V`<a class="button quiet" href="/admin">${c("shield")} ${i("admin.title")}</a>`,dd=()=>V`<a class="button quiet" href="/settings">${c("gear")} ${i("settings.title")}</a>`,md=e=>V`
  <section class="card" id="edit" aria-labelledby="edit-title">
    <div class="row between"><h2 id="edit-title" tabindex="-1">${i("profile.edit")}</h2>${St(e.toggleEdit)}</div>
    ${nd(e)}
    ${od(e)}
  </section>`;async function hd(e){e.toggleEdit(),await $("edit-title")}var fd=e=>V`
  <button type="button" class="quiet" id="edit-profile" aria-expanded=${e.isEdited?"true":"false"} @click=${()=>hd(e)}>
    ${c("edit")} ${i("profile.edit")}
  </button>`,$d=e=>[fd(e),rd(),cd(),ld(),pd(),e.user.role==="admin"?ud():Pe],bd=e=>V`
  ${h(e.user.username,dd())}
  ${Os(e.user,{...e.figures,actions:$d(e)})}
  ${e.isEdited?md(e):Pe}
  <section class="stack" aria-labelledby="finds">
    <h2 id="finds" class="unseen" tabindex="-1">${i("profile.finds")}</h2>
    ${ie(e,{title:i("profile.none"),text:i("profile.noneText"),action:ad()})}
  </section>
  ${Wo(e.bin)}`;function Vo(e){let t=new Rs(e);return{title:i("profile.title"),broad:!0,ready:t.load(),view:()=>t.user?bd(t):Pe}}import{html as G,nothing as Wt}from"../lib/lit-html/lit-html.js";var gd={dismissed:"check",hidden:"block",deleted:"trash",suspended:"lock"},wd=e=>u(e,"note",{label:i("report.note"),hint:i("report.noteHint"),kind:"area",required:!0,most:500}),Go=(e,t)=>i(`report.outcome.${e.kind==="user"&&t==="deleted"?"accountDeleted":t}`);async function yd(e,t,s){let n=Go(t,s);s!=="dismissed"?await Sn(n,({note:a})=>e.decide(t,s,a),wd):await F(n,i("report.dismissText"),n)&&await e.decide(t,s).catch(()=>e.list.load()),$("reports")}var Yo=e=>e?G`<a class="strong" href="/people/${e.id}">${e.username}</a>`:G`<span class="soft">${i("report.left")}</span>`,vd=e=>G`
  <p class="row">${e.map(t=>G`
    <a href=${t.url} target="_blank" rel="noreferrer noopener">
      <img class="note-thumb" src=${t.thumbnailUrl} alt=${t.caption||i("report.photo")} width="48" height="48" loading="lazy">
    </a>`)}</p>`,kd=e=>G`
  <p class="strong" dir="auto">${e.title}</p>
  ${e.description?me(e.description):Wt}
  ${e.media.length?vd(e.media):Wt}`,xd=e=>e.find?kd(e.find):e.comment?me(e.comment.content):e.kind==="user"?Wt:G`<p class="soft">${i("report.noContent")}</p>`,Od=e=>G`
  <li>
    <p>${i(`report.reason.${e.reason}`)} · ${Yo(e.reporter)} · <span class="soft">${E(e.createdAt)}</span></p>
    ${e.text?me(e.text):Wt}
  </li>`,Pd=(e,t,s)=>G`
  <button type="button" class=${s==="dismissed"?"quiet":"danger"} @click=${()=>yd(e,t,s)}>
    ${c(gd[s])} ${Go(t,s)}
  </button>`,qd=(e,t)=>G`<p class="row">${Tn(t.kind).map(s=>Pd(e,t,s))}</p>`,Fd=(e,t)=>G`
  <p>
    <span class="strong">${i(`report.result.${t.decision.outcome}`)}</span> · ${t.decision.closedBy} ·
    <span class="soft">${E(t.decision.closedAt)}</span>
  </p>
  ${t.decision.note?me(t.decision.note):Wt}
  ${t.hidden?G`
    <p><button type="button" class="quiet" @click=${()=>e.show(t)}>${c("retry")} ${i("report.show")}</button></p>`:Wt}`,Td=(e,t)=>G`
  <li class="card">
    <h2>${i(`report.kind.${t.kind}`)} · ${Yo(t.owner)}</h2>
    ${xd(t)}
    <ul class="rows">${[t,...t.others].map(Od)}</ul>
    ${t.decision?Fd(e,t):qd(e,t)}
  </li>`;function Ld(e){let{items:t,problem:s,load:n}=e.list;return s?d(s,n):t?t.length?G`<ul class="stack">${t.map(a=>Td(e,a))}</ul>${P(e.list)}`:L(i(`report.none.${e.status}`),i("report.noneText")):f(3)}function Jo(e){let t=new Ln(e);return{title:i("report.reports"),ready:t.list.load(),view:()=>G`
      ${h(i("report.reports"),Wt,"/admin")}
      <div class="chips" role="group" aria-label=${i("report.which")} id="reports" tabindex="-1">
        ${Fn.map(s=>Jt(t.status===s,i(`report.status.${s}`),()=>t.choose(s)))}
      </div>
      ${Ld(t)}`}}import{html as vi,nothing as Sd}from"../lib/lit-html/lit-html.js";var Bd=(e,t)=>vi`
  <button type="button" class="chip" aria-pressed=${e.state===t?"true":"false"} @click=${()=>e.choose(t)}>
    ${c(t==="dismissed"?"close":Hn(t))} ${i(`saved.${t}`)}
  </button>`,Id=()=>vi`<a class="button" href="/">${c("map")} ${i("missing.action")}</a>`,Ad=e=>({title:i(`saved.${e}None`),text:i(e==="dismissed"?"saved.dismissedText":"saved.noneText"),action:Id()});function Zo(e){let t=new Mn(e);return{title:i("saved.title"),broad:!0,ready:t.finds.load(),view:()=>vi`
      ${h(i("saved.title"),Sd,"/profile")}
      <div class="chips" role="group" aria-label=${i("saved.which")}>${_n.map(s=>Bd(t,s))}</div>
      ${ie(t,Ad(t.state))}`}}import{html as R,nothing as mt}from"../lib/lit-html/lit-html.js";import{html as nt,nothing as ki}from"../lib/lit-html/lit-html.js";var Ko=(e,t)=>u(e,"name",{label:i("passkeys.name"),hint:i("passkeys.nameHint"),value:t,required:!0,most:50});async function _d(e,t){let s=Be(navigator.userAgent);await B(n=>e.addForm(t,n),i("passkeys.add"),n=>nt`
    ${v(n)}
    ${At(n)}
    ${Ko(n,s)}
    ${t?bt(n,"password",i("account.password")):ki}`,()=>nt`<button type="submit">${i("settings.linkGo")}</button>`)}var Md=(e,t)=>B(s=>e.renameForm(t,s),i("passkeys.rename"),s=>nt`
  ${v(s)}
  ${Ko(s,t.name)}`,()=>nt`<button type="submit">${i("action.save")}</button>`);async function Ud(e,t){await F(i("passkeys.deleteTitle",{name:t.name}),i("passkeys.deleteText"),i("action.delete"))&&e.remove(t)}var Xo=(e,t,s)=>nt`
  <button type="button" class="quiet" aria-label="${t}: ${e.name}" @click=${s}>${t}</button>`,jd=(e,t,s)=>nt`
  <li class="row between">
    <span>
      <span class="strong" dir="auto">${t.name}</span>
      ${t.backedUp?nt`<span class="badge">${i("passkeys.backedUp")}</span>`:ki}<br>
      <span class="soft">${i("passkeys.added")} ${E(t.createdAt)} ·
        ${t.lastUsedAt?nt`${i("passkeys.used")} ${E(t.lastUsedAt)}`:i("passkeys.unused")}</span>
    </span>
    <span class="row">
      ${Xo(t,i("passkeys.rename"),async()=>{await Md(e,t),s()})}
      ${Xo(t,i("action.delete"),()=>Ud(e,t))}
    </span>
  </li>`,Dd=e=>nt`<button type="button" class="quiet" id="add-passkey" @click=${e}>${i("passkeys.add")}</button>`,Qo=(e,t,s)=>nt`
  <section class="card" id="passkeys">
    <h2>${i("passkeys.title")}</h2>
    <p>${i("passkeys.hint")}</p>
    ${e.list.length?nt`<ul class="people">${e.list.map(n=>jd(e,n,s))}</ul>`:ki}
    <p>${Dd(async()=>{await _d(e,t),s()})}</p>
  </section>`;import{html as qe}from"../lib/lit-html/lit-html.js";var xi=(e,t,s,n,a,o)=>qe`
  <div class="field">
    <label for=${e}>${t}</label>
    <select id=${e} @change=${r=>o(Number(r.target.value))}>
      ${s.map(r=>qe`<option value=${r} ?selected=${r===a}>${n(r)}</option>`)}
    </select>
  </div>`,tr=e=>te(e.picker()),Nd=(e,{latitude:t,longitude:s,radius:n,area:a})=>qe`
  <place-map class="homemap" inert .area=${2*n} .at=${{lat:t,lng:s}}></place-map>
  ${xi("home-radius",i("place.homeRadius"),ea,Tt,n,o=>e.changeHome({radius:o}))}
  ${xi("home-area",i("place.homeArea"),[1,5,20],Et,a,o=>e.changeHome({area:o}))}
  <p class="row">
    <button type="button" class="quiet" @click=${()=>tr(e)}>${i("place.homeMove")}</button>
    <button type="button" class="quiet" @click=${()=>e.change({home:void 0})}>${i("place.homeRemove")}</button>
  </p>`,er=e=>qe`
  <section class="card">
    ${z("places",i("place.settings"))}
    <p class="hint">${i("place.settingsText")}</p>
    ${xi("shown-area",i("place.shownNew"),[0,1,5,20],Et,e.values.area,t=>e.change({area:t}))}
    <label class="switch">
      <span>${i("place.friendsExact")}</span>
      <input type="checkbox" role="switch" id="friends-exact" .checked=${e.values.exactForFriends}
        @change=${t=>e.change({exactForFriends:t.target.checked})}>
    </label>
    <h3>${i("place.home")}</h3>
    <p class="hint">${i("place.homeText")}</p>
    ${e.values.home?Nd(e,e.values.home):qe`
      <p><button type="button" class="quiet" id="home" @click=${()=>tr(e)}>${i("place.homeAdd")}</button></p>`}
    <p class="hint">${i("place.recall")}</p>
  </section>`;import{html as at,nothing as ae}from"../lib/lit-html/lit-html.js";var Oi={read:["read"],write:["read","write"],admin:["read","write","admin"]};function sr(e){let t=async({name:s,access:n,days:a,password:o})=>{let r=a?{days:Number(a)}:{};e(await x("/api/auth/tokens",{name:s.trim(),scopes:Oi[n],...r,...o?{password:o}:{}}))};return new g({send:t,fieldOf:{wrong_password:"password"}})}var Fe=e=>e.kind==="token",nr=e=>Fe(e)?e.name:Be(e.userAgent),Rd={browser:()=>i("session.browser"),cli:()=>i("session.cli"),token:()=>i("session.token")},Ed=e=>e.scopes.map(t=>i(`scope.${t}`)).join(", ");function Cd(e){return e.expiresAt?Fe(e)?i("token.until",{date:ht(e.expiresAt)}):i("settings.until",{date:ht(e.expiresAt)}):i("token.endless")}var Hd=e=>e.lastUsedAt?i("session.used",{date:Z(e.lastUsedAt)}):i("session.unused"),zd=(e,t)=>{let s=i(Fe(t)?"token.revoke":"settings.end");return at`
    <button type="button" class="quiet" aria-label="${s}: ${nr(t)}" @click=${()=>e.endSession(t)}>${s}</button>`},Wd=e=>at`${i(Fe(e)?"token.since":"settings.since")} ${E(e.createdAt)}`,Vd=(e,t)=>at`
  <li class="row between">
    <span>
      <span class="strong" dir="auto">${nr(t)}</span>
      <span class="badge">${Rd[t.kind]()}</span>
      ${t.current?at`<span class="badge">${i("settings.thisOne")}</span>`:ae}<br>
      ${Fe(t)?at`<span class="soft">${Ed(t)}</span><br>`:ae}
      <span class="soft">${Wd(t)} · ${Hd(t)} · ${Cd(t)}</span>
    </span>
    ${t.current?ae:zd(e,t)}
  </li>`;async function Gd(e){await F(i("settings.endOthers"),i("settings.endOthersText"),i("settings.endOthers"))&&e.endOthers()}var Yd=e=>at`
  <button type="button" class="quiet" @click=${()=>Gd(e)}>${i("settings.endOthers")}</button>`,ir=(e,t,s,n=ae)=>at`
  <div class="field">
    <label for=${e}>${t}</label>
    <select id=${e} name=${e}>${s.map(([a,o])=>at`<option value=${a}>${o}</option>`)}</select>
    ${n}
  </div>`,Jd=[90,30,365],Zd=e=>Object.keys(Oi).filter(t=>t!=="admin"||e.role==="admin"),Xd=(e,t)=>at`
  <p>${i("token.about")}</p>
  ${v(t)}
  ${At(t)}
  ${u(t,"name",{label:i("token.name"),hint:i("token.nameHint"),required:!0,most:50})}
  ${ir("access",i("token.access"),Zd(e.user).map(s=>[s,i(`access.${s}`)]))}
  ${ir("days",i("token.life"),[...Jd.map(s=>[s,i("token.days",{n:s})]),["",i("token.endless")]])}
  ${e.asksPassword?bt(t,"password",i("account.password")):ae}`,Kd=e=>Ye({title:i("token.new"),text:i("token.once"),label:i("session.token"),value:e});async function Qd(e){let t=null;await B(n=>sr(a=>{t=a,n()}),i("token.create"),n=>Xd(e,n),()=>at`<button type="submit">${i("token.createGo")}</button>`),t&&(e.addSession(t.session),await Kd(t.token))}var ar=e=>at`
  <section class="card">
    ${z("sessions",i("settings.sessions"))}
    <ul class="people">${e.sessions.map(t=>Vd(e,t))}</ul>
    <div class="row end">
      ${e.hasOthers?Yd(e):ae}
      <button type="button" class="quiet" id="new-token" @click=${()=>Qd(e)}>${c("plus")} ${i("token.create")}</button>
    </div>
  </section>`;var tm=["friendRequests","friendAccepted","findLiked","findCommented","replied","mentioned"],Pi=(e,t,s,n)=>R`
  <div class="field">
    <label for=${e}>${t}</label>
    <select id=${e} @change=${a=>n(a.target.value)}>
      ${s.map(([a,o,r])=>R`
        <option value=${a} lang=${e==="language"?a:mt} ?selected=${r}>${o}</option>`)}
    </select>
  </div>`,em=e=>R`
  <label class="switch">
    <span>${i("settings.streets")}<br><span class="soft">${i("streets.learns")}</span></span>
    <input type="checkbox" role="switch" id="streets" .checked=${he()} @change=${t=>e.setStreets(t.target.checked)}>
  </label>`,sm=()=>Si.map(e=>[e,Ti[e],e===Li()]),im=e=>R`
  <section class="card">
    ${z("appearance",i("settings.appearance"))}
    ${Pi("language",i("settings.language"),sm(),t=>e.setLanguage(t))}
    ${Pi("theme",i("settings.theme"),Dn.map(t=>[t,i(`settings.theme.${t}`),t===Nn()]),t=>e.setTheme(t))}
    ${Pi("units",i("settings.units"),["km","mi"].map(t=>[t,i(`settings.units.${t}`),t===Ii()]),t=>e.setUnits(t))}
    ${Un()?em(e):mt}
  </section>`;async function nm(e,t,s){let n=e.target;await t.prefer(s,n.checked),n.checked=t.preferences[s]}var or=(e,t,s=mt)=>R`
  <label class="switch">
    <span>${i(`settings.${t}`)}${s}</span>
    <input type="checkbox" role="switch" .checked=${e.preferences[t]} @change=${n=>nm(n,e,t)}>
  </label>`,am=e=>R`
  <section class="card">
    ${z("notify",i("settings.notify"))}
    ${[...tm,...w()?.role==="admin"?["reported"]:[]].map(t=>or(e,t))}
    ${m().pushKey?or(e,"pushEnabled",R`<br><span class="soft">${i("settings.pushEnabledHint")}</span>`):mt}
  </section>`,om=(e,t)=>R`
  <p>${c("check")} ${i("push.on")}</p>
  <p class="row">
    <button type="button" class="quiet" @click=${e.testPush}>${i("push.test")}</button>
    <button type="button" class="quiet" aria-busy=${t} @click=${e.disablePush}>${i("push.disable")}</button>
  </p>`,rm=(e,t)=>R`
  <p>${i("push.off")}</p>
  <p>
    <button type="button" id="push-on" aria-busy=${t} @click=${e.enablePush}>${c("bell")} ${i("push.enable")}</button>
  </p>`;function cm(e){let t=e.pushBusy?"true":"false";return e.push==="on"?om(e,t):e.push==="off"?rm(e,t):R`<p class="note">${i(`push.${e.push}`)}</p>`}var oe=(e,t)=>R`<button type="button" class="chip" @click=${()=>$(`part-${e}`)}>${t}</button>`,lm=()=>R`
  <nav class="chips" aria-label=${i("settings.title")}>
    ${oe("appearance",i("settings.appearance"))}
    ${oe("notify",i("nav.bell"))}
    ${m().passwordLogin?oe("password",i("account.password")):mt}
    ${oe("places",i("place.settings"))}
    ${oe("sessions",i("settings.devices"))}
    ${oe("data",i("settings.data"))}
  </nav>`,pm=e=>R`
  ${lm()}
  ${im(e)}
  ${am(e)}
  <section class="card">
    <h2>${i("push.title")}</h2>
    ${cm(e)}
  </section>
  ${m().passwordLogin?ia(e):mt}
  ${e.passkeys.isShown?Qo(e.passkeys,e.asksPassword,e.redraw):mt}
  ${m().provider.enabled?na(e):mt}
  ${er(e.places)}
  ${ar(e)}
  ${aa(e)}
  ${Mt()?R`<p class="below"><a href="/invites">${i("invites.title")}</a></p>`:mt}
  <p class="below"><a href="/shares">${i("shares.mine")}</a></p>
  <p class="below"><a href="/about">${i("about.title")}</a></p>`;async function um(e){let t=Lt.get("outbox").length;(!t||await F(i("settings.signOut"),i("outbox.signOut",{n:t}),i("settings.signOut")))&&e.signOut()}var dm=e=>R`
  <button type="button" class="quiet" id="sign-out" @click=${()=>um(e)}>${i("settings.signOut")}</button>`;function mm(e){return e.loading.problem?d(e.loading.problem,e.loading.load):e.isLoaded?pm(e):f(5)}function rr(e){let t=new Ve(e);return{get title(){return i("settings.title")},ready:t.loading.load(),view:()=>R`
      ${h(i("settings.title"),dm(t),"/profile")}
      ${t.refusal?d(t.refusal):mt}
      ${mm(t)}`}}import{html as ot,nothing as zs}from"../lib/lit-html/lit-html.js";async function hm(e){let t=await e.offered(),s=t&&await Is({offered:t});s&&(e.take(s),await xe(s))}async function fm(e,t){let s=await Is({share:t});s&&e.take(s)}async function $m(e,t){await F(i("shares.revokeTitle",{title:ut(t)}),i("shares.revokeText"),i("shares.revoke"))&&(await e.revoke(t),$("new-share"))}var bm=async e=>await Ls(e)||xe(e,i("shares.one")),gm=async e=>await Ss(e,ut(e))||xe(e,i("shares.one")),wm=(e,t)=>Dt(i("shares.menu",{title:ut(t)}),[...Ts()&&!t.expired?[{text:i("action.share"),sign:"share",run:()=>gm(t)}]:[],{text:i("shares.change"),sign:"edit",run:()=>fm(e,t)},{text:i("shares.revoke"),sign:"trash",isDanger:!0,run:()=>$m(e,t)}],{id:`share-${t.id}`}),ym=e=>e.findId?`/finds/${e.findId}`:`/lists/${e.listId}`,vm=e=>e.category?ot`<span class="strong" dir="auto">${ut(e)}</span>`:ot`<a class="strong" dir="auto" href=${ym(e)}>${ut(e)}</a>`,km=e=>ot`${i(`shares.kind.${hi(e)}`)}${e.title?ot`: <bdi>${fi(e)}</bdi>`:zs}`,Hs=(e,t)=>ot`<span class="badge">${e?c(e):zs} ${t}</span>`,xm=e=>ot`
  <button type="button" class="quiet" aria-label="${i("secret.copy")}: ${ut(e)}" @click=${()=>bm(e)}>
    ${c("copy")} ${i("secret.copy")}
  </button>`,Om=(e,t)=>ot`
  <li class="invite">
    <div class="listed">
      <p class="grow">
        ${vm(t)}<br>
        <span class="soft">${km(t)} · ${t.views?i("shares.views",{n:t.views}):i("shares.noViews")}</span>
      </p>
      ${wm(e,t)}
    </div>
    <p class="marks">
      ${Hs(t.place==="hidden"?"block":"pin",Ao(t))}
      ${t.hasPassword?Hs("lock",i("account.password")):zs}
      ${t.expiresAt?Hs("",$i(t)):Hs("",i("shares.endless"))}
    </p>
    ${t.expired?zs:ot`<p class="row actions">${xm(t)} ${bi(t)}</p>`}
  </li>`;function Pm(e){let{items:t,problem:s,load:n}=e.list;return s?d(s,n):t?t.length?ot`<div class="card"><ul class="people">${t.map(a=>Om(e,a))}</ul></div>${P(e.list)}`:L(i("shares.none"),i("shares.noneText")):f(3)}var qm=e=>ot`
  <button type="button" class="quiet" id="new-share" @click=${()=>hm(e)}>${i("shares.category")}</button>`;function cr(e){let t=new qs(e);return{title:i("shares.mine"),ready:t.list.load(),view:()=>ot`
      ${h(i("shares.mine"),qm(t),"/profile")}
      <p class="lead">${i("shares.lead")}</p>
      ${Pm(t)}`}}import{html as qt,nothing as pr}from"../lib/lit-html/lit-html.js";var Ws=class{isLoaded=!1;#t;constructor(t){this.#t=t}get entries(){return Lt.get("outbox")}load=async()=>{await pn(),this.isLoaded=!0,this.#t.update()};cancel(t){return dn(t.id)}retry(t){return mn(t.id)}sendNow(){return hn()}};async function Fm(e,t){await On()&&e.cancel(t)}var Tm=e=>i(e.kind==="like"&&!e.on?"outbox.unlike":`outbox.${e.kind}`),lr=e=>qt`<a class="strong" dir="auto" href=${fn(e)}>${e.title}</a>`,Lm={find:e=>qt`<span class="strong" dir="auto">${e.body.title}</span>`,comment:e=>qt`<span class="what" dir="auto">${e.body.content}</span><br>${lr(e)}`,like:lr},Sm=(e,t)=>qt`
  <li class="row between">
    <span class="grow">
      <span class="soft">${Tm(t)}</span><br>
      ${Lm[t.kind](t)}<br>
      ${t.state==="refused"?qt`<span class="error">${t.problem}</span>`:qt`<span class="soft">${i("outbox.waiting")}</span>`}
    </span>
    <span class="row">
      ${t.state==="refused"?qt`
        <button type="button" class="quiet" @click=${()=>e.retry(t)}>${c("retry")} ${i("action.retry")}</button>`:pr}
      <button type="button" class="quiet" @click=${()=>Fm(e,t)}>${i("outbox.cancel")}</button>
    </span>
  </li>`;function Bm(e){return e.isLoaded?e.entries.length?qt`
    <p class="hint">${i("outbox.hint")}</p>
    <ul class="card people">${e.entries.map(t=>Sm(e,t))}</ul>
    <p class="row end"><button type="button" @click=${()=>e.sendNow()}>${i("outbox.now")}</button></p>`:L(i("outbox.none"),i("outbox.noneText")):f(2)}function ur(e){let t=new Ws(e);return{title:i("outbox.title"),ready:t.load(),view:()=>qt`${h(i("outbox.title"),pr,"/")}${Bm(t)}`}}export{vr as about,ca as accounts,Cp as addToList,$a as admin,wa as adminLog,Za as edit,lo as import,go as instance,fo as invites,yo as join,Do as list,No as lists,Eo as named,Co as notifications,Ho as people,zo as person,Vo as profile,Jo as reports,Zo as saved,rr as settings,lu as shareFind,cr as shares,ur as waiting};
//# sourceMappingURL=more.js.map

import{$ as Wi,$b as v,$c as ta,A as tt,Aa as Nt,Ab as It,Ac as Cn,B as St,Ba as rn,Bb as Et,Bc as Rn,C as p,Cc as Hn,Da as De,Db as ct,Dc as $e,Eb as Ct,F as Ae,Fa as je,Fc as zn,G as w,Ga as cn,Gb as At,H as x,Ha as ln,Hc as Wn,I as H,Ia as pn,Ic as Vn,J as j,Ja as un,Jb as xn,K as O,Ka as dn,Kb as On,Kc as Gn,L as Ci,La as mn,Lb as Ne,Lc as Yn,M as Ri,Ma as hn,Mc as Jn,N as Me,Na as fn,O as k,Oa as $n,Ob as N,Oc as Zn,P as Jt,Pb as Y,Q as Hi,Qa as gn,Qb as Pn,Rb as bt,Sa as bn,Sb as Ee,Sc as Kn,Ta as wn,Tb as Ce,Ua as yn,Ub as qn,Va as vn,Vb as Fn,Wa as kn,Wb as Re,Wc as Xn,Xb as Tn,Y as _e,Yc as Qn,Zb as Ln,_ as zi,_b as b,a as Be,aa as Vi,ac as Sn,ad as ea,b as m,ba as Gi,bc as u,c as Ai,ca as Yi,cc as S,cd as sa,d as pe,da as Xs,dc as lt,dd as ia,ec as F,ed as na,f as Mi,fa as Ji,fc as Bn,g as ue,ga as Zi,gc as Mt,h as _i,ha as Ki,hb as c,hc as Qs,i as Ui,ia as Xi,ib as rt,ic as In,j as Di,ja as Qi,jb as R,jc as He,ka as y,kb as h,kc as de,la as Ue,lb as z,lc as ze,m as ji,ma as tn,mb as I,mc as We,n as i,nb as d,nc as me,ob as $,oc as he,p as q,pa as gt,pb as Xt,pc as An,qa as en,qb as P,qc as Mn,r as Ks,ra as sn,rb as Bt,rc as _n,s as L,sa as Zt,sb as g,sc as Un,t as $t,ta as nn,tc as B,u as Z,uc as Dn,v as Ie,va as an,vc as jn,w as Ni,wc as Nn,xa as Kt,xc as En,y as Lt,yc as fe,z as Ei,za as on,zb as M,zc as Ve}from"./shared.js";import{html as Rt,nothing as ti}from"../lib/lit-html/lit-html.js";var xr=new URL("lib/",Be).pathname,Or=[["Leaflet 1.9.4","leaflet","Volodymyr Agafonkin, CloudMade","BSD-2-Clause"],["protomaps-leaflet 5.1.0","protomaps-leaflet","Protomaps","BSD-3-Clause"],["lit-html 3.3.3","lit-html","Google LLC","BSD-3-Clause"]];function aa(){if($e())return new URL(m().streets.url.replace(/[{}]/g,"")).host;let{host:e}=new URL((m().tiles?.url??"").replace(/[{}]/g,""),location);return e===location.host?"":e}var Pr=()=>aa()?i("about.tilesFrom",{host:aa()}):i("about.alone"),qr=()=>Rt`
  <section class="card">
    <p class="lead">${i("app.about")}</p>
    <p>${i("about.text")} ${Pr()}</p>
    <p class="soft">${i("about.version",{version:m().version})}</p>
    <p class="row"><a class="button quiet" href="/api/docs">${i("about.api")}</a></p>
  </section>`,Fr=()=>Rt`
  <section class="card">
    <h2>${i("about.map")}</h2>
    <ul class="plain-list">
      ${m().tiles?.attribution?Rt`<li>${i("about.tiles")}: ${m().tiles.attribution}</li>`:ti}
      ${$e()?Rt`<li>${i("about.streets")}: ${m().streets.attribution}</li>`:ti}
      <li>${i("about.places")}: ${m().places.attribution}</li>
    </ul>
  </section>`,Tr=([e,t,s,n])=>Rt`<li><a href="${xr}${t}/LICENSE">${e}</a>, © ${s}, ${n}</li>`,Lr=()=>Rt`
  <section class="card">
    <h2>${i("about.code")}</h2>
    <ul class="plain-list">${Or.map(Tr)}</ul>
    <p class="hint">${i("about.more")}</p>
  </section>`,Sr=()=>({title:i("about.title"),view:()=>Rt`
    ${h(i("about.title"),ti,y()?"/settings":"/sign-in")}
    ${ia()}${sa()}${qr()}${Fr()}${Lr()}`});import{html as ts,nothing as ic}from"../lib/lit-html/lit-html.js";var Br=200,Ir=2**20,ei=["all","active","suspended","admin"],oa={wrong_password:"password"},Ht=e=>`/api/admin/users/${e.id}`,Ge=class{#t;#e=0;constructor(t){this.#t=t;let s=t.query.get("status");this.text=t.query.get("q")??"",this.status=ei.includes(s)?s:"all",this.list=M(t,()=>k("/api/admin/users",{...this.#s,limit:50}))}get#s(){return{q:this.text.trim(),status:this.status==="all"?"":this.status}}search=()=>(clearTimeout(this.#e),this.#t.rename(k("/admin/people",this.#s)),this.list.load());type(t){this.text=t,clearTimeout(this.#e),this.#e=setTimeout(this.search,Br)}choose(t){return this.status=t,this.#t.update(),this.search()}isMe(t){return t.id===y()?.id}#i(t){this.list.items=this.list.items.map(s=>s.id===t.id?t:s),this.#t.update()}async#n(t,s){try{this.#i(await t),p(s)}catch(n){p(q(n))}}get asksPassword(){return Ue()}adminForm(t,s){let n=async({password:a})=>{this.#i(await j(Ht(t),{role:"admin",...a?{password:a}:{}})),s()};return new b({send:n,fieldOf:oa})}demote(t){return this.#n(j(Ht(t),{role:"member"}),i("admin.memberDone",{name:t.username}))}lift(t){return this.#n(O(`${Ht(t)}/suspension`),i("admin.liftDone",{name:t.username}))}linkForm(t,s){let n=async({password:a})=>{let o=await x(`${Ht(t)}/sign-in-link`,a?{password:a}:void 0);s(new URL(o.url,location).href)};return new b({send:n,fieldOf:oa})}limitForm(t,s){let n=async({kind:a,size:o})=>{let r={instance:null,none:0}[a];this.#i(await j(Ht(t),{mediaLimit:a==="own"?Math.round(Number(o)*Ir):r})),s()};return new b({send:n})}suspendForm(t,s){let n=async({reason:a,days:o})=>{this.#i(await H(`${Ht(t)}/suspension`,{reason:a.trim(),...o?{days:Number(o)}:{}})),s()};return new b({send:n})}deleteForm(t,s){let n=async({name:a,reason:o})=>{if(a.trim()!==t.username)throw{code:"page",reason:"other_name",text:i("admin.deleteOther")};await O(k(Ht(t),{reason:o.trim()})),this.list.items=this.list.items.filter(r=>r.id!==t.id),this.#t.update(),s()};return new b({send:n,fieldOf:{other_name:"name"}})}close(){clearTimeout(this.#e)}};import{html as A,nothing as te}from"../lib/lit-html/lit-html.js";import{html as K,nothing as ge}from"../lib/lit-html/lit-html.js";var Ye=class{list=[];#t;constructor(t){this.#t=t}get isShown(){return Kn()}async read(){this.isShown&&(this.list=await w("/api/auth/passkeys",{signal:this.#t.signal}))}addForm(t,s){let n=async({name:a,password:o})=>{let r=await Xn(await x("/api/auth/passkeys/options",t?{password:o}:{}));r&&(this.list=[...this.list,await x("/api/auth/passkeys",{name:a,...r})],s())};return new b({send:n,fieldOf:{wrong_password:"password"}})}renameForm(t,s){let n=async({name:a})=>{let o=await j(`/api/auth/passkeys/${t.id}`,{name:a});this.list=this.list.map(r=>r.id===o.id?o:r),s()};return new b({send:n})}async remove(t){try{await O(`/api/auth/passkeys/${t.id}`),this.list=this.list.filter(s=>s.id!==t.id)}catch(s){p(q(s))}this.#t.update()}};var Ar=1,et=class{nearby=[];proposal="";#t;#e;#s;#i=0;#n=0;constructor(t,s,n=()=>{}){this.#t=t,this.#e=n,this.#a(s??{})}get value(){let{point:t,by:s,source:n,photo:a,chosen:o}=this;return{point:t,name:this.name.trim(),by:s,source:n,photo:a,location:o}}#a({point:t=null,name:s="",by:n="",source:a="",photo:o=null,location:r=null}){Object.assign(this,{point:t,name:s,by:n,source:a,photo:o,chosen:r}),this.#s=t}get label(){return this.chosen?.name||this.name.trim()||this.proposal}take(t){if(this.#a(t.value),Object.assign(this,{nearby:t.nearby,proposal:t.proposal}),this.#e(),this.point&&!this.label)return this.propose()}setPoint(t,s,n=""){return Object.assign(this,{point:t,chosen:null,source:s,proposal:""}),n?(Object.assign(this,{name:n,by:"search"}),this.#s=t):this.by!=="reader"&&this.#s&&Nt(this.#s,t)>Ar&&Object.assign(this,{name:"",by:""}),this.#e(),this.propose()}suggestPoint(t){return this.photo??=t,this.point?this.#e():this.setPoint(t,"photo")}setName(t){this.name=t,this.by=t.trim()?"reader":""}async locate(){try{let t=await rn({enableHighAccuracy:!0,timeout:15e3});this.#t.signal.aborted||this.setPoint(t,"hereDone")}catch(t){this.#t.signal.aborted||p(q(t))}}toggle(t){this.chosen=this.chosen?.id===t.id?null:t,this.chosen&&(this.point=Kt(t)),this.#e()}async propose(){let t=++this.#n,{signal:s}=this.#t;clearTimeout(this.#i);let{nearby:n,name:a,wait:o}=await De(this.point,{signal:s});t!==this.#n||s.aborted||(Object.assign(this,{nearby:n,proposal:a}),o&&(this.#i=setTimeout(()=>this.propose(),1e3*o)),this.#t.update())}close(){clearTimeout(this.#i)}};var ra="/api/users/me/place-settings",Mr={radius:.5,area:1},ca=[.2,.5,1,2,5],Je=class{values=null;#t;constructor(t){this.#t=t}async read(){this.values=await w(ra,{signal:this.#t.signal})}async change(t){try{this.values=await H(ra,{...this.values,...t}),p(i("place.saved"))}catch(s){p(q(s))}this.#t.update()}changeHome(t){return this.change({home:{...this.values.home,...t}})}picker(){let{home:t}=this.values,s=t&&{point:{lat:t.latitude,lng:t.longitude}},n=new et(this.#t,s,()=>{n.point&&this.changeHome({...Mr,...t,latitude:n.point.lat,longitude:n.point.lng})});return n}};var la=e=>!e.current&&e.kind!=="token",Ze=class{preferences=null;sessions=null;push="";pushBusy=!1;refusal=tn();#t;constructor(t){this.#t=t,this.passkeys=new Ye(t),this.places=new Je(t),this.loading=N(t,()=>this.#e());let s={wrong_password:"currentPassword"};this.password=new b({send:(n,a)=>this.#n(n,a),update:t.update,fieldOf:s})}get user(){return y()}redraw=()=>this.#t.update();get isLoaded(){return!!(this.preferences&&this.user)}get asksPassword(){return Ue()}get asksCurrent(){return this.user.hasPassword&&!Qn(this.sessions)}get hasOthers(){return this.sessions.some(la)}async#e(){let{signal:t}=this.#t;[this.preferences,this.sessions,this.push]=await Promise.all([w("/api/notifications/preferences",{signal:t}),w("/api/auth/sessions",{signal:t}),Ji(),this.passkeys.read(),this.places.read()])}async#s(t){try{await t()}catch(s){p(s.code||s.status?q(s):i("push.failed"))}this.#t.update()}setTheme(t){Gn(t),this.#t.update()}setUnits(t){Ai.set(t),this.#t.update()}setStreets(t){zn(t),this.#t.update()}async setLanguage(t){await ji(t),this.#t.update()}prefer(t,s){return this.#s(async()=>{this.preferences=await H("/api/notifications/preferences",{[t]:s})})}enablePush=()=>this.#i(Zi);disablePush=()=>this.#i(Ki);async#i(t){this.pushBusy=!0,this.#t.update(),await this.#s(async()=>{this.push=await t()}),this.pushBusy=!1,this.#t.update()}testPush=()=>this.#s(async()=>{await Xi(),p(i("push.sent"))});addSession(t){this.sessions=[t,...this.sessions],this.#t.update()}endOthers(){return this.#s(async()=>{for(let t of this.sessions.filter(la))await O(`/api/auth/sessions/${t.id}`),this.sessions=this.sessions.filter(s=>s!==t)})}endSession(t){return this.#s(async()=>{await O(`/api/auth/sessions/${t.id}`),this.sessions=this.sessions.filter(s=>s!==t)})}signOut=()=>this.#s(async()=>{await en(),await this.#t.go("/sign-in",{replace:!0})});async#n({newPassword:t,currentPassword:s,unlinkIdentity:n},a){let o=this.asksCurrent?{currentPassword:s}:{};await H("/api/users/me/password",{newPassword:t,...o,...n?{unlinkIdentity:!0}:{}}),a.reset(),gt(await w("/api/users/me")),this.sessions=await w("/api/auth/sessions"),p(i("settings.passwordSaved"))}unlink(){return this.#s(async()=>{await O("/api/users/me/identity"),gt(await w("/api/users/me"))})}confirmForm(t){let s=async({password:n})=>{await x("/api/auth/confirm",{password:n}),t()};return new b({send:s,fieldOf:{wrong_password:"password"}})}deleteForm(t){let s=async({password:n})=>{await O("/api/users/me",this.asksPassword?{password:n}:void 0),t()};return new b({send:s,fieldOf:{wrong_password:"password"}})}async leaveDeleted(){await sn(),await this.#t.go("/sign-in",{replace:!0}),p(i("settings.deleted"))}},Ke=(e={})=>`/api/auth/oauth/start?${new URLSearchParams({...e,redirect:"/settings"})}`;var Qt=()=>m().provider.name,_t=e=>e.refusal?.reason==="sign_in_again"&&m().provider.enabled?K`
  <p><a class="button quiet" href=${Ke()}>${i("signin.provider",{name:Qt()})}</a></p>`:ge,wt=(e,t,s)=>u(e,t,{label:s,kind:"password",required:!0,complete:"current-password"}),_r=()=>K`
  <label class="switch">
    <span>
      ${i("settings.alsoUnlink",{name:Qt()})}<br>
      <span class="soft">${i("settings.alsoUnlinkHint")}</span>
    </span>
    <input type="checkbox" role="switch" id="unlinkIdentity" name="unlinkIdentity">
  </label>`,pa=({user:e,asksCurrent:t,password:s})=>K`
  <form class="card" novalidate @submit=${s.submit}>
    ${z("password",i(t?"settings.password":"settings.passwordFirst"))}
    ${e.hasPassword&&!t?K`<p class="note">${i("link.setPassword")}</p>`:ge}
    <input class="unseen" type="text" autocomplete="username" .value=${e.username} tabindex="-1" aria-hidden="true">
    ${v(s)}
    ${_t(s)}
    ${t?wt(s,"currentPassword",i("settings.currentPassword")):ge}
    ${u(s,"newPassword",{label:i("settings.newPassword"),hint:i("settings.passwordHint"),kind:"password",required:!0,least:8,most:255,complete:"new-password"})}
    ${e.identityLinked?_r():ge}
    <div class="row end">${S(s,i("action.save"))}</div>
  </form>`;async function Ur(e){let t=i("settings.unlinkTitle",{name:Qt()});await F(t,i("settings.unlinkText"),i("settings.unlink"))&&e.unlink()}async function Dr(e,t){if(!t.asksPassword)return;e.preventDefault();let s=i("settings.link",{name:Qt()});await B(a=>t.confirmForm(a),s,a=>K`
    <p>${i("settings.linkText")}</p>
    ${v(a)}
    ${wt(a,"password",i("account.password"))}`,()=>K`<button type="submit">${i("settings.linkGo")}</button>`)&&location.assign(Ke({link:"true"}))}var jr=e=>K`
  <p>${c("check")} ${i("settings.linked")}</p>
  <p><button type="button" class="quiet" @click=${()=>Ur(e)}>${i("settings.unlink")}</button></p>`,Nr=e=>K`
  <p>${i("settings.notLinked")}</p>
  <p>
    <a class="button quiet" href=${Ke({link:"true"})} @click=${t=>Dr(t,e)}>
      ${i("settings.link",{name:Qt()})}
    </a>
  </p>`,ua=e=>K`
  <section class="card">
    <h2>${i("settings.identity",{name:Qt()})}</h2>
    ${e.user.identityLinked?jr(e):Nr(e)}
  </section>`;async function Er(e){await B(s=>e.deleteForm(s),i("settings.deleteTitle"),s=>K`
    <p>${i("settings.deleteText")}</p>
    ${v(s)}
    ${_t(s)}
    ${e.asksPassword?wt(s,"password",i("account.password")):ge}`,()=>K`<button type="submit" class="danger">${i("settings.delete")}</button>`)&&await e.leaveDeleted()}var da=e=>K`
  <section class="card">
    ${z("data",i("settings.data"))}
    <p>${i("settings.dataText")}</p>
    <p><a class="button quiet" href="/api/users/me/export" download>${i("settings.download")}</a></p>
    <p>${i("settings.archiveText")}</p>
    <p><a class="button quiet" href="/api/users/me/archive" download>${i("settings.archive")}</a></p>
    <p><a class="button quiet" href="/import">${i("settings.import")}</a></p>
    <h3>${i("settings.deleteHead")}</h3>
    <p>${i("settings.deleteHint")}</p>
    <p><button type="button" class="danger" @click=${()=>Er(e)}>${i("settings.delete")}</button></p>
  </section>`;import{html as Cr}from"../lib/lit-html/lit-html.js";async function Rr(e){try{await navigator.clipboard.writeText(e),p(i("secret.copied"))}catch{document.getElementById("secret").select(),p(i("secret.selected"))}}var Xe=({title:e,text:t,label:s,value:n})=>lt(a=>Cr`
  <h2>${e}</h2>
  <p>${t}</p>
  <div class="field">
    <label for="secret">${s}</label>
    <input id="secret" readonly spellcheck="false" autocomplete="off" .value=${n} @focus=${o=>o.target.select()}>
  </div>
  <div class="row end">
    <button type="button" class="quiet" @click=${()=>a()}>${i("action.close")}</button>
    <button type="button" @click=${()=>Rr(n)}>${c("copy")} ${i("secret.copy")}</button>
  </div>`,{label:e});function Hr({mediaBytes:e,mediaLimit:t}){let s=tt(e);return t===null?i("admin.usage",{size:s}):t?i("admin.usageOf",{size:s,limit:tt(t)}):i("admin.usageUnlimited",{size:s})}var zr=e=>[i("admin.joined",{date:Z(e.createdAt)}),e.seenAt?i("admin.seen",{date:Z(e.seenAt)}):i("admin.notSeen"),i("admin.finds",{n:e.findCount}),Hr(e),e.invitedBy&&i("admin.invitedBy",{name:e.invitedBy.username})],Wr=({suspendedAt:e,endsAt:t})=>t?i("admin.suspendedUntil",{date:$t(t)}):i("admin.suspendedSince",{when:Ie(e)}),Vr=e=>A`<p class="note">${Wr(e)}<br><span dir="auto">${i("admin.reasonIs",{reason:e.reason})}</span></p>`,Gr=e=>e.suspension?A`<span class="person"><span class="avatar none">${c("block")}</span> <span class="strong">${e.username}</span></span>`:A`<a class="person" href="/people/${e.id}">${rt(e)} <span class="strong">${e.username}</span></a>`,ma=(e,t)=>A`
  ${v(t)}
  ${_t(t)}
  ${e.asksPassword?wt(t,"password",i("account.password")):te}`,Yr=(e,t)=>B(s=>e.adminForm(t,s),i("admin.adminTitle",{name:t.username}),s=>A`
  <p>${i("admin.adminText")}</p>
  ${ma(e,s)}`,()=>A`<button type="submit" class="danger">${i("admin.admin")}</button>`);async function Jr(e,t){await F(i("admin.memberTitle",{name:t.username}),i("admin.memberText"),i("admin.member"))&&e.demote(t)}var Zr=["instance","own","none"],Kr=(e,t)=>{e.kind??=t.mediaLimit===null?"instance":t.mediaLimit?"own":"none";let s=n=>{e.kind=n.target.value,e.update()};return A`
    ${v(e)}
    <div class="field">
      <label for="kind">${i("admin.limit")}</label>
      <select id="kind" name="kind" @change=${s}>
        ${Zr.map(n=>A`<option value=${n} ?selected=${n===e.kind}>${i(`admin.limits.${n}`)}</option>`)}
      </select>
    </div>
    ${e.kind==="own"?u(e,"size",{label:i("admin.size"),kind:"number",mode:"numeric",required:!0,value:t.mediaLimit?Math.round(t.mediaLimit/2**20):""}):te}`};async function Qe(e,t,s){let n=await e;return n&&p(i(t,{name:s.username})),n}var Xr=(e,t)=>B(s=>e.limitForm(t,s),i("admin.limitTitle",{name:t.username}),s=>Kr(s,t),()=>A`<button type="submit">${i("action.save")}</button>`),Qr=(e,t)=>B(s=>e.suspendForm(t,s),i("admin.suspendTitle",{name:t.username}),s=>A`
  <p>${i("admin.suspendText")}</p>
  ${v(s)}
  ${u(s,"reason",{label:i("admin.reason"),hint:i("admin.reasonHint"),kind:"area",value:t.suspension?.reason,required:!0,most:500})}
  ${u(s,"days",{label:i("admin.days"),hint:i("admin.daysHint"),kind:"number",mode:"numeric"})}`,()=>A`<button type="submit" class="danger">${i("admin.suspend")}</button>`);async function tc(e,t){let s="";await B(o=>e.linkForm(t,r=>{s=r,o()}),i("admin.linkTitle",{name:t.username}),o=>A`
    <p>${i("admin.linkAsk",{name:t.username})}</p>
    ${ma(e,o)}`,()=>A`<button type="submit">${i("admin.linkMake")}</button>`)&&await Xe({title:i("admin.link"),text:i("admin.linkText",{name:t.username}),label:i("admin.linkLabel"),value:s})}async function ec(e,t){let s=B(n=>e.deleteForm(t,n),i("admin.deleteTitle",{name:t.username}),n=>A`
    <p>${i("admin.deleteText")}</p>
    ${v(n)}
    ${u(n,"name",{label:i("admin.deleteName",{name:t.username}),required:!0,complete:"off"})}
    ${u(n,"reason",{label:i("admin.reason"),hint:i("admin.logHint"),most:500})}`,()=>A`<button type="submit" class="danger">${i("admin.delete")}</button>`);await Qe(s,"admin.deleteDone",t)&&g("account-search")}function sc(e,t){let s=(a,o,r)=>({text:a,label:`${a}: ${t.username}`,run:o,isDanger:r}),n=[t.role==="admin"?s(i("admin.member"),()=>Jr(e,t)):s(i("admin.admin"),()=>Qe(Yr(e,t),"admin.adminDone",t)),s(i("admin.limit"),()=>Qe(Xr(e,t),"admin.limitDone",t))];return e.isMe(t)?n:[...n,...t.suspension?[]:[s(i("admin.link"),()=>tc(e,t))],s(i(t.suspension?"admin.suspendAgain":"admin.suspend"),()=>Qe(Qr(e,t),"admin.suspendDone",t),!t.suspension),...t.suspension?[s(i("admin.lift"),()=>e.lift(t))]:[],s(i("admin.delete"),()=>ec(e,t),!0)]}var ha=(e,t)=>A`
  <li class="account">
    <div class="row between">
      <span class="row">
        ${Gr(t)}
        ${t.role==="admin"?A`<span class="badge">${i("admin.role")}</span>`:te}
        ${e.isMe(t)?A`<span class="badge">${i("people.you")}</span>`:te}
        ${t.suspension?A`<span class="badge warning">${i("admin.suspended")}</span>`:te}
      </span>
      ${Mt(i("people.menu",{name:t.username}),sc(e,t))}
    </div>
    <p class="soft facts">${zr(t).filter(Boolean).map(s=>A`<span>${s}</span>`)}</p>
    ${t.suspension?Vr(t.suspension):te}
  </li>`;function nc(e,t){e.preventDefault(),t.search()}var ac=e=>ts`
  <form role="search" @submit=${t=>nc(t,e)}>
    <label for="account-search">${i("people.search")}</label>
    <div class="search">
      ${c("search")}
      <input id="account-search" type="search" maxlength="31" autocomplete="off" autocapitalize="none" spellcheck="false"
        .value=${e.text} @input=${t=>e.type(t.target.value)}>
    </div>
  </form>
  <div class="chips" role="group" aria-label=${i("admin.which")}>
    ${ei.map(t=>Xt(e.status===t,i(`admin.statuses.${t}`),()=>e.choose(t)))}
  </div>`;function oc(e){let{items:t,problem:s,load:n}=e.list;return s?d(s,n):t?t.length?ts`
    <ul class="people" aria-label=${i("admin.people")}>${t.map(a=>ha(e,a))}</ul>
    ${P(e.list)}`:ts`<p class="soft" role="status">${i("admin.noAccounts")}</p>`:$(4)}function fa(e){let t=new Ge(e);return{title:i("admin.people"),ready:t.list.load(),view:()=>ts`
      ${h(i("admin.people"),ic,"/admin")}
      <section class="card">${ac(t)}${oc(t)}</section>`,close:()=>t.close()}}import{html as ka,nothing as $c}from"../lib/lit-html/lit-html.js";var $a=2**20,ga="/api/admin/instance",ba=["invite","open","closed"],wa=["members","admins","off"],es=class{values=null;constructor(t){this.loading=N(t,async()=>{this.values=await w(ga,{signal:t.signal})}),this.form=new b({send:s=>this.#t(s),update:t.update})}isFixed(t){return this.values.fixed.includes(t)}get limit(){return this.values.mediaLimit?Math.round(this.values.mediaLimit/$a):""}async#t({name:t,description:s,rules:n,contact:a,registration:o,invites:r,mediaLimit:l}){let f={name:t.trim(),description:s.trim(),rules:n.trim(),contact:a.trim()};o!==this.values.registration&&(f.registration=o),r!==this.values.invites&&(f.invites=r),l!==void 0&&l!==String(this.limit)&&(f.mediaLimit=Math.round(Number(l)*$a)),this.values=await j(ga,f);let{fixed:U,mediaLimit:Tt,registration:jt,invites:vr,...kr}=this.values;Object.assign(m(),{instance:kr,registration:jt,invites:jt==="closed"?"off":vr}),p(i("admin.saved"))}},ss=class{values=null;busy=!1;#t;constructor(t){this.#t=t,this.loading=N(t,async()=>{this.values=await w("/api/admin/checks",{signal:t.signal})})}run=async()=>{this.busy||(this.busy=!0,this.#t.update(),await this.loading.load(),this.busy=!1,this.#t.update())}},is=class{values=null;constructor(t){this.loading=N(t,async()=>{this.values=await w("/api/admin/overview",{signal:t.signal})})}};import{html as ns,nothing as si}from"../lib/lit-html/lit-html.js";var rc={ok:"check",warn:"flag",fail:"close"},cc=e=>ns`
  <li class="row finding ${e.status}">
    ${c(rc[e.status])}
    <span class="grow">
      <span class="strong">${i(`admin.check.${e.status}`)}</span> <span class="soft" lang="en">${e.check}</span><br>
      <span lang="en">${e.text}</span>
      ${e.fix?ns`<br><span lang="en" class="soft">${e.fix}</span>`:si}
    </span>
  </li>`;function lc({status:e,findings:t}){return ns`
    <p class="strong">${i(`admin.checked.${e}`)}</p>
    <ul class="people">${t.map(cc)}</ul>`}var ya=e=>ns`
  <section class="card" id="checks">
    <h2>${i("admin.checks")}</h2>
    <p class="hint">${i("admin.checksText")}</p>
    <div class="stack" aria-live="polite">
      ${e.loading.problem?d(e.loading.problem,e.run):si}
      ${e.values&&!e.loading.problem?lc(e.values):si}
    </div>
    <div><button class="quiet" id="check" type="button" aria-busy=${e.busy?"true":"false"} @click=${e.run}>
      ${i(e.values?"admin.checkAgain":"admin.check")}</button></div>
  </section>`;import{html as vt,nothing as be}from"../lib/lit-html/lit-html.js";var pc=["disk_nearly_full","clock_apart","push_off","no_base_url","registration_open","storage_failing","data_folder","no_ffmpeg","decoders_not_confined","backup_missing"],yt=(e,t)=>vt`<div class="row between"><dt>${e}</dt><dd class="strong">${t}</dd></div>`,uc=e=>i("admin.jobsOf",{push:L(e.pushJobs),media:L(e.mediaJobs)}),dc=e=>vt`
  ${yt(i("admin.backup"),e.lastAt?vt`${R(e.lastAt)}, ${i(`admin.backup.${e.result}`)}`:i(`admin.backup.${e.result}`))}
  ${yt(i("admin.backupPlace"),e.place)}`,mc=e=>vt`
  <dl class="stack">
    ${yt(i("admin.users"),L(e.users))}
    ${yt(i("admin.publicFinds"),L(e.finds))}
    ${yt(i("admin.media"),tt(e.mediaBytes))}
    ${e.diskFree===null?be:yt(i("admin.disk"),tt(e.diskFree))}
    ${e.pushJobs||e.mediaJobs?yt(i("admin.jobs"),uc(e)):be}
    ${e.backup?dc(e.backup):be}
    ${yt(i("admin.swept"),e.sweptAt?R(e.sweptAt):i("admin.never"))}
    ${yt(i("admin.version"),`${e.version}, ${e.database==="postgres"?"PostgreSQL":"SQLite"}`)}
  </dl>`,hc=e=>vt`<li class="note">${i(`admin.problem.${e}`)}</li>`,fc=e=>vt`
  <details>
    <summary>${i("admin.largest")}</summary>
    <ul class="plain-list">
      ${e.map(t=>vt`
        <li class="row between"><a href="/admin/people?q=${t.username}">${t.username}</a> <span>${tt(t.mediaBytes)}</span></li>`)}
    </ul>
  </details>`;function va({values:e,loading:t}){if(t.problem)return d(t.problem,t.load);if(!e)return $(3);let s=e.problems.filter(n=>pc.includes(n));return vt`
    ${s.length?vt`<ul class="stack plain-list" aria-label=${i("admin.problems")}>${s.map(hc)}</ul>`:be}
    <section class="card">
      <h2>${i("admin.state")}</h2>
      ${mc(e)}
      ${e.largest.length?fc(e.largest):be}
    </section>`}var gc=[["people","/admin/people","people"],["invites","/invites","plus"],["reports","/admin/reports","flag"],["log","/admin/log","feed"],["instance","/admin/instance","gear"]],bc=([e,t,s])=>ka`
  <li>
    <a class="area" href=${t}>
      ${c(s)}
      <span class="grow"><span class="strong">${i(`admin.${e}`)}</span><br><span class="soft">${i(`admin.about.${e}`)}</span></span>
      ${c("next")}
    </a>
  </li>`;function xa(e){let t=new is(e),s=new ss(e);return{title:i("admin.title"),ready:t.loading.load(),view:()=>ka`
      ${h(i("admin.title"),$c,"/profile")}
      <section class="card">
        <ul class="people">${gc.map(bc)}</ul>
        <p class="hint">${i("admin.private")}</p>
      </section>
      ${va(t)}
      ${ya(s)}`}}import{html as as,nothing as Oa}from"../lib/lit-html/lit-html.js";var Pa={role_changed:"shield",media_limit_changed:"gear",account_suspended:"block",suspension_lifted:"check",account_deleted:"trash",invite_revoked:"close",sign_in_link_created:"lock",sign_in_link_used:"lock",report_closed:"flag",find_hidden:"block",find_shown:"check",find_deleted:"trash",comment_hidden:"block",comment_shown:"check",comment_deleted:"trash",instance_changed:"gear"},wc={mediaLimit:"limitOfAll",invites:"whoInvites"},yc=e=>parseInt(e,10)?tt(parseInt(e,10)):i(`admin.limits.${e.startsWith("0 ")?"none":"instance"}`);function vc({action:e,reason:t}){return e==="role_changed"?i(`admin.roles.${t}`):e==="report_closed"?i(`report.result.${t}`):e==="instance_changed"?t.split(", ").map(s=>i(`admin.${wc[s]??s}`)).join(", "):e==="media_limit_changed"?yc(t):t}function kc(e){let t={actor:e.actorName||i("admin.commandLine"),target:e.targetName,action:e.action};return i(Pa[e.action]?`admin.act.${e.action}`:"admin.act.other",t)}var xc=e=>as`
  <li class="row act">
    ${c(Pa[e.action]??"shield")}
    <span class="grow">
      <span class="strong">${kc(e)}</span><br>
      ${e.reason?as`<span dir="auto">${vc(e)}</span><br>`:Oa}
      <span class="soft">${R(e.createdAt)}</span>
    </span>
  </li>`;function Oc(e){return e.problem?d(e.problem,e.load):e.items?e.items.length?as`
    <section class="card">
      <p class="hint">${i("admin.logText")}</p>
      <ul class="people">${e.items.map(xc)}</ul>
      ${P(e)}
    </section>`:I(i("admin.noActs"),i("admin.noActsText")):$(4)}function qa(e){let t=M(e,"/api/admin/log");return{title:i("admin.log"),ready:t.load(),view:()=>as`${h(i("admin.log"),Oa,"/admin")}${Oc(t)}`}}import{html as X,nothing as xt}from"../lib/lit-html/lit-html.js";async function ii(){if(!await caches.has(ue))return null;let e=await caches.open(ue),[t]=await e.keys(),s=t&&await(await e.match(t))?.formData();return s?{key:t,values:Pc(s),files:s.getAll("file"),left:Number(s.get("left"))}:null}function Pc(e){let t=e.get("title"),s=[e.get("text"),e.get("url")].filter(Boolean).join(`
`);return{...t?{title:t}:{},...s?{description:s}:{}}}async function Fa(e){let t=await caches.open(ue);return await t.delete(e),(await t.keys()).length===0&&await caches.delete(ue),ii()}var qc=8,Fc=e=>Et(e)?i(`category.${e}`):e,os=class{items=[];at=-1;#t;#e=null;#s=[];#i=!1;constructor(t){this.#t=t}async follow(t){this.#i=!0,this.#n(t),this.#e??=w("/api/finds/categories",{signal:this.#t.signal}).catch(()=>(this.#e=null,[])),this.#s=await this.#e,this.#i&&this.#n(t)}close(){this.#i=!1,this.#a([])}move(t){let s=this.items.length;this.at=this.at<0&&t<0?s-1:(this.at+t+s)%s,this.#t.update()}#n(t){let s=Ks(t.trim()),n=new Set(this.#s.map(o=>o.category)),a=s?It.filter(o=>!n.has(o)).map(o=>({category:o,ownCount:0,count:0})):[];this.#a([...this.#s,...a].filter(({category:o})=>{let r=Ks(Fc(o));return r.includes(s)&&(r!==s||Et(o))}).slice(0,qc))}#a(t){Object.assign(this,{items:t,at:-1}),this.#t.update()}};var Tc=1200*36e5,rs=class{id;stored=null;#t;#e;#s;#i=null;#n=new Set;#a=!1;#o=!1;constructor(t){this.#t=t,this.#s=!t.params.id;let s=t.params.id??t.query.get("draft");this.#r(new RegExp(`^${Hi}$`).test(s)||!this.#s?s:Zt()),this.#s&&!this.stored&&this.#r(Zt())}#r(t){this.id=t,this.#e=this.#s?bt(t):Pn(t),this.stored=this.#e.get()}get findId(){return this.#i??=nn(this.id)>Date.now()-Tc?this.id:Zt()}get path(){let t=new URLSearchParams(this.#t.query);return t.set("draft",this.id),`/new?${t}`}save(t){if(!(this.#o||this.#t.signal.aborted)){if(!t)return this.#e.remove();this.#e.set({...t,at:Date.now()}),this.#s&&!this.#a&&this.#t.rename(this.path),this.#a=!0}}async files(){if(!this.stored||!this.#s)return[];let t=new Set(this.stored.media?.map(n=>n.key)),s=await Ce(this.id);for(let{key:n}of s)this.#n.add(n);return s.filter(n=>!t.has(n.key))}get hasFiles(){return this.#n.size>0}release(t){let s=new Set(t.filter(n=>!n.media).map(n=>n.key));for(let n of this.#n)s.has(n)||(this.#n.delete(n),Fn(n))}remove(){return this.#o=!0,this.#e.remove(),this.#s?Re(this.id):null}};var Lc=2,cs=class{items=[];isWhole=!1;#t;#e;constructor(t,s){this.#t=t,this.#e=s}get shown(){return this.isWhole?this.items:this.items.slice(0,Lc)}async load(){await Tn();let t=await Ce();if(this.#t.signal.aborted)return;this.close();let s=Ee().filter(n=>n.id!==this.#e);this.items=s.map(n=>{let a=n.media?.find(r=>r.at>Date.now()-je),o=a?null:t.find(r=>r.draft===n.id&&r.file.type.startsWith("image/"))?.file;return{draft:n,media:a,preview:o?URL.createObjectURL(o):""}}),this.#t.update()}showAll(){this.isWhole=!0,this.#t.update()}remove({draft:t}){bt(t.id).remove(),this.items=this.items.filter(s=>s.draft!==t),this.#t.update(),p(i("edit.draftDeleted"),"",{text:i("action.undo"),run:()=>this.#s(t)})}#s(t){return bt(t.id).set(t),this.load()}close(){for(let{preview:t}of this.items)t&&URL.revokeObjectURL(t)}};var ls=class{locationId="";#t;#e="";constructor(t){this.#t=t}async read(){let[t,s]=await Ci(`/api/finds/${this.#t}`);return this.#e=s,this.locationId=t.locationId,t}overwrite(){this.#e=""}async save(t,s,n,a){try{let o=await pn(s),r=o===this.locationId?{}:{locationId:o};return this.#t?await this.#s({...t,...r},n):(this.locationId=o,await un(a,{...t,locationId:o,media:n.media}))}catch(o){let r=$n(o);throw r.length?(n.removeMissing(r),{code:"failed",text:i("edit.photosGone")}):o}}#s(t,{isChanged:s,media:n,removed:a}){let o=n.map(l=>l.id?{id:l.id,caption:l.caption??null}:l),r=s?{media:o,mediaToDelete:a}:{};return H(`/api/finds/${this.#t}`,{...t,...r},{headers:this.#e?{"If-Match":this.#e}:{}})}};async function ai(e){try{let t=new DataView(await e.slice(0,262144).arrayBuffer());if(t.getUint16(0)!==65496)return ni;for(let s=2;s+10<t.byteLength;s+=2+t.getUint16(s+2)){let n=t.getUint16(s);if(n===65505&&t.getUint32(s+4)===1165519206)return Bc(Sc(t,s+10));if(n===65498||n>>8!==255)return ni}}catch{}return ni}var ni={place:null,time:""},Ta=async e=>(await ai(e)).place;function Sc(e,t){let s=e.getUint16(t)===18761,n=l=>e.getUint16(t+l,s);return{u32:l=>e.getUint32(t+l,s),text:(l,f)=>String.fromCharCode(...Array.from({length:f},(U,Tt)=>e.getUint8(t+l+Tt))),entries:l=>new Map(Array.from({length:n(l)},(f,U)=>[n(l+2+12*U),l+10+12*U]))}}function Bc(e){let t=e.entries(e.u32(4)),s=(n,a,o)=>{try{return t.has(n)?a(e,e.entries(e.u32(t.get(n)))):o}catch{return o}};return{place:s(34853,Ac,null),time:s(34665,Ic,"")}}function Ic({u32:e,text:t},s){let n=s.get(36867),a=n===void 0?null:/^(\d{4}):(\d\d):(\d\d) (\d\d:\d\d:\d\d)$/.exec(t(e(n),19));return a?`${a[1]}-${a[2]}-${a[3]}T${a[4]}`:""}function Ac({u32:e,text:t},s){let n=(r,l)=>{if(!s.has(r)||!s.has(l))return NaN;let f=e(s.get(l)),U=jt=>e(f+8*jt)/e(f+8*jt+4),Tt=U(0)+U(1)/60+(U(2)||0)/3600;return"SW".includes(t(s.get(r),1))?-Tt:Tt},a=n(1,2),o=n(3,4);return Math.abs(a)<=90&&Math.abs(o)<=180&&(a||o)?{lat:a,lng:o}:null}async function we(e){if(!/^image\/(jpeg|png|webp|avif|heic|heif)$/.test(e.type))return e;try{return await Mc(e)}catch{return e}}async function Mc(e){let t=await createImageBitmap(e,{imageOrientation:"from-image"}),s=Math.min(1,2560/Math.max(t.width,t.height));if(s===1&&e.size<409600)return t.close(),e;let n=new OffscreenCanvas(Math.max(1,Math.round(t.width*s)),Math.max(1,Math.round(t.height*s))),a=n.getContext("2d");a.fillStyle="#fff",a.fillRect(0,0,n.width,n.height),a.drawImage(t,0,0,n.width,n.height),t.close();let o=await n.convertToBlob({type:"image/jpeg",quality:.85});return o.size<e.size?new File([o],e.name.replace(/\.\w+$/,"")+".jpg",{type:"image/jpeg"}):e}var _c=.15,La=e=>e.slice(0,10);function Uc(e){let t="";return e.map(n=>({photo:n,time:t=n.time||t})).sort((n,a)=>n.time<a.time?-1:n.time>a.time?1:0).map(n=>n.photo)}var Sa=e=>e.find(t=>t.place)?.place??null,Ba=e=>e.find(t=>t.time)?.time??"";function Dc(e,t,s){let[n,a]=[Sa(e),Ba(e)];return e.length<s&&(!n||!t.place||Nt(n,t.place)<=_c)&&(!a||!t.time||La(a)===La(t.time))}function Ia(e,t){let s=[];for(let n of Uc(e)){let a=s.findLast(o=>Dc(o,n,t));a?a.push(n):s.push([n])}return s}var ye=e=>({place:Sa(e),time:Ba(e)}),Aa=(e,t)=>e.flatMap((s,n)=>n===t?[]:n===t-1?[[...s,...e[t]]]:[s]),Ma=(e,t,s)=>e.flatMap((n,a)=>a===t?[n.slice(0,s),n.slice(s)]:[n]);var ps=class{groups=null;busy=!1;#t;#e=new Map;constructor(t){this.#t=t}get most(){return m().limits.mediaPerFind}get count(){return this.groups.flat().length}async consider(t,s){if(this.groups)return this.consider([...this.decline(),...t],s);if(t.length<2)return!1;let n=await Promise.all(t.map(async o=>({file:o,...await ai(o)}))),a=Ia(n,this.most);if(this.#t.signal.aborted||a.length<2&&t.length<=s)return!1;for(let o of n)o.preview=o.file.type.startsWith("image/")?URL.createObjectURL(o.file):"";return this.#s(a),!0}#s(t){this.groups=t,this.#t.update();for(let s of t)this.#i(s)}async#i(t){let{place:s}=ye(t);if(!s||this.#e.has(t[0]))return;this.#e.set(t[0],"");let{name:n}=await De(s,{signal:this.#t.signal});this.#e.set(t[0],n),this.#t.update()}describe=t=>({name:ye(t).place?this.#e.get(t[0])??"":"",time:ye(t).time});canMerge=t=>t>0&&this.groups[t-1].length+this.groups[t].length<=this.most;merge(t){this.#s(Aa(this.groups,t))}split(t,s){this.#s(Ma(this.groups,t,s))}decline(){let t=this.groups.flat().map(s=>s.file);return this.close(),this.#t.update(),t}async accept(){if(this.busy)return;this.busy=!0,this.#t.update();let t=this.groups.map(()=>Zt()),s=Date.now(),n=y()?.id;try{for(let[a,o]of this.groups.entries())await this.#n(n,t[a],o,s-a)}catch{if(y()?.id!==n)return null;for(let a of t)await jc(a);return this.busy=!1,this.#t.update(),p(i("group.noRoom"))}await this.#t.go(`/new?draft=${t[0]}`),p(i("group.made",{n:t.length}))}async#n(t,s,n,a){if(y()?.id!==t)throw{code:"stopped"};let{place:o}=ye(n),r={id:s,at:a,isPublic:pe.get()!=="friends",media:[],label:this.describe(n).name};if(bt(s).set(o?{...r,place:{point:o,source:"photo",photo:o}}:r),!bt(s).get())throw{code:"storage"};await qn(s,n.map(l=>l.file),t)}close(){for(let{preview:t}of this.groups?.flat()??[])t&&URL.revokeObjectURL(t);this.groups=null}};async function jc(e){bt(e).remove(),await Re(e)}var Nc=2,Ec=2,Cc=60,ve=class{removed=[];#t=!1;#e;#s;#i;#n;#a=()=>{};constructor(t,{changed:s,placed:n=()=>{},signal:a,send:o=Jt}){this.items=t.map(({at:r,key:l,caption:f="",...U})=>({media:U,at:r,key:l,caption:f,state:"done"})),this.#e=r=>{this.#a(),s(r)},this.#s=n,this.#i=a,this.#n=o,addEventListener("online",()=>this.#l(),{signal:a})}get most(){return m().limits.mediaPerFind}get isBusy(){return this.items.some(t=>["waiting","sending","paused"].includes(t.state))}get isPaused(){return this.items.some(t=>t.state==="paused")}async settled(){for(;this.isBusy&&!this.isPaused;)await new Promise(t=>{this.#a=t})}files(){return Promise.all(this.items.map(async({media:t,at:s,file:n,caption:a})=>{let o=n?await we(n):null;return t?{media:t,at:s,caption:a,blob:o}:{caption:a,blob:o,name:n.name||"file"}}))}get hasFailed(){return this.items.some(t=>t.state==="failed")}get isChanged(){return this.#t||this.removed.length>0||this.items.some(t=>!t.media?.id)}get media(){return this.items.filter(t=>t.media).map(t=>dn(t.media,t.caption))}get draft(){return this.items.filter(t=>t.media).map(({media:t,at:s,key:n,caption:a})=>({...t,at:s,key:n,caption:a}))}async add(t,s=[]){if(this.#i.aborted)return;let n=this.most-this.items.length,a=[...t].slice(0,n),o=a.map((r,l)=>({file:r,key:s[l],caption:"",preview:URL.createObjectURL(r),state:"waiting",progress:0}));this.items=[...this.items,...o],this.#e(t.length>n?i("upload.tooMany",{n:this.most}):""),await this.#o(a),this.#r()}async#o(t){for(let s of t){let n=await Ta(s);if(this.#i.aborted)return;if(n)return this.#s(n)}}#r(){if(this.#i.aborted)return;let t=Nc-this.items.filter(s=>s.state==="sending").length;for(let s of this.items.filter(n=>n.state==="waiting").slice(0,t))this.#p(s)}async#p(t){t.stop=new AbortController,Object.assign(t,{state:"sending",progress:0,problem:null}),this.#e();try{let s=await this.#c(t);if(!s)return;Object.assign(t,{media:s,at:Date.now(),state:"done"})}catch(s){if(s.name==="AbortError")return;Object.assign(t,{state:Ae(s)?"paused":"failed",problem:q(s)}),t.state==="paused"&&this.#u(t,s.retryAfter)}this.#e(),this.#r()}#u(t,s){t.pause=Math.min(Cc,(t.pause??Ec/2)*2),t.timer=setTimeout(()=>this.retry(t),1e3*(s||t.pause))}#l(){for(let t of this.items.filter(s=>s.state==="paused"))this.retry(t)}async#c(t){let{signal:s}=t.stop,n=await we(t.file),{videoBytes:a,imageBytes:o}=m().limits,r=n.type.startsWith("video/")?a:o;if(n.size>r)throw{code:"large",text:i("upload.large",{size:Ei(r)})};if(s.aborted)return null;let l=U=>{t.progress=U,this.#e()},[f]=await this.#n("POST","/api/media",n,{signal:s,progress:l});return f}retry(t){clearTimeout(t.timer),t.state="waiting",this.#r()}remove(t){clearTimeout(t.timer),t.stop?.abort(),t.preview&&URL.revokeObjectURL(t.preview),t.media?.id&&this.removed.push(t.media.id),this.items=this.items.filter(s=>s!==t),this.#e(),this.#r()}removeMissing(t){let s=this.items.filter(a=>a.media),n=new Set(t.map(a=>s[a]));this.items=this.items.filter(a=>!n.has(a)),this.#e()}move(t,s){this.items.splice(s,0,...this.items.splice(t,1)),this.#t=!0,this.#e()}setCaption(t,s){t.caption=s,this.#t=!0,this.#e()}stop(){for(let t of this.items)clearTimeout(t.timer),t.stop?.abort(),t.preview&&URL.revokeObjectURL(t.preview)}};var us=class{uploads=null;place=null;placeError="";share=null;photosExpired=!1;#t;#e;#s;#i;#n=null;constructor(t){this.#t=t,this.#e=t.params.id,this.#s=new rs(t),this.#i=new ls(this.#e),this.form=new b({send:n=>this.#u(n),update:t.update});let s=this.#s.stored;this.isRestored=!!s,this.values={isPublic:pe.get()!=="friends",...s},this.proposals=new os(t),this.drafts=new cs(t,this.#s.id),this.several=new ps(t),this.loading=N(t,()=>this.isNew?this.#o():this.#a(s))}get isNew(){return!this.#e}get isOther(){return this.#n??!!(this.values.category&&!Et(this.values.category))}get title(){return i(this.isNew?"edit.new":"edit.title")}get back(){return this.isNew?"/":`/finds/${this.#e}`}async#a(t){let s=await this.#i.read();this.values={...s,...fn(s),...t},this.uploads=new ve(s.media,{changed:this.#r,signal:this.#t.signal}),this.place=new et(this.#t,t?.place??ln(s),this.#p)}async#o(){let t=await cn(this.#t.query,this.values.place),s=this.values.media??[],n=s.filter(r=>r.at>Date.now()-je);this.photosExpired=n.length<s.length;let a=r=>this.place.suggestPoint(r);this.uploads=new ve(n,{changed:this.#r,placed:a,signal:this.#t.signal}),this.place=new et(this.#t,t,this.#r),this.place.point&&!this.place.label&&this.place.propose(),this.drafts.load();let o=await this.#s.files();o.length&&this.uploads.add(o.map(r=>r.file),o.map(r=>r.key)),this.share=this.#t.query.has("shared")?await ii():null}#r=t=>{t&&p(t),this.isNew&&this.saveDraft(),this.#t.update()};#p=()=>{this.saveDraft(),this.#t.update()};async addFiles(t){let{items:s,most:n}=this.uploads;(!this.isNew||!await this.several.consider(t,n-s.length))&&await this.uploads.add(t)}change(t){this.values={...this.values,...t},this.saveDraft(),this.#t.update()}chooseCategory(t){this.#n=t==="other"&&!this.isOther,this.change({category:t===this.values.category||t==="other"?"":t})}saveDraft(){let t=mn(this.values),s=this.place?.value;if(!this.isNew)return this.#s.save(s?.location?.id===this.#i.locationId?t:{...t,place:s});let n=this.uploads.draft,a=![t.title,t.description,t.category,s?.point,n.length,this.#s.hasFiles].some(Boolean);this.#s.save(a?null:{...t,place:s,label:this.place?.label,media:n,id:this.#s.id}),this.#s.release(this.uploads.items)}async resolveShare(t){let{values:s,files:n,key:a}=this.share;this.share=null,t&&n.length&&await this.addFiles(n),this.share=await Fa(a),this.change(t?s:{}),this.form.clear("title"),this.#t.update()}async submit(t){return this.placeError="",await this.form.submit(t),!this.placeError}async#u(t){let{point:s,name:n,location:a}=this.place.value,o={point:s,name:n||this.place.proposal,location:a};if(!s){this.placeError=i("spot.missing"),this.#t.update();return}if(await this.uploads.settled(),this.uploads.hasFailed||!this.isNew&&this.uploads.isPaused)throw{code:"failed",text:i("edit.uploadFailed")};let r=hn({category:this.values.category??"",...t});if(this.isNew&&this.uploads.isPaused)return this.#l(r,o);try{let l=await this.#i.save(r,o,this.uploads,this.#s.findId);await this.#c(`/finds/${l.id}`,i(this.isNew?"edit.published":"edit.saved"))}catch(l){if(!this.isNew||!Ae(l))throw l;await this.#l(r,o)}}async#l(t,s){await bn(this.#s.findId,{body:t,place:s,locationId:this.#i.locationId},this.uploads),await this.#c("/waiting",i("outbox.added"))}async#c(t,s=""){s&&this.isNew&&pe.set(this.values.isPublic?"public":"friends"),await this.#s.remove(),await this.#t.go(t,{replace:!0});let[n]=this.isNew?Ee():[],a=n&&{text:i("edit.next"),run:()=>this.#t.go(`/new?draft=${n.id}`)};s&&p(s,"",a)}overwrite(){this.#i.overwrite()}discard(){return this.uploads?.stop(),this.#c(this.isNew?"/new":`${this.back}/edit`)}close(){this.uploads?.stop(),this.place?.close(),this.drafts.close(),this.several.close()}};import{html as ee,nothing as oi}from"../lib/lit-html/lit-html.js";function Rc(e,t){e.remove(t),g(e.items.length?"drafts-title":"main")}var Hc=({media:e,preview:t})=>ee`
  <span class="thumb">${e||t?ee`<img src=${e?.thumbnailUrl??t} alt="">`:c("edit")}</span>`;function zc(e,t){let{draft:s}=t,n=s.title?.trim()||i("edit.untitled");return ee`
    <li class="row draft">
      <a class="find grow" href="/new?draft=${s.id}">
        ${Hc(t)}
        <span class="what">
          <span class="name" dir="auto">${n}</span>
          ${s.label?ee`<span class="soft" dir="auto">${s.label}</span>`:oi}
          <span class="soft">${Ie(s.at)}</span>
        </span>
      </a>
      <button type="button" class="round" aria-label=${i("edit.draftDelete",{title:n})} @click=${()=>Rc(e,t)}>
        ${c("trash")}
      </button>
    </li>`}var _a=e=>e.items.length?ee`
  <section class="card drafts" id="drafts" aria-labelledby="drafts-title">
    <h2 id="drafts-title" tabindex="-1">${i("edit.drafts")}</h2>
    <ul class="rows">${e.shown.map(t=>zc(e,t))}</ul>
    ${e.shown.length<e.items.length?ee`
      <button type="button" class="link" @click=${()=>e.showAll()}>
        ${i("edit.allDrafts",{n:e.items.length})}
      </button>`:oi}
  </section>`:oi;var Ua=e=>[...e?.files??[]].filter(t=>/^(image|video)\//.test(t.type)),Da=e=>[...e.dataTransfer?.types??[]].includes("Files"),Wc=e=>e.target.matches?.("input, textarea")&&e.clipboardData.types.includes("text/plain");function ja(e,t){let s=a=>document.body.classList.toggle("dropping",a),n=(a,o)=>document.addEventListener(a,o,{signal:e});n("dragover",a=>{Da(a)&&(a.preventDefault(),s(!0))}),n("dragleave",a=>{a.relatedTarget||s(!1)}),n("drop",a=>{Da(a)&&(a.preventDefault(),s(!1),document.querySelector("dialog[open]")||t(Ua(a.dataTransfer)))}),n("paste",a=>{let o=Ua(a.clipboardData);!o.length||Wc(a)||document.querySelector("dialog[open]")||(a.preventDefault(),t(o))}),e.addEventListener("abort",()=>s(!1))}import{html as st,nothing as ci}from"../lib/lit-html/lit-html.js";import{html as ke,nothing as ri}from"../lib/lit-html/lit-html.js";var se="category";function Na(e,{category:t}){let s=document.getElementById(se);if(s.value=t,Et(t)){e.proposals.close(),e.chooseCategory(t),document.querySelector("#fold-category summary")?.focus();return}s.dispatchEvent(new Event("input",{bubbles:!0})),e.proposals.close()}function Vc(e,t){t.form.typed(e.target),t.proposals.follow(e.target.value)}function Gc(e,t){let{items:s,at:n}=t.proposals;if(!s.length){e.key==="ArrowDown"&&t.proposals.follow(e.target.value);return}let a={ArrowDown:1,ArrowUp:-1}[e.key];if(a)t.proposals.move(a);else if(e.key==="Escape")t.proposals.close();else if(e.key==="Enter"&&n>=0)Na(t,s[n]);else return;e.preventDefault()}var Yc=(e,t,s)=>ke`
  <li id="category-${s}" data-kind="category" role="option" aria-selected=${s===e.proposals.at?"true":"false"}
    @click=${()=>Na(e,t)}>
    ${Ct(t.category)}
    <span class="grow" dir="auto">${ct(t.category)}</span>
    <span class="soft far">${t.ownCount?i("categories.byYou",{n:t.ownCount}):t.count?L(t.count):ri}</span>
  </li>`,Jc=e=>{let{items:t}=e.proposals;return ke`
    <div class="proposals" ?hidden=${!t.length} @mousedown=${s=>s.preventDefault()}>
      <ul id="category-list" role="listbox" aria-label=${i("categories.used")}>${t.map((s,n)=>Yc(e,s,n))}</ul>
    </div>
    <span class="unseen" role="status">${t.length?i("categories.count",{n:t.length}):""}</span>`};function Ea(e){let{form:t,proposals:s}=e,n=t.errors[se];return ke`
    <div class="field">
      <label for=${se}>${i("categories.own")} <span class="soft">${i("form.optional")}</span></label>
      <div class="combo">
        <input id=${se} name=${se} type="text" dir="auto" role="combobox" autocomplete="off" data-most=${m().limits.category}
          aria-autocomplete="list" aria-controls="category-list" aria-expanded=${s.items.length?"true":"false"}
          aria-activedescendant=${s.at>=0?`category-${s.at}`:ri}
          aria-describedby=${n?"category-error":"category-hint"} aria-invalid=${n?"true":ri}
          .defaultValue=${e.values.category??""} @input=${a=>Vc(a,e)} @keydown=${a=>Gc(a,e)}
          @focus=${a=>s.follow(a.target.value)} @blur=${()=>s.close()}>
        ${Jc(e)}
      </div>
      ${Sn(t.left[se])}
      ${n?ke`<p class="error" id="category-error">${n}</p>`:ke`<p class="hint" id="category-hint">${i("categories.hint")}</p>`}
    </div>`}var ds=(e,t,s,n,a)=>st`
  <details class="fold" id="fold-${e}">
    <summary>${t} <span class="grow"><span>${s}</span> <span class="soft" dir="auto">${n}</span></span> ${c("next")}</summary>
    ${a}
  </details>`;function Ha(e){let t=e?.closest("details");t&&(t.open=!0)}var Zc=e=>ds("description",c("edit"),i("find.description"),e.values.description||i("edit.none"),u(e.form,"description",{label:i("find.description"),value:e.values.description??"",kind:"area",most:m().limits.description})),Ca=(e,t,s)=>st`
  <button type="button" class="chip" aria-pressed=${s?"true":"false"} @click=${()=>e.chooseCategory(t)}>
    ${Ct(t)} ${ct(t)}
  </button>`;function Kc(e){let{category:t}=e.values,[s,n]=t?[Ct(t),ct(t)]:[c("filter"),i("edit.none")];return ds("category",s,i("find.category"),n,st`
    <fieldset>
      <legend>${i("find.category")}</legend>
      <div class="chips">
        ${It.map(a=>Ca(e,a,a===t))}
        ${Ca(e,"other",e.isOther)}
      </div>
      ${e.isOther?Ea(e):ci}
    </fieldset>`)}var Ra=(e,t,s,n,a)=>st`
  <label class="choice">
    <input type="radio" name="isPublic" value=${String(t)} ?checked=${e.values.isPublic===t}>
    <span>
      ${c(s)}
      <span>
        <span class="strong">${n}</span><br>
        <span class="soft">${a}</span>
      </span>
    </span>
  </label>`;function Xc(e){let{isPublic:t}=e.values;return ds("audience",c(t?"globe":"lock"),i("edit.who"),i(t?"edit.public":"edit.private"),st`
    <fieldset class="choices">
      <legend>${i("edit.who")}</legend>
      ${Ra(e,!0,"globe",i("edit.public"),i("edit.publicText"))}
      ${Ra(e,!1,"lock",i("edit.private"),i("edit.privateText"))}
    </fieldset>`)}var Qc=["0","1","5","20"],zt=e=>Number(e)?i("place.area",{distance:Lt(Number(e))}):i("place.exact"),tl=e=>st`
  <div class="field">
    <label for="exact-for">${i("place.exactFor")}</label>
    <select id="exact-for" name="exactForFriends">
      ${["true","false"].map(t=>st`
        <option value=${t} ?selected=${e===t}>${i(t==="true"?"place.forFriends":"place.forMe")}</option>`)}
    </select>
  </div>`;function el(e){let{area:t="",exactForFriends:s="true"}=e.values;return ds("shown",c("map"),i("place.shown"),t===""?i("place.asSet"):zt(t),st`
    <div class="field">
      <label for="area">${i("place.shown")}</label>
      <select id="area" name="area">
        ${e.isNew?st`<option value="" ?selected=${t===""}>${i("place.asSet")}</option>`:ci}
        ${Qc.map(n=>st`<option value=${n} ?selected=${t===n}>${zt(n)}</option>`)}
      </select>
      <p class="hint">${i(e.isNew?"place.shownHint":"place.recall")}</p>
    </div>
    ${Number(t)?tl(s):ci}`)}var za=e=>st`<div class="folds">${Zc(e)}${Kc(e)}${Xc(e)}${el(e)}</div>`;import{html as hs,nothing as ui}from"../lib/lit-html/lit-html.js";import{html as pt,nothing as xe}from"../lib/lit-html/lit-html.js";var li=16,Wa=10,sl=2,il={lat:25,lng:5,zoom:1},ms=class extends et{failed=!1;problem="";#t;#e=null;constructor(t,s){super(t,s.value,()=>this.#i()),this.#t=t,Object.assign(this,{nearby:s.nearby,proposal:s.proposal})}async showMap(t){this.failed=!1;let s=this.#s();try{let n=await t({view:s,onMove:a=>this.#a(a),onPick:a=>this.setPoint(a,"tap")});if(this.#t.signal.aborted)return n.close();this.#e=n,this.photo&&n.mark(this.photo,i("spot.photoPlace"),"one ghost")}catch{this.failed=!0}return this.#e&&this.point&&this.#i(),this.#t.update(),!this.point&&s.zoom>=Wa?this.setPoint({lat:s.lat,lng:s.lng},"tap"):this.point?this.propose():null}#s(){if(this.point)return{...this.point,zoom:li};let t=an(Mi.get());return t?.zoom?t:il}#i(){this.problem="";let t=this.#e?.where();t&&!this.#n(t)&&this.#e.setView({...this.point,zoom:this.source==="tap"?t.zoom:Math.max(li,t.zoom)},{animate:!1}),this.#t.update()}#n(t){return Nt(this.point,t)<sl*on(t)}#a(t){(!this.point||!this.#n(t))&&this.setPoint({lat:t.lat,lng:t.lng},"tap")}usePhoto(){return this.setPoint(this.photo,"photo")}useFound(t){return this.setPoint(Kt(t),"found",t.name)}distance=t=>this.point&&t?Nt(this.point,t):void 0;check(){let t=this.#e?.where().zoom??li,s=this.source==="tap"&&!this.chosen&&t<Wa;return this.problem=this.point?s?i("spot.zoom"):"":i("spot.none"),this.#t.update(),!this.problem}close(){super.close(),this.#e?.close(),this.#e=null}};async function ie(e){let t=new AbortController,s=null,n=lt((o,r)=>(s??=new ms({signal:t.signal,update:r},e),pl(s,o)),{label:i("spot.title"),kind:"chooser"});Va(s),await n&&e.take(s),t.abort(),s.close()}var Va=e=>e.showMap(t=>Yn(document.getElementById("spot"),{...t,hasCross:!0})),nl=(e,t)=>pt`
  <div class="row">
    <button type="button" class="round" aria-label=${i("nav.back")} @click=${()=>t()}>${c("back")}</button>
    <place-search id="spot-search" class="grow" .label=${i("spot.search")} .near=${e.point} .distance=${e.distance}
      @choose=${({detail:s})=>e.useFound(s.value)}></place-search>
  </div>`,al=e=>pt`
  <div class="mapbox">
    <div id="spot" role="application" aria-label=${i("spot.map")}></div>
    ${e.failed?d({code:"map",text:i("map.failed")},()=>Va(e)):xe}
  </div>`;function ol(e,t){let s=e.chosen?.id===t.id;return pt`
    <button type="button" class="chip" aria-pressed=${s?"true":"false"} @click=${()=>e.toggle(t)}>
      ${c(s?"check":"pin")} <bdi>${t.name}</bdi> <span class="soft">${Lt(t.distance)}</span>
    </button>`}var rl=e=>pt`
  <div class="chips scrolls" role="group" aria-label=${i("spot.proposals")}>
    <button type="button" class="chip" @click=${()=>e.locate()}>${c("here")} ${i("spot.here")}</button>
    ${e.photo&&e.source!=="photo"?pt`
      <button type="button" class="chip" @click=${()=>e.usePhoto()}>${c("camera")} ${i("spot.photoPlace")}</button>`:xe}
    ${e.nearby.map(t=>ol(e,t))}
  </div>`,cl=e=>pt`
  <div class="field">
    <label for="place-name">${i("spot.name")} <span class="soft">${i("form.optional")}</span></label>
    <input id="place-name" autocomplete="off" dir="auto" placeholder=${e.proposal||i("spot.nameHint")} .value=${e.name}
      @input=${t=>e.setName(t.target.value)}>
  </div>`,pi=e=>i(`spot.${e.source||"set"}`),ll=e=>pt`
  <p class="at" role="status">
    ${c("pin")}
    <span class="grow"><span class="strong" dir="auto">${e.label||i(e.point?"spot.unnamed":"spot.none")}</span>
      ${e.point?pt`<span class="soft">${pi(e)}</span>`:xe}</span>
  </p>`,pl=(e,t)=>pt`
  <h2 class="unseen" tabindex="-1" autofocus>${i("spot.title")}</h2>
  ${nl(e,t)}
  ${al(e)}
  <div class="panel">
    ${ll(e)}
    ${rl(e)}
    ${e.chosen?xe:cl(e)}
    ${e.problem?pt`<p class="error" role="alert">${e.problem}</p>`:xe}
    <button type="button" class="main" id="use-place" @click=${()=>e.check()&&t(!0)}>${i("spot.use")}</button>
  </div>`;var Ga=(e,t)=>hs`
  <span class="row">
    ${c("pin")} <span class="grow"><span class="strong" dir="auto">${e}</span><br><span class="soft">${t}</span></span>
    ${c("next")}
  </span>`,Ya=(e,t)=>hs`
  <fieldset>
    <legend>${i("edit.where")}</legend>
    <button type="button" class="where" id="place" aria-describedby=${t?"place-error":ui} @click=${()=>ie(e)}>
      ${e.point?hs`<place-map inert .at=${e.point}></place-map>`:ui}
      ${e.point?Ga(e.label||i("spot.unnamed"),`${pi(e)} ${i("spot.change")}`):Ga(i("spot.title"),i("spot.chooseHint"))}
    </button>
    ${t?hs`<p class="error" id="place-error" role="alert">${t}</p>`:ui}
  </fieldset>`;import{html as Wt,nothing as di}from"../lib/lit-html/lit-html.js";function ul(e,t){e.merge(t),g(`group-${t-1}`)}function dl(e,t,s){e.split(t,s),g(`group-${t+1}`)}var ml=({preview:e,file:t})=>e?Wt`<img src=${e} alt="">`:Wt`<span class="film" title=${t.name}>${c("play")}</span>`,hl=(e,t,s)=>Wt`
  <button type="button" class="cut" aria-label=${i("group.split",{n:s+1})} title=${i("group.split",{n:s+1})}
    @click=${()=>dl(e,t,s)}></button>`;function fl(e,t,s){let{name:n,time:a}=e.describe(t),o=[a&&Z(a),n].filter(Boolean);return Wt`
    <li>
      <div class="row between">
        <h3 id="group-${s}" tabindex="-1">${i("group.find",{n:s+1})} <span class="soft" dir="auto">${o.join(" · ")}</span></h3>
        ${e.canMerge(s)?Wt`
          <button type="button" class="link" aria-describedby="group-${s}" @click=${()=>ul(e,s)}>
            ${i("group.merge")}
          </button>`:di}
      </div>
      <ul class="group">${t.map((r,l)=>Wt`<li>${l?hl(e,s,l):di}${ml(r)}</li>`)}</ul>
    </li>`}var Ja=(e,t)=>e.groups?Wt`
  <section class="card" id="several" aria-labelledby="several-title">
    <h2 id="several-title" tabindex="-1">${i("group.title",{n:e.count,finds:i("group.finds",{n:e.groups.length})})}</h2>
    <p class="hint">${i("group.hint")}</p>
    <ol class="groups">${e.groups.map((s,n)=>fl(e,s,n))}</ol>
    <div class="publish row">
      <button type="button" class="quiet" @click=${t}>${i("group.one")}</button>
      <button type="button" class="main" aria-busy=${e.busy?"true":"false"} @click=${()=>e.accept()}>
        ${i("group.make",{n:e.groups.length})}
      </button>
    </div>
  </section>`:di;import{html as E,nothing as kt}from"../lib/lit-html/lit-html.js";import{html as mi}from"../lib/lit-html/lit-html.js";async function $l(e,t,s){let n=null,a={label:i("upload.caption"),hint:i("upload.captionHint"),value:t.caption,most:m().limits.caption},o=await lt((r,l)=>(n??=new b({send:({caption:f})=>r(f.trim()),update:l}),mi`
      <h2>${i("upload.caption")}</h2>
      <div class="captioned">${s}</div>
      <form novalidate @submit=${n.submit}>
        ${u(n,"caption",a)}
        <div class="row end">
          <button type="button" class="quiet" @click=${()=>r()}>${i("action.cancel")}</button>
          ${S(n,i("action.save"))}
        </div>
      </form>`),{label:i("upload.captionOf",{n:e.items.indexOf(t)+1})});o!==null&&e.setCaption(t,o)}var Za=(e,t,s,n)=>mi`
  <button type="button" class="words ${t.caption?"":"round"}" @click=${()=>$l(e,t,n)}
    aria-label="${i("upload.captionOf",{n:s})}${t.caption?`: ${t.caption}`:""}">
    ${t.caption?mi`<span dir="auto">${t.caption}</span>`:c("edit")}
  </button>`;var[gl,bl]=[6,10],wl=300,T=null;function Ka(){T.isOn=!0,T.item.classList.add("lifted"),navigator.vibrate?.(10)}var Xa=e=>[...e.parentElement.querySelectorAll(":scope > [data-drag]")],yl=(e,t)=>Xa(T.item).find(s=>{let n=s.getBoundingClientRect();return s!==T.item&&n.left<=e&&e<=n.right&&n.top<=t&&t<=n.bottom});function vl(e){if(e.pointerId!==T.id)return;let[t,s]=[e.clientX-T.x,e.clientY-T.y],n=e.pointerType==="touch";if(!T.isOn){if(Math.hypot(t,s)<(n?bl:gl))return;if(n)return T.end();Ka()}T.item.style.transform=`translate(${t}px, ${s}px) scale(1.04)`,T.over?.classList.remove("target"),T.over=yl(e.clientX,e.clientY),T.over?.classList.add("target")}function Qa(e,t){if(e.button||T||e.target.closest("button, input, a"))return;let s=e.currentTarget,n=new AbortController,{signal:a}=n,o=()=>{clearTimeout(T.timer),n.abort(),s.classList.remove("lifted"),s.style.transform="",T.over?.classList.remove("target"),T=null};T={item:s,x:e.clientX,y:e.clientY,id:e.pointerId,isOn:!1,over:null,end:o},e.pointerType==="touch"&&(T.timer=setTimeout(Ka,wl));let r=f=>{f.pointerId===T.id&&o()},l=f=>{if(f.pointerId!==T.id)return;let[U,Tt]=[s,T.isOn&&T.over].map(jt=>Xa(s).indexOf(jt));o(),Tt>=0&&t(U,Tt)};document.addEventListener("pointermove",vl,{signal:a}),document.addEventListener("pointerup",l,{signal:a}),document.addEventListener("pointercancel",r,{signal:a}),document.addEventListener("keydown",f=>{f.key==="Escape"&&o()},{signal:a})}function fs(e){(T?.isOn||e.type==="dragstart")&&e.preventDefault()}var kl="image/*,video/mp4,video/quicktime,video/webm";function xl(e,t){let s=e.items.indexOf(t);e.remove(t),queueMicrotask(()=>{(document.querySelectorAll(".shot .drop")[Math.min(s,e.items.length-1)]??document.getElementById("files"))?.focus()})}function to(e,t,s){e.move(t,s),queueMicrotask(()=>{let n=s<t?".before, .after":".after, .before";document.querySelectorAll(".shot")[s]?.querySelector(n)?.focus()})}function eo(e){return e.media?At(e.media,{thumb:!0,eager:!0}):e.file.type.startsWith("video/")?E`<span class="film">${c("play")}</span>`:E`<img src=${e.preview} alt="">`}var so={handleEvent:e=>{e.target.hidden=e.type==="error"},capture:!0},$s=(e,t,s,n,a)=>E`
  <button type="button" class="round ${e}" aria-label=${i(`upload.${t}`,{n})} @click=${a}>${c(s)}</button>`,Ol=(e,t)=>e.progress<1?E`<progress max="1" .value=${e.progress} aria-label=${i("upload.progress",{n:t})}></progress>`:E`<span class="over">${i("upload.processing")}</span>`,Pl=(e,t)=>({sending:()=>Ol(e,t),paused:()=>E`<span class="over" title=${e.problem}>${i("upload.paused")}</span>`,waiting:()=>E`<span class="over">${i("upload.waiting")}</span>`,failed:()=>E`<span class="over error">${i("upload.failed")}</span>`,done:()=>kt})[e.state]();function ql(e,t,s){let n=s+1;return E`
    <li class="shot ${t.state}" data-drag @pointerdown=${a=>Qa(a,(o,r)=>e.move(o,r))}
      @error=${so} @load=${so}>
      ${eo(t)}
      ${s===0&&e.items.length>1?E`<span class="cover">${i("upload.cover")}</span>`:kt}
      ${Pl(t,n)}
      <span class="buttons">
        ${s>0?$s("before","earlier","back",n,()=>to(e,s,s-1)):kt}
        ${n<e.items.length?$s("after","later","next",n,()=>to(e,s,s+1)):kt}
        ${t.state==="failed"||t.state==="paused"?$s("","again","retry",n,()=>e.retry(t)):kt}
        ${$s("drop",t.state==="done"?"remove":"cancel","close",n,()=>xl(e,t))}
      </span>
      ${t.state==="failed"?kt:Za(e,t,n,eo(t))}
    </li>`}function Fl(e,t){t([...e.target.files]),e.target.value=""}var Tl=(e,t)=>E`
  <li class="shot add">
    <label for="files">
      ${c("camera")}<span class="strong">${i(e.items.length?"upload.more":"upload.add")}</span>
      ${e.items.length?kt:E`<span class="soft mice">${i("upload.drop")}</span>`}
    </label>
    <input id="files" type="file" accept=${kl} multiple @change=${s=>Fl(s,t)}>
  </li>`;function Ll(e){let t=e.items.filter(n=>n.state==="done").length,s=[...new Set(e.items.filter(n=>n.state==="failed").map(n=>n.problem))];return E`
    <p class="hint" role="status">${e.isBusy?i("upload.ready",{n:t,of:L(e.items.length)}):""}</p>
    ${s.map(n=>E`<p class="error" role="alert">${n}</p>`)}`}var io=(e,t)=>E`
  <ul class="shots ${e.items.length?"":"bare"}" @touchmove=${fs} @contextmenu=${fs} @dragstart=${fs}>
    ${e.items.map((s,n)=>ql(e,s,n))}
    ${e.items.length<e.most?Tl(e,t):kt}
  </ul>
  ${e.items.length>1?E`<p class="hint">${i("upload.order")}</p>`:kt}
  ${Ll(e)}`;async function no(e,t){await e.addFiles(t),e.several.groups&&g("several-title")}function Sl(e){e.uploads.add(e.several.decline()),g("files")}function Bl(e){for(let[t,s]of Object.entries(e.share.values))document.getElementById(t).value=s;return e.resolveShare(!0)}var Il=(e,t)=>X`
  <section class="card" id="offer" aria-labelledby="offered">
    <h2 id="offered">${i("edit.shared")}</h2>
    <p class="hint">${i("edit.sharedHint")}</p>
    ${Object.values(e.share.values).map(s=>X`<p class="text" dir="auto">${s}</p>`)}
    ${e.share.files.length?X`<p>${i("edit.sharedFiles",{n:e.share.files.length})}</p>`:xt}
    ${t?X`<p class="note">${i("edit.sharedFull")}</p>`:xt}
    ${e.share.left?X`<p class="note">${i("edit.sharedLeft",{n:e.share.left})}</p>`:xt}
    <div class="row end">
      <button type="button" class="quiet" @click=${()=>e.resolveShare(!1)}>${i("edit.sharedDrop")}</button>
      <button type="button" @click=${()=>Bl(e)}>${i("edit.sharedTake")}</button>
    </div>
  </section>`;async function Al(e){await F(i("edit.discardTitle"),i("edit.discardText"),i("edit.startOver"))&&e.discard()}var Ml=e=>X`
  <p class="note">
    ${i("edit.restored")} <button type="button" class="link" @click=${()=>Al(e)}>${i("edit.startOver")}</button>
  </p>`,_l=e=>X`
  <fieldset>
    <legend>${i("edit.photos")}</legend>
    ${e.photosExpired?X`<p class="note">${i("edit.photosGone")}</p>`:xt}
    ${io(e.uploads,t=>no(e,t))}
    <p class="hint">${i("edit.photosMost",{n:e.uploads.most})} ${i("edit.photosHint")}</p>
  </fieldset>`,Ul=e=>X`
  ${v(e.form)}
  ${e.form.refusal?.code==="precondition_failed"?X`
    <div class="row">
      <a class="button quiet" href=${e.back} target="_blank">${i("edit.theirs")}</a>
      <button type="submit" class="quiet" @click=${()=>e.overwrite()}>${i("edit.mine")}</button>
    </div>`:xt}`;function Dl(e,t){let{isPublic:s,...n}=Ln(e.currentTarget);t.change({...n,isPublic:s==="true"})}async function jl(e,t){let n=await t.submit(e)?document.querySelector("form [aria-invalid=true]"):document.getElementById("place");Ha(n),n?.focus()}function Nl(e){let{title:t}=e.values,s=e.form.busy&&e.uploads.isBusy?"edit.waiting":e.isNew?"edit.publish":"action.save",n=a=>Dl(a,e);return X`
    <form class="card" novalidate ?hidden=${!!e.several.groups}
      @input=${n} @change=${n} @submit=${a=>jl(a,e)}>
      ${e.isRestored?Ml(e):xt}
      ${_l(e)}
      ${Ya(e.place,e.placeError)}
      ${u(e.form,"title",{label:i("find.titleField"),value:t,required:!0,most:m().limits.title})}
      ${za(e)}
      <div class="publish">
        ${Ul(e)}
        <div class="row end">
          <a class="button quiet" href=${e.back}>${i("action.cancel")}</a>
          ${S(e.form,i(s))}
        </div>
      </div>
    </form>`}function El(e,t){return e.loading.problem?d(e.loading.problem,t):e.uploads?Nl(e):$(4)}function ao(e){let t=new us(e),s=()=>t.loading.load();return ja(e.signal,n=>t.uploads&&no(t,n)),{title:t.title,ready:s(),view:()=>X`
      ${h(t.title,xt,t.back)}
      ${t.share?Il(t,e.query.get("shared")==="full"):xt}
      ${Ja(t.several,()=>Sl(t))}
      ${t.several.groups?xt:_a(t.drafts)}
      ${El(t,s)}`,close:()=>t.close()}}import{html as D,nothing as it}from"../lib/lit-html/lit-html.js";var Cl=20,Rl=e=>new Promise((t,s)=>{let n=()=>{clearTimeout(a),s(e.reason)},a=setTimeout(()=>{e.removeEventListener("abort",n),t()},1e3);e.addEventListener("abort",n,{once:!0})});async function oo(e,t,{signal:s,stopped:n,tick:a=Rl,note:o=()=>{}}){for(;;)try{return await x(e,t,{signal:s})}catch(r){if(r.status!==429)throw r;await o();for(let l=Math.max(Cl,r.retryAfter);l>0;l--){if(n())return null;await a(s)}}}var gs=class{isPublic=!1;keep=!1;category="";area="";forFriends="true";#t;constructor(t){this.#t=t}set(t){Object.assign(this,t),this.#t()}get body(){return{isPublic:this.isPublic,...this.keep?{keepVisibility:!0}:{},...this.category?{category:this.category}:{},...this.area===""?{}:{area:Number(this.area)},...Number(this.area)?{exactForFriends:this.forFriends==="true"}:{}}}};var Hl=30,zl=["obscured","notPoint"],ro=()=>m().places.source!=="gazetteer",bs=class{state=null;#t;#e;#s=!1;constructor(t,s){this.#t=t,this.#e=s}get rows(){return(this.#t.rows.items??[]).filter(t=>t.status==="noPlace"&&!zl.includes(t.reason)).slice(0,Hl)}async run(){let{rows:t}=this,s={n:0,all:t.length,found:0,busy:!0,problem:null};this.state=s,this.#s=!1,this.#e.update();try{for(let n of t){if(this.#s)break;let[a]=await w(k("/api/places",{query:n.place||n.title,limit:1}),{signal:this.#e.signal});s.n++,a&&await this.#t.guess(n,a)&&s.found++,this.#e.update()}}catch(n){if(n.name==="AbortError")return;s.problem=n}s.busy=!1,this.#e.update()}stop(){this.#s=!0}};var Wl=e=>Number(new URLSearchParams(e.split("?")[1]).get("limit"));function co(e,t){let s={items:null,next:0,busy:!1,problem:null},n=0,a=async o=>{let r=n,l=t();Object.assign(s,{busy:!0,problem:null}),e.update();try{let f=await w(o?`${l}&after=${o}`:l,{signal:e.signal});if(r!==n)return;s.items=[...o?s.items:[],...f],s.next=f.length<Wl(l)?0:f.at(-1).row}catch(f){if(r!==n||f.name==="AbortError")return;o?p(q(f)):s.problem=f}s.busy=!1,e.update()};return s.clear=()=>{n++,Object.assign(s,{items:null,next:0,busy:!1,problem:null})},s.load=()=>a(0),s.more=async()=>{!s.busy&&s.next&&await a(s.next)},s.put=o=>{s.items=s.items?.map(r=>r.row===o.row?o:r)??null},s.drop=o=>{s.items=s.items?.filter(r=>r.row!==o.row)??null,s.items&&!s.items.length&&s.more()},s}var Vl=e=>(/\.zip$/i.test(e.name??"")?1e3:100)*2**20,lo=20,Gl=200,Yl=["ready","noPlace","duplicate","bad","skipped","done"],Jl=4,Zl=["noPoint","zeroPoint","notPoint","obscured","badPoint","noTitle","badLine","twice","known"],po=e=>Zl.includes(e.reason)?e.reason:"",ws=class{current=null;unfinished=[];status="ready";progress=null;refusal=null;published=null;#t;#e=null;#s=!1;constructor(t){this.#t=t,this.options=new gs(()=>t.update()),this.places=new bs(this,t),this.rows=co(t,()=>k(`${this.#i}/rows`,{status:this.status,limit:50})),this.loading=N(t,()=>this.#n())}get#i(){return`/api/imports/${this.current.id}`}get tabs(){let{counts:t}=this.current;return Yl.map((s,n)=>({name:s,n:t[s],at:n})).filter(({n:s,at:n})=>s||n<Jl)}get isBusy(){return!!this.published?.busy}async#n(){let{signal:t}=this.#t,s=this.#t.query.get("id"),n=await w("/api/imports",{signal:t});this.unfinished=n.filter(o=>o.counts.ready||o.counts.noPlace);let a=n.find(o=>o.id===s);a&&await this.#a(a)}async#a(t){this.current=t,this.published=null,this.places.state=null,this.status=this.tabs.find(({n:s})=>s)?.name??"ready",this.rows.clear(),await this.rows.load()}open(t){return this.#t.rename(k("/import",{id:t.id})),this.#a(t)}async upload(t,s=Jt){let n=new AbortController;this.#e=n,this.#t.signal.addEventListener("abort",()=>n.abort(),{once:!0}),Object.assign(this,{progress:0,refusal:null}),this.#t.update();let a=o=>{this.progress=o,this.#t.update()};try{if(t.size>Vl(t))throw{code:"page",text:i("import.tooLarge")};let o=await s("POST","/api/imports",t,{progress:a,signal:n.signal});if(n.signal.aborted)return;await this.open(o)}catch(o){if(o.name==="AbortError")return;this.refusal=o,o.reason==="too_many_imports"&&await this.loading.load()}finally{this.progress=null,this.#t.update()}}cancel(){this.#e?.abort()}choose(t){return this.status=t,this.rows.clear(),this.rows.load()}async#o(t,s){let n=await Y(j(`${this.#i}/rows/${t.row}`,s).then(a=>{let o={...this.current.counts};o[t.status]--,o[a.status]++,this.current={...this.current,counts:o},a.status===t.status?this.rows.put(a):this.rows.drop(t)}));return this.#t.update(),n}skip(t,s){return this.#o(t,{skip:s})}place(t,{point:s,name:n,location:a}){let o=a?.name??n;return this.#o(t,{latitude:s.lat,longitude:s.lng,...o?{place:o}:{}})}guess(t,{latitude:s,longitude:n}){return this.#o(t,{latitude:s,longitude:n,guessed:!0})}rename(t,s){return this.#o(t,{title:s})}async commit(){if(this.isBusy)return;let{signal:t}=this.#t,{ready:s,done:n}=this.current.counts;this.#s=!1;let a={made:0,taken:0,all:s,busy:!0,problem:null};this.published=a;let o=r=>{this.current=r,Object.assign(a,{made:r.counts.done-n,taken:s-r.counts.ready}),this.#t.update()};this.#t.update();try{for(let r=lo;this.current.counts.ready&&!this.#s;){let l=this.current.counts.ready,f=await oo(`${this.#i}/commit`,{...this.options.body,limit:Gl},{signal:t,stopped:()=>this.#s,note:()=>w(this.#i,{signal:t}).then(o)});if(!f)break;if(o(f),r=this.current.counts.ready<l?lo:this.current.counts.media?r-1:0,!r)throw{code:"strange"}}}catch(r){if(r.name==="AbortError")return;a.problem=r,await w(this.#i,{signal:t}).then(o).catch(()=>{})}a.busy=!1,t.aborted||await this.choose(this.current.counts.ready?"ready":"done")}stop(){this.#s=!0}leave(){return this.current=null,this.refusal=null,this.#t.query.delete("id"),this.#t.rename("/import"),this.loading.load()}async discard(t){await Y(O(`/api/imports/${t.id}`))&&await this.leave()}};import{html as ne,nothing as Oe}from"../lib/lit-html/lit-html.js";var uo=(e,t,s,n,a)=>ne`
  <label class="switch">
    <span>${s}<br><span class="soft">${n}</span></span>
    <input type="checkbox" role="switch" id=${e} .checked=${t} @change=${o=>a(o.target.checked)}>
  </label>`,hi=(e,t,s,n,a,o,r)=>ne`
  <div class="field">
    <label for=${e}>${t}</label>
    <select id=${e} aria-describedby=${s?`${e}-hint`:Oe} @change=${l=>r(l.target.value)}>
      ${n.map(l=>ne`<option value=${l} ?selected=${l===o}>${a(l)}</option>`)}
    </select>
    ${s?ne`<p class="hint" id="${e}-hint">${s}</p>`:Oe}
  </div>`,Kl=(e,t)=>ne`
  ${e.current.format==="finds"?uo("import-keep",t.keep,i("import.keep"),i("import.keepHint"),s=>t.set({keep:s})):Oe}
  ${t.keep?Oe:uo("import-public",t.isPublic,i("import.public"),i("import.publicHint"),s=>t.set({isPublic:s}))}`,Xl=e=>hi("import-category",i("import.category"),"",["",...It],t=>t?ct(t):i("edit.none"),e.category,t=>e.set({category:t})),Ql=e=>hi("import-area",i("place.shown"),i("import.areaHint"),["","0","1","5","20"],t=>t===""?i("place.asSet"):zt(t),e.area,t=>e.set({area:t})),tp=e=>hi("import-friends",i("place.exactFor"),"",["true","false"],t=>i(t==="true"?"place.forFriends":"place.forMe"),e.forFriends,t=>e.set({forFriends:t})),mo=(e,t=e.options)=>ne`
  ${Kl(e,t)}
  <div class="folds">
    <details class="fold" id="fold-import">
      <summary>${c("filter")} <span class="grow">${i("import.more")}</span> ${c("next")}</summary>
      <div class="stack">${Xl(t)}${Ql(t)}${Number(t.area)?tp(t):Oe}</div>
    </details>
  </div>`;import{html as W,nothing as Ut}from"../lib/lit-html/lit-html.js";function ep(e){if(e.status==="ready")return e.guessed?i("import.guessed"):e.place??"";let t=po(e);return t?i(`import.reason.${t}`):""}async function $i(e,t,s){if(!await s)return;let n=e.rows.items?.[Math.min(t,e.rows.items.length-1)];g(n?`row-${n.row}`:"part-rows")}function sp(e,t,s,n){let a=new et(n,null,()=>$i(e,s,e.place(t,a.value)));return ie(a)}var ys=e=>e.title||i("import.line",{n:e.row}),fi=(e,t,s)=>W`
  <button type="button" class="quiet" id="row-${e.row}" aria-label=${`${t}: ${ys(e)}`} @click=${s}>${t}</button>`,ip=e=>t=>u(t,"title",{label:i("find.titleField"),value:e.title,required:!0,least:1,most:m().limits.title});async function np(e,t){await B(n=>new b({send:async({title:a})=>{await e.rename(t,a.trim())&&n()}}),i("import.rename"),ip(t),n=>S(n,i("action.save"))),g(`name-${t.row}`)}var ho=(e,t)=>W`
  <button type="button" class="round" id="name-${t.row}" aria-label=${`${i("import.rename")}: ${ys(t)}`}
    @click=${()=>np(e,t)}>
    ${c("edit")}
  </button>`,fo=e=>e.findId?W`
  <a class="button quiet" href="/finds/${e.findId}" aria-label=${`${i("import.show")}: ${ys(e)}`}>
    ${i("import.show")}</a>`:Ut,ap=(e,t,s,n)=>({ready:()=>W`${ho(e,t)}${fi(t,i("import.skip"),()=>$i(e,s,e.skip(t,!0)))}`,skipped:()=>fi(t,i("import.unskip"),()=>$i(e,s,e.skip(t,!1))),noPlace:()=>W`${ho(e,t)}${fi(t,i("import.locate"),()=>sp(e,t,s,n))}`,duplicate:()=>fo(t),done:()=>fo(t)})[t.status]?.()??Ut,gi=e=>e?W`<br><span class="soft" dir="auto">${e}</span>`:Ut,op=e=>e.slice(e.lastIndexOf("/")+1),rp=e=>[`import.lost.${e}`,`rule.${e}`,`reason.${e}`].map(t=>[t,i(t)]).find(([t,s])=>s!==t)?.[1]??e,cp=({media:e,lost:t=[]})=>[e>t.length?gi(i("import.rowMedia",{n:e-t.length})):Ut,...t.map(({file:s,reason:n})=>gi(`${op(s)}: ${rp(n)}`))],lp=(e,t,s,n)=>W`
  <li class="row between">
    <span class="grow"><bdi class="strong">${ys(t)}</bdi>${gi(ep(t))}${cp(t)}</span>
    <span class="row">${ap(e,t,s,n)}</span>
  </li>`;function pp(e,t){let{items:s,problem:n,load:a}=e.rows;return n?d(n,a):s?s.length?W`
    <ul class="people" aria-label=${i("import.rows")}>${s.map((o,r)=>lp(e,o,r,t))}</ul>
    ${P(e.rows)}`:W`<p class="soft" role="status">${i("import.none")}</p>`:$(4)}var up=(e,{n:t,all:s})=>W`
  <progress max=${s} .value=${t} aria-label=${i("import.lookUp")}></progress>
  <p class="row between">
    <span role="status">${i("import.progress",{n:t,all:L(s)})}</span>
    <button type="button" class="quiet" @click=${()=>e.places.stop()}>${i("import.stop")}</button>
  </p>`;async function dp(e){await e.places.run(),g("part-rows")}function mp(e){let{state:t,rows:s}=e.places;return t?.busy?up(e,t):W`
    ${t?W`<p role="status">${i("import.lookedUp",{n:t.found})}</p>`:Ut}
    ${t?.problem?d(t.problem):Ut}
    ${s.length?W`
      <p class="hint">${i("import.lookUpText",{source:m().places.attribution})}</p>
      <p>
        <button type="button" class="quiet" id="import-lookup" @click=${()=>dp(e)}>${i("import.lookUp")}</button>
      </p>`:Ut}`}var $o=(e,t)=>W`
  <section class="card">
    ${z("rows",i("import.rows"))}
    <div class="chips" role="group" aria-label=${i("import.which")}>
      ${e.tabs.map(({name:s,n})=>Xt(e.status===s,`${i(`import.status.${s}`)} (${L(n)})`,()=>e.choose(s)))}
    </div>
    ${e.status==="noPlace"&&ro()?mp(e):Ut}
    ${pp(e,t)}
  </section>`;var hp=".gpx,.kml,.kmz,.geojson,.json,.csv,.zip";async function fp(e,t){let s=e.target,[n]=s.files;n&&(await t.upload(n),s.value="",t.current&&g("part-import"))}var $p=e=>D`
  <progress max="1" .value=${e.progress} aria-label=${i("import.upload")}></progress>
  <p class="row between">
    <span class="soft" role="status">${i(e.progress<1?"import.upload":"import.reading")}</span>
    <button type="button" class="quiet" @click=${()=>e.cancel()}>${i("action.cancel")}</button>
  </p>`,gp=e=>D`
  <p class="row actions">
    <label class="button" for="import-file">${c("plus")} ${i("import.choose")}</label>
    <input class="file" id="import-file" type="file" accept=${hp} aria-describedby="import-hint" @change=${t=>fp(t,e)}>
  </p>`,bp=e=>D`
  <section class="card">
    <p>${i("import.text")}</p>
    ${e.refusal?d(e.refusal):it}
    ${e.progress===null?gp(e):$p(e)}
    <p class="hint" id="import-hint">${i("import.files")}</p>
  </section>
  ${e.unfinished.length?yp(e):it}`;async function go(e,t){await F(i("import.discardTitle"),i("import.discardText"),i("import.discard"))&&(await e.discard(t),g("import-file"))}var vs=e=>e.name||i("import.unnamed");async function wp(e,t){await e.open(t),g("part-import")}var yp=e=>D`
  <section class="card">
    <h2>${i("import.unfinished")}</h2>
    <ul class="people">${e.unfinished.map(t=>D`
      <li class="row between">
        <span class="grow"><bdi class="strong">${vs(t)}</bdi><br>
          <span class="soft">${i("import.left",{n:t.counts.ready+t.counts.noPlace})} ${bo(t)}</span></span>
        <span class="row">
          <button type="button" class="quiet" aria-label=${`${i("import.goOn")}: ${vs(t)}`} @click=${()=>wp(e,t)}>
            ${i("import.goOn")}
          </button>
          <button type="button" class="round" aria-label=${`${i("import.discard")}: ${vs(t)}`}
            @click=${()=>go(e,t)}>
            ${c("trash")}
          </button>
        </span>
      </li>`)}
    </ul>
  </section>`,bo=e=>i("import.ends",{date:Z(e.expiresAt)});async function vp(e){await e.commit(),g("part-import")}var kp=(e,{taken:t,all:s})=>D`
  <progress max=${s} .value=${t} aria-label=${i("import.running")}></progress>
  <p class="row between">
    <span role="status">${i("import.progress",{n:t,all:L(s)})}</span>
    <button type="button" class="quiet" id="import-stop" @click=${()=>e.stop()}>${i("import.stop")}</button>
  </p>
  ${e.current.counts.media?D`<p class="soft">${i("import.mediaLeft",{n:e.current.counts.media})}</p>`:it}`,xp=({mediaDone:e,mediaLost:t},{made:s})=>D`
  <p role="status">${c("check")} ${i("import.made",{n:s})}</p>
  ${e?D`<p>${i("import.media",{n:e})}</p>`:it}
  ${t?D`<p>${i("import.mediaLost",{n:t})}</p>`:it}
  ${s?D`<p><a class="button" href="/profile">${i("import.see")}</a></p>`:it}`,Op=(e,t)=>D`
  ${mo(e)}
  <button type="button" class="main" id="import-commit" @click=${()=>vp(e)}>${i("import.commit",{n:t})}</button>`;function Pp(e){let{current:t,published:s}=e;return D`
    <section class="card">
      ${z("import",D`<bdi>${vs(t)}</bdi>`)}
      ${e.isBusy?kp(e,s):D`
        <p class="soft">${bo(t)}</p>
        ${s?xp(t.counts,s):it}
        ${s?.problem?d(s.problem):it}
        ${t.counts.ready?Op(e,t.counts.ready):it}
        <p class="row">
          <button type="button" class="quiet" @click=${()=>qp(e)}>${i("import.other")}</button>
          <button type="button" class="danger" @click=${()=>go(e,t)}>${i("import.discard")}</button>
        </p>`}
    </section>`}async function qp(e){await e.leave(),g("import-file")}function Fp(e,t){return e.loading.problem?d(e.loading.problem,e.loading.load):e.current?D`${Pp(e)}${e.isBusy?it:$o(e,t)}`:bp(e)}function wo(e){let t=new ws(e);return{title:i("import.title"),ready:t.loading.load(),view:()=>D`${h(i("import.title"),it,"/settings")}${Fp(t,e)}`}}import{html as _,nothing as Q}from"../lib/lit-html/lit-html.js";var Tp=4,Lp=e=>e.map((t,s)=>t.map((n,a)=>n?`M${a} ${s}h1v1h-1z`:"").join("")).join("");async function yo(e){let{encode:t}=await import(new URL("lib/uqr/uqr.js",Be).href),{data:s,size:n}=t(e,{ecc:"M",border:Tp});return{size:n,path:Lp(s)}}function Dt(){let e=m().invites;return e==="members"||e==="admins"&&y()?.role==="admin"}var vo=[1,2,5,10,25,100],ko=[1,7,30,90],ks=class{created=null;#t;constructor(t){this.#t=t,this.list=M(t,"/api/invites"),this.form=new b({send:(s,n)=>this.#e(s,n),update:t.update})}get isAdmin(){return y()?.role==="admin"}isMine(t){return t.inviter?.id===y()?.id}async#e({uses:t,days:s,note:n="",befriend:a},o){let r={uses:Number(t),days:Number(s),note:n.trim(),befriend:!!a},l=await x("/api/invites",r);this.created={...l,url:new URL(l.link,location.origin).href,code:null},o.reset(),this.#t.update(),await Promise.all([this.#s(this.created),this.list.load()])}async#s(t){t.code=await yo(t.url).catch(()=>null),this.#t.update()}close=()=>{this.created=null,this.#t.update()};async copy(){try{await navigator.clipboard.writeText(this.created.url),p(i("find.copied"))}catch{p(i("invites.copyYourself"))}}get canShare(){return!!navigator.share}async share(){try{let t=i("invites.shareText",{name:y().username});await navigator.share({title:i("invites.shareTitle"),text:t,url:this.created.url})}catch(t){t.name!=="AbortError"&&await this.copy()}}async revoke(t){try{await O(`/api/invites/${t.id}`),this.created?.id===t.id&&(this.created=null),await this.list.load()}catch(s){p(q(s))}this.#t.update()}};var xo=(e,t,s,n)=>_`
  <div class="field">
    <label for=${e}>${t}</label>
    <select id=${e} name=${e}>
      ${s.map(([a,o])=>_`<option value=${a} ?selected=${a===n}>${o}</option>`)}
    </select>
  </div>`,Sp=()=>_`
  <label class="switch">
    <span>${i("invites.befriend")}<br><span class="soft">${i("invites.befriendHint")}</span></span>
    <input type="checkbox" role="switch" id="befriend" name="befriend">
  </label>`;async function Bp(e,t){let s=t.created;await t.form.submit(e),t.created!==s&&await g("created-title")}var Ip=(e,t=e.form)=>_`
  <form class="card" novalidate aria-labelledby="new-invite" @submit=${s=>Bp(s,e)}>
    <h2 id="new-invite">${i("invites.new")}</h2>
    ${v(t)}
    <div class="pair">
      ${xo("uses",i("invites.uses"),vo.map(s=>[s,i("invites.people",{n:s})]),1)}
      ${xo("days",i("invites.days"),ko.map(s=>[s,i("invites.daysOf",{n:s})]),7)}
    </div>
    ${Sp()}
    ${u(t,"note",{label:i("invites.note"),hint:i("invites.noteHint"),most:200})}
    <div class="row end">${S(t,i("invites.create"))}</div>
  </form>`,Ap=({size:e,path:t})=>_`
  <svg class="qr" viewBox="0 0 ${e} ${e}" role="img" aria-label=${i("invites.qr")} shape-rendering="crispEdges">
    <path d=${t}></path>
  </svg>`,Mp=e=>_`
  <button type="button" class="quiet" @click=${()=>e.share()}>${c("share")} ${i("action.share")}</button>`,_p=e=>_`
  <section class="card" id="created" aria-labelledby="created-title">
    <div class="row between"><h2 id="created-title" tabindex="-1">${i("invites.ready")}</h2>${Bt(e.close)}</div>
    <p role="status">${i("invites.once")}</p>
    <div class="field">
      <label for="link">${i("invites.link")}</label>
      <input id="link" type="text" readonly dir="ltr" .value=${e.created.url} @focus=${t=>t.target.select()}>
    </div>
    <p class="row actions">
      <button type="button" @click=${()=>e.copy()}>${c("copy")} ${i("invites.copy")}</button>
      ${e.canShare?Mp(e):Q}
    </p>
    ${e.created.code?Ap(e.created.code):Q}
  </section>`,Up=e=>_`<li><a class="person" href="/people/${e.id}">${rt(e,28)} <span class="strong">${e.username}</span></a></li>`;async function Dp(e,t){await F(i("invites.revokeTitle"),i("invites.revokeText"),i("invites.revoke"))&&await e.revoke(t)}var jp=(e,t,s)=>_`
  <button type="button" class="quiet" aria-label="${i("invites.revoke")}: ${s}" @click=${()=>Dp(e,t)}>
    ${i("invites.revoke")}
  </button>`,Np={open:"invites.open",used_up:"invites.usedUp",expired:"invites.expired",revoked:"invites.revoked",suspended:"invites.suspended"},Ep=(e,t)=>!e.isAdmin||e.isMine(t)?Q:_` · ${t.inviter?i("invites.by",{name:t.inviter.username}):i("invites.byCommand")}`;function Cp(e,t){let s=t.note||i("invites.of",{date:Z(t.createdAt)}),n=t.state==="open";return _`
    <li class="invite">
      <div class="row between">
        <span class="strong" dir="auto">${s}</span>
        <span class="badge">${i(Np[t.state])}</span>
      </div>
      <p class="soft">
        ${i("invites.used",{used:L(t.uses-t.usesLeft),uses:L(t.uses)})}
        ${n?_` · ${i("invites.until",{date:Z(t.expiresAt)})}`:Q}
        ${t.befriend?_` · ${i("invites.befriends")}`:Q}
        ${Ep(e,t)}
      </p>
      ${t.usedBy.length?_`<ul class="row used" aria-label=${i("invites.usedBy")}>${t.usedBy.map(Up)}</ul>`:Q}
      ${n?_`<p class="row actions">${jp(e,t,s)}</p>`:Q}
    </li>`}function Rp(e){let{items:t,problem:s,load:n}=e.list;return s?d(s,n):t?t.length?_`
    <section class="card">
      <h2>${i(e.isAdmin?"invites.all":"invites.yours")}</h2>
      <ul class="people">${t.map(a=>Cp(e,a))}</ul>
      ${P(e.list)}
    </section>`:Dt()?Q:I(i("invites.none"),i("reason.may_not_invite")):$(2)}function Oo(e){let t=new ks(e);return{title:i("invites.title"),ready:t.list.load(),view:()=>_`
      ${h(i("invites.title"),Q,"/people")}
      ${Dt()?_`<p class="lead">${i("invites.lead")}</p>`:Q}
      ${t.created?_p(t):Q}
      ${Dt()?Ip(t):Q}
      ${Rp(t)}`}}import{html as Pe,nothing as Hp}from"../lib/lit-html/lit-html.js";var qo=(e,t)=>Pe`
  <div class="field">
    <p><span class="strong">${e}</span><br>${t}</p>
    <p class="hint">${i("admin.fixed")}</p>
  </div>`,zp=(e,{label:t,value:s,options:n,text:a})=>Pe`
  <div class="field">
    <label for=${e}>${t}</label>
    <select id=${e} name=${e}>
      ${n.map(o=>Pe`<option value=${o} ?selected=${o===s}>${a(o)}</option>`)}
    </select>
  </div>`;function Po(e,t,s,n,a){let o=e.values[t];return e.isFixed(t)?qo(n,a(o)):zp(t,{label:n,value:o,options:s,text:a})}var Wp=e=>u(e.form,"mediaLimit",{label:i("admin.limitOfAll"),hint:i("admin.limitOfAllHint"),kind:"number",mode:"numeric",value:e.limit}),Vp=({mediaLimit:e})=>e?tt(e):i("admin.limits.none"),Gp=e=>Pe`
  <form class="card" novalidate @submit=${e.form.submit}>
    ${v(e.form)}
    <p class="hint">${i("admin.public")}</p>
    ${u(e.form,"name",{label:i("admin.name"),value:e.values.name,most:50})}
    ${u(e.form,"description",{label:i("admin.description"),value:e.values.description,kind:"area",most:500})}
    ${u(e.form,"rules",{label:i("admin.rules"),value:e.values.rules,kind:"area",most:5e3})}
    ${u(e.form,"contact",{label:i("admin.contact"),hint:i("admin.contactHint"),value:e.values.contact,most:200})}
    ${Po(e,"registration",ba,i("admin.registration"),t=>i(`admin.modes.${t}`))}
    ${Po(e,"invites",wa,i("admin.whoInvites"),t=>i(`admin.inviters.${t}`))}
    ${e.isFixed("mediaLimit")?qo(i("admin.limitOfAll"),Vp(e.values)):Wp(e)}
    <div class="row end">${S(e.form,i("action.save"))}</div>
  </form>`;function Yp(e){return e.loading.problem?d(e.loading.problem,e.loading.load):e.values?Gp(e):$(4)}function Fo(e){let t=new es(e);return{title:i("admin.instance"),ready:t.loading.load(),view:()=>Pe`${h(i("admin.instance"),Hp,"/admin")}${Yp(t)}`}}import{html as Ot,nothing as Vt}from"../lib/lit-html/lit-html.js";var To=e=>e.slice(e.lastIndexOf("#")+1).trim(),xs=class{greeting=null;ended=null;#t;constructor(t,s){this.#t=t,this.invite=To(s);let n={username_taken:"username",invite_needed:"invite",registration_closed:"invite"};this.form=new b({send:a=>this.#s(a),update:t.update,fieldOf:n})}load=async()=>{if(this.invite){try{this.greeting=await x("/api/invites/greeting",{code:this.invite})}catch(t){if(t.reason!=="invite_ended")return;this.ended=t,this.invite=""}this.#t.update()}};get user(){return y()}get isClosed(){return m().registration==="closed"&&!this.invite}get asksInvite(){return m().registration!=="open"&&!this.invite}#e(t){throw t.reason==="invite_needed"&&(this.invite=""),t}async#s({username:t,password:s,invite:n=""}){await Qi();let a=this.invite||To(n),o={username:t.trim(),password:s,cookie:!0,...a?{invite:a}:{}},r=await x("/api/auth/register",o).catch(l=>this.#e(l));gt(r.user),await this.#t.go("/",{replace:!0}),p(i("join.welcome",{name:r.user.username}))}};var Jp=({form:e,asksInvite:t})=>Ot`
  <form novalidate @submit=${e.submit}>
    ${v(e)}
    ${t?u(e,"invite",{label:i("join.invite"),hint:i("join.inviteHint"),required:!0}):Vt}
    ${u(e,"username",{label:i("account.username"),hint:i("join.usernameHint"),required:!0,least:3,most:31,pattern:"[A-Za-z0-9_\\-]*",complete:"username"})}
    ${u(e,"password",{label:i("account.password"),hint:i("join.passwordHint"),kind:"password",required:!0,least:8,most:255,complete:"new-password"})}
    ${S(e,i("join.action"))}
  </form>`;function Zp({greeting:e,invite:t}){let s=e?.inviter?.username;return Ot`
    ${s?Ot`<p class="strong">${i(e.befriend?"join.invitedFriend":"join.invitedBy",{name:s})}</p>`:Vt}
    <p class="lead">${i("app.about")}</p>
    ${t?Ot`<p class="lead">${i("join.invited")}</p>`:Vt}`}var Kp=(e,t)=>Ot`${ea(Ot`
  <h1 tabindex="-1">${i("join.title")}</h1>
  ${Zp(e)}
  ${e.ended?Ot`<p class="note" role="alert">${q(e.ended)}</p>`:Vt}
  ${e.user?Ot`<p class="note">${i("join.signedIn",{name:e.user.username})}</p>`:Vt}
  ${e.isClosed?Ot`<p class="note">${i("join.closed")}</p>`:Vt}
  ${m().passwordLogin?Jp(e):Vt}
  ${na("join.provider",{redirect:"/"},{invite:e.invite})}
  <p class="below">${i("join.have")} <a href="/sign-in">${i("signin.action")}</a></p>`)}${ta(t)}`;function Lo(e){let t=new xs(e,location.hash);return{get title(){return i("join.title")},broad:!0,ready:t.load(),view:()=>Kp(t,e.update)}}import{html as mt,nothing as Fe}from"../lib/lit-html/lit-html.js";var So=["private","friends","public"],Bo=({name:e,description:t,visibility:s})=>({name:e.trim(),description:t.trim()||null,visibility:s}),Io=e=>new b({send:async t=>e(await x("/api/lists",Bo(t)))}),Os=class{constructor(t){let s=t.query.get("user")??"";this.isOwn=!s||s===y().id,this.lists=M(t,k("/api/lists",{userId:s,limit:20}))}},Ps=class{list=null;#t;#e;constructor(t){this.#t=t,this.#e=`/api/lists/${t.params.id}`,this.finds=M(t,`${this.#e}/finds?limit=50`),this.loading=N(t,()=>this.#s())}get title(){return this.list?.name??i("lists.one")}get isOwn(){return this.list?.userId===y().id}get canHide(){return!this.isOwn&&y().role==="admin"&&!!this.list&&this.list.visibility!=="private"}get listsPath(){return k("/lists",{user:this.list&&!this.isOwn&&this.list.userId})}async#s(){this.list=await w(this.#e,{signal:this.#t.signal}),await this.finds.load()}editForm=t=>new b({send:async s=>{this.list=await H(this.#e,Bo(s)),this.#t.update(),t()}});hideForm=t=>new b({send:async({reason:s})=>{await x(`/api/admin/lists/${this.list.id}/private`,{reason:s.trim()}),t(),this.#t.go(this.listsPath,{replace:!0})}});async remove(){await Y(O(this.#e))&&this.#t.go("/lists",{replace:!0})}async#i(t){if(await Y(t)){let s=await w(this.#e).catch(()=>this.list);this.list=s}this.#t.update()}drop(t){return this.#i(O(`${this.#e}/finds/${t.id}`).then(()=>{if(this.finds.items=this.finds.items.filter(s=>s.id!==t.id),!this.finds.items.length&&this.finds.next)return this.finds.load()}))}setCover(t){return this.#i(H(this.#e,{coverId:t.id}))}move(t,s){let{items:n}=this.finds,a=n.findIndex(r=>r.id===t.id),o=n[a+s];return o?this.#i(H(`${this.#e}/finds/${t.id}/place`,{[s<0?"before":"after"]:o.id}).then(()=>{let r=n.filter(l=>l.id!==t.id);r.splice(a+s,0,t),this.finds.items=r})):null}},qs=class{lists=null;update=()=>{};#t;constructor(t){this.#t=t,this.form=new b({send:(s,n)=>this.#e(s,n),update:()=>this.update()})}load(){return Y(w(`/api/finds/${this.#t}/lists`).then(t=>{this.lists=t}))}async toggle(t){let s=`/api/lists/${t.id}/finds/${this.#t}`;t.hasFind=!t.hasFind,this.update(),await Y(t.hasFind?H(s):O(s))||(t.hasFind=!t.hasFind),this.update()}async#e({list:t},s){let n=await x("/api/lists",{name:t.trim()});this.lists.unshift({...n,hasFind:!1}),s.reset(),await this.toggle(this.lists[0])}};import{html as Gt,nothing as Xp}from"../lib/lit-html/lit-html.js";var Qp={private:"lock",friends:"people",public:"globe"},Fs=e=>Gt`
  <span class="badge">${c(Qp[e.visibility])} ${i(`lists.${e.visibility}`)}</span>`,Ao=e=>Gt`
  <li>
    <a class="find" href="/lists/${e.id}">
      <span class="thumb">${e.cover?At(e.cover.media,{thumb:!0}):c("bookmark")}</span>
      <span class="what">
        <span class="name" dir="auto">${e.name}</span>
        <span class="soft">${i("lists.finds",{n:e.findCount})}</span>
        <span class="soft marks">${Fs(e)}</span>
      </span>
    </a>
  </li>`,tu=(e,t)=>Gt`<option value=${t} ?selected=${t===(e?.visibility??"private")}>${i(`lists.${t}`)}</option>`,eu=(e,t)=>Gt`
  ${v(e)}
  ${u(e,"name",{label:i("lists.name"),value:t?.name??"",required:!0,most:100})}
  ${u(e,"description",{label:i("lists.description"),value:t?.description??"",kind:"area",most:500})}
  <div class="field">
    <label for="visibility">${i("lists.who")}</label>
    <select id="visibility" name="visibility" aria-describedby="visibility-hint">${So.map(s=>tu(t,s))}</select>
    <p class="hint" id="visibility-hint">${i("lists.whoHint")}</p>
  </div>`,Ts=(e,t=null)=>B(e,i(t?"lists.edit":"lists.new"),s=>eu(s,t),s=>S(s,i("action.save"))),su=(e,t)=>Gt`
  <li>
    <label class="row list-choice">
      <input type="checkbox" .checked=${t.hasFind} @change=${()=>e.toggle(t)}>
      <span class="grow" dir="auto">${t.name}</span>
      ${Fs(t)}
    </label>
  </li>`,iu=(e,t)=>Gt`
  <div class="row between"><h2>${i("lists.addTo")}</h2>${Bt(t)}</div>
  ${e.lists.length?Gt`<ul class="people">${e.lists.map(s=>su(e,s))}</ul>`:Xp}
  <form novalidate @submit=${e.form.submit}>
    ${v(e.form)}
    ${u(e.form,"list",{label:i("lists.new"),hint:i("lists.newHint"),required:!0,most:100})}
    <div class="row end"><button type="submit" aria-busy=${e.form.busy?"true":"false"}>${i("lists.create")}</button></div>
  </form>`;async function nu(e){let t=new qs(e.id);await t.load()&&await lt((s,n)=>(t.update=n,iu(t,s)),{label:i("lists.addTo")})}import{html as Pt,nothing as ae}from"../lib/lit-html/lit-html.js";var[Mo,au]=[12,28],bi=class extends Jn{label="";#t=[];set places(t){this.#t=t,this.map&&this.draw()}options(){let{lat:t,lng:s}=this.#t[0]??{lat:25,lng:5};return{view:{lat:t,lng:s,zoom:2},still:!0}}draw(){this.#t.length&&(this.map.setMarkers(this.#t.map(t=>({key:`${t.lat},${t.lng}`,lat:t.lat,lng:t.lng,kind:"dot",size:au,text:"",label:t.name,click:()=>this.map.setView({...t,zoom:Mo})}))),this.map.fit(this.#t,Mo,{animate:!1}))}failed(){this.remove()}};customElements.define("finds-map",bi);var ou=112,_o=(e,t)=>Pt`
  <span class="sum"><span class="strong">${L(e)}</span> <span class="soft">${i(t,{n:e})}</span></span>`,Ls=(e,{count:t,likes:s,badge:n=ae,actions:a=ae})=>Pt`
  <section class="profile-head">
    ${rt(e,ou)}
    <p class="row">
      ${t===void 0?ae:_o(t,"person.findsSum")}
      ${s===void 0?ae:_o(s,"person.likesSum")}
      ${n}
    </p>
    <p class="row actions">${a}</p>
  </section>`,ru=e=>Pt`
  <li>
    <a class="tile c-${e.category??""}" href="/finds/${e.id}">
      ${e.media.length?At(e.media[0],{thumb:!0}):Pt`<span class="sign-tile">${Ct(e.category)}</span>`}
      ${e.isPublic?ae:Pt`<span class="corner">${c("lock")}<span class="unseen">${i("find.friendsOnly")}</span></span>`}
      <span class="caption" dir="auto">${e.title}</span>
    </a>
  </li>`,Uo=(e,t,s)=>Pt`
  <button type="button" class="chip" aria-pressed=${e.layout===t?"true":"false"} @click=${()=>e.show(t)}>
    ${c(s)} ${i(`person.${t}`)}
  </button>`,cu={grid:e=>Pt`<ul class="tiles">${e.map(ru)}</ul>`,list:e=>Pt`<ul class="card rows">${e.map(t=>On(t,Ne(t)))}</ul>`},wi=e=>[...new Map(e.map(t=>[t.locationId,{...Kt(t.location),name:t.location.name}])).values()];function oe(e,t){let{items:s,problem:n,load:a}=e.finds;return n?d(n,a):s?s.length?Pt`
    <finds-map .places=${wi(s)} .label=${i("person.map")}></finds-map>
    <div class="chips" role="group" aria-label=${i("person.layout")}>
      ${Uo(e,"grid","camera")}
      ${Uo(e,"list","filter")}
    </div>
    ${cu[e.layout](s)}
    ${P(e.finds)}`:I(t.title,t.text,t.action??ae):$(3)}import{html as J,nothing as ut}from"../lib/lit-html/lit-html.js";var Do=["exact","area","hidden"],yi=[1,5,20],jo=["","1","7","30","date"],lu=3650,vi=({findId:e,listId:t})=>e?"find":t?"list":"category",No=({isPublic:e,location:t})=>e&&!t?.area?"exact":"area";function pu(e,t=new Date){let[s,n,a]=e.split("-").map(Number);return Math.round((Date.UTC(s,n-1,a)-Date.UTC(t.getFullYear(),t.getMonth(),t.getDate()))/864e5)}var Eo=(e,t=new Date)=>new Date(Date.UTC(t.getFullYear(),t.getMonth(),t.getDate()+e)).toISOString().slice(0,10);function uu({life:e,until:t}){if(e==="keep")return;if(e==="")return null;let s=e==="date"?pu(t):Number(e);if(s>=1&&s<=lu)return s;throw{code:"page",reason:"until",text:i("shares.untilBad")}}function du({secret:e="new",password:t}){return e==="remove"?null:e==="new"&&t?t:void 0}var mu=e=>({title:e.title.trim(),place:e.place,area:e.place==="area"?Number(e.area):void 0,password:du(e),days:uu(e)}),hu=({chosen:e,category:t})=>({category:e||t.trim()});async function fu(){let e=(await w("/api/finds/categories")).filter(t=>t.ownCount).map(t=>[t.category,t.ownCount]);return[...e,...It.filter(t=>!e.some(([s])=>s===t)).map(t=>[t,0])]}var Ss=class{constructor({share:t=null,target:s=null,offered:n=[],place:a="area",done:o}){this.share=t,this.target=s,this.place=t?.place??a,this.life=t?.expiresAt?"keep":"",this.secret=t?.hasPassword?"keep":"new",this.offered=n,this.chosen=n[0]?.[0]??"",this.form=new b({send:async r=>o(await this.#t(r)),fieldOf:{until:"until"}})}get kind(){return vi(this.share??this.target??{})}set(t){Object.assign(this,t),this.form.update()}#t(t){let s=mu(t);return this.share?j(`/api/shares/${this.share.id}`,s):x("/api/shares",{...this.target??hu(t),...s,days:s.days??void 0})}},Is=e=>new URL(e.link,location.origin).href,As=()=>!!navigator.share;async function Ms(e){try{await navigator.clipboard.writeText(Is(e))}catch{return!1}return p(i("find.copied")),!0}async function _s(e,t){try{await navigator.share({title:t,url:Is(e)})}catch(s){return s.name==="AbortError"}return!0}var Bs=class{#t;constructor(t){this.#t=t,this.list=M(t,"/api/shares")}take(t){let{items:s}=this.list;if(!s)return this.list.load();let n=s.some(a=>a.id===t.id);return this.list.items=n?s.map(a=>a.id===t.id?t:a):[t,...s],this.#t.update()}async offered(){let t=null;return await Y(fu().then(s=>{t=s})),t}async revoke(t){await Y(O(`/api/shares/${t.id}`))&&(this.list.items=this.list.items.filter(s=>s.id!==t.id),p(i("shares.revoked")),this.#t.update())}};var ki=e=>e.findTitle||e.listName||ct(e.category??""),dt=e=>e.title||ki(e),Co=e=>i("place.area",{distance:Lt(e)}),Ro=({place:e,area:t})=>e==="area"?Co(t):i(`shares.place.${e}`),xi=({expired:e,expiresAt:t})=>i(e?"shares.expired":"shares.until",{date:$t(t)}),Us=(e,t,{label:s,options:n,chosen:a,set:o=()=>{},hint:r=""})=>J`
  <div class="field">
    <label for=${t}>${s}</label>
    <select id=${t} name=${t} aria-describedby=${e.errors[t]?`${t}-error`:r?`${t}-hint`:ut}
      aria-invalid=${e.errors[t]?"true":ut} @change=${l=>o(l.target.value)}>
      ${n.map(([l,f])=>J`<option value=${l} ?selected=${l===a}>${f}</option>`)}
    </select>
    ${e.errors[t]?J`<p class="error" id="${t}-error">${e.errors[t]}</p>`:r?J`<p class="hint" id="${t}-hint">${r}</p>`:ut}
  </div>`,$u=e=>J`
  ${Us(e.form,"chosen",{label:i("find.category"),chosen:e.chosen,set:t=>e.set({chosen:t}),options:[...e.offered.map(([t,s])=>[t,ct(t)+(s?` (${L(s)})`:"")]),["",i("shares.otherCategory")]]})}
  ${e.chosen?ut:u(e.form,"category",{label:i("categories.own"),hint:i("shares.categoryHint"),required:!0,most:m().limits.category})}`,gu={exact:"pin",area:"map",hidden:"block"},bu=(e,t)=>J`
  <label class="choice">
    <input type="radio" name="place" value=${t} ?checked=${e.place===t} @change=${()=>e.set({place:t})}>
    <span>
      ${c(gu[t])}
      <span><span class="strong">${i(`shares.place.${t}`)}</span><br><span class="soft">${i(`shares.shows.${t}`)}</span></span>
    </span>
  </label>`,wu=e=>J`
  <fieldset class="choices">
    <legend>${i("shares.places")}</legend>
    ${Do.map(t=>bu(e,t))}
  </fieldset>
  ${e.place==="area"?Us(e.form,"area",{label:i("shares.area"),hint:i("shares.areaHint"),chosen:e.share?.area??yi[0],options:yi.map(t=>[t,Co(t)])}):ut}`,yu=e=>J`
  ${Us(e.form,"life",{label:i("shares.life"),chosen:e.life,set:t=>e.set({life:t}),options:[...e.share?.expiresAt?[["keep",xi(e.share)]]:[],...jo.map(t=>[t,i(`shares.life.${t||"endless"}`)])]})}
  ${e.life==="date"?u(e.form,"until",{label:i("shares.date"),kind:"date",value:Eo(14),hint:i("shares.dateHint"),required:!0}):ut}`,vu=e=>J`
  ${e.share?.hasPassword?Us(e.form,"secret",{label:i("account.password"),chosen:e.secret,set:t=>e.set({secret:t}),options:["keep","new","remove"].map(t=>[t,i(`shares.password.${t}`)])}):ut}
  ${e.secret==="new"?u(e.form,"password",{label:i(e.share?.hasPassword?"settings.newPassword":"account.password"),hint:i("shares.passwordHint"),kind:"password",required:!!e.share?.hasPassword,least:8,most:255,complete:"new-password"}):ut}`,ku=e=>J`
  <p>${i(`shares.about.${e.kind}`)}</p>
  ${v(e.form)}
  ${e.share||e.target?ut:$u(e)}
  ${wu(e)}
  ${yu(e)}
  ${vu(e)}
  ${u(e.form,"title",{label:i("shares.title"),value:e.share?.title??"",hint:i(`shares.titleHint.${e.kind}`),most:100})}`;async function Ds(e){let t=null,s=null,n=r=>(s=new Ss({...e,done:l=>{t=l,r()}}),s.form),[a,o]=e.share?["shares.change","action.save"]:["shares.new","shares.create"];return await B(n,i(a),()=>ku(s),r=>S(r,i(o))),t}async function Ho(e){await Ms(e)||(document.getElementById("link").select(),p(i("secret.selected")))}async function xu(e){await _s(e,dt(e))||await Ho(e)}var Ou=e=>J`
  <button type="button" class="quiet" @click=${()=>xu(e)}>${c("share")} ${i("action.share")}</button>`,Oi=e=>J`
  <a class="button quiet" href=${e.link} target="_blank" rel="noreferrer noopener" aria-label="${i("shares.open")}: ${dt(e)}">
    ${c("globe")} ${i("shares.open")}
  </a>`,qe=(e,t=i("shares.ready"))=>lt(s=>J`
  <div class="row between"><h2>${t}</h2>${Bt(s)}</div>
  <p>${i(e.hasPassword?"shares.readyPassword":"shares.readyText")}</p>
  <div class="field">
    <label for="link">${dt(e)}</label>
    <input id="link" type="text" readonly autofocus dir="ltr" .value=${Is(e)} @focus=${n=>n.target.select()}>
  </div>
  <p class="row actions">
    <button type="button" @click=${()=>Ho(e)}>${c("copy")} ${i("secret.copy")}</button>
    ${As()?Ou(e):ut}
    ${Oi(e)}
  </p>
  <p class="below"><a href="/shares" @click=${()=>s()}>${i("shares.all")}</a></p>`,{label:t});async function zo(e){let t=await Ds(e);t&&await qe(t)}var Pu=e=>zo({target:{findId:e.id},place:No(e)}),Wo=e=>zo({target:{listId:e.id}});async function qu(e){await F(i("lists.deleteTitle",{name:e.list.name}),i("lists.deleteText"),i("action.delete"))&&e.remove()}var Fu=e=>Mt(i("lists.menu"),[{text:i("lists.edit"),sign:"edit",run:()=>Ts(e.editForm,e.list)},{text:i("find.byLink"),sign:"share",run:()=>Wo(e.list)},{text:i("lists.delete"),sign:"trash",isDanger:!0,run:()=>qu(e)}],{id:"list-menu"}),Tu=e=>mt`
  ${v(e)}
  <p>${i("lists.makePrivateText")}</p>
  ${u(e,"reason",{label:i("report.reason"),required:!0,most:500})}`,Lu=e=>Mt(i("lists.menu"),[{text:i("lists.makePrivate"),sign:"lock",isDanger:!0,run:()=>B(e.hideForm,i("lists.makePrivateTitle",{name:e.list.name}),Tu,t=>S(t,i("lists.makePrivate")))}],{id:"list-menu"});async function Vo(e,t,s){await e.move(t,s),g(`find-${t.id}`)}async function Su(e,t){await e.drop(t),g("list-menu")}function Bu(e,t,s){let n=e.finds.items.length-1;return Mt(i("lists.findMenu",{title:t.title}),[...s>0?[{text:i("lists.up"),run:()=>Vo(e,t,-1)}]:[],...s<n?[{text:i("lists.down"),run:()=>Vo(e,t,1)}]:[],...t.media.some(a=>a.type==="image")?[{text:i("lists.cover"),sign:"camera",run:()=>e.setCover(t)}]:[],{text:i("lists.drop"),sign:"close",run:()=>Su(e,t)}],{id:`find-${t.id}`})}var Iu=(e,t,s)=>mt`
  <li class="listed">
    ${xn(t,Ne(t))}
    ${e.isOwn?Bu(e,t,s):Fe}
  </li>`,Au=({user:e})=>mt`<a class="person" href="/people/${e.id}">${rt(e)} <span>${e.username}</span></a>`,Mu=e=>mt`
  <div class="card">
    ${e.isOwn?Fe:Au(e.list)}
    ${e.list.description?mt`<p class="text" dir="auto">${e.list.description}</p>`:Fe}
    <p class="marks">${Fs(e.list)} <span class="soft">${i("lists.finds",{n:e.list.findCount})}</span></p>
  </div>`;function _u(e){let{items:t,problem:s,load:n}=e.finds;return s?d(s,n):t?t.length?mt`
    <finds-map .places=${wi(t)} .label=${i("person.map")}></finds-map>
    <ol class="card rows">${t.map((a,o)=>Iu(e,a,o))}</ol>
    ${P(e.finds)}`:I(i("lists.empty"),e.isOwn?i("lists.emptyText"):i("lists.emptyOther")):$(3)}function Uu(e){let{problem:t,load:s}=e.loading;if(t?.code==="not_found")return mt`<p class="empty">${i("lists.gone")}</p>`;if(t)return d(t,s);if(!e.list)return $(3);let{cover:n}=e.list;return mt`
    ${n?mt`<div class="list-cover">${At(n.media,{eager:!0})}</div>`:Fe}
    ${Mu(e)}
    ${_u(e)}`}function Go(e){let t=new Ps(e);return{get title(){return t.title},ready:t.loading.load(),view:()=>mt`
      ${h(t.title,t.isOwn?Fu(t):t.canHide?Lu(t):Fe,t.listsPath)}
      ${Uu(t)}`}}import{html as Pi,nothing as Du}from"../lib/lit-html/lit-html.js";async function ju(e){let t=null;await Ts(s=>Io(n=>{t=n,s()})),t&&e.go(`/lists/${t.id}`)}var Nu=e=>Pi`
  <button type="button" id="new-list" @click=${()=>ju(e)}>${c("plus")} ${i("lists.new")}</button>`;function Eu({lists:e,isOwn:t}){return e.problem?d(e.problem,e.load):e.items?e.items.length?Pi`<ul class="card rows">${e.items.map(Ao)}</ul>${P(e)}`:I(i("lists.none"),t?i("lists.noneText"):i("lists.noneOther")):$(3)}function Yo(e){let t=new Os(e);return{title:i("lists.title"),ready:t.lists.load(),view:()=>Pi`
      ${h(i("lists.title"),t.isOwn?Nu(e):Du,t.isOwn?"/profile":`/people/${e.query.get("user")}`)}
      ${Eu(t)}`}}import{html as Jo,nothing as Ru}from"../lib/lit-html/lit-html.js";var Cu=10,js=class{isGone=!1;#t;constructor(t){this.#t=t,this.name=t.params.name.toLowerCase(),this.loading=N(t,()=>this.#e())}async#e(){if(this.name===y()?.username)return this.#s(y());let t=k("/api/users",{q:this.name,limit:100});for(let s=0;t&&s<Cu;s++){let n=await Me(t,{signal:this.#t.signal}),a=n.items.find(o=>o.username===this.name);if(a)return this.#s(a);t=n.next}return this.isGone=!0,null}#s(t){return this.#t.go(`/people/${t.id}`,{replace:!0})}};function Hu({isGone:e,loading:t}){return t.problem?d(t.problem,t.load):e?Jo`<p class="empty">${i("person.gone")}</p>`:$(3)}function Zo(e){let t=new js(e);return{title:i("person.title"),ready:t.loading.load(),view:()=>Jo`${h(t.name,Ru,"/people")}${Hu(t)}`}}import{html as qt,nothing as qi}from"../lib/lit-html/lit-html.js";var Ns=class{#t;#e;constructor(t){this.#t=t,this.list=M(t,"/api/notifications?limit=30"),this.#e=St.subscribe("notification",s=>this.#s(s))}get groups(){let t=new Map;for(let s of this.list.items){let n=s.data.findId&&s.data.userId?`${s.type} ${s.data.findId}`:s.id,a=t.get(n)??{key:n,newest:s,items:[],isRead:!0};a.items.push(s),a.isRead&&=s.isRead,t.set(n,a)}return[...t.values()]}get hasUnread(){return!!this.list.items?.some(t=>!t.isRead)}#s(t){this.list.items&&(this.list.items=[t,...this.list.items.filter(s=>s.id!==t.id)]),this.#t.update()}markRead(t){for(let s of t.items.filter(n=>!n.isRead))s.isRead=!0,Xs(-1),j(`/api/notifications/${s.id}`,{isRead:!0}).catch(()=>{})}async markAllRead(){try{await x("/api/notifications/read-all");for(let t of this.list.items)t.isRead=!0;Yi(0)}catch(t){p(q(t))}this.#t.update()}async remove(t){try{for(let s of t.items)await O(`/api/notifications/${s.id}`),this.list.items=this.list.items.filter(n=>n!==s),s.isRead||Xs(-1)}catch(s){p(q(s))}this.#t.update()}close(){this.#e()}};var zu={friend_request:"people",friend_accepted:"check",find_liked:"heart",find_commented:"comment",replied:"comment",mentioned:"people"};async function Wu(e,t,s){await e.remove(t),await Promise.resolve(),(document.querySelectorAll(".note-row .round")[Math.min(s,e.groups.length-1)]??document.querySelector("h1")).focus()}var Vu=({type:e,data:t})=>e==="moderated"?zi[Wi(t)]:e==="link_used"?"lock":"flag",Gu=({type:e,data:t})=>t.userId?qt`
  <span class="face">
    ${rt({profilePicture:`/api/avatars/${t.userId}`},44)}
    <span class="sign ${e}">${c(zu[e],e==="find_liked")}</span>
  </span>`:qt`<span class="face office">${c(Vu({type:e,data:t}))}</span>`,Yu=e=>qt`
  <img class="note-thumb" src=${e} alt="" width="48" height="48" loading="lazy" decoding="async">`,Ju=(e,t,s)=>qt`
  <li class="note-row ${t.isRead?"":"unread"}">
    <a href=${Gi(t.newest)} @click=${()=>e.markRead(t)}>
      ${Gu(t.newest)}
      <span>
        <span class="what" dir="auto">${Vi(t.items)}</span><br>
        <span class="soft">
          ${t.isRead?qi:qt`<span class="unseen">${i("note.new")}</span>`}${R(t.newest.createdAt)}
        </span>
      </span>
      ${t.newest.thumbnailUrl?Yu(t.newest.thumbnailUrl):qi}
    </a>
    <button type="button" class="round" aria-label=${i("note.delete")} @click=${()=>Wu(e,t,s)}>${c("close")}</button>
  </li>`,Zu=e=>qt`
  <button type="button" class="quiet" @click=${()=>e.markAllRead()}>${c("check")} ${i("note.readAll")}</button>`,Ku=()=>qt`<a class="button" href="/people">${i("note.noneAction")}</a>`;function Xu(e){let{items:t,problem:s,load:n}=e.list;return s?d(s,n):t?t.length?qt`<ul class="card notes">${e.groups.map((a,o)=>Ju(e,a,o))}</ul>${P(e.list)}`:I(i("note.none"),i("note.noneText"),Ku()):$(4)}function Ko(e){let t=new Ns(e);return{title:i("nav.bell"),ready:t.list.load(),view:()=>qt`${h(i("nav.bell"),t.hasUnread?Zu(t):qi)}${Xu(t)}`,close:()=>t.close()}}import{html as ht,nothing as Fi}from"../lib/lit-html/lit-html.js";var Qu=200,td=2,Es=class{#t;#e=0;#s;constructor(t){this.#t=t;let s=n=>M(t,k("/api/friends",n));this.lists={received:s({status:"pending",direction:"received"}),sent:s({status:"pending",direction:"sent"}),accepted:s({status:"accepted"}),blocked:s({status:"blocked"})},this.text=t.query.get("q")??"",this.found=M(t,()=>k("/api/users",{q:this.text.trim()})),this.#s=St.subscribe("notification",this.load),this.text&&this.search()}load=()=>Promise.all(Object.values(this.lists).map(t=>t.load()));search=()=>{let t=this.text.trim();return this.#t.rename(k(this.#t.path,{q:t})),[...t].length<td?this.found.clear():this.found.load()};reload=()=>Promise.all([this.load(),this.search()]);type(t){this.text=t,clearTimeout(this.#e),this.#e=setTimeout(this.search,Qu)}get problem(){return Object.values(this.lists).find(t=>t.problem)?.problem}get isLoaded(){return Object.values(this.lists).every(t=>t.items)}other(t){return t.requesterId===y()?.id?t.addressee:t.requester}isMe(t){return t.id===y()?.id}requestOf(t){return this.lists.received.items?.find(s=>s.requesterId===t.id)}close(){clearTimeout(this.#e),this.#s()}};function ed(e,t){if(e.isMe(t))return ht`<span class="soft">${i("people.you")}</span>`;if(t.friendship==="accepted")return ht`<span class="badge">${c("check")} ${i("friend.friends")}</span>`;if(t.friendship==="none")return He(t,e.reload);let s=e.requestOf(t);return s?de(s,t,e.reload):ht`<span class="badge">${i("friend.pending")}</span>`}function sd(e){let{found:t}=e;return t.problem?d(t.problem,e.search):t.items?t.items.length?ht`
    <ul class="people" aria-label=${i("people.results")}>${t.items.map(s=>Qs(s,ed(e,s)))}</ul>
    ${P(t)}`:ht`<p class="soft" role="status">${i("people.noMatch")}</p>`:Fi}function id(e,t){e.preventDefault(),t.search()}var nd=e=>ht`
  <form class="card" role="search" @submit=${t=>id(t,e)}>
    <label for="people-search">${i("people.search")}</label>
    <div class="search">
      ${c("search")}
      <input id="people-search" type="search" autocomplete="off" autocapitalize="none" spellcheck="false"
        .value=${e.text} @input=${t=>e.type(t.target.value)}>
    </div>
    ${sd(e)}
  </form>`;function Cs(e,t,s,n=Qs){let a=e.lists[t];return a.items.length?ht`
    <section class="card">
      <h2>${i(`people.${t}`)}</h2>
      <ul class="people">${a.items.map(o=>n(e.other(o),s(o,e.other(o))))}</ul>
      ${P(a)}
    </section>`:Fi}var ad=(e,t,s)=>he(s,[We(t,s,e.reload),me(s,e.reload)]),od=e=>ht`
  ${Cs(e,"received",(t,s)=>[de(t,s,e.reload),he(s,[me(s,e.reload)])])}
  ${Cs(e,"sent",(t,s)=>ze(t,s,e.reload))}
  ${e.lists.accepted.items.length?Cs(e,"accepted",(t,s)=>ad(e,t,s)):I(i("people.none"),i("people.noneText"))}
  ${Cs(e,"blocked",(t,s)=>An(s,e.reload),In)}`;function rd(e){return e.problem?d(e.problem,e.load):e.isLoaded?od(e):$(3)}var cd=()=>Dt()?ht`<a class="button quiet" href="/invites">${c("plus")} ${i("invites.invite")}</a>`:Fi;function Xo(e){let t=new Es(e);return{title:i("people.title"),ready:t.load(),view:()=>ht`${h(i("people.title"),cd(),"/feed")}${nd(t)}${rd(t)}`,close:()=>t.close()}}import{html as re,nothing as Hs}from"../lib/lit-html/lit-html.js";var Rs=class extends Ve{user=null;friendship=null;#t;constructor(t){super(t,k("/api/finds",{userId:t.params.id,includePrivate:!0,includeFriends:!0,limit:20})),this.#t=t.params.id,this.loading=N(t,()=>this.#e())}get title(){return this.user?.username??i("person.title")}get isMe(){return this.#t===y()?.id}get hasAsked(){return this.friendship?.requesterId===this.#t}async#e(){this.user=await w(`/api/users/${this.#t}`,{signal:this.page.signal}),await Promise.all([this.finds.load(),this.#s()])}async#s(){this.friendship=null;let{friendship:t}=this.user,s=t==="none"?"":k("/api/friends",{status:t,limit:100});for(;s&&!this.friendship;){let n=await Me(s,{signal:this.page.signal});this.friendship=n.items.find(a=>a.requesterId===this.#t||a.addresseeId===this.#t)??null,s=n.next}}};function ld({user:e,friendship:t,hasAsked:s,loading:n}){return e.friendship==="none"?He(e,n.load):t?t.status==="accepted"?Hs:s?de(t,e,n.load):ze(t,e,n.load):Hs}var pd=()=>re`<a class="button quiet" href="/profile">${i("profile.title")}</a>`,ud=e=>re`
  <a class="button quiet" href=${k("/lists",{user:e.id})}>${c("feed")} ${i("lists.title")}</a>`,dd=e=>e.isMe?pd():[ld(e),ud(e.user)];function md(e,t){let{user:s,friendship:n,loading:a}=e;if(!s||e.isMe)return Hs;let o=n?.status==="accepted"?[We(n,s,a.load)]:[];return he(s,[Nn(s,a.load),...o,jn({userId:s.id}),me(s,()=>t.go("/people"))])}var hd=e=>Ls(e.user,{count:e.user.findCount,likes:e.user.likeCount,badge:e.user.friendship==="accepted"?re`<span class="badge">${c("check")} ${i("friend.friends")}</span>`:Hs,actions:dd(e)});function fd(e){let{problem:t,load:s}=e.loading;return t?.code==="not_found"?re`<p class="empty">${i("person.gone")}</p>`:t?d(t,s):e.user?re`
    ${hd(e)}
    <section class="stack" aria-labelledby="finds">
      <h2 id="finds" class="unseen">${i("person.findsTitle")}</h2>
      ${oe(e,{title:i("person.none"),text:i("person.noneText",{name:e.user.username})})}
    </section>`:$(3)}function Qo(e){let t=new Rs(e),s=()=>t.loading.problem?i("person.title"):t.title;return{get title(){return t.title},broad:!0,ready:t.loading.load(),view:()=>re`${h(s(),md(t,e),"/people")}${fd(t)}`}}import{html as V,nothing as Te}from"../lib/lit-html/lit-html.js";var zs=class{#t;constructor(t,s){this.#t=t,this.restored=s,this.list=M(t,"/api/finds/bin?limit=20",n=>n.find.id)}restore(t){return this.#e(t,x(`/api/finds/${t.id}/restore`),i("find.restored"),this.restored)}remove(t){return this.#e(t,O(`/api/finds/${t.id}?forever=true`),i("bin.removed"),()=>{})}async#e(t,s,n,a){await Y(s)&&(this.list.items=this.list.items.filter(o=>o.find.id!==t.id),this.#t.update(),p(n),a())}};var Ws=class extends Ve{progress=null;figures={};isEdited=!1;constructor(t){super(t,k("/api/finds",{userId:y().id,includePrivate:!0,limit:20})),this.bin=new zs(t,()=>this.#t()),this.form=new b({send:s=>this.#s(s),update:t.update,fieldOf:{username_taken:"username"}})}get user(){return y()}load=()=>Promise.all([this.#t(),this.bin.list.load()]);#t=()=>Promise.all([this.finds.load(),this.#e()]);async#e(){let t=await w(`/api/users/${y().id}`,{signal:this.page.signal}).catch(()=>null);this.figures={count:t?.findCount,likes:t?.likeCount},this.page.update()}toggleEdit=()=>{this.isEdited=!this.isEdited,this.page.update()};get hasPicture(){return this.user.profilePicture.startsWith("/api/media/")}async setPicture(t,s=Jt){let n=a=>{this.progress=a,this.page.update()};n(0);try{gt(await s("PUT","/api/users/me/picture",await we(t),{signal:this.page.signal,progress:n})),p(i("profile.pictureSaved"))}catch(a){a.name!=="AbortError"&&p(q(a))}n(null)}async removePicture(){try{await O("/api/users/me/picture"),gt(await w("/api/users/me"))}catch(t){p(q(t))}this.page.update()}async#s({username:t,age:s}){gt(await j("/api/users/me",{username:t.trim(),age:s===""?null:Number(s)})),p(i("profile.saved"))}};import{html as Gs,nothing as Vs}from"../lib/lit-html/lit-html.js";async function $d(e,t){await e.restore(t),g(e.list.items.length?"bin":"finds")}async function gd(e,t){await F(i("bin.removeTitle"),i("bin.removeText",{title:t.title}),i("bin.remove"))&&(await e.remove(t),g(e.list.items.length?"bin":"finds"))}var bd=(e,t)=>Gs`
  <button type="button" class="quiet" aria-label="${i("bin.restore")}: ${t.title}" @click=${()=>$d(e,t)}>
    ${c("retry")} ${i("bin.restore")}
  </button>`,wd=(e,{find:t,expiresAt:s})=>Gs`
  <li>
    <p>
      <span class="strong" dir="auto">${t.title}</span>
      ${s?Gs`<br><span class="soft">${i("bin.until",{date:$t(s)})}</span>`:Vs}
    </p>
    ${t.hidden?En(i("report.findHidden"),t.hidden):Vs}
    <p class="row">
      ${t.hidden?Vs:bd(e,t)}
      <button type="button" class="danger" aria-label="${i("bin.remove")}: ${t.title}" @click=${()=>gd(e,t)}>
        ${c("trash")} ${i("bin.remove")}
      </button>
    </p>
  </li>`,tr=e=>e.list.items?.length?Gs`
  <section class="card" aria-labelledby="bin">
    <h2 id="bin" tabindex="-1">${i("bin.title")}</h2>
    <p class="hint">${i("bin.hint")}</p>
    <ul class="rows binned">${e.list.items.map(t=>wd(e,t))}</ul>
    ${P(e.list)}
  </section>`:Vs;function yd(e,t){let[s]=e.target.files;e.target.value="",s&&t.setPicture(s)}var vd=e=>V`
  <button type="button" class="quiet" @click=${()=>e.removePicture()}>${i("profile.pictureRemove")}</button>`,kd=e=>V`
  <div class="field">
    <p class="row actions">
      <label class="button quiet" for="picture">${c("camera")} ${i("profile.picture")}</label>
      <input class="file" id="picture" type="file" accept="image/*" @change=${t=>yd(t,e)}>
      ${e.hasPicture?vd(e):Te}
    </p>
    ${e.progress===null?Te:V`<progress max="1" .value=${e.progress} aria-label=${i("profile.picture")}></progress>`}
    <p class="hint">${i("profile.pictureHint")}</p>
  </div>`,xd=()=>V`<a class="button" href="/new">${c("plus")} ${i("nav.plus")}</a>`,Od=({form:e,user:t})=>V`
  <form novalidate @submit=${e.submit}>
    ${v(e)}
    ${u(e,"username",{label:i("account.username"),hint:i("join.usernameHint"),value:t.username,required:!0,least:3,most:31,pattern:"[A-Za-z0-9_\\-]*",complete:"username"})}
    ${u(e,"age",{label:i("profile.age"),hint:i("profile.ageHint"),value:t.age??"",kind:"number",mode:"numeric"})}
    <div class="row end">${S(e,i("action.save"))}</div>
  </form>`,Pd=()=>V`<a class="button quiet" href="/saved">${c("bookmark")} ${i("saved.title")}</a>`,qd=()=>V`<a class="button quiet" href="/lists">${c("feed")} ${i("lists.title")}</a>`,Fd=()=>V`<a class="button quiet" href="/shares">${c("share")} ${i("shares.mine")}</a>`,Td=()=>V`<a class="button quiet" href="/people">${c("people")} ${i("people.accepted")}</a>`,Ld=()=>V`<a class="button quiet" href="/admin">${c("shield")} ${i("admin.title")}</a>`,Sd=()=>V`<a class="button quiet" href="/settings">${c("gear")} ${i("settings.title")}</a>`,Bd=e=>V`
  <section class="card" id="edit" aria-labelledby="edit-title">
    <div class="row between"><h2 id="edit-title" tabindex="-1">${i("profile.edit")}</h2>${Bt(e.toggleEdit)}</div>
    ${kd(e)}
    ${Od(e)}
  </section>`;async function Id(e){e.toggleEdit(),await g("edit-title")}var Ad=e=>V`
  <button type="button" class="quiet" id="edit-profile" aria-expanded=${e.isEdited?"true":"false"} @click=${()=>Id(e)}>
    ${c("edit")} ${i("profile.edit")}
  </button>`,Md=e=>[Ad(e),Pd(),qd(),Fd(),Td(),e.user.role==="admin"?Ld():Te],_d=e=>V`
  ${h(e.user.username,Sd())}
  ${Ls(e.user,{...e.figures,actions:Md(e)})}
  ${e.isEdited?Bd(e):Te}
  <section class="stack" aria-labelledby="finds">
    <h2 id="finds" class="unseen" tabindex="-1">${i("profile.finds")}</h2>
    ${oe(e,{title:i("profile.none"),text:i("profile.noneText"),action:xd()})}
  </section>
  ${tr(e.bin)}`;function er(e){let t=new Ws(e);return{title:i("profile.title"),broad:!0,ready:t.load(),view:()=>t.user?_d(t):Te}}import{html as G,nothing as Yt}from"../lib/lit-html/lit-html.js";var Ud={dismissed:"check",hidden:"block",deleted:"trash",suspended:"lock"},Dd=e=>u(e,"note",{label:i("report.note"),hint:i("report.noteHint"),kind:"area",required:!0,most:500}),sr=(e,t)=>i(`report.outcome.${e.kind==="user"&&t==="deleted"?"accountDeleted":t}`);async function jd(e,t,s){let n=sr(t,s);s!=="dismissed"?await Dn(n,({note:a})=>e.decide(t,s,a),Dd):await F(n,i("report.dismissText"),n)&&await e.decide(t,s).catch(()=>e.list.load()),g("reports")}var ir=e=>e?G`<a class="strong" href="/people/${e.id}">${e.username}</a>`:G`<span class="soft">${i("report.left")}</span>`,Nd=e=>G`
  <p class="row">${e.map(t=>G`
    <a href=${t.url} target="_blank" rel="noreferrer noopener">
      <img class="note-thumb" src=${t.thumbnailUrl} alt=${t.caption||i("report.photo")} width="48" height="48" loading="lazy">
    </a>`)}</p>`,Ed=e=>G`
  <p class="strong" dir="auto">${e.title}</p>
  ${e.description?fe(e.description):Yt}
  ${e.media.length?Nd(e.media):Yt}`,Cd=e=>e.find?Ed(e.find):e.comment?fe(e.comment.content):e.kind==="user"?Yt:G`<p class="soft">${i("report.noContent")}</p>`,Rd=e=>G`
  <li>
    <p>${i(`report.reason.${e.reason}`)} · ${ir(e.reporter)} · <span class="soft">${R(e.createdAt)}</span></p>
    ${e.text?fe(e.text):Yt}
  </li>`,Hd=(e,t,s)=>G`
  <button type="button" class=${s==="dismissed"?"quiet":"danger"} @click=${()=>jd(e,t,s)}>
    ${c(Ud[s])} ${sr(t,s)}
  </button>`,zd=(e,t)=>G`<p class="row">${_n(t.kind).map(s=>Hd(e,t,s))}</p>`,Wd=(e,t)=>G`
  <p>
    <span class="strong">${i(`report.result.${t.decision.outcome}`)}</span> · ${t.decision.closedBy} ·
    <span class="soft">${R(t.decision.closedAt)}</span>
  </p>
  ${t.decision.note?fe(t.decision.note):Yt}
  ${t.hidden?G`
    <p><button type="button" class="quiet" @click=${()=>e.show(t)}>${c("retry")} ${i("report.show")}</button></p>`:Yt}`,Vd=(e,t)=>G`
  <li class="card">
    <h2>${i(`report.kind.${t.kind}`)} · ${ir(t.owner)}</h2>
    ${Cd(t)}
    <ul class="rows">${[t,...t.others].map(Rd)}</ul>
    ${t.decision?Wd(e,t):zd(e,t)}
  </li>`;function Gd(e){let{items:t,problem:s,load:n}=e.list;return s?d(s,n):t?t.length?G`<ul class="stack">${t.map(a=>Vd(e,a))}</ul>${P(e.list)}`:I(i(`report.none.${e.status}`),i("report.noneText")):$(3)}function nr(e){let t=new Un(e);return{title:i("report.reports"),ready:t.list.load(),view:()=>G`
      ${h(i("report.reports"),Yt,"/admin")}
      <div class="chips" role="group" aria-label=${i("report.which")} id="reports" tabindex="-1">
        ${Mn.map(s=>Xt(t.status===s,i(`report.status.${s}`),()=>t.choose(s)))}
      </div>
      ${Gd(t)}`}}import{html as Ti,nothing as Yd}from"../lib/lit-html/lit-html.js";var Jd=(e,t)=>Ti`
  <button type="button" class="chip" aria-pressed=${e.state===t?"true":"false"} @click=${()=>e.choose(t)}>
    ${c(t==="dismissed"?"close":Zn(t))} ${i(`saved.${t}`)}
  </button>`,Zd=()=>Ti`<a class="button" href="/">${c("map")} ${i("missing.action")}</a>`,Kd=e=>({title:i(`saved.${e}None`),text:i(e==="dismissed"?"saved.dismissedText":"saved.noneText"),action:Zd()});function ar(e){let t=new Rn(e);return{title:i("saved.title"),broad:!0,ready:t.finds.load(),view:()=>Ti`
      ${h(i("saved.title"),Yd,"/profile")}
      <div class="chips" role="group" aria-label=${i("saved.which")}>${Cn.map(s=>Jd(t,s))}</div>
      ${oe(t,Kd(t.state))}`}}import{html as C,nothing as ft}from"../lib/lit-html/lit-html.js";import{html as nt,nothing as Li}from"../lib/lit-html/lit-html.js";var rr=(e,t)=>u(e,"name",{label:i("passkeys.name"),hint:i("passkeys.nameHint"),value:t,required:!0,most:50});async function Xd(e,t){let s=_e(navigator.userAgent);await B(n=>e.addForm(t,n),i("passkeys.add"),n=>nt`
    ${v(n)}
    ${_t(n)}
    ${rr(n,s)}
    ${t?wt(n,"password",i("account.password")):Li}`,()=>nt`<button type="submit">${i("settings.linkGo")}</button>`)}var Qd=(e,t)=>B(s=>e.renameForm(t,s),i("passkeys.rename"),s=>nt`
  ${v(s)}
  ${rr(s,t.name)}`,()=>nt`<button type="submit">${i("action.save")}</button>`);async function tm(e,t){await F(i("passkeys.deleteTitle",{name:t.name}),i("passkeys.deleteText"),i("action.delete"))&&e.remove(t)}var or=(e,t,s)=>nt`
  <button type="button" class="quiet" aria-label="${t}: ${e.name}" @click=${s}>${t}</button>`,em=(e,t,s)=>nt`
  <li class="row between">
    <span>
      <span class="strong" dir="auto">${t.name}</span>
      ${t.backedUp?nt`<span class="badge">${i("passkeys.backedUp")}</span>`:Li}<br>
      <span class="soft">${i("passkeys.added")} ${R(t.createdAt)} ·
        ${t.lastUsedAt?nt`${i("passkeys.used")} ${R(t.lastUsedAt)}`:i("passkeys.unused")}</span>
    </span>
    <span class="row">
      ${or(t,i("passkeys.rename"),async()=>{await Qd(e,t),s()})}
      ${or(t,i("action.delete"),()=>tm(e,t))}
    </span>
  </li>`,sm=e=>nt`<button type="button" class="quiet" id="add-passkey" @click=${e}>${i("passkeys.add")}</button>`,cr=(e,t,s)=>nt`
  <section class="card" id="passkeys">
    <h2>${i("passkeys.title")}</h2>
    <p>${i("passkeys.hint")}</p>
    ${e.list.length?nt`<ul class="people">${e.list.map(n=>em(e,n,s))}</ul>`:Li}
    <p>${sm(async()=>{await Xd(e,t),s()})}</p>
  </section>`;import{html as Le}from"../lib/lit-html/lit-html.js";var Si=(e,t,s,n,a,o)=>Le`
  <div class="field">
    <label for=${e}>${t}</label>
    <select id=${e} @change=${r=>o(Number(r.target.value))}>
      ${s.map(r=>Le`<option value=${r} ?selected=${r===a}>${n(r)}</option>`)}
    </select>
  </div>`,lr=e=>ie(e.picker()),im=(e,{latitude:t,longitude:s,radius:n,area:a})=>Le`
  <place-map class="homemap" inert .area=${2*n} .at=${{lat:t,lng:s}}></place-map>
  ${Si("home-radius",i("place.homeRadius"),ca,Lt,n,o=>e.changeHome({radius:o}))}
  ${Si("home-area",i("place.homeArea"),[1,5,20],zt,a,o=>e.changeHome({area:o}))}
  <p class="row">
    <button type="button" class="quiet" @click=${()=>lr(e)}>${i("place.homeMove")}</button>
    <button type="button" class="quiet" @click=${()=>e.change({home:void 0})}>${i("place.homeRemove")}</button>
  </p>`,pr=e=>Le`
  <section class="card">
    ${z("places",i("place.settings"))}
    <p class="hint">${i("place.settingsText")}</p>
    ${Si("shown-area",i("place.shownNew"),[0,1,5,20],zt,e.values.area,t=>e.change({area:t}))}
    <label class="switch">
      <span>${i("place.friendsExact")}</span>
      <input type="checkbox" role="switch" id="friends-exact" .checked=${e.values.exactForFriends}
        @change=${t=>e.change({exactForFriends:t.target.checked})}>
    </label>
    <h3>${i("place.home")}</h3>
    <p class="hint">${i("place.homeText")}</p>
    ${e.values.home?im(e,e.values.home):Le`
      <p><button type="button" class="quiet" id="home" @click=${()=>lr(e)}>${i("place.homeAdd")}</button></p>`}
    <p class="hint">${i("place.recall")}</p>
  </section>`;import{html as at,nothing as ce}from"../lib/lit-html/lit-html.js";var Bi={read:["read"],write:["read","write"],admin:["read","write","admin"]};function ur(e){let t=async({name:s,access:n,days:a,password:o})=>{let r=a?{days:Number(a)}:{};e(await x("/api/auth/tokens",{name:s.trim(),scopes:Bi[n],...r,...o?{password:o}:{}}))};return new b({send:t,fieldOf:{wrong_password:"password"}})}var Se=e=>e.kind==="token",mr=e=>Se(e)?e.name:_e(e.userAgent),nm={browser:()=>i("session.browser"),cli:()=>i("session.cli"),token:()=>i("session.token")},am=e=>e.scopes.map(t=>i(`scope.${t}`)).join(", ");function om(e){return e.expiresAt?Se(e)?i("token.until",{date:$t(e.expiresAt)}):i("settings.until",{date:$t(e.expiresAt)}):i("token.endless")}var rm=e=>e.lastUsedAt?i("session.used",{date:Z(e.lastUsedAt)}):i("session.unused"),cm=(e,t)=>{let s=i(Se(t)?"token.revoke":"settings.end");return at`
    <button type="button" class="quiet" aria-label="${s}: ${mr(t)}" @click=${()=>e.endSession(t)}>${s}</button>`},lm=e=>at`${i(Se(e)?"token.since":"settings.since")} ${R(e.createdAt)}`,pm=(e,t)=>at`
  <li class="row between">
    <span>
      <span class="strong" dir="auto">${mr(t)}</span>
      <span class="badge">${nm[t.kind]()}</span>
      ${t.current?at`<span class="badge">${i("settings.thisOne")}</span>`:ce}<br>
      ${Se(t)?at`<span class="soft">${am(t)}</span><br>`:ce}
      <span class="soft">${lm(t)} · ${rm(t)} · ${om(t)}</span>
    </span>
    ${t.current?ce:cm(e,t)}
  </li>`;async function um(e){await F(i("settings.endOthers"),i("settings.endOthersText"),i("settings.endOthers"))&&e.endOthers()}var dm=e=>at`
  <button type="button" class="quiet" @click=${()=>um(e)}>${i("settings.endOthers")}</button>`,dr=(e,t,s,n=ce)=>at`
  <div class="field">
    <label for=${e}>${t}</label>
    <select id=${e} name=${e}>${s.map(([a,o])=>at`<option value=${a}>${o}</option>`)}</select>
    ${n}
  </div>`,mm=[90,30,365],hm=e=>Object.keys(Bi).filter(t=>t!=="admin"||e.role==="admin"),fm=(e,t)=>at`
  <p>${i("token.about")}</p>
  ${v(t)}
  ${_t(t)}
  ${u(t,"name",{label:i("token.name"),hint:i("token.nameHint"),required:!0,most:50})}
  ${dr("access",i("token.access"),hm(e.user).map(s=>[s,i(`access.${s}`)]))}
  ${dr("days",i("token.life"),[...mm.map(s=>[s,i("token.days",{n:s})]),["",i("token.endless")]])}
  ${e.asksPassword?wt(t,"password",i("account.password")):ce}`,$m=e=>Xe({title:i("token.new"),text:i("token.once"),label:i("session.token"),value:e});async function gm(e){let t=null;await B(n=>ur(a=>{t=a,n()}),i("token.create"),n=>fm(e,n),()=>at`<button type="submit">${i("token.createGo")}</button>`),t&&(e.addSession(t.session),await $m(t.token))}var hr=e=>at`
  <section class="card">
    ${z("sessions",i("settings.sessions"))}
    <ul class="people">${e.sessions.map(t=>pm(e,t))}</ul>
    <div class="row end">
      ${e.hasOthers?dm(e):ce}
      <button type="button" class="quiet" id="new-token" @click=${()=>gm(e)}>${c("plus")} ${i("token.create")}</button>
    </div>
  </section>`;var bm=["friendRequests","friendAccepted","findLiked","findCommented","replied","mentioned"],Ii=(e,t,s,n)=>C`
  <div class="field">
    <label for=${e}>${t}</label>
    <select id=${e} @change=${a=>n(a.target.value)}>
      ${s.map(([a,o,r])=>C`
        <option value=${a} lang=${e==="language"?a:ft} ?selected=${r}>${o}</option>`)}
    </select>
  </div>`,wm=e=>C`
  <label class="switch">
    <span>${i("settings.streets")}<br><span class="soft">${i("streets.learns")}</span></span>
    <input type="checkbox" role="switch" id="streets" .checked=${$e()} @change=${t=>e.setStreets(t.target.checked)}>
  </label>`,ym=()=>Di.map(e=>[e,_i[e],e===Ui()]),vm=e=>C`
  <section class="card">
    ${z("appearance",i("settings.appearance"))}
    ${Ii("language",i("settings.language"),ym(),t=>e.setLanguage(t))}
    ${Ii("theme",i("settings.theme"),Wn.map(t=>[t,i(`settings.theme.${t}`),t===Vn()]),t=>e.setTheme(t))}
    ${Ii("units",i("settings.units"),["km","mi"].map(t=>[t,i(`settings.units.${t}`),t===Ni()]),t=>e.setUnits(t))}
    ${Hn()?wm(e):ft}
  </section>`;async function km(e,t,s){let n=e.target;await t.prefer(s,n.checked),n.checked=t.preferences[s]}var fr=(e,t,s=ft)=>C`
  <label class="switch">
    <span>${i(`settings.${t}`)}${s}</span>
    <input type="checkbox" role="switch" .checked=${e.preferences[t]} @change=${n=>km(n,e,t)}>
  </label>`,xm=e=>C`
  <section class="card">
    ${z("notify",i("settings.notify"))}
    ${[...bm,...y()?.role==="admin"?["reported"]:[]].map(t=>fr(e,t))}
    ${m().pushKey?fr(e,"pushEnabled",C`<br><span class="soft">${i("settings.pushEnabledHint")}</span>`):ft}
  </section>`,Om=(e,t)=>C`
  <p>${c("check")} ${i("push.on")}</p>
  <p class="row">
    <button type="button" class="quiet" @click=${e.testPush}>${i("push.test")}</button>
    <button type="button" class="quiet" aria-busy=${t} @click=${e.disablePush}>${i("push.disable")}</button>
  </p>`,Pm=(e,t)=>C`
  <p>${i("push.off")}</p>
  <p>
    <button type="button" id="push-on" aria-busy=${t} @click=${e.enablePush}>${c("bell")} ${i("push.enable")}</button>
  </p>`;function qm(e){let t=e.pushBusy?"true":"false";return e.push==="on"?Om(e,t):e.push==="off"?Pm(e,t):C`<p class="note">${i(`push.${e.push}`)}</p>`}var le=(e,t)=>C`<button type="button" class="chip" @click=${()=>g(`part-${e}`)}>${t}</button>`,Fm=()=>C`
  <nav class="chips" aria-label=${i("settings.title")}>
    ${le("appearance",i("settings.appearance"))}
    ${le("notify",i("nav.bell"))}
    ${m().passwordLogin?le("password",i("account.password")):ft}
    ${le("places",i("place.settings"))}
    ${le("sessions",i("settings.devices"))}
    ${le("data",i("settings.data"))}
  </nav>`,Tm=e=>C`
  ${Fm()}
  ${vm(e)}
  ${xm(e)}
  <section class="card">
    <h2>${i("push.title")}</h2>
    ${qm(e)}
  </section>
  ${m().passwordLogin?pa(e):ft}
  ${e.passkeys.isShown?cr(e.passkeys,e.asksPassword,e.redraw):ft}
  ${m().provider.enabled?ua(e):ft}
  ${pr(e.places)}
  ${hr(e)}
  ${da(e)}
  ${Dt()?C`<p class="below"><a href="/invites">${i("invites.title")}</a></p>`:ft}
  <p class="below"><a href="/shares">${i("shares.mine")}</a></p>
  <p class="below"><a href="/about">${i("about.title")}</a></p>`;async function Lm(e){let t=St.get("outbox").length;(!t||await F(i("settings.signOut"),i("outbox.signOut",{n:t}),i("settings.signOut")))&&e.signOut()}var Sm=e=>C`
  <button type="button" class="quiet" id="sign-out" @click=${()=>Lm(e)}>${i("settings.signOut")}</button>`;function Bm(e){return e.loading.problem?d(e.loading.problem,e.loading.load):e.isLoaded?Tm(e):$(5)}function $r(e){let t=new Ze(e);return{get title(){return i("settings.title")},ready:t.loading.load(),view:()=>C`
      ${h(i("settings.title"),Sm(t),"/profile")}
      ${t.refusal?d(t.refusal):ft}
      ${Bm(t)}`}}import{html as ot,nothing as Js}from"../lib/lit-html/lit-html.js";async function Im(e){let t=await e.offered(),s=t&&await Ds({offered:t});s&&(e.take(s),await qe(s))}async function Am(e,t){let s=await Ds({share:t});s&&e.take(s)}async function Mm(e,t){await F(i("shares.revokeTitle",{title:dt(t)}),i("shares.revokeText"),i("shares.revoke"))&&(await e.revoke(t),g("new-share"))}var _m=async e=>await Ms(e)||qe(e,i("shares.one")),Um=async e=>await _s(e,dt(e))||qe(e,i("shares.one")),Dm=(e,t)=>Mt(i("shares.menu",{title:dt(t)}),[...As()&&!t.expired?[{text:i("action.share"),sign:"share",run:()=>Um(t)}]:[],{text:i("shares.change"),sign:"edit",run:()=>Am(e,t)},{text:i("shares.revoke"),sign:"trash",isDanger:!0,run:()=>Mm(e,t)}],{id:`share-${t.id}`}),jm=e=>e.findId?`/finds/${e.findId}`:`/lists/${e.listId}`,Nm=e=>e.category?ot`<span class="strong" dir="auto">${dt(e)}</span>`:ot`<a class="strong" dir="auto" href=${jm(e)}>${dt(e)}</a>`,Em=e=>ot`${i(`shares.kind.${vi(e)}`)}${e.title?ot`: <bdi>${ki(e)}</bdi>`:Js}`,Ys=(e,t)=>ot`<span class="badge">${e?c(e):Js} ${t}</span>`,Cm=e=>ot`
  <button type="button" class="quiet" aria-label="${i("secret.copy")}: ${dt(e)}" @click=${()=>_m(e)}>
    ${c("copy")} ${i("secret.copy")}
  </button>`,Rm=(e,t)=>ot`
  <li class="invite">
    <div class="listed">
      <p class="grow">
        ${Nm(t)}<br>
        <span class="soft">${Em(t)} · ${t.views?i("shares.views",{n:t.views}):i("shares.noViews")}</span>
      </p>
      ${Dm(e,t)}
    </div>
    <p class="marks">
      ${Ys(t.place==="hidden"?"block":"pin",Ro(t))}
      ${t.hasPassword?Ys("lock",i("account.password")):Js}
      ${t.expiresAt?Ys("",xi(t)):Ys("",i("shares.endless"))}
    </p>
    ${t.expired?Js:ot`<p class="row actions">${Cm(t)} ${Oi(t)}</p>`}
  </li>`;function Hm(e){let{items:t,problem:s,load:n}=e.list;return s?d(s,n):t?t.length?ot`<div class="card"><ul class="people">${t.map(a=>Rm(e,a))}</ul></div>${P(e.list)}`:I(i("shares.none"),i("shares.noneText")):$(3)}var zm=e=>ot`
  <button type="button" class="quiet" id="new-share" @click=${()=>Im(e)}>${i("shares.category")}</button>`;function gr(e){let t=new Bs(e);return{title:i("shares.mine"),ready:t.list.load(),view:()=>ot`
      ${h(i("shares.mine"),zm(t),"/profile")}
      <p class="lead">${i("shares.lead")}</p>
      ${Hm(t)}`}}import{html as Ft,nothing as wr}from"../lib/lit-html/lit-html.js";var Zs=class{isLoaded=!1;#t;constructor(t){this.#t=t}get entries(){return St.get("outbox")}load=async()=>{await gn(),this.isLoaded=!0,this.#t.update()};cancel(t){return wn(t.id)}retry(t){return yn(t.id)}sendNow(){return vn()}};async function Wm(e,t){await Bn()&&e.cancel(t)}var Vm=e=>i(e.kind==="like"&&!e.on?"outbox.unlike":`outbox.${e.kind}`),br=e=>Ft`<a class="strong" dir="auto" href=${kn(e)}>${e.title}</a>`,Gm={find:e=>Ft`<span class="strong" dir="auto">${e.body.title}</span>`,comment:e=>Ft`<span class="what" dir="auto">${e.body.content}</span><br>${br(e)}`,like:br},Ym=(e,t)=>Ft`
  <li class="row between">
    <span class="grow">
      <span class="soft">${Vm(t)}</span><br>
      ${Gm[t.kind](t)}<br>
      ${t.state==="refused"?Ft`<span class="error">${t.problem}</span>`:Ft`<span class="soft">${i("outbox.waiting")}</span>`}
    </span>
    <span class="row">
      ${t.state==="refused"?Ft`
        <button type="button" class="quiet" @click=${()=>e.retry(t)}>${c("retry")} ${i("action.retry")}</button>`:wr}
      <button type="button" class="quiet" @click=${()=>Wm(e,t)}>${i("outbox.cancel")}</button>
    </span>
  </li>`;function Jm(e){return e.isLoaded?e.entries.length?Ft`
    <p class="hint">${i("outbox.hint")}</p>
    <ul class="card people">${e.entries.map(t=>Ym(e,t))}</ul>
    <p class="row end"><button type="button" @click=${()=>e.sendNow()}>${i("outbox.now")}</button></p>`:I(i("outbox.none"),i("outbox.noneText")):$(2)}function yr(e){let t=new Zs(e);return{title:i("outbox.title"),ready:t.load(),view:()=>Ft`${h(i("outbox.title"),wr,"/")}${Jm(t)}`}}function Zm(e,t){let[s,n]=[new Map,!1],a=new AbortController;return e.signal.addEventListener("abort",()=>a.abort()),{async load(o){a.abort();let{signal:r}=a=new AbortController;try{let[l,f]=await Ri(k("/api/locations/categories",{...t(),category:"",bbox:o}),{signal:r});if(r.aborted)return;[s,n]=[new Map(l.map(U=>[U.category,U.count])),f]}catch(l){if(l.name==="AbortError")return;s.clear()}e.update()},of(o){let r=s.get(o);return r===void 0||n&&!r?void 0:`${L(r)}${n?"+":""}`}}}export{Sr as about,fa as accounts,nu as addToList,xa as admin,qa as adminLog,Zm as countCategories,ao as edit,wo as import,Fo as instance,Oo as invites,Lo as join,Go as list,Yo as lists,Zo as named,Ko as notifications,Xo as people,Qo as person,er as profile,nr as reports,ar as saved,$r as settings,Pu as shareFind,gr as shares,yr as waiting};
//# sourceMappingURL=more.js.map

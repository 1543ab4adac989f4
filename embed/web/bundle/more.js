import{$ as Ee,$a as An,$b as Nn,A as Bt,Aa as ee,Ac as B,Bc as Jn,C as Xi,Ca as $n,Cc as Xn,D as st,Da as Ht,Dc as Zn,E as At,Ea as gn,Ec as Kn,F as p,Fc as ve,Ga as Ce,Gb as _,Gc as Ze,Hb as Mt,Hc as Qn,I as Ne,Ib as Ct,Ic as ta,J as w,Ja as Re,Jc as ea,K as k,Ka as bn,Kb as pt,Kc as ke,L as W,La as wn,Lb as Rt,M as E,Ma as yn,Mc as sa,N as q,Na as vn,Nb as _t,O as Zi,Oa as kn,Oc as ia,P as Ki,Pa as xn,Pc as na,Q as Kt,Qa as On,Qb as Mn,R as O,Ra as Pn,Rb as _n,Rc as aa,S as Qt,Sa as qn,Sb as ze,Sc as oa,T as Qi,Ta as Fn,Tc as ra,Ua as Sn,Vb as j,Vc as ca,Wa as Tn,Wb as X,Xb as Dn,Ya as Ln,Yb as vt,Za as In,Zb as We,Zc as la,_a as Bn,_b as Ve,a as _e,ab as Un,ac as En,b as h,ba as tn,bc as Ge,bd as pa,c as $e,ca as en,cc as jn,d as Ci,da as sn,dd as ua,e as ge,ea as nn,ec as Hn,fa as an,fc as b,g as Ri,ga as je,gc as v,gd as da,h as be,hc as Cn,hd as ma,i as zi,ia as on,ic as u,j as Wi,ja as rn,jc as I,jd as ha,k as Vi,ka as cn,kc as ut,kd as fa,la as ln,lc as S,ld as $a,ma as pn,mc as Rn,n as Gi,na as y,nc as Dt,o as i,oa as He,ob as c,oc as ai,pa as un,pb as lt,pc as zn,q as x,qb as R,qc as Ye,rb as f,rc as zt,s as ni,sa as yt,sb as V,sc as Je,t as Yi,ta as dn,tb as U,tc as Xe,u as P,ua as mn,ub as m,uc as we,v as wt,va as te,vb as $,vc as ye,w as K,wa as hn,wb as se,wc as Wn,x as De,xb as F,xc as Vn,y as Ji,ya as fn,yb as Ut,yc as Gn,zb as g,zc as Yn}from"./shared.js";import{html as Wt,nothing as oi}from"../lib/lit-html/lit-html.js";var Cr=new URL("lib/",_e).pathname,Rr=[["Leaflet 1.9.4","leaflet","Volodymyr Agafonkin, CloudMade","BSD-2-Clause"],["protomaps-leaflet 5.1.0","protomaps-leaflet","Protomaps","BSD-3-Clause"],["lit-html 3.3.3","lit-html","Google LLC","BSD-3-Clause"]];function ga(){if(ke())return new URL(h().streets.url.replace(/[{}]/g,"")).host;let{host:e}=new URL((h().tiles?.url??"").replace(/[{}]/g,""),location);return e===location.host?"":e}var zr=()=>ga()?i("about.tilesFrom",{host:ga()}):i("about.alone"),Wr=()=>Wt`
  <section class="card">
    <p class="lead">${i("app.about")}</p>
    <p>${i("about.text")} ${zr()}</p>
    <p class="soft">${i("about.version",{version:h().version})}</p>
    <p class="row"><a class="button quiet" href="/api/docs">${i("about.api")}</a></p>
  </section>`,Vr=()=>Wt`
  <section class="card">
    <h2>${i("about.map")}</h2>
    <ul class="plain-list">
      ${h().tiles?.attribution?Wt`<li>${i("about.tiles")}: ${h().tiles.attribution}</li>`:oi}
      ${ke()?Wt`<li>${i("about.streets")}: ${h().streets.attribution}</li>`:oi}
      <li>${i("about.places")}: ${h().places.attribution}</li>
    </ul>
  </section>`,Gr=([e,t,s,n])=>Wt`<li><a href="${Cr}${t}/LICENSE">${e}</a>, © ${s}, ${n}</li>`,Yr=()=>Wt`
  <section class="card">
    <h2>${i("about.code")}</h2>
    <ul class="plain-list">${Rr.map(Gr)}</ul>
    <p class="hint">${i("about.more")}</p>
  </section>`,Jr=()=>({title:i("about.title"),view:()=>Wt`
    ${f(i("about.title"),oi,y()?"/settings":"/sign-in")}
    ${fa()}${ha()}${Wr()}${Vr()}${Yr()}`});import{html as as,nothing as kc}from"../lib/lit-html/lit-html.js";var Xr=200,Zr=2**20,ri=["all","active","suspended","admin"],ba={wrong_password:"password"},Vt=e=>`/api/admin/users/${e.id}`,Ke=class{#t;#e=0;constructor(t){this.#t=t;let s=t.query.get("status");this.text=t.query.get("q")??"",this.status=ri.includes(s)?s:"all",this.list=_(t,()=>O("/api/admin/users",{...this.#s,limit:50}))}get#s(){return{q:this.text.trim(),status:this.status==="all"?"":this.status}}search=()=>(clearTimeout(this.#e),this.#t.rename(O("/admin/people",this.#s)),this.list.load());type(t){this.text=t,clearTimeout(this.#e),this.#e=setTimeout(this.search,Xr)}choose(t){return this.status=t,this.#t.update(),this.search()}isMe(t){return t.id===y()?.id}#i(t){this.list.items=this.list.items.map(s=>s.id===t.id?t:s),this.#t.update()}async#n(t,s){try{this.#i(await t),p(s)}catch(n){p(x(n))}}get asksPassword(){return He()}adminForm(t,s){let n=async({password:a})=>{this.#i(await E(Vt(t),{role:"admin",...a?{password:a}:{}})),s()};return new b({send:n,fieldOf:ba})}demote(t){return this.#n(E(Vt(t),{role:"member"}),i("admin.memberDone",{name:t.username}))}lift(t){return this.#n(q(`${Vt(t)}/suspension`),i("admin.liftDone",{name:t.username}))}linkForm(t,s){let n=async({password:a})=>{let o=await k(`${Vt(t)}/sign-in-link`,a?{password:a}:void 0);s(new URL(o.url,location).href)};return new b({send:n,fieldOf:ba})}limitForm(t,s){let n=async({kind:a,size:o})=>{let r={instance:null,none:0}[a];this.#i(await E(Vt(t),{mediaLimit:a==="own"?Math.round(Number(o)*Zr):r})),s()};return new b({send:n})}suspendForm(t,s){let n=async({reason:a,days:o})=>{this.#i(await W(`${Vt(t)}/suspension`,{reason:a.trim(),...o?{days:Number(o)}:{}})),s()};return new b({send:n})}deleteForm(t,s){let n=async({name:a,reason:o})=>{if(a.trim()!==t.username)throw{code:"page",reason:"other_name",text:i("admin.deleteOther")};await q(O(Vt(t),{reason:o.trim()})),this.list.items=this.list.items.filter(r=>r.id!==t.id),this.#t.update(),s()};return new b({send:n,fieldOf:{other_name:"name"}})}close(){clearTimeout(this.#e)}};import{html as M,nothing as ne}from"../lib/lit-html/lit-html.js";import{html as Q,nothing as xe}from"../lib/lit-html/lit-html.js";var Qe=class{list=[];#t;constructor(t){this.#t=t}get isShown(){return la()}async read(){this.isShown&&(this.list=await w("/api/auth/passkeys",{signal:this.#t.signal}))}addForm(t,s){let n=async({name:a,password:o})=>{let r=await pa(await k("/api/auth/passkeys/options",t?{password:o}:{}));r&&(this.list=[...this.list,await k("/api/auth/passkeys",{name:a,...r})],s())};return new b({send:n,fieldOf:{wrong_password:"password"}})}renameForm(t,s){let n=async({name:a})=>{let o=await E(`/api/auth/passkeys/${t.id}`,{name:a});this.list=this.list.map(r=>r.id===o.id?o:r),s()};return new b({send:n})}async remove(t){try{await q(`/api/auth/passkeys/${t.id}`),this.list=this.list.filter(s=>s.id!==t.id)}catch(s){p(x(s))}this.#t.update()}};var Kr=1,it=class{nearby=[];proposal="";#t;#e;#s;#i=0;#n=0;constructor(t,s,n=()=>{}){this.#t=t,this.#e=n,this.#a(s??{})}get value(){let{point:t,by:s,source:n,photo:a,chosen:o}=this;return{point:t,name:this.name.trim(),by:s,source:n,photo:a,location:o}}#a({point:t=null,name:s="",by:n="",source:a="",photo:o=null,location:r=null}){Object.assign(this,{point:t,name:s,by:n,source:a,photo:o,chosen:r}),this.#s=t}get label(){return this.chosen?.name||this.name.trim()||this.proposal}take(t){if(this.#a(t.value),Object.assign(this,{nearby:t.nearby,proposal:t.proposal}),this.#e(),this.point&&!this.label)return this.propose()}setPoint(t,s,n=""){return Object.assign(this,{point:t,chosen:null,source:s,proposal:""}),n?(Object.assign(this,{name:n,by:"search"}),this.#s=t):this.by!=="reader"&&this.#s&&Ht(this.#s,t)>Kr&&Object.assign(this,{name:"",by:""}),this.#e(),this.propose()}suggestPoint(t){return this.photo??=t,this.point?this.#e():this.setPoint(t,"photo")}setName(t){this.name=t,this.by=t.trim()?"reader":""}async locate(){try{let t=await gn({enableHighAccuracy:!0,timeout:15e3});this.#t.signal.aborted||this.setPoint(t,"hereDone")}catch(t){this.#t.signal.aborted||p(x(t))}}toggle(t){this.chosen=this.chosen?.id===t.id?null:t,this.chosen&&(this.point=ee(t)),this.#e()}async propose(){let t=++this.#n,{signal:s}=this.#t;clearTimeout(this.#i);let{nearby:n,name:a,wait:o}=await Ce(this.point,{signal:s});t!==this.#n||s.aborted||(Object.assign(this,{nearby:n,proposal:a}),o&&(this.#i=setTimeout(()=>this.propose(),1e3*o)),this.#t.update())}close(){clearTimeout(this.#i)}};var ci="/api/users/me/place-settings",Qr={radius:.5,area:1},wa=[.2,.5,1,2,5],ts=class{values=null;exactAtHome=0;#t;constructor(t){this.#t=t}async read(){this.values=await w(ci,{signal:this.#t.signal})}async change(t){try{let{exactAtHome:s,...n}=await W(ci,{...this.values,...t});Object.assign(this,{values:n,exactAtHome:s}),p(i("place.saved"))}catch(s){p(x(s))}this.#t.update()}changeHome(t){return this.change({home:{...this.values.home,...t}})}async hideHome(){try{let{finds:t}=await k(`${ci}/home`);this.exactAtHome=0,p(i("place.homeHidden",{n:t}))}catch(t){p(x(t))}this.#t.update()}picker(){let{home:t}=this.values,s=t&&{point:{lat:t.latitude,lng:t.longitude}},n=new it(this.#t,s,()=>{n.point&&this.changeHome({...Qr,...t,latitude:n.point.lat,longitude:n.point.lng})});return n}};var ya=e=>!e.current&&e.kind!=="token",es=class{preferences=null;sessions=null;push="";pushBusy=!1;pushSlow=!1;refusal=un();#t;constructor(t){this.#t=t,this.passkeys=new Qe(t),this.places=new ts(t),this.loading=j(t,()=>this.#e());let s={wrong_password:"currentPassword"};this.password=new b({send:(n,a)=>this.#n(n,a),update:t.update,fieldOf:s})}get user(){return y()}redraw=()=>this.#t.update();get isLoaded(){return!!(this.preferences&&this.user)}get asksPassword(){return He()}get asksCurrent(){return this.user.hasPassword&&!ua(this.sessions)}get hasOthers(){return this.sessions.some(ya)}async#e(){let{signal:t}=this.#t;[this.preferences,this.sessions,this.push]=await Promise.all([w("/api/notifications/preferences",{signal:t}),w("/api/auth/sessions",{signal:t}),on(),this.passkeys.read(),this.places.read()])}async#s(t){try{await t()}catch(s){p(s.code||s.status?x(s):i("push.failed"))}this.#t.update()}setTheme(t){aa(t),this.#t.update()}setUnits(t){Ci.set(t),this.#t.update()}setStreets(t){sa(t),this.#t.update()}async setLanguage(t){await Gi(t),this.#t.update()}prefer(t,s){return this.#s(async()=>{this.preferences=await W("/api/notifications/preferences",{[t]:s})})}enablePush=()=>this.#i(rn);disablePush=()=>this.#i(cn);async#i(t){this.pushBusy=!0,this.#t.update();let s=setTimeout(()=>{this.pushSlow=!0,this.#t.update()},2e3);await this.#s(async()=>{this.push=await t()}),clearTimeout(s),this.pushBusy=this.pushSlow=!1,this.#t.update()}testPush=()=>this.#s(async()=>{await ln(),p(i("push.sent"))});addSession(t){this.sessions=[t,...this.sessions],this.#t.update()}endOthers(){return this.#s(async()=>{for(let t of this.sessions.filter(ya))await q(`/api/auth/sessions/${t.id}`),this.sessions=this.sessions.filter(s=>s!==t)})}endSession(t){return this.#s(async()=>{await q(`/api/auth/sessions/${t.id}`),this.sessions=this.sessions.filter(s=>s!==t)})}signOut=()=>this.#s(async()=>{await dn(),await this.#t.go("/sign-in",{replace:!0})});async#n({newPassword:t,currentPassword:s,unlinkIdentity:n},a){let o=this.asksCurrent?{currentPassword:s}:{};await W("/api/users/me/password",{newPassword:t,...o,...n?{unlinkIdentity:!0}:{}}),a.reset(),yt(await w("/api/users/me")),this.sessions=await w("/api/auth/sessions"),p(i("settings.passwordSaved"))}unlink(){return this.#s(async()=>{await q("/api/users/me/identity"),yt(await w("/api/users/me"))})}confirmForm(t){let s=async({password:n})=>{await k("/api/auth/confirm",{password:n}),t()};return new b({send:s,fieldOf:{wrong_password:"password"}})}deleteForm(t){let s=async({password:n})=>{await q("/api/users/me",this.asksPassword?{password:n}:void 0),t()};return new b({send:s,fieldOf:{wrong_password:"password"}})}async leaveDeleted(){await mn(),await this.#t.go("/sign-in",{replace:!0}),p(i("settings.deleted"))}},ss=(e={})=>`/api/auth/oauth/start?${new URLSearchParams({...e,redirect:"/settings"})}`;var ie=()=>h().provider.name,Nt=e=>e.refusal?.reason==="sign_in_again"&&h().provider.enabled?Q`
  <p><a class="button quiet" href=${ss()}>${i("signin.provider",{name:ie()})}</a></p>`:xe,kt=(e,t,s)=>u(e,t,{label:s,kind:"password",required:!0,complete:"current-password"}),tc=()=>Q`
  <label class="switch">
    <span>
      ${i("settings.alsoUnlink",{name:ie()})}<br>
      <span class="soft">${i("settings.alsoUnlinkHint")}</span>
    </span>
    <input type="checkbox" role="switch" id="unlinkIdentity" name="unlinkIdentity">
  </label>`,va=({user:e,asksCurrent:t,password:s})=>Q`
  <form class="card" novalidate @submit=${s.submit}>
    ${V("password",i(t?"settings.password":"settings.passwordFirst"))}
    ${e.hasPassword&&!t?Q`<p class="note">${i("link.setPassword")}</p>`:xe}
    <input class="unseen" type="text" autocomplete="username" .value=${e.username} tabindex="-1" aria-hidden="true">
    ${v(s)}
    ${Nt(s)}
    ${t?kt(s,"currentPassword",i("settings.currentPassword")):xe}
    ${u(s,"newPassword",{label:i("settings.newPassword"),hint:i("settings.passwordHint"),kind:"password",required:!0,least:8,most:255,complete:"new-password"})}
    ${e.identityLinked?tc():xe}
    <div class="row end">${I(s,i("action.save"))}</div>
  </form>`;async function ec(e){let t=i("settings.unlinkTitle",{name:ie()});await S(t,i("settings.unlinkText"),i("settings.unlink"))&&e.unlink()}async function sc(e,t){if(!t.asksPassword)return;e.preventDefault();let s=i("settings.link",{name:ie()});await B(a=>t.confirmForm(a),s,a=>Q`
    <p>${i("settings.linkText")}</p>
    ${v(a)}
    ${kt(a,"password",i("account.password"))}`,()=>Q`<button type="submit">${i("settings.linkGo")}</button>`)&&location.assign(ss({link:"true"}))}var ic=e=>Q`
  <p>${c("check")} ${i("settings.linked")}</p>
  <p><button type="button" class="quiet" @click=${()=>ec(e)}>${i("settings.unlink")}</button></p>`,nc=e=>Q`
  <p>${i("settings.notLinked")}</p>
  <p>
    <a class="button quiet" href=${ss({link:"true"})} @click=${t=>sc(t,e)}>
      ${i("settings.link",{name:ie()})}
    </a>
  </p>`,ka=e=>Q`
  <section class="card">
    <h2>${i("settings.identity",{name:ie()})}</h2>
    ${e.user.identityLinked?ic(e):nc(e)}
  </section>`;async function ac(e){await B(s=>e.deleteForm(s),i("settings.deleteTitle"),s=>Q`
    <p>${i("settings.deleteText")}</p>
    ${v(s)}
    ${Nt(s)}
    ${e.asksPassword?kt(s,"password",i("account.password")):xe}`,()=>Q`<button type="submit" class="danger">${i("settings.delete")}</button>`)&&await e.leaveDeleted()}var xa=e=>Q`
  <section class="card">
    ${V("data",i("settings.data"))}
    <p>${i("settings.dataText")}</p>
    <p><a class="button quiet" href="/api/users/me/export" download>${i("settings.download")}</a></p>
    <p>${i("settings.archiveText")}</p>
    <p><a class="button quiet" href="/api/users/me/archive" download>${i("settings.archive")}</a></p>
    <p><a class="button quiet" href="/import">${i("settings.import")}</a></p>
    <h3>${i("settings.deleteHead")}</h3>
    <p>${i("settings.deleteHint")}</p>
    <p><button type="button" class="danger" @click=${()=>ac(e)}>${i("settings.delete")}</button></p>
  </section>`;import{html as oc}from"../lib/lit-html/lit-html.js";async function rc(e){try{await navigator.clipboard.writeText(e),p(i("secret.copied"))}catch{document.getElementById("secret").select(),p(i("secret.selected"))}}var is=({title:e,text:t,label:s,value:n})=>ut(a=>oc`
  <h2>${e}</h2>
  <p>${t}</p>
  <div class="field">
    <label for="secret">${s}</label>
    <input id="secret" readonly spellcheck="false" autocomplete="off" .value=${n} @focus=${o=>o.target.select()}>
  </div>
  <div class="row end">
    <button type="button" class="quiet" @click=${()=>a()}>${i("action.close")}</button>
    <button type="button" @click=${()=>rc(n)}>${c("copy")} ${i("secret.copy")}</button>
  </div>`,{label:e});function cc({mediaBytes:e,mediaLimit:t}){let s=st(e);return t===null?i("admin.usage",{size:s}):t?i("admin.usageOf",{size:s,limit:st(t)}):i("admin.usageUnlimited",{size:s})}var lc=e=>[i("admin.joined",{date:K(e.createdAt)}),e.seenAt?i("admin.seen",{date:K(e.seenAt)}):i("admin.notSeen"),i("admin.finds",{n:e.findCount}),cc(e),e.invitedBy&&i("admin.invitedBy",{name:e.invitedBy.username})],pc=({suspendedAt:e,endsAt:t})=>t?i("admin.suspendedUntil",{date:wt(t)}):i("admin.suspendedSince",{when:De(e)}),uc=e=>M`<p class="note">${pc(e)}<br>${i("admin.reasonIs",{reason:e.reason})}</p>`,dc=e=>e.suspension?M`<span class="person"><span class="avatar none">${c("block")}</span> <span class="strong">${e.username}</span></span>`:M`<a class="person" href="/people/${e.id}">${lt(e)} <span class="strong">${e.username}</span></a>`,Oa=(e,t)=>M`
  ${v(t)}
  ${Nt(t)}
  ${e.asksPassword?kt(t,"password",i("account.password")):ne}`,mc=(e,t)=>B(s=>e.adminForm(t,s),i("admin.adminTitle",{name:t.username}),s=>M`
  <p>${i("admin.adminText")}</p>
  ${Oa(e,s)}`,()=>M`<button type="submit" class="danger">${i("admin.admin")}</button>`);async function hc(e,t){await S(i("admin.memberTitle",{name:t.username}),i("admin.memberText"),i("admin.member"))&&e.demote(t)}var fc=["instance","own","none"],$c=(e,t)=>{e.kind??=t.mediaLimit===null?"instance":t.mediaLimit?"own":"none";let s=n=>{e.kind=n.target.value,e.update()};return M`
    ${v(e)}
    <div class="field">
      <label for="kind">${i("admin.limit")}</label>
      <select id="kind" name="kind" @change=${s}>
        ${fc.map(n=>M`<option value=${n} ?selected=${n===e.kind}>${i(`admin.limits.${n}`)}</option>`)}
      </select>
    </div>
    ${e.kind==="own"?u(e,"size",{label:i("admin.size"),kind:"number",mode:"numeric",required:!0,value:t.mediaLimit?Math.round(t.mediaLimit/2**20):""}):ne}`};async function ns(e,t,s){let n=await e;return n&&p(i(t,{name:s.username})),n}var gc=(e,t)=>B(s=>e.limitForm(t,s),i("admin.limitTitle",{name:t.username}),s=>$c(s,t),()=>M`<button type="submit">${i("action.save")}</button>`),bc=(e,t)=>B(s=>e.suspendForm(t,s),i("admin.suspendTitle",{name:t.username}),s=>M`
  <p>${i("admin.suspendText")}</p>
  ${v(s)}
  ${u(s,"reason",{label:i("admin.reason"),hint:i("admin.reasonHint"),kind:"area",value:t.suspension?.reason,required:!0,most:500})}
  ${u(s,"days",{label:i("admin.days"),hint:i("admin.daysHint"),kind:"number",mode:"numeric"})}`,()=>M`<button type="submit" class="danger">${i("admin.suspend")}</button>`);async function wc(e,t){let s="";await B(o=>e.linkForm(t,r=>{s=r,o()}),i("admin.linkTitle",{name:t.username}),o=>M`
    <p>${i("admin.linkAsk",{name:t.username})}</p>
    ${Oa(e,o)}`,()=>M`<button type="submit">${i("admin.linkMake")}</button>`)&&await is({title:i("admin.link"),text:i("admin.linkText",{name:t.username}),label:i("admin.linkLabel"),value:s})}async function yc(e,t){let s=B(n=>e.deleteForm(t,n),i("admin.deleteTitle",{name:t.username}),n=>M`
    <p>${i("admin.deleteText")}</p>
    ${v(n)}
    ${u(n,"name",{label:i("admin.deleteName",{name:t.username}),required:!0,complete:"off"})}
    ${u(n,"reason",{label:i("admin.reason"),hint:i("admin.logHint"),most:500})}`,()=>M`<button type="submit" class="danger">${i("admin.delete")}</button>`);await ns(s,"admin.deleteDone",t)&&g("account-search")}function vc(e,t){let s=(a,o,r)=>({text:a,label:`${a}: ${t.username}`,run:o,isDanger:r}),n=[t.role==="admin"?s(i("admin.member"),()=>hc(e,t)):s(i("admin.admin"),()=>ns(mc(e,t),"admin.adminDone",t)),s(i("admin.limit"),()=>ns(gc(e,t),"admin.limitDone",t))];return e.isMe(t)?n:[...n,...t.suspension?[]:[s(i("admin.link"),()=>wc(e,t))],s(i(t.suspension?"admin.suspendAgain":"admin.suspend"),()=>ns(bc(e,t),"admin.suspendDone",t),!t.suspension),...t.suspension?[s(i("admin.lift"),()=>e.lift(t))]:[],s(i("admin.delete"),()=>yc(e,t),!0)]}var Pa=(e,t)=>M`
  <li class="account">
    <div class="row between">
      <span class="row">
        ${dc(t)}
        ${t.role==="admin"?M`<span class="badge">${i("admin.role")}</span>`:ne}
        ${e.isMe(t)?M`<span class="badge">${i("people.you")}</span>`:ne}
        ${t.suspension?M`<span class="badge warning">${i("admin.suspended")}</span>`:ne}
      </span>
      ${Dt(i("people.menu",{name:t.username}),vc(e,t))}
    </div>
    <p class="soft facts">${lc(t).filter(Boolean).map(s=>M`<span>${s}</span>`)}</p>
    ${t.suspension?uc(t.suspension):ne}
  </li>`;function xc(e,t){e.preventDefault(),t.search()}var Oc=e=>as`
  <form role="search" @submit=${t=>xc(t,e)}>
    <label for="account-search">${i("people.search")}</label>
    <div class="search">
      ${c("search")}
      <input id="account-search" type="search" maxlength="31" autocomplete="off" autocapitalize="none" spellcheck="false"
        .value=${e.text} @input=${t=>e.type(t.target.value)}>
    </div>
  </form>
  <div class="chips" role="group" aria-label=${i("admin.which")}>
    ${ri.map(t=>se(e.status===t,i(`admin.statuses.${t}`),()=>e.choose(t)))}
  </div>`;function Pc(e){let{items:t,problem:s,load:n}=e.list;return s?m(s,n):t?t.length?as`
    <ul class="people" aria-label=${i("admin.people")}>${t.map(a=>Pa(e,a))}</ul>
    ${F(e.list)}`:as`<p class="soft" role="status">${i("admin.noAccounts")}</p>`:$(4)}function qa(e){let t=new Ke(e);return{title:i("admin.people"),ready:t.list.load(),view:()=>as`
      ${f(i("admin.people"),kc,"/admin")}
      <section class="card">${Oc(t)}${Pc(t)}</section>`,close:()=>t.close()}}import{html as Aa,nothing as Mc}from"../lib/lit-html/lit-html.js";var Fa=2**20,Sa="/api/admin/instance",Ta=["invite","open","closed"],La=["members","admins","off"],os=class{values=null;constructor(t){this.loading=j(t,async()=>{this.values=await w(Sa,{signal:t.signal})}),this.form=new b({send:s=>this.#t(s),update:t.update})}isFixed(t){return this.values.fixed.includes(t)}get limit(){return this.values.mediaLimit?Math.round(this.values.mediaLimit/Fa):""}async#t({name:t,description:s,rules:n,contact:a,registration:o,invites:r,mediaLimit:l}){let d={name:t.trim(),description:s.trim(),rules:n.trim(),contact:a.trim()};o!==this.values.registration&&(d.registration=o),r!==this.values.invites&&(d.invites=r),l!==void 0&&l!==String(this.limit)&&(d.mediaLimit=Math.round(Number(l)*Fa)),this.values=await E(Sa,d);let{fixed:A,mediaLimit:bt,registration:C,invites:It,...ii}=this.values;Object.assign(h(),{instance:ii,registration:C,invites:C==="closed"?"off":It}),p(i("admin.saved"))}},rs=class{values=null;busy=!1;#t;constructor(t){this.#t=t,this.loading=j(t,async()=>{this.values=await w("/api/admin/checks",{signal:t.signal})})}run=async()=>{this.busy||(this.busy=!0,this.#t.update(),await this.loading.load(),this.busy=!1,this.#t.update())}},cs=class{values=null;constructor(t){this.loading=j(t,async()=>{this.values=await w("/api/admin/overview",{signal:t.signal})})}};import{html as ls,nothing as li}from"../lib/lit-html/lit-html.js";var qc={ok:"check",warn:"flag",fail:"close"},Fc=e=>ls`
  <li class="row finding ${e.status}">
    ${c(qc[e.status])}
    <span class="grow">
      <span class="strong">${i(`admin.check.${e.status}`)}</span> <span class="soft" lang="en">${e.check}</span><br>
      <span lang="en">${e.text}</span>
      ${e.fix?ls`<br><span lang="en" class="soft">${e.fix}</span>`:li}
    </span>
  </li>`;function Sc({status:e,findings:t}){return ls`
    <p class="strong">${i(`admin.checked.${e}`)}</p>
    <ul class="people">${t.map(Fc)}</ul>`}var Ia=e=>ls`
  <section class="card" id="checks">
    <h2>${i("admin.checks")}</h2>
    <p class="hint">${i("admin.checksText")}</p>
    <div class="stack" aria-live="polite">
      ${e.loading.problem?m(e.loading.problem,e.run):li}
      ${e.values&&!e.loading.problem?Sc(e.values):li}
    </div>
    <div><button class="quiet" id="check" type="button" aria-busy=${e.busy?"true":"false"} @click=${e.run}>
      ${i(e.values?"admin.checkAgain":"admin.check")}</button></div>
  </section>`;import{html as Ot,nothing as Oe}from"../lib/lit-html/lit-html.js";var Tc=["disk_nearly_full","clock_apart","push_off","no_base_url","registration_open","storage_failing","data_folder","no_ffmpeg","decoders_not_confined","backup_missing"],xt=(e,t)=>Ot`<div class="row between"><dt>${e}</dt><dd class="strong">${t}</dd></div>`,Lc=e=>i("admin.jobsOf",{push:P(e.pushJobs),media:P(e.mediaJobs)}),Ic=e=>Ot`
  ${xt(i("admin.backup"),e.lastAt?Ot`${R(e.lastAt)}, ${i(`admin.backup.${e.result}`)}`:i(`admin.backup.${e.result}`))}
  ${xt(i("admin.backupPlace"),e.place)}`,Bc=e=>Ot`
  <dl class="stack">
    ${xt(i("admin.users"),P(e.users))}
    ${xt(i("admin.publicFinds"),P(e.finds))}
    ${xt(i("admin.media"),st(e.mediaBytes))}
    ${e.diskFree===null?Oe:xt(i("admin.disk"),st(e.diskFree))}
    ${e.pushJobs||e.mediaJobs?xt(i("admin.jobs"),Lc(e)):Oe}
    ${e.backup?Ic(e.backup):Oe}
    ${xt(i("admin.swept"),e.sweptAt?R(e.sweptAt):i("admin.never"))}
    ${xt(i("admin.version"),`${e.version}, ${e.database==="postgres"?"PostgreSQL":"SQLite"}`)}
  </dl>`,Ac=e=>Ot`<li class="note">${i(`admin.problem.${e}`)}</li>`,Uc=e=>Ot`
  <details>
    <summary>${i("admin.largest")}</summary>
    <ul class="plain-list">
      ${e.map(t=>Ot`
        <li class="row between"><a href="/admin/people?q=${t.username}">${t.username}</a> <span>${st(t.mediaBytes)}</span></li>`)}
    </ul>
  </details>`;function Ba({values:e,loading:t}){if(t.problem)return m(t.problem,t.load);if(!e)return $(3);let s=e.problems.filter(n=>Tc.includes(n));return Ot`
    ${s.length?Ot`<ul class="stack plain-list" aria-label=${i("admin.problems")}>${s.map(Ac)}</ul>`:Oe}
    <section class="card">
      <h2>${i("admin.state")}</h2>
      ${Bc(e)}
      ${e.largest.length?Uc(e.largest):Oe}
    </section>`}var _c=[["people","/admin/people","people"],["invites","/invites","plus"],["reports","/admin/reports","flag"],["log","/admin/log","feed"],["instance","/admin/instance","gear"]],Dc=([e,t,s])=>Aa`
  <li>
    <a class="area" href=${t}>
      ${c(s)}
      <span class="grow"><span class="strong">${i(`admin.${e}`)}</span><br><span class="soft">${i(`admin.about.${e}`)}</span></span>
      ${c("next")}
    </a>
  </li>`;function Ua(e){let t=new cs(e),s=new rs(e);return{title:i("admin.title"),ready:t.loading.load(),view:()=>Aa`
      ${f(i("admin.title"),Mc,"/profile")}
      <section class="card">
        <ul class="people">${_c.map(Dc)}</ul>
        <p class="hint">${i("admin.private")}</p>
      </section>
      ${Ba(t)}
      ${Ia(s)}`}}import{html as ps,nothing as Ma}from"../lib/lit-html/lit-html.js";var _a={role_changed:"shield",media_limit_changed:"gear",account_suspended:"block",suspension_lifted:"check",account_deleted:"trash",invite_revoked:"close",sign_in_link_created:"lock",sign_in_link_used:"lock",report_closed:"flag",find_hidden:"block",find_shown:"check",find_deleted:"trash",comment_hidden:"block",comment_shown:"check",comment_deleted:"trash",instance_changed:"gear"},Nc={mediaLimit:"limitOfAll",invites:"whoInvites"},Ec=e=>parseInt(e,10)?st(parseInt(e,10)):i(`admin.limits.${e.startsWith("0 ")?"none":"instance"}`);function jc({action:e,reason:t}){return e==="role_changed"?i(`admin.roles.${t}`):e==="report_closed"?i(`report.result.${t}`):e==="instance_changed"?t.split(", ").map(s=>i(`admin.${Nc[s]??s}`)).join(", "):e==="media_limit_changed"?Ec(t):t}function Hc(e){let t={actor:e.actorName||i("admin.commandLine"),target:e.targetName,action:e.action};return i(_a[e.action]?`admin.act.${e.action}`:"admin.act.other",t)}var Cc=e=>ps`
  <li class="row act">
    ${c(_a[e.action]??"shield")}
    <span class="grow">
      <span class="strong">${Hc(e)}</span><br>
      ${e.reason?ps`<span dir="auto">${jc(e)}</span><br>`:Ma}
      <span class="soft">${R(e.createdAt)}</span>
    </span>
  </li>`;function Rc(e){return e.problem?m(e.problem,e.load):e.items?e.items.length?ps`
    <section class="card">
      <p class="hint">${i("admin.logText")}</p>
      <ul class="people">${e.items.map(Cc)}</ul>
      ${F(e)}
    </section>`:U(i("admin.noActs"),i("admin.noActsText")):$(4)}function Da(e){let t=_(e,"/api/admin/log");return{title:i("admin.log"),ready:t.load(),view:()=>ps`${f(i("admin.log"),Ma,"/admin")}${Rc(t)}`}}import{html as tt,nothing as Ft}from"../lib/lit-html/lit-html.js";async function pi(){if(!await caches.has(be))return null;let e=await caches.open(be),[t]=await e.keys(),s=t&&await(await e.match(t))?.formData();return s?{key:t,values:zc(s),files:s.getAll("file"),left:Number(s.get("left"))}:null}function zc(e){let t=e.get("title"),s=[e.get("text"),e.get("url")].filter(Boolean).join(`
`);return{...t?{title:t}:{},...s?{description:s}:{}}}async function Na(e){let t=await caches.open(be);return await t.delete(e),(await t.keys()).length===0&&await caches.delete(be),pi()}var Wc=8,Vc=e=>Ct(e)?i(`category.${e}`):e,us=class{items=[];at=-1;#t;#e=null;#s=[];#i=!1;constructor(t){this.#t=t}async follow(t){this.#i=!0,this.#n(t),this.#e??=w("/api/finds/categories",{signal:this.#t.signal}).catch(()=>(this.#e=null,[])),this.#s=await this.#e,this.#i&&this.#n(t)}close(){this.#i=!1,this.#a([])}move(t){let s=this.items.length;this.at=this.at<0&&t<0?s-1:(this.at+t+s)%s,this.#t.update()}#n(t){let s=ni(t.trim()),n=new Set(this.#s.map(o=>o.category)),a=s?Mt.filter(o=>!n.has(o)).map(o=>({category:o,ownCount:0,count:0})):[];this.#a([...this.#s,...a].filter(({category:o})=>{let r=ni(Vc(o));return r.includes(s)&&(r!==s||Ct(o))}).slice(0,Wc))}#a(t){Object.assign(this,{items:t,at:-1}),this.#t.update()}};var Gc=1200*36e5,ds=class{id;stored=null;#t;#e;#s;#i=null;#n=new Set;#a=!1;#o=!1;constructor(t){this.#t=t,this.#s=!t.params.id;let s=t.params.id??t.query.get("draft");this.#r(new RegExp(`^${Qi}$`).test(s)||!this.#s?s:te()),this.#s&&!this.stored&&this.#r(te())}#r(t){this.id=t,this.#e=this.#s?vt(t):Dn(t),this.stored=this.#e.get()}get findId(){return this.#i??=hn(this.id)>Date.now()-Gc?this.id:te()}get path(){let t=new URLSearchParams(this.#t.query);return t.set("draft",this.id),`/new?${t}`}save(t){if(!(this.#o||this.#t.signal.aborted)){if(!t)return this.#e.remove();this.#e.set({...t,at:Date.now()}),this.#s&&!this.#a&&this.#t.rename(this.path),this.#a=!0}}async files(){if(!this.stored||!this.#s)return[];let t=new Set(this.stored.media?.map(n=>n.key)),s=await Ve(this.id);for(let{key:n}of s)this.#n.add(n);return s.filter(n=>!t.has(n.key))}get hasFiles(){return this.#n.size>0}release(t){let s=new Set(t.filter(n=>!n.media).map(n=>n.key));for(let n of this.#n)s.has(n)||(this.#n.delete(n),En(n))}remove(){return this.#o=!0,this.#e.remove(),this.#s?Ge(this.id):null}};var Yc=2,ms=class{items=[];isWhole=!1;#t;#e;constructor(t,s){this.#t=t,this.#e=s}get shown(){return this.isWhole?this.items:this.items.slice(0,Yc)}async load(){await jn();let t=await Ve();if(this.#t.signal.aborted)return;this.close();let s=We().filter(n=>n.id!==this.#e);this.items=s.map(n=>{let a=n.media?.find(r=>r.at>Date.now()-Re),o=a?null:t.find(r=>r.draft===n.id&&r.file.type.startsWith("image/"))?.file;return{draft:n,media:a,preview:o?URL.createObjectURL(o):""}}),this.#t.update()}showAll(){this.isWhole=!0,this.#t.update()}remove({draft:t}){vt(t.id).remove(),this.items=this.items.filter(s=>s.draft!==t),this.#t.update(),p(i("edit.draftDeleted"),"",{text:i("action.undo"),run:()=>this.#s(t)})}#s(t){return vt(t.id).set(t),this.load()}close(){for(let{preview:t}of this.items)t&&URL.revokeObjectURL(t)}};var hs=class{locationId="";#t;#e="";constructor(t){this.#t=t}async read(){let[t,s]=await Zi(`/api/finds/${this.#t}`);return this.#e=s,this.locationId=t.locationId,t}overwrite(){this.#e=""}async save(t,s,n,a){try{let o=await yn(s),r=o===this.locationId?{}:{locationId:o};return this.#t?await this.#s({...t,...r},n):(this.locationId=o,await vn(a,{...t,locationId:o,media:n.media}))}catch(o){let r=Sn(o);throw r.length?(n.removeMissing(r),{code:"failed",text:i("edit.photosGone")}):o}}#s(t,{isChanged:s,media:n,removed:a}){let o=n.map(l=>l.id?{id:l.id,caption:l.caption??null}:l),r=s?{media:o,mediaToDelete:a}:{};return W(`/api/finds/${this.#t}`,{...t,...r},{headers:this.#e?{"If-Match":this.#e}:{}})}};async function ui(e){try{let t=await ae(e,0,262144),s=await Jc(e,t);return s?il(sl(s.view,s.tiff)):Ea}catch{return Ea}}var Ea={place:null,time:""},ae=async(e,t,s)=>new DataView(await e.slice(t,t+s).arrayBuffer());function Jc(e,t){return t.getUint16(0)===65496?Xc(t):t.getUint32(0)===2303741511?ja(e,{at:8,little:!1,name:"eXIf",extra:12,sizeFirst:!0}):Pt(t,0,4)==="RIFF"&&Pt(t,8,4)==="WEBP"?ja(e,{at:12,little:!0,name:"EXIF",extra:8,even:!0}):Pt(t,4,4)==="ftyp"?Kc(e):null}var Pt=(e,t,s)=>String.fromCharCode(...Array.from({length:s},(n,a)=>e.getUint8(t+a)));function Xc(e){for(let t=2;t+10<e.byteLength;t+=2+e.getUint16(t+2)){let s=e.getUint16(t);if(s===65505&&e.getUint32(t+4)===1165519206)return{view:e,tiff:t+10};if(s===65498||s>>8!==255)return null}return null}var di=1<<20,mi=1e4;async function ja(e,{at:t,little:s,name:n,extra:a,sizeFirst:o,even:r}){for(let l=0;l<mi&&t+8<=e.size;l++){let d=await ae(e,t,8),A=d.getUint32(o?0:4,s);if(Pt(d,o?4:0,4)===n)return Zc(await ae(e,t+8,Math.min(A,di)));t+=a+A+(r?A%2:0)}return null}var Zc=e=>({view:e,tiff:Pt(e,0,4)==="Exif"?6:0});function Ha(e,t,s){let n=[];for(let a=t;a+8<=s&&n.length<mi;){let o=e.getUint32(a),r=8;if(o===1&&([o,r]=[Number(e.getBigUint64(a+8)),16]),o===0&&(o=s-a),o<r)break;n.push({type:Pt(e,a+4,4),from:a+r,to:Math.min(a+o,s)}),a+=o}return n}async function Kc(e){for(let t=0,s=0;s<mi&&t+8<=e.size;s++){let n=await ae(e,t,16),a=n.getUint32(0);if(a===1&&(a=Number(n.getBigUint64(8))),a===0&&(a=e.size-t),a<8)return null;if(Pt(n,4,4)==="meta")return Qc(e,await ae(e,t,Math.min(a,di)));t+=a}return null}async function Qc(e,t){let s=Ha(t,t.getUint32(0)===1?20:12,t.byteLength),n=d=>s.find(A=>A.type===d),a=tl(t,n("iinf")),o=a===null?null:el(t,n("iloc"),a);if(!o)return null;let r=o.method===1?n("idat"):null,l=r?new DataView(t.buffer,t.byteOffset+r.from+o.at,Math.min(o.size,r.to-r.from-o.at)):await ae(e,o.at,Math.min(o.size,di));return{view:l,tiff:4+l.getUint32(0)}}function tl(e,t){if(!t)return null;let s=Ha(e,t.from+(e.getUint8(t.from)===0?6:8),t.to);for(let{from:n}of s){let a=e.getUint8(n)>2;if(Pt(e,n+(a?10:8),4)==="Exif")return a?e.getUint32(n+4):e.getUint16(n+4)}return null}function el(e,t,s){if(!t)return null;let n=e.getUint8(t.from),a=t.from+4,o=C=>{let It=C===8?Number(e.getBigUint64(a)):C===4?e.getUint32(a):C===2?e.getUint16(a):0;return a+=C,It},r=o(2),[l,d,A]=[r>>12,r>>8&15,r>>4&15],bt=n?r&15:0;for(let C=o(n<2?2:4);C>0&&a<t.to;C--){let It=o(n<2?2:4),ii=n?o(2)&15:0;o(2);let Er=o(A),ji=null;for(let Hi=o(2);Hi>0&&a<=t.to;Hi--){o(bt);let jr=Er+o(l),Hr=o(d);ji??={method:ii,at:jr,size:Hr}}if(It===s)return ji}return null}var Ca=async e=>(await ui(e)).place;function sl(e,t){let s=e.getUint16(t)===18761,n=r=>e.getUint16(t+r,s);return{u32:r=>e.getUint32(t+r,s),text:(r,l)=>Pt(e,t+r,l),entries:r=>new Map(Array.from({length:n(r)},(l,d)=>[n(r+2+12*d),r+10+12*d]))}}function il(e){let t=e.entries(e.u32(4)),s=(n,a,o)=>{try{return t.has(n)?a(e,e.entries(e.u32(t.get(n)))):o}catch{return o}};return{place:s(34853,al,null),time:s(34665,nl,"")}}function nl({u32:e,text:t},s){let n=s.get(36867),a=n===void 0?null:/^(\d{4}):(\d\d):(\d\d) (\d\d:\d\d:\d\d)$/.exec(t(e(n),19));return a&&a[1]!=="0000"?`${a[1]}-${a[2]}-${a[3]}T${a[4]}`:""}function al({u32:e,text:t},s){let n=(r,l,d)=>{if(!s.has(l)||!s.has(d))return NaN;let A=e(s.get(d)),bt=It=>e(A+8*It)/e(A+8*It+4),C=r.indexOf(t(s.get(l),1).toUpperCase());return C<0?NaN:(bt(0)+(bt(1)||0)/60+(bt(2)||0)/3600)*(C?-1:1)},a=n("NS",1,2),o=n("EW",3,4);return Math.abs(a)<=90&&Math.abs(o)<=180&&(a||o)?{lat:a,lng:o}:null}var ol=.15,Ra=e=>e.slice(0,10);function rl(e){let t="";return e.map(n=>({photo:n,time:t=n.time||t})).sort((n,a)=>n.time<a.time?-1:n.time>a.time?1:0).map(n=>n.photo)}var za=e=>e.find(t=>t.place)?.place??null,Wa=e=>e.find(t=>t.time)?.time??"";function cl(e,t,s){let[n,a]=[za(e),Wa(e)];return e.length<s&&(!n||!t.place||Ht(n,t.place)<=ol)&&(!a||!t.time||Ra(a)===Ra(t.time))}function Va(e,t){let s=[];for(let n of rl(e)){let a=s.findLast(o=>cl(o,n,t));a?a.push(n):s.push([n])}return s}var Pe=e=>({place:za(e),time:Wa(e)}),Ga=(e,t)=>e.flatMap((s,n)=>n===t?[]:n===t-1?[[...s,...e[t]]]:[s]),Ya=(e,t,s)=>e.flatMap((n,a)=>a===t?[n.slice(0,s),n.slice(s)]:[n]);var fs=class{groups=null;busy=!1;#t;#e=new Map;constructor(t){this.#t=t}get most(){return h().limits.mediaPerFind}get count(){return this.groups.flat().length}async consider(t,s){if(this.groups)return this.consider([...this.decline(),...t],s);if(t.length<2)return!1;let n=await Promise.all(t.map(async o=>({file:o,...await ui(o)}))),a=Va(n,this.most);if(this.#t.signal.aborted||a.length<2&&t.length<=s)return!1;for(let o of n)o.preview=o.file.type.startsWith("image/")?URL.createObjectURL(o.file):"";return this.#s(a),!0}#s(t){this.groups=t,this.#t.update();for(let s of t)this.#i(s)}async#i(t){let{place:s}=Pe(t);if(!s||this.#e.has(t[0]))return;this.#e.set(t[0],"");let{name:n}=await Ce(s,{signal:this.#t.signal});this.#e.set(t[0],n),this.#t.update()}describe=t=>({name:Pe(t).place?this.#e.get(t[0])??"":"",time:Pe(t).time});canMerge=t=>t>0&&this.groups[t-1].length+this.groups[t].length<=this.most;merge(t){this.#s(Ga(this.groups,t))}split(t,s){this.#s(Ya(this.groups,t,s))}decline(){let t=this.groups.flat().map(s=>s.file);return this.close(),this.#t.update(),t}async accept(){if(this.busy)return;this.busy=!0,this.#t.update();let t=this.groups.map(()=>te()),s=Date.now(),n=y()?.id;try{for(let[a,o]of this.groups.entries())await this.#n(n,t[a],o,s-a)}catch{if(y()?.id!==n)return null;for(let a of t)await ll(a);return this.busy=!1,this.#t.update(),p(i("group.noRoom"))}await this.#t.go(`/new?draft=${t[0]}`),p(i("group.made",{n:t.length}))}async#n(t,s,n,a){if(y()?.id!==t)throw{code:"stopped"};let{place:o}=Pe(n),r={id:s,at:a,isPublic:ge.get()!=="friends",media:[],label:this.describe(n).name};if(vt(s).set(o?{...r,place:{point:o,source:"photo",photo:o}}:r),!vt(s).get())throw{code:"storage"};await Nn(s,n.map(l=>l.file),t)}close(){for(let{preview:t}of this.groups?.flat()??[])t&&URL.revokeObjectURL(t);this.groups=null}};async function ll(e){vt(e).remove(),await Ge(e)}async function qe(e){if(!/^image\/(jpeg|png|webp|avif|heic|heif)$/.test(e.type))return e;try{return await pl(e)}catch{return e}}async function pl(e){let t=await createImageBitmap(e,{imageOrientation:"from-image"}),s=Math.min(1,2560/Math.max(t.width,t.height));if(s===1&&e.size<409600)return t.close(),e;let n=new OffscreenCanvas(Math.max(1,Math.round(t.width*s)),Math.max(1,Math.round(t.height*s))),a=n.getContext("2d");a.fillStyle="#fff",a.fillRect(0,0,n.width,n.height),a.drawImage(t,0,0,n.width,n.height),t.close();let o=await n.convertToBlob({type:"image/jpeg",quality:.85});return o.size<e.size?new File([o],e.name.replace(/\.\w+$/,"")+".jpg",{type:"image/jpeg"}):e}var ul=2,dl=2,ml=60,Fe=class{removed=[];#t=!1;#e;#s;#i;#n;#a=()=>{};constructor(t,{changed:s,placed:n=()=>{},signal:a,send:o=Qt}){this.items=t.map(({at:r,key:l,caption:d="",...A})=>({media:A,at:r,key:l,caption:d,state:"done"})),this.#e=r=>{this.#a(),s(r)},this.#s=n,this.#i=a,this.#n=o,addEventListener("online",()=>this.#p(),{signal:a})}get most(){return h().limits.mediaPerFind}get isBusy(){return this.items.some(t=>["waiting","sending","paused"].includes(t.state))}get isPaused(){return this.items.some(t=>t.state==="paused")}async settled(){for(;this.isBusy&&!this.isPaused;)await new Promise(t=>{this.#a=t})}files(){return Promise.all(this.items.map(async({media:t,at:s,file:n,caption:a})=>{let o=n?await qe(n):null;return t?{media:t,at:s,caption:a,blob:o}:{caption:a,blob:o,name:n.name||"file"}}))}get hasFailed(){return this.items.some(t=>t.state==="failed")}get isChanged(){return this.#t||this.removed.length>0||this.items.some(t=>!t.media?.id)}get media(){return this.items.filter(t=>t.media).map(t=>kn(t.media,t.caption))}get draft(){return this.items.filter(t=>t.media).map(({media:t,at:s,key:n,caption:a})=>({...t,at:s,key:n,caption:a}))}async add(t,s=[]){if(this.#i.aborted)return;let n=this.most-this.items.length,a=[...t].slice(0,n),o=a.map((r,l)=>({file:r,key:s[l],caption:"",preview:URL.createObjectURL(r),state:"waiting",progress:0}));this.items=[...this.items,...o],this.#e(t.length>n?i("upload.tooMany",{n:this.most}):""),await this.#o(a),this.#r()}async#o(t){for(let s of t){let n=await Ca(s);if(this.#i.aborted)return;if(n)return this.#s(n)}}#r(){if(this.#i.aborted)return;let t=ul-this.items.filter(s=>s.state==="sending").length;for(let s of this.items.filter(n=>n.state==="waiting").slice(0,t))this.#l(s)}async#l(t){t.stop=new AbortController,Object.assign(t,{state:"sending",progress:0,problem:null}),this.#e();try{let s=await this.#u(t);if(!s)return;Object.assign(t,{media:s,at:Date.now(),state:"done"})}catch(s){if(s.name==="AbortError")return;Object.assign(t,{state:Ne(s)?"paused":"failed",problem:x(s)}),t.state==="paused"&&this.#c(t,s.retryAfter)}this.#e(),this.#r()}#c(t,s){t.pause=Math.min(ml,(t.pause??dl/2)*2),t.timer=setTimeout(()=>this.retry(t),1e3*(s||t.pause))}#p(){for(let t of this.items.filter(s=>s.state==="paused"))this.retry(t)}async#u(t){let{signal:s}=t.stop,n=await qe(t.file),{videoBytes:a,imageBytes:o}=h().limits,r=n.type.startsWith("video/")?a:o;if(n.size>r)throw{code:"large",text:i("upload.large",{size:Xi(r)})};if(s.aborted)return null;let l=A=>{t.progress=A,this.#e()},[d]=await this.#n("POST","/api/media",n,{signal:s,progress:l});return d}retry(t){clearTimeout(t.timer),t.state="waiting",this.#r()}remove(t){clearTimeout(t.timer),t.stop?.abort(),t.preview&&URL.revokeObjectURL(t.preview),t.media?.id&&this.removed.push(t.media.id),this.items=this.items.filter(s=>s!==t),this.#e(),this.#r()}removeMissing(t){let s=this.items.filter(a=>a.media),n=new Set(t.map(a=>s[a]));this.items=this.items.filter(a=>!n.has(a)),this.#e()}move(t,s){this.items.splice(s,0,...this.items.splice(t,1)),this.#t=!0,this.#e()}setCaption(t,s){t.caption=s,this.#t=!0,this.#e()}stop(){for(let t of this.items)clearTimeout(t.timer),t.stop?.abort(),t.preview&&URL.revokeObjectURL(t.preview)}};var $s=class{uploads=null;place=null;placeError="";share=null;photosExpired=!1;#t;#e;#s;#i;#n=null;#a;#o;constructor(t,s){this.#t=t,this.#o=s,this.#e=t.params.id,this.#s=new ds(t),this.#i=new hs(this.#e),this.form=new b({send:a=>this.#u(a),update:t.update});let n=this.#s.stored;this.isRestored=!!n,this.values={isPublic:ge.get()!=="friends",...n},this.proposals=new us(t),this.drafts=new ms(t,this.#s.id),this.several=new fs(t),this.loading=j(t,()=>this.isNew?this.#l():this.#r(n))}get isNew(){return!this.#e}get isOther(){return this.#n??!!(this.values.category&&!Ct(this.values.category))}get title(){return i(this.isNew?"edit.new":"edit.title")}get back(){return this.isNew?"/":`/finds/${this.#e}`}async#r(t){let s=await this.#i.read();this.#a=Fn(s),this.values={...s,...this.#a,...t},this.uploads=new Fe(s.media,{changed:this.#c,signal:this.#t.signal}),this.place=new it(this.#t,t?.place??wn(s),this.#p)}async#l(){let t=await bn(this.#t.query,this.values.place),s=this.values.media??[],n=s.filter(r=>r.at>Date.now()-Re);this.photosExpired=n.length<s.length;let a=r=>this.place.suggestPoint(r);this.uploads=new Fe(n,{changed:this.#c,placed:a,signal:this.#t.signal}),this.place=new it(this.#t,t,this.#c),this.place.point&&!this.place.label&&this.place.propose(),this.drafts.load();let o=await this.#s.files();o.length&&this.uploads.add(o.map(r=>r.file),o.map(r=>r.key)),this.share=this.#t.query.has("shared")?await pi():null}#c=t=>{t&&p(t),this.isNew&&this.saveDraft(),this.#t.update()};#p=()=>{this.saveDraft(),this.#t.update()};async addFiles(t){let{items:s,most:n}=this.uploads;(!this.isNew||!await this.several.consider(t,n-s.length))&&await this.uploads.add(t)}change(t){this.values={...this.values,...t},this.saveDraft(),this.#t.update()}chooseCategory(t){this.#n=t==="other"&&!this.isOther,this.change({category:t===this.values.category||t==="other"?"":t})}saveDraft(){let t=xn(this.values),s=this.place?.value;if(!this.isNew)return this.#s.save(s?.location?.id===this.#i.locationId?t:{...t,place:s});let n=this.uploads.draft,a=![t.title,t.description,t.category,s?.point,n.length,this.#s.hasFiles].some(Boolean);this.#s.save(a?null:{...t,place:s,label:this.place?.label,media:n,id:this.#s.id}),this.#s.release(this.uploads.items)}async resolveShare(t){let{values:s,files:n,key:a}=this.share;this.share=null,t&&n.length&&await this.addFiles(n),this.share=await Na(a),this.change(t?s:{}),this.form.clear("title"),this.#t.update()}async submit(t){return this.placeError="",await this.form.submit(t),!this.placeError}async#u(t){let{point:s,name:n,location:a}=this.place.value,o={point:s,name:n||this.place.proposal,location:a};if(!s){this.placeError=i("spot.missing"),this.#t.update();return}if(await this.uploads.settled(),this.uploads.hasFailed||!this.isNew&&this.uploads.isPaused)throw{code:"failed",text:i("edit.uploadFailed")};let r=On({category:this.values.category??"",...t},this.#a);if(this.isNew&&this.uploads.isPaused)return this.#m(r,o);try{let l=await this.#i.save(r,o,this.uploads,this.#s.findId);Pn(l,t)&&await this.#o.showHome()&&await qn(l.id,t).catch(d=>p(x(d))),await this.#d(`/finds/${l.id}`,i(this.isNew?"edit.published":"edit.saved"))}catch(l){if(!this.isNew||!Ne(l))throw l;await this.#m(r,o)}}async#m(t,s){await Ln(this.#s.findId,{body:t,place:s,locationId:this.#i.locationId},this.uploads),await this.#d("/waiting",i("outbox.added"))}async#d(t,s=""){s&&this.isNew&&ge.set(this.values.isPublic?"public":"friends"),await this.#s.remove(),await this.#t.go(t,{replace:!0});let[n]=this.isNew?We():[],a=n&&{text:i("edit.next"),run:()=>this.#t.go(`/new?draft=${n.id}`)};s&&p(s,"",a)}overwrite(){this.#i.overwrite()}discard(){return this.uploads?.stop(),this.#d(this.isNew?"/new":`${this.back}/edit`)}close(){this.uploads?.stop(),this.place?.close(),this.drafts.close(),this.several.close()}};import{html as oe,nothing as hi}from"../lib/lit-html/lit-html.js";function hl(e,t){e.remove(t),g(e.items.length?"drafts-title":"main")}var fl=({media:e,preview:t})=>oe`
  <span class="thumb">${e||t?oe`<img src=${e?.thumbnailUrl??t} alt="">`:c("edit")}</span>`;function $l(e,t){let{draft:s}=t,n=s.title?.trim()||i("edit.untitled");return oe`
    <li class="row draft">
      <a class="find grow" href="/new?draft=${s.id}">
        ${fl(t)}
        <span class="what">
          <span class="name" dir="auto">${n}</span>
          ${s.label?oe`<span class="soft" dir="auto">${s.label}</span>`:hi}
          <span class="soft">${De(s.at)}</span>
        </span>
      </a>
      <button type="button" class="round" aria-label=${i("edit.draftDelete",{title:n})} @click=${()=>hl(e,t)}>
        ${c("trash")}
      </button>
    </li>`}var Ja=e=>e.items.length?oe`
  <section class="card drafts" id="drafts" aria-labelledby="drafts-title">
    <h2 id="drafts-title" tabindex="-1">${i("edit.drafts")}</h2>
    <ul class="rows">${e.shown.map(t=>$l(e,t))}</ul>
    ${e.shown.length<e.items.length?oe`
      <button type="button" class="link" @click=${()=>e.showAll()}>
        ${i("edit.allDrafts",{n:e.items.length})}
      </button>`:hi}
  </section>`:hi;var Xa=e=>[...e?.files??[]].filter(t=>/^(image|video)\//.test(t.type)),Za=e=>[...e.dataTransfer?.types??[]].includes("Files"),gl=e=>e.target.matches?.("input, textarea")&&e.clipboardData.types.includes("text/plain");function Ka(e,t){let s=a=>document.body.classList.toggle("dropping",a),n=(a,o)=>document.addEventListener(a,o,{signal:e});n("dragover",a=>{Za(a)&&(a.preventDefault(),s(!0))}),n("dragleave",a=>{a.relatedTarget||s(!1)}),n("drop",a=>{Za(a)&&(a.preventDefault(),s(!1),document.querySelector("dialog[open]")||t(Xa(a.dataTransfer)))}),n("paste",a=>{let o=Xa(a.clipboardData);!o.length||gl(a)||document.querySelector("dialog[open]")||(a.preventDefault(),t(o))}),e.addEventListener("abort",()=>s(!1))}import{html as nt,nothing as $i}from"../lib/lit-html/lit-html.js";import{html as Se,nothing as fi}from"../lib/lit-html/lit-html.js";var re="category";function Qa(e,{category:t}){let s=document.getElementById(re);if(s.value=t,Ct(t)){e.proposals.close(),e.chooseCategory(t),document.querySelector("#fold-category summary")?.focus();return}s.dispatchEvent(new Event("input",{bubbles:!0})),e.proposals.close()}function bl(e,t){t.form.typed(e.target),t.proposals.follow(e.target.value)}function wl(e,t){let{items:s,at:n}=t.proposals;if(!s.length){e.key==="ArrowDown"&&t.proposals.follow(e.target.value);return}let a={ArrowDown:1,ArrowUp:-1}[e.key];if(a)t.proposals.move(a);else if(e.key==="Escape")t.proposals.close();else if(e.key==="Enter"&&n>=0)Qa(t,s[n]);else return;e.preventDefault()}var yl=(e,t,s)=>Se`
  <li id="category-${s}" data-kind="category" role="option" aria-selected=${s===e.proposals.at?"true":"false"}
    @click=${()=>Qa(e,t)}>
    ${Rt(t.category)}
    <span class="grow" dir="auto">${pt(t.category)}</span>
    <span class="soft far">${t.ownCount?i("categories.byYou",{n:t.ownCount}):t.count?P(t.count):fi}</span>
  </li>`,vl=e=>{let{items:t}=e.proposals;return Se`
    <div class="proposals" ?hidden=${!t.length} @mousedown=${s=>s.preventDefault()}>
      <ul id="category-list" role="listbox" aria-label=${i("categories.used")}>${t.map((s,n)=>yl(e,s,n))}</ul>
    </div>
    <span class="unseen" role="status">${t.length?i("categories.count",{n:t.length}):""}</span>`};function to(e){let{form:t,proposals:s}=e,n=t.errors[re];return Se`
    <div class="field">
      <label for=${re}>${i("categories.own")} <span class="soft">${i("form.optional")}</span></label>
      <div class="combo">
        <input id=${re} name=${re} type="text" dir="auto" role="combobox" autocomplete="off" data-most=${h().limits.category}
          aria-autocomplete="list" aria-controls="category-list" aria-expanded=${s.items.length?"true":"false"}
          aria-activedescendant=${s.at>=0?`category-${s.at}`:fi}
          aria-describedby=${n?"category-error":"category-hint"} aria-invalid=${n?"true":fi}
          .defaultValue=${e.values.category??""} @input=${a=>bl(a,e)} @keydown=${a=>wl(a,e)}
          @focus=${a=>s.follow(a.target.value)} @blur=${()=>s.close()}>
        ${vl(e)}
      </div>
      ${Cn(t.left[re])}
      ${n?Se`<p class="error" id="category-error">${n}</p>`:Se`<p class="hint" id="category-hint">${i("categories.hint")}</p>`}
    </div>`}var gs=(e,t,s,n,a)=>nt`
  <details class="fold" id="fold-${e}">
    <summary>${t} <span class="grow"><span>${s}</span> <span class="soft" dir="auto">${n}</span></span> ${c("next")}</summary>
    ${a}
  </details>`;function io(e){let t=e?.closest("details");t&&(t.open=!0)}var kl=e=>gs("description",c("edit"),i("find.description"),e.values.description||i("edit.none"),u(e.form,"description",{label:i("find.description"),value:e.values.description??"",kind:"area",most:h().limits.description})),eo=(e,t,s)=>nt`
  <button type="button" class="chip" aria-pressed=${s?"true":"false"} @click=${()=>e.chooseCategory(t)}>
    ${Rt(t)} ${pt(t)}
  </button>`;function xl(e){let{category:t}=e.values,[s,n]=t?[Rt(t),pt(t)]:[c("filter"),i("edit.none")];return gs("category",s,i("find.category"),n,nt`
    <fieldset>
      <legend>${i("find.category")}</legend>
      <div class="chips">
        ${Mt.map(a=>eo(e,a,a===t))}
        ${eo(e,"other",e.isOther)}
      </div>
      ${e.isOther?to(e):$i}
    </fieldset>`)}var so=(e,t,s,n,a)=>nt`
  <label class="choice">
    <input type="radio" name="isPublic" value=${String(t)} ?checked=${e.values.isPublic===t}>
    <span>
      ${c(s)}
      <span>
        <span class="strong">${n}</span><br>
        <span class="soft">${a}</span>
      </span>
    </span>
  </label>`;function Ol(e){let{isPublic:t}=e.values;return gs("audience",c(t?"globe":"lock"),i("edit.who"),i(t?"edit.public":"edit.private"),nt`
    <fieldset class="choices">
      <legend>${i("edit.who")}</legend>
      ${so(e,!0,"globe",i("edit.public"),i("edit.publicText"))}
      ${so(e,!1,"lock",i("edit.private"),i("edit.privateText"))}
    </fieldset>`)}var Pl=["0","1","5","20"],Gt=e=>Number(e)?i("place.area",{distance:Bt(Number(e))}):i("place.exact"),ql=e=>nt`
  <div class="field">
    <label for="exact-for">${i("place.exactFor")}</label>
    <select id="exact-for" name="exactForFriends">
      ${["true","false"].map(t=>nt`
        <option value=${t} ?selected=${e===t}>${i(t==="true"?"place.forFriends":"place.forMe")}</option>`)}
    </select>
  </div>`;function Fl(e){let{area:t="",exactForFriends:s="true"}=e.values;return gs("shown",c("map"),i("place.shown"),t===""?i("place.asSet"):Gt(t),nt`
    <div class="field">
      <label for="area">${i("place.shown")}</label>
      <select id="area" name="area">
        ${e.isNew?nt`<option value="" ?selected=${t===""}>${i("place.asSet")}</option>`:$i}
        ${Pl.map(n=>nt`<option value=${n} ?selected=${t===n}>${Gt(n)}</option>`)}
      </select>
      <p class="hint">${i(e.isNew?"place.shownHint":"place.recall")}</p>
    </div>
    ${Number(t)?ql(s):$i}`)}var no=e=>nt`<div class="folds">${kl(e)}${xl(e)}${Ol(e)}${Fl(e)}</div>`;import{html as ws,nothing as wi}from"../lib/lit-html/lit-html.js";import{html as dt,nothing as Te}from"../lib/lit-html/lit-html.js";var gi=16,ao=10,Sl=2,Tl={lat:25,lng:5,zoom:1},bs=class extends it{failed=!1;problem="";#t;#e=null;constructor(t,s){super(t,s.value,()=>this.#i()),this.#t=t,Object.assign(this,{nearby:s.nearby,proposal:s.proposal})}async showMap(t){this.failed=!1;let s=this.#s();try{let n=await t({view:s,onMove:a=>this.#a(a),onPick:a=>this.setPoint(a,"tap")});if(this.#t.signal.aborted)return n.close();this.#e=n,this.photo&&n.mark(this.photo,i("spot.photoPlace"),"one ghost")}catch{this.failed=!0}return this.#e&&this.point&&this.#i(),this.#t.update(),!this.point&&s.zoom>=ao?this.setPoint({lat:s.lat,lng:s.lng},"tap"):this.point?this.propose():null}#s(){if(this.point)return{...this.point,zoom:gi};let t=fn(Ri.get());return t?.zoom?t:Tl}#i(){this.problem="";let t=this.#e?.where();t&&!this.#n(t)&&this.#e.setView({...this.point,zoom:this.source==="tap"?t.zoom:Math.max(gi,t.zoom)},{animate:!1}),this.#t.update()}#n(t){return Ht(this.point,t)<Sl*$n(t)}#a(t){(!this.point||!this.#n(t))&&this.setPoint({lat:t.lat,lng:t.lng},"tap")}usePhoto(){return this.setPoint(this.photo,"photo")}useFound(t){return this.setPoint(ee(t),"found",t.name)}distance=t=>this.point&&t?Ht(this.point,t):void 0;check(){let t=this.#e?.where().zoom??gi,s=this.source==="tap"&&!this.chosen&&t<ao;return this.problem=this.point?s?i("spot.zoom"):"":i("spot.none"),this.#t.update(),!this.problem}close(){super.close(),this.#e?.close(),this.#e=null}};async function ce(e){let t=new AbortController,s=null,n=ut((o,r)=>(s??=new bs({signal:t.signal,update:r},e),_l(s,o)),{label:i("spot.title"),kind:"chooser"});oo(s),await n&&e.take(s),t.abort(),s.close()}var oo=e=>e.showMap(t=>oa(document.getElementById("spot"),{...t,hasCross:!0})),Ll=(e,t)=>dt`
  <div class="row">
    <button type="button" class="round" aria-label=${i("nav.back")} @click=${()=>t()}>${c("back")}</button>
    <place-search id="spot-search" class="grow" .label=${i("spot.search")} .near=${e.point} .distance=${e.distance}
      @choose=${({detail:s})=>e.useFound(s.value)}></place-search>
  </div>`,Il=e=>dt`
  <div class="mapbox">
    <div id="spot" role="application" aria-label=${i("spot.map")}></div>
    ${e.failed?m({code:"map",text:i("map.failed")},()=>oo(e)):Te}
  </div>`;function Bl(e,t){let s=e.chosen?.id===t.id;return dt`
    <button type="button" class="chip" aria-pressed=${s?"true":"false"} @click=${()=>e.toggle(t)}>
      ${c(s?"check":"pin")} <bdi>${t.name}</bdi> <span class="soft">${Bt(t.distance)}</span>
    </button>`}var Al=e=>dt`
  <div class="chips scrolls" role="group" aria-label=${i("spot.proposals")}>
    <button type="button" class="chip" @click=${()=>e.locate()}>${c("here")} ${i("spot.here")}</button>
    ${e.photo&&e.source!=="photo"?dt`
      <button type="button" class="chip" @click=${()=>e.usePhoto()}>${c("camera")} ${i("spot.photoPlace")}</button>`:Te}
    ${e.nearby.map(t=>Bl(e,t))}
  </div>`,Ul=e=>dt`
  <div class="field">
    <label for="place-name">${i("spot.name")} <span class="soft">${i("form.optional")}</span></label>
    <input id="place-name" autocomplete="off" dir="auto" placeholder=${e.proposal||i("spot.nameHint")} .value=${e.name}
      @input=${t=>e.setName(t.target.value)}>
  </div>`,bi=e=>i(`spot.${e.source||"set"}`),Ml=e=>dt`
  <p class="at" role="status">
    ${c("pin")}
    <span class="grow"><span class="strong" dir="auto">${e.label||i(e.point?"spot.unnamed":"spot.none")}</span>
      ${e.point?dt`<span class="soft">${bi(e)}</span>`:Te}</span>
  </p>`,_l=(e,t)=>dt`
  <h2 class="unseen" tabindex="-1" autofocus>${i("spot.title")}</h2>
  ${Ll(e,t)}
  ${Il(e)}
  <div class="panel">
    ${Ml(e)}
    ${Al(e)}
    ${e.chosen?Te:Ul(e)}
    ${e.problem?dt`<p class="error" role="alert">${e.problem}</p>`:Te}
    <button type="button" class="main" id="use-place" @click=${()=>e.check()&&t(!0)}>${i("spot.use")}</button>
  </div>`;var ro=(e,t)=>ws`
  <span class="row">
    ${c("pin")} <span class="grow"><span class="strong" dir="auto">${e}</span><br><span class="soft">${t}</span></span>
    ${c("next")}
  </span>`,co=(e,t)=>ws`
  <fieldset>
    <legend>${i("edit.where")}</legend>
    <button type="button" class="where" id="place" aria-describedby=${t?"place-error":wi} @click=${()=>ce(e)}>
      ${e.point?ws`<place-map inert .at=${e.point}></place-map>`:wi}
      ${e.point?ro(e.label||i("spot.unnamed"),`${bi(e)} ${i("spot.change")}`):ro(i("spot.title"),i("spot.chooseHint"))}
    </button>
    ${t?ws`<p class="error" id="place-error" role="alert">${t}</p>`:wi}
  </fieldset>`;import{html as Yt,nothing as yi}from"../lib/lit-html/lit-html.js";function Dl(e,t){e.merge(t),g(`group-${t-1}`)}function Nl(e,t,s){e.split(t,s),g(`group-${t+1}`)}var El=({preview:e,file:t})=>e?Yt`<img src=${e} alt="">`:Yt`<span class="film" title=${t.name}>${c("play")}</span>`,jl=(e,t,s)=>Yt`
  <button type="button" class="cut" aria-label=${i("group.split",{n:s+1})} title=${i("group.split",{n:s+1})}
    @click=${()=>Nl(e,t,s)}></button>`;function Hl(e,t,s){let{name:n,time:a}=e.describe(t),o=[a&&K(a),n].filter(Boolean);return Yt`
    <li>
      <div class="row between">
        <h3 id="group-${s}" tabindex="-1">${i("group.find",{n:s+1})} <span class="soft" dir="auto">${o.join(" · ")}</span></h3>
        ${e.canMerge(s)?Yt`
          <button type="button" class="link" aria-describedby="group-${s}" @click=${()=>Dl(e,s)}>
            ${i("group.merge")}
          </button>`:yi}
      </div>
      <ul class="group">${t.map((r,l)=>Yt`<li>${l?jl(e,s,l):yi}${El(r)}</li>`)}</ul>
    </li>`}var lo=(e,t)=>e.groups?Yt`
  <section class="card" id="several" aria-labelledby="several-title">
    <h2 id="several-title" tabindex="-1">${i("group.title",{n:e.count,finds:i("group.finds",{n:e.groups.length})})}</h2>
    <p class="hint">${i("group.hint")}</p>
    <ol class="groups">${e.groups.map((s,n)=>Hl(e,s,n))}</ol>
    <div class="publish row">
      <button type="button" class="quiet" @click=${t}>${i("group.one")}</button>
      <button type="button" class="main" aria-busy=${e.busy?"true":"false"} @click=${()=>e.accept()}>
        ${i("group.make",{n:e.groups.length})}
      </button>
    </div>
  </section>`:yi;import{html as H,nothing as qt}from"../lib/lit-html/lit-html.js";import{html as vi}from"../lib/lit-html/lit-html.js";async function Cl(e,t,s){let n=null,a={label:i("upload.caption"),hint:i("upload.captionHint"),value:t.caption,most:h().limits.caption},o=await ut((r,l)=>(n??=new b({send:({caption:d})=>r(d.trim()),update:l}),vi`
      <h2>${i("upload.caption")}</h2>
      <div class="captioned">${s}</div>
      <form novalidate @submit=${n.submit}>
        ${u(n,"caption",a)}
        <div class="row end">
          <button type="button" class="quiet" @click=${()=>r()}>${i("action.cancel")}</button>
          ${I(n,i("action.save"))}
        </div>
      </form>`),{label:i("upload.captionOf",{n:e.items.indexOf(t)+1})});o!==null&&e.setCaption(t,o)}var po=(e,t,s,n)=>vi`
  <button type="button" class="words ${t.caption?"":"round"}" @click=${()=>Cl(e,t,n)}
    aria-label="${i("upload.captionOf",{n:s})}${t.caption?`: ${t.caption}`:""}">
    ${t.caption?vi`<span dir="auto">${t.caption}</span>`:c("edit")}
  </button>`;var[Rl,zl]=[6,10],Wl=300,L=null;function uo(){L.isOn=!0,L.item.classList.add("lifted"),navigator.vibrate?.(10)}var mo=e=>[...e.parentElement.querySelectorAll(":scope > [data-drag]")],Vl=(e,t)=>mo(L.item).find(s=>{let n=s.getBoundingClientRect();return s!==L.item&&n.left<=e&&e<=n.right&&n.top<=t&&t<=n.bottom});function Gl(e){if(e.pointerId!==L.id)return;let[t,s]=[e.clientX-L.x,e.clientY-L.y],n=e.pointerType==="touch";if(!L.isOn){if(Math.hypot(t,s)<(n?zl:Rl))return;if(n)return L.end();uo()}L.item.style.transform=`translate(${t}px, ${s}px) scale(1.04)`,L.over?.classList.remove("target"),L.over=Vl(e.clientX,e.clientY),L.over?.classList.add("target")}function ho(e,t){if(e.button||L||e.target.closest("button, input, a"))return;let s=e.currentTarget,n=new AbortController,{signal:a}=n,o=()=>{clearTimeout(L.timer),n.abort(),s.classList.remove("lifted"),s.style.transform="",L.over?.classList.remove("target"),L=null};L={item:s,x:e.clientX,y:e.clientY,id:e.pointerId,isOn:!1,over:null,end:o},e.pointerType==="touch"&&(L.timer=setTimeout(uo,Wl));let r=d=>{d.pointerId===L.id&&o()},l=d=>{if(d.pointerId!==L.id)return;let[A,bt]=[s,L.isOn&&L.over].map(C=>mo(s).indexOf(C));o(),bt>=0&&t(A,bt)};document.addEventListener("pointermove",Gl,{signal:a}),document.addEventListener("pointerup",l,{signal:a}),document.addEventListener("pointercancel",r,{signal:a}),document.addEventListener("keydown",d=>{d.key==="Escape"&&o()},{signal:a})}function ys(e){(L?.isOn||e.type==="dragstart")&&e.preventDefault()}var Yl="image/*,video/mp4,video/quicktime,video/webm";function Jl(e,t){let s=e.items.indexOf(t);e.remove(t),queueMicrotask(()=>{(document.querySelectorAll(".shot .drop")[Math.min(s,e.items.length-1)]??document.getElementById("files"))?.focus()})}function fo(e,t,s){e.move(t,s),queueMicrotask(()=>{let n=s<t?".before, .after":".after, .before";document.querySelectorAll(".shot")[s]?.querySelector(n)?.focus()})}function $o(e){return e.media?_t(e.media,{thumb:!0,eager:!0}):e.file.type.startsWith("video/")?H`<span class="film">${c("play")}</span>`:H`<img src=${e.preview} alt="">`}var go={handleEvent:e=>{e.target.hidden=e.type==="error"},capture:!0},vs=(e,t,s,n,a)=>H`
  <button type="button" class="round ${e}" aria-label=${i(`upload.${t}`,{n})} @click=${a}>${c(s)}</button>`,Xl=(e,t)=>e.progress<1?H`<progress max="1" .value=${e.progress} aria-label=${i("upload.progress",{n:t})}></progress>`:H`<span class="over">${i("upload.processing")}</span>`,Zl=(e,t)=>({sending:()=>Xl(e,t),paused:()=>H`<span class="over" title=${e.problem}>${i("upload.paused")}</span>`,waiting:()=>H`<span class="over">${i("upload.waiting")}</span>`,failed:()=>H`<span class="over error">${i("upload.failed")}</span>`,done:()=>qt})[e.state]();function Kl(e,t,s){let n=s+1;return H`
    <li class="shot ${t.state}" data-drag @pointerdown=${a=>ho(a,(o,r)=>e.move(o,r))}
      @error=${go} @load=${go}>
      ${$o(t)}
      ${s===0&&e.items.length>1?H`<span class="cover">${i("upload.cover")}</span>`:qt}
      ${Zl(t,n)}
      <span class="buttons">
        ${s>0?vs("before","earlier","back",n,()=>fo(e,s,s-1)):qt}
        ${n<e.items.length?vs("after","later","next",n,()=>fo(e,s,s+1)):qt}
        ${t.state==="failed"||t.state==="paused"?vs("","again","retry",n,()=>e.retry(t)):qt}
        ${vs("drop",t.state==="done"?"remove":"cancel","close",n,()=>Jl(e,t))}
      </span>
      ${t.state==="failed"?qt:po(e,t,n,$o(t))}
    </li>`}function Ql(e,t){t([...e.target.files]),e.target.value=""}var tp=(e,t)=>H`
  <li class="shot add">
    <label for="files">
      ${c("camera")}<span class="strong">${i(e.items.length?"upload.more":"upload.add")}</span>
      ${e.items.length?qt:H`<span class="soft mice">${i("upload.drop")}</span>`}
    </label>
    <input id="files" type="file" accept=${Yl} multiple @change=${s=>Ql(s,t)}>
  </li>`;function ep(e){let t=e.items.filter(n=>n.state==="done").length,s=[...new Set(e.items.filter(n=>n.state==="failed").map(n=>n.problem))];return H`
    <p class="hint" role="status">${e.isBusy?i("upload.ready",{n:t,of:P(e.items.length)}):""}</p>
    ${s.map(n=>H`<p class="error" role="alert">${n}</p>`)}`}var bo=(e,t)=>H`
  <ul class="shots ${e.items.length?"":"bare"}" @touchmove=${ys} @contextmenu=${ys} @dragstart=${ys}>
    ${e.items.map((s,n)=>Kl(e,s,n))}
    ${e.items.length<e.most?tp(e,t):qt}
  </ul>
  ${e.items.length>1?H`<p class="hint">${i("upload.order")}</p>`:qt}
  ${ep(e)}`;async function wo(e,t){await e.addFiles(t),e.several.groups&&g("several-title")}function sp(e){e.uploads.add(e.several.decline()),g("files")}function ip(e){for(let[t,s]of Object.entries(e.share.values))document.getElementById(t).value=s;return e.resolveShare(!0)}var np=(e,t)=>tt`
  <section class="card" id="offer" aria-labelledby="offered">
    <h2 id="offered">${i("edit.shared")}</h2>
    <p class="hint">${i("edit.sharedHint")}</p>
    ${Object.values(e.share.values).map(s=>tt`<p class="text" dir="auto">${s}</p>`)}
    ${e.share.files.length?tt`<p>${i("edit.sharedFiles",{n:e.share.files.length})}</p>`:Ft}
    ${t?tt`<p class="note">${i("edit.sharedFull")}</p>`:Ft}
    ${e.share.left?tt`<p class="note">${i("edit.sharedLeft",{n:e.share.left})}</p>`:Ft}
    <div class="row end">
      <button type="button" class="quiet" @click=${()=>e.resolveShare(!1)}>${i("edit.sharedDrop")}</button>
      <button type="button" @click=${()=>ip(e)}>${i("edit.sharedTake")}</button>
    </div>
  </section>`;async function ap(e){await S(i("edit.discardTitle"),i("edit.discardText"),i("edit.startOver"))&&e.discard()}var op=()=>S(i("place.inHome"),i("place.inHomeText"),i("place.showExact")),rp=e=>tt`
  <p class="note">
    ${i("edit.restored")} <button type="button" class="link" @click=${()=>ap(e)}>${i("edit.startOver")}</button>
  </p>`,cp=e=>tt`
  <fieldset>
    <legend>${i("edit.photos")}</legend>
    ${e.photosExpired?tt`<p class="note">${i("edit.photosGone")}</p>`:Ft}
    ${bo(e.uploads,t=>wo(e,t))}
    <p class="hint">${i("edit.photosMost",{n:e.uploads.most})} ${i("edit.photosHint")}</p>
  </fieldset>`,lp=e=>tt`
  ${v(e.form)}
  ${e.form.refusal?.reason==="changed_since"?tt`
    <div class="row">
      <a class="button quiet" href=${e.back} target="_blank">${i("edit.theirs")}</a>
      <button type="submit" class="quiet" @click=${()=>e.overwrite()}>${i("edit.mine")}</button>
    </div>`:Ft}`;function pp(e,t){let{isPublic:s,...n}=Hn(e.currentTarget);t.change({...n,isPublic:s==="true"})}async function up(e,t){let n=await t.submit(e)?document.querySelector("form [aria-invalid=true]"):document.getElementById("place");io(n),n?.focus()}function dp(e){let{title:t}=e.values,s=e.form.busy&&e.uploads.isBusy?"edit.waiting":e.isNew?"edit.publish":"action.save",n=a=>pp(a,e);return tt`
    <form class="card" novalidate ?hidden=${!!e.several.groups}
      @input=${n} @change=${n} @submit=${a=>up(a,e)}>
      ${e.isRestored?rp(e):Ft}
      ${cp(e)}
      ${co(e.place,e.placeError)}
      ${u(e.form,"title",{label:i("find.titleField"),value:t,required:!0,most:h().limits.title})}
      ${no(e)}
      <div class="publish">
        ${lp(e)}
        <div class="row end">
          <a class="button quiet" href=${e.back}>${i("action.cancel")}</a>
          ${I(e.form,i(s))}
        </div>
      </div>
    </form>`}function mp(e,t){return e.loading.problem?m(e.loading.problem,t):e.uploads?dp(e):$(4)}function yo(e){let t=new $s(e,{showHome:op}),s=()=>t.loading.load();return Ka(e.signal,n=>t.uploads&&wo(t,n)),{title:t.title,ready:s(),view:()=>tt`
      ${f(t.title,Ft,t.back)}
      ${t.share?np(t,e.query.get("shared")==="full"):Ft}
      ${lo(t.several,()=>sp(t))}
      ${t.several.groups?Ft:Ja(t.drafts)}
      ${mp(t,s)}`,close:()=>t.close()}}import{html as T,nothing as z}from"../lib/lit-html/lit-html.js";var hp=20,fp=e=>new Promise((t,s)=>{let n=()=>{clearTimeout(a),s(e.reason)},a=setTimeout(()=>{e.removeEventListener("abort",n),t()},1e3);e.addEventListener("abort",n,{once:!0})});async function vo(e,t,{signal:s,stopped:n,tick:a=fp,note:o=()=>{}}){for(;;)try{return await k(e,t,{signal:s})}catch(r){if(r.status!==429)throw r;await o();for(let l=Math.max(hp,r.retryAfter);l>0;l--){if(n())return null;await a(s)}}}var ks=class{isPublic=!1;keep=!1;category="";area="";forFriends="true";#t;constructor(t){this.#t=t}set(t){Object.assign(this,t),this.#t()}get body(){return{isPublic:this.isPublic,...this.keep?{keepVisibility:!0}:{},...this.category?{category:this.category}:{},...this.area===""?{}:{area:Number(this.area)},...Number(this.area)?{exactForFriends:this.forFriends==="true"}:{}}}};var $p=30,gp=["obscured","notPoint"],ko=()=>h().places.source!=="gazetteer",xs=class{state=null;#t;#e;#s=!1;constructor(t,s){this.#t=t,this.#e=s}get rows(){return(this.#t.rows.items??[]).filter(t=>t.status==="noPlace"&&!gp.includes(t.reason)).slice(0,$p)}async run(){let{rows:t}=this,s={n:0,all:t.length,found:0,busy:!0,problem:null};this.state=s,this.#s=!1,this.#e.update();try{for(let n of t){if(this.#s)break;let[a]=await w(O("/api/places",{query:n.place||n.title,limit:1}),{signal:this.#e.signal});s.n++,a&&await this.#t.guess(n,a)&&s.found++,this.#e.update()}}catch(n){if(n.name==="AbortError")return;s.problem=n}s.busy=!1,this.#e.update()}stop(){this.#s=!0}};var bp=e=>Number(new URLSearchParams(e.split("?")[1]).get("limit"));function xo(e,t){let s={items:null,next:0,busy:!1,problem:null},n=0,a=async o=>{let r=n,l=t();Object.assign(s,{busy:!0,problem:null}),e.update();try{let d=await w(o?`${l}&after=${o}`:l,{signal:e.signal});if(r!==n)return;s.items=[...o?s.items:[],...d],s.next=d.length<bp(l)?0:d.at(-1).row}catch(d){if(r!==n||d.name==="AbortError")return;o?p(x(d)):s.problem=d}s.busy=!1,e.update()};return s.clear=()=>{n++,Object.assign(s,{items:null,next:0,busy:!1,problem:null})},s.load=()=>a(0),s.more=async()=>{!s.busy&&s.next&&await a(s.next)},s.put=o=>{s.items=s.items?.map(r=>r.row===o.row?o:r)??null},s.drop=o=>{s.items=s.items?.filter(r=>r.row!==o.row)??null,s.items&&!s.items.length&&s.more()},s}var wp=e=>(/\.zip$/i.test(e.name??"")?1e3:100)*2**20,Oo=20,yp=200,vp=["ready","noPlace","duplicate","bad","skipped","done"],kp=4,xp=["noPoint","zeroPoint","notPoint","obscured","badPoint","noTitle","badLine","twice","known"],Po=e=>xp.includes(e.reason)?e.reason:"",Os=class{current=null;unfinished=[];status="ready";progress=null;refusal=null;published=null;#t;#e=null;#s=!1;constructor(t){this.#t=t,this.options=new ks(()=>t.update()),this.places=new xs(this,t),this.rows=xo(t,()=>O(`${this.#i}/rows`,{status:this.status,limit:50})),this.loading=j(t,()=>this.#n())}get#i(){return`/api/imports/${this.current.id}`}get tabs(){let{counts:t}=this.current;return vp.map((s,n)=>({name:s,n:t[s],at:n})).filter(({n:s,at:n})=>s||n<kp)}get isBusy(){return!!this.published?.busy}get isDone(){let{counts:t}=this.current;return!!this.published&&!this.isBusy&&!this.published.problem&&!t.ready&&!t.noPlace&&!t.media}async#n(){let{signal:t}=this.#t,s=this.#t.query.get("id"),n=await w("/api/imports",{signal:t});this.unfinished=n.filter(o=>o.counts.ready||o.counts.noPlace);let a=n.find(o=>o.id===s);a&&await this.#a(a)}async#a(t){this.current=t,this.published=null,this.places.state=null,this.status=this.tabs.find(({n:s})=>s)?.name??"ready",this.rows.clear(),await this.rows.load()}open(t){return this.#t.rename(O("/import",{id:t.id})),this.#a(t)}async upload(t,s=Qt){let n=new AbortController;this.#e=n,this.#t.signal.addEventListener("abort",()=>n.abort(),{once:!0}),Object.assign(this,{progress:0,refusal:null}),this.#t.update();let a=o=>{this.progress=o,this.#t.update()};try{if(t.size>wp(t))throw{code:"page",text:i("import.tooLarge")};let o=await s("POST","/api/imports",t,{progress:a,signal:n.signal});if(n.signal.aborted)return;await this.open(o)}catch(o){if(o.name==="AbortError")return;this.refusal=o,o.reason==="too_many_imports"&&await this.loading.load()}finally{this.progress=null,this.#t.update()}}cancel(){this.#e?.abort()}choose(t){return this.status=t,this.rows.clear(),this.rows.load()}async#o(t,s){let n=await X(E(`${this.#i}/rows/${t.row}`,s).then(a=>{let o={...this.current.counts};o[t.status]--,o[a.status]++,this.current={...this.current,counts:o},a.status===t.status?this.rows.put(a):this.rows.drop(t)}));return this.#t.update(),n}skip(t,s){return this.#o(t,{skip:s})}place(t,{point:s,name:n,location:a}){let o=a?.name??n;return this.#o(t,{latitude:s.lat,longitude:s.lng,...o?{place:o}:{}})}guess(t,{latitude:s,longitude:n}){return this.#o(t,{latitude:s,longitude:n,guessed:!0})}rename(t,s){return this.#o(t,{title:s})}async commit(){if(this.isBusy)return;let{signal:t}=this.#t,{ready:s,done:n}=this.current.counts;this.#s=!1;let a={made:0,taken:0,all:s,busy:!0,problem:null};this.published=a;let o=r=>{this.current=r,Object.assign(a,{made:r.counts.done-n,taken:s-r.counts.ready}),this.#t.update()};this.#t.update();try{for(let r=Oo;this.current.counts.ready&&!this.#s;){let l=this.current.counts.ready,d=await vo(`${this.#i}/commit`,{...this.options.body,limit:yp},{signal:t,stopped:()=>this.#s,note:()=>w(this.#i,{signal:t}).then(o)});if(!d)break;if(o(d),r=this.current.counts.ready<l?Oo:this.current.counts.media?r-1:0,!r)throw{code:"strange"}}}catch(r){if(r.name==="AbortError")return;a.problem=r,await w(this.#i,{signal:t}).then(o).catch(()=>{})}a.busy=!1,t.aborted||await this.choose(this.current.counts.ready?"ready":"done")}stop(){this.#s=!0}leave(){return this.current=null,this.refusal=null,this.#t.query.delete("id"),this.#t.rename("/import"),this.loading.load()}async discard(t){await X(q(`/api/imports/${t.id}`))&&await this.leave()}};var Op=["track","route","line","area","picture","link","file","damaged","text"];function qo({leftOut:e=[]}){let t=e.filter(({kind:s})=>Op.includes(s));return t.length?i("import.leftOut",{n:t.reduce((s,{n})=>s+n,0),list:Yi(t.map(({kind:s,n})=>i(`import.kind.${s}`,{n})))}):""}var Fo=({leftOut:e=[]})=>e.flatMap(({where:t=[]})=>t).map(({file:t="",line:s=0,column:n=0})=>s?i(t?"import.leftAt":"import.leftLine",{file:t,line:P(s),column:P(n)}):t);import{html as le,nothing as Le}from"../lib/lit-html/lit-html.js";var So=(e,t,s,n,a)=>le`
  <label class="switch">
    <span>${s}<br><span class="soft">${n}</span></span>
    <input type="checkbox" role="switch" id=${e} .checked=${t} @change=${o=>a(o.target.checked)}>
  </label>`,ki=(e,t,s,n,a,o,r)=>le`
  <div class="field">
    <label for=${e}>${t}</label>
    <select id=${e} aria-describedby=${s?`${e}-hint`:Le} @change=${l=>r(l.target.value)}>
      ${n.map(l=>le`<option value=${l} ?selected=${l===o}>${a(l)}</option>`)}
    </select>
    ${s?le`<p class="hint" id="${e}-hint">${s}</p>`:Le}
  </div>`,Pp=(e,t)=>le`
  ${e.current.format==="finds"?So("import-keep",t.keep,i("import.keep"),i("import.keepHint"),s=>t.set({keep:s})):Le}
  ${t.keep?Le:So("import-public",t.isPublic,i("import.public"),i("import.publicHint"),s=>t.set({isPublic:s}))}`,qp=e=>ki("import-category",i("import.category"),"",["",...Mt],t=>t?pt(t):i("edit.none"),e.category,t=>e.set({category:t})),Fp=e=>ki("import-area",i("place.shown"),i("import.areaHint"),["","0","1","5","20"],t=>t===""?i("place.asSet"):Gt(t),e.area,t=>e.set({area:t})),Sp=e=>ki("import-friends",i("place.exactFor"),"",["true","false"],t=>i(t==="true"?"place.forFriends":"place.forMe"),e.forFriends,t=>e.set({forFriends:t})),To=(e,t=e.options)=>le`
  ${Pp(e,t)}
  <div class="folds">
    <details class="fold" id="fold-import">
      <summary>${c("filter")} <span class="grow">${i("import.more")}</span> ${c("next")}</summary>
      <div class="stack">${qp(t)}${Fp(t)}${Number(t.area)?Sp(t):Le}</div>
    </details>
  </div>`;import{html as G,nothing as Et}from"../lib/lit-html/lit-html.js";function Tp(e){if(e.status==="ready"&&e.reason!=="noTitle")return e.guessed?i("import.guessed"):e.place??"";let t=Po(e),s=e.line?`${i("import.line",{n:e.line})}: `:"";return t?s+i(`import.reason.${t}`):""}async function Oi(e,t,s){if(!await s)return;let n=e.rows.items?.[Math.min(t,e.rows.items.length-1)];g(n?`row-${n.row}`:"part-rows")}function Lp(e,t,s,n){let a=new it(n,null,()=>Oi(e,s,e.place(t,a.value)));return ce(a)}var Ps=e=>e.title||i("import.line",{n:e.row}),xi=(e,t,s)=>G`
  <button type="button" class="quiet" id="row-${e.row}" aria-label=${`${t}: ${Ps(e)}`} @click=${s}>${t}</button>`,Ip=e=>t=>u(t,"title",{label:i("find.titleField"),value:e.title,required:!0,least:1,most:h().limits.title});async function Bp(e,t){await B(n=>new b({send:async({title:a})=>{await e.rename(t,a.trim())&&n()}}),i("import.rename"),Ip(t),n=>I(n,i("action.save"))),g(`name-${t.row}`)}var Lo=(e,t)=>G`
  <button type="button" class="round" id="name-${t.row}" aria-label=${`${i("import.rename")}: ${Ps(t)}`}
    @click=${()=>Bp(e,t)}>
    ${c("edit")}
  </button>`,Io=e=>e.findId?G`
  <a class="button quiet" href="/finds/${e.findId}" aria-label=${`${i("import.show")}: ${Ps(e)}`}>
    ${i("import.show")}</a>`:Et,Ap=(e,t,s,n)=>({ready:()=>G`${Lo(e,t)}${xi(t,i("import.skip"),()=>Oi(e,s,e.skip(t,!0)))}`,skipped:()=>xi(t,i("import.unskip"),()=>Oi(e,s,e.skip(t,!1))),noPlace:()=>G`${Lo(e,t)}${xi(t,i("import.locate"),()=>Lp(e,t,s,n))}`,duplicate:()=>Io(t),done:()=>Io(t)})[t.status]?.()??Et,Pi=e=>e?G`<br><span class="soft" dir="auto">${e}</span>`:Et,Up=e=>e.slice(e.lastIndexOf("/")+1),Mp=e=>[`import.lost.${e}`,`rule.${e}`,`reason.${e}`].map(t=>[t,i(t)]).find(([t,s])=>s!==t)?.[1]??e,_p=({media:e,lost:t=[]})=>[e>t.length?Pi(i("import.rowMedia",{n:e-t.length})):Et,...t.map(({file:s,reason:n})=>Pi(`${Up(s)}: ${Mp(n)}`))],Dp=(e,t,s,n)=>G`
  <li class="row between">
    <span class="grow"><bdi class="strong">${Ps(t)}</bdi>${Pi(Tp(t))}${_p(t)}</span>
    <span class="row">${Ap(e,t,s,n)}</span>
  </li>`;function Np(e,t){let{items:s,problem:n,load:a}=e.rows;return n?m(n,a):s?s.length?G`
    <ul class="people" aria-label=${i("import.rows")}>${s.map((o,r)=>Dp(e,o,r,t))}</ul>
    ${F(e.rows)}`:G`<p class="soft" role="status">${i("import.none")}</p>`:$(4)}var Ep=(e,{n:t,all:s})=>G`
  <progress max=${s} .value=${t} aria-label=${i("import.lookUp")}></progress>
  <p class="row between">
    <span role="status">${i("import.progress",{n:t,all:P(s)})}</span>
    <button type="button" class="quiet" @click=${()=>e.places.stop()}>${i("import.stop")}</button>
  </p>`;async function jp(e){await e.places.run(),g("part-rows")}function Hp(e){let{state:t,rows:s}=e.places;return t?.busy?Ep(e,t):G`
    ${t?G`<p role="status">${i("import.lookedUp",{n:t.found})}</p>`:Et}
    ${t?.problem?m(t.problem):Et}
    ${s.length?G`
      <p class="hint">${i("import.lookUpText",{source:h().places.attribution})}</p>
      <p>
        <button type="button" class="quiet" id="import-lookup" @click=${()=>jp(e)}>${i("import.lookUp")}</button>
      </p>`:Et}`}var Bo=(e,t)=>G`
  <section class="card">
    ${V("rows",i("import.rows"))}
    <div class="chips" role="group" aria-label=${i("import.which")}>
      ${e.tabs.map(({name:s,n})=>se(e.status===s,`${i(`import.status.${s}`)} (${P(n)})`,()=>e.choose(s)))}
    </div>
    ${e.status==="noPlace"&&ko()?Hp(e):Et}
    ${Np(e,t)}
  </section>`;var Cp=".gpx,.kml,.kmz,.geojson,.geojsonl,.json,.umap,.csv,.tsv,.txt,.zip";async function Rp(e,t){let s=e.target,[n]=s.files;n&&(await t.upload(n),s.value="",t.current&&g("part-import"))}var zp=e=>T`
  <progress max="1" .value=${e.progress} aria-label=${i("import.upload")}></progress>
  <p class="row between">
    <span class="soft" role="status">${i(e.progress<1?"import.upload":"import.reading")}</span>
    <button type="button" class="quiet" @click=${()=>e.cancel()}>${i("action.cancel")}</button>
  </p>`,Wp=e=>T`
  <p class="row actions">
    <label class="button" for="import-file">${c("plus")} ${i("import.choose")}</label>
    <input class="file" id="import-file" type="file" accept=${Cp} aria-describedby="import-hint" @change=${t=>Rp(t,e)}>
  </p>`,Vp=e=>T`
  <section class="card">
    <p>${i("import.text")}</p>
    ${e.refusal?m(e.refusal):z}
    ${e.progress===null?Wp(e):zp(e)}
    <p class="hint" id="import-hint">${i("import.files")}</p>
  </section>
  ${e.unfinished.length?Yp(e):z}`;async function Uo(e,t){await S(i("import.discardTitle"),i("import.discardText"),i("import.discard"))&&(await e.discard(t),g("import-file"))}var qs=e=>e.name||i("import.unnamed");async function Gp(e,t){await e.open(t),g("part-import")}var Yp=e=>T`
  <section class="card">
    <h2>${i("import.unfinished")}</h2>
    <ul class="people">${e.unfinished.map(t=>T`
      <li class="row between">
        <span class="grow"><bdi class="strong">${qs(t)}</bdi><br>
          <span class="soft">${i("import.left",{n:t.counts.ready+t.counts.noPlace})} ${Mo(t)}</span></span>
        <span class="row">
          <button type="button" class="quiet" aria-label=${`${i("import.goOn")}: ${qs(t)}`} @click=${()=>Gp(e,t)}>
            ${i("import.goOn")}
          </button>
          <button type="button" class="round" aria-label=${`${i("import.discard")}: ${qs(t)}`}
            @click=${()=>Uo(e,t)}>
            ${c("trash")}
          </button>
        </span>
      </li>`)}
    </ul>
  </section>`,Mo=e=>i("import.ends",{date:K(e.expiresAt)});async function Jp(e){await e.commit(),g("part-import")}var Xp=(e,{taken:t,all:s})=>T`
  <progress max=${s} .value=${t} aria-label=${i("import.running")}></progress>
  <p class="row between">
    <span role="status">${i("import.progress",{n:t,all:P(s)})}</span>
    <button type="button" class="quiet" id="import-stop" @click=${()=>e.stop()}>${i("import.stop")}</button>
  </p>
  ${e.current.counts.media?T`<p class="soft">${i("import.mediaLeft",{n:e.current.counts.media})}</p>`:z}`,Zp=({mediaDone:e,mediaLost:t},{made:s})=>T`
  <p role="status">${c("check")} ${i("import.made",{n:s})}</p>
  ${e?T`<p>${i("import.media",{n:e})}</p>`:z}
  ${t?T`<p>${i("import.mediaLost",{n:t})}</p>`:z}
  ${s?T`<p><a class="button" href="/profile">${i("import.see")}</a></p>`:z}`,Kp=(e,t)=>T`
  ${To(e)}
  <button type="button" class="main" id="import-commit" @click=${()=>Jp(e)}>${i("import.commit",{n:t})}</button>`;function Qp(e){let[t,s]=[qo(e),Fo(e)];return T`
    ${t?T`<p id="import-left">${t}</p>`:z}
    ${s.length?T`
      <details>
        <summary>${i("import.leftWhere")}</summary>
        <ul>${s.map(n=>T`<li><bdi>${n}</bdi></li>`)}</ul>
      </details>`:z}
    ${e.guessedEncoding?T`<p>${i("import.encoding",{name:e.guessedEncoding})}</p>`:z}`}function tu(e){let{current:t,published:s}=e;return T`
    <section class="card">
      ${V("import",T`<bdi>${qs(t)}</bdi>`)}
      ${e.isBusy?Xp(e,s):T`
        ${e.isDone?z:T`<p class="soft">${Mo(t)}</p>`}
        ${Qp(t)}
        ${s?Zp(t.counts,s):z}
        ${s?.problem?m(s.problem):z}
        ${t.counts.ready?Kp(e,t.counts.ready):z}
        <p class="row">${e.isDone?T`
          <button type="button" class="quiet" @click=${()=>Ao(e)}>${i("import.finish")}</button>`:T`
          <button type="button" class="quiet" @click=${()=>Ao(e)}>${i("import.other")}</button>
          <button type="button" class="danger" @click=${()=>Uo(e,t)}>${i("import.discard")}</button>`}
        </p>`}
    </section>`}async function Ao(e){await e.leave(),g("import-file")}function eu(e,t){return e.loading.problem?m(e.loading.problem,e.loading.load):e.current?T`${tu(e)}${e.isBusy?z:Bo(e,t)}`:Vp(e)}function _o(e){let t=new Os(e);return{title:i("import.title"),ready:t.loading.load(),view:()=>T`${f(i("import.title"),z,"/settings")}${eu(t,e)}`}}import{html as D,nothing as et}from"../lib/lit-html/lit-html.js";var su=4,iu=e=>e.map((t,s)=>t.map((n,a)=>n?`M${a} ${s}h1v1h-1z`:"").join("")).join("");async function Do(e){let{encode:t}=await import(new URL("lib/uqr/uqr.js",_e).href),{data:s,size:n}=t(e,{ecc:"M",border:su});return{size:n,path:iu(s)}}function jt(){let e=h().invites;return e==="members"||e==="admins"&&y()?.role==="admin"}var No=[1,2,5,10,25,100],Eo=[1,7,30,90],Fs=class{created=null;#t;constructor(t){this.#t=t,this.list=_(t,"/api/invites"),this.form=new b({send:(s,n)=>this.#e(s,n),update:t.update})}get isAdmin(){return y()?.role==="admin"}isMine(t){return t.inviter?.id===y()?.id}async#e({uses:t,days:s,note:n="",befriend:a},o){let r={uses:Number(t),days:Number(s),note:n.trim(),befriend:!!a},l=await k("/api/invites",r);this.created={...l,url:new URL(l.link,location.origin).href,code:null},o.reset(),this.#t.update(),await Promise.all([this.#s(this.created),this.list.load()])}async#s(t){t.code=await Do(t.url).catch(()=>null),this.#t.update()}close=()=>{this.created=null,this.#t.update()};async copy(){try{await navigator.clipboard.writeText(this.created.url),p(i("find.copied"))}catch{p(i("invites.copyYourself"))}}get canShare(){return!!navigator.share}async share(){try{let t=i("invites.shareText",{name:y().username,instance:$e()});await navigator.share({title:i("invites.shareTitle",{instance:$e()}),text:t,url:this.created.url})}catch(t){t.name!=="AbortError"&&await this.copy()}}async revoke(t){try{await q(`/api/invites/${t.id}`),this.created?.id===t.id&&(this.created=null),await this.list.load()}catch(s){p(x(s))}this.#t.update()}};var jo=(e,t,s,n)=>D`
  <div class="field">
    <label for=${e}>${t}</label>
    <select id=${e} name=${e}>
      ${s.map(([a,o])=>D`<option value=${a} ?selected=${a===n}>${o}</option>`)}
    </select>
  </div>`,nu=()=>D`
  <label class="switch">
    <span>${i("invites.befriend")}<br><span class="soft">${i("invites.befriendHint")}</span></span>
    <input type="checkbox" role="switch" id="befriend" name="befriend">
  </label>`;async function au(e,t){let s=t.created;await t.form.submit(e),t.created!==s&&await g("created-title")}var ou=(e,t=e.form)=>D`
  <form class="card" novalidate aria-labelledby="new-invite" @submit=${s=>au(s,e)}>
    <h2 id="new-invite">${i("invites.new")}</h2>
    ${v(t)}
    <div class="pair">
      ${jo("uses",i("invites.uses"),No.map(s=>[s,i("invites.people",{n:s})]),1)}
      ${jo("days",i("invites.days"),Eo.map(s=>[s,i("invites.daysOf",{n:s})]),7)}
    </div>
    ${nu()}
    ${u(t,"note",{label:i("invites.note"),hint:i("invites.noteHint"),most:200})}
    <div class="row end">${I(t,i("invites.create"))}</div>
  </form>`,ru=({size:e,path:t})=>D`
  <svg class="qr" viewBox="0 0 ${e} ${e}" role="img" aria-label=${i("invites.qr")} shape-rendering="crispEdges">
    <path d=${t}></path>
  </svg>`,cu=e=>D`
  <button type="button" class="quiet" @click=${()=>e.share()}>${c("share")} ${i("action.share")}</button>`,lu=e=>D`
  <section class="card" id="created" aria-labelledby="created-title">
    <div class="row between"><h2 id="created-title" tabindex="-1">${i("invites.ready")}</h2>${Ut(e.close)}</div>
    <p role="status">${i("invites.once")}</p>
    <div class="field">
      <label for="link">${i("invites.link")}</label>
      <input id="link" type="text" readonly dir="ltr" .value=${e.created.url} @focus=${t=>t.target.select()}>
    </div>
    <p class="row actions">
      <button type="button" @click=${()=>e.copy()}>${c("copy")} ${i("invites.copy")}</button>
      ${e.canShare?cu(e):et}
    </p>
    ${e.created.code?ru(e.created.code):et}
  </section>`,pu=e=>D`<li><a class="person" href="/people/${e.id}">${lt(e,28)} <span class="strong">${e.username}</span></a></li>`;async function uu(e,t){await S(i("invites.revokeTitle"),i("invites.revokeText"),i("invites.revoke"))&&await e.revoke(t)}var du=(e,t,s)=>D`
  <button type="button" class="quiet" aria-label="${i("invites.revoke")}: ${s}" @click=${()=>uu(e,t)}>
    ${i("invites.revoke")}
  </button>`,mu={open:"invites.open",used_up:"invites.usedUp",expired:"invites.expired",revoked:"invites.revoked",suspended:"invites.suspended"},hu=(e,t)=>!e.isAdmin||e.isMine(t)?et:D` · ${t.inviter?i("invites.by",{name:t.inviter.username}):i("invites.byCommand")}`;function fu(e,t){let s=t.note||i("invites.of",{date:K(t.createdAt)}),n=t.state==="open";return D`
    <li class="invite">
      <div class="row between">
        <span class="strong" dir="auto">${s}</span>
        <span class="badge">${i(mu[t.state])}</span>
      </div>
      <p class="soft">
        ${i("invites.used",{used:P(t.uses-t.usesLeft),uses:P(t.uses)})}
        ${n?D` · ${i("invites.until",{date:K(t.expiresAt)})}`:et}
        ${t.befriend?D` · ${i("invites.befriends")}`:et}
        ${hu(e,t)}
      </p>
      ${t.usedBy.length?D`<ul class="row used" aria-label=${i("invites.usedBy")}>${t.usedBy.map(pu)}</ul>`:et}
      ${n?D`<p class="row actions">${du(e,t,s)}</p>`:et}
    </li>`}function $u(e){let{items:t,problem:s,load:n}=e.list;return s?m(s,n):t?t.length?D`
    <section class="card">
      <h2>${i(e.isAdmin?"invites.all":"invites.yours")}</h2>
      <ul class="people">${t.map(a=>fu(e,a))}</ul>
      ${F(e.list)}
    </section>`:jt()?et:U(i("invites.none"),i("reason.may_not_invite")):$(2)}function Ho(e){let t=new Fs(e);return{title:i("invites.title"),ready:t.list.load(),view:()=>D`
      ${f(i("invites.title"),et,"/people")}
      ${jt()?D`<p class="lead">${i("invites.lead")}</p>`:et}
      ${t.created?lu(t):et}
      ${jt()?ou(t):et}
      ${$u(t)}`}}import{html as Ie,nothing as gu}from"../lib/lit-html/lit-html.js";var Ro=(e,t)=>Ie`
  <div class="field">
    <p><span class="strong">${e}</span><br>${t}</p>
    <p class="hint">${i("admin.fixed")}</p>
  </div>`,bu=(e,{label:t,value:s,options:n,text:a})=>Ie`
  <div class="field">
    <label for=${e}>${t}</label>
    <select id=${e} name=${e}>
      ${n.map(o=>Ie`<option value=${o} ?selected=${o===s}>${a(o)}</option>`)}
    </select>
  </div>`;function Co(e,t,s,n,a){let o=e.values[t];return e.isFixed(t)?Ro(n,a(o)):bu(t,{label:n,value:o,options:s,text:a})}var wu=e=>u(e.form,"mediaLimit",{label:i("admin.limitOfAll"),hint:i("admin.limitOfAllHint"),kind:"number",mode:"numeric",value:e.limit}),yu=({mediaLimit:e})=>e?st(e):i("admin.limits.none"),vu=e=>Ie`
  <form class="card" novalidate @submit=${e.form.submit}>
    ${v(e.form)}
    <p class="hint">${i("admin.public")}</p>
    ${u(e.form,"name",{label:i("admin.name"),value:e.values.name,most:50})}
    ${u(e.form,"description",{label:i("admin.description"),value:e.values.description,kind:"area",most:500})}
    ${u(e.form,"rules",{label:i("admin.rules"),value:e.values.rules,kind:"area",most:5e3})}
    ${u(e.form,"contact",{label:i("admin.contact"),hint:i("admin.contactHint"),value:e.values.contact,most:200})}
    ${Co(e,"registration",Ta,i("admin.registration"),t=>i(`admin.modes.${t}`))}
    ${Co(e,"invites",La,i("admin.whoInvites"),t=>i(`admin.inviters.${t}`))}
    ${e.isFixed("mediaLimit")?Ro(i("admin.limitOfAll"),yu(e.values)):wu(e)}
    <div class="row end">${I(e.form,i("action.save"))}</div>
  </form>`;function ku(e){return e.loading.problem?m(e.loading.problem,e.loading.load):e.values?vu(e):$(4)}function zo(e){let t=new os(e);return{title:i("admin.instance"),ready:t.loading.load(),view:()=>Ie`${f(i("admin.instance"),gu,"/admin")}${ku(t)}`}}import{html as St,nothing as Jt}from"../lib/lit-html/lit-html.js";var Wo=e=>e.slice(e.lastIndexOf("#")+1).trim(),Ss=class{greeting=null;ended=null;#t;constructor(t,s){this.#t=t,this.invite=Wo(s);let n={username_taken:"username",invite_needed:"invite",registration_closed:"invite"};this.form=new b({send:a=>this.#s(a),update:t.update,fieldOf:n})}load=async()=>{if(this.invite){try{this.greeting=await k("/api/invites/greeting",{code:this.invite})}catch(t){if(t.reason!=="invite_ended")return;this.ended=t,this.invite=""}this.#t.update()}};get user(){return y()}get isClosed(){return h().registration==="closed"&&!this.invite}get asksInvite(){return h().registration!=="open"&&!this.invite}#e(t){throw t.reason==="invite_needed"&&(this.invite=""),t}async#s({username:t,password:s,invite:n=""}){await pn();let a=this.invite||Wo(n),o={username:t.trim(),password:s,cookie:!0,...a?{invite:a}:{}},r=await k("/api/auth/register",o).catch(l=>this.#e(l));yt(r.user),await this.#t.go("/",{replace:!0}),p(i("join.welcome",{name:r.user.username}))}};var xu=({form:e,asksInvite:t})=>St`
  <form novalidate @submit=${e.submit}>
    ${v(e)}
    ${t?u(e,"invite",{label:i("join.invite"),hint:i("join.inviteHint"),required:!0}):Jt}
    ${u(e,"username",{label:i("account.username"),hint:i("join.usernameHint"),required:!0,least:3,most:31,pattern:"[A-Za-z0-9_\\-]*",complete:"username"})}
    ${u(e,"password",{label:i("account.password"),hint:i("join.passwordHint"),kind:"password",required:!0,least:8,most:255,complete:"new-password"})}
    ${I(e,i("join.action"))}
  </form>`;function Ou({greeting:e,invite:t}){let s=e?.inviter?.username;return St`
    ${s?St`<p class="strong">
      ${i(e.befriend?"join.invitedFriend":"join.invitedBy",{name:s,instance:$e()})}</p>`:Jt}
    <p class="lead">${i("app.about")}</p>
    ${t?St`<p class="lead">${i("join.invited")}</p>`:Jt}`}var Pu=(e,t)=>St`${ma(St`
  <h1 tabindex="-1">${i("join.title")}</h1>
  ${Ou(e)}
  ${e.ended?St`<p class="note" role="alert">${x(e.ended)}</p>`:Jt}
  ${e.user?St`<p class="note">${i("join.signedIn",{name:e.user.username})}</p>`:Jt}
  ${e.isClosed?St`<p class="note">${i("join.closed")}</p>`:Jt}
  ${h().passwordLogin?xu(e):Jt}
  ${$a("join.provider",{redirect:"/"},{invite:e.invite})}
  <p class="below">${i("join.have")} <a href="/sign-in">${i("signin.action")}</a></p>`)}${da(t)}`;function Vo(e){let t=new Ss(e,location.hash);return{get title(){return i("join.title")},broad:!0,ready:t.load(),view:()=>Pu(t,e.update)}}import{html as ft,nothing as Ae}from"../lib/lit-html/lit-html.js";var Go=["private","friends","public"],Yo=({name:e,description:t,visibility:s})=>({name:e.trim(),description:t.trim()||null,visibility:s}),Jo=e=>new b({send:async t=>e(await k("/api/lists",Yo(t)))}),Ts=class{constructor(t){let s=t.query.get("user")??"";this.isOwn=!s||s===y().id,this.lists=_(t,O("/api/lists",{userId:s,limit:20}))}},Ls=class{list=null;#t;#e;constructor(t){this.#t=t,this.#e=`/api/lists/${t.params.id}`,this.finds=_(t,`${this.#e}/finds?limit=50`),this.loading=j(t,()=>this.#s())}get title(){return this.list?.name??i("lists.one")}get isOwn(){return this.list?.userId===y().id}get canHide(){return!this.isOwn&&y().role==="admin"&&!!this.list&&this.list.visibility!=="private"}get listsPath(){return O("/lists",{user:this.list&&!this.isOwn&&this.list.userId})}async#s(){this.list=await w(this.#e,{signal:this.#t.signal}),await this.finds.load()}editForm=t=>new b({send:async s=>{this.list=await W(this.#e,Yo(s)),this.#t.update(),t()}});hideForm=t=>new b({send:async({reason:s})=>{await k(`/api/admin/lists/${this.list.id}/private`,{reason:s.trim()}),t(),this.#t.go(this.listsPath,{replace:!0})}});async remove(){await X(q(this.#e))&&this.#t.go("/lists",{replace:!0})}async#i(t){if(await X(t)){let s=await w(this.#e).catch(()=>this.list);this.list=s}this.#t.update()}drop(t){return this.#i(q(`${this.#e}/finds/${t.id}`).then(()=>{if(this.finds.items=this.finds.items.filter(s=>s.id!==t.id),!this.finds.items.length&&this.finds.next)return this.finds.load()}))}setCover(t){return this.#i(W(this.#e,{coverId:t.id}))}move(t,s){let{items:n}=this.finds,a=n.findIndex(r=>r.id===t.id),o=n[a+s];return o?this.#i(W(`${this.#e}/finds/${t.id}/place`,{[s<0?"before":"after"]:o.id}).then(()=>{let r=n.filter(l=>l.id!==t.id);r.splice(a+s,0,t),this.finds.items=r})):null}},Is=class{lists=null;update=()=>{};#t;constructor(t){this.#t=t,this.form=new b({send:(s,n)=>this.#e(s,n),update:()=>this.update()})}load(){return X(w(`/api/finds/${this.#t}/lists`).then(t=>{this.lists=t}))}async toggle(t){let s=`/api/lists/${t.id}/finds/${this.#t}`;t.hasFind=!t.hasFind,this.update(),await X(t.hasFind?W(s):q(s))||(t.hasFind=!t.hasFind),this.update()}async#e({list:t},s){let n=await k("/api/lists",{name:t.trim()});this.lists.unshift({...n,hasFind:!1}),s.reset(),await this.toggle(this.lists[0])}};import{html as Xt,nothing as qu}from"../lib/lit-html/lit-html.js";var Fu={private:"lock",friends:"people",public:"globe"},Bs=e=>Xt`
  <span class="badge">${c(Fu[e.visibility])} ${i(`lists.${e.visibility}`)}</span>`,Xo=e=>Xt`
  <li>
    <a class="find" href="/lists/${e.id}">
      <span class="thumb">${e.cover?_t(e.cover.media,{thumb:!0}):c("bookmark")}</span>
      <span class="what">
        <span class="name" dir="auto">${e.name}</span>
        <span class="soft">${i("lists.finds",{n:e.findCount})}</span>
        <span class="soft marks">${Bs(e)}</span>
      </span>
    </a>
  </li>`,Su=(e,t)=>Xt`<option value=${t} ?selected=${t===(e?.visibility??"private")}>${i(`lists.${t}`)}</option>`,Tu=(e,t)=>Xt`
  ${v(e)}
  ${u(e,"name",{label:i("lists.name"),value:t?.name??"",required:!0,most:100})}
  ${u(e,"description",{label:i("lists.description"),value:t?.description??"",kind:"area",most:500})}
  <div class="field">
    <label for="visibility">${i("lists.who")}</label>
    <select id="visibility" name="visibility" aria-describedby="visibility-hint">${Go.map(s=>Su(t,s))}</select>
    <p class="hint" id="visibility-hint">${i("lists.whoHint")}</p>
  </div>`,As=(e,t=null)=>B(e,i(t?"lists.edit":"lists.new"),s=>Tu(s,t),s=>I(s,i("action.save"))),Lu=(e,t)=>Xt`
  <li>
    <label class="row list-choice">
      <input type="checkbox" .checked=${t.hasFind} @change=${()=>e.toggle(t)}>
      <span class="grow" dir="auto">${t.name}</span>
      ${Bs(t)}
    </label>
  </li>`,Iu=(e,t)=>Xt`
  <div class="row between"><h2>${i("lists.addTo")}</h2>${Ut(t)}</div>
  ${e.lists.length?Xt`<ul class="people">${e.lists.map(s=>Lu(e,s))}</ul>`:qu}
  <form novalidate @submit=${e.form.submit}>
    ${v(e.form)}
    ${u(e.form,"list",{label:i("lists.new"),hint:i("lists.newHint"),required:!0,most:100})}
    <div class="row end"><button type="submit" aria-busy=${e.form.busy?"true":"false"}>${i("lists.create")}</button></div>
  </form>`;async function Bu(e){let t=new Is(e.id);await t.load()&&await ut((s,n)=>(t.update=n,Iu(t,s)),{label:i("lists.addTo")})}import{html as Tt,nothing as pe}from"../lib/lit-html/lit-html.js";var[Zo,Au]=[12,28],qi=class extends ra{label="";#t=[];set places(t){this.#t=t,this.map&&this.draw()}options(){let{lat:t,lng:s}=this.#t[0]??{lat:25,lng:5};return{view:{lat:t,lng:s,zoom:2},still:!0}}draw(){this.#t.length&&(this.map.setMarkers(this.#t.map(t=>({key:`${t.lat},${t.lng}`,lat:t.lat,lng:t.lng,kind:"dot",size:Au,text:"",label:t.name,click:()=>this.map.setView({...t,zoom:Zo})}))),this.map.fit(this.#t,Zo,{animate:!1}))}failed(){this.remove()}};customElements.define("finds-map",qi);var Uu=112,Ko=(e,t)=>Tt`
  <span class="sum"><span class="strong">${P(e)}</span> <span class="soft">${i(t,{n:e})}</span></span>`,Us=(e,{count:t,likes:s,badge:n=pe,actions:a=pe})=>Tt`
  <section class="profile-head">
    ${lt(e,Uu)}
    <p class="row">
      ${t===void 0?pe:Ko(t,"person.findsSum")}
      ${s===void 0?pe:Ko(s,"person.likesSum")}
      ${n}
    </p>
    <p class="row actions">${a}</p>
  </section>`,Mu=e=>Tt`
  <li>
    <a class="tile c-${e.category??""}" href="/finds/${e.id}">
      ${e.media.length?_t(e.media[0],{thumb:!0}):Tt`<span class="sign-tile">${Rt(e.category)}</span>`}
      ${e.isPublic?pe:Tt`<span class="corner">${c("lock")}<span class="unseen">${i("find.friendsOnly")}</span></span>`}
      <span class="caption" dir="auto">${e.title}</span>
    </a>
  </li>`,Qo=(e,t,s)=>Tt`
  <button type="button" class="chip" aria-pressed=${e.layout===t?"true":"false"} @click=${()=>e.show(t)}>
    ${c(s)} ${i(`person.${t}`)}
  </button>`,_u={grid:e=>Tt`<ul class="tiles">${e.map(Mu)}</ul>`,list:e=>Tt`<ul class="card rows">${e.map(t=>_n(t,ze(t)))}</ul>`},Fi=e=>[...new Map(e.map(t=>[t.locationId,{...ee(t.location),name:t.location.name}])).values()];function ue(e,t){let{items:s,problem:n,load:a}=e.finds;return n?m(n,a):s?s.length?Tt`
    <finds-map .places=${Fi(s)} .label=${i("person.map")}></finds-map>
    <div class="chips" role="group" aria-label=${i("person.layout")}>
      ${Qo(e,"grid","camera")}
      ${Qo(e,"list","filter")}
    </div>
    ${_u[e.layout](s)}
    ${F(e.finds)}`:U(t.title,t.text,t.action??pe):$(3)}import{html as Z,nothing as mt}from"../lib/lit-html/lit-html.js";var tr=["exact","area","hidden"],Si=[1,5,20],er=["","1","7","30","date"],Du=3650,Ti=({findId:e,listId:t})=>e?"find":t?"list":"category",sr=({isPublic:e,location:t})=>e&&!t?.area?"exact":"area";function Nu(e,t=new Date){let[s,n,a]=e.split("-").map(Number);return Math.round((Date.UTC(s,n-1,a)-Date.UTC(t.getFullYear(),t.getMonth(),t.getDate()))/864e5)}var ir=(e,t=new Date)=>new Date(Date.UTC(t.getFullYear(),t.getMonth(),t.getDate()+e)).toISOString().slice(0,10);function Eu({life:e,until:t}){if(e==="keep")return;if(e==="")return null;let s=e==="date"?Nu(t):Number(e);if(s>=1&&s<=Du)return s;throw{code:"page",reason:"until",text:i("shares.untilBad")}}function ju({secret:e="new",password:t}){return e==="remove"?null:e==="new"&&t?t:void 0}var Hu=e=>({title:e.title.trim(),place:e.place,area:e.place==="area"?Number(e.area):void 0,password:ju(e),days:Eu(e)}),Cu=({chosen:e,category:t})=>({category:e||t.trim()});async function Ru(){let e=(await w("/api/finds/categories")).filter(t=>t.ownCount).map(t=>[t.category,t.ownCount]);return[...e,...Mt.filter(t=>!e.some(([s])=>s===t)).map(t=>[t,0])]}var Ms=class{constructor({share:t=null,target:s=null,offered:n=[],place:a="area",done:o}){this.share=t,this.target=s,this.place=t?.place??a,this.life=t?.expiresAt?"keep":"",this.secret=t?.hasPassword?"keep":"new",this.offered=n,this.chosen=n[0]?.[0]??"",this.form=new b({send:async r=>o(await this.#t(r)),fieldOf:{until:"until"}})}get kind(){return Ti(this.share??this.target??{})}set(t){Object.assign(this,t),this.form.update()}#t(t){let s=Hu(t);return this.share?E(`/api/shares/${this.share.id}`,s):k("/api/shares",{...this.target??Cu(t),...s,days:s.days??void 0})}},Ds=e=>new URL(e.link,location.origin).href,Ns=()=>!!navigator.share;async function Es(e){try{await navigator.clipboard.writeText(Ds(e))}catch{return!1}return p(i("find.copied")),!0}async function js(e,t){try{await navigator.share({title:t,url:Ds(e)})}catch(s){return s.name==="AbortError"}return!0}var _s=class{#t;constructor(t){this.#t=t,this.list=_(t,"/api/shares")}take(t){let{items:s}=this.list;if(!s)return this.list.load();let n=s.some(a=>a.id===t.id);return this.list.items=n?s.map(a=>a.id===t.id?t:a):[t,...s],this.#t.update()}async offered(){let t=null;return await X(Ru().then(s=>{t=s})),t}async revoke(t){await X(q(`/api/shares/${t.id}`))&&(this.list.items=this.list.items.filter(s=>s.id!==t.id),p(i("shares.revoked")),this.#t.update())}};var Li=e=>e.findTitle||e.listName||pt(e.category??""),ht=e=>e.title||Li(e),nr=e=>i("place.area",{distance:Bt(e)}),ar=({place:e,area:t})=>e==="area"?nr(t):i(`shares.place.${e}`),Ii=({expired:e,expiresAt:t})=>i(e?"shares.expired":"shares.until",{date:wt(t)}),Hs=(e,t,{label:s,options:n,chosen:a,set:o=()=>{},hint:r=""})=>Z`
  <div class="field">
    <label for=${t}>${s}</label>
    <select id=${t} name=${t} aria-describedby=${e.errors[t]?`${t}-error`:r?`${t}-hint`:mt}
      aria-invalid=${e.errors[t]?"true":mt} @change=${l=>o(l.target.value)}>
      ${n.map(([l,d])=>Z`<option value=${l} ?selected=${l===a}>${d}</option>`)}
    </select>
    ${e.errors[t]?Z`<p class="error" id="${t}-error">${e.errors[t]}</p>`:r?Z`<p class="hint" id="${t}-hint">${r}</p>`:mt}
  </div>`,zu=e=>Z`
  ${Hs(e.form,"chosen",{label:i("find.category"),chosen:e.chosen,set:t=>e.set({chosen:t}),options:[...e.offered.map(([t,s])=>[t,pt(t)+(s?` (${P(s)})`:"")]),["",i("shares.otherCategory")]]})}
  ${e.chosen?mt:u(e.form,"category",{label:i("categories.own"),hint:i("shares.categoryHint"),required:!0,most:h().limits.category})}`,Wu={exact:"pin",area:"map",hidden:"block"},Vu=(e,t)=>Z`
  <label class="choice">
    <input type="radio" name="place" value=${t} ?checked=${e.place===t} @change=${()=>e.set({place:t})}>
    <span>
      ${c(Wu[t])}
      <span><span class="strong">${i(`shares.place.${t}`)}</span><br><span class="soft">${i(`shares.shows.${t}`)}</span></span>
    </span>
  </label>`,Gu=e=>Z`
  <fieldset class="choices">
    <legend>${i("shares.places")}</legend>
    ${tr.map(t=>Vu(e,t))}
  </fieldset>
  ${e.place==="area"?Hs(e.form,"area",{label:i("shares.area"),hint:i("shares.areaHint"),chosen:e.share?.area??Si[0],options:Si.map(t=>[t,nr(t)])}):mt}`,Yu=e=>Z`
  ${Hs(e.form,"life",{label:i("shares.life"),chosen:e.life,set:t=>e.set({life:t}),options:[...e.share?.expiresAt?[["keep",Ii(e.share)]]:[],...er.map(t=>[t,i(`shares.life.${t||"endless"}`)])]})}
  ${e.life==="date"?u(e.form,"until",{label:i("shares.date"),kind:"date",value:ir(14),hint:i("shares.dateHint"),required:!0}):mt}`,Ju=e=>Z`
  ${e.share?.hasPassword?Hs(e.form,"secret",{label:i("account.password"),chosen:e.secret,set:t=>e.set({secret:t}),options:["keep","new","remove"].map(t=>[t,i(`shares.password.${t}`)])}):mt}
  ${e.secret==="new"?u(e.form,"password",{label:i(e.share?.hasPassword?"settings.newPassword":"account.password"),hint:i("shares.passwordHint"),kind:"password",required:!!e.share?.hasPassword,least:8,most:255,complete:"new-password"}):mt}`,Xu=e=>Z`
  <p>${i(`shares.about.${e.kind}`)}</p>
  ${v(e.form)}
  ${e.share||e.target?mt:zu(e)}
  ${Gu(e)}
  ${Yu(e)}
  ${Ju(e)}
  ${u(e.form,"title",{label:i("shares.title"),value:e.share?.title??"",hint:i(`shares.titleHint.${e.kind}`),most:100})}`;async function Cs(e){let t=null,s=null,n=r=>(s=new Ms({...e,done:l=>{t=l,r()}}),s.form),[a,o]=e.share?["shares.change","action.save"]:["shares.new","shares.create"];return await B(n,i(a),()=>Xu(s),r=>I(r,i(o))),t}async function or(e){await Es(e)||(document.getElementById("link").select(),p(i("secret.selected")))}async function Zu(e){await js(e,ht(e))||await or(e)}var Ku=e=>Z`
  <button type="button" class="quiet" @click=${()=>Zu(e)}>${c("share")} ${i("action.share")}</button>`,Bi=e=>Z`
  <a class="button quiet" href=${e.link} target="_blank" rel="noreferrer noopener" aria-label="${i("shares.open")}: ${ht(e)}">
    ${c("globe")} ${i("shares.open")}
  </a>`,Be=(e,t=i("shares.ready"))=>ut(s=>Z`
  <div class="row between"><h2>${t}</h2>${Ut(s)}</div>
  <p>${i(e.hasPassword?"shares.readyPassword":"shares.readyText")}</p>
  <div class="field">
    <label for="link">${ht(e)}</label>
    <input id="link" type="text" readonly autofocus dir="ltr" .value=${Ds(e)} @focus=${n=>n.target.select()}>
  </div>
  <p class="row actions">
    <button type="button" @click=${()=>or(e)}>${c("copy")} ${i("secret.copy")}</button>
    ${Ns()?Ku(e):mt}
    ${Bi(e)}
  </p>
  <p class="below"><a href="/shares" @click=${()=>s()}>${i("shares.all")}</a></p>`,{label:t});async function rr(e){let t=await Cs(e);t&&await Be(t)}var Qu=e=>rr({target:{findId:e.id},place:sr(e)}),cr=e=>rr({target:{listId:e.id}});async function td(e){await S(i("lists.deleteTitle",{name:e.list.name}),i("lists.deleteText"),i("action.delete"))&&e.remove()}var ed=e=>Dt(i("lists.menu"),[{text:i("lists.edit"),sign:"edit",run:()=>As(e.editForm,e.list)},{text:i("find.byLink"),sign:"share",run:()=>cr(e.list)},{text:i("lists.delete"),sign:"trash",isDanger:!0,run:()=>td(e)}],{id:"list-menu"}),sd=e=>ft`
  ${v(e)}
  <p>${i("lists.makePrivateText")}</p>
  ${u(e,"reason",{label:i("report.reason"),required:!0,most:500})}`,id=e=>Dt(i("lists.menu"),[{text:i("lists.makePrivate"),sign:"lock",isDanger:!0,run:()=>B(e.hideForm,i("lists.makePrivateTitle",{name:e.list.name}),sd,t=>I(t,i("lists.makePrivate")))}],{id:"list-menu"});async function lr(e,t,s){await e.move(t,s),g(`find-${t.id}`)}async function nd(e,t){await e.drop(t),g("list-menu")}function ad(e,t,s){let n=e.finds.items.length-1;return Dt(i("lists.findMenu",{title:t.title}),[...s>0?[{text:i("lists.up"),run:()=>lr(e,t,-1)}]:[],...s<n?[{text:i("lists.down"),run:()=>lr(e,t,1)}]:[],...t.media.some(a=>a.type==="image")?[{text:i("lists.cover"),sign:"camera",run:()=>e.setCover(t)}]:[],{text:i("lists.drop"),sign:"close",run:()=>nd(e,t)}],{id:`find-${t.id}`})}var od=(e,t,s)=>ft`
  <li class="listed">
    ${Mn(t,ze(t))}
    ${e.isOwn?ad(e,t,s):Ae}
  </li>`,rd=({user:e})=>ft`<a class="person" href="/people/${e.id}">${lt(e)} <span>${e.username}</span></a>`,cd=e=>ft`
  <div class="card">
    ${e.isOwn?Ae:rd(e.list)}
    ${e.list.description?ft`<p class="text" dir="auto">${e.list.description}</p>`:Ae}
    <p class="marks">${Bs(e.list)} <span class="soft">${i("lists.finds",{n:e.list.findCount})}</span></p>
  </div>`;function ld(e){let{items:t,problem:s,load:n}=e.finds;return s?m(s,n):t?t.length?ft`
    <finds-map .places=${Fi(t)} .label=${i("person.map")}></finds-map>
    <ol class="card rows">${t.map((a,o)=>od(e,a,o))}</ol>
    ${F(e.finds)}`:U(i("lists.empty"),e.isOwn?i("lists.emptyText"):i("lists.emptyOther")):$(3)}function pd(e){let{problem:t,load:s}=e.loading;if(t?.code==="not_found")return ft`<p class="empty">${i("lists.gone")}</p>`;if(t)return m(t,s);if(!e.list)return $(3);let{cover:n}=e.list;return ft`
    ${n?ft`<div class="list-cover">${_t(n.media,{eager:!0})}</div>`:Ae}
    ${cd(e)}
    ${ld(e)}`}function pr(e){let t=new Ls(e);return{get title(){return t.title},ready:t.loading.load(),view:()=>ft`
      ${f(t.title,t.isOwn?ed(t):t.canHide?id(t):Ae,t.listsPath)}
      ${pd(t)}`}}import{html as Ai,nothing as ud}from"../lib/lit-html/lit-html.js";async function dd(e){let t=null;await As(s=>Jo(n=>{t=n,s()})),t&&e.go(`/lists/${t.id}`)}var md=e=>Ai`
  <button type="button" id="new-list" @click=${()=>dd(e)}>${c("plus")} ${i("lists.new")}</button>`;function hd({lists:e,isOwn:t}){return e.problem?m(e.problem,e.load):e.items?e.items.length?Ai`<ul class="card rows">${e.items.map(Xo)}</ul>${F(e)}`:U(i("lists.none"),t?i("lists.noneText"):i("lists.noneOther")):$(3)}function ur(e){let t=new Ts(e);return{title:i("lists.title"),ready:t.lists.load(),view:()=>Ai`
      ${f(i("lists.title"),t.isOwn?md(e):ud,t.isOwn?"/profile":`/people/${e.query.get("user")}`)}
      ${hd(t)}`}}import{html as dr,nothing as $d}from"../lib/lit-html/lit-html.js";var fd=10,Rs=class{isGone=!1;#t;constructor(t){this.#t=t,this.name=t.params.name.toLowerCase(),this.loading=j(t,()=>this.#e())}async#e(){if(this.name===y()?.username)return this.#s(y());let t=O("/api/users",{q:this.name,limit:100});for(let s=0;t&&s<fd;s++){let n=await Kt(t,{signal:this.#t.signal}),a=n.items.find(o=>o.username===this.name);if(a)return this.#s(a);t=n.next}return this.isGone=!0,null}#s(t){return this.#t.go(`/people/${t.id}`,{replace:!0})}};function gd({isGone:e,loading:t}){return t.problem?m(t.problem,t.load):e?dr`<p class="empty">${i("person.gone")}</p>`:$(3)}function mr(e){let t=new Rs(e);return{title:i("person.title"),ready:t.loading.load(),view:()=>dr`${f(t.name,$d,"/people")}${gd(t)}`}}import{html as $t,nothing as Ws}from"../lib/lit-html/lit-html.js";var[bd,wd]=[20,36e5];function yd(e){let t=new Map;for(let{type:s,data:n,createdAt:a}of e)(n.commentId||s==="mentioned")&&t.set(n.userId,[...t.get(n.userId)??[],new Date(a)]);return new Set([...t].filter(([,s])=>s.some((n,a)=>n-s[a+bd-1]<wd)).map(([s])=>s))}var zs=class{#t;#e;#s=new Set;constructor(t){this.#t=t,this.list=_(t,"/api/notifications?limit=30"),this.#e=At.subscribe("notification",s=>this.#n(s))}get groups(){let t=new Map,s=yd(this.list.items);for(let n of this.list.items){let a=n.data.findId&&n.data.userId?`${n.type} ${n.data.findId}`:n.id,o=t.get(a)??{key:a,newest:n,items:[],isRead:!0,more:!1};o.items.push(n),o.isRead&&=n.isRead,o.more||=n.type!=="find_liked"&&s.has(n.data.userId),t.set(a,o)}return[...t.values()]}load=async()=>{await this.list.load(),this.list.items?.some(t=>t.type==="friend_request")&&await this.#i()};async#i(){let{items:t}=await Kt("/api/friends?status=pending&direction=received&limit=100").catch(()=>({items:[]}));this.#s=new Set(t.map(({id:s})=>s)),this.#t.update()}request({type:t,data:s}){return t!=="friend_request"||!this.#s.has(s.friendshipId)?null:{friendship:{id:s.friendshipId},user:{id:s.userId,username:s.username}}}async answered({newest:t}){await this.#i(),!this.request(t)&&(this.list.items=this.list.items.filter(s=>s!==t),t.isRead||je(-1),this.#t.update())}get hasUnread(){return!!this.list.items?.some(t=>!t.isRead)}#n(t){t.type==="friend_request"&&this.#s.add(t.data.friendshipId),this.list.items&&(this.list.items=[t,...this.list.items.filter(s=>s.id!==t.id)]),this.#t.update()}markRead(t){for(let s of t.items.filter(n=>!n.isRead))s.isRead=!0,je(-1),E(`/api/notifications/${s.id}`,{isRead:!0}).catch(()=>{})}async markAllRead(){try{await k("/api/notifications/read-all");for(let t of this.list.items)t.isRead=!0;an(0)}catch(t){p(x(t))}this.#t.update()}async remove(t){try{for(let s of t.items)await q(`/api/notifications/${s.id}`),this.list.items=this.list.items.filter(n=>n!==s),s.isRead||je(-1)}catch(s){p(x(s))}this.#t.update()}close(){this.#e()}};var vd={friend_request:"people",friend_accepted:"check",find_liked:"heart",find_commented:"comment",replied:"comment",mentioned:"people"};async function kd(e,t,s){await e.remove(t),await Promise.resolve(),(document.querySelectorAll(".note-row .round")[Math.min(s,e.groups.length-1)]??document.querySelector("h1")).focus()}var xd=({type:e,data:t})=>e==="moderated"?tn[en(t)]:e==="link_used"?"lock":"flag",Od=({type:e,data:t})=>t.userId?$t`
  <span class="face">
    ${lt({profilePicture:`/api/avatars/${t.userId}`},44)}
    <span class="sign ${e}">${c(vd[e],e==="find_liked")}</span>
  </span>`:$t`<span class="face office">${c(xd({type:e,data:t}))}</span>`,Pd=e=>$t`
  <img class="note-thumb" src=${e} alt="" width="48" height="48" loading="lazy" decoding="async">`;function qd(e,t){let s=e.request(t.newest);return s?$t`<span class="row actions">${zt(s.friendship,s.user,()=>e.answered(t))}</span>`:Ws}var Fd=(e,t,s)=>$t`
  <li class="note-row ${t.isRead?"":"unread"}">
    <a href=${nn(t.newest)} @click=${()=>e.markRead(t)}>
      ${Od(t.newest)}
      <span>
        <span class="what">${sn(t.items,t.more)}</span><br>
        <span class="soft">
          ${t.isRead?Ws:$t`<span class="unseen">${i("note.new")}</span>`}${R(t.newest.createdAt)}
        </span>
      </span>
      ${t.newest.thumbnailUrl?Pd(t.newest.thumbnailUrl):Ws}
    </a>
    ${qd(e,t)}
    <button type="button" class="round" aria-label=${i("note.delete")} @click=${()=>kd(e,t,s)}>${c("close")}</button>
  </li>`,Sd=e=>$t`
  <button type="button" class="quiet" @click=${()=>e.markAllRead()}>${c("check")} ${i("note.readAll")}</button>`,Td=()=>$t`<a class="button" href="/people">${i("note.noneAction")}</a>`;function Ld(e){let{items:t,problem:s}=e.list;return s?m(s,e.load):t?t.length?$t`<ul class="card notes">${e.groups.map((n,a)=>Fd(e,n,a))}</ul>${F(e.list)}`:U(i("note.none"),i("note.noneText"),Td()):$(4)}function hr(e){let t=new zs(e);return{title:i("nav.bell"),ready:t.load(),view:()=>$t`${f(i("nav.bell"),t.hasUnread?Sd(t):Ws)}${Ld(t)}`,close:()=>t.close()}}import{html as gt,nothing as Ui}from"../lib/lit-html/lit-html.js";var Id=200,Bd=2,Vs=class{#t;#e=0;#s;constructor(t){this.#t=t;let s=n=>_(t,O("/api/friends",n));this.lists={received:s({status:"pending",direction:"received"}),sent:s({status:"pending",direction:"sent"}),accepted:s({status:"accepted"}),blocked:s({status:"blocked"})},this.text=t.query.get("q")??"",this.found=_(t,()=>O("/api/users",{q:this.text.trim()})),this.#s=At.subscribe("notification",this.load),this.text&&this.search()}load=()=>Promise.all(Object.values(this.lists).map(t=>t.load()));search=()=>{let t=this.text.trim();return this.#t.rename(O(this.#t.path,{q:t})),[...t].length<Bd?this.found.clear():this.found.load()};reload=()=>Promise.all([this.load(),this.search()]);type(t){this.text=t,clearTimeout(this.#e),this.#e=setTimeout(this.search,Id)}get problem(){return Object.values(this.lists).find(t=>t.problem)?.problem}get isLoaded(){return Object.values(this.lists).every(t=>t.items)}other(t){return t.requesterId===y()?.id?t.addressee:t.requester}isMe(t){return t.id===y()?.id}requestOf(t){return this.lists.received.items?.find(s=>s.requesterId===t.id)}close(){clearTimeout(this.#e),this.#s()}};function Ad(e,t){if(e.isMe(t))return gt`<span class="soft">${i("people.you")}</span>`;if(t.friendship==="accepted")return gt`<span class="badge">${c("check")} ${i("friend.friends")}</span>`;if(t.friendship==="none")return Ye(t,e.reload);let s=e.requestOf(t);return s?zt(s,t,e.reload):gt`<span class="badge">${i("friend.pending")}</span>`}function Ud(e){let{found:t}=e;return t.problem?m(t.problem,e.search):t.items?t.items.length?gt`
    <ul class="people" aria-label=${i("people.results")}>${t.items.map(s=>ai(s,Ad(e,s)))}</ul>
    ${F(t)}`:gt`<p class="soft" role="status">${i("people.noMatch")}</p>`:Ui}function Md(e,t){e.preventDefault(),t.search()}var _d=e=>gt`
  <form class="card" role="search" @submit=${t=>Md(t,e)}>
    <label for="people-search">${i("people.search")}</label>
    <div class="search">
      ${c("search")}
      <input id="people-search" type="search" autocomplete="off" autocapitalize="none" spellcheck="false"
        .value=${e.text} @input=${t=>e.type(t.target.value)}>
    </div>
    ${Ud(e)}
  </form>`;function Gs(e,t,s,n=ai){let a=e.lists[t];return a.items.length?gt`
    <section class="card">
      <h2>${i(`people.${t}`)}</h2>
      <ul class="people">${a.items.map(o=>n(e.other(o),s(o,e.other(o))))}</ul>
      ${F(a)}
    </section>`:Ui}var Dd=(e,t,s)=>ye(s,[Xe(t,s,e.reload),we(s,e.reload)]),Nd=e=>gt`
  ${Gs(e,"received",(t,s)=>[zt(t,s,e.reload),ye(s,[we(s,e.reload)])])}
  ${Gs(e,"sent",(t,s)=>Je(t,s,e.reload))}
  ${e.lists.accepted.items.length?Gs(e,"accepted",(t,s)=>Dd(e,t,s)):U(i("people.none"),i("people.noneText"))}
  ${Gs(e,"blocked",(t,s)=>Wn(s,e.reload),zn)}`;function Ed(e){return e.problem?m(e.problem,e.load):e.isLoaded?Nd(e):$(3)}var jd=()=>jt()?gt`<a class="button quiet" href="/invites">${c("plus")} ${i("invites.invite")}</a>`:Ui;function fr(e){let t=new Vs(e);return{title:i("people.title"),ready:t.load(),view:()=>gt`${f(i("people.title"),jd(),"/feed")}${_d(t)}${Ed(t)}`,close:()=>t.close()}}import{html as de,nothing as Js}from"../lib/lit-html/lit-html.js";var Ys=class extends Ze{user=null;friendship=null;#t;constructor(t){super(t,O("/api/finds",{userId:t.params.id,includePrivate:!0,includeFriends:!0,limit:20})),this.#t=t.params.id,this.loading=j(t,()=>this.#e())}get title(){return this.user?.username??i("person.title")}get isMe(){return this.#t===y()?.id}get hasAsked(){return this.friendship?.requesterId===this.#t}async#e(){this.user=await w(`/api/users/${this.#t}`,{signal:this.page.signal}),await Promise.all([this.finds.load(),this.#s()])}async#s(){this.friendship=null;let{friendship:t}=this.user,s=t==="none"?"":O("/api/friends",{status:t,limit:100});for(;s&&!this.friendship;){let n=await Kt(s,{signal:this.page.signal});this.friendship=n.items.find(a=>a.requesterId===this.#t||a.addresseeId===this.#t)??null,s=n.next}}};function Hd({user:e,friendship:t,hasAsked:s,loading:n}){return e.friendship==="none"?Ye(e,n.load):t?t.status==="accepted"?Js:s?zt(t,e,n.load):Je(t,e,n.load):Js}var Cd=()=>de`<a class="button quiet" href="/profile">${i("profile.title")}</a>`,Rd=e=>de`
  <a class="button quiet" href=${O("/lists",{user:e.id})}>${c("feed")} ${i("lists.title")}</a>`,zd=e=>e.isMe?Cd():[Hd(e),Rd(e.user)];function Wd(e,t){let{user:s,friendship:n,loading:a}=e;if(!s||e.isMe)return Js;let o=n?.status==="accepted"?[Xe(n,s,a.load)]:[];return ye(s,[Zn(s,a.load),...o,Xn({userId:s.id}),we(s,()=>t.go("/people"))])}var Vd=e=>Us(e.user,{count:e.user.findCount,likes:e.user.likeCount,badge:e.user.friendship==="accepted"?de`<span class="badge">${c("check")} ${i("friend.friends")}</span>`:Js,actions:zd(e)});function Gd(e){let{problem:t,load:s}=e.loading;return t?.code==="not_found"?de`<p class="empty">${i("person.gone")}</p>`:t?m(t,s):e.user?de`
    ${Vd(e)}
    <section class="stack" aria-labelledby="finds">
      <h2 id="finds" class="unseen">${i("person.findsTitle")}</h2>
      ${ue(e,{title:i("person.none"),text:i("person.noneText",{name:e.user.username})})}
    </section>`:$(3)}function $r(e){let t=new Ys(e),s=()=>t.loading.problem?i("person.title"):t.title;return{get title(){return t.title},broad:!0,ready:t.loading.load(),view:()=>de`${f(s(),Wd(t,e),"/people")}${Gd(t)}`}}import{html as Y,nothing as Ue}from"../lib/lit-html/lit-html.js";var Xs=class{#t;constructor(t,s){this.#t=t,this.restored=s,this.list=_(t,"/api/finds/bin?limit=20",n=>n.find.id)}restore(t){return this.#e(t,k(`/api/finds/${t.id}/restore`),i("find.restored"),this.restored)}remove(t){return this.#e(t,q(`/api/finds/${t.id}?forever=true`),i("bin.removed"),()=>{})}async#e(t,s,n,a){await X(s)&&(this.list.items=this.list.items.filter(o=>o.find.id!==t.id),this.#t.update(),p(n),a())}};var Zs=class extends Ze{progress=null;figures={};isEdited=!1;constructor(t){super(t,O("/api/finds",{userId:y().id,includePrivate:!0,limit:20})),this.bin=new Xs(t,()=>this.#t()),this.form=new b({send:s=>this.#s(s),update:t.update,fieldOf:{username_taken:"username"}})}get user(){return y()}load=()=>Promise.all([this.#t(),this.bin.list.load()]);#t=()=>Promise.all([this.finds.load(),this.#e()]);async#e(){let t=await w(`/api/users/${y().id}`,{signal:this.page.signal}).catch(()=>null);this.figures={count:t?.findCount,likes:t?.likeCount},this.page.update()}toggleEdit=()=>{this.isEdited=!this.isEdited,this.page.update()};get hasPicture(){return this.user.profilePicture.startsWith("/api/media/")}async setPicture(t,s=Qt){let n=a=>{this.progress=a,this.page.update()};n(0);try{yt(await s("PUT","/api/users/me/picture",await qe(t),{signal:this.page.signal,progress:n})),p(i("profile.pictureSaved"))}catch(a){a.name!=="AbortError"&&p(x(a))}n(null)}async removePicture(){try{await q("/api/users/me/picture"),yt(await w("/api/users/me"))}catch(t){p(x(t))}this.page.update()}async#s({username:t,age:s}){yt(await E("/api/users/me",{username:t.trim(),age:s===""?null:Number(s)})),p(i("profile.saved"))}};import{html as Qs,nothing as Ks}from"../lib/lit-html/lit-html.js";async function Yd(e,t){await e.restore(t),g(e.list.items.length?"bin":"finds")}async function Jd(e,t){await S(i("bin.removeTitle"),i("bin.removeText",{title:t.title}),i("bin.remove"))&&(await e.remove(t),g(e.list.items.length?"bin":"finds"))}var Xd=(e,t)=>Qs`
  <button type="button" class="quiet" aria-label="${i("bin.restore")}: ${t.title}" @click=${()=>Yd(e,t)}>
    ${c("retry")} ${i("bin.restore")}
  </button>`,Zd=(e,{find:t,expiresAt:s})=>Qs`
  <li>
    <p>
      <span class="strong" dir="auto">${t.title}</span>
      ${s?Qs`<br><span class="soft">${i("bin.until",{date:wt(s)})}</span>`:Ks}
    </p>
    ${t.hidden?Kn(i("report.findHidden"),t.hidden):Ks}
    <p class="row">
      ${t.hidden?Ks:Xd(e,t)}
      <button type="button" class="danger" aria-label="${i("bin.remove")}: ${t.title}" @click=${()=>Jd(e,t)}>
        ${c("trash")} ${i("bin.remove")}
      </button>
    </p>
  </li>`,gr=e=>e.list.items?.length?Qs`
  <section class="card" aria-labelledby="bin">
    <h2 id="bin" tabindex="-1">${i("bin.title")}</h2>
    <p class="hint">${i("bin.hint")}</p>
    <ul class="rows binned">${e.list.items.map(t=>Zd(e,t))}</ul>
    ${F(e.list)}
  </section>`:Ks;function Kd(e,t){let[s]=e.target.files;e.target.value="",s&&t.setPicture(s)}var Qd=e=>Y`
  <button type="button" class="quiet" @click=${()=>e.removePicture()}>${i("profile.pictureRemove")}</button>`,tm=e=>Y`
  <div class="field">
    <p class="row actions">
      <label class="button quiet" for="picture">${c("camera")} ${i("profile.picture")}</label>
      <input class="file" id="picture" type="file" accept="image/*" @change=${t=>Kd(t,e)}>
      ${e.hasPicture?Qd(e):Ue}
    </p>
    ${e.progress===null?Ue:Y`<progress max="1" .value=${e.progress} aria-label=${i("profile.picture")}></progress>`}
    <p class="hint">${i("profile.pictureHint")}</p>
  </div>`,em=()=>Y`<a class="button" href="/new">${c("plus")} ${i("nav.plus")}</a>`,sm=({form:e,user:t})=>Y`
  <form novalidate @submit=${e.submit}>
    ${v(e)}
    ${u(e,"username",{label:i("account.username"),hint:i("join.usernameHint"),value:t.username,required:!0,least:3,most:31,pattern:"[A-Za-z0-9_\\-]*",complete:"username"})}
    ${u(e,"age",{label:i("profile.age"),hint:i("profile.ageHint"),value:t.age??"",kind:"number",mode:"numeric"})}
    <div class="row end">${I(e,i("action.save"))}</div>
  </form>`,im=()=>Y`<a class="button quiet" href="/saved">${c("bookmark")} ${i("saved.title")}</a>`,nm=()=>Y`<a class="button quiet" href="/lists">${c("feed")} ${i("lists.title")}</a>`,am=()=>Y`<a class="button quiet" href="/shares">${c("share")} ${i("shares.mine")}</a>`,om=()=>Y`<a class="button quiet" href="/people">${c("people")} ${i("people.accepted")}</a>`,rm=()=>Y`<a class="button quiet" href="/admin">${c("shield")} ${i("admin.title")}</a>`,cm=()=>Y`<a class="button quiet" href="/settings">${c("gear")} ${i("settings.title")}</a>`,lm=e=>Y`
  <section class="card" id="edit" aria-labelledby="edit-title">
    <div class="row between"><h2 id="edit-title" tabindex="-1">${i("profile.edit")}</h2>${Ut(e.toggleEdit)}</div>
    ${tm(e)}
    ${sm(e)}
  </section>`;async function pm(e){e.toggleEdit(),await g("edit-title")}var um=e=>Y`
  <button type="button" class="quiet" id="edit-profile" aria-expanded=${e.isEdited?"true":"false"} @click=${()=>pm(e)}>
    ${c("edit")} ${i("profile.edit")}
  </button>`,dm=e=>[um(e),im(),nm(),am(),om(),e.user.role==="admin"?rm():Ue],mm=e=>Y`
  ${f(e.user.username,cm())}
  ${Us(e.user,{...e.figures,actions:dm(e)})}
  ${e.isEdited?lm(e):Ue}
  <section class="stack" aria-labelledby="finds">
    <h2 id="finds" class="unseen" tabindex="-1">${i("profile.finds")}</h2>
    ${ue(e,{title:i("profile.none"),text:i("profile.noneText"),action:em()})}
  </section>
  ${gr(e.bin)}`;function br(e){let t=new Zs(e);return{title:i("profile.title"),broad:!0,ready:t.load(),view:()=>t.user?mm(t):Ue}}import{html as J,nothing as Zt}from"../lib/lit-html/lit-html.js";var hm={dismissed:"check",hidden:"block",deleted:"trash",suspended:"lock"},fm=e=>u(e,"note",{label:i("report.note"),hint:i("report.noteHint"),kind:"area",required:!0,most:500}),wr=(e,t)=>i(`report.outcome.${e.kind==="user"&&t==="deleted"?"accountDeleted":t}`);async function $m(e,t,s){let n=wr(t,s);s!=="dismissed"?await Jn(n,({note:a})=>e.decide(t,s,a),fm):await S(n,i("report.dismissText"),n)&&await e.decide(t,s).catch(()=>e.list.load()),g("reports")}var yr=e=>e?J`<a class="strong" href="/people/${e.id}">${e.username}</a>`:J`<span class="soft">${i("report.left")}</span>`,gm=e=>J`
  <p class="row">${e.map(t=>J`
    <a href=${t.url} target="_blank" rel="noreferrer noopener">
      <img class="note-thumb" src=${t.thumbnailUrl} alt=${t.caption||i("report.photo")} width="48" height="48" loading="lazy">
    </a>`)}</p>`,bm=e=>J`
  <p class="strong" dir="auto">${e.title}</p>
  ${e.description?ve(e.description):Zt}
  ${e.media.length?gm(e.media):Zt}`,wm=e=>e.find?bm(e.find):e.comment?ve(e.comment.content):e.kind==="user"?Zt:J`<p class="soft">${i("report.noContent")}</p>`,ym=e=>J`
  <li>
    <p>${i(`report.reason.${e.reason}`)} · ${yr(e.reporter)} · <span class="soft">${R(e.createdAt)}</span></p>
    ${e.text?ve(e.text):Zt}
  </li>`,vm=(e,t,s)=>J`
  <button type="button" class=${s==="dismissed"?"quiet":"danger"} @click=${()=>$m(e,t,s)}>
    ${c(hm[s])} ${wr(t,s)}
  </button>`,km=(e,t)=>J`<p class="row">${Gn(t.kind).map(s=>vm(e,t,s))}</p>`,xm=(e,t)=>J`
  <p>
    <span class="strong">${i(`report.result.${t.decision.outcome}`)}</span> · ${t.decision.closedBy} ·
    <span class="soft">${R(t.decision.closedAt)}</span>
  </p>
  ${t.decision.note?ve(t.decision.note):Zt}
  ${t.hidden?J`
    <p><button type="button" class="quiet" @click=${()=>e.show(t)}>${c("retry")} ${i("report.show")}</button></p>`:Zt}`,Om=(e,t)=>J`
  <li class="card">
    <h2>${i(`report.kind.${t.kind}`)} · ${yr(t.owner)}</h2>
    ${wm(t)}
    <ul class="rows">${[t,...t.others].map(ym)}</ul>
    ${t.decision?xm(e,t):km(e,t)}
  </li>`;function Pm(e){let{items:t,problem:s,load:n}=e.list;return s?m(s,n):t?t.length?J`<ul class="stack">${t.map(a=>Om(e,a))}</ul>${F(e.list)}`:U(i(`report.none.${e.status}`),i("report.noneText")):$(3)}function vr(e){let t=new Yn(e);return{title:i("report.reports"),ready:t.list.load(),view:()=>J`
      ${f(i("report.reports"),Zt,"/admin")}
      <div class="chips" role="group" aria-label=${i("report.which")} id="reports" tabindex="-1">
        ${Vn.map(s=>se(t.status===s,i(`report.status.${s}`),()=>t.choose(s)))}
      </div>
      ${Pm(t)}`}}import{html as Mi,nothing as qm}from"../lib/lit-html/lit-html.js";var Fm=(e,t)=>Mi`
  <button type="button" class="chip" aria-pressed=${e.state===t?"true":"false"} @click=${()=>e.choose(t)}>
    ${c(t==="dismissed"?"close":ca(t))} ${i(`saved.${t}`)}
  </button>`,Sm=()=>Mi`<a class="button" href="/">${c("map")} ${i("missing.action")}</a>`,Tm=e=>({title:i(`saved.${e}None`),text:i(e==="dismissed"?"saved.dismissedText":"saved.noneText"),action:Sm()});function kr(e){let t=new ta(e);return{title:i("saved.title"),broad:!0,ready:t.finds.load(),view:()=>Mi`
      ${f(i("saved.title"),qm,"/profile")}
      <div class="chips" role="group" aria-label=${i("saved.which")}>${Qn.map(s=>Fm(t,s))}</div>
      ${ue(t,Tm(t.state))}`}}import{html as N,nothing as rt}from"../lib/lit-html/lit-html.js";import{html as at,nothing as _i}from"../lib/lit-html/lit-html.js";var Or=(e,t)=>u(e,"name",{label:i("passkeys.name"),hint:i("passkeys.nameHint"),value:t,required:!0,most:50});async function Lm(e,t){let s=Ee(navigator.userAgent);await B(n=>e.addForm(t,n),i("passkeys.add"),n=>at`
    ${v(n)}
    ${Nt(n)}
    ${Or(n,s)}
    ${t?kt(n,"password",i("account.password")):_i}`,()=>at`<button type="submit">${i("settings.linkGo")}</button>`)}var Im=(e,t)=>B(s=>e.renameForm(t,s),i("passkeys.rename"),s=>at`
  ${v(s)}
  ${Or(s,t.name)}`,()=>at`<button type="submit">${i("action.save")}</button>`);async function Bm(e,t){await S(i("passkeys.deleteTitle",{name:t.name}),i("passkeys.deleteText"),i("action.delete"))&&e.remove(t)}var xr=(e,t,s)=>at`
  <button type="button" class="quiet" aria-label="${t}: ${e.name}" @click=${s}>${t}</button>`,Am=(e,t,s)=>at`
  <li class="row between">
    <span>
      <span class="strong" dir="auto">${t.name}</span>
      ${t.backedUp?at`<span class="badge">${i("passkeys.backedUp")}</span>`:_i}<br>
      <span class="soft">${i("passkeys.added")} ${R(t.createdAt)} ·
        ${t.lastUsedAt?at`${i("passkeys.used")} ${R(t.lastUsedAt)}`:i("passkeys.unused")}</span>
    </span>
    <span class="row">
      ${xr(t,i("passkeys.rename"),async()=>{await Im(e,t),s()})}
      ${xr(t,i("action.delete"),()=>Bm(e,t))}
    </span>
  </li>`,Um=e=>at`<button type="button" class="quiet" id="add-passkey" @click=${e}>${i("passkeys.add")}</button>`,Pr=(e,t,s)=>at`
  <section class="card" id="passkeys">
    <h2>${i("passkeys.title")}</h2>
    <p>${i("passkeys.hint")}</p>
    ${e.list.length?at`<ul class="people">${e.list.map(n=>Am(e,n,s))}</ul>`:_i}
    <p>${Um(async()=>{await Lm(e,t),s()})}</p>
  </section>`;import{html as me,nothing as Mm}from"../lib/lit-html/lit-html.js";var Di=(e,t,s,n,a,o)=>me`
  <div class="field">
    <label for=${e}>${t}</label>
    <select id=${e} @change=${r=>o(Number(r.target.value))}>
      ${s.map(r=>me`<option value=${r} ?selected=${r===a}>${n(r)}</option>`)}
    </select>
  </div>`,qr=e=>ce(e.picker()),_m=e=>me`
  <p class="note">${i("place.homeExact",{n:e.exactAtHome})}</p>
  <p class="row"><button type="button" id="hide-home" @click=${()=>e.hideHome()}>${i("place.homeHide")}</button></p>`,Dm=(e,{latitude:t,longitude:s,radius:n,area:a})=>me`
  <place-map class="homemap" inert .area=${2*n} .at=${{lat:t,lng:s}}></place-map>
  ${Di("home-radius",i("place.homeRadius"),wa,Bt,n,o=>e.changeHome({radius:o}))}
  ${Di("home-area",i("place.homeArea"),[1,5,20],Gt,a,o=>e.changeHome({area:o}))}
  ${e.exactAtHome?_m(e):Mm}
  <p class="row">
    <button type="button" class="quiet" @click=${()=>qr(e)}>${i("place.homeMove")}</button>
    <button type="button" class="quiet" @click=${()=>e.change({home:void 0})}>${i("place.homeRemove")}</button>
  </p>`,Fr=e=>me`
  <section class="card">
    ${V("places",i("place.settings"))}
    <p class="hint">${i("place.settingsText")}</p>
    ${Di("shown-area",i("place.shownNew"),[0,1,5,20],Gt,e.values.area,t=>e.change({area:t}))}
    <label class="switch">
      <span>${i("place.friendsExact")}</span>
      <input type="checkbox" role="switch" id="friends-exact" .checked=${e.values.exactForFriends}
        @change=${t=>e.change({exactForFriends:t.target.checked})}>
    </label>
    <h3>${i("place.home")}</h3>
    <p class="hint">${i("place.homeText")}</p>
    ${e.values.home?Dm(e,e.values.home):me`
      <p><button type="button" class="quiet" id="home" @click=${()=>qr(e)}>${i("place.homeAdd")}</button></p>`}
    <p class="hint">${i("place.recall")}</p>
  </section>`;import{html as ot,nothing as he}from"../lib/lit-html/lit-html.js";var Ni={read:["read"],write:["read","write"],admin:["read","write","admin"]};function Sr(e){let t=async({name:s,access:n,days:a,password:o})=>{let r=a?{days:Number(a)}:{};e(await k("/api/auth/tokens",{name:s.trim(),scopes:Ni[n],...r,...o?{password:o}:{}}))};return new b({send:t,fieldOf:{wrong_password:"password"}})}var Me=e=>e.kind==="token",Lr=e=>Me(e)?e.name:Ee(e.userAgent),Nm={browser:()=>i("session.browser"),cli:()=>i("session.cli"),token:()=>i("session.token")},Em=e=>e.scopes.map(t=>i(`scope.${t}`)).join(", ");function jm(e){return e.expiresAt?Me(e)?i("token.until",{date:wt(e.expiresAt)}):i("settings.until",{date:wt(e.expiresAt)}):i("token.endless")}var Hm=e=>e.lastUsedAt?i("session.used",{date:K(e.lastUsedAt)}):i("session.unused"),Cm=(e,t)=>{let s=i(Me(t)?"token.revoke":"settings.end");return ot`
    <button type="button" class="quiet" aria-label="${s}: ${Lr(t)}" @click=${()=>e.endSession(t)}>${s}</button>`},Rm=e=>ot`${i(Me(e)?"token.since":"settings.since")} ${R(e.createdAt)}`,zm=(e,t)=>ot`
  <li class="row between">
    <span>
      <span class="strong" dir="auto">${Lr(t)}</span>
      <span class="badge">${Nm[t.kind]()}</span>
      ${t.current?ot`<span class="badge">${i("settings.thisOne")}</span>`:he}<br>
      ${Me(t)?ot`<span class="soft">${Em(t)}</span><br>`:he}
      <span class="soft">${Rm(t)} · ${Hm(t)} · ${jm(t)}</span>
    </span>
    ${t.current?he:Cm(e,t)}
  </li>`;async function Wm(e){await S(i("settings.endOthers"),i("settings.endOthersText"),i("settings.endOthers"))&&e.endOthers()}var Vm=e=>ot`
  <button type="button" class="quiet" @click=${()=>Wm(e)}>${i("settings.endOthers")}</button>`,Tr=(e,t,s,n=he)=>ot`
  <div class="field">
    <label for=${e}>${t}</label>
    <select id=${e} name=${e}>${s.map(([a,o])=>ot`<option value=${a}>${o}</option>`)}</select>
    ${n}
  </div>`,Gm=[90,30,365],Ym=e=>Object.keys(Ni).filter(t=>t!=="admin"||e.role==="admin"),Jm=(e,t)=>ot`
  <p>${i("token.about")}</p>
  ${v(t)}
  ${Nt(t)}
  ${u(t,"name",{label:i("token.name"),hint:i("token.nameHint"),required:!0,most:50})}
  ${Tr("access",i("token.access"),Ym(e.user).map(s=>[s,i(`access.${s}`)]))}
  ${Tr("days",i("token.life"),[...Gm.map(s=>[s,i("token.days",{n:s})]),["",i("token.endless")]])}
  ${e.asksPassword?kt(t,"password",i("account.password")):he}`,Xm=e=>is({title:i("token.new"),text:i("token.once"),label:i("session.token"),value:e});async function Zm(e){let t=null;await B(n=>Sr(a=>{t=a,n()}),i("token.create"),n=>Jm(e,n),()=>ot`<button type="submit">${i("token.createGo")}</button>`),t&&(e.addSession(t.session),await Xm(t.token))}var Ir=e=>ot`
  <section class="card">
    ${V("sessions",i("settings.sessions"))}
    <ul class="people">${e.sessions.map(t=>zm(e,t))}</ul>
    <div class="row end">
      ${e.hasOthers?Vm(e):he}
      <button type="button" class="quiet" id="new-token" @click=${()=>Zm(e)}>${c("plus")} ${i("token.create")}</button>
    </div>
  </section>`;var Km=["friendRequests","friendAccepted","findLiked","findCommented","replied","mentioned"],Ei=(e,t,s,n)=>N`
  <div class="field">
    <label for=${e}>${t}</label>
    <select id=${e} @change=${a=>n(a.target.value)}>
      ${s.map(([a,o,r])=>N`
        <option value=${a} lang=${e==="language"?a:rt} ?selected=${r}>${o}</option>`)}
    </select>
  </div>`,Qm=e=>N`
  <label class="switch">
    <span>${i("settings.streets")}<br><span class="soft">${i("streets.learns")}</span></span>
    <input type="checkbox" role="switch" id="streets" .checked=${ke()} @change=${t=>e.setStreets(t.target.checked)}>
  </label>`,th=()=>Vi.map(e=>[e,zi[e],e===Wi()]),Ar=e=>N`
  <section class="card">
    ${V("appearance",i("settings.appearance"))}
    ${Ei("language",i("settings.language"),th(),t=>e.setLanguage(t))}
    ${Ei("theme",i("settings.theme"),ia.map(t=>[t,i(`settings.theme.${t}`),t===na()]),t=>e.setTheme(t))}
    ${Ei("units",i("settings.units"),["km","mi"].map(t=>[t,i(`settings.units.${t}`),t===Ji()]),t=>e.setUnits(t))}
    ${ea()?Qm(e):rt}
  </section>`;async function eh(e,t,s){let n=e.target;await t.prefer(s,n.checked),n.checked=t.preferences[s]}var Br=(e,t,s=rt)=>N`
  <label class="switch">
    <span>${i(`settings.${t}`)}${s}</span>
    <input type="checkbox" role="switch" .checked=${e.preferences[t]} @change=${n=>eh(n,e,t)}>
  </label>`,sh=e=>N`
  <section class="card">
    ${V("notify",i("settings.notify"))}
    ${[...Km,...y()?.role==="admin"?["reported"]:[]].map(t=>Br(e,t))}
    ${h().pushKey?Br(e,"pushEnabled",N`<br><span class="soft">${i("settings.pushEnabledHint")}</span>`):rt}
  </section>`,ih=(e,t)=>N`
  <p>${c("check")} ${i("push.on")}</p>
  <p class="row">
    <button type="button" class="quiet" @click=${e.testPush}>${i("push.test")}</button>
    <button type="button" class="quiet" aria-busy=${t} @click=${e.disablePush}>${i("push.disable")}</button>
  </p>`,nh=(e,t)=>N`
  <p>${i("push.off")}</p>
  <p>
    <button type="button" id="push-on" aria-busy=${t} @click=${e.enablePush}>${c("bell")} ${i("push.enable")}</button>
  </p>
  <p class="soft" role="status">${e.pushSlow?i("push.asking"):rt}</p>`;function ah(e){let t=e.pushBusy?"true":"false";return e.push==="on"?ih(e,t):e.push==="off"?nh(e,t):N`<p class="note">${i(`push.${e.push}`)}</p>`}var fe=(e,t)=>N`<button type="button" class="chip" @click=${()=>g(`part-${e}`)}>${t}</button>`,oh=()=>N`
  <nav class="chips" aria-label=${i("settings.title")}>
    ${fe("appearance",i("settings.appearance"))}
    ${fe("notify",i("nav.bell"))}
    ${h().passwordLogin?fe("password",i("account.password")):rt}
    ${fe("places",i("place.settings"))}
    ${fe("sessions",i("settings.devices"))}
    ${fe("data",i("settings.data"))}
  </nav>`,rh=e=>N`
  ${oh()}
  ${Ar(e)}
  ${sh(e)}
  <section class="card">
    <h2>${i("push.title")}</h2>
    ${ah(e)}
  </section>
  ${h().passwordLogin?va(e):rt}
  ${e.passkeys.isShown?Pr(e.passkeys,e.asksPassword,e.redraw):rt}
  ${h().provider.enabled?ka(e):rt}
  ${Fr(e.places)}
  ${Ir(e)}
  ${xa(e)}
  ${jt()?N`<p class="below"><a href="/invites">${i("invites.title")}</a></p>`:rt}
  <p class="below"><a href="/shares">${i("shares.mine")}</a></p>
  <p class="below"><a href="/about">${i("about.title")}</a></p>`;async function ch(e){let t=At.get("outbox").length;(!t||await S(i("settings.signOut"),i("outbox.signOut",{n:t}),i("settings.signOut")))&&e.signOut()}var lh=e=>N`
  <button type="button" class="quiet" id="sign-out" @click=${()=>ch(e)}>${i("settings.signOut")}</button>`;function ph(e){let{problem:t,load:s}=e.loading;return t?N`${m(t,s)}${Ar(e)}`:e.isLoaded?rh(e):$(5)}function Ur(e){let t=new es(e);return{get title(){return i("settings.title")},ready:t.loading.load(),view:()=>N`
      ${f(i("settings.title"),lh(t),"/profile")}
      ${t.refusal?m(t.refusal):rt}
      ${ph(t)}`}}import{html as ct,nothing as ei}from"../lib/lit-html/lit-html.js";async function uh(e){let t=await e.offered(),s=t&&await Cs({offered:t});s&&(e.take(s),await Be(s))}async function dh(e,t){let s=await Cs({share:t});s&&e.take(s)}async function mh(e,t){await S(i("shares.revokeTitle",{title:ht(t)}),i("shares.revokeText"),i("shares.revoke"))&&(await e.revoke(t),g("new-share"))}var hh=async e=>await Es(e)||Be(e,i("shares.one")),fh=async e=>await js(e,ht(e))||Be(e,i("shares.one")),$h=(e,t)=>Dt(i("shares.menu",{title:ht(t)}),[...Ns()&&!t.expired?[{text:i("action.share"),sign:"share",run:()=>fh(t)}]:[],{text:i("shares.change"),sign:"edit",run:()=>dh(e,t)},{text:i("shares.revoke"),sign:"trash",isDanger:!0,run:()=>mh(e,t)}],{id:`share-${t.id}`}),gh=e=>e.findId?`/finds/${e.findId}`:`/lists/${e.listId}`,bh=e=>e.category?ct`<span class="strong" dir="auto">${ht(e)}</span>`:ct`<a class="strong" dir="auto" href=${gh(e)}>${ht(e)}</a>`,wh=e=>ct`${i(`shares.kind.${Ti(e)}`)}${e.title?ct`: <bdi>${Li(e)}</bdi>`:ei}`,ti=(e,t)=>ct`<span class="badge">${e?c(e):ei} ${t}</span>`,yh=e=>ct`
  <button type="button" class="quiet" aria-label="${i("secret.copy")}: ${ht(e)}" @click=${()=>hh(e)}>
    ${c("copy")} ${i("secret.copy")}
  </button>`,vh=(e,t)=>ct`
  <li class="invite">
    <div class="listed">
      <p class="grow">
        ${bh(t)}<br>
        <span class="soft">${wh(t)} · ${t.views?i("shares.views",{n:t.views}):i("shares.noViews")}</span>
      </p>
      ${$h(e,t)}
    </div>
    <p class="marks">
      ${ti(t.place==="hidden"?"block":"pin",ar(t))}
      ${t.hasPassword?ti("lock",i("account.password")):ei}
      ${t.expiresAt?ti("",Ii(t)):ti("",i("shares.endless"))}
    </p>
    ${t.expired?ei:ct`<p class="row actions">${yh(t)} ${Bi(t)}</p>`}
  </li>`;function kh(e){let{items:t,problem:s,load:n}=e.list;return s?m(s,n):t?t.length?ct`<div class="card"><ul class="people">${t.map(a=>vh(e,a))}</ul></div>${F(e.list)}`:U(i("shares.none"),i("shares.noneText")):$(3)}var xh=e=>ct`
  <button type="button" class="quiet" id="new-share" @click=${()=>uh(e)}>${i("shares.category")}</button>`;function Mr(e){let t=new _s(e);return{title:i("shares.mine"),ready:t.list.load(),view:()=>ct`
      ${f(i("shares.mine"),xh(t),"/profile")}
      <p class="lead">${i("shares.lead")}</p>
      ${kh(t)}`}}import{html as Lt,nothing as Dr}from"../lib/lit-html/lit-html.js";var si=class{isLoaded=!1;#t;constructor(t){this.#t=t}get entries(){return At.get("outbox")}load=async()=>{await Tn(),this.isLoaded=!0,this.#t.update()};cancel(t){return In(t.id)}retry(t){return Bn(t.id)}sendNow(){return An()}};async function Oh(e,t){await Rn()&&e.cancel(t)}var Ph=e=>i(e.kind==="like"&&!e.on?"outbox.unlike":`outbox.${e.kind}`),_r=e=>Lt`<a class="strong" dir="auto" href=${Un(e)}>${e.title}</a>`,qh={find:e=>Lt`<span class="strong" dir="auto">${e.body.title}</span>`,comment:e=>Lt`<span class="what" dir="auto">${e.body.content}</span><br>${_r(e)}`,like:_r},Fh=(e,t)=>Lt`
  <li class="row between">
    <span class="grow">
      <span class="soft">${Ph(t)}</span><br>
      ${qh[t.kind](t)}<br>
      ${t.state==="refused"?Lt`<span class="error">${t.problem}</span>`:Lt`<span class="soft">${i("outbox.waiting")}</span>`}
    </span>
    <span class="row">
      ${t.state==="refused"?Lt`
        <button type="button" class="quiet" @click=${()=>e.retry(t)}>${c("retry")} ${i("action.retry")}</button>`:Dr}
      <button type="button" class="quiet" @click=${()=>Oh(e,t)}>${i("outbox.cancel")}</button>
    </span>
  </li>`;function Sh(e){return e.isLoaded?e.entries.length?Lt`
    <p class="hint">${i("outbox.hint")}</p>
    <ul class="card people">${e.entries.map(t=>Fh(e,t))}</ul>
    <p class="row end"><button type="button" @click=${()=>e.sendNow()}>${i("outbox.now")}</button></p>`:U(i("outbox.none"),i("outbox.noneText")):$(2)}function Nr(e){let t=new si(e);return{title:i("outbox.title"),ready:t.load(),view:()=>Lt`${f(i("outbox.title"),Dr,"/")}${Sh(t)}`}}function Th(e,t){let[s,n]=[new Map,!1],a=new AbortController;return e.signal.addEventListener("abort",()=>a.abort()),{async load(o){a.abort();let{signal:r}=a=new AbortController;try{let[l,d]=await Ki(O("/api/locations/categories",{...t(),category:"",bbox:o}),{signal:r});if(r.aborted)return;[s,n]=[new Map(l.map(A=>[A.category,A.count])),d]}catch(l){if(l.name==="AbortError")return;s.clear()}e.update()},of(o){let r=s.get(o);return r===void 0||n&&!r?void 0:`${P(r)}${n?"+":""}`}}}export{Jr as about,qa as accounts,Bu as addToList,Ua as admin,Da as adminLog,Th as countCategories,yo as edit,_o as import,zo as instance,Ho as invites,Vo as join,pr as list,ur as lists,mr as named,hr as notifications,fr as people,$r as person,br as profile,vr as reports,kr as saved,Ur as settings,Qu as shareFind,Mr as shares,Nr as waiting};
//# sourceMappingURL=more.js.map

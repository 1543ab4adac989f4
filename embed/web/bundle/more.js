import{$ as Ce,$a as Dn,$b as Nn,A as Ee,Aa as ee,Ac as A,B as je,Bc as Qn,Ca as vn,Cc as ta,D as en,Da as Ht,Dc as ea,E as nt,Ea as kn,Ec as sa,F as It,Fc as ke,G as p,Ga as ze,Gb as D,Gc as es,Ha as xn,Hb as Mt,Hc as ia,I as He,Ib as Ct,Ic as na,J as w,Ja as We,Jc as aa,K as x,Ka as On,Kb as ut,Kc as xe,L as W,La as Pn,Lb as Nt,M as H,Ma as Ve,Mc as oa,N as F,Na as qn,Nb as _t,O as sn,Oa as Fn,Oc as ra,P as nn,Pa as Ge,Pc as ca,Q as Kt,Qa as Sn,Qb as jn,R as P,Ra as Tn,Rb as Hn,Rc as la,S as Qt,Sa as Ln,Sb as Ye,Sc as pa,T as an,Ta as Bn,Tc as ua,Ua as In,Vb as C,Vc as da,Wa as An,Wb as X,Xb as Cn,Ya as Un,Yb as kt,Za as Mn,Zb as Je,Zc as ma,_a as _n,_b as Xe,a as _e,ab as En,ac as Rn,ad as ha,b as h,ba as on,bc as Ze,bd as fa,c as be,ca as rn,cc as zn,d as Gi,da as cn,e as Zt,ea as ln,ec as Wn,fa as pn,fc as b,fd as $a,g as Yi,ga as Ne,gc as k,h as we,hc as Vn,hd as ga,i as Ji,ia as un,ic as d,j as Xi,ja as dn,jc as I,k as Zi,ka as mn,kc as dt,kd as ba,la as hn,lc as T,ld as wa,ma as fn,mc as Gn,n as Ki,na as y,nc as Dt,nd as ya,o as i,oa as Re,ob as c,oc as pi,od as va,pa as At,pb as pt,pc as Yn,pd as ka,q as O,qa as $n,qb as R,qc as Ke,rb as f,rc as Rt,s as li,sb as V,sc as Qe,t as Qi,ta as vt,tb as M,tc as ts,u as q,ua as gn,ub as m,uc as ye,v as yt,va as bn,vb as $,vc as ve,w as Q,wa as te,wb as se,wc as Jn,x as De,xa as wn,xb as S,xc as Xn,y as tn,ya as yn,yb as Ut,yc as Zn,zb as g,zc as Kn}from"./shared.js";import{html as zt,nothing as ui}from"../lib/lit-html/lit-html.js";var Gr=new URL("lib/",_e).pathname,Yr=[["Leaflet 1.9.4","leaflet","Volodymyr Agafonkin, CloudMade","BSD-2-Clause"],["protomaps-leaflet 5.1.0","protomaps-leaflet","Protomaps","BSD-3-Clause"],["lit-html 3.3.3","lit-html","Google LLC","BSD-3-Clause"]];function xa(){if(xe())return new URL(h().streets.url.replace(/[{}]/g,"")).host;let{host:e}=new URL((h().tiles?.url??"").replace(/[{}]/g,""),location);return e===location.host?"":e}var Jr=()=>xa()?i("about.tilesFrom",{host:xa()}):i("about.alone"),Xr=()=>zt`
  <section class="card">
    <p class="lead">${i("app.about")}</p>
    <p>${i("about.text")} ${Jr()}</p>
    <p class="soft">${i("about.version",{version:h().version})}</p>
    <p class="row"><a class="button quiet" href="/api/docs">${i("about.api")}</a></p>
  </section>`,Zr=()=>zt`
  <section class="card">
    <h2>${i("about.map")}</h2>
    <ul class="plain-list">
      ${h().tiles?.attribution?zt`<li>${i("about.tiles")}: ${h().tiles.attribution}</li>`:ui}
      ${xe()?zt`<li>${i("about.streets")}: ${h().streets.attribution}</li>`:ui}
      <li>${i("about.places")}: ${h().places.attribution}</li>
    </ul>
  </section>`,Kr=([e,t,s,n])=>zt`<li><a href="${Gr}${t}/LICENSE">${e}</a>, © ${s}, ${n}</li>`,Qr=()=>zt`
  <section class="card">
    <h2>${i("about.code")}</h2>
    <ul class="plain-list">${Yr.map(Kr)}</ul>
    <p class="hint">${i("about.more")}</p>
  </section>`,tc=()=>({title:i("about.title"),view:()=>zt`
    ${f(i("about.title"),ui,y()?"/settings":"/sign-in")}
    ${va()}${ya()}${Xr()}${Zr()}${Qr()}`});import{html as ls,nothing as Fc}from"../lib/lit-html/lit-html.js";var ec=200,sc=2**20,di=["all","active","suspended","admin"],Oa={wrong_password:"password"},Wt=e=>`/api/admin/users/${e.id}`,ss=class{#t;#e=0;constructor(t){this.#t=t;let s=t.query.get("status");this.text=t.query.get("q")??"",this.status=di.includes(s)?s:"all",this.list=D(t,()=>P("/api/admin/users",{...this.#s,limit:50}))}get#s(){return{q:this.text.trim(),status:this.status==="all"?"":this.status}}search=()=>(clearTimeout(this.#e),this.#t.rename(P("/admin/people",this.#s)),this.list.load());type(t){this.text=t,clearTimeout(this.#e),this.#e=setTimeout(this.search,ec)}choose(t){return this.status=t,this.#t.update(),this.search()}isMe(t){return t.id===y()?.id}#i(t){this.list.items=this.list.items.map(s=>s.id===t.id?t:s),this.#t.update()}async#n(t,s){try{this.#i(await t),p(s)}catch(n){p(O(n))}}get asksPassword(){return Re()}adminForm(t,s){let n=async({password:a})=>{this.#i(await H(Wt(t),{role:"admin",...a?{password:a}:{}})),s()};return new b({send:n,fieldOf:Oa})}demote(t){return this.#n(H(Wt(t),{role:"member"}),i("admin.memberDone",{name:t.username}))}lift(t){return this.#n(F(`${Wt(t)}/suspension`),i("admin.liftDone",{name:t.username}))}linkForm(t,s){let n=async({password:a})=>{let o=await x(`${Wt(t)}/sign-in-link`,a?{password:a}:void 0);s(new URL(o.url,location).href)};return new b({send:n,fieldOf:Oa})}limitForm(t,s){let n=async({kind:a,size:o})=>{let r={instance:null,none:0}[a];this.#i(await H(Wt(t),{mediaLimit:a==="own"?Math.round(Number(o)*sc):r})),s()};return new b({send:n})}suspendForm(t,s){let n=async({reason:a,days:o})=>{this.#i(await W(`${Wt(t)}/suspension`,{reason:a.trim(),...o?{days:Number(o)}:{}})),s()};return new b({send:n})}deleteForm(t,s){let n=async({name:a,reason:o})=>{if(a.trim()!==t.username)throw{code:"page",reason:"other_name",text:i("admin.deleteOther")};await F(P(Wt(t),{reason:o.trim()})),this.list.items=this.list.items.filter(r=>r.id!==t.id),this.#t.update(),s()};return new b({send:n,fieldOf:{other_name:"name"}})}close(){clearTimeout(this.#e)}};import{html as _,nothing as ne}from"../lib/lit-html/lit-html.js";import{html as et,nothing as Oe}from"../lib/lit-html/lit-html.js";var is=class{list=[];#t;constructor(t){this.#t=t}get isShown(){return fa()}async read(){this.isShown&&(this.list=await w("/api/auth/passkeys",{signal:this.#t.signal}))}addForm(t,s){let n=async({name:a,password:o})=>{let r=await $a(await x("/api/auth/passkeys/options",t?{password:o}:{}));r&&(this.list=[...this.list,await x("/api/auth/passkeys",{name:a,...r})],s())};return new b({send:n,fieldOf:{wrong_password:"password"}})}renameForm(t,s){let n=async({name:a})=>{let o=await H(`/api/auth/passkeys/${t.id}`,{name:a});this.list=this.list.map(r=>r.id===o.id?o:r),s()};return new b({send:n})}async remove(t){try{await F(`/api/auth/passkeys/${t.id}`),this.list=this.list.filter(s=>s.id!==t.id)}catch(s){p(O(s))}this.#t.update()}};var ic=1,tt=class{nearby=[];proposal="";#t;#e;#s;#i=0;#n=0;constructor(t,s,n=()=>{}){this.#t=t,this.#e=n,this.#a(s??{})}get value(){let{point:t,by:s,source:n,photo:a,chosen:o}=this;return{point:t,name:this.name.trim(),by:s,source:n,photo:a,location:o}}#a({point:t=null,name:s="",by:n="",source:a="",photo:o=null,location:r=null}){Object.assign(this,{point:t,name:s,by:n,source:a,photo:o,chosen:r}),this.#s=t}get label(){return this.chosen?.name||this.name.trim()||this.proposal}take(t){if(this.#a(t.value),Object.assign(this,{nearby:t.nearby,proposal:t.proposal}),this.#e(),this.point&&!this.label)return this.propose()}setPoint(t,s,n=""){return Object.assign(this,{point:t,chosen:null,source:s,proposal:""}),n?(Object.assign(this,{name:n,by:"search"}),this.#s=t):this.by!=="reader"&&this.#s&&Ht(this.#s,t)>ic&&Object.assign(this,{name:"",by:""}),this.#e(),this.propose()}suggestPoint(t){return this.photo??=t,this.point?this.#e():this.setPoint(t,"photo")}setName(t){this.name=t,this.by=t.trim()?"reader":""}async locate(){try{let t=await kn({enableHighAccuracy:!0,timeout:15e3});this.#t.signal.aborted||this.setPoint(t,"hereDone")}catch(t){this.#t.signal.aborted||p(O(t))}}toggle(t){this.chosen=this.chosen?.id===t.id?null:t,this.chosen&&(this.point=ee(t)),this.#e()}async propose(){let t=++this.#n,{signal:s}=this.#t;clearTimeout(this.#i);let{nearby:n,name:a,wait:o}=await ze(this.point,{signal:s});t!==this.#n||s.aborted||(Object.assign(this,{nearby:n,proposal:a}),o&&(this.#i=setTimeout(()=>this.propose(),1e3*o)),this.#t.update())}close(){clearTimeout(this.#i)}};var mi="/api/users/me/place-settings",nc={radius:.5,area:1},Pa=[.2,.5,1,2,5],ns=class{values=null;exactAtHome=0;#t;constructor(t){this.#t=t}async read(){this.values=await w(mi,{signal:this.#t.signal})}async change(t){try{let{exactAtHome:s,...n}=await W(mi,{...this.values,...t});Object.assign(this,{values:n,exactAtHome:s}),p(i("place.saved"))}catch(s){p(O(s))}this.#t.update()}changeHome(t){return this.change({home:{...this.values.home,...t}})}async hideHome(){try{let{finds:t}=await x(`${mi}/home`);this.exactAtHome=0,p(i("place.homeHidden",{n:t}))}catch(t){p(O(t))}this.#t.update()}picker(){let{home:t}=this.values,s=t&&{point:{lat:t.latitude,lng:t.longitude}},n=new tt(this.#t,s,()=>{n.point&&this.changeHome({...nc,...t,latitude:n.point.lat,longitude:n.point.lng})});return n}};var qa=e=>!e.current&&e.kind!=="token",as=class{preferences=null;sessions=null;push="";pushBusy=!1;pushSlow=!1;refusal=$n();#t;constructor(t){this.#t=t,this.passkeys=new is(t),this.places=new ns(t),this.loading=C(t,()=>this.#e());let s={wrong_password:"currentPassword"};this.password=new b({send:(n,a)=>this.#n(n,a),update:t.update,fieldOf:s})}get user(){return y()}redraw=()=>this.#t.update();get isLoaded(){return!!(this.preferences&&this.user)}get asksPassword(){return Re()}get asksCurrent(){return this.user.hasPassword&&!ga(this.sessions)}get hasOthers(){return this.sessions.some(qa)}async#e(){let{signal:t}=this.#t;[this.preferences,this.sessions,this.push]=await Promise.all([w("/api/notifications/preferences",{signal:t}),w("/api/auth/sessions",{signal:t}),un(),this.passkeys.read(),this.places.read()])}async#s(t){try{await t()}catch(s){p(s.code||s.status?O(s):i("push.failed"))}this.#t.update()}setTheme(t){la(t),this.#t.update()}setUnits(t){Gi.set(t),this.#t.update()}setStreets(t){oa(t),this.#t.update()}async setLanguage(t){await Ki(t),this.#t.update()}prefer(t,s){return this.#s(async()=>{this.preferences=await W("/api/notifications/preferences",{[t]:s})})}enablePush=()=>this.#i(dn);disablePush=()=>this.#i(mn);async#i(t){this.pushBusy=!0,this.#t.update();let s=setTimeout(()=>{this.pushSlow=!0,this.#t.update()},2e3);await this.#s(async()=>{this.push=await t()}),clearTimeout(s),this.pushBusy=this.pushSlow=!1,this.#t.update()}testPush=()=>this.#s(async()=>{await hn(),p(i("push.sent"))});addSession(t){this.sessions=[t,...this.sessions],this.#t.update()}endOthers(){return this.#s(async()=>{for(let t of this.sessions.filter(qa))await F(`/api/auth/sessions/${t.id}`),this.sessions=this.sessions.filter(s=>s!==t)})}endSession(t){return this.#s(async()=>{await F(`/api/auth/sessions/${t.id}`),this.sessions=this.sessions.filter(s=>s!==t)})}signOut=()=>this.#s(async()=>{await gn(),await this.#t.go("/sign-in",{replace:!0})});async#n({newPassword:t,currentPassword:s,unlinkIdentity:n},a){let o=this.asksCurrent?{currentPassword:s}:{};await W("/api/users/me/password",{newPassword:t,...o,...n?{unlinkIdentity:!0}:{}}),a.reset(),vt(await w("/api/users/me")),this.sessions=await w("/api/auth/sessions"),p(i("settings.passwordSaved"))}unlink(){return this.#s(async()=>{await F("/api/users/me/identity"),vt(await w("/api/users/me"))})}confirmForm(t){let s=async({password:n})=>{await x("/api/auth/confirm",{password:n}),t()};return new b({send:s,fieldOf:{wrong_password:"password"}})}deleteForm(t){let s=async({password:n})=>{await F("/api/users/me",this.asksPassword?{password:n}:void 0),t()};return new b({send:s,fieldOf:{wrong_password:"password"}})}async leaveDeleted(){await bn(),await this.#t.go("/sign-in",{replace:!0}),p(i("settings.deleted"))}},os=(e={})=>`/api/auth/oauth/start?${new URLSearchParams({...e,redirect:"/settings"})}`;var ie=()=>h().provider.name,Et=e=>e.refusal?.reason==="sign_in_again"&&h().provider.enabled?et`
  <p><a class="button quiet" href=${os()}>${i("signin.provider",{name:ie()})}</a></p>`:Oe,xt=(e,t,s)=>d(e,t,{label:s,kind:"password",required:!0,complete:"current-password"}),ac=()=>et`
  <label class="switch">
    <span>
      ${i("settings.alsoUnlink",{name:ie()})}<br>
      <span class="soft">${i("settings.alsoUnlinkHint")}</span>
    </span>
    <input type="checkbox" role="switch" id="unlinkIdentity" name="unlinkIdentity">
  </label>`,Fa=({user:e,asksCurrent:t,password:s})=>et`
  <form class="card" novalidate @submit=${s.submit}>
    ${V("password",i(t?"settings.password":"settings.passwordFirst"))}
    ${e.hasPassword&&!t?et`<p class="note">${i("link.setPassword")}</p>`:Oe}
    <input class="unseen" type="text" autocomplete="username" .value=${e.username} tabindex="-1" aria-hidden="true">
    ${k(s)}
    ${Et(s)}
    ${t?xt(s,"currentPassword",i("settings.currentPassword")):Oe}
    ${d(s,"newPassword",{label:i("settings.newPassword"),hint:i("settings.passwordHint"),kind:"password",required:!0,least:8,most:255,complete:"new-password"})}
    ${e.identityLinked?ac():Oe}
    <div class="row end">${I(s,i("action.save"))}</div>
  </form>`;async function oc(e){let t=i("settings.unlinkTitle",{name:ie()});await T(t,i("settings.unlinkText"),i("settings.unlink"))&&e.unlink()}async function rc(e,t){if(!t.asksPassword)return;e.preventDefault();let s=i("settings.link",{name:ie()});await A(a=>t.confirmForm(a),s,a=>et`
    <p>${i("settings.linkText")}</p>
    ${k(a)}
    ${xt(a,"password",i("account.password"))}`,()=>et`<button type="submit">${i("settings.linkGo")}</button>`)&&location.assign(os({link:"true"}))}var cc=e=>et`
  <p>${c("check")} ${i("settings.linked")}</p>
  <p><button type="button" class="quiet" @click=${()=>oc(e)}>${i("settings.unlink")}</button></p>`,lc=e=>et`
  <p>${i("settings.notLinked")}</p>
  <p>
    <a class="button quiet" href=${os({link:"true"})} @click=${t=>rc(t,e)}>
      ${i("settings.link",{name:ie()})}
    </a>
  </p>`,Sa=e=>et`
  <section class="card">
    <h2>${i("settings.identity",{name:ie()})}</h2>
    ${e.user.identityLinked?cc(e):lc(e)}
  </section>`;async function pc(e){await A(s=>e.deleteForm(s),i("settings.deleteTitle"),s=>et`
    <p>${i("settings.deleteText")}</p>
    ${k(s)}
    ${Et(s)}
    ${e.asksPassword?xt(s,"password",i("account.password")):Oe}`,()=>et`<button type="submit" class="danger">${i("settings.delete")}</button>`)&&await e.leaveDeleted()}var Ta=e=>et`
  <section class="card">
    ${V("data",i("settings.data"))}
    <p>${i("settings.dataText")}</p>
    <p><a class="button quiet" href="/api/users/me/export" download>${i("settings.download")}</a></p>
    <p>${i("settings.archiveText")}</p>
    <p><a class="button quiet" href="/api/users/me/archive" download>${i("settings.archive")}</a></p>
    <p><a class="button quiet" href="/import">${i("settings.import")}</a></p>
    <h3>${i("settings.deleteHead")}</h3>
    <p>${i("settings.deleteHint")}</p>
    <p><button type="button" class="danger" @click=${()=>pc(e)}>${i("settings.delete")}</button></p>
  </section>`;import{html as uc}from"../lib/lit-html/lit-html.js";async function dc(e){try{await navigator.clipboard.writeText(e),p(i("secret.copied"))}catch{document.getElementById("secret").select(),p(i("secret.selected"))}}var rs=({title:e,text:t,label:s,value:n})=>dt(a=>uc`
  <h2>${e}</h2>
  <p>${t}</p>
  <div class="field">
    <label for="secret">${s}</label>
    <input id="secret" readonly spellcheck="false" autocomplete="off" .value=${n} @focus=${o=>o.target.select()}>
  </div>
  <div class="row end">
    <button type="button" class="quiet" @click=${()=>a()}>${i("action.close")}</button>
    <button type="button" @click=${()=>dc(n)}>${c("copy")} ${i("secret.copy")}</button>
  </div>`,{label:e});function mc({mediaBytes:e,mediaLimit:t}){let s=nt(e);return t===null?i("admin.usage",{size:s}):t?i("admin.usageOf",{size:s,limit:nt(t)}):i("admin.usageUnlimited",{size:s})}var hc=e=>[i("admin.joined",{date:Q(e.createdAt)}),e.seenAt?i("admin.seen",{date:Q(e.seenAt)}):i("admin.notSeen"),i("admin.finds",{n:e.findCount}),mc(e),e.invitedBy&&i("admin.invitedBy",{name:e.invitedBy.username})],fc=({suspendedAt:e,endsAt:t})=>t?i("admin.suspendedUntil",{date:yt(t)}):i("admin.suspendedSince",{when:De(e)}),$c=e=>_`<p class="note">${fc(e)}<br>${i("admin.reasonIs",{reason:e.reason})}</p>`,gc=e=>e.suspension?_`<span class="person"><span class="avatar none">${c("block")}</span> <span class="strong">${e.username}</span></span>`:_`<a class="person" href="/people/${e.id}">${pt(e)} <span class="strong">${e.username}</span></a>`,La=(e,t)=>_`
  ${k(t)}
  ${Et(t)}
  ${e.asksPassword?xt(t,"password",i("account.password")):ne}`,bc=(e,t)=>A(s=>e.adminForm(t,s),i("admin.adminTitle",{name:t.username}),s=>_`
  <p>${i("admin.adminText")}</p>
  ${La(e,s)}`,()=>_`<button type="submit" class="danger">${i("admin.admin")}</button>`);async function wc(e,t){await T(i("admin.memberTitle",{name:t.username}),i("admin.memberText"),i("admin.member"))&&e.demote(t)}var yc=["instance","own","none"],vc=(e,t)=>{e.kind??=t.mediaLimit===null?"instance":t.mediaLimit?"own":"none";let s=n=>{e.kind=n.target.value,e.update()};return _`
    ${k(e)}
    <div class="field">
      <label for="kind">${i("admin.limit")}</label>
      <select id="kind" name="kind" @change=${s}>
        ${yc.map(n=>_`<option value=${n} ?selected=${n===e.kind}>${i(`admin.limits.${n}`)}</option>`)}
      </select>
    </div>
    ${e.kind==="own"?d(e,"size",{label:i("admin.size"),kind:"number",mode:"numeric",required:!0,value:t.mediaLimit?Math.round(t.mediaLimit/2**20):""}):ne}`};async function cs(e,t,s){let n=await e;return n&&p(i(t,{name:s.username})),n}var kc=(e,t)=>A(s=>e.limitForm(t,s),i("admin.limitTitle",{name:t.username}),s=>vc(s,t),()=>_`<button type="submit">${i("action.save")}</button>`),xc=(e,t)=>A(s=>e.suspendForm(t,s),i("admin.suspendTitle",{name:t.username}),s=>_`
  <p>${i("admin.suspendText")}</p>
  ${k(s)}
  ${d(s,"reason",{label:i("admin.reason"),hint:i("admin.reasonHint"),kind:"area",value:t.suspension?.reason,required:!0,most:500})}
  ${d(s,"days",{label:i("admin.days"),hint:i("admin.daysHint"),kind:"number",mode:"numeric"})}`,()=>_`<button type="submit" class="danger">${i("admin.suspend")}</button>`);async function Oc(e,t){let s="";await A(o=>e.linkForm(t,r=>{s=r,o()}),i("admin.linkTitle",{name:t.username}),o=>_`
    <p>${i("admin.linkAsk",{name:t.username})}</p>
    ${La(e,o)}`,()=>_`<button type="submit">${i("admin.linkMake")}</button>`)&&await rs({title:i("admin.link"),text:i("admin.linkText",{name:t.username}),label:i("admin.linkLabel"),value:s})}async function Pc(e,t){let s=A(n=>e.deleteForm(t,n),i("admin.deleteTitle",{name:t.username}),n=>_`
    <p>${i("admin.deleteText")}</p>
    ${k(n)}
    ${d(n,"name",{label:i("admin.deleteName",{name:t.username}),required:!0,complete:"off"})}
    ${d(n,"reason",{label:i("admin.reason"),hint:i("admin.logHint"),most:500})}`,()=>_`<button type="submit" class="danger">${i("admin.delete")}</button>`);await cs(s,"admin.deleteDone",t)&&g("account-search")}function qc(e,t){let s=(a,o,r)=>({text:a,label:`${a}: ${t.username}`,run:o,isDanger:r}),n=[t.role==="admin"?s(i("admin.member"),()=>wc(e,t)):s(i("admin.admin"),()=>cs(bc(e,t),"admin.adminDone",t)),s(i("admin.limit"),()=>cs(kc(e,t),"admin.limitDone",t))];return e.isMe(t)?n:[...n,...t.suspension?[]:[s(i("admin.link"),()=>Oc(e,t))],s(i(t.suspension?"admin.suspendAgain":"admin.suspend"),()=>cs(xc(e,t),"admin.suspendDone",t),!t.suspension),...t.suspension?[s(i("admin.lift"),()=>e.lift(t))]:[],s(i("admin.delete"),()=>Pc(e,t),!0)]}var Ba=(e,t)=>_`
  <li class="account">
    <div class="row between">
      <span class="row">
        ${gc(t)}
        ${t.role==="admin"?_`<span class="badge">${i("admin.role")}</span>`:ne}
        ${e.isMe(t)?_`<span class="badge">${i("people.you")}</span>`:ne}
        ${t.suspension?_`<span class="badge warning">${i("admin.suspended")}</span>`:ne}
      </span>
      ${Dt(i("people.menu",{name:t.username}),qc(e,t))}
    </div>
    <p class="soft facts">${hc(t).filter(Boolean).map(s=>_`<span>${s}</span>`)}</p>
    ${t.suspension?$c(t.suspension):ne}
  </li>`;function Sc(e,t){e.preventDefault(),t.search()}var Tc=e=>ls`
  <form role="search" @submit=${t=>Sc(t,e)}>
    <label for="account-search">${i("people.search")}</label>
    <div class="search">
      ${c("search")}
      <input id="account-search" type="search" maxlength="31" autocomplete="off" autocapitalize="none" spellcheck="false"
        .value=${e.text} @input=${t=>e.type(t.target.value)}>
    </div>
  </form>
  <div class="chips" role="group" aria-label=${i("admin.which")}>
    ${di.map(t=>se(e.status===t,i(`admin.statuses.${t}`),()=>e.choose(t)))}
  </div>`;function Lc(e){let{items:t,problem:s,load:n}=e.list;return s?m(s,n):t?t.length?ls`
    <ul class="people" aria-label=${i("admin.people")}>${t.map(a=>Ba(e,a))}</ul>
    ${S(e.list)}`:ls`<p class="soft" role="status">${i("admin.noAccounts")}</p>`:$(4)}function Ia(e){let t=new ss(e);return{title:i("admin.people"),ready:t.list.load(),view:()=>ls`
      ${f(i("admin.people"),Fc,"/admin")}
      <section class="card">${Tc(t)}${Lc(t)}</section>`,close:()=>t.close()}}import{html as ja,nothing as Hc}from"../lib/lit-html/lit-html.js";var Aa=2**20,Ua="/api/admin/instance",Ma=["invite","open","closed"],_a=["members","admins","off"],ps=class{values=null;constructor(t){this.loading=C(t,async()=>{this.values=await w(Ua,{signal:t.signal})}),this.form=new b({send:s=>this.#t(s),update:t.update})}isFixed(t){return this.values.fixed.includes(t)}get limit(){return this.values.mediaLimit?Math.round(this.values.mediaLimit/Aa):""}async#t({name:t,description:s,rules:n,contact:a,registration:o,invites:r,mediaLimit:l}){let u={name:t.trim(),description:s.trim(),rules:n.trim(),contact:a.trim()};o!==this.values.registration&&(u.registration=o),r!==this.values.invites&&(u.invites=r),l!==void 0&&l!==String(this.limit)&&(u.mediaLimit=Math.round(Number(l)*Aa)),this.values=await H(Ua,u);let{fixed:v,mediaLimit:it,registration:U,invites:Bt,...ci}=this.values;Object.assign(h(),{instance:ci,registration:U,invites:U==="closed"?"off":Bt}),p(i("admin.saved"))}},us=class{values=null;busy=!1;#t;constructor(t){this.#t=t,this.loading=C(t,async()=>{this.values=await w("/api/admin/checks",{signal:t.signal})})}run=async()=>{this.busy||(this.busy=!0,this.#t.update(),await this.loading.load(),this.busy=!1,this.#t.update())}},ds=class{values=null;constructor(t){this.loading=C(t,async()=>{this.values=await w("/api/admin/overview",{signal:t.signal})})}};import{html as ms,nothing as hi}from"../lib/lit-html/lit-html.js";var Bc={ok:"check",warn:"flag",fail:"close"},Ic=e=>ms`
  <li class="row finding ${e.status}">
    ${c(Bc[e.status])}
    <span class="grow">
      <span class="strong">${i(`admin.check.${e.status}`)}</span> <span class="soft" lang="en">${e.check}</span><br>
      <span lang="en">${e.text}</span>
      ${e.fix?ms`<br><span lang="en" class="soft">${e.fix}</span>`:hi}
    </span>
  </li>`;function Ac({status:e,findings:t}){return ms`
    <p class="strong">${i(`admin.checked.${e}`)}</p>
    <ul class="people">${t.map(Ic)}</ul>`}var Da=e=>ms`
  <section class="card" id="checks">
    <h2>${i("admin.checks")}</h2>
    <p class="hint">${i("admin.checksText")}</p>
    <div class="stack" aria-live="polite">
      ${e.loading.problem?m(e.loading.problem,e.run):hi}
      ${e.values&&!e.loading.problem?Ac(e.values):hi}
    </div>
    <div><button class="quiet" id="check" type="button" aria-busy=${e.busy?"true":"false"} @click=${e.run}>
      ${i(e.values?"admin.checkAgain":"admin.check")}</button></div>
  </section>`;import{html as Pt,nothing as Pe}from"../lib/lit-html/lit-html.js";var Uc=["disk_nearly_full","clock_apart","push_off","no_base_url","registration_open","storage_failing","data_folder","no_ffmpeg","decoders_not_confined","backup_missing"],Ot=(e,t)=>Pt`<div class="row between"><dt>${e}</dt><dd class="strong">${t}</dd></div>`,Mc=e=>i("admin.jobsOf",{push:q(e.pushJobs),media:q(e.mediaJobs)}),_c=e=>Pt`
  ${Ot(i("admin.backup"),e.lastAt?Pt`${R(e.lastAt)}, ${i(`admin.backup.${e.result}`)}`:i(`admin.backup.${e.result}`))}
  ${Ot(i("admin.backupPlace"),e.place)}`,Dc=e=>Pt`
  <dl class="stack">
    ${Ot(i("admin.users"),q(e.users))}
    ${Ot(i("admin.publicFinds"),q(e.finds))}
    ${Ot(i("admin.media"),nt(e.mediaBytes))}
    ${e.diskFree===null?Pe:Ot(i("admin.disk"),nt(e.diskFree))}
    ${e.pushJobs||e.mediaJobs?Ot(i("admin.jobs"),Mc(e)):Pe}
    ${e.backup?_c(e.backup):Pe}
    ${Ot(i("admin.swept"),e.sweptAt?R(e.sweptAt):i("admin.never"))}
    ${Ot(i("admin.version"),`${e.version}, ${e.database==="postgres"?"PostgreSQL":"SQLite"}`)}
  </dl>`,Ec=e=>Pt`<li class="note">${i(`admin.problem.${e}`)}</li>`,jc=e=>Pt`
  <details>
    <summary>${i("admin.largest")}</summary>
    <ul class="plain-list">
      ${e.map(t=>Pt`
        <li class="row between"><a href="/admin/people?q=${t.username}">${t.username}</a> <span>${nt(t.mediaBytes)}</span></li>`)}
    </ul>
  </details>`;function Ea({values:e,loading:t}){if(t.problem)return m(t.problem,t.load);if(!e)return $(3);let s=e.problems.filter(n=>Uc.includes(n));return Pt`
    ${s.length?Pt`<ul class="stack plain-list" aria-label=${i("admin.problems")}>${s.map(Ec)}</ul>`:Pe}
    <section class="card">
      <h2>${i("admin.state")}</h2>
      ${Dc(e)}
      ${e.largest.length?jc(e.largest):Pe}
    </section>`}var Cc=[["people","/admin/people","people"],["invites","/invites","plus"],["reports","/admin/reports","flag"],["log","/admin/log","feed"],["instance","/admin/instance","gear"]],Nc=([e,t,s])=>ja`
  <li>
    <a class="area" href=${t}>
      ${c(s)}
      <span class="grow"><span class="strong">${i(`admin.${e}`)}</span><br><span class="soft">${i(`admin.about.${e}`)}</span></span>
      ${c("next")}
    </a>
  </li>`;function Ha(e){let t=new ds(e),s=new us(e);return{title:i("admin.title"),ready:t.loading.load(),view:()=>ja`
      ${f(i("admin.title"),Hc,"/profile")}
      <section class="card">
        <ul class="people">${Cc.map(Nc)}</ul>
        <p class="hint">${i("admin.private")}</p>
      </section>
      ${Ea(t)}
      ${Da(s)}`}}import{html as hs,nothing as Ca}from"../lib/lit-html/lit-html.js";var Na={role_changed:"shield",media_limit_changed:"gear",account_suspended:"block",suspension_lifted:"check",account_deleted:"trash",invite_revoked:"close",sign_in_link_created:"lock",sign_in_link_used:"lock",report_closed:"flag",find_hidden:"block",find_shown:"check",find_deleted:"trash",comment_hidden:"block",comment_shown:"check",comment_deleted:"trash",instance_changed:"gear"},Rc={mediaLimit:"limitOfAll",invites:"whoInvites"},zc=e=>parseInt(e,10)?nt(parseInt(e,10)):i(`admin.limits.${e.startsWith("0 ")?"none":"instance"}`);function Wc({action:e,reason:t}){return e==="role_changed"?i(`admin.roles.${t}`):e==="report_closed"?i(`report.result.${t}`):e==="instance_changed"?t.split(", ").map(s=>i(`admin.${Rc[s]??s}`)).join(", "):e==="media_limit_changed"?zc(t):t}function Vc(e){let t={actor:e.actorName||i("admin.commandLine"),target:e.targetName,action:e.action};return i(Na[e.action]?`admin.act.${e.action}`:"admin.act.other",t)}var Gc=e=>hs`
  <li class="row act">
    ${c(Na[e.action]??"shield")}
    <span class="grow">
      <span class="strong">${Vc(e)}</span><br>
      ${e.reason?hs`<span dir="auto">${Wc(e)}</span><br>`:Ca}
      <span class="soft">${R(e.createdAt)}</span>
    </span>
  </li>`;function Yc(e){return e.problem?m(e.problem,e.load):e.items?e.items.length?hs`
    <section class="card">
      <p class="hint">${i("admin.logText")}</p>
      <ul class="people">${e.items.map(Gc)}</ul>
      ${S(e)}
    </section>`:M(i("admin.noActs"),i("admin.noActsText")):$(4)}function Ra(e){let t=D(e,"/api/admin/log");return{title:i("admin.log"),ready:t.load(),view:()=>hs`${f(i("admin.log"),Ca,"/admin")}${Yc(t)}`}}import{html as Z,nothing as ht}from"../lib/lit-html/lit-html.js";var Jc=8,Xc=e=>Ct(e)?i(`category.${e}`):e,fs=class{items=[];at=-1;#t;#e=null;#s=[];#i=!1;constructor(t){this.#t=t}async follow(t){this.#i=!0,this.#n(t),this.#e??=w("/api/finds/categories",{signal:this.#t.signal}).catch(()=>(this.#e=null,[])),this.#s=await this.#e,this.#i&&this.#n(t)}close(){this.#i=!1,this.#a([])}move(t){let s=this.items.length;this.at=this.at<0&&t<0?s-1:(this.at+t+s)%s,this.#t.update()}#n(t){let s=li(t.trim()),n=new Set(this.#s.map(o=>o.category)),a=s?Mt.filter(o=>!n.has(o)).map(o=>({category:o,ownCount:0,count:0})):[];this.#a([...this.#s,...a].filter(({category:o})=>{let r=li(Xc(o));return r.includes(s)&&(r!==s||Ct(o))}).slice(0,Jc))}#a(t){Object.assign(this,{items:t,at:-1}),this.#t.update()}};var Zc=1200*36e5,$s=class{id;stored=null;#t;#e;#s;#i=null;#n=new Set;#a=!1;#o=!1;constructor(t){this.#t=t,this.#s=!t.params.id;let s=t.params.id??t.query.get("draft");this.#r(new RegExp(`^${an}$`).test(s)||!this.#s?s:te()),this.#s&&!this.stored&&this.#r(te())}#r(t){this.id=t,this.#e=this.#s?kt(t):Cn(t),this.stored=this.#e.get()}get findId(){return this.#i??=wn(this.id)>Date.now()-Zc?this.id:te()}get path(){let t=new URLSearchParams(this.#t.query);return t.set("draft",this.id),`/new?${t}`}save(t){if(!(this.#o||this.#t.signal.aborted)){if(!t)return this.#e.remove();this.#e.set({...t,at:Date.now()}),this.#s&&!this.#a&&this.#t.rename(this.path),this.#a=!0}}async files(){if(!this.stored||!this.#s)return[];let t=new Set(this.stored.media?.map(n=>n.key)),s=await Xe(this.id);for(let{key:n}of s)this.#n.add(n);return s.filter(n=>!t.has(n.key))}get hasFiles(){return this.#n.size>0}release(t){let s=new Set(t.filter(n=>!n.media).map(n=>n.key));for(let n of this.#n)s.has(n)||(this.#n.delete(n),Rn(n))}remove(){return this.#o=!0,this.#e.remove(),this.#s?Ze(this.id):null}};var ae=class{uploads=null;place=null;placeError="";shown;#t=null;#e;constructor(t,s){this.page=t,this.#e=s,this.draft=new $s(t),this.form=new b({send:n=>this.#s(n),update:t.update}),this.isRestored=!!this.draft.stored,this.values={isPublic:Zt.get()!=="friends",...this.draft.stored},this.proposals=new fs(t),this.loading=C(t,()=>this.begin())}get isOther(){return this.#t??!!(this.values.category&&!Ct(this.values.category))}changed(){this.saveDraft(),this.page.update()}addFiles(t){return this.uploads.add(t)}change(t){this.values={...this.values,...t},this.changed()}chooseCategory(t){this.#t=t==="other"&&!this.isOther,this.change({category:t===this.values.category||t==="other"?"":t})}async submit(t){return this.placeError="",await this.form.submit(t),!this.placeError}async#s(t){let{point:s,name:n,location:a}=this.place.value;if(!s){this.placeError=i("spot.missing"),this.page.update();return}if(await this.uploads.settled(),this.uploads.hasFailed)throw{code:"failed",text:i("edit.uploadFailed")};let o={point:s,name:n||this.place.proposal,location:a},r=Sn({category:this.values.category??"",...t},this.shown),l=await this.write(r,o).catch(u=>this.#i(u));l&&(Tn(l,t)&&await this.#e.showHome()&&await Ln(l.id,t).catch(u=>p(O(u))),await this.leave(`/finds/${l.id}`,i(this.isNew?"edit.published":"edit.saved")))}#i(t){let s=In(t);throw s.length?(this.uploads.removeMissing(s),{code:"failed",text:i("edit.photosGone")}):t}close(){this.uploads?.stop(),this.place?.close()}};async function fi(e){try{let t=await oe(e,0,262144),s=await Kc(e,t);return s?ol(al(s.view,s.tiff)):za}catch{return za}}var za={place:null,time:""},oe=async(e,t,s)=>new DataView(await e.slice(t,t+s).arrayBuffer());function Kc(e,t){return t.getUint16(0)===65496?Qc(t):t.getUint32(0)===2303741511?Wa(e,{at:8,little:!1,name:"eXIf",extra:12,sizeFirst:!0}):qt(t,0,4)==="RIFF"&&qt(t,8,4)==="WEBP"?Wa(e,{at:12,little:!0,name:"EXIF",extra:8,even:!0}):qt(t,4,4)==="ftyp"?el(e):null}var qt=(e,t,s)=>String.fromCharCode(...Array.from({length:s},(n,a)=>e.getUint8(t+a)));function Qc(e){for(let t=2;t+10<e.byteLength;t+=2+e.getUint16(t+2)){let s=e.getUint16(t);if(s===65505&&e.getUint32(t+4)===1165519206)return{view:e,tiff:t+10};if(s===65498||s>>8!==255)return null}return null}var $i=1<<20,gi=1e4;async function Wa(e,{at:t,little:s,name:n,extra:a,sizeFirst:o,even:r}){for(let l=0;l<gi&&t+8<=e.size;l++){let u=await oe(e,t,8),v=u.getUint32(o?0:4,s);if(qt(u,o?4:0,4)===n)return tl(await oe(e,t+8,Math.min(v,$i)));t+=a+v+(r?v%2:0)}return null}var tl=e=>({view:e,tiff:qt(e,0,4)==="Exif"?6:0});function Va(e,t,s){let n=[];for(let a=t;a+8<=s&&n.length<gi;){let o=e.getUint32(a),r=8;if(o===1&&([o,r]=[Number(e.getBigUint64(a+8)),16]),o===0&&(o=s-a),o<r)break;n.push({type:qt(e,a+4,4),from:a+r,to:Math.min(a+o,s)}),a+=o}return n}async function el(e){for(let t=0,s=0;s<gi&&t+8<=e.size;s++){let n=await oe(e,t,16),a=n.getUint32(0);if(a===1&&(a=Number(n.getBigUint64(8))),a===0&&(a=e.size-t),a<8)return null;if(qt(n,4,4)==="meta")return sl(e,await oe(e,t,Math.min(a,$i)));t+=a}return null}async function sl(e,t){let s=Va(t,t.getUint32(0)===1?20:12,t.byteLength),n=u=>s.find(v=>v.type===u),a=il(t,n("iinf")),o=a===null?null:nl(t,n("iloc"),a);if(!o)return null;let r=o.method===1?n("idat"):null,l=r?new DataView(t.buffer,t.byteOffset+r.from+o.at,Math.min(o.size,r.to-r.from-o.at)):await oe(e,o.at,Math.min(o.size,$i));return{view:l,tiff:4+l.getUint32(0)}}function il(e,t){if(!t)return null;let s=Va(e,t.from+(e.getUint8(t.from)===0?6:8),t.to);for(let{from:n}of s){let a=e.getUint8(n)>2;if(qt(e,n+(a?10:8),4)==="Exif")return a?e.getUint32(n+4):e.getUint16(n+4)}return null}function nl(e,t,s){if(!t)return null;let n=e.getUint8(t.from),a=t.from+4,o=U=>{let Bt=U===8?Number(e.getBigUint64(a)):U===4?e.getUint32(a):U===2?e.getUint16(a):0;return a+=U,Bt},r=o(2),[l,u,v]=[r>>12,r>>8&15,r>>4&15],it=n?r&15:0;for(let U=o(n<2?2:4);U>0&&a<t.to;U--){let Bt=o(n<2?2:4),ci=n?o(2)&15:0;o(2);let zr=o(v),Wi=null;for(let Vi=o(2);Vi>0&&a<=t.to;Vi--){o(it);let Wr=zr+o(l),Vr=o(u);Wi??={method:ci,at:Wr,size:Vr}}if(Bt===s)return Wi}return null}var Ga=async e=>(await fi(e)).place;function al(e,t){let s=e.getUint16(t)===18761,n=r=>e.getUint16(t+r,s);return{u32:r=>e.getUint32(t+r,s),text:(r,l)=>qt(e,t+r,l),entries:r=>new Map(Array.from({length:n(r)},(l,u)=>[n(r+2+12*u),r+10+12*u]))}}function ol(e){let t=e.entries(e.u32(4)),s=(n,a,o)=>{try{return t.has(n)?a(e,e.entries(e.u32(t.get(n)))):o}catch{return o}};return{place:s(34853,cl,null),time:s(34665,rl,"")}}function rl({u32:e,text:t},s){let n=s.get(36867),a=n===void 0?null:/^(\d{4}):(\d\d):(\d\d) (\d\d:\d\d:\d\d)$/.exec(t(e(n),19));return a&&a[1]!=="0000"?`${a[1]}-${a[2]}-${a[3]}T${a[4]}`:""}function cl({u32:e,text:t},s){let n=(r,l,u)=>{if(!s.has(l)||!s.has(u))return NaN;let v=e(s.get(u)),it=Bt=>e(v+8*Bt)/e(v+8*Bt+4),U=r.indexOf(t(s.get(l),1).toUpperCase());return U<0?NaN:(it(0)+(it(1)||0)/60+(it(2)||0)/3600)*(U?-1:1)},a=n("NS",1,2),o=n("EW",3,4);return Math.abs(a)<=90&&Math.abs(o)<=180&&(a||o)?{lat:a,lng:o}:null}async function qe(e){if(!/^image\/(jpeg|png|webp|avif|heic|heif)$/.test(e.type))return e;try{return await ll(e)}catch{return e}}async function ll(e){let t=await createImageBitmap(e,{imageOrientation:"from-image"}),s=Math.min(1,2560/Math.max(t.width,t.height));if(s===1&&e.size<409600)return t.close(),e;let n=new OffscreenCanvas(Math.max(1,Math.round(t.width*s)),Math.max(1,Math.round(t.height*s))),a=n.getContext("2d");a.fillStyle="#fff",a.fillRect(0,0,n.width,n.height),a.drawImage(t,0,0,n.width,n.height),t.close();let o=await n.convertToBlob({type:"image/jpeg",quality:.85});return o.size<e.size?new File([o],e.name.replace(/\.\w+$/,"")+".jpg",{type:"image/jpeg"}):e}var pl=2,ul=2,dl=60,re=class{removed=[];#t=!1;#e;#s;#i;#n;#a=()=>{};constructor(t,{changed:s,placed:n=()=>{},signal:a,send:o=Qt}){this.items=t.map(({at:r,key:l,caption:u="",...v})=>({media:v,at:r,key:l,caption:u,state:"done"})),this.#e=r=>{this.#a(),s(r)},this.#s=n,this.#i=a,this.#n=o,addEventListener("online",()=>this.#p(),{signal:a})}get most(){return h().limits.mediaPerFind}get isBusy(){return this.items.some(t=>["waiting","sending","paused"].includes(t.state))}get isPaused(){return this.items.some(t=>t.state==="paused")}async settled(){for(;this.isBusy&&!this.isPaused;)await new Promise(t=>{this.#a=t})}files(){return Promise.all(this.items.map(async({media:t,at:s,file:n,caption:a})=>{let o=n?await qe(n):null;return t?{media:t,at:s,caption:a,blob:o}:{caption:a,blob:o,name:n.name||"file"}}))}get hasFailed(){return this.items.some(t=>t.state==="failed")}get isChanged(){return this.#t||this.removed.length>0||this.items.some(t=>!t.media?.id)}get media(){return this.items.filter(t=>t.media).map(t=>Fn(t.media,t.caption))}get draft(){return this.items.filter(t=>t.media).map(({media:t,at:s,key:n,caption:a})=>({...t,at:s,key:n,caption:a}))}async add(t,s=[]){if(this.#i.aborted)return;let n=this.most-this.items.length,a=[...t].slice(0,n),o=a.map((r,l)=>({file:r,key:s[l],caption:"",preview:URL.createObjectURL(r),state:"waiting",progress:0}));this.items=[...this.items,...o],this.#e(t.length>n?i("upload.tooMany",{n:this.most}):""),await this.#o(a),this.#r()}async#o(t){for(let s of t){let n=await Ga(s);if(this.#i.aborted)return;if(n)return this.#s(n)}}#r(){if(this.#i.aborted)return;let t=pl-this.items.filter(s=>s.state==="sending").length;for(let s of this.items.filter(n=>n.state==="waiting").slice(0,t))this.#c(s)}async#c(t){t.stop=new AbortController,Object.assign(t,{state:"sending",progress:0,problem:null}),this.#e();try{let s=await this.#u(t);if(!s)return;Object.assign(t,{media:s,at:Date.now(),state:"done"})}catch(s){if(s.name==="AbortError")return;Object.assign(t,{state:He(s)?"paused":"failed",problem:O(s)}),t.state==="paused"&&this.#l(t,s.retryAfter)}this.#e(),this.#r()}#l(t,s){t.pause=Math.min(dl,(t.pause??ul/2)*2),t.timer=setTimeout(()=>this.retry(t),1e3*(s||t.pause))}#p(){for(let t of this.items.filter(s=>s.state==="paused"))this.retry(t)}async#u(t){let{signal:s}=t.stop,n=await qe(t.file),{videoBytes:a,imageBytes:o}=h().limits,r=n.type.startsWith("video/")?a:o;if(n.size>r)throw{code:"large",text:i("upload.large",{size:en(r)})};if(s.aborted)return null;let l=v=>{t.progress=v,this.#e()},[u]=await this.#n("POST","/api/media",n,{signal:s,progress:l});return u}retry(t){clearTimeout(t.timer),t.state="waiting",this.#r()}remove(t){clearTimeout(t.timer),t.stop?.abort(),t.preview&&URL.revokeObjectURL(t.preview),t.media?.id&&this.removed.push(t.media.id),this.items=this.items.filter(s=>s!==t),this.#e(),this.#r()}removeMissing(t){let s=this.items.filter(a=>a.media),n=new Set(t.map(a=>s[a]));this.items=this.items.filter(a=>!n.has(a)),this.#e()}move(t,s){this.items.splice(s,0,...this.items.splice(t,1)),this.#t=!0,this.#e()}setCaption(t,s){t.caption=s,this.#t=!0,this.#e()}stop(){for(let t of this.items)clearTimeout(t.timer),t.stop?.abort(),t.preview&&URL.revokeObjectURL(t.preview)}};var gs=class extends ae{isNew=!1;title=i("edit.title");#t;#e="";#s="";constructor(t,s){super(t,s),this.back=`/finds/${t.params.id}`,this.#t=`/api${this.back}`}async begin(){let[t,s]=await sn(this.#t),n=this.draft.stored;this.#s=s,this.#e=t.locationId,this.shown=Bn(t),this.values={...t,...this.shown,...n};let a=o=>{o&&p(o),this.page.update()};this.uploads=new re(t.media,{changed:a,signal:this.page.signal}),this.place=new tt(this.page,n?.place??Pn(t),()=>this.changed())}saveDraft(){let t=Ge(this.values),s=this.place?.value;this.draft.save(s?.location?.id===this.#e?t:{...t,place:s})}async write(t,s){let{isPaused:n,isChanged:a,media:o,removed:r}=this.uploads;if(n)throw{code:"failed",text:i("edit.uploadFailed")};let l=await Ve(s),u=l===this.#e?{}:{locationId:l},v=o.map(U=>U.id?{id:U.id,caption:U.caption??null}:U),it=a?{media:v,mediaToDelete:r}:{};return W(this.#t,{...t,...u,...it},{headers:this.#s?{"If-Match":this.#s}:{}})}overwrite(){this.#s=""}async leave(t,s=""){await this.draft.remove(),await this.page.go(t,{replace:!0}),s&&p(s)}discard(){return this.uploads?.stop(),this.leave(`${this.back}/edit`)}};async function bi(){if(!await caches.has(we))return null;let e=await caches.open(we),[t]=await e.keys(),s=t&&await(await e.match(t))?.formData();return s?{key:t,values:ml(s),files:s.getAll("file"),left:Number(s.get("left"))}:null}function ml(e){let t=e.get("title"),s=[e.get("text"),e.get("url")].filter(Boolean).join(`
`);return{...t?{title:t}:{},...s?{description:s}:{}}}async function Ya(e){let t=await caches.open(we);return await t.delete(e),(await t.keys()).length===0&&await caches.delete(we),bi()}var hl=2,bs=class{items=[];isWhole=!1;#t;#e;constructor(t,s){this.#t=t,this.#e=s}get shown(){return this.isWhole?this.items:this.items.slice(0,hl)}async load(){await zn();let t=await Xe();if(this.#t.signal.aborted)return;this.close();let s=Je().filter(n=>n.id!==this.#e);this.items=s.map(n=>{let a=n.media?.find(r=>r.at>Date.now()-We),o=a?null:t.find(r=>r.draft===n.id&&r.file.type.startsWith("image/"))?.file;return{draft:n,media:a,preview:o?URL.createObjectURL(o):""}}),this.#t.update()}showAll(){this.isWhole=!0,this.#t.update()}remove({draft:t}){kt(t.id).remove(),this.items=this.items.filter(s=>s.draft!==t),this.#t.update(),p(i("edit.draftDeleted"),"",{text:i("action.undo"),run:()=>this.#s(t)})}#s(t){return kt(t.id).set(t),this.load()}close(){for(let{preview:t}of this.items)t&&URL.revokeObjectURL(t)}};var fl=.15,Ja=e=>e.slice(0,10);function $l(e){let t="";return e.map(n=>({photo:n,time:t=n.time||t})).sort((n,a)=>n.time<a.time?-1:n.time>a.time?1:0).map(n=>n.photo)}var Xa=e=>e.find(t=>t.place)?.place??null,Za=e=>e.find(t=>t.time)?.time??"";function gl(e,t,s){let[n,a]=[Xa(e),Za(e)];return e.length<s&&(!n||!t.place||Ht(n,t.place)<=fl)&&(!a||!t.time||Ja(a)===Ja(t.time))}function Ka(e,t){let s=[];for(let n of $l(e)){let a=s.findLast(o=>gl(o,n,t));a?a.push(n):s.push([n])}return s}var Fe=e=>({place:Xa(e),time:Za(e)}),Qa=(e,t)=>e.flatMap((s,n)=>n===t?[]:n===t-1?[[...s,...e[t]]]:[s]),to=(e,t,s)=>e.flatMap((n,a)=>a===t?[n.slice(0,s),n.slice(s)]:[n]);var ws=class{groups=null;busy=!1;#t;#e=new Map;constructor(t){this.#t=t}get most(){return h().limits.mediaPerFind}get count(){return this.groups.flat().length}async consider(t,s){if(this.groups)return this.consider([...this.decline(),...t],s);if(t.length<2)return!1;let n=await Promise.all(t.map(async o=>({file:o,...await fi(o)}))),a=Ka(n,this.most);if(this.#t.signal.aborted||a.length<2&&t.length<=s)return!1;for(let o of n)o.preview=o.file.type.startsWith("image/")?URL.createObjectURL(o.file):"";return this.#s(a),!0}#s(t){this.groups=t,this.#t.update();for(let s of t)this.#i(s)}async#i(t){let{place:s}=Fe(t);if(!s||this.#e.has(t[0]))return;this.#e.set(t[0],"");let{name:n}=await ze(s,{signal:this.#t.signal});this.#e.set(t[0],n),this.#t.update()}describe=t=>({name:Fe(t).place?this.#e.get(t[0])??"":"",time:Fe(t).time});canMerge=t=>t>0&&this.groups[t-1].length+this.groups[t].length<=this.most;merge(t){this.#s(Qa(this.groups,t))}split(t,s){this.#s(to(this.groups,t,s))}decline(){let t=this.groups.flat().map(s=>s.file);return this.close(),this.#t.update(),t}async accept(){if(this.busy)return;this.busy=!0,this.#t.update();let t=this.groups.map(()=>te()),s=Date.now(),n=y()?.id;try{for(let[a,o]of this.groups.entries())await this.#n(n,t[a],o,s-a)}catch{if(y()?.id!==n)return null;for(let a of t)await bl(a);return this.busy=!1,this.#t.update(),p(i("group.noRoom"))}await this.#t.go(`/new?draft=${t[0]}`),p(i("group.made",{n:t.length}))}async#n(t,s,n,a){if(y()?.id!==t)throw{code:"stopped"};let{place:o}=Fe(n),r={id:s,at:a,isPublic:Zt.get()!=="friends",media:[],label:this.describe(n).name};if(kt(s).set(o?{...r,place:{point:o,source:"photo",photo:o}}:r),!kt(s).get())throw{code:"storage"};await Nn(s,n.map(l=>l.file),t)}close(){for(let{preview:t}of this.groups?.flat()??[])t&&URL.revokeObjectURL(t);this.groups=null}};async function bl(e){kt(e).remove(),await Ze(e)}var ys=class extends ae{isNew=!0;title=i("edit.new");back="/";share=null;photosExpired=!1;#t="";constructor(t,s){super(t,s),this.drafts=new bs(t,this.draft.id),this.several=new ws(t)}async begin(){let{page:t,values:s}=this,n=await On(t.query,s.place),a=s.media??[],o=a.filter(v=>v.at>Date.now()-We);this.photosExpired=o.length<a.length;let r=v=>{v&&p(v),this.changed()},l=v=>this.place.suggestPoint(v);this.uploads=new re(o,{changed:r,placed:l,signal:t.signal}),this.place=new tt(t,n,r),this.place.point&&!this.place.label&&this.place.propose(),this.drafts.load();let u=await this.draft.files();u.length&&this.uploads.add(u.map(v=>v.file),u.map(v=>v.key)),this.share=t.query.has("shared")?await bi():null}async addFiles(t){let{items:s,most:n}=this.uploads;await this.several.consider(t,n-s.length)||await super.addFiles(t)}saveDraft(){let t=Ge(this.values),s=this.place?.value,n=this.uploads.draft,a=![t.title,t.description,t.category,s?.point,n.length,this.draft.hasFiles].some(Boolean);this.draft.save(a?null:{...t,place:s,label:this.place?.label,media:n,id:this.draft.id}),this.draft.release(this.uploads.items)}async resolveShare(t){let{values:s,files:n,key:a}=this.share;this.share=null,t&&n.length&&await this.addFiles(n),this.share=await Ya(a),this.change(t?s:{}),this.form.clear("title"),this.page.update()}async write(t,s){if(this.uploads.isPaused)return this.#e(t,s);try{return this.#t=await Ve(s),await qn(this.draft.findId,{...t,locationId:this.#t,media:this.uploads.media})}catch(n){if(!He(n))throw n;return this.#e(t,s)}}async#e(t,s){return await Un(this.draft.findId,{body:t,place:s,locationId:this.#t},this.uploads),await this.leave("/waiting",i("outbox.added")),null}async leave(t,s=""){s&&Zt.set(this.values.isPublic?"public":"friends"),await this.draft.remove(),await this.page.go(t,{replace:!0});let[n]=Je();s&&p(s,"",n&&{text:i("edit.next"),run:()=>this.page.go(`/new?draft=${n.id}`)})}discard(){return this.uploads?.stop(),this.leave("/new")}close(){super.close(),this.drafts.close(),this.several.close()}};import{html as ce,nothing as wi}from"../lib/lit-html/lit-html.js";function wl(e,t){e.remove(t),g(e.items.length?"drafts-title":"main")}var yl=({media:e,preview:t})=>ce`
  <span class="thumb">${e||t?ce`<img src=${e?.thumbnailUrl??t} alt="">`:c("edit")}</span>`;function vl(e,t){let{draft:s}=t,n=s.title?.trim()||i("edit.untitled");return ce`
    <li class="row draft">
      <a class="find grow" href="/new?draft=${s.id}">
        ${yl(t)}
        <span class="what">
          <span class="name" dir="auto">${n}</span>
          ${s.label?ce`<span class="soft" dir="auto">${s.label}</span>`:wi}
          <span class="soft">${De(s.at)}</span>
        </span>
      </a>
      <button type="button" class="round" aria-label=${i("edit.draftDelete",{title:n})} @click=${()=>wl(e,t)}>
        ${c("trash")}
      </button>
    </li>`}var eo=e=>e.items.length?ce`
  <section class="card drafts" id="drafts" aria-labelledby="drafts-title">
    <h2 id="drafts-title" tabindex="-1">${i("edit.drafts")}</h2>
    <ul class="rows">${e.shown.map(t=>vl(e,t))}</ul>
    ${e.shown.length<e.items.length?ce`
      <button type="button" class="link" @click=${()=>e.showAll()}>
        ${i("edit.allDrafts",{n:e.items.length})}
      </button>`:wi}
  </section>`:wi;var so=e=>[...e?.files??[]].filter(t=>/^(image|video)\//.test(t.type)),io=e=>[...e.dataTransfer?.types??[]].includes("Files"),kl=e=>e.target.matches?.("input, textarea")&&e.clipboardData.types.includes("text/plain");function no(e,t){let s=a=>document.body.classList.toggle("dropping",a),n=(a,o)=>document.addEventListener(a,o,{signal:e});n("dragover",a=>{io(a)&&(a.preventDefault(),s(!0))}),n("dragleave",a=>{a.relatedTarget||s(!1)}),n("drop",a=>{io(a)&&(a.preventDefault(),s(!1),document.querySelector("dialog[open]")||t(so(a.dataTransfer)))}),n("paste",a=>{let o=so(a.clipboardData);!o.length||kl(a)||document.querySelector("dialog[open]")||(a.preventDefault(),t(o))}),e.addEventListener("abort",()=>s(!1))}import{html as at,nothing as vi}from"../lib/lit-html/lit-html.js";import{html as Se,nothing as yi}from"../lib/lit-html/lit-html.js";var le="category";function ao(e,{category:t}){let s=document.getElementById(le);if(s.value=t,Ct(t)){e.proposals.close(),e.chooseCategory(t),document.querySelector("#fold-category summary")?.focus();return}s.dispatchEvent(new Event("input",{bubbles:!0})),e.proposals.close()}function xl(e,t){t.form.typed(e.target),t.proposals.follow(e.target.value)}function Ol(e,t){let{items:s,at:n}=t.proposals;if(!s.length){e.key==="ArrowDown"&&t.proposals.follow(e.target.value);return}let a={ArrowDown:1,ArrowUp:-1}[e.key];if(a)t.proposals.move(a);else if(e.key==="Escape")t.proposals.close();else if(e.key==="Enter"&&n>=0)ao(t,s[n]);else return;e.preventDefault()}var Pl=(e,t,s)=>Se`
  <li id="category-${s}" data-kind="category" role="option" aria-selected=${s===e.proposals.at?"true":"false"}
    @click=${()=>ao(e,t)}>
    ${Nt(t.category)}
    <span class="grow" dir="auto">${ut(t.category)}</span>
    <span class="soft far">${t.ownCount?i("categories.byYou",{n:t.ownCount}):t.count?q(t.count):yi}</span>
  </li>`,ql=e=>{let{items:t}=e.proposals;return Se`
    <div class="proposals" ?hidden=${!t.length} @mousedown=${s=>s.preventDefault()}>
      <ul id="category-list" role="listbox" aria-label=${i("categories.used")}>${t.map((s,n)=>Pl(e,s,n))}</ul>
    </div>
    <span class="unseen" role="status">${t.length?i("categories.count",{n:t.length}):""}</span>`};function oo(e){let{form:t,proposals:s}=e,n=t.errors[le];return Se`
    <div class="field">
      <label for=${le}>${i("categories.own")} <span class="soft">${i("form.optional")}</span></label>
      <div class="combo">
        <input id=${le} name=${le} type="text" dir="auto" role="combobox" autocomplete="off" data-most=${h().limits.category}
          aria-autocomplete="list" aria-controls="category-list" aria-expanded=${s.items.length?"true":"false"}
          aria-activedescendant=${s.at>=0?`category-${s.at}`:yi}
          aria-describedby=${n?"category-error":"category-hint"} aria-invalid=${n?"true":yi}
          .defaultValue=${e.values.category??""} @input=${a=>xl(a,e)} @keydown=${a=>Ol(a,e)}
          @focus=${a=>s.follow(a.target.value)} @blur=${()=>s.close()}>
        ${ql(e)}
      </div>
      ${Vn(t.left[le])}
      ${n?Se`<p class="error" id="category-error">${n}</p>`:Se`<p class="hint" id="category-hint">${i("categories.hint")}</p>`}
    </div>`}var vs=(e,t,s,n,a)=>at`
  <details class="fold" id="fold-${e}">
    <summary>${t} <span class="grow"><span>${s}</span> <span class="soft" dir="auto">${n}</span></span> ${c("next")}</summary>
    ${a}
  </details>`;function lo(e){let t=e?.closest("details");t&&(t.open=!0)}var Fl=e=>vs("description",c("edit"),i("find.description"),e.values.description||i("edit.none"),d(e.form,"description",{label:i("find.description"),value:e.values.description??"",kind:"area",most:h().limits.description})),ro=(e,t,s)=>at`
  <button type="button" class="chip" aria-pressed=${s?"true":"false"} @click=${()=>e.chooseCategory(t)}>
    ${Nt(t)} ${ut(t)}
  </button>`;function Sl(e){let{category:t}=e.values,[s,n]=t?[Nt(t),ut(t)]:[c("filter"),i("edit.none")];return vs("category",s,i("find.category"),n,at`
    <fieldset>
      <legend>${i("find.category")}</legend>
      <div class="chips">
        ${Mt.map(a=>ro(e,a,a===t))}
        ${ro(e,"other",e.isOther)}
      </div>
      ${e.isOther?oo(e):vi}
    </fieldset>`)}var co=(e,t,s,n,a)=>at`
  <label class="choice">
    <input type="radio" name="isPublic" value=${String(t)} ?checked=${e.values.isPublic===t}>
    <span>
      ${c(s)}
      <span>
        <span class="strong">${n}</span><br>
        <span class="soft">${a}</span>
      </span>
    </span>
  </label>`;function Tl(e){let{isPublic:t}=e.values;return vs("audience",c(t?"globe":"lock"),i("edit.who"),i(t?"edit.public":"edit.private"),at`
    <fieldset class="choices">
      <legend>${i("edit.who")}</legend>
      ${co(e,!0,"globe",i("edit.public"),i("edit.publicText"))}
      ${co(e,!1,"lock",i("edit.private"),i("edit.privateText"))}
    </fieldset>`)}var Ll=["0","1","5","20"],Vt=e=>Number(e)?i("place.area",{distance:je(Number(e))}):i("place.exact"),Bl=e=>at`
  <div class="field">
    <label for="exact-for">${i("place.exactFor")}</label>
    <select id="exact-for" name="exactForFriends">
      ${["true","false"].map(t=>at`
        <option value=${t} ?selected=${e===t}>${i(t==="true"?"place.forFriends":"place.forMe")}</option>`)}
    </select>
  </div>`;function Il(e){let{area:t="",exactForFriends:s="true"}=e.values;return vs("shown",c("map"),i("place.shown"),t===""?i("place.asSet"):Vt(t),at`
    <div class="field">
      <label for="area">${i("place.shown")}</label>
      <select id="area" name="area">
        ${e.isNew?at`<option value="" ?selected=${t===""}>${i("place.asSet")}</option>`:vi}
        ${Ll.map(n=>at`<option value=${n} ?selected=${t===n}>${Vt(n)}</option>`)}
      </select>
      <p class="hint">${i(e.isNew?"place.shownHint":"place.recall")}</p>
    </div>
    ${Number(t)?Bl(s):vi}`)}var po=e=>at`<div class="folds">${Fl(e)}${Sl(e)}${Tl(e)}${Il(e)}</div>`;import{html as xs,nothing as Oi}from"../lib/lit-html/lit-html.js";import{html as mt,nothing as Te}from"../lib/lit-html/lit-html.js";var ki=16,uo=10,Al=2,Ul={lat:25,lng:5,zoom:1},ks=class extends tt{failed=!1;problem="";#t;#e=null;constructor(t,s){super(t,s.value,()=>this.#i()),this.#t=t,Object.assign(this,{nearby:s.nearby,proposal:s.proposal})}async showMap(t){this.failed=!1;let s=this.#s();try{let n=await t({view:s,onMove:a=>this.#a(a),onPick:a=>this.setPoint(a,"tap")});if(this.#t.signal.aborted)return n.close();this.#e=n,this.photo&&n.mark(this.photo,i("spot.photoPlace"),"one ghost")}catch{this.failed=!0}return this.#e&&this.point&&this.#i(),this.#t.update(),!this.point&&s.zoom>=uo?this.setPoint({lat:s.lat,lng:s.lng},"tap"):this.point?this.propose():null}#s(){if(this.point)return{...this.point,zoom:ki};let t=yn(Yi.get());return t?.zoom?t:Ul}#i(){this.problem="";let t=this.#e?.where();t&&!this.#n(t)&&this.#e.setView({...this.point,zoom:this.source==="tap"?t.zoom:Math.max(ki,t.zoom)},{animate:!1}),this.#t.update()}#n(t){return Ht(this.point,t)<Al*vn(t)}#a(t){(!this.point||!this.#n(t))&&this.setPoint({lat:t.lat,lng:t.lng},"tap")}usePhoto(){return this.setPoint(this.photo,"photo")}useFound(t){return this.setPoint(ee(t),"found",t.name)}distance=t=>this.point&&t?Ht(this.point,t):void 0;check(){let t=this.#e?.where().zoom??ki,s=this.source==="tap"&&!this.chosen&&t<uo;return this.problem=this.point?s?i("spot.zoom"):"":i("spot.none"),this.#t.update(),!this.problem}close(){super.close(),this.#e?.close(),this.#e=null}};async function pe(e){let t=new AbortController,s=null,n=dt((o,r)=>(s??=new ks({signal:t.signal,update:r},e),Cl(s,o)),{label:i("spot.title"),kind:"chooser"});mo(s),await n&&e.take(s),t.abort(),s.close()}var mo=e=>e.showMap(t=>pa(document.getElementById("spot"),{...t,hasCross:!0})),Ml=(e,t)=>mt`
  <div class="row">
    <button type="button" class="round" aria-label=${i("nav.back")} @click=${()=>t()}>${c("back")}</button>
    <place-search id="spot-search" class="grow" .label=${i("spot.search")} .near=${e.point} .distance=${e.distance}
      @choose=${({detail:s})=>e.useFound(s.value)}></place-search>
  </div>`,_l=e=>mt`
  <div class="mapbox">
    <div id="spot" role="application" aria-label=${i("spot.map")}></div>
    ${e.failed?m({code:"map",text:i("map.failed")},()=>mo(e)):Te}
  </div>`;function Dl(e,t){let s=e.chosen?.id===t.id;return mt`
    <button type="button" class="chip" aria-pressed=${s?"true":"false"} @click=${()=>e.toggle(t)}>
      ${c(s?"check":"pin")} <bdi>${t.name}</bdi> <span class="soft">${Ee(t.distance)}</span>
    </button>`}var El=e=>mt`
  <div class="chips scrolls" role="group" aria-label=${i("spot.proposals")}>
    <button type="button" class="chip" @click=${()=>e.locate()}>${c("here")} ${i("spot.here")}</button>
    ${e.photo&&e.source!=="photo"?mt`
      <button type="button" class="chip" @click=${()=>e.usePhoto()}>${c("camera")} ${i("spot.photoPlace")}</button>`:Te}
    ${e.nearby.map(t=>Dl(e,t))}
  </div>`,jl=e=>mt`
  <div class="field">
    <label for="place-name">${i("spot.name")} <span class="soft">${i("form.optional")}</span></label>
    <input id="place-name" autocomplete="off" dir="auto" placeholder=${e.proposal||i("spot.nameHint")} .value=${e.name}
      @input=${t=>e.setName(t.target.value)}>
  </div>`,xi=e=>i(`spot.${e.source||"set"}`),Hl=e=>mt`
  <p class="at" role="status">
    ${c("pin")}
    <span class="grow"><span class="strong" dir="auto">${e.label||i(e.point?"spot.unnamed":"spot.none")}</span>
      ${e.point?mt`<span class="soft">${xi(e)}</span>`:Te}</span>
  </p>`,Cl=(e,t)=>mt`
  <h2 class="unseen" tabindex="-1" autofocus>${i("spot.title")}</h2>
  ${Ml(e,t)}
  ${_l(e)}
  <div class="panel">
    ${Hl(e)}
    ${El(e)}
    ${e.chosen?Te:jl(e)}
    ${e.problem?mt`<p class="error" role="alert">${e.problem}</p>`:Te}
    <button type="button" class="main" id="use-place" @click=${()=>e.check()&&t(!0)}>${i("spot.use")}</button>
  </div>`;var ho=(e,t)=>xs`
  <span class="row">
    ${c("pin")} <span class="grow"><span class="strong" dir="auto">${e}</span><br><span class="soft">${t}</span></span>
    ${c("next")}
  </span>`,fo=(e,t)=>xs`
  <fieldset>
    <legend>${i("edit.where")}</legend>
    <button type="button" class="where" id="place" aria-describedby=${t?"place-error":Oi} @click=${()=>pe(e)}>
      ${e.point?xs`<place-map inert .at=${e.point}></place-map>`:Oi}
      ${e.point?ho(e.label||i("spot.unnamed"),`${xi(e)} ${i("spot.change")}`):ho(i("spot.title"),i("spot.chooseHint"))}
    </button>
    ${t?xs`<p class="error" id="place-error" role="alert">${t}</p>`:Oi}
  </fieldset>`;import{html as Gt,nothing as Pi}from"../lib/lit-html/lit-html.js";function Nl(e,t){e.merge(t),g(`group-${t-1}`)}function Rl(e,t,s){e.split(t,s),g(`group-${t+1}`)}var zl=({preview:e,file:t})=>e?Gt`<img src=${e} alt="">`:Gt`<span class="film" title=${t.name}>${c("play")}</span>`,Wl=(e,t,s)=>Gt`
  <button type="button" class="cut" aria-label=${i("group.split",{n:s+1})} title=${i("group.split",{n:s+1})}
    @click=${()=>Rl(e,t,s)}></button>`;function Vl(e,t,s){let{name:n,time:a}=e.describe(t),o=[a&&Q(a),n].filter(Boolean);return Gt`
    <li>
      <div class="row between">
        <h3 id="group-${s}" tabindex="-1">${i("group.find",{n:s+1})} <span class="soft" dir="auto">${o.join(" · ")}</span></h3>
        ${e.canMerge(s)?Gt`
          <button type="button" class="link" aria-describedby="group-${s}" @click=${()=>Nl(e,s)}>
            ${i("group.merge")}
          </button>`:Pi}
      </div>
      <ul class="group">${t.map((r,l)=>Gt`<li>${l?Wl(e,s,l):Pi}${zl(r)}</li>`)}</ul>
    </li>`}var $o=(e,t)=>e.groups?Gt`
  <section class="card" id="several" aria-labelledby="several-title">
    <h2 id="several-title" tabindex="-1">${i("group.title",{n:e.count,finds:i("group.finds",{n:e.groups.length})})}</h2>
    <p class="hint">${i("group.hint")}</p>
    <ol class="groups">${e.groups.map((s,n)=>Vl(e,s,n))}</ol>
    <div class="publish row">
      <button type="button" class="quiet" @click=${t}>${i("group.one")}</button>
      <button type="button" class="main" aria-busy=${e.busy?"true":"false"} @click=${()=>e.accept()}>
        ${i("group.make",{n:e.groups.length})}
      </button>
    </div>
  </section>`:Pi;import{html as N,nothing as Ft}from"../lib/lit-html/lit-html.js";import{html as qi}from"../lib/lit-html/lit-html.js";async function Gl(e,t,s){let n=null,a={label:i("upload.caption"),hint:i("upload.captionHint"),value:t.caption,most:h().limits.caption},o=await dt((r,l)=>(n??=new b({send:({caption:u})=>r(u.trim()),update:l}),qi`
      <h2>${i("upload.caption")}</h2>
      <div class="captioned">${s}</div>
      <form novalidate @submit=${n.submit}>
        ${d(n,"caption",a)}
        <div class="row end">
          <button type="button" class="quiet" @click=${()=>r()}>${i("action.cancel")}</button>
          ${I(n,i("action.save"))}
        </div>
      </form>`),{label:i("upload.captionOf",{n:e.items.indexOf(t)+1})});o!==null&&e.setCaption(t,o)}var go=(e,t,s,n)=>qi`
  <button type="button" class="words ${t.caption?"":"round"}" @click=${()=>Gl(e,t,n)}
    aria-label="${i("upload.captionOf",{n:s})}${t.caption?`: ${t.caption}`:""}">
    ${t.caption?qi`<span dir="auto">${t.caption}</span>`:c("edit")}
  </button>`;var[Yl,Jl]=[6,10],Xl=300,B=null;function bo(){B.isOn=!0,B.item.classList.add("lifted"),navigator.vibrate?.(10)}var wo=e=>[...e.parentElement.querySelectorAll(":scope > [data-drag]")],Zl=(e,t)=>wo(B.item).find(s=>{let n=s.getBoundingClientRect();return s!==B.item&&n.left<=e&&e<=n.right&&n.top<=t&&t<=n.bottom});function Kl(e){if(e.pointerId!==B.id)return;let[t,s]=[e.clientX-B.x,e.clientY-B.y],n=e.pointerType==="touch";if(!B.isOn){if(Math.hypot(t,s)<(n?Jl:Yl))return;if(n)return B.end();bo()}B.item.style.transform=`translate(${t}px, ${s}px) scale(1.04)`,B.over?.classList.remove("target"),B.over=Zl(e.clientX,e.clientY),B.over?.classList.add("target")}function yo(e,t){if(e.button||B||e.target.closest("button, input, a"))return;let s=e.currentTarget,n=new AbortController,{signal:a}=n,o=()=>{clearTimeout(B.timer),n.abort(),s.classList.remove("lifted"),s.style.transform="",B.over?.classList.remove("target"),B=null};B={item:s,x:e.clientX,y:e.clientY,id:e.pointerId,isOn:!1,over:null,end:o},e.pointerType==="touch"&&(B.timer=setTimeout(bo,Xl));let r=u=>{u.pointerId===B.id&&o()},l=u=>{if(u.pointerId!==B.id)return;let[v,it]=[s,B.isOn&&B.over].map(U=>wo(s).indexOf(U));o(),it>=0&&t(v,it)};document.addEventListener("pointermove",Kl,{signal:a}),document.addEventListener("pointerup",l,{signal:a}),document.addEventListener("pointercancel",r,{signal:a}),document.addEventListener("keydown",u=>{u.key==="Escape"&&o()},{signal:a})}function Os(e){(B?.isOn||e.type==="dragstart")&&e.preventDefault()}var Ql="image/*,video/mp4,video/quicktime,video/webm";function tp(e,t){let s=e.items.indexOf(t);e.remove(t),queueMicrotask(()=>{(document.querySelectorAll(".shot .drop")[Math.min(s,e.items.length-1)]??document.getElementById("files"))?.focus()})}function vo(e,t,s){e.move(t,s),queueMicrotask(()=>{let n=s<t?".before, .after":".after, .before";document.querySelectorAll(".shot")[s]?.querySelector(n)?.focus()})}function ko(e){return e.media?_t(e.media,{thumb:!0,eager:!0}):e.file.type.startsWith("video/")?N`<span class="film">${c("play")}</span>`:N`<img src=${e.preview} alt="">`}var xo={handleEvent:e=>{e.target.hidden=e.type==="error"},capture:!0},Ps=(e,t,s,n,a)=>N`
  <button type="button" class="round ${e}" aria-label=${i(`upload.${t}`,{n})} @click=${a}>${c(s)}</button>`,ep=(e,t)=>e.progress<1?N`<progress max="1" .value=${e.progress} aria-label=${i("upload.progress",{n:t})}></progress>`:N`<span class="over">${i("upload.processing")}</span>`,sp=(e,t)=>({sending:()=>ep(e,t),paused:()=>N`<span class="over" title=${e.problem}>${i("upload.paused")}</span>`,waiting:()=>N`<span class="over">${i("upload.waiting")}</span>`,failed:()=>N`<span class="over error">${i("upload.failed")}</span>`,done:()=>Ft})[e.state]();function ip(e,t,s){let n=s+1;return N`
    <li class="shot ${t.state}" data-drag @pointerdown=${a=>yo(a,(o,r)=>e.move(o,r))}
      @error=${xo} @load=${xo}>
      ${ko(t)}
      ${s===0&&e.items.length>1?N`<span class="cover">${i("upload.cover")}</span>`:Ft}
      ${sp(t,n)}
      <span class="buttons">
        ${s>0?Ps("before","earlier","back",n,()=>vo(e,s,s-1)):Ft}
        ${n<e.items.length?Ps("after","later","next",n,()=>vo(e,s,s+1)):Ft}
        ${t.state==="failed"||t.state==="paused"?Ps("","again","retry",n,()=>e.retry(t)):Ft}
        ${Ps("drop",t.state==="done"?"remove":"cancel","close",n,()=>tp(e,t))}
      </span>
      ${t.state==="failed"?Ft:go(e,t,n,ko(t))}
    </li>`}function np(e,t){t([...e.target.files]),e.target.value=""}var ap=(e,t)=>N`
  <li class="shot add">
    <label for="files">
      ${c("camera")}<span class="strong">${i(e.items.length?"upload.more":"upload.add")}</span>
      ${e.items.length?Ft:N`<span class="soft mice">${i("upload.drop")}</span>`}
    </label>
    <input id="files" type="file" accept=${Ql} multiple @change=${s=>np(s,t)}>
  </li>`;function op(e){let t=e.items.filter(n=>n.state==="done").length,s=[...new Set(e.items.filter(n=>n.state==="failed").map(n=>n.problem))];return N`
    <p class="hint" role="status">${e.isBusy?i("upload.ready",{n:t,of:q(e.items.length)}):""}</p>
    ${s.map(n=>N`<p class="error" role="alert">${n}</p>`)}`}var Oo=(e,t)=>N`
  <ul class="shots ${e.items.length?"":"bare"}" @touchmove=${Os} @contextmenu=${Os} @dragstart=${Os}>
    ${e.items.map((s,n)=>ip(e,s,n))}
    ${e.items.length<e.most?ap(e,t):Ft}
  </ul>
  ${e.items.length>1?N`<p class="hint">${i("upload.order")}</p>`:Ft}
  ${op(e)}`;async function Po(e,t){await e.addFiles(t),e.several?.groups&&g("several-title")}function rp(e){e.uploads.add(e.several.decline()),g("files")}function cp(e){for(let[t,s]of Object.entries(e.share.values))document.getElementById(t).value=s;return e.resolveShare(!0)}var lp=(e,t)=>Z`
  <section class="card" id="offer" aria-labelledby="offered">
    <h2 id="offered">${i("edit.shared")}</h2>
    <p class="hint">${i("edit.sharedHint")}</p>
    ${Object.values(e.share.values).map(s=>Z`<p class="text" dir="auto">${s}</p>`)}
    ${e.share.files.length?Z`<p>${i("edit.sharedFiles",{n:e.share.files.length})}</p>`:ht}
    ${t?Z`<p class="note">${i("edit.sharedFull")}</p>`:ht}
    ${e.share.left?Z`<p class="note">${i("edit.sharedLeft",{n:e.share.left})}</p>`:ht}
    <div class="row end">
      <button type="button" class="quiet" @click=${()=>e.resolveShare(!1)}>${i("edit.sharedDrop")}</button>
      <button type="button" @click=${()=>cp(e)}>${i("edit.sharedTake")}</button>
    </div>
  </section>`;async function pp(e){await T(i("edit.discardTitle"),i("edit.discardText"),i("edit.startOver"))&&e.discard()}var up=()=>T(i("place.inHome"),i("place.inHomeText"),i("place.showExact")),dp=e=>Z`
  <p class="note">
    ${i("edit.restored")} <button type="button" class="link" @click=${()=>pp(e)}>${i("edit.startOver")}</button>
  </p>`,mp=e=>Z`
  <fieldset>
    <legend>${i("edit.photos")}</legend>
    ${e.photosExpired?Z`<p class="note">${i("edit.photosGone")}</p>`:ht}
    ${Oo(e.uploads,t=>Po(e,t))}
    <p class="hint">${i("edit.photosMost",{n:e.uploads.most})} ${i("edit.photosHint")}</p>
  </fieldset>`,hp=e=>Z`
  ${k(e.form)}
  ${e.form.refusal?.reason==="changed_since"?Z`
    <div class="row">
      <a class="button quiet" href=${e.back} target="_blank">${i("edit.theirs")}</a>
      <button type="submit" class="quiet" @click=${()=>e.overwrite()}>${i("edit.mine")}</button>
    </div>`:ht}`;function fp(e,t){let{isPublic:s,...n}=Wn(e.currentTarget);t.change({...n,isPublic:s==="true"})}async function $p(e,t){let n=await t.submit(e)?document.querySelector("form [aria-invalid=true]"):document.getElementById("place");lo(n),n?.focus()}function gp(e){let{title:t}=e.values,s=e.form.busy&&e.uploads.isBusy?"edit.waiting":e.isNew?"edit.publish":"action.save",n=a=>fp(a,e);return Z`
    <form class="card" novalidate ?hidden=${!!e.several?.groups}
      @input=${n} @change=${n} @submit=${a=>$p(a,e)}>
      ${e.isRestored?dp(e):ht}
      ${mp(e)}
      ${fo(e.place,e.placeError)}
      ${d(e.form,"title",{label:i("find.titleField"),value:t,required:!0,most:h().limits.title})}
      ${po(e)}
      <div class="publish">
        ${hp(e)}
        <div class="row end">
          <a class="button quiet" href=${e.back}>${i("action.cancel")}</a>
          ${I(e.form,i(s))}
        </div>
      </div>
    </form>`}var bp=(e,t)=>Z`
  ${e.share?lp(e,t.get("shared")==="full"):ht}
  ${$o(e.several,()=>rp(e))}
  ${e.several.groups?ht:eo(e.drafts)}`;function wp(e,t){return e.loading.problem?m(e.loading.problem,t):e.uploads?gp(e):$(4)}function qo(e){let t=new(e.params.id?gs:ys)(e,{showHome:up}),s=()=>t.loading.load();return no(e.signal,n=>t.uploads&&Po(t,n)),{title:t.title,ready:s(),view:()=>Z`
      ${f(t.title,ht,t.back)}
      ${t.isNew?bp(t,e.query):ht}
      ${wp(t,s)}`,close:()=>t.close()}}import{html as L,nothing as z}from"../lib/lit-html/lit-html.js";var yp=20,vp=e=>new Promise((t,s)=>{let n=()=>{clearTimeout(a),s(e.reason)},a=setTimeout(()=>{e.removeEventListener("abort",n),t()},1e3);e.addEventListener("abort",n,{once:!0})});async function Fo(e,t,{signal:s,stopped:n,tick:a=vp,note:o=()=>{}}){for(;;)try{return await x(e,t,{signal:s})}catch(r){if(r.status!==429)throw r;await o();for(let l=Math.max(yp,r.retryAfter);l>0;l--){if(n())return null;await a(s)}}}var qs=class{isPublic=!1;keep=!1;category="";area="";forFriends="true";#t;constructor(t){this.#t=t}set(t){Object.assign(this,t),this.#t()}get body(){return{isPublic:this.isPublic,...this.keep?{keepVisibility:!0}:{},...this.category?{category:this.category}:{},...this.area===""?{}:{area:Number(this.area)},...Number(this.area)?{exactForFriends:this.forFriends==="true"}:{}}}};var kp=30,xp=["obscured","notPoint"],So=()=>h().places.source!=="gazetteer",Fs=class{state=null;#t;#e;#s=!1;constructor(t,s){this.#t=t,this.#e=s}get rows(){return(this.#t.rows.items??[]).filter(t=>t.status==="noPlace"&&!xp.includes(t.reason)).slice(0,kp)}async run(){let{rows:t}=this,s={n:0,all:t.length,found:0,busy:!0,problem:null};this.state=s,this.#s=!1,this.#e.update();try{for(let n of t){if(this.#s)break;let[a]=await w(P("/api/places",{query:n.place||n.title,limit:1}),{signal:this.#e.signal});s.n++,a&&await this.#t.guess(n,a)&&s.found++,this.#e.update()}}catch(n){if(n.name==="AbortError")return;s.problem=n}s.busy=!1,this.#e.update()}stop(){this.#s=!0}};var Op=e=>Number(new URLSearchParams(e.split("?")[1]).get("limit"));function To(e,t){let s={items:null,next:0,busy:!1,problem:null},n=0,a=async o=>{let r=n,l=t();Object.assign(s,{busy:!0,problem:null}),e.update();try{let u=await w(o?`${l}&after=${o}`:l,{signal:e.signal});if(r!==n)return;s.items=[...o?s.items:[],...u],s.next=u.length<Op(l)?0:u.at(-1).row}catch(u){if(r!==n||u.name==="AbortError")return;o?p(O(u)):s.problem=u}s.busy=!1,e.update()};return s.clear=()=>{n++,Object.assign(s,{items:null,next:0,busy:!1,problem:null})},s.load=()=>a(0),s.more=async()=>{!s.busy&&s.next&&await a(s.next)},s.put=o=>{s.items=s.items?.map(r=>r.row===o.row?o:r)??null},s.drop=o=>{s.items=s.items?.filter(r=>r.row!==o.row)??null,s.items&&!s.items.length&&s.more()},s}var Pp=e=>(/\.zip$/i.test(e.name??"")?1e3:100)*2**20,Lo=20,qp=200,Fp=["ready","noPlace","duplicate","bad","skipped","done"],Sp=4,Tp=["noPoint","zeroPoint","notPoint","obscured","badPoint","noTitle","badLine","twice","known"],Bo=e=>Tp.includes(e.reason)?e.reason:"",Ss=class{current=null;unfinished=[];status="ready";progress=null;refusal=null;published=null;#t;#e=null;#s=!1;constructor(t){this.#t=t,this.options=new qs(()=>t.update()),this.places=new Fs(this,t),this.rows=To(t,()=>P(`${this.#i}/rows`,{status:this.status,limit:50})),this.loading=C(t,()=>this.#n())}get#i(){return`/api/imports/${this.current.id}`}get tabs(){let{counts:t}=this.current;return Fp.map((s,n)=>({name:s,n:t[s],at:n})).filter(({n:s,at:n})=>s||n<Sp)}get isBusy(){return!!this.published?.busy}get isDone(){let{counts:t}=this.current;return!!this.published&&!this.isBusy&&!this.published.problem&&!t.ready&&!t.noPlace&&!t.media}async#n(){let{signal:t}=this.#t,s=this.#t.query.get("id"),n=await w("/api/imports",{signal:t});this.unfinished=n.filter(o=>o.counts.ready||o.counts.noPlace);let a=n.find(o=>o.id===s);a&&await this.#a(a)}async#a(t){this.current=t,this.published=null,this.places.state=null,this.status=this.tabs.find(({n:s})=>s)?.name??"ready",this.rows.clear(),await this.rows.load()}open(t){return this.#t.rename(P("/import",{id:t.id})),this.#a(t)}async upload(t,s=Qt){let n=new AbortController;this.#e=n,this.#t.signal.addEventListener("abort",()=>n.abort(),{once:!0}),Object.assign(this,{progress:0,refusal:null}),this.#t.update();let a=o=>{this.progress=o,this.#t.update()};try{if(t.size>Pp(t))throw{code:"page",text:i("import.tooLarge")};let o=await s("POST","/api/imports",t,{progress:a,signal:n.signal});if(n.signal.aborted)return;await this.open(o)}catch(o){if(o.name==="AbortError")return;this.refusal=o,o.reason==="too_many_imports"&&await this.loading.load()}finally{this.progress=null,this.#t.update()}}cancel(){this.#e?.abort()}choose(t){return this.status=t,this.rows.clear(),this.rows.load()}async#o(t,s){let n=await X(H(`${this.#i}/rows/${t.row}`,s).then(a=>{let o={...this.current.counts};o[t.status]--,o[a.status]++,this.current={...this.current,counts:o},a.status===t.status?this.rows.put(a):this.rows.drop(t)}));return this.#t.update(),n}skip(t,s){return this.#o(t,{skip:s})}place(t,{point:s,name:n,location:a}){let o=a?.name??n;return this.#o(t,{latitude:s.lat,longitude:s.lng,...o?{place:o}:{}})}guess(t,{latitude:s,longitude:n}){return this.#o(t,{latitude:s,longitude:n,guessed:!0})}rename(t,s){return this.#o(t,{title:s})}async commit(){if(this.isBusy)return;let{signal:t}=this.#t,{ready:s,done:n}=this.current.counts;this.#s=!1;let a={made:0,taken:0,all:s,busy:!0,problem:null};this.published=a;let o=r=>{this.current=r,Object.assign(a,{made:r.counts.done-n,taken:s-r.counts.ready}),this.#t.update()};this.#t.update();try{for(let r=Lo;this.current.counts.ready&&!this.#s;){let l=this.current.counts.ready,u=await Fo(`${this.#i}/commit`,{...this.options.body,limit:qp},{signal:t,stopped:()=>this.#s,note:()=>w(this.#i,{signal:t}).then(o)});if(!u)break;if(o(u),r=this.current.counts.ready<l?Lo:this.current.counts.media?r-1:0,!r)throw{code:"strange"}}}catch(r){if(r.name==="AbortError")return;a.problem=r,await w(this.#i,{signal:t}).then(o).catch(()=>{})}a.busy=!1,t.aborted||await this.choose(this.current.counts.ready?"ready":"done")}stop(){this.#s=!0}leave(){return this.current=null,this.refusal=null,this.#t.query.delete("id"),this.#t.rename("/import"),this.loading.load()}async discard(t){await X(F(`/api/imports/${t.id}`))&&await this.leave()}};var Lp=["track","route","line","area","picture","link","file","damaged","text"];function Io({leftOut:e=[]}){let t=e.filter(({kind:s})=>Lp.includes(s));return t.length?i("import.leftOut",{n:t.reduce((s,{n})=>s+n,0),list:Qi(t.map(({kind:s,n})=>i(`import.kind.${s}`,{n})))}):""}var Ao=({leftOut:e=[]})=>e.flatMap(({where:t=[]})=>t).map(({file:t="",line:s=0,column:n=0})=>s?i(t?"import.leftAt":"import.leftLine",{file:t,line:q(s),column:q(n)}):t);import{html as ue,nothing as Le}from"../lib/lit-html/lit-html.js";var Uo=(e,t,s,n,a)=>ue`
  <label class="switch">
    <span>${s}<br><span class="soft">${n}</span></span>
    <input type="checkbox" role="switch" id=${e} .checked=${t} @change=${o=>a(o.target.checked)}>
  </label>`,Fi=(e,t,s,n,a,o,r)=>ue`
  <div class="field">
    <label for=${e}>${t}</label>
    <select id=${e} aria-describedby=${s?`${e}-hint`:Le} @change=${l=>r(l.target.value)}>
      ${n.map(l=>ue`<option value=${l} ?selected=${l===o}>${a(l)}</option>`)}
    </select>
    ${s?ue`<p class="hint" id="${e}-hint">${s}</p>`:Le}
  </div>`,Bp=(e,t)=>ue`
  ${e.current.format==="finds"?Uo("import-keep",t.keep,i("import.keep"),i("import.keepHint"),s=>t.set({keep:s})):Le}
  ${t.keep?Le:Uo("import-public",t.isPublic,i("import.public"),i("import.publicHint"),s=>t.set({isPublic:s}))}`,Ip=e=>Fi("import-category",i("import.category"),"",["",...Mt],t=>t?ut(t):i("edit.none"),e.category,t=>e.set({category:t})),Ap=e=>Fi("import-area",i("place.shown"),i("import.areaHint"),["","0","1","5","20"],t=>t===""?i("place.asSet"):Vt(t),e.area,t=>e.set({area:t})),Up=e=>Fi("import-friends",i("place.exactFor"),"",["true","false"],t=>i(t==="true"?"place.forFriends":"place.forMe"),e.forFriends,t=>e.set({forFriends:t})),Mo=(e,t=e.options)=>ue`
  ${Bp(e,t)}
  <div class="folds">
    <details class="fold" id="fold-import">
      <summary>${c("filter")} <span class="grow">${i("import.more")}</span> ${c("next")}</summary>
      <div class="stack">${Ip(t)}${Ap(t)}${Number(t.area)?Up(t):Le}</div>
    </details>
  </div>`;import{html as G,nothing as jt}from"../lib/lit-html/lit-html.js";function Mp(e){if(e.status==="ready"&&e.reason!=="noTitle")return e.guessed?i("import.guessed"):e.place??"";let t=Bo(e),s=e.line?`${i("import.line",{n:e.line})}: `:"";return t?s+i(`import.reason.${t}`):""}async function Ti(e,t,s){if(!await s)return;let n=e.rows.items?.[Math.min(t,e.rows.items.length-1)];g(n?`row-${n.row}`:"part-rows")}function _p(e,t,s,n){let a=new tt(n,null,()=>Ti(e,s,e.place(t,a.value)));return pe(a)}var Ts=e=>e.title||i("import.line",{n:e.row}),Si=(e,t,s)=>G`
  <button type="button" class="quiet" id="row-${e.row}" aria-label=${`${t}: ${Ts(e)}`} @click=${s}>${t}</button>`,Dp=e=>t=>d(t,"title",{label:i("find.titleField"),value:e.title,required:!0,least:1,most:h().limits.title});async function Ep(e,t){await A(n=>new b({send:async({title:a})=>{await e.rename(t,a.trim())&&n()}}),i("import.rename"),Dp(t),n=>I(n,i("action.save"))),g(`name-${t.row}`)}var _o=(e,t)=>G`
  <button type="button" class="round" id="name-${t.row}" aria-label=${`${i("import.rename")}: ${Ts(t)}`}
    @click=${()=>Ep(e,t)}>
    ${c("edit")}
  </button>`,Do=e=>e.findId?G`
  <a class="button quiet" href="/finds/${e.findId}" aria-label=${`${i("import.show")}: ${Ts(e)}`}>
    ${i("import.show")}</a>`:jt,jp=(e,t,s,n)=>({ready:()=>G`${_o(e,t)}${Si(t,i("import.skip"),()=>Ti(e,s,e.skip(t,!0)))}`,skipped:()=>Si(t,i("import.unskip"),()=>Ti(e,s,e.skip(t,!1))),noPlace:()=>G`${_o(e,t)}${Si(t,i("import.locate"),()=>_p(e,t,s,n))}`,duplicate:()=>Do(t),done:()=>Do(t)})[t.status]?.()??jt,Li=e=>e?G`<br><span class="soft" dir="auto">${e}</span>`:jt,Hp=e=>e.slice(e.lastIndexOf("/")+1),Cp=e=>[`import.lost.${e}`,`rule.${e}`,`reason.${e}`].map(t=>[t,i(t)]).find(([t,s])=>s!==t)?.[1]??e,Np=({media:e,lost:t=[]})=>[e>t.length?Li(i("import.rowMedia",{n:e-t.length})):jt,...t.map(({file:s,reason:n})=>Li(`${Hp(s)}: ${Cp(n)}`))],Rp=(e,t,s,n)=>G`
  <li class="row between">
    <span class="grow"><bdi class="strong">${Ts(t)}</bdi>${Li(Mp(t))}${Np(t)}</span>
    <span class="row">${jp(e,t,s,n)}</span>
  </li>`;function zp(e,t){let{items:s,problem:n,load:a}=e.rows;return n?m(n,a):s?s.length?G`
    <ul class="people" aria-label=${i("import.rows")}>${s.map((o,r)=>Rp(e,o,r,t))}</ul>
    ${S(e.rows)}`:G`<p class="soft" role="status">${i("import.none")}</p>`:$(4)}var Wp=(e,{n:t,all:s})=>G`
  <progress max=${s} .value=${t} aria-label=${i("import.lookUp")}></progress>
  <p class="row between">
    <span role="status">${i("import.progress",{n:t,all:q(s)})}</span>
    <button type="button" class="quiet" @click=${()=>e.places.stop()}>${i("import.stop")}</button>
  </p>`;async function Vp(e){await e.places.run(),g("part-rows")}function Gp(e){let{state:t,rows:s}=e.places;return t?.busy?Wp(e,t):G`
    ${t?G`<p role="status">${i("import.lookedUp",{n:t.found})}</p>`:jt}
    ${t?.problem?m(t.problem):jt}
    ${s.length?G`
      <p class="hint">${i("import.lookUpText",{source:h().places.attribution})}</p>
      <p>
        <button type="button" class="quiet" id="import-lookup" @click=${()=>Vp(e)}>${i("import.lookUp")}</button>
      </p>`:jt}`}var Eo=(e,t)=>G`
  <section class="card">
    ${V("rows",i("import.rows"))}
    <div class="chips" role="group" aria-label=${i("import.which")}>
      ${e.tabs.map(({name:s,n})=>se(e.status===s,`${i(`import.status.${s}`)} (${q(n)})`,()=>e.choose(s)))}
    </div>
    ${e.status==="noPlace"&&So()?Gp(e):jt}
    ${zp(e,t)}
  </section>`;var Yp=".gpx,.kml,.kmz,.geojson,.geojsonl,.json,.umap,.csv,.tsv,.txt,.zip";async function Jp(e,t){let s=e.target,[n]=s.files;n&&(await t.upload(n),s.value="",t.current&&g("part-import"))}var Xp=e=>L`
  <progress max="1" .value=${e.progress} aria-label=${i("import.upload")}></progress>
  <p class="row between">
    <span class="soft" role="status">${i(e.progress<1?"import.upload":"import.reading")}</span>
    <button type="button" class="quiet" @click=${()=>e.cancel()}>${i("action.cancel")}</button>
  </p>`,Zp=e=>L`
  <p class="row actions">
    <label class="button" for="import-file">${c("plus")} ${i("import.choose")}</label>
    <input class="file" id="import-file" type="file" accept=${Yp} aria-describedby="import-hint" @change=${t=>Jp(t,e)}>
  </p>`,Kp=e=>L`
  <section class="card">
    <p>${i("import.text")}</p>
    ${e.refusal?m(e.refusal):z}
    ${e.progress===null?Zp(e):Xp(e)}
    <p class="hint" id="import-hint">${i("import.files")}</p>
  </section>
  ${e.unfinished.length?tu(e):z}`;async function Ho(e,t){await T(i("import.discardTitle"),i("import.discardText"),i("import.discard"))&&(await e.discard(t),g("import-file"))}var Ls=e=>e.name||i("import.unnamed");async function Qp(e,t){await e.open(t),g("part-import")}var tu=e=>L`
  <section class="card">
    <h2>${i("import.unfinished")}</h2>
    <ul class="people">${e.unfinished.map(t=>L`
      <li class="row between">
        <span class="grow"><bdi class="strong">${Ls(t)}</bdi><br>
          <span class="soft">${i("import.left",{n:t.counts.ready+t.counts.noPlace})} ${Co(t)}</span></span>
        <span class="row">
          <button type="button" class="quiet" aria-label=${`${i("import.goOn")}: ${Ls(t)}`} @click=${()=>Qp(e,t)}>
            ${i("import.goOn")}
          </button>
          <button type="button" class="round" aria-label=${`${i("import.discard")}: ${Ls(t)}`}
            @click=${()=>Ho(e,t)}>
            ${c("trash")}
          </button>
        </span>
      </li>`)}
    </ul>
  </section>`,Co=e=>i("import.ends",{date:Q(e.expiresAt)});async function eu(e){await e.commit(),g("part-import")}var su=(e,{taken:t,all:s})=>L`
  <progress max=${s} .value=${t} aria-label=${i("import.running")}></progress>
  <p class="row between">
    <span role="status">${i("import.progress",{n:t,all:q(s)})}</span>
    <button type="button" class="quiet" id="import-stop" @click=${()=>e.stop()}>${i("import.stop")}</button>
  </p>
  ${e.current.counts.media?L`<p class="soft">${i("import.mediaLeft",{n:e.current.counts.media})}</p>`:z}`,iu=({mediaDone:e,mediaLost:t},{made:s})=>L`
  <p role="status">${c("check")} ${i("import.made",{n:s})}</p>
  ${e?L`<p>${i("import.media",{n:e})}</p>`:z}
  ${t?L`<p>${i("import.mediaLost",{n:t})}</p>`:z}
  ${s?L`<p><a class="button" href="/profile">${i("import.see")}</a></p>`:z}`,nu=(e,t)=>L`
  ${Mo(e)}
  <button type="button" class="main" id="import-commit" @click=${()=>eu(e)}>${i("import.commit",{n:t})}</button>`;function au(e){let[t,s]=[Io(e),Ao(e)];return L`
    ${t?L`<p id="import-left">${t}</p>`:z}
    ${s.length?L`
      <details>
        <summary>${i("import.leftWhere")}</summary>
        <ul>${s.map(n=>L`<li><bdi>${n}</bdi></li>`)}</ul>
      </details>`:z}
    ${e.guessedEncoding?L`<p>${i("import.encoding",{name:e.guessedEncoding})}</p>`:z}`}function ou(e){let{current:t,published:s}=e;return L`
    <section class="card">
      ${V("import",L`<bdi>${Ls(t)}</bdi>`)}
      ${e.isBusy?su(e,s):L`
        ${e.isDone?z:L`<p class="soft">${Co(t)}</p>`}
        ${au(t)}
        ${s?iu(t.counts,s):z}
        ${s?.problem?m(s.problem):z}
        ${t.counts.ready?nu(e,t.counts.ready):z}
        <p class="row">${e.isDone?L`
          <button type="button" class="quiet" @click=${()=>jo(e)}>${i("import.finish")}</button>`:L`
          <button type="button" class="quiet" @click=${()=>jo(e)}>${i("import.other")}</button>
          <button type="button" class="danger" @click=${()=>Ho(e,t)}>${i("import.discard")}</button>`}
        </p>`}
    </section>`}async function jo(e){await e.leave(),g("import-file")}function ru(e,t){return e.loading.problem?m(e.loading.problem,e.loading.load):e.current?L`${ou(e)}${e.isBusy?z:Eo(e,t)}`:Kp(e)}function No(e){let t=new Ss(e);return{title:i("import.title"),ready:t.loading.load(),view:()=>L`${f(i("import.title"),z,"/settings")}${ru(t,e)}`}}import{html as E,nothing as st}from"../lib/lit-html/lit-html.js";var cu=4,lu=e=>e.map((t,s)=>t.map((n,a)=>n?`M${a} ${s}h1v1h-1z`:"").join("")).join("");async function Ro(e){let{encode:t}=await import(new URL("lib/uqr/uqr.js",_e).href),{data:s,size:n}=t(e,{ecc:"M",border:cu});return{size:n,path:lu(s)}}var zo=[1,2,5,10,25,100],Wo=[1,7,30,90],Bs=class{created=null;#t;constructor(t){this.#t=t,this.list=D(t,"/api/invites"),this.form=new b({send:(s,n)=>this.#e(s,n),update:t.update})}get isAdmin(){return y()?.role==="admin"}isMine(t){return t.inviter?.id===y()?.id}async#e({uses:t,days:s,note:n="",befriend:a},o){let r={uses:Number(t),days:Number(s),note:n.trim(),befriend:!!a},l=await x("/api/invites",r);this.created={...l,url:new URL(l.link,location.origin).href,code:null},o.reset(),this.#t.update(),await Promise.all([this.#s(this.created),this.list.load()])}async#s(t){t.code=await Ro(t.url).catch(()=>null),this.#t.update()}close=()=>{this.created=null,this.#t.update()};async copy(){try{await navigator.clipboard.writeText(this.created.url),p(i("find.copied"))}catch{p(i("invites.copyYourself"))}}get canShare(){return!!navigator.share}async share(){try{let t=i("invites.shareText",{name:y().username,instance:be()});await navigator.share({title:i("invites.shareTitle",{instance:be()}),text:t,url:this.created.url})}catch(t){t.name!=="AbortError"&&await this.copy()}}async revoke(t){try{await F(`/api/invites/${t.id}`),this.created?.id===t.id&&(this.created=null),await this.list.load()}catch(s){p(O(s))}this.#t.update()}};var Vo=(e,t,s,n)=>E`
  <div class="field">
    <label for=${e}>${t}</label>
    <select id=${e} name=${e}>
      ${s.map(([a,o])=>E`<option value=${a} ?selected=${a===n}>${o}</option>`)}
    </select>
  </div>`,pu=()=>E`
  <label class="switch">
    <span>${i("invites.befriend")}<br><span class="soft">${i("invites.befriendHint")}</span></span>
    <input type="checkbox" role="switch" id="befriend" name="befriend">
  </label>`;async function uu(e,t){let s=t.created;await t.form.submit(e),t.created!==s&&await g("created-title")}var du=(e,t=e.form)=>E`
  <form class="card" novalidate aria-labelledby="new-invite" @submit=${s=>uu(s,e)}>
    <h2 id="new-invite">${i("invites.new")}</h2>
    ${k(t)}
    <div class="pair">
      ${Vo("uses",i("invites.uses"),zo.map(s=>[s,i("invites.people",{n:s})]),1)}
      ${Vo("days",i("invites.days"),Wo.map(s=>[s,i("invites.daysOf",{n:s})]),7)}
    </div>
    ${pu()}
    ${d(t,"note",{label:i("invites.note"),hint:i("invites.noteHint"),most:200})}
    <div class="row end">${I(t,i("invites.create"))}</div>
  </form>`,mu=({size:e,path:t})=>E`
  <svg class="qr" viewBox="0 0 ${e} ${e}" role="img" aria-label=${i("invites.qr")} shape-rendering="crispEdges">
    <path d=${t}></path>
  </svg>`,hu=e=>E`
  <button type="button" class="quiet" @click=${()=>e.share()}>${c("share")} ${i("action.share")}</button>`,fu=e=>E`
  <section class="card" id="created" aria-labelledby="created-title">
    <div class="row between"><h2 id="created-title" tabindex="-1">${i("invites.ready")}</h2>${Ut(e.close)}</div>
    <p role="status">${i("invites.once")}</p>
    <div class="field">
      <label for="link">${i("invites.link")}</label>
      <input id="link" type="text" readonly dir="ltr" .value=${e.created.url} @focus=${t=>t.target.select()}>
    </div>
    <p class="row actions">
      <button type="button" @click=${()=>e.copy()}>${c("copy")} ${i("invites.copy")}</button>
      ${e.canShare?hu(e):st}
    </p>
    ${e.created.code?mu(e.created.code):st}
  </section>`,$u=e=>E`<li><a class="person" href="/people/${e.id}">${pt(e,28)} <span class="strong">${e.username}</span></a></li>`;async function gu(e,t){await T(i("invites.revokeTitle"),i("invites.revokeText"),i("invites.revoke"))&&await e.revoke(t)}var bu=(e,t,s)=>E`
  <button type="button" class="quiet" aria-label="${i("invites.revoke")}: ${s}" @click=${()=>gu(e,t)}>
    ${i("invites.revoke")}
  </button>`,wu={open:"invites.open",used_up:"invites.usedUp",expired:"invites.expired",revoked:"invites.revoked",suspended:"invites.suspended"},yu=(e,t)=>!e.isAdmin||e.isMine(t)?st:E` · ${t.inviter?i("invites.by",{name:t.inviter.username}):i("invites.byCommand")}`;function vu(e,t){let s=t.note||i("invites.of",{date:Q(t.createdAt)}),n=t.state==="open";return E`
    <li class="invite">
      <div class="row between">
        <span class="strong" dir="auto">${s}</span>
        <span class="badge">${i(wu[t.state])}</span>
      </div>
      <p class="soft">
        ${i("invites.used",{used:q(t.uses-t.usesLeft),uses:q(t.uses)})}
        ${n?E` · ${i("invites.until",{date:Q(t.expiresAt)})}`:st}
        ${t.befriend?E` · ${i("invites.befriends")}`:st}
        ${yu(e,t)}
      </p>
      ${t.usedBy.length?E`<ul class="row used" aria-label=${i("invites.usedBy")}>${t.usedBy.map($u)}</ul>`:st}
      ${n?E`<p class="row actions">${bu(e,t,s)}</p>`:st}
    </li>`}function ku(e){let{items:t,problem:s,load:n}=e.list;return s?m(s,n):t?t.length?E`
    <section class="card">
      <h2>${i(e.isAdmin?"invites.all":"invites.yours")}</h2>
      <ul class="people">${t.map(a=>vu(e,a))}</ul>
      ${S(e.list)}
    </section>`:At()?st:M(i("invites.none"),i("reason.may_not_invite")):$(2)}function Go(e){let t=new Bs(e);return{title:i("invites.title"),ready:t.list.load(),view:()=>E`
      ${f(i("invites.title"),st,"/people")}
      ${At()?E`<p class="lead">${i("invites.lead")}</p>`:st}
      ${t.created?fu(t):st}
      ${At()?du(t):st}
      ${ku(t)}`}}import{html as Be,nothing as xu}from"../lib/lit-html/lit-html.js";var Jo=(e,t)=>Be`
  <div class="field">
    <p><span class="strong">${e}</span><br>${t}</p>
    <p class="hint">${i("admin.fixed")}</p>
  </div>`,Ou=(e,{label:t,value:s,options:n,text:a})=>Be`
  <div class="field">
    <label for=${e}>${t}</label>
    <select id=${e} name=${e}>
      ${n.map(o=>Be`<option value=${o} ?selected=${o===s}>${a(o)}</option>`)}
    </select>
  </div>`;function Yo(e,t,s,n,a){let o=e.values[t];return e.isFixed(t)?Jo(n,a(o)):Ou(t,{label:n,value:o,options:s,text:a})}var Pu=e=>d(e.form,"mediaLimit",{label:i("admin.limitOfAll"),hint:i("admin.limitOfAllHint"),kind:"number",mode:"numeric",value:e.limit}),qu=({mediaLimit:e})=>e?nt(e):i("admin.limits.none"),Fu=e=>Be`
  <form class="card" novalidate @submit=${e.form.submit}>
    ${k(e.form)}
    <p class="hint">${i("admin.public")}</p>
    ${d(e.form,"name",{label:i("admin.name"),value:e.values.name,most:50})}
    ${d(e.form,"description",{label:i("admin.description"),value:e.values.description,kind:"area",most:500})}
    ${d(e.form,"rules",{label:i("admin.rules"),value:e.values.rules,kind:"area",most:5e3})}
    ${d(e.form,"contact",{label:i("admin.contact"),hint:i("admin.contactHint"),value:e.values.contact,most:200})}
    ${Yo(e,"registration",Ma,i("admin.registration"),t=>i(`admin.modes.${t}`))}
    ${Yo(e,"invites",_a,i("admin.whoInvites"),t=>i(`admin.inviters.${t}`))}
    ${e.isFixed("mediaLimit")?Jo(i("admin.limitOfAll"),qu(e.values)):Pu(e)}
    <div class="row end">${I(e.form,i("action.save"))}</div>
  </form>`;function Su(e){return e.loading.problem?m(e.loading.problem,e.loading.load):e.values?Fu(e):$(4)}function Xo(e){let t=new ps(e);return{title:i("admin.instance"),ready:t.loading.load(),view:()=>Be`${f(i("admin.instance"),xu,"/admin")}${Su(t)}`}}import{html as St,nothing as Yt}from"../lib/lit-html/lit-html.js";var Zo=e=>e.slice(e.lastIndexOf("#")+1).trim(),Is=class{greeting=null;ended=null;#t;constructor(t,s){this.#t=t,this.invite=Zo(s);let n={username_taken:"username",invite_needed:"invite",registration_closed:"invite"};this.form=new b({send:a=>this.#s(a),update:t.update,fieldOf:n})}load=async()=>{if(this.invite){try{this.greeting=await x("/api/invites/greeting",{code:this.invite})}catch(t){if(t.reason!=="invite_ended")return;this.ended=t,this.invite=""}this.#t.update()}};get user(){return y()}get isClosed(){return h().registration==="closed"&&!this.invite}get asksInvite(){return h().registration!=="open"&&!this.invite}#e(t){throw t.reason==="invite_needed"&&(this.invite=""),t}async#s({username:t,password:s,invite:n=""}){await fn();let a=this.invite||Zo(n),o={username:t.trim(),password:s,cookie:!0,...a?{invite:a}:{}},r=await x("/api/auth/register",o).catch(l=>this.#e(l));vt(r.user),await this.#t.go("/",{replace:!0}),p(i("join.welcome",{name:r.user.username}))}};var Tu=({form:e,asksInvite:t})=>St`
  <form novalidate @submit=${e.submit}>
    ${k(e)}
    ${t?d(e,"invite",{label:i("join.invite"),hint:i("join.inviteHint"),required:!0}):Yt}
    ${d(e,"username",{label:i("account.username"),hint:i("join.usernameHint"),required:!0,least:3,most:31,pattern:"[A-Za-z0-9_\\-]*",complete:"username"})}
    ${d(e,"password",{label:i("account.password"),hint:i("join.passwordHint"),kind:"password",required:!0,least:8,most:255,complete:"new-password"})}
    ${I(e,i("join.action"))}
  </form>`;function Lu({greeting:e,invite:t}){let s=e?.inviter?.username;return St`
    ${s?St`<p class="strong">
      ${i(e.befriend?"join.invitedFriend":"join.invitedBy",{name:s,instance:be()})}</p>`:Yt}
    <p class="lead">${i("app.about")}</p>
    ${t?St`<p class="lead">${i("join.invited")}</p>`:Yt}`}var Bu=(e,t)=>St`${wa(St`
  <h1 tabindex="-1">${i("join.title")}</h1>
  ${Lu(e)}
  ${e.ended?St`<p class="note" role="alert">${O(e.ended)}</p>`:Yt}
  ${e.user?St`<p class="note">${i("join.signedIn",{name:e.user.username})}</p>`:Yt}
  ${e.isClosed?St`<p class="note">${i("join.closed")}</p>`:Yt}
  ${h().passwordLogin?Tu(e):Yt}
  ${ka("join.provider",{redirect:"/"},{invite:e.invite})}
  <p class="below">${i("join.have")} <a href="/sign-in">${i("signin.action")}</a></p>`)}${ba(t)}`;function Ko(e){let t=new Is(e,location.hash);return{get title(){return i("join.title")},broad:!0,ready:t.load(),view:()=>Bu(t,e.update)}}import{html as gt,nothing as Ae}from"../lib/lit-html/lit-html.js";var Qo=["private","friends","public"],tr=({name:e,description:t,visibility:s})=>({name:e.trim(),description:t.trim()||null,visibility:s}),er=e=>new b({send:async t=>e(await x("/api/lists",tr(t)))}),As=class{constructor(t){let s=t.query.get("user")??"";this.isOwn=!s||s===y().id,this.lists=D(t,P("/api/lists",{userId:s,limit:20}))}},Us=class{list=null;#t;#e;constructor(t){this.#t=t,this.#e=`/api/lists/${t.params.id}`,this.finds=D(t,`${this.#e}/finds?limit=50`),this.loading=C(t,()=>this.#s())}get title(){return this.list?.name??i("lists.one")}get isOwn(){return this.list?.userId===y().id}get canHide(){return!this.isOwn&&y().role==="admin"&&!!this.list&&this.list.visibility!=="private"}get listsPath(){return P("/lists",{user:this.list&&!this.isOwn&&this.list.userId})}async#s(){this.list=await w(this.#e,{signal:this.#t.signal}),await this.finds.load()}editForm=t=>new b({send:async s=>{this.list=await W(this.#e,tr(s)),this.#t.update(),t()}});hideForm=t=>new b({send:async({reason:s})=>{await x(`/api/admin/lists/${this.list.id}/private`,{reason:s.trim()}),t(),this.#t.go(this.listsPath,{replace:!0})}});async remove(){await X(F(this.#e))&&this.#t.go("/lists",{replace:!0})}async#i(t){if(await X(t)){let s=await w(this.#e).catch(()=>this.list);this.list=s}this.#t.update()}drop(t){return this.#i(F(`${this.#e}/finds/${t.id}`).then(()=>{if(this.finds.items=this.finds.items.filter(s=>s.id!==t.id),!this.finds.items.length&&this.finds.next)return this.finds.load()}))}setCover(t){return this.#i(W(this.#e,{coverId:t.id}))}move(t,s){let{items:n}=this.finds,a=n.findIndex(r=>r.id===t.id),o=n[a+s];return o?this.#i(W(`${this.#e}/finds/${t.id}/place`,{[s<0?"before":"after"]:o.id}).then(()=>{let r=n.filter(l=>l.id!==t.id);r.splice(a+s,0,t),this.finds.items=r})):null}},Ms=class{lists=null;update=()=>{};#t;constructor(t){this.#t=t,this.form=new b({send:(s,n)=>this.#e(s,n),update:()=>this.update()})}load(){return X(w(`/api/finds/${this.#t}/lists`).then(t=>{this.lists=t}))}async toggle(t){let s=`/api/lists/${t.id}/finds/${this.#t}`;t.hasFind=!t.hasFind,this.update(),await X(t.hasFind?W(s):F(s))||(t.hasFind=!t.hasFind),this.update()}async#e({list:t},s){let n=await x("/api/lists",{name:t.trim()});this.lists.unshift({...n,hasFind:!1}),s.reset(),await this.toggle(this.lists[0])}};import{html as Jt,nothing as Iu}from"../lib/lit-html/lit-html.js";var Au={private:"lock",friends:"people",public:"globe"},_s=e=>Jt`
  <span class="badge">${c(Au[e.visibility])} ${i(`lists.${e.visibility}`)}</span>`,sr=e=>Jt`
  <li>
    <a class="find" href="/lists/${e.id}">
      <span class="thumb">${e.cover?_t(e.cover.media,{thumb:!0}):c("bookmark")}</span>
      <span class="what">
        <span class="name" dir="auto">${e.name}</span>
        <span class="soft">${i("lists.finds",{n:e.findCount})}</span>
        <span class="soft marks">${_s(e)}</span>
      </span>
    </a>
  </li>`,Uu=(e,t)=>Jt`<option value=${t} ?selected=${t===(e?.visibility??"private")}>${i(`lists.${t}`)}</option>`,Mu=(e,t)=>Jt`
  ${k(e)}
  ${d(e,"name",{label:i("lists.name"),value:t?.name??"",required:!0,most:100})}
  ${d(e,"description",{label:i("lists.description"),value:t?.description??"",kind:"area",most:500})}
  <div class="field">
    <label for="visibility">${i("lists.who")}</label>
    <select id="visibility" name="visibility" aria-describedby="visibility-hint">${Qo.map(s=>Uu(t,s))}</select>
    <p class="hint" id="visibility-hint">${i("lists.whoHint")}</p>
  </div>`,Ds=(e,t=null)=>A(e,i(t?"lists.edit":"lists.new"),s=>Mu(s,t),s=>I(s,i("action.save"))),_u=(e,t)=>Jt`
  <li>
    <label class="row list-choice">
      <input type="checkbox" .checked=${t.hasFind} @change=${()=>e.toggle(t)}>
      <span class="grow" dir="auto">${t.name}</span>
      ${_s(t)}
    </label>
  </li>`,Du=(e,t)=>Jt`
  <div class="row between"><h2>${i("lists.addTo")}</h2>${Ut(t)}</div>
  ${e.lists.length?Jt`<ul class="people">${e.lists.map(s=>_u(e,s))}</ul>`:Iu}
  <form novalidate @submit=${e.form.submit}>
    ${k(e.form)}
    ${d(e.form,"list",{label:i("lists.new"),hint:i("lists.newHint"),required:!0,most:100})}
    <div class="row end"><button type="submit" aria-busy=${e.form.busy?"true":"false"}>${i("lists.create")}</button></div>
  </form>`;async function Eu(e){let t=new Ms(e.id);await t.load()&&await dt((s,n)=>(t.update=n,Du(t,s)),{label:i("lists.addTo")})}import{html as Tt,nothing as de}from"../lib/lit-html/lit-html.js";var[Es,ju,Hu]=[12,28,44],Bi=class extends ua{label="";#t=[];set places(t){this.#t=t,this.map&&this.draw()}options(){let{lat:t,lng:s}=this.#t[0]??{lat:25,lng:5};return{view:{lat:t,lng:s,zoom:2},still:!0,onMove:()=>this.map&&this.#e()}}draw(){this.#t.length&&(this.map.fit(this.#t,Es,{animate:!1}),this.#e())}#e(){this.map.setMarkers(ma(this.#t,t=>this.map.pixelOf(t),Hu).map(t=>this.#s(t)))}#s([t,...s]){if(!s.length){let r=()=>this.map.setView({...t,zoom:Es}),l=t.km?t:null;return{key:`${t.lat},${t.lng}`,lat:t.lat,lng:t.lng,kind:"dot",size:ju,text:"",label:t.name,area:l,click:r}}let n=ha({latitude:t.lat,longitude:t.lng,count:s.length+1}),a=s.every(r=>r.lat===t.lat&&r.lng===t.lng);return{...n,click:()=>a?this.map.setView({...t,zoom:Es}):this.map.fit([t,...s],Es)}}failed(){this.remove()}};customElements.define("finds-map",Bi);var Cu=112,ir=(e,t)=>Tt`
  <span class="sum"><span class="strong">${q(e)}</span> <span class="soft">${i(t,{n:e})}</span></span>`,js=(e,{count:t,likes:s,badge:n=de,actions:a=de})=>Tt`
  <section class="profile-head">
    ${pt(e,Cu)}
    <p class="row">
      ${t===void 0?de:ir(t,"person.findsSum")}
      ${s===void 0?de:ir(s,"person.likesSum")}
      ${n}
    </p>
    <p class="row actions">${a}</p>
  </section>`,Nu=e=>Tt`
  <li>
    <a class="tile c-${e.category??""}" href="/finds/${e.id}">
      ${e.media.length?_t(e.media[0],{thumb:!0}):Tt`<span class="sign-tile">${Nt(e.category)}</span>`}
      ${e.isPublic?de:Tt`<span class="corner">${c("lock")}<span class="unseen">${i("find.friendsOnly")}</span></span>`}
      <span class="caption" dir="auto">${e.title}</span>
    </a>
  </li>`,nr=(e,t,s)=>Tt`
  <button type="button" class="chip" aria-pressed=${e.layout===t?"true":"false"} @click=${()=>e.show(t)}>
    ${c(s)} ${i(`person.${t}`)}
  </button>`,Ru={grid:e=>Tt`<ul class="tiles">${e.map(Nu)}</ul>`,list:e=>Tt`<ul class="card rows">${e.map(t=>Hn(t,Ye(t)))}</ul>`},Ii=e=>[...new Map(e.map(({locationId:t,location:s})=>[t,{...ee(s),km:s.area,name:xn(s)}])).values()];function me(e,t){let{items:s,problem:n,load:a}=e.finds;return n?m(n,a):s?s.length?Tt`
    <finds-map .places=${Ii(s)} .label=${i("person.map")}></finds-map>
    <div class="chips" role="group" aria-label=${i("person.layout")}>
      ${nr(e,"grid","camera")}
      ${nr(e,"list","filter")}
    </div>
    ${Ru[e.layout](s)}
    ${S(e.finds)}`:M(t.title,t.text,t.action??de):$(3)}import{html as K,nothing as ft}from"../lib/lit-html/lit-html.js";var ar=["exact","area","hidden"],Ai=[1,5,20],or=["","1","7","30","date"],zu=3650,Ui=({findId:e,listId:t})=>e?"find":t?"list":"category",rr=({isPublic:e,location:t})=>e&&!t?.area?"exact":"area";function Wu(e,t=new Date){let[s,n,a]=e.split("-").map(Number);return Math.round((Date.UTC(s,n-1,a)-Date.UTC(t.getFullYear(),t.getMonth(),t.getDate()))/864e5)}var cr=(e,t=new Date)=>new Date(Date.UTC(t.getFullYear(),t.getMonth(),t.getDate()+e)).toISOString().slice(0,10);function Vu({life:e,until:t}){if(e==="keep")return;if(e==="")return null;let s=e==="date"?Wu(t):Number(e);if(s>=1&&s<=zu)return s;throw{code:"page",reason:"until",text:i("shares.untilBad")}}function Gu({secret:e="new",password:t}){return e==="remove"?null:e==="new"&&t?t:void 0}var Yu=e=>({title:e.title.trim(),place:e.place,area:e.place==="area"?Number(e.area):void 0,password:Gu(e),days:Vu(e)}),Ju=({chosen:e,category:t})=>({category:e||t.trim()});async function Xu(){let e=(await w("/api/finds/categories")).filter(t=>t.ownCount).map(t=>[t.category,t.ownCount]);return[...e,...Mt.filter(t=>!e.some(([s])=>s===t)).map(t=>[t,0])]}var Hs=class{constructor({share:t=null,target:s=null,offered:n=[],place:a="area",done:o}){this.share=t,this.target=s,this.place=t?.place??a,this.life=t?.expiresAt?"keep":"",this.secret=t?.hasPassword?"keep":"new",this.offered=n,this.chosen=n[0]?.[0]??"",this.form=new b({send:async r=>o(await this.#t(r)),fieldOf:{until:"until"}})}get kind(){return Ui(this.share??this.target??{})}set(t){Object.assign(this,t),this.form.update()}#t(t){let s=Yu(t);return this.share?H(`/api/shares/${this.share.id}`,s):x("/api/shares",{...this.target??Ju(t),...s,days:s.days??void 0})}},Ns=e=>new URL(e.link,location.origin).href,Rs=()=>!!navigator.share;async function zs(e){try{await navigator.clipboard.writeText(Ns(e))}catch{return!1}return p(i("find.copied")),!0}async function Ws(e,t){try{await navigator.share({title:t,url:Ns(e)})}catch(s){return s.name==="AbortError"}return!0}var Cs=class{#t;constructor(t){this.#t=t,this.list=D(t,"/api/shares")}take(t){let{items:s}=this.list;if(!s)return this.list.load();let n=s.some(a=>a.id===t.id);return this.list.items=n?s.map(a=>a.id===t.id?t:a):[t,...s],this.#t.update()}async offered(){let t=null;return await X(Xu().then(s=>{t=s})),t}async revoke(t){await X(F(`/api/shares/${t.id}`))&&(this.list.items=this.list.items.filter(s=>s.id!==t.id),p(i("shares.revoked")),this.#t.update())}};var Mi=e=>e.findTitle||e.listName||ut(e.category??""),$t=e=>e.title||Mi(e),lr=e=>i("place.area",{distance:je(e)}),pr=({place:e,area:t})=>e==="area"?lr(t):i(`shares.place.${e}`),_i=({expired:e,expiresAt:t})=>i(e?"shares.expired":"shares.until",{date:yt(t)}),Vs=(e,t,{label:s,options:n,chosen:a,set:o=()=>{},hint:r=""})=>K`
  <div class="field">
    <label for=${t}>${s}</label>
    <select id=${t} name=${t} aria-describedby=${e.errors[t]?`${t}-error`:r?`${t}-hint`:ft}
      aria-invalid=${e.errors[t]?"true":ft} @change=${l=>o(l.target.value)}>
      ${n.map(([l,u])=>K`<option value=${l} ?selected=${l===a}>${u}</option>`)}
    </select>
    ${e.errors[t]?K`<p class="error" id="${t}-error">${e.errors[t]}</p>`:r?K`<p class="hint" id="${t}-hint">${r}</p>`:ft}
  </div>`,Zu=e=>K`
  ${Vs(e.form,"chosen",{label:i("find.category"),chosen:e.chosen,set:t=>e.set({chosen:t}),options:[...e.offered.map(([t,s])=>[t,ut(t)+(s?` (${q(s)})`:"")]),["",i("shares.otherCategory")]]})}
  ${e.chosen?ft:d(e.form,"category",{label:i("categories.own"),hint:i("shares.categoryHint"),required:!0,most:h().limits.category})}`,Ku={exact:"pin",area:"map",hidden:"block"},Qu=(e,t)=>K`
  <label class="choice">
    <input type="radio" name="place" value=${t} ?checked=${e.place===t} @change=${()=>e.set({place:t})}>
    <span>
      ${c(Ku[t])}
      <span><span class="strong">${i(`shares.place.${t}`)}</span><br><span class="soft">${i(`shares.shows.${t}`)}</span></span>
    </span>
  </label>`,td=e=>K`
  <fieldset class="choices">
    <legend>${i("shares.places")}</legend>
    ${ar.map(t=>Qu(e,t))}
  </fieldset>
  ${e.place==="area"?Vs(e.form,"area",{label:i("shares.area"),hint:i("shares.areaHint"),chosen:e.share?.area??Ai[0],options:Ai.map(t=>[t,lr(t)])}):ft}`,ed=e=>K`
  ${Vs(e.form,"life",{label:i("shares.life"),chosen:e.life,set:t=>e.set({life:t}),options:[...e.share?.expiresAt?[["keep",_i(e.share)]]:[],...or.map(t=>[t,i(`shares.life.${t||"endless"}`)])]})}
  ${e.life==="date"?d(e.form,"until",{label:i("shares.date"),kind:"date",value:cr(14),hint:i("shares.dateHint"),required:!0}):ft}`,sd=e=>K`
  ${e.share?.hasPassword?Vs(e.form,"secret",{label:i("account.password"),chosen:e.secret,set:t=>e.set({secret:t}),options:["keep","new","remove"].map(t=>[t,i(`shares.password.${t}`)])}):ft}
  ${e.secret==="new"?d(e.form,"password",{label:i(e.share?.hasPassword?"settings.newPassword":"account.password"),hint:i("shares.passwordHint"),kind:"password",required:!!e.share?.hasPassword,least:8,most:255,complete:"new-password"}):ft}`,id=e=>K`
  <p>${i(`shares.about.${e.kind}`)}</p>
  ${k(e.form)}
  ${e.share||e.target?ft:Zu(e)}
  ${td(e)}
  ${ed(e)}
  ${sd(e)}
  ${d(e.form,"title",{label:i("shares.title"),value:e.share?.title??"",hint:i(`shares.titleHint.${e.kind}`),most:100})}`;async function Gs(e){let t=null,s=null,n=r=>(s=new Hs({...e,done:l=>{t=l,r()}}),s.form),[a,o]=e.share?["shares.change","action.save"]:["shares.new","shares.create"];return await A(n,i(a),()=>id(s),r=>I(r,i(o))),t}async function ur(e){await zs(e)||(document.getElementById("link").select(),p(i("secret.selected")))}async function nd(e){await Ws(e,$t(e))||await ur(e)}var ad=e=>K`
  <button type="button" class="quiet" @click=${()=>nd(e)}>${c("share")} ${i("action.share")}</button>`,Di=e=>K`
  <a class="button quiet" href=${e.link} target="_blank" rel="noreferrer noopener" aria-label="${i("shares.open")}: ${$t(e)}">
    ${c("globe")} ${i("shares.open")}
  </a>`,Ie=(e,t=i("shares.ready"))=>dt(s=>K`
  <div class="row between"><h2>${t}</h2>${Ut(s)}</div>
  <p>${i(e.hasPassword?"shares.readyPassword":"shares.readyText")}</p>
  <div class="field">
    <label for="link">${$t(e)}</label>
    <input id="link" type="text" readonly autofocus dir="ltr" .value=${Ns(e)} @focus=${n=>n.target.select()}>
  </div>
  <p class="row actions">
    <button type="button" @click=${()=>ur(e)}>${c("copy")} ${i("secret.copy")}</button>
    ${Rs()?ad(e):ft}
    ${Di(e)}
  </p>
  <p class="below"><a href="/shares" @click=${()=>s()}>${i("shares.all")}</a></p>`,{label:t});async function dr(e){let t=await Gs(e);t&&await Ie(t)}var od=e=>dr({target:{findId:e.id},place:rr(e)}),mr=e=>dr({target:{listId:e.id}});async function rd(e){await T(i("lists.deleteTitle",{name:e.list.name}),i("lists.deleteText"),i("action.delete"))&&e.remove()}var cd=e=>Dt(i("lists.menu"),[{text:i("lists.edit"),sign:"edit",run:()=>Ds(e.editForm,e.list)},{text:i("find.byLink"),sign:"share",run:()=>mr(e.list)},{text:i("lists.delete"),sign:"trash",isDanger:!0,run:()=>rd(e)}],{id:"list-menu"}),ld=e=>gt`
  ${k(e)}
  <p>${i("lists.makePrivateText")}</p>
  ${d(e,"reason",{label:i("report.reason"),required:!0,most:500})}`,pd=e=>Dt(i("lists.menu"),[{text:i("lists.makePrivate"),sign:"lock",isDanger:!0,run:()=>A(e.hideForm,i("lists.makePrivateTitle",{name:e.list.name}),ld,t=>I(t,i("lists.makePrivate")))}],{id:"list-menu"});async function hr(e,t,s){await e.move(t,s),g(`find-${t.id}`)}async function ud(e,t){await e.drop(t),g("list-menu")}function dd(e,t,s){let n=e.finds.items.length-1;return Dt(i("lists.findMenu",{title:t.title}),[...s>0?[{text:i("lists.up"),run:()=>hr(e,t,-1)}]:[],...s<n?[{text:i("lists.down"),run:()=>hr(e,t,1)}]:[],...t.media.some(a=>a.type==="image")?[{text:i("lists.cover"),sign:"camera",run:()=>e.setCover(t)}]:[],{text:i("lists.drop"),sign:"close",run:()=>ud(e,t)}],{id:`find-${t.id}`})}var md=(e,t,s)=>gt`
  <li class="listed">
    ${jn(t,Ye(t))}
    ${e.isOwn?dd(e,t,s):Ae}
  </li>`,hd=({user:e})=>gt`<a class="person" href="/people/${e.id}">${pt(e)} <span>${e.username}</span></a>`,fd=e=>gt`
  <div class="card">
    ${e.isOwn?Ae:hd(e.list)}
    ${e.list.description?gt`<p class="text" dir="auto">${e.list.description}</p>`:Ae}
    <p class="marks">${_s(e.list)} <span class="soft">${i("lists.finds",{n:e.list.findCount})}</span></p>
  </div>`;function $d(e){let{items:t,problem:s,load:n}=e.finds;return s?m(s,n):t?t.length?gt`
    <finds-map .places=${Ii(t)} .label=${i("person.map")}></finds-map>
    <ol class="card rows">${t.map((a,o)=>md(e,a,o))}</ol>
    ${S(e.finds)}`:M(i("lists.empty"),e.isOwn?i("lists.emptyText"):i("lists.emptyOther")):$(3)}function gd(e){let{problem:t,load:s}=e.loading;if(t?.code==="not_found")return gt`<p class="empty">${i("lists.gone")}</p>`;if(t)return m(t,s);if(!e.list)return $(3);let{cover:n}=e.list;return gt`
    ${n?gt`<div class="list-cover">${_t(n.media,{eager:!0})}</div>`:Ae}
    ${fd(e)}
    ${$d(e)}`}function fr(e){let t=new Us(e);return{get title(){return t.title},ready:t.loading.load(),view:()=>gt`
      ${f(t.title,t.isOwn?cd(t):t.canHide?pd(t):Ae,t.listsPath)}
      ${gd(t)}`}}import{html as Ei,nothing as bd}from"../lib/lit-html/lit-html.js";async function wd(e){let t=null;await Ds(s=>er(n=>{t=n,s()})),t&&e.go(`/lists/${t.id}`)}var yd=e=>Ei`
  <button type="button" id="new-list" @click=${()=>wd(e)}>${c("plus")} ${i("lists.new")}</button>`;function vd({lists:e,isOwn:t}){return e.problem?m(e.problem,e.load):e.items?e.items.length?Ei`<ul class="card rows">${e.items.map(sr)}</ul>${S(e)}`:M(i("lists.none"),t?i("lists.noneText"):i("lists.noneOther")):$(3)}function $r(e){let t=new As(e);return{title:i("lists.title"),ready:t.lists.load(),view:()=>Ei`
      ${f(i("lists.title"),t.isOwn?yd(e):bd,t.isOwn?"/profile":`/people/${e.query.get("user")}`)}
      ${vd(t)}`}}import{html as gr,nothing as xd}from"../lib/lit-html/lit-html.js";var kd=10,Ys=class{isGone=!1;#t;constructor(t){this.#t=t,this.name=t.params.name.toLowerCase(),this.loading=C(t,()=>this.#e())}async#e(){if(this.name===y()?.username)return this.#s(y());let t=P("/api/users",{q:this.name,limit:100});for(let s=0;t&&s<kd;s++){let n=await Kt(t,{signal:this.#t.signal}),a=n.items.find(o=>o.username===this.name);if(a)return this.#s(a);t=n.next}return this.isGone=!0,null}#s(t){return this.#t.go(`/people/${t.id}`,{replace:!0})}};function Od({isGone:e,loading:t}){return t.problem?m(t.problem,t.load):e?gr`<p class="empty">${i("person.gone")}</p>`:$(3)}function br(e){let t=new Ys(e);return{title:i("person.title"),ready:t.loading.load(),view:()=>gr`${f(t.name,xd,"/people")}${Od(t)}`}}import{html as bt,nothing as Xs}from"../lib/lit-html/lit-html.js";var[Pd,qd]=[20,36e5];function Fd(e){let t=new Map;for(let{type:s,data:n,createdAt:a}of e)(n.commentId||s==="mentioned")&&t.set(n.userId,[...t.get(n.userId)??[],new Date(a)]);return new Set([...t].filter(([,s])=>s.some((n,a)=>n-s[a+Pd-1]<qd)).map(([s])=>s))}var Js=class{#t;#e;#s=new Set;constructor(t){this.#t=t,this.list=D(t,"/api/notifications?limit=30"),this.#e=It.subscribe("notification",s=>this.#n(s))}get groups(){let t=new Map,s=Fd(this.list.items);for(let n of this.list.items){let a=n.data.findId&&n.data.userId?`${n.type} ${n.data.findId}`:n.id,o=t.get(a)??{key:a,newest:n,items:[],isRead:!0,more:!1};o.items.push(n),o.isRead&&=n.isRead,o.more||=n.type!=="find_liked"&&s.has(n.data.userId),t.set(a,o)}return[...t.values()]}load=async()=>{await this.list.load(),this.list.items?.some(t=>t.type==="friend_request")&&await this.#i()};async#i(){let{items:t}=await Kt("/api/friends?status=pending&direction=received&limit=100").catch(()=>({items:[]}));this.#s=new Set(t.map(({id:s})=>s)),this.#t.update()}request({type:t,data:s}){return t!=="friend_request"||!this.#s.has(s.friendshipId)?null:{friendship:{id:s.friendshipId},user:{id:s.userId,username:s.username}}}async answered({newest:t}){await this.#i(),!this.request(t)&&(this.list.items=this.list.items.filter(s=>s!==t),t.isRead||Ne(-1),this.#t.update())}get hasUnread(){return!!this.list.items?.some(t=>!t.isRead)}#n(t){t.type==="friend_request"&&this.#s.add(t.data.friendshipId),this.list.items&&(this.list.items=[t,...this.list.items.filter(s=>s.id!==t.id)]),this.#t.update()}markRead(t){for(let s of t.items.filter(n=>!n.isRead))s.isRead=!0,Ne(-1),H(`/api/notifications/${s.id}`,{isRead:!0}).catch(()=>{})}async markAllRead(){try{await x("/api/notifications/read-all");for(let t of this.list.items)t.isRead=!0;pn(0)}catch(t){p(O(t))}this.#t.update()}async remove(t){try{for(let s of t.items)await F(`/api/notifications/${s.id}`),this.list.items=this.list.items.filter(n=>n!==s),s.isRead||Ne(-1)}catch(s){p(O(s))}this.#t.update()}close(){this.#e()}};var Sd={friend_request:"people",friend_accepted:"check",find_liked:"heart",find_commented:"comment",replied:"comment",mentioned:"people"};async function Td(e,t,s){await e.remove(t),await Promise.resolve(),(document.querySelectorAll(".note-row .round")[Math.min(s,e.groups.length-1)]??document.querySelector("h1")).focus()}var Ld=({type:e,data:t})=>e==="moderated"?on[rn(t)]:e==="link_used"?"lock":"flag",Bd=({type:e,data:t})=>t.userId?bt`
  <span class="face">
    ${pt({profilePicture:`/api/avatars/${t.userId}`},44)}
    <span class="sign ${e}">${c(Sd[e],e==="find_liked")}</span>
  </span>`:bt`<span class="face office">${c(Ld({type:e,data:t}))}</span>`,Id=e=>bt`
  <img class="note-thumb" src=${e} alt="" width="48" height="48" loading="lazy" decoding="async">`;function Ad(e,t){let s=e.request(t.newest);return s?bt`<span class="row actions">${Rt(s.friendship,s.user,()=>e.answered(t))}</span>`:Xs}var Ud=(e,t,s)=>bt`
  <li class="note-row ${t.isRead?"":"unread"}">
    <a href=${ln(t.newest)} @click=${()=>e.markRead(t)}>
      ${Bd(t.newest)}
      <span>
        <span class="what">${cn(t.items,t.more)}</span><br>
        <span class="soft">
          ${t.isRead?Xs:bt`<span class="unseen">${i("note.new")}</span>`}${R(t.newest.createdAt)}
        </span>
      </span>
      ${t.newest.thumbnailUrl?Id(t.newest.thumbnailUrl):Xs}
    </a>
    ${Ad(e,t)}
    <button type="button" class="round" aria-label=${i("note.delete")} @click=${()=>Td(e,t,s)}>${c("close")}</button>
  </li>`,Md=e=>bt`
  <button type="button" class="quiet" @click=${()=>e.markAllRead()}>${c("check")} ${i("note.readAll")}</button>`,_d=()=>bt`<a class="button" href="/people">${i("note.noneAction")}</a>`;function Dd(e){let{items:t,problem:s}=e.list;return s?m(s,e.load):t?t.length?bt`<ul class="card notes">${e.groups.map((n,a)=>Ud(e,n,a))}</ul>${S(e.list)}`:M(i("note.none"),i("note.noneText"),_d()):$(4)}function wr(e){let t=new Js(e);return{title:i("nav.bell"),ready:t.load(),view:()=>bt`${f(i("nav.bell"),t.hasUnread?Md(t):Xs)}${Dd(t)}`,close:()=>t.close()}}import{html as wt,nothing as ji}from"../lib/lit-html/lit-html.js";var Ed=200,jd=2,Zs=class{#t;#e=0;#s;constructor(t){this.#t=t;let s=n=>D(t,P("/api/friends",n));this.lists={received:s({status:"pending",direction:"received"}),sent:s({status:"pending",direction:"sent"}),accepted:s({status:"accepted"}),blocked:s({status:"blocked"})},this.text=t.query.get("q")??"",this.found=D(t,()=>P("/api/users",{q:this.text.trim()})),this.#s=It.subscribe("notification",this.load),this.text&&this.search()}load=()=>Promise.all(Object.values(this.lists).map(t=>t.load()));search=()=>{let t=this.text.trim();return this.#t.rename(P(this.#t.path,{q:t})),[...t].length<jd?this.found.clear():this.found.load()};reload=()=>Promise.all([this.load(),this.search()]);type(t){this.text=t,clearTimeout(this.#e),this.#e=setTimeout(this.search,Ed)}get problem(){return Object.values(this.lists).find(t=>t.problem)?.problem}get isLoaded(){return Object.values(this.lists).every(t=>t.items)}other(t){return t.requesterId===y()?.id?t.addressee:t.requester}isMe(t){return t.id===y()?.id}requestOf(t){return this.lists.received.items?.find(s=>s.requesterId===t.id)}close(){clearTimeout(this.#e),this.#s()}};function Hd(e,t){if(e.isMe(t))return wt`<span class="soft">${i("people.you")}</span>`;if(t.friendship==="accepted")return wt`<span class="badge">${c("check")} ${i("friend.friends")}</span>`;if(t.friendship==="none")return Ke(t,e.reload);let s=e.requestOf(t);return s?Rt(s,t,e.reload):wt`<span class="badge">${i("friend.pending")}</span>`}function Cd(e){let{found:t}=e;return t.problem?m(t.problem,e.search):t.items?t.items.length?wt`
    <ul class="people" aria-label=${i("people.results")}>${t.items.map(s=>pi(s,Hd(e,s)))}</ul>
    ${S(t)}`:wt`<p class="soft" role="status">${i("people.noMatch")}</p>`:ji}function Nd(e,t){e.preventDefault(),t.search()}var Rd=e=>wt`
  <form class="card" role="search" @submit=${t=>Nd(t,e)}>
    <label for="people-search">${i("people.search")}</label>
    <div class="search">
      ${c("search")}
      <input id="people-search" type="search" autocomplete="off" autocapitalize="none" spellcheck="false"
        .value=${e.text} @input=${t=>e.type(t.target.value)}>
    </div>
    ${Cd(e)}
  </form>`;function Ks(e,t,s,n=pi){let a=e.lists[t];return a.items.length?wt`
    <section class="card">
      <h2>${i(`people.${t}`)}</h2>
      <ul class="people">${a.items.map(o=>n(e.other(o),s(o,e.other(o))))}</ul>
      ${S(a)}
    </section>`:ji}var zd=(e,t,s)=>ve(s,[ts(t,s,e.reload),ye(s,e.reload)]),Wd=e=>wt`
  ${Ks(e,"received",(t,s)=>[Rt(t,s,e.reload),ve(s,[ye(s,e.reload)])])}
  ${Ks(e,"sent",(t,s)=>Qe(t,s,e.reload))}
  ${e.lists.accepted.items.length?Ks(e,"accepted",(t,s)=>zd(e,t,s)):M(i("people.none"),i("people.noneText"))}
  ${Ks(e,"blocked",(t,s)=>Jn(s,e.reload),Yn)}`;function Vd(e){return e.problem?m(e.problem,e.load):e.isLoaded?Wd(e):$(3)}var Gd=()=>At()?wt`<a class="button quiet" href="/invites">${c("plus")} ${i("invites.invite")}</a>`:ji;function yr(e){let t=new Zs(e);return{title:i("people.title"),ready:t.load(),view:()=>wt`${f(i("people.title"),Gd(),"/feed")}${Rd(t)}${Vd(t)}`,close:()=>t.close()}}import{html as he,nothing as ti}from"../lib/lit-html/lit-html.js";var Qs=class extends es{user=null;friendship=null;#t;constructor(t){super(t,P("/api/finds",{userId:t.params.id,includePrivate:!0,includeFriends:!0,limit:20})),this.#t=t.params.id,this.loading=C(t,()=>this.#e())}get title(){return this.user?.username??i("person.title")}get isMe(){return this.#t===y()?.id}get hasAsked(){return this.friendship?.requesterId===this.#t}async#e(){this.user=await w(`/api/users/${this.#t}`,{signal:this.page.signal}),await Promise.all([this.finds.load(),this.#s()])}async#s(){this.friendship=null;let{friendship:t}=this.user,s=t==="none"?"":P("/api/friends",{status:t,limit:100});for(;s&&!this.friendship;){let n=await Kt(s,{signal:this.page.signal});this.friendship=n.items.find(a=>a.requesterId===this.#t||a.addresseeId===this.#t)??null,s=n.next}}};function Yd({user:e,friendship:t,hasAsked:s,loading:n}){return e.friendship==="none"?Ke(e,n.load):t?t.status==="accepted"?ti:s?Rt(t,e,n.load):Qe(t,e,n.load):ti}var Jd=()=>he`<a class="button quiet" href="/profile">${i("profile.title")}</a>`,Xd=e=>he`
  <a class="button quiet" href=${P("/lists",{user:e.id})}>${c("feed")} ${i("lists.title")}</a>`,Zd=e=>e.isMe?Jd():[Yd(e),Xd(e.user)];function Kd(e,t){let{user:s,friendship:n,loading:a}=e;if(!s||e.isMe)return ti;let o=n?.status==="accepted"?[ts(n,s,a.load)]:[];return ve(s,[ea(s,a.load),...o,ta({userId:s.id}),ye(s,()=>t.go("/people"))])}var Qd=e=>js(e.user,{count:e.user.findCount,likes:e.user.likeCount,badge:e.user.friendship==="accepted"?he`<span class="badge">${c("check")} ${i("friend.friends")}</span>`:ti,actions:Zd(e)});function tm(e){let{problem:t,load:s}=e.loading;return t?.code==="not_found"?he`<p class="empty">${i("person.gone")}</p>`:t?m(t,s):e.user?he`
    ${Qd(e)}
    <section class="stack" aria-labelledby="finds">
      <h2 id="finds" class="unseen">${i("person.findsTitle")}</h2>
      ${me(e,{title:i("person.none"),text:i("person.noneText",{name:e.user.username})})}
    </section>`:$(3)}function vr(e){let t=new Qs(e),s=()=>t.loading.problem?i("person.title"):t.title;return{get title(){return t.title},broad:!0,ready:t.loading.load(),view:()=>he`${f(s(),Kd(t,e),"/people")}${tm(t)}`}}import{html as Y,nothing as Ue}from"../lib/lit-html/lit-html.js";var ei=class{#t;constructor(t,s){this.#t=t,this.restored=s,this.list=D(t,"/api/finds/bin?limit=20",n=>n.find.id)}restore(t){return this.#e(t,x(`/api/finds/${t.id}/restore`),i("find.restored"),this.restored)}remove(t){return this.#e(t,F(`/api/finds/${t.id}?forever=true`),i("bin.removed"),()=>{})}async#e(t,s,n,a){await X(s)&&(this.list.items=this.list.items.filter(o=>o.find.id!==t.id),this.#t.update(),p(n),a())}};var si=class extends es{progress=null;figures={};isEdited=!1;constructor(t){super(t,P("/api/finds",{userId:y().id,includePrivate:!0,limit:20})),this.bin=new ei(t,()=>this.#t()),this.form=new b({send:s=>this.#s(s),update:t.update,fieldOf:{username_taken:"username"}})}get user(){return y()}load=()=>Promise.all([this.#t(),this.bin.list.load()]);#t=()=>Promise.all([this.finds.load(),this.#e()]);async#e(){let t=await w(`/api/users/${y().id}`,{signal:this.page.signal}).catch(()=>null);this.figures={count:t?.findCount,likes:t?.likeCount},this.page.update()}toggleEdit=()=>{this.isEdited=!this.isEdited,this.page.update()};get hasPicture(){return this.user.profilePicture.startsWith("/api/media/")}async setPicture(t,s=Qt){let n=a=>{this.progress=a,this.page.update()};n(0);try{vt(await s("PUT","/api/users/me/picture",await qe(t),{signal:this.page.signal,progress:n})),p(i("profile.pictureSaved"))}catch(a){a.name!=="AbortError"&&p(O(a))}n(null)}async removePicture(){try{await F("/api/users/me/picture"),vt(await w("/api/users/me"))}catch(t){p(O(t))}this.page.update()}async#s({username:t,age:s}){vt(await H("/api/users/me",{username:t.trim(),age:s===""?null:Number(s)})),p(i("profile.saved"))}};import{html as ni,nothing as ii}from"../lib/lit-html/lit-html.js";async function em(e,t){await e.restore(t),g(e.list.items.length?"bin":"finds")}async function sm(e,t){await T(i("bin.removeTitle"),i("bin.removeText",{title:t.title}),i("bin.remove"))&&(await e.remove(t),g(e.list.items.length?"bin":"finds"))}var im=(e,t)=>ni`
  <button type="button" class="quiet" aria-label="${i("bin.restore")}: ${t.title}" @click=${()=>em(e,t)}>
    ${c("retry")} ${i("bin.restore")}
  </button>`,nm=(e,{find:t,expiresAt:s})=>ni`
  <li>
    <p>
      <span class="strong" dir="auto">${t.title}</span>
      ${s?ni`<br><span class="soft">${i("bin.until",{date:yt(s)})}</span>`:ii}
    </p>
    ${t.hidden?sa(i("report.findHidden"),t.hidden):ii}
    <p class="row">
      ${t.hidden?ii:im(e,t)}
      <button type="button" class="danger" aria-label="${i("bin.remove")}: ${t.title}" @click=${()=>sm(e,t)}>
        ${c("trash")} ${i("bin.remove")}
      </button>
    </p>
  </li>`,kr=e=>e.list.items?.length?ni`
  <section class="card" aria-labelledby="bin">
    <h2 id="bin" tabindex="-1">${i("bin.title")}</h2>
    <p class="hint">${i("bin.hint")}</p>
    <ul class="rows binned">${e.list.items.map(t=>nm(e,t))}</ul>
    ${S(e.list)}
  </section>`:ii;function am(e,t){let[s]=e.target.files;e.target.value="",s&&t.setPicture(s)}var om=e=>Y`
  <button type="button" class="quiet" @click=${()=>e.removePicture()}>${i("profile.pictureRemove")}</button>`,rm=e=>Y`
  <div class="field">
    <p class="row actions">
      <label class="button quiet" for="picture">${c("camera")} ${i("profile.picture")}</label>
      <input class="file" id="picture" type="file" accept="image/*" @change=${t=>am(t,e)}>
      ${e.hasPicture?om(e):Ue}
    </p>
    ${e.progress===null?Ue:Y`<progress max="1" .value=${e.progress} aria-label=${i("profile.picture")}></progress>`}
    <p class="hint">${i("profile.pictureHint")}</p>
  </div>`,cm=()=>Y`<a class="button" href="/new">${c("plus")} ${i("nav.plus")}</a>`,lm=({form:e,user:t})=>Y`
  <form novalidate @submit=${e.submit}>
    ${k(e)}
    ${d(e,"username",{label:i("account.username"),hint:i("join.usernameHint"),value:t.username,required:!0,least:3,most:31,pattern:"[A-Za-z0-9_\\-]*",complete:"username"})}
    ${d(e,"age",{label:i("profile.age"),hint:i("profile.ageHint"),value:t.age??"",kind:"number",mode:"numeric"})}
    <div class="row end">${I(e,i("action.save"))}</div>
  </form>`,pm=()=>Y`<a class="button quiet" href="/saved">${c("bookmark")} ${i("saved.title")}</a>`,um=()=>Y`<a class="button quiet" href="/lists">${c("feed")} ${i("lists.title")}</a>`,dm=()=>Y`<a class="button quiet" href="/shares">${c("share")} ${i("shares.mine")}</a>`,mm=()=>Y`<a class="button quiet" href="/people">${c("people")} ${i("people.accepted")}</a>`,hm=()=>Y`<a class="button quiet" href="/admin">${c("shield")} ${i("admin.title")}</a>`,fm=()=>Y`<a class="button quiet" href="/settings">${c("gear")} ${i("settings.title")}</a>`,$m=e=>Y`
  <section class="card" id="edit" aria-labelledby="edit-title">
    <div class="row between"><h2 id="edit-title" tabindex="-1">${i("profile.edit")}</h2>${Ut(e.toggleEdit)}</div>
    ${rm(e)}
    ${lm(e)}
  </section>`;async function gm(e){e.toggleEdit(),await g("edit-title")}var bm=e=>Y`
  <button type="button" class="quiet" id="edit-profile" aria-expanded=${e.isEdited?"true":"false"} @click=${()=>gm(e)}>
    ${c("edit")} ${i("profile.edit")}
  </button>`,wm=e=>[bm(e),pm(),um(),dm(),mm(),e.user.role==="admin"?hm():Ue],ym=e=>Y`
  ${f(e.user.username,fm())}
  ${js(e.user,{...e.figures,actions:wm(e)})}
  ${e.isEdited?$m(e):Ue}
  <section class="stack" aria-labelledby="finds">
    <h2 id="finds" class="unseen" tabindex="-1">${i("profile.finds")}</h2>
    ${me(e,{title:i("profile.none"),text:i("profile.noneText"),action:cm()})}
  </section>
  ${kr(e.bin)}`;function xr(e){let t=new si(e);return{title:i("profile.title"),broad:!0,ready:t.load(),view:()=>t.user?ym(t):Ue}}import{html as J,nothing as Xt}from"../lib/lit-html/lit-html.js";var vm={dismissed:"check",hidden:"block",deleted:"trash",suspended:"lock"},km=e=>d(e,"note",{label:i("report.note"),hint:i("report.noteHint"),kind:"area",required:!0,most:500}),Or=(e,t)=>i(`report.outcome.${e.kind==="user"&&t==="deleted"?"accountDeleted":t}`);async function xm(e,t,s){let n=Or(t,s);s!=="dismissed"?await Qn(n,({note:a})=>e.decide(t,s,a),km):await T(n,i("report.dismissText"),n)&&await e.decide(t,s).catch(()=>e.list.load()),g("reports")}var Pr=e=>e?J`<a class="strong" href="/people/${e.id}">${e.username}</a>`:J`<span class="soft">${i("report.left")}</span>`,Om=e=>J`
  <p class="row">${e.map(t=>J`
    <a href=${t.url} target="_blank" rel="noreferrer noopener">
      <img class="note-thumb" src=${t.thumbnailUrl} alt=${t.caption||i("report.photo")} width="48" height="48" loading="lazy">
    </a>`)}</p>`,Pm=e=>J`
  <p class="strong" dir="auto">${e.title}</p>
  ${e.description?ke(e.description):Xt}
  ${e.media.length?Om(e.media):Xt}`,qm=e=>e.find?Pm(e.find):e.comment?ke(e.comment.content):e.kind==="user"?Xt:J`<p class="soft">${i("report.noContent")}</p>`,Fm=e=>J`
  <li>
    <p>${i(`report.reason.${e.reason}`)} · ${Pr(e.reporter)} · <span class="soft">${R(e.createdAt)}</span></p>
    ${e.text?ke(e.text):Xt}
  </li>`,Sm=(e,t,s)=>J`
  <button type="button" class=${s==="dismissed"?"quiet":"danger"} @click=${()=>xm(e,t,s)}>
    ${c(vm[s])} ${Or(t,s)}
  </button>`,Tm=(e,t)=>J`<p class="row">${Zn(t.kind).map(s=>Sm(e,t,s))}</p>`,Lm=(e,t)=>J`
  <p>
    <span class="strong">${i(`report.result.${t.decision.outcome}`)}</span> · ${t.decision.closedBy} ·
    <span class="soft">${R(t.decision.closedAt)}</span>
  </p>
  ${t.decision.note?ke(t.decision.note):Xt}
  ${t.hidden?J`
    <p><button type="button" class="quiet" @click=${()=>e.show(t)}>${c("retry")} ${i("report.show")}</button></p>`:Xt}`,Bm=(e,t)=>J`
  <li class="card">
    <h2>${i(`report.kind.${t.kind}`)} · ${Pr(t.owner)}</h2>
    ${qm(t)}
    <ul class="rows">${[t,...t.others].map(Fm)}</ul>
    ${t.decision?Lm(e,t):Tm(e,t)}
  </li>`;function Im(e){let{items:t,problem:s,load:n}=e.list;return s?m(s,n):t?t.length?J`<ul class="stack">${t.map(a=>Bm(e,a))}</ul>${S(e.list)}`:M(i(`report.none.${e.status}`),i("report.noneText")):$(3)}function qr(e){let t=new Kn(e);return{title:i("report.reports"),ready:t.list.load(),view:()=>J`
      ${f(i("report.reports"),Xt,"/admin")}
      <div class="chips" role="group" aria-label=${i("report.which")} id="reports" tabindex="-1">
        ${Xn.map(s=>se(t.status===s,i(`report.status.${s}`),()=>t.choose(s)))}
      </div>
      ${Im(t)}`}}import{html as Hi,nothing as Am}from"../lib/lit-html/lit-html.js";var Um=(e,t)=>Hi`
  <button type="button" class="chip" aria-pressed=${e.state===t?"true":"false"} @click=${()=>e.choose(t)}>
    ${c(t==="dismissed"?"close":da(t))} ${i(`saved.${t}`)}
  </button>`,Mm=()=>Hi`<a class="button" href="/">${c("map")} ${i("missing.action")}</a>`,_m=e=>({title:i(`saved.${e}None`),text:i(e==="dismissed"?"saved.dismissedText":"saved.noneText"),action:Mm()});function Fr(e){let t=new na(e);return{title:i("saved.title"),broad:!0,ready:t.finds.load(),view:()=>Hi`
      ${f(i("saved.title"),Am,"/profile")}
      <div class="chips" role="group" aria-label=${i("saved.which")}>${ia.map(s=>Um(t,s))}</div>
      ${me(t,_m(t.state))}`}}import{html as j,nothing as ct}from"../lib/lit-html/lit-html.js";import{html as ot,nothing as Ci}from"../lib/lit-html/lit-html.js";var Tr=(e,t)=>d(e,"name",{label:i("passkeys.name"),hint:i("passkeys.nameHint"),value:t,required:!0,most:50});async function Dm(e,t){let s=Ce(navigator.userAgent);await A(n=>e.addForm(t,n),i("passkeys.add"),n=>ot`
    ${k(n)}
    ${Et(n)}
    ${Tr(n,s)}
    ${t?xt(n,"password",i("account.password")):Ci}`,()=>ot`<button type="submit">${i("settings.linkGo")}</button>`)}var Em=(e,t)=>A(s=>e.renameForm(t,s),i("passkeys.rename"),s=>ot`
  ${k(s)}
  ${Tr(s,t.name)}`,()=>ot`<button type="submit">${i("action.save")}</button>`);async function jm(e,t){await T(i("passkeys.deleteTitle",{name:t.name}),i("passkeys.deleteText"),i("action.delete"))&&e.remove(t)}var Sr=(e,t,s)=>ot`
  <button type="button" class="quiet" aria-label="${t}: ${e.name}" @click=${s}>${t}</button>`,Hm=(e,t,s)=>ot`
  <li class="row between">
    <span>
      <span class="strong" dir="auto">${t.name}</span>
      ${t.backedUp?ot`<span class="badge">${i("passkeys.backedUp")}</span>`:Ci}<br>
      <span class="soft">${i("passkeys.added")} ${R(t.createdAt)} ·
        ${t.lastUsedAt?ot`${i("passkeys.used")} ${R(t.lastUsedAt)}`:i("passkeys.unused")}</span>
    </span>
    <span class="row">
      ${Sr(t,i("passkeys.rename"),async()=>{await Em(e,t),s()})}
      ${Sr(t,i("action.delete"),()=>jm(e,t))}
    </span>
  </li>`,Cm=e=>ot`<button type="button" class="quiet" id="add-passkey" @click=${e}>${i("passkeys.add")}</button>`,Lr=(e,t,s)=>ot`
  <section class="card" id="passkeys">
    <h2>${i("passkeys.title")}</h2>
    <p>${i("passkeys.hint")}</p>
    ${e.list.length?ot`<ul class="people">${e.list.map(n=>Hm(e,n,s))}</ul>`:Ci}
    <p>${Cm(async()=>{await Dm(e,t),s()})}</p>
  </section>`;import{html as fe,nothing as Nm}from"../lib/lit-html/lit-html.js";var Ni=(e,t,s,n,a,o)=>fe`
  <div class="field">
    <label for=${e}>${t}</label>
    <select id=${e} @change=${r=>o(Number(r.target.value))}>
      ${s.map(r=>fe`<option value=${r} ?selected=${r===a}>${n(r)}</option>`)}
    </select>
  </div>`,Br=e=>pe(e.picker()),Rm=e=>fe`
  <p class="note">${i("place.homeExact",{n:e.exactAtHome})}</p>
  <p class="row"><button type="button" id="hide-home" @click=${()=>e.hideHome()}>${i("place.homeHide")}</button></p>`,zm=(e,{latitude:t,longitude:s,radius:n,area:a})=>fe`
  <place-map class="homemap" inert .area=${2*n} .at=${{lat:t,lng:s}}></place-map>
  ${Ni("home-radius",i("place.homeRadius"),Pa,Ee,n,o=>e.changeHome({radius:o}))}
  ${Ni("home-area",i("place.homeArea"),[1,5,20],Vt,a,o=>e.changeHome({area:o}))}
  ${e.exactAtHome?Rm(e):Nm}
  <p class="row">
    <button type="button" class="quiet" @click=${()=>Br(e)}>${i("place.homeMove")}</button>
    <button type="button" class="quiet" @click=${()=>e.change({home:void 0})}>${i("place.homeRemove")}</button>
  </p>`,Ir=e=>fe`
  <section class="card">
    ${V("places",i("place.settings"))}
    <p class="hint">${i("place.settingsText")}</p>
    ${Ni("shown-area",i("place.shownNew"),[0,1,5,20],Vt,e.values.area,t=>e.change({area:t}))}
    <label class="switch">
      <span>${i("place.friendsExact")}</span>
      <input type="checkbox" role="switch" id="friends-exact" .checked=${e.values.exactForFriends}
        @change=${t=>e.change({exactForFriends:t.target.checked})}>
    </label>
    <h3>${i("place.home")}</h3>
    <p class="hint">${i("place.homeText")}</p>
    ${e.values.home?zm(e,e.values.home):fe`
      <p><button type="button" class="quiet" id="home" @click=${()=>Br(e)}>${i("place.homeAdd")}</button></p>`}
    <p class="hint">${i("place.recall")}</p>
  </section>`;import{html as rt,nothing as $e}from"../lib/lit-html/lit-html.js";var Ri={read:["read"],write:["read","write"],admin:["read","write","admin"]};function Ar(e){let t=async({name:s,access:n,days:a,password:o})=>{let r=a?{days:Number(a)}:{};e(await x("/api/auth/tokens",{name:s.trim(),scopes:Ri[n],...r,...o?{password:o}:{}}))};return new b({send:t,fieldOf:{wrong_password:"password"}})}var Me=e=>e.kind==="token",Mr=e=>Me(e)?e.name:Ce(e.userAgent),Wm={browser:()=>i("session.browser"),cli:()=>i("session.cli"),token:()=>i("session.token")},Vm=e=>e.scopes.map(t=>i(`scope.${t}`)).join(", ");function Gm(e){return e.expiresAt?Me(e)?i("token.until",{date:yt(e.expiresAt)}):i("settings.until",{date:yt(e.expiresAt)}):i("token.endless")}var Ym=e=>e.lastUsedAt?i("session.used",{date:Q(e.lastUsedAt)}):i("session.unused"),Jm=(e,t)=>{let s=i(Me(t)?"token.revoke":"settings.end");return rt`
    <button type="button" class="quiet" aria-label="${s}: ${Mr(t)}" @click=${()=>e.endSession(t)}>${s}</button>`},Xm=e=>rt`${i(Me(e)?"token.since":"settings.since")} ${R(e.createdAt)}`,Zm=(e,t)=>rt`
  <li class="row between">
    <span>
      <span class="strong" dir="auto">${Mr(t)}</span>
      <span class="badge">${Wm[t.kind]()}</span>
      ${t.current?rt`<span class="badge">${i("settings.thisOne")}</span>`:$e}<br>
      ${Me(t)?rt`<span class="soft">${Vm(t)}</span><br>`:$e}
      <span class="soft">${Xm(t)} · ${Ym(t)} · ${Gm(t)}</span>
    </span>
    ${t.current?$e:Jm(e,t)}
  </li>`;async function Km(e){await T(i("settings.endOthers"),i("settings.endOthersText"),i("settings.endOthers"))&&e.endOthers()}var Qm=e=>rt`
  <button type="button" class="quiet" @click=${()=>Km(e)}>${i("settings.endOthers")}</button>`,Ur=(e,t,s,n=$e)=>rt`
  <div class="field">
    <label for=${e}>${t}</label>
    <select id=${e} name=${e}>${s.map(([a,o])=>rt`<option value=${a}>${o}</option>`)}</select>
    ${n}
  </div>`,th=[90,30,365],eh=e=>Object.keys(Ri).filter(t=>t!=="admin"||e.role==="admin"),sh=(e,t)=>rt`
  <p>${i("token.about")}</p>
  ${k(t)}
  ${Et(t)}
  ${d(t,"name",{label:i("token.name"),hint:i("token.nameHint"),required:!0,most:50})}
  ${Ur("access",i("token.access"),eh(e.user).map(s=>[s,i(`access.${s}`)]))}
  ${Ur("days",i("token.life"),[...th.map(s=>[s,i("token.days",{n:s})]),["",i("token.endless")]])}
  ${e.asksPassword?xt(t,"password",i("account.password")):$e}`,ih=e=>rs({title:i("token.new"),text:i("token.once"),label:i("session.token"),value:e});async function nh(e){let t=null;await A(n=>Ar(a=>{t=a,n()}),i("token.create"),n=>sh(e,n),()=>rt`<button type="submit">${i("token.createGo")}</button>`),t&&(e.addSession(t.session),await ih(t.token))}var _r=e=>rt`
  <section class="card">
    ${V("sessions",i("settings.sessions"))}
    <ul class="people">${e.sessions.map(t=>Zm(e,t))}</ul>
    <div class="row end">
      ${e.hasOthers?Qm(e):$e}
      <button type="button" class="quiet" id="new-token" @click=${()=>nh(e)}>${c("plus")} ${i("token.create")}</button>
    </div>
  </section>`;var ah=["friendRequests","friendAccepted","findLiked","findCommented","replied","mentioned"],zi=(e,t,s,n)=>j`
  <div class="field">
    <label for=${e}>${t}</label>
    <select id=${e} @change=${a=>n(a.target.value)}>
      ${s.map(([a,o,r])=>j`
        <option value=${a} lang=${e==="language"?a:ct} ?selected=${r}>${o}</option>`)}
    </select>
  </div>`,oh=e=>j`
  <label class="switch">
    <span>${i("settings.streets")}<br><span class="soft">${i("streets.learns")}</span></span>
    <input type="checkbox" role="switch" id="streets" .checked=${xe()} @change=${t=>e.setStreets(t.target.checked)}>
  </label>`,rh=()=>Zi.map(e=>[e,Ji[e],e===Xi()]),Er=e=>j`
  <section class="card">
    ${V("appearance",i("settings.appearance"))}
    ${zi("language",i("settings.language"),rh(),t=>e.setLanguage(t))}
    ${zi("theme",i("settings.theme"),ra.map(t=>[t,i(`settings.theme.${t}`),t===ca()]),t=>e.setTheme(t))}
    ${zi("units",i("settings.units"),["km","mi"].map(t=>[t,i(`settings.units.${t}`),t===tn()]),t=>e.setUnits(t))}
    ${aa()?oh(e):ct}
  </section>`;async function ch(e,t,s){let n=e.target;await t.prefer(s,n.checked),n.checked=t.preferences[s]}var Dr=(e,t,s=ct)=>j`
  <label class="switch">
    <span>${i(`settings.${t}`)}${s}</span>
    <input type="checkbox" role="switch" .checked=${e.preferences[t]} @change=${n=>ch(n,e,t)}>
  </label>`,lh=e=>j`
  <section class="card">
    ${V("notify",i("settings.notify"))}
    ${[...ah,...y()?.role==="admin"?["reported"]:[]].map(t=>Dr(e,t))}
    ${h().pushKey?Dr(e,"pushEnabled",j`<br><span class="soft">${i("settings.pushEnabledHint")}</span>`):ct}
  </section>`,ph=(e,t)=>j`
  <p>${c("check")} ${i("push.on")}</p>
  <p class="row">
    <button type="button" class="quiet" @click=${e.testPush}>${i("push.test")}</button>
    <button type="button" class="quiet" aria-busy=${t} @click=${e.disablePush}>${i("push.disable")}</button>
  </p>`,uh=(e,t)=>j`
  <p>${i("push.off")}</p>
  <p>
    <button type="button" id="push-on" aria-busy=${t} @click=${e.enablePush}>${c("bell")} ${i("push.enable")}</button>
  </p>
  <p class="soft" role="status">${e.pushSlow?i("push.asking"):ct}</p>`;function dh(e){let t=e.pushBusy?"true":"false";return e.push==="on"?ph(e,t):e.push==="off"?uh(e,t):j`<p class="note">${i(`push.${e.push}`)}</p>`}var ge=(e,t)=>j`<button type="button" class="chip" @click=${()=>g(`part-${e}`)}>${t}</button>`,mh=()=>j`
  <nav class="chips" aria-label=${i("settings.title")}>
    ${ge("appearance",i("settings.appearance"))}
    ${ge("notify",i("nav.bell"))}
    ${h().passwordLogin?ge("password",i("account.password")):ct}
    ${ge("places",i("place.settings"))}
    ${ge("sessions",i("settings.devices"))}
    ${ge("data",i("settings.data"))}
  </nav>`,hh=e=>j`
  ${mh()}
  ${Er(e)}
  ${lh(e)}
  <section class="card">
    <h2>${i("push.title")}</h2>
    ${dh(e)}
  </section>
  ${h().passwordLogin?Fa(e):ct}
  ${e.passkeys.isShown?Lr(e.passkeys,e.asksPassword,e.redraw):ct}
  ${h().provider.enabled?Sa(e):ct}
  ${Ir(e.places)}
  ${_r(e)}
  ${Ta(e)}
  ${At()?j`<p class="below"><a href="/invites">${i("invites.title")}</a></p>`:ct}
  <p class="below"><a href="/shares">${i("shares.mine")}</a></p>
  <p class="below"><a href="/about">${i("about.title")}</a></p>`;async function fh(e){let t=It.get("outbox").length;(!t||await T(i("settings.signOut"),i("outbox.signOut",{n:t}),i("settings.signOut")))&&e.signOut()}var $h=e=>j`
  <button type="button" class="quiet" id="sign-out" @click=${()=>fh(e)}>${i("settings.signOut")}</button>`;function gh(e){let{problem:t,load:s}=e.loading;return t?j`${m(t,s)}${Er(e)}`:e.isLoaded?hh(e):$(5)}function jr(e){let t=new as(e);return{get title(){return i("settings.title")},ready:t.loading.load(),view:()=>j`
      ${f(i("settings.title"),$h(t),"/profile")}
      ${t.refusal?m(t.refusal):ct}
      ${gh(t)}`}}import{html as lt,nothing as oi}from"../lib/lit-html/lit-html.js";async function bh(e){let t=await e.offered(),s=t&&await Gs({offered:t});s&&(e.take(s),await Ie(s))}async function wh(e,t){let s=await Gs({share:t});s&&e.take(s)}async function yh(e,t){await T(i("shares.revokeTitle",{title:$t(t)}),i("shares.revokeText"),i("shares.revoke"))&&(await e.revoke(t),g("new-share"))}var vh=async e=>await zs(e)||Ie(e,i("shares.one")),kh=async e=>await Ws(e,$t(e))||Ie(e,i("shares.one")),xh=(e,t)=>Dt(i("shares.menu",{title:$t(t)}),[...Rs()&&!t.expired?[{text:i("action.share"),sign:"share",run:()=>kh(t)}]:[],{text:i("shares.change"),sign:"edit",run:()=>wh(e,t)},{text:i("shares.revoke"),sign:"trash",isDanger:!0,run:()=>yh(e,t)}],{id:`share-${t.id}`}),Oh=e=>e.findId?`/finds/${e.findId}`:`/lists/${e.listId}`,Ph=e=>e.category?lt`<span class="strong" dir="auto">${$t(e)}</span>`:lt`<a class="strong" dir="auto" href=${Oh(e)}>${$t(e)}</a>`,qh=e=>lt`${i(`shares.kind.${Ui(e)}`)}${e.title?lt`: <bdi>${Mi(e)}</bdi>`:oi}`,ai=(e,t)=>lt`<span class="badge">${e?c(e):oi} ${t}</span>`,Fh=e=>lt`
  <button type="button" class="quiet" aria-label="${i("secret.copy")}: ${$t(e)}" @click=${()=>vh(e)}>
    ${c("copy")} ${i("secret.copy")}
  </button>`,Sh=(e,t)=>lt`
  <li class="invite">
    <div class="listed">
      <p class="grow">
        ${Ph(t)}<br>
        <span class="soft">${qh(t)} · ${t.views?i("shares.views",{n:t.views}):i("shares.noViews")}</span>
      </p>
      ${xh(e,t)}
    </div>
    <p class="marks">
      ${ai(t.place==="hidden"?"block":"pin",pr(t))}
      ${t.hasPassword?ai("lock",i("account.password")):oi}
      ${t.expiresAt?ai("",_i(t)):ai("",i("shares.endless"))}
    </p>
    ${t.expired?oi:lt`<p class="row actions">${Fh(t)} ${Di(t)}</p>`}
  </li>`;function Th(e){let{items:t,problem:s,load:n}=e.list;return s?m(s,n):t?t.length?lt`<div class="card"><ul class="people">${t.map(a=>Sh(e,a))}</ul></div>${S(e.list)}`:M(i("shares.none"),i("shares.noneText")):$(3)}var Lh=e=>lt`
  <button type="button" class="quiet" id="new-share" @click=${()=>bh(e)}>${i("shares.category")}</button>`;function Hr(e){let t=new Cs(e);return{title:i("shares.mine"),ready:t.list.load(),view:()=>lt`
      ${f(i("shares.mine"),Lh(t),"/profile")}
      <p class="lead">${i("shares.lead")}</p>
      ${Th(t)}`}}import{html as Lt,nothing as Nr}from"../lib/lit-html/lit-html.js";var ri=class{isLoaded=!1;#t;constructor(t){this.#t=t}get entries(){return It.get("outbox")}load=async()=>{await An(),this.isLoaded=!0,this.#t.update()};cancel(t){return Mn(t.id)}retry(t){return _n(t.id)}sendNow(){return Dn()}};async function Bh(e,t){await Gn()&&e.cancel(t)}var Ih=e=>i(e.kind==="like"&&!e.on?"outbox.unlike":`outbox.${e.kind}`),Cr=e=>Lt`<a class="strong" dir="auto" href=${En(e)}>${e.title}</a>`,Ah={find:e=>Lt`<span class="strong" dir="auto">${e.body.title}</span>`,comment:e=>Lt`<span class="what" dir="auto">${e.body.content}</span><br>${Cr(e)}`,like:Cr},Uh=(e,t)=>Lt`
  <li class="row between">
    <span class="grow">
      <span class="soft">${Ih(t)}</span><br>
      ${Ah[t.kind](t)}<br>
      ${t.state==="refused"?Lt`<span class="error">${t.problem}</span>`:Lt`<span class="soft">${i("outbox.waiting")}</span>`}
    </span>
    <span class="row">
      ${t.state==="refused"?Lt`
        <button type="button" class="quiet" @click=${()=>e.retry(t)}>${c("retry")} ${i("action.retry")}</button>`:Nr}
      <button type="button" class="quiet" @click=${()=>Bh(e,t)}>${i("outbox.cancel")}</button>
    </span>
  </li>`;function Mh(e){return e.isLoaded?e.entries.length?Lt`
    <p class="hint">${i("outbox.hint")}</p>
    <ul class="card people">${e.entries.map(t=>Uh(e,t))}</ul>
    <p class="row end"><button type="button" @click=${()=>e.sendNow()}>${i("outbox.now")}</button></p>`:M(i("outbox.none"),i("outbox.noneText")):$(2)}function Rr(e){let t=new ri(e);return{title:i("outbox.title"),ready:t.load(),view:()=>Lt`${f(i("outbox.title"),Nr,"/")}${Mh(t)}`}}function _h(e,t){let[s,n]=[new Map,!1],a=new AbortController;return e.signal.addEventListener("abort",()=>a.abort()),{async load(o){a.abort();let{signal:r}=a=new AbortController;try{let[l,u]=await nn(P("/api/locations/categories",{...t(),category:"",bbox:o}),{signal:r});if(r.aborted)return;[s,n]=[new Map(l.map(v=>[v.category,v.count])),u]}catch(l){if(l.name==="AbortError")return;s.clear()}e.update()},of(o){let r=s.get(o);return r===void 0||n&&!r?void 0:`${q(r)}${n?"+":""}`}}}export{tc as about,Ia as accounts,Eu as addToList,Ha as admin,Ra as adminLog,_h as countCategories,qo as edit,No as import,Xo as instance,Go as invites,Ko as join,fr as list,$r as lists,br as named,wr as notifications,yr as people,vr as person,xr as profile,qr as reports,Fr as saved,jr as settings,od as shareFind,Hr as shares,Rr as waiting};

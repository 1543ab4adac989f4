import{$ as je,$a as _n,$b as Hn,A as De,Aa as te,Ac as I,B as Ne,Bc as Kn,Ca as bn,Cc as Qn,D as Ki,Da as jt,Dc as ta,E as st,Ea as wn,Ec as ea,F as It,Fc as ye,G as p,Ga as Re,Gb as _,Gc as Ke,Ha as yn,Hb as Ut,Hc as sa,I as Ee,Ib as Ht,Ic as ia,J as w,Ja as ze,Jc as na,K as k,Ka as vn,Kb as pt,Kc as ve,L as W,La as kn,Lb as Ct,M as E,Ma as xn,Mc as aa,N as q,Na as On,Nb as _t,O as Qi,Oa as Pn,Oc as oa,P as tn,Pa as qn,Pc as ra,Q as Zt,Qa as Fn,Qb as Nn,R as O,Ra as Sn,Rb as En,Rc as ca,S as Kt,Sa as Tn,Sb as We,Sc as la,T as en,Ta as Ln,Tc as pa,Ua as Bn,Vb as j,Vc as ua,Wa as In,Wb as X,Xb as jn,Ya as An,Yb as vt,Za as Mn,Zb as Ve,Zc as da,_a as Un,_b as Ge,a as Ue,ab as Dn,ac as Cn,ad as ma,b as h,ba as sn,bc as Ye,bd as ha,c as fe,ca as nn,cc as Rn,d as zi,da as an,e as $e,ea as on,ec as zn,fa as rn,fc as b,fd as fa,g as Wi,ga as He,gc as v,h as ge,hc as Wn,hd as $a,i as Vi,ia as cn,ic as u,j as Gi,ja as ln,jc as B,k as Yi,ka as pn,kc as ut,kd as ga,la as un,lc as S,ld as ba,ma as dn,mc as Vn,n as Ji,na as y,nc as Dt,nd as wa,o as i,oa as Ce,ob as c,oc as ri,od as ya,pa as At,pb as lt,pc as Gn,pd as va,q as x,qa as mn,qb as R,qc as Je,rb as f,rc as Rt,s as oi,sb as V,sc as Xe,t as Xi,ta as yt,tb as M,tc as Ze,u as P,ua as hn,ub as m,uc as be,v as wt,va as fn,vb as $,vc as we,w as K,wa as Qt,wb as ee,wc as Yn,x as _e,xa as $n,xb as F,xc as Jn,y as Zi,ya as gn,yb as Mt,yc as Xn,zb as g,zc as Zn}from"./shared.js";import{html as zt,nothing as ci}from"../lib/lit-html/lit-html.js";var Vr=new URL("lib/",Ue).pathname,Gr=[["Leaflet 1.9.4","leaflet","Volodymyr Agafonkin, CloudMade","BSD-2-Clause"],["protomaps-leaflet 5.1.0","protomaps-leaflet","Protomaps","BSD-3-Clause"],["lit-html 3.3.3","lit-html","Google LLC","BSD-3-Clause"]];function ka(){if(ve())return new URL(h().streets.url.replace(/[{}]/g,"")).host;let{host:e}=new URL((h().tiles?.url??"").replace(/[{}]/g,""),location);return e===location.host?"":e}var Yr=()=>ka()?i("about.tilesFrom",{host:ka()}):i("about.alone"),Jr=()=>zt`
  <section class="card">
    <p class="lead">${i("app.about")}</p>
    <p>${i("about.text")} ${Yr()}</p>
    <p class="soft">${i("about.version",{version:h().version})}</p>
    <p class="row"><a class="button quiet" href="/api/docs">${i("about.api")}</a></p>
  </section>`,Xr=()=>zt`
  <section class="card">
    <h2>${i("about.map")}</h2>
    <ul class="plain-list">
      ${h().tiles?.attribution?zt`<li>${i("about.tiles")}: ${h().tiles.attribution}</li>`:ci}
      ${ve()?zt`<li>${i("about.streets")}: ${h().streets.attribution}</li>`:ci}
      <li>${i("about.places")}: ${h().places.attribution}</li>
    </ul>
  </section>`,Zr=([e,t,s,n])=>zt`<li><a href="${Vr}${t}/LICENSE">${e}</a>, © ${s}, ${n}</li>`,Kr=()=>zt`
  <section class="card">
    <h2>${i("about.code")}</h2>
    <ul class="plain-list">${Gr.map(Zr)}</ul>
    <p class="hint">${i("about.more")}</p>
  </section>`,Qr=()=>({title:i("about.title"),view:()=>zt`
    ${f(i("about.title"),ci,y()?"/settings":"/sign-in")}
    ${ya()}${wa()}${Jr()}${Xr()}${Kr()}`});import{html as os,nothing as qc}from"../lib/lit-html/lit-html.js";var tc=200,ec=2**20,li=["all","active","suspended","admin"],xa={wrong_password:"password"},Wt=e=>`/api/admin/users/${e.id}`,Qe=class{#t;#e=0;constructor(t){this.#t=t;let s=t.query.get("status");this.text=t.query.get("q")??"",this.status=li.includes(s)?s:"all",this.list=_(t,()=>O("/api/admin/users",{...this.#s,limit:50}))}get#s(){return{q:this.text.trim(),status:this.status==="all"?"":this.status}}search=()=>(clearTimeout(this.#e),this.#t.rename(O("/admin/people",this.#s)),this.list.load());type(t){this.text=t,clearTimeout(this.#e),this.#e=setTimeout(this.search,tc)}choose(t){return this.status=t,this.#t.update(),this.search()}isMe(t){return t.id===y()?.id}#i(t){this.list.items=this.list.items.map(s=>s.id===t.id?t:s),this.#t.update()}async#n(t,s){try{this.#i(await t),p(s)}catch(n){p(x(n))}}get asksPassword(){return Ce()}adminForm(t,s){let n=async({password:a})=>{this.#i(await E(Wt(t),{role:"admin",...a?{password:a}:{}})),s()};return new b({send:n,fieldOf:xa})}demote(t){return this.#n(E(Wt(t),{role:"member"}),i("admin.memberDone",{name:t.username}))}lift(t){return this.#n(q(`${Wt(t)}/suspension`),i("admin.liftDone",{name:t.username}))}linkForm(t,s){let n=async({password:a})=>{let o=await k(`${Wt(t)}/sign-in-link`,a?{password:a}:void 0);s(new URL(o.url,location).href)};return new b({send:n,fieldOf:xa})}limitForm(t,s){let n=async({kind:a,size:o})=>{let r={instance:null,none:0}[a];this.#i(await E(Wt(t),{mediaLimit:a==="own"?Math.round(Number(o)*ec):r})),s()};return new b({send:n})}suspendForm(t,s){let n=async({reason:a,days:o})=>{this.#i(await W(`${Wt(t)}/suspension`,{reason:a.trim(),...o?{days:Number(o)}:{}})),s()};return new b({send:n})}deleteForm(t,s){let n=async({name:a,reason:o})=>{if(a.trim()!==t.username)throw{code:"page",reason:"other_name",text:i("admin.deleteOther")};await q(O(Wt(t),{reason:o.trim()})),this.list.items=this.list.items.filter(r=>r.id!==t.id),this.#t.update(),s()};return new b({send:n,fieldOf:{other_name:"name"}})}close(){clearTimeout(this.#e)}};import{html as U,nothing as ie}from"../lib/lit-html/lit-html.js";import{html as Q,nothing as ke}from"../lib/lit-html/lit-html.js";var ts=class{list=[];#t;constructor(t){this.#t=t}get isShown(){return ha()}async read(){this.isShown&&(this.list=await w("/api/auth/passkeys",{signal:this.#t.signal}))}addForm(t,s){let n=async({name:a,password:o})=>{let r=await fa(await k("/api/auth/passkeys/options",t?{password:o}:{}));r&&(this.list=[...this.list,await k("/api/auth/passkeys",{name:a,...r})],s())};return new b({send:n,fieldOf:{wrong_password:"password"}})}renameForm(t,s){let n=async({name:a})=>{let o=await E(`/api/auth/passkeys/${t.id}`,{name:a});this.list=this.list.map(r=>r.id===o.id?o:r),s()};return new b({send:n})}async remove(t){try{await q(`/api/auth/passkeys/${t.id}`),this.list=this.list.filter(s=>s.id!==t.id)}catch(s){p(x(s))}this.#t.update()}};var sc=1,it=class{nearby=[];proposal="";#t;#e;#s;#i=0;#n=0;constructor(t,s,n=()=>{}){this.#t=t,this.#e=n,this.#a(s??{})}get value(){let{point:t,by:s,source:n,photo:a,chosen:o}=this;return{point:t,name:this.name.trim(),by:s,source:n,photo:a,location:o}}#a({point:t=null,name:s="",by:n="",source:a="",photo:o=null,location:r=null}){Object.assign(this,{point:t,name:s,by:n,source:a,photo:o,chosen:r}),this.#s=t}get label(){return this.chosen?.name||this.name.trim()||this.proposal}take(t){if(this.#a(t.value),Object.assign(this,{nearby:t.nearby,proposal:t.proposal}),this.#e(),this.point&&!this.label)return this.propose()}setPoint(t,s,n=""){return Object.assign(this,{point:t,chosen:null,source:s,proposal:""}),n?(Object.assign(this,{name:n,by:"search"}),this.#s=t):this.by!=="reader"&&this.#s&&jt(this.#s,t)>sc&&Object.assign(this,{name:"",by:""}),this.#e(),this.propose()}suggestPoint(t){return this.photo??=t,this.point?this.#e():this.setPoint(t,"photo")}setName(t){this.name=t,this.by=t.trim()?"reader":""}async locate(){try{let t=await wn({enableHighAccuracy:!0,timeout:15e3});this.#t.signal.aborted||this.setPoint(t,"hereDone")}catch(t){this.#t.signal.aborted||p(x(t))}}toggle(t){this.chosen=this.chosen?.id===t.id?null:t,this.chosen&&(this.point=te(t)),this.#e()}async propose(){let t=++this.#n,{signal:s}=this.#t;clearTimeout(this.#i);let{nearby:n,name:a,wait:o}=await Re(this.point,{signal:s});t!==this.#n||s.aborted||(Object.assign(this,{nearby:n,proposal:a}),o&&(this.#i=setTimeout(()=>this.propose(),1e3*o)),this.#t.update())}close(){clearTimeout(this.#i)}};var pi="/api/users/me/place-settings",ic={radius:.5,area:1},Oa=[.2,.5,1,2,5],es=class{values=null;exactAtHome=0;#t;constructor(t){this.#t=t}async read(){this.values=await w(pi,{signal:this.#t.signal})}async change(t){try{let{exactAtHome:s,...n}=await W(pi,{...this.values,...t});Object.assign(this,{values:n,exactAtHome:s}),p(i("place.saved"))}catch(s){p(x(s))}this.#t.update()}changeHome(t){return this.change({home:{...this.values.home,...t}})}async hideHome(){try{let{finds:t}=await k(`${pi}/home`);this.exactAtHome=0,p(i("place.homeHidden",{n:t}))}catch(t){p(x(t))}this.#t.update()}picker(){let{home:t}=this.values,s=t&&{point:{lat:t.latitude,lng:t.longitude}},n=new it(this.#t,s,()=>{n.point&&this.changeHome({...ic,...t,latitude:n.point.lat,longitude:n.point.lng})});return n}};var Pa=e=>!e.current&&e.kind!=="token",ss=class{preferences=null;sessions=null;push="";pushBusy=!1;pushSlow=!1;refusal=mn();#t;constructor(t){this.#t=t,this.passkeys=new ts(t),this.places=new es(t),this.loading=j(t,()=>this.#e());let s={wrong_password:"currentPassword"};this.password=new b({send:(n,a)=>this.#n(n,a),update:t.update,fieldOf:s})}get user(){return y()}redraw=()=>this.#t.update();get isLoaded(){return!!(this.preferences&&this.user)}get asksPassword(){return Ce()}get asksCurrent(){return this.user.hasPassword&&!$a(this.sessions)}get hasOthers(){return this.sessions.some(Pa)}async#e(){let{signal:t}=this.#t;[this.preferences,this.sessions,this.push]=await Promise.all([w("/api/notifications/preferences",{signal:t}),w("/api/auth/sessions",{signal:t}),cn(),this.passkeys.read(),this.places.read()])}async#s(t){try{await t()}catch(s){p(s.code||s.status?x(s):i("push.failed"))}this.#t.update()}setTheme(t){ca(t),this.#t.update()}setUnits(t){zi.set(t),this.#t.update()}setStreets(t){aa(t),this.#t.update()}async setLanguage(t){await Ji(t),this.#t.update()}prefer(t,s){return this.#s(async()=>{this.preferences=await W("/api/notifications/preferences",{[t]:s})})}enablePush=()=>this.#i(ln);disablePush=()=>this.#i(pn);async#i(t){this.pushBusy=!0,this.#t.update();let s=setTimeout(()=>{this.pushSlow=!0,this.#t.update()},2e3);await this.#s(async()=>{this.push=await t()}),clearTimeout(s),this.pushBusy=this.pushSlow=!1,this.#t.update()}testPush=()=>this.#s(async()=>{await un(),p(i("push.sent"))});addSession(t){this.sessions=[t,...this.sessions],this.#t.update()}endOthers(){return this.#s(async()=>{for(let t of this.sessions.filter(Pa))await q(`/api/auth/sessions/${t.id}`),this.sessions=this.sessions.filter(s=>s!==t)})}endSession(t){return this.#s(async()=>{await q(`/api/auth/sessions/${t.id}`),this.sessions=this.sessions.filter(s=>s!==t)})}signOut=()=>this.#s(async()=>{await hn(),await this.#t.go("/sign-in",{replace:!0})});async#n({newPassword:t,currentPassword:s,unlinkIdentity:n},a){let o=this.asksCurrent?{currentPassword:s}:{};await W("/api/users/me/password",{newPassword:t,...o,...n?{unlinkIdentity:!0}:{}}),a.reset(),yt(await w("/api/users/me")),this.sessions=await w("/api/auth/sessions"),p(i("settings.passwordSaved"))}unlink(){return this.#s(async()=>{await q("/api/users/me/identity"),yt(await w("/api/users/me"))})}confirmForm(t){let s=async({password:n})=>{await k("/api/auth/confirm",{password:n}),t()};return new b({send:s,fieldOf:{wrong_password:"password"}})}deleteForm(t){let s=async({password:n})=>{await q("/api/users/me",this.asksPassword?{password:n}:void 0),t()};return new b({send:s,fieldOf:{wrong_password:"password"}})}async leaveDeleted(){await fn(),await this.#t.go("/sign-in",{replace:!0}),p(i("settings.deleted"))}},is=(e={})=>`/api/auth/oauth/start?${new URLSearchParams({...e,redirect:"/settings"})}`;var se=()=>h().provider.name,Nt=e=>e.refusal?.reason==="sign_in_again"&&h().provider.enabled?Q`
  <p><a class="button quiet" href=${is()}>${i("signin.provider",{name:se()})}</a></p>`:ke,kt=(e,t,s)=>u(e,t,{label:s,kind:"password",required:!0,complete:"current-password"}),nc=()=>Q`
  <label class="switch">
    <span>
      ${i("settings.alsoUnlink",{name:se()})}<br>
      <span class="soft">${i("settings.alsoUnlinkHint")}</span>
    </span>
    <input type="checkbox" role="switch" id="unlinkIdentity" name="unlinkIdentity">
  </label>`,qa=({user:e,asksCurrent:t,password:s})=>Q`
  <form class="card" novalidate @submit=${s.submit}>
    ${V("password",i(t?"settings.password":"settings.passwordFirst"))}
    ${e.hasPassword&&!t?Q`<p class="note">${i("link.setPassword")}</p>`:ke}
    <input class="unseen" type="text" autocomplete="username" .value=${e.username} tabindex="-1" aria-hidden="true">
    ${v(s)}
    ${Nt(s)}
    ${t?kt(s,"currentPassword",i("settings.currentPassword")):ke}
    ${u(s,"newPassword",{label:i("settings.newPassword"),hint:i("settings.passwordHint"),kind:"password",required:!0,least:8,most:255,complete:"new-password"})}
    ${e.identityLinked?nc():ke}
    <div class="row end">${B(s,i("action.save"))}</div>
  </form>`;async function ac(e){let t=i("settings.unlinkTitle",{name:se()});await S(t,i("settings.unlinkText"),i("settings.unlink"))&&e.unlink()}async function oc(e,t){if(!t.asksPassword)return;e.preventDefault();let s=i("settings.link",{name:se()});await I(a=>t.confirmForm(a),s,a=>Q`
    <p>${i("settings.linkText")}</p>
    ${v(a)}
    ${kt(a,"password",i("account.password"))}`,()=>Q`<button type="submit">${i("settings.linkGo")}</button>`)&&location.assign(is({link:"true"}))}var rc=e=>Q`
  <p>${c("check")} ${i("settings.linked")}</p>
  <p><button type="button" class="quiet" @click=${()=>ac(e)}>${i("settings.unlink")}</button></p>`,cc=e=>Q`
  <p>${i("settings.notLinked")}</p>
  <p>
    <a class="button quiet" href=${is({link:"true"})} @click=${t=>oc(t,e)}>
      ${i("settings.link",{name:se()})}
    </a>
  </p>`,Fa=e=>Q`
  <section class="card">
    <h2>${i("settings.identity",{name:se()})}</h2>
    ${e.user.identityLinked?rc(e):cc(e)}
  </section>`;async function lc(e){await I(s=>e.deleteForm(s),i("settings.deleteTitle"),s=>Q`
    <p>${i("settings.deleteText")}</p>
    ${v(s)}
    ${Nt(s)}
    ${e.asksPassword?kt(s,"password",i("account.password")):ke}`,()=>Q`<button type="submit" class="danger">${i("settings.delete")}</button>`)&&await e.leaveDeleted()}var Sa=e=>Q`
  <section class="card">
    ${V("data",i("settings.data"))}
    <p>${i("settings.dataText")}</p>
    <p><a class="button quiet" href="/api/users/me/export" download>${i("settings.download")}</a></p>
    <p>${i("settings.archiveText")}</p>
    <p><a class="button quiet" href="/api/users/me/archive" download>${i("settings.archive")}</a></p>
    <p><a class="button quiet" href="/import">${i("settings.import")}</a></p>
    <h3>${i("settings.deleteHead")}</h3>
    <p>${i("settings.deleteHint")}</p>
    <p><button type="button" class="danger" @click=${()=>lc(e)}>${i("settings.delete")}</button></p>
  </section>`;import{html as pc}from"../lib/lit-html/lit-html.js";async function uc(e){try{await navigator.clipboard.writeText(e),p(i("secret.copied"))}catch{document.getElementById("secret").select(),p(i("secret.selected"))}}var ns=({title:e,text:t,label:s,value:n})=>ut(a=>pc`
  <h2>${e}</h2>
  <p>${t}</p>
  <div class="field">
    <label for="secret">${s}</label>
    <input id="secret" readonly spellcheck="false" autocomplete="off" .value=${n} @focus=${o=>o.target.select()}>
  </div>
  <div class="row end">
    <button type="button" class="quiet" @click=${()=>a()}>${i("action.close")}</button>
    <button type="button" @click=${()=>uc(n)}>${c("copy")} ${i("secret.copy")}</button>
  </div>`,{label:e});function dc({mediaBytes:e,mediaLimit:t}){let s=st(e);return t===null?i("admin.usage",{size:s}):t?i("admin.usageOf",{size:s,limit:st(t)}):i("admin.usageUnlimited",{size:s})}var mc=e=>[i("admin.joined",{date:K(e.createdAt)}),e.seenAt?i("admin.seen",{date:K(e.seenAt)}):i("admin.notSeen"),i("admin.finds",{n:e.findCount}),dc(e),e.invitedBy&&i("admin.invitedBy",{name:e.invitedBy.username})],hc=({suspendedAt:e,endsAt:t})=>t?i("admin.suspendedUntil",{date:wt(t)}):i("admin.suspendedSince",{when:_e(e)}),fc=e=>U`<p class="note">${hc(e)}<br>${i("admin.reasonIs",{reason:e.reason})}</p>`,$c=e=>e.suspension?U`<span class="person"><span class="avatar none">${c("block")}</span> <span class="strong">${e.username}</span></span>`:U`<a class="person" href="/people/${e.id}">${lt(e)} <span class="strong">${e.username}</span></a>`,Ta=(e,t)=>U`
  ${v(t)}
  ${Nt(t)}
  ${e.asksPassword?kt(t,"password",i("account.password")):ie}`,gc=(e,t)=>I(s=>e.adminForm(t,s),i("admin.adminTitle",{name:t.username}),s=>U`
  <p>${i("admin.adminText")}</p>
  ${Ta(e,s)}`,()=>U`<button type="submit" class="danger">${i("admin.admin")}</button>`);async function bc(e,t){await S(i("admin.memberTitle",{name:t.username}),i("admin.memberText"),i("admin.member"))&&e.demote(t)}var wc=["instance","own","none"],yc=(e,t)=>{e.kind??=t.mediaLimit===null?"instance":t.mediaLimit?"own":"none";let s=n=>{e.kind=n.target.value,e.update()};return U`
    ${v(e)}
    <div class="field">
      <label for="kind">${i("admin.limit")}</label>
      <select id="kind" name="kind" @change=${s}>
        ${wc.map(n=>U`<option value=${n} ?selected=${n===e.kind}>${i(`admin.limits.${n}`)}</option>`)}
      </select>
    </div>
    ${e.kind==="own"?u(e,"size",{label:i("admin.size"),kind:"number",mode:"numeric",required:!0,value:t.mediaLimit?Math.round(t.mediaLimit/2**20):""}):ie}`};async function as(e,t,s){let n=await e;return n&&p(i(t,{name:s.username})),n}var vc=(e,t)=>I(s=>e.limitForm(t,s),i("admin.limitTitle",{name:t.username}),s=>yc(s,t),()=>U`<button type="submit">${i("action.save")}</button>`),kc=(e,t)=>I(s=>e.suspendForm(t,s),i("admin.suspendTitle",{name:t.username}),s=>U`
  <p>${i("admin.suspendText")}</p>
  ${v(s)}
  ${u(s,"reason",{label:i("admin.reason"),hint:i("admin.reasonHint"),kind:"area",value:t.suspension?.reason,required:!0,most:500})}
  ${u(s,"days",{label:i("admin.days"),hint:i("admin.daysHint"),kind:"number",mode:"numeric"})}`,()=>U`<button type="submit" class="danger">${i("admin.suspend")}</button>`);async function xc(e,t){let s="";await I(o=>e.linkForm(t,r=>{s=r,o()}),i("admin.linkTitle",{name:t.username}),o=>U`
    <p>${i("admin.linkAsk",{name:t.username})}</p>
    ${Ta(e,o)}`,()=>U`<button type="submit">${i("admin.linkMake")}</button>`)&&await ns({title:i("admin.link"),text:i("admin.linkText",{name:t.username}),label:i("admin.linkLabel"),value:s})}async function Oc(e,t){let s=I(n=>e.deleteForm(t,n),i("admin.deleteTitle",{name:t.username}),n=>U`
    <p>${i("admin.deleteText")}</p>
    ${v(n)}
    ${u(n,"name",{label:i("admin.deleteName",{name:t.username}),required:!0,complete:"off"})}
    ${u(n,"reason",{label:i("admin.reason"),hint:i("admin.logHint"),most:500})}`,()=>U`<button type="submit" class="danger">${i("admin.delete")}</button>`);await as(s,"admin.deleteDone",t)&&g("account-search")}function Pc(e,t){let s=(a,o,r)=>({text:a,label:`${a}: ${t.username}`,run:o,isDanger:r}),n=[t.role==="admin"?s(i("admin.member"),()=>bc(e,t)):s(i("admin.admin"),()=>as(gc(e,t),"admin.adminDone",t)),s(i("admin.limit"),()=>as(vc(e,t),"admin.limitDone",t))];return e.isMe(t)?n:[...n,...t.suspension?[]:[s(i("admin.link"),()=>xc(e,t))],s(i(t.suspension?"admin.suspendAgain":"admin.suspend"),()=>as(kc(e,t),"admin.suspendDone",t),!t.suspension),...t.suspension?[s(i("admin.lift"),()=>e.lift(t))]:[],s(i("admin.delete"),()=>Oc(e,t),!0)]}var La=(e,t)=>U`
  <li class="account">
    <div class="row between">
      <span class="row">
        ${$c(t)}
        ${t.role==="admin"?U`<span class="badge">${i("admin.role")}</span>`:ie}
        ${e.isMe(t)?U`<span class="badge">${i("people.you")}</span>`:ie}
        ${t.suspension?U`<span class="badge warning">${i("admin.suspended")}</span>`:ie}
      </span>
      ${Dt(i("people.menu",{name:t.username}),Pc(e,t))}
    </div>
    <p class="soft facts">${mc(t).filter(Boolean).map(s=>U`<span>${s}</span>`)}</p>
    ${t.suspension?fc(t.suspension):ie}
  </li>`;function Fc(e,t){e.preventDefault(),t.search()}var Sc=e=>os`
  <form role="search" @submit=${t=>Fc(t,e)}>
    <label for="account-search">${i("people.search")}</label>
    <div class="search">
      ${c("search")}
      <input id="account-search" type="search" maxlength="31" autocomplete="off" autocapitalize="none" spellcheck="false"
        .value=${e.text} @input=${t=>e.type(t.target.value)}>
    </div>
  </form>
  <div class="chips" role="group" aria-label=${i("admin.which")}>
    ${li.map(t=>ee(e.status===t,i(`admin.statuses.${t}`),()=>e.choose(t)))}
  </div>`;function Tc(e){let{items:t,problem:s,load:n}=e.list;return s?m(s,n):t?t.length?os`
    <ul class="people" aria-label=${i("admin.people")}>${t.map(a=>La(e,a))}</ul>
    ${F(e.list)}`:os`<p class="soft" role="status">${i("admin.noAccounts")}</p>`:$(4)}function Ba(e){let t=new Qe(e);return{title:i("admin.people"),ready:t.list.load(),view:()=>os`
      ${f(i("admin.people"),qc,"/admin")}
      <section class="card">${Sc(t)}${Tc(t)}</section>`,close:()=>t.close()}}import{html as Na,nothing as Ec}from"../lib/lit-html/lit-html.js";var Ia=2**20,Aa="/api/admin/instance",Ma=["invite","open","closed"],Ua=["members","admins","off"],rs=class{values=null;constructor(t){this.loading=j(t,async()=>{this.values=await w(Aa,{signal:t.signal})}),this.form=new b({send:s=>this.#t(s),update:t.update})}isFixed(t){return this.values.fixed.includes(t)}get limit(){return this.values.mediaLimit?Math.round(this.values.mediaLimit/Ia):""}async#t({name:t,description:s,rules:n,contact:a,registration:o,invites:r,mediaLimit:l}){let d={name:t.trim(),description:s.trim(),rules:n.trim(),contact:a.trim()};o!==this.values.registration&&(d.registration=o),r!==this.values.invites&&(d.invites=r),l!==void 0&&l!==String(this.limit)&&(d.mediaLimit=Math.round(Number(l)*Ia)),this.values=await E(Aa,d);let{fixed:A,mediaLimit:bt,registration:C,invites:Bt,...ai}=this.values;Object.assign(h(),{instance:ai,registration:C,invites:C==="closed"?"off":Bt}),p(i("admin.saved"))}},cs=class{values=null;busy=!1;#t;constructor(t){this.#t=t,this.loading=j(t,async()=>{this.values=await w("/api/admin/checks",{signal:t.signal})})}run=async()=>{this.busy||(this.busy=!0,this.#t.update(),await this.loading.load(),this.busy=!1,this.#t.update())}},ls=class{values=null;constructor(t){this.loading=j(t,async()=>{this.values=await w("/api/admin/overview",{signal:t.signal})})}};import{html as ps,nothing as ui}from"../lib/lit-html/lit-html.js";var Lc={ok:"check",warn:"flag",fail:"close"},Bc=e=>ps`
  <li class="row finding ${e.status}">
    ${c(Lc[e.status])}
    <span class="grow">
      <span class="strong">${i(`admin.check.${e.status}`)}</span> <span class="soft" lang="en">${e.check}</span><br>
      <span lang="en">${e.text}</span>
      ${e.fix?ps`<br><span lang="en" class="soft">${e.fix}</span>`:ui}
    </span>
  </li>`;function Ic({status:e,findings:t}){return ps`
    <p class="strong">${i(`admin.checked.${e}`)}</p>
    <ul class="people">${t.map(Bc)}</ul>`}var _a=e=>ps`
  <section class="card" id="checks">
    <h2>${i("admin.checks")}</h2>
    <p class="hint">${i("admin.checksText")}</p>
    <div class="stack" aria-live="polite">
      ${e.loading.problem?m(e.loading.problem,e.run):ui}
      ${e.values&&!e.loading.problem?Ic(e.values):ui}
    </div>
    <div><button class="quiet" id="check" type="button" aria-busy=${e.busy?"true":"false"} @click=${e.run}>
      ${i(e.values?"admin.checkAgain":"admin.check")}</button></div>
  </section>`;import{html as Ot,nothing as xe}from"../lib/lit-html/lit-html.js";var Ac=["disk_nearly_full","clock_apart","push_off","no_base_url","registration_open","storage_failing","data_folder","no_ffmpeg","decoders_not_confined","backup_missing"],xt=(e,t)=>Ot`<div class="row between"><dt>${e}</dt><dd class="strong">${t}</dd></div>`,Mc=e=>i("admin.jobsOf",{push:P(e.pushJobs),media:P(e.mediaJobs)}),Uc=e=>Ot`
  ${xt(i("admin.backup"),e.lastAt?Ot`${R(e.lastAt)}, ${i(`admin.backup.${e.result}`)}`:i(`admin.backup.${e.result}`))}
  ${xt(i("admin.backupPlace"),e.place)}`,_c=e=>Ot`
  <dl class="stack">
    ${xt(i("admin.users"),P(e.users))}
    ${xt(i("admin.publicFinds"),P(e.finds))}
    ${xt(i("admin.media"),st(e.mediaBytes))}
    ${e.diskFree===null?xe:xt(i("admin.disk"),st(e.diskFree))}
    ${e.pushJobs||e.mediaJobs?xt(i("admin.jobs"),Mc(e)):xe}
    ${e.backup?Uc(e.backup):xe}
    ${xt(i("admin.swept"),e.sweptAt?R(e.sweptAt):i("admin.never"))}
    ${xt(i("admin.version"),`${e.version}, ${e.database==="postgres"?"PostgreSQL":"SQLite"}`)}
  </dl>`,Dc=e=>Ot`<li class="note">${i(`admin.problem.${e}`)}</li>`,Nc=e=>Ot`
  <details>
    <summary>${i("admin.largest")}</summary>
    <ul class="plain-list">
      ${e.map(t=>Ot`
        <li class="row between"><a href="/admin/people?q=${t.username}">${t.username}</a> <span>${st(t.mediaBytes)}</span></li>`)}
    </ul>
  </details>`;function Da({values:e,loading:t}){if(t.problem)return m(t.problem,t.load);if(!e)return $(3);let s=e.problems.filter(n=>Ac.includes(n));return Ot`
    ${s.length?Ot`<ul class="stack plain-list" aria-label=${i("admin.problems")}>${s.map(Dc)}</ul>`:xe}
    <section class="card">
      <h2>${i("admin.state")}</h2>
      ${_c(e)}
      ${e.largest.length?Nc(e.largest):xe}
    </section>`}var jc=[["people","/admin/people","people"],["invites","/invites","plus"],["reports","/admin/reports","flag"],["log","/admin/log","feed"],["instance","/admin/instance","gear"]],Hc=([e,t,s])=>Na`
  <li>
    <a class="area" href=${t}>
      ${c(s)}
      <span class="grow"><span class="strong">${i(`admin.${e}`)}</span><br><span class="soft">${i(`admin.about.${e}`)}</span></span>
      ${c("next")}
    </a>
  </li>`;function Ea(e){let t=new ls(e),s=new cs(e);return{title:i("admin.title"),ready:t.loading.load(),view:()=>Na`
      ${f(i("admin.title"),Ec,"/profile")}
      <section class="card">
        <ul class="people">${jc.map(Hc)}</ul>
        <p class="hint">${i("admin.private")}</p>
      </section>
      ${Da(t)}
      ${_a(s)}`}}import{html as us,nothing as ja}from"../lib/lit-html/lit-html.js";var Ha={role_changed:"shield",media_limit_changed:"gear",account_suspended:"block",suspension_lifted:"check",account_deleted:"trash",invite_revoked:"close",sign_in_link_created:"lock",sign_in_link_used:"lock",report_closed:"flag",find_hidden:"block",find_shown:"check",find_deleted:"trash",comment_hidden:"block",comment_shown:"check",comment_deleted:"trash",instance_changed:"gear"},Cc={mediaLimit:"limitOfAll",invites:"whoInvites"},Rc=e=>parseInt(e,10)?st(parseInt(e,10)):i(`admin.limits.${e.startsWith("0 ")?"none":"instance"}`);function zc({action:e,reason:t}){return e==="role_changed"?i(`admin.roles.${t}`):e==="report_closed"?i(`report.result.${t}`):e==="instance_changed"?t.split(", ").map(s=>i(`admin.${Cc[s]??s}`)).join(", "):e==="media_limit_changed"?Rc(t):t}function Wc(e){let t={actor:e.actorName||i("admin.commandLine"),target:e.targetName,action:e.action};return i(Ha[e.action]?`admin.act.${e.action}`:"admin.act.other",t)}var Vc=e=>us`
  <li class="row act">
    ${c(Ha[e.action]??"shield")}
    <span class="grow">
      <span class="strong">${Wc(e)}</span><br>
      ${e.reason?us`<span dir="auto">${zc(e)}</span><br>`:ja}
      <span class="soft">${R(e.createdAt)}</span>
    </span>
  </li>`;function Gc(e){return e.problem?m(e.problem,e.load):e.items?e.items.length?us`
    <section class="card">
      <p class="hint">${i("admin.logText")}</p>
      <ul class="people">${e.items.map(Vc)}</ul>
      ${F(e)}
    </section>`:M(i("admin.noActs"),i("admin.noActsText")):$(4)}function Ca(e){let t=_(e,"/api/admin/log");return{title:i("admin.log"),ready:t.load(),view:()=>us`${f(i("admin.log"),ja,"/admin")}${Gc(t)}`}}import{html as tt,nothing as Ft}from"../lib/lit-html/lit-html.js";async function di(){if(!await caches.has(ge))return null;let e=await caches.open(ge),[t]=await e.keys(),s=t&&await(await e.match(t))?.formData();return s?{key:t,values:Yc(s),files:s.getAll("file"),left:Number(s.get("left"))}:null}function Yc(e){let t=e.get("title"),s=[e.get("text"),e.get("url")].filter(Boolean).join(`
`);return{...t?{title:t}:{},...s?{description:s}:{}}}async function Ra(e){let t=await caches.open(ge);return await t.delete(e),(await t.keys()).length===0&&await caches.delete(ge),di()}var Jc=8,Xc=e=>Ht(e)?i(`category.${e}`):e,ds=class{items=[];at=-1;#t;#e=null;#s=[];#i=!1;constructor(t){this.#t=t}async follow(t){this.#i=!0,this.#n(t),this.#e??=w("/api/finds/categories",{signal:this.#t.signal}).catch(()=>(this.#e=null,[])),this.#s=await this.#e,this.#i&&this.#n(t)}close(){this.#i=!1,this.#a([])}move(t){let s=this.items.length;this.at=this.at<0&&t<0?s-1:(this.at+t+s)%s,this.#t.update()}#n(t){let s=oi(t.trim()),n=new Set(this.#s.map(o=>o.category)),a=s?Ut.filter(o=>!n.has(o)).map(o=>({category:o,ownCount:0,count:0})):[];this.#a([...this.#s,...a].filter(({category:o})=>{let r=oi(Xc(o));return r.includes(s)&&(r!==s||Ht(o))}).slice(0,Jc))}#a(t){Object.assign(this,{items:t,at:-1}),this.#t.update()}};var Zc=1200*36e5,ms=class{id;stored=null;#t;#e;#s;#i=null;#n=new Set;#a=!1;#o=!1;constructor(t){this.#t=t,this.#s=!t.params.id;let s=t.params.id??t.query.get("draft");this.#r(new RegExp(`^${en}$`).test(s)||!this.#s?s:Qt()),this.#s&&!this.stored&&this.#r(Qt())}#r(t){this.id=t,this.#e=this.#s?vt(t):jn(t),this.stored=this.#e.get()}get findId(){return this.#i??=$n(this.id)>Date.now()-Zc?this.id:Qt()}get path(){let t=new URLSearchParams(this.#t.query);return t.set("draft",this.id),`/new?${t}`}save(t){if(!(this.#o||this.#t.signal.aborted)){if(!t)return this.#e.remove();this.#e.set({...t,at:Date.now()}),this.#s&&!this.#a&&this.#t.rename(this.path),this.#a=!0}}async files(){if(!this.stored||!this.#s)return[];let t=new Set(this.stored.media?.map(n=>n.key)),s=await Ge(this.id);for(let{key:n}of s)this.#n.add(n);return s.filter(n=>!t.has(n.key))}get hasFiles(){return this.#n.size>0}release(t){let s=new Set(t.filter(n=>!n.media).map(n=>n.key));for(let n of this.#n)s.has(n)||(this.#n.delete(n),Cn(n))}remove(){return this.#o=!0,this.#e.remove(),this.#s?Ye(this.id):null}};var Kc=2,hs=class{items=[];isWhole=!1;#t;#e;constructor(t,s){this.#t=t,this.#e=s}get shown(){return this.isWhole?this.items:this.items.slice(0,Kc)}async load(){await Rn();let t=await Ge();if(this.#t.signal.aborted)return;this.close();let s=Ve().filter(n=>n.id!==this.#e);this.items=s.map(n=>{let a=n.media?.find(r=>r.at>Date.now()-ze),o=a?null:t.find(r=>r.draft===n.id&&r.file.type.startsWith("image/"))?.file;return{draft:n,media:a,preview:o?URL.createObjectURL(o):""}}),this.#t.update()}showAll(){this.isWhole=!0,this.#t.update()}remove({draft:t}){vt(t.id).remove(),this.items=this.items.filter(s=>s.draft!==t),this.#t.update(),p(i("edit.draftDeleted"),"",{text:i("action.undo"),run:()=>this.#s(t)})}#s(t){return vt(t.id).set(t),this.load()}close(){for(let{preview:t}of this.items)t&&URL.revokeObjectURL(t)}};var fs=class{locationId="";#t;#e="";constructor(t){this.#t=t}async read(){let[t,s]=await Qi(`/api/finds/${this.#t}`);return this.#e=s,this.locationId=t.locationId,t}overwrite(){this.#e=""}async save(t,s,n,a){try{let o=await xn(s),r=o===this.locationId?{}:{locationId:o};return this.#t?await this.#s({...t,...r},n):(this.locationId=o,await On(a,{...t,locationId:o,media:n.media}))}catch(o){let r=Bn(o);throw r.length?(n.removeMissing(r),{code:"failed",text:i("edit.photosGone")}):o}}#s(t,{isChanged:s,media:n,removed:a}){let o=n.map(l=>l.id?{id:l.id,caption:l.caption??null}:l),r=s?{media:o,mediaToDelete:a}:{};return W(`/api/finds/${this.#t}`,{...t,...r},{headers:this.#e?{"If-Match":this.#e}:{}})}};async function mi(e){try{let t=await ne(e,0,262144),s=await Qc(e,t);return s?rl(ol(s.view,s.tiff)):za}catch{return za}}var za={place:null,time:""},ne=async(e,t,s)=>new DataView(await e.slice(t,t+s).arrayBuffer());function Qc(e,t){return t.getUint16(0)===65496?tl(t):t.getUint32(0)===2303741511?Wa(e,{at:8,little:!1,name:"eXIf",extra:12,sizeFirst:!0}):Pt(t,0,4)==="RIFF"&&Pt(t,8,4)==="WEBP"?Wa(e,{at:12,little:!0,name:"EXIF",extra:8,even:!0}):Pt(t,4,4)==="ftyp"?sl(e):null}var Pt=(e,t,s)=>String.fromCharCode(...Array.from({length:s},(n,a)=>e.getUint8(t+a)));function tl(e){for(let t=2;t+10<e.byteLength;t+=2+e.getUint16(t+2)){let s=e.getUint16(t);if(s===65505&&e.getUint32(t+4)===1165519206)return{view:e,tiff:t+10};if(s===65498||s>>8!==255)return null}return null}var hi=1<<20,fi=1e4;async function Wa(e,{at:t,little:s,name:n,extra:a,sizeFirst:o,even:r}){for(let l=0;l<fi&&t+8<=e.size;l++){let d=await ne(e,t,8),A=d.getUint32(o?0:4,s);if(Pt(d,o?4:0,4)===n)return el(await ne(e,t+8,Math.min(A,hi)));t+=a+A+(r?A%2:0)}return null}var el=e=>({view:e,tiff:Pt(e,0,4)==="Exif"?6:0});function Va(e,t,s){let n=[];for(let a=t;a+8<=s&&n.length<fi;){let o=e.getUint32(a),r=8;if(o===1&&([o,r]=[Number(e.getBigUint64(a+8)),16]),o===0&&(o=s-a),o<r)break;n.push({type:Pt(e,a+4,4),from:a+r,to:Math.min(a+o,s)}),a+=o}return n}async function sl(e){for(let t=0,s=0;s<fi&&t+8<=e.size;s++){let n=await ne(e,t,16),a=n.getUint32(0);if(a===1&&(a=Number(n.getBigUint64(8))),a===0&&(a=e.size-t),a<8)return null;if(Pt(n,4,4)==="meta")return il(e,await ne(e,t,Math.min(a,hi)));t+=a}return null}async function il(e,t){let s=Va(t,t.getUint32(0)===1?20:12,t.byteLength),n=d=>s.find(A=>A.type===d),a=nl(t,n("iinf")),o=a===null?null:al(t,n("iloc"),a);if(!o)return null;let r=o.method===1?n("idat"):null,l=r?new DataView(t.buffer,t.byteOffset+r.from+o.at,Math.min(o.size,r.to-r.from-o.at)):await ne(e,o.at,Math.min(o.size,hi));return{view:l,tiff:4+l.getUint32(0)}}function nl(e,t){if(!t)return null;let s=Va(e,t.from+(e.getUint8(t.from)===0?6:8),t.to);for(let{from:n}of s){let a=e.getUint8(n)>2;if(Pt(e,n+(a?10:8),4)==="Exif")return a?e.getUint32(n+4):e.getUint16(n+4)}return null}function al(e,t,s){if(!t)return null;let n=e.getUint8(t.from),a=t.from+4,o=C=>{let Bt=C===8?Number(e.getBigUint64(a)):C===4?e.getUint32(a):C===2?e.getUint16(a):0;return a+=C,Bt},r=o(2),[l,d,A]=[r>>12,r>>8&15,r>>4&15],bt=n?r&15:0;for(let C=o(n<2?2:4);C>0&&a<t.to;C--){let Bt=o(n<2?2:4),ai=n?o(2)&15:0;o(2);let Rr=o(A),Ci=null;for(let Ri=o(2);Ri>0&&a<=t.to;Ri--){o(bt);let zr=Rr+o(l),Wr=o(d);Ci??={method:ai,at:zr,size:Wr}}if(Bt===s)return Ci}return null}var Ga=async e=>(await mi(e)).place;function ol(e,t){let s=e.getUint16(t)===18761,n=r=>e.getUint16(t+r,s);return{u32:r=>e.getUint32(t+r,s),text:(r,l)=>Pt(e,t+r,l),entries:r=>new Map(Array.from({length:n(r)},(l,d)=>[n(r+2+12*d),r+10+12*d]))}}function rl(e){let t=e.entries(e.u32(4)),s=(n,a,o)=>{try{return t.has(n)?a(e,e.entries(e.u32(t.get(n)))):o}catch{return o}};return{place:s(34853,ll,null),time:s(34665,cl,"")}}function cl({u32:e,text:t},s){let n=s.get(36867),a=n===void 0?null:/^(\d{4}):(\d\d):(\d\d) (\d\d:\d\d:\d\d)$/.exec(t(e(n),19));return a&&a[1]!=="0000"?`${a[1]}-${a[2]}-${a[3]}T${a[4]}`:""}function ll({u32:e,text:t},s){let n=(r,l,d)=>{if(!s.has(l)||!s.has(d))return NaN;let A=e(s.get(d)),bt=Bt=>e(A+8*Bt)/e(A+8*Bt+4),C=r.indexOf(t(s.get(l),1).toUpperCase());return C<0?NaN:(bt(0)+(bt(1)||0)/60+(bt(2)||0)/3600)*(C?-1:1)},a=n("NS",1,2),o=n("EW",3,4);return Math.abs(a)<=90&&Math.abs(o)<=180&&(a||o)?{lat:a,lng:o}:null}var pl=.15,Ya=e=>e.slice(0,10);function ul(e){let t="";return e.map(n=>({photo:n,time:t=n.time||t})).sort((n,a)=>n.time<a.time?-1:n.time>a.time?1:0).map(n=>n.photo)}var Ja=e=>e.find(t=>t.place)?.place??null,Xa=e=>e.find(t=>t.time)?.time??"";function dl(e,t,s){let[n,a]=[Ja(e),Xa(e)];return e.length<s&&(!n||!t.place||jt(n,t.place)<=pl)&&(!a||!t.time||Ya(a)===Ya(t.time))}function Za(e,t){let s=[];for(let n of ul(e)){let a=s.findLast(o=>dl(o,n,t));a?a.push(n):s.push([n])}return s}var Oe=e=>({place:Ja(e),time:Xa(e)}),Ka=(e,t)=>e.flatMap((s,n)=>n===t?[]:n===t-1?[[...s,...e[t]]]:[s]),Qa=(e,t,s)=>e.flatMap((n,a)=>a===t?[n.slice(0,s),n.slice(s)]:[n]);var $s=class{groups=null;busy=!1;#t;#e=new Map;constructor(t){this.#t=t}get most(){return h().limits.mediaPerFind}get count(){return this.groups.flat().length}async consider(t,s){if(this.groups)return this.consider([...this.decline(),...t],s);if(t.length<2)return!1;let n=await Promise.all(t.map(async o=>({file:o,...await mi(o)}))),a=Za(n,this.most);if(this.#t.signal.aborted||a.length<2&&t.length<=s)return!1;for(let o of n)o.preview=o.file.type.startsWith("image/")?URL.createObjectURL(o.file):"";return this.#s(a),!0}#s(t){this.groups=t,this.#t.update();for(let s of t)this.#i(s)}async#i(t){let{place:s}=Oe(t);if(!s||this.#e.has(t[0]))return;this.#e.set(t[0],"");let{name:n}=await Re(s,{signal:this.#t.signal});this.#e.set(t[0],n),this.#t.update()}describe=t=>({name:Oe(t).place?this.#e.get(t[0])??"":"",time:Oe(t).time});canMerge=t=>t>0&&this.groups[t-1].length+this.groups[t].length<=this.most;merge(t){this.#s(Ka(this.groups,t))}split(t,s){this.#s(Qa(this.groups,t,s))}decline(){let t=this.groups.flat().map(s=>s.file);return this.close(),this.#t.update(),t}async accept(){if(this.busy)return;this.busy=!0,this.#t.update();let t=this.groups.map(()=>Qt()),s=Date.now(),n=y()?.id;try{for(let[a,o]of this.groups.entries())await this.#n(n,t[a],o,s-a)}catch{if(y()?.id!==n)return null;for(let a of t)await ml(a);return this.busy=!1,this.#t.update(),p(i("group.noRoom"))}await this.#t.go(`/new?draft=${t[0]}`),p(i("group.made",{n:t.length}))}async#n(t,s,n,a){if(y()?.id!==t)throw{code:"stopped"};let{place:o}=Oe(n),r={id:s,at:a,isPublic:$e.get()!=="friends",media:[],label:this.describe(n).name};if(vt(s).set(o?{...r,place:{point:o,source:"photo",photo:o}}:r),!vt(s).get())throw{code:"storage"};await Hn(s,n.map(l=>l.file),t)}close(){for(let{preview:t}of this.groups?.flat()??[])t&&URL.revokeObjectURL(t);this.groups=null}};async function ml(e){vt(e).remove(),await Ye(e)}async function Pe(e){if(!/^image\/(jpeg|png|webp|avif|heic|heif)$/.test(e.type))return e;try{return await hl(e)}catch{return e}}async function hl(e){let t=await createImageBitmap(e,{imageOrientation:"from-image"}),s=Math.min(1,2560/Math.max(t.width,t.height));if(s===1&&e.size<409600)return t.close(),e;let n=new OffscreenCanvas(Math.max(1,Math.round(t.width*s)),Math.max(1,Math.round(t.height*s))),a=n.getContext("2d");a.fillStyle="#fff",a.fillRect(0,0,n.width,n.height),a.drawImage(t,0,0,n.width,n.height),t.close();let o=await n.convertToBlob({type:"image/jpeg",quality:.85});return o.size<e.size?new File([o],e.name.replace(/\.\w+$/,"")+".jpg",{type:"image/jpeg"}):e}var fl=2,$l=2,gl=60,qe=class{removed=[];#t=!1;#e;#s;#i;#n;#a=()=>{};constructor(t,{changed:s,placed:n=()=>{},signal:a,send:o=Kt}){this.items=t.map(({at:r,key:l,caption:d="",...A})=>({media:A,at:r,key:l,caption:d,state:"done"})),this.#e=r=>{this.#a(),s(r)},this.#s=n,this.#i=a,this.#n=o,addEventListener("online",()=>this.#p(),{signal:a})}get most(){return h().limits.mediaPerFind}get isBusy(){return this.items.some(t=>["waiting","sending","paused"].includes(t.state))}get isPaused(){return this.items.some(t=>t.state==="paused")}async settled(){for(;this.isBusy&&!this.isPaused;)await new Promise(t=>{this.#a=t})}files(){return Promise.all(this.items.map(async({media:t,at:s,file:n,caption:a})=>{let o=n?await Pe(n):null;return t?{media:t,at:s,caption:a,blob:o}:{caption:a,blob:o,name:n.name||"file"}}))}get hasFailed(){return this.items.some(t=>t.state==="failed")}get isChanged(){return this.#t||this.removed.length>0||this.items.some(t=>!t.media?.id)}get media(){return this.items.filter(t=>t.media).map(t=>Pn(t.media,t.caption))}get draft(){return this.items.filter(t=>t.media).map(({media:t,at:s,key:n,caption:a})=>({...t,at:s,key:n,caption:a}))}async add(t,s=[]){if(this.#i.aborted)return;let n=this.most-this.items.length,a=[...t].slice(0,n),o=a.map((r,l)=>({file:r,key:s[l],caption:"",preview:URL.createObjectURL(r),state:"waiting",progress:0}));this.items=[...this.items,...o],this.#e(t.length>n?i("upload.tooMany",{n:this.most}):""),await this.#o(a),this.#r()}async#o(t){for(let s of t){let n=await Ga(s);if(this.#i.aborted)return;if(n)return this.#s(n)}}#r(){if(this.#i.aborted)return;let t=fl-this.items.filter(s=>s.state==="sending").length;for(let s of this.items.filter(n=>n.state==="waiting").slice(0,t))this.#l(s)}async#l(t){t.stop=new AbortController,Object.assign(t,{state:"sending",progress:0,problem:null}),this.#e();try{let s=await this.#u(t);if(!s)return;Object.assign(t,{media:s,at:Date.now(),state:"done"})}catch(s){if(s.name==="AbortError")return;Object.assign(t,{state:Ee(s)?"paused":"failed",problem:x(s)}),t.state==="paused"&&this.#c(t,s.retryAfter)}this.#e(),this.#r()}#c(t,s){t.pause=Math.min(gl,(t.pause??$l/2)*2),t.timer=setTimeout(()=>this.retry(t),1e3*(s||t.pause))}#p(){for(let t of this.items.filter(s=>s.state==="paused"))this.retry(t)}async#u(t){let{signal:s}=t.stop,n=await Pe(t.file),{videoBytes:a,imageBytes:o}=h().limits,r=n.type.startsWith("video/")?a:o;if(n.size>r)throw{code:"large",text:i("upload.large",{size:Ki(r)})};if(s.aborted)return null;let l=A=>{t.progress=A,this.#e()},[d]=await this.#n("POST","/api/media",n,{signal:s,progress:l});return d}retry(t){clearTimeout(t.timer),t.state="waiting",this.#r()}remove(t){clearTimeout(t.timer),t.stop?.abort(),t.preview&&URL.revokeObjectURL(t.preview),t.media?.id&&this.removed.push(t.media.id),this.items=this.items.filter(s=>s!==t),this.#e(),this.#r()}removeMissing(t){let s=this.items.filter(a=>a.media),n=new Set(t.map(a=>s[a]));this.items=this.items.filter(a=>!n.has(a)),this.#e()}move(t,s){this.items.splice(s,0,...this.items.splice(t,1)),this.#t=!0,this.#e()}setCaption(t,s){t.caption=s,this.#t=!0,this.#e()}stop(){for(let t of this.items)clearTimeout(t.timer),t.stop?.abort(),t.preview&&URL.revokeObjectURL(t.preview)}};var gs=class{uploads=null;place=null;placeError="";share=null;photosExpired=!1;#t;#e;#s;#i;#n=null;#a;#o;constructor(t,s){this.#t=t,this.#o=s,this.#e=t.params.id,this.#s=new ms(t),this.#i=new fs(this.#e),this.form=new b({send:a=>this.#u(a),update:t.update});let n=this.#s.stored;this.isRestored=!!n,this.values={isPublic:$e.get()!=="friends",...n},this.proposals=new ds(t),this.drafts=new hs(t,this.#s.id),this.several=new $s(t),this.loading=j(t,()=>this.isNew?this.#l():this.#r(n))}get isNew(){return!this.#e}get isOther(){return this.#n??!!(this.values.category&&!Ht(this.values.category))}get title(){return i(this.isNew?"edit.new":"edit.title")}get back(){return this.isNew?"/":`/finds/${this.#e}`}async#r(t){let s=await this.#i.read();this.#a=Ln(s),this.values={...s,...this.#a,...t},this.uploads=new qe(s.media,{changed:this.#c,signal:this.#t.signal}),this.place=new it(this.#t,t?.place??kn(s),this.#p)}async#l(){let t=await vn(this.#t.query,this.values.place),s=this.values.media??[],n=s.filter(r=>r.at>Date.now()-ze);this.photosExpired=n.length<s.length;let a=r=>this.place.suggestPoint(r);this.uploads=new qe(n,{changed:this.#c,placed:a,signal:this.#t.signal}),this.place=new it(this.#t,t,this.#c),this.place.point&&!this.place.label&&this.place.propose(),this.drafts.load();let o=await this.#s.files();o.length&&this.uploads.add(o.map(r=>r.file),o.map(r=>r.key)),this.share=this.#t.query.has("shared")?await di():null}#c=t=>{t&&p(t),this.isNew&&this.saveDraft(),this.#t.update()};#p=()=>{this.saveDraft(),this.#t.update()};async addFiles(t){let{items:s,most:n}=this.uploads;(!this.isNew||!await this.several.consider(t,n-s.length))&&await this.uploads.add(t)}change(t){this.values={...this.values,...t},this.saveDraft(),this.#t.update()}chooseCategory(t){this.#n=t==="other"&&!this.isOther,this.change({category:t===this.values.category||t==="other"?"":t})}saveDraft(){let t=qn(this.values),s=this.place?.value;if(!this.isNew)return this.#s.save(s?.location?.id===this.#i.locationId?t:{...t,place:s});let n=this.uploads.draft,a=![t.title,t.description,t.category,s?.point,n.length,this.#s.hasFiles].some(Boolean);this.#s.save(a?null:{...t,place:s,label:this.place?.label,media:n,id:this.#s.id}),this.#s.release(this.uploads.items)}async resolveShare(t){let{values:s,files:n,key:a}=this.share;this.share=null,t&&n.length&&await this.addFiles(n),this.share=await Ra(a),this.change(t?s:{}),this.form.clear("title"),this.#t.update()}async submit(t){return this.placeError="",await this.form.submit(t),!this.placeError}async#u(t){let{point:s,name:n,location:a}=this.place.value,o={point:s,name:n||this.place.proposal,location:a};if(!s){this.placeError=i("spot.missing"),this.#t.update();return}if(await this.uploads.settled(),this.uploads.hasFailed||!this.isNew&&this.uploads.isPaused)throw{code:"failed",text:i("edit.uploadFailed")};let r=Fn({category:this.values.category??"",...t},this.#a);if(this.isNew&&this.uploads.isPaused)return this.#m(r,o);try{let l=await this.#i.save(r,o,this.uploads,this.#s.findId);Sn(l,t)&&await this.#o.showHome()&&await Tn(l.id,t).catch(d=>p(x(d))),await this.#d(`/finds/${l.id}`,i(this.isNew?"edit.published":"edit.saved"))}catch(l){if(!this.isNew||!Ee(l))throw l;await this.#m(r,o)}}async#m(t,s){await An(this.#s.findId,{body:t,place:s,locationId:this.#i.locationId},this.uploads),await this.#d("/waiting",i("outbox.added"))}async#d(t,s=""){s&&this.isNew&&$e.set(this.values.isPublic?"public":"friends"),await this.#s.remove(),await this.#t.go(t,{replace:!0});let[n]=this.isNew?Ve():[],a=n&&{text:i("edit.next"),run:()=>this.#t.go(`/new?draft=${n.id}`)};s&&p(s,"",a)}overwrite(){this.#i.overwrite()}discard(){return this.uploads?.stop(),this.#d(this.isNew?"/new":`${this.back}/edit`)}close(){this.uploads?.stop(),this.place?.close(),this.drafts.close(),this.several.close()}};import{html as ae,nothing as $i}from"../lib/lit-html/lit-html.js";function bl(e,t){e.remove(t),g(e.items.length?"drafts-title":"main")}var wl=({media:e,preview:t})=>ae`
  <span class="thumb">${e||t?ae`<img src=${e?.thumbnailUrl??t} alt="">`:c("edit")}</span>`;function yl(e,t){let{draft:s}=t,n=s.title?.trim()||i("edit.untitled");return ae`
    <li class="row draft">
      <a class="find grow" href="/new?draft=${s.id}">
        ${wl(t)}
        <span class="what">
          <span class="name" dir="auto">${n}</span>
          ${s.label?ae`<span class="soft" dir="auto">${s.label}</span>`:$i}
          <span class="soft">${_e(s.at)}</span>
        </span>
      </a>
      <button type="button" class="round" aria-label=${i("edit.draftDelete",{title:n})} @click=${()=>bl(e,t)}>
        ${c("trash")}
      </button>
    </li>`}var to=e=>e.items.length?ae`
  <section class="card drafts" id="drafts" aria-labelledby="drafts-title">
    <h2 id="drafts-title" tabindex="-1">${i("edit.drafts")}</h2>
    <ul class="rows">${e.shown.map(t=>yl(e,t))}</ul>
    ${e.shown.length<e.items.length?ae`
      <button type="button" class="link" @click=${()=>e.showAll()}>
        ${i("edit.allDrafts",{n:e.items.length})}
      </button>`:$i}
  </section>`:$i;var eo=e=>[...e?.files??[]].filter(t=>/^(image|video)\//.test(t.type)),so=e=>[...e.dataTransfer?.types??[]].includes("Files"),vl=e=>e.target.matches?.("input, textarea")&&e.clipboardData.types.includes("text/plain");function io(e,t){let s=a=>document.body.classList.toggle("dropping",a),n=(a,o)=>document.addEventListener(a,o,{signal:e});n("dragover",a=>{so(a)&&(a.preventDefault(),s(!0))}),n("dragleave",a=>{a.relatedTarget||s(!1)}),n("drop",a=>{so(a)&&(a.preventDefault(),s(!1),document.querySelector("dialog[open]")||t(eo(a.dataTransfer)))}),n("paste",a=>{let o=eo(a.clipboardData);!o.length||vl(a)||document.querySelector("dialog[open]")||(a.preventDefault(),t(o))}),e.addEventListener("abort",()=>s(!1))}import{html as nt,nothing as bi}from"../lib/lit-html/lit-html.js";import{html as Fe,nothing as gi}from"../lib/lit-html/lit-html.js";var oe="category";function no(e,{category:t}){let s=document.getElementById(oe);if(s.value=t,Ht(t)){e.proposals.close(),e.chooseCategory(t),document.querySelector("#fold-category summary")?.focus();return}s.dispatchEvent(new Event("input",{bubbles:!0})),e.proposals.close()}function kl(e,t){t.form.typed(e.target),t.proposals.follow(e.target.value)}function xl(e,t){let{items:s,at:n}=t.proposals;if(!s.length){e.key==="ArrowDown"&&t.proposals.follow(e.target.value);return}let a={ArrowDown:1,ArrowUp:-1}[e.key];if(a)t.proposals.move(a);else if(e.key==="Escape")t.proposals.close();else if(e.key==="Enter"&&n>=0)no(t,s[n]);else return;e.preventDefault()}var Ol=(e,t,s)=>Fe`
  <li id="category-${s}" data-kind="category" role="option" aria-selected=${s===e.proposals.at?"true":"false"}
    @click=${()=>no(e,t)}>
    ${Ct(t.category)}
    <span class="grow" dir="auto">${pt(t.category)}</span>
    <span class="soft far">${t.ownCount?i("categories.byYou",{n:t.ownCount}):t.count?P(t.count):gi}</span>
  </li>`,Pl=e=>{let{items:t}=e.proposals;return Fe`
    <div class="proposals" ?hidden=${!t.length} @mousedown=${s=>s.preventDefault()}>
      <ul id="category-list" role="listbox" aria-label=${i("categories.used")}>${t.map((s,n)=>Ol(e,s,n))}</ul>
    </div>
    <span class="unseen" role="status">${t.length?i("categories.count",{n:t.length}):""}</span>`};function ao(e){let{form:t,proposals:s}=e,n=t.errors[oe];return Fe`
    <div class="field">
      <label for=${oe}>${i("categories.own")} <span class="soft">${i("form.optional")}</span></label>
      <div class="combo">
        <input id=${oe} name=${oe} type="text" dir="auto" role="combobox" autocomplete="off" data-most=${h().limits.category}
          aria-autocomplete="list" aria-controls="category-list" aria-expanded=${s.items.length?"true":"false"}
          aria-activedescendant=${s.at>=0?`category-${s.at}`:gi}
          aria-describedby=${n?"category-error":"category-hint"} aria-invalid=${n?"true":gi}
          .defaultValue=${e.values.category??""} @input=${a=>kl(a,e)} @keydown=${a=>xl(a,e)}
          @focus=${a=>s.follow(a.target.value)} @blur=${()=>s.close()}>
        ${Pl(e)}
      </div>
      ${Wn(t.left[oe])}
      ${n?Fe`<p class="error" id="category-error">${n}</p>`:Fe`<p class="hint" id="category-hint">${i("categories.hint")}</p>`}
    </div>`}var bs=(e,t,s,n,a)=>nt`
  <details class="fold" id="fold-${e}">
    <summary>${t} <span class="grow"><span>${s}</span> <span class="soft" dir="auto">${n}</span></span> ${c("next")}</summary>
    ${a}
  </details>`;function co(e){let t=e?.closest("details");t&&(t.open=!0)}var ql=e=>bs("description",c("edit"),i("find.description"),e.values.description||i("edit.none"),u(e.form,"description",{label:i("find.description"),value:e.values.description??"",kind:"area",most:h().limits.description})),oo=(e,t,s)=>nt`
  <button type="button" class="chip" aria-pressed=${s?"true":"false"} @click=${()=>e.chooseCategory(t)}>
    ${Ct(t)} ${pt(t)}
  </button>`;function Fl(e){let{category:t}=e.values,[s,n]=t?[Ct(t),pt(t)]:[c("filter"),i("edit.none")];return bs("category",s,i("find.category"),n,nt`
    <fieldset>
      <legend>${i("find.category")}</legend>
      <div class="chips">
        ${Ut.map(a=>oo(e,a,a===t))}
        ${oo(e,"other",e.isOther)}
      </div>
      ${e.isOther?ao(e):bi}
    </fieldset>`)}var ro=(e,t,s,n,a)=>nt`
  <label class="choice">
    <input type="radio" name="isPublic" value=${String(t)} ?checked=${e.values.isPublic===t}>
    <span>
      ${c(s)}
      <span>
        <span class="strong">${n}</span><br>
        <span class="soft">${a}</span>
      </span>
    </span>
  </label>`;function Sl(e){let{isPublic:t}=e.values;return bs("audience",c(t?"globe":"lock"),i("edit.who"),i(t?"edit.public":"edit.private"),nt`
    <fieldset class="choices">
      <legend>${i("edit.who")}</legend>
      ${ro(e,!0,"globe",i("edit.public"),i("edit.publicText"))}
      ${ro(e,!1,"lock",i("edit.private"),i("edit.privateText"))}
    </fieldset>`)}var Tl=["0","1","5","20"],Vt=e=>Number(e)?i("place.area",{distance:Ne(Number(e))}):i("place.exact"),Ll=e=>nt`
  <div class="field">
    <label for="exact-for">${i("place.exactFor")}</label>
    <select id="exact-for" name="exactForFriends">
      ${["true","false"].map(t=>nt`
        <option value=${t} ?selected=${e===t}>${i(t==="true"?"place.forFriends":"place.forMe")}</option>`)}
    </select>
  </div>`;function Bl(e){let{area:t="",exactForFriends:s="true"}=e.values;return bs("shown",c("map"),i("place.shown"),t===""?i("place.asSet"):Vt(t),nt`
    <div class="field">
      <label for="area">${i("place.shown")}</label>
      <select id="area" name="area">
        ${e.isNew?nt`<option value="" ?selected=${t===""}>${i("place.asSet")}</option>`:bi}
        ${Tl.map(n=>nt`<option value=${n} ?selected=${t===n}>${Vt(n)}</option>`)}
      </select>
      <p class="hint">${i(e.isNew?"place.shownHint":"place.recall")}</p>
    </div>
    ${Number(t)?Ll(s):bi}`)}var lo=e=>nt`<div class="folds">${ql(e)}${Fl(e)}${Sl(e)}${Bl(e)}</div>`;import{html as ys,nothing as vi}from"../lib/lit-html/lit-html.js";import{html as dt,nothing as Se}from"../lib/lit-html/lit-html.js";var wi=16,po=10,Il=2,Al={lat:25,lng:5,zoom:1},ws=class extends it{failed=!1;problem="";#t;#e=null;constructor(t,s){super(t,s.value,()=>this.#i()),this.#t=t,Object.assign(this,{nearby:s.nearby,proposal:s.proposal})}async showMap(t){this.failed=!1;let s=this.#s();try{let n=await t({view:s,onMove:a=>this.#a(a),onPick:a=>this.setPoint(a,"tap")});if(this.#t.signal.aborted)return n.close();this.#e=n,this.photo&&n.mark(this.photo,i("spot.photoPlace"),"one ghost")}catch{this.failed=!0}return this.#e&&this.point&&this.#i(),this.#t.update(),!this.point&&s.zoom>=po?this.setPoint({lat:s.lat,lng:s.lng},"tap"):this.point?this.propose():null}#s(){if(this.point)return{...this.point,zoom:wi};let t=gn(Wi.get());return t?.zoom?t:Al}#i(){this.problem="";let t=this.#e?.where();t&&!this.#n(t)&&this.#e.setView({...this.point,zoom:this.source==="tap"?t.zoom:Math.max(wi,t.zoom)},{animate:!1}),this.#t.update()}#n(t){return jt(this.point,t)<Il*bn(t)}#a(t){(!this.point||!this.#n(t))&&this.setPoint({lat:t.lat,lng:t.lng},"tap")}usePhoto(){return this.setPoint(this.photo,"photo")}useFound(t){return this.setPoint(te(t),"found",t.name)}distance=t=>this.point&&t?jt(this.point,t):void 0;check(){let t=this.#e?.where().zoom??wi,s=this.source==="tap"&&!this.chosen&&t<po;return this.problem=this.point?s?i("spot.zoom"):"":i("spot.none"),this.#t.update(),!this.problem}close(){super.close(),this.#e?.close(),this.#e=null}};async function re(e){let t=new AbortController,s=null,n=ut((o,r)=>(s??=new ws({signal:t.signal,update:r},e),jl(s,o)),{label:i("spot.title"),kind:"chooser"});uo(s),await n&&e.take(s),t.abort(),s.close()}var uo=e=>e.showMap(t=>la(document.getElementById("spot"),{...t,hasCross:!0})),Ml=(e,t)=>dt`
  <div class="row">
    <button type="button" class="round" aria-label=${i("nav.back")} @click=${()=>t()}>${c("back")}</button>
    <place-search id="spot-search" class="grow" .label=${i("spot.search")} .near=${e.point} .distance=${e.distance}
      @choose=${({detail:s})=>e.useFound(s.value)}></place-search>
  </div>`,Ul=e=>dt`
  <div class="mapbox">
    <div id="spot" role="application" aria-label=${i("spot.map")}></div>
    ${e.failed?m({code:"map",text:i("map.failed")},()=>uo(e)):Se}
  </div>`;function _l(e,t){let s=e.chosen?.id===t.id;return dt`
    <button type="button" class="chip" aria-pressed=${s?"true":"false"} @click=${()=>e.toggle(t)}>
      ${c(s?"check":"pin")} <bdi>${t.name}</bdi> <span class="soft">${De(t.distance)}</span>
    </button>`}var Dl=e=>dt`
  <div class="chips scrolls" role="group" aria-label=${i("spot.proposals")}>
    <button type="button" class="chip" @click=${()=>e.locate()}>${c("here")} ${i("spot.here")}</button>
    ${e.photo&&e.source!=="photo"?dt`
      <button type="button" class="chip" @click=${()=>e.usePhoto()}>${c("camera")} ${i("spot.photoPlace")}</button>`:Se}
    ${e.nearby.map(t=>_l(e,t))}
  </div>`,Nl=e=>dt`
  <div class="field">
    <label for="place-name">${i("spot.name")} <span class="soft">${i("form.optional")}</span></label>
    <input id="place-name" autocomplete="off" dir="auto" placeholder=${e.proposal||i("spot.nameHint")} .value=${e.name}
      @input=${t=>e.setName(t.target.value)}>
  </div>`,yi=e=>i(`spot.${e.source||"set"}`),El=e=>dt`
  <p class="at" role="status">
    ${c("pin")}
    <span class="grow"><span class="strong" dir="auto">${e.label||i(e.point?"spot.unnamed":"spot.none")}</span>
      ${e.point?dt`<span class="soft">${yi(e)}</span>`:Se}</span>
  </p>`,jl=(e,t)=>dt`
  <h2 class="unseen" tabindex="-1" autofocus>${i("spot.title")}</h2>
  ${Ml(e,t)}
  ${Ul(e)}
  <div class="panel">
    ${El(e)}
    ${Dl(e)}
    ${e.chosen?Se:Nl(e)}
    ${e.problem?dt`<p class="error" role="alert">${e.problem}</p>`:Se}
    <button type="button" class="main" id="use-place" @click=${()=>e.check()&&t(!0)}>${i("spot.use")}</button>
  </div>`;var mo=(e,t)=>ys`
  <span class="row">
    ${c("pin")} <span class="grow"><span class="strong" dir="auto">${e}</span><br><span class="soft">${t}</span></span>
    ${c("next")}
  </span>`,ho=(e,t)=>ys`
  <fieldset>
    <legend>${i("edit.where")}</legend>
    <button type="button" class="where" id="place" aria-describedby=${t?"place-error":vi} @click=${()=>re(e)}>
      ${e.point?ys`<place-map inert .at=${e.point}></place-map>`:vi}
      ${e.point?mo(e.label||i("spot.unnamed"),`${yi(e)} ${i("spot.change")}`):mo(i("spot.title"),i("spot.chooseHint"))}
    </button>
    ${t?ys`<p class="error" id="place-error" role="alert">${t}</p>`:vi}
  </fieldset>`;import{html as Gt,nothing as ki}from"../lib/lit-html/lit-html.js";function Hl(e,t){e.merge(t),g(`group-${t-1}`)}function Cl(e,t,s){e.split(t,s),g(`group-${t+1}`)}var Rl=({preview:e,file:t})=>e?Gt`<img src=${e} alt="">`:Gt`<span class="film" title=${t.name}>${c("play")}</span>`,zl=(e,t,s)=>Gt`
  <button type="button" class="cut" aria-label=${i("group.split",{n:s+1})} title=${i("group.split",{n:s+1})}
    @click=${()=>Cl(e,t,s)}></button>`;function Wl(e,t,s){let{name:n,time:a}=e.describe(t),o=[a&&K(a),n].filter(Boolean);return Gt`
    <li>
      <div class="row between">
        <h3 id="group-${s}" tabindex="-1">${i("group.find",{n:s+1})} <span class="soft" dir="auto">${o.join(" · ")}</span></h3>
        ${e.canMerge(s)?Gt`
          <button type="button" class="link" aria-describedby="group-${s}" @click=${()=>Hl(e,s)}>
            ${i("group.merge")}
          </button>`:ki}
      </div>
      <ul class="group">${t.map((r,l)=>Gt`<li>${l?zl(e,s,l):ki}${Rl(r)}</li>`)}</ul>
    </li>`}var fo=(e,t)=>e.groups?Gt`
  <section class="card" id="several" aria-labelledby="several-title">
    <h2 id="several-title" tabindex="-1">${i("group.title",{n:e.count,finds:i("group.finds",{n:e.groups.length})})}</h2>
    <p class="hint">${i("group.hint")}</p>
    <ol class="groups">${e.groups.map((s,n)=>Wl(e,s,n))}</ol>
    <div class="publish row">
      <button type="button" class="quiet" @click=${t}>${i("group.one")}</button>
      <button type="button" class="main" aria-busy=${e.busy?"true":"false"} @click=${()=>e.accept()}>
        ${i("group.make",{n:e.groups.length})}
      </button>
    </div>
  </section>`:ki;import{html as H,nothing as qt}from"../lib/lit-html/lit-html.js";import{html as xi}from"../lib/lit-html/lit-html.js";async function Vl(e,t,s){let n=null,a={label:i("upload.caption"),hint:i("upload.captionHint"),value:t.caption,most:h().limits.caption},o=await ut((r,l)=>(n??=new b({send:({caption:d})=>r(d.trim()),update:l}),xi`
      <h2>${i("upload.caption")}</h2>
      <div class="captioned">${s}</div>
      <form novalidate @submit=${n.submit}>
        ${u(n,"caption",a)}
        <div class="row end">
          <button type="button" class="quiet" @click=${()=>r()}>${i("action.cancel")}</button>
          ${B(n,i("action.save"))}
        </div>
      </form>`),{label:i("upload.captionOf",{n:e.items.indexOf(t)+1})});o!==null&&e.setCaption(t,o)}var $o=(e,t,s,n)=>xi`
  <button type="button" class="words ${t.caption?"":"round"}" @click=${()=>Vl(e,t,n)}
    aria-label="${i("upload.captionOf",{n:s})}${t.caption?`: ${t.caption}`:""}">
    ${t.caption?xi`<span dir="auto">${t.caption}</span>`:c("edit")}
  </button>`;var[Gl,Yl]=[6,10],Jl=300,L=null;function go(){L.isOn=!0,L.item.classList.add("lifted"),navigator.vibrate?.(10)}var bo=e=>[...e.parentElement.querySelectorAll(":scope > [data-drag]")],Xl=(e,t)=>bo(L.item).find(s=>{let n=s.getBoundingClientRect();return s!==L.item&&n.left<=e&&e<=n.right&&n.top<=t&&t<=n.bottom});function Zl(e){if(e.pointerId!==L.id)return;let[t,s]=[e.clientX-L.x,e.clientY-L.y],n=e.pointerType==="touch";if(!L.isOn){if(Math.hypot(t,s)<(n?Yl:Gl))return;if(n)return L.end();go()}L.item.style.transform=`translate(${t}px, ${s}px) scale(1.04)`,L.over?.classList.remove("target"),L.over=Xl(e.clientX,e.clientY),L.over?.classList.add("target")}function wo(e,t){if(e.button||L||e.target.closest("button, input, a"))return;let s=e.currentTarget,n=new AbortController,{signal:a}=n,o=()=>{clearTimeout(L.timer),n.abort(),s.classList.remove("lifted"),s.style.transform="",L.over?.classList.remove("target"),L=null};L={item:s,x:e.clientX,y:e.clientY,id:e.pointerId,isOn:!1,over:null,end:o},e.pointerType==="touch"&&(L.timer=setTimeout(go,Jl));let r=d=>{d.pointerId===L.id&&o()},l=d=>{if(d.pointerId!==L.id)return;let[A,bt]=[s,L.isOn&&L.over].map(C=>bo(s).indexOf(C));o(),bt>=0&&t(A,bt)};document.addEventListener("pointermove",Zl,{signal:a}),document.addEventListener("pointerup",l,{signal:a}),document.addEventListener("pointercancel",r,{signal:a}),document.addEventListener("keydown",d=>{d.key==="Escape"&&o()},{signal:a})}function vs(e){(L?.isOn||e.type==="dragstart")&&e.preventDefault()}var Kl="image/*,video/mp4,video/quicktime,video/webm";function Ql(e,t){let s=e.items.indexOf(t);e.remove(t),queueMicrotask(()=>{(document.querySelectorAll(".shot .drop")[Math.min(s,e.items.length-1)]??document.getElementById("files"))?.focus()})}function yo(e,t,s){e.move(t,s),queueMicrotask(()=>{let n=s<t?".before, .after":".after, .before";document.querySelectorAll(".shot")[s]?.querySelector(n)?.focus()})}function vo(e){return e.media?_t(e.media,{thumb:!0,eager:!0}):e.file.type.startsWith("video/")?H`<span class="film">${c("play")}</span>`:H`<img src=${e.preview} alt="">`}var ko={handleEvent:e=>{e.target.hidden=e.type==="error"},capture:!0},ks=(e,t,s,n,a)=>H`
  <button type="button" class="round ${e}" aria-label=${i(`upload.${t}`,{n})} @click=${a}>${c(s)}</button>`,tp=(e,t)=>e.progress<1?H`<progress max="1" .value=${e.progress} aria-label=${i("upload.progress",{n:t})}></progress>`:H`<span class="over">${i("upload.processing")}</span>`,ep=(e,t)=>({sending:()=>tp(e,t),paused:()=>H`<span class="over" title=${e.problem}>${i("upload.paused")}</span>`,waiting:()=>H`<span class="over">${i("upload.waiting")}</span>`,failed:()=>H`<span class="over error">${i("upload.failed")}</span>`,done:()=>qt})[e.state]();function sp(e,t,s){let n=s+1;return H`
    <li class="shot ${t.state}" data-drag @pointerdown=${a=>wo(a,(o,r)=>e.move(o,r))}
      @error=${ko} @load=${ko}>
      ${vo(t)}
      ${s===0&&e.items.length>1?H`<span class="cover">${i("upload.cover")}</span>`:qt}
      ${ep(t,n)}
      <span class="buttons">
        ${s>0?ks("before","earlier","back",n,()=>yo(e,s,s-1)):qt}
        ${n<e.items.length?ks("after","later","next",n,()=>yo(e,s,s+1)):qt}
        ${t.state==="failed"||t.state==="paused"?ks("","again","retry",n,()=>e.retry(t)):qt}
        ${ks("drop",t.state==="done"?"remove":"cancel","close",n,()=>Ql(e,t))}
      </span>
      ${t.state==="failed"?qt:$o(e,t,n,vo(t))}
    </li>`}function ip(e,t){t([...e.target.files]),e.target.value=""}var np=(e,t)=>H`
  <li class="shot add">
    <label for="files">
      ${c("camera")}<span class="strong">${i(e.items.length?"upload.more":"upload.add")}</span>
      ${e.items.length?qt:H`<span class="soft mice">${i("upload.drop")}</span>`}
    </label>
    <input id="files" type="file" accept=${Kl} multiple @change=${s=>ip(s,t)}>
  </li>`;function ap(e){let t=e.items.filter(n=>n.state==="done").length,s=[...new Set(e.items.filter(n=>n.state==="failed").map(n=>n.problem))];return H`
    <p class="hint" role="status">${e.isBusy?i("upload.ready",{n:t,of:P(e.items.length)}):""}</p>
    ${s.map(n=>H`<p class="error" role="alert">${n}</p>`)}`}var xo=(e,t)=>H`
  <ul class="shots ${e.items.length?"":"bare"}" @touchmove=${vs} @contextmenu=${vs} @dragstart=${vs}>
    ${e.items.map((s,n)=>sp(e,s,n))}
    ${e.items.length<e.most?np(e,t):qt}
  </ul>
  ${e.items.length>1?H`<p class="hint">${i("upload.order")}</p>`:qt}
  ${ap(e)}`;async function Oo(e,t){await e.addFiles(t),e.several.groups&&g("several-title")}function op(e){e.uploads.add(e.several.decline()),g("files")}function rp(e){for(let[t,s]of Object.entries(e.share.values))document.getElementById(t).value=s;return e.resolveShare(!0)}var cp=(e,t)=>tt`
  <section class="card" id="offer" aria-labelledby="offered">
    <h2 id="offered">${i("edit.shared")}</h2>
    <p class="hint">${i("edit.sharedHint")}</p>
    ${Object.values(e.share.values).map(s=>tt`<p class="text" dir="auto">${s}</p>`)}
    ${e.share.files.length?tt`<p>${i("edit.sharedFiles",{n:e.share.files.length})}</p>`:Ft}
    ${t?tt`<p class="note">${i("edit.sharedFull")}</p>`:Ft}
    ${e.share.left?tt`<p class="note">${i("edit.sharedLeft",{n:e.share.left})}</p>`:Ft}
    <div class="row end">
      <button type="button" class="quiet" @click=${()=>e.resolveShare(!1)}>${i("edit.sharedDrop")}</button>
      <button type="button" @click=${()=>rp(e)}>${i("edit.sharedTake")}</button>
    </div>
  </section>`;async function lp(e){await S(i("edit.discardTitle"),i("edit.discardText"),i("edit.startOver"))&&e.discard()}var pp=()=>S(i("place.inHome"),i("place.inHomeText"),i("place.showExact")),up=e=>tt`
  <p class="note">
    ${i("edit.restored")} <button type="button" class="link" @click=${()=>lp(e)}>${i("edit.startOver")}</button>
  </p>`,dp=e=>tt`
  <fieldset>
    <legend>${i("edit.photos")}</legend>
    ${e.photosExpired?tt`<p class="note">${i("edit.photosGone")}</p>`:Ft}
    ${xo(e.uploads,t=>Oo(e,t))}
    <p class="hint">${i("edit.photosMost",{n:e.uploads.most})} ${i("edit.photosHint")}</p>
  </fieldset>`,mp=e=>tt`
  ${v(e.form)}
  ${e.form.refusal?.reason==="changed_since"?tt`
    <div class="row">
      <a class="button quiet" href=${e.back} target="_blank">${i("edit.theirs")}</a>
      <button type="submit" class="quiet" @click=${()=>e.overwrite()}>${i("edit.mine")}</button>
    </div>`:Ft}`;function hp(e,t){let{isPublic:s,...n}=zn(e.currentTarget);t.change({...n,isPublic:s==="true"})}async function fp(e,t){let n=await t.submit(e)?document.querySelector("form [aria-invalid=true]"):document.getElementById("place");co(n),n?.focus()}function $p(e){let{title:t}=e.values,s=e.form.busy&&e.uploads.isBusy?"edit.waiting":e.isNew?"edit.publish":"action.save",n=a=>hp(a,e);return tt`
    <form class="card" novalidate ?hidden=${!!e.several.groups}
      @input=${n} @change=${n} @submit=${a=>fp(a,e)}>
      ${e.isRestored?up(e):Ft}
      ${dp(e)}
      ${ho(e.place,e.placeError)}
      ${u(e.form,"title",{label:i("find.titleField"),value:t,required:!0,most:h().limits.title})}
      ${lo(e)}
      <div class="publish">
        ${mp(e)}
        <div class="row end">
          <a class="button quiet" href=${e.back}>${i("action.cancel")}</a>
          ${B(e.form,i(s))}
        </div>
      </div>
    </form>`}function gp(e,t){return e.loading.problem?m(e.loading.problem,t):e.uploads?$p(e):$(4)}function Po(e){let t=new gs(e,{showHome:pp}),s=()=>t.loading.load();return io(e.signal,n=>t.uploads&&Oo(t,n)),{title:t.title,ready:s(),view:()=>tt`
      ${f(t.title,Ft,t.back)}
      ${t.share?cp(t,e.query.get("shared")==="full"):Ft}
      ${fo(t.several,()=>op(t))}
      ${t.several.groups?Ft:to(t.drafts)}
      ${gp(t,s)}`,close:()=>t.close()}}import{html as T,nothing as z}from"../lib/lit-html/lit-html.js";var bp=20,wp=e=>new Promise((t,s)=>{let n=()=>{clearTimeout(a),s(e.reason)},a=setTimeout(()=>{e.removeEventListener("abort",n),t()},1e3);e.addEventListener("abort",n,{once:!0})});async function qo(e,t,{signal:s,stopped:n,tick:a=wp,note:o=()=>{}}){for(;;)try{return await k(e,t,{signal:s})}catch(r){if(r.status!==429)throw r;await o();for(let l=Math.max(bp,r.retryAfter);l>0;l--){if(n())return null;await a(s)}}}var xs=class{isPublic=!1;keep=!1;category="";area="";forFriends="true";#t;constructor(t){this.#t=t}set(t){Object.assign(this,t),this.#t()}get body(){return{isPublic:this.isPublic,...this.keep?{keepVisibility:!0}:{},...this.category?{category:this.category}:{},...this.area===""?{}:{area:Number(this.area)},...Number(this.area)?{exactForFriends:this.forFriends==="true"}:{}}}};var yp=30,vp=["obscured","notPoint"],Fo=()=>h().places.source!=="gazetteer",Os=class{state=null;#t;#e;#s=!1;constructor(t,s){this.#t=t,this.#e=s}get rows(){return(this.#t.rows.items??[]).filter(t=>t.status==="noPlace"&&!vp.includes(t.reason)).slice(0,yp)}async run(){let{rows:t}=this,s={n:0,all:t.length,found:0,busy:!0,problem:null};this.state=s,this.#s=!1,this.#e.update();try{for(let n of t){if(this.#s)break;let[a]=await w(O("/api/places",{query:n.place||n.title,limit:1}),{signal:this.#e.signal});s.n++,a&&await this.#t.guess(n,a)&&s.found++,this.#e.update()}}catch(n){if(n.name==="AbortError")return;s.problem=n}s.busy=!1,this.#e.update()}stop(){this.#s=!0}};var kp=e=>Number(new URLSearchParams(e.split("?")[1]).get("limit"));function So(e,t){let s={items:null,next:0,busy:!1,problem:null},n=0,a=async o=>{let r=n,l=t();Object.assign(s,{busy:!0,problem:null}),e.update();try{let d=await w(o?`${l}&after=${o}`:l,{signal:e.signal});if(r!==n)return;s.items=[...o?s.items:[],...d],s.next=d.length<kp(l)?0:d.at(-1).row}catch(d){if(r!==n||d.name==="AbortError")return;o?p(x(d)):s.problem=d}s.busy=!1,e.update()};return s.clear=()=>{n++,Object.assign(s,{items:null,next:0,busy:!1,problem:null})},s.load=()=>a(0),s.more=async()=>{!s.busy&&s.next&&await a(s.next)},s.put=o=>{s.items=s.items?.map(r=>r.row===o.row?o:r)??null},s.drop=o=>{s.items=s.items?.filter(r=>r.row!==o.row)??null,s.items&&!s.items.length&&s.more()},s}var xp=e=>(/\.zip$/i.test(e.name??"")?1e3:100)*2**20,To=20,Op=200,Pp=["ready","noPlace","duplicate","bad","skipped","done"],qp=4,Fp=["noPoint","zeroPoint","notPoint","obscured","badPoint","noTitle","badLine","twice","known"],Lo=e=>Fp.includes(e.reason)?e.reason:"",Ps=class{current=null;unfinished=[];status="ready";progress=null;refusal=null;published=null;#t;#e=null;#s=!1;constructor(t){this.#t=t,this.options=new xs(()=>t.update()),this.places=new Os(this,t),this.rows=So(t,()=>O(`${this.#i}/rows`,{status:this.status,limit:50})),this.loading=j(t,()=>this.#n())}get#i(){return`/api/imports/${this.current.id}`}get tabs(){let{counts:t}=this.current;return Pp.map((s,n)=>({name:s,n:t[s],at:n})).filter(({n:s,at:n})=>s||n<qp)}get isBusy(){return!!this.published?.busy}get isDone(){let{counts:t}=this.current;return!!this.published&&!this.isBusy&&!this.published.problem&&!t.ready&&!t.noPlace&&!t.media}async#n(){let{signal:t}=this.#t,s=this.#t.query.get("id"),n=await w("/api/imports",{signal:t});this.unfinished=n.filter(o=>o.counts.ready||o.counts.noPlace);let a=n.find(o=>o.id===s);a&&await this.#a(a)}async#a(t){this.current=t,this.published=null,this.places.state=null,this.status=this.tabs.find(({n:s})=>s)?.name??"ready",this.rows.clear(),await this.rows.load()}open(t){return this.#t.rename(O("/import",{id:t.id})),this.#a(t)}async upload(t,s=Kt){let n=new AbortController;this.#e=n,this.#t.signal.addEventListener("abort",()=>n.abort(),{once:!0}),Object.assign(this,{progress:0,refusal:null}),this.#t.update();let a=o=>{this.progress=o,this.#t.update()};try{if(t.size>xp(t))throw{code:"page",text:i("import.tooLarge")};let o=await s("POST","/api/imports",t,{progress:a,signal:n.signal});if(n.signal.aborted)return;await this.open(o)}catch(o){if(o.name==="AbortError")return;this.refusal=o,o.reason==="too_many_imports"&&await this.loading.load()}finally{this.progress=null,this.#t.update()}}cancel(){this.#e?.abort()}choose(t){return this.status=t,this.rows.clear(),this.rows.load()}async#o(t,s){let n=await X(E(`${this.#i}/rows/${t.row}`,s).then(a=>{let o={...this.current.counts};o[t.status]--,o[a.status]++,this.current={...this.current,counts:o},a.status===t.status?this.rows.put(a):this.rows.drop(t)}));return this.#t.update(),n}skip(t,s){return this.#o(t,{skip:s})}place(t,{point:s,name:n,location:a}){let o=a?.name??n;return this.#o(t,{latitude:s.lat,longitude:s.lng,...o?{place:o}:{}})}guess(t,{latitude:s,longitude:n}){return this.#o(t,{latitude:s,longitude:n,guessed:!0})}rename(t,s){return this.#o(t,{title:s})}async commit(){if(this.isBusy)return;let{signal:t}=this.#t,{ready:s,done:n}=this.current.counts;this.#s=!1;let a={made:0,taken:0,all:s,busy:!0,problem:null};this.published=a;let o=r=>{this.current=r,Object.assign(a,{made:r.counts.done-n,taken:s-r.counts.ready}),this.#t.update()};this.#t.update();try{for(let r=To;this.current.counts.ready&&!this.#s;){let l=this.current.counts.ready,d=await qo(`${this.#i}/commit`,{...this.options.body,limit:Op},{signal:t,stopped:()=>this.#s,note:()=>w(this.#i,{signal:t}).then(o)});if(!d)break;if(o(d),r=this.current.counts.ready<l?To:this.current.counts.media?r-1:0,!r)throw{code:"strange"}}}catch(r){if(r.name==="AbortError")return;a.problem=r,await w(this.#i,{signal:t}).then(o).catch(()=>{})}a.busy=!1,t.aborted||await this.choose(this.current.counts.ready?"ready":"done")}stop(){this.#s=!0}leave(){return this.current=null,this.refusal=null,this.#t.query.delete("id"),this.#t.rename("/import"),this.loading.load()}async discard(t){await X(q(`/api/imports/${t.id}`))&&await this.leave()}};var Sp=["track","route","line","area","picture","link","file","damaged","text"];function Bo({leftOut:e=[]}){let t=e.filter(({kind:s})=>Sp.includes(s));return t.length?i("import.leftOut",{n:t.reduce((s,{n})=>s+n,0),list:Xi(t.map(({kind:s,n})=>i(`import.kind.${s}`,{n})))}):""}var Io=({leftOut:e=[]})=>e.flatMap(({where:t=[]})=>t).map(({file:t="",line:s=0,column:n=0})=>s?i(t?"import.leftAt":"import.leftLine",{file:t,line:P(s),column:P(n)}):t);import{html as ce,nothing as Te}from"../lib/lit-html/lit-html.js";var Ao=(e,t,s,n,a)=>ce`
  <label class="switch">
    <span>${s}<br><span class="soft">${n}</span></span>
    <input type="checkbox" role="switch" id=${e} .checked=${t} @change=${o=>a(o.target.checked)}>
  </label>`,Oi=(e,t,s,n,a,o,r)=>ce`
  <div class="field">
    <label for=${e}>${t}</label>
    <select id=${e} aria-describedby=${s?`${e}-hint`:Te} @change=${l=>r(l.target.value)}>
      ${n.map(l=>ce`<option value=${l} ?selected=${l===o}>${a(l)}</option>`)}
    </select>
    ${s?ce`<p class="hint" id="${e}-hint">${s}</p>`:Te}
  </div>`,Tp=(e,t)=>ce`
  ${e.current.format==="finds"?Ao("import-keep",t.keep,i("import.keep"),i("import.keepHint"),s=>t.set({keep:s})):Te}
  ${t.keep?Te:Ao("import-public",t.isPublic,i("import.public"),i("import.publicHint"),s=>t.set({isPublic:s}))}`,Lp=e=>Oi("import-category",i("import.category"),"",["",...Ut],t=>t?pt(t):i("edit.none"),e.category,t=>e.set({category:t})),Bp=e=>Oi("import-area",i("place.shown"),i("import.areaHint"),["","0","1","5","20"],t=>t===""?i("place.asSet"):Vt(t),e.area,t=>e.set({area:t})),Ip=e=>Oi("import-friends",i("place.exactFor"),"",["true","false"],t=>i(t==="true"?"place.forFriends":"place.forMe"),e.forFriends,t=>e.set({forFriends:t})),Mo=(e,t=e.options)=>ce`
  ${Tp(e,t)}
  <div class="folds">
    <details class="fold" id="fold-import">
      <summary>${c("filter")} <span class="grow">${i("import.more")}</span> ${c("next")}</summary>
      <div class="stack">${Lp(t)}${Bp(t)}${Number(t.area)?Ip(t):Te}</div>
    </details>
  </div>`;import{html as G,nothing as Et}from"../lib/lit-html/lit-html.js";function Ap(e){if(e.status==="ready"&&e.reason!=="noTitle")return e.guessed?i("import.guessed"):e.place??"";let t=Lo(e),s=e.line?`${i("import.line",{n:e.line})}: `:"";return t?s+i(`import.reason.${t}`):""}async function qi(e,t,s){if(!await s)return;let n=e.rows.items?.[Math.min(t,e.rows.items.length-1)];g(n?`row-${n.row}`:"part-rows")}function Mp(e,t,s,n){let a=new it(n,null,()=>qi(e,s,e.place(t,a.value)));return re(a)}var qs=e=>e.title||i("import.line",{n:e.row}),Pi=(e,t,s)=>G`
  <button type="button" class="quiet" id="row-${e.row}" aria-label=${`${t}: ${qs(e)}`} @click=${s}>${t}</button>`,Up=e=>t=>u(t,"title",{label:i("find.titleField"),value:e.title,required:!0,least:1,most:h().limits.title});async function _p(e,t){await I(n=>new b({send:async({title:a})=>{await e.rename(t,a.trim())&&n()}}),i("import.rename"),Up(t),n=>B(n,i("action.save"))),g(`name-${t.row}`)}var Uo=(e,t)=>G`
  <button type="button" class="round" id="name-${t.row}" aria-label=${`${i("import.rename")}: ${qs(t)}`}
    @click=${()=>_p(e,t)}>
    ${c("edit")}
  </button>`,_o=e=>e.findId?G`
  <a class="button quiet" href="/finds/${e.findId}" aria-label=${`${i("import.show")}: ${qs(e)}`}>
    ${i("import.show")}</a>`:Et,Dp=(e,t,s,n)=>({ready:()=>G`${Uo(e,t)}${Pi(t,i("import.skip"),()=>qi(e,s,e.skip(t,!0)))}`,skipped:()=>Pi(t,i("import.unskip"),()=>qi(e,s,e.skip(t,!1))),noPlace:()=>G`${Uo(e,t)}${Pi(t,i("import.locate"),()=>Mp(e,t,s,n))}`,duplicate:()=>_o(t),done:()=>_o(t)})[t.status]?.()??Et,Fi=e=>e?G`<br><span class="soft" dir="auto">${e}</span>`:Et,Np=e=>e.slice(e.lastIndexOf("/")+1),Ep=e=>[`import.lost.${e}`,`rule.${e}`,`reason.${e}`].map(t=>[t,i(t)]).find(([t,s])=>s!==t)?.[1]??e,jp=({media:e,lost:t=[]})=>[e>t.length?Fi(i("import.rowMedia",{n:e-t.length})):Et,...t.map(({file:s,reason:n})=>Fi(`${Np(s)}: ${Ep(n)}`))],Hp=(e,t,s,n)=>G`
  <li class="row between">
    <span class="grow"><bdi class="strong">${qs(t)}</bdi>${Fi(Ap(t))}${jp(t)}</span>
    <span class="row">${Dp(e,t,s,n)}</span>
  </li>`;function Cp(e,t){let{items:s,problem:n,load:a}=e.rows;return n?m(n,a):s?s.length?G`
    <ul class="people" aria-label=${i("import.rows")}>${s.map((o,r)=>Hp(e,o,r,t))}</ul>
    ${F(e.rows)}`:G`<p class="soft" role="status">${i("import.none")}</p>`:$(4)}var Rp=(e,{n:t,all:s})=>G`
  <progress max=${s} .value=${t} aria-label=${i("import.lookUp")}></progress>
  <p class="row between">
    <span role="status">${i("import.progress",{n:t,all:P(s)})}</span>
    <button type="button" class="quiet" @click=${()=>e.places.stop()}>${i("import.stop")}</button>
  </p>`;async function zp(e){await e.places.run(),g("part-rows")}function Wp(e){let{state:t,rows:s}=e.places;return t?.busy?Rp(e,t):G`
    ${t?G`<p role="status">${i("import.lookedUp",{n:t.found})}</p>`:Et}
    ${t?.problem?m(t.problem):Et}
    ${s.length?G`
      <p class="hint">${i("import.lookUpText",{source:h().places.attribution})}</p>
      <p>
        <button type="button" class="quiet" id="import-lookup" @click=${()=>zp(e)}>${i("import.lookUp")}</button>
      </p>`:Et}`}var Do=(e,t)=>G`
  <section class="card">
    ${V("rows",i("import.rows"))}
    <div class="chips" role="group" aria-label=${i("import.which")}>
      ${e.tabs.map(({name:s,n})=>ee(e.status===s,`${i(`import.status.${s}`)} (${P(n)})`,()=>e.choose(s)))}
    </div>
    ${e.status==="noPlace"&&Fo()?Wp(e):Et}
    ${Cp(e,t)}
  </section>`;var Vp=".gpx,.kml,.kmz,.geojson,.geojsonl,.json,.umap,.csv,.tsv,.txt,.zip";async function Gp(e,t){let s=e.target,[n]=s.files;n&&(await t.upload(n),s.value="",t.current&&g("part-import"))}var Yp=e=>T`
  <progress max="1" .value=${e.progress} aria-label=${i("import.upload")}></progress>
  <p class="row between">
    <span class="soft" role="status">${i(e.progress<1?"import.upload":"import.reading")}</span>
    <button type="button" class="quiet" @click=${()=>e.cancel()}>${i("action.cancel")}</button>
  </p>`,Jp=e=>T`
  <p class="row actions">
    <label class="button" for="import-file">${c("plus")} ${i("import.choose")}</label>
    <input class="file" id="import-file" type="file" accept=${Vp} aria-describedby="import-hint" @change=${t=>Gp(t,e)}>
  </p>`,Xp=e=>T`
  <section class="card">
    <p>${i("import.text")}</p>
    ${e.refusal?m(e.refusal):z}
    ${e.progress===null?Jp(e):Yp(e)}
    <p class="hint" id="import-hint">${i("import.files")}</p>
  </section>
  ${e.unfinished.length?Kp(e):z}`;async function Eo(e,t){await S(i("import.discardTitle"),i("import.discardText"),i("import.discard"))&&(await e.discard(t),g("import-file"))}var Fs=e=>e.name||i("import.unnamed");async function Zp(e,t){await e.open(t),g("part-import")}var Kp=e=>T`
  <section class="card">
    <h2>${i("import.unfinished")}</h2>
    <ul class="people">${e.unfinished.map(t=>T`
      <li class="row between">
        <span class="grow"><bdi class="strong">${Fs(t)}</bdi><br>
          <span class="soft">${i("import.left",{n:t.counts.ready+t.counts.noPlace})} ${jo(t)}</span></span>
        <span class="row">
          <button type="button" class="quiet" aria-label=${`${i("import.goOn")}: ${Fs(t)}`} @click=${()=>Zp(e,t)}>
            ${i("import.goOn")}
          </button>
          <button type="button" class="round" aria-label=${`${i("import.discard")}: ${Fs(t)}`}
            @click=${()=>Eo(e,t)}>
            ${c("trash")}
          </button>
        </span>
      </li>`)}
    </ul>
  </section>`,jo=e=>i("import.ends",{date:K(e.expiresAt)});async function Qp(e){await e.commit(),g("part-import")}var tu=(e,{taken:t,all:s})=>T`
  <progress max=${s} .value=${t} aria-label=${i("import.running")}></progress>
  <p class="row between">
    <span role="status">${i("import.progress",{n:t,all:P(s)})}</span>
    <button type="button" class="quiet" id="import-stop" @click=${()=>e.stop()}>${i("import.stop")}</button>
  </p>
  ${e.current.counts.media?T`<p class="soft">${i("import.mediaLeft",{n:e.current.counts.media})}</p>`:z}`,eu=({mediaDone:e,mediaLost:t},{made:s})=>T`
  <p role="status">${c("check")} ${i("import.made",{n:s})}</p>
  ${e?T`<p>${i("import.media",{n:e})}</p>`:z}
  ${t?T`<p>${i("import.mediaLost",{n:t})}</p>`:z}
  ${s?T`<p><a class="button" href="/profile">${i("import.see")}</a></p>`:z}`,su=(e,t)=>T`
  ${Mo(e)}
  <button type="button" class="main" id="import-commit" @click=${()=>Qp(e)}>${i("import.commit",{n:t})}</button>`;function iu(e){let[t,s]=[Bo(e),Io(e)];return T`
    ${t?T`<p id="import-left">${t}</p>`:z}
    ${s.length?T`
      <details>
        <summary>${i("import.leftWhere")}</summary>
        <ul>${s.map(n=>T`<li><bdi>${n}</bdi></li>`)}</ul>
      </details>`:z}
    ${e.guessedEncoding?T`<p>${i("import.encoding",{name:e.guessedEncoding})}</p>`:z}`}function nu(e){let{current:t,published:s}=e;return T`
    <section class="card">
      ${V("import",T`<bdi>${Fs(t)}</bdi>`)}
      ${e.isBusy?tu(e,s):T`
        ${e.isDone?z:T`<p class="soft">${jo(t)}</p>`}
        ${iu(t)}
        ${s?eu(t.counts,s):z}
        ${s?.problem?m(s.problem):z}
        ${t.counts.ready?su(e,t.counts.ready):z}
        <p class="row">${e.isDone?T`
          <button type="button" class="quiet" @click=${()=>No(e)}>${i("import.finish")}</button>`:T`
          <button type="button" class="quiet" @click=${()=>No(e)}>${i("import.other")}</button>
          <button type="button" class="danger" @click=${()=>Eo(e,t)}>${i("import.discard")}</button>`}
        </p>`}
    </section>`}async function No(e){await e.leave(),g("import-file")}function au(e,t){return e.loading.problem?m(e.loading.problem,e.loading.load):e.current?T`${nu(e)}${e.isBusy?z:Do(e,t)}`:Xp(e)}function Ho(e){let t=new Ps(e);return{title:i("import.title"),ready:t.loading.load(),view:()=>T`${f(i("import.title"),z,"/settings")}${au(t,e)}`}}import{html as D,nothing as et}from"../lib/lit-html/lit-html.js";var ou=4,ru=e=>e.map((t,s)=>t.map((n,a)=>n?`M${a} ${s}h1v1h-1z`:"").join("")).join("");async function Co(e){let{encode:t}=await import(new URL("lib/uqr/uqr.js",Ue).href),{data:s,size:n}=t(e,{ecc:"M",border:ou});return{size:n,path:ru(s)}}var Ro=[1,2,5,10,25,100],zo=[1,7,30,90],Ss=class{created=null;#t;constructor(t){this.#t=t,this.list=_(t,"/api/invites"),this.form=new b({send:(s,n)=>this.#e(s,n),update:t.update})}get isAdmin(){return y()?.role==="admin"}isMine(t){return t.inviter?.id===y()?.id}async#e({uses:t,days:s,note:n="",befriend:a},o){let r={uses:Number(t),days:Number(s),note:n.trim(),befriend:!!a},l=await k("/api/invites",r);this.created={...l,url:new URL(l.link,location.origin).href,code:null},o.reset(),this.#t.update(),await Promise.all([this.#s(this.created),this.list.load()])}async#s(t){t.code=await Co(t.url).catch(()=>null),this.#t.update()}close=()=>{this.created=null,this.#t.update()};async copy(){try{await navigator.clipboard.writeText(this.created.url),p(i("find.copied"))}catch{p(i("invites.copyYourself"))}}get canShare(){return!!navigator.share}async share(){try{let t=i("invites.shareText",{name:y().username,instance:fe()});await navigator.share({title:i("invites.shareTitle",{instance:fe()}),text:t,url:this.created.url})}catch(t){t.name!=="AbortError"&&await this.copy()}}async revoke(t){try{await q(`/api/invites/${t.id}`),this.created?.id===t.id&&(this.created=null),await this.list.load()}catch(s){p(x(s))}this.#t.update()}};var Wo=(e,t,s,n)=>D`
  <div class="field">
    <label for=${e}>${t}</label>
    <select id=${e} name=${e}>
      ${s.map(([a,o])=>D`<option value=${a} ?selected=${a===n}>${o}</option>`)}
    </select>
  </div>`,cu=()=>D`
  <label class="switch">
    <span>${i("invites.befriend")}<br><span class="soft">${i("invites.befriendHint")}</span></span>
    <input type="checkbox" role="switch" id="befriend" name="befriend">
  </label>`;async function lu(e,t){let s=t.created;await t.form.submit(e),t.created!==s&&await g("created-title")}var pu=(e,t=e.form)=>D`
  <form class="card" novalidate aria-labelledby="new-invite" @submit=${s=>lu(s,e)}>
    <h2 id="new-invite">${i("invites.new")}</h2>
    ${v(t)}
    <div class="pair">
      ${Wo("uses",i("invites.uses"),Ro.map(s=>[s,i("invites.people",{n:s})]),1)}
      ${Wo("days",i("invites.days"),zo.map(s=>[s,i("invites.daysOf",{n:s})]),7)}
    </div>
    ${cu()}
    ${u(t,"note",{label:i("invites.note"),hint:i("invites.noteHint"),most:200})}
    <div class="row end">${B(t,i("invites.create"))}</div>
  </form>`,uu=({size:e,path:t})=>D`
  <svg class="qr" viewBox="0 0 ${e} ${e}" role="img" aria-label=${i("invites.qr")} shape-rendering="crispEdges">
    <path d=${t}></path>
  </svg>`,du=e=>D`
  <button type="button" class="quiet" @click=${()=>e.share()}>${c("share")} ${i("action.share")}</button>`,mu=e=>D`
  <section class="card" id="created" aria-labelledby="created-title">
    <div class="row between"><h2 id="created-title" tabindex="-1">${i("invites.ready")}</h2>${Mt(e.close)}</div>
    <p role="status">${i("invites.once")}</p>
    <div class="field">
      <label for="link">${i("invites.link")}</label>
      <input id="link" type="text" readonly dir="ltr" .value=${e.created.url} @focus=${t=>t.target.select()}>
    </div>
    <p class="row actions">
      <button type="button" @click=${()=>e.copy()}>${c("copy")} ${i("invites.copy")}</button>
      ${e.canShare?du(e):et}
    </p>
    ${e.created.code?uu(e.created.code):et}
  </section>`,hu=e=>D`<li><a class="person" href="/people/${e.id}">${lt(e,28)} <span class="strong">${e.username}</span></a></li>`;async function fu(e,t){await S(i("invites.revokeTitle"),i("invites.revokeText"),i("invites.revoke"))&&await e.revoke(t)}var $u=(e,t,s)=>D`
  <button type="button" class="quiet" aria-label="${i("invites.revoke")}: ${s}" @click=${()=>fu(e,t)}>
    ${i("invites.revoke")}
  </button>`,gu={open:"invites.open",used_up:"invites.usedUp",expired:"invites.expired",revoked:"invites.revoked",suspended:"invites.suspended"},bu=(e,t)=>!e.isAdmin||e.isMine(t)?et:D` · ${t.inviter?i("invites.by",{name:t.inviter.username}):i("invites.byCommand")}`;function wu(e,t){let s=t.note||i("invites.of",{date:K(t.createdAt)}),n=t.state==="open";return D`
    <li class="invite">
      <div class="row between">
        <span class="strong" dir="auto">${s}</span>
        <span class="badge">${i(gu[t.state])}</span>
      </div>
      <p class="soft">
        ${i("invites.used",{used:P(t.uses-t.usesLeft),uses:P(t.uses)})}
        ${n?D` · ${i("invites.until",{date:K(t.expiresAt)})}`:et}
        ${t.befriend?D` · ${i("invites.befriends")}`:et}
        ${bu(e,t)}
      </p>
      ${t.usedBy.length?D`<ul class="row used" aria-label=${i("invites.usedBy")}>${t.usedBy.map(hu)}</ul>`:et}
      ${n?D`<p class="row actions">${$u(e,t,s)}</p>`:et}
    </li>`}function yu(e){let{items:t,problem:s,load:n}=e.list;return s?m(s,n):t?t.length?D`
    <section class="card">
      <h2>${i(e.isAdmin?"invites.all":"invites.yours")}</h2>
      <ul class="people">${t.map(a=>wu(e,a))}</ul>
      ${F(e.list)}
    </section>`:At()?et:M(i("invites.none"),i("reason.may_not_invite")):$(2)}function Vo(e){let t=new Ss(e);return{title:i("invites.title"),ready:t.list.load(),view:()=>D`
      ${f(i("invites.title"),et,"/people")}
      ${At()?D`<p class="lead">${i("invites.lead")}</p>`:et}
      ${t.created?mu(t):et}
      ${At()?pu(t):et}
      ${yu(t)}`}}import{html as Le,nothing as vu}from"../lib/lit-html/lit-html.js";var Yo=(e,t)=>Le`
  <div class="field">
    <p><span class="strong">${e}</span><br>${t}</p>
    <p class="hint">${i("admin.fixed")}</p>
  </div>`,ku=(e,{label:t,value:s,options:n,text:a})=>Le`
  <div class="field">
    <label for=${e}>${t}</label>
    <select id=${e} name=${e}>
      ${n.map(o=>Le`<option value=${o} ?selected=${o===s}>${a(o)}</option>`)}
    </select>
  </div>`;function Go(e,t,s,n,a){let o=e.values[t];return e.isFixed(t)?Yo(n,a(o)):ku(t,{label:n,value:o,options:s,text:a})}var xu=e=>u(e.form,"mediaLimit",{label:i("admin.limitOfAll"),hint:i("admin.limitOfAllHint"),kind:"number",mode:"numeric",value:e.limit}),Ou=({mediaLimit:e})=>e?st(e):i("admin.limits.none"),Pu=e=>Le`
  <form class="card" novalidate @submit=${e.form.submit}>
    ${v(e.form)}
    <p class="hint">${i("admin.public")}</p>
    ${u(e.form,"name",{label:i("admin.name"),value:e.values.name,most:50})}
    ${u(e.form,"description",{label:i("admin.description"),value:e.values.description,kind:"area",most:500})}
    ${u(e.form,"rules",{label:i("admin.rules"),value:e.values.rules,kind:"area",most:5e3})}
    ${u(e.form,"contact",{label:i("admin.contact"),hint:i("admin.contactHint"),value:e.values.contact,most:200})}
    ${Go(e,"registration",Ma,i("admin.registration"),t=>i(`admin.modes.${t}`))}
    ${Go(e,"invites",Ua,i("admin.whoInvites"),t=>i(`admin.inviters.${t}`))}
    ${e.isFixed("mediaLimit")?Yo(i("admin.limitOfAll"),Ou(e.values)):xu(e)}
    <div class="row end">${B(e.form,i("action.save"))}</div>
  </form>`;function qu(e){return e.loading.problem?m(e.loading.problem,e.loading.load):e.values?Pu(e):$(4)}function Jo(e){let t=new rs(e);return{title:i("admin.instance"),ready:t.loading.load(),view:()=>Le`${f(i("admin.instance"),vu,"/admin")}${qu(t)}`}}import{html as St,nothing as Yt}from"../lib/lit-html/lit-html.js";var Xo=e=>e.slice(e.lastIndexOf("#")+1).trim(),Ts=class{greeting=null;ended=null;#t;constructor(t,s){this.#t=t,this.invite=Xo(s);let n={username_taken:"username",invite_needed:"invite",registration_closed:"invite"};this.form=new b({send:a=>this.#s(a),update:t.update,fieldOf:n})}load=async()=>{if(this.invite){try{this.greeting=await k("/api/invites/greeting",{code:this.invite})}catch(t){if(t.reason!=="invite_ended")return;this.ended=t,this.invite=""}this.#t.update()}};get user(){return y()}get isClosed(){return h().registration==="closed"&&!this.invite}get asksInvite(){return h().registration!=="open"&&!this.invite}#e(t){throw t.reason==="invite_needed"&&(this.invite=""),t}async#s({username:t,password:s,invite:n=""}){await dn();let a=this.invite||Xo(n),o={username:t.trim(),password:s,cookie:!0,...a?{invite:a}:{}},r=await k("/api/auth/register",o).catch(l=>this.#e(l));yt(r.user),await this.#t.go("/",{replace:!0}),p(i("join.welcome",{name:r.user.username}))}};var Fu=({form:e,asksInvite:t})=>St`
  <form novalidate @submit=${e.submit}>
    ${v(e)}
    ${t?u(e,"invite",{label:i("join.invite"),hint:i("join.inviteHint"),required:!0}):Yt}
    ${u(e,"username",{label:i("account.username"),hint:i("join.usernameHint"),required:!0,least:3,most:31,pattern:"[A-Za-z0-9_\\-]*",complete:"username"})}
    ${u(e,"password",{label:i("account.password"),hint:i("join.passwordHint"),kind:"password",required:!0,least:8,most:255,complete:"new-password"})}
    ${B(e,i("join.action"))}
  </form>`;function Su({greeting:e,invite:t}){let s=e?.inviter?.username;return St`
    ${s?St`<p class="strong">
      ${i(e.befriend?"join.invitedFriend":"join.invitedBy",{name:s,instance:fe()})}</p>`:Yt}
    <p class="lead">${i("app.about")}</p>
    ${t?St`<p class="lead">${i("join.invited")}</p>`:Yt}`}var Tu=(e,t)=>St`${ba(St`
  <h1 tabindex="-1">${i("join.title")}</h1>
  ${Su(e)}
  ${e.ended?St`<p class="note" role="alert">${x(e.ended)}</p>`:Yt}
  ${e.user?St`<p class="note">${i("join.signedIn",{name:e.user.username})}</p>`:Yt}
  ${e.isClosed?St`<p class="note">${i("join.closed")}</p>`:Yt}
  ${h().passwordLogin?Fu(e):Yt}
  ${va("join.provider",{redirect:"/"},{invite:e.invite})}
  <p class="below">${i("join.have")} <a href="/sign-in">${i("signin.action")}</a></p>`)}${ga(t)}`;function Zo(e){let t=new Ts(e,location.hash);return{get title(){return i("join.title")},broad:!0,ready:t.load(),view:()=>Tu(t,e.update)}}import{html as ft,nothing as Ie}from"../lib/lit-html/lit-html.js";var Ko=["private","friends","public"],Qo=({name:e,description:t,visibility:s})=>({name:e.trim(),description:t.trim()||null,visibility:s}),tr=e=>new b({send:async t=>e(await k("/api/lists",Qo(t)))}),Ls=class{constructor(t){let s=t.query.get("user")??"";this.isOwn=!s||s===y().id,this.lists=_(t,O("/api/lists",{userId:s,limit:20}))}},Bs=class{list=null;#t;#e;constructor(t){this.#t=t,this.#e=`/api/lists/${t.params.id}`,this.finds=_(t,`${this.#e}/finds?limit=50`),this.loading=j(t,()=>this.#s())}get title(){return this.list?.name??i("lists.one")}get isOwn(){return this.list?.userId===y().id}get canHide(){return!this.isOwn&&y().role==="admin"&&!!this.list&&this.list.visibility!=="private"}get listsPath(){return O("/lists",{user:this.list&&!this.isOwn&&this.list.userId})}async#s(){this.list=await w(this.#e,{signal:this.#t.signal}),await this.finds.load()}editForm=t=>new b({send:async s=>{this.list=await W(this.#e,Qo(s)),this.#t.update(),t()}});hideForm=t=>new b({send:async({reason:s})=>{await k(`/api/admin/lists/${this.list.id}/private`,{reason:s.trim()}),t(),this.#t.go(this.listsPath,{replace:!0})}});async remove(){await X(q(this.#e))&&this.#t.go("/lists",{replace:!0})}async#i(t){if(await X(t)){let s=await w(this.#e).catch(()=>this.list);this.list=s}this.#t.update()}drop(t){return this.#i(q(`${this.#e}/finds/${t.id}`).then(()=>{if(this.finds.items=this.finds.items.filter(s=>s.id!==t.id),!this.finds.items.length&&this.finds.next)return this.finds.load()}))}setCover(t){return this.#i(W(this.#e,{coverId:t.id}))}move(t,s){let{items:n}=this.finds,a=n.findIndex(r=>r.id===t.id),o=n[a+s];return o?this.#i(W(`${this.#e}/finds/${t.id}/place`,{[s<0?"before":"after"]:o.id}).then(()=>{let r=n.filter(l=>l.id!==t.id);r.splice(a+s,0,t),this.finds.items=r})):null}},Is=class{lists=null;update=()=>{};#t;constructor(t){this.#t=t,this.form=new b({send:(s,n)=>this.#e(s,n),update:()=>this.update()})}load(){return X(w(`/api/finds/${this.#t}/lists`).then(t=>{this.lists=t}))}async toggle(t){let s=`/api/lists/${t.id}/finds/${this.#t}`;t.hasFind=!t.hasFind,this.update(),await X(t.hasFind?W(s):q(s))||(t.hasFind=!t.hasFind),this.update()}async#e({list:t},s){let n=await k("/api/lists",{name:t.trim()});this.lists.unshift({...n,hasFind:!1}),s.reset(),await this.toggle(this.lists[0])}};import{html as Jt,nothing as Lu}from"../lib/lit-html/lit-html.js";var Bu={private:"lock",friends:"people",public:"globe"},As=e=>Jt`
  <span class="badge">${c(Bu[e.visibility])} ${i(`lists.${e.visibility}`)}</span>`,er=e=>Jt`
  <li>
    <a class="find" href="/lists/${e.id}">
      <span class="thumb">${e.cover?_t(e.cover.media,{thumb:!0}):c("bookmark")}</span>
      <span class="what">
        <span class="name" dir="auto">${e.name}</span>
        <span class="soft">${i("lists.finds",{n:e.findCount})}</span>
        <span class="soft marks">${As(e)}</span>
      </span>
    </a>
  </li>`,Iu=(e,t)=>Jt`<option value=${t} ?selected=${t===(e?.visibility??"private")}>${i(`lists.${t}`)}</option>`,Au=(e,t)=>Jt`
  ${v(e)}
  ${u(e,"name",{label:i("lists.name"),value:t?.name??"",required:!0,most:100})}
  ${u(e,"description",{label:i("lists.description"),value:t?.description??"",kind:"area",most:500})}
  <div class="field">
    <label for="visibility">${i("lists.who")}</label>
    <select id="visibility" name="visibility" aria-describedby="visibility-hint">${Ko.map(s=>Iu(t,s))}</select>
    <p class="hint" id="visibility-hint">${i("lists.whoHint")}</p>
  </div>`,Ms=(e,t=null)=>I(e,i(t?"lists.edit":"lists.new"),s=>Au(s,t),s=>B(s,i("action.save"))),Mu=(e,t)=>Jt`
  <li>
    <label class="row list-choice">
      <input type="checkbox" .checked=${t.hasFind} @change=${()=>e.toggle(t)}>
      <span class="grow" dir="auto">${t.name}</span>
      ${As(t)}
    </label>
  </li>`,Uu=(e,t)=>Jt`
  <div class="row between"><h2>${i("lists.addTo")}</h2>${Mt(t)}</div>
  ${e.lists.length?Jt`<ul class="people">${e.lists.map(s=>Mu(e,s))}</ul>`:Lu}
  <form novalidate @submit=${e.form.submit}>
    ${v(e.form)}
    ${u(e.form,"list",{label:i("lists.new"),hint:i("lists.newHint"),required:!0,most:100})}
    <div class="row end"><button type="submit" aria-busy=${e.form.busy?"true":"false"}>${i("lists.create")}</button></div>
  </form>`;async function _u(e){let t=new Is(e.id);await t.load()&&await ut((s,n)=>(t.update=n,Uu(t,s)),{label:i("lists.addTo")})}import{html as Tt,nothing as le}from"../lib/lit-html/lit-html.js";var[Us,Du,Nu]=[12,28,44],Si=class extends pa{label="";#t=[];set places(t){this.#t=t,this.map&&this.draw()}options(){let{lat:t,lng:s}=this.#t[0]??{lat:25,lng:5};return{view:{lat:t,lng:s,zoom:2},still:!0,onMove:()=>this.map&&this.#e()}}draw(){this.#t.length&&(this.map.fit(this.#t,Us,{animate:!1}),this.#e())}#e(){this.map.setMarkers(da(this.#t,t=>this.map.pixelOf(t),Nu).map(t=>this.#s(t)))}#s([t,...s]){if(!s.length){let r=()=>this.map.setView({...t,zoom:Us}),l=t.km?t:null;return{key:`${t.lat},${t.lng}`,lat:t.lat,lng:t.lng,kind:"dot",size:Du,text:"",label:t.name,area:l,click:r}}let n=ma({latitude:t.lat,longitude:t.lng,count:s.length+1}),a=s.every(r=>r.lat===t.lat&&r.lng===t.lng);return{...n,click:()=>a?this.map.setView({...t,zoom:Us}):this.map.fit([t,...s],Us)}}failed(){this.remove()}};customElements.define("finds-map",Si);var Eu=112,sr=(e,t)=>Tt`
  <span class="sum"><span class="strong">${P(e)}</span> <span class="soft">${i(t,{n:e})}</span></span>`,_s=(e,{count:t,likes:s,badge:n=le,actions:a=le})=>Tt`
  <section class="profile-head">
    ${lt(e,Eu)}
    <p class="row">
      ${t===void 0?le:sr(t,"person.findsSum")}
      ${s===void 0?le:sr(s,"person.likesSum")}
      ${n}
    </p>
    <p class="row actions">${a}</p>
  </section>`,ju=e=>Tt`
  <li>
    <a class="tile c-${e.category??""}" href="/finds/${e.id}">
      ${e.media.length?_t(e.media[0],{thumb:!0}):Tt`<span class="sign-tile">${Ct(e.category)}</span>`}
      ${e.isPublic?le:Tt`<span class="corner">${c("lock")}<span class="unseen">${i("find.friendsOnly")}</span></span>`}
      <span class="caption" dir="auto">${e.title}</span>
    </a>
  </li>`,ir=(e,t,s)=>Tt`
  <button type="button" class="chip" aria-pressed=${e.layout===t?"true":"false"} @click=${()=>e.show(t)}>
    ${c(s)} ${i(`person.${t}`)}
  </button>`,Hu={grid:e=>Tt`<ul class="tiles">${e.map(ju)}</ul>`,list:e=>Tt`<ul class="card rows">${e.map(t=>En(t,We(t)))}</ul>`},Ti=e=>[...new Map(e.map(({locationId:t,location:s})=>[t,{...te(s),km:s.area,name:yn(s)}])).values()];function pe(e,t){let{items:s,problem:n,load:a}=e.finds;return n?m(n,a):s?s.length?Tt`
    <finds-map .places=${Ti(s)} .label=${i("person.map")}></finds-map>
    <div class="chips" role="group" aria-label=${i("person.layout")}>
      ${ir(e,"grid","camera")}
      ${ir(e,"list","filter")}
    </div>
    ${Hu[e.layout](s)}
    ${F(e.finds)}`:M(t.title,t.text,t.action??le):$(3)}import{html as Z,nothing as mt}from"../lib/lit-html/lit-html.js";var nr=["exact","area","hidden"],Li=[1,5,20],ar=["","1","7","30","date"],Cu=3650,Bi=({findId:e,listId:t})=>e?"find":t?"list":"category",or=({isPublic:e,location:t})=>e&&!t?.area?"exact":"area";function Ru(e,t=new Date){let[s,n,a]=e.split("-").map(Number);return Math.round((Date.UTC(s,n-1,a)-Date.UTC(t.getFullYear(),t.getMonth(),t.getDate()))/864e5)}var rr=(e,t=new Date)=>new Date(Date.UTC(t.getFullYear(),t.getMonth(),t.getDate()+e)).toISOString().slice(0,10);function zu({life:e,until:t}){if(e==="keep")return;if(e==="")return null;let s=e==="date"?Ru(t):Number(e);if(s>=1&&s<=Cu)return s;throw{code:"page",reason:"until",text:i("shares.untilBad")}}function Wu({secret:e="new",password:t}){return e==="remove"?null:e==="new"&&t?t:void 0}var Vu=e=>({title:e.title.trim(),place:e.place,area:e.place==="area"?Number(e.area):void 0,password:Wu(e),days:zu(e)}),Gu=({chosen:e,category:t})=>({category:e||t.trim()});async function Yu(){let e=(await w("/api/finds/categories")).filter(t=>t.ownCount).map(t=>[t.category,t.ownCount]);return[...e,...Ut.filter(t=>!e.some(([s])=>s===t)).map(t=>[t,0])]}var Ds=class{constructor({share:t=null,target:s=null,offered:n=[],place:a="area",done:o}){this.share=t,this.target=s,this.place=t?.place??a,this.life=t?.expiresAt?"keep":"",this.secret=t?.hasPassword?"keep":"new",this.offered=n,this.chosen=n[0]?.[0]??"",this.form=new b({send:async r=>o(await this.#t(r)),fieldOf:{until:"until"}})}get kind(){return Bi(this.share??this.target??{})}set(t){Object.assign(this,t),this.form.update()}#t(t){let s=Vu(t);return this.share?E(`/api/shares/${this.share.id}`,s):k("/api/shares",{...this.target??Gu(t),...s,days:s.days??void 0})}},Es=e=>new URL(e.link,location.origin).href,js=()=>!!navigator.share;async function Hs(e){try{await navigator.clipboard.writeText(Es(e))}catch{return!1}return p(i("find.copied")),!0}async function Cs(e,t){try{await navigator.share({title:t,url:Es(e)})}catch(s){return s.name==="AbortError"}return!0}var Ns=class{#t;constructor(t){this.#t=t,this.list=_(t,"/api/shares")}take(t){let{items:s}=this.list;if(!s)return this.list.load();let n=s.some(a=>a.id===t.id);return this.list.items=n?s.map(a=>a.id===t.id?t:a):[t,...s],this.#t.update()}async offered(){let t=null;return await X(Yu().then(s=>{t=s})),t}async revoke(t){await X(q(`/api/shares/${t.id}`))&&(this.list.items=this.list.items.filter(s=>s.id!==t.id),p(i("shares.revoked")),this.#t.update())}};var Ii=e=>e.findTitle||e.listName||pt(e.category??""),ht=e=>e.title||Ii(e),cr=e=>i("place.area",{distance:Ne(e)}),lr=({place:e,area:t})=>e==="area"?cr(t):i(`shares.place.${e}`),Ai=({expired:e,expiresAt:t})=>i(e?"shares.expired":"shares.until",{date:wt(t)}),Rs=(e,t,{label:s,options:n,chosen:a,set:o=()=>{},hint:r=""})=>Z`
  <div class="field">
    <label for=${t}>${s}</label>
    <select id=${t} name=${t} aria-describedby=${e.errors[t]?`${t}-error`:r?`${t}-hint`:mt}
      aria-invalid=${e.errors[t]?"true":mt} @change=${l=>o(l.target.value)}>
      ${n.map(([l,d])=>Z`<option value=${l} ?selected=${l===a}>${d}</option>`)}
    </select>
    ${e.errors[t]?Z`<p class="error" id="${t}-error">${e.errors[t]}</p>`:r?Z`<p class="hint" id="${t}-hint">${r}</p>`:mt}
  </div>`,Ju=e=>Z`
  ${Rs(e.form,"chosen",{label:i("find.category"),chosen:e.chosen,set:t=>e.set({chosen:t}),options:[...e.offered.map(([t,s])=>[t,pt(t)+(s?` (${P(s)})`:"")]),["",i("shares.otherCategory")]]})}
  ${e.chosen?mt:u(e.form,"category",{label:i("categories.own"),hint:i("shares.categoryHint"),required:!0,most:h().limits.category})}`,Xu={exact:"pin",area:"map",hidden:"block"},Zu=(e,t)=>Z`
  <label class="choice">
    <input type="radio" name="place" value=${t} ?checked=${e.place===t} @change=${()=>e.set({place:t})}>
    <span>
      ${c(Xu[t])}
      <span><span class="strong">${i(`shares.place.${t}`)}</span><br><span class="soft">${i(`shares.shows.${t}`)}</span></span>
    </span>
  </label>`,Ku=e=>Z`
  <fieldset class="choices">
    <legend>${i("shares.places")}</legend>
    ${nr.map(t=>Zu(e,t))}
  </fieldset>
  ${e.place==="area"?Rs(e.form,"area",{label:i("shares.area"),hint:i("shares.areaHint"),chosen:e.share?.area??Li[0],options:Li.map(t=>[t,cr(t)])}):mt}`,Qu=e=>Z`
  ${Rs(e.form,"life",{label:i("shares.life"),chosen:e.life,set:t=>e.set({life:t}),options:[...e.share?.expiresAt?[["keep",Ai(e.share)]]:[],...ar.map(t=>[t,i(`shares.life.${t||"endless"}`)])]})}
  ${e.life==="date"?u(e.form,"until",{label:i("shares.date"),kind:"date",value:rr(14),hint:i("shares.dateHint"),required:!0}):mt}`,td=e=>Z`
  ${e.share?.hasPassword?Rs(e.form,"secret",{label:i("account.password"),chosen:e.secret,set:t=>e.set({secret:t}),options:["keep","new","remove"].map(t=>[t,i(`shares.password.${t}`)])}):mt}
  ${e.secret==="new"?u(e.form,"password",{label:i(e.share?.hasPassword?"settings.newPassword":"account.password"),hint:i("shares.passwordHint"),kind:"password",required:!!e.share?.hasPassword,least:8,most:255,complete:"new-password"}):mt}`,ed=e=>Z`
  <p>${i(`shares.about.${e.kind}`)}</p>
  ${v(e.form)}
  ${e.share||e.target?mt:Ju(e)}
  ${Ku(e)}
  ${Qu(e)}
  ${td(e)}
  ${u(e.form,"title",{label:i("shares.title"),value:e.share?.title??"",hint:i(`shares.titleHint.${e.kind}`),most:100})}`;async function zs(e){let t=null,s=null,n=r=>(s=new Ds({...e,done:l=>{t=l,r()}}),s.form),[a,o]=e.share?["shares.change","action.save"]:["shares.new","shares.create"];return await I(n,i(a),()=>ed(s),r=>B(r,i(o))),t}async function pr(e){await Hs(e)||(document.getElementById("link").select(),p(i("secret.selected")))}async function sd(e){await Cs(e,ht(e))||await pr(e)}var id=e=>Z`
  <button type="button" class="quiet" @click=${()=>sd(e)}>${c("share")} ${i("action.share")}</button>`,Mi=e=>Z`
  <a class="button quiet" href=${e.link} target="_blank" rel="noreferrer noopener" aria-label="${i("shares.open")}: ${ht(e)}">
    ${c("globe")} ${i("shares.open")}
  </a>`,Be=(e,t=i("shares.ready"))=>ut(s=>Z`
  <div class="row between"><h2>${t}</h2>${Mt(s)}</div>
  <p>${i(e.hasPassword?"shares.readyPassword":"shares.readyText")}</p>
  <div class="field">
    <label for="link">${ht(e)}</label>
    <input id="link" type="text" readonly autofocus dir="ltr" .value=${Es(e)} @focus=${n=>n.target.select()}>
  </div>
  <p class="row actions">
    <button type="button" @click=${()=>pr(e)}>${c("copy")} ${i("secret.copy")}</button>
    ${js()?id(e):mt}
    ${Mi(e)}
  </p>
  <p class="below"><a href="/shares" @click=${()=>s()}>${i("shares.all")}</a></p>`,{label:t});async function ur(e){let t=await zs(e);t&&await Be(t)}var nd=e=>ur({target:{findId:e.id},place:or(e)}),dr=e=>ur({target:{listId:e.id}});async function ad(e){await S(i("lists.deleteTitle",{name:e.list.name}),i("lists.deleteText"),i("action.delete"))&&e.remove()}var od=e=>Dt(i("lists.menu"),[{text:i("lists.edit"),sign:"edit",run:()=>Ms(e.editForm,e.list)},{text:i("find.byLink"),sign:"share",run:()=>dr(e.list)},{text:i("lists.delete"),sign:"trash",isDanger:!0,run:()=>ad(e)}],{id:"list-menu"}),rd=e=>ft`
  ${v(e)}
  <p>${i("lists.makePrivateText")}</p>
  ${u(e,"reason",{label:i("report.reason"),required:!0,most:500})}`,cd=e=>Dt(i("lists.menu"),[{text:i("lists.makePrivate"),sign:"lock",isDanger:!0,run:()=>I(e.hideForm,i("lists.makePrivateTitle",{name:e.list.name}),rd,t=>B(t,i("lists.makePrivate")))}],{id:"list-menu"});async function mr(e,t,s){await e.move(t,s),g(`find-${t.id}`)}async function ld(e,t){await e.drop(t),g("list-menu")}function pd(e,t,s){let n=e.finds.items.length-1;return Dt(i("lists.findMenu",{title:t.title}),[...s>0?[{text:i("lists.up"),run:()=>mr(e,t,-1)}]:[],...s<n?[{text:i("lists.down"),run:()=>mr(e,t,1)}]:[],...t.media.some(a=>a.type==="image")?[{text:i("lists.cover"),sign:"camera",run:()=>e.setCover(t)}]:[],{text:i("lists.drop"),sign:"close",run:()=>ld(e,t)}],{id:`find-${t.id}`})}var ud=(e,t,s)=>ft`
  <li class="listed">
    ${Nn(t,We(t))}
    ${e.isOwn?pd(e,t,s):Ie}
  </li>`,dd=({user:e})=>ft`<a class="person" href="/people/${e.id}">${lt(e)} <span>${e.username}</span></a>`,md=e=>ft`
  <div class="card">
    ${e.isOwn?Ie:dd(e.list)}
    ${e.list.description?ft`<p class="text" dir="auto">${e.list.description}</p>`:Ie}
    <p class="marks">${As(e.list)} <span class="soft">${i("lists.finds",{n:e.list.findCount})}</span></p>
  </div>`;function hd(e){let{items:t,problem:s,load:n}=e.finds;return s?m(s,n):t?t.length?ft`
    <finds-map .places=${Ti(t)} .label=${i("person.map")}></finds-map>
    <ol class="card rows">${t.map((a,o)=>ud(e,a,o))}</ol>
    ${F(e.finds)}`:M(i("lists.empty"),e.isOwn?i("lists.emptyText"):i("lists.emptyOther")):$(3)}function fd(e){let{problem:t,load:s}=e.loading;if(t?.code==="not_found")return ft`<p class="empty">${i("lists.gone")}</p>`;if(t)return m(t,s);if(!e.list)return $(3);let{cover:n}=e.list;return ft`
    ${n?ft`<div class="list-cover">${_t(n.media,{eager:!0})}</div>`:Ie}
    ${md(e)}
    ${hd(e)}`}function hr(e){let t=new Bs(e);return{get title(){return t.title},ready:t.loading.load(),view:()=>ft`
      ${f(t.title,t.isOwn?od(t):t.canHide?cd(t):Ie,t.listsPath)}
      ${fd(t)}`}}import{html as Ui,nothing as $d}from"../lib/lit-html/lit-html.js";async function gd(e){let t=null;await Ms(s=>tr(n=>{t=n,s()})),t&&e.go(`/lists/${t.id}`)}var bd=e=>Ui`
  <button type="button" id="new-list" @click=${()=>gd(e)}>${c("plus")} ${i("lists.new")}</button>`;function wd({lists:e,isOwn:t}){return e.problem?m(e.problem,e.load):e.items?e.items.length?Ui`<ul class="card rows">${e.items.map(er)}</ul>${F(e)}`:M(i("lists.none"),t?i("lists.noneText"):i("lists.noneOther")):$(3)}function fr(e){let t=new Ls(e);return{title:i("lists.title"),ready:t.lists.load(),view:()=>Ui`
      ${f(i("lists.title"),t.isOwn?bd(e):$d,t.isOwn?"/profile":`/people/${e.query.get("user")}`)}
      ${wd(t)}`}}import{html as $r,nothing as vd}from"../lib/lit-html/lit-html.js";var yd=10,Ws=class{isGone=!1;#t;constructor(t){this.#t=t,this.name=t.params.name.toLowerCase(),this.loading=j(t,()=>this.#e())}async#e(){if(this.name===y()?.username)return this.#s(y());let t=O("/api/users",{q:this.name,limit:100});for(let s=0;t&&s<yd;s++){let n=await Zt(t,{signal:this.#t.signal}),a=n.items.find(o=>o.username===this.name);if(a)return this.#s(a);t=n.next}return this.isGone=!0,null}#s(t){return this.#t.go(`/people/${t.id}`,{replace:!0})}};function kd({isGone:e,loading:t}){return t.problem?m(t.problem,t.load):e?$r`<p class="empty">${i("person.gone")}</p>`:$(3)}function gr(e){let t=new Ws(e);return{title:i("person.title"),ready:t.loading.load(),view:()=>$r`${f(t.name,vd,"/people")}${kd(t)}`}}import{html as $t,nothing as Gs}from"../lib/lit-html/lit-html.js";var[xd,Od]=[20,36e5];function Pd(e){let t=new Map;for(let{type:s,data:n,createdAt:a}of e)(n.commentId||s==="mentioned")&&t.set(n.userId,[...t.get(n.userId)??[],new Date(a)]);return new Set([...t].filter(([,s])=>s.some((n,a)=>n-s[a+xd-1]<Od)).map(([s])=>s))}var Vs=class{#t;#e;#s=new Set;constructor(t){this.#t=t,this.list=_(t,"/api/notifications?limit=30"),this.#e=It.subscribe("notification",s=>this.#n(s))}get groups(){let t=new Map,s=Pd(this.list.items);for(let n of this.list.items){let a=n.data.findId&&n.data.userId?`${n.type} ${n.data.findId}`:n.id,o=t.get(a)??{key:a,newest:n,items:[],isRead:!0,more:!1};o.items.push(n),o.isRead&&=n.isRead,o.more||=n.type!=="find_liked"&&s.has(n.data.userId),t.set(a,o)}return[...t.values()]}load=async()=>{await this.list.load(),this.list.items?.some(t=>t.type==="friend_request")&&await this.#i()};async#i(){let{items:t}=await Zt("/api/friends?status=pending&direction=received&limit=100").catch(()=>({items:[]}));this.#s=new Set(t.map(({id:s})=>s)),this.#t.update()}request({type:t,data:s}){return t!=="friend_request"||!this.#s.has(s.friendshipId)?null:{friendship:{id:s.friendshipId},user:{id:s.userId,username:s.username}}}async answered({newest:t}){await this.#i(),!this.request(t)&&(this.list.items=this.list.items.filter(s=>s!==t),t.isRead||He(-1),this.#t.update())}get hasUnread(){return!!this.list.items?.some(t=>!t.isRead)}#n(t){t.type==="friend_request"&&this.#s.add(t.data.friendshipId),this.list.items&&(this.list.items=[t,...this.list.items.filter(s=>s.id!==t.id)]),this.#t.update()}markRead(t){for(let s of t.items.filter(n=>!n.isRead))s.isRead=!0,He(-1),E(`/api/notifications/${s.id}`,{isRead:!0}).catch(()=>{})}async markAllRead(){try{await k("/api/notifications/read-all");for(let t of this.list.items)t.isRead=!0;rn(0)}catch(t){p(x(t))}this.#t.update()}async remove(t){try{for(let s of t.items)await q(`/api/notifications/${s.id}`),this.list.items=this.list.items.filter(n=>n!==s),s.isRead||He(-1)}catch(s){p(x(s))}this.#t.update()}close(){this.#e()}};var qd={friend_request:"people",friend_accepted:"check",find_liked:"heart",find_commented:"comment",replied:"comment",mentioned:"people"};async function Fd(e,t,s){await e.remove(t),await Promise.resolve(),(document.querySelectorAll(".note-row .round")[Math.min(s,e.groups.length-1)]??document.querySelector("h1")).focus()}var Sd=({type:e,data:t})=>e==="moderated"?sn[nn(t)]:e==="link_used"?"lock":"flag",Td=({type:e,data:t})=>t.userId?$t`
  <span class="face">
    ${lt({profilePicture:`/api/avatars/${t.userId}`},44)}
    <span class="sign ${e}">${c(qd[e],e==="find_liked")}</span>
  </span>`:$t`<span class="face office">${c(Sd({type:e,data:t}))}</span>`,Ld=e=>$t`
  <img class="note-thumb" src=${e} alt="" width="48" height="48" loading="lazy" decoding="async">`;function Bd(e,t){let s=e.request(t.newest);return s?$t`<span class="row actions">${Rt(s.friendship,s.user,()=>e.answered(t))}</span>`:Gs}var Id=(e,t,s)=>$t`
  <li class="note-row ${t.isRead?"":"unread"}">
    <a href=${on(t.newest)} @click=${()=>e.markRead(t)}>
      ${Td(t.newest)}
      <span>
        <span class="what">${an(t.items,t.more)}</span><br>
        <span class="soft">
          ${t.isRead?Gs:$t`<span class="unseen">${i("note.new")}</span>`}${R(t.newest.createdAt)}
        </span>
      </span>
      ${t.newest.thumbnailUrl?Ld(t.newest.thumbnailUrl):Gs}
    </a>
    ${Bd(e,t)}
    <button type="button" class="round" aria-label=${i("note.delete")} @click=${()=>Fd(e,t,s)}>${c("close")}</button>
  </li>`,Ad=e=>$t`
  <button type="button" class="quiet" @click=${()=>e.markAllRead()}>${c("check")} ${i("note.readAll")}</button>`,Md=()=>$t`<a class="button" href="/people">${i("note.noneAction")}</a>`;function Ud(e){let{items:t,problem:s}=e.list;return s?m(s,e.load):t?t.length?$t`<ul class="card notes">${e.groups.map((n,a)=>Id(e,n,a))}</ul>${F(e.list)}`:M(i("note.none"),i("note.noneText"),Md()):$(4)}function br(e){let t=new Vs(e);return{title:i("nav.bell"),ready:t.load(),view:()=>$t`${f(i("nav.bell"),t.hasUnread?Ad(t):Gs)}${Ud(t)}`,close:()=>t.close()}}import{html as gt,nothing as _i}from"../lib/lit-html/lit-html.js";var _d=200,Dd=2,Ys=class{#t;#e=0;#s;constructor(t){this.#t=t;let s=n=>_(t,O("/api/friends",n));this.lists={received:s({status:"pending",direction:"received"}),sent:s({status:"pending",direction:"sent"}),accepted:s({status:"accepted"}),blocked:s({status:"blocked"})},this.text=t.query.get("q")??"",this.found=_(t,()=>O("/api/users",{q:this.text.trim()})),this.#s=It.subscribe("notification",this.load),this.text&&this.search()}load=()=>Promise.all(Object.values(this.lists).map(t=>t.load()));search=()=>{let t=this.text.trim();return this.#t.rename(O(this.#t.path,{q:t})),[...t].length<Dd?this.found.clear():this.found.load()};reload=()=>Promise.all([this.load(),this.search()]);type(t){this.text=t,clearTimeout(this.#e),this.#e=setTimeout(this.search,_d)}get problem(){return Object.values(this.lists).find(t=>t.problem)?.problem}get isLoaded(){return Object.values(this.lists).every(t=>t.items)}other(t){return t.requesterId===y()?.id?t.addressee:t.requester}isMe(t){return t.id===y()?.id}requestOf(t){return this.lists.received.items?.find(s=>s.requesterId===t.id)}close(){clearTimeout(this.#e),this.#s()}};function Nd(e,t){if(e.isMe(t))return gt`<span class="soft">${i("people.you")}</span>`;if(t.friendship==="accepted")return gt`<span class="badge">${c("check")} ${i("friend.friends")}</span>`;if(t.friendship==="none")return Je(t,e.reload);let s=e.requestOf(t);return s?Rt(s,t,e.reload):gt`<span class="badge">${i("friend.pending")}</span>`}function Ed(e){let{found:t}=e;return t.problem?m(t.problem,e.search):t.items?t.items.length?gt`
    <ul class="people" aria-label=${i("people.results")}>${t.items.map(s=>ri(s,Nd(e,s)))}</ul>
    ${F(t)}`:gt`<p class="soft" role="status">${i("people.noMatch")}</p>`:_i}function jd(e,t){e.preventDefault(),t.search()}var Hd=e=>gt`
  <form class="card" role="search" @submit=${t=>jd(t,e)}>
    <label for="people-search">${i("people.search")}</label>
    <div class="search">
      ${c("search")}
      <input id="people-search" type="search" autocomplete="off" autocapitalize="none" spellcheck="false"
        .value=${e.text} @input=${t=>e.type(t.target.value)}>
    </div>
    ${Ed(e)}
  </form>`;function Js(e,t,s,n=ri){let a=e.lists[t];return a.items.length?gt`
    <section class="card">
      <h2>${i(`people.${t}`)}</h2>
      <ul class="people">${a.items.map(o=>n(e.other(o),s(o,e.other(o))))}</ul>
      ${F(a)}
    </section>`:_i}var Cd=(e,t,s)=>we(s,[Ze(t,s,e.reload),be(s,e.reload)]),Rd=e=>gt`
  ${Js(e,"received",(t,s)=>[Rt(t,s,e.reload),we(s,[be(s,e.reload)])])}
  ${Js(e,"sent",(t,s)=>Xe(t,s,e.reload))}
  ${e.lists.accepted.items.length?Js(e,"accepted",(t,s)=>Cd(e,t,s)):M(i("people.none"),i("people.noneText"))}
  ${Js(e,"blocked",(t,s)=>Yn(s,e.reload),Gn)}`;function zd(e){return e.problem?m(e.problem,e.load):e.isLoaded?Rd(e):$(3)}var Wd=()=>At()?gt`<a class="button quiet" href="/invites">${c("plus")} ${i("invites.invite")}</a>`:_i;function wr(e){let t=new Ys(e);return{title:i("people.title"),ready:t.load(),view:()=>gt`${f(i("people.title"),Wd(),"/feed")}${Hd(t)}${zd(t)}`,close:()=>t.close()}}import{html as ue,nothing as Zs}from"../lib/lit-html/lit-html.js";var Xs=class extends Ke{user=null;friendship=null;#t;constructor(t){super(t,O("/api/finds",{userId:t.params.id,includePrivate:!0,includeFriends:!0,limit:20})),this.#t=t.params.id,this.loading=j(t,()=>this.#e())}get title(){return this.user?.username??i("person.title")}get isMe(){return this.#t===y()?.id}get hasAsked(){return this.friendship?.requesterId===this.#t}async#e(){this.user=await w(`/api/users/${this.#t}`,{signal:this.page.signal}),await Promise.all([this.finds.load(),this.#s()])}async#s(){this.friendship=null;let{friendship:t}=this.user,s=t==="none"?"":O("/api/friends",{status:t,limit:100});for(;s&&!this.friendship;){let n=await Zt(s,{signal:this.page.signal});this.friendship=n.items.find(a=>a.requesterId===this.#t||a.addresseeId===this.#t)??null,s=n.next}}};function Vd({user:e,friendship:t,hasAsked:s,loading:n}){return e.friendship==="none"?Je(e,n.load):t?t.status==="accepted"?Zs:s?Rt(t,e,n.load):Xe(t,e,n.load):Zs}var Gd=()=>ue`<a class="button quiet" href="/profile">${i("profile.title")}</a>`,Yd=e=>ue`
  <a class="button quiet" href=${O("/lists",{user:e.id})}>${c("feed")} ${i("lists.title")}</a>`,Jd=e=>e.isMe?Gd():[Vd(e),Yd(e.user)];function Xd(e,t){let{user:s,friendship:n,loading:a}=e;if(!s||e.isMe)return Zs;let o=n?.status==="accepted"?[Ze(n,s,a.load)]:[];return we(s,[ta(s,a.load),...o,Qn({userId:s.id}),be(s,()=>t.go("/people"))])}var Zd=e=>_s(e.user,{count:e.user.findCount,likes:e.user.likeCount,badge:e.user.friendship==="accepted"?ue`<span class="badge">${c("check")} ${i("friend.friends")}</span>`:Zs,actions:Jd(e)});function Kd(e){let{problem:t,load:s}=e.loading;return t?.code==="not_found"?ue`<p class="empty">${i("person.gone")}</p>`:t?m(t,s):e.user?ue`
    ${Zd(e)}
    <section class="stack" aria-labelledby="finds">
      <h2 id="finds" class="unseen">${i("person.findsTitle")}</h2>
      ${pe(e,{title:i("person.none"),text:i("person.noneText",{name:e.user.username})})}
    </section>`:$(3)}function yr(e){let t=new Xs(e),s=()=>t.loading.problem?i("person.title"):t.title;return{get title(){return t.title},broad:!0,ready:t.loading.load(),view:()=>ue`${f(s(),Xd(t,e),"/people")}${Kd(t)}`}}import{html as Y,nothing as Ae}from"../lib/lit-html/lit-html.js";var Ks=class{#t;constructor(t,s){this.#t=t,this.restored=s,this.list=_(t,"/api/finds/bin?limit=20",n=>n.find.id)}restore(t){return this.#e(t,k(`/api/finds/${t.id}/restore`),i("find.restored"),this.restored)}remove(t){return this.#e(t,q(`/api/finds/${t.id}?forever=true`),i("bin.removed"),()=>{})}async#e(t,s,n,a){await X(s)&&(this.list.items=this.list.items.filter(o=>o.find.id!==t.id),this.#t.update(),p(n),a())}};var Qs=class extends Ke{progress=null;figures={};isEdited=!1;constructor(t){super(t,O("/api/finds",{userId:y().id,includePrivate:!0,limit:20})),this.bin=new Ks(t,()=>this.#t()),this.form=new b({send:s=>this.#s(s),update:t.update,fieldOf:{username_taken:"username"}})}get user(){return y()}load=()=>Promise.all([this.#t(),this.bin.list.load()]);#t=()=>Promise.all([this.finds.load(),this.#e()]);async#e(){let t=await w(`/api/users/${y().id}`,{signal:this.page.signal}).catch(()=>null);this.figures={count:t?.findCount,likes:t?.likeCount},this.page.update()}toggleEdit=()=>{this.isEdited=!this.isEdited,this.page.update()};get hasPicture(){return this.user.profilePicture.startsWith("/api/media/")}async setPicture(t,s=Kt){let n=a=>{this.progress=a,this.page.update()};n(0);try{yt(await s("PUT","/api/users/me/picture",await Pe(t),{signal:this.page.signal,progress:n})),p(i("profile.pictureSaved"))}catch(a){a.name!=="AbortError"&&p(x(a))}n(null)}async removePicture(){try{await q("/api/users/me/picture"),yt(await w("/api/users/me"))}catch(t){p(x(t))}this.page.update()}async#s({username:t,age:s}){yt(await E("/api/users/me",{username:t.trim(),age:s===""?null:Number(s)})),p(i("profile.saved"))}};import{html as ei,nothing as ti}from"../lib/lit-html/lit-html.js";async function Qd(e,t){await e.restore(t),g(e.list.items.length?"bin":"finds")}async function tm(e,t){await S(i("bin.removeTitle"),i("bin.removeText",{title:t.title}),i("bin.remove"))&&(await e.remove(t),g(e.list.items.length?"bin":"finds"))}var em=(e,t)=>ei`
  <button type="button" class="quiet" aria-label="${i("bin.restore")}: ${t.title}" @click=${()=>Qd(e,t)}>
    ${c("retry")} ${i("bin.restore")}
  </button>`,sm=(e,{find:t,expiresAt:s})=>ei`
  <li>
    <p>
      <span class="strong" dir="auto">${t.title}</span>
      ${s?ei`<br><span class="soft">${i("bin.until",{date:wt(s)})}</span>`:ti}
    </p>
    ${t.hidden?ea(i("report.findHidden"),t.hidden):ti}
    <p class="row">
      ${t.hidden?ti:em(e,t)}
      <button type="button" class="danger" aria-label="${i("bin.remove")}: ${t.title}" @click=${()=>tm(e,t)}>
        ${c("trash")} ${i("bin.remove")}
      </button>
    </p>
  </li>`,vr=e=>e.list.items?.length?ei`
  <section class="card" aria-labelledby="bin">
    <h2 id="bin" tabindex="-1">${i("bin.title")}</h2>
    <p class="hint">${i("bin.hint")}</p>
    <ul class="rows binned">${e.list.items.map(t=>sm(e,t))}</ul>
    ${F(e.list)}
  </section>`:ti;function im(e,t){let[s]=e.target.files;e.target.value="",s&&t.setPicture(s)}var nm=e=>Y`
  <button type="button" class="quiet" @click=${()=>e.removePicture()}>${i("profile.pictureRemove")}</button>`,am=e=>Y`
  <div class="field">
    <p class="row actions">
      <label class="button quiet" for="picture">${c("camera")} ${i("profile.picture")}</label>
      <input class="file" id="picture" type="file" accept="image/*" @change=${t=>im(t,e)}>
      ${e.hasPicture?nm(e):Ae}
    </p>
    ${e.progress===null?Ae:Y`<progress max="1" .value=${e.progress} aria-label=${i("profile.picture")}></progress>`}
    <p class="hint">${i("profile.pictureHint")}</p>
  </div>`,om=()=>Y`<a class="button" href="/new">${c("plus")} ${i("nav.plus")}</a>`,rm=({form:e,user:t})=>Y`
  <form novalidate @submit=${e.submit}>
    ${v(e)}
    ${u(e,"username",{label:i("account.username"),hint:i("join.usernameHint"),value:t.username,required:!0,least:3,most:31,pattern:"[A-Za-z0-9_\\-]*",complete:"username"})}
    ${u(e,"age",{label:i("profile.age"),hint:i("profile.ageHint"),value:t.age??"",kind:"number",mode:"numeric"})}
    <div class="row end">${B(e,i("action.save"))}</div>
  </form>`,cm=()=>Y`<a class="button quiet" href="/saved">${c("bookmark")} ${i("saved.title")}</a>`,lm=()=>Y`<a class="button quiet" href="/lists">${c("feed")} ${i("lists.title")}</a>`,pm=()=>Y`<a class="button quiet" href="/shares">${c("share")} ${i("shares.mine")}</a>`,um=()=>Y`<a class="button quiet" href="/people">${c("people")} ${i("people.accepted")}</a>`,dm=()=>Y`<a class="button quiet" href="/admin">${c("shield")} ${i("admin.title")}</a>`,mm=()=>Y`<a class="button quiet" href="/settings">${c("gear")} ${i("settings.title")}</a>`,hm=e=>Y`
  <section class="card" id="edit" aria-labelledby="edit-title">
    <div class="row between"><h2 id="edit-title" tabindex="-1">${i("profile.edit")}</h2>${Mt(e.toggleEdit)}</div>
    ${am(e)}
    ${rm(e)}
  </section>`;async function fm(e){e.toggleEdit(),await g("edit-title")}var $m=e=>Y`
  <button type="button" class="quiet" id="edit-profile" aria-expanded=${e.isEdited?"true":"false"} @click=${()=>fm(e)}>
    ${c("edit")} ${i("profile.edit")}
  </button>`,gm=e=>[$m(e),cm(),lm(),pm(),um(),e.user.role==="admin"?dm():Ae],bm=e=>Y`
  ${f(e.user.username,mm())}
  ${_s(e.user,{...e.figures,actions:gm(e)})}
  ${e.isEdited?hm(e):Ae}
  <section class="stack" aria-labelledby="finds">
    <h2 id="finds" class="unseen" tabindex="-1">${i("profile.finds")}</h2>
    ${pe(e,{title:i("profile.none"),text:i("profile.noneText"),action:om()})}
  </section>
  ${vr(e.bin)}`;function kr(e){let t=new Qs(e);return{title:i("profile.title"),broad:!0,ready:t.load(),view:()=>t.user?bm(t):Ae}}import{html as J,nothing as Xt}from"../lib/lit-html/lit-html.js";var wm={dismissed:"check",hidden:"block",deleted:"trash",suspended:"lock"},ym=e=>u(e,"note",{label:i("report.note"),hint:i("report.noteHint"),kind:"area",required:!0,most:500}),xr=(e,t)=>i(`report.outcome.${e.kind==="user"&&t==="deleted"?"accountDeleted":t}`);async function vm(e,t,s){let n=xr(t,s);s!=="dismissed"?await Kn(n,({note:a})=>e.decide(t,s,a),ym):await S(n,i("report.dismissText"),n)&&await e.decide(t,s).catch(()=>e.list.load()),g("reports")}var Or=e=>e?J`<a class="strong" href="/people/${e.id}">${e.username}</a>`:J`<span class="soft">${i("report.left")}</span>`,km=e=>J`
  <p class="row">${e.map(t=>J`
    <a href=${t.url} target="_blank" rel="noreferrer noopener">
      <img class="note-thumb" src=${t.thumbnailUrl} alt=${t.caption||i("report.photo")} width="48" height="48" loading="lazy">
    </a>`)}</p>`,xm=e=>J`
  <p class="strong" dir="auto">${e.title}</p>
  ${e.description?ye(e.description):Xt}
  ${e.media.length?km(e.media):Xt}`,Om=e=>e.find?xm(e.find):e.comment?ye(e.comment.content):e.kind==="user"?Xt:J`<p class="soft">${i("report.noContent")}</p>`,Pm=e=>J`
  <li>
    <p>${i(`report.reason.${e.reason}`)} · ${Or(e.reporter)} · <span class="soft">${R(e.createdAt)}</span></p>
    ${e.text?ye(e.text):Xt}
  </li>`,qm=(e,t,s)=>J`
  <button type="button" class=${s==="dismissed"?"quiet":"danger"} @click=${()=>vm(e,t,s)}>
    ${c(wm[s])} ${xr(t,s)}
  </button>`,Fm=(e,t)=>J`<p class="row">${Xn(t.kind).map(s=>qm(e,t,s))}</p>`,Sm=(e,t)=>J`
  <p>
    <span class="strong">${i(`report.result.${t.decision.outcome}`)}</span> · ${t.decision.closedBy} ·
    <span class="soft">${R(t.decision.closedAt)}</span>
  </p>
  ${t.decision.note?ye(t.decision.note):Xt}
  ${t.hidden?J`
    <p><button type="button" class="quiet" @click=${()=>e.show(t)}>${c("retry")} ${i("report.show")}</button></p>`:Xt}`,Tm=(e,t)=>J`
  <li class="card">
    <h2>${i(`report.kind.${t.kind}`)} · ${Or(t.owner)}</h2>
    ${Om(t)}
    <ul class="rows">${[t,...t.others].map(Pm)}</ul>
    ${t.decision?Sm(e,t):Fm(e,t)}
  </li>`;function Lm(e){let{items:t,problem:s,load:n}=e.list;return s?m(s,n):t?t.length?J`<ul class="stack">${t.map(a=>Tm(e,a))}</ul>${F(e.list)}`:M(i(`report.none.${e.status}`),i("report.noneText")):$(3)}function Pr(e){let t=new Zn(e);return{title:i("report.reports"),ready:t.list.load(),view:()=>J`
      ${f(i("report.reports"),Xt,"/admin")}
      <div class="chips" role="group" aria-label=${i("report.which")} id="reports" tabindex="-1">
        ${Jn.map(s=>ee(t.status===s,i(`report.status.${s}`),()=>t.choose(s)))}
      </div>
      ${Lm(t)}`}}import{html as Di,nothing as Bm}from"../lib/lit-html/lit-html.js";var Im=(e,t)=>Di`
  <button type="button" class="chip" aria-pressed=${e.state===t?"true":"false"} @click=${()=>e.choose(t)}>
    ${c(t==="dismissed"?"close":ua(t))} ${i(`saved.${t}`)}
  </button>`,Am=()=>Di`<a class="button" href="/">${c("map")} ${i("missing.action")}</a>`,Mm=e=>({title:i(`saved.${e}None`),text:i(e==="dismissed"?"saved.dismissedText":"saved.noneText"),action:Am()});function qr(e){let t=new ia(e);return{title:i("saved.title"),broad:!0,ready:t.finds.load(),view:()=>Di`
      ${f(i("saved.title"),Bm,"/profile")}
      <div class="chips" role="group" aria-label=${i("saved.which")}>${sa.map(s=>Im(t,s))}</div>
      ${pe(t,Mm(t.state))}`}}import{html as N,nothing as rt}from"../lib/lit-html/lit-html.js";import{html as at,nothing as Ni}from"../lib/lit-html/lit-html.js";var Sr=(e,t)=>u(e,"name",{label:i("passkeys.name"),hint:i("passkeys.nameHint"),value:t,required:!0,most:50});async function Um(e,t){let s=je(navigator.userAgent);await I(n=>e.addForm(t,n),i("passkeys.add"),n=>at`
    ${v(n)}
    ${Nt(n)}
    ${Sr(n,s)}
    ${t?kt(n,"password",i("account.password")):Ni}`,()=>at`<button type="submit">${i("settings.linkGo")}</button>`)}var _m=(e,t)=>I(s=>e.renameForm(t,s),i("passkeys.rename"),s=>at`
  ${v(s)}
  ${Sr(s,t.name)}`,()=>at`<button type="submit">${i("action.save")}</button>`);async function Dm(e,t){await S(i("passkeys.deleteTitle",{name:t.name}),i("passkeys.deleteText"),i("action.delete"))&&e.remove(t)}var Fr=(e,t,s)=>at`
  <button type="button" class="quiet" aria-label="${t}: ${e.name}" @click=${s}>${t}</button>`,Nm=(e,t,s)=>at`
  <li class="row between">
    <span>
      <span class="strong" dir="auto">${t.name}</span>
      ${t.backedUp?at`<span class="badge">${i("passkeys.backedUp")}</span>`:Ni}<br>
      <span class="soft">${i("passkeys.added")} ${R(t.createdAt)} ·
        ${t.lastUsedAt?at`${i("passkeys.used")} ${R(t.lastUsedAt)}`:i("passkeys.unused")}</span>
    </span>
    <span class="row">
      ${Fr(t,i("passkeys.rename"),async()=>{await _m(e,t),s()})}
      ${Fr(t,i("action.delete"),()=>Dm(e,t))}
    </span>
  </li>`,Em=e=>at`<button type="button" class="quiet" id="add-passkey" @click=${e}>${i("passkeys.add")}</button>`,Tr=(e,t,s)=>at`
  <section class="card" id="passkeys">
    <h2>${i("passkeys.title")}</h2>
    <p>${i("passkeys.hint")}</p>
    ${e.list.length?at`<ul class="people">${e.list.map(n=>Nm(e,n,s))}</ul>`:Ni}
    <p>${Em(async()=>{await Um(e,t),s()})}</p>
  </section>`;import{html as de,nothing as jm}from"../lib/lit-html/lit-html.js";var Ei=(e,t,s,n,a,o)=>de`
  <div class="field">
    <label for=${e}>${t}</label>
    <select id=${e} @change=${r=>o(Number(r.target.value))}>
      ${s.map(r=>de`<option value=${r} ?selected=${r===a}>${n(r)}</option>`)}
    </select>
  </div>`,Lr=e=>re(e.picker()),Hm=e=>de`
  <p class="note">${i("place.homeExact",{n:e.exactAtHome})}</p>
  <p class="row"><button type="button" id="hide-home" @click=${()=>e.hideHome()}>${i("place.homeHide")}</button></p>`,Cm=(e,{latitude:t,longitude:s,radius:n,area:a})=>de`
  <place-map class="homemap" inert .area=${2*n} .at=${{lat:t,lng:s}}></place-map>
  ${Ei("home-radius",i("place.homeRadius"),Oa,De,n,o=>e.changeHome({radius:o}))}
  ${Ei("home-area",i("place.homeArea"),[1,5,20],Vt,a,o=>e.changeHome({area:o}))}
  ${e.exactAtHome?Hm(e):jm}
  <p class="row">
    <button type="button" class="quiet" @click=${()=>Lr(e)}>${i("place.homeMove")}</button>
    <button type="button" class="quiet" @click=${()=>e.change({home:void 0})}>${i("place.homeRemove")}</button>
  </p>`,Br=e=>de`
  <section class="card">
    ${V("places",i("place.settings"))}
    <p class="hint">${i("place.settingsText")}</p>
    ${Ei("shown-area",i("place.shownNew"),[0,1,5,20],Vt,e.values.area,t=>e.change({area:t}))}
    <label class="switch">
      <span>${i("place.friendsExact")}</span>
      <input type="checkbox" role="switch" id="friends-exact" .checked=${e.values.exactForFriends}
        @change=${t=>e.change({exactForFriends:t.target.checked})}>
    </label>
    <h3>${i("place.home")}</h3>
    <p class="hint">${i("place.homeText")}</p>
    ${e.values.home?Cm(e,e.values.home):de`
      <p><button type="button" class="quiet" id="home" @click=${()=>Lr(e)}>${i("place.homeAdd")}</button></p>`}
    <p class="hint">${i("place.recall")}</p>
  </section>`;import{html as ot,nothing as me}from"../lib/lit-html/lit-html.js";var ji={read:["read"],write:["read","write"],admin:["read","write","admin"]};function Ir(e){let t=async({name:s,access:n,days:a,password:o})=>{let r=a?{days:Number(a)}:{};e(await k("/api/auth/tokens",{name:s.trim(),scopes:ji[n],...r,...o?{password:o}:{}}))};return new b({send:t,fieldOf:{wrong_password:"password"}})}var Me=e=>e.kind==="token",Mr=e=>Me(e)?e.name:je(e.userAgent),Rm={browser:()=>i("session.browser"),cli:()=>i("session.cli"),token:()=>i("session.token")},zm=e=>e.scopes.map(t=>i(`scope.${t}`)).join(", ");function Wm(e){return e.expiresAt?Me(e)?i("token.until",{date:wt(e.expiresAt)}):i("settings.until",{date:wt(e.expiresAt)}):i("token.endless")}var Vm=e=>e.lastUsedAt?i("session.used",{date:K(e.lastUsedAt)}):i("session.unused"),Gm=(e,t)=>{let s=i(Me(t)?"token.revoke":"settings.end");return ot`
    <button type="button" class="quiet" aria-label="${s}: ${Mr(t)}" @click=${()=>e.endSession(t)}>${s}</button>`},Ym=e=>ot`${i(Me(e)?"token.since":"settings.since")} ${R(e.createdAt)}`,Jm=(e,t)=>ot`
  <li class="row between">
    <span>
      <span class="strong" dir="auto">${Mr(t)}</span>
      <span class="badge">${Rm[t.kind]()}</span>
      ${t.current?ot`<span class="badge">${i("settings.thisOne")}</span>`:me}<br>
      ${Me(t)?ot`<span class="soft">${zm(t)}</span><br>`:me}
      <span class="soft">${Ym(t)} · ${Vm(t)} · ${Wm(t)}</span>
    </span>
    ${t.current?me:Gm(e,t)}
  </li>`;async function Xm(e){await S(i("settings.endOthers"),i("settings.endOthersText"),i("settings.endOthers"))&&e.endOthers()}var Zm=e=>ot`
  <button type="button" class="quiet" @click=${()=>Xm(e)}>${i("settings.endOthers")}</button>`,Ar=(e,t,s,n=me)=>ot`
  <div class="field">
    <label for=${e}>${t}</label>
    <select id=${e} name=${e}>${s.map(([a,o])=>ot`<option value=${a}>${o}</option>`)}</select>
    ${n}
  </div>`,Km=[90,30,365],Qm=e=>Object.keys(ji).filter(t=>t!=="admin"||e.role==="admin"),th=(e,t)=>ot`
  <p>${i("token.about")}</p>
  ${v(t)}
  ${Nt(t)}
  ${u(t,"name",{label:i("token.name"),hint:i("token.nameHint"),required:!0,most:50})}
  ${Ar("access",i("token.access"),Qm(e.user).map(s=>[s,i(`access.${s}`)]))}
  ${Ar("days",i("token.life"),[...Km.map(s=>[s,i("token.days",{n:s})]),["",i("token.endless")]])}
  ${e.asksPassword?kt(t,"password",i("account.password")):me}`,eh=e=>ns({title:i("token.new"),text:i("token.once"),label:i("session.token"),value:e});async function sh(e){let t=null;await I(n=>Ir(a=>{t=a,n()}),i("token.create"),n=>th(e,n),()=>ot`<button type="submit">${i("token.createGo")}</button>`),t&&(e.addSession(t.session),await eh(t.token))}var Ur=e=>ot`
  <section class="card">
    ${V("sessions",i("settings.sessions"))}
    <ul class="people">${e.sessions.map(t=>Jm(e,t))}</ul>
    <div class="row end">
      ${e.hasOthers?Zm(e):me}
      <button type="button" class="quiet" id="new-token" @click=${()=>sh(e)}>${c("plus")} ${i("token.create")}</button>
    </div>
  </section>`;var ih=["friendRequests","friendAccepted","findLiked","findCommented","replied","mentioned"],Hi=(e,t,s,n)=>N`
  <div class="field">
    <label for=${e}>${t}</label>
    <select id=${e} @change=${a=>n(a.target.value)}>
      ${s.map(([a,o,r])=>N`
        <option value=${a} lang=${e==="language"?a:rt} ?selected=${r}>${o}</option>`)}
    </select>
  </div>`,nh=e=>N`
  <label class="switch">
    <span>${i("settings.streets")}<br><span class="soft">${i("streets.learns")}</span></span>
    <input type="checkbox" role="switch" id="streets" .checked=${ve()} @change=${t=>e.setStreets(t.target.checked)}>
  </label>`,ah=()=>Yi.map(e=>[e,Vi[e],e===Gi()]),Dr=e=>N`
  <section class="card">
    ${V("appearance",i("settings.appearance"))}
    ${Hi("language",i("settings.language"),ah(),t=>e.setLanguage(t))}
    ${Hi("theme",i("settings.theme"),oa.map(t=>[t,i(`settings.theme.${t}`),t===ra()]),t=>e.setTheme(t))}
    ${Hi("units",i("settings.units"),["km","mi"].map(t=>[t,i(`settings.units.${t}`),t===Zi()]),t=>e.setUnits(t))}
    ${na()?nh(e):rt}
  </section>`;async function oh(e,t,s){let n=e.target;await t.prefer(s,n.checked),n.checked=t.preferences[s]}var _r=(e,t,s=rt)=>N`
  <label class="switch">
    <span>${i(`settings.${t}`)}${s}</span>
    <input type="checkbox" role="switch" .checked=${e.preferences[t]} @change=${n=>oh(n,e,t)}>
  </label>`,rh=e=>N`
  <section class="card">
    ${V("notify",i("settings.notify"))}
    ${[...ih,...y()?.role==="admin"?["reported"]:[]].map(t=>_r(e,t))}
    ${h().pushKey?_r(e,"pushEnabled",N`<br><span class="soft">${i("settings.pushEnabledHint")}</span>`):rt}
  </section>`,ch=(e,t)=>N`
  <p>${c("check")} ${i("push.on")}</p>
  <p class="row">
    <button type="button" class="quiet" @click=${e.testPush}>${i("push.test")}</button>
    <button type="button" class="quiet" aria-busy=${t} @click=${e.disablePush}>${i("push.disable")}</button>
  </p>`,lh=(e,t)=>N`
  <p>${i("push.off")}</p>
  <p>
    <button type="button" id="push-on" aria-busy=${t} @click=${e.enablePush}>${c("bell")} ${i("push.enable")}</button>
  </p>
  <p class="soft" role="status">${e.pushSlow?i("push.asking"):rt}</p>`;function ph(e){let t=e.pushBusy?"true":"false";return e.push==="on"?ch(e,t):e.push==="off"?lh(e,t):N`<p class="note">${i(`push.${e.push}`)}</p>`}var he=(e,t)=>N`<button type="button" class="chip" @click=${()=>g(`part-${e}`)}>${t}</button>`,uh=()=>N`
  <nav class="chips" aria-label=${i("settings.title")}>
    ${he("appearance",i("settings.appearance"))}
    ${he("notify",i("nav.bell"))}
    ${h().passwordLogin?he("password",i("account.password")):rt}
    ${he("places",i("place.settings"))}
    ${he("sessions",i("settings.devices"))}
    ${he("data",i("settings.data"))}
  </nav>`,dh=e=>N`
  ${uh()}
  ${Dr(e)}
  ${rh(e)}
  <section class="card">
    <h2>${i("push.title")}</h2>
    ${ph(e)}
  </section>
  ${h().passwordLogin?qa(e):rt}
  ${e.passkeys.isShown?Tr(e.passkeys,e.asksPassword,e.redraw):rt}
  ${h().provider.enabled?Fa(e):rt}
  ${Br(e.places)}
  ${Ur(e)}
  ${Sa(e)}
  ${At()?N`<p class="below"><a href="/invites">${i("invites.title")}</a></p>`:rt}
  <p class="below"><a href="/shares">${i("shares.mine")}</a></p>
  <p class="below"><a href="/about">${i("about.title")}</a></p>`;async function mh(e){let t=It.get("outbox").length;(!t||await S(i("settings.signOut"),i("outbox.signOut",{n:t}),i("settings.signOut")))&&e.signOut()}var hh=e=>N`
  <button type="button" class="quiet" id="sign-out" @click=${()=>mh(e)}>${i("settings.signOut")}</button>`;function fh(e){let{problem:t,load:s}=e.loading;return t?N`${m(t,s)}${Dr(e)}`:e.isLoaded?dh(e):$(5)}function Nr(e){let t=new ss(e);return{get title(){return i("settings.title")},ready:t.loading.load(),view:()=>N`
      ${f(i("settings.title"),hh(t),"/profile")}
      ${t.refusal?m(t.refusal):rt}
      ${fh(t)}`}}import{html as ct,nothing as ii}from"../lib/lit-html/lit-html.js";async function $h(e){let t=await e.offered(),s=t&&await zs({offered:t});s&&(e.take(s),await Be(s))}async function gh(e,t){let s=await zs({share:t});s&&e.take(s)}async function bh(e,t){await S(i("shares.revokeTitle",{title:ht(t)}),i("shares.revokeText"),i("shares.revoke"))&&(await e.revoke(t),g("new-share"))}var wh=async e=>await Hs(e)||Be(e,i("shares.one")),yh=async e=>await Cs(e,ht(e))||Be(e,i("shares.one")),vh=(e,t)=>Dt(i("shares.menu",{title:ht(t)}),[...js()&&!t.expired?[{text:i("action.share"),sign:"share",run:()=>yh(t)}]:[],{text:i("shares.change"),sign:"edit",run:()=>gh(e,t)},{text:i("shares.revoke"),sign:"trash",isDanger:!0,run:()=>bh(e,t)}],{id:`share-${t.id}`}),kh=e=>e.findId?`/finds/${e.findId}`:`/lists/${e.listId}`,xh=e=>e.category?ct`<span class="strong" dir="auto">${ht(e)}</span>`:ct`<a class="strong" dir="auto" href=${kh(e)}>${ht(e)}</a>`,Oh=e=>ct`${i(`shares.kind.${Bi(e)}`)}${e.title?ct`: <bdi>${Ii(e)}</bdi>`:ii}`,si=(e,t)=>ct`<span class="badge">${e?c(e):ii} ${t}</span>`,Ph=e=>ct`
  <button type="button" class="quiet" aria-label="${i("secret.copy")}: ${ht(e)}" @click=${()=>wh(e)}>
    ${c("copy")} ${i("secret.copy")}
  </button>`,qh=(e,t)=>ct`
  <li class="invite">
    <div class="listed">
      <p class="grow">
        ${xh(t)}<br>
        <span class="soft">${Oh(t)} · ${t.views?i("shares.views",{n:t.views}):i("shares.noViews")}</span>
      </p>
      ${vh(e,t)}
    </div>
    <p class="marks">
      ${si(t.place==="hidden"?"block":"pin",lr(t))}
      ${t.hasPassword?si("lock",i("account.password")):ii}
      ${t.expiresAt?si("",Ai(t)):si("",i("shares.endless"))}
    </p>
    ${t.expired?ii:ct`<p class="row actions">${Ph(t)} ${Mi(t)}</p>`}
  </li>`;function Fh(e){let{items:t,problem:s,load:n}=e.list;return s?m(s,n):t?t.length?ct`<div class="card"><ul class="people">${t.map(a=>qh(e,a))}</ul></div>${F(e.list)}`:M(i("shares.none"),i("shares.noneText")):$(3)}var Sh=e=>ct`
  <button type="button" class="quiet" id="new-share" @click=${()=>$h(e)}>${i("shares.category")}</button>`;function Er(e){let t=new Ns(e);return{title:i("shares.mine"),ready:t.list.load(),view:()=>ct`
      ${f(i("shares.mine"),Sh(t),"/profile")}
      <p class="lead">${i("shares.lead")}</p>
      ${Fh(t)}`}}import{html as Lt,nothing as Hr}from"../lib/lit-html/lit-html.js";var ni=class{isLoaded=!1;#t;constructor(t){this.#t=t}get entries(){return It.get("outbox")}load=async()=>{await In(),this.isLoaded=!0,this.#t.update()};cancel(t){return Mn(t.id)}retry(t){return Un(t.id)}sendNow(){return _n()}};async function Th(e,t){await Vn()&&e.cancel(t)}var Lh=e=>i(e.kind==="like"&&!e.on?"outbox.unlike":`outbox.${e.kind}`),jr=e=>Lt`<a class="strong" dir="auto" href=${Dn(e)}>${e.title}</a>`,Bh={find:e=>Lt`<span class="strong" dir="auto">${e.body.title}</span>`,comment:e=>Lt`<span class="what" dir="auto">${e.body.content}</span><br>${jr(e)}`,like:jr},Ih=(e,t)=>Lt`
  <li class="row between">
    <span class="grow">
      <span class="soft">${Lh(t)}</span><br>
      ${Bh[t.kind](t)}<br>
      ${t.state==="refused"?Lt`<span class="error">${t.problem}</span>`:Lt`<span class="soft">${i("outbox.waiting")}</span>`}
    </span>
    <span class="row">
      ${t.state==="refused"?Lt`
        <button type="button" class="quiet" @click=${()=>e.retry(t)}>${c("retry")} ${i("action.retry")}</button>`:Hr}
      <button type="button" class="quiet" @click=${()=>Th(e,t)}>${i("outbox.cancel")}</button>
    </span>
  </li>`;function Ah(e){return e.isLoaded?e.entries.length?Lt`
    <p class="hint">${i("outbox.hint")}</p>
    <ul class="card people">${e.entries.map(t=>Ih(e,t))}</ul>
    <p class="row end"><button type="button" @click=${()=>e.sendNow()}>${i("outbox.now")}</button></p>`:M(i("outbox.none"),i("outbox.noneText")):$(2)}function Cr(e){let t=new ni(e);return{title:i("outbox.title"),ready:t.load(),view:()=>Lt`${f(i("outbox.title"),Hr,"/")}${Ah(t)}`}}function Mh(e,t){let[s,n]=[new Map,!1],a=new AbortController;return e.signal.addEventListener("abort",()=>a.abort()),{async load(o){a.abort();let{signal:r}=a=new AbortController;try{let[l,d]=await tn(O("/api/locations/categories",{...t(),category:"",bbox:o}),{signal:r});if(r.aborted)return;[s,n]=[new Map(l.map(A=>[A.category,A.count])),d]}catch(l){if(l.name==="AbortError")return;s.clear()}e.update()},of(o){let r=s.get(o);return r===void 0||n&&!r?void 0:`${P(r)}${n?"+":""}`}}}export{Qr as about,Ba as accounts,_u as addToList,Ea as admin,Ca as adminLog,Mh as countCategories,Po as edit,Ho as import,Jo as instance,Vo as invites,Zo as join,hr as list,fr as lists,gr as named,br as notifications,wr as people,yr as person,kr as profile,Pr as reports,qr as saved,Nr as settings,nd as shareFind,Er as shares,Cr as waiting};

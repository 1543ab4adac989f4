import{$ as je,$a as Un,$b as jn,A as De,Aa as te,Ac as I,B as Ne,Bc as Zn,Ca as bn,Cc as Kn,D as Ki,Da as jt,Dc as Qn,E as st,Ea as wn,Ec as ta,F as It,Fc as ye,G as p,Ga as Re,Gb as _,Gc as Ke,Hb as Ut,Hc as ea,I as Ee,Ib as Ht,Ic as sa,J as w,Ja as ze,Jc as ia,K as k,Ka as yn,Kb as pt,Kc as ve,L as W,La as vn,Lb as Ct,M as E,Ma as kn,Mc as na,N as q,Na as xn,Nb as _t,O as Qi,Oa as On,Oc as aa,P as tn,Pa as Pn,Pc as oa,Q as Zt,Qa as qn,Qb as Dn,R as O,Ra as Fn,Rb as Nn,Rc as ra,S as Kt,Sa as Sn,Sb as We,Sc as ca,T as en,Ta as Tn,Tc as la,Ua as Ln,Vb as j,Vc as pa,Wa as Bn,Wb as X,Xb as En,Ya as In,Yb as vt,Za as An,Zb as Ve,Zc as ua,_a as Mn,_b as Ge,a as Ue,ab as _n,ac as Hn,ad as da,b as h,ba as sn,bc as Ye,bd as ma,c as fe,ca as nn,cc as Cn,d as zi,da as an,e as $e,ea as on,ec as Rn,fa as rn,fc as b,fd as ha,g as Wi,ga as He,gc as v,h as ge,hc as zn,hd as fa,i as Vi,ia as cn,ic as u,j as Gi,ja as ln,jc as B,k as Yi,ka as pn,kc as ut,kd as $a,la as un,lc as S,ld as ga,ma as dn,mc as Wn,n as Ji,na as y,nc as Dt,nd as ba,o as i,oa as Ce,ob as c,oc as ri,od as wa,pa as At,pb as lt,pc as Vn,pd as ya,q as x,qa as mn,qb as R,qc as Je,rb as f,rc as Rt,s as oi,sb as V,sc as Xe,t as Xi,ta as yt,tb as M,tc as Ze,u as P,ua as hn,ub as m,uc as be,v as wt,va as fn,vb as $,vc as we,w as K,wa as Qt,wb as ee,wc as Gn,x as _e,xa as $n,xb as F,xc as Yn,y as Zi,ya as gn,yb as Mt,yc as Jn,zb as g,zc as Xn}from"./shared.js";import{html as zt,nothing as ci}from"../lib/lit-html/lit-html.js";var Wr=new URL("lib/",Ue).pathname,Vr=[["Leaflet 1.9.4","leaflet","Volodymyr Agafonkin, CloudMade","BSD-2-Clause"],["protomaps-leaflet 5.1.0","protomaps-leaflet","Protomaps","BSD-3-Clause"],["lit-html 3.3.3","lit-html","Google LLC","BSD-3-Clause"]];function va(){if(ve())return new URL(h().streets.url.replace(/[{}]/g,"")).host;let{host:e}=new URL((h().tiles?.url??"").replace(/[{}]/g,""),location);return e===location.host?"":e}var Gr=()=>va()?i("about.tilesFrom",{host:va()}):i("about.alone"),Yr=()=>zt`
  <section class="card">
    <p class="lead">${i("app.about")}</p>
    <p>${i("about.text")} ${Gr()}</p>
    <p class="soft">${i("about.version",{version:h().version})}</p>
    <p class="row"><a class="button quiet" href="/api/docs">${i("about.api")}</a></p>
  </section>`,Jr=()=>zt`
  <section class="card">
    <h2>${i("about.map")}</h2>
    <ul class="plain-list">
      ${h().tiles?.attribution?zt`<li>${i("about.tiles")}: ${h().tiles.attribution}</li>`:ci}
      ${ve()?zt`<li>${i("about.streets")}: ${h().streets.attribution}</li>`:ci}
      <li>${i("about.places")}: ${h().places.attribution}</li>
    </ul>
  </section>`,Xr=([e,t,s,n])=>zt`<li><a href="${Wr}${t}/LICENSE">${e}</a>, © ${s}, ${n}</li>`,Zr=()=>zt`
  <section class="card">
    <h2>${i("about.code")}</h2>
    <ul class="plain-list">${Vr.map(Xr)}</ul>
    <p class="hint">${i("about.more")}</p>
  </section>`,Kr=()=>({title:i("about.title"),view:()=>zt`
    ${f(i("about.title"),ci,y()?"/settings":"/sign-in")}
    ${wa()}${ba()}${Yr()}${Jr()}${Zr()}`});import{html as os,nothing as Pc}from"../lib/lit-html/lit-html.js";var Qr=200,tc=2**20,li=["all","active","suspended","admin"],ka={wrong_password:"password"},Wt=e=>`/api/admin/users/${e.id}`,Qe=class{#t;#e=0;constructor(t){this.#t=t;let s=t.query.get("status");this.text=t.query.get("q")??"",this.status=li.includes(s)?s:"all",this.list=_(t,()=>O("/api/admin/users",{...this.#s,limit:50}))}get#s(){return{q:this.text.trim(),status:this.status==="all"?"":this.status}}search=()=>(clearTimeout(this.#e),this.#t.rename(O("/admin/people",this.#s)),this.list.load());type(t){this.text=t,clearTimeout(this.#e),this.#e=setTimeout(this.search,Qr)}choose(t){return this.status=t,this.#t.update(),this.search()}isMe(t){return t.id===y()?.id}#i(t){this.list.items=this.list.items.map(s=>s.id===t.id?t:s),this.#t.update()}async#n(t,s){try{this.#i(await t),p(s)}catch(n){p(x(n))}}get asksPassword(){return Ce()}adminForm(t,s){let n=async({password:a})=>{this.#i(await E(Wt(t),{role:"admin",...a?{password:a}:{}})),s()};return new b({send:n,fieldOf:ka})}demote(t){return this.#n(E(Wt(t),{role:"member"}),i("admin.memberDone",{name:t.username}))}lift(t){return this.#n(q(`${Wt(t)}/suspension`),i("admin.liftDone",{name:t.username}))}linkForm(t,s){let n=async({password:a})=>{let o=await k(`${Wt(t)}/sign-in-link`,a?{password:a}:void 0);s(new URL(o.url,location).href)};return new b({send:n,fieldOf:ka})}limitForm(t,s){let n=async({kind:a,size:o})=>{let r={instance:null,none:0}[a];this.#i(await E(Wt(t),{mediaLimit:a==="own"?Math.round(Number(o)*tc):r})),s()};return new b({send:n})}suspendForm(t,s){let n=async({reason:a,days:o})=>{this.#i(await W(`${Wt(t)}/suspension`,{reason:a.trim(),...o?{days:Number(o)}:{}})),s()};return new b({send:n})}deleteForm(t,s){let n=async({name:a,reason:o})=>{if(a.trim()!==t.username)throw{code:"page",reason:"other_name",text:i("admin.deleteOther")};await q(O(Wt(t),{reason:o.trim()})),this.list.items=this.list.items.filter(r=>r.id!==t.id),this.#t.update(),s()};return new b({send:n,fieldOf:{other_name:"name"}})}close(){clearTimeout(this.#e)}};import{html as U,nothing as ie}from"../lib/lit-html/lit-html.js";import{html as Q,nothing as ke}from"../lib/lit-html/lit-html.js";var ts=class{list=[];#t;constructor(t){this.#t=t}get isShown(){return ma()}async read(){this.isShown&&(this.list=await w("/api/auth/passkeys",{signal:this.#t.signal}))}addForm(t,s){let n=async({name:a,password:o})=>{let r=await ha(await k("/api/auth/passkeys/options",t?{password:o}:{}));r&&(this.list=[...this.list,await k("/api/auth/passkeys",{name:a,...r})],s())};return new b({send:n,fieldOf:{wrong_password:"password"}})}renameForm(t,s){let n=async({name:a})=>{let o=await E(`/api/auth/passkeys/${t.id}`,{name:a});this.list=this.list.map(r=>r.id===o.id?o:r),s()};return new b({send:n})}async remove(t){try{await q(`/api/auth/passkeys/${t.id}`),this.list=this.list.filter(s=>s.id!==t.id)}catch(s){p(x(s))}this.#t.update()}};var ec=1,it=class{nearby=[];proposal="";#t;#e;#s;#i=0;#n=0;constructor(t,s,n=()=>{}){this.#t=t,this.#e=n,this.#a(s??{})}get value(){let{point:t,by:s,source:n,photo:a,chosen:o}=this;return{point:t,name:this.name.trim(),by:s,source:n,photo:a,location:o}}#a({point:t=null,name:s="",by:n="",source:a="",photo:o=null,location:r=null}){Object.assign(this,{point:t,name:s,by:n,source:a,photo:o,chosen:r}),this.#s=t}get label(){return this.chosen?.name||this.name.trim()||this.proposal}take(t){if(this.#a(t.value),Object.assign(this,{nearby:t.nearby,proposal:t.proposal}),this.#e(),this.point&&!this.label)return this.propose()}setPoint(t,s,n=""){return Object.assign(this,{point:t,chosen:null,source:s,proposal:""}),n?(Object.assign(this,{name:n,by:"search"}),this.#s=t):this.by!=="reader"&&this.#s&&jt(this.#s,t)>ec&&Object.assign(this,{name:"",by:""}),this.#e(),this.propose()}suggestPoint(t){return this.photo??=t,this.point?this.#e():this.setPoint(t,"photo")}setName(t){this.name=t,this.by=t.trim()?"reader":""}async locate(){try{let t=await wn({enableHighAccuracy:!0,timeout:15e3});this.#t.signal.aborted||this.setPoint(t,"hereDone")}catch(t){this.#t.signal.aborted||p(x(t))}}toggle(t){this.chosen=this.chosen?.id===t.id?null:t,this.chosen&&(this.point=te(t)),this.#e()}async propose(){let t=++this.#n,{signal:s}=this.#t;clearTimeout(this.#i);let{nearby:n,name:a,wait:o}=await Re(this.point,{signal:s});t!==this.#n||s.aborted||(Object.assign(this,{nearby:n,proposal:a}),o&&(this.#i=setTimeout(()=>this.propose(),1e3*o)),this.#t.update())}close(){clearTimeout(this.#i)}};var pi="/api/users/me/place-settings",sc={radius:.5,area:1},xa=[.2,.5,1,2,5],es=class{values=null;exactAtHome=0;#t;constructor(t){this.#t=t}async read(){this.values=await w(pi,{signal:this.#t.signal})}async change(t){try{let{exactAtHome:s,...n}=await W(pi,{...this.values,...t});Object.assign(this,{values:n,exactAtHome:s}),p(i("place.saved"))}catch(s){p(x(s))}this.#t.update()}changeHome(t){return this.change({home:{...this.values.home,...t}})}async hideHome(){try{let{finds:t}=await k(`${pi}/home`);this.exactAtHome=0,p(i("place.homeHidden",{n:t}))}catch(t){p(x(t))}this.#t.update()}picker(){let{home:t}=this.values,s=t&&{point:{lat:t.latitude,lng:t.longitude}},n=new it(this.#t,s,()=>{n.point&&this.changeHome({...sc,...t,latitude:n.point.lat,longitude:n.point.lng})});return n}};var Oa=e=>!e.current&&e.kind!=="token",ss=class{preferences=null;sessions=null;push="";pushBusy=!1;pushSlow=!1;refusal=mn();#t;constructor(t){this.#t=t,this.passkeys=new ts(t),this.places=new es(t),this.loading=j(t,()=>this.#e());let s={wrong_password:"currentPassword"};this.password=new b({send:(n,a)=>this.#n(n,a),update:t.update,fieldOf:s})}get user(){return y()}redraw=()=>this.#t.update();get isLoaded(){return!!(this.preferences&&this.user)}get asksPassword(){return Ce()}get asksCurrent(){return this.user.hasPassword&&!fa(this.sessions)}get hasOthers(){return this.sessions.some(Oa)}async#e(){let{signal:t}=this.#t;[this.preferences,this.sessions,this.push]=await Promise.all([w("/api/notifications/preferences",{signal:t}),w("/api/auth/sessions",{signal:t}),cn(),this.passkeys.read(),this.places.read()])}async#s(t){try{await t()}catch(s){p(s.code||s.status?x(s):i("push.failed"))}this.#t.update()}setTheme(t){ra(t),this.#t.update()}setUnits(t){zi.set(t),this.#t.update()}setStreets(t){na(t),this.#t.update()}async setLanguage(t){await Ji(t),this.#t.update()}prefer(t,s){return this.#s(async()=>{this.preferences=await W("/api/notifications/preferences",{[t]:s})})}enablePush=()=>this.#i(ln);disablePush=()=>this.#i(pn);async#i(t){this.pushBusy=!0,this.#t.update();let s=setTimeout(()=>{this.pushSlow=!0,this.#t.update()},2e3);await this.#s(async()=>{this.push=await t()}),clearTimeout(s),this.pushBusy=this.pushSlow=!1,this.#t.update()}testPush=()=>this.#s(async()=>{await un(),p(i("push.sent"))});addSession(t){this.sessions=[t,...this.sessions],this.#t.update()}endOthers(){return this.#s(async()=>{for(let t of this.sessions.filter(Oa))await q(`/api/auth/sessions/${t.id}`),this.sessions=this.sessions.filter(s=>s!==t)})}endSession(t){return this.#s(async()=>{await q(`/api/auth/sessions/${t.id}`),this.sessions=this.sessions.filter(s=>s!==t)})}signOut=()=>this.#s(async()=>{await hn(),await this.#t.go("/sign-in",{replace:!0})});async#n({newPassword:t,currentPassword:s,unlinkIdentity:n},a){let o=this.asksCurrent?{currentPassword:s}:{};await W("/api/users/me/password",{newPassword:t,...o,...n?{unlinkIdentity:!0}:{}}),a.reset(),yt(await w("/api/users/me")),this.sessions=await w("/api/auth/sessions"),p(i("settings.passwordSaved"))}unlink(){return this.#s(async()=>{await q("/api/users/me/identity"),yt(await w("/api/users/me"))})}confirmForm(t){let s=async({password:n})=>{await k("/api/auth/confirm",{password:n}),t()};return new b({send:s,fieldOf:{wrong_password:"password"}})}deleteForm(t){let s=async({password:n})=>{await q("/api/users/me",this.asksPassword?{password:n}:void 0),t()};return new b({send:s,fieldOf:{wrong_password:"password"}})}async leaveDeleted(){await fn(),await this.#t.go("/sign-in",{replace:!0}),p(i("settings.deleted"))}},is=(e={})=>`/api/auth/oauth/start?${new URLSearchParams({...e,redirect:"/settings"})}`;var se=()=>h().provider.name,Nt=e=>e.refusal?.reason==="sign_in_again"&&h().provider.enabled?Q`
  <p><a class="button quiet" href=${is()}>${i("signin.provider",{name:se()})}</a></p>`:ke,kt=(e,t,s)=>u(e,t,{label:s,kind:"password",required:!0,complete:"current-password"}),ic=()=>Q`
  <label class="switch">
    <span>
      ${i("settings.alsoUnlink",{name:se()})}<br>
      <span class="soft">${i("settings.alsoUnlinkHint")}</span>
    </span>
    <input type="checkbox" role="switch" id="unlinkIdentity" name="unlinkIdentity">
  </label>`,Pa=({user:e,asksCurrent:t,password:s})=>Q`
  <form class="card" novalidate @submit=${s.submit}>
    ${V("password",i(t?"settings.password":"settings.passwordFirst"))}
    ${e.hasPassword&&!t?Q`<p class="note">${i("link.setPassword")}</p>`:ke}
    <input class="unseen" type="text" autocomplete="username" .value=${e.username} tabindex="-1" aria-hidden="true">
    ${v(s)}
    ${Nt(s)}
    ${t?kt(s,"currentPassword",i("settings.currentPassword")):ke}
    ${u(s,"newPassword",{label:i("settings.newPassword"),hint:i("settings.passwordHint"),kind:"password",required:!0,least:8,most:255,complete:"new-password"})}
    ${e.identityLinked?ic():ke}
    <div class="row end">${B(s,i("action.save"))}</div>
  </form>`;async function nc(e){let t=i("settings.unlinkTitle",{name:se()});await S(t,i("settings.unlinkText"),i("settings.unlink"))&&e.unlink()}async function ac(e,t){if(!t.asksPassword)return;e.preventDefault();let s=i("settings.link",{name:se()});await I(a=>t.confirmForm(a),s,a=>Q`
    <p>${i("settings.linkText")}</p>
    ${v(a)}
    ${kt(a,"password",i("account.password"))}`,()=>Q`<button type="submit">${i("settings.linkGo")}</button>`)&&location.assign(is({link:"true"}))}var oc=e=>Q`
  <p>${c("check")} ${i("settings.linked")}</p>
  <p><button type="button" class="quiet" @click=${()=>nc(e)}>${i("settings.unlink")}</button></p>`,rc=e=>Q`
  <p>${i("settings.notLinked")}</p>
  <p>
    <a class="button quiet" href=${is({link:"true"})} @click=${t=>ac(t,e)}>
      ${i("settings.link",{name:se()})}
    </a>
  </p>`,qa=e=>Q`
  <section class="card">
    <h2>${i("settings.identity",{name:se()})}</h2>
    ${e.user.identityLinked?oc(e):rc(e)}
  </section>`;async function cc(e){await I(s=>e.deleteForm(s),i("settings.deleteTitle"),s=>Q`
    <p>${i("settings.deleteText")}</p>
    ${v(s)}
    ${Nt(s)}
    ${e.asksPassword?kt(s,"password",i("account.password")):ke}`,()=>Q`<button type="submit" class="danger">${i("settings.delete")}</button>`)&&await e.leaveDeleted()}var Fa=e=>Q`
  <section class="card">
    ${V("data",i("settings.data"))}
    <p>${i("settings.dataText")}</p>
    <p><a class="button quiet" href="/api/users/me/export" download>${i("settings.download")}</a></p>
    <p>${i("settings.archiveText")}</p>
    <p><a class="button quiet" href="/api/users/me/archive" download>${i("settings.archive")}</a></p>
    <p><a class="button quiet" href="/import">${i("settings.import")}</a></p>
    <h3>${i("settings.deleteHead")}</h3>
    <p>${i("settings.deleteHint")}</p>
    <p><button type="button" class="danger" @click=${()=>cc(e)}>${i("settings.delete")}</button></p>
  </section>`;import{html as lc}from"../lib/lit-html/lit-html.js";async function pc(e){try{await navigator.clipboard.writeText(e),p(i("secret.copied"))}catch{document.getElementById("secret").select(),p(i("secret.selected"))}}var ns=({title:e,text:t,label:s,value:n})=>ut(a=>lc`
  <h2>${e}</h2>
  <p>${t}</p>
  <div class="field">
    <label for="secret">${s}</label>
    <input id="secret" readonly spellcheck="false" autocomplete="off" .value=${n} @focus=${o=>o.target.select()}>
  </div>
  <div class="row end">
    <button type="button" class="quiet" @click=${()=>a()}>${i("action.close")}</button>
    <button type="button" @click=${()=>pc(n)}>${c("copy")} ${i("secret.copy")}</button>
  </div>`,{label:e});function uc({mediaBytes:e,mediaLimit:t}){let s=st(e);return t===null?i("admin.usage",{size:s}):t?i("admin.usageOf",{size:s,limit:st(t)}):i("admin.usageUnlimited",{size:s})}var dc=e=>[i("admin.joined",{date:K(e.createdAt)}),e.seenAt?i("admin.seen",{date:K(e.seenAt)}):i("admin.notSeen"),i("admin.finds",{n:e.findCount}),uc(e),e.invitedBy&&i("admin.invitedBy",{name:e.invitedBy.username})],mc=({suspendedAt:e,endsAt:t})=>t?i("admin.suspendedUntil",{date:wt(t)}):i("admin.suspendedSince",{when:_e(e)}),hc=e=>U`<p class="note">${mc(e)}<br>${i("admin.reasonIs",{reason:e.reason})}</p>`,fc=e=>e.suspension?U`<span class="person"><span class="avatar none">${c("block")}</span> <span class="strong">${e.username}</span></span>`:U`<a class="person" href="/people/${e.id}">${lt(e)} <span class="strong">${e.username}</span></a>`,Sa=(e,t)=>U`
  ${v(t)}
  ${Nt(t)}
  ${e.asksPassword?kt(t,"password",i("account.password")):ie}`,$c=(e,t)=>I(s=>e.adminForm(t,s),i("admin.adminTitle",{name:t.username}),s=>U`
  <p>${i("admin.adminText")}</p>
  ${Sa(e,s)}`,()=>U`<button type="submit" class="danger">${i("admin.admin")}</button>`);async function gc(e,t){await S(i("admin.memberTitle",{name:t.username}),i("admin.memberText"),i("admin.member"))&&e.demote(t)}var bc=["instance","own","none"],wc=(e,t)=>{e.kind??=t.mediaLimit===null?"instance":t.mediaLimit?"own":"none";let s=n=>{e.kind=n.target.value,e.update()};return U`
    ${v(e)}
    <div class="field">
      <label for="kind">${i("admin.limit")}</label>
      <select id="kind" name="kind" @change=${s}>
        ${bc.map(n=>U`<option value=${n} ?selected=${n===e.kind}>${i(`admin.limits.${n}`)}</option>`)}
      </select>
    </div>
    ${e.kind==="own"?u(e,"size",{label:i("admin.size"),kind:"number",mode:"numeric",required:!0,value:t.mediaLimit?Math.round(t.mediaLimit/2**20):""}):ie}`};async function as(e,t,s){let n=await e;return n&&p(i(t,{name:s.username})),n}var yc=(e,t)=>I(s=>e.limitForm(t,s),i("admin.limitTitle",{name:t.username}),s=>wc(s,t),()=>U`<button type="submit">${i("action.save")}</button>`),vc=(e,t)=>I(s=>e.suspendForm(t,s),i("admin.suspendTitle",{name:t.username}),s=>U`
  <p>${i("admin.suspendText")}</p>
  ${v(s)}
  ${u(s,"reason",{label:i("admin.reason"),hint:i("admin.reasonHint"),kind:"area",value:t.suspension?.reason,required:!0,most:500})}
  ${u(s,"days",{label:i("admin.days"),hint:i("admin.daysHint"),kind:"number",mode:"numeric"})}`,()=>U`<button type="submit" class="danger">${i("admin.suspend")}</button>`);async function kc(e,t){let s="";await I(o=>e.linkForm(t,r=>{s=r,o()}),i("admin.linkTitle",{name:t.username}),o=>U`
    <p>${i("admin.linkAsk",{name:t.username})}</p>
    ${Sa(e,o)}`,()=>U`<button type="submit">${i("admin.linkMake")}</button>`)&&await ns({title:i("admin.link"),text:i("admin.linkText",{name:t.username}),label:i("admin.linkLabel"),value:s})}async function xc(e,t){let s=I(n=>e.deleteForm(t,n),i("admin.deleteTitle",{name:t.username}),n=>U`
    <p>${i("admin.deleteText")}</p>
    ${v(n)}
    ${u(n,"name",{label:i("admin.deleteName",{name:t.username}),required:!0,complete:"off"})}
    ${u(n,"reason",{label:i("admin.reason"),hint:i("admin.logHint"),most:500})}`,()=>U`<button type="submit" class="danger">${i("admin.delete")}</button>`);await as(s,"admin.deleteDone",t)&&g("account-search")}function Oc(e,t){let s=(a,o,r)=>({text:a,label:`${a}: ${t.username}`,run:o,isDanger:r}),n=[t.role==="admin"?s(i("admin.member"),()=>gc(e,t)):s(i("admin.admin"),()=>as($c(e,t),"admin.adminDone",t)),s(i("admin.limit"),()=>as(yc(e,t),"admin.limitDone",t))];return e.isMe(t)?n:[...n,...t.suspension?[]:[s(i("admin.link"),()=>kc(e,t))],s(i(t.suspension?"admin.suspendAgain":"admin.suspend"),()=>as(vc(e,t),"admin.suspendDone",t),!t.suspension),...t.suspension?[s(i("admin.lift"),()=>e.lift(t))]:[],s(i("admin.delete"),()=>xc(e,t),!0)]}var Ta=(e,t)=>U`
  <li class="account">
    <div class="row between">
      <span class="row">
        ${fc(t)}
        ${t.role==="admin"?U`<span class="badge">${i("admin.role")}</span>`:ie}
        ${e.isMe(t)?U`<span class="badge">${i("people.you")}</span>`:ie}
        ${t.suspension?U`<span class="badge warning">${i("admin.suspended")}</span>`:ie}
      </span>
      ${Dt(i("people.menu",{name:t.username}),Oc(e,t))}
    </div>
    <p class="soft facts">${dc(t).filter(Boolean).map(s=>U`<span>${s}</span>`)}</p>
    ${t.suspension?hc(t.suspension):ie}
  </li>`;function qc(e,t){e.preventDefault(),t.search()}var Fc=e=>os`
  <form role="search" @submit=${t=>qc(t,e)}>
    <label for="account-search">${i("people.search")}</label>
    <div class="search">
      ${c("search")}
      <input id="account-search" type="search" maxlength="31" autocomplete="off" autocapitalize="none" spellcheck="false"
        .value=${e.text} @input=${t=>e.type(t.target.value)}>
    </div>
  </form>
  <div class="chips" role="group" aria-label=${i("admin.which")}>
    ${li.map(t=>ee(e.status===t,i(`admin.statuses.${t}`),()=>e.choose(t)))}
  </div>`;function Sc(e){let{items:t,problem:s,load:n}=e.list;return s?m(s,n):t?t.length?os`
    <ul class="people" aria-label=${i("admin.people")}>${t.map(a=>Ta(e,a))}</ul>
    ${F(e.list)}`:os`<p class="soft" role="status">${i("admin.noAccounts")}</p>`:$(4)}function La(e){let t=new Qe(e);return{title:i("admin.people"),ready:t.list.load(),view:()=>os`
      ${f(i("admin.people"),Pc,"/admin")}
      <section class="card">${Fc(t)}${Sc(t)}</section>`,close:()=>t.close()}}import{html as Da,nothing as Nc}from"../lib/lit-html/lit-html.js";var Ba=2**20,Ia="/api/admin/instance",Aa=["invite","open","closed"],Ma=["members","admins","off"],rs=class{values=null;constructor(t){this.loading=j(t,async()=>{this.values=await w(Ia,{signal:t.signal})}),this.form=new b({send:s=>this.#t(s),update:t.update})}isFixed(t){return this.values.fixed.includes(t)}get limit(){return this.values.mediaLimit?Math.round(this.values.mediaLimit/Ba):""}async#t({name:t,description:s,rules:n,contact:a,registration:o,invites:r,mediaLimit:l}){let d={name:t.trim(),description:s.trim(),rules:n.trim(),contact:a.trim()};o!==this.values.registration&&(d.registration=o),r!==this.values.invites&&(d.invites=r),l!==void 0&&l!==String(this.limit)&&(d.mediaLimit=Math.round(Number(l)*Ba)),this.values=await E(Ia,d);let{fixed:A,mediaLimit:bt,registration:C,invites:Bt,...ai}=this.values;Object.assign(h(),{instance:ai,registration:C,invites:C==="closed"?"off":Bt}),p(i("admin.saved"))}},cs=class{values=null;busy=!1;#t;constructor(t){this.#t=t,this.loading=j(t,async()=>{this.values=await w("/api/admin/checks",{signal:t.signal})})}run=async()=>{this.busy||(this.busy=!0,this.#t.update(),await this.loading.load(),this.busy=!1,this.#t.update())}},ls=class{values=null;constructor(t){this.loading=j(t,async()=>{this.values=await w("/api/admin/overview",{signal:t.signal})})}};import{html as ps,nothing as ui}from"../lib/lit-html/lit-html.js";var Tc={ok:"check",warn:"flag",fail:"close"},Lc=e=>ps`
  <li class="row finding ${e.status}">
    ${c(Tc[e.status])}
    <span class="grow">
      <span class="strong">${i(`admin.check.${e.status}`)}</span> <span class="soft" lang="en">${e.check}</span><br>
      <span lang="en">${e.text}</span>
      ${e.fix?ps`<br><span lang="en" class="soft">${e.fix}</span>`:ui}
    </span>
  </li>`;function Bc({status:e,findings:t}){return ps`
    <p class="strong">${i(`admin.checked.${e}`)}</p>
    <ul class="people">${t.map(Lc)}</ul>`}var Ua=e=>ps`
  <section class="card" id="checks">
    <h2>${i("admin.checks")}</h2>
    <p class="hint">${i("admin.checksText")}</p>
    <div class="stack" aria-live="polite">
      ${e.loading.problem?m(e.loading.problem,e.run):ui}
      ${e.values&&!e.loading.problem?Bc(e.values):ui}
    </div>
    <div><button class="quiet" id="check" type="button" aria-busy=${e.busy?"true":"false"} @click=${e.run}>
      ${i(e.values?"admin.checkAgain":"admin.check")}</button></div>
  </section>`;import{html as Ot,nothing as xe}from"../lib/lit-html/lit-html.js";var Ic=["disk_nearly_full","clock_apart","push_off","no_base_url","registration_open","storage_failing","data_folder","no_ffmpeg","decoders_not_confined","backup_missing"],xt=(e,t)=>Ot`<div class="row between"><dt>${e}</dt><dd class="strong">${t}</dd></div>`,Ac=e=>i("admin.jobsOf",{push:P(e.pushJobs),media:P(e.mediaJobs)}),Mc=e=>Ot`
  ${xt(i("admin.backup"),e.lastAt?Ot`${R(e.lastAt)}, ${i(`admin.backup.${e.result}`)}`:i(`admin.backup.${e.result}`))}
  ${xt(i("admin.backupPlace"),e.place)}`,Uc=e=>Ot`
  <dl class="stack">
    ${xt(i("admin.users"),P(e.users))}
    ${xt(i("admin.publicFinds"),P(e.finds))}
    ${xt(i("admin.media"),st(e.mediaBytes))}
    ${e.diskFree===null?xe:xt(i("admin.disk"),st(e.diskFree))}
    ${e.pushJobs||e.mediaJobs?xt(i("admin.jobs"),Ac(e)):xe}
    ${e.backup?Mc(e.backup):xe}
    ${xt(i("admin.swept"),e.sweptAt?R(e.sweptAt):i("admin.never"))}
    ${xt(i("admin.version"),`${e.version}, ${e.database==="postgres"?"PostgreSQL":"SQLite"}`)}
  </dl>`,_c=e=>Ot`<li class="note">${i(`admin.problem.${e}`)}</li>`,Dc=e=>Ot`
  <details>
    <summary>${i("admin.largest")}</summary>
    <ul class="plain-list">
      ${e.map(t=>Ot`
        <li class="row between"><a href="/admin/people?q=${t.username}">${t.username}</a> <span>${st(t.mediaBytes)}</span></li>`)}
    </ul>
  </details>`;function _a({values:e,loading:t}){if(t.problem)return m(t.problem,t.load);if(!e)return $(3);let s=e.problems.filter(n=>Ic.includes(n));return Ot`
    ${s.length?Ot`<ul class="stack plain-list" aria-label=${i("admin.problems")}>${s.map(_c)}</ul>`:xe}
    <section class="card">
      <h2>${i("admin.state")}</h2>
      ${Uc(e)}
      ${e.largest.length?Dc(e.largest):xe}
    </section>`}var Ec=[["people","/admin/people","people"],["invites","/invites","plus"],["reports","/admin/reports","flag"],["log","/admin/log","feed"],["instance","/admin/instance","gear"]],jc=([e,t,s])=>Da`
  <li>
    <a class="area" href=${t}>
      ${c(s)}
      <span class="grow"><span class="strong">${i(`admin.${e}`)}</span><br><span class="soft">${i(`admin.about.${e}`)}</span></span>
      ${c("next")}
    </a>
  </li>`;function Na(e){let t=new ls(e),s=new cs(e);return{title:i("admin.title"),ready:t.loading.load(),view:()=>Da`
      ${f(i("admin.title"),Nc,"/profile")}
      <section class="card">
        <ul class="people">${Ec.map(jc)}</ul>
        <p class="hint">${i("admin.private")}</p>
      </section>
      ${_a(t)}
      ${Ua(s)}`}}import{html as us,nothing as Ea}from"../lib/lit-html/lit-html.js";var ja={role_changed:"shield",media_limit_changed:"gear",account_suspended:"block",suspension_lifted:"check",account_deleted:"trash",invite_revoked:"close",sign_in_link_created:"lock",sign_in_link_used:"lock",report_closed:"flag",find_hidden:"block",find_shown:"check",find_deleted:"trash",comment_hidden:"block",comment_shown:"check",comment_deleted:"trash",instance_changed:"gear"},Hc={mediaLimit:"limitOfAll",invites:"whoInvites"},Cc=e=>parseInt(e,10)?st(parseInt(e,10)):i(`admin.limits.${e.startsWith("0 ")?"none":"instance"}`);function Rc({action:e,reason:t}){return e==="role_changed"?i(`admin.roles.${t}`):e==="report_closed"?i(`report.result.${t}`):e==="instance_changed"?t.split(", ").map(s=>i(`admin.${Hc[s]??s}`)).join(", "):e==="media_limit_changed"?Cc(t):t}function zc(e){let t={actor:e.actorName||i("admin.commandLine"),target:e.targetName,action:e.action};return i(ja[e.action]?`admin.act.${e.action}`:"admin.act.other",t)}var Wc=e=>us`
  <li class="row act">
    ${c(ja[e.action]??"shield")}
    <span class="grow">
      <span class="strong">${zc(e)}</span><br>
      ${e.reason?us`<span dir="auto">${Rc(e)}</span><br>`:Ea}
      <span class="soft">${R(e.createdAt)}</span>
    </span>
  </li>`;function Vc(e){return e.problem?m(e.problem,e.load):e.items?e.items.length?us`
    <section class="card">
      <p class="hint">${i("admin.logText")}</p>
      <ul class="people">${e.items.map(Wc)}</ul>
      ${F(e)}
    </section>`:M(i("admin.noActs"),i("admin.noActsText")):$(4)}function Ha(e){let t=_(e,"/api/admin/log");return{title:i("admin.log"),ready:t.load(),view:()=>us`${f(i("admin.log"),Ea,"/admin")}${Vc(t)}`}}import{html as tt,nothing as Ft}from"../lib/lit-html/lit-html.js";async function di(){if(!await caches.has(ge))return null;let e=await caches.open(ge),[t]=await e.keys(),s=t&&await(await e.match(t))?.formData();return s?{key:t,values:Gc(s),files:s.getAll("file"),left:Number(s.get("left"))}:null}function Gc(e){let t=e.get("title"),s=[e.get("text"),e.get("url")].filter(Boolean).join(`
`);return{...t?{title:t}:{},...s?{description:s}:{}}}async function Ca(e){let t=await caches.open(ge);return await t.delete(e),(await t.keys()).length===0&&await caches.delete(ge),di()}var Yc=8,Jc=e=>Ht(e)?i(`category.${e}`):e,ds=class{items=[];at=-1;#t;#e=null;#s=[];#i=!1;constructor(t){this.#t=t}async follow(t){this.#i=!0,this.#n(t),this.#e??=w("/api/finds/categories",{signal:this.#t.signal}).catch(()=>(this.#e=null,[])),this.#s=await this.#e,this.#i&&this.#n(t)}close(){this.#i=!1,this.#a([])}move(t){let s=this.items.length;this.at=this.at<0&&t<0?s-1:(this.at+t+s)%s,this.#t.update()}#n(t){let s=oi(t.trim()),n=new Set(this.#s.map(o=>o.category)),a=s?Ut.filter(o=>!n.has(o)).map(o=>({category:o,ownCount:0,count:0})):[];this.#a([...this.#s,...a].filter(({category:o})=>{let r=oi(Jc(o));return r.includes(s)&&(r!==s||Ht(o))}).slice(0,Yc))}#a(t){Object.assign(this,{items:t,at:-1}),this.#t.update()}};var Xc=1200*36e5,ms=class{id;stored=null;#t;#e;#s;#i=null;#n=new Set;#a=!1;#o=!1;constructor(t){this.#t=t,this.#s=!t.params.id;let s=t.params.id??t.query.get("draft");this.#r(new RegExp(`^${en}$`).test(s)||!this.#s?s:Qt()),this.#s&&!this.stored&&this.#r(Qt())}#r(t){this.id=t,this.#e=this.#s?vt(t):En(t),this.stored=this.#e.get()}get findId(){return this.#i??=$n(this.id)>Date.now()-Xc?this.id:Qt()}get path(){let t=new URLSearchParams(this.#t.query);return t.set("draft",this.id),`/new?${t}`}save(t){if(!(this.#o||this.#t.signal.aborted)){if(!t)return this.#e.remove();this.#e.set({...t,at:Date.now()}),this.#s&&!this.#a&&this.#t.rename(this.path),this.#a=!0}}async files(){if(!this.stored||!this.#s)return[];let t=new Set(this.stored.media?.map(n=>n.key)),s=await Ge(this.id);for(let{key:n}of s)this.#n.add(n);return s.filter(n=>!t.has(n.key))}get hasFiles(){return this.#n.size>0}release(t){let s=new Set(t.filter(n=>!n.media).map(n=>n.key));for(let n of this.#n)s.has(n)||(this.#n.delete(n),Hn(n))}remove(){return this.#o=!0,this.#e.remove(),this.#s?Ye(this.id):null}};var Zc=2,hs=class{items=[];isWhole=!1;#t;#e;constructor(t,s){this.#t=t,this.#e=s}get shown(){return this.isWhole?this.items:this.items.slice(0,Zc)}async load(){await Cn();let t=await Ge();if(this.#t.signal.aborted)return;this.close();let s=Ve().filter(n=>n.id!==this.#e);this.items=s.map(n=>{let a=n.media?.find(r=>r.at>Date.now()-ze),o=a?null:t.find(r=>r.draft===n.id&&r.file.type.startsWith("image/"))?.file;return{draft:n,media:a,preview:o?URL.createObjectURL(o):""}}),this.#t.update()}showAll(){this.isWhole=!0,this.#t.update()}remove({draft:t}){vt(t.id).remove(),this.items=this.items.filter(s=>s.draft!==t),this.#t.update(),p(i("edit.draftDeleted"),"",{text:i("action.undo"),run:()=>this.#s(t)})}#s(t){return vt(t.id).set(t),this.load()}close(){for(let{preview:t}of this.items)t&&URL.revokeObjectURL(t)}};var fs=class{locationId="";#t;#e="";constructor(t){this.#t=t}async read(){let[t,s]=await Qi(`/api/finds/${this.#t}`);return this.#e=s,this.locationId=t.locationId,t}overwrite(){this.#e=""}async save(t,s,n,a){try{let o=await kn(s),r=o===this.locationId?{}:{locationId:o};return this.#t?await this.#s({...t,...r},n):(this.locationId=o,await xn(a,{...t,locationId:o,media:n.media}))}catch(o){let r=Ln(o);throw r.length?(n.removeMissing(r),{code:"failed",text:i("edit.photosGone")}):o}}#s(t,{isChanged:s,media:n,removed:a}){let o=n.map(l=>l.id?{id:l.id,caption:l.caption??null}:l),r=s?{media:o,mediaToDelete:a}:{};return W(`/api/finds/${this.#t}`,{...t,...r},{headers:this.#e?{"If-Match":this.#e}:{}})}};async function mi(e){try{let t=await ne(e,0,262144),s=await Kc(e,t);return s?ol(al(s.view,s.tiff)):Ra}catch{return Ra}}var Ra={place:null,time:""},ne=async(e,t,s)=>new DataView(await e.slice(t,t+s).arrayBuffer());function Kc(e,t){return t.getUint16(0)===65496?Qc(t):t.getUint32(0)===2303741511?za(e,{at:8,little:!1,name:"eXIf",extra:12,sizeFirst:!0}):Pt(t,0,4)==="RIFF"&&Pt(t,8,4)==="WEBP"?za(e,{at:12,little:!0,name:"EXIF",extra:8,even:!0}):Pt(t,4,4)==="ftyp"?el(e):null}var Pt=(e,t,s)=>String.fromCharCode(...Array.from({length:s},(n,a)=>e.getUint8(t+a)));function Qc(e){for(let t=2;t+10<e.byteLength;t+=2+e.getUint16(t+2)){let s=e.getUint16(t);if(s===65505&&e.getUint32(t+4)===1165519206)return{view:e,tiff:t+10};if(s===65498||s>>8!==255)return null}return null}var hi=1<<20,fi=1e4;async function za(e,{at:t,little:s,name:n,extra:a,sizeFirst:o,even:r}){for(let l=0;l<fi&&t+8<=e.size;l++){let d=await ne(e,t,8),A=d.getUint32(o?0:4,s);if(Pt(d,o?4:0,4)===n)return tl(await ne(e,t+8,Math.min(A,hi)));t+=a+A+(r?A%2:0)}return null}var tl=e=>({view:e,tiff:Pt(e,0,4)==="Exif"?6:0});function Wa(e,t,s){let n=[];for(let a=t;a+8<=s&&n.length<fi;){let o=e.getUint32(a),r=8;if(o===1&&([o,r]=[Number(e.getBigUint64(a+8)),16]),o===0&&(o=s-a),o<r)break;n.push({type:Pt(e,a+4,4),from:a+r,to:Math.min(a+o,s)}),a+=o}return n}async function el(e){for(let t=0,s=0;s<fi&&t+8<=e.size;s++){let n=await ne(e,t,16),a=n.getUint32(0);if(a===1&&(a=Number(n.getBigUint64(8))),a===0&&(a=e.size-t),a<8)return null;if(Pt(n,4,4)==="meta")return sl(e,await ne(e,t,Math.min(a,hi)));t+=a}return null}async function sl(e,t){let s=Wa(t,t.getUint32(0)===1?20:12,t.byteLength),n=d=>s.find(A=>A.type===d),a=il(t,n("iinf")),o=a===null?null:nl(t,n("iloc"),a);if(!o)return null;let r=o.method===1?n("idat"):null,l=r?new DataView(t.buffer,t.byteOffset+r.from+o.at,Math.min(o.size,r.to-r.from-o.at)):await ne(e,o.at,Math.min(o.size,hi));return{view:l,tiff:4+l.getUint32(0)}}function il(e,t){if(!t)return null;let s=Wa(e,t.from+(e.getUint8(t.from)===0?6:8),t.to);for(let{from:n}of s){let a=e.getUint8(n)>2;if(Pt(e,n+(a?10:8),4)==="Exif")return a?e.getUint32(n+4):e.getUint16(n+4)}return null}function nl(e,t,s){if(!t)return null;let n=e.getUint8(t.from),a=t.from+4,o=C=>{let Bt=C===8?Number(e.getBigUint64(a)):C===4?e.getUint32(a):C===2?e.getUint16(a):0;return a+=C,Bt},r=o(2),[l,d,A]=[r>>12,r>>8&15,r>>4&15],bt=n?r&15:0;for(let C=o(n<2?2:4);C>0&&a<t.to;C--){let Bt=o(n<2?2:4),ai=n?o(2)&15:0;o(2);let Cr=o(A),Ci=null;for(let Ri=o(2);Ri>0&&a<=t.to;Ri--){o(bt);let Rr=Cr+o(l),zr=o(d);Ci??={method:ai,at:Rr,size:zr}}if(Bt===s)return Ci}return null}var Va=async e=>(await mi(e)).place;function al(e,t){let s=e.getUint16(t)===18761,n=r=>e.getUint16(t+r,s);return{u32:r=>e.getUint32(t+r,s),text:(r,l)=>Pt(e,t+r,l),entries:r=>new Map(Array.from({length:n(r)},(l,d)=>[n(r+2+12*d),r+10+12*d]))}}function ol(e){let t=e.entries(e.u32(4)),s=(n,a,o)=>{try{return t.has(n)?a(e,e.entries(e.u32(t.get(n)))):o}catch{return o}};return{place:s(34853,cl,null),time:s(34665,rl,"")}}function rl({u32:e,text:t},s){let n=s.get(36867),a=n===void 0?null:/^(\d{4}):(\d\d):(\d\d) (\d\d:\d\d:\d\d)$/.exec(t(e(n),19));return a&&a[1]!=="0000"?`${a[1]}-${a[2]}-${a[3]}T${a[4]}`:""}function cl({u32:e,text:t},s){let n=(r,l,d)=>{if(!s.has(l)||!s.has(d))return NaN;let A=e(s.get(d)),bt=Bt=>e(A+8*Bt)/e(A+8*Bt+4),C=r.indexOf(t(s.get(l),1).toUpperCase());return C<0?NaN:(bt(0)+(bt(1)||0)/60+(bt(2)||0)/3600)*(C?-1:1)},a=n("NS",1,2),o=n("EW",3,4);return Math.abs(a)<=90&&Math.abs(o)<=180&&(a||o)?{lat:a,lng:o}:null}var ll=.15,Ga=e=>e.slice(0,10);function pl(e){let t="";return e.map(n=>({photo:n,time:t=n.time||t})).sort((n,a)=>n.time<a.time?-1:n.time>a.time?1:0).map(n=>n.photo)}var Ya=e=>e.find(t=>t.place)?.place??null,Ja=e=>e.find(t=>t.time)?.time??"";function ul(e,t,s){let[n,a]=[Ya(e),Ja(e)];return e.length<s&&(!n||!t.place||jt(n,t.place)<=ll)&&(!a||!t.time||Ga(a)===Ga(t.time))}function Xa(e,t){let s=[];for(let n of pl(e)){let a=s.findLast(o=>ul(o,n,t));a?a.push(n):s.push([n])}return s}var Oe=e=>({place:Ya(e),time:Ja(e)}),Za=(e,t)=>e.flatMap((s,n)=>n===t?[]:n===t-1?[[...s,...e[t]]]:[s]),Ka=(e,t,s)=>e.flatMap((n,a)=>a===t?[n.slice(0,s),n.slice(s)]:[n]);var $s=class{groups=null;busy=!1;#t;#e=new Map;constructor(t){this.#t=t}get most(){return h().limits.mediaPerFind}get count(){return this.groups.flat().length}async consider(t,s){if(this.groups)return this.consider([...this.decline(),...t],s);if(t.length<2)return!1;let n=await Promise.all(t.map(async o=>({file:o,...await mi(o)}))),a=Xa(n,this.most);if(this.#t.signal.aborted||a.length<2&&t.length<=s)return!1;for(let o of n)o.preview=o.file.type.startsWith("image/")?URL.createObjectURL(o.file):"";return this.#s(a),!0}#s(t){this.groups=t,this.#t.update();for(let s of t)this.#i(s)}async#i(t){let{place:s}=Oe(t);if(!s||this.#e.has(t[0]))return;this.#e.set(t[0],"");let{name:n}=await Re(s,{signal:this.#t.signal});this.#e.set(t[0],n),this.#t.update()}describe=t=>({name:Oe(t).place?this.#e.get(t[0])??"":"",time:Oe(t).time});canMerge=t=>t>0&&this.groups[t-1].length+this.groups[t].length<=this.most;merge(t){this.#s(Za(this.groups,t))}split(t,s){this.#s(Ka(this.groups,t,s))}decline(){let t=this.groups.flat().map(s=>s.file);return this.close(),this.#t.update(),t}async accept(){if(this.busy)return;this.busy=!0,this.#t.update();let t=this.groups.map(()=>Qt()),s=Date.now(),n=y()?.id;try{for(let[a,o]of this.groups.entries())await this.#n(n,t[a],o,s-a)}catch{if(y()?.id!==n)return null;for(let a of t)await dl(a);return this.busy=!1,this.#t.update(),p(i("group.noRoom"))}await this.#t.go(`/new?draft=${t[0]}`),p(i("group.made",{n:t.length}))}async#n(t,s,n,a){if(y()?.id!==t)throw{code:"stopped"};let{place:o}=Oe(n),r={id:s,at:a,isPublic:$e.get()!=="friends",media:[],label:this.describe(n).name};if(vt(s).set(o?{...r,place:{point:o,source:"photo",photo:o}}:r),!vt(s).get())throw{code:"storage"};await jn(s,n.map(l=>l.file),t)}close(){for(let{preview:t}of this.groups?.flat()??[])t&&URL.revokeObjectURL(t);this.groups=null}};async function dl(e){vt(e).remove(),await Ye(e)}async function Pe(e){if(!/^image\/(jpeg|png|webp|avif|heic|heif)$/.test(e.type))return e;try{return await ml(e)}catch{return e}}async function ml(e){let t=await createImageBitmap(e,{imageOrientation:"from-image"}),s=Math.min(1,2560/Math.max(t.width,t.height));if(s===1&&e.size<409600)return t.close(),e;let n=new OffscreenCanvas(Math.max(1,Math.round(t.width*s)),Math.max(1,Math.round(t.height*s))),a=n.getContext("2d");a.fillStyle="#fff",a.fillRect(0,0,n.width,n.height),a.drawImage(t,0,0,n.width,n.height),t.close();let o=await n.convertToBlob({type:"image/jpeg",quality:.85});return o.size<e.size?new File([o],e.name.replace(/\.\w+$/,"")+".jpg",{type:"image/jpeg"}):e}var hl=2,fl=2,$l=60,qe=class{removed=[];#t=!1;#e;#s;#i;#n;#a=()=>{};constructor(t,{changed:s,placed:n=()=>{},signal:a,send:o=Kt}){this.items=t.map(({at:r,key:l,caption:d="",...A})=>({media:A,at:r,key:l,caption:d,state:"done"})),this.#e=r=>{this.#a(),s(r)},this.#s=n,this.#i=a,this.#n=o,addEventListener("online",()=>this.#p(),{signal:a})}get most(){return h().limits.mediaPerFind}get isBusy(){return this.items.some(t=>["waiting","sending","paused"].includes(t.state))}get isPaused(){return this.items.some(t=>t.state==="paused")}async settled(){for(;this.isBusy&&!this.isPaused;)await new Promise(t=>{this.#a=t})}files(){return Promise.all(this.items.map(async({media:t,at:s,file:n,caption:a})=>{let o=n?await Pe(n):null;return t?{media:t,at:s,caption:a,blob:o}:{caption:a,blob:o,name:n.name||"file"}}))}get hasFailed(){return this.items.some(t=>t.state==="failed")}get isChanged(){return this.#t||this.removed.length>0||this.items.some(t=>!t.media?.id)}get media(){return this.items.filter(t=>t.media).map(t=>On(t.media,t.caption))}get draft(){return this.items.filter(t=>t.media).map(({media:t,at:s,key:n,caption:a})=>({...t,at:s,key:n,caption:a}))}async add(t,s=[]){if(this.#i.aborted)return;let n=this.most-this.items.length,a=[...t].slice(0,n),o=a.map((r,l)=>({file:r,key:s[l],caption:"",preview:URL.createObjectURL(r),state:"waiting",progress:0}));this.items=[...this.items,...o],this.#e(t.length>n?i("upload.tooMany",{n:this.most}):""),await this.#o(a),this.#r()}async#o(t){for(let s of t){let n=await Va(s);if(this.#i.aborted)return;if(n)return this.#s(n)}}#r(){if(this.#i.aborted)return;let t=hl-this.items.filter(s=>s.state==="sending").length;for(let s of this.items.filter(n=>n.state==="waiting").slice(0,t))this.#l(s)}async#l(t){t.stop=new AbortController,Object.assign(t,{state:"sending",progress:0,problem:null}),this.#e();try{let s=await this.#u(t);if(!s)return;Object.assign(t,{media:s,at:Date.now(),state:"done"})}catch(s){if(s.name==="AbortError")return;Object.assign(t,{state:Ee(s)?"paused":"failed",problem:x(s)}),t.state==="paused"&&this.#c(t,s.retryAfter)}this.#e(),this.#r()}#c(t,s){t.pause=Math.min($l,(t.pause??fl/2)*2),t.timer=setTimeout(()=>this.retry(t),1e3*(s||t.pause))}#p(){for(let t of this.items.filter(s=>s.state==="paused"))this.retry(t)}async#u(t){let{signal:s}=t.stop,n=await Pe(t.file),{videoBytes:a,imageBytes:o}=h().limits,r=n.type.startsWith("video/")?a:o;if(n.size>r)throw{code:"large",text:i("upload.large",{size:Ki(r)})};if(s.aborted)return null;let l=A=>{t.progress=A,this.#e()},[d]=await this.#n("POST","/api/media",n,{signal:s,progress:l});return d}retry(t){clearTimeout(t.timer),t.state="waiting",this.#r()}remove(t){clearTimeout(t.timer),t.stop?.abort(),t.preview&&URL.revokeObjectURL(t.preview),t.media?.id&&this.removed.push(t.media.id),this.items=this.items.filter(s=>s!==t),this.#e(),this.#r()}removeMissing(t){let s=this.items.filter(a=>a.media),n=new Set(t.map(a=>s[a]));this.items=this.items.filter(a=>!n.has(a)),this.#e()}move(t,s){this.items.splice(s,0,...this.items.splice(t,1)),this.#t=!0,this.#e()}setCaption(t,s){t.caption=s,this.#t=!0,this.#e()}stop(){for(let t of this.items)clearTimeout(t.timer),t.stop?.abort(),t.preview&&URL.revokeObjectURL(t.preview)}};var gs=class{uploads=null;place=null;placeError="";share=null;photosExpired=!1;#t;#e;#s;#i;#n=null;#a;#o;constructor(t,s){this.#t=t,this.#o=s,this.#e=t.params.id,this.#s=new ms(t),this.#i=new fs(this.#e),this.form=new b({send:a=>this.#u(a),update:t.update});let n=this.#s.stored;this.isRestored=!!n,this.values={isPublic:$e.get()!=="friends",...n},this.proposals=new ds(t),this.drafts=new hs(t,this.#s.id),this.several=new $s(t),this.loading=j(t,()=>this.isNew?this.#l():this.#r(n))}get isNew(){return!this.#e}get isOther(){return this.#n??!!(this.values.category&&!Ht(this.values.category))}get title(){return i(this.isNew?"edit.new":"edit.title")}get back(){return this.isNew?"/":`/finds/${this.#e}`}async#r(t){let s=await this.#i.read();this.#a=Tn(s),this.values={...s,...this.#a,...t},this.uploads=new qe(s.media,{changed:this.#c,signal:this.#t.signal}),this.place=new it(this.#t,t?.place??vn(s),this.#p)}async#l(){let t=await yn(this.#t.query,this.values.place),s=this.values.media??[],n=s.filter(r=>r.at>Date.now()-ze);this.photosExpired=n.length<s.length;let a=r=>this.place.suggestPoint(r);this.uploads=new qe(n,{changed:this.#c,placed:a,signal:this.#t.signal}),this.place=new it(this.#t,t,this.#c),this.place.point&&!this.place.label&&this.place.propose(),this.drafts.load();let o=await this.#s.files();o.length&&this.uploads.add(o.map(r=>r.file),o.map(r=>r.key)),this.share=this.#t.query.has("shared")?await di():null}#c=t=>{t&&p(t),this.isNew&&this.saveDraft(),this.#t.update()};#p=()=>{this.saveDraft(),this.#t.update()};async addFiles(t){let{items:s,most:n}=this.uploads;(!this.isNew||!await this.several.consider(t,n-s.length))&&await this.uploads.add(t)}change(t){this.values={...this.values,...t},this.saveDraft(),this.#t.update()}chooseCategory(t){this.#n=t==="other"&&!this.isOther,this.change({category:t===this.values.category||t==="other"?"":t})}saveDraft(){let t=Pn(this.values),s=this.place?.value;if(!this.isNew)return this.#s.save(s?.location?.id===this.#i.locationId?t:{...t,place:s});let n=this.uploads.draft,a=![t.title,t.description,t.category,s?.point,n.length,this.#s.hasFiles].some(Boolean);this.#s.save(a?null:{...t,place:s,label:this.place?.label,media:n,id:this.#s.id}),this.#s.release(this.uploads.items)}async resolveShare(t){let{values:s,files:n,key:a}=this.share;this.share=null,t&&n.length&&await this.addFiles(n),this.share=await Ca(a),this.change(t?s:{}),this.form.clear("title"),this.#t.update()}async submit(t){return this.placeError="",await this.form.submit(t),!this.placeError}async#u(t){let{point:s,name:n,location:a}=this.place.value,o={point:s,name:n||this.place.proposal,location:a};if(!s){this.placeError=i("spot.missing"),this.#t.update();return}if(await this.uploads.settled(),this.uploads.hasFailed||!this.isNew&&this.uploads.isPaused)throw{code:"failed",text:i("edit.uploadFailed")};let r=qn({category:this.values.category??"",...t},this.#a);if(this.isNew&&this.uploads.isPaused)return this.#m(r,o);try{let l=await this.#i.save(r,o,this.uploads,this.#s.findId);Fn(l,t)&&await this.#o.showHome()&&await Sn(l.id,t).catch(d=>p(x(d))),await this.#d(`/finds/${l.id}`,i(this.isNew?"edit.published":"edit.saved"))}catch(l){if(!this.isNew||!Ee(l))throw l;await this.#m(r,o)}}async#m(t,s){await In(this.#s.findId,{body:t,place:s,locationId:this.#i.locationId},this.uploads),await this.#d("/waiting",i("outbox.added"))}async#d(t,s=""){s&&this.isNew&&$e.set(this.values.isPublic?"public":"friends"),await this.#s.remove(),await this.#t.go(t,{replace:!0});let[n]=this.isNew?Ve():[],a=n&&{text:i("edit.next"),run:()=>this.#t.go(`/new?draft=${n.id}`)};s&&p(s,"",a)}overwrite(){this.#i.overwrite()}discard(){return this.uploads?.stop(),this.#d(this.isNew?"/new":`${this.back}/edit`)}close(){this.uploads?.stop(),this.place?.close(),this.drafts.close(),this.several.close()}};import{html as ae,nothing as $i}from"../lib/lit-html/lit-html.js";function gl(e,t){e.remove(t),g(e.items.length?"drafts-title":"main")}var bl=({media:e,preview:t})=>ae`
  <span class="thumb">${e||t?ae`<img src=${e?.thumbnailUrl??t} alt="">`:c("edit")}</span>`;function wl(e,t){let{draft:s}=t,n=s.title?.trim()||i("edit.untitled");return ae`
    <li class="row draft">
      <a class="find grow" href="/new?draft=${s.id}">
        ${bl(t)}
        <span class="what">
          <span class="name" dir="auto">${n}</span>
          ${s.label?ae`<span class="soft" dir="auto">${s.label}</span>`:$i}
          <span class="soft">${_e(s.at)}</span>
        </span>
      </a>
      <button type="button" class="round" aria-label=${i("edit.draftDelete",{title:n})} @click=${()=>gl(e,t)}>
        ${c("trash")}
      </button>
    </li>`}var Qa=e=>e.items.length?ae`
  <section class="card drafts" id="drafts" aria-labelledby="drafts-title">
    <h2 id="drafts-title" tabindex="-1">${i("edit.drafts")}</h2>
    <ul class="rows">${e.shown.map(t=>wl(e,t))}</ul>
    ${e.shown.length<e.items.length?ae`
      <button type="button" class="link" @click=${()=>e.showAll()}>
        ${i("edit.allDrafts",{n:e.items.length})}
      </button>`:$i}
  </section>`:$i;var to=e=>[...e?.files??[]].filter(t=>/^(image|video)\//.test(t.type)),eo=e=>[...e.dataTransfer?.types??[]].includes("Files"),yl=e=>e.target.matches?.("input, textarea")&&e.clipboardData.types.includes("text/plain");function so(e,t){let s=a=>document.body.classList.toggle("dropping",a),n=(a,o)=>document.addEventListener(a,o,{signal:e});n("dragover",a=>{eo(a)&&(a.preventDefault(),s(!0))}),n("dragleave",a=>{a.relatedTarget||s(!1)}),n("drop",a=>{eo(a)&&(a.preventDefault(),s(!1),document.querySelector("dialog[open]")||t(to(a.dataTransfer)))}),n("paste",a=>{let o=to(a.clipboardData);!o.length||yl(a)||document.querySelector("dialog[open]")||(a.preventDefault(),t(o))}),e.addEventListener("abort",()=>s(!1))}import{html as nt,nothing as bi}from"../lib/lit-html/lit-html.js";import{html as Fe,nothing as gi}from"../lib/lit-html/lit-html.js";var oe="category";function io(e,{category:t}){let s=document.getElementById(oe);if(s.value=t,Ht(t)){e.proposals.close(),e.chooseCategory(t),document.querySelector("#fold-category summary")?.focus();return}s.dispatchEvent(new Event("input",{bubbles:!0})),e.proposals.close()}function vl(e,t){t.form.typed(e.target),t.proposals.follow(e.target.value)}function kl(e,t){let{items:s,at:n}=t.proposals;if(!s.length){e.key==="ArrowDown"&&t.proposals.follow(e.target.value);return}let a={ArrowDown:1,ArrowUp:-1}[e.key];if(a)t.proposals.move(a);else if(e.key==="Escape")t.proposals.close();else if(e.key==="Enter"&&n>=0)io(t,s[n]);else return;e.preventDefault()}var xl=(e,t,s)=>Fe`
  <li id="category-${s}" data-kind="category" role="option" aria-selected=${s===e.proposals.at?"true":"false"}
    @click=${()=>io(e,t)}>
    ${Ct(t.category)}
    <span class="grow" dir="auto">${pt(t.category)}</span>
    <span class="soft far">${t.ownCount?i("categories.byYou",{n:t.ownCount}):t.count?P(t.count):gi}</span>
  </li>`,Ol=e=>{let{items:t}=e.proposals;return Fe`
    <div class="proposals" ?hidden=${!t.length} @mousedown=${s=>s.preventDefault()}>
      <ul id="category-list" role="listbox" aria-label=${i("categories.used")}>${t.map((s,n)=>xl(e,s,n))}</ul>
    </div>
    <span class="unseen" role="status">${t.length?i("categories.count",{n:t.length}):""}</span>`};function no(e){let{form:t,proposals:s}=e,n=t.errors[oe];return Fe`
    <div class="field">
      <label for=${oe}>${i("categories.own")} <span class="soft">${i("form.optional")}</span></label>
      <div class="combo">
        <input id=${oe} name=${oe} type="text" dir="auto" role="combobox" autocomplete="off" data-most=${h().limits.category}
          aria-autocomplete="list" aria-controls="category-list" aria-expanded=${s.items.length?"true":"false"}
          aria-activedescendant=${s.at>=0?`category-${s.at}`:gi}
          aria-describedby=${n?"category-error":"category-hint"} aria-invalid=${n?"true":gi}
          .defaultValue=${e.values.category??""} @input=${a=>vl(a,e)} @keydown=${a=>kl(a,e)}
          @focus=${a=>s.follow(a.target.value)} @blur=${()=>s.close()}>
        ${Ol(e)}
      </div>
      ${zn(t.left[oe])}
      ${n?Fe`<p class="error" id="category-error">${n}</p>`:Fe`<p class="hint" id="category-hint">${i("categories.hint")}</p>`}
    </div>`}var bs=(e,t,s,n,a)=>nt`
  <details class="fold" id="fold-${e}">
    <summary>${t} <span class="grow"><span>${s}</span> <span class="soft" dir="auto">${n}</span></span> ${c("next")}</summary>
    ${a}
  </details>`;function ro(e){let t=e?.closest("details");t&&(t.open=!0)}var Pl=e=>bs("description",c("edit"),i("find.description"),e.values.description||i("edit.none"),u(e.form,"description",{label:i("find.description"),value:e.values.description??"",kind:"area",most:h().limits.description})),ao=(e,t,s)=>nt`
  <button type="button" class="chip" aria-pressed=${s?"true":"false"} @click=${()=>e.chooseCategory(t)}>
    ${Ct(t)} ${pt(t)}
  </button>`;function ql(e){let{category:t}=e.values,[s,n]=t?[Ct(t),pt(t)]:[c("filter"),i("edit.none")];return bs("category",s,i("find.category"),n,nt`
    <fieldset>
      <legend>${i("find.category")}</legend>
      <div class="chips">
        ${Ut.map(a=>ao(e,a,a===t))}
        ${ao(e,"other",e.isOther)}
      </div>
      ${e.isOther?no(e):bi}
    </fieldset>`)}var oo=(e,t,s,n,a)=>nt`
  <label class="choice">
    <input type="radio" name="isPublic" value=${String(t)} ?checked=${e.values.isPublic===t}>
    <span>
      ${c(s)}
      <span>
        <span class="strong">${n}</span><br>
        <span class="soft">${a}</span>
      </span>
    </span>
  </label>`;function Fl(e){let{isPublic:t}=e.values;return bs("audience",c(t?"globe":"lock"),i("edit.who"),i(t?"edit.public":"edit.private"),nt`
    <fieldset class="choices">
      <legend>${i("edit.who")}</legend>
      ${oo(e,!0,"globe",i("edit.public"),i("edit.publicText"))}
      ${oo(e,!1,"lock",i("edit.private"),i("edit.privateText"))}
    </fieldset>`)}var Sl=["0","1","5","20"],Vt=e=>Number(e)?i("place.area",{distance:Ne(Number(e))}):i("place.exact"),Tl=e=>nt`
  <div class="field">
    <label for="exact-for">${i("place.exactFor")}</label>
    <select id="exact-for" name="exactForFriends">
      ${["true","false"].map(t=>nt`
        <option value=${t} ?selected=${e===t}>${i(t==="true"?"place.forFriends":"place.forMe")}</option>`)}
    </select>
  </div>`;function Ll(e){let{area:t="",exactForFriends:s="true"}=e.values;return bs("shown",c("map"),i("place.shown"),t===""?i("place.asSet"):Vt(t),nt`
    <div class="field">
      <label for="area">${i("place.shown")}</label>
      <select id="area" name="area">
        ${e.isNew?nt`<option value="" ?selected=${t===""}>${i("place.asSet")}</option>`:bi}
        ${Sl.map(n=>nt`<option value=${n} ?selected=${t===n}>${Vt(n)}</option>`)}
      </select>
      <p class="hint">${i(e.isNew?"place.shownHint":"place.recall")}</p>
    </div>
    ${Number(t)?Tl(s):bi}`)}var co=e=>nt`<div class="folds">${Pl(e)}${ql(e)}${Fl(e)}${Ll(e)}</div>`;import{html as ys,nothing as vi}from"../lib/lit-html/lit-html.js";import{html as dt,nothing as Se}from"../lib/lit-html/lit-html.js";var wi=16,lo=10,Bl=2,Il={lat:25,lng:5,zoom:1},ws=class extends it{failed=!1;problem="";#t;#e=null;constructor(t,s){super(t,s.value,()=>this.#i()),this.#t=t,Object.assign(this,{nearby:s.nearby,proposal:s.proposal})}async showMap(t){this.failed=!1;let s=this.#s();try{let n=await t({view:s,onMove:a=>this.#a(a),onPick:a=>this.setPoint(a,"tap")});if(this.#t.signal.aborted)return n.close();this.#e=n,this.photo&&n.mark(this.photo,i("spot.photoPlace"),"one ghost")}catch{this.failed=!0}return this.#e&&this.point&&this.#i(),this.#t.update(),!this.point&&s.zoom>=lo?this.setPoint({lat:s.lat,lng:s.lng},"tap"):this.point?this.propose():null}#s(){if(this.point)return{...this.point,zoom:wi};let t=gn(Wi.get());return t?.zoom?t:Il}#i(){this.problem="";let t=this.#e?.where();t&&!this.#n(t)&&this.#e.setView({...this.point,zoom:this.source==="tap"?t.zoom:Math.max(wi,t.zoom)},{animate:!1}),this.#t.update()}#n(t){return jt(this.point,t)<Bl*bn(t)}#a(t){(!this.point||!this.#n(t))&&this.setPoint({lat:t.lat,lng:t.lng},"tap")}usePhoto(){return this.setPoint(this.photo,"photo")}useFound(t){return this.setPoint(te(t),"found",t.name)}distance=t=>this.point&&t?jt(this.point,t):void 0;check(){let t=this.#e?.where().zoom??wi,s=this.source==="tap"&&!this.chosen&&t<lo;return this.problem=this.point?s?i("spot.zoom"):"":i("spot.none"),this.#t.update(),!this.problem}close(){super.close(),this.#e?.close(),this.#e=null}};async function re(e){let t=new AbortController,s=null,n=ut((o,r)=>(s??=new ws({signal:t.signal,update:r},e),El(s,o)),{label:i("spot.title"),kind:"chooser"});po(s),await n&&e.take(s),t.abort(),s.close()}var po=e=>e.showMap(t=>ca(document.getElementById("spot"),{...t,hasCross:!0})),Al=(e,t)=>dt`
  <div class="row">
    <button type="button" class="round" aria-label=${i("nav.back")} @click=${()=>t()}>${c("back")}</button>
    <place-search id="spot-search" class="grow" .label=${i("spot.search")} .near=${e.point} .distance=${e.distance}
      @choose=${({detail:s})=>e.useFound(s.value)}></place-search>
  </div>`,Ml=e=>dt`
  <div class="mapbox">
    <div id="spot" role="application" aria-label=${i("spot.map")}></div>
    ${e.failed?m({code:"map",text:i("map.failed")},()=>po(e)):Se}
  </div>`;function Ul(e,t){let s=e.chosen?.id===t.id;return dt`
    <button type="button" class="chip" aria-pressed=${s?"true":"false"} @click=${()=>e.toggle(t)}>
      ${c(s?"check":"pin")} <bdi>${t.name}</bdi> <span class="soft">${De(t.distance)}</span>
    </button>`}var _l=e=>dt`
  <div class="chips scrolls" role="group" aria-label=${i("spot.proposals")}>
    <button type="button" class="chip" @click=${()=>e.locate()}>${c("here")} ${i("spot.here")}</button>
    ${e.photo&&e.source!=="photo"?dt`
      <button type="button" class="chip" @click=${()=>e.usePhoto()}>${c("camera")} ${i("spot.photoPlace")}</button>`:Se}
    ${e.nearby.map(t=>Ul(e,t))}
  </div>`,Dl=e=>dt`
  <div class="field">
    <label for="place-name">${i("spot.name")} <span class="soft">${i("form.optional")}</span></label>
    <input id="place-name" autocomplete="off" dir="auto" placeholder=${e.proposal||i("spot.nameHint")} .value=${e.name}
      @input=${t=>e.setName(t.target.value)}>
  </div>`,yi=e=>i(`spot.${e.source||"set"}`),Nl=e=>dt`
  <p class="at" role="status">
    ${c("pin")}
    <span class="grow"><span class="strong" dir="auto">${e.label||i(e.point?"spot.unnamed":"spot.none")}</span>
      ${e.point?dt`<span class="soft">${yi(e)}</span>`:Se}</span>
  </p>`,El=(e,t)=>dt`
  <h2 class="unseen" tabindex="-1" autofocus>${i("spot.title")}</h2>
  ${Al(e,t)}
  ${Ml(e)}
  <div class="panel">
    ${Nl(e)}
    ${_l(e)}
    ${e.chosen?Se:Dl(e)}
    ${e.problem?dt`<p class="error" role="alert">${e.problem}</p>`:Se}
    <button type="button" class="main" id="use-place" @click=${()=>e.check()&&t(!0)}>${i("spot.use")}</button>
  </div>`;var uo=(e,t)=>ys`
  <span class="row">
    ${c("pin")} <span class="grow"><span class="strong" dir="auto">${e}</span><br><span class="soft">${t}</span></span>
    ${c("next")}
  </span>`,mo=(e,t)=>ys`
  <fieldset>
    <legend>${i("edit.where")}</legend>
    <button type="button" class="where" id="place" aria-describedby=${t?"place-error":vi} @click=${()=>re(e)}>
      ${e.point?ys`<place-map inert .at=${e.point}></place-map>`:vi}
      ${e.point?uo(e.label||i("spot.unnamed"),`${yi(e)} ${i("spot.change")}`):uo(i("spot.title"),i("spot.chooseHint"))}
    </button>
    ${t?ys`<p class="error" id="place-error" role="alert">${t}</p>`:vi}
  </fieldset>`;import{html as Gt,nothing as ki}from"../lib/lit-html/lit-html.js";function jl(e,t){e.merge(t),g(`group-${t-1}`)}function Hl(e,t,s){e.split(t,s),g(`group-${t+1}`)}var Cl=({preview:e,file:t})=>e?Gt`<img src=${e} alt="">`:Gt`<span class="film" title=${t.name}>${c("play")}</span>`,Rl=(e,t,s)=>Gt`
  <button type="button" class="cut" aria-label=${i("group.split",{n:s+1})} title=${i("group.split",{n:s+1})}
    @click=${()=>Hl(e,t,s)}></button>`;function zl(e,t,s){let{name:n,time:a}=e.describe(t),o=[a&&K(a),n].filter(Boolean);return Gt`
    <li>
      <div class="row between">
        <h3 id="group-${s}" tabindex="-1">${i("group.find",{n:s+1})} <span class="soft" dir="auto">${o.join(" · ")}</span></h3>
        ${e.canMerge(s)?Gt`
          <button type="button" class="link" aria-describedby="group-${s}" @click=${()=>jl(e,s)}>
            ${i("group.merge")}
          </button>`:ki}
      </div>
      <ul class="group">${t.map((r,l)=>Gt`<li>${l?Rl(e,s,l):ki}${Cl(r)}</li>`)}</ul>
    </li>`}var ho=(e,t)=>e.groups?Gt`
  <section class="card" id="several" aria-labelledby="several-title">
    <h2 id="several-title" tabindex="-1">${i("group.title",{n:e.count,finds:i("group.finds",{n:e.groups.length})})}</h2>
    <p class="hint">${i("group.hint")}</p>
    <ol class="groups">${e.groups.map((s,n)=>zl(e,s,n))}</ol>
    <div class="publish row">
      <button type="button" class="quiet" @click=${t}>${i("group.one")}</button>
      <button type="button" class="main" aria-busy=${e.busy?"true":"false"} @click=${()=>e.accept()}>
        ${i("group.make",{n:e.groups.length})}
      </button>
    </div>
  </section>`:ki;import{html as H,nothing as qt}from"../lib/lit-html/lit-html.js";import{html as xi}from"../lib/lit-html/lit-html.js";async function Wl(e,t,s){let n=null,a={label:i("upload.caption"),hint:i("upload.captionHint"),value:t.caption,most:h().limits.caption},o=await ut((r,l)=>(n??=new b({send:({caption:d})=>r(d.trim()),update:l}),xi`
      <h2>${i("upload.caption")}</h2>
      <div class="captioned">${s}</div>
      <form novalidate @submit=${n.submit}>
        ${u(n,"caption",a)}
        <div class="row end">
          <button type="button" class="quiet" @click=${()=>r()}>${i("action.cancel")}</button>
          ${B(n,i("action.save"))}
        </div>
      </form>`),{label:i("upload.captionOf",{n:e.items.indexOf(t)+1})});o!==null&&e.setCaption(t,o)}var fo=(e,t,s,n)=>xi`
  <button type="button" class="words ${t.caption?"":"round"}" @click=${()=>Wl(e,t,n)}
    aria-label="${i("upload.captionOf",{n:s})}${t.caption?`: ${t.caption}`:""}">
    ${t.caption?xi`<span dir="auto">${t.caption}</span>`:c("edit")}
  </button>`;var[Vl,Gl]=[6,10],Yl=300,L=null;function $o(){L.isOn=!0,L.item.classList.add("lifted"),navigator.vibrate?.(10)}var go=e=>[...e.parentElement.querySelectorAll(":scope > [data-drag]")],Jl=(e,t)=>go(L.item).find(s=>{let n=s.getBoundingClientRect();return s!==L.item&&n.left<=e&&e<=n.right&&n.top<=t&&t<=n.bottom});function Xl(e){if(e.pointerId!==L.id)return;let[t,s]=[e.clientX-L.x,e.clientY-L.y],n=e.pointerType==="touch";if(!L.isOn){if(Math.hypot(t,s)<(n?Gl:Vl))return;if(n)return L.end();$o()}L.item.style.transform=`translate(${t}px, ${s}px) scale(1.04)`,L.over?.classList.remove("target"),L.over=Jl(e.clientX,e.clientY),L.over?.classList.add("target")}function bo(e,t){if(e.button||L||e.target.closest("button, input, a"))return;let s=e.currentTarget,n=new AbortController,{signal:a}=n,o=()=>{clearTimeout(L.timer),n.abort(),s.classList.remove("lifted"),s.style.transform="",L.over?.classList.remove("target"),L=null};L={item:s,x:e.clientX,y:e.clientY,id:e.pointerId,isOn:!1,over:null,end:o},e.pointerType==="touch"&&(L.timer=setTimeout($o,Yl));let r=d=>{d.pointerId===L.id&&o()},l=d=>{if(d.pointerId!==L.id)return;let[A,bt]=[s,L.isOn&&L.over].map(C=>go(s).indexOf(C));o(),bt>=0&&t(A,bt)};document.addEventListener("pointermove",Xl,{signal:a}),document.addEventListener("pointerup",l,{signal:a}),document.addEventListener("pointercancel",r,{signal:a}),document.addEventListener("keydown",d=>{d.key==="Escape"&&o()},{signal:a})}function vs(e){(L?.isOn||e.type==="dragstart")&&e.preventDefault()}var Zl="image/*,video/mp4,video/quicktime,video/webm";function Kl(e,t){let s=e.items.indexOf(t);e.remove(t),queueMicrotask(()=>{(document.querySelectorAll(".shot .drop")[Math.min(s,e.items.length-1)]??document.getElementById("files"))?.focus()})}function wo(e,t,s){e.move(t,s),queueMicrotask(()=>{let n=s<t?".before, .after":".after, .before";document.querySelectorAll(".shot")[s]?.querySelector(n)?.focus()})}function yo(e){return e.media?_t(e.media,{thumb:!0,eager:!0}):e.file.type.startsWith("video/")?H`<span class="film">${c("play")}</span>`:H`<img src=${e.preview} alt="">`}var vo={handleEvent:e=>{e.target.hidden=e.type==="error"},capture:!0},ks=(e,t,s,n,a)=>H`
  <button type="button" class="round ${e}" aria-label=${i(`upload.${t}`,{n})} @click=${a}>${c(s)}</button>`,Ql=(e,t)=>e.progress<1?H`<progress max="1" .value=${e.progress} aria-label=${i("upload.progress",{n:t})}></progress>`:H`<span class="over">${i("upload.processing")}</span>`,tp=(e,t)=>({sending:()=>Ql(e,t),paused:()=>H`<span class="over" title=${e.problem}>${i("upload.paused")}</span>`,waiting:()=>H`<span class="over">${i("upload.waiting")}</span>`,failed:()=>H`<span class="over error">${i("upload.failed")}</span>`,done:()=>qt})[e.state]();function ep(e,t,s){let n=s+1;return H`
    <li class="shot ${t.state}" data-drag @pointerdown=${a=>bo(a,(o,r)=>e.move(o,r))}
      @error=${vo} @load=${vo}>
      ${yo(t)}
      ${s===0&&e.items.length>1?H`<span class="cover">${i("upload.cover")}</span>`:qt}
      ${tp(t,n)}
      <span class="buttons">
        ${s>0?ks("before","earlier","back",n,()=>wo(e,s,s-1)):qt}
        ${n<e.items.length?ks("after","later","next",n,()=>wo(e,s,s+1)):qt}
        ${t.state==="failed"||t.state==="paused"?ks("","again","retry",n,()=>e.retry(t)):qt}
        ${ks("drop",t.state==="done"?"remove":"cancel","close",n,()=>Kl(e,t))}
      </span>
      ${t.state==="failed"?qt:fo(e,t,n,yo(t))}
    </li>`}function sp(e,t){t([...e.target.files]),e.target.value=""}var ip=(e,t)=>H`
  <li class="shot add">
    <label for="files">
      ${c("camera")}<span class="strong">${i(e.items.length?"upload.more":"upload.add")}</span>
      ${e.items.length?qt:H`<span class="soft mice">${i("upload.drop")}</span>`}
    </label>
    <input id="files" type="file" accept=${Zl} multiple @change=${s=>sp(s,t)}>
  </li>`;function np(e){let t=e.items.filter(n=>n.state==="done").length,s=[...new Set(e.items.filter(n=>n.state==="failed").map(n=>n.problem))];return H`
    <p class="hint" role="status">${e.isBusy?i("upload.ready",{n:t,of:P(e.items.length)}):""}</p>
    ${s.map(n=>H`<p class="error" role="alert">${n}</p>`)}`}var ko=(e,t)=>H`
  <ul class="shots ${e.items.length?"":"bare"}" @touchmove=${vs} @contextmenu=${vs} @dragstart=${vs}>
    ${e.items.map((s,n)=>ep(e,s,n))}
    ${e.items.length<e.most?ip(e,t):qt}
  </ul>
  ${e.items.length>1?H`<p class="hint">${i("upload.order")}</p>`:qt}
  ${np(e)}`;async function xo(e,t){await e.addFiles(t),e.several.groups&&g("several-title")}function ap(e){e.uploads.add(e.several.decline()),g("files")}function op(e){for(let[t,s]of Object.entries(e.share.values))document.getElementById(t).value=s;return e.resolveShare(!0)}var rp=(e,t)=>tt`
  <section class="card" id="offer" aria-labelledby="offered">
    <h2 id="offered">${i("edit.shared")}</h2>
    <p class="hint">${i("edit.sharedHint")}</p>
    ${Object.values(e.share.values).map(s=>tt`<p class="text" dir="auto">${s}</p>`)}
    ${e.share.files.length?tt`<p>${i("edit.sharedFiles",{n:e.share.files.length})}</p>`:Ft}
    ${t?tt`<p class="note">${i("edit.sharedFull")}</p>`:Ft}
    ${e.share.left?tt`<p class="note">${i("edit.sharedLeft",{n:e.share.left})}</p>`:Ft}
    <div class="row end">
      <button type="button" class="quiet" @click=${()=>e.resolveShare(!1)}>${i("edit.sharedDrop")}</button>
      <button type="button" @click=${()=>op(e)}>${i("edit.sharedTake")}</button>
    </div>
  </section>`;async function cp(e){await S(i("edit.discardTitle"),i("edit.discardText"),i("edit.startOver"))&&e.discard()}var lp=()=>S(i("place.inHome"),i("place.inHomeText"),i("place.showExact")),pp=e=>tt`
  <p class="note">
    ${i("edit.restored")} <button type="button" class="link" @click=${()=>cp(e)}>${i("edit.startOver")}</button>
  </p>`,up=e=>tt`
  <fieldset>
    <legend>${i("edit.photos")}</legend>
    ${e.photosExpired?tt`<p class="note">${i("edit.photosGone")}</p>`:Ft}
    ${ko(e.uploads,t=>xo(e,t))}
    <p class="hint">${i("edit.photosMost",{n:e.uploads.most})} ${i("edit.photosHint")}</p>
  </fieldset>`,dp=e=>tt`
  ${v(e.form)}
  ${e.form.refusal?.reason==="changed_since"?tt`
    <div class="row">
      <a class="button quiet" href=${e.back} target="_blank">${i("edit.theirs")}</a>
      <button type="submit" class="quiet" @click=${()=>e.overwrite()}>${i("edit.mine")}</button>
    </div>`:Ft}`;function mp(e,t){let{isPublic:s,...n}=Rn(e.currentTarget);t.change({...n,isPublic:s==="true"})}async function hp(e,t){let n=await t.submit(e)?document.querySelector("form [aria-invalid=true]"):document.getElementById("place");ro(n),n?.focus()}function fp(e){let{title:t}=e.values,s=e.form.busy&&e.uploads.isBusy?"edit.waiting":e.isNew?"edit.publish":"action.save",n=a=>mp(a,e);return tt`
    <form class="card" novalidate ?hidden=${!!e.several.groups}
      @input=${n} @change=${n} @submit=${a=>hp(a,e)}>
      ${e.isRestored?pp(e):Ft}
      ${up(e)}
      ${mo(e.place,e.placeError)}
      ${u(e.form,"title",{label:i("find.titleField"),value:t,required:!0,most:h().limits.title})}
      ${co(e)}
      <div class="publish">
        ${dp(e)}
        <div class="row end">
          <a class="button quiet" href=${e.back}>${i("action.cancel")}</a>
          ${B(e.form,i(s))}
        </div>
      </div>
    </form>`}function $p(e,t){return e.loading.problem?m(e.loading.problem,t):e.uploads?fp(e):$(4)}function Oo(e){let t=new gs(e,{showHome:lp}),s=()=>t.loading.load();return so(e.signal,n=>t.uploads&&xo(t,n)),{title:t.title,ready:s(),view:()=>tt`
      ${f(t.title,Ft,t.back)}
      ${t.share?rp(t,e.query.get("shared")==="full"):Ft}
      ${ho(t.several,()=>ap(t))}
      ${t.several.groups?Ft:Qa(t.drafts)}
      ${$p(t,s)}`,close:()=>t.close()}}import{html as T,nothing as z}from"../lib/lit-html/lit-html.js";var gp=20,bp=e=>new Promise((t,s)=>{let n=()=>{clearTimeout(a),s(e.reason)},a=setTimeout(()=>{e.removeEventListener("abort",n),t()},1e3);e.addEventListener("abort",n,{once:!0})});async function Po(e,t,{signal:s,stopped:n,tick:a=bp,note:o=()=>{}}){for(;;)try{return await k(e,t,{signal:s})}catch(r){if(r.status!==429)throw r;await o();for(let l=Math.max(gp,r.retryAfter);l>0;l--){if(n())return null;await a(s)}}}var xs=class{isPublic=!1;keep=!1;category="";area="";forFriends="true";#t;constructor(t){this.#t=t}set(t){Object.assign(this,t),this.#t()}get body(){return{isPublic:this.isPublic,...this.keep?{keepVisibility:!0}:{},...this.category?{category:this.category}:{},...this.area===""?{}:{area:Number(this.area)},...Number(this.area)?{exactForFriends:this.forFriends==="true"}:{}}}};var wp=30,yp=["obscured","notPoint"],qo=()=>h().places.source!=="gazetteer",Os=class{state=null;#t;#e;#s=!1;constructor(t,s){this.#t=t,this.#e=s}get rows(){return(this.#t.rows.items??[]).filter(t=>t.status==="noPlace"&&!yp.includes(t.reason)).slice(0,wp)}async run(){let{rows:t}=this,s={n:0,all:t.length,found:0,busy:!0,problem:null};this.state=s,this.#s=!1,this.#e.update();try{for(let n of t){if(this.#s)break;let[a]=await w(O("/api/places",{query:n.place||n.title,limit:1}),{signal:this.#e.signal});s.n++,a&&await this.#t.guess(n,a)&&s.found++,this.#e.update()}}catch(n){if(n.name==="AbortError")return;s.problem=n}s.busy=!1,this.#e.update()}stop(){this.#s=!0}};var vp=e=>Number(new URLSearchParams(e.split("?")[1]).get("limit"));function Fo(e,t){let s={items:null,next:0,busy:!1,problem:null},n=0,a=async o=>{let r=n,l=t();Object.assign(s,{busy:!0,problem:null}),e.update();try{let d=await w(o?`${l}&after=${o}`:l,{signal:e.signal});if(r!==n)return;s.items=[...o?s.items:[],...d],s.next=d.length<vp(l)?0:d.at(-1).row}catch(d){if(r!==n||d.name==="AbortError")return;o?p(x(d)):s.problem=d}s.busy=!1,e.update()};return s.clear=()=>{n++,Object.assign(s,{items:null,next:0,busy:!1,problem:null})},s.load=()=>a(0),s.more=async()=>{!s.busy&&s.next&&await a(s.next)},s.put=o=>{s.items=s.items?.map(r=>r.row===o.row?o:r)??null},s.drop=o=>{s.items=s.items?.filter(r=>r.row!==o.row)??null,s.items&&!s.items.length&&s.more()},s}var kp=e=>(/\.zip$/i.test(e.name??"")?1e3:100)*2**20,So=20,xp=200,Op=["ready","noPlace","duplicate","bad","skipped","done"],Pp=4,qp=["noPoint","zeroPoint","notPoint","obscured","badPoint","noTitle","badLine","twice","known"],To=e=>qp.includes(e.reason)?e.reason:"",Ps=class{current=null;unfinished=[];status="ready";progress=null;refusal=null;published=null;#t;#e=null;#s=!1;constructor(t){this.#t=t,this.options=new xs(()=>t.update()),this.places=new Os(this,t),this.rows=Fo(t,()=>O(`${this.#i}/rows`,{status:this.status,limit:50})),this.loading=j(t,()=>this.#n())}get#i(){return`/api/imports/${this.current.id}`}get tabs(){let{counts:t}=this.current;return Op.map((s,n)=>({name:s,n:t[s],at:n})).filter(({n:s,at:n})=>s||n<Pp)}get isBusy(){return!!this.published?.busy}get isDone(){let{counts:t}=this.current;return!!this.published&&!this.isBusy&&!this.published.problem&&!t.ready&&!t.noPlace&&!t.media}async#n(){let{signal:t}=this.#t,s=this.#t.query.get("id"),n=await w("/api/imports",{signal:t});this.unfinished=n.filter(o=>o.counts.ready||o.counts.noPlace);let a=n.find(o=>o.id===s);a&&await this.#a(a)}async#a(t){this.current=t,this.published=null,this.places.state=null,this.status=this.tabs.find(({n:s})=>s)?.name??"ready",this.rows.clear(),await this.rows.load()}open(t){return this.#t.rename(O("/import",{id:t.id})),this.#a(t)}async upload(t,s=Kt){let n=new AbortController;this.#e=n,this.#t.signal.addEventListener("abort",()=>n.abort(),{once:!0}),Object.assign(this,{progress:0,refusal:null}),this.#t.update();let a=o=>{this.progress=o,this.#t.update()};try{if(t.size>kp(t))throw{code:"page",text:i("import.tooLarge")};let o=await s("POST","/api/imports",t,{progress:a,signal:n.signal});if(n.signal.aborted)return;await this.open(o)}catch(o){if(o.name==="AbortError")return;this.refusal=o,o.reason==="too_many_imports"&&await this.loading.load()}finally{this.progress=null,this.#t.update()}}cancel(){this.#e?.abort()}choose(t){return this.status=t,this.rows.clear(),this.rows.load()}async#o(t,s){let n=await X(E(`${this.#i}/rows/${t.row}`,s).then(a=>{let o={...this.current.counts};o[t.status]--,o[a.status]++,this.current={...this.current,counts:o},a.status===t.status?this.rows.put(a):this.rows.drop(t)}));return this.#t.update(),n}skip(t,s){return this.#o(t,{skip:s})}place(t,{point:s,name:n,location:a}){let o=a?.name??n;return this.#o(t,{latitude:s.lat,longitude:s.lng,...o?{place:o}:{}})}guess(t,{latitude:s,longitude:n}){return this.#o(t,{latitude:s,longitude:n,guessed:!0})}rename(t,s){return this.#o(t,{title:s})}async commit(){if(this.isBusy)return;let{signal:t}=this.#t,{ready:s,done:n}=this.current.counts;this.#s=!1;let a={made:0,taken:0,all:s,busy:!0,problem:null};this.published=a;let o=r=>{this.current=r,Object.assign(a,{made:r.counts.done-n,taken:s-r.counts.ready}),this.#t.update()};this.#t.update();try{for(let r=So;this.current.counts.ready&&!this.#s;){let l=this.current.counts.ready,d=await Po(`${this.#i}/commit`,{...this.options.body,limit:xp},{signal:t,stopped:()=>this.#s,note:()=>w(this.#i,{signal:t}).then(o)});if(!d)break;if(o(d),r=this.current.counts.ready<l?So:this.current.counts.media?r-1:0,!r)throw{code:"strange"}}}catch(r){if(r.name==="AbortError")return;a.problem=r,await w(this.#i,{signal:t}).then(o).catch(()=>{})}a.busy=!1,t.aborted||await this.choose(this.current.counts.ready?"ready":"done")}stop(){this.#s=!0}leave(){return this.current=null,this.refusal=null,this.#t.query.delete("id"),this.#t.rename("/import"),this.loading.load()}async discard(t){await X(q(`/api/imports/${t.id}`))&&await this.leave()}};var Fp=["track","route","line","area","picture","link","file","damaged","text"];function Lo({leftOut:e=[]}){let t=e.filter(({kind:s})=>Fp.includes(s));return t.length?i("import.leftOut",{n:t.reduce((s,{n})=>s+n,0),list:Xi(t.map(({kind:s,n})=>i(`import.kind.${s}`,{n})))}):""}var Bo=({leftOut:e=[]})=>e.flatMap(({where:t=[]})=>t).map(({file:t="",line:s=0,column:n=0})=>s?i(t?"import.leftAt":"import.leftLine",{file:t,line:P(s),column:P(n)}):t);import{html as ce,nothing as Te}from"../lib/lit-html/lit-html.js";var Io=(e,t,s,n,a)=>ce`
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
  </div>`,Sp=(e,t)=>ce`
  ${e.current.format==="finds"?Io("import-keep",t.keep,i("import.keep"),i("import.keepHint"),s=>t.set({keep:s})):Te}
  ${t.keep?Te:Io("import-public",t.isPublic,i("import.public"),i("import.publicHint"),s=>t.set({isPublic:s}))}`,Tp=e=>Oi("import-category",i("import.category"),"",["",...Ut],t=>t?pt(t):i("edit.none"),e.category,t=>e.set({category:t})),Lp=e=>Oi("import-area",i("place.shown"),i("import.areaHint"),["","0","1","5","20"],t=>t===""?i("place.asSet"):Vt(t),e.area,t=>e.set({area:t})),Bp=e=>Oi("import-friends",i("place.exactFor"),"",["true","false"],t=>i(t==="true"?"place.forFriends":"place.forMe"),e.forFriends,t=>e.set({forFriends:t})),Ao=(e,t=e.options)=>ce`
  ${Sp(e,t)}
  <div class="folds">
    <details class="fold" id="fold-import">
      <summary>${c("filter")} <span class="grow">${i("import.more")}</span> ${c("next")}</summary>
      <div class="stack">${Tp(t)}${Lp(t)}${Number(t.area)?Bp(t):Te}</div>
    </details>
  </div>`;import{html as G,nothing as Et}from"../lib/lit-html/lit-html.js";function Ip(e){if(e.status==="ready"&&e.reason!=="noTitle")return e.guessed?i("import.guessed"):e.place??"";let t=To(e),s=e.line?`${i("import.line",{n:e.line})}: `:"";return t?s+i(`import.reason.${t}`):""}async function qi(e,t,s){if(!await s)return;let n=e.rows.items?.[Math.min(t,e.rows.items.length-1)];g(n?`row-${n.row}`:"part-rows")}function Ap(e,t,s,n){let a=new it(n,null,()=>qi(e,s,e.place(t,a.value)));return re(a)}var qs=e=>e.title||i("import.line",{n:e.row}),Pi=(e,t,s)=>G`
  <button type="button" class="quiet" id="row-${e.row}" aria-label=${`${t}: ${qs(e)}`} @click=${s}>${t}</button>`,Mp=e=>t=>u(t,"title",{label:i("find.titleField"),value:e.title,required:!0,least:1,most:h().limits.title});async function Up(e,t){await I(n=>new b({send:async({title:a})=>{await e.rename(t,a.trim())&&n()}}),i("import.rename"),Mp(t),n=>B(n,i("action.save"))),g(`name-${t.row}`)}var Mo=(e,t)=>G`
  <button type="button" class="round" id="name-${t.row}" aria-label=${`${i("import.rename")}: ${qs(t)}`}
    @click=${()=>Up(e,t)}>
    ${c("edit")}
  </button>`,Uo=e=>e.findId?G`
  <a class="button quiet" href="/finds/${e.findId}" aria-label=${`${i("import.show")}: ${qs(e)}`}>
    ${i("import.show")}</a>`:Et,_p=(e,t,s,n)=>({ready:()=>G`${Mo(e,t)}${Pi(t,i("import.skip"),()=>qi(e,s,e.skip(t,!0)))}`,skipped:()=>Pi(t,i("import.unskip"),()=>qi(e,s,e.skip(t,!1))),noPlace:()=>G`${Mo(e,t)}${Pi(t,i("import.locate"),()=>Ap(e,t,s,n))}`,duplicate:()=>Uo(t),done:()=>Uo(t)})[t.status]?.()??Et,Fi=e=>e?G`<br><span class="soft" dir="auto">${e}</span>`:Et,Dp=e=>e.slice(e.lastIndexOf("/")+1),Np=e=>[`import.lost.${e}`,`rule.${e}`,`reason.${e}`].map(t=>[t,i(t)]).find(([t,s])=>s!==t)?.[1]??e,Ep=({media:e,lost:t=[]})=>[e>t.length?Fi(i("import.rowMedia",{n:e-t.length})):Et,...t.map(({file:s,reason:n})=>Fi(`${Dp(s)}: ${Np(n)}`))],jp=(e,t,s,n)=>G`
  <li class="row between">
    <span class="grow"><bdi class="strong">${qs(t)}</bdi>${Fi(Ip(t))}${Ep(t)}</span>
    <span class="row">${_p(e,t,s,n)}</span>
  </li>`;function Hp(e,t){let{items:s,problem:n,load:a}=e.rows;return n?m(n,a):s?s.length?G`
    <ul class="people" aria-label=${i("import.rows")}>${s.map((o,r)=>jp(e,o,r,t))}</ul>
    ${F(e.rows)}`:G`<p class="soft" role="status">${i("import.none")}</p>`:$(4)}var Cp=(e,{n:t,all:s})=>G`
  <progress max=${s} .value=${t} aria-label=${i("import.lookUp")}></progress>
  <p class="row between">
    <span role="status">${i("import.progress",{n:t,all:P(s)})}</span>
    <button type="button" class="quiet" @click=${()=>e.places.stop()}>${i("import.stop")}</button>
  </p>`;async function Rp(e){await e.places.run(),g("part-rows")}function zp(e){let{state:t,rows:s}=e.places;return t?.busy?Cp(e,t):G`
    ${t?G`<p role="status">${i("import.lookedUp",{n:t.found})}</p>`:Et}
    ${t?.problem?m(t.problem):Et}
    ${s.length?G`
      <p class="hint">${i("import.lookUpText",{source:h().places.attribution})}</p>
      <p>
        <button type="button" class="quiet" id="import-lookup" @click=${()=>Rp(e)}>${i("import.lookUp")}</button>
      </p>`:Et}`}var _o=(e,t)=>G`
  <section class="card">
    ${V("rows",i("import.rows"))}
    <div class="chips" role="group" aria-label=${i("import.which")}>
      ${e.tabs.map(({name:s,n})=>ee(e.status===s,`${i(`import.status.${s}`)} (${P(n)})`,()=>e.choose(s)))}
    </div>
    ${e.status==="noPlace"&&qo()?zp(e):Et}
    ${Hp(e,t)}
  </section>`;var Wp=".gpx,.kml,.kmz,.geojson,.geojsonl,.json,.umap,.csv,.tsv,.txt,.zip";async function Vp(e,t){let s=e.target,[n]=s.files;n&&(await t.upload(n),s.value="",t.current&&g("part-import"))}var Gp=e=>T`
  <progress max="1" .value=${e.progress} aria-label=${i("import.upload")}></progress>
  <p class="row between">
    <span class="soft" role="status">${i(e.progress<1?"import.upload":"import.reading")}</span>
    <button type="button" class="quiet" @click=${()=>e.cancel()}>${i("action.cancel")}</button>
  </p>`,Yp=e=>T`
  <p class="row actions">
    <label class="button" for="import-file">${c("plus")} ${i("import.choose")}</label>
    <input class="file" id="import-file" type="file" accept=${Wp} aria-describedby="import-hint" @change=${t=>Vp(t,e)}>
  </p>`,Jp=e=>T`
  <section class="card">
    <p>${i("import.text")}</p>
    ${e.refusal?m(e.refusal):z}
    ${e.progress===null?Yp(e):Gp(e)}
    <p class="hint" id="import-hint">${i("import.files")}</p>
  </section>
  ${e.unfinished.length?Zp(e):z}`;async function No(e,t){await S(i("import.discardTitle"),i("import.discardText"),i("import.discard"))&&(await e.discard(t),g("import-file"))}var Fs=e=>e.name||i("import.unnamed");async function Xp(e,t){await e.open(t),g("part-import")}var Zp=e=>T`
  <section class="card">
    <h2>${i("import.unfinished")}</h2>
    <ul class="people">${e.unfinished.map(t=>T`
      <li class="row between">
        <span class="grow"><bdi class="strong">${Fs(t)}</bdi><br>
          <span class="soft">${i("import.left",{n:t.counts.ready+t.counts.noPlace})} ${Eo(t)}</span></span>
        <span class="row">
          <button type="button" class="quiet" aria-label=${`${i("import.goOn")}: ${Fs(t)}`} @click=${()=>Xp(e,t)}>
            ${i("import.goOn")}
          </button>
          <button type="button" class="round" aria-label=${`${i("import.discard")}: ${Fs(t)}`}
            @click=${()=>No(e,t)}>
            ${c("trash")}
          </button>
        </span>
      </li>`)}
    </ul>
  </section>`,Eo=e=>i("import.ends",{date:K(e.expiresAt)});async function Kp(e){await e.commit(),g("part-import")}var Qp=(e,{taken:t,all:s})=>T`
  <progress max=${s} .value=${t} aria-label=${i("import.running")}></progress>
  <p class="row between">
    <span role="status">${i("import.progress",{n:t,all:P(s)})}</span>
    <button type="button" class="quiet" id="import-stop" @click=${()=>e.stop()}>${i("import.stop")}</button>
  </p>
  ${e.current.counts.media?T`<p class="soft">${i("import.mediaLeft",{n:e.current.counts.media})}</p>`:z}`,tu=({mediaDone:e,mediaLost:t},{made:s})=>T`
  <p role="status">${c("check")} ${i("import.made",{n:s})}</p>
  ${e?T`<p>${i("import.media",{n:e})}</p>`:z}
  ${t?T`<p>${i("import.mediaLost",{n:t})}</p>`:z}
  ${s?T`<p><a class="button" href="/profile">${i("import.see")}</a></p>`:z}`,eu=(e,t)=>T`
  ${Ao(e)}
  <button type="button" class="main" id="import-commit" @click=${()=>Kp(e)}>${i("import.commit",{n:t})}</button>`;function su(e){let[t,s]=[Lo(e),Bo(e)];return T`
    ${t?T`<p id="import-left">${t}</p>`:z}
    ${s.length?T`
      <details>
        <summary>${i("import.leftWhere")}</summary>
        <ul>${s.map(n=>T`<li><bdi>${n}</bdi></li>`)}</ul>
      </details>`:z}
    ${e.guessedEncoding?T`<p>${i("import.encoding",{name:e.guessedEncoding})}</p>`:z}`}function iu(e){let{current:t,published:s}=e;return T`
    <section class="card">
      ${V("import",T`<bdi>${Fs(t)}</bdi>`)}
      ${e.isBusy?Qp(e,s):T`
        ${e.isDone?z:T`<p class="soft">${Eo(t)}</p>`}
        ${su(t)}
        ${s?tu(t.counts,s):z}
        ${s?.problem?m(s.problem):z}
        ${t.counts.ready?eu(e,t.counts.ready):z}
        <p class="row">${e.isDone?T`
          <button type="button" class="quiet" @click=${()=>Do(e)}>${i("import.finish")}</button>`:T`
          <button type="button" class="quiet" @click=${()=>Do(e)}>${i("import.other")}</button>
          <button type="button" class="danger" @click=${()=>No(e,t)}>${i("import.discard")}</button>`}
        </p>`}
    </section>`}async function Do(e){await e.leave(),g("import-file")}function nu(e,t){return e.loading.problem?m(e.loading.problem,e.loading.load):e.current?T`${iu(e)}${e.isBusy?z:_o(e,t)}`:Jp(e)}function jo(e){let t=new Ps(e);return{title:i("import.title"),ready:t.loading.load(),view:()=>T`${f(i("import.title"),z,"/settings")}${nu(t,e)}`}}import{html as D,nothing as et}from"../lib/lit-html/lit-html.js";var au=4,ou=e=>e.map((t,s)=>t.map((n,a)=>n?`M${a} ${s}h1v1h-1z`:"").join("")).join("");async function Ho(e){let{encode:t}=await import(new URL("lib/uqr/uqr.js",Ue).href),{data:s,size:n}=t(e,{ecc:"M",border:au});return{size:n,path:ou(s)}}var Co=[1,2,5,10,25,100],Ro=[1,7,30,90],Ss=class{created=null;#t;constructor(t){this.#t=t,this.list=_(t,"/api/invites"),this.form=new b({send:(s,n)=>this.#e(s,n),update:t.update})}get isAdmin(){return y()?.role==="admin"}isMine(t){return t.inviter?.id===y()?.id}async#e({uses:t,days:s,note:n="",befriend:a},o){let r={uses:Number(t),days:Number(s),note:n.trim(),befriend:!!a},l=await k("/api/invites",r);this.created={...l,url:new URL(l.link,location.origin).href,code:null},o.reset(),this.#t.update(),await Promise.all([this.#s(this.created),this.list.load()])}async#s(t){t.code=await Ho(t.url).catch(()=>null),this.#t.update()}close=()=>{this.created=null,this.#t.update()};async copy(){try{await navigator.clipboard.writeText(this.created.url),p(i("find.copied"))}catch{p(i("invites.copyYourself"))}}get canShare(){return!!navigator.share}async share(){try{let t=i("invites.shareText",{name:y().username,instance:fe()});await navigator.share({title:i("invites.shareTitle",{instance:fe()}),text:t,url:this.created.url})}catch(t){t.name!=="AbortError"&&await this.copy()}}async revoke(t){try{await q(`/api/invites/${t.id}`),this.created?.id===t.id&&(this.created=null),await this.list.load()}catch(s){p(x(s))}this.#t.update()}};var zo=(e,t,s,n)=>D`
  <div class="field">
    <label for=${e}>${t}</label>
    <select id=${e} name=${e}>
      ${s.map(([a,o])=>D`<option value=${a} ?selected=${a===n}>${o}</option>`)}
    </select>
  </div>`,ru=()=>D`
  <label class="switch">
    <span>${i("invites.befriend")}<br><span class="soft">${i("invites.befriendHint")}</span></span>
    <input type="checkbox" role="switch" id="befriend" name="befriend">
  </label>`;async function cu(e,t){let s=t.created;await t.form.submit(e),t.created!==s&&await g("created-title")}var lu=(e,t=e.form)=>D`
  <form class="card" novalidate aria-labelledby="new-invite" @submit=${s=>cu(s,e)}>
    <h2 id="new-invite">${i("invites.new")}</h2>
    ${v(t)}
    <div class="pair">
      ${zo("uses",i("invites.uses"),Co.map(s=>[s,i("invites.people",{n:s})]),1)}
      ${zo("days",i("invites.days"),Ro.map(s=>[s,i("invites.daysOf",{n:s})]),7)}
    </div>
    ${ru()}
    ${u(t,"note",{label:i("invites.note"),hint:i("invites.noteHint"),most:200})}
    <div class="row end">${B(t,i("invites.create"))}</div>
  </form>`,pu=({size:e,path:t})=>D`
  <svg class="qr" viewBox="0 0 ${e} ${e}" role="img" aria-label=${i("invites.qr")} shape-rendering="crispEdges">
    <path d=${t}></path>
  </svg>`,uu=e=>D`
  <button type="button" class="quiet" @click=${()=>e.share()}>${c("share")} ${i("action.share")}</button>`,du=e=>D`
  <section class="card" id="created" aria-labelledby="created-title">
    <div class="row between"><h2 id="created-title" tabindex="-1">${i("invites.ready")}</h2>${Mt(e.close)}</div>
    <p role="status">${i("invites.once")}</p>
    <div class="field">
      <label for="link">${i("invites.link")}</label>
      <input id="link" type="text" readonly dir="ltr" .value=${e.created.url} @focus=${t=>t.target.select()}>
    </div>
    <p class="row actions">
      <button type="button" @click=${()=>e.copy()}>${c("copy")} ${i("invites.copy")}</button>
      ${e.canShare?uu(e):et}
    </p>
    ${e.created.code?pu(e.created.code):et}
  </section>`,mu=e=>D`<li><a class="person" href="/people/${e.id}">${lt(e,28)} <span class="strong">${e.username}</span></a></li>`;async function hu(e,t){await S(i("invites.revokeTitle"),i("invites.revokeText"),i("invites.revoke"))&&await e.revoke(t)}var fu=(e,t,s)=>D`
  <button type="button" class="quiet" aria-label="${i("invites.revoke")}: ${s}" @click=${()=>hu(e,t)}>
    ${i("invites.revoke")}
  </button>`,$u={open:"invites.open",used_up:"invites.usedUp",expired:"invites.expired",revoked:"invites.revoked",suspended:"invites.suspended"},gu=(e,t)=>!e.isAdmin||e.isMine(t)?et:D` · ${t.inviter?i("invites.by",{name:t.inviter.username}):i("invites.byCommand")}`;function bu(e,t){let s=t.note||i("invites.of",{date:K(t.createdAt)}),n=t.state==="open";return D`
    <li class="invite">
      <div class="row between">
        <span class="strong" dir="auto">${s}</span>
        <span class="badge">${i($u[t.state])}</span>
      </div>
      <p class="soft">
        ${i("invites.used",{used:P(t.uses-t.usesLeft),uses:P(t.uses)})}
        ${n?D` · ${i("invites.until",{date:K(t.expiresAt)})}`:et}
        ${t.befriend?D` · ${i("invites.befriends")}`:et}
        ${gu(e,t)}
      </p>
      ${t.usedBy.length?D`<ul class="row used" aria-label=${i("invites.usedBy")}>${t.usedBy.map(mu)}</ul>`:et}
      ${n?D`<p class="row actions">${fu(e,t,s)}</p>`:et}
    </li>`}function wu(e){let{items:t,problem:s,load:n}=e.list;return s?m(s,n):t?t.length?D`
    <section class="card">
      <h2>${i(e.isAdmin?"invites.all":"invites.yours")}</h2>
      <ul class="people">${t.map(a=>bu(e,a))}</ul>
      ${F(e.list)}
    </section>`:At()?et:M(i("invites.none"),i("reason.may_not_invite")):$(2)}function Wo(e){let t=new Ss(e);return{title:i("invites.title"),ready:t.list.load(),view:()=>D`
      ${f(i("invites.title"),et,"/people")}
      ${At()?D`<p class="lead">${i("invites.lead")}</p>`:et}
      ${t.created?du(t):et}
      ${At()?lu(t):et}
      ${wu(t)}`}}import{html as Le,nothing as yu}from"../lib/lit-html/lit-html.js";var Go=(e,t)=>Le`
  <div class="field">
    <p><span class="strong">${e}</span><br>${t}</p>
    <p class="hint">${i("admin.fixed")}</p>
  </div>`,vu=(e,{label:t,value:s,options:n,text:a})=>Le`
  <div class="field">
    <label for=${e}>${t}</label>
    <select id=${e} name=${e}>
      ${n.map(o=>Le`<option value=${o} ?selected=${o===s}>${a(o)}</option>`)}
    </select>
  </div>`;function Vo(e,t,s,n,a){let o=e.values[t];return e.isFixed(t)?Go(n,a(o)):vu(t,{label:n,value:o,options:s,text:a})}var ku=e=>u(e.form,"mediaLimit",{label:i("admin.limitOfAll"),hint:i("admin.limitOfAllHint"),kind:"number",mode:"numeric",value:e.limit}),xu=({mediaLimit:e})=>e?st(e):i("admin.limits.none"),Ou=e=>Le`
  <form class="card" novalidate @submit=${e.form.submit}>
    ${v(e.form)}
    <p class="hint">${i("admin.public")}</p>
    ${u(e.form,"name",{label:i("admin.name"),value:e.values.name,most:50})}
    ${u(e.form,"description",{label:i("admin.description"),value:e.values.description,kind:"area",most:500})}
    ${u(e.form,"rules",{label:i("admin.rules"),value:e.values.rules,kind:"area",most:5e3})}
    ${u(e.form,"contact",{label:i("admin.contact"),hint:i("admin.contactHint"),value:e.values.contact,most:200})}
    ${Vo(e,"registration",Aa,i("admin.registration"),t=>i(`admin.modes.${t}`))}
    ${Vo(e,"invites",Ma,i("admin.whoInvites"),t=>i(`admin.inviters.${t}`))}
    ${e.isFixed("mediaLimit")?Go(i("admin.limitOfAll"),xu(e.values)):ku(e)}
    <div class="row end">${B(e.form,i("action.save"))}</div>
  </form>`;function Pu(e){return e.loading.problem?m(e.loading.problem,e.loading.load):e.values?Ou(e):$(4)}function Yo(e){let t=new rs(e);return{title:i("admin.instance"),ready:t.loading.load(),view:()=>Le`${f(i("admin.instance"),yu,"/admin")}${Pu(t)}`}}import{html as St,nothing as Yt}from"../lib/lit-html/lit-html.js";var Jo=e=>e.slice(e.lastIndexOf("#")+1).trim(),Ts=class{greeting=null;ended=null;#t;constructor(t,s){this.#t=t,this.invite=Jo(s);let n={username_taken:"username",invite_needed:"invite",registration_closed:"invite"};this.form=new b({send:a=>this.#s(a),update:t.update,fieldOf:n})}load=async()=>{if(this.invite){try{this.greeting=await k("/api/invites/greeting",{code:this.invite})}catch(t){if(t.reason!=="invite_ended")return;this.ended=t,this.invite=""}this.#t.update()}};get user(){return y()}get isClosed(){return h().registration==="closed"&&!this.invite}get asksInvite(){return h().registration!=="open"&&!this.invite}#e(t){throw t.reason==="invite_needed"&&(this.invite=""),t}async#s({username:t,password:s,invite:n=""}){await dn();let a=this.invite||Jo(n),o={username:t.trim(),password:s,cookie:!0,...a?{invite:a}:{}},r=await k("/api/auth/register",o).catch(l=>this.#e(l));yt(r.user),await this.#t.go("/",{replace:!0}),p(i("join.welcome",{name:r.user.username}))}};var qu=({form:e,asksInvite:t})=>St`
  <form novalidate @submit=${e.submit}>
    ${v(e)}
    ${t?u(e,"invite",{label:i("join.invite"),hint:i("join.inviteHint"),required:!0}):Yt}
    ${u(e,"username",{label:i("account.username"),hint:i("join.usernameHint"),required:!0,least:3,most:31,pattern:"[A-Za-z0-9_\\-]*",complete:"username"})}
    ${u(e,"password",{label:i("account.password"),hint:i("join.passwordHint"),kind:"password",required:!0,least:8,most:255,complete:"new-password"})}
    ${B(e,i("join.action"))}
  </form>`;function Fu({greeting:e,invite:t}){let s=e?.inviter?.username;return St`
    ${s?St`<p class="strong">
      ${i(e.befriend?"join.invitedFriend":"join.invitedBy",{name:s,instance:fe()})}</p>`:Yt}
    <p class="lead">${i("app.about")}</p>
    ${t?St`<p class="lead">${i("join.invited")}</p>`:Yt}`}var Su=(e,t)=>St`${ga(St`
  <h1 tabindex="-1">${i("join.title")}</h1>
  ${Fu(e)}
  ${e.ended?St`<p class="note" role="alert">${x(e.ended)}</p>`:Yt}
  ${e.user?St`<p class="note">${i("join.signedIn",{name:e.user.username})}</p>`:Yt}
  ${e.isClosed?St`<p class="note">${i("join.closed")}</p>`:Yt}
  ${h().passwordLogin?qu(e):Yt}
  ${ya("join.provider",{redirect:"/"},{invite:e.invite})}
  <p class="below">${i("join.have")} <a href="/sign-in">${i("signin.action")}</a></p>`)}${$a(t)}`;function Xo(e){let t=new Ts(e,location.hash);return{get title(){return i("join.title")},broad:!0,ready:t.load(),view:()=>Su(t,e.update)}}import{html as ft,nothing as Ie}from"../lib/lit-html/lit-html.js";var Zo=["private","friends","public"],Ko=({name:e,description:t,visibility:s})=>({name:e.trim(),description:t.trim()||null,visibility:s}),Qo=e=>new b({send:async t=>e(await k("/api/lists",Ko(t)))}),Ls=class{constructor(t){let s=t.query.get("user")??"";this.isOwn=!s||s===y().id,this.lists=_(t,O("/api/lists",{userId:s,limit:20}))}},Bs=class{list=null;#t;#e;constructor(t){this.#t=t,this.#e=`/api/lists/${t.params.id}`,this.finds=_(t,`${this.#e}/finds?limit=50`),this.loading=j(t,()=>this.#s())}get title(){return this.list?.name??i("lists.one")}get isOwn(){return this.list?.userId===y().id}get canHide(){return!this.isOwn&&y().role==="admin"&&!!this.list&&this.list.visibility!=="private"}get listsPath(){return O("/lists",{user:this.list&&!this.isOwn&&this.list.userId})}async#s(){this.list=await w(this.#e,{signal:this.#t.signal}),await this.finds.load()}editForm=t=>new b({send:async s=>{this.list=await W(this.#e,Ko(s)),this.#t.update(),t()}});hideForm=t=>new b({send:async({reason:s})=>{await k(`/api/admin/lists/${this.list.id}/private`,{reason:s.trim()}),t(),this.#t.go(this.listsPath,{replace:!0})}});async remove(){await X(q(this.#e))&&this.#t.go("/lists",{replace:!0})}async#i(t){if(await X(t)){let s=await w(this.#e).catch(()=>this.list);this.list=s}this.#t.update()}drop(t){return this.#i(q(`${this.#e}/finds/${t.id}`).then(()=>{if(this.finds.items=this.finds.items.filter(s=>s.id!==t.id),!this.finds.items.length&&this.finds.next)return this.finds.load()}))}setCover(t){return this.#i(W(this.#e,{coverId:t.id}))}move(t,s){let{items:n}=this.finds,a=n.findIndex(r=>r.id===t.id),o=n[a+s];return o?this.#i(W(`${this.#e}/finds/${t.id}/place`,{[s<0?"before":"after"]:o.id}).then(()=>{let r=n.filter(l=>l.id!==t.id);r.splice(a+s,0,t),this.finds.items=r})):null}},Is=class{lists=null;update=()=>{};#t;constructor(t){this.#t=t,this.form=new b({send:(s,n)=>this.#e(s,n),update:()=>this.update()})}load(){return X(w(`/api/finds/${this.#t}/lists`).then(t=>{this.lists=t}))}async toggle(t){let s=`/api/lists/${t.id}/finds/${this.#t}`;t.hasFind=!t.hasFind,this.update(),await X(t.hasFind?W(s):q(s))||(t.hasFind=!t.hasFind),this.update()}async#e({list:t},s){let n=await k("/api/lists",{name:t.trim()});this.lists.unshift({...n,hasFind:!1}),s.reset(),await this.toggle(this.lists[0])}};import{html as Jt,nothing as Tu}from"../lib/lit-html/lit-html.js";var Lu={private:"lock",friends:"people",public:"globe"},As=e=>Jt`
  <span class="badge">${c(Lu[e.visibility])} ${i(`lists.${e.visibility}`)}</span>`,tr=e=>Jt`
  <li>
    <a class="find" href="/lists/${e.id}">
      <span class="thumb">${e.cover?_t(e.cover.media,{thumb:!0}):c("bookmark")}</span>
      <span class="what">
        <span class="name" dir="auto">${e.name}</span>
        <span class="soft">${i("lists.finds",{n:e.findCount})}</span>
        <span class="soft marks">${As(e)}</span>
      </span>
    </a>
  </li>`,Bu=(e,t)=>Jt`<option value=${t} ?selected=${t===(e?.visibility??"private")}>${i(`lists.${t}`)}</option>`,Iu=(e,t)=>Jt`
  ${v(e)}
  ${u(e,"name",{label:i("lists.name"),value:t?.name??"",required:!0,most:100})}
  ${u(e,"description",{label:i("lists.description"),value:t?.description??"",kind:"area",most:500})}
  <div class="field">
    <label for="visibility">${i("lists.who")}</label>
    <select id="visibility" name="visibility" aria-describedby="visibility-hint">${Zo.map(s=>Bu(t,s))}</select>
    <p class="hint" id="visibility-hint">${i("lists.whoHint")}</p>
  </div>`,Ms=(e,t=null)=>I(e,i(t?"lists.edit":"lists.new"),s=>Iu(s,t),s=>B(s,i("action.save"))),Au=(e,t)=>Jt`
  <li>
    <label class="row list-choice">
      <input type="checkbox" .checked=${t.hasFind} @change=${()=>e.toggle(t)}>
      <span class="grow" dir="auto">${t.name}</span>
      ${As(t)}
    </label>
  </li>`,Mu=(e,t)=>Jt`
  <div class="row between"><h2>${i("lists.addTo")}</h2>${Mt(t)}</div>
  ${e.lists.length?Jt`<ul class="people">${e.lists.map(s=>Au(e,s))}</ul>`:Tu}
  <form novalidate @submit=${e.form.submit}>
    ${v(e.form)}
    ${u(e.form,"list",{label:i("lists.new"),hint:i("lists.newHint"),required:!0,most:100})}
    <div class="row end"><button type="submit" aria-busy=${e.form.busy?"true":"false"}>${i("lists.create")}</button></div>
  </form>`;async function Uu(e){let t=new Is(e.id);await t.load()&&await ut((s,n)=>(t.update=n,Mu(t,s)),{label:i("lists.addTo")})}import{html as Tt,nothing as le}from"../lib/lit-html/lit-html.js";var[Us,_u,Du]=[12,28,44],Si=class extends la{label="";#t=[];set places(t){this.#t=t,this.map&&this.draw()}options(){let{lat:t,lng:s}=this.#t[0]??{lat:25,lng:5};return{view:{lat:t,lng:s,zoom:2},still:!0,onMove:()=>this.map&&this.#e()}}draw(){this.#t.length&&(this.map.fit(this.#t,Us,{animate:!1}),this.#e())}#e(){this.map.setMarkers(ua(this.#t,t=>this.map.pixelOf(t),Du).map(t=>this.#s(t)))}#s([t,...s]){if(!s.length){let r=()=>this.map.setView({...t,zoom:Us});return{key:`${t.lat},${t.lng}`,lat:t.lat,lng:t.lng,kind:"dot",size:_u,text:"",label:t.name,click:r}}let n=da({latitude:t.lat,longitude:t.lng,count:s.length+1}),a=s.every(r=>r.lat===t.lat&&r.lng===t.lng);return{...n,click:()=>a?this.map.setView({...t,zoom:Us}):this.map.fit([t,...s],Us)}}failed(){this.remove()}};customElements.define("finds-map",Si);var Nu=112,er=(e,t)=>Tt`
  <span class="sum"><span class="strong">${P(e)}</span> <span class="soft">${i(t,{n:e})}</span></span>`,_s=(e,{count:t,likes:s,badge:n=le,actions:a=le})=>Tt`
  <section class="profile-head">
    ${lt(e,Nu)}
    <p class="row">
      ${t===void 0?le:er(t,"person.findsSum")}
      ${s===void 0?le:er(s,"person.likesSum")}
      ${n}
    </p>
    <p class="row actions">${a}</p>
  </section>`,Eu=e=>Tt`
  <li>
    <a class="tile c-${e.category??""}" href="/finds/${e.id}">
      ${e.media.length?_t(e.media[0],{thumb:!0}):Tt`<span class="sign-tile">${Ct(e.category)}</span>`}
      ${e.isPublic?le:Tt`<span class="corner">${c("lock")}<span class="unseen">${i("find.friendsOnly")}</span></span>`}
      <span class="caption" dir="auto">${e.title}</span>
    </a>
  </li>`,sr=(e,t,s)=>Tt`
  <button type="button" class="chip" aria-pressed=${e.layout===t?"true":"false"} @click=${()=>e.show(t)}>
    ${c(s)} ${i(`person.${t}`)}
  </button>`,ju={grid:e=>Tt`<ul class="tiles">${e.map(Eu)}</ul>`,list:e=>Tt`<ul class="card rows">${e.map(t=>Nn(t,We(t)))}</ul>`},Ti=e=>[...new Map(e.map(t=>[t.locationId,{...te(t.location),name:t.location.name}])).values()];function pe(e,t){let{items:s,problem:n,load:a}=e.finds;return n?m(n,a):s?s.length?Tt`
    <finds-map .places=${Ti(s)} .label=${i("person.map")}></finds-map>
    <div class="chips" role="group" aria-label=${i("person.layout")}>
      ${sr(e,"grid","camera")}
      ${sr(e,"list","filter")}
    </div>
    ${ju[e.layout](s)}
    ${F(e.finds)}`:M(t.title,t.text,t.action??le):$(3)}import{html as Z,nothing as mt}from"../lib/lit-html/lit-html.js";var ir=["exact","area","hidden"],Li=[1,5,20],nr=["","1","7","30","date"],Hu=3650,Bi=({findId:e,listId:t})=>e?"find":t?"list":"category",ar=({isPublic:e,location:t})=>e&&!t?.area?"exact":"area";function Cu(e,t=new Date){let[s,n,a]=e.split("-").map(Number);return Math.round((Date.UTC(s,n-1,a)-Date.UTC(t.getFullYear(),t.getMonth(),t.getDate()))/864e5)}var or=(e,t=new Date)=>new Date(Date.UTC(t.getFullYear(),t.getMonth(),t.getDate()+e)).toISOString().slice(0,10);function Ru({life:e,until:t}){if(e==="keep")return;if(e==="")return null;let s=e==="date"?Cu(t):Number(e);if(s>=1&&s<=Hu)return s;throw{code:"page",reason:"until",text:i("shares.untilBad")}}function zu({secret:e="new",password:t}){return e==="remove"?null:e==="new"&&t?t:void 0}var Wu=e=>({title:e.title.trim(),place:e.place,area:e.place==="area"?Number(e.area):void 0,password:zu(e),days:Ru(e)}),Vu=({chosen:e,category:t})=>({category:e||t.trim()});async function Gu(){let e=(await w("/api/finds/categories")).filter(t=>t.ownCount).map(t=>[t.category,t.ownCount]);return[...e,...Ut.filter(t=>!e.some(([s])=>s===t)).map(t=>[t,0])]}var Ds=class{constructor({share:t=null,target:s=null,offered:n=[],place:a="area",done:o}){this.share=t,this.target=s,this.place=t?.place??a,this.life=t?.expiresAt?"keep":"",this.secret=t?.hasPassword?"keep":"new",this.offered=n,this.chosen=n[0]?.[0]??"",this.form=new b({send:async r=>o(await this.#t(r)),fieldOf:{until:"until"}})}get kind(){return Bi(this.share??this.target??{})}set(t){Object.assign(this,t),this.form.update()}#t(t){let s=Wu(t);return this.share?E(`/api/shares/${this.share.id}`,s):k("/api/shares",{...this.target??Vu(t),...s,days:s.days??void 0})}},Es=e=>new URL(e.link,location.origin).href,js=()=>!!navigator.share;async function Hs(e){try{await navigator.clipboard.writeText(Es(e))}catch{return!1}return p(i("find.copied")),!0}async function Cs(e,t){try{await navigator.share({title:t,url:Es(e)})}catch(s){return s.name==="AbortError"}return!0}var Ns=class{#t;constructor(t){this.#t=t,this.list=_(t,"/api/shares")}take(t){let{items:s}=this.list;if(!s)return this.list.load();let n=s.some(a=>a.id===t.id);return this.list.items=n?s.map(a=>a.id===t.id?t:a):[t,...s],this.#t.update()}async offered(){let t=null;return await X(Gu().then(s=>{t=s})),t}async revoke(t){await X(q(`/api/shares/${t.id}`))&&(this.list.items=this.list.items.filter(s=>s.id!==t.id),p(i("shares.revoked")),this.#t.update())}};var Ii=e=>e.findTitle||e.listName||pt(e.category??""),ht=e=>e.title||Ii(e),rr=e=>i("place.area",{distance:Ne(e)}),cr=({place:e,area:t})=>e==="area"?rr(t):i(`shares.place.${e}`),Ai=({expired:e,expiresAt:t})=>i(e?"shares.expired":"shares.until",{date:wt(t)}),Rs=(e,t,{label:s,options:n,chosen:a,set:o=()=>{},hint:r=""})=>Z`
  <div class="field">
    <label for=${t}>${s}</label>
    <select id=${t} name=${t} aria-describedby=${e.errors[t]?`${t}-error`:r?`${t}-hint`:mt}
      aria-invalid=${e.errors[t]?"true":mt} @change=${l=>o(l.target.value)}>
      ${n.map(([l,d])=>Z`<option value=${l} ?selected=${l===a}>${d}</option>`)}
    </select>
    ${e.errors[t]?Z`<p class="error" id="${t}-error">${e.errors[t]}</p>`:r?Z`<p class="hint" id="${t}-hint">${r}</p>`:mt}
  </div>`,Yu=e=>Z`
  ${Rs(e.form,"chosen",{label:i("find.category"),chosen:e.chosen,set:t=>e.set({chosen:t}),options:[...e.offered.map(([t,s])=>[t,pt(t)+(s?` (${P(s)})`:"")]),["",i("shares.otherCategory")]]})}
  ${e.chosen?mt:u(e.form,"category",{label:i("categories.own"),hint:i("shares.categoryHint"),required:!0,most:h().limits.category})}`,Ju={exact:"pin",area:"map",hidden:"block"},Xu=(e,t)=>Z`
  <label class="choice">
    <input type="radio" name="place" value=${t} ?checked=${e.place===t} @change=${()=>e.set({place:t})}>
    <span>
      ${c(Ju[t])}
      <span><span class="strong">${i(`shares.place.${t}`)}</span><br><span class="soft">${i(`shares.shows.${t}`)}</span></span>
    </span>
  </label>`,Zu=e=>Z`
  <fieldset class="choices">
    <legend>${i("shares.places")}</legend>
    ${ir.map(t=>Xu(e,t))}
  </fieldset>
  ${e.place==="area"?Rs(e.form,"area",{label:i("shares.area"),hint:i("shares.areaHint"),chosen:e.share?.area??Li[0],options:Li.map(t=>[t,rr(t)])}):mt}`,Ku=e=>Z`
  ${Rs(e.form,"life",{label:i("shares.life"),chosen:e.life,set:t=>e.set({life:t}),options:[...e.share?.expiresAt?[["keep",Ai(e.share)]]:[],...nr.map(t=>[t,i(`shares.life.${t||"endless"}`)])]})}
  ${e.life==="date"?u(e.form,"until",{label:i("shares.date"),kind:"date",value:or(14),hint:i("shares.dateHint"),required:!0}):mt}`,Qu=e=>Z`
  ${e.share?.hasPassword?Rs(e.form,"secret",{label:i("account.password"),chosen:e.secret,set:t=>e.set({secret:t}),options:["keep","new","remove"].map(t=>[t,i(`shares.password.${t}`)])}):mt}
  ${e.secret==="new"?u(e.form,"password",{label:i(e.share?.hasPassword?"settings.newPassword":"account.password"),hint:i("shares.passwordHint"),kind:"password",required:!!e.share?.hasPassword,least:8,most:255,complete:"new-password"}):mt}`,td=e=>Z`
  <p>${i(`shares.about.${e.kind}`)}</p>
  ${v(e.form)}
  ${e.share||e.target?mt:Yu(e)}
  ${Zu(e)}
  ${Ku(e)}
  ${Qu(e)}
  ${u(e.form,"title",{label:i("shares.title"),value:e.share?.title??"",hint:i(`shares.titleHint.${e.kind}`),most:100})}`;async function zs(e){let t=null,s=null,n=r=>(s=new Ds({...e,done:l=>{t=l,r()}}),s.form),[a,o]=e.share?["shares.change","action.save"]:["shares.new","shares.create"];return await I(n,i(a),()=>td(s),r=>B(r,i(o))),t}async function lr(e){await Hs(e)||(document.getElementById("link").select(),p(i("secret.selected")))}async function ed(e){await Cs(e,ht(e))||await lr(e)}var sd=e=>Z`
  <button type="button" class="quiet" @click=${()=>ed(e)}>${c("share")} ${i("action.share")}</button>`,Mi=e=>Z`
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
    <button type="button" @click=${()=>lr(e)}>${c("copy")} ${i("secret.copy")}</button>
    ${js()?sd(e):mt}
    ${Mi(e)}
  </p>
  <p class="below"><a href="/shares" @click=${()=>s()}>${i("shares.all")}</a></p>`,{label:t});async function pr(e){let t=await zs(e);t&&await Be(t)}var id=e=>pr({target:{findId:e.id},place:ar(e)}),ur=e=>pr({target:{listId:e.id}});async function nd(e){await S(i("lists.deleteTitle",{name:e.list.name}),i("lists.deleteText"),i("action.delete"))&&e.remove()}var ad=e=>Dt(i("lists.menu"),[{text:i("lists.edit"),sign:"edit",run:()=>Ms(e.editForm,e.list)},{text:i("find.byLink"),sign:"share",run:()=>ur(e.list)},{text:i("lists.delete"),sign:"trash",isDanger:!0,run:()=>nd(e)}],{id:"list-menu"}),od=e=>ft`
  ${v(e)}
  <p>${i("lists.makePrivateText")}</p>
  ${u(e,"reason",{label:i("report.reason"),required:!0,most:500})}`,rd=e=>Dt(i("lists.menu"),[{text:i("lists.makePrivate"),sign:"lock",isDanger:!0,run:()=>I(e.hideForm,i("lists.makePrivateTitle",{name:e.list.name}),od,t=>B(t,i("lists.makePrivate")))}],{id:"list-menu"});async function dr(e,t,s){await e.move(t,s),g(`find-${t.id}`)}async function cd(e,t){await e.drop(t),g("list-menu")}function ld(e,t,s){let n=e.finds.items.length-1;return Dt(i("lists.findMenu",{title:t.title}),[...s>0?[{text:i("lists.up"),run:()=>dr(e,t,-1)}]:[],...s<n?[{text:i("lists.down"),run:()=>dr(e,t,1)}]:[],...t.media.some(a=>a.type==="image")?[{text:i("lists.cover"),sign:"camera",run:()=>e.setCover(t)}]:[],{text:i("lists.drop"),sign:"close",run:()=>cd(e,t)}],{id:`find-${t.id}`})}var pd=(e,t,s)=>ft`
  <li class="listed">
    ${Dn(t,We(t))}
    ${e.isOwn?ld(e,t,s):Ie}
  </li>`,ud=({user:e})=>ft`<a class="person" href="/people/${e.id}">${lt(e)} <span>${e.username}</span></a>`,dd=e=>ft`
  <div class="card">
    ${e.isOwn?Ie:ud(e.list)}
    ${e.list.description?ft`<p class="text" dir="auto">${e.list.description}</p>`:Ie}
    <p class="marks">${As(e.list)} <span class="soft">${i("lists.finds",{n:e.list.findCount})}</span></p>
  </div>`;function md(e){let{items:t,problem:s,load:n}=e.finds;return s?m(s,n):t?t.length?ft`
    <finds-map .places=${Ti(t)} .label=${i("person.map")}></finds-map>
    <ol class="card rows">${t.map((a,o)=>pd(e,a,o))}</ol>
    ${F(e.finds)}`:M(i("lists.empty"),e.isOwn?i("lists.emptyText"):i("lists.emptyOther")):$(3)}function hd(e){let{problem:t,load:s}=e.loading;if(t?.code==="not_found")return ft`<p class="empty">${i("lists.gone")}</p>`;if(t)return m(t,s);if(!e.list)return $(3);let{cover:n}=e.list;return ft`
    ${n?ft`<div class="list-cover">${_t(n.media,{eager:!0})}</div>`:Ie}
    ${dd(e)}
    ${md(e)}`}function mr(e){let t=new Bs(e);return{get title(){return t.title},ready:t.loading.load(),view:()=>ft`
      ${f(t.title,t.isOwn?ad(t):t.canHide?rd(t):Ie,t.listsPath)}
      ${hd(t)}`}}import{html as Ui,nothing as fd}from"../lib/lit-html/lit-html.js";async function $d(e){let t=null;await Ms(s=>Qo(n=>{t=n,s()})),t&&e.go(`/lists/${t.id}`)}var gd=e=>Ui`
  <button type="button" id="new-list" @click=${()=>$d(e)}>${c("plus")} ${i("lists.new")}</button>`;function bd({lists:e,isOwn:t}){return e.problem?m(e.problem,e.load):e.items?e.items.length?Ui`<ul class="card rows">${e.items.map(tr)}</ul>${F(e)}`:M(i("lists.none"),t?i("lists.noneText"):i("lists.noneOther")):$(3)}function hr(e){let t=new Ls(e);return{title:i("lists.title"),ready:t.lists.load(),view:()=>Ui`
      ${f(i("lists.title"),t.isOwn?gd(e):fd,t.isOwn?"/profile":`/people/${e.query.get("user")}`)}
      ${bd(t)}`}}import{html as fr,nothing as yd}from"../lib/lit-html/lit-html.js";var wd=10,Ws=class{isGone=!1;#t;constructor(t){this.#t=t,this.name=t.params.name.toLowerCase(),this.loading=j(t,()=>this.#e())}async#e(){if(this.name===y()?.username)return this.#s(y());let t=O("/api/users",{q:this.name,limit:100});for(let s=0;t&&s<wd;s++){let n=await Zt(t,{signal:this.#t.signal}),a=n.items.find(o=>o.username===this.name);if(a)return this.#s(a);t=n.next}return this.isGone=!0,null}#s(t){return this.#t.go(`/people/${t.id}`,{replace:!0})}};function vd({isGone:e,loading:t}){return t.problem?m(t.problem,t.load):e?fr`<p class="empty">${i("person.gone")}</p>`:$(3)}function $r(e){let t=new Ws(e);return{title:i("person.title"),ready:t.loading.load(),view:()=>fr`${f(t.name,yd,"/people")}${vd(t)}`}}import{html as $t,nothing as Gs}from"../lib/lit-html/lit-html.js";var[kd,xd]=[20,36e5];function Od(e){let t=new Map;for(let{type:s,data:n,createdAt:a}of e)(n.commentId||s==="mentioned")&&t.set(n.userId,[...t.get(n.userId)??[],new Date(a)]);return new Set([...t].filter(([,s])=>s.some((n,a)=>n-s[a+kd-1]<xd)).map(([s])=>s))}var Vs=class{#t;#e;#s=new Set;constructor(t){this.#t=t,this.list=_(t,"/api/notifications?limit=30"),this.#e=It.subscribe("notification",s=>this.#n(s))}get groups(){let t=new Map,s=Od(this.list.items);for(let n of this.list.items){let a=n.data.findId&&n.data.userId?`${n.type} ${n.data.findId}`:n.id,o=t.get(a)??{key:a,newest:n,items:[],isRead:!0,more:!1};o.items.push(n),o.isRead&&=n.isRead,o.more||=n.type!=="find_liked"&&s.has(n.data.userId),t.set(a,o)}return[...t.values()]}load=async()=>{await this.list.load(),this.list.items?.some(t=>t.type==="friend_request")&&await this.#i()};async#i(){let{items:t}=await Zt("/api/friends?status=pending&direction=received&limit=100").catch(()=>({items:[]}));this.#s=new Set(t.map(({id:s})=>s)),this.#t.update()}request({type:t,data:s}){return t!=="friend_request"||!this.#s.has(s.friendshipId)?null:{friendship:{id:s.friendshipId},user:{id:s.userId,username:s.username}}}async answered({newest:t}){await this.#i(),!this.request(t)&&(this.list.items=this.list.items.filter(s=>s!==t),t.isRead||He(-1),this.#t.update())}get hasUnread(){return!!this.list.items?.some(t=>!t.isRead)}#n(t){t.type==="friend_request"&&this.#s.add(t.data.friendshipId),this.list.items&&(this.list.items=[t,...this.list.items.filter(s=>s.id!==t.id)]),this.#t.update()}markRead(t){for(let s of t.items.filter(n=>!n.isRead))s.isRead=!0,He(-1),E(`/api/notifications/${s.id}`,{isRead:!0}).catch(()=>{})}async markAllRead(){try{await k("/api/notifications/read-all");for(let t of this.list.items)t.isRead=!0;rn(0)}catch(t){p(x(t))}this.#t.update()}async remove(t){try{for(let s of t.items)await q(`/api/notifications/${s.id}`),this.list.items=this.list.items.filter(n=>n!==s),s.isRead||He(-1)}catch(s){p(x(s))}this.#t.update()}close(){this.#e()}};var Pd={friend_request:"people",friend_accepted:"check",find_liked:"heart",find_commented:"comment",replied:"comment",mentioned:"people"};async function qd(e,t,s){await e.remove(t),await Promise.resolve(),(document.querySelectorAll(".note-row .round")[Math.min(s,e.groups.length-1)]??document.querySelector("h1")).focus()}var Fd=({type:e,data:t})=>e==="moderated"?sn[nn(t)]:e==="link_used"?"lock":"flag",Sd=({type:e,data:t})=>t.userId?$t`
  <span class="face">
    ${lt({profilePicture:`/api/avatars/${t.userId}`},44)}
    <span class="sign ${e}">${c(Pd[e],e==="find_liked")}</span>
  </span>`:$t`<span class="face office">${c(Fd({type:e,data:t}))}</span>`,Td=e=>$t`
  <img class="note-thumb" src=${e} alt="" width="48" height="48" loading="lazy" decoding="async">`;function Ld(e,t){let s=e.request(t.newest);return s?$t`<span class="row actions">${Rt(s.friendship,s.user,()=>e.answered(t))}</span>`:Gs}var Bd=(e,t,s)=>$t`
  <li class="note-row ${t.isRead?"":"unread"}">
    <a href=${on(t.newest)} @click=${()=>e.markRead(t)}>
      ${Sd(t.newest)}
      <span>
        <span class="what">${an(t.items,t.more)}</span><br>
        <span class="soft">
          ${t.isRead?Gs:$t`<span class="unseen">${i("note.new")}</span>`}${R(t.newest.createdAt)}
        </span>
      </span>
      ${t.newest.thumbnailUrl?Td(t.newest.thumbnailUrl):Gs}
    </a>
    ${Ld(e,t)}
    <button type="button" class="round" aria-label=${i("note.delete")} @click=${()=>qd(e,t,s)}>${c("close")}</button>
  </li>`,Id=e=>$t`
  <button type="button" class="quiet" @click=${()=>e.markAllRead()}>${c("check")} ${i("note.readAll")}</button>`,Ad=()=>$t`<a class="button" href="/people">${i("note.noneAction")}</a>`;function Md(e){let{items:t,problem:s}=e.list;return s?m(s,e.load):t?t.length?$t`<ul class="card notes">${e.groups.map((n,a)=>Bd(e,n,a))}</ul>${F(e.list)}`:M(i("note.none"),i("note.noneText"),Ad()):$(4)}function gr(e){let t=new Vs(e);return{title:i("nav.bell"),ready:t.load(),view:()=>$t`${f(i("nav.bell"),t.hasUnread?Id(t):Gs)}${Md(t)}`,close:()=>t.close()}}import{html as gt,nothing as _i}from"../lib/lit-html/lit-html.js";var Ud=200,_d=2,Ys=class{#t;#e=0;#s;constructor(t){this.#t=t;let s=n=>_(t,O("/api/friends",n));this.lists={received:s({status:"pending",direction:"received"}),sent:s({status:"pending",direction:"sent"}),accepted:s({status:"accepted"}),blocked:s({status:"blocked"})},this.text=t.query.get("q")??"",this.found=_(t,()=>O("/api/users",{q:this.text.trim()})),this.#s=It.subscribe("notification",this.load),this.text&&this.search()}load=()=>Promise.all(Object.values(this.lists).map(t=>t.load()));search=()=>{let t=this.text.trim();return this.#t.rename(O(this.#t.path,{q:t})),[...t].length<_d?this.found.clear():this.found.load()};reload=()=>Promise.all([this.load(),this.search()]);type(t){this.text=t,clearTimeout(this.#e),this.#e=setTimeout(this.search,Ud)}get problem(){return Object.values(this.lists).find(t=>t.problem)?.problem}get isLoaded(){return Object.values(this.lists).every(t=>t.items)}other(t){return t.requesterId===y()?.id?t.addressee:t.requester}isMe(t){return t.id===y()?.id}requestOf(t){return this.lists.received.items?.find(s=>s.requesterId===t.id)}close(){clearTimeout(this.#e),this.#s()}};function Dd(e,t){if(e.isMe(t))return gt`<span class="soft">${i("people.you")}</span>`;if(t.friendship==="accepted")return gt`<span class="badge">${c("check")} ${i("friend.friends")}</span>`;if(t.friendship==="none")return Je(t,e.reload);let s=e.requestOf(t);return s?Rt(s,t,e.reload):gt`<span class="badge">${i("friend.pending")}</span>`}function Nd(e){let{found:t}=e;return t.problem?m(t.problem,e.search):t.items?t.items.length?gt`
    <ul class="people" aria-label=${i("people.results")}>${t.items.map(s=>ri(s,Dd(e,s)))}</ul>
    ${F(t)}`:gt`<p class="soft" role="status">${i("people.noMatch")}</p>`:_i}function Ed(e,t){e.preventDefault(),t.search()}var jd=e=>gt`
  <form class="card" role="search" @submit=${t=>Ed(t,e)}>
    <label for="people-search">${i("people.search")}</label>
    <div class="search">
      ${c("search")}
      <input id="people-search" type="search" autocomplete="off" autocapitalize="none" spellcheck="false"
        .value=${e.text} @input=${t=>e.type(t.target.value)}>
    </div>
    ${Nd(e)}
  </form>`;function Js(e,t,s,n=ri){let a=e.lists[t];return a.items.length?gt`
    <section class="card">
      <h2>${i(`people.${t}`)}</h2>
      <ul class="people">${a.items.map(o=>n(e.other(o),s(o,e.other(o))))}</ul>
      ${F(a)}
    </section>`:_i}var Hd=(e,t,s)=>we(s,[Ze(t,s,e.reload),be(s,e.reload)]),Cd=e=>gt`
  ${Js(e,"received",(t,s)=>[Rt(t,s,e.reload),we(s,[be(s,e.reload)])])}
  ${Js(e,"sent",(t,s)=>Xe(t,s,e.reload))}
  ${e.lists.accepted.items.length?Js(e,"accepted",(t,s)=>Hd(e,t,s)):M(i("people.none"),i("people.noneText"))}
  ${Js(e,"blocked",(t,s)=>Gn(s,e.reload),Vn)}`;function Rd(e){return e.problem?m(e.problem,e.load):e.isLoaded?Cd(e):$(3)}var zd=()=>At()?gt`<a class="button quiet" href="/invites">${c("plus")} ${i("invites.invite")}</a>`:_i;function br(e){let t=new Ys(e);return{title:i("people.title"),ready:t.load(),view:()=>gt`${f(i("people.title"),zd(),"/feed")}${jd(t)}${Rd(t)}`,close:()=>t.close()}}import{html as ue,nothing as Zs}from"../lib/lit-html/lit-html.js";var Xs=class extends Ke{user=null;friendship=null;#t;constructor(t){super(t,O("/api/finds",{userId:t.params.id,includePrivate:!0,includeFriends:!0,limit:20})),this.#t=t.params.id,this.loading=j(t,()=>this.#e())}get title(){return this.user?.username??i("person.title")}get isMe(){return this.#t===y()?.id}get hasAsked(){return this.friendship?.requesterId===this.#t}async#e(){this.user=await w(`/api/users/${this.#t}`,{signal:this.page.signal}),await Promise.all([this.finds.load(),this.#s()])}async#s(){this.friendship=null;let{friendship:t}=this.user,s=t==="none"?"":O("/api/friends",{status:t,limit:100});for(;s&&!this.friendship;){let n=await Zt(s,{signal:this.page.signal});this.friendship=n.items.find(a=>a.requesterId===this.#t||a.addresseeId===this.#t)??null,s=n.next}}};function Wd({user:e,friendship:t,hasAsked:s,loading:n}){return e.friendship==="none"?Je(e,n.load):t?t.status==="accepted"?Zs:s?Rt(t,e,n.load):Xe(t,e,n.load):Zs}var Vd=()=>ue`<a class="button quiet" href="/profile">${i("profile.title")}</a>`,Gd=e=>ue`
  <a class="button quiet" href=${O("/lists",{user:e.id})}>${c("feed")} ${i("lists.title")}</a>`,Yd=e=>e.isMe?Vd():[Wd(e),Gd(e.user)];function Jd(e,t){let{user:s,friendship:n,loading:a}=e;if(!s||e.isMe)return Zs;let o=n?.status==="accepted"?[Ze(n,s,a.load)]:[];return we(s,[Qn(s,a.load),...o,Kn({userId:s.id}),be(s,()=>t.go("/people"))])}var Xd=e=>_s(e.user,{count:e.user.findCount,likes:e.user.likeCount,badge:e.user.friendship==="accepted"?ue`<span class="badge">${c("check")} ${i("friend.friends")}</span>`:Zs,actions:Yd(e)});function Zd(e){let{problem:t,load:s}=e.loading;return t?.code==="not_found"?ue`<p class="empty">${i("person.gone")}</p>`:t?m(t,s):e.user?ue`
    ${Xd(e)}
    <section class="stack" aria-labelledby="finds">
      <h2 id="finds" class="unseen">${i("person.findsTitle")}</h2>
      ${pe(e,{title:i("person.none"),text:i("person.noneText",{name:e.user.username})})}
    </section>`:$(3)}function wr(e){let t=new Xs(e),s=()=>t.loading.problem?i("person.title"):t.title;return{get title(){return t.title},broad:!0,ready:t.loading.load(),view:()=>ue`${f(s(),Jd(t,e),"/people")}${Zd(t)}`}}import{html as Y,nothing as Ae}from"../lib/lit-html/lit-html.js";var Ks=class{#t;constructor(t,s){this.#t=t,this.restored=s,this.list=_(t,"/api/finds/bin?limit=20",n=>n.find.id)}restore(t){return this.#e(t,k(`/api/finds/${t.id}/restore`),i("find.restored"),this.restored)}remove(t){return this.#e(t,q(`/api/finds/${t.id}?forever=true`),i("bin.removed"),()=>{})}async#e(t,s,n,a){await X(s)&&(this.list.items=this.list.items.filter(o=>o.find.id!==t.id),this.#t.update(),p(n),a())}};var Qs=class extends Ke{progress=null;figures={};isEdited=!1;constructor(t){super(t,O("/api/finds",{userId:y().id,includePrivate:!0,limit:20})),this.bin=new Ks(t,()=>this.#t()),this.form=new b({send:s=>this.#s(s),update:t.update,fieldOf:{username_taken:"username"}})}get user(){return y()}load=()=>Promise.all([this.#t(),this.bin.list.load()]);#t=()=>Promise.all([this.finds.load(),this.#e()]);async#e(){let t=await w(`/api/users/${y().id}`,{signal:this.page.signal}).catch(()=>null);this.figures={count:t?.findCount,likes:t?.likeCount},this.page.update()}toggleEdit=()=>{this.isEdited=!this.isEdited,this.page.update()};get hasPicture(){return this.user.profilePicture.startsWith("/api/media/")}async setPicture(t,s=Kt){let n=a=>{this.progress=a,this.page.update()};n(0);try{yt(await s("PUT","/api/users/me/picture",await Pe(t),{signal:this.page.signal,progress:n})),p(i("profile.pictureSaved"))}catch(a){a.name!=="AbortError"&&p(x(a))}n(null)}async removePicture(){try{await q("/api/users/me/picture"),yt(await w("/api/users/me"))}catch(t){p(x(t))}this.page.update()}async#s({username:t,age:s}){yt(await E("/api/users/me",{username:t.trim(),age:s===""?null:Number(s)})),p(i("profile.saved"))}};import{html as ei,nothing as ti}from"../lib/lit-html/lit-html.js";async function Kd(e,t){await e.restore(t),g(e.list.items.length?"bin":"finds")}async function Qd(e,t){await S(i("bin.removeTitle"),i("bin.removeText",{title:t.title}),i("bin.remove"))&&(await e.remove(t),g(e.list.items.length?"bin":"finds"))}var tm=(e,t)=>ei`
  <button type="button" class="quiet" aria-label="${i("bin.restore")}: ${t.title}" @click=${()=>Kd(e,t)}>
    ${c("retry")} ${i("bin.restore")}
  </button>`,em=(e,{find:t,expiresAt:s})=>ei`
  <li>
    <p>
      <span class="strong" dir="auto">${t.title}</span>
      ${s?ei`<br><span class="soft">${i("bin.until",{date:wt(s)})}</span>`:ti}
    </p>
    ${t.hidden?ta(i("report.findHidden"),t.hidden):ti}
    <p class="row">
      ${t.hidden?ti:tm(e,t)}
      <button type="button" class="danger" aria-label="${i("bin.remove")}: ${t.title}" @click=${()=>Qd(e,t)}>
        ${c("trash")} ${i("bin.remove")}
      </button>
    </p>
  </li>`,yr=e=>e.list.items?.length?ei`
  <section class="card" aria-labelledby="bin">
    <h2 id="bin" tabindex="-1">${i("bin.title")}</h2>
    <p class="hint">${i("bin.hint")}</p>
    <ul class="rows binned">${e.list.items.map(t=>em(e,t))}</ul>
    ${F(e.list)}
  </section>`:ti;function sm(e,t){let[s]=e.target.files;e.target.value="",s&&t.setPicture(s)}var im=e=>Y`
  <button type="button" class="quiet" @click=${()=>e.removePicture()}>${i("profile.pictureRemove")}</button>`,nm=e=>Y`
  <div class="field">
    <p class="row actions">
      <label class="button quiet" for="picture">${c("camera")} ${i("profile.picture")}</label>
      <input class="file" id="picture" type="file" accept="image/*" @change=${t=>sm(t,e)}>
      ${e.hasPicture?im(e):Ae}
    </p>
    ${e.progress===null?Ae:Y`<progress max="1" .value=${e.progress} aria-label=${i("profile.picture")}></progress>`}
    <p class="hint">${i("profile.pictureHint")}</p>
  </div>`,am=()=>Y`<a class="button" href="/new">${c("plus")} ${i("nav.plus")}</a>`,om=({form:e,user:t})=>Y`
  <form novalidate @submit=${e.submit}>
    ${v(e)}
    ${u(e,"username",{label:i("account.username"),hint:i("join.usernameHint"),value:t.username,required:!0,least:3,most:31,pattern:"[A-Za-z0-9_\\-]*",complete:"username"})}
    ${u(e,"age",{label:i("profile.age"),hint:i("profile.ageHint"),value:t.age??"",kind:"number",mode:"numeric"})}
    <div class="row end">${B(e,i("action.save"))}</div>
  </form>`,rm=()=>Y`<a class="button quiet" href="/saved">${c("bookmark")} ${i("saved.title")}</a>`,cm=()=>Y`<a class="button quiet" href="/lists">${c("feed")} ${i("lists.title")}</a>`,lm=()=>Y`<a class="button quiet" href="/shares">${c("share")} ${i("shares.mine")}</a>`,pm=()=>Y`<a class="button quiet" href="/people">${c("people")} ${i("people.accepted")}</a>`,um=()=>Y`<a class="button quiet" href="/admin">${c("shield")} ${i("admin.title")}</a>`,dm=()=>Y`<a class="button quiet" href="/settings">${c("gear")} ${i("settings.title")}</a>`,mm=e=>Y`
  <section class="card" id="edit" aria-labelledby="edit-title">
    <div class="row between"><h2 id="edit-title" tabindex="-1">${i("profile.edit")}</h2>${Mt(e.toggleEdit)}</div>
    ${nm(e)}
    ${om(e)}
  </section>`;async function hm(e){e.toggleEdit(),await g("edit-title")}var fm=e=>Y`
  <button type="button" class="quiet" id="edit-profile" aria-expanded=${e.isEdited?"true":"false"} @click=${()=>hm(e)}>
    ${c("edit")} ${i("profile.edit")}
  </button>`,$m=e=>[fm(e),rm(),cm(),lm(),pm(),e.user.role==="admin"?um():Ae],gm=e=>Y`
  ${f(e.user.username,dm())}
  ${_s(e.user,{...e.figures,actions:$m(e)})}
  ${e.isEdited?mm(e):Ae}
  <section class="stack" aria-labelledby="finds">
    <h2 id="finds" class="unseen" tabindex="-1">${i("profile.finds")}</h2>
    ${pe(e,{title:i("profile.none"),text:i("profile.noneText"),action:am()})}
  </section>
  ${yr(e.bin)}`;function vr(e){let t=new Qs(e);return{title:i("profile.title"),broad:!0,ready:t.load(),view:()=>t.user?gm(t):Ae}}import{html as J,nothing as Xt}from"../lib/lit-html/lit-html.js";var bm={dismissed:"check",hidden:"block",deleted:"trash",suspended:"lock"},wm=e=>u(e,"note",{label:i("report.note"),hint:i("report.noteHint"),kind:"area",required:!0,most:500}),kr=(e,t)=>i(`report.outcome.${e.kind==="user"&&t==="deleted"?"accountDeleted":t}`);async function ym(e,t,s){let n=kr(t,s);s!=="dismissed"?await Zn(n,({note:a})=>e.decide(t,s,a),wm):await S(n,i("report.dismissText"),n)&&await e.decide(t,s).catch(()=>e.list.load()),g("reports")}var xr=e=>e?J`<a class="strong" href="/people/${e.id}">${e.username}</a>`:J`<span class="soft">${i("report.left")}</span>`,vm=e=>J`
  <p class="row">${e.map(t=>J`
    <a href=${t.url} target="_blank" rel="noreferrer noopener">
      <img class="note-thumb" src=${t.thumbnailUrl} alt=${t.caption||i("report.photo")} width="48" height="48" loading="lazy">
    </a>`)}</p>`,km=e=>J`
  <p class="strong" dir="auto">${e.title}</p>
  ${e.description?ye(e.description):Xt}
  ${e.media.length?vm(e.media):Xt}`,xm=e=>e.find?km(e.find):e.comment?ye(e.comment.content):e.kind==="user"?Xt:J`<p class="soft">${i("report.noContent")}</p>`,Om=e=>J`
  <li>
    <p>${i(`report.reason.${e.reason}`)} · ${xr(e.reporter)} · <span class="soft">${R(e.createdAt)}</span></p>
    ${e.text?ye(e.text):Xt}
  </li>`,Pm=(e,t,s)=>J`
  <button type="button" class=${s==="dismissed"?"quiet":"danger"} @click=${()=>ym(e,t,s)}>
    ${c(bm[s])} ${kr(t,s)}
  </button>`,qm=(e,t)=>J`<p class="row">${Jn(t.kind).map(s=>Pm(e,t,s))}</p>`,Fm=(e,t)=>J`
  <p>
    <span class="strong">${i(`report.result.${t.decision.outcome}`)}</span> · ${t.decision.closedBy} ·
    <span class="soft">${R(t.decision.closedAt)}</span>
  </p>
  ${t.decision.note?ye(t.decision.note):Xt}
  ${t.hidden?J`
    <p><button type="button" class="quiet" @click=${()=>e.show(t)}>${c("retry")} ${i("report.show")}</button></p>`:Xt}`,Sm=(e,t)=>J`
  <li class="card">
    <h2>${i(`report.kind.${t.kind}`)} · ${xr(t.owner)}</h2>
    ${xm(t)}
    <ul class="rows">${[t,...t.others].map(Om)}</ul>
    ${t.decision?Fm(e,t):qm(e,t)}
  </li>`;function Tm(e){let{items:t,problem:s,load:n}=e.list;return s?m(s,n):t?t.length?J`<ul class="stack">${t.map(a=>Sm(e,a))}</ul>${F(e.list)}`:M(i(`report.none.${e.status}`),i("report.noneText")):$(3)}function Or(e){let t=new Xn(e);return{title:i("report.reports"),ready:t.list.load(),view:()=>J`
      ${f(i("report.reports"),Xt,"/admin")}
      <div class="chips" role="group" aria-label=${i("report.which")} id="reports" tabindex="-1">
        ${Yn.map(s=>ee(t.status===s,i(`report.status.${s}`),()=>t.choose(s)))}
      </div>
      ${Tm(t)}`}}import{html as Di,nothing as Lm}from"../lib/lit-html/lit-html.js";var Bm=(e,t)=>Di`
  <button type="button" class="chip" aria-pressed=${e.state===t?"true":"false"} @click=${()=>e.choose(t)}>
    ${c(t==="dismissed"?"close":pa(t))} ${i(`saved.${t}`)}
  </button>`,Im=()=>Di`<a class="button" href="/">${c("map")} ${i("missing.action")}</a>`,Am=e=>({title:i(`saved.${e}None`),text:i(e==="dismissed"?"saved.dismissedText":"saved.noneText"),action:Im()});function Pr(e){let t=new sa(e);return{title:i("saved.title"),broad:!0,ready:t.finds.load(),view:()=>Di`
      ${f(i("saved.title"),Lm,"/profile")}
      <div class="chips" role="group" aria-label=${i("saved.which")}>${ea.map(s=>Bm(t,s))}</div>
      ${pe(t,Am(t.state))}`}}import{html as N,nothing as rt}from"../lib/lit-html/lit-html.js";import{html as at,nothing as Ni}from"../lib/lit-html/lit-html.js";var Fr=(e,t)=>u(e,"name",{label:i("passkeys.name"),hint:i("passkeys.nameHint"),value:t,required:!0,most:50});async function Mm(e,t){let s=je(navigator.userAgent);await I(n=>e.addForm(t,n),i("passkeys.add"),n=>at`
    ${v(n)}
    ${Nt(n)}
    ${Fr(n,s)}
    ${t?kt(n,"password",i("account.password")):Ni}`,()=>at`<button type="submit">${i("settings.linkGo")}</button>`)}var Um=(e,t)=>I(s=>e.renameForm(t,s),i("passkeys.rename"),s=>at`
  ${v(s)}
  ${Fr(s,t.name)}`,()=>at`<button type="submit">${i("action.save")}</button>`);async function _m(e,t){await S(i("passkeys.deleteTitle",{name:t.name}),i("passkeys.deleteText"),i("action.delete"))&&e.remove(t)}var qr=(e,t,s)=>at`
  <button type="button" class="quiet" aria-label="${t}: ${e.name}" @click=${s}>${t}</button>`,Dm=(e,t,s)=>at`
  <li class="row between">
    <span>
      <span class="strong" dir="auto">${t.name}</span>
      ${t.backedUp?at`<span class="badge">${i("passkeys.backedUp")}</span>`:Ni}<br>
      <span class="soft">${i("passkeys.added")} ${R(t.createdAt)} ·
        ${t.lastUsedAt?at`${i("passkeys.used")} ${R(t.lastUsedAt)}`:i("passkeys.unused")}</span>
    </span>
    <span class="row">
      ${qr(t,i("passkeys.rename"),async()=>{await Um(e,t),s()})}
      ${qr(t,i("action.delete"),()=>_m(e,t))}
    </span>
  </li>`,Nm=e=>at`<button type="button" class="quiet" id="add-passkey" @click=${e}>${i("passkeys.add")}</button>`,Sr=(e,t,s)=>at`
  <section class="card" id="passkeys">
    <h2>${i("passkeys.title")}</h2>
    <p>${i("passkeys.hint")}</p>
    ${e.list.length?at`<ul class="people">${e.list.map(n=>Dm(e,n,s))}</ul>`:Ni}
    <p>${Nm(async()=>{await Mm(e,t),s()})}</p>
  </section>`;import{html as de,nothing as Em}from"../lib/lit-html/lit-html.js";var Ei=(e,t,s,n,a,o)=>de`
  <div class="field">
    <label for=${e}>${t}</label>
    <select id=${e} @change=${r=>o(Number(r.target.value))}>
      ${s.map(r=>de`<option value=${r} ?selected=${r===a}>${n(r)}</option>`)}
    </select>
  </div>`,Tr=e=>re(e.picker()),jm=e=>de`
  <p class="note">${i("place.homeExact",{n:e.exactAtHome})}</p>
  <p class="row"><button type="button" id="hide-home" @click=${()=>e.hideHome()}>${i("place.homeHide")}</button></p>`,Hm=(e,{latitude:t,longitude:s,radius:n,area:a})=>de`
  <place-map class="homemap" inert .area=${2*n} .at=${{lat:t,lng:s}}></place-map>
  ${Ei("home-radius",i("place.homeRadius"),xa,De,n,o=>e.changeHome({radius:o}))}
  ${Ei("home-area",i("place.homeArea"),[1,5,20],Vt,a,o=>e.changeHome({area:o}))}
  ${e.exactAtHome?jm(e):Em}
  <p class="row">
    <button type="button" class="quiet" @click=${()=>Tr(e)}>${i("place.homeMove")}</button>
    <button type="button" class="quiet" @click=${()=>e.change({home:void 0})}>${i("place.homeRemove")}</button>
  </p>`,Lr=e=>de`
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
    ${e.values.home?Hm(e,e.values.home):de`
      <p><button type="button" class="quiet" id="home" @click=${()=>Tr(e)}>${i("place.homeAdd")}</button></p>`}
    <p class="hint">${i("place.recall")}</p>
  </section>`;import{html as ot,nothing as me}from"../lib/lit-html/lit-html.js";var ji={read:["read"],write:["read","write"],admin:["read","write","admin"]};function Br(e){let t=async({name:s,access:n,days:a,password:o})=>{let r=a?{days:Number(a)}:{};e(await k("/api/auth/tokens",{name:s.trim(),scopes:ji[n],...r,...o?{password:o}:{}}))};return new b({send:t,fieldOf:{wrong_password:"password"}})}var Me=e=>e.kind==="token",Ar=e=>Me(e)?e.name:je(e.userAgent),Cm={browser:()=>i("session.browser"),cli:()=>i("session.cli"),token:()=>i("session.token")},Rm=e=>e.scopes.map(t=>i(`scope.${t}`)).join(", ");function zm(e){return e.expiresAt?Me(e)?i("token.until",{date:wt(e.expiresAt)}):i("settings.until",{date:wt(e.expiresAt)}):i("token.endless")}var Wm=e=>e.lastUsedAt?i("session.used",{date:K(e.lastUsedAt)}):i("session.unused"),Vm=(e,t)=>{let s=i(Me(t)?"token.revoke":"settings.end");return ot`
    <button type="button" class="quiet" aria-label="${s}: ${Ar(t)}" @click=${()=>e.endSession(t)}>${s}</button>`},Gm=e=>ot`${i(Me(e)?"token.since":"settings.since")} ${R(e.createdAt)}`,Ym=(e,t)=>ot`
  <li class="row between">
    <span>
      <span class="strong" dir="auto">${Ar(t)}</span>
      <span class="badge">${Cm[t.kind]()}</span>
      ${t.current?ot`<span class="badge">${i("settings.thisOne")}</span>`:me}<br>
      ${Me(t)?ot`<span class="soft">${Rm(t)}</span><br>`:me}
      <span class="soft">${Gm(t)} · ${Wm(t)} · ${zm(t)}</span>
    </span>
    ${t.current?me:Vm(e,t)}
  </li>`;async function Jm(e){await S(i("settings.endOthers"),i("settings.endOthersText"),i("settings.endOthers"))&&e.endOthers()}var Xm=e=>ot`
  <button type="button" class="quiet" @click=${()=>Jm(e)}>${i("settings.endOthers")}</button>`,Ir=(e,t,s,n=me)=>ot`
  <div class="field">
    <label for=${e}>${t}</label>
    <select id=${e} name=${e}>${s.map(([a,o])=>ot`<option value=${a}>${o}</option>`)}</select>
    ${n}
  </div>`,Zm=[90,30,365],Km=e=>Object.keys(ji).filter(t=>t!=="admin"||e.role==="admin"),Qm=(e,t)=>ot`
  <p>${i("token.about")}</p>
  ${v(t)}
  ${Nt(t)}
  ${u(t,"name",{label:i("token.name"),hint:i("token.nameHint"),required:!0,most:50})}
  ${Ir("access",i("token.access"),Km(e.user).map(s=>[s,i(`access.${s}`)]))}
  ${Ir("days",i("token.life"),[...Zm.map(s=>[s,i("token.days",{n:s})]),["",i("token.endless")]])}
  ${e.asksPassword?kt(t,"password",i("account.password")):me}`,th=e=>ns({title:i("token.new"),text:i("token.once"),label:i("session.token"),value:e});async function eh(e){let t=null;await I(n=>Br(a=>{t=a,n()}),i("token.create"),n=>Qm(e,n),()=>ot`<button type="submit">${i("token.createGo")}</button>`),t&&(e.addSession(t.session),await th(t.token))}var Mr=e=>ot`
  <section class="card">
    ${V("sessions",i("settings.sessions"))}
    <ul class="people">${e.sessions.map(t=>Ym(e,t))}</ul>
    <div class="row end">
      ${e.hasOthers?Xm(e):me}
      <button type="button" class="quiet" id="new-token" @click=${()=>eh(e)}>${c("plus")} ${i("token.create")}</button>
    </div>
  </section>`;var sh=["friendRequests","friendAccepted","findLiked","findCommented","replied","mentioned"],Hi=(e,t,s,n)=>N`
  <div class="field">
    <label for=${e}>${t}</label>
    <select id=${e} @change=${a=>n(a.target.value)}>
      ${s.map(([a,o,r])=>N`
        <option value=${a} lang=${e==="language"?a:rt} ?selected=${r}>${o}</option>`)}
    </select>
  </div>`,ih=e=>N`
  <label class="switch">
    <span>${i("settings.streets")}<br><span class="soft">${i("streets.learns")}</span></span>
    <input type="checkbox" role="switch" id="streets" .checked=${ve()} @change=${t=>e.setStreets(t.target.checked)}>
  </label>`,nh=()=>Yi.map(e=>[e,Vi[e],e===Gi()]),_r=e=>N`
  <section class="card">
    ${V("appearance",i("settings.appearance"))}
    ${Hi("language",i("settings.language"),nh(),t=>e.setLanguage(t))}
    ${Hi("theme",i("settings.theme"),aa.map(t=>[t,i(`settings.theme.${t}`),t===oa()]),t=>e.setTheme(t))}
    ${Hi("units",i("settings.units"),["km","mi"].map(t=>[t,i(`settings.units.${t}`),t===Zi()]),t=>e.setUnits(t))}
    ${ia()?ih(e):rt}
  </section>`;async function ah(e,t,s){let n=e.target;await t.prefer(s,n.checked),n.checked=t.preferences[s]}var Ur=(e,t,s=rt)=>N`
  <label class="switch">
    <span>${i(`settings.${t}`)}${s}</span>
    <input type="checkbox" role="switch" .checked=${e.preferences[t]} @change=${n=>ah(n,e,t)}>
  </label>`,oh=e=>N`
  <section class="card">
    ${V("notify",i("settings.notify"))}
    ${[...sh,...y()?.role==="admin"?["reported"]:[]].map(t=>Ur(e,t))}
    ${h().pushKey?Ur(e,"pushEnabled",N`<br><span class="soft">${i("settings.pushEnabledHint")}</span>`):rt}
  </section>`,rh=(e,t)=>N`
  <p>${c("check")} ${i("push.on")}</p>
  <p class="row">
    <button type="button" class="quiet" @click=${e.testPush}>${i("push.test")}</button>
    <button type="button" class="quiet" aria-busy=${t} @click=${e.disablePush}>${i("push.disable")}</button>
  </p>`,ch=(e,t)=>N`
  <p>${i("push.off")}</p>
  <p>
    <button type="button" id="push-on" aria-busy=${t} @click=${e.enablePush}>${c("bell")} ${i("push.enable")}</button>
  </p>
  <p class="soft" role="status">${e.pushSlow?i("push.asking"):rt}</p>`;function lh(e){let t=e.pushBusy?"true":"false";return e.push==="on"?rh(e,t):e.push==="off"?ch(e,t):N`<p class="note">${i(`push.${e.push}`)}</p>`}var he=(e,t)=>N`<button type="button" class="chip" @click=${()=>g(`part-${e}`)}>${t}</button>`,ph=()=>N`
  <nav class="chips" aria-label=${i("settings.title")}>
    ${he("appearance",i("settings.appearance"))}
    ${he("notify",i("nav.bell"))}
    ${h().passwordLogin?he("password",i("account.password")):rt}
    ${he("places",i("place.settings"))}
    ${he("sessions",i("settings.devices"))}
    ${he("data",i("settings.data"))}
  </nav>`,uh=e=>N`
  ${ph()}
  ${_r(e)}
  ${oh(e)}
  <section class="card">
    <h2>${i("push.title")}</h2>
    ${lh(e)}
  </section>
  ${h().passwordLogin?Pa(e):rt}
  ${e.passkeys.isShown?Sr(e.passkeys,e.asksPassword,e.redraw):rt}
  ${h().provider.enabled?qa(e):rt}
  ${Lr(e.places)}
  ${Mr(e)}
  ${Fa(e)}
  ${At()?N`<p class="below"><a href="/invites">${i("invites.title")}</a></p>`:rt}
  <p class="below"><a href="/shares">${i("shares.mine")}</a></p>
  <p class="below"><a href="/about">${i("about.title")}</a></p>`;async function dh(e){let t=It.get("outbox").length;(!t||await S(i("settings.signOut"),i("outbox.signOut",{n:t}),i("settings.signOut")))&&e.signOut()}var mh=e=>N`
  <button type="button" class="quiet" id="sign-out" @click=${()=>dh(e)}>${i("settings.signOut")}</button>`;function hh(e){let{problem:t,load:s}=e.loading;return t?N`${m(t,s)}${_r(e)}`:e.isLoaded?uh(e):$(5)}function Dr(e){let t=new ss(e);return{get title(){return i("settings.title")},ready:t.loading.load(),view:()=>N`
      ${f(i("settings.title"),mh(t),"/profile")}
      ${t.refusal?m(t.refusal):rt}
      ${hh(t)}`}}import{html as ct,nothing as ii}from"../lib/lit-html/lit-html.js";async function fh(e){let t=await e.offered(),s=t&&await zs({offered:t});s&&(e.take(s),await Be(s))}async function $h(e,t){let s=await zs({share:t});s&&e.take(s)}async function gh(e,t){await S(i("shares.revokeTitle",{title:ht(t)}),i("shares.revokeText"),i("shares.revoke"))&&(await e.revoke(t),g("new-share"))}var bh=async e=>await Hs(e)||Be(e,i("shares.one")),wh=async e=>await Cs(e,ht(e))||Be(e,i("shares.one")),yh=(e,t)=>Dt(i("shares.menu",{title:ht(t)}),[...js()&&!t.expired?[{text:i("action.share"),sign:"share",run:()=>wh(t)}]:[],{text:i("shares.change"),sign:"edit",run:()=>$h(e,t)},{text:i("shares.revoke"),sign:"trash",isDanger:!0,run:()=>gh(e,t)}],{id:`share-${t.id}`}),vh=e=>e.findId?`/finds/${e.findId}`:`/lists/${e.listId}`,kh=e=>e.category?ct`<span class="strong" dir="auto">${ht(e)}</span>`:ct`<a class="strong" dir="auto" href=${vh(e)}>${ht(e)}</a>`,xh=e=>ct`${i(`shares.kind.${Bi(e)}`)}${e.title?ct`: <bdi>${Ii(e)}</bdi>`:ii}`,si=(e,t)=>ct`<span class="badge">${e?c(e):ii} ${t}</span>`,Oh=e=>ct`
  <button type="button" class="quiet" aria-label="${i("secret.copy")}: ${ht(e)}" @click=${()=>bh(e)}>
    ${c("copy")} ${i("secret.copy")}
  </button>`,Ph=(e,t)=>ct`
  <li class="invite">
    <div class="listed">
      <p class="grow">
        ${kh(t)}<br>
        <span class="soft">${xh(t)} · ${t.views?i("shares.views",{n:t.views}):i("shares.noViews")}</span>
      </p>
      ${yh(e,t)}
    </div>
    <p class="marks">
      ${si(t.place==="hidden"?"block":"pin",cr(t))}
      ${t.hasPassword?si("lock",i("account.password")):ii}
      ${t.expiresAt?si("",Ai(t)):si("",i("shares.endless"))}
    </p>
    ${t.expired?ii:ct`<p class="row actions">${Oh(t)} ${Mi(t)}</p>`}
  </li>`;function qh(e){let{items:t,problem:s,load:n}=e.list;return s?m(s,n):t?t.length?ct`<div class="card"><ul class="people">${t.map(a=>Ph(e,a))}</ul></div>${F(e.list)}`:M(i("shares.none"),i("shares.noneText")):$(3)}var Fh=e=>ct`
  <button type="button" class="quiet" id="new-share" @click=${()=>fh(e)}>${i("shares.category")}</button>`;function Nr(e){let t=new Ns(e);return{title:i("shares.mine"),ready:t.list.load(),view:()=>ct`
      ${f(i("shares.mine"),Fh(t),"/profile")}
      <p class="lead">${i("shares.lead")}</p>
      ${qh(t)}`}}import{html as Lt,nothing as jr}from"../lib/lit-html/lit-html.js";var ni=class{isLoaded=!1;#t;constructor(t){this.#t=t}get entries(){return It.get("outbox")}load=async()=>{await Bn(),this.isLoaded=!0,this.#t.update()};cancel(t){return An(t.id)}retry(t){return Mn(t.id)}sendNow(){return Un()}};async function Sh(e,t){await Wn()&&e.cancel(t)}var Th=e=>i(e.kind==="like"&&!e.on?"outbox.unlike":`outbox.${e.kind}`),Er=e=>Lt`<a class="strong" dir="auto" href=${_n(e)}>${e.title}</a>`,Lh={find:e=>Lt`<span class="strong" dir="auto">${e.body.title}</span>`,comment:e=>Lt`<span class="what" dir="auto">${e.body.content}</span><br>${Er(e)}`,like:Er},Bh=(e,t)=>Lt`
  <li class="row between">
    <span class="grow">
      <span class="soft">${Th(t)}</span><br>
      ${Lh[t.kind](t)}<br>
      ${t.state==="refused"?Lt`<span class="error">${t.problem}</span>`:Lt`<span class="soft">${i("outbox.waiting")}</span>`}
    </span>
    <span class="row">
      ${t.state==="refused"?Lt`
        <button type="button" class="quiet" @click=${()=>e.retry(t)}>${c("retry")} ${i("action.retry")}</button>`:jr}
      <button type="button" class="quiet" @click=${()=>Sh(e,t)}>${i("outbox.cancel")}</button>
    </span>
  </li>`;function Ih(e){return e.isLoaded?e.entries.length?Lt`
    <p class="hint">${i("outbox.hint")}</p>
    <ul class="card people">${e.entries.map(t=>Bh(e,t))}</ul>
    <p class="row end"><button type="button" @click=${()=>e.sendNow()}>${i("outbox.now")}</button></p>`:M(i("outbox.none"),i("outbox.noneText")):$(2)}function Hr(e){let t=new ni(e);return{title:i("outbox.title"),ready:t.load(),view:()=>Lt`${f(i("outbox.title"),jr,"/")}${Ih(t)}`}}function Ah(e,t){let[s,n]=[new Map,!1],a=new AbortController;return e.signal.addEventListener("abort",()=>a.abort()),{async load(o){a.abort();let{signal:r}=a=new AbortController;try{let[l,d]=await tn(O("/api/locations/categories",{...t(),category:"",bbox:o}),{signal:r});if(r.aborted)return;[s,n]=[new Map(l.map(A=>[A.category,A.count])),d]}catch(l){if(l.name==="AbortError")return;s.clear()}e.update()},of(o){let r=s.get(o);return r===void 0||n&&!r?void 0:`${P(r)}${n?"+":""}`}}}export{Kr as about,La as accounts,Uu as addToList,Na as admin,Ha as adminLog,Ah as countCategories,Oo as edit,jo as import,Yo as instance,Wo as invites,Xo as join,mr as list,hr as lists,$r as named,gr as notifications,br as people,wr as person,vr as profile,Or as reports,Pr as saved,Dr as settings,id as shareFind,Nr as shares,Hr as waiting};

import{$ as Qi,$c as pa,A as Ji,Aa as fn,Ac as Zn,B as st,Ba as Ht,Bc as we,C as At,Ca as $n,Cb as _,Cc as Je,D as p,Db as Mt,Dc as Kn,Ea as Ne,Eb as Ct,Ec as Qn,Fc as ta,G as _e,Ga as He,Gb as lt,Gc as ye,H as w,Ha as gn,Hb as Rt,I as k,Ia as bn,Ic as ea,J as W,Ja as wn,Jb as _t,K as E,Ka as yn,Kc as sa,L as q,La as vn,Lc as ia,M as Xi,Ma as kn,Mb as Un,N as Zi,Na as xn,Nb as Mn,Nc as na,O as De,Oa as On,Ob as Ce,Oc as aa,P as O,Pa as Pn,Pc as oa,Q as Zt,Qa as qn,R as Ki,Ra as Fn,Rb as j,Rc as ra,Sb as X,Ta as Tn,Tb as _n,Ub as yt,Va as Ln,Vb as Re,Vc as ca,Wa as Sn,Wb as ze,Xa as Bn,Xb as Dn,Ya as In,Yb as En,Z as Ee,Za as An,Zb as We,Zc as la,_b as jn,a as Ue,aa as tn,ac as Nn,b as h,ba as en,bc as b,c as Hi,ca as sn,cc as v,cd as ua,d as he,da as nn,dc as Hn,dd as da,ea as si,ec as u,f as Ci,fc as B,fd as ma,g as fe,ga as an,gc as pt,gd as ha,h as Ri,ha as on,hc as T,hd as fa,i as zi,ia as rn,ic as Cn,j as Wi,ja as cn,jc as Dt,ka as ln,kb as c,kc as ii,la as y,lb as ct,lc as Rn,m as Vi,ma as je,mb as R,mc as Ve,n as i,na as pn,nb as f,nc as $e,ob as V,oc as Ge,p as x,pb as U,pc as Ye,qa as wt,qb as m,qc as ge,r as ei,ra as un,rb as $,rc as be,s as Gi,sa as dn,sb as te,sc as zn,t as P,ta as Kt,tb as F,tc as Wn,u as bt,ua as mn,ub as Ut,uc as Vn,v as K,vb as g,vc as Gn,w as Me,wa as hn,wc as I,x as Yi,xc as Yn,ya as Qt,yc as Jn,z as It,zc as Xn}from"./shared.js";import{html as zt,nothing as ni}from"../lib/lit-html/lit-html.js";var Nr=new URL("lib/",Ue).pathname,Hr=[["Leaflet 1.9.4","leaflet","Volodymyr Agafonkin, CloudMade","BSD-2-Clause"],["protomaps-leaflet 5.1.0","protomaps-leaflet","Protomaps","BSD-3-Clause"],["lit-html 3.3.3","lit-html","Google LLC","BSD-3-Clause"]];function $a(){if(ye())return new URL(h().streets.url.replace(/[{}]/g,"")).host;let{host:e}=new URL((h().tiles?.url??"").replace(/[{}]/g,""),location);return e===location.host?"":e}var Cr=()=>$a()?i("about.tilesFrom",{host:$a()}):i("about.alone"),Rr=()=>zt`
  <section class="card">
    <p class="lead">${i("app.about")}</p>
    <p>${i("about.text")} ${Cr()}</p>
    <p class="soft">${i("about.version",{version:h().version})}</p>
    <p class="row"><a class="button quiet" href="/api/docs">${i("about.api")}</a></p>
  </section>`,zr=()=>zt`
  <section class="card">
    <h2>${i("about.map")}</h2>
    <ul class="plain-list">
      ${h().tiles?.attribution?zt`<li>${i("about.tiles")}: ${h().tiles.attribution}</li>`:ni}
      ${ye()?zt`<li>${i("about.streets")}: ${h().streets.attribution}</li>`:ni}
      <li>${i("about.places")}: ${h().places.attribution}</li>
    </ul>
  </section>`,Wr=([e,t,s,n])=>zt`<li><a href="${Nr}${t}/LICENSE">${e}</a>, © ${s}, ${n}</li>`,Vr=()=>zt`
  <section class="card">
    <h2>${i("about.code")}</h2>
    <ul class="plain-list">${Hr.map(Wr)}</ul>
    <p class="hint">${i("about.more")}</p>
  </section>`,Gr=()=>({title:i("about.title"),view:()=>zt`
    ${f(i("about.title"),ni,y()?"/settings":"/sign-in")}
    ${ha()}${ma()}${Rr()}${zr()}${Vr()}`});import{html as is,nothing as yc}from"../lib/lit-html/lit-html.js";var Yr=200,Jr=2**20,ai=["all","active","suspended","admin"],ga={wrong_password:"password"},Wt=e=>`/api/admin/users/${e.id}`,Xe=class{#t;#e=0;constructor(t){this.#t=t;let s=t.query.get("status");this.text=t.query.get("q")??"",this.status=ai.includes(s)?s:"all",this.list=_(t,()=>O("/api/admin/users",{...this.#s,limit:50}))}get#s(){return{q:this.text.trim(),status:this.status==="all"?"":this.status}}search=()=>(clearTimeout(this.#e),this.#t.rename(O("/admin/people",this.#s)),this.list.load());type(t){this.text=t,clearTimeout(this.#e),this.#e=setTimeout(this.search,Yr)}choose(t){return this.status=t,this.#t.update(),this.search()}isMe(t){return t.id===y()?.id}#i(t){this.list.items=this.list.items.map(s=>s.id===t.id?t:s),this.#t.update()}async#n(t,s){try{this.#i(await t),p(s)}catch(n){p(x(n))}}get asksPassword(){return je()}adminForm(t,s){let n=async({password:a})=>{this.#i(await E(Wt(t),{role:"admin",...a?{password:a}:{}})),s()};return new b({send:n,fieldOf:ga})}demote(t){return this.#n(E(Wt(t),{role:"member"}),i("admin.memberDone",{name:t.username}))}lift(t){return this.#n(q(`${Wt(t)}/suspension`),i("admin.liftDone",{name:t.username}))}linkForm(t,s){let n=async({password:a})=>{let o=await k(`${Wt(t)}/sign-in-link`,a?{password:a}:void 0);s(new URL(o.url,location).href)};return new b({send:n,fieldOf:ga})}limitForm(t,s){let n=async({kind:a,size:o})=>{let r={instance:null,none:0}[a];this.#i(await E(Wt(t),{mediaLimit:a==="own"?Math.round(Number(o)*Jr):r})),s()};return new b({send:n})}suspendForm(t,s){let n=async({reason:a,days:o})=>{this.#i(await W(`${Wt(t)}/suspension`,{reason:a.trim(),...o?{days:Number(o)}:{}})),s()};return new b({send:n})}deleteForm(t,s){let n=async({name:a,reason:o})=>{if(a.trim()!==t.username)throw{code:"page",reason:"other_name",text:i("admin.deleteOther")};await q(O(Wt(t),{reason:o.trim()})),this.list.items=this.list.items.filter(r=>r.id!==t.id),this.#t.update(),s()};return new b({send:n,fieldOf:{other_name:"name"}})}close(){clearTimeout(this.#e)}};import{html as M,nothing as se}from"../lib/lit-html/lit-html.js";import{html as Q,nothing as ve}from"../lib/lit-html/lit-html.js";var Ze=class{list=[];#t;constructor(t){this.#t=t}get isShown(){return ca()}async read(){this.isShown&&(this.list=await w("/api/auth/passkeys",{signal:this.#t.signal}))}addForm(t,s){let n=async({name:a,password:o})=>{let r=await la(await k("/api/auth/passkeys/options",t?{password:o}:{}));r&&(this.list=[...this.list,await k("/api/auth/passkeys",{name:a,...r})],s())};return new b({send:n,fieldOf:{wrong_password:"password"}})}renameForm(t,s){let n=async({name:a})=>{let o=await E(`/api/auth/passkeys/${t.id}`,{name:a});this.list=this.list.map(r=>r.id===o.id?o:r),s()};return new b({send:n})}async remove(t){try{await q(`/api/auth/passkeys/${t.id}`),this.list=this.list.filter(s=>s.id!==t.id)}catch(s){p(x(s))}this.#t.update()}};var Xr=1,it=class{nearby=[];proposal="";#t;#e;#s;#i=0;#n=0;constructor(t,s,n=()=>{}){this.#t=t,this.#e=n,this.#a(s??{})}get value(){let{point:t,by:s,source:n,photo:a,chosen:o}=this;return{point:t,name:this.name.trim(),by:s,source:n,photo:a,location:o}}#a({point:t=null,name:s="",by:n="",source:a="",photo:o=null,location:r=null}){Object.assign(this,{point:t,name:s,by:n,source:a,photo:o,chosen:r}),this.#s=t}get label(){return this.chosen?.name||this.name.trim()||this.proposal}take(t){if(this.#a(t.value),Object.assign(this,{nearby:t.nearby,proposal:t.proposal}),this.#e(),this.point&&!this.label)return this.propose()}setPoint(t,s,n=""){return Object.assign(this,{point:t,chosen:null,source:s,proposal:""}),n?(Object.assign(this,{name:n,by:"search"}),this.#s=t):this.by!=="reader"&&this.#s&&Ht(this.#s,t)>Xr&&Object.assign(this,{name:"",by:""}),this.#e(),this.propose()}suggestPoint(t){return this.photo??=t,this.point?this.#e():this.setPoint(t,"photo")}setName(t){this.name=t,this.by=t.trim()?"reader":""}async locate(){try{let t=await $n({enableHighAccuracy:!0,timeout:15e3});this.#t.signal.aborted||this.setPoint(t,"hereDone")}catch(t){this.#t.signal.aborted||p(x(t))}}toggle(t){this.chosen=this.chosen?.id===t.id?null:t,this.chosen&&(this.point=Qt(t)),this.#e()}async propose(){let t=++this.#n,{signal:s}=this.#t;clearTimeout(this.#i);let{nearby:n,name:a,wait:o}=await Ne(this.point,{signal:s});t!==this.#n||s.aborted||(Object.assign(this,{nearby:n,proposal:a}),o&&(this.#i=setTimeout(()=>this.propose(),1e3*o)),this.#t.update())}close(){clearTimeout(this.#i)}};var oi="/api/users/me/place-settings",Zr={radius:.5,area:1},ba=[.2,.5,1,2,5],Ke=class{values=null;exactAtHome=0;#t;constructor(t){this.#t=t}async read(){this.values=await w(oi,{signal:this.#t.signal})}async change(t){try{let{exactAtHome:s,...n}=await W(oi,{...this.values,...t});Object.assign(this,{values:n,exactAtHome:s}),p(i("place.saved"))}catch(s){p(x(s))}this.#t.update()}changeHome(t){return this.change({home:{...this.values.home,...t}})}async hideHome(){try{let{finds:t}=await k(`${oi}/home`);this.exactAtHome=0,p(i("place.homeHidden",{n:t}))}catch(t){p(x(t))}this.#t.update()}picker(){let{home:t}=this.values,s=t&&{point:{lat:t.latitude,lng:t.longitude}},n=new it(this.#t,s,()=>{n.point&&this.changeHome({...Zr,...t,latitude:n.point.lat,longitude:n.point.lng})});return n}};var wa=e=>!e.current&&e.kind!=="token",Qe=class{preferences=null;sessions=null;push="";pushBusy=!1;refusal=pn();#t;constructor(t){this.#t=t,this.passkeys=new Ze(t),this.places=new Ke(t),this.loading=j(t,()=>this.#e());let s={wrong_password:"currentPassword"};this.password=new b({send:(n,a)=>this.#n(n,a),update:t.update,fieldOf:s})}get user(){return y()}redraw=()=>this.#t.update();get isLoaded(){return!!(this.preferences&&this.user)}get asksPassword(){return je()}get asksCurrent(){return this.user.hasPassword&&!pa(this.sessions)}get hasOthers(){return this.sessions.some(wa)}async#e(){let{signal:t}=this.#t;[this.preferences,this.sessions,this.push]=await Promise.all([w("/api/notifications/preferences",{signal:t}),w("/api/auth/sessions",{signal:t}),an(),this.passkeys.read(),this.places.read()])}async#s(t){try{await t()}catch(s){p(s.code||s.status?x(s):i("push.failed"))}this.#t.update()}setTheme(t){na(t),this.#t.update()}setUnits(t){Hi.set(t),this.#t.update()}setStreets(t){ea(t),this.#t.update()}async setLanguage(t){await Vi(t),this.#t.update()}prefer(t,s){return this.#s(async()=>{this.preferences=await W("/api/notifications/preferences",{[t]:s})})}enablePush=()=>this.#i(on);disablePush=()=>this.#i(rn);async#i(t){this.pushBusy=!0,this.#t.update(),await this.#s(async()=>{this.push=await t()}),this.pushBusy=!1,this.#t.update()}testPush=()=>this.#s(async()=>{await cn(),p(i("push.sent"))});addSession(t){this.sessions=[t,...this.sessions],this.#t.update()}endOthers(){return this.#s(async()=>{for(let t of this.sessions.filter(wa))await q(`/api/auth/sessions/${t.id}`),this.sessions=this.sessions.filter(s=>s!==t)})}endSession(t){return this.#s(async()=>{await q(`/api/auth/sessions/${t.id}`),this.sessions=this.sessions.filter(s=>s!==t)})}signOut=()=>this.#s(async()=>{await un(),await this.#t.go("/sign-in",{replace:!0})});async#n({newPassword:t,currentPassword:s,unlinkIdentity:n},a){let o=this.asksCurrent?{currentPassword:s}:{};await W("/api/users/me/password",{newPassword:t,...o,...n?{unlinkIdentity:!0}:{}}),a.reset(),wt(await w("/api/users/me")),this.sessions=await w("/api/auth/sessions"),p(i("settings.passwordSaved"))}unlink(){return this.#s(async()=>{await q("/api/users/me/identity"),wt(await w("/api/users/me"))})}confirmForm(t){let s=async({password:n})=>{await k("/api/auth/confirm",{password:n}),t()};return new b({send:s,fieldOf:{wrong_password:"password"}})}deleteForm(t){let s=async({password:n})=>{await q("/api/users/me",this.asksPassword?{password:n}:void 0),t()};return new b({send:s,fieldOf:{wrong_password:"password"}})}async leaveDeleted(){await dn(),await this.#t.go("/sign-in",{replace:!0}),p(i("settings.deleted"))}},ts=(e={})=>`/api/auth/oauth/start?${new URLSearchParams({...e,redirect:"/settings"})}`;var ee=()=>h().provider.name,Et=e=>e.refusal?.reason==="sign_in_again"&&h().provider.enabled?Q`
  <p><a class="button quiet" href=${ts()}>${i("signin.provider",{name:ee()})}</a></p>`:ve,vt=(e,t,s)=>u(e,t,{label:s,kind:"password",required:!0,complete:"current-password"}),Kr=()=>Q`
  <label class="switch">
    <span>
      ${i("settings.alsoUnlink",{name:ee()})}<br>
      <span class="soft">${i("settings.alsoUnlinkHint")}</span>
    </span>
    <input type="checkbox" role="switch" id="unlinkIdentity" name="unlinkIdentity">
  </label>`,ya=({user:e,asksCurrent:t,password:s})=>Q`
  <form class="card" novalidate @submit=${s.submit}>
    ${V("password",i(t?"settings.password":"settings.passwordFirst"))}
    ${e.hasPassword&&!t?Q`<p class="note">${i("link.setPassword")}</p>`:ve}
    <input class="unseen" type="text" autocomplete="username" .value=${e.username} tabindex="-1" aria-hidden="true">
    ${v(s)}
    ${Et(s)}
    ${t?vt(s,"currentPassword",i("settings.currentPassword")):ve}
    ${u(s,"newPassword",{label:i("settings.newPassword"),hint:i("settings.passwordHint"),kind:"password",required:!0,least:8,most:255,complete:"new-password"})}
    ${e.identityLinked?Kr():ve}
    <div class="row end">${B(s,i("action.save"))}</div>
  </form>`;async function Qr(e){let t=i("settings.unlinkTitle",{name:ee()});await T(t,i("settings.unlinkText"),i("settings.unlink"))&&e.unlink()}async function tc(e,t){if(!t.asksPassword)return;e.preventDefault();let s=i("settings.link",{name:ee()});await I(a=>t.confirmForm(a),s,a=>Q`
    <p>${i("settings.linkText")}</p>
    ${v(a)}
    ${vt(a,"password",i("account.password"))}`,()=>Q`<button type="submit">${i("settings.linkGo")}</button>`)&&location.assign(ts({link:"true"}))}var ec=e=>Q`
  <p>${c("check")} ${i("settings.linked")}</p>
  <p><button type="button" class="quiet" @click=${()=>Qr(e)}>${i("settings.unlink")}</button></p>`,sc=e=>Q`
  <p>${i("settings.notLinked")}</p>
  <p>
    <a class="button quiet" href=${ts({link:"true"})} @click=${t=>tc(t,e)}>
      ${i("settings.link",{name:ee()})}
    </a>
  </p>`,va=e=>Q`
  <section class="card">
    <h2>${i("settings.identity",{name:ee()})}</h2>
    ${e.user.identityLinked?ec(e):sc(e)}
  </section>`;async function ic(e){await I(s=>e.deleteForm(s),i("settings.deleteTitle"),s=>Q`
    <p>${i("settings.deleteText")}</p>
    ${v(s)}
    ${Et(s)}
    ${e.asksPassword?vt(s,"password",i("account.password")):ve}`,()=>Q`<button type="submit" class="danger">${i("settings.delete")}</button>`)&&await e.leaveDeleted()}var ka=e=>Q`
  <section class="card">
    ${V("data",i("settings.data"))}
    <p>${i("settings.dataText")}</p>
    <p><a class="button quiet" href="/api/users/me/export" download>${i("settings.download")}</a></p>
    <p>${i("settings.archiveText")}</p>
    <p><a class="button quiet" href="/api/users/me/archive" download>${i("settings.archive")}</a></p>
    <p><a class="button quiet" href="/import">${i("settings.import")}</a></p>
    <h3>${i("settings.deleteHead")}</h3>
    <p>${i("settings.deleteHint")}</p>
    <p><button type="button" class="danger" @click=${()=>ic(e)}>${i("settings.delete")}</button></p>
  </section>`;import{html as nc}from"../lib/lit-html/lit-html.js";async function ac(e){try{await navigator.clipboard.writeText(e),p(i("secret.copied"))}catch{document.getElementById("secret").select(),p(i("secret.selected"))}}var es=({title:e,text:t,label:s,value:n})=>pt(a=>nc`
  <h2>${e}</h2>
  <p>${t}</p>
  <div class="field">
    <label for="secret">${s}</label>
    <input id="secret" readonly spellcheck="false" autocomplete="off" .value=${n} @focus=${o=>o.target.select()}>
  </div>
  <div class="row end">
    <button type="button" class="quiet" @click=${()=>a()}>${i("action.close")}</button>
    <button type="button" @click=${()=>ac(n)}>${c("copy")} ${i("secret.copy")}</button>
  </div>`,{label:e});function oc({mediaBytes:e,mediaLimit:t}){let s=st(e);return t===null?i("admin.usage",{size:s}):t?i("admin.usageOf",{size:s,limit:st(t)}):i("admin.usageUnlimited",{size:s})}var rc=e=>[i("admin.joined",{date:K(e.createdAt)}),e.seenAt?i("admin.seen",{date:K(e.seenAt)}):i("admin.notSeen"),i("admin.finds",{n:e.findCount}),oc(e),e.invitedBy&&i("admin.invitedBy",{name:e.invitedBy.username})],cc=({suspendedAt:e,endsAt:t})=>t?i("admin.suspendedUntil",{date:bt(t)}):i("admin.suspendedSince",{when:Me(e)}),lc=e=>M`<p class="note">${cc(e)}<br><span dir="auto">${i("admin.reasonIs",{reason:e.reason})}</span></p>`,pc=e=>e.suspension?M`<span class="person"><span class="avatar none">${c("block")}</span> <span class="strong">${e.username}</span></span>`:M`<a class="person" href="/people/${e.id}">${ct(e)} <span class="strong">${e.username}</span></a>`,xa=(e,t)=>M`
  ${v(t)}
  ${Et(t)}
  ${e.asksPassword?vt(t,"password",i("account.password")):se}`,uc=(e,t)=>I(s=>e.adminForm(t,s),i("admin.adminTitle",{name:t.username}),s=>M`
  <p>${i("admin.adminText")}</p>
  ${xa(e,s)}`,()=>M`<button type="submit" class="danger">${i("admin.admin")}</button>`);async function dc(e,t){await T(i("admin.memberTitle",{name:t.username}),i("admin.memberText"),i("admin.member"))&&e.demote(t)}var mc=["instance","own","none"],hc=(e,t)=>{e.kind??=t.mediaLimit===null?"instance":t.mediaLimit?"own":"none";let s=n=>{e.kind=n.target.value,e.update()};return M`
    ${v(e)}
    <div class="field">
      <label for="kind">${i("admin.limit")}</label>
      <select id="kind" name="kind" @change=${s}>
        ${mc.map(n=>M`<option value=${n} ?selected=${n===e.kind}>${i(`admin.limits.${n}`)}</option>`)}
      </select>
    </div>
    ${e.kind==="own"?u(e,"size",{label:i("admin.size"),kind:"number",mode:"numeric",required:!0,value:t.mediaLimit?Math.round(t.mediaLimit/2**20):""}):se}`};async function ss(e,t,s){let n=await e;return n&&p(i(t,{name:s.username})),n}var fc=(e,t)=>I(s=>e.limitForm(t,s),i("admin.limitTitle",{name:t.username}),s=>hc(s,t),()=>M`<button type="submit">${i("action.save")}</button>`),$c=(e,t)=>I(s=>e.suspendForm(t,s),i("admin.suspendTitle",{name:t.username}),s=>M`
  <p>${i("admin.suspendText")}</p>
  ${v(s)}
  ${u(s,"reason",{label:i("admin.reason"),hint:i("admin.reasonHint"),kind:"area",value:t.suspension?.reason,required:!0,most:500})}
  ${u(s,"days",{label:i("admin.days"),hint:i("admin.daysHint"),kind:"number",mode:"numeric"})}`,()=>M`<button type="submit" class="danger">${i("admin.suspend")}</button>`);async function gc(e,t){let s="";await I(o=>e.linkForm(t,r=>{s=r,o()}),i("admin.linkTitle",{name:t.username}),o=>M`
    <p>${i("admin.linkAsk",{name:t.username})}</p>
    ${xa(e,o)}`,()=>M`<button type="submit">${i("admin.linkMake")}</button>`)&&await es({title:i("admin.link"),text:i("admin.linkText",{name:t.username}),label:i("admin.linkLabel"),value:s})}async function bc(e,t){let s=I(n=>e.deleteForm(t,n),i("admin.deleteTitle",{name:t.username}),n=>M`
    <p>${i("admin.deleteText")}</p>
    ${v(n)}
    ${u(n,"name",{label:i("admin.deleteName",{name:t.username}),required:!0,complete:"off"})}
    ${u(n,"reason",{label:i("admin.reason"),hint:i("admin.logHint"),most:500})}`,()=>M`<button type="submit" class="danger">${i("admin.delete")}</button>`);await ss(s,"admin.deleteDone",t)&&g("account-search")}function wc(e,t){let s=(a,o,r)=>({text:a,label:`${a}: ${t.username}`,run:o,isDanger:r}),n=[t.role==="admin"?s(i("admin.member"),()=>dc(e,t)):s(i("admin.admin"),()=>ss(uc(e,t),"admin.adminDone",t)),s(i("admin.limit"),()=>ss(fc(e,t),"admin.limitDone",t))];return e.isMe(t)?n:[...n,...t.suspension?[]:[s(i("admin.link"),()=>gc(e,t))],s(i(t.suspension?"admin.suspendAgain":"admin.suspend"),()=>ss($c(e,t),"admin.suspendDone",t),!t.suspension),...t.suspension?[s(i("admin.lift"),()=>e.lift(t))]:[],s(i("admin.delete"),()=>bc(e,t),!0)]}var Oa=(e,t)=>M`
  <li class="account">
    <div class="row between">
      <span class="row">
        ${pc(t)}
        ${t.role==="admin"?M`<span class="badge">${i("admin.role")}</span>`:se}
        ${e.isMe(t)?M`<span class="badge">${i("people.you")}</span>`:se}
        ${t.suspension?M`<span class="badge warning">${i("admin.suspended")}</span>`:se}
      </span>
      ${Dt(i("people.menu",{name:t.username}),wc(e,t))}
    </div>
    <p class="soft facts">${rc(t).filter(Boolean).map(s=>M`<span>${s}</span>`)}</p>
    ${t.suspension?lc(t.suspension):se}
  </li>`;function vc(e,t){e.preventDefault(),t.search()}var kc=e=>is`
  <form role="search" @submit=${t=>vc(t,e)}>
    <label for="account-search">${i("people.search")}</label>
    <div class="search">
      ${c("search")}
      <input id="account-search" type="search" maxlength="31" autocomplete="off" autocapitalize="none" spellcheck="false"
        .value=${e.text} @input=${t=>e.type(t.target.value)}>
    </div>
  </form>
  <div class="chips" role="group" aria-label=${i("admin.which")}>
    ${ai.map(t=>te(e.status===t,i(`admin.statuses.${t}`),()=>e.choose(t)))}
  </div>`;function xc(e){let{items:t,problem:s,load:n}=e.list;return s?m(s,n):t?t.length?is`
    <ul class="people" aria-label=${i("admin.people")}>${t.map(a=>Oa(e,a))}</ul>
    ${F(e.list)}`:is`<p class="soft" role="status">${i("admin.noAccounts")}</p>`:$(4)}function Pa(e){let t=new Xe(e);return{title:i("admin.people"),ready:t.list.load(),view:()=>is`
      ${f(i("admin.people"),yc,"/admin")}
      <section class="card">${kc(t)}${xc(t)}</section>`,close:()=>t.close()}}import{html as Ia,nothing as Ac}from"../lib/lit-html/lit-html.js";var qa=2**20,Fa="/api/admin/instance",Ta=["invite","open","closed"],La=["members","admins","off"],ns=class{values=null;constructor(t){this.loading=j(t,async()=>{this.values=await w(Fa,{signal:t.signal})}),this.form=new b({send:s=>this.#t(s),update:t.update})}isFixed(t){return this.values.fixed.includes(t)}get limit(){return this.values.mediaLimit?Math.round(this.values.mediaLimit/qa):""}async#t({name:t,description:s,rules:n,contact:a,registration:o,invites:r,mediaLimit:l}){let d={name:t.trim(),description:s.trim(),rules:n.trim(),contact:a.trim()};o!==this.values.registration&&(d.registration=o),r!==this.values.invites&&(d.invites=r),l!==void 0&&l!==String(this.limit)&&(d.mediaLimit=Math.round(Number(l)*qa)),this.values=await E(Fa,d);let{fixed:A,mediaLimit:gt,registration:C,invites:Bt,...ti}=this.values;Object.assign(h(),{instance:ti,registration:C,invites:C==="closed"?"off":Bt}),p(i("admin.saved"))}},as=class{values=null;busy=!1;#t;constructor(t){this.#t=t,this.loading=j(t,async()=>{this.values=await w("/api/admin/checks",{signal:t.signal})})}run=async()=>{this.busy||(this.busy=!0,this.#t.update(),await this.loading.load(),this.busy=!1,this.#t.update())}},os=class{values=null;constructor(t){this.loading=j(t,async()=>{this.values=await w("/api/admin/overview",{signal:t.signal})})}};import{html as rs,nothing as ri}from"../lib/lit-html/lit-html.js";var Oc={ok:"check",warn:"flag",fail:"close"},Pc=e=>rs`
  <li class="row finding ${e.status}">
    ${c(Oc[e.status])}
    <span class="grow">
      <span class="strong">${i(`admin.check.${e.status}`)}</span> <span class="soft" lang="en">${e.check}</span><br>
      <span lang="en">${e.text}</span>
      ${e.fix?rs`<br><span lang="en" class="soft">${e.fix}</span>`:ri}
    </span>
  </li>`;function qc({status:e,findings:t}){return rs`
    <p class="strong">${i(`admin.checked.${e}`)}</p>
    <ul class="people">${t.map(Pc)}</ul>`}var Sa=e=>rs`
  <section class="card" id="checks">
    <h2>${i("admin.checks")}</h2>
    <p class="hint">${i("admin.checksText")}</p>
    <div class="stack" aria-live="polite">
      ${e.loading.problem?m(e.loading.problem,e.run):ri}
      ${e.values&&!e.loading.problem?qc(e.values):ri}
    </div>
    <div><button class="quiet" id="check" type="button" aria-busy=${e.busy?"true":"false"} @click=${e.run}>
      ${i(e.values?"admin.checkAgain":"admin.check")}</button></div>
  </section>`;import{html as xt,nothing as ke}from"../lib/lit-html/lit-html.js";var Fc=["disk_nearly_full","clock_apart","push_off","no_base_url","registration_open","storage_failing","data_folder","no_ffmpeg","decoders_not_confined","backup_missing"],kt=(e,t)=>xt`<div class="row between"><dt>${e}</dt><dd class="strong">${t}</dd></div>`,Tc=e=>i("admin.jobsOf",{push:P(e.pushJobs),media:P(e.mediaJobs)}),Lc=e=>xt`
  ${kt(i("admin.backup"),e.lastAt?xt`${R(e.lastAt)}, ${i(`admin.backup.${e.result}`)}`:i(`admin.backup.${e.result}`))}
  ${kt(i("admin.backupPlace"),e.place)}`,Sc=e=>xt`
  <dl class="stack">
    ${kt(i("admin.users"),P(e.users))}
    ${kt(i("admin.publicFinds"),P(e.finds))}
    ${kt(i("admin.media"),st(e.mediaBytes))}
    ${e.diskFree===null?ke:kt(i("admin.disk"),st(e.diskFree))}
    ${e.pushJobs||e.mediaJobs?kt(i("admin.jobs"),Tc(e)):ke}
    ${e.backup?Lc(e.backup):ke}
    ${kt(i("admin.swept"),e.sweptAt?R(e.sweptAt):i("admin.never"))}
    ${kt(i("admin.version"),`${e.version}, ${e.database==="postgres"?"PostgreSQL":"SQLite"}`)}
  </dl>`,Bc=e=>xt`<li class="note">${i(`admin.problem.${e}`)}</li>`,Ic=e=>xt`
  <details>
    <summary>${i("admin.largest")}</summary>
    <ul class="plain-list">
      ${e.map(t=>xt`
        <li class="row between"><a href="/admin/people?q=${t.username}">${t.username}</a> <span>${st(t.mediaBytes)}</span></li>`)}
    </ul>
  </details>`;function Ba({values:e,loading:t}){if(t.problem)return m(t.problem,t.load);if(!e)return $(3);let s=e.problems.filter(n=>Fc.includes(n));return xt`
    ${s.length?xt`<ul class="stack plain-list" aria-label=${i("admin.problems")}>${s.map(Bc)}</ul>`:ke}
    <section class="card">
      <h2>${i("admin.state")}</h2>
      ${Sc(e)}
      ${e.largest.length?Ic(e.largest):ke}
    </section>`}var Uc=[["people","/admin/people","people"],["invites","/invites","plus"],["reports","/admin/reports","flag"],["log","/admin/log","feed"],["instance","/admin/instance","gear"]],Mc=([e,t,s])=>Ia`
  <li>
    <a class="area" href=${t}>
      ${c(s)}
      <span class="grow"><span class="strong">${i(`admin.${e}`)}</span><br><span class="soft">${i(`admin.about.${e}`)}</span></span>
      ${c("next")}
    </a>
  </li>`;function Aa(e){let t=new os(e),s=new as(e);return{title:i("admin.title"),ready:t.loading.load(),view:()=>Ia`
      ${f(i("admin.title"),Ac,"/profile")}
      <section class="card">
        <ul class="people">${Uc.map(Mc)}</ul>
        <p class="hint">${i("admin.private")}</p>
      </section>
      ${Ba(t)}
      ${Sa(s)}`}}import{html as cs,nothing as Ua}from"../lib/lit-html/lit-html.js";var Ma={role_changed:"shield",media_limit_changed:"gear",account_suspended:"block",suspension_lifted:"check",account_deleted:"trash",invite_revoked:"close",sign_in_link_created:"lock",sign_in_link_used:"lock",report_closed:"flag",find_hidden:"block",find_shown:"check",find_deleted:"trash",comment_hidden:"block",comment_shown:"check",comment_deleted:"trash",instance_changed:"gear"},_c={mediaLimit:"limitOfAll",invites:"whoInvites"},Dc=e=>parseInt(e,10)?st(parseInt(e,10)):i(`admin.limits.${e.startsWith("0 ")?"none":"instance"}`);function Ec({action:e,reason:t}){return e==="role_changed"?i(`admin.roles.${t}`):e==="report_closed"?i(`report.result.${t}`):e==="instance_changed"?t.split(", ").map(s=>i(`admin.${_c[s]??s}`)).join(", "):e==="media_limit_changed"?Dc(t):t}function jc(e){let t={actor:e.actorName||i("admin.commandLine"),target:e.targetName,action:e.action};return i(Ma[e.action]?`admin.act.${e.action}`:"admin.act.other",t)}var Nc=e=>cs`
  <li class="row act">
    ${c(Ma[e.action]??"shield")}
    <span class="grow">
      <span class="strong">${jc(e)}</span><br>
      ${e.reason?cs`<span dir="auto">${Ec(e)}</span><br>`:Ua}
      <span class="soft">${R(e.createdAt)}</span>
    </span>
  </li>`;function Hc(e){return e.problem?m(e.problem,e.load):e.items?e.items.length?cs`
    <section class="card">
      <p class="hint">${i("admin.logText")}</p>
      <ul class="people">${e.items.map(Nc)}</ul>
      ${F(e)}
    </section>`:U(i("admin.noActs"),i("admin.noActsText")):$(4)}function _a(e){let t=_(e,"/api/admin/log");return{title:i("admin.log"),ready:t.load(),view:()=>cs`${f(i("admin.log"),Ua,"/admin")}${Hc(t)}`}}import{html as tt,nothing as qt}from"../lib/lit-html/lit-html.js";async function ci(){if(!await caches.has(fe))return null;let e=await caches.open(fe),[t]=await e.keys(),s=t&&await(await e.match(t))?.formData();return s?{key:t,values:Cc(s),files:s.getAll("file"),left:Number(s.get("left"))}:null}function Cc(e){let t=e.get("title"),s=[e.get("text"),e.get("url")].filter(Boolean).join(`
`);return{...t?{title:t}:{},...s?{description:s}:{}}}async function Da(e){let t=await caches.open(fe);return await t.delete(e),(await t.keys()).length===0&&await caches.delete(fe),ci()}var Rc=8,zc=e=>Ct(e)?i(`category.${e}`):e,ls=class{items=[];at=-1;#t;#e=null;#s=[];#i=!1;constructor(t){this.#t=t}async follow(t){this.#i=!0,this.#n(t),this.#e??=w("/api/finds/categories",{signal:this.#t.signal}).catch(()=>(this.#e=null,[])),this.#s=await this.#e,this.#i&&this.#n(t)}close(){this.#i=!1,this.#a([])}move(t){let s=this.items.length;this.at=this.at<0&&t<0?s-1:(this.at+t+s)%s,this.#t.update()}#n(t){let s=ei(t.trim()),n=new Set(this.#s.map(o=>o.category)),a=s?Mt.filter(o=>!n.has(o)).map(o=>({category:o,ownCount:0,count:0})):[];this.#a([...this.#s,...a].filter(({category:o})=>{let r=ei(zc(o));return r.includes(s)&&(r!==s||Ct(o))}).slice(0,Rc))}#a(t){Object.assign(this,{items:t,at:-1}),this.#t.update()}};var Wc=1200*36e5,ps=class{id;stored=null;#t;#e;#s;#i=null;#n=new Set;#a=!1;#o=!1;constructor(t){this.#t=t,this.#s=!t.params.id;let s=t.params.id??t.query.get("draft");this.#r(new RegExp(`^${Ki}$`).test(s)||!this.#s?s:Kt()),this.#s&&!this.stored&&this.#r(Kt())}#r(t){this.id=t,this.#e=this.#s?yt(t):_n(t),this.stored=this.#e.get()}get findId(){return this.#i??=mn(this.id)>Date.now()-Wc?this.id:Kt()}get path(){let t=new URLSearchParams(this.#t.query);return t.set("draft",this.id),`/new?${t}`}save(t){if(!(this.#o||this.#t.signal.aborted)){if(!t)return this.#e.remove();this.#e.set({...t,at:Date.now()}),this.#s&&!this.#a&&this.#t.rename(this.path),this.#a=!0}}async files(){if(!this.stored||!this.#s)return[];let t=new Set(this.stored.media?.map(n=>n.key)),s=await ze(this.id);for(let{key:n}of s)this.#n.add(n);return s.filter(n=>!t.has(n.key))}get hasFiles(){return this.#n.size>0}release(t){let s=new Set(t.filter(n=>!n.media).map(n=>n.key));for(let n of this.#n)s.has(n)||(this.#n.delete(n),En(n))}remove(){return this.#o=!0,this.#e.remove(),this.#s?We(this.id):null}};var Vc=2,us=class{items=[];isWhole=!1;#t;#e;constructor(t,s){this.#t=t,this.#e=s}get shown(){return this.isWhole?this.items:this.items.slice(0,Vc)}async load(){await jn();let t=await ze();if(this.#t.signal.aborted)return;this.close();let s=Re().filter(n=>n.id!==this.#e);this.items=s.map(n=>{let a=n.media?.find(r=>r.at>Date.now()-He),o=a?null:t.find(r=>r.draft===n.id&&r.file.type.startsWith("image/"))?.file;return{draft:n,media:a,preview:o?URL.createObjectURL(o):""}}),this.#t.update()}showAll(){this.isWhole=!0,this.#t.update()}remove({draft:t}){yt(t.id).remove(),this.items=this.items.filter(s=>s.draft!==t),this.#t.update(),p(i("edit.draftDeleted"),"",{text:i("action.undo"),run:()=>this.#s(t)})}#s(t){return yt(t.id).set(t),this.load()}close(){for(let{preview:t}of this.items)t&&URL.revokeObjectURL(t)}};var ds=class{locationId="";#t;#e="";constructor(t){this.#t=t}async read(){let[t,s]=await Xi(`/api/finds/${this.#t}`);return this.#e=s,this.locationId=t.locationId,t}overwrite(){this.#e=""}async save(t,s,n,a){try{let o=await wn(s),r=o===this.locationId?{}:{locationId:o};return this.#t?await this.#s({...t,...r},n):(this.locationId=o,await yn(a,{...t,locationId:o,media:n.media}))}catch(o){let r=Fn(o);throw r.length?(n.removeMissing(r),{code:"failed",text:i("edit.photosGone")}):o}}#s(t,{isChanged:s,media:n,removed:a}){let o=n.map(l=>l.id?{id:l.id,caption:l.caption??null}:l),r=s?{media:o,mediaToDelete:a}:{};return W(`/api/finds/${this.#t}`,{...t,...r},{headers:this.#e?{"If-Match":this.#e}:{}})}};async function li(e){try{let t=await ie(e,0,262144),s=await Gc(e,t);return s?el(tl(s.view,s.tiff)):Ea}catch{return Ea}}var Ea={place:null,time:""},ie=async(e,t,s)=>new DataView(await e.slice(t,t+s).arrayBuffer());function Gc(e,t){return t.getUint16(0)===65496?Yc(t):t.getUint32(0)===2303741511?ja(e,{at:8,little:!1,name:"eXIf",extra:12,sizeFirst:!0}):Ot(t,0,4)==="RIFF"&&Ot(t,8,4)==="WEBP"?ja(e,{at:12,little:!0,name:"EXIF",extra:8,even:!0}):Ot(t,4,4)==="ftyp"?Xc(e):null}var Ot=(e,t,s)=>String.fromCharCode(...Array.from({length:s},(n,a)=>e.getUint8(t+a)));function Yc(e){for(let t=2;t+10<e.byteLength;t+=2+e.getUint16(t+2)){let s=e.getUint16(t);if(s===65505&&e.getUint32(t+4)===1165519206)return{view:e,tiff:t+10};if(s===65498||s>>8!==255)return null}return null}var pi=1<<20,ui=1e4;async function ja(e,{at:t,little:s,name:n,extra:a,sizeFirst:o,even:r}){for(let l=0;l<ui&&t+8<=e.size;l++){let d=await ie(e,t,8),A=d.getUint32(o?0:4,s);if(Ot(d,o?4:0,4)===n)return Jc(await ie(e,t+8,Math.min(A,pi)));t+=a+A+(r?A%2:0)}return null}var Jc=e=>({view:e,tiff:Ot(e,0,4)==="Exif"?6:0});function Na(e,t,s){let n=[];for(let a=t;a+8<=s&&n.length<ui;){let o=e.getUint32(a),r=8;if(o===1&&([o,r]=[Number(e.getBigUint64(a+8)),16]),o===0&&(o=s-a),o<r)break;n.push({type:Ot(e,a+4,4),from:a+r,to:Math.min(a+o,s)}),a+=o}return n}async function Xc(e){for(let t=0,s=0;s<ui&&t+8<=e.size;s++){let n=await ie(e,t,16),a=n.getUint32(0);if(a===1&&(a=Number(n.getBigUint64(8))),a===0&&(a=e.size-t),a<8)return null;if(Ot(n,4,4)==="meta")return Zc(e,await ie(e,t,Math.min(a,pi)));t+=a}return null}async function Zc(e,t){let s=Na(t,t.getUint32(0)===1?20:12,t.byteLength),n=d=>s.find(A=>A.type===d),a=Kc(t,n("iinf")),o=a===null?null:Qc(t,n("iloc"),a);if(!o)return null;let r=o.method===1?n("idat"):null,l=r?new DataView(t.buffer,t.byteOffset+r.from+o.at,Math.min(o.size,r.to-r.from-o.at)):await ie(e,o.at,Math.min(o.size,pi));return{view:l,tiff:4+l.getUint32(0)}}function Kc(e,t){if(!t)return null;let s=Na(e,t.from+(e.getUint8(t.from)===0?6:8),t.to);for(let{from:n}of s){let a=e.getUint8(n)>2;if(Ot(e,n+(a?10:8),4)==="Exif")return a?e.getUint32(n+4):e.getUint16(n+4)}return null}function Qc(e,t,s){if(!t)return null;let n=e.getUint8(t.from),a=t.from+4,o=C=>{let Bt=C===8?Number(e.getBigUint64(a)):C===4?e.getUint32(a):C===2?e.getUint16(a):0;return a+=C,Bt},r=o(2),[l,d,A]=[r>>12,r>>8&15,r>>4&15],gt=n?r&15:0;for(let C=o(n<2?2:4);C>0&&a<t.to;C--){let Bt=o(n<2?2:4),ti=n?o(2)&15:0;o(2);let Dr=o(A),ji=null;for(let Ni=o(2);Ni>0&&a<=t.to;Ni--){o(gt);let Er=Dr+o(l),jr=o(d);ji??={method:ti,at:Er,size:jr}}if(Bt===s)return ji}return null}var Ha=async e=>(await li(e)).place;function tl(e,t){let s=e.getUint16(t)===18761,n=r=>e.getUint16(t+r,s);return{u32:r=>e.getUint32(t+r,s),text:(r,l)=>Ot(e,t+r,l),entries:r=>new Map(Array.from({length:n(r)},(l,d)=>[n(r+2+12*d),r+10+12*d]))}}function el(e){let t=e.entries(e.u32(4)),s=(n,a,o)=>{try{return t.has(n)?a(e,e.entries(e.u32(t.get(n)))):o}catch{return o}};return{place:s(34853,il,null),time:s(34665,sl,"")}}function sl({u32:e,text:t},s){let n=s.get(36867),a=n===void 0?null:/^(\d{4}):(\d\d):(\d\d) (\d\d:\d\d:\d\d)$/.exec(t(e(n),19));return a&&a[1]!=="0000"?`${a[1]}-${a[2]}-${a[3]}T${a[4]}`:""}function il({u32:e,text:t},s){let n=(r,l,d)=>{if(!s.has(l)||!s.has(d))return NaN;let A=e(s.get(d)),gt=Bt=>e(A+8*Bt)/e(A+8*Bt+4),C=r.indexOf(t(s.get(l),1).toUpperCase());return C<0?NaN:(gt(0)+(gt(1)||0)/60+(gt(2)||0)/3600)*(C?-1:1)},a=n("NS",1,2),o=n("EW",3,4);return Math.abs(a)<=90&&Math.abs(o)<=180&&(a||o)?{lat:a,lng:o}:null}var nl=.15,Ca=e=>e.slice(0,10);function al(e){let t="";return e.map(n=>({photo:n,time:t=n.time||t})).sort((n,a)=>n.time<a.time?-1:n.time>a.time?1:0).map(n=>n.photo)}var Ra=e=>e.find(t=>t.place)?.place??null,za=e=>e.find(t=>t.time)?.time??"";function ol(e,t,s){let[n,a]=[Ra(e),za(e)];return e.length<s&&(!n||!t.place||Ht(n,t.place)<=nl)&&(!a||!t.time||Ca(a)===Ca(t.time))}function Wa(e,t){let s=[];for(let n of al(e)){let a=s.findLast(o=>ol(o,n,t));a?a.push(n):s.push([n])}return s}var xe=e=>({place:Ra(e),time:za(e)}),Va=(e,t)=>e.flatMap((s,n)=>n===t?[]:n===t-1?[[...s,...e[t]]]:[s]),Ga=(e,t,s)=>e.flatMap((n,a)=>a===t?[n.slice(0,s),n.slice(s)]:[n]);var ms=class{groups=null;busy=!1;#t;#e=new Map;constructor(t){this.#t=t}get most(){return h().limits.mediaPerFind}get count(){return this.groups.flat().length}async consider(t,s){if(this.groups)return this.consider([...this.decline(),...t],s);if(t.length<2)return!1;let n=await Promise.all(t.map(async o=>({file:o,...await li(o)}))),a=Wa(n,this.most);if(this.#t.signal.aborted||a.length<2&&t.length<=s)return!1;for(let o of n)o.preview=o.file.type.startsWith("image/")?URL.createObjectURL(o.file):"";return this.#s(a),!0}#s(t){this.groups=t,this.#t.update();for(let s of t)this.#i(s)}async#i(t){let{place:s}=xe(t);if(!s||this.#e.has(t[0]))return;this.#e.set(t[0],"");let{name:n}=await Ne(s,{signal:this.#t.signal});this.#e.set(t[0],n),this.#t.update()}describe=t=>({name:xe(t).place?this.#e.get(t[0])??"":"",time:xe(t).time});canMerge=t=>t>0&&this.groups[t-1].length+this.groups[t].length<=this.most;merge(t){this.#s(Va(this.groups,t))}split(t,s){this.#s(Ga(this.groups,t,s))}decline(){let t=this.groups.flat().map(s=>s.file);return this.close(),this.#t.update(),t}async accept(){if(this.busy)return;this.busy=!0,this.#t.update();let t=this.groups.map(()=>Kt()),s=Date.now(),n=y()?.id;try{for(let[a,o]of this.groups.entries())await this.#n(n,t[a],o,s-a)}catch{if(y()?.id!==n)return null;for(let a of t)await rl(a);return this.busy=!1,this.#t.update(),p(i("group.noRoom"))}await this.#t.go(`/new?draft=${t[0]}`),p(i("group.made",{n:t.length}))}async#n(t,s,n,a){if(y()?.id!==t)throw{code:"stopped"};let{place:o}=xe(n),r={id:s,at:a,isPublic:he.get()!=="friends",media:[],label:this.describe(n).name};if(yt(s).set(o?{...r,place:{point:o,source:"photo",photo:o}}:r),!yt(s).get())throw{code:"storage"};await Dn(s,n.map(l=>l.file),t)}close(){for(let{preview:t}of this.groups?.flat()??[])t&&URL.revokeObjectURL(t);this.groups=null}};async function rl(e){yt(e).remove(),await We(e)}async function Oe(e){if(!/^image\/(jpeg|png|webp|avif|heic|heif)$/.test(e.type))return e;try{return await cl(e)}catch{return e}}async function cl(e){let t=await createImageBitmap(e,{imageOrientation:"from-image"}),s=Math.min(1,2560/Math.max(t.width,t.height));if(s===1&&e.size<409600)return t.close(),e;let n=new OffscreenCanvas(Math.max(1,Math.round(t.width*s)),Math.max(1,Math.round(t.height*s))),a=n.getContext("2d");a.fillStyle="#fff",a.fillRect(0,0,n.width,n.height),a.drawImage(t,0,0,n.width,n.height),t.close();let o=await n.convertToBlob({type:"image/jpeg",quality:.85});return o.size<e.size?new File([o],e.name.replace(/\.\w+$/,"")+".jpg",{type:"image/jpeg"}):e}var ll=2,pl=2,ul=60,Pe=class{removed=[];#t=!1;#e;#s;#i;#n;#a=()=>{};constructor(t,{changed:s,placed:n=()=>{},signal:a,send:o=Zt}){this.items=t.map(({at:r,key:l,caption:d="",...A})=>({media:A,at:r,key:l,caption:d,state:"done"})),this.#e=r=>{this.#a(),s(r)},this.#s=n,this.#i=a,this.#n=o,addEventListener("online",()=>this.#p(),{signal:a})}get most(){return h().limits.mediaPerFind}get isBusy(){return this.items.some(t=>["waiting","sending","paused"].includes(t.state))}get isPaused(){return this.items.some(t=>t.state==="paused")}async settled(){for(;this.isBusy&&!this.isPaused;)await new Promise(t=>{this.#a=t})}files(){return Promise.all(this.items.map(async({media:t,at:s,file:n,caption:a})=>{let o=n?await Oe(n):null;return t?{media:t,at:s,caption:a,blob:o}:{caption:a,blob:o,name:n.name||"file"}}))}get hasFailed(){return this.items.some(t=>t.state==="failed")}get isChanged(){return this.#t||this.removed.length>0||this.items.some(t=>!t.media?.id)}get media(){return this.items.filter(t=>t.media).map(t=>vn(t.media,t.caption))}get draft(){return this.items.filter(t=>t.media).map(({media:t,at:s,key:n,caption:a})=>({...t,at:s,key:n,caption:a}))}async add(t,s=[]){if(this.#i.aborted)return;let n=this.most-this.items.length,a=[...t].slice(0,n),o=a.map((r,l)=>({file:r,key:s[l],caption:"",preview:URL.createObjectURL(r),state:"waiting",progress:0}));this.items=[...this.items,...o],this.#e(t.length>n?i("upload.tooMany",{n:this.most}):""),await this.#o(a),this.#r()}async#o(t){for(let s of t){let n=await Ha(s);if(this.#i.aborted)return;if(n)return this.#s(n)}}#r(){if(this.#i.aborted)return;let t=ll-this.items.filter(s=>s.state==="sending").length;for(let s of this.items.filter(n=>n.state==="waiting").slice(0,t))this.#l(s)}async#l(t){t.stop=new AbortController,Object.assign(t,{state:"sending",progress:0,problem:null}),this.#e();try{let s=await this.#u(t);if(!s)return;Object.assign(t,{media:s,at:Date.now(),state:"done"})}catch(s){if(s.name==="AbortError")return;Object.assign(t,{state:_e(s)?"paused":"failed",problem:x(s)}),t.state==="paused"&&this.#c(t,s.retryAfter)}this.#e(),this.#r()}#c(t,s){t.pause=Math.min(ul,(t.pause??pl/2)*2),t.timer=setTimeout(()=>this.retry(t),1e3*(s||t.pause))}#p(){for(let t of this.items.filter(s=>s.state==="paused"))this.retry(t)}async#u(t){let{signal:s}=t.stop,n=await Oe(t.file),{videoBytes:a,imageBytes:o}=h().limits,r=n.type.startsWith("video/")?a:o;if(n.size>r)throw{code:"large",text:i("upload.large",{size:Ji(r)})};if(s.aborted)return null;let l=A=>{t.progress=A,this.#e()},[d]=await this.#n("POST","/api/media",n,{signal:s,progress:l});return d}retry(t){clearTimeout(t.timer),t.state="waiting",this.#r()}remove(t){clearTimeout(t.timer),t.stop?.abort(),t.preview&&URL.revokeObjectURL(t.preview),t.media?.id&&this.removed.push(t.media.id),this.items=this.items.filter(s=>s!==t),this.#e(),this.#r()}removeMissing(t){let s=this.items.filter(a=>a.media),n=new Set(t.map(a=>s[a]));this.items=this.items.filter(a=>!n.has(a)),this.#e()}move(t,s){this.items.splice(s,0,...this.items.splice(t,1)),this.#t=!0,this.#e()}setCaption(t,s){t.caption=s,this.#t=!0,this.#e()}stop(){for(let t of this.items)clearTimeout(t.timer),t.stop?.abort(),t.preview&&URL.revokeObjectURL(t.preview)}};var hs=class{uploads=null;place=null;placeError="";share=null;photosExpired=!1;#t;#e;#s;#i;#n=null;#a;#o;constructor(t,s){this.#t=t,this.#o=s,this.#e=t.params.id,this.#s=new ps(t),this.#i=new ds(this.#e),this.form=new b({send:a=>this.#u(a),update:t.update});let n=this.#s.stored;this.isRestored=!!n,this.values={isPublic:he.get()!=="friends",...n},this.proposals=new ls(t),this.drafts=new us(t,this.#s.id),this.several=new ms(t),this.loading=j(t,()=>this.isNew?this.#l():this.#r(n))}get isNew(){return!this.#e}get isOther(){return this.#n??!!(this.values.category&&!Ct(this.values.category))}get title(){return i(this.isNew?"edit.new":"edit.title")}get back(){return this.isNew?"/":`/finds/${this.#e}`}async#r(t){let s=await this.#i.read();this.#a=qn(s),this.values={...s,...this.#a,...t},this.uploads=new Pe(s.media,{changed:this.#c,signal:this.#t.signal}),this.place=new it(this.#t,t?.place??bn(s),this.#p)}async#l(){let t=await gn(this.#t.query,this.values.place),s=this.values.media??[],n=s.filter(r=>r.at>Date.now()-He);this.photosExpired=n.length<s.length;let a=r=>this.place.suggestPoint(r);this.uploads=new Pe(n,{changed:this.#c,placed:a,signal:this.#t.signal}),this.place=new it(this.#t,t,this.#c),this.place.point&&!this.place.label&&this.place.propose(),this.drafts.load();let o=await this.#s.files();o.length&&this.uploads.add(o.map(r=>r.file),o.map(r=>r.key)),this.share=this.#t.query.has("shared")?await ci():null}#c=t=>{t&&p(t),this.isNew&&this.saveDraft(),this.#t.update()};#p=()=>{this.saveDraft(),this.#t.update()};async addFiles(t){let{items:s,most:n}=this.uploads;(!this.isNew||!await this.several.consider(t,n-s.length))&&await this.uploads.add(t)}change(t){this.values={...this.values,...t},this.saveDraft(),this.#t.update()}chooseCategory(t){this.#n=t==="other"&&!this.isOther,this.change({category:t===this.values.category||t==="other"?"":t})}saveDraft(){let t=kn(this.values),s=this.place?.value;if(!this.isNew)return this.#s.save(s?.location?.id===this.#i.locationId?t:{...t,place:s});let n=this.uploads.draft,a=![t.title,t.description,t.category,s?.point,n.length,this.#s.hasFiles].some(Boolean);this.#s.save(a?null:{...t,place:s,label:this.place?.label,media:n,id:this.#s.id}),this.#s.release(this.uploads.items)}async resolveShare(t){let{values:s,files:n,key:a}=this.share;this.share=null,t&&n.length&&await this.addFiles(n),this.share=await Da(a),this.change(t?s:{}),this.form.clear("title"),this.#t.update()}async submit(t){return this.placeError="",await this.form.submit(t),!this.placeError}async#u(t){let{point:s,name:n,location:a}=this.place.value,o={point:s,name:n||this.place.proposal,location:a};if(!s){this.placeError=i("spot.missing"),this.#t.update();return}if(await this.uploads.settled(),this.uploads.hasFailed||!this.isNew&&this.uploads.isPaused)throw{code:"failed",text:i("edit.uploadFailed")};let r=xn({category:this.values.category??"",...t},this.#a);if(this.isNew&&this.uploads.isPaused)return this.#m(r,o);try{let l=await this.#i.save(r,o,this.uploads,this.#s.findId);On(l,t)&&await this.#o.showHome()&&await Pn(l.id,t).catch(d=>p(x(d))),await this.#d(`/finds/${l.id}`,i(this.isNew?"edit.published":"edit.saved"))}catch(l){if(!this.isNew||!_e(l))throw l;await this.#m(r,o)}}async#m(t,s){await Ln(this.#s.findId,{body:t,place:s,locationId:this.#i.locationId},this.uploads),await this.#d("/waiting",i("outbox.added"))}async#d(t,s=""){s&&this.isNew&&he.set(this.values.isPublic?"public":"friends"),await this.#s.remove(),await this.#t.go(t,{replace:!0});let[n]=this.isNew?Re():[],a=n&&{text:i("edit.next"),run:()=>this.#t.go(`/new?draft=${n.id}`)};s&&p(s,"",a)}overwrite(){this.#i.overwrite()}discard(){return this.uploads?.stop(),this.#d(this.isNew?"/new":`${this.back}/edit`)}close(){this.uploads?.stop(),this.place?.close(),this.drafts.close(),this.several.close()}};import{html as ne,nothing as di}from"../lib/lit-html/lit-html.js";function dl(e,t){e.remove(t),g(e.items.length?"drafts-title":"main")}var ml=({media:e,preview:t})=>ne`
  <span class="thumb">${e||t?ne`<img src=${e?.thumbnailUrl??t} alt="">`:c("edit")}</span>`;function hl(e,t){let{draft:s}=t,n=s.title?.trim()||i("edit.untitled");return ne`
    <li class="row draft">
      <a class="find grow" href="/new?draft=${s.id}">
        ${ml(t)}
        <span class="what">
          <span class="name" dir="auto">${n}</span>
          ${s.label?ne`<span class="soft" dir="auto">${s.label}</span>`:di}
          <span class="soft">${Me(s.at)}</span>
        </span>
      </a>
      <button type="button" class="round" aria-label=${i("edit.draftDelete",{title:n})} @click=${()=>dl(e,t)}>
        ${c("trash")}
      </button>
    </li>`}var Ya=e=>e.items.length?ne`
  <section class="card drafts" id="drafts" aria-labelledby="drafts-title">
    <h2 id="drafts-title" tabindex="-1">${i("edit.drafts")}</h2>
    <ul class="rows">${e.shown.map(t=>hl(e,t))}</ul>
    ${e.shown.length<e.items.length?ne`
      <button type="button" class="link" @click=${()=>e.showAll()}>
        ${i("edit.allDrafts",{n:e.items.length})}
      </button>`:di}
  </section>`:di;var Ja=e=>[...e?.files??[]].filter(t=>/^(image|video)\//.test(t.type)),Xa=e=>[...e.dataTransfer?.types??[]].includes("Files"),fl=e=>e.target.matches?.("input, textarea")&&e.clipboardData.types.includes("text/plain");function Za(e,t){let s=a=>document.body.classList.toggle("dropping",a),n=(a,o)=>document.addEventListener(a,o,{signal:e});n("dragover",a=>{Xa(a)&&(a.preventDefault(),s(!0))}),n("dragleave",a=>{a.relatedTarget||s(!1)}),n("drop",a=>{Xa(a)&&(a.preventDefault(),s(!1),document.querySelector("dialog[open]")||t(Ja(a.dataTransfer)))}),n("paste",a=>{let o=Ja(a.clipboardData);!o.length||fl(a)||document.querySelector("dialog[open]")||(a.preventDefault(),t(o))}),e.addEventListener("abort",()=>s(!1))}import{html as nt,nothing as hi}from"../lib/lit-html/lit-html.js";import{html as qe,nothing as mi}from"../lib/lit-html/lit-html.js";var ae="category";function Ka(e,{category:t}){let s=document.getElementById(ae);if(s.value=t,Ct(t)){e.proposals.close(),e.chooseCategory(t),document.querySelector("#fold-category summary")?.focus();return}s.dispatchEvent(new Event("input",{bubbles:!0})),e.proposals.close()}function $l(e,t){t.form.typed(e.target),t.proposals.follow(e.target.value)}function gl(e,t){let{items:s,at:n}=t.proposals;if(!s.length){e.key==="ArrowDown"&&t.proposals.follow(e.target.value);return}let a={ArrowDown:1,ArrowUp:-1}[e.key];if(a)t.proposals.move(a);else if(e.key==="Escape")t.proposals.close();else if(e.key==="Enter"&&n>=0)Ka(t,s[n]);else return;e.preventDefault()}var bl=(e,t,s)=>qe`
  <li id="category-${s}" data-kind="category" role="option" aria-selected=${s===e.proposals.at?"true":"false"}
    @click=${()=>Ka(e,t)}>
    ${Rt(t.category)}
    <span class="grow" dir="auto">${lt(t.category)}</span>
    <span class="soft far">${t.ownCount?i("categories.byYou",{n:t.ownCount}):t.count?P(t.count):mi}</span>
  </li>`,wl=e=>{let{items:t}=e.proposals;return qe`
    <div class="proposals" ?hidden=${!t.length} @mousedown=${s=>s.preventDefault()}>
      <ul id="category-list" role="listbox" aria-label=${i("categories.used")}>${t.map((s,n)=>bl(e,s,n))}</ul>
    </div>
    <span class="unseen" role="status">${t.length?i("categories.count",{n:t.length}):""}</span>`};function Qa(e){let{form:t,proposals:s}=e,n=t.errors[ae];return qe`
    <div class="field">
      <label for=${ae}>${i("categories.own")} <span class="soft">${i("form.optional")}</span></label>
      <div class="combo">
        <input id=${ae} name=${ae} type="text" dir="auto" role="combobox" autocomplete="off" data-most=${h().limits.category}
          aria-autocomplete="list" aria-controls="category-list" aria-expanded=${s.items.length?"true":"false"}
          aria-activedescendant=${s.at>=0?`category-${s.at}`:mi}
          aria-describedby=${n?"category-error":"category-hint"} aria-invalid=${n?"true":mi}
          .defaultValue=${e.values.category??""} @input=${a=>$l(a,e)} @keydown=${a=>gl(a,e)}
          @focus=${a=>s.follow(a.target.value)} @blur=${()=>s.close()}>
        ${wl(e)}
      </div>
      ${Hn(t.left[ae])}
      ${n?qe`<p class="error" id="category-error">${n}</p>`:qe`<p class="hint" id="category-hint">${i("categories.hint")}</p>`}
    </div>`}var fs=(e,t,s,n,a)=>nt`
  <details class="fold" id="fold-${e}">
    <summary>${t} <span class="grow"><span>${s}</span> <span class="soft" dir="auto">${n}</span></span> ${c("next")}</summary>
    ${a}
  </details>`;function so(e){let t=e?.closest("details");t&&(t.open=!0)}var yl=e=>fs("description",c("edit"),i("find.description"),e.values.description||i("edit.none"),u(e.form,"description",{label:i("find.description"),value:e.values.description??"",kind:"area",most:h().limits.description})),to=(e,t,s)=>nt`
  <button type="button" class="chip" aria-pressed=${s?"true":"false"} @click=${()=>e.chooseCategory(t)}>
    ${Rt(t)} ${lt(t)}
  </button>`;function vl(e){let{category:t}=e.values,[s,n]=t?[Rt(t),lt(t)]:[c("filter"),i("edit.none")];return fs("category",s,i("find.category"),n,nt`
    <fieldset>
      <legend>${i("find.category")}</legend>
      <div class="chips">
        ${Mt.map(a=>to(e,a,a===t))}
        ${to(e,"other",e.isOther)}
      </div>
      ${e.isOther?Qa(e):hi}
    </fieldset>`)}var eo=(e,t,s,n,a)=>nt`
  <label class="choice">
    <input type="radio" name="isPublic" value=${String(t)} ?checked=${e.values.isPublic===t}>
    <span>
      ${c(s)}
      <span>
        <span class="strong">${n}</span><br>
        <span class="soft">${a}</span>
      </span>
    </span>
  </label>`;function kl(e){let{isPublic:t}=e.values;return fs("audience",c(t?"globe":"lock"),i("edit.who"),i(t?"edit.public":"edit.private"),nt`
    <fieldset class="choices">
      <legend>${i("edit.who")}</legend>
      ${eo(e,!0,"globe",i("edit.public"),i("edit.publicText"))}
      ${eo(e,!1,"lock",i("edit.private"),i("edit.privateText"))}
    </fieldset>`)}var xl=["0","1","5","20"],Vt=e=>Number(e)?i("place.area",{distance:It(Number(e))}):i("place.exact"),Ol=e=>nt`
  <div class="field">
    <label for="exact-for">${i("place.exactFor")}</label>
    <select id="exact-for" name="exactForFriends">
      ${["true","false"].map(t=>nt`
        <option value=${t} ?selected=${e===t}>${i(t==="true"?"place.forFriends":"place.forMe")}</option>`)}
    </select>
  </div>`;function Pl(e){let{area:t="",exactForFriends:s="true"}=e.values;return fs("shown",c("map"),i("place.shown"),t===""?i("place.asSet"):Vt(t),nt`
    <div class="field">
      <label for="area">${i("place.shown")}</label>
      <select id="area" name="area">
        ${e.isNew?nt`<option value="" ?selected=${t===""}>${i("place.asSet")}</option>`:hi}
        ${xl.map(n=>nt`<option value=${n} ?selected=${t===n}>${Vt(n)}</option>`)}
      </select>
      <p class="hint">${i(e.isNew?"place.shownHint":"place.recall")}</p>
    </div>
    ${Number(t)?Ol(s):hi}`)}var io=e=>nt`<div class="folds">${yl(e)}${vl(e)}${kl(e)}${Pl(e)}</div>`;import{html as gs,nothing as gi}from"../lib/lit-html/lit-html.js";import{html as ut,nothing as Fe}from"../lib/lit-html/lit-html.js";var fi=16,no=10,ql=2,Fl={lat:25,lng:5,zoom:1},$s=class extends it{failed=!1;problem="";#t;#e=null;constructor(t,s){super(t,s.value,()=>this.#i()),this.#t=t,Object.assign(this,{nearby:s.nearby,proposal:s.proposal})}async showMap(t){this.failed=!1;let s=this.#s();try{let n=await t({view:s,onMove:a=>this.#a(a),onPick:a=>this.setPoint(a,"tap")});if(this.#t.signal.aborted)return n.close();this.#e=n,this.photo&&n.mark(this.photo,i("spot.photoPlace"),"one ghost")}catch{this.failed=!0}return this.#e&&this.point&&this.#i(),this.#t.update(),!this.point&&s.zoom>=no?this.setPoint({lat:s.lat,lng:s.lng},"tap"):this.point?this.propose():null}#s(){if(this.point)return{...this.point,zoom:fi};let t=hn(Ci.get());return t?.zoom?t:Fl}#i(){this.problem="";let t=this.#e?.where();t&&!this.#n(t)&&this.#e.setView({...this.point,zoom:this.source==="tap"?t.zoom:Math.max(fi,t.zoom)},{animate:!1}),this.#t.update()}#n(t){return Ht(this.point,t)<ql*fn(t)}#a(t){(!this.point||!this.#n(t))&&this.setPoint({lat:t.lat,lng:t.lng},"tap")}usePhoto(){return this.setPoint(this.photo,"photo")}useFound(t){return this.setPoint(Qt(t),"found",t.name)}distance=t=>this.point&&t?Ht(this.point,t):void 0;check(){let t=this.#e?.where().zoom??fi,s=this.source==="tap"&&!this.chosen&&t<no;return this.problem=this.point?s?i("spot.zoom"):"":i("spot.none"),this.#t.update(),!this.problem}close(){super.close(),this.#e?.close(),this.#e=null}};async function oe(e){let t=new AbortController,s=null,n=pt((o,r)=>(s??=new $s({signal:t.signal,update:r},e),Ul(s,o)),{label:i("spot.title"),kind:"chooser"});ao(s),await n&&e.take(s),t.abort(),s.close()}var ao=e=>e.showMap(t=>aa(document.getElementById("spot"),{...t,hasCross:!0})),Tl=(e,t)=>ut`
  <div class="row">
    <button type="button" class="round" aria-label=${i("nav.back")} @click=${()=>t()}>${c("back")}</button>
    <place-search id="spot-search" class="grow" .label=${i("spot.search")} .near=${e.point} .distance=${e.distance}
      @choose=${({detail:s})=>e.useFound(s.value)}></place-search>
  </div>`,Ll=e=>ut`
  <div class="mapbox">
    <div id="spot" role="application" aria-label=${i("spot.map")}></div>
    ${e.failed?m({code:"map",text:i("map.failed")},()=>ao(e)):Fe}
  </div>`;function Sl(e,t){let s=e.chosen?.id===t.id;return ut`
    <button type="button" class="chip" aria-pressed=${s?"true":"false"} @click=${()=>e.toggle(t)}>
      ${c(s?"check":"pin")} <bdi>${t.name}</bdi> <span class="soft">${It(t.distance)}</span>
    </button>`}var Bl=e=>ut`
  <div class="chips scrolls" role="group" aria-label=${i("spot.proposals")}>
    <button type="button" class="chip" @click=${()=>e.locate()}>${c("here")} ${i("spot.here")}</button>
    ${e.photo&&e.source!=="photo"?ut`
      <button type="button" class="chip" @click=${()=>e.usePhoto()}>${c("camera")} ${i("spot.photoPlace")}</button>`:Fe}
    ${e.nearby.map(t=>Sl(e,t))}
  </div>`,Il=e=>ut`
  <div class="field">
    <label for="place-name">${i("spot.name")} <span class="soft">${i("form.optional")}</span></label>
    <input id="place-name" autocomplete="off" dir="auto" placeholder=${e.proposal||i("spot.nameHint")} .value=${e.name}
      @input=${t=>e.setName(t.target.value)}>
  </div>`,$i=e=>i(`spot.${e.source||"set"}`),Al=e=>ut`
  <p class="at" role="status">
    ${c("pin")}
    <span class="grow"><span class="strong" dir="auto">${e.label||i(e.point?"spot.unnamed":"spot.none")}</span>
      ${e.point?ut`<span class="soft">${$i(e)}</span>`:Fe}</span>
  </p>`,Ul=(e,t)=>ut`
  <h2 class="unseen" tabindex="-1" autofocus>${i("spot.title")}</h2>
  ${Tl(e,t)}
  ${Ll(e)}
  <div class="panel">
    ${Al(e)}
    ${Bl(e)}
    ${e.chosen?Fe:Il(e)}
    ${e.problem?ut`<p class="error" role="alert">${e.problem}</p>`:Fe}
    <button type="button" class="main" id="use-place" @click=${()=>e.check()&&t(!0)}>${i("spot.use")}</button>
  </div>`;var oo=(e,t)=>gs`
  <span class="row">
    ${c("pin")} <span class="grow"><span class="strong" dir="auto">${e}</span><br><span class="soft">${t}</span></span>
    ${c("next")}
  </span>`,ro=(e,t)=>gs`
  <fieldset>
    <legend>${i("edit.where")}</legend>
    <button type="button" class="where" id="place" aria-describedby=${t?"place-error":gi} @click=${()=>oe(e)}>
      ${e.point?gs`<place-map inert .at=${e.point}></place-map>`:gi}
      ${e.point?oo(e.label||i("spot.unnamed"),`${$i(e)} ${i("spot.change")}`):oo(i("spot.title"),i("spot.chooseHint"))}
    </button>
    ${t?gs`<p class="error" id="place-error" role="alert">${t}</p>`:gi}
  </fieldset>`;import{html as Gt,nothing as bi}from"../lib/lit-html/lit-html.js";function Ml(e,t){e.merge(t),g(`group-${t-1}`)}function _l(e,t,s){e.split(t,s),g(`group-${t+1}`)}var Dl=({preview:e,file:t})=>e?Gt`<img src=${e} alt="">`:Gt`<span class="film" title=${t.name}>${c("play")}</span>`,El=(e,t,s)=>Gt`
  <button type="button" class="cut" aria-label=${i("group.split",{n:s+1})} title=${i("group.split",{n:s+1})}
    @click=${()=>_l(e,t,s)}></button>`;function jl(e,t,s){let{name:n,time:a}=e.describe(t),o=[a&&K(a),n].filter(Boolean);return Gt`
    <li>
      <div class="row between">
        <h3 id="group-${s}" tabindex="-1">${i("group.find",{n:s+1})} <span class="soft" dir="auto">${o.join(" · ")}</span></h3>
        ${e.canMerge(s)?Gt`
          <button type="button" class="link" aria-describedby="group-${s}" @click=${()=>Ml(e,s)}>
            ${i("group.merge")}
          </button>`:bi}
      </div>
      <ul class="group">${t.map((r,l)=>Gt`<li>${l?El(e,s,l):bi}${Dl(r)}</li>`)}</ul>
    </li>`}var co=(e,t)=>e.groups?Gt`
  <section class="card" id="several" aria-labelledby="several-title">
    <h2 id="several-title" tabindex="-1">${i("group.title",{n:e.count,finds:i("group.finds",{n:e.groups.length})})}</h2>
    <p class="hint">${i("group.hint")}</p>
    <ol class="groups">${e.groups.map((s,n)=>jl(e,s,n))}</ol>
    <div class="publish row">
      <button type="button" class="quiet" @click=${t}>${i("group.one")}</button>
      <button type="button" class="main" aria-busy=${e.busy?"true":"false"} @click=${()=>e.accept()}>
        ${i("group.make",{n:e.groups.length})}
      </button>
    </div>
  </section>`:bi;import{html as N,nothing as Pt}from"../lib/lit-html/lit-html.js";import{html as wi}from"../lib/lit-html/lit-html.js";async function Nl(e,t,s){let n=null,a={label:i("upload.caption"),hint:i("upload.captionHint"),value:t.caption,most:h().limits.caption},o=await pt((r,l)=>(n??=new b({send:({caption:d})=>r(d.trim()),update:l}),wi`
      <h2>${i("upload.caption")}</h2>
      <div class="captioned">${s}</div>
      <form novalidate @submit=${n.submit}>
        ${u(n,"caption",a)}
        <div class="row end">
          <button type="button" class="quiet" @click=${()=>r()}>${i("action.cancel")}</button>
          ${B(n,i("action.save"))}
        </div>
      </form>`),{label:i("upload.captionOf",{n:e.items.indexOf(t)+1})});o!==null&&e.setCaption(t,o)}var lo=(e,t,s,n)=>wi`
  <button type="button" class="words ${t.caption?"":"round"}" @click=${()=>Nl(e,t,n)}
    aria-label="${i("upload.captionOf",{n:s})}${t.caption?`: ${t.caption}`:""}">
    ${t.caption?wi`<span dir="auto">${t.caption}</span>`:c("edit")}
  </button>`;var[Hl,Cl]=[6,10],Rl=300,S=null;function po(){S.isOn=!0,S.item.classList.add("lifted"),navigator.vibrate?.(10)}var uo=e=>[...e.parentElement.querySelectorAll(":scope > [data-drag]")],zl=(e,t)=>uo(S.item).find(s=>{let n=s.getBoundingClientRect();return s!==S.item&&n.left<=e&&e<=n.right&&n.top<=t&&t<=n.bottom});function Wl(e){if(e.pointerId!==S.id)return;let[t,s]=[e.clientX-S.x,e.clientY-S.y],n=e.pointerType==="touch";if(!S.isOn){if(Math.hypot(t,s)<(n?Cl:Hl))return;if(n)return S.end();po()}S.item.style.transform=`translate(${t}px, ${s}px) scale(1.04)`,S.over?.classList.remove("target"),S.over=zl(e.clientX,e.clientY),S.over?.classList.add("target")}function mo(e,t){if(e.button||S||e.target.closest("button, input, a"))return;let s=e.currentTarget,n=new AbortController,{signal:a}=n,o=()=>{clearTimeout(S.timer),n.abort(),s.classList.remove("lifted"),s.style.transform="",S.over?.classList.remove("target"),S=null};S={item:s,x:e.clientX,y:e.clientY,id:e.pointerId,isOn:!1,over:null,end:o},e.pointerType==="touch"&&(S.timer=setTimeout(po,Rl));let r=d=>{d.pointerId===S.id&&o()},l=d=>{if(d.pointerId!==S.id)return;let[A,gt]=[s,S.isOn&&S.over].map(C=>uo(s).indexOf(C));o(),gt>=0&&t(A,gt)};document.addEventListener("pointermove",Wl,{signal:a}),document.addEventListener("pointerup",l,{signal:a}),document.addEventListener("pointercancel",r,{signal:a}),document.addEventListener("keydown",d=>{d.key==="Escape"&&o()},{signal:a})}function bs(e){(S?.isOn||e.type==="dragstart")&&e.preventDefault()}var Vl="image/*,video/mp4,video/quicktime,video/webm";function Gl(e,t){let s=e.items.indexOf(t);e.remove(t),queueMicrotask(()=>{(document.querySelectorAll(".shot .drop")[Math.min(s,e.items.length-1)]??document.getElementById("files"))?.focus()})}function ho(e,t,s){e.move(t,s),queueMicrotask(()=>{let n=s<t?".before, .after":".after, .before";document.querySelectorAll(".shot")[s]?.querySelector(n)?.focus()})}function fo(e){return e.media?_t(e.media,{thumb:!0,eager:!0}):e.file.type.startsWith("video/")?N`<span class="film">${c("play")}</span>`:N`<img src=${e.preview} alt="">`}var $o={handleEvent:e=>{e.target.hidden=e.type==="error"},capture:!0},ws=(e,t,s,n,a)=>N`
  <button type="button" class="round ${e}" aria-label=${i(`upload.${t}`,{n})} @click=${a}>${c(s)}</button>`,Yl=(e,t)=>e.progress<1?N`<progress max="1" .value=${e.progress} aria-label=${i("upload.progress",{n:t})}></progress>`:N`<span class="over">${i("upload.processing")}</span>`,Jl=(e,t)=>({sending:()=>Yl(e,t),paused:()=>N`<span class="over" title=${e.problem}>${i("upload.paused")}</span>`,waiting:()=>N`<span class="over">${i("upload.waiting")}</span>`,failed:()=>N`<span class="over error">${i("upload.failed")}</span>`,done:()=>Pt})[e.state]();function Xl(e,t,s){let n=s+1;return N`
    <li class="shot ${t.state}" data-drag @pointerdown=${a=>mo(a,(o,r)=>e.move(o,r))}
      @error=${$o} @load=${$o}>
      ${fo(t)}
      ${s===0&&e.items.length>1?N`<span class="cover">${i("upload.cover")}</span>`:Pt}
      ${Jl(t,n)}
      <span class="buttons">
        ${s>0?ws("before","earlier","back",n,()=>ho(e,s,s-1)):Pt}
        ${n<e.items.length?ws("after","later","next",n,()=>ho(e,s,s+1)):Pt}
        ${t.state==="failed"||t.state==="paused"?ws("","again","retry",n,()=>e.retry(t)):Pt}
        ${ws("drop",t.state==="done"?"remove":"cancel","close",n,()=>Gl(e,t))}
      </span>
      ${t.state==="failed"?Pt:lo(e,t,n,fo(t))}
    </li>`}function Zl(e,t){t([...e.target.files]),e.target.value=""}var Kl=(e,t)=>N`
  <li class="shot add">
    <label for="files">
      ${c("camera")}<span class="strong">${i(e.items.length?"upload.more":"upload.add")}</span>
      ${e.items.length?Pt:N`<span class="soft mice">${i("upload.drop")}</span>`}
    </label>
    <input id="files" type="file" accept=${Vl} multiple @change=${s=>Zl(s,t)}>
  </li>`;function Ql(e){let t=e.items.filter(n=>n.state==="done").length,s=[...new Set(e.items.filter(n=>n.state==="failed").map(n=>n.problem))];return N`
    <p class="hint" role="status">${e.isBusy?i("upload.ready",{n:t,of:P(e.items.length)}):""}</p>
    ${s.map(n=>N`<p class="error" role="alert">${n}</p>`)}`}var go=(e,t)=>N`
  <ul class="shots ${e.items.length?"":"bare"}" @touchmove=${bs} @contextmenu=${bs} @dragstart=${bs}>
    ${e.items.map((s,n)=>Xl(e,s,n))}
    ${e.items.length<e.most?Kl(e,t):Pt}
  </ul>
  ${e.items.length>1?N`<p class="hint">${i("upload.order")}</p>`:Pt}
  ${Ql(e)}`;async function bo(e,t){await e.addFiles(t),e.several.groups&&g("several-title")}function tp(e){e.uploads.add(e.several.decline()),g("files")}function ep(e){for(let[t,s]of Object.entries(e.share.values))document.getElementById(t).value=s;return e.resolveShare(!0)}var sp=(e,t)=>tt`
  <section class="card" id="offer" aria-labelledby="offered">
    <h2 id="offered">${i("edit.shared")}</h2>
    <p class="hint">${i("edit.sharedHint")}</p>
    ${Object.values(e.share.values).map(s=>tt`<p class="text" dir="auto">${s}</p>`)}
    ${e.share.files.length?tt`<p>${i("edit.sharedFiles",{n:e.share.files.length})}</p>`:qt}
    ${t?tt`<p class="note">${i("edit.sharedFull")}</p>`:qt}
    ${e.share.left?tt`<p class="note">${i("edit.sharedLeft",{n:e.share.left})}</p>`:qt}
    <div class="row end">
      <button type="button" class="quiet" @click=${()=>e.resolveShare(!1)}>${i("edit.sharedDrop")}</button>
      <button type="button" @click=${()=>ep(e)}>${i("edit.sharedTake")}</button>
    </div>
  </section>`;async function ip(e){await T(i("edit.discardTitle"),i("edit.discardText"),i("edit.startOver"))&&e.discard()}var np=()=>T(i("place.inHome"),i("place.inHomeText"),i("place.showExact")),ap=e=>tt`
  <p class="note">
    ${i("edit.restored")} <button type="button" class="link" @click=${()=>ip(e)}>${i("edit.startOver")}</button>
  </p>`,op=e=>tt`
  <fieldset>
    <legend>${i("edit.photos")}</legend>
    ${e.photosExpired?tt`<p class="note">${i("edit.photosGone")}</p>`:qt}
    ${go(e.uploads,t=>bo(e,t))}
    <p class="hint">${i("edit.photosMost",{n:e.uploads.most})} ${i("edit.photosHint")}</p>
  </fieldset>`,rp=e=>tt`
  ${v(e.form)}
  ${e.form.refusal?.reason==="changed_since"?tt`
    <div class="row">
      <a class="button quiet" href=${e.back} target="_blank">${i("edit.theirs")}</a>
      <button type="submit" class="quiet" @click=${()=>e.overwrite()}>${i("edit.mine")}</button>
    </div>`:qt}`;function cp(e,t){let{isPublic:s,...n}=Nn(e.currentTarget);t.change({...n,isPublic:s==="true"})}async function lp(e,t){let n=await t.submit(e)?document.querySelector("form [aria-invalid=true]"):document.getElementById("place");so(n),n?.focus()}function pp(e){let{title:t}=e.values,s=e.form.busy&&e.uploads.isBusy?"edit.waiting":e.isNew?"edit.publish":"action.save",n=a=>cp(a,e);return tt`
    <form class="card" novalidate ?hidden=${!!e.several.groups}
      @input=${n} @change=${n} @submit=${a=>lp(a,e)}>
      ${e.isRestored?ap(e):qt}
      ${op(e)}
      ${ro(e.place,e.placeError)}
      ${u(e.form,"title",{label:i("find.titleField"),value:t,required:!0,most:h().limits.title})}
      ${io(e)}
      <div class="publish">
        ${rp(e)}
        <div class="row end">
          <a class="button quiet" href=${e.back}>${i("action.cancel")}</a>
          ${B(e.form,i(s))}
        </div>
      </div>
    </form>`}function up(e,t){return e.loading.problem?m(e.loading.problem,t):e.uploads?pp(e):$(4)}function wo(e){let t=new hs(e,{showHome:np}),s=()=>t.loading.load();return Za(e.signal,n=>t.uploads&&bo(t,n)),{title:t.title,ready:s(),view:()=>tt`
      ${f(t.title,qt,t.back)}
      ${t.share?sp(t,e.query.get("shared")==="full"):qt}
      ${co(t.several,()=>tp(t))}
      ${t.several.groups?qt:Ya(t.drafts)}
      ${up(t,s)}`,close:()=>t.close()}}import{html as L,nothing as z}from"../lib/lit-html/lit-html.js";var dp=20,mp=e=>new Promise((t,s)=>{let n=()=>{clearTimeout(a),s(e.reason)},a=setTimeout(()=>{e.removeEventListener("abort",n),t()},1e3);e.addEventListener("abort",n,{once:!0})});async function yo(e,t,{signal:s,stopped:n,tick:a=mp,note:o=()=>{}}){for(;;)try{return await k(e,t,{signal:s})}catch(r){if(r.status!==429)throw r;await o();for(let l=Math.max(dp,r.retryAfter);l>0;l--){if(n())return null;await a(s)}}}var ys=class{isPublic=!1;keep=!1;category="";area="";forFriends="true";#t;constructor(t){this.#t=t}set(t){Object.assign(this,t),this.#t()}get body(){return{isPublic:this.isPublic,...this.keep?{keepVisibility:!0}:{},...this.category?{category:this.category}:{},...this.area===""?{}:{area:Number(this.area)},...Number(this.area)?{exactForFriends:this.forFriends==="true"}:{}}}};var hp=30,fp=["obscured","notPoint"],vo=()=>h().places.source!=="gazetteer",vs=class{state=null;#t;#e;#s=!1;constructor(t,s){this.#t=t,this.#e=s}get rows(){return(this.#t.rows.items??[]).filter(t=>t.status==="noPlace"&&!fp.includes(t.reason)).slice(0,hp)}async run(){let{rows:t}=this,s={n:0,all:t.length,found:0,busy:!0,problem:null};this.state=s,this.#s=!1,this.#e.update();try{for(let n of t){if(this.#s)break;let[a]=await w(O("/api/places",{query:n.place||n.title,limit:1}),{signal:this.#e.signal});s.n++,a&&await this.#t.guess(n,a)&&s.found++,this.#e.update()}}catch(n){if(n.name==="AbortError")return;s.problem=n}s.busy=!1,this.#e.update()}stop(){this.#s=!0}};var $p=e=>Number(new URLSearchParams(e.split("?")[1]).get("limit"));function ko(e,t){let s={items:null,next:0,busy:!1,problem:null},n=0,a=async o=>{let r=n,l=t();Object.assign(s,{busy:!0,problem:null}),e.update();try{let d=await w(o?`${l}&after=${o}`:l,{signal:e.signal});if(r!==n)return;s.items=[...o?s.items:[],...d],s.next=d.length<$p(l)?0:d.at(-1).row}catch(d){if(r!==n||d.name==="AbortError")return;o?p(x(d)):s.problem=d}s.busy=!1,e.update()};return s.clear=()=>{n++,Object.assign(s,{items:null,next:0,busy:!1,problem:null})},s.load=()=>a(0),s.more=async()=>{!s.busy&&s.next&&await a(s.next)},s.put=o=>{s.items=s.items?.map(r=>r.row===o.row?o:r)??null},s.drop=o=>{s.items=s.items?.filter(r=>r.row!==o.row)??null,s.items&&!s.items.length&&s.more()},s}var gp=e=>(/\.zip$/i.test(e.name??"")?1e3:100)*2**20,xo=20,bp=200,wp=["ready","noPlace","duplicate","bad","skipped","done"],yp=4,vp=["noPoint","zeroPoint","notPoint","obscured","badPoint","noTitle","badLine","twice","known"],Oo=e=>vp.includes(e.reason)?e.reason:"",ks=class{current=null;unfinished=[];status="ready";progress=null;refusal=null;published=null;#t;#e=null;#s=!1;constructor(t){this.#t=t,this.options=new ys(()=>t.update()),this.places=new vs(this,t),this.rows=ko(t,()=>O(`${this.#i}/rows`,{status:this.status,limit:50})),this.loading=j(t,()=>this.#n())}get#i(){return`/api/imports/${this.current.id}`}get tabs(){let{counts:t}=this.current;return wp.map((s,n)=>({name:s,n:t[s],at:n})).filter(({n:s,at:n})=>s||n<yp)}get isBusy(){return!!this.published?.busy}get isDone(){let{counts:t}=this.current;return!!this.published&&!this.isBusy&&!this.published.problem&&!t.ready&&!t.noPlace&&!t.media}async#n(){let{signal:t}=this.#t,s=this.#t.query.get("id"),n=await w("/api/imports",{signal:t});this.unfinished=n.filter(o=>o.counts.ready||o.counts.noPlace);let a=n.find(o=>o.id===s);a&&await this.#a(a)}async#a(t){this.current=t,this.published=null,this.places.state=null,this.status=this.tabs.find(({n:s})=>s)?.name??"ready",this.rows.clear(),await this.rows.load()}open(t){return this.#t.rename(O("/import",{id:t.id})),this.#a(t)}async upload(t,s=Zt){let n=new AbortController;this.#e=n,this.#t.signal.addEventListener("abort",()=>n.abort(),{once:!0}),Object.assign(this,{progress:0,refusal:null}),this.#t.update();let a=o=>{this.progress=o,this.#t.update()};try{if(t.size>gp(t))throw{code:"page",text:i("import.tooLarge")};let o=await s("POST","/api/imports",t,{progress:a,signal:n.signal});if(n.signal.aborted)return;await this.open(o)}catch(o){if(o.name==="AbortError")return;this.refusal=o,o.reason==="too_many_imports"&&await this.loading.load()}finally{this.progress=null,this.#t.update()}}cancel(){this.#e?.abort()}choose(t){return this.status=t,this.rows.clear(),this.rows.load()}async#o(t,s){let n=await X(E(`${this.#i}/rows/${t.row}`,s).then(a=>{let o={...this.current.counts};o[t.status]--,o[a.status]++,this.current={...this.current,counts:o},a.status===t.status?this.rows.put(a):this.rows.drop(t)}));return this.#t.update(),n}skip(t,s){return this.#o(t,{skip:s})}place(t,{point:s,name:n,location:a}){let o=a?.name??n;return this.#o(t,{latitude:s.lat,longitude:s.lng,...o?{place:o}:{}})}guess(t,{latitude:s,longitude:n}){return this.#o(t,{latitude:s,longitude:n,guessed:!0})}rename(t,s){return this.#o(t,{title:s})}async commit(){if(this.isBusy)return;let{signal:t}=this.#t,{ready:s,done:n}=this.current.counts;this.#s=!1;let a={made:0,taken:0,all:s,busy:!0,problem:null};this.published=a;let o=r=>{this.current=r,Object.assign(a,{made:r.counts.done-n,taken:s-r.counts.ready}),this.#t.update()};this.#t.update();try{for(let r=xo;this.current.counts.ready&&!this.#s;){let l=this.current.counts.ready,d=await yo(`${this.#i}/commit`,{...this.options.body,limit:bp},{signal:t,stopped:()=>this.#s,note:()=>w(this.#i,{signal:t}).then(o)});if(!d)break;if(o(d),r=this.current.counts.ready<l?xo:this.current.counts.media?r-1:0,!r)throw{code:"strange"}}}catch(r){if(r.name==="AbortError")return;a.problem=r,await w(this.#i,{signal:t}).then(o).catch(()=>{})}a.busy=!1,t.aborted||await this.choose(this.current.counts.ready?"ready":"done")}stop(){this.#s=!0}leave(){return this.current=null,this.refusal=null,this.#t.query.delete("id"),this.#t.rename("/import"),this.loading.load()}async discard(t){await X(q(`/api/imports/${t.id}`))&&await this.leave()}};var kp=["track","route","line","area","picture","link","file","damaged","text"];function Po({leftOut:e=[]}){let t=e.filter(({kind:s})=>kp.includes(s));return t.length?i("import.leftOut",{n:t.reduce((s,{n})=>s+n,0),list:Gi(t.map(({kind:s,n})=>i(`import.kind.${s}`,{n})))}):""}var qo=({leftOut:e=[]})=>e.flatMap(({where:t=[]})=>t).map(({file:t="",line:s=0,column:n=0})=>s?i(t?"import.leftAt":"import.leftLine",{file:t,line:P(s),column:P(n)}):t);import{html as re,nothing as Te}from"../lib/lit-html/lit-html.js";var Fo=(e,t,s,n,a)=>re`
  <label class="switch">
    <span>${s}<br><span class="soft">${n}</span></span>
    <input type="checkbox" role="switch" id=${e} .checked=${t} @change=${o=>a(o.target.checked)}>
  </label>`,yi=(e,t,s,n,a,o,r)=>re`
  <div class="field">
    <label for=${e}>${t}</label>
    <select id=${e} aria-describedby=${s?`${e}-hint`:Te} @change=${l=>r(l.target.value)}>
      ${n.map(l=>re`<option value=${l} ?selected=${l===o}>${a(l)}</option>`)}
    </select>
    ${s?re`<p class="hint" id="${e}-hint">${s}</p>`:Te}
  </div>`,xp=(e,t)=>re`
  ${e.current.format==="finds"?Fo("import-keep",t.keep,i("import.keep"),i("import.keepHint"),s=>t.set({keep:s})):Te}
  ${t.keep?Te:Fo("import-public",t.isPublic,i("import.public"),i("import.publicHint"),s=>t.set({isPublic:s}))}`,Op=e=>yi("import-category",i("import.category"),"",["",...Mt],t=>t?lt(t):i("edit.none"),e.category,t=>e.set({category:t})),Pp=e=>yi("import-area",i("place.shown"),i("import.areaHint"),["","0","1","5","20"],t=>t===""?i("place.asSet"):Vt(t),e.area,t=>e.set({area:t})),qp=e=>yi("import-friends",i("place.exactFor"),"",["true","false"],t=>i(t==="true"?"place.forFriends":"place.forMe"),e.forFriends,t=>e.set({forFriends:t})),To=(e,t=e.options)=>re`
  ${xp(e,t)}
  <div class="folds">
    <details class="fold" id="fold-import">
      <summary>${c("filter")} <span class="grow">${i("import.more")}</span> ${c("next")}</summary>
      <div class="stack">${Op(t)}${Pp(t)}${Number(t.area)?qp(t):Te}</div>
    </details>
  </div>`;import{html as G,nothing as jt}from"../lib/lit-html/lit-html.js";function Fp(e){if(e.status==="ready"&&e.reason!=="noTitle")return e.guessed?i("import.guessed"):e.place??"";let t=Oo(e),s=e.line?`${i("import.line",{n:e.line})}: `:"";return t?s+i(`import.reason.${t}`):""}async function ki(e,t,s){if(!await s)return;let n=e.rows.items?.[Math.min(t,e.rows.items.length-1)];g(n?`row-${n.row}`:"part-rows")}function Tp(e,t,s,n){let a=new it(n,null,()=>ki(e,s,e.place(t,a.value)));return oe(a)}var xs=e=>e.title||i("import.line",{n:e.row}),vi=(e,t,s)=>G`
  <button type="button" class="quiet" id="row-${e.row}" aria-label=${`${t}: ${xs(e)}`} @click=${s}>${t}</button>`,Lp=e=>t=>u(t,"title",{label:i("find.titleField"),value:e.title,required:!0,least:1,most:h().limits.title});async function Sp(e,t){await I(n=>new b({send:async({title:a})=>{await e.rename(t,a.trim())&&n()}}),i("import.rename"),Lp(t),n=>B(n,i("action.save"))),g(`name-${t.row}`)}var Lo=(e,t)=>G`
  <button type="button" class="round" id="name-${t.row}" aria-label=${`${i("import.rename")}: ${xs(t)}`}
    @click=${()=>Sp(e,t)}>
    ${c("edit")}
  </button>`,So=e=>e.findId?G`
  <a class="button quiet" href="/finds/${e.findId}" aria-label=${`${i("import.show")}: ${xs(e)}`}>
    ${i("import.show")}</a>`:jt,Bp=(e,t,s,n)=>({ready:()=>G`${Lo(e,t)}${vi(t,i("import.skip"),()=>ki(e,s,e.skip(t,!0)))}`,skipped:()=>vi(t,i("import.unskip"),()=>ki(e,s,e.skip(t,!1))),noPlace:()=>G`${Lo(e,t)}${vi(t,i("import.locate"),()=>Tp(e,t,s,n))}`,duplicate:()=>So(t),done:()=>So(t)})[t.status]?.()??jt,xi=e=>e?G`<br><span class="soft" dir="auto">${e}</span>`:jt,Ip=e=>e.slice(e.lastIndexOf("/")+1),Ap=e=>[`import.lost.${e}`,`rule.${e}`,`reason.${e}`].map(t=>[t,i(t)]).find(([t,s])=>s!==t)?.[1]??e,Up=({media:e,lost:t=[]})=>[e>t.length?xi(i("import.rowMedia",{n:e-t.length})):jt,...t.map(({file:s,reason:n})=>xi(`${Ip(s)}: ${Ap(n)}`))],Mp=(e,t,s,n)=>G`
  <li class="row between">
    <span class="grow"><bdi class="strong">${xs(t)}</bdi>${xi(Fp(t))}${Up(t)}</span>
    <span class="row">${Bp(e,t,s,n)}</span>
  </li>`;function _p(e,t){let{items:s,problem:n,load:a}=e.rows;return n?m(n,a):s?s.length?G`
    <ul class="people" aria-label=${i("import.rows")}>${s.map((o,r)=>Mp(e,o,r,t))}</ul>
    ${F(e.rows)}`:G`<p class="soft" role="status">${i("import.none")}</p>`:$(4)}var Dp=(e,{n:t,all:s})=>G`
  <progress max=${s} .value=${t} aria-label=${i("import.lookUp")}></progress>
  <p class="row between">
    <span role="status">${i("import.progress",{n:t,all:P(s)})}</span>
    <button type="button" class="quiet" @click=${()=>e.places.stop()}>${i("import.stop")}</button>
  </p>`;async function Ep(e){await e.places.run(),g("part-rows")}function jp(e){let{state:t,rows:s}=e.places;return t?.busy?Dp(e,t):G`
    ${t?G`<p role="status">${i("import.lookedUp",{n:t.found})}</p>`:jt}
    ${t?.problem?m(t.problem):jt}
    ${s.length?G`
      <p class="hint">${i("import.lookUpText",{source:h().places.attribution})}</p>
      <p>
        <button type="button" class="quiet" id="import-lookup" @click=${()=>Ep(e)}>${i("import.lookUp")}</button>
      </p>`:jt}`}var Bo=(e,t)=>G`
  <section class="card">
    ${V("rows",i("import.rows"))}
    <div class="chips" role="group" aria-label=${i("import.which")}>
      ${e.tabs.map(({name:s,n})=>te(e.status===s,`${i(`import.status.${s}`)} (${P(n)})`,()=>e.choose(s)))}
    </div>
    ${e.status==="noPlace"&&vo()?jp(e):jt}
    ${_p(e,t)}
  </section>`;var Np=".gpx,.kml,.kmz,.geojson,.geojsonl,.json,.umap,.csv,.tsv,.txt,.zip";async function Hp(e,t){let s=e.target,[n]=s.files;n&&(await t.upload(n),s.value="",t.current&&g("part-import"))}var Cp=e=>L`
  <progress max="1" .value=${e.progress} aria-label=${i("import.upload")}></progress>
  <p class="row between">
    <span class="soft" role="status">${i(e.progress<1?"import.upload":"import.reading")}</span>
    <button type="button" class="quiet" @click=${()=>e.cancel()}>${i("action.cancel")}</button>
  </p>`,Rp=e=>L`
  <p class="row actions">
    <label class="button" for="import-file">${c("plus")} ${i("import.choose")}</label>
    <input class="file" id="import-file" type="file" accept=${Np} aria-describedby="import-hint" @change=${t=>Hp(t,e)}>
  </p>`,zp=e=>L`
  <section class="card">
    <p>${i("import.text")}</p>
    ${e.refusal?m(e.refusal):z}
    ${e.progress===null?Rp(e):Cp(e)}
    <p class="hint" id="import-hint">${i("import.files")}</p>
  </section>
  ${e.unfinished.length?Vp(e):z}`;async function Ao(e,t){await T(i("import.discardTitle"),i("import.discardText"),i("import.discard"))&&(await e.discard(t),g("import-file"))}var Os=e=>e.name||i("import.unnamed");async function Wp(e,t){await e.open(t),g("part-import")}var Vp=e=>L`
  <section class="card">
    <h2>${i("import.unfinished")}</h2>
    <ul class="people">${e.unfinished.map(t=>L`
      <li class="row between">
        <span class="grow"><bdi class="strong">${Os(t)}</bdi><br>
          <span class="soft">${i("import.left",{n:t.counts.ready+t.counts.noPlace})} ${Uo(t)}</span></span>
        <span class="row">
          <button type="button" class="quiet" aria-label=${`${i("import.goOn")}: ${Os(t)}`} @click=${()=>Wp(e,t)}>
            ${i("import.goOn")}
          </button>
          <button type="button" class="round" aria-label=${`${i("import.discard")}: ${Os(t)}`}
            @click=${()=>Ao(e,t)}>
            ${c("trash")}
          </button>
        </span>
      </li>`)}
    </ul>
  </section>`,Uo=e=>i("import.ends",{date:K(e.expiresAt)});async function Gp(e){await e.commit(),g("part-import")}var Yp=(e,{taken:t,all:s})=>L`
  <progress max=${s} .value=${t} aria-label=${i("import.running")}></progress>
  <p class="row between">
    <span role="status">${i("import.progress",{n:t,all:P(s)})}</span>
    <button type="button" class="quiet" id="import-stop" @click=${()=>e.stop()}>${i("import.stop")}</button>
  </p>
  ${e.current.counts.media?L`<p class="soft">${i("import.mediaLeft",{n:e.current.counts.media})}</p>`:z}`,Jp=({mediaDone:e,mediaLost:t},{made:s})=>L`
  <p role="status">${c("check")} ${i("import.made",{n:s})}</p>
  ${e?L`<p>${i("import.media",{n:e})}</p>`:z}
  ${t?L`<p>${i("import.mediaLost",{n:t})}</p>`:z}
  ${s?L`<p><a class="button" href="/profile">${i("import.see")}</a></p>`:z}`,Xp=(e,t)=>L`
  ${To(e)}
  <button type="button" class="main" id="import-commit" @click=${()=>Gp(e)}>${i("import.commit",{n:t})}</button>`;function Zp(e){let[t,s]=[Po(e),qo(e)];return L`
    ${t?L`<p id="import-left">${t}</p>`:z}
    ${s.length?L`
      <details>
        <summary>${i("import.leftWhere")}</summary>
        <ul>${s.map(n=>L`<li><bdi>${n}</bdi></li>`)}</ul>
      </details>`:z}
    ${e.guessedEncoding?L`<p>${i("import.encoding",{name:e.guessedEncoding})}</p>`:z}`}function Kp(e){let{current:t,published:s}=e;return L`
    <section class="card">
      ${V("import",L`<bdi>${Os(t)}</bdi>`)}
      ${e.isBusy?Yp(e,s):L`
        ${e.isDone?z:L`<p class="soft">${Uo(t)}</p>`}
        ${Zp(t)}
        ${s?Jp(t.counts,s):z}
        ${s?.problem?m(s.problem):z}
        ${t.counts.ready?Xp(e,t.counts.ready):z}
        <p class="row">${e.isDone?L`
          <button type="button" class="quiet" @click=${()=>Io(e)}>${i("import.finish")}</button>`:L`
          <button type="button" class="quiet" @click=${()=>Io(e)}>${i("import.other")}</button>
          <button type="button" class="danger" @click=${()=>Ao(e,t)}>${i("import.discard")}</button>`}
        </p>`}
    </section>`}async function Io(e){await e.leave(),g("import-file")}function Qp(e,t){return e.loading.problem?m(e.loading.problem,e.loading.load):e.current?L`${Kp(e)}${e.isBusy?z:Bo(e,t)}`:zp(e)}function Mo(e){let t=new ks(e);return{title:i("import.title"),ready:t.loading.load(),view:()=>L`${f(i("import.title"),z,"/settings")}${Qp(t,e)}`}}import{html as D,nothing as et}from"../lib/lit-html/lit-html.js";var tu=4,eu=e=>e.map((t,s)=>t.map((n,a)=>n?`M${a} ${s}h1v1h-1z`:"").join("")).join("");async function _o(e){let{encode:t}=await import(new URL("lib/uqr/uqr.js",Ue).href),{data:s,size:n}=t(e,{ecc:"M",border:tu});return{size:n,path:eu(s)}}function Nt(){let e=h().invites;return e==="members"||e==="admins"&&y()?.role==="admin"}var Do=[1,2,5,10,25,100],Eo=[1,7,30,90],Ps=class{created=null;#t;constructor(t){this.#t=t,this.list=_(t,"/api/invites"),this.form=new b({send:(s,n)=>this.#e(s,n),update:t.update})}get isAdmin(){return y()?.role==="admin"}isMine(t){return t.inviter?.id===y()?.id}async#e({uses:t,days:s,note:n="",befriend:a},o){let r={uses:Number(t),days:Number(s),note:n.trim(),befriend:!!a},l=await k("/api/invites",r);this.created={...l,url:new URL(l.link,location.origin).href,code:null},o.reset(),this.#t.update(),await Promise.all([this.#s(this.created),this.list.load()])}async#s(t){t.code=await _o(t.url).catch(()=>null),this.#t.update()}close=()=>{this.created=null,this.#t.update()};async copy(){try{await navigator.clipboard.writeText(this.created.url),p(i("find.copied"))}catch{p(i("invites.copyYourself"))}}get canShare(){return!!navigator.share}async share(){try{let t=i("invites.shareText",{name:y().username});await navigator.share({title:i("invites.shareTitle"),text:t,url:this.created.url})}catch(t){t.name!=="AbortError"&&await this.copy()}}async revoke(t){try{await q(`/api/invites/${t.id}`),this.created?.id===t.id&&(this.created=null),await this.list.load()}catch(s){p(x(s))}this.#t.update()}};var jo=(e,t,s,n)=>D`
  <div class="field">
    <label for=${e}>${t}</label>
    <select id=${e} name=${e}>
      ${s.map(([a,o])=>D`<option value=${a} ?selected=${a===n}>${o}</option>`)}
    </select>
  </div>`,su=()=>D`
  <label class="switch">
    <span>${i("invites.befriend")}<br><span class="soft">${i("invites.befriendHint")}</span></span>
    <input type="checkbox" role="switch" id="befriend" name="befriend">
  </label>`;async function iu(e,t){let s=t.created;await t.form.submit(e),t.created!==s&&await g("created-title")}var nu=(e,t=e.form)=>D`
  <form class="card" novalidate aria-labelledby="new-invite" @submit=${s=>iu(s,e)}>
    <h2 id="new-invite">${i("invites.new")}</h2>
    ${v(t)}
    <div class="pair">
      ${jo("uses",i("invites.uses"),Do.map(s=>[s,i("invites.people",{n:s})]),1)}
      ${jo("days",i("invites.days"),Eo.map(s=>[s,i("invites.daysOf",{n:s})]),7)}
    </div>
    ${su()}
    ${u(t,"note",{label:i("invites.note"),hint:i("invites.noteHint"),most:200})}
    <div class="row end">${B(t,i("invites.create"))}</div>
  </form>`,au=({size:e,path:t})=>D`
  <svg class="qr" viewBox="0 0 ${e} ${e}" role="img" aria-label=${i("invites.qr")} shape-rendering="crispEdges">
    <path d=${t}></path>
  </svg>`,ou=e=>D`
  <button type="button" class="quiet" @click=${()=>e.share()}>${c("share")} ${i("action.share")}</button>`,ru=e=>D`
  <section class="card" id="created" aria-labelledby="created-title">
    <div class="row between"><h2 id="created-title" tabindex="-1">${i("invites.ready")}</h2>${Ut(e.close)}</div>
    <p role="status">${i("invites.once")}</p>
    <div class="field">
      <label for="link">${i("invites.link")}</label>
      <input id="link" type="text" readonly dir="ltr" .value=${e.created.url} @focus=${t=>t.target.select()}>
    </div>
    <p class="row actions">
      <button type="button" @click=${()=>e.copy()}>${c("copy")} ${i("invites.copy")}</button>
      ${e.canShare?ou(e):et}
    </p>
    ${e.created.code?au(e.created.code):et}
  </section>`,cu=e=>D`<li><a class="person" href="/people/${e.id}">${ct(e,28)} <span class="strong">${e.username}</span></a></li>`;async function lu(e,t){await T(i("invites.revokeTitle"),i("invites.revokeText"),i("invites.revoke"))&&await e.revoke(t)}var pu=(e,t,s)=>D`
  <button type="button" class="quiet" aria-label="${i("invites.revoke")}: ${s}" @click=${()=>lu(e,t)}>
    ${i("invites.revoke")}
  </button>`,uu={open:"invites.open",used_up:"invites.usedUp",expired:"invites.expired",revoked:"invites.revoked",suspended:"invites.suspended"},du=(e,t)=>!e.isAdmin||e.isMine(t)?et:D` · ${t.inviter?i("invites.by",{name:t.inviter.username}):i("invites.byCommand")}`;function mu(e,t){let s=t.note||i("invites.of",{date:K(t.createdAt)}),n=t.state==="open";return D`
    <li class="invite">
      <div class="row between">
        <span class="strong" dir="auto">${s}</span>
        <span class="badge">${i(uu[t.state])}</span>
      </div>
      <p class="soft">
        ${i("invites.used",{used:P(t.uses-t.usesLeft),uses:P(t.uses)})}
        ${n?D` · ${i("invites.until",{date:K(t.expiresAt)})}`:et}
        ${t.befriend?D` · ${i("invites.befriends")}`:et}
        ${du(e,t)}
      </p>
      ${t.usedBy.length?D`<ul class="row used" aria-label=${i("invites.usedBy")}>${t.usedBy.map(cu)}</ul>`:et}
      ${n?D`<p class="row actions">${pu(e,t,s)}</p>`:et}
    </li>`}function hu(e){let{items:t,problem:s,load:n}=e.list;return s?m(s,n):t?t.length?D`
    <section class="card">
      <h2>${i(e.isAdmin?"invites.all":"invites.yours")}</h2>
      <ul class="people">${t.map(a=>mu(e,a))}</ul>
      ${F(e.list)}
    </section>`:Nt()?et:U(i("invites.none"),i("reason.may_not_invite")):$(2)}function No(e){let t=new Ps(e);return{title:i("invites.title"),ready:t.list.load(),view:()=>D`
      ${f(i("invites.title"),et,"/people")}
      ${Nt()?D`<p class="lead">${i("invites.lead")}</p>`:et}
      ${t.created?ru(t):et}
      ${Nt()?nu(t):et}
      ${hu(t)}`}}import{html as Le,nothing as fu}from"../lib/lit-html/lit-html.js";var Co=(e,t)=>Le`
  <div class="field">
    <p><span class="strong">${e}</span><br>${t}</p>
    <p class="hint">${i("admin.fixed")}</p>
  </div>`,$u=(e,{label:t,value:s,options:n,text:a})=>Le`
  <div class="field">
    <label for=${e}>${t}</label>
    <select id=${e} name=${e}>
      ${n.map(o=>Le`<option value=${o} ?selected=${o===s}>${a(o)}</option>`)}
    </select>
  </div>`;function Ho(e,t,s,n,a){let o=e.values[t];return e.isFixed(t)?Co(n,a(o)):$u(t,{label:n,value:o,options:s,text:a})}var gu=e=>u(e.form,"mediaLimit",{label:i("admin.limitOfAll"),hint:i("admin.limitOfAllHint"),kind:"number",mode:"numeric",value:e.limit}),bu=({mediaLimit:e})=>e?st(e):i("admin.limits.none"),wu=e=>Le`
  <form class="card" novalidate @submit=${e.form.submit}>
    ${v(e.form)}
    <p class="hint">${i("admin.public")}</p>
    ${u(e.form,"name",{label:i("admin.name"),value:e.values.name,most:50})}
    ${u(e.form,"description",{label:i("admin.description"),value:e.values.description,kind:"area",most:500})}
    ${u(e.form,"rules",{label:i("admin.rules"),value:e.values.rules,kind:"area",most:5e3})}
    ${u(e.form,"contact",{label:i("admin.contact"),hint:i("admin.contactHint"),value:e.values.contact,most:200})}
    ${Ho(e,"registration",Ta,i("admin.registration"),t=>i(`admin.modes.${t}`))}
    ${Ho(e,"invites",La,i("admin.whoInvites"),t=>i(`admin.inviters.${t}`))}
    ${e.isFixed("mediaLimit")?Co(i("admin.limitOfAll"),bu(e.values)):gu(e)}
    <div class="row end">${B(e.form,i("action.save"))}</div>
  </form>`;function yu(e){return e.loading.problem?m(e.loading.problem,e.loading.load):e.values?wu(e):$(4)}function Ro(e){let t=new ns(e);return{title:i("admin.instance"),ready:t.loading.load(),view:()=>Le`${f(i("admin.instance"),fu,"/admin")}${yu(t)}`}}import{html as Ft,nothing as Yt}from"../lib/lit-html/lit-html.js";var zo=e=>e.slice(e.lastIndexOf("#")+1).trim(),qs=class{greeting=null;ended=null;#t;constructor(t,s){this.#t=t,this.invite=zo(s);let n={username_taken:"username",invite_needed:"invite",registration_closed:"invite"};this.form=new b({send:a=>this.#s(a),update:t.update,fieldOf:n})}load=async()=>{if(this.invite){try{this.greeting=await k("/api/invites/greeting",{code:this.invite})}catch(t){if(t.reason!=="invite_ended")return;this.ended=t,this.invite=""}this.#t.update()}};get user(){return y()}get isClosed(){return h().registration==="closed"&&!this.invite}get asksInvite(){return h().registration!=="open"&&!this.invite}#e(t){throw t.reason==="invite_needed"&&(this.invite=""),t}async#s({username:t,password:s,invite:n=""}){await ln();let a=this.invite||zo(n),o={username:t.trim(),password:s,cookie:!0,...a?{invite:a}:{}},r=await k("/api/auth/register",o).catch(l=>this.#e(l));wt(r.user),await this.#t.go("/",{replace:!0}),p(i("join.welcome",{name:r.user.username}))}};var vu=({form:e,asksInvite:t})=>Ft`
  <form novalidate @submit=${e.submit}>
    ${v(e)}
    ${t?u(e,"invite",{label:i("join.invite"),hint:i("join.inviteHint"),required:!0}):Yt}
    ${u(e,"username",{label:i("account.username"),hint:i("join.usernameHint"),required:!0,least:3,most:31,pattern:"[A-Za-z0-9_\\-]*",complete:"username"})}
    ${u(e,"password",{label:i("account.password"),hint:i("join.passwordHint"),kind:"password",required:!0,least:8,most:255,complete:"new-password"})}
    ${B(e,i("join.action"))}
  </form>`;function ku({greeting:e,invite:t}){let s=e?.inviter?.username;return Ft`
    ${s?Ft`<p class="strong">${i(e.befriend?"join.invitedFriend":"join.invitedBy",{name:s})}</p>`:Yt}
    <p class="lead">${i("app.about")}</p>
    ${t?Ft`<p class="lead">${i("join.invited")}</p>`:Yt}`}var xu=(e,t)=>Ft`${da(Ft`
  <h1 tabindex="-1">${i("join.title")}</h1>
  ${ku(e)}
  ${e.ended?Ft`<p class="note" role="alert">${x(e.ended)}</p>`:Yt}
  ${e.user?Ft`<p class="note">${i("join.signedIn",{name:e.user.username})}</p>`:Yt}
  ${e.isClosed?Ft`<p class="note">${i("join.closed")}</p>`:Yt}
  ${h().passwordLogin?vu(e):Yt}
  ${fa("join.provider",{redirect:"/"},{invite:e.invite})}
  <p class="below">${i("join.have")} <a href="/sign-in">${i("signin.action")}</a></p>`)}${ua(t)}`;function Wo(e){let t=new qs(e,location.hash);return{get title(){return i("join.title")},broad:!0,ready:t.load(),view:()=>xu(t,e.update)}}import{html as ht,nothing as Be}from"../lib/lit-html/lit-html.js";var Vo=["private","friends","public"],Go=({name:e,description:t,visibility:s})=>({name:e.trim(),description:t.trim()||null,visibility:s}),Yo=e=>new b({send:async t=>e(await k("/api/lists",Go(t)))}),Fs=class{constructor(t){let s=t.query.get("user")??"";this.isOwn=!s||s===y().id,this.lists=_(t,O("/api/lists",{userId:s,limit:20}))}},Ts=class{list=null;#t;#e;constructor(t){this.#t=t,this.#e=`/api/lists/${t.params.id}`,this.finds=_(t,`${this.#e}/finds?limit=50`),this.loading=j(t,()=>this.#s())}get title(){return this.list?.name??i("lists.one")}get isOwn(){return this.list?.userId===y().id}get canHide(){return!this.isOwn&&y().role==="admin"&&!!this.list&&this.list.visibility!=="private"}get listsPath(){return O("/lists",{user:this.list&&!this.isOwn&&this.list.userId})}async#s(){this.list=await w(this.#e,{signal:this.#t.signal}),await this.finds.load()}editForm=t=>new b({send:async s=>{this.list=await W(this.#e,Go(s)),this.#t.update(),t()}});hideForm=t=>new b({send:async({reason:s})=>{await k(`/api/admin/lists/${this.list.id}/private`,{reason:s.trim()}),t(),this.#t.go(this.listsPath,{replace:!0})}});async remove(){await X(q(this.#e))&&this.#t.go("/lists",{replace:!0})}async#i(t){if(await X(t)){let s=await w(this.#e).catch(()=>this.list);this.list=s}this.#t.update()}drop(t){return this.#i(q(`${this.#e}/finds/${t.id}`).then(()=>{if(this.finds.items=this.finds.items.filter(s=>s.id!==t.id),!this.finds.items.length&&this.finds.next)return this.finds.load()}))}setCover(t){return this.#i(W(this.#e,{coverId:t.id}))}move(t,s){let{items:n}=this.finds,a=n.findIndex(r=>r.id===t.id),o=n[a+s];return o?this.#i(W(`${this.#e}/finds/${t.id}/place`,{[s<0?"before":"after"]:o.id}).then(()=>{let r=n.filter(l=>l.id!==t.id);r.splice(a+s,0,t),this.finds.items=r})):null}},Ls=class{lists=null;update=()=>{};#t;constructor(t){this.#t=t,this.form=new b({send:(s,n)=>this.#e(s,n),update:()=>this.update()})}load(){return X(w(`/api/finds/${this.#t}/lists`).then(t=>{this.lists=t}))}async toggle(t){let s=`/api/lists/${t.id}/finds/${this.#t}`;t.hasFind=!t.hasFind,this.update(),await X(t.hasFind?W(s):q(s))||(t.hasFind=!t.hasFind),this.update()}async#e({list:t},s){let n=await k("/api/lists",{name:t.trim()});this.lists.unshift({...n,hasFind:!1}),s.reset(),await this.toggle(this.lists[0])}};import{html as Jt,nothing as Ou}from"../lib/lit-html/lit-html.js";var Pu={private:"lock",friends:"people",public:"globe"},Ss=e=>Jt`
  <span class="badge">${c(Pu[e.visibility])} ${i(`lists.${e.visibility}`)}</span>`,Jo=e=>Jt`
  <li>
    <a class="find" href="/lists/${e.id}">
      <span class="thumb">${e.cover?_t(e.cover.media,{thumb:!0}):c("bookmark")}</span>
      <span class="what">
        <span class="name" dir="auto">${e.name}</span>
        <span class="soft">${i("lists.finds",{n:e.findCount})}</span>
        <span class="soft marks">${Ss(e)}</span>
      </span>
    </a>
  </li>`,qu=(e,t)=>Jt`<option value=${t} ?selected=${t===(e?.visibility??"private")}>${i(`lists.${t}`)}</option>`,Fu=(e,t)=>Jt`
  ${v(e)}
  ${u(e,"name",{label:i("lists.name"),value:t?.name??"",required:!0,most:100})}
  ${u(e,"description",{label:i("lists.description"),value:t?.description??"",kind:"area",most:500})}
  <div class="field">
    <label for="visibility">${i("lists.who")}</label>
    <select id="visibility" name="visibility" aria-describedby="visibility-hint">${Vo.map(s=>qu(t,s))}</select>
    <p class="hint" id="visibility-hint">${i("lists.whoHint")}</p>
  </div>`,Bs=(e,t=null)=>I(e,i(t?"lists.edit":"lists.new"),s=>Fu(s,t),s=>B(s,i("action.save"))),Tu=(e,t)=>Jt`
  <li>
    <label class="row list-choice">
      <input type="checkbox" .checked=${t.hasFind} @change=${()=>e.toggle(t)}>
      <span class="grow" dir="auto">${t.name}</span>
      ${Ss(t)}
    </label>
  </li>`,Lu=(e,t)=>Jt`
  <div class="row between"><h2>${i("lists.addTo")}</h2>${Ut(t)}</div>
  ${e.lists.length?Jt`<ul class="people">${e.lists.map(s=>Tu(e,s))}</ul>`:Ou}
  <form novalidate @submit=${e.form.submit}>
    ${v(e.form)}
    ${u(e.form,"list",{label:i("lists.new"),hint:i("lists.newHint"),required:!0,most:100})}
    <div class="row end"><button type="submit" aria-busy=${e.form.busy?"true":"false"}>${i("lists.create")}</button></div>
  </form>`;async function Su(e){let t=new Ls(e.id);await t.load()&&await pt((s,n)=>(t.update=n,Lu(t,s)),{label:i("lists.addTo")})}import{html as Tt,nothing as ce}from"../lib/lit-html/lit-html.js";var[Xo,Bu]=[12,28],Oi=class extends oa{label="";#t=[];set places(t){this.#t=t,this.map&&this.draw()}options(){let{lat:t,lng:s}=this.#t[0]??{lat:25,lng:5};return{view:{lat:t,lng:s,zoom:2},still:!0}}draw(){this.#t.length&&(this.map.setMarkers(this.#t.map(t=>({key:`${t.lat},${t.lng}`,lat:t.lat,lng:t.lng,kind:"dot",size:Bu,text:"",label:t.name,click:()=>this.map.setView({...t,zoom:Xo})}))),this.map.fit(this.#t,Xo,{animate:!1}))}failed(){this.remove()}};customElements.define("finds-map",Oi);var Iu=112,Zo=(e,t)=>Tt`
  <span class="sum"><span class="strong">${P(e)}</span> <span class="soft">${i(t,{n:e})}</span></span>`,Is=(e,{count:t,likes:s,badge:n=ce,actions:a=ce})=>Tt`
  <section class="profile-head">
    ${ct(e,Iu)}
    <p class="row">
      ${t===void 0?ce:Zo(t,"person.findsSum")}
      ${s===void 0?ce:Zo(s,"person.likesSum")}
      ${n}
    </p>
    <p class="row actions">${a}</p>
  </section>`,Au=e=>Tt`
  <li>
    <a class="tile c-${e.category??""}" href="/finds/${e.id}">
      ${e.media.length?_t(e.media[0],{thumb:!0}):Tt`<span class="sign-tile">${Rt(e.category)}</span>`}
      ${e.isPublic?ce:Tt`<span class="corner">${c("lock")}<span class="unseen">${i("find.friendsOnly")}</span></span>`}
      <span class="caption" dir="auto">${e.title}</span>
    </a>
  </li>`,Ko=(e,t,s)=>Tt`
  <button type="button" class="chip" aria-pressed=${e.layout===t?"true":"false"} @click=${()=>e.show(t)}>
    ${c(s)} ${i(`person.${t}`)}
  </button>`,Uu={grid:e=>Tt`<ul class="tiles">${e.map(Au)}</ul>`,list:e=>Tt`<ul class="card rows">${e.map(t=>Mn(t,Ce(t)))}</ul>`},Pi=e=>[...new Map(e.map(t=>[t.locationId,{...Qt(t.location),name:t.location.name}])).values()];function le(e,t){let{items:s,problem:n,load:a}=e.finds;return n?m(n,a):s?s.length?Tt`
    <finds-map .places=${Pi(s)} .label=${i("person.map")}></finds-map>
    <div class="chips" role="group" aria-label=${i("person.layout")}>
      ${Ko(e,"grid","camera")}
      ${Ko(e,"list","filter")}
    </div>
    ${Uu[e.layout](s)}
    ${F(e.finds)}`:U(t.title,t.text,t.action??ce):$(3)}import{html as Z,nothing as dt}from"../lib/lit-html/lit-html.js";var Qo=["exact","area","hidden"],qi=[1,5,20],tr=["","1","7","30","date"],Mu=3650,Fi=({findId:e,listId:t})=>e?"find":t?"list":"category",er=({isPublic:e,location:t})=>e&&!t?.area?"exact":"area";function _u(e,t=new Date){let[s,n,a]=e.split("-").map(Number);return Math.round((Date.UTC(s,n-1,a)-Date.UTC(t.getFullYear(),t.getMonth(),t.getDate()))/864e5)}var sr=(e,t=new Date)=>new Date(Date.UTC(t.getFullYear(),t.getMonth(),t.getDate()+e)).toISOString().slice(0,10);function Du({life:e,until:t}){if(e==="keep")return;if(e==="")return null;let s=e==="date"?_u(t):Number(e);if(s>=1&&s<=Mu)return s;throw{code:"page",reason:"until",text:i("shares.untilBad")}}function Eu({secret:e="new",password:t}){return e==="remove"?null:e==="new"&&t?t:void 0}var ju=e=>({title:e.title.trim(),place:e.place,area:e.place==="area"?Number(e.area):void 0,password:Eu(e),days:Du(e)}),Nu=({chosen:e,category:t})=>({category:e||t.trim()});async function Hu(){let e=(await w("/api/finds/categories")).filter(t=>t.ownCount).map(t=>[t.category,t.ownCount]);return[...e,...Mt.filter(t=>!e.some(([s])=>s===t)).map(t=>[t,0])]}var As=class{constructor({share:t=null,target:s=null,offered:n=[],place:a="area",done:o}){this.share=t,this.target=s,this.place=t?.place??a,this.life=t?.expiresAt?"keep":"",this.secret=t?.hasPassword?"keep":"new",this.offered=n,this.chosen=n[0]?.[0]??"",this.form=new b({send:async r=>o(await this.#t(r)),fieldOf:{until:"until"}})}get kind(){return Fi(this.share??this.target??{})}set(t){Object.assign(this,t),this.form.update()}#t(t){let s=ju(t);return this.share?E(`/api/shares/${this.share.id}`,s):k("/api/shares",{...this.target??Nu(t),...s,days:s.days??void 0})}},Ms=e=>new URL(e.link,location.origin).href,_s=()=>!!navigator.share;async function Ds(e){try{await navigator.clipboard.writeText(Ms(e))}catch{return!1}return p(i("find.copied")),!0}async function Es(e,t){try{await navigator.share({title:t,url:Ms(e)})}catch(s){return s.name==="AbortError"}return!0}var Us=class{#t;constructor(t){this.#t=t,this.list=_(t,"/api/shares")}take(t){let{items:s}=this.list;if(!s)return this.list.load();let n=s.some(a=>a.id===t.id);return this.list.items=n?s.map(a=>a.id===t.id?t:a):[t,...s],this.#t.update()}async offered(){let t=null;return await X(Hu().then(s=>{t=s})),t}async revoke(t){await X(q(`/api/shares/${t.id}`))&&(this.list.items=this.list.items.filter(s=>s.id!==t.id),p(i("shares.revoked")),this.#t.update())}};var Ti=e=>e.findTitle||e.listName||lt(e.category??""),mt=e=>e.title||Ti(e),ir=e=>i("place.area",{distance:It(e)}),nr=({place:e,area:t})=>e==="area"?ir(t):i(`shares.place.${e}`),Li=({expired:e,expiresAt:t})=>i(e?"shares.expired":"shares.until",{date:bt(t)}),js=(e,t,{label:s,options:n,chosen:a,set:o=()=>{},hint:r=""})=>Z`
  <div class="field">
    <label for=${t}>${s}</label>
    <select id=${t} name=${t} aria-describedby=${e.errors[t]?`${t}-error`:r?`${t}-hint`:dt}
      aria-invalid=${e.errors[t]?"true":dt} @change=${l=>o(l.target.value)}>
      ${n.map(([l,d])=>Z`<option value=${l} ?selected=${l===a}>${d}</option>`)}
    </select>
    ${e.errors[t]?Z`<p class="error" id="${t}-error">${e.errors[t]}</p>`:r?Z`<p class="hint" id="${t}-hint">${r}</p>`:dt}
  </div>`,Cu=e=>Z`
  ${js(e.form,"chosen",{label:i("find.category"),chosen:e.chosen,set:t=>e.set({chosen:t}),options:[...e.offered.map(([t,s])=>[t,lt(t)+(s?` (${P(s)})`:"")]),["",i("shares.otherCategory")]]})}
  ${e.chosen?dt:u(e.form,"category",{label:i("categories.own"),hint:i("shares.categoryHint"),required:!0,most:h().limits.category})}`,Ru={exact:"pin",area:"map",hidden:"block"},zu=(e,t)=>Z`
  <label class="choice">
    <input type="radio" name="place" value=${t} ?checked=${e.place===t} @change=${()=>e.set({place:t})}>
    <span>
      ${c(Ru[t])}
      <span><span class="strong">${i(`shares.place.${t}`)}</span><br><span class="soft">${i(`shares.shows.${t}`)}</span></span>
    </span>
  </label>`,Wu=e=>Z`
  <fieldset class="choices">
    <legend>${i("shares.places")}</legend>
    ${Qo.map(t=>zu(e,t))}
  </fieldset>
  ${e.place==="area"?js(e.form,"area",{label:i("shares.area"),hint:i("shares.areaHint"),chosen:e.share?.area??qi[0],options:qi.map(t=>[t,ir(t)])}):dt}`,Vu=e=>Z`
  ${js(e.form,"life",{label:i("shares.life"),chosen:e.life,set:t=>e.set({life:t}),options:[...e.share?.expiresAt?[["keep",Li(e.share)]]:[],...tr.map(t=>[t,i(`shares.life.${t||"endless"}`)])]})}
  ${e.life==="date"?u(e.form,"until",{label:i("shares.date"),kind:"date",value:sr(14),hint:i("shares.dateHint"),required:!0}):dt}`,Gu=e=>Z`
  ${e.share?.hasPassword?js(e.form,"secret",{label:i("account.password"),chosen:e.secret,set:t=>e.set({secret:t}),options:["keep","new","remove"].map(t=>[t,i(`shares.password.${t}`)])}):dt}
  ${e.secret==="new"?u(e.form,"password",{label:i(e.share?.hasPassword?"settings.newPassword":"account.password"),hint:i("shares.passwordHint"),kind:"password",required:!!e.share?.hasPassword,least:8,most:255,complete:"new-password"}):dt}`,Yu=e=>Z`
  <p>${i(`shares.about.${e.kind}`)}</p>
  ${v(e.form)}
  ${e.share||e.target?dt:Cu(e)}
  ${Wu(e)}
  ${Vu(e)}
  ${Gu(e)}
  ${u(e.form,"title",{label:i("shares.title"),value:e.share?.title??"",hint:i(`shares.titleHint.${e.kind}`),most:100})}`;async function Ns(e){let t=null,s=null,n=r=>(s=new As({...e,done:l=>{t=l,r()}}),s.form),[a,o]=e.share?["shares.change","action.save"]:["shares.new","shares.create"];return await I(n,i(a),()=>Yu(s),r=>B(r,i(o))),t}async function ar(e){await Ds(e)||(document.getElementById("link").select(),p(i("secret.selected")))}async function Ju(e){await Es(e,mt(e))||await ar(e)}var Xu=e=>Z`
  <button type="button" class="quiet" @click=${()=>Ju(e)}>${c("share")} ${i("action.share")}</button>`,Si=e=>Z`
  <a class="button quiet" href=${e.link} target="_blank" rel="noreferrer noopener" aria-label="${i("shares.open")}: ${mt(e)}">
    ${c("globe")} ${i("shares.open")}
  </a>`,Se=(e,t=i("shares.ready"))=>pt(s=>Z`
  <div class="row between"><h2>${t}</h2>${Ut(s)}</div>
  <p>${i(e.hasPassword?"shares.readyPassword":"shares.readyText")}</p>
  <div class="field">
    <label for="link">${mt(e)}</label>
    <input id="link" type="text" readonly autofocus dir="ltr" .value=${Ms(e)} @focus=${n=>n.target.select()}>
  </div>
  <p class="row actions">
    <button type="button" @click=${()=>ar(e)}>${c("copy")} ${i("secret.copy")}</button>
    ${_s()?Xu(e):dt}
    ${Si(e)}
  </p>
  <p class="below"><a href="/shares" @click=${()=>s()}>${i("shares.all")}</a></p>`,{label:t});async function or(e){let t=await Ns(e);t&&await Se(t)}var Zu=e=>or({target:{findId:e.id},place:er(e)}),rr=e=>or({target:{listId:e.id}});async function Ku(e){await T(i("lists.deleteTitle",{name:e.list.name}),i("lists.deleteText"),i("action.delete"))&&e.remove()}var Qu=e=>Dt(i("lists.menu"),[{text:i("lists.edit"),sign:"edit",run:()=>Bs(e.editForm,e.list)},{text:i("find.byLink"),sign:"share",run:()=>rr(e.list)},{text:i("lists.delete"),sign:"trash",isDanger:!0,run:()=>Ku(e)}],{id:"list-menu"}),td=e=>ht`
  ${v(e)}
  <p>${i("lists.makePrivateText")}</p>
  ${u(e,"reason",{label:i("report.reason"),required:!0,most:500})}`,ed=e=>Dt(i("lists.menu"),[{text:i("lists.makePrivate"),sign:"lock",isDanger:!0,run:()=>I(e.hideForm,i("lists.makePrivateTitle",{name:e.list.name}),td,t=>B(t,i("lists.makePrivate")))}],{id:"list-menu"});async function cr(e,t,s){await e.move(t,s),g(`find-${t.id}`)}async function sd(e,t){await e.drop(t),g("list-menu")}function id(e,t,s){let n=e.finds.items.length-1;return Dt(i("lists.findMenu",{title:t.title}),[...s>0?[{text:i("lists.up"),run:()=>cr(e,t,-1)}]:[],...s<n?[{text:i("lists.down"),run:()=>cr(e,t,1)}]:[],...t.media.some(a=>a.type==="image")?[{text:i("lists.cover"),sign:"camera",run:()=>e.setCover(t)}]:[],{text:i("lists.drop"),sign:"close",run:()=>sd(e,t)}],{id:`find-${t.id}`})}var nd=(e,t,s)=>ht`
  <li class="listed">
    ${Un(t,Ce(t))}
    ${e.isOwn?id(e,t,s):Be}
  </li>`,ad=({user:e})=>ht`<a class="person" href="/people/${e.id}">${ct(e)} <span>${e.username}</span></a>`,od=e=>ht`
  <div class="card">
    ${e.isOwn?Be:ad(e.list)}
    ${e.list.description?ht`<p class="text" dir="auto">${e.list.description}</p>`:Be}
    <p class="marks">${Ss(e.list)} <span class="soft">${i("lists.finds",{n:e.list.findCount})}</span></p>
  </div>`;function rd(e){let{items:t,problem:s,load:n}=e.finds;return s?m(s,n):t?t.length?ht`
    <finds-map .places=${Pi(t)} .label=${i("person.map")}></finds-map>
    <ol class="card rows">${t.map((a,o)=>nd(e,a,o))}</ol>
    ${F(e.finds)}`:U(i("lists.empty"),e.isOwn?i("lists.emptyText"):i("lists.emptyOther")):$(3)}function cd(e){let{problem:t,load:s}=e.loading;if(t?.code==="not_found")return ht`<p class="empty">${i("lists.gone")}</p>`;if(t)return m(t,s);if(!e.list)return $(3);let{cover:n}=e.list;return ht`
    ${n?ht`<div class="list-cover">${_t(n.media,{eager:!0})}</div>`:Be}
    ${od(e)}
    ${rd(e)}`}function lr(e){let t=new Ts(e);return{get title(){return t.title},ready:t.loading.load(),view:()=>ht`
      ${f(t.title,t.isOwn?Qu(t):t.canHide?ed(t):Be,t.listsPath)}
      ${cd(t)}`}}import{html as Bi,nothing as ld}from"../lib/lit-html/lit-html.js";async function pd(e){let t=null;await Bs(s=>Yo(n=>{t=n,s()})),t&&e.go(`/lists/${t.id}`)}var ud=e=>Bi`
  <button type="button" id="new-list" @click=${()=>pd(e)}>${c("plus")} ${i("lists.new")}</button>`;function dd({lists:e,isOwn:t}){return e.problem?m(e.problem,e.load):e.items?e.items.length?Bi`<ul class="card rows">${e.items.map(Jo)}</ul>${F(e)}`:U(i("lists.none"),t?i("lists.noneText"):i("lists.noneOther")):$(3)}function pr(e){let t=new Fs(e);return{title:i("lists.title"),ready:t.lists.load(),view:()=>Bi`
      ${f(i("lists.title"),t.isOwn?ud(e):ld,t.isOwn?"/profile":`/people/${e.query.get("user")}`)}
      ${dd(t)}`}}import{html as ur,nothing as hd}from"../lib/lit-html/lit-html.js";var md=10,Hs=class{isGone=!1;#t;constructor(t){this.#t=t,this.name=t.params.name.toLowerCase(),this.loading=j(t,()=>this.#e())}async#e(){if(this.name===y()?.username)return this.#s(y());let t=O("/api/users",{q:this.name,limit:100});for(let s=0;t&&s<md;s++){let n=await De(t,{signal:this.#t.signal}),a=n.items.find(o=>o.username===this.name);if(a)return this.#s(a);t=n.next}return this.isGone=!0,null}#s(t){return this.#t.go(`/people/${t.id}`,{replace:!0})}};function fd({isGone:e,loading:t}){return t.problem?m(t.problem,t.load):e?ur`<p class="empty">${i("person.gone")}</p>`:$(3)}function dr(e){let t=new Hs(e);return{title:i("person.title"),ready:t.loading.load(),view:()=>ur`${f(t.name,hd,"/people")}${fd(t)}`}}import{html as Lt,nothing as Ii}from"../lib/lit-html/lit-html.js";var Cs=class{#t;#e;constructor(t){this.#t=t,this.list=_(t,"/api/notifications?limit=30"),this.#e=At.subscribe("notification",s=>this.#s(s))}get groups(){let t=new Map;for(let s of this.list.items){let n=s.data.findId&&s.data.userId?`${s.type} ${s.data.findId}`:s.id,a=t.get(n)??{key:n,newest:s,items:[],isRead:!0};a.items.push(s),a.isRead&&=s.isRead,t.set(n,a)}return[...t.values()]}get hasUnread(){return!!this.list.items?.some(t=>!t.isRead)}#s(t){this.list.items&&(this.list.items=[t,...this.list.items.filter(s=>s.id!==t.id)]),this.#t.update()}markRead(t){for(let s of t.items.filter(n=>!n.isRead))s.isRead=!0,si(-1),E(`/api/notifications/${s.id}`,{isRead:!0}).catch(()=>{})}async markAllRead(){try{await k("/api/notifications/read-all");for(let t of this.list.items)t.isRead=!0;nn(0)}catch(t){p(x(t))}this.#t.update()}async remove(t){try{for(let s of t.items)await q(`/api/notifications/${s.id}`),this.list.items=this.list.items.filter(n=>n!==s),s.isRead||si(-1)}catch(s){p(x(s))}this.#t.update()}close(){this.#e()}};var $d={friend_request:"people",friend_accepted:"check",find_liked:"heart",find_commented:"comment",replied:"comment",mentioned:"people"};async function gd(e,t,s){await e.remove(t),await Promise.resolve(),(document.querySelectorAll(".note-row .round")[Math.min(s,e.groups.length-1)]??document.querySelector("h1")).focus()}var bd=({type:e,data:t})=>e==="moderated"?Qi[tn(t)]:e==="link_used"?"lock":"flag",wd=({type:e,data:t})=>t.userId?Lt`
  <span class="face">
    ${ct({profilePicture:`/api/avatars/${t.userId}`},44)}
    <span class="sign ${e}">${c($d[e],e==="find_liked")}</span>
  </span>`:Lt`<span class="face office">${c(bd({type:e,data:t}))}</span>`,yd=e=>Lt`
  <img class="note-thumb" src=${e} alt="" width="48" height="48" loading="lazy" decoding="async">`,vd=(e,t,s)=>Lt`
  <li class="note-row ${t.isRead?"":"unread"}">
    <a href=${sn(t.newest)} @click=${()=>e.markRead(t)}>
      ${wd(t.newest)}
      <span>
        <span class="what" dir="auto">${en(t.items)}</span><br>
        <span class="soft">
          ${t.isRead?Ii:Lt`<span class="unseen">${i("note.new")}</span>`}${R(t.newest.createdAt)}
        </span>
      </span>
      ${t.newest.thumbnailUrl?yd(t.newest.thumbnailUrl):Ii}
    </a>
    <button type="button" class="round" aria-label=${i("note.delete")} @click=${()=>gd(e,t,s)}>${c("close")}</button>
  </li>`,kd=e=>Lt`
  <button type="button" class="quiet" @click=${()=>e.markAllRead()}>${c("check")} ${i("note.readAll")}</button>`,xd=()=>Lt`<a class="button" href="/people">${i("note.noneAction")}</a>`;function Od(e){let{items:t,problem:s,load:n}=e.list;return s?m(s,n):t?t.length?Lt`<ul class="card notes">${e.groups.map((a,o)=>vd(e,a,o))}</ul>${F(e.list)}`:U(i("note.none"),i("note.noneText"),xd()):$(4)}function mr(e){let t=new Cs(e);return{title:i("nav.bell"),ready:t.list.load(),view:()=>Lt`${f(i("nav.bell"),t.hasUnread?kd(t):Ii)}${Od(t)}`,close:()=>t.close()}}import{html as ft,nothing as Ai}from"../lib/lit-html/lit-html.js";var Pd=200,qd=2,Rs=class{#t;#e=0;#s;constructor(t){this.#t=t;let s=n=>_(t,O("/api/friends",n));this.lists={received:s({status:"pending",direction:"received"}),sent:s({status:"pending",direction:"sent"}),accepted:s({status:"accepted"}),blocked:s({status:"blocked"})},this.text=t.query.get("q")??"",this.found=_(t,()=>O("/api/users",{q:this.text.trim()})),this.#s=At.subscribe("notification",this.load),this.text&&this.search()}load=()=>Promise.all(Object.values(this.lists).map(t=>t.load()));search=()=>{let t=this.text.trim();return this.#t.rename(O(this.#t.path,{q:t})),[...t].length<qd?this.found.clear():this.found.load()};reload=()=>Promise.all([this.load(),this.search()]);type(t){this.text=t,clearTimeout(this.#e),this.#e=setTimeout(this.search,Pd)}get problem(){return Object.values(this.lists).find(t=>t.problem)?.problem}get isLoaded(){return Object.values(this.lists).every(t=>t.items)}other(t){return t.requesterId===y()?.id?t.addressee:t.requester}isMe(t){return t.id===y()?.id}requestOf(t){return this.lists.received.items?.find(s=>s.requesterId===t.id)}close(){clearTimeout(this.#e),this.#s()}};function Fd(e,t){if(e.isMe(t))return ft`<span class="soft">${i("people.you")}</span>`;if(t.friendship==="accepted")return ft`<span class="badge">${c("check")} ${i("friend.friends")}</span>`;if(t.friendship==="none")return Ve(t,e.reload);let s=e.requestOf(t);return s?$e(s,t,e.reload):ft`<span class="badge">${i("friend.pending")}</span>`}function Td(e){let{found:t}=e;return t.problem?m(t.problem,e.search):t.items?t.items.length?ft`
    <ul class="people" aria-label=${i("people.results")}>${t.items.map(s=>ii(s,Fd(e,s)))}</ul>
    ${F(t)}`:ft`<p class="soft" role="status">${i("people.noMatch")}</p>`:Ai}function Ld(e,t){e.preventDefault(),t.search()}var Sd=e=>ft`
  <form class="card" role="search" @submit=${t=>Ld(t,e)}>
    <label for="people-search">${i("people.search")}</label>
    <div class="search">
      ${c("search")}
      <input id="people-search" type="search" autocomplete="off" autocapitalize="none" spellcheck="false"
        .value=${e.text} @input=${t=>e.type(t.target.value)}>
    </div>
    ${Td(e)}
  </form>`;function zs(e,t,s,n=ii){let a=e.lists[t];return a.items.length?ft`
    <section class="card">
      <h2>${i(`people.${t}`)}</h2>
      <ul class="people">${a.items.map(o=>n(e.other(o),s(o,e.other(o))))}</ul>
      ${F(a)}
    </section>`:Ai}var Bd=(e,t,s)=>be(s,[Ye(t,s,e.reload),ge(s,e.reload)]),Id=e=>ft`
  ${zs(e,"received",(t,s)=>[$e(t,s,e.reload),be(s,[ge(s,e.reload)])])}
  ${zs(e,"sent",(t,s)=>Ge(t,s,e.reload))}
  ${e.lists.accepted.items.length?zs(e,"accepted",(t,s)=>Bd(e,t,s)):U(i("people.none"),i("people.noneText"))}
  ${zs(e,"blocked",(t,s)=>zn(s,e.reload),Rn)}`;function Ad(e){return e.problem?m(e.problem,e.load):e.isLoaded?Id(e):$(3)}var Ud=()=>Nt()?ft`<a class="button quiet" href="/invites">${c("plus")} ${i("invites.invite")}</a>`:Ai;function hr(e){let t=new Rs(e);return{title:i("people.title"),ready:t.load(),view:()=>ft`${f(i("people.title"),Ud(),"/feed")}${Sd(t)}${Ad(t)}`,close:()=>t.close()}}import{html as pe,nothing as Vs}from"../lib/lit-html/lit-html.js";var Ws=class extends Je{user=null;friendship=null;#t;constructor(t){super(t,O("/api/finds",{userId:t.params.id,includePrivate:!0,includeFriends:!0,limit:20})),this.#t=t.params.id,this.loading=j(t,()=>this.#e())}get title(){return this.user?.username??i("person.title")}get isMe(){return this.#t===y()?.id}get hasAsked(){return this.friendship?.requesterId===this.#t}async#e(){this.user=await w(`/api/users/${this.#t}`,{signal:this.page.signal}),await Promise.all([this.finds.load(),this.#s()])}async#s(){this.friendship=null;let{friendship:t}=this.user,s=t==="none"?"":O("/api/friends",{status:t,limit:100});for(;s&&!this.friendship;){let n=await De(s,{signal:this.page.signal});this.friendship=n.items.find(a=>a.requesterId===this.#t||a.addresseeId===this.#t)??null,s=n.next}}};function Md({user:e,friendship:t,hasAsked:s,loading:n}){return e.friendship==="none"?Ve(e,n.load):t?t.status==="accepted"?Vs:s?$e(t,e,n.load):Ge(t,e,n.load):Vs}var _d=()=>pe`<a class="button quiet" href="/profile">${i("profile.title")}</a>`,Dd=e=>pe`
  <a class="button quiet" href=${O("/lists",{user:e.id})}>${c("feed")} ${i("lists.title")}</a>`,Ed=e=>e.isMe?_d():[Md(e),Dd(e.user)];function jd(e,t){let{user:s,friendship:n,loading:a}=e;if(!s||e.isMe)return Vs;let o=n?.status==="accepted"?[Ye(n,s,a.load)]:[];return be(s,[Xn(s,a.load),...o,Jn({userId:s.id}),ge(s,()=>t.go("/people"))])}var Nd=e=>Is(e.user,{count:e.user.findCount,likes:e.user.likeCount,badge:e.user.friendship==="accepted"?pe`<span class="badge">${c("check")} ${i("friend.friends")}</span>`:Vs,actions:Ed(e)});function Hd(e){let{problem:t,load:s}=e.loading;return t?.code==="not_found"?pe`<p class="empty">${i("person.gone")}</p>`:t?m(t,s):e.user?pe`
    ${Nd(e)}
    <section class="stack" aria-labelledby="finds">
      <h2 id="finds" class="unseen">${i("person.findsTitle")}</h2>
      ${le(e,{title:i("person.none"),text:i("person.noneText",{name:e.user.username})})}
    </section>`:$(3)}function fr(e){let t=new Ws(e),s=()=>t.loading.problem?i("person.title"):t.title;return{get title(){return t.title},broad:!0,ready:t.loading.load(),view:()=>pe`${f(s(),jd(t,e),"/people")}${Hd(t)}`}}import{html as Y,nothing as Ie}from"../lib/lit-html/lit-html.js";var Gs=class{#t;constructor(t,s){this.#t=t,this.restored=s,this.list=_(t,"/api/finds/bin?limit=20",n=>n.find.id)}restore(t){return this.#e(t,k(`/api/finds/${t.id}/restore`),i("find.restored"),this.restored)}remove(t){return this.#e(t,q(`/api/finds/${t.id}?forever=true`),i("bin.removed"),()=>{})}async#e(t,s,n,a){await X(s)&&(this.list.items=this.list.items.filter(o=>o.find.id!==t.id),this.#t.update(),p(n),a())}};var Ys=class extends Je{progress=null;figures={};isEdited=!1;constructor(t){super(t,O("/api/finds",{userId:y().id,includePrivate:!0,limit:20})),this.bin=new Gs(t,()=>this.#t()),this.form=new b({send:s=>this.#s(s),update:t.update,fieldOf:{username_taken:"username"}})}get user(){return y()}load=()=>Promise.all([this.#t(),this.bin.list.load()]);#t=()=>Promise.all([this.finds.load(),this.#e()]);async#e(){let t=await w(`/api/users/${y().id}`,{signal:this.page.signal}).catch(()=>null);this.figures={count:t?.findCount,likes:t?.likeCount},this.page.update()}toggleEdit=()=>{this.isEdited=!this.isEdited,this.page.update()};get hasPicture(){return this.user.profilePicture.startsWith("/api/media/")}async setPicture(t,s=Zt){let n=a=>{this.progress=a,this.page.update()};n(0);try{wt(await s("PUT","/api/users/me/picture",await Oe(t),{signal:this.page.signal,progress:n})),p(i("profile.pictureSaved"))}catch(a){a.name!=="AbortError"&&p(x(a))}n(null)}async removePicture(){try{await q("/api/users/me/picture"),wt(await w("/api/users/me"))}catch(t){p(x(t))}this.page.update()}async#s({username:t,age:s}){wt(await E("/api/users/me",{username:t.trim(),age:s===""?null:Number(s)})),p(i("profile.saved"))}};import{html as Xs,nothing as Js}from"../lib/lit-html/lit-html.js";async function Cd(e,t){await e.restore(t),g(e.list.items.length?"bin":"finds")}async function Rd(e,t){await T(i("bin.removeTitle"),i("bin.removeText",{title:t.title}),i("bin.remove"))&&(await e.remove(t),g(e.list.items.length?"bin":"finds"))}var zd=(e,t)=>Xs`
  <button type="button" class="quiet" aria-label="${i("bin.restore")}: ${t.title}" @click=${()=>Cd(e,t)}>
    ${c("retry")} ${i("bin.restore")}
  </button>`,Wd=(e,{find:t,expiresAt:s})=>Xs`
  <li>
    <p>
      <span class="strong" dir="auto">${t.title}</span>
      ${s?Xs`<br><span class="soft">${i("bin.until",{date:bt(s)})}</span>`:Js}
    </p>
    ${t.hidden?Zn(i("report.findHidden"),t.hidden):Js}
    <p class="row">
      ${t.hidden?Js:zd(e,t)}
      <button type="button" class="danger" aria-label="${i("bin.remove")}: ${t.title}" @click=${()=>Rd(e,t)}>
        ${c("trash")} ${i("bin.remove")}
      </button>
    </p>
  </li>`,$r=e=>e.list.items?.length?Xs`
  <section class="card" aria-labelledby="bin">
    <h2 id="bin" tabindex="-1">${i("bin.title")}</h2>
    <p class="hint">${i("bin.hint")}</p>
    <ul class="rows binned">${e.list.items.map(t=>Wd(e,t))}</ul>
    ${F(e.list)}
  </section>`:Js;function Vd(e,t){let[s]=e.target.files;e.target.value="",s&&t.setPicture(s)}var Gd=e=>Y`
  <button type="button" class="quiet" @click=${()=>e.removePicture()}>${i("profile.pictureRemove")}</button>`,Yd=e=>Y`
  <div class="field">
    <p class="row actions">
      <label class="button quiet" for="picture">${c("camera")} ${i("profile.picture")}</label>
      <input class="file" id="picture" type="file" accept="image/*" @change=${t=>Vd(t,e)}>
      ${e.hasPicture?Gd(e):Ie}
    </p>
    ${e.progress===null?Ie:Y`<progress max="1" .value=${e.progress} aria-label=${i("profile.picture")}></progress>`}
    <p class="hint">${i("profile.pictureHint")}</p>
  </div>`,Jd=()=>Y`<a class="button" href="/new">${c("plus")} ${i("nav.plus")}</a>`,Xd=({form:e,user:t})=>Y`
  <form novalidate @submit=${e.submit}>
    ${v(e)}
    ${u(e,"username",{label:i("account.username"),hint:i("join.usernameHint"),value:t.username,required:!0,least:3,most:31,pattern:"[A-Za-z0-9_\\-]*",complete:"username"})}
    ${u(e,"age",{label:i("profile.age"),hint:i("profile.ageHint"),value:t.age??"",kind:"number",mode:"numeric"})}
    <div class="row end">${B(e,i("action.save"))}</div>
  </form>`,Zd=()=>Y`<a class="button quiet" href="/saved">${c("bookmark")} ${i("saved.title")}</a>`,Kd=()=>Y`<a class="button quiet" href="/lists">${c("feed")} ${i("lists.title")}</a>`,Qd=()=>Y`<a class="button quiet" href="/shares">${c("share")} ${i("shares.mine")}</a>`,tm=()=>Y`<a class="button quiet" href="/people">${c("people")} ${i("people.accepted")}</a>`,em=()=>Y`<a class="button quiet" href="/admin">${c("shield")} ${i("admin.title")}</a>`,sm=()=>Y`<a class="button quiet" href="/settings">${c("gear")} ${i("settings.title")}</a>`,im=e=>Y`
  <section class="card" id="edit" aria-labelledby="edit-title">
    <div class="row between"><h2 id="edit-title" tabindex="-1">${i("profile.edit")}</h2>${Ut(e.toggleEdit)}</div>
    ${Yd(e)}
    ${Xd(e)}
  </section>`;async function nm(e){e.toggleEdit(),await g("edit-title")}var am=e=>Y`
  <button type="button" class="quiet" id="edit-profile" aria-expanded=${e.isEdited?"true":"false"} @click=${()=>nm(e)}>
    ${c("edit")} ${i("profile.edit")}
  </button>`,om=e=>[am(e),Zd(),Kd(),Qd(),tm(),e.user.role==="admin"?em():Ie],rm=e=>Y`
  ${f(e.user.username,sm())}
  ${Is(e.user,{...e.figures,actions:om(e)})}
  ${e.isEdited?im(e):Ie}
  <section class="stack" aria-labelledby="finds">
    <h2 id="finds" class="unseen" tabindex="-1">${i("profile.finds")}</h2>
    ${le(e,{title:i("profile.none"),text:i("profile.noneText"),action:Jd()})}
  </section>
  ${$r(e.bin)}`;function gr(e){let t=new Ys(e);return{title:i("profile.title"),broad:!0,ready:t.load(),view:()=>t.user?rm(t):Ie}}import{html as J,nothing as Xt}from"../lib/lit-html/lit-html.js";var cm={dismissed:"check",hidden:"block",deleted:"trash",suspended:"lock"},lm=e=>u(e,"note",{label:i("report.note"),hint:i("report.noteHint"),kind:"area",required:!0,most:500}),br=(e,t)=>i(`report.outcome.${e.kind==="user"&&t==="deleted"?"accountDeleted":t}`);async function pm(e,t,s){let n=br(t,s);s!=="dismissed"?await Yn(n,({note:a})=>e.decide(t,s,a),lm):await T(n,i("report.dismissText"),n)&&await e.decide(t,s).catch(()=>e.list.load()),g("reports")}var wr=e=>e?J`<a class="strong" href="/people/${e.id}">${e.username}</a>`:J`<span class="soft">${i("report.left")}</span>`,um=e=>J`
  <p class="row">${e.map(t=>J`
    <a href=${t.url} target="_blank" rel="noreferrer noopener">
      <img class="note-thumb" src=${t.thumbnailUrl} alt=${t.caption||i("report.photo")} width="48" height="48" loading="lazy">
    </a>`)}</p>`,dm=e=>J`
  <p class="strong" dir="auto">${e.title}</p>
  ${e.description?we(e.description):Xt}
  ${e.media.length?um(e.media):Xt}`,mm=e=>e.find?dm(e.find):e.comment?we(e.comment.content):e.kind==="user"?Xt:J`<p class="soft">${i("report.noContent")}</p>`,hm=e=>J`
  <li>
    <p>${i(`report.reason.${e.reason}`)} · ${wr(e.reporter)} · <span class="soft">${R(e.createdAt)}</span></p>
    ${e.text?we(e.text):Xt}
  </li>`,fm=(e,t,s)=>J`
  <button type="button" class=${s==="dismissed"?"quiet":"danger"} @click=${()=>pm(e,t,s)}>
    ${c(cm[s])} ${br(t,s)}
  </button>`,$m=(e,t)=>J`<p class="row">${Vn(t.kind).map(s=>fm(e,t,s))}</p>`,gm=(e,t)=>J`
  <p>
    <span class="strong">${i(`report.result.${t.decision.outcome}`)}</span> · ${t.decision.closedBy} ·
    <span class="soft">${R(t.decision.closedAt)}</span>
  </p>
  ${t.decision.note?we(t.decision.note):Xt}
  ${t.hidden?J`
    <p><button type="button" class="quiet" @click=${()=>e.show(t)}>${c("retry")} ${i("report.show")}</button></p>`:Xt}`,bm=(e,t)=>J`
  <li class="card">
    <h2>${i(`report.kind.${t.kind}`)} · ${wr(t.owner)}</h2>
    ${mm(t)}
    <ul class="rows">${[t,...t.others].map(hm)}</ul>
    ${t.decision?gm(e,t):$m(e,t)}
  </li>`;function wm(e){let{items:t,problem:s,load:n}=e.list;return s?m(s,n):t?t.length?J`<ul class="stack">${t.map(a=>bm(e,a))}</ul>${F(e.list)}`:U(i(`report.none.${e.status}`),i("report.noneText")):$(3)}function yr(e){let t=new Gn(e);return{title:i("report.reports"),ready:t.list.load(),view:()=>J`
      ${f(i("report.reports"),Xt,"/admin")}
      <div class="chips" role="group" aria-label=${i("report.which")} id="reports" tabindex="-1">
        ${Wn.map(s=>te(t.status===s,i(`report.status.${s}`),()=>t.choose(s)))}
      </div>
      ${wm(t)}`}}import{html as Ui,nothing as ym}from"../lib/lit-html/lit-html.js";var vm=(e,t)=>Ui`
  <button type="button" class="chip" aria-pressed=${e.state===t?"true":"false"} @click=${()=>e.choose(t)}>
    ${c(t==="dismissed"?"close":ra(t))} ${i(`saved.${t}`)}
  </button>`,km=()=>Ui`<a class="button" href="/">${c("map")} ${i("missing.action")}</a>`,xm=e=>({title:i(`saved.${e}None`),text:i(e==="dismissed"?"saved.dismissedText":"saved.noneText"),action:km()});function vr(e){let t=new Qn(e);return{title:i("saved.title"),broad:!0,ready:t.finds.load(),view:()=>Ui`
      ${f(i("saved.title"),ym,"/profile")}
      <div class="chips" role="group" aria-label=${i("saved.which")}>${Kn.map(s=>vm(t,s))}</div>
      ${le(t,xm(t.state))}`}}import{html as H,nothing as $t}from"../lib/lit-html/lit-html.js";import{html as at,nothing as Mi}from"../lib/lit-html/lit-html.js";var xr=(e,t)=>u(e,"name",{label:i("passkeys.name"),hint:i("passkeys.nameHint"),value:t,required:!0,most:50});async function Om(e,t){let s=Ee(navigator.userAgent);await I(n=>e.addForm(t,n),i("passkeys.add"),n=>at`
    ${v(n)}
    ${Et(n)}
    ${xr(n,s)}
    ${t?vt(n,"password",i("account.password")):Mi}`,()=>at`<button type="submit">${i("settings.linkGo")}</button>`)}var Pm=(e,t)=>I(s=>e.renameForm(t,s),i("passkeys.rename"),s=>at`
  ${v(s)}
  ${xr(s,t.name)}`,()=>at`<button type="submit">${i("action.save")}</button>`);async function qm(e,t){await T(i("passkeys.deleteTitle",{name:t.name}),i("passkeys.deleteText"),i("action.delete"))&&e.remove(t)}var kr=(e,t,s)=>at`
  <button type="button" class="quiet" aria-label="${t}: ${e.name}" @click=${s}>${t}</button>`,Fm=(e,t,s)=>at`
  <li class="row between">
    <span>
      <span class="strong" dir="auto">${t.name}</span>
      ${t.backedUp?at`<span class="badge">${i("passkeys.backedUp")}</span>`:Mi}<br>
      <span class="soft">${i("passkeys.added")} ${R(t.createdAt)} ·
        ${t.lastUsedAt?at`${i("passkeys.used")} ${R(t.lastUsedAt)}`:i("passkeys.unused")}</span>
    </span>
    <span class="row">
      ${kr(t,i("passkeys.rename"),async()=>{await Pm(e,t),s()})}
      ${kr(t,i("action.delete"),()=>qm(e,t))}
    </span>
  </li>`,Tm=e=>at`<button type="button" class="quiet" id="add-passkey" @click=${e}>${i("passkeys.add")}</button>`,Or=(e,t,s)=>at`
  <section class="card" id="passkeys">
    <h2>${i("passkeys.title")}</h2>
    <p>${i("passkeys.hint")}</p>
    ${e.list.length?at`<ul class="people">${e.list.map(n=>Fm(e,n,s))}</ul>`:Mi}
    <p>${Tm(async()=>{await Om(e,t),s()})}</p>
  </section>`;import{html as ue,nothing as Lm}from"../lib/lit-html/lit-html.js";var _i=(e,t,s,n,a,o)=>ue`
  <div class="field">
    <label for=${e}>${t}</label>
    <select id=${e} @change=${r=>o(Number(r.target.value))}>
      ${s.map(r=>ue`<option value=${r} ?selected=${r===a}>${n(r)}</option>`)}
    </select>
  </div>`,Pr=e=>oe(e.picker()),Sm=e=>ue`
  <p class="note">${i("place.homeExact",{n:e.exactAtHome})}</p>
  <p class="row"><button type="button" id="hide-home" @click=${()=>e.hideHome()}>${i("place.homeHide")}</button></p>`,Bm=(e,{latitude:t,longitude:s,radius:n,area:a})=>ue`
  <place-map class="homemap" inert .area=${2*n} .at=${{lat:t,lng:s}}></place-map>
  ${_i("home-radius",i("place.homeRadius"),ba,It,n,o=>e.changeHome({radius:o}))}
  ${_i("home-area",i("place.homeArea"),[1,5,20],Vt,a,o=>e.changeHome({area:o}))}
  ${e.exactAtHome?Sm(e):Lm}
  <p class="row">
    <button type="button" class="quiet" @click=${()=>Pr(e)}>${i("place.homeMove")}</button>
    <button type="button" class="quiet" @click=${()=>e.change({home:void 0})}>${i("place.homeRemove")}</button>
  </p>`,qr=e=>ue`
  <section class="card">
    ${V("places",i("place.settings"))}
    <p class="hint">${i("place.settingsText")}</p>
    ${_i("shown-area",i("place.shownNew"),[0,1,5,20],Vt,e.values.area,t=>e.change({area:t}))}
    <label class="switch">
      <span>${i("place.friendsExact")}</span>
      <input type="checkbox" role="switch" id="friends-exact" .checked=${e.values.exactForFriends}
        @change=${t=>e.change({exactForFriends:t.target.checked})}>
    </label>
    <h3>${i("place.home")}</h3>
    <p class="hint">${i("place.homeText")}</p>
    ${e.values.home?Bm(e,e.values.home):ue`
      <p><button type="button" class="quiet" id="home" @click=${()=>Pr(e)}>${i("place.homeAdd")}</button></p>`}
    <p class="hint">${i("place.recall")}</p>
  </section>`;import{html as ot,nothing as de}from"../lib/lit-html/lit-html.js";var Di={read:["read"],write:["read","write"],admin:["read","write","admin"]};function Fr(e){let t=async({name:s,access:n,days:a,password:o})=>{let r=a?{days:Number(a)}:{};e(await k("/api/auth/tokens",{name:s.trim(),scopes:Di[n],...r,...o?{password:o}:{}}))};return new b({send:t,fieldOf:{wrong_password:"password"}})}var Ae=e=>e.kind==="token",Lr=e=>Ae(e)?e.name:Ee(e.userAgent),Im={browser:()=>i("session.browser"),cli:()=>i("session.cli"),token:()=>i("session.token")},Am=e=>e.scopes.map(t=>i(`scope.${t}`)).join(", ");function Um(e){return e.expiresAt?Ae(e)?i("token.until",{date:bt(e.expiresAt)}):i("settings.until",{date:bt(e.expiresAt)}):i("token.endless")}var Mm=e=>e.lastUsedAt?i("session.used",{date:K(e.lastUsedAt)}):i("session.unused"),_m=(e,t)=>{let s=i(Ae(t)?"token.revoke":"settings.end");return ot`
    <button type="button" class="quiet" aria-label="${s}: ${Lr(t)}" @click=${()=>e.endSession(t)}>${s}</button>`},Dm=e=>ot`${i(Ae(e)?"token.since":"settings.since")} ${R(e.createdAt)}`,Em=(e,t)=>ot`
  <li class="row between">
    <span>
      <span class="strong" dir="auto">${Lr(t)}</span>
      <span class="badge">${Im[t.kind]()}</span>
      ${t.current?ot`<span class="badge">${i("settings.thisOne")}</span>`:de}<br>
      ${Ae(t)?ot`<span class="soft">${Am(t)}</span><br>`:de}
      <span class="soft">${Dm(t)} · ${Mm(t)} · ${Um(t)}</span>
    </span>
    ${t.current?de:_m(e,t)}
  </li>`;async function jm(e){await T(i("settings.endOthers"),i("settings.endOthersText"),i("settings.endOthers"))&&e.endOthers()}var Nm=e=>ot`
  <button type="button" class="quiet" @click=${()=>jm(e)}>${i("settings.endOthers")}</button>`,Tr=(e,t,s,n=de)=>ot`
  <div class="field">
    <label for=${e}>${t}</label>
    <select id=${e} name=${e}>${s.map(([a,o])=>ot`<option value=${a}>${o}</option>`)}</select>
    ${n}
  </div>`,Hm=[90,30,365],Cm=e=>Object.keys(Di).filter(t=>t!=="admin"||e.role==="admin"),Rm=(e,t)=>ot`
  <p>${i("token.about")}</p>
  ${v(t)}
  ${Et(t)}
  ${u(t,"name",{label:i("token.name"),hint:i("token.nameHint"),required:!0,most:50})}
  ${Tr("access",i("token.access"),Cm(e.user).map(s=>[s,i(`access.${s}`)]))}
  ${Tr("days",i("token.life"),[...Hm.map(s=>[s,i("token.days",{n:s})]),["",i("token.endless")]])}
  ${e.asksPassword?vt(t,"password",i("account.password")):de}`,zm=e=>es({title:i("token.new"),text:i("token.once"),label:i("session.token"),value:e});async function Wm(e){let t=null;await I(n=>Fr(a=>{t=a,n()}),i("token.create"),n=>Rm(e,n),()=>ot`<button type="submit">${i("token.createGo")}</button>`),t&&(e.addSession(t.session),await zm(t.token))}var Sr=e=>ot`
  <section class="card">
    ${V("sessions",i("settings.sessions"))}
    <ul class="people">${e.sessions.map(t=>Em(e,t))}</ul>
    <div class="row end">
      ${e.hasOthers?Nm(e):de}
      <button type="button" class="quiet" id="new-token" @click=${()=>Wm(e)}>${c("plus")} ${i("token.create")}</button>
    </div>
  </section>`;var Vm=["friendRequests","friendAccepted","findLiked","findCommented","replied","mentioned"],Ei=(e,t,s,n)=>H`
  <div class="field">
    <label for=${e}>${t}</label>
    <select id=${e} @change=${a=>n(a.target.value)}>
      ${s.map(([a,o,r])=>H`
        <option value=${a} lang=${e==="language"?a:$t} ?selected=${r}>${o}</option>`)}
    </select>
  </div>`,Gm=e=>H`
  <label class="switch">
    <span>${i("settings.streets")}<br><span class="soft">${i("streets.learns")}</span></span>
    <input type="checkbox" role="switch" id="streets" .checked=${ye()} @change=${t=>e.setStreets(t.target.checked)}>
  </label>`,Ym=()=>Wi.map(e=>[e,Ri[e],e===zi()]),Jm=e=>H`
  <section class="card">
    ${V("appearance",i("settings.appearance"))}
    ${Ei("language",i("settings.language"),Ym(),t=>e.setLanguage(t))}
    ${Ei("theme",i("settings.theme"),sa.map(t=>[t,i(`settings.theme.${t}`),t===ia()]),t=>e.setTheme(t))}
    ${Ei("units",i("settings.units"),["km","mi"].map(t=>[t,i(`settings.units.${t}`),t===Yi()]),t=>e.setUnits(t))}
    ${ta()?Gm(e):$t}
  </section>`;async function Xm(e,t,s){let n=e.target;await t.prefer(s,n.checked),n.checked=t.preferences[s]}var Br=(e,t,s=$t)=>H`
  <label class="switch">
    <span>${i(`settings.${t}`)}${s}</span>
    <input type="checkbox" role="switch" .checked=${e.preferences[t]} @change=${n=>Xm(n,e,t)}>
  </label>`,Zm=e=>H`
  <section class="card">
    ${V("notify",i("settings.notify"))}
    ${[...Vm,...y()?.role==="admin"?["reported"]:[]].map(t=>Br(e,t))}
    ${h().pushKey?Br(e,"pushEnabled",H`<br><span class="soft">${i("settings.pushEnabledHint")}</span>`):$t}
  </section>`,Km=(e,t)=>H`
  <p>${c("check")} ${i("push.on")}</p>
  <p class="row">
    <button type="button" class="quiet" @click=${e.testPush}>${i("push.test")}</button>
    <button type="button" class="quiet" aria-busy=${t} @click=${e.disablePush}>${i("push.disable")}</button>
  </p>`,Qm=(e,t)=>H`
  <p>${i("push.off")}</p>
  <p>
    <button type="button" id="push-on" aria-busy=${t} @click=${e.enablePush}>${c("bell")} ${i("push.enable")}</button>
  </p>`;function th(e){let t=e.pushBusy?"true":"false";return e.push==="on"?Km(e,t):e.push==="off"?Qm(e,t):H`<p class="note">${i(`push.${e.push}`)}</p>`}var me=(e,t)=>H`<button type="button" class="chip" @click=${()=>g(`part-${e}`)}>${t}</button>`,eh=()=>H`
  <nav class="chips" aria-label=${i("settings.title")}>
    ${me("appearance",i("settings.appearance"))}
    ${me("notify",i("nav.bell"))}
    ${h().passwordLogin?me("password",i("account.password")):$t}
    ${me("places",i("place.settings"))}
    ${me("sessions",i("settings.devices"))}
    ${me("data",i("settings.data"))}
  </nav>`,sh=e=>H`
  ${eh()}
  ${Jm(e)}
  ${Zm(e)}
  <section class="card">
    <h2>${i("push.title")}</h2>
    ${th(e)}
  </section>
  ${h().passwordLogin?ya(e):$t}
  ${e.passkeys.isShown?Or(e.passkeys,e.asksPassword,e.redraw):$t}
  ${h().provider.enabled?va(e):$t}
  ${qr(e.places)}
  ${Sr(e)}
  ${ka(e)}
  ${Nt()?H`<p class="below"><a href="/invites">${i("invites.title")}</a></p>`:$t}
  <p class="below"><a href="/shares">${i("shares.mine")}</a></p>
  <p class="below"><a href="/about">${i("about.title")}</a></p>`;async function ih(e){let t=At.get("outbox").length;(!t||await T(i("settings.signOut"),i("outbox.signOut",{n:t}),i("settings.signOut")))&&e.signOut()}var nh=e=>H`
  <button type="button" class="quiet" id="sign-out" @click=${()=>ih(e)}>${i("settings.signOut")}</button>`;function ah(e){return e.loading.problem?m(e.loading.problem,e.loading.load):e.isLoaded?sh(e):$(5)}function Ir(e){let t=new Qe(e);return{get title(){return i("settings.title")},ready:t.loading.load(),view:()=>H`
      ${f(i("settings.title"),nh(t),"/profile")}
      ${t.refusal?m(t.refusal):$t}
      ${ah(t)}`}}import{html as rt,nothing as Ks}from"../lib/lit-html/lit-html.js";async function oh(e){let t=await e.offered(),s=t&&await Ns({offered:t});s&&(e.take(s),await Se(s))}async function rh(e,t){let s=await Ns({share:t});s&&e.take(s)}async function ch(e,t){await T(i("shares.revokeTitle",{title:mt(t)}),i("shares.revokeText"),i("shares.revoke"))&&(await e.revoke(t),g("new-share"))}var lh=async e=>await Ds(e)||Se(e,i("shares.one")),ph=async e=>await Es(e,mt(e))||Se(e,i("shares.one")),uh=(e,t)=>Dt(i("shares.menu",{title:mt(t)}),[..._s()&&!t.expired?[{text:i("action.share"),sign:"share",run:()=>ph(t)}]:[],{text:i("shares.change"),sign:"edit",run:()=>rh(e,t)},{text:i("shares.revoke"),sign:"trash",isDanger:!0,run:()=>ch(e,t)}],{id:`share-${t.id}`}),dh=e=>e.findId?`/finds/${e.findId}`:`/lists/${e.listId}`,mh=e=>e.category?rt`<span class="strong" dir="auto">${mt(e)}</span>`:rt`<a class="strong" dir="auto" href=${dh(e)}>${mt(e)}</a>`,hh=e=>rt`${i(`shares.kind.${Fi(e)}`)}${e.title?rt`: <bdi>${Ti(e)}</bdi>`:Ks}`,Zs=(e,t)=>rt`<span class="badge">${e?c(e):Ks} ${t}</span>`,fh=e=>rt`
  <button type="button" class="quiet" aria-label="${i("secret.copy")}: ${mt(e)}" @click=${()=>lh(e)}>
    ${c("copy")} ${i("secret.copy")}
  </button>`,$h=(e,t)=>rt`
  <li class="invite">
    <div class="listed">
      <p class="grow">
        ${mh(t)}<br>
        <span class="soft">${hh(t)} · ${t.views?i("shares.views",{n:t.views}):i("shares.noViews")}</span>
      </p>
      ${uh(e,t)}
    </div>
    <p class="marks">
      ${Zs(t.place==="hidden"?"block":"pin",nr(t))}
      ${t.hasPassword?Zs("lock",i("account.password")):Ks}
      ${t.expiresAt?Zs("",Li(t)):Zs("",i("shares.endless"))}
    </p>
    ${t.expired?Ks:rt`<p class="row actions">${fh(t)} ${Si(t)}</p>`}
  </li>`;function gh(e){let{items:t,problem:s,load:n}=e.list;return s?m(s,n):t?t.length?rt`<div class="card"><ul class="people">${t.map(a=>$h(e,a))}</ul></div>${F(e.list)}`:U(i("shares.none"),i("shares.noneText")):$(3)}var bh=e=>rt`
  <button type="button" class="quiet" id="new-share" @click=${()=>oh(e)}>${i("shares.category")}</button>`;function Ar(e){let t=new Us(e);return{title:i("shares.mine"),ready:t.list.load(),view:()=>rt`
      ${f(i("shares.mine"),bh(t),"/profile")}
      <p class="lead">${i("shares.lead")}</p>
      ${gh(t)}`}}import{html as St,nothing as Mr}from"../lib/lit-html/lit-html.js";var Qs=class{isLoaded=!1;#t;constructor(t){this.#t=t}get entries(){return At.get("outbox")}load=async()=>{await Tn(),this.isLoaded=!0,this.#t.update()};cancel(t){return Sn(t.id)}retry(t){return Bn(t.id)}sendNow(){return In()}};async function wh(e,t){await Cn()&&e.cancel(t)}var yh=e=>i(e.kind==="like"&&!e.on?"outbox.unlike":`outbox.${e.kind}`),Ur=e=>St`<a class="strong" dir="auto" href=${An(e)}>${e.title}</a>`,vh={find:e=>St`<span class="strong" dir="auto">${e.body.title}</span>`,comment:e=>St`<span class="what" dir="auto">${e.body.content}</span><br>${Ur(e)}`,like:Ur},kh=(e,t)=>St`
  <li class="row between">
    <span class="grow">
      <span class="soft">${yh(t)}</span><br>
      ${vh[t.kind](t)}<br>
      ${t.state==="refused"?St`<span class="error">${t.problem}</span>`:St`<span class="soft">${i("outbox.waiting")}</span>`}
    </span>
    <span class="row">
      ${t.state==="refused"?St`
        <button type="button" class="quiet" @click=${()=>e.retry(t)}>${c("retry")} ${i("action.retry")}</button>`:Mr}
      <button type="button" class="quiet" @click=${()=>wh(e,t)}>${i("outbox.cancel")}</button>
    </span>
  </li>`;function xh(e){return e.isLoaded?e.entries.length?St`
    <p class="hint">${i("outbox.hint")}</p>
    <ul class="card people">${e.entries.map(t=>kh(e,t))}</ul>
    <p class="row end"><button type="button" @click=${()=>e.sendNow()}>${i("outbox.now")}</button></p>`:U(i("outbox.none"),i("outbox.noneText")):$(2)}function _r(e){let t=new Qs(e);return{title:i("outbox.title"),ready:t.load(),view:()=>St`${f(i("outbox.title"),Mr,"/")}${xh(t)}`}}function Oh(e,t){let[s,n]=[new Map,!1],a=new AbortController;return e.signal.addEventListener("abort",()=>a.abort()),{async load(o){a.abort();let{signal:r}=a=new AbortController;try{let[l,d]=await Zi(O("/api/locations/categories",{...t(),category:"",bbox:o}),{signal:r});if(r.aborted)return;[s,n]=[new Map(l.map(A=>[A.category,A.count])),d]}catch(l){if(l.name==="AbortError")return;s.clear()}e.update()},of(o){let r=s.get(o);return r===void 0||n&&!r?void 0:`${P(r)}${n?"+":""}`}}}export{Gr as about,Pa as accounts,Su as addToList,Aa as admin,_a as adminLog,Oh as countCategories,wo as edit,Mo as import,Ro as instance,No as invites,Wo as join,lr as list,pr as lists,dr as named,mr as notifications,hr as people,fr as person,gr as profile,yr as reports,vr as saved,Ir as settings,Zu as shareFind,Ar as shares,_r as waiting};
//# sourceMappingURL=more.js.map

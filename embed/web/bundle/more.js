import{$ as Ve,$b as Vn,A as Re,Aa as qn,Ac as ia,B as ie,Bb as N,Bc as qt,Cc as is,D as ln,Da as Ye,Db as Nt,Dc as ns,E as R,Ea as Xe,Eb as Wt,Ec as na,F as Ut,Fa as Sn,Fc as aa,G as p,Ga as Tn,Gb as ht,Gc as as,Ha as Ln,Hb as Gt,Hc as oa,I as ze,Ib as Ke,Ic as Fe,J as $,Ja as Bn,Jb as En,Jc as ra,K as O,Kb as Hn,Kc as qe,L as z,La as In,Lb as ft,M as V,Ma as An,Mb as S,Mc as ca,N as F,Na as Mn,Nb as Cn,O as pn,Oa as Un,Ob as Dt,Oc as la,P as un,Pa as _n,Pb as K,Pc as pa,Q as ne,Qb as $i,R as q,Rb as gi,Rc as ua,S as ae,Sb as Rn,Sc as da,T as dn,Tb as Qe,Tc as ma,Ub as Jt,Uc as ha,Vb as ts,Wb as es,Xb as Oe,Xc as fa,Yb as Pe,Yc as $a,Zb as zn,a as He,aa as v,ac as w,ad as ga,b as h,bb as c,bc as Wn,c as zt,ca as mn,cb as it,cc as Gn,cd as ba,d as tn,da as hn,db as H,dc as Jn,e as se,ea as fn,eb as f,ec as P,fa as $n,fb as J,fc as Yn,fd as wa,g as en,ga as gn,gb as M,gc as d,gd as ya,h as xe,ha as We,hb as m,hc as U,i as sn,ib as g,ic as _,id as va,j as nn,ja as bn,jb as re,jc as Xn,jd as ka,k as an,ka as wn,kb as L,kc as Zn,kd as xa,la as yn,lb as jt,lc as Kn,ma as vn,mb as b,mc as Qn,n as on,na as kn,nc as ta,o as i,oa as k,pa as Ge,q as x,qa as _t,ra as xn,s as fi,sb as jn,sc as Et,t as rn,tb as Ze,u as T,ua as Pt,uc as ea,v as Ot,va as On,vb as Ft,vc as sa,w as st,wa as Pn,wc as ss,x as Ce,xa as oe,xb as Nn,y as cn,ya as Fn,yb as Vt,za as Je,zb as Dn,zc as D}from"./shared.js";import{html as Yt,nothing as bi}from"../lib/lit-html/lit-html.js";var sc=new URL("lib/",He).pathname,ic=[["Leaflet 1.9.4","leaflet","Volodymyr Agafonkin, CloudMade","BSD-2-Clause"],["protomaps-leaflet 5.1.0","protomaps-leaflet","Protomaps","BSD-3-Clause"],["lit-html 3.3.3","lit-html","Google LLC","BSD-3-Clause"]];function Oa(){if(qe())return new URL(h().streets.url.replace(/[{}]/g,"")).host;let{host:e}=new URL((h().tiles?.url??"").replace(/[{}]/g,""),location);return e===location.host?"":e}var nc=()=>Oa()?i("about.tilesFrom",{host:Oa()}):i("about.alone"),ac=()=>Yt`
  <section class="card">
    <p class="lead">${i("app.about")}</p>
    <p>${i("about.text")} ${nc()}</p>
    <p class="soft">${i("about.version",{version:h().version})}</p>
    <p class="row"><a class="button quiet" href="/api/docs">${i("about.api")}</a></p>
  </section>`,oc=()=>Yt`
  <section class="card">
    <h2>${i("about.map")}</h2>
    <ul class="plain-list">
      ${h().tiles?.attribution?Yt`<li>${i("about.tiles")}: ${h().tiles.attribution}</li>`:bi}
      ${qe()?Yt`<li>${i("about.streets")}: ${h().streets.attribution}</li>`:bi}
      <li>${i("about.places")}: ${h().places.attribution}</li>
    </ul>
  </section>`,rc=([e,t,s,n])=>Yt`<li><a href="${sc}${t}/LICENSE">${e}</a>, © ${s}, ${n}</li>`,cc=()=>Yt`
  <section class="card">
    <h2>${i("about.code")}</h2>
    <ul class="plain-list">${ic.map(rc)}</ul>
    <p class="hint">${i("about.more")}</p>
  </section>`,lc=()=>({title:i("about.title"),view:()=>Yt`
    ${f(i("about.title"),bi,k()?"/settings":"/sign-in")}
    ${ka()}${va()}${ac()}${oc()}${cc()}`});import{html as ms,nothing as _c}from"../lib/lit-html/lit-html.js";var pc=200,uc=2**20,wi=["all","active","suspended","admin"],Pa={wrong_password:"password"},Xt=e=>`/api/admin/users/${e.id}`,os=class{#t;#e=0;constructor(t){this.#t=t;let s=t.query.get("status");this.text=t.query.get("q")??"",this.status=wi.includes(s)?s:"all",this.list=N(t,()=>q("/api/admin/users",{...this.#s,limit:50}))}get#s(){return{q:this.text.trim(),status:this.status==="all"?"":this.status}}search=()=>(clearTimeout(this.#e),this.#t.rename(q("/admin/people",this.#s)),this.list.load());type(t){this.text=t,clearTimeout(this.#e),this.#e=setTimeout(this.search,pc)}choose(t){return this.status=t,this.#t.update(),this.search()}isMe(t){return t.id===k()?.id}#i(t){this.list.items=this.list.items.map(s=>s.id===t.id?t:s),this.#t.update()}async#n(t,s){try{this.#i(await t),p(s)}catch(n){p(x(n))}}get asksPassword(){return Ge()}adminForm(t,s){let n=async({password:a})=>{this.#i(await V(Xt(t),{role:"admin",...a?{password:a}:{}})),s()};return new w({send:n,fieldOf:Pa})}demote(t){return this.#n(V(Xt(t),{role:"member"}),i("admin.memberDone",{name:v(t)}))}lift(t){return this.#n(F(`${Xt(t)}/suspension`),i("admin.liftDone",{name:v(t)}))}linkForm(t,s){let n=async({password:a})=>{let o=await O(`${Xt(t)}/sign-in-link`,a?{password:a}:void 0);s(new URL(o.url,location).href)};return new w({send:n,fieldOf:Pa})}limitForm(t,s){let n=async({kind:a,size:o})=>{let r={instance:null,none:0}[a];this.#i(await V(Xt(t),{mediaLimit:a==="own"?Math.round(Number(o)*uc):r})),s()};return new w({send:n})}suspendForm(t,s){let n=async({reason:a,days:o})=>{this.#i(await z(`${Xt(t)}/suspension`,{reason:a.trim(),...o?{days:Number(o)}:{}})),s()};return new w({send:n})}deleteForm(t,s){let n=async({name:a,reason:o})=>{if(a.trim()!==t.username)throw{code:"page",reason:"other_name",text:i("admin.deleteOther")};await F(q(Xt(t),{reason:o.trim()})),this.list.items=this.list.items.filter(r=>r.id!==t.id),this.#t.update(),s()};return new w({send:n,fieldOf:{other_name:"name"}})}close(){clearTimeout(this.#e)}};import{html as j,nothing as le}from"../lib/lit-html/lit-html.js";import{html as at,nothing as Se}from"../lib/lit-html/lit-html.js";var rs=class{list=[];#t;constructor(t){this.#t=t}get isShown(){return $a()}async read(){this.isShown&&(this.list=await $("/api/auth/passkeys",{signal:this.#t.signal}))}addForm(t,s){let n=async({name:a,password:o})=>{let r=await ga(await O("/api/auth/passkeys/options",t?{password:o}:{}));r&&(this.list=[...this.list,await O("/api/auth/passkeys",{name:a,...r})],s())};return new w({send:n,fieldOf:{wrong_password:"password"}})}renameForm(t,s){let n=async({name:a})=>{let o=await V(`/api/auth/passkeys/${t.id}`,{name:a});this.list=this.list.map(r=>r.id===o.id?o:r),s()};return new w({send:n})}async remove(t){try{await F(`/api/auth/passkeys/${t.id}`),this.list=this.list.filter(s=>s.id!==t.id)}catch(s){p(x(s))}this.#t.update()}};var dc=1,nt=class{nearby=[];proposal="";#t;#e;#s;#i=0;#n=0;constructor(t,s,n=()=>{}){this.#t=t,this.#e=n,this.#a(s??{})}get value(){let{point:t,by:s,source:n,photo:a,chosen:o}=this;return{point:t,name:this.name.trim(),by:s,source:n,photo:a,location:o}}#a({point:t=null,name:s="",by:n="",source:a="",photo:o=null,location:r=null}){Object.assign(this,{point:t,name:s,by:n,source:a,photo:o,chosen:r}),this.#s=t}get label(){return this.chosen?.name||this.name.trim()||this.proposal}take(t){if(this.#a(t.value),Object.assign(this,{nearby:t.nearby,proposal:t.proposal}),this.#e(),this.point&&!this.label)return this.propose()}setPoint(t,s,n=""){return Object.assign(this,{point:t,chosen:null,source:s,proposal:""}),n?(Object.assign(this,{name:n,by:"search"}),this.#s=t):this.by!=="reader"&&this.#s&&Vt(this.#s,t)>dc&&Object.assign(this,{name:"",by:""}),this.#e(),this.propose()}suggestPoint(t){return this.photo??=t,this.point?this.#e():this.setPoint(t,"photo")}setName(t){this.name=t,this.by=t.trim()?"reader":""}async locate(){try{let t=await Dn({enableHighAccuracy:!0,timeout:15e3});this.#t.signal.aborted||this.setPoint(t,"hereDone")}catch(t){this.#t.signal.aborted||p(x(t))}}toggle(t){this.chosen=this.chosen?.id===t.id?null:t,this.chosen&&(this.point=Ft(t)),this.#e()}async propose(){let t=++this.#n,{signal:s}=this.#t;clearTimeout(this.#i);let{nearby:n,name:a,wait:o}=await Je(this.point,{signal:s});t!==this.#n||s.aborted||(Object.assign(this,{nearby:n,proposal:a}),o&&(this.#i=setTimeout(()=>this.propose(),1e3*o)),this.#t.update())}close(){clearTimeout(this.#i)}};var yi="/api/users/me/place-settings",mc={radius:.5,area:1},Fa=[.2,.5,1,2,5],cs=class{values=null;exactAtHome=0;#t;constructor(t){this.#t=t}async read(){this.values=await $(yi,{signal:this.#t.signal})}async change(t){try{let{exactAtHome:s,...n}=await z(yi,{...this.values,...t});Object.assign(this,{values:n,exactAtHome:s}),p(i("place.saved"))}catch(s){p(x(s))}this.#t.update()}changeHome(t){return this.change({home:{...this.values.home,...t}})}async hideHome(){try{let{finds:t}=await O(`${yi}/home`);this.exactAtHome=0,p(i("place.homeHidden",{n:t}))}catch(t){p(x(t))}this.#t.update()}picker(){let{home:t}=this.values,s=t&&{point:{lat:t.latitude,lng:t.longitude}},n=new nt(this.#t,s,()=>{n.point&&this.changeHome({...mc,...t,latitude:n.point.lat,longitude:n.point.lng})});return n}};var qa=e=>!e.current&&e.kind!=="token",ls=class{preferences=null;sessions=null;push="";pushBusy=!1;pushSlow=!1;refusal=xn();#t;constructor(t){this.#t=t,this.passkeys=new rs(t),this.places=new cs(t),this.loading=D(t,()=>this.#e());let s={wrong_password:"currentPassword"};this.password=new w({send:(n,a)=>this.#n(n,a),update:t.update,fieldOf:s})}get user(){return k()}redraw=()=>this.#t.update();get isLoaded(){return!!(this.preferences&&this.user)}get asksPassword(){return Ge()}get asksCurrent(){return this.user.hasPassword&&!ba(this.sessions)}get hasOthers(){return this.sessions.some(qa)}async#e(){let{signal:t}=this.#t;[this.preferences,this.sessions,this.push]=await Promise.all([$("/api/notifications/preferences",{signal:t}),$("/api/auth/sessions",{signal:t}),bn(),this.passkeys.read(),this.places.read()])}async#s(t){try{await t()}catch(s){p(s.code||s.status?x(s):i("push.failed"))}this.#t.update()}setTheme(t){ua(t),this.#t.update()}setUnits(t){tn.set(t),this.#t.update()}setStreets(t){ca(t),this.#t.update()}async setLanguage(t){await on(t),this.#t.update()}prefer(t,s){return this.#s(async()=>{this.preferences=await z("/api/notifications/preferences",{[t]:s})})}enablePush=()=>this.#i(wn);disablePush=()=>this.#i(yn);async#i(t){this.pushBusy=!0,this.#t.update();let s=setTimeout(()=>{this.pushSlow=!0,this.#t.update()},2e3);await this.#s(async()=>{this.push=await t()}),clearTimeout(s),this.pushBusy=this.pushSlow=!1,this.#t.update()}testPush=()=>this.#s(async()=>{await vn(),p(i("push.sent"))});addSession(t){this.sessions=[t,...this.sessions],this.#t.update()}endOthers(){return this.#s(async()=>{for(let t of this.sessions.filter(qa))await F(`/api/auth/sessions/${t.id}`),this.sessions=this.sessions.filter(s=>s!==t)})}endSession(t){return this.#s(async()=>{await F(`/api/auth/sessions/${t.id}`),this.sessions=this.sessions.filter(s=>s!==t)})}signOut=()=>this.#s(async()=>{await On(),await this.#t.go("/sign-in",{replace:!0})});async#n({newPassword:t,currentPassword:s,unlinkIdentity:n},a){let o=this.asksCurrent?{currentPassword:s}:{};await z("/api/users/me/password",{newPassword:t,...o,...n?{unlinkIdentity:!0}:{}}),a.reset(),Pt(await $("/api/users/me")),this.sessions=await $("/api/auth/sessions"),p(i("settings.passwordSaved"))}unlink(){return this.#s(async()=>{await F("/api/users/me/identity"),Pt(await $("/api/users/me"))})}confirmForm(t){let s=async({password:n})=>{await O("/api/auth/confirm",{password:n}),t()};return new w({send:s,fieldOf:{wrong_password:"password"}})}deleteForm(t){let s=async({password:n})=>{await F("/api/users/me",this.asksPassword?{password:n}:void 0),t()};return new w({send:s,fieldOf:{wrong_password:"password"}})}async leaveDeleted(){await Pn(),await this.#t.go("/sign-in",{replace:!0}),p(i("settings.deleted"))}},ps=(e={})=>`/api/auth/oauth/start?${new URLSearchParams({...e,redirect:"/settings"})}`;var ce=()=>h().provider.name,Ht=e=>e.refusal?.reason==="sign_in_again"&&h().provider.enabled?at`
  <p><a class="button quiet" href=${ps()}>${i("signin.provider",{name:ce()})}</a></p>`:Se,St=(e,t,s)=>d(e,t,{label:s,kind:"password",required:!0,complete:"current-password"}),hc=()=>at`
  <label class="switch">
    <span>
      ${i("settings.alsoUnlink",{name:ce()})}<br>
      <span class="soft">${i("settings.alsoUnlinkHint")}</span>
    </span>
    <input type="checkbox" role="switch" id="unlinkIdentity" name="unlinkIdentity">
  </label>`,Sa=({user:e,asksCurrent:t,password:s})=>at`
  <form class="card" novalidate @submit=${s.submit}>
    ${J("password",i(t?"settings.password":"settings.passwordFirst"))}
    ${e.hasPassword&&!t?at`<p class="note">${i("link.setPassword")}</p>`:Se}
    <input class="unseen" type="text" autocomplete="username" .value=${e.username} tabindex="-1" aria-hidden="true">
    ${P(s)}
    ${Ht(s)}
    ${t?St(s,"currentPassword",i("settings.currentPassword")):Se}
    ${d(s,"newPassword",{label:i("settings.newPassword"),hint:i("settings.passwordHint"),kind:"password",required:!0,least:8,most:255,complete:"new-password"})}
    ${e.identityLinked?hc():Se}
    <div class="row end">${U(s,i("action.save"))}</div>
  </form>`;async function fc(e){let t=i("settings.unlinkTitle",{name:ce()});await S(t,i("settings.unlinkText"),i("settings.unlink"))&&e.unlink()}async function $c(e,t){if(!t.asksPassword)return;e.preventDefault();let s=i("settings.link",{name:ce()});await _(a=>t.confirmForm(a),s,a=>at`
    <p>${i("settings.linkText")}</p>
    ${P(a)}
    ${St(a,"password",i("account.password"))}`,()=>at`<button type="submit">${i("settings.linkGo")}</button>`)&&location.assign(ps({link:"true"}))}var gc=e=>at`
  <p>${c("check")} ${i("settings.linked")}</p>
  <p><button type="button" class="quiet" @click=${()=>fc(e)}>${i("settings.unlink")}</button></p>`,bc=e=>at`
  <p>${i("settings.notLinked")}</p>
  <p>
    <a class="button quiet" href=${ps({link:"true"})} @click=${t=>$c(t,e)}>
      ${i("settings.link",{name:ce()})}
    </a>
  </p>`,Ta=e=>at`
  <section class="card">
    <h2>${i("settings.identity",{name:ce()})}</h2>
    ${e.user.identityLinked?gc(e):bc(e)}
  </section>`;async function wc(e){await _(s=>e.deleteForm(s),i("settings.deleteTitle"),s=>at`
    <p>${i("settings.deleteText")}</p>
    ${P(s)}
    ${Ht(s)}
    ${e.asksPassword?St(s,"password",i("account.password")):Se}`,()=>at`<button type="submit" class="danger">${i("settings.delete")}</button>`)&&await e.leaveDeleted()}var La=e=>at`
  <section class="card">
    ${J("data",i("settings.data"))}
    <p>${i("settings.dataText")}</p>
    <p><a class="button quiet" href="/api/users/me/export" download>${i("settings.download")}</a></p>
    <p>${i("settings.archiveText")}</p>
    <p><a class="button quiet" href="/api/users/me/archive" download>${i("settings.archive")}</a></p>
    <p><a class="button quiet" href="/import">${i("settings.import")}</a></p>
    <h3>${i("settings.deleteHead")}</h3>
    <p>${i("settings.deleteHint")}</p>
    <p><button type="button" class="danger" @click=${()=>wc(e)}>${i("settings.delete")}</button></p>
  </section>`;import{html as yc}from"../lib/lit-html/lit-html.js";async function vc(e){try{await navigator.clipboard.writeText(e),p(i("secret.copied"))}catch{document.getElementById("secret").select(),p(i("secret.selected"))}}var us=({title:e,text:t,label:s,value:n})=>ft(a=>yc`
  <h2>${e}</h2>
  <p>${t}</p>
  <div class="field">
    <label for="secret">${s}</label>
    <input id="secret" readonly spellcheck="false" autocomplete="off" .value=${n} @focus=${o=>o.target.select()}>
  </div>
  <div class="row end">
    <button type="button" class="quiet" @click=${()=>a()}>${i("action.close")}</button>
    <button type="button" @click=${()=>vc(n)}>${c("copy")} ${i("secret.copy")}</button>
  </div>`,{label:e});function kc({mediaBytes:e,mediaLimit:t}){let s=R(e);return t===null?i("admin.usage",{size:s}):t?i("admin.usageOf",{size:s,limit:R(t)}):i("admin.usageUnlimited",{size:s})}var xc=e=>[i("admin.joined",{date:st(e.createdAt)}),e.seenAt?i("admin.seen",{date:st(e.seenAt)}):i("admin.notSeen"),i("admin.finds",{n:e.findCount}),kc(e),e.invitedBy&&i("admin.invitedBy",{name:v(e.invitedBy)})],Oc=({suspendedAt:e,endsAt:t})=>t?i("admin.suspendedUntil",{date:Ot(t)}):i("admin.suspendedSince",{when:Ce(e)}),Pc=e=>j`<p class="note">${Oc(e)}<br>${i("admin.reasonIs",{reason:e.reason})}</p>`,Fc=e=>e.suspension?j`<span class="person"><span class="avatar none">${c("block")}</span> <span>${$i(e)}</span></span>`:j`<a class="person" href="/people/${e.id}">${it(e)} <span>${$i(e)}</span></a>`,Ba=(e,t)=>j`
  ${P(t)}
  ${Ht(t)}
  ${e.asksPassword?St(t,"password",i("account.password")):le}`,qc=(e,t)=>_(s=>e.adminForm(t,s),i("admin.adminTitle",{name:v(t)}),s=>j`
  <p>${i("admin.adminText")}</p>
  ${Ba(e,s)}`,()=>j`<button type="submit" class="danger">${i("admin.admin")}</button>`);async function Sc(e,t){await S(i("admin.memberTitle",{name:v(t)}),i("admin.memberText"),i("admin.member"))&&e.demote(t)}var Tc=["instance","own","none"],Lc=(e,t)=>{e.kind??=t.mediaLimit===null?"instance":t.mediaLimit?"own":"none";let s=n=>{e.kind=n.target.value,e.update()};return j`
    ${P(e)}
    <div class="field">
      <label for="kind">${i("admin.limit")}</label>
      <select id="kind" name="kind" @change=${s}>
        ${Tc.map(n=>j`<option value=${n} ?selected=${n===e.kind}>${i(`admin.limits.${n}`)}</option>`)}
      </select>
    </div>
    ${e.kind==="own"?d(e,"size",{label:i("admin.size"),kind:"number",mode:"numeric",required:!0,value:t.mediaLimit?Math.round(t.mediaLimit/2**20):""}):le}`};async function ds(e,t,s){let n=await e;return n&&p(i(t,{name:v(s)})),n}var Bc=(e,t)=>_(s=>e.limitForm(t,s),i("admin.limitTitle",{name:v(t)}),s=>Lc(s,t),()=>j`<button type="submit">${i("action.save")}</button>`),Ic=(e,t)=>_(s=>e.suspendForm(t,s),i("admin.suspendTitle",{name:v(t)}),s=>j`
  <p>${i("admin.suspendText")}</p>
  ${P(s)}
  ${d(s,"reason",{label:i("admin.reason"),hint:i("admin.reasonHint"),kind:"area",value:t.suspension?.reason,required:!0,most:500})}
  ${d(s,"days",{label:i("admin.days"),hint:i("admin.daysHint"),kind:"number",mode:"numeric"})}`,()=>j`<button type="submit" class="danger">${i("admin.suspend")}</button>`);async function Ac(e,t){let s="";await _(o=>e.linkForm(t,r=>{s=r,o()}),i("admin.linkTitle",{name:v(t)}),o=>j`
    <p>${i("admin.linkAsk",{name:v(t)})}</p>
    ${Ba(e,o)}`,()=>j`<button type="submit">${i("admin.linkMake")}</button>`)&&await us({title:i("admin.link"),text:i("admin.linkText",{name:v(t)}),label:i("admin.linkLabel"),value:s})}async function Mc(e,t){let s=_(n=>e.deleteForm(t,n),i("admin.deleteTitle",{name:v(t)}),n=>j`
    <p>${i("admin.deleteText")}</p>
    ${P(n)}
    ${d(n,"name",{label:i("admin.deleteName",{name:t.username}),required:!0,complete:"off"})}
    ${d(n,"reason",{label:i("admin.reason"),hint:i("admin.logHint"),most:500})}`,()=>j`<button type="submit" class="danger">${i("admin.delete")}</button>`);await ds(s,"admin.deleteDone",t)&&b("account-search")}function Uc(e,t){let s=(a,o,r)=>({text:a,label:`${a}: ${v(t)}`,run:o,isDanger:r}),n=[t.role==="admin"?s(i("admin.member"),()=>Sc(e,t)):s(i("admin.admin"),()=>ds(qc(e,t),"admin.adminDone",t)),s(i("admin.limit"),()=>ds(Bc(e,t),"admin.limitDone",t))];return e.isMe(t)?n:[...n,...t.suspension?[]:[s(i("admin.link"),()=>Ac(e,t))],s(i(t.suspension?"admin.suspendAgain":"admin.suspend"),()=>ds(Ic(e,t),"admin.suspendDone",t),!t.suspension),...t.suspension?[s(i("admin.lift"),()=>e.lift(t))]:[],s(i("admin.delete"),()=>Mc(e,t),!0)]}var Ia=(e,t)=>j`
  <li class="account">
    <div class="row between">
      <span class="row">
        ${Fc(t)}
        ${t.role==="admin"?j`<span class="badge">${i("admin.role")}</span>`:le}
        ${e.isMe(t)?j`<span class="badge">${i("people.you")}</span>`:le}
        ${t.suspension?j`<span class="badge warning">${i("admin.suspended")}</span>`:le}
      </span>
      ${Dt(i("people.menu",{name:v(t)}),Uc(e,t))}
    </div>
    <p class="soft facts">${xc(t).filter(Boolean).map(s=>j`<span>${s}</span>`)}</p>
    ${t.suspension?Pc(t.suspension):le}
  </li>`;function jc(e,t){e.preventDefault(),t.search()}var Nc=e=>ms`
  <form role="search" @submit=${t=>jc(t,e)}>
    <label for="account-search">${i("people.search")}</label>
    <div class="search">
      ${c("search")}
      <input id="account-search" type="search" maxlength="31" autocomplete="off" autocapitalize="none" spellcheck="false"
        .value=${e.text} @input=${t=>e.type(t.target.value)}>
    </div>
  </form>
  <div class="chips" role="group" aria-label=${i("admin.which")}>
    ${wi.map(t=>re(e.status===t,i(`admin.statuses.${t}`),()=>e.choose(t)))}
  </div>`;function Dc(e){let{items:t,problem:s,load:n}=e.list;return s?m(s,n):t?t.length?ms`
    <ul class="people" aria-label=${i("admin.people")}>${t.map(a=>Ia(e,a))}</ul>
    ${L(e.list)}`:ms`<p class="soft" role="status">${i("admin.noAccounts")}</p>`:g(4)}function Aa(e){let t=new os(e);return{title:i("admin.people"),ready:t.list.load(),view:()=>ms`
      ${f(i("admin.people"),_c,"/admin")}
      <section class="card">${Nc(t)}${Dc(t)}</section>`,close:()=>t.close()}}import{html as Ea,nothing as Yc}from"../lib/lit-html/lit-html.js";var Ma=2**20,Ua="/api/admin/instance",_a=["invite","open","closed"],ja=["members","admins","off"],hs=class{values=null;constructor(t){this.loading=D(t,async()=>{this.values=await $(Ua,{signal:t.signal})}),this.form=new w({send:s=>this.#t(s),update:t.update})}isFixed(t){return this.values.fixed.includes(t)}get limit(){return this.values.mediaLimit?Math.round(this.values.mediaLimit/Ma):""}async#t({name:t,description:s,rules:n,contact:a,registration:o,invites:r,mediaLimit:l}){let u={name:t.trim(),description:s.trim(),rules:n.trim(),contact:a.trim()};o!==this.values.registration&&(u.registration=o),r!==this.values.invites&&(u.invites=r),l!==void 0&&l!==String(this.limit)&&(u.mediaLimit=Math.round(Number(l)*Ma)),this.values=await V(Ua,u);let{fixed:y,mediaLimit:et,registration:A,invites:Mt,...hi}=this.values;Object.assign(h(),{instance:hi,registration:A,invites:A==="closed"?"off":Mt}),p(i("admin.saved"))}},fs=class{values=null;busy=!1;#t;constructor(t){this.#t=t,this.loading=D(t,async()=>{this.values=await $("/api/admin/checks",{signal:t.signal})})}run=async()=>{this.busy||(this.busy=!0,this.#t.update(),await this.loading.load(),this.busy=!1,this.#t.update())}},$s=class{values=null;constructor(t){this.loading=D(t,async()=>{this.values=await $("/api/admin/overview",{signal:t.signal})})}};import{html as gs,nothing as vi}from"../lib/lit-html/lit-html.js";var Ec={ok:"check",warn:"flag",fail:"close"},Hc=e=>gs`
  <li class="row finding ${e.status}">
    ${c(Ec[e.status])}
    <span class="grow">
      <span class="strong">${i(`admin.check.${e.status}`)}</span> <span class="soft" lang="en">${e.check}</span><br>
      <span lang="en">${e.text}</span>
      ${e.fix?gs`<br><span lang="en" class="soft">${e.fix}</span>`:vi}
    </span>
  </li>`;function Cc({status:e,findings:t}){return gs`
    <p class="strong">${i(`admin.checked.${e}`)}</p>
    <ul class="people">${t.map(Hc)}</ul>`}var Na=e=>gs`
  <section class="card" id="checks">
    <h2>${i("admin.checks")}</h2>
    <p class="hint">${i("admin.checksText")}</p>
    <div class="stack" aria-live="polite">
      ${e.loading.problem?m(e.loading.problem,e.run):vi}
      ${e.values&&!e.loading.problem?Cc(e.values):vi}
    </div>
    <div><button class="quiet" id="check" type="button" aria-busy=${e.busy?"true":"false"} @click=${e.run}>
      ${i(e.values?"admin.checkAgain":"admin.check")}</button></div>
  </section>`;import{html as Lt,nothing as Te}from"../lib/lit-html/lit-html.js";var Rc=["disk_nearly_full","clock_apart","push_off","no_base_url","registration_open","storage_failing","data_folder","no_ffmpeg","decoders_not_confined","backup_missing"],Tt=(e,t)=>Lt`<div class="row between"><dt>${e}</dt><dd class="strong">${t}</dd></div>`,zc=e=>i("admin.jobsOf",{push:T(e.pushJobs),media:T(e.mediaJobs)}),Vc=e=>Lt`
  ${Tt(i("admin.backup"),e.lastAt?Lt`${H(e.lastAt)}, ${i(`admin.backup.${e.result}`)}`:i(`admin.backup.${e.result}`))}
  ${Tt(i("admin.backupPlace"),e.place)}`,Wc=e=>Lt`
  <dl class="stack">
    ${Tt(i("admin.users"),T(e.users))}
    ${Tt(i("admin.publicFinds"),T(e.finds))}
    ${Tt(i("admin.media"),R(e.mediaBytes))}
    ${e.diskFree===null?Te:Tt(i("admin.disk"),R(e.diskFree))}
    ${e.pushJobs||e.mediaJobs?Tt(i("admin.jobs"),zc(e)):Te}
    ${e.backup?Vc(e.backup):Te}
    ${Tt(i("admin.swept"),e.sweptAt?H(e.sweptAt):i("admin.never"))}
    ${Tt(i("admin.version"),`${e.version}, ${e.database==="postgres"?"PostgreSQL":"SQLite"}`)}
  </dl>`,Gc=e=>Lt`<li class="note">${i(`admin.problem.${e}`)}</li>`,Jc=e=>Lt`
  <details>
    <summary>${i("admin.largest")}</summary>
    <ul class="plain-list">
      ${e.map(t=>Lt`
        <li class="row between"><a href="/admin/people?q=${t.username}">${t.username}</a> <span>${R(t.mediaBytes)}</span></li>`)}
    </ul>
  </details>`;function Da({values:e,loading:t}){if(t.problem)return m(t.problem,t.load);if(!e)return g(3);let s=e.problems.filter(n=>Rc.includes(n));return Lt`
    ${s.length?Lt`<ul class="stack plain-list" aria-label=${i("admin.problems")}>${s.map(Gc)}</ul>`:Te}
    <section class="card">
      <h2>${i("admin.state")}</h2>
      ${Wc(e)}
      ${e.largest.length?Jc(e.largest):Te}
    </section>`}var Xc=[["people","/admin/people","people"],["invites","/invites","plus"],["reports","/admin/reports","flag"],["log","/admin/log","feed"],["map","/admin/map","map"],["instance","/admin/instance","gear"]],Zc=([e,t,s])=>Ea`
  <li>
    <a class="area" href=${t}>
      ${c(s)}
      <span class="grow"><span class="strong">${i(`admin.${e}`)}</span><br><span class="soft">${i(`admin.about.${e}`)}</span></span>
      ${c("next")}
    </a>
  </li>`;function Ha(e){let t=new $s(e),s=new fs(e);return{title:i("admin.title"),ready:t.loading.load(),view:()=>Ea`
      ${f(i("admin.title"),Yc,"/profile")}
      <section class="card">
        <ul class="people">${Xc.map(Zc)}</ul>
        <p class="hint">${i("admin.private")}</p>
      </section>
      ${Da(t)}
      ${Na(s)}`}}import{html as bs,nothing as Ca}from"../lib/lit-html/lit-html.js";var Ra={role_changed:"shield",media_limit_changed:"gear",account_suspended:"block",suspension_lifted:"check",account_deleted:"trash",invite_revoked:"close",sign_in_link_created:"lock",sign_in_link_used:"lock",report_closed:"flag",find_hidden:"block",find_shown:"check",find_deleted:"trash",comment_hidden:"block",comment_shown:"check",comment_deleted:"trash",instance_changed:"gear"},Kc={mediaLimit:"limitOfAll",invites:"whoInvites"},Qc=e=>parseInt(e,10)?R(parseInt(e,10)):i(`admin.limits.${e.startsWith("0 ")?"none":"instance"}`);function tl({action:e,reason:t}){return e==="role_changed"?i(`admin.roles.${t}`):e==="report_closed"?i(`report.result.${t}`):e==="instance_changed"?t.split(", ").map(s=>i(`admin.${Kc[s]??s}`)).join(", "):e==="media_limit_changed"?Qc(t):t}function el(e){let t={actor:e.actorName||i("admin.commandLine"),target:e.targetName,action:e.action};return i(Ra[e.action]?`admin.act.${e.action}`:"admin.act.other",t)}var sl=e=>bs`
  <li class="row act">
    ${c(Ra[e.action]??"shield")}
    <span class="grow">
      <span class="strong">${el(e)}</span><br>
      ${e.reason?bs`<span dir="auto">${tl(e)}</span><br>`:Ca}
      <span class="soft">${H(e.createdAt)}</span>
    </span>
  </li>`;function il(e){return e.problem?m(e.problem,e.load):e.items?e.items.length?bs`
    <section class="card">
      <p class="hint">${i("admin.logText")}</p>
      <ul class="people">${e.items.map(sl)}</ul>
      ${L(e)}
    </section>`:M(i("admin.noActs"),i("admin.noActsText")):g(4)}function za(e){let t=N(e,"/api/admin/log");return{title:i("admin.log"),ready:t.load(),view:()=>bs`${f(i("admin.log"),Ca,"/admin")}${il(t)}`}}import{html as Q,nothing as gt}from"../lib/lit-html/lit-html.js";var nl=8,al=e=>Wt(e)?i(`category.${e}`):e,ws=class{items=[];at=-1;#t;#e=null;#s=[];#i=!1;constructor(t){this.#t=t}async follow(t){this.#i=!0,this.#n(t),this.#e??=$("/api/finds/categories",{signal:this.#t.signal}).catch(()=>(this.#e=null,[])),this.#s=await this.#e,this.#i&&this.#n(t)}close(){this.#i=!1,this.#a([])}move(t){let s=this.items.length;this.at=this.at<0&&t<0?s-1:(this.at+t+s)%s,this.#t.update()}#n(t){let s=fi(t.trim()),n=new Set(this.#s.map(o=>o.category)),a=s?Nt.filter(o=>!n.has(o)).map(o=>({category:o,ownCount:0,count:0})):[];this.#a([...this.#s,...a].filter(({category:o})=>{let r=fi(al(o));return r.includes(s)&&(r!==s||Wt(o))}).slice(0,nl))}#a(t){Object.assign(this,{items:t,at:-1}),this.#t.update()}};var ol=1200*36e5,ys=class{id;stored=null;#t;#e;#s;#i=null;#n=new Set;#a=!1;#o=!1;constructor(t){this.#t=t,this.#s=!t.params.id;let s=t.params.id??t.query.get("draft");this.#r(new RegExp(`^${dn}$`).test(s)||!this.#s?s:oe()),this.#s&&!this.stored&&this.#r(oe())}#r(t){this.id=t,this.#e=this.#s?qt(t):ia(t),this.stored=this.#e.get()}get findId(){return this.#i??=Fn(this.id)>Date.now()-ol?this.id:oe()}get path(){let t=new URLSearchParams(this.#t.query);return t.set("draft",this.id),`/new?${t}`}save(t){if(!(this.#o||this.#t.signal.aborted)){if(!t)return this.#e.remove();this.#e.set({...t,at:Date.now()}),this.#s&&!this.#a&&this.#t.rename(this.path),this.#a=!0}}async files(){if(!this.stored||!this.#s)return[];let t=new Set(this.stored.media?.map(n=>n.key)),s=await ns(this.id);for(let{key:n}of s)this.#n.add(n);return s.filter(n=>!t.has(n.key))}get hasFiles(){return this.#n.size>0}release(t){let s=new Set(t.filter(n=>!n.media).map(n=>n.key));for(let n of this.#n)s.has(n)||(this.#n.delete(n),aa(n))}remove(){return this.#o=!0,this.#e.remove(),this.#s?as(this.id):null}};async function Va(e,t){if(t?.point)return t;let s=e.get("place");if(s){let a=await $(`/api/locations/${encodeURIComponent(s)}?includePrivate=true&includeFriends=true&findsLimit=0`);return{location:a,point:Ft(a)}}let n=Ze(e.get("at"));return n?{point:{lat:n.lat,lng:n.lng}}:null}var Wa=({location:e,locationId:t,exact:s})=>{let{name:n,...a}=s??e;return{location:{...e,name:n,id:t},point:Ft(a),name:n,by:"search"}},vs=({title:e,description:t,category:s,isPublic:n,area:a,exactForFriends:o})=>({title:e,description:t,category:s,isPublic:n,area:a,exactForFriends:o});function Ga({title:e,description:t,category:s,isPublic:n,area:a="",exactForFriends:o},r={area:""}){let l={title:e.trim(),description:t.trim()||null,category:s.trim()||null},u=a!==""&&a!==r.area,y=u?{area:Number(a)}:{},A=Number(a)&&(u||o!==r.exactForFriends)?{exactForFriends:o==="true"}:{};return{...l,isPublic:n==="true",...y,...A}}var Ja=({location:e},{area:t=""})=>t!==""&&(e?.area??0)>Number(t),Ya=(e,{area:t})=>z(`/api/finds/${e}`,{area:Number(t),homeZone:!1}),Xa=({location:e,exact:t})=>({area:String(e.area??0),exactForFriends:String(t?.forFriends??!0)});var pe=class{uploads=null;place=null;placeError="";shown;#t=null;#e;constructor(t,s){this.page=t,this.#e=s,this.draft=new ys(t),this.form=new w({send:n=>this.#s(n),update:t.update}),this.isRestored=!!this.draft.stored,this.values={isPublic:se.get()!=="friends",...this.draft.stored},this.proposals=new ws(t),this.loading=D(t,()=>this.begin())}get isOther(){return this.#t??!!(this.values.category&&!Wt(this.values.category))}changed(){this.saveDraft(),this.page.update()}addFiles(t){return this.uploads.add(t)}change(t){this.values={...this.values,...t},this.changed()}chooseCategory(t){this.#t=t==="other"&&!this.isOther,this.change({category:t===this.values.category||t==="other"?"":t})}async submit(t){return this.placeError="",await this.form.submit(t),!this.placeError}async#s(t){let{point:s,name:n,location:a}=this.place.value;if(!s){this.placeError=i("spot.missing"),this.page.update();return}if(await this.uploads.settled(),this.uploads.hasFailed)throw{code:"failed",text:i("edit.uploadFailed")};let o={point:s,name:n||this.place.proposal,location:a},r=Ga({category:this.values.category??"",...t},this.shown),l=await this.write(r,o).catch(u=>this.#i(u));l&&(Ja(l,t)&&await this.#e.showHome()&&await Ya(l.id,t).catch(u=>p(x(u))),await this.leave(`/finds/${l.id}`,i(this.isNew?"edit.published":"edit.saved")))}#i(t){let s=Ln(t);throw s.length?(this.uploads.removeMissing(s),{code:"failed",text:i("edit.photosGone")}):t}close(){this.uploads?.stop(),this.place?.close()}};async function ki(e){try{let t=await ue(e,0,262144),s=await rl(e,t);return s?fl(hl(s.view,s.tiff)):Za}catch{return Za}}var Za={place:null,time:""},ue=async(e,t,s)=>new DataView(await e.slice(t,t+s).arrayBuffer());function rl(e,t){return t.getUint16(0)===65496?cl(t):t.getUint32(0)===2303741511?Ka(e,{at:8,little:!1,name:"eXIf",extra:12,sizeFirst:!0}):Bt(t,0,4)==="RIFF"&&Bt(t,8,4)==="WEBP"?Ka(e,{at:12,little:!0,name:"EXIF",extra:8,even:!0}):Bt(t,4,4)==="ftyp"?pl(e):null}var Bt=(e,t,s)=>String.fromCharCode(...Array.from({length:s},(n,a)=>e.getUint8(t+a)));function cl(e){for(let t=2;t+10<e.byteLength;t+=2+e.getUint16(t+2)){let s=e.getUint16(t);if(s===65505&&e.getUint32(t+4)===1165519206)return{view:e,tiff:t+10};if(s===65498||s>>8!==255)return null}return null}var xi=1<<20,Oi=1e4;async function Ka(e,{at:t,little:s,name:n,extra:a,sizeFirst:o,even:r}){for(let l=0;l<Oi&&t+8<=e.size;l++){let u=await ue(e,t,8),y=u.getUint32(o?0:4,s);if(Bt(u,o?4:0,4)===n)return ll(await ue(e,t+8,Math.min(y,xi)));t+=a+y+(r?y%2:0)}return null}var ll=e=>({view:e,tiff:Bt(e,0,4)==="Exif"?6:0});function Qa(e,t,s){let n=[];for(let a=t;a+8<=s&&n.length<Oi;){let o=e.getUint32(a),r=8;if(o===1&&([o,r]=[Number(e.getBigUint64(a+8)),16]),o===0&&(o=s-a),o<r)break;n.push({type:Bt(e,a+4,4),from:a+r,to:Math.min(a+o,s)}),a+=o}return n}async function pl(e){for(let t=0,s=0;s<Oi&&t+8<=e.size;s++){let n=await ue(e,t,16),a=n.getUint32(0);if(a===1&&(a=Number(n.getBigUint64(8))),a===0&&(a=e.size-t),a<8)return null;if(Bt(n,4,4)==="meta")return ul(e,await ue(e,t,Math.min(a,xi)));t+=a}return null}async function ul(e,t){let s=Qa(t,t.getUint32(0)===1?20:12,t.byteLength),n=u=>s.find(y=>y.type===u),a=dl(t,n("iinf")),o=a===null?null:ml(t,n("iloc"),a);if(!o)return null;let r=o.method===1?n("idat"):null,l=r?new DataView(t.buffer,t.byteOffset+r.from+o.at,Math.min(o.size,r.to-r.from-o.at)):await ue(e,o.at,Math.min(o.size,xi));return{view:l,tiff:4+l.getUint32(0)}}function dl(e,t){if(!t)return null;let s=Qa(e,t.from+(e.getUint8(t.from)===0?6:8),t.to);for(let{from:n}of s){let a=e.getUint8(n)>2;if(Bt(e,n+(a?10:8),4)==="Exif")return a?e.getUint32(n+4):e.getUint16(n+4)}return null}function ml(e,t,s){if(!t)return null;let n=e.getUint8(t.from),a=t.from+4,o=A=>{let Mt=A===8?Number(e.getBigUint64(a)):A===4?e.getUint32(a):A===2?e.getUint16(a):0;return a+=A,Mt},r=o(2),[l,u,y]=[r>>12,r>>8&15,r>>4&15],et=n?r&15:0;for(let A=o(n<2?2:4);A>0&&a<t.to;A--){let Mt=o(n<2?2:4),hi=n?o(2)&15:0;o(2);let Qr=o(y),Ki=null;for(let Qi=o(2);Qi>0&&a<=t.to;Qi--){o(et);let tc=Qr+o(l),ec=o(u);Ki??={method:hi,at:tc,size:ec}}if(Mt===s)return Ki}return null}var to=async e=>(await ki(e)).place;function hl(e,t){let s=e.getUint16(t)===18761,n=r=>e.getUint16(t+r,s);return{u32:r=>e.getUint32(t+r,s),text:(r,l)=>Bt(e,t+r,l),entries:r=>new Map(Array.from({length:n(r)},(l,u)=>[n(r+2+12*u),r+10+12*u]))}}function fl(e){let t=e.entries(e.u32(4)),s=(n,a,o)=>{try{return t.has(n)?a(e,e.entries(e.u32(t.get(n)))):o}catch{return o}};return{place:s(34853,gl,null),time:s(34665,$l,"")}}function $l({u32:e,text:t},s){let n=s.get(36867),a=n===void 0?null:/^(\d{4}):(\d\d):(\d\d) (\d\d:\d\d:\d\d)$/.exec(t(e(n),19));return a&&a[1]!=="0000"?`${a[1]}-${a[2]}-${a[3]}T${a[4]}`:""}function gl({u32:e,text:t},s){let n=(r,l,u)=>{if(!s.has(l)||!s.has(u))return NaN;let y=e(s.get(u)),et=Mt=>e(y+8*Mt)/e(y+8*Mt+4),A=r.indexOf(t(s.get(l),1).toUpperCase());return A<0?NaN:(et(0)+(et(1)||0)/60+(et(2)||0)/3600)*(A?-1:1)},a=n("NS",1,2),o=n("EW",3,4);return Math.abs(a)<=90&&Math.abs(o)<=180&&(a||o)?{lat:a,lng:o}:null}async function Le(e){if(!/^image\/(jpeg|png|webp|avif|heic|heif)$/.test(e.type))return e;try{return await bl(e)}catch{return e}}async function bl(e){let t=await createImageBitmap(e,{imageOrientation:"from-image"}),s=Math.min(1,2560/Math.max(t.width,t.height));if(s===1&&e.size<409600)return t.close(),e;let n=new OffscreenCanvas(Math.max(1,Math.round(t.width*s)),Math.max(1,Math.round(t.height*s))),a=n.getContext("2d");a.fillStyle="#fff",a.fillRect(0,0,n.width,n.height),a.drawImage(t,0,0,n.width,n.height),t.close();let o=await n.convertToBlob({type:"image/jpeg",quality:.85});return o.size<e.size?new File([o],e.name.replace(/\.\w+$/,"")+".jpg",{type:"image/jpeg"}):e}var wl=2,yl=2,vl=60,de=class{removed=[];#t=!1;#e;#s;#i;#n;#a=()=>{};constructor(t,{changed:s,placed:n=()=>{},signal:a,send:o=ae}){this.items=t.map(({at:r,key:l,caption:u="",...y})=>({media:y,at:r,key:l,caption:u,state:"done"})),this.#e=r=>{this.#a(),s(r)},this.#s=n,this.#i=a,this.#n=o,addEventListener("online",()=>this.#u(),{signal:a})}get most(){return h().limits.mediaPerFind}get isBusy(){return this.items.some(t=>["waiting","sending","paused"].includes(t.state))}get isPaused(){return this.items.some(t=>t.state==="paused")}async settled(){for(;this.isBusy&&!this.isPaused;)await new Promise(t=>{this.#a=t})}files(){return Promise.all(this.items.map(async({media:t,at:s,file:n,caption:a})=>{let o=n?await Le(n):null;return t?{media:t,at:s,caption:a,blob:o}:{caption:a,blob:o,name:n.name||"file"}}))}get hasFailed(){return this.items.some(t=>t.state==="failed")}get isChanged(){return this.#t||this.removed.length>0||this.items.some(t=>!t.media?.id)}get media(){return this.items.filter(t=>t.media).map(t=>Tn(t.media,t.caption))}get draft(){return this.items.filter(t=>t.media).map(({media:t,at:s,key:n,caption:a})=>({...t,at:s,key:n,caption:a}))}async add(t,s=[]){if(this.#i.aborted)return;let n=this.most-this.items.length,a=[...t].slice(0,n),o=a.map((r,l)=>({file:r,key:s[l],caption:"",preview:URL.createObjectURL(r),state:"waiting",progress:0}));this.items=[...this.items,...o],this.#e(t.length>n?i("upload.tooMany",{n:this.most}):""),await this.#o(a),this.#r()}async#o(t){for(let s of t){let n=await to(s);if(this.#i.aborted)return;if(n)return this.#s(n)}}#r(){if(this.#i.aborted)return;let t=wl-this.items.filter(s=>s.state==="sending").length;for(let s of this.items.filter(n=>n.state==="waiting").slice(0,t))this.#l(s)}async#l(t){t.stop=new AbortController,Object.assign(t,{state:"sending",progress:0,problem:null}),this.#e();try{let s=await this.#d(t);if(!s)return;Object.assign(t,{media:s,at:Date.now(),state:"done"})}catch(s){if(s.name==="AbortError")return;Object.assign(t,{state:ze(s)?"paused":"failed",problem:x(s)}),t.state==="paused"&&this.#p(t,s.retryAfter)}this.#e(),this.#r()}#p(t,s){t.pause=Math.min(vl,(t.pause??yl/2)*2),t.timer=setTimeout(()=>this.retry(t),1e3*(s||t.pause))}#u(){for(let t of this.items.filter(s=>s.state==="paused"))this.retry(t)}async#d(t){let{signal:s}=t.stop,n=await Le(t.file),{videoBytes:a,imageBytes:o}=h().limits,r=n.type.startsWith("video/")?a:o;if(n.size>r)throw{code:"large",text:i("upload.large",{size:ln(r)})};if(s.aborted)return null;let l=y=>{t.progress=y,this.#e()},[u]=await this.#n("POST","/api/media",n,{signal:s,progress:l});return u}retry(t){clearTimeout(t.timer),t.state="waiting",this.#r()}remove(t){this.#c(t),t.media?.id&&this.removed.push(t.media.id),this.items=this.items.filter(s=>s!==t),this.#e(),this.#r()}removeMissing(t){let s=this.items.filter(n=>n.media).filter((n,a)=>t.includes(a));s.forEach(this.#c),this.items=this.items.filter(n=>!s.includes(n)),this.#e()}move(t,s){this.items.splice(s,0,...this.items.splice(t,1)),this.#t=!0,this.#e()}setCaption(t,s){t.caption=s,this.#t=!0,this.#e()}stop(){this.items.forEach(this.#c)}#c({timer:t,stop:s,preview:n}){clearTimeout(t),s?.abort(),n&&URL.revokeObjectURL(n)}};var ks=class extends pe{isNew=!1;title=i("edit.title");#t;#e="";#s="";constructor(t,s){super(t,s),this.back=`/finds/${t.params.id}`,this.#t=`/api${this.back}`}async begin(){let[t,s]=await pn(this.#t),n=this.draft.stored;this.#s=s,this.#e=t.locationId,this.shown=Xa(t),this.values={...t,...this.shown,...n};let a=o=>{o&&p(o),this.page.update()};this.uploads=new de(t.media,{changed:a,signal:this.page.signal}),this.place=new nt(this.page,n?.place??Wa(t),()=>this.changed())}saveDraft(){let t=vs(this.values),s=this.place?.value;this.draft.save(s?.location?.id===this.#e?t:{...t,place:s})}async write(t,s){let{isPaused:n,isChanged:a,media:o,removed:r}=this.uploads;if(n)throw{code:"failed",text:i("edit.uploadFailed")};let l=await Xe(s),u=l===this.#e?{}:{locationId:l},y=o.map(A=>A.id?{id:A.id,caption:A.caption??null}:A),et=a?{media:y,mediaToDelete:r}:{};return z(this.#t,{...t,...u,...et},{headers:this.#s?{"If-Match":this.#s}:{}})}overwrite(){this.#s=""}async leave(t,s=""){await this.draft.remove(),await this.page.go(t,{replace:!0}),s&&p(s)}discard(){return this.uploads?.stop(),this.leave(`${this.back}/edit`)}};async function Pi(){if(!await caches.has(xe))return null;let e=await caches.open(xe),[t]=await e.keys(),s=t&&await(await e.match(t))?.formData();return s?{key:t,values:kl(s),files:s.getAll("file"),left:Number(s.get("left"))}:null}function kl(e){let t=e.get("title"),s=[e.get("text"),e.get("url")].filter(Boolean).join(`
`);return{...t?{title:t}:{},...s?{description:s}:{}}}async function eo(e){let t=await caches.open(xe);return await t.delete(e),(await t.keys()).length===0&&await caches.delete(xe),Pi()}var xl=2,xs=class{items=[];isWhole=!1;#t;#e;constructor(t,s){this.#t=t,this.#e=s}get shown(){return this.isWhole?this.items:this.items.slice(0,xl)}async load(){await oa();let t=await ns();if(this.#t.signal.aborted)return;this.close();let s=is().filter(n=>n.id!==this.#e);this.items=s.map(n=>{let a=n.media?.find(r=>r.at>Date.now()-Ye),o=a?null:t.find(r=>r.draft===n.id&&r.file.type.startsWith("image/"))?.file;return{draft:n,media:a,preview:o?URL.createObjectURL(o):""}}),this.#t.update()}showAll(){this.isWhole=!0,this.#t.update()}remove({draft:t}){qt(t.id).remove(),this.items=this.items.filter(s=>s.draft!==t),this.#t.update(),p(i("edit.draftDeleted"),"",{text:i("action.undo"),run:()=>this.#s(t)})}#s(t){return qt(t.id).set(t),this.load()}close(){for(let{preview:t}of this.items)t&&URL.revokeObjectURL(t)}};var Ol=.15,so=e=>e.slice(0,10);function Pl(e){let t="";return e.map(n=>({photo:n,time:t=n.time||t})).sort((n,a)=>n.time<a.time?-1:n.time>a.time?1:0).map(n=>n.photo)}var io=e=>e.find(t=>t.place)?.place??null,no=e=>e.find(t=>t.time)?.time??"";function Fl(e,t,s){let[n,a]=[io(e),no(e)];return e.length<s&&(!n||!t.place||Vt(n,t.place)<=Ol)&&(!a||!t.time||so(a)===so(t.time))}function ao(e,t){let s=[];for(let n of Pl(e)){let a=s.findLast(o=>Fl(o,n,t));a?a.push(n):s.push([n])}return s}var Be=e=>({place:io(e),time:no(e)}),oo=(e,t)=>e.flatMap((s,n)=>n===t?[]:n===t-1?[[...s,...e[t]]]:[s]),ro=(e,t,s)=>e.flatMap((n,a)=>a===t?[n.slice(0,s),n.slice(s)]:[n]);var Os=class{groups=null;busy=!1;#t;#e=new Map;constructor(t){this.#t=t}get most(){return h().limits.mediaPerFind}get count(){return this.groups.flat().length}async consider(t,s){if(this.groups)return this.consider([...this.decline(),...t],s);if(t.length<2)return!1;let n=await Promise.all(t.map(async o=>({file:o,...await ki(o)}))),a=ao(n,this.most);if(this.#t.signal.aborted||a.length<2&&t.length<=s)return!1;for(let o of n)o.preview=o.file.type.startsWith("image/")?URL.createObjectURL(o.file):"";return this.#s(a),!0}#s(t){this.groups=t,this.#t.update();for(let s of t)this.#i(s)}async#i(t){let{place:s}=Be(t);if(!s||this.#e.has(t[0]))return;this.#e.set(t[0],"");let{name:n}=await Je(s,{signal:this.#t.signal});this.#e.set(t[0],n),this.#t.update()}describe=t=>({name:Be(t).place?this.#e.get(t[0])??"":"",time:Be(t).time});canMerge=t=>t>0&&this.groups[t-1].length+this.groups[t].length<=this.most;merge(t){this.#s(oo(this.groups,t))}split(t,s){this.#s(ro(this.groups,t,s))}decline(){let t=this.groups.flat().map(s=>s.file);return this.close(),this.#t.update(),t}async accept(){if(this.busy)return;this.busy=!0,this.#t.update();let t=this.groups.map(()=>oe()),s=Date.now(),n=k()?.id;try{for(let[a,o]of this.groups.entries())await this.#n(n,t[a],o,s-a)}catch{if(k()?.id!==n)return null;for(let a of t)await ql(a);return this.busy=!1,this.#t.update(),p(i("group.noRoom"))}await this.#t.go(`/new?draft=${t[0]}`),p(i("group.made",{n:t.length}))}async#n(t,s,n,a){if(k()?.id!==t)throw{code:"stopped"};let{place:o}=Be(n),r={id:s,at:a,isPublic:se.get()!=="friends",media:[],label:this.describe(n).name};if(qt(s).set(o?{...r,place:{point:o,source:"photo",photo:o}}:r),!qt(s).get())throw{code:"storage"};await na(s,n.map(l=>l.file),t)}close(){for(let{preview:t}of this.groups?.flat()??[])t&&URL.revokeObjectURL(t);this.groups=null}};async function ql(e){qt(e).remove(),await as(e)}var Ps=class extends pe{isNew=!0;title=i("edit.new");back="/";share=null;photosExpired=!1;#t="";constructor(t,s){super(t,s),this.drafts=new xs(t,this.draft.id),this.several=new Os(t)}async begin(){let{page:t,values:s}=this,n=await Va(t.query,s.place),a=s.media??[],o=a.filter(y=>y.at>Date.now()-Ye);this.photosExpired=o.length<a.length;let r=y=>{y&&p(y),this.changed()},l=y=>this.place.suggestPoint(y);this.uploads=new de(o,{changed:r,placed:l,signal:t.signal}),this.place=new nt(t,n,r),this.place.point&&!this.place.label&&this.place.propose(),this.drafts.load();let u=await this.draft.files();u.length&&this.uploads.add(u.map(y=>y.file),u.map(y=>y.key)),this.share=t.query.has("shared")?await Pi():null}async addFiles(t){let{items:s,most:n}=this.uploads;await this.several.consider(t,n-s.length)||await super.addFiles(t)}saveDraft(){let t=vs(this.values),s=this.place?.value,n=this.uploads.draft,a=![t.title,t.description,t.category,s?.point,n.length,this.draft.hasFiles].some(Boolean);this.draft.save(a?null:{...t,place:s,label:this.place?.label,media:n,id:this.draft.id}),this.draft.release(this.uploads.items)}async resolveShare(t){let{values:s,files:n,key:a}=this.share;this.share=null,t&&n.length&&await this.addFiles(n),this.share=await eo(a),this.change(t?s:{}),this.form.clear("title"),this.page.update()}async write(t,s){if(this.uploads.isPaused)return this.#e(t,s);try{return this.#t=await Xe(s),await Sn(this.draft.findId,{...t,locationId:this.#t,media:this.uploads.media})}catch(n){if(!ze(n))throw n;return this.#e(t,s)}}async#e(t,s){return await In(this.draft.findId,{body:t,place:s,locationId:this.#t},this.uploads),await this.leave("/waiting",i("outbox.added")),null}async leave(t,s=""){s&&se.set(this.values.isPublic?"public":"friends"),await this.draft.remove(),await this.page.go(t,{replace:!0});let[n]=is();s&&p(s,"",n&&{text:i("edit.next"),run:()=>this.page.go(`/new?draft=${n.id}`)})}discard(){return this.uploads?.stop(),this.leave("/new")}close(){super.close(),this.drafts.close(),this.several.close()}};import{html as me,nothing as Fi}from"../lib/lit-html/lit-html.js";function Sl(e,t){e.remove(t),b(e.items.length?"drafts-title":"main")}var Tl=({media:e,preview:t})=>me`
  <span class="thumb">${e||t?me`<img src=${e?.thumbnailUrl??t} alt="">`:c("edit")}</span>`;function Ll(e,t){let{draft:s}=t,n=s.title?.trim()||i("edit.untitled");return me`
    <li class="row draft">
      <a class="find grow" href="/new?draft=${s.id}">
        ${Tl(t)}
        <span class="what">
          <span class="name" dir="auto">${n}</span>
          ${s.label?me`<span class="soft" dir="auto">${s.label}</span>`:Fi}
          <span class="soft">${Ce(s.at)}</span>
        </span>
      </a>
      <button type="button" class="round" aria-label=${i("edit.draftDelete",{title:n})} @click=${()=>Sl(e,t)}>
        ${c("trash")}
      </button>
    </li>`}var co=e=>e.items.length?me`
  <section class="card drafts" id="drafts" aria-labelledby="drafts-title">
    <h2 id="drafts-title" tabindex="-1">${i("edit.drafts")}</h2>
    <ul class="rows">${e.shown.map(t=>Ll(e,t))}</ul>
    ${e.shown.length<e.items.length?me`
      <button type="button" class="link" @click=${()=>e.showAll()}>
        ${i("edit.allDrafts",{n:e.items.length})}
      </button>`:Fi}
  </section>`:Fi;var lo=e=>[...e?.files??[]].filter(t=>/^(image|video)\//.test(t.type)),po=e=>[...e.dataTransfer?.types??[]].includes("Files"),Bl=e=>e.target.matches?.("input, textarea")&&e.clipboardData.types.includes("text/plain");function uo(e,t){let s=a=>document.body.classList.toggle("dropping",a),n=(a,o)=>document.addEventListener(a,o,{signal:e});n("dragover",a=>{po(a)&&(a.preventDefault(),s(!0))}),n("dragleave",a=>{a.relatedTarget||s(!1)}),n("drop",a=>{po(a)&&(a.preventDefault(),s(!1),document.querySelector("dialog[open]")||t(lo(a.dataTransfer)))}),n("paste",a=>{let o=lo(a.clipboardData);!o.length||Bl(a)||document.querySelector("dialog[open]")||(a.preventDefault(),t(o))}),e.addEventListener("abort",()=>s(!1))}import{html as rt,nothing as Si}from"../lib/lit-html/lit-html.js";import{html as Ie,nothing as qi}from"../lib/lit-html/lit-html.js";var he="category";function mo(e,{category:t}){let s=document.getElementById(he);if(s.value=t,Wt(t)){e.proposals.close(),e.chooseCategory(t),document.querySelector("#fold-category summary")?.focus();return}s.dispatchEvent(new Event("input",{bubbles:!0})),e.proposals.close()}function Il(e,t){t.form.typed(e.target),t.proposals.follow(e.target.value)}function Al(e,t){let{items:s,at:n}=t.proposals;if(!s.length){e.key==="ArrowDown"&&t.proposals.follow(e.target.value);return}let a={ArrowDown:1,ArrowUp:-1}[e.key];if(a)t.proposals.move(a);else if(e.key==="Escape")t.proposals.close();else if(e.key==="Enter"&&n>=0)mo(t,s[n]);else return;e.preventDefault()}var Ml=(e,t,s)=>Ie`
  <li id="category-${s}" data-kind="category" role="option" aria-selected=${s===e.proposals.at?"true":"false"}
    @click=${()=>mo(e,t)}>
    ${Gt(t.category)}
    <span class="grow" dir="auto">${ht(t.category)}</span>
    <span class="soft far">${t.ownCount?i("categories.byYou",{n:t.ownCount}):t.count?T(t.count):qi}</span>
  </li>`,Ul=e=>{let{items:t}=e.proposals;return Ie`
    <div class="proposals" ?hidden=${!t.length} @mousedown=${s=>s.preventDefault()}>
      <ul id="category-list" role="listbox" aria-label=${i("categories.used")}>${t.map((s,n)=>Ml(e,s,n))}</ul>
    </div>
    <span class="unseen" role="status">${t.length?i("categories.count",{n:t.length}):""}</span>`};function ho(e){let{form:t,proposals:s}=e,n=t.errors[he];return Ie`
    <div class="field">
      <label for=${he}>${i("categories.own")} <span class="soft">${i("form.optional")}</span></label>
      <div class="combo">
        <input id=${he} name=${he} type="text" dir="auto" role="combobox" autocomplete="off" data-most=${h().limits.category}
          aria-autocomplete="list" aria-controls="category-list" aria-expanded=${s.items.length?"true":"false"}
          aria-activedescendant=${s.at>=0?`category-${s.at}`:qi}
          aria-describedby=${n?"category-error":"category-hint"} aria-invalid=${n?"true":qi}
          .defaultValue=${e.values.category??""} @input=${a=>Il(a,e)} @keydown=${a=>Al(a,e)}
          @focus=${a=>s.follow(a.target.value)} @blur=${()=>s.close()}>
        ${Ul(e)}
      </div>
      ${Yn(t.left[he])}
      ${n?Ie`<p class="error" id="category-error">${n}</p>`:Ie`<p class="hint" id="category-hint">${i("categories.hint")}</p>`}
    </div>`}var Fs=(e,t,s,n,a)=>rt`
  <details class="fold" id="fold-${e}">
    <summary>${t} <span class="grow"><span>${s}</span> <span class="soft" dir="auto">${n}</span></span> ${c("next")}</summary>
    ${a}
  </details>`;function go(e){let t=e?.closest("details");t&&(t.open=!0)}var _l=e=>Fs("description",c("edit"),i("find.description"),e.values.description||i("edit.none"),d(e.form,"description",{label:i("find.description"),value:e.values.description??"",kind:"area",most:h().limits.description})),fo=(e,t,s)=>rt`
  <button type="button" class="chip" aria-pressed=${s?"true":"false"} @click=${()=>e.chooseCategory(t)}>
    ${Gt(t)} ${ht(t)}
  </button>`;function jl(e){let{category:t}=e.values,[s,n]=t?[Gt(t),ht(t)]:[c("filter"),i("edit.none")];return Fs("category",s,i("find.category"),n,rt`
    <fieldset>
      <legend>${i("find.category")}</legend>
      <div class="chips">
        ${Nt.map(a=>fo(e,a,a===t))}
        ${fo(e,"other",e.isOther)}
      </div>
      ${e.isOther?ho(e):Si}
    </fieldset>`)}var $o=(e,t,s,n,a)=>rt`
  <label class="choice">
    <input type="radio" name="isPublic" value=${String(t)} ?checked=${e.values.isPublic===t}>
    <span>
      ${c(s)}
      <span>
        <span class="strong">${n}</span><br>
        <span class="soft">${a}</span>
      </span>
    </span>
  </label>`;function Nl(e){let{isPublic:t}=e.values;return Fs("audience",c(t?"globe":"lock"),i("edit.who"),i(t?"edit.public":"edit.private"),rt`
    <fieldset class="choices">
      <legend>${i("edit.who")}</legend>
      ${$o(e,!0,"globe",i("edit.public"),i("edit.publicText",{instance:zt()}))}
      ${$o(e,!1,"lock",i("edit.private"),i("edit.privateText"))}
    </fieldset>`)}var Dl=["0","1","5","20"],Zt=e=>Number(e)?i("place.area",{distance:ie(Number(e))}):i("place.exact"),El=e=>rt`
  <div class="field">
    <label for="exact-for">${i("place.exactFor")}</label>
    <select id="exact-for" name="exactForFriends">
      ${["true","false"].map(t=>rt`
        <option value=${t} ?selected=${e===t}>${i(t==="true"?"place.forFriends":"place.forMe")}</option>`)}
    </select>
  </div>`;function Hl(e){let{area:t="",exactForFriends:s="true"}=e.values;return Fs("shown",c("map"),i("place.shown"),t===""?i("place.asSet"):Zt(t),rt`
    <div class="field">
      <label for="area">${i("place.shown")}</label>
      <select id="area" name="area">
        ${e.isNew?rt`<option value="" ?selected=${t===""}>${i("place.asSet")}</option>`:Si}
        ${Dl.map(n=>rt`<option value=${n} ?selected=${t===n}>${Zt(n)}</option>`)}
      </select>
      <p class="hint">${i(e.isNew?"place.shownHint":"place.recall")}</p>
    </div>
    ${Number(t)?El(s):Si}`)}var bo=e=>rt`<div class="folds">${_l(e)}${jl(e)}${Nl(e)}${Hl(e)}</div>`;import{html as Ss,nothing as Bi}from"../lib/lit-html/lit-html.js";import{html as $t,nothing as Ae}from"../lib/lit-html/lit-html.js";var Ti=16,wo=10,Cl=2,Rl={lat:25,lng:5,zoom:1},qs=class extends nt{failed=!1;problem="";#t;#e=null;constructor(t,s){super(t,s.value,()=>this.#i()),this.#t=t,Object.assign(this,{nearby:s.nearby,proposal:s.proposal})}async showMap(t){this.failed=!1;let s=this.#s();try{let n=await t({view:s,onMove:a=>this.#a(a),onPick:a=>this.setPoint(a,"tap")});if(this.#t.signal.aborted)return n.close();this.#e=n,this.photo&&n.mark(this.photo,i("spot.photoPlace"),"one ghost")}catch{this.failed=!0}return this.#e&&this.point&&this.#i(),this.#t.update(),!this.point&&s.zoom>=wo?this.setPoint({lat:s.lat,lng:s.lng},"tap"):this.point?this.propose():null}#s(){if(this.point)return{...this.point,zoom:Ti};let t=Ze(en.get());return t?.zoom?t:Rl}#i(){this.problem="";let t=this.#e?.where();t&&!this.#n(t)&&this.#e.setView({...this.point,zoom:this.source==="tap"?t.zoom:Math.max(Ti,t.zoom)},{animate:!1}),this.#t.update()}#n(t){return Vt(this.point,t)<Cl*Nn(t)}#a(t){(!this.point||!this.#n(t))&&this.setPoint({lat:t.lat,lng:t.lng},"tap")}usePhoto(){return this.setPoint(this.photo,"photo")}useFound(t){return this.setPoint(Ft(t),"found",t.name)}distance=t=>this.point&&t?Vt(this.point,t):void 0;check(){let t=this.#e?.where().zoom??Ti,s=this.source==="tap"&&!this.chosen&&t<wo;return this.problem=this.point?s?i("spot.zoom"):"":i("spot.none"),this.#t.update(),!this.problem}close(){super.close(),this.#e?.close(),this.#e=null}};async function fe(e){let t=new AbortController,s=null,n=ft((o,r)=>(s??=new qs({signal:t.signal,update:r},e),Xl(s,o)),{label:i("spot.title"),kind:"chooser"});yo(s),await n&&e.take(s),t.abort(),s.close()}var yo=e=>e.showMap(t=>da(document.getElementById("spot"),{...t,hasCross:!0})),zl=(e,t)=>$t`
  <div class="row">
    <button type="button" class="round" aria-label=${i("nav.back")} @click=${()=>t()}>${c("back")}</button>
    <place-search id="spot-search" class="grow" .label=${i("spot.search")} .near=${e.point} .distance=${e.distance}
      @choose=${({detail:s})=>e.useFound(s.value)}></place-search>
  </div>`,Vl=e=>$t`
  <div class="mapbox">
    <div id="spot" role="application" aria-label=${i("spot.map")}></div>
    ${e.failed?m({code:"map",text:i("map.failed")},()=>yo(e)):Ae}
  </div>`;function Wl(e,t){let s=e.chosen?.id===t.id;return $t`
    <button type="button" class="chip" aria-pressed=${s?"true":"false"} @click=${()=>e.toggle(t)}>
      ${c(s?"check":"pin")} <bdi>${t.name}</bdi> <span class="soft">${Re(t.distance)}</span>
    </button>`}var Gl=e=>$t`
  <div class="chips scrolls" role="group" aria-label=${i("spot.proposals")}>
    <button type="button" class="chip" @click=${()=>e.locate()}>${c("here")} ${i("spot.here")}</button>
    ${e.photo&&e.source!=="photo"?$t`
      <button type="button" class="chip" @click=${()=>e.usePhoto()}>${c("camera")} ${i("spot.photoPlace")}</button>`:Ae}
    ${e.nearby.map(t=>Wl(e,t))}
  </div>`,Jl=e=>$t`
  <div class="field">
    <label for="place-name">${i("spot.name")} <span class="soft">${i("form.optional")}</span></label>
    <input id="place-name" autocomplete="off" dir="auto" placeholder=${e.proposal||i("spot.nameHint")} .value=${e.name}
      @input=${t=>e.setName(t.target.value)}>
  </div>`,Li=e=>i(`spot.${e.source||"set"}`),Yl=e=>$t`
  <p class="at" role="status">
    ${c("pin")}
    <span class="grow"><span class="strong" dir="auto">${e.label||i(e.point?"spot.unnamed":"spot.none")}</span>
      ${e.point?$t`<span class="soft">${Li(e)}</span>`:Ae}</span>
  </p>`,Xl=(e,t)=>$t`
  <h2 class="unseen" tabindex="-1" autofocus>${i("spot.title")}</h2>
  ${zl(e,t)}
  ${Vl(e)}
  <div class="panel">
    ${Yl(e)}
    ${Gl(e)}
    ${e.chosen?Ae:Jl(e)}
    ${e.problem?$t`<p class="error" role="alert">${e.problem}</p>`:Ae}
    <button type="button" class="main" id="use-place" @click=${()=>e.check()&&t(!0)}>${i("spot.use")}</button>
  </div>`;var vo=(e,t)=>Ss`
  <span class="row">
    ${c("pin")} <span class="grow"><span class="strong" dir="auto">${e}</span><br><span class="soft">${t}</span></span>
    ${c("next")}
  </span>`,ko=(e,t)=>Ss`
  <fieldset>
    <legend>${i("edit.where")}</legend>
    <button type="button" class="where" id="place" aria-describedby=${t?"place-error":Bi} @click=${()=>fe(e)}>
      ${e.point?Ss`<place-map inert .at=${e.point}></place-map>`:Bi}
      ${e.point?vo(e.label||i("spot.unnamed"),[Li(e),i("spot.change")].filter(Boolean).join(" · ")):vo(i("spot.title"),i("spot.chooseHint"))}
    </button>
    ${t?Ss`<p class="error" id="place-error" role="alert">${t}</p>`:Bi}
  </fieldset>`;import{html as Kt,nothing as Ii}from"../lib/lit-html/lit-html.js";function Zl(e,t){e.merge(t),b(`group-${t-1}`)}function Kl(e,t,s){e.split(t,s),b(`group-${t+1}`)}var Ql=({preview:e,file:t})=>e?Kt`<img src=${e} alt="">`:Kt`<span class="film" title=${t.name}>${c("play")}</span>`,tp=(e,t,s)=>Kt`
  <button type="button" class="cut" aria-label=${i("group.split",{n:s+1})} title=${i("group.split",{n:s+1})}
    @click=${()=>Kl(e,t,s)}></button>`;function ep(e,t,s){let{name:n,time:a}=e.describe(t),o=[a&&st(a),n].filter(Boolean);return Kt`
    <li>
      <div class="row between">
        <h3 id="group-${s}" tabindex="-1">${i("group.find",{n:s+1})} <span class="soft" dir="auto">${o.join(" · ")}</span></h3>
        ${e.canMerge(s)?Kt`
          <button type="button" class="link" aria-describedby="group-${s}" @click=${()=>Zl(e,s)}>
            ${i("group.merge")}
          </button>`:Ii}
      </div>
      <ul class="group">${t.map((r,l)=>Kt`<li>${l?tp(e,s,l):Ii}${Ql(r)}</li>`)}</ul>
    </li>`}var xo=(e,t)=>e.groups?Kt`
  <section class="card" id="several" aria-labelledby="several-title">
    <h2 id="several-title" tabindex="-1">${i("group.title",{n:e.count,finds:i("group.finds",{n:e.groups.length})})}</h2>
    <p class="hint">${i("group.hint")}</p>
    <ol class="groups">${e.groups.map((s,n)=>ep(e,s,n))}</ol>
    <div class="publish row">
      <button type="button" class="quiet" @click=${t}>${i("group.one")}</button>
      <button type="button" class="main" aria-busy=${e.busy?"true":"false"} @click=${()=>e.accept()}>
        ${i("group.make",{n:e.groups.length})}
      </button>
    </div>
  </section>`:Ii;import{html as W,nothing as It}from"../lib/lit-html/lit-html.js";import{html as Ai}from"../lib/lit-html/lit-html.js";async function sp(e,t,s){let n=null,a={label:i("upload.caption"),hint:i("upload.captionHint"),value:t.caption,most:h().limits.caption},o=await ft((r,l)=>(n??=new w({send:({caption:u})=>r(u.trim()),update:l}),Ai`
      <h2>${i("upload.caption")}</h2>
      <div class="captioned">${s}</div>
      <form novalidate @submit=${n.submit}>
        ${d(n,"caption",a)}
        <div class="row end">
          <button type="button" class="quiet" @click=${()=>r()}>${i("action.cancel")}</button>
          ${U(n,i("action.save"))}
        </div>
      </form>`),{label:i("upload.captionOf",{n:e.items.indexOf(t)+1})});o!==null&&e.setCaption(t,o)}var Oo=(e,t,s,n)=>Ai`
  <button type="button" class="words ${t.caption?"":"round"}" @click=${()=>sp(e,t,n)}
    aria-label="${i("upload.captionOf",{n:s})}${t.caption?`: ${t.caption}`:""}">
    ${t.caption?Ai`<span dir="auto">${t.caption}</span>`:c("edit")}
  </button>`;var[ip,np]=[6,10],ap=300,I=null;function Po(){I.isOn=!0,I.item.classList.add("lifted"),navigator.vibrate?.(10)}var Fo=e=>[...e.parentElement.querySelectorAll(":scope > [data-drag]")],op=(e,t)=>Fo(I.item).find(s=>{let n=s.getBoundingClientRect();return s!==I.item&&n.left<=e&&e<=n.right&&n.top<=t&&t<=n.bottom});function rp(e){if(e.pointerId!==I.id)return;let[t,s]=[e.clientX-I.x,e.clientY-I.y],n=e.pointerType==="touch";if(!I.isOn){if(Math.hypot(t,s)<(n?np:ip))return;if(n)return I.end();Po()}I.item.style.transform=`translate(${t}px, ${s}px) scale(1.04)`,I.over?.classList.remove("target"),I.over=op(e.clientX,e.clientY),I.over?.classList.add("target")}function qo(e,t){if(e.button||I||e.target.closest("button, input, a"))return;let s=e.currentTarget,n=new AbortController,{signal:a}=n,o=()=>{clearTimeout(I.timer),n.abort(),s.classList.remove("lifted"),s.style.transform="",I.over?.classList.remove("target"),I=null};I={item:s,x:e.clientX,y:e.clientY,id:e.pointerId,isOn:!1,over:null,end:o},e.pointerType==="touch"&&(I.timer=setTimeout(Po,ap));let r=u=>{u.pointerId===I.id&&o()},l=u=>{if(u.pointerId!==I.id)return;let[y,et]=[s,I.isOn&&I.over].map(A=>Fo(s).indexOf(A));o(),et>=0&&t(y,et)};document.addEventListener("pointermove",rp,{signal:a}),document.addEventListener("pointerup",l,{signal:a}),document.addEventListener("pointercancel",r,{signal:a}),document.addEventListener("keydown",u=>{u.key==="Escape"&&o()},{signal:a})}function Ts(e){(I?.isOn||e.type==="dragstart")&&e.preventDefault()}var cp="image/*,video/mp4,video/quicktime,video/webm";function lp(e,t){let s=e.items.indexOf(t);e.remove(t),queueMicrotask(()=>{(document.querySelectorAll(".shot .drop")[Math.min(s,e.items.length-1)]??document.getElementById("files"))?.focus()})}function So(e,t,s){e.move(t,s),queueMicrotask(()=>{let n=s<t?".before, .after":".after, .before";document.querySelectorAll(".shot")[s]?.querySelector(n)?.focus()})}function To(e){return e.media?Et(e.media,{thumb:!0,eager:!0}):e.file.type.startsWith("video/")?W`<span class="film">${c("play")}</span>`:W`<img src=${e.preview} alt="">`}var Lo={handleEvent:e=>{e.target.hidden=e.type==="error"},capture:!0},Ls=(e,t,s,n,a)=>W`
  <button type="button" class="round ${e}" aria-label=${i(`upload.${t}`,{n})} @click=${a}>${c(s)}</button>`,pp=(e,t)=>e.progress<1?W`<progress max="1" .value=${e.progress} aria-label=${i("upload.progress",{n:t})}></progress>`:W`<span class="over">${i("upload.processing")}</span>`,up=(e,t)=>({sending:()=>pp(e,t),paused:()=>W`<span class="over" title=${e.problem}>${i("upload.paused")}</span>`,waiting:()=>W`<span class="over">${i("upload.waiting")}</span>`,failed:()=>W`<span class="over error">${i("upload.failed")}</span>`,done:()=>It})[e.state]();function dp(e,t,s){let n=s+1;return W`
    <li class="shot ${t.state}" data-drag @pointerdown=${a=>qo(a,(o,r)=>e.move(o,r))}
      @error=${Lo} @load=${Lo}>
      ${To(t)}
      ${s===0&&e.items.length>1?W`<span class="cover">${i("upload.cover")}</span>`:It}
      ${up(t,n)}
      <span class="buttons">
        ${s>0?Ls("before","earlier","back",n,()=>So(e,s,s-1)):It}
        ${n<e.items.length?Ls("after","later","next",n,()=>So(e,s,s+1)):It}
        ${t.state==="failed"||t.state==="paused"?Ls("","again","retry",n,()=>e.retry(t)):It}
        ${Ls("drop",t.state==="done"?"remove":"cancel","close",n,()=>lp(e,t))}
      </span>
      ${t.state==="failed"?It:Oo(e,t,n,To(t))}
    </li>`}function mp(e,t){t([...e.target.files]),e.target.value=""}var hp=(e,t)=>W`
  <li class="shot add">
    <label for="files">
      ${c("camera")}<span class="strong">${i(e.items.length?"upload.more":"upload.add")}</span>
      ${e.items.length?It:W`<span class="soft mice">${i("upload.drop")}</span>`}
    </label>
    <input id="files" type="file" accept=${cp} multiple @change=${s=>mp(s,t)}>
  </li>`;function fp(e){let t=e.items.filter(n=>n.state==="done").length,s=[...new Set(e.items.filter(n=>n.state==="failed").map(n=>n.problem))];return W`
    <p class="hint" role="status">${e.isBusy?i("upload.ready",{n:t,of:T(e.items.length)}):""}</p>
    ${s.map(n=>W`<p class="error" role="alert">${n}</p>`)}`}var Bo=(e,t)=>W`
  <ul class="shots ${e.items.length?"":"bare"}" @touchmove=${Ts} @contextmenu=${Ts} @dragstart=${Ts}>
    ${e.items.map((s,n)=>dp(e,s,n))}
    ${e.items.length<e.most?hp(e,t):It}
  </ul>
  ${e.items.length>1?W`<p class="hint">${i("upload.order")}</p>`:It}
  ${fp(e)}`;async function Io(e,t){await e.addFiles(t),e.several?.groups&&b("several-title")}function $p(e){e.uploads.add(e.several.decline()),b("files")}function gp(e){for(let[t,s]of Object.entries(e.share.values))document.getElementById(t).value=s;return e.resolveShare(!0)}var bp=(e,t)=>Q`
  <section class="card" id="offer" aria-labelledby="offered">
    <h2 id="offered">${i("edit.shared")}</h2>
    <p class="hint">${i("edit.sharedHint")}</p>
    ${Object.values(e.share.values).map(s=>Q`<p class="text" dir="auto">${s}</p>`)}
    ${e.share.files.length?Q`<p>${i("edit.sharedFiles",{n:e.share.files.length})}</p>`:gt}
    ${t?Q`<p class="note">${i("edit.sharedFull")}</p>`:gt}
    ${e.share.left?Q`<p class="note">${i("edit.sharedLeft",{n:e.share.left})}</p>`:gt}
    <div class="row end">
      <button type="button" class="quiet" @click=${()=>e.resolveShare(!1)}>${i("edit.sharedDrop")}</button>
      <button type="button" @click=${()=>gp(e)}>${i("edit.sharedTake")}</button>
    </div>
  </section>`;async function wp(e){await S(i("edit.discardTitle"),i("edit.discardText"),i("edit.startOver"))&&e.discard()}var yp=()=>S(i("place.inHome"),i("place.inHomeText"),i("place.showExact")),vp=e=>Q`
  <p class="note">
    ${i("edit.restored")} <button type="button" class="link" @click=${()=>wp(e)}>${i("edit.startOver")}</button>
  </p>`,kp=e=>Q`
  <fieldset>
    <legend>${i("edit.photos")}</legend>
    ${e.photosExpired?Q`<p class="note">${i("edit.photosGone")}</p>`:gt}
    ${Bo(e.uploads,t=>Io(e,t))}
    <p class="hint">${i("edit.photosMost",{n:e.uploads.most})} ${i("edit.photosHint")}</p>
  </fieldset>`,xp=e=>Q`
  ${P(e.form)}
  ${e.form.refusal?.reason==="changed_since"?Q`
    <div class="row">
      <a class="button quiet" href=${e.back} target="_blank">${i("edit.theirs")}</a>
      <button type="submit" class="quiet" @click=${()=>e.overwrite()}>${i("edit.mine")}</button>
    </div>`:gt}`;function Op(e,t){let{isPublic:s,...n}=Vn(e.currentTarget);t.change({...n,isPublic:s==="true"})}async function Pp(e,t){let n=await t.submit(e)?document.querySelector("form [aria-invalid=true]"):document.getElementById("place");go(n),n?.focus()}function Fp(e){let{title:t}=e.values,s=e.form.busy&&e.uploads.isBusy?"edit.waiting":e.isNew?"edit.publish":"action.save",n=a=>Op(a,e);return Q`
    <form class="card" novalidate ?hidden=${!!e.several?.groups}
      @input=${n} @change=${n} @submit=${a=>Pp(a,e)}>
      ${e.isRestored?vp(e):gt}
      ${kp(e)}
      ${ko(e.place,e.placeError)}
      ${d(e.form,"title",{label:i("find.titleField"),value:t,required:!0,most:h().limits.title})}
      ${bo(e)}
      <div class="publish">
        ${xp(e)}
        <div class="row end">
          <a class="button quiet" href=${e.back}>${i("action.cancel")}</a>
          ${U(e.form,i(s))}
        </div>
      </div>
    </form>`}var qp=(e,t)=>Q`
  ${e.share?bp(e,t.get("shared")==="full"):gt}
  ${xo(e.several,()=>$p(e))}
  ${e.several.groups?gt:co(e.drafts)}`;function Sp(e,t){return e.loading.problem?m(e.loading.problem,t):e.uploads?Fp(e):g(4)}function Ao(e){let t=new(e.params.id?ks:Ps)(e,{showHome:yp}),s=()=>t.loading.load();return uo(e.signal,n=>t.uploads&&Io(t,n)),{title:t.title,ready:s(),view:()=>Q`
      ${f(t.title,gt,t.back)}
      ${t.isNew?qp(t,e.query):gt}
      ${Sp(t,s)}`,close:()=>t.close()}}import{html as B,nothing as G}from"../lib/lit-html/lit-html.js";var Tp=20,Lp=e=>new Promise((t,s)=>{let n=()=>{clearTimeout(a),s(e.reason)},a=setTimeout(()=>{e.removeEventListener("abort",n),t()},1e3);e.addEventListener("abort",n,{once:!0})});async function Mo(e,t,{signal:s,stopped:n,tick:a=Lp,note:o=()=>{}}){for(;;)try{return await O(e,t,{signal:s})}catch(r){if(r.status!==429)throw r;await o();for(let l=Math.max(Tp,r.retryAfter);l>0;l--){if(n())return null;await a(s)}}}var Bs=class{isPublic=!1;keep=!1;category="";area="";forFriends="true";#t;constructor(t){this.#t=t}set(t){Object.assign(this,t),this.#t()}get body(){return{isPublic:this.isPublic,...this.keep?{keepVisibility:!0}:{},...this.category?{category:this.category}:{},...this.area===""?{}:{area:Number(this.area)},...Number(this.area)?{exactForFriends:this.forFriends==="true"}:{}}}};var Bp=30,Ip=["obscured","notPoint"],Uo=()=>h().places.source!=="gazetteer",Is=class{state=null;#t;#e;#s=!1;constructor(t,s){this.#t=t,this.#e=s}get rows(){return(this.#t.rows.items??[]).filter(t=>t.status==="noPlace"&&!Ip.includes(t.reason)).slice(0,Bp)}async run(){let{rows:t}=this,s={n:0,all:t.length,found:0,busy:!0,problem:null};this.state=s,this.#s=!1,this.#e.update();try{for(let n of t){if(this.#s)break;let[a]=await $(q("/api/places",{query:n.place||n.title,limit:1}),{signal:this.#e.signal});s.n++,a&&await this.#t.guess(n,a)&&s.found++,this.#e.update()}}catch(n){if(n.name==="AbortError")return;s.problem=n}s.busy=!1,this.#e.update()}stop(){this.#s=!0}};var Ap=e=>Number(new URLSearchParams(e.split("?")[1]).get("limit"));function _o(e,t){let s={items:null,next:0,busy:!1,problem:null},n=0,a=async o=>{let r=n,l=t();Object.assign(s,{busy:!0,problem:null}),e.update();try{let u=await $(o?`${l}&after=${o}`:l,{signal:e.signal});if(r!==n)return;s.items=[...o?s.items:[],...u],s.next=u.length<Ap(l)?0:u.at(-1).row}catch(u){if(r!==n||u.name==="AbortError")return;o?p(x(u)):s.problem=u}s.busy=!1,e.update()};return s.clear=()=>{n++,Object.assign(s,{items:null,next:0,busy:!1,problem:null})},s.load=()=>a(0),s.more=async()=>{!s.busy&&s.next&&await a(s.next)},s.put=o=>{s.items=s.items?.map(r=>r.row===o.row?o:r)??null},s.drop=o=>{s.items=s.items?.filter(r=>r.row!==o.row)??null,s.items&&!s.items.length&&s.more()},s}var Mp=e=>(/\.zip$/i.test(e.name??"")?1e3:100)*2**20,jo=20,Up=200,_p=["ready","noPlace","duplicate","bad","skipped","done"],jp=4,Np=["noPoint","zeroPoint","notPoint","obscured","badPoint","noTitle","badLine","twice","known"],No=e=>Np.includes(e.reason)?e.reason:"",As=class{current=null;unfinished=[];status="ready";progress=null;refusal=null;published=null;#t;#e=null;#s=!1;constructor(t){this.#t=t,this.options=new Bs(()=>t.update()),this.places=new Is(this,t),this.rows=_o(t,()=>q(`${this.#i}/rows`,{status:this.status,limit:50})),this.loading=D(t,()=>this.#n())}get#i(){return`/api/imports/${this.current.id}`}get tabs(){let{counts:t}=this.current;return _p.map((s,n)=>({name:s,n:t[s],at:n})).filter(({n:s,at:n})=>s||n<jp)}get isBusy(){return!!this.published?.busy}get isDone(){let{counts:t}=this.current;return!!this.published&&!this.isBusy&&!this.published.problem&&!t.ready&&!t.noPlace&&!t.media}async#n(){let{signal:t}=this.#t,s=this.#t.query.get("id"),n=await $("/api/imports",{signal:t});this.unfinished=n.filter(o=>o.counts.ready||o.counts.noPlace);let a=n.find(o=>o.id===s);a&&await this.#a(a)}async#a(t){this.current=t,this.published=null,this.places.state=null,this.status=this.tabs.find(({n:s})=>s)?.name??"ready",this.rows.clear(),await this.rows.load()}open(t){return this.#t.rename(q("/import",{id:t.id})),this.#a(t)}async upload(t,s=ae){let n=new AbortController;this.#e=n,this.#t.signal.addEventListener("abort",()=>n.abort(),{once:!0}),Object.assign(this,{progress:0,refusal:null}),this.#t.update();let a=o=>{this.progress=o,this.#t.update()};try{if(t.size>Mp(t))throw{code:"page",text:i("import.tooLarge")};let o=await s("POST","/api/imports",t,{progress:a,signal:n.signal});if(n.signal.aborted)return;await this.open(o)}catch(o){if(o.name==="AbortError")return;this.refusal=o,o.reason==="too_many_imports"&&await this.loading.load()}finally{this.progress=null,this.#t.update()}}cancel(){this.#e?.abort()}choose(t){return this.status=t,this.rows.clear(),this.rows.load()}async#o(t,s){let n=await K(V(`${this.#i}/rows/${t.row}`,s).then(a=>{let o={...this.current.counts};o[t.status]--,o[a.status]++,this.current={...this.current,counts:o},a.status===t.status?this.rows.put(a):this.rows.drop(t)}));return this.#t.update(),n}skip(t,s){return this.#o(t,{skip:s})}place(t,{point:s,name:n,location:a}){let o=a?.name??n;return this.#o(t,{latitude:s.lat,longitude:s.lng,...o?{place:o}:{}})}guess(t,{latitude:s,longitude:n}){return this.#o(t,{latitude:s,longitude:n,guessed:!0})}rename(t,s){return this.#o(t,{title:s})}async commit(){if(this.isBusy)return;let{signal:t}=this.#t,{ready:s,done:n}=this.current.counts;this.#s=!1;let a={made:0,taken:0,all:s,busy:!0,problem:null};this.published=a;let o=r=>{this.current=r,Object.assign(a,{made:r.counts.done-n,taken:s-r.counts.ready}),this.#t.update()};this.#t.update();try{for(let r=jo;this.current.counts.ready&&!this.#s;){let l=this.current.counts.ready,u=await Mo(`${this.#i}/commit`,{...this.options.body,limit:Up},{signal:t,stopped:()=>this.#s,note:()=>$(this.#i,{signal:t}).then(o)});if(!u)break;if(o(u),r=this.current.counts.ready<l?jo:this.current.counts.media?r-1:0,!r)throw{code:"strange"}}}catch(r){if(r.name==="AbortError")return;a.problem=r,await $(this.#i,{signal:t}).then(o).catch(()=>{})}a.busy=!1,t.aborted||await this.choose(this.current.counts.ready?"ready":"done")}stop(){this.#s=!0}leave(){return this.current=null,this.refusal=null,this.#t.query.delete("id"),this.#t.rename("/import"),this.loading.load()}async discard(t){await K(F(`/api/imports/${t.id}`))&&await this.leave()}};var Dp=["track","route","line","area","picture","link","file","damaged","text"];function Do({leftOut:e=[]}){let t=e.filter(({kind:s})=>Dp.includes(s));return t.length?i("import.leftOut",{n:t.reduce((s,{n})=>s+n,0),list:rn(t.map(({kind:s,n})=>i(`import.kind.${s}`,{n})))}):""}var Eo=({leftOut:e=[]})=>e.flatMap(({where:t=[]})=>t).map(({file:t="",line:s=0,column:n=0})=>s?i(t?"import.leftAt":"import.leftLine",{file:t,line:T(s),column:T(n)}):t);import{html as $e,nothing as Me}from"../lib/lit-html/lit-html.js";var Ho=(e,t,s,n,a)=>$e`
  <label class="switch">
    <span>${s}<br><span class="soft">${n}</span></span>
    <input type="checkbox" role="switch" id=${e} .checked=${t} @change=${o=>a(o.target.checked)}>
  </label>`,Mi=(e,t,s,n,a,o,r)=>$e`
  <div class="field">
    <label for=${e}>${t}</label>
    <select id=${e} aria-describedby=${s?`${e}-hint`:Me} @change=${l=>r(l.target.value)}>
      ${n.map(l=>$e`<option value=${l} ?selected=${l===o}>${a(l)}</option>`)}
    </select>
    ${s?$e`<p class="hint" id="${e}-hint">${s}</p>`:Me}
  </div>`,Ep=(e,t)=>$e`
  ${e.current.format==="finds"?Ho("import-keep",t.keep,i("import.keep"),i("import.keepHint"),s=>t.set({keep:s})):Me}
  ${t.keep?Me:Ho("import-public",t.isPublic,i("import.public"),i("import.publicHint"),s=>t.set({isPublic:s}))}`,Hp=e=>Mi("import-category",i("import.category"),"",["",...Nt],t=>t?ht(t):i("edit.none"),e.category,t=>e.set({category:t})),Cp=e=>Mi("import-area",i("place.shown"),i("import.areaHint"),["","0","1","5","20"],t=>t===""?i("place.asSet"):Zt(t),e.area,t=>e.set({area:t})),Rp=e=>Mi("import-friends",i("place.exactFor"),"",["true","false"],t=>i(t==="true"?"place.forFriends":"place.forMe"),e.forFriends,t=>e.set({forFriends:t})),Co=(e,t=e.options)=>$e`
  ${Ep(e,t)}
  <div class="folds">
    <details class="fold" id="fold-import">
      <summary>${c("filter")} <span class="grow">${i("import.more")}</span> ${c("next")}</summary>
      <div class="stack">${Hp(t)}${Cp(t)}${Number(t.area)?Rp(t):Me}</div>
    </details>
  </div>`;import{html as Y,nothing as Ct}from"../lib/lit-html/lit-html.js";function zp(e){if(e.status==="ready"&&e.reason!=="noTitle")return e.guessed?i("import.guessed"):e.place??"";let t=No(e),s=e.line?`${i("import.line",{n:e.line})}: `:"";return t?s+i(`import.reason.${t}`):""}async function _i(e,t,s){if(!await s)return;let n=e.rows.items?.[Math.min(t,e.rows.items.length-1)];b(n?`row-${n.row}`:"part-rows")}function Vp(e,t,s,n){let a=new nt(n,null,()=>_i(e,s,e.place(t,a.value)));return fe(a)}var Ms=e=>e.title||i("import.line",{n:e.row}),Ui=(e,t,s)=>Y`
  <button type="button" class="quiet" id="row-${e.row}" aria-label=${`${t}: ${Ms(e)}`} @click=${s}>${t}</button>`,Wp=e=>t=>d(t,"title",{label:i("find.titleField"),value:e.title,required:!0,least:1,most:h().limits.title});async function Gp(e,t){await _(n=>new w({send:async({title:a})=>{await e.rename(t,a.trim())&&n()}}),i("import.rename"),Wp(t),n=>U(n,i("action.save"))),b(`name-${t.row}`)}var Ro=(e,t)=>Y`
  <button type="button" class="round" id="name-${t.row}" aria-label=${`${i("import.rename")}: ${Ms(t)}`}
    @click=${()=>Gp(e,t)}>
    ${c("edit")}
  </button>`,zo=e=>e.findId?Y`
  <a class="button quiet" href="/finds/${e.findId}" aria-label=${`${i("import.show")}: ${Ms(e)}`}>
    ${i("import.show")}</a>`:Ct,Jp=(e,t,s,n)=>({ready:()=>Y`${Ro(e,t)}${Ui(t,i("import.skip"),()=>_i(e,s,e.skip(t,!0)))}`,skipped:()=>Ui(t,i("import.unskip"),()=>_i(e,s,e.skip(t,!1))),noPlace:()=>Y`${Ro(e,t)}${Ui(t,i("import.locate"),()=>Vp(e,t,s,n))}`,duplicate:()=>zo(t),done:()=>zo(t)})[t.status]?.()??Ct,ji=e=>e?Y`<br><span class="soft" dir="auto">${e}</span>`:Ct,Yp=e=>e.slice(e.lastIndexOf("/")+1),Xp=e=>[`import.lost.${e}`,`rule.${e}`,`reason.${e}`].map(t=>[t,i(t)]).find(([t,s])=>s!==t)?.[1]??e,Zp=({media:e,lost:t=[]})=>[e>t.length?ji(i("import.rowMedia",{n:e-t.length})):Ct,...t.map(({file:s,reason:n})=>ji(`${Yp(s)}: ${Xp(n)}`))],Kp=(e,t,s,n)=>Y`
  <li class="row between">
    <span class="grow"><bdi class="strong">${Ms(t)}</bdi>${ji(zp(t))}${Zp(t)}</span>
    <span class="row">${Jp(e,t,s,n)}</span>
  </li>`;function Qp(e,t){let{items:s,problem:n,load:a}=e.rows;return n?m(n,a):s?s.length?Y`
    <ul class="people" aria-label=${i("import.rows")}>${s.map((o,r)=>Kp(e,o,r,t))}</ul>
    ${L(e.rows)}`:Y`<p class="soft" role="status">${i("import.none")}</p>`:g(4)}var tu=(e,{n:t,all:s})=>Y`
  <progress max=${s} .value=${t} aria-label=${i("import.lookUp")}></progress>
  <p class="row between">
    <span role="status">${i("import.progress",{n:t,all:T(s)})}</span>
    <button type="button" class="quiet" @click=${()=>e.places.stop()}>${i("import.stop")}</button>
  </p>`;async function eu(e){await e.places.run(),b("part-rows")}function su(e){let{state:t,rows:s}=e.places;return t?.busy?tu(e,t):Y`
    ${t?Y`<p role="status">${i("import.lookedUp",{n:t.found})}</p>`:Ct}
    ${t?.problem?m(t.problem):Ct}
    ${s.length?Y`
      <p class="hint">${i("import.lookUpText",{source:h().places.attribution})}</p>
      <p>
        <button type="button" class="quiet" id="import-lookup" @click=${()=>eu(e)}>${i("import.lookUp")}</button>
      </p>`:Ct}`}var Vo=(e,t)=>Y`
  <section class="card">
    ${J("rows",i("import.rows"))}
    <div class="chips" role="group" aria-label=${i("import.which")}>
      ${e.tabs.map(({name:s,n})=>re(e.status===s,`${i(`import.status.${s}`)} (${T(n)})`,()=>e.choose(s)))}
    </div>
    ${e.status==="noPlace"&&Uo()?su(e):Ct}
    ${Qp(e,t)}
  </section>`;var iu=".gpx,.kml,.kmz,.geojson,.geojsonl,.json,.umap,.csv,.tsv,.txt,.zip";async function nu(e,t){let s=e.target,[n]=s.files;n&&(await t.upload(n),s.value="",t.current&&b("part-import"))}var au=e=>B`
  <progress max="1" .value=${e.progress} aria-label=${i("import.upload")}></progress>
  <p class="row between">
    <span class="soft" role="status">${i(e.progress<1?"import.upload":"import.reading")}</span>
    <button type="button" class="quiet" @click=${()=>e.cancel()}>${i("action.cancel")}</button>
  </p>`,ou=e=>B`
  <p class="row actions">
    <label class="button" for="import-file">${c("plus")} ${i("import.choose")}</label>
    <input class="file" id="import-file" type="file" accept=${iu} aria-describedby="import-hint" @change=${t=>nu(t,e)}>
  </p>`,ru=e=>B`
  <section class="card">
    <p>${i("import.text")}</p>
    ${e.refusal?m(e.refusal):G}
    ${e.progress===null?ou(e):au(e)}
    <p class="hint" id="import-hint">${i("import.files")}</p>
  </section>
  ${e.unfinished.length?lu(e):G}`;async function Go(e,t){await S(i("import.discardTitle"),i("import.discardText"),i("import.discard"))&&(await e.discard(t),b("import-file"))}var Us=e=>e.name||i("import.unnamed");async function cu(e,t){await e.open(t),b("part-import")}var lu=e=>B`
  <section class="card">
    <h2>${i("import.unfinished")}</h2>
    <ul class="people">${e.unfinished.map(t=>B`
      <li class="row between">
        <span class="grow"><bdi class="strong">${Us(t)}</bdi><br>
          <span class="soft">${i("import.left",{n:t.counts.ready+t.counts.noPlace})} ${Jo(t)}</span></span>
        <span class="row">
          <button type="button" class="quiet" aria-label=${`${i("import.goOn")}: ${Us(t)}`} @click=${()=>cu(e,t)}>
            ${i("import.goOn")}
          </button>
          <button type="button" class="round" aria-label=${`${i("import.discard")}: ${Us(t)}`}
            @click=${()=>Go(e,t)}>
            ${c("trash")}
          </button>
        </span>
      </li>`)}
    </ul>
  </section>`,Jo=e=>i("import.ends",{date:st(e.expiresAt)});async function pu(e){await e.commit(),b("part-import")}var uu=(e,{taken:t,all:s})=>B`
  <progress max=${s} .value=${t} aria-label=${i("import.running")}></progress>
  <p class="row between">
    <span role="status">${i("import.progress",{n:t,all:T(s)})}</span>
    <button type="button" class="quiet" id="import-stop" @click=${()=>e.stop()}>${i("import.stop")}</button>
  </p>
  ${e.current.counts.media?B`<p class="soft">${i("import.mediaLeft",{n:e.current.counts.media})}</p>`:G}`,du=({mediaDone:e,mediaLost:t},{made:s})=>B`
  <p role="status">${c("check")} ${i("import.made",{n:s})}</p>
  ${e?B`<p>${i("import.media",{n:e})}</p>`:G}
  ${t?B`<p>${i("import.mediaLost",{n:t})}</p>`:G}
  ${s?B`<p><a class="button" href="/profile">${i("import.see")}</a></p>`:G}`,mu=(e,t)=>B`
  ${Co(e)}
  <button type="button" class="main" id="import-commit" @click=${()=>pu(e)}>${i("import.commit",{n:t})}</button>`;function hu(e){let[t,s]=[Do(e),Eo(e)];return B`
    ${t?B`<p id="import-left">${t}</p>`:G}
    ${s.length?B`
      <details>
        <summary>${i("import.leftWhere")}</summary>
        <ul>${s.map(n=>B`<li><bdi>${n}</bdi></li>`)}</ul>
      </details>`:G}
    ${e.guessedEncoding?B`<p>${i("import.encoding",{name:e.guessedEncoding})}</p>`:G}`}function fu(e){let{current:t,published:s}=e;return B`
    <section class="card">
      ${J("import",B`<bdi>${Us(t)}</bdi>`)}
      ${e.isBusy?uu(e,s):B`
        ${e.isDone?G:B`<p class="soft">${Jo(t)}</p>`}
        ${hu(t)}
        ${s?du(t.counts,s):G}
        ${s?.problem?m(s.problem):G}
        ${t.counts.ready?mu(e,t.counts.ready):G}
        <p class="row">${e.isDone?B`
          <button type="button" class="quiet" @click=${()=>Wo(e)}>${i("import.finish")}</button>`:B`
          <button type="button" class="quiet" @click=${()=>Wo(e)}>${i("import.other")}</button>
          <button type="button" class="danger" @click=${()=>Go(e,t)}>${i("import.discard")}</button>`}
        </p>`}
    </section>`}async function Wo(e){await e.leave(),b("import-file")}function $u(e,t){return e.loading.problem?m(e.loading.problem,e.loading.load):e.current?B`${fu(e)}${e.isBusy?G:Vo(e,t)}`:ru(e)}function Yo(e){let t=new As(e);return{title:i("import.title"),ready:t.loading.load(),view:()=>B`${f(i("import.title"),G,"/settings")}${$u(t,e)}`}}import{html as X,nothing as ge}from"../lib/lit-html/lit-html.js";var gu=1e3,Xo=[5,15,30,60],_s=class{areas=null;job=null;chosen=null;plan=null;problem=null;km=15;busy=!1;#t;#e;constructor(t,s=jn){this.#t=t,this.#e=s,this.loading=D(t,async()=>{await this.#s(),this.#i()})}get isRunning(){return this.job?.state==="running"}async#s(){let{areas:t,job:s}=await $("/api/admin/map",{signal:this.#t.signal});Object.assign(this,{areas:t,job:s}),this.#t.update()}async#i(){for(;this.isRunning&&!this.#t.signal.aborted;)await this.#e(gu),await this.#s().catch(()=>{})}get#n(){return{...this.chosen,km:this.km}}choose({name:t,address:s,latitude:n,longitude:a}){return this.chosen={title:[t,s].filter(Boolean).join(", "),latitude:n,longitude:a},this.#a()}resize(t){return this.km=t,this.#a()}async#a(){Object.assign(this,{plan:null,problem:null,busy:!0}),this.#t.update();let t=JSON.stringify(this.#n),s=await O("/api/admin/map/plans",this.#n).then(n=>({plan:n}),n=>({problem:n}));t===JSON.stringify(this.#n)&&(Object.assign(this,s,{busy:!1}),this.#t.update())}async add(){try{this.job=await O("/api/admin/map/areas",this.#n),Object.assign(this,{plan:null,problem:null})}catch(t){this.problem=t}this.#t.update(),await this.#i()}async remove(t){try{await F(`/api/admin/map/areas/${t.name}`),await this.#s(),p(i("areas.removed",{title:t.title}))}catch(s){p(x(s))}}};async function bu(e,t){await S(i("areas.removeTitle",{title:t.title}),i("areas.removeText"),i("areas.remove"))&&e.remove(t)}var wu=(e,t)=>X`
  <li class="row between">
    <span><span class="strong" dir="auto">${t.title}</span><br>
      <span class="soft">${R(t.bytes)} · ${H(t.updatedAt)}</span></span>
    <button type="button" class="danger" aria-label="${i("areas.remove")}: ${t.title}" @click=${()=>bu(e,t)}>
      ${i("areas.remove")}
    </button>
  </li>`,yu=e=>X`
  <section class="card" aria-labelledby="areas">
    <h2 id="areas">${i("areas.list")}</h2>
    ${e.areas.length?X`<ul class="people">${e.areas.map(t=>wu(e,t))}</ul>`:M(i("areas.none"),i("areas.noneText"))}
  </section>`,vu=e=>X`
  <div class="field">
    <label for="km">${i("areas.size")}</label>
    <select id="km" @change=${t=>e.resize(Number(t.target.value))}>
      ${Xo.map(t=>X`<option value=${t} ?selected=${t===e.km}>${ie(t)}</option>`)}
    </select>
  </div>`,ku=e=>X`
  <p>${i("areas.from",{host:e.plan.host})}</p>
  <button type="button" class="main" @click=${()=>e.add()}>
    ${c("map")} ${i("areas.add",{title:e.chosen.title,size:R(e.plan.bytes)})}
  </button>`;function xu(e){return!e.chosen||e.isRunning?ge:X`
    <p class="strong" dir="auto">${e.chosen.title}</p>
    ${vu(e)}
    ${e.busy?X`<p class="soft" role="status">${i("areas.asking")}</p>`:ge}
    ${e.problem?X`<p class="error" role="alert">${x(e.problem)}</p>`:ge}
    ${e.plan?ku(e):ge}`}function Ou(e){let{job:t}=e;if(!t)return ge;let{title:s,state:n}=t;if(n==="failed")return X`<p class="error" role="alert">${i("areas.failed",{title:s})} ${x(t)}</p>`;if(n==="done")return X`
      <p role="status">${i("areas.done",{title:s})}</p>
      <a class="button" href="/" @click=${o=>{o.preventDefault(),location.assign("/")}}>${i("areas.show")}</a>`;let a=i("areas.started",{title:s});return X`
    <p role="status">${t.total?i("areas.running",{title:s,done:R(t.bytes),total:R(t.total)}):a}</p>
    <progress max=${t.total||1} .value=${t.bytes} aria-label=${a}></progress>`}function Pu(e){return e.loading.problem?m(e.loading.problem,e.loading.load):e.areas?X`
    <section class="card" aria-labelledby="where">
      <h2 id="where">${i("areas.where")}</h2>
      <p class="hint">${i("areas.whereText")}</p>
      <place-search id="area" .label=${i("areas.search")} @choose=${({detail:t})=>e.choose(t.value)}></place-search>
      ${xu(e)}
      ${Ou(e)}
    </section>
    ${yu(e)}`:g(3)}function Zo(e){let t=new _s(e);return{title:i("admin.map"),ready:t.loading.load(),view:()=>X`${f(i("admin.map"),ge,"/admin")}${Pu(t)}`}}import{html as E,nothing as ot}from"../lib/lit-html/lit-html.js";var Fu=4,qu=e=>e.map((t,s)=>t.map((n,a)=>n?`M${a} ${s}h1v1h-1z`:"").join("")).join("");async function Ko(e){let{encode:t}=await import(new URL("lib/uqr/uqr.js",He).href),{data:s,size:n}=t(e,{ecc:"M",border:Fu});return{size:n,path:qu(s)}}var Qo=[1,2,5,10,25,100],tr=[1,7,30,90],js=class{created=null;#t;constructor(t){this.#t=t,this.list=N(t,"/api/invites"),this.form=new w({send:(s,n)=>this.#e(s,n),update:t.update})}get isAdmin(){return k()?.role==="admin"}isMine(t){return t.inviter?.id===k()?.id}async#e({uses:t,days:s,note:n="",befriend:a},o){let r={uses:Number(t),days:Number(s),note:n.trim(),befriend:!!a},l=await O("/api/invites",r);this.created={...l,url:new URL(l.link,location.origin).href,code:null},o.reset(),this.#t.update(),await Promise.all([this.#s(this.created),this.list.load()])}async#s(t){t.code=await Ko(t.url).catch(()=>null),this.#t.update()}close=()=>{this.created=null,this.#t.update()};async copy(){try{await navigator.clipboard.writeText(this.created.url),p(i("find.copied"))}catch{p(i("invites.copyYourself"))}}get canShare(){return!!navigator.share}async share(){try{let t=i("invites.shareText",{name:v(k()),instance:zt()});await navigator.share({title:i("invites.shareTitle",{instance:zt()}),text:t,url:this.created.url})}catch(t){t.name!=="AbortError"&&await this.copy()}}async revoke(t){try{await F(`/api/invites/${t.id}`),this.created?.id===t.id&&(this.created=null),await this.list.load()}catch(s){p(x(s))}this.#t.update()}};var er=(e,t,s,n)=>E`
  <div class="field">
    <label for=${e}>${t}</label>
    <select id=${e} name=${e}>
      ${s.map(([a,o])=>E`<option value=${a} ?selected=${a===n}>${o}</option>`)}
    </select>
  </div>`,Su=()=>E`
  <label class="switch">
    <span>${i("invites.befriend")}<br><span class="soft">${i("invites.befriendHint")}</span></span>
    <input type="checkbox" role="switch" id="befriend" name="befriend" checked>
  </label>`;function Tu({target:e,currentTarget:t}){e.name==="uses"&&(t.elements.befriend.checked=e.value==="1")}async function Lu(e,t){let s=t.created;await t.form.submit(e),t.created!==s&&await b("created-title")}var Bu=(e,t=e.form)=>E`
  <form class="card" novalidate aria-labelledby="new-invite" @change=${Tu} @submit=${s=>Lu(s,e)}>
    <h2 id="new-invite">${i("invites.new")}</h2>
    ${P(t)}
    <div class="pair">
      ${er("uses",i("invites.uses"),Qo.map(s=>[s,i("invites.people",{n:s})]),1)}
      ${er("days",i("invites.days"),tr.map(s=>[s,i("invites.daysOf",{n:s})]),7)}
    </div>
    ${Su()}
    ${d(t,"note",{label:i("invites.note"),hint:i("invites.noteHint"),most:200})}
    <div class="row end">${U(t,i("invites.create"))}</div>
  </form>`,Iu=({size:e,path:t})=>E`
  <svg class="qr" viewBox="0 0 ${e} ${e}" role="img" aria-label=${i("invites.qr")} shape-rendering="crispEdges">
    <path d=${t}></path>
  </svg>`,Au=e=>E`
  <button type="button" class="quiet" @click=${()=>e.share()}>${c("share")} ${i("action.share")}</button>`,Mu=e=>E`
  <section class="card" id="created" aria-labelledby="created-title">
    <div class="row between"><h2 id="created-title" tabindex="-1">${i("invites.ready")}</h2>${jt(e.close)}</div>
    <p role="status">${i("invites.once")}</p>
    <div class="field">
      <label for="link">${i("invites.link")}</label>
      <input id="link" type="text" readonly dir="ltr" .value=${e.created.url} @focus=${t=>t.target.select()}>
    </div>
    <p class="row actions">
      <button type="button" @click=${()=>e.copy()}>${c("copy")} ${i("invites.copy")}</button>
      ${e.canShare?Au(e):ot}
    </p>
    ${e.created.code?Iu(e.created.code):ot}
  </section>`,Uu=e=>E`<li><a class="person" href="/people/${e.id}">${it(e,28)} <span class="strong">${v(e)}</span></a></li>`;async function _u(e,t){await S(i("invites.revokeTitle"),i("invites.revokeText"),i("invites.revoke"))&&await e.revoke(t)}var ju=(e,t,s)=>E`
  <button type="button" class="quiet" aria-label="${i("invites.revoke")}: ${s}" @click=${()=>_u(e,t)}>
    ${i("invites.revoke")}
  </button>`,Nu={open:"invites.open",used_up:"invites.usedUp",expired:"invites.expired",revoked:"invites.revoked",suspended:"invites.suspended"},Du=(e,t)=>!e.isAdmin||e.isMine(t)?ot:E` · ${t.inviter?i("invites.by",{name:v(t.inviter)}):i("invites.byCommand")}`;function Eu(e,t){let s=t.note||i("invites.of",{date:st(t.createdAt)}),n=t.state==="open";return E`
    <li class="invite">
      <div class="row between">
        <span class="strong" dir="auto">${s}</span>
        <span class="badge">${i(Nu[t.state])}</span>
      </div>
      <p class="soft">
        ${i("invites.used",{used:T(t.uses-t.usesLeft),uses:T(t.uses)})}
        ${n?E` · ${i("invites.until",{date:st(t.expiresAt)})}`:ot}
        ${t.befriend?E` · ${i("invites.befriends")}`:ot}
        ${Du(e,t)}
      </p>
      ${t.usedBy.length?E`<ul class="row used" aria-label=${i("invites.usedBy")}>${t.usedBy.map(Uu)}</ul>`:ot}
      ${n?E`<p class="row actions">${ju(e,t,s)}</p>`:ot}
    </li>`}function Hu(e){let{items:t,problem:s,load:n}=e.list;return s?m(s,n):t?t.length?E`
    <section class="card">
      <h2>${i(e.isAdmin?"invites.all":"invites.yours")}</h2>
      <ul class="people">${t.map(a=>Eu(e,a))}</ul>
      ${L(e.list)}
    </section>`:_t()?ot:M(i("invites.none"),i("reason.may_not_invite")):g(2)}function sr(e){let t=new js(e);return{title:i("invites.title"),ready:t.list.load(),view:()=>E`
      ${f(i("invites.title"),ot,"/people")}
      ${_t()?E`<p class="lead">${i("invites.lead")}</p>`:ot}
      ${t.created?Mu(t):ot}
      ${_t()?Bu(t):ot}
      ${Hu(t)}`}}import{html as Ue,nothing as Cu}from"../lib/lit-html/lit-html.js";var nr=(e,t)=>Ue`
  <div class="field">
    <p><span class="strong">${e}</span><br>${t}</p>
    <p class="hint">${i("admin.fixed")}</p>
  </div>`,Ru=(e,{label:t,value:s,options:n,text:a})=>Ue`
  <div class="field">
    <label for=${e}>${t}</label>
    <select id=${e} name=${e}>
      ${n.map(o=>Ue`<option value=${o} ?selected=${o===s}>${a(o)}</option>`)}
    </select>
  </div>`;function ir(e,t,s,n,a){let o=e.values[t];return e.isFixed(t)?nr(n,a(o)):Ru(t,{label:n,value:o,options:s,text:a})}var zu=e=>d(e.form,"mediaLimit",{label:i("admin.limitOfAll"),hint:i("admin.limitOfAllHint"),kind:"number",mode:"numeric",value:e.limit}),Vu=({mediaLimit:e})=>e?R(e):i("admin.limits.none"),Wu=e=>Ue`
  <form class="card" novalidate @submit=${e.form.submit}>
    ${P(e.form)}
    <p class="hint">${i("admin.public")}</p>
    ${d(e.form,"name",{label:i("admin.name"),value:e.values.name,most:50})}
    ${d(e.form,"description",{label:i("admin.description"),value:e.values.description,kind:"area",most:500})}
    ${d(e.form,"rules",{label:i("admin.rules"),value:e.values.rules,kind:"area",most:5e3})}
    ${d(e.form,"contact",{label:i("admin.contact"),hint:i("admin.contactHint"),value:e.values.contact,most:200})}
    ${ir(e,"registration",_a,i("admin.registration"),t=>i(`admin.modes.${t}`))}
    ${ir(e,"invites",ja,i("admin.whoInvites"),t=>i(`admin.inviters.${t}`))}
    ${e.isFixed("mediaLimit")?nr(i("admin.limitOfAll"),Vu(e.values)):zu(e)}
    <div class="row end">${U(e.form,i("action.save"))}</div>
  </form>`;function Gu(e){return e.loading.problem?m(e.loading.problem,e.loading.load):e.values?Wu(e):g(4)}function ar(e){let t=new hs(e);return{title:i("admin.instance"),ready:t.loading.load(),view:()=>Ue`${f(i("admin.instance"),Cu,"/admin")}${Gu(t)}`}}import{html as bt,nothing as Qt}from"../lib/lit-html/lit-html.js";var or=e=>e.slice(e.lastIndexOf("#")+1).trim(),Ns=class{greeting=null;ended=null;#t;constructor(t,s){this.#t=t,this.invite=or(s);let n={username_taken:"username",invite_needed:"invite",registration_closed:"invite"};this.form=new w({send:a=>this.#s(a),update:t.update,fieldOf:n})}load=async()=>{if(this.invite){try{this.greeting=await O("/api/invites/greeting",{code:this.invite})}catch(t){if(t.reason!=="invite_ended")return;this.ended=t,this.invite=""}this.#t.update()}};get user(){return k()}get isClosed(){return h().registration==="closed"&&!this.invite}get asksInvite(){return h().registration!=="open"&&!this.invite}#e(t){throw t.reason==="invite_needed"&&(this.invite=""),t}async#s({username:t,password:s,invite:n=""}){await kn();let a=this.invite||or(n),o={username:t.trim(),password:s,cookie:!0,...a?{invite:a}:{}},r=await O("/api/auth/register",o).catch(l=>this.#e(l));Pt(r.user),await this.#t.go("/",{replace:!0}),p(i("join.welcome",{name:r.user.username}))}};var Ju=({form:e,asksInvite:t})=>bt`
  <form novalidate @submit=${e.submit}>
    ${P(e)}
    ${t?d(e,"invite",{label:i("join.invite"),hint:i("join.inviteHint"),required:!0}):Qt}
    ${d(e,"username",{label:i("account.username"),hint:i("join.usernameHint"),required:!0,least:3,most:31,pattern:"[A-Za-z0-9_\\-]*",complete:"username"})}
    ${d(e,"password",{label:i("account.password"),hint:i("join.passwordHint"),kind:"password",required:!0,least:8,most:255,complete:"new-password"})}
    ${U(e,i("join.action"))}
  </form>`;function Yu({greeting:e,invite:t}){let s=e?.inviter,n=bt`<p class="lead">${i("app.about")} ${t?i("join.invited"):Qt}</p>`;return s?bt`
    <div class="inviter">
      ${it(s,56)}
      <h1 tabindex="-1">${i("join.invitedBy",{name:v(s),instance:zt()})}</h1>
    </div>
    ${n}
    ${e.befriend?bt`<p class="note">${i("join.invitedFriend",{name:v(s)})}</p>`:Qt}`:bt`<h1 tabindex="-1">${i("join.title")}</h1>${n}`}var Xu=(e,t)=>bt`${ya(bt`
  ${Yu(e)}
  ${e.ended?bt`<p class="note" role="alert">${x(e.ended)}</p>`:Qt}
  ${e.user?bt`<p class="note">${i("join.signedIn",{name:v(e.user)})}</p>`:Qt}
  ${e.isClosed?bt`<p class="note">${i("join.closed")}</p>`:Qt}
  ${h().passwordLogin?Ju(e):Qt}
  ${xa("join.provider",{redirect:"/"},{invite:e.invite})}
  <p class="below">${i("join.have")} <a href="/sign-in">${i("signin.action")}</a></p>`)}${wa(t)}`;function rr(e){let t=new Ns(e,location.hash);return{get title(){return i("join.title")},broad:!0,ready:t.load(),view:()=>Xu(t,e.update)}}import{html as vt,nothing as je}from"../lib/lit-html/lit-html.js";var cr=["private","friends","public"],lr=({name:e,description:t,visibility:s})=>({name:e.trim(),description:t.trim()||null,visibility:s}),pr=e=>new w({send:async t=>e(await O("/api/lists",lr(t)))}),Ds=class{constructor(t){let s=t.query.get("user")??"";this.isOwn=!s||s===k().id,this.lists=N(t,q("/api/lists",{userId:s,limit:20}))}},Es=class{list=null;#t;#e;constructor(t){this.#t=t,this.#e=`/api/lists/${t.params.id}`,this.finds=N(t,`${this.#e}/finds?limit=50`),this.loading=D(t,()=>this.#s())}get title(){return this.list?.name??i("lists.one")}get isOwn(){return this.list?.userId===k().id}get canHide(){return!this.isOwn&&k().role==="admin"&&!!this.list&&this.list.visibility!=="private"}get listsPath(){return q("/lists",{user:this.list&&!this.isOwn&&this.list.userId})}async#s(){this.list=await $(this.#e,{signal:this.#t.signal}),await this.finds.load()}editForm=t=>new w({send:async s=>{this.list=await z(this.#e,lr(s)),this.#t.update(),t()}});hideForm=t=>new w({send:async({reason:s})=>{await O(`/api/admin/lists/${this.list.id}/private`,{reason:s.trim()}),t(),this.#t.go(this.listsPath,{replace:!0})}});async remove(){await K(F(this.#e))&&this.#t.go("/lists",{replace:!0})}async#i(t){if(await K(t)){let s=await $(this.#e).catch(()=>this.list);this.list=s}this.#t.update()}drop(t){return this.#i(F(`${this.#e}/finds/${t.id}`).then(()=>{if(this.finds.items=this.finds.items.filter(s=>s.id!==t.id),!this.finds.items.length&&this.finds.next)return this.finds.load()}))}setCover(t){return this.#i(z(this.#e,{coverId:t.id}))}move(t,s){let{items:n}=this.finds,a=n.findIndex(r=>r.id===t.id),o=n[a+s];return o?this.#i(z(`${this.#e}/finds/${t.id}/place`,{[s<0?"before":"after"]:o.id}).then(()=>{let r=n.filter(l=>l.id!==t.id);r.splice(a+s,0,t),this.finds.items=r})):null}},Hs=class{lists=null;update=()=>{};#t;constructor(t){this.#t=t,this.form=new w({send:(s,n)=>this.#e(s,n),update:()=>this.update()})}load(){return K($(`/api/finds/${this.#t}/lists`).then(t=>{this.lists=t}))}async toggle(t){let s=`/api/lists/${t.id}/finds/${this.#t}`;t.hasFind=!t.hasFind,this.update(),await K(t.hasFind?z(s):F(s))||(t.hasFind=!t.hasFind),this.update()}async#e({list:t},s){let n=await O("/api/lists",{name:t.trim()});this.lists.unshift({...n,hasFind:!1}),s.reset(),await this.toggle(this.lists[0])}};import{html as te,nothing as Zu}from"../lib/lit-html/lit-html.js";var Ku={private:"lock",friends:"people",public:"globe"},Cs=e=>te`
  <span class="badge">${c(Ku[e.visibility])} ${i(`lists.${e.visibility}`)}</span>`,ur=e=>te`
  <li>
    <a class="find" href="/lists/${e.id}">
      <span class="thumb">${e.cover?Et(e.cover.media,{thumb:!0}):c("bookmark")}</span>
      <span class="what">
        <span class="name" dir="auto">${e.name}</span>
        <span class="soft">${i("lists.finds",{n:e.findCount})}</span>
        <span class="soft marks">${Cs(e)}</span>
      </span>
    </a>
  </li>`,Qu=(e,t)=>te`<option value=${t} ?selected=${t===(e?.visibility??"private")}>${i(`lists.${t}`)}</option>`,td=(e,t)=>te`
  ${P(e)}
  ${d(e,"name",{label:i("lists.name"),value:t?.name??"",required:!0,most:100})}
  ${d(e,"description",{label:i("lists.description"),value:t?.description??"",kind:"area",most:500})}
  <div class="field">
    <label for="visibility">${i("lists.who")}</label>
    <select id="visibility" name="visibility" aria-describedby="visibility-hint">${cr.map(s=>Qu(t,s))}</select>
    <p class="hint" id="visibility-hint">${i("lists.whoHint")}</p>
  </div>`,Rs=(e,t=null)=>_(e,i(t?"lists.edit":"lists.new"),s=>td(s,t),s=>U(s,i("action.save"))),ed=(e,t)=>te`
  <li>
    <label class="row list-choice">
      <input type="checkbox" .checked=${t.hasFind} @change=${()=>e.toggle(t)}>
      <span class="grow" dir="auto">${t.name}</span>
      ${Cs(t)}
    </label>
  </li>`,sd=(e,t)=>te`
  <div class="row between"><h2>${i("lists.addTo")}</h2>${jt(t)}</div>
  ${e.lists.length?te`<ul class="people">${e.lists.map(s=>ed(e,s))}</ul>`:Zu}
  <form novalidate @submit=${e.form.submit}>
    ${P(e.form)}
    ${d(e.form,"list",{label:i("lists.new"),hint:i("lists.newHint"),required:!0,most:100})}
    <div class="row end"><button type="submit" aria-busy=${e.form.busy?"true":"false"}>${i("lists.create")}</button></div>
  </form>`;async function id(e){let t=new Hs(e.id);await t.load()&&await ft((s,n)=>(t.update=n,sd(t,s)),{label:i("lists.addTo")})}import{html as ct,nothing as Rt}from"../lib/lit-html/lit-html.js";var[zs,nd,ad]=[12,28,44],Ni=class extends ma{label="";#t=[];set places(t){this.#t=t,this.map&&this.draw()}options(){let{lat:t,lng:s}=this.#t[0]??{lat:25,lng:5};return{view:{lat:t,lng:s,zoom:2},still:!0,onMove:()=>this.map&&this.#e()}}draw(){this.#t.length&&(this.map.fit(this.#t,zs,{animate:!1}),this.#e())}#e(){this.map.setMarkers(ha(this.#t,t=>this.map.pixelOf(t),ad).map(t=>this.#s(t)))}#s([t,...s]){if(!s.length){let r=()=>this.map.setView({...t,zoom:zs}),l=t.km?t:null;return{key:`${t.lat},${t.lng}`,lat:t.lat,lng:t.lng,kind:"dot",size:nd,text:"",label:t.name,area:l,click:r}}let n=fa({latitude:t.lat,longitude:t.lng,count:s.length+1}),a=s.every(r=>r.lat===t.lat&&r.lng===t.lng);return{...n,click:()=>a?this.map.setView({...t,zoom:zs}):this.map.fit([t,...s],zs)}}failed(){this.remove()}};customElements.define("finds-map",Ni);var od=88,dr=(e,t)=>ct`
  <span class="sum"><span class="strong">${T(e)}</span> <span class="soft">${i(t,{n:e})}</span></span>`,Vs=(e,{count:t,likes:s,badge:n=Rt,actions:a=Rt})=>ct`
  <section class="profile-head">
    ${it(e,od)}
    ${e.displayName?ct`<p class="soft">@${e.username}</p>`:Rt}
    ${e.about?ct`<p dir="auto">${e.about}</p>`:Rt}
    <p class="row">
      ${t===void 0?Rt:dr(t,"person.findsSum")}
      ${s===void 0?Rt:dr(s,"person.likesSum")}
      ${n}
    </p>
    <p class="row actions">${a}</p>
  </section>`,rd=e=>ct`
  <li>
    <a class="tile c-${e.category??""}" href="/finds/${e.id}">
      ${e.media.length?Et(e.media[0],{thumb:!0}):ct`<span class="sign-tile">${Gt(e.category)}</span>`}
      ${e.isPublic?Rt:ct`<span class="corner">${c("lock")}<span class="unseen">${i("find.friendsOnly")}</span></span>`}
      <span class="caption" dir="auto">${e.title}</span>
    </a>
  </li>`,mr=(e,t,s)=>ct`
  <button type="button" class="chip" aria-pressed=${e.layout===t?"true":"false"} @click=${()=>e.show(t)}>
    ${c(s)} ${i(`person.${t}`)}
  </button>`,cd={grid:e=>ct`<ul class="tiles">${e.map(rd)}</ul>`,list:e=>ct`<ul class="card rows">${e.map(t=>sa(t,ss(t)))}</ul>`},Di=e=>[...new Map(e.map(({locationId:t,location:s})=>[t,{...Ft(s),km:s.area,name:qn(s)}])).values()];function be(e,t){let{items:s,problem:n,load:a}=e.finds;return n?m(n,a):s?s.length?ct`
    <finds-map .places=${Di(s)} .label=${i("person.map")}></finds-map>
    <div class="chips" role="group" aria-label=${i("person.layout")}>
      ${mr(e,"grid","camera")}
      ${mr(e,"list","filter")}
    </div>
    ${cd[e.layout](s)}
    ${L(e.finds)}`:M(t.title,t.text,t.action??Rt):g(3)}import{html as tt,nothing as wt}from"../lib/lit-html/lit-html.js";var hr=["exact","area","hidden"],Ei=[1,5,20],fr=["","1","7","30","date"],ld=3650,Hi=({findId:e,listId:t})=>e?"find":t?"list":"category",$r=({isPublic:e,location:t})=>e&&!t?.area?"exact":"area";function pd(e,t=new Date){let[s,n,a]=e.split("-").map(Number);return Math.round((Date.UTC(s,n-1,a)-Date.UTC(t.getFullYear(),t.getMonth(),t.getDate()))/864e5)}var gr=(e,t=new Date)=>new Date(Date.UTC(t.getFullYear(),t.getMonth(),t.getDate()+e)).toISOString().slice(0,10);function ud({life:e,until:t}){if(e==="keep")return;if(e==="")return null;let s=e==="date"?pd(t):Number(e);if(s>=1&&s<=ld)return s;throw{code:"page",reason:"until",text:i("shares.untilBad")}}function dd({secret:e="new",password:t}){return e==="remove"?null:e==="new"&&t?t:void 0}var md=e=>({title:e.title.trim(),place:e.place,area:e.place==="area"?Number(e.area):void 0,password:dd(e),days:ud(e)}),hd=({chosen:e,category:t})=>({category:e||t.trim()});async function fd(){let e=(await $("/api/finds/categories")).filter(t=>t.ownCount).map(t=>[t.category,t.ownCount]);return[...e,...Nt.filter(t=>!e.some(([s])=>s===t)).map(t=>[t,0])]}var Ws=class{constructor({share:t=null,target:s=null,offered:n=[],place:a="area",done:o}){this.share=t,this.target=s,this.place=t?.place??a,this.life=t?.expiresAt?"keep":"",this.secret=t?.hasPassword?"keep":"new",this.offered=n,this.chosen=n[0]?.[0]??"",this.form=new w({send:async r=>o(await this.#t(r)),fieldOf:{until:"until"}})}get kind(){return Hi(this.share??this.target??{})}set(t){Object.assign(this,t),this.form.update()}#t(t){let s=md(t);return this.share?V(`/api/shares/${this.share.id}`,s):O("/api/shares",{...this.target??hd(t),...s,days:s.days??void 0})}},Js=e=>new URL(e.link,location.origin).href,Ys=()=>!!navigator.share;async function Xs(e){try{await navigator.clipboard.writeText(Js(e))}catch{return!1}return p(i("find.copied")),!0}async function Zs(e,t){try{await navigator.share({title:t,url:Js(e)})}catch(s){return s.name==="AbortError"}return!0}var Gs=class{#t;constructor(t){this.#t=t,this.list=N(t,"/api/shares")}take(t){let{items:s}=this.list;if(!s)return this.list.load();let n=s.some(a=>a.id===t.id);return this.list.items=n?s.map(a=>a.id===t.id?t:a):[t,...s],this.#t.update()}async offered(){let t=null;return await K(fd().then(s=>{t=s})),t}async revoke(t){await K(F(`/api/shares/${t.id}`))&&(this.list.items=this.list.items.filter(s=>s.id!==t.id),p(i("shares.revoked")),this.#t.update())}};var Ci=e=>e.findTitle||e.listName||ht(e.category??""),yt=e=>e.title||Ci(e),br=e=>i("place.area",{distance:ie(e)}),wr=({place:e,area:t})=>e==="area"?br(t):i(`shares.place.${e}`),Ri=({expired:e,expiresAt:t})=>i(e?"shares.expired":"shares.until",{date:Ot(t)}),Ks=(e,t,{label:s,options:n,chosen:a,set:o=()=>{},hint:r=""})=>tt`
  <div class="field">
    <label for=${t}>${s}</label>
    <select id=${t} name=${t} aria-describedby=${e.errors[t]?`${t}-error`:r?`${t}-hint`:wt}
      aria-invalid=${e.errors[t]?"true":wt} @change=${l=>o(l.target.value)}>
      ${n.map(([l,u])=>tt`<option value=${l} ?selected=${l===a}>${u}</option>`)}
    </select>
    ${e.errors[t]?tt`<p class="error" id="${t}-error">${e.errors[t]}</p>`:r?tt`<p class="hint" id="${t}-hint">${r}</p>`:wt}
  </div>`,$d=e=>tt`
  ${Ks(e.form,"chosen",{label:i("find.category"),chosen:e.chosen,set:t=>e.set({chosen:t}),options:[...e.offered.map(([t,s])=>[t,ht(t)+(s?` (${T(s)})`:"")]),["",i("shares.otherCategory")]]})}
  ${e.chosen?wt:d(e.form,"category",{label:i("categories.own"),hint:i("shares.categoryHint"),required:!0,most:h().limits.category})}`,gd={exact:"pin",area:"map",hidden:"block"},bd=(e,t)=>tt`
  <label class="choice">
    <input type="radio" name="place" value=${t} ?checked=${e.place===t} @change=${()=>e.set({place:t})}>
    <span>
      ${c(gd[t])}
      <span><span class="strong">${i(`shares.place.${t}`)}</span><br><span class="soft">${i(`shares.shows.${t}`)}</span></span>
    </span>
  </label>`,wd=e=>tt`
  <fieldset class="choices">
    <legend>${i("shares.places")}</legend>
    ${hr.map(t=>bd(e,t))}
  </fieldset>
  ${e.place==="area"?Ks(e.form,"area",{label:i("shares.area"),hint:i("shares.areaHint"),chosen:e.share?.area??Ei[0],options:Ei.map(t=>[t,br(t)])}):wt}`,yd=e=>tt`
  ${Ks(e.form,"life",{label:i("shares.life"),chosen:e.life,set:t=>e.set({life:t}),options:[...e.share?.expiresAt?[["keep",Ri(e.share)]]:[],...fr.map(t=>[t,i(`shares.life.${t||"endless"}`)])]})}
  ${e.life==="date"?d(e.form,"until",{label:i("shares.date"),kind:"date",value:gr(14),hint:i("shares.dateHint"),required:!0}):wt}`,vd=e=>tt`
  ${e.share?.hasPassword?Ks(e.form,"secret",{label:i("account.password"),chosen:e.secret,set:t=>e.set({secret:t}),options:["keep","new","remove"].map(t=>[t,i(`shares.password.${t}`)])}):wt}
  ${e.secret==="new"?d(e.form,"password",{label:i(e.share?.hasPassword?"settings.newPassword":"account.password"),hint:i("shares.passwordHint"),kind:"password",required:!!e.share?.hasPassword,least:8,most:255,complete:"new-password"}):wt}`,kd=e=>tt`
  <p>${i(`shares.about.${e.kind}`)}</p>
  ${P(e.form)}
  ${e.share||e.target?wt:$d(e)}
  ${wd(e)}
  ${yd(e)}
  ${vd(e)}
  ${d(e.form,"title",{label:i("shares.title"),value:e.share?.title??"",hint:i(`shares.titleHint.${e.kind}`),most:100})}`;async function Qs(e){let t=null,s=null,n=r=>(s=new Ws({...e,done:l=>{t=l,r()}}),s.form),[a,o]=e.share?["shares.change","action.save"]:["shares.new","shares.create"];return await _(n,i(a),()=>kd(s),r=>U(r,i(o))),t}async function yr(e){await Xs(e)||(document.getElementById("link").select(),p(i("secret.selected")))}async function xd(e){await Zs(e,yt(e))||await yr(e)}var Od=e=>tt`
  <button type="button" class="quiet" @click=${()=>xd(e)}>${c("share")} ${i("action.share")}</button>`,zi=e=>tt`
  <a class="button quiet" href=${e.link} target="_blank" rel="noreferrer noopener" aria-label="${i("shares.open")}: ${yt(e)}">
    ${c("globe")} ${i("shares.open")}
  </a>`,_e=(e,t=i("shares.ready"))=>ft(s=>tt`
  <div class="row between"><h2>${t}</h2>${jt(s)}</div>
  <p>${i(e.hasPassword?"shares.readyPassword":"shares.readyText")}</p>
  <div class="field">
    <label for="link">${yt(e)}</label>
    <input id="link" type="text" readonly autofocus dir="ltr" .value=${Js(e)} @focus=${n=>n.target.select()}>
  </div>
  <p class="row actions">
    <button type="button" @click=${()=>yr(e)}>${c("copy")} ${i("secret.copy")}</button>
    ${Ys()?Od(e):wt}
    ${zi(e)}
  </p>
  <p class="below"><a href="/shares" @click=${()=>s()}>${i("shares.all")}</a></p>`,{label:t});async function vr(e){let t=await Qs(e);t&&await _e(t)}var Pd=e=>vr({target:{findId:e.id},place:$r(e)}),kr=e=>vr({target:{listId:e.id}});async function Fd(e){await S(i("lists.deleteTitle",{name:e.list.name}),i("lists.deleteText"),i("action.delete"))&&e.remove()}var qd=e=>Dt(i("lists.menu"),[{text:i("lists.edit"),sign:"edit",run:()=>Rs(e.editForm,e.list)},{text:i("find.byLink"),sign:"share",run:()=>kr(e.list)},{text:i("lists.delete"),sign:"trash",isDanger:!0,run:()=>Fd(e)}],{id:"list-menu"}),Sd=e=>vt`
  ${P(e)}
  <p>${i("lists.makePrivateText")}</p>
  ${d(e,"reason",{label:i("report.reason"),required:!0,most:500})}`,Td=e=>Dt(i("lists.menu"),[{text:i("lists.makePrivate"),sign:"lock",isDanger:!0,run:()=>_(e.hideForm,i("lists.makePrivateTitle",{name:e.list.name}),Sd,t=>U(t,i("lists.makePrivate")))}],{id:"list-menu"});async function xr(e,t,s){await e.move(t,s),b(`find-${t.id}`)}async function Ld(e,t){await e.drop(t),b("list-menu")}function Bd(e,t,s){let n=e.finds.items.length-1;return Dt(i("lists.findMenu",{title:t.title}),[...s>0?[{text:i("lists.up"),run:()=>xr(e,t,-1)}]:[],...s<n?[{text:i("lists.down"),run:()=>xr(e,t,1)}]:[],...t.media.some(a=>a.type==="image")?[{text:i("lists.cover"),sign:"camera",run:()=>e.setCover(t)}]:[],{text:i("lists.drop"),sign:"close",run:()=>Ld(e,t)}],{id:`find-${t.id}`})}var Id=(e,t,s)=>vt`
  <li class="listed">
    ${ea(t,ss(t))}
    ${e.isOwn?Bd(e,t,s):je}
  </li>`,Ad=({user:e})=>vt`<a class="person" href="/people/${e.id}">${it(e)} <span>${v(e)}</span></a>`,Md=e=>vt`
  <div class="card">
    ${e.isOwn?je:Ad(e.list)}
    ${e.list.description?vt`<p class="text" dir="auto">${e.list.description}</p>`:je}
    <p class="marks">${Cs(e.list)} <span class="soft">${i("lists.finds",{n:e.list.findCount})}</span></p>
  </div>`;function Ud(e){let{items:t,problem:s,load:n}=e.finds;return s?m(s,n):t?t.length?vt`
    <finds-map .places=${Di(t)} .label=${i("person.map")}></finds-map>
    <ol class="card rows">${t.map((a,o)=>Id(e,a,o))}</ol>
    ${L(e.finds)}`:M(i("lists.empty"),e.isOwn?i("lists.emptyText"):i("lists.emptyOther")):g(3)}function _d(e){let{problem:t,load:s}=e.loading;if(t?.code==="not_found")return vt`<p class="empty">${i("lists.gone")}</p>`;if(t)return m(t,s);if(!e.list)return g(3);let{cover:n}=e.list;return vt`
    ${n?vt`<div class="list-cover">${Et(n.media,{eager:!0})}</div>`:je}
    ${Md(e)}
    ${Ud(e)}`}function Or(e){let t=new Es(e);return{get title(){return t.title},ready:t.loading.load(),view:()=>vt`
      ${f(t.title,t.isOwn?qd(t):t.canHide?Td(t):je,t.listsPath)}
      ${_d(t)}`}}import{html as Vi,nothing as jd}from"../lib/lit-html/lit-html.js";async function Nd(e){let t=null;await Rs(s=>pr(n=>{t=n,s()})),t&&e.go(`/lists/${t.id}`)}var Dd=e=>Vi`
  <button type="button" id="new-list" @click=${()=>Nd(e)}>${c("plus")} ${i("lists.new")}</button>`;function Ed({lists:e,isOwn:t}){return e.problem?m(e.problem,e.load):e.items?e.items.length?Vi`<ul class="card rows">${e.items.map(ur)}</ul>${L(e)}`:M(i("lists.none"),t?i("lists.noneText"):i("lists.noneOther")):g(3)}function Pr(e){let t=new Ds(e);return{title:i("lists.title"),ready:t.lists.load(),view:()=>Vi`
      ${f(i("lists.title"),t.isOwn?Dd(e):jd,t.isOwn?"/profile":`/people/${e.query.get("user")}`)}
      ${Ed(t)}`}}import{html as Fr,nothing as Cd}from"../lib/lit-html/lit-html.js";var Hd=10,ti=class{isGone=!1;#t;constructor(t){this.#t=t,this.name=t.params.name.toLowerCase(),this.loading=D(t,()=>this.#e())}async#e(){if(this.name===k()?.username)return this.#s(k());let t=q("/api/users",{q:this.name,limit:100});for(let s=0;t&&s<Hd;s++){let n=await ne(t,{signal:this.#t.signal}),a=n.items.find(o=>o.username===this.name);if(a)return this.#s(a);t=n.next}return this.isGone=!0,null}#s(t){return this.#t.go(`/people/${t.id}`,{replace:!0})}};function Rd({isGone:e,loading:t}){return t.problem?m(t.problem,t.load):e?Fr`<p class="empty">${i("person.gone")}</p>`:g(3)}function qr(e){let t=new ti(e);return{title:i("person.title"),ready:t.loading.load(),view:()=>Fr`${f(t.name,Cd,"/people")}${Rd(t)}`}}import{html as kt,nothing as si}from"../lib/lit-html/lit-html.js";var[zd,Vd]=[20,36e5];function Wd(e){let t=new Map;for(let{type:s,data:n,createdAt:a}of e)(n.commentId||s==="mentioned")&&t.set(n.userId,[...t.get(n.userId)??[],new Date(a)]);return new Set([...t].filter(([,s])=>s.some((n,a)=>n-s[a+zd-1]<Vd)).map(([s])=>s))}var ei=class{#t;#e;#s=new Set;constructor(t){this.#t=t,this.list=N(t,"/api/notifications?limit=30"),this.#e=Ut.subscribe("notification",s=>this.#n(s))}get groups(){let t=new Map,s=Wd(this.list.items);for(let n of this.list.items){let a=n.data.findId&&n.data.userId?`${n.type} ${n.data.findId}`:n.id,o=t.get(a)??{key:a,newest:n,items:[],isRead:!0,more:!1};o.items.push(n),o.isRead&&=n.isRead,o.more||=n.type!=="find_liked"&&s.has(n.data.userId),t.set(a,o)}return[...t.values()]}load=async()=>{await this.list.load(),this.list.items?.some(t=>t.type==="friend_request")&&await this.#i()};async#i(){let{items:t}=await ne("/api/friends?status=pending&direction=received&limit=100").catch(()=>({items:[]}));this.#s=new Set(t.map(({id:s})=>s)),this.#t.update()}request({type:t,data:s}){return t!=="friend_request"||!this.#s.has(s.friendshipId)?null:{friendship:{id:s.friendshipId},user:{id:s.userId,username:s.username,displayName:s.displayName}}}async answered({newest:t}){await this.#i(),!this.request(t)&&(this.list.items=this.list.items.filter(s=>s!==t),t.isRead||We(-1),this.#t.update())}get hasUnread(){return!!this.list.items?.some(t=>!t.isRead)}#n(t){t.type==="friend_request"&&this.#s.add(t.data.friendshipId),this.list.items&&(this.list.items=[t,...this.list.items.filter(s=>s.id!==t.id)]),this.#t.update()}markRead(t){for(let s of t.items.filter(n=>!n.isRead))s.isRead=!0,We(-1),V(`/api/notifications/${s.id}`,{isRead:!0}).catch(()=>{})}async markAllRead(){try{await O("/api/notifications/read-all");for(let t of this.list.items)t.isRead=!0;gn(0)}catch(t){p(x(t))}this.#t.update()}async remove(t){try{for(let s of t.items)await F(`/api/notifications/${s.id}`),this.list.items=this.list.items.filter(n=>n!==s),s.isRead||We(-1)}catch(s){p(x(s))}this.#t.update()}close(){this.#e()}};var Gd={friend_request:"people",friend_accepted:"check",find_liked:"heart",find_commented:"comment",replied:"comment",mentioned:"people"};async function Jd(e,t,s){await e.remove(t),await Promise.resolve(),(document.querySelectorAll(".note-row .round")[Math.min(s,e.groups.length-1)]??document.querySelector("h1")).focus()}var Yd=({type:e,data:t})=>e==="moderated"?mn[hn(t)]:e==="link_used"?"lock":"flag",Xd=({type:e,data:t,actor:s})=>t.userId?kt`
  <span class="face">
    ${it(s??{profilePicture:`/api/avatars/${t.userId}`},44)}
    <span class="sign ${e}">${c(Gd[e],e==="find_liked")}</span>
  </span>`:kt`<span class="face office">${c(Yd({type:e,data:t}))}</span>`,Zd=e=>kt`
  <img class="note-thumb" src=${e} alt="" width="48" height="48" loading="lazy" decoding="async">`;function Kd(e,t){let s=e.request(t.newest);return s?kt`<span class="row actions">${Jt(s.friendship,s.user,()=>e.answered(t))}</span>`:si}var Qd=(e,t,s)=>kt`
  <li class="note-row ${t.isRead?"":"unread"}">
    <a href=${$n(t.newest)} @click=${()=>e.markRead(t)}>
      ${Xd(t.newest)}
      <span>
        <span class="what">${fn(t.items,t.more)}</span><br>
        <span class="soft">
          ${t.isRead?si:kt`<span class="unseen">${i("note.new")}</span>`}${H(t.newest.createdAt)}
        </span>
      </span>
      ${t.newest.thumbnailUrl?Zd(t.newest.thumbnailUrl):si}
    </a>
    ${Kd(e,t)}
    <button type="button" class="round" aria-label=${i("note.delete")} @click=${()=>Jd(e,t,s)}>${c("close")}</button>
  </li>`,tm=e=>kt`
  <button type="button" class="quiet" @click=${()=>e.markAllRead()}>${c("check")} ${i("note.readAll")}</button>`,em=()=>kt`<a class="button" href="/people">${i("note.noneAction")}</a>`;function sm(e){let{items:t,problem:s}=e.list;return s?m(s,e.load):t?t.length?kt`<ul class="card notes">${e.groups.map((n,a)=>Qd(e,n,a))}</ul>${L(e.list)}`:M(i("note.none"),i("note.noneText"),em()):g(4)}function Sr(e){let t=new ei(e);return{title:i("nav.bell"),ready:t.load(),view:()=>kt`${f(i("nav.bell"),t.hasUnread?tm(t):si)}${sm(t)}`,close:()=>t.close()}}import{html as xt,nothing as Wi}from"../lib/lit-html/lit-html.js";var im=200,nm=2,ii=class{#t;#e=0;#s;constructor(t){this.#t=t;let s=n=>N(t,q("/api/friends",n));this.lists={received:s({status:"pending",direction:"received"}),sent:s({status:"pending",direction:"sent"}),accepted:s({status:"accepted"}),blocked:s({status:"blocked"})},this.text=t.query.get("q")??"",this.found=N(t,()=>q("/api/users",{q:this.text.trim()})),this.#s=Ut.subscribe("notification",this.load),this.text&&this.search()}load=()=>Promise.all(Object.values(this.lists).map(t=>t.load()));search=()=>{let t=this.text.trim();return this.#t.rename(q(this.#t.path,{q:t})),[...t].length<nm?this.found.clear():this.found.load()};reload=()=>Promise.all([this.load(),this.search()]);type(t){this.text=t,clearTimeout(this.#e),this.#e=setTimeout(this.search,im)}get problem(){return Object.values(this.lists).find(t=>t.problem)?.problem}get isLoaded(){return Object.values(this.lists).every(t=>t.items)}other(t){return t.requesterId===k()?.id?t.addressee:t.requester}isMe(t){return t.id===k()?.id}requestOf(t){return this.lists.received.items?.find(s=>s.requesterId===t.id)}close(){clearTimeout(this.#e),this.#s()}};function am(e,t){if(e.isMe(t))return xt`<span class="soft">${i("people.you")}</span>`;if(t.friendship==="accepted")return xt`<span class="badge">${c("check")} ${i("friend.friends")}</span>`;if(t.friendship==="none")return Qe(t,e.reload);let s=e.requestOf(t);return s?Jt(s,t,e.reload):xt`<span class="badge">${i("friend.pending")}</span>`}function om(e){let{found:t}=e;return t.problem?m(t.problem,e.search):t.items?t.items.length?xt`
    <ul class="people" aria-label=${i("people.results")}>${t.items.map(s=>gi(s,am(e,s)))}</ul>
    ${L(t)}`:xt`<p class="soft" role="status">${i("people.noMatch")}</p>`:Wi}function rm(e,t){e.preventDefault(),t.search()}var cm=e=>xt`
  <form class="card" role="search" @submit=${t=>rm(t,e)}>
    <label for="people-search">${i("people.search")}</label>
    <div class="search">
      ${c("search")}
      <input id="people-search" type="search" autocomplete="off" autocapitalize="none" spellcheck="false"
        .value=${e.text} @input=${t=>e.type(t.target.value)}>
    </div>
    ${om(e)}
  </form>`;function ni(e,t,s,n=gi){let a=e.lists[t];return a.items.length?xt`
    <section class="card">
      <h2>${i(`people.${t}`)}</h2>
      <ul class="people">${a.items.map(o=>n(e.other(o),s(o,e.other(o))))}</ul>
      ${L(a)}
    </section>`:Wi}var lm=(e,t,s)=>Pe(s,[es(t,s,e.reload),Oe(s,e.reload)]),pm=e=>xt`
  ${ni(e,"received",(t,s)=>[Jt(t,s,e.reload),Pe(s,[Oe(s,e.reload)])])}
  ${ni(e,"sent",(t,s)=>ts(t,s,e.reload))}
  ${e.lists.accepted.items.length?ni(e,"accepted",(t,s)=>lm(e,t,s)):M(i("people.none"),i("people.noneText"))}
  ${ni(e,"blocked",(t,s)=>zn(s,e.reload),Rn)}`;function um(e){return e.problem?m(e.problem,e.load):e.isLoaded?pm(e):g(3)}var dm=()=>_t()?xt`<a class="button quiet" href="/invites">${c("plus")} ${i("invites.invite")}</a>`:Wi;function Tr(e){let t=new ii(e);return{title:i("people.title"),ready:t.load(),view:()=>xt`${f(i("people.title"),dm(),"/feed")}${cm(t)}${um(t)}`,close:()=>t.close()}}import{html as we,nothing as oi}from"../lib/lit-html/lit-html.js";var ai=class extends Ke{user=null;friendship=null;#t;constructor(t){super(t,q("/api/finds",{userId:t.params.id,includePrivate:!0,includeFriends:!0,limit:20})),this.#t=t.params.id,this.loading=D(t,()=>this.#e())}get title(){return(this.user&&v(this.user))??i("person.title")}get isMe(){return this.#t===k()?.id}get hasAsked(){return this.friendship?.requesterId===this.#t}async#e(){this.user=await $(`/api/users/${this.#t}`,{signal:this.page.signal}),await Promise.all([this.finds.load(),this.#s()])}async#s(){this.friendship=null;let{friendship:t}=this.user,s=t==="none"?"":q("/api/friends",{status:t,limit:100});for(;s&&!this.friendship;){let n=await ne(s,{signal:this.page.signal});this.friendship=n.items.find(a=>a.requesterId===this.#t||a.addresseeId===this.#t)??null,s=n.next}}};function mm({user:e,friendship:t,hasAsked:s,loading:n}){return e.friendship==="none"?Qe(e,n.load):t?t.status==="accepted"?oi:s?Jt(t,e,n.load):ts(t,e,n.load):oi}var hm=()=>we`<a class="button quiet" href="/profile">${i("profile.title")}</a>`,fm=e=>we`
  <a class="button quiet" href=${q("/lists",{user:e.id})}>${c("feed")} ${i("lists.title")}</a>`,$m=e=>e.isMe?hm():[mm(e),fm(e.user)];function gm(e,t){let{user:s,friendship:n,loading:a}=e;if(!s||e.isMe)return oi;let o=n?.status==="accepted"?[es(n,s,a.load)]:[];return Pe(s,[Kn(s,a.load),...o,Zn({userId:s.id}),Oe(s,()=>t.go("/people"))])}var bm=e=>Vs(e.user,{count:e.user.findCount,likes:e.user.likeCount,badge:e.user.friendship==="accepted"?we`<span class="badge">${c("check")} ${i("friend.friends")}</span>`:oi,actions:$m(e)});function wm(e){let{problem:t,load:s}=e.loading;return t?.code==="not_found"?we`<p class="empty">${i("person.gone")}</p>`:t?m(t,s):e.user?we`
    ${bm(e)}
    <section class="stack" aria-labelledby="finds">
      <h2 id="finds" class="unseen">${i("person.findsTitle")}</h2>
      ${be(e,{title:i("person.none"),text:i("person.noneText",{name:v(e.user)})})}
    </section>`:g(3)}function Lr(e){let t=new ai(e),s=()=>t.loading.problem?i("person.title"):t.title;return{get title(){return t.title},broad:!0,ready:t.loading.load(),view:()=>we`${f(s(),gm(t,e),"/people")}${wm(t)}`}}import{html as lt,nothing as De}from"../lib/lit-html/lit-html.js";var ri=class{#t;constructor(t,s){this.#t=t,this.restored=s,this.list=N(t,"/api/finds/bin?limit=20",n=>n.find.id)}restore(t){return this.#e(t,O(`/api/finds/${t.id}/restore`),i("find.restored"),this.restored)}remove(t){return this.#e(t,F(`/api/finds/${t.id}?forever=true`),i("bin.removed"),()=>{})}async#e(t,s,n,a){await K(s)&&(this.list.items=this.list.items.filter(o=>o.find.id!==t.id),this.#t.update(),p(n),a())}};var ci=class extends Ke{progress=null;figures={};isEdited=!1;constructor(t){super(t,q("/api/finds",{userId:k().id,includePrivate:!0,limit:20})),this.bin=new ri(t,()=>this.#t());let s={username_taken:"username",name_taken:"displayName"};this.form=new w({send:n=>this.#s(n),update:t.update,fieldOf:s})}get user(){return k()}load=()=>Promise.all([this.#t(),this.bin.list.load()]);#t=()=>Promise.all([this.finds.load(),this.#e()]);async#e(){let t=await $(`/api/users/${k().id}`,{signal:this.page.signal}).catch(()=>null);this.figures={count:t?.findCount,likes:t?.likeCount},this.page.update()}toggleEdit=()=>{this.isEdited=!this.isEdited,this.page.update()};get hasPicture(){return this.user.profilePicture.startsWith("/api/media/")}async setPicture(t,s=ae){let n=a=>{this.progress=a,this.page.update()};n(0);try{Pt(await s("PUT","/api/users/me/picture",await Le(t),{signal:this.page.signal,progress:n})),p(i("profile.pictureSaved"))}catch(a){a.name!=="AbortError"&&p(x(a))}n(null)}async removePicture(){try{await F("/api/users/me/picture"),Pt(await $("/api/users/me"))}catch(t){p(x(t))}this.page.update()}async#s({displayName:t,about:s,username:n,age:a}){let o={displayName:t.trim()||null,about:s.trim()||null,username:n.trim()};Pt(await V("/api/users/me",{...o,age:a===""?null:Number(a)})),p(i("profile.saved"))}};import{html as pi,nothing as li}from"../lib/lit-html/lit-html.js";async function ym(e,t){await e.restore(t),b(e.list.items.length?"bin":"finds")}async function vm(e,t){await S(i("bin.removeTitle"),i("bin.removeText",{title:t.title}),i("bin.remove"))&&(await e.remove(t),b(e.list.items.length?"bin":"finds"))}var km=(e,t)=>pi`
  <button type="button" class="quiet" aria-label="${i("bin.restore")}: ${t.title}" @click=${()=>ym(e,t)}>
    ${c("retry")} ${i("bin.restore")}
  </button>`,xm=(e,{find:t,expiresAt:s})=>pi`
  <li>
    <p>
      <span class="strong" dir="auto">${t.title}</span>
      ${s?pi`<br><span class="soft">${i("bin.until",{date:Ot(s)})}</span>`:li}
    </p>
    ${t.hidden?Qn(i("report.findHidden"),t.hidden):li}
    <p class="row">
      ${t.hidden?li:km(e,t)}
      <button type="button" class="danger" aria-label="${i("bin.remove")}: ${t.title}" @click=${()=>vm(e,t)}>
        ${c("trash")} ${i("bin.remove")}
      </button>
    </p>
  </li>`,Br=e=>e.list.items?.length?pi`
  <section class="card" aria-labelledby="bin">
    <h2 id="bin" tabindex="-1">${i("bin.title")}</h2>
    <p class="hint">${i("bin.hint")}</p>
    <ul class="rows binned">${e.list.items.map(t=>xm(e,t))}</ul>
    ${L(e.list)}
  </section>`:li;function Om(e,t){let[s]=e.target.files;e.target.value="",s&&t.setPicture(s)}var Pm=e=>lt`
  <button type="button" class="quiet" @click=${()=>e.removePicture()}>${i("profile.pictureRemove")}</button>`,Fm=e=>lt`
  <div class="field">
    <p class="row actions">
      <label class="button quiet" for="picture">${c("camera")} ${i("profile.picture")}</label>
      <input class="file" id="picture" type="file" accept="image/*" @change=${t=>Om(t,e)}>
      ${e.hasPicture?Pm(e):De}
    </p>
    ${e.progress===null?De:lt`<progress max="1" .value=${e.progress} aria-label=${i("profile.picture")}></progress>`}
    <p class="hint">${i("profile.pictureHint")}</p>
  </div>`,qm=()=>lt`<a class="button" href="/new">${c("plus")} ${i("nav.plus")}</a>`,Sm=({form:e,user:t})=>lt`
  <form novalidate @submit=${e.submit}>
    ${P(e)}
    ${d(e,"displayName",{label:i("profile.name"),hint:i("profile.nameHint"),value:t.displayName??"",most:50,complete:"name"})}
    ${d(e,"about",{label:i("profile.about"),value:t.about??"",most:160})}
    ${d(e,"username",{label:i("account.username"),hint:i("join.usernameHint"),value:t.username,required:!0,least:3,most:31,pattern:"[A-Za-z0-9_\\-]*",complete:"username"})}
    ${d(e,"age",{label:i("profile.age"),hint:i("profile.ageHint"),value:t.age??"",kind:"number",mode:"numeric"})}
    <div class="row end">${U(e,i("action.save"))}</div>
  </form>`,Ne=(e,t,s)=>lt`
  <li><a class="way" href=${e}>${c(t)} <span class="grow">${s}</span> ${c("next")}</a></li>`,Tm=e=>lt`
  <ul class="card rows">
    ${Ne("/people","people",i("people.accepted"))}
    ${Ne("/saved","bookmark",i("saved.title"))}
    ${Ne("/lists","feed",i("lists.title"))}
    ${Ne("/shares","share",i("shares.mine"))}
    ${e.role==="admin"?Ne("/admin","shield",i("admin.title")):De}
  </ul>`,Lm=()=>lt`<a class="button quiet" href="/settings">${c("gear")} ${i("settings.title")}</a>`,Bm=e=>lt`
  <section class="card" id="edit" aria-labelledby="edit-title">
    <div class="row between"><h2 id="edit-title" tabindex="-1">${i("profile.edit")}</h2>${jt(e.toggleEdit)}</div>
    ${Fm(e)}
    ${Sm(e)}
  </section>`;async function Im(e){e.toggleEdit(),await b("edit-title")}var Am=e=>lt`
  <button type="button" class="quiet" id="edit-profile" aria-expanded=${e.isEdited?"true":"false"} @click=${()=>Im(e)}>
    ${c("edit")} ${i("profile.edit")}
  </button>`,Mm=e=>lt`
  ${f(v(e.user),Lm())}
  ${Vs(e.user,{...e.figures,actions:Am(e)})}
  ${e.isEdited?Bm(e):De}
  <section class="stack" aria-labelledby="finds">
    <h2 id="finds" class="unseen" tabindex="-1">${i("profile.finds")}</h2>
    ${be(e,{title:i("profile.none"),text:i("profile.noneText"),action:qm()})}
  </section>
  ${Tm(e.user)}
  ${Br(e.bin)}`;function Ir(e){let t=new ci(e);return{title:i("profile.title"),broad:!0,ready:t.load(),view:()=>t.user?Mm(t):De}}import{html as Z,nothing as ee}from"../lib/lit-html/lit-html.js";var Um={dismissed:"check",hidden:"block",deleted:"trash",suspended:"lock"},_m=e=>d(e,"note",{label:i("report.note"),hint:i("report.noteHint"),kind:"area",required:!0,most:500}),Ar=(e,t)=>i(`report.outcome.${e.kind==="user"&&t==="deleted"?"accountDeleted":t}`);async function jm(e,t,s){let n=Ar(t,s);s!=="dismissed"?await Xn(n,({note:a})=>e.decide(t,s,a),_m):await S(n,i("report.dismissText"),n)&&await e.decide(t,s).catch(()=>e.list.load()),b("reports")}var Mr=e=>e?Z`<a class="strong" href="/people/${e.id}">${v(e)}</a>`:Z`<span class="soft">${i("report.left")}</span>`,Nm=e=>Z`
  <p class="row">${e.map(t=>Z`
    <a href=${t.url} target="_blank" rel="noreferrer noopener">
      <img class="note-thumb" src=${t.thumbnailUrl} alt=${t.caption||i("report.photo")} width="48" height="48" loading="lazy">
    </a>`)}</p>`,Dm=e=>Z`
  <p class="strong" dir="auto">${e.title}</p>
  ${e.description?Fe(e.description):ee}
  ${e.media.length?Nm(e.media):ee}`,Em=e=>e.find?Dm(e.find):e.comment?Fe(e.comment.content):e.kind==="user"?ee:Z`<p class="soft">${i("report.noContent")}</p>`,Hm=e=>Z`
  <li>
    <p>${i(`report.reason.${e.reason}`)} · ${Mr(e.reporter)} · <span class="soft">${H(e.createdAt)}</span></p>
    ${e.text?Fe(e.text):ee}
  </li>`,Cm=(e,t,s)=>Z`
  <button type="button" class=${s==="dismissed"?"quiet":"danger"} @click=${()=>jm(e,t,s)}>
    ${c(Um[s])} ${Ar(t,s)}
  </button>`,Rm=(e,t)=>Z`<p class="row">${Gn(t.kind).map(s=>Cm(e,t,s))}</p>`,zm=(e,t)=>Z`
  <p>
    <span class="strong">${i(`report.result.${t.decision.outcome}`)}</span> · ${t.decision.closedBy} ·
    <span class="soft">${H(t.decision.closedAt)}</span>
  </p>
  ${t.decision.note?Fe(t.decision.note):ee}
  ${t.hidden?Z`
    <p><button type="button" class="quiet" @click=${()=>e.show(t)}>${c("retry")} ${i("report.show")}</button></p>`:ee}`,Vm=(e,t)=>Z`
  <li class="card">
    <h2>${i(`report.kind.${t.kind}`)} · ${Mr(t.owner)}</h2>
    ${Em(t)}
    <ul class="rows">${[t,...t.others].map(Hm)}</ul>
    ${t.decision?zm(e,t):Rm(e,t)}
  </li>`;function Wm(e){let{items:t,problem:s,load:n}=e.list;return s?m(s,n):t?t.length?Z`<ul class="stack">${t.map(a=>Vm(e,a))}</ul>${L(e.list)}`:M(i(`report.none.${e.status}`),i("report.noneText")):g(3)}function Ur(e){let t=new Jn(e);return{title:i("report.reports"),ready:t.list.load(),view:()=>Z`
      ${f(i("report.reports"),ee,"/admin")}
      <div class="chips" role="group" aria-label=${i("report.which")} id="reports" tabindex="-1">
        ${Wn.map(s=>re(t.status===s,i(`report.status.${s}`),()=>t.choose(s)))}
      </div>
      ${Wm(t)}`}}import{html as Gi,nothing as Gm}from"../lib/lit-html/lit-html.js";var Jm=(e,t)=>Gi`
  <button type="button" class="chip" aria-pressed=${e.state===t?"true":"false"} @click=${()=>e.choose(t)}>
    ${c(t==="dismissed"?"close":ta(t))} ${i(`saved.${t}`)}
  </button>`,Ym=()=>Gi`<a class="button" href="/">${c("map")} ${i("missing.action")}</a>`,Xm=e=>({title:i(`saved.${e}None`),text:i(e==="dismissed"?"saved.dismissedText":"saved.noneText"),action:Ym()});function _r(e){let t=new Hn(e);return{title:i("saved.title"),broad:!0,ready:t.finds.load(),view:()=>Gi`
      ${f(i("saved.title"),Gm,"/profile")}
      <div class="chips" role="group" aria-label=${i("saved.which")}>${En.map(s=>Jm(t,s))}</div>
      ${be(t,Xm(t.state))}`}}import{html as C,nothing as dt}from"../lib/lit-html/lit-html.js";import{html as pt,nothing as Ji}from"../lib/lit-html/lit-html.js";var Nr=(e,t)=>d(e,"name",{label:i("passkeys.name"),hint:i("passkeys.nameHint"),value:t,required:!0,most:50});async function Zm(e,t){let s=Ve(navigator.userAgent);await _(n=>e.addForm(t,n),i("passkeys.add"),n=>pt`
    ${P(n)}
    ${Ht(n)}
    ${Nr(n,s)}
    ${t?St(n,"password",i("account.password")):Ji}`,()=>pt`<button type="submit">${i("settings.linkGo")}</button>`)}var Km=(e,t)=>_(s=>e.renameForm(t,s),i("passkeys.rename"),s=>pt`
  ${P(s)}
  ${Nr(s,t.name)}`,()=>pt`<button type="submit">${i("action.save")}</button>`);async function Qm(e,t){await S(i("passkeys.deleteTitle",{name:t.name}),i("passkeys.deleteText"),i("action.delete"))&&e.remove(t)}var jr=(e,t,s)=>pt`
  <button type="button" class="quiet" aria-label="${t}: ${e.name}" @click=${s}>${t}</button>`,th=(e,t,s)=>pt`
  <li class="row between">
    <span>
      <span class="strong" dir="auto">${t.name}</span>
      ${t.backedUp?pt`<span class="badge">${i("passkeys.backedUp")}</span>`:Ji}<br>
      <span class="soft">${i("passkeys.added")} ${H(t.createdAt)} ·
        ${t.lastUsedAt?pt`${i("passkeys.used")} ${H(t.lastUsedAt)}`:i("passkeys.unused")}</span>
    </span>
    <span class="row">
      ${jr(t,i("passkeys.rename"),async()=>{await Km(e,t),s()})}
      ${jr(t,i("action.delete"),()=>Qm(e,t))}
    </span>
  </li>`,eh=e=>pt`<button type="button" class="quiet" id="add-passkey" @click=${e}>${i("passkeys.add")}</button>`,Dr=(e,t,s)=>pt`
  <section class="card" id="passkeys">
    <h2>${i("passkeys.title")}</h2>
    <p>${i("passkeys.hint")}</p>
    ${e.list.length?pt`<ul class="people">${e.list.map(n=>th(e,n,s))}</ul>`:Ji}
    <p>${eh(async()=>{await Zm(e,t),s()})}</p>
  </section>`;import{html as ye,nothing as sh}from"../lib/lit-html/lit-html.js";var Yi=(e,t,s,n,a,o)=>ye`
  <div class="field">
    <label for=${e}>${t}</label>
    <select id=${e} @change=${r=>o(Number(r.target.value))}>
      ${s.map(r=>ye`<option value=${r} ?selected=${r===a}>${n(r)}</option>`)}
    </select>
  </div>`,Er=e=>fe(e.picker()),ih=e=>ye`
  <p class="note">${i("place.homeExact",{n:e.exactAtHome})}</p>
  <p class="row"><button type="button" id="hide-home" @click=${()=>e.hideHome()}>${i("place.homeHide")}</button></p>`,nh=(e,{latitude:t,longitude:s,radius:n,area:a})=>ye`
  <place-map class="homemap" inert .area=${2*n} .at=${{lat:t,lng:s}}></place-map>
  ${Yi("home-radius",i("place.homeRadius"),Fa,Re,n,o=>e.changeHome({radius:o}))}
  ${Yi("home-area",i("place.homeArea"),[1,5,20],Zt,a,o=>e.changeHome({area:o}))}
  ${e.exactAtHome?ih(e):sh}
  <p class="row">
    <button type="button" class="quiet" @click=${()=>Er(e)}>${i("place.homeMove")}</button>
    <button type="button" class="quiet" @click=${()=>e.change({home:void 0})}>${i("place.homeRemove")}</button>
  </p>`,Hr=e=>ye`
  <section class="card">
    ${J("places",i("place.settings"))}
    <p class="hint">${i("place.settingsText")}</p>
    ${Yi("shown-area",i("place.shownNew"),[0,1,5,20],Zt,e.values.area,t=>e.change({area:t}))}
    <label class="switch">
      <span>${i("place.friendsExact")}</span>
      <input type="checkbox" role="switch" id="friends-exact" .checked=${e.values.exactForFriends}
        @change=${t=>e.change({exactForFriends:t.target.checked})}>
    </label>
    <h3>${i("place.home")}</h3>
    <p class="hint">${i("place.homeText")}</p>
    ${e.values.home?nh(e,e.values.home):ye`
      <p><button type="button" class="quiet" id="home" @click=${()=>Er(e)}>${i("place.homeAdd")}</button></p>`}
    <p class="hint">${i("place.recall")}</p>
  </section>`;import{html as ut,nothing as ve}from"../lib/lit-html/lit-html.js";var Xi={read:["read"],write:["read","write"],admin:["read","write","admin"]};function Cr(e){let t=async({name:s,access:n,days:a,password:o})=>{let r=a?{days:Number(a)}:{};e(await O("/api/auth/tokens",{name:s.trim(),scopes:Xi[n],...r,...o?{password:o}:{}}))};return new w({send:t,fieldOf:{wrong_password:"password"}})}var Ee=e=>e.kind==="token",zr=e=>Ee(e)?e.name:Ve(e.userAgent),ah={browser:()=>i("session.browser"),cli:()=>i("session.cli"),token:()=>i("session.token")},oh=e=>e.scopes.map(t=>i(`scope.${t}`)).join(", ");function rh(e){return e.expiresAt?Ee(e)?i("token.until",{date:Ot(e.expiresAt)}):i("settings.until",{date:Ot(e.expiresAt)}):i("token.endless")}var ch=e=>e.lastUsedAt?i("session.used",{date:st(e.lastUsedAt)}):i("session.unused"),lh=(e,t)=>{let s=i(Ee(t)?"token.revoke":"settings.end");return ut`
    <button type="button" class="quiet" aria-label="${s}: ${zr(t)}" @click=${()=>e.endSession(t)}>${s}</button>`},ph=e=>ut`${i(Ee(e)?"token.since":"settings.since")} ${H(e.createdAt)}`,uh=(e,t)=>ut`
  <li class="row between">
    <span>
      <span class="strong" dir="auto">${zr(t)}</span>
      <span class="badge">${ah[t.kind]()}</span>
      ${t.current?ut`<span class="badge">${i("settings.thisOne")}</span>`:ve}<br>
      ${Ee(t)?ut`<span class="soft">${oh(t)}</span><br>`:ve}
      <span class="soft">${ph(t)} · ${ch(t)} · ${rh(t)}</span>
    </span>
    ${t.current?ve:lh(e,t)}
  </li>`;async function dh(e){await S(i("settings.endOthers"),i("settings.endOthersText"),i("settings.endOthers"))&&e.endOthers()}var mh=e=>ut`
  <button type="button" class="quiet" @click=${()=>dh(e)}>${i("settings.endOthers")}</button>`,Rr=(e,t,s,n=ve)=>ut`
  <div class="field">
    <label for=${e}>${t}</label>
    <select id=${e} name=${e}>${s.map(([a,o])=>ut`<option value=${a}>${o}</option>`)}</select>
    ${n}
  </div>`,hh=[90,30,365],fh=e=>Object.keys(Xi).filter(t=>t!=="admin"||e.role==="admin"),$h=(e,t)=>ut`
  <p>${i("token.about")}</p>
  ${P(t)}
  ${Ht(t)}
  ${d(t,"name",{label:i("token.name"),hint:i("token.nameHint"),required:!0,most:50})}
  ${Rr("access",i("token.access"),fh(e.user).map(s=>[s,i(`access.${s}`)]))}
  ${Rr("days",i("token.life"),[...hh.map(s=>[s,i("token.days",{n:s})]),["",i("token.endless")]])}
  ${e.asksPassword?St(t,"password",i("account.password")):ve}`,gh=e=>us({title:i("token.new"),text:i("token.once"),label:i("session.token"),value:e});async function bh(e){let t=null;await _(n=>Cr(a=>{t=a,n()}),i("token.create"),n=>$h(e,n),()=>ut`<button type="submit">${i("token.createGo")}</button>`),t&&(e.addSession(t.session),await gh(t.token))}var Vr=e=>ut`
  <section class="card">
    ${J("sessions",i("settings.sessions"))}
    <ul class="people">${e.sessions.map(t=>uh(e,t))}</ul>
    <div class="row end">
      ${e.hasOthers?mh(e):ve}
      <button type="button" class="quiet" id="new-token" @click=${()=>bh(e)}>${c("plus")} ${i("token.create")}</button>
    </div>
  </section>`;var wh=["friendRequests","friendAccepted","findLiked","findCommented","replied","mentioned"],Zi=(e,t,s,n)=>C`
  <div class="field">
    <label for=${e}>${t}</label>
    <select id=${e} @change=${a=>n(a.target.value)}>
      ${s.map(([a,o,r])=>C`
        <option value=${a} lang=${e==="language"?a:dt} ?selected=${r}>${o}</option>`)}
    </select>
  </div>`,yh=e=>C`
  <label class="switch">
    <span>${i("settings.streets")}<br><span class="soft">${i("streets.learns")}</span></span>
    <input type="checkbox" role="switch" id="streets" .checked=${qe()} @change=${t=>e.setStreets(t.target.checked)}>
  </label>`,vh=()=>an.map(e=>[e,sn[e],e===nn()]),Gr=e=>C`
  <section class="card">
    ${J("appearance",i("settings.appearance"))}
    ${Zi("language",i("settings.language"),vh(),t=>e.setLanguage(t))}
    ${Zi("theme",i("settings.theme"),la.map(t=>[t,i(`settings.theme.${t}`),t===pa()]),t=>e.setTheme(t))}
    ${Zi("units",i("settings.units"),["km","mi"].map(t=>[t,i(`settings.units.${t}`),t===cn()]),t=>e.setUnits(t))}
    ${ra()?yh(e):dt}
  </section>`;async function kh(e,t,s){let n=e.target;await t.prefer(s,n.checked),n.checked=t.preferences[s]}var Wr=(e,t,s=dt)=>C`
  <label class="switch">
    <span>${i(`settings.${t}`)}${s}</span>
    <input type="checkbox" role="switch" .checked=${e.preferences[t]} @change=${n=>kh(n,e,t)}>
  </label>`,xh=e=>C`
  <section class="card">
    ${J("notify",i("settings.notify"))}
    ${[...wh,...k()?.role==="admin"?["reported"]:[]].map(t=>Wr(e,t))}
    ${h().pushKey?Wr(e,"pushEnabled",C`<br><span class="soft">${i("settings.pushEnabledHint")}</span>`):dt}
  </section>`,Oh=(e,t)=>C`
  <p>${c("check")} ${i("push.on")}</p>
  <p class="row">
    <button type="button" class="quiet" @click=${e.testPush}>${i("push.test")}</button>
    <button type="button" class="quiet" aria-busy=${t} @click=${e.disablePush}>${i("push.disable")}</button>
  </p>`,Ph=(e,t)=>C`
  <p>${i("push.off")}</p>
  <p>
    <button type="button" id="push-on" aria-busy=${t} @click=${e.enablePush}>${c("bell")} ${i("push.enable")}</button>
  </p>
  <p class="soft" role="status">${e.pushSlow?i("push.asking"):dt}</p>`;function Fh(e){let t=e.pushBusy?"true":"false";return e.push==="on"?Oh(e,t):e.push==="off"?Ph(e,t):C`<p class="note">${i(`push.${e.push}`)}</p>`}var ke=(e,t)=>C`<button type="button" class="chip" @click=${()=>b(`part-${e}`)}>${t}</button>`,qh=()=>C`
  <nav class="chips" aria-label=${i("settings.title")}>
    ${ke("appearance",i("settings.appearance"))}
    ${ke("notify",i("nav.bell"))}
    ${h().passwordLogin?ke("password",i("account.password")):dt}
    ${ke("places",i("place.settings"))}
    ${ke("sessions",i("settings.devices"))}
    ${ke("data",i("settings.data"))}
  </nav>`,Sh=e=>C`
  ${qh()}
  ${Gr(e)}
  ${xh(e)}
  <section class="card">
    <h2>${i("push.title")}</h2>
    ${Fh(e)}
  </section>
  ${h().passwordLogin?Sa(e):dt}
  ${e.passkeys.isShown?Dr(e.passkeys,e.asksPassword,e.redraw):dt}
  ${h().provider.enabled?Ta(e):dt}
  ${Hr(e.places)}
  ${Vr(e)}
  ${La(e)}
  ${_t()?C`<p class="below"><a href="/invites">${i("invites.title")}</a></p>`:dt}
  <p class="below"><a href="/shares">${i("shares.mine")}</a></p>
  <p class="below"><a href="/about">${i("about.title")}</a></p>`;async function Th(e){let t=Ut.get("outbox").length;(!t||await S(i("settings.signOut"),i("outbox.signOut",{n:t}),i("settings.signOut")))&&e.signOut()}var Lh=e=>C`
  <button type="button" class="quiet" id="sign-out" @click=${()=>Th(e)}>${i("settings.signOut")}</button>`;function Bh(e){let{problem:t,load:s}=e.loading;return t?C`${m(t,s)}${Gr(e)}`:e.isLoaded?Sh(e):g(5)}function Jr(e){let t=new ls(e);return{get title(){return i("settings.title")},ready:t.loading.load(),view:()=>C`
      ${f(i("settings.title"),Lh(t),"/profile")}
      ${t.refusal?m(t.refusal):dt}
      ${Bh(t)}`}}import{html as mt,nothing as di}from"../lib/lit-html/lit-html.js";async function Ih(e){let t=await e.offered(),s=t&&await Qs({offered:t});s&&(e.take(s),await _e(s))}async function Ah(e,t){let s=await Qs({share:t});s&&e.take(s)}async function Mh(e,t){await S(i("shares.revokeTitle",{title:yt(t)}),i("shares.revokeText"),i("shares.revoke"))&&(await e.revoke(t),b("new-share"))}var Uh=async e=>await Xs(e)||_e(e,i("shares.one")),_h=async e=>await Zs(e,yt(e))||_e(e,i("shares.one")),jh=(e,t)=>Dt(i("shares.menu",{title:yt(t)}),[...Ys()&&!t.expired?[{text:i("action.share"),sign:"share",run:()=>_h(t)}]:[],{text:i("shares.change"),sign:"edit",run:()=>Ah(e,t)},{text:i("shares.revoke"),sign:"trash",isDanger:!0,run:()=>Mh(e,t)}],{id:`share-${t.id}`}),Nh=e=>e.findId?`/finds/${e.findId}`:`/lists/${e.listId}`,Dh=e=>e.category?mt`<span class="strong" dir="auto">${yt(e)}</span>`:mt`<a class="strong" dir="auto" href=${Nh(e)}>${yt(e)}</a>`,Eh=e=>mt`${i(`shares.kind.${Hi(e)}`)}${e.title?mt`: <bdi>${Ci(e)}</bdi>`:di}`,ui=(e,t)=>mt`<span class="badge">${e?c(e):di} ${t}</span>`,Hh=e=>mt`
  <button type="button" class="quiet" aria-label="${i("secret.copy")}: ${yt(e)}" @click=${()=>Uh(e)}>
    ${c("copy")} ${i("secret.copy")}
  </button>`,Ch=(e,t)=>mt`
  <li class="invite">
    <div class="listed">
      <p class="grow">
        ${Dh(t)}<br>
        <span class="soft">${Eh(t)} · ${t.views?i("shares.views",{n:t.views}):i("shares.noViews")}</span>
      </p>
      ${jh(e,t)}
    </div>
    <p class="marks">
      ${ui(t.place==="hidden"?"block":"pin",wr(t))}
      ${t.hasPassword?ui("lock",i("account.password")):di}
      ${t.expiresAt?ui("",Ri(t)):ui("",i("shares.endless"))}
    </p>
    ${t.expired?di:mt`<p class="row actions">${Hh(t)} ${zi(t)}</p>`}
  </li>`;function Rh(e){let{items:t,problem:s,load:n}=e.list;return s?m(s,n):t?t.length?mt`<div class="card"><ul class="people">${t.map(a=>Ch(e,a))}</ul></div>${L(e.list)}`:M(i("shares.none"),i("shares.noneText")):g(3)}var zh=e=>mt`
  <button type="button" class="quiet" id="new-share" @click=${()=>Ih(e)}>${i("shares.category")}</button>`;function Yr(e){let t=new Gs(e);return{title:i("shares.mine"),ready:t.list.load(),view:()=>mt`
      ${f(i("shares.mine"),zh(t),"/profile")}
      <p class="lead">${i("shares.lead")}</p>
      ${Rh(t)}`}}import{html as At,nothing as Zr}from"../lib/lit-html/lit-html.js";var mi=class{isLoaded=!1;#t;constructor(t){this.#t=t}get entries(){return Ut.get("outbox")}load=async()=>{await Bn(),this.isLoaded=!0,this.#t.update()};cancel(t){return An(t.id)}retry(t){return Mn(t.id)}sendNow(){return Un()}};async function Vh(e,t){await Cn()&&e.cancel(t)}var Wh=e=>i(e.kind==="like"&&!e.on?"outbox.unlike":`outbox.${e.kind}`),Xr=e=>At`<a class="strong" dir="auto" href=${_n(e)}>${e.title}</a>`,Gh={find:e=>At`<span class="strong" dir="auto">${e.body.title}</span>`,comment:e=>At`<span class="what" dir="auto">${e.body.content}</span><br>${Xr(e)}`,like:Xr},Jh=(e,t)=>At`
  <li class="row between">
    <span class="grow">
      <span class="soft">${Wh(t)}</span><br>
      ${Gh[t.kind](t)}<br>
      ${t.state==="refused"?At`<span class="error">${t.problem}</span>`:At`<span class="soft">${i("outbox.waiting")}</span>`}
    </span>
    <span class="row">
      ${t.state==="refused"?At`
        <button type="button" class="quiet" @click=${()=>e.retry(t)}>${c("retry")} ${i("action.retry")}</button>`:Zr}
      <button type="button" class="quiet" @click=${()=>Vh(e,t)}>${i("outbox.cancel")}</button>
    </span>
  </li>`;function Yh(e){return e.isLoaded?e.entries.length?At`
    <p class="hint">${i("outbox.hint")}</p>
    <ul class="card people">${e.entries.map(t=>Jh(e,t))}</ul>
    <p class="row end"><button type="button" @click=${()=>e.sendNow()}>${i("outbox.now")}</button></p>`:M(i("outbox.none"),i("outbox.noneText")):g(2)}function Kr(e){let t=new mi(e);return{title:i("outbox.title"),ready:t.load(),view:()=>At`${f(i("outbox.title"),Zr,"/")}${Yh(t)}`}}function Xh(e,t){let[s,n]=[new Map,!1],a=new AbortController;return e.signal.addEventListener("abort",()=>a.abort()),{async load(o){a.abort();let{signal:r}=a=new AbortController;try{let[l,u]=await un(q("/api/locations/categories",{...t(),category:"",bbox:o}),{signal:r});if(r.aborted)return;[s,n]=[new Map(l.map(y=>[y.category,y.count])),u]}catch(l){if(l.name==="AbortError")return;s.clear()}e.update()},of(o){let r=s.get(o);return r===void 0||n&&!r?void 0:`${T(r)}${n?"+":""}`}}}export{lc as about,Aa as accounts,id as addToList,Ha as admin,za as adminLog,Zo as areas,Xh as countCategories,Ao as edit,Yo as import,ar as instance,sr as invites,rr as join,Or as list,Pr as lists,qr as named,Sr as notifications,Tr as people,Lr as person,Ir as profile,Ur as reports,_r as saved,Jr as settings,Pd as shareFind,Yr as shares,Kr as waiting};

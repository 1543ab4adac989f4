import{$ as Re,$a as jn,$b as Ke,A as Ne,Ab as Mt,Ac as ia,B as He,Ba as ne,Bb as g,Bc as na,Cc as ts,D as an,Da as On,E as at,Ea as Rt,F as At,Fa as Pn,Fc as C,G as p,Gc as aa,Ha as Ve,Hc as Pt,I as Ce,Ia as qn,Ib as j,Ic as es,J as w,Jb as _t,Jc as ss,K as O,Kb as zt,Kc as oa,L as V,La as Ge,Lc as ra,M as H,Ma as Fn,Mb as mt,Mc as is,N as S,Na as Sn,Nb as Wt,Nc as ca,O as on,Oa as Ye,Ob as Xe,Oc as xe,P as rn,Pa as Tn,Pb as Cn,Pc as la,Q as ee,Qa as Ln,Qb as Rn,Qc as Oe,R as q,Ra as Je,Rb as ft,S as se,Sa as Bn,Sb as L,Sc as pa,T as cn,Ta as In,Tb as zn,Ua as An,Ub as Dt,Uc as ua,Va as Un,Vb as X,Vc as da,Wa as Mn,Wb as di,Xb as mi,Xc as ma,Ya as _n,Yb as Wn,Yc as fa,Zb as Ze,Zc as ha,_a as Dn,_b as Vt,_c as $a,a as je,aa as y,ab as En,ac as Qe,b as f,bb as Nn,bc as ve,bd as ga,c as Ct,ca as ln,cb as Hn,cc as ke,cd as ba,d as Xi,da as pn,dc as Vn,e as te,ea as un,fa as dn,fc as Gn,g as Zi,ga as mn,gc as b,gd as wa,h as ye,ha as ze,hc as Yn,i as Ki,ic as Jn,id as ya,j as Qi,ja as fn,jc as Xn,k as tn,ka as hn,kc as x,la as $n,lc as Zn,ld as va,ma as gn,mc as d,md as ka,n as en,na as bn,nc as A,o as i,oa as v,oc as U,od as xa,pa as We,pc as Kn,pd as Oa,q as P,qa as Ut,qb as c,qc as Qn,qd as Pa,ra as wn,rb as tt,rc as ta,s as ui,sb as z,sc as ea,t as sn,tb as h,tc as sa,u as F,ua as Ot,ub as G,v as xt,va as yn,vb as _,w as Q,wa as vn,wb as m,x as Ee,xa as ie,xb as $,y as nn,ya as kn,yb as ae,yc as jt,za as xn,zb as T}from"./shared.js";import{html as Gt,nothing as fi}from"../lib/lit-html/lit-html.js";var Xr=new URL("lib/",je).pathname,Zr=[["Leaflet 1.9.4","leaflet","Volodymyr Agafonkin, CloudMade","BSD-2-Clause"],["protomaps-leaflet 5.1.0","protomaps-leaflet","Protomaps","BSD-3-Clause"],["lit-html 3.3.3","lit-html","Google LLC","BSD-3-Clause"]];function qa(){if(Oe())return new URL(f().streets.url.replace(/[{}]/g,"")).host;let{host:e}=new URL((f().tiles?.url??"").replace(/[{}]/g,""),location);return e===location.host?"":e}var Kr=()=>qa()?i("about.tilesFrom",{host:qa()}):i("about.alone"),Qr=()=>Gt`
  <section class="card">
    <p class="lead">${i("app.about")}</p>
    <p>${i("about.text")} ${Kr()}</p>
    <p class="soft">${i("about.version",{version:f().version})}</p>
    <p class="row"><a class="button quiet" href="/api/docs">${i("about.api")}</a></p>
  </section>`,tc=()=>Gt`
  <section class="card">
    <h2>${i("about.map")}</h2>
    <ul class="plain-list">
      ${f().tiles?.attribution?Gt`<li>${i("about.tiles")}: ${f().tiles.attribution}</li>`:fi}
      ${Oe()?Gt`<li>${i("about.streets")}: ${f().streets.attribution}</li>`:fi}
      <li>${i("about.places")}: ${f().places.attribution}</li>
    </ul>
  </section>`,ec=([e,t,s,n])=>Gt`<li><a href="${Xr}${t}/LICENSE">${e}</a>, © ${s}, ${n}</li>`,sc=()=>Gt`
  <section class="card">
    <h2>${i("about.code")}</h2>
    <ul class="plain-list">${Zr.map(ec)}</ul>
    <p class="hint">${i("about.more")}</p>
  </section>`,ic=()=>({title:i("about.title"),view:()=>Gt`
    ${h(i("about.title"),fi,v()?"/settings":"/sign-in")}
    ${Oa()}${xa()}${Qr()}${tc()}${sc()}`});import{html as us,nothing as Lc}from"../lib/lit-html/lit-html.js";var nc=200,ac=2**20,hi=["all","active","suspended","admin"],Fa={wrong_password:"password"},Yt=e=>`/api/admin/users/${e.id}`,ns=class{#t;#e=0;constructor(t){this.#t=t;let s=t.query.get("status");this.text=t.query.get("q")??"",this.status=hi.includes(s)?s:"all",this.list=j(t,()=>q("/api/admin/users",{...this.#s,limit:50}))}get#s(){return{q:this.text.trim(),status:this.status==="all"?"":this.status}}search=()=>(clearTimeout(this.#e),this.#t.rename(q("/admin/people",this.#s)),this.list.load());type(t){this.text=t,clearTimeout(this.#e),this.#e=setTimeout(this.search,nc)}choose(t){return this.status=t,this.#t.update(),this.search()}isMe(t){return t.id===v()?.id}#i(t){this.list.items=this.list.items.map(s=>s.id===t.id?t:s),this.#t.update()}async#n(t,s){try{this.#i(await t),p(s)}catch(n){p(P(n))}}get asksPassword(){return We()}adminForm(t,s){let n=async({password:a})=>{this.#i(await H(Yt(t),{role:"admin",...a?{password:a}:{}})),s()};return new b({send:n,fieldOf:Fa})}demote(t){return this.#n(H(Yt(t),{role:"member"}),i("admin.memberDone",{name:y(t)}))}lift(t){return this.#n(S(`${Yt(t)}/suspension`),i("admin.liftDone",{name:y(t)}))}linkForm(t,s){let n=async({password:a})=>{let o=await O(`${Yt(t)}/sign-in-link`,a?{password:a}:void 0);s(new URL(o.url,location).href)};return new b({send:n,fieldOf:Fa})}limitForm(t,s){let n=async({kind:a,size:o})=>{let r={instance:null,none:0}[a];this.#i(await H(Yt(t),{mediaLimit:a==="own"?Math.round(Number(o)*ac):r})),s()};return new b({send:n})}suspendForm(t,s){let n=async({reason:a,days:o})=>{this.#i(await V(`${Yt(t)}/suspension`,{reason:a.trim(),...o?{days:Number(o)}:{}})),s()};return new b({send:n})}deleteForm(t,s){let n=async({name:a,reason:o})=>{if(a.trim()!==t.username)throw{code:"page",reason:"other_name",text:i("admin.deleteOther")};await S(q(Yt(t),{reason:o.trim()})),this.list.items=this.list.items.filter(r=>r.id!==t.id),this.#t.update(),s()};return new b({send:n,fieldOf:{other_name:"name"}})}close(){clearTimeout(this.#e)}};import{html as D,nothing as re}from"../lib/lit-html/lit-html.js";import{html as st,nothing as Pe}from"../lib/lit-html/lit-html.js";var as=class{list=[];#t;constructor(t){this.#t=t}get isShown(){return ba()}async read(){this.isShown&&(this.list=await w("/api/auth/passkeys",{signal:this.#t.signal}))}addForm(t,s){let n=async({name:a,password:o})=>{let r=await wa(await O("/api/auth/passkeys/options",t?{password:o}:{}));r&&(this.list=[...this.list,await O("/api/auth/passkeys",{name:a,...r})],s())};return new b({send:n,fieldOf:{wrong_password:"password"}})}renameForm(t,s){let n=async({name:a})=>{let o=await H(`/api/auth/passkeys/${t.id}`,{name:a});this.list=this.list.map(r=>r.id===o.id?o:r),s()};return new b({send:n})}async remove(t){try{await S(`/api/auth/passkeys/${t.id}`),this.list=this.list.filter(s=>s.id!==t.id)}catch(s){p(P(s))}this.#t.update()}};var oc=1,et=class{nearby=[];proposal="";#t;#e;#s;#i=0;#n=0;constructor(t,s,n=()=>{}){this.#t=t,this.#e=n,this.#a(s??{})}get value(){let{point:t,by:s,source:n,photo:a,chosen:o}=this;return{point:t,name:this.name.trim(),by:s,source:n,photo:a,location:o}}#a({point:t=null,name:s="",by:n="",source:a="",photo:o=null,location:r=null}){Object.assign(this,{point:t,name:s,by:n,source:a,photo:o,chosen:r}),this.#s=t}get label(){return this.chosen?.name||this.name.trim()||this.proposal}take(t){if(this.#a(t.value),Object.assign(this,{nearby:t.nearby,proposal:t.proposal}),this.#e(),this.point&&!this.label)return this.propose()}setPoint(t,s,n=""){return Object.assign(this,{point:t,chosen:null,source:s,proposal:""}),n?(Object.assign(this,{name:n,by:"search"}),this.#s=t):this.by!=="reader"&&this.#s&&Rt(this.#s,t)>oc&&Object.assign(this,{name:"",by:""}),this.#e(),this.propose()}suggestPoint(t){return this.photo??=t,this.point?this.#e():this.setPoint(t,"photo")}setName(t){this.name=t,this.by=t.trim()?"reader":""}async locate(){try{let t=await Pn({enableHighAccuracy:!0,timeout:15e3});this.#t.signal.aborted||this.setPoint(t,"hereDone")}catch(t){this.#t.signal.aborted||p(P(t))}}toggle(t){this.chosen=this.chosen?.id===t.id?null:t,this.chosen&&(this.point=ne(t)),this.#e()}async propose(){let t=++this.#n,{signal:s}=this.#t;clearTimeout(this.#i);let{nearby:n,name:a,wait:o}=await Ve(this.point,{signal:s});t!==this.#n||s.aborted||(Object.assign(this,{nearby:n,proposal:a}),o&&(this.#i=setTimeout(()=>this.propose(),1e3*o)),this.#t.update())}close(){clearTimeout(this.#i)}};var $i="/api/users/me/place-settings",rc={radius:.5,area:1},Sa=[.2,.5,1,2,5],os=class{values=null;exactAtHome=0;#t;constructor(t){this.#t=t}async read(){this.values=await w($i,{signal:this.#t.signal})}async change(t){try{let{exactAtHome:s,...n}=await V($i,{...this.values,...t});Object.assign(this,{values:n,exactAtHome:s}),p(i("place.saved"))}catch(s){p(P(s))}this.#t.update()}changeHome(t){return this.change({home:{...this.values.home,...t}})}async hideHome(){try{let{finds:t}=await O(`${$i}/home`);this.exactAtHome=0,p(i("place.homeHidden",{n:t}))}catch(t){p(P(t))}this.#t.update()}picker(){let{home:t}=this.values,s=t&&{point:{lat:t.latitude,lng:t.longitude}},n=new et(this.#t,s,()=>{n.point&&this.changeHome({...rc,...t,latitude:n.point.lat,longitude:n.point.lng})});return n}};var Ta=e=>!e.current&&e.kind!=="token",rs=class{preferences=null;sessions=null;push="";pushBusy=!1;pushSlow=!1;refusal=wn();#t;constructor(t){this.#t=t,this.passkeys=new as(t),this.places=new os(t),this.loading=C(t,()=>this.#e());let s={wrong_password:"currentPassword"};this.password=new b({send:(n,a)=>this.#n(n,a),update:t.update,fieldOf:s})}get user(){return v()}redraw=()=>this.#t.update();get isLoaded(){return!!(this.preferences&&this.user)}get asksPassword(){return We()}get asksCurrent(){return this.user.hasPassword&&!ya(this.sessions)}get hasOthers(){return this.sessions.some(Ta)}async#e(){let{signal:t}=this.#t;[this.preferences,this.sessions,this.push]=await Promise.all([w("/api/notifications/preferences",{signal:t}),w("/api/auth/sessions",{signal:t}),fn(),this.passkeys.read(),this.places.read()])}async#s(t){try{await t()}catch(s){p(s.code||s.status?P(s):i("push.failed"))}this.#t.update()}setTheme(t){ma(t),this.#t.update()}setUnits(t){Xi.set(t),this.#t.update()}setStreets(t){pa(t),this.#t.update()}async setLanguage(t){await en(t),this.#t.update()}prefer(t,s){return this.#s(async()=>{this.preferences=await V("/api/notifications/preferences",{[t]:s})})}enablePush=()=>this.#i(hn);disablePush=()=>this.#i($n);async#i(t){this.pushBusy=!0,this.#t.update();let s=setTimeout(()=>{this.pushSlow=!0,this.#t.update()},2e3);await this.#s(async()=>{this.push=await t()}),clearTimeout(s),this.pushBusy=this.pushSlow=!1,this.#t.update()}testPush=()=>this.#s(async()=>{await gn(),p(i("push.sent"))});addSession(t){this.sessions=[t,...this.sessions],this.#t.update()}endOthers(){return this.#s(async()=>{for(let t of this.sessions.filter(Ta))await S(`/api/auth/sessions/${t.id}`),this.sessions=this.sessions.filter(s=>s!==t)})}endSession(t){return this.#s(async()=>{await S(`/api/auth/sessions/${t.id}`),this.sessions=this.sessions.filter(s=>s!==t)})}signOut=()=>this.#s(async()=>{await yn(),await this.#t.go("/sign-in",{replace:!0})});async#n({newPassword:t,currentPassword:s,unlinkIdentity:n},a){let o=this.asksCurrent?{currentPassword:s}:{};await V("/api/users/me/password",{newPassword:t,...o,...n?{unlinkIdentity:!0}:{}}),a.reset(),Ot(await w("/api/users/me")),this.sessions=await w("/api/auth/sessions"),p(i("settings.passwordSaved"))}unlink(){return this.#s(async()=>{await S("/api/users/me/identity"),Ot(await w("/api/users/me"))})}confirmForm(t){let s=async({password:n})=>{await O("/api/auth/confirm",{password:n}),t()};return new b({send:s,fieldOf:{wrong_password:"password"}})}deleteForm(t){let s=async({password:n})=>{await S("/api/users/me",this.asksPassword?{password:n}:void 0),t()};return new b({send:s,fieldOf:{wrong_password:"password"}})}async leaveDeleted(){await vn(),await this.#t.go("/sign-in",{replace:!0}),p(i("settings.deleted"))}},cs=(e={})=>`/api/auth/oauth/start?${new URLSearchParams({...e,redirect:"/settings"})}`;var oe=()=>f().provider.name,Et=e=>e.refusal?.reason==="sign_in_again"&&f().provider.enabled?st`
  <p><a class="button quiet" href=${cs()}>${i("signin.provider",{name:oe()})}</a></p>`:Pe,qt=(e,t,s)=>d(e,t,{label:s,kind:"password",required:!0,complete:"current-password"}),cc=()=>st`
  <label class="switch">
    <span>
      ${i("settings.alsoUnlink",{name:oe()})}<br>
      <span class="soft">${i("settings.alsoUnlinkHint")}</span>
    </span>
    <input type="checkbox" role="switch" id="unlinkIdentity" name="unlinkIdentity">
  </label>`,La=({user:e,asksCurrent:t,password:s})=>st`
  <form class="card" novalidate @submit=${s.submit}>
    ${G("password",i(t?"settings.password":"settings.passwordFirst"))}
    ${e.hasPassword&&!t?st`<p class="note">${i("link.setPassword")}</p>`:Pe}
    <input class="unseen" type="text" autocomplete="username" .value=${e.username} tabindex="-1" aria-hidden="true">
    ${x(s)}
    ${Et(s)}
    ${t?qt(s,"currentPassword",i("settings.currentPassword")):Pe}
    ${d(s,"newPassword",{label:i("settings.newPassword"),hint:i("settings.passwordHint"),kind:"password",required:!0,least:8,most:255,complete:"new-password"})}
    ${e.identityLinked?cc():Pe}
    <div class="row end">${A(s,i("action.save"))}</div>
  </form>`;async function lc(e){let t=i("settings.unlinkTitle",{name:oe()});await L(t,i("settings.unlinkText"),i("settings.unlink"))&&e.unlink()}async function pc(e,t){if(!t.asksPassword)return;e.preventDefault();let s=i("settings.link",{name:oe()});await U(a=>t.confirmForm(a),s,a=>st`
    <p>${i("settings.linkText")}</p>
    ${x(a)}
    ${qt(a,"password",i("account.password"))}`,()=>st`<button type="submit">${i("settings.linkGo")}</button>`)&&location.assign(cs({link:"true"}))}var uc=e=>st`
  <p>${c("check")} ${i("settings.linked")}</p>
  <p><button type="button" class="quiet" @click=${()=>lc(e)}>${i("settings.unlink")}</button></p>`,dc=e=>st`
  <p>${i("settings.notLinked")}</p>
  <p>
    <a class="button quiet" href=${cs({link:"true"})} @click=${t=>pc(t,e)}>
      ${i("settings.link",{name:oe()})}
    </a>
  </p>`,Ba=e=>st`
  <section class="card">
    <h2>${i("settings.identity",{name:oe()})}</h2>
    ${e.user.identityLinked?uc(e):dc(e)}
  </section>`;async function mc(e){await U(s=>e.deleteForm(s),i("settings.deleteTitle"),s=>st`
    <p>${i("settings.deleteText")}</p>
    ${x(s)}
    ${Et(s)}
    ${e.asksPassword?qt(s,"password",i("account.password")):Pe}`,()=>st`<button type="submit" class="danger">${i("settings.delete")}</button>`)&&await e.leaveDeleted()}var Ia=e=>st`
  <section class="card">
    ${G("data",i("settings.data"))}
    <p>${i("settings.dataText")}</p>
    <p><a class="button quiet" href="/api/users/me/export" download>${i("settings.download")}</a></p>
    <p>${i("settings.archiveText")}</p>
    <p><a class="button quiet" href="/api/users/me/archive" download>${i("settings.archive")}</a></p>
    <p><a class="button quiet" href="/import">${i("settings.import")}</a></p>
    <h3>${i("settings.deleteHead")}</h3>
    <p>${i("settings.deleteHint")}</p>
    <p><button type="button" class="danger" @click=${()=>mc(e)}>${i("settings.delete")}</button></p>
  </section>`;import{html as fc}from"../lib/lit-html/lit-html.js";async function hc(e){try{await navigator.clipboard.writeText(e),p(i("secret.copied"))}catch{document.getElementById("secret").select(),p(i("secret.selected"))}}var ls=({title:e,text:t,label:s,value:n})=>ft(a=>fc`
  <h2>${e}</h2>
  <p>${t}</p>
  <div class="field">
    <label for="secret">${s}</label>
    <input id="secret" readonly spellcheck="false" autocomplete="off" .value=${n} @focus=${o=>o.target.select()}>
  </div>
  <div class="row end">
    <button type="button" class="quiet" @click=${()=>a()}>${i("action.close")}</button>
    <button type="button" @click=${()=>hc(n)}>${c("copy")} ${i("secret.copy")}</button>
  </div>`,{label:e});function $c({mediaBytes:e,mediaLimit:t}){let s=at(e);return t===null?i("admin.usage",{size:s}):t?i("admin.usageOf",{size:s,limit:at(t)}):i("admin.usageUnlimited",{size:s})}var gc=e=>[i("admin.joined",{date:Q(e.createdAt)}),e.seenAt?i("admin.seen",{date:Q(e.seenAt)}):i("admin.notSeen"),i("admin.finds",{n:e.findCount}),$c(e),e.invitedBy&&i("admin.invitedBy",{name:y(e.invitedBy)})],bc=({suspendedAt:e,endsAt:t})=>t?i("admin.suspendedUntil",{date:xt(t)}):i("admin.suspendedSince",{when:Ee(e)}),wc=e=>D`<p class="note">${bc(e)}<br>${i("admin.reasonIs",{reason:e.reason})}</p>`,yc=e=>e.suspension?D`<span class="person"><span class="avatar none">${c("block")}</span> <span>${di(e)}</span></span>`:D`<a class="person" href="/people/${e.id}">${tt(e)} <span>${di(e)}</span></a>`,Aa=(e,t)=>D`
  ${x(t)}
  ${Et(t)}
  ${e.asksPassword?qt(t,"password",i("account.password")):re}`,vc=(e,t)=>U(s=>e.adminForm(t,s),i("admin.adminTitle",{name:y(t)}),s=>D`
  <p>${i("admin.adminText")}</p>
  ${Aa(e,s)}`,()=>D`<button type="submit" class="danger">${i("admin.admin")}</button>`);async function kc(e,t){await L(i("admin.memberTitle",{name:y(t)}),i("admin.memberText"),i("admin.member"))&&e.demote(t)}var xc=["instance","own","none"],Oc=(e,t)=>{e.kind??=t.mediaLimit===null?"instance":t.mediaLimit?"own":"none";let s=n=>{e.kind=n.target.value,e.update()};return D`
    ${x(e)}
    <div class="field">
      <label for="kind">${i("admin.limit")}</label>
      <select id="kind" name="kind" @change=${s}>
        ${xc.map(n=>D`<option value=${n} ?selected=${n===e.kind}>${i(`admin.limits.${n}`)}</option>`)}
      </select>
    </div>
    ${e.kind==="own"?d(e,"size",{label:i("admin.size"),kind:"number",mode:"numeric",required:!0,value:t.mediaLimit?Math.round(t.mediaLimit/2**20):""}):re}`};async function ps(e,t,s){let n=await e;return n&&p(i(t,{name:y(s)})),n}var Pc=(e,t)=>U(s=>e.limitForm(t,s),i("admin.limitTitle",{name:y(t)}),s=>Oc(s,t),()=>D`<button type="submit">${i("action.save")}</button>`),qc=(e,t)=>U(s=>e.suspendForm(t,s),i("admin.suspendTitle",{name:y(t)}),s=>D`
  <p>${i("admin.suspendText")}</p>
  ${x(s)}
  ${d(s,"reason",{label:i("admin.reason"),hint:i("admin.reasonHint"),kind:"area",value:t.suspension?.reason,required:!0,most:500})}
  ${d(s,"days",{label:i("admin.days"),hint:i("admin.daysHint"),kind:"number",mode:"numeric"})}`,()=>D`<button type="submit" class="danger">${i("admin.suspend")}</button>`);async function Fc(e,t){let s="";await U(o=>e.linkForm(t,r=>{s=r,o()}),i("admin.linkTitle",{name:y(t)}),o=>D`
    <p>${i("admin.linkAsk",{name:y(t)})}</p>
    ${Aa(e,o)}`,()=>D`<button type="submit">${i("admin.linkMake")}</button>`)&&await ls({title:i("admin.link"),text:i("admin.linkText",{name:y(t)}),label:i("admin.linkLabel"),value:s})}async function Sc(e,t){let s=U(n=>e.deleteForm(t,n),i("admin.deleteTitle",{name:y(t)}),n=>D`
    <p>${i("admin.deleteText")}</p>
    ${x(n)}
    ${d(n,"name",{label:i("admin.deleteName",{name:t.username}),required:!0,complete:"off"})}
    ${d(n,"reason",{label:i("admin.reason"),hint:i("admin.logHint"),most:500})}`,()=>D`<button type="submit" class="danger">${i("admin.delete")}</button>`);await ps(s,"admin.deleteDone",t)&&g("account-search")}function Tc(e,t){let s=(a,o,r)=>({text:a,label:`${a}: ${y(t)}`,run:o,isDanger:r}),n=[t.role==="admin"?s(i("admin.member"),()=>kc(e,t)):s(i("admin.admin"),()=>ps(vc(e,t),"admin.adminDone",t)),s(i("admin.limit"),()=>ps(Pc(e,t),"admin.limitDone",t))];return e.isMe(t)?n:[...n,...t.suspension?[]:[s(i("admin.link"),()=>Fc(e,t))],s(i(t.suspension?"admin.suspendAgain":"admin.suspend"),()=>ps(qc(e,t),"admin.suspendDone",t),!t.suspension),...t.suspension?[s(i("admin.lift"),()=>e.lift(t))]:[],s(i("admin.delete"),()=>Sc(e,t),!0)]}var Ua=(e,t)=>D`
  <li class="account">
    <div class="row between">
      <span class="row">
        ${yc(t)}
        ${t.role==="admin"?D`<span class="badge">${i("admin.role")}</span>`:re}
        ${e.isMe(t)?D`<span class="badge">${i("people.you")}</span>`:re}
        ${t.suspension?D`<span class="badge warning">${i("admin.suspended")}</span>`:re}
      </span>
      ${Dt(i("people.menu",{name:y(t)}),Tc(e,t))}
    </div>
    <p class="soft facts">${gc(t).filter(Boolean).map(s=>D`<span>${s}</span>`)}</p>
    ${t.suspension?wc(t.suspension):re}
  </li>`;function Bc(e,t){e.preventDefault(),t.search()}var Ic=e=>us`
  <form role="search" @submit=${t=>Bc(t,e)}>
    <label for="account-search">${i("people.search")}</label>
    <div class="search">
      ${c("search")}
      <input id="account-search" type="search" maxlength="31" autocomplete="off" autocapitalize="none" spellcheck="false"
        .value=${e.text} @input=${t=>e.type(t.target.value)}>
    </div>
  </form>
  <div class="chips" role="group" aria-label=${i("admin.which")}>
    ${hi.map(t=>ae(e.status===t,i(`admin.statuses.${t}`),()=>e.choose(t)))}
  </div>`;function Ac(e){let{items:t,problem:s,load:n}=e.list;return s?m(s,n):t?t.length?us`
    <ul class="people" aria-label=${i("admin.people")}>${t.map(a=>Ua(e,a))}</ul>
    ${T(e.list)}`:us`<p class="soft" role="status">${i("admin.noAccounts")}</p>`:$(4)}function Ma(e){let t=new ns(e);return{title:i("admin.people"),ready:t.list.load(),view:()=>us`
      ${h(i("admin.people"),Lc,"/admin")}
      <section class="card">${Ic(t)}${Ac(t)}</section>`,close:()=>t.close()}}import{html as Ca,nothing as Rc}from"../lib/lit-html/lit-html.js";var _a=2**20,Da="/api/admin/instance",ja=["invite","open","closed"],Ea=["members","admins","off"],ds=class{values=null;constructor(t){this.loading=C(t,async()=>{this.values=await w(Da,{signal:t.signal})}),this.form=new b({send:s=>this.#t(s),update:t.update})}isFixed(t){return this.values.fixed.includes(t)}get limit(){return this.values.mediaLimit?Math.round(this.values.mediaLimit/_a):""}async#t({name:t,description:s,rules:n,contact:a,registration:o,invites:r,mediaLimit:l}){let u={name:t.trim(),description:s.trim(),rules:n.trim(),contact:a.trim()};o!==this.values.registration&&(u.registration=o),r!==this.values.invites&&(u.invites=r),l!==void 0&&l!==String(this.limit)&&(u.mediaLimit=Math.round(Number(l)*_a)),this.values=await H(Da,u);let{fixed:k,mediaLimit:nt,registration:M,invites:It,...pi}=this.values;Object.assign(f(),{instance:pi,registration:M,invites:M==="closed"?"off":It}),p(i("admin.saved"))}},ms=class{values=null;busy=!1;#t;constructor(t){this.#t=t,this.loading=C(t,async()=>{this.values=await w("/api/admin/checks",{signal:t.signal})})}run=async()=>{this.busy||(this.busy=!0,this.#t.update(),await this.loading.load(),this.busy=!1,this.#t.update())}},fs=class{values=null;constructor(t){this.loading=C(t,async()=>{this.values=await w("/api/admin/overview",{signal:t.signal})})}};import{html as hs,nothing as gi}from"../lib/lit-html/lit-html.js";var Uc={ok:"check",warn:"flag",fail:"close"},Mc=e=>hs`
  <li class="row finding ${e.status}">
    ${c(Uc[e.status])}
    <span class="grow">
      <span class="strong">${i(`admin.check.${e.status}`)}</span> <span class="soft" lang="en">${e.check}</span><br>
      <span lang="en">${e.text}</span>
      ${e.fix?hs`<br><span lang="en" class="soft">${e.fix}</span>`:gi}
    </span>
  </li>`;function _c({status:e,findings:t}){return hs`
    <p class="strong">${i(`admin.checked.${e}`)}</p>
    <ul class="people">${t.map(Mc)}</ul>`}var Na=e=>hs`
  <section class="card" id="checks">
    <h2>${i("admin.checks")}</h2>
    <p class="hint">${i("admin.checksText")}</p>
    <div class="stack" aria-live="polite">
      ${e.loading.problem?m(e.loading.problem,e.run):gi}
      ${e.values&&!e.loading.problem?_c(e.values):gi}
    </div>
    <div><button class="quiet" id="check" type="button" aria-busy=${e.busy?"true":"false"} @click=${e.run}>
      ${i(e.values?"admin.checkAgain":"admin.check")}</button></div>
  </section>`;import{html as St,nothing as qe}from"../lib/lit-html/lit-html.js";var Dc=["disk_nearly_full","clock_apart","push_off","no_base_url","registration_open","storage_failing","data_folder","no_ffmpeg","decoders_not_confined","backup_missing"],Ft=(e,t)=>St`<div class="row between"><dt>${e}</dt><dd class="strong">${t}</dd></div>`,jc=e=>i("admin.jobsOf",{push:F(e.pushJobs),media:F(e.mediaJobs)}),Ec=e=>St`
  ${Ft(i("admin.backup"),e.lastAt?St`${z(e.lastAt)}, ${i(`admin.backup.${e.result}`)}`:i(`admin.backup.${e.result}`))}
  ${Ft(i("admin.backupPlace"),e.place)}`,Nc=e=>St`
  <dl class="stack">
    ${Ft(i("admin.users"),F(e.users))}
    ${Ft(i("admin.publicFinds"),F(e.finds))}
    ${Ft(i("admin.media"),at(e.mediaBytes))}
    ${e.diskFree===null?qe:Ft(i("admin.disk"),at(e.diskFree))}
    ${e.pushJobs||e.mediaJobs?Ft(i("admin.jobs"),jc(e)):qe}
    ${e.backup?Ec(e.backup):qe}
    ${Ft(i("admin.swept"),e.sweptAt?z(e.sweptAt):i("admin.never"))}
    ${Ft(i("admin.version"),`${e.version}, ${e.database==="postgres"?"PostgreSQL":"SQLite"}`)}
  </dl>`,Hc=e=>St`<li class="note">${i(`admin.problem.${e}`)}</li>`,Cc=e=>St`
  <details>
    <summary>${i("admin.largest")}</summary>
    <ul class="plain-list">
      ${e.map(t=>St`
        <li class="row between"><a href="/admin/people?q=${t.username}">${t.username}</a> <span>${at(t.mediaBytes)}</span></li>`)}
    </ul>
  </details>`;function Ha({values:e,loading:t}){if(t.problem)return m(t.problem,t.load);if(!e)return $(3);let s=e.problems.filter(n=>Dc.includes(n));return St`
    ${s.length?St`<ul class="stack plain-list" aria-label=${i("admin.problems")}>${s.map(Hc)}</ul>`:qe}
    <section class="card">
      <h2>${i("admin.state")}</h2>
      ${Nc(e)}
      ${e.largest.length?Cc(e.largest):qe}
    </section>`}var zc=[["people","/admin/people","people"],["invites","/invites","plus"],["reports","/admin/reports","flag"],["log","/admin/log","feed"],["instance","/admin/instance","gear"]],Wc=([e,t,s])=>Ca`
  <li>
    <a class="area" href=${t}>
      ${c(s)}
      <span class="grow"><span class="strong">${i(`admin.${e}`)}</span><br><span class="soft">${i(`admin.about.${e}`)}</span></span>
      ${c("next")}
    </a>
  </li>`;function Ra(e){let t=new fs(e),s=new ms(e);return{title:i("admin.title"),ready:t.loading.load(),view:()=>Ca`
      ${h(i("admin.title"),Rc,"/profile")}
      <section class="card">
        <ul class="people">${zc.map(Wc)}</ul>
        <p class="hint">${i("admin.private")}</p>
      </section>
      ${Ha(t)}
      ${Na(s)}`}}import{html as $s,nothing as za}from"../lib/lit-html/lit-html.js";var Wa={role_changed:"shield",media_limit_changed:"gear",account_suspended:"block",suspension_lifted:"check",account_deleted:"trash",invite_revoked:"close",sign_in_link_created:"lock",sign_in_link_used:"lock",report_closed:"flag",find_hidden:"block",find_shown:"check",find_deleted:"trash",comment_hidden:"block",comment_shown:"check",comment_deleted:"trash",instance_changed:"gear"},Vc={mediaLimit:"limitOfAll",invites:"whoInvites"},Gc=e=>parseInt(e,10)?at(parseInt(e,10)):i(`admin.limits.${e.startsWith("0 ")?"none":"instance"}`);function Yc({action:e,reason:t}){return e==="role_changed"?i(`admin.roles.${t}`):e==="report_closed"?i(`report.result.${t}`):e==="instance_changed"?t.split(", ").map(s=>i(`admin.${Vc[s]??s}`)).join(", "):e==="media_limit_changed"?Gc(t):t}function Jc(e){let t={actor:e.actorName||i("admin.commandLine"),target:e.targetName,action:e.action};return i(Wa[e.action]?`admin.act.${e.action}`:"admin.act.other",t)}var Xc=e=>$s`
  <li class="row act">
    ${c(Wa[e.action]??"shield")}
    <span class="grow">
      <span class="strong">${Jc(e)}</span><br>
      ${e.reason?$s`<span dir="auto">${Yc(e)}</span><br>`:za}
      <span class="soft">${z(e.createdAt)}</span>
    </span>
  </li>`;function Zc(e){return e.problem?m(e.problem,e.load):e.items?e.items.length?$s`
    <section class="card">
      <p class="hint">${i("admin.logText")}</p>
      <ul class="people">${e.items.map(Xc)}</ul>
      ${T(e)}
    </section>`:_(i("admin.noActs"),i("admin.noActsText")):$(4)}function Va(e){let t=j(e,"/api/admin/log");return{title:i("admin.log"),ready:t.load(),view:()=>$s`${h(i("admin.log"),za,"/admin")}${Zc(t)}`}}import{html as Z,nothing as $t}from"../lib/lit-html/lit-html.js";var Kc=8,Qc=e=>zt(e)?i(`category.${e}`):e,gs=class{items=[];at=-1;#t;#e=null;#s=[];#i=!1;constructor(t){this.#t=t}async follow(t){this.#i=!0,this.#n(t),this.#e??=w("/api/finds/categories",{signal:this.#t.signal}).catch(()=>(this.#e=null,[])),this.#s=await this.#e,this.#i&&this.#n(t)}close(){this.#i=!1,this.#a([])}move(t){let s=this.items.length;this.at=this.at<0&&t<0?s-1:(this.at+t+s)%s,this.#t.update()}#n(t){let s=ui(t.trim()),n=new Set(this.#s.map(o=>o.category)),a=s?_t.filter(o=>!n.has(o)).map(o=>({category:o,ownCount:0,count:0})):[];this.#a([...this.#s,...a].filter(({category:o})=>{let r=ui(Qc(o));return r.includes(s)&&(r!==s||zt(o))}).slice(0,Kc))}#a(t){Object.assign(this,{items:t,at:-1}),this.#t.update()}};var tl=1200*36e5,bs=class{id;stored=null;#t;#e;#s;#i=null;#n=new Set;#a=!1;#o=!1;constructor(t){this.#t=t,this.#s=!t.params.id;let s=t.params.id??t.query.get("draft");this.#r(new RegExp(`^${cn}$`).test(s)||!this.#s?s:ie()),this.#s&&!this.stored&&this.#r(ie())}#r(t){this.id=t,this.#e=this.#s?Pt(t):aa(t),this.stored=this.#e.get()}get findId(){return this.#i??=kn(this.id)>Date.now()-tl?this.id:ie()}get path(){let t=new URLSearchParams(this.#t.query);return t.set("draft",this.id),`/new?${t}`}save(t){if(!(this.#o||this.#t.signal.aborted)){if(!t)return this.#e.remove();this.#e.set({...t,at:Date.now()}),this.#s&&!this.#a&&this.#t.rename(this.path),this.#a=!0}}async files(){if(!this.stored||!this.#s)return[];let t=new Set(this.stored.media?.map(n=>n.key)),s=await ss(this.id);for(let{key:n}of s)this.#n.add(n);return s.filter(n=>!t.has(n.key))}get hasFiles(){return this.#n.size>0}release(t){let s=new Set(t.filter(n=>!n.media).map(n=>n.key));for(let n of this.#n)s.has(n)||(this.#n.delete(n),ra(n))}remove(){return this.#o=!0,this.#e.remove(),this.#s?is(this.id):null}};var ce=class{uploads=null;place=null;placeError="";shown;#t=null;#e;constructor(t,s){this.page=t,this.#e=s,this.draft=new bs(t),this.form=new b({send:n=>this.#s(n),update:t.update}),this.isRestored=!!this.draft.stored,this.values={isPublic:te.get()!=="friends",...this.draft.stored},this.proposals=new gs(t),this.loading=C(t,()=>this.begin())}get isOther(){return this.#t??!!(this.values.category&&!zt(this.values.category))}changed(){this.saveDraft(),this.page.update()}addFiles(t){return this.uploads.add(t)}change(t){this.values={...this.values,...t},this.changed()}chooseCategory(t){this.#t=t==="other"&&!this.isOther,this.change({category:t===this.values.category||t==="other"?"":t})}async submit(t){return this.placeError="",await this.form.submit(t),!this.placeError}async#s(t){let{point:s,name:n,location:a}=this.place.value;if(!s){this.placeError=i("spot.missing"),this.page.update();return}if(await this.uploads.settled(),this.uploads.hasFailed)throw{code:"failed",text:i("edit.uploadFailed")};let o={point:s,name:n||this.place.proposal,location:a},r=Bn({category:this.values.category??"",...t},this.shown),l=await this.write(r,o).catch(u=>this.#i(u));l&&(In(l,t)&&await this.#e.showHome()&&await An(l.id,t).catch(u=>p(P(u))),await this.leave(`/finds/${l.id}`,i(this.isNew?"edit.published":"edit.saved")))}#i(t){let s=Mn(t);throw s.length?(this.uploads.removeMissing(s),{code:"failed",text:i("edit.photosGone")}):t}close(){this.uploads?.stop(),this.place?.close()}};async function bi(e){try{let t=await le(e,0,262144),s=await el(e,t);return s?ll(cl(s.view,s.tiff)):Ga}catch{return Ga}}var Ga={place:null,time:""},le=async(e,t,s)=>new DataView(await e.slice(t,t+s).arrayBuffer());function el(e,t){return t.getUint16(0)===65496?sl(t):t.getUint32(0)===2303741511?Ya(e,{at:8,little:!1,name:"eXIf",extra:12,sizeFirst:!0}):Tt(t,0,4)==="RIFF"&&Tt(t,8,4)==="WEBP"?Ya(e,{at:12,little:!0,name:"EXIF",extra:8,even:!0}):Tt(t,4,4)==="ftyp"?nl(e):null}var Tt=(e,t,s)=>String.fromCharCode(...Array.from({length:s},(n,a)=>e.getUint8(t+a)));function sl(e){for(let t=2;t+10<e.byteLength;t+=2+e.getUint16(t+2)){let s=e.getUint16(t);if(s===65505&&e.getUint32(t+4)===1165519206)return{view:e,tiff:t+10};if(s===65498||s>>8!==255)return null}return null}var wi=1<<20,yi=1e4;async function Ya(e,{at:t,little:s,name:n,extra:a,sizeFirst:o,even:r}){for(let l=0;l<yi&&t+8<=e.size;l++){let u=await le(e,t,8),k=u.getUint32(o?0:4,s);if(Tt(u,o?4:0,4)===n)return il(await le(e,t+8,Math.min(k,wi)));t+=a+k+(r?k%2:0)}return null}var il=e=>({view:e,tiff:Tt(e,0,4)==="Exif"?6:0});function Ja(e,t,s){let n=[];for(let a=t;a+8<=s&&n.length<yi;){let o=e.getUint32(a),r=8;if(o===1&&([o,r]=[Number(e.getBigUint64(a+8)),16]),o===0&&(o=s-a),o<r)break;n.push({type:Tt(e,a+4,4),from:a+r,to:Math.min(a+o,s)}),a+=o}return n}async function nl(e){for(let t=0,s=0;s<yi&&t+8<=e.size;s++){let n=await le(e,t,16),a=n.getUint32(0);if(a===1&&(a=Number(n.getBigUint64(8))),a===0&&(a=e.size-t),a<8)return null;if(Tt(n,4,4)==="meta")return al(e,await le(e,t,Math.min(a,wi)));t+=a}return null}async function al(e,t){let s=Ja(t,t.getUint32(0)===1?20:12,t.byteLength),n=u=>s.find(k=>k.type===u),a=ol(t,n("iinf")),o=a===null?null:rl(t,n("iloc"),a);if(!o)return null;let r=o.method===1?n("idat"):null,l=r?new DataView(t.buffer,t.byteOffset+r.from+o.at,Math.min(o.size,r.to-r.from-o.at)):await le(e,o.at,Math.min(o.size,wi));return{view:l,tiff:4+l.getUint32(0)}}function ol(e,t){if(!t)return null;let s=Ja(e,t.from+(e.getUint8(t.from)===0?6:8),t.to);for(let{from:n}of s){let a=e.getUint8(n)>2;if(Tt(e,n+(a?10:8),4)==="Exif")return a?e.getUint32(n+4):e.getUint16(n+4)}return null}function rl(e,t,s){if(!t)return null;let n=e.getUint8(t.from),a=t.from+4,o=M=>{let It=M===8?Number(e.getBigUint64(a)):M===4?e.getUint32(a):M===2?e.getUint16(a):0;return a+=M,It},r=o(2),[l,u,k]=[r>>12,r>>8&15,r>>4&15],nt=n?r&15:0;for(let M=o(n<2?2:4);M>0&&a<t.to;M--){let It=o(n<2?2:4),pi=n?o(2)&15:0;o(2);let Gr=o(k),Yi=null;for(let Ji=o(2);Ji>0&&a<=t.to;Ji--){o(nt);let Yr=Gr+o(l),Jr=o(u);Yi??={method:pi,at:Yr,size:Jr}}if(It===s)return Yi}return null}var Xa=async e=>(await bi(e)).place;function cl(e,t){let s=e.getUint16(t)===18761,n=r=>e.getUint16(t+r,s);return{u32:r=>e.getUint32(t+r,s),text:(r,l)=>Tt(e,t+r,l),entries:r=>new Map(Array.from({length:n(r)},(l,u)=>[n(r+2+12*u),r+10+12*u]))}}function ll(e){let t=e.entries(e.u32(4)),s=(n,a,o)=>{try{return t.has(n)?a(e,e.entries(e.u32(t.get(n)))):o}catch{return o}};return{place:s(34853,ul,null),time:s(34665,pl,"")}}function pl({u32:e,text:t},s){let n=s.get(36867),a=n===void 0?null:/^(\d{4}):(\d\d):(\d\d) (\d\d:\d\d:\d\d)$/.exec(t(e(n),19));return a&&a[1]!=="0000"?`${a[1]}-${a[2]}-${a[3]}T${a[4]}`:""}function ul({u32:e,text:t},s){let n=(r,l,u)=>{if(!s.has(l)||!s.has(u))return NaN;let k=e(s.get(u)),nt=It=>e(k+8*It)/e(k+8*It+4),M=r.indexOf(t(s.get(l),1).toUpperCase());return M<0?NaN:(nt(0)+(nt(1)||0)/60+(nt(2)||0)/3600)*(M?-1:1)},a=n("NS",1,2),o=n("EW",3,4);return Math.abs(a)<=90&&Math.abs(o)<=180&&(a||o)?{lat:a,lng:o}:null}async function Fe(e){if(!/^image\/(jpeg|png|webp|avif|heic|heif)$/.test(e.type))return e;try{return await dl(e)}catch{return e}}async function dl(e){let t=await createImageBitmap(e,{imageOrientation:"from-image"}),s=Math.min(1,2560/Math.max(t.width,t.height));if(s===1&&e.size<409600)return t.close(),e;let n=new OffscreenCanvas(Math.max(1,Math.round(t.width*s)),Math.max(1,Math.round(t.height*s))),a=n.getContext("2d");a.fillStyle="#fff",a.fillRect(0,0,n.width,n.height),a.drawImage(t,0,0,n.width,n.height),t.close();let o=await n.convertToBlob({type:"image/jpeg",quality:.85});return o.size<e.size?new File([o],e.name.replace(/\.\w+$/,"")+".jpg",{type:"image/jpeg"}):e}var ml=2,fl=2,hl=60,pe=class{removed=[];#t=!1;#e;#s;#i;#n;#a=()=>{};constructor(t,{changed:s,placed:n=()=>{},signal:a,send:o=se}){this.items=t.map(({at:r,key:l,caption:u="",...k})=>({media:k,at:r,key:l,caption:u,state:"done"})),this.#e=r=>{this.#a(),s(r)},this.#s=n,this.#i=a,this.#n=o,addEventListener("online",()=>this.#p(),{signal:a})}get most(){return f().limits.mediaPerFind}get isBusy(){return this.items.some(t=>["waiting","sending","paused"].includes(t.state))}get isPaused(){return this.items.some(t=>t.state==="paused")}async settled(){for(;this.isBusy&&!this.isPaused;)await new Promise(t=>{this.#a=t})}files(){return Promise.all(this.items.map(async({media:t,at:s,file:n,caption:a})=>{let o=n?await Fe(n):null;return t?{media:t,at:s,caption:a,blob:o}:{caption:a,blob:o,name:n.name||"file"}}))}get hasFailed(){return this.items.some(t=>t.state==="failed")}get isChanged(){return this.#t||this.removed.length>0||this.items.some(t=>!t.media?.id)}get media(){return this.items.filter(t=>t.media).map(t=>Ln(t.media,t.caption))}get draft(){return this.items.filter(t=>t.media).map(({media:t,at:s,key:n,caption:a})=>({...t,at:s,key:n,caption:a}))}async add(t,s=[]){if(this.#i.aborted)return;let n=this.most-this.items.length,a=[...t].slice(0,n),o=a.map((r,l)=>({file:r,key:s[l],caption:"",preview:URL.createObjectURL(r),state:"waiting",progress:0}));this.items=[...this.items,...o],this.#e(t.length>n?i("upload.tooMany",{n:this.most}):""),await this.#o(a),this.#r()}async#o(t){for(let s of t){let n=await Xa(s);if(this.#i.aborted)return;if(n)return this.#s(n)}}#r(){if(this.#i.aborted)return;let t=ml-this.items.filter(s=>s.state==="sending").length;for(let s of this.items.filter(n=>n.state==="waiting").slice(0,t))this.#c(s)}async#c(t){t.stop=new AbortController,Object.assign(t,{state:"sending",progress:0,problem:null}),this.#e();try{let s=await this.#u(t);if(!s)return;Object.assign(t,{media:s,at:Date.now(),state:"done"})}catch(s){if(s.name==="AbortError")return;Object.assign(t,{state:Ce(s)?"paused":"failed",problem:P(s)}),t.state==="paused"&&this.#l(t,s.retryAfter)}this.#e(),this.#r()}#l(t,s){t.pause=Math.min(hl,(t.pause??fl/2)*2),t.timer=setTimeout(()=>this.retry(t),1e3*(s||t.pause))}#p(){for(let t of this.items.filter(s=>s.state==="paused"))this.retry(t)}async#u(t){let{signal:s}=t.stop,n=await Fe(t.file),{videoBytes:a,imageBytes:o}=f().limits,r=n.type.startsWith("video/")?a:o;if(n.size>r)throw{code:"large",text:i("upload.large",{size:an(r)})};if(s.aborted)return null;let l=k=>{t.progress=k,this.#e()},[u]=await this.#n("POST","/api/media",n,{signal:s,progress:l});return u}retry(t){clearTimeout(t.timer),t.state="waiting",this.#r()}remove(t){clearTimeout(t.timer),t.stop?.abort(),t.preview&&URL.revokeObjectURL(t.preview),t.media?.id&&this.removed.push(t.media.id),this.items=this.items.filter(s=>s!==t),this.#e(),this.#r()}removeMissing(t){let s=this.items.filter(a=>a.media),n=new Set(t.map(a=>s[a]));this.items=this.items.filter(a=>!n.has(a)),this.#e()}move(t,s){this.items.splice(s,0,...this.items.splice(t,1)),this.#t=!0,this.#e()}setCaption(t,s){t.caption=s,this.#t=!0,this.#e()}stop(){for(let t of this.items)clearTimeout(t.timer),t.stop?.abort(),t.preview&&URL.revokeObjectURL(t.preview)}};var ws=class extends ce{isNew=!1;title=i("edit.title");#t;#e="";#s="";constructor(t,s){super(t,s),this.back=`/finds/${t.params.id}`,this.#t=`/api${this.back}`}async begin(){let[t,s]=await on(this.#t),n=this.draft.stored;this.#s=s,this.#e=t.locationId,this.shown=Un(t),this.values={...t,...this.shown,...n};let a=o=>{o&&p(o),this.page.update()};this.uploads=new pe(t.media,{changed:a,signal:this.page.signal}),this.place=new et(this.page,n?.place??Sn(t),()=>this.changed())}saveDraft(){let t=Je(this.values),s=this.place?.value;this.draft.save(s?.location?.id===this.#e?t:{...t,place:s})}async write(t,s){let{isPaused:n,isChanged:a,media:o,removed:r}=this.uploads;if(n)throw{code:"failed",text:i("edit.uploadFailed")};let l=await Ye(s),u=l===this.#e?{}:{locationId:l},k=o.map(M=>M.id?{id:M.id,caption:M.caption??null}:M),nt=a?{media:k,mediaToDelete:r}:{};return V(this.#t,{...t,...u,...nt},{headers:this.#s?{"If-Match":this.#s}:{}})}overwrite(){this.#s=""}async leave(t,s=""){await this.draft.remove(),await this.page.go(t,{replace:!0}),s&&p(s)}discard(){return this.uploads?.stop(),this.leave(`${this.back}/edit`)}};async function vi(){if(!await caches.has(ye))return null;let e=await caches.open(ye),[t]=await e.keys(),s=t&&await(await e.match(t))?.formData();return s?{key:t,values:$l(s),files:s.getAll("file"),left:Number(s.get("left"))}:null}function $l(e){let t=e.get("title"),s=[e.get("text"),e.get("url")].filter(Boolean).join(`
`);return{...t?{title:t}:{},...s?{description:s}:{}}}async function Za(e){let t=await caches.open(ye);return await t.delete(e),(await t.keys()).length===0&&await caches.delete(ye),vi()}var gl=2,ys=class{items=[];isWhole=!1;#t;#e;constructor(t,s){this.#t=t,this.#e=s}get shown(){return this.isWhole?this.items:this.items.slice(0,gl)}async load(){await ca();let t=await ss();if(this.#t.signal.aborted)return;this.close();let s=es().filter(n=>n.id!==this.#e);this.items=s.map(n=>{let a=n.media?.find(r=>r.at>Date.now()-Ge),o=a?null:t.find(r=>r.draft===n.id&&r.file.type.startsWith("image/"))?.file;return{draft:n,media:a,preview:o?URL.createObjectURL(o):""}}),this.#t.update()}showAll(){this.isWhole=!0,this.#t.update()}remove({draft:t}){Pt(t.id).remove(),this.items=this.items.filter(s=>s.draft!==t),this.#t.update(),p(i("edit.draftDeleted"),"",{text:i("action.undo"),run:()=>this.#s(t)})}#s(t){return Pt(t.id).set(t),this.load()}close(){for(let{preview:t}of this.items)t&&URL.revokeObjectURL(t)}};var bl=.15,Ka=e=>e.slice(0,10);function wl(e){let t="";return e.map(n=>({photo:n,time:t=n.time||t})).sort((n,a)=>n.time<a.time?-1:n.time>a.time?1:0).map(n=>n.photo)}var Qa=e=>e.find(t=>t.place)?.place??null,to=e=>e.find(t=>t.time)?.time??"";function yl(e,t,s){let[n,a]=[Qa(e),to(e)];return e.length<s&&(!n||!t.place||Rt(n,t.place)<=bl)&&(!a||!t.time||Ka(a)===Ka(t.time))}function eo(e,t){let s=[];for(let n of wl(e)){let a=s.findLast(o=>yl(o,n,t));a?a.push(n):s.push([n])}return s}var Se=e=>({place:Qa(e),time:to(e)}),so=(e,t)=>e.flatMap((s,n)=>n===t?[]:n===t-1?[[...s,...e[t]]]:[s]),io=(e,t,s)=>e.flatMap((n,a)=>a===t?[n.slice(0,s),n.slice(s)]:[n]);var vs=class{groups=null;busy=!1;#t;#e=new Map;constructor(t){this.#t=t}get most(){return f().limits.mediaPerFind}get count(){return this.groups.flat().length}async consider(t,s){if(this.groups)return this.consider([...this.decline(),...t],s);if(t.length<2)return!1;let n=await Promise.all(t.map(async o=>({file:o,...await bi(o)}))),a=eo(n,this.most);if(this.#t.signal.aborted||a.length<2&&t.length<=s)return!1;for(let o of n)o.preview=o.file.type.startsWith("image/")?URL.createObjectURL(o.file):"";return this.#s(a),!0}#s(t){this.groups=t,this.#t.update();for(let s of t)this.#i(s)}async#i(t){let{place:s}=Se(t);if(!s||this.#e.has(t[0]))return;this.#e.set(t[0],"");let{name:n}=await Ve(s,{signal:this.#t.signal});this.#e.set(t[0],n),this.#t.update()}describe=t=>({name:Se(t).place?this.#e.get(t[0])??"":"",time:Se(t).time});canMerge=t=>t>0&&this.groups[t-1].length+this.groups[t].length<=this.most;merge(t){this.#s(so(this.groups,t))}split(t,s){this.#s(io(this.groups,t,s))}decline(){let t=this.groups.flat().map(s=>s.file);return this.close(),this.#t.update(),t}async accept(){if(this.busy)return;this.busy=!0,this.#t.update();let t=this.groups.map(()=>ie()),s=Date.now(),n=v()?.id;try{for(let[a,o]of this.groups.entries())await this.#n(n,t[a],o,s-a)}catch{if(v()?.id!==n)return null;for(let a of t)await vl(a);return this.busy=!1,this.#t.update(),p(i("group.noRoom"))}await this.#t.go(`/new?draft=${t[0]}`),p(i("group.made",{n:t.length}))}async#n(t,s,n,a){if(v()?.id!==t)throw{code:"stopped"};let{place:o}=Se(n),r={id:s,at:a,isPublic:te.get()!=="friends",media:[],label:this.describe(n).name};if(Pt(s).set(o?{...r,place:{point:o,source:"photo",photo:o}}:r),!Pt(s).get())throw{code:"storage"};await oa(s,n.map(l=>l.file),t)}close(){for(let{preview:t}of this.groups?.flat()??[])t&&URL.revokeObjectURL(t);this.groups=null}};async function vl(e){Pt(e).remove(),await is(e)}var ks=class extends ce{isNew=!0;title=i("edit.new");back="/";share=null;photosExpired=!1;#t="";constructor(t,s){super(t,s),this.drafts=new ys(t,this.draft.id),this.several=new vs(t)}async begin(){let{page:t,values:s}=this,n=await Fn(t.query,s.place),a=s.media??[],o=a.filter(k=>k.at>Date.now()-Ge);this.photosExpired=o.length<a.length;let r=k=>{k&&p(k),this.changed()},l=k=>this.place.suggestPoint(k);this.uploads=new pe(o,{changed:r,placed:l,signal:t.signal}),this.place=new et(t,n,r),this.place.point&&!this.place.label&&this.place.propose(),this.drafts.load();let u=await this.draft.files();u.length&&this.uploads.add(u.map(k=>k.file),u.map(k=>k.key)),this.share=t.query.has("shared")?await vi():null}async addFiles(t){let{items:s,most:n}=this.uploads;await this.several.consider(t,n-s.length)||await super.addFiles(t)}saveDraft(){let t=Je(this.values),s=this.place?.value,n=this.uploads.draft,a=![t.title,t.description,t.category,s?.point,n.length,this.draft.hasFiles].some(Boolean);this.draft.save(a?null:{...t,place:s,label:this.place?.label,media:n,id:this.draft.id}),this.draft.release(this.uploads.items)}async resolveShare(t){let{values:s,files:n,key:a}=this.share;this.share=null,t&&n.length&&await this.addFiles(n),this.share=await Za(a),this.change(t?s:{}),this.form.clear("title"),this.page.update()}async write(t,s){if(this.uploads.isPaused)return this.#e(t,s);try{return this.#t=await Ye(s),await Tn(this.draft.findId,{...t,locationId:this.#t,media:this.uploads.media})}catch(n){if(!Ce(n))throw n;return this.#e(t,s)}}async#e(t,s){return await Dn(this.draft.findId,{body:t,place:s,locationId:this.#t},this.uploads),await this.leave("/waiting",i("outbox.added")),null}async leave(t,s=""){s&&te.set(this.values.isPublic?"public":"friends"),await this.draft.remove(),await this.page.go(t,{replace:!0});let[n]=es();s&&p(s,"",n&&{text:i("edit.next"),run:()=>this.page.go(`/new?draft=${n.id}`)})}discard(){return this.uploads?.stop(),this.leave("/new")}close(){super.close(),this.drafts.close(),this.several.close()}};import{html as ue,nothing as ki}from"../lib/lit-html/lit-html.js";function kl(e,t){e.remove(t),g(e.items.length?"drafts-title":"main")}var xl=({media:e,preview:t})=>ue`
  <span class="thumb">${e||t?ue`<img src=${e?.thumbnailUrl??t} alt="">`:c("edit")}</span>`;function Ol(e,t){let{draft:s}=t,n=s.title?.trim()||i("edit.untitled");return ue`
    <li class="row draft">
      <a class="find grow" href="/new?draft=${s.id}">
        ${xl(t)}
        <span class="what">
          <span class="name" dir="auto">${n}</span>
          ${s.label?ue`<span class="soft" dir="auto">${s.label}</span>`:ki}
          <span class="soft">${Ee(s.at)}</span>
        </span>
      </a>
      <button type="button" class="round" aria-label=${i("edit.draftDelete",{title:n})} @click=${()=>kl(e,t)}>
        ${c("trash")}
      </button>
    </li>`}var no=e=>e.items.length?ue`
  <section class="card drafts" id="drafts" aria-labelledby="drafts-title">
    <h2 id="drafts-title" tabindex="-1">${i("edit.drafts")}</h2>
    <ul class="rows">${e.shown.map(t=>Ol(e,t))}</ul>
    ${e.shown.length<e.items.length?ue`
      <button type="button" class="link" @click=${()=>e.showAll()}>
        ${i("edit.allDrafts",{n:e.items.length})}
      </button>`:ki}
  </section>`:ki;var ao=e=>[...e?.files??[]].filter(t=>/^(image|video)\//.test(t.type)),oo=e=>[...e.dataTransfer?.types??[]].includes("Files"),Pl=e=>e.target.matches?.("input, textarea")&&e.clipboardData.types.includes("text/plain");function ro(e,t){let s=a=>document.body.classList.toggle("dropping",a),n=(a,o)=>document.addEventListener(a,o,{signal:e});n("dragover",a=>{oo(a)&&(a.preventDefault(),s(!0))}),n("dragleave",a=>{a.relatedTarget||s(!1)}),n("drop",a=>{oo(a)&&(a.preventDefault(),s(!1),document.querySelector("dialog[open]")||t(ao(a.dataTransfer)))}),n("paste",a=>{let o=ao(a.clipboardData);!o.length||Pl(a)||document.querySelector("dialog[open]")||(a.preventDefault(),t(o))}),e.addEventListener("abort",()=>s(!1))}import{html as ot,nothing as Oi}from"../lib/lit-html/lit-html.js";import{html as Te,nothing as xi}from"../lib/lit-html/lit-html.js";var de="category";function co(e,{category:t}){let s=document.getElementById(de);if(s.value=t,zt(t)){e.proposals.close(),e.chooseCategory(t),document.querySelector("#fold-category summary")?.focus();return}s.dispatchEvent(new Event("input",{bubbles:!0})),e.proposals.close()}function ql(e,t){t.form.typed(e.target),t.proposals.follow(e.target.value)}function Fl(e,t){let{items:s,at:n}=t.proposals;if(!s.length){e.key==="ArrowDown"&&t.proposals.follow(e.target.value);return}let a={ArrowDown:1,ArrowUp:-1}[e.key];if(a)t.proposals.move(a);else if(e.key==="Escape")t.proposals.close();else if(e.key==="Enter"&&n>=0)co(t,s[n]);else return;e.preventDefault()}var Sl=(e,t,s)=>Te`
  <li id="category-${s}" data-kind="category" role="option" aria-selected=${s===e.proposals.at?"true":"false"}
    @click=${()=>co(e,t)}>
    ${Wt(t.category)}
    <span class="grow" dir="auto">${mt(t.category)}</span>
    <span class="soft far">${t.ownCount?i("categories.byYou",{n:t.ownCount}):t.count?F(t.count):xi}</span>
  </li>`,Tl=e=>{let{items:t}=e.proposals;return Te`
    <div class="proposals" ?hidden=${!t.length} @mousedown=${s=>s.preventDefault()}>
      <ul id="category-list" role="listbox" aria-label=${i("categories.used")}>${t.map((s,n)=>Sl(e,s,n))}</ul>
    </div>
    <span class="unseen" role="status">${t.length?i("categories.count",{n:t.length}):""}</span>`};function lo(e){let{form:t,proposals:s}=e,n=t.errors[de];return Te`
    <div class="field">
      <label for=${de}>${i("categories.own")} <span class="soft">${i("form.optional")}</span></label>
      <div class="combo">
        <input id=${de} name=${de} type="text" dir="auto" role="combobox" autocomplete="off" data-most=${f().limits.category}
          aria-autocomplete="list" aria-controls="category-list" aria-expanded=${s.items.length?"true":"false"}
          aria-activedescendant=${s.at>=0?`category-${s.at}`:xi}
          aria-describedby=${n?"category-error":"category-hint"} aria-invalid=${n?"true":xi}
          .defaultValue=${e.values.category??""} @input=${a=>ql(a,e)} @keydown=${a=>Fl(a,e)}
          @focus=${a=>s.follow(a.target.value)} @blur=${()=>s.close()}>
        ${Tl(e)}
      </div>
      ${Zn(t.left[de])}
      ${n?Te`<p class="error" id="category-error">${n}</p>`:Te`<p class="hint" id="category-hint">${i("categories.hint")}</p>`}
    </div>`}var xs=(e,t,s,n,a)=>ot`
  <details class="fold" id="fold-${e}">
    <summary>${t} <span class="grow"><span>${s}</span> <span class="soft" dir="auto">${n}</span></span> ${c("next")}</summary>
    ${a}
  </details>`;function mo(e){let t=e?.closest("details");t&&(t.open=!0)}var Ll=e=>xs("description",c("edit"),i("find.description"),e.values.description||i("edit.none"),d(e.form,"description",{label:i("find.description"),value:e.values.description??"",kind:"area",most:f().limits.description})),po=(e,t,s)=>ot`
  <button type="button" class="chip" aria-pressed=${s?"true":"false"} @click=${()=>e.chooseCategory(t)}>
    ${Wt(t)} ${mt(t)}
  </button>`;function Bl(e){let{category:t}=e.values,[s,n]=t?[Wt(t),mt(t)]:[c("filter"),i("edit.none")];return xs("category",s,i("find.category"),n,ot`
    <fieldset>
      <legend>${i("find.category")}</legend>
      <div class="chips">
        ${_t.map(a=>po(e,a,a===t))}
        ${po(e,"other",e.isOther)}
      </div>
      ${e.isOther?lo(e):Oi}
    </fieldset>`)}var uo=(e,t,s,n,a)=>ot`
  <label class="choice">
    <input type="radio" name="isPublic" value=${String(t)} ?checked=${e.values.isPublic===t}>
    <span>
      ${c(s)}
      <span>
        <span class="strong">${n}</span><br>
        <span class="soft">${a}</span>
      </span>
    </span>
  </label>`;function Il(e){let{isPublic:t}=e.values;return xs("audience",c(t?"globe":"lock"),i("edit.who"),i(t?"edit.public":"edit.private"),ot`
    <fieldset class="choices">
      <legend>${i("edit.who")}</legend>
      ${uo(e,!0,"globe",i("edit.public"),i("edit.publicText",{instance:Ct()}))}
      ${uo(e,!1,"lock",i("edit.private"),i("edit.privateText"))}
    </fieldset>`)}var Al=["0","1","5","20"],Jt=e=>Number(e)?i("place.area",{distance:He(Number(e))}):i("place.exact"),Ul=e=>ot`
  <div class="field">
    <label for="exact-for">${i("place.exactFor")}</label>
    <select id="exact-for" name="exactForFriends">
      ${["true","false"].map(t=>ot`
        <option value=${t} ?selected=${e===t}>${i(t==="true"?"place.forFriends":"place.forMe")}</option>`)}
    </select>
  </div>`;function Ml(e){let{area:t="",exactForFriends:s="true"}=e.values;return xs("shown",c("map"),i("place.shown"),t===""?i("place.asSet"):Jt(t),ot`
    <div class="field">
      <label for="area">${i("place.shown")}</label>
      <select id="area" name="area">
        ${e.isNew?ot`<option value="" ?selected=${t===""}>${i("place.asSet")}</option>`:Oi}
        ${Al.map(n=>ot`<option value=${n} ?selected=${t===n}>${Jt(n)}</option>`)}
      </select>
      <p class="hint">${i(e.isNew?"place.shownHint":"place.recall")}</p>
    </div>
    ${Number(t)?Ul(s):Oi}`)}var fo=e=>ot`<div class="folds">${Ll(e)}${Bl(e)}${Il(e)}${Ml(e)}</div>`;import{html as Ps,nothing as Fi}from"../lib/lit-html/lit-html.js";import{html as ht,nothing as Le}from"../lib/lit-html/lit-html.js";var Pi=16,ho=10,_l=2,Dl={lat:25,lng:5,zoom:1},Os=class extends et{failed=!1;problem="";#t;#e=null;constructor(t,s){super(t,s.value,()=>this.#i()),this.#t=t,Object.assign(this,{nearby:s.nearby,proposal:s.proposal})}async showMap(t){this.failed=!1;let s=this.#s();try{let n=await t({view:s,onMove:a=>this.#a(a),onPick:a=>this.setPoint(a,"tap")});if(this.#t.signal.aborted)return n.close();this.#e=n,this.photo&&n.mark(this.photo,i("spot.photoPlace"),"one ghost")}catch{this.failed=!0}return this.#e&&this.point&&this.#i(),this.#t.update(),!this.point&&s.zoom>=ho?this.setPoint({lat:s.lat,lng:s.lng},"tap"):this.point?this.propose():null}#s(){if(this.point)return{...this.point,zoom:Pi};let t=xn(Zi.get());return t?.zoom?t:Dl}#i(){this.problem="";let t=this.#e?.where();t&&!this.#n(t)&&this.#e.setView({...this.point,zoom:this.source==="tap"?t.zoom:Math.max(Pi,t.zoom)},{animate:!1}),this.#t.update()}#n(t){return Rt(this.point,t)<_l*On(t)}#a(t){(!this.point||!this.#n(t))&&this.setPoint({lat:t.lat,lng:t.lng},"tap")}usePhoto(){return this.setPoint(this.photo,"photo")}useFound(t){return this.setPoint(ne(t),"found",t.name)}distance=t=>this.point&&t?Rt(this.point,t):void 0;check(){let t=this.#e?.where().zoom??Pi,s=this.source==="tap"&&!this.chosen&&t<ho;return this.problem=this.point?s?i("spot.zoom"):"":i("spot.none"),this.#t.update(),!this.problem}close(){super.close(),this.#e?.close(),this.#e=null}};async function me(e){let t=new AbortController,s=null,n=ft((o,r)=>(s??=new Os({signal:t.signal,update:r},e),zl(s,o)),{label:i("spot.title"),kind:"chooser"});$o(s),await n&&e.take(s),t.abort(),s.close()}var $o=e=>e.showMap(t=>fa(document.getElementById("spot"),{...t,hasCross:!0})),jl=(e,t)=>ht`
  <div class="row">
    <button type="button" class="round" aria-label=${i("nav.back")} @click=${()=>t()}>${c("back")}</button>
    <place-search id="spot-search" class="grow" .label=${i("spot.search")} .near=${e.point} .distance=${e.distance}
      @choose=${({detail:s})=>e.useFound(s.value)}></place-search>
  </div>`,El=e=>ht`
  <div class="mapbox">
    <div id="spot" role="application" aria-label=${i("spot.map")}></div>
    ${e.failed?m({code:"map",text:i("map.failed")},()=>$o(e)):Le}
  </div>`;function Nl(e,t){let s=e.chosen?.id===t.id;return ht`
    <button type="button" class="chip" aria-pressed=${s?"true":"false"} @click=${()=>e.toggle(t)}>
      ${c(s?"check":"pin")} <bdi>${t.name}</bdi> <span class="soft">${Ne(t.distance)}</span>
    </button>`}var Hl=e=>ht`
  <div class="chips scrolls" role="group" aria-label=${i("spot.proposals")}>
    <button type="button" class="chip" @click=${()=>e.locate()}>${c("here")} ${i("spot.here")}</button>
    ${e.photo&&e.source!=="photo"?ht`
      <button type="button" class="chip" @click=${()=>e.usePhoto()}>${c("camera")} ${i("spot.photoPlace")}</button>`:Le}
    ${e.nearby.map(t=>Nl(e,t))}
  </div>`,Cl=e=>ht`
  <div class="field">
    <label for="place-name">${i("spot.name")} <span class="soft">${i("form.optional")}</span></label>
    <input id="place-name" autocomplete="off" dir="auto" placeholder=${e.proposal||i("spot.nameHint")} .value=${e.name}
      @input=${t=>e.setName(t.target.value)}>
  </div>`,qi=e=>i(`spot.${e.source||"set"}`),Rl=e=>ht`
  <p class="at" role="status">
    ${c("pin")}
    <span class="grow"><span class="strong" dir="auto">${e.label||i(e.point?"spot.unnamed":"spot.none")}</span>
      ${e.point?ht`<span class="soft">${qi(e)}</span>`:Le}</span>
  </p>`,zl=(e,t)=>ht`
  <h2 class="unseen" tabindex="-1" autofocus>${i("spot.title")}</h2>
  ${jl(e,t)}
  ${El(e)}
  <div class="panel">
    ${Rl(e)}
    ${Hl(e)}
    ${e.chosen?Le:Cl(e)}
    ${e.problem?ht`<p class="error" role="alert">${e.problem}</p>`:Le}
    <button type="button" class="main" id="use-place" @click=${()=>e.check()&&t(!0)}>${i("spot.use")}</button>
  </div>`;var go=(e,t)=>Ps`
  <span class="row">
    ${c("pin")} <span class="grow"><span class="strong" dir="auto">${e}</span><br><span class="soft">${t}</span></span>
    ${c("next")}
  </span>`,bo=(e,t)=>Ps`
  <fieldset>
    <legend>${i("edit.where")}</legend>
    <button type="button" class="where" id="place" aria-describedby=${t?"place-error":Fi} @click=${()=>me(e)}>
      ${e.point?Ps`<place-map inert .at=${e.point}></place-map>`:Fi}
      ${e.point?go(e.label||i("spot.unnamed"),[qi(e),i("spot.change")].filter(Boolean).join(" · ")):go(i("spot.title"),i("spot.chooseHint"))}
    </button>
    ${t?Ps`<p class="error" id="place-error" role="alert">${t}</p>`:Fi}
  </fieldset>`;import{html as Xt,nothing as Si}from"../lib/lit-html/lit-html.js";function Wl(e,t){e.merge(t),g(`group-${t-1}`)}function Vl(e,t,s){e.split(t,s),g(`group-${t+1}`)}var Gl=({preview:e,file:t})=>e?Xt`<img src=${e} alt="">`:Xt`<span class="film" title=${t.name}>${c("play")}</span>`,Yl=(e,t,s)=>Xt`
  <button type="button" class="cut" aria-label=${i("group.split",{n:s+1})} title=${i("group.split",{n:s+1})}
    @click=${()=>Vl(e,t,s)}></button>`;function Jl(e,t,s){let{name:n,time:a}=e.describe(t),o=[a&&Q(a),n].filter(Boolean);return Xt`
    <li>
      <div class="row between">
        <h3 id="group-${s}" tabindex="-1">${i("group.find",{n:s+1})} <span class="soft" dir="auto">${o.join(" · ")}</span></h3>
        ${e.canMerge(s)?Xt`
          <button type="button" class="link" aria-describedby="group-${s}" @click=${()=>Wl(e,s)}>
            ${i("group.merge")}
          </button>`:Si}
      </div>
      <ul class="group">${t.map((r,l)=>Xt`<li>${l?Yl(e,s,l):Si}${Gl(r)}</li>`)}</ul>
    </li>`}var wo=(e,t)=>e.groups?Xt`
  <section class="card" id="several" aria-labelledby="several-title">
    <h2 id="several-title" tabindex="-1">${i("group.title",{n:e.count,finds:i("group.finds",{n:e.groups.length})})}</h2>
    <p class="hint">${i("group.hint")}</p>
    <ol class="groups">${e.groups.map((s,n)=>Jl(e,s,n))}</ol>
    <div class="publish row">
      <button type="button" class="quiet" @click=${t}>${i("group.one")}</button>
      <button type="button" class="main" aria-busy=${e.busy?"true":"false"} @click=${()=>e.accept()}>
        ${i("group.make",{n:e.groups.length})}
      </button>
    </div>
  </section>`:Si;import{html as R,nothing as Lt}from"../lib/lit-html/lit-html.js";import{html as Ti}from"../lib/lit-html/lit-html.js";async function Xl(e,t,s){let n=null,a={label:i("upload.caption"),hint:i("upload.captionHint"),value:t.caption,most:f().limits.caption},o=await ft((r,l)=>(n??=new b({send:({caption:u})=>r(u.trim()),update:l}),Ti`
      <h2>${i("upload.caption")}</h2>
      <div class="captioned">${s}</div>
      <form novalidate @submit=${n.submit}>
        ${d(n,"caption",a)}
        <div class="row end">
          <button type="button" class="quiet" @click=${()=>r()}>${i("action.cancel")}</button>
          ${A(n,i("action.save"))}
        </div>
      </form>`),{label:i("upload.captionOf",{n:e.items.indexOf(t)+1})});o!==null&&e.setCaption(t,o)}var yo=(e,t,s,n)=>Ti`
  <button type="button" class="words ${t.caption?"":"round"}" @click=${()=>Xl(e,t,n)}
    aria-label="${i("upload.captionOf",{n:s})}${t.caption?`: ${t.caption}`:""}">
    ${t.caption?Ti`<span dir="auto">${t.caption}</span>`:c("edit")}
  </button>`;var[Zl,Kl]=[6,10],Ql=300,I=null;function vo(){I.isOn=!0,I.item.classList.add("lifted"),navigator.vibrate?.(10)}var ko=e=>[...e.parentElement.querySelectorAll(":scope > [data-drag]")],tp=(e,t)=>ko(I.item).find(s=>{let n=s.getBoundingClientRect();return s!==I.item&&n.left<=e&&e<=n.right&&n.top<=t&&t<=n.bottom});function ep(e){if(e.pointerId!==I.id)return;let[t,s]=[e.clientX-I.x,e.clientY-I.y],n=e.pointerType==="touch";if(!I.isOn){if(Math.hypot(t,s)<(n?Kl:Zl))return;if(n)return I.end();vo()}I.item.style.transform=`translate(${t}px, ${s}px) scale(1.04)`,I.over?.classList.remove("target"),I.over=tp(e.clientX,e.clientY),I.over?.classList.add("target")}function xo(e,t){if(e.button||I||e.target.closest("button, input, a"))return;let s=e.currentTarget,n=new AbortController,{signal:a}=n,o=()=>{clearTimeout(I.timer),n.abort(),s.classList.remove("lifted"),s.style.transform="",I.over?.classList.remove("target"),I=null};I={item:s,x:e.clientX,y:e.clientY,id:e.pointerId,isOn:!1,over:null,end:o},e.pointerType==="touch"&&(I.timer=setTimeout(vo,Ql));let r=u=>{u.pointerId===I.id&&o()},l=u=>{if(u.pointerId!==I.id)return;let[k,nt]=[s,I.isOn&&I.over].map(M=>ko(s).indexOf(M));o(),nt>=0&&t(k,nt)};document.addEventListener("pointermove",ep,{signal:a}),document.addEventListener("pointerup",l,{signal:a}),document.addEventListener("pointercancel",r,{signal:a}),document.addEventListener("keydown",u=>{u.key==="Escape"&&o()},{signal:a})}function qs(e){(I?.isOn||e.type==="dragstart")&&e.preventDefault()}var sp="image/*,video/mp4,video/quicktime,video/webm";function ip(e,t){let s=e.items.indexOf(t);e.remove(t),queueMicrotask(()=>{(document.querySelectorAll(".shot .drop")[Math.min(s,e.items.length-1)]??document.getElementById("files"))?.focus()})}function Oo(e,t,s){e.move(t,s),queueMicrotask(()=>{let n=s<t?".before, .after":".after, .before";document.querySelectorAll(".shot")[s]?.querySelector(n)?.focus()})}function Po(e){return e.media?jt(e.media,{thumb:!0,eager:!0}):e.file.type.startsWith("video/")?R`<span class="film">${c("play")}</span>`:R`<img src=${e.preview} alt="">`}var qo={handleEvent:e=>{e.target.hidden=e.type==="error"},capture:!0},Fs=(e,t,s,n,a)=>R`
  <button type="button" class="round ${e}" aria-label=${i(`upload.${t}`,{n})} @click=${a}>${c(s)}</button>`,np=(e,t)=>e.progress<1?R`<progress max="1" .value=${e.progress} aria-label=${i("upload.progress",{n:t})}></progress>`:R`<span class="over">${i("upload.processing")}</span>`,ap=(e,t)=>({sending:()=>np(e,t),paused:()=>R`<span class="over" title=${e.problem}>${i("upload.paused")}</span>`,waiting:()=>R`<span class="over">${i("upload.waiting")}</span>`,failed:()=>R`<span class="over error">${i("upload.failed")}</span>`,done:()=>Lt})[e.state]();function op(e,t,s){let n=s+1;return R`
    <li class="shot ${t.state}" data-drag @pointerdown=${a=>xo(a,(o,r)=>e.move(o,r))}
      @error=${qo} @load=${qo}>
      ${Po(t)}
      ${s===0&&e.items.length>1?R`<span class="cover">${i("upload.cover")}</span>`:Lt}
      ${ap(t,n)}
      <span class="buttons">
        ${s>0?Fs("before","earlier","back",n,()=>Oo(e,s,s-1)):Lt}
        ${n<e.items.length?Fs("after","later","next",n,()=>Oo(e,s,s+1)):Lt}
        ${t.state==="failed"||t.state==="paused"?Fs("","again","retry",n,()=>e.retry(t)):Lt}
        ${Fs("drop",t.state==="done"?"remove":"cancel","close",n,()=>ip(e,t))}
      </span>
      ${t.state==="failed"?Lt:yo(e,t,n,Po(t))}
    </li>`}function rp(e,t){t([...e.target.files]),e.target.value=""}var cp=(e,t)=>R`
  <li class="shot add">
    <label for="files">
      ${c("camera")}<span class="strong">${i(e.items.length?"upload.more":"upload.add")}</span>
      ${e.items.length?Lt:R`<span class="soft mice">${i("upload.drop")}</span>`}
    </label>
    <input id="files" type="file" accept=${sp} multiple @change=${s=>rp(s,t)}>
  </li>`;function lp(e){let t=e.items.filter(n=>n.state==="done").length,s=[...new Set(e.items.filter(n=>n.state==="failed").map(n=>n.problem))];return R`
    <p class="hint" role="status">${e.isBusy?i("upload.ready",{n:t,of:F(e.items.length)}):""}</p>
    ${s.map(n=>R`<p class="error" role="alert">${n}</p>`)}`}var Fo=(e,t)=>R`
  <ul class="shots ${e.items.length?"":"bare"}" @touchmove=${qs} @contextmenu=${qs} @dragstart=${qs}>
    ${e.items.map((s,n)=>op(e,s,n))}
    ${e.items.length<e.most?cp(e,t):Lt}
  </ul>
  ${e.items.length>1?R`<p class="hint">${i("upload.order")}</p>`:Lt}
  ${lp(e)}`;async function So(e,t){await e.addFiles(t),e.several?.groups&&g("several-title")}function pp(e){e.uploads.add(e.several.decline()),g("files")}function up(e){for(let[t,s]of Object.entries(e.share.values))document.getElementById(t).value=s;return e.resolveShare(!0)}var dp=(e,t)=>Z`
  <section class="card" id="offer" aria-labelledby="offered">
    <h2 id="offered">${i("edit.shared")}</h2>
    <p class="hint">${i("edit.sharedHint")}</p>
    ${Object.values(e.share.values).map(s=>Z`<p class="text" dir="auto">${s}</p>`)}
    ${e.share.files.length?Z`<p>${i("edit.sharedFiles",{n:e.share.files.length})}</p>`:$t}
    ${t?Z`<p class="note">${i("edit.sharedFull")}</p>`:$t}
    ${e.share.left?Z`<p class="note">${i("edit.sharedLeft",{n:e.share.left})}</p>`:$t}
    <div class="row end">
      <button type="button" class="quiet" @click=${()=>e.resolveShare(!1)}>${i("edit.sharedDrop")}</button>
      <button type="button" @click=${()=>up(e)}>${i("edit.sharedTake")}</button>
    </div>
  </section>`;async function mp(e){await L(i("edit.discardTitle"),i("edit.discardText"),i("edit.startOver"))&&e.discard()}var fp=()=>L(i("place.inHome"),i("place.inHomeText"),i("place.showExact")),hp=e=>Z`
  <p class="note">
    ${i("edit.restored")} <button type="button" class="link" @click=${()=>mp(e)}>${i("edit.startOver")}</button>
  </p>`,$p=e=>Z`
  <fieldset>
    <legend>${i("edit.photos")}</legend>
    ${e.photosExpired?Z`<p class="note">${i("edit.photosGone")}</p>`:$t}
    ${Fo(e.uploads,t=>So(e,t))}
    <p class="hint">${i("edit.photosMost",{n:e.uploads.most})} ${i("edit.photosHint")}</p>
  </fieldset>`,gp=e=>Z`
  ${x(e.form)}
  ${e.form.refusal?.reason==="changed_since"?Z`
    <div class="row">
      <a class="button quiet" href=${e.back} target="_blank">${i("edit.theirs")}</a>
      <button type="submit" class="quiet" @click=${()=>e.overwrite()}>${i("edit.mine")}</button>
    </div>`:$t}`;function bp(e,t){let{isPublic:s,...n}=Gn(e.currentTarget);t.change({...n,isPublic:s==="true"})}async function wp(e,t){let n=await t.submit(e)?document.querySelector("form [aria-invalid=true]"):document.getElementById("place");mo(n),n?.focus()}function yp(e){let{title:t}=e.values,s=e.form.busy&&e.uploads.isBusy?"edit.waiting":e.isNew?"edit.publish":"action.save",n=a=>bp(a,e);return Z`
    <form class="card" novalidate ?hidden=${!!e.several?.groups}
      @input=${n} @change=${n} @submit=${a=>wp(a,e)}>
      ${e.isRestored?hp(e):$t}
      ${$p(e)}
      ${bo(e.place,e.placeError)}
      ${d(e.form,"title",{label:i("find.titleField"),value:t,required:!0,most:f().limits.title})}
      ${fo(e)}
      <div class="publish">
        ${gp(e)}
        <div class="row end">
          <a class="button quiet" href=${e.back}>${i("action.cancel")}</a>
          ${A(e.form,i(s))}
        </div>
      </div>
    </form>`}var vp=(e,t)=>Z`
  ${e.share?dp(e,t.get("shared")==="full"):$t}
  ${wo(e.several,()=>pp(e))}
  ${e.several.groups?$t:no(e.drafts)}`;function kp(e,t){return e.loading.problem?m(e.loading.problem,t):e.uploads?yp(e):$(4)}function To(e){let t=new(e.params.id?ws:ks)(e,{showHome:fp}),s=()=>t.loading.load();return ro(e.signal,n=>t.uploads&&So(t,n)),{title:t.title,ready:s(),view:()=>Z`
      ${h(t.title,$t,t.back)}
      ${t.isNew?vp(t,e.query):$t}
      ${kp(t,s)}`,close:()=>t.close()}}import{html as B,nothing as W}from"../lib/lit-html/lit-html.js";var xp=20,Op=e=>new Promise((t,s)=>{let n=()=>{clearTimeout(a),s(e.reason)},a=setTimeout(()=>{e.removeEventListener("abort",n),t()},1e3);e.addEventListener("abort",n,{once:!0})});async function Lo(e,t,{signal:s,stopped:n,tick:a=Op,note:o=()=>{}}){for(;;)try{return await O(e,t,{signal:s})}catch(r){if(r.status!==429)throw r;await o();for(let l=Math.max(xp,r.retryAfter);l>0;l--){if(n())return null;await a(s)}}}var Ss=class{isPublic=!1;keep=!1;category="";area="";forFriends="true";#t;constructor(t){this.#t=t}set(t){Object.assign(this,t),this.#t()}get body(){return{isPublic:this.isPublic,...this.keep?{keepVisibility:!0}:{},...this.category?{category:this.category}:{},...this.area===""?{}:{area:Number(this.area)},...Number(this.area)?{exactForFriends:this.forFriends==="true"}:{}}}};var Pp=30,qp=["obscured","notPoint"],Bo=()=>f().places.source!=="gazetteer",Ts=class{state=null;#t;#e;#s=!1;constructor(t,s){this.#t=t,this.#e=s}get rows(){return(this.#t.rows.items??[]).filter(t=>t.status==="noPlace"&&!qp.includes(t.reason)).slice(0,Pp)}async run(){let{rows:t}=this,s={n:0,all:t.length,found:0,busy:!0,problem:null};this.state=s,this.#s=!1,this.#e.update();try{for(let n of t){if(this.#s)break;let[a]=await w(q("/api/places",{query:n.place||n.title,limit:1}),{signal:this.#e.signal});s.n++,a&&await this.#t.guess(n,a)&&s.found++,this.#e.update()}}catch(n){if(n.name==="AbortError")return;s.problem=n}s.busy=!1,this.#e.update()}stop(){this.#s=!0}};var Fp=e=>Number(new URLSearchParams(e.split("?")[1]).get("limit"));function Io(e,t){let s={items:null,next:0,busy:!1,problem:null},n=0,a=async o=>{let r=n,l=t();Object.assign(s,{busy:!0,problem:null}),e.update();try{let u=await w(o?`${l}&after=${o}`:l,{signal:e.signal});if(r!==n)return;s.items=[...o?s.items:[],...u],s.next=u.length<Fp(l)?0:u.at(-1).row}catch(u){if(r!==n||u.name==="AbortError")return;o?p(P(u)):s.problem=u}s.busy=!1,e.update()};return s.clear=()=>{n++,Object.assign(s,{items:null,next:0,busy:!1,problem:null})},s.load=()=>a(0),s.more=async()=>{!s.busy&&s.next&&await a(s.next)},s.put=o=>{s.items=s.items?.map(r=>r.row===o.row?o:r)??null},s.drop=o=>{s.items=s.items?.filter(r=>r.row!==o.row)??null,s.items&&!s.items.length&&s.more()},s}var Sp=e=>(/\.zip$/i.test(e.name??"")?1e3:100)*2**20,Ao=20,Tp=200,Lp=["ready","noPlace","duplicate","bad","skipped","done"],Bp=4,Ip=["noPoint","zeroPoint","notPoint","obscured","badPoint","noTitle","badLine","twice","known"],Uo=e=>Ip.includes(e.reason)?e.reason:"",Ls=class{current=null;unfinished=[];status="ready";progress=null;refusal=null;published=null;#t;#e=null;#s=!1;constructor(t){this.#t=t,this.options=new Ss(()=>t.update()),this.places=new Ts(this,t),this.rows=Io(t,()=>q(`${this.#i}/rows`,{status:this.status,limit:50})),this.loading=C(t,()=>this.#n())}get#i(){return`/api/imports/${this.current.id}`}get tabs(){let{counts:t}=this.current;return Lp.map((s,n)=>({name:s,n:t[s],at:n})).filter(({n:s,at:n})=>s||n<Bp)}get isBusy(){return!!this.published?.busy}get isDone(){let{counts:t}=this.current;return!!this.published&&!this.isBusy&&!this.published.problem&&!t.ready&&!t.noPlace&&!t.media}async#n(){let{signal:t}=this.#t,s=this.#t.query.get("id"),n=await w("/api/imports",{signal:t});this.unfinished=n.filter(o=>o.counts.ready||o.counts.noPlace);let a=n.find(o=>o.id===s);a&&await this.#a(a)}async#a(t){this.current=t,this.published=null,this.places.state=null,this.status=this.tabs.find(({n:s})=>s)?.name??"ready",this.rows.clear(),await this.rows.load()}open(t){return this.#t.rename(q("/import",{id:t.id})),this.#a(t)}async upload(t,s=se){let n=new AbortController;this.#e=n,this.#t.signal.addEventListener("abort",()=>n.abort(),{once:!0}),Object.assign(this,{progress:0,refusal:null}),this.#t.update();let a=o=>{this.progress=o,this.#t.update()};try{if(t.size>Sp(t))throw{code:"page",text:i("import.tooLarge")};let o=await s("POST","/api/imports",t,{progress:a,signal:n.signal});if(n.signal.aborted)return;await this.open(o)}catch(o){if(o.name==="AbortError")return;this.refusal=o,o.reason==="too_many_imports"&&await this.loading.load()}finally{this.progress=null,this.#t.update()}}cancel(){this.#e?.abort()}choose(t){return this.status=t,this.rows.clear(),this.rows.load()}async#o(t,s){let n=await X(H(`${this.#i}/rows/${t.row}`,s).then(a=>{let o={...this.current.counts};o[t.status]--,o[a.status]++,this.current={...this.current,counts:o},a.status===t.status?this.rows.put(a):this.rows.drop(t)}));return this.#t.update(),n}skip(t,s){return this.#o(t,{skip:s})}place(t,{point:s,name:n,location:a}){let o=a?.name??n;return this.#o(t,{latitude:s.lat,longitude:s.lng,...o?{place:o}:{}})}guess(t,{latitude:s,longitude:n}){return this.#o(t,{latitude:s,longitude:n,guessed:!0})}rename(t,s){return this.#o(t,{title:s})}async commit(){if(this.isBusy)return;let{signal:t}=this.#t,{ready:s,done:n}=this.current.counts;this.#s=!1;let a={made:0,taken:0,all:s,busy:!0,problem:null};this.published=a;let o=r=>{this.current=r,Object.assign(a,{made:r.counts.done-n,taken:s-r.counts.ready}),this.#t.update()};this.#t.update();try{for(let r=Ao;this.current.counts.ready&&!this.#s;){let l=this.current.counts.ready,u=await Lo(`${this.#i}/commit`,{...this.options.body,limit:Tp},{signal:t,stopped:()=>this.#s,note:()=>w(this.#i,{signal:t}).then(o)});if(!u)break;if(o(u),r=this.current.counts.ready<l?Ao:this.current.counts.media?r-1:0,!r)throw{code:"strange"}}}catch(r){if(r.name==="AbortError")return;a.problem=r,await w(this.#i,{signal:t}).then(o).catch(()=>{})}a.busy=!1,t.aborted||await this.choose(this.current.counts.ready?"ready":"done")}stop(){this.#s=!0}leave(){return this.current=null,this.refusal=null,this.#t.query.delete("id"),this.#t.rename("/import"),this.loading.load()}async discard(t){await X(S(`/api/imports/${t.id}`))&&await this.leave()}};var Ap=["track","route","line","area","picture","link","file","damaged","text"];function Mo({leftOut:e=[]}){let t=e.filter(({kind:s})=>Ap.includes(s));return t.length?i("import.leftOut",{n:t.reduce((s,{n})=>s+n,0),list:sn(t.map(({kind:s,n})=>i(`import.kind.${s}`,{n})))}):""}var _o=({leftOut:e=[]})=>e.flatMap(({where:t=[]})=>t).map(({file:t="",line:s=0,column:n=0})=>s?i(t?"import.leftAt":"import.leftLine",{file:t,line:F(s),column:F(n)}):t);import{html as fe,nothing as Be}from"../lib/lit-html/lit-html.js";var Do=(e,t,s,n,a)=>fe`
  <label class="switch">
    <span>${s}<br><span class="soft">${n}</span></span>
    <input type="checkbox" role="switch" id=${e} .checked=${t} @change=${o=>a(o.target.checked)}>
  </label>`,Li=(e,t,s,n,a,o,r)=>fe`
  <div class="field">
    <label for=${e}>${t}</label>
    <select id=${e} aria-describedby=${s?`${e}-hint`:Be} @change=${l=>r(l.target.value)}>
      ${n.map(l=>fe`<option value=${l} ?selected=${l===o}>${a(l)}</option>`)}
    </select>
    ${s?fe`<p class="hint" id="${e}-hint">${s}</p>`:Be}
  </div>`,Up=(e,t)=>fe`
  ${e.current.format==="finds"?Do("import-keep",t.keep,i("import.keep"),i("import.keepHint"),s=>t.set({keep:s})):Be}
  ${t.keep?Be:Do("import-public",t.isPublic,i("import.public"),i("import.publicHint"),s=>t.set({isPublic:s}))}`,Mp=e=>Li("import-category",i("import.category"),"",["",..._t],t=>t?mt(t):i("edit.none"),e.category,t=>e.set({category:t})),_p=e=>Li("import-area",i("place.shown"),i("import.areaHint"),["","0","1","5","20"],t=>t===""?i("place.asSet"):Jt(t),e.area,t=>e.set({area:t})),Dp=e=>Li("import-friends",i("place.exactFor"),"",["true","false"],t=>i(t==="true"?"place.forFriends":"place.forMe"),e.forFriends,t=>e.set({forFriends:t})),jo=(e,t=e.options)=>fe`
  ${Up(e,t)}
  <div class="folds">
    <details class="fold" id="fold-import">
      <summary>${c("filter")} <span class="grow">${i("import.more")}</span> ${c("next")}</summary>
      <div class="stack">${Mp(t)}${_p(t)}${Number(t.area)?Dp(t):Be}</div>
    </details>
  </div>`;import{html as Y,nothing as Nt}from"../lib/lit-html/lit-html.js";function jp(e){if(e.status==="ready"&&e.reason!=="noTitle")return e.guessed?i("import.guessed"):e.place??"";let t=Uo(e),s=e.line?`${i("import.line",{n:e.line})}: `:"";return t?s+i(`import.reason.${t}`):""}async function Ii(e,t,s){if(!await s)return;let n=e.rows.items?.[Math.min(t,e.rows.items.length-1)];g(n?`row-${n.row}`:"part-rows")}function Ep(e,t,s,n){let a=new et(n,null,()=>Ii(e,s,e.place(t,a.value)));return me(a)}var Bs=e=>e.title||i("import.line",{n:e.row}),Bi=(e,t,s)=>Y`
  <button type="button" class="quiet" id="row-${e.row}" aria-label=${`${t}: ${Bs(e)}`} @click=${s}>${t}</button>`,Np=e=>t=>d(t,"title",{label:i("find.titleField"),value:e.title,required:!0,least:1,most:f().limits.title});async function Hp(e,t){await U(n=>new b({send:async({title:a})=>{await e.rename(t,a.trim())&&n()}}),i("import.rename"),Np(t),n=>A(n,i("action.save"))),g(`name-${t.row}`)}var Eo=(e,t)=>Y`
  <button type="button" class="round" id="name-${t.row}" aria-label=${`${i("import.rename")}: ${Bs(t)}`}
    @click=${()=>Hp(e,t)}>
    ${c("edit")}
  </button>`,No=e=>e.findId?Y`
  <a class="button quiet" href="/finds/${e.findId}" aria-label=${`${i("import.show")}: ${Bs(e)}`}>
    ${i("import.show")}</a>`:Nt,Cp=(e,t,s,n)=>({ready:()=>Y`${Eo(e,t)}${Bi(t,i("import.skip"),()=>Ii(e,s,e.skip(t,!0)))}`,skipped:()=>Bi(t,i("import.unskip"),()=>Ii(e,s,e.skip(t,!1))),noPlace:()=>Y`${Eo(e,t)}${Bi(t,i("import.locate"),()=>Ep(e,t,s,n))}`,duplicate:()=>No(t),done:()=>No(t)})[t.status]?.()??Nt,Ai=e=>e?Y`<br><span class="soft" dir="auto">${e}</span>`:Nt,Rp=e=>e.slice(e.lastIndexOf("/")+1),zp=e=>[`import.lost.${e}`,`rule.${e}`,`reason.${e}`].map(t=>[t,i(t)]).find(([t,s])=>s!==t)?.[1]??e,Wp=({media:e,lost:t=[]})=>[e>t.length?Ai(i("import.rowMedia",{n:e-t.length})):Nt,...t.map(({file:s,reason:n})=>Ai(`${Rp(s)}: ${zp(n)}`))],Vp=(e,t,s,n)=>Y`
  <li class="row between">
    <span class="grow"><bdi class="strong">${Bs(t)}</bdi>${Ai(jp(t))}${Wp(t)}</span>
    <span class="row">${Cp(e,t,s,n)}</span>
  </li>`;function Gp(e,t){let{items:s,problem:n,load:a}=e.rows;return n?m(n,a):s?s.length?Y`
    <ul class="people" aria-label=${i("import.rows")}>${s.map((o,r)=>Vp(e,o,r,t))}</ul>
    ${T(e.rows)}`:Y`<p class="soft" role="status">${i("import.none")}</p>`:$(4)}var Yp=(e,{n:t,all:s})=>Y`
  <progress max=${s} .value=${t} aria-label=${i("import.lookUp")}></progress>
  <p class="row between">
    <span role="status">${i("import.progress",{n:t,all:F(s)})}</span>
    <button type="button" class="quiet" @click=${()=>e.places.stop()}>${i("import.stop")}</button>
  </p>`;async function Jp(e){await e.places.run(),g("part-rows")}function Xp(e){let{state:t,rows:s}=e.places;return t?.busy?Yp(e,t):Y`
    ${t?Y`<p role="status">${i("import.lookedUp",{n:t.found})}</p>`:Nt}
    ${t?.problem?m(t.problem):Nt}
    ${s.length?Y`
      <p class="hint">${i("import.lookUpText",{source:f().places.attribution})}</p>
      <p>
        <button type="button" class="quiet" id="import-lookup" @click=${()=>Jp(e)}>${i("import.lookUp")}</button>
      </p>`:Nt}`}var Ho=(e,t)=>Y`
  <section class="card">
    ${G("rows",i("import.rows"))}
    <div class="chips" role="group" aria-label=${i("import.which")}>
      ${e.tabs.map(({name:s,n})=>ae(e.status===s,`${i(`import.status.${s}`)} (${F(n)})`,()=>e.choose(s)))}
    </div>
    ${e.status==="noPlace"&&Bo()?Xp(e):Nt}
    ${Gp(e,t)}
  </section>`;var Zp=".gpx,.kml,.kmz,.geojson,.geojsonl,.json,.umap,.csv,.tsv,.txt,.zip";async function Kp(e,t){let s=e.target,[n]=s.files;n&&(await t.upload(n),s.value="",t.current&&g("part-import"))}var Qp=e=>B`
  <progress max="1" .value=${e.progress} aria-label=${i("import.upload")}></progress>
  <p class="row between">
    <span class="soft" role="status">${i(e.progress<1?"import.upload":"import.reading")}</span>
    <button type="button" class="quiet" @click=${()=>e.cancel()}>${i("action.cancel")}</button>
  </p>`,tu=e=>B`
  <p class="row actions">
    <label class="button" for="import-file">${c("plus")} ${i("import.choose")}</label>
    <input class="file" id="import-file" type="file" accept=${Zp} aria-describedby="import-hint" @change=${t=>Kp(t,e)}>
  </p>`,eu=e=>B`
  <section class="card">
    <p>${i("import.text")}</p>
    ${e.refusal?m(e.refusal):W}
    ${e.progress===null?tu(e):Qp(e)}
    <p class="hint" id="import-hint">${i("import.files")}</p>
  </section>
  ${e.unfinished.length?iu(e):W}`;async function Ro(e,t){await L(i("import.discardTitle"),i("import.discardText"),i("import.discard"))&&(await e.discard(t),g("import-file"))}var Is=e=>e.name||i("import.unnamed");async function su(e,t){await e.open(t),g("part-import")}var iu=e=>B`
  <section class="card">
    <h2>${i("import.unfinished")}</h2>
    <ul class="people">${e.unfinished.map(t=>B`
      <li class="row between">
        <span class="grow"><bdi class="strong">${Is(t)}</bdi><br>
          <span class="soft">${i("import.left",{n:t.counts.ready+t.counts.noPlace})} ${zo(t)}</span></span>
        <span class="row">
          <button type="button" class="quiet" aria-label=${`${i("import.goOn")}: ${Is(t)}`} @click=${()=>su(e,t)}>
            ${i("import.goOn")}
          </button>
          <button type="button" class="round" aria-label=${`${i("import.discard")}: ${Is(t)}`}
            @click=${()=>Ro(e,t)}>
            ${c("trash")}
          </button>
        </span>
      </li>`)}
    </ul>
  </section>`,zo=e=>i("import.ends",{date:Q(e.expiresAt)});async function nu(e){await e.commit(),g("part-import")}var au=(e,{taken:t,all:s})=>B`
  <progress max=${s} .value=${t} aria-label=${i("import.running")}></progress>
  <p class="row between">
    <span role="status">${i("import.progress",{n:t,all:F(s)})}</span>
    <button type="button" class="quiet" id="import-stop" @click=${()=>e.stop()}>${i("import.stop")}</button>
  </p>
  ${e.current.counts.media?B`<p class="soft">${i("import.mediaLeft",{n:e.current.counts.media})}</p>`:W}`,ou=({mediaDone:e,mediaLost:t},{made:s})=>B`
  <p role="status">${c("check")} ${i("import.made",{n:s})}</p>
  ${e?B`<p>${i("import.media",{n:e})}</p>`:W}
  ${t?B`<p>${i("import.mediaLost",{n:t})}</p>`:W}
  ${s?B`<p><a class="button" href="/profile">${i("import.see")}</a></p>`:W}`,ru=(e,t)=>B`
  ${jo(e)}
  <button type="button" class="main" id="import-commit" @click=${()=>nu(e)}>${i("import.commit",{n:t})}</button>`;function cu(e){let[t,s]=[Mo(e),_o(e)];return B`
    ${t?B`<p id="import-left">${t}</p>`:W}
    ${s.length?B`
      <details>
        <summary>${i("import.leftWhere")}</summary>
        <ul>${s.map(n=>B`<li><bdi>${n}</bdi></li>`)}</ul>
      </details>`:W}
    ${e.guessedEncoding?B`<p>${i("import.encoding",{name:e.guessedEncoding})}</p>`:W}`}function lu(e){let{current:t,published:s}=e;return B`
    <section class="card">
      ${G("import",B`<bdi>${Is(t)}</bdi>`)}
      ${e.isBusy?au(e,s):B`
        ${e.isDone?W:B`<p class="soft">${zo(t)}</p>`}
        ${cu(t)}
        ${s?ou(t.counts,s):W}
        ${s?.problem?m(s.problem):W}
        ${t.counts.ready?ru(e,t.counts.ready):W}
        <p class="row">${e.isDone?B`
          <button type="button" class="quiet" @click=${()=>Co(e)}>${i("import.finish")}</button>`:B`
          <button type="button" class="quiet" @click=${()=>Co(e)}>${i("import.other")}</button>
          <button type="button" class="danger" @click=${()=>Ro(e,t)}>${i("import.discard")}</button>`}
        </p>`}
    </section>`}async function Co(e){await e.leave(),g("import-file")}function pu(e,t){return e.loading.problem?m(e.loading.problem,e.loading.load):e.current?B`${lu(e)}${e.isBusy?W:Ho(e,t)}`:eu(e)}function Wo(e){let t=new Ls(e);return{title:i("import.title"),ready:t.loading.load(),view:()=>B`${h(i("import.title"),W,"/settings")}${pu(t,e)}`}}import{html as E,nothing as it}from"../lib/lit-html/lit-html.js";var uu=4,du=e=>e.map((t,s)=>t.map((n,a)=>n?`M${a} ${s}h1v1h-1z`:"").join("")).join("");async function Vo(e){let{encode:t}=await import(new URL("lib/uqr/uqr.js",je).href),{data:s,size:n}=t(e,{ecc:"M",border:uu});return{size:n,path:du(s)}}var Go=[1,2,5,10,25,100],Yo=[1,7,30,90],As=class{created=null;#t;constructor(t){this.#t=t,this.list=j(t,"/api/invites"),this.form=new b({send:(s,n)=>this.#e(s,n),update:t.update})}get isAdmin(){return v()?.role==="admin"}isMine(t){return t.inviter?.id===v()?.id}async#e({uses:t,days:s,note:n="",befriend:a},o){let r={uses:Number(t),days:Number(s),note:n.trim(),befriend:!!a},l=await O("/api/invites",r);this.created={...l,url:new URL(l.link,location.origin).href,code:null},o.reset(),this.#t.update(),await Promise.all([this.#s(this.created),this.list.load()])}async#s(t){t.code=await Vo(t.url).catch(()=>null),this.#t.update()}close=()=>{this.created=null,this.#t.update()};async copy(){try{await navigator.clipboard.writeText(this.created.url),p(i("find.copied"))}catch{p(i("invites.copyYourself"))}}get canShare(){return!!navigator.share}async share(){try{let t=i("invites.shareText",{name:y(v()),instance:Ct()});await navigator.share({title:i("invites.shareTitle",{instance:Ct()}),text:t,url:this.created.url})}catch(t){t.name!=="AbortError"&&await this.copy()}}async revoke(t){try{await S(`/api/invites/${t.id}`),this.created?.id===t.id&&(this.created=null),await this.list.load()}catch(s){p(P(s))}this.#t.update()}};var Jo=(e,t,s,n)=>E`
  <div class="field">
    <label for=${e}>${t}</label>
    <select id=${e} name=${e}>
      ${s.map(([a,o])=>E`<option value=${a} ?selected=${a===n}>${o}</option>`)}
    </select>
  </div>`,mu=()=>E`
  <label class="switch">
    <span>${i("invites.befriend")}<br><span class="soft">${i("invites.befriendHint")}</span></span>
    <input type="checkbox" role="switch" id="befriend" name="befriend">
  </label>`;async function fu(e,t){let s=t.created;await t.form.submit(e),t.created!==s&&await g("created-title")}var hu=(e,t=e.form)=>E`
  <form class="card" novalidate aria-labelledby="new-invite" @submit=${s=>fu(s,e)}>
    <h2 id="new-invite">${i("invites.new")}</h2>
    ${x(t)}
    <div class="pair">
      ${Jo("uses",i("invites.uses"),Go.map(s=>[s,i("invites.people",{n:s})]),1)}
      ${Jo("days",i("invites.days"),Yo.map(s=>[s,i("invites.daysOf",{n:s})]),7)}
    </div>
    ${mu()}
    ${d(t,"note",{label:i("invites.note"),hint:i("invites.noteHint"),most:200})}
    <div class="row end">${A(t,i("invites.create"))}</div>
  </form>`,$u=({size:e,path:t})=>E`
  <svg class="qr" viewBox="0 0 ${e} ${e}" role="img" aria-label=${i("invites.qr")} shape-rendering="crispEdges">
    <path d=${t}></path>
  </svg>`,gu=e=>E`
  <button type="button" class="quiet" @click=${()=>e.share()}>${c("share")} ${i("action.share")}</button>`,bu=e=>E`
  <section class="card" id="created" aria-labelledby="created-title">
    <div class="row between"><h2 id="created-title" tabindex="-1">${i("invites.ready")}</h2>${Mt(e.close)}</div>
    <p role="status">${i("invites.once")}</p>
    <div class="field">
      <label for="link">${i("invites.link")}</label>
      <input id="link" type="text" readonly dir="ltr" .value=${e.created.url} @focus=${t=>t.target.select()}>
    </div>
    <p class="row actions">
      <button type="button" @click=${()=>e.copy()}>${c("copy")} ${i("invites.copy")}</button>
      ${e.canShare?gu(e):it}
    </p>
    ${e.created.code?$u(e.created.code):it}
  </section>`,wu=e=>E`<li><a class="person" href="/people/${e.id}">${tt(e,28)} <span class="strong">${y(e)}</span></a></li>`;async function yu(e,t){await L(i("invites.revokeTitle"),i("invites.revokeText"),i("invites.revoke"))&&await e.revoke(t)}var vu=(e,t,s)=>E`
  <button type="button" class="quiet" aria-label="${i("invites.revoke")}: ${s}" @click=${()=>yu(e,t)}>
    ${i("invites.revoke")}
  </button>`,ku={open:"invites.open",used_up:"invites.usedUp",expired:"invites.expired",revoked:"invites.revoked",suspended:"invites.suspended"},xu=(e,t)=>!e.isAdmin||e.isMine(t)?it:E` · ${t.inviter?i("invites.by",{name:y(t.inviter)}):i("invites.byCommand")}`;function Ou(e,t){let s=t.note||i("invites.of",{date:Q(t.createdAt)}),n=t.state==="open";return E`
    <li class="invite">
      <div class="row between">
        <span class="strong" dir="auto">${s}</span>
        <span class="badge">${i(ku[t.state])}</span>
      </div>
      <p class="soft">
        ${i("invites.used",{used:F(t.uses-t.usesLeft),uses:F(t.uses)})}
        ${n?E` · ${i("invites.until",{date:Q(t.expiresAt)})}`:it}
        ${t.befriend?E` · ${i("invites.befriends")}`:it}
        ${xu(e,t)}
      </p>
      ${t.usedBy.length?E`<ul class="row used" aria-label=${i("invites.usedBy")}>${t.usedBy.map(wu)}</ul>`:it}
      ${n?E`<p class="row actions">${vu(e,t,s)}</p>`:it}
    </li>`}function Pu(e){let{items:t,problem:s,load:n}=e.list;return s?m(s,n):t?t.length?E`
    <section class="card">
      <h2>${i(e.isAdmin?"invites.all":"invites.yours")}</h2>
      <ul class="people">${t.map(a=>Ou(e,a))}</ul>
      ${T(e.list)}
    </section>`:Ut()?it:_(i("invites.none"),i("reason.may_not_invite")):$(2)}function Xo(e){let t=new As(e);return{title:i("invites.title"),ready:t.list.load(),view:()=>E`
      ${h(i("invites.title"),it,"/people")}
      ${Ut()?E`<p class="lead">${i("invites.lead")}</p>`:it}
      ${t.created?bu(t):it}
      ${Ut()?hu(t):it}
      ${Pu(t)}`}}import{html as Ie,nothing as qu}from"../lib/lit-html/lit-html.js";var Ko=(e,t)=>Ie`
  <div class="field">
    <p><span class="strong">${e}</span><br>${t}</p>
    <p class="hint">${i("admin.fixed")}</p>
  </div>`,Fu=(e,{label:t,value:s,options:n,text:a})=>Ie`
  <div class="field">
    <label for=${e}>${t}</label>
    <select id=${e} name=${e}>
      ${n.map(o=>Ie`<option value=${o} ?selected=${o===s}>${a(o)}</option>`)}
    </select>
  </div>`;function Zo(e,t,s,n,a){let o=e.values[t];return e.isFixed(t)?Ko(n,a(o)):Fu(t,{label:n,value:o,options:s,text:a})}var Su=e=>d(e.form,"mediaLimit",{label:i("admin.limitOfAll"),hint:i("admin.limitOfAllHint"),kind:"number",mode:"numeric",value:e.limit}),Tu=({mediaLimit:e})=>e?at(e):i("admin.limits.none"),Lu=e=>Ie`
  <form class="card" novalidate @submit=${e.form.submit}>
    ${x(e.form)}
    <p class="hint">${i("admin.public")}</p>
    ${d(e.form,"name",{label:i("admin.name"),value:e.values.name,most:50})}
    ${d(e.form,"description",{label:i("admin.description"),value:e.values.description,kind:"area",most:500})}
    ${d(e.form,"rules",{label:i("admin.rules"),value:e.values.rules,kind:"area",most:5e3})}
    ${d(e.form,"contact",{label:i("admin.contact"),hint:i("admin.contactHint"),value:e.values.contact,most:200})}
    ${Zo(e,"registration",ja,i("admin.registration"),t=>i(`admin.modes.${t}`))}
    ${Zo(e,"invites",Ea,i("admin.whoInvites"),t=>i(`admin.inviters.${t}`))}
    ${e.isFixed("mediaLimit")?Ko(i("admin.limitOfAll"),Tu(e.values)):Su(e)}
    <div class="row end">${A(e.form,i("action.save"))}</div>
  </form>`;function Bu(e){return e.loading.problem?m(e.loading.problem,e.loading.load):e.values?Lu(e):$(4)}function Qo(e){let t=new ds(e);return{title:i("admin.instance"),ready:t.loading.load(),view:()=>Ie`${h(i("admin.instance"),qu,"/admin")}${Bu(t)}`}}import{html as gt,nothing as Zt}from"../lib/lit-html/lit-html.js";var tr=e=>e.slice(e.lastIndexOf("#")+1).trim(),Us=class{greeting=null;ended=null;#t;constructor(t,s){this.#t=t,this.invite=tr(s);let n={username_taken:"username",invite_needed:"invite",registration_closed:"invite"};this.form=new b({send:a=>this.#s(a),update:t.update,fieldOf:n})}load=async()=>{if(this.invite){try{this.greeting=await O("/api/invites/greeting",{code:this.invite})}catch(t){if(t.reason!=="invite_ended")return;this.ended=t,this.invite=""}this.#t.update()}};get user(){return v()}get isClosed(){return f().registration==="closed"&&!this.invite}get asksInvite(){return f().registration!=="open"&&!this.invite}#e(t){throw t.reason==="invite_needed"&&(this.invite=""),t}async#s({username:t,password:s,invite:n=""}){await bn();let a=this.invite||tr(n),o={username:t.trim(),password:s,cookie:!0,...a?{invite:a}:{}},r=await O("/api/auth/register",o).catch(l=>this.#e(l));Ot(r.user),await this.#t.go("/",{replace:!0}),p(i("join.welcome",{name:r.user.username}))}};var Iu=({form:e,asksInvite:t})=>gt`
  <form novalidate @submit=${e.submit}>
    ${x(e)}
    ${t?d(e,"invite",{label:i("join.invite"),hint:i("join.inviteHint"),required:!0}):Zt}
    ${d(e,"username",{label:i("account.username"),hint:i("join.usernameHint"),required:!0,least:3,most:31,pattern:"[A-Za-z0-9_\\-]*",complete:"username"})}
    ${d(e,"password",{label:i("account.password"),hint:i("join.passwordHint"),kind:"password",required:!0,least:8,most:255,complete:"new-password"})}
    ${A(e,i("join.action"))}
  </form>`;function Au({greeting:e,invite:t}){let s=e?.inviter,n=gt`<p class="lead">${i("app.about")} ${t?i("join.invited"):Zt}</p>`;return s?gt`
    <div class="inviter">
      ${tt(s,56)}
      <h1 tabindex="-1">${i("join.invitedBy",{name:y(s),instance:Ct()})}</h1>
    </div>
    ${n}
    ${e.befriend?gt`<p class="note">${i("join.invitedFriend",{name:y(s)})}</p>`:Zt}`:gt`<h1 tabindex="-1">${i("join.title")}</h1>${n}`}var Uu=(e,t)=>gt`${ka(gt`
  ${Au(e)}
  ${e.ended?gt`<p class="note" role="alert">${P(e.ended)}</p>`:Zt}
  ${e.user?gt`<p class="note">${i("join.signedIn",{name:y(e.user)})}</p>`:Zt}
  ${e.isClosed?gt`<p class="note">${i("join.closed")}</p>`:Zt}
  ${f().passwordLogin?Iu(e):Zt}
  ${Pa("join.provider",{redirect:"/"},{invite:e.invite})}
  <p class="below">${i("join.have")} <a href="/sign-in">${i("signin.action")}</a></p>`)}${va(t)}`;function er(e){let t=new Us(e,location.hash);return{get title(){return i("join.title")},broad:!0,ready:t.load(),view:()=>Uu(t,e.update)}}import{html as yt,nothing as Ue}from"../lib/lit-html/lit-html.js";var sr=["private","friends","public"],ir=({name:e,description:t,visibility:s})=>({name:e.trim(),description:t.trim()||null,visibility:s}),nr=e=>new b({send:async t=>e(await O("/api/lists",ir(t)))}),Ms=class{constructor(t){let s=t.query.get("user")??"";this.isOwn=!s||s===v().id,this.lists=j(t,q("/api/lists",{userId:s,limit:20}))}},_s=class{list=null;#t;#e;constructor(t){this.#t=t,this.#e=`/api/lists/${t.params.id}`,this.finds=j(t,`${this.#e}/finds?limit=50`),this.loading=C(t,()=>this.#s())}get title(){return this.list?.name??i("lists.one")}get isOwn(){return this.list?.userId===v().id}get canHide(){return!this.isOwn&&v().role==="admin"&&!!this.list&&this.list.visibility!=="private"}get listsPath(){return q("/lists",{user:this.list&&!this.isOwn&&this.list.userId})}async#s(){this.list=await w(this.#e,{signal:this.#t.signal}),await this.finds.load()}editForm=t=>new b({send:async s=>{this.list=await V(this.#e,ir(s)),this.#t.update(),t()}});hideForm=t=>new b({send:async({reason:s})=>{await O(`/api/admin/lists/${this.list.id}/private`,{reason:s.trim()}),t(),this.#t.go(this.listsPath,{replace:!0})}});async remove(){await X(S(this.#e))&&this.#t.go("/lists",{replace:!0})}async#i(t){if(await X(t)){let s=await w(this.#e).catch(()=>this.list);this.list=s}this.#t.update()}drop(t){return this.#i(S(`${this.#e}/finds/${t.id}`).then(()=>{if(this.finds.items=this.finds.items.filter(s=>s.id!==t.id),!this.finds.items.length&&this.finds.next)return this.finds.load()}))}setCover(t){return this.#i(V(this.#e,{coverId:t.id}))}move(t,s){let{items:n}=this.finds,a=n.findIndex(r=>r.id===t.id),o=n[a+s];return o?this.#i(V(`${this.#e}/finds/${t.id}/place`,{[s<0?"before":"after"]:o.id}).then(()=>{let r=n.filter(l=>l.id!==t.id);r.splice(a+s,0,t),this.finds.items=r})):null}},Ds=class{lists=null;update=()=>{};#t;constructor(t){this.#t=t,this.form=new b({send:(s,n)=>this.#e(s,n),update:()=>this.update()})}load(){return X(w(`/api/finds/${this.#t}/lists`).then(t=>{this.lists=t}))}async toggle(t){let s=`/api/lists/${t.id}/finds/${this.#t}`;t.hasFind=!t.hasFind,this.update(),await X(t.hasFind?V(s):S(s))||(t.hasFind=!t.hasFind),this.update()}async#e({list:t},s){let n=await O("/api/lists",{name:t.trim()});this.lists.unshift({...n,hasFind:!1}),s.reset(),await this.toggle(this.lists[0])}};import{html as Kt,nothing as Mu}from"../lib/lit-html/lit-html.js";var _u={private:"lock",friends:"people",public:"globe"},js=e=>Kt`
  <span class="badge">${c(_u[e.visibility])} ${i(`lists.${e.visibility}`)}</span>`,ar=e=>Kt`
  <li>
    <a class="find" href="/lists/${e.id}">
      <span class="thumb">${e.cover?jt(e.cover.media,{thumb:!0}):c("bookmark")}</span>
      <span class="what">
        <span class="name" dir="auto">${e.name}</span>
        <span class="soft">${i("lists.finds",{n:e.findCount})}</span>
        <span class="soft marks">${js(e)}</span>
      </span>
    </a>
  </li>`,Du=(e,t)=>Kt`<option value=${t} ?selected=${t===(e?.visibility??"private")}>${i(`lists.${t}`)}</option>`,ju=(e,t)=>Kt`
  ${x(e)}
  ${d(e,"name",{label:i("lists.name"),value:t?.name??"",required:!0,most:100})}
  ${d(e,"description",{label:i("lists.description"),value:t?.description??"",kind:"area",most:500})}
  <div class="field">
    <label for="visibility">${i("lists.who")}</label>
    <select id="visibility" name="visibility" aria-describedby="visibility-hint">${sr.map(s=>Du(t,s))}</select>
    <p class="hint" id="visibility-hint">${i("lists.whoHint")}</p>
  </div>`,Es=(e,t=null)=>U(e,i(t?"lists.edit":"lists.new"),s=>ju(s,t),s=>A(s,i("action.save"))),Eu=(e,t)=>Kt`
  <li>
    <label class="row list-choice">
      <input type="checkbox" .checked=${t.hasFind} @change=${()=>e.toggle(t)}>
      <span class="grow" dir="auto">${t.name}</span>
      ${js(t)}
    </label>
  </li>`,Nu=(e,t)=>Kt`
  <div class="row between"><h2>${i("lists.addTo")}</h2>${Mt(t)}</div>
  ${e.lists.length?Kt`<ul class="people">${e.lists.map(s=>Eu(e,s))}</ul>`:Mu}
  <form novalidate @submit=${e.form.submit}>
    ${x(e.form)}
    ${d(e.form,"list",{label:i("lists.new"),hint:i("lists.newHint"),required:!0,most:100})}
    <div class="row end"><button type="submit" aria-busy=${e.form.busy?"true":"false"}>${i("lists.create")}</button></div>
  </form>`;async function Hu(e){let t=new Ds(e.id);await t.load()&&await ft((s,n)=>(t.update=n,Nu(t,s)),{label:i("lists.addTo")})}import{html as rt,nothing as Ht}from"../lib/lit-html/lit-html.js";var[Ns,Cu,Ru]=[12,28,44],Ui=class extends ha{label="";#t=[];set places(t){this.#t=t,this.map&&this.draw()}options(){let{lat:t,lng:s}=this.#t[0]??{lat:25,lng:5};return{view:{lat:t,lng:s,zoom:2},still:!0,onMove:()=>this.map&&this.#e()}}draw(){this.#t.length&&(this.map.fit(this.#t,Ns,{animate:!1}),this.#e())}#e(){this.map.setMarkers($a(this.#t,t=>this.map.pixelOf(t),Ru).map(t=>this.#s(t)))}#s([t,...s]){if(!s.length){let r=()=>this.map.setView({...t,zoom:Ns}),l=t.km?t:null;return{key:`${t.lat},${t.lng}`,lat:t.lat,lng:t.lng,kind:"dot",size:Cu,text:"",label:t.name,area:l,click:r}}let n=ga({latitude:t.lat,longitude:t.lng,count:s.length+1}),a=s.every(r=>r.lat===t.lat&&r.lng===t.lng);return{...n,click:()=>a?this.map.setView({...t,zoom:Ns}):this.map.fit([t,...s],Ns)}}failed(){this.remove()}};customElements.define("finds-map",Ui);var zu=88,or=(e,t)=>rt`
  <span class="sum"><span class="strong">${F(e)}</span> <span class="soft">${i(t,{n:e})}</span></span>`,Hs=(e,{count:t,likes:s,badge:n=Ht,actions:a=Ht})=>rt`
  <section class="profile-head">
    ${tt(e,zu)}
    ${e.displayName?rt`<p class="soft">@${e.username}</p>`:Ht}
    ${e.about?rt`<p dir="auto">${e.about}</p>`:Ht}
    <p class="row">
      ${t===void 0?Ht:or(t,"person.findsSum")}
      ${s===void 0?Ht:or(s,"person.likesSum")}
      ${n}
    </p>
    <p class="row actions">${a}</p>
  </section>`,Wu=e=>rt`
  <li>
    <a class="tile c-${e.category??""}" href="/finds/${e.id}">
      ${e.media.length?jt(e.media[0],{thumb:!0}):rt`<span class="sign-tile">${Wt(e.category)}</span>`}
      ${e.isPublic?Ht:rt`<span class="corner">${c("lock")}<span class="unseen">${i("find.friendsOnly")}</span></span>`}
      <span class="caption" dir="auto">${e.title}</span>
    </a>
  </li>`,rr=(e,t,s)=>rt`
  <button type="button" class="chip" aria-pressed=${e.layout===t?"true":"false"} @click=${()=>e.show(t)}>
    ${c(s)} ${i(`person.${t}`)}
  </button>`,Vu={grid:e=>rt`<ul class="tiles">${e.map(Wu)}</ul>`,list:e=>rt`<ul class="card rows">${e.map(t=>na(t,ts(t)))}</ul>`},Mi=e=>[...new Map(e.map(({locationId:t,location:s})=>[t,{...ne(s),km:s.area,name:qn(s)}])).values()];function he(e,t){let{items:s,problem:n,load:a}=e.finds;return n?m(n,a):s?s.length?rt`
    <finds-map .places=${Mi(s)} .label=${i("person.map")}></finds-map>
    <div class="chips" role="group" aria-label=${i("person.layout")}>
      ${rr(e,"grid","camera")}
      ${rr(e,"list","filter")}
    </div>
    ${Vu[e.layout](s)}
    ${T(e.finds)}`:_(t.title,t.text,t.action??Ht):$(3)}import{html as K,nothing as bt}from"../lib/lit-html/lit-html.js";var cr=["exact","area","hidden"],_i=[1,5,20],lr=["","1","7","30","date"],Gu=3650,Di=({findId:e,listId:t})=>e?"find":t?"list":"category",pr=({isPublic:e,location:t})=>e&&!t?.area?"exact":"area";function Yu(e,t=new Date){let[s,n,a]=e.split("-").map(Number);return Math.round((Date.UTC(s,n-1,a)-Date.UTC(t.getFullYear(),t.getMonth(),t.getDate()))/864e5)}var ur=(e,t=new Date)=>new Date(Date.UTC(t.getFullYear(),t.getMonth(),t.getDate()+e)).toISOString().slice(0,10);function Ju({life:e,until:t}){if(e==="keep")return;if(e==="")return null;let s=e==="date"?Yu(t):Number(e);if(s>=1&&s<=Gu)return s;throw{code:"page",reason:"until",text:i("shares.untilBad")}}function Xu({secret:e="new",password:t}){return e==="remove"?null:e==="new"&&t?t:void 0}var Zu=e=>({title:e.title.trim(),place:e.place,area:e.place==="area"?Number(e.area):void 0,password:Xu(e),days:Ju(e)}),Ku=({chosen:e,category:t})=>({category:e||t.trim()});async function Qu(){let e=(await w("/api/finds/categories")).filter(t=>t.ownCount).map(t=>[t.category,t.ownCount]);return[...e,..._t.filter(t=>!e.some(([s])=>s===t)).map(t=>[t,0])]}var Cs=class{constructor({share:t=null,target:s=null,offered:n=[],place:a="area",done:o}){this.share=t,this.target=s,this.place=t?.place??a,this.life=t?.expiresAt?"keep":"",this.secret=t?.hasPassword?"keep":"new",this.offered=n,this.chosen=n[0]?.[0]??"",this.form=new b({send:async r=>o(await this.#t(r)),fieldOf:{until:"until"}})}get kind(){return Di(this.share??this.target??{})}set(t){Object.assign(this,t),this.form.update()}#t(t){let s=Zu(t);return this.share?H(`/api/shares/${this.share.id}`,s):O("/api/shares",{...this.target??Ku(t),...s,days:s.days??void 0})}},zs=e=>new URL(e.link,location.origin).href,Ws=()=>!!navigator.share;async function Vs(e){try{await navigator.clipboard.writeText(zs(e))}catch{return!1}return p(i("find.copied")),!0}async function Gs(e,t){try{await navigator.share({title:t,url:zs(e)})}catch(s){return s.name==="AbortError"}return!0}var Rs=class{#t;constructor(t){this.#t=t,this.list=j(t,"/api/shares")}take(t){let{items:s}=this.list;if(!s)return this.list.load();let n=s.some(a=>a.id===t.id);return this.list.items=n?s.map(a=>a.id===t.id?t:a):[t,...s],this.#t.update()}async offered(){let t=null;return await X(Qu().then(s=>{t=s})),t}async revoke(t){await X(S(`/api/shares/${t.id}`))&&(this.list.items=this.list.items.filter(s=>s.id!==t.id),p(i("shares.revoked")),this.#t.update())}};var ji=e=>e.findTitle||e.listName||mt(e.category??""),wt=e=>e.title||ji(e),dr=e=>i("place.area",{distance:He(e)}),mr=({place:e,area:t})=>e==="area"?dr(t):i(`shares.place.${e}`),Ei=({expired:e,expiresAt:t})=>i(e?"shares.expired":"shares.until",{date:xt(t)}),Ys=(e,t,{label:s,options:n,chosen:a,set:o=()=>{},hint:r=""})=>K`
  <div class="field">
    <label for=${t}>${s}</label>
    <select id=${t} name=${t} aria-describedby=${e.errors[t]?`${t}-error`:r?`${t}-hint`:bt}
      aria-invalid=${e.errors[t]?"true":bt} @change=${l=>o(l.target.value)}>
      ${n.map(([l,u])=>K`<option value=${l} ?selected=${l===a}>${u}</option>`)}
    </select>
    ${e.errors[t]?K`<p class="error" id="${t}-error">${e.errors[t]}</p>`:r?K`<p class="hint" id="${t}-hint">${r}</p>`:bt}
  </div>`,td=e=>K`
  ${Ys(e.form,"chosen",{label:i("find.category"),chosen:e.chosen,set:t=>e.set({chosen:t}),options:[...e.offered.map(([t,s])=>[t,mt(t)+(s?` (${F(s)})`:"")]),["",i("shares.otherCategory")]]})}
  ${e.chosen?bt:d(e.form,"category",{label:i("categories.own"),hint:i("shares.categoryHint"),required:!0,most:f().limits.category})}`,ed={exact:"pin",area:"map",hidden:"block"},sd=(e,t)=>K`
  <label class="choice">
    <input type="radio" name="place" value=${t} ?checked=${e.place===t} @change=${()=>e.set({place:t})}>
    <span>
      ${c(ed[t])}
      <span><span class="strong">${i(`shares.place.${t}`)}</span><br><span class="soft">${i(`shares.shows.${t}`)}</span></span>
    </span>
  </label>`,id=e=>K`
  <fieldset class="choices">
    <legend>${i("shares.places")}</legend>
    ${cr.map(t=>sd(e,t))}
  </fieldset>
  ${e.place==="area"?Ys(e.form,"area",{label:i("shares.area"),hint:i("shares.areaHint"),chosen:e.share?.area??_i[0],options:_i.map(t=>[t,dr(t)])}):bt}`,nd=e=>K`
  ${Ys(e.form,"life",{label:i("shares.life"),chosen:e.life,set:t=>e.set({life:t}),options:[...e.share?.expiresAt?[["keep",Ei(e.share)]]:[],...lr.map(t=>[t,i(`shares.life.${t||"endless"}`)])]})}
  ${e.life==="date"?d(e.form,"until",{label:i("shares.date"),kind:"date",value:ur(14),hint:i("shares.dateHint"),required:!0}):bt}`,ad=e=>K`
  ${e.share?.hasPassword?Ys(e.form,"secret",{label:i("account.password"),chosen:e.secret,set:t=>e.set({secret:t}),options:["keep","new","remove"].map(t=>[t,i(`shares.password.${t}`)])}):bt}
  ${e.secret==="new"?d(e.form,"password",{label:i(e.share?.hasPassword?"settings.newPassword":"account.password"),hint:i("shares.passwordHint"),kind:"password",required:!!e.share?.hasPassword,least:8,most:255,complete:"new-password"}):bt}`,od=e=>K`
  <p>${i(`shares.about.${e.kind}`)}</p>
  ${x(e.form)}
  ${e.share||e.target?bt:td(e)}
  ${id(e)}
  ${nd(e)}
  ${ad(e)}
  ${d(e.form,"title",{label:i("shares.title"),value:e.share?.title??"",hint:i(`shares.titleHint.${e.kind}`),most:100})}`;async function Js(e){let t=null,s=null,n=r=>(s=new Cs({...e,done:l=>{t=l,r()}}),s.form),[a,o]=e.share?["shares.change","action.save"]:["shares.new","shares.create"];return await U(n,i(a),()=>od(s),r=>A(r,i(o))),t}async function fr(e){await Vs(e)||(document.getElementById("link").select(),p(i("secret.selected")))}async function rd(e){await Gs(e,wt(e))||await fr(e)}var cd=e=>K`
  <button type="button" class="quiet" @click=${()=>rd(e)}>${c("share")} ${i("action.share")}</button>`,Ni=e=>K`
  <a class="button quiet" href=${e.link} target="_blank" rel="noreferrer noopener" aria-label="${i("shares.open")}: ${wt(e)}">
    ${c("globe")} ${i("shares.open")}
  </a>`,Ae=(e,t=i("shares.ready"))=>ft(s=>K`
  <div class="row between"><h2>${t}</h2>${Mt(s)}</div>
  <p>${i(e.hasPassword?"shares.readyPassword":"shares.readyText")}</p>
  <div class="field">
    <label for="link">${wt(e)}</label>
    <input id="link" type="text" readonly autofocus dir="ltr" .value=${zs(e)} @focus=${n=>n.target.select()}>
  </div>
  <p class="row actions">
    <button type="button" @click=${()=>fr(e)}>${c("copy")} ${i("secret.copy")}</button>
    ${Ws()?cd(e):bt}
    ${Ni(e)}
  </p>
  <p class="below"><a href="/shares" @click=${()=>s()}>${i("shares.all")}</a></p>`,{label:t});async function hr(e){let t=await Js(e);t&&await Ae(t)}var ld=e=>hr({target:{findId:e.id},place:pr(e)}),$r=e=>hr({target:{listId:e.id}});async function pd(e){await L(i("lists.deleteTitle",{name:e.list.name}),i("lists.deleteText"),i("action.delete"))&&e.remove()}var ud=e=>Dt(i("lists.menu"),[{text:i("lists.edit"),sign:"edit",run:()=>Es(e.editForm,e.list)},{text:i("find.byLink"),sign:"share",run:()=>$r(e.list)},{text:i("lists.delete"),sign:"trash",isDanger:!0,run:()=>pd(e)}],{id:"list-menu"}),dd=e=>yt`
  ${x(e)}
  <p>${i("lists.makePrivateText")}</p>
  ${d(e,"reason",{label:i("report.reason"),required:!0,most:500})}`,md=e=>Dt(i("lists.menu"),[{text:i("lists.makePrivate"),sign:"lock",isDanger:!0,run:()=>U(e.hideForm,i("lists.makePrivateTitle",{name:e.list.name}),dd,t=>A(t,i("lists.makePrivate")))}],{id:"list-menu"});async function gr(e,t,s){await e.move(t,s),g(`find-${t.id}`)}async function fd(e,t){await e.drop(t),g("list-menu")}function hd(e,t,s){let n=e.finds.items.length-1;return Dt(i("lists.findMenu",{title:t.title}),[...s>0?[{text:i("lists.up"),run:()=>gr(e,t,-1)}]:[],...s<n?[{text:i("lists.down"),run:()=>gr(e,t,1)}]:[],...t.media.some(a=>a.type==="image")?[{text:i("lists.cover"),sign:"camera",run:()=>e.setCover(t)}]:[],{text:i("lists.drop"),sign:"close",run:()=>fd(e,t)}],{id:`find-${t.id}`})}var $d=(e,t,s)=>yt`
  <li class="listed">
    ${ia(t,ts(t))}
    ${e.isOwn?hd(e,t,s):Ue}
  </li>`,gd=({user:e})=>yt`<a class="person" href="/people/${e.id}">${tt(e)} <span>${y(e)}</span></a>`,bd=e=>yt`
  <div class="card">
    ${e.isOwn?Ue:gd(e.list)}
    ${e.list.description?yt`<p class="text" dir="auto">${e.list.description}</p>`:Ue}
    <p class="marks">${js(e.list)} <span class="soft">${i("lists.finds",{n:e.list.findCount})}</span></p>
  </div>`;function wd(e){let{items:t,problem:s,load:n}=e.finds;return s?m(s,n):t?t.length?yt`
    <finds-map .places=${Mi(t)} .label=${i("person.map")}></finds-map>
    <ol class="card rows">${t.map((a,o)=>$d(e,a,o))}</ol>
    ${T(e.finds)}`:_(i("lists.empty"),e.isOwn?i("lists.emptyText"):i("lists.emptyOther")):$(3)}function yd(e){let{problem:t,load:s}=e.loading;if(t?.code==="not_found")return yt`<p class="empty">${i("lists.gone")}</p>`;if(t)return m(t,s);if(!e.list)return $(3);let{cover:n}=e.list;return yt`
    ${n?yt`<div class="list-cover">${jt(n.media,{eager:!0})}</div>`:Ue}
    ${bd(e)}
    ${wd(e)}`}function br(e){let t=new _s(e);return{get title(){return t.title},ready:t.loading.load(),view:()=>yt`
      ${h(t.title,t.isOwn?ud(t):t.canHide?md(t):Ue,t.listsPath)}
      ${yd(t)}`}}import{html as Hi,nothing as vd}from"../lib/lit-html/lit-html.js";async function kd(e){let t=null;await Es(s=>nr(n=>{t=n,s()})),t&&e.go(`/lists/${t.id}`)}var xd=e=>Hi`
  <button type="button" id="new-list" @click=${()=>kd(e)}>${c("plus")} ${i("lists.new")}</button>`;function Od({lists:e,isOwn:t}){return e.problem?m(e.problem,e.load):e.items?e.items.length?Hi`<ul class="card rows">${e.items.map(ar)}</ul>${T(e)}`:_(i("lists.none"),t?i("lists.noneText"):i("lists.noneOther")):$(3)}function wr(e){let t=new Ms(e);return{title:i("lists.title"),ready:t.lists.load(),view:()=>Hi`
      ${h(i("lists.title"),t.isOwn?xd(e):vd,t.isOwn?"/profile":`/people/${e.query.get("user")}`)}
      ${Od(t)}`}}import{html as yr,nothing as qd}from"../lib/lit-html/lit-html.js";var Pd=10,Xs=class{isGone=!1;#t;constructor(t){this.#t=t,this.name=t.params.name.toLowerCase(),this.loading=C(t,()=>this.#e())}async#e(){if(this.name===v()?.username)return this.#s(v());let t=q("/api/users",{q:this.name,limit:100});for(let s=0;t&&s<Pd;s++){let n=await ee(t,{signal:this.#t.signal}),a=n.items.find(o=>o.username===this.name);if(a)return this.#s(a);t=n.next}return this.isGone=!0,null}#s(t){return this.#t.go(`/people/${t.id}`,{replace:!0})}};function Fd({isGone:e,loading:t}){return t.problem?m(t.problem,t.load):e?yr`<p class="empty">${i("person.gone")}</p>`:$(3)}function vr(e){let t=new Xs(e);return{title:i("person.title"),ready:t.loading.load(),view:()=>yr`${h(t.name,qd,"/people")}${Fd(t)}`}}import{html as vt,nothing as Ks}from"../lib/lit-html/lit-html.js";var[Sd,Td]=[20,36e5];function Ld(e){let t=new Map;for(let{type:s,data:n,createdAt:a}of e)(n.commentId||s==="mentioned")&&t.set(n.userId,[...t.get(n.userId)??[],new Date(a)]);return new Set([...t].filter(([,s])=>s.some((n,a)=>n-s[a+Sd-1]<Td)).map(([s])=>s))}var Zs=class{#t;#e;#s=new Set;constructor(t){this.#t=t,this.list=j(t,"/api/notifications?limit=30"),this.#e=At.subscribe("notification",s=>this.#n(s))}get groups(){let t=new Map,s=Ld(this.list.items);for(let n of this.list.items){let a=n.data.findId&&n.data.userId?`${n.type} ${n.data.findId}`:n.id,o=t.get(a)??{key:a,newest:n,items:[],isRead:!0,more:!1};o.items.push(n),o.isRead&&=n.isRead,o.more||=n.type!=="find_liked"&&s.has(n.data.userId),t.set(a,o)}return[...t.values()]}load=async()=>{await this.list.load(),this.list.items?.some(t=>t.type==="friend_request")&&await this.#i()};async#i(){let{items:t}=await ee("/api/friends?status=pending&direction=received&limit=100").catch(()=>({items:[]}));this.#s=new Set(t.map(({id:s})=>s)),this.#t.update()}request({type:t,data:s}){return t!=="friend_request"||!this.#s.has(s.friendshipId)?null:{friendship:{id:s.friendshipId},user:{id:s.userId,username:s.username,displayName:s.displayName}}}async answered({newest:t}){await this.#i(),!this.request(t)&&(this.list.items=this.list.items.filter(s=>s!==t),t.isRead||ze(-1),this.#t.update())}get hasUnread(){return!!this.list.items?.some(t=>!t.isRead)}#n(t){t.type==="friend_request"&&this.#s.add(t.data.friendshipId),this.list.items&&(this.list.items=[t,...this.list.items.filter(s=>s.id!==t.id)]),this.#t.update()}markRead(t){for(let s of t.items.filter(n=>!n.isRead))s.isRead=!0,ze(-1),H(`/api/notifications/${s.id}`,{isRead:!0}).catch(()=>{})}async markAllRead(){try{await O("/api/notifications/read-all");for(let t of this.list.items)t.isRead=!0;mn(0)}catch(t){p(P(t))}this.#t.update()}async remove(t){try{for(let s of t.items)await S(`/api/notifications/${s.id}`),this.list.items=this.list.items.filter(n=>n!==s),s.isRead||ze(-1)}catch(s){p(P(s))}this.#t.update()}close(){this.#e()}};var Bd={friend_request:"people",friend_accepted:"check",find_liked:"heart",find_commented:"comment",replied:"comment",mentioned:"people"};async function Id(e,t,s){await e.remove(t),await Promise.resolve(),(document.querySelectorAll(".note-row .round")[Math.min(s,e.groups.length-1)]??document.querySelector("h1")).focus()}var Ad=({type:e,data:t})=>e==="moderated"?ln[pn(t)]:e==="link_used"?"lock":"flag",Ud=({type:e,data:t})=>t.userId?vt`
  <span class="face">
    ${tt({profilePicture:`/api/avatars/${t.userId}`},44)}
    <span class="sign ${e}">${c(Bd[e],e==="find_liked")}</span>
  </span>`:vt`<span class="face office">${c(Ad({type:e,data:t}))}</span>`,Md=e=>vt`
  <img class="note-thumb" src=${e} alt="" width="48" height="48" loading="lazy" decoding="async">`;function _d(e,t){let s=e.request(t.newest);return s?vt`<span class="row actions">${Vt(s.friendship,s.user,()=>e.answered(t))}</span>`:Ks}var Dd=(e,t,s)=>vt`
  <li class="note-row ${t.isRead?"":"unread"}">
    <a href=${dn(t.newest)} @click=${()=>e.markRead(t)}>
      ${Ud(t.newest)}
      <span>
        <span class="what">${un(t.items,t.more)}</span><br>
        <span class="soft">
          ${t.isRead?Ks:vt`<span class="unseen">${i("note.new")}</span>`}${z(t.newest.createdAt)}
        </span>
      </span>
      ${t.newest.thumbnailUrl?Md(t.newest.thumbnailUrl):Ks}
    </a>
    ${_d(e,t)}
    <button type="button" class="round" aria-label=${i("note.delete")} @click=${()=>Id(e,t,s)}>${c("close")}</button>
  </li>`,jd=e=>vt`
  <button type="button" class="quiet" @click=${()=>e.markAllRead()}>${c("check")} ${i("note.readAll")}</button>`,Ed=()=>vt`<a class="button" href="/people">${i("note.noneAction")}</a>`;function Nd(e){let{items:t,problem:s}=e.list;return s?m(s,e.load):t?t.length?vt`<ul class="card notes">${e.groups.map((n,a)=>Dd(e,n,a))}</ul>${T(e.list)}`:_(i("note.none"),i("note.noneText"),Ed()):$(4)}function kr(e){let t=new Zs(e);return{title:i("nav.bell"),ready:t.load(),view:()=>vt`${h(i("nav.bell"),t.hasUnread?jd(t):Ks)}${Nd(t)}`,close:()=>t.close()}}import{html as kt,nothing as Ci}from"../lib/lit-html/lit-html.js";var Hd=200,Cd=2,Qs=class{#t;#e=0;#s;constructor(t){this.#t=t;let s=n=>j(t,q("/api/friends",n));this.lists={received:s({status:"pending",direction:"received"}),sent:s({status:"pending",direction:"sent"}),accepted:s({status:"accepted"}),blocked:s({status:"blocked"})},this.text=t.query.get("q")??"",this.found=j(t,()=>q("/api/users",{q:this.text.trim()})),this.#s=At.subscribe("notification",this.load),this.text&&this.search()}load=()=>Promise.all(Object.values(this.lists).map(t=>t.load()));search=()=>{let t=this.text.trim();return this.#t.rename(q(this.#t.path,{q:t})),[...t].length<Cd?this.found.clear():this.found.load()};reload=()=>Promise.all([this.load(),this.search()]);type(t){this.text=t,clearTimeout(this.#e),this.#e=setTimeout(this.search,Hd)}get problem(){return Object.values(this.lists).find(t=>t.problem)?.problem}get isLoaded(){return Object.values(this.lists).every(t=>t.items)}other(t){return t.requesterId===v()?.id?t.addressee:t.requester}isMe(t){return t.id===v()?.id}requestOf(t){return this.lists.received.items?.find(s=>s.requesterId===t.id)}close(){clearTimeout(this.#e),this.#s()}};function Rd(e,t){if(e.isMe(t))return kt`<span class="soft">${i("people.you")}</span>`;if(t.friendship==="accepted")return kt`<span class="badge">${c("check")} ${i("friend.friends")}</span>`;if(t.friendship==="none")return Ze(t,e.reload);let s=e.requestOf(t);return s?Vt(s,t,e.reload):kt`<span class="badge">${i("friend.pending")}</span>`}function zd(e){let{found:t}=e;return t.problem?m(t.problem,e.search):t.items?t.items.length?kt`
    <ul class="people" aria-label=${i("people.results")}>${t.items.map(s=>mi(s,Rd(e,s)))}</ul>
    ${T(t)}`:kt`<p class="soft" role="status">${i("people.noMatch")}</p>`:Ci}function Wd(e,t){e.preventDefault(),t.search()}var Vd=e=>kt`
  <form class="card" role="search" @submit=${t=>Wd(t,e)}>
    <label for="people-search">${i("people.search")}</label>
    <div class="search">
      ${c("search")}
      <input id="people-search" type="search" autocomplete="off" autocapitalize="none" spellcheck="false"
        .value=${e.text} @input=${t=>e.type(t.target.value)}>
    </div>
    ${zd(e)}
  </form>`;function ti(e,t,s,n=mi){let a=e.lists[t];return a.items.length?kt`
    <section class="card">
      <h2>${i(`people.${t}`)}</h2>
      <ul class="people">${a.items.map(o=>n(e.other(o),s(o,e.other(o))))}</ul>
      ${T(a)}
    </section>`:Ci}var Gd=(e,t,s)=>ke(s,[Qe(t,s,e.reload),ve(s,e.reload)]),Yd=e=>kt`
  ${ti(e,"received",(t,s)=>[Vt(t,s,e.reload),ke(s,[ve(s,e.reload)])])}
  ${ti(e,"sent",(t,s)=>Ke(t,s,e.reload))}
  ${e.lists.accepted.items.length?ti(e,"accepted",(t,s)=>Gd(e,t,s)):_(i("people.none"),i("people.noneText"))}
  ${ti(e,"blocked",(t,s)=>Vn(s,e.reload),Wn)}`;function Jd(e){return e.problem?m(e.problem,e.load):e.isLoaded?Yd(e):$(3)}var Xd=()=>Ut()?kt`<a class="button quiet" href="/invites">${c("plus")} ${i("invites.invite")}</a>`:Ci;function xr(e){let t=new Qs(e);return{title:i("people.title"),ready:t.load(),view:()=>kt`${h(i("people.title"),Xd(),"/feed")}${Vd(t)}${Jd(t)}`,close:()=>t.close()}}import{html as $e,nothing as si}from"../lib/lit-html/lit-html.js";var ei=class extends Xe{user=null;friendship=null;#t;constructor(t){super(t,q("/api/finds",{userId:t.params.id,includePrivate:!0,includeFriends:!0,limit:20})),this.#t=t.params.id,this.loading=C(t,()=>this.#e())}get title(){return(this.user&&y(this.user))??i("person.title")}get isMe(){return this.#t===v()?.id}get hasAsked(){return this.friendship?.requesterId===this.#t}async#e(){this.user=await w(`/api/users/${this.#t}`,{signal:this.page.signal}),await Promise.all([this.finds.load(),this.#s()])}async#s(){this.friendship=null;let{friendship:t}=this.user,s=t==="none"?"":q("/api/friends",{status:t,limit:100});for(;s&&!this.friendship;){let n=await ee(s,{signal:this.page.signal});this.friendship=n.items.find(a=>a.requesterId===this.#t||a.addresseeId===this.#t)??null,s=n.next}}};function Zd({user:e,friendship:t,hasAsked:s,loading:n}){return e.friendship==="none"?Ze(e,n.load):t?t.status==="accepted"?si:s?Vt(t,e,n.load):Ke(t,e,n.load):si}var Kd=()=>$e`<a class="button quiet" href="/profile">${i("profile.title")}</a>`,Qd=e=>$e`
  <a class="button quiet" href=${q("/lists",{user:e.id})}>${c("feed")} ${i("lists.title")}</a>`,tm=e=>e.isMe?Kd():[Zd(e),Qd(e.user)];function em(e,t){let{user:s,friendship:n,loading:a}=e;if(!s||e.isMe)return si;let o=n?.status==="accepted"?[Qe(n,s,a.load)]:[];return ke(s,[ta(s,a.load),...o,Qn({userId:s.id}),ve(s,()=>t.go("/people"))])}var sm=e=>Hs(e.user,{count:e.user.findCount,likes:e.user.likeCount,badge:e.user.friendship==="accepted"?$e`<span class="badge">${c("check")} ${i("friend.friends")}</span>`:si,actions:tm(e)});function im(e){let{problem:t,load:s}=e.loading;return t?.code==="not_found"?$e`<p class="empty">${i("person.gone")}</p>`:t?m(t,s):e.user?$e`
    ${sm(e)}
    <section class="stack" aria-labelledby="finds">
      <h2 id="finds" class="unseen">${i("person.findsTitle")}</h2>
      ${he(e,{title:i("person.none"),text:i("person.noneText",{name:y(e.user)})})}
    </section>`:$(3)}function Or(e){let t=new ei(e),s=()=>t.loading.problem?i("person.title"):t.title;return{get title(){return t.title},broad:!0,ready:t.loading.load(),view:()=>$e`${h(s(),em(t,e),"/people")}${im(t)}`}}import{html as ct,nothing as _e}from"../lib/lit-html/lit-html.js";var ii=class{#t;constructor(t,s){this.#t=t,this.restored=s,this.list=j(t,"/api/finds/bin?limit=20",n=>n.find.id)}restore(t){return this.#e(t,O(`/api/finds/${t.id}/restore`),i("find.restored"),this.restored)}remove(t){return this.#e(t,S(`/api/finds/${t.id}?forever=true`),i("bin.removed"),()=>{})}async#e(t,s,n,a){await X(s)&&(this.list.items=this.list.items.filter(o=>o.find.id!==t.id),this.#t.update(),p(n),a())}};var ni=class extends Xe{progress=null;figures={};isEdited=!1;constructor(t){super(t,q("/api/finds",{userId:v().id,includePrivate:!0,limit:20})),this.bin=new ii(t,()=>this.#t());let s={username_taken:"username",name_taken:"displayName"};this.form=new b({send:n=>this.#s(n),update:t.update,fieldOf:s})}get user(){return v()}load=()=>Promise.all([this.#t(),this.bin.list.load()]);#t=()=>Promise.all([this.finds.load(),this.#e()]);async#e(){let t=await w(`/api/users/${v().id}`,{signal:this.page.signal}).catch(()=>null);this.figures={count:t?.findCount,likes:t?.likeCount},this.page.update()}toggleEdit=()=>{this.isEdited=!this.isEdited,this.page.update()};get hasPicture(){return this.user.profilePicture.startsWith("/api/media/")}async setPicture(t,s=se){let n=a=>{this.progress=a,this.page.update()};n(0);try{Ot(await s("PUT","/api/users/me/picture",await Fe(t),{signal:this.page.signal,progress:n})),p(i("profile.pictureSaved"))}catch(a){a.name!=="AbortError"&&p(P(a))}n(null)}async removePicture(){try{await S("/api/users/me/picture"),Ot(await w("/api/users/me"))}catch(t){p(P(t))}this.page.update()}async#s({displayName:t,about:s,username:n,age:a}){let o={displayName:t.trim()||null,about:s.trim()||null,username:n.trim()};Ot(await H("/api/users/me",{...o,age:a===""?null:Number(a)})),p(i("profile.saved"))}};import{html as oi,nothing as ai}from"../lib/lit-html/lit-html.js";async function nm(e,t){await e.restore(t),g(e.list.items.length?"bin":"finds")}async function am(e,t){await L(i("bin.removeTitle"),i("bin.removeText",{title:t.title}),i("bin.remove"))&&(await e.remove(t),g(e.list.items.length?"bin":"finds"))}var om=(e,t)=>oi`
  <button type="button" class="quiet" aria-label="${i("bin.restore")}: ${t.title}" @click=${()=>nm(e,t)}>
    ${c("retry")} ${i("bin.restore")}
  </button>`,rm=(e,{find:t,expiresAt:s})=>oi`
  <li>
    <p>
      <span class="strong" dir="auto">${t.title}</span>
      ${s?oi`<br><span class="soft">${i("bin.until",{date:xt(s)})}</span>`:ai}
    </p>
    ${t.hidden?ea(i("report.findHidden"),t.hidden):ai}
    <p class="row">
      ${t.hidden?ai:om(e,t)}
      <button type="button" class="danger" aria-label="${i("bin.remove")}: ${t.title}" @click=${()=>am(e,t)}>
        ${c("trash")} ${i("bin.remove")}
      </button>
    </p>
  </li>`,Pr=e=>e.list.items?.length?oi`
  <section class="card" aria-labelledby="bin">
    <h2 id="bin" tabindex="-1">${i("bin.title")}</h2>
    <p class="hint">${i("bin.hint")}</p>
    <ul class="rows binned">${e.list.items.map(t=>rm(e,t))}</ul>
    ${T(e.list)}
  </section>`:ai;function cm(e,t){let[s]=e.target.files;e.target.value="",s&&t.setPicture(s)}var lm=e=>ct`
  <button type="button" class="quiet" @click=${()=>e.removePicture()}>${i("profile.pictureRemove")}</button>`,pm=e=>ct`
  <div class="field">
    <p class="row actions">
      <label class="button quiet" for="picture">${c("camera")} ${i("profile.picture")}</label>
      <input class="file" id="picture" type="file" accept="image/*" @change=${t=>cm(t,e)}>
      ${e.hasPicture?lm(e):_e}
    </p>
    ${e.progress===null?_e:ct`<progress max="1" .value=${e.progress} aria-label=${i("profile.picture")}></progress>`}
    <p class="hint">${i("profile.pictureHint")}</p>
  </div>`,um=()=>ct`<a class="button" href="/new">${c("plus")} ${i("nav.plus")}</a>`,dm=({form:e,user:t})=>ct`
  <form novalidate @submit=${e.submit}>
    ${x(e)}
    ${d(e,"displayName",{label:i("profile.name"),hint:i("profile.nameHint"),value:t.displayName??"",most:50,complete:"name"})}
    ${d(e,"about",{label:i("profile.about"),value:t.about??"",most:160})}
    ${d(e,"username",{label:i("account.username"),hint:i("join.usernameHint"),value:t.username,required:!0,least:3,most:31,pattern:"[A-Za-z0-9_\\-]*",complete:"username"})}
    ${d(e,"age",{label:i("profile.age"),hint:i("profile.ageHint"),value:t.age??"",kind:"number",mode:"numeric"})}
    <div class="row end">${A(e,i("action.save"))}</div>
  </form>`,Me=(e,t,s)=>ct`
  <li><a class="way" href=${e}>${c(t)} <span class="grow">${s}</span> ${c("next")}</a></li>`,mm=e=>ct`
  <ul class="card rows">
    ${Me("/people","people",i("people.accepted"))}
    ${Me("/saved","bookmark",i("saved.title"))}
    ${Me("/lists","feed",i("lists.title"))}
    ${Me("/shares","share",i("shares.mine"))}
    ${e.role==="admin"?Me("/admin","shield",i("admin.title")):_e}
  </ul>`,fm=()=>ct`<a class="button quiet" href="/settings">${c("gear")} ${i("settings.title")}</a>`,hm=e=>ct`
  <section class="card" id="edit" aria-labelledby="edit-title">
    <div class="row between"><h2 id="edit-title" tabindex="-1">${i("profile.edit")}</h2>${Mt(e.toggleEdit)}</div>
    ${pm(e)}
    ${dm(e)}
  </section>`;async function $m(e){e.toggleEdit(),await g("edit-title")}var gm=e=>ct`
  <button type="button" class="quiet" id="edit-profile" aria-expanded=${e.isEdited?"true":"false"} @click=${()=>$m(e)}>
    ${c("edit")} ${i("profile.edit")}
  </button>`,bm=e=>ct`
  ${h(y(e.user),fm())}
  ${Hs(e.user,{...e.figures,actions:gm(e)})}
  ${e.isEdited?hm(e):_e}
  <section class="stack" aria-labelledby="finds">
    <h2 id="finds" class="unseen" tabindex="-1">${i("profile.finds")}</h2>
    ${he(e,{title:i("profile.none"),text:i("profile.noneText"),action:um()})}
  </section>
  ${mm(e.user)}
  ${Pr(e.bin)}`;function qr(e){let t=new ni(e);return{title:i("profile.title"),broad:!0,ready:t.load(),view:()=>t.user?bm(t):_e}}import{html as J,nothing as Qt}from"../lib/lit-html/lit-html.js";var wm={dismissed:"check",hidden:"block",deleted:"trash",suspended:"lock"},ym=e=>d(e,"note",{label:i("report.note"),hint:i("report.noteHint"),kind:"area",required:!0,most:500}),Fr=(e,t)=>i(`report.outcome.${e.kind==="user"&&t==="deleted"?"accountDeleted":t}`);async function vm(e,t,s){let n=Fr(t,s);s!=="dismissed"?await Kn(n,({note:a})=>e.decide(t,s,a),ym):await L(n,i("report.dismissText"),n)&&await e.decide(t,s).catch(()=>e.list.load()),g("reports")}var Sr=e=>e?J`<a class="strong" href="/people/${e.id}">${y(e)}</a>`:J`<span class="soft">${i("report.left")}</span>`,km=e=>J`
  <p class="row">${e.map(t=>J`
    <a href=${t.url} target="_blank" rel="noreferrer noopener">
      <img class="note-thumb" src=${t.thumbnailUrl} alt=${t.caption||i("report.photo")} width="48" height="48" loading="lazy">
    </a>`)}</p>`,xm=e=>J`
  <p class="strong" dir="auto">${e.title}</p>
  ${e.description?xe(e.description):Qt}
  ${e.media.length?km(e.media):Qt}`,Om=e=>e.find?xm(e.find):e.comment?xe(e.comment.content):e.kind==="user"?Qt:J`<p class="soft">${i("report.noContent")}</p>`,Pm=e=>J`
  <li>
    <p>${i(`report.reason.${e.reason}`)} · ${Sr(e.reporter)} · <span class="soft">${z(e.createdAt)}</span></p>
    ${e.text?xe(e.text):Qt}
  </li>`,qm=(e,t,s)=>J`
  <button type="button" class=${s==="dismissed"?"quiet":"danger"} @click=${()=>vm(e,t,s)}>
    ${c(wm[s])} ${Fr(t,s)}
  </button>`,Fm=(e,t)=>J`<p class="row">${Jn(t.kind).map(s=>qm(e,t,s))}</p>`,Sm=(e,t)=>J`
  <p>
    <span class="strong">${i(`report.result.${t.decision.outcome}`)}</span> · ${t.decision.closedBy} ·
    <span class="soft">${z(t.decision.closedAt)}</span>
  </p>
  ${t.decision.note?xe(t.decision.note):Qt}
  ${t.hidden?J`
    <p><button type="button" class="quiet" @click=${()=>e.show(t)}>${c("retry")} ${i("report.show")}</button></p>`:Qt}`,Tm=(e,t)=>J`
  <li class="card">
    <h2>${i(`report.kind.${t.kind}`)} · ${Sr(t.owner)}</h2>
    ${Om(t)}
    <ul class="rows">${[t,...t.others].map(Pm)}</ul>
    ${t.decision?Sm(e,t):Fm(e,t)}
  </li>`;function Lm(e){let{items:t,problem:s,load:n}=e.list;return s?m(s,n):t?t.length?J`<ul class="stack">${t.map(a=>Tm(e,a))}</ul>${T(e.list)}`:_(i(`report.none.${e.status}`),i("report.noneText")):$(3)}function Tr(e){let t=new Xn(e);return{title:i("report.reports"),ready:t.list.load(),view:()=>J`
      ${h(i("report.reports"),Qt,"/admin")}
      <div class="chips" role="group" aria-label=${i("report.which")} id="reports" tabindex="-1">
        ${Yn.map(s=>ae(t.status===s,i(`report.status.${s}`),()=>t.choose(s)))}
      </div>
      ${Lm(t)}`}}import{html as Ri,nothing as Bm}from"../lib/lit-html/lit-html.js";var Im=(e,t)=>Ri`
  <button type="button" class="chip" aria-pressed=${e.state===t?"true":"false"} @click=${()=>e.choose(t)}>
    ${c(t==="dismissed"?"close":sa(t))} ${i(`saved.${t}`)}
  </button>`,Am=()=>Ri`<a class="button" href="/">${c("map")} ${i("missing.action")}</a>`,Um=e=>({title:i(`saved.${e}None`),text:i(e==="dismissed"?"saved.dismissedText":"saved.noneText"),action:Am()});function Lr(e){let t=new Rn(e);return{title:i("saved.title"),broad:!0,ready:t.finds.load(),view:()=>Ri`
      ${h(i("saved.title"),Bm,"/profile")}
      <div class="chips" role="group" aria-label=${i("saved.which")}>${Cn.map(s=>Im(t,s))}</div>
      ${he(t,Um(t.state))}`}}import{html as N,nothing as ut}from"../lib/lit-html/lit-html.js";import{html as lt,nothing as zi}from"../lib/lit-html/lit-html.js";var Ir=(e,t)=>d(e,"name",{label:i("passkeys.name"),hint:i("passkeys.nameHint"),value:t,required:!0,most:50});async function Mm(e,t){let s=Re(navigator.userAgent);await U(n=>e.addForm(t,n),i("passkeys.add"),n=>lt`
    ${x(n)}
    ${Et(n)}
    ${Ir(n,s)}
    ${t?qt(n,"password",i("account.password")):zi}`,()=>lt`<button type="submit">${i("settings.linkGo")}</button>`)}var _m=(e,t)=>U(s=>e.renameForm(t,s),i("passkeys.rename"),s=>lt`
  ${x(s)}
  ${Ir(s,t.name)}`,()=>lt`<button type="submit">${i("action.save")}</button>`);async function Dm(e,t){await L(i("passkeys.deleteTitle",{name:t.name}),i("passkeys.deleteText"),i("action.delete"))&&e.remove(t)}var Br=(e,t,s)=>lt`
  <button type="button" class="quiet" aria-label="${t}: ${e.name}" @click=${s}>${t}</button>`,jm=(e,t,s)=>lt`
  <li class="row between">
    <span>
      <span class="strong" dir="auto">${t.name}</span>
      ${t.backedUp?lt`<span class="badge">${i("passkeys.backedUp")}</span>`:zi}<br>
      <span class="soft">${i("passkeys.added")} ${z(t.createdAt)} ·
        ${t.lastUsedAt?lt`${i("passkeys.used")} ${z(t.lastUsedAt)}`:i("passkeys.unused")}</span>
    </span>
    <span class="row">
      ${Br(t,i("passkeys.rename"),async()=>{await _m(e,t),s()})}
      ${Br(t,i("action.delete"),()=>Dm(e,t))}
    </span>
  </li>`,Em=e=>lt`<button type="button" class="quiet" id="add-passkey" @click=${e}>${i("passkeys.add")}</button>`,Ar=(e,t,s)=>lt`
  <section class="card" id="passkeys">
    <h2>${i("passkeys.title")}</h2>
    <p>${i("passkeys.hint")}</p>
    ${e.list.length?lt`<ul class="people">${e.list.map(n=>jm(e,n,s))}</ul>`:zi}
    <p>${Em(async()=>{await Mm(e,t),s()})}</p>
  </section>`;import{html as ge,nothing as Nm}from"../lib/lit-html/lit-html.js";var Wi=(e,t,s,n,a,o)=>ge`
  <div class="field">
    <label for=${e}>${t}</label>
    <select id=${e} @change=${r=>o(Number(r.target.value))}>
      ${s.map(r=>ge`<option value=${r} ?selected=${r===a}>${n(r)}</option>`)}
    </select>
  </div>`,Ur=e=>me(e.picker()),Hm=e=>ge`
  <p class="note">${i("place.homeExact",{n:e.exactAtHome})}</p>
  <p class="row"><button type="button" id="hide-home" @click=${()=>e.hideHome()}>${i("place.homeHide")}</button></p>`,Cm=(e,{latitude:t,longitude:s,radius:n,area:a})=>ge`
  <place-map class="homemap" inert .area=${2*n} .at=${{lat:t,lng:s}}></place-map>
  ${Wi("home-radius",i("place.homeRadius"),Sa,Ne,n,o=>e.changeHome({radius:o}))}
  ${Wi("home-area",i("place.homeArea"),[1,5,20],Jt,a,o=>e.changeHome({area:o}))}
  ${e.exactAtHome?Hm(e):Nm}
  <p class="row">
    <button type="button" class="quiet" @click=${()=>Ur(e)}>${i("place.homeMove")}</button>
    <button type="button" class="quiet" @click=${()=>e.change({home:void 0})}>${i("place.homeRemove")}</button>
  </p>`,Mr=e=>ge`
  <section class="card">
    ${G("places",i("place.settings"))}
    <p class="hint">${i("place.settingsText")}</p>
    ${Wi("shown-area",i("place.shownNew"),[0,1,5,20],Jt,e.values.area,t=>e.change({area:t}))}
    <label class="switch">
      <span>${i("place.friendsExact")}</span>
      <input type="checkbox" role="switch" id="friends-exact" .checked=${e.values.exactForFriends}
        @change=${t=>e.change({exactForFriends:t.target.checked})}>
    </label>
    <h3>${i("place.home")}</h3>
    <p class="hint">${i("place.homeText")}</p>
    ${e.values.home?Cm(e,e.values.home):ge`
      <p><button type="button" class="quiet" id="home" @click=${()=>Ur(e)}>${i("place.homeAdd")}</button></p>`}
    <p class="hint">${i("place.recall")}</p>
  </section>`;import{html as pt,nothing as be}from"../lib/lit-html/lit-html.js";var Vi={read:["read"],write:["read","write"],admin:["read","write","admin"]};function _r(e){let t=async({name:s,access:n,days:a,password:o})=>{let r=a?{days:Number(a)}:{};e(await O("/api/auth/tokens",{name:s.trim(),scopes:Vi[n],...r,...o?{password:o}:{}}))};return new b({send:t,fieldOf:{wrong_password:"password"}})}var De=e=>e.kind==="token",jr=e=>De(e)?e.name:Re(e.userAgent),Rm={browser:()=>i("session.browser"),cli:()=>i("session.cli"),token:()=>i("session.token")},zm=e=>e.scopes.map(t=>i(`scope.${t}`)).join(", ");function Wm(e){return e.expiresAt?De(e)?i("token.until",{date:xt(e.expiresAt)}):i("settings.until",{date:xt(e.expiresAt)}):i("token.endless")}var Vm=e=>e.lastUsedAt?i("session.used",{date:Q(e.lastUsedAt)}):i("session.unused"),Gm=(e,t)=>{let s=i(De(t)?"token.revoke":"settings.end");return pt`
    <button type="button" class="quiet" aria-label="${s}: ${jr(t)}" @click=${()=>e.endSession(t)}>${s}</button>`},Ym=e=>pt`${i(De(e)?"token.since":"settings.since")} ${z(e.createdAt)}`,Jm=(e,t)=>pt`
  <li class="row between">
    <span>
      <span class="strong" dir="auto">${jr(t)}</span>
      <span class="badge">${Rm[t.kind]()}</span>
      ${t.current?pt`<span class="badge">${i("settings.thisOne")}</span>`:be}<br>
      ${De(t)?pt`<span class="soft">${zm(t)}</span><br>`:be}
      <span class="soft">${Ym(t)} · ${Vm(t)} · ${Wm(t)}</span>
    </span>
    ${t.current?be:Gm(e,t)}
  </li>`;async function Xm(e){await L(i("settings.endOthers"),i("settings.endOthersText"),i("settings.endOthers"))&&e.endOthers()}var Zm=e=>pt`
  <button type="button" class="quiet" @click=${()=>Xm(e)}>${i("settings.endOthers")}</button>`,Dr=(e,t,s,n=be)=>pt`
  <div class="field">
    <label for=${e}>${t}</label>
    <select id=${e} name=${e}>${s.map(([a,o])=>pt`<option value=${a}>${o}</option>`)}</select>
    ${n}
  </div>`,Km=[90,30,365],Qm=e=>Object.keys(Vi).filter(t=>t!=="admin"||e.role==="admin"),tf=(e,t)=>pt`
  <p>${i("token.about")}</p>
  ${x(t)}
  ${Et(t)}
  ${d(t,"name",{label:i("token.name"),hint:i("token.nameHint"),required:!0,most:50})}
  ${Dr("access",i("token.access"),Qm(e.user).map(s=>[s,i(`access.${s}`)]))}
  ${Dr("days",i("token.life"),[...Km.map(s=>[s,i("token.days",{n:s})]),["",i("token.endless")]])}
  ${e.asksPassword?qt(t,"password",i("account.password")):be}`,ef=e=>ls({title:i("token.new"),text:i("token.once"),label:i("session.token"),value:e});async function sf(e){let t=null;await U(n=>_r(a=>{t=a,n()}),i("token.create"),n=>tf(e,n),()=>pt`<button type="submit">${i("token.createGo")}</button>`),t&&(e.addSession(t.session),await ef(t.token))}var Er=e=>pt`
  <section class="card">
    ${G("sessions",i("settings.sessions"))}
    <ul class="people">${e.sessions.map(t=>Jm(e,t))}</ul>
    <div class="row end">
      ${e.hasOthers?Zm(e):be}
      <button type="button" class="quiet" id="new-token" @click=${()=>sf(e)}>${c("plus")} ${i("token.create")}</button>
    </div>
  </section>`;var nf=["friendRequests","friendAccepted","findLiked","findCommented","replied","mentioned"],Gi=(e,t,s,n)=>N`
  <div class="field">
    <label for=${e}>${t}</label>
    <select id=${e} @change=${a=>n(a.target.value)}>
      ${s.map(([a,o,r])=>N`
        <option value=${a} lang=${e==="language"?a:ut} ?selected=${r}>${o}</option>`)}
    </select>
  </div>`,af=e=>N`
  <label class="switch">
    <span>${i("settings.streets")}<br><span class="soft">${i("streets.learns")}</span></span>
    <input type="checkbox" role="switch" id="streets" .checked=${Oe()} @change=${t=>e.setStreets(t.target.checked)}>
  </label>`,of=()=>tn.map(e=>[e,Ki[e],e===Qi()]),Hr=e=>N`
  <section class="card">
    ${G("appearance",i("settings.appearance"))}
    ${Gi("language",i("settings.language"),of(),t=>e.setLanguage(t))}
    ${Gi("theme",i("settings.theme"),ua.map(t=>[t,i(`settings.theme.${t}`),t===da()]),t=>e.setTheme(t))}
    ${Gi("units",i("settings.units"),["km","mi"].map(t=>[t,i(`settings.units.${t}`),t===nn()]),t=>e.setUnits(t))}
    ${la()?af(e):ut}
  </section>`;async function rf(e,t,s){let n=e.target;await t.prefer(s,n.checked),n.checked=t.preferences[s]}var Nr=(e,t,s=ut)=>N`
  <label class="switch">
    <span>${i(`settings.${t}`)}${s}</span>
    <input type="checkbox" role="switch" .checked=${e.preferences[t]} @change=${n=>rf(n,e,t)}>
  </label>`,cf=e=>N`
  <section class="card">
    ${G("notify",i("settings.notify"))}
    ${[...nf,...v()?.role==="admin"?["reported"]:[]].map(t=>Nr(e,t))}
    ${f().pushKey?Nr(e,"pushEnabled",N`<br><span class="soft">${i("settings.pushEnabledHint")}</span>`):ut}
  </section>`,lf=(e,t)=>N`
  <p>${c("check")} ${i("push.on")}</p>
  <p class="row">
    <button type="button" class="quiet" @click=${e.testPush}>${i("push.test")}</button>
    <button type="button" class="quiet" aria-busy=${t} @click=${e.disablePush}>${i("push.disable")}</button>
  </p>`,pf=(e,t)=>N`
  <p>${i("push.off")}</p>
  <p>
    <button type="button" id="push-on" aria-busy=${t} @click=${e.enablePush}>${c("bell")} ${i("push.enable")}</button>
  </p>
  <p class="soft" role="status">${e.pushSlow?i("push.asking"):ut}</p>`;function uf(e){let t=e.pushBusy?"true":"false";return e.push==="on"?lf(e,t):e.push==="off"?pf(e,t):N`<p class="note">${i(`push.${e.push}`)}</p>`}var we=(e,t)=>N`<button type="button" class="chip" @click=${()=>g(`part-${e}`)}>${t}</button>`,df=()=>N`
  <nav class="chips" aria-label=${i("settings.title")}>
    ${we("appearance",i("settings.appearance"))}
    ${we("notify",i("nav.bell"))}
    ${f().passwordLogin?we("password",i("account.password")):ut}
    ${we("places",i("place.settings"))}
    ${we("sessions",i("settings.devices"))}
    ${we("data",i("settings.data"))}
  </nav>`,mf=e=>N`
  ${df()}
  ${Hr(e)}
  ${cf(e)}
  <section class="card">
    <h2>${i("push.title")}</h2>
    ${uf(e)}
  </section>
  ${f().passwordLogin?La(e):ut}
  ${e.passkeys.isShown?Ar(e.passkeys,e.asksPassword,e.redraw):ut}
  ${f().provider.enabled?Ba(e):ut}
  ${Mr(e.places)}
  ${Er(e)}
  ${Ia(e)}
  ${Ut()?N`<p class="below"><a href="/invites">${i("invites.title")}</a></p>`:ut}
  <p class="below"><a href="/shares">${i("shares.mine")}</a></p>
  <p class="below"><a href="/about">${i("about.title")}</a></p>`;async function ff(e){let t=At.get("outbox").length;(!t||await L(i("settings.signOut"),i("outbox.signOut",{n:t}),i("settings.signOut")))&&e.signOut()}var hf=e=>N`
  <button type="button" class="quiet" id="sign-out" @click=${()=>ff(e)}>${i("settings.signOut")}</button>`;function $f(e){let{problem:t,load:s}=e.loading;return t?N`${m(t,s)}${Hr(e)}`:e.isLoaded?mf(e):$(5)}function Cr(e){let t=new rs(e);return{get title(){return i("settings.title")},ready:t.loading.load(),view:()=>N`
      ${h(i("settings.title"),hf(t),"/profile")}
      ${t.refusal?m(t.refusal):ut}
      ${$f(t)}`}}import{html as dt,nothing as ci}from"../lib/lit-html/lit-html.js";async function gf(e){let t=await e.offered(),s=t&&await Js({offered:t});s&&(e.take(s),await Ae(s))}async function bf(e,t){let s=await Js({share:t});s&&e.take(s)}async function wf(e,t){await L(i("shares.revokeTitle",{title:wt(t)}),i("shares.revokeText"),i("shares.revoke"))&&(await e.revoke(t),g("new-share"))}var yf=async e=>await Vs(e)||Ae(e,i("shares.one")),vf=async e=>await Gs(e,wt(e))||Ae(e,i("shares.one")),kf=(e,t)=>Dt(i("shares.menu",{title:wt(t)}),[...Ws()&&!t.expired?[{text:i("action.share"),sign:"share",run:()=>vf(t)}]:[],{text:i("shares.change"),sign:"edit",run:()=>bf(e,t)},{text:i("shares.revoke"),sign:"trash",isDanger:!0,run:()=>wf(e,t)}],{id:`share-${t.id}`}),xf=e=>e.findId?`/finds/${e.findId}`:`/lists/${e.listId}`,Of=e=>e.category?dt`<span class="strong" dir="auto">${wt(e)}</span>`:dt`<a class="strong" dir="auto" href=${xf(e)}>${wt(e)}</a>`,Pf=e=>dt`${i(`shares.kind.${Di(e)}`)}${e.title?dt`: <bdi>${ji(e)}</bdi>`:ci}`,ri=(e,t)=>dt`<span class="badge">${e?c(e):ci} ${t}</span>`,qf=e=>dt`
  <button type="button" class="quiet" aria-label="${i("secret.copy")}: ${wt(e)}" @click=${()=>yf(e)}>
    ${c("copy")} ${i("secret.copy")}
  </button>`,Ff=(e,t)=>dt`
  <li class="invite">
    <div class="listed">
      <p class="grow">
        ${Of(t)}<br>
        <span class="soft">${Pf(t)} · ${t.views?i("shares.views",{n:t.views}):i("shares.noViews")}</span>
      </p>
      ${kf(e,t)}
    </div>
    <p class="marks">
      ${ri(t.place==="hidden"?"block":"pin",mr(t))}
      ${t.hasPassword?ri("lock",i("account.password")):ci}
      ${t.expiresAt?ri("",Ei(t)):ri("",i("shares.endless"))}
    </p>
    ${t.expired?ci:dt`<p class="row actions">${qf(t)} ${Ni(t)}</p>`}
  </li>`;function Sf(e){let{items:t,problem:s,load:n}=e.list;return s?m(s,n):t?t.length?dt`<div class="card"><ul class="people">${t.map(a=>Ff(e,a))}</ul></div>${T(e.list)}`:_(i("shares.none"),i("shares.noneText")):$(3)}var Tf=e=>dt`
  <button type="button" class="quiet" id="new-share" @click=${()=>gf(e)}>${i("shares.category")}</button>`;function Rr(e){let t=new Rs(e);return{title:i("shares.mine"),ready:t.list.load(),view:()=>dt`
      ${h(i("shares.mine"),Tf(t),"/profile")}
      <p class="lead">${i("shares.lead")}</p>
      ${Sf(t)}`}}import{html as Bt,nothing as Wr}from"../lib/lit-html/lit-html.js";var li=class{isLoaded=!1;#t;constructor(t){this.#t=t}get entries(){return At.get("outbox")}load=async()=>{await _n(),this.isLoaded=!0,this.#t.update()};cancel(t){return jn(t.id)}retry(t){return En(t.id)}sendNow(){return Nn()}};async function Lf(e,t){await zn()&&e.cancel(t)}var Bf=e=>i(e.kind==="like"&&!e.on?"outbox.unlike":`outbox.${e.kind}`),zr=e=>Bt`<a class="strong" dir="auto" href=${Hn(e)}>${e.title}</a>`,If={find:e=>Bt`<span class="strong" dir="auto">${e.body.title}</span>`,comment:e=>Bt`<span class="what" dir="auto">${e.body.content}</span><br>${zr(e)}`,like:zr},Af=(e,t)=>Bt`
  <li class="row between">
    <span class="grow">
      <span class="soft">${Bf(t)}</span><br>
      ${If[t.kind](t)}<br>
      ${t.state==="refused"?Bt`<span class="error">${t.problem}</span>`:Bt`<span class="soft">${i("outbox.waiting")}</span>`}
    </span>
    <span class="row">
      ${t.state==="refused"?Bt`
        <button type="button" class="quiet" @click=${()=>e.retry(t)}>${c("retry")} ${i("action.retry")}</button>`:Wr}
      <button type="button" class="quiet" @click=${()=>Lf(e,t)}>${i("outbox.cancel")}</button>
    </span>
  </li>`;function Uf(e){return e.isLoaded?e.entries.length?Bt`
    <p class="hint">${i("outbox.hint")}</p>
    <ul class="card people">${e.entries.map(t=>Af(e,t))}</ul>
    <p class="row end"><button type="button" @click=${()=>e.sendNow()}>${i("outbox.now")}</button></p>`:_(i("outbox.none"),i("outbox.noneText")):$(2)}function Vr(e){let t=new li(e);return{title:i("outbox.title"),ready:t.load(),view:()=>Bt`${h(i("outbox.title"),Wr,"/")}${Uf(t)}`}}function Mf(e,t){let[s,n]=[new Map,!1],a=new AbortController;return e.signal.addEventListener("abort",()=>a.abort()),{async load(o){a.abort();let{signal:r}=a=new AbortController;try{let[l,u]=await rn(q("/api/locations/categories",{...t(),category:"",bbox:o}),{signal:r});if(r.aborted)return;[s,n]=[new Map(l.map(k=>[k.category,k.count])),u]}catch(l){if(l.name==="AbortError")return;s.clear()}e.update()},of(o){let r=s.get(o);return r===void 0||n&&!r?void 0:`${F(r)}${n?"+":""}`}}}export{ic as about,Ma as accounts,Hu as addToList,Ra as admin,Va as adminLog,Mf as countCategories,To as edit,Wo as import,Qo as instance,Xo as invites,er as join,br as list,wr as lists,vr as named,kr as notifications,xr as people,Or as person,qr as profile,Tr as reports,Lr as saved,Cr as settings,ld as shareFind,Rr as shares,Vr as waiting};

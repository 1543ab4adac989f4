import{$b as Po,$c as Jo,A as Ds,Ab as z,Ac as Uo,B as Ua,Ba as te,Bb as Ie,Bc as _o,Ca as no,Cb as ie,D as Us,Da as ao,Db as go,E as ls,Ea as Fe,Eb as Le,Ec as Ct,F as _a,Fa as oo,Fb as tt,Fc as Ae,G as Ca,Ga as zs,Gb as bo,Gc as he,H as Q,Ha as Vs,Hb as wo,I as rt,Ia as Ws,Ib as Ut,Ic as ft,J as p,Ja as ro,Jb as Js,Jc as Co,Ka as co,Kb as yo,Kc as Ho,La as lo,Lb as H,Lc as Eo,M as qe,Mb as E,Mc as Ro,N as g,Na as po,Nb as U,Nc as ii,O as P,Ob as Ks,P as R,Pa as uo,Pb as vo,Q as Y,Qa as mo,Qb as ko,Qc as zo,R as L,Ra as ho,Rb as xo,Rc as hs,S as Ha,Sa as fo,Sb as Oo,Sc as Vo,T as Ea,Ta as $o,Tb as _t,Tc as fs,U as Dt,Ub as Zs,Uc as Wo,V as w,Vb as Xs,Vc as Go,W as Se,Wb as qo,X as Ra,Xb as So,Yb as Qs,Yc as Yo,Zb as Fo,Zc as Mn,a as Oe,ac as x,ad as Ko,b as f,ba as za,bc as To,bd as Zo,c as vt,ca as Va,cc as ot,cd as ni,d as Ma,da as _s,dc as F,e as os,ea as k,ec as Io,f as In,fa as Cs,fc as m,fd as Xo,g as Ln,ga as Wa,gc as B,gd as jn,h as Xt,hc as Lo,hd as Qo,i as rs,ib as c,ic as et,id as tr,j as cs,ja as Ga,jb as J,jc as A,jd as er,k as An,ka as Ya,kb as V,kc as Ao,kd as sr,l as kt,la as Ja,lb as $,lc as It,m as Ns,ma as Ka,mb as Gs,mc as Bn,n as ja,na as Za,nb as M,nc as ps,oa as Hs,ob as d,oc as Bo,od as ir,pb as v,pc as ti,q as Na,qa as Es,qb as Pe,qc as de,qd as nr,r as i,ra as Xa,rb as j,rc as ei,sa as Qa,sb as ut,sc as si,t as q,ta as to,tb as O,tc as us,td as ai,ua as eo,uc as ms,ud as ar,v as Qt,va as y,vc as Mo,w as Da,wa as Rs,wb as Ys,wc as jo,wd as or,x as S,xa as ht,xb as ee,xc as No,xd as rr,y as Nt,ya as so,yb as se,yc as ds,yd as cr,z as dt,za as io,zb as Te,zc as Do}from"./shared.js";import{html as fe,nothing as Nn}from"../lib/lit-html/lit-html.js";var Lp=new URL("lib/",Oe).pathname,Ap=[["Leaflet 1.9.4","leaflet","Volodymyr Agafonkin, CloudMade","BSD-2-Clause"],["protomaps-leaflet 5.1.0","protomaps-leaflet","Protomaps","BSD-3-Clause"],["lit-html 3.3.3","lit-html","Google LLC","BSD-3-Clause"]];function lr(){if(fs())return new URL(f().streets.url.replace(/[{}]/g,"")).host;let{host:e}=new URL((f().tiles?.url??"").replace(/[{}]/g,""),location);return e===location.host?"":e}var Bp=()=>lr()?i("about.tilesFrom",{host:lr()}):i("about.alone"),Mp=()=>fe`
  <section class="card">
    <p class="lead">${i("app.about")}</p>
    <p>${i("about.text")} ${Bp()}</p>
    <p class="soft">${i("about.version",{version:f().version})}</p>
    <p class="row">
      <a class="button quiet" href="/help">${i("help.title")}</a>
      <a class="button quiet" href="/api/docs">${i("about.api")}</a>
    </p>
  </section>`,jp=()=>fe`
  <section class="card">
    <h2>${i("about.map")}</h2>
    <ul class="plain-list">
      ${f().tiles?.attribution?fe`<li>${i("about.tiles")}: ${f().tiles.attribution}</li>`:Nn}
      ${fs()?fe`<li>${i("about.streets")}: ${f().streets.attribution}</li>`:Nn}
      <li>${i("about.places")}: ${f().places.attribution}</li>
    </ul>
  </section>`,Np=([e,t,s,n])=>fe`<li><a href="${Lp}${t}/LICENSE">${e}</a>, © ${s}, ${n}</li>`,Dp=()=>fe`
  <section class="card">
    <h2>${i("about.code")}</h2>
    <ul class="plain-list">${Ap.map(Np)}</ul>
    <p class="hint">${i("about.more")}</p>
  </section>`,Up=()=>({title:i("nav.about"),view:()=>fe`
    ${$(i("nav.about"),Nn,y()?"/settings":"/sign-in")}
    ${rr()}${or()}${Mp()}${jp()}${Dp()}`});import{html as mi,nothing as du}from"../lib/lit-html/lit-html.js";var _p=200,Cp=2**20,Dn=["all","active","suspended","admin"],pr={wrong_password:"password"},$e=e=>`/api/admin/users/${e.id}`,oi=class{#t;#e=0;constructor(t){this.#t=t;let s=t.query.get("status");this.text=t.query.get("q")??"",this.status=Dn.includes(s)?s:"all",this.list=H(t,()=>w("/api/admin/users",{...this.#s,limit:50}))}get#s(){return{q:this.text.trim(),status:this.status==="all"?"":this.status}}search=()=>(clearTimeout(this.#e),this.#t.rename(w("/admin/people",this.#s)),this.list.load());type(t){this.text=t,clearTimeout(this.#e),this.#e=setTimeout(this.search,_p)}choose(t){return this.status=t,this.#t.update(),this.search()}isMe(t){return t.id===y()?.id}#i(t){this.list.items=this.list.items.map(s=>s.id===t.id?t:s),this.#t.update()}async#n(t,s){try{this.#i(await t),p(s)}catch(n){p(q(n))}}get asksPassword(){return Rs()}adminForm(t,s){let n=async({password:a})=>{this.#i(await Y($e(t),{role:"admin",...a?{password:a}:{}})),s()};return new x({send:n,fieldOf:pr})}demote(t){return this.#n(Y($e(t),{role:"member"}),i("admin.memberDone",{name:k(t)}))}lift(t){return this.#n(L(`${$e(t)}/suspension`),i("admin.liftDone",{name:k(t)}))}linkForm(t,s){let n=async({password:a})=>{let o=await P(`${$e(t)}/sign-in-link`,a?{password:a}:void 0);s(new URL(o.url,location).href)};return new x({send:n,fieldOf:pr})}limitForm(t,s){let n=async({kind:a,size:o})=>{let r={instance:null,none:0}[a];this.#i(await Y($e(t),{mediaLimit:a==="own"?Math.round(Number(o)*Cp):r})),s()};return new x({send:n})}suspendForm(t,s){let n=async({reason:a,days:o})=>{this.#i(await R(`${$e(t)}/suspension`,{reason:a.trim(),...o?{days:Number(o)}:{}})),s()};return new x({send:n})}deleteForm(t,s){let n=async({name:a,reason:o})=>{if(a.trim()!==t.username)throw{code:"page",reason:"other_name",text:i("admin.deleteOther")};await L(w($e(t),{reason:o.trim()})),this.list.items=this.list.items.filter(r=>r.id!==t.id),this.#t.update(),s()};return new x({send:n,fieldOf:{other_name:"name"}})}close(){clearTimeout(this.#e)}};import{html as W,nothing as je}from"../lib/lit-html/lit-html.js";import{html as gt,nothing as $s}from"../lib/lit-html/lit-html.js";var Hp=2e3,Be=class{state="";busy=!1;slow=!1;#t;constructor(t){this.#t=t}async read(){this.state=await Es()}enable=()=>this.#e(Xa);disable=()=>this.#e(Qa);test=()=>this.#s(async()=>{await to(),p(i("push.sent"))});async#e(t){this.busy=!0,this.#t();let s=setTimeout(()=>{this.slow=!0,this.#t()},Hp);await this.#s(async()=>{this.state=await t()}),clearTimeout(s),this.busy=this.slow=!1,this.#t()}async#s(t){try{await t()}catch(s){p(s.code||s.status?q(s):i("push.failed"))}this.#t()}};var ri=class{list=[];#t;constructor(t){this.#t=t}get isShown(){return sr()}async read(){this.isShown&&(this.list=await g("/api/auth/passkeys",{signal:this.#t.signal}))}addForm(t,s){let n=async({name:a,password:o})=>{let r=await ir(await P("/api/auth/passkeys/options",t?{password:o}:{}));r&&(this.list=[...this.list,await P("/api/auth/passkeys",{name:a,...r})],s())};return new x({send:n,fieldOf:{wrong_password:"password"}})}renameForm(t,s){let n=async({name:a})=>{let o=await Y(`/api/auth/passkeys/${t.id}`,{name:a});this.list=this.list.map(r=>r.id===o.id?o:r),s()};return new x({send:n})}async remove(t){try{await L(`/api/auth/passkeys/${t.id}`),this.list=this.list.filter(s=>s.id!==t.id)}catch(s){p(q(s))}this.#t.update()}};var Ep=1,$t=class{nearby=[];proposal="";title="";#t;#e;#s;#i=0;#n=0;constructor(t,s,n=()=>{}){this.#t=t,this.#e=n,this.#a(s??{})}get value(){let{point:t,by:s,source:n,photo:a,chosen:o}=this;return{point:t,name:this.name.trim(),by:s,source:n,photo:a,location:o}}#a({point:t=null,name:s="",by:n="",source:a="",photo:o=null,location:r=null}){Object.assign(this,{point:t,name:s,by:n,source:a,photo:o,chosen:r}),this.#s=t}get label(){return this.chosen?.name||this.name.trim()||this.proposal}take(t){if(this.#a(t.value),Object.assign(this,{nearby:t.nearby,proposal:t.proposal,title:t.title}),this.#e(),this.point&&!this.label)return this.propose()}setPoint(t,s,n=""){return Object.assign(this,{point:t,chosen:null,source:s,proposal:""}),n?(Object.assign(this,{name:n,by:"search"}),this.#s=t):this.by!=="reader"&&this.#s&&Ut(this.#s,t)>Ep&&Object.assign(this,{name:"",by:""}),this.#e(),this.propose()}setPlace(t){return this.title=t.title??"",this.setPoint(tt(t),t.isCamera?"camera":"found",t.title??t.name)}suggestPoint(t){return this.photo??=t,this.point?this.#e():this.setPoint(t,"photo")}setName(t){this.name=t,this.by=t.trim()?"reader":""}async locate(){try{let t=await Js({enableHighAccuracy:!0,timeout:15e3});this.#t.signal.aborted||this.setPoint(t,"hereDone")}catch(t){this.#t.signal.aborted||p(q(t))}}toggle(t){this.chosen=this.chosen?.id===t.id?null:t,this.chosen&&(this.point=tt(t)),this.#e()}async propose(){let t=++this.#n,{signal:s}=this.#t;clearTimeout(this.#i);let{nearby:n,name:a,wait:o}=await zs(this.point,{signal:s});t!==this.#n||s.aborted||(Object.assign(this,{nearby:n,proposal:a}),o&&(this.#i=setTimeout(()=>this.propose(),1e3*o)),this.#t.update())}close(){clearTimeout(this.#i)}};var Un="/api/users/me/place-settings",Rp={radius:.5,area:1},ur=[.2,.5,1,2,5],ne=class{values=null;exactAtHome=0;#t;constructor(t){this.#t=t}async read(){this.values=await g(Un,{signal:this.#t.signal})}async change(t){try{let{exactAtHome:s,...n}=await R(Un,{...this.values,...t});Object.assign(this,{values:n,exactAtHome:s}),p(i("privacy.saved"))}catch(s){p(q(s))}this.#t.update()}changeHome(t){return this.change({home:{...this.values.home,...t}})}async hideHome(){try{let{finds:t}=await P(`${Un}/home`);this.exactAtHome=0,p(i("privacy.homeHidden",{n:t}))}catch(t){p(q(t))}this.#t.update()}picker(){let{home:t}=this.values,s=t&&{point:{lat:t.latitude,lng:t.longitude}},n=new $t(this.#t,s,()=>{n.point&&this.changeHome({...Rp,...t,latitude:n.point.lat,longitude:n.point.lng})});return n}};var mr=e=>!e.current&&e.kind!=="token",ci=class{preferences=null;sessions=null;refusal=so();#t;constructor(t){this.#t=t,this.push=new Be(t.update),this.passkeys=new ri(t),this.places=new ne(t),this.loading=E(t,()=>this.#e());let s={wrong_password:"currentPassword"};this.password=new x({send:(n,a)=>this.#i(n,a),update:t.update,fieldOf:s})}get user(){return y()}redraw=()=>this.#t.update();get isLoaded(){return!!(this.preferences&&this.user)}get asksPassword(){return Rs()}get asksCurrent(){return this.user.hasPassword&&!nr(this.sessions)}get hasOthers(){return this.sessions.some(mr)}async#e(){let{signal:t}=this.#t;[this.preferences,this.sessions]=await Promise.all([g("/api/notifications/preferences",{signal:t}),g("/api/auth/sessions",{signal:t}),this.push.read(),this.passkeys.read(),this.places.read()])}async#s(t){await U(t()),this.#t.update()}setTheme(t){Jo(t),this.#t.update()}setUnits(t){Ma.set(t),this.#t.update()}setStreets(t){Go(t),this.#t.update()}async setLanguage(t){await Na(t),this.#t.update()}prefer(t,s){return this.#s(async()=>{this.preferences=await R("/api/notifications/preferences",{[t]:s})})}addSession(t){this.sessions=[t,...this.sessions],this.#t.update()}endOthers(){return this.#s(async()=>{for(let t of this.sessions.filter(mr))await L(`/api/auth/sessions/${t.id}`),this.sessions=this.sessions.filter(s=>s!==t)})}endSession(t){return this.#s(async()=>{await L(`/api/auth/sessions/${t.id}`),this.sessions=this.sessions.filter(s=>s!==t)})}signOut=()=>this.#s(async()=>{await no(),await this.#t.go("/sign-in",{replace:!0})});async#i({newPassword:t,currentPassword:s,unlinkIdentity:n},a){let o=this.asksCurrent?{currentPassword:s}:{};await R("/api/users/me/password",{newPassword:t,...o,...n?{unlinkIdentity:!0}:{}}),a.reset(),te(await g("/api/users/me")),this.sessions=await g("/api/auth/sessions"),p(i("settings.passwordSaved"))}unlink(){return this.#s(async()=>{await L("/api/users/me/identity"),te(await g("/api/users/me"))})}confirmForm(t){let s=async({password:n})=>{await P("/api/auth/confirm",{password:n}),t()};return new x({send:s,fieldOf:{wrong_password:"password"}})}deleteForm(t){let s=async({password:n})=>{await L("/api/users/me",this.asksPassword?{password:n}:void 0),t()};return new x({send:s,fieldOf:{wrong_password:"password"}})}async leaveDeleted(){await ao(),await this.#t.go("/sign-in",{replace:!0}),p(i("settings.deleted"))}},li=(e={})=>`/api/auth/oauth/start?${new URLSearchParams({...e,redirect:"/settings/sign-in"})}`;import{html as dr}from"../lib/lit-html/lit-html.js";var zp=e=>dr`
  <button type="button" class="quiet" @click=${()=>e(!1)}>${i("action.cancel")}</button>`;function D(e,t,s,n){let a=null;return et((o,r)=>(a??=e(()=>o(!0)),a.update=r,dr`
      <form novalidate @submit=${a.submit}>
        <h2>${t}</h2>
        ${s(a)}
        <div class="row end">${zp(o)}${n(a)}</div>
      </form>`),{label:t})}var Me=()=>f().provider.name,ae=e=>e.refusal?.reason==="sign_in_again"&&f().provider.enabled?gt`
  <p><a class="button quiet" href=${li()}>${i("signin.provider",{name:Me()})}</a></p>`:$s,Ht=(e,t,s)=>m(e,t,{label:s,kind:"password",required:!0,complete:"current-password"}),Vp=()=>gt`
  <label class="switch">
    <span>
      ${i("settings.alsoUnlink",{name:Me()})}<br>
      <span class="soft">${i("settings.alsoUnlinkHint")}</span>
    </span>
    <input type="checkbox" role="switch" id="unlinkIdentity" name="unlinkIdentity">
  </label>`,hr=({user:e,asksCurrent:t,password:s})=>gt`
  <form class="card" novalidate @submit=${s.submit}>
    <h2>${i(t?"settings.password":"settings.passwordFirst")}</h2>
    ${e.hasPassword&&!t?gt`<p class="note">${i("link.setPassword")}</p>`:$s}
    <input class="unseen" type="text" autocomplete="username" .value=${e.username} tabindex="-1" aria-hidden="true">
    ${F(s)}
    ${ae(s)}
    ${t?Ht(s,"currentPassword",i("settings.currentPassword")):$s}
    ${m(s,"newPassword",{label:i("settings.newPassword"),hint:i("settings.passwordHint"),kind:"password",required:!0,least:8,most:255,complete:"new-password"})}
    ${e.identityLinked?Vp():$s}
    <div class="row end">${B(s,i("action.save"))}</div>
  </form>`;async function Wp(e){let t=i("settings.unlinkTitle",{name:Me()});await A(t,i("settings.unlinkText"),i("settings.unlink"))&&e.unlink()}async function Gp(e,t){if(!t.asksPassword)return;e.preventDefault();let s=i("settings.link",{name:Me()});await D(a=>t.confirmForm(a),s,a=>gt`
    <p>${i("settings.linkText")}</p>
    ${F(a)}
    ${Ht(a,"password",i("account.password"))}`,()=>gt`<button type="submit">${i("settings.linkGo")}</button>`)&&location.assign(li({link:"true"}))}var Yp=e=>gt`
  <p>${c("check")} ${i("settings.linked")}</p>
  <p><button type="button" class="quiet" @click=${()=>Wp(e)}>${i("settings.unlink")}</button></p>`,Jp=e=>gt`
  <p>${i("settings.notLinked")}</p>
  <p>
    <a class="button quiet" href=${li({link:"true"})} @click=${t=>Gp(t,e)}>
      ${i("settings.link",{name:Me()})}
    </a>
  </p>`,fr=e=>gt`
  <section class="card">
    <h2>${i("settings.identity",{name:Me()})}</h2>
    ${e.user.identityLinked?Yp(e):Jp(e)}
  </section>`;async function Kp(e){await D(s=>e.deleteForm(s),i("settings.deleteTitle"),s=>gt`
    <p>${i("settings.deleteText")}</p>
    ${F(s)}
    ${ae(s)}
    ${e.asksPassword?Ht(s,"password",i("account.password")):$s}`,()=>gt`<button type="submit" class="danger">${i("settings.delete")}</button>`)&&await e.leaveDeleted()}var $r=e=>gt`
  <section class="card">
    <p>${i("settings.dataText")}</p>
    <p><a class="button quiet" href="/api/users/me/export" download>${i("settings.download")}</a></p>
    <p>${i("settings.archiveText")}</p>
    <p><a class="button quiet" href="/api/users/me/archive" download>${i("settings.archive")}</a></p>
    <p><a class="button quiet" href="/import">${i("settings.import")}</a></p>
    <h2>${i("settings.deleteHead")}</h2>
    <p>${i("settings.deleteHint")}</p>
    <p><button type="button" class="danger" @click=${()=>Kp(e)}>${i("settings.delete")}</button></p>
  </section>`;import{html as _n,nothing as gs}from"../lib/lit-html/lit-html.js";function T(e,{label:t,options:s,chosen:n,set:a=()=>{},hint:o="",error:r="",name:l=e}){let u=r?`${e}-error`:o?`${e}-hint`:gs;return _n`
    <div class="field">
      <label for=${e}>${t}</label>
      <select id=${e} name=${l} aria-describedby=${u} aria-invalid=${r?"true":gs} @change=${h=>a(h.target.value)}>
        ${s.map(([h,b,I=gs])=>_n`
          <option value=${h} lang=${I} ?selected=${h===n}>${b}</option>`)}
      </select>
      ${u===gs?gs:_n`<p class=${r?"error":"hint"} id=${u}>${r||o}</p>`}
    </div>`}import{html as Zp}from"../lib/lit-html/lit-html.js";async function Xp(e){try{await navigator.clipboard.writeText(e),p(i("secret.copied"))}catch{document.getElementById("secret").select(),p(i("secret.selected"))}}var pi=({title:e,text:t,label:s,value:n})=>et(a=>Zp`
  <h2>${e}</h2>
  <p>${t}</p>
  <div class="field">
    <label for="secret">${s}</label>
    <input id="secret" readonly spellcheck="false" autocomplete="off" .value=${n} @focus=${o=>o.target.select()}>
  </div>
  <div class="row end">
    <button type="button" class="quiet" @click=${()=>a()}>${i("action.close")}</button>
    <button type="button" @click=${()=>Xp(n)}>${c("copy")} ${i("secret.copy")}</button>
  </div>`,{label:e});function Qp({mediaBytes:e,mediaLimit:t}){let s=Q(e);return t===null?i("admin.usage",{size:s}):t?i("admin.usageOf",{size:s,limit:Q(t)}):i("admin.usageUnlimited",{size:s})}var tu=e=>[i("admin.joined",{date:dt(e.createdAt)}),e.seenAt?i("admin.seen",{date:dt(e.seenAt)}):i("admin.notSeen"),i("admin.finds",{n:e.findCount}),Qp(e),e.invitedBy&&i("admin.invitedBy",{name:k(e.invitedBy)})],eu=({suspendedAt:e,endsAt:t})=>t?i("admin.suspendedUntil",{date:Nt(t)}):i("admin.suspendedSince",{when:Ds(e)}),su=e=>W`<p class="note">${eu(e)}<br>${i("admin.reasonIs",{reason:e.reason})}</p>`,iu=e=>e.suspension?W`<span class="person"><span class="avatar none">${c("block")}</span> <span>${Bn(e)}</span></span>`:W`<a class="person" href="/people/${e.id}">${J(e)} <span>${Bn(e)}</span></a>`,gr=(e,t)=>W`
  ${F(t)}
  ${ae(t)}
  ${e.asksPassword?Ht(t,"password",i("account.password")):je}`,nu=(e,t)=>D(s=>e.adminForm(t,s),i("admin.adminTitle",{name:k(t)}),s=>W`
  <p>${i("admin.adminText")}</p>
  ${gr(e,s)}`,()=>W`<button type="submit" class="danger">${i("admin.admin")}</button>`);async function au(e,t){await A(i("admin.memberTitle",{name:k(t)}),i("admin.memberText"),i("admin.member"))&&e.demote(t)}var ou=["instance","own","none"],ru=(e,t)=>{e.kind??=t.mediaLimit===null?"instance":t.mediaLimit?"own":"none";let s=n=>{e.kind=n,e.update()};return W`
    ${F(e)}
    ${T("kind",{label:i("admin.limit"),options:ou.map(n=>[n,i(`admin.limits.${n}`)]),chosen:e.kind,set:s})}
    ${e.kind==="own"?m(e,"size",{label:i("admin.size"),kind:"number",mode:"numeric",required:!0,value:t.mediaLimit?Math.round(t.mediaLimit/2**20):""}):je}`};async function ui(e,t,s){let n=await e;return n&&p(i(t,{name:k(s)})),n}var cu=(e,t)=>D(s=>e.limitForm(t,s),i("admin.limitTitle",{name:k(t)}),s=>ru(s,t),()=>W`<button type="submit">${i("action.save")}</button>`),lu=(e,t)=>D(s=>e.suspendForm(t,s),i("admin.suspendTitle",{name:k(t)}),s=>W`
  <p>${i("admin.suspendText")}</p>
  ${F(s)}
  ${m(s,"reason",{label:i("admin.reason"),hint:i("admin.reasonHint"),kind:"area",value:t.suspension?.reason,required:!0,most:500})}
  ${m(s,"days",{label:i("admin.days"),hint:i("admin.daysHint"),kind:"number",mode:"numeric"})}`,()=>W`<button type="submit" class="danger">${i("admin.suspend")}</button>`);async function pu(e,t){let s="";await D(o=>e.linkForm(t,r=>{s=r,o()}),i("admin.linkTitle",{name:k(t)}),o=>W`
    <p>${i("admin.linkAsk",{name:k(t)})}</p>
    ${gr(e,o)}`,()=>W`<button type="submit">${i("admin.linkMake")}</button>`)&&await pi({title:i("admin.link"),text:i("admin.linkText",{name:k(t)}),label:i("admin.linkLabel"),value:s})}async function uu(e,t){let s=D(n=>e.deleteForm(t,n),i("admin.deleteTitle",{name:k(t)}),n=>W`
    <p>${i("admin.deleteText")}</p>
    ${F(n)}
    ${m(n,"name",{label:i("admin.deleteName",{name:t.username}),required:!0,complete:"off"})}
    ${m(n,"reason",{label:i("admin.reason"),hint:i("admin.logHint"),most:500})}`,()=>W`<button type="submit" class="danger">${i("admin.delete")}</button>`);await ui(s,"admin.deleteDone",t)&&O("account-search")}function mu(e,t){let s=(a,o,r)=>({text:a,label:`${a}: ${k(t)}`,run:o,isDanger:r}),n=[t.role==="admin"?s(i("admin.member"),()=>au(e,t)):s(i("admin.admin"),()=>ui(nu(e,t),"admin.adminDone",t)),s(i("admin.limit"),()=>ui(cu(e,t),"admin.limitDone",t))];return e.isMe(t)?n:[...n,...t.suspension?[]:[s(i("admin.link"),()=>pu(e,t))],s(i(t.suspension?"admin.suspendAgain":"admin.suspend"),()=>ui(lu(e,t),"admin.suspendDone",t),!t.suspension),...t.suspension?[s(i("admin.lift"),()=>e.lift(t))]:[],s(i("admin.delete"),()=>uu(e,t),!0)]}var br=(e,t)=>W`
  <li class="account">
    <div class="row between">
      <span class="row">
        ${iu(t)}
        ${t.role==="admin"?W`<span class="badge">${i("admin.role")}</span>`:je}
        ${e.isMe(t)?W`<span class="badge">${i("people.you")}</span>`:je}
        ${t.suspension?W`<span class="badge warning">${i("admin.suspended")}</span>`:je}
      </span>
      ${It(i("people.menu",{name:k(t)}),mu(e,t))}
    </div>
    <p class="soft facts">${tu(t).filter(Boolean).map(s=>W`<span>${s}</span>`)}</p>
    ${t.suspension?su(t.suspension):je}
  </li>`;function hu(e,t){e.preventDefault(),t.search()}var fu=e=>mi`
  <form role="search" @submit=${t=>hu(t,e)}>
    <label for="account-search">${i("people.search")}</label>
    <div class="search">
      ${c("search")}
      <input id="account-search" type="search" maxlength="31" autocomplete="off" autocapitalize="none" spellcheck="false"
        .value=${e.text} @input=${t=>e.type(t.target.value)}>
    </div>
  </form>
  <div class="chips" role="group" aria-label=${i("admin.which")}>
    ${Dn.map(t=>Pe(e.status===t,i(`admin.statuses.${t}`),()=>e.choose(t)))}
  </div>`;function $u(e){let{items:t,problem:s,load:n}=e.list;return s?d(s,n):t?t.length?mi`
    <ul class="people" aria-label=${i("admin.people")}>${t.map(a=>br(e,a))}</ul>
    ${j(e.list)}`:mi`<p class="soft" role="status">${i("admin.noAccounts")}</p>`:v(4)}function wr(e){let t=new oi(e);return{title:i("admin.people"),ready:t.list.load(),view:()=>mi`
      ${$(i("admin.people"),du,"/admin")}
      <section class="card">${fu(t)}${$u(t)}</section>`,close:()=>t.close()}}import{html as Pu,nothing as Tu}from"../lib/lit-html/lit-html.js";var yr=e=>e.slice(1).match(/../g).map(t=>Number.parseInt(t,16)/255),vr=e=>e<=.04045?e/12.92:((e+.055)/1.055)**2.4,gu=e=>e<=.0031308?e*12.92:1.055*e**.4166666666666667-.055;function Ne(e){let[t,s,n]=yr(e).map(vr);return 1.05/(.2126*t+.7152*s+.0722*n+.05)}var De=4.5;function di(e){let t=e;for(let s=1;Ne(t)<De;s-=.01)t=`#${yr(e).map(n=>Math.round(255*gu(vr(n)*s)).toString(16).padStart(2,"0")).join("")}`;return t}async function bs(e){if(!/^image\/(jpeg|png|webp|avif|heic|heif)$/.test(e.type))return e;try{return await bu(e)}catch{return e}}async function bu(e){let t=await createImageBitmap(e,{imageOrientation:"from-image"}),s=Math.min(1,2560/Math.max(t.width,t.height));if(s===1&&e.size<409600)return t.close(),e;let n=new OffscreenCanvas(Math.max(1,Math.round(t.width*s)),Math.max(1,Math.round(t.height*s))),a=n.getContext("2d");a.fillStyle="#fff",a.fillRect(0,0,n.width,n.height),a.drawImage(t,0,0,n.width,n.height),t.close();let o=await n.convertToBlob({type:"image/jpeg",quality:.85});return o.size<e.size?new File([o],e.name.replace(/\.\w+$/,"")+".jpg",{type:"image/jpeg"}):e}var Ue=class{progress=null;#t;#e;#s;constructor(t,s,{has:n,take:a}){[this.#t,this.#e,this.#s,this.has]=[t,s,a,n]}async set(t,s=Se){let n=a=>{this.progress=a,this.#e.update()};n(0);try{await this.#s(await s("PUT",this.#t,await bs(t),{signal:this.#e.signal,progress:n})),p(i("profile.pictureSaved"))}catch(a){a.name!=="AbortError"&&p(q(a))}n(null)}async remove(){try{await L(this.#t),await this.#s(null)}catch(t){p(q(t))}this.#e.update()}};var kr=2**20,hi="/api/admin/instance",xr=["invite","open","closed"],Or=["members","admins","off"],_e="#0f766e",ws={teal:_e,blue:"#1d4ed8",violet:"#6d28d9",pink:"#be185d",red:"#b91c1c",green:"#15803d",grey:"#475569"},Ce=class{values=null;accent=_e;#t;constructor(t){this.#t=t,this.loading=E(t,async()=>{this.values=await g(hi,{signal:t.signal}),this.accent=this.savedAccent}),this.picture=new Ue(`${hi}/picture`,t,{has:()=>!!this.values.picture,take:async s=>this.#e(s??await g(hi))}),this.form=new x({send:async s=>{await this.save(s),p(i("admin.saved"))},update:t.update})}get startView(){return ie(this.values.startView)}get myView(){return Xt.get()}async begin(t){await U(this.save({startView:t}))&&p(i("admin.saved")),this.#t.update()}get savedAccent(){return this.values?.accent||_e}get isAccentDark(){return Ne(this.accent)>=De}chooseAccent(t){this.accent=t,delete this.form.errors.accent;let s=Math.floor(Ne(t)*10)/10;this.isAccentDark||(this.form.errors.accent=i("admin.accentLight",{contrast:S(s),least:S(De)})),this.form.update()}get darkerAccent(){return di(this.accent)}isFixed(t){return this.values.fixed.includes(t)}get limit(){return this.values.mediaLimit?Math.round(this.values.mediaLimit/kr):""}async save({registration:t,invites:s,mediaLimit:n,...a}){let o={};for(let[r,l]of Object.entries(a))o[r]=l.trim();a.accent===_e&&(o.accent=""),t&&t!==this.values.registration&&(o.registration=t),s&&s!==this.values.invites&&(o.invites=s),n!==void 0&&n!==String(this.limit)&&(o.mediaLimit=Math.round(Number(n)*kr)),this.#e(await Y(hi,o))}#e(t){this.values=t;let{fixed:s,mediaLimit:n,registration:a,invites:o,...r}=this.values;Object.assign(f(),{instance:r,registration:a,invites:a==="closed"?"off":o})}},fi=class{values=null;busy=!1;#t;constructor(t){this.#t=t,this.loading=E(t,async()=>{this.values=await g("/api/admin/checks",{signal:t.signal})})}run=async()=>{this.busy||(this.busy=!0,this.#t.update(),await this.loading.load(),this.busy=!1,this.#t.update())}},$i=class{values=null;constructor(t){this.loading=E(t,async()=>{this.values=await g("/api/admin/overview",{signal:t.signal})})}};import{html as gi,nothing as Cn}from"../lib/lit-html/lit-html.js";var wu={ok:"check",warn:"flag",fail:"close"},yu=e=>gi`
  <li class="row finding ${e.status}">
    ${c(wu[e.status])}
    <span class="grow">
      <span class="strong">${i(`admin.check.${e.status}`)}</span> <span class="soft" lang="en">${e.check}</span><br>
      <span lang="en">${e.text}</span>
      ${e.fix?gi`<br><span lang="en" class="soft">${e.fix}</span>`:Cn}
    </span>
  </li>`;function vu({status:e,findings:t}){return gi`
    <p class="strong">${i(`admin.checked.${e}`)}</p>
    <ul class="people">${t.map(yu)}</ul>`}var qr=e=>gi`
  <section class="card" id="checks">
    <h2>${i("admin.checks")}</h2>
    <p class="hint">${i("admin.checksText")}</p>
    <div class="stack" aria-live="polite">
      ${e.loading.problem?d(e.loading.problem,e.run):Cn}
      ${e.values&&!e.loading.problem?vu(e.values):Cn}
    </div>
    <div><button class="quiet" id="check" type="button" aria-busy=${e.busy?"true":"false"} @click=${e.run}>
      ${i(e.values?"admin.checkAgain":"admin.check")}</button></div>
  </section>`;import{html as Rt,nothing as ys}from"../lib/lit-html/lit-html.js";var ku=["disk_nearly_full","clock_apart","push_off","no_base_url","registration_open","storage_failing","data_folder","no_ffmpeg","decoders_not_confined","backup_missing"],Et=(e,t)=>Rt`<div class="row between"><dt>${e}</dt><dd class="strong">${t}</dd></div>`,xu=e=>i("admin.jobsOf",{push:S(e.pushJobs),media:S(e.mediaJobs)}),Ou=e=>Rt`
  ${Et(i("admin.backup"),e.lastAt?Rt`${V(e.lastAt)}, ${i(`admin.backup.${e.result}`)}`:i(`admin.backup.${e.result}`))}
  ${Et(i("admin.backupPlace"),e.place)}`,qu=e=>Rt`
  <dl class="stack">
    ${Et(i("admin.users"),S(e.users))}
    ${Et(i("admin.publicFinds"),S(e.finds))}
    ${Et(i("admin.media"),Q(e.mediaBytes))}
    ${e.diskFree===null?ys:Et(i("admin.disk"),Q(e.diskFree))}
    ${e.pushJobs||e.mediaJobs?Et(i("admin.jobs"),xu(e)):ys}
    ${e.backup?Ou(e.backup):ys}
    ${Et(i("admin.swept"),e.sweptAt?V(e.sweptAt):i("admin.never"))}
    ${Et(i("admin.version"),`${e.version}, ${e.database==="postgres"?"PostgreSQL":"SQLite"}`)}
  </dl>`,Su=e=>Rt`<li class="note">${i(`admin.problem.${e}`)}</li>`,Fu=e=>Rt`
  <details>
    <summary>${i("admin.largest")}</summary>
    <ul class="plain-list">
      ${e.map(t=>Rt`
        <li class="row between"><a href="/admin/people?q=${t.username}">${t.username}</a> <span>${Q(t.mediaBytes)}</span></li>`)}
    </ul>
  </details>`;function Sr({values:e,loading:t}){if(t.problem)return d(t.problem,t.load);if(!e)return v(3);let s=e.problems.filter(n=>ku.includes(n));return Rt`
    ${s.length?Rt`<ul class="stack plain-list" aria-label=${i("admin.problems")}>${s.map(Su)}</ul>`:ys}
    <section class="card">
      <h2>${i("admin.state")}</h2>
      ${qu(e)}
      ${e.largest.length?Fu(e.largest):ys}
    </section>`}import{html as Fr,nothing as Hn}from"../lib/lit-html/lit-html.js";var st=(e,t,s,n="",a=Hn)=>Fr`
  <li>
    <a class="area" href=${e}>
      ${t?c(t):Hn}
      <span class="grow" lang=${a}>
        <span class="strong">${s}</span>${n?Fr`<br><span class="soft">${n}</span>`:Hn}
      </span>
      ${c("next")}
    </a>
  </li>`;var Iu=[["people","/admin/people","people"],["invites","/invites","plus"],["reports","/admin/reports","flag"],["log","/admin/log","feed"],["map","/admin/map","map"],["categories","/admin/categories","filter"],["instance","/admin/instance","gear"],["welcome","/admin/welcome","check"],["help","/help","comment"]];function Pr(e){let t=new $i(e),s=new fi(e);return{title:i("admin.title"),ready:t.loading.load(),view:()=>Pu`
      ${$(i("admin.title"),Tu,"/profile")}
      <section class="card">
        <ul class="people">${Iu.map(([n,a,o])=>st(a,o,i(`admin.${n}`),i(`admin.about.${n}`)))}</ul>
        <p class="hint">${i("admin.private")}</p>
      </section>
      ${Sr(t)}
      ${qr(s)}`}}import{html as it,nothing as vs}from"../lib/lit-html/lit-html.js";var Tr="/api/admin/instance",En=20,bi=class{list=null;isOwn=!1;#t;#e;constructor(t,s){[this.#t,this.#e]=[t,s],this.loading=E(t,async()=>{this.#s(await g(Tr,{signal:t.signal}))})}#s({categories:t=[]}){this.isOwn=t.length>0,this.list=this.isOwn?t:ee.map(s=>({code:s}))}get left(){return ee.filter(t=>!this.list.some(s=>s.code===t))}get isFull(){return this.list.length>=En}async save(t){let s=await Y(Tr,{categories:t});this.#s(s),f().instance={...f().instance,categories:s.categories},f().categories=this.list.map(n=>n.code),this.#e(f().instance.accent??""),this.#t.update()}async change(t){await U(this.save(t))&&p(i("admin.saved"))}move(t,s){let n=[...this.list];return n.splice(t+s,0,...n.splice(t,1)),this.change(n)}remove(t){return this.change(this.list.toSpliced(t,1))}add(t){return this.change([...this.list,t])}restore(){return this.change([])}},wi=class{sign;color;isDarkened=!1;#t;#e;constructor(t,s,n){this.#t=t,this.#e=s;let{sign:a,color:o=""}=this.was;this.color=o,this.sign=a??(ee.includes(this.was.code)?this.was.code:""),this.form=new x({send:async r=>{await this.#s(r).catch(l=>{throw this.#i(l)}),p(i("admin.saved")),n()}})}get was(){return this.#t.list[this.#e]??{}}get names(){return this.was.names??{}}get isNamed(){return ee.includes(this.was.code)}choose(t){this.isDarkened=Ne(t)<De,this.color=this.isDarkened?di(t):t,this.form.update()}show(t){this.sign=t,this.form.clear("sign"),this.form.update()}#s({en:t="",de:s=""}){let n=Object.fromEntries(Object.entries({en:t.trim(),de:s.trim()}).filter(([,l])=>l)),a=this.was.code??n[kt()],o={code:a,names:n};this.sign&&this.sign!==a&&(o.sign=this.sign.trim()),this.color&&(o.color=this.color);let r=[...this.#t.list];return r[this.#e??r.length]=o,this.#t.save(r)}#i(t){let s={code:kt(),"names.en":"en","names.de":"de",sign:"sign"},n=a=>s[a.replace(/^body\.categories\[\d+\]\./,"")]??"";return Object.assign(t,{errors:t.errors?.map(a=>({...a,location:`body.${n(a.location)}`}))})}};function yi(e){let t=document.querySelectorAll('link[href^="/theme.css"]'),s=Object.assign(document.createElement("link"),{rel:"stylesheet",href:w("/theme.css",{accent:e.slice(1)})});s.addEventListener("load",()=>{for(let n of t)n.remove()}),s.addEventListener("error",()=>s.remove()),document.head.append(s)}var Lu=(e,t)=>it`
  <button type="button" class="round" aria-label=${z(t)} title=${z(t)}
    aria-pressed=${String(e.sign===t)} @click=${()=>e.show(e.sign===t?"":t)}>${ot(t)}</button>`,Au=e=>it`
  <fieldset class="field">
    <legend>${i("categories.sign")}</legend>
    <div class="swatches">${ee.map(t=>Lu(e,t))}</div>
    <label for="sign">${i("categories.emoji")} <span class="soft">${i("form.optional")}</span></label>
    <input id="sign" name="sign" type="text" data-most="12" autocomplete="off" .value=${ee.includes(e.sign)?"":e.sign}
      aria-describedby=${e.form.errors.sign?"sign-error":"sign-hint"} aria-invalid=${e.form.errors.sign?"true":vs}
      @input=${t=>e.show(t.target.value)}>
    ${e.form.errors.sign?it`<p class="error" id="sign-error">${i("categories.badSign")}</p>`:it`<p class="hint" id="sign-hint">${i("categories.emojiHint")}</p>`}
  </fieldset>`,Bu=(e,t,s)=>it`
  <button type="button" class="swatch" aria-label=${i(`admin.colours.${t}`)} title=${i(`admin.colours.${t}`)}
    aria-pressed=${String(s===e.color)} @click=${()=>e.choose(s)}>
    <svg viewBox="0 0 32 32" aria-hidden="true"><circle cx="16" cy="16" r="16" fill=${s}/></svg>
    ${s===e.color?c("check"):vs}
  </button>`,Mu=e=>it`
  <div class="field">
    <label for="color">${i("categories.color")}</label>
    <input id="color" type="color" .value=${e.color||ws.teal} aria-describedby="color-note"
      @change=${t=>e.choose(t.target.value)}>
    <div class="swatches">${Object.entries(ws).map(([t,s])=>Bu(e,t,s))}</div>
    <p class="hint" id="color-note" aria-live="polite">${e.isDarkened?i("categories.darkened"):i("categories.colorHint")}</p>
  </div>`;function Lr(e,t){let s=null,n=t===void 0?i("categories.new"):i("categories.editTitle",{name:z(e.list[t].code)});return D(a=>(s=new wi(e,t,a)).form,n,()=>it`
    ${F(s.form)}
    ${ju().map((a,o)=>m(s.form,a,{label:i(`categories.name.${a}`),value:s.names[a],most:50,required:o===0&&!s.was.code,hint:o===0&&s.isNamed?i("categories.nameHint",{name:z(s.was.code)}):""}))}
    ${Au(s)}
    ${Mu(s)}`,a=>B(a,i("action.save")))}var ju=()=>[kt(),...Ns.filter(e=>e!==kt())];async function Nu(e,t){let s=i("categories.removeTitle",{name:z(e.list[t].code)});await A(s,i("categories.removeText"),i("categories.remove"))&&await e.remove(t)}async function Du(e){await A(i("categories.restoreTitle"),i("categories.restoreText"),i("categories.restore"))&&await e.restore()}var Ir=(e,t,s,n,a,o)=>it`
  <button type="button" class="round ${n}" ?disabled=${!e.list[t+s]} aria-label="${i(a)}: ${o}" title=${i(a)}
    @click=${()=>e.move(t,s)}>${c("back")}</button>`;function Uu(e,{code:t},s){let n=z(t);return it`
    <li class="row between">
      ${ot(t)}
      <span class="grow" dir="auto">${n}</span>
      <span class="row">
        ${Ir(e,s,-1,"up","categories.up",n)}
        ${Ir(e,s,1,"down","categories.down",n)}
        ${It(i("categories.more",{name:n}),[{text:i("categories.edit"),sign:"edit",run:()=>Lr(e,s)},...e.list.length>1?[{text:i("categories.remove"),sign:"trash",isDanger:!0,run:()=>Nu(e,s)}]:[]])}
      </span>
    </li>`}var _u=e=>e.left.length&&!e.isFull?it`
  <h2>${i("categories.left")}</h2>
  <div class="chips">${e.left.map(t=>it`
    <button type="button" class="chip" @click=${()=>e.add({code:t})}>
      ${ot(t)} ${z(t)} ${c("plus")}
    </button>`)}
  </div>`:vs,Cu=e=>it`
  <section class="card">
    <p class="hint">${i("categories.about")}</p>
    <ul class="people">${e.list.map((t,s)=>Uu(e,t,s))}</ul>
    ${e.isFull?it`<p class="hint">${i("categories.full",{n:En})}</p>`:it`
      <p><button type="button" class="quiet" id="new-category" @click=${()=>Lr(e)}>
        ${c("plus")} ${i("categories.new")}
      </button></p>`}
    ${_u(e)}
    ${e.isOwn?it`
      <p><button type="button" class="quiet" @click=${()=>Du(e)}>${i("categories.restore")}</button></p>`:vs}
  </section>`;function Ar(e){let t=new bi(e,yi);return{title:i("admin.categories"),ready:t.loading.load(),view:()=>it`
      ${$(i("admin.categories"),vs,"/admin")}
      ${t.loading.problem?d(t.loading.problem,t.loading.load):t.list?Cu(t):v(6)}`}}import{html as vi,nothing as Rn}from"../lib/lit-html/lit-html.js";var Br={role_changed:"shield",media_limit_changed:"gear",account_suspended:"block",suspension_lifted:"check",account_deleted:"trash",invite_revoked:"close",sign_in_link_created:"lock",sign_in_link_used:"lock",report_closed:"flag",find_hidden:"block",find_shown:"check",find_deleted:"trash",comment_hidden:"block",comment_shown:"check",comment_deleted:"trash",instance_changed:"gear"},Hu={mediaLimit:"limitOfAll",invites:"whoInvites"},Eu=e=>parseInt(e,10)?Q(parseInt(e,10)):i(`admin.limits.${e.startsWith("0 ")?"none":"instance"}`);function Ru({action:e,reason:t}){return e==="role_changed"?i(`admin.roles.${t}`):e==="report_closed"?i(`report.result.${t}`):e==="instance_changed"?t.split(", ").map(s=>i(`admin.${Hu[s]??s}`)).join(", "):e==="media_limit_changed"?Eu(t):t}function zu(e){let t={actor:e.actorName||i("admin.commandLine"),target:e.targetName,action:e.action};return i(Br[e.action]?`admin.act.${e.action}`:"admin.act.other",t)}var Vu=e=>vi`
  <li class="row act">
    ${c(Br[e.action]??"shield")}
    <span class="grow">
      <span class="strong">${zu(e)}</span><br>
      ${e.reason?vi`<span dir="auto">${Ru(e)}</span><br>`:Rn}
      <span class="soft">${V(e.createdAt)}</span>
    </span>
  </li>`;function Wu(e){return e.problem?d(e.problem,e.load):e.items?e.items.length?vi`
    <section class="card">
      <p class="hint">${i("admin.logText")}</p>
      <ul class="people">${e.items.map(Vu)}</ul>
      ${j(e)}
    </section>`:M(i("admin.noActs"),i("admin.noActsText"),Rn,"feed"):v(4)}function Mr(e){let t=H(e,"/api/admin/log");return{title:i("admin.log"),ready:t.load(),view:()=>vi`${$(i("admin.log"),Rn,"/admin")}${Wu(t)}`}}import{html as ct,nothing as xt}from"../lib/lit-html/lit-html.js";var Gu=8,ki=class{items=[];at=-1;#t;#e=null;#s=[];#i=!1;constructor(t){this.#t=t}async follow(t){this.#i=!0,this.#n(t),this.#e??=g("/api/finds/categories",{signal:this.#t.signal}).catch(()=>(this.#e=null,[])),this.#s=await this.#e,this.#i&&this.#n(t)}close(){this.#i=!1,this.#a([])}move(t){let s=this.items.length;this.at=this.at<0&&t<0?s-1:(this.at+t+s)%s,this.#t.update()}#n(t){let s=Qt(t.trim()),n=new Set(this.#s.map(o=>o.category)),a=s?se().filter(o=>!n.has(o)).map(o=>({category:o,ownCount:0,count:0})):[];this.#a([...this.#s,...a].filter(({category:o})=>{let r=Qt(z(o));return r.includes(s)&&(r!==s||Te(o))}).slice(0,Gu))}#a(t){Object.assign(this,{items:t,at:-1}),this.#t.update()}};var Yu=1200*36e5,xi=class{id;stored=null;#t;#e;#s;#i=null;#n=new Set;#a=!1;#o=!1;constructor(t){this.#t=t,this.#s=!t.params.id;let s=t.params.id??t.query.get("draft");this.#r(new RegExp(`^${Ra}$`).test(s)||!this.#s?s:Fe()),this.#s&&!this.stored&&this.#r(Fe())}#r(t){this.id=t,this.#e=this.#s?_t(t):Oo(t),this.stored=this.#e.get()}get findId(){return this.#i??=oo(this.id)>Date.now()-Yu?this.id:Fe()}get path(){let t=new URLSearchParams(this.#t.query);return t.set("draft",this.id),`/new?${t}`}save(t){if(!(this.#o||this.#t.signal.aborted)){if(!t)return this.#e.remove();this.#e.set({...t,at:Date.now()}),this.#s&&!this.#a&&this.#t.rename(this.path),this.#a=!0}}async files(){if(!this.stored||!this.#s)return[];let t=new Set(this.stored.media?.map(n=>n.key)),s=await Xs(this.id);for(let{key:n}of s)this.#n.add(n);return s.filter(n=>!t.has(n.key))}get hasFiles(){return this.#n.size>0}release(t){let s=new Set(t.filter(n=>!n.media).map(n=>n.key));for(let n of this.#n)s.has(n)||(this.#n.delete(n),So(n))}remove(){return this.#o=!0,this.#e.remove(),this.#s?Qs(this.id):null}};async function jr(e,t){if(t?.point)return t;let s=e.get("place");if(s){let a=await g(`/api/locations/${encodeURIComponent(s)}?includePrivate=true&includeFriends=true&findsLimit=0`);return{location:a,point:tt(a)}}let n=ie(e.get("at"));return n?{point:{lat:n.lat,lng:n.lng}}:null}var Nr=({location:e,locationId:t,exact:s})=>{let{name:n,...a}=s??e;return{location:{...e,name:n,id:t},point:tt(a),name:n,by:"search"}},Oi=()=>Ct.includes(os.get())?os.get():"everyone",qi=({title:e,description:t,category:s,audience:n,area:a,exactForFriends:o})=>({title:e,description:t,category:s,audience:n,area:a,exactForFriends:o}),zn=({audience:e,area:t,exactForFriends:s})=>({audience:e,area:t,exactForFriends:s});function Dr(e,t){if(e?.was&&Object.entries(t).every(([n,a])=>e.was[n]===a))return zn(e);let s=e?.audience??(e?.isPublic===!1?"friends":"everyone");return{...t,audience:Ct[Math.max(Ct.indexOf(s),Ct.indexOf(t.audience))]}}function Ur({title:e,description:t,category:s,audience:n,area:a="",exactForFriends:o},r={area:""}){let l={title:e.trim(),description:t.trim()||null,category:s.trim()||null},u=a!==""&&a!==r.area,h=u?{area:Number(a)}:{},I=Number(a)&&(u||o!==r.exactForFriends)?{exactForFriends:o==="true"}:{};return{...l,...n===r.audience?{}:{audience:n},...h,...I}}var _r=({location:e},{area:t=""})=>t!==""&&(e?.area??0)>Number(t),Cr=(e,{area:t})=>R(`/api/finds/${e}`,{area:Number(t),homeZone:!1}),Hr=({location:e,exact:t})=>({area:String(e.area??0),exactForFriends:String(t?.forFriends??!0)});var He=class{uploads=null;place=null;placeError="";shown;#t=null;#e;constructor(t,s){this.page=t,this.#e=s,this.draft=new xi(t),this.form=new x({send:a=>this.#s(a),update:t.update}),this.isRestored=!!this.draft.stored;let{stored:n}=this.draft;this.values={...n,audience:n?.audience??(n?.isPublic===!1?"friends":Oi())},this.proposals=new ki(t),this.loading=E(t,()=>this.begin())}get isOther(){return this.#t??!!(this.values.category&&!Te(this.values.category))}changed(){this.place?.title&&(this.values.title||=this.place.title,this.place.title=""),this.saveDraft(),this.page.update()}addFiles(t){return this.uploads.add(t)}change(t){this.values={...this.values,...t},this.changed()}chooseCategory(t){this.#t=t==="other"&&!this.isOther,this.change({category:t===this.values.category||t==="other"?"":t})}async submit(t){return this.placeError="",await this.form.submit(t),!this.placeError}async#s(t){let{point:s,name:n,location:a}=this.place.value;if(!s){this.placeError=i("spot.missing"),this.page.update();return}if(await this.uploads.settled(),this.uploads.hasFailed)throw{code:"failed",text:i("edit.uploadFailed")};let o={point:s,name:n||this.place.proposal,location:a},r=Ur({category:this.values.category??"",...t},this.shown),l=await this.write(r,o).catch(u=>this.#i(u));l&&(_r(l,t)&&await this.#e.showHome()&&await Cr(l.id,t).catch(u=>p(q(u))),await this.leave(`/finds/${l.id}`,i(this.isNew?"edit.published":"edit.saved")))}#i(t){let s=lo(t);throw s.length?(this.uploads.removeMissing(s),{code:"failed",text:i("edit.photosGone")}):t}close(){this.uploads?.stop(),this.place?.close()}};async function Si(e){try{let t=await Ee(e,0,262144),s=await Ju(e,t);return s?im(sm(s.view,s.tiff)):Er}catch{return Er}}var Er={place:null,time:""},Ee=async(e,t,s)=>new DataView(await e.slice(t,t+s).arrayBuffer());function Ju(e,t){return t.getUint16(0)===65496?Ku(t):t.getUint32(0)===2303741511?Rr(e,{at:8,little:!1,name:"eXIf",extra:12,sizeFirst:!0}):zt(t,0,4)==="RIFF"&&zt(t,8,4)==="WEBP"?Rr(e,{at:12,little:!0,name:"EXIF",extra:8,even:!0}):zt(t,4,4)==="ftyp"?Xu(e):null}var zt=(e,t,s)=>String.fromCharCode(...Array.from({length:s},(n,a)=>e.getUint8(t+a)));function Ku(e){for(let t=2;t+10<e.byteLength;t+=2+e.getUint16(t+2)){let s=e.getUint16(t);if(s===65505&&e.getUint32(t+4)===1165519206)return{view:e,tiff:t+10};if(s===65498||s>>8!==255)return null}return null}var Vn=1<<20,Wn=1e4;async function Rr(e,{at:t,little:s,name:n,extra:a,sizeFirst:o,even:r}){for(let l=0;l<Wn&&t+8<=e.size;l++){let u=await Ee(e,t,8),h=u.getUint32(o?0:4,s);if(zt(u,o?4:0,4)===n)return Zu(await Ee(e,t+8,Math.min(h,Vn)));t+=a+h+(r?h%2:0)}return null}var Zu=e=>({view:e,tiff:zt(e,0,4)==="Exif"?6:0});function zr(e,t,s){let n=[];for(let a=t;a+8<=s&&n.length<Wn;){let o=e.getUint32(a),r=8;if(o===1&&([o,r]=[Number(e.getBigUint64(a+8)),16]),o===0&&(o=s-a),o<r)break;n.push({type:zt(e,a+4,4),from:a+r,to:Math.min(a+o,s)}),a+=o}return n}async function Xu(e){for(let t=0,s=0;s<Wn&&t+8<=e.size;s++){let n=await Ee(e,t,16),a=n.getUint32(0);if(a===1&&(a=Number(n.getBigUint64(8))),a===0&&(a=e.size-t),a<8)return null;if(zt(n,4,4)==="meta")return Qu(e,await Ee(e,t,Math.min(a,Vn)));t+=a}return null}async function Qu(e,t){let s=zr(t,t.getUint32(0)===1?20:12,t.byteLength),n=u=>s.find(h=>h.type===u),a=tm(t,n("iinf")),o=a===null?null:em(t,n("iloc"),a);if(!o)return null;let r=o.method===1?n("idat"):null,l=r?new DataView(t.buffer,t.byteOffset+r.from+o.at,Math.min(o.size,r.to-r.from-o.at)):await Ee(e,o.at,Math.min(o.size,Vn));return{view:l,tiff:4+l.getUint32(0)}}function tm(e,t){if(!t)return null;let s=zr(e,t.from+(e.getUint8(t.from)===0?6:8),t.to);for(let{from:n}of s){let a=e.getUint8(n)>2;if(zt(e,n+(a?10:8),4)==="Exif")return a?e.getUint32(n+4):e.getUint16(n+4)}return null}function em(e,t,s){if(!t)return null;let n=e.getUint8(t.from),a=t.from+4,o=I=>{let X=I===8?Number(e.getBigUint64(a)):I===4?e.getUint32(a):I===2?e.getUint16(a):0;return a+=I,X},r=o(2),[l,u,h]=[r>>12,r>>8&15,r>>4&15],b=n?r&15:0;for(let I=o(n<2?2:4);I>0&&a<t.to;I--){let X=o(n<2?2:4),xe=n?o(2)&15:0;o(2);let Bs=o(h),Ms=null;for(let G=o(2);G>0&&a<=t.to;G--){o(b);let yt=Bs+o(l),js=o(u);Ms??={method:xe,at:yt,size:js}}if(X===s)return Ms}return null}function sm(e,t){let s=e.getUint16(t)===18761,n=r=>e.getUint16(t+r,s);return{u32:r=>e.getUint32(t+r,s),text:(r,l)=>zt(e,t+r,l),entries:r=>new Map(Array.from({length:n(r)},(l,u)=>[n(r+2+12*u),r+10+12*u]))}}function im(e){let t=e.entries(e.u32(4)),s=(n,a,o)=>{try{return t.has(n)?a(e,e.entries(e.u32(t.get(n)))):o}catch{return o}};return{place:s(34853,am,null),time:s(34665,nm,"")}}function nm({u32:e,text:t},s){let n=s.get(36867),a=n===void 0?null:/^(\d{4}):(\d\d):(\d\d) (\d\d:\d\d:\d\d)$/.exec(t(e(n),19));return a&&a[1]!=="0000"?`${a[1]}-${a[2]}-${a[3]}T${a[4]}`:""}function am({u32:e,text:t},s){let n=(r,l,u)=>{if(!s.has(l)||!s.has(u))return NaN;let h=e(s.get(u)),b=X=>e(h+8*X)/e(h+8*X+4),I=r.indexOf(t(s.get(l),1).toUpperCase());return I<0?NaN:(b(0)+(b(1)||0)/60+(b(2)||0)/3600)*(I?-1:1)},a=n("NS",1,2),o=n("EW",3,4);return Math.abs(a)<=90&&Math.abs(o)<=180&&(a||o)?{lat:a,lng:o}:null}var om=2,rm=2,cm=60,Re=class{removed=[];#t=!1;#e;#s;#i;#n;#a=()=>{};constructor(t,{changed:s,placed:n=()=>{},signal:a,send:o=Se}){this.items=t.map(({at:r,key:l,caption:u="",...h})=>({media:h,at:r,key:l,caption:u,state:"done"})),this.#e=r=>{this.#a(),s(r)},this.#s=n,this.#i=a,this.#n=o,addEventListener("online",()=>this.#u(),{signal:a})}get most(){return f().limits.mediaPerFind}get isBusy(){return this.items.some(t=>["waiting","sending","paused"].includes(t.state))}get isPaused(){return this.items.some(t=>t.state==="paused")}async settled(){for(;this.isBusy&&!this.isPaused;)await new Promise(t=>{this.#a=t})}files(){return Promise.all(this.items.map(async({media:t,at:s,file:n,caption:a})=>{let o=n?await bs(n):null;return t?{media:t,at:s,caption:a,blob:o}:{caption:a,blob:o,name:n.name||"file"}}))}get hasFailed(){return this.items.some(t=>t.state==="failed")}get isChanged(){return this.#t||this.removed.length>0||this.items.some(t=>!t.media?.id)}get media(){return this.items.filter(t=>t.media).map(t=>co(t.media,t.caption))}get draft(){return this.items.filter(t=>t.media).map(({media:t,at:s,key:n,caption:a})=>({...t,at:s,key:n,caption:a}))}async add(t,s=[]){if(this.#i.aborted)return;let n=this.most-this.items.length,a=[...t].slice(0,n),o=a.map((r,l)=>({file:r,key:s[l],caption:"",preview:URL.createObjectURL(r),state:"waiting",progress:0}));this.items=[...this.items,...o],this.#e(t.length>n?i("upload.tooMany",{n:this.most}):""),await this.#o(a),this.#r()}async#o(t){for(let s of t){let{place:n}=await Si(s);if(this.#i.aborted)return;if(n)return this.#s(n)}}#r(){if(this.#i.aborted)return;let t=om-this.items.filter(s=>s.state==="sending").length;for(let s of this.items.filter(n=>n.state==="waiting").slice(0,t))this.#l(s)}async#l(t){t.stop=new AbortController,Object.assign(t,{state:"sending",progress:0,problem:null}),this.#e();try{let s=await this.#m(t);if(!s)return;Object.assign(t,{media:s,at:Date.now(),state:"done"})}catch(s){if(s.name==="AbortError")return;Object.assign(t,{state:qe(s)?"paused":"failed",problem:q(s)}),t.state==="paused"&&this.#p(t,s.retryAfter)}this.#e(),this.#r()}#p(t,s){t.pause=Math.min(cm,(t.pause??rm/2)*2),t.timer=setTimeout(()=>this.retry(t),1e3*(s||t.pause))}#u(){for(let t of this.items.filter(s=>s.state==="paused"))this.retry(t)}async#m(t){let{signal:s}=t.stop,n=await bs(t.file),{videoBytes:a,imageBytes:o}=f().limits,r=n.type.startsWith("video/")?a:o;if(n.size>r)throw{code:"large",text:i("upload.large",{size:Ca(r)})};if(s.aborted)return null;let l=h=>{t.progress=h,this.#e()},[u]=await this.#n("POST","/api/media",n,{signal:s,progress:l});return u}retry(t){clearTimeout(t.timer),t.state="waiting",this.#r()}remove(t){this.#c(t),t.media?.id&&this.removed.push(t.media.id),this.items=this.items.filter(s=>s!==t),this.#e(),this.#r()}removeMissing(t){let s=this.items.filter(n=>n.media).filter((n,a)=>t.includes(a));s.forEach(this.#c),this.items=this.items.filter(n=>!s.includes(n)),this.#e()}move(t,s){this.items.splice(s,0,...this.items.splice(t,1)),this.#t=!0,this.#e()}setCaption(t,s){t.caption=s,this.#t=!0,this.#e()}stop(){this.items.forEach(this.#c)}#c({timer:t,stop:s,preview:n}){clearTimeout(t),s?.abort(),n&&URL.revokeObjectURL(n)}};var Fi=class extends He{isNew=!1;title=i("edit.title");#t;#e="";#s="";constructor(t,s){super(t,s),this.back=`/finds/${t.params.id}`,this.#t=`/api${this.back}`}async begin(){let[t,s]=await Ha(this.#t),n=this.draft.stored;this.#s=s,this.#e=t.locationId,this.shown=zn({audience:Ae(t),...Hr(t)}),this.values={...t,...n,...Dr(n,this.shown)};let a=o=>{o&&p(o),this.page.update()};this.uploads=new Re(t.media,{changed:a,signal:this.page.signal}),this.place=new $t(this.page,n?.place??Nr(t),()=>this.changed())}saveDraft(){let t={...qi(this.values),was:this.shown},s=this.place?.value;this.draft.save(s?.location?.id===this.#e?t:{...t,place:s})}async write(t,s){let{isPaused:n,isChanged:a,media:o,removed:r}=this.uploads;if(n)throw{code:"failed",text:i("edit.uploadFailed")};let l=await Ws(s),u=l===this.#e?{}:{locationId:l},h=o.map(I=>I.id?{id:I.id,caption:I.caption??null}:I),b=a?{media:h,mediaToDelete:r}:{};return R(this.#t,{...t,...u,...b},{headers:this.#s?{"If-Match":this.#s}:{}})}overwrite(){this.#s=""}async leave(t,s=""){await this.draft.remove(),await this.page.go(t,{replace:!0}),s&&p(s)}discard(){return this.uploads?.stop(),this.leave(`${this.back}/edit`)}};async function Gn(){if(!await caches.has(cs))return null;let e=await caches.open(cs),[t]=await e.keys(),s=t&&await(await e.match(t))?.formData();return s?{key:t,values:lm(s),files:s.getAll("file"),left:Number(s.get("left"))}:null}function lm(e){let t=e.get("title"),s=[e.get("text"),e.get("url")].filter(Boolean).join(`
`);return{...t?{title:t}:{},...s?{description:s}:{}}}async function Vr(e){let t=await caches.open(cs);return await t.delete(e),(await t.keys()).length===0&&await caches.delete(cs),Gn()}var pm=2,Pi=class{items=[];isWhole=!1;#t;#e;constructor(t,s){this.#t=t,this.#e=s}get shown(){return this.isWhole?this.items:this.items.slice(0,pm)}async load(){await Fo();let t=await Xs();if(this.#t.signal.aborted)return;this.close();let s=Zs().filter(n=>n.id!==this.#e);this.items=s.map(n=>{let a=n.media?.find(r=>r.at>Date.now()-Vs),o=a?null:t.find(r=>r.draft===n.id&&r.file.type.startsWith("image/"))?.file;return{draft:n,media:a,preview:o?URL.createObjectURL(o):""}}),this.#t.update()}showAll(){this.isWhole=!0,this.#t.update()}remove({draft:t}){_t(t.id).remove(),this.items=this.items.filter(s=>s.draft!==t),this.#t.update(),p(i("edit.draftDeleted"),"",{text:i("action.undo"),run:()=>this.#s(t)})}#s(t){return _t(t.id).set(t),this.load()}close(){for(let{preview:t}of this.items)t&&URL.revokeObjectURL(t)}};var um=.15,Wr=e=>e.slice(0,10);function mm(e){let t="";return e.map(n=>({photo:n,time:t=n.time||t})).sort((n,a)=>n.time<a.time?-1:n.time>a.time?1:0).map(n=>n.photo)}var Gr=e=>e.find(t=>t.place)?.place??null,Yr=e=>e.find(t=>t.time)?.time??"";function dm(e,t,s){let[n,a]=[Gr(e),Yr(e)];return e.length<s&&(!n||!t.place||Ut(n,t.place)<=um)&&(!a||!t.time||Wr(a)===Wr(t.time))}function Jr(e,t){let s=[];for(let n of mm(e)){let a=s.findLast(o=>dm(o,n,t));a?a.push(n):s.push([n])}return s}var ks=e=>({place:Gr(e),time:Yr(e)}),Kr=(e,t)=>e.flatMap((s,n)=>n===t?[]:n===t-1?[[...s,...e[t]]]:[s]),Zr=(e,t,s)=>e.flatMap((n,a)=>a===t?[n.slice(0,s),n.slice(s)]:[n]);var Ti=class{groups=null;busy=!1;#t;#e=new Map;constructor(t){this.#t=t}get most(){return f().limits.mediaPerFind}get count(){return this.groups.flat().length}async consider(t,s){if(this.groups)return this.consider([...this.decline(),...t],s);if(t.length<2)return!1;let n=await Promise.all(t.map(async o=>({file:o,...await Si(o)}))),a=Jr(n,this.most);if(this.#t.signal.aborted||a.length<2&&t.length<=s)return!1;for(let o of n)o.preview=o.file.type.startsWith("image/")?URL.createObjectURL(o.file):"";return this.#s(a),!0}#s(t){this.groups=t,this.#t.update();for(let s of t)this.#i(s)}async#i(t){let{place:s}=ks(t);if(!s||this.#e.has(t[0]))return;this.#e.set(t[0],"");let{name:n}=await zs(s,{signal:this.#t.signal});this.#e.set(t[0],n),this.#t.update()}describe=t=>({name:ks(t).place?this.#e.get(t[0])??"":"",time:ks(t).time});canMerge=t=>t>0&&this.groups[t-1].length+this.groups[t].length<=this.most;merge(t){this.#s(Kr(this.groups,t))}split(t,s){this.#s(Zr(this.groups,t,s))}decline(){let t=this.groups.flat().map(s=>s.file);return this.close(),this.#t.update(),t}async accept(){if(this.busy)return;this.busy=!0,this.#t.update();let t=this.groups.map(()=>Fe()),s=Date.now(),n=y()?.id;try{for(let[a,o]of this.groups.entries())await this.#n(n,t[a],o,s-a)}catch{if(y()?.id!==n)return null;for(let a of t)await hm(a);return this.busy=!1,this.#t.update(),p(i("group.noRoom"))}await this.#t.go(`/new?draft=${t[0]}`),p(i("group.made",{n:t.length}))}async#n(t,s,n,a){if(y()?.id!==t)throw{code:"stopped"};let{place:o}=ks(n),r={id:s,at:a,audience:Oi(),media:[],label:this.describe(n).name};if(_t(s).set(o?{...r,place:{point:o,source:"photo",photo:o}}:r),!_t(s).get())throw{code:"storage"};await qo(s,n.map(l=>l.file),t)}close(){for(let{preview:t}of this.groups?.flat()??[])t&&URL.revokeObjectURL(t);this.groups=null}};async function hm(e){_t(e).remove(),await Qs(e)}var fm=["no_place_in_text","link_unknown"],Ii=class extends He{isNew=!0;title=i("edit.new");back="/";received=null;photosExpired=!1;#t="";constructor(t,s){super(t,s),this.drafts=new Pi(t,this.draft.id),this.several=new Ti(t),this.settings=new ne(t)}async begin(){let{page:t,values:s}=this,n=await jr(t.query,s.place),a=s.media??[],o=a.filter(h=>h.at>Date.now()-Vs);this.photosExpired=o.length<a.length;let r=h=>{h&&p(h),this.changed()},l=h=>this.place.suggestPoint(h);this.uploads=new Re(o,{changed:r,placed:l,signal:t.signal}),this.place=new $t(t,n,r),this.place.point&&!this.place.label&&this.place.propose(),this.drafts.load(),this.settings.read().then(t.update,()=>{});let u=await this.draft.files();u.length&&this.uploads.add(u.map(h=>h.file),u.map(h=>h.key)),this.received=t.query.has("shared")?await Gn():null}async addFiles(t){let{items:s,most:n}=this.uploads;await this.several.consider(t,n-s.length)||await super.addFiles(t)}saveDraft(){let t=qi(this.values),s=this.place?.value,n=this.uploads.draft,a=![t.title,t.description,t.category,s?.point,n.length,this.draft.hasFiles].some(Boolean);this.draft.save(a?null:{...t,place:s,label:this.place?.label,media:n,id:this.draft.id}),this.draft.release(this.uploads.items)}async resolveReceived(t){let{values:s,files:n,key:a}=this.received;this.received=null,t&&n.length&&await this.addFiles(n),this.received=await Vr(a),this.change(t?s:{});let o=t?await this.#e(s):{};return this.form.clear("title"),this.page.update(),o}async#e(t){let s=[t.title,t.description].filter(Boolean).join(`
`);if(!jn(s)||this.place.point)return{};try{let n=await tr(s,{signal:this.page.signal}),{title:a,description:o=""}=this.values,r=o.split(/\r?\n/),l=r.findIndex(b=>jn(b)&&/^\S+$/.test(b.trim())),u=r.filter((b,I)=>I!==l&&b.trim()!==n.title),h={title:a||n.title,description:u.join(`
`).trim()};return this.change(h),this.place.point||this.place.setPlace(n),h}catch(n){return n.name!=="AbortError"&&!fm.includes(n.reason)&&p(q(n)),{}}}async write(t,s){if(this.uploads.isPaused)return this.#s(t,s);try{return this.#t=await Ws(s),await ro(this.draft.findId,{...t,locationId:this.#t,media:this.uploads.media})}catch(n){if(!qe(n))throw n;return this.#s(t,s)}}async#s(t,s){return await uo(this.draft.findId,{body:t,place:s,locationId:this.#t},this.uploads),await this.leave("/waiting",i("outbox.added")),null}async leave(t,s=""){s&&os.set(this.values.audience),await this.draft.remove(),await this.page.go(t,{replace:!0});let[n]=Zs();s&&p(s,"",n&&{text:i("edit.next"),run:()=>this.page.go(`/new?draft=${n.id}`)})}discard(){return this.uploads?.stop(),this.leave("/new")}close(){super.close(),this.drafts.close(),this.several.close()}};import{html as ze,nothing as Yn}from"../lib/lit-html/lit-html.js";function $m(e,t){e.remove(t),O(e.items.length?"drafts-title":"main")}var gm=({media:e,preview:t})=>ze`
  <span class="thumb">${e||t?ze`<img src=${e?.thumbnailUrl??t} alt="">`:c("edit")}</span>`;function bm(e,t){let{draft:s}=t,n=s.title?.trim()||i("edit.untitled");return ze`
    <li class="row draft">
      <a class="find grow" href="/new?draft=${s.id}">
        ${gm(t)}
        <span class="what">
          <span class="name" dir="auto">${n}</span>
          ${s.label?ze`<span class="soft" dir="auto">${s.label}</span>`:Yn}
          <span class="soft">${Ds(s.at)}</span>
        </span>
      </a>
      <button type="button" class="round" aria-label=${i("edit.draftDelete",{title:n})} @click=${()=>$m(e,t)}>
        ${c("trash")}
      </button>
    </li>`}var Xr=e=>e.items.length?ze`
  <section class="card drafts" id="drafts" aria-labelledby="drafts-title">
    <h2 id="drafts-title" tabindex="-1">${i("edit.drafts")}</h2>
    <ul class="rows">${e.shown.map(t=>bm(e,t))}</ul>
    ${e.shown.length<e.items.length?ze`
      <button type="button" class="link" @click=${()=>e.showAll()}>
        ${i("edit.allDrafts",{n:e.items.length})}
      </button>`:Yn}
  </section>`:Yn;var Qr=e=>[...e?.files??[]].filter(t=>/^(image|video)\//.test(t.type)),tc=e=>[...e.dataTransfer?.types??[]].includes("Files"),wm=e=>e.target.matches?.("input, textarea")&&e.clipboardData.types.includes("text/plain");function ec(e,t){let s=a=>document.body.classList.toggle("dropping",a),n=(a,o)=>document.addEventListener(a,o,{signal:e});n("dragover",a=>{tc(a)&&(a.preventDefault(),s(!0))}),n("dragleave",a=>{a.relatedTarget||s(!1)}),n("drop",a=>{tc(a)&&(a.preventDefault(),s(!1),document.querySelector("dialog[open]")||t(Qr(a.dataTransfer)))}),n("paste",a=>{let o=Qr(a.clipboardData);!o.length||wm(a)||document.querySelector("dialog[open]")||(a.preventDefault(),t(o))}),e.addEventListener("abort",()=>s(!1))}import{html as ge,nothing as ac}from"../lib/lit-html/lit-html.js";var Jn=[1,5,20],Ve=e=>e?i("privacy.area",{distance:ls(e)}):i("privacy.exact");function xs(e){if(!e)return i("privacy.asSet");let{area:t,home:s}=e,n=t?i("privacy.defaultArea",{distance:ls(t)}):i("privacy.defaultExact");return s?i("privacy.andHome",{usual:n}):n}var Os=()=>Jn.map(e=>[String(e),Ve(e)]),oe=()=>[["0",Ve(0)],...Os()],Li=()=>[["true",i("privacy.forFriends")],["false",i("privacy.forMe")]];import{html as qs,nothing as Kn}from"../lib/lit-html/lit-html.js";var We="category";function sc(e,{category:t}){let s=document.getElementById(We);if(s.value=t,Te(t)){e.proposals.close(),e.chooseCategory(t),document.querySelector("#fold-category summary")?.focus();return}s.dispatchEvent(new Event("input",{bubbles:!0})),e.proposals.close()}function ym(e,t){t.form.typed(e.target),t.proposals.follow(e.target.value)}function vm(e,t){let{items:s,at:n}=t.proposals;if(!s.length){e.key==="ArrowDown"&&t.proposals.follow(e.target.value);return}let a={ArrowDown:1,ArrowUp:-1}[e.key];if(a)t.proposals.move(a);else if(e.key==="Escape")t.proposals.close();else if(e.key==="Enter"&&n>=0)sc(t,s[n]);else return;e.preventDefault()}var km=(e,t,s)=>qs`
  <li id="category-${s}" data-kind="category" role="option" aria-selected=${s===e.proposals.at?"true":"false"}
    @click=${()=>sc(e,t)}>
    ${ot(t.category)}
    <span class="grow" dir="auto">${z(t.category)}</span>
    <span class="soft far">${t.ownCount?i("categories.byYou",{n:t.ownCount}):t.count?S(t.count):Kn}</span>
  </li>`,xm=e=>{let{items:t}=e.proposals;return qs`
    <div class="proposals" ?hidden=${!t.length} @mousedown=${s=>s.preventDefault()}>
      <ul id="category-list" role="listbox" aria-label=${i("categories.used")}>${t.map((s,n)=>km(e,s,n))}</ul>
    </div>
    <span class="unseen" role="status">${t.length?i("categories.count",{n:t.length}):""}</span>`};function ic(e){let{form:t,proposals:s}=e,n=t.errors[We];return qs`
    <div class="field">
      <label for=${We}>${i("categories.own")} <span class="soft">${i("form.optional")}</span></label>
      <div class="combo">
        <input id=${We} name=${We} type="text" dir="auto" role="combobox" autocomplete="off" data-most=${f().limits.category}
          aria-autocomplete="list" aria-controls="category-list" aria-expanded=${s.items.length?"true":"false"}
          aria-activedescendant=${s.at>=0?`category-${s.at}`:Kn}
          aria-describedby=${n?"category-error":"category-hint"} aria-invalid=${n?"true":Kn}
          .defaultValue=${e.values.category??""} @input=${a=>ym(a,e)} @keydown=${a=>vm(a,e)}
          @focus=${a=>s.follow(a.target.value)} @blur=${()=>s.close()}>
        ${xm(e)}
      </div>
      ${Io(t.left[We])}
      ${n?qs`<p class="error" id="category-error">${n}</p>`:qs`<p class="hint" id="category-hint">${i("categories.hint")}</p>`}
    </div>`}var Ai=(e,t,s,n,a)=>ge`
  <details class="fold" id="fold-${e}">
    <summary>${t} <span class="grow"><span>${s}</span> <span class="soft" dir="auto">${n}</span></span> ${c("next")}</summary>
    ${a}
  </details>`;function oc(e){let t=e?.closest("details");t&&(t.open=!0)}var Om=e=>Ai("description",c("edit"),i("find.description"),e.values.description||i("edit.none"),m(e.form,"description",{label:i("find.description"),value:e.values.description??"",kind:"area",most:f().limits.description})),nc=(e,t,s)=>ge`
  <button type="button" class="chip" aria-pressed=${s?"true":"false"} @click=${()=>e.chooseCategory(t)}>
    ${ot(t)} ${z(t)}
  </button>`;function qm(e){let{category:t}=e.values,[s,n]=t?[ot(t),z(t)]:[c("filter"),i("edit.none")];return Ai("category",s,i("find.category"),n,ge`
    <fieldset>
      <legend>${i("find.category")}</legend>
      <div class="chips">
        ${se().map(a=>nc(e,a,a===t))}
        ${nc(e,"other",e.isOther)}
      </div>
      ${e.isOther?ic(e):ac}
    </fieldset>`)}var Sm=(e,t)=>ge`
  <label class="choice">
    <input type="radio" name="audience" value=${t} ?checked=${e.values.audience===t}>
    <span>
      ${c(he(t))}
      <span>
        <span class="strong">${i(`find.audience.${t}`)}</span><br>
        <span class="soft">${i(`edit.audienceText.${t}`,{instance:vt()})}</span>
      </span>
    </span>
  </label>`;function Fm(e){let{audience:t}=e.values;return Ai("audience",c(he(t)),i("edit.who"),i(`find.audience.${t}`),ge`
    <fieldset class="choices">
      <legend>${i("edit.who")}</legend>
      ${Ct.map(s=>Sm(e,s))}
    </fieldset>`)}var Pm=e=>T("exact-for",{name:"exactForFriends",label:i("privacy.exactFor"),options:Li(),chosen:e});function Tm(e){let{area:t="",exactForFriends:s="true"}=e.values;return Ai("shown",c("map"),i("privacy.shown"),t===""?xs(e.settings?.values):Ve(Number(t)),ge`
    ${T("area",{label:i("privacy.shown"),hint:i(e.isNew?"privacy.shownHint":"privacy.recall"),chosen:t,options:[...e.isNew?[["",xs(e.settings.values)]]:[],...oe()]})}
    ${Number(t)?Pm(s):ac}`)}var rc=e=>ge`<div class="folds">${Om(e)}${qm(e)}${Fm(e)}${Tm(e)}</div>`;import{html as Mi,nothing as Qn}from"../lib/lit-html/lit-html.js";import{html as Lt,nothing as Ss}from"../lib/lit-html/lit-html.js";var Zn=16,cc=10,Im=2,Lm={lat:25,lng:5,zoom:1},Bi=class extends $t{failed=!1;problem="";#t;#e=null;constructor(t,s){super(t,s.value,()=>this.#i()),this.#t=t,Object.assign(this,{nearby:s.nearby,proposal:s.proposal})}async showMap(t){this.failed=!1;let s=this.#s();try{let n=await t({view:s,onMove:a=>this.#a(a),onPick:a=>this.setPoint(a,"tap")});if(this.#t.signal.aborted)return n.close();this.#e=n,this.photo&&n.mark(this.photo,i("spot.photoPlace"),"one ghost")}catch{this.failed=!0}return this.#e&&this.point&&this.#i(),this.#t.update(),!this.point&&Xt.get()&&s.zoom>=cc?this.setPoint({lat:s.lat,lng:s.lng},"tap"):this.point?this.propose():null}#s(){if(this.point)return{...this.point,zoom:Zn};let t=go();return t?.zoom?t:Lm}#i(){this.problem="";let t=this.#e?.where();t&&!this.#n(t)&&this.#e.setView({...this.point,zoom:this.source==="tap"?t.zoom:Math.max(Zn,t.zoom)},{animate:!1}),this.#t.update()}#n(t){return Ut(this.point,t)<Im*wo(t)}#a(t){(!this.point||!this.#n(t))&&this.setPoint({lat:t.lat,lng:t.lng},"tap")}usePhoto(){return this.setPoint(this.photo,"photo")}useFound(t){return this.setPlace(t)}distance=t=>this.point&&t?Ut(this.point,t):void 0;check(){let t=this.#e?.where().zoom??Zn,s=this.source==="tap"&&!this.chosen&&t<cc;return this.problem=this.point?s?i("spot.zoom"):"":i("spot.none"),this.#t.update(),!this.problem}close(){super.close(),this.#e?.close(),this.#e=null}};async function Ge(e){let t=new AbortController,s=null,n=et((o,r)=>(s??=new Bi({signal:t.signal,update:r},e),Um(s,o)),{label:i("spot.title"),kind:"chooser"});lc(s),await n&&e.take(s),t.abort(),s.close()}var lc=e=>e.showMap(t=>Ko(document.getElementById("spot"),{...t,hasCross:!0})),Am=(e,t)=>Lt`
  <div class="row">
    <button type="button" class="round" aria-label=${i("nav.back")} @click=${()=>t()}>${c("back")}</button>
    <place-search id="spot-search" class="grow" .label=${i("spot.search")} .near=${e.point} .distance=${e.distance}
      @choose=${({detail:s})=>e.useFound(s.value)}></place-search>
  </div>`,Bm=e=>Lt`
  <div class="mapbox">
    <div id="spot" role="application" aria-label=${i("spot.map")}></div>
    ${e.failed?d({code:"map",text:i("map.failed")},()=>lc(e)):Ss}
  </div>`;function Mm(e,t){let s=e.chosen?.id===t.id;return Lt`
    <button type="button" class="chip" aria-pressed=${s?"true":"false"} @click=${()=>e.toggle(t)}>
      ${c(s?"check":"pin")} <bdi>${t.name}</bdi> <span class="soft">${Us(t.distance)}</span>
    </button>`}var jm=e=>Lt`
  <div class="chips scrolls" role="group" aria-label=${i("spot.proposals")}>
    <button type="button" class="chip" @click=${()=>e.locate()}>${c("here")} ${i("spot.here")}</button>
    ${e.photo&&e.source!=="photo"?Lt`
      <button type="button" class="chip" @click=${()=>e.usePhoto()}>${c("camera")} ${i("spot.photoPlace")}</button>`:Ss}
    ${e.nearby.map(t=>Mm(e,t))}
  </div>`,Nm=e=>Lt`
  <div class="field">
    <label for="place-name">${i("spot.name")} <span class="soft">${i("form.optional")}</span></label>
    <input id="place-name" autocomplete="off" dir="auto" placeholder=${e.proposal||i("spot.nameHint")} .value=${e.name}
      @input=${t=>e.setName(t.target.value)}>
  </div>`,Xn=e=>i(`spot.${e.source||"set"}`),Dm=e=>Lt`
  <p class="at" role="status">
    ${c("pin")}
    <span class="grow"><span class="strong" dir="auto">${e.label||i(e.point?"spot.unnamed":"spot.none")}</span>
      ${e.point?Lt`<span class="soft">${Xn(e)}</span>`:Ss}</span>
  </p>`,Um=(e,t)=>Lt`
  <h2 class="unseen" tabindex="-1" autofocus>${i("spot.title")}</h2>
  ${Am(e,t)}
  ${Bm(e)}
  <div class="panel">
    ${Dm(e)}
    ${jm(e)}
    ${e.chosen?Ss:Nm(e)}
    ${e.problem?Lt`<p class="error" role="alert">${e.problem}</p>`:Ss}
    <button type="button" class="main" id="use-place" @click=${()=>e.check()&&t(!0)}>${i("spot.use")}</button>
  </div>`;var pc=(e,t)=>Mi`
  <span class="row">
    ${c("pin")} <span class="grow"><span class="strong" dir="auto">${e}</span><br><span class="soft">${t}</span></span>
    ${c("next")}
  </span>`,uc=(e,t)=>Mi`
  <fieldset>
    <legend>${i("edit.where")}</legend>
    <button type="button" class="where" id="place" aria-describedby=${t?"place-error":Qn} @click=${()=>Ge(e)}>
      ${e.point?Mi`<place-map inert .at=${e.point}></place-map>`:Qn}
      ${e.point?pc(e.label||i("spot.unnamed"),[Xn(e),i("spot.change")].filter(Boolean).join(" · ")):pc(i("spot.title"),i("spot.chooseHint"))}
    </button>
    ${t?Mi`<p class="error" id="place-error" role="alert">${t}</p>`:Qn}
  </fieldset>`;import{html as be,nothing as ta}from"../lib/lit-html/lit-html.js";function _m(e,t){e.merge(t),O(`group-${t-1}`)}function Cm(e,t,s){e.split(t,s),O(`group-${t+1}`)}var Hm=({preview:e,file:t})=>e?be`<img src=${e} alt="">`:be`<span class="film" title=${t.name}>${c("play")}</span>`,Em=(e,t,s)=>be`
  <button type="button" class="cut" aria-label=${i("group.split",{n:s+1})} title=${i("group.split",{n:s+1})}
    @click=${()=>Cm(e,t,s)}></button>`;function Rm(e,t,s){let{name:n,time:a}=e.describe(t),o=[a&&dt(a),n].filter(Boolean);return be`
    <li>
      <div class="row between">
        <h3 id="group-${s}" tabindex="-1">${i("group.find",{n:s+1})} <span class="soft" dir="auto">${o.join(" · ")}</span></h3>
        ${e.canMerge(s)?be`
          <button type="button" class="link" aria-describedby="group-${s}" @click=${()=>_m(e,s)}>
            ${i("group.merge")}
          </button>`:ta}
      </div>
      <ul class="group">${t.map((r,l)=>be`<li>${l?Em(e,s,l):ta}${Hm(r)}</li>`)}</ul>
    </li>`}var mc=(e,t)=>e.groups?be`
  <section class="card" id="several" aria-labelledby="several-title">
    <h2 id="several-title" tabindex="-1">${i("group.title",{n:e.count,finds:i("group.finds",{n:e.groups.length})})}</h2>
    <p class="hint">${i("group.hint")}</p>
    <ol class="groups">${e.groups.map((s,n)=>Rm(e,s,n))}</ol>
    <div class="publish row">
      <button type="button" class="quiet" @click=${t}>${i("group.one")}</button>
      <button type="button" class="main" aria-busy=${e.busy?"true":"false"} @click=${()=>e.accept()}>
        ${i("group.make",{n:e.groups.length})}
      </button>
    </div>
  </section>`:ta;import{html as nt,nothing as Vt}from"../lib/lit-html/lit-html.js";import{html as ea}from"../lib/lit-html/lit-html.js";async function zm(e,t,s){let n=null,a={label:i("upload.caption"),hint:i("upload.captionHint"),value:t.caption,most:f().limits.caption},o=await et((r,l)=>(n??=new x({send:({caption:u})=>r(u.trim()),update:l}),ea`
      <h2>${i("upload.caption")}</h2>
      <div class="captioned">${s}</div>
      <form novalidate @submit=${n.submit}>
        ${m(n,"caption",a)}
        <div class="row end">
          <button type="button" class="quiet" @click=${()=>r()}>${i("action.cancel")}</button>
          ${B(n,i("action.save"))}
        </div>
      </form>`),{label:i("upload.captionOf",{n:e.items.indexOf(t)+1})});o!==null&&e.setCaption(t,o)}var dc=(e,t,s,n)=>ea`
  <button type="button" class="words ${t.caption?"":"round"}" @click=${()=>zm(e,t,n)}
    aria-label="${i("upload.captionOf",{n:s})}${t.caption?`: ${t.caption}`:""}">
    ${t.caption?ea`<span dir="auto">${t.caption}</span>`:c("edit")}
  </button>`;var[Vm,Wm]=[6,10],Gm=300,_=null;function hc(){_.isOn=!0,_.item.classList.add("lifted"),navigator.vibrate?.(10)}var fc=e=>[...e.parentElement.querySelectorAll(":scope > [data-drag]")],Ym=(e,t)=>fc(_.item).find(s=>{let n=s.getBoundingClientRect();return s!==_.item&&n.left<=e&&e<=n.right&&n.top<=t&&t<=n.bottom});function Jm(e){if(e.pointerId!==_.id)return;let[t,s]=[e.clientX-_.x,e.clientY-_.y],n=e.pointerType==="touch";if(!_.isOn){if(Math.hypot(t,s)<(n?Wm:Vm))return;if(n)return _.end();hc()}_.item.style.transform=`translate(${t}px, ${s}px) scale(1.04)`,_.over?.classList.remove("target"),_.over=Ym(e.clientX,e.clientY),_.over?.classList.add("target")}function $c(e,t){if(e.button||_||e.target.closest("button, input, a"))return;let s=e.currentTarget,n=new AbortController,{signal:a}=n,o=()=>{clearTimeout(_.timer),n.abort(),s.classList.remove("lifted"),s.style.transform="",_.over?.classList.remove("target"),_=null};_={item:s,x:e.clientX,y:e.clientY,id:e.pointerId,isOn:!1,over:null,end:o},e.pointerType==="touch"&&(_.timer=setTimeout(hc,Gm));let r=u=>{u.pointerId===_.id&&o()},l=u=>{if(u.pointerId!==_.id)return;let[h,b]=[s,_.isOn&&_.over].map(I=>fc(s).indexOf(I));o(),b>=0&&t(h,b)};document.addEventListener("pointermove",Jm,{signal:a}),document.addEventListener("pointerup",l,{signal:a}),document.addEventListener("pointercancel",r,{signal:a}),document.addEventListener("keydown",u=>{u.key==="Escape"&&o()},{signal:a})}function ji(e){(_?.isOn||e.type==="dragstart")&&e.preventDefault()}var Km="image/*,video/mp4,video/quicktime,video/webm";function Zm(e,t){let s=e.items.indexOf(t);e.remove(t),queueMicrotask(()=>{(document.querySelectorAll(".shot .drop")[Math.min(s,e.items.length-1)]??document.getElementById("files"))?.focus()})}function gc(e,t,s){e.move(t,s),queueMicrotask(()=>{let n=s<t?".before, .after":".after, .before";document.querySelectorAll(".shot")[s]?.querySelector(n)?.focus()})}function bc(e){return e.media?ft(e.media,{thumb:!0,eager:!0}):e.file.type.startsWith("video/")?nt`<span class="film">${c("play")}</span>`:nt`<img src=${e.preview} alt="">`}var wc={handleEvent:e=>{e.target.hidden=e.type==="error"},capture:!0},Ni=(e,t,s,n,a)=>nt`
  <button type="button" class="round ${e}" aria-label=${i(`upload.${t}`,{n})} @click=${a}>${c(s)}</button>`,Xm=(e,t)=>e.progress<1?nt`<progress max="1" .value=${e.progress} aria-label=${i("upload.progress",{n:t})}></progress>`:nt`<span class="over">${i("upload.processing")}</span>`,Qm=(e,t)=>({sending:()=>Xm(e,t),paused:()=>nt`<span class="over" title=${e.problem}>${i("upload.paused")}</span>`,waiting:()=>nt`<span class="over">${i("upload.waiting")}</span>`,failed:()=>nt`<span class="over error">${i("upload.failed")}</span>`,done:()=>Vt})[e.state]();function td(e,t,s){let n=s+1;return nt`
    <li class="shot ${t.state}" data-drag @pointerdown=${a=>$c(a,(o,r)=>e.move(o,r))}
      @error=${wc} @load=${wc}>
      ${bc(t)}
      ${s===0&&e.items.length>1?nt`<span class="cover">${i("upload.cover")}</span>`:Vt}
      ${Qm(t,n)}
      <span class="buttons">
        ${s>0?Ni("before","earlier","back",n,()=>gc(e,s,s-1)):Vt}
        ${n<e.items.length?Ni("after","later","next",n,()=>gc(e,s,s+1)):Vt}
        ${t.state==="failed"||t.state==="paused"?Ni("","again","retry",n,()=>e.retry(t)):Vt}
        ${Ni("drop",t.state==="done"?"remove":"cancel","close",n,()=>Zm(e,t))}
      </span>
      ${t.state==="failed"?Vt:dc(e,t,n,bc(t))}
    </li>`}function ed(e,t){t([...e.target.files]),e.target.value=""}var sd=(e,t)=>nt`
  <li class="shot add">
    <label for="files">
      ${c("camera")}<span class="strong">${i(e.items.length?"upload.more":"upload.add")}</span>
      ${e.items.length?Vt:nt`<span class="soft mice">${i("upload.drop")}</span>`}
    </label>
    <input id="files" type="file" accept=${Km} multiple @change=${s=>ed(s,t)}>
  </li>`;function id(e){let t=e.items.filter(n=>n.state==="done").length,s=[...new Set(e.items.filter(n=>n.state==="failed").map(n=>n.problem))];return nt`
    <p class="hint" role="status">${e.isBusy?i("upload.ready",{n:t,of:S(e.items.length)}):""}</p>
    ${s.map(n=>nt`<p class="error" role="alert">${n}</p>`)}`}var yc=(e,t)=>nt`
  <ul class="shots ${e.items.length?"":"bare"}" @touchmove=${ji} @contextmenu=${ji} @dragstart=${ji}>
    ${e.items.map((s,n)=>td(e,s,n))}
    ${e.items.length<e.most?sd(e,t):Vt}
  </ul>
  ${e.items.length>1?nt`<p class="hint">${i("upload.order")}</p>`:Vt}
  ${id(e)}`;async function kc(e,t){await e.addFiles(t),e.several?.groups&&O("several-title")}function nd(e){e.uploads.add(e.several.decline()),O("files")}async function ad(e){vc(e.received.values),vc(await e.resolveReceived(!0))}function vc(e){for(let[t,s]of Object.entries(e)){let n=document.getElementById(t);n&&(n.value=s)}}var od=e=>{let t=Qo(Object.values(e).join(`
`));return t?ct`<p class="hint">${i("places.asks",{host:t})}</p>`:xt},rd=(e,t)=>ct`
  <section class="card" id="offer" aria-labelledby="offered">
    <h2 id="offered">${i("edit.shared")}</h2>
    <p class="hint">${i("edit.sharedHint")}</p>
    ${Object.values(e.received.values).map(s=>ct`<p class="text" dir="auto">${s}</p>`)}
    ${od(e.received.values)}
    ${e.received.files.length?ct`<p>${i("edit.sharedFiles",{n:e.received.files.length})}</p>`:xt}
    ${t?ct`<p class="note">${i("edit.sharedFull")}</p>`:xt}
    ${e.received.left?ct`<p class="note">${i("edit.sharedLeft",{n:e.received.left})}</p>`:xt}
    <div class="row end">
      <button type="button" class="quiet" @click=${()=>e.resolveReceived(!1)}>${i("edit.sharedDrop")}</button>
      <button type="button" @click=${()=>ad(e)}>${i("edit.sharedTake")}</button>
    </div>
  </section>`;async function cd(e){await A(i("edit.discardTitle"),i("edit.discardText"),i("edit.startOver"))&&e.discard()}var ld=()=>A(i("privacy.inHome"),i("privacy.inHomeText"),i("privacy.showExact")),pd=e=>ct`
  <p class="note">
    ${i("edit.restored")} <button type="button" class="link" @click=${()=>cd(e)}>${i("edit.startOver")}</button>
  </p>`,ud=e=>ct`
  <fieldset>
    <legend>${i("edit.photos")}</legend>
    ${e.photosExpired?ct`<p class="note">${i("edit.photosGone")}</p>`:xt}
    ${yc(e.uploads,t=>kc(e,t))}
    <p class="hint">${i("edit.photosMost",{n:e.uploads.most})} ${i("edit.photosHint")}</p>
  </fieldset>`,md=e=>ct`
  ${F(e.form)}
  ${e.form.refusal?.reason==="changed_since"?ct`
    <div class="row">
      <a class="button quiet" href=${e.back} target="_blank">${i("edit.theirs")}</a>
      <button type="submit" class="quiet" @click=${()=>e.overwrite()}>${i("edit.mine")}</button>
    </div>`:xt}`;function dd(e,t){t.change(Po(e.currentTarget))}async function hd(e,t){let n=await t.submit(e)?document.querySelector("form [aria-invalid=true]"):document.getElementById("place");oc(n),n?.focus()}function fd(e){let{title:t}=e.values,s=e.form.busy&&e.uploads.isBusy?"edit.waiting":e.isNew?"edit.publish":"action.save",n=a=>dd(a,e);return ct`
    <form class="card" novalidate ?hidden=${!!e.several?.groups}
      @input=${n} @change=${n} @submit=${a=>hd(a,e)}>
      ${e.isRestored?pd(e):xt}
      ${ud(e)}
      ${uc(e.place,e.placeError)}
      ${m(e.form,"title",{label:i("find.titleField"),value:t,required:!0,most:f().limits.title})}
      ${rc(e)}
      <div class="publish">
        ${md(e)}
        <div class="row end">
          <a class="button quiet" href=${e.back}>${i("action.cancel")}</a>
          ${B(e.form,i(s))}
        </div>
      </div>
    </form>`}var $d=(e,t)=>ct`
  ${e.received?rd(e,t.get("shared")==="full"):xt}
  ${mc(e.several,()=>nd(e))}
  ${e.several.groups?xt:Xr(e.drafts)}`;function gd(e,t){return e.loading.problem?d(e.loading.problem,t):e.uploads?fd(e):v(4)}function xc(e){let t=new(e.params.id?Fi:Ii)(e,{showHome:ld}),s=()=>t.loading.load();return ec(e.signal,n=>t.uploads&&kc(t,n)),{title:t.title,ready:s(),view:()=>ct`
      ${$(t.title,xt,t.back)}
      ${t.isNew?$d(t,e.query):xt}
      ${gd(t,s)}`,close:()=>t.close()}}import{html as Ke,nothing as jc}from"../lib/lit-html/lit-html.js";var bd=3,wd=4,Di=(e,t=0)=>new Date(e.getFullYear(),e.getMonth(),e.getDate()-t);function yd(){let e=new Intl.Locale(ja());return((e.getWeekInfo?.()??e.weekInfo)?.firstDay??1)%7}var vd=e=>[["today",Di(e)],["yesterday",Di(e,1)],["week",Di(e,(e.getDay()-yd()+7)%7)],["earlier",-1/0]],sa=e=>Di(new Date(e.createdAt)).getTime(),Ui=e=>`${sa(e)} ${e.user.id}`;function kd(e){let t=new Map;for(let s of e)t.set(Ui(s),[...t.get(Ui(s))??[],s]);return t}function Oc(e,{now:t=new Date,mayContinue:s=!1}={}){let n=kd(e),a=s&&e.length?sa(e.at(-1)):NaN,o=new Map,r=vd(t);for(let l of e){let u=n.get(Ui(l)),h=u.length>=bd;if(h&&u[0]!==l)continue;let b=h?{key:Ui(l),finds:u,hasMore:sa(l)===a}:{find:l},I=new Date(l.createdAt),[X]=r.find(([,xe])=>I>=xe);o.set(X,[...o.get(X)??[],b])}return[...o].map(([l,u])=>({name:l,entries:u}))}function qc(e){let t=n=>n.media.length>0,s=[...e.filter(t),...e.filter(n=>!t(n))].slice(0,wd);return{shown:s,rest:e.length-s.length}}var xd=1500,[Od,qd]=[4,4],Sd=9;function Fd(){let e=ie(Xt.get());return e?.zoom>=Sd?{lat:e.lat,lng:e.lng}:null}var Pd=()=>Promise.race([yo(),Ys(xd,null)]),Td=e=>e?{lat:Math.round(e.lat*100)/100,lng:Math.round(e.lng*100)/100}:{},_i=class{at=null;isHere=!1;busy=!1;#t=new WeakMap;#e;#s;constructor(t){this.#s=t,this.at=t.kept?.at??null,this.isHere=t.kept?.isHere??!1,this.#e=new Set(t.kept?.open),this.list=H(t,()=>w("/api/finds/feed",{...Td(this.at),limit:20}))}liking(t){let s=this.#t.get(t);return s||this.#t.set(t,s=new To(t.id,()=>t,this.#s)),s}save(t,s){return ko(t,s,this.#s.update)}load=async()=>{if(this.#s.kept?.at===void 0){let t=await Pd();this.#o(t??Fd(),!!t)}await this.#n()};get days(){return Oc(this.list.items??[],{mayContinue:!!this.list.next})}get#i(){return this.days.reduce((t,s)=>t+s.entries.length,0)}isOpen=({key:t})=>this.#e.has(t);toggle({key:t}){this.#e.delete(t)||this.#e.add(t),this.#s.keep({open:[...this.#e]}),this.#s.update()}async#n(){await this.list.load(),await this.#a(Od)}more=()=>this.#a(this.#i+1);async#a(t){for(let s=0;this.list.next&&this.#i<t&&s<qd;s++){let n=this.list.items.length;if(await this.list.more(),this.list.items?.length===n)return}}#o(t,s){Object.assign(this,{at:t,isHere:s}),this.#s.keep({at:t,isHere:s})}async nearMe(){this.busy=!0,this.#s.update();try{this.#o(await Js({timeout:1e4}),!0),this.list.clear(),await this.#n()}catch(t){p(q(t))}this.busy=!1,this.#s.update()}distance=t=>this.isHere?Ut(this.at,tt(t.location)):void 0};function Id(){return za()?!0:rt.get("installPrompt")||Va()?!1:void 0}async function Ld(){let e=await Es();return{on:!0,off:!1}[e]}var Ye=class{steps=[];isKnown=!1;#t;constructor(t){this.#t=t}get isOver(){return In.get()===y()?.id}get left(){return this.steps.filter(t=>!t.isDone).length}async load(){if(this.isOver){this.isKnown=!0;return}let{signal:t}=this.#t,s={profile:!!y().displayName||!!y().profilePicture?.startsWith("/api/media/"),streets:y().role==="admin"&&f().tiles?.kind==="vector"?zo().length>0:void 0,find:g(`/api/users/${y().id}`,{signal:t}).then(a=>a.findCount>0),friend:g("/api/friends?limit=1",{signal:t}).then(a=>a.length>0),push:Ld(),install:Id()},n=await Promise.all(Object.entries(s).map(async([a,o])=>({name:a,isDone:await Promise.resolve(o).catch(()=>{})})));t.aborted||(this.isKnown=!0,this.steps=n.filter(a=>a.isDone!==void 0),this.steps.length===n.length&&!this.left&&this.dismiss(),this.#t.update())}async installNow(){let t=rt.get("installPrompt");t&&(await t.prompt(),rt.set("installPrompt",null),await this.load())}dismiss=()=>{In.set(y().id),this.steps=[],this.#t.update()}};import{html as Wt,nothing as we}from"../lib/lit-html/lit-html.js";var Ad="(min-width: 1180px) 516px, (min-width: 720px) 688px, 100vw",Bd=(e,t)=>Wt`
  <span class="cover c-${Ie(e.category).code}">
    ${e.media.length?ft(e.media[0],{sizes:Ad,eager:t}):ot(e.category)}
    ${e.media[0]?.type==="video"?Wt`<span class="play">${c("play")}</span>`:we}
    ${e.media.length>1?Wt`<span class="counter">${i("feed.photos",{n:e.media.length})}</span>`:we}
  </span>`;function Md(e,t){let s=[Wa(e,e.location)?"":Cs(e.location),t===void 0?"":_a(t)].filter(Boolean);return s.length?Wt`
    <span class="soft">${c("pin")} <bdi>${s[0]}</bdi>${s[1]?Wt` · ${s[1]}`:we}</span>`:we}var ia=(e,t,s=we)=>Wt`
  <span class="by">
    ${J(e.user,28)} <span class="grow">${k(e.user)} <span class="soft">· ${V(e.createdAt)}</span></span>
    ${t&&e.reason==="friend"?Wt`<span class="badge">${i("feed.friend")}</span>`:we}
    ${s}
  </span>`,Sc=(e,t,s,{km:n,eager:a,isMixed:o})=>Wt`
  <li class="feed-card">
    <a href="/finds/${e.id}">
      ${Bd(e,a)}
      <span class="about">
        <span class="name" dir="auto">${e.title}</span>
        ${Md(e,n)}
        ${ia(e,o,Co(e))}
      </span>
    </a>
    <div class="acts">
      ${_o(t,`like-${e.id}`)}
      <a class="act" href="/finds/${e.id}#comments" aria-label=${i("find.commentOn",{title:e.title})}>
        ${c("comment")} ${e.commentCount?Wt`<span>${S(e.commentCount)}</span>`:we}
      </a>
      <span class="grow"></span>
      ${Uo(e,s,`save-${e.id}`)}
    </div>
  </li>`;import{html as Je,nothing as Fc}from"../lib/lit-html/lit-html.js";var na=({key:e})=>`group-${e.replace(" ","-")}`;async function Pc(e,t){e.toggle(t),await O(na(t))}var jd=(e,t)=>Je`
  <span class="piece c-${Ie(e.category).code}">
    ${e.media.length?ft(e.media[0],{thumb:!0}):ot(e.category)}
    ${t?Je`<span class="beyond">+${S(t)}</span>`:Fc}
  </span>`;function Nd(e){let{shown:t,rest:s}=qc(e);return Je`
    <span class="cover ${t[0].media.length?"":"signs"}">
      <span class="mosaic of-${t.length}">${t.map((n,a)=>jd(n,a===t.length-1?s:0))}</span>
    </span>`}var Tc=({finds:e,hasMore:t})=>i("feed.several",{n:e.length,more:t}),Dd=e=>e.map((t,s)=>Je`${s?" · ":Fc}<bdi>${t.title}</bdi>`),Ud=(e,t)=>Je`
  <li class="feed-card">
    <button type="button" class="group-face" id=${na(t)} aria-expanded="false" @click=${()=>Pc(e,t)}>
      ${Nd(t.finds)}
      <span class="about">
        <span class="name">${Tc(t)}</span>
        <span class="soft titles">${Dd(t.finds.slice(0,10))}</span>
        ${ia(t.finds[0],!!e.at)}
      </span>
    </button>
  </li>`,_d=(e,t,s)=>Je`
  <li class="feed-group">
    <div class="by">
      ${J(t.finds[0].user,28)}
      <span class="grow">${k(t.finds[0].user)} <span class="soft">· ${Tc(t)}</span></span>
      <button type="button" class="quiet" id=${na(t)} aria-expanded="true" @click=${()=>Pc(e,t)}>
        ${i("feed.less")}
      </button>
    </div>
    <ul class="feed-list">${t.finds.map(n=>s(n))}</ul>
  </li>`,Ic=(e,t,s)=>e.isOpen(t)?_d(e,t,s):Ud(e,t);import{html as ye,nothing as Fs}from"../lib/lit-html/lit-html.js";var Lc={profile:()=>"/profile",streets:()=>"/admin/map",find:()=>"/new",friend:()=>ht()?"/invites":"/people",push:()=>"/settings/notifications"},Cd=e=>i(e==="friend"&&ht()?"steps.inviteAction":`steps.${e}Action`);function Hd(e,t){return Lc[t]?ye`<a class="button quiet" href=${Lc[t]()}>${Cd(t)}</a>`:rt.get("installPrompt")?ye`<button type="button" class="quiet" @click=${()=>e.installNow()}>${i("steps.installAction")}</button>`:ye`<span class="hint">${i("steps.installHint")}</span>`}var Ed=(e,{name:t,isDone:s})=>ye`
  <li class="step ${s?"done":""}">
    <span class="tick">${s?c("check"):Fs}</span>
    <span class="grow">${i(t==="friend"&&ht()?"steps.invite":`steps.${t}`,{instance:vt()})}${s?ye`<span class="unseen"> (${i("steps.done")})</span>`:Fs}</span>
    ${s?Fs:Hd(e,t)}
  </li>`;async function Rd(e,t){let s=new Ye(t);e.note=()=>s.isOver||!s.left?Fs:ye`
    <p class="row between steps-left">
      <a class="chip" href="/feed">${c("check")} ${i("steps.count",{n:s.steps.length-s.left,all:s.steps.length})}</a>
      ${ut(s.dismiss)}
    </p>`,await s.load()}var Ac=e=>e.isOver||!e.left?Fs:ye`
  <section class="card" aria-labelledby="steps">
    <div class="row between"><h2 id="steps">${i("steps.title")}</h2>${ut(e.dismiss)}</div>
    <ul class="first-steps">${e.steps.map(t=>Ed(e,t))}</ul>
  </section>`;var zd=()=>Ke`<a class="button quiet" href="/people">${c("people")} ${i("nav.people")}</a>`,Vd=e=>e.isHere?jc:Ke`
  <button type="button" class="chip" aria-busy=${e.busy?"true":"false"} @click=${()=>e.nearMe()}>
    ${c("here")} ${i("feed.nearMe")}
  </button>`,Bc=e=>Ke`
  <p class="row between"><span class="soft">${i(e.at?"feed.around":"feed.friends")}</span>${Vd(e)}</p>`,Mc=(e,t)=>Sc(e,t.liking(e),s=>t.save(e,s),{km:t.distance(e),eager:e===t.list.items[0],isMixed:!!t.at}),Wd=({name:e,entries:t},s)=>Ke`
  <section class="stack" aria-labelledby="day-${e}">
    <h2 id="day-${e}">${i(`feed.${e}`)}</h2>
    <ul class="feed-list">
      ${t.map(n=>n.find?Mc(n.find,s):Ic(s,n,a=>Mc(a,s)))}
    </ul>
  </section>`;function Gd(e,t){let{items:s,problem:n}=e.list;return!n&&(!s||!t.isKnown)?v(3):[Ac(t),Yd(e)]}function Yd(e){let{items:t,problem:s,load:n}=e.list;if(s)return d(s,n);if(!t.length&&!e.list.next){let a=i(e.at?"feed.noneText":"feed.noneFriends");return[Bc(e),M(i("feed.none"),a,jc,"feed")]}return Ke`
    ${Bc(e)}
    ${e.days.map(a=>Wd(a,e))}
    ${j({...e.list,more:e.more})}`}function Nc(e){let t=new _i(e),s=new Ye(e);return{title:i("feed.title"),broad:!0,ready:Promise.all([t.load(),s.load()]),view:()=>Ke`
      ${$(i("feed.title"),zd())}
      ${Gd(t,s)}`}}import{html as C,nothing as Ze}from"../lib/lit-html/lit-html.js";var Jd=30,Ci=e=>e.map(t=>typeof t=="string"?t:t[0]==="code"?t[1]:Ci(t.at(-1))).join("");function Dc([e,t,s]){return e==="pre"?t:e==="ul"||e==="ol"?t.map(n=>n.map(Dc).join(" ")).join(" "):e==="table"?t.map(n=>n.map(Ci).join(" ")).join(" "):Ci(s??t)}function Kd(e){let t=[{document:e,id:"",title:e.title,texts:[]}];for(let s of e.blocks)/^h\d$/.test(s[0])?t.push({document:e,id:s[1],title:Ci(s[2]),texts:[]}):t.at(-1).texts.push(Dc(s));return t.map(({texts:s,...n})=>({...n,text:s.join(" ")}))}var Zd=({document:e,id:t})=>`/help/${e.name}${t?`#${t}`:""}`;function Xd(e,t){let s=Math.min(...t.map(o=>Qt(e).indexOf(o)).filter(o=>o>=0),e.length),n=s>60?e.lastIndexOf(" ",s-40)+1:0,a=e.slice(n,n+160);return`${n?"… ":""}${a}${n+160<e.length?" …":""}`}function Qd(e,t){let s=Qt(t).split(/\s+/).filter(Boolean);if(!s.length)return[];let n=({title:o,text:r})=>s.every(l=>Qt(`${o} ${r}`).includes(l))?s.some(l=>Qt(o).includes(l))?2:1:0;return e.flatMap(Kd).map(o=>[n(o),o]).filter(([o])=>o).sort(([o],[r])=>r-o).slice(0,Jd).map(([,o])=>({address:Zd(o),title:o.title,document:o.document,part:Xd(o.text,s)}))}function th(e,t){let s=({name:a,language:o})=>a.replace(new RegExp(`-${o}$`),""),n=a=>a.language===t||a.language==="en"&&!e.some(o=>o.language===t&&s(o)===s(a));return e.filter(n)}var Hi=class{query="";#t;#e=[];constructor(t){this.#t=t,this.loading=E(t,async()=>{let s=await fetch(new URL("bundle/help.json",Oe).href,{signal:t.signal});if(!s.ok)throw Object.assign(new Error("the documents are not there"),{code:"strange",status:s.status});this.#e=await s.json()}),this.query=t.query.get("q")??""}get documents(){return th(this.#e,kt())}get document(){return this.#e.find(t=>t.name===this.#t.params.name)}get found(){return Qd(this.documents,this.query)}search(t){this.query=t,this.#t.rename(w("/help",{q:t.trim()})),this.#t.update()}};var At=e=>e.map(t=>typeof t=="string"?t:eh[t[0]](t)),eh={b:([,e])=>C`<b>${At(e)}</b>`,i:([,e])=>C`<i>${At(e)}</i>`,code:([,e])=>C`<code>${e}</code>`,a:([,e,t])=>/^https?:/.test(e)?C`<a href=${e} target="_blank" rel="noopener">${At(t)}</a>`:C`<a href=${e}>${At(t)}</a>`},Uc=e=>C`<li>${e.length===1&&e[0][0]==="p"?At(e[0][1]):e.map(Hc)}</li>`,_c=(e,t)=>C`<tr>${e.map(t)}</tr>`,sh={h2:([,e,t])=>C`<h2 id=${e} tabindex="-1">${At(t)}</h2>`,h3:([,e,t])=>C`<h3 id=${e} tabindex="-1">${At(t)}</h3>`,p:([,e])=>C`<p>${At(e)}</p>`,pre:([,e])=>C`<pre tabindex="0">${e}</pre>`,ul:([,e])=>C`<ul>${e.map(Uc)}</ul>`,ol:([,e])=>C`<ol>${e.map(Uc)}</ol>`,table:([,[e,...t]])=>C`
    <div class="scrolls" tabindex="0"><table>
      <thead>${_c(e,s=>C`<th scope="col">${At(s)}</th>`)}</thead>
      <tbody>${t.map(s=>_c(s,n=>C`<td>${At(n)}</td>`))}</tbody>
    </table></div>`},Hc=e=>sh[e[0]](e),Cc=e=>C`<ul class="people">${e.map(t=>st(`/help/${t.name}`,"",t.title,"",t.language))}</ul>`,ih=([e,...t])=>C`
  <section class="card">${Cc([e])}</section>
  <section class="card">
    <h2>${i("help.running")}</h2>
    ${Cc(t)}
  </section>`;function nh(e){let t=e.found;return C`
    <p class="unseen" role="status">${i("help.found",{n:t.length})}</p>
    ${t.length?C`<section class="card"><ul class="people">${t.map(({address:s,title:n,document:a,part:o})=>st(s,"",a.title===n?n:`${a.title} › ${n}`,o,a.language))}</ul></section>`:M(i("help.none"),i("help.noneText"),Ze,"search")}`}var ah=e=>C`
  ${$(i("help.title"),Ze,y()?"/settings":"/sign-in")}
  <form role="search" @submit=${t=>t.preventDefault()}>
    <label class="unseen" for="help-words">${i("help.search")}</label>
    <input id="help-words" type="search" autocomplete="off" placeholder=${i("help.search")} .value=${e.query}
      @input=${t=>e.search(t.target.value)}>
  </form>
  ${e.query.trim()?nh(e):ih(e.documents)}`,oh=({title:e,language:t,blocks:s})=>C`
  ${$(e,Ze,"/help")}
  <article class="card document" lang=${t}>${s.map(Hc)}</article>`,rh=()=>C`${$(i("help.title"),Ze,"/help")}${M(i("missing.title"),i("missing.text"),Ze,"search")}`;function ch(e,t){return e.loading.problem?C`${$(i("help.title"),Ze,"/help")}${d(e.loading.problem,e.loading.load)}`:e.documents.length?t.params.name?e.document?oh(e.document):rh():ah(e):v(6)}function Ec(e){let t=new Hi(e);return{get title(){return t.document?.title??i("help.title")},ready:t.loading.load().then(()=>location.hash?O(location.hash.slice(1)):null),view:()=>ch(t,e)}}import{html as N,nothing as K}from"../lib/lit-html/lit-html.js";var lh=20,ph=e=>new Promise((t,s)=>{let n=()=>{clearTimeout(a),s(e.reason)},a=setTimeout(()=>{e.removeEventListener("abort",n),t()},1e3);e.addEventListener("abort",n,{once:!0})});async function Rc(e,t,{signal:s,stopped:n,tick:a=ph,note:o=()=>{}}){for(;;)try{return await P(e,t,{signal:s})}catch(r){if(r.status!==429)throw r;await o();for(let l=Math.max(lh,r.retryAfter);l>0;l--){if(n())return null;await a(s)}}}var Ei=class{audience="me";keep=!1;category="";area="";forFriends="true";#t;constructor(t,s){this.settings=t,this.#t=s,t.read().then(s,()=>{})}set(t){Object.assign(this,t),this.#t()}get body(){return{audience:this.audience,...this.keep?{keepVisibility:!0}:{},...this.category?{category:this.category}:{},...this.area===""?{}:{area:Number(this.area)},...Number(this.area)?{exactForFriends:this.forFriends==="true"}:{}}}};var uh=30,mh=["obscured","notPoint"],zc=()=>f().places.source!=="gazetteer",Ri=class{state=null;#t;#e;#s=!1;constructor(t,s){this.#t=t,this.#e=s}get rows(){return(this.#t.rows.items??[]).filter(t=>t.status==="noPlace"&&!mh.includes(t.reason)).slice(0,uh)}async run(){let{rows:t}=this,s={n:0,all:t.length,found:0,busy:!0,problem:null};this.state=s,this.#s=!1,this.#e.update();try{for(let n of t){if(this.#s)break;let[a]=await g(w("/api/places",{query:n.place||n.title,limit:1}),{signal:this.#e.signal});s.n++,a&&await this.#t.guess(n,a)&&s.found++,this.#e.update()}}catch(n){if(n.name==="AbortError")return;s.problem=n}s.busy=!1,this.#e.update()}stop(){this.#s=!0}};var dh=1e3,hh=14,Vc=e=>({...tt(e),row:e.row,name:e.title});function fh(e,t){let[s,n]=[e.map(b=>b.lat),e.map(b=>b.lng)].map(b=>b.toSorted((I,X)=>I-X)),[a,o,r,l]=[s[0],s.at(-1),n[0],n.at(-1)],u={lat:(a+o)/2,lng:(r+l)/2,zoom:hh},h=()=>{let[b,I,X,xe]=bo(t,u).split(",").map(Number);return b<=r&&X>=l&&I<=a&&xe>=o};for(;u.zoom>1&&!h();)u.zoom--;return u}var zi=class{items=[];#t;#e=0;constructor(t){this.#t=t}async load(t,s){let n=++this.#e,a=[];try{for(let o=0,r;!r||r.length===dh;o=r.at(-1)?.row){if(r=await g(w(`${t}/points`,{status:s,after:o||""}),{signal:this.#t.signal}),n!==this.#e)return;a.push(...r.map(Vc))}}catch{if(n!==this.#e)return;a.length=0}this.items=a,this.#t.update()}put(t){let s=this.items.filter(n=>n.row!==t.row);this.items=t.status==="ready"&&t.latitude!==void 0?[...s,Vc(t)]:s}link(t){return w("/",{at:Le(fh(this.items,t))})}};var $h=e=>Number(new URLSearchParams(e.split("?")[1]).get("limit"));function Wc(e,t){let s={items:null,next:0,busy:!1,problem:null},n=0,a=async o=>{let r=n,l=t();Object.assign(s,{busy:!0,problem:null}),e.update();try{let u=await g(o?`${l}&after=${o}`:l,{signal:e.signal});if(r!==n)return;s.items=[...o?s.items:[],...u],s.next=u.length<$h(l)?0:u.at(-1).row}catch(u){if(r!==n||u.name==="AbortError")return;o?p(q(u)):s.problem=u}s.busy=!1,e.update()};return s.clear=()=>{n++,Object.assign(s,{items:null,next:0,busy:!1,problem:null})},s.load=()=>a(0),s.more=async()=>{!s.busy&&s.next&&await a(s.next)},s.put=o=>{s.items=s.items?.map(r=>r.row===o.row?o:r)??null},s.drop=o=>{s.items=s.items?.filter(r=>r.row!==o.row)??null,s.items&&!s.items.length&&s.more()},s}var gh=e=>(/\.zip$/i.test(e.name??"")?1e3:100)*2**20,Gc=20,bh=200,wh=["ready","noPlace","duplicate","bad","skipped","done"],yh=4,vh=["noPoint","zeroPoint","notPoint","obscured","badPoint","noTitle","badLine","twice","known"],Yc=e=>vh.includes(e.reason)?e.reason:"",Vi=class{current=null;unfinished=[];status="ready";progress=null;refusal=null;published=null;#t;#e=null;#s=!1;constructor(t){this.#t=t,this.options=new Ei(new ne(t),()=>t.update()),this.places=new Ri(this,t),this.points=new zi(t),this.rows=Wc(t,()=>w(`${this.#i}/rows`,{status:this.status,limit:50})),this.loading=E(t,()=>this.#n())}get#i(){return`/api/imports/${this.current.id}`}get tabs(){let{counts:t}=this.current;return wh.map((s,n)=>({name:s,n:t[s],at:n})).filter(({n:s,at:n})=>s||n<yh)}get isBusy(){return!!this.published?.busy}get isDone(){let{counts:t}=this.current;return!!this.published&&!this.isBusy&&!this.published.problem&&!t.ready&&!t.noPlace&&!t.media}async#n(){let{signal:t}=this.#t,s=this.#t.query.get("id"),n=await g("/api/imports",{signal:t});this.unfinished=n.filter(o=>o.counts.ready||o.counts.noPlace);let a=n.find(o=>o.id===s);a&&await this.#a(a)}async#a(t){this.current=t,this.published=null,this.places.state=null,this.status=this.tabs.find(({n:s})=>s)?.name??"ready",this.rows.clear(),await this.rows.load(),this.points.load(this.#i,"ready")}open(t){return this.#t.rename(w("/import",{id:t.id})),this.#a(t)}async upload(t,s=Se){let n=new AbortController;this.#e=n,this.#t.signal.addEventListener("abort",()=>n.abort(),{once:!0}),Object.assign(this,{progress:0,refusal:null}),this.#t.update();let a=o=>{this.progress=o,this.#t.update()};try{if(t.size>gh(t))throw{code:"page",text:i("import.tooLarge")};let o=await s("POST","/api/imports",t,{progress:a,signal:n.signal});if(n.signal.aborted)return;await this.open(o)}catch(o){if(o.name==="AbortError")return;this.refusal=o,o.reason==="too_many_imports"&&await this.loading.load()}finally{this.progress=null,this.#t.update()}}cancel(){this.#e?.abort()}choose(t){return this.status=t,this.rows.clear(),this.rows.load()}async#o(t,s){let n=await U(Y(`${this.#i}/rows/${t.row}`,s).then(a=>{let o={...this.current.counts};o[t.status]--,o[a.status]++,this.current={...this.current,counts:o},a.status===t.status?this.rows.put(a):this.rows.drop(t),this.published?.made||this.points.put(a)}));return this.#t.update(),n}skip(t,s){return this.#o(t,{skip:s})}place(t,{point:s,name:n,location:a}){let o=a?.name??n;return this.#o(t,{latitude:s.lat,longitude:s.lng,...o?{place:o}:{}})}guess(t,{latitude:s,longitude:n}){return this.#o(t,{latitude:s,longitude:n,guessed:!0})}rename(t,s){return this.#o(t,{title:s})}async commit(t){if(this.isBusy)return;let{signal:s}=this.#t,{ready:n,done:a}=this.current.counts;this.#s=!1;let o={made:0,taken:0,all:n,busy:!0,isWaiting:!1,problem:null};this.published=o;let r=u=>{this.current=u,Object.assign(o,{made:u.counts.done-a,taken:n-u.counts.ready}),this.#t.update()},l=()=>(o.isWaiting=!0,this.#t.update(),g(this.#i,{signal:s}).then(r).catch(u=>{if(!qe(u))throw u}));this.#t.update();try{for(let u=Gc;this.current.counts.ready&&!this.#s;){let h=this.current.counts.ready,b=await Rc(`${this.#i}/commit`,{...this.options.body,limit:bh},{signal:s,stopped:()=>this.#s,note:l,tick:t});if(o.isWaiting=!1,!b)break;if(r(b),u=this.current.counts.ready<h?Gc:this.current.counts.media?u-1:0,!u)throw{code:"strange"}}}catch(u){if(u.name==="AbortError")return;o.problem=u,await g(this.#i,{signal:s}).then(r).catch(()=>{})}o.busy=!1,!s.aborted&&(await this.choose(this.current.counts.ready?"ready":"done"),this.points.load(this.#i,o.made?"done":"ready"))}stop(){this.#s=!0}leave(){return this.current=null,this.refusal=null,this.#t.query.delete("id"),this.#t.rename("/import"),this.loading.load()}async discard(t){await U(L(`/api/imports/${t.id}`))&&await this.leave()}};var kh=["track","route","line","area","picture","link","file","damaged","text"];function Jc({leftOut:e=[]}){let t=e.filter(({kind:s})=>kh.includes(s));return t.length?i("import.leftOut",{n:t.reduce((s,{n})=>s+n,0),list:Da(t.map(({kind:s,n})=>i(`import.kind.${s}`,{n})))}):""}var Kc=({leftOut:e=[]})=>e.flatMap(({where:t=[]})=>t).map(({file:t="",line:s=0,column:n=0})=>s?i(t?"import.leftAt":"import.leftLine",{file:t,line:S(s),column:S(n)}):t);import{html as oa,nothing as aa}from"../lib/lit-html/lit-html.js";var xh=(e,t,s,n,a)=>oa`
  <label class="switch">
    <span>${s}<br><span class="soft">${n}</span></span>
    <input type="checkbox" role="switch" id=${e} .checked=${t} @change=${o=>a(o.target.checked)}>
  </label>`,Oh=(e,t)=>oa`
  ${e.current.format==="finds"?xh("import-keep",t.keep,i("import.keep"),i("import.keepHint"),s=>t.set({keep:s})):aa}
  ${t.keep?aa:T("import-audience",{label:i("edit.who"),chosen:t.audience,options:Ct.map(s=>[s,i(`find.audience.${s}`)]),set:s=>t.set({audience:s})})}`,qh=e=>T("import-category",{label:i("import.category"),options:[["",i("edit.none")],...se().map(t=>[t,z(t)])],chosen:e.category,set:t=>e.set({category:t})}),Sh=e=>T("import-area",{label:i("privacy.shown"),hint:i("import.areaHint"),chosen:e.area,set:t=>e.set({area:t}),options:[["",xs(e.settings.values)],...oe()]}),Fh=e=>T("import-friends",{label:i("privacy.exactFor"),options:Li(),chosen:e.forFriends,set:t=>e.set({forFriends:t})}),Zc=(e,t=e.options)=>oa`
  ${Oh(e,t)}
  <div class="folds">
    <details class="fold" id="fold-import">
      <summary>${c("filter")} <span class="grow">${i("import.more")}</span> ${c("next")}</summary>
      <div class="stack">${qh(t)}${Sh(t)}${Number(t.area)?Fh(t):aa}</div>
    </details>
  </div>`;import{html as lt,nothing as re}from"../lib/lit-html/lit-html.js";function Ph(e){if(e.status==="ready"&&e.reason!=="noTitle")return e.guessed?i("import.guessed"):e.place??"";let t=Yc(e),s=e.line?`${i("import.line",{n:e.line})}: `:"";return t?s+i(`import.reason.${t}`):""}async function ca(e,t,s){if(!await s)return;let n=e.rows.items?.[Math.min(t,e.rows.items.length-1)];O(n?`row-${n.row}`:"part-rows")}function Th(e,t,s,n){let a=new $t(n,null,()=>ca(e,s,e.place(t,a.value)));return Ge(a)}var Wi=e=>e.title||i("import.line",{n:e.row}),ra=(e,t,s)=>lt`
  <button type="button" class="quiet" id="row-${e.row}" aria-label=${`${t}: ${Wi(e)}`} @click=${s}>${t}</button>`,Ih=e=>t=>m(t,"title",{label:i("find.titleField"),value:e.title,required:!0,least:1,most:f().limits.title});async function Lh(e,t){await D(n=>new x({send:async({title:a})=>{await e.rename(t,a.trim())&&n()}}),i("import.rename"),Ih(t),n=>B(n,i("action.save"))),O(`name-${t.row}`)}var Xc=(e,t)=>lt`
  <button type="button" class="round" id="name-${t.row}" aria-label=${`${i("import.rename")}: ${Wi(t)}`}
    @click=${()=>Lh(e,t)}>
    ${c("edit")}
  </button>`,Qc=e=>e.findId?lt`
  <a class="button quiet" href="/finds/${e.findId}" aria-label=${`${i("import.show")}: ${Wi(e)}`}>
    ${i("import.show")}</a>`:re,Ah=(e,t,s,n)=>({ready:()=>lt`${Xc(e,t)}${ra(t,i("import.skip"),()=>ca(e,s,e.skip(t,!0)))}`,skipped:()=>ra(t,i("import.unskip"),()=>ca(e,s,e.skip(t,!1))),noPlace:()=>lt`${Xc(e,t)}${ra(t,i("import.locate"),()=>Th(e,t,s,n))}`,duplicate:()=>Qc(t),done:()=>Qc(t)})[t.status]?.()??re,la=e=>e?lt`<br><span class="soft" dir="auto">${e}</span>`:re,Bh=e=>e.slice(e.lastIndexOf("/")+1),Mh=e=>[`import.lost.${e}`,`rule.${e}`,`reason.${e}`].map(t=>[t,i(t)]).find(([t,s])=>s!==t)?.[1]??e,jh=({media:e,lost:t=[]})=>[e>t.length?la(i("import.rowMedia",{n:e-t.length})):re,...t.map(({file:s,reason:n})=>la(`${Bh(s)}: ${Mh(n)}`))],Nh=(e,t,s,n)=>lt`
  <li class="row between">
    <span class="grow"><bdi class="strong">${Wi(t)}</bdi>${la(Ph(t))}${jh(t)}</span>
    <span class="row">${Ah(e,t,s,n)}</span>
  </li>`;function Dh(e,t){let{items:s,problem:n,load:a}=e.rows;return n?d(n,a):s?s.length?lt`
    <ul class="people" aria-label=${i("import.rows")}>${s.map((o,r)=>Nh(e,o,r,t))}</ul>
    ${j(e.rows)}`:lt`<p class="soft" role="status">${i("import.none")}</p>`:v(4)}var Uh=(e,{n:t,all:s})=>lt`
  <progress max=${s} .value=${t} aria-label=${i("import.lookUp")}></progress>
  <p class="row between">
    <span role="status">${i("import.progress",{n:t,all:S(s)})}</span>
    <button type="button" class="quiet" @click=${()=>e.places.stop()}>${i("import.stop")}</button>
  </p>`;async function _h(e){await e.places.run(),O("part-rows")}function Ch(e){let{state:t,rows:s}=e.places;return t?.busy?Uh(e,t):lt`
    ${t?lt`<p role="status">${i("import.lookedUp",{n:t.found})}</p>`:re}
    ${t?.problem?d(t.problem):re}
    ${s.length?lt`
      <p class="hint">${i("import.lookUpText",{source:f().places.attribution})}</p>
      <p>
        <button type="button" class="quiet" id="import-lookup" @click=${()=>_h(e)}>${i("import.lookUp")}</button>
      </p>`:re}`}var tl=(e,t)=>lt`
  <section class="card">
    ${Gs("rows",i("import.rows"))}
    <div class="chips" role="group" aria-label=${i("import.which")}>
      ${e.tabs.map(({name:s,n})=>Pe(e.status===s,`${i(`import.status.${s}`)} (${S(n)})`,()=>e.choose(s)))}
    </div>
    ${e.status==="noPlace"&&zc()?Ch(e):re}
    ${Dh(e,t)}
  </section>`;var Xe=class extends Zo{label="";points=[];options(){let{lat:t,lng:s}=this.points[0]??{lat:25,lng:5};return{view:{lat:t,lng:s,zoom:2},still:!0,onMove:()=>this.map&&this.mark()}}draw(){this.points.length&&(this.map.fit(this.points,this.closest,{animate:!1}),this.mark())}failed(){this.remove()}};var[Gi,Hh,Eh]=[12,28,44],pa=class extends Xe{closest=Gi;set places(t){let s=t!==this.points;this.points=t,this.map&&s&&this.draw()}mark(){this.map.setMarkers(ni(this.points,t=>this.map.pixelOf(t),Eh).map(t=>this.#t(t)))}#t([t,...s]){if(!s.length){let r=()=>this.map.setView({...t,zoom:Gi}),l=t.km?t:null;return{key:`${t.lat},${t.lng}`,lat:t.lat,lng:t.lng,kind:"dot",size:Hh,text:"",label:t.name,area:l,click:r}}let n=Xo({latitude:t.lat,longitude:t.lng,count:s.length+1}),a=s.every(r=>r.lat===t.lat&&r.lng===t.lng);return{...n,click:()=>a?this.map.setView({...t,zoom:Gi}):this.map.fit([t,...s],Gi)}}};customElements.define("finds-map",pa);var Rh=".gpx,.kml,.kmz,.geojson,.geojsonl,.json,.umap,.csv,.tsv,.txt,.zip";async function zh(e,t){let s=e.target,[n]=s.files;n&&(await t.upload(n),s.value="",t.current&&O("part-import"))}var Vh=e=>N`
  <progress max="1" .value=${e.progress} aria-label=${i("import.upload")}></progress>
  <p class="row between">
    <span class="soft" role="status">${i(e.progress<1?"import.upload":"import.reading")}</span>
    <button type="button" class="quiet" @click=${()=>e.cancel()}>${i("action.cancel")}</button>
  </p>`,Wh=e=>N`
  <p class="row actions">
    <label class="button" for="import-file">${c("plus")} ${i("import.choose")}</label>
    <input class="file" id="import-file" type="file" accept=${Rh} aria-describedby="import-hint" @change=${t=>zh(t,e)}>
  </p>`,Gh=e=>N`
  <section class="card">
    <p>${i("import.text")}</p>
    ${e.refusal?d(e.refusal):K}
    ${e.progress===null?Wh(e):Vh(e)}
    <p class="hint" id="import-hint">${i("import.files")}</p>
  </section>
  ${e.unfinished.length?Jh(e):K}`;async function sl(e,t){await A(i("import.discardTitle"),i("import.discardText"),i("import.discard"))&&(await e.discard(t),O("import-file"))}var Yi=e=>e.name||i("import.unnamed");async function Yh(e,t){await e.open(t),O("part-import")}var Jh=e=>N`
  <section class="card">
    <h2>${i("import.unfinished")}</h2>
    <ul class="people">${e.unfinished.map(t=>N`
      <li class="row between">
        <span class="grow"><bdi class="strong">${Yi(t)}</bdi><br>
          <span class="soft">${i("import.left",{n:t.counts.ready+t.counts.noPlace})} ${il(t)}</span></span>
        <span class="row">
          <button type="button" class="quiet" aria-label=${`${i("import.goOn")}: ${Yi(t)}`} @click=${()=>Yh(e,t)}>
            ${i("import.goOn")}
          </button>
          <button type="button" class="round" aria-label=${`${i("import.discard")}: ${Yi(t)}`}
            @click=${()=>sl(e,t)}>
            ${c("trash")}
          </button>
        </span>
      </li>`)}
    </ul>
  </section>`,il=e=>i("import.ends",{date:dt(e.expiresAt)});async function Kh(e){await e.commit(),O("part-import")}var Zh=(e,{taken:t,all:s,isWaiting:n})=>N`
  <progress max=${s} .value=${t} aria-label=${i("import.running")}></progress>
  <p class="row between">
    <span role="status">${i("import.progress",{n:t,all:S(s)})}</span>
    <button type="button" class="quiet" id="import-stop" @click=${()=>e.stop()}>${i("import.stop")}</button>
  </p>
  ${n?N`<p class="soft" role="status">${i("import.waiting")}</p>`:K}
  ${e.current.counts.media?N`<p class="soft">${i("import.mediaLeft",{n:e.current.counts.media})}</p>`:K}`,Xh=e=>e.items.length?e.link({width:innerWidth,height:innerHeight/2}):"/profile",Qh=({mediaDone:e,mediaLost:t},{made:s},n)=>N`
  <p role="status">${c("check")} ${i("import.made",{n:s})}</p>
  ${e?N`<p>${i("import.media",{n:e})}</p>`:K}
  ${t?N`<p>${i("import.mediaLost",{n:t})}</p>`:K}
  ${s?N`<p><a class="button" href=${Xh(n)}>${i("import.see")}</a></p>`:K}`,tf=(e,t)=>N`
  ${Zc(e)}
  <button type="button" class="main" id="import-commit" @click=${()=>Kh(e)}>${i("import.commit",{n:t})}</button>`;function ef(e){let[t,s]=[Jc(e),Kc(e)];return N`
    ${t?N`<p id="import-left">${t}</p>`:K}
    ${s.length?N`
      <details>
        <summary>${i("import.leftWhere")}</summary>
        <ul>${s.map(n=>N`<li><bdi>${n}</bdi></li>`)}</ul>
      </details>`:K}
    ${e.guessedEncoding?N`<p>${i("import.encoding",{name:e.guessedEncoding})}</p>`:K}`}function sf(e){let{current:t,published:s}=e;return N`
    <section class="card">
      ${Gs("import",N`<bdi>${Yi(t)}</bdi>`)}
      ${e.isBusy?Zh(e,s):N`
        ${e.isDone?K:N`<p class="soft">${il(t)}</p>`}
        ${e.points.items.length?N`
          <finds-map .places=${e.points.items} .label=${i("import.map")}></finds-map>`:K}
        ${s?Qh(t.counts,s,e.points):K}
        ${ef(t)}
        ${s?.problem?d(s.problem):K}
        ${t.counts.ready?tf(e,t.counts.ready):K}
        <p class="row">${e.isDone?N`
          <button type="button" class="quiet" @click=${()=>el(e)}>${i("import.finish")}</button>`:N`
          <button type="button" class="quiet" @click=${()=>el(e)}>${i("import.other")}</button>
          <button type="button" class="danger" @click=${()=>sl(e,t)}>${i("import.discard")}</button>`}
        </p>`}
    </section>`}async function el(e){await e.leave(),O("import-file")}function nf(e,t){return e.loading.problem?d(e.loading.problem,e.loading.load):e.current?N`${sf(e)}${e.isBusy?K:tl(e,t)}`:Gh(e)}function nl(e){let t=new Vi(e);return{title:i("import.title"),ready:t.loading.load(),view:()=>N`${$(i("import.title"),K,"/settings")}${nf(t,e)}`}}import{html as Z,nothing as Gt}from"../lib/lit-html/lit-html.js";var af=1e3,al=[5,15,30,60],Qe=class{areas=null;wishes=[];job=null;chosen=null;plan=null;problem=null;km=15;busy=!1;#t;#e;constructor(t,s=Ys){this.#t=t,this.#e=s,this.loading=E(t,async()=>{await this.#i(),this.#n();let n=ie(t.query?.get("at"));n&&!this.chosen&&await this.#s(n)})}async#s({lat:t,lng:s}){let n=await g(w("/api/places/reverse",{lat:t,lng:s}),{signal:this.#t.signal}).catch(()=>null);n&&await this.choose(n)}get isRunning(){return this.job?.state==="running"}async#i(){let{areas:t,job:s,wishes:n}=await g("/api/admin/map",{signal:this.#t.signal});Object.assign(this,{areas:t,job:s,wishes:n}),this.#t.update()}async#n(){for(;this.isRunning&&!this.#t.signal.aborted;)await this.#e(af),await this.#i().catch(()=>{})}get#a(){return{...this.chosen,km:this.km}}choose({name:t,address:s,latitude:n,longitude:a}){return this.chosen={title:[t,s].filter(Boolean).join(", "),latitude:n,longitude:a},this.#o()}grant({title:t,latitude:s,longitude:n}){return this.chosen={title:t,latitude:s,longitude:n},this.add()}resize(t){return this.km=t,this.#o()}async#o(){Object.assign(this,{plan:null,problem:null,busy:!0}),this.#t.update();let t=JSON.stringify(this.#a),s=await P("/api/admin/map/plans",this.#a).then(n=>({plan:n}),n=>({problem:n}));t===JSON.stringify(this.#a)&&(Object.assign(this,s,{busy:!1}),this.#t.update())}async add(){try{this.job=await P("/api/admin/map/areas",this.#a),Object.assign(this,{plan:null,problem:null})}catch(t){this.problem=t}this.#t.update(),await this.#n()}async renew(t){try{this.job=await R(`/api/admin/map/areas/${t.name}`)}catch(s){p(q(s))}this.#t.update(),await this.#n()}async remove(t){try{await L(`/api/admin/map/areas/${t.name}`),await this.#i(),p(i("areas.removed",{title:t.title}))}catch(s){p(q(s))}}};async function of(e,t){await A(i("areas.removeTitle",{title:t.title}),i("areas.removeText"),i("areas.remove"))&&e.remove(t)}var rf=(e,t)=>Z`
  <li class="row between">
    <span><span class="strong" dir="auto">${t.title}</span><br>
      <span class="soft">${Q(t.bytes)} · ${V(t.updatedAt)}</span></span>
    <span class="row">
      ${t.updatable?Z`
        <button type="button" class="quiet" ?disabled=${e.isRunning} aria-label="${i("areas.update")}: ${t.title}"
          @click=${()=>e.renew(t)}>${i("areas.update")}</button>`:Gt}
      <button type="button" class="danger" aria-label="${i("areas.remove")}: ${t.title}" @click=${()=>of(e,t)}>
        ${i("areas.remove")}
      </button>
    </span>
  </li>`,cf=e=>Z`
  <section class="card" aria-labelledby="areas">
    <h2 id="areas">${i("areas.list")}</h2>
    ${e.areas.length?Z`<ul class="people">${e.areas.map(t=>rf(e,t))}</ul>`:M(i("areas.none"),i("areas.noneText"),Gt,"way")}
  </section>`,lf=(e,t)=>Z`
  <li class="row between">
    <span><span class="strong" dir="auto">${t.title}</span><br><span class="soft">${i("areas.wishedBy",{n:t.users})}</span></span>
    <button type="button" class="quiet" ?disabled=${e.isRunning} aria-label=${i("areas.grant",{title:t.title})}
      @click=${()=>e.grant(t)}>${i("areas.addWish")}</button>
  </li>`,pf=e=>e.wishes.length?Z`
  <section class="card" aria-labelledby="wishes">
    <h2 id="wishes">${i("areas.wishes")}</h2>
    <ul class="people">${e.wishes.map(t=>lf(e,t))}</ul>
  </section>`:Gt,uf=e=>T("km",{label:i("areas.size"),options:al.map(t=>[t,ls(t)]),chosen:e.km,set:t=>e.resize(Number(t))}),mf=e=>Z`
  <p>${i("areas.from",{host:e.plan.host})}</p>
  <button type="button" class="main" @click=${()=>e.add()}>
    ${c("map")} ${i("areas.add",{title:e.chosen.title,size:Q(e.plan.bytes)})}
  </button>`;function df(e){return!e.chosen||e.isRunning?Gt:Z`
    <p class="strong" dir="auto">${e.chosen.title}</p>
    ${uf(e)}
    ${e.busy?Z`<p class="soft" role="status">${i("areas.asking")}</p>`:Gt}
    ${e.problem?Z`<p class="error" role="alert">${q(e.problem)}</p>`:Gt}
    ${e.plan?mf(e):Gt}`}function hf(e){let{job:t}=e;if(!t)return Gt;let{title:s,state:n}=t;if(n==="failed")return Z`<p class="error" role="alert">${i("areas.failed",{title:s})} ${q(t)}</p>`;if(n==="current")return Z`<p role="status">${i("areas.current",{title:s})}</p>`;if(n==="done")return Z`
      <p role="status">${i("areas.done",{title:s})}</p>
      <a class="button" href="/" @click=${o=>{o.preventDefault(),location.assign("/")}}>${i("areas.show")}</a>`;let a=i("areas.started",{title:s});return Z`
    <p role="status">${t.total?i("areas.running",{title:s,done:Q(t.bytes),total:Q(t.total)}):a}</p>
    <progress max=${t.total||1} .value=${t.bytes} aria-label=${a}></progress>`}var ua=e=>Z`
  <section class="card" aria-labelledby="where">
    <h2 id="where">${i("areas.where")}</h2>
    <p class="hint">${i("areas.whereText")}</p>
    <place-search id="area" .label=${i("areas.search")} @choose=${({detail:t})=>e.choose(t.value)}></place-search>
    ${df(e)}
    ${hf(e)}
  </section>`;function ff(e){return e.loading.problem?d(e.loading.problem,e.loading.load):e.areas?Z`
    ${ua(e)}
    ${pf(e)}
    ${cf(e)}`:v(3)}function ol(e){let t=new Qe(e);return{title:i("admin.map"),ready:t.loading.load(),view:()=>Z`${$(i("admin.map"),Gt,"/admin")}${ff(t)}`}}import{html as at,nothing as bt}from"../lib/lit-html/lit-html.js";var $f=4,gf=e=>e.map((t,s)=>t.map((n,a)=>n?`M${a} ${s}h1v1h-1z`:"").join("")).join("");async function rl(e){let{encode:t}=await import(new URL("lib/uqr/uqr.js",Oe).href),{data:s,size:n}=t(e,{ecc:"M",border:$f});return{size:n,path:gf(s)}}var cl=[1,2,5,10,25,100],ll=[1,7,30,90],ts=class{created=null;#t;constructor(t){this.#t=t,this.list=H(t,"/api/invites"),this.form=new x({send:(s,n)=>this.#e(s,n),update:t.update})}get isAdmin(){return y()?.role==="admin"}isMine(t){return t.inviter?.id===y()?.id}async#e({uses:t,days:s,note:n="",befriend:a},o){let r={uses:Number(t),days:Number(s),note:n.trim(),befriend:!!a},l=await P("/api/invites",r);this.created={...l,url:new URL(l.link,location.origin).href,code:null},o.reset(),this.#t.update(),await Promise.all([this.#s(this.created),this.list.load()])}async#s(t){t.code=await rl(t.url).catch(()=>null),this.#t.update()}close=()=>{this.created=null,this.#t.update()};async copy(){try{await navigator.clipboard.writeText(this.created.url),p(i("find.copied"))}catch{p(i("invites.copyYourself"))}}get canShare(){return!!navigator.share}async share(){try{let t=i("invites.shareText",{name:k(y()),instance:vt()});await navigator.share({title:i("invites.shareTitle",{instance:vt()}),text:t,url:this.created.url})}catch(t){t.name!=="AbortError"&&await this.copy()}}async revoke(t){try{await L(`/api/invites/${t.id}`),this.created?.id===t.id&&(this.created=null),await this.list.load()}catch(s){p(q(s))}this.#t.update()}};var bf=()=>at`
  <label class="switch">
    <span>${i("invites.befriend")}<br><span class="soft">${i("invites.befriendHint")}</span></span>
    <input type="checkbox" role="switch" id="befriend" name="befriend" checked>
  </label>`;function wf({target:e,currentTarget:t}){e.name==="uses"&&(t.elements.befriend.checked=e.value==="1")}async function yf(e,t){let s=t.created;await t.form.submit(e),t.created!==s&&await O("created-title")}var ma=(e,t=e.form)=>at`
  <form class="card" novalidate aria-labelledby="new-invite" @change=${wf} @submit=${s=>yf(s,e)}>
    <h2 id="new-invite">${i("invites.new")}</h2>
    ${F(t)}
    <div class="pair">
      ${T("uses",{label:i("invites.uses"),options:cl.map(s=>[s,i("invites.people",{n:s})]),chosen:1})}
      ${T("days",{label:i("invites.days"),options:ll.map(s=>[s,i("invites.daysOf",{n:s})]),chosen:7})}
    </div>
    ${bf()}
    ${m(t,"note",{label:i("invites.note"),hint:i("invites.noteHint"),most:200})}
    <div class="row end">${B(t,i("invites.create"))}</div>
  </form>`,vf=({size:e,path:t})=>at`
  <svg class="qr" viewBox="0 0 ${e} ${e}" role="img" aria-label=${i("invites.qr")} shape-rendering="crispEdges">
    <path d=${t}></path>
  </svg>`,kf=e=>at`
  <button type="button" class="quiet" @click=${()=>e.share()}>${c("share")} ${i("action.share")}</button>`,da=e=>at`
  <section class="card" id="created" aria-labelledby="created-title">
    <div class="row between"><h2 id="created-title" tabindex="-1">${i("invites.ready")}</h2>${ut(e.close)}</div>
    <p role="status">${i("invites.once")}</p>
    <div class="field">
      <label for="link">${i("invites.link")}</label>
      <input id="link" type="text" readonly dir="ltr" .value=${e.created.url} @focus=${t=>t.target.select()}>
    </div>
    <p class="row actions">
      <button type="button" @click=${()=>e.copy()}>${c("copy")} ${i("invites.copy")}</button>
      ${e.canShare?kf(e):bt}
    </p>
    ${e.created.code?vf(e.created.code):bt}
  </section>`,xf=e=>at`<li><a class="person" href="/people/${e.id}">${J(e,28)} <span class="strong">${k(e)}</span></a></li>`;async function Of(e,t){await A(i("invites.revokeTitle"),i("invites.revokeText"),i("invites.revoke"))&&await e.revoke(t)}var qf=(e,t,s)=>at`
  <button type="button" class="quiet" aria-label="${i("invites.revoke")}: ${s}" @click=${()=>Of(e,t)}>
    ${i("invites.revoke")}
  </button>`,Sf={open:"invites.open",used_up:"invites.usedUp",expired:"invites.expired",revoked:"invites.revoked",suspended:"invites.suspended"},Ff=(e,t)=>!e.isAdmin||e.isMine(t)?bt:at` · ${t.inviter?i("invites.by",{name:k(t.inviter)}):i("invites.byCommand")}`;function Pf(e,t){let s=t.note||i("invites.of",{date:dt(t.createdAt)}),n=t.state==="open";return at`
    <li class="invite">
      <div class="row between">
        <span class="strong" dir="auto">${s}</span>
        <span class="badge">${i(Sf[t.state])}</span>
      </div>
      <p class="soft">
        ${i("invites.used",{used:S(t.uses-t.usesLeft),uses:S(t.uses)})}
        ${n?at` · ${i("invites.until",{date:dt(t.expiresAt)})}`:bt}
        ${t.befriend?at` · ${i("invites.befriends")}`:bt}
        ${Ff(e,t)}
      </p>
      ${t.usedBy.length?at`<ul class="row used" aria-label=${i("invites.usedBy")}>${t.usedBy.map(xf)}</ul>`:bt}
      ${n?at`<p class="row actions">${qf(e,t,s)}</p>`:bt}
    </li>`}function Tf(e){let{items:t,problem:s,load:n}=e.list;return s?d(s,n):t?t.length?at`
    <section class="card">
      <h2>${i(e.isAdmin?"invites.all":"invites.yours")}</h2>
      <ul class="people">${t.map(a=>Pf(e,a))}</ul>
      ${j(e.list)}
    </section>`:ht()?bt:M(i("invites.none"),i("reason.may_not_invite")):v(2)}function pl(e){let t=new ts(e);return{title:i("invites.title"),ready:t.list.load(),view:()=>at`
      ${$(i("invites.title"),bt,"/people")}
      ${ht()?at`<p class="lead">${i("invites.lead")}</p>`:bt}
      ${t.created?da(t):bt}
      ${ht()?ma(t):bt}
      ${Tf(t)}`}}import{html as Ot,nothing as ve}from"../lib/lit-html/lit-html.js";import{html as ha,nothing as ul}from"../lib/lit-html/lit-html.js";function If(e,t){let[s]=e.target.files;e.target.value="",s&&t.set(s)}var es=(e,{label:t,hint:s})=>ha`
  <div class="field">
    <p class="row actions">
      <label class="button quiet" for="picture">${c("camera")} ${t}</label>
      <input class="file" id="picture" type="file" accept="image/*" @change=${n=>If(n,e)}>
      ${e.has()?ha`
        <button type="button" class="quiet" @click=${()=>e.remove()}>${i("profile.pictureRemove")}</button>`:ul}
    </p>
    ${e.progress===null?ul:ha`<progress max="1" .value=${e.progress} aria-label=${t}></progress>`}
    <p class="hint">${s}</p>
  </div>`;var dl=(e,t)=>Ot`
  <div class="field">
    <p><span class="strong">${e}</span><br>${t}</p>
    <p class="hint">${i("admin.fixed")}</p>
  </div>`;function ml(e,t,s,n,a){let o=e.values[t];return e.isFixed(t)?dl(n,a(o)):T(t,{label:n,options:s.map(r=>[r,a(r)]),chosen:o})}var hl=e=>yi(e===_e?"":e);function fa(e,t){e.chooseAccent(t),e.isAccentDark&&hl(t)}function Lf(e){fa(e,e.darkerAccent),document.getElementById("accent").focus()}var Af=(e,t,s)=>Ot`
  <button type="button" class="swatch" aria-label=${i(`admin.colours.${t}`)} title=${i(`admin.colours.${t}`)}
    aria-pressed=${s===e.accent?"true":"false"} @click=${()=>fa(e,s)}>
    <svg viewBox="0 0 32 32" aria-hidden="true"><circle cx="16" cy="16" r="16" fill=${s}/></svg>
    ${s===e.accent?c("check"):ve}
  </button>`,Bf=e=>Ot`
  <div class="field">
    <label for="accent">${i("admin.accent")}</label>
    <input id="accent" name="accent" type="color" .value=${e.accent} aria-describedby="accent-note"
      aria-invalid=${e.form.errors.accent?"true":ve}
      @input=${t=>e.chooseAccent(t.target.value)} @change=${t=>fa(e,t.target.value)}>
    <div class="swatches">${Object.entries(ws).map(([t,s])=>Af(e,t,s))}</div>
    <p id="accent-note" class=${e.form.errors.accent?"error":"hint"} aria-live="polite">
      ${e.form.errors.accent??i("admin.accentHint")}
    </p>
    ${e.isAccentDark?ve:Ot`
      <p><button type="button" class="quiet" @click=${()=>Lf(e)}>
        <svg class="sample" viewBox="0 0 32 32" aria-hidden="true"><circle cx="16" cy="16" r="16" fill=${e.darkerAccent}/></svg>
        ${i("admin.darker")}
      </button></p>`}
  </div>`,Mf=e=>m(e.form,"mediaLimit",{label:i("admin.limitOfAll"),hint:i("admin.limitOfAllHint"),kind:"number",mode:"numeric",value:e.limit}),jf=({mediaLimit:e})=>e?Q(e):i("admin.limits.none"),Nf=e=>Ot`
  <form class="card" novalidate @submit=${e.form.submit}>
    ${F(e.form)}
    <p class="hint">${i("admin.public")}</p>
    ${es(e.picture,{label:i("admin.picture"),hint:i("admin.pictureHint")})}
    ${m(e.form,"name",{label:i("admin.name"),value:e.values.name,most:50})}
    ${m(e.form,"description",{label:i("admin.description"),value:e.values.description,kind:"area",most:500})}
    ${m(e.form,"rules",{label:i("admin.rules"),value:e.values.rules,kind:"area",most:5e3})}
    ${m(e.form,"contact",{label:i("admin.contact"),hint:i("admin.contactHint"),value:e.values.contact,most:200})}
    ${Bf(e)}
    ${ml(e,"registration",xr,i("admin.registration"),t=>i(`admin.modes.${t}`))}
    ${ml(e,"invites",Or,i("admin.whoInvites"),t=>i(`admin.inviters.${t}`))}
    ${e.isFixed("mediaLimit")?dl(i("admin.limitOfAll"),jf(e.values)):Mf(e)}
    <div class="row end">${B(e.form,i("action.save"))}</div>
  </form>`;function Df(e){return e.loading.problem?d(e.loading.problem,e.loading.load):e.values?Ot`${Nf(e)}${Uf(e)}`:v(4)}var Uf=e=>Ot`
  <section class="card">
    <h2>${i("admin.startView")}</h2>
    <p class="hint">${i("admin.startViewText")}</p>
    ${e.startView?Ot`<place-map class="homemap" inert .at=${e.startView}></place-map>`:ve}
    <p class="row">
      ${e.myView?Ot`
        <button type="button" class="quiet" id="start-view" @click=${()=>e.begin(e.myView)}>${i("admin.startViewTake")}</button>`:ve}
      ${e.startView?Ot`
        <button type="button" class="quiet" @click=${()=>e.begin("")}>${i("admin.startViewRemove")}</button>`:ve}
    </p>
  </section>`;function fl(e){let t=new Ce(e);return{title:i("admin.instance"),ready:t.loading.load(),view:()=>Ot`${$(i("admin.instance"),ve,"/admin")}${Df(t)}`,close(){t.accent!==t.savedAccent&&hl(t.savedAccent)}}}import{html as wt,nothing as ce}from"../lib/lit-html/lit-html.js";var _f=100,$l=5,Cf=14,Hf=48,Ef=256,[$a,Rf,zf]=[900,400,.46],gl=e=>[...e].sort((t,s)=>t-s)[Math.floor(e.length/2)];function Vf(e,{width:t,height:s}){let n=e.map(({lat:G,lng:yt})=>{let js=Math.sin(Math.max(-85,Math.min(85,G))*Math.PI/180);return{x:yt/360+.5,y:.5-Math.log((1+js)/(1-js))/(4*Math.PI)}}),a={x:gl(n.map(G=>G.x)),y:gl(n.map(G=>G.y))},o=G=>Math.hypot(G.x-a.x,G.y-a.y),r=n.sort((G,yt)=>o(G)-o(yt)).slice(0,n.length<$l?$l:Math.floor(n.length*.9)),l=G=>[Math.min(...r.map(yt=>yt[G])),Math.max(...r.map(yt=>yt[G]))],[[u,h],[b,I]]=[l("x"),l("y")],X=(G,yt)=>Math.log2(Math.max(1,G-2*Hf)/(Ef*yt)),Bs={lat:Math.atan(Math.sinh(Math.PI*(1-b-I)))*180/Math.PI,lng:(u+h-1)*180},Ms=Math.floor(Math.min(X(t,h-u),X(s,I-b),Cf,Wo(Bs)));return{...Bs,zoom:Math.max(1,Ms)}}function Wf(){let{innerWidth:e=$a,innerHeight:t=$a}=globalThis;return e>=$a?{width:e-Rf,height:t}:{width:e,height:t*(1-zf)}}async function bl({id:e}){let t=await g(w("/api/finds",{userId:e,includeFriends:!0,limit:_f})).catch(()=>[]);t.length&&(Xt.set(Le(Vf(t.map(s=>tt(s.location)),Wf()))),rs.set(e))}var Ji=class{user=null;#t;constructor(t){this.#t=t}async load(){try{this.user=await g(`/api/users/${rs.get()}`)}catch(t){t.code==="not_found"&&rs.remove();return}this.user.findCount||(this.user=null),this.#t()}get mayAsk(){return this.user.friendship==="none"}async ask(){let t=await Lo(this.user);return t&&(this.user={...this.user,friendship:"pending"}),this.#t(),t}close(){rs.remove(),this.user=null,this.#t()}};var ga="/admin/welcome",wl=e=>e.slice(e.lastIndexOf("#")+1).trim(),Ki=class{greeting=null;ended=null;#t;constructor(t,s){this.#t=t,this.invite=wl(s);let n={username_taken:"username",invite_needed:"invite",registration_closed:"invite"};this.form=new x({send:a=>this.#s(a),update:t.update,fieldOf:n,asks:"password"})}load=async()=>{if(this.invite){try{this.greeting=await P("/api/invites/greeting",{code:this.invite})}catch(t){if(t.reason!=="invite_ended")return;this.ended=t,this.invite=""}this.#t.update()}};get user(){return y()}get isClosed(){return f().registration==="closed"&&!this.invite}get asksInvite(){return f().registration!=="open"&&!this.invite}#e(t){throw t.reason==="invite_needed"&&(this.invite=""),t}async#s({username:t,password:s,invite:n=""}){await eo();let a=this.invite||wl(n),o={username:t.trim(),password:s,cookie:!0,...a?{invite:a}:{}},r=await P("/api/auth/register",o).catch(l=>this.#e(l));te(r.user),this.greeting?.inviter&&await bl(this.greeting.inviter),await this.#t.go(r.user.role==="admin"?ga:"/",{replace:!0}),p(i("join.welcome",{name:r.user.username}))}};var Gf=({form:e,asksInvite:t})=>wt`
  <form novalidate @submit=${e.submit}>
    ${F(e)}
    ${t?m(e,"invite",{label:i("join.invite"),hint:i("join.inviteHint"),required:!0}):ce}
    ${m(e,"username",{label:i("account.username"),hint:i("join.usernameHint"),required:!0,least:3,most:31,pattern:"[A-Za-z0-9_\\-]*",complete:"username"})}
    ${m(e,"password",{label:i("account.password"),hint:i("join.passwordHint"),kind:"password",required:!0,least:8,most:255,complete:"new-password"})}
    ${B(e,i("join.action"))}
  </form>`,Yf=(e,t)=>e?.length?wt`
  <div class="strip" role="img" aria-label=${i("join.photos",{name:k(t)})}>
    ${e.map(s=>wt`<span>${ft(s,{thumb:!0,eager:!0})}</span>`)}
  </div>`:ce;function Jf({greeting:e,invite:t}){let s=e?.inviter,n=wt`<p class="lead">${i("app.about")} ${t?i("join.invited"):ce}</p>`;return s?wt`
    <div class="invited-by">
      ${J(s,56)}
      <h1 tabindex="-1">${i("join.invitedBy",{name:k(s),instance:vt()})}</h1>
    </div>
    ${Yf(e.photos,s)}
    ${n}
    ${e.befriend?wt`<p class="note">${i("join.invitedFriend",{name:k(s)})}</p>`:ce}`:wt`<h1 tabindex="-1">${i("join.title")}</h1>${n}`}var Kf=(e,t)=>wt`${ar(wt`
  ${Jf(e)}
  ${e.ended?wt`<p class="note" role="alert">${q(e.ended)}</p>`:ce}
  ${e.user?wt`<p class="note">${i("join.signedIn",{name:k(e.user)})}</p>`:ce}
  ${e.isClosed?wt`<p class="note">${i("join.closed")}</p>`:ce}
  ${f().passwordLogin?Gf(e):ce}
  ${cr("join.provider",{redirect:io()?ga:"/"},{invite:e.invite})}
  <p class="below">${i("join.have")} <a href="/sign-in">${i("signin.action")}</a></p>`)}${ai(t)}`;function yl(e){let t=new Ki(e,location.hash);return{get title(){return i("join.title")},broad:!0,ready:t.load(),view:()=>Kf(t,e.update)}}import{html as qt,nothing as ss}from"../lib/lit-html/lit-html.js";var kl=e=>e.map(({id:t,title:s,location:n},a)=>({id:t,n:a+1,title:s,...tt(n),km:n.area})),vl=({n:e,title:t})=>i("lists.nth",{n:e,title:t});function Zf(e){let[t,...s]=e;return{key:t.id,lat:t.lat,lng:t.lng,steps:e,text:s.length?`${S(t.n)}+`:S(t.n),label:s.length?i("lists.nthMore",{first:vl(t),n:s.length}):vl(t),isOnePlace:s.every(n=>n.lat===t.lat&&n.lng===t.lng),area:t.km&&!s.length?t:null}}var xl=(e,t,s)=>ni(e,t,s).map(Zf);function Ol({steps:e},t){let s=e.findIndex(n=>n.id===t);return e[(s+1)%e.length].id}var ql=["private","friends","public"],Sl=({name:e,description:t,visibility:s})=>({name:e.trim(),description:t.trim()||null,visibility:s}),Fl=({photos:e,cover:t})=>e??(t?[t]:[]),Pl=e=>new x({send:async t=>e(await P("/api/lists",Sl(t)))}),Zi=class{constructor(t){let s=t.query.get("user")??"";this.isOwn=!s||s===y().id,this.lists=H(t,w("/api/lists",{userId:s,limit:20}))}},Xi=class{list=null;chosen="";#t;#e;constructor(t){this.#t=t,this.#e=`/api/lists/${t.params.id}`,this.finds=H(t,`${this.#e}/finds?limit=50`),this.loading=E(t,()=>this.#s())}get title(){return this.list?.name??i("lists.one")}get isOwn(){return this.list?.userId===y().id}get canHide(){return!this.isOwn&&y().role==="admin"&&!!this.list&&this.list.visibility!=="private"}get listsPath(){return w("/lists",{user:this.list&&!this.isOwn&&this.list.userId})}get steps(){return kl(this.finds.items??[])}choose(t){this.chosen=t,this.#t.update()}async#s(){this.list=await g(this.#e,{signal:this.#t.signal}),await this.finds.load()}editForm=t=>new x({send:async s=>{this.list=await R(this.#e,Sl(s)),this.#t.update(),t()}});hideForm=t=>new x({send:async({reason:s})=>{await P(`/api/admin/lists/${this.list.id}/private`,{reason:s.trim()}),t(),this.#t.go(this.listsPath,{replace:!0})}});async remove(){await U(L(this.#e))&&this.#t.go("/lists",{replace:!0})}async#i(t){if(await U(t)){let s=await g(this.#e).catch(()=>this.list);this.list=s}this.#t.update()}drop(t){return this.#i(L(`${this.#e}/finds/${t.id}`).then(()=>{if(this.finds.items=this.finds.items.filter(s=>s.id!==t.id),!this.finds.items.length&&this.finds.next)return this.finds.load()}))}setCover(t){return this.#i(R(this.#e,{coverId:t.id}).then(()=>p(i("lists.coverChosen"))))}move(t,s){let{items:n}=this.finds,a=n.findIndex(r=>r.id===t.id),o=n[a+s];return o?this.#i(R(`${this.#e}/finds/${t.id}/place`,{[s<0?"before":"after"]:o.id}).then(()=>{let r=n.filter(l=>l.id!==t.id);r.splice(a+s,0,t),this.finds.items=r})):null}},Qi=class{lists=null;update=()=>{};#t;constructor(t){this.#t=t,this.form=new x({send:(s,n)=>this.#e(s,n),update:()=>this.update()})}load(){return U(g(`/api/finds/${this.#t}/lists`).then(t=>{this.lists=t}))}async toggle(t){let s=`/api/lists/${t.id}/finds/${this.#t}`;t.hasFind=!t.hasFind,this.update(),await U(t.hasFind?R(s):L(s))||(t.hasFind=!t.hasFind),this.update()}async#e({list:t},s){let n=await P("/api/lists",{name:t.trim()});this.lists.unshift({...n,hasFind:!1}),s.reset(),await this.toggle(this.lists[0])}};import{html as Yt,nothing as Xf}from"../lib/lit-html/lit-html.js";var Tl={private:"lock",friends:"people",public:"globe"},ba=e=>Yt`
  <span class="badge">${c(Tl[e.visibility])} ${i(`lists.${e.visibility}`)}</span>`,Qf="(min-width: 1180px) 349px, (min-width: 720px) 336px, 100vw",t$=Yt`
  <svg class="way-drawing" viewBox="0 0 120 84" aria-hidden="true">
    <path d="M14 22 45 12l31 10 30-10v52L76 74 45 64 14 74zM45 12v52M76 22v52"></path>
    <path class="dots" d="M26 58c8-14 20-2 28-12s16-8 28-8"></path>
    <path class="pin-point" d="M88 42s8-8 8-14a8 8 0 0 0-16 0c0 6 8 14 8 14zm0-11.500a2.500 2.500 0 1 0 0-5 2.500 2.500 0 0 0 0 5z"></path>
  </svg>`,e$=e=>Yt`
  <span class="mosaic of-${e.length}">
    ${e.map(({media:t})=>Yt`<span class="piece">${ft(t,e.length>1?{thumb:!0}:{sizes:Qf})}</span>`)}
  </span>`;function Il(e){let t=Fl(e);return Yt`
    <li>
      <a class="list-card ${t.length?"":"bare"}" href="/lists/${e.id}">
        ${t.length?e$(t):t$}
        <span class="over">
          <span class="name" dir="auto">${e.name}</span>
          <span class="row between">
            <span>${i("lists.finds",{n:e.findCount})}</span>
            <span>${c(Tl[e.visibility])} ${i(`lists.${e.visibility}`)}</span>
          </span>
        </span>
      </a>
    </li>`}var s$=(e,t)=>Yt`
  ${F(e)}
  ${m(e,"name",{label:i("lists.name"),value:t?.name??"",required:!0,most:100})}
  ${m(e,"description",{label:i("lists.description"),value:t?.description??"",kind:"area",most:500})}
  ${T("visibility",{label:i("lists.who"),hint:i("lists.whoHint"),chosen:t?.visibility??"private",options:ql.map(s=>[s,i(`lists.${s}`)])})}`,tn=(e,t=null)=>D(e,i(t?"lists.edit":"lists.new"),s=>s$(s,t),s=>B(s,i("action.save"))),i$=(e,t)=>Yt`
  <li>
    <label class="row list-choice">
      <input type="checkbox" .checked=${t.hasFind} @change=${()=>e.toggle(t)}>
      <span class="grow" dir="auto">${t.name}</span>
      ${ba(t)}
    </label>
  </li>`,n$=(e,t)=>Yt`
  <div class="row between"><h2>${i("lists.addTo")}</h2>${ut(t)}</div>
  ${e.lists.length?Yt`<ul class="people">${e.lists.map(s=>i$(e,s))}</ul>`:Xf}
  <form novalidate @submit=${e.form.submit}>
    ${F(e.form)}
    ${m(e.form,"list",{label:i("lists.new"),hint:i("lists.newHint"),required:!0,most:100})}
    <div class="row end"><button type="submit" aria-busy=${e.form.busy?"true":"false"}>${i("lists.create")}</button></div>
  </form>`;async function a$(e){let t=new Qi(e.id);await t.load()&&await et((s,n)=>(t.update=n,n$(t,s)),{label:i("lists.addTo")})}import{html as Jt,nothing as ke}from"../lib/lit-html/lit-html.js";var Ll=["exact","area","hidden"],Al=["","1","7","30","date"],o$=3650,wa=({findId:e,listId:t})=>e?"find":t?"list":"category",Bl=({isPublic:e,location:t})=>e&&!t?.area?"exact":"area";function r$(e,t=new Date){let[s,n,a]=e.split("-").map(Number);return Math.round((Date.UTC(s,n-1,a)-Date.UTC(t.getFullYear(),t.getMonth(),t.getDate()))/864e5)}var Ml=(e,t=new Date)=>new Date(Date.UTC(t.getFullYear(),t.getMonth(),t.getDate()+e)).toISOString().slice(0,10);function c$({life:e,until:t}){if(e==="keep")return;if(e==="")return null;let s=e==="date"?r$(t):Number(e);if(s>=1&&s<=o$)return s;throw{code:"page",reason:"until",text:i("shares.untilBad")}}function l$({secret:e="new",password:t}){return e==="remove"?null:e==="new"&&t?t:void 0}var p$=e=>({title:e.title.trim(),place:e.place,area:e.place==="area"?Number(e.area):void 0,password:l$(e),days:c$(e)}),u$=({chosen:e,category:t})=>({category:e||t.trim()});async function m$(){let e=(await g("/api/finds/categories")).filter(t=>t.ownCount).map(t=>[t.category,t.ownCount]);return[...e,...se().filter(t=>!e.some(([s])=>s===t)).map(t=>[t,0])]}var en=class{constructor({share:t=null,target:s=null,offered:n=[],place:a="area",done:o}){this.share=t,this.target=s,this.place=t?.place??a,this.life=t?.expiresAt?"keep":"",this.secret=t?.hasPassword?"keep":"new",this.offered=n,this.chosen=n[0]?.[0]??"",this.form=new x({send:async r=>o(await this.#t(r)),fieldOf:{until:"until"}})}get kind(){return wa(this.share??this.target??{})}set(t){Object.assign(this,t),this.form.update()}#t(t){let s=p$(t);return this.share?Y(`/api/shares/${this.share.id}`,s):P("/api/shares",{...this.target??u$(t),...s,days:s.days??void 0})}},nn=e=>new URL(e.link,location.origin).href,an=()=>!!navigator.share;async function on(e){try{await navigator.clipboard.writeText(nn(e))}catch{return!1}return p(i("find.copied")),!0}async function rn(e,t){try{await navigator.share({title:t,url:nn(e)})}catch(s){return s.name==="AbortError"}return!0}var sn=class{#t;constructor(t){this.#t=t,this.list=H(t,"/api/shares")}take(t){let{items:s}=this.list;if(!s)return this.list.load();let n=s.some(a=>a.id===t.id);return this.list.items=n?s.map(a=>a.id===t.id?t:a):[t,...s],this.#t.update()}async offered(){let t=null;return await U(m$().then(s=>{t=s})),t}async revoke(t){await U(L(`/api/shares/${t.id}`))&&(this.list.items=this.list.items.filter(s=>s.id!==t.id),p(i("shares.revoked")),this.#t.update())}};var ya=e=>e.findTitle||e.listName||z(e.category??""),Bt=e=>e.title||ya(e),jl=({place:e,area:t})=>e==="area"?Ve(t):i(`shares.place.${e}`),va=({expired:e,expiresAt:t})=>i(e?"shares.expired":"shares.until",{date:Nt(t)}),d$=e=>Jt`
  ${T("chosen",{error:e.form.errors.chosen,label:i("find.category"),chosen:e.chosen,set:t=>e.set({chosen:t}),options:[...e.offered.map(([t,s])=>[t,z(t)+(s?` (${S(s)})`:"")]),["",i("shares.otherCategory")]]})}
  ${e.chosen?ke:m(e.form,"category",{label:i("categories.own"),hint:i("shares.categoryHint"),required:!0,most:f().limits.category})}`,h$={exact:"pin",area:"map",hidden:"block"},f$=(e,t)=>Jt`
  <label class="choice">
    <input type="radio" name="place" value=${t} ?checked=${e.place===t} @change=${()=>e.set({place:t})}>
    <span>
      ${c(h$[t])}
      <span><span class="strong">${i(`shares.place.${t}`)}</span><br><span class="soft">${i(`shares.shows.${t}`)}</span></span>
    </span>
  </label>`,$$=e=>Jt`
  <fieldset class="choices">
    <legend>${i("shares.places")}</legend>
    ${Ll.map(t=>f$(e,t))}
  </fieldset>
  ${e.place==="area"?T("area",{error:e.form.errors.area,label:i("shares.area"),hint:i("shares.areaHint"),chosen:String(e.share?.area??Jn[0]),options:Os()}):ke}`,g$=e=>Jt`
  ${T("life",{error:e.form.errors.life,label:i("shares.life"),chosen:e.life,set:t=>e.set({life:t}),options:[...e.share?.expiresAt?[["keep",va(e.share)]]:[],...Al.map(t=>[t,i(`shares.life.${t||"endless"}`)])]})}
  ${e.life==="date"?m(e.form,"until",{label:i("shares.date"),kind:"date",value:Ml(14),hint:i("shares.dateHint"),required:!0}):ke}`,b$=e=>Jt`
  ${e.share?.hasPassword?T("secret",{error:e.form.errors.secret,label:i("account.password"),chosen:e.secret,set:t=>e.set({secret:t}),options:["keep","new","remove"].map(t=>[t,i(`shares.password.${t}`)])}):ke}
  ${e.secret==="new"?m(e.form,"password",{label:i(e.share?.hasPassword?"settings.newPassword":"account.password"),hint:i("shares.passwordHint"),kind:"password",required:!!e.share?.hasPassword,least:8,most:255,complete:"new-password"}):ke}`,w$=e=>Jt`
  <p>${i(`shares.about.${e.kind}`)}</p>
  ${F(e.form)}
  ${e.share||e.target?ke:d$(e)}
  ${$$(e)}
  ${g$(e)}
  ${b$(e)}
  ${m(e.form,"title",{label:i("shares.title"),value:e.share?.title??"",hint:i(`shares.titleHint.${e.kind}`),most:100})}`;async function cn(e){let t=null,s=null,n=r=>(s=new en({...e,done:l=>{t=l,r()}}),s.form),[a,o]=e.share?["shares.change","action.save"]:["shares.new","shares.create"];return await D(n,i(a),()=>w$(s),r=>B(r,i(o))),t}async function Nl(e){await on(e)||(document.getElementById("link").select(),p(i("secret.selected")))}async function y$(e){await rn(e,Bt(e))||await Nl(e)}var v$=e=>Jt`
  <button type="button" class="quiet" @click=${()=>y$(e)}>${c("share")} ${i("action.share")}</button>`,ka=e=>Jt`
  <a class="button quiet" href=${e.link} target="_blank" rel="noreferrer noopener" aria-label="${i("shares.open")}: ${Bt(e)}">
    ${c("globe")} ${i("shares.open")}
  </a>`,Ps=(e,t=i("shares.ready"))=>et(s=>Jt`
  <div class="row between"><h2>${t}</h2>${ut(s)}</div>
  <p>${i(e.hasPassword?"shares.readyPassword":"shares.readyText")}</p>
  <div class="field">
    <label for="link">${Bt(e)}</label>
    <input id="link" type="text" readonly autofocus dir="ltr" .value=${nn(e)} @focus=${n=>n.target.select()}>
  </div>
  <p class="row actions">
    <button type="button" @click=${()=>Nl(e)}>${c("copy")} ${i("secret.copy")}</button>
    ${an()?v$(e):ke}
    ${ka(e)}
  </p>
  <p class="below"><a href="/shares" @click=${()=>s()}>${i("shares.all")}</a></p>`,{label:t});async function Dl(e){let t=await cn(e);t&&await Ps(t)}var k$=e=>Dl({target:{findId:e.id},place:Bl(e)}),Ul=e=>Dl({target:{listId:e.id}});var[_l,x$,O$]=[15,34,34],Cl=e=>e.map(t=>t.id).sort().join(),xa=class extends Xe{closest=_l;onChoose=()=>{};#t=[];#e="";set steps(t){let s=Cl(t)===Cl(this.points);this.points=t,this.map&&(s?this.mark():this.draw())}set chosen(t){t!==this.#e&&(this.#e=t,this.map&&(this.#i(),this.mark()))}get#s(){return this.#t.find(t=>t.steps.some(s=>s.id===this.#e))}#i(){let t=this.#s;t&&(t.isOnePlace?this.map.reveal(t):this.map.fit(t.steps,_l))}mark(){this.#t=xl(this.points,s=>this.map.pixelOf(s),O$);let t=s=>this.onChoose(Ol(s,this.#e));this.map.setMarkers(this.#t.map(s=>({...s,kind:"nth",size:x$,click:()=>t(s)}))),this.map.select(this.#s?.key??"")}};customElements.define("list-map",xa);async function q$(e){await A(i("lists.deleteTitle",{name:e.list.name}),i("lists.deleteText"),i("action.delete"))&&e.remove()}var S$=e=>It(i("lists.menu"),[{text:i("lists.edit"),sign:"edit",run:()=>tn(e.editForm,e.list)},{text:i("find.byLink"),sign:"share",run:()=>Ul(e.list)},{text:i("lists.delete"),sign:"trash",isDanger:!0,run:()=>q$(e)}],{id:"list-menu"}),F$=e=>qt`
  ${F(e)}
  <p>${i("lists.makePrivateText")}</p>
  ${m(e,"reason",{label:i("report.reason"),required:!0,most:500})}`,P$=e=>It(i("lists.menu"),[{text:i("lists.makePrivate"),sign:"lock",isDanger:!0,run:()=>D(e.hideForm,i("lists.makePrivateTitle",{name:e.list.name}),F$,t=>B(t,i("lists.makePrivate")))}],{id:"list-menu"});async function Hl(e,t,s){await e.move(t,s),O(`find-${t.id}`)}async function T$(e,t){await e.drop(t),O("list-menu")}function I$(e,t,s){let n=e.finds.items.length-1;return It(i("lists.findMenu",{title:t.title}),[...s>0?[{text:i("lists.up"),run:()=>Hl(e,t,-1)}]:[],...s<n?[{text:i("lists.down"),run:()=>Hl(e,t,1)}]:[],...t.media.some(a=>a.type==="image")?[{text:i("lists.cover"),sign:"camera",run:()=>e.setCover(t)}]:[],{text:i("lists.drop"),sign:"close",run:()=>T$(e,t)}],{id:`find-${t.id}`})}async function L$(e,t){e.choose(t),await Promise.resolve(),document.getElementById(`row-${t}`)?.scrollIntoView({block:"nearest"})}function A$(e,t){e.choose(t===e.chosen?"":t),document.querySelector("list-map")?.scrollIntoView({block:"nearest"})}var B$=(e,t,s)=>qt`
  <button type="button" class="nth-button" aria-pressed=${e.chosen===t.id?"true":"false"}
    aria-label=${i("lists.onMap",{n:s+1,title:t.title})} @click=${()=>A$(e,t.id)}>
    <span class="nth">${S(s+1)}</span>
  </button>`,M$=(e,t,s)=>qt`
  <li class="listed ${e.chosen===t.id?"chosen":""}" id="row-${t.id}">
    ${B$(e,t,s)}
    ${Eo(t,ii(t))}
    ${e.isOwn?I$(e,t,s):ss}
  </li>`,j$=({user:e})=>qt`<a class="person" href="/people/${e.id}">${J(e)} <span>${k(e)}</span></a>`,N$=e=>qt`
  <div class=${e.isOwn&&!e.list.description?"stack":"card"}>
    ${e.isOwn?ss:j$(e.list)}
    ${e.list.description?qt`<p class="text" dir="auto">${e.list.description}</p>`:ss}
    <p class="marks">${ba(e.list)} <span class="soft">${i("lists.finds",{n:e.list.findCount})}</span></p>
  </div>`;function D$(e){let{items:t,problem:s,load:n}=e.finds;return s?d(s,n):t?t.length?qt`
    <ol class="card rows">${t.map((a,o)=>M$(e,a,o))}</ol>
    ${j(e.finds)}`:M(i("lists.empty"),e.isOwn?i("lists.emptyText"):i("lists.emptyOther"),ss,"pin"):v(3)}var U$=e=>qt`
  <list-map .label=${i("lists.map")} .steps=${e.steps} .chosen=${e.chosen} .onChoose=${t=>L$(e,t)}></list-map>`;function _$(e){let{problem:t,load:s}=e.loading;return t?.code==="not_found"?qt`<p class="empty">${i("lists.gone")}</p>`:t?d(t,s):e.list?qt`
    <div class="list-page">
      ${e.steps.length?U$(e):ss}
      <div class="stack">
        ${N$(e)}
        ${D$(e)}
      </div>
    </div>`:v(3)}function El(e){let t=new Xi(e);return{get title(){return t.title},broad:!0,ready:t.loading.load(),view:()=>qt`
      ${$(t.title,t.isOwn?S$(t):t.canHide?P$(t):ss,t.listsPath)}
      ${_$(t)}`}}import{html as Oa,nothing as Rl}from"../lib/lit-html/lit-html.js";async function C$(e){let t=null;await tn(s=>Pl(n=>{t=n,s()})),t&&e.go(`/lists/${t.id}`)}var H$=e=>Oa`
  <button type="button" id="new-list" @click=${()=>C$(e)}>${c("plus")} ${i("lists.new")}</button>`;function E$({lists:e,isOwn:t}){return e.problem?d(e.problem,e.load):e.items?e.items.length?Oa`<ul class="list-cards">${e.items.map(Il)}</ul>${j(e)}`:M(i("lists.none"),t?i("lists.noneText"):i("lists.noneOther"),Rl,"way"):v(3)}function zl(e){let t=new Zi(e);return{title:i("lists.title"),broad:!0,ready:t.lists.load(),view:()=>Oa`
      ${$(i("lists.title"),t.isOwn?H$(e):Rl,t.isOwn?"/profile":`/people/${e.query.get("user")}`)}
      ${E$(t)}`}}import{html as Vl,nothing as z$}from"../lib/lit-html/lit-html.js";var R$=10,ln=class{isGone=!1;#t;constructor(t){this.#t=t,this.name=t.params.name.toLowerCase(),this.loading=E(t,()=>this.#e())}async#e(){if(this.name===y()?.username)return this.#s(y());let t=w("/api/users",{q:this.name,limit:100});for(let s=0;t&&s<R$;s++){let n=await Dt(t,{signal:this.#t.signal}),a=n.items.find(o=>o.username===this.name);if(a)return this.#s(a);t=n.next}return this.isGone=!0,null}#s(t){return this.#t.go(`/people/${t.id}`,{replace:!0})}};function V$({isGone:e,loading:t}){return t.problem?d(t.problem,t.load):e?Vl`<p class="empty">${i("person.gone")}</p>`:v(3)}function Wl(e){let t=new ln(e);return{title:i("person.title"),ready:t.loading.load(),view:()=>Vl`${$(t.name,z$,"/people")}${V$(t)}`}}import{html as Mt,nothing as un}from"../lib/lit-html/lit-html.js";var[W$,G$]=[20,36e5];function Y$(e){let t=new Map;for(let{type:s,data:n,createdAt:a}of e)(n.commentId||s==="mentioned")&&t.set(n.userId,[...t.get(n.userId)??[],new Date(a)]);return new Set([...t].filter(([,s])=>s.some((n,a)=>n-s[a+W$-1]<G$)).map(([s])=>s))}var pn=class{#t;#e;#s=new Set;constructor(t){this.#t=t,this.list=H(t,"/api/notifications?limit=30"),this.#e=rt.subscribe("notification",s=>this.#n(s))}get groups(){let t=new Map,s=Y$(this.list.items);for(let n of this.list.items){let a=n.data.findId&&n.data.userId?`${n.type} ${n.data.findId}`:n.id,o=t.get(a)??{key:a,newest:n,items:[],isRead:!0,more:!1};o.items.push(n),o.isRead&&=n.isRead,o.more||=n.type!=="find_liked"&&s.has(n.data.userId),t.set(a,o)}return[...t.values()]}load=async()=>{await this.list.load(),this.list.items?.some(t=>t.type==="friend_request")&&await this.#i()};async#i(){let{items:t}=await Dt("/api/friends?status=pending&direction=received&limit=100").catch(()=>({items:[]}));this.#s=new Set(t.map(({id:s})=>s)),this.#t.update()}request({type:t,data:s}){return t!=="friend_request"||!this.#s.has(s.friendshipId)?null:{friendship:{id:s.friendshipId},user:{id:s.userId,username:s.username,displayName:s.displayName}}}async answered({newest:t}){await this.#i(),!this.request(t)&&(this.list.items=this.list.items.filter(s=>s!==t),t.isRead||Hs(-1),this.#t.update())}get hasUnread(){return!!this.list.items?.some(t=>!t.isRead)}#n(t){t.type==="friend_request"&&this.#s.add(t.data.friendshipId),this.list.items&&(this.list.items=[t,...this.list.items.filter(s=>s.id!==t.id)]),this.#t.update()}markRead(t){for(let s of t.items.filter(n=>!n.isRead))s.isRead=!0,Hs(-1),Y(`/api/notifications/${s.id}`,{isRead:!0}).catch(()=>{})}async markAllRead(){try{await P("/api/notifications/read-all");for(let t of this.list.items)t.isRead=!0;Za(0)}catch(t){p(q(t))}this.#t.update()}async remove(t){try{for(let s of t.items)await L(`/api/notifications/${s.id}`),this.list.items=this.list.items.filter(n=>n!==s),s.isRead||Hs(-1)}catch(s){p(q(s))}this.#t.update()}close(){this.#e()}};var J$={friend_request:"people",friend_accepted:"check",find_liked:"heart",find_commented:"comment",replied:"comment",mentioned:"people"};async function K$(e,t,s){await e.remove(t),await Promise.resolve(),(document.querySelectorAll(".note-row .round")[Math.min(s,e.groups.length-1)]??document.querySelector("h1")).focus()}var Z$=({type:e,data:t})=>e==="moderated"?Ga[Ya(t)]:e==="link_used"?"lock":"flag",X$=({type:e,data:t,actor:s})=>t.userId?Mt`
  <span class="face">
    ${J(s??{profilePicture:`/api/avatars/${t.userId}`},44)}
    <span class="sign ${e}">${c(J$[e],e==="find_liked")}</span>
  </span>`:Mt`<span class="face office">${c(Z$({type:e,data:t}))}</span>`,Q$=e=>Mt`
  <img class="note-thumb" src=${e} alt="" width="48" height="48" loading="lazy" decoding="async">`;function tg(e,t){let s=e.request(t.newest);return s?Mt`<span class="row actions">${de(s.friendship,s.user,()=>e.answered(t))}</span>`:un}var eg=(e,t,s)=>Mt`
  <li class="note-row ${t.isRead?"":"unread"}">
    <a href=${Ka(t.newest)} @click=${()=>e.markRead(t)}>
      ${X$(t.newest)}
      <span>
        <span class="what">${Ja(t.items,t.more)}</span><br>
        <span class="soft">
          ${t.isRead?un:Mt`<span class="unseen">${i("note.new")}</span>`}${V(t.newest.createdAt)}
        </span>
      </span>
      ${t.newest.thumbnailUrl?Q$(t.newest.thumbnailUrl):un}
    </a>
    ${tg(e,t)}
    <button type="button" class="round" aria-label=${i("note.delete")} @click=${()=>K$(e,t,s)}>${c("close")}</button>
  </li>`,sg=e=>Mt`
  <button type="button" class="quiet" @click=${()=>e.markAllRead()}>${c("check")} ${i("note.readAll")}</button>`,ig=()=>Mt`<a class="button" href="/people">${i("note.noneAction")}</a>`;function ng(e){let{items:t,problem:s}=e.list;return s?d(s,e.load):t?t.length?Mt`<ul class="card notes">${e.groups.map((n,a)=>eg(e,n,a))}</ul>${j(e.list)}`:M(i("note.none"),i("note.noneText"),ig(),"bell"):v(4)}function Gl(e){let t=new pn(e);return{title:i("nav.bell"),ready:t.load(),view:()=>Mt`${$(i("nav.bell"),t.hasUnread?sg(t):un)}${ng(t)}`,close:()=>t.close()}}import{html as jt,nothing as hn}from"../lib/lit-html/lit-html.js";var ag=200,og=2,mn=class{#t;#e=0;#s;constructor(t){this.#t=t;let s=n=>H(t,w("/api/friends",n));this.lists={received:s({status:"pending",direction:"received"}),sent:s({status:"pending",direction:"sent"}),accepted:s({status:"accepted"}),blocked:s({status:"blocked"})},this.text=t.query.get("q")??"",this.found=H(t,()=>w("/api/users",{q:this.text.trim()})),this.#s=rt.subscribe("notification",this.load),this.text&&this.search()}load=()=>Promise.all(Object.values(this.lists).map(t=>t.load()));search=()=>{let t=this.text.trim();return this.#t.rename(w(this.#t.path,{q:t})),[...t].length<og?this.found.clear():this.found.load()};reload=()=>Promise.all([this.load(),this.search()]);type(t){this.text=t,clearTimeout(this.#e),this.#e=setTimeout(this.search,ag)}get problem(){return Object.values(this.lists).find(t=>t.problem)?.problem}get isLoaded(){return Object.values(this.lists).every(t=>t.items)}other(t){return t.requesterId===y()?.id?t.addressee:t.requester}isMe(t){return t.id===y()?.id}requestOf(t){return this.lists.received.items?.find(s=>s.requesterId===t.id)}close(){clearTimeout(this.#e),this.#s()}};function rg(e,t){if(e.isMe(t))return jt`<span class="soft">${i("people.you")}</span>`;if(t.friendship==="accepted")return jt`<span class="badge">${c("check")} ${i("friend.friends")}</span>`;if(t.friendship==="none")return ti(t,e.reload);let s=e.requestOf(t);return s?de(s,t,e.reload):jt`<span class="badge">${i("friend.pending")}</span>`}function cg(e){let{found:t}=e;return t.problem?d(t.problem,e.search):t.items?t.items.length?jt`
    <ul class="people" aria-label=${i("people.results")}>${t.items.map(s=>ps(s,rg(e,s)))}</ul>
    ${j(t)}`:jt`<p class="soft" role="status">${i("people.noMatch")}</p>`:hn}function lg(e,t){e.preventDefault(),t.search()}var pg=e=>jt`
  <form class="card" role="search" @submit=${t=>lg(t,e)}>
    <label for="people-search">${i("people.search")}</label>
    <div class="search">
      ${c("search")}
      <input id="people-search" type="search" autocomplete="off" autocapitalize="none" spellcheck="false"
        .value=${e.text} @input=${t=>e.type(t.target.value)}>
    </div>
    ${cg(e)}
  </form>`;function dn(e,t,s,n=ps){let a=e.lists[t];return a.items.length?jt`
    <section class="card">
      <h2>${i(`people.${t}`)}</h2>
      <ul class="people">${a.items.map(o=>n(e.other(o),s(o,e.other(o))))}</ul>
      ${j(a)}
    </section>`:hn}var ug=(e,t,s)=>ms(s,[si(t,s,e.reload),us(s,e.reload)]),mg=e=>jt`
  ${dn(e,"received",(t,s)=>[de(t,s,e.reload),ms(s,[us(s,e.reload)])])}
  ${dn(e,"sent",(t,s)=>ei(t,s,e.reload))}
  ${e.lists.accepted.items.length?dn(e,"accepted",(t,s)=>ug(e,t,s)):M(i("people.none"),i("people.noneText"),hn,"people")}
  ${dn(e,"blocked",(t,s)=>Mo(s,e.reload),Bo)}`;function dg(e){return e.problem?d(e.problem,e.load):e.isLoaded?mg(e):v(3)}var hg=()=>ht()?jt`<a class="button quiet" href="/invites">${c("plus")} ${i("invites.invite")}</a>`:hn;function Yl(e){let t=new mn(e);return{title:i("people.title"),ready:t.load(),view:()=>jt`${$(i("people.title"),hg(),"/feed")}${pg(t)}${dg(t)}`,close:()=>t.close()}}import{html as ns,nothing as bn}from"../lib/lit-html/lit-html.js";var fn=class extends Ks{user=null;friendship=null;#t;constructor(t){super(t,w("/api/finds",{userId:t.params.id,includePrivate:!0,includeFriends:!0,limit:20})),this.#t=t.params.id,this.loading=E(t,()=>this.#e())}get title(){return(this.user&&k(this.user))??i("person.title")}get isMe(){return this.#t===y()?.id}get hasAsked(){return this.friendship?.requesterId===this.#t}async#e(){this.user=await g(`/api/users/${this.#t}`,{signal:this.page.signal}),await Promise.all([this.finds.load(),this.#s()])}async#s(){this.friendship=null;let{friendship:t}=this.user,s=t==="none"?"":w("/api/friends",{status:t,limit:100});for(;s&&!this.friendship;){let n=await Dt(s,{signal:this.page.signal});this.friendship=n.items.find(a=>a.requesterId===this.#t||a.addresseeId===this.#t)??null,s=n.next}}};import{html as St,nothing as le}from"../lib/lit-html/lit-html.js";var fg=88,Jl=(e,t)=>St`
  <span class="sum"><span class="strong">${S(e)}</span> <span class="soft">${i(t,{n:e})}</span></span>`,$n=(e,{count:t,likes:s,badge:n=le,actions:a=le})=>St`
  <section class="profile-head">
    ${J(e,fg)}
    ${e.displayName?St`<p class="soft">@${e.username}</p>`:le}
    ${e.about?St`<p dir="auto">${e.about}</p>`:le}
    <p class="row">
      ${t===void 0?le:Jl(t,"person.findsSum")}
      ${s===void 0?le:Jl(s,"person.likesSum")}
      ${n}
    </p>
    <p class="row actions">${a}</p>
  </section>`,$g=e=>St`
  <li>
    <a class="tile c-${Ie(e.category).code}" href="/finds/${e.id}">
      ${e.media.length?ft(e.media[0],{thumb:!0}):St`<span class="sign-tile">${ot(e.category)}</span>`}
      ${e.isPublic?le:St`
        <span class="corner">${c(he(Ae(e)))}<span class="unseen">${Ho(e)}</span></span>`}
      <span class="caption" dir="auto">${e.title}</span>
    </a>
  </li>`,Kl=(e,t,s)=>St`
  <button type="button" class="chip" aria-pressed=${e.layout===t?"true":"false"} @click=${()=>e.show(t)}>
    ${c(s)} ${i(`person.${t}`)}
  </button>`,gg={grid:e=>St`<ul class="tiles">${e.map($g)}</ul>`,list:e=>St`<ul class="card rows">${e.map(t=>Ro(t,ii(t)))}</ul>`},bg=e=>[...new Map(e.map(({locationId:t,location:s})=>[t,{...tt(s),km:s.area,name:Cs(s)}])).values()];function is(e,t){let{items:s,problem:n,load:a}=e.finds;return n?d(n,a):s?s.length?St`
    <finds-map .places=${bg(s)} .label=${i("person.map")}></finds-map>
    <div class="chips" role="group" aria-label=${i("person.layout")}>
      ${Kl(e,"grid","camera")}
      ${Kl(e,"list","filter")}
    </div>
    ${gg[e.layout](s)}
    ${j(e.finds)}`:M(t.title,t.text,t.action??le,t.sign??"pin"):v(3)}import{html as Sa}from"../lib/lit-html/lit-html.js";var Zl=["spam","illegal","rules","other"],qa=["open","closed"],Xl=e=>e==="user"?["dismissed","suspended","deleted"]:["dismissed","hidden","deleted","suspended"],Ql=(e,t)=>P("/api/reports",{...e,...t});async function tp(e,t){await U((t?R:L)(`/api/users/${e.id}/mute`))&&p(i(t?"report.mutedNow":"report.unmutedNow",{name:k(e)}))}var gn=class{#t;constructor(t){this.#t=t;let s=t.query.get("status");this.status=qa.includes(s)?s:"open";let n=()=>this.status==="open"?"asc":"desc";this.list=H(t,()=>w("/api/admin/reports",{status:this.status,order:n(),limit:20}))}choose(t){return this.status=t,this.#t.rename(w("/admin/reports",{status:t})),this.list.clear(),this.list.load()}async decide(t,s,n=""){await P(`/api/admin/reports/${t.id}`,{outcome:s,note:n}),this.list.items=this.list.items.filter(a=>a!==t),this.#t.update(),p(i("report.decided"))}async show(t){await U(L(`/api/admin/${t.kind}s/${t.targetId}/hidden`))&&(t.hidden=!1,p(i("report.shownAgain")),this.#t.update())}};function Fa(e,t,s){return D(a=>new x({send:async o=>{await t(o),a()}}),e,a=>Sa`${F(a)}${s(a)}`,a=>B(a,i("report.send")))}var wg=e=>Sa`
  <div class="field">
    <label for="reason">${i("report.reason")}</label>
    <select id="reason" name="reason">${Zl.map(t=>Sa`<option value=${t}>${i(`report.reason.${t}`)}</option>`)}</select>
  </div>
  ${m(e,"text",{label:i("report.text"),hint:i("report.hint"),kind:"area",most:1e3})}`;async function yg(e){await Fa(i("report.title"),t=>Ql(e,t),wg)&&p(i("report.sent"))}var ep=(e,t)=>({text:i(e.muted?"report.unmute":"report.mute"),sign:"bell",run:()=>tp(e,!e.muted).then(t)});function vg({user:e,friendship:t,hasAsked:s,loading:n}){return e.friendship==="none"?ti(e,n.load):t?t.status==="accepted"?bn:s?de(t,e,n.load):ei(t,e,n.load):bn}var kg=()=>ns`<a class="button quiet" href="/profile">${i("profile.title")}</a>`,xg=e=>ns`
  <a class="button quiet" href=${w("/lists",{user:e.id})}>${c("feed")} ${i("lists.title")}</a>`,Og=e=>e.isMe?kg():[vg(e),xg(e.user)];function qg(e,t){let{user:s,friendship:n,loading:a}=e;if(!s||e.isMe)return bn;let o=n?.status==="accepted"?[si(n,s,a.load)]:[];return ms(s,[ep(s,a.load),...o,jo({userId:s.id}),us(s,()=>t.go("/people"))])}var Sg=e=>$n(e.user,{count:e.user.findCount,likes:e.user.likeCount,badge:e.user.friendship==="accepted"?ns`<span class="badge">${c("check")} ${i("friend.friends")}</span>`:bn,actions:Og(e)});function Fg(e){let{problem:t,load:s}=e.loading;return t?.code==="not_found"?ns`<p class="empty">${i("person.gone")}</p>`:t?d(t,s):e.user?ns`
    ${Sg(e)}
    <section class="stack" aria-labelledby="finds">
      <h2 id="finds" class="unseen">${i("person.findsTitle")}</h2>
      ${is(e,{title:i("person.none"),text:i("person.noneText",{name:k(e.user)})})}
    </section>`:v(3)}function sp(e){let t=new fn(e),s=()=>t.loading.problem?i("person.title"):t.title;return{get title(){return t.title},broad:!0,ready:t.loading.load(),view:()=>ns`${$(s(),qg(t,e),"/people")}${Fg(t)}`}}import{html as pe,nothing as Pa}from"../lib/lit-html/lit-html.js";var wn=class{#t;constructor(t,s){this.#t=t,this.restored=s,this.list=H(t,"/api/finds/bin?limit=20",n=>n.find.id)}restore(t){return this.#e(t,P(`/api/finds/${t.id}/restore`),i("find.restored"),this.restored)}remove(t){return this.#e(t,L(`/api/finds/${t.id}?forever=true`),i("bin.removed"),()=>{})}async#e(t,s,n,a){await U(s)&&(this.list.items=this.list.items.filter(o=>o.find.id!==t.id),this.#t.update(),p(n),a())}};var yn=class extends Ks{figures={};isEdited=!1;constructor(t){super(t,w("/api/finds",{userId:y().id,includePrivate:!0,limit:20})),this.picture=new Ue("/api/users/me/picture",t,{has:()=>this.user.profilePicture.startsWith("/api/media/"),take:async n=>te(n??await g("/api/users/me"))}),this.bin=new wn(t,()=>this.#t());let s={username_taken:"username",name_taken:"displayName"};this.form=new x({send:n=>this.#s(n),update:t.update,fieldOf:s})}get user(){return y()}load=()=>Promise.all([this.#t(),this.bin.list.load()]);#t=()=>Promise.all([this.finds.load(),this.#e()]);async#e(){let t=await g(`/api/users/${y().id}`,{signal:this.page.signal}).catch(()=>null);this.figures={count:t?.findCount,likes:t?.likeCount},this.page.update()}toggleEdit=()=>{this.isEdited=!this.isEdited,this.page.update()};async#s({displayName:t,about:s,username:n,age:a}){let o={displayName:t.trim()||null,about:s.trim()||null,username:n.trim()};te(await Y("/api/users/me",{...o,age:a===""?null:Number(a)})),p(i("profile.saved"))}};import{html as kn,nothing as vn}from"../lib/lit-html/lit-html.js";async function Pg(e,t){await e.restore(t),O(e.list.items.length?"bin":"finds")}async function Tg(e,t){await A(i("bin.removeTitle"),i("bin.removeText",{title:t.title}),i("bin.remove"))&&(await e.remove(t),O(e.list.items.length?"bin":"finds"))}var Ig=(e,t)=>kn`
  <button type="button" class="quiet" aria-label="${i("bin.restore")}: ${t.title}" @click=${()=>Pg(e,t)}>
    ${c("retry")} ${i("bin.restore")}
  </button>`,Lg=(e,{find:t,expiresAt:s})=>kn`
  <li>
    <p>
      <span class="strong" dir="auto">${t.title}</span>
      ${s?kn`<br><span class="soft">${i("bin.until",{date:Nt(s)})}</span>`:vn}
    </p>
    ${t.hidden?No(i("report.findHidden"),t.hidden):vn}
    <p class="row">
      ${t.hidden?vn:Ig(e,t)}
      <button type="button" class="danger" aria-label="${i("bin.remove")}: ${t.title}" @click=${()=>Tg(e,t)}>
        ${c("trash")} ${i("bin.remove")}
      </button>
    </p>
  </li>`,ip=e=>e.list.items?.length?kn`
  <section class="card" aria-labelledby="bin">
    <h2 id="bin" tabindex="-1">${i("bin.title")}</h2>
    <p class="hint">${i("bin.hint")}</p>
    <ul class="rows binned">${e.list.items.map(t=>Lg(e,t))}</ul>
    ${j(e.list)}
  </section>`:vn;var Ag=()=>pe`<a class="button" href="/new">${c("plus")} ${i("nav.plus")}</a>`,Bg=({form:e,user:t})=>pe`
  <form novalidate @submit=${e.submit}>
    ${F(e)}
    ${m(e,"displayName",{label:i("profile.name"),hint:i("profile.nameHint"),value:t.displayName??"",most:50,complete:"name"})}
    ${m(e,"about",{label:i("profile.about"),value:t.about??"",most:160})}
    ${m(e,"username",{label:i("account.username"),hint:i("join.usernameHint"),value:t.username,required:!0,least:3,most:31,pattern:"[A-Za-z0-9_\\-]*",complete:"username"})}
    ${m(e,"age",{label:i("profile.age"),hint:i("profile.ageHint"),value:t.age??"",kind:"number",mode:"numeric"})}
    <div class="row end">${B(e,i("action.save"))}</div>
  </form>`,Ts=(e,t,s)=>pe`
  <li><a class="way" href=${e}>${c(t)} <span class="grow">${s}</span> ${c("next")}</a></li>`,Mg=e=>pe`
  <ul class="card rows">
    ${Ts("/people","people",i("people.accepted"))}
    ${Ts("/saved","bookmark",i("saved.title"))}
    ${Ts("/lists","feed",i("lists.title"))}
    ${Ts("/shares","share",i("shares.mine"))}
    ${e.role==="admin"?Ts("/admin","shield",i("admin.title")):Pa}
  </ul>`,jg=()=>pe`<a class="button quiet" href="/settings">${c("gear")} ${i("settings.title")}</a>`,Ng=e=>pe`
  <section class="card" id="edit" aria-labelledby="edit-title">
    <div class="row between"><h2 id="edit-title" tabindex="-1">${i("profile.edit")}</h2>${ut(e.toggleEdit)}</div>
    ${es(e.picture,{label:i("profile.picture"),hint:i("profile.pictureHint")})}
    ${Bg(e)}
  </section>`;async function Dg(e){e.toggleEdit(),await O("edit-title")}var Ug=e=>pe`
  <button type="button" class="quiet" id="edit-profile" aria-expanded=${e.isEdited?"true":"false"} @click=${()=>Dg(e)}>
    ${c("edit")} ${i("profile.edit")}
  </button>`,_g=e=>pe`
  ${$(k(e.user),jg())}
  ${$n(e.user,{...e.figures,actions:Ug(e)})}
  ${e.isEdited?Ng(e):Pa}
  <section class="stack" aria-labelledby="finds">
    <h2 id="finds" class="unseen" tabindex="-1">${i("profile.finds")}</h2>
    ${is(e,{title:i("profile.none"),text:i("profile.noneText"),action:Ag()})}
  </section>
  ${Mg(e.user)}
  ${ip(e.bin)}`;function np(e){let t=new yn(e);return{title:i("profile.title"),broad:!0,ready:t.load(),view:()=>t.user?_g(t):Pa}}import{html as pt,nothing as ue}from"../lib/lit-html/lit-html.js";var Cg={dismissed:"check",hidden:"block",deleted:"trash",suspended:"lock"},Hg=e=>m(e,"note",{label:i("report.note"),hint:i("report.noteHint"),kind:"area",required:!0,most:500}),ap=(e,t)=>i(`report.outcome.${e.kind==="user"&&t==="deleted"?"accountDeleted":t}`);async function Eg(e,t,s){let n=ap(t,s);s!=="dismissed"?await Fa(n,({note:a})=>e.decide(t,s,a),Hg):await A(n,i("report.dismissText"),n)&&await e.decide(t,s).catch(()=>e.list.load()),O("reports")}var op=e=>e?pt`<a class="strong" href="/people/${e.id}">${k(e)}</a>`:pt`<span class="soft">${i("report.left")}</span>`,Rg=e=>pt`
  <p class="row">${e.map(t=>pt`
    <a href=${t.url} target="_blank" rel="noreferrer noopener">
      <img class="note-thumb" src=${t.thumbnailUrl} alt=${t.caption||i("report.photo")} width="48" height="48" loading="lazy">
    </a>`)}</p>`,zg=e=>pt`
  <p class="strong" dir="auto">${e.title}</p>
  ${e.description?ds(e.description):ue}
  ${e.media.length?Rg(e.media):ue}`,Vg=e=>e.find?zg(e.find):e.comment?ds(e.comment.content):e.kind==="user"?ue:pt`<p class="soft">${i("report.noContent")}</p>`,Wg=e=>pt`
  <li>
    <p>${i(`report.reason.${e.reason}`)} · ${op(e.reporter)} · <span class="soft">${V(e.createdAt)}</span></p>
    ${e.text?ds(e.text):ue}
  </li>`,Gg=(e,t,s)=>pt`
  <button type="button" class=${s==="dismissed"?"quiet":"danger"} @click=${()=>Eg(e,t,s)}>
    ${c(Cg[s])} ${ap(t,s)}
  </button>`,Yg=(e,t)=>pt`<p class="row">${Xl(t.kind).map(s=>Gg(e,t,s))}</p>`,Jg=(e,t)=>pt`
  <p>
    <span class="strong">${i(`report.result.${t.decision.outcome}`)}</span> · ${t.decision.closedBy} ·
    <span class="soft">${V(t.decision.closedAt)}</span>
  </p>
  ${t.decision.note?ds(t.decision.note):ue}
  ${t.hidden?pt`
    <p><button type="button" class="quiet" @click=${()=>e.show(t)}>${c("retry")} ${i("report.show")}</button></p>`:ue}`,Kg=(e,t)=>pt`
  <li class="card">
    <h2>${i(`report.kind.${t.kind}`)} · ${op(t.owner)}</h2>
    ${Vg(t)}
    <ul class="rows">${[t,...t.others].map(Wg)}</ul>
    ${t.decision?Jg(e,t):Yg(e,t)}
  </li>`;function Zg(e){let{items:t,problem:s,load:n}=e.list;return s?d(s,n):t?t.length?pt`<ul class="stack">${t.map(a=>Kg(e,a))}</ul>${j(e.list)}`:M(i(`report.none.${e.status}`),i("report.noneText"),ue,"flag"):v(3)}function rp(e){let t=new gn(e);return{title:i("report.reports"),ready:t.list.load(),view:()=>pt`
      ${$(i("report.reports"),ue,"/admin")}
      <div class="chips" role="group" aria-label=${i("report.which")} id="reports" tabindex="-1">
        ${qa.map(s=>Pe(t.status===s,i(`report.status.${s}`),()=>t.choose(s)))}
      </div>
      ${Zg(t)}`}}import{html as Ta,nothing as Xg}from"../lib/lit-html/lit-html.js";var Qg=(e,t)=>Ta`
  <button type="button" class="chip" aria-pressed=${e.state===t?"true":"false"} @click=${()=>e.choose(t)}>
    ${c(t==="dismissed"?"close":Do(t))} ${i(`saved.${t}`)}
  </button>`,tb=()=>Ta`<a class="button" href="/">${c("map")} ${i("missing.action")}</a>`,eb=e=>({title:i(`saved.${e}None`),text:i(e==="dismissed"?"saved.dismissedText":"saved.noneText"),action:tb(),sign:"bookmark"});function cp(e){let t=new xo(e);return{title:i("saved.title"),broad:!0,ready:t.finds.load(),view:()=>Ta`
      ${$(i("saved.title"),Xg,"/profile")}
      <div class="chips" role="group" aria-label=${i("saved.which")}>${vo.map(s=>Qg(t,s))}</div>
      ${is(t,eb(t.state))}`}}import{html as mt,nothing as Pt}from"../lib/lit-html/lit-html.js";import{html as Ft,nothing as Ia}from"../lib/lit-html/lit-html.js";var pp=(e,t)=>m(e,"name",{label:i("passkeys.name"),hint:i("passkeys.nameHint"),value:t,required:!0,most:50});async function sb(e,t){let s=_s(navigator.userAgent);await D(n=>e.addForm(t,n),i("passkeys.add"),n=>Ft`
    ${F(n)}
    ${ae(n)}
    ${pp(n,s)}
    ${t?Ht(n,"password",i("account.password")):Ia}`,()=>Ft`<button type="submit">${i("settings.linkGo")}</button>`)}var ib=(e,t)=>D(s=>e.renameForm(t,s),i("passkeys.rename"),s=>Ft`
  ${F(s)}
  ${pp(s,t.name)}`,()=>Ft`<button type="submit">${i("action.save")}</button>`);async function nb(e,t){await A(i("passkeys.deleteTitle",{name:t.name}),i("passkeys.deleteText"),i("action.delete"))&&e.remove(t)}var lp=(e,t,s)=>Ft`
  <button type="button" class="quiet" aria-label="${t}: ${e.name}" @click=${s}>${t}</button>`,ab=(e,t,s)=>Ft`
  <li class="row between">
    <span>
      <span class="strong" dir="auto">${t.name}</span>
      ${t.backedUp?Ft`<span class="badge">${i("passkeys.backedUp")}</span>`:Ia}<br>
      <span class="soft">${i("passkeys.added")} ${V(t.createdAt)} ·
        ${t.lastUsedAt?Ft`${i("passkeys.used")} ${V(t.lastUsedAt)}`:i("passkeys.unused")}</span>
    </span>
    <span class="row">
      ${lp(t,i("passkeys.rename"),async()=>{await ib(e,t),s()})}
      ${lp(t,i("action.delete"),()=>nb(e,t))}
    </span>
  </li>`,ob=e=>Ft`<button type="button" class="quiet" id="add-passkey" @click=${e}>${i("passkeys.add")}</button>`,up=(e,t,s)=>Ft`
  <section class="card" id="passkeys">
    <h2>${i("passkeys.title")}</h2>
    <p>${i("passkeys.hint")}</p>
    ${e.list.length?Ft`<ul class="people">${e.list.map(n=>ab(e,n,s))}</ul>`:Ia}
    <p>${ob(async()=>{await sb(e,t),s()})}</p>
  </section>`;import{html as xn,nothing as rb}from"../lib/lit-html/lit-html.js";var mp=e=>Ge(e.picker()),cb=e=>xn`
  <p class="note">${i("privacy.homeExact",{n:e.exactAtHome})}</p>
  <p class="row"><button type="button" id="hide-home" @click=${()=>e.hideHome()}>${i("privacy.homeHide")}</button></p>`,lb=(e,{latitude:t,longitude:s,radius:n,area:a})=>xn`
  <place-map class="homemap" inert .area=${2*n} .at=${{lat:t,lng:s}}></place-map>
  ${T("home-radius",{label:i("privacy.homeRadius"),options:ur.map(o=>[o,Us(o)]),chosen:n,set:o=>e.changeHome({radius:Number(o)})})}
  ${T("home-area",{label:i("privacy.homeArea"),options:Os(),chosen:String(a),set:o=>e.changeHome({area:Number(o)})})}
  ${e.exactAtHome?cb(e):rb}
  <p class="row">
    <button type="button" class="quiet" @click=${()=>mp(e)}>${i("privacy.homeMove")}</button>
    <button type="button" class="quiet" @click=${()=>e.change({home:void 0})}>${i("privacy.homeRemove")}</button>
  </p>`,dp=e=>xn`
  <section class="card">
    <p class="hint">${i("privacy.settingsText")}</p>
    ${T("shown-area",{label:i("privacy.shownNew"),options:oe(),chosen:String(e.values.area),set:t=>e.change({area:Number(t)})})}
    <label class="switch">
      <span>${i("privacy.friendsExact")}</span>
      <input type="checkbox" role="switch" id="friends-exact" .checked=${e.values.exactForFriends}
        @change=${t=>e.change({exactForFriends:t.target.checked})}>
    </label>
    <h2>${i("privacy.home")}</h2>
    <p class="hint">${i("privacy.homeText")}</p>
    ${e.values.home?lb(e,e.values.home):xn`
      <p><button type="button" class="quiet" id="home" @click=${()=>mp(e)}>${i("privacy.homeAdd")}</button></p>`}
    <p class="hint">${i("privacy.recall")}</p>
  </section>`;import{html as Kt,nothing as Is}from"../lib/lit-html/lit-html.js";var La={read:["read"],write:["read","write"],admin:["read","write","admin"]};function hp(e){let t=async({name:s,access:n,days:a,password:o})=>{let r=a?{days:Number(a)}:{};e(await P("/api/auth/tokens",{name:s.trim(),scopes:La[n],...r,...o?{password:o}:{}}))};return new x({send:t,fieldOf:{wrong_password:"password"}})}var Ls=e=>e.kind==="token",fp=e=>Ls(e)?e.name:_s(e.userAgent),pb={browser:()=>i("session.browser"),cli:()=>i("session.cli"),token:()=>i("session.token")},ub=e=>e.scopes.map(t=>i(`scope.${t}`)).join(", ");function mb(e){return e.expiresAt?Ls(e)?i("token.until",{date:Nt(e.expiresAt)}):i("settings.until",{date:Nt(e.expiresAt)}):i("token.endless")}var db=e=>e.lastUsedAt?i("session.used",{date:dt(e.lastUsedAt)}):i("session.unused"),hb=(e,t)=>{let s=i(Ls(t)?"token.revoke":"settings.end");return Kt`
    <button type="button" class="quiet" aria-label="${s}: ${fp(t)}" @click=${()=>e.endSession(t)}>${s}</button>`},fb=e=>Kt`${i(Ls(e)?"token.since":"settings.since")} ${V(e.createdAt)}`,$b=(e,t)=>Kt`
  <li class="row between">
    <span>
      <span class="strong" dir="auto">${fp(t)}</span>
      <span class="badge">${pb[t.kind]()}</span>
      ${t.current?Kt`<span class="badge">${i("settings.thisOne")}</span>`:Is}<br>
      ${Ls(t)?Kt`<span class="soft">${ub(t)}</span><br>`:Is}
      <span class="soft">${fb(t)} · ${db(t)} · ${mb(t)}</span>
    </span>
    ${t.current?Is:hb(e,t)}
  </li>`;async function gb(e){await A(i("settings.endOthers"),i("settings.endOthersText"),i("settings.endOthers"))&&e.endOthers()}var bb=e=>Kt`
  <button type="button" class="quiet" @click=${()=>gb(e)}>${i("settings.endOthers")}</button>`,wb=[90,30,365],yb=e=>Object.keys(La).filter(t=>t!=="admin"||e.role==="admin"),vb=(e,t)=>Kt`
  <p>${i("token.about")}</p>
  ${F(t)}
  ${ae(t)}
  ${m(t,"name",{label:i("token.name"),hint:i("token.nameHint"),required:!0,most:50})}
  ${T("access",{label:i("token.access"),options:yb(e.user).map(s=>[s,i(`access.${s}`)])})}
  ${T("days",{label:i("token.life"),options:[...wb.map(s=>[s,i("token.days",{n:s})]),["",i("token.endless")]]})}
  ${e.asksPassword?Ht(t,"password",i("account.password")):Is}`,kb=e=>pi({title:i("token.new"),text:i("token.once"),label:i("session.token"),value:e});async function xb(e){let t=null;await D(n=>hp(a=>{t=a,n()}),i("token.create"),n=>vb(e,n),()=>Kt`<button type="submit">${i("token.createGo")}</button>`),t&&(e.addSession(t.session),await kb(t.token))}var $p=e=>Kt`
  <section class="card">
    <h2>${i("settings.sessions")}</h2>
    <ul class="people">${e.sessions.map(t=>$b(e,t))}</ul>
    <div class="row end">
      ${e.hasOthers?bb(e):Is}
      <button type="button" class="quiet" id="new-token" @click=${()=>xb(e)}>${c("plus")} ${i("token.create")}</button>
    </div>
  </section>`;var Aa=()=>["friendRequests","friendAccepted","findLiked","findCommented","replied","mentioned",...y()?.role==="admin"?["reported"]:[]],Ob=e=>mt`
  <label class="switch">
    <span>${i("settings.streets")}<br><span class="soft">${i("offer.learns")}</span></span>
    <input type="checkbox" role="switch" id="streets" .checked=${fs()} @change=${t=>e.setStreets(t.target.checked)}>
  </label>`,qb=()=>Ns.map(e=>[e,An[e],e]),Sb=e=>mt`
  <section class="card">
    ${T("language",{label:i("settings.language"),options:qb(),chosen:kt(),set:t=>e.setLanguage(t)})}
    ${T("theme",{label:i("settings.theme"),options:Yo.map(t=>[t,i(`settings.theme.${t}`)]),chosen:Mn(),set:t=>e.setTheme(t)})}
    ${T("units",{label:i("settings.units"),options:["km","mi"].map(t=>[t,i(`settings.units.${t}`)]),chosen:Ua(),set:t=>e.setUnits(t)})}
    ${hs()?Ob(e):Pt}
  </section>`;async function Fb(e,t,s){let n=e.target;await t.prefer(s,n.checked),n.checked=t.preferences[s]}var gp=(e,t,s=Pt)=>mt`
  <label class="switch">
    <span>${i(`settings.${t}`)}${s}</span>
    <input type="checkbox" role="switch" .checked=${e.preferences[t]} @change=${n=>Fb(n,e,t)}>
  </label>`,Pb=e=>mt`
  <p>${c("check")} ${i("push.on")}</p>
  <p class="row">
    <button type="button" class="quiet" @click=${e.test}>${i("push.test")}</button>
    <button type="button" class="quiet" aria-busy=${e.busy?"true":"false"} @click=${e.disable}>${i("push.disable")}</button>
  </p>`,Tb=e=>mt`
  <p>${i("push.off")}</p>
  <p>
    <button type="button" id="push-on" aria-busy=${e.busy?"true":"false"} @click=${e.enable}>
      ${c("bell")} ${i("push.enable")}
    </button>
  </p>
  <p class="soft" role="status">${e.slow?i("push.asking"):Pt}</p>`;function Ib(e){return e.state==="on"?Pb(e):e.state==="off"?Tb(e):mt`<p class="note">${i(`push.${e.state}`)}</p>`}var Lb=e=>mt`
  <section class="card">
    <h2>${i("settings.notify")}</h2>
    ${Aa().map(t=>gp(e,t))}
    ${f().pushKey?gp(e,"pushEnabled",mt`<br><span class="soft">${i("settings.pushEnabledHint")}</span>`):Pt}
  </section>
  <section class="card">
    <h2>${i("push.title")}</h2>
    ${Ib(e.push)}
  </section>`,Ab=e=>f().passwordLogin||e.passkeys.isShown||f().provider.enabled,Bb=e=>mt`
  ${f().passwordLogin?hr(e):Pt}
  ${e.passkeys.isShown?up(e.passkeys,e.asksPassword,e.redraw):Pt}
  ${f().provider.enabled?fr(e):Pt}`,bp="/settings",wp=[{name:"appearance",sign:"globe",title:()=>i("settings.appearance"),view:Sb,isLocal:!0,value:()=>[An[kt()],i(`settings.theme.${Mn()}`)].join(" · ")},{name:"notifications",sign:"bell",title:()=>i("nav.bell"),view:Lb,value:e=>i("settings.onOf",{n:Aa().filter(t=>e.preferences[t]).length,of:Aa().length})},{name:"places",sign:"pin",title:()=>i("privacy.settings"),view:e=>dp(e.places),value:e=>oe().find(([t])=>t===String(e.places.values.area))?.[1]},{name:"sign-in",sign:"lock",title:()=>i("settings.signIn"),view:Bb,isShown:Ab,value:e=>e.passkeys.isShown?i("passkeys.count",{n:e.passkeys.list.length}):""},{name:"devices",sign:"shield",title:()=>i("settings.devices"),view:$p,value:e=>i("settings.signedIn",{n:e.sessions.length})},{name:"data",sign:"copy",title:()=>i("settings.data"),view:$r,value:()=>i("settings.dataParts")}],Mb=e=>mt`
  <ul class="card rows">
    ${wp.filter(({isShown:t})=>!t||t(e)).map(t=>st(`${bp}/${t.name}`,t.sign,t.title(),t.isLocal||e.isLoaded?t.value(e):""))}
  </ul>
  <ul class="card rows">
    ${ht()?st("/invites","people",i("invites.title")):Pt}
    ${st("/shares","share",i("shares.mine"))}
    ${st("/help","comment",i("help.title"))}
    ${st("/about","feed",i("nav.about"))}
  </ul>`;async function jb(e){let t=rt.get("outbox").length;(!t||await A(i("settings.signOut"),i("outbox.signOut",{n:t}),i("settings.signOut")))&&e.signOut()}var Nb=e=>mt`
  <button type="button" class="quiet" id="sign-out" @click=${()=>jb(e)}>${i("settings.signOut")}</button>`;function Db(e,t){let{problem:s,load:n}=e.loading;return t?t.isLocal?t.view(e):s?d(s,n):e.isLoaded?t.view(e):v(5):mt`${s?d(s,n):Pt}${Mb(e)}`}function yp(e){let t=wp.find(({name:a})=>a===e.params.name);if(e.params.name&&!t)return er();let s=new ci(e),n=()=>t?t.title():i("settings.title");return{get title(){return n()},ready:t?.isLocal?Promise.resolve():s.loading.load(),view:()=>mt`
      ${t?$(n(),Pt,bp):$(n(),Nb(s),"/profile")}
      ${s.refusal?d(s.refusal):Pt}
      ${Db(s,t)}`}}import{html as Tt,nothing as As}from"../lib/lit-html/lit-html.js";async function Ub(e){let t=await e.offered(),s=t&&await cn({offered:t});s&&(e.take(s),await Ps(s))}async function _b(e,t){let s=await cn({share:t});s&&e.take(s)}async function Cb(e,t){await A(i("shares.revokeTitle",{title:Bt(t)}),i("shares.revokeText"),i("shares.revoke"))&&(await e.revoke(t),O("new-share"))}var Hb=async e=>await on(e)||Ps(e,i("shares.one")),Eb=async e=>await rn(e,Bt(e))||Ps(e,i("shares.one")),Rb=(e,t)=>It(i("shares.menu",{title:Bt(t)}),[...an()&&!t.expired?[{text:i("action.share"),sign:"share",run:()=>Eb(t)}]:[],{text:i("shares.change"),sign:"edit",run:()=>_b(e,t)},{text:i("shares.revoke"),sign:"trash",isDanger:!0,run:()=>Cb(e,t)}],{id:`share-${t.id}`}),zb=e=>e.findId?`/finds/${e.findId}`:`/lists/${e.listId}`,Vb=e=>e.category?Tt`<span class="strong" dir="auto">${Bt(e)}</span>`:Tt`<a class="strong" dir="auto" href=${zb(e)}>${Bt(e)}</a>`,Wb=e=>Tt`${i(`shares.kind.${wa(e)}`)}${e.title?Tt`: <bdi>${ya(e)}</bdi>`:As}`,On=(e,t)=>Tt`<span class="badge">${e?c(e):As} ${t}</span>`,Gb=e=>Tt`
  <button type="button" class="quiet" aria-label="${i("secret.copy")}: ${Bt(e)}" @click=${()=>Hb(e)}>
    ${c("copy")} ${i("secret.copy")}
  </button>`,Yb=(e,t)=>Tt`
  <li class="invite">
    <div class="listed">
      <p class="grow">
        ${Vb(t)}<br>
        <span class="soft">${Wb(t)} · ${t.views?i("shares.views",{n:t.views}):i("shares.noViews")}</span>
      </p>
      ${Rb(e,t)}
    </div>
    <p class="marks">
      ${On(t.place==="hidden"?"block":"pin",jl(t))}
      ${t.hasPassword?On("lock",i("account.password")):As}
      ${t.expiresAt?On("",va(t)):On("",i("shares.endless"))}
    </p>
    ${t.expired?As:Tt`<p class="row actions">${Gb(t)} ${ka(t)}</p>`}
  </li>`;function Jb(e){let{items:t,problem:s,load:n}=e.list;return s?d(s,n):t?t.length?Tt`<div class="card"><ul class="people">${t.map(a=>Yb(e,a))}</ul></div>${j(e.list)}`:M(i("shares.none"),i("shares.noneText"),As,"share"):v(3)}var Kb=e=>Tt`
  <button type="button" class="quiet" id="new-share" @click=${()=>Ub(e)}>${i("shares.category")}</button>`;function vp(e){let t=new sn(e);return{title:i("shares.mine"),ready:t.list.load(),view:()=>Tt`
      ${$(i("shares.mine"),Kb(t),"/profile")}
      <p class="lead">${i("shares.lead")}</p>
      ${Jb(t)}`}}import{html as Zt,nothing as Ba}from"../lib/lit-html/lit-html.js";var qn=class{isLoaded=!1;#t;constructor(t){this.#t=t}get entries(){return rt.get("outbox")}load=async()=>{await po(),this.isLoaded=!0,this.#t.update()};cancel(t){return mo(t.id)}retry(t){return ho(t.id)}sendNow(){return fo()}};async function Zb(e,t){await Ao()&&e.cancel(t)}var Xb=e=>i(e.kind==="like"&&!e.on?"outbox.unlike":`outbox.${e.kind}`),kp=e=>Zt`<a class="strong" dir="auto" href=${$o(e)}>${e.title}</a>`,Qb={find:e=>Zt`<span class="strong" dir="auto">${e.body.title}</span>`,comment:e=>Zt`<span class="what" dir="auto">${e.body.content}</span><br>${kp(e)}`,like:kp},tw=(e,t)=>Zt`
  <li class="row between">
    <span class="grow">
      <span class="soft">${Xb(t)}</span><br>
      ${Qb[t.kind](t)}<br>
      ${t.state==="refused"?Zt`<span class="error">${t.problem}</span>`:Zt`<span class="soft">${i("outbox.waiting")}</span>`}
    </span>
    <span class="row">
      ${t.state==="refused"?Zt`
        <button type="button" class="quiet" @click=${()=>e.retry(t)}>${c("retry")} ${i("action.retry")}</button>`:Ba}
      <button type="button" class="quiet" @click=${()=>Zb(e,t)}>${i("outbox.cancel")}</button>
    </span>
  </li>`;function ew(e){return e.isLoaded?e.entries.length?Zt`
    <p class="hint">${i("outbox.hint")}</p>
    <ul class="card people">${e.entries.map(t=>tw(e,t))}</ul>
    <p class="row end"><button type="button" @click=${()=>e.sendNow()}>${i("outbox.now")}</button></p>`:M(i("outbox.none"),i("outbox.noneText"),Ba,"send"):v(2)}function xp(e){let t=new qn(e);return{title:i("outbox.title"),ready:t.load(),view:()=>Zt`${$(i("outbox.title"),Ba,"/")}${ew(t)}`}}import{html as me,nothing as sw}from"../lib/lit-html/lit-html.js";var Sn=class{#t;constructor(t){this.#t=t,this.instance=new Ce(t),this.areas=new Qe(t),this.invites=new ts(t),this.nameForm=new x({send:s=>this.#e(s),update:t.update})}load(){return{server:this.instance.loading,map:this.areas.loading}[this.step]?.load()}get steps(){return["server",...f().streets?.areas?["map"]:[],"invite","done"]}get step(){let t=this.#t.query.get("step");return this.steps.includes(t)?t:this.steps[0]}get number(){return this.steps.indexOf(this.step)+1}next=()=>this.#t.push(w("/admin/welcome",{step:this.steps[this.number]}));async#e(t){await this.instance.save(t),await this.next()}};var Op=(e,t)=>me`<button type="button" class="quiet" @click=${e.next}>${t}</button>`,qp=(e,t)=>me`<p class="row end">${Op(e,i(t?"welcome.next":"welcome.later"))}</p>`,Sp=({problem:e,load:t},s,n)=>e?d(e,t):s?n():v(3),iw=(e,t)=>Sp(e.instance.loading,e.instance.values,()=>me`
  <form class="card" novalidate @submit=${e.nameForm.submit}>
    ${F(e.nameForm)}
    ${es(e.instance.picture,{label:i("admin.picture"),hint:i("admin.pictureHint")})}
    ${m(e.nameForm,"name",{label:i("admin.name"),hint:i("welcome.nameHint"),value:e.instance.values.name,most:50})}
    ${m(e.nameForm,"description",{label:i("admin.description"),value:e.instance.values.description,kind:"area",most:500})}
    <div class="row end">${Op(e,i("welcome.later"))} ${B(e.nameForm,i("welcome.next"))}</div>
  </form>
  ${ai(t.update)}`),nw=e=>Sp(e.areas.loading,e.areas.areas,()=>me`
  ${ua(e.areas)}
  ${qp(e,e.areas.areas.length||e.areas.isRunning)}`),aw=e=>me`
  ${e.invites.created?da(e.invites):ma(e.invites)}
  ${qp(e,e.invites.created)}`,ow=()=>me`
  <section class="card">
    <p><a class="button main" href="/new">${c("plus")} ${i("welcome.find")}</a></p>
    <ul class="people">
      ${st("/settings/notifications","bell",i("welcome.push"))}
      ${st("/profile","people",i("steps.profile"))}
      ${st("/admin","gear",i("welcome.again"))}
      ${st("/","map",i("areas.show"))}
    </ul>
  </section>`,rw={server:iw,map:nw,invite:aw,done:ow};function Fp(e){let t=new Sn(e),s=()=>t.step==="done"?sw:me`<p class="soft">${i("welcome.step",{number:t.number,of:t.steps.length-1})}</p>`;return{get title(){return i(`welcome.${t.step}`)},ready:t.load(),async moved(){e.update(),document.querySelector("main h1").focus(),await t.load()},view:()=>me`
      <header class="welcome">
        ${s()}
        <h1 tabindex="-1">${i(`welcome.${t.step}`)}</h1>
        <p class="lead">${i(`welcome.${t.step}Text`)}</p>
      </header>
      ${rw[t.step](t,e)}`}}function cw(e,t){let[s,n]=[new Map,!1],a=new AbortController;return e.signal.addEventListener("abort",()=>a.abort()),{async load(o){a.abort();let{signal:r}=a=new AbortController;try{let[l,u]=await Ea(w("/api/locations/categories",{...t(),category:"",bbox:o}),{signal:r});if(r.aborted)return;[s,n]=[new Map(l.map(h=>[h.category,h.count])),u]}catch(l){if(l.name==="AbortError")return;s.clear()}e.update()},arranged(o,r){if(!s.size)return null;let l=[...s.values()].reduce((b,I)=>b+I,0),u=b=>s.get(b)===0&&!n&&!r.includes(b),h=b=>b&&(b<l||n)?`${S(b)}${n?"+":""}`:void 0;return{shown:o.filter(b=>!u(b)).map(b=>({category:b,count:h(s.get(b))})),rest:o.filter(u)}}}}import{html as Pp,nothing as Tp}from"../lib/lit-html/lit-html.js";async function lw(e){await e.ask()&&await O("see-inviter")}async function pw(e){e.close(),await O("list")}function uw(e){let{user:t}=e;if(!t)return Tp;let s=i("introduction.text",{name:k(t),n:t.findCount});return Pp`
    <section class="introduction" aria-label=${s}>
      ${J(t,44)}
      <p class="strong grow" dir="auto">${s}</p>
      ${ut(()=>pw(e))}
      <p class="row">
        <a class="button quiet" id="see-inviter" href="/people/${t.id}">${i("introduction.see")}</a>
        ${e.mayAsk?Pp`<button type="button" @click=${()=>lw(e)}>${i("friend.ask")}</button>`:Tp}
      </p>
    </section>`}async function mw(e,t){let s=new Ji(t.update);e.note=()=>uw(s),await s.load()}import{html as dw,nothing as hw}from"../lib/lit-html/lit-html.js";async function fw(e){if(Ln.get())return;let t=()=>{},s=new Be(()=>t());try{await s.read()}catch{return}s.state!=="off"||document.querySelector("dialog[open]")||(Ln.set("1"),await et((n,a)=>{t=a;let o=async()=>{await s.enable(),s.state!=="off"&&(n(),p(i(`push.${s.state}`)))};return dw`
      <h2>${i("push.offer",{name:e})}</h2>
      <p>${i("push.offerText")}</p>
      <p class="soft" role="status">${s.slow?i("push.asking"):hw}</p>
      <div class="row end">
        <button class="quiet" type="button" @click=${()=>n()}>${i("push.notNow")}</button>
        <button type="button" id="push-on" aria-busy=${s.busy?"true":"false"} @click=${o}>
          ${c("bell")} ${i("push.enable")}
        </button>
      </div>`},{label:i("push.offer",{name:e}),kind:"sheet-like"}))}import{html as Fn,nothing as Ip}from"../lib/lit-html/lit-html.js";async function $w({lat:e,lng:t}){try{let{title:s}=await P("/api/map/wishes",{latitude:e,longitude:t});p(i("offer.wished",{title:s}))}catch(s){p(q(s))}}function gw(e,t){if(y().role==="admin"){let s=w("/admin/map",{at:Le({lat:e.lat,lng:e.lng})});return Fn`<p><a class="button quiet" href=${s}>${i("offer.add")}</a></p>`}return Fn`
    <p><button type="button" class="quiet" @click=${()=>{t(),$w(e)}}>${i("offer.wish")}</button></p>
    <p class="hint">${i("offer.wishText")}</p>`}var bw=e=>Fn`
  <p><button type="button" class="quiet" @click=${()=>e(!0)}>${i("offer.show")}</button></p>
  <p class="hint">${i("offer.learns")}</p>`,ww=(e,{choose:t,close:s,key:n})=>Fn`
  <section class="offer" tabindex="-1" aria-label=${i("offer.none")} @keydown=${n}>
    <p class="row between">
      <span class="strong">${i("offer.none")}</span>
      <button type="button" class="round" aria-label=${i(hs()?"offer.decline":"action.close")} @click=${()=>t(!1)}>
        ${c("close")}
      </button>
    </p>
    ${Vo()?gw(e,s):Ip}
    ${hs()?bw(t):Ip}
  </section>`,yw=()=>ww;import{html as as,nothing as Tn}from"../lib/lit-html/lit-html.js";var Pn=class{friends=[];next="";hasLinks=!1;update=()=>{};constructor(t){this.audience=Ae(t)}async load(){let[t]=await Promise.all([Dt("/api/shares"),this.audience==="friends"?this.#t("/api/friends?status=accepted&limit=100"):null]);this.hasLinks=t.items.length>0}more=async()=>{await this.#t(this.next),this.update()};async#t(t){let{items:s,next:n}=await Dt(t),a=o=>o.requesterId===y().id?o.addressee:o.requester;this.friends.push(...s.map(a)),this.next=n}};var vw=e=>as`
  ${e.friends.length?as`<ul class="people">${e.friends.map(t=>ps(t,Tn))}</ul>`:as`<p class="soft">${i("whoSees.alone")}</p>`}
  ${e.next?as`<button type="button" class="quiet" @click=${()=>U(e.more())}>${i("action.more")}</button>`:Tn}`,kw=(e,t,s)=>as`
  <h2>${i("find.whoSees")}</h2>
  <p>${c(he(e.audience))} ${i(`edit.audienceText.${e.audience}`,{instance:vt()})}</p>
  ${e.audience==="friends"?vw(e):Tn}
  ${e.hasLinks?as`<p class="hint">${i("whoSees.links")} <a href="/shares">${i("shares.mine")}</a></p>`:Tn}
  <div class="row end">
    <a class="button quiet" href="/finds/${t.id}/edit">${i("action.edit")}</a>
    <button type="button" class="main" @click=${()=>s()}>${i("action.close")}</button>
  </div>`;async function xw(e){let t=new Pn(e);await U(t.load())&&await et((s,n)=>(t.update=n,kw(t,e,s)),{label:i("find.whoSees")})}export{Up as about,wr as accounts,a$ as addToList,Pr as admin,Mr as adminLog,ol as areas,yg as askReport,Ar as categories,cw as countCategories,xc as edit,Nc as feed,Ec as help,nl as import,fl as instance,mw as introduce,pl as invites,yl as join,El as list,zl as lists,Wl as named,Gl as notifications,yw as offerOfStreets,fw as offerPush,Yl as people,sp as person,np as profile,rp as reports,cp as saved,yp as settings,k$ as shareFind,vp as shares,Rd as showSteps,xp as waiting,Fp as welcome,xw as whoSees};

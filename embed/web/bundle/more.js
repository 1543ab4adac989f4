import{A as Es,Ab as Ie,Ac as Yo,B as Ka,Ba as ee,Bb as V,Ca as fo,Cb as Me,D as _s,Da as $o,Db as ne,Dc as _t,E as us,Ea as Pe,Eb as Po,Ec as Ae,F as Ya,Fa as go,Fb as Le,Fc as he,G as Ja,Ga as Gs,Gb as st,Gc as Jo,H as et,Ha as Ks,Hb as To,Hc as pt,I as lt,Ia as Ys,Ib as Io,Ic as Xo,J as u,Ja as bo,Jb as Ct,Jc as Zo,Ka as wo,Kb as Zs,Kc as Qo,La as yo,Lb as Mo,Lc as tr,M as Se,Mb as _,Mc as oi,N as g,Na as vo,Nb as H,O as P,Ob as U,P as R,Pa as ko,Pb as Qs,Pc as er,Q as Y,Qa as xo,Qb as Lo,R as M,Ra as Oo,Rb as Ao,Rc as sr,S as Xa,Sa as qo,Sb as Bo,Sc as $s,T as Za,Ta as So,Tb as jo,Tc as ir,U as Ut,Ub as Et,Uc as gs,V as w,Vb as ti,Vc as nr,W as Fe,Wb as ei,Wc as ar,X as Qa,Xb as No,Yb as Do,Zb as si,Zc as or,_b as Uo,_c as Un,a as qe,ac as Co,ad as rr,b as $,ba as to,bc as x,bd as cr,c as xt,ca as eo,cc as Eo,cd as lr,d as Ra,da as Hs,dc as ct,dd as ri,e as cs,ea as k,ec as F,f as jn,fa as Rs,fc as _o,g as Nn,ga as so,gc as m,gd as pr,h as Qt,hc as A,hd as Cn,i as ls,ib as c,ic as Ho,id as ur,j as ps,ja as io,jb as z,jc as J,jd as dr,k as Dn,ka as no,kb as W,kc as L,kd as mr,l as Ot,la as ao,lb as Fo,lc as Ro,ld as hr,m as Cs,ma as oo,mb as b,mc as Mt,n as za,na as ro,nb as Js,nc as ds,oa as zs,ob as B,oc as ii,pb as f,pc as me,pd as fr,q as Va,qa as Vs,qb as v,qc as ni,r as i,ra as co,rb as Te,rc as ai,rd as $r,s as Wa,sa as lo,sb as j,sc as ms,t as q,ta as po,tb as rt,tc as hs,ua as uo,ub as O,uc as zo,ud as ci,v as te,va as y,vc as Vo,vd as gr,w as Ga,wa as Ws,wc as Wo,x as S,xa as gt,xb as Xs,xc as fs,xd as br,y as Dt,ya as mo,yb as se,yc as Go,yd as wr,z as $t,za as ho,zb as ie,zc as Ko,zd as yr}from"./shared.js";import{html as fe,nothing as En}from"../lib/lit-html/lit-html.js";var Yp=new URL("lib/",qe).pathname,Jp=[["Leaflet 1.9.4","leaflet","Volodymyr Agafonkin, CloudMade","BSD-2-Clause"],["protomaps-leaflet 5.1.0","protomaps-leaflet","Protomaps","BSD-3-Clause"],["lit-html 3.3.3","lit-html","Google LLC","BSD-3-Clause"]];function vr(){if(gs())return new URL($().streets.url.replace(/[{}]/g,"")).host;let{host:e}=new URL(($().tiles?.url??"").replace(/[{}]/g,""),location);return e===location.host?"":e}var Xp=()=>vr()?i("about.tilesFrom",{host:vr()}):i("about.alone"),Zp=()=>fe`
  <section class="card">
    <p class="lead">${i("app.about")}</p>
    <p>${i("about.text")} ${Xp()}</p>
    <p class="soft">${i("about.version",{version:$().version})}</p>
    <p class="row">
      <a class="button quiet" href="/help">${i("help.title")}</a>
      <a class="button quiet" href="/api/docs">${i("about.api")}</a>
    </p>
  </section>`,Qp=()=>fe`
  <section class="card">
    <h2>${i("about.map")}</h2>
    <ul class="plain-list">
      ${$().tiles?.attribution?fe`<li>${i("about.tiles")}: ${$().tiles.attribution}</li>`:En}
      ${gs()?fe`<li>${i("about.streets")}: ${$().streets.attribution}</li>`:En}
      <li>${i("about.places")}: ${$().places.attribution}</li>
    </ul>
  </section>`,tu=([e,t,s,n])=>fe`<li><a href="${Yp}${t}/LICENSE">${e}</a>, © ${s}, ${n}</li>`,eu=()=>fe`
  <section class="card">
    <h2>${i("about.code")}</h2>
    <ul class="plain-list">${Jp.map(tu)}</ul>
    <p class="hint">${i("about.more")}</p>
  </section>`,su=()=>({title:i("nav.about"),view:()=>fe`
    ${b(i("nav.about"),En,y()?"/settings":"/sign-in")}
    ${wr()}${br()}${Zp()}${Qp()}${eu()}`});import{html as fi,nothing as Mu}from"../lib/lit-html/lit-html.js";var iu=200,nu=2**20,_n=["all","active","suspended","admin"],kr={wrong_password:"password"},$e=e=>`/api/admin/users/${e.id}`,li=class{#t;#e=0;constructor(t){this.#t=t;let s=t.query.get("status");this.text=t.query.get("q")??"",this.status=_n.includes(s)?s:"all",this.list=_(t,()=>w("/api/admin/users",{...this.#s,limit:50}))}get#s(){return{q:this.text.trim(),status:this.status==="all"?"":this.status}}search=()=>(clearTimeout(this.#e),this.#t.rename(w("/admin/people",this.#s)),this.list.load());type(t){this.text=t,clearTimeout(this.#e),this.#e=setTimeout(this.search,iu)}choose(t){return this.status=t,this.#t.update(),this.search()}isMe(t){return t.id===y()?.id}#i(t){this.list.items=this.list.items.map(s=>s.id===t.id?t:s),this.#t.update()}async#n(t,s){try{this.#i(await t),u(s)}catch(n){u(q(n))}}get asksPassword(){return Ws()}adminForm(t,s){let n=async({password:a})=>{this.#i(await Y($e(t),{role:"admin",...a?{password:a}:{}})),s()};return new x({send:n,fieldOf:kr})}demote(t){return this.#n(Y($e(t),{role:"member"}),i("admin.memberDone",{name:k(t)}))}lift(t){return this.#n(M(`${$e(t)}/suspension`),i("admin.liftDone",{name:k(t)}))}linkForm(t,s){let n=async({password:a})=>{let o=await P(`${$e(t)}/sign-in-link`,a?{password:a}:void 0);s(new URL(o.url,location).href)};return new x({send:n,fieldOf:kr})}limitForm(t,s){let n=async({kind:a,size:o})=>{let r={instance:null,none:0}[a];this.#i(await Y($e(t),{mediaLimit:a==="own"?Math.round(Number(o)*nu):r})),s()};return new x({send:n})}suspendForm(t,s){let n=async({reason:a,days:o})=>{this.#i(await R(`${$e(t)}/suspension`,{reason:a.trim(),...o?{days:Number(o)}:{}})),s()};return new x({send:n})}deleteForm(t,s){let n=async({name:a,reason:o})=>{if(a.trim()!==t.username)throw{code:"page",reason:"other_name",text:i("admin.deleteOther")};await M(w($e(t),{reason:o.trim()})),this.list.items=this.list.items.filter(r=>r.id!==t.id),this.#t.update(),s()};return new x({send:n,fieldOf:{other_name:"name"}})}close(){clearTimeout(this.#e)}};import{html as G,nothing as Ne}from"../lib/lit-html/lit-html.js";import{html as wt,nothing as bs}from"../lib/lit-html/lit-html.js";var au=2e3,Be=class{state="";busy=!1;slow=!1;#t;constructor(t){this.#t=t}async read(){this.state=await Vs()}enable=()=>this.#e(co);disable=()=>this.#e(lo);test=()=>this.#s(async()=>{await po(),u(i("push.sent"))});async#e(t){this.busy=!0,this.#t();let s=setTimeout(()=>{this.slow=!0,this.#t()},au);await this.#s(async()=>{this.state=await t()}),clearTimeout(s),this.busy=this.slow=!1,this.#t()}async#s(t){try{await t()}catch(s){u(s.code||s.status?q(s):i("push.failed"))}this.#t()}};var pi=class{list=[];#t;constructor(t){this.#t=t}get isShown(){return hr()}async read(){this.isShown&&(this.list=await g("/api/auth/passkeys",{signal:this.#t.signal}))}addForm(t,s){let n=async({name:a,password:o})=>{let r=await fr(await P("/api/auth/passkeys/options",t?{password:o}:{}));r&&(this.list=[...this.list,await P("/api/auth/passkeys",{name:a,...r})],s())};return new x({send:n,fieldOf:{wrong_password:"password"}})}renameForm(t,s){let n=async({name:a})=>{let o=await Y(`/api/auth/passkeys/${t.id}`,{name:a});this.list=this.list.map(r=>r.id===o.id?o:r),s()};return new x({send:n})}async remove(t){try{await M(`/api/auth/passkeys/${t.id}`),this.list=this.list.filter(s=>s.id!==t.id)}catch(s){u(q(s))}this.#t.update()}};var ou=1,bt=class{nearby=[];proposal="";title="";#t;#e;#s;#i=0;#n=0;constructor(t,s,n=()=>{}){this.#t=t,this.#e=n,this.#a(s??{})}get value(){let{point:t,by:s,source:n,photo:a,chosen:o}=this;return{point:t,name:this.name.trim(),by:s,source:n,photo:a,location:o}}#a({point:t=null,name:s="",by:n="",source:a="",photo:o=null,location:r=null}){Object.assign(this,{point:t,name:s,by:n,source:a,photo:o,chosen:r}),this.#s=t}get label(){return this.chosen?.name||this.name.trim()||this.proposal}take(t){if(this.#a(t.value),Object.assign(this,{nearby:t.nearby,proposal:t.proposal,title:t.title}),this.#e(),this.point&&!this.label)return this.propose()}setPoint(t,s,n=""){return Object.assign(this,{point:t,chosen:null,source:s,proposal:""}),n?(Object.assign(this,{name:n,by:"search"}),this.#s=t):this.by!=="reader"&&this.#s&&Ct(this.#s,t)>ou&&Object.assign(this,{name:"",by:""}),this.#e(),this.propose()}setPlace(t){return this.title=t.title??"",this.setPoint(st(t),t.isCamera?"camera":"found",t.title??t.name)}suggestPoint(t){return this.photo??=t,this.point?this.#e():this.setPoint(t,"photo")}setName(t){this.name=t,this.by=t.trim()?"reader":""}async locate(){try{let t=await Zs({enableHighAccuracy:!0,timeout:15e3});this.#t.signal.aborted||this.setPoint(t,"hereDone")}catch(t){this.#t.signal.aborted||u(q(t))}}toggle(t){this.chosen=this.chosen?.id===t.id?null:t,this.chosen&&(this.point=st(t)),this.#e()}async propose(){let t=++this.#n,{signal:s}=this.#t;clearTimeout(this.#i);let{nearby:n,name:a,wait:o}=await Gs(this.point,{signal:s});t!==this.#n||s.aborted||(Object.assign(this,{nearby:n,proposal:a}),o&&(this.#i=setTimeout(()=>this.propose(),1e3*o)),this.#t.update())}close(){clearTimeout(this.#i)}};var Hn="/api/users/me/place-settings",ru={radius:.5,area:1},xr=[.2,.5,1,2,5],ae=class{values=null;exactAtHome=0;#t;constructor(t){this.#t=t}async read(){this.values=await g(Hn,{signal:this.#t.signal})}async change(t){try{let{exactAtHome:s,...n}=await R(Hn,{...this.values,...t});Object.assign(this,{values:n,exactAtHome:s}),u(i("privacy.saved"))}catch(s){u(q(s))}this.#t.update()}changeHome(t){return this.change({home:{...this.values.home,...t}})}async hideHome(){try{let{finds:t}=await P(`${Hn}/home`);this.exactAtHome=0,u(i("privacy.homeHidden",{n:t}))}catch(t){u(q(t))}this.#t.update()}picker(){let{home:t}=this.values,s=t&&{point:{lat:t.latitude,lng:t.longitude}},n=new bt(this.#t,s,()=>{n.point&&this.changeHome({...ru,...t,latitude:n.point.lat,longitude:n.point.lng})});return n}};var Or=e=>!e.current&&e.kind!=="token",ui=class{preferences=null;sessions=null;refusal=mo();#t;constructor(t){this.#t=t,this.push=new Be(t.update),this.passkeys=new pi(t),this.places=new ae(t),this.loading=H(t,()=>this.#e());let s={wrong_password:"currentPassword"};this.password=new x({send:(n,a)=>this.#i(n,a),update:t.update,fieldOf:s})}get user(){return y()}redraw=()=>this.#t.update();get isLoaded(){return!!(this.preferences&&this.user)}get asksPassword(){return Ws()}get asksCurrent(){return this.user.hasPassword&&!$r(this.sessions)}get hasOthers(){return this.sessions.some(Or)}async#e(){let{signal:t}=this.#t;[this.preferences,this.sessions]=await Promise.all([g("/api/notifications/preferences",{signal:t}),g("/api/auth/sessions",{signal:t}),this.push.read(),this.passkeys.read(),this.places.read()])}async#s(t){await U(t()),this.#t.update()}setTheme(t){rr(t),this.#t.update()}setUnits(t){Ra.set(t),this.#t.update()}setStreets(t){ar(t),this.#t.update()}async setLanguage(t){await Va(t),this.#t.update()}prefer(t,s){return this.#s(async()=>{this.preferences=await R("/api/notifications/preferences",{[t]:s})})}addSession(t){this.sessions=[t,...this.sessions],this.#t.update()}endOthers(){return this.#s(async()=>{for(let t of this.sessions.filter(Or))await M(`/api/auth/sessions/${t.id}`),this.sessions=this.sessions.filter(s=>s!==t)})}endSession(t){return this.#s(async()=>{await M(`/api/auth/sessions/${t.id}`),this.sessions=this.sessions.filter(s=>s!==t)})}signOut=()=>this.#s(async()=>{await fo(),await this.#t.go("/sign-in",{replace:!0})});async#i({newPassword:t,currentPassword:s,unlinkIdentity:n},a){let o=this.asksCurrent?{currentPassword:s}:{};await R("/api/users/me/password",{newPassword:t,...o,...n?{unlinkIdentity:!0}:{}}),a.reset(),ee(await g("/api/users/me")),this.sessions=await g("/api/auth/sessions"),u(i("settings.passwordSaved"))}unlink(){return this.#s(async()=>{await M("/api/users/me/identity"),ee(await g("/api/users/me"))})}confirmForm(t){let s=async({password:n})=>{await P("/api/auth/confirm",{password:n}),t()};return new x({send:s,fieldOf:{wrong_password:"password"}})}deleteForm(t){let s=async({password:n})=>{await M("/api/users/me",this.asksPassword?{password:n}:void 0),t()};return new x({send:s,fieldOf:{wrong_password:"password"}})}async leaveDeleted(){await $o(),await this.#t.go("/sign-in",{replace:!0}),u(i("settings.deleted"))}},di=(e={})=>`/api/auth/oauth/start?${new URLSearchParams({...e,redirect:"/settings/sign-in"})}`;import{html as qr}from"../lib/lit-html/lit-html.js";var cu=e=>qr`
  <button type="button" class="quiet" @click=${()=>e(!1)}>${i("action.cancel")}</button>`;function D(e,t,s,n){let a=null;return J((o,r)=>(a??=e(()=>o(!0)),a.update=r,qr`
      <form novalidate @submit=${a.submit}>
        <h2>${t}</h2>
        ${s(a)}
        <div class="row end">${cu(o)}${n(a)}</div>
      </form>`),{label:t})}var je=()=>$().provider.name,oe=e=>e.refusal?.reason==="sign_in_again"&&$().provider.enabled?wt`
  <p><a class="button quiet" href=${di()}>${i("signin.provider",{name:je()})}</a></p>`:bs,Ht=(e,t,s)=>m(e,t,{label:s,kind:"password",required:!0,complete:"current-password"}),lu=()=>wt`
  <label class="switch">
    <span>
      ${i("settings.alsoUnlink",{name:je()})}<br>
      <span class="soft">${i("settings.alsoUnlinkHint")}</span>
    </span>
    <input type="checkbox" role="switch" id="unlinkIdentity" name="unlinkIdentity">
  </label>`,Sr=({user:e,asksCurrent:t,password:s})=>wt`
  <form class="card" novalidate @submit=${s.submit}>
    <h2>${i(t?"settings.password":"settings.passwordFirst")}</h2>
    ${e.hasPassword&&!t?wt`<p class="note">${i("link.setPassword")}</p>`:bs}
    <input class="unseen" type="text" autocomplete="username" .value=${e.username} tabindex="-1" aria-hidden="true">
    ${F(s)}
    ${oe(s)}
    ${t?Ht(s,"currentPassword",i("settings.currentPassword")):bs}
    ${m(s,"newPassword",{label:i("settings.newPassword"),hint:i("settings.passwordHint"),kind:"password",required:!0,least:8,most:255,complete:"new-password"})}
    ${e.identityLinked?lu():bs}
    <div class="row end">${A(s,i("action.save"))}</div>
  </form>`;async function pu(e){let t=i("settings.unlinkTitle",{name:je()});await L(t,i("settings.unlinkText"),i("settings.unlink"))&&e.unlink()}async function uu(e,t){if(!t.asksPassword)return;e.preventDefault();let s=i("settings.link",{name:je()});await D(a=>t.confirmForm(a),s,a=>wt`
    <p>${i("settings.linkText")}</p>
    ${F(a)}
    ${Ht(a,"password",i("account.password"))}`,()=>wt`<button type="submit">${i("settings.linkGo")}</button>`)&&location.assign(di({link:"true"}))}var du=e=>wt`
  <p>${c("check")} ${i("settings.linked")}</p>
  <p><button type="button" class="quiet" @click=${()=>pu(e)}>${i("settings.unlink")}</button></p>`,mu=e=>wt`
  <p>${i("settings.notLinked")}</p>
  <p>
    <a class="button quiet" href=${di({link:"true"})} @click=${t=>uu(t,e)}>
      ${i("settings.link",{name:je()})}
    </a>
  </p>`,Fr=e=>wt`
  <section class="card">
    <h2>${i("settings.identity",{name:je()})}</h2>
    ${e.user.identityLinked?du(e):mu(e)}
  </section>`;async function hu(e){await D(s=>e.deleteForm(s),i("settings.deleteTitle"),s=>wt`
    <p>${i("settings.deleteText")}</p>
    ${F(s)}
    ${oe(s)}
    ${e.asksPassword?Ht(s,"password",i("account.password")):bs}`,()=>wt`<button type="submit" class="danger">${i("settings.delete")}</button>`)&&await e.leaveDeleted()}var Pr=e=>wt`
  <section class="card">
    <p>${i("settings.dataText")}</p>
    <p><a class="button quiet" href="/api/users/me/export" download>${i("settings.download")}</a></p>
    <p>${i("settings.archiveText")}</p>
    <p><a class="button quiet" href="/api/users/me/archive" download>${i("settings.archive")}</a></p>
    <p><a class="button quiet" href="/import">${i("settings.import")}</a></p>
    <h2>${i("settings.deleteHead")}</h2>
    <p>${i("settings.deleteHint")}</p>
    <p><button type="button" class="danger" @click=${()=>hu(e)}>${i("settings.delete")}</button></p>
  </section>`;import{html as Rn,nothing as ws}from"../lib/lit-html/lit-html.js";function T(e,{label:t,options:s,chosen:n,set:a=()=>{},hint:o="",error:r="",name:l=e}){let p=r?`${e}-error`:o?`${e}-hint`:ws;return Rn`
    <div class="field">
      <label for=${e}>${t}</label>
      <select id=${e} name=${l} aria-describedby=${p} aria-invalid=${r?"true":ws} @change=${d=>a(d.target.value)}>
        ${s.map(([d,h,I=ws])=>Rn`
          <option value=${d} lang=${I} ?selected=${d===n}>${h}</option>`)}
      </select>
      ${p===ws?ws:Rn`<p class=${r?"error":"hint"} id=${p}>${r||o}</p>`}
    </div>`}import{html as fu}from"../lib/lit-html/lit-html.js";async function $u(e){try{await navigator.clipboard.writeText(e),u(i("secret.copied"))}catch{document.getElementById("secret").select(),u(i("secret.selected"))}}var mi=({title:e,text:t,label:s,value:n})=>J(a=>fu`
  <h2>${e}</h2>
  <p>${t}</p>
  <div class="field">
    <label for="secret">${s}</label>
    <input id="secret" readonly spellcheck="false" autocomplete="off" .value=${n} @focus=${o=>o.target.select()}>
  </div>
  <div class="row end">
    <button type="button" class="quiet" @click=${()=>a()}>${i("action.close")}</button>
    <button type="button" @click=${()=>$u(n)}>${c("copy")} ${i("secret.copy")}</button>
  </div>`,{label:e});function gu({mediaBytes:e,mediaLimit:t}){let s=et(e);return t===null?i("admin.usage",{size:s}):t?i("admin.usageOf",{size:s,limit:et(t)}):i("admin.usageUnlimited",{size:s})}var bu=e=>[i("admin.joined",{date:$t(e.createdAt)}),e.seenAt?i("admin.seen",{date:$t(e.seenAt)}):i("admin.notSeen"),i("admin.finds",{n:e.findCount}),gu(e),e.invitedBy&&i("admin.invitedBy",{name:k(e.invitedBy)})],wu=({suspendedAt:e,endsAt:t})=>t?i("admin.suspendedUntil",{date:Dt(t)}):i("admin.suspendedSince",{when:Es(e)}),yu=e=>G`<p class="note">${wu(e)}<br>${i("admin.reasonIs",{reason:e.reason})}</p>`,vu=e=>e.suspension?G`<span class="person"><span class="avatar none">${c("block")}</span> <span>${ds(e)}</span></span>`:G`<a class="person" href="/people/${e.id}">${z(e)} <span>${ds(e)}</span></a>`,Tr=(e,t)=>G`
  ${F(t)}
  ${oe(t)}
  ${e.asksPassword?Ht(t,"password",i("account.password")):Ne}`,ku=(e,t)=>D(s=>e.adminForm(t,s),i("admin.adminTitle",{name:k(t)}),s=>G`
  <p>${i("admin.adminText")}</p>
  ${Tr(e,s)}`,()=>G`<button type="submit" class="danger">${i("admin.admin")}</button>`);async function xu(e,t){await L(i("admin.memberTitle",{name:k(t)}),i("admin.memberText"),i("admin.member"))&&e.demote(t)}var Ou=["instance","own","none"],qu=(e,t)=>{e.kind??=t.mediaLimit===null?"instance":t.mediaLimit?"own":"none";let s=n=>{e.kind=n,e.update()};return G`
    ${F(e)}
    ${T("kind",{label:i("admin.limit"),options:Ou.map(n=>[n,i(`admin.limits.${n}`)]),chosen:e.kind,set:s})}
    ${e.kind==="own"?m(e,"size",{label:i("admin.size"),kind:"number",mode:"numeric",required:!0,value:t.mediaLimit?Math.round(t.mediaLimit/2**20):""}):Ne}`};async function hi(e,t,s){let n=await e;return n&&u(i(t,{name:k(s)})),n}var Su=(e,t)=>D(s=>e.limitForm(t,s),i("admin.limitTitle",{name:k(t)}),s=>qu(s,t),()=>G`<button type="submit">${i("action.save")}</button>`),Fu=(e,t)=>D(s=>e.suspendForm(t,s),i("admin.suspendTitle",{name:k(t)}),s=>G`
  <p>${i("admin.suspendText")}</p>
  ${F(s)}
  ${m(s,"reason",{label:i("admin.reason"),hint:i("admin.reasonHint"),kind:"area",value:t.suspension?.reason,required:!0,most:500})}
  ${m(s,"days",{label:i("admin.days"),hint:i("admin.daysHint"),kind:"number",mode:"numeric"})}`,()=>G`<button type="submit" class="danger">${i("admin.suspend")}</button>`);async function Pu(e,t){let s="";await D(o=>e.linkForm(t,r=>{s=r,o()}),i("admin.linkTitle",{name:k(t)}),o=>G`
    <p>${i("admin.linkAsk",{name:k(t)})}</p>
    ${Tr(e,o)}`,()=>G`<button type="submit">${i("admin.linkMake")}</button>`)&&await mi({title:i("admin.link"),text:i("admin.linkText",{name:k(t)}),label:i("admin.linkLabel"),value:s})}async function Tu(e,t){let s=D(n=>e.deleteForm(t,n),i("admin.deleteTitle",{name:k(t)}),n=>G`
    <p>${i("admin.deleteText")}</p>
    ${F(n)}
    ${m(n,"name",{label:i("admin.deleteName",{name:t.username}),required:!0,complete:"off"})}
    ${m(n,"reason",{label:i("admin.reason"),hint:i("admin.logHint"),most:500})}`,()=>G`<button type="submit" class="danger">${i("admin.delete")}</button>`);await hi(s,"admin.deleteDone",t)&&O("account-search")}function Iu(e,t){let s=(a,o,r)=>({text:a,label:`${a}: ${k(t)}`,run:o,isDanger:r}),n=[t.role==="admin"?s(i("admin.member"),()=>xu(e,t)):s(i("admin.admin"),()=>hi(ku(e,t),"admin.adminDone",t)),s(i("admin.limit"),()=>hi(Su(e,t),"admin.limitDone",t))];return e.isMe(t)?n:[...n,...t.suspension?[]:[s(i("admin.link"),()=>Pu(e,t))],s(i(t.suspension?"admin.suspendAgain":"admin.suspend"),()=>hi(Fu(e,t),"admin.suspendDone",t),!t.suspension),...t.suspension?[s(i("admin.lift"),()=>e.lift(t))]:[],s(i("admin.delete"),()=>Tu(e,t),!0)]}var Ir=(e,t)=>G`
  <li class="account">
    <div class="row between">
      <span class="row">
        ${vu(t)}
        ${t.role==="admin"?G`<span class="badge">${i("admin.role")}</span>`:Ne}
        ${e.isMe(t)?G`<span class="badge">${i("people.you")}</span>`:Ne}
        ${t.suspension?G`<span class="badge warning">${i("admin.suspended")}</span>`:Ne}
      </span>
      ${Mt(i("people.menu",{name:k(t)}),Iu(e,t))}
    </div>
    <p class="soft facts">${bu(t).filter(Boolean).map(s=>G`<span>${s}</span>`)}</p>
    ${t.suspension?yu(t.suspension):Ne}
  </li>`;function Lu(e,t){e.preventDefault(),t.search()}var Au=e=>fi`
  <form role="search" @submit=${t=>Lu(t,e)}>
    <label for="account-search">${i("people.search")}</label>
    <div class="search">
      ${c("search")}
      <input id="account-search" type="search" maxlength="31" autocomplete="off" autocapitalize="none" spellcheck="false"
        .value=${e.text} @input=${t=>e.type(t.target.value)}>
    </div>
  </form>
  <div class="chips" role="group" aria-label=${i("admin.which")}>
    ${_n.map(t=>Te(e.status===t,i(`admin.statuses.${t}`),()=>e.choose(t)))}
  </div>`;function Bu(e){let{items:t,problem:s,load:n}=e.list;return s?f(s,n):t?t.length?fi`
    <ul class="people" aria-label=${i("admin.people")}>${t.map(a=>Ir(e,a))}</ul>
    ${j(e.list)}`:fi`<p class="soft" role="status">${i("admin.noAccounts")}</p>`:v(4)}function Mr(e){let t=new li(e);return{title:i("admin.people"),ready:t.list.load(),view:()=>fi`
      ${b(i("admin.people"),Mu,"/admin")}
      <section class="card">${Au(t)}${Bu(t)}</section>`,close:()=>t.close()}}import{html as Wu,nothing as Gu}from"../lib/lit-html/lit-html.js";var Lr=e=>e.slice(1).match(/../g).map(t=>Number.parseInt(t,16)/255),Ar=e=>e<=.04045?e/12.92:((e+.055)/1.055)**2.4,ju=e=>e<=.0031308?e*12.92:1.055*e**.4166666666666667-.055;function De(e){let[t,s,n]=Lr(e).map(Ar);return 1.05/(.2126*t+.7152*s+.0722*n+.05)}var Ue=4.5;function $i(e){let t=e;for(let s=1;De(t)<Ue;s-=.01)t=`#${Lr(e).map(n=>Math.round(255*ju(Ar(n)*s)).toString(16).padStart(2,"0")).join("")}`;return t}async function ys(e){if(!/^image\/(jpeg|png|webp|avif|heic|heif)$/.test(e.type))return e;try{return await Nu(e)}catch{return e}}async function Nu(e){let t=await createImageBitmap(e,{imageOrientation:"from-image"}),s=Math.min(1,2560/Math.max(t.width,t.height));if(s===1&&e.size<409600)return t.close(),e;let n=new OffscreenCanvas(Math.max(1,Math.round(t.width*s)),Math.max(1,Math.round(t.height*s))),a=n.getContext("2d");a.fillStyle="#fff",a.fillRect(0,0,n.width,n.height),a.drawImage(t,0,0,n.width,n.height),t.close();let o=await n.convertToBlob({type:"image/jpeg",quality:.85});return o.size<e.size?new File([o],e.name.replace(/\.\w+$/,"")+".jpg",{type:"image/jpeg"}):e}var Ce=class{progress=null;#t;#e;#s;constructor(t,s,{has:n,take:a}){[this.#t,this.#e,this.#s,this.has]=[t,s,a,n]}async set(t,s=Fe){let n=a=>{this.progress=a,this.#e.update()};n(0);try{await this.#s(await s("PUT",this.#t,await ys(t),{signal:this.#e.signal,progress:n})),u(i("profile.pictureSaved"))}catch(a){a.name!=="AbortError"&&u(q(a))}n(null)}async remove(){try{await M(this.#t),await this.#s(null)}catch(t){u(q(t))}this.#e.update()}};var Br=2**20,gi="/api/admin/instance",jr=["invite","open","closed"],Nr=["members","admins","off"],Ee="#0f766e",vs={teal:Ee,blue:"#1d4ed8",violet:"#6d28d9",pink:"#be185d",red:"#b91c1c",green:"#15803d",grey:"#475569"},_e=class{values=null;accent=Ee;#t;constructor(t){this.#t=t,this.loading=H(t,async()=>{this.values=await g(gi,{signal:t.signal}),this.accent=this.savedAccent}),this.picture=new Ce(`${gi}/picture`,t,{has:()=>!!this.values.picture,take:async s=>this.#e(s??await g(gi))}),this.form=new x({send:async s=>{await this.save(s),u(i("admin.saved"))},update:t.update})}get startView(){return ne(this.values.startView)}get myView(){return Qt.get()}async begin(t){await U(this.save({startView:t}))&&u(i("admin.saved")),this.#t.update()}get savedAccent(){return this.values?.accent||Ee}get isAccentDark(){return De(this.accent)>=Ue}chooseAccent(t){this.accent=t,delete this.form.errors.accent;let s=Math.floor(De(t)*10)/10;this.isAccentDark||(this.form.errors.accent=i("admin.accentLight",{contrast:S(s),least:S(Ue)})),this.form.update()}get darkerAccent(){return $i(this.accent)}isFixed(t){return this.values.fixed.includes(t)}get limit(){return this.values.mediaLimit?Math.round(this.values.mediaLimit/Br):""}async save({registration:t,invites:s,mediaLimit:n,...a}){let o={};for(let[r,l]of Object.entries(a))o[r]=l.trim();a.accent===Ee&&(o.accent=""),t&&t!==this.values.registration&&(o.registration=t),s&&s!==this.values.invites&&(o.invites=s),n!==void 0&&n!==String(this.limit)&&(o.mediaLimit=Math.round(Number(n)*Br)),this.#e(await Y(gi,o))}#e(t){this.values=t;let{fixed:s,mediaLimit:n,registration:a,invites:o,...r}=this.values;Object.assign($(),{instance:r,registration:a,invites:a==="closed"?"off":o})}},bi=class{values=null;busy=!1;#t;constructor(t){this.#t=t,this.loading=H(t,async()=>{this.values=await g("/api/admin/checks",{signal:t.signal})})}run=async()=>{this.busy||(this.busy=!0,this.#t.update(),await this.loading.load(),this.busy=!1,this.#t.update())}},wi=class{values=null;constructor(t){this.loading=H(t,async()=>{this.values=await g("/api/admin/overview",{signal:t.signal})})}};import{html as yi,nothing as zn}from"../lib/lit-html/lit-html.js";var Du={ok:"check",warn:"flag",fail:"close"},Uu=e=>yi`
  <li class="row finding ${e.status}">
    ${c(Du[e.status])}
    <span class="grow">
      <span class="strong">${i(`admin.check.${e.status}`)}</span> <span class="soft" lang="en">${e.check}</span><br>
      <span lang="en">${e.text}</span>
      ${e.fix?yi`<br><span lang="en" class="soft">${e.fix}</span>`:zn}
    </span>
  </li>`;function Cu({status:e,findings:t}){return yi`
    <p class="strong">${i(`admin.checked.${e}`)}</p>
    <ul class="people">${t.map(Uu)}</ul>`}var Dr=e=>yi`
  <section class="card" id="checks">
    <h2>${i("admin.checks")}</h2>
    <p class="hint">${i("admin.checksText")}</p>
    <div class="stack" aria-live="polite">
      ${e.loading.problem?f(e.loading.problem,e.run):zn}
      ${e.values&&!e.loading.problem?Cu(e.values):zn}
    </div>
    <div><button class="quiet" id="check" type="button" aria-busy=${e.busy?"true":"false"} @click=${e.run}>
      ${i(e.values?"admin.checkAgain":"admin.check")}</button></div>
  </section>`;import{html as zt,nothing as ks}from"../lib/lit-html/lit-html.js";var Eu=["disk_nearly_full","clock_apart","push_off","no_base_url","registration_open","storage_failing","data_folder","no_ffmpeg","decoders_not_confined","backup_missing"],Rt=(e,t)=>zt`<div class="row between"><dt>${e}</dt><dd class="strong">${t}</dd></div>`,_u=e=>i("admin.jobsOf",{push:S(e.pushJobs),media:S(e.mediaJobs)}),Hu=e=>zt`
  ${Rt(i("admin.backup"),e.lastAt?zt`${W(e.lastAt)}, ${i(`admin.backup.${e.result}`)}`:i(`admin.backup.${e.result}`))}
  ${Rt(i("admin.backupPlace"),e.place)}`,Ru=e=>zt`
  <dl class="stack">
    ${Rt(i("admin.users"),S(e.users))}
    ${Rt(i("admin.publicFinds"),S(e.finds))}
    ${Rt(i("admin.media"),et(e.mediaBytes))}
    ${e.diskFree===null?ks:Rt(i("admin.disk"),et(e.diskFree))}
    ${e.pushJobs||e.mediaJobs?Rt(i("admin.jobs"),_u(e)):ks}
    ${e.backup?Hu(e.backup):ks}
    ${Rt(i("admin.swept"),e.sweptAt?W(e.sweptAt):i("admin.never"))}
    ${Rt(i("admin.version"),`${e.version}, ${e.database==="postgres"?"PostgreSQL":"SQLite"}`)}
  </dl>`,zu=e=>zt`<li class="note">${i(`admin.problem.${e}`)}</li>`,Vu=e=>zt`
  <details>
    <summary>${i("admin.largest")}</summary>
    <ul class="plain-list">
      ${e.map(t=>zt`
        <li class="row between"><a href="/admin/people?q=${t.username}">${t.username}</a> <span>${et(t.mediaBytes)}</span></li>`)}
    </ul>
  </details>`;function Ur({values:e,loading:t}){if(t.problem)return f(t.problem,t.load);if(!e)return v(3);let s=e.problems.filter(n=>Eu.includes(n));return zt`
    ${s.length?zt`<ul class="stack plain-list" aria-label=${i("admin.problems")}>${s.map(zu)}</ul>`:ks}
    <section class="card">
      <h2>${i("admin.state")}</h2>
      ${Ru(e)}
      ${e.largest.length?Vu(e.largest):ks}
    </section>`}import{html as Cr,nothing as Vn}from"../lib/lit-html/lit-html.js";var it=(e,t,s,n="",a=Vn)=>Cr`
  <li>
    <a class="area" href=${e}>
      ${t?c(t):Vn}
      <span class="grow" lang=${a}>
        <span class="strong">${s}</span>${n?Cr`<br><span class="soft">${n}</span>`:Vn}
      </span>
      ${c("next")}
    </a>
  </li>`;var Ku=[["people","/admin/people","people"],["invites","/invites","plus"],["reports","/admin/reports","flag"],["log","/admin/log","feed"],["map","/admin/map","map"],["categories","/admin/categories","filter"],["instance","/admin/instance","gear"],["welcome","/admin/welcome","check"],["help","/help","comment"]];function Er(e){let t=new wi(e),s=new bi(e);return{title:i("admin.title"),ready:t.loading.load(),view:()=>Wu`
      ${b(i("admin.title"),Gu,"/profile")}
      <section class="card">
        <ul class="people">${Ku.map(([n,a,o])=>it(a,o,i(`admin.${n}`),i(`admin.about.${n}`)))}</ul>
        <p class="hint">${i("admin.private")}</p>
      </section>
      ${Ur(t)}
      ${Dr(s)}`}}import{html as nt,nothing as xs}from"../lib/lit-html/lit-html.js";var _r="/api/admin/instance",Wn=20,vi=class{list=null;isOwn=!1;#t;#e;constructor(t,s){[this.#t,this.#e]=[t,s],this.loading=H(t,async()=>{this.#s(await g(_r,{signal:t.signal}))})}#s({categories:t=[]}){this.isOwn=t.length>0,this.list=this.isOwn?t:se.map(s=>({code:s}))}get left(){return se.filter(t=>!this.list.some(s=>s.code===t))}get isFull(){return this.list.length>=Wn}async save(t){let s=await Y(_r,{categories:t});this.#s(s),$().instance={...$().instance,categories:s.categories},$().categories=this.list.map(n=>n.code),this.#e($().instance.accent??""),this.#t.update()}async change(t){await U(this.save(t))&&u(i("admin.saved"))}move(t,s){let n=[...this.list];return n.splice(t+s,0,...n.splice(t,1)),this.change(n)}remove(t){return this.change(this.list.toSpliced(t,1))}add(t){return this.change([...this.list,t])}restore(){return this.change([])}},ki=class{sign;color;isDarkened=!1;#t;#e;constructor(t,s,n){this.#t=t,this.#e=s;let{sign:a,color:o=""}=this.was;this.color=o,this.sign=a??(se.includes(this.was.code)?this.was.code:""),this.form=new x({send:async r=>{await this.#s(r).catch(l=>{throw this.#i(l)}),u(i("admin.saved")),n()}})}get was(){return this.#t.list[this.#e]??{}}get names(){return this.was.names??{}}get isNamed(){return se.includes(this.was.code)}choose(t){this.isDarkened=De(t)<Ue,this.color=this.isDarkened?$i(t):t,this.form.update()}show(t){this.sign=t,this.form.clear("sign"),this.form.update()}#s({en:t="",de:s=""}){let n=Object.fromEntries(Object.entries({en:t.trim(),de:s.trim()}).filter(([,l])=>l)),a=this.was.code??n[Ot()],o={code:a,names:n};this.sign&&this.sign!==a&&(o.sign=this.sign.trim()),this.color&&(o.color=this.color);let r=[...this.#t.list];return r[this.#e??r.length]=o,this.#t.save(r)}#i(t){let s={code:Ot(),"names.en":"en","names.de":"de",sign:"sign"},n=a=>s[a.replace(/^body\.categories\[\d+\]\./,"")]??"";return Object.assign(t,{errors:t.errors?.map(a=>({...a,location:`body.${n(a.location)}`}))})}};function xi(e){let t=document.querySelectorAll('link[href^="/theme.css"]'),s=Object.assign(document.createElement("link"),{rel:"stylesheet",href:w("/theme.css",{accent:e.slice(1)})});s.addEventListener("load",()=>{for(let n of t)n.remove()}),s.addEventListener("error",()=>s.remove()),document.head.append(s)}var Yu=(e,t)=>nt`
  <button type="button" class="round" aria-label=${V(t)} title=${V(t)}
    aria-pressed=${String(e.sign===t)} @click=${()=>e.show(e.sign===t?"":t)}>${ct(t)}</button>`,Ju=e=>nt`
  <fieldset class="field">
    <legend>${i("categories.sign")}</legend>
    <div class="swatches">${se.map(t=>Yu(e,t))}</div>
    <label for="sign">${i("categories.emoji")} <span class="soft">${i("form.optional")}</span></label>
    <input id="sign" name="sign" type="text" data-most="12" autocomplete="off" .value=${se.includes(e.sign)?"":e.sign}
      aria-describedby=${e.form.errors.sign?"sign-error":"sign-hint"} aria-invalid=${e.form.errors.sign?"true":xs}
      @input=${t=>e.show(t.target.value)}>
    ${e.form.errors.sign?nt`<p class="error" id="sign-error">${i("categories.badSign")}</p>`:nt`<p class="hint" id="sign-hint">${i("categories.emojiHint")}</p>`}
  </fieldset>`,Xu=(e,t,s)=>nt`
  <button type="button" class="swatch" aria-label=${i(`admin.colours.${t}`)} title=${i(`admin.colours.${t}`)}
    aria-pressed=${String(s===e.color)} @click=${()=>e.choose(s)}>
    <svg viewBox="0 0 32 32" aria-hidden="true"><circle cx="16" cy="16" r="16" fill=${s}/></svg>
    ${s===e.color?c("check"):xs}
  </button>`,Zu=e=>nt`
  <div class="field">
    <label for="color">${i("categories.color")}</label>
    <input id="color" type="color" .value=${e.color||vs.teal} aria-describedby="color-note"
      @change=${t=>e.choose(t.target.value)}>
    <div class="swatches">${Object.entries(vs).map(([t,s])=>Xu(e,t,s))}</div>
    <p class="hint" id="color-note" aria-live="polite">${e.isDarkened?i("categories.darkened"):i("categories.colorHint")}</p>
  </div>`;function Rr(e,t){let s=null,n=t===void 0?i("categories.new"):i("categories.editTitle",{name:V(e.list[t].code)});return D(a=>(s=new ki(e,t,a)).form,n,()=>nt`
    ${F(s.form)}
    ${Qu().map((a,o)=>m(s.form,a,{label:i(`categories.name.${a}`),value:s.names[a],most:50,required:o===0&&!s.was.code,hint:o===0&&s.isNamed?i("categories.nameHint",{name:V(s.was.code)}):""}))}
    ${Ju(s)}
    ${Zu(s)}`,a=>A(a,i("action.save")))}var Qu=()=>[Ot(),...Cs.filter(e=>e!==Ot())];async function td(e,t){let s=i("categories.removeTitle",{name:V(e.list[t].code)});await L(s,i("categories.removeText"),i("categories.remove"))&&await e.remove(t)}async function ed(e){await L(i("categories.restoreTitle"),i("categories.restoreText"),i("categories.restore"))&&await e.restore()}var Hr=(e,t,s,n,a,o)=>nt`
  <button type="button" class="round ${n}" ?disabled=${!e.list[t+s]} aria-label="${i(a)}: ${o}" title=${i(a)}
    @click=${()=>e.move(t,s)}>${c("back")}</button>`;function sd(e,{code:t},s){let n=V(t);return nt`
    <li class="row between">
      ${ct(t)}
      <span class="grow" dir="auto">${n}</span>
      <span class="row">
        ${Hr(e,s,-1,"up","categories.up",n)}
        ${Hr(e,s,1,"down","categories.down",n)}
        ${Mt(i("categories.more",{name:n}),[{text:i("categories.edit"),sign:"edit",run:()=>Rr(e,s)},...e.list.length>1?[{text:i("categories.remove"),sign:"trash",isDanger:!0,run:()=>td(e,s)}]:[]])}
      </span>
    </li>`}var id=e=>e.left.length&&!e.isFull?nt`
  <h2>${i("categories.left")}</h2>
  <div class="chips">${e.left.map(t=>nt`
    <button type="button" class="chip" @click=${()=>e.add({code:t})}>
      ${ct(t)} ${V(t)} ${c("plus")}
    </button>`)}
  </div>`:xs,nd=e=>nt`
  <section class="card">
    <p class="hint">${i("categories.about")}</p>
    <ul class="people">${e.list.map((t,s)=>sd(e,t,s))}</ul>
    ${e.isFull?nt`<p class="hint">${i("categories.full",{n:Wn})}</p>`:nt`
      <p><button type="button" class="quiet" id="new-category" @click=${()=>Rr(e)}>
        ${c("plus")} ${i("categories.new")}
      </button></p>`}
    ${id(e)}
    ${e.isOwn?nt`
      <p><button type="button" class="quiet" @click=${()=>ed(e)}>${i("categories.restore")}</button></p>`:xs}
  </section>`;function zr(e){let t=new vi(e,xi);return{title:i("admin.categories"),ready:t.loading.load(),view:()=>nt`
      ${b(i("admin.categories"),xs,"/admin")}
      ${t.loading.problem?f(t.loading.problem,t.loading.load):t.list?nd(t):v(6)}`}}import{html as Oi,nothing as Gn}from"../lib/lit-html/lit-html.js";var Vr={role_changed:"shield",media_limit_changed:"gear",account_suspended:"block",suspension_lifted:"check",account_deleted:"trash",invite_revoked:"close",sign_in_link_created:"lock",sign_in_link_used:"lock",report_closed:"flag",find_hidden:"block",find_shown:"check",find_deleted:"trash",comment_hidden:"block",comment_shown:"check",comment_deleted:"trash",instance_changed:"gear"},ad={mediaLimit:"limitOfAll",invites:"whoInvites"},od=e=>parseInt(e,10)?et(parseInt(e,10)):i(`admin.limits.${e.startsWith("0 ")?"none":"instance"}`);function rd({action:e,reason:t}){return e==="role_changed"?i(`admin.roles.${t}`):e==="report_closed"?i(`report.result.${t}`):e==="instance_changed"?t.split(", ").map(s=>i(`admin.${ad[s]??s}`)).join(", "):e==="media_limit_changed"?od(t):t}function cd(e){let t={actor:e.actorName||i("admin.commandLine"),target:e.targetName,action:e.action};return i(Vr[e.action]?`admin.act.${e.action}`:"admin.act.other",t)}var ld=e=>Oi`
  <li class="row act">
    ${c(Vr[e.action]??"shield")}
    <span class="grow">
      <span class="strong">${cd(e)}</span><br>
      ${e.reason?Oi`<span dir="auto">${rd(e)}</span><br>`:Gn}
      <span class="soft">${W(e.createdAt)}</span>
    </span>
  </li>`;function pd(e){return e.problem?f(e.problem,e.load):e.items?e.items.length?Oi`
    <section class="card">
      <p class="hint">${i("admin.logText")}</p>
      <ul class="people">${e.items.map(ld)}</ul>
      ${j(e)}
    </section>`:B(i("admin.noActs"),i("admin.noActsText"),Gn,"feed"):v(4)}function Wr(e){let t=_(e,"/api/admin/log");return{title:i("admin.log"),ready:t.load(),view:()=>Oi`${b(i("admin.log"),Gn,"/admin")}${pd(t)}`}}import{html as ut,nothing as qt}from"../lib/lit-html/lit-html.js";var ud=8,qi=class{items=[];at=-1;#t;#e=null;#s=[];#i=!1;constructor(t){this.#t=t}async follow(t){this.#i=!0,this.#n(t),this.#e??=g("/api/finds/categories",{signal:this.#t.signal}).catch(()=>(this.#e=null,[])),this.#s=await this.#e,this.#i&&this.#n(t)}close(){this.#i=!1,this.#a([])}move(t){let s=this.items.length;this.at=this.at<0&&t<0?s-1:(this.at+t+s)%s,this.#t.update()}#n(t){let s=te(t.trim()),n=new Set(this.#s.map(o=>o.category)),a=s?ie().filter(o=>!n.has(o)).map(o=>({category:o,ownCount:0,count:0})):[];this.#a([...this.#s,...a].filter(({category:o})=>{let r=te(V(o));return r.includes(s)&&(r!==s||Ie(o))}).slice(0,ud))}#a(t){Object.assign(this,{items:t,at:-1}),this.#t.update()}};var dd=1200*36e5,Si=class{id;stored=null;#t;#e;#s;#i=null;#n=new Set;#a=!1;#o=!1;constructor(t){this.#t=t,this.#s=!t.params.id;let s=t.params.id??t.query.get("draft");this.#r(new RegExp(`^${Qa}$`).test(s)||!this.#s?s:Pe()),this.#s&&!this.stored&&this.#r(Pe())}#r(t){this.id=t,this.#e=this.#s?Et(t):jo(t),this.stored=this.#e.get()}get findId(){return this.#i??=go(this.id)>Date.now()-dd?this.id:Pe()}get path(){let t=new URLSearchParams(this.#t.query);return t.set("draft",this.id),`/new?${t}`}save(t){if(!(this.#o||this.#t.signal.aborted)){if(!t)return this.#e.remove();this.#e.set({...t,at:Date.now()}),this.#s&&!this.#a&&this.#t.rename(this.path),this.#a=!0}}async files(){if(!this.stored||!this.#s)return[];let t=new Set(this.stored.media?.map(n=>n.key)),s=await ei(this.id);for(let{key:n}of s)this.#n.add(n);return s.filter(n=>!t.has(n.key))}get hasFiles(){return this.#n.size>0}release(t){let s=new Set(t.filter(n=>!n.media).map(n=>n.key));for(let n of this.#n)s.has(n)||(this.#n.delete(n),Do(n))}remove(){return this.#o=!0,this.#e.remove(),this.#s?si(this.id):null}};async function Gr(e,t){if(t?.point)return t;let s=e.get("place");if(s){let a=await g(`/api/locations/${encodeURIComponent(s)}?includePrivate=true&includeFriends=true&findsLimit=0`);return{location:a,point:st(a)}}let n=ne(e.get("at"));return n?{point:{lat:n.lat,lng:n.lng}}:null}var Kr=({location:e,locationId:t,exact:s})=>{let{name:n,...a}=s??e;return{location:{...e,name:n,id:t},point:st(a),name:n,by:"search"}},Fi=()=>_t.includes(cs.get())?cs.get():"everyone",Pi=({title:e,description:t,category:s,audience:n,area:a,exactForFriends:o})=>({title:e,description:t,category:s,audience:n,area:a,exactForFriends:o}),Kn=({audience:e,area:t,exactForFriends:s})=>({audience:e,area:t,exactForFriends:s});function Yr(e,t){if(e?.was&&Object.entries(t).every(([n,a])=>e.was[n]===a))return Kn(e);let s=e?.audience??(e?.isPublic===!1?"friends":"everyone");return{...t,audience:_t[Math.max(_t.indexOf(s),_t.indexOf(t.audience))]}}function Jr({title:e,description:t,category:s,audience:n,area:a="",exactForFriends:o},r={area:""}){let l={title:e.trim(),description:t.trim()||null,category:s.trim()||null},p=a!==""&&a!==r.area,d=p?{area:Number(a)}:{},I=Number(a)&&(p||o!==r.exactForFriends)?{exactForFriends:o==="true"}:{};return{...l,...n===r.audience?{}:{audience:n},...d,...I}}var Xr=({location:e},{area:t=""})=>t!==""&&(e?.area??0)>Number(t),Zr=(e,{area:t})=>R(`/api/finds/${e}`,{area:Number(t),homeZone:!1}),Qr=({location:e,exact:t})=>({area:String(e.area??0),exactForFriends:String(t?.forFriends??!0)});var He=class{uploads=null;place=null;placeError="";shown;#t=null;#e;constructor(t,s){this.page=t,this.#e=s,this.draft=new Si(t),this.form=new x({send:a=>this.#s(a),update:t.update}),this.isRestored=!!this.draft.stored;let{stored:n}=this.draft;this.values={...n,audience:n?.audience??(n?.isPublic===!1?"friends":Fi())},this.proposals=new qi(t),this.loading=H(t,()=>this.begin())}get isOther(){return this.#t??!!(this.values.category&&!Ie(this.values.category))}changed(){this.place?.title&&(this.values.title||=this.place.title,this.place.title=""),this.saveDraft(),this.page.update()}addFiles(t){return this.uploads.add(t)}change(t){this.values={...this.values,...t},this.changed()}chooseCategory(t){this.#t=t==="other"&&!this.isOther,this.change({category:t===this.values.category||t==="other"?"":t})}async submit(t){return this.placeError="",await this.form.submit(t),!this.placeError}async#s(t){let{point:s,name:n,location:a}=this.place.value;if(!s){this.placeError=i("spot.missing"),this.page.update();return}if(await this.uploads.settled(),this.uploads.hasFailed)throw{code:"failed",text:i("edit.uploadFailed")};let o={point:s,name:n||this.place.proposal,location:a},r=Jr({category:this.values.category??"",...t},this.shown),l=await this.write(r,o).catch(p=>this.#i(p));l&&(Xr(l,t)&&await this.#e.showHome()&&await Zr(l.id,t).catch(p=>u(q(p))),await this.leave(`/finds/${l.id}`,i(this.isNew?"edit.published":"edit.saved")))}#i(t){let s=yo(t);throw s.length?(this.uploads.removeMissing(s),{code:"failed",text:i("edit.photosGone")}):t}close(){this.uploads?.stop(),this.place?.close()}};async function Ti(e){try{let t=await Re(e,0,262144),s=await md(e,t);return s?vd(yd(s.view,s.tiff)):tc}catch{return tc}}var tc={place:null,time:""},Re=async(e,t,s)=>new DataView(await e.slice(t,t+s).arrayBuffer());function md(e,t){return t.getUint16(0)===65496?hd(t):t.getUint32(0)===2303741511?ec(e,{at:8,little:!1,name:"eXIf",extra:12,sizeFirst:!0}):Vt(t,0,4)==="RIFF"&&Vt(t,8,4)==="WEBP"?ec(e,{at:12,little:!0,name:"EXIF",extra:8,even:!0}):Vt(t,4,4)==="ftyp"?$d(e):null}var Vt=(e,t,s)=>String.fromCharCode(...Array.from({length:s},(n,a)=>e.getUint8(t+a)));function hd(e){for(let t=2;t+10<e.byteLength;t+=2+e.getUint16(t+2)){let s=e.getUint16(t);if(s===65505&&e.getUint32(t+4)===1165519206)return{view:e,tiff:t+10};if(s===65498||s>>8!==255)return null}return null}var Yn=1<<20,Jn=1e4;async function ec(e,{at:t,little:s,name:n,extra:a,sizeFirst:o,even:r}){for(let l=0;l<Jn&&t+8<=e.size;l++){let p=await Re(e,t,8),d=p.getUint32(o?0:4,s);if(Vt(p,o?4:0,4)===n)return fd(await Re(e,t+8,Math.min(d,Yn)));t+=a+d+(r?d%2:0)}return null}var fd=e=>({view:e,tiff:Vt(e,0,4)==="Exif"?6:0});function sc(e,t,s){let n=[];for(let a=t;a+8<=s&&n.length<Jn;){let o=e.getUint32(a),r=8;if(o===1&&([o,r]=[Number(e.getBigUint64(a+8)),16]),o===0&&(o=s-a),o<r)break;n.push({type:Vt(e,a+4,4),from:a+r,to:Math.min(a+o,s)}),a+=o}return n}async function $d(e){for(let t=0,s=0;s<Jn&&t+8<=e.size;s++){let n=await Re(e,t,16),a=n.getUint32(0);if(a===1&&(a=Number(n.getBigUint64(8))),a===0&&(a=e.size-t),a<8)return null;if(Vt(n,4,4)==="meta")return gd(e,await Re(e,t,Math.min(a,Yn)));t+=a}return null}async function gd(e,t){let s=sc(t,t.getUint32(0)===1?20:12,t.byteLength),n=p=>s.find(d=>d.type===p),a=bd(t,n("iinf")),o=a===null?null:wd(t,n("iloc"),a);if(!o)return null;let r=o.method===1?n("idat"):null,l=r?new DataView(t.buffer,t.byteOffset+r.from+o.at,Math.min(o.size,r.to-r.from-o.at)):await Re(e,o.at,Math.min(o.size,Yn));return{view:l,tiff:4+l.getUint32(0)}}function bd(e,t){if(!t)return null;let s=sc(e,t.from+(e.getUint8(t.from)===0?6:8),t.to);for(let{from:n}of s){let a=e.getUint8(n)>2;if(Vt(e,n+(a?10:8),4)==="Exif")return a?e.getUint32(n+4):e.getUint16(n+4)}return null}function wd(e,t,s){if(!t)return null;let n=e.getUint8(t.from),a=t.from+4,o=I=>{let tt=I===8?Number(e.getBigUint64(a)):I===4?e.getUint32(a):I===2?e.getUint16(a):0;return a+=I,tt},r=o(2),[l,p,d]=[r>>12,r>>8&15,r>>4&15],h=n?r&15:0;for(let I=o(n<2?2:4);I>0&&a<t.to;I--){let tt=o(n<2?2:4),Oe=n?o(2)&15:0;o(2);let Ns=o(d),Ds=null;for(let K=o(2);K>0&&a<=t.to;K--){o(h);let kt=Ns+o(l),Us=o(p);Ds??={method:Oe,at:kt,size:Us}}if(tt===s)return Ds}return null}function yd(e,t){let s=e.getUint16(t)===18761,n=r=>e.getUint16(t+r,s);return{u32:r=>e.getUint32(t+r,s),text:(r,l)=>Vt(e,t+r,l),entries:r=>new Map(Array.from({length:n(r)},(l,p)=>[n(r+2+12*p),r+10+12*p]))}}function vd(e){let t=e.entries(e.u32(4)),s=(n,a,o)=>{try{return t.has(n)?a(e,e.entries(e.u32(t.get(n)))):o}catch{return o}};return{place:s(34853,xd,null),time:s(34665,kd,"")}}function kd({u32:e,text:t},s){let n=s.get(36867),a=n===void 0?null:/^(\d{4}):(\d\d):(\d\d) (\d\d:\d\d:\d\d)$/.exec(t(e(n),19));return a&&a[1]!=="0000"?`${a[1]}-${a[2]}-${a[3]}T${a[4]}`:""}function xd({u32:e,text:t},s){let n=(r,l,p)=>{if(!s.has(l)||!s.has(p))return NaN;let d=e(s.get(p)),h=tt=>e(d+8*tt)/e(d+8*tt+4),I=r.indexOf(t(s.get(l),1).toUpperCase());return I<0?NaN:(h(0)+(h(1)||0)/60+(h(2)||0)/3600)*(I?-1:1)},a=n("NS",1,2),o=n("EW",3,4);return Math.abs(a)<=90&&Math.abs(o)<=180&&(a||o)?{lat:a,lng:o}:null}var Od=2,qd=2,Sd=60,ze=class{removed=[];#t=!1;#e;#s;#i;#n;#a=()=>{};constructor(t,{changed:s,placed:n=()=>{},signal:a,send:o=Fe}){this.items=t.map(({at:r,key:l,caption:p="",...d})=>({media:d,at:r,key:l,caption:p,state:"done"})),this.#e=r=>{this.#a(),s(r)},this.#s=n,this.#i=a,this.#n=o,addEventListener("online",()=>this.#m(),{signal:a})}get most(){return $().limits.mediaPerFind}get isBusy(){return this.items.some(t=>["waiting","sending","paused"].includes(t.state))}get isPaused(){return this.items.some(t=>t.state==="paused")}async settled(){for(;this.isBusy&&!this.isPaused;)await new Promise(t=>{this.#a=t})}files(){return Promise.all(this.items.map(async({media:t,at:s,file:n,caption:a})=>{let o=n?await ys(n):null;return t?{media:t,at:s,caption:a,blob:o}:{caption:a,blob:o,name:n.name||"file"}}))}get hasFailed(){return this.items.some(t=>t.state==="failed")}get isChanged(){return this.#t||this.removed.length>0||this.items.some(t=>!t.media?.id)}get media(){return this.items.filter(t=>t.media).map(t=>wo(t.media,t.caption))}get draft(){return this.items.filter(t=>t.media).map(({media:t,at:s,key:n,caption:a})=>({...t,at:s,key:n,caption:a}))}async add(t,s=[]){if(this.#i.aborted)return;let n=this.most-this.items.length,a=[...t].slice(0,n),o=a.map((r,l)=>({file:r,key:s[l],caption:"",preview:URL.createObjectURL(r),state:"waiting",progress:0}));this.items=[...this.items,...o],this.#e(t.length>n?i("upload.tooMany",{n:this.most}):""),await this.#o(a),this.#r()}async#o(t){for(let s of t){let{place:n}=await Ti(s);if(this.#i.aborted)return;if(n)return this.#s(n)}}#r(){if(this.#i.aborted)return;let t=Od-this.items.filter(s=>s.state==="sending").length;for(let s of this.items.filter(n=>n.state==="waiting").slice(0,t))this.#d(s)}async#d(t){t.stop=new AbortController,Object.assign(t,{state:"sending",progress:0,problem:null}),this.#e();try{let s=await this.#p(t);if(!s)return;Object.assign(t,{media:s,at:Date.now(),state:"done"})}catch(s){if(s.name==="AbortError")return;Object.assign(t,{state:Se(s)?"paused":"failed",problem:q(s)}),t.state==="paused"&&this.#l(t,s.retryAfter)}this.#e(),this.#r()}#l(t,s){t.pause=Math.min(Sd,(t.pause??qd/2)*2),t.timer=setTimeout(()=>this.retry(t),1e3*(s||t.pause))}#m(){for(let t of this.items.filter(s=>s.state==="paused"))this.retry(t)}async#p(t){let{signal:s}=t.stop,n=await ys(t.file),{videoBytes:a,imageBytes:o}=$().limits,r=n.type.startsWith("video/")?a:o;if(n.size>r)throw{code:"large",text:i("upload.large",{size:Ja(r)})};if(s.aborted)return null;let l=d=>{t.progress=d,this.#e()},[p]=await this.#n("POST","/api/media",n,{signal:s,progress:l});return p}retry(t){clearTimeout(t.timer),t.state="waiting",this.#r()}remove(t){this.#c(t),t.media?.id&&this.removed.push(t.media.id),this.items=this.items.filter(s=>s!==t),this.#e(),this.#r()}removeMissing(t){let s=this.items.filter(n=>n.media).filter((n,a)=>t.includes(a));s.forEach(this.#c),this.items=this.items.filter(n=>!s.includes(n)),this.#e()}move(t,s){this.items.splice(s,0,...this.items.splice(t,1)),this.#t=!0,this.#e()}setCaption(t,s){t.caption=s,this.#t=!0,this.#e()}stop(){this.items.forEach(this.#c)}#c({timer:t,stop:s,preview:n}){clearTimeout(t),s?.abort(),n&&URL.revokeObjectURL(n)}};var Ii=class extends He{isNew=!1;title=i("edit.title");#t;#e="";#s="";constructor(t,s){super(t,s),this.back=`/finds/${t.params.id}`,this.#t=`/api${this.back}`}async begin(){let[t,s]=await Xa(this.#t),n=this.draft.stored;this.#s=s,this.#e=t.locationId,this.shown=Kn({audience:Ae(t),...Qr(t)}),this.values={...t,...n,...Yr(n,this.shown)};let a=o=>{o&&u(o),this.page.update()};this.uploads=new ze(t.media,{changed:a,signal:this.page.signal}),this.place=new bt(this.page,n?.place??Kr(t),()=>this.changed())}saveDraft(){let t={...Pi(this.values),was:this.shown},s=this.place?.value;this.draft.save(s?.location?.id===this.#e?t:{...t,place:s})}async write(t,s){let{isPaused:n,isChanged:a,media:o,removed:r}=this.uploads;if(n)throw{code:"failed",text:i("edit.uploadFailed")};let l=await Ys(s),p=l===this.#e?{}:{locationId:l},d=o.map(I=>I.id?{id:I.id,caption:I.caption??null}:I),h=a?{media:d,mediaToDelete:r}:{};return R(this.#t,{...t,...p,...h},{headers:this.#s?{"If-Match":this.#s}:{}})}overwrite(){this.#s=""}async leave(t,s=""){await this.draft.remove(),await this.page.go(t,{replace:!0}),s&&u(s)}discard(){return this.uploads?.stop(),this.leave(`${this.back}/edit`)}};async function Xn(){if(!await caches.has(ps))return null;let e=await caches.open(ps),[t]=await e.keys(),s=t&&await(await e.match(t))?.formData();return s?{key:t,values:Fd(s),files:s.getAll("file"),left:Number(s.get("left"))}:null}function Fd(e){let t=e.get("title"),s=[e.get("text"),e.get("url")].filter(Boolean).join(`
`);return{...t?{title:t}:{},...s?{description:s}:{}}}async function ic(e){let t=await caches.open(ps);return await t.delete(e),(await t.keys()).length===0&&await caches.delete(ps),Xn()}var Pd=2,Mi=class{items=[];isWhole=!1;#t;#e;constructor(t,s){this.#t=t,this.#e=s}get shown(){return this.isWhole?this.items:this.items.slice(0,Pd)}async load(){await Uo();let t=await ei();if(this.#t.signal.aborted)return;this.close();let s=ti().filter(n=>n.id!==this.#e);this.items=s.map(n=>{let a=n.media?.find(r=>r.at>Date.now()-Ks),o=a?null:t.find(r=>r.draft===n.id&&r.file.type.startsWith("image/"))?.file;return{draft:n,media:a,preview:o?URL.createObjectURL(o):""}}),this.#t.update()}showAll(){this.isWhole=!0,this.#t.update()}remove({draft:t}){Et(t.id).remove(),this.items=this.items.filter(s=>s.draft!==t),this.#t.update(),u(i("edit.draftDeleted"),"",{text:i("action.undo"),run:()=>this.#s(t)})}#s(t){return Et(t.id).set(t),this.load()}close(){for(let{preview:t}of this.items)t&&URL.revokeObjectURL(t)}};var Td=.15,nc=e=>e.slice(0,10);function Id(e){let t="";return e.map(n=>({photo:n,time:t=n.time||t})).sort((n,a)=>n.time<a.time?-1:n.time>a.time?1:0).map(n=>n.photo)}var ac=e=>e.find(t=>t.place)?.place??null,oc=e=>e.find(t=>t.time)?.time??"";function Md(e,t,s){let[n,a]=[ac(e),oc(e)];return e.length<s&&(!n||!t.place||Ct(n,t.place)<=Td)&&(!a||!t.time||nc(a)===nc(t.time))}function rc(e,t){let s=[];for(let n of Id(e)){let a=s.findLast(o=>Md(o,n,t));a?a.push(n):s.push([n])}return s}var Os=e=>({place:ac(e),time:oc(e)}),cc=(e,t)=>e.flatMap((s,n)=>n===t?[]:n===t-1?[[...s,...e[t]]]:[s]),lc=(e,t,s)=>e.flatMap((n,a)=>a===t?[n.slice(0,s),n.slice(s)]:[n]);var Li=class{groups=null;busy=!1;#t;#e=new Map;constructor(t){this.#t=t}get most(){return $().limits.mediaPerFind}get count(){return this.groups.flat().length}async consider(t,s){if(this.groups)return this.consider([...this.decline(),...t],s);if(t.length<2)return!1;let n=await Promise.all(t.map(async o=>({file:o,...await Ti(o)}))),a=rc(n,this.most);if(this.#t.signal.aborted||a.length<2&&t.length<=s)return!1;for(let o of n)o.preview=o.file.type.startsWith("image/")?URL.createObjectURL(o.file):"";return this.#s(a),!0}#s(t){this.groups=t,this.#t.update();for(let s of t)this.#i(s)}async#i(t){let{place:s}=Os(t);if(!s||this.#e.has(t[0]))return;this.#e.set(t[0],"");let{name:n}=await Gs(s,{signal:this.#t.signal});this.#e.set(t[0],n),this.#t.update()}describe=t=>({name:Os(t).place?this.#e.get(t[0])??"":"",time:Os(t).time});canMerge=t=>t>0&&this.groups[t-1].length+this.groups[t].length<=this.most;merge(t){this.#s(cc(this.groups,t))}split(t,s){this.#s(lc(this.groups,t,s))}decline(){let t=this.groups.flat().map(s=>s.file);return this.close(),this.#t.update(),t}async accept(){if(this.busy)return;this.busy=!0,this.#t.update();let t=this.groups.map(()=>Pe()),s=Date.now(),n=y()?.id;try{for(let[a,o]of this.groups.entries())await this.#n(n,t[a],o,s-a)}catch{if(y()?.id!==n)return null;for(let a of t)await Ld(a);return this.busy=!1,this.#t.update(),u(i("group.noRoom"))}await this.#t.go(`/new?draft=${t[0]}`),u(i("group.made",{n:t.length}))}async#n(t,s,n,a){if(y()?.id!==t)throw{code:"stopped"};let{place:o}=Os(n),r={id:s,at:a,audience:Fi(),media:[],label:this.describe(n).name};if(Et(s).set(o?{...r,place:{point:o,source:"photo",photo:o}}:r),!Et(s).get())throw{code:"storage"};await No(s,n.map(l=>l.file),t)}close(){for(let{preview:t}of this.groups?.flat()??[])t&&URL.revokeObjectURL(t);this.groups=null}};async function Ld(e){Et(e).remove(),await si(e)}var Ad=["no_place_in_text","link_unknown"],Ai=class extends He{isNew=!0;title=i("edit.new");back="/";received=null;photosExpired=!1;#t="";constructor(t,s){super(t,s),this.drafts=new Mi(t,this.draft.id),this.several=new Li(t),this.settings=new ae(t)}async begin(){let{page:t,values:s}=this,n=await Gr(t.query,s.place),a=s.media??[],o=a.filter(d=>d.at>Date.now()-Ks);this.photosExpired=o.length<a.length;let r=d=>{d&&u(d),this.changed()},l=d=>this.place.suggestPoint(d);this.uploads=new ze(o,{changed:r,placed:l,signal:t.signal}),this.place=new bt(t,n,r),this.place.point&&!this.place.label&&this.place.propose(),this.drafts.load(),this.settings.read().then(t.update,()=>{});let p=await this.draft.files();p.length&&this.uploads.add(p.map(d=>d.file),p.map(d=>d.key)),this.received=t.query.has("shared")?await Xn():null}async addFiles(t){let{items:s,most:n}=this.uploads;await this.several.consider(t,n-s.length)||await super.addFiles(t)}saveDraft(){let t=Pi(this.values),s=this.place?.value,n=this.uploads.draft,a=![t.title,t.description,t.category,s?.point,n.length,this.draft.hasFiles].some(Boolean);this.draft.save(a?null:{...t,place:s,label:this.place?.label,media:n,id:this.draft.id}),this.draft.release(this.uploads.items)}async resolveReceived(t){let{values:s,files:n,key:a}=this.received;this.received=null,t&&n.length&&await this.addFiles(n),this.received=await ic(a),this.change(t?s:{});let o=t?await this.#e(s):{};return this.form.clear("title"),this.page.update(),o}async#e(t){let s=[t.title,t.description].filter(Boolean).join(`
`);if(!Cn(s)||this.place.point)return{};try{let n=await dr(s,{signal:this.page.signal}),{title:a,description:o=""}=this.values,r=o.split(/\r?\n/),l=r.findIndex(h=>Cn(h)&&/^\S+$/.test(h.trim())),p=r.filter((h,I)=>I!==l&&h.trim()!==n.title),d={title:a||n.title,description:p.join(`
`).trim()};return this.change(d),this.place.point||this.place.setPlace(n),d}catch(n){return n.name!=="AbortError"&&!Ad.includes(n.reason)&&u(q(n)),{}}}async write(t,s){if(this.uploads.isPaused)return this.#s(t,s);try{return this.#t=await Ys(s),await bo(this.draft.findId,{...t,locationId:this.#t,media:this.uploads.media})}catch(n){if(!Se(n))throw n;return this.#s(t,s)}}async#s(t,s){return await ko(this.draft.findId,{body:t,place:s,locationId:this.#t},this.uploads),await this.leave("/waiting",i("outbox.added")),null}async leave(t,s=""){s&&cs.set(this.values.audience),await this.draft.remove(),await this.page.go(t,{replace:!0});let[n]=ti();s&&u(s,"",n&&{text:i("edit.next"),run:()=>this.page.go(`/new?draft=${n.id}`)})}discard(){return this.uploads?.stop(),this.leave("/new")}close(){super.close(),this.drafts.close(),this.several.close()}};import{html as Ve,nothing as Zn}from"../lib/lit-html/lit-html.js";function Bd(e,t){e.remove(t),O(e.items.length?"drafts-title":"main")}var jd=({media:e,preview:t})=>Ve`
  <span class="thumb">${e||t?Ve`<img src=${e?.thumbnailUrl??t} alt="">`:c("edit")}</span>`;function Nd(e,t){let{draft:s}=t,n=s.title?.trim()||i("edit.untitled");return Ve`
    <li class="row draft">
      <a class="find grow" href="/new?draft=${s.id}">
        ${jd(t)}
        <span class="what">
          <span class="name" dir="auto">${n}</span>
          ${s.label?Ve`<span class="soft" dir="auto">${s.label}</span>`:Zn}
          <span class="soft">${Es(s.at)}</span>
        </span>
      </a>
      <button type="button" class="round" aria-label=${i("edit.draftDelete",{title:n})} @click=${()=>Bd(e,t)}>
        ${c("trash")}
      </button>
    </li>`}var pc=e=>e.items.length?Ve`
  <section class="card drafts" id="drafts" aria-labelledby="drafts-title">
    <h2 id="drafts-title" tabindex="-1">${i("edit.drafts")}</h2>
    <ul class="rows">${e.shown.map(t=>Nd(e,t))}</ul>
    ${e.shown.length<e.items.length?Ve`
      <button type="button" class="link" @click=${()=>e.showAll()}>
        ${i("edit.allDrafts",{n:e.items.length})}
      </button>`:Zn}
  </section>`:Zn;var uc=e=>[...e?.files??[]].filter(t=>/^(image|video)\//.test(t.type)),dc=e=>[...e.dataTransfer?.types??[]].includes("Files"),Dd=e=>e.target.matches?.("input, textarea")&&e.clipboardData.types.includes("text/plain");function mc(e,t){let s=a=>document.body.classList.toggle("dropping",a),n=(a,o)=>document.addEventListener(a,o,{signal:e});n("dragover",a=>{dc(a)&&(a.preventDefault(),s(!0))}),n("dragleave",a=>{a.relatedTarget||s(!1)}),n("drop",a=>{dc(a)&&(a.preventDefault(),s(!1),document.querySelector("dialog[open]")||t(uc(a.dataTransfer)))}),n("paste",a=>{let o=uc(a.clipboardData);!o.length||Dd(a)||document.querySelector("dialog[open]")||(a.preventDefault(),t(o))}),e.addEventListener("abort",()=>s(!1))}import{html as ge,nothing as gc}from"../lib/lit-html/lit-html.js";var Qn=[1,5,20],We=e=>e?i("privacy.area",{distance:us(e)}):i("privacy.exact");function qs(e){if(!e)return i("privacy.asSet");let{area:t,home:s}=e,n=t?i("privacy.defaultArea",{distance:us(t)}):i("privacy.defaultExact");return s?i("privacy.andHome",{usual:n}):n}var Ss=()=>Qn.map(e=>[String(e),We(e)]),re=()=>[["0",We(0)],...Ss()],Bi=()=>[["true",i("privacy.forFriends")],["false",i("privacy.forMe")]];import{html as Fs,nothing as ta}from"../lib/lit-html/lit-html.js";var Ge="category";function hc(e,{category:t}){let s=document.getElementById(Ge);if(s.value=t,Ie(t)){e.proposals.close(),e.chooseCategory(t),document.querySelector("#fold-category summary")?.focus();return}s.dispatchEvent(new Event("input",{bubbles:!0})),e.proposals.close()}function Ud(e,t){t.form.typed(e.target),t.proposals.follow(e.target.value)}function Cd(e,t){let{items:s,at:n}=t.proposals;if(!s.length){e.key==="ArrowDown"&&t.proposals.follow(e.target.value);return}let a={ArrowDown:1,ArrowUp:-1}[e.key];if(a)t.proposals.move(a);else if(e.key==="Escape")t.proposals.close();else if(e.key==="Enter"&&n>=0)hc(t,s[n]);else return;e.preventDefault()}var Ed=(e,t,s)=>Fs`
  <li id="category-${s}" data-kind="category" role="option" aria-selected=${s===e.proposals.at?"true":"false"}
    @click=${()=>hc(e,t)}>
    ${ct(t.category)}
    <span class="grow" dir="auto">${V(t.category)}</span>
    <span class="soft far">${t.ownCount?i("categories.byYou",{n:t.ownCount}):t.count?S(t.count):ta}</span>
  </li>`,_d=e=>{let{items:t}=e.proposals;return Fs`
    <div class="proposals" ?hidden=${!t.length} @mousedown=${s=>s.preventDefault()}>
      <ul id="category-list" role="listbox" aria-label=${i("categories.used")}>${t.map((s,n)=>Ed(e,s,n))}</ul>
    </div>
    <span class="unseen" role="status">${t.length?i("categories.count",{n:t.length}):""}</span>`};function fc(e){let{form:t,proposals:s}=e,n=t.errors[Ge];return Fs`
    <div class="field">
      <label for=${Ge}>${i("categories.own")} <span class="soft">${i("form.optional")}</span></label>
      <div class="combo">
        <input id=${Ge} name=${Ge} type="text" dir="auto" role="combobox" autocomplete="off" data-most=${$().limits.category}
          aria-autocomplete="list" aria-controls="category-list" aria-expanded=${s.items.length?"true":"false"}
          aria-activedescendant=${s.at>=0?`category-${s.at}`:ta}
          aria-describedby=${n?"category-error":"category-hint"} aria-invalid=${n?"true":ta}
          .defaultValue=${e.values.category??""} @input=${a=>Ud(a,e)} @keydown=${a=>Cd(a,e)}
          @focus=${a=>s.follow(a.target.value)} @blur=${()=>s.close()}>
        ${_d(e)}
      </div>
      ${_o(t.left[Ge])}
      ${n?Fs`<p class="error" id="category-error">${n}</p>`:Fs`<p class="hint" id="category-hint">${i("categories.hint")}</p>`}
    </div>`}var ji=(e,t,s,n,a)=>ge`
  <details class="fold" id="fold-${e}">
    <summary>${t} <span class="grow"><span>${s}</span> <span class="soft" dir="auto">${n}</span></span> ${c("next")}</summary>
    ${a}
  </details>`;function bc(e){let t=e?.closest("details");t&&(t.open=!0)}var Hd=e=>ji("description",c("edit"),i("find.description"),e.values.description||i("edit.none"),m(e.form,"description",{label:i("find.description"),value:e.values.description??"",kind:"area",most:$().limits.description})),$c=(e,t,s)=>ge`
  <button type="button" class="chip" aria-pressed=${s?"true":"false"} @click=${()=>e.chooseCategory(t)}>
    ${ct(t)} ${V(t)}
  </button>`;function Rd(e){let{category:t}=e.values,[s,n]=t?[ct(t),V(t)]:[c("filter"),i("edit.none")];return ji("category",s,i("find.category"),n,ge`
    <fieldset>
      <legend>${i("find.category")}</legend>
      <div class="chips">
        ${ie().map(a=>$c(e,a,a===t))}
        ${$c(e,"other",e.isOther)}
      </div>
      ${e.isOther?fc(e):gc}
    </fieldset>`)}var zd=(e,t)=>ge`
  <label class="choice">
    <input type="radio" name="audience" value=${t} ?checked=${e.values.audience===t}>
    <span>
      ${c(he(t))}
      <span>
        <span class="strong">${i(`find.audience.${t}`)}</span><br>
        <span class="soft">${i(`edit.audienceText.${t}`,{instance:xt()})}</span>
      </span>
    </span>
  </label>`;function Vd(e){let{audience:t}=e.values;return ji("audience",c(he(t)),i("edit.who"),i(`find.audience.${t}`),ge`
    <fieldset class="choices">
      <legend>${i("edit.who")}</legend>
      ${_t.map(s=>zd(e,s))}
    </fieldset>`)}var Wd=e=>T("exact-for",{name:"exactForFriends",label:i("privacy.exactFor"),options:Bi(),chosen:e});function Gd(e){let{area:t="",exactForFriends:s="true"}=e.values;return ji("shown",c("map"),i("privacy.shown"),t===""?qs(e.settings?.values):We(Number(t)),ge`
    ${T("area",{label:i("privacy.shown"),hint:i(e.isNew?"privacy.shownHint":"privacy.recall"),chosen:t,options:[...e.isNew?[["",qs(e.settings.values)]]:[],...re()]})}
    ${Number(t)?Wd(s):gc}`)}var wc=e=>ge`<div class="folds">${Hd(e)}${Rd(e)}${Vd(e)}${Gd(e)}</div>`;import{html as Di,nothing as ia}from"../lib/lit-html/lit-html.js";import{html as Lt,nothing as Ps}from"../lib/lit-html/lit-html.js";var ea=16,yc=10,Kd=2,Yd={lat:25,lng:5,zoom:1},Ni=class extends bt{failed=!1;problem="";#t;#e=null;constructor(t,s){super(t,s.value,()=>this.#i()),this.#t=t,Object.assign(this,{nearby:s.nearby,proposal:s.proposal})}async showMap(t){this.failed=!1;let s=this.#s();try{let n=await t({view:s,onMove:a=>this.#a(a),onPick:a=>this.setPoint(a,"tap")});if(this.#t.signal.aborted)return n.close();this.#e=n,this.photo&&n.mark(this.photo,i("spot.photoPlace"),"one ghost")}catch{this.failed=!0}return this.#e&&this.point&&this.#i(),this.#t.update(),!this.point&&Qt.get()&&s.zoom>=yc?this.setPoint({lat:s.lat,lng:s.lng},"tap"):this.point?this.propose():null}#s(){if(this.point)return{...this.point,zoom:ea};let t=Po();return t?.zoom?t:Yd}#i(){this.problem="";let t=this.#e?.where();t&&!this.#n(t)&&this.#e.setView({...this.point,zoom:this.source==="tap"?t.zoom:Math.max(ea,t.zoom)},{animate:!1}),this.#t.update()}#n(t){return Ct(this.point,t)<Kd*Io(t)}#a(t){(!this.point||!this.#n(t))&&this.setPoint({lat:t.lat,lng:t.lng},"tap")}usePhoto(){return this.setPoint(this.photo,"photo")}useFound(t){return this.setPlace(t)}distance=t=>this.point&&t?Ct(this.point,t):void 0;check(){let t=this.#e?.where().zoom??ea,s=this.source==="tap"&&!this.chosen&&t<yc;return this.problem=this.point?s?i("spot.zoom"):"":i("spot.none"),this.#t.update(),!this.problem}close(){super.close(),this.#e?.close(),this.#e=null}};async function Ke(e){let t=new AbortController,s=null,n=J((o,r)=>(s??=new Ni({signal:t.signal,update:r},e),sm(s,o)),{label:i("spot.title"),kind:"chooser"});vc(s),await n&&e.take(s),t.abort(),s.close()}var vc=e=>e.showMap(t=>cr(document.getElementById("spot"),{...t,hasCross:!0})),Jd=(e,t)=>Lt`
  <div class="row">
    <button type="button" class="round" aria-label=${i("nav.back")} @click=${()=>t()}>${c("back")}</button>
    <place-search id="spot-search" class="grow" .label=${i("spot.search")} .near=${e.point} .distance=${e.distance}
      @choose=${({detail:s})=>e.useFound(s.value)}></place-search>
  </div>`,Xd=e=>Lt`
  <div class="mapbox">
    <div id="spot" role="application" aria-label=${i("spot.map")}></div>
    ${e.failed?f({code:"map",text:i("map.failed")},()=>vc(e)):Ps}
  </div>`;function Zd(e,t){let s=e.chosen?.id===t.id;return Lt`
    <button type="button" class="chip" aria-pressed=${s?"true":"false"} @click=${()=>e.toggle(t)}>
      ${c(s?"check":"pin")} <bdi>${t.name}</bdi> <span class="soft">${_s(t.distance)}</span>
    </button>`}var Qd=e=>Lt`
  <div class="chips scrolls" role="group" aria-label=${i("spot.proposals")}>
    <button type="button" class="chip" @click=${()=>e.locate()}>${c("here")} ${i("spot.here")}</button>
    ${e.photo&&e.source!=="photo"?Lt`
      <button type="button" class="chip" @click=${()=>e.usePhoto()}>${c("camera")} ${i("spot.photoPlace")}</button>`:Ps}
    ${e.nearby.map(t=>Zd(e,t))}
  </div>`,tm=e=>Lt`
  <div class="field">
    <label for="place-name">${i("spot.name")} <span class="soft">${i("form.optional")}</span></label>
    <input id="place-name" autocomplete="off" dir="auto" placeholder=${e.proposal||i("spot.nameHint")} .value=${e.name}
      @input=${t=>e.setName(t.target.value)}>
  </div>`,sa=e=>i(`spot.${e.source||"set"}`),em=e=>Lt`
  <p class="at" role="status">
    ${c("pin")}
    <span class="grow"><span class="strong" dir="auto">${e.label||i(e.point?"spot.unnamed":"spot.none")}</span>
      ${e.point?Lt`<span class="soft">${sa(e)}</span>`:Ps}</span>
  </p>`,sm=(e,t)=>Lt`
  <h2 class="unseen" tabindex="-1" autofocus>${i("spot.title")}</h2>
  ${Jd(e,t)}
  ${Xd(e)}
  <div class="panel">
    ${em(e)}
    ${Qd(e)}
    ${e.chosen?Ps:tm(e)}
    ${e.problem?Lt`<p class="error" role="alert">${e.problem}</p>`:Ps}
    <button type="button" class="main" id="use-place" @click=${()=>e.check()&&t(!0)}>${i("spot.use")}</button>
  </div>`;var kc=(e,t)=>Di`
  <span class="row">
    ${c("pin")} <span class="grow"><span class="strong" dir="auto">${e}</span><br><span class="soft">${t}</span></span>
    ${c("next")}
  </span>`,xc=(e,t)=>Di`
  <fieldset>
    <legend>${i("edit.where")}</legend>
    <button type="button" class="where" id="place" aria-describedby=${t?"place-error":ia} @click=${()=>Ke(e)}>
      ${e.point?Di`<place-map inert .at=${e.point}></place-map>`:ia}
      ${e.point?kc(e.label||i("spot.unnamed"),[sa(e),i("spot.change")].filter(Boolean).join(" · ")):kc(i("spot.title"),i("spot.chooseHint"))}
    </button>
    ${t?Di`<p class="error" id="place-error" role="alert">${t}</p>`:ia}
  </fieldset>`;import{html as be,nothing as na}from"../lib/lit-html/lit-html.js";function im(e,t){e.merge(t),O(`group-${t-1}`)}function nm(e,t,s){e.split(t,s),O(`group-${t+1}`)}var am=({preview:e,file:t})=>e?be`<img src=${e} alt="">`:be`<span class="film" title=${t.name}>${c("play")}</span>`,om=(e,t,s)=>be`
  <button type="button" class="cut" aria-label=${i("group.split",{n:s+1})} title=${i("group.split",{n:s+1})}
    @click=${()=>nm(e,t,s)}></button>`;function rm(e,t,s){let{name:n,time:a}=e.describe(t),o=[a&&$t(a),n].filter(Boolean);return be`
    <li>
      <div class="row between">
        <h3 id="group-${s}" tabindex="-1">${i("group.find",{n:s+1})} <span class="soft" dir="auto">${o.join(" · ")}</span></h3>
        ${e.canMerge(s)?be`
          <button type="button" class="link" aria-describedby="group-${s}" @click=${()=>im(e,s)}>
            ${i("group.merge")}
          </button>`:na}
      </div>
      <ul class="group">${t.map((r,l)=>be`<li>${l?om(e,s,l):na}${am(r)}</li>`)}</ul>
    </li>`}var Oc=(e,t)=>e.groups?be`
  <section class="card" id="several" aria-labelledby="several-title">
    <h2 id="several-title" tabindex="-1">${i("group.title",{n:e.count,finds:i("group.finds",{n:e.groups.length})})}</h2>
    <p class="hint">${i("group.hint")}</p>
    <ol class="groups">${e.groups.map((s,n)=>rm(e,s,n))}</ol>
    <div class="publish row">
      <button type="button" class="quiet" @click=${t}>${i("group.one")}</button>
      <button type="button" class="main" aria-busy=${e.busy?"true":"false"} @click=${()=>e.accept()}>
        ${i("group.make",{n:e.groups.length})}
      </button>
    </div>
  </section>`:na;import{html as at,nothing as Wt}from"../lib/lit-html/lit-html.js";import{html as aa}from"../lib/lit-html/lit-html.js";async function cm(e,t,s){let n=null,a={label:i("upload.caption"),hint:i("upload.captionHint"),value:t.caption,most:$().limits.caption},o=await J((r,l)=>(n??=new x({send:({caption:p})=>r(p.trim()),update:l}),aa`
      <h2>${i("upload.caption")}</h2>
      <div class="captioned">${s}</div>
      <form novalidate @submit=${n.submit}>
        ${m(n,"caption",a)}
        <div class="row end">
          <button type="button" class="quiet" @click=${()=>r()}>${i("action.cancel")}</button>
          ${A(n,i("action.save"))}
        </div>
      </form>`),{label:i("upload.captionOf",{n:e.items.indexOf(t)+1})});o!==null&&e.setCaption(t,o)}var qc=(e,t,s,n)=>aa`
  <button type="button" class="words ${t.caption?"":"round"}" @click=${()=>cm(e,t,n)}
    aria-label="${i("upload.captionOf",{n:s})}${t.caption?`: ${t.caption}`:""}">
    ${t.caption?aa`<span dir="auto">${t.caption}</span>`:c("edit")}
  </button>`;var[lm,pm]=[6,10],um=300,C=null;function Sc(){C.isOn=!0,C.item.classList.add("lifted"),navigator.vibrate?.(10)}var Fc=e=>[...e.parentElement.querySelectorAll(":scope > [data-drag]")],dm=(e,t)=>Fc(C.item).find(s=>{let n=s.getBoundingClientRect();return s!==C.item&&n.left<=e&&e<=n.right&&n.top<=t&&t<=n.bottom});function mm(e){if(e.pointerId!==C.id)return;let[t,s]=[e.clientX-C.x,e.clientY-C.y],n=e.pointerType==="touch";if(!C.isOn){if(Math.hypot(t,s)<(n?pm:lm))return;if(n)return C.end();Sc()}C.item.style.transform=`translate(${t}px, ${s}px) scale(1.04)`,C.over?.classList.remove("target"),C.over=dm(e.clientX,e.clientY),C.over?.classList.add("target")}function Pc(e,t){if(e.button||C||e.target.closest("button, input, a"))return;let s=e.currentTarget,n=new AbortController,{signal:a}=n,o=()=>{clearTimeout(C.timer),n.abort(),s.classList.remove("lifted"),s.style.transform="",C.over?.classList.remove("target"),C=null};C={item:s,x:e.clientX,y:e.clientY,id:e.pointerId,isOn:!1,over:null,end:o},e.pointerType==="touch"&&(C.timer=setTimeout(Sc,um));let r=p=>{p.pointerId===C.id&&o()},l=p=>{if(p.pointerId!==C.id)return;let[d,h]=[s,C.isOn&&C.over].map(I=>Fc(s).indexOf(I));o(),h>=0&&t(d,h)};document.addEventListener("pointermove",mm,{signal:a}),document.addEventListener("pointerup",l,{signal:a}),document.addEventListener("pointercancel",r,{signal:a}),document.addEventListener("keydown",p=>{p.key==="Escape"&&o()},{signal:a})}function Ui(e){(C?.isOn||e.type==="dragstart")&&e.preventDefault()}var hm="image/*,video/mp4,video/quicktime,video/webm";function fm(e,t){let s=e.items.indexOf(t);e.remove(t),queueMicrotask(()=>{(document.querySelectorAll(".shot .drop")[Math.min(s,e.items.length-1)]??document.getElementById("files"))?.focus()})}function Tc(e,t,s){e.move(t,s),queueMicrotask(()=>{let n=s<t?".before, .after":".after, .before";document.querySelectorAll(".shot")[s]?.querySelector(n)?.focus()})}function Ic(e){return e.media?pt(e.media,{thumb:!0,eager:!0}):e.file.type.startsWith("video/")?at`<span class="film">${c("play")}</span>`:at`<img src=${e.preview} alt="">`}var Mc={handleEvent:e=>{e.target.hidden=e.type==="error"},capture:!0},Ci=(e,t,s,n,a)=>at`
  <button type="button" class="round ${e}" aria-label=${i(`upload.${t}`,{n})} @click=${a}>${c(s)}</button>`,$m=(e,t)=>e.progress<1?at`<progress max="1" .value=${e.progress} aria-label=${i("upload.progress",{n:t})}></progress>`:at`<span class="over">${i("upload.processing")}</span>`,gm=(e,t)=>({sending:()=>$m(e,t),paused:()=>at`<span class="over" title=${e.problem}>${i("upload.paused")}</span>`,waiting:()=>at`<span class="over">${i("upload.waiting")}</span>`,failed:()=>at`<span class="over error">${i("upload.failed")}</span>`,done:()=>Wt})[e.state]();function bm(e,t,s){let n=s+1;return at`
    <li class="shot ${t.state}" data-drag @pointerdown=${a=>Pc(a,(o,r)=>e.move(o,r))}
      @error=${Mc} @load=${Mc}>
      ${Ic(t)}
      ${s===0&&e.items.length>1?at`<span class="cover">${i("upload.cover")}</span>`:Wt}
      ${gm(t,n)}
      <span class="buttons">
        ${s>0?Ci("before","earlier","back",n,()=>Tc(e,s,s-1)):Wt}
        ${n<e.items.length?Ci("after","later","next",n,()=>Tc(e,s,s+1)):Wt}
        ${t.state==="failed"||t.state==="paused"?Ci("","again","retry",n,()=>e.retry(t)):Wt}
        ${Ci("drop",t.state==="done"?"remove":"cancel","close",n,()=>fm(e,t))}
      </span>
      ${t.state==="failed"?Wt:qc(e,t,n,Ic(t))}
    </li>`}function wm(e,t){t([...e.target.files]),e.target.value=""}var ym=(e,t)=>at`
  <li class="shot add">
    <label for="files">
      ${c("camera")}<span class="strong">${i(e.items.length?"upload.more":"upload.add")}</span>
      ${e.items.length?Wt:at`<span class="soft mice">${i("upload.drop")}</span>`}
    </label>
    <input id="files" type="file" accept=${hm} multiple @change=${s=>wm(s,t)}>
  </li>`;function vm(e){let t=e.items.filter(n=>n.state==="done").length,s=[...new Set(e.items.filter(n=>n.state==="failed").map(n=>n.problem))];return at`
    <p class="hint" role="status">${e.isBusy?i("upload.ready",{n:t,of:S(e.items.length)}):""}</p>
    ${s.map(n=>at`<p class="error" role="alert">${n}</p>`)}`}var Lc=(e,t)=>at`
  <ul class="shots ${e.items.length?"":"bare"}" @touchmove=${Ui} @contextmenu=${Ui} @dragstart=${Ui}>
    ${e.items.map((s,n)=>bm(e,s,n))}
    ${e.items.length<e.most?ym(e,t):Wt}
  </ul>
  ${e.items.length>1?at`<p class="hint">${i("upload.order")}</p>`:Wt}
  ${vm(e)}`;async function Bc(e,t){await e.addFiles(t),e.several?.groups&&O("several-title")}function km(e){e.uploads.add(e.several.decline()),O("files")}async function xm(e){Ac(e.received.values),Ac(await e.resolveReceived(!0))}function Ac(e){for(let[t,s]of Object.entries(e)){let n=document.getElementById(t);n&&(n.value=s)}}var Om=e=>{let t=ur(Object.values(e).join(`
`));return t?ut`<p class="hint">${i("places.asks",{host:t})}</p>`:qt},qm=(e,t)=>ut`
  <section class="card" id="offer" aria-labelledby="offered">
    <h2 id="offered">${i("edit.shared")}</h2>
    <p class="hint">${i("edit.sharedHint")}</p>
    ${Object.values(e.received.values).map(s=>ut`<p class="text" dir="auto">${s}</p>`)}
    ${Om(e.received.values)}
    ${e.received.files.length?ut`<p>${i("edit.sharedFiles",{n:e.received.files.length})}</p>`:qt}
    ${t?ut`<p class="note">${i("edit.sharedFull")}</p>`:qt}
    ${e.received.left?ut`<p class="note">${i("edit.sharedLeft",{n:e.received.left})}</p>`:qt}
    <div class="row end">
      <button type="button" class="quiet" @click=${()=>e.resolveReceived(!1)}>${i("edit.sharedDrop")}</button>
      <button type="button" @click=${()=>xm(e)}>${i("edit.sharedTake")}</button>
    </div>
  </section>`;async function Sm(e){await L(i("edit.discardTitle"),i("edit.discardText"),i("edit.startOver"))&&e.discard()}var Fm=()=>L(i("privacy.inHome"),i("privacy.inHomeText"),i("privacy.showExact")),Pm=e=>ut`
  <p class="note">
    ${i("edit.restored")} <button type="button" class="link" @click=${()=>Sm(e)}>${i("edit.startOver")}</button>
  </p>`,Tm=e=>ut`
  <fieldset>
    <legend>${i("edit.photos")}</legend>
    ${e.photosExpired?ut`<p class="note">${i("edit.photosGone")}</p>`:qt}
    ${Lc(e.uploads,t=>Bc(e,t))}
    <p class="hint">${i("edit.photosMost",{n:e.uploads.most})} ${i("edit.photosHint")}</p>
  </fieldset>`,Im=e=>ut`
  ${F(e.form)}
  ${e.form.refusal?.reason==="changed_since"?ut`
    <div class="row">
      <a class="button quiet" href=${e.back} target="_blank">${i("edit.theirs")}</a>
      <button type="submit" class="quiet" @click=${()=>e.overwrite()}>${i("edit.mine")}</button>
    </div>`:qt}`;function Mm(e,t){t.change(Co(e.currentTarget))}async function Lm(e,t){let n=await t.submit(e)?document.querySelector("form [aria-invalid=true]"):document.getElementById("place");bc(n),n?.focus()}function Am(e){let{title:t}=e.values,s=e.form.busy&&e.uploads.isBusy?"edit.waiting":e.isNew?"edit.publish":"action.save",n=a=>Mm(a,e);return ut`
    <form class="card" novalidate ?hidden=${!!e.several?.groups}
      @input=${n} @change=${n} @submit=${a=>Lm(a,e)}>
      ${e.isRestored?Pm(e):qt}
      ${Tm(e)}
      ${xc(e.place,e.placeError)}
      ${m(e.form,"title",{label:i("find.titleField"),value:t,required:!0,most:$().limits.title})}
      ${wc(e)}
      <div class="publish">
        ${Im(e)}
        <div class="row end">
          <a class="button quiet" href=${e.back}>${i("action.cancel")}</a>
          ${A(e.form,i(s))}
        </div>
      </div>
    </form>`}var Bm=(e,t)=>ut`
  ${e.received?qm(e,t.get("shared")==="full"):qt}
  ${Oc(e.several,()=>km(e))}
  ${e.several.groups?qt:pc(e.drafts)}`;function jm(e,t){return e.loading.problem?f(e.loading.problem,t):e.uploads?Am(e):v(4)}function jc(e){let t=new(e.params.id?Ii:Ai)(e,{showHome:Fm}),s=()=>t.loading.load();return mc(e.signal,n=>t.uploads&&Bc(t,n)),{title:t.title,ready:s(),view:()=>ut`
      ${b(t.title,qt,t.back)}
      ${t.isNew?Bm(t,e.query):qt}
      ${jm(t,s)}`,close:()=>t.close()}}import{html as Xe,nothing as Gc}from"../lib/lit-html/lit-html.js";var Nm=3,Dm=4,Ei=(e,t=0)=>new Date(e.getFullYear(),e.getMonth(),e.getDate()-t);function Um(){let e=new Intl.Locale(za());return((e.getWeekInfo?.()??e.weekInfo)?.firstDay??1)%7}var Cm=e=>[["today",Ei(e)],["yesterday",Ei(e,1)],["week",Ei(e,(e.getDay()-Um()+7)%7)],["earlier",-1/0]],oa=e=>Ei(new Date(e.createdAt)).getTime(),_i=e=>`${oa(e)} ${e.user.id}`;function Em(e){let t=new Map;for(let s of e)t.set(_i(s),[...t.get(_i(s))??[],s]);return t}function Nc(e,{now:t=new Date,mayContinue:s=!1}={}){let n=Em(e),a=s&&e.length?oa(e.at(-1)):NaN,o=new Map,r=Cm(t);for(let l of e){let p=n.get(_i(l)),d=p.length>=Nm;if(d&&p[0]!==l)continue;let h=d?{key:_i(l),finds:p,hasMore:oa(l)===a}:{find:l},I=new Date(l.createdAt),[tt]=r.find(([,Oe])=>I>=Oe);o.set(tt,[...o.get(tt)??[],h])}return[...o].map(([l,p])=>({name:l,entries:p}))}function Dc(e){let t=n=>n.media.length>0,s=[...e.filter(t),...e.filter(n=>!t(n))].slice(0,Dm);return{shown:s,rest:e.length-s.length}}var _m=1500,[Hm,Rm]=[4,4],zm=9;function Vm(){let e=ne(Qt.get());return e?.zoom>=zm?{lat:e.lat,lng:e.lng}:null}var Wm=()=>Promise.race([Mo(),Xs(_m,null)]),Gm=e=>e?{lat:Math.round(e.lat*100)/100,lng:Math.round(e.lng*100)/100}:{},Hi=class{at=null;isHere=!1;busy=!1;#t=new WeakMap;#e;#s;constructor(t){this.#s=t,this.at=t.kept?.at??null,this.isHere=t.kept?.isHere??!1,this.#e=new Set(t.kept?.open),this.list=_(t,()=>w("/api/finds/feed",{...Gm(this.at),limit:20}))}liking(t){let s=this.#t.get(t);return s||this.#t.set(t,s=new Eo(t.id,()=>t,this.#s)),s}save(t,s){return Ao(t,s,this.#s.update)}load=async()=>{if(this.#s.kept?.at===void 0){let t=await Wm();this.#o(t??Vm(),!!t)}await this.#n()};get days(){return Nc(this.list.items??[],{mayContinue:!!this.list.next})}get#i(){return this.days.reduce((t,s)=>t+s.entries.length,0)}isOpen=({key:t})=>this.#e.has(t);toggle({key:t}){this.#e.delete(t)||this.#e.add(t),this.#s.keep({open:[...this.#e]}),this.#s.update()}async#n(){await this.list.load(),await this.#a(Hm)}more=()=>this.#a(this.#i+1);async#a(t){for(let s=0;this.list.next&&this.#i<t&&s<Rm;s++){let n=this.list.items.length;if(await this.list.more(),this.list.items?.length===n)return}}#o(t,s){Object.assign(this,{at:t,isHere:s}),this.#s.keep({at:t,isHere:s})}async nearMe(){this.busy=!0,this.#s.update();try{this.#o(await Zs({timeout:1e4}),!0),this.list.clear(),await this.#n()}catch(t){u(q(t))}this.busy=!1,this.#s.update()}distance=t=>this.isHere?Ct(this.at,st(t.location)):void 0};function Km(){return to()?!0:lt.get("installPrompt")||eo()?!1:void 0}async function Ym(){let e=await Vs();return{on:!0,off:!1}[e]}var Ye=class{steps=[];isKnown=!1;#t;constructor(t){this.#t=t}get isOver(){return jn.get()===y()?.id}get left(){return this.steps.filter(t=>!t.isDone).length}async load(){if(this.isOver){this.isKnown=!0;return}let{signal:t}=this.#t,s={profile:!!y().displayName||!!y().profilePicture?.startsWith("/api/media/"),streets:y().role==="admin"&&$().tiles?.kind==="vector"?sr().length>0:void 0,find:g(`/api/users/${y().id}`,{signal:t}).then(a=>a.findCount>0),friend:g("/api/friends?limit=1",{signal:t}).then(a=>a.length>0),push:Ym(),install:Km()},n=await Promise.all(Object.entries(s).map(async([a,o])=>({name:a,isDone:await Promise.resolve(o).catch(()=>{})})));t.aborted||(this.isKnown=!0,this.steps=n.filter(a=>a.isDone!==void 0),this.steps.length===n.length&&!this.left&&this.dismiss(),this.#t.update())}async installNow(){let t=lt.get("installPrompt");t&&(await t.prompt(),lt.set("installPrompt",null),await this.load())}dismiss=()=>{jn.set(y().id),this.steps=[],this.#t.update()}};import{html as Gt,nothing as we}from"../lib/lit-html/lit-html.js";var Jm="(min-width: 1180px) 516px, (min-width: 720px) 688px, 100vw",Xm=(e,t)=>Gt`
  <span class="cover c-${Me(e.category).code}">
    ${e.media.length?pt(e.media[0],{sizes:Jm,eager:t}):ct(e.category)}
    ${e.media[0]?.type==="video"?Gt`<span class="play">${c("play")}</span>`:we}
    ${e.media.length>1?Gt`<span class="counter">${i("feed.photos",{n:e.media.length})}</span>`:we}
  </span>`;function Zm(e,t){let s=[so(e,e.location)?"":Rs(e.location),t===void 0?"":Ya(t)].filter(Boolean);return s.length?Gt`
    <span class="soft">${c("pin")} <bdi>${s[0]}</bdi>${s[1]?Gt` · ${s[1]}`:we}</span>`:we}var ra=(e,t,s=we)=>Gt`
  <span class="by">
    ${z(e.user,28)} <span class="grow">${k(e.user)} <span class="soft">· ${W(e.createdAt)}</span></span>
    ${t&&e.reason==="friend"?Gt`<span class="badge">${i("feed.friend")}</span>`:we}
    ${s}
  </span>`,Uc=(e,t,s,{km:n,eager:a,isMixed:o})=>Gt`
  <li class="feed-card">
    <a href="/finds/${e.id}">
      ${Xm(e,a)}
      <span class="about">
        <span class="name" dir="auto">${e.title}</span>
        ${Zm(e,n)}
        ${ra(e,o,Xo(e))}
      </span>
    </a>
    <div class="acts">
      ${Yo(t,`like-${e.id}`)}
      <a class="act" href="/finds/${e.id}#comments" aria-label=${i("find.commentOn",{title:e.title})}>
        ${c("comment")} ${e.commentCount?Gt`<span>${S(e.commentCount)}</span>`:we}
      </a>
      <span class="grow"></span>
      ${Ko(e,s,`save-${e.id}`)}
    </div>
  </li>`;import{html as Je,nothing as Cc}from"../lib/lit-html/lit-html.js";var ca=({key:e})=>`group-${e.replace(" ","-")}`;async function Ec(e,t){e.toggle(t),await O(ca(t))}var Qm=(e,t)=>Je`
  <span class="piece c-${Me(e.category).code}">
    ${e.media.length?pt(e.media[0],{thumb:!0}):ct(e.category)}
    ${t?Je`<span class="beyond">+${S(t)}</span>`:Cc}
  </span>`;function th(e){let{shown:t,rest:s}=Dc(e);return Je`
    <span class="cover ${t[0].media.length?"":"signs"}">
      <span class="mosaic of-${t.length}">${t.map((n,a)=>Qm(n,a===t.length-1?s:0))}</span>
    </span>`}var _c=({finds:e,hasMore:t})=>i("feed.several",{n:e.length,more:t}),eh=e=>e.map((t,s)=>Je`${s?" · ":Cc}<bdi>${t.title}</bdi>`),sh=(e,t)=>Je`
  <li class="feed-card">
    <button type="button" class="group-face" id=${ca(t)} aria-expanded="false" @click=${()=>Ec(e,t)}>
      ${th(t.finds)}
      <span class="about">
        <span class="name">${_c(t)}</span>
        <span class="soft titles">${eh(t.finds.slice(0,10))}</span>
        ${ra(t.finds[0],!!e.at)}
      </span>
    </button>
  </li>`,ih=(e,t,s)=>Je`
  <li class="feed-group">
    <div class="by">
      ${z(t.finds[0].user,28)}
      <span class="grow">${k(t.finds[0].user)} <span class="soft">· ${_c(t)}</span></span>
      <button type="button" class="quiet" id=${ca(t)} aria-expanded="true" @click=${()=>Ec(e,t)}>
        ${i("feed.less")}
      </button>
    </div>
    <ul class="feed-list">${t.finds.map(n=>s(n))}</ul>
  </li>`,Hc=(e,t,s)=>e.isOpen(t)?ih(e,t,s):sh(e,t);import{html as ye,nothing as Ts}from"../lib/lit-html/lit-html.js";var Rc={profile:()=>"/profile",streets:()=>"/admin/map",find:()=>"/new",friend:()=>gt()?"/invites":"/people",push:()=>"/settings/notifications"},nh=e=>i(e==="friend"&&gt()?"steps.inviteAction":`steps.${e}Action`);function ah(e,t){return Rc[t]?ye`<a class="button quiet" href=${Rc[t]()}>${nh(t)}</a>`:lt.get("installPrompt")?ye`<button type="button" class="quiet" @click=${()=>e.installNow()}>${i("steps.installAction")}</button>`:ye`<span class="hint">${i("steps.installHint")}</span>`}var oh=(e,{name:t,isDone:s})=>ye`
  <li class="step ${s?"done":""}">
    <span class="tick">${s?c("check"):Ts}</span>
    <span class="grow">${i(t==="friend"&&gt()?"steps.invite":`steps.${t}`,{instance:xt()})}${s?ye`<span class="unseen"> (${i("steps.done")})</span>`:Ts}</span>
    ${s?Ts:ah(e,t)}
  </li>`;async function rh(e,t){let s=new Ye(t);e.note=()=>s.isOver||!s.left?Ts:ye`
    <p class="row between steps-left">
      <a class="chip" href="/feed">${c("check")} ${i("steps.count",{n:s.steps.length-s.left,all:s.steps.length})}</a>
      ${rt(s.dismiss)}
    </p>`,await s.load()}var zc=e=>e.isOver||!e.left?Ts:ye`
  <section class="card" aria-labelledby="steps">
    <div class="row between"><h2 id="steps">${i("steps.title")}</h2>${rt(e.dismiss)}</div>
    <ul class="first-steps">${e.steps.map(t=>oh(e,t))}</ul>
  </section>`;var ch=()=>Xe`<a class="button quiet" href="/people">${c("people")} ${i("nav.people")}</a>`,lh=e=>e.isHere?Gc:Xe`
  <button type="button" class="chip" aria-busy=${e.busy?"true":"false"} @click=${()=>e.nearMe()}>
    ${c("here")} ${i("feed.nearMe")}
  </button>`,Vc=e=>Xe`
  <p class="row between"><span class="soft">${i(e.at?"feed.around":"feed.friends")}</span>${lh(e)}</p>`,Wc=(e,t)=>Uc(e,t.liking(e),s=>t.save(e,s),{km:t.distance(e),eager:e===t.list.items[0],isMixed:!!t.at}),ph=({name:e,entries:t},s)=>Xe`
  <section class="stack" aria-labelledby="day-${e}">
    <h2 id="day-${e}">${i(`feed.${e}`)}</h2>
    <ul class="feed-list">
      ${t.map(n=>n.find?Wc(n.find,s):Hc(s,n,a=>Wc(a,s)))}
    </ul>
  </section>`;function uh(e,t){let{items:s,problem:n}=e.list;return!n&&(!s||!t.isKnown)?v(3):[zc(t),dh(e)]}function dh(e){let{items:t,problem:s,load:n}=e.list;if(s)return f(s,n);if(!t.length&&!e.list.next){let a=i(e.at?"feed.noneText":"feed.noneFriends");return[Vc(e),B(i("feed.none"),a,Gc,"feed")]}return Xe`
    ${Vc(e)}
    ${e.days.map(a=>ph(a,e))}
    ${j({...e.list,more:e.more})}`}function Kc(e){let t=new Hi(e),s=new Ye(e);return{title:i("feed.title"),broad:!0,ready:Promise.all([t.load(),s.load()]),view:()=>Xe`
      ${b(i("feed.title"),ch())}
      ${uh(t,s)}`}}import{html as E,nothing as Ze}from"../lib/lit-html/lit-html.js";var mh=30,Ri=e=>e.map(t=>typeof t=="string"?t:t[0]==="code"?t[1]:Ri(t.at(-1))).join("");function Yc([e,t,s]){return e==="pre"?t:e==="ul"||e==="ol"?t.map(n=>n.map(Yc).join(" ")).join(" "):e==="table"?t.map(n=>n.map(Ri).join(" ")).join(" "):Ri(s??t)}function hh(e){let t=[{document:e,id:"",title:e.title,texts:[]}];for(let s of e.blocks)/^h\d$/.test(s[0])?t.push({document:e,id:s[1],title:Ri(s[2]),texts:[]}):t.at(-1).texts.push(Yc(s));return t.map(({texts:s,...n})=>({...n,text:s.join(" ")}))}var fh=({document:e,id:t})=>`/help/${e.name}${t?`#${t}`:""}`;function $h(e,t){let s=Math.min(...t.map(o=>te(e).indexOf(o)).filter(o=>o>=0),e.length),n=s>60?e.lastIndexOf(" ",s-40)+1:0,a=e.slice(n,n+160);return`${n?"… ":""}${a}${n+160<e.length?" …":""}`}function gh(e,t){let s=te(t).split(/\s+/).filter(Boolean);if(!s.length)return[];let n=({title:o,text:r})=>s.every(l=>te(`${o} ${r}`).includes(l))?s.some(l=>te(o).includes(l))?2:1:0;return e.flatMap(hh).map(o=>[n(o),o]).filter(([o])=>o).sort(([o],[r])=>r-o).slice(0,mh).map(([,o])=>({address:fh(o),title:o.title,document:o.document,part:$h(o.text,s)}))}function bh(e,t){let s=({name:a,language:o})=>a.replace(new RegExp(`-${o}$`),""),n=a=>a.language===t||a.language==="en"&&!e.some(o=>o.language===t&&s(o)===s(a));return e.filter(n)}var zi=class{query="";#t;#e=[];constructor(t){this.#t=t,this.loading=H(t,async()=>{let s=await fetch(new URL("bundle/help.json",qe).href,{signal:t.signal});if(!s.ok)throw Object.assign(new Error("the documents are not there"),{code:"strange",status:s.status});this.#e=await s.json()}),this.query=t.query.get("q")??""}get documents(){return bh(this.#e,Ot())}get document(){return this.#e.find(t=>t.name===this.#t.params.name)}get found(){return gh(this.documents,this.query)}search(t){this.query=t,this.#t.rename(w("/help",{q:t.trim()})),this.#t.update()}};var At=e=>e.map(t=>typeof t=="string"?t:wh[t[0]](t)),wh={b:([,e])=>E`<b>${At(e)}</b>`,i:([,e])=>E`<i>${At(e)}</i>`,code:([,e])=>E`<code>${e}</code>`,a:([,e,t])=>/^https?:/.test(e)?E`<a href=${e} target="_blank" rel="noopener">${At(t)}</a>`:E`<a href=${e}>${At(t)}</a>`},Jc=e=>E`<li>${e.length===1&&e[0][0]==="p"?At(e[0][1]):e.map(Qc)}</li>`,Xc=(e,t)=>E`<tr>${e.map(t)}</tr>`,yh={h2:([,e,t])=>E`<h2 id=${e} tabindex="-1">${At(t)}</h2>`,h3:([,e,t])=>E`<h3 id=${e} tabindex="-1">${At(t)}</h3>`,p:([,e])=>E`<p>${At(e)}</p>`,pre:([,e])=>E`<pre tabindex="0">${e}</pre>`,ul:([,e])=>E`<ul>${e.map(Jc)}</ul>`,ol:([,e])=>E`<ol>${e.map(Jc)}</ol>`,table:([,[e,...t]])=>E`
    <div class="scrolls" tabindex="0"><table>
      <thead>${Xc(e,s=>E`<th scope="col">${At(s)}</th>`)}</thead>
      <tbody>${t.map(s=>Xc(s,n=>E`<td>${At(n)}</td>`))}</tbody>
    </table></div>`},Qc=e=>yh[e[0]](e),Zc=e=>E`<ul class="people">${e.map(t=>it(`/help/${t.name}`,"",t.title,"",t.language))}</ul>`,vh=([e,...t])=>E`
  <section class="card">${Zc([e])}</section>
  <section class="card">
    <h2>${i("help.running")}</h2>
    ${Zc(t)}
  </section>`;function kh(e){let t=e.found;return E`
    <p class="unseen" role="status">${i("help.found",{n:t.length})}</p>
    ${t.length?E`<section class="card"><ul class="people">${t.map(({address:s,title:n,document:a,part:o})=>it(s,"",a.title===n?n:`${a.title} › ${n}`,o,a.language))}</ul></section>`:B(i("help.none"),i("help.noneText"),Ze,"search")}`}var xh=e=>E`
  ${b(i("help.title"),Ze,y()?"/settings":"/sign-in")}
  <form role="search" @submit=${t=>t.preventDefault()}>
    <label class="unseen" for="help-words">${i("help.search")}</label>
    <input id="help-words" type="search" autocomplete="off" placeholder=${i("help.search")} .value=${e.query}
      @input=${t=>e.search(t.target.value)}>
  </form>
  ${e.query.trim()?kh(e):vh(e.documents)}`,Oh=({title:e,language:t,blocks:s})=>E`
  ${b(e,Ze,"/help")}
  <article class="card document" lang=${t}>${s.map(Qc)}</article>`,qh=()=>E`${b(i("help.title"),Ze,"/help")}${B(i("missing.title"),i("missing.text"),Ze,"search")}`;function Sh(e,t){return e.loading.problem?E`${b(i("help.title"),Ze,"/help")}${f(e.loading.problem,e.loading.load)}`:e.documents.length?t.params.name?e.document?Oh(e.document):qh():xh(e):v(6)}function tl(e){let t=new zi(e);return{get title(){return t.document?.title??i("help.title")},ready:t.loading.load().then(()=>location.hash?O(location.hash.slice(1)):null),view:()=>Sh(t,e)}}import{html as N,nothing as X}from"../lib/lit-html/lit-html.js";var Fh=20,Ph=e=>new Promise((t,s)=>{let n=()=>{clearTimeout(a),s(e.reason)},a=setTimeout(()=>{e.removeEventListener("abort",n),t()},1e3);e.addEventListener("abort",n,{once:!0})});async function el(e,t,{signal:s,stopped:n,tick:a=Ph,note:o=()=>{}}){for(;;)try{return await P(e,t,{signal:s})}catch(r){if(r.status!==429)throw r;await o();for(let l=Math.max(Fh,r.retryAfter);l>0;l--){if(n())return null;await a(s)}}}var Vi=class{audience="me";keep=!1;category="";area="";forFriends="true";#t;constructor(t,s){this.settings=t,this.#t=s,t.read().then(s,()=>{})}set(t){Object.assign(this,t),this.#t()}get body(){return{audience:this.audience,...this.keep?{keepVisibility:!0}:{},...this.category?{category:this.category}:{},...this.area===""?{}:{area:Number(this.area)},...Number(this.area)?{exactForFriends:this.forFriends==="true"}:{}}}};var Th=30,Ih=["obscured","notPoint"],sl=()=>$().places.source!=="gazetteer",Wi=class{state=null;#t;#e;#s=!1;constructor(t,s){this.#t=t,this.#e=s}get rows(){return(this.#t.rows.items??[]).filter(t=>t.status==="noPlace"&&!Ih.includes(t.reason)).slice(0,Th)}async run(){let{rows:t}=this,s={n:0,all:t.length,found:0,busy:!0,problem:null};this.state=s,this.#s=!1,this.#e.update();try{for(let n of t){if(this.#s)break;let[a]=await g(w("/api/places",{query:n.place||n.title,limit:1}),{signal:this.#e.signal});s.n++,a&&await this.#t.guess(n,a)&&s.found++,this.#e.update()}}catch(n){if(n.name==="AbortError")return;s.problem=n}s.busy=!1,this.#e.update()}stop(){this.#s=!0}};var Mh=1e3,Lh=14,il=e=>({...st(e),row:e.row,name:e.title});function Ah(e,t){let[s,n]=[e.map(h=>h.lat),e.map(h=>h.lng)].map(h=>h.toSorted((I,tt)=>I-tt)),[a,o,r,l]=[s[0],s.at(-1),n[0],n.at(-1)],p={lat:(a+o)/2,lng:(r+l)/2,zoom:Lh},d=()=>{let[h,I,tt,Oe]=To(t,p).split(",").map(Number);return h<=r&&tt>=l&&I<=a&&Oe>=o};for(;p.zoom>1&&!d();)p.zoom--;return p}var Gi=class{items=[];#t;#e=0;constructor(t){this.#t=t}async load(t,s){let n=++this.#e,a=[];try{for(let o=0,r;!r||r.length===Mh;o=r.at(-1)?.row){if(r=await g(w(`${t}/points`,{status:s,after:o||""}),{signal:this.#t.signal}),n!==this.#e)return;a.push(...r.map(il))}}catch{if(n!==this.#e)return;a.length=0}this.items=a,this.#t.update()}put(t){let s=this.items.filter(n=>n.row!==t.row);this.items=t.status==="ready"&&t.latitude!==void 0?[...s,il(t)]:s}link(t){return w("/",{at:Le(Ah(this.items,t))})}};var Bh=e=>Number(new URLSearchParams(e.split("?")[1]).get("limit"));function nl(e,t){let s={items:null,next:0,busy:!1,problem:null},n=0,a=async o=>{let r=n,l=t();Object.assign(s,{busy:!0,problem:null}),e.update();try{let p=await g(o?`${l}&after=${o}`:l,{signal:e.signal});if(r!==n)return;s.items=[...o?s.items:[],...p],s.next=p.length<Bh(l)?0:p.at(-1).row}catch(p){if(r!==n||p.name==="AbortError")return;o?u(q(p)):s.problem=p}s.busy=!1,e.update()};return s.clear=()=>{n++,Object.assign(s,{items:null,next:0,busy:!1,problem:null})},s.load=()=>a(0),s.more=async()=>{!s.busy&&s.next&&await a(s.next)},s.put=o=>{s.items=s.items?.map(r=>r.row===o.row?o:r)??null},s.drop=o=>{s.items=s.items?.filter(r=>r.row!==o.row)??null,s.items&&!s.items.length&&s.more()},s}var jh=e=>(/\.zip$/i.test(e.name??"")?1e3:100)*2**20,al=20,Nh=200,Dh=["ready","noPlace","duplicate","bad","skipped","done"],Uh=4,Ch=["noPoint","zeroPoint","notPoint","obscured","badPoint","noTitle","badLine","twice","known"],ol=e=>Ch.includes(e.reason)?e.reason:"",Ki=class{current=null;unfinished=[];status="ready";progress=null;refusal=null;published=null;#t;#e=null;#s=!1;constructor(t){this.#t=t,this.options=new Vi(new ae(t),()=>t.update()),this.places=new Wi(this,t),this.points=new Gi(t),this.rows=nl(t,()=>w(`${this.#i}/rows`,{status:this.status,limit:50})),this.loading=H(t,()=>this.#n())}get#i(){return`/api/imports/${this.current.id}`}get tabs(){let{counts:t}=this.current;return Dh.map((s,n)=>({name:s,n:t[s],at:n})).filter(({n:s,at:n})=>s||n<Uh)}get isBusy(){return!!this.published?.busy}get isDone(){let{counts:t}=this.current;return!!this.published&&!this.isBusy&&!this.published.problem&&!t.ready&&!t.noPlace&&!t.media}async#n(){let{signal:t}=this.#t,s=this.#t.query.get("id"),n=await g("/api/imports",{signal:t});this.unfinished=n.filter(o=>o.counts.ready||o.counts.noPlace);let a=n.find(o=>o.id===s);a&&await this.#a(a)}async#a(t){this.current=t,this.published=null,this.places.state=null,this.status=this.tabs.find(({n:s})=>s)?.name??"ready",this.rows.clear(),await this.rows.load(),this.points.load(this.#i,"ready")}open(t){return this.#t.rename(w("/import",{id:t.id})),this.#a(t)}async upload(t,s=Fe){let n=new AbortController;this.#e=n,this.#t.signal.addEventListener("abort",()=>n.abort(),{once:!0}),Object.assign(this,{progress:0,refusal:null}),this.#t.update();let a=o=>{this.progress=o,this.#t.update()};try{if(t.size>jh(t))throw{code:"page",text:i("import.tooLarge")};let o=await s("POST","/api/imports",t,{progress:a,signal:n.signal});if(n.signal.aborted)return;await this.open(o)}catch(o){if(o.name==="AbortError")return;this.refusal=o,o.reason==="too_many_imports"&&await this.loading.load()}finally{this.progress=null,this.#t.update()}}cancel(){this.#e?.abort()}choose(t){return this.status=t,this.rows.clear(),this.rows.load()}async#o(t,s){let n=await U(Y(`${this.#i}/rows/${t.row}`,s).then(a=>{let o={...this.current.counts};o[t.status]--,o[a.status]++,this.current={...this.current,counts:o},a.status===t.status?this.rows.put(a):this.rows.drop(t),this.published?.made||this.points.put(a)}));return this.#t.update(),n}skip(t,s){return this.#o(t,{skip:s})}place(t,{point:s,name:n,location:a}){let o=a?.name??n;return this.#o(t,{latitude:s.lat,longitude:s.lng,...o?{place:o}:{}})}guess(t,{latitude:s,longitude:n}){return this.#o(t,{latitude:s,longitude:n,guessed:!0})}rename(t,s){return this.#o(t,{title:s})}async commit(t){if(this.isBusy)return;let{signal:s}=this.#t,{ready:n,done:a}=this.current.counts;this.#s=!1;let o={made:0,taken:0,all:n,busy:!0,isWaiting:!1,problem:null};this.published=o;let r=p=>{this.current=p,Object.assign(o,{made:p.counts.done-a,taken:n-p.counts.ready}),this.#t.update()},l=()=>(o.isWaiting=!0,this.#t.update(),g(this.#i,{signal:s}).then(r).catch(p=>{if(!Se(p))throw p}));this.#t.update();try{for(let p=al;this.current.counts.ready&&!this.#s;){let d=this.current.counts.ready,h=await el(`${this.#i}/commit`,{...this.options.body,limit:Nh},{signal:s,stopped:()=>this.#s,note:l,tick:t});if(o.isWaiting=!1,!h)break;if(r(h),p=this.current.counts.ready<d?al:this.current.counts.media?p-1:0,!p)throw{code:"strange"}}}catch(p){if(p.name==="AbortError")return;o.problem=p,await g(this.#i,{signal:s}).then(r).catch(()=>{})}o.busy=!1,!s.aborted&&(await this.choose(this.current.counts.ready?"ready":"done"),this.points.load(this.#i,o.made?"done":"ready"))}stop(){this.#s=!0}leave(){return this.current=null,this.refusal=null,this.#t.query.delete("id"),this.#t.rename("/import"),this.loading.load()}async discard(t){await U(M(`/api/imports/${t.id}`))&&await this.leave()}};var Eh=["track","route","line","area","picture","link","file","damaged","text"];function rl({leftOut:e=[]}){let t=e.filter(({kind:s})=>Eh.includes(s));return t.length?i("import.leftOut",{n:t.reduce((s,{n})=>s+n,0),list:Ga(t.map(({kind:s,n})=>i(`import.kind.${s}`,{n})))}):""}var cl=({leftOut:e=[]})=>e.flatMap(({where:t=[]})=>t).map(({file:t="",line:s=0,column:n=0})=>s?i(t?"import.leftAt":"import.leftLine",{file:t,line:S(s),column:S(n)}):t);import{html as pa,nothing as la}from"../lib/lit-html/lit-html.js";var _h=(e,t,s,n,a)=>pa`
  <label class="switch">
    <span>${s}<br><span class="soft">${n}</span></span>
    <input type="checkbox" role="switch" id=${e} .checked=${t} @change=${o=>a(o.target.checked)}>
  </label>`,Hh=(e,t)=>pa`
  ${e.current.format==="finds"?_h("import-keep",t.keep,i("import.keep"),i("import.keepHint"),s=>t.set({keep:s})):la}
  ${t.keep?la:T("import-audience",{label:i("edit.who"),chosen:t.audience,options:_t.map(s=>[s,i(`find.audience.${s}`)]),set:s=>t.set({audience:s})})}`,Rh=e=>T("import-category",{label:i("import.category"),options:[["",i("edit.none")],...ie().map(t=>[t,V(t)])],chosen:e.category,set:t=>e.set({category:t})}),zh=e=>T("import-area",{label:i("privacy.shown"),hint:i("import.areaHint"),chosen:e.area,set:t=>e.set({area:t}),options:[["",qs(e.settings.values)],...re()]}),Vh=e=>T("import-friends",{label:i("privacy.exactFor"),options:Bi(),chosen:e.forFriends,set:t=>e.set({forFriends:t})}),ll=(e,t=e.options)=>pa`
  ${Hh(e,t)}
  <div class="folds">
    <details class="fold" id="fold-import">
      <summary>${c("filter")} <span class="grow">${i("import.more")}</span> ${c("next")}</summary>
      <div class="stack">${Rh(t)}${zh(t)}${Number(t.area)?Vh(t):la}</div>
    </details>
  </div>`;import{html as dt,nothing as ce}from"../lib/lit-html/lit-html.js";function Wh(e){if(e.status==="ready"&&e.reason!=="noTitle")return e.guessed?i("import.guessed"):e.place??"";let t=ol(e),s=e.line?`${i("import.line",{n:e.line})}: `:"";return t?s+i(`import.reason.${t}`):""}async function da(e,t,s){if(!await s)return;let n=e.rows.items?.[Math.min(t,e.rows.items.length-1)];O(n?`row-${n.row}`:"part-rows")}function Gh(e,t,s,n){let a=new bt(n,null,()=>da(e,s,e.place(t,a.value)));return Ke(a)}var Yi=e=>e.title||i("import.line",{n:e.row}),ua=(e,t,s)=>dt`
  <button type="button" class="quiet" id="row-${e.row}" aria-label=${`${t}: ${Yi(e)}`} @click=${s}>${t}</button>`,Kh=e=>t=>m(t,"title",{label:i("find.titleField"),value:e.title,required:!0,least:1,most:$().limits.title});async function Yh(e,t){await D(n=>new x({send:async({title:a})=>{await e.rename(t,a.trim())&&n()}}),i("import.rename"),Kh(t),n=>A(n,i("action.save"))),O(`name-${t.row}`)}var pl=(e,t)=>dt`
  <button type="button" class="round" id="name-${t.row}" aria-label=${`${i("import.rename")}: ${Yi(t)}`}
    @click=${()=>Yh(e,t)}>
    ${c("edit")}
  </button>`,ul=e=>e.findId?dt`
  <a class="button quiet" href="/finds/${e.findId}" aria-label=${`${i("import.show")}: ${Yi(e)}`}>
    ${i("import.show")}</a>`:ce,Jh=(e,t,s,n)=>({ready:()=>dt`${pl(e,t)}${ua(t,i("import.skip"),()=>da(e,s,e.skip(t,!0)))}`,skipped:()=>ua(t,i("import.unskip"),()=>da(e,s,e.skip(t,!1))),noPlace:()=>dt`${pl(e,t)}${ua(t,i("import.locate"),()=>Gh(e,t,s,n))}`,duplicate:()=>ul(t),done:()=>ul(t)})[t.status]?.()??ce,ma=e=>e?dt`<br><span class="soft" dir="auto">${e}</span>`:ce,Xh=e=>e.slice(e.lastIndexOf("/")+1),Zh=e=>[`import.lost.${e}`,`rule.${e}`,`reason.${e}`].map(t=>[t,i(t)]).find(([t,s])=>s!==t)?.[1]??e,Qh=({media:e,lost:t=[]})=>[e>t.length?ma(i("import.rowMedia",{n:e-t.length})):ce,...t.map(({file:s,reason:n})=>ma(`${Xh(s)}: ${Zh(n)}`))],tf=(e,t,s,n)=>dt`
  <li class="row between">
    <span class="grow"><bdi class="strong">${Yi(t)}</bdi>${ma(Wh(t))}${Qh(t)}</span>
    <span class="row">${Jh(e,t,s,n)}</span>
  </li>`;function ef(e,t){let{items:s,problem:n,load:a}=e.rows;return n?f(n,a):s?s.length?dt`
    <ul class="people" aria-label=${i("import.rows")}>${s.map((o,r)=>tf(e,o,r,t))}</ul>
    ${j(e.rows)}`:dt`<p class="soft" role="status">${i("import.none")}</p>`:v(4)}var sf=(e,{n:t,all:s})=>dt`
  <progress max=${s} .value=${t} aria-label=${i("import.lookUp")}></progress>
  <p class="row between">
    <span role="status">${i("import.progress",{n:t,all:S(s)})}</span>
    <button type="button" class="quiet" @click=${()=>e.places.stop()}>${i("import.stop")}</button>
  </p>`;async function nf(e){await e.places.run(),O("part-rows")}function af(e){let{state:t,rows:s}=e.places;return t?.busy?sf(e,t):dt`
    ${t?dt`<p role="status">${i("import.lookedUp",{n:t.found})}</p>`:ce}
    ${t?.problem?f(t.problem):ce}
    ${s.length?dt`
      <p class="hint">${i("import.lookUpText",{source:$().places.attribution})}</p>
      <p>
        <button type="button" class="quiet" id="import-lookup" @click=${()=>nf(e)}>${i("import.lookUp")}</button>
      </p>`:ce}`}var dl=(e,t)=>dt`
  <section class="card">
    ${Js("rows",i("import.rows"))}
    <div class="chips" role="group" aria-label=${i("import.which")}>
      ${e.tabs.map(({name:s,n})=>Te(e.status===s,`${i(`import.status.${s}`)} (${S(n)})`,()=>e.choose(s)))}
    </div>
    ${e.status==="noPlace"&&sl()?af(e):ce}
    ${ef(e,t)}
  </section>`;var Qe=class extends lr{label="";points=[];options(){let{lat:t,lng:s}=this.points[0]??{lat:25,lng:5};return{view:{lat:t,lng:s,zoom:2},still:!0,onMove:()=>this.map&&this.mark()}}draw(){this.points.length&&(this.map.fit(this.points,this.closest,{animate:!1}),this.mark())}failed(){this.remove()}};var[Ji,of,rf]=[12,28,44],ha=class extends Qe{closest=Ji;set places(t){let s=t!==this.points;this.points=t,this.map&&s&&this.draw()}mark(){this.map.setMarkers(ri(this.points,t=>this.map.pixelOf(t),rf).map(t=>this.#t(t)))}#t([t,...s]){if(!s.length){let r=()=>this.map.setView({...t,zoom:Ji}),l=t.km?t:null;return{key:`${t.lat},${t.lng}`,lat:t.lat,lng:t.lng,kind:"dot",size:of,text:"",label:t.name,area:l,click:r}}let n=pr({latitude:t.lat,longitude:t.lng,count:s.length+1}),a=s.every(r=>r.lat===t.lat&&r.lng===t.lng);return{...n,click:()=>a?this.map.setView({...t,zoom:Ji}):this.map.fit([t,...s],Ji)}}};customElements.define("finds-map",ha);var cf=".gpx,.kml,.kmz,.geojson,.geojsonl,.json,.umap,.csv,.tsv,.txt,.zip";async function lf(e,t){let s=e.target,[n]=s.files;n&&(await t.upload(n),s.value="",t.current&&O("part-import"))}var pf=e=>N`
  <progress max="1" .value=${e.progress} aria-label=${i("import.upload")}></progress>
  <p class="row between">
    <span class="soft" role="status">${i(e.progress<1?"import.upload":"import.reading")}</span>
    <button type="button" class="quiet" @click=${()=>e.cancel()}>${i("action.cancel")}</button>
  </p>`,uf=e=>N`
  <p class="row actions">
    <label class="button" for="import-file">${c("plus")} ${i("import.choose")}</label>
    <input class="file" id="import-file" type="file" accept=${cf} aria-describedby="import-hint" @change=${t=>lf(t,e)}>
  </p>`,df=e=>N`
  <section class="card">
    <p>${i("import.text")}</p>
    ${e.refusal?f(e.refusal):X}
    ${e.progress===null?uf(e):pf(e)}
    <p class="hint" id="import-hint">${i("import.files")}</p>
  </section>
  ${e.unfinished.length?hf(e):X}`;async function hl(e,t){await L(i("import.discardTitle"),i("import.discardText"),i("import.discard"))&&(await e.discard(t),O("import-file"))}var Xi=e=>e.name||i("import.unnamed");async function mf(e,t){await e.open(t),O("part-import")}var hf=e=>N`
  <section class="card">
    <h2>${i("import.unfinished")}</h2>
    <ul class="people">${e.unfinished.map(t=>N`
      <li class="row between">
        <span class="grow"><bdi class="strong">${Xi(t)}</bdi><br>
          <span class="soft">${i("import.left",{n:t.counts.ready+t.counts.noPlace})} ${fl(t)}</span></span>
        <span class="row">
          <button type="button" class="quiet" aria-label=${`${i("import.goOn")}: ${Xi(t)}`} @click=${()=>mf(e,t)}>
            ${i("import.goOn")}
          </button>
          <button type="button" class="round" aria-label=${`${i("import.discard")}: ${Xi(t)}`}
            @click=${()=>hl(e,t)}>
            ${c("trash")}
          </button>
        </span>
      </li>`)}
    </ul>
  </section>`,fl=e=>i("import.ends",{date:$t(e.expiresAt)});async function ff(e){await e.commit(),O("part-import")}var $f=(e,{taken:t,all:s,isWaiting:n})=>N`
  <progress max=${s} .value=${t} aria-label=${i("import.running")}></progress>
  <p class="row between">
    <span role="status">${i("import.progress",{n:t,all:S(s)})}</span>
    <button type="button" class="quiet" id="import-stop" @click=${()=>e.stop()}>${i("import.stop")}</button>
  </p>
  ${n?N`<p class="soft" role="status">${i("import.waiting")}</p>`:X}
  ${e.current.counts.media?N`<p class="soft">${i("import.mediaLeft",{n:e.current.counts.media})}</p>`:X}`,gf=e=>e.items.length?e.link({width:innerWidth,height:innerHeight/2}):"/profile",bf=({mediaDone:e,mediaLost:t},{made:s},n)=>N`
  <p role="status">${c("check")} ${i("import.made",{n:s})}</p>
  ${e?N`<p>${i("import.media",{n:e})}</p>`:X}
  ${t?N`<p>${i("import.mediaLost",{n:t})}</p>`:X}
  ${s?N`<p><a class="button" href=${gf(n)}>${i("import.see")}</a></p>`:X}`,wf=(e,t)=>N`
  ${ll(e)}
  <button type="button" class="main" id="import-commit" @click=${()=>ff(e)}>${i("import.commit",{n:t})}</button>`;function yf(e){let[t,s]=[rl(e),cl(e)];return N`
    ${t?N`<p id="import-left">${t}</p>`:X}
    ${s.length?N`
      <details>
        <summary>${i("import.leftWhere")}</summary>
        <ul>${s.map(n=>N`<li><bdi>${n}</bdi></li>`)}</ul>
      </details>`:X}
    ${e.guessedEncoding?N`<p>${i("import.encoding",{name:e.guessedEncoding})}</p>`:X}`}function vf(e){let{current:t,published:s}=e;return N`
    <section class="card">
      ${Js("import",N`<bdi>${Xi(t)}</bdi>`)}
      ${e.isBusy?$f(e,s):N`
        ${e.isDone?X:N`<p class="soft">${fl(t)}</p>`}
        ${e.points.items.length?N`
          <finds-map .places=${e.points.items} .label=${i("import.map")}></finds-map>`:X}
        ${s?bf(t.counts,s,e.points):X}
        ${yf(t)}
        ${s?.problem?f(s.problem):X}
        ${t.counts.ready?wf(e,t.counts.ready):X}
        <p class="row">${e.isDone?N`
          <button type="button" class="quiet" @click=${()=>ml(e)}>${i("import.finish")}</button>`:N`
          <button type="button" class="quiet" @click=${()=>ml(e)}>${i("import.other")}</button>
          <button type="button" class="danger" @click=${()=>hl(e,t)}>${i("import.discard")}</button>`}
        </p>`}
    </section>`}async function ml(e){await e.leave(),O("import-file")}function kf(e,t){return e.loading.problem?f(e.loading.problem,e.loading.load):e.current?N`${vf(e)}${e.isBusy?X:dl(e,t)}`:df(e)}function $l(e){let t=new Ki(e);return{title:i("import.title"),ready:t.loading.load(),view:()=>N`${b(i("import.title"),X,"/settings")}${kf(t,e)}`}}import{html as Z,nothing as Kt}from"../lib/lit-html/lit-html.js";var xf=1e3,gl=[5,15,30,60],ts=class{areas=null;wishes=[];job=null;chosen=null;plan=null;problem=null;km=15;busy=!1;#t;#e;constructor(t,s=Xs){this.#t=t,this.#e=s,this.loading=H(t,async()=>{await this.#i(),this.#n();let n=ne(t.query?.get("at"));n&&!this.chosen&&await this.#s(n)})}async#s({lat:t,lng:s}){let n=await g(w("/api/places/reverse",{lat:t,lng:s}),{signal:this.#t.signal}).catch(()=>null);n&&await this.choose(n)}get isRunning(){return this.job?.state==="running"}async#i(){let{areas:t,job:s,wishes:n}=await g("/api/admin/map",{signal:this.#t.signal});Object.assign(this,{areas:t,job:s,wishes:n}),this.#t.update()}async#n(){for(;this.isRunning&&!this.#t.signal.aborted;)await this.#e(xf),await this.#i().catch(()=>{})}get#a(){return{...this.chosen,km:this.km}}choose({name:t,address:s,latitude:n,longitude:a}){return this.chosen={title:[t,s].filter(Boolean).join(", "),latitude:n,longitude:a},this.#o()}grant({title:t,latitude:s,longitude:n}){return this.chosen={title:t,latitude:s,longitude:n},this.add()}resize(t){return this.km=t,this.#o()}async#o(){Object.assign(this,{plan:null,problem:null,busy:!0}),this.#t.update();let t=JSON.stringify(this.#a),s=await P("/api/admin/map/plans",this.#a).then(n=>({plan:n}),n=>({problem:n}));t===JSON.stringify(this.#a)&&(Object.assign(this,s,{busy:!1}),this.#t.update())}async add(){try{this.job=await P("/api/admin/map/areas",this.#a),Object.assign(this,{plan:null,problem:null})}catch(t){this.problem=t}this.#t.update(),await this.#n()}async renew(t){try{this.job=await R(`/api/admin/map/areas/${t.name}`)}catch(s){u(q(s))}this.#t.update(),await this.#n()}async remove(t){try{await M(`/api/admin/map/areas/${t.name}`),await this.#i(),u(i("areas.removed",{title:t.title}))}catch(s){u(q(s))}}};async function Of(e,t){await L(i("areas.removeTitle",{title:t.title}),i("areas.removeText"),i("areas.remove"))&&e.remove(t)}var qf=(e,t)=>Z`
  <li class="row between">
    <span><span class="strong" dir="auto">${t.title}</span><br>
      <span class="soft">${et(t.bytes)} · ${W(t.updatedAt)}</span></span>
    <span class="row">
      ${t.updatable?Z`
        <button type="button" class="quiet" ?disabled=${e.isRunning} aria-label="${i("areas.update")}: ${t.title}"
          @click=${()=>e.renew(t)}>${i("areas.update")}</button>`:Kt}
      <button type="button" class="danger" aria-label="${i("areas.remove")}: ${t.title}" @click=${()=>Of(e,t)}>
        ${i("areas.remove")}
      </button>
    </span>
  </li>`,Sf=e=>Z`
  <section class="card" aria-labelledby="areas">
    <h2 id="areas">${i("areas.list")}</h2>
    ${e.areas.length?Z`<ul class="people">${e.areas.map(t=>qf(e,t))}</ul>`:B(i("areas.none"),i("areas.noneText"),Kt,"way")}
  </section>`,Ff=(e,t)=>Z`
  <li class="row between">
    <span><span class="strong" dir="auto">${t.title}</span><br><span class="soft">${i("areas.wishedBy",{n:t.users})}</span></span>
    <button type="button" class="quiet" ?disabled=${e.isRunning} aria-label=${i("areas.grant",{title:t.title})}
      @click=${()=>e.grant(t)}>${i("areas.addWish")}</button>
  </li>`,Pf=e=>e.wishes.length?Z`
  <section class="card" aria-labelledby="wishes">
    <h2 id="wishes">${i("areas.wishes")}</h2>
    <ul class="people">${e.wishes.map(t=>Ff(e,t))}</ul>
  </section>`:Kt,Tf=e=>T("km",{label:i("areas.size"),options:gl.map(t=>[t,us(t)]),chosen:e.km,set:t=>e.resize(Number(t))}),If=e=>Z`
  <p>${i("areas.from",{host:e.plan.host})}</p>
  <button type="button" class="main" @click=${()=>e.add()}>
    ${c("map")} ${i("areas.add",{title:e.chosen.title,size:et(e.plan.bytes)})}
  </button>`;function Mf(e){return!e.chosen||e.isRunning?Kt:Z`
    <p class="strong" dir="auto">${e.chosen.title}</p>
    ${Tf(e)}
    ${e.busy?Z`<p class="soft" role="status">${i("areas.asking")}</p>`:Kt}
    ${e.problem?Z`<p class="error" role="alert">${q(e.problem)}</p>`:Kt}
    ${e.plan?If(e):Kt}`}function Lf(e){let{job:t}=e;if(!t)return Kt;let{title:s,state:n}=t;if(n==="failed")return Z`<p class="error" role="alert">${i("areas.failed",{title:s})} ${q(t)}</p>`;if(n==="current")return Z`<p role="status">${i("areas.current",{title:s})}</p>`;if(n==="done")return Z`
      <p role="status">${i("areas.done",{title:s})}</p>
      <a class="button" href="/" @click=${o=>{o.preventDefault(),location.assign("/")}}>${i("areas.show")}</a>`;let a=i("areas.started",{title:s});return Z`
    <p role="status">${t.total?i("areas.running",{title:s,done:et(t.bytes),total:et(t.total)}):a}</p>
    <progress max=${t.total||1} .value=${t.bytes} aria-label=${a}></progress>`}var fa=e=>Z`
  <section class="card" aria-labelledby="where">
    <h2 id="where">${i("areas.where")}</h2>
    <p class="hint">${i("areas.whereText")}</p>
    <place-search id="area" .label=${i("areas.search")} @choose=${({detail:t})=>e.choose(t.value)}></place-search>
    ${Mf(e)}
    ${Lf(e)}
  </section>`;function Af(e){return e.loading.problem?f(e.loading.problem,e.loading.load):e.areas?Z`
    ${fa(e)}
    ${Pf(e)}
    ${Sf(e)}`:v(3)}function bl(e){let t=new ts(e);return{title:i("admin.map"),ready:t.loading.load(),view:()=>Z`${b(i("admin.map"),Kt,"/admin")}${Af(t)}`}}import{html as ot,nothing as yt}from"../lib/lit-html/lit-html.js";var Bf=4,jf=e=>e.map((t,s)=>t.map((n,a)=>n?`M${a} ${s}h1v1h-1z`:"").join("")).join("");async function wl(e){let{encode:t}=await import(new URL("lib/uqr/uqr.js",qe).href),{data:s,size:n}=t(e,{ecc:"M",border:Bf});return{size:n,path:jf(s)}}var yl=[1,2,5,10,25,100],vl=[1,7,30,90],es=class{created=null;#t;constructor(t){this.#t=t,this.list=_(t,"/api/invites"),this.form=new x({send:(s,n)=>this.#e(s,n),update:t.update})}get isAdmin(){return y()?.role==="admin"}isMine(t){return t.inviter?.id===y()?.id}async#e({uses:t,days:s,note:n="",befriend:a},o){let r={uses:Number(t),days:Number(s),note:n.trim(),befriend:!!a},l=await P("/api/invites",r);this.created={...l,url:new URL(l.link,location.origin).href,code:null},o.reset(),this.#t.update(),await Promise.all([this.#s(this.created),this.list.load()])}async#s(t){t.code=await wl(t.url).catch(()=>null),this.#t.update()}close=()=>{this.created=null,this.#t.update()};async copy(){try{await navigator.clipboard.writeText(this.created.url),u(i("find.copied"))}catch{u(i("invites.copyYourself"))}}get canShare(){return!!navigator.share}async share(){try{let t=i("invites.shareText",{name:k(y()),instance:xt()});await navigator.share({title:i("invites.shareTitle",{instance:xt()}),text:t,url:this.created.url})}catch(t){t.name!=="AbortError"&&await this.copy()}}async revoke(t){try{await M(`/api/invites/${t.id}`),this.created?.id===t.id&&(this.created=null),await this.list.load()}catch(s){u(q(s))}this.#t.update()}};var Nf=()=>ot`
  <label class="switch">
    <span>${i("invites.befriend")}<br><span class="soft">${i("invites.befriendHint")}</span></span>
    <input type="checkbox" role="switch" id="befriend" name="befriend" checked>
  </label>`;function Df({target:e,currentTarget:t}){e.name==="uses"&&(t.elements.befriend.checked=e.value==="1")}async function Uf(e,t){let s=t.created;await t.form.submit(e),t.created!==s&&await O("created-title")}var $a=(e,t=e.form)=>ot`
  <form class="card" novalidate aria-labelledby="new-invite" @change=${Df} @submit=${s=>Uf(s,e)}>
    <h2 id="new-invite">${i("invites.new")}</h2>
    ${F(t)}
    <div class="pair">
      ${T("uses",{label:i("invites.uses"),options:yl.map(s=>[s,i("invites.people",{n:s})]),chosen:1})}
      ${T("days",{label:i("invites.days"),options:vl.map(s=>[s,i("invites.daysOf",{n:s})]),chosen:7})}
    </div>
    ${Nf()}
    ${m(t,"note",{label:i("invites.note"),hint:i("invites.noteHint"),most:200})}
    <div class="row end">${A(t,i("invites.create"))}</div>
  </form>`,Cf=({size:e,path:t})=>ot`
  <svg class="qr" viewBox="0 0 ${e} ${e}" role="img" aria-label=${i("invites.qr")} shape-rendering="crispEdges">
    <path d=${t}></path>
  </svg>`,Ef=e=>ot`
  <button type="button" class="quiet" @click=${()=>e.share()}>${c("share")} ${i("action.share")}</button>`,ga=e=>ot`
  <section class="card" id="created" aria-labelledby="created-title">
    <div class="row between"><h2 id="created-title" tabindex="-1">${i("invites.ready")}</h2>${rt(e.close)}</div>
    <p role="status">${i("invites.once")}</p>
    <div class="field">
      <label for="link">${i("invites.link")}</label>
      <input id="link" type="text" readonly dir="ltr" .value=${e.created.url} @focus=${t=>t.target.select()}>
    </div>
    <p class="row actions">
      <button type="button" @click=${()=>e.copy()}>${c("copy")} ${i("invites.copy")}</button>
      ${e.canShare?Ef(e):yt}
    </p>
    ${e.created.code?Cf(e.created.code):yt}
  </section>`,_f=e=>ot`<li><a class="person" href="/people/${e.id}">${z(e,28)} <span class="strong">${k(e)}</span></a></li>`;async function Hf(e,t){await L(i("invites.revokeTitle"),i("invites.revokeText"),i("invites.revoke"))&&await e.revoke(t)}var Rf=(e,t,s)=>ot`
  <button type="button" class="quiet" aria-label="${i("invites.revoke")}: ${s}" @click=${()=>Hf(e,t)}>
    ${i("invites.revoke")}
  </button>`,zf={open:"invites.open",used_up:"invites.usedUp",expired:"invites.expired",revoked:"invites.revoked",suspended:"invites.suspended"},Vf=(e,t)=>!e.isAdmin||e.isMine(t)?yt:ot` · ${t.inviter?i("invites.by",{name:k(t.inviter)}):i("invites.byCommand")}`;function Wf(e,t){let s=t.note||i("invites.of",{date:$t(t.createdAt)}),n=t.state==="open";return ot`
    <li class="invite">
      <div class="row between">
        <span class="strong" dir="auto">${s}</span>
        <span class="badge">${i(zf[t.state])}</span>
      </div>
      <p class="soft">
        ${i("invites.used",{used:S(t.uses-t.usesLeft),uses:S(t.uses)})}
        ${n?ot` · ${i("invites.until",{date:$t(t.expiresAt)})}`:yt}
        ${t.befriend?ot` · ${i("invites.befriends")}`:yt}
        ${Vf(e,t)}
      </p>
      ${t.usedBy.length?ot`<ul class="row used" aria-label=${i("invites.usedBy")}>${t.usedBy.map(_f)}</ul>`:yt}
      ${n?ot`<p class="row actions">${Rf(e,t,s)}</p>`:yt}
    </li>`}function Gf(e){let{items:t,problem:s,load:n}=e.list;return s?f(s,n):t?t.length?ot`
    <section class="card">
      <h2>${i(e.isAdmin?"invites.all":"invites.yours")}</h2>
      <ul class="people">${t.map(a=>Wf(e,a))}</ul>
      ${j(e.list)}
    </section>`:gt()?yt:B(i("invites.none"),i("reason.may_not_invite")):v(2)}function kl(e){let t=new es(e);return{title:i("invites.title"),ready:t.list.load(),view:()=>ot`
      ${b(i("invites.title"),yt,"/people")}
      ${gt()?ot`<p class="lead">${i("invites.lead")}</p>`:yt}
      ${t.created?ga(t):yt}
      ${gt()?$a(t):yt}
      ${Gf(t)}`}}import{html as St,nothing as ve}from"../lib/lit-html/lit-html.js";import{html as ba,nothing as xl}from"../lib/lit-html/lit-html.js";function Kf(e,t){let[s]=e.target.files;e.target.value="",s&&t.set(s)}var ss=(e,{label:t,hint:s})=>ba`
  <div class="field">
    <p class="row actions">
      <label class="button quiet" for="picture">${c("camera")} ${t}</label>
      <input class="file" id="picture" type="file" accept="image/*" @change=${n=>Kf(n,e)}>
      ${e.has()?ba`
        <button type="button" class="quiet" @click=${()=>e.remove()}>${i("profile.pictureRemove")}</button>`:xl}
    </p>
    ${e.progress===null?xl:ba`<progress max="1" .value=${e.progress} aria-label=${t}></progress>`}
    <p class="hint">${s}</p>
  </div>`;var ql=(e,t)=>St`
  <div class="field">
    <p><span class="strong">${e}</span><br>${t}</p>
    <p class="hint">${i("admin.fixed")}</p>
  </div>`;function Ol(e,t,s,n,a){let o=e.values[t];return e.isFixed(t)?ql(n,a(o)):T(t,{label:n,options:s.map(r=>[r,a(r)]),chosen:o})}var Sl=e=>xi(e===Ee?"":e);function wa(e,t){e.chooseAccent(t),e.isAccentDark&&Sl(t)}function Yf(e){wa(e,e.darkerAccent),document.getElementById("accent").focus()}var Jf=(e,t,s)=>St`
  <button type="button" class="swatch" aria-label=${i(`admin.colours.${t}`)} title=${i(`admin.colours.${t}`)}
    aria-pressed=${s===e.accent?"true":"false"} @click=${()=>wa(e,s)}>
    <svg viewBox="0 0 32 32" aria-hidden="true"><circle cx="16" cy="16" r="16" fill=${s}/></svg>
    ${s===e.accent?c("check"):ve}
  </button>`,Xf=e=>St`
  <div class="field">
    <label for="accent">${i("admin.accent")}</label>
    <input id="accent" name="accent" type="color" .value=${e.accent} aria-describedby="accent-note"
      aria-invalid=${e.form.errors.accent?"true":ve}
      @input=${t=>e.chooseAccent(t.target.value)} @change=${t=>wa(e,t.target.value)}>
    <div class="swatches">${Object.entries(vs).map(([t,s])=>Jf(e,t,s))}</div>
    <p id="accent-note" class=${e.form.errors.accent?"error":"hint"} aria-live="polite">
      ${e.form.errors.accent??i("admin.accentHint")}
    </p>
    ${e.isAccentDark?ve:St`
      <p><button type="button" class="quiet" @click=${()=>Yf(e)}>
        <svg class="sample" viewBox="0 0 32 32" aria-hidden="true"><circle cx="16" cy="16" r="16" fill=${e.darkerAccent}/></svg>
        ${i("admin.darker")}
      </button></p>`}
  </div>`,Zf=e=>m(e.form,"mediaLimit",{label:i("admin.limitOfAll"),hint:i("admin.limitOfAllHint"),kind:"number",mode:"numeric",value:e.limit}),Qf=({mediaLimit:e})=>e?et(e):i("admin.limits.none"),t$=e=>St`
  <form class="card" novalidate @submit=${e.form.submit}>
    ${F(e.form)}
    <p class="hint">${i("admin.public")}</p>
    ${ss(e.picture,{label:i("admin.picture"),hint:i("admin.pictureHint")})}
    ${m(e.form,"name",{label:i("admin.name"),value:e.values.name,most:50})}
    ${m(e.form,"description",{label:i("admin.description"),value:e.values.description,kind:"area",most:500})}
    ${m(e.form,"rules",{label:i("admin.rules"),value:e.values.rules,kind:"area",most:5e3})}
    ${m(e.form,"contact",{label:i("admin.contact"),hint:i("admin.contactHint"),value:e.values.contact,most:200})}
    ${Xf(e)}
    ${Ol(e,"registration",jr,i("admin.registration"),t=>i(`admin.modes.${t}`))}
    ${Ol(e,"invites",Nr,i("admin.whoInvites"),t=>i(`admin.inviters.${t}`))}
    ${e.isFixed("mediaLimit")?ql(i("admin.limitOfAll"),Qf(e.values)):Zf(e)}
    <div class="row end">${A(e.form,i("action.save"))}</div>
  </form>`;function e$(e){return e.loading.problem?f(e.loading.problem,e.loading.load):e.values?St`${t$(e)}${s$(e)}`:v(4)}var s$=e=>St`
  <section class="card">
    <h2>${i("admin.startView")}</h2>
    <p class="hint">${i("admin.startViewText")}</p>
    ${e.startView?St`<place-map class="homemap" inert .at=${e.startView}></place-map>`:ve}
    <p class="row">
      ${e.myView?St`
        <button type="button" class="quiet" id="start-view" @click=${()=>e.begin(e.myView)}>${i("admin.startViewTake")}</button>`:ve}
      ${e.startView?St`
        <button type="button" class="quiet" @click=${()=>e.begin("")}>${i("admin.startViewRemove")}</button>`:ve}
    </p>
  </section>`;function Fl(e){let t=new _e(e);return{title:i("admin.instance"),ready:t.loading.load(),view:()=>St`${b(i("admin.instance"),ve,"/admin")}${e$(t)}`,close(){t.accent!==t.savedAccent&&Sl(t.savedAccent)}}}import{html as vt,nothing as le}from"../lib/lit-html/lit-html.js";var i$=100,Pl=5,n$=14,a$=48,o$=256,[ya,r$,c$]=[900,400,.46],Tl=e=>[...e].sort((t,s)=>t-s)[Math.floor(e.length/2)];function l$(e,{width:t,height:s}){let n=e.map(({lat:K,lng:kt})=>{let Us=Math.sin(Math.max(-85,Math.min(85,K))*Math.PI/180);return{x:kt/360+.5,y:.5-Math.log((1+Us)/(1-Us))/(4*Math.PI)}}),a={x:Tl(n.map(K=>K.x)),y:Tl(n.map(K=>K.y))},o=K=>Math.hypot(K.x-a.x,K.y-a.y),r=n.sort((K,kt)=>o(K)-o(kt)).slice(0,n.length<Pl?Pl:Math.floor(n.length*.9)),l=K=>[Math.min(...r.map(kt=>kt[K])),Math.max(...r.map(kt=>kt[K]))],[[p,d],[h,I]]=[l("x"),l("y")],tt=(K,kt)=>Math.log2(Math.max(1,K-2*a$)/(o$*kt)),Ns={lat:Math.atan(Math.sinh(Math.PI*(1-h-I)))*180/Math.PI,lng:(p+d-1)*180},Ds=Math.floor(Math.min(tt(t,d-p),tt(s,I-h),n$,nr(Ns)));return{...Ns,zoom:Math.max(1,Ds)}}function p$(){let{innerWidth:e=ya,innerHeight:t=ya}=globalThis;return e>=ya?{width:e-r$,height:t}:{width:e,height:t*(1-c$)}}async function Il({id:e}){let t=await g(w("/api/finds",{userId:e,includeFriends:!0,limit:i$})).catch(()=>[]);t.length&&(Qt.set(Le(l$(t.map(s=>st(s.location)),p$()))),ls.set(e))}var Zi=class{user=null;#t;constructor(t){this.#t=t}async load(){try{this.user=await g(`/api/users/${ls.get()}`)}catch(t){t.code==="not_found"&&ls.remove();return}this.user.findCount||(this.user=null),this.#t()}get mayAsk(){return this.user.friendship==="none"}async ask(){let t=await Ho(this.user);return t&&(this.user={...this.user,friendship:"pending"}),this.#t(),t}close(){ls.remove(),this.user=null,this.#t()}};var va="/admin/welcome",Ml=e=>e.slice(e.lastIndexOf("#")+1).trim(),Qi=class{greeting=null;ended=null;#t;constructor(t,s){this.#t=t,this.invite=Ml(s);let n={username_taken:"username",invite_needed:"invite",registration_closed:"invite"};this.form=new x({send:a=>this.#s(a),update:t.update,fieldOf:n,asks:"password"})}load=async()=>{if(this.invite){try{this.greeting=await P("/api/invites/greeting",{code:this.invite})}catch(t){if(t.reason!=="invite_ended")return;this.ended=t,this.invite=""}this.#t.update()}};get user(){return y()}get isClosed(){return $().registration==="closed"&&!this.invite}get asksInvite(){return $().registration!=="open"&&!this.invite}#e(t){throw t.reason==="invite_needed"&&(this.invite=""),t}async#s({username:t,password:s,invite:n=""}){await uo();let a=this.invite||Ml(n),o={username:t.trim(),password:s,cookie:!0,...a?{invite:a}:{}},r=await P("/api/auth/register",o).catch(l=>this.#e(l));ee(r.user),this.greeting?.inviter&&await Il(this.greeting.inviter),await this.#t.go(r.user.role==="admin"?va:"/",{replace:!0}),u(i("join.welcome",{name:r.user.username}))}};var u$=({form:e,asksInvite:t})=>vt`
  <form novalidate @submit=${e.submit}>
    ${F(e)}
    ${t?m(e,"invite",{label:i("join.invite"),hint:i("join.inviteHint"),required:!0}):le}
    ${m(e,"username",{label:i("account.username"),hint:i("join.usernameHint"),required:!0,least:3,most:31,pattern:"[A-Za-z0-9_\\-]*",complete:"username"})}
    ${m(e,"password",{label:i("account.password"),hint:i("join.passwordHint"),kind:"password",required:!0,least:8,most:255,complete:"new-password"})}
    ${A(e,i("join.action"))}
  </form>`,d$=(e,t)=>e?.length?vt`
  <div class="strip" role="img" aria-label=${i("join.photos",{name:k(t)})}>
    ${e.map(s=>vt`<span>${pt(s,{thumb:!0,eager:!0})}</span>`)}
  </div>`:le;function m$({greeting:e,invite:t}){let s=e?.inviter,n=vt`<p class="lead">${i("app.about")} ${t?i("join.invited"):le}</p>`;return s?vt`
    <div class="invited-by">
      ${z(s,56)}
      <h1 tabindex="-1">${i("join.invitedBy",{name:k(s),instance:xt()})}</h1>
    </div>
    ${d$(e.photos,s)}
    ${n}
    ${e.befriend?vt`<p class="note">${i("join.invitedFriend",{name:k(s)})}</p>`:le}`:vt`<h1 tabindex="-1">${i("join.title")}</h1>${n}`}var h$=(e,t)=>vt`${gr(vt`
  ${m$(e)}
  ${e.ended?vt`<p class="note" role="alert">${q(e.ended)}</p>`:le}
  ${e.user?vt`<p class="note">${i("join.signedIn",{name:k(e.user)})}</p>`:le}
  ${e.isClosed?vt`<p class="note">${i("join.closed")}</p>`:le}
  ${$().passwordLogin?u$(e):le}
  ${yr("join.provider",{redirect:ho()?va:"/"},{invite:e.invite})}
  <p class="below">${i("join.have")} <a href="/sign-in">${i("signin.action")}</a></p>`)}${ci(t)}`;function Ll(e){let t=new Qi(e,location.hash);return{get title(){return i("join.title")},broad:!0,ready:t.load(),view:()=>h$(t,e.update)}}import{html as Ft,nothing as is}from"../lib/lit-html/lit-html.js";var Bl=e=>e.map(({id:t,title:s,location:n},a)=>({id:t,n:a+1,title:s,...st(n),km:n.area})),Al=({n:e,title:t})=>i("lists.nth",{n:e,title:t});function f$(e){let[t,...s]=e;return{key:t.id,lat:t.lat,lng:t.lng,steps:e,text:s.length?`${S(t.n)}+`:S(t.n),label:s.length?i("lists.nthMore",{first:Al(t),n:s.length}):Al(t),isOnePlace:s.every(n=>n.lat===t.lat&&n.lng===t.lng),area:t.km&&!s.length?t:null}}var jl=(e,t,s)=>ri(e,t,s).map(f$);function Nl({steps:e},t){let s=e.findIndex(n=>n.id===t);return e[(s+1)%e.length].id}var Dl=["private","friends","public"],Ul=({name:e,description:t,visibility:s})=>({name:e.trim(),description:t.trim()||null,visibility:s}),Cl=({photos:e,cover:t})=>e??(t?[t]:[]),El=e=>new x({send:async t=>e(await P("/api/lists",Ul(t)))}),tn=class{constructor(t){let s=t.query.get("user")??"";this.isOwn=!s||s===y().id,this.lists=_(t,w("/api/lists",{userId:s,limit:20}))}},en=class{list=null;chosen="";#t;#e;constructor(t){this.#t=t,this.#e=`/api/lists/${t.params.id}`,this.finds=_(t,`${this.#e}/finds?limit=50`),this.loading=H(t,()=>this.#s())}get title(){return this.list?.name??i("lists.one")}get isOwn(){return this.list?.userId===y().id}get canHide(){return!this.isOwn&&y().role==="admin"&&!!this.list&&this.list.visibility!=="private"}get listsPath(){return w("/lists",{user:this.list&&!this.isOwn&&this.list.userId})}get steps(){return Bl(this.finds.items??[])}choose(t){this.chosen=t,this.#t.update()}async#s(){this.list=await g(this.#e,{signal:this.#t.signal}),await this.finds.load()}editForm=t=>new x({send:async s=>{this.list=await R(this.#e,Ul(s)),this.#t.update(),t()}});hideForm=t=>new x({send:async({reason:s})=>{await P(`/api/admin/lists/${this.list.id}/private`,{reason:s.trim()}),t(),this.#t.go(this.listsPath,{replace:!0})}});async remove(){await U(M(this.#e))&&this.#t.go("/lists",{replace:!0})}async#i(t){if(await U(t)){let s=await g(this.#e).catch(()=>this.list);this.list=s}this.#t.update()}drop(t){return this.#i(M(`${this.#e}/finds/${t.id}`).then(()=>{if(this.finds.items=this.finds.items.filter(s=>s.id!==t.id),!this.finds.items.length&&this.finds.next)return this.finds.load()}))}setCover(t){return this.#i(R(this.#e,{coverId:t.id}).then(()=>u(i("lists.coverChosen"))))}move(t,s){let{items:n}=this.finds,a=n.findIndex(r=>r.id===t.id),o=n[a+s];return o?this.#i(R(`${this.#e}/finds/${t.id}/place`,{[s<0?"before":"after"]:o.id}).then(()=>{let r=n.filter(l=>l.id!==t.id);r.splice(a+s,0,t),this.finds.items=r})):null}},sn=class{lists=null;update=()=>{};#t;constructor(t){this.#t=t,this.form=new x({send:(s,n)=>this.#e(s,n),update:()=>this.update()})}load(){return U(g(`/api/finds/${this.#t}/lists`).then(t=>{this.lists=t}))}async toggle(t){let s=`/api/lists/${t.id}/finds/${this.#t}`;t.hasFind=!t.hasFind,this.update(),await U(t.hasFind?R(s):M(s))||(t.hasFind=!t.hasFind),this.update()}async#e({list:t},s){let n=await P("/api/lists",{name:t.trim()});this.lists.unshift({...n,hasFind:!1}),s.reset(),await this.toggle(this.lists[0])}};import{html as Yt,nothing as $$}from"../lib/lit-html/lit-html.js";var _l={private:"lock",friends:"people",public:"globe"},ka=e=>Yt`
  <span class="badge">${c(_l[e.visibility])} ${i(`lists.${e.visibility}`)}</span>`,g$="(min-width: 1180px) 349px, (min-width: 720px) 336px, 100vw",b$=Yt`
  <svg class="way-drawing" viewBox="0 0 120 84" aria-hidden="true">
    <path d="M14 22 45 12l31 10 30-10v52L76 74 45 64 14 74zM45 12v52M76 22v52"></path>
    <path class="dots" d="M26 58c8-14 20-2 28-12s16-8 28-8"></path>
    <path class="pin-point" d="M88 42s8-8 8-14a8 8 0 0 0-16 0c0 6 8 14 8 14zm0-11.500a2.500 2.500 0 1 0 0-5 2.500 2.500 0 0 0 0 5z"></path>
  </svg>`,w$=e=>Yt`
  <span class="mosaic of-${e.length}">
    ${e.map(({media:t})=>Yt`<span class="piece">${pt(t,e.length>1?{thumb:!0}:{sizes:g$})}</span>`)}
  </span>`;function Hl(e){let t=Cl(e);return Yt`
    <li>
      <a class="list-card ${t.length?"":"bare"}" href="/lists/${e.id}">
        ${t.length?w$(t):b$}
        <span class="over">
          <span class="name" dir="auto">${e.name}</span>
          <span class="row between">
            <span>${i("lists.finds",{n:e.findCount})}</span>
            <span>${c(_l[e.visibility])} ${i(`lists.${e.visibility}`)}</span>
          </span>
        </span>
      </a>
    </li>`}var y$=(e,t)=>Yt`
  ${F(e)}
  ${m(e,"name",{label:i("lists.name"),value:t?.name??"",required:!0,most:100})}
  ${m(e,"description",{label:i("lists.description"),value:t?.description??"",kind:"area",most:500})}
  ${T("visibility",{label:i("lists.who"),hint:i("lists.whoHint"),chosen:t?.visibility??"private",options:Dl.map(s=>[s,i(`lists.${s}`)])})}`,nn=(e,t=null)=>D(e,i(t?"lists.edit":"lists.new"),s=>y$(s,t),s=>A(s,i("action.save"))),v$=(e,t)=>Yt`
  <li>
    <label class="row list-choice">
      <input type="checkbox" .checked=${t.hasFind} @change=${()=>e.toggle(t)}>
      <span class="grow" dir="auto">${t.name}</span>
      ${ka(t)}
    </label>
  </li>`,k$=(e,t)=>Yt`
  <div class="row between"><h2>${i("lists.addTo")}</h2>${rt(t)}</div>
  ${e.lists.length?Yt`<ul class="people">${e.lists.map(s=>v$(e,s))}</ul>`:$$}
  <form novalidate @submit=${e.form.submit}>
    ${F(e.form)}
    ${m(e.form,"list",{label:i("lists.new"),hint:i("lists.newHint"),required:!0,most:100})}
    <div class="row end"><button type="submit" aria-busy=${e.form.busy?"true":"false"}>${i("lists.create")}</button></div>
  </form>`;async function x$(e){let t=new sn(e.id);await t.load()&&await J((s,n)=>(t.update=n,k$(t,s)),{label:i("lists.addTo")})}import{html as Jt,nothing as ke}from"../lib/lit-html/lit-html.js";var Rl=["exact","area","hidden"],zl=["","1","7","30","date"],O$=3650,xa=({findId:e,listId:t})=>e?"find":t?"list":"category",Vl=({isPublic:e,location:t})=>e&&!t?.area?"exact":"area";function q$(e,t=new Date){let[s,n,a]=e.split("-").map(Number);return Math.round((Date.UTC(s,n-1,a)-Date.UTC(t.getFullYear(),t.getMonth(),t.getDate()))/864e5)}var Wl=(e,t=new Date)=>new Date(Date.UTC(t.getFullYear(),t.getMonth(),t.getDate()+e)).toISOString().slice(0,10);function S$({life:e,until:t}){if(e==="keep")return;if(e==="")return null;let s=e==="date"?q$(t):Number(e);if(s>=1&&s<=O$)return s;throw{code:"page",reason:"until",text:i("shares.untilBad")}}function F$({secret:e="new",password:t}){return e==="remove"?null:e==="new"&&t?t:void 0}var P$=e=>({title:e.title.trim(),place:e.place,area:e.place==="area"?Number(e.area):void 0,password:F$(e),days:S$(e)}),T$=({chosen:e,category:t})=>({category:e||t.trim()});async function I$(){let e=(await g("/api/finds/categories")).filter(t=>t.ownCount).map(t=>[t.category,t.ownCount]);return[...e,...ie().filter(t=>!e.some(([s])=>s===t)).map(t=>[t,0])]}var an=class{constructor({share:t=null,target:s=null,offered:n=[],place:a="area",done:o}){this.share=t,this.target=s,this.place=t?.place??a,this.life=t?.expiresAt?"keep":"",this.secret=t?.hasPassword?"keep":"new",this.offered=n,this.chosen=n[0]?.[0]??"",this.form=new x({send:async r=>o(await this.#t(r)),fieldOf:{until:"until"}})}get kind(){return xa(this.share??this.target??{})}set(t){Object.assign(this,t),this.form.update()}#t(t){let s=P$(t);return this.share?Y(`/api/shares/${this.share.id}`,s):P("/api/shares",{...this.target??T$(t),...s,days:s.days??void 0})}},rn=e=>new URL(e.link,location.origin).href,cn=()=>!!navigator.share;async function ln(e){try{await navigator.clipboard.writeText(rn(e))}catch{return!1}return u(i("find.copied")),!0}async function pn(e,t){try{await navigator.share({title:t,url:rn(e)})}catch(s){return s.name==="AbortError"}return!0}var on=class{#t;constructor(t){this.#t=t,this.list=_(t,"/api/shares")}take(t){let{items:s}=this.list;if(!s)return this.list.load();let n=s.some(a=>a.id===t.id);return this.list.items=n?s.map(a=>a.id===t.id?t:a):[t,...s],this.#t.update()}async offered(){let t=null;return await U(I$().then(s=>{t=s})),t}async revoke(t){await U(M(`/api/shares/${t.id}`))&&(this.list.items=this.list.items.filter(s=>s.id!==t.id),u(i("shares.revoked")),this.#t.update())}};var Oa=e=>e.findTitle||e.listName||V(e.category??""),Bt=e=>e.title||Oa(e),Gl=({place:e,area:t})=>e==="area"?We(t):i(`shares.place.${e}`),qa=({expired:e,expiresAt:t})=>i(e?"shares.expired":"shares.until",{date:Dt(t)}),M$=e=>Jt`
  ${T("chosen",{error:e.form.errors.chosen,label:i("find.category"),chosen:e.chosen,set:t=>e.set({chosen:t}),options:[...e.offered.map(([t,s])=>[t,V(t)+(s?` (${S(s)})`:"")]),["",i("shares.otherCategory")]]})}
  ${e.chosen?ke:m(e.form,"category",{label:i("categories.own"),hint:i("shares.categoryHint"),required:!0,most:$().limits.category})}`,L$={exact:"pin",area:"map",hidden:"block"},A$=(e,t)=>Jt`
  <label class="choice">
    <input type="radio" name="place" value=${t} ?checked=${e.place===t} @change=${()=>e.set({place:t})}>
    <span>
      ${c(L$[t])}
      <span><span class="strong">${i(`shares.place.${t}`)}</span><br><span class="soft">${i(`shares.shows.${t}`)}</span></span>
    </span>
  </label>`,B$=e=>Jt`
  <fieldset class="choices">
    <legend>${i("shares.places")}</legend>
    ${Rl.map(t=>A$(e,t))}
  </fieldset>
  ${e.place==="area"?T("area",{error:e.form.errors.area,label:i("shares.area"),hint:i("shares.areaHint"),chosen:String(e.share?.area??Qn[0]),options:Ss()}):ke}`,j$=e=>Jt`
  ${T("life",{error:e.form.errors.life,label:i("shares.life"),chosen:e.life,set:t=>e.set({life:t}),options:[...e.share?.expiresAt?[["keep",qa(e.share)]]:[],...zl.map(t=>[t,i(`shares.life.${t||"endless"}`)])]})}
  ${e.life==="date"?m(e.form,"until",{label:i("shares.date"),kind:"date",value:Wl(14),hint:i("shares.dateHint"),required:!0}):ke}`,N$=e=>Jt`
  ${e.share?.hasPassword?T("secret",{error:e.form.errors.secret,label:i("account.password"),chosen:e.secret,set:t=>e.set({secret:t}),options:["keep","new","remove"].map(t=>[t,i(`shares.password.${t}`)])}):ke}
  ${e.secret==="new"?m(e.form,"password",{label:i(e.share?.hasPassword?"settings.newPassword":"account.password"),hint:i("shares.passwordHint"),kind:"password",required:!!e.share?.hasPassword,least:8,most:255,complete:"new-password"}):ke}`,D$=e=>Jt`
  <p>${i(`shares.about.${e.kind}`)}</p>
  ${F(e.form)}
  ${e.share||e.target?ke:M$(e)}
  ${B$(e)}
  ${j$(e)}
  ${N$(e)}
  ${m(e.form,"title",{label:i("shares.title"),value:e.share?.title??"",hint:i(`shares.titleHint.${e.kind}`),most:100})}`;async function un(e){let t=null,s=null,n=r=>(s=new an({...e,done:l=>{t=l,r()}}),s.form),[a,o]=e.share?["shares.change","action.save"]:["shares.new","shares.create"];return await D(n,i(a),()=>D$(s),r=>A(r,i(o))),t}async function Kl(e){await ln(e)||(document.getElementById("link").select(),u(i("secret.selected")))}async function U$(e){await pn(e,Bt(e))||await Kl(e)}var C$=e=>Jt`
  <button type="button" class="quiet" @click=${()=>U$(e)}>${c("share")} ${i("action.share")}</button>`,Sa=e=>Jt`
  <a class="button quiet" href=${e.link} target="_blank" rel="noreferrer noopener" aria-label="${i("shares.open")}: ${Bt(e)}">
    ${c("globe")} ${i("shares.open")}
  </a>`,Is=(e,t=i("shares.ready"))=>J(s=>Jt`
  <div class="row between"><h2>${t}</h2>${rt(s)}</div>
  <p>${i(e.hasPassword?"shares.readyPassword":"shares.readyText")}</p>
  <div class="field">
    <label for="link">${Bt(e)}</label>
    <input id="link" type="text" readonly autofocus dir="ltr" .value=${rn(e)} @focus=${n=>n.target.select()}>
  </div>
  <p class="row actions">
    <button type="button" @click=${()=>Kl(e)}>${c("copy")} ${i("secret.copy")}</button>
    ${cn()?C$(e):ke}
    ${Sa(e)}
  </p>
  <p class="below"><a href="/shares" @click=${()=>s()}>${i("shares.all")}</a></p>`,{label:t});async function Yl(e){let t=await un(e);t&&await Is(t)}var E$=e=>Yl({target:{findId:e.id},place:Vl(e)}),Jl=e=>Yl({target:{listId:e.id}});var[Xl,_$,H$]=[15,34,34],Zl=e=>e.map(t=>t.id).sort().join(),Fa=class extends Qe{closest=Xl;onChoose=()=>{};#t=[];#e="";set steps(t){let s=Zl(t)===Zl(this.points);this.points=t,this.map&&(s?this.mark():this.draw())}set chosen(t){t!==this.#e&&(this.#e=t,this.map&&(this.#i(),this.mark()))}get#s(){return this.#t.find(t=>t.steps.some(s=>s.id===this.#e))}#i(){let t=this.#s;t&&(t.isOnePlace?this.map.reveal(t):this.map.fit(t.steps,Xl))}mark(){this.#t=jl(this.points,s=>this.map.pixelOf(s),H$);let t=s=>this.onChoose(Nl(s,this.#e));this.map.setMarkers(this.#t.map(s=>({...s,kind:"nth",size:_$,click:()=>t(s)}))),this.map.select(this.#s?.key??"")}};customElements.define("list-map",Fa);async function R$(e){await L(i("lists.deleteTitle",{name:e.list.name}),i("lists.deleteText"),i("action.delete"))&&e.remove()}var z$=e=>Mt(i("lists.menu"),[{text:i("lists.edit"),sign:"edit",run:()=>nn(e.editForm,e.list)},{text:i("find.byLink"),sign:"share",run:()=>Jl(e.list)},{text:i("lists.delete"),sign:"trash",isDanger:!0,run:()=>R$(e)}],{id:"list-menu"}),V$=e=>Ft`
  ${F(e)}
  <p>${i("lists.makePrivateText")}</p>
  ${m(e,"reason",{label:i("report.reason"),required:!0,most:500})}`,W$=e=>Mt(i("lists.menu"),[{text:i("lists.makePrivate"),sign:"lock",isDanger:!0,run:()=>D(e.hideForm,i("lists.makePrivateTitle",{name:e.list.name}),V$,t=>A(t,i("lists.makePrivate")))}],{id:"list-menu"});async function Ql(e,t,s){await e.move(t,s),O(`find-${t.id}`)}async function G$(e,t){await e.drop(t),O("list-menu")}function K$(e,t,s){let n=e.finds.items.length-1;return Mt(i("lists.findMenu",{title:t.title}),[...s>0?[{text:i("lists.up"),run:()=>Ql(e,t,-1)}]:[],...s<n?[{text:i("lists.down"),run:()=>Ql(e,t,1)}]:[],...t.media.some(a=>a.type==="image")?[{text:i("lists.cover"),sign:"camera",run:()=>e.setCover(t)}]:[],{text:i("lists.drop"),sign:"close",run:()=>G$(e,t)}],{id:`find-${t.id}`})}async function Y$(e,t){e.choose(t),await Promise.resolve(),document.getElementById(`row-${t}`)?.scrollIntoView({block:"nearest"})}function J$(e,t){e.choose(t===e.chosen?"":t),document.querySelector("list-map")?.scrollIntoView({block:"nearest"})}var X$=(e,t,s)=>Ft`
  <button type="button" class="nth-button" aria-pressed=${e.chosen===t.id?"true":"false"}
    aria-label=${i("lists.onMap",{n:s+1,title:t.title})} @click=${()=>J$(e,t.id)}>
    <span class="nth">${S(s+1)}</span>
  </button>`,Z$=(e,t,s)=>Ft`
  <li class="listed ${e.chosen===t.id?"chosen":""}" id="row-${t.id}">
    ${X$(e,t,s)}
    ${Qo(t,oi(t))}
    ${e.isOwn?K$(e,t,s):is}
  </li>`,Q$=({user:e})=>Ft`<a class="person" href="/people/${e.id}">${z(e)} <span>${k(e)}</span></a>`,tg=e=>Ft`
  <div class=${e.isOwn&&!e.list.description?"stack":"card"}>
    ${e.isOwn?is:Q$(e.list)}
    ${e.list.description?Ft`<p class="text" dir="auto">${e.list.description}</p>`:is}
    <p class="marks">${ka(e.list)} <span class="soft">${i("lists.finds",{n:e.list.findCount})}</span></p>
  </div>`;function eg(e){let{items:t,problem:s,load:n}=e.finds;return s?f(s,n):t?t.length?Ft`
    <ol class="card rows">${t.map((a,o)=>Z$(e,a,o))}</ol>
    ${j(e.finds)}`:B(i("lists.empty"),e.isOwn?i("lists.emptyText"):i("lists.emptyOther"),is,"pin"):v(3)}var sg=e=>Ft`
  <list-map .label=${i("lists.map")} .steps=${e.steps} .chosen=${e.chosen} .onChoose=${t=>Y$(e,t)}></list-map>`;function ig(e){let{problem:t,load:s}=e.loading;return t?.code==="not_found"?Ft`<p class="empty">${i("lists.gone")}</p>`:t?f(t,s):e.list?Ft`
    <div class="list-page">
      ${e.steps.length?sg(e):is}
      <div class="stack">
        ${tg(e)}
        ${eg(e)}
      </div>
    </div>`:v(3)}function tp(e){let t=new en(e);return{get title(){return t.title},broad:!0,ready:t.loading.load(),view:()=>Ft`
      ${b(t.title,t.isOwn?z$(t):t.canHide?W$(t):is,t.listsPath)}
      ${ig(t)}`}}import{html as Pa,nothing as ep}from"../lib/lit-html/lit-html.js";async function ng(e){let t=null;await nn(s=>El(n=>{t=n,s()})),t&&e.go(`/lists/${t.id}`)}var ag=e=>Pa`
  <button type="button" id="new-list" @click=${()=>ng(e)}>${c("plus")} ${i("lists.new")}</button>`;function og({lists:e,isOwn:t}){return e.problem?f(e.problem,e.load):e.items?e.items.length?Pa`<ul class="list-cards">${e.items.map(Hl)}</ul>${j(e)}`:B(i("lists.none"),t?i("lists.noneText"):i("lists.noneOther"),ep,"way"):v(3)}function sp(e){let t=new tn(e);return{title:i("lists.title"),broad:!0,ready:t.lists.load(),view:()=>Pa`
      ${b(i("lists.title"),t.isOwn?ag(e):ep,t.isOwn?"/profile":`/people/${e.query.get("user")}`)}
      ${og(t)}`}}import{html as ip,nothing as cg}from"../lib/lit-html/lit-html.js";var rg=10,dn=class{isGone=!1;#t;constructor(t){this.#t=t,this.name=t.params.name.toLowerCase(),this.loading=H(t,()=>this.#e())}async#e(){if(this.name===y()?.username)return this.#s(y());let t=w("/api/users",{q:this.name,limit:100});for(let s=0;t&&s<rg;s++){let n=await Ut(t,{signal:this.#t.signal}),a=n.items.find(o=>o.username===this.name);if(a)return this.#s(a);t=n.next}return this.isGone=!0,null}#s(t){return this.#t.go(`/people/${t.id}`,{replace:!0})}};function lg({isGone:e,loading:t}){return t.problem?f(t.problem,t.load):e?ip`<p class="empty">${i("person.gone")}</p>`:v(3)}function np(e){let t=new dn(e);return{title:i("person.title"),ready:t.loading.load(),view:()=>ip`${b(t.name,cg,"/people")}${lg(t)}`}}import{html as jt,nothing as hn}from"../lib/lit-html/lit-html.js";var[pg,ug]=[20,36e5];function dg(e){let t=new Map;for(let{type:s,data:n,createdAt:a}of e)(n.commentId||s==="mentioned")&&t.set(n.userId,[...t.get(n.userId)??[],new Date(a)]);return new Set([...t].filter(([,s])=>s.some((n,a)=>n-s[a+pg-1]<ug)).map(([s])=>s))}var mn=class{#t;#e;#s=new Set;constructor(t){this.#t=t,this.list=_(t,"/api/notifications?limit=30"),this.#e=lt.subscribe("notification",s=>this.#n(s))}get groups(){let t=new Map,s=dg(this.list.items);for(let n of this.list.items){let a=n.data.findId&&n.data.userId?`${n.type} ${n.data.findId}`:n.id,o=t.get(a)??{key:a,newest:n,items:[],isRead:!0,more:!1};o.items.push(n),o.isRead&&=n.isRead,o.more||=n.type!=="find_liked"&&s.has(n.data.userId),t.set(a,o)}return[...t.values()]}load=async()=>{await this.list.load(),this.list.items?.some(t=>t.type==="friend_request")&&await this.#i()};async#i(){let{items:t}=await Ut("/api/friends?status=pending&direction=received&limit=100").catch(()=>({items:[]}));this.#s=new Set(t.map(({id:s})=>s)),this.#t.update()}request({type:t,data:s}){return t!=="friend_request"||!this.#s.has(s.friendshipId)?null:{friendship:{id:s.friendshipId},user:{id:s.userId,username:s.username,displayName:s.displayName}}}async answered({newest:t}){await this.#i(),!this.request(t)&&(this.list.items=this.list.items.filter(s=>s!==t),t.isRead||zs(-1),this.#t.update())}get hasUnread(){return!!this.list.items?.some(t=>!t.isRead)}#n(t){t.type==="friend_request"&&this.#s.add(t.data.friendshipId),this.list.items&&(this.list.items=[t,...this.list.items.filter(s=>s.id!==t.id)]),this.#t.update()}markRead(t){for(let s of t.items.filter(n=>!n.isRead))s.isRead=!0,zs(-1),Y(`/api/notifications/${s.id}`,{isRead:!0}).catch(()=>{})}async markAllRead(){try{await P("/api/notifications/read-all");for(let t of this.list.items)t.isRead=!0;ro(0)}catch(t){u(q(t))}this.#t.update()}async remove(t){try{for(let s of t.items)await M(`/api/notifications/${s.id}`),this.list.items=this.list.items.filter(n=>n!==s),s.isRead||zs(-1)}catch(s){u(q(s))}this.#t.update()}close(){this.#e()}};var mg={friend_request:"people",friend_accepted:"check",find_liked:"heart",find_commented:"comment",replied:"comment",mentioned:"people"};async function hg(e,t,s){await e.remove(t),await Promise.resolve(),(document.querySelectorAll(".note-row .round")[Math.min(s,e.groups.length-1)]??document.querySelector("h1")).focus()}var fg=({type:e,data:t})=>e==="moderated"?io[no(t)]:e==="link_used"?"lock":"flag",$g=({type:e,data:t,actor:s})=>t.userId?jt`
  <span class="face">
    ${z(s??{profilePicture:`/api/avatars/${t.userId}`},44)}
    <span class="sign ${e}">${c(mg[e],e==="find_liked")}</span>
  </span>`:jt`<span class="face office">${c(fg({type:e,data:t}))}</span>`,gg=e=>jt`
  <img class="note-thumb" src=${e} alt="" width="48" height="48" loading="lazy" decoding="async">`;function bg(e,t){let s=e.request(t.newest);return s?jt`<span class="row actions">${me(s.friendship,s.user,()=>e.answered(t))}</span>`:hn}var wg=(e,t,s)=>jt`
  <li class="note-row ${t.isRead?"":"unread"}">
    <a href=${oo(t.newest)} @click=${()=>e.markRead(t)}>
      ${$g(t.newest)}
      <span>
        <span class="what">${ao(t.items,t.more)}</span><br>
        <span class="soft">
          ${t.isRead?hn:jt`<span class="unseen">${i("note.new")}</span>`}${W(t.newest.createdAt)}
        </span>
      </span>
      ${t.newest.thumbnailUrl?gg(t.newest.thumbnailUrl):hn}
    </a>
    ${bg(e,t)}
    <button type="button" class="round" aria-label=${i("note.delete")} @click=${()=>hg(e,t,s)}>${c("close")}</button>
  </li>`,yg=e=>jt`
  <button type="button" class="quiet" @click=${()=>e.markAllRead()}>${c("check")} ${i("note.readAll")}</button>`,vg=()=>jt`<a class="button" href="/people">${i("note.noneAction")}</a>`;function kg(e){let{items:t,problem:s}=e.list;return s?f(s,e.load):t?t.length?jt`<ul class="card notes">${e.groups.map((n,a)=>wg(e,n,a))}</ul>${j(e.list)}`:B(i("note.none"),i("note.noneText"),vg(),"bell"):v(4)}function ap(e){let t=new mn(e);return{title:i("nav.bell"),ready:t.load(),view:()=>jt`${b(i("nav.bell"),t.hasUnread?yg(t):hn)}${kg(t)}`,close:()=>t.close()}}import{html as Nt,nothing as gn}from"../lib/lit-html/lit-html.js";var xg=200,Og=2,fn=class{#t;#e=0;#s;constructor(t){this.#t=t;let s=n=>_(t,w("/api/friends",n));this.lists={received:s({status:"pending",direction:"received"}),sent:s({status:"pending",direction:"sent"}),accepted:s({status:"accepted"}),blocked:s({status:"blocked"})},this.text=t.query.get("q")??"",this.found=_(t,()=>w("/api/users",{q:this.text.trim()})),this.#s=lt.subscribe("notification",this.load),this.text&&this.search()}load=()=>Promise.all(Object.values(this.lists).map(t=>t.load()));search=()=>{let t=this.text.trim();return this.#t.rename(w(this.#t.path,{q:t})),[...t].length<Og?this.found.clear():this.found.load()};reload=()=>Promise.all([this.load(),this.search()]);type(t){this.text=t,clearTimeout(this.#e),this.#e=setTimeout(this.search,xg)}get problem(){return Object.values(this.lists).find(t=>t.problem)?.problem}get isLoaded(){return Object.values(this.lists).every(t=>t.items)}other(t){return t.requesterId===y()?.id?t.addressee:t.requester}isMe(t){return t.id===y()?.id}requestOf(t){return this.lists.received.items?.find(s=>s.requesterId===t.id)}close(){clearTimeout(this.#e),this.#s()}};import{html as Ta,nothing as qg}from"../lib/lit-html/lit-html.js";var Sg=44,Fg=(e,{findCount:t,moreFinds:s,commonFriends:n}={})=>[e.displayName?`@${e.username}`:"",t===void 0?"":Wa(s,i("map.finds",{n:t})),n?i("people.common",{n}):""].filter(Boolean).join(" · "),Pg=e=>e?Ta`<br><span class="soft person-sums">${e}</span>`:qg,Ms=(e,t,s)=>Ta`
  <li class="row between">
    <a class="person" href="/people/${e.id}">
      ${z(e,Sg)} <span><span class="strong" dir="auto">${k(e)}</span>${Pg(Fg(e,s))}</span>
    </a>
    <span class="row actions">${t}</span>
  </li>`,op=(e,t)=>Ta`
  <li class="row between">
    <span>${ds(e)}</span>
    <span class="row actions">${t}</span>
  </li>`;function Tg(e,t){if(e.isMe(t))return Nt`<span class="soft">${i("people.you")}</span>`;if(t.friendship==="accepted")return Nt`<span class="badge">${c("check")} ${i("friend.friends")}</span>`;if(t.friendship==="none")return ii(t,e.reload);let s=e.requestOf(t);return s?me(s,t,e.reload):Nt`<span class="badge">${i("friend.pending")}</span>`}function Ig(e){let{found:t}=e;return t.problem?f(t.problem,e.search):t.items?t.items.length?Nt`
    <ul class="people" aria-label=${i("people.results")}>${t.items.map(s=>Ms(s,Tg(e,s),s))}</ul>
    ${j(t)}`:Nt`<p class="soft" role="status">${i("people.noMatch")}</p>`:gn}function Mg(e,t){e.preventDefault(),t.search()}var Lg=e=>Nt`
  <form class="card" role="search" @submit=${t=>Mg(t,e)}>
    <label for="people-search">${i("people.search")}</label>
    <div class="search">
      ${c("search")}
      <input id="people-search" type="search" autocomplete="off" autocapitalize="none" spellcheck="false"
        .value=${e.text} @input=${t=>e.type(t.target.value)}>
    </div>
    ${Ig(e)}
  </form>`;function $n(e,t,s,n=Ms){let a=e.lists[t];return a.items.length?Nt`
    <section class="card">
      <h2>${i(`people.${t}`)}</h2>
      <ul class="people">${a.items.map(o=>n(e.other(o),s(o,e.other(o)),o.other))}</ul>
      ${j(a)}
    </section>`:gn}var Ag=(e,t,s)=>hs(s,[ai(t,s,e.reload),ms(s,e.reload)]),Bg=e=>Nt`
  ${$n(e,"received",(t,s)=>[me(t,s,e.reload),hs(s,[ms(s,e.reload)])])}
  ${$n(e,"sent",(t,s)=>ni(t,s,e.reload))}
  ${e.lists.accepted.items.length?$n(e,"accepted",(t,s)=>Ag(e,t,s)):B(i("people.none"),i("people.noneText"),gn,"people")}
  ${$n(e,"blocked",(t,s)=>zo(s,e.reload),op)}`;function jg(e){return e.problem?f(e.problem,e.load):e.isLoaded?Bg(e):v(3)}var Ng=()=>gt()?Nt`<a class="button quiet" href="/invites">${c("plus")} ${i("invites.invite")}</a>`:gn;function rp(e){let t=new fn(e);return{title:i("people.title"),ready:t.load(),view:()=>Nt`${b(i("people.title"),Ng(),"/feed")}${Lg(t)}${jg(t)}`,close:()=>t.close()}}import{html as as,nothing as Ls}from"../lib/lit-html/lit-html.js";var bn=class extends Qs{user=null;friendship=null;#t;constructor(t){super(t,w("/api/finds",{userId:t.params.id,includePrivate:!0,includeFriends:!0,limit:20})),this.#t=t.params.id,this.loading=H(t,()=>this.#e())}get title(){return(this.user&&k(this.user))??i("person.title")}get isMe(){return this.#t===y()?.id}get hasAsked(){return this.friendship?.requesterId===this.#t}async#e(){this.user=await g(`/api/users/${this.#t}`,{signal:this.page.signal}),await Promise.all([this.finds.load(),this.#s()])}async#s(){this.friendship=null;let{friendship:t}=this.user,s=t==="none"?"":w("/api/friends",{status:t,limit:100});for(;s&&!this.friendship;){let n=await Ut(s,{signal:this.page.signal});this.friendship=n.items.find(a=>a.requesterId===this.#t||a.addresseeId===this.#t)??null,s=n.next}}};import{html as Q,nothing as ht}from"../lib/lit-html/lit-html.js";var Dg=88,Ia=(e,t)=>Q`
  <span class="sum"><span class="strong">${S(e)}</span> <span class="soft">${i(t,{n:e})}</span></span>`;function Ug({items:e,problem:t},s){return t||s===0||e?.length===0?ht:e?Q`<finds-map class="profile-cover" .places=${_g(e)} .label=${i("person.map")}></finds-map>`:Q`<div class="profile-cover"></div>`}var wn=(e,{title:t,finds:s,figures:n={},badge:a=ht,actions:o=ht})=>Q`
  <section class="profile-head">
    ${e?[Ug(s,n.findCount),z(e,Dg)]:ht}
    <h1 tabindex="-1" dir="auto">${t}</h1>
    ${e?.displayName?Q`<p class="soft">@${e.username}</p>`:ht}
    ${e?.about?Q`<p dir="auto">${e.about}</p>`:ht}
    ${n.findCount===void 0?ht:Q`
      <p class="row">
        ${Ia(n.findCount,"person.findsSum")}
        ${Ia(n.placeCount,"person.placesSum")}
        ${Ia(n.likeCount,"person.likesSum")}
      </p>`}
    ${n.commonFriends?Q`<p class="soft">${i("person.common",{n:n.commonFriends})}</p>`:ht}
    ${a===ht&&o===ht?ht:Q`<p class="row actions">${a}${o}</p>`}
  </section>`,pe=(e,t,s)=>Q`
  <li><a class="way" href=${e}>${c(t)} <span class="grow">${s}</span> ${c("next")}</a></li>`,Cg=e=>Q`
  <li>
    <a class="tile c-${Me(e.category).code}" href="/finds/${e.id}">
      ${e.media.length?pt(e.media[0],{thumb:!0}):Q`<span class="sign-tile">${ct(e.category)}</span>`}
      ${e.isPublic?ht:Q`
        <span class="corner">${c(he(Ae(e)))}<span class="unseen">${Zo(e)}</span></span>`}
      <span class="caption" dir="auto">${e.title}</span>
    </a>
  </li>`,cp=(e,t,s)=>Q`
  <button type="button" class="chip" aria-pressed=${e.layout===t?"true":"false"} @click=${()=>e.show(t)}>
    ${c(s)} ${i(`person.${t}`)}
  </button>`,Eg={grid:e=>Q`<ul class="tiles">${e.map(Cg)}</ul>`,list:e=>Q`<ul class="card rows">${e.map(t=>tr(t,oi(t)))}</ul>`},_g=e=>[...new Map(e.map(({locationId:t,location:s})=>[t,{...st(s),km:s.area,name:Rs(s)}])).values()];function ns(e,t){let{items:s,problem:n,load:a}=e.finds;return n?f(n,a):s?s.length?Q`
    <div class="chips" role="group" aria-label=${i("person.layout")}>
      ${cp(e,"grid","camera")}
      ${cp(e,"list","filter")}
    </div>
    ${Eg[e.layout](s)}
    ${j(e.finds)}`:B(t.title,t.text,t.action??ht,t.sign??"pin"):v(3)}import{html as La}from"../lib/lit-html/lit-html.js";var lp=["spam","illegal","rules","other"],Ma=["open","closed"],pp=e=>e==="user"?["dismissed","suspended","deleted"]:["dismissed","hidden","deleted","suspended"],up=(e,t)=>P("/api/reports",{...e,...t});async function dp(e,t){await U((t?R:M)(`/api/users/${e.id}/mute`))&&u(i(t?"report.mutedNow":"report.unmutedNow",{name:k(e)}))}var yn=class{#t;constructor(t){this.#t=t;let s=t.query.get("status");this.status=Ma.includes(s)?s:"open";let n=()=>this.status==="open"?"asc":"desc";this.list=_(t,()=>w("/api/admin/reports",{status:this.status,order:n(),limit:20}))}choose(t){return this.status=t,this.#t.rename(w("/admin/reports",{status:t})),this.list.clear(),this.list.load()}async decide(t,s,n=""){await P(`/api/admin/reports/${t.id}`,{outcome:s,note:n}),this.list.items=this.list.items.filter(a=>a!==t),this.#t.update(),u(i("report.decided"))}async show(t){await U(M(`/api/admin/${t.kind}s/${t.targetId}/hidden`))&&(t.hidden=!1,u(i("report.shownAgain")),this.#t.update())}};function Aa(e,t,s){return D(a=>new x({send:async o=>{await t(o),a()}}),e,a=>La`${F(a)}${s(a)}`,a=>A(a,i("report.send")))}var Hg=e=>La`
  <div class="field">
    <label for="reason">${i("report.reason")}</label>
    <select id="reason" name="reason">${lp.map(t=>La`<option value=${t}>${i(`report.reason.${t}`)}</option>`)}</select>
  </div>
  ${m(e,"text",{label:i("report.text"),hint:i("report.hint"),kind:"area",most:1e3})}`;async function Rg(e){await Aa(i("report.title"),t=>up(e,t),Hg)&&u(i("report.sent"))}var mp=(e,t)=>({text:i(e.muted?"report.unmute":"report.mute"),sign:"bell",run:()=>dp(e,!e.muted).then(t)});function zg({user:e,friendship:t,hasAsked:s,loading:n}){return e.friendship==="none"?ii(e,n.load):t?t.status==="accepted"?Ls:s?me(t,e,n.load):ni(t,e,n.load):Ls}var Vg=()=>as`<a class="button quiet" href="/profile">${i("profile.title")}</a>`,Wg=e=>e.isMe?Vg():zg(e);function Gg(e,t){let{user:s,friendship:n,loading:a}=e;if(!s||e.isMe)return Ls;let o=n?.status==="accepted"?[ai(n,s,a.load)]:[];return hs(s,[mp(s,a.load),...o,Vo({userId:s.id}),ms(s,()=>t.go("/people"))])}var Kg=()=>as`<span class="badge">${c("check")} ${i("friend.friends")}</span>`,Yg=e=>wn(e.user,{title:e.loading.problem?i("person.title"):e.title,finds:e.finds,figures:e.user??{},badge:e.user?.friendship==="accepted"?Kg():Ls,actions:e.user?Wg(e):Ls});function Jg(e){let{problem:t,load:s}=e.loading;return t?.code==="not_found"?as`<p class="empty">${i("person.gone")}</p>`:t?f(t,s):e.user?as`
    <section class="stack" aria-labelledby="finds">
      <h2 id="finds" class="unseen">${i("person.findsTitle")}</h2>
      ${ns(e,{title:i("person.none"),text:i("person.noneText",{name:k(e.user)})})}
    </section>
    <ul class="card rows">${pe(w("/lists",{user:e.user.id}),"feed",i("lists.title"))}</ul>`:v(3)}var Xg=(e,t)=>as`
  <div class="head">${Fo("/people")}<span class="grow"></span>${Gg(e,t)}</div>`;function hp(e){let t=new bn(e);return{get title(){return t.title},broad:!0,ready:t.loading.load(),view:()=>as`${Xg(t,e)}${Yg(t)}${Jg(t)}`}}import{html as xe,nothing as Ba}from"../lib/lit-html/lit-html.js";var vn=class{#t;constructor(t,s){this.#t=t,this.restored=s,this.list=_(t,"/api/finds/bin?limit=20",n=>n.find.id)}restore(t){return this.#e(t,P(`/api/finds/${t.id}/restore`),i("find.restored"),this.restored)}remove(t){return this.#e(t,M(`/api/finds/${t.id}?forever=true`),i("bin.removed"),()=>{})}async#e(t,s,n,a){await U(s)&&(this.list.items=this.list.items.filter(o=>o.find.id!==t.id),this.#t.update(),u(n),a())}};var kn=class extends Qs{figures={};isEdited=!1;constructor(t){super(t,w("/api/finds",{userId:y().id,includePrivate:!0,limit:20})),this.picture=new Ce("/api/users/me/picture",t,{has:()=>this.user.profilePicture.startsWith("/api/media/"),take:async n=>ee(n??await g("/api/users/me"))}),this.bin=new vn(t,()=>this.#t());let s={username_taken:"username",name_taken:"displayName"};this.form=new x({send:n=>this.#s(n),update:t.update,fieldOf:s})}get user(){return y()}load=()=>Promise.all([this.#t(),this.bin.list.load()]);#t=()=>Promise.all([this.finds.load(),this.#e()]);async#e(){this.figures=await g(`/api/users/${y().id}`,{signal:this.page.signal}).catch(()=>({})),this.page.update()}toggleEdit=()=>{this.isEdited=!this.isEdited,this.page.update()};async#s({displayName:t,about:s,username:n,age:a}){let o={displayName:t.trim()||null,about:s.trim()||null,username:n.trim()};ee(await Y("/api/users/me",{...o,age:a===""?null:Number(a)})),u(i("profile.saved"))}};import{html as On,nothing as xn}from"../lib/lit-html/lit-html.js";async function Zg(e,t){await e.restore(t),O(e.list.items.length?"bin":"finds")}async function Qg(e,t){await L(i("bin.removeTitle"),i("bin.removeText",{title:t.title}),i("bin.remove"))&&(await e.remove(t),O(e.list.items.length?"bin":"finds"))}var tb=(e,t)=>On`
  <button type="button" class="quiet" aria-label="${i("bin.restore")}: ${t.title}" @click=${()=>Zg(e,t)}>
    ${c("retry")} ${i("bin.restore")}
  </button>`,eb=(e,{find:t,expiresAt:s})=>On`
  <li>
    <p>
      <span class="strong" dir="auto">${t.title}</span>
      ${s?On`<br><span class="soft">${i("bin.until",{date:Dt(s)})}</span>`:xn}
    </p>
    ${t.hidden?Wo(i("report.findHidden"),t.hidden):xn}
    <p class="row">
      ${t.hidden?xn:tb(e,t)}
      <button type="button" class="danger" aria-label="${i("bin.remove")}: ${t.title}" @click=${()=>Qg(e,t)}>
        ${c("trash")} ${i("bin.remove")}
      </button>
    </p>
  </li>`,fp=e=>e.list.items?.length?On`
  <section class="card" aria-labelledby="bin">
    <h2 id="bin" tabindex="-1">${i("bin.title")}</h2>
    <p class="hint">${i("bin.hint")}</p>
    <ul class="rows binned">${e.list.items.map(t=>eb(e,t))}</ul>
    ${j(e.list)}
  </section>`:xn;var sb=()=>xe`<a class="button" href="/new">${c("plus")} ${i("nav.plus")}</a>`,ib=({form:e,user:t})=>xe`
  <form novalidate @submit=${e.submit}>
    ${F(e)}
    ${m(e,"displayName",{label:i("profile.name"),hint:i("profile.nameHint"),value:t.displayName??"",most:50,complete:"name"})}
    ${m(e,"about",{label:i("profile.about"),value:t.about??"",most:160})}
    ${m(e,"username",{label:i("account.username"),hint:i("join.usernameHint"),value:t.username,required:!0,least:3,most:31,pattern:"[A-Za-z0-9_\\-]*",complete:"username"})}
    ${m(e,"age",{label:i("profile.age"),hint:i("profile.ageHint"),value:t.age??"",kind:"number",mode:"numeric"})}
    <div class="row end">${A(e,i("action.save"))}</div>
  </form>`,nb=e=>xe`
  <ul class="card rows">
    ${pe("/people","people",i("people.accepted"))}
    ${pe("/saved","bookmark",i("saved.title"))}
    ${pe("/lists","feed",i("lists.title"))}
    ${pe("/shares","share",i("shares.mine"))}
    ${e.role==="admin"?pe("/admin","shield",i("admin.title")):Ba}
  </ul>`,ab=()=>xe`<a class="button quiet" href="/settings">${c("gear")} ${i("settings.title")}</a>`,ob=e=>xe`
  <section class="card" id="edit" aria-labelledby="edit-title">
    <div class="row between"><h2 id="edit-title" tabindex="-1">${i("profile.edit")}</h2>${rt(e.toggleEdit)}</div>
    ${ss(e.picture,{label:i("profile.picture"),hint:i("profile.pictureHint")})}
    ${ib(e)}
  </section>`;async function rb(e){e.toggleEdit(),await O("edit-title")}var cb=e=>xe`
  <button type="button" class="quiet" id="edit-profile" aria-expanded=${e.isEdited?"true":"false"} @click=${()=>rb(e)}>
    ${c("edit")} ${i("profile.edit")}
  </button>`,lb=e=>xe`
  <div class="head"><span class="grow"></span>${ab()}</div>
  ${wn(e.user,{title:k(e.user),finds:e.finds,figures:e.figures,actions:cb(e)})}
  ${e.isEdited?ob(e):Ba}
  <section class="stack" aria-labelledby="finds">
    <h2 id="finds" class="unseen" tabindex="-1">${i("profile.finds")}</h2>
    ${ns(e,{title:i("profile.none"),text:i("profile.noneText"),action:sb()})}
  </section>
  ${nb(e.user)}
  ${fp(e.bin)}`;function $p(e){let t=new kn(e);return{title:i("profile.title"),broad:!0,ready:t.load(),view:()=>t.user?lb(t):Ba}}import{html as mt,nothing as ue}from"../lib/lit-html/lit-html.js";var pb={dismissed:"check",hidden:"block",deleted:"trash",suspended:"lock"},ub=e=>m(e,"note",{label:i("report.note"),hint:i("report.noteHint"),kind:"area",required:!0,most:500}),gp=(e,t)=>i(`report.outcome.${e.kind==="user"&&t==="deleted"?"accountDeleted":t}`);async function db(e,t,s){let n=gp(t,s);s!=="dismissed"?await Aa(n,({note:a})=>e.decide(t,s,a),ub):await L(n,i("report.dismissText"),n)&&await e.decide(t,s).catch(()=>e.list.load()),O("reports")}var bp=e=>e?mt`<a class="strong" href="/people/${e.id}">${k(e)}</a>`:mt`<span class="soft">${i("report.left")}</span>`,mb=e=>mt`
  <p class="row">${e.map(t=>mt`
    <a href=${t.url} target="_blank" rel="noreferrer noopener">
      <img class="note-thumb" src=${t.thumbnailUrl} alt=${t.caption||i("report.photo")} width="48" height="48" loading="lazy">
    </a>`)}</p>`,hb=e=>mt`
  <p class="strong" dir="auto">${e.title}</p>
  ${e.description?fs(e.description):ue}
  ${e.media.length?mb(e.media):ue}`,fb=e=>e.find?hb(e.find):e.comment?fs(e.comment.content):e.kind==="user"?ue:mt`<p class="soft">${i("report.noContent")}</p>`,$b=e=>mt`
  <li>
    <p>${i(`report.reason.${e.reason}`)} · ${bp(e.reporter)} · <span class="soft">${W(e.createdAt)}</span></p>
    ${e.text?fs(e.text):ue}
  </li>`,gb=(e,t,s)=>mt`
  <button type="button" class=${s==="dismissed"?"quiet":"danger"} @click=${()=>db(e,t,s)}>
    ${c(pb[s])} ${gp(t,s)}
  </button>`,bb=(e,t)=>mt`<p class="row">${pp(t.kind).map(s=>gb(e,t,s))}</p>`,wb=(e,t)=>mt`
  <p>
    <span class="strong">${i(`report.result.${t.decision.outcome}`)}</span> · ${t.decision.closedBy} ·
    <span class="soft">${W(t.decision.closedAt)}</span>
  </p>
  ${t.decision.note?fs(t.decision.note):ue}
  ${t.hidden?mt`
    <p><button type="button" class="quiet" @click=${()=>e.show(t)}>${c("retry")} ${i("report.show")}</button></p>`:ue}`,yb=(e,t)=>mt`
  <li class="card">
    <h2>${i(`report.kind.${t.kind}`)} · ${bp(t.owner)}</h2>
    ${fb(t)}
    <ul class="rows">${[t,...t.others].map($b)}</ul>
    ${t.decision?wb(e,t):bb(e,t)}
  </li>`;function vb(e){let{items:t,problem:s,load:n}=e.list;return s?f(s,n):t?t.length?mt`<ul class="stack">${t.map(a=>yb(e,a))}</ul>${j(e.list)}`:B(i(`report.none.${e.status}`),i("report.noneText"),ue,"flag"):v(3)}function wp(e){let t=new yn(e);return{title:i("report.reports"),ready:t.list.load(),view:()=>mt`
      ${b(i("report.reports"),ue,"/admin")}
      <div class="chips" role="group" aria-label=${i("report.which")} id="reports" tabindex="-1">
        ${Ma.map(s=>Te(t.status===s,i(`report.status.${s}`),()=>t.choose(s)))}
      </div>
      ${vb(t)}`}}import{html as ja,nothing as kb}from"../lib/lit-html/lit-html.js";var xb=(e,t)=>ja`
  <button type="button" class="chip" aria-pressed=${e.state===t?"true":"false"} @click=${()=>e.choose(t)}>
    ${c(t==="dismissed"?"close":Go(t))} ${i(`saved.${t}`)}
  </button>`,Ob=()=>ja`<a class="button" href="/">${c("map")} ${i("missing.action")}</a>`,qb=e=>({title:i(`saved.${e}None`),text:i(e==="dismissed"?"saved.dismissedText":"saved.noneText"),action:Ob(),sign:"bookmark"});function yp(e){let t=new Bo(e);return{title:i("saved.title"),broad:!0,ready:t.finds.load(),view:()=>ja`
      ${b(i("saved.title"),kb,"/profile")}
      <div class="chips" role="group" aria-label=${i("saved.which")}>${Lo.map(s=>xb(t,s))}</div>
      ${ns(t,qb(t.state))}`}}import{html as ft,nothing as Tt}from"../lib/lit-html/lit-html.js";import{html as Pt,nothing as Na}from"../lib/lit-html/lit-html.js";var kp=(e,t)=>m(e,"name",{label:i("passkeys.name"),hint:i("passkeys.nameHint"),value:t,required:!0,most:50});async function Sb(e,t){let s=Hs(navigator.userAgent);await D(n=>e.addForm(t,n),i("passkeys.add"),n=>Pt`
    ${F(n)}
    ${oe(n)}
    ${kp(n,s)}
    ${t?Ht(n,"password",i("account.password")):Na}`,()=>Pt`<button type="submit">${i("settings.linkGo")}</button>`)}var Fb=(e,t)=>D(s=>e.renameForm(t,s),i("passkeys.rename"),s=>Pt`
  ${F(s)}
  ${kp(s,t.name)}`,()=>Pt`<button type="submit">${i("action.save")}</button>`);async function Pb(e,t){await L(i("passkeys.deleteTitle",{name:t.name}),i("passkeys.deleteText"),i("action.delete"))&&e.remove(t)}var vp=(e,t,s)=>Pt`
  <button type="button" class="quiet" aria-label="${t}: ${e.name}" @click=${s}>${t}</button>`,Tb=(e,t,s)=>Pt`
  <li class="row between">
    <span>
      <span class="strong" dir="auto">${t.name}</span>
      ${t.backedUp?Pt`<span class="badge">${i("passkeys.backedUp")}</span>`:Na}<br>
      <span class="soft">${i("passkeys.added")} ${W(t.createdAt)} ·
        ${t.lastUsedAt?Pt`${i("passkeys.used")} ${W(t.lastUsedAt)}`:i("passkeys.unused")}</span>
    </span>
    <span class="row">
      ${vp(t,i("passkeys.rename"),async()=>{await Fb(e,t),s()})}
      ${vp(t,i("action.delete"),()=>Pb(e,t))}
    </span>
  </li>`,Ib=e=>Pt`<button type="button" class="quiet" id="add-passkey" @click=${e}>${i("passkeys.add")}</button>`,xp=(e,t,s)=>Pt`
  <section class="card" id="passkeys">
    <h2>${i("passkeys.title")}</h2>
    <p>${i("passkeys.hint")}</p>
    ${e.list.length?Pt`<ul class="people">${e.list.map(n=>Tb(e,n,s))}</ul>`:Na}
    <p>${Ib(async()=>{await Sb(e,t),s()})}</p>
  </section>`;import{html as qn,nothing as Mb}from"../lib/lit-html/lit-html.js";var Op=e=>Ke(e.picker()),Lb=e=>qn`
  <p class="note">${i("privacy.homeExact",{n:e.exactAtHome})}</p>
  <p class="row"><button type="button" id="hide-home" @click=${()=>e.hideHome()}>${i("privacy.homeHide")}</button></p>`,Ab=(e,{latitude:t,longitude:s,radius:n,area:a})=>qn`
  <place-map class="homemap" inert .area=${2*n} .at=${{lat:t,lng:s}}></place-map>
  ${T("home-radius",{label:i("privacy.homeRadius"),options:xr.map(o=>[o,_s(o)]),chosen:n,set:o=>e.changeHome({radius:Number(o)})})}
  ${T("home-area",{label:i("privacy.homeArea"),options:Ss(),chosen:String(a),set:o=>e.changeHome({area:Number(o)})})}
  ${e.exactAtHome?Lb(e):Mb}
  <p class="row">
    <button type="button" class="quiet" @click=${()=>Op(e)}>${i("privacy.homeMove")}</button>
    <button type="button" class="quiet" @click=${()=>e.change({home:void 0})}>${i("privacy.homeRemove")}</button>
  </p>`,qp=e=>qn`
  <section class="card">
    <p class="hint">${i("privacy.settingsText")}</p>
    ${T("shown-area",{label:i("privacy.shownNew"),options:re(),chosen:String(e.values.area),set:t=>e.change({area:Number(t)})})}
    <label class="switch">
      <span>${i("privacy.friendsExact")}</span>
      <input type="checkbox" role="switch" id="friends-exact" .checked=${e.values.exactForFriends}
        @change=${t=>e.change({exactForFriends:t.target.checked})}>
    </label>
    <h2>${i("privacy.home")}</h2>
    <p class="hint">${i("privacy.homeText")}</p>
    ${e.values.home?Ab(e,e.values.home):qn`
      <p><button type="button" class="quiet" id="home" @click=${()=>Op(e)}>${i("privacy.homeAdd")}</button></p>`}
    <p class="hint">${i("privacy.recall")}</p>
  </section>`;import{html as Xt,nothing as As}from"../lib/lit-html/lit-html.js";var Da={read:["read"],write:["read","write"],admin:["read","write","admin"]};function Sp(e){let t=async({name:s,access:n,days:a,password:o})=>{let r=a?{days:Number(a)}:{};e(await P("/api/auth/tokens",{name:s.trim(),scopes:Da[n],...r,...o?{password:o}:{}}))};return new x({send:t,fieldOf:{wrong_password:"password"}})}var Bs=e=>e.kind==="token",Fp=e=>Bs(e)?e.name:Hs(e.userAgent),Bb={browser:()=>i("session.browser"),cli:()=>i("session.cli"),token:()=>i("session.token")},jb=e=>e.scopes.map(t=>i(`scope.${t}`)).join(", ");function Nb(e){return e.expiresAt?Bs(e)?i("token.until",{date:Dt(e.expiresAt)}):i("settings.until",{date:Dt(e.expiresAt)}):i("token.endless")}var Db=e=>e.lastUsedAt?i("session.used",{date:$t(e.lastUsedAt)}):i("session.unused"),Ub=(e,t)=>{let s=i(Bs(t)?"token.revoke":"settings.end");return Xt`
    <button type="button" class="quiet" aria-label="${s}: ${Fp(t)}" @click=${()=>e.endSession(t)}>${s}</button>`},Cb=e=>Xt`${i(Bs(e)?"token.since":"settings.since")} ${W(e.createdAt)}`,Eb=(e,t)=>Xt`
  <li class="row between">
    <span>
      <span class="strong" dir="auto">${Fp(t)}</span>
      <span class="badge">${Bb[t.kind]()}</span>
      ${t.current?Xt`<span class="badge">${i("settings.thisOne")}</span>`:As}<br>
      ${Bs(t)?Xt`<span class="soft">${jb(t)}</span><br>`:As}
      <span class="soft">${Cb(t)} · ${Db(t)} · ${Nb(t)}</span>
    </span>
    ${t.current?As:Ub(e,t)}
  </li>`;async function _b(e){await L(i("settings.endOthers"),i("settings.endOthersText"),i("settings.endOthers"))&&e.endOthers()}var Hb=e=>Xt`
  <button type="button" class="quiet" @click=${()=>_b(e)}>${i("settings.endOthers")}</button>`,Rb=[90,30,365],zb=e=>Object.keys(Da).filter(t=>t!=="admin"||e.role==="admin"),Vb=(e,t)=>Xt`
  <p>${i("token.about")}</p>
  ${F(t)}
  ${oe(t)}
  ${m(t,"name",{label:i("token.name"),hint:i("token.nameHint"),required:!0,most:50})}
  ${T("access",{label:i("token.access"),options:zb(e.user).map(s=>[s,i(`access.${s}`)])})}
  ${T("days",{label:i("token.life"),options:[...Rb.map(s=>[s,i("token.days",{n:s})]),["",i("token.endless")]]})}
  ${e.asksPassword?Ht(t,"password",i("account.password")):As}`,Wb=e=>mi({title:i("token.new"),text:i("token.once"),label:i("session.token"),value:e});async function Gb(e){let t=null;await D(n=>Sp(a=>{t=a,n()}),i("token.create"),n=>Vb(e,n),()=>Xt`<button type="submit">${i("token.createGo")}</button>`),t&&(e.addSession(t.session),await Wb(t.token))}var Pp=e=>Xt`
  <section class="card">
    <h2>${i("settings.sessions")}</h2>
    <ul class="people">${e.sessions.map(t=>Eb(e,t))}</ul>
    <div class="row end">
      ${e.hasOthers?Hb(e):As}
      <button type="button" class="quiet" id="new-token" @click=${()=>Gb(e)}>${c("plus")} ${i("token.create")}</button>
    </div>
  </section>`;var Ua=()=>["friendRequests","friendAccepted","findLiked","findCommented","replied","mentioned",...y()?.role==="admin"?["reported"]:[]],Kb=e=>ft`
  <label class="switch">
    <span>${i("settings.streets")}<br><span class="soft">${i("offer.learns")}</span></span>
    <input type="checkbox" role="switch" id="streets" .checked=${gs()} @change=${t=>e.setStreets(t.target.checked)}>
  </label>`,Yb=()=>Cs.map(e=>[e,Dn[e],e]),Jb=e=>ft`
  <section class="card">
    ${T("language",{label:i("settings.language"),options:Yb(),chosen:Ot(),set:t=>e.setLanguage(t)})}
    ${T("theme",{label:i("settings.theme"),options:or.map(t=>[t,i(`settings.theme.${t}`)]),chosen:Un(),set:t=>e.setTheme(t)})}
    ${T("units",{label:i("settings.units"),options:["km","mi"].map(t=>[t,i(`settings.units.${t}`)]),chosen:Ka(),set:t=>e.setUnits(t)})}
    ${$s()?Kb(e):Tt}
  </section>`;async function Xb(e,t,s){let n=e.target;await t.prefer(s,n.checked),n.checked=t.preferences[s]}var Tp=(e,t,s=Tt)=>ft`
  <label class="switch">
    <span>${i(`settings.${t}`)}${s}</span>
    <input type="checkbox" role="switch" .checked=${e.preferences[t]} @change=${n=>Xb(n,e,t)}>
  </label>`,Zb=e=>ft`
  <p>${c("check")} ${i("push.on")}</p>
  <p class="row">
    <button type="button" class="quiet" @click=${e.test}>${i("push.test")}</button>
    <button type="button" class="quiet" aria-busy=${e.busy?"true":"false"} @click=${e.disable}>${i("push.disable")}</button>
  </p>`,Qb=e=>ft`
  <p>${i("push.off")}</p>
  <p>
    <button type="button" id="push-on" aria-busy=${e.busy?"true":"false"} @click=${e.enable}>
      ${c("bell")} ${i("push.enable")}
    </button>
  </p>
  <p class="soft" role="status">${e.slow?i("push.asking"):Tt}</p>`;function tw(e){return e.state==="on"?Zb(e):e.state==="off"?Qb(e):ft`<p class="note">${i(`push.${e.state}`)}</p>`}var ew=e=>ft`
  <section class="card">
    <h2>${i("settings.notify")}</h2>
    ${Ua().map(t=>Tp(e,t))}
    ${$().pushKey?Tp(e,"pushEnabled",ft`<br><span class="soft">${i("settings.pushEnabledHint")}</span>`):Tt}
  </section>
  <section class="card">
    <h2>${i("push.title")}</h2>
    ${tw(e.push)}
  </section>`,sw=e=>$().passwordLogin||e.passkeys.isShown||$().provider.enabled,iw=e=>ft`
  ${$().passwordLogin?Sr(e):Tt}
  ${e.passkeys.isShown?xp(e.passkeys,e.asksPassword,e.redraw):Tt}
  ${$().provider.enabled?Fr(e):Tt}`,Ip="/settings",Mp=[{name:"appearance",sign:"globe",title:()=>i("settings.appearance"),view:Jb,isLocal:!0,value:()=>[Dn[Ot()],i(`settings.theme.${Un()}`)].join(" · ")},{name:"notifications",sign:"bell",title:()=>i("nav.bell"),view:ew,value:e=>i("settings.onOf",{n:Ua().filter(t=>e.preferences[t]).length,of:Ua().length})},{name:"places",sign:"pin",title:()=>i("privacy.settings"),view:e=>qp(e.places),value:e=>re().find(([t])=>t===String(e.places.values.area))?.[1]},{name:"sign-in",sign:"lock",title:()=>i("settings.signIn"),view:iw,isShown:sw,value:e=>e.passkeys.isShown?i("passkeys.count",{n:e.passkeys.list.length}):""},{name:"devices",sign:"shield",title:()=>i("settings.devices"),view:Pp,value:e=>i("settings.signedIn",{n:e.sessions.length})},{name:"data",sign:"copy",title:()=>i("settings.data"),view:Pr,value:()=>i("settings.dataParts")}],nw=e=>ft`
  <ul class="card rows">
    ${Mp.filter(({isShown:t})=>!t||t(e)).map(t=>it(`${Ip}/${t.name}`,t.sign,t.title(),t.isLocal||e.isLoaded?t.value(e):""))}
  </ul>
  <ul class="card rows">
    ${gt()?it("/invites","people",i("invites.title")):Tt}
    ${it("/shares","share",i("shares.mine"))}
    ${it("/help","comment",i("help.title"))}
    ${it("/about","feed",i("nav.about"))}
  </ul>`;async function aw(e){let t=lt.get("outbox").length;(!t||await L(i("settings.signOut"),i("outbox.signOut",{n:t}),i("settings.signOut")))&&e.signOut()}var ow=e=>ft`
  <button type="button" class="quiet" id="sign-out" @click=${()=>aw(e)}>${i("settings.signOut")}</button>`;function rw(e,t){let{problem:s,load:n}=e.loading;return t?t.isLocal?t.view(e):s?f(s,n):e.isLoaded?t.view(e):v(5):ft`${s?f(s,n):Tt}${nw(e)}`}function Lp(e){let t=Mp.find(({name:a})=>a===e.params.name);if(e.params.name&&!t)return mr();let s=new ui(e),n=()=>t?t.title():i("settings.title");return{get title(){return n()},ready:t?.isLocal?Promise.resolve():s.loading.load(),view:()=>ft`
      ${t?b(n(),Tt,Ip):b(n(),ow(s),"/profile")}
      ${s.refusal?f(s.refusal):Tt}
      ${rw(s,t)}`}}import{html as It,nothing as js}from"../lib/lit-html/lit-html.js";async function cw(e){let t=await e.offered(),s=t&&await un({offered:t});s&&(e.take(s),await Is(s))}async function lw(e,t){let s=await un({share:t});s&&e.take(s)}async function pw(e,t){await L(i("shares.revokeTitle",{title:Bt(t)}),i("shares.revokeText"),i("shares.revoke"))&&(await e.revoke(t),O("new-share"))}var uw=async e=>await ln(e)||Is(e,i("shares.one")),dw=async e=>await pn(e,Bt(e))||Is(e,i("shares.one")),mw=(e,t)=>Mt(i("shares.menu",{title:Bt(t)}),[...cn()&&!t.expired?[{text:i("action.share"),sign:"share",run:()=>dw(t)}]:[],{text:i("shares.change"),sign:"edit",run:()=>lw(e,t)},{text:i("shares.revoke"),sign:"trash",isDanger:!0,run:()=>pw(e,t)}],{id:`share-${t.id}`}),hw=e=>e.findId?`/finds/${e.findId}`:`/lists/${e.listId}`,fw=e=>e.category?It`<span class="strong" dir="auto">${Bt(e)}</span>`:It`<a class="strong" dir="auto" href=${hw(e)}>${Bt(e)}</a>`,$w=e=>It`${i(`shares.kind.${xa(e)}`)}${e.title?It`: <bdi>${Oa(e)}</bdi>`:js}`,Sn=(e,t)=>It`<span class="badge">${e?c(e):js} ${t}</span>`,gw=e=>It`
  <button type="button" class="quiet" aria-label="${i("secret.copy")}: ${Bt(e)}" @click=${()=>uw(e)}>
    ${c("copy")} ${i("secret.copy")}
  </button>`,bw=(e,t)=>It`
  <li class="invite">
    <div class="listed">
      <p class="grow">
        ${fw(t)}<br>
        <span class="soft">${$w(t)} · ${t.views?i("shares.views",{n:t.views}):i("shares.noViews")}</span>
      </p>
      ${mw(e,t)}
    </div>
    <p class="marks">
      ${Sn(t.place==="hidden"?"block":"pin",Gl(t))}
      ${t.hasPassword?Sn("lock",i("account.password")):js}
      ${t.expiresAt?Sn("",qa(t)):Sn("",i("shares.endless"))}
    </p>
    ${t.expired?js:It`<p class="row actions">${gw(t)} ${Sa(t)}</p>`}
  </li>`;function ww(e){let{items:t,problem:s,load:n}=e.list;return s?f(s,n):t?t.length?It`<div class="card"><ul class="people">${t.map(a=>bw(e,a))}</ul></div>${j(e.list)}`:B(i("shares.none"),i("shares.noneText"),js,"share"):v(3)}var yw=e=>It`
  <button type="button" class="quiet" id="new-share" @click=${()=>cw(e)}>${i("shares.category")}</button>`;function Ap(e){let t=new on(e);return{title:i("shares.mine"),ready:t.list.load(),view:()=>It`
      ${b(i("shares.mine"),yw(t),"/profile")}
      <p class="lead">${i("shares.lead")}</p>
      ${ww(t)}`}}import{html as Zt,nothing as Ca}from"../lib/lit-html/lit-html.js";var Fn=class{isLoaded=!1;#t;constructor(t){this.#t=t}get entries(){return lt.get("outbox")}load=async()=>{await vo(),this.isLoaded=!0,this.#t.update()};cancel(t){return xo(t.id)}retry(t){return Oo(t.id)}sendNow(){return qo()}};async function vw(e,t){await Ro()&&e.cancel(t)}var kw=e=>i(e.kind==="like"&&!e.on?"outbox.unlike":`outbox.${e.kind}`),Bp=e=>Zt`<a class="strong" dir="auto" href=${So(e)}>${e.title}</a>`,xw={find:e=>Zt`<span class="strong" dir="auto">${e.body.title}</span>`,comment:e=>Zt`<span class="what" dir="auto">${e.body.content}</span><br>${Bp(e)}`,like:Bp},Ow=(e,t)=>Zt`
  <li class="row between">
    <span class="grow">
      <span class="soft">${kw(t)}</span><br>
      ${xw[t.kind](t)}<br>
      ${t.state==="refused"?Zt`<span class="error">${t.problem}</span>`:Zt`<span class="soft">${i("outbox.waiting")}</span>`}
    </span>
    <span class="row">
      ${t.state==="refused"?Zt`
        <button type="button" class="quiet" @click=${()=>e.retry(t)}>${c("retry")} ${i("action.retry")}</button>`:Ca}
      <button type="button" class="quiet" @click=${()=>vw(e,t)}>${i("outbox.cancel")}</button>
    </span>
  </li>`;function qw(e){return e.isLoaded?e.entries.length?Zt`
    <p class="hint">${i("outbox.hint")}</p>
    <ul class="card people">${e.entries.map(t=>Ow(e,t))}</ul>
    <p class="row end"><button type="button" @click=${()=>e.sendNow()}>${i("outbox.now")}</button></p>`:B(i("outbox.none"),i("outbox.noneText"),Ca,"send"):v(2)}function jp(e){let t=new Fn(e);return{title:i("outbox.title"),ready:t.load(),view:()=>Zt`${b(i("outbox.title"),Ca,"/")}${qw(t)}`}}import{html as de,nothing as Sw}from"../lib/lit-html/lit-html.js";var Pn=class{#t;constructor(t){this.#t=t,this.instance=new _e(t),this.areas=new ts(t),this.invites=new es(t),this.nameForm=new x({send:s=>this.#e(s),update:t.update})}load(){return{server:this.instance.loading,map:this.areas.loading}[this.step]?.load()}get steps(){return["server",...$().streets?.areas?["map"]:[],"invite","done"]}get step(){let t=this.#t.query.get("step");return this.steps.includes(t)?t:this.steps[0]}get number(){return this.steps.indexOf(this.step)+1}next=()=>this.#t.push(w("/admin/welcome",{step:this.steps[this.number]}));async#e(t){await this.instance.save(t),await this.next()}};var Np=(e,t)=>de`<button type="button" class="quiet" @click=${e.next}>${t}</button>`,Dp=(e,t)=>de`<p class="row end">${Np(e,i(t?"welcome.next":"welcome.later"))}</p>`,Up=({problem:e,load:t},s,n)=>e?f(e,t):s?n():v(3),Fw=(e,t)=>Up(e.instance.loading,e.instance.values,()=>de`
  <form class="card" novalidate @submit=${e.nameForm.submit}>
    ${F(e.nameForm)}
    ${ss(e.instance.picture,{label:i("admin.picture"),hint:i("admin.pictureHint")})}
    ${m(e.nameForm,"name",{label:i("admin.name"),hint:i("welcome.nameHint"),value:e.instance.values.name,most:50})}
    ${m(e.nameForm,"description",{label:i("admin.description"),value:e.instance.values.description,kind:"area",most:500})}
    <div class="row end">${Np(e,i("welcome.later"))} ${A(e.nameForm,i("welcome.next"))}</div>
  </form>
  ${ci(t.update)}`),Pw=e=>Up(e.areas.loading,e.areas.areas,()=>de`
  ${fa(e.areas)}
  ${Dp(e,e.areas.areas.length||e.areas.isRunning)}`),Tw=e=>de`
  ${e.invites.created?ga(e.invites):$a(e.invites)}
  ${Dp(e,e.invites.created)}`,Iw=()=>de`
  <section class="card">
    <p><a class="button main" href="/new">${c("plus")} ${i("welcome.find")}</a></p>
    <ul class="people">
      ${it("/settings/notifications","bell",i("welcome.push"))}
      ${it("/profile","people",i("steps.profile"))}
      ${it("/admin","gear",i("welcome.again"))}
      ${it("/","map",i("areas.show"))}
    </ul>
  </section>`,Mw={server:Fw,map:Pw,invite:Tw,done:Iw};function Cp(e){let t=new Pn(e),s=()=>t.step==="done"?Sw:de`<p class="soft">${i("welcome.step",{number:t.number,of:t.steps.length-1})}</p>`;return{get title(){return i(`welcome.${t.step}`)},ready:t.load(),async moved(){e.update(),document.querySelector("main h1").focus(),await t.load()},view:()=>de`
      <header class="welcome">
        ${s()}
        <h1 tabindex="-1">${i(`welcome.${t.step}`)}</h1>
        <p class="lead">${i(`welcome.${t.step}Text`)}</p>
      </header>
      ${Mw[t.step](t,e)}`}}function Lw(e,t){let[s,n]=[new Map,!1],a=new AbortController;return e.signal.addEventListener("abort",()=>a.abort()),{async load(o){a.abort();let{signal:r}=a=new AbortController;try{let[l,p]=await Za(w("/api/locations/categories",{...t(),category:"",bbox:o}),{signal:r});if(r.aborted)return;[s,n]=[new Map(l.map(d=>[d.category,d.count])),p]}catch(l){if(l.name==="AbortError")return;s.clear()}e.update()},arranged(o,r){if(!s.size)return null;let l=[...s.values()].reduce((h,I)=>h+I,0),p=h=>s.get(h)===0&&!n&&!r.includes(h),d=h=>h&&(h<l||n)?`${S(h)}${n?"+":""}`:void 0;return{shown:o.filter(h=>!p(h)).map(h=>({category:h,count:d(s.get(h))})),rest:o.filter(p)}}}}import{html as Ep,nothing as _p}from"../lib/lit-html/lit-html.js";async function Aw(e){await e.ask()&&await O("see-inviter")}async function Bw(e){e.close(),await O("list")}function jw(e){let{user:t}=e;if(!t)return _p;let s=i("introduction.text",{name:k(t),n:t.findCount});return Ep`
    <section class="introduction" aria-label=${s}>
      ${z(t,44)}
      <p class="strong grow" dir="auto">${s}</p>
      ${rt(()=>Bw(e))}
      <p class="row">
        <a class="button quiet" id="see-inviter" href="/people/${t.id}">${i("introduction.see")}</a>
        ${e.mayAsk?Ep`<button type="button" @click=${()=>Aw(e)}>${i("friend.ask")}</button>`:_p}
      </p>
    </section>`}async function Nw(e,t){let s=new Zi(t.update);e.note=()=>jw(s),await s.load()}import{html as Dw,nothing as Uw}from"../lib/lit-html/lit-html.js";async function Cw(e){if(Nn.get())return;let t=()=>{},s=new Be(()=>t());try{await s.read()}catch{return}s.state!=="off"||document.querySelector("dialog[open]")||(Nn.set("1"),await J((n,a)=>{t=a;let o=async()=>{await s.enable(),s.state!=="off"&&(n(),u(i(`push.${s.state}`)))};return Dw`
      <h2>${i("push.offer",{name:e})}</h2>
      <p>${i("push.offerText")}</p>
      <p class="soft" role="status">${s.slow?i("push.asking"):Uw}</p>
      <div class="row end">
        <button class="quiet" type="button" @click=${()=>n()}>${i("push.notNow")}</button>
        <button type="button" id="push-on" aria-busy=${s.busy?"true":"false"} @click=${o}>
          ${c("bell")} ${i("push.enable")}
        </button>
      </div>`},{label:i("push.offer",{name:e}),kind:"sheet-like"}))}import{html as Tn,nothing as Hp}from"../lib/lit-html/lit-html.js";async function Ew({lat:e,lng:t}){try{let{title:s}=await P("/api/map/wishes",{latitude:e,longitude:t});u(i("offer.wished",{title:s}))}catch(s){u(q(s))}}function _w(e,t){if(y().role==="admin"){let s=w("/admin/map",{at:Le({lat:e.lat,lng:e.lng})});return Tn`<p><a class="button quiet" href=${s}>${i("offer.add")}</a></p>`}return Tn`
    <p><button type="button" class="quiet" @click=${()=>{t(),Ew(e)}}>${i("offer.wish")}</button></p>
    <p class="hint">${i("offer.wishText")}</p>`}var Hw=e=>Tn`
  <p><button type="button" class="quiet" @click=${()=>e(!0)}>${i("offer.show")}</button></p>
  <p class="hint">${i("offer.learns")}</p>`,Rw=(e,{choose:t,close:s,key:n})=>Tn`
  <section class="offer" tabindex="-1" aria-label=${i("offer.none")} @keydown=${n}>
    <p class="row between">
      <span class="strong">${i("offer.none")}</span>
      <button type="button" class="round" aria-label=${i($s()?"offer.decline":"action.close")} @click=${()=>t(!1)}>
        ${c("close")}
      </button>
    </p>
    ${ir()?_w(e,s):Hp}
    ${$s()?Hw(t):Hp}
  </section>`,zw=()=>Rw;import{html as Ln,nothing as Ha}from"../lib/lit-html/lit-html.js";var os={scale:1,x:0,y:0},Vw=5,[Ww,Gw]=[60,90],Ea=(e,t,s)=>Math.max(e,Math.min(s,t));function _a(e,t,s){let n=Ea(1,t,Vw),a=n/e.scale;return{scale:n,x:s.x-(s.x-e.x)*a,y:s.y-(s.y-e.y)*a}}function In(e,{width:t,height:s}){let[n,a]=[t,s].map(o=>o*(e.scale-1)/2);return{scale:e.scale,x:Ea(-n,e.x,n),y:Ea(-a,e.y,a)}}function Rp({x:e,y:t}){return t>Gw&&t>Math.abs(e)?"close":Math.abs(e)<Ww||Math.abs(e)<Math.abs(t)?"":e<0?"next":"previous"}function zp(e,t){return{x:(e.x+t.x)/2,y:(e.y+t.y)/2,apart:Math.hypot(e.x-t.x,e.y-t.y)||1}}var Kw=2.5,[Yw,Vp]=[300,24],Wp=180,Gp=()=>matchMedia("(prefers-reduced-motion: reduce)").matches,Mn=class{#t=os;#e=os;#s=null;#i=new Map;#n={time:0,x:0,y:0};#a=null;#o;constructor(t){this.#o=t}show(t,s=0){this.#a=t,this.#i.clear(),this.#u(os),s&&!Gp()&&this.#a.animate([{transform:`translateX(${s*15}%)`,opacity:0},{transform:"none",opacity:1}],{duration:Wp,easing:"ease-out"})}onDown=t=>{t.target.localName==="video"||t.button||(this.#a=t.currentTarget,this.#a.setPointerCapture(t.pointerId),this.#i.set(t.pointerId,this.#m(t)),this.#d())};onMove=t=>{if(!this.#i.has(t.pointerId))return;this.#i.set(t.pointerId,this.#m(t));let s=this.#l(),n={x:s.x-this.#s.x,y:s.y-this.#s.y};if(this.#i.size>1){let{x:o,y:r,scale:l}=_a(this.#e,this.#e.scale*s.apart/this.#s.apart,this.#s);return this.#u({scale:l,x:o+n.x,y:r+n.y})}let a={...this.#e,x:this.#e.x+n.x,y:this.#e.y+n.y};this.#u(this.#t.scale>1?In(a,this.#p()):a)};onUp=t=>{if(!this.#i.has(t.pointerId))return;let s=this.#l(),n=this.#i.size===1,a={x:s.x-this.#s.x,y:s.y-this.#s.y};if(this.#i.delete(t.pointerId),this.#i.size)return this.#d();if(!n||t.type==="pointercancel")return this.#c();if(Math.hypot(a.x,a.y)<Vp)return this.#r(s,t.timeStamp);let o=this.#t.scale>1?"":Rp(a);if(o)return this.#o[o]();this.#c()};#r(t,s){let n=this.#n;if(this.#n={...t,time:s},s-n.time>Yw||Math.hypot(t.x-n.x,t.y-n.y)>Vp)return this.#c();this.#n={time:0,x:0,y:0},this.#u(this.#t.scale>1?os:In(_a(os,Kw,t),this.#p()),!0)}#d(){this.#e=this.#t,this.#s=this.#l()}#l(){let[t,s=t]=this.#i.values();return zp(t,s)}#m({clientX:t,clientY:s}){let{left:n,top:a,width:o,height:r}=this.#a.getBoundingClientRect();return{x:t-n-o/2,y:s-a-r/2}}#p(){return{width:this.#a.clientWidth,height:this.#a.clientHeight}}#c(){this.#u(In(this.#t,this.#p()),!0)}#u(t,s=!1){this.#t=t;let n=this.#a?.firstElementChild;n&&(n.style.transition=s&&!Gp()?`transform ${Wp}ms ease-out`:"none",n.style.transform=`translate(${t.x}px, ${t.y}px) scale(${t.scale})`)}};function Jw(e,t){let s=e.media.length,n=t,a=!0,o=null,r=new Map;J((l,p)=>{let d=h=>{n=(n+h+s)%s,a=!1,p(),o.show(document.querySelector("dialog .stage"),s>1?h:0)};return o??=new Mn({next:()=>d(1),previous:()=>d(-1),close:()=>l()}),Xw(e,{at:n,plays:a,films:r},o,d,l)},{label:e.title,kind:"full"})}function Xw(e,{at:t,plays:s,films:n},a,o,r){let l=e.media.length,p=e.media[t];return Ln`
    <div class="viewer" @keydown=${h=>{h.target.localName!=="video"&&(h.key==="ArrowRight"&&o(1),h.key==="ArrowLeft"&&o(-1))}}>
      <div class="row between">
        <span class="at" aria-live="polite">${l>1?i("find.pictureOf",{at:t+1,n:l}):Ha}</span>
        ${rt(r)}
      </div>
      <div class="stage" @pointerdown=${a.onDown} @pointermove=${a.onMove} @pointerup=${a.onUp}
        @pointercancel=${a.onUp} @dragstart=${h=>h.preventDefault()}>
        <div class="shown">${p.type==="video"?ty(p,s,n):Qw(p,er(e,t))}</div>
      </div>
      <div>
        ${p.caption?Ln`<p class="said" dir="auto">${p.caption}</p>`:Ha}
        ${l>1?ey(o):Ha}
      </div>
    </div>`}var Zw=e=>`min(100vw, calc(100vh * ${Jo(e).toFixed(3)}))`,Qw=(e,t)=>pt(e,{alt:t,eager:!0,sizes:Zw(e),blur:!1});function ty(e,t,s){if(s.has(e))return s.get(e);let n=Object.assign(document.createElement("video"),{controls:!0,preload:"none",autoplay:t,playsInline:!0,poster:e.mediumUrl||e.fallbackUrl,width:e.width||640,height:e.height||360}),a=/\.webm(\?|$)/.test(e.url)?"webm":"mp4",o=(r,l)=>n.append(Object.assign(document.createElement("source"),{src:r,type:l}));return o(e.url,e.codecs?`video/${a}; codecs="${e.codecs}"`:""),e.playbackUrl&&o(e.playbackUrl,"video/mp4"),n.lastChild.addEventListener("error",()=>{let r=document.createElement("p");r.className="said";let l=Object.assign(document.createElement("a"),{href:e.url,download:"",textContent:i("find.download")});r.append(i("find.unplayable")," ",l),s.set(e,r),n.replaceWith(r)}),s.set(e,n),n}var ey=e=>Ln`
  <div class="row steps">
    ${Kp("previous","back",()=>e(-1))}
    ${Kp("next","next",()=>e(1))}
  </div>`,Kp=(e,t,s)=>Ln`
  <button type="button" class="round" aria-label=${i(`find.${e}`)} @click=${s}>${c(t)}</button>`;import{html as rs,nothing as Bn}from"../lib/lit-html/lit-html.js";var An=class{friends=[];next="";hasLinks=!1;update=()=>{};constructor(t){this.audience=Ae(t)}async load(){let[t]=await Promise.all([Ut("/api/shares"),this.audience==="friends"?this.#t("/api/friends?status=accepted&limit=100"):null]);this.hasLinks=t.items.length>0}more=async()=>{await this.#t(this.next),this.update()};async#t(t){let{items:s,next:n}=await Ut(t),a=o=>o.requesterId===y().id?o.addressee:o.requester;this.friends.push(...s.map(a)),this.next=n}};var sy=e=>rs`
  ${e.friends.length?rs`<ul class="people">${e.friends.map(t=>Ms(t,Bn))}</ul>`:rs`<p class="soft">${i("whoSees.alone")}</p>`}
  ${e.next?rs`<button type="button" class="quiet" @click=${()=>U(e.more())}>${i("action.more")}</button>`:Bn}`,iy=(e,t,s)=>rs`
  <h2>${i("find.whoSees")}</h2>
  <p>${c(he(e.audience))} ${i(`edit.audienceText.${e.audience}`,{instance:xt()})}</p>
  ${e.audience==="friends"?sy(e):Bn}
  ${e.hasLinks?rs`<p class="hint">${i("whoSees.links")} <a href="/shares">${i("shares.mine")}</a></p>`:Bn}
  <div class="row end">
    <a class="button quiet" href="/finds/${t.id}/edit">${i("action.edit")}</a>
    <button type="button" class="main" @click=${()=>s()}>${i("action.close")}</button>
  </div>`;async function ny(e){let t=new An(e);await U(t.load())&&await J((s,n)=>(t.update=n,iy(t,e,s)),{label:i("find.whoSees")})}export{su as about,Mr as accounts,x$ as addToList,Er as admin,Wr as adminLog,bl as areas,Rg as askReport,zr as categories,Lw as countCategories,jc as edit,Kc as feed,tl as help,$l as import,Fl as instance,Nw as introduce,kl as invites,Ll as join,tp as list,sp as lists,np as named,ap as notifications,zw as offerOfStreets,Cw as offerPush,rp as people,hp as person,$p as profile,wp as reports,yp as saved,Lp as settings,E$ as shareFind,Ap as shares,rh as showSteps,Jw as viewPhoto,jp as waiting,Cp as welcome,ny as whoSees};

import{A as Es,Ab as Ie,Ac as Yo,B as Ka,Ba as ee,Bb as V,Ca as fo,Cb as Me,D as _s,Da as $o,Db as ne,Dc as Ht,E as ds,Ea as Pe,Eb as Po,Ec as Le,F as Ya,Fa as go,Fb as Ae,Fc as he,G as Ja,Ga as Gs,Gb as st,Gc as Jo,H as et,Ha as Ks,Hb as To,Hc as pt,I as lt,Ia as Ys,Ib as Io,Ic as Xo,J as u,Ja as bo,Jb as Et,Jc as Zo,Ka as wo,Kb as Zs,Kc as Qo,La as yo,Lb as Mo,Lc as tr,M as Se,Mb as _,Mc as oi,N as g,Na as vo,Nb as H,O as P,Ob as U,P as R,Pa as ko,Pb as Qs,Pc as er,Q as Y,Qa as xo,Qb as Ao,R as M,Ra as Oo,Rb as Lo,Rc as sr,S as Xa,Sa as qo,Sb as Bo,Sc as gs,T as Za,Ta as So,Tb as jo,Tc as ir,U as Ct,Ub as _t,Uc as bs,V as w,Vb as ti,Vc as nr,W as Fe,Wb as ei,Wc as ar,X as Qa,Xb as No,Yb as Do,Zb as si,Zc as or,_b as Uo,_c as Un,a as qe,ac as Co,ad as rr,b as $,ba as to,bc as x,bd as cr,c as xt,ca as eo,cc as Eo,cd as lr,d as Ra,da as Hs,dc as ct,dd as ri,e as ls,ea as k,ec as F,f as jn,fa as Rs,fc as _o,g as Nn,ga as so,gc as m,gd as pr,h as Qt,hc as L,hd as Cn,i as ps,ib as c,ic as Ho,id as ur,j as us,ja as io,jb as z,jc as J,jd as dr,k as Dn,ka as no,kb as W,kc as A,kd as mr,l as Ot,la as ao,lb as Fo,lc as Ro,ld as hr,m as Cs,ma as oo,mb as b,mc as Mt,n as za,na as ro,nb as Js,nc as ms,oa as zs,ob as B,oc as ii,pb as f,pc as me,pd as fr,q as Va,qa as Vs,qb as v,qc as ni,r as i,ra as co,rb as Te,rc as ai,rd as $r,s as Wa,sa as lo,sb as j,sc as hs,t as q,ta as po,tb as rt,tc as fs,ua as uo,ub as O,uc as zo,ud as ci,v as te,va as y,vc as Vo,vd as gr,w as Ga,wa as Ws,wc as Wo,x as S,xa as gt,xb as Xs,xc as $s,xd as br,y as Ut,ya as mo,yb as se,yc as Go,yd as wr,z as $t,za as ho,zb as ie,zc as Ko,zd as yr}from"./shared.js";import{html as fe,nothing as En}from"../lib/lit-html/lit-html.js";var Jp=new URL("lib/",qe).pathname,Xp=[["Leaflet 1.9.4","leaflet","Volodymyr Agafonkin, CloudMade","BSD-2-Clause"],["protomaps-leaflet 5.1.0","protomaps-leaflet","Protomaps","BSD-3-Clause"],["lit-html 3.3.3","lit-html","Google LLC","BSD-3-Clause"]];function vr(){if(bs())return new URL($().streets.url.replace(/[{}]/g,"")).host;let{host:e}=new URL(($().tiles?.url??"").replace(/[{}]/g,""),location);return e===location.host?"":e}var Zp=()=>vr()?i("about.tilesFrom",{host:vr()}):i("about.alone"),Qp=()=>fe`
  <section class="card">
    <p class="lead">${i("app.about")}</p>
    <p>${i("about.text")} ${Zp()}</p>
    <p class="soft">${i("about.version",{version:$().version})}</p>
    <p class="row">
      <a class="button quiet" href="/help">${i("help.title")}</a>
      <a class="button quiet" href="/api/docs">${i("about.api")}</a>
    </p>
  </section>`,tu=()=>fe`
  <section class="card">
    <h2>${i("about.map")}</h2>
    <ul class="plain-list">
      ${$().tiles?.attribution?fe`<li>${i("about.tiles")}: ${$().tiles.attribution}</li>`:En}
      ${bs()?fe`<li>${i("about.streets")}: ${$().streets.attribution}</li>`:En}
      <li>${i("about.places")}: ${$().places.attribution}</li>
    </ul>
  </section>`,eu=([e,t,s,n])=>fe`<li><a href="${Jp}${t}/LICENSE">${e}</a>, © ${s}, ${n}</li>`,su=()=>fe`
  <section class="card">
    <h2>${i("about.code")}</h2>
    <ul class="plain-list">${Xp.map(eu)}</ul>
    <p class="hint">${i("about.more")}</p>
  </section>`,iu=()=>({title:i("nav.about"),view:()=>fe`
    ${b(i("nav.about"),En,y()?"/settings":"/sign-in")}
    ${wr()}${br()}${Qp()}${tu()}${su()}`});import{html as fi,nothing as Bu}from"../lib/lit-html/lit-html.js";var nu=200,au=2**20,_n=["all","active","suspended","admin"],kr={wrong_password:"password"},$e=e=>`/api/admin/users/${e.id}`,li=class{#t;#e=0;constructor(t){this.#t=t;let s=t.query.get("status");this.text=t.query.get("q")??"",this.status=_n.includes(s)?s:"all",this.list=_(t,()=>w("/api/admin/users",{...this.#s,limit:50}))}get#s(){return{q:this.text.trim(),status:this.status==="all"?"":this.status}}search=()=>(clearTimeout(this.#e),this.#t.rename(w("/admin/people",this.#s)),this.list.load());type(t){this.text=t,clearTimeout(this.#e),this.#e=setTimeout(this.search,nu)}choose(t){return this.status=t,this.#t.update(),this.search()}isMe(t){return t.id===y()?.id}#i(t){this.list.items=this.list.items.map(s=>s.id===t.id?t:s),this.#t.update()}async#n(t,s){try{this.#i(await t),u(s)}catch(n){u(q(n))}}get asksPassword(){return Ws()}adminForm(t,s){let n=async({password:a})=>{this.#i(await Y($e(t),{role:"admin",...a?{password:a}:{}})),s()};return new x({send:n,fieldOf:kr})}demote(t){return this.#n(Y($e(t),{role:"member"}),i("admin.memberDone",{name:k(t)}))}lift(t){return this.#n(M(`${$e(t)}/suspension`),i("admin.liftDone",{name:k(t)}))}linkForm(t,s){let n=async({password:a})=>{let o=await P(`${$e(t)}/sign-in-link`,a?{password:a}:void 0);s(new URL(o.url,location).href)};return new x({send:n,fieldOf:kr})}limitForm(t,s){let n=async({kind:a,size:o})=>{let r={instance:null,none:0}[a];this.#i(await Y($e(t),{mediaLimit:a==="own"?Math.round(Number(o)*au):r})),s()};return new x({send:n})}suspendForm(t,s){let n=async({reason:a,days:o})=>{this.#i(await R(`${$e(t)}/suspension`,{reason:a.trim(),...o?{days:Number(o)}:{}})),s()};return new x({send:n})}deleteForm(t,s){let n=async({name:a,reason:o})=>{if(a.trim()!==t.username)throw{code:"page",reason:"other_name",text:i("admin.deleteOther")};await M(w($e(t),{reason:o.trim()})),this.list.items=this.list.items.filter(r=>r.id!==t.id),this.#t.update(),s()};return new x({send:n,fieldOf:{other_name:"name"}})}close(){clearTimeout(this.#e)}};import{html as G,nothing as Ne}from"../lib/lit-html/lit-html.js";import{html as wt,nothing as ws}from"../lib/lit-html/lit-html.js";var ou=2e3,Be=class{state="";busy=!1;slow=!1;#t;constructor(t){this.#t=t}async read(){this.state=await Vs()}enable=()=>this.#e(co);disable=()=>this.#e(lo);test=()=>this.#s(async()=>{await po(),u(i("push.sent"))});async#e(t){this.busy=!0,this.#t();let s=setTimeout(()=>{this.slow=!0,this.#t()},ou);await this.#s(async()=>{this.state=await t()}),clearTimeout(s),this.busy=this.slow=!1,this.#t()}async#s(t){try{await t()}catch(s){u(s.code||s.status?q(s):i("push.failed"))}this.#t()}};var pi=class{list=[];#t;constructor(t){this.#t=t}get isShown(){return hr()}async read(){this.isShown&&(this.list=await g("/api/auth/passkeys",{signal:this.#t.signal}))}addForm(t,s){let n=async({name:a,password:o})=>{let r=await fr(await P("/api/auth/passkeys/options",t?{password:o}:{}));r&&(this.list=[...this.list,await P("/api/auth/passkeys",{name:a,...r})],s())};return new x({send:n,fieldOf:{wrong_password:"password"}})}renameForm(t,s){let n=async({name:a})=>{let o=await Y(`/api/auth/passkeys/${t.id}`,{name:a});this.list=this.list.map(r=>r.id===o.id?o:r),s()};return new x({send:n})}async remove(t){try{await M(`/api/auth/passkeys/${t.id}`),this.list=this.list.filter(s=>s.id!==t.id)}catch(s){u(q(s))}this.#t.update()}};var ru=1,bt=class{nearby=[];proposal="";title="";#t;#e;#s;#i=0;#n=0;constructor(t,s,n=()=>{}){this.#t=t,this.#e=n,this.#a(s??{})}get value(){let{point:t,by:s,source:n,photo:a,chosen:o}=this;return{point:t,name:this.name.trim(),by:s,source:n,photo:a,location:o}}#a({point:t=null,name:s="",by:n="",source:a="",photo:o=null,location:r=null}){Object.assign(this,{point:t,name:s,by:n,source:a,photo:o,chosen:r}),this.#s=t}get label(){return this.chosen?.name||this.name.trim()||this.proposal}take(t){if(this.#a(t.value),Object.assign(this,{nearby:t.nearby,proposal:t.proposal,title:t.title}),this.#e(),this.point&&!this.label)return this.propose()}setPoint(t,s,n=""){return Object.assign(this,{point:t,chosen:null,source:s,proposal:""}),n?(Object.assign(this,{name:n,by:"search"}),this.#s=t):this.by!=="reader"&&this.#s&&Et(this.#s,t)>ru&&Object.assign(this,{name:"",by:""}),this.#e(),this.propose()}setPlace(t){return this.title=t.title??"",this.setPoint(st(t),t.isCamera?"camera":"found",t.title??t.name)}suggestPoint(t){return this.photo??=t,this.point?this.#e():this.setPoint(t,"photo")}setName(t){this.name=t,this.by=t.trim()?"reader":""}async locate(){try{let t=await Zs({enableHighAccuracy:!0,timeout:15e3});this.#t.signal.aborted||this.setPoint(t,"hereDone")}catch(t){this.#t.signal.aborted||u(q(t))}}toggle(t){this.chosen=this.chosen?.id===t.id?null:t,this.chosen&&(this.point=st(t)),this.#e()}async propose(){let t=++this.#n,{signal:s}=this.#t;clearTimeout(this.#i);let{nearby:n,name:a,wait:o}=await Gs(this.point,{signal:s});t!==this.#n||s.aborted||(Object.assign(this,{nearby:n,proposal:a}),o&&(this.#i=setTimeout(()=>this.propose(),1e3*o)),this.#t.update())}close(){clearTimeout(this.#i)}};var Hn="/api/users/me/place-settings",cu={radius:.5,area:1},xr=[.2,.5,1,2,5],ae=class{values=null;exactAtHome=0;#t;constructor(t){this.#t=t}async read(){this.values=await g(Hn,{signal:this.#t.signal})}async change(t){try{let{exactAtHome:s,...n}=await R(Hn,{...this.values,...t});Object.assign(this,{values:n,exactAtHome:s}),u(i("privacy.saved"))}catch(s){u(q(s))}this.#t.update()}changeHome(t){return this.change({home:{...this.values.home,...t}})}async hideHome(){try{let{finds:t}=await P(`${Hn}/home`);this.exactAtHome=0,u(i("privacy.homeHidden",{n:t}))}catch(t){u(q(t))}this.#t.update()}picker(){let{home:t}=this.values,s=t&&{point:{lat:t.latitude,lng:t.longitude}},n=new bt(this.#t,s,()=>{n.point&&this.changeHome({...cu,...t,latitude:n.point.lat,longitude:n.point.lng})});return n}};var lu=600*1e3-30*1e3,pu=e=>e.some(t=>t.current&&Date.now()-Date.parse(t.passwordAt)<lu),Or=e=>!e.current&&e.kind!=="token",ui=class{preferences=null;sessions=null;refusal=mo();#t;constructor(t){this.#t=t,this.push=new Be(t.update),this.passkeys=new pi(t),this.places=new ae(t),this.loading=H(t,()=>this.#e());let s={wrong_password:"currentPassword"};this.password=new x({send:(n,a)=>this.#i(n,a),update:t.update,fieldOf:s})}get user(){return y()}redraw=()=>this.#t.update();get isLoaded(){return!!(this.preferences&&this.user)}get asksPassword(){return Ws()}get asksCurrent(){return this.user.hasPassword&&!$r(this.sessions)}get passkeyAsksPassword(){return this.asksPassword&&!pu(this.sessions)}get hasOthers(){return this.sessions.some(Or)}async#e(){let{signal:t}=this.#t;[this.preferences,this.sessions]=await Promise.all([g("/api/notifications/preferences",{signal:t}),g("/api/auth/sessions",{signal:t}),this.push.read(),this.passkeys.read(),this.places.read()])}async#s(t){await U(t()),this.#t.update()}setTheme(t){rr(t),this.#t.update()}setUnits(t){Ra.set(t),this.#t.update()}setStreets(t){ar(t),this.#t.update()}async setLanguage(t){await Va(t),this.#t.update()}prefer(t,s){return this.#s(async()=>{this.preferences=await R("/api/notifications/preferences",{[t]:s})})}addSession(t){this.sessions=[t,...this.sessions],this.#t.update()}endOthers(){return this.#s(async()=>{for(let t of this.sessions.filter(Or))await M(`/api/auth/sessions/${t.id}`),this.sessions=this.sessions.filter(s=>s!==t)})}endSession(t){return this.#s(async()=>{await M(`/api/auth/sessions/${t.id}`),this.sessions=this.sessions.filter(s=>s!==t)})}signOut=()=>this.#s(async()=>{await fo(),await this.#t.go("/sign-in",{replace:!0})});async#i({newPassword:t,currentPassword:s,unlinkIdentity:n},a){let o=this.asksCurrent?{currentPassword:s}:{};await R("/api/users/me/password",{newPassword:t,...o,...n?{unlinkIdentity:!0}:{}}),a.reset(),ee(await g("/api/users/me")),this.sessions=await g("/api/auth/sessions"),u(i("settings.passwordSaved"))}unlink(){return this.#s(async()=>{await M("/api/users/me/identity"),ee(await g("/api/users/me"))})}confirmForm(t){let s=async({password:n})=>{await P("/api/auth/confirm",{password:n}),t()};return new x({send:s,fieldOf:{wrong_password:"password"}})}deleteForm(t){let s=async({password:n})=>{await M("/api/users/me",this.asksPassword?{password:n}:void 0),t()};return new x({send:s,fieldOf:{wrong_password:"password"}})}async leaveDeleted(){await $o(),await this.#t.go("/sign-in",{replace:!0}),u(i("settings.deleted"))}},di=(e={})=>`/api/auth/oauth/start?${new URLSearchParams({...e,redirect:"/settings/sign-in"})}`;import{html as qr}from"../lib/lit-html/lit-html.js";var uu=e=>qr`
  <button type="button" class="quiet" @click=${()=>e(!1)}>${i("action.cancel")}</button>`;function D(e,t,s,n){let a=null;return J((o,r)=>(a??=e(()=>o(!0)),a.update=r,qr`
      <form novalidate @submit=${a.submit}>
        <h2>${t}</h2>
        ${s(a)}
        <div class="row end">${uu(o)}${n(a)}</div>
      </form>`),{label:t})}var je=()=>$().provider.name,oe=e=>e.refusal?.reason==="sign_in_again"&&$().provider.enabled?wt`
  <p><a class="button quiet" href=${di()}>${i("signin.provider",{name:je()})}</a></p>`:ws,Rt=(e,t,s)=>m(e,t,{label:s,kind:"password",required:!0,complete:"current-password"}),du=()=>wt`
  <label class="switch">
    <span>
      ${i("settings.alsoUnlink",{name:je()})}<br>
      <span class="soft">${i("settings.alsoUnlinkHint")}</span>
    </span>
    <input type="checkbox" role="switch" id="unlinkIdentity" name="unlinkIdentity">
  </label>`,Sr=({user:e,asksCurrent:t,password:s})=>wt`
  <form class="card" novalidate @submit=${s.submit}>
    <h2>${i(t?"settings.password":"settings.passwordFirst")}</h2>
    ${e.hasPassword&&!t?wt`<p class="note">${i("link.setPassword")}</p>`:ws}
    <input class="unseen" type="text" autocomplete="username" .value=${e.username} tabindex="-1" aria-hidden="true">
    ${F(s)}
    ${oe(s)}
    ${t?Rt(s,"currentPassword",i("settings.currentPassword")):ws}
    ${m(s,"newPassword",{label:i("settings.newPassword"),hint:i("settings.passwordHint"),kind:"password",required:!0,least:8,most:255,complete:"new-password"})}
    ${e.identityLinked?du():ws}
    <div class="row end">${L(s,i("action.save"))}</div>
  </form>`;async function mu(e){let t=i("settings.unlinkTitle",{name:je()});await A(t,i("settings.unlinkText"),i("settings.unlink"))&&e.unlink()}async function hu(e,t){if(!t.asksPassword)return;e.preventDefault();let s=i("settings.link",{name:je()});await D(a=>t.confirmForm(a),s,a=>wt`
    <p>${i("settings.linkText")}</p>
    ${F(a)}
    ${Rt(a,"password",i("account.password"))}`,()=>wt`<button type="submit">${i("settings.linkGo")}</button>`)&&location.assign(di({link:"true"}))}var fu=e=>wt`
  <p>${c("check")} ${i("settings.linked")}</p>
  <p><button type="button" class="quiet" @click=${()=>mu(e)}>${i("settings.unlink")}</button></p>`,$u=e=>wt`
  <p>${i("settings.notLinked")}</p>
  <p>
    <a class="button quiet" href=${di({link:"true"})} @click=${t=>hu(t,e)}>
      ${i("settings.link",{name:je()})}
    </a>
  </p>`,Fr=e=>wt`
  <section class="card">
    <h2>${i("settings.identity",{name:je()})}</h2>
    ${e.user.identityLinked?fu(e):$u(e)}
  </section>`;async function gu(e){await D(s=>e.deleteForm(s),i("settings.deleteTitle"),s=>wt`
    <p>${i("settings.deleteText")}</p>
    ${F(s)}
    ${oe(s)}
    ${e.asksPassword?Rt(s,"password",i("account.password")):ws}`,()=>wt`<button type="submit" class="danger">${i("settings.delete")}</button>`)&&await e.leaveDeleted()}var Pr=e=>wt`
  <section class="card">
    <p>${i("settings.dataText")}</p>
    <p><a class="button quiet" href="/api/users/me/export" download>${i("settings.download")}</a></p>
    <p>${i("settings.archiveText")}</p>
    <p><a class="button quiet" href="/api/users/me/archive" download>${i("settings.archive")}</a></p>
    <p><a class="button quiet" href="/import">${i("settings.import")}</a></p>
    <h2>${i("settings.deleteHead")}</h2>
    <p>${i("settings.deleteHint")}</p>
    <p><button type="button" class="danger" @click=${()=>gu(e)}>${i("settings.delete")}</button></p>
  </section>`;import{html as Rn,nothing as ys}from"../lib/lit-html/lit-html.js";function T(e,{label:t,options:s,chosen:n,set:a=()=>{},hint:o="",error:r="",name:l=e}){let p=r?`${e}-error`:o?`${e}-hint`:ys;return Rn`
    <div class="field">
      <label for=${e}>${t}</label>
      <select id=${e} name=${l} aria-describedby=${p} aria-invalid=${r?"true":ys} @change=${d=>a(d.target.value)}>
        ${s.map(([d,h,I=ys])=>Rn`
          <option value=${d} lang=${I} ?selected=${d===n}>${h}</option>`)}
      </select>
      ${p===ys?ys:Rn`<p class=${r?"error":"hint"} id=${p}>${r||o}</p>`}
    </div>`}import{html as bu}from"../lib/lit-html/lit-html.js";async function wu(e){try{await navigator.clipboard.writeText(e),u(i("secret.copied"))}catch{document.getElementById("secret").select(),u(i("secret.selected"))}}var mi=({title:e,text:t,label:s,value:n})=>J(a=>bu`
  <h2>${e}</h2>
  <p>${t}</p>
  <div class="field">
    <label for="secret">${s}</label>
    <input id="secret" readonly spellcheck="false" autocomplete="off" .value=${n} @focus=${o=>o.target.select()}>
  </div>
  <div class="row end">
    <button type="button" class="quiet" @click=${()=>a()}>${i("action.close")}</button>
    <button type="button" @click=${()=>wu(n)}>${c("copy")} ${i("secret.copy")}</button>
  </div>`,{label:e});function yu({mediaBytes:e,mediaLimit:t}){let s=et(e);return t===null?i("admin.usage",{size:s}):t?i("admin.usageOf",{size:s,limit:et(t)}):i("admin.usageUnlimited",{size:s})}var vu=e=>[i("admin.joined",{date:$t(e.createdAt)}),e.seenAt?i("admin.seen",{date:$t(e.seenAt)}):i("admin.notSeen"),i("admin.finds",{n:e.findCount}),yu(e),e.invitedBy&&i("admin.invitedBy",{name:k(e.invitedBy)})],ku=({suspendedAt:e,endsAt:t})=>t?i("admin.suspendedUntil",{date:Ut(t)}):i("admin.suspendedSince",{when:Es(e)}),xu=e=>G`<p class="note">${ku(e)}<br>${i("admin.reasonIs",{reason:e.reason})}</p>`,Ou=e=>e.suspension?G`<span class="person"><span class="avatar none">${c("block")}</span> <span>${ms(e)}</span></span>`:G`<a class="person" href="/people/${e.id}">${z(e)} <span>${ms(e)}</span></a>`,Tr=(e,t)=>G`
  ${F(t)}
  ${oe(t)}
  ${e.asksPassword?Rt(t,"password",i("account.password")):Ne}`,qu=(e,t)=>D(s=>e.adminForm(t,s),i("admin.adminTitle",{name:k(t)}),s=>G`
  <p>${i("admin.adminText")}</p>
  ${Tr(e,s)}`,()=>G`<button type="submit" class="danger">${i("admin.admin")}</button>`);async function Su(e,t){await A(i("admin.memberTitle",{name:k(t)}),i("admin.memberText"),i("admin.member"))&&e.demote(t)}var Fu=["instance","own","none"],Pu=(e,t)=>{e.kind??=t.mediaLimit===null?"instance":t.mediaLimit?"own":"none";let s=n=>{e.kind=n,e.update()};return G`
    ${F(e)}
    ${T("kind",{label:i("admin.limit"),options:Fu.map(n=>[n,i(`admin.limits.${n}`)]),chosen:e.kind,set:s})}
    ${e.kind==="own"?m(e,"size",{label:i("admin.size"),kind:"number",mode:"numeric",required:!0,value:t.mediaLimit?Math.round(t.mediaLimit/2**20):""}):Ne}`};async function hi(e,t,s){let n=await e;return n&&u(i(t,{name:k(s)})),n}var Tu=(e,t)=>D(s=>e.limitForm(t,s),i("admin.limitTitle",{name:k(t)}),s=>Pu(s,t),()=>G`<button type="submit">${i("action.save")}</button>`),Iu=(e,t)=>D(s=>e.suspendForm(t,s),i("admin.suspendTitle",{name:k(t)}),s=>G`
  <p>${i("admin.suspendText")}</p>
  ${F(s)}
  ${m(s,"reason",{label:i("admin.reason"),hint:i("admin.reasonHint"),kind:"area",value:t.suspension?.reason,required:!0,most:500})}
  ${m(s,"days",{label:i("admin.days"),hint:i("admin.daysHint"),kind:"number",mode:"numeric"})}`,()=>G`<button type="submit" class="danger">${i("admin.suspend")}</button>`);async function Mu(e,t){let s="";await D(o=>e.linkForm(t,r=>{s=r,o()}),i("admin.linkTitle",{name:k(t)}),o=>G`
    <p>${i("admin.linkAsk",{name:k(t)})}</p>
    ${Tr(e,o)}`,()=>G`<button type="submit">${i("admin.linkMake")}</button>`)&&await mi({title:i("admin.link"),text:i("admin.linkText",{name:k(t)}),label:i("admin.linkLabel"),value:s})}async function Au(e,t){let s=D(n=>e.deleteForm(t,n),i("admin.deleteTitle",{name:k(t)}),n=>G`
    <p>${i("admin.deleteText")}</p>
    ${F(n)}
    ${m(n,"name",{label:i("admin.deleteName",{name:t.username}),required:!0,complete:"off"})}
    ${m(n,"reason",{label:i("admin.reason"),hint:i("admin.logHint"),most:500})}`,()=>G`<button type="submit" class="danger">${i("admin.delete")}</button>`);await hi(s,"admin.deleteDone",t)&&O("account-search")}function Lu(e,t){let s=(a,o,r)=>({text:a,label:`${a}: ${k(t)}`,run:o,isDanger:r}),n=[t.role==="admin"?s(i("admin.member"),()=>Su(e,t)):s(i("admin.admin"),()=>hi(qu(e,t),"admin.adminDone",t)),s(i("admin.limit"),()=>hi(Tu(e,t),"admin.limitDone",t))];return e.isMe(t)?n:[...n,...t.suspension?[]:[s(i("admin.link"),()=>Mu(e,t))],s(i(t.suspension?"admin.suspendAgain":"admin.suspend"),()=>hi(Iu(e,t),"admin.suspendDone",t),!t.suspension),...t.suspension?[s(i("admin.lift"),()=>e.lift(t))]:[],s(i("admin.delete"),()=>Au(e,t),!0)]}var Ir=(e,t)=>G`
  <li class="account">
    <div class="row between">
      <span class="row">
        ${Ou(t)}
        ${t.role==="admin"?G`<span class="badge">${i("admin.role")}</span>`:Ne}
        ${e.isMe(t)?G`<span class="badge">${i("people.you")}</span>`:Ne}
        ${t.suspension?G`<span class="badge warning">${i("admin.suspended")}</span>`:Ne}
      </span>
      ${Mt(i("people.menu",{name:k(t)}),Lu(e,t))}
    </div>
    <p class="soft facts">${vu(t).filter(Boolean).map(s=>G`<span>${s}</span>`)}</p>
    ${t.suspension?xu(t.suspension):Ne}
  </li>`;function ju(e,t){e.preventDefault(),t.search()}var Nu=e=>fi`
  <form role="search" @submit=${t=>ju(t,e)}>
    <label for="account-search">${i("people.search")}</label>
    <div class="search">
      ${c("search")}
      <input id="account-search" type="search" maxlength="31" autocomplete="off" autocapitalize="none" spellcheck="false"
        .value=${e.text} @input=${t=>e.type(t.target.value)}>
    </div>
  </form>
  <div class="chips" role="group" aria-label=${i("admin.which")}>
    ${_n.map(t=>Te(e.status===t,i(`admin.statuses.${t}`),()=>e.choose(t)))}
  </div>`;function Du(e){let{items:t,problem:s,load:n}=e.list;return s?f(s,n):t?t.length?fi`
    <ul class="people" aria-label=${i("admin.people")}>${t.map(a=>Ir(e,a))}</ul>
    ${j(e.list)}`:fi`<p class="soft" role="status">${i("admin.noAccounts")}</p>`:v(4)}function Mr(e){let t=new li(e);return{title:i("admin.people"),ready:t.list.load(),view:()=>fi`
      ${b(i("admin.people"),Bu,"/admin")}
      <section class="card">${Nu(t)}${Du(t)}</section>`,close:()=>t.close()}}import{html as Yu,nothing as Ju}from"../lib/lit-html/lit-html.js";var Ar=e=>e.slice(1).match(/../g).map(t=>Number.parseInt(t,16)/255),Lr=e=>e<=.04045?e/12.92:((e+.055)/1.055)**2.4,Uu=e=>e<=.0031308?e*12.92:1.055*e**.4166666666666667-.055;function De(e){let[t,s,n]=Ar(e).map(Lr);return 1.05/(.2126*t+.7152*s+.0722*n+.05)}var Ue=4.5;function $i(e){let t=e;for(let s=1;De(t)<Ue;s-=.01)t=`#${Ar(e).map(n=>Math.round(255*Uu(Lr(n)*s)).toString(16).padStart(2,"0")).join("")}`;return t}async function vs(e){if(!/^image\/(jpeg|png|webp|avif|heic|heif)$/.test(e.type))return e;try{return await Cu(e)}catch{return e}}async function Cu(e){let t=await createImageBitmap(e,{imageOrientation:"from-image"}),s=Math.min(1,2560/Math.max(t.width,t.height));if(s===1&&e.size<409600)return t.close(),e;let n=new OffscreenCanvas(Math.max(1,Math.round(t.width*s)),Math.max(1,Math.round(t.height*s))),a=n.getContext("2d");a.fillStyle="#fff",a.fillRect(0,0,n.width,n.height),a.drawImage(t,0,0,n.width,n.height),t.close();let o=await n.convertToBlob({type:"image/jpeg",quality:.85});return o.size<e.size?new File([o],e.name.replace(/\.\w+$/,"")+".jpg",{type:"image/jpeg"}):e}var Ce=class{progress=null;#t;#e;#s;constructor(t,s,{has:n,take:a}){[this.#t,this.#e,this.#s,this.has]=[t,s,a,n]}async set(t,s=Fe){let n=a=>{this.progress=a,this.#e.update()};n(0);try{await this.#s(await s("PUT",this.#t,await vs(t),{signal:this.#e.signal,progress:n})),u(i("profile.pictureSaved"))}catch(a){a.name!=="AbortError"&&u(q(a))}n(null)}async remove(){try{await M(this.#t),await this.#s(null)}catch(t){u(q(t))}this.#e.update()}};var Br=2**20,gi="/api/admin/instance",jr=["invite","open","closed"],Nr=["members","admins","off"],Ee="#0f766e",ks={teal:Ee,blue:"#1d4ed8",violet:"#6d28d9",pink:"#be185d",red:"#b91c1c",green:"#15803d",grey:"#475569"},_e=class{values=null;accent=Ee;#t;constructor(t){this.#t=t,this.loading=H(t,async()=>{this.values=await g(gi,{signal:t.signal}),this.accent=this.savedAccent}),this.picture=new Ce(`${gi}/picture`,t,{has:()=>!!this.values.picture,take:async s=>this.#e(s??await g(gi))}),this.form=new x({send:async s=>{await this.save(s),u(i("admin.saved"))},update:t.update})}get startView(){return ne(this.values.startView)}get myView(){return Qt.get()}async begin(t){await U(this.save({startView:t}))&&u(i("admin.saved")),this.#t.update()}get savedAccent(){return this.values?.accent||Ee}get isAccentDark(){return De(this.accent)>=Ue}chooseAccent(t){this.accent=t,delete this.form.errors.accent;let s=Math.floor(De(t)*10)/10;this.isAccentDark||(this.form.errors.accent=i("admin.accentLight",{contrast:S(s),least:S(Ue)})),this.form.update()}get darkerAccent(){return $i(this.accent)}isFixed(t){return this.values.fixed.includes(t)}get limit(){return this.values.mediaLimit?Math.round(this.values.mediaLimit/Br):""}async save({registration:t,invites:s,mediaLimit:n,...a}){let o={};for(let[r,l]of Object.entries(a))o[r]=l.trim();a.accent===Ee&&(o.accent=""),t&&t!==this.values.registration&&(o.registration=t),s&&s!==this.values.invites&&(o.invites=s),n!==void 0&&n!==String(this.limit)&&(o.mediaLimit=Math.round(Number(n)*Br)),this.#e(await Y(gi,o))}#e(t){this.values=t;let{fixed:s,mediaLimit:n,registration:a,invites:o,...r}=this.values;Object.assign($(),{instance:r,registration:a,invites:a==="closed"?"off":o})}},bi=class{values=null;busy=!1;#t;constructor(t){this.#t=t,this.loading=H(t,async()=>{this.values=await g("/api/admin/checks",{signal:t.signal})})}run=async()=>{this.busy||(this.busy=!0,this.#t.update(),await this.loading.load(),this.busy=!1,this.#t.update())}},wi=class{values=null;wishes=[];constructor(t){this.loading=H(t,async()=>{let[s,n]=await Promise.all([g("/api/admin/overview",{signal:t.signal}),g("/api/admin/map",{signal:t.signal}).catch(()=>({wishes:[]}))]);Object.assign(this,{values:s,wishes:n.wishes})})}};import{html as yi,nothing as zn}from"../lib/lit-html/lit-html.js";var Eu={ok:"check",warn:"flag",fail:"close"},_u=e=>yi`
  <li class="row finding ${e.status}">
    ${c(Eu[e.status])}
    <span class="grow">
      <span class="strong">${i(`admin.check.${e.status}`)}</span> <span class="soft" lang="en">${e.check}</span><br>
      <span lang="en">${e.text}</span>
      ${e.fix?yi`<br><span lang="en" class="soft">${e.fix}</span>`:zn}
    </span>
  </li>`;function Hu({status:e,findings:t}){return yi`
    <p class="strong">${i(`admin.checked.${e}`)}</p>
    <ul class="people">${t.map(_u)}</ul>`}var Dr=e=>yi`
  <section class="card" id="checks">
    <h2>${i("admin.checks")}</h2>
    <p class="hint">${i("admin.checksText")}</p>
    <div class="stack" aria-live="polite">
      ${e.loading.problem?f(e.loading.problem,e.run):zn}
      ${e.values&&!e.loading.problem?Hu(e.values):zn}
    </div>
    <div><button class="quiet" id="check" type="button" aria-busy=${e.busy?"true":"false"} @click=${e.run}>
      ${i(e.values?"admin.checkAgain":"admin.check")}</button></div>
  </section>`;import{html as At,nothing as He}from"../lib/lit-html/lit-html.js";var Ru=["disk_nearly_full","clock_apart","push_off","no_base_url","registration_open","storage_failing","data_folder","no_ffmpeg","decoders_not_confined","backup_missing"],zt=(e,t)=>At`<div class="row between"><dt>${e}</dt><dd class="strong">${t}</dd></div>`,zu=e=>i("admin.jobsOf",{push:S(e.pushJobs),media:S(e.mediaJobs)}),Vu=e=>At`
  ${zt(i("admin.backup"),e.lastAt?At`${W(e.lastAt)}, ${i(`admin.backup.${e.result}`)}`:i(`admin.backup.${e.result}`))}
  ${zt(i("admin.backupPlace"),e.place)}`,Wu=e=>At`
  <dl class="stack">
    ${zt(i("admin.users"),S(e.users))}
    ${zt(i("admin.publicFinds"),S(e.finds))}
    ${zt(i("admin.media"),et(e.mediaBytes))}
    ${e.diskFree===null?He:zt(i("admin.disk"),et(e.diskFree))}
    ${e.pushJobs||e.mediaJobs?zt(i("admin.jobs"),zu(e)):He}
    ${e.backup?Vu(e.backup):He}
    ${zt(i("admin.swept"),e.sweptAt?W(e.sweptAt):i("admin.never"))}
    ${zt(i("admin.version"),`${e.version}, ${e.database==="postgres"?"PostgreSQL":"SQLite"}`)}
  </dl>`,Gu=e=>At`<li class="note">${i(`admin.problem.${e}`)}</li>`,Ku=e=>At`
  <details>
    <summary>${i("admin.largest")}</summary>
    <ul class="plain-list">
      ${e.map(t=>At`
        <li class="row between"><a href="/admin/people?q=${t.username}">${t.username}</a> <span>${et(t.mediaBytes)}</span></li>`)}
    </ul>
  </details>`,Ur=({wishes:[e,...t]})=>e?At`
  <a class="note wished" href="/admin/map">${t.length?i("admin.wishes",{title:e.title,n:t.length}):i("admin.wish",{title:e.title})}</a>`:He;function Cr({values:e,loading:t}){if(t.problem)return f(t.problem,t.load);if(!e)return v(3);let s=e.problems.filter(n=>Ru.includes(n));return At`
    ${s.length?At`<ul class="stack plain-list" aria-label=${i("admin.problems")}>${s.map(Gu)}</ul>`:He}
    <section class="card">
      <h2>${i("admin.state")}</h2>
      ${Wu(e)}
      ${e.largest.length?Ku(e.largest):He}
    </section>`}import{html as Er,nothing as Vn}from"../lib/lit-html/lit-html.js";var it=(e,t,s,n="",a=Vn)=>Er`
  <li>
    <a class="area" href=${e}>
      ${t?c(t):Vn}
      <span class="grow" lang=${a}>
        <span class="strong">${s}</span>${n?Er`<br><span class="soft">${n}</span>`:Vn}
      </span>
      ${c("next")}
    </a>
  </li>`;var Xu=[["people","/admin/people","people"],["invites","/invites","plus"],["reports","/admin/reports","flag"],["log","/admin/log","feed"],["map","/admin/map","map"],["categories","/admin/categories","filter"],["instance","/admin/instance","gear"],["welcome","/admin/welcome","check"],["help","/help","comment"]];function _r(e){let t=new wi(e),s=new bi(e);return{title:i("admin.title"),ready:t.loading.load(),view:()=>Yu`
      ${b(i("admin.title"),Ju,"/profile")}
      ${Ur(t)}
      <section class="card">
        <ul class="people">${Xu.map(([n,a,o])=>it(a,o,i(`admin.${n}`),i(`admin.about.${n}`)))}</ul>
        <p class="hint">${i("admin.private")}</p>
      </section>
      ${Cr(t)}
      ${Dr(s)}`}}import{html as nt,nothing as xs}from"../lib/lit-html/lit-html.js";var Hr="/api/admin/instance",Wn=20,vi=class{list=null;isOwn=!1;#t;#e;constructor(t,s){[this.#t,this.#e]=[t,s],this.loading=H(t,async()=>{this.#s(await g(Hr,{signal:t.signal}))})}#s({categories:t=[]}){this.isOwn=t.length>0,this.list=this.isOwn?t:se.map(s=>({code:s}))}get left(){return se.filter(t=>!this.list.some(s=>s.code===t))}get isFull(){return this.list.length>=Wn}async save(t){let s=await Y(Hr,{categories:t});this.#s(s),$().instance={...$().instance,categories:s.categories},$().categories=this.list.map(n=>n.code),this.#e($().instance.accent??""),this.#t.update()}async change(t){await U(this.save(t))&&u(i("admin.saved"))}move(t,s){let n=[...this.list];return n.splice(t+s,0,...n.splice(t,1)),this.change(n)}remove(t){return this.change(this.list.toSpliced(t,1))}add(t){return this.change([...this.list,t])}restore(){return this.change([])}},ki=class{sign;color;isDarkened=!1;#t;#e;constructor(t,s,n){this.#t=t,this.#e=s;let{sign:a,color:o=""}=this.was;this.color=o,this.sign=a??(se.includes(this.was.code)?this.was.code:""),this.form=new x({send:async r=>{await this.#s(r).catch(l=>{throw this.#i(l)}),u(i("admin.saved")),n()}})}get was(){return this.#t.list[this.#e]??{}}get names(){return this.was.names??{}}get isNamed(){return se.includes(this.was.code)}choose(t){this.isDarkened=De(t)<Ue,this.color=this.isDarkened?$i(t):t,this.form.update()}show(t){this.sign=t,this.form.clear("sign"),this.form.update()}#s({en:t="",de:s=""}){let n=Object.fromEntries(Object.entries({en:t.trim(),de:s.trim()}).filter(([,l])=>l)),a=this.was.code??n[Ot()],o={code:a,names:n};this.sign&&this.sign!==a&&(o.sign=this.sign.trim()),this.color&&(o.color=this.color);let r=[...this.#t.list];return r[this.#e??r.length]=o,this.#t.save(r)}#i(t){let s={code:Ot(),"names.en":"en","names.de":"de",sign:"sign"},n=a=>s[a.replace(/^body\.categories\[\d+\]\./,"")]??"";return Object.assign(t,{errors:t.errors?.map(a=>({...a,location:`body.${n(a.location)}`}))})}};function xi(e){let t=document.querySelectorAll('link[href^="/theme.css"]'),s=Object.assign(document.createElement("link"),{rel:"stylesheet",href:w("/theme.css",{accent:e.slice(1)})});s.addEventListener("load",()=>{for(let n of t)n.remove()}),s.addEventListener("error",()=>s.remove()),document.head.append(s)}var Zu=(e,t)=>nt`
  <button type="button" class="round" aria-label=${V(t)} title=${V(t)}
    aria-pressed=${String(e.sign===t)} @click=${()=>e.show(e.sign===t?"":t)}>${ct(t)}</button>`,Qu=e=>nt`
  <fieldset class="field">
    <legend>${i("categories.sign")}</legend>
    <div class="swatches">${se.map(t=>Zu(e,t))}</div>
    <label for="sign">${i("categories.emoji")} <span class="soft">${i("form.optional")}</span></label>
    <input id="sign" name="sign" type="text" data-most="12" autocomplete="off" .value=${se.includes(e.sign)?"":e.sign}
      aria-describedby=${e.form.errors.sign?"sign-error":"sign-hint"} aria-invalid=${e.form.errors.sign?"true":xs}
      @input=${t=>e.show(t.target.value)}>
    ${e.form.errors.sign?nt`<p class="error" id="sign-error">${i("categories.badSign")}</p>`:nt`<p class="hint" id="sign-hint">${i("categories.emojiHint")}</p>`}
  </fieldset>`,td=(e,t,s)=>nt`
  <button type="button" class="swatch" aria-label=${i(`admin.colours.${t}`)} title=${i(`admin.colours.${t}`)}
    aria-pressed=${String(s===e.color)} @click=${()=>e.choose(s)}>
    <svg viewBox="0 0 32 32" aria-hidden="true"><circle cx="16" cy="16" r="16" fill=${s}/></svg>
    ${s===e.color?c("check"):xs}
  </button>`,ed=e=>nt`
  <div class="field">
    <label for="color">${i("categories.color")}</label>
    <input id="color" type="color" .value=${e.color||ks.teal} aria-describedby="color-note"
      @change=${t=>e.choose(t.target.value)}>
    <div class="swatches">${Object.entries(ks).map(([t,s])=>td(e,t,s))}</div>
    <p class="hint" id="color-note" aria-live="polite">${e.isDarkened?i("categories.darkened"):i("categories.colorHint")}</p>
  </div>`;function zr(e,t){let s=null,n=t===void 0?i("categories.new"):i("categories.editTitle",{name:V(e.list[t].code)});return D(a=>(s=new ki(e,t,a)).form,n,()=>nt`
    ${F(s.form)}
    ${sd().map((a,o)=>m(s.form,a,{label:i(`categories.name.${a}`),value:s.names[a],most:50,required:o===0&&!s.was.code,hint:o===0&&s.isNamed?i("categories.nameHint",{name:V(s.was.code)}):""}))}
    ${Qu(s)}
    ${ed(s)}`,a=>L(a,i("action.save")))}var sd=()=>[Ot(),...Cs.filter(e=>e!==Ot())];async function id(e,t){let s=i("categories.removeTitle",{name:V(e.list[t].code)});await A(s,i("categories.removeText"),i("categories.remove"))&&await e.remove(t)}async function nd(e){await A(i("categories.restoreTitle"),i("categories.restoreText"),i("categories.restore"))&&await e.restore()}var Rr=(e,t,s,n,a,o)=>nt`
  <button type="button" class="round ${n}" ?disabled=${!e.list[t+s]} aria-label="${i(a)}: ${o}" title=${i(a)}
    @click=${()=>e.move(t,s)}>${c("back")}</button>`;function ad(e,{code:t},s){let n=V(t);return nt`
    <li class="row between">
      ${ct(t)}
      <span class="grow" dir="auto">${n}</span>
      <span class="row">
        ${Rr(e,s,-1,"up","categories.up",n)}
        ${Rr(e,s,1,"down","categories.down",n)}
        ${Mt(i("categories.more",{name:n}),[{text:i("categories.edit"),sign:"edit",run:()=>zr(e,s)},...e.list.length>1?[{text:i("categories.remove"),sign:"trash",isDanger:!0,run:()=>id(e,s)}]:[]])}
      </span>
    </li>`}var od=e=>e.left.length&&!e.isFull?nt`
  <h2>${i("categories.left")}</h2>
  <div class="chips">${e.left.map(t=>nt`
    <button type="button" class="chip" @click=${()=>e.add({code:t})}>
      ${ct(t)} ${V(t)} ${c("plus")}
    </button>`)}
  </div>`:xs,rd=e=>nt`
  <section class="card">
    <p class="hint">${i("categories.about")}</p>
    <ul class="people">${e.list.map((t,s)=>ad(e,t,s))}</ul>
    ${e.isFull?nt`<p class="hint">${i("categories.full",{n:Wn})}</p>`:nt`
      <p><button type="button" class="quiet" id="new-category" @click=${()=>zr(e)}>
        ${c("plus")} ${i("categories.new")}
      </button></p>`}
    ${od(e)}
    ${e.isOwn?nt`
      <p><button type="button" class="quiet" @click=${()=>nd(e)}>${i("categories.restore")}</button></p>`:xs}
  </section>`;function Vr(e){let t=new vi(e,xi);return{title:i("admin.categories"),ready:t.loading.load(),view:()=>nt`
      ${b(i("admin.categories"),xs,"/admin")}
      ${t.loading.problem?f(t.loading.problem,t.loading.load):t.list?rd(t):v(6)}`}}import{html as Oi,nothing as Gn}from"../lib/lit-html/lit-html.js";var Wr={role_changed:"shield",media_limit_changed:"gear",account_suspended:"block",suspension_lifted:"check",account_deleted:"trash",invite_revoked:"close",sign_in_link_created:"lock",sign_in_link_used:"lock",report_closed:"flag",find_hidden:"block",find_shown:"check",find_deleted:"trash",comment_hidden:"block",comment_shown:"check",comment_deleted:"trash",instance_changed:"gear"},cd={mediaLimit:"limitOfAll",invites:"whoInvites"},ld=e=>parseInt(e,10)?et(parseInt(e,10)):i(`admin.limits.${e.startsWith("0 ")?"none":"instance"}`);function pd({action:e,reason:t}){return e==="role_changed"?i(`admin.roles.${t}`):e==="report_closed"?i(`report.result.${t}`):e==="instance_changed"?t.split(", ").map(s=>i(`admin.${cd[s]??s}`)).join(", "):e==="media_limit_changed"?ld(t):t}function ud(e){let t={actor:e.actorName||i("admin.commandLine"),target:e.targetName,action:e.action};return i(Wr[e.action]?`admin.act.${e.action}`:"admin.act.other",t)}var dd=e=>Oi`
  <li class="row act">
    ${c(Wr[e.action]??"shield")}
    <span class="grow">
      <span class="strong">${ud(e)}</span><br>
      ${e.reason?Oi`<span dir="auto">${pd(e)}</span><br>`:Gn}
      <span class="soft">${W(e.createdAt)}</span>
    </span>
  </li>`;function md(e){return e.problem?f(e.problem,e.load):e.items?e.items.length?Oi`
    <section class="card">
      <p class="hint">${i("admin.logText")}</p>
      <ul class="people">${e.items.map(dd)}</ul>
      ${j(e)}
    </section>`:B(i("admin.noActs"),i("admin.noActsText"),Gn,"feed"):v(4)}function Gr(e){let t=_(e,"/api/admin/log");return{title:i("admin.log"),ready:t.load(),view:()=>Oi`${b(i("admin.log"),Gn,"/admin")}${md(t)}`}}import{html as ut,nothing as qt}from"../lib/lit-html/lit-html.js";var hd=8,qi=class{items=[];at=-1;#t;#e=null;#s=[];#i=!1;constructor(t){this.#t=t}async follow(t){this.#i=!0,this.#n(t),this.#e??=g("/api/finds/categories",{signal:this.#t.signal}).catch(()=>(this.#e=null,[])),this.#s=await this.#e,this.#i&&this.#n(t)}close(){this.#i=!1,this.#a([])}move(t){let s=this.items.length;this.at=this.at<0&&t<0?s-1:(this.at+t+s)%s,this.#t.update()}#n(t){let s=te(t.trim()),n=new Set(this.#s.map(o=>o.category)),a=s?ie().filter(o=>!n.has(o)).map(o=>({category:o,ownCount:0,count:0})):[];this.#a([...this.#s,...a].filter(({category:o})=>{let r=te(V(o));return r.includes(s)&&(r!==s||Ie(o))}).slice(0,hd))}#a(t){Object.assign(this,{items:t,at:-1}),this.#t.update()}};var fd=1200*36e5,Si=class{id;stored=null;#t;#e;#s;#i=null;#n=new Set;#a=!1;#o=!1;constructor(t){this.#t=t,this.#s=!t.params.id;let s=t.params.id??t.query.get("draft");this.#r(new RegExp(`^${Qa}$`).test(s)||!this.#s?s:Pe()),this.#s&&!this.stored&&this.#r(Pe())}#r(t){this.id=t,this.#e=this.#s?_t(t):jo(t),this.stored=this.#e.get()}get findId(){return this.#i??=go(this.id)>Date.now()-fd?this.id:Pe()}get path(){let t=new URLSearchParams(this.#t.query);return t.set("draft",this.id),`/new?${t}`}save(t){if(!(this.#o||this.#t.signal.aborted)){if(!t)return this.#e.remove();this.#e.set({...t,at:Date.now()}),this.#s&&!this.#a&&this.#t.rename(this.path),this.#a=!0}}async files(){if(!this.stored||!this.#s)return[];let t=new Set(this.stored.media?.map(n=>n.key)),s=await ei(this.id);for(let{key:n}of s)this.#n.add(n);return s.filter(n=>!t.has(n.key))}get hasFiles(){return this.#n.size>0}release(t){let s=new Set(t.filter(n=>!n.media).map(n=>n.key));for(let n of this.#n)s.has(n)||(this.#n.delete(n),Do(n))}remove(){return this.#o=!0,this.#e.remove(),this.#s?si(this.id):null}};async function Kr(e,t){if(t?.point)return t;let s=e.get("place");if(s){let a=await g(`/api/locations/${encodeURIComponent(s)}?includePrivate=true&includeFriends=true&findsLimit=0`);return{location:a,point:st(a)}}let n=ne(e.get("at"));return n?{point:{lat:n.lat,lng:n.lng}}:null}var Yr=({location:e,locationId:t,exact:s})=>{let{name:n,...a}=s??e;return{location:{...e,name:n,id:t},point:st(a),name:n,by:"search"}},Fi=()=>Ht.includes(ls.get())?ls.get():"everyone",Pi=({title:e,description:t,category:s,audience:n,area:a,exactForFriends:o})=>({title:e,description:t,category:s,audience:n,area:a,exactForFriends:o}),Kn=({audience:e,area:t,exactForFriends:s})=>({audience:e,area:t,exactForFriends:s});function Jr(e,t){if(e?.was&&Object.entries(t).every(([n,a])=>e.was[n]===a))return Kn(e);let s=e?.audience??(e?.isPublic===!1?"friends":"everyone");return{...t,audience:Ht[Math.max(Ht.indexOf(s),Ht.indexOf(t.audience))]}}function Xr({title:e,description:t,category:s,audience:n,area:a="",exactForFriends:o},r={area:""}){let l={title:e.trim(),description:t.trim()||null,category:s.trim()||null},p=a!==""&&a!==r.area,d=p?{area:Number(a)}:{},I=Number(a)&&(p||o!==r.exactForFriends)?{exactForFriends:o==="true"}:{};return{...l,...n===r.audience?{}:{audience:n},...d,...I}}var Zr=({location:e},{area:t=""})=>t!==""&&(e?.area??0)>Number(t),Qr=(e,{area:t})=>R(`/api/finds/${e}`,{area:Number(t),homeZone:!1}),tc=({location:e,exact:t})=>({area:String(e.area??0),exactForFriends:String(t?.forFriends??!0)});var Re=class{uploads=null;place=null;placeError="";shown;#t=null;#e;constructor(t,s){this.page=t,this.#e=s,this.draft=new Si(t),this.form=new x({send:a=>this.#s(a),update:t.update}),this.isRestored=!!this.draft.stored;let{stored:n}=this.draft;this.values={...n,audience:n?.audience??(n?.isPublic===!1?"friends":Fi())},this.proposals=new qi(t),this.loading=H(t,()=>this.begin())}get isOther(){return this.#t??!!(this.values.category&&!Ie(this.values.category))}changed(){this.place?.title&&(this.values.title||=this.place.title,this.place.title=""),this.saveDraft(),this.page.update()}addFiles(t){return this.uploads.add(t)}change(t){this.values={...this.values,...t},this.changed()}chooseCategory(t){this.#t=t==="other"&&!this.isOther,this.change({category:t===this.values.category||t==="other"?"":t})}async submit(t){return this.placeError="",await this.form.submit(t),!this.placeError}async#s(t){let{point:s,name:n,location:a}=this.place.value;if(!s){this.placeError=i("spot.missing"),this.page.update();return}if(await this.uploads.settled(),this.uploads.hasFailed)throw{code:"failed",text:i("edit.uploadFailed")};let o={point:s,name:n||this.place.proposal,location:a},r=Xr({category:this.values.category??"",...t},this.shown),l=await this.write(r,o).catch(p=>this.#i(p));l&&(Zr(l,t)&&await this.#e.showHome()&&await Qr(l.id,t).catch(p=>u(q(p))),await this.leave(`/finds/${l.id}`,i(this.isNew?"edit.published":"edit.saved")))}#i(t){let s=yo(t);throw s.length?(this.uploads.removeMissing(s),{code:"failed",text:i("edit.photosGone")}):t}close(){this.uploads?.stop(),this.place?.close()}};async function Ti(e){try{let t=await ze(e,0,262144),s=await $d(e,t);return s?Od(xd(s.view,s.tiff)):ec}catch{return ec}}var ec={place:null,time:""},ze=async(e,t,s)=>new DataView(await e.slice(t,t+s).arrayBuffer());function $d(e,t){return t.getUint16(0)===65496?gd(t):t.getUint32(0)===2303741511?sc(e,{at:8,little:!1,name:"eXIf",extra:12,sizeFirst:!0}):Vt(t,0,4)==="RIFF"&&Vt(t,8,4)==="WEBP"?sc(e,{at:12,little:!0,name:"EXIF",extra:8,even:!0}):Vt(t,4,4)==="ftyp"?wd(e):null}var Vt=(e,t,s)=>String.fromCharCode(...Array.from({length:s},(n,a)=>e.getUint8(t+a)));function gd(e){for(let t=2;t+10<e.byteLength;t+=2+e.getUint16(t+2)){let s=e.getUint16(t);if(s===65505&&e.getUint32(t+4)===1165519206)return{view:e,tiff:t+10};if(s===65498||s>>8!==255)return null}return null}var Yn=1<<20,Jn=1e4;async function sc(e,{at:t,little:s,name:n,extra:a,sizeFirst:o,even:r}){for(let l=0;l<Jn&&t+8<=e.size;l++){let p=await ze(e,t,8),d=p.getUint32(o?0:4,s);if(Vt(p,o?4:0,4)===n)return bd(await ze(e,t+8,Math.min(d,Yn)));t+=a+d+(r?d%2:0)}return null}var bd=e=>({view:e,tiff:Vt(e,0,4)==="Exif"?6:0});function ic(e,t,s){let n=[];for(let a=t;a+8<=s&&n.length<Jn;){let o=e.getUint32(a),r=8;if(o===1&&([o,r]=[Number(e.getBigUint64(a+8)),16]),o===0&&(o=s-a),o<r)break;n.push({type:Vt(e,a+4,4),from:a+r,to:Math.min(a+o,s)}),a+=o}return n}async function wd(e){for(let t=0,s=0;s<Jn&&t+8<=e.size;s++){let n=await ze(e,t,16),a=n.getUint32(0);if(a===1&&(a=Number(n.getBigUint64(8))),a===0&&(a=e.size-t),a<8)return null;if(Vt(n,4,4)==="meta")return yd(e,await ze(e,t,Math.min(a,Yn)));t+=a}return null}async function yd(e,t){let s=ic(t,t.getUint32(0)===1?20:12,t.byteLength),n=p=>s.find(d=>d.type===p),a=vd(t,n("iinf")),o=a===null?null:kd(t,n("iloc"),a);if(!o)return null;let r=o.method===1?n("idat"):null,l=r?new DataView(t.buffer,t.byteOffset+r.from+o.at,Math.min(o.size,r.to-r.from-o.at)):await ze(e,o.at,Math.min(o.size,Yn));return{view:l,tiff:4+l.getUint32(0)}}function vd(e,t){if(!t)return null;let s=ic(e,t.from+(e.getUint8(t.from)===0?6:8),t.to);for(let{from:n}of s){let a=e.getUint8(n)>2;if(Vt(e,n+(a?10:8),4)==="Exif")return a?e.getUint32(n+4):e.getUint16(n+4)}return null}function kd(e,t,s){if(!t)return null;let n=e.getUint8(t.from),a=t.from+4,o=I=>{let tt=I===8?Number(e.getBigUint64(a)):I===4?e.getUint32(a):I===2?e.getUint16(a):0;return a+=I,tt},r=o(2),[l,p,d]=[r>>12,r>>8&15,r>>4&15],h=n?r&15:0;for(let I=o(n<2?2:4);I>0&&a<t.to;I--){let tt=o(n<2?2:4),Oe=n?o(2)&15:0;o(2);let Ns=o(d),Ds=null;for(let K=o(2);K>0&&a<=t.to;K--){o(h);let kt=Ns+o(l),Us=o(p);Ds??={method:Oe,at:kt,size:Us}}if(tt===s)return Ds}return null}function xd(e,t){let s=e.getUint16(t)===18761,n=r=>e.getUint16(t+r,s);return{u32:r=>e.getUint32(t+r,s),text:(r,l)=>Vt(e,t+r,l),entries:r=>new Map(Array.from({length:n(r)},(l,p)=>[n(r+2+12*p),r+10+12*p]))}}function Od(e){let t=e.entries(e.u32(4)),s=(n,a,o)=>{try{return t.has(n)?a(e,e.entries(e.u32(t.get(n)))):o}catch{return o}};return{place:s(34853,Sd,null),time:s(34665,qd,"")}}function qd({u32:e,text:t},s){let n=s.get(36867),a=n===void 0?null:/^(\d{4}):(\d\d):(\d\d) (\d\d:\d\d:\d\d)$/.exec(t(e(n),19));return a&&a[1]!=="0000"?`${a[1]}-${a[2]}-${a[3]}T${a[4]}`:""}function Sd({u32:e,text:t},s){let n=(r,l,p)=>{if(!s.has(l)||!s.has(p))return NaN;let d=e(s.get(p)),h=tt=>e(d+8*tt)/e(d+8*tt+4),I=r.indexOf(t(s.get(l),1).toUpperCase());return I<0?NaN:(h(0)+(h(1)||0)/60+(h(2)||0)/3600)*(I?-1:1)},a=n("NS",1,2),o=n("EW",3,4);return Math.abs(a)<=90&&Math.abs(o)<=180&&(a||o)?{lat:a,lng:o}:null}var Fd=2,Pd=2,Td=60,Ve=class{removed=[];#t=!1;#e;#s;#i;#n;#a=()=>{};constructor(t,{changed:s,placed:n=()=>{},signal:a,send:o=Fe}){this.items=t.map(({at:r,key:l,caption:p="",...d})=>({media:d,at:r,key:l,caption:p,state:"done"})),this.#e=r=>{this.#a(),s(r)},this.#s=n,this.#i=a,this.#n=o,addEventListener("online",()=>this.#m(),{signal:a})}get most(){return $().limits.mediaPerFind}get isBusy(){return this.items.some(t=>["waiting","sending","paused"].includes(t.state))}get isPaused(){return this.items.some(t=>t.state==="paused")}async settled(){for(;this.isBusy&&!this.isPaused;)await new Promise(t=>{this.#a=t})}files(){return Promise.all(this.items.map(async({media:t,at:s,file:n,caption:a})=>{let o=n?await vs(n):null;return t?{media:t,at:s,caption:a,blob:o}:{caption:a,blob:o,name:n.name||"file"}}))}get hasFailed(){return this.items.some(t=>t.state==="failed")}get isChanged(){return this.#t||this.removed.length>0||this.items.some(t=>!t.media?.id)}get media(){return this.items.filter(t=>t.media).map(t=>wo(t.media,t.caption))}get draft(){return this.items.filter(t=>t.media).map(({media:t,at:s,key:n,caption:a})=>({...t,at:s,key:n,caption:a}))}async add(t,s=[]){if(this.#i.aborted)return;let n=this.most-this.items.length,a=[...t].slice(0,n),o=a.map((r,l)=>({file:r,key:s[l],caption:"",preview:URL.createObjectURL(r),state:"waiting",progress:0}));this.items=[...this.items,...o],this.#e(t.length>n?i("upload.tooMany",{n:this.most}):""),await this.#o(a),this.#r()}async#o(t){for(let s of t){let{place:n}=await Ti(s);if(this.#i.aborted)return;if(n)return this.#s(n)}}#r(){if(this.#i.aborted)return;let t=Fd-this.items.filter(s=>s.state==="sending").length;for(let s of this.items.filter(n=>n.state==="waiting").slice(0,t))this.#d(s)}async#d(t){t.stop=new AbortController,Object.assign(t,{state:"sending",progress:0,problem:null}),this.#e();try{let s=await this.#p(t);if(!s)return;Object.assign(t,{media:s,at:Date.now(),state:"done"})}catch(s){if(s.name==="AbortError")return;Object.assign(t,{state:Se(s)?"paused":"failed",problem:q(s)}),t.state==="paused"&&this.#l(t,s.retryAfter)}this.#e(),this.#r()}#l(t,s){t.pause=Math.min(Td,(t.pause??Pd/2)*2),t.timer=setTimeout(()=>this.retry(t),1e3*(s||t.pause))}#m(){for(let t of this.items.filter(s=>s.state==="paused"))this.retry(t)}async#p(t){let{signal:s}=t.stop,n=await vs(t.file),{videoBytes:a,imageBytes:o}=$().limits,r=n.type.startsWith("video/")?a:o;if(n.size>r)throw{code:"large",text:i("upload.large",{size:Ja(r)})};if(s.aborted)return null;let l=d=>{t.progress=d,this.#e()},[p]=await this.#n("POST","/api/media",n,{signal:s,progress:l});return p}retry(t){clearTimeout(t.timer),t.state="waiting",this.#r()}remove(t){this.#c(t),t.media?.id&&this.removed.push(t.media.id),this.items=this.items.filter(s=>s!==t),this.#e(),this.#r()}removeMissing(t){let s=this.items.filter(n=>n.media).filter((n,a)=>t.includes(a));s.forEach(this.#c),this.items=this.items.filter(n=>!s.includes(n)),this.#e()}move(t,s){this.items.splice(s,0,...this.items.splice(t,1)),this.#t=!0,this.#e()}setCaption(t,s){t.caption=s,this.#t=!0,this.#e()}stop(){this.items.forEach(this.#c)}#c({timer:t,stop:s,preview:n}){clearTimeout(t),s?.abort(),n&&URL.revokeObjectURL(n)}};var Ii=class extends Re{isNew=!1;title=i("edit.title");#t;#e="";#s="";constructor(t,s){super(t,s),this.back=`/finds/${t.params.id}`,this.#t=`/api${this.back}`}async begin(){let[t,s]=await Xa(this.#t),n=this.draft.stored;this.#s=s,this.#e=t.locationId,this.shown=Kn({audience:Le(t),...tc(t)}),this.values={...t,...n,...Jr(n,this.shown)};let a=o=>{o&&u(o),this.page.update()};this.uploads=new Ve(t.media,{changed:a,signal:this.page.signal}),this.place=new bt(this.page,n?.place??Yr(t),()=>this.changed())}saveDraft(){let t={...Pi(this.values),was:this.shown},s=this.place?.value;this.draft.save(s?.location?.id===this.#e?t:{...t,place:s})}async write(t,s){let{isPaused:n,isChanged:a,media:o,removed:r}=this.uploads;if(n)throw{code:"failed",text:i("edit.uploadFailed")};let l=await Ys(s),p=l===this.#e?{}:{locationId:l},d=o.map(I=>I.id?{id:I.id,caption:I.caption??null}:I),h=a?{media:d,mediaToDelete:r}:{};return R(this.#t,{...t,...p,...h},{headers:this.#s?{"If-Match":this.#s}:{}})}overwrite(){this.#s=""}async leave(t,s=""){await this.draft.remove(),await this.page.go(t,{replace:!0}),s&&u(s)}discard(){return this.uploads?.stop(),this.leave(`${this.back}/edit`)}};async function Xn(){if(!await caches.has(us))return null;let e=await caches.open(us),[t]=await e.keys(),s=t&&await(await e.match(t))?.formData();return s?{key:t,values:Id(s),files:s.getAll("file"),left:Number(s.get("left"))}:null}function Id(e){let t=e.get("title"),s=[e.get("text"),e.get("url")].filter(Boolean).join(`
`);return{...t?{title:t}:{},...s?{description:s}:{}}}async function nc(e){let t=await caches.open(us);return await t.delete(e),(await t.keys()).length===0&&await caches.delete(us),Xn()}var Md=2,Mi=class{items=[];isWhole=!1;#t;#e;constructor(t,s){this.#t=t,this.#e=s}get shown(){return this.isWhole?this.items:this.items.slice(0,Md)}async load(){await Uo();let t=await ei();if(this.#t.signal.aborted)return;this.close();let s=ti().filter(n=>n.id!==this.#e);this.items=s.map(n=>{let a=n.media?.find(r=>r.at>Date.now()-Ks),o=a?null:t.find(r=>r.draft===n.id&&r.file.type.startsWith("image/"))?.file;return{draft:n,media:a,preview:o?URL.createObjectURL(o):""}}),this.#t.update()}showAll(){this.isWhole=!0,this.#t.update()}remove({draft:t}){_t(t.id).remove(),this.items=this.items.filter(s=>s.draft!==t),this.#t.update(),u(i("edit.draftDeleted"),"",{text:i("action.undo"),run:()=>this.#s(t)})}#s(t){return _t(t.id).set(t),this.load()}close(){for(let{preview:t}of this.items)t&&URL.revokeObjectURL(t)}};var Ad=.15,ac=e=>e.slice(0,10);function Ld(e){let t="";return e.map(n=>({photo:n,time:t=n.time||t})).sort((n,a)=>n.time<a.time?-1:n.time>a.time?1:0).map(n=>n.photo)}var oc=e=>e.find(t=>t.place)?.place??null,rc=e=>e.find(t=>t.time)?.time??"";function Bd(e,t,s){let[n,a]=[oc(e),rc(e)];return e.length<s&&(!n||!t.place||Et(n,t.place)<=Ad)&&(!a||!t.time||ac(a)===ac(t.time))}function cc(e,t){let s=[];for(let n of Ld(e)){let a=s.findLast(o=>Bd(o,n,t));a?a.push(n):s.push([n])}return s}var Os=e=>({place:oc(e),time:rc(e)}),lc=(e,t)=>e.flatMap((s,n)=>n===t?[]:n===t-1?[[...s,...e[t]]]:[s]),pc=(e,t,s)=>e.flatMap((n,a)=>a===t?[n.slice(0,s),n.slice(s)]:[n]);var Ai=class{groups=null;busy=!1;#t;#e=new Map;constructor(t){this.#t=t}get most(){return $().limits.mediaPerFind}get count(){return this.groups.flat().length}async consider(t,s){if(this.groups)return this.consider([...this.decline(),...t],s);if(t.length<2)return!1;let n=await Promise.all(t.map(async o=>({file:o,...await Ti(o)}))),a=cc(n,this.most);if(this.#t.signal.aborted||a.length<2&&t.length<=s)return!1;for(let o of n)o.preview=o.file.type.startsWith("image/")?URL.createObjectURL(o.file):"";return this.#s(a),!0}#s(t){this.groups=t,this.#t.update();for(let s of t)this.#i(s)}async#i(t){let{place:s}=Os(t);if(!s||this.#e.has(t[0]))return;this.#e.set(t[0],"");let{name:n}=await Gs(s,{signal:this.#t.signal});this.#e.set(t[0],n),this.#t.update()}describe=t=>({name:Os(t).place?this.#e.get(t[0])??"":"",time:Os(t).time});canMerge=t=>t>0&&this.groups[t-1].length+this.groups[t].length<=this.most;merge(t){this.#s(lc(this.groups,t))}split(t,s){this.#s(pc(this.groups,t,s))}decline(){let t=this.groups.flat().map(s=>s.file);return this.close(),this.#t.update(),t}async accept(){if(this.busy)return;this.busy=!0,this.#t.update();let t=this.groups.map(()=>Pe()),s=Date.now(),n=y()?.id;try{for(let[a,o]of this.groups.entries())await this.#n(n,t[a],o,s-a)}catch{if(y()?.id!==n)return null;for(let a of t)await jd(a);return this.busy=!1,this.#t.update(),u(i("group.noRoom"))}await this.#t.go(`/new?draft=${t[0]}`),u(i("group.made",{n:t.length}))}async#n(t,s,n,a){if(y()?.id!==t)throw{code:"stopped"};let{place:o}=Os(n),r={id:s,at:a,audience:Fi(),media:[],label:this.describe(n).name};if(_t(s).set(o?{...r,place:{point:o,source:"photo",photo:o}}:r),!_t(s).get())throw{code:"storage"};await No(s,n.map(l=>l.file),t)}close(){for(let{preview:t}of this.groups?.flat()??[])t&&URL.revokeObjectURL(t);this.groups=null}};async function jd(e){_t(e).remove(),await si(e)}var Nd=["no_place_in_text","link_unknown"],Li=class extends Re{isNew=!0;title=i("edit.new");back="/";received=null;photosExpired=!1;#t="";constructor(t,s){super(t,s),this.drafts=new Mi(t,this.draft.id),this.several=new Ai(t),this.settings=new ae(t)}async begin(){let{page:t,values:s}=this,n=await Kr(t.query,s.place),a=s.media??[],o=a.filter(d=>d.at>Date.now()-Ks);this.photosExpired=o.length<a.length;let r=d=>{d&&u(d),this.changed()},l=d=>this.place.suggestPoint(d);this.uploads=new Ve(o,{changed:r,placed:l,signal:t.signal}),this.place=new bt(t,n,r),this.place.point&&!this.place.label&&this.place.propose(),this.drafts.load(),this.settings.read().then(t.update,()=>{});let p=await this.draft.files();p.length&&this.uploads.add(p.map(d=>d.file),p.map(d=>d.key)),this.received=t.query.has("shared")?await Xn():null}async addFiles(t){let{items:s,most:n}=this.uploads;await this.several.consider(t,n-s.length)||await super.addFiles(t)}saveDraft(){let t=Pi(this.values),s=this.place?.value,n=this.uploads.draft,a=![t.title,t.description,t.category,s?.point,n.length,this.draft.hasFiles].some(Boolean);this.draft.save(a?null:{...t,place:s,label:this.place?.label,media:n,id:this.draft.id}),this.draft.release(this.uploads.items)}async resolveReceived(t){let{values:s,files:n,key:a}=this.received;this.received=null,t&&n.length&&await this.addFiles(n),this.received=await nc(a),this.change(t?s:{});let o=t?await this.#e(s):{};return this.form.clear("title"),this.page.update(),o}async#e(t){let s=[t.title,t.description].filter(Boolean).join(`
`);if(!Cn(s)||this.place.point)return{};try{let n=await dr(s,{signal:this.page.signal}),{title:a,description:o=""}=this.values,r=o.split(/\r?\n/),l=r.findIndex(h=>Cn(h)&&/^\S+$/.test(h.trim())),p=r.filter((h,I)=>I!==l&&h.trim()!==n.title),d={title:a||n.title,description:p.join(`
`).trim()};return this.change(d),this.place.point||this.place.setPlace(n),d}catch(n){return n.name!=="AbortError"&&!Nd.includes(n.reason)&&u(q(n)),{}}}async write(t,s){if(this.uploads.isPaused)return this.#s(t,s);try{return this.#t=await Ys(s),await bo(this.draft.findId,{...t,locationId:this.#t,media:this.uploads.media})}catch(n){if(!Se(n))throw n;return this.#s(t,s)}}async#s(t,s){return await ko(this.draft.findId,{body:t,place:s,locationId:this.#t},this.uploads),await this.leave("/waiting",i("outbox.added")),null}async leave(t,s=""){s&&ls.set(this.values.audience),await this.draft.remove(),await this.page.go(t,{replace:!0});let[n]=ti();s&&u(s,"",n&&{text:i("edit.next"),run:()=>this.page.go(`/new?draft=${n.id}`)})}discard(){return this.uploads?.stop(),this.leave("/new")}close(){super.close(),this.drafts.close(),this.several.close()}};import{html as We,nothing as Zn}from"../lib/lit-html/lit-html.js";function Dd(e,t){e.remove(t),O(e.items.length?"drafts-title":"main")}var Ud=({media:e,preview:t})=>We`
  <span class="thumb">${e||t?We`<img src=${e?.thumbnailUrl??t} alt="">`:c("edit")}</span>`;function Cd(e,t){let{draft:s}=t,n=s.title?.trim()||i("edit.untitled");return We`
    <li class="row draft">
      <a class="find grow" href="/new?draft=${s.id}">
        ${Ud(t)}
        <span class="what">
          <span class="name" dir="auto">${n}</span>
          ${s.label?We`<span class="soft" dir="auto">${s.label}</span>`:Zn}
          <span class="soft">${Es(s.at)}</span>
        </span>
      </a>
      <button type="button" class="round" aria-label=${i("edit.draftDelete",{title:n})} @click=${()=>Dd(e,t)}>
        ${c("trash")}
      </button>
    </li>`}var uc=e=>e.items.length?We`
  <section class="card drafts" id="drafts" aria-labelledby="drafts-title">
    <h2 id="drafts-title" tabindex="-1">${i("edit.drafts")}</h2>
    <ul class="rows">${e.shown.map(t=>Cd(e,t))}</ul>
    ${e.shown.length<e.items.length?We`
      <button type="button" class="link" @click=${()=>e.showAll()}>
        ${i("edit.allDrafts",{n:e.items.length})}
      </button>`:Zn}
  </section>`:Zn;var dc=e=>[...e?.files??[]].filter(t=>/^(image|video)\//.test(t.type)),mc=e=>[...e.dataTransfer?.types??[]].includes("Files"),Ed=e=>e.target.matches?.("input, textarea")&&e.clipboardData.types.includes("text/plain");function hc(e,t){let s=a=>document.body.classList.toggle("dropping",a),n=(a,o)=>document.addEventListener(a,o,{signal:e});n("dragover",a=>{mc(a)&&(a.preventDefault(),s(!0))}),n("dragleave",a=>{a.relatedTarget||s(!1)}),n("drop",a=>{mc(a)&&(a.preventDefault(),s(!1),document.querySelector("dialog[open]")||t(dc(a.dataTransfer)))}),n("paste",a=>{let o=dc(a.clipboardData);!o.length||Ed(a)||document.querySelector("dialog[open]")||(a.preventDefault(),t(o))}),e.addEventListener("abort",()=>s(!1))}import{html as ge,nothing as bc}from"../lib/lit-html/lit-html.js";var Qn=[1,5,20],Ge=e=>e?i("privacy.area",{distance:ds(e)}):i("privacy.exact");function qs(e){if(!e)return i("privacy.asSet");let{area:t,home:s}=e,n=t?i("privacy.defaultArea",{distance:ds(t)}):i("privacy.defaultExact");return s?i("privacy.andHome",{usual:n}):n}var Ss=()=>Qn.map(e=>[String(e),Ge(e)]),re=()=>[["0",Ge(0)],...Ss()],Bi=()=>[["true",i("privacy.forFriends")],["false",i("privacy.forMe")]];import{html as Fs,nothing as ta}from"../lib/lit-html/lit-html.js";var Ke="category";function fc(e,{category:t}){let s=document.getElementById(Ke);if(s.value=t,Ie(t)){e.proposals.close(),e.chooseCategory(t),document.querySelector("#fold-category summary")?.focus();return}s.dispatchEvent(new Event("input",{bubbles:!0})),e.proposals.close()}function _d(e,t){t.form.typed(e.target),t.proposals.follow(e.target.value)}function Hd(e,t){let{items:s,at:n}=t.proposals;if(!s.length){e.key==="ArrowDown"&&t.proposals.follow(e.target.value);return}let a={ArrowDown:1,ArrowUp:-1}[e.key];if(a)t.proposals.move(a);else if(e.key==="Escape")t.proposals.close();else if(e.key==="Enter"&&n>=0)fc(t,s[n]);else return;e.preventDefault()}var Rd=(e,t,s)=>Fs`
  <li id="category-${s}" data-kind="category" role="option" aria-selected=${s===e.proposals.at?"true":"false"}
    @click=${()=>fc(e,t)}>
    ${ct(t.category)}
    <span class="grow" dir="auto">${V(t.category)}</span>
    <span class="soft far">${t.ownCount?i("categories.byYou",{n:t.ownCount}):t.count?S(t.count):ta}</span>
  </li>`,zd=e=>{let{items:t}=e.proposals;return Fs`
    <div class="proposals" ?hidden=${!t.length} @mousedown=${s=>s.preventDefault()}>
      <ul id="category-list" role="listbox" aria-label=${i("categories.used")}>${t.map((s,n)=>Rd(e,s,n))}</ul>
    </div>
    <span class="unseen" role="status">${t.length?i("categories.count",{n:t.length}):""}</span>`};function $c(e){let{form:t,proposals:s}=e,n=t.errors[Ke];return Fs`
    <div class="field">
      <label for=${Ke}>${i("categories.own")} <span class="soft">${i("form.optional")}</span></label>
      <div class="combo">
        <input id=${Ke} name=${Ke} type="text" dir="auto" role="combobox" autocomplete="off" data-most=${$().limits.category}
          aria-autocomplete="list" aria-controls="category-list" aria-expanded=${s.items.length?"true":"false"}
          aria-activedescendant=${s.at>=0?`category-${s.at}`:ta}
          aria-describedby=${n?"category-error":"category-hint"} aria-invalid=${n?"true":ta}
          .defaultValue=${e.values.category??""} @input=${a=>_d(a,e)} @keydown=${a=>Hd(a,e)}
          @focus=${a=>s.follow(a.target.value)} @blur=${()=>s.close()}>
        ${zd(e)}
      </div>
      ${_o(t.left[Ke])}
      ${n?Fs`<p class="error" id="category-error">${n}</p>`:Fs`<p class="hint" id="category-hint">${i("categories.hint")}</p>`}
    </div>`}var ji=(e,t,s,n,a)=>ge`
  <details class="fold" id="fold-${e}">
    <summary>${t} <span class="grow"><span>${s}</span> <span class="soft" dir="auto">${n}</span></span> ${c("next")}</summary>
    ${a}
  </details>`;function wc(e){let t=e?.closest("details");t&&(t.open=!0)}var Vd=e=>ji("description",c("edit"),i("find.description"),e.values.description||i("edit.none"),m(e.form,"description",{label:i("find.description"),value:e.values.description??"",kind:"area",most:$().limits.description})),gc=(e,t,s)=>ge`
  <button type="button" class="chip" aria-pressed=${s?"true":"false"} @click=${()=>e.chooseCategory(t)}>
    ${ct(t)} ${V(t)}
  </button>`;function Wd(e){let{category:t}=e.values,[s,n]=t?[ct(t),V(t)]:[c("filter"),i("edit.none")];return ji("category",s,i("find.category"),n,ge`
    <fieldset>
      <legend>${i("find.category")}</legend>
      <div class="chips">
        ${ie().map(a=>gc(e,a,a===t))}
        ${gc(e,"other",e.isOther)}
      </div>
      ${e.isOther?$c(e):bc}
    </fieldset>`)}var Gd=(e,t)=>ge`
  <label class="choice">
    <input type="radio" name="audience" value=${t} ?checked=${e.values.audience===t}>
    <span>
      ${c(he(t))}
      <span>
        <span class="strong">${i(`find.audience.${t}`)}</span><br>
        <span class="soft">${i(`edit.audienceText.${t}`,{instance:xt()})}</span>
      </span>
    </span>
  </label>`;function Kd(e){let{audience:t}=e.values;return ji("audience",c(he(t)),i("edit.who"),i(`find.audience.${t}`),ge`
    <fieldset class="choices">
      <legend>${i("edit.who")}</legend>
      ${Ht.map(s=>Gd(e,s))}
    </fieldset>`)}var Yd=e=>T("exact-for",{name:"exactForFriends",label:i("privacy.exactFor"),options:Bi(),chosen:e});function Jd(e){let{area:t="",exactForFriends:s="true"}=e.values;return ji("shown",c("map"),i("privacy.shown"),t===""?qs(e.settings?.values):Ge(Number(t)),ge`
    ${T("area",{label:i("privacy.shown"),hint:i(e.isNew?"privacy.shownHint":"privacy.recall"),chosen:t,options:[...e.isNew?[["",qs(e.settings.values)]]:[],...re()]})}
    ${Number(t)?Yd(s):bc}`)}var yc=e=>ge`<div class="folds">${Vd(e)}${Wd(e)}${Kd(e)}${Jd(e)}</div>`;import{html as Di,nothing as ia}from"../lib/lit-html/lit-html.js";import{html as Lt,nothing as Ps}from"../lib/lit-html/lit-html.js";var ea=16,vc=10,Xd=2,Zd={lat:25,lng:5,zoom:1},Ni=class extends bt{failed=!1;problem="";#t;#e=null;constructor(t,s){super(t,s.value,()=>this.#i()),this.#t=t,Object.assign(this,{nearby:s.nearby,proposal:s.proposal})}async showMap(t){this.failed=!1;let s=this.#s();try{let n=await t({view:s,onMove:a=>this.#a(a),onPick:a=>this.setPoint(a,"tap")});if(this.#t.signal.aborted)return n.close();this.#e=n,this.photo&&n.mark(this.photo,i("spot.photoPlace"),"one ghost")}catch{this.failed=!0}return this.#e&&this.point&&this.#i(),this.#t.update(),!this.point&&Qt.get()&&s.zoom>=vc?this.setPoint({lat:s.lat,lng:s.lng},"tap"):this.point?this.propose():null}#s(){if(this.point)return{...this.point,zoom:ea};let t=Po();return t?.zoom?t:Zd}#i(){this.problem="";let t=this.#e?.where();t&&!this.#n(t)&&this.#e.setView({...this.point,zoom:this.source==="tap"?t.zoom:Math.max(ea,t.zoom)},{animate:!1}),this.#t.update()}#n(t){return Et(this.point,t)<Xd*Io(t)}#a(t){(!this.point||!this.#n(t))&&this.setPoint({lat:t.lat,lng:t.lng},"tap")}usePhoto(){return this.setPoint(this.photo,"photo")}useFound(t){return this.setPlace(t)}distance=t=>this.point&&t?Et(this.point,t):void 0;check(){let t=this.#e?.where().zoom??ea,s=this.source==="tap"&&!this.chosen&&t<vc;return this.problem=this.point?s?i("spot.zoom"):"":i("spot.none"),this.#t.update(),!this.problem}close(){super.close(),this.#e?.close(),this.#e=null}};async function Ye(e){let t=new AbortController,s=null,n=J((o,r)=>(s??=new Ni({signal:t.signal,update:r},e),am(s,o)),{label:i("spot.title"),kind:"chooser"});kc(s),await n&&e.take(s),t.abort(),s.close()}var kc=e=>e.showMap(t=>cr(document.getElementById("spot"),{...t,hasCross:!0})),Qd=(e,t)=>Lt`
  <div class="row">
    <button type="button" class="round" aria-label=${i("nav.back")} @click=${()=>t()}>${c("back")}</button>
    <place-search id="spot-search" class="grow" .label=${i("spot.search")} .near=${e.point} .distance=${e.distance}
      @choose=${({detail:s})=>e.useFound(s.value)}></place-search>
  </div>`,tm=e=>Lt`
  <div class="mapbox">
    <div id="spot" role="application" aria-label=${i("spot.map")}></div>
    ${e.failed?f({code:"map",text:i("map.failed")},()=>kc(e)):Ps}
  </div>`;function em(e,t){let s=e.chosen?.id===t.id;return Lt`
    <button type="button" class="chip" aria-pressed=${s?"true":"false"} @click=${()=>e.toggle(t)}>
      ${c(s?"check":"pin")} <bdi>${t.name}</bdi> <span class="soft">${_s(t.distance)}</span>
    </button>`}var sm=e=>Lt`
  <div class="chips scrolls" role="group" aria-label=${i("spot.proposals")}>
    <button type="button" class="chip" @click=${()=>e.locate()}>${c("here")} ${i("spot.here")}</button>
    ${e.photo&&e.source!=="photo"?Lt`
      <button type="button" class="chip" @click=${()=>e.usePhoto()}>${c("camera")} ${i("spot.photoPlace")}</button>`:Ps}
    ${e.nearby.map(t=>em(e,t))}
  </div>`,im=e=>Lt`
  <div class="field">
    <label for="place-name">${i("spot.name")} <span class="soft">${i("form.optional")}</span></label>
    <input id="place-name" autocomplete="off" dir="auto" placeholder=${e.proposal||i("spot.nameHint")} .value=${e.name}
      @input=${t=>e.setName(t.target.value)}>
  </div>`,sa=e=>i(`spot.${e.source||"set"}`),nm=e=>Lt`
  <p class="at" role="status">
    ${c("pin")}
    <span class="grow"><span class="strong" dir="auto">${e.label||i(e.point?"spot.unnamed":"spot.none")}</span>
      ${e.point?Lt`<span class="soft">${sa(e)}</span>`:Ps}</span>
  </p>`,am=(e,t)=>Lt`
  <h2 class="unseen" tabindex="-1" autofocus>${i("spot.title")}</h2>
  ${Qd(e,t)}
  ${tm(e)}
  <div class="panel">
    ${nm(e)}
    ${sm(e)}
    ${e.chosen?Ps:im(e)}
    ${e.problem?Lt`<p class="error" role="alert">${e.problem}</p>`:Ps}
    <button type="button" class="main" id="use-place" @click=${()=>e.check()&&t(!0)}>${i("spot.use")}</button>
  </div>`;var xc=(e,t)=>Di`
  <span class="row">
    ${c("pin")} <span class="grow"><span class="strong" dir="auto">${e}</span><br><span class="soft">${t}</span></span>
    ${c("next")}
  </span>`,Oc=(e,t)=>Di`
  <fieldset>
    <legend>${i("edit.where")}</legend>
    <button type="button" class="where" id="place" aria-describedby=${t?"place-error":ia} @click=${()=>Ye(e)}>
      ${e.point?Di`<place-map inert .at=${e.point}></place-map>`:ia}
      ${e.point?xc(e.label||i("spot.unnamed"),[sa(e),i("spot.change")].filter(Boolean).join(" · ")):xc(i("spot.title"),i("spot.chooseHint"))}
    </button>
    ${t?Di`<p class="error" id="place-error" role="alert">${t}</p>`:ia}
  </fieldset>`;import{html as be,nothing as na}from"../lib/lit-html/lit-html.js";function om(e,t){e.merge(t),O(`group-${t-1}`)}function rm(e,t,s){e.split(t,s),O(`group-${t+1}`)}var cm=({preview:e,file:t})=>e?be`<img src=${e} alt="">`:be`<span class="film" title=${t.name}>${c("play")}</span>`,lm=(e,t,s)=>be`
  <button type="button" class="cut" aria-label=${i("group.split",{n:s+1})} title=${i("group.split",{n:s+1})}
    @click=${()=>rm(e,t,s)}></button>`;function pm(e,t,s){let{name:n,time:a}=e.describe(t),o=[a&&$t(a),n].filter(Boolean);return be`
    <li>
      <div class="row between">
        <h3 id="group-${s}" tabindex="-1">${i("group.find",{n:s+1})} <span class="soft" dir="auto">${o.join(" · ")}</span></h3>
        ${e.canMerge(s)?be`
          <button type="button" class="link" aria-describedby="group-${s}" @click=${()=>om(e,s)}>
            ${i("group.merge")}
          </button>`:na}
      </div>
      <ul class="group">${t.map((r,l)=>be`<li>${l?lm(e,s,l):na}${cm(r)}</li>`)}</ul>
    </li>`}var qc=(e,t)=>e.groups?be`
  <section class="card" id="several" aria-labelledby="several-title">
    <h2 id="several-title" tabindex="-1">${i("group.title",{n:e.count,finds:i("group.finds",{n:e.groups.length})})}</h2>
    <p class="hint">${i("group.hint")}</p>
    <ol class="groups">${e.groups.map((s,n)=>pm(e,s,n))}</ol>
    <div class="publish row">
      <button type="button" class="quiet" @click=${t}>${i("group.one")}</button>
      <button type="button" class="main" aria-busy=${e.busy?"true":"false"} @click=${()=>e.accept()}>
        ${i("group.make",{n:e.groups.length})}
      </button>
    </div>
  </section>`:na;import{html as at,nothing as Wt}from"../lib/lit-html/lit-html.js";import{html as aa}from"../lib/lit-html/lit-html.js";async function um(e,t,s){let n=null,a={label:i("upload.caption"),hint:i("upload.captionHint"),value:t.caption,most:$().limits.caption},o=await J((r,l)=>(n??=new x({send:({caption:p})=>r(p.trim()),update:l}),aa`
      <h2>${i("upload.caption")}</h2>
      <div class="captioned">${s}</div>
      <form novalidate @submit=${n.submit}>
        ${m(n,"caption",a)}
        <div class="row end">
          <button type="button" class="quiet" @click=${()=>r()}>${i("action.cancel")}</button>
          ${L(n,i("action.save"))}
        </div>
      </form>`),{label:i("upload.captionOf",{n:e.items.indexOf(t)+1})});o!==null&&e.setCaption(t,o)}var Sc=(e,t,s,n)=>aa`
  <button type="button" class="words ${t.caption?"":"round"}" @click=${()=>um(e,t,n)}
    aria-label="${i("upload.captionOf",{n:s})}${t.caption?`: ${t.caption}`:""}">
    ${t.caption?aa`<span dir="auto">${t.caption}</span>`:c("edit")}
  </button>`;var[dm,mm]=[6,10],hm=300,C=null;function Fc(){C.isOn=!0,C.item.classList.add("lifted"),navigator.vibrate?.(10)}var Pc=e=>[...e.parentElement.querySelectorAll(":scope > [data-drag]")],fm=(e,t)=>Pc(C.item).find(s=>{let n=s.getBoundingClientRect();return s!==C.item&&n.left<=e&&e<=n.right&&n.top<=t&&t<=n.bottom});function $m(e){if(e.pointerId!==C.id)return;let[t,s]=[e.clientX-C.x,e.clientY-C.y],n=e.pointerType==="touch";if(!C.isOn){if(Math.hypot(t,s)<(n?mm:dm))return;if(n)return C.end();Fc()}C.item.style.transform=`translate(${t}px, ${s}px) scale(1.04)`,C.over?.classList.remove("target"),C.over=fm(e.clientX,e.clientY),C.over?.classList.add("target")}function Tc(e,t){if(e.button||C||e.target.closest("button, input, a"))return;let s=e.currentTarget,n=new AbortController,{signal:a}=n,o=()=>{clearTimeout(C.timer),n.abort(),s.classList.remove("lifted"),s.style.transform="",C.over?.classList.remove("target"),C=null};C={item:s,x:e.clientX,y:e.clientY,id:e.pointerId,isOn:!1,over:null,end:o},e.pointerType==="touch"&&(C.timer=setTimeout(Fc,hm));let r=p=>{p.pointerId===C.id&&o()},l=p=>{if(p.pointerId!==C.id)return;let[d,h]=[s,C.isOn&&C.over].map(I=>Pc(s).indexOf(I));o(),h>=0&&t(d,h)};document.addEventListener("pointermove",$m,{signal:a}),document.addEventListener("pointerup",l,{signal:a}),document.addEventListener("pointercancel",r,{signal:a}),document.addEventListener("keydown",p=>{p.key==="Escape"&&o()},{signal:a})}function Ui(e){(C?.isOn||e.type==="dragstart")&&e.preventDefault()}var gm="image/*,video/mp4,video/quicktime,video/webm";function bm(e,t){let s=e.items.indexOf(t);e.remove(t),queueMicrotask(()=>{(document.querySelectorAll(".shot .drop")[Math.min(s,e.items.length-1)]??document.getElementById("files"))?.focus()})}function Ic(e,t,s){e.move(t,s),queueMicrotask(()=>{let n=s<t?".before, .after":".after, .before";document.querySelectorAll(".shot")[s]?.querySelector(n)?.focus()})}function Mc(e){return e.media?pt(e.media,{thumb:!0,eager:!0}):e.file.type.startsWith("video/")?at`<span class="film">${c("play")}</span>`:at`<img src=${e.preview} alt="">`}var Ac={handleEvent:e=>{e.target.hidden=e.type==="error"},capture:!0},Ci=(e,t,s,n,a)=>at`
  <button type="button" class="round ${e}" aria-label=${i(`upload.${t}`,{n})} @click=${a}>${c(s)}</button>`,wm=(e,t)=>e.progress<1?at`<progress max="1" .value=${e.progress} aria-label=${i("upload.progress",{n:t})}></progress>`:at`<span class="over">${i("upload.processing")}</span>`,ym=(e,t)=>({sending:()=>wm(e,t),paused:()=>at`<span class="over" title=${e.problem}>${i("upload.paused")}</span>`,waiting:()=>at`<span class="over">${i("upload.waiting")}</span>`,failed:()=>at`<span class="over error">${i("upload.failed")}</span>`,done:()=>Wt})[e.state]();function vm(e,t,s){let n=s+1;return at`
    <li class="shot ${t.state}" data-drag @pointerdown=${a=>Tc(a,(o,r)=>e.move(o,r))}
      @error=${Ac} @load=${Ac}>
      ${Mc(t)}
      ${s===0&&e.items.length>1?at`<span class="cover">${i("upload.cover")}</span>`:Wt}
      ${ym(t,n)}
      <span class="buttons">
        ${s>0?Ci("before","earlier","back",n,()=>Ic(e,s,s-1)):Wt}
        ${n<e.items.length?Ci("after","later","next",n,()=>Ic(e,s,s+1)):Wt}
        ${t.state==="failed"||t.state==="paused"?Ci("","again","retry",n,()=>e.retry(t)):Wt}
        ${Ci("drop",t.state==="done"?"remove":"cancel","close",n,()=>bm(e,t))}
      </span>
      ${t.state==="failed"?Wt:Sc(e,t,n,Mc(t))}
    </li>`}function km(e,t){t([...e.target.files]),e.target.value=""}var xm=(e,t)=>at`
  <li class="shot add">
    <label for="files">
      ${c("camera")}<span class="strong">${i(e.items.length?"upload.more":"upload.add")}</span>
      ${e.items.length?Wt:at`<span class="soft mice">${i("upload.drop")}</span>`}
    </label>
    <input id="files" type="file" accept=${gm} multiple @change=${s=>km(s,t)}>
  </li>`;function Om(e){let t=e.items.filter(n=>n.state==="done").length,s=[...new Set(e.items.filter(n=>n.state==="failed").map(n=>n.problem))];return at`
    <p class="hint" role="status">${e.isBusy?i("upload.ready",{n:t,of:S(e.items.length)}):""}</p>
    ${s.map(n=>at`<p class="error" role="alert">${n}</p>`)}`}var Lc=(e,t)=>at`
  <ul class="shots ${e.items.length?"":"bare"}" @touchmove=${Ui} @contextmenu=${Ui} @dragstart=${Ui}>
    ${e.items.map((s,n)=>vm(e,s,n))}
    ${e.items.length<e.most?xm(e,t):Wt}
  </ul>
  ${e.items.length>1?at`<p class="hint">${i("upload.order")}</p>`:Wt}
  ${Om(e)}`;async function jc(e,t){await e.addFiles(t),e.several?.groups&&O("several-title")}function qm(e){e.uploads.add(e.several.decline()),O("files")}async function Sm(e){Bc(e.received.values),Bc(await e.resolveReceived(!0))}function Bc(e){for(let[t,s]of Object.entries(e)){let n=document.getElementById(t);n&&(n.value=s)}}var Fm=e=>{let t=ur(Object.values(e).join(`
`));return t?ut`<p class="hint">${i("places.asks",{host:t})}</p>`:qt},Pm=(e,t)=>ut`
  <section class="card" id="offer" aria-labelledby="offered">
    <h2 id="offered">${i("edit.shared")}</h2>
    <p class="hint">${i("edit.sharedHint")}</p>
    ${Object.values(e.received.values).map(s=>ut`<p class="text" dir="auto">${s}</p>`)}
    ${Fm(e.received.values)}
    ${e.received.files.length?ut`<p>${i("edit.sharedFiles",{n:e.received.files.length})}</p>`:qt}
    ${t?ut`<p class="note">${i("edit.sharedFull")}</p>`:qt}
    ${e.received.left?ut`<p class="note">${i("edit.sharedLeft",{n:e.received.left})}</p>`:qt}
    <div class="row end">
      <button type="button" class="quiet" @click=${()=>e.resolveReceived(!1)}>${i("edit.sharedDrop")}</button>
      <button type="button" @click=${()=>Sm(e)}>${i("edit.sharedTake")}</button>
    </div>
  </section>`;async function Tm(e){await A(i("edit.discardTitle"),i("edit.discardText"),i("edit.startOver"))&&e.discard()}var Im=()=>A(i("privacy.inHome"),i("privacy.inHomeText"),i("privacy.showExact")),Mm=e=>ut`
  <p class="note">
    ${i("edit.restored")} <button type="button" class="link" @click=${()=>Tm(e)}>${i("edit.startOver")}</button>
  </p>`,Am=e=>ut`
  <fieldset>
    <legend>${i("edit.photos")}</legend>
    ${e.photosExpired?ut`<p class="note">${i("edit.photosGone")}</p>`:qt}
    ${Lc(e.uploads,t=>jc(e,t))}
    <p class="hint">${i("edit.photosMost",{n:e.uploads.most})} ${i("edit.photosHint")}</p>
  </fieldset>`,Lm=e=>ut`
  ${F(e.form)}
  ${e.form.refusal?.reason==="changed_since"?ut`
    <div class="row">
      <a class="button quiet" href=${e.back} target="_blank">${i("edit.theirs")}</a>
      <button type="submit" class="quiet" @click=${()=>e.overwrite()}>${i("edit.mine")}</button>
    </div>`:qt}`;function Bm(e,t){t.change(Co(e.currentTarget))}async function jm(e,t){let n=await t.submit(e)?document.querySelector("form [aria-invalid=true]"):document.getElementById("place");wc(n),n?.focus()}function Nm(e){let{title:t}=e.values,s=e.form.busy&&e.uploads.isBusy?"edit.waiting":e.isNew?"edit.publish":"action.save",n=a=>Bm(a,e);return ut`
    <form class="card" novalidate ?hidden=${!!e.several?.groups}
      @input=${n} @change=${n} @submit=${a=>jm(a,e)}>
      ${e.isRestored?Mm(e):qt}
      ${Am(e)}
      ${Oc(e.place,e.placeError)}
      ${m(e.form,"title",{label:i("find.titleField"),value:t,required:!0,most:$().limits.title})}
      ${yc(e)}
      <div class="publish">
        ${Lm(e)}
        <div class="row end">
          <a class="button quiet" href=${e.back}>${i("action.cancel")}</a>
          ${L(e.form,i(s))}
        </div>
      </div>
    </form>`}var Dm=(e,t)=>ut`
  ${e.received?Pm(e,t.get("shared")==="full"):qt}
  ${qc(e.several,()=>qm(e))}
  ${e.several.groups?qt:uc(e.drafts)}`;function Um(e,t){return e.loading.problem?f(e.loading.problem,t):e.uploads?Nm(e):v(4)}function Nc(e){let t=new(e.params.id?Ii:Li)(e,{showHome:Im}),s=()=>t.loading.load();return hc(e.signal,n=>t.uploads&&jc(t,n)),{title:t.title,ready:s(),view:()=>ut`
      ${b(t.title,qt,t.back)}
      ${t.isNew?Dm(t,e.query):qt}
      ${Um(t,s)}`,close:()=>t.close()}}import{html as Ze,nothing as Kc}from"../lib/lit-html/lit-html.js";var Cm=3,Em=4,Ei=(e,t=0)=>new Date(e.getFullYear(),e.getMonth(),e.getDate()-t);function _m(){let e=new Intl.Locale(za());return((e.getWeekInfo?.()??e.weekInfo)?.firstDay??1)%7}var Hm=e=>[["today",Ei(e)],["yesterday",Ei(e,1)],["week",Ei(e,(e.getDay()-_m()+7)%7)],["earlier",-1/0]],oa=e=>Ei(new Date(e.createdAt)).getTime(),_i=e=>`${oa(e)} ${e.user.id}`;function Rm(e){let t=new Map;for(let s of e)t.set(_i(s),[...t.get(_i(s))??[],s]);return t}function Dc(e,{now:t=new Date,mayContinue:s=!1}={}){let n=Rm(e),a=s&&e.length?oa(e.at(-1)):NaN,o=new Map,r=Hm(t);for(let l of e){let p=n.get(_i(l)),d=p.length>=Cm;if(d&&p[0]!==l)continue;let h=d?{key:_i(l),finds:p,hasMore:oa(l)===a}:{find:l},I=new Date(l.createdAt),[tt]=r.find(([,Oe])=>I>=Oe);o.set(tt,[...o.get(tt)??[],h])}return[...o].map(([l,p])=>({name:l,entries:p}))}function Uc(e){let t=n=>n.media.length>0,s=[...e.filter(t),...e.filter(n=>!t(n))].slice(0,Em);return{shown:s,rest:e.length-s.length}}var zm=1500,[Vm,Wm]=[4,4],Gm=9;function Km(){let e=ne(Qt.get());return e?.zoom>=Gm?{lat:e.lat,lng:e.lng}:null}var Ym=()=>Promise.race([Mo(),Xs(zm,null)]),Jm=e=>e?{lat:Math.round(e.lat*100)/100,lng:Math.round(e.lng*100)/100}:{},Hi=class{at=null;isHere=!1;busy=!1;#t=new WeakMap;#e;#s;constructor(t){this.#s=t,this.at=t.kept?.at??null,this.isHere=t.kept?.isHere??!1,this.#e=new Set(t.kept?.open),this.list=_(t,()=>w("/api/finds/feed",{...Jm(this.at),limit:20}))}liking(t){let s=this.#t.get(t);return s||this.#t.set(t,s=new Eo(t.id,()=>t,this.#s)),s}save(t,s){return Lo(t,s,this.#s.update)}load=async()=>{if(this.#s.kept?.at===void 0){let t=await Ym();this.#o(t??Km(),!!t)}await this.#n()};get days(){return Dc(this.list.items??[],{mayContinue:!!this.list.next})}get#i(){return this.days.reduce((t,s)=>t+s.entries.length,0)}isOpen=({key:t})=>this.#e.has(t);toggle({key:t}){this.#e.delete(t)||this.#e.add(t),this.#s.keep({open:[...this.#e]}),this.#s.update()}async#n(){await this.list.load(),await this.#a(Vm)}more=()=>this.#a(this.#i+1);async#a(t){for(let s=0;this.list.next&&this.#i<t&&s<Wm;s++){let n=this.list.items.length;if(await this.list.more(),this.list.items?.length===n)return}}#o(t,s){Object.assign(this,{at:t,isHere:s}),this.#s.keep({at:t,isHere:s})}async nearMe(){this.busy=!0,this.#s.update();try{this.#o(await Zs({timeout:1e4}),!0),this.list.clear(),await this.#n()}catch(t){u(q(t))}this.busy=!1,this.#s.update()}distance=t=>this.isHere?Et(this.at,st(t.location)):void 0};function Xm(){return to()?!0:lt.get("installPrompt")||eo()?!1:void 0}async function Zm(){let e=await Vs();return{on:!0,off:!1}[e]}var Je=class{steps=[];isKnown=!1;#t;constructor(t){this.#t=t}get isOver(){return jn.get()===y()?.id}get left(){return this.steps.filter(t=>!t.isDone).length}async load(){if(this.isOver){this.isKnown=!0;return}let{signal:t}=this.#t,s={profile:!!y().displayName||!!y().profilePicture?.startsWith("/api/media/"),streets:y().role==="admin"&&$().tiles?.kind==="vector"?sr().length>0:void 0,find:g(`/api/users/${y().id}`,{signal:t}).then(a=>a.findCount>0),friend:g("/api/friends?limit=1",{signal:t}).then(a=>a.length>0),push:Zm(),install:Xm()},n=await Promise.all(Object.entries(s).map(async([a,o])=>({name:a,isDone:await Promise.resolve(o).catch(()=>{})})));t.aborted||(this.isKnown=!0,this.steps=n.filter(a=>a.isDone!==void 0),this.steps.length===n.length&&!this.left&&this.dismiss(),this.#t.update())}async installNow(){let t=lt.get("installPrompt");t&&(await t.prompt(),lt.set("installPrompt",null),await this.load())}dismiss=()=>{jn.set(y().id),this.steps=[],this.#t.update()}};import{html as Gt,nothing as we}from"../lib/lit-html/lit-html.js";var Qm="(min-width: 1180px) 516px, (min-width: 720px) 688px, 100vw",th=(e,t)=>Gt`
  <span class="cover c-${Me(e.category).code}">
    ${e.media.length?pt(e.media[0],{sizes:Qm,eager:t}):ct(e.category)}
    ${e.media[0]?.type==="video"?Gt`<span class="play">${c("play")}</span>`:we}
    ${e.media.length>1?Gt`<span class="counter">${i("feed.photos",{n:e.media.length})}</span>`:we}
  </span>`;function eh(e,t){let s=[so(e,e.location)?"":Rs(e.location),t===void 0?"":Ya(t)].filter(Boolean);return s.length?Gt`
    <span class="soft">${c("pin")} <bdi>${s[0]}</bdi>${s[1]?Gt` · ${s[1]}`:we}</span>`:we}var ra=(e,t,s=we)=>Gt`
  <span class="by">
    ${z(e.user,28)} <span class="grow">${k(e.user)} <span class="soft">· ${W(e.createdAt)}</span></span>
    ${t&&e.reason==="friend"?Gt`<span class="badge">${i("feed.friend")}</span>`:we}
    ${s}
  </span>`,Cc=(e,t,s,{km:n,eager:a,isMixed:o})=>Gt`
  <li class="feed-card">
    <a href="/finds/${e.id}">
      ${th(e,a)}
      <span class="about">
        <span class="name" dir="auto">${e.title}</span>
        ${eh(e,n)}
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
  </li>`;import{html as Xe,nothing as Ec}from"../lib/lit-html/lit-html.js";var ca=({key:e})=>`group-${e.replace(" ","-")}`;async function _c(e,t){e.toggle(t),await O(ca(t))}var sh=(e,t)=>Xe`
  <span class="piece c-${Me(e.category).code}">
    ${e.media.length?pt(e.media[0],{thumb:!0}):ct(e.category)}
    ${t?Xe`<span class="beyond">+${S(t)}</span>`:Ec}
  </span>`;function ih(e){let{shown:t,rest:s}=Uc(e);return Xe`
    <span class="cover ${t[0].media.length?"":"signs"}">
      <span class="mosaic of-${t.length}">${t.map((n,a)=>sh(n,a===t.length-1?s:0))}</span>
    </span>`}var Hc=({finds:e,hasMore:t})=>i("feed.several",{n:e.length,more:t}),nh=e=>e.map((t,s)=>Xe`${s?" · ":Ec}<bdi>${t.title}</bdi>`),ah=(e,t)=>Xe`
  <li class="feed-card">
    <button type="button" class="group-face" id=${ca(t)} aria-expanded="false" @click=${()=>_c(e,t)}>
      ${ih(t.finds)}
      <span class="about">
        <span class="name">${Hc(t)}</span>
        <span class="soft titles">${nh(t.finds.slice(0,10))}</span>
        ${ra(t.finds[0],!!e.at)}
      </span>
    </button>
  </li>`,oh=(e,t,s)=>Xe`
  <li class="feed-group">
    <div class="by">
      ${z(t.finds[0].user,28)}
      <span class="grow">${k(t.finds[0].user)} <span class="soft">· ${Hc(t)}</span></span>
      <button type="button" class="quiet" id=${ca(t)} aria-expanded="true" @click=${()=>_c(e,t)}>
        ${i("feed.less")}
      </button>
    </div>
    <ul class="feed-list">${t.finds.map(n=>s(n))}</ul>
  </li>`,Rc=(e,t,s)=>e.isOpen(t)?oh(e,t,s):ah(e,t);import{html as ye,nothing as Ts}from"../lib/lit-html/lit-html.js";var zc={profile:()=>"/profile",streets:()=>"/admin/map",find:()=>"/new",friend:()=>gt()?"/invites":"/people",push:()=>"/settings/notifications"},rh=e=>i(e==="friend"&&gt()?"steps.inviteAction":`steps.${e}Action`);function ch(e,t){return zc[t]?ye`<a class="button quiet" href=${zc[t]()}>${rh(t)}</a>`:lt.get("installPrompt")?ye`<button type="button" class="quiet" @click=${()=>e.installNow()}>${i("steps.installAction")}</button>`:ye`<span class="hint">${i("steps.installHint")}</span>`}var lh=(e,{name:t,isDone:s})=>ye`
  <li class="step ${s?"done":""}">
    <span class="tick">${s?c("check"):Ts}</span>
    <span class="grow">${i(t==="friend"&&gt()?"steps.invite":`steps.${t}`,{instance:xt()})}${s?ye`<span class="unseen"> (${i("steps.done")})</span>`:Ts}</span>
    ${s?Ts:ch(e,t)}
  </li>`;async function ph(e,t){let s=new Je(t);e.note=()=>s.isOver||!s.left?Ts:ye`
    <p class="row between steps-left">
      <a class="chip" href="/feed">${c("check")} ${i("steps.count",{n:s.steps.length-s.left,all:s.steps.length})}</a>
      ${rt(s.dismiss)}
    </p>`,await s.load()}var Vc=e=>e.isOver||!e.left?Ts:ye`
  <section class="card" aria-labelledby="steps">
    <div class="row between"><h2 id="steps">${i("steps.title")}</h2>${rt(e.dismiss)}</div>
    <ul class="first-steps">${e.steps.map(t=>lh(e,t))}</ul>
  </section>`;var uh=()=>Ze`<a class="button quiet" href="/people">${c("people")} ${i("nav.people")}</a>`,dh=e=>e.isHere?Kc:Ze`
  <button type="button" class="chip" aria-busy=${e.busy?"true":"false"} @click=${()=>e.nearMe()}>
    ${c("here")} ${i("feed.nearMe")}
  </button>`,Wc=e=>Ze`
  <p class="row between"><span class="soft">${i(e.at?"feed.around":"feed.friends")}</span>${dh(e)}</p>`,Gc=(e,t)=>Cc(e,t.liking(e),s=>t.save(e,s),{km:t.distance(e),eager:e===t.list.items[0],isMixed:!!t.at}),mh=({name:e,entries:t},s)=>Ze`
  <section class="stack" aria-labelledby="day-${e}">
    <h2 id="day-${e}">${i(`feed.${e}`)}</h2>
    <ul class="feed-list">
      ${t.map(n=>n.find?Gc(n.find,s):Rc(s,n,a=>Gc(a,s)))}
    </ul>
  </section>`;function hh(e,t){let{items:s,problem:n}=e.list;return!n&&(!s||!t.isKnown)?v(3):[Vc(t),fh(e)]}function fh(e){let{items:t,problem:s,load:n}=e.list;if(s)return f(s,n);if(!t.length&&!e.list.next){let a=i(e.at?"feed.noneText":"feed.noneFriends");return[Wc(e),B(i("feed.none"),a,Kc,"feed")]}return Ze`
    ${Wc(e)}
    ${e.days.map(a=>mh(a,e))}
    ${j({...e.list,more:e.more})}`}function Yc(e){let t=new Hi(e),s=new Je(e);return{title:i("feed.title"),broad:!0,ready:Promise.all([t.load(),s.load()]),view:()=>Ze`
      ${b(i("feed.title"),uh())}
      ${hh(t,s)}`}}import{html as E,nothing as Qe}from"../lib/lit-html/lit-html.js";var $h=30,Ri=e=>e.map(t=>typeof t=="string"?t:t[0]==="code"?t[1]:Ri(t.at(-1))).join("");function Jc([e,t,s]){return e==="pre"?t:e==="ul"||e==="ol"?t.map(n=>n.map(Jc).join(" ")).join(" "):e==="table"?t.map(n=>n.map(Ri).join(" ")).join(" "):Ri(s??t)}function gh(e){let t=[{document:e,id:"",title:e.title,texts:[]}];for(let s of e.blocks)/^h\d$/.test(s[0])?t.push({document:e,id:s[1],title:Ri(s[2]),texts:[]}):t.at(-1).texts.push(Jc(s));return t.map(({texts:s,...n})=>({...n,text:s.join(" ")}))}var bh=({document:e,id:t})=>`/help/${e.name}${t?`#${t}`:""}`;function wh(e,t){let s=Math.min(...t.map(o=>te(e).indexOf(o)).filter(o=>o>=0),e.length),n=s>60?e.lastIndexOf(" ",s-40)+1:0,a=e.slice(n,n+160);return`${n?"… ":""}${a}${n+160<e.length?" …":""}`}function yh(e,t){let s=te(t).split(/\s+/).filter(Boolean);if(!s.length)return[];let n=({title:o,text:r})=>s.every(l=>te(`${o} ${r}`).includes(l))?s.some(l=>te(o).includes(l))?2:1:0;return e.flatMap(gh).map(o=>[n(o),o]).filter(([o])=>o).sort(([o],[r])=>r-o).slice(0,$h).map(([,o])=>({address:bh(o),title:o.title,document:o.document,part:wh(o.text,s)}))}function vh(e,t){let s=({name:a,language:o})=>a.replace(new RegExp(`-${o}$`),""),n=a=>a.language===t||a.language==="en"&&!e.some(o=>o.language===t&&s(o)===s(a));return e.filter(n)}var zi=class{query="";#t;#e=[];constructor(t){this.#t=t,this.loading=H(t,async()=>{let s=await fetch(new URL("bundle/help.json",qe).href,{signal:t.signal});if(!s.ok)throw Object.assign(new Error("the documents are not there"),{code:"strange",status:s.status});this.#e=await s.json()}),this.query=t.query.get("q")??""}get documents(){return vh(this.#e,Ot())}get document(){return this.#e.find(t=>t.name===this.#t.params.name)}get found(){return yh(this.documents,this.query)}search(t){this.query=t,this.#t.rename(w("/help",{q:t.trim()})),this.#t.update()}};var Bt=e=>e.map(t=>typeof t=="string"?t:kh[t[0]](t)),kh={b:([,e])=>E`<b>${Bt(e)}</b>`,i:([,e])=>E`<i>${Bt(e)}</i>`,code:([,e])=>E`<code>${e}</code>`,a:([,e,t])=>/^https?:/.test(e)?E`<a href=${e} target="_blank" rel="noopener">${Bt(t)}</a>`:E`<a href=${e}>${Bt(t)}</a>`},Xc=e=>E`<li>${e.length===1&&e[0][0]==="p"?Bt(e[0][1]):e.map(tl)}</li>`,Zc=(e,t)=>E`<tr>${e.map(t)}</tr>`,xh={h2:([,e,t])=>E`<h2 id=${e} tabindex="-1">${Bt(t)}</h2>`,h3:([,e,t])=>E`<h3 id=${e} tabindex="-1">${Bt(t)}</h3>`,p:([,e])=>E`<p>${Bt(e)}</p>`,pre:([,e])=>E`<pre tabindex="0">${e}</pre>`,ul:([,e])=>E`<ul>${e.map(Xc)}</ul>`,ol:([,e])=>E`<ol>${e.map(Xc)}</ol>`,table:([,[e,...t]])=>E`
    <div class="scrolls" tabindex="0"><table>
      <thead>${Zc(e,s=>E`<th scope="col">${Bt(s)}</th>`)}</thead>
      <tbody>${t.map(s=>Zc(s,n=>E`<td>${Bt(n)}</td>`))}</tbody>
    </table></div>`},tl=e=>xh[e[0]](e),Qc=e=>E`<ul class="people">${e.map(t=>it(`/help/${t.name}`,"",t.title,"",t.language))}</ul>`,Oh=([e,...t])=>E`
  <section class="card">${Qc([e])}</section>
  <section class="card">
    <h2>${i("help.running")}</h2>
    ${Qc(t)}
  </section>`;function qh(e){let t=e.found;return E`
    <p class="unseen" role="status">${i("help.found",{n:t.length})}</p>
    ${t.length?E`<section class="card"><ul class="people">${t.map(({address:s,title:n,document:a,part:o})=>it(s,"",a.title===n?n:`${a.title} › ${n}`,o,a.language))}</ul></section>`:B(i("help.none"),i("help.noneText"),Qe,"search")}`}var Sh=e=>E`
  ${b(i("help.title"),Qe,y()?"/settings":"/sign-in")}
  <form role="search" @submit=${t=>t.preventDefault()}>
    <label class="unseen" for="help-words">${i("help.search")}</label>
    <input id="help-words" type="search" autocomplete="off" placeholder=${i("help.search")} .value=${e.query}
      @input=${t=>e.search(t.target.value)}>
  </form>
  ${e.query.trim()?qh(e):Oh(e.documents)}`,Fh=({title:e,language:t,blocks:s})=>E`
  ${b(e,Qe,"/help")}
  <article class="card document" lang=${t}>${s.map(tl)}</article>`,Ph=()=>E`${b(i("help.title"),Qe,"/help")}${B(i("missing.title"),i("missing.text"),Qe,"search")}`;function Th(e,t){return e.loading.problem?E`${b(i("help.title"),Qe,"/help")}${f(e.loading.problem,e.loading.load)}`:e.documents.length?t.params.name?e.document?Fh(e.document):Ph():Sh(e):v(6)}function el(e){let t=new zi(e);return{get title(){return t.document?.title??i("help.title")},ready:t.loading.load().then(()=>location.hash?O(location.hash.slice(1)):null),view:()=>Th(t,e)}}import{html as N,nothing as X}from"../lib/lit-html/lit-html.js";var Ih=20,Mh=e=>new Promise((t,s)=>{let n=()=>{clearTimeout(a),s(e.reason)},a=setTimeout(()=>{e.removeEventListener("abort",n),t()},1e3);e.addEventListener("abort",n,{once:!0})});async function sl(e,t,{signal:s,stopped:n,tick:a=Mh,note:o=()=>{}}){for(;;)try{return await P(e,t,{signal:s})}catch(r){if(r.status!==429)throw r;await o();for(let l=Math.max(Ih,r.retryAfter);l>0;l--){if(n())return null;await a(s)}}}var Vi=class{audience="me";keep=!1;category="";area="";forFriends="true";#t;constructor(t,s){this.settings=t,this.#t=s,t.read().then(s,()=>{})}set(t){Object.assign(this,t),this.#t()}get body(){return{audience:this.audience,...this.keep?{keepVisibility:!0}:{},...this.category?{category:this.category}:{},...this.area===""?{}:{area:Number(this.area)},...Number(this.area)?{exactForFriends:this.forFriends==="true"}:{}}}};var Ah=30,Lh=["obscured","notPoint"],il=()=>$().places.source!=="gazetteer",Wi=class{state=null;#t;#e;#s=!1;constructor(t,s){this.#t=t,this.#e=s}get rows(){return(this.#t.rows.items??[]).filter(t=>t.status==="noPlace"&&!Lh.includes(t.reason)).slice(0,Ah)}async run(){let{rows:t}=this,s={n:0,all:t.length,found:0,busy:!0,problem:null};this.state=s,this.#s=!1,this.#e.update();try{for(let n of t){if(this.#s)break;let[a]=await g(w("/api/places",{query:n.place||n.title,limit:1}),{signal:this.#e.signal});s.n++,a&&await this.#t.guess(n,a)&&s.found++,this.#e.update()}}catch(n){if(n.name==="AbortError")return;s.problem=n}s.busy=!1,this.#e.update()}stop(){this.#s=!0}};var Bh=1e3,jh=14,nl=e=>({...st(e),row:e.row,name:e.title});function Nh(e,t){let[s,n]=[e.map(h=>h.lat),e.map(h=>h.lng)].map(h=>h.toSorted((I,tt)=>I-tt)),[a,o,r,l]=[s[0],s.at(-1),n[0],n.at(-1)],p={lat:(a+o)/2,lng:(r+l)/2,zoom:jh},d=()=>{let[h,I,tt,Oe]=To(t,p).split(",").map(Number);return h<=r&&tt>=l&&I<=a&&Oe>=o};for(;p.zoom>1&&!d();)p.zoom--;return p}var Gi=class{items=[];#t;#e=0;constructor(t){this.#t=t}async load(t,s){let n=++this.#e,a=[];try{for(let o=0,r;!r||r.length===Bh;o=r.at(-1)?.row){if(r=await g(w(`${t}/points`,{status:s,after:o||""}),{signal:this.#t.signal}),n!==this.#e)return;a.push(...r.map(nl))}}catch{if(n!==this.#e)return;a.length=0}this.items=a,this.#t.update()}put(t){let s=this.items.filter(n=>n.row!==t.row);this.items=t.status==="ready"&&t.latitude!==void 0?[...s,nl(t)]:s}link(t){return w("/",{at:Ae(Nh(this.items,t))})}};var Dh=e=>Number(new URLSearchParams(e.split("?")[1]).get("limit"));function al(e,t){let s={items:null,next:0,busy:!1,problem:null},n=0,a=async o=>{let r=n,l=t();Object.assign(s,{busy:!0,problem:null}),e.update();try{let p=await g(o?`${l}&after=${o}`:l,{signal:e.signal});if(r!==n)return;s.items=[...o?s.items:[],...p],s.next=p.length<Dh(l)?0:p.at(-1).row}catch(p){if(r!==n||p.name==="AbortError")return;o?u(q(p)):s.problem=p}s.busy=!1,e.update()};return s.clear=()=>{n++,Object.assign(s,{items:null,next:0,busy:!1,problem:null})},s.load=()=>a(0),s.more=async()=>{!s.busy&&s.next&&await a(s.next)},s.put=o=>{s.items=s.items?.map(r=>r.row===o.row?o:r)??null},s.drop=o=>{s.items=s.items?.filter(r=>r.row!==o.row)??null,s.items&&!s.items.length&&s.more()},s}var Uh=e=>(/\.zip$/i.test(e.name??"")?1e3:100)*2**20,ol=20,Ch=200,Eh=["ready","noPlace","duplicate","bad","skipped","done"],_h=4,Hh=["noPoint","zeroPoint","notPoint","obscured","badPoint","noTitle","badLine","twice","known"],rl=e=>Hh.includes(e.reason)?e.reason:"",Ki=class{current=null;unfinished=[];status="ready";progress=null;refusal=null;published=null;#t;#e=null;#s=!1;constructor(t){this.#t=t,this.options=new Vi(new ae(t),()=>t.update()),this.places=new Wi(this,t),this.points=new Gi(t),this.rows=al(t,()=>w(`${this.#i}/rows`,{status:this.status,limit:50})),this.loading=H(t,()=>this.#n())}get#i(){return`/api/imports/${this.current.id}`}get tabs(){let{counts:t}=this.current;return Eh.map((s,n)=>({name:s,n:t[s],at:n})).filter(({n:s,at:n})=>s||n<_h)}get isBusy(){return!!this.published?.busy}get isDone(){let{counts:t}=this.current;return!!this.published&&!this.isBusy&&!this.published.problem&&!t.ready&&!t.noPlace&&!t.media}async#n(){let{signal:t}=this.#t,s=this.#t.query.get("id"),n=await g("/api/imports",{signal:t});this.unfinished=n.filter(o=>o.counts.ready||o.counts.noPlace);let a=n.find(o=>o.id===s);a&&await this.#a(a)}async#a(t){this.current=t,this.published=null,this.places.state=null,this.status=this.tabs.find(({n:s})=>s)?.name??"ready",this.rows.clear(),await this.rows.load(),this.points.load(this.#i,"ready")}open(t){return this.#t.rename(w("/import",{id:t.id})),this.#a(t)}async upload(t,s=Fe){let n=new AbortController;this.#e=n,this.#t.signal.addEventListener("abort",()=>n.abort(),{once:!0}),Object.assign(this,{progress:0,refusal:null}),this.#t.update();let a=o=>{this.progress=o,this.#t.update()};try{if(t.size>Uh(t))throw{code:"page",text:i("import.tooLarge")};let o=await s("POST","/api/imports",t,{progress:a,signal:n.signal});if(n.signal.aborted)return;await this.open(o)}catch(o){if(o.name==="AbortError")return;this.refusal=o,o.reason==="too_many_imports"&&await this.loading.load()}finally{this.progress=null,this.#t.update()}}cancel(){this.#e?.abort()}choose(t){return this.status=t,this.rows.clear(),this.rows.load()}async#o(t,s){let n=await U(Y(`${this.#i}/rows/${t.row}`,s).then(a=>{let o={...this.current.counts};o[t.status]--,o[a.status]++,this.current={...this.current,counts:o},a.status===t.status?this.rows.put(a):this.rows.drop(t),this.published?.made||this.points.put(a)}));return this.#t.update(),n}skip(t,s){return this.#o(t,{skip:s})}place(t,{point:s,name:n,location:a}){let o=a?.name??n;return this.#o(t,{latitude:s.lat,longitude:s.lng,...o?{place:o}:{}})}guess(t,{latitude:s,longitude:n}){return this.#o(t,{latitude:s,longitude:n,guessed:!0})}rename(t,s){return this.#o(t,{title:s})}async commit(t){if(this.isBusy)return;let{signal:s}=this.#t,{ready:n,done:a}=this.current.counts;this.#s=!1;let o={made:0,taken:0,all:n,busy:!0,isWaiting:!1,problem:null};this.published=o;let r=p=>{this.current=p,Object.assign(o,{made:p.counts.done-a,taken:n-p.counts.ready}),this.#t.update()},l=()=>(o.isWaiting=!0,this.#t.update(),g(this.#i,{signal:s}).then(r).catch(p=>{if(!Se(p))throw p}));this.#t.update();try{for(let p=ol;this.current.counts.ready&&!this.#s;){let d=this.current.counts.ready,h=await sl(`${this.#i}/commit`,{...this.options.body,limit:Ch},{signal:s,stopped:()=>this.#s,note:l,tick:t});if(o.isWaiting=!1,!h)break;if(r(h),p=this.current.counts.ready<d?ol:this.current.counts.media?p-1:0,!p)throw{code:"strange"}}}catch(p){if(p.name==="AbortError")return;o.problem=p,await g(this.#i,{signal:s}).then(r).catch(()=>{})}o.busy=!1,!s.aborted&&(await this.choose(this.current.counts.ready?"ready":"done"),this.points.load(this.#i,o.made?"done":"ready"))}stop(){this.#s=!0}leave(){return this.current=null,this.refusal=null,this.#t.query.delete("id"),this.#t.rename("/import"),this.loading.load()}async discard(t){await U(M(`/api/imports/${t.id}`))&&await this.leave()}};var Rh=["track","route","line","area","picture","link","file","damaged","text"];function cl({leftOut:e=[]}){let t=e.filter(({kind:s})=>Rh.includes(s));return t.length?i("import.leftOut",{n:t.reduce((s,{n})=>s+n,0),list:Ga(t.map(({kind:s,n})=>i(`import.kind.${s}`,{n})))}):""}var ll=({leftOut:e=[]})=>e.flatMap(({where:t=[]})=>t).map(({file:t="",line:s=0,column:n=0})=>s?i(t?"import.leftAt":"import.leftLine",{file:t,line:S(s),column:S(n)}):t);import{html as pa,nothing as la}from"../lib/lit-html/lit-html.js";var zh=(e,t,s,n,a)=>pa`
  <label class="switch">
    <span>${s}<br><span class="soft">${n}</span></span>
    <input type="checkbox" role="switch" id=${e} .checked=${t} @change=${o=>a(o.target.checked)}>
  </label>`,Vh=(e,t)=>pa`
  ${e.current.format==="finds"?zh("import-keep",t.keep,i("import.keep"),i("import.keepHint"),s=>t.set({keep:s})):la}
  ${t.keep?la:T("import-audience",{label:i("edit.who"),chosen:t.audience,options:Ht.map(s=>[s,i(`find.audience.${s}`)]),set:s=>t.set({audience:s})})}`,Wh=e=>T("import-category",{label:i("import.category"),options:[["",i("edit.none")],...ie().map(t=>[t,V(t)])],chosen:e.category,set:t=>e.set({category:t})}),Gh=e=>T("import-area",{label:i("privacy.shown"),hint:i("import.areaHint"),chosen:e.area,set:t=>e.set({area:t}),options:[["",qs(e.settings.values)],...re()]}),Kh=e=>T("import-friends",{label:i("privacy.exactFor"),options:Bi(),chosen:e.forFriends,set:t=>e.set({forFriends:t})}),pl=(e,t=e.options)=>pa`
  ${Vh(e,t)}
  <div class="folds">
    <details class="fold" id="fold-import">
      <summary>${c("filter")} <span class="grow">${i("import.more")}</span> ${c("next")}</summary>
      <div class="stack">${Wh(t)}${Gh(t)}${Number(t.area)?Kh(t):la}</div>
    </details>
  </div>`;import{html as dt,nothing as ce}from"../lib/lit-html/lit-html.js";function Yh(e){if(e.status==="ready"&&e.reason!=="noTitle")return e.guessed?i("import.guessed"):e.place??"";let t=rl(e),s=e.line?`${i("import.line",{n:e.line})}: `:"";return t?s+i(`import.reason.${t}`):""}async function da(e,t,s){if(!await s)return;let n=e.rows.items?.[Math.min(t,e.rows.items.length-1)];O(n?`row-${n.row}`:"part-rows")}function Jh(e,t,s,n){let a=new bt(n,null,()=>da(e,s,e.place(t,a.value)));return Ye(a)}var Yi=e=>e.title||i("import.line",{n:e.row}),ua=(e,t,s)=>dt`
  <button type="button" class="quiet" id="row-${e.row}" aria-label=${`${t}: ${Yi(e)}`} @click=${s}>${t}</button>`,Xh=e=>t=>m(t,"title",{label:i("find.titleField"),value:e.title,required:!0,least:1,most:$().limits.title});async function Zh(e,t){await D(n=>new x({send:async({title:a})=>{await e.rename(t,a.trim())&&n()}}),i("import.rename"),Xh(t),n=>L(n,i("action.save"))),O(`name-${t.row}`)}var ul=(e,t)=>dt`
  <button type="button" class="round" id="name-${t.row}" aria-label=${`${i("import.rename")}: ${Yi(t)}`}
    @click=${()=>Zh(e,t)}>
    ${c("edit")}
  </button>`,dl=e=>e.findId?dt`
  <a class="button quiet" href="/finds/${e.findId}" aria-label=${`${i("import.show")}: ${Yi(e)}`}>
    ${i("import.show")}</a>`:ce,Qh=(e,t,s,n)=>({ready:()=>dt`${ul(e,t)}${ua(t,i("import.skip"),()=>da(e,s,e.skip(t,!0)))}`,skipped:()=>ua(t,i("import.unskip"),()=>da(e,s,e.skip(t,!1))),noPlace:()=>dt`${ul(e,t)}${ua(t,i("import.locate"),()=>Jh(e,t,s,n))}`,duplicate:()=>dl(t),done:()=>dl(t)})[t.status]?.()??ce,ma=e=>e?dt`<br><span class="soft" dir="auto">${e}</span>`:ce,tf=e=>e.slice(e.lastIndexOf("/")+1),ef=e=>[`import.lost.${e}`,`rule.${e}`,`reason.${e}`].map(t=>[t,i(t)]).find(([t,s])=>s!==t)?.[1]??e,sf=({media:e,lost:t=[]})=>[e>t.length?ma(i("import.rowMedia",{n:e-t.length})):ce,...t.map(({file:s,reason:n})=>ma(`${tf(s)}: ${ef(n)}`))],nf=(e,t,s,n)=>dt`
  <li class="row between">
    <span class="grow"><bdi class="strong">${Yi(t)}</bdi>${ma(Yh(t))}${sf(t)}</span>
    <span class="row">${Qh(e,t,s,n)}</span>
  </li>`;function af(e,t){let{items:s,problem:n,load:a}=e.rows;return n?f(n,a):s?s.length?dt`
    <ul class="people" aria-label=${i("import.rows")}>${s.map((o,r)=>nf(e,o,r,t))}</ul>
    ${j(e.rows)}`:dt`<p class="soft" role="status">${i("import.none")}</p>`:v(4)}var of=(e,{n:t,all:s})=>dt`
  <progress max=${s} .value=${t} aria-label=${i("import.lookUp")}></progress>
  <p class="row between">
    <span role="status">${i("import.progress",{n:t,all:S(s)})}</span>
    <button type="button" class="quiet" @click=${()=>e.places.stop()}>${i("import.stop")}</button>
  </p>`;async function rf(e){await e.places.run(),O("part-rows")}function cf(e){let{state:t,rows:s}=e.places;return t?.busy?of(e,t):dt`
    ${t?dt`<p role="status">${i("import.lookedUp",{n:t.found})}</p>`:ce}
    ${t?.problem?f(t.problem):ce}
    ${s.length?dt`
      <p class="hint">${i("import.lookUpText",{source:$().places.attribution})}</p>
      <p>
        <button type="button" class="quiet" id="import-lookup" @click=${()=>rf(e)}>${i("import.lookUp")}</button>
      </p>`:ce}`}var ml=(e,t)=>dt`
  <section class="card">
    ${Js("rows",i("import.rows"))}
    <div class="chips" role="group" aria-label=${i("import.which")}>
      ${e.tabs.map(({name:s,n})=>Te(e.status===s,`${i(`import.status.${s}`)} (${S(n)})`,()=>e.choose(s)))}
    </div>
    ${e.status==="noPlace"&&il()?cf(e):ce}
    ${af(e,t)}
  </section>`;var ts=class extends lr{label="";points=[];options(){let{lat:t,lng:s}=this.points[0]??{lat:25,lng:5};return{view:{lat:t,lng:s,zoom:2},still:!0,onMove:()=>this.map&&this.mark()}}draw(){this.points.length&&(this.map.fit(this.points,this.closest,{animate:!1}),this.mark())}failed(){this.remove()}};var[Ji,lf,pf]=[12,28,44],ha=class extends ts{closest=Ji;set places(t){let s=t!==this.points;this.points=t,this.map&&s&&this.draw()}mark(){this.map.setMarkers(ri(this.points,t=>this.map.pixelOf(t),pf).map(t=>this.#t(t)))}#t([t,...s]){if(!s.length){let r=()=>this.map.setView({...t,zoom:Ji}),l=t.km?t:null;return{key:`${t.lat},${t.lng}`,lat:t.lat,lng:t.lng,kind:"dot",size:lf,text:"",label:t.name,area:l,click:r}}let n=pr({latitude:t.lat,longitude:t.lng,count:s.length+1}),a=s.every(r=>r.lat===t.lat&&r.lng===t.lng);return{...n,click:()=>a?this.map.setView({...t,zoom:Ji}):this.map.fit([t,...s],Ji)}}};customElements.define("finds-map",ha);var uf=".gpx,.kml,.kmz,.geojson,.geojsonl,.json,.umap,.csv,.tsv,.txt,.zip";async function df(e,t){let s=e.target,[n]=s.files;n&&(await t.upload(n),s.value="",t.current&&O("part-import"))}var mf=e=>N`
  <progress max="1" .value=${e.progress} aria-label=${i("import.upload")}></progress>
  <p class="row between">
    <span class="soft" role="status">${i(e.progress<1?"import.upload":"import.reading")}</span>
    <button type="button" class="quiet" @click=${()=>e.cancel()}>${i("action.cancel")}</button>
  </p>`,hf=e=>N`
  <p class="row actions">
    <label class="button" for="import-file">${c("plus")} ${i("import.choose")}</label>
    <input class="file" id="import-file" type="file" accept=${uf} aria-describedby="import-hint" @change=${t=>df(t,e)}>
  </p>`,ff=e=>N`
  <section class="card">
    <p>${i("import.text")}</p>
    ${e.refusal?f(e.refusal):X}
    ${e.progress===null?hf(e):mf(e)}
    <p class="hint" id="import-hint">${i("import.files")}</p>
  </section>
  ${e.unfinished.length?gf(e):X}`;async function fl(e,t){await A(i("import.discardTitle"),i("import.discardText"),i("import.discard"))&&(await e.discard(t),O("import-file"))}var Xi=e=>e.name||i("import.unnamed");async function $f(e,t){await e.open(t),O("part-import")}var gf=e=>N`
  <section class="card">
    <h2>${i("import.unfinished")}</h2>
    <ul class="people">${e.unfinished.map(t=>N`
      <li class="row between">
        <span class="grow"><bdi class="strong">${Xi(t)}</bdi><br>
          <span class="soft">${i("import.left",{n:t.counts.ready+t.counts.noPlace})} ${$l(t)}</span></span>
        <span class="row">
          <button type="button" class="quiet" aria-label=${`${i("import.goOn")}: ${Xi(t)}`} @click=${()=>$f(e,t)}>
            ${i("import.goOn")}
          </button>
          <button type="button" class="round" aria-label=${`${i("import.discard")}: ${Xi(t)}`}
            @click=${()=>fl(e,t)}>
            ${c("trash")}
          </button>
        </span>
      </li>`)}
    </ul>
  </section>`,$l=e=>i("import.ends",{date:$t(e.expiresAt)});async function bf(e){await e.commit(),O("part-import")}var wf=(e,{taken:t,all:s,isWaiting:n})=>N`
  <progress max=${s} .value=${t} aria-label=${i("import.running")}></progress>
  <p class="row between">
    <span role="status">${i("import.progress",{n:t,all:S(s)})}</span>
    <button type="button" class="quiet" id="import-stop" @click=${()=>e.stop()}>${i("import.stop")}</button>
  </p>
  ${n?N`<p class="soft" role="status">${i("import.waiting")}</p>`:X}
  ${e.current.counts.media?N`<p class="soft">${i("import.mediaLeft",{n:e.current.counts.media})}</p>`:X}`,yf=e=>e.items.length?e.link({width:innerWidth,height:innerHeight/2}):"/profile",vf=({mediaDone:e,mediaLost:t},{made:s},n)=>N`
  <p role="status">${c("check")} ${i("import.made",{n:s})}</p>
  ${e?N`<p>${i("import.media",{n:e})}</p>`:X}
  ${t?N`<p>${i("import.mediaLost",{n:t})}</p>`:X}
  ${s?N`<p><a class="button" href=${yf(n)}>${i("import.see")}</a></p>`:X}`,kf=(e,t)=>N`
  ${pl(e)}
  <button type="button" class="main" id="import-commit" @click=${()=>bf(e)}>${i("import.commit",{n:t})}</button>`;function xf(e){let[t,s]=[cl(e),ll(e)];return N`
    ${t?N`<p id="import-left">${t}</p>`:X}
    ${s.length?N`
      <details>
        <summary>${i("import.leftWhere")}</summary>
        <ul>${s.map(n=>N`<li><bdi>${n}</bdi></li>`)}</ul>
      </details>`:X}
    ${e.guessedEncoding?N`<p>${i("import.encoding",{name:e.guessedEncoding})}</p>`:X}`}function Of(e){let{current:t,published:s}=e;return N`
    <section class="card">
      ${Js("import",N`<bdi>${Xi(t)}</bdi>`)}
      ${e.isBusy?wf(e,s):N`
        ${e.isDone?X:N`<p class="soft">${$l(t)}</p>`}
        ${e.points.items.length?N`
          <finds-map .places=${e.points.items} .label=${i("import.map")}></finds-map>`:X}
        ${s?vf(t.counts,s,e.points):X}
        ${xf(t)}
        ${s?.problem?f(s.problem):X}
        ${t.counts.ready?kf(e,t.counts.ready):X}
        <p class="row">${e.isDone?N`
          <button type="button" class="quiet" @click=${()=>hl(e)}>${i("import.finish")}</button>`:N`
          <button type="button" class="quiet" @click=${()=>hl(e)}>${i("import.other")}</button>
          <button type="button" class="danger" @click=${()=>fl(e,t)}>${i("import.discard")}</button>`}
        </p>`}
    </section>`}async function hl(e){await e.leave(),O("import-file")}function qf(e,t){return e.loading.problem?f(e.loading.problem,e.loading.load):e.current?N`${Of(e)}${e.isBusy?X:ml(e,t)}`:ff(e)}function gl(e){let t=new Ki(e);return{title:i("import.title"),ready:t.loading.load(),view:()=>N`${b(i("import.title"),X,"/settings")}${qf(t,e)}`}}import{html as Z,nothing as Kt}from"../lib/lit-html/lit-html.js";var Sf=1e3,bl=[5,15,30,60],es=class{areas=null;wishes=[];job=null;chosen=null;plan=null;problem=null;km=15;busy=!1;#t;#e;constructor(t,s=Xs){this.#t=t,this.#e=s,this.loading=H(t,async()=>{await this.#i(),this.#n();let n=ne(t.query?.get("at"));n&&!this.chosen&&await this.#s(n)})}async#s({lat:t,lng:s}){let n=await g(w("/api/places/reverse",{lat:t,lng:s}),{signal:this.#t.signal}).catch(()=>null);n&&await this.choose(n)}get isRunning(){return this.job?.state==="running"}async#i(){let{areas:t,job:s,wishes:n}=await g("/api/admin/map",{signal:this.#t.signal});Object.assign(this,{areas:t,job:s,wishes:n}),this.#t.update()}async#n(){for(;this.isRunning&&!this.#t.signal.aborted;)await this.#e(Sf),await this.#i().catch(()=>{})}get#a(){return{...this.chosen,km:this.km}}choose({name:t,address:s,latitude:n,longitude:a}){return this.chosen={title:[t,s].filter(Boolean).join(", "),latitude:n,longitude:a},this.#o()}grant({title:t,latitude:s,longitude:n}){return this.chosen={title:t,latitude:s,longitude:n},this.add()}resize(t){return this.km=t,this.#o()}async#o(){Object.assign(this,{plan:null,problem:null,busy:!0}),this.#t.update();let t=JSON.stringify(this.#a),s=await P("/api/admin/map/plans",this.#a).then(n=>({plan:n}),n=>({problem:n}));t===JSON.stringify(this.#a)&&(Object.assign(this,s,{busy:!1}),this.#t.update())}async add(){try{this.job=await P("/api/admin/map/areas",this.#a),Object.assign(this,{plan:null,problem:null})}catch(t){this.problem=t}this.#t.update(),await this.#n()}async renew(t){try{this.job=await R(`/api/admin/map/areas/${t.name}`)}catch(s){u(q(s))}this.#t.update(),await this.#n()}async remove(t){try{await M(`/api/admin/map/areas/${t.name}`),await this.#i(),u(i("areas.removed",{title:t.title}))}catch(s){u(q(s))}}};async function Ff(e,t){await A(i("areas.removeTitle",{title:t.title}),i("areas.removeText"),i("areas.remove"))&&e.remove(t)}var Pf=(e,t)=>Z`
  <li class="row between">
    <span><span class="strong" dir="auto">${t.title}</span><br>
      <span class="soft">${et(t.bytes)} · ${W(t.updatedAt)}</span></span>
    <span class="row">
      ${t.updatable?Z`
        <button type="button" class="quiet" ?disabled=${e.isRunning} aria-label="${i("areas.update")}: ${t.title}"
          @click=${()=>e.renew(t)}>${i("areas.update")}</button>`:Kt}
      <button type="button" class="danger" aria-label="${i("areas.remove")}: ${t.title}" @click=${()=>Ff(e,t)}>
        ${i("areas.remove")}
      </button>
    </span>
  </li>`,Tf=e=>Z`
  <section class="card" aria-labelledby="areas">
    <h2 id="areas">${i("areas.list")}</h2>
    ${e.areas.length?Z`<ul class="people">${e.areas.map(t=>Pf(e,t))}</ul>`:B(i("areas.none"),i("areas.noneText"),Kt,"way")}
  </section>`,If=(e,t)=>Z`
  <li class="row between">
    <span><span class="strong" dir="auto">${t.title}</span><br><span class="soft">${i("areas.wishedBy",{n:t.users})}</span></span>
    <button type="button" class="quiet" ?disabled=${e.isRunning} aria-label=${i("areas.grant",{title:t.title})}
      @click=${()=>e.grant(t)}>${i("areas.addWish")}</button>
  </li>`,Mf=e=>e.wishes.length?Z`
  <section class="card" aria-labelledby="wishes">
    <h2 id="wishes">${i("areas.wishes")}</h2>
    <ul class="people">${e.wishes.map(t=>If(e,t))}</ul>
  </section>`:Kt,Af=e=>T("km",{label:i("areas.size"),options:bl.map(t=>[t,ds(t)]),chosen:e.km,set:t=>e.resize(Number(t))}),Lf=e=>Z`
  <p>${i("areas.from",{host:e.plan.host})}</p>
  <button type="button" class="main" @click=${()=>e.add()}>
    ${c("map")} ${i("areas.add",{title:e.chosen.title,size:et(e.plan.bytes)})}
  </button>`;function Bf(e){return!e.chosen||e.isRunning?Kt:Z`
    <p class="strong" dir="auto">${e.chosen.title}</p>
    ${Af(e)}
    ${e.busy?Z`<p class="soft" role="status">${i("areas.asking")}</p>`:Kt}
    ${e.problem?Z`<p class="error" role="alert">${q(e.problem)}</p>`:Kt}
    ${e.plan?Lf(e):Kt}`}function jf(e){let{job:t}=e;if(!t)return Kt;let{title:s,state:n}=t;if(n==="failed")return Z`<p class="error" role="alert">${i("areas.failed",{title:s})} ${q(t)}</p>`;if(n==="current")return Z`<p role="status">${i("areas.current",{title:s})}</p>`;if(n==="done")return Z`
      <p role="status">${i("areas.done",{title:s})}</p>
      <a class="button" href="/" @click=${o=>{o.preventDefault(),location.assign("/")}}>${i("areas.show")}</a>`;let a=i("areas.started",{title:s});return Z`
    <p role="status">${t.total?i("areas.running",{title:s,done:et(t.bytes),total:et(t.total)}):a}</p>
    <progress max=${t.total||1} .value=${t.bytes} aria-label=${a}></progress>`}var fa=e=>Z`
  <section class="card" aria-labelledby="where">
    <h2 id="where">${i("areas.where")}</h2>
    <p class="hint">${i("areas.whereText")}</p>
    <place-search id="area" .label=${i("areas.search")} @choose=${({detail:t})=>e.choose(t.value)}></place-search>
    ${Bf(e)}
    ${jf(e)}
  </section>`;function Nf(e){return e.loading.problem?f(e.loading.problem,e.loading.load):e.areas?Z`
    ${fa(e)}
    ${Mf(e)}
    ${Tf(e)}`:v(3)}function wl(e){let t=new es(e);return{title:i("admin.map"),ready:t.loading.load(),view:()=>Z`${b(i("admin.map"),Kt,"/admin")}${Nf(t)}`}}import{html as ot,nothing as yt}from"../lib/lit-html/lit-html.js";var Df=4,Uf=e=>e.map((t,s)=>t.map((n,a)=>n?`M${a} ${s}h1v1h-1z`:"").join("")).join("");async function yl(e){let{encode:t}=await import(new URL("lib/uqr/uqr.js",qe).href),{data:s,size:n}=t(e,{ecc:"M",border:Df});return{size:n,path:Uf(s)}}var vl=[1,2,5,10,25,100],kl=[1,7,30,90],ss=class{created=null;#t;constructor(t){this.#t=t,this.list=_(t,"/api/invites"),this.form=new x({send:(s,n)=>this.#e(s,n),update:t.update})}get isAdmin(){return y()?.role==="admin"}isMine(t){return t.inviter?.id===y()?.id}async#e({uses:t,days:s,note:n="",befriend:a},o){let r={uses:Number(t),days:Number(s),note:n.trim(),befriend:!!a},l=await P("/api/invites",r);this.created={...l,url:new URL(l.link,location.origin).href,code:null},o.reset(),this.#t.update(),await Promise.all([this.#s(this.created),this.list.load()])}async#s(t){t.code=await yl(t.url).catch(()=>null),this.#t.update()}close=()=>{this.created=null,this.#t.update()};async copy(){try{await navigator.clipboard.writeText(this.created.url),u(i("find.copied"))}catch{u(i("invites.copyYourself"))}}get canShare(){return!!navigator.share}async share(){try{let t=i("invites.shareText",{name:k(y()),instance:xt()});await navigator.share({title:i("invites.shareTitle",{instance:xt()}),text:t,url:this.created.url})}catch(t){t.name!=="AbortError"&&await this.copy()}}async revoke(t){try{await M(`/api/invites/${t.id}`),this.created?.id===t.id&&(this.created=null),await this.list.load()}catch(s){u(q(s))}this.#t.update()}};var Cf=()=>ot`
  <label class="switch">
    <span>${i("invites.befriend")}<br><span class="soft">${i("invites.befriendHint")}</span></span>
    <input type="checkbox" role="switch" id="befriend" name="befriend" checked>
  </label>`;function Ef({target:e,currentTarget:t}){e.name==="uses"&&(t.elements.befriend.checked=e.value==="1")}async function _f(e,t){let s=t.created;await t.form.submit(e),t.created!==s&&await O("created-title")}var $a=(e,t=e.form)=>ot`
  <form class="card" novalidate aria-labelledby="new-invite" @change=${Ef} @submit=${s=>_f(s,e)}>
    <h2 id="new-invite">${i("invites.new")}</h2>
    ${F(t)}
    <div class="pair">
      ${T("uses",{label:i("invites.uses"),options:vl.map(s=>[s,i("invites.people",{n:s})]),chosen:1})}
      ${T("days",{label:i("invites.days"),options:kl.map(s=>[s,i("invites.daysOf",{n:s})]),chosen:7})}
    </div>
    ${Cf()}
    ${m(t,"note",{label:i("invites.note"),hint:i("invites.noteHint"),most:200})}
    <div class="row end">${L(t,i("invites.create"))}</div>
  </form>`,Hf=({size:e,path:t})=>ot`
  <svg class="qr" viewBox="0 0 ${e} ${e}" role="img" aria-label=${i("invites.qr")} shape-rendering="crispEdges">
    <path d=${t}></path>
  </svg>`,Rf=e=>ot`
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
      ${e.canShare?Rf(e):yt}
    </p>
    ${e.created.code?Hf(e.created.code):yt}
  </section>`,zf=e=>ot`<li><a class="person" href="/people/${e.id}">${z(e,28)} <span class="strong">${k(e)}</span></a></li>`;async function Vf(e,t){await A(i("invites.revokeTitle"),i("invites.revokeText"),i("invites.revoke"))&&await e.revoke(t)}var Wf=(e,t,s)=>ot`
  <button type="button" class="quiet" aria-label="${i("invites.revoke")}: ${s}" @click=${()=>Vf(e,t)}>
    ${i("invites.revoke")}
  </button>`,Gf={open:"invites.open",used_up:"invites.usedUp",expired:"invites.expired",revoked:"invites.revoked",suspended:"invites.suspended"},Kf=(e,t)=>!e.isAdmin||e.isMine(t)?yt:ot` · ${t.inviter?i("invites.by",{name:k(t.inviter)}):i("invites.byCommand")}`;function Yf(e,t){let s=t.note||i("invites.of",{date:$t(t.createdAt)}),n=t.state==="open";return ot`
    <li class="invite">
      <div class="row between">
        <span class="strong" dir="auto">${s}</span>
        <span class="badge">${i(Gf[t.state])}</span>
      </div>
      <p class="soft">
        ${i("invites.used",{used:S(t.uses-t.usesLeft),uses:S(t.uses)})}
        ${n?ot` · ${i("invites.until",{date:$t(t.expiresAt)})}`:yt}
        ${t.befriend?ot` · ${i("invites.befriends")}`:yt}
        ${Kf(e,t)}
      </p>
      ${t.usedBy.length?ot`<ul class="row used" aria-label=${i("invites.usedBy")}>${t.usedBy.map(zf)}</ul>`:yt}
      ${n?ot`<p class="row actions">${Wf(e,t,s)}</p>`:yt}
    </li>`}function Jf(e){let{items:t,problem:s,load:n}=e.list;return s?f(s,n):t?t.length?ot`
    <section class="card">
      <h2>${i(e.isAdmin?"invites.all":"invites.yours")}</h2>
      <ul class="people">${t.map(a=>Yf(e,a))}</ul>
      ${j(e.list)}
    </section>`:gt()?yt:B(i("invites.none"),i("reason.may_not_invite")):v(2)}function xl(e){let t=new ss(e);return{title:i("invites.title"),ready:t.list.load(),view:()=>ot`
      ${b(i("invites.title"),yt,"/people")}
      ${gt()?ot`<p class="lead">${i("invites.lead")}</p>`:yt}
      ${t.created?ga(t):yt}
      ${gt()?$a(t):yt}
      ${Jf(t)}`}}import{html as St,nothing as ve}from"../lib/lit-html/lit-html.js";import{html as ba,nothing as Ol}from"../lib/lit-html/lit-html.js";function Xf(e,t){let[s]=e.target.files;e.target.value="",s&&t.set(s)}var is=(e,{label:t,hint:s})=>ba`
  <div class="field">
    <p class="row actions">
      <label class="button quiet" for="picture">${c("camera")} ${t}</label>
      <input class="file" id="picture" type="file" accept="image/*" @change=${n=>Xf(n,e)}>
      ${e.has()?ba`
        <button type="button" class="quiet" @click=${()=>e.remove()}>${i("profile.pictureRemove")}</button>`:Ol}
    </p>
    ${e.progress===null?Ol:ba`<progress max="1" .value=${e.progress} aria-label=${t}></progress>`}
    <p class="hint">${s}</p>
  </div>`;var Sl=(e,t)=>St`
  <div class="field">
    <p><span class="strong">${e}</span><br>${t}</p>
    <p class="hint">${i("admin.fixed")}</p>
  </div>`;function ql(e,t,s,n,a){let o=e.values[t];return e.isFixed(t)?Sl(n,a(o)):T(t,{label:n,options:s.map(r=>[r,a(r)]),chosen:o})}var Fl=e=>xi(e===Ee?"":e);function wa(e,t){e.chooseAccent(t),e.isAccentDark&&Fl(t)}function Zf(e){wa(e,e.darkerAccent),document.getElementById("accent").focus()}var Qf=(e,t,s)=>St`
  <button type="button" class="swatch" aria-label=${i(`admin.colours.${t}`)} title=${i(`admin.colours.${t}`)}
    aria-pressed=${s===e.accent?"true":"false"} @click=${()=>wa(e,s)}>
    <svg viewBox="0 0 32 32" aria-hidden="true"><circle cx="16" cy="16" r="16" fill=${s}/></svg>
    ${s===e.accent?c("check"):ve}
  </button>`,t$=e=>St`
  <div class="field">
    <label for="accent">${i("admin.accent")}</label>
    <input id="accent" name="accent" type="color" .value=${e.accent} aria-describedby="accent-note"
      aria-invalid=${e.form.errors.accent?"true":ve}
      @input=${t=>e.chooseAccent(t.target.value)} @change=${t=>wa(e,t.target.value)}>
    <div class="swatches">${Object.entries(ks).map(([t,s])=>Qf(e,t,s))}</div>
    <p id="accent-note" class=${e.form.errors.accent?"error":"hint"} aria-live="polite">
      ${e.form.errors.accent??i("admin.accentHint")}
    </p>
    ${e.isAccentDark?ve:St`
      <p><button type="button" class="quiet" @click=${()=>Zf(e)}>
        <svg class="sample" viewBox="0 0 32 32" aria-hidden="true"><circle cx="16" cy="16" r="16" fill=${e.darkerAccent}/></svg>
        ${i("admin.darker")}
      </button></p>`}
  </div>`,e$=e=>m(e.form,"mediaLimit",{label:i("admin.limitOfAll"),hint:i("admin.limitOfAllHint"),kind:"number",mode:"numeric",value:e.limit}),s$=({mediaLimit:e})=>e?et(e):i("admin.limits.none"),i$=e=>St`
  <form class="card" novalidate @submit=${e.form.submit}>
    ${F(e.form)}
    <p class="hint">${i("admin.public")}</p>
    ${is(e.picture,{label:i("admin.picture"),hint:i("admin.pictureHint")})}
    ${m(e.form,"name",{label:i("admin.name"),value:e.values.name,most:50})}
    ${m(e.form,"description",{label:i("admin.description"),value:e.values.description,kind:"area",most:500})}
    ${m(e.form,"rules",{label:i("admin.rules"),value:e.values.rules,kind:"area",most:5e3})}
    ${m(e.form,"contact",{label:i("admin.contact"),hint:i("admin.contactHint"),value:e.values.contact,most:200})}
    ${t$(e)}
    ${ql(e,"registration",jr,i("admin.registration"),t=>i(`admin.modes.${t}`))}
    ${ql(e,"invites",Nr,i("admin.whoInvites"),t=>i(`admin.inviters.${t}`))}
    ${e.isFixed("mediaLimit")?Sl(i("admin.limitOfAll"),s$(e.values)):e$(e)}
    <div class="row end">${L(e.form,i("action.save"))}</div>
  </form>`;function n$(e){return e.loading.problem?f(e.loading.problem,e.loading.load):e.values?St`${i$(e)}${a$(e)}`:v(4)}var a$=e=>St`
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
  </section>`;function Pl(e){let t=new _e(e);return{title:i("admin.instance"),ready:t.loading.load(),view:()=>St`${b(i("admin.instance"),ve,"/admin")}${n$(t)}`,close(){t.accent!==t.savedAccent&&Fl(t.savedAccent)}}}import{html as vt,nothing as le}from"../lib/lit-html/lit-html.js";var o$=100,Tl=5,r$=14,c$=48,l$=256,[ya,p$,u$]=[900,400,.46],Il=e=>[...e].sort((t,s)=>t-s)[Math.floor(e.length/2)];function d$(e,{width:t,height:s}){let n=e.map(({lat:K,lng:kt})=>{let Us=Math.sin(Math.max(-85,Math.min(85,K))*Math.PI/180);return{x:kt/360+.5,y:.5-Math.log((1+Us)/(1-Us))/(4*Math.PI)}}),a={x:Il(n.map(K=>K.x)),y:Il(n.map(K=>K.y))},o=K=>Math.hypot(K.x-a.x,K.y-a.y),r=n.sort((K,kt)=>o(K)-o(kt)).slice(0,n.length<Tl?Tl:Math.floor(n.length*.9)),l=K=>[Math.min(...r.map(kt=>kt[K])),Math.max(...r.map(kt=>kt[K]))],[[p,d],[h,I]]=[l("x"),l("y")],tt=(K,kt)=>Math.log2(Math.max(1,K-2*c$)/(l$*kt)),Ns={lat:Math.atan(Math.sinh(Math.PI*(1-h-I)))*180/Math.PI,lng:(p+d-1)*180},Ds=Math.floor(Math.min(tt(t,d-p),tt(s,I-h),r$,nr(Ns)));return{...Ns,zoom:Math.max(1,Ds)}}function m$(){let{innerWidth:e=ya,innerHeight:t=ya}=globalThis;return e>=ya?{width:e-p$,height:t}:{width:e,height:t*(1-u$)}}async function Ml({id:e}){let t=await g(w("/api/finds",{userId:e,includeFriends:!0,limit:o$})).catch(()=>[]);t.length&&(Qt.set(Ae(d$(t.map(s=>st(s.location)),m$()))),ps.set(e))}var Zi=class{user=null;#t;constructor(t){this.#t=t}async load(){try{this.user=await g(`/api/users/${ps.get()}`)}catch(t){t.code==="not_found"&&ps.remove();return}this.user.findCount||(this.user=null),this.#t()}get mayAsk(){return this.user.friendship==="none"}async ask(){let t=await Ho(this.user);return t&&(this.user={...this.user,friendship:"pending"}),this.#t(),t}close(){ps.remove(),this.user=null,this.#t()}};var va="/admin/welcome",Al=e=>e.slice(e.lastIndexOf("#")+1).trim(),Qi=class{greeting=null;ended=null;#t;constructor(t,s){this.#t=t,this.invite=Al(s);let n={username_taken:"username",invite_needed:"invite",registration_closed:"invite"};this.form=new x({send:a=>this.#s(a),update:t.update,fieldOf:n,asks:"password"})}load=async()=>{if(this.invite){try{this.greeting=await P("/api/invites/greeting",{code:this.invite})}catch(t){if(t.reason!=="invite_ended")return;this.ended=t,this.invite=""}this.#t.update()}};get user(){return y()}get isClosed(){return $().registration==="closed"&&!this.invite}get asksInvite(){return $().registration!=="open"&&!this.invite}#e(t){throw t.reason==="invite_needed"&&(this.invite=""),t}async#s({username:t,password:s,invite:n=""}){await uo();let a=this.invite||Al(n),o={username:t.trim(),password:s,cookie:!0,...a?{invite:a}:{}},r=await P("/api/auth/register",o).catch(l=>this.#e(l));ee(r.user),this.greeting?.inviter&&await Ml(this.greeting.inviter),await this.#t.go(r.user.role==="admin"?va:"/",{replace:!0}),u(i("join.welcome",{name:r.user.username}))}};var h$=({form:e,asksInvite:t})=>vt`
  <form novalidate @submit=${e.submit}>
    ${F(e)}
    ${t?m(e,"invite",{label:i("join.invite"),hint:i("join.inviteHint"),required:!0}):le}
    ${m(e,"username",{label:i("account.username"),hint:i("join.usernameHint"),required:!0,least:3,most:31,pattern:"[A-Za-z0-9_\\-]*",complete:"username"})}
    ${m(e,"password",{label:i("account.password"),hint:i("join.passwordHint"),kind:"password",required:!0,least:8,most:255,complete:"new-password"})}
    ${L(e,i("join.action"))}
  </form>`,f$=(e,t)=>e?.length?vt`
  <div class="strip" role="img" aria-label=${i("join.photos",{name:k(t)})}>
    ${e.map(s=>vt`<span>${pt(s,{thumb:!0,eager:!0})}</span>`)}
  </div>`:le;function $$({greeting:e,invite:t}){let s=e?.inviter,n=vt`<p class="lead">${i("app.about")} ${t?i("join.invited"):le}</p>`;return s?vt`
    <div class="invited-by">
      ${z(s,56)}
      <h1 tabindex="-1">${i("join.invitedBy",{name:k(s),instance:xt()})}</h1>
    </div>
    ${f$(e.photos,s)}
    ${n}
    ${e.befriend?vt`<p class="note">${i("join.invitedFriend",{name:k(s)})}</p>`:le}`:vt`<h1 tabindex="-1">${i("join.title")}</h1>${n}`}var g$=(e,t)=>vt`${gr(vt`
  ${$$(e)}
  ${e.ended?vt`<p class="note" role="alert">${q(e.ended)}</p>`:le}
  ${e.user?vt`<p class="note">${i("join.signedIn",{name:k(e.user)})}</p>`:le}
  ${e.isClosed?vt`<p class="note">${i("join.closed")}</p>`:le}
  ${$().passwordLogin?h$(e):le}
  ${yr("join.provider",{redirect:ho()?va:"/"},{invite:e.invite})}
  <p class="below">${i("join.have")} <a href="/sign-in">${i("signin.action")}</a></p>`)}${ci(t)}`;function Ll(e){let t=new Qi(e,location.hash);return{get title(){return i("join.title")},broad:!0,ready:t.load(),view:()=>g$(t,e.update)}}import{html as Ft,nothing as ns}from"../lib/lit-html/lit-html.js";var jl=e=>e.map(({id:t,title:s,location:n},a)=>({id:t,n:a+1,title:s,...st(n),km:n.area})),Bl=({n:e,title:t})=>i("lists.nth",{n:e,title:t});function b$(e){let[t,...s]=e;return{key:t.id,lat:t.lat,lng:t.lng,steps:e,text:s.length?`${S(t.n)}+`:S(t.n),label:s.length?i("lists.nthMore",{first:Bl(t),n:s.length}):Bl(t),isOnePlace:s.every(n=>n.lat===t.lat&&n.lng===t.lng),area:t.km&&!s.length?t:null}}var Nl=(e,t,s)=>ri(e,t,s).map(b$);function Dl({steps:e},t){let s=e.findIndex(n=>n.id===t);return e[(s+1)%e.length].id}var Ul=["private","friends","public"],Cl=({name:e,description:t,visibility:s})=>({name:e.trim(),description:t.trim()||null,visibility:s}),El=({photos:e,cover:t})=>e??(t?[t]:[]),_l=e=>new x({send:async t=>e(await P("/api/lists",Cl(t)))}),tn=class{constructor(t){let s=t.query.get("user")??"";this.isOwn=!s||s===y().id,this.lists=_(t,w("/api/lists",{userId:s,limit:20}))}},en=class{list=null;chosen="";#t;#e;constructor(t){this.#t=t,this.#e=`/api/lists/${t.params.id}`,this.finds=_(t,`${this.#e}/finds?limit=50`),this.loading=H(t,()=>this.#s())}get title(){return this.list?.name??i("lists.one")}get isOwn(){return this.list?.userId===y().id}get canHide(){return!this.isOwn&&y().role==="admin"&&!!this.list&&this.list.visibility!=="private"}get listsPath(){return w("/lists",{user:this.list&&!this.isOwn&&this.list.userId})}get steps(){return jl(this.finds.items??[])}choose(t){this.chosen=t,this.#t.update()}async#s(){this.list=await g(this.#e,{signal:this.#t.signal}),await this.finds.load()}editForm=t=>new x({send:async s=>{this.list=await R(this.#e,Cl(s)),this.#t.update(),t()}});hideForm=t=>new x({send:async({reason:s})=>{await P(`/api/admin/lists/${this.list.id}/private`,{reason:s.trim()}),t(),this.#t.go(this.listsPath,{replace:!0})}});async remove(){await U(M(this.#e))&&this.#t.go("/lists",{replace:!0})}async#i(t){if(await U(t)){let s=await g(this.#e).catch(()=>this.list);this.list=s}this.#t.update()}drop(t){return this.#i(M(`${this.#e}/finds/${t.id}`).then(()=>{if(this.finds.items=this.finds.items.filter(s=>s.id!==t.id),!this.finds.items.length&&this.finds.next)return this.finds.load()}))}setCover(t){return this.#i(R(this.#e,{coverId:t.id}).then(()=>u(i("lists.coverChosen"))))}move(t,s){let{items:n}=this.finds,a=n.findIndex(r=>r.id===t.id),o=n[a+s];return o?this.#i(R(`${this.#e}/finds/${t.id}/place`,{[s<0?"before":"after"]:o.id}).then(()=>{let r=n.filter(l=>l.id!==t.id);r.splice(a+s,0,t),this.finds.items=r})):null}},sn=class{lists=null;update=()=>{};#t;constructor(t){this.#t=t,this.form=new x({send:(s,n)=>this.#e(s,n),update:()=>this.update()})}load(){return U(g(`/api/finds/${this.#t}/lists`).then(t=>{this.lists=t}))}async toggle(t){let s=`/api/lists/${t.id}/finds/${this.#t}`;t.hasFind=!t.hasFind,this.update(),await U(t.hasFind?R(s):M(s))||(t.hasFind=!t.hasFind),this.update()}async#e({list:t},s){let n=await P("/api/lists",{name:t.trim()});this.lists.unshift({...n,hasFind:!1}),s.reset(),await this.toggle(this.lists[0])}};import{html as Yt,nothing as w$}from"../lib/lit-html/lit-html.js";var Hl={private:"lock",friends:"people",public:"globe"},ka=e=>Yt`
  <span class="badge">${c(Hl[e.visibility])} ${i(`lists.${e.visibility}`)}</span>`,y$="(min-width: 1180px) 349px, (min-width: 720px) 336px, 100vw",v$=Yt`
  <svg class="way-drawing" viewBox="0 0 120 84" aria-hidden="true">
    <path d="M14 22 45 12l31 10 30-10v52L76 74 45 64 14 74zM45 12v52M76 22v52"></path>
    <path class="dots" d="M26 58c8-14 20-2 28-12s16-8 28-8"></path>
    <path class="pin-point" d="M88 42s8-8 8-14a8 8 0 0 0-16 0c0 6 8 14 8 14zm0-11.500a2.500 2.500 0 1 0 0-5 2.500 2.500 0 0 0 0 5z"></path>
  </svg>`,k$=e=>Yt`
  <span class="mosaic of-${e.length}">
    ${e.map(({media:t})=>Yt`<span class="piece">${pt(t,e.length>1?{thumb:!0}:{sizes:y$})}</span>`)}
  </span>`;function Rl(e){let t=El(e);return Yt`
    <li>
      <a class="list-card ${t.length?"":"bare"}" href="/lists/${e.id}">
        ${t.length?k$(t):v$}
        <span class="over">
          <span class="name" dir="auto">${e.name}</span>
          <span class="row between">
            <span>${i("lists.finds",{n:e.findCount})}</span>
            <span>${c(Hl[e.visibility])} ${i(`lists.${e.visibility}`)}</span>
          </span>
        </span>
      </a>
    </li>`}var x$=(e,t)=>Yt`
  ${F(e)}
  ${m(e,"name",{label:i("lists.name"),value:t?.name??"",required:!0,most:100})}
  ${m(e,"description",{label:i("lists.description"),value:t?.description??"",kind:"area",most:500})}
  ${T("visibility",{label:i("lists.who"),hint:i("lists.whoHint"),chosen:t?.visibility??"private",options:Ul.map(s=>[s,i(`lists.${s}`)])})}`,nn=(e,t=null)=>D(e,i(t?"lists.edit":"lists.new"),s=>x$(s,t),s=>L(s,i("action.save"))),O$=(e,t)=>Yt`
  <li>
    <label class="row list-choice">
      <input type="checkbox" .checked=${t.hasFind} @change=${()=>e.toggle(t)}>
      <span class="grow" dir="auto">${t.name}</span>
      ${ka(t)}
    </label>
  </li>`,q$=(e,t)=>Yt`
  <div class="row between"><h2>${i("lists.addTo")}</h2>${rt(t)}</div>
  ${e.lists.length?Yt`<ul class="people">${e.lists.map(s=>O$(e,s))}</ul>`:w$}
  <form novalidate @submit=${e.form.submit}>
    ${F(e.form)}
    ${m(e.form,"list",{label:i("lists.new"),hint:i("lists.newHint"),required:!0,most:100})}
    <div class="row end"><button type="submit" aria-busy=${e.form.busy?"true":"false"}>${i("lists.create")}</button></div>
  </form>`;async function S$(e){let t=new sn(e.id);await t.load()&&await J((s,n)=>(t.update=n,q$(t,s)),{label:i("lists.addTo")})}import{html as Jt,nothing as ke}from"../lib/lit-html/lit-html.js";var zl=["exact","area","hidden"],Vl=["","1","7","30","date"],F$=3650,xa=({findId:e,listId:t})=>e?"find":t?"list":"category",Wl=({isPublic:e,location:t})=>e&&!t?.area?"exact":"area";function P$(e,t=new Date){let[s,n,a]=e.split("-").map(Number);return Math.round((Date.UTC(s,n-1,a)-Date.UTC(t.getFullYear(),t.getMonth(),t.getDate()))/864e5)}var Gl=(e,t=new Date)=>new Date(Date.UTC(t.getFullYear(),t.getMonth(),t.getDate()+e)).toISOString().slice(0,10);function T$({life:e,until:t}){if(e==="keep")return;if(e==="")return null;let s=e==="date"?P$(t):Number(e);if(s>=1&&s<=F$)return s;throw{code:"page",reason:"until",text:i("shares.untilBad")}}function I$({secret:e="new",password:t}){return e==="remove"?null:e==="new"&&t?t:void 0}var M$=e=>({title:e.title.trim(),place:e.place,area:e.place==="area"?Number(e.area):void 0,password:I$(e),days:T$(e)}),A$=({chosen:e,category:t})=>({category:e||t.trim()});async function L$(){let e=(await g("/api/finds/categories")).filter(t=>t.ownCount).map(t=>[t.category,t.ownCount]);return[...e,...ie().filter(t=>!e.some(([s])=>s===t)).map(t=>[t,0])]}var an=class{constructor({share:t=null,target:s=null,offered:n=[],place:a="area",done:o}){this.share=t,this.target=s,this.place=t?.place??a,this.life=t?.expiresAt?"keep":"",this.secret=t?.hasPassword?"keep":"new",this.offered=n,this.chosen=n[0]?.[0]??"",this.form=new x({send:async r=>o(await this.#t(r)),fieldOf:{until:"until"}})}get kind(){return xa(this.share??this.target??{})}set(t){Object.assign(this,t),this.form.update()}#t(t){let s=M$(t);return this.share?Y(`/api/shares/${this.share.id}`,s):P("/api/shares",{...this.target??A$(t),...s,days:s.days??void 0})}},rn=e=>new URL(e.link,location.origin).href,cn=()=>!!navigator.share;async function ln(e){try{await navigator.clipboard.writeText(rn(e))}catch{return!1}return u(i("find.copied")),!0}async function pn(e,t){try{await navigator.share({title:t,url:rn(e)})}catch(s){return s.name==="AbortError"}return!0}var on=class{#t;constructor(t){this.#t=t,this.list=_(t,"/api/shares")}take(t){let{items:s}=this.list;if(!s)return this.list.load();let n=s.some(a=>a.id===t.id);return this.list.items=n?s.map(a=>a.id===t.id?t:a):[t,...s],this.#t.update()}async offered(){let t=null;return await U(L$().then(s=>{t=s})),t}async revoke(t){await U(M(`/api/shares/${t.id}`))&&(this.list.items=this.list.items.filter(s=>s.id!==t.id),u(i("shares.revoked")),this.#t.update())}};var Oa=e=>e.findTitle||e.listName||V(e.category??""),jt=e=>e.title||Oa(e),Kl=({place:e,area:t})=>e==="area"?Ge(t):i(`shares.place.${e}`),qa=({expired:e,expiresAt:t})=>i(e?"shares.expired":"shares.until",{date:Ut(t)}),B$=e=>Jt`
  ${T("chosen",{error:e.form.errors.chosen,label:i("find.category"),chosen:e.chosen,set:t=>e.set({chosen:t}),options:[...e.offered.map(([t,s])=>[t,V(t)+(s?` (${S(s)})`:"")]),["",i("shares.otherCategory")]]})}
  ${e.chosen?ke:m(e.form,"category",{label:i("categories.own"),hint:i("shares.categoryHint"),required:!0,most:$().limits.category})}`,j$={exact:"pin",area:"map",hidden:"block"},N$=(e,t)=>Jt`
  <label class="choice">
    <input type="radio" name="place" value=${t} ?checked=${e.place===t} @change=${()=>e.set({place:t})}>
    <span>
      ${c(j$[t])}
      <span><span class="strong">${i(`shares.place.${t}`)}</span><br><span class="soft">${i(`shares.shows.${t}`)}</span></span>
    </span>
  </label>`,D$=e=>Jt`
  <fieldset class="choices">
    <legend>${i("shares.places")}</legend>
    ${zl.map(t=>N$(e,t))}
  </fieldset>
  ${e.place==="area"?T("area",{error:e.form.errors.area,label:i("shares.area"),hint:i("shares.areaHint"),chosen:String(e.share?.area??Qn[0]),options:Ss()}):ke}`,U$=e=>Jt`
  ${T("life",{error:e.form.errors.life,label:i("shares.life"),chosen:e.life,set:t=>e.set({life:t}),options:[...e.share?.expiresAt?[["keep",qa(e.share)]]:[],...Vl.map(t=>[t,i(`shares.life.${t||"endless"}`)])]})}
  ${e.life==="date"?m(e.form,"until",{label:i("shares.date"),kind:"date",value:Gl(14),hint:i("shares.dateHint"),required:!0}):ke}`,C$=e=>Jt`
  ${e.share?.hasPassword?T("secret",{error:e.form.errors.secret,label:i("account.password"),chosen:e.secret,set:t=>e.set({secret:t}),options:["keep","new","remove"].map(t=>[t,i(`shares.password.${t}`)])}):ke}
  ${e.secret==="new"?m(e.form,"password",{label:i(e.share?.hasPassword?"settings.newPassword":"account.password"),hint:i("shares.passwordHint"),kind:"password",required:!!e.share?.hasPassword,least:8,most:255,complete:"new-password"}):ke}`,E$=e=>Jt`
  <p>${i(`shares.about.${e.kind}`)}</p>
  ${F(e.form)}
  ${e.share||e.target?ke:B$(e)}
  ${D$(e)}
  ${U$(e)}
  ${C$(e)}
  ${m(e.form,"title",{label:i("shares.title"),value:e.share?.title??"",hint:i(`shares.titleHint.${e.kind}`),most:100})}`;async function un(e){let t=null,s=null,n=r=>(s=new an({...e,done:l=>{t=l,r()}}),s.form),[a,o]=e.share?["shares.change","action.save"]:["shares.new","shares.create"];return await D(n,i(a),()=>E$(s),r=>L(r,i(o))),t}async function Yl(e){await ln(e)||(document.getElementById("link").select(),u(i("secret.selected")))}async function _$(e){await pn(e,jt(e))||await Yl(e)}var H$=e=>Jt`
  <button type="button" class="quiet" @click=${()=>_$(e)}>${c("share")} ${i("action.share")}</button>`,Sa=e=>Jt`
  <a class="button quiet" href=${e.link} target="_blank" rel="noreferrer noopener" aria-label="${i("shares.open")}: ${jt(e)}">
    ${c("globe")} ${i("shares.open")}
  </a>`,Is=(e,t=i("shares.ready"))=>J(s=>Jt`
  <div class="row between"><h2>${t}</h2>${rt(s)}</div>
  <p>${i(e.hasPassword?"shares.readyPassword":"shares.readyText")}</p>
  <div class="field">
    <label for="link">${jt(e)}</label>
    <input id="link" type="text" readonly autofocus dir="ltr" .value=${rn(e)} @focus=${n=>n.target.select()}>
  </div>
  <p class="row actions">
    <button type="button" @click=${()=>Yl(e)}>${c("copy")} ${i("secret.copy")}</button>
    ${cn()?H$(e):ke}
    ${Sa(e)}
  </p>
  <p class="below"><a href="/shares" @click=${()=>s()}>${i("shares.all")}</a></p>`,{label:t});async function Jl(e){let t=await un(e);t&&await Is(t)}var R$=e=>Jl({target:{findId:e.id},place:Wl(e)}),Xl=e=>Jl({target:{listId:e.id}});var[Zl,z$,V$]=[15,34,34],Ql=e=>e.map(t=>t.id).sort().join(),Fa=class extends ts{closest=Zl;onChoose=()=>{};#t=[];#e="";set steps(t){let s=Ql(t)===Ql(this.points);this.points=t,this.map&&(s?this.mark():this.draw())}set chosen(t){t!==this.#e&&(this.#e=t,this.map&&(this.#i(),this.mark()))}get#s(){return this.#t.find(t=>t.steps.some(s=>s.id===this.#e))}#i(){let t=this.#s;t&&(t.isOnePlace?this.map.reveal(t):this.map.fit(t.steps,Zl))}mark(){this.#t=Nl(this.points,s=>this.map.pixelOf(s),V$);let t=s=>this.onChoose(Dl(s,this.#e));this.map.setMarkers(this.#t.map(s=>({...s,kind:"nth",size:z$,click:()=>t(s)}))),this.map.select(this.#s?.key??"")}};customElements.define("list-map",Fa);async function W$(e){await A(i("lists.deleteTitle",{name:e.list.name}),i("lists.deleteText"),i("action.delete"))&&e.remove()}var G$=e=>Mt(i("lists.menu"),[{text:i("lists.edit"),sign:"edit",run:()=>nn(e.editForm,e.list)},{text:i("find.byLink"),sign:"share",run:()=>Xl(e.list)},{text:i("lists.delete"),sign:"trash",isDanger:!0,run:()=>W$(e)}],{id:"list-menu"}),K$=e=>Ft`
  ${F(e)}
  <p>${i("lists.makePrivateText")}</p>
  ${m(e,"reason",{label:i("report.reason"),required:!0,most:500})}`,Y$=e=>Mt(i("lists.menu"),[{text:i("lists.makePrivate"),sign:"lock",isDanger:!0,run:()=>D(e.hideForm,i("lists.makePrivateTitle",{name:e.list.name}),K$,t=>L(t,i("lists.makePrivate")))}],{id:"list-menu"});async function tp(e,t,s){await e.move(t,s),O(`find-${t.id}`)}async function J$(e,t){await e.drop(t),O("list-menu")}function X$(e,t,s){let n=e.finds.items.length-1;return Mt(i("lists.findMenu",{title:t.title}),[...s>0?[{text:i("lists.up"),run:()=>tp(e,t,-1)}]:[],...s<n?[{text:i("lists.down"),run:()=>tp(e,t,1)}]:[],...t.media.some(a=>a.type==="image")?[{text:i("lists.cover"),sign:"camera",run:()=>e.setCover(t)}]:[],{text:i("lists.drop"),sign:"close",run:()=>J$(e,t)}],{id:`find-${t.id}`})}async function Z$(e,t){e.choose(t),await Promise.resolve(),document.getElementById(`row-${t}`)?.scrollIntoView({block:"nearest"})}function Q$(e,t){e.choose(t===e.chosen?"":t),document.querySelector("list-map")?.scrollIntoView({block:"nearest"})}var tg=(e,t,s)=>Ft`
  <button type="button" class="nth-button" aria-pressed=${e.chosen===t.id?"true":"false"}
    aria-label=${i("lists.onMap",{n:s+1,title:t.title})} @click=${()=>Q$(e,t.id)}>
    <span class="nth">${S(s+1)}</span>
  </button>`,eg=(e,t,s)=>Ft`
  <li class="listed ${e.chosen===t.id?"chosen":""}" id="row-${t.id}">
    ${tg(e,t,s)}
    ${Qo(t,oi(t))}
    ${e.isOwn?X$(e,t,s):ns}
  </li>`,sg=({user:e})=>Ft`<a class="person" href="/people/${e.id}">${z(e)} <span>${k(e)}</span></a>`,ig=e=>Ft`
  <div class=${e.isOwn&&!e.list.description?"stack":"card"}>
    ${e.isOwn?ns:sg(e.list)}
    ${e.list.description?Ft`<p class="text" dir="auto">${e.list.description}</p>`:ns}
    <p class="marks">${ka(e.list)} <span class="soft">${i("lists.finds",{n:e.list.findCount})}</span></p>
  </div>`;function ng(e){let{items:t,problem:s,load:n}=e.finds;return s?f(s,n):t?t.length?Ft`
    <ol class="card rows">${t.map((a,o)=>eg(e,a,o))}</ol>
    ${j(e.finds)}`:B(i("lists.empty"),e.isOwn?i("lists.emptyText"):i("lists.emptyOther"),ns,"pin"):v(3)}var ag=e=>Ft`
  <list-map .label=${i("lists.map")} .steps=${e.steps} .chosen=${e.chosen} .onChoose=${t=>Z$(e,t)}></list-map>`;function og(e){let{problem:t,load:s}=e.loading;return t?.code==="not_found"?Ft`<p class="empty">${i("lists.gone")}</p>`:t?f(t,s):e.list?Ft`
    <div class="list-page">
      ${e.steps.length?ag(e):ns}
      <div class="stack">
        ${ig(e)}
        ${ng(e)}
      </div>
    </div>`:v(3)}function ep(e){let t=new en(e);return{get title(){return t.title},broad:!0,ready:t.loading.load(),view:()=>Ft`
      ${b(t.title,t.isOwn?G$(t):t.canHide?Y$(t):ns,t.listsPath)}
      ${og(t)}`}}import{html as Pa,nothing as sp}from"../lib/lit-html/lit-html.js";async function rg(e){let t=null;await nn(s=>_l(n=>{t=n,s()})),t&&e.go(`/lists/${t.id}`)}var cg=e=>Pa`
  <button type="button" id="new-list" @click=${()=>rg(e)}>${c("plus")} ${i("lists.new")}</button>`;function lg({lists:e,isOwn:t}){return e.problem?f(e.problem,e.load):e.items?e.items.length?Pa`<ul class="list-cards">${e.items.map(Rl)}</ul>${j(e)}`:B(i("lists.none"),t?i("lists.noneText"):i("lists.noneOther"),sp,"way"):v(3)}function ip(e){let t=new tn(e);return{title:i("lists.title"),broad:!0,ready:t.lists.load(),view:()=>Pa`
      ${b(i("lists.title"),t.isOwn?cg(e):sp,t.isOwn?"/profile":`/people/${e.query.get("user")}`)}
      ${lg(t)}`}}import{html as np,nothing as ug}from"../lib/lit-html/lit-html.js";var pg=10,dn=class{isGone=!1;#t;constructor(t){this.#t=t,this.name=t.params.name.toLowerCase(),this.loading=H(t,()=>this.#e())}async#e(){if(this.name===y()?.username)return this.#s(y());let t=w("/api/users",{q:this.name,limit:100});for(let s=0;t&&s<pg;s++){let n=await Ct(t,{signal:this.#t.signal}),a=n.items.find(o=>o.username===this.name);if(a)return this.#s(a);t=n.next}return this.isGone=!0,null}#s(t){return this.#t.go(`/people/${t.id}`,{replace:!0})}};function dg({isGone:e,loading:t}){return t.problem?f(t.problem,t.load):e?np`<p class="empty">${i("person.gone")}</p>`:v(3)}function ap(e){let t=new dn(e);return{title:i("person.title"),ready:t.loading.load(),view:()=>np`${b(t.name,ug,"/people")}${dg(t)}`}}import{html as Nt,nothing as hn}from"../lib/lit-html/lit-html.js";var[mg,hg]=[20,36e5];function fg(e){let t=new Map;for(let{type:s,data:n,createdAt:a}of e)(n.commentId||s==="mentioned")&&t.set(n.userId,[...t.get(n.userId)??[],new Date(a)]);return new Set([...t].filter(([,s])=>s.some((n,a)=>n-s[a+mg-1]<hg)).map(([s])=>s))}var mn=class{#t;#e;#s=new Set;constructor(t){this.#t=t,this.list=_(t,"/api/notifications?limit=30"),this.#e=lt.subscribe("notification",s=>this.#n(s))}get groups(){let t=new Map,s=fg(this.list.items);for(let n of this.list.items){let a=n.data.findId&&n.data.userId?`${n.type} ${n.data.findId}`:n.id,o=t.get(a)??{key:a,newest:n,items:[],isRead:!0,more:!1};o.items.push(n),o.isRead&&=n.isRead,o.more||=n.type!=="find_liked"&&s.has(n.data.userId),t.set(a,o)}return[...t.values()]}load=async()=>{await this.list.load(),this.list.items?.some(t=>t.type==="friend_request")&&await this.#i()};async#i(){let{items:t}=await Ct("/api/friends?status=pending&direction=received&limit=100").catch(()=>({items:[]}));this.#s=new Set(t.map(({id:s})=>s)),this.#t.update()}request({type:t,data:s}){return t!=="friend_request"||!this.#s.has(s.friendshipId)?null:{friendship:{id:s.friendshipId},user:{id:s.userId,username:s.username,displayName:s.displayName}}}async answered({newest:t}){await this.#i(),!this.request(t)&&(this.list.items=this.list.items.filter(s=>s!==t),t.isRead||zs(-1),this.#t.update())}get hasUnread(){return!!this.list.items?.some(t=>!t.isRead)}#n(t){t.type==="friend_request"&&this.#s.add(t.data.friendshipId),this.list.items&&(this.list.items=[t,...this.list.items.filter(s=>s.id!==t.id)]),this.#t.update()}markRead(t){for(let s of t.items.filter(n=>!n.isRead))s.isRead=!0,zs(-1),Y(`/api/notifications/${s.id}`,{isRead:!0}).catch(()=>{})}async markAllRead(){try{await P("/api/notifications/read-all");for(let t of this.list.items)t.isRead=!0;ro(0)}catch(t){u(q(t))}this.#t.update()}async remove(t){try{for(let s of t.items)await M(`/api/notifications/${s.id}`),this.list.items=this.list.items.filter(n=>n!==s),s.isRead||zs(-1)}catch(s){u(q(s))}this.#t.update()}close(){this.#e()}};var $g={friend_request:"people",friend_accepted:"check",find_liked:"heart",find_commented:"comment",replied:"comment",mentioned:"people"};async function gg(e,t,s){await e.remove(t),await Promise.resolve(),(document.querySelectorAll(".note-row .round")[Math.min(s,e.groups.length-1)]??document.querySelector("h1")).focus()}var bg=({type:e,data:t})=>e==="moderated"?io[no(t)]:e==="link_used"?"lock":"flag",wg=({type:e,data:t,actor:s})=>t.userId?Nt`
  <span class="face">
    ${z(s??{profilePicture:`/api/avatars/${t.userId}`},44)}
    <span class="sign ${e}">${c($g[e],e==="find_liked")}</span>
  </span>`:Nt`<span class="face office">${c(bg({type:e,data:t}))}</span>`,yg=e=>Nt`
  <img class="note-thumb" src=${e} alt="" width="48" height="48" loading="lazy" decoding="async">`;function vg(e,t){let s=e.request(t.newest);return s?Nt`<span class="row actions">${me(s.friendship,s.user,()=>e.answered(t))}</span>`:hn}var kg=(e,t,s)=>Nt`
  <li class="note-row ${t.isRead?"":"unread"}">
    <a href=${oo(t.newest)} @click=${()=>e.markRead(t)}>
      ${wg(t.newest)}
      <span>
        <span class="what">${ao(t.items,t.more)}</span><br>
        <span class="soft">
          ${t.isRead?hn:Nt`<span class="unseen">${i("note.new")}</span>`}${W(t.newest.createdAt)}
        </span>
      </span>
      ${t.newest.thumbnailUrl?yg(t.newest.thumbnailUrl):hn}
    </a>
    ${vg(e,t)}
    <button type="button" class="round" aria-label=${i("note.delete")} @click=${()=>gg(e,t,s)}>${c("close")}</button>
  </li>`,xg=e=>Nt`
  <button type="button" class="quiet" @click=${()=>e.markAllRead()}>${c("check")} ${i("note.readAll")}</button>`,Og=()=>Nt`<a class="button" href="/people">${i("note.noneAction")}</a>`;function qg(e){let{items:t,problem:s}=e.list;return s?f(s,e.load):t?t.length?Nt`<ul class="card notes">${e.groups.map((n,a)=>kg(e,n,a))}</ul>${j(e.list)}`:B(i("note.none"),i("note.noneText"),Og(),"bell"):v(4)}function op(e){let t=new mn(e);return{title:i("nav.bell"),ready:t.load(),view:()=>Nt`${b(i("nav.bell"),t.hasUnread?xg(t):hn)}${qg(t)}`,close:()=>t.close()}}import{html as Dt,nothing as gn}from"../lib/lit-html/lit-html.js";var Sg=200,Fg=2,fn=class{#t;#e=0;#s;constructor(t){this.#t=t;let s=n=>_(t,w("/api/friends",n));this.lists={received:s({status:"pending",direction:"received"}),sent:s({status:"pending",direction:"sent"}),accepted:s({status:"accepted"}),blocked:s({status:"blocked"})},this.text=t.query.get("q")??"",this.found=_(t,()=>w("/api/users",{q:this.text.trim()})),this.#s=lt.subscribe("notification",this.load),this.text&&this.search()}load=()=>Promise.all(Object.values(this.lists).map(t=>t.load()));search=()=>{let t=this.text.trim();return this.#t.rename(w(this.#t.path,{q:t})),[...t].length<Fg?this.found.clear():this.found.load()};reload=()=>Promise.all([this.load(),this.search()]);type(t){this.text=t,clearTimeout(this.#e),this.#e=setTimeout(this.search,Sg)}get problem(){return Object.values(this.lists).find(t=>t.problem)?.problem}get isLoaded(){return Object.values(this.lists).every(t=>t.items)}other(t){return t.requesterId===y()?.id?t.addressee:t.requester}isMe(t){return t.id===y()?.id}requestOf(t){return this.lists.received.items?.find(s=>s.requesterId===t.id)}close(){clearTimeout(this.#e),this.#s()}};import{html as Ta,nothing as Pg}from"../lib/lit-html/lit-html.js";var Tg=44,Ig=(e,{findCount:t,moreFinds:s,commonFriends:n}={})=>[e.displayName?`@${e.username}`:"",t===void 0?"":Wa(s,i("map.finds",{n:t})),n?i("people.common",{n}):""].filter(Boolean).join(" · "),Mg=e=>e?Ta`<br><span class="soft person-sums">${e}</span>`:Pg,Ms=(e,t,s)=>Ta`
  <li class="row between">
    <a class="person" href="/people/${e.id}">
      ${z(e,Tg)} <span><span class="strong" dir="auto">${k(e)}</span>${Mg(Ig(e,s))}</span>
    </a>
    <span class="row actions">${t}</span>
  </li>`,rp=(e,t)=>Ta`
  <li class="row between">
    <span>${ms(e)}</span>
    <span class="row actions">${t}</span>
  </li>`;function Ag(e,t){if(e.isMe(t))return Dt`<span class="soft">${i("people.you")}</span>`;if(t.friendship==="accepted")return Dt`<span class="badge">${c("check")} ${i("friend.friends")}</span>`;if(t.friendship==="none")return ii(t,e.reload);let s=e.requestOf(t);return s?me(s,t,e.reload):Dt`<span class="badge">${i("friend.pending")}</span>`}function Lg(e){let{found:t}=e;return t.problem?f(t.problem,e.search):t.items?t.items.length?Dt`
    <ul class="people" aria-label=${i("people.results")}>${t.items.map(s=>Ms(s,Ag(e,s),s))}</ul>
    ${j(t)}`:Dt`<p class="soft" role="status">${i("people.noMatch")}</p>`:gn}function Bg(e,t){e.preventDefault(),t.search()}var jg=e=>Dt`
  <form class="card" role="search" @submit=${t=>Bg(t,e)}>
    <label for="people-search">${i("people.search")}</label>
    <div class="search">
      ${c("search")}
      <input id="people-search" type="search" autocomplete="off" autocapitalize="none" spellcheck="false"
        .value=${e.text} @input=${t=>e.type(t.target.value)}>
    </div>
    ${Lg(e)}
  </form>`;function $n(e,t,s,n=Ms){let a=e.lists[t];return a.items.length?Dt`
    <section class="card">
      <h2>${i(`people.${t}`)}</h2>
      <ul class="people">${a.items.map(o=>n(e.other(o),s(o,e.other(o)),o.other))}</ul>
      ${j(a)}
    </section>`:gn}var Ng=(e,t,s)=>fs(s,[ai(t,s,e.reload),hs(s,e.reload)]),Dg=e=>Dt`
  ${$n(e,"received",(t,s)=>[me(t,s,e.reload),fs(s,[hs(s,e.reload)])])}
  ${$n(e,"sent",(t,s)=>ni(t,s,e.reload))}
  ${e.lists.accepted.items.length?$n(e,"accepted",(t,s)=>Ng(e,t,s)):B(i("people.none"),i("people.noneText"),gn,"people")}
  ${$n(e,"blocked",(t,s)=>zo(s,e.reload),rp)}`;function Ug(e){return e.problem?f(e.problem,e.load):e.isLoaded?Dg(e):v(3)}var Cg=()=>gt()?Dt`<a class="button quiet" href="/invites">${c("plus")} ${i("invites.invite")}</a>`:gn;function cp(e){let t=new fn(e);return{title:i("people.title"),ready:t.load(),view:()=>Dt`${b(i("people.title"),Cg(),"/feed")}${jg(t)}${Ug(t)}`,close:()=>t.close()}}import{html as os,nothing as As}from"../lib/lit-html/lit-html.js";var bn=class extends Qs{user=null;friendship=null;#t;constructor(t){super(t,w("/api/finds",{userId:t.params.id,includePrivate:!0,includeFriends:!0,limit:20})),this.#t=t.params.id,this.loading=H(t,()=>this.#e())}get title(){return(this.user&&k(this.user))??i("person.title")}get isMe(){return this.#t===y()?.id}get hasAsked(){return this.friendship?.requesterId===this.#t}async#e(){this.user=await g(`/api/users/${this.#t}`,{signal:this.page.signal}),await Promise.all([this.finds.load(),this.#s()])}async#s(){this.friendship=null;let{friendship:t}=this.user,s=t==="none"?"":w("/api/friends",{status:t,limit:100});for(;s&&!this.friendship;){let n=await Ct(s,{signal:this.page.signal});this.friendship=n.items.find(a=>a.requesterId===this.#t||a.addresseeId===this.#t)??null,s=n.next}}};import{html as Q,nothing as ht}from"../lib/lit-html/lit-html.js";var Eg=88,Ia=(e,t)=>Q`
  <span class="sum"><span class="strong">${S(e)}</span> <span class="soft">${i(t,{n:e})}</span></span>`;function _g({items:e,problem:t},s){return t||s===0||e?.length===0?ht:e?Q`<finds-map class="profile-cover" .places=${zg(e)} .label=${i("person.map")}></finds-map>`:Q`<div class="profile-cover"></div>`}var wn=(e,{title:t,finds:s,figures:n={},badge:a=ht,actions:o=ht})=>Q`
  <section class="profile-head">
    ${e?[_g(s,n.findCount),z(e,Eg)]:ht}
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
  <li><a class="way" href=${e}>${c(t)} <span class="grow">${s}</span> ${c("next")}</a></li>`,Hg=e=>Q`
  <li>
    <a class="tile c-${Me(e.category).code}" href="/finds/${e.id}">
      ${e.media.length?pt(e.media[0],{thumb:!0}):Q`<span class="sign-tile">${ct(e.category)}</span>`}
      ${e.isPublic?ht:Q`
        <span class="corner">${c(he(Le(e)))}<span class="unseen">${Zo(e)}</span></span>`}
      <span class="caption" dir="auto">${e.title}</span>
    </a>
  </li>`,lp=(e,t,s)=>Q`
  <button type="button" class="chip" aria-pressed=${e.layout===t?"true":"false"} @click=${()=>e.show(t)}>
    ${c(s)} ${i(`person.${t}`)}
  </button>`,Rg={grid:e=>Q`<ul class="tiles">${e.map(Hg)}</ul>`,list:e=>Q`<ul class="card rows">${e.map(t=>tr(t,oi(t)))}</ul>`},zg=e=>[...new Map(e.map(({locationId:t,location:s})=>[t,{...st(s),km:s.area,name:Rs(s)}])).values()];function as(e,t){let{items:s,problem:n,load:a}=e.finds;return n?f(n,a):s?s.length?Q`
    <div class="chips" role="group" aria-label=${i("person.layout")}>
      ${lp(e,"grid","camera")}
      ${lp(e,"list","filter")}
    </div>
    ${Rg[e.layout](s)}
    ${j(e.finds)}`:B(t.title,t.text,t.action??ht,t.sign??"pin"):v(3)}import{html as Aa}from"../lib/lit-html/lit-html.js";var pp=["spam","illegal","rules","other"],Ma=["open","closed"],up=e=>e==="user"?["dismissed","suspended","deleted"]:["dismissed","hidden","deleted","suspended"],dp=(e,t)=>P("/api/reports",{...e,...t});async function mp(e,t){await U((t?R:M)(`/api/users/${e.id}/mute`))&&u(i(t?"report.mutedNow":"report.unmutedNow",{name:k(e)}))}var yn=class{#t;constructor(t){this.#t=t;let s=t.query.get("status");this.status=Ma.includes(s)?s:"open";let n=()=>this.status==="open"?"asc":"desc";this.list=_(t,()=>w("/api/admin/reports",{status:this.status,order:n(),limit:20}))}choose(t){return this.status=t,this.#t.rename(w("/admin/reports",{status:t})),this.list.clear(),this.list.load()}async decide(t,s,n=""){await P(`/api/admin/reports/${t.id}`,{outcome:s,note:n}),this.list.items=this.list.items.filter(a=>a!==t),this.#t.update(),u(i("report.decided"))}async show(t){await U(M(`/api/admin/${t.kind}s/${t.targetId}/hidden`))&&(t.hidden=!1,u(i("report.shownAgain")),this.#t.update())}};function La(e,t,s){return D(a=>new x({send:async o=>{await t(o),a()}}),e,a=>Aa`${F(a)}${s(a)}`,a=>L(a,i("report.send")))}var Vg=e=>Aa`
  <div class="field">
    <label for="reason">${i("report.reason")}</label>
    <select id="reason" name="reason">${pp.map(t=>Aa`<option value=${t}>${i(`report.reason.${t}`)}</option>`)}</select>
  </div>
  ${m(e,"text",{label:i("report.text"),hint:i("report.hint"),kind:"area",most:1e3})}`;async function Wg(e){await La(i("report.title"),t=>dp(e,t),Vg)&&u(i("report.sent"))}var hp=(e,t)=>({text:i(e.muted?"report.unmute":"report.mute"),sign:"bell",run:()=>mp(e,!e.muted).then(t)});function Gg({user:e,friendship:t,hasAsked:s,loading:n}){return e.friendship==="none"?ii(e,n.load):t?t.status==="accepted"?As:s?me(t,e,n.load):ni(t,e,n.load):As}var Kg=()=>os`<a class="button quiet" href="/profile">${i("profile.title")}</a>`,Yg=e=>e.isMe?Kg():Gg(e);function Jg(e,t){let{user:s,friendship:n,loading:a}=e;if(!s||e.isMe)return As;let o=n?.status==="accepted"?[ai(n,s,a.load)]:[];return fs(s,[hp(s,a.load),...o,Vo({userId:s.id}),hs(s,()=>t.go("/people"))])}var Xg=()=>os`<span class="badge">${c("check")} ${i("friend.friends")}</span>`,Zg=e=>wn(e.user,{title:e.loading.problem?i("person.title"):e.title,finds:e.finds,figures:e.user??{},badge:e.user?.friendship==="accepted"?Xg():As,actions:e.user?Yg(e):As});function Qg(e){let{problem:t,load:s}=e.loading;return t?.code==="not_found"?os`<p class="empty">${i("person.gone")}</p>`:t?f(t,s):e.user?os`
    <section class="stack" aria-labelledby="finds">
      <h2 id="finds" class="unseen">${i("person.findsTitle")}</h2>
      ${as(e,{title:i("person.none"),text:i("person.noneText",{name:k(e.user)})})}
    </section>
    <ul class="card rows">${pe(w("/lists",{user:e.user.id}),"feed",i("lists.title"))}</ul>`:v(3)}var tb=(e,t)=>os`
  <div class="head">${Fo("/people")}<span class="grow"></span>${Jg(e,t)}</div>`;function fp(e){let t=new bn(e);return{get title(){return t.title},broad:!0,ready:t.loading.load(),view:()=>os`${tb(t,e)}${Zg(t)}${Qg(t)}`}}import{html as xe,nothing as Ba}from"../lib/lit-html/lit-html.js";var vn=class{#t;constructor(t,s){this.#t=t,this.restored=s,this.list=_(t,"/api/finds/bin?limit=20",n=>n.find.id)}restore(t){return this.#e(t,P(`/api/finds/${t.id}/restore`),i("find.restored"),this.restored)}remove(t){return this.#e(t,M(`/api/finds/${t.id}?forever=true`),i("bin.removed"),()=>{})}async#e(t,s,n,a){await U(s)&&(this.list.items=this.list.items.filter(o=>o.find.id!==t.id),this.#t.update(),u(n),a())}};var kn=class extends Qs{figures={};isEdited=!1;constructor(t){super(t,w("/api/finds",{userId:y().id,includePrivate:!0,limit:20})),this.picture=new Ce("/api/users/me/picture",t,{has:()=>this.user.profilePicture.startsWith("/api/media/"),take:async n=>ee(n??await g("/api/users/me"))}),this.bin=new vn(t,()=>this.#t());let s={username_taken:"username",name_taken:"displayName"};this.form=new x({send:n=>this.#s(n),update:t.update,fieldOf:s})}get user(){return y()}load=()=>Promise.all([this.#t(),this.bin.list.load()]);#t=()=>Promise.all([this.finds.load(),this.#e()]);async#e(){this.figures=await g(`/api/users/${y().id}`,{signal:this.page.signal}).catch(()=>({})),this.page.update()}toggleEdit=()=>{this.isEdited=!this.isEdited,this.page.update()};async#s({displayName:t,about:s,username:n,age:a}){let o={displayName:t.trim()||null,about:s.trim()||null,username:n.trim()};ee(await Y("/api/users/me",{...o,age:a===""?null:Number(a)})),u(i("profile.saved"))}};import{html as On,nothing as xn}from"../lib/lit-html/lit-html.js";async function eb(e,t){await e.restore(t),O(e.list.items.length?"bin":"finds")}async function sb(e,t){await A(i("bin.removeTitle"),i("bin.removeText",{title:t.title}),i("bin.remove"))&&(await e.remove(t),O(e.list.items.length?"bin":"finds"))}var ib=(e,t)=>On`
  <button type="button" class="quiet" aria-label="${i("bin.restore")}: ${t.title}" @click=${()=>eb(e,t)}>
    ${c("retry")} ${i("bin.restore")}
  </button>`,nb=(e,{find:t,expiresAt:s})=>On`
  <li>
    <p>
      <span class="strong" dir="auto">${t.title}</span>
      ${s?On`<br><span class="soft">${i("bin.until",{date:Ut(s)})}</span>`:xn}
    </p>
    ${t.hidden?Wo(i("report.findHidden"),t.hidden):xn}
    <p class="row">
      ${t.hidden?xn:ib(e,t)}
      <button type="button" class="danger" aria-label="${i("bin.remove")}: ${t.title}" @click=${()=>sb(e,t)}>
        ${c("trash")} ${i("bin.remove")}
      </button>
    </p>
  </li>`,$p=e=>e.list.items?.length?On`
  <section class="card" aria-labelledby="bin">
    <h2 id="bin" tabindex="-1">${i("bin.title")}</h2>
    <p class="hint">${i("bin.hint")}</p>
    <ul class="rows binned">${e.list.items.map(t=>nb(e,t))}</ul>
    ${j(e.list)}
  </section>`:xn;var ab=()=>xe`<a class="button" href="/new">${c("plus")} ${i("nav.plus")}</a>`,ob=({form:e,user:t})=>xe`
  <form novalidate @submit=${e.submit}>
    ${F(e)}
    ${m(e,"displayName",{label:i("profile.name"),hint:i("profile.nameHint"),value:t.displayName??"",most:50,complete:"name"})}
    ${m(e,"about",{label:i("profile.about"),value:t.about??"",most:160})}
    ${m(e,"username",{label:i("account.username"),hint:i("join.usernameHint"),value:t.username,required:!0,least:3,most:31,pattern:"[A-Za-z0-9_\\-]*",complete:"username"})}
    ${m(e,"age",{label:i("profile.age"),hint:i("profile.ageHint"),value:t.age??"",kind:"number",mode:"numeric"})}
    <div class="row end">${L(e,i("action.save"))}</div>
  </form>`,rb=e=>xe`
  <ul class="card rows">
    ${pe("/people","people",i("people.accepted"))}
    ${pe("/saved","bookmark",i("saved.title"))}
    ${pe("/lists","feed",i("lists.title"))}
    ${pe("/shares","share",i("shares.mine"))}
    ${e.role==="admin"?pe("/admin","shield",i("admin.title")):Ba}
  </ul>`,cb=()=>xe`<a class="button quiet" href="/settings">${c("gear")} ${i("settings.title")}</a>`,lb=e=>xe`
  <section class="card" id="edit" aria-labelledby="edit-title">
    <div class="row between"><h2 id="edit-title" tabindex="-1">${i("profile.edit")}</h2>${rt(e.toggleEdit)}</div>
    ${is(e.picture,{label:i("profile.picture"),hint:i("profile.pictureHint")})}
    ${ob(e)}
  </section>`;async function pb(e){e.toggleEdit(),await O("edit-title")}var ub=e=>xe`
  <button type="button" class="quiet" id="edit-profile" aria-expanded=${e.isEdited?"true":"false"} @click=${()=>pb(e)}>
    ${c("edit")} ${i("profile.edit")}
  </button>`,db=e=>xe`
  <div class="head"><span class="grow"></span>${cb()}</div>
  ${wn(e.user,{title:k(e.user),finds:e.finds,figures:e.figures,actions:ub(e)})}
  ${e.isEdited?lb(e):Ba}
  <section class="stack" aria-labelledby="finds">
    <h2 id="finds" class="unseen" tabindex="-1">${i("profile.finds")}</h2>
    ${as(e,{title:i("profile.none"),text:i("profile.noneText"),action:ab()})}
  </section>
  ${rb(e.user)}
  ${$p(e.bin)}`;function gp(e){let t=new kn(e);return{title:i("profile.title"),broad:!0,ready:t.load(),view:()=>t.user?db(t):Ba}}import{html as mt,nothing as ue}from"../lib/lit-html/lit-html.js";var mb={dismissed:"check",hidden:"block",deleted:"trash",suspended:"lock"},hb=e=>m(e,"note",{label:i("report.note"),hint:i("report.noteHint"),kind:"area",required:!0,most:500}),bp=(e,t)=>i(`report.outcome.${e.kind==="user"&&t==="deleted"?"accountDeleted":t}`);async function fb(e,t,s){let n=bp(t,s);s!=="dismissed"?await La(n,({note:a})=>e.decide(t,s,a),hb):await A(n,i("report.dismissText"),n)&&await e.decide(t,s).catch(()=>e.list.load()),O("reports")}var wp=e=>e?mt`<a class="strong" href="/people/${e.id}">${k(e)}</a>`:mt`<span class="soft">${i("report.left")}</span>`,$b=e=>mt`
  <p class="row">${e.map(t=>mt`
    <a href=${t.url} target="_blank" rel="noreferrer noopener">
      <img class="note-thumb" src=${t.thumbnailUrl} alt=${t.caption||i("report.photo")} width="48" height="48" loading="lazy">
    </a>`)}</p>`,gb=e=>mt`
  <p class="strong" dir="auto">${e.title}</p>
  ${e.description?$s(e.description):ue}
  ${e.media.length?$b(e.media):ue}`,bb=e=>e.find?gb(e.find):e.comment?$s(e.comment.content):e.kind==="user"?ue:mt`<p class="soft">${i("report.noContent")}</p>`,wb=e=>mt`
  <li>
    <p>${i(`report.reason.${e.reason}`)} · ${wp(e.reporter)} · <span class="soft">${W(e.createdAt)}</span></p>
    ${e.text?$s(e.text):ue}
  </li>`,yb=(e,t,s)=>mt`
  <button type="button" class=${s==="dismissed"?"quiet":"danger"} @click=${()=>fb(e,t,s)}>
    ${c(mb[s])} ${bp(t,s)}
  </button>`,vb=(e,t)=>mt`<p class="row">${up(t.kind).map(s=>yb(e,t,s))}</p>`,kb=(e,t)=>mt`
  <p>
    <span class="strong">${i(`report.result.${t.decision.outcome}`)}</span> · ${t.decision.closedBy} ·
    <span class="soft">${W(t.decision.closedAt)}</span>
  </p>
  ${t.decision.note?$s(t.decision.note):ue}
  ${t.hidden?mt`
    <p><button type="button" class="quiet" @click=${()=>e.show(t)}>${c("retry")} ${i("report.show")}</button></p>`:ue}`,xb=(e,t)=>mt`
  <li class="card">
    <h2>${i(`report.kind.${t.kind}`)} · ${wp(t.owner)}</h2>
    ${bb(t)}
    <ul class="rows">${[t,...t.others].map(wb)}</ul>
    ${t.decision?kb(e,t):vb(e,t)}
  </li>`;function Ob(e){let{items:t,problem:s,load:n}=e.list;return s?f(s,n):t?t.length?mt`<ul class="stack">${t.map(a=>xb(e,a))}</ul>${j(e.list)}`:B(i(`report.none.${e.status}`),i("report.noneText"),ue,"flag"):v(3)}function yp(e){let t=new yn(e);return{title:i("report.reports"),ready:t.list.load(),view:()=>mt`
      ${b(i("report.reports"),ue,"/admin")}
      <div class="chips" role="group" aria-label=${i("report.which")} id="reports" tabindex="-1">
        ${Ma.map(s=>Te(t.status===s,i(`report.status.${s}`),()=>t.choose(s)))}
      </div>
      ${Ob(t)}`}}import{html as ja,nothing as qb}from"../lib/lit-html/lit-html.js";var Sb=(e,t)=>ja`
  <button type="button" class="chip" aria-pressed=${e.state===t?"true":"false"} @click=${()=>e.choose(t)}>
    ${c(t==="dismissed"?"close":Go(t))} ${i(`saved.${t}`)}
  </button>`,Fb=()=>ja`<a class="button" href="/">${c("map")} ${i("missing.action")}</a>`,Pb=e=>({title:i(`saved.${e}None`),text:i(e==="dismissed"?"saved.dismissedText":"saved.noneText"),action:Fb(),sign:"bookmark"});function vp(e){let t=new Bo(e);return{title:i("saved.title"),broad:!0,ready:t.finds.load(),view:()=>ja`
      ${b(i("saved.title"),qb,"/profile")}
      <div class="chips" role="group" aria-label=${i("saved.which")}>${Ao.map(s=>Sb(t,s))}</div>
      ${as(t,Pb(t.state))}`}}import{html as ft,nothing as Tt}from"../lib/lit-html/lit-html.js";import{html as Pt,nothing as Na}from"../lib/lit-html/lit-html.js";var xp=(e,t)=>m(e,"name",{label:i("passkeys.name"),hint:i("passkeys.nameHint"),value:t,required:!0,most:50});async function Tb(e,t){let s=Hs(navigator.userAgent);await D(n=>e.addForm(t,n),i("passkeys.add"),n=>Pt`
    ${F(n)}
    ${oe(n)}
    ${xp(n,s)}
    ${t?Rt(n,"password",i("account.password")):Na}`,()=>Pt`<button type="submit">${i("settings.linkGo")}</button>`)}var Ib=(e,t)=>D(s=>e.renameForm(t,s),i("passkeys.rename"),s=>Pt`
  ${F(s)}
  ${xp(s,t.name)}`,()=>Pt`<button type="submit">${i("action.save")}</button>`);async function Mb(e,t){await A(i("passkeys.deleteTitle",{name:t.name}),i("passkeys.deleteText"),i("action.delete"))&&e.remove(t)}var kp=(e,t,s)=>Pt`
  <button type="button" class="quiet" aria-label="${t}: ${e.name}" @click=${s}>${t}</button>`,Ab=(e,t,s)=>Pt`
  <li class="row between">
    <span>
      <span class="strong" dir="auto">${t.name}</span>
      ${t.backedUp?Pt`<span class="badge">${i("passkeys.backedUp")}</span>`:Na}<br>
      <span class="soft">${i("passkeys.added")} ${W(t.createdAt)} ·
        ${t.lastUsedAt?Pt`${i("passkeys.used")} ${W(t.lastUsedAt)}`:i("passkeys.unused")}</span>
    </span>
    <span class="row">
      ${kp(t,i("passkeys.rename"),async()=>{await Ib(e,t),s()})}
      ${kp(t,i("action.delete"),()=>Mb(e,t))}
    </span>
  </li>`,Lb=e=>Pt`<button type="button" class="quiet" id="add-passkey" @click=${e}>${i("passkeys.add")}</button>`,Op=(e,t,s)=>Pt`
  <section class="card" id="passkeys">
    <h2>${i("passkeys.title")}</h2>
    <p>${i("passkeys.hint")}</p>
    ${e.list.length?Pt`<ul class="people">${e.list.map(n=>Ab(e,n,s))}</ul>`:Na}
    <p>${Lb(async()=>{await Tb(e,t()),s()})}</p>
  </section>`;import{html as qn,nothing as Bb}from"../lib/lit-html/lit-html.js";var qp=e=>Ye(e.picker()),jb=e=>qn`
  <p class="note">${i("privacy.homeExact",{n:e.exactAtHome})}</p>
  <p class="row"><button type="button" id="hide-home" @click=${()=>e.hideHome()}>${i("privacy.homeHide")}</button></p>`,Nb=(e,{latitude:t,longitude:s,radius:n,area:a})=>qn`
  <place-map class="homemap" inert .area=${2*n} .at=${{lat:t,lng:s}}></place-map>
  ${T("home-radius",{label:i("privacy.homeRadius"),options:xr.map(o=>[o,_s(o)]),chosen:n,set:o=>e.changeHome({radius:Number(o)})})}
  ${T("home-area",{label:i("privacy.homeArea"),options:Ss(),chosen:String(a),set:o=>e.changeHome({area:Number(o)})})}
  ${e.exactAtHome?jb(e):Bb}
  <p class="row">
    <button type="button" class="quiet" @click=${()=>qp(e)}>${i("privacy.homeMove")}</button>
    <button type="button" class="quiet" @click=${()=>e.change({home:void 0})}>${i("privacy.homeRemove")}</button>
  </p>`,Sp=e=>qn`
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
    ${e.values.home?Nb(e,e.values.home):qn`
      <p><button type="button" class="quiet" id="home" @click=${()=>qp(e)}>${i("privacy.homeAdd")}</button></p>`}
    <p class="hint">${i("privacy.recall")}</p>
  </section>`;import{html as Xt,nothing as Ls}from"../lib/lit-html/lit-html.js";var Da={read:["read"],write:["read","write"],admin:["read","write","admin"]};function Fp(e){let t=async({name:s,access:n,days:a,password:o})=>{let r=a?{days:Number(a)}:{};e(await P("/api/auth/tokens",{name:s.trim(),scopes:Da[n],...r,...o?{password:o}:{}}))};return new x({send:t,fieldOf:{wrong_password:"password"}})}var Bs=e=>e.kind==="token",Pp=e=>Bs(e)?e.name:Hs(e.userAgent),Db={browser:()=>i("session.browser"),cli:()=>i("session.cli"),token:()=>i("session.token")},Ub=e=>e.scopes.map(t=>i(`scope.${t}`)).join(", ");function Cb(e){return e.expiresAt?Bs(e)?i("token.until",{date:Ut(e.expiresAt)}):i("settings.until",{date:Ut(e.expiresAt)}):i("token.endless")}var Eb=e=>e.lastUsedAt?i("session.used",{date:$t(e.lastUsedAt)}):i("session.unused"),_b=(e,t)=>{let s=i(Bs(t)?"token.revoke":"settings.end");return Xt`
    <button type="button" class="quiet" aria-label="${s}: ${Pp(t)}" @click=${()=>e.endSession(t)}>${s}</button>`},Hb=e=>Xt`${i(Bs(e)?"token.since":"settings.since")} ${W(e.createdAt)}`,Rb=(e,t)=>Xt`
  <li class="row between">
    <span>
      <span class="strong" dir="auto">${Pp(t)}</span>
      <span class="badge">${Db[t.kind]()}</span>
      ${t.current?Xt`<span class="badge">${i("settings.thisOne")}</span>`:Ls}<br>
      ${Bs(t)?Xt`<span class="soft">${Ub(t)}</span><br>`:Ls}
      <span class="soft">${Hb(t)} · ${Eb(t)} · ${Cb(t)}</span>
    </span>
    ${t.current?Ls:_b(e,t)}
  </li>`;async function zb(e){await A(i("settings.endOthers"),i("settings.endOthersText"),i("settings.endOthers"))&&e.endOthers()}var Vb=e=>Xt`
  <button type="button" class="quiet" @click=${()=>zb(e)}>${i("settings.endOthers")}</button>`,Wb=[90,30,365],Gb=e=>Object.keys(Da).filter(t=>t!=="admin"||e.role==="admin"),Kb=(e,t)=>Xt`
  <p>${i("token.about")}</p>
  ${F(t)}
  ${oe(t)}
  ${m(t,"name",{label:i("token.name"),hint:i("token.nameHint"),required:!0,most:50})}
  ${T("access",{label:i("token.access"),options:Gb(e.user).map(s=>[s,i(`access.${s}`)])})}
  ${T("days",{label:i("token.life"),options:[...Wb.map(s=>[s,i("token.days",{n:s})]),["",i("token.endless")]]})}
  ${e.asksPassword?Rt(t,"password",i("account.password")):Ls}`,Yb=e=>mi({title:i("token.new"),text:i("token.once"),label:i("session.token"),value:e});async function Jb(e){let t=null;await D(n=>Fp(a=>{t=a,n()}),i("token.create"),n=>Kb(e,n),()=>Xt`<button type="submit">${i("token.createGo")}</button>`),t&&(e.addSession(t.session),await Yb(t.token))}var Tp=e=>Xt`
  <section class="card">
    <h2>${i("settings.sessions")}</h2>
    <ul class="people">${e.sessions.map(t=>Rb(e,t))}</ul>
    <div class="row end">
      ${e.hasOthers?Vb(e):Ls}
      <button type="button" class="quiet" id="new-token" @click=${()=>Jb(e)}>${c("plus")} ${i("token.create")}</button>
    </div>
  </section>`;var Ua=()=>["friendRequests","friendAccepted","findLiked","findCommented","replied","mentioned",...y()?.role==="admin"?["reported"]:[]],Xb=e=>ft`
  <label class="switch">
    <span>${i("settings.streets")}<br><span class="soft">${i("offer.learns")}</span></span>
    <input type="checkbox" role="switch" id="streets" .checked=${bs()} @change=${t=>e.setStreets(t.target.checked)}>
  </label>`,Zb=()=>Cs.map(e=>[e,Dn[e],e]),Qb=e=>ft`
  <section class="card">
    ${T("language",{label:i("settings.language"),options:Zb(),chosen:Ot(),set:t=>e.setLanguage(t)})}
    ${T("theme",{label:i("settings.theme"),options:or.map(t=>[t,i(`settings.theme.${t}`)]),chosen:Un(),set:t=>e.setTheme(t)})}
    ${T("units",{label:i("settings.units"),options:["km","mi"].map(t=>[t,i(`settings.units.${t}`)]),chosen:Ka(),set:t=>e.setUnits(t)})}
    ${gs()?Xb(e):Tt}
  </section>`;async function tw(e,t,s){let n=e.target;await t.prefer(s,n.checked),n.checked=t.preferences[s]}var Ip=(e,t,s=Tt)=>ft`
  <label class="switch">
    <span>${i(`settings.${t}`)}${s}</span>
    <input type="checkbox" role="switch" .checked=${e.preferences[t]} @change=${n=>tw(n,e,t)}>
  </label>`,ew=e=>ft`
  <p>${c("check")} ${i("push.on")}</p>
  <p class="row">
    <button type="button" class="quiet" @click=${e.test}>${i("push.test")}</button>
    <button type="button" class="quiet" aria-busy=${e.busy?"true":"false"} @click=${e.disable}>${i("push.disable")}</button>
  </p>`,sw=e=>ft`
  <p>${i("push.off")}</p>
  <p>
    <button type="button" id="push-on" aria-busy=${e.busy?"true":"false"} @click=${e.enable}>
      ${c("bell")} ${i("push.enable")}
    </button>
  </p>
  <p class="soft" role="status">${e.slow?i("push.asking"):Tt}</p>`;function iw(e){return e.state==="on"?ew(e):e.state==="off"?sw(e):ft`<p class="note">${i(`push.${e.state}`)}</p>`}var nw=e=>ft`
  <section class="card">
    <h2>${i("settings.notify")}</h2>
    ${Ua().map(t=>Ip(e,t))}
    ${$().pushKey?Ip(e,"pushEnabled",ft`<br><span class="soft">${i("settings.pushEnabledHint")}</span>`):Tt}
  </section>
  <section class="card">
    <h2>${i("push.title")}</h2>
    ${iw(e.push)}
  </section>`,aw=e=>$().passwordLogin||e.passkeys.isShown||$().provider.enabled,ow=e=>ft`
  ${$().passwordLogin?Sr(e):Tt}
  ${e.passkeys.isShown?Op(e.passkeys,()=>e.passkeyAsksPassword,e.redraw):Tt}
  ${$().provider.enabled?Fr(e):Tt}`,Mp="/settings",Ap=[{name:"appearance",sign:"globe",title:()=>i("settings.appearance"),view:Qb,isLocal:!0,value:()=>[Dn[Ot()],i(`settings.theme.${Un()}`)].join(" · ")},{name:"notifications",sign:"bell",title:()=>i("nav.bell"),view:nw,value:e=>i("settings.onOf",{n:Ua().filter(t=>e.preferences[t]).length,of:Ua().length})},{name:"places",sign:"pin",title:()=>i("privacy.settings"),view:e=>Sp(e.places),value:e=>re().find(([t])=>t===String(e.places.values.area))?.[1]},{name:"sign-in",sign:"lock",title:()=>i("settings.signIn"),view:ow,isShown:aw,value:e=>e.passkeys.isShown?i("passkeys.count",{n:e.passkeys.list.length}):""},{name:"devices",sign:"shield",title:()=>i("settings.devices"),view:Tp,value:e=>i("settings.signedIn",{n:e.sessions.length})},{name:"data",sign:"copy",title:()=>i("settings.data"),view:Pr,value:()=>i("settings.dataParts")}],rw=e=>ft`
  <ul class="card rows">
    ${Ap.filter(({isShown:t})=>!t||t(e)).map(t=>it(`${Mp}/${t.name}`,t.sign,t.title(),t.isLocal||e.isLoaded?t.value(e):""))}
  </ul>
  <ul class="card rows">
    ${gt()?it("/invites","people",i("invites.title")):Tt}
    ${it("/shares","share",i("shares.mine"))}
    ${it("/help","comment",i("help.title"))}
    ${it("/about","feed",i("nav.about"))}
  </ul>`;async function cw(e){let t=lt.get("outbox").length;(!t||await A(i("settings.signOut"),i("outbox.signOut",{n:t}),i("settings.signOut")))&&e.signOut()}var lw=e=>ft`
  <button type="button" class="quiet" id="sign-out" @click=${()=>cw(e)}>${i("settings.signOut")}</button>`;function pw(e,t){let{problem:s,load:n}=e.loading;return t?t.isLocal?t.view(e):s?f(s,n):e.isLoaded?t.view(e):v(5):ft`${s?f(s,n):Tt}${rw(e)}`}function Lp(e){let t=Ap.find(({name:a})=>a===e.params.name);if(e.params.name&&!t)return mr();let s=new ui(e),n=()=>t?t.title():i("settings.title");return{get title(){return n()},ready:t?.isLocal?Promise.resolve():s.loading.load(),view:()=>ft`
      ${t?b(n(),Tt,Mp):b(n(),lw(s),"/profile")}
      ${s.refusal?f(s.refusal):Tt}
      ${pw(s,t)}`}}import{html as It,nothing as js}from"../lib/lit-html/lit-html.js";async function uw(e){let t=await e.offered(),s=t&&await un({offered:t});s&&(e.take(s),await Is(s))}async function dw(e,t){let s=await un({share:t});s&&e.take(s)}async function mw(e,t){await A(i("shares.revokeTitle",{title:jt(t)}),i("shares.revokeText"),i("shares.revoke"))&&(await e.revoke(t),O("new-share"))}var hw=async e=>await ln(e)||Is(e,i("shares.one")),fw=async e=>await pn(e,jt(e))||Is(e,i("shares.one")),$w=(e,t)=>Mt(i("shares.menu",{title:jt(t)}),[...cn()&&!t.expired?[{text:i("action.share"),sign:"share",run:()=>fw(t)}]:[],{text:i("shares.change"),sign:"edit",run:()=>dw(e,t)},{text:i("shares.revoke"),sign:"trash",isDanger:!0,run:()=>mw(e,t)}],{id:`share-${t.id}`}),gw=e=>e.findId?`/finds/${e.findId}`:`/lists/${e.listId}`,bw=e=>e.category?It`<span class="strong" dir="auto">${jt(e)}</span>`:It`<a class="strong" dir="auto" href=${gw(e)}>${jt(e)}</a>`,ww=e=>It`${i(`shares.kind.${xa(e)}`)}${e.title?It`: <bdi>${Oa(e)}</bdi>`:js}`,Sn=(e,t)=>It`<span class="badge">${e?c(e):js} ${t}</span>`,yw=e=>It`
  <button type="button" class="quiet" aria-label="${i("secret.copy")}: ${jt(e)}" @click=${()=>hw(e)}>
    ${c("copy")} ${i("secret.copy")}
  </button>`,vw=(e,t)=>It`
  <li class="invite">
    <div class="listed">
      <p class="grow">
        ${bw(t)}<br>
        <span class="soft">${ww(t)} · ${t.views?i("shares.views",{n:t.views}):i("shares.noViews")}</span>
      </p>
      ${$w(e,t)}
    </div>
    <p class="marks">
      ${Sn(t.place==="hidden"?"block":"pin",Kl(t))}
      ${t.hasPassword?Sn("lock",i("account.password")):js}
      ${t.expiresAt?Sn("",qa(t)):Sn("",i("shares.endless"))}
    </p>
    ${t.expired?js:It`<p class="row actions">${yw(t)} ${Sa(t)}</p>`}
  </li>`;function kw(e){let{items:t,problem:s,load:n}=e.list;return s?f(s,n):t?t.length?It`<div class="card"><ul class="people">${t.map(a=>vw(e,a))}</ul></div>${j(e.list)}`:B(i("shares.none"),i("shares.noneText"),js,"share"):v(3)}var xw=e=>It`
  <button type="button" class="quiet" id="new-share" @click=${()=>uw(e)}>${i("shares.category")}</button>`;function Bp(e){let t=new on(e);return{title:i("shares.mine"),ready:t.list.load(),view:()=>It`
      ${b(i("shares.mine"),xw(t),"/profile")}
      <p class="lead">${i("shares.lead")}</p>
      ${kw(t)}`}}import{html as Zt,nothing as Ca}from"../lib/lit-html/lit-html.js";var Fn=class{isLoaded=!1;#t;constructor(t){this.#t=t}get entries(){return lt.get("outbox")}load=async()=>{await vo(),this.isLoaded=!0,this.#t.update()};cancel(t){return xo(t.id)}retry(t){return Oo(t.id)}sendNow(){return qo()}};async function Ow(e,t){await Ro()&&e.cancel(t)}var qw=e=>i(e.kind==="like"&&!e.on?"outbox.unlike":`outbox.${e.kind}`),jp=e=>Zt`<a class="strong" dir="auto" href=${So(e)}>${e.title}</a>`,Sw={find:e=>Zt`<span class="strong" dir="auto">${e.body.title}</span>`,comment:e=>Zt`<span class="what" dir="auto">${e.body.content}</span><br>${jp(e)}`,like:jp},Fw=(e,t)=>Zt`
  <li class="row between">
    <span class="grow">
      <span class="soft">${qw(t)}</span><br>
      ${Sw[t.kind](t)}<br>
      ${t.state==="refused"?Zt`<span class="error">${t.problem}</span>`:Zt`<span class="soft">${i("outbox.waiting")}</span>`}
    </span>
    <span class="row">
      ${t.state==="refused"?Zt`
        <button type="button" class="quiet" @click=${()=>e.retry(t)}>${c("retry")} ${i("action.retry")}</button>`:Ca}
      <button type="button" class="quiet" @click=${()=>Ow(e,t)}>${i("outbox.cancel")}</button>
    </span>
  </li>`;function Pw(e){return e.isLoaded?e.entries.length?Zt`
    <p class="hint">${i("outbox.hint")}</p>
    <ul class="card people">${e.entries.map(t=>Fw(e,t))}</ul>
    <p class="row end"><button type="button" @click=${()=>e.sendNow()}>${i("outbox.now")}</button></p>`:B(i("outbox.none"),i("outbox.noneText"),Ca,"send"):v(2)}function Np(e){let t=new Fn(e);return{title:i("outbox.title"),ready:t.load(),view:()=>Zt`${b(i("outbox.title"),Ca,"/")}${Pw(t)}`}}import{html as de,nothing as Tw}from"../lib/lit-html/lit-html.js";var Pn=class{#t;constructor(t){this.#t=t,this.instance=new _e(t),this.areas=new es(t),this.invites=new ss(t),this.nameForm=new x({send:s=>this.#e(s),update:t.update})}load(){return{server:this.instance.loading,map:this.areas.loading}[this.step]?.load()}get steps(){return["server",...$().streets?.areas?["map"]:[],"invite","done"]}get step(){let t=this.#t.query.get("step");return this.steps.includes(t)?t:this.steps[0]}get number(){return this.steps.indexOf(this.step)+1}next=()=>this.#t.push(w("/admin/welcome",{step:this.steps[this.number]}));async#e(t){await this.instance.save(t),await this.next()}};var Dp=(e,t)=>de`<button type="button" class="quiet" @click=${e.next}>${t}</button>`,Up=(e,t)=>de`<p class="row end">${Dp(e,i(t?"welcome.next":"welcome.later"))}</p>`,Cp=({problem:e,load:t},s,n)=>e?f(e,t):s?n():v(3),Iw=(e,t)=>Cp(e.instance.loading,e.instance.values,()=>de`
  <form class="card" novalidate @submit=${e.nameForm.submit}>
    ${F(e.nameForm)}
    ${is(e.instance.picture,{label:i("admin.picture"),hint:i("admin.pictureHint")})}
    ${m(e.nameForm,"name",{label:i("admin.name"),hint:i("welcome.nameHint"),value:e.instance.values.name,most:50})}
    ${m(e.nameForm,"description",{label:i("admin.description"),value:e.instance.values.description,kind:"area",most:500})}
    <div class="row end">${Dp(e,i("welcome.later"))} ${L(e.nameForm,i("welcome.next"))}</div>
  </form>
  ${ci(t.update)}`),Mw=e=>Cp(e.areas.loading,e.areas.areas,()=>de`
  ${fa(e.areas)}
  ${Up(e,e.areas.areas.length||e.areas.isRunning)}`),Aw=e=>de`
  ${e.invites.created?ga(e.invites):$a(e.invites)}
  ${Up(e,e.invites.created)}`,Lw=()=>de`
  <section class="card">
    <p><a class="button main" href="/new">${c("plus")} ${i("welcome.find")}</a></p>
    <ul class="people">
      ${it("/settings/notifications","bell",i("welcome.push"))}
      ${it("/profile","people",i("steps.profile"))}
      ${it("/admin","gear",i("welcome.again"))}
      ${it("/","map",i("areas.show"))}
    </ul>
  </section>`,Bw={server:Iw,map:Mw,invite:Aw,done:Lw};function Ep(e){let t=new Pn(e),s=()=>t.step==="done"?Tw:de`<p class="soft">${i("welcome.step",{number:t.number,of:t.steps.length-1})}</p>`;return{get title(){return i(`welcome.${t.step}`)},ready:t.load(),async moved(){e.update(),document.querySelector("main h1").focus(),await t.load()},view:()=>de`
      <header class="welcome">
        ${s()}
        <h1 tabindex="-1">${i(`welcome.${t.step}`)}</h1>
        <p class="lead">${i(`welcome.${t.step}Text`)}</p>
      </header>
      ${Bw[t.step](t,e)}`}}function jw(e,t){let[s,n]=[new Map,!1],a=new AbortController;return e.signal.addEventListener("abort",()=>a.abort()),{async load(o){a.abort();let{signal:r}=a=new AbortController;try{let[l,p]=await Za(w("/api/locations/categories",{...t(),category:"",bbox:o}),{signal:r});if(r.aborted)return;[s,n]=[new Map(l.map(d=>[d.category,d.count])),p]}catch(l){if(l.name==="AbortError")return;s.clear()}e.update()},arranged(o,r){if(!s.size)return null;let l=[...s.values()].reduce((h,I)=>h+I,0),p=h=>s.get(h)===0&&!n&&!r.includes(h),d=h=>h&&(h<l||n)?`${S(h)}${n?"+":""}`:void 0;return{shown:o.filter(h=>!p(h)).map(h=>({category:h,count:d(s.get(h))})),rest:o.filter(p)}}}}import{html as _p,nothing as Hp}from"../lib/lit-html/lit-html.js";async function Nw(e){await e.ask()&&await O("see-inviter")}async function Dw(e){e.close(),await O("list")}function Uw(e){let{user:t}=e;if(!t)return Hp;let s=i("introduction.text",{name:k(t),n:t.findCount});return _p`
    <section class="introduction" aria-label=${s}>
      ${z(t,44)}
      <p class="strong grow" dir="auto">${s}</p>
      ${rt(()=>Dw(e))}
      <p class="row">
        <a class="button quiet" id="see-inviter" href="/people/${t.id}">${i("introduction.see")}</a>
        ${e.mayAsk?_p`<button type="button" @click=${()=>Nw(e)}>${i("friend.ask")}</button>`:Hp}
      </p>
    </section>`}async function Cw(e,t){let s=new Zi(t.update);e.note=()=>Uw(s),await s.load()}import{html as Ew,nothing as _w}from"../lib/lit-html/lit-html.js";async function Hw(e){if(Nn.get())return;let t=()=>{},s=new Be(()=>t());try{await s.read()}catch{return}s.state!=="off"||document.querySelector("dialog[open]")||(Nn.set("1"),await J((n,a)=>{t=a;let o=async()=>{await s.enable(),s.state!=="off"&&(n(),u(i(`push.${s.state}`)))};return Ew`
      <h2>${i("push.offer",{name:e})}</h2>
      <p>${i("push.offerText")}</p>
      <p class="soft" role="status">${s.slow?i("push.asking"):_w}</p>
      <div class="row end">
        <button class="quiet" type="button" @click=${()=>n()}>${i("push.notNow")}</button>
        <button type="button" id="push-on" aria-busy=${s.busy?"true":"false"} @click=${o}>
          ${c("bell")} ${i("push.enable")}
        </button>
      </div>`},{label:i("push.offer",{name:e}),kind:"sheet-like"}))}import{html as Tn,nothing as Rp}from"../lib/lit-html/lit-html.js";async function Rw({lat:e,lng:t}){try{let{title:s}=await P("/api/map/wishes",{latitude:e,longitude:t});u(i("offer.wished",{title:s}))}catch(s){u(q(s))}}function zw(e,t){if(y().role==="admin"){let s=w("/admin/map",{at:Ae({lat:e.lat,lng:e.lng})});return Tn`<p><a class="button quiet" href=${s}>${i("offer.add")}</a></p>`}return Tn`
    <p><button type="button" class="quiet" @click=${()=>{t(),Rw(e)}}>${i("offer.wish")}</button></p>
    <p class="hint">${i("offer.wishText")}</p>`}var Vw=e=>Tn`
  <p><button type="button" class="quiet" @click=${()=>e(!0)}>${i("offer.show")}</button></p>
  <p class="hint">${i("offer.learns")}</p>`,Ww=(e,{choose:t,close:s,key:n})=>Tn`
  <section class="offer" tabindex="-1" aria-label=${i("offer.none")} @keydown=${n}>
    <p class="row between">
      <span class="strong">${i("offer.none")}</span>
      <button type="button" class="round" aria-label=${i(gs()?"offer.decline":"action.close")} @click=${()=>t(!1)}>
        ${c("close")}
      </button>
    </p>
    ${ir()?zw(e,s):Rp}
    ${gs()?Vw(t):Rp}
  </section>`,Gw=()=>Ww;import{html as An,nothing as Ha}from"../lib/lit-html/lit-html.js";var rs={scale:1,x:0,y:0},Kw=5,[Yw,Jw]=[60,90],Ea=(e,t,s)=>Math.max(e,Math.min(s,t));function _a(e,t,s){let n=Ea(1,t,Kw),a=n/e.scale;return{scale:n,x:s.x-(s.x-e.x)*a,y:s.y-(s.y-e.y)*a}}function In(e,{width:t,height:s}){let[n,a]=[t,s].map(o=>o*(e.scale-1)/2);return{scale:e.scale,x:Ea(-n,e.x,n),y:Ea(-a,e.y,a)}}function zp({x:e,y:t}){return t>Jw&&t>Math.abs(e)?"close":Math.abs(e)<Yw||Math.abs(e)<Math.abs(t)?"":e<0?"next":"previous"}function Vp(e,t){return{x:(e.x+t.x)/2,y:(e.y+t.y)/2,apart:Math.hypot(e.x-t.x,e.y-t.y)||1}}var Xw=2.5,[Zw,Wp]=[300,24],Gp=180,Kp=()=>matchMedia("(prefers-reduced-motion: reduce)").matches,Mn=class{#t=rs;#e=rs;#s=null;#i=new Map;#n={time:0,x:0,y:0};#a=null;#o;constructor(t){this.#o=t}show(t,s=0){this.#a=t,this.#i.clear(),this.#u(rs),s&&!Kp()&&this.#a.animate([{transform:`translateX(${s*15}%)`,opacity:0},{transform:"none",opacity:1}],{duration:Gp,easing:"ease-out"})}onDown=t=>{t.target.localName==="video"||t.button||(this.#a=t.currentTarget,this.#a.setPointerCapture(t.pointerId),this.#i.set(t.pointerId,this.#m(t)),this.#d())};onMove=t=>{if(!this.#i.has(t.pointerId))return;this.#i.set(t.pointerId,this.#m(t));let s=this.#l(),n={x:s.x-this.#s.x,y:s.y-this.#s.y};if(this.#i.size>1){let{x:o,y:r,scale:l}=_a(this.#e,this.#e.scale*s.apart/this.#s.apart,this.#s);return this.#u({scale:l,x:o+n.x,y:r+n.y})}let a={...this.#e,x:this.#e.x+n.x,y:this.#e.y+n.y};this.#u(this.#t.scale>1?In(a,this.#p()):a)};onUp=t=>{if(!this.#i.has(t.pointerId))return;let s=this.#l(),n=this.#i.size===1,a={x:s.x-this.#s.x,y:s.y-this.#s.y};if(this.#i.delete(t.pointerId),this.#i.size)return this.#d();if(!n||t.type==="pointercancel")return this.#c();if(Math.hypot(a.x,a.y)<Wp)return this.#r(s,t.timeStamp);let o=this.#t.scale>1?"":zp(a);if(o)return this.#o[o]();this.#c()};#r(t,s){let n=this.#n;if(this.#n={...t,time:s},s-n.time>Zw||Math.hypot(t.x-n.x,t.y-n.y)>Wp)return this.#c();this.#n={time:0,x:0,y:0},this.#u(this.#t.scale>1?rs:In(_a(rs,Xw,t),this.#p()),!0)}#d(){this.#e=this.#t,this.#s=this.#l()}#l(){let[t,s=t]=this.#i.values();return Vp(t,s)}#m({clientX:t,clientY:s}){let{left:n,top:a,width:o,height:r}=this.#a.getBoundingClientRect();return{x:t-n-o/2,y:s-a-r/2}}#p(){return{width:this.#a.clientWidth,height:this.#a.clientHeight}}#c(){this.#u(In(this.#t,this.#p()),!0)}#u(t,s=!1){this.#t=t;let n=this.#a?.firstElementChild;n&&(n.style.transition=s&&!Kp()?`transform ${Gp}ms ease-out`:"none",n.style.transform=`translate(${t.x}px, ${t.y}px) scale(${t.scale})`)}};function Qw(e,t){let s=e.media.length,n=t,a=!0,o=null,r=new Map;J((l,p)=>{let d=h=>{n=(n+h+s)%s,a=!1,p(),o.show(document.querySelector("dialog .stage"),s>1?h:0)};return o??=new Mn({next:()=>d(1),previous:()=>d(-1),close:()=>l()}),ty(e,{at:n,plays:a,films:r},o,d,l)},{label:e.title,kind:"full"})}function ty(e,{at:t,plays:s,films:n},a,o,r){let l=e.media.length,p=e.media[t];return An`
    <div class="viewer" @keydown=${h=>{h.target.localName!=="video"&&(h.key==="ArrowRight"&&o(1),h.key==="ArrowLeft"&&o(-1))}}>
      <div class="row between">
        <span class="at" aria-live="polite">${l>1?i("find.pictureOf",{at:t+1,n:l}):Ha}</span>
        ${rt(r)}
      </div>
      <div class="stage" @pointerdown=${a.onDown} @pointermove=${a.onMove} @pointerup=${a.onUp}
        @pointercancel=${a.onUp} @dragstart=${h=>h.preventDefault()}>
        <div class="shown">${p.type==="video"?iy(p,s,n):sy(p,er(e,t))}</div>
      </div>
      <div>
        ${p.caption?An`<p class="said" dir="auto">${p.caption}</p>`:Ha}
        ${l>1?ny(o):Ha}
      </div>
    </div>`}var ey=e=>`min(100vw, calc(100vh * ${Jo(e).toFixed(3)}))`,sy=(e,t)=>pt(e,{alt:t,eager:!0,sizes:ey(e),blur:!1});function iy(e,t,s){if(s.has(e))return s.get(e);let n=Object.assign(document.createElement("video"),{controls:!0,preload:"none",autoplay:t,playsInline:!0,poster:e.mediumUrl||e.fallbackUrl,width:e.width||640,height:e.height||360}),a=/\.webm(\?|$)/.test(e.url)?"webm":"mp4",o=(r,l)=>n.append(Object.assign(document.createElement("source"),{src:r,type:l}));return o(e.url,e.codecs?`video/${a}; codecs="${e.codecs}"`:""),e.playbackUrl&&o(e.playbackUrl,"video/mp4"),n.lastChild.addEventListener("error",()=>{let r=document.createElement("p");r.className="said";let l=Object.assign(document.createElement("a"),{href:e.url,download:"",textContent:i("find.download")});r.append(i("find.unplayable")," ",l),s.set(e,r),n.replaceWith(r)}),s.set(e,n),n}var ny=e=>An`
  <div class="row steps">
    ${Yp("previous","back",()=>e(-1))}
    ${Yp("next","next",()=>e(1))}
  </div>`,Yp=(e,t,s)=>An`
  <button type="button" class="round" aria-label=${i(`find.${e}`)} @click=${s}>${c(t)}</button>`;import{html as cs,nothing as Bn}from"../lib/lit-html/lit-html.js";var Ln=class{friends=[];next="";hasLinks=!1;update=()=>{};constructor(t){this.audience=Le(t)}async load(){let[t]=await Promise.all([Ct("/api/shares"),this.audience==="friends"?this.#t("/api/friends?status=accepted&limit=100"):null]);this.hasLinks=t.items.length>0}more=async()=>{await this.#t(this.next),this.update()};async#t(t){let{items:s,next:n}=await Ct(t),a=o=>o.requesterId===y().id?o.addressee:o.requester;this.friends.push(...s.map(a)),this.next=n}};var ay=e=>cs`
  ${e.friends.length?cs`<ul class="people">${e.friends.map(t=>Ms(t,Bn))}</ul>`:cs`<p class="soft">${i("whoSees.alone")}</p>`}
  ${e.next?cs`<button type="button" class="quiet" @click=${()=>U(e.more())}>${i("action.more")}</button>`:Bn}`,oy=(e,t,s)=>cs`
  <h2>${i("find.whoSees")}</h2>
  <p>${c(he(e.audience))} ${i(`edit.audienceText.${e.audience}`,{instance:xt()})}</p>
  ${e.audience==="friends"?ay(e):Bn}
  ${e.hasLinks?cs`<p class="hint">${i("whoSees.links")} <a href="/shares">${i("shares.mine")}</a></p>`:Bn}
  <div class="row end">
    <a class="button quiet" href="/finds/${t.id}/edit">${i("action.edit")}</a>
    <button type="button" class="main" @click=${()=>s()}>${i("action.close")}</button>
  </div>`;async function ry(e){let t=new Ln(e);await U(t.load())&&await J((s,n)=>(t.update=n,oy(t,e,s)),{label:i("find.whoSees")})}export{iu as about,Mr as accounts,S$ as addToList,_r as admin,Gr as adminLog,wl as areas,Wg as askReport,Vr as categories,jw as countCategories,Nc as edit,Yc as feed,el as help,gl as import,Pl as instance,Cw as introduce,xl as invites,Ll as join,ep as list,ip as lists,ap as named,op as notifications,Gw as offerOfStreets,Hw as offerPush,cp as people,fp as person,gp as profile,yp as reports,vp as saved,Lp as settings,R$ as shareFind,Bp as shares,ph as showSteps,Qw as viewPhoto,Np as waiting,Ep as welcome,ry as whoSees};

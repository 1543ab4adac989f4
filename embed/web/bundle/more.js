import{A as _s,Ab as Ie,Ac as Jo,B as Ya,Ba as Et,Bb as G,Ca as $o,Cb as Ae,D as Es,Da as go,Db as ae,Dc as Rt,E as hs,Ea as Te,Eb as To,Ec as Be,F as Ja,Fa as bo,Fb as Le,Fc as he,G as Za,Ga as Gs,Gb as it,Gc as Zo,H as st,Ha as Ks,Hb as Mo,Hc as ut,I as pt,Ia as Ys,Ib as Io,Ic as Xo,J as u,Ja as wo,Jb as Ht,Jc as Qo,Ka as yo,Kb as Xs,Kc as tr,La as vo,Lb as Ao,Lc as er,M as Fe,Mb as E,Mc as oi,N as g,Na as ko,Nb as H,O as P,Ob as U,P as R,Pa as xo,Pb as Qs,Pc as sr,Q as V,Qa as Oo,Qb as Lo,R as I,Ra as qo,Rb as Bo,Rc as ir,S as Xa,Sa as So,Sb as jo,Sc as ws,T as Qa,Ta as Fo,Tb as No,Tc as nr,U as _t,Ub as zt,Uc as ys,V as v,Vb as ti,Vc as ar,W as Pe,Wb as ei,Wc as or,X as to,Xb as Do,Yb as Uo,Zb as si,Zc as rr,_b as Co,_c as Un,a as Se,ac as _o,ad as cr,b as $,ba as eo,bc as x,bd as lr,c as z,ca as so,cc as Eo,cd as pr,d as Ra,da as Hs,dc as lt,dd as ri,e as us,ea as b,ec as F,f as jn,fa as zs,fc as Ho,g as Nn,ga as io,gc as d,gd as ur,h as ee,hc as L,hd as Cn,i as ms,ib as c,ic as zo,id as mr,j as ds,ja as no,jb as W,jc as Z,jd as dr,k as Dn,ka as ao,kb as K,kc as A,kd as hr,l as Ot,la as oo,lb as Po,lc as Ro,ld as fr,m as Cs,ma as ro,mb as y,mc as It,n as Va,na as co,nb as Js,nc as fs,oa as Rs,ob as B,oc as ii,pb as f,pc as de,pd as $r,q as Wa,qa as Vs,qb as k,qc as ni,r as i,ra as lo,rb as Me,rc as ai,rd as gr,s as Ga,sa as po,sb as j,sc as $s,t as q,ta as uo,tb as ct,tc as gs,ua as mo,ub as O,uc as Vo,ud as ci,v as se,va as w,vc as Wo,vd as br,w as Ka,wa as Ws,wc as Go,x as S,xa as wt,xb as Zs,xc as bs,xd as wr,y as Ct,ya as ho,yb as ie,yc as Ko,yd as yr,z as bt,za as fo,zb as ne,zc as Yo,zd as vr}from"./shared.js";import{html as fe,nothing as _n}from"../lib/lit-html/lit-html.js";var Qp=new URL("lib/",Se).pathname,tu=[["Leaflet 1.9.4","leaflet","Volodymyr Agafonkin, CloudMade","BSD-2-Clause"],["protomaps-leaflet 5.1.0","protomaps-leaflet","Protomaps","BSD-3-Clause"],["lit-html 3.3.3","lit-html","Google LLC","BSD-3-Clause"]];function kr(){if(ys())return new URL($().streets.url.replace(/[{}]/g,"")).host;let{host:e}=new URL(($().tiles?.url??"").replace(/[{}]/g,""),location);return e===location.host?"":e}var eu=()=>kr()?i("about.tilesFrom",{host:kr()}):i("about.alone"),su=()=>fe`
  <section class="card">
    <p class="lead">${i("app.about")}</p>
    <p>${i("about.text")} ${eu()}</p>
    <p class="soft">${i("about.version",{version:$().version})}</p>
    <p class="row">
      <a class="button quiet" href="/help">${i("help.title")}</a>
      <a class="button quiet" href="/api/docs">${i("about.api")}</a>
    </p>
  </section>`,iu=()=>fe`
  <section class="card">
    <h2>${i("about.map")}</h2>
    <ul class="plain-list">
      ${$().tiles?.attribution?fe`<li>${i("about.tiles")}: ${$().tiles.attribution}</li>`:_n}
      ${ys()?fe`<li>${i("about.streets")}: ${$().streets.attribution}</li>`:_n}
      <li>${i("about.places")}: ${$().places.attribution}</li>
    </ul>
  </section>`,nu=([e,t,s,n])=>fe`<li><a href="${Qp}${t}/LICENSE">${e}</a>, © ${s}, ${n}</li>`,au=()=>fe`
  <section class="card">
    <h2>${i("about.code")}</h2>
    <ul class="plain-list">${tu.map(nu)}</ul>
    <p class="hint">${i("about.more")}</p>
  </section>`,ou=()=>({title:i("nav.about"),view:()=>fe`
    ${y(i("nav.about"),_n,w()?"/settings":"/sign-in")}
    ${yr()}${wr()}${su()}${iu()}${au()}`});import{html as fi,nothing as Du}from"../lib/lit-html/lit-html.js";var ru=200,cu=2**20,En=["all","active","suspended","admin"],xr={wrong_password:"password"},$e=e=>`/api/admin/users/${e.id}`,li=class{#t;#e=0;constructor(t){this.#t=t;let s=t.query.get("status");this.text=t.query.get("q")??"",this.status=En.includes(s)?s:"all",this.list=E(t,()=>v("/api/admin/users",{...this.#s,limit:50}))}get#s(){return{q:this.text.trim(),status:this.status==="all"?"":this.status}}search=()=>(clearTimeout(this.#e),this.#t.rename(v("/admin/people",this.#s)),this.list.load());type(t){this.text=t,clearTimeout(this.#e),this.#e=setTimeout(this.search,ru)}choose(t){return this.status=t,this.#t.update(),this.search()}isMe(t){return t.id===w()?.id}#i(t){this.list.items=this.list.items.map(s=>s.id===t.id?t:s),this.#t.update()}async#n(t,s){try{this.#i(await t),u(s)}catch(n){u(q(n))}}get asksPassword(){return Ws()}adminForm(t,s){let n=async({password:a})=>{this.#i(await V($e(t),{role:"admin",...a?{password:a}:{}})),s()};return new x({send:n,fieldOf:xr})}demote(t){return this.#n(V($e(t),{role:"member"}),i("admin.memberDone",{name:b(t)}))}lift(t){return this.#n(I(`${$e(t)}/suspension`),i("admin.liftDone",{name:b(t)}))}linkForm(t,s){let n=async({password:a})=>{let o=await P(`${$e(t)}/sign-in-link`,a?{password:a}:void 0);s(new URL(o.url,location).href)};return new x({send:n,fieldOf:xr})}limitForm(t,s){let n=async({kind:a,size:o})=>{let r={instance:null,none:0}[a];this.#i(await V($e(t),{mediaLimit:a==="own"?Math.round(Number(o)*cu):r})),s()};return new x({send:n})}suspendForm(t,s){let n=async({reason:a,days:o})=>{this.#i(await R(`${$e(t)}/suspension`,{reason:a.trim(),...o?{days:Number(o)}:{}})),s()};return new x({send:n})}deleteForm(t,s){let n=async({name:a,reason:o})=>{if(a.trim()!==t.username)throw{code:"page",reason:"other_name",text:i("admin.deleteOther")};await I(v($e(t),{reason:o.trim()})),this.list.items=this.list.items.filter(r=>r.id!==t.id),this.#t.update(),s()};return new x({send:n,fieldOf:{other_name:"name"}})}close(){clearTimeout(this.#e)}};import{html as Y,nothing as De}from"../lib/lit-html/lit-html.js";import{html as vt,nothing as vs}from"../lib/lit-html/lit-html.js";var lu=2e3,je=class{state="";busy=!1;slow=!1;#t;constructor(t){this.#t=t}async read(){this.state=await Vs()}enable=()=>this.#e(lo);disable=()=>this.#e(po);test=()=>this.#s(async()=>{await uo(),u(i("push.sent"))});async#e(t){this.busy=!0,this.#t();let s=setTimeout(()=>{this.slow=!0,this.#t()},lu);await this.#s(async()=>{this.state=await t()}),clearTimeout(s),this.busy=this.slow=!1,this.#t()}async#s(t){try{await t()}catch(s){u(s.code||s.status?q(s):i("push.failed"))}this.#t()}};var pi=class{list=[];#t;constructor(t){this.#t=t}get isShown(){return fr()}async read(){this.isShown&&(this.list=await g("/api/auth/passkeys",{signal:this.#t.signal}))}addForm(t,s){let n=async({name:a,password:o})=>{let r=await $r(await P("/api/auth/passkeys/options",t?{password:o}:{}));r&&(this.list=[...this.list,await P("/api/auth/passkeys",{name:a,...r})],s())};return new x({send:n,fieldOf:{wrong_password:"password"}})}renameForm(t,s){let n=async({name:a})=>{let o=await V(`/api/auth/passkeys/${t.id}`,{name:a});this.list=this.list.map(r=>r.id===o.id?o:r),s()};return new x({send:n})}async remove(t){try{await I(`/api/auth/passkeys/${t.id}`),this.list=this.list.filter(s=>s.id!==t.id)}catch(s){u(q(s))}this.#t.update()}};var pu=1,yt=class{nearby=[];proposal="";title="";#t;#e;#s;#i=0;#n=0;constructor(t,s,n=()=>{}){this.#t=t,this.#e=n,this.#a(s??{})}get value(){let{point:t,by:s,source:n,photo:a,chosen:o}=this;return{point:t,name:this.name.trim(),by:s,source:n,photo:a,location:o}}#a({point:t=null,name:s="",by:n="",source:a="",photo:o=null,location:r=null}){Object.assign(this,{point:t,name:s,by:n,source:a,photo:o,chosen:r}),this.#s=t}get label(){return this.chosen?.name||this.name.trim()||this.proposal}take(t){if(this.#a(t.value),Object.assign(this,{nearby:t.nearby,proposal:t.proposal,title:t.title}),this.#e(),this.point&&!this.label)return this.propose()}setPoint(t,s,n=""){return Object.assign(this,{point:t,chosen:null,source:s,proposal:""}),n?(Object.assign(this,{name:n,by:"search"}),this.#s=t):this.by!=="reader"&&this.#s&&Ht(this.#s,t)>pu&&Object.assign(this,{name:"",by:""}),this.#e(),this.propose()}setPlace(t){return this.title=t.title??"",this.setPoint(it(t),t.isCamera?"camera":"found",t.title??t.name)}suggestPoint(t){return this.photo??=t,this.point?this.#e():this.setPoint(t,"photo")}setName(t){this.name=t,this.by=t.trim()?"reader":""}async locate(){try{let t=await Xs({enableHighAccuracy:!0,timeout:15e3});this.#t.signal.aborted||this.setPoint(t,"hereDone")}catch(t){this.#t.signal.aborted||u(q(t))}}toggle(t){this.chosen=this.chosen?.id===t.id?null:t,this.chosen&&(this.point=it(t)),this.#e()}async propose(){let t=++this.#n,{signal:s}=this.#t;clearTimeout(this.#i);let{nearby:n,name:a,wait:o}=await Gs(this.point,{signal:s});t!==this.#n||s.aborted||(Object.assign(this,{nearby:n,proposal:a}),o&&(this.#i=setTimeout(()=>this.propose(),1e3*o)),this.#t.update())}close(){clearTimeout(this.#i)}};var Hn="/api/users/me/place-settings",uu={radius:.5,area:1},Or=[.2,.5,1,2,5],oe=class{values=null;exactAtHome=0;#t;constructor(t){this.#t=t}async read(){this.values=await g(Hn,{signal:this.#t.signal})}async change(t){try{let{exactAtHome:s,...n}=await R(Hn,{...this.values,...t});Object.assign(this,{values:n,exactAtHome:s}),u(i("privacy.saved"))}catch(s){u(q(s))}this.#t.update()}changeHome(t){return this.change({home:{...this.values.home,...t}})}async hideHome(){try{let{finds:t}=await P(`${Hn}/home`);this.exactAtHome=0,u(i("privacy.homeHidden",{n:t}))}catch(t){u(q(t))}this.#t.update()}picker(){let{home:t}=this.values,s=t&&{point:{lat:t.latitude,lng:t.longitude}},n=new yt(this.#t,s,()=>{n.point&&this.changeHome({...uu,...t,latitude:n.point.lat,longitude:n.point.lng})});return n}};var mu=600*1e3-30*1e3,du=e=>e.some(t=>t.current&&Date.now()-Date.parse(t.passwordAt)<mu),qr=e=>!e.current&&e.kind!=="token",ui=class{preferences=null;sessions=null;refusal=ho();#t;constructor(t){this.#t=t,this.push=new je(t.update),this.passkeys=new pi(t),this.places=new oe(t),this.loading=H(t,()=>this.#e());let s={wrong_password:"currentPassword"};this.password=new x({send:(n,a)=>this.#i(n,a),update:t.update,fieldOf:s})}get user(){return w()}redraw=()=>this.#t.update();get isLoaded(){return!!(this.preferences&&this.user)}get asksPassword(){return Ws()}get asksCurrent(){return this.user.hasPassword&&!gr(this.sessions)}get passkeyAsksPassword(){return this.asksPassword&&!du(this.sessions)}get hasOthers(){return this.sessions.some(qr)}async#e(){let{signal:t}=this.#t;[this.preferences,this.sessions]=await Promise.all([g("/api/notifications/preferences",{signal:t}),g("/api/auth/sessions",{signal:t}),this.push.read(),this.passkeys.read(),this.places.read()])}async#s(t){await U(t()),this.#t.update()}setTheme(t){cr(t),this.#t.update()}setUnits(t){Ra.set(t),this.#t.update()}setStreets(t){or(t),this.#t.update()}async setLanguage(t){await Wa(t),this.#t.update()}prefer(t,s){return this.#s(async()=>{this.preferences=await R("/api/notifications/preferences",{[t]:s})})}addSession(t){this.sessions=[t,...this.sessions],this.#t.update()}endOthers(){return this.#s(async()=>{for(let t of this.sessions.filter(qr))await I(`/api/auth/sessions/${t.id}`),this.sessions=this.sessions.filter(s=>s!==t)})}endSession(t){return this.#s(async()=>{await I(`/api/auth/sessions/${t.id}`),this.sessions=this.sessions.filter(s=>s!==t)})}signOut=()=>this.#s(async()=>{await $o(),await this.#t.go("/sign-in",{replace:!0})});async#i({newPassword:t,currentPassword:s,unlinkIdentity:n},a){let o=this.asksCurrent?{currentPassword:s}:{};await R("/api/users/me/password",{newPassword:t,...o,...n?{unlinkIdentity:!0}:{}}),a.reset(),Et(await g("/api/users/me")),this.sessions=await g("/api/auth/sessions"),u(i("settings.passwordSaved"))}unlink(){return this.#s(async()=>{await I("/api/users/me/identity"),Et(await g("/api/users/me"))})}confirmForm(t){let s=async({password:n})=>{await P("/api/auth/confirm",{password:n}),t()};return new x({send:s,fieldOf:{wrong_password:"password"}})}deleteForm(t){let s=async({password:n})=>{await I("/api/users/me",this.asksPassword?{password:n}:void 0),t()};return new x({send:s,fieldOf:{wrong_password:"password"}})}async leaveDeleted(){await go(),await this.#t.go("/sign-in",{replace:!0}),u(i("settings.deleted"))}},mi=(e={})=>`/api/auth/oauth/start?${new URLSearchParams({...e,redirect:"/settings/sign-in"})}`;import{html as Sr}from"../lib/lit-html/lit-html.js";var hu=e=>Sr`
  <button type="button" class="quiet" @click=${()=>e(!1)}>${i("action.cancel")}</button>`;function D(e,t,s,n){let a=null;return Z((o,r)=>(a??=e(()=>o(!0)),a.update=r,Sr`
      <form novalidate @submit=${a.submit}>
        <h2>${t}</h2>
        ${s(a)}
        <div class="row end">${hu(o)}${n(a)}</div>
      </form>`),{label:t})}var Ne=()=>$().provider.name,re=e=>e.refusal?.reason==="sign_in_again"&&$().provider.enabled?vt`
  <p><a class="button quiet" href=${mi()}>${i("signin.provider",{name:Ne()})}</a></p>`:vs,Vt=(e,t,s)=>d(e,t,{label:s,kind:"password",required:!0,complete:"current-password"}),fu=()=>vt`
  <label class="switch">
    <span>
      ${i("settings.alsoUnlink",{name:Ne()})}<br>
      <span class="soft">${i("settings.alsoUnlinkHint")}</span>
    </span>
    <input type="checkbox" role="switch" id="unlinkIdentity" name="unlinkIdentity">
  </label>`,Fr=({user:e,asksCurrent:t,password:s})=>vt`
  <form class="card" novalidate @submit=${s.submit}>
    <h2>${i(t?"settings.password":"settings.passwordFirst")}</h2>
    ${e.hasPassword&&!t?vt`<p class="note">${i("link.setPassword")}</p>`:vs}
    <input class="unseen" type="text" autocomplete="username" .value=${e.username} tabindex="-1" aria-hidden="true">
    ${F(s)}
    ${re(s)}
    ${t?Vt(s,"currentPassword",i("settings.currentPassword")):vs}
    ${d(s,"newPassword",{label:i("settings.newPassword"),hint:i("settings.passwordHint"),kind:"password",required:!0,least:8,most:255,complete:"new-password"})}
    ${e.identityLinked?fu():vs}
    <div class="row end">${L(s,i("action.save"))}</div>
  </form>`;async function $u(e){let t=i("settings.unlinkTitle",{name:Ne()});await A(t,i("settings.unlinkText"),i("settings.unlink"))&&e.unlink()}async function gu(e,t){if(!t.asksPassword)return;e.preventDefault();let s=i("settings.link",{name:Ne()});await D(a=>t.confirmForm(a),s,a=>vt`
    <p>${i("settings.linkText")}</p>
    ${F(a)}
    ${Vt(a,"password",i("account.password"))}`,()=>vt`<button type="submit">${i("settings.linkGo")}</button>`)&&location.assign(mi({link:"true"}))}var bu=e=>vt`
  <p>${c("check")} ${i("settings.linked")}</p>
  <p><button type="button" class="quiet" @click=${()=>$u(e)}>${i("settings.unlink")}</button></p>`,wu=e=>vt`
  <p>${i("settings.notLinked")}</p>
  <p>
    <a class="button quiet" href=${mi({link:"true"})} @click=${t=>gu(t,e)}>
      ${i("settings.link",{name:Ne()})}
    </a>
  </p>`,Pr=e=>vt`
  <section class="card">
    <h2>${i("settings.identity",{name:Ne()})}</h2>
    ${e.user.identityLinked?bu(e):wu(e)}
  </section>`;async function yu(e){await D(s=>e.deleteForm(s),i("settings.deleteTitle"),s=>vt`
    <p>${i("settings.deleteText")}</p>
    ${F(s)}
    ${re(s)}
    ${e.asksPassword?Vt(s,"password",i("account.password")):vs}`,()=>vt`<button type="submit" class="danger">${i("settings.delete")}</button>`)&&await e.leaveDeleted()}var Tr=e=>vt`
  <section class="card">
    <p>${i("settings.dataText")}</p>
    <p><a class="button quiet" href="/api/users/me/export" download>${i("settings.download")}</a></p>
    <p>${i("settings.archiveText")}</p>
    <p><a class="button quiet" href="/api/users/me/archive" download>${i("settings.archive")}</a></p>
    <p><a class="button quiet" href="/import">${i("settings.import")}</a></p>
    <h2>${i("settings.deleteHead")}</h2>
    <p>${i("settings.deleteHint")}</p>
    <p><button type="button" class="danger" @click=${()=>yu(e)}>${i("settings.delete")}</button></p>
  </section>`;import{html as zn,nothing as ks}from"../lib/lit-html/lit-html.js";function T(e,{label:t,options:s,chosen:n,set:a=()=>{},hint:o="",error:r="",name:l=e}){let p=r?`${e}-error`:o?`${e}-hint`:ks;return zn`
    <div class="field">
      <label for=${e}>${t}</label>
      <select id=${e} name=${l} aria-describedby=${p} aria-invalid=${r?"true":ks} @change=${m=>a(m.target.value)}>
        ${s.map(([m,h,M=ks])=>zn`
          <option value=${m} lang=${M} ?selected=${m===n}>${h}</option>`)}
      </select>
      ${p===ks?ks:zn`<p class=${r?"error":"hint"} id=${p}>${r||o}</p>`}
    </div>`}import{html as vu}from"../lib/lit-html/lit-html.js";async function ku(e){try{await navigator.clipboard.writeText(e),u(i("secret.copied"))}catch{document.getElementById("secret").select(),u(i("secret.selected"))}}var di=({title:e,text:t,label:s,value:n})=>Z(a=>vu`
  <h2>${e}</h2>
  <p>${t}</p>
  <div class="field">
    <label for="secret">${s}</label>
    <input id="secret" readonly spellcheck="false" autocomplete="off" .value=${n} @focus=${o=>o.target.select()}>
  </div>
  <div class="row end">
    <button type="button" class="quiet" @click=${()=>a()}>${i("action.close")}</button>
    <button type="button" @click=${()=>ku(n)}>${c("copy")} ${i("secret.copy")}</button>
  </div>`,{label:e});function xu({mediaBytes:e,mediaLimit:t}){let s=st(e);return t===null?i("admin.usage",{size:s}):t?i("admin.usageOf",{size:s,limit:st(t)}):i("admin.usageUnlimited",{size:s})}var Ou=e=>[i("admin.joined",{date:bt(e.createdAt)}),e.seenAt?i("admin.seen",{date:bt(e.seenAt)}):i("admin.notSeen"),i("admin.finds",{n:e.findCount}),xu(e),e.invitedBy&&i("admin.invitedBy",{name:b(e.invitedBy)})],qu=({suspendedAt:e,endsAt:t})=>t?i("admin.suspendedUntil",{date:Ct(t)}):i("admin.suspendedSince",{when:_s(e)}),Su=e=>Y`<p class="note">${qu(e)}<br>${i("admin.reasonIs",{reason:e.reason})}</p>`,Fu=e=>e.suspension?Y`<span class="person"><span class="avatar none">${c("block")}</span> <span>${fs(e)}</span></span>`:Y`<a class="person" href="/people/${e.id}">${W(e)} <span>${fs(e)}</span></a>`,Mr=(e,t)=>Y`
  ${F(t)}
  ${re(t)}
  ${e.asksPassword?Vt(t,"password",i("account.password")):De}`,Pu=(e,t)=>D(s=>e.adminForm(t,s),i("admin.adminTitle",{name:b(t)}),s=>Y`
  <p>${i("admin.adminText")}</p>
  ${Mr(e,s)}`,()=>Y`<button type="submit" class="danger">${i("admin.admin")}</button>`);async function Tu(e,t){await A(i("admin.memberTitle",{name:b(t)}),i("admin.memberText"),i("admin.member"))&&e.demote(t)}var Mu=["instance","own","none"],Iu=(e,t)=>{e.kind??=t.mediaLimit===null?"instance":t.mediaLimit?"own":"none";let s=n=>{e.kind=n,e.update()};return Y`
    ${F(e)}
    ${T("kind",{label:i("admin.limit"),options:Mu.map(n=>[n,i(`admin.limits.${n}`)]),chosen:e.kind,set:s})}
    ${e.kind==="own"?d(e,"size",{label:i("admin.size"),kind:"number",mode:"numeric",required:!0,value:t.mediaLimit?Math.round(t.mediaLimit/2**20):""}):De}`};async function hi(e,t,s){let n=await e;return n&&u(i(t,{name:b(s)})),n}var Au=(e,t)=>D(s=>e.limitForm(t,s),i("admin.limitTitle",{name:b(t)}),s=>Iu(s,t),()=>Y`<button type="submit">${i("action.save")}</button>`),Lu=(e,t)=>D(s=>e.suspendForm(t,s),i("admin.suspendTitle",{name:b(t)}),s=>Y`
  <p>${i("admin.suspendText")}</p>
  ${F(s)}
  ${d(s,"reason",{label:i("admin.reason"),hint:i("admin.reasonHint"),kind:"area",value:t.suspension?.reason,required:!0,most:500})}
  ${d(s,"days",{label:i("admin.days"),hint:i("admin.daysHint"),kind:"number",mode:"numeric"})}`,()=>Y`<button type="submit" class="danger">${i("admin.suspend")}</button>`);async function Bu(e,t){let s="";await D(o=>e.linkForm(t,r=>{s=r,o()}),i("admin.linkTitle",{name:b(t)}),o=>Y`
    <p>${i("admin.linkAsk",{name:b(t)})}</p>
    ${Mr(e,o)}`,()=>Y`<button type="submit">${i("admin.linkMake")}</button>`)&&await di({title:i("admin.link"),text:i("admin.linkText",{name:b(t)}),label:i("admin.linkLabel"),value:s})}async function ju(e,t){let s=D(n=>e.deleteForm(t,n),i("admin.deleteTitle",{name:b(t)}),n=>Y`
    <p>${i("admin.deleteText")}</p>
    ${F(n)}
    ${d(n,"name",{label:i("admin.deleteName",{name:t.username}),required:!0,complete:"off"})}
    ${d(n,"reason",{label:i("admin.reason"),hint:i("admin.logHint"),most:500})}`,()=>Y`<button type="submit" class="danger">${i("admin.delete")}</button>`);await hi(s,"admin.deleteDone",t)&&O("account-search")}function Nu(e,t){let s=(a,o,r)=>({text:a,label:`${a}: ${b(t)}`,run:o,isDanger:r}),n=[t.role==="admin"?s(i("admin.member"),()=>Tu(e,t)):s(i("admin.admin"),()=>hi(Pu(e,t),"admin.adminDone",t)),s(i("admin.limit"),()=>hi(Au(e,t),"admin.limitDone",t))];return e.isMe(t)?n:[...n,...t.suspension?[]:[s(i("admin.link"),()=>Bu(e,t))],s(i(t.suspension?"admin.suspendAgain":"admin.suspend"),()=>hi(Lu(e,t),"admin.suspendDone",t),!t.suspension),...t.suspension?[s(i("admin.lift"),()=>e.lift(t))]:[],s(i("admin.delete"),()=>ju(e,t),!0)]}var Ir=(e,t)=>Y`
  <li class="account">
    <div class="row between">
      <span class="row">
        ${Fu(t)}
        ${t.role==="admin"?Y`<span class="badge">${i("admin.role")}</span>`:De}
        ${e.isMe(t)?Y`<span class="badge">${i("people.you")}</span>`:De}
        ${t.suspension?Y`<span class="badge warning">${i("admin.suspended")}</span>`:De}
      </span>
      ${It(i("people.menu",{name:b(t)}),Nu(e,t))}
    </div>
    <p class="soft facts">${Ou(t).filter(Boolean).map(s=>Y`<span>${s}</span>`)}</p>
    ${t.suspension?Su(t.suspension):De}
  </li>`;function Uu(e,t){e.preventDefault(),t.search()}var Cu=e=>fi`
  <form role="search" @submit=${t=>Uu(t,e)}>
    <label for="account-search">${i("people.search")}</label>
    <div class="search">
      ${c("search")}
      <input id="account-search" type="search" maxlength="31" autocomplete="off" autocapitalize="none" spellcheck="false"
        .value=${e.text} @input=${t=>e.type(t.target.value)}>
    </div>
  </form>
  <div class="chips" role="group" aria-label=${i("admin.which")}>
    ${En.map(t=>Me(e.status===t,i(`admin.statuses.${t}`),()=>e.choose(t)))}
  </div>`;function _u(e){let{items:t,problem:s,load:n}=e.list;return s?f(s,n):t?t.length?fi`
    <ul class="people" aria-label=${i("admin.people")}>${t.map(a=>Ir(e,a))}</ul>
    ${j(e.list)}`:fi`<p class="soft" role="status">${i("admin.noAccounts")}</p>`:k(4)}function Ar(e){let t=new li(e);return{title:i("admin.people"),ready:t.list.load(),view:()=>fi`
      ${y(i("admin.people"),Du,"/admin")}
      <section class="card">${Cu(t)}${_u(t)}</section>`,close:()=>t.close()}}import{html as Xu,nothing as Qu}from"../lib/lit-html/lit-html.js";var Lr=e=>e.slice(1).match(/../g).map(t=>Number.parseInt(t,16)/255),Br=e=>e<=.04045?e/12.92:((e+.055)/1.055)**2.4,Eu=e=>e<=.0031308?e*12.92:1.055*e**.4166666666666667-.055;function Ue(e){let[t,s,n]=Lr(e).map(Br);return 1.05/(.2126*t+.7152*s+.0722*n+.05)}var Ce=4.5;function $i(e){let t=e;for(let s=1;Ue(t)<Ce;s-=.01)t=`#${Lr(e).map(n=>Math.round(255*Eu(Br(n)*s)).toString(16).padStart(2,"0")).join("")}`;return t}async function xs(e){if(!/^image\/(jpeg|png|webp|avif|heic|heif)$/.test(e.type))return e;try{return await Hu(e)}catch{return e}}async function Hu(e){let t=await createImageBitmap(e,{imageOrientation:"from-image"}),s=Math.min(1,2560/Math.max(t.width,t.height));if(s===1&&e.size<409600)return t.close(),e;let n=new OffscreenCanvas(Math.max(1,Math.round(t.width*s)),Math.max(1,Math.round(t.height*s))),a=n.getContext("2d");a.fillStyle="#fff",a.fillRect(0,0,n.width,n.height),a.drawImage(t,0,0,n.width,n.height),t.close();let o=await n.convertToBlob({type:"image/jpeg",quality:.85});return o.size<e.size?new File([o],e.name.replace(/\.\w+$/,"")+".jpg",{type:"image/jpeg"}):e}var _e=class{progress=null;#t;#e;#s;constructor(t,s,{has:n,take:a}){[this.#t,this.#e,this.#s,this.has]=[t,s,a,n]}async set(t,s=Pe){let n=a=>{this.progress=a,this.#e.update()};n(0);try{await this.#s(await s("PUT",this.#t,await xs(t),{signal:this.#e.signal,progress:n})),u(i("profile.pictureSaved"))}catch(a){a.name!=="AbortError"&&u(q(a))}n(null)}async remove(){try{await I(this.#t),await this.#s(null)}catch(t){u(q(t))}this.#e.update()}};var jr=2**20,gi="/api/admin/instance",Nr=["invite","open","closed"],Dr=["members","admins","off"],Ee="#0f766e",Os={teal:Ee,blue:"#1d4ed8",violet:"#6d28d9",pink:"#be185d",red:"#b91c1c",green:"#15803d",grey:"#475569"},He=class{values=null;accent=Ee;#t;constructor(t){this.#t=t,this.loading=H(t,async()=>{this.values=await g(gi,{signal:t.signal}),this.accent=this.savedAccent}),this.picture=new _e(`${gi}/picture`,t,{has:()=>!!this.values.picture,take:async s=>this.#e(s??await g(gi))}),this.form=new x({send:async s=>{await this.save(s),u(i("admin.saved"))},update:t.update})}get startView(){return ae(this.values.startView)}get myView(){return ee.get()}async begin(t){await U(this.save({startView:t}))&&u(i("admin.saved")),this.#t.update()}get savedAccent(){return this.values?.accent||Ee}get isAccentDark(){return Ue(this.accent)>=Ce}chooseAccent(t){this.accent=t,delete this.form.errors.accent;let s=Math.floor(Ue(t)*10)/10;this.isAccentDark||(this.form.errors.accent=i("admin.accentLight",{contrast:S(s),least:S(Ce)})),this.form.update()}get darkerAccent(){return $i(this.accent)}isFixed(t){return this.values.fixed.includes(t)}get limit(){return this.values.mediaLimit?Math.round(this.values.mediaLimit/jr):""}async save({registration:t,invites:s,mediaLimit:n,...a}){let o={};for(let[r,l]of Object.entries(a))o[r]=l.trim();a.accent===Ee&&(o.accent=""),t&&t!==this.values.registration&&(o.registration=t),s&&s!==this.values.invites&&(o.invites=s),n!==void 0&&n!==String(this.limit)&&(o.mediaLimit=Math.round(Number(n)*jr)),this.#e(await V(gi,o))}#e(t){this.values=t;let{fixed:s,mediaLimit:n,registration:a,invites:o,...r}=this.values;Object.assign($(),{instance:r,registration:a,invites:a==="closed"?"off":o})}},bi=class{values=null;busy=!1;#t;constructor(t){this.#t=t,this.loading=H(t,async()=>{this.values=await g("/api/admin/checks",{signal:t.signal})})}run=async()=>{this.busy||(this.busy=!0,this.#t.update(),await this.loading.load(),this.busy=!1,this.#t.update())}},wi=class{values=null;wishes=[];constructor(t){this.loading=H(t,async()=>{let[s,n]=await Promise.all([g("/api/admin/overview",{signal:t.signal}),g("/api/admin/map",{signal:t.signal}).catch(()=>({wishes:[]}))]);Object.assign(this,{values:s,wishes:n.wishes})})}};import{html as yi,nothing as Rn}from"../lib/lit-html/lit-html.js";var zu={ok:"check",warn:"flag",fail:"close"},Ru=e=>yi`
  <li class="row finding ${e.status}">
    ${c(zu[e.status])}
    <span class="grow">
      <span class="strong">${i(`admin.check.${e.status}`)}</span> <span class="soft" lang="en">${e.check}</span><br>
      <span lang="en">${e.text}</span>
      ${e.fix?yi`<br><span lang="en" class="soft">${e.fix}</span>`:Rn}
    </span>
  </li>`;function Vu({status:e,findings:t}){return yi`
    <p class="strong">${i(`admin.checked.${e}`)}</p>
    <ul class="people">${t.map(Ru)}</ul>`}var Ur=e=>yi`
  <section class="card" id="checks">
    <h2>${i("admin.checks")}</h2>
    <p class="hint">${i("admin.checksText")}</p>
    <div class="stack" aria-live="polite">
      ${e.loading.problem?f(e.loading.problem,e.run):Rn}
      ${e.values&&!e.loading.problem?Vu(e.values):Rn}
    </div>
    <div><button class="quiet" id="check" type="button" aria-busy=${e.busy?"true":"false"} @click=${e.run}>
      ${i(e.values?"admin.checkAgain":"admin.check")}</button></div>
  </section>`;import{html as At,nothing as ze}from"../lib/lit-html/lit-html.js";var Wu=["disk_nearly_full","clock_apart","push_off","no_base_url","registration_open","storage_failing","data_folder","no_ffmpeg","decoders_not_confined","backup_missing"],Wt=(e,t)=>At`<div class="row between"><dt>${e}</dt><dd class="strong">${t}</dd></div>`,Gu=e=>i("admin.jobsOf",{push:S(e.pushJobs),media:S(e.mediaJobs)}),Ku=e=>At`
  ${Wt(i("admin.backup"),e.lastAt?At`${K(e.lastAt)}, ${i(`admin.backup.${e.result}`)}`:i(`admin.backup.${e.result}`))}
  ${Wt(i("admin.backupPlace"),e.place)}`,Yu=e=>At`
  <dl class="stack">
    ${Wt(i("admin.users"),S(e.users))}
    ${Wt(i("admin.publicFinds"),S(e.finds))}
    ${Wt(i("admin.media"),st(e.mediaBytes))}
    ${e.diskFree===null?ze:Wt(i("admin.disk"),st(e.diskFree))}
    ${e.pushJobs||e.mediaJobs?Wt(i("admin.jobs"),Gu(e)):ze}
    ${e.backup?Ku(e.backup):ze}
    ${Wt(i("admin.swept"),e.sweptAt?K(e.sweptAt):i("admin.never"))}
    ${Wt(i("admin.version"),`${e.version}, ${e.database==="postgres"?"PostgreSQL":"SQLite"}`)}
  </dl>`,Ju=e=>At`<li class="note">${i(`admin.problem.${e}`)}</li>`,Zu=e=>At`
  <details>
    <summary>${i("admin.largest")}</summary>
    <ul class="plain-list">
      ${e.map(t=>At`
        <li class="row between"><a href="/admin/people?q=${t.username}">${t.username}</a> <span>${st(t.mediaBytes)}</span></li>`)}
    </ul>
  </details>`,Cr=({wishes:[e,...t]})=>e?At`
  <a class="note wished" href="/admin/map">${t.length?i("admin.wishes",{title:e.title,n:t.length}):i("admin.wish",{title:e.title})}</a>`:ze;function _r({values:e,loading:t}){if(t.problem)return f(t.problem,t.load);if(!e)return k(3);let s=e.problems.filter(n=>Wu.includes(n));return At`
    ${s.length?At`<ul class="stack plain-list" aria-label=${i("admin.problems")}>${s.map(Ju)}</ul>`:ze}
    <section class="card">
      <h2>${i("admin.state")}</h2>
      ${Yu(e)}
      ${e.largest.length?Zu(e.largest):ze}
    </section>`}import{html as Er,nothing as Vn}from"../lib/lit-html/lit-html.js";var nt=(e,t,s,n="",a=Vn)=>Er`
  <li>
    <a class="area" href=${e}>
      ${t?c(t):Vn}
      <span class="grow" lang=${a}>
        <span class="strong">${s}</span>${n?Er`<br><span class="soft">${n}</span>`:Vn}
      </span>
      ${c("next")}
    </a>
  </li>`;var tm=[["people","/admin/people","people"],["invites","/invites","plus"],["reports","/admin/reports","flag"],["log","/admin/log","feed"],["map","/admin/map","map"],["categories","/admin/categories","filter"],["instance","/admin/instance","gear"],["welcome","/admin/welcome","check"],["help","/help","comment"]];function Hr(e){let t=new wi(e),s=new bi(e);return{title:i("admin.title"),ready:t.loading.load(),view:()=>Xu`
      ${y(i("admin.title"),Qu,"/profile")}
      ${Cr(t)}
      <section class="card">
        <ul class="people">${tm.map(([n,a,o])=>nt(a,o,i(`admin.${n}`),i(`admin.about.${n}`)))}</ul>
        <p class="hint">${i("admin.private")}</p>
      </section>
      ${_r(t)}
      ${Ur(s)}`}}import{html as at,nothing as qs}from"../lib/lit-html/lit-html.js";var zr="/api/admin/instance",Wn=20,vi=class{list=null;isOwn=!1;#t;#e;constructor(t,s){[this.#t,this.#e]=[t,s],this.loading=H(t,async()=>{this.#s(await g(zr,{signal:t.signal}))})}#s({categories:t=[]}){this.isOwn=t.length>0,this.list=this.isOwn?t:ie.map(s=>({code:s}))}get left(){return ie.filter(t=>!this.list.some(s=>s.code===t))}get isFull(){return this.list.length>=Wn}async save(t){let s=await V(zr,{categories:t});this.#s(s),$().instance={...$().instance,categories:s.categories},$().categories=this.list.map(n=>n.code),this.#e($().instance.accent??""),this.#t.update()}async change(t){await U(this.save(t))&&u(i("admin.saved"))}move(t,s){let n=[...this.list];return n.splice(t+s,0,...n.splice(t,1)),this.change(n)}remove(t){return this.change(this.list.toSpliced(t,1))}add(t){return this.change([...this.list,t])}restore(){return this.change([])}},ki=class{sign;color;isDarkened=!1;#t;#e;constructor(t,s,n){this.#t=t,this.#e=s;let{sign:a,color:o=""}=this.was;this.color=o,this.sign=a??(ie.includes(this.was.code)?this.was.code:""),this.form=new x({send:async r=>{await this.#s(r).catch(l=>{throw this.#i(l)}),u(i("admin.saved")),n()}})}get was(){return this.#t.list[this.#e]??{}}get names(){return this.was.names??{}}get isNamed(){return ie.includes(this.was.code)}choose(t){this.isDarkened=Ue(t)<Ce,this.color=this.isDarkened?$i(t):t,this.form.update()}show(t){this.sign=t,this.form.clear("sign"),this.form.update()}#s({en:t="",de:s=""}){let n=Object.fromEntries(Object.entries({en:t.trim(),de:s.trim()}).filter(([,l])=>l)),a=this.was.code??n[Ot()],o={code:a,names:n};this.sign&&this.sign!==a&&(o.sign=this.sign.trim()),this.color&&(o.color=this.color);let r=[...this.#t.list];return r[this.#e??r.length]=o,this.#t.save(r)}#i(t){let s={code:Ot(),"names.en":"en","names.de":"de",sign:"sign"},n=a=>s[a.replace(/^body\.categories\[\d+\]\./,"")]??"";return Object.assign(t,{errors:t.errors?.map(a=>({...a,location:`body.${n(a.location)}`}))})}};function xi(e){let t=document.querySelectorAll('link[href^="/theme.css"]'),s=Object.assign(document.createElement("link"),{rel:"stylesheet",href:v("/theme.css",{accent:e.slice(1)})});s.addEventListener("load",()=>{for(let n of t)n.remove()}),s.addEventListener("error",()=>s.remove()),document.head.append(s)}var em=(e,t)=>at`
  <button type="button" class="round" aria-label=${G(t)} title=${G(t)}
    aria-pressed=${String(e.sign===t)} @click=${()=>e.show(e.sign===t?"":t)}>${lt(t)}</button>`,sm=e=>at`
  <fieldset class="field">
    <legend>${i("categories.sign")}</legend>
    <div class="swatches">${ie.map(t=>em(e,t))}</div>
    <label for="sign">${i("categories.emoji")} <span class="soft">${i("form.optional")}</span></label>
    <input id="sign" name="sign" type="text" data-most="12" autocomplete="off" .value=${ie.includes(e.sign)?"":e.sign}
      aria-describedby=${e.form.errors.sign?"sign-error":"sign-hint"} aria-invalid=${e.form.errors.sign?"true":qs}
      @input=${t=>e.show(t.target.value)}>
    ${e.form.errors.sign?at`<p class="error" id="sign-error">${i("categories.badSign")}</p>`:at`<p class="hint" id="sign-hint">${i("categories.emojiHint")}</p>`}
  </fieldset>`,im=(e,t,s)=>at`
  <button type="button" class="swatch" aria-label=${i(`admin.colours.${t}`)} title=${i(`admin.colours.${t}`)}
    aria-pressed=${String(s===e.color)} @click=${()=>e.choose(s)}>
    <svg viewBox="0 0 32 32" aria-hidden="true"><circle cx="16" cy="16" r="16" fill=${s}/></svg>
    ${s===e.color?c("check"):qs}
  </button>`,nm=e=>at`
  <div class="field">
    <label for="color">${i("categories.color")}</label>
    <input id="color" type="color" .value=${e.color||Os.teal} aria-describedby="color-note"
      @change=${t=>e.choose(t.target.value)}>
    <div class="swatches">${Object.entries(Os).map(([t,s])=>im(e,t,s))}</div>
    <p class="hint" id="color-note" aria-live="polite">${e.isDarkened?i("categories.darkened"):i("categories.colorHint")}</p>
  </div>`;function Vr(e,t){let s=null,n=t===void 0?i("categories.new"):i("categories.editTitle",{name:G(e.list[t].code)});return D(a=>(s=new ki(e,t,a)).form,n,()=>at`
    ${F(s.form)}
    ${am().map((a,o)=>d(s.form,a,{label:i(`categories.name.${a}`),value:s.names[a],most:50,required:o===0&&!s.was.code,hint:o===0&&s.isNamed?i("categories.nameHint",{name:G(s.was.code)}):""}))}
    ${sm(s)}
    ${nm(s)}`,a=>L(a,i("action.save")))}var am=()=>[Ot(),...Cs.filter(e=>e!==Ot())];async function om(e,t){let s=i("categories.removeTitle",{name:G(e.list[t].code)});await A(s,i("categories.removeText"),i("categories.remove"))&&await e.remove(t)}async function rm(e){await A(i("categories.restoreTitle"),i("categories.restoreText"),i("categories.restore"))&&await e.restore()}var Rr=(e,t,s,n,a,o)=>at`
  <button type="button" class="round ${n}" ?disabled=${!e.list[t+s]} aria-label="${i(a)}: ${o}" title=${i(a)}
    @click=${()=>e.move(t,s)}>${c("back")}</button>`;function cm(e,{code:t},s){let n=G(t);return at`
    <li class="row between">
      ${lt(t)}
      <span class="grow" dir="auto">${n}</span>
      <span class="row">
        ${Rr(e,s,-1,"up","categories.up",n)}
        ${Rr(e,s,1,"down","categories.down",n)}
        ${It(i("categories.more",{name:n}),[{text:i("categories.edit"),sign:"edit",run:()=>Vr(e,s)},...e.list.length>1?[{text:i("categories.remove"),sign:"trash",isDanger:!0,run:()=>om(e,s)}]:[]])}
      </span>
    </li>`}var lm=e=>e.left.length&&!e.isFull?at`
  <h2>${i("categories.left")}</h2>
  <div class="chips">${e.left.map(t=>at`
    <button type="button" class="chip" @click=${()=>e.add({code:t})}>
      ${lt(t)} ${G(t)} ${c("plus")}
    </button>`)}
  </div>`:qs,pm=e=>at`
  <section class="card">
    <p class="hint">${i("categories.about")}</p>
    <ul class="people">${e.list.map((t,s)=>cm(e,t,s))}</ul>
    ${e.isFull?at`<p class="hint">${i("categories.full",{n:Wn})}</p>`:at`
      <p><button type="button" class="quiet" id="new-category" @click=${()=>Vr(e)}>
        ${c("plus")} ${i("categories.new")}
      </button></p>`}
    ${lm(e)}
    ${e.isOwn?at`
      <p><button type="button" class="quiet" @click=${()=>rm(e)}>${i("categories.restore")}</button></p>`:qs}
  </section>`;function Wr(e){let t=new vi(e,xi);return{title:i("admin.categories"),ready:t.loading.load(),view:()=>at`
      ${y(i("admin.categories"),qs,"/admin")}
      ${t.loading.problem?f(t.loading.problem,t.loading.load):t.list?pm(t):k(6)}`}}import{html as Oi,nothing as Gn}from"../lib/lit-html/lit-html.js";var Gr={role_changed:"shield",media_limit_changed:"gear",account_suspended:"block",suspension_lifted:"check",account_deleted:"trash",invite_revoked:"close",sign_in_link_created:"lock",sign_in_link_used:"lock",report_closed:"flag",find_hidden:"block",find_shown:"check",find_deleted:"trash",comment_hidden:"block",comment_shown:"check",comment_deleted:"trash",instance_changed:"gear"},um={mediaLimit:"limitOfAll",invites:"whoInvites"},mm=e=>parseInt(e,10)?st(parseInt(e,10)):i(`admin.limits.${e.startsWith("0 ")?"none":"instance"}`);function dm({action:e,reason:t}){return e==="role_changed"?i(`admin.roles.${t}`):e==="report_closed"?i(`report.result.${t}`):e==="instance_changed"?t.split(", ").map(s=>i(`admin.${um[s]??s}`)).join(", "):e==="media_limit_changed"?mm(t):t}function hm(e){let t={actor:e.actorName||i("admin.commandLine"),target:e.targetName,action:e.action};return i(Gr[e.action]?`admin.act.${e.action}`:"admin.act.other",t)}var fm=e=>Oi`
  <li class="row act">
    ${c(Gr[e.action]??"shield")}
    <span class="grow">
      <span class="strong">${hm(e)}</span><br>
      ${e.reason?Oi`<span dir="auto">${dm(e)}</span><br>`:Gn}
      <span class="soft">${K(e.createdAt)}</span>
    </span>
  </li>`;function $m(e){return e.problem?f(e.problem,e.load):e.items?e.items.length?Oi`
    <section class="card">
      <p class="hint">${i("admin.logText")}</p>
      <ul class="people">${e.items.map(fm)}</ul>
      ${j(e)}
    </section>`:B(i("admin.noActs"),i("admin.noActsText"),Gn,"feed"):k(4)}function Kr(e){let t=E(e,"/api/admin/log");return{title:i("admin.log"),ready:t.load(),view:()=>Oi`${y(i("admin.log"),Gn,"/admin")}${$m(t)}`}}import{html as mt,nothing as qt}from"../lib/lit-html/lit-html.js";var gm=8,qi=class{items=[];at=-1;#t;#e=null;#s=[];#i=!1;constructor(t){this.#t=t}async follow(t){this.#i=!0,this.#n(t),this.#e??=g("/api/finds/categories",{signal:this.#t.signal}).catch(()=>(this.#e=null,[])),this.#s=await this.#e,this.#i&&this.#n(t)}close(){this.#i=!1,this.#a([])}move(t){let s=this.items.length;this.at=this.at<0&&t<0?s-1:(this.at+t+s)%s,this.#t.update()}#n(t){let s=se(t.trim()),n=new Set(this.#s.map(o=>o.category)),a=s?ne().filter(o=>!n.has(o)).map(o=>({category:o,ownCount:0,count:0})):[];this.#a([...this.#s,...a].filter(({category:o})=>{let r=se(G(o));return r.includes(s)&&(r!==s||Ie(o))}).slice(0,gm))}#a(t){Object.assign(this,{items:t,at:-1}),this.#t.update()}};var bm=1200*36e5,Si=class{id;stored=null;#t;#e;#s;#i=null;#n=new Set;#a=!1;#o=!1;constructor(t){this.#t=t,this.#s=!t.params.id;let s=t.params.id??t.query.get("draft");this.#r(new RegExp(`^${to}$`).test(s)||!this.#s?s:Te()),this.#s&&!this.stored&&this.#r(Te())}#r(t){this.id=t,this.#e=this.#s?zt(t):No(t),this.stored=this.#e.get()}get findId(){return this.#i??=bo(this.id)>Date.now()-bm?this.id:Te()}get path(){let t=new URLSearchParams(this.#t.query);return t.set("draft",this.id),`/new?${t}`}save(t){if(!(this.#o||this.#t.signal.aborted)){if(!t)return this.#e.remove();this.#e.set({...t,at:Date.now()}),this.#s&&!this.#a&&this.#t.rename(this.path),this.#a=!0}}async files(){if(!this.stored||!this.#s)return[];let t=new Set(this.stored.media?.map(n=>n.key)),s=await ei(this.id);for(let{key:n}of s)this.#n.add(n);return s.filter(n=>!t.has(n.key))}get hasFiles(){return this.#n.size>0}release(t){let s=new Set(t.filter(n=>!n.media).map(n=>n.key));for(let n of this.#n)s.has(n)||(this.#n.delete(n),Uo(n))}remove(){return this.#o=!0,this.#e.remove(),this.#s?si(this.id):null}};async function Yr(e,t){if(t?.point)return t;let s=e.get("place");if(s){let a=await g(`/api/locations/${encodeURIComponent(s)}?includePrivate=true&includeFriends=true&findsLimit=0`);return{location:a,point:it(a)}}let n=ae(e.get("at"));return n?{point:{lat:n.lat,lng:n.lng}}:null}var Jr=({location:e,locationId:t,exact:s})=>{let{name:n,...a}=s??e;return{location:{...e,name:n,id:t},point:it(a),name:n,by:"search"}},Fi=()=>Rt.includes(us.get())?us.get():"everyone",Pi=({title:e,description:t,category:s,audience:n,area:a,exactForFriends:o})=>({title:e,description:t,category:s,audience:n,area:a,exactForFriends:o}),Kn=({audience:e,area:t,exactForFriends:s})=>({audience:e,area:t,exactForFriends:s});function Zr(e,t){if(e?.was&&Object.entries(t).every(([n,a])=>e.was[n]===a))return Kn(e);let s=e?.audience??(e?.isPublic===!1?"friends":"everyone");return{...t,audience:Rt[Math.max(Rt.indexOf(s),Rt.indexOf(t.audience))]}}function Xr({title:e,description:t,category:s,audience:n,area:a="",exactForFriends:o},r={area:""}){let l={title:e.trim(),description:t.trim()||null,category:s.trim()||null},p=a!==""&&a!==r.area,m=p?{area:Number(a)}:{},M=Number(a)&&(p||o!==r.exactForFriends)?{exactForFriends:o==="true"}:{};return{...l,...n===r.audience?{}:{audience:n},...m,...M}}var Qr=({location:e},{area:t=""})=>t!==""&&(e?.area??0)>Number(t),tc=(e,{area:t})=>R(`/api/finds/${e}`,{area:Number(t),homeZone:!1}),ec=({location:e,exact:t})=>({area:String(e.area??0),exactForFriends:String(t?.forFriends??!0)});var Re=class{uploads=null;place=null;placeError="";shown;#t=null;#e;constructor(t,s){this.page=t,this.#e=s,this.draft=new Si(t),this.form=new x({send:a=>this.#s(a),update:t.update}),this.isRestored=!!this.draft.stored;let{stored:n}=this.draft;this.values={...n,audience:n?.audience??(n?.isPublic===!1?"friends":Fi())},this.proposals=new qi(t),this.loading=H(t,()=>this.begin())}get isOther(){return this.#t??!!(this.values.category&&!Ie(this.values.category))}changed(){this.place?.title&&(this.values.title||=this.place.title,this.place.title=""),this.saveDraft(),this.page.update()}addFiles(t){return this.uploads.add(t)}change(t){this.values={...this.values,...t},this.changed()}chooseCategory(t){this.#t=t==="other"&&!this.isOther,this.change({category:t===this.values.category||t==="other"?"":t})}async submit(t){return this.placeError="",await this.form.submit(t),!this.placeError}async#s(t){let{point:s,name:n,location:a}=this.place.value;if(!s){this.placeError=i("spot.missing"),this.page.update();return}if(await this.uploads.settled(),this.uploads.hasFailed)throw{code:"failed",text:i("edit.uploadFailed")};let o={point:s,name:n||this.place.proposal,location:a},r=Xr({category:this.values.category??"",...t},this.shown),l=await this.write(r,o).catch(p=>this.#i(p));l&&(Qr(l,t)&&await this.#e.showHome()&&await tc(l.id,t).catch(p=>u(q(p))),await this.leave(`/finds/${l.id}`,i(this.isNew?"edit.published":"edit.saved")))}#i(t){let s=vo(t);throw s.length?(this.uploads.removeMissing(s),{code:"failed",text:i("edit.photosGone")}):t}close(){this.uploads?.stop(),this.place?.close()}};async function Ti(e){try{let t=await Ve(e,0,262144),s=await wm(e,t);return s?Fm(Sm(s.view,s.tiff)):sc}catch{return sc}}var sc={place:null,time:""},Ve=async(e,t,s)=>new DataView(await e.slice(t,t+s).arrayBuffer());function wm(e,t){return t.getUint16(0)===65496?ym(t):t.getUint32(0)===2303741511?ic(e,{at:8,little:!1,name:"eXIf",extra:12,sizeFirst:!0}):Gt(t,0,4)==="RIFF"&&Gt(t,8,4)==="WEBP"?ic(e,{at:12,little:!0,name:"EXIF",extra:8,even:!0}):Gt(t,4,4)==="ftyp"?km(e):null}var Gt=(e,t,s)=>String.fromCharCode(...Array.from({length:s},(n,a)=>e.getUint8(t+a)));function ym(e){for(let t=2;t+10<e.byteLength;t+=2+e.getUint16(t+2)){let s=e.getUint16(t);if(s===65505&&e.getUint32(t+4)===1165519206)return{view:e,tiff:t+10};if(s===65498||s>>8!==255)return null}return null}var Yn=1<<20,Jn=1e4;async function ic(e,{at:t,little:s,name:n,extra:a,sizeFirst:o,even:r}){for(let l=0;l<Jn&&t+8<=e.size;l++){let p=await Ve(e,t,8),m=p.getUint32(o?0:4,s);if(Gt(p,o?4:0,4)===n)return vm(await Ve(e,t+8,Math.min(m,Yn)));t+=a+m+(r?m%2:0)}return null}var vm=e=>({view:e,tiff:Gt(e,0,4)==="Exif"?6:0});function nc(e,t,s){let n=[];for(let a=t;a+8<=s&&n.length<Jn;){let o=e.getUint32(a),r=8;if(o===1&&([o,r]=[Number(e.getBigUint64(a+8)),16]),o===0&&(o=s-a),o<r)break;n.push({type:Gt(e,a+4,4),from:a+r,to:Math.min(a+o,s)}),a+=o}return n}async function km(e){for(let t=0,s=0;s<Jn&&t+8<=e.size;s++){let n=await Ve(e,t,16),a=n.getUint32(0);if(a===1&&(a=Number(n.getBigUint64(8))),a===0&&(a=e.size-t),a<8)return null;if(Gt(n,4,4)==="meta")return xm(e,await Ve(e,t,Math.min(a,Yn)));t+=a}return null}async function xm(e,t){let s=nc(t,t.getUint32(0)===1?20:12,t.byteLength),n=p=>s.find(m=>m.type===p),a=Om(t,n("iinf")),o=a===null?null:qm(t,n("iloc"),a);if(!o)return null;let r=o.method===1?n("idat"):null,l=r?new DataView(t.buffer,t.byteOffset+r.from+o.at,Math.min(o.size,r.to-r.from-o.at)):await Ve(e,o.at,Math.min(o.size,Yn));return{view:l,tiff:4+l.getUint32(0)}}function Om(e,t){if(!t)return null;let s=nc(e,t.from+(e.getUint8(t.from)===0?6:8),t.to);for(let{from:n}of s){let a=e.getUint8(n)>2;if(Gt(e,n+(a?10:8),4)==="Exif")return a?e.getUint32(n+4):e.getUint16(n+4)}return null}function qm(e,t,s){if(!t)return null;let n=e.getUint8(t.from),a=t.from+4,o=M=>{let et=M===8?Number(e.getBigUint64(a)):M===4?e.getUint32(a):M===2?e.getUint16(a):0;return a+=M,et},r=o(2),[l,p,m]=[r>>12,r>>8&15,r>>4&15],h=n?r&15:0;for(let M=o(n<2?2:4);M>0&&a<t.to;M--){let et=o(n<2?2:4),qe=n?o(2)&15:0;o(2);let Ns=o(m),Ds=null;for(let J=o(2);J>0&&a<=t.to;J--){o(h);let xt=Ns+o(l),Us=o(p);Ds??={method:qe,at:xt,size:Us}}if(et===s)return Ds}return null}function Sm(e,t){let s=e.getUint16(t)===18761,n=r=>e.getUint16(t+r,s);return{u32:r=>e.getUint32(t+r,s),text:(r,l)=>Gt(e,t+r,l),entries:r=>new Map(Array.from({length:n(r)},(l,p)=>[n(r+2+12*p),r+10+12*p]))}}function Fm(e){let t=e.entries(e.u32(4)),s=(n,a,o)=>{try{return t.has(n)?a(e,e.entries(e.u32(t.get(n)))):o}catch{return o}};return{place:s(34853,Tm,null),time:s(34665,Pm,"")}}function Pm({u32:e,text:t},s){let n=s.get(36867),a=n===void 0?null:/^(\d{4}):(\d\d):(\d\d) (\d\d:\d\d:\d\d)$/.exec(t(e(n),19));return a&&a[1]!=="0000"?`${a[1]}-${a[2]}-${a[3]}T${a[4]}`:""}function Tm({u32:e,text:t},s){let n=(r,l,p)=>{if(!s.has(l)||!s.has(p))return NaN;let m=e(s.get(p)),h=et=>e(m+8*et)/e(m+8*et+4),M=r.indexOf(t(s.get(l),1).toUpperCase());return M<0?NaN:(h(0)+(h(1)||0)/60+(h(2)||0)/3600)*(M?-1:1)},a=n("NS",1,2),o=n("EW",3,4);return Math.abs(a)<=90&&Math.abs(o)<=180&&(a||o)?{lat:a,lng:o}:null}var Mm=2,Im=2,Am=60,We=class{removed=[];#t=!1;#e;#s;#i;#n;#a=()=>{};constructor(t,{changed:s,placed:n=()=>{},signal:a,send:o=Pe}){this.items=t.map(({at:r,key:l,caption:p="",...m})=>({media:m,at:r,key:l,caption:p,state:"done"})),this.#e=r=>{this.#a(),s(r)},this.#s=n,this.#i=a,this.#n=o,addEventListener("online",()=>this.#d(),{signal:a})}get most(){return $().limits.mediaPerFind}get isBusy(){return this.items.some(t=>["waiting","sending","paused"].includes(t.state))}get isPaused(){return this.items.some(t=>t.state==="paused")}async settled(){for(;this.isBusy&&!this.isPaused;)await new Promise(t=>{this.#a=t})}files(){return Promise.all(this.items.map(async({media:t,at:s,file:n,caption:a})=>{let o=n?await xs(n):null;return t?{media:t,at:s,caption:a,blob:o}:{caption:a,blob:o,name:n.name||"file"}}))}get hasFailed(){return this.items.some(t=>t.state==="failed")}get isChanged(){return this.#t||this.removed.length>0||this.items.some(t=>!t.media?.id)}get media(){return this.items.filter(t=>t.media).map(t=>yo(t.media,t.caption))}get draft(){return this.items.filter(t=>t.media).map(({media:t,at:s,key:n,caption:a})=>({...t,at:s,key:n,caption:a}))}async add(t,s=[]){if(this.#i.aborted)return;let n=this.most-this.items.length,a=[...t].slice(0,n),o=a.map((r,l)=>({file:r,key:s[l],caption:"",preview:URL.createObjectURL(r),state:"waiting",progress:0}));this.items=[...this.items,...o],this.#e(t.length>n?i("upload.tooMany",{n:this.most}):""),await this.#o(a),this.#r()}async#o(t){for(let s of t){let{place:n}=await Ti(s);if(this.#i.aborted)return;if(n)return this.#s(n)}}#r(){if(this.#i.aborted)return;let t=Mm-this.items.filter(s=>s.state==="sending").length;for(let s of this.items.filter(n=>n.state==="waiting").slice(0,t))this.#m(s)}async#m(t){t.stop=new AbortController,Object.assign(t,{state:"sending",progress:0,problem:null}),this.#e();try{let s=await this.#p(t);if(!s)return;Object.assign(t,{media:s,at:Date.now(),state:"done"})}catch(s){if(s.name==="AbortError")return;Object.assign(t,{state:Fe(s)?"paused":"failed",problem:q(s)}),t.state==="paused"&&this.#l(t,s.retryAfter)}this.#e(),this.#r()}#l(t,s){t.pause=Math.min(Am,(t.pause??Im/2)*2),t.timer=setTimeout(()=>this.retry(t),1e3*(s||t.pause))}#d(){for(let t of this.items.filter(s=>s.state==="paused"))this.retry(t)}async#p(t){let{signal:s}=t.stop,n=await xs(t.file),{videoBytes:a,imageBytes:o}=$().limits,r=n.type.startsWith("video/")?a:o;if(n.size>r)throw{code:"large",text:i("upload.large",{size:Za(r)})};if(s.aborted)return null;let l=m=>{t.progress=m,this.#e()},[p]=await this.#n("POST","/api/media",n,{signal:s,progress:l});return p}retry(t){clearTimeout(t.timer),t.state="waiting",this.#r()}remove(t){this.#c(t),t.media?.id&&this.removed.push(t.media.id),this.items=this.items.filter(s=>s!==t),this.#e(),this.#r()}removeMissing(t){let s=this.items.filter(n=>n.media).filter((n,a)=>t.includes(a));s.forEach(this.#c),this.items=this.items.filter(n=>!s.includes(n)),this.#e()}move(t,s){this.items.splice(s,0,...this.items.splice(t,1)),this.#t=!0,this.#e()}setCaption(t,s){t.caption=s,this.#t=!0,this.#e()}stop(){this.items.forEach(this.#c)}#c({timer:t,stop:s,preview:n}){clearTimeout(t),s?.abort(),n&&URL.revokeObjectURL(n)}};var Mi=class extends Re{isNew=!1;title=i("edit.title");#t;#e="";#s="";constructor(t,s){super(t,s),this.back=`/finds/${t.params.id}`,this.#t=`/api${this.back}`}async begin(){let[t,s]=await Xa(this.#t),n=this.draft.stored;this.#s=s,this.#e=t.locationId,this.shown=Kn({audience:Be(t),...ec(t)}),this.values={...t,...n,...Zr(n,this.shown)};let a=o=>{o&&u(o),this.page.update()};this.uploads=new We(t.media,{changed:a,signal:this.page.signal}),this.place=new yt(this.page,n?.place??Jr(t),()=>this.changed())}saveDraft(){let t={...Pi(this.values),was:this.shown},s=this.place?.value;this.draft.save(s?.location?.id===this.#e?t:{...t,place:s})}async write(t,s){let{isPaused:n,isChanged:a,media:o,removed:r}=this.uploads;if(n)throw{code:"failed",text:i("edit.uploadFailed")};let l=await Ys(s),p=l===this.#e?{}:{locationId:l},m=o.map(M=>M.id?{id:M.id,caption:M.caption??null}:M),h=a?{media:m,mediaToDelete:r}:{};return R(this.#t,{...t,...p,...h},{headers:this.#s?{"If-Match":this.#s}:{}})}overwrite(){this.#s=""}async leave(t,s=""){await this.draft.remove(),await this.page.go(t,{replace:!0}),s&&u(s)}discard(){return this.uploads?.stop(),this.leave(`${this.back}/edit`)}};async function Zn(){if(!await caches.has(ds))return null;let e=await caches.open(ds),[t]=await e.keys(),s=t&&await(await e.match(t))?.formData();return s?{key:t,values:Lm(s),files:s.getAll("file"),left:Number(s.get("left"))}:null}function Lm(e){let t=e.get("title"),s=[e.get("text"),e.get("url")].filter(Boolean).join(`
`);return{...t?{title:t}:{},...s?{description:s}:{}}}async function ac(e){let t=await caches.open(ds);return await t.delete(e),(await t.keys()).length===0&&await caches.delete(ds),Zn()}var Bm=2,Ii=class{items=[];isWhole=!1;#t;#e;constructor(t,s){this.#t=t,this.#e=s}get shown(){return this.isWhole?this.items:this.items.slice(0,Bm)}async load(){await Co();let t=await ei();if(this.#t.signal.aborted)return;this.close();let s=ti().filter(n=>n.id!==this.#e);this.items=s.map(n=>{let a=n.media?.find(r=>r.at>Date.now()-Ks),o=a?null:t.find(r=>r.draft===n.id&&r.file.type.startsWith("image/"))?.file;return{draft:n,media:a,preview:o?URL.createObjectURL(o):""}}),this.#t.update()}showAll(){this.isWhole=!0,this.#t.update()}remove({draft:t}){zt(t.id).remove(),this.items=this.items.filter(s=>s.draft!==t),this.#t.update(),u(i("edit.draftDeleted"),"",{text:i("action.undo"),run:()=>this.#s(t)})}#s(t){return zt(t.id).set(t),this.load()}close(){for(let{preview:t}of this.items)t&&URL.revokeObjectURL(t)}};var jm=.15,oc=e=>e.slice(0,10);function Nm(e){let t="";return e.map(n=>({photo:n,time:t=n.time||t})).sort((n,a)=>n.time<a.time?-1:n.time>a.time?1:0).map(n=>n.photo)}var rc=e=>e.find(t=>t.place)?.place??null,cc=e=>e.find(t=>t.time)?.time??"";function Dm(e,t,s){let[n,a]=[rc(e),cc(e)];return e.length<s&&(!n||!t.place||Ht(n,t.place)<=jm)&&(!a||!t.time||oc(a)===oc(t.time))}function lc(e,t){let s=[];for(let n of Nm(e)){let a=s.findLast(o=>Dm(o,n,t));a?a.push(n):s.push([n])}return s}var Ss=e=>({place:rc(e),time:cc(e)}),pc=(e,t)=>e.flatMap((s,n)=>n===t?[]:n===t-1?[[...s,...e[t]]]:[s]),uc=(e,t,s)=>e.flatMap((n,a)=>a===t?[n.slice(0,s),n.slice(s)]:[n]);var Ai=class{groups=null;busy=!1;#t;#e=new Map;constructor(t){this.#t=t}get most(){return $().limits.mediaPerFind}get count(){return this.groups.flat().length}async consider(t,s){if(this.groups)return this.consider([...this.decline(),...t],s);if(t.length<2)return!1;let n=await Promise.all(t.map(async o=>({file:o,...await Ti(o)}))),a=lc(n,this.most);if(this.#t.signal.aborted||a.length<2&&t.length<=s)return!1;for(let o of n)o.preview=o.file.type.startsWith("image/")?URL.createObjectURL(o.file):"";return this.#s(a),!0}#s(t){this.groups=t,this.#t.update();for(let s of t)this.#i(s)}async#i(t){let{place:s}=Ss(t);if(!s||this.#e.has(t[0]))return;this.#e.set(t[0],"");let{name:n}=await Gs(s,{signal:this.#t.signal});this.#e.set(t[0],n),this.#t.update()}describe=t=>({name:Ss(t).place?this.#e.get(t[0])??"":"",time:Ss(t).time});canMerge=t=>t>0&&this.groups[t-1].length+this.groups[t].length<=this.most;merge(t){this.#s(pc(this.groups,t))}split(t,s){this.#s(uc(this.groups,t,s))}decline(){let t=this.groups.flat().map(s=>s.file);return this.close(),this.#t.update(),t}async accept(){if(this.busy)return;this.busy=!0,this.#t.update();let t=this.groups.map(()=>Te()),s=Date.now(),n=w()?.id;try{for(let[a,o]of this.groups.entries())await this.#n(n,t[a],o,s-a)}catch{if(w()?.id!==n)return null;for(let a of t)await Um(a);return this.busy=!1,this.#t.update(),u(i("group.noRoom"))}await this.#t.go(`/new?draft=${t[0]}`),u(i("group.made",{n:t.length}))}async#n(t,s,n,a){if(w()?.id!==t)throw{code:"stopped"};let{place:o}=Ss(n),r={id:s,at:a,audience:Fi(),media:[],label:this.describe(n).name};if(zt(s).set(o?{...r,place:{point:o,source:"photo",photo:o}}:r),!zt(s).get())throw{code:"storage"};await Do(s,n.map(l=>l.file),t)}close(){for(let{preview:t}of this.groups?.flat()??[])t&&URL.revokeObjectURL(t);this.groups=null}};async function Um(e){zt(e).remove(),await si(e)}var Cm=["no_place_in_text","link_unknown"],Li=class extends Re{isNew=!0;title=i("edit.new");back="/";received=null;photosExpired=!1;#t="";constructor(t,s){super(t,s),this.drafts=new Ii(t,this.draft.id),this.several=new Ai(t),this.settings=new oe(t)}async begin(){let{page:t,values:s}=this,n=await Yr(t.query,s.place),a=s.media??[],o=a.filter(m=>m.at>Date.now()-Ks);this.photosExpired=o.length<a.length;let r=m=>{m&&u(m),this.changed()},l=m=>this.place.suggestPoint(m);this.uploads=new We(o,{changed:r,placed:l,signal:t.signal}),this.place=new yt(t,n,r),this.place.point&&!this.place.label&&this.place.propose(),this.drafts.load(),this.settings.read().then(t.update,()=>{});let p=await this.draft.files();p.length&&this.uploads.add(p.map(m=>m.file),p.map(m=>m.key)),this.received=t.query.has("shared")?await Zn():null}async addFiles(t){let{items:s,most:n}=this.uploads;await this.several.consider(t,n-s.length)||await super.addFiles(t)}saveDraft(){let t=Pi(this.values),s=this.place?.value,n=this.uploads.draft,a=![t.title,t.description,t.category,s?.point,n.length,this.draft.hasFiles].some(Boolean);this.draft.save(a?null:{...t,place:s,label:this.place?.label,media:n,id:this.draft.id}),this.draft.release(this.uploads.items)}async resolveReceived(t){let{values:s,files:n,key:a}=this.received;this.received=null,t&&n.length&&await this.addFiles(n),this.received=await ac(a),this.change(t?s:{});let o=t?await this.#e(s):{};return this.form.clear("title"),this.page.update(),o}async#e(t){let s=[t.title,t.description].filter(Boolean).join(`
`);if(!Cn(s)||this.place.point)return{};try{let n=await dr(s,{signal:this.page.signal}),{title:a,description:o=""}=this.values,r=o.split(/\r?\n/),l=r.findIndex(h=>Cn(h)&&/^\S+$/.test(h.trim())),p=r.filter((h,M)=>M!==l&&h.trim()!==n.title),m={title:a||n.title,description:p.join(`
`).trim()};return this.change(m),this.place.point||this.place.setPlace(n),m}catch(n){return n.name!=="AbortError"&&!Cm.includes(n.reason)&&u(q(n)),{}}}async write(t,s){if(this.uploads.isPaused)return this.#s(t,s);try{return this.#t=await Ys(s),await wo(this.draft.findId,{...t,locationId:this.#t,media:this.uploads.media})}catch(n){if(!Fe(n))throw n;return this.#s(t,s)}}async#s(t,s){return await xo(this.draft.findId,{body:t,place:s,locationId:this.#t},this.uploads),await this.leave("/waiting",i("outbox.added")),null}async leave(t,s=""){s&&us.set(this.values.audience),await this.draft.remove(),await this.page.go(t,{replace:!0});let[n]=ti();s&&u(s,"",n&&{text:i("edit.next"),run:()=>this.page.go(`/new?draft=${n.id}`)})}discard(){return this.uploads?.stop(),this.leave("/new")}close(){super.close(),this.drafts.close(),this.several.close()}};import{html as Ge,nothing as Xn}from"../lib/lit-html/lit-html.js";function _m(e,t){e.remove(t),O(e.items.length?"drafts-title":"main")}var Em=({media:e,preview:t})=>Ge`
  <span class="thumb">${e||t?Ge`<img src=${e?.thumbnailUrl??t} alt="">`:c("edit")}</span>`;function Hm(e,t){let{draft:s}=t,n=s.title?.trim()||i("edit.untitled");return Ge`
    <li class="row draft">
      <a class="find grow" href="/new?draft=${s.id}">
        ${Em(t)}
        <span class="what">
          <span class="name" dir="auto">${n}</span>
          ${s.label?Ge`<span class="soft" dir="auto">${s.label}</span>`:Xn}
          <span class="soft">${_s(s.at)}</span>
        </span>
      </a>
      <button type="button" class="round" aria-label=${i("edit.draftDelete",{title:n})} @click=${()=>_m(e,t)}>
        ${c("trash")}
      </button>
    </li>`}var mc=e=>e.items.length?Ge`
  <section class="card drafts" id="drafts" aria-labelledby="drafts-title">
    <h2 id="drafts-title" tabindex="-1">${i("edit.drafts")}</h2>
    <ul class="rows">${e.shown.map(t=>Hm(e,t))}</ul>
    ${e.shown.length<e.items.length?Ge`
      <button type="button" class="link" @click=${()=>e.showAll()}>
        ${i("edit.allDrafts",{n:e.items.length})}
      </button>`:Xn}
  </section>`:Xn;var dc=e=>[...e?.files??[]].filter(t=>/^(image|video)\//.test(t.type)),hc=e=>[...e.dataTransfer?.types??[]].includes("Files"),zm=e=>e.target.matches?.("input, textarea")&&e.clipboardData.types.includes("text/plain");function fc(e,t){let s=a=>document.body.classList.toggle("dropping",a),n=(a,o)=>document.addEventListener(a,o,{signal:e});n("dragover",a=>{hc(a)&&(a.preventDefault(),s(!0))}),n("dragleave",a=>{a.relatedTarget||s(!1)}),n("drop",a=>{hc(a)&&(a.preventDefault(),s(!1),document.querySelector("dialog[open]")||t(dc(a.dataTransfer)))}),n("paste",a=>{let o=dc(a.clipboardData);!o.length||zm(a)||document.querySelector("dialog[open]")||(a.preventDefault(),t(o))}),e.addEventListener("abort",()=>s(!1))}import{html as ge,nothing as wc}from"../lib/lit-html/lit-html.js";var Qn=[1,5,20],Ke=e=>e?i("privacy.area",{distance:hs(e)}):i("privacy.exact");function Fs(e){if(!e)return i("privacy.asSet");let{area:t,home:s}=e,n=t?i("privacy.defaultArea",{distance:hs(t)}):i("privacy.defaultExact");return s&&!t?i("privacy.andHome",{usual:n}):n}var Ps=()=>Qn.map(e=>[String(e),Ke(e)]),ce=()=>[["0",Ke(0)],...Ps()],Bi=()=>[["true",i("privacy.forFriends")],["false",i("privacy.forMe")]];import{html as Ts,nothing as ta}from"../lib/lit-html/lit-html.js";var Ye="category";function $c(e,{category:t}){let s=document.getElementById(Ye);if(s.value=t,Ie(t)){e.proposals.close(),e.chooseCategory(t),document.querySelector("#fold-category summary")?.focus();return}s.dispatchEvent(new Event("input",{bubbles:!0})),e.proposals.close()}function Rm(e,t){t.form.typed(e.target),t.proposals.follow(e.target.value)}function Vm(e,t){let{items:s,at:n}=t.proposals;if(!s.length){e.key==="ArrowDown"&&t.proposals.follow(e.target.value);return}let a={ArrowDown:1,ArrowUp:-1}[e.key];if(a)t.proposals.move(a);else if(e.key==="Escape")t.proposals.close();else if(e.key==="Enter"&&n>=0)$c(t,s[n]);else return;e.preventDefault()}var Wm=(e,t,s)=>Ts`
  <li id="category-${s}" data-kind="category" role="option" aria-selected=${s===e.proposals.at?"true":"false"}
    @click=${()=>$c(e,t)}>
    ${lt(t.category)}
    <span class="grow" dir="auto">${G(t.category)}</span>
    <span class="soft far">${t.ownCount?i("categories.byYou",{n:t.ownCount}):t.count?S(t.count):ta}</span>
  </li>`,Gm=e=>{let{items:t}=e.proposals;return Ts`
    <div class="proposals" ?hidden=${!t.length} @mousedown=${s=>s.preventDefault()}>
      <ul id="category-list" role="listbox" aria-label=${i("categories.used")}>${t.map((s,n)=>Wm(e,s,n))}</ul>
    </div>
    <span class="unseen" role="status">${t.length?i("categories.count",{n:t.length}):""}</span>`};function gc(e){let{form:t,proposals:s}=e,n=t.errors[Ye];return Ts`
    <div class="field">
      <label for=${Ye}>${i("categories.own")} <span class="soft">${i("form.optional")}</span></label>
      <div class="combo">
        <input id=${Ye} name=${Ye} type="text" dir="auto" role="combobox" autocomplete="off" data-most=${$().limits.category}
          aria-autocomplete="list" aria-controls="category-list" aria-expanded=${s.items.length?"true":"false"}
          aria-activedescendant=${s.at>=0?`category-${s.at}`:ta}
          aria-describedby=${n?"category-error":"category-hint"} aria-invalid=${n?"true":ta}
          .defaultValue=${e.values.category??""} @input=${a=>Rm(a,e)} @keydown=${a=>Vm(a,e)}
          @focus=${a=>s.follow(a.target.value)} @blur=${()=>s.close()}>
        ${Gm(e)}
      </div>
      ${Ho(t.left[Ye])}
      ${n?Ts`<p class="error" id="category-error">${n}</p>`:Ts`<p class="hint" id="category-hint">${i("categories.hint")}</p>`}
    </div>`}var ji=(e,t,s,n,a)=>ge`
  <details class="fold" id="fold-${e}">
    <summary>${t} <span class="grow"><span>${s}</span> <span class="soft" dir="auto">${n}</span></span> ${c("next")}</summary>
    ${a}
  </details>`;function yc(e){let t=e?.closest("details");t&&(t.open=!0)}var Km=e=>ji("description",c("edit"),i("find.description"),e.values.description||i("edit.none"),d(e.form,"description",{label:i("find.description"),value:e.values.description??"",kind:"area",most:$().limits.description})),bc=(e,t,s)=>ge`
  <button type="button" class="chip" aria-pressed=${s?"true":"false"} @click=${()=>e.chooseCategory(t)}>
    ${lt(t)} ${G(t)}
  </button>`;function Ym(e){let{category:t}=e.values,[s,n]=t?[lt(t),G(t)]:[c("filter"),i("edit.none")];return ji("category",s,i("find.category"),n,ge`
    <fieldset>
      <legend>${i("find.category")}</legend>
      <div class="chips">
        ${ne().map(a=>bc(e,a,a===t))}
        ${bc(e,"other",e.isOther)}
      </div>
      ${e.isOther?gc(e):wc}
    </fieldset>`)}var Jm=(e,t)=>ge`
  <label class="choice">
    <input type="radio" name="audience" value=${t} ?checked=${e.values.audience===t}>
    <span>
      ${c(he(t))}
      <span>
        <span class="strong">${i(`find.audience.${t}`)}</span><br>
        <span class="soft">${i(`edit.audienceText.${t}`,{instance:z()})}</span>
      </span>
    </span>
  </label>`;function Zm(e){let{audience:t}=e.values;return ji("audience",c(he(t)),i("edit.who"),i(`find.audience.${t}`),ge`
    <fieldset class="choices">
      <legend>${i("edit.who")}</legend>
      ${Rt.map(s=>Jm(e,s))}
    </fieldset>`)}var Xm=e=>T("exact-for",{name:"exactForFriends",label:i("privacy.exactFor"),options:Bi(),chosen:e});function Qm(e){let{area:t="",exactForFriends:s="true"}=e.values;return ji("shown",c("map"),i("privacy.shown"),t===""?Fs(e.settings?.values):Ke(Number(t)),ge`
    ${T("area",{label:i("privacy.shown"),hint:i(e.isNew?"privacy.shownHint":"privacy.recall"),chosen:t,options:[...e.isNew?[["",Fs(e.settings.values)]]:[],...ce()]})}
    ${Number(t)?Xm(s):wc}`)}var vc=e=>ge`<div class="folds">${Km(e)}${Ym(e)}${Zm(e)}${Qm(e)}</div>`;import{html as Di,nothing as ia}from"../lib/lit-html/lit-html.js";import{html as Lt,nothing as Ms}from"../lib/lit-html/lit-html.js";var ea=16,kc=10,td=2,ed={lat:25,lng:5,zoom:1},Ni=class extends yt{failed=!1;problem="";#t;#e=null;constructor(t,s){super(t,s.value,()=>this.#i()),this.#t=t,Object.assign(this,{nearby:s.nearby,proposal:s.proposal})}async showMap(t){this.failed=!1;let s=this.#s();try{let n=await t({view:s,onMove:a=>this.#a(a),onPick:a=>this.setPoint(a,"tap")});if(this.#t.signal.aborted)return n.close();this.#e=n,this.photo&&n.mark(this.photo,i("spot.photoPlace"),"one ghost")}catch{this.failed=!0}return this.#e&&this.point&&this.#i(),this.#t.update(),!this.point&&ee.get()&&s.zoom>=kc?this.setPoint({lat:s.lat,lng:s.lng},"tap"):this.point?this.propose():null}#s(){if(this.point)return{...this.point,zoom:ea};let t=To();return t?.zoom?t:ed}#i(){this.problem="";let t=this.#e?.where();t&&!this.#n(t)&&this.#e.setView({...this.point,zoom:this.source==="tap"?t.zoom:Math.max(ea,t.zoom)},{animate:!1}),this.#t.update()}#n(t){return Ht(this.point,t)<td*Io(t)}#a(t){(!this.point||!this.#n(t))&&this.setPoint({lat:t.lat,lng:t.lng},"tap")}usePhoto(){return this.setPoint(this.photo,"photo")}useFound(t){return this.setPlace(t)}distance=t=>this.point&&t?Ht(this.point,t):void 0;check(){let t=this.#e?.where().zoom??ea,s=this.source==="tap"&&!this.chosen&&t<kc;return this.problem=this.point?s?i("spot.zoom"):"":i("spot.none"),this.#t.update(),!this.problem}close(){super.close(),this.#e?.close(),this.#e=null}};async function Je(e){let t=new AbortController,s=null,n=Z((o,r)=>(s??=new Ni({signal:t.signal,update:r},e),cd(s,o)),{label:i("spot.title"),kind:"chooser"});xc(s),await n&&e.take(s),t.abort(),s.close()}var xc=e=>e.showMap(t=>lr(document.getElementById("spot"),{...t,hasCross:!0})),sd=(e,t)=>Lt`
  <div class="row">
    <button type="button" class="round" aria-label=${i("nav.back")} @click=${()=>t()}>${c("back")}</button>
    <place-search id="spot-search" class="grow" .label=${i("spot.search")} .near=${e.point} .distance=${e.distance}
      @choose=${({detail:s})=>e.useFound(s.value)}></place-search>
  </div>`,id=e=>Lt`
  <div class="mapbox">
    <div id="spot" role="application" aria-label=${i("spot.map")}></div>
    ${e.failed?f({code:"map",text:i("map.failed")},()=>xc(e)):Ms}
  </div>`;function nd(e,t){let s=e.chosen?.id===t.id;return Lt`
    <button type="button" class="chip" aria-pressed=${s?"true":"false"} @click=${()=>e.toggle(t)}>
      ${c(s?"check":"pin")} <bdi>${t.name}</bdi> <span class="soft">${Es(t.distance)}</span>
    </button>`}var ad=e=>Lt`
  <div class="chips scrolls" role="group" aria-label=${i("spot.proposals")}>
    <button type="button" class="chip" @click=${()=>e.locate()}>${c("here")} ${i("spot.here")}</button>
    ${e.photo&&e.source!=="photo"?Lt`
      <button type="button" class="chip" @click=${()=>e.usePhoto()}>${c("camera")} ${i("spot.photoPlace")}</button>`:Ms}
    ${e.nearby.map(t=>nd(e,t))}
  </div>`,od=e=>Lt`
  <div class="field">
    <label for="place-name">${i("spot.name")} <span class="soft">${i("form.optional")}</span></label>
    <input id="place-name" autocomplete="off" dir="auto" placeholder=${e.proposal||i("spot.nameHint")} .value=${e.name}
      @input=${t=>e.setName(t.target.value)}>
  </div>`,sa=e=>i(`spot.${e.source||"set"}`),rd=e=>Lt`
  <p class="at" role="status">
    ${c("pin")}
    <span class="grow"><span class="strong" dir="auto">${e.label||i(e.point?"spot.unnamed":"spot.none")}</span>
      ${e.point?Lt`<span class="soft">${sa(e)}</span>`:Ms}</span>
  </p>`,cd=(e,t)=>Lt`
  <h2 class="unseen" tabindex="-1" autofocus>${i("spot.title")}</h2>
  ${sd(e,t)}
  ${id(e)}
  <div class="panel">
    ${rd(e)}
    ${ad(e)}
    ${e.chosen?Ms:od(e)}
    ${e.problem?Lt`<p class="error" role="alert">${e.problem}</p>`:Ms}
    <button type="button" class="main" id="use-place" @click=${()=>e.check()&&t(!0)}>${i("spot.use")}</button>
  </div>`;var Oc=(e,t)=>Di`
  <span class="row">
    ${c("pin")} <span class="grow"><span class="strong" dir="auto">${e}</span><br><span class="soft">${t}</span></span>
    ${c("next")}
  </span>`,qc=(e,t)=>Di`
  <fieldset>
    <legend>${i("edit.where")}</legend>
    <button type="button" class="where" id="place" aria-describedby=${t?"place-error":ia} @click=${()=>Je(e)}>
      ${e.point?Di`<place-map inert .at=${e.point}></place-map>`:ia}
      ${e.point?Oc(e.label||i("spot.unnamed"),[sa(e),i("spot.change")].filter(Boolean).join(" · ")):Oc(i("spot.title"),i("spot.chooseHint"))}
    </button>
    ${t?Di`<p class="error" id="place-error" role="alert">${t}</p>`:ia}
  </fieldset>`;import{html as be,nothing as na}from"../lib/lit-html/lit-html.js";function ld(e,t){e.merge(t),O(`group-${t-1}`)}function pd(e,t,s){e.split(t,s),O(`group-${t+1}`)}var ud=({preview:e,file:t})=>e?be`<img src=${e} alt="">`:be`<span class="film" title=${t.name}>${c("play")}</span>`,md=(e,t,s)=>be`
  <button type="button" class="cut" aria-label=${i("group.split",{n:s+1})} title=${i("group.split",{n:s+1})}
    @click=${()=>pd(e,t,s)}></button>`;function dd(e,t,s){let{name:n,time:a}=e.describe(t),o=[a&&bt(a),n].filter(Boolean);return be`
    <li>
      <div class="row between">
        <h3 id="group-${s}" tabindex="-1">${i("group.find",{n:s+1})} <span class="soft" dir="auto">${o.join(" · ")}</span></h3>
        ${e.canMerge(s)?be`
          <button type="button" class="link" aria-describedby="group-${s}" @click=${()=>ld(e,s)}>
            ${i("group.merge")}
          </button>`:na}
      </div>
      <ul class="group">${t.map((r,l)=>be`<li>${l?md(e,s,l):na}${ud(r)}</li>`)}</ul>
    </li>`}var Sc=(e,t)=>e.groups?be`
  <section class="card" id="several" aria-labelledby="several-title">
    <h2 id="several-title" tabindex="-1">${i("group.title",{n:e.count,finds:i("group.finds",{n:e.groups.length})})}</h2>
    <p class="hint">${i("group.hint")}</p>
    <ol class="groups">${e.groups.map((s,n)=>dd(e,s,n))}</ol>
    <div class="publish row">
      <button type="button" class="quiet" @click=${t}>${i("group.one")}</button>
      <button type="button" class="main" aria-busy=${e.busy?"true":"false"} @click=${()=>e.accept()}>
        ${i("group.make",{n:e.groups.length})}
      </button>
    </div>
  </section>`:na;import{html as ot,nothing as Kt}from"../lib/lit-html/lit-html.js";import{html as aa}from"../lib/lit-html/lit-html.js";async function hd(e,t,s){let n=null,a={label:i("upload.caption"),hint:i("upload.captionHint"),value:t.caption,most:$().limits.caption},o=await Z((r,l)=>(n??=new x({send:({caption:p})=>r(p.trim()),update:l}),aa`
      <h2>${i("upload.caption")}</h2>
      <div class="captioned">${s}</div>
      <form novalidate @submit=${n.submit}>
        ${d(n,"caption",a)}
        <div class="row end">
          <button type="button" class="quiet" @click=${()=>r()}>${i("action.cancel")}</button>
          ${L(n,i("action.save"))}
        </div>
      </form>`),{label:i("upload.captionOf",{n:e.items.indexOf(t)+1})});o!==null&&e.setCaption(t,o)}var Fc=(e,t,s,n)=>aa`
  <button type="button" class="words ${t.caption?"":"round"}" @click=${()=>hd(e,t,n)}
    aria-label="${i("upload.captionOf",{n:s})}${t.caption?`: ${t.caption}`:""}">
    ${t.caption?aa`<span dir="auto">${t.caption}</span>`:c("edit")}
  </button>`;var[fd,$d]=[6,10],gd=300,C=null;function Pc(){C.isOn=!0,C.item.classList.add("lifted"),navigator.vibrate?.(10)}var Tc=e=>[...e.parentElement.querySelectorAll(":scope > [data-drag]")],bd=(e,t)=>Tc(C.item).find(s=>{let n=s.getBoundingClientRect();return s!==C.item&&n.left<=e&&e<=n.right&&n.top<=t&&t<=n.bottom});function wd(e){if(e.pointerId!==C.id)return;let[t,s]=[e.clientX-C.x,e.clientY-C.y],n=e.pointerType==="touch";if(!C.isOn){if(Math.hypot(t,s)<(n?$d:fd))return;if(n)return C.end();Pc()}C.item.style.transform=`translate(${t}px, ${s}px) scale(1.04)`,C.over?.classList.remove("target"),C.over=bd(e.clientX,e.clientY),C.over?.classList.add("target")}function Mc(e,t){if(e.button||C||e.target.closest("button, input, a"))return;let s=e.currentTarget,n=new AbortController,{signal:a}=n,o=()=>{clearTimeout(C.timer),n.abort(),s.classList.remove("lifted"),s.style.transform="",C.over?.classList.remove("target"),C=null};C={item:s,x:e.clientX,y:e.clientY,id:e.pointerId,isOn:!1,over:null,end:o},e.pointerType==="touch"&&(C.timer=setTimeout(Pc,gd));let r=p=>{p.pointerId===C.id&&o()},l=p=>{if(p.pointerId!==C.id)return;let[m,h]=[s,C.isOn&&C.over].map(M=>Tc(s).indexOf(M));o(),h>=0&&t(m,h)};document.addEventListener("pointermove",wd,{signal:a}),document.addEventListener("pointerup",l,{signal:a}),document.addEventListener("pointercancel",r,{signal:a}),document.addEventListener("keydown",p=>{p.key==="Escape"&&o()},{signal:a})}function Ui(e){(C?.isOn||e.type==="dragstart")&&e.preventDefault()}var yd="image/*,video/mp4,video/quicktime,video/webm";function vd(e,t){let s=e.items.indexOf(t);e.remove(t),queueMicrotask(()=>{(document.querySelectorAll(".shot .drop")[Math.min(s,e.items.length-1)]??document.getElementById("files"))?.focus()})}function Ic(e,t,s){e.move(t,s),queueMicrotask(()=>{let n=s<t?".before, .after":".after, .before";document.querySelectorAll(".shot")[s]?.querySelector(n)?.focus()})}function Ac(e){return e.media?ut(e.media,{thumb:!0,eager:!0}):e.file.type.startsWith("video/")?ot`<span class="film">${c("play")}</span>`:ot`<img src=${e.preview} alt="">`}var Lc={handleEvent:e=>{e.target.hidden=e.type==="error"},capture:!0},Ci=(e,t,s,n,a)=>ot`
  <button type="button" class="round ${e}" aria-label=${i(`upload.${t}`,{n})} @click=${a}>${c(s)}</button>`,kd=(e,t)=>e.progress<1?ot`<progress max="1" .value=${e.progress} aria-label=${i("upload.progress",{n:t})}></progress>`:ot`<span class="over">${i("upload.processing")}</span>`,xd=(e,t)=>({sending:()=>kd(e,t),paused:()=>ot`<span class="over" title=${e.problem}>${i("upload.paused")}</span>`,waiting:()=>ot`<span class="over">${i("upload.waiting")}</span>`,failed:()=>ot`<span class="over error">${i("upload.failed")}</span>`,done:()=>Kt})[e.state]();function Od(e,t,s){let n=s+1;return ot`
    <li class="shot ${t.state}" data-drag @pointerdown=${a=>Mc(a,(o,r)=>e.move(o,r))}
      @error=${Lc} @load=${Lc}>
      ${Ac(t)}
      ${s===0&&e.items.length>1?ot`<span class="cover">${i("upload.cover")}</span>`:Kt}
      ${xd(t,n)}
      <span class="buttons">
        ${s>0?Ci("before","earlier","back",n,()=>Ic(e,s,s-1)):Kt}
        ${n<e.items.length?Ci("after","later","next",n,()=>Ic(e,s,s+1)):Kt}
        ${t.state==="failed"||t.state==="paused"?Ci("","again","retry",n,()=>e.retry(t)):Kt}
        ${Ci("drop",t.state==="done"?"remove":"cancel","close",n,()=>vd(e,t))}
      </span>
      ${t.state==="failed"?Kt:Fc(e,t,n,Ac(t))}
    </li>`}function qd(e,t){t([...e.target.files]),e.target.value=""}var Sd=(e,t)=>ot`
  <li class="shot add">
    <label for="files">
      ${c("camera")}<span class="strong">${i(e.items.length?"upload.more":"upload.add")}</span>
      ${e.items.length?Kt:ot`<span class="soft mice">${i("upload.drop")}</span>`}
    </label>
    <input id="files" type="file" accept=${yd} multiple @change=${s=>qd(s,t)}>
  </li>`;function Fd(e){let t=e.items.filter(n=>n.state==="done").length,s=[...new Set(e.items.filter(n=>n.state==="failed").map(n=>n.problem))];return ot`
    <p class="hint" role="status">${e.isBusy?i("upload.ready",{n:t,of:S(e.items.length)}):""}</p>
    ${s.map(n=>ot`<p class="error" role="alert">${n}</p>`)}`}var Bc=(e,t)=>ot`
  <ul class="shots ${e.items.length?"":"bare"}" @touchmove=${Ui} @contextmenu=${Ui} @dragstart=${Ui}>
    ${e.items.map((s,n)=>Od(e,s,n))}
    ${e.items.length<e.most?Sd(e,t):Kt}
  </ul>
  ${e.items.length>1?ot`<p class="hint">${i("upload.order")}</p>`:Kt}
  ${Fd(e)}`;async function Nc(e,t){await e.addFiles(t),e.several?.groups&&O("several-title")}function Pd(e){e.uploads.add(e.several.decline()),O("files")}async function Td(e){jc(e.received.values),jc(await e.resolveReceived(!0))}function jc(e){for(let[t,s]of Object.entries(e)){let n=document.getElementById(t);n&&(n.value=s)}}var Md=e=>{let t=mr(Object.values(e).join(`
`));return t?mt`<p class="hint">${i("places.asks",{host:t})}</p>`:qt},Id=(e,t)=>mt`
  <section class="card" id="offer" aria-labelledby="offered">
    <h2 id="offered">${i("edit.shared")}</h2>
    <p class="hint">${i("edit.sharedHint")}</p>
    ${Object.values(e.received.values).map(s=>mt`<p class="text" dir="auto">${s}</p>`)}
    ${Md(e.received.values)}
    ${e.received.files.length?mt`<p>${i("edit.sharedFiles",{n:e.received.files.length})}</p>`:qt}
    ${t?mt`<p class="note">${i("edit.sharedFull")}</p>`:qt}
    ${e.received.left?mt`<p class="note">${i("edit.sharedLeft",{n:e.received.left})}</p>`:qt}
    <div class="row end">
      <button type="button" class="quiet" @click=${()=>e.resolveReceived(!1)}>${i("edit.sharedDrop")}</button>
      <button type="button" @click=${()=>Td(e)}>${i("edit.sharedTake")}</button>
    </div>
  </section>`;async function Ad(e){await A(i("edit.discardTitle"),i("edit.discardText"),i("edit.startOver"))&&e.discard()}var Ld=()=>A(i("privacy.inHome"),i("privacy.inHomeText"),i("privacy.showExact")),Bd=e=>mt`
  <p class="note">
    ${i("edit.restored")} <button type="button" class="link" @click=${()=>Ad(e)}>${i("edit.startOver")}</button>
  </p>`,jd=e=>mt`
  <fieldset>
    <legend>${i("edit.photos")}</legend>
    ${e.photosExpired?mt`<p class="note">${i("edit.photosGone")}</p>`:qt}
    ${Bc(e.uploads,t=>Nc(e,t))}
    <p class="hint">${i("edit.photosMost",{n:e.uploads.most})} ${i("edit.photosHint")}</p>
  </fieldset>`,Nd=e=>mt`
  ${F(e.form)}
  ${e.form.refusal?.reason==="changed_since"?mt`
    <div class="row">
      <a class="button quiet" href=${e.back} target="_blank">${i("edit.theirs")}</a>
      <button type="submit" class="quiet" @click=${()=>e.overwrite()}>${i("edit.mine")}</button>
    </div>`:qt}`;function Dd(e,t){t.change(_o(e.currentTarget))}async function Ud(e,t){let n=await t.submit(e)?document.querySelector("form [aria-invalid=true]"):document.getElementById("place");yc(n),n?.focus()}function Cd(e){let{title:t}=e.values,s=e.form.busy&&e.uploads.isBusy?"edit.waiting":e.isNew?"edit.publish":"action.save",n=a=>Dd(a,e);return mt`
    <form class="card" novalidate ?hidden=${!!e.several?.groups}
      @input=${n} @change=${n} @submit=${a=>Ud(a,e)}>
      ${e.isRestored?Bd(e):qt}
      ${jd(e)}
      ${qc(e.place,e.placeError)}
      ${d(e.form,"title",{label:i("find.titleField"),value:t,required:!0,most:$().limits.title})}
      ${vc(e)}
      <div class="publish">
        ${Nd(e)}
        <div class="row end">
          <a class="button quiet" href=${e.back}>${i("action.cancel")}</a>
          ${L(e.form,i(s))}
        </div>
      </div>
    </form>`}var _d=(e,t)=>mt`
  ${e.received?Id(e,t.get("shared")==="full"):qt}
  ${Sc(e.several,()=>Pd(e))}
  ${e.several.groups?qt:mc(e.drafts)}`;function Ed(e,t){return e.loading.problem?f(e.loading.problem,t):e.uploads?Cd(e):k(4)}function Dc(e){let t=new(e.params.id?Mi:Li)(e,{showHome:Ld}),s=()=>t.loading.load();return fc(e.signal,n=>t.uploads&&Nc(t,n)),{title:t.title,ready:s(),view:()=>mt`
      ${y(t.title,qt,t.back)}
      ${t.isNew?_d(t,e.query):qt}
      ${Ed(t,s)}`,close:()=>t.close()}}import{html as Qe,nothing as Yc}from"../lib/lit-html/lit-html.js";var Hd=3,zd=4,_i=(e,t=0)=>new Date(e.getFullYear(),e.getMonth(),e.getDate()-t);function Rd(){let e=new Intl.Locale(Va());return((e.getWeekInfo?.()??e.weekInfo)?.firstDay??1)%7}var Vd=e=>[["today",_i(e)],["yesterday",_i(e,1)],["week",_i(e,(e.getDay()-Rd()+7)%7)],["earlier",-1/0]],oa=e=>_i(new Date(e.createdAt)).getTime(),Ei=e=>`${oa(e)} ${e.user.id}`;function Wd(e){let t=new Map;for(let s of e)t.set(Ei(s),[...t.get(Ei(s))??[],s]);return t}function Uc(e,{now:t=new Date,mayContinue:s=!1}={}){let n=Wd(e),a=s&&e.length?oa(e.at(-1)):NaN,o=new Map,r=Vd(t);for(let l of e){let p=n.get(Ei(l)),m=p.length>=Hd;if(m&&p[0]!==l)continue;let h=m?{key:Ei(l),finds:p,hasMore:oa(l)===a}:{find:l},M=new Date(l.createdAt),[et]=r.find(([,qe])=>M>=qe);o.set(et,[...o.get(et)??[],h])}return[...o].map(([l,p])=>({name:l,entries:p}))}function Cc(e){let t=n=>n.media.length>0,s=[...e.filter(t),...e.filter(n=>!t(n))].slice(0,zd);return{shown:s,rest:e.length-s.length}}var Gd=1500,[Kd,Yd]=[4,4],Jd=9;function Zd(){let e=ae(ee.get());return e?.zoom>=Jd?{lat:e.lat,lng:e.lng}:null}var Xd=()=>Promise.race([Ao(),Zs(Gd,null)]),Qd=e=>e?{lat:Math.round(e.lat*100)/100,lng:Math.round(e.lng*100)/100}:{},Hi=class{at=null;isHere=!1;busy=!1;#t=new WeakMap;#e;#s;constructor(t){this.#s=t,this.at=t.kept?.at??null,this.isHere=t.kept?.isHere??!1,this.#e=new Set(t.kept?.open),this.list=E(t,()=>v("/api/finds/feed",{...Qd(this.at),limit:20}))}liking(t){let s=this.#t.get(t);return s||this.#t.set(t,s=new Eo(t.id,()=>t,this.#s)),s}save(t,s){return Bo(t,s,this.#s.update)}load=async()=>{if(this.#s.kept?.at===void 0){let t=await Xd();this.#o(t??Zd(),!!t)}await this.#n()};get days(){return Uc(this.list.items??[],{mayContinue:!!this.list.next})}get#i(){return this.days.reduce((t,s)=>t+s.entries.length,0)}isOpen=({key:t})=>this.#e.has(t);toggle({key:t}){this.#e.delete(t)||this.#e.add(t),this.#s.keep({open:[...this.#e]}),this.#s.update()}async#n(){await this.list.load(),await this.#a(Kd)}more=()=>this.#a(this.#i+1);async#a(t){for(let s=0;this.list.next&&this.#i<t&&s<Yd;s++){let n=this.list.items.length;if(await this.list.more(),this.list.items?.length===n)return}}#o(t,s){Object.assign(this,{at:t,isHere:s}),this.#s.keep({at:t,isHere:s})}async nearMe(){this.busy=!0,this.#s.update();try{this.#o(await Xs({timeout:1e4}),!0),this.list.clear(),await this.#n()}catch(t){u(q(t))}this.busy=!1,this.#s.update()}distance=t=>this.isHere?Ht(this.at,it(t.location)):void 0};function th(){return eo()?!0:pt.get("installPrompt")||so()?!1:void 0}async function eh(){let e=await Vs();return{on:!0,off:!1}[e]}var Ze=class{steps=[];isKnown=!1;#t;constructor(t){this.#t=t}get isOver(){return jn.get()===w()?.id}get left(){return this.steps.filter(t=>!t.isDone).length}async load(){if(this.isOver){this.isKnown=!0;return}let{signal:t}=this.#t,s={profile:!!w().displayName||!!w().profilePicture?.startsWith("/api/media/"),streets:w().role==="admin"&&$().tiles?.kind==="vector"?ir().length>0:void 0,find:g(`/api/users/${w().id}`,{signal:t}).then(a=>a.findCount>0),friend:g("/api/friends?limit=1",{signal:t}).then(a=>a.length>0),push:eh(),install:th()},n=await Promise.all(Object.entries(s).map(async([a,o])=>({name:a,isDone:await Promise.resolve(o).catch(()=>{})})));t.aborted||(this.isKnown=!0,this.steps=n.filter(a=>a.isDone!==void 0),this.steps.length===n.length&&!this.left&&this.dismiss(),this.#t.update())}async installNow(){let t=pt.get("installPrompt");t&&(await t.prompt(),pt.set("installPrompt",null),await this.load())}dismiss=()=>{jn.set(w().id),this.steps=[],this.#t.update()}};import{html as Yt,nothing as we}from"../lib/lit-html/lit-html.js";var sh="(min-width: 1180px) 516px, (min-width: 720px) 688px, 100vw",ih=(e,t)=>Yt`
  <span class="cover c-${Ae(e.category).code}">
    ${e.media.length?ut(e.media[0],{sizes:sh,eager:t}):lt(e.category)}
    ${e.media[0]?.type==="video"?Yt`<span class="play">${c("play")}</span>`:we}
    ${e.media.length>1?Yt`<span class="counter">${i("feed.photos",{n:e.media.length})}</span>`:we}
  </span>`;function nh(e,t){let s=[io(e,e.location)?"":zs(e.location),t===void 0?"":Ja(t)].filter(Boolean);return s.length?Yt`
    <span class="soft">${c("pin")} <bdi>${s[0]}</bdi>${s[1]?Yt` · ${s[1]}`:we}</span>`:we}var ra=(e,t,s=we)=>Yt`
  <span class="by">
    ${W(e.user,28)} <span class="grow">${b(e.user)} <span class="soft">· ${K(e.createdAt)}</span></span>
    ${t&&e.reason==="friend"?Yt`<span class="badge">${i("feed.friend")}</span>`:we}
    ${s}
  </span>`,_c=(e,t,s,{km:n,eager:a,isMixed:o})=>Yt`
  <li class="feed-card">
    <a href="/finds/${e.id}">
      ${ih(e,a)}
      <span class="about">
        <span class="name" dir="auto">${e.title}</span>
        ${nh(e,n)}
        ${ra(e,o,Xo(e))}
      </span>
    </a>
    <div class="acts">
      ${Jo(t,`like-${e.id}`)}
      <a class="act" href="/finds/${e.id}#comments" aria-label=${i("find.commentOn",{title:e.title})}>
        ${c("comment")} ${e.commentCount?Yt`<span>${S(e.commentCount)}</span>`:we}
      </a>
      <span class="grow"></span>
      ${Yo(e,s,`save-${e.id}`)}
    </div>
  </li>`;import{html as Xe,nothing as Ec}from"../lib/lit-html/lit-html.js";var ca=({key:e})=>`group-${e.replace(" ","-")}`;async function Hc(e,t){e.toggle(t),await O(ca(t))}var ah=(e,t)=>Xe`
  <span class="piece c-${Ae(e.category).code}">
    ${e.media.length?ut(e.media[0],{thumb:!0}):lt(e.category)}
    ${t?Xe`<span class="beyond">+${S(t)}</span>`:Ec}
  </span>`;function oh(e){let{shown:t,rest:s}=Cc(e);return Xe`
    <span class="cover ${t[0].media.length?"":"signs"}">
      <span class="mosaic of-${t.length}">${t.map((n,a)=>ah(n,a===t.length-1?s:0))}</span>
    </span>`}var zc=({finds:e,hasMore:t})=>i("feed.several",{n:e.length,more:t}),rh=e=>e.map((t,s)=>Xe`${s?" · ":Ec}<bdi>${t.title}</bdi>`),ch=(e,t)=>Xe`
  <li class="feed-card">
    <button type="button" class="group-face" id=${ca(t)} aria-expanded="false" @click=${()=>Hc(e,t)}>
      ${oh(t.finds)}
      <span class="about">
        <span class="name">${zc(t)}</span>
        <span class="soft titles">${rh(t.finds.slice(0,10))}</span>
        ${ra(t.finds[0],!!e.at)}
      </span>
    </button>
  </li>`,lh=(e,t,s)=>Xe`
  <li class="feed-group">
    <div class="by">
      ${W(t.finds[0].user,28)}
      <span class="grow">${b(t.finds[0].user)} <span class="soft">· ${zc(t)}</span></span>
      <button type="button" class="quiet" id=${ca(t)} aria-expanded="true" @click=${()=>Hc(e,t)}>
        ${i("feed.less")}
      </button>
    </div>
    <ul class="feed-list">${t.finds.map(n=>s(n))}</ul>
  </li>`,Rc=(e,t,s)=>e.isOpen(t)?lh(e,t,s):ch(e,t);import{html as ye,nothing as Is}from"../lib/lit-html/lit-html.js";var Vc={profile:()=>"/profile",streets:()=>"/admin/map",find:()=>"/new",friend:()=>wt()?"/invites":"/people",push:()=>"/settings/notifications"},ph=e=>i(e==="friend"&&wt()?"steps.inviteAction":`steps.${e}Action`);function uh(e,t){return Vc[t]?ye`<a class="button quiet" href=${Vc[t]()}>${ph(t)}</a>`:pt.get("installPrompt")?ye`<button type="button" class="quiet" @click=${()=>e.installNow()}>${i("steps.installAction")}</button>`:ye`<span class="hint">${i("steps.installHint")}</span>`}var mh=(e,{name:t,isDone:s})=>ye`
  <li class="step ${s?"done":""}">
    <span class="tick">${s?c("check"):Is}</span>
    <span class="grow">${i(t==="friend"&&wt()?"steps.invite":`steps.${t}`,{instance:z()})}${s?ye`<span class="unseen"> (${i("steps.done")})</span>`:Is}</span>
    ${s?Is:uh(e,t)}
  </li>`;async function dh(e,t){let s=new Ze(t);e.note=()=>s.isOver||!s.left?Is:ye`
    <p class="row between steps-left">
      <a class="chip" href="/feed">${c("check")} ${i("steps.count",{n:s.steps.length-s.left,all:s.steps.length})}</a>
      ${ct(s.dismiss)}
    </p>`,await s.load()}var Wc=e=>e.isOver||!e.left?Is:ye`
  <section class="card" aria-labelledby="steps">
    <div class="row between"><h2 id="steps">${i("steps.title")}</h2>${ct(e.dismiss)}</div>
    <ul class="first-steps">${e.steps.map(t=>mh(e,t))}</ul>
  </section>`;var hh=()=>Qe`<a class="button quiet" href="/people">${c("people")} ${i("nav.people")}</a>`,fh=e=>e.isHere?Yc:Qe`
  <button type="button" class="chip" aria-busy=${e.busy?"true":"false"} @click=${()=>e.nearMe()}>
    ${c("here")} ${i("feed.nearMe")}
  </button>`,Gc=e=>Qe`
  <p class="row between"><span class="soft">${i(e.at?"feed.around":"feed.friends")}</span>${fh(e)}</p>`,Kc=(e,t)=>_c(e,t.liking(e),s=>t.save(e,s),{km:t.distance(e),eager:e===t.list.items[0],isMixed:!!t.at}),$h=({name:e,entries:t},s)=>Qe`
  <section class="stack" aria-labelledby="day-${e}">
    <h2 id="day-${e}">${i(`feed.${e}`)}</h2>
    <ul class="feed-list">
      ${t.map(n=>n.find?Kc(n.find,s):Rc(s,n,a=>Kc(a,s)))}
    </ul>
  </section>`;function gh(e,t){let{items:s,problem:n}=e.list;return!n&&(!s||!t.isKnown)?k(3):[Wc(t),bh(e)]}function bh(e){let{items:t,problem:s,load:n}=e.list;if(s)return f(s,n);if(!t.length&&!e.list.next){let a=i(e.at?"feed.noneText":"feed.noneFriends");return[Gc(e),B(i("feed.none"),a,Yc,"feed")]}return Qe`
    ${Gc(e)}
    ${e.days.map(a=>$h(a,e))}
    ${j({...e.list,more:e.more})}`}function Jc(e){let t=new Hi(e),s=new Ze(e);return{title:i("feed.title"),broad:!0,ready:Promise.all([t.load(),s.load()]),view:()=>Qe`
      ${y(i("feed.title"),hh())}
      ${gh(t,s)}`}}import{html as _,nothing as ts}from"../lib/lit-html/lit-html.js";var wh=30,zi=e=>e.map(t=>typeof t=="string"?t:t[0]==="code"?t[1]:zi(t.at(-1))).join("");function Zc([e,t,s]){return e==="pre"?t:e==="ul"||e==="ol"?t.map(n=>n.map(Zc).join(" ")).join(" "):e==="table"?t.map(n=>n.map(zi).join(" ")).join(" "):zi(s??t)}function yh(e){let t=[{document:e,id:"",title:e.title,texts:[]}];for(let s of e.blocks)/^h\d$/.test(s[0])?t.push({document:e,id:s[1],title:zi(s[2]),texts:[]}):t.at(-1).texts.push(Zc(s));return t.map(({texts:s,...n})=>({...n,text:s.join(" ")}))}var vh=({document:e,id:t})=>`/help/${e.name}${t?`#${t}`:""}`;function kh(e,t){let s=Math.min(...t.map(o=>se(e).indexOf(o)).filter(o=>o>=0),e.length),n=s>60?e.lastIndexOf(" ",s-40)+1:0,a=e.slice(n,n+160);return`${n?"… ":""}${a}${n+160<e.length?" …":""}`}function xh(e,t){let s=se(t).split(/\s+/).filter(Boolean);if(!s.length)return[];let n=({title:o,text:r})=>s.every(l=>se(`${o} ${r}`).includes(l))?s.some(l=>se(o).includes(l))?2:1:0;return e.flatMap(yh).map(o=>[n(o),o]).filter(([o])=>o).sort(([o],[r])=>r-o).slice(0,wh).map(([,o])=>({address:vh(o),title:o.title,document:o.document,part:kh(o.text,s)}))}function Oh(e,t){let s=({name:a,language:o})=>a.replace(new RegExp(`-${o}$`),""),n=a=>a.language===t||a.language==="en"&&!e.some(o=>o.language===t&&s(o)===s(a));return e.filter(n)}var Ri=class{query="";#t;#e=[];constructor(t){this.#t=t,this.loading=H(t,async()=>{let s=await fetch(new URL("bundle/help.json",Se).href,{signal:t.signal});if(!s.ok)throw Object.assign(new Error("the documents are not there"),{code:"strange",status:s.status});this.#e=await s.json()}),this.query=t.query.get("q")??""}get documents(){return Oh(this.#e,Ot())}get document(){return this.#e.find(t=>t.name===this.#t.params.name)}get found(){return xh(this.documents,this.query)}search(t){this.query=t,this.#t.rename(v("/help",{q:t.trim()})),this.#t.update()}};var Bt=e=>e.map(t=>typeof t=="string"?t:qh[t[0]](t)),qh={b:([,e])=>_`<b>${Bt(e)}</b>`,i:([,e])=>_`<i>${Bt(e)}</i>`,code:([,e])=>_`<code>${e}</code>`,a:([,e,t])=>/^https?:/.test(e)?_`<a href=${e} target="_blank" rel="noopener">${Bt(t)}</a>`:_`<a href=${e}>${Bt(t)}</a>`},Xc=e=>_`<li>${e.length===1&&e[0][0]==="p"?Bt(e[0][1]):e.map(el)}</li>`,Qc=(e,t)=>_`<tr>${e.map(t)}</tr>`,Sh={h2:([,e,t])=>_`<h2 id=${e} tabindex="-1">${Bt(t)}</h2>`,h3:([,e,t])=>_`<h3 id=${e} tabindex="-1">${Bt(t)}</h3>`,p:([,e])=>_`<p>${Bt(e)}</p>`,pre:([,e])=>_`<pre tabindex="0">${e}</pre>`,ul:([,e])=>_`<ul>${e.map(Xc)}</ul>`,ol:([,e])=>_`<ol>${e.map(Xc)}</ol>`,table:([,[e,...t]])=>_`
    <div class="scrolls" tabindex="0"><table>
      <thead>${Qc(e,s=>_`<th scope="col">${Bt(s)}</th>`)}</thead>
      <tbody>${t.map(s=>Qc(s,n=>_`<td>${Bt(n)}</td>`))}</tbody>
    </table></div>`},el=e=>Sh[e[0]](e),tl=e=>_`<ul class="people">${e.map(t=>nt(`/help/${t.name}`,"",t.title,"",t.language))}</ul>`,Fh=([e,...t])=>_`
  <section class="card">${tl([e])}</section>
  <section class="card">
    <h2>${i("help.running")}</h2>
    ${tl(t)}
  </section>`;function Ph(e){let t=e.found;return _`
    <p class="unseen" role="status">${i("help.found",{n:t.length})}</p>
    ${t.length?_`<section class="card"><ul class="people">${t.map(({address:s,title:n,document:a,part:o})=>nt(s,"",a.title===n?n:`${a.title} › ${n}`,o,a.language))}</ul></section>`:B(i("help.none"),i("help.noneText"),ts,"search")}`}var Th=e=>_`
  ${y(i("help.title"),ts,w()?"/settings":"/sign-in")}
  <form role="search" @submit=${t=>t.preventDefault()}>
    <label class="unseen" for="help-words">${i("help.search")}</label>
    <input id="help-words" type="search" autocomplete="off" placeholder=${i("help.search")} .value=${e.query}
      @input=${t=>e.search(t.target.value)}>
  </form>
  ${e.query.trim()?Ph(e):Fh(e.documents)}`,Mh=({title:e,language:t,blocks:s})=>_`
  ${y(e,ts,"/help")}
  <article class="card document" lang=${t}>${s.map(el)}</article>`,Ih=()=>_`${y(i("help.title"),ts,"/help")}${B(i("missing.title"),i("missing.text"),ts,"search")}`;function Ah(e,t){return e.loading.problem?_`${y(i("help.title"),ts,"/help")}${f(e.loading.problem,e.loading.load)}`:e.documents.length?t.params.name?e.document?Mh(e.document):Ih():Th(e):k(6)}function sl(e){let t=new Ri(e);return{get title(){return t.document?.title??i("help.title")},ready:t.loading.load().then(()=>location.hash?O(location.hash.slice(1)):null),view:()=>Ah(t,e)}}import{html as N,nothing as Q}from"../lib/lit-html/lit-html.js";var Lh=20,Bh=e=>new Promise((t,s)=>{let n=()=>{clearTimeout(a),s(e.reason)},a=setTimeout(()=>{e.removeEventListener("abort",n),t()},1e3);e.addEventListener("abort",n,{once:!0})});async function il(e,t,{signal:s,stopped:n,tick:a=Bh,note:o=()=>{}}){for(;;)try{return await P(e,t,{signal:s})}catch(r){if(r.status!==429)throw r;await o();for(let l=Math.max(Lh,r.retryAfter);l>0;l--){if(n())return null;await a(s)}}}var Vi=class{audience="me";keep=!1;category="";area="";forFriends="true";#t;constructor(t,s){this.settings=t,this.#t=s,t.read().then(s,()=>{})}set(t){Object.assign(this,t),this.#t()}get body(){return{audience:this.audience,...this.keep?{keepVisibility:!0}:{},...this.category?{category:this.category}:{},...this.area===""?{}:{area:Number(this.area)},...Number(this.area)?{exactForFriends:this.forFriends==="true"}:{}}}};var jh=30,Nh=["obscured","notPoint"],nl=()=>$().places.source!=="gazetteer",Wi=class{state=null;#t;#e;#s=!1;constructor(t,s){this.#t=t,this.#e=s}get rows(){return(this.#t.rows.items??[]).filter(t=>t.status==="noPlace"&&!Nh.includes(t.reason)).slice(0,jh)}async run(){let{rows:t}=this,s={n:0,all:t.length,found:0,busy:!0,problem:null};this.state=s,this.#s=!1,this.#e.update();try{for(let n of t){if(this.#s)break;let[a]=await g(v("/api/places",{query:n.place||n.title,limit:1}),{signal:this.#e.signal});s.n++,a&&await this.#t.guess(n,a)&&s.found++,this.#e.update()}}catch(n){if(n.name==="AbortError")return;s.problem=n}s.busy=!1,this.#e.update()}stop(){this.#s=!0}};var Dh=1e3,Uh=14,al=e=>({...it(e),row:e.row,name:e.title});function Ch(e,t){let[s,n]=[e.map(h=>h.lat),e.map(h=>h.lng)].map(h=>h.toSorted((M,et)=>M-et)),[a,o,r,l]=[s[0],s.at(-1),n[0],n.at(-1)],p={lat:(a+o)/2,lng:(r+l)/2,zoom:Uh},m=()=>{let[h,M,et,qe]=Mo(t,p).split(",").map(Number);return h<=r&&et>=l&&M<=a&&qe>=o};for(;p.zoom>1&&!m();)p.zoom--;return p}var Gi=class{items=[];#t;#e=0;constructor(t){this.#t=t}async load(t,s){let n=++this.#e,a=[];try{for(let o=0,r;!r||r.length===Dh;o=r.at(-1)?.row){if(r=await g(v(`${t}/points`,{status:s,after:o||""}),{signal:this.#t.signal}),n!==this.#e)return;a.push(...r.map(al))}}catch{if(n!==this.#e)return;a.length=0}this.items=a,this.#t.update()}put(t){let s=this.items.filter(n=>n.row!==t.row);this.items=t.status==="ready"&&t.latitude!==void 0?[...s,al(t)]:s}link(t){return v("/",{at:Le(Ch(this.items,t))})}};var _h=e=>Number(new URLSearchParams(e.split("?")[1]).get("limit"));function ol(e,t){let s={items:null,next:0,busy:!1,problem:null},n=0,a=async o=>{let r=n,l=t();Object.assign(s,{busy:!0,problem:null}),e.update();try{let p=await g(o?`${l}&after=${o}`:l,{signal:e.signal});if(r!==n)return;s.items=[...o?s.items:[],...p],s.next=p.length<_h(l)?0:p.at(-1).row}catch(p){if(r!==n||p.name==="AbortError")return;o?u(q(p)):s.problem=p}s.busy=!1,e.update()};return s.clear=()=>{n++,Object.assign(s,{items:null,next:0,busy:!1,problem:null})},s.load=()=>a(0),s.more=async()=>{!s.busy&&s.next&&await a(s.next)},s.put=o=>{s.items=s.items?.map(r=>r.row===o.row?o:r)??null},s.drop=o=>{s.items=s.items?.filter(r=>r.row!==o.row)??null,s.items&&!s.items.length&&s.more()},s}var Eh=e=>(/\.zip$/i.test(e.name??"")?1e3:100)*2**20,rl=20,Hh=200,zh=["ready","noPlace","duplicate","bad","skipped","done"],Rh=4,Vh=["noPoint","zeroPoint","notPoint","obscured","badPoint","noTitle","badLine","twice","known"],cl=e=>Vh.includes(e.reason)?e.reason:"",Ki=class{current=null;unfinished=[];status="ready";progress=null;refusal=null;published=null;#t;#e=null;#s=!1;constructor(t){this.#t=t,this.options=new Vi(new oe(t),()=>t.update()),this.places=new Wi(this,t),this.points=new Gi(t),this.rows=ol(t,()=>v(`${this.#i}/rows`,{status:this.status,limit:50})),this.loading=H(t,()=>this.#n())}get#i(){return`/api/imports/${this.current.id}`}get tabs(){let{counts:t}=this.current;return zh.map((s,n)=>({name:s,n:t[s],at:n})).filter(({n:s,at:n})=>s||n<Rh)}get isBusy(){return!!this.published?.busy}get isDone(){let{counts:t}=this.current;return!!this.published&&!this.isBusy&&!this.published.problem&&!t.ready&&!t.noPlace&&!t.media}async#n(){let{signal:t}=this.#t,s=this.#t.query.get("id"),n=await g("/api/imports",{signal:t});this.unfinished=n.filter(o=>o.counts.ready||o.counts.noPlace);let a=n.find(o=>o.id===s);a&&await this.#a(a)}async#a(t){this.current=t,this.published=null,this.places.state=null,this.status=this.tabs.find(({n:s})=>s)?.name??"ready",this.rows.clear(),await this.rows.load(),this.points.load(this.#i,"ready")}open(t){return this.#t.rename(v("/import",{id:t.id})),this.#a(t)}async upload(t,s=Pe){let n=new AbortController;this.#e=n,this.#t.signal.addEventListener("abort",()=>n.abort(),{once:!0}),Object.assign(this,{progress:0,refusal:null}),this.#t.update();let a=o=>{this.progress=o,this.#t.update()};try{if(t.size>Eh(t))throw{code:"page",text:i("import.tooLarge")};let o=await s("POST","/api/imports",t,{progress:a,signal:n.signal});if(n.signal.aborted)return;await this.open(o)}catch(o){if(o.name==="AbortError")return;this.refusal=o,o.reason==="too_many_imports"&&await this.loading.load()}finally{this.progress=null,this.#t.update()}}cancel(){this.#e?.abort()}choose(t){return this.status=t,this.rows.clear(),this.rows.load()}async#o(t,s){let n=await U(V(`${this.#i}/rows/${t.row}`,s).then(a=>{let o={...this.current.counts};o[t.status]--,o[a.status]++,this.current={...this.current,counts:o},a.status===t.status?this.rows.put(a):this.rows.drop(t),this.published?.made||this.points.put(a)}));return this.#t.update(),n}skip(t,s){return this.#o(t,{skip:s})}place(t,{point:s,name:n,location:a}){let o=a?.name??n;return this.#o(t,{latitude:s.lat,longitude:s.lng,...o?{place:o}:{}})}guess(t,{latitude:s,longitude:n}){return this.#o(t,{latitude:s,longitude:n,guessed:!0})}rename(t,s){return this.#o(t,{title:s})}async commit(t){if(this.isBusy)return;let{signal:s}=this.#t,{ready:n,done:a}=this.current.counts;this.#s=!1;let o={made:0,taken:0,all:n,busy:!0,isWaiting:!1,problem:null};this.published=o;let r=p=>{this.current=p,Object.assign(o,{made:p.counts.done-a,taken:n-p.counts.ready}),this.#t.update()},l=()=>(o.isWaiting=!0,this.#t.update(),g(this.#i,{signal:s}).then(r).catch(p=>{if(!Fe(p))throw p}));this.#t.update();try{for(let p=rl;this.current.counts.ready&&!this.#s;){let m=this.current.counts.ready,h=await il(`${this.#i}/commit`,{...this.options.body,limit:Hh},{signal:s,stopped:()=>this.#s,note:l,tick:t});if(o.isWaiting=!1,!h)break;if(r(h),p=this.current.counts.ready<m?rl:this.current.counts.media?p-1:0,!p)throw{code:"strange"}}}catch(p){if(p.name==="AbortError")return;o.problem=p,await g(this.#i,{signal:s}).then(r).catch(()=>{})}o.busy=!1,!s.aborted&&(await this.choose(this.current.counts.ready?"ready":"done"),this.points.load(this.#i,o.made?"done":"ready"))}stop(){this.#s=!0}leave(){return this.current=null,this.refusal=null,this.#t.query.delete("id"),this.#t.rename("/import"),this.loading.load()}async discard(t){await U(I(`/api/imports/${t.id}`))&&await this.leave()}};var Wh=["track","route","line","area","picture","link","file","damaged","text"];function ll({leftOut:e=[]}){let t=e.filter(({kind:s})=>Wh.includes(s));return t.length?i("import.leftOut",{n:t.reduce((s,{n})=>s+n,0),list:Ka(t.map(({kind:s,n})=>i(`import.kind.${s}`,{n})))}):""}var pl=({leftOut:e=[]})=>e.flatMap(({where:t=[]})=>t).map(({file:t="",line:s=0,column:n=0})=>s?i(t?"import.leftAt":"import.leftLine",{file:t,line:S(s),column:S(n)}):t);import{html as pa,nothing as la}from"../lib/lit-html/lit-html.js";var Gh=(e,t,s,n,a)=>pa`
  <label class="switch">
    <span>${s}<br><span class="soft">${n}</span></span>
    <input type="checkbox" role="switch" id=${e} .checked=${t} @change=${o=>a(o.target.checked)}>
  </label>`,Kh=(e,t)=>pa`
  ${e.current.format==="finds"?Gh("import-keep",t.keep,i("import.keep"),i("import.keepHint"),s=>t.set({keep:s})):la}
  ${t.keep?la:T("import-audience",{label:i("edit.who"),chosen:t.audience,options:Rt.map(s=>[s,i(`find.audience.${s}`)]),set:s=>t.set({audience:s})})}`,Yh=e=>T("import-category",{label:i("import.category"),options:[["",i("edit.none")],...ne().map(t=>[t,G(t)])],chosen:e.category,set:t=>e.set({category:t})}),Jh=e=>T("import-area",{label:i("privacy.shown"),hint:i("import.areaHint"),chosen:e.area,set:t=>e.set({area:t}),options:[["",Fs(e.settings.values)],...ce()]}),Zh=e=>T("import-friends",{label:i("privacy.exactFor"),options:Bi(),chosen:e.forFriends,set:t=>e.set({forFriends:t})}),ul=(e,t=e.options)=>pa`
  ${Kh(e,t)}
  <div class="folds">
    <details class="fold" id="fold-import">
      <summary>${c("filter")} <span class="grow">${i("import.more")}</span> ${c("next")}</summary>
      <div class="stack">${Yh(t)}${Jh(t)}${Number(t.area)?Zh(t):la}</div>
    </details>
  </div>`;import{html as dt,nothing as le}from"../lib/lit-html/lit-html.js";function Xh(e){if(e.status==="ready"&&e.reason!=="noTitle")return e.guessed?i("import.guessed"):e.place??"";let t=cl(e),s=e.line?`${i("import.line",{n:e.line})}: `:"";return t?s+i(`import.reason.${t}`):""}async function ma(e,t,s){if(!await s)return;let n=e.rows.items?.[Math.min(t,e.rows.items.length-1)];O(n?`row-${n.row}`:"part-rows")}function Qh(e,t,s,n){let a=new yt(n,null,()=>ma(e,s,e.place(t,a.value)));return Je(a)}var Yi=e=>e.title||i("import.line",{n:e.row}),ua=(e,t,s)=>dt`
  <button type="button" class="quiet" id="row-${e.row}" aria-label=${`${t}: ${Yi(e)}`} @click=${s}>${t}</button>`,tf=e=>t=>d(t,"title",{label:i("find.titleField"),value:e.title,required:!0,least:1,most:$().limits.title});async function ef(e,t){await D(n=>new x({send:async({title:a})=>{await e.rename(t,a.trim())&&n()}}),i("import.rename"),tf(t),n=>L(n,i("action.save"))),O(`name-${t.row}`)}var ml=(e,t)=>dt`
  <button type="button" class="round" id="name-${t.row}" aria-label=${`${i("import.rename")}: ${Yi(t)}`}
    @click=${()=>ef(e,t)}>
    ${c("edit")}
  </button>`,dl=e=>e.findId?dt`
  <a class="button quiet" href="/finds/${e.findId}" aria-label=${`${i("import.show")}: ${Yi(e)}`}>
    ${i("import.show")}</a>`:le,sf=(e,t,s,n)=>({ready:()=>dt`${ml(e,t)}${ua(t,i("import.skip"),()=>ma(e,s,e.skip(t,!0)))}`,skipped:()=>ua(t,i("import.unskip"),()=>ma(e,s,e.skip(t,!1))),noPlace:()=>dt`${ml(e,t)}${ua(t,i("import.locate"),()=>Qh(e,t,s,n))}`,duplicate:()=>dl(t),done:()=>dl(t)})[t.status]?.()??le,da=e=>e?dt`<br><span class="soft" dir="auto">${e}</span>`:le,nf=e=>e.slice(e.lastIndexOf("/")+1),af=e=>[`import.lost.${e}`,`rule.${e}`,`reason.${e}`].map(t=>[t,i(t)]).find(([t,s])=>s!==t)?.[1]??e,of=({media:e,lost:t=[]})=>[e>t.length?da(i("import.rowMedia",{n:e-t.length})):le,...t.map(({file:s,reason:n})=>da(`${nf(s)}: ${af(n)}`))],rf=(e,t,s,n)=>dt`
  <li class="row between">
    <span class="grow"><bdi class="strong">${Yi(t)}</bdi>${da(Xh(t))}${of(t)}</span>
    <span class="row">${sf(e,t,s,n)}</span>
  </li>`;function cf(e,t){let{items:s,problem:n,load:a}=e.rows;return n?f(n,a):s?s.length?dt`
    <ul class="people" aria-label=${i("import.rows")}>${s.map((o,r)=>rf(e,o,r,t))}</ul>
    ${j(e.rows)}`:dt`<p class="soft" role="status">${i("import.none")}</p>`:k(4)}var lf=(e,{n:t,all:s})=>dt`
  <progress max=${s} .value=${t} aria-label=${i("import.lookUp")}></progress>
  <p class="row between">
    <span role="status">${i("import.progress",{n:t,all:S(s)})}</span>
    <button type="button" class="quiet" @click=${()=>e.places.stop()}>${i("import.stop")}</button>
  </p>`;async function pf(e){await e.places.run(),O("part-rows")}function uf(e){let{state:t,rows:s}=e.places;return t?.busy?lf(e,t):dt`
    ${t?dt`<p role="status">${i("import.lookedUp",{n:t.found})}</p>`:le}
    ${t?.problem?f(t.problem):le}
    ${s.length?dt`
      <p class="hint">${i("import.lookUpText",{source:$().places.attribution})}</p>
      <p>
        <button type="button" class="quiet" id="import-lookup" @click=${()=>pf(e)}>${i("import.lookUp")}</button>
      </p>`:le}`}var hl=(e,t)=>dt`
  <section class="card">
    ${Js("rows",i("import.rows"))}
    <div class="chips" role="group" aria-label=${i("import.which")}>
      ${e.tabs.map(({name:s,n})=>Me(e.status===s,`${i(`import.status.${s}`)} (${S(n)})`,()=>e.choose(s)))}
    </div>
    ${e.status==="noPlace"&&nl()?uf(e):le}
    ${cf(e,t)}
  </section>`;var es=class extends pr{label="";points=[];options(){let{lat:t,lng:s}=this.points[0]??{lat:25,lng:5};return{view:{lat:t,lng:s,zoom:2},still:!0,onMove:()=>this.map&&this.mark()}}draw(){this.points.length&&(this.map.fit(this.points,this.closest,{animate:!1}),this.mark())}failed(){this.remove()}};var[Ji,mf,df]=[12,28,44],ha=class extends es{closest=Ji;set places(t){let s=t!==this.points;this.points=t,this.map&&s&&this.draw()}mark(){this.map.setMarkers(ri(this.points,t=>this.map.pixelOf(t),df).map(t=>this.#t(t)))}#t([t,...s]){if(!s.length){let r=()=>this.map.setView({...t,zoom:Ji}),l=t.km?t:null;return{key:`${t.lat},${t.lng}`,lat:t.lat,lng:t.lng,kind:"dot",size:mf,text:"",label:t.name,area:l,click:r}}let n=ur({latitude:t.lat,longitude:t.lng,count:s.length+1}),a=s.every(r=>r.lat===t.lat&&r.lng===t.lng);return{...n,click:()=>a?this.map.setView({...t,zoom:Ji}):this.map.fit([t,...s],Ji)}}};customElements.define("finds-map",ha);var hf=".gpx,.kml,.kmz,.geojson,.geojsonl,.json,.umap,.csv,.tsv,.txt,.zip";async function ff(e,t){let s=e.target,[n]=s.files;n&&(await t.upload(n),s.value="",t.current&&O("part-import"))}var $f=e=>N`
  <progress max="1" .value=${e.progress} aria-label=${i("import.upload")}></progress>
  <p class="row between">
    <span class="soft" role="status">${i(e.progress<1?"import.upload":"import.reading")}</span>
    <button type="button" class="quiet" @click=${()=>e.cancel()}>${i("action.cancel")}</button>
  </p>`,gf=e=>N`
  <p class="row actions">
    <label class="button" for="import-file">${c("plus")} ${i("import.choose")}</label>
    <input class="file" id="import-file" type="file" accept=${hf} aria-describedby="import-hint" @change=${t=>ff(t,e)}>
  </p>`,bf=e=>N`
  <section class="card">
    <p>${i("import.text")}</p>
    ${e.refusal?f(e.refusal):Q}
    ${e.progress===null?gf(e):$f(e)}
    <p class="hint" id="import-hint">${i("import.files")}</p>
  </section>
  ${e.unfinished.length?yf(e):Q}`;async function $l(e,t){await A(i("import.discardTitle"),i("import.discardText"),i("import.discard"))&&(await e.discard(t),O("import-file"))}var Zi=e=>e.name||i("import.unnamed");async function wf(e,t){await e.open(t),O("part-import")}var yf=e=>N`
  <section class="card">
    <h2>${i("import.unfinished")}</h2>
    <ul class="people">${e.unfinished.map(t=>N`
      <li class="row between">
        <span class="grow"><bdi class="strong">${Zi(t)}</bdi><br>
          <span class="soft">${i("import.left",{n:t.counts.ready+t.counts.noPlace})} ${gl(t)}</span></span>
        <span class="row">
          <button type="button" class="quiet" aria-label=${`${i("import.goOn")}: ${Zi(t)}`} @click=${()=>wf(e,t)}>
            ${i("import.goOn")}
          </button>
          <button type="button" class="round" aria-label=${`${i("import.discard")}: ${Zi(t)}`}
            @click=${()=>$l(e,t)}>
            ${c("trash")}
          </button>
        </span>
      </li>`)}
    </ul>
  </section>`,gl=e=>i("import.ends",{date:bt(e.expiresAt)});async function vf(e){await e.commit(),O("part-import")}var kf=(e,{taken:t,all:s,isWaiting:n})=>N`
  <progress max=${s} .value=${t} aria-label=${i("import.running")}></progress>
  <p class="row between">
    <span role="status">${i("import.progress",{n:t,all:S(s)})}</span>
    <button type="button" class="quiet" id="import-stop" @click=${()=>e.stop()}>${i("import.stop")}</button>
  </p>
  ${n?N`<p class="soft" role="status">${i("import.waiting")}</p>`:Q}
  ${e.current.counts.media?N`<p class="soft">${i("import.mediaLeft",{n:e.current.counts.media})}</p>`:Q}`,xf=e=>e.items.length?e.link({width:innerWidth,height:innerHeight/2}):"/profile",Of=({mediaDone:e,mediaLost:t},{made:s},n)=>N`
  <p role="status">${c("check")} ${i("import.made",{n:s})}</p>
  ${e?N`<p>${i("import.media",{n:e})}</p>`:Q}
  ${t?N`<p>${i("import.mediaLost",{n:t})}</p>`:Q}
  ${s?N`<p><a class="button" href=${xf(n)}>${i("import.see")}</a></p>`:Q}`,qf=(e,t)=>N`
  ${ul(e)}
  <button type="button" class="main" id="import-commit" @click=${()=>vf(e)}>${i("import.commit",{n:t})}</button>`;function Sf(e){let[t,s]=[ll(e),pl(e)];return N`
    ${t?N`<p id="import-left">${t}</p>`:Q}
    ${s.length?N`
      <details>
        <summary>${i("import.leftWhere")}</summary>
        <ul>${s.map(n=>N`<li><bdi>${n}</bdi></li>`)}</ul>
      </details>`:Q}
    ${e.guessedEncoding?N`<p>${i("import.encoding",{name:e.guessedEncoding})}</p>`:Q}`}function Ff(e){let{current:t,published:s}=e;return N`
    <section class="card">
      ${Js("import",N`<bdi>${Zi(t)}</bdi>`)}
      ${e.isBusy?kf(e,s):N`
        ${e.isDone?Q:N`<p class="soft">${gl(t)}</p>`}
        ${e.points.items.length?N`
          <finds-map .places=${e.points.items} .label=${i("import.map")}></finds-map>`:Q}
        ${s?Of(t.counts,s,e.points):Q}
        ${Sf(t)}
        ${s?.problem?f(s.problem):Q}
        ${t.counts.ready?qf(e,t.counts.ready):Q}
        <p class="row">${e.isDone?N`
          <button type="button" class="quiet" @click=${()=>fl(e)}>${i("import.finish")}</button>`:N`
          <button type="button" class="quiet" @click=${()=>fl(e)}>${i("import.other")}</button>
          <button type="button" class="danger" @click=${()=>$l(e,t)}>${i("import.discard")}</button>`}
        </p>`}
    </section>`}async function fl(e){await e.leave(),O("import-file")}function Pf(e,t){return e.loading.problem?f(e.loading.problem,e.loading.load):e.current?N`${Ff(e)}${e.isBusy?Q:hl(e,t)}`:bf(e)}function bl(e){let t=new Ki(e);return{title:i("import.title"),ready:t.loading.load(),view:()=>N`${y(i("import.title"),Q,"/settings")}${Pf(t,e)}`}}import{html as tt,nothing as Jt}from"../lib/lit-html/lit-html.js";var Tf=1e3,wl=[5,15,30,60],ss=class{areas=null;wishes=[];job=null;chosen=null;plan=null;problem=null;km=15;busy=!1;#t;#e;constructor(t,s=Zs){this.#t=t,this.#e=s,this.loading=H(t,async()=>{await this.#i(),this.#n();let n=ae(t.query?.get("at"));n&&!this.chosen&&await this.#s(n)})}async#s({lat:t,lng:s}){let n=await g(v("/api/places/reverse",{lat:t,lng:s}),{signal:this.#t.signal}).catch(()=>null);n&&await this.choose(n)}get isRunning(){return this.job?.state==="running"}async#i(){let{areas:t,job:s,wishes:n}=await g("/api/admin/map",{signal:this.#t.signal});Object.assign(this,{areas:t,job:s,wishes:n}),this.#t.update()}async#n(){for(;this.isRunning&&!this.#t.signal.aborted;)await this.#e(Tf),await this.#i().catch(()=>{})}get#a(){return{...this.chosen,km:this.km}}choose({name:t,address:s,latitude:n,longitude:a}){return this.chosen={title:[t,s].filter(Boolean).join(", "),latitude:n,longitude:a},this.#o()}grant({title:t,latitude:s,longitude:n}){return this.chosen={title:t,latitude:s,longitude:n},this.add()}resize(t){return this.km=t,this.#o()}async#o(){Object.assign(this,{plan:null,problem:null,busy:!0}),this.#t.update();let t=JSON.stringify(this.#a),s=await P("/api/admin/map/plans",this.#a).then(n=>({plan:n}),n=>({problem:n}));t===JSON.stringify(this.#a)&&(Object.assign(this,s,{busy:!1}),this.#t.update())}async add(){try{this.job=await P("/api/admin/map/areas",this.#a),Object.assign(this,{plan:null,problem:null})}catch(t){this.problem=t}this.#t.update(),await this.#n()}async renew(t){try{this.job=await R(`/api/admin/map/areas/${t.name}`)}catch(s){u(q(s))}this.#t.update(),await this.#n()}async remove(t){try{await I(`/api/admin/map/areas/${t.name}`),await this.#i(),u(i("areas.removed",{title:t.title}))}catch(s){u(q(s))}}};async function Mf(e,t){await A(i("areas.removeTitle",{title:t.title}),i("areas.removeText"),i("areas.remove"))&&e.remove(t)}var If=(e,t)=>tt`
  <li class="row between">
    <span><span class="strong" dir="auto">${t.title}</span><br>
      <span class="soft">${st(t.bytes)} · ${K(t.updatedAt)}</span></span>
    <span class="row">
      ${t.updatable?tt`
        <button type="button" class="quiet" ?disabled=${e.isRunning} aria-label="${i("areas.update")}: ${t.title}"
          @click=${()=>e.renew(t)}>${i("areas.update")}</button>`:Jt}
      <button type="button" class="danger" aria-label="${i("areas.remove")}: ${t.title}" @click=${()=>Mf(e,t)}>
        ${i("areas.remove")}
      </button>
    </span>
  </li>`,Af=e=>tt`
  <section class="card" aria-labelledby="areas">
    <h2 id="areas">${i("areas.list")}</h2>
    ${e.areas.length?tt`<ul class="people">${e.areas.map(t=>If(e,t))}</ul>`:B(i("areas.none"),i("areas.noneText"),Jt,"way")}
  </section>`,Lf=(e,t)=>tt`
  <li class="row between">
    <span><span class="strong" dir="auto">${t.title}</span><br><span class="soft">${i("areas.wishedBy",{n:t.users})}</span></span>
    <button type="button" class="quiet" ?disabled=${e.isRunning} aria-label=${i("areas.grant",{title:t.title})}
      @click=${()=>e.grant(t)}>${i("areas.addWish")}</button>
  </li>`,Bf=e=>e.wishes.length?tt`
  <section class="card" aria-labelledby="wishes">
    <h2 id="wishes">${i("areas.wishes")}</h2>
    <ul class="people">${e.wishes.map(t=>Lf(e,t))}</ul>
  </section>`:Jt,jf=e=>T("km",{label:i("areas.size"),options:wl.map(t=>[t,hs(t)]),chosen:e.km,set:t=>e.resize(Number(t))}),Nf=e=>tt`
  <p>${i("areas.from",{host:e.plan.host})}</p>
  <button type="button" class="main" @click=${()=>e.add()}>
    ${c("map")} ${i("areas.add",{title:e.chosen.title,size:st(e.plan.bytes)})}
  </button>`;function Df(e){return!e.chosen||e.isRunning?Jt:tt`
    <p class="strong" dir="auto">${e.chosen.title}</p>
    ${jf(e)}
    ${e.busy?tt`<p class="soft" role="status">${i("areas.asking")}</p>`:Jt}
    ${e.problem?tt`<p class="error" role="alert">${q(e.problem)}</p>`:Jt}
    ${e.plan?Nf(e):Jt}`}function Uf(e){let{job:t}=e;if(!t)return Jt;let{title:s,state:n}=t;if(n==="failed")return tt`<p class="error" role="alert">${i("areas.failed",{title:s})} ${q(t)}</p>`;if(n==="current")return tt`<p role="status">${i("areas.current",{title:s})}</p>`;if(n==="done")return tt`
      <p role="status">${i("areas.done",{title:s})}</p>
      <a class="button" href="/" @click=${o=>{o.preventDefault(),location.assign("/")}}>${i("areas.show")}</a>`;let a=i("areas.started",{title:s});return tt`
    <p role="status">${t.total?i("areas.running",{title:s,done:st(t.bytes),total:st(t.total)}):a}</p>
    <progress max=${t.total||1} .value=${t.bytes} aria-label=${a}></progress>`}var fa=e=>tt`
  <section class="card" aria-labelledby="where">
    <h2 id="where">${i("areas.where")}</h2>
    <p class="hint">${i("areas.whereText")}</p>
    <place-search id="area" .label=${i("areas.search")} @choose=${({detail:t})=>e.choose(t.value)}></place-search>
    ${Df(e)}
    ${Uf(e)}
  </section>`;function Cf(e){return e.loading.problem?f(e.loading.problem,e.loading.load):e.areas?tt`
    ${fa(e)}
    ${Bf(e)}
    ${Af(e)}`:k(3)}function yl(e){let t=new ss(e);return{title:i("admin.map"),ready:t.loading.load(),view:()=>tt`${y(i("admin.map"),Jt,"/admin")}${Cf(t)}`}}import{html as rt,nothing as kt}from"../lib/lit-html/lit-html.js";var _f=4,Ef=e=>e.map((t,s)=>t.map((n,a)=>n?`M${a} ${s}h1v1h-1z`:"").join("")).join("");async function vl(e){let{encode:t}=await import(new URL("lib/uqr/uqr.js",Se).href),{data:s,size:n}=t(e,{ecc:"M",border:_f});return{size:n,path:Ef(s)}}var kl=[1,2,5,10,25,100],xl=[1,7,30,90],is=class{created=null;#t;constructor(t){this.#t=t,this.list=E(t,"/api/invites"),this.form=new x({send:(s,n)=>this.#e(s,n),update:t.update})}get isAdmin(){return w()?.role==="admin"}isMine(t){return t.inviter?.id===w()?.id}async#e({uses:t,days:s,note:n="",befriend:a},o){let r={uses:Number(t),days:Number(s),note:n.trim(),befriend:!!a},l=await P("/api/invites",r);this.created={...l,url:new URL(l.link,location.origin).href,code:null},o.reset(),this.#t.update(),await Promise.all([this.#s(this.created),this.list.load()])}async#s(t){t.code=await vl(t.url).catch(()=>null),this.#t.update()}close=()=>{this.created=null,this.#t.update()};async copy(){try{await navigator.clipboard.writeText(this.created.url),u(i("find.copied"))}catch{u(i("invites.copyYourself"))}}get canShare(){return!!navigator.share}async share(){try{let t=i("invites.shareText",{name:b(w()),instance:z()});await navigator.share({title:i("invites.shareTitle",{instance:z()}),text:t,url:this.created.url})}catch(t){t.name!=="AbortError"&&await this.copy()}}async revoke(t){try{await I(`/api/invites/${t.id}`),this.created?.id===t.id&&(this.created=null),await this.list.load()}catch(s){u(q(s))}this.#t.update()}};var Hf=()=>rt`
  <label class="switch">
    <span>${i("invites.befriend")}<br><span class="soft">${i("invites.befriendHint")}</span></span>
    <input type="checkbox" role="switch" id="befriend" name="befriend" checked>
  </label>`;function zf({target:e,currentTarget:t}){e.name==="uses"&&(t.elements.befriend.checked=e.value==="1")}async function Rf(e,t){let s=t.created;await t.form.submit(e),t.created!==s&&await O("created-title")}var $a=(e,t=e.form)=>rt`
  <form class="card" novalidate aria-labelledby="new-invite" @change=${zf} @submit=${s=>Rf(s,e)}>
    <h2 id="new-invite">${i("invites.new")}</h2>
    ${F(t)}
    <div class="pair">
      ${T("uses",{label:i("invites.uses"),options:kl.map(s=>[s,i("invites.people",{n:s})]),chosen:1})}
      ${T("days",{label:i("invites.days"),options:xl.map(s=>[s,i("invites.daysOf",{n:s})]),chosen:7})}
    </div>
    ${Hf()}
    ${d(t,"note",{label:i("invites.note"),hint:i("invites.noteHint"),most:200})}
    <div class="row end">${L(t,i("invites.create"))}</div>
  </form>`,Vf=({size:e,path:t})=>rt`
  <svg class="qr" viewBox="0 0 ${e} ${e}" role="img" aria-label=${i("invites.qr")} shape-rendering="crispEdges">
    <path d=${t}></path>
  </svg>`,Wf=e=>rt`
  <button type="button" class="quiet" @click=${()=>e.share()}>${c("share")} ${i("action.share")}</button>`,ga=e=>rt`
  <section class="card" id="created" aria-labelledby="created-title">
    <div class="row between"><h2 id="created-title" tabindex="-1">${i("invites.ready")}</h2>${ct(e.close)}</div>
    <p role="status">${i("invites.once")}</p>
    <div class="field">
      <label for="link">${i("invites.link")}</label>
      <input id="link" type="text" readonly dir="ltr" .value=${e.created.url} @focus=${t=>t.target.select()}>
    </div>
    <p class="row actions">
      <button type="button" @click=${()=>e.copy()}>${c("copy")} ${i("invites.copy")}</button>
      ${e.canShare?Wf(e):kt}
    </p>
    ${e.created.code?Vf(e.created.code):kt}
  </section>`,Gf=e=>rt`<li><a class="person" href="/people/${e.id}">${W(e,28)} <span class="strong">${b(e)}</span></a></li>`;async function Kf(e,t){await A(i("invites.revokeTitle"),i("invites.revokeText"),i("invites.revoke"))&&await e.revoke(t)}var Yf=(e,t,s)=>rt`
  <button type="button" class="quiet" aria-label="${i("invites.revoke")}: ${s}" @click=${()=>Kf(e,t)}>
    ${i("invites.revoke")}
  </button>`,Jf={open:"invites.open",used_up:"invites.usedUp",expired:"invites.expired",revoked:"invites.revoked",suspended:"invites.suspended"},Zf=(e,t)=>!e.isAdmin||e.isMine(t)?kt:rt` · ${t.inviter?i("invites.by",{name:b(t.inviter)}):i("invites.byCommand")}`;function Xf(e,t){let s=t.note||i("invites.of",{date:bt(t.createdAt)}),n=t.state==="open";return rt`
    <li class="invite">
      <div class="row between">
        <span class="strong" dir="auto">${s}</span>
        <span class="badge">${i(Jf[t.state])}</span>
      </div>
      <p class="soft">
        ${i("invites.used",{used:S(t.uses-t.usesLeft),uses:S(t.uses)})}
        ${n?rt` · ${i("invites.until",{date:bt(t.expiresAt)})}`:kt}
        ${t.befriend?rt` · ${i("invites.befriends")}`:kt}
        ${Zf(e,t)}
      </p>
      ${t.usedBy.length?rt`<ul class="row used" aria-label=${i("invites.usedBy")}>${t.usedBy.map(Gf)}</ul>`:kt}
      ${n?rt`<p class="row actions">${Yf(e,t,s)}</p>`:kt}
    </li>`}function Qf(e){let{items:t,problem:s,load:n}=e.list;return s?f(s,n):t?t.length?rt`
    <section class="card">
      <h2>${i(e.isAdmin?"invites.all":"invites.yours")}</h2>
      <ul class="people">${t.map(a=>Xf(e,a))}</ul>
      ${j(e.list)}
    </section>`:wt()?kt:B(i("invites.none"),i("reason.may_not_invite")):k(2)}function Ol(e){let t=new is(e);return{title:i("invites.title"),ready:t.list.load(),view:()=>rt`
      ${y(i("invites.title"),kt,"/people")}
      ${wt()?rt`<p class="lead">${i("invites.lead")}</p>`:kt}
      ${t.created?ga(t):kt}
      ${wt()?$a(t):kt}
      ${Qf(t)}`}}import{html as St,nothing as ve}from"../lib/lit-html/lit-html.js";import{html as ba,nothing as ql}from"../lib/lit-html/lit-html.js";function t$(e,t){let[s]=e.target.files;e.target.value="",s&&t.set(s)}var ns=(e,{label:t,hint:s})=>ba`
  <div class="field">
    <p class="row actions">
      <label class="button quiet" for="picture">${c("camera")} ${t}</label>
      <input class="file" id="picture" type="file" accept="image/*" @change=${n=>t$(n,e)}>
      ${e.has()?ba`
        <button type="button" class="quiet" @click=${()=>e.remove()}>${i("profile.pictureRemove")}</button>`:ql}
    </p>
    ${e.progress===null?ql:ba`<progress max="1" .value=${e.progress} aria-label=${t}></progress>`}
    <p class="hint">${s}</p>
  </div>`;var Fl=(e,t)=>St`
  <div class="field">
    <p><span class="strong">${e}</span><br>${t}</p>
    <p class="hint">${i("admin.fixed")}</p>
  </div>`;function Sl(e,t,s,n,a){let o=e.values[t];return e.isFixed(t)?Fl(n,a(o)):T(t,{label:n,options:s.map(r=>[r,a(r)]),chosen:o})}var Pl=e=>xi(e===Ee?"":e);function wa(e,t){e.chooseAccent(t),e.isAccentDark&&Pl(t)}function e$(e){wa(e,e.darkerAccent),document.getElementById("accent").focus()}var s$=(e,t,s)=>St`
  <button type="button" class="swatch" aria-label=${i(`admin.colours.${t}`)} title=${i(`admin.colours.${t}`)}
    aria-pressed=${s===e.accent?"true":"false"} @click=${()=>wa(e,s)}>
    <svg viewBox="0 0 32 32" aria-hidden="true"><circle cx="16" cy="16" r="16" fill=${s}/></svg>
    ${s===e.accent?c("check"):ve}
  </button>`,i$=e=>St`
  <div class="field">
    <label for="accent">${i("admin.accent")}</label>
    <input id="accent" name="accent" type="color" .value=${e.accent} aria-describedby="accent-note"
      aria-invalid=${e.form.errors.accent?"true":ve}
      @input=${t=>e.chooseAccent(t.target.value)} @change=${t=>wa(e,t.target.value)}>
    <div class="swatches">${Object.entries(Os).map(([t,s])=>s$(e,t,s))}</div>
    <p id="accent-note" class=${e.form.errors.accent?"error":"hint"} aria-live="polite">
      ${e.form.errors.accent??i("admin.accentHint")}
    </p>
    ${e.isAccentDark?ve:St`
      <p><button type="button" class="quiet" @click=${()=>e$(e)}>
        <svg class="sample" viewBox="0 0 32 32" aria-hidden="true"><circle cx="16" cy="16" r="16" fill=${e.darkerAccent}/></svg>
        ${i("admin.darker")}
      </button></p>`}
  </div>`,n$=e=>d(e.form,"mediaLimit",{label:i("admin.limitOfAll"),hint:i("admin.limitOfAllHint"),kind:"number",mode:"numeric",value:e.limit}),a$=({mediaLimit:e})=>e?st(e):i("admin.limits.none"),o$=e=>St`
  <form class="card" novalidate @submit=${e.form.submit}>
    ${F(e.form)}
    <p class="hint">${i("admin.public")}</p>
    ${ns(e.picture,{label:i("admin.picture"),hint:i("admin.pictureHint")})}
    ${d(e.form,"name",{label:i("admin.name"),value:e.values.name,most:50})}
    ${d(e.form,"description",{label:i("admin.description"),value:e.values.description,kind:"area",most:500})}
    ${d(e.form,"rules",{label:i("admin.rules"),value:e.values.rules,kind:"area",most:5e3})}
    ${d(e.form,"contact",{label:i("admin.contact"),hint:i("admin.contactHint"),value:e.values.contact,most:200})}
    ${i$(e)}
    ${Sl(e,"registration",Nr,i("admin.registration"),t=>i(`admin.modes.${t}`))}
    ${Sl(e,"invites",Dr,i("admin.whoInvites"),t=>i(`admin.inviters.${t}`))}
    ${e.isFixed("mediaLimit")?Fl(i("admin.limitOfAll"),a$(e.values)):n$(e)}
    <div class="row end">${L(e.form,i("action.save"))}</div>
  </form>`;function r$(e){return e.loading.problem?f(e.loading.problem,e.loading.load):e.values?St`${o$(e)}${c$(e)}`:k(4)}var c$=e=>St`
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
  </section>`;function Tl(e){let t=new He(e);return{title:i("admin.instance"),ready:t.loading.load(),view:()=>St`${y(i("admin.instance"),ve,"/admin")}${r$(t)}`,close(){t.accent!==t.savedAccent&&Pl(t.savedAccent)}}}import{html as ht,nothing as Zt}from"../lib/lit-html/lit-html.js";var l$=100,Ml=5,p$=14,u$=48,m$=256,[ya,d$,h$]=[900,400,.46],Il=e=>[...e].sort((t,s)=>t-s)[Math.floor(e.length/2)];function f$(e,{width:t,height:s}){let n=e.map(({lat:J,lng:xt})=>{let Us=Math.sin(Math.max(-85,Math.min(85,J))*Math.PI/180);return{x:xt/360+.5,y:.5-Math.log((1+Us)/(1-Us))/(4*Math.PI)}}),a={x:Il(n.map(J=>J.x)),y:Il(n.map(J=>J.y))},o=J=>Math.hypot(J.x-a.x,J.y-a.y),r=n.sort((J,xt)=>o(J)-o(xt)).slice(0,n.length<Ml?Ml:Math.floor(n.length*.9)),l=J=>[Math.min(...r.map(xt=>xt[J])),Math.max(...r.map(xt=>xt[J]))],[[p,m],[h,M]]=[l("x"),l("y")],et=(J,xt)=>Math.log2(Math.max(1,J-2*u$)/(m$*xt)),Ns={lat:Math.atan(Math.sinh(Math.PI*(1-h-M)))*180/Math.PI,lng:(p+m-1)*180},Ds=Math.floor(Math.min(et(t,m-p),et(s,M-h),p$,ar(Ns)));return{...Ns,zoom:Math.max(1,Ds)}}function $$(){let{innerWidth:e=ya,innerHeight:t=ya}=globalThis;return e>=ya?{width:e-d$,height:t}:{width:e,height:t*(1-h$)}}async function Al({id:e}){let t=await g(v("/api/finds",{userId:e,includeFriends:!0,limit:l$})).catch(()=>[]);t.length&&(ee.set(Le(f$(t.map(s=>it(s.location)),$$()))),ms.set(e))}var Xi=class{user=null;#t;constructor(t){this.#t=t}async load(){try{this.user=await g(`/api/users/${ms.get()}`)}catch(t){t.code==="not_found"&&ms.remove();return}if(!this.user.findCount)return this.close();this.#t()}get mayAsk(){return this.user.friendship==="none"}async ask(){let t=await zo(this.user);return t&&(this.user={...this.user,friendship:"pending"}),this.#t(),t}close(){ms.remove(),this.user=null,this.#t()}};var va="/admin/welcome",Ll=e=>e.slice(e.lastIndexOf("#")+1).trim(),g$=/^[A-Za-z0-9_-]*$/,b$={ä:"ae",ö:"oe",ü:"ue",ß:"ss",æ:"ae",ø:"oe",œ:"oe",å:"aa",ł:"l",đ:"d",ð:"d",þ:"th"},[w$,y$]=[3,31];function v$(e){let s=e.toLowerCase().normalize("NFC").replace(/[^a-z0-9]/gu,n=>b$[n]??n).normalize("NFD").replace(/\p{M}/gu,"").replace(/[^a-z0-9_-]+/g,"_").slice(0,y$).replace(/^_+|_+$/g,"");return s.length<w$?"":s}var Qi=class{proposal="";name="";greeting=null;ended=null;#t;constructor(t,s){this.#t=t,this.invite=Ll(s);let n={username_taken:"username",invite_needed:"invite",registration_closed:"invite"};this.form=new x({send:a=>this.#s(a),update:t.update,fieldOf:n,asks:"password"})}load=async()=>{if(this.invite){try{this.greeting=await P("/api/invites/greeting",{code:this.invite})}catch(t){if(t.reason!=="invite_ended")return;this.ended=t,this.invite=""}this.#t.update()}};get user(){return w()}get isClosed(){return $().registration==="closed"&&!this.invite}get asksInvite(){return $().registration!=="open"&&!this.invite}typed({name:t,value:s}){if(t!=="username")return;let n=g$.test(s.trim())?"":v$(s.trim());n!==this.proposal&&(this.proposal=n,this.#t.update())}take(t){this.name=t.value.trim(),t.value=this.proposal,this.proposal="",this.form.clear("username"),this.#t.update()}#e(t){throw t.reason==="invite_needed"&&(this.invite=""),t}async#s({username:t,password:s,invite:n=""}){await mo();let a=this.invite||Ll(n),o={username:t.trim(),password:s,cookie:!0,...a?{invite:a}:{}},r=await P("/api/auth/register",o).catch(l=>this.#e(l));Et(r.user),this.name&&await V("/api/users/me",{displayName:this.name}).then(Et,()=>{}),this.greeting?.inviter&&await Al(this.greeting.inviter),await this.#t.go(r.user.role==="admin"?va:"/",{replace:!0}),u(i("join.welcome",{name:b(w()??r.user)}))}};var k$=e=>ht`
  <button type="button" class="chip" @click=${t=>O$(e,t)}>${i("join.take",{name:e.proposal})}</button>`,x$=e=>ht`<div class="proposed" role="status">${e.proposal?k$(e):Zt}</div>`;function O$(e,t){let{username:s}=t.target.closest("form").elements;e.take(s),s.focus()}var q$=({name:e})=>e?i("join.shownAs",{name:e}):i("join.usernameHint");function S$(e){let{form:t,asksInvite:s}=e;return ht`
    <form novalidate @submit=${t.submit} @input=${n=>e.typed(n.target)}>
      ${F(t)}
      ${s?d(t,"invite",{label:i("join.invite"),hint:i("join.inviteHint"),required:!0}):Zt}
      ${d(t,"username",{label:i("account.username"),hint:q$(e),required:!0,least:3,most:31,pattern:"[A-Za-z0-9_\\-]*",complete:"username"})}
      ${x$(e)}
      ${d(t,"password",{label:i("account.password"),hint:i("join.passwordHint"),kind:"password",required:!0,least:8,most:255,complete:"new-password"})}
      ${L(t,i("join.action"))}
    </form>`}var F$=(e,t)=>e?.length?ht`
  <div class="strip" role="img" aria-label=${i("join.photos",{name:b(t)})}>
    ${e.map(s=>ht`<span>${ut(s,{thumb:!0,eager:!0})}</span>`)}
  </div>`:Zt;function P$({greeting:e,invite:t}){let s=e?.inviter,n=ht`<p class="lead">${i("app.about")} ${t?i("join.invited"):Zt}</p>`;return s?ht`
    <div class="invited-by">
      ${W(s,56)}
      <h1 tabindex="-1">${i("join.invitedBy",{name:b(s),instance:z()})}</h1>
    </div>
    ${F$(e.photos,s)}
    ${n}
    ${e.befriend?ht`<p class="note">${i("join.invitedFriend",{name:b(s)})}</p>`:Zt}`:ht`<h1 tabindex="-1">${i("join.title")}</h1>${n}`}var T$=(e,t)=>ht`${br(ht`
  ${P$(e)}
  ${e.ended?ht`<p class="note" role="alert">${q(e.ended)}</p>`:Zt}
  ${e.user?ht`<p class="note">${i("join.signedIn",{name:b(e.user)})}</p>`:Zt}
  ${e.isClosed?ht`<p class="note">${i("join.closed")}</p>`:Zt}
  ${$().passwordLogin?S$(e):Zt}
  ${vr("join.provider",{redirect:fo()?va:"/"},{invite:e.invite})}
  <p class="below">${i("join.have")} <a href="/sign-in">${i("signin.action")}</a></p>`)}${ci(t)}`;function Bl(e){let t=new Qi(e,location.hash);return{get title(){return i("join.title")},broad:!0,ready:t.load(),view:()=>T$(t,e.update)}}import{html as Ft,nothing as as}from"../lib/lit-html/lit-html.js";var Nl=e=>e.map(({id:t,title:s,location:n},a)=>({id:t,n:a+1,title:s,...it(n),km:n.area})),jl=({n:e,title:t})=>i("lists.nth",{n:e,title:t});function M$(e){let[t,...s]=e;return{key:t.id,lat:t.lat,lng:t.lng,steps:e,text:s.length?`${S(t.n)}+`:S(t.n),label:s.length?i("lists.nthMore",{first:jl(t),n:s.length}):jl(t),isOnePlace:s.every(n=>n.lat===t.lat&&n.lng===t.lng),area:t.km&&!s.length?t:null}}var Dl=(e,t,s)=>ri(e,t,s).map(M$);function Ul({steps:e},t){let s=e.findIndex(n=>n.id===t);return e[(s+1)%e.length].id}var Cl=["private","friends","public"],_l=({name:e,description:t,visibility:s})=>({name:e.trim(),description:t.trim()||null,visibility:s}),El=({photos:e,cover:t})=>e??(t?[t]:[]),Hl=e=>new x({send:async t=>e(await P("/api/lists",_l(t)))}),tn=class{constructor(t){let s=t.query.get("user")??"";this.isOwn=!s||s===w().id,this.lists=E(t,v("/api/lists",{userId:s,limit:20}))}},en=class{list=null;chosen="";#t;#e;constructor(t){this.#t=t,this.#e=`/api/lists/${t.params.id}`,this.finds=E(t,`${this.#e}/finds?limit=50`),this.loading=H(t,()=>this.#s())}get title(){return this.list?.name??i("lists.one")}get isOwn(){return this.list?.userId===w().id}get canHide(){return!this.isOwn&&w().role==="admin"&&!!this.list&&this.list.visibility!=="private"}get listsPath(){return v("/lists",{user:this.list&&!this.isOwn&&this.list.userId})}get steps(){return Nl(this.finds.items??[])}choose(t){this.chosen=t,this.#t.update()}async#s(){this.list=await g(this.#e,{signal:this.#t.signal}),await this.finds.load()}editForm=t=>new x({send:async s=>{this.list=await R(this.#e,_l(s)),this.#t.update(),t()}});hideForm=t=>new x({send:async({reason:s})=>{await P(`/api/admin/lists/${this.list.id}/private`,{reason:s.trim()}),t(),this.#t.go(this.listsPath,{replace:!0})}});async remove(){await U(I(this.#e))&&this.#t.go("/lists",{replace:!0})}async#i(t){if(await U(t)){let s=await g(this.#e).catch(()=>this.list);this.list=s}this.#t.update()}drop(t){return this.#i(I(`${this.#e}/finds/${t.id}`).then(()=>{if(this.finds.items=this.finds.items.filter(s=>s.id!==t.id),!this.finds.items.length&&this.finds.next)return this.finds.load()}))}setCover(t){return this.#i(R(this.#e,{coverId:t.id}).then(()=>u(i("lists.coverChosen"))))}move(t,s){let{items:n}=this.finds,a=n.findIndex(r=>r.id===t.id),o=n[a+s];return o?this.#i(R(`${this.#e}/finds/${t.id}/place`,{[s<0?"before":"after"]:o.id}).then(()=>{let r=n.filter(l=>l.id!==t.id);r.splice(a+s,0,t),this.finds.items=r})):null}},sn=class{lists=null;update=()=>{};#t;constructor(t){this.#t=t,this.form=new x({send:(s,n)=>this.#e(s,n),update:()=>this.update()})}load(){return U(g(`/api/finds/${this.#t}/lists`).then(t=>{this.lists=t}))}async toggle(t){let s=`/api/lists/${t.id}/finds/${this.#t}`;t.hasFind=!t.hasFind,this.update(),await U(t.hasFind?R(s):I(s))||(t.hasFind=!t.hasFind),this.update()}async#e({list:t},s){let n=await P("/api/lists",{name:t.trim()});this.lists.unshift({...n,hasFind:!1}),s.reset(),await this.toggle(this.lists[0])}};import{html as Xt,nothing as I$}from"../lib/lit-html/lit-html.js";var zl={private:"lock",friends:"people",public:"globe"},ka=e=>Xt`
  <span class="badge">${c(zl[e.visibility])} ${i(`lists.${e.visibility}`)}</span>`,A$="(min-width: 1180px) 349px, (min-width: 720px) 336px, 100vw",L$=Xt`
  <svg class="way-drawing" viewBox="0 0 120 84" aria-hidden="true">
    <path d="M14 22 45 12l31 10 30-10v52L76 74 45 64 14 74zM45 12v52M76 22v52"></path>
    <path class="dots" d="M26 58c8-14 20-2 28-12s16-8 28-8"></path>
    <path class="pin-point" d="M88 42s8-8 8-14a8 8 0 0 0-16 0c0 6 8 14 8 14zm0-11.500a2.500 2.500 0 1 0 0-5 2.500 2.500 0 0 0 0 5z"></path>
  </svg>`,B$=e=>Xt`
  <span class="mosaic of-${e.length}">
    ${e.map(({media:t})=>Xt`<span class="piece">${ut(t,e.length>1?{thumb:!0}:{sizes:A$})}</span>`)}
  </span>`;function Rl(e){let t=El(e);return Xt`
    <li>
      <a class="list-card ${t.length?"":"bare"}" href="/lists/${e.id}">
        ${t.length?B$(t):L$}
        <span class="over">
          <span class="name" dir="auto">${e.name}</span>
          <span class="row between">
            <span>${i("lists.finds",{n:e.findCount})}</span>
            <span>${c(zl[e.visibility])} ${i(`lists.${e.visibility}`)}</span>
          </span>
        </span>
      </a>
    </li>`}var j$=(e,t)=>Xt`
  ${F(e)}
  ${d(e,"name",{label:i("lists.name"),value:t?.name??"",required:!0,most:100})}
  ${d(e,"description",{label:i("lists.description"),value:t?.description??"",kind:"area",most:500})}
  ${T("visibility",{label:i("lists.who"),hint:i("lists.whoHint"),chosen:t?.visibility??"private",options:Cl.map(s=>[s,i(`lists.${s}`)])})}`,nn=(e,t=null)=>D(e,i(t?"lists.edit":"lists.new"),s=>j$(s,t),s=>L(s,i("action.save"))),N$=(e,t)=>Xt`
  <li>
    <label class="row list-choice">
      <input type="checkbox" .checked=${t.hasFind} @change=${()=>e.toggle(t)}>
      <span class="grow" dir="auto">${t.name}</span>
      ${ka(t)}
    </label>
  </li>`,D$=(e,t)=>Xt`
  <div class="row between"><h2>${i("lists.addTo")}</h2>${ct(t)}</div>
  ${e.lists.length?Xt`<ul class="people">${e.lists.map(s=>N$(e,s))}</ul>`:I$}
  <form novalidate @submit=${e.form.submit}>
    ${F(e.form)}
    ${d(e.form,"list",{label:i("lists.new"),hint:i("lists.newHint"),required:!0,most:100})}
    <div class="row end"><button type="submit" aria-busy=${e.form.busy?"true":"false"}>${i("lists.create")}</button></div>
  </form>`;async function U$(e){let t=new sn(e.id);await t.load()&&await Z((s,n)=>(t.update=n,D$(t,s)),{label:i("lists.addTo")})}import{html as Qt,nothing as ke}from"../lib/lit-html/lit-html.js";var Vl=["exact","area","hidden"],Wl=["","1","7","30","date"],C$=3650,xa=({findId:e,listId:t})=>e?"find":t?"list":"category",Gl=({isPublic:e,location:t})=>e&&!t?.area?"exact":"area";function _$(e,t=new Date){let[s,n,a]=e.split("-").map(Number);return Math.round((Date.UTC(s,n-1,a)-Date.UTC(t.getFullYear(),t.getMonth(),t.getDate()))/864e5)}var Kl=(e,t=new Date)=>new Date(Date.UTC(t.getFullYear(),t.getMonth(),t.getDate()+e)).toISOString().slice(0,10);function E$({life:e,until:t}){if(e==="keep")return;if(e==="")return null;let s=e==="date"?_$(t):Number(e);if(s>=1&&s<=C$)return s;throw{code:"page",reason:"until",text:i("shares.untilBad")}}function H$({secret:e="new",password:t}){return e==="remove"?null:e==="new"&&t?t:void 0}var z$=e=>({title:e.title.trim(),place:e.place,area:e.place==="area"?Number(e.area):void 0,password:H$(e),days:E$(e)}),R$=({chosen:e,category:t})=>({category:e||t.trim()});async function V$(){let e=(await g("/api/finds/categories")).filter(t=>t.ownCount).map(t=>[t.category,t.ownCount]);return[...e,...ne().filter(t=>!e.some(([s])=>s===t)).map(t=>[t,0])]}var an=class{constructor({share:t=null,target:s=null,offered:n=[],place:a="area",done:o}){this.share=t,this.target=s,this.place=t?.place??a,this.life=t?.expiresAt?"keep":"",this.secret=t?.hasPassword?"keep":"new",this.offered=n,this.chosen=n[0]?.[0]??"",this.form=new x({send:async r=>o(await this.#t(r)),fieldOf:{until:"until"}})}get kind(){return xa(this.share??this.target??{})}set(t){Object.assign(this,t),this.form.update()}#t(t){let s=z$(t);return this.share?V(`/api/shares/${this.share.id}`,s):P("/api/shares",{...this.target??R$(t),...s,days:s.days??void 0})}},rn=e=>new URL(e.link,location.origin).href,cn=()=>!!navigator.share;async function ln(e){try{await navigator.clipboard.writeText(rn(e))}catch{return!1}return u(i("find.copied")),!0}async function pn(e,t){try{await navigator.share({title:t,url:rn(e)})}catch(s){return s.name==="AbortError"}return!0}var on=class{#t;constructor(t){this.#t=t,this.list=E(t,"/api/shares")}take(t){let{items:s}=this.list;if(!s)return this.list.load();let n=s.some(a=>a.id===t.id);return this.list.items=n?s.map(a=>a.id===t.id?t:a):[t,...s],this.#t.update()}async offered(){let t=null;return await U(V$().then(s=>{t=s})),t}async revoke(t){await U(I(`/api/shares/${t.id}`))&&(this.list.items=this.list.items.filter(s=>s.id!==t.id),u(i("shares.revoked")),this.#t.update())}};var Oa=e=>e.findTitle||e.listName||G(e.category??""),jt=e=>e.title||Oa(e),Yl=({place:e,area:t})=>e==="area"?Ke(t):i(`shares.place.${e}`),qa=({expired:e,expiresAt:t})=>i(e?"shares.expired":"shares.until",{date:Ct(t)}),W$=e=>Qt`
  ${T("chosen",{error:e.form.errors.chosen,label:i("find.category"),chosen:e.chosen,set:t=>e.set({chosen:t}),options:[...e.offered.map(([t,s])=>[t,G(t)+(s?` (${S(s)})`:"")]),["",i("shares.otherCategory")]]})}
  ${e.chosen?ke:d(e.form,"category",{label:i("categories.own"),hint:i("shares.categoryHint"),required:!0,most:$().limits.category})}`,G$={exact:"pin",area:"map",hidden:"block"},K$=(e,t)=>Qt`
  <label class="choice">
    <input type="radio" name="place" value=${t} ?checked=${e.place===t} @change=${()=>e.set({place:t})}>
    <span>
      ${c(G$[t])}
      <span><span class="strong">${i(`shares.place.${t}`)}</span><br><span class="soft">${i(`shares.shows.${t}`)}</span></span>
    </span>
  </label>`,Y$=e=>Qt`
  <fieldset class="choices">
    <legend>${i("shares.places")}</legend>
    ${Vl.map(t=>K$(e,t))}
  </fieldset>
  ${e.place==="area"?T("area",{error:e.form.errors.area,label:i("shares.area"),hint:i("shares.areaHint"),chosen:String(e.share?.area??Qn[0]),options:Ps()}):ke}`,J$=e=>Qt`
  ${T("life",{error:e.form.errors.life,label:i("shares.life"),chosen:e.life,set:t=>e.set({life:t}),options:[...e.share?.expiresAt?[["keep",qa(e.share)]]:[],...Wl.map(t=>[t,i(`shares.life.${t||"endless"}`)])]})}
  ${e.life==="date"?d(e.form,"until",{label:i("shares.date"),kind:"date",value:Kl(14),hint:i("shares.dateHint"),required:!0}):ke}`,Z$=e=>Qt`
  ${e.share?.hasPassword?T("secret",{error:e.form.errors.secret,label:i("account.password"),chosen:e.secret,set:t=>e.set({secret:t}),options:["keep","new","remove"].map(t=>[t,i(`shares.password.${t}`)])}):ke}
  ${e.secret==="new"?d(e.form,"password",{label:i(e.share?.hasPassword?"settings.newPassword":"account.password"),hint:i("shares.passwordHint"),kind:"password",required:!!e.share?.hasPassword,least:8,most:255,complete:"new-password"}):ke}`,X$=e=>Qt`
  <p>${i(`shares.about.${e.kind}`)}</p>
  ${F(e.form)}
  ${e.share||e.target?ke:W$(e)}
  ${Y$(e)}
  ${J$(e)}
  ${Z$(e)}
  ${d(e.form,"title",{label:i("shares.title"),value:e.share?.title??"",hint:i(`shares.titleHint.${e.kind}`),most:100})}`;async function un(e){let t=null,s=null,n=r=>(s=new an({...e,done:l=>{t=l,r()}}),s.form),[a,o]=e.share?["shares.change","action.save"]:["shares.new","shares.create"];return await D(n,i(a),()=>X$(s),r=>L(r,i(o))),t}async function Jl(e){await ln(e)||(document.getElementById("link").select(),u(i("secret.selected")))}async function Q$(e){await pn(e,jt(e))||await Jl(e)}var tg=e=>Qt`
  <button type="button" class="quiet" @click=${()=>Q$(e)}>${c("share")} ${i("action.share")}</button>`,Sa=e=>Qt`
  <a class="button quiet" href=${e.link} target="_blank" rel="noreferrer noopener" aria-label="${i("shares.open")}: ${jt(e)}">
    ${c("globe")} ${i("shares.open")}
  </a>`,As=(e,t=i("shares.ready"))=>Z(s=>Qt`
  <div class="row between"><h2>${t}</h2>${ct(s)}</div>
  <p>${i(e.hasPassword?"shares.readyPassword":"shares.readyText")}</p>
  <div class="field">
    <label for="link">${jt(e)}</label>
    <input id="link" type="text" readonly autofocus dir="ltr" .value=${rn(e)} @focus=${n=>n.target.select()}>
  </div>
  <p class="row actions">
    <button type="button" @click=${()=>Jl(e)}>${c("copy")} ${i("secret.copy")}</button>
    ${cn()?tg(e):ke}
    ${Sa(e)}
  </p>
  <p class="below"><a href="/shares" @click=${()=>s()}>${i("shares.all")}</a></p>`,{label:t});async function Zl(e){let t=await un(e);t&&await As(t)}var eg=e=>Zl({target:{findId:e.id},place:Gl(e)}),Xl=e=>Zl({target:{listId:e.id}});var[Ql,sg,ig]=[15,34,34],tp=e=>e.map(t=>t.id).sort().join(),Fa=class extends es{closest=Ql;onChoose=()=>{};#t=[];#e="";set steps(t){let s=tp(t)===tp(this.points);this.points=t,this.map&&(s?this.mark():this.draw())}set chosen(t){t!==this.#e&&(this.#e=t,this.map&&(this.#i(),this.mark()))}get#s(){return this.#t.find(t=>t.steps.some(s=>s.id===this.#e))}#i(){let t=this.#s;t&&(t.isOnePlace?this.map.reveal(t):this.map.fit(t.steps,Ql))}mark(){this.#t=Dl(this.points,s=>this.map.pixelOf(s),ig);let t=s=>this.onChoose(Ul(s,this.#e));this.map.setMarkers(this.#t.map(s=>({...s,kind:"nth",size:sg,click:()=>t(s)}))),this.map.select(this.#s?.key??"")}};customElements.define("list-map",Fa);async function ng(e){await A(i("lists.deleteTitle",{name:e.list.name}),i("lists.deleteText"),i("action.delete"))&&e.remove()}var ag=e=>It(i("lists.menu"),[{text:i("lists.edit"),sign:"edit",run:()=>nn(e.editForm,e.list)},{text:i("find.byLink"),sign:"globe",run:()=>Xl(e.list)},{text:i("lists.delete"),sign:"trash",isDanger:!0,run:()=>ng(e)}],{id:"list-menu"}),og=e=>Ft`
  ${F(e)}
  <p>${i("lists.makePrivateText")}</p>
  ${d(e,"reason",{label:i("report.reason"),required:!0,most:500})}`,rg=e=>It(i("lists.menu"),[{text:i("lists.makePrivate"),sign:"lock",isDanger:!0,run:()=>D(e.hideForm,i("lists.makePrivateTitle",{name:e.list.name}),og,t=>L(t,i("lists.makePrivate")))}],{id:"list-menu"});async function ep(e,t,s){await e.move(t,s),O(`find-${t.id}`)}async function cg(e,t){await e.drop(t),O("list-menu")}function lg(e,t,s){let n=e.finds.items.length-1;return It(i("lists.findMenu",{title:t.title}),[...s>0?[{text:i("lists.up"),run:()=>ep(e,t,-1)}]:[],...s<n?[{text:i("lists.down"),run:()=>ep(e,t,1)}]:[],...t.media.some(a=>a.type==="image")?[{text:i("lists.cover"),sign:"camera",run:()=>e.setCover(t)}]:[],{text:i("lists.drop"),sign:"close",run:()=>cg(e,t)}],{id:`find-${t.id}`})}async function pg(e,t){e.choose(t),await Promise.resolve(),document.getElementById(`row-${t}`)?.scrollIntoView({block:"nearest"})}function ug(e,t){e.choose(t===e.chosen?"":t),document.querySelector("list-map")?.scrollIntoView({block:"nearest"})}var mg=(e,t,s)=>Ft`
  <button type="button" class="nth-button" aria-pressed=${e.chosen===t.id?"true":"false"}
    aria-label=${i("lists.onMap",{n:s+1,title:t.title})} @click=${()=>ug(e,t.id)}>
    <span class="nth">${S(s+1)}</span>
  </button>`,dg=(e,t,s)=>Ft`
  <li class="listed ${e.chosen===t.id?"chosen":""}" id="row-${t.id}">
    ${mg(e,t,s)}
    ${tr(t,oi(t))}
    ${e.isOwn?lg(e,t,s):as}
  </li>`,hg=({user:e})=>Ft`<a class="person" href="/people/${e.id}">${W(e)} <span>${b(e)}</span></a>`,fg=e=>Ft`
  <div class=${e.isOwn&&!e.list.description?"stack":"card"}>
    ${e.isOwn?as:hg(e.list)}
    ${e.list.description?Ft`<p class="text" dir="auto">${e.list.description}</p>`:as}
    <p class="marks">${ka(e.list)} <span class="soft">${i("lists.finds",{n:e.list.findCount})}</span></p>
  </div>`;function $g(e){let{items:t,problem:s,load:n}=e.finds;return s?f(s,n):t?t.length?Ft`
    <ol class="card rows">${t.map((a,o)=>dg(e,a,o))}</ol>
    ${j(e.finds)}`:B(i("lists.empty"),e.isOwn?i("lists.emptyText"):i("lists.emptyOther"),as,"pin"):k(3)}var gg=e=>Ft`
  <list-map .label=${i("lists.map")} .steps=${e.steps} .chosen=${e.chosen} .onChoose=${t=>pg(e,t)}></list-map>`;function bg(e){let{problem:t,load:s}=e.loading;return t?.code==="not_found"?Ft`<p class="empty">${i("lists.gone")}</p>`:t?f(t,s):e.list?Ft`
    <div class="list-page">
      ${e.steps.length?gg(e):as}
      <div class="stack">
        ${fg(e)}
        ${$g(e)}
      </div>
    </div>`:k(3)}function sp(e){let t=new en(e);return{get title(){return t.title},broad:!0,ready:t.loading.load(),view:()=>Ft`
      ${y(t.title,t.isOwn?ag(t):t.canHide?rg(t):as,t.listsPath)}
      ${bg(t)}`}}import{html as Pa,nothing as ip}from"../lib/lit-html/lit-html.js";async function wg(e){let t=null;await nn(s=>Hl(n=>{t=n,s()})),t&&e.go(`/lists/${t.id}`)}var yg=e=>Pa`
  <button type="button" id="new-list" @click=${()=>wg(e)}>${c("plus")} ${i("lists.new")}</button>`;function vg({lists:e,isOwn:t}){return e.problem?f(e.problem,e.load):e.items?e.items.length?Pa`<ul class="list-cards">${e.items.map(Rl)}</ul>${j(e)}`:B(i("lists.none"),t?i("lists.noneText"):i("lists.noneOther"),ip,"way"):k(3)}function np(e){let t=new tn(e);return{title:i("lists.title"),broad:!0,ready:t.lists.load(),view:()=>Pa`
      ${y(i("lists.title"),t.isOwn?yg(e):ip,t.isOwn?"/profile":`/people/${e.query.get("user")}`)}
      ${vg(t)}`}}import{html as ap,nothing as xg}from"../lib/lit-html/lit-html.js";var kg=10,mn=class{isGone=!1;#t;constructor(t){this.#t=t,this.name=t.params.name.toLowerCase(),this.loading=H(t,()=>this.#e())}async#e(){if(this.name===w()?.username)return this.#s(w());let t=v("/api/users",{q:this.name,limit:100});for(let s=0;t&&s<kg;s++){let n=await _t(t,{signal:this.#t.signal}),a=n.items.find(o=>o.username===this.name);if(a)return this.#s(a);t=n.next}return this.isGone=!0,null}#s(t){return this.#t.go(`/people/${t.id}`,{replace:!0})}};function Og({isGone:e,loading:t}){return t.problem?f(t.problem,t.load):e?ap`<p class="empty">${i("person.gone")}</p>`:k(3)}function op(e){let t=new mn(e);return{title:i("person.title"),ready:t.loading.load(),view:()=>ap`${y(t.name,xg,"/people")}${Og(t)}`}}import{html as Nt,nothing as hn}from"../lib/lit-html/lit-html.js";var[qg,Sg]=[20,36e5];function Fg(e){let t=new Map;for(let{type:s,data:n,createdAt:a}of e)(n.commentId||s==="mentioned")&&t.set(n.userId,[...t.get(n.userId)??[],new Date(a)]);return new Set([...t].filter(([,s])=>s.some((n,a)=>n-s[a+qg-1]<Sg)).map(([s])=>s))}var dn=class{#t;#e;#s=new Set;constructor(t){this.#t=t,this.list=E(t,"/api/notifications?limit=30"),this.#e=pt.subscribe("notification",s=>this.#n(s))}get groups(){let t=new Map,s=Fg(this.list.items);for(let n of this.list.items){let a=n.data.findId&&n.data.userId?`${n.type} ${n.data.findId}`:n.id,o=t.get(a)??{key:a,newest:n,items:[],isRead:!0,more:!1};o.items.push(n),o.isRead&&=n.isRead,o.more||=n.type!=="find_liked"&&s.has(n.data.userId),t.set(a,o)}return[...t.values()]}load=async()=>{await this.list.load(),this.list.items?.some(t=>t.type==="friend_request")&&await this.#i()};async#i(){let{items:t}=await _t("/api/friends?status=pending&direction=received&limit=100").catch(()=>({items:[]}));this.#s=new Set(t.map(({id:s})=>s)),this.#t.update()}request({type:t,data:s}){return t!=="friend_request"||!this.#s.has(s.friendshipId)?null:{friendship:{id:s.friendshipId},user:{id:s.userId,username:s.username,displayName:s.displayName}}}async answered({newest:t}){await this.#i(),!this.request(t)&&(this.list.items=this.list.items.filter(s=>s!==t),t.isRead||Rs(-1),this.#t.update())}get hasUnread(){return!!this.list.items?.some(t=>!t.isRead)}#n(t){t.type==="friend_request"&&this.#s.add(t.data.friendshipId),this.list.items&&(this.list.items=[t,...this.list.items.filter(s=>s.id!==t.id)]),this.#t.update()}markRead(t){for(let s of t.items.filter(n=>!n.isRead))s.isRead=!0,Rs(-1),V(`/api/notifications/${s.id}`,{isRead:!0}).catch(()=>{})}async markAllRead(){try{await P("/api/notifications/read-all");for(let t of this.list.items)t.isRead=!0;co(0)}catch(t){u(q(t))}this.#t.update()}async remove(t){try{for(let s of t.items)await I(`/api/notifications/${s.id}`),this.list.items=this.list.items.filter(n=>n!==s),s.isRead||Rs(-1)}catch(s){u(q(s))}this.#t.update()}close(){this.#e()}};var Pg={friend_request:"people",friend_accepted:"check",find_liked:"heart",find_commented:"comment",replied:"comment",mentioned:"people"};async function Tg(e,t,s){await e.remove(t),await Promise.resolve(),(document.querySelectorAll(".note-row .round")[Math.min(s,e.groups.length-1)]??document.querySelector("h1")).focus()}var Mg=({type:e,data:t})=>e==="moderated"?no[ao(t)]:e==="link_used"?"lock":"flag",Ig=({type:e,data:t,actor:s})=>t.userId?Nt`
  <span class="face">
    ${W(s??{profilePicture:`/api/avatars/${t.userId}`},44)}
    <span class="sign ${e}">${c(Pg[e],e==="find_liked")}</span>
  </span>`:Nt`<span class="face office">${c(Mg({type:e,data:t}))}</span>`,Ag=e=>Nt`
  <img class="note-thumb" src=${e} alt="" width="48" height="48" loading="lazy" decoding="async">`;function Lg(e,t){let s=e.request(t.newest);return s?Nt`<span class="row actions">${de(s.friendship,s.user,()=>e.answered(t))}</span>`:hn}var Bg=(e,t,s)=>Nt`
  <li class="note-row ${t.isRead?"":"unread"}">
    <a href=${ro(t.newest)} @click=${()=>e.markRead(t)}>
      ${Ig(t.newest)}
      <span>
        <span class="what">${oo(t.items,t.more)}</span><br>
        <span class="soft">
          ${t.isRead?hn:Nt`<span class="unseen">${i("note.new")}</span>`}${K(t.newest.createdAt)}
        </span>
      </span>
      ${t.newest.thumbnailUrl?Ag(t.newest.thumbnailUrl):hn}
    </a>
    ${Lg(e,t)}
    <button type="button" class="round" aria-label=${i("note.delete")} @click=${()=>Tg(e,t,s)}>${c("close")}</button>
  </li>`,jg=e=>Nt`
  <button type="button" class="quiet" @click=${()=>e.markAllRead()}>${c("check")} ${i("note.readAll")}</button>`,Ng=()=>Nt`<a class="button" href="/people">${i("note.noneAction")}</a>`;function Dg(e){let{items:t,problem:s}=e.list;return s?f(s,e.load):t?t.length?Nt`<ul class="card notes">${e.groups.map((n,a)=>Bg(e,n,a))}</ul>${j(e.list)}`:B(i("note.none"),i("note.noneText"),Ng(),"bell"):k(4)}function rp(e){let t=new dn(e);return{title:i("nav.bell"),ready:t.load(),view:()=>Nt`${y(i("nav.bell"),t.hasUnread?jg(t):hn)}${Dg(t)}`,close:()=>t.close()}}import{html as Dt,nothing as gn}from"../lib/lit-html/lit-html.js";var Ug=200,Cg=2,fn=class{#t;#e=0;#s;constructor(t){this.#t=t;let s=n=>E(t,v("/api/friends",n));this.lists={received:s({status:"pending",direction:"received"}),sent:s({status:"pending",direction:"sent"}),accepted:s({status:"accepted"}),blocked:s({status:"blocked"})},this.text=t.query.get("q")??"",this.found=E(t,()=>v("/api/users",{q:this.text.trim()})),this.#s=pt.subscribe("notification",this.load),this.text&&this.search()}load=()=>Promise.all(Object.values(this.lists).map(t=>t.load()));search=()=>{let t=this.text.trim();return this.#t.rename(v(this.#t.path,{q:t})),[...t].length<Cg?this.found.clear():this.found.load()};reload=()=>Promise.all([this.load(),this.search()]);type(t){this.text=t,clearTimeout(this.#e),this.#e=setTimeout(this.search,Ug)}get problem(){return Object.values(this.lists).find(t=>t.problem)?.problem}get isLoaded(){return Object.values(this.lists).every(t=>t.items)}other(t){return t.requesterId===w()?.id?t.addressee:t.requester}isMe(t){return t.id===w()?.id}requestOf(t){return this.lists.received.items?.find(s=>s.requesterId===t.id)}close(){clearTimeout(this.#e),this.#s()}};import{html as Ta,nothing as _g}from"../lib/lit-html/lit-html.js";var Eg=44,Hg=(e,{findCount:t,moreFinds:s,commonFriends:n}={})=>[e.displayName?`@${e.username}`:"",t===void 0?"":Ga(s,i("map.finds",{n:t})),n?i("person.common",{n}):""].filter(Boolean).join(" · "),zg=e=>e?Ta`<br><span class="soft person-sums">${e}</span>`:_g,Ls=(e,t,s)=>Ta`
  <li class="row between">
    <a class="person" href="/people/${e.id}">
      ${W(e,Eg)} <span><span class="strong" dir="auto">${b(e)}</span>${zg(Hg(e,s))}</span>
    </a>
    <span class="row actions">${t}</span>
  </li>`,cp=(e,t)=>Ta`
  <li class="row between">
    <span>${fs(e)}</span>
    <span class="row actions">${t}</span>
  </li>`;function Rg(e,t){if(e.isMe(t))return Dt`<span class="soft">${i("people.you")}</span>`;if(t.friendship==="accepted")return Dt`<span class="badge">${c("check")} ${i("friend.friends")}</span>`;if(t.friendship==="none")return ii(t,e.reload);let s=e.requestOf(t);return s?de(s,t,e.reload):Dt`<span class="badge">${i("friend.pending")}</span>`}function Vg(e){let{found:t}=e;return t.problem?f(t.problem,e.search):t.items?t.items.length?Dt`
    <ul class="people" aria-label=${i("people.results")}>${t.items.map(s=>Ls(s,Rg(e,s),s))}</ul>
    ${j(t)}`:Dt`<p class="soft" role="status">${i("people.noMatch")}</p>`:gn}function Wg(e,t){e.preventDefault(),t.search()}var Gg=e=>Dt`
  <form class="card" role="search" @submit=${t=>Wg(t,e)}>
    <label for="people-search">${i("people.search")}</label>
    <div class="search">
      ${c("search")}
      <input id="people-search" type="search" autocomplete="off" autocapitalize="none" spellcheck="false"
        .value=${e.text} @input=${t=>e.type(t.target.value)}>
    </div>
    ${Vg(e)}
  </form>`;function $n(e,t,s,n=Ls){let a=e.lists[t];return a.items.length?Dt`
    <section class="card">
      <h2>${i(`people.${t}`)}</h2>
      <ul class="people">${a.items.map(o=>n(e.other(o),s(o,e.other(o)),o.other))}</ul>
      ${j(a)}
    </section>`:gn}var Kg=(e,t,s)=>gs(s,[ai(t,s,e.reload),$s(s,e.reload)]),Yg=e=>Dt`
  ${$n(e,"received",(t,s)=>[de(t,s,e.reload),gs(s,[$s(s,e.reload)])])}
  ${$n(e,"sent",(t,s)=>ni(t,s,e.reload))}
  ${e.lists.accepted.items.length?$n(e,"accepted",(t,s)=>Kg(e,t,s)):B(i("people.none"),i("people.noneText"),gn,"people")}
  ${$n(e,"blocked",(t,s)=>Vo(s,e.reload),cp)}`;function Jg(e){return e.problem?f(e.problem,e.load):e.isLoaded?Yg(e):k(3)}var Zg=()=>wt()?Dt`<a class="button quiet" href="/invites">${c("plus")} ${i("invites.invite")}</a>`:gn;function lp(e){let t=new fn(e);return{title:i("people.title"),ready:t.load(),view:()=>Dt`${y(i("people.title"),Zg(),"/feed")}${Gg(t)}${Jg(t)}`,close:()=>t.close()}}import{html as rs,nothing as Bs}from"../lib/lit-html/lit-html.js";var bn=class extends Qs{user=null;friendship=null;#t;constructor(t){super(t,v("/api/finds",{userId:t.params.id,includePrivate:!0,includeFriends:!0,limit:20})),this.#t=t.params.id,this.loading=H(t,()=>this.#e())}get title(){return(this.user&&b(this.user))??i("person.title")}get isMe(){return this.#t===w()?.id}get hasAsked(){return this.friendship?.requesterId===this.#t}async#e(){this.user=await g(`/api/users/${this.#t}`,{signal:this.page.signal}),await Promise.all([this.finds.load(),this.#s()])}async#s(){this.friendship=null;let{friendship:t}=this.user,s=t==="none"?"":v("/api/friends",{status:t,limit:100});for(;s&&!this.friendship;){let n=await _t(s,{signal:this.page.signal});this.friendship=n.items.find(a=>a.requesterId===this.#t||a.addresseeId===this.#t)??null,s=n.next}}};import{html as X,nothing as ft}from"../lib/lit-html/lit-html.js";var Xg=88,Ma=(e,t)=>X`
  <span class="sum"><span class="strong">${S(e)}</span> <span class="soft">${i(t,{n:e})}</span></span>`,up=({items:e})=>e?.length?X`<finds-map .places=${mp(e)} .label=${i("person.map")}></finds-map>`:ft;function Qg({items:e,problem:t},s){return t||s===0||e?.length===0?ft:e?X`<finds-map class="profile-cover" .places=${mp(e)} .label=${i("person.map")}></finds-map>`:X`<div class="profile-cover"></div>`}var wn=(e,{title:t,finds:s,figures:n={},badge:a=ft,actions:o=ft})=>X`
  <section class="profile-head">
    ${e?[Qg(s,n.findCount),W(e,Xg)]:ft}
    <h1 tabindex="-1" dir="auto">${t}</h1>
    ${e?.displayName?X`<p class="soft">@${e.username}</p>`:ft}
    ${e?.about?X`<p dir="auto">${e.about}</p>`:ft}
    ${n.findCount===void 0?ft:X`
      <p class="row">
        ${Ma(n.findCount,"person.findsSum")}
        ${Ma(n.placeCount,"person.placesSum")}
        ${Ma(n.likeCount,"person.likesSum")}
      </p>`}
    ${n.commonFriends?X`<p class="soft">${i("person.common",{n:n.commonFriends})}</p>`:ft}
    ${a===ft&&o===ft?ft:X`<p class="row actions">${a}${o}</p>`}
  </section>`,pe=(e,t,s)=>X`
  <li><a class="way" href=${e}>${c(t)} <span class="grow">${s}</span> ${c("next")}</a></li>`,tb=e=>X`
  <li>
    <a class="tile c-${Ae(e.category).code}" href="/finds/${e.id}">
      ${e.media.length?ut(e.media[0],{thumb:!0}):X`<span class="sign-tile">${lt(e.category)}</span>`}
      ${e.isPublic?ft:X`
        <span class="corner">${c(he(Be(e)))}<span class="unseen">${Qo(e)}</span></span>`}
      <span class="caption" dir="auto">${e.title}</span>
    </a>
  </li>`,pp=(e,t,s)=>X`
  <button type="button" class="chip" aria-pressed=${e.layout===t?"true":"false"} @click=${()=>e.show(t)}>
    ${c(s)} ${i(`person.${t}`)}
  </button>`,eb={grid:e=>X`<ul class="tiles">${e.map(tb)}</ul>`,list:e=>X`<ul class="card rows">${e.map(t=>er(t,oi(t)))}</ul>`},mp=e=>[...new Map(e.map(({locationId:t,location:s})=>[t,{...it(s),km:s.area,name:zs(s)}])).values()];function os(e,t){let{items:s,problem:n,load:a}=e.finds;return n?f(n,a):s?s.length?X`
    <div class="chips" role="group" aria-label=${i("person.layout")}>
      ${pp(e,"grid","camera")}
      ${pp(e,"list","filter")}
    </div>
    ${eb[e.layout](s)}
    ${j(e.finds)}`:B(t.title,t.text,t.action??ft,t.sign??"pin"):k(3)}import{html as Aa}from"../lib/lit-html/lit-html.js";var dp=["spam","illegal","rules","other"],Ia=["open","closed"],hp=e=>e==="user"?["dismissed","suspended","deleted"]:["dismissed","hidden","deleted","suspended"],fp=(e,t)=>P("/api/reports",{...e,...t});async function $p(e,t){await U((t?R:I)(`/api/users/${e.id}/mute`))&&u(i(t?"report.mutedNow":"report.unmutedNow",{name:b(e)}))}var yn=class{#t;constructor(t){this.#t=t;let s=t.query.get("status");this.status=Ia.includes(s)?s:"open";let n=()=>this.status==="open"?"asc":"desc";this.list=E(t,()=>v("/api/admin/reports",{status:this.status,order:n(),limit:20}))}choose(t){return this.status=t,this.#t.rename(v("/admin/reports",{status:t})),this.list.clear(),this.list.load()}async decide(t,s,n=""){await P(`/api/admin/reports/${t.id}`,{outcome:s,note:n}),this.list.items=this.list.items.filter(a=>a!==t),this.#t.update(),u(i("report.decided"))}async show(t){await U(I(`/api/admin/${t.kind}s/${t.targetId}/hidden`))&&(t.hidden=!1,u(i("report.shownAgain")),this.#t.update())}};function La(e,t,s){return D(a=>new x({send:async o=>{await t(o),a()}}),e,a=>Aa`${F(a)}${s(a)}`,a=>L(a,i("report.send")))}var sb=e=>Aa`
  <div class="field">
    <label for="reason">${i("report.reason")}</label>
    <select id="reason" name="reason">${dp.map(t=>Aa`<option value=${t}>${i(`report.reason.${t}`)}</option>`)}</select>
  </div>
  ${d(e,"text",{label:i("report.text"),hint:i("report.hint"),kind:"area",most:1e3})}`;async function ib(e){await La(i("report.title"),t=>fp(e,t),sb)&&u(i("report.sent"))}var gp=(e,t)=>({text:i(e.muted?"report.unmute":"report.mute"),sign:"bell",run:()=>$p(e,!e.muted).then(t)});function nb({user:e,friendship:t,hasAsked:s,loading:n}){return e.friendship==="none"?ii(e,n.load):t?t.status==="accepted"?Bs:s?de(t,e,n.load):ni(t,e,n.load):Bs}var ab=()=>rs`<a class="button quiet" href="/profile">${i("profile.title")}</a>`,ob=e=>e.isMe?ab():nb(e);function rb(e,t){let{user:s,friendship:n,loading:a}=e;if(!s||e.isMe)return Bs;let o=n?.status==="accepted"?[ai(n,s,a.load)]:[];return gs(s,[gp(s,a.load),...o,Wo({userId:s.id}),$s(s,()=>t.go("/people"))])}var cb=()=>rs`<span class="badge">${c("check")} ${i("friend.friends")}</span>`,lb=e=>wn(e.user,{title:e.loading.problem?i("person.title"):e.title,finds:e.finds,figures:e.user??{},badge:e.user?.friendship==="accepted"?cb():Bs,actions:e.user?ob(e):Bs});function pb(e){let{problem:t,load:s}=e.loading;return t?.code==="not_found"?rs`<p class="empty">${i("person.gone")}</p>`:t?f(t,s):e.user?rs`
    <section class="stack" aria-labelledby="finds">
      <h2 id="finds" class="unseen">${i("person.findsTitle")}</h2>
      ${os(e,{title:i("person.none"),text:i("person.noneText",{name:b(e.user)})})}
    </section>
    <ul class="card rows">${pe(v("/lists",{user:e.user.id}),"feed",i("lists.title"))}</ul>`:k(3)}var ub=(e,t)=>rs`
  <div class="head">${Po("/people")}<span class="grow"></span>${rb(e,t)}</div>`;function bp(e){let t=new bn(e);return{get title(){return t.title},broad:!0,ready:t.loading.load(),view:()=>rs`${ub(t,e)}${lb(t)}${pb(t)}`}}import{html as xe,nothing as Ba}from"../lib/lit-html/lit-html.js";var vn=class{#t;constructor(t,s){this.#t=t,this.restored=s,this.list=E(t,"/api/finds/bin?limit=20",n=>n.find.id)}restore(t){return this.#e(t,P(`/api/finds/${t.id}/restore`),i("find.restored"),this.restored)}remove(t){return this.#e(t,I(`/api/finds/${t.id}?forever=true`),i("bin.removed"),()=>{})}async#e(t,s,n,a){await U(s)&&(this.list.items=this.list.items.filter(o=>o.find.id!==t.id),this.#t.update(),u(n),a())}};var kn=class extends Qs{figures={};isEdited=!1;constructor(t){super(t,v("/api/finds",{userId:w().id,includePrivate:!0,limit:20})),this.picture=new _e("/api/users/me/picture",t,{has:()=>this.user.profilePicture.startsWith("/api/media/"),take:async n=>Et(n??await g("/api/users/me"))}),this.bin=new vn(t,()=>this.#t());let s={username_taken:"username",name_taken:"displayName"};this.form=new x({send:n=>this.#s(n),update:t.update,fieldOf:s})}get user(){return w()}load=()=>Promise.all([this.#t(),this.bin.list.load()]);#t=()=>Promise.all([this.finds.load(),this.#e()]);async#e(){this.figures=await g(`/api/users/${w().id}`,{signal:this.page.signal}).catch(()=>({})),this.page.update()}toggleEdit=()=>{this.isEdited=!this.isEdited,this.page.update()};async#s({displayName:t,about:s,username:n,age:a}){let o={displayName:t.trim()||null,about:s.trim()||null,username:n.trim()};Et(await V("/api/users/me",{...o,age:a===""?null:Number(a)})),u(i("profile.saved"))}};import{html as On,nothing as xn}from"../lib/lit-html/lit-html.js";async function mb(e,t){await e.restore(t),O(e.list.items.length?"bin":"finds")}async function db(e,t){await A(i("bin.removeTitle"),i("bin.removeText",{title:t.title}),i("bin.remove"))&&(await e.remove(t),O(e.list.items.length?"bin":"finds"))}var hb=(e,t)=>On`
  <button type="button" class="quiet" aria-label="${i("bin.restore")}: ${t.title}" @click=${()=>mb(e,t)}>
    ${c("retry")} ${i("bin.restore")}
  </button>`,fb=(e,{find:t,expiresAt:s})=>On`
  <li>
    <p>
      <span class="strong" dir="auto">${t.title}</span>
      ${s?On`<br><span class="soft">${i("bin.until",{date:Ct(s)})}</span>`:xn}
    </p>
    ${t.hidden?Go(i("report.findHidden"),t.hidden):xn}
    <p class="row">
      ${t.hidden?xn:hb(e,t)}
      <button type="button" class="danger" aria-label="${i("bin.remove")}: ${t.title}" @click=${()=>db(e,t)}>
        ${c("trash")} ${i("bin.remove")}
      </button>
    </p>
  </li>`,wp=e=>e.list.items?.length?On`
  <section class="card" aria-labelledby="bin">
    <h2 id="bin" tabindex="-1">${i("bin.title")}</h2>
    <p class="hint">${i("bin.hint")}</p>
    <ul class="rows binned">${e.list.items.map(t=>fb(e,t))}</ul>
    ${j(e.list)}
  </section>`:xn;var $b=()=>xe`<a class="button" href="/new">${c("plus")} ${i("nav.plus")}</a>`,gb=({form:e,user:t})=>xe`
  <form novalidate @submit=${e.submit}>
    ${F(e)}
    ${d(e,"displayName",{label:i("profile.name"),hint:i("profile.nameHint"),value:t.displayName??"",most:50,complete:"name"})}
    ${d(e,"about",{label:i("profile.about"),value:t.about??"",most:160})}
    ${d(e,"username",{label:i("account.username"),hint:i("join.usernameHint"),value:t.username,required:!0,least:3,most:31,pattern:"[A-Za-z0-9_\\-]*",complete:"username"})}
    ${d(e,"age",{label:i("profile.age"),hint:i("profile.ageHint"),value:t.age??"",kind:"number",mode:"numeric"})}
    <div class="row end">${L(e,i("action.save"))}</div>
  </form>`,bb=e=>xe`
  <ul class="card rows">
    ${pe("/people","people",i("people.accepted"))}
    ${pe("/saved","bookmark",i("saved.title"))}
    ${pe("/lists","feed",i("lists.title"))}
    ${pe("/shares","share",i("shares.mine"))}
    ${e.role==="admin"?pe("/admin","shield",i("admin.title")):Ba}
  </ul>`,wb=()=>xe`<a class="button quiet" href="/settings">${c("gear")} ${i("settings.title")}</a>`,yb=e=>xe`
  <section class="card" id="edit" aria-labelledby="edit-title">
    <div class="row between"><h2 id="edit-title" tabindex="-1">${i("profile.edit")}</h2>${ct(e.toggleEdit)}</div>
    ${ns(e.picture,{label:i("profile.picture"),hint:i("profile.pictureHint")})}
    ${gb(e)}
  </section>`;async function vb(e){e.toggleEdit(),await O("edit-title")}var kb=e=>xe`
  <button type="button" class="quiet" id="edit-profile" aria-expanded=${e.isEdited?"true":"false"} @click=${()=>vb(e)}>
    ${c("edit")} ${i("profile.edit")}
  </button>`,xb=e=>xe`
  <div class="head"><span class="grow"></span>${wb()}</div>
  ${wn(e.user,{title:b(e.user),finds:e.finds,figures:e.figures,actions:kb(e)})}
  ${e.isEdited?yb(e):Ba}
  <section class="stack" aria-labelledby="finds">
    <h2 id="finds" class="unseen" tabindex="-1">${i("profile.finds")}</h2>
    ${os(e,{title:i("profile.none"),text:i("profile.noneText"),action:$b()})}
  </section>
  ${bb(e.user)}
  ${wp(e.bin)}`;function yp(e){let t=new kn(e);return{title:i("profile.title"),broad:!0,ready:t.load(),view:()=>t.user?xb(t):Ba}}import{html as $t,nothing as ue}from"../lib/lit-html/lit-html.js";var Ob={dismissed:"check",hidden:"block",deleted:"trash",suspended:"lock"},qb=e=>d(e,"note",{label:i("report.note"),hint:i("report.noteHint"),kind:"area",required:!0,most:500}),vp=(e,t)=>i(`report.outcome.${e.kind==="user"&&t==="deleted"?"accountDeleted":t}`);async function Sb(e,t,s){let n=vp(t,s);s!=="dismissed"?await La(n,({note:a})=>e.decide(t,s,a),qb):await A(n,i("report.dismissText"),n)&&await e.decide(t,s).catch(()=>e.list.load()),O("reports")}var kp=e=>e?$t`<a class="strong" href="/people/${e.id}">${b(e)}</a>`:$t`<span class="soft">${i("report.left")}</span>`,Fb=e=>$t`
  <p class="row">${e.map(t=>$t`
    <a href=${t.url} target="_blank" rel="noreferrer noopener">
      <img class="note-thumb" src=${t.thumbnailUrl} alt=${t.caption||i("report.photo")} width="48" height="48" loading="lazy">
    </a>`)}</p>`,Pb=e=>$t`
  <p class="strong" dir="auto">${e.title}</p>
  ${e.description?bs(e.description):ue}
  ${e.media.length?Fb(e.media):ue}`,Tb=e=>e.find?Pb(e.find):e.comment?bs(e.comment.content):e.kind==="user"?ue:$t`<p class="soft">${i("report.noContent")}</p>`,Mb=e=>$t`
  <li>
    <p>${i(`report.reason.${e.reason}`)} · ${kp(e.reporter)} · <span class="soft">${K(e.createdAt)}</span></p>
    ${e.text?bs(e.text):ue}
  </li>`,Ib=(e,t,s)=>$t`
  <button type="button" class=${s==="dismissed"?"quiet":"danger"} @click=${()=>Sb(e,t,s)}>
    ${c(Ob[s])} ${vp(t,s)}
  </button>`,Ab=(e,t)=>$t`<p class="row">${hp(t.kind).map(s=>Ib(e,t,s))}</p>`,Lb=(e,t)=>$t`
  <p>
    <span class="strong">${i(`report.result.${t.decision.outcome}`)}</span> · ${t.decision.closedBy} ·
    <span class="soft">${K(t.decision.closedAt)}</span>
  </p>
  ${t.decision.note?bs(t.decision.note):ue}
  ${t.hidden?$t`
    <p><button type="button" class="quiet" @click=${()=>e.show(t)}>${c("retry")} ${i("report.show")}</button></p>`:ue}`,Bb=(e,t)=>$t`
  <li class="card">
    <h2>${i(`report.kind.${t.kind}`)} · ${kp(t.owner)}</h2>
    ${Tb(t)}
    <ul class="rows">${[t,...t.others].map(Mb)}</ul>
    ${t.decision?Lb(e,t):Ab(e,t)}
  </li>`;function jb(e){let{items:t,problem:s,load:n}=e.list;return s?f(s,n):t?t.length?$t`<ul class="stack">${t.map(a=>Bb(e,a))}</ul>${j(e.list)}`:B(i(`report.none.${e.status}`),i("report.noneText"),ue,"flag"):k(3)}function xp(e){let t=new yn(e);return{title:i("report.reports"),ready:t.list.load(),view:()=>$t`
      ${y(i("report.reports"),ue,"/admin")}
      <div class="chips" role="group" aria-label=${i("report.which")} id="reports" tabindex="-1">
        ${Ia.map(s=>Me(t.status===s,i(`report.status.${s}`),()=>t.choose(s)))}
      </div>
      ${jb(t)}`}}import{html as ja,nothing as Nb}from"../lib/lit-html/lit-html.js";var Db=(e,t)=>ja`
  <button type="button" class="chip" aria-pressed=${e.state===t?"true":"false"} @click=${()=>e.choose(t)}>
    ${c(t==="dismissed"?"close":Ko(t))} ${i(`saved.${t}`)}
  </button>`,Ub=()=>ja`<a class="button" href="/">${c("map")} ${i("missing.action")}</a>`,Cb=e=>({title:i(`saved.${e}None`),text:i(e==="dismissed"?"saved.dismissedText":"saved.noneText"),action:Ub(),sign:"bookmark"});function Op(e){let t=new jo(e);return{title:i("saved.title"),broad:!0,ready:t.finds.load(),view:()=>ja`
      ${y(i("saved.title"),Nb,"/profile")}
      <div class="chips" role="group" aria-label=${i("saved.which")}>${Lo.map(s=>Db(t,s))}</div>
      ${up(t.finds)}
      ${os(t,Cb(t.state))}`}}import{html as gt,nothing as Tt}from"../lib/lit-html/lit-html.js";import{html as Pt,nothing as Na}from"../lib/lit-html/lit-html.js";var Sp=(e,t)=>d(e,"name",{label:i("passkeys.name"),hint:i("passkeys.nameHint"),value:t,required:!0,most:50});async function _b(e,t){let s=Hs(navigator.userAgent);await D(n=>e.addForm(t,n),i("passkeys.add"),n=>Pt`
    ${F(n)}
    ${re(n)}
    ${Sp(n,s)}
    ${t?Vt(n,"password",i("account.password")):Na}`,()=>Pt`<button type="submit">${i("settings.linkGo")}</button>`)}var Eb=(e,t)=>D(s=>e.renameForm(t,s),i("passkeys.rename"),s=>Pt`
  ${F(s)}
  ${Sp(s,t.name)}`,()=>Pt`<button type="submit">${i("action.save")}</button>`);async function Hb(e,t){await A(i("passkeys.deleteTitle",{name:t.name}),i("passkeys.deleteText"),i("action.delete"))&&e.remove(t)}var qp=(e,t,s)=>Pt`
  <button type="button" class="quiet" aria-label="${t}: ${e.name}" @click=${s}>${t}</button>`,zb=(e,t,s)=>Pt`
  <li class="row between">
    <span>
      <span class="strong" dir="auto">${t.name}</span>
      ${t.backedUp?Pt`<span class="badge">${i("passkeys.backedUp")}</span>`:Na}<br>
      <span class="soft">${i("passkeys.added")} ${K(t.createdAt)} ·
        ${t.lastUsedAt?Pt`${i("passkeys.used")} ${K(t.lastUsedAt)}`:i("passkeys.unused")}</span>
    </span>
    <span class="row">
      ${qp(t,i("passkeys.rename"),async()=>{await Eb(e,t),s()})}
      ${qp(t,i("action.delete"),()=>Hb(e,t))}
    </span>
  </li>`,Rb=e=>Pt`<button type="button" class="quiet" id="add-passkey" @click=${e}>${i("passkeys.add")}</button>`,Fp=(e,t,s)=>Pt`
  <section class="card" id="passkeys">
    <h2>${i("passkeys.title")}</h2>
    <p>${i("passkeys.hint")}</p>
    ${e.list.length?Pt`<ul class="people">${e.list.map(n=>zb(e,n,s))}</ul>`:Na}
    <p>${Rb(async()=>{await _b(e,t()),s()})}</p>
  </section>`;import{html as qn,nothing as Vb}from"../lib/lit-html/lit-html.js";var Pp=e=>Je(e.picker()),Wb=e=>qn`
  <p class="note">${i("privacy.homeExact",{n:e.exactAtHome})}</p>
  <p class="row"><button type="button" id="hide-home" @click=${()=>e.hideHome()}>${i("privacy.homeHide")}</button></p>`,Gb=(e,{latitude:t,longitude:s,radius:n,area:a})=>qn`
  <place-map class="homemap" inert .area=${2*n} .at=${{lat:t,lng:s}}></place-map>
  ${T("home-radius",{label:i("privacy.homeRadius"),options:Or.map(o=>[o,Es(o)]),chosen:n,set:o=>e.changeHome({radius:Number(o)})})}
  ${T("home-area",{label:i("privacy.homeArea"),options:Ps(),chosen:String(a),set:o=>e.changeHome({area:Number(o)})})}
  ${e.exactAtHome?Wb(e):Vb}
  <p class="row">
    <button type="button" class="quiet" @click=${()=>Pp(e)}>${i("privacy.homeMove")}</button>
    <button type="button" class="quiet" @click=${()=>e.change({home:void 0})}>${i("privacy.homeRemove")}</button>
  </p>`,Tp=e=>qn`
  <section class="card">
    <p class="hint">${i("privacy.settingsText")}</p>
    ${T("shown-area",{label:i("privacy.shownNew"),options:ce(),chosen:String(e.values.area),set:t=>e.change({area:Number(t)})})}
    <label class="switch">
      <span>${i("privacy.friendsExact")}</span>
      <input type="checkbox" role="switch" id="friends-exact" .checked=${e.values.exactForFriends}
        @change=${t=>e.change({exactForFriends:t.target.checked})}>
    </label>
    <h2>${i("privacy.home")}</h2>
    <p class="hint">${i("privacy.homeText")}</p>
    ${e.values.home?Gb(e,e.values.home):qn`
      <p><button type="button" class="quiet" id="home" @click=${()=>Pp(e)}>${i("privacy.homeAdd")}</button></p>`}
    <p class="hint">${i("privacy.recall")}</p>
  </section>`;import{html as Ut,nothing as Oe}from"../lib/lit-html/lit-html.js";var Da={read:["read"],write:["read","write"],admin:["read","write","admin"]};function Mp(e){let t=async({name:s,access:n,days:a,password:o})=>{let r=a?{days:Number(a)}:{};e(await P("/api/auth/tokens",{name:s.trim(),scopes:Da[n],...r,...o?{password:o}:{}}))};return new x({send:t,fieldOf:{wrong_password:"password"}})}var cs=e=>e.kind==="token",Ua=e=>cs(e)?e.name:Hs(e.userAgent),Kb={browser:()=>i("session.browser"),cli:()=>i("session.cli"),token:()=>i("session.token")},Yb=e=>e.scopes.map(t=>i(`scope.${t}`)).join(", "),Ip=864e5;function Jb(e){let t=Math.floor(Date.now()/Ip)-Math.floor(Date.parse(e)/Ip);return t>=7?bt(e):new Intl.RelativeTimeFormat(document.documentElement.lang,{numeric:"auto"}).format(-Math.max(0,t),"day")}var Zb=e=>e.expiresAt?i("token.until",{date:Ct(e.expiresAt)}):i("token.endless"),Xb=e=>e.lastUsedAt?i("session.active",{day:Jb(e.lastUsedAt)}):i("session.unused"),Qb=e=>Ut`
  <details class="small-fold">
    <summary aria-label="${i("session.details")}: ${Ua(e)}">${i("session.details")} ${c("next")}</summary>
    <p class="soft">${i("settings.until",{date:Ct(e.expiresAt)})}</p>
  </details>`,tw=(e,t)=>{let s=i(cs(t)?"token.revoke":"settings.end");return Ut`
    <button type="button" class="quiet" aria-label="${s}: ${Ua(t)}" @click=${()=>e.endSession(t)}>${s}</button>`},ew=e=>Ut`${i(cs(e)?"token.since":"settings.since")} ${K(e.createdAt)}`,sw=(e,t)=>Ut`
  <li class="row between">
    <span>
      <span class="strong" dir="auto">${Ua(t)}</span>
      <span class="badge">${Kb[t.kind]()}</span>
      ${t.current?Ut`<span class="badge">${i("settings.thisOne")}</span>`:Oe}<br>
      ${cs(t)?Ut`<span class="soft">${Yb(t)}</span><br>`:Oe}
      <span class="soft">${Xb(t)} · ${ew(t)}${cs(t)?` · ${Zb(t)}`:Oe}</span>
      ${cs(t)?Oe:Qb(t)}
    </span>
    ${t.current?Oe:tw(e,t)}
  </li>`;async function iw(e){await A(i("settings.endOthers"),i("settings.endOthersText"),i("settings.endOthers"))&&e.endOthers()}var nw=e=>Ut`
  <button type="button" class="quiet" @click=${()=>iw(e)}>${i("settings.endOthers")}</button>`,aw=[90,30,365],ow=e=>Object.keys(Da).filter(t=>t!=="admin"||e.role==="admin"),rw=(e,t)=>Ut`
  <p>${i("token.about")}</p>
  ${F(t)}
  ${re(t)}
  ${d(t,"name",{label:i("token.name"),hint:i("token.nameHint"),required:!0,most:50})}
  ${T("access",{label:i("token.access"),options:ow(e.user).map(s=>[s,i(`access.${s}`)])})}
  ${T("days",{label:i("token.life"),options:[...aw.map(s=>[s,i("token.days",{n:s})]),["",i("token.endless")]]})}
  ${e.asksPassword?Vt(t,"password",i("account.password")):Oe}`,cw=e=>di({title:i("token.new"),text:i("token.once"),label:i("session.token"),value:e});async function lw(e){let t=null;await D(n=>Mp(a=>{t=a,n()}),i("token.create"),n=>rw(e,n),()=>Ut`<button type="submit">${i("token.createGo")}</button>`),t&&(e.addSession(t.session),await cw(t.token))}var Ap=e=>Ut`
  <section class="card">
    <h2>${i("settings.sessions")}</h2>
    <ul class="people">${e.sessions.map(t=>sw(e,t))}</ul>
    <div class="row end">
      ${e.hasOthers?nw(e):Oe}
      <button type="button" class="quiet" id="new-token" @click=${()=>lw(e)}>${c("plus")} ${i("token.create")}</button>
    </div>
  </section>`;var Ca=()=>["friendRequests","friendAccepted","findLiked","findCommented","replied","mentioned",...w()?.role==="admin"?["reported"]:[]],pw=e=>gt`
  <label class="switch">
    <span>${i("settings.streets")}<br><span class="soft">${i("offer.learns")}</span></span>
    <input type="checkbox" role="switch" id="streets" .checked=${ys()} @change=${t=>e.setStreets(t.target.checked)}>
  </label>`,uw=()=>Cs.map(e=>[e,Dn[e],e]),mw=e=>gt`
  <section class="card">
    ${T("language",{label:i("settings.language"),options:uw(),chosen:Ot(),set:t=>e.setLanguage(t)})}
    ${T("theme",{label:i("settings.theme"),options:rr.map(t=>[t,i(`settings.theme.${t}`)]),chosen:Un(),set:t=>e.setTheme(t)})}
    ${T("units",{label:i("settings.units"),options:["km","mi"].map(t=>[t,i(`settings.units.${t}`)]),chosen:Ya(),set:t=>e.setUnits(t)})}
    ${ws()?pw(e):Tt}
  </section>`;async function dw(e,t,s){let n=e.target;await t.prefer(s,n.checked),n.checked=t.preferences[s]}var Lp=(e,t,s=Tt)=>gt`
  <label class="switch">
    <span>${i(`settings.${t}`)}${s}</span>
    <input type="checkbox" role="switch" .checked=${e.preferences[t]} @change=${n=>dw(n,e,t)}>
  </label>`,hw=e=>gt`
  <p>${c("check")} ${i("push.on",{instance:z()})}</p>
  <p class="row">
    <button type="button" class="quiet" @click=${e.test}>${i("push.test")}</button>
    <button type="button" class="quiet" aria-busy=${e.busy?"true":"false"} @click=${e.disable}>${i("push.disable")}</button>
  </p>`,fw=e=>gt`
  <p>${i("push.off",{instance:z()})}</p>
  <p>
    <button type="button" id="push-on" aria-busy=${e.busy?"true":"false"} @click=${e.enable}>
      ${c("bell")} ${i("push.enable")}
    </button>
  </p>
  <p class="soft" role="status">${e.slow?i("push.asking"):Tt}</p>`;function $w(e){return e.state==="on"?hw(e):e.state==="off"?fw(e):gt`<p class="note">${i(`push.${e.state}`,{instance:z()})}</p>`}var gw=e=>gt`
  <section class="card">
    <h2>${i("settings.notify")}</h2>
    ${Ca().map(t=>Lp(e,t))}
    ${$().pushKey?Lp(e,"pushEnabled",gt`<br><span class="soft">${i("settings.pushEnabledHint")}</span>`):Tt}
  </section>
  <section class="card">
    <h2>${i("push.title")}</h2>
    ${$w(e.push)}
  </section>`,bw=e=>$().passwordLogin||e.passkeys.isShown||$().provider.enabled,ww=e=>gt`
  ${$().passwordLogin?Fr(e):Tt}
  ${e.passkeys.isShown?Fp(e.passkeys,()=>e.passkeyAsksPassword,e.redraw):Tt}
  ${$().provider.enabled?Pr(e):Tt}`,Bp="/settings",jp=[{name:"appearance",sign:"globe",title:()=>i("settings.appearance"),view:mw,isLocal:!0,value:()=>[Dn[Ot()],i(`settings.theme.${Un()}`)].join(" · ")},{name:"notifications",sign:"bell",title:()=>i("nav.bell"),view:gw,value:e=>i("settings.onOf",{n:Ca().filter(t=>e.preferences[t]).length,of:Ca().length})},{name:"places",sign:"pin",title:()=>i("privacy.settings"),view:e=>Tp(e.places),value:e=>ce().find(([t])=>t===String(e.places.values.area))?.[1]},{name:"sign-in",sign:"lock",title:()=>i("settings.signIn"),view:ww,isShown:bw,value:e=>e.passkeys.isShown?i("passkeys.count",{n:e.passkeys.list.length}):""},{name:"devices",sign:"shield",title:()=>i("settings.devices"),view:Ap,value:e=>i("settings.signedIn",{n:e.sessions.length})},{name:"data",sign:"copy",title:()=>i("settings.data"),view:Tr,value:()=>i("settings.dataParts")}],yw=e=>gt`
  <ul class="card rows">
    ${jp.filter(({isShown:t})=>!t||t(e)).map(t=>nt(`${Bp}/${t.name}`,t.sign,t.title(),t.isLocal||e.isLoaded?t.value(e):""))}
  </ul>
  <ul class="card rows">
    ${wt()?nt("/invites","people",i("invites.title")):Tt}
    ${nt("/shares","share",i("shares.mine"))}
    ${nt("/help","comment",i("help.title"))}
    ${nt("/about","feed",i("nav.about"))}
  </ul>`;async function vw(e){let t=pt.get("outbox").length;(!t||await A(i("settings.signOut"),i("outbox.signOut",{n:t}),i("settings.signOut")))&&e.signOut()}var kw=e=>gt`
  <button type="button" class="quiet" id="sign-out" @click=${()=>vw(e)}>${i("settings.signOut")}</button>`;function xw(e,t){let{problem:s,load:n}=e.loading;return t?t.isLocal?t.view(e):s?f(s,n):e.isLoaded?t.view(e):k(5):gt`${s?f(s,n):Tt}${yw(e)}`}function Np(e){let t=jp.find(({name:a})=>a===e.params.name);if(e.params.name&&!t)return hr();let s=new ui(e),n=()=>t?t.title():i("settings.title");return{get title(){return n()},ready:t?.isLocal?Promise.resolve():s.loading.load(),view:()=>gt`
      ${t?y(n(),Tt,Bp):y(n(),kw(s),"/profile")}
      ${s.refusal?f(s.refusal):Tt}
      ${xw(s,t)}`}}import{html as Mt,nothing as js}from"../lib/lit-html/lit-html.js";async function Ow(e){let t=await e.offered(),s=t&&await un({offered:t});s&&(e.take(s),await As(s))}async function qw(e,t){let s=await un({share:t});s&&e.take(s)}async function Sw(e,t){await A(i("shares.revokeTitle",{title:jt(t)}),i("shares.revokeText"),i("shares.revoke"))&&(await e.revoke(t),O("new-share"))}var Fw=async e=>await ln(e)||As(e,i("shares.one")),Pw=async e=>await pn(e,jt(e))||As(e,i("shares.one")),Tw=(e,t)=>It(i("shares.menu",{title:jt(t)}),[...cn()&&!t.expired?[{text:i("action.share"),sign:"share",run:()=>Pw(t)}]:[],{text:i("shares.change"),sign:"edit",run:()=>qw(e,t)},{text:i("shares.revoke"),sign:"trash",isDanger:!0,run:()=>Sw(e,t)}],{id:`share-${t.id}`}),Mw=e=>e.findId?`/finds/${e.findId}`:`/lists/${e.listId}`,Iw=e=>e.category?Mt`<span class="strong" dir="auto">${jt(e)}</span>`:Mt`<a class="strong" dir="auto" href=${Mw(e)}>${jt(e)}</a>`,Aw=e=>Mt`${i(`shares.kind.${xa(e)}`)}${e.title?Mt`: <bdi>${Oa(e)}</bdi>`:js}`,Sn=(e,t)=>Mt`<span class="badge">${e?c(e):js} ${t}</span>`,Lw=e=>Mt`
  <button type="button" class="quiet" aria-label="${i("secret.copy")}: ${jt(e)}" @click=${()=>Fw(e)}>
    ${c("copy")} ${i("secret.copy")}
  </button>`,Bw=(e,t)=>Mt`
  <li class="invite">
    <div class="listed">
      <p class="grow">
        ${Iw(t)}<br>
        <span class="soft">${Aw(t)} · ${t.views?i("shares.views",{n:t.views}):i("shares.noViews")}</span>
      </p>
      ${Tw(e,t)}
    </div>
    <p class="marks">
      ${Sn(t.place==="hidden"?"block":"pin",Yl(t))}
      ${t.hasPassword?Sn("lock",i("account.password")):js}
      ${t.expiresAt?Sn("",qa(t)):Sn("",i("shares.endless"))}
    </p>
    ${t.expired?js:Mt`<p class="row actions">${Lw(t)} ${Sa(t)}</p>`}
  </li>`;function jw(e){let{items:t,problem:s,load:n}=e.list;return s?f(s,n):t?t.length?Mt`<div class="card"><ul class="people">${t.map(a=>Bw(e,a))}</ul></div>${j(e.list)}`:B(i("shares.none"),i("shares.noneText"),js,"share"):k(3)}var Nw=e=>Mt`
  <button type="button" class="quiet" id="new-share" @click=${()=>Ow(e)}>${i("shares.category")}</button>`;function Dp(e){let t=new on(e);return{title:i("shares.mine"),ready:t.list.load(),view:()=>Mt`
      ${y(i("shares.mine"),Nw(t),"/profile")}
      <p class="lead">${i("shares.lead")}</p>
      ${jw(t)}`}}import{html as te,nothing as _a}from"../lib/lit-html/lit-html.js";var Fn=class{isLoaded=!1;#t;constructor(t){this.#t=t}get entries(){return pt.get("outbox")}load=async()=>{await ko(),this.isLoaded=!0,this.#t.update()};cancel(t){return Oo(t.id)}retry(t){return qo(t.id)}sendNow(){return So()}};async function Dw(e,t){await Ro()&&e.cancel(t)}var Uw=e=>i(e.kind==="like"&&!e.on?"outbox.unlike":`outbox.${e.kind}`),Up=e=>te`<a class="strong" dir="auto" href=${Fo(e)}>${e.title}</a>`,Cw={find:e=>te`<span class="strong" dir="auto">${e.body.title}</span>`,comment:e=>te`<span class="what" dir="auto">${e.body.content}</span><br>${Up(e)}`,like:Up},_w=(e,t)=>te`
  <li class="row between">
    <span class="grow">
      <span class="soft">${Uw(t)}</span><br>
      ${Cw[t.kind](t)}<br>
      ${t.state==="refused"?te`<span class="error">${t.problem}</span>`:te`<span class="soft">${i("outbox.waiting")}</span>`}
    </span>
    <span class="row">
      ${t.state==="refused"?te`
        <button type="button" class="quiet" @click=${()=>e.retry(t)}>${c("retry")} ${i("action.retry")}</button>`:_a}
      <button type="button" class="quiet" @click=${()=>Dw(e,t)}>${i("outbox.cancel")}</button>
    </span>
  </li>`;function Ew(e){return e.isLoaded?e.entries.length?te`
    <p class="hint">${i("outbox.hint",{instance:z()})}</p>
    <ul class="card people">${e.entries.map(t=>_w(e,t))}</ul>
    <p class="row end"><button type="button" @click=${()=>e.sendNow()}>${i("outbox.now")}</button></p>`:B(i("outbox.none"),i("outbox.noneText"),_a,"send"):k(2)}function Cp(e){let t=new Fn(e);return{title:i("outbox.title"),ready:t.load(),view:()=>te`${y(i("outbox.title"),_a,"/")}${Ew(t)}`}}import{html as me,nothing as Hw}from"../lib/lit-html/lit-html.js";var Pn=class{#t;constructor(t){this.#t=t,this.instance=new He(t),this.areas=new ss(t),this.invites=new is(t),this.nameForm=new x({send:s=>this.#e(s),update:t.update})}load(){return{server:this.instance.loading,map:this.areas.loading}[this.step]?.load()}get steps(){return["server",...$().streets?.areas?["map"]:[],"invite","done"]}get step(){let t=this.#t.query.get("step");return this.steps.includes(t)?t:this.steps[0]}get number(){return this.steps.indexOf(this.step)+1}next=()=>this.#t.push(v("/admin/welcome",{step:this.steps[this.number]}));async#e(t){await this.instance.save(t),await this.next()}};var _p=(e,t)=>me`<button type="button" class="quiet" @click=${e.next}>${t}</button>`,Ep=(e,t)=>me`<p class="row end">${_p(e,i(t?"welcome.next":"welcome.later"))}</p>`,Hp=({problem:e,load:t},s,n)=>e?f(e,t):s?n():k(3),zw=(e,t)=>Hp(e.instance.loading,e.instance.values,()=>me`
  <form class="card" novalidate @submit=${e.nameForm.submit}>
    ${F(e.nameForm)}
    ${ns(e.instance.picture,{label:i("admin.picture"),hint:i("admin.pictureHint")})}
    ${d(e.nameForm,"name",{label:i("admin.name"),hint:i("welcome.nameHint"),value:e.instance.values.name,most:50})}
    ${d(e.nameForm,"description",{label:i("admin.description"),value:e.instance.values.description,kind:"area",most:500})}
    <div class="row end">${_p(e,i("welcome.later"))} ${L(e.nameForm,i("welcome.next"))}</div>
  </form>
  ${ci(t.update)}`),Rw=e=>Hp(e.areas.loading,e.areas.areas,()=>me`
  ${fa(e.areas)}
  ${Ep(e,e.areas.areas.length||e.areas.isRunning)}`),Vw=e=>me`
  ${e.invites.created?ga(e.invites):$a(e.invites)}
  ${Ep(e,e.invites.created)}`,Ww=()=>me`
  <section class="card">
    <p><a class="button main" href="/new">${c("plus")} ${i("welcome.find")}</a></p>
    <ul class="people">
      ${nt("/settings/notifications","bell",i("welcome.push"))}
      ${nt("/profile","people",i("steps.profile"))}
      ${nt("/admin","gear",i("welcome.again"))}
      ${nt("/","map",i("areas.show"))}
    </ul>
  </section>`,Gw={server:zw,map:Rw,invite:Vw,done:Ww};function zp(e){let t=new Pn(e),s=()=>t.step==="done"?Hw:me`<p class="soft">${i("welcome.step",{number:t.number,of:t.steps.length-1})}</p>`;return{get title(){return i(`welcome.${t.step}`)},ready:t.load(),async moved(){e.update(),document.querySelector("main h1").focus(),await t.load()},view:()=>me`
      <header class="welcome">
        ${s()}
        <h1 tabindex="-1">${i(`welcome.${t.step}`)}</h1>
        <p class="lead">${i(`welcome.${t.step}Text`)}</p>
      </header>
      ${Gw[t.step](t,e)}`}}function Kw(e,t){let[s,n]=[new Map,!1],a=new AbortController;return e.signal.addEventListener("abort",()=>a.abort()),{async load(o){a.abort();let{signal:r}=a=new AbortController;try{let[l,p]=await Qa(v("/api/locations/categories",{...t(),category:"",bbox:o}),{signal:r});if(r.aborted)return;[s,n]=[new Map(l.map(m=>[m.category,m.count])),p]}catch(l){if(l.name==="AbortError")return;s.clear()}e.update()},arranged(o,r){if(!s.size)return null;let l=[...s.values()].reduce((h,M)=>h+M,0),p=h=>s.get(h)===0&&!n&&!r.includes(h),m=h=>h&&(h<l||n)?`${S(h)}${n?"+":""}`:void 0;return{shown:o.filter(h=>!p(h)).map(h=>({category:h,count:m(s.get(h))})),rest:o.filter(p)}}}}import{html as Rp,nothing as Vp}from"../lib/lit-html/lit-html.js";async function Yw(e){await e.ask()&&await O("see-inviter")}async function Jw(e){e.close(),await O("list")}function Zw(e){let{user:t}=e;if(!t)return Vp;let s=i("introduction.text",{name:b(t),n:t.findCount});return Rp`
    <section class="introduction" aria-label=${s}>
      ${W(t,44)}
      <p class="strong grow" dir="auto">${s}</p>
      ${ct(()=>Jw(e))}
      <p class="row">
        <a class="button quiet" id="see-inviter" href="/people/${t.id}">${i("introduction.see")}</a>
        ${e.mayAsk?Rp`<button type="button" @click=${()=>Yw(e)}>${i("friend.ask")}</button>`:Vp}
      </p>
    </section>`}async function Xw(e,t){let s=new Xi(t.update);e.note=()=>Zw(s),await s.load()}import{html as Qw,nothing as ty}from"../lib/lit-html/lit-html.js";async function ey(e){if(Nn.get())return;let t=()=>{},s=new je(()=>t());try{await s.read()}catch{return}s.state!=="off"||document.querySelector("dialog[open]")||(Nn.set("1"),await Z((n,a)=>{t=a;let o=async()=>{await s.enable(),s.state!=="off"&&(n(),u(i(`push.${s.state}`,{instance:z()})))};return Qw`
      <h2>${i("push.offer",{name:e})}</h2>
      <p>${i("push.offerText",{instance:z()})}</p>
      <p class="soft" role="status">${s.slow?i("push.asking"):ty}</p>
      <div class="row end">
        <button class="quiet" type="button" @click=${()=>n()}>${i("push.notNow")}</button>
        <button type="button" id="push-on" aria-busy=${s.busy?"true":"false"} @click=${o}>
          ${c("bell")} ${i("push.enable")}
        </button>
      </div>`},{label:i("push.offer",{name:e}),kind:"sheet-like"}))}import{html as Tn,nothing as Wp}from"../lib/lit-html/lit-html.js";async function sy({lat:e,lng:t}){try{let{title:s}=await P("/api/map/wishes",{latitude:e,longitude:t});u(i("offer.wished",{title:s}))}catch(s){u(q(s))}}function iy(e,t){if(w().role==="admin"){let s=v("/admin/map",{at:Le({lat:e.lat,lng:e.lng})});return Tn`<p><a class="button quiet" href=${s}>${i("offer.add")}</a></p>`}return Tn`
    <p><button type="button" class="quiet" @click=${()=>{t(),sy(e)}}>${i("offer.wish")}</button></p>
    <p class="hint">${i("offer.wishText")}</p>`}var ny=e=>Tn`
  <p><button type="button" class="quiet" @click=${()=>e(!0)}>${i("offer.show")}</button></p>
  <p class="hint">${i("offer.learns")}</p>`,ay=(e,{choose:t,close:s,key:n})=>Tn`
  <section class="offer" tabindex="-1" aria-label=${i("offer.none")} @keydown=${n}>
    <p class="row between">
      <span class="strong">${i("offer.none")}</span>
      <button type="button" class="round" aria-label=${i(ws()?"offer.decline":"action.close")} @click=${()=>t(!1)}>
        ${c("close")}
      </button>
    </p>
    ${nr()?iy(e,s):Wp}
    ${ws()?ny(t):Wp}
  </section>`,oy=()=>ay;import{html as An,nothing as za}from"../lib/lit-html/lit-html.js";var ls={scale:1,x:0,y:0},ry=5,[cy,ly]=[60,90],Ea=(e,t,s)=>Math.max(e,Math.min(s,t));function Ha(e,t,s){let n=Ea(1,t,ry),a=n/e.scale;return{scale:n,x:s.x-(s.x-e.x)*a,y:s.y-(s.y-e.y)*a}}function Mn(e,{width:t,height:s}){let[n,a]=[t,s].map(o=>o*(e.scale-1)/2);return{scale:e.scale,x:Ea(-n,e.x,n),y:Ea(-a,e.y,a)}}function Gp({x:e,y:t}){return t>ly&&t>Math.abs(e)?"close":Math.abs(e)<cy||Math.abs(e)<Math.abs(t)?"":e<0?"next":"previous"}function Kp(e,t){return{x:(e.x+t.x)/2,y:(e.y+t.y)/2,apart:Math.hypot(e.x-t.x,e.y-t.y)||1}}var py=2.5,[uy,Yp]=[300,24],Jp=180,Zp=()=>matchMedia("(prefers-reduced-motion: reduce)").matches,In=class{#t=ls;#e=ls;#s=null;#i=new Map;#n={time:0,x:0,y:0};#a=null;#o;constructor(t){this.#o=t}show(t,s=0){this.#a=t,this.#i.clear(),this.#u(ls),s&&!Zp()&&this.#a.animate([{transform:`translateX(${s*15}%)`,opacity:0},{transform:"none",opacity:1}],{duration:Jp,easing:"ease-out"})}onDown=t=>{t.target.localName==="video"||t.button||(this.#a=t.currentTarget,this.#a.setPointerCapture(t.pointerId),this.#i.set(t.pointerId,this.#d(t)),this.#m())};onMove=t=>{if(!this.#i.has(t.pointerId))return;this.#i.set(t.pointerId,this.#d(t));let s=this.#l(),n={x:s.x-this.#s.x,y:s.y-this.#s.y};if(this.#i.size>1){let{x:o,y:r,scale:l}=Ha(this.#e,this.#e.scale*s.apart/this.#s.apart,this.#s);return this.#u({scale:l,x:o+n.x,y:r+n.y})}let a={...this.#e,x:this.#e.x+n.x,y:this.#e.y+n.y};this.#u(this.#t.scale>1?Mn(a,this.#p()):a)};onUp=t=>{if(!this.#i.has(t.pointerId))return;let s=this.#l(),n=this.#i.size===1,a={x:s.x-this.#s.x,y:s.y-this.#s.y};if(this.#i.delete(t.pointerId),this.#i.size)return this.#m();if(!n||t.type==="pointercancel")return this.#c();if(Math.hypot(a.x,a.y)<Yp)return this.#r(s,t.timeStamp);let o=this.#t.scale>1?"":Gp(a);if(o)return this.#o[o]();this.#c()};#r(t,s){let n=this.#n;if(this.#n={...t,time:s},s-n.time>uy||Math.hypot(t.x-n.x,t.y-n.y)>Yp)return this.#c();this.#n={time:0,x:0,y:0},this.#u(this.#t.scale>1?ls:Mn(Ha(ls,py,t),this.#p()),!0)}#m(){this.#e=this.#t,this.#s=this.#l()}#l(){let[t,s=t]=this.#i.values();return Kp(t,s)}#d({clientX:t,clientY:s}){let{left:n,top:a,width:o,height:r}=this.#a.getBoundingClientRect();return{x:t-n-o/2,y:s-a-r/2}}#p(){return{width:this.#a.clientWidth,height:this.#a.clientHeight}}#c(){this.#u(Mn(this.#t,this.#p()),!0)}#u(t,s=!1){this.#t=t;let n=this.#a?.firstElementChild;n&&(n.style.transition=s&&!Zp()?`transform ${Jp}ms ease-out`:"none",n.style.transform=`translate(${t.x}px, ${t.y}px) scale(${t.scale})`)}};function my(e,t){let s=e.media.length,n=t,a=!0,o=null,r=new Map;Z((l,p)=>{let m=h=>{n=(n+h+s)%s,a=!1,p(),o.show(document.querySelector("dialog .stage"),s>1?h:0)};return o??=new In({next:()=>m(1),previous:()=>m(-1),close:()=>l()}),dy(e,{at:n,plays:a,films:r},o,m,l)},{label:e.title,kind:"full"})}function dy(e,{at:t,plays:s,films:n},a,o,r){let l=e.media.length,p=e.media[t];return An`
    <div class="viewer" @keydown=${h=>{h.target.localName!=="video"&&(h.key==="ArrowRight"&&o(1),h.key==="ArrowLeft"&&o(-1))}}>
      <div class="row between">
        <span class="at" aria-live="polite">${l>1?i("find.pictureOf",{at:t+1,n:l}):za}</span>
        ${ct(r)}
      </div>
      <div class="stage" @pointerdown=${a.onDown} @pointermove=${a.onMove} @pointerup=${a.onUp}
        @pointercancel=${a.onUp} @dragstart=${h=>h.preventDefault()}>
        <div class="shown">${p.type==="video"?$y(p,s,n):fy(p,sr(e,t))}</div>
      </div>
      <div>
        ${p.caption?An`<p class="said" dir="auto">${p.caption}</p>`:za}
        ${l>1?gy(o):za}
      </div>
    </div>`}var hy=e=>`min(100vw, calc(100vh * ${Zo(e).toFixed(3)}))`,fy=(e,t)=>ut(e,{alt:t,eager:!0,sizes:hy(e),blur:!1});function $y(e,t,s){if(s.has(e))return s.get(e);let n=Object.assign(document.createElement("video"),{controls:!0,preload:"none",autoplay:t,playsInline:!0,poster:e.mediumUrl||e.fallbackUrl,width:e.width||640,height:e.height||360}),a=/\.webm(\?|$)/.test(e.url)?"webm":"mp4",o=(r,l)=>n.append(Object.assign(document.createElement("source"),{src:r,type:l}));return o(e.url,e.codecs?`video/${a}; codecs="${e.codecs}"`:""),e.playbackUrl&&o(e.playbackUrl,"video/mp4"),n.lastChild.addEventListener("error",()=>{let r=document.createElement("p");r.className="said";let l=Object.assign(document.createElement("a"),{href:e.url,download:"",textContent:i("find.download")});r.append(i("find.unplayable")," ",l),s.set(e,r),n.replaceWith(r)}),s.set(e,n),n}var gy=e=>An`
  <div class="row steps">
    ${Xp("previous","back",()=>e(-1))}
    ${Xp("next","next",()=>e(1))}
  </div>`,Xp=(e,t,s)=>An`
  <button type="button" class="round" aria-label=${i(`find.${e}`)} @click=${s}>${c(t)}</button>`;import{html as ps,nothing as Bn}from"../lib/lit-html/lit-html.js";var Ln=class{friends=[];next="";hasLinks=!1;update=()=>{};constructor(t){this.audience=Be(t)}async load(){let[t]=await Promise.all([_t("/api/shares"),this.audience==="friends"?this.#t("/api/friends?status=accepted&limit=100"):null]);this.hasLinks=t.items.length>0}more=async()=>{await this.#t(this.next),this.update()};async#t(t){let{items:s,next:n}=await _t(t),a=o=>o.requesterId===w().id?o.addressee:o.requester;this.friends.push(...s.map(a)),this.next=n}};var by=e=>ps`
  ${e.friends.length?ps`<ul class="people">${e.friends.map(t=>Ls(t,Bn))}</ul>`:ps`<p class="soft">${i("whoSees.alone")}</p>`}
  ${e.next?ps`<button type="button" class="quiet" @click=${()=>U(e.more())}>${i("action.more")}</button>`:Bn}`,wy=(e,t,s)=>ps`
  <h2>${i("find.whoSees")}</h2>
  <p>${c(he(e.audience))} ${i(`edit.audienceText.${e.audience}`,{instance:z()})}</p>
  ${e.audience==="friends"?by(e):Bn}
  ${e.hasLinks?ps`<p class="hint">${i("whoSees.links")} <a href="/shares">${i("shares.mine")}</a></p>`:Bn}
  <div class="row end">
    <a class="button quiet" href="/finds/${t.id}/edit">${i("action.edit")}</a>
    <button type="button" class="main" @click=${()=>s()}>${i("action.close")}</button>
  </div>`;async function yy(e){let t=new Ln(e);await U(t.load())&&await Z((s,n)=>(t.update=n,wy(t,e,s)),{label:i("find.whoSees")})}export{ou as about,Ar as accounts,U$ as addToList,Hr as admin,Kr as adminLog,yl as areas,ib as askReport,Wr as categories,Kw as countCategories,Dc as edit,Jc as feed,sl as help,bl as import,Tl as instance,Xw as introduce,Ol as invites,Bl as join,sp as list,np as lists,op as named,rp as notifications,oy as offerOfStreets,ey as offerPush,lp as people,bp as person,yp as profile,xp as reports,Op as saved,Np as settings,eg as shareFind,Dp as shares,dh as showSteps,my as viewPhoto,Cp as waiting,zp as welcome,yy as whoSees};

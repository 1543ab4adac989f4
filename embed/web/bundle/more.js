import{A as Es,Ab as Ae,Ac as tr,B as Qa,Ba as zt,Bb as K,Ca as yo,Cb as Le,D as Hs,Da as vo,Db as ae,Dc as Rt,E as $s,Ea as Te,Eb as Lo,Ec as je,F as to,Fa as ko,Fb as Be,Fc as he,G as eo,Ga as Ys,Gb as it,Gc as er,H as st,Ha as Js,Hb as Bo,Hc as mt,I as ut,Ia as Zs,Ib as jo,Ic as sr,J as u,Ja as xo,Jb as Et,Jc as ir,Ka as Oo,Kb as ti,Kc as nr,La as qo,Lb as Do,Lc as ci,M as Pe,Mb as z,Mc as li,N as $,Na as So,Nb as E,O as F,Ob as N,P as R,Pa as Fo,Pb as ei,Pc as ar,Q as V,Qa as Po,Qb as No,R as A,Ra as Mo,Rb as Uo,Rc as or,S as so,Sa as To,Sb as Co,Sc as vs,T as io,Ta as Io,Tb as _o,Tc as rr,U as _t,Ub as Ht,Uc as ks,V as b,Vb as si,Vc as cr,W as Me,Wb as ii,Wc as lr,X as no,Xb as zo,Yb as Eo,Zb as ni,Zc as pr,_b as Ho,_c as zn,a as Fe,ac as Ro,ad as ur,b as g,ba as ao,bc as O,bd as mr,c as H,ca as oo,cc as Vo,cd as dr,d as Ga,da as Rs,dc as lt,dd as pi,e as ds,ea as w,ec as P,f as Un,fa as Vs,fc as Wo,g as Cn,ga as ro,gc as d,gd as hr,h as ee,hc as B,hd as En,i as hs,ib as c,ic as Ko,id as fr,j as fs,ja as co,jb as W,jc as X,jd as $r,k as _n,ka as lo,kb as Y,kc as L,kd as gr,l as Ot,la as po,lb as Ao,lc as Go,ld as br,m as zs,ma as uo,mb as v,mc as It,n as Ya,na as mo,nb as Xs,nc as gs,oa as Ws,ob as j,oc as ai,pb as f,pc as de,pd as wr,q as Ja,qa as Ks,qb as k,qc as oi,r as i,ra as ho,rb as Ie,rc as ri,rd as yr,s as Za,sa as fo,sb as D,sc as bs,t as q,ta as $o,tb as ct,tc as ws,ua as go,ub as x,uc as Yo,ud as ui,v as se,va as y,vc as Jo,vd as vr,w as Xa,wa as Gs,wc as Zo,x as S,xa as wt,xb as Qs,xc as ys,xd as kr,y as Ct,ya as bo,yb as ie,yc as Xo,yd as xr,z as bt,za as wo,zb as ne,zc as Qo,zd as Or}from"./shared.js";import{html as fe,nothing as Hn}from"../lib/lit-html/lit-html.js";var ru=new URL("lib/",Fe).pathname,cu=[["Leaflet 1.9.4","leaflet","Volodymyr Agafonkin, CloudMade","BSD-2-Clause"],["protomaps-leaflet 5.1.0","protomaps-leaflet","Protomaps","BSD-3-Clause"],["lit-html 3.3.3","lit-html","Google LLC","BSD-3-Clause"]];function qr(){if(ks())return new URL(g().streets.url.replace(/[{}]/g,"")).host;let{host:e}=new URL((g().tiles?.url??"").replace(/[{}]/g,""),location);return e===location.host?"":e}var lu=()=>qr()?i("about.tilesFrom",{host:qr()}):i("about.alone"),pu=()=>fe`
  <section class="card">
    <p class="lead">${i("app.about")}</p>
    <p>${i("about.text")} ${lu()}</p>
    <p class="soft">${i("about.version",{version:g().version})}</p>
    <p class="row">
      <a class="button quiet" href="/help">${i("help.title")}</a>
      <a class="button quiet" href="/api/docs">${i("about.api")}</a>
    </p>
  </section>`,uu=()=>fe`
  <section class="card">
    <h2>${i("about.map")}</h2>
    <ul class="plain-list">
      ${g().tiles?.attribution?fe`<li>${i("about.tiles")}: ${g().tiles.attribution}</li>`:Hn}
      ${ks()?fe`<li>${i("about.streets")}: ${g().streets.attribution}</li>`:Hn}
      <li>${i("about.places")}: ${g().places.attribution}</li>
    </ul>
  </section>`,mu=([e,t,s,n])=>fe`<li><a href="${ru}${t}/LICENSE">${e}</a>, © ${s}, ${n}</li>`,du=()=>fe`
  <section class="card">
    <h2>${i("about.code")}</h2>
    <ul class="plain-list">${cu.map(mu)}</ul>
    <p class="hint">${i("about.more")}</p>
  </section>`,hu=()=>({title:i("nav.about"),view:()=>fe`
    ${v(i("nav.about"),Hn,y()?"/settings":"/sign-in")}
    ${xr()}${kr()}${pu()}${uu()}${du()}`});import{html as bi,nothing as Vu}from"../lib/lit-html/lit-html.js";var fu=200,$u=2**20,Rn=["all","active","suspended","admin"],Sr={wrong_password:"password"},$e=e=>`/api/admin/users/${e.id}`,mi=class{#t;#e=0;constructor(t){this.#t=t;let s=t.query.get("status");this.text=t.query.get("q")??"",this.status=Rn.includes(s)?s:"all",this.list=z(t,()=>b("/api/admin/users",{...this.#s,limit:50}))}get#s(){return{q:this.text.trim(),status:this.status==="all"?"":this.status}}search=()=>(clearTimeout(this.#e),this.#t.rename(b("/admin/people",this.#s)),this.list.load());type(t){this.text=t,clearTimeout(this.#e),this.#e=setTimeout(this.search,fu)}choose(t){return this.status=t,this.#t.update(),this.search()}isMe(t){return t.id===y()?.id}#i(t){this.list.items=this.list.items.map(s=>s.id===t.id?t:s),this.#t.update()}async#n(t,s){try{this.#i(await t),u(s)}catch(n){u(q(n))}}get asksPassword(){return Gs()}adminForm(t,s){let n=async({password:a})=>{this.#i(await V($e(t),{role:"admin",...a?{password:a}:{}})),s()};return new O({send:n,fieldOf:Sr})}demote(t){return this.#n(V($e(t),{role:"member"}),i("admin.memberDone",{name:w(t)}))}lift(t){return this.#n(A(`${$e(t)}/suspension`),i("admin.liftDone",{name:w(t)}))}linkForm(t,s){let n=async({password:a})=>{let o=await F(`${$e(t)}/sign-in-link`,a?{password:a}:void 0);s(new URL(o.url,location).href)};return new O({send:n,fieldOf:Sr})}limitForm(t,s){let n=async({kind:a,size:o})=>{let r={instance:null,none:0}[a];this.#i(await V($e(t),{mediaLimit:a==="own"?Math.round(Number(o)*$u):r})),s()};return new O({send:n})}suspendForm(t,s){let n=async({reason:a,days:o})=>{this.#i(await R(`${$e(t)}/suspension`,{reason:a.trim(),...o?{days:Number(o)}:{}})),s()};return new O({send:n})}deleteForm(t,s){let n=async({name:a,reason:o})=>{if(a.trim()!==t.username)throw{code:"page",reason:"other_name",text:i("admin.deleteOther")};await A(b($e(t),{reason:o.trim()})),this.list.items=this.list.items.filter(r=>r.id!==t.id),this.#t.update(),s()};return new O({send:n,fieldOf:{other_name:"name"}})}close(){clearTimeout(this.#e)}};import{html as J,nothing as Ue}from"../lib/lit-html/lit-html.js";import{html as vt,nothing as xs}from"../lib/lit-html/lit-html.js";var gu=2e3,De=class{state="";busy=!1;slow=!1;#t;constructor(t){this.#t=t}async read(){this.state=await Ks()}enable=()=>this.#e(ho);disable=()=>this.#e(fo);test=()=>this.#s(async()=>{await $o(),u(i("push.sent"))});async#e(t){this.busy=!0,this.#t();let s=setTimeout(()=>{this.slow=!0,this.#t()},gu);await this.#s(async()=>{this.state=await t()}),clearTimeout(s),this.busy=this.slow=!1,this.#t()}async#s(t){try{await t()}catch(s){u(s.code||s.status?q(s):i("push.failed"))}this.#t()}};var di=class{list=[];#t;constructor(t){this.#t=t}get isShown(){return br()}async read(){this.isShown&&(this.list=await $("/api/auth/passkeys",{signal:this.#t.signal}))}addForm(t,s){let n=async({name:a,password:o})=>{let r=await wr(await F("/api/auth/passkeys/options",t?{password:o}:{}));r&&(this.list=[...this.list,await F("/api/auth/passkeys",{name:a,...r})],s())};return new O({send:n,fieldOf:{wrong_password:"password"}})}renameForm(t,s){let n=async({name:a})=>{let o=await V(`/api/auth/passkeys/${t.id}`,{name:a});this.list=this.list.map(r=>r.id===o.id?o:r),s()};return new O({send:n})}async remove(t){try{await A(`/api/auth/passkeys/${t.id}`),this.list=this.list.filter(s=>s.id!==t.id)}catch(s){u(q(s))}this.#t.update()}};var bu=1,yt=class{nearby=[];proposal="";title="";#t;#e;#s;#i=0;#n=0;constructor(t,s,n=()=>{}){this.#t=t,this.#e=n,this.#a(s??{})}get value(){let{point:t,by:s,source:n,photo:a,chosen:o}=this;return{point:t,name:this.name.trim(),by:s,source:n,photo:a,location:o}}#a({point:t=null,name:s="",by:n="",source:a="",photo:o=null,location:r=null}){Object.assign(this,{point:t,name:s,by:n,source:a,photo:o,chosen:r}),this.#s=t}get label(){return this.chosen?.name||this.name.trim()||this.proposal}take(t){if(this.#a(t.value),Object.assign(this,{nearby:t.nearby,proposal:t.proposal,title:t.title}),this.#e(),this.point&&!this.label)return this.propose()}setPoint(t,s,n=""){return Object.assign(this,{point:t,chosen:null,source:s,proposal:""}),n?(Object.assign(this,{name:n,by:"search"}),this.#s=t):this.by!=="reader"&&this.#s&&Et(this.#s,t)>bu&&Object.assign(this,{name:"",by:""}),this.#e(),this.propose()}setPlace(t){return this.title=t.title??"",this.setPoint(it(t),t.isCamera?"camera":"found",t.title??t.name)}suggestPoint(t){return this.photo??=t,this.point?this.#e():this.setPoint(t,"photo")}setName(t){this.name=t,this.by=t.trim()?"reader":""}async locate(){try{let t=await ti({enableHighAccuracy:!0,timeout:15e3});this.#t.signal.aborted||this.setPoint(t,"hereDone")}catch(t){this.#t.signal.aborted||u(q(t))}}toggle(t){this.chosen=this.chosen?.id===t.id?null:t,this.chosen&&(this.point=it(t)),this.#e()}async propose(){let t=++this.#n,{signal:s}=this.#t;clearTimeout(this.#i);let{nearby:n,name:a,wait:o}=await Ys(this.point,{signal:s});t!==this.#n||s.aborted||(Object.assign(this,{nearby:n,proposal:a}),o&&(this.#i=setTimeout(()=>this.propose(),1e3*o)),this.#t.update())}close(){clearTimeout(this.#i)}};var Vn="/api/users/me/place-settings",wu={radius:.5,area:1},Fr=[.2,.5,1,2,5],oe=class{values=null;exactAtHome=0;#t;constructor(t){this.#t=t}async read(){this.values=await $(Vn,{signal:this.#t.signal})}async change(t){try{let{exactAtHome:s,...n}=await R(Vn,{...this.values,...t});Object.assign(this,{values:n,exactAtHome:s}),u(i("privacy.saved"))}catch(s){u(q(s))}this.#t.update()}changeHome(t){return this.change({home:{...this.values.home,...t}})}async hideHome(){try{let{finds:t}=await F(`${Vn}/home`);this.exactAtHome=0,u(i("privacy.homeHidden",{n:t}))}catch(t){u(q(t))}this.#t.update()}picker(){let{home:t}=this.values,s=t&&{point:{lat:t.latitude,lng:t.longitude}},n=new yt(this.#t,s,()=>{n.point&&this.changeHome({...wu,...t,latitude:n.point.lat,longitude:n.point.lng})});return n}};var yu=600*1e3-30*1e3,vu=e=>e.some(t=>t.current&&Date.now()-Date.parse(t.passwordAt)<yu),Pr=e=>!e.current&&e.kind!=="token",hi=class{preferences=null;sessions=null;refusal=bo();#t;constructor(t){this.#t=t,this.push=new De(t.update),this.passkeys=new di(t),this.places=new oe(t),this.loading=E(t,()=>this.#e());let s={wrong_password:"currentPassword"};this.password=new O({send:(n,a)=>this.#i(n,a),update:t.update,fieldOf:s})}get user(){return y()}redraw=()=>this.#t.update();get isLoaded(){return!!(this.preferences&&this.user)}get asksPassword(){return Gs()}get asksCurrent(){return this.user.hasPassword&&!yr(this.sessions)}get passkeyAsksPassword(){return this.asksPassword&&!vu(this.sessions)}get hasOthers(){return this.sessions.some(Pr)}async#e(){let{signal:t}=this.#t;[this.preferences,this.sessions]=await Promise.all([$("/api/notifications/preferences",{signal:t}),$("/api/auth/sessions",{signal:t}),this.push.read(),this.passkeys.read(),this.places.read()])}async#s(t){await N(t()),this.#t.update()}setTheme(t){ur(t),this.#t.update()}setUnits(t){Ga.set(t),this.#t.update()}setStreets(t){lr(t),this.#t.update()}async setLanguage(t){await Ja(t),this.#t.update()}prefer(t,s){return this.#s(async()=>{this.preferences=await R("/api/notifications/preferences",{[t]:s})})}addSession(t){this.sessions=[t,...this.sessions],this.#t.update()}endOthers(){return this.#s(async()=>{for(let t of this.sessions.filter(Pr))await A(`/api/auth/sessions/${t.id}`),this.sessions=this.sessions.filter(s=>s!==t)})}endSession(t){return this.#s(async()=>{await A(`/api/auth/sessions/${t.id}`),this.sessions=this.sessions.filter(s=>s!==t)})}signOut=()=>this.#s(async()=>{await yo(),await this.#t.go("/sign-in",{replace:!0})});async#i({newPassword:t,currentPassword:s,unlinkIdentity:n},a){let o=this.asksCurrent?{currentPassword:s}:{};await R("/api/users/me/password",{newPassword:t,...o,...n?{unlinkIdentity:!0}:{}}),a.reset(),zt(await $("/api/users/me")),this.sessions=await $("/api/auth/sessions"),u(i("settings.passwordSaved"))}unlink(){return this.#s(async()=>{await A("/api/users/me/identity"),zt(await $("/api/users/me"))})}confirmForm(t){let s=async({password:n})=>{await F("/api/auth/confirm",{password:n}),t()};return new O({send:s,fieldOf:{wrong_password:"password"}})}deleteForm(t){let s=async({password:n})=>{await A("/api/users/me",this.asksPassword?{password:n}:void 0),t()};return new O({send:s,fieldOf:{wrong_password:"password"}})}async leaveDeleted(){await vo(),await this.#t.go("/sign-in",{replace:!0}),u(i("settings.deleted"))}},fi=(e={})=>`/api/auth/oauth/start?${new URLSearchParams({...e,redirect:"/settings/sign-in"})}`;import{html as Mr}from"../lib/lit-html/lit-html.js";var ku=e=>Mr`
  <button type="button" class="quiet" @click=${()=>e(!1)}>${i("action.cancel")}</button>`;function U(e,t,s,n){let a=null;return X((o,r)=>(a??=e(()=>o(!0)),a.update=r,Mr`
      <form novalidate @submit=${a.submit}>
        <h2>${t}</h2>
        ${s(a)}
        <div class="row end">${ku(o)}${n(a)}</div>
      </form>`),{label:t})}var Ne=()=>g().provider.name,re=e=>e.refusal?.reason==="sign_in_again"&&g().provider.enabled?vt`
  <p><a class="button quiet" href=${fi()}>${i("signin.provider",{name:Ne()})}</a></p>`:xs,Vt=(e,t,s)=>d(e,t,{label:s,kind:"password",required:!0,complete:"current-password"}),xu=()=>vt`
  <label class="switch">
    <span>
      ${i("settings.alsoUnlink",{name:Ne()})}<br>
      <span class="soft">${i("settings.alsoUnlinkHint")}</span>
    </span>
    <input type="checkbox" role="switch" id="unlinkIdentity" name="unlinkIdentity">
  </label>`,Tr=({user:e,asksCurrent:t,password:s})=>vt`
  <form class="card" novalidate @submit=${s.submit}>
    <h2>${i(t?"settings.password":"settings.passwordFirst")}</h2>
    ${e.hasPassword&&!t?vt`<p class="note">${i("link.setPassword")}</p>`:xs}
    <input class="unseen" type="text" autocomplete="username" .value=${e.username} tabindex="-1" aria-hidden="true">
    ${P(s)}
    ${re(s)}
    ${t?Vt(s,"currentPassword",i("settings.currentPassword")):xs}
    ${d(s,"newPassword",{label:i("settings.newPassword"),hint:i("settings.passwordHint"),kind:"password",required:!0,least:8,most:255,complete:"new-password"})}
    ${e.identityLinked?xu():xs}
    <div class="row end">${B(s,i("action.save"))}</div>
  </form>`;async function Ou(e){let t=i("settings.unlinkTitle",{name:Ne()});await L(t,i("settings.unlinkText"),i("settings.unlink"))&&e.unlink()}async function qu(e,t){if(!t.asksPassword)return;e.preventDefault();let s=i("settings.link",{name:Ne()});await U(a=>t.confirmForm(a),s,a=>vt`
    <p>${i("settings.linkText")}</p>
    ${P(a)}
    ${Vt(a,"password",i("account.password"))}`,()=>vt`<button type="submit">${i("settings.linkGo")}</button>`)&&location.assign(fi({link:"true"}))}var Su=e=>vt`
  <p>${c("check")} ${i("settings.linked")}</p>
  <p><button type="button" class="quiet" @click=${()=>Ou(e)}>${i("settings.unlink")}</button></p>`,Fu=e=>vt`
  <p>${i("settings.notLinked")}</p>
  <p>
    <a class="button quiet" href=${fi({link:"true"})} @click=${t=>qu(t,e)}>
      ${i("settings.link",{name:Ne()})}
    </a>
  </p>`,Ir=e=>vt`
  <section class="card">
    <h2>${i("settings.identity",{name:Ne()})}</h2>
    ${e.user.identityLinked?Su(e):Fu(e)}
  </section>`;async function Pu(e){await U(s=>e.deleteForm(s),i("settings.deleteTitle"),s=>vt`
    <p>${i("settings.deleteText")}</p>
    ${P(s)}
    ${re(s)}
    ${e.asksPassword?Vt(s,"password",i("account.password")):xs}`,()=>vt`<button type="submit" class="danger">${i("settings.delete")}</button>`)&&await e.leaveDeleted()}var Ar=e=>vt`
  <section class="card">
    <p>${i("settings.dataText")}</p>
    <p><a class="button quiet" href="/api/users/me/export" download>${i("settings.download")}</a></p>
    <p>${i("settings.archiveText")}</p>
    <p><a class="button quiet" href="/api/users/me/archive" download>${i("settings.archive")}</a></p>
    <p><a class="button quiet" href="/import">${i("settings.import")}</a></p>
    <h2>${i("settings.deleteHead")}</h2>
    <p>${i("settings.deleteHint")}</p>
    <p><button type="button" class="danger" @click=${()=>Pu(e)}>${i("settings.delete")}</button></p>
  </section>`;import{html as Wn,nothing as Os}from"../lib/lit-html/lit-html.js";function M(e,{label:t,options:s,chosen:n,set:a=()=>{},hint:o="",error:r="",name:l=e}){let p=r?`${e}-error`:o?`${e}-hint`:Os;return Wn`
    <div class="field">
      <label for=${e}>${t}</label>
      <select id=${e} name=${l} aria-describedby=${p} aria-invalid=${r?"true":Os} @change=${m=>a(m.target.value)}>
        ${s.map(([m,h,T=Os])=>Wn`
          <option value=${m} lang=${T} ?selected=${m===n}>${h}</option>`)}
      </select>
      ${p===Os?Os:Wn`<p class=${r?"error":"hint"} id=${p}>${r||o}</p>`}
    </div>`}import{html as Mu}from"../lib/lit-html/lit-html.js";async function Tu(e){try{await navigator.clipboard.writeText(e),u(i("secret.copied"))}catch{document.getElementById("secret").select(),u(i("secret.selected"))}}var $i=({title:e,text:t,label:s,value:n})=>X(a=>Mu`
  <h2>${e}</h2>
  <p>${t}</p>
  <div class="field">
    <label for="secret">${s}</label>
    <input id="secret" readonly spellcheck="false" autocomplete="off" .value=${n} @focus=${o=>o.target.select()}>
  </div>
  <div class="row end">
    <button type="button" class="quiet" @click=${()=>a()}>${i("action.close")}</button>
    <button type="button" @click=${()=>Tu(n)}>${c("copy")} ${i("secret.copy")}</button>
  </div>`,{label:e});function Iu({mediaBytes:e,mediaLimit:t}){let s=st(e);return t===null?i("admin.usage",{size:s}):t?i("admin.usageOf",{size:s,limit:st(t)}):i("admin.usageUnlimited",{size:s})}var Au=e=>[i("admin.joined",{date:bt(e.createdAt)}),e.seenAt?i("admin.seen",{date:bt(e.seenAt)}):i("admin.notSeen"),i("admin.finds",{n:e.findCount}),Iu(e),e.invitedBy&&i("admin.invitedBy",{name:w(e.invitedBy)})],Lu=({suspendedAt:e,endsAt:t})=>t?i("admin.suspendedUntil",{date:Ct(t)}):i("admin.suspendedSince",{when:Es(e)}),Bu=e=>J`<p class="note">${Lu(e)}<br>${i("admin.reasonIs",{reason:e.reason})}</p>`,ju=e=>e.suspension?J`<span class="person"><span class="avatar none">${c("block")}</span> <span>${gs(e)}</span></span>`:J`<a class="person" href="/people/${e.id}">${W(e)} <span>${gs(e)}</span></a>`,Lr=(e,t)=>J`
  ${P(t)}
  ${re(t)}
  ${e.asksPassword?Vt(t,"password",i("account.password")):Ue}`,Du=(e,t)=>U(s=>e.adminForm(t,s),i("admin.adminTitle",{name:w(t)}),s=>J`
  <p>${i("admin.adminText")}</p>
  ${Lr(e,s)}`,()=>J`<button type="submit" class="danger">${i("admin.admin")}</button>`);async function Nu(e,t){await L(i("admin.memberTitle",{name:w(t)}),i("admin.memberText"),i("admin.member"))&&e.demote(t)}var Uu=["instance","own","none"],Cu=(e,t)=>{e.kind??=t.mediaLimit===null?"instance":t.mediaLimit?"own":"none";let s=n=>{e.kind=n,e.update()};return J`
    ${P(e)}
    ${M("kind",{label:i("admin.limit"),options:Uu.map(n=>[n,i(`admin.limits.${n}`)]),chosen:e.kind,set:s})}
    ${e.kind==="own"?d(e,"size",{label:i("admin.size"),kind:"number",mode:"numeric",required:!0,value:t.mediaLimit?Math.round(t.mediaLimit/2**20):""}):Ue}`};async function gi(e,t,s){let n=await e;return n&&u(i(t,{name:w(s)})),n}var _u=(e,t)=>U(s=>e.limitForm(t,s),i("admin.limitTitle",{name:w(t)}),s=>Cu(s,t),()=>J`<button type="submit">${i("action.save")}</button>`),zu=(e,t)=>U(s=>e.suspendForm(t,s),i("admin.suspendTitle",{name:w(t)}),s=>J`
  <p>${i("admin.suspendText")}</p>
  ${P(s)}
  ${d(s,"reason",{label:i("admin.reason"),hint:i("admin.reasonHint"),kind:"area",value:t.suspension?.reason,required:!0,most:500})}
  ${d(s,"days",{label:i("admin.days"),hint:i("admin.daysHint"),kind:"number",mode:"numeric"})}`,()=>J`<button type="submit" class="danger">${i("admin.suspend")}</button>`);async function Eu(e,t){let s="";await U(o=>e.linkForm(t,r=>{s=r,o()}),i("admin.linkTitle",{name:w(t)}),o=>J`
    <p>${i("admin.linkAsk",{name:w(t)})}</p>
    ${Lr(e,o)}`,()=>J`<button type="submit">${i("admin.linkMake")}</button>`)&&await $i({title:i("admin.link"),text:i("admin.linkText",{name:w(t)}),label:i("admin.linkLabel"),value:s})}async function Hu(e,t){let s=U(n=>e.deleteForm(t,n),i("admin.deleteTitle",{name:w(t)}),n=>J`
    <p>${i("admin.deleteText")}</p>
    ${P(n)}
    ${d(n,"name",{label:i("admin.deleteName",{name:t.username}),required:!0,complete:"off"})}
    ${d(n,"reason",{label:i("admin.reason"),hint:i("admin.logHint"),most:500})}`,()=>J`<button type="submit" class="danger">${i("admin.delete")}</button>`);await gi(s,"admin.deleteDone",t)&&x("account-search")}function Ru(e,t){let s=(a,o,r)=>({text:a,label:`${a}: ${w(t)}`,run:o,isDanger:r}),n=[t.role==="admin"?s(i("admin.member"),()=>Nu(e,t)):s(i("admin.admin"),()=>gi(Du(e,t),"admin.adminDone",t)),s(i("admin.limit"),()=>gi(_u(e,t),"admin.limitDone",t))];return e.isMe(t)?n:[...n,...t.suspension?[]:[s(i("admin.link"),()=>Eu(e,t))],s(i(t.suspension?"admin.suspendAgain":"admin.suspend"),()=>gi(zu(e,t),"admin.suspendDone",t),!t.suspension),...t.suspension?[s(i("admin.lift"),()=>e.lift(t))]:[],s(i("admin.delete"),()=>Hu(e,t),!0)]}var Br=(e,t)=>J`
  <li class="account">
    <div class="row between">
      <span class="row">
        ${ju(t)}
        ${t.role==="admin"?J`<span class="badge">${i("admin.role")}</span>`:Ue}
        ${e.isMe(t)?J`<span class="badge">${i("people.you")}</span>`:Ue}
        ${t.suspension?J`<span class="badge warning">${i("admin.suspended")}</span>`:Ue}
      </span>
      ${It(i("people.menu",{name:w(t)}),Ru(e,t))}
    </div>
    <p class="soft facts">${Au(t).filter(Boolean).map(s=>J`<span>${s}</span>`)}</p>
    ${t.suspension?Bu(t.suspension):Ue}
  </li>`;function Wu(e,t){e.preventDefault(),t.search()}var Ku=e=>bi`
  <form role="search" @submit=${t=>Wu(t,e)}>
    <label for="account-search">${i("people.search")}</label>
    <div class="search">
      ${c("search")}
      <input id="account-search" type="search" maxlength="31" autocomplete="off" autocapitalize="none" spellcheck="false"
        .value=${e.text} @input=${t=>e.type(t.target.value)}>
    </div>
  </form>
  <div class="chips" role="group" aria-label=${i("admin.which")}>
    ${Rn.map(t=>Ie(e.status===t,i(`admin.statuses.${t}`),()=>e.choose(t)))}
  </div>`;function Gu(e){let{items:t,problem:s,load:n}=e.list;return s?f(s,n):t?t.length?bi`
    <ul class="people" aria-label=${i("admin.people")}>${t.map(a=>Br(e,a))}</ul>
    ${D(e.list)}`:bi`<p class="soft" role="status">${i("admin.noAccounts")}</p>`:k(4)}function jr(e){let t=new mi(e);return{title:i("admin.people"),ready:t.list.load(),view:()=>bi`
      ${v(i("admin.people"),Vu,"/admin")}
      <section class="card">${Ku(t)}${Gu(t)}</section>`,close:()=>t.close()}}import{html as om,nothing as rm}from"../lib/lit-html/lit-html.js";var Dr=e=>e.slice(1).match(/../g).map(t=>Number.parseInt(t,16)/255),Nr=e=>e<=.04045?e/12.92:((e+.055)/1.055)**2.4,Yu=e=>e<=.0031308?e*12.92:1.055*e**.4166666666666667-.055;function Ce(e){let[t,s,n]=Dr(e).map(Nr);return 1.05/(.2126*t+.7152*s+.0722*n+.05)}var _e=4.5;function wi(e){let t=e;for(let s=1;Ce(t)<_e;s-=.01)t=`#${Dr(e).map(n=>Math.round(255*Yu(Nr(n)*s)).toString(16).padStart(2,"0")).join("")}`;return t}async function qs(e){if(!/^image\/(jpeg|png|webp|avif|heic|heif)$/.test(e.type))return e;try{return await Ju(e)}catch{return e}}async function Ju(e){let t=await createImageBitmap(e,{imageOrientation:"from-image"}),s=Math.min(1,2560/Math.max(t.width,t.height));if(s===1&&e.size<409600)return t.close(),e;let n=new OffscreenCanvas(Math.max(1,Math.round(t.width*s)),Math.max(1,Math.round(t.height*s))),a=n.getContext("2d");a.fillStyle="#fff",a.fillRect(0,0,n.width,n.height),a.drawImage(t,0,0,n.width,n.height),t.close();let o=await n.convertToBlob({type:"image/jpeg",quality:.85});return o.size<e.size?new File([o],e.name.replace(/\.\w+$/,"")+".jpg",{type:"image/jpeg"}):e}var ze=class{progress=null;#t;#e;#s;constructor(t,s,{has:n,take:a}){[this.#t,this.#e,this.#s,this.has]=[t,s,a,n]}async set(t,s=Me){let n=a=>{this.progress=a,this.#e.update()};n(0);try{await this.#s(await s("PUT",this.#t,await qs(t),{signal:this.#e.signal,progress:n})),u(i("profile.pictureSaved"))}catch(a){a.name!=="AbortError"&&u(q(a))}n(null)}async remove(){try{await A(this.#t),await this.#s(null)}catch(t){u(q(t))}this.#e.update()}};var Ur=2**20,yi="/api/admin/instance",Cr=["invite","open","closed"],_r=["members","admins","off"],Ee="#0f766e",Ss={teal:Ee,blue:"#1d4ed8",violet:"#6d28d9",pink:"#be185d",red:"#b91c1c",green:"#15803d",grey:"#475569"},He=class{values=null;accent=Ee;#t;constructor(t){this.#t=t,this.loading=E(t,async()=>{this.values=await $(yi,{signal:t.signal}),this.accent=this.savedAccent}),this.picture=new ze(`${yi}/picture`,t,{has:()=>!!this.values.picture,take:async s=>this.#e(s??await $(yi))}),this.form=new O({send:async s=>{await this.save(s),u(i("admin.saved"))},update:t.update})}get startView(){return ae(this.values.startView)}get myView(){return ee.get()}async begin(t){await N(this.save({startView:t}))&&u(i("admin.saved")),this.#t.update()}get savedAccent(){return this.values?.accent||Ee}get isAccentDark(){return Ce(this.accent)>=_e}chooseAccent(t){this.accent=t,delete this.form.errors.accent;let s=Math.floor(Ce(t)*10)/10;this.isAccentDark||(this.form.errors.accent=i("admin.accentLight",{contrast:S(s),least:S(_e)})),this.form.update()}get darkerAccent(){return wi(this.accent)}isFixed(t){return this.values.fixed.includes(t)}get limit(){return this.values.mediaLimit?Math.round(this.values.mediaLimit/Ur):""}async save({registration:t,invites:s,mediaLimit:n,...a}){let o={};for(let[r,l]of Object.entries(a))o[r]=l.trim();a.accent===Ee&&(o.accent=""),t&&t!==this.values.registration&&(o.registration=t),s&&s!==this.values.invites&&(o.invites=s),n!==void 0&&n!==String(this.limit)&&(o.mediaLimit=Math.round(Number(n)*Ur)),this.#e(await V(yi,o))}#e(t){this.values=t;let{fixed:s,mediaLimit:n,registration:a,invites:o,...r}=this.values;Object.assign(g(),{instance:r,registration:a,invites:a==="closed"?"off":o})}},vi=class{values=null;busy=!1;#t;constructor(t){this.#t=t,this.loading=E(t,async()=>{this.values=await $("/api/admin/checks",{signal:t.signal})})}run=async()=>{this.busy||(this.busy=!0,this.#t.update(),await this.loading.load(),this.busy=!1,this.#t.update())}},ki=class{values=null;wishes=[];constructor(t){this.loading=E(t,async()=>{let[s,n]=await Promise.all([$("/api/admin/overview",{signal:t.signal}),$("/api/admin/map",{signal:t.signal}).catch(()=>({wishes:[]}))]);Object.assign(this,{values:s,wishes:n.wishes})})}};import{html as xi,nothing as Kn}from"../lib/lit-html/lit-html.js";var Zu={ok:"check",warn:"flag",fail:"close"},Xu=e=>xi`
  <li class="row finding ${e.status}">
    ${c(Zu[e.status])}
    <span class="grow">
      <span class="strong">${i(`admin.check.${e.status}`)}</span> <span class="soft" lang="en">${e.check}</span><br>
      <span lang="en">${e.text}</span>
      ${e.fix?xi`<br><span lang="en" class="soft">${e.fix}</span>`:Kn}
    </span>
  </li>`;function Qu({status:e,findings:t}){return xi`
    <p class="strong">${i(`admin.checked.${e}`)}</p>
    <ul class="people">${t.map(Xu)}</ul>`}var zr=e=>xi`
  <section class="card" id="checks">
    <h2>${i("admin.checks")}</h2>
    <p class="hint">${i("admin.checksText")}</p>
    <div class="stack" aria-live="polite">
      ${e.loading.problem?f(e.loading.problem,e.run):Kn}
      ${e.values&&!e.loading.problem?Qu(e.values):Kn}
    </div>
    <div><button class="quiet" id="check" type="button" aria-busy=${e.busy?"true":"false"} @click=${e.run}>
      ${i(e.values?"admin.checkAgain":"admin.check")}</button></div>
  </section>`;import{html as At,nothing as Re}from"../lib/lit-html/lit-html.js";var tm=["disk_nearly_full","clock_apart","push_off","no_base_url","registration_open","storage_failing","data_folder","no_ffmpeg","decoders_not_confined","backup_missing"],Wt=(e,t)=>At`<div class="row between"><dt>${e}</dt><dd class="strong">${t}</dd></div>`,em=e=>i("admin.jobsOf",{push:S(e.pushJobs),media:S(e.mediaJobs)}),sm=e=>At`
  ${Wt(i("admin.backup"),e.lastAt?At`${Y(e.lastAt)}, ${i(`admin.backup.${e.result}`)}`:i(`admin.backup.${e.result}`))}
  ${Wt(i("admin.backupPlace"),e.place)}`,im=e=>At`
  <dl class="stack">
    ${Wt(i("admin.users"),S(e.users))}
    ${Wt(i("admin.publicFinds"),S(e.finds))}
    ${Wt(i("admin.media"),st(e.mediaBytes))}
    ${e.diskFree===null?Re:Wt(i("admin.disk"),st(e.diskFree))}
    ${e.pushJobs||e.mediaJobs?Wt(i("admin.jobs"),em(e)):Re}
    ${e.backup?sm(e.backup):Re}
    ${Wt(i("admin.swept"),e.sweptAt?Y(e.sweptAt):i("admin.never"))}
    ${Wt(i("admin.version"),`${e.version}, ${e.database==="postgres"?"PostgreSQL":"SQLite"}`)}
  </dl>`,nm=e=>At`<li class="note">${i(`admin.problem.${e}`)}</li>`,am=e=>At`
  <details>
    <summary>${i("admin.largest")}</summary>
    <ul class="plain-list">
      ${e.map(t=>At`
        <li class="row between"><a href="/admin/people?q=${t.username}">${t.username}</a> <span>${st(t.mediaBytes)}</span></li>`)}
    </ul>
  </details>`,Er=({wishes:[e,...t]})=>e?At`
  <a class="note wished" href="/admin/map">${t.length?i("admin.wishes",{title:e.title,n:t.length}):i("admin.wish",{title:e.title})}</a>`:Re;function Hr({values:e,loading:t}){if(t.problem)return f(t.problem,t.load);if(!e)return k(3);let s=e.problems.filter(n=>tm.includes(n));return At`
    ${s.length?At`<ul class="stack plain-list" aria-label=${i("admin.problems")}>${s.map(nm)}</ul>`:Re}
    <section class="card">
      <h2>${i("admin.state")}</h2>
      ${im(e)}
      ${e.largest.length?am(e.largest):Re}
    </section>`}import{html as Rr,nothing as Gn}from"../lib/lit-html/lit-html.js";var nt=(e,t,s,n="",a=Gn)=>Rr`
  <li>
    <a class="area" href=${e}>
      ${t?c(t):Gn}
      <span class="grow" lang=${a}>
        <span class="strong">${s}</span>${n?Rr`<br><span class="soft">${n}</span>`:Gn}
      </span>
      ${c("next")}
    </a>
  </li>`;var cm=[["people","/admin/people","people"],["invites","/invites","plus"],["reports","/admin/reports","flag"],["log","/admin/log","feed"],["map","/admin/map","map"],["categories","/admin/categories","filter"],["instance","/admin/instance","gear"],["welcome","/admin/welcome","check"],["help","/help","comment"]];function Vr(e){let t=new ki(e),s=new vi(e);return{title:i("admin.title"),ready:t.loading.load(),view:()=>om`
      ${v(i("admin.title"),rm,"/profile")}
      ${Er(t)}
      <section class="card">
        <ul class="people">${cm.map(([n,a,o])=>nt(a,o,i(`admin.${n}`),i(`admin.about.${n}`)))}</ul>
        <p class="hint">${i("admin.private")}</p>
      </section>
      ${Hr(t)}
      ${zr(s)}`}}import{html as at,nothing as Fs}from"../lib/lit-html/lit-html.js";var Wr="/api/admin/instance",Yn=20,Oi=class{list=null;isOwn=!1;#t;#e;constructor(t,s){[this.#t,this.#e]=[t,s],this.loading=E(t,async()=>{this.#s(await $(Wr,{signal:t.signal}))})}#s({categories:t=[]}){this.isOwn=t.length>0,this.list=this.isOwn?t:ie.map(s=>({code:s}))}get left(){return ie.filter(t=>!this.list.some(s=>s.code===t))}get isFull(){return this.list.length>=Yn}async save(t){let s=await V(Wr,{categories:t});this.#s(s),g().instance={...g().instance,categories:s.categories},g().categories=this.list.map(n=>n.code),this.#e(g().instance.accent??""),this.#t.update()}async change(t){await N(this.save(t))&&u(i("admin.saved"))}move(t,s){let n=[...this.list];return n.splice(t+s,0,...n.splice(t,1)),this.change(n)}remove(t){return this.change(this.list.toSpliced(t,1))}add(t){return this.change([...this.list,t])}restore(){return this.change([])}},qi=class{sign;color;isDarkened=!1;#t;#e;constructor(t,s,n){this.#t=t,this.#e=s;let{sign:a,color:o=""}=this.was;this.color=o,this.sign=a??(ie.includes(this.was.code)?this.was.code:""),this.form=new O({send:async r=>{await this.#s(r).catch(l=>{throw this.#i(l)}),u(i("admin.saved")),n()}})}get was(){return this.#t.list[this.#e]??{}}get names(){return this.was.names??{}}get isNamed(){return ie.includes(this.was.code)}choose(t){this.isDarkened=Ce(t)<_e,this.color=this.isDarkened?wi(t):t,this.form.update()}show(t){this.sign=t,this.form.clear("sign"),this.form.update()}#s({en:t="",de:s=""}){let n=Object.fromEntries(Object.entries({en:t.trim(),de:s.trim()}).filter(([,l])=>l)),a=this.was.code??n[Ot()],o={code:a,names:n};this.sign&&this.sign!==a&&(o.sign=this.sign.trim()),this.color&&(o.color=this.color);let r=[...this.#t.list];return r[this.#e??r.length]=o,this.#t.save(r)}#i(t){let s={code:Ot(),"names.en":"en","names.de":"de",sign:"sign"},n=a=>s[a.replace(/^body\.categories\[\d+\]\./,"")]??"";return Object.assign(t,{errors:t.errors?.map(a=>({...a,location:`body.${n(a.location)}`}))})}};function Si(e){let t=document.querySelectorAll('link[href^="/theme.css"]'),s=Object.assign(document.createElement("link"),{rel:"stylesheet",href:b("/theme.css",{accent:e.slice(1)})});s.addEventListener("load",()=>{for(let n of t)n.remove()}),s.addEventListener("error",()=>s.remove()),document.head.append(s)}var lm=(e,t)=>at`
  <button type="button" class="round" aria-label=${K(t)} title=${K(t)}
    aria-pressed=${String(e.sign===t)} @click=${()=>e.show(e.sign===t?"":t)}>${lt(t)}</button>`,pm=e=>at`
  <fieldset class="field">
    <legend>${i("categories.sign")}</legend>
    <div class="swatches">${ie.map(t=>lm(e,t))}</div>
    <label for="sign">${i("categories.emoji")} <span class="soft">${i("form.optional")}</span></label>
    <input id="sign" name="sign" type="text" data-most="12" autocomplete="off" .value=${ie.includes(e.sign)?"":e.sign}
      aria-describedby=${e.form.errors.sign?"sign-error":"sign-hint"} aria-invalid=${e.form.errors.sign?"true":Fs}
      @input=${t=>e.show(t.target.value)}>
    ${e.form.errors.sign?at`<p class="error" id="sign-error">${i("categories.badSign")}</p>`:at`<p class="hint" id="sign-hint">${i("categories.emojiHint")}</p>`}
  </fieldset>`,um=(e,t,s)=>at`
  <button type="button" class="swatch" aria-label=${i(`admin.colours.${t}`)} title=${i(`admin.colours.${t}`)}
    aria-pressed=${String(s===e.color)} @click=${()=>e.choose(s)}>
    <svg viewBox="0 0 32 32" aria-hidden="true"><circle cx="16" cy="16" r="16" fill=${s}/></svg>
    ${s===e.color?c("check"):Fs}
  </button>`,mm=e=>at`
  <div class="field">
    <label for="color">${i("categories.color")}</label>
    <input id="color" type="color" .value=${e.color||Ss.teal} aria-describedby="color-note"
      @change=${t=>e.choose(t.target.value)}>
    <div class="swatches">${Object.entries(Ss).map(([t,s])=>um(e,t,s))}</div>
    <p class="hint" id="color-note" aria-live="polite">${e.isDarkened?i("categories.darkened"):i("categories.colorHint")}</p>
  </div>`;function Gr(e,t){let s=null,n=t===void 0?i("categories.new"):i("categories.editTitle",{name:K(e.list[t].code)});return U(a=>(s=new qi(e,t,a)).form,n,()=>at`
    ${P(s.form)}
    ${dm().map((a,o)=>d(s.form,a,{label:i(`categories.name.${a}`),value:s.names[a],most:50,required:o===0&&!s.was.code,hint:o===0&&s.isNamed?i("categories.nameHint",{name:K(s.was.code)}):""}))}
    ${pm(s)}
    ${mm(s)}`,a=>B(a,i("action.save")))}var dm=()=>[Ot(),...zs.filter(e=>e!==Ot())];async function hm(e,t){let s=i("categories.removeTitle",{name:K(e.list[t].code)});await L(s,i("categories.removeText"),i("categories.remove"))&&await e.remove(t)}async function fm(e){await L(i("categories.restoreTitle"),i("categories.restoreText"),i("categories.restore"))&&await e.restore()}var Kr=(e,t,s,n,a,o)=>at`
  <button type="button" class="round ${n}" ?disabled=${!e.list[t+s]} aria-label="${i(a)}: ${o}" title=${i(a)}
    @click=${()=>e.move(t,s)}>${c("back")}</button>`;function $m(e,{code:t},s){let n=K(t);return at`
    <li class="row between">
      ${lt(t)}
      <span class="grow" dir="auto">${n}</span>
      <span class="row">
        ${Kr(e,s,-1,"up","categories.up",n)}
        ${Kr(e,s,1,"down","categories.down",n)}
        ${It(i("categories.more",{name:n}),[{text:i("categories.edit"),sign:"edit",run:()=>Gr(e,s)},...e.list.length>1?[{text:i("categories.remove"),sign:"trash",isDanger:!0,run:()=>hm(e,s)}]:[]])}
      </span>
    </li>`}var gm=e=>e.left.length&&!e.isFull?at`
  <h2>${i("categories.left")}</h2>
  <div class="chips">${e.left.map(t=>at`
    <button type="button" class="chip" @click=${()=>e.add({code:t})}>
      ${lt(t)} ${K(t)} ${c("plus")}
    </button>`)}
  </div>`:Fs,bm=e=>at`
  <section class="card">
    <p class="hint">${i("categories.about")}</p>
    <ul class="people">${e.list.map((t,s)=>$m(e,t,s))}</ul>
    ${e.isFull?at`<p class="hint">${i("categories.full",{n:Yn})}</p>`:at`
      <p><button type="button" class="quiet" id="new-category" @click=${()=>Gr(e)}>
        ${c("plus")} ${i("categories.new")}
      </button></p>`}
    ${gm(e)}
    ${e.isOwn?at`
      <p><button type="button" class="quiet" @click=${()=>fm(e)}>${i("categories.restore")}</button></p>`:Fs}
  </section>`;function Yr(e){let t=new Oi(e,Si);return{title:i("admin.categories"),ready:t.loading.load(),view:()=>at`
      ${v(i("admin.categories"),Fs,"/admin")}
      ${t.loading.problem?f(t.loading.problem,t.loading.load):t.list?bm(t):k(6)}`}}import{html as Fi,nothing as Jn}from"../lib/lit-html/lit-html.js";var Jr={role_changed:"shield",media_limit_changed:"gear",account_suspended:"block",suspension_lifted:"check",account_deleted:"trash",invite_revoked:"close",sign_in_link_created:"lock",sign_in_link_used:"lock",report_closed:"flag",find_hidden:"block",find_shown:"check",find_deleted:"trash",comment_hidden:"block",comment_shown:"check",comment_deleted:"trash",instance_changed:"gear"},wm={mediaLimit:"limitOfAll",invites:"whoInvites"},ym=e=>parseInt(e,10)?st(parseInt(e,10)):i(`admin.limits.${e.startsWith("0 ")?"none":"instance"}`);function vm({action:e,reason:t}){return e==="role_changed"?i(`admin.roles.${t}`):e==="report_closed"?i(`report.result.${t}`):e==="instance_changed"?t.split(", ").map(s=>i(`admin.${wm[s]??s}`)).join(", "):e==="media_limit_changed"?ym(t):t}function km(e){let t={actor:e.actorName||i("admin.commandLine"),target:e.targetName,action:e.action};return i(Jr[e.action]?`admin.act.${e.action}`:"admin.act.other",t)}var xm=e=>Fi`
  <li class="row act">
    ${c(Jr[e.action]??"shield")}
    <span class="grow">
      <span class="strong">${km(e)}</span><br>
      ${e.reason?Fi`<span dir="auto">${vm(e)}</span><br>`:Jn}
      <span class="soft">${Y(e.createdAt)}</span>
    </span>
  </li>`;function Om(e){return e.problem?f(e.problem,e.load):e.items?e.items.length?Fi`
    <section class="card">
      <p class="hint">${i("admin.logText")}</p>
      <ul class="people">${e.items.map(xm)}</ul>
      ${D(e)}
    </section>`:j(i("admin.noActs"),i("admin.noActsText"),Jn,"feed"):k(4)}function Zr(e){let t=z(e,"/api/admin/log");return{title:i("admin.log"),ready:t.load(),view:()=>Fi`${v(i("admin.log"),Jn,"/admin")}${Om(t)}`}}import{html as dt,nothing as qt}from"../lib/lit-html/lit-html.js";var qm=8,Pi=class{items=[];at=-1;#t;#e=null;#s=[];#i=!1;constructor(t){this.#t=t}async follow(t){this.#i=!0,this.#n(t),this.#e??=$("/api/finds/categories",{signal:this.#t.signal}).catch(()=>(this.#e=null,[])),this.#s=await this.#e,this.#i&&this.#n(t)}close(){this.#i=!1,this.#a([])}move(t){let s=this.items.length;this.at=this.at<0&&t<0?s-1:(this.at+t+s)%s,this.#t.update()}#n(t){let s=se(t.trim()),n=new Set(this.#s.map(o=>o.category)),a=s?ne().filter(o=>!n.has(o)).map(o=>({category:o,ownCount:0,count:0})):[];this.#a([...this.#s,...a].filter(({category:o})=>{let r=se(K(o));return r.includes(s)&&(r!==s||Ae(o))}).slice(0,qm))}#a(t){Object.assign(this,{items:t,at:-1}),this.#t.update()}};var Sm=1200*36e5,Mi=class{id;stored=null;#t;#e;#s;#i=null;#n=new Set;#a=!1;#o=!1;constructor(t){this.#t=t,this.#s=!t.params.id;let s=t.params.id??t.query.get("draft");this.#r(new RegExp(`^${no}$`).test(s)||!this.#s?s:Te()),this.#s&&!this.stored&&this.#r(Te())}#r(t){this.id=t,this.#e=this.#s?Ht(t):_o(t),this.stored=this.#e.get()}get findId(){return this.#i??=ko(this.id)>Date.now()-Sm?this.id:Te()}get path(){let t=new URLSearchParams(this.#t.query);return t.set("draft",this.id),`/new?${t}`}save(t){if(!(this.#o||this.#t.signal.aborted)){if(!t)return this.#e.remove();this.#e.set({...t,at:Date.now()}),this.#s&&!this.#a&&this.#t.rename(this.path),this.#a=!0}}async files(){if(!this.stored||!this.#s)return[];let t=new Set(this.stored.media?.map(n=>n.key)),s=await ii(this.id);for(let{key:n}of s)this.#n.add(n);return s.filter(n=>!t.has(n.key))}get hasFiles(){return this.#n.size>0}release(t){let s=new Set(t.filter(n=>!n.media).map(n=>n.key));for(let n of this.#n)s.has(n)||(this.#n.delete(n),Eo(n))}remove(){return this.#o=!0,this.#e.remove(),this.#s?ni(this.id):null}};async function Xr(e,t){if(t?.point)return t;let s=e.get("place");if(s){let a=await $(`/api/locations/${encodeURIComponent(s)}?includePrivate=true&includeFriends=true&findsLimit=0`);return{location:a,point:it(a)}}let n=ae(e.get("at"));return n?{point:{lat:n.lat,lng:n.lng}}:null}var Qr=({location:e,locationId:t,exact:s})=>{let{name:n,...a}=s??e;return{location:{...e,name:n,id:t},point:it(a),name:n,by:"search"}},Ti=()=>Rt.includes(ds.get())?ds.get():"everyone",Ii=({title:e,description:t,category:s,audience:n,area:a,exactForFriends:o})=>({title:e,description:t,category:s,audience:n,area:a,exactForFriends:o}),Zn=({audience:e,area:t,exactForFriends:s})=>({audience:e,area:t,exactForFriends:s});function tc(e,t){if(e?.was&&Object.entries(t).every(([n,a])=>e.was[n]===a))return Zn(e);let s=e?.audience??(e?.isPublic===!1?"friends":"everyone");return{...t,audience:Rt[Math.max(Rt.indexOf(s),Rt.indexOf(t.audience))]}}function ec({title:e,description:t,category:s,audience:n,area:a="",exactForFriends:o},r={area:""}){let l={title:e.trim(),description:t.trim()||null,category:s.trim()||null},p=a!==""&&a!==r.area,m=p?{area:Number(a)}:{},T=Number(a)&&(p||o!==r.exactForFriends)?{exactForFriends:o==="true"}:{};return{...l,...n===r.audience?{}:{audience:n},...m,...T}}var sc=({location:e},{area:t=""})=>t!==""&&(e?.area??0)>Number(t),ic=(e,{area:t})=>R(`/api/finds/${e}`,{area:Number(t),homeZone:!1}),nc=({location:e,exact:t})=>({area:String(e.area??0),exactForFriends:String(t?.forFriends??!0)});var Ve=class{uploads=null;place=null;placeError="";shown;#t=null;#e;constructor(t,s){this.page=t,this.#e=s,this.draft=new Mi(t),this.form=new O({send:a=>this.#s(a),update:t.update}),this.isRestored=!!this.draft.stored;let{stored:n}=this.draft;this.values={...n,audience:n?.audience??(n?.isPublic===!1?"friends":Ti())},this.proposals=new Pi(t),this.loading=E(t,()=>this.begin())}get isOther(){return this.#t??!!(this.values.category&&!Ae(this.values.category))}changed(){this.place?.title&&(this.values.title||=this.place.title,this.place.title=""),this.saveDraft(),this.page.update()}addFiles(t){return this.uploads.add(t)}change(t){this.values={...this.values,...t},this.changed()}chooseCategory(t){this.#t=t==="other"&&!this.isOther,this.change({category:t===this.values.category||t==="other"?"":t})}async submit(t){return this.placeError="",await this.form.submit(t),!this.placeError}async#s(t){let{point:s,name:n,location:a}=this.place.value;if(!s){this.placeError=i("spot.missing"),this.page.update();return}if(await this.uploads.settled(),this.uploads.hasFailed)throw{code:"failed",text:i("edit.uploadFailed")};let o={point:s,name:n||this.place.proposal,location:a},r=ec({category:this.values.category??"",...t},this.shown),l=await this.write(r,o).catch(p=>this.#i(p));l&&(sc(l,t)&&await this.#e.showHome()&&await ic(l.id,t).catch(p=>u(q(p))),await this.leave(`/finds/${l.id}`,i(this.isNew?"edit.published":"edit.saved")))}#i(t){let s=qo(t);throw s.length?(this.uploads.removeMissing(s),{code:"failed",text:i("edit.photosGone")}):t}close(){this.uploads?.stop(),this.place?.close()}};async function Ai(e){try{let t=await We(e,0,262144),s=await Fm(e,t);return s?jm(Bm(s.view,s.tiff)):ac}catch{return ac}}var ac={place:null,time:""},We=async(e,t,s)=>new DataView(await e.slice(t,t+s).arrayBuffer());function Fm(e,t){return t.getUint16(0)===65496?Pm(t):t.getUint32(0)===2303741511?oc(e,{at:8,little:!1,name:"eXIf",extra:12,sizeFirst:!0}):Kt(t,0,4)==="RIFF"&&Kt(t,8,4)==="WEBP"?oc(e,{at:12,little:!0,name:"EXIF",extra:8,even:!0}):Kt(t,4,4)==="ftyp"?Tm(e):null}var Kt=(e,t,s)=>String.fromCharCode(...Array.from({length:s},(n,a)=>e.getUint8(t+a)));function Pm(e){for(let t=2;t+10<e.byteLength;t+=2+e.getUint16(t+2)){let s=e.getUint16(t);if(s===65505&&e.getUint32(t+4)===1165519206)return{view:e,tiff:t+10};if(s===65498||s>>8!==255)return null}return null}var Xn=1<<20,Qn=1e4;async function oc(e,{at:t,little:s,name:n,extra:a,sizeFirst:o,even:r}){for(let l=0;l<Qn&&t+8<=e.size;l++){let p=await We(e,t,8),m=p.getUint32(o?0:4,s);if(Kt(p,o?4:0,4)===n)return Mm(await We(e,t+8,Math.min(m,Xn)));t+=a+m+(r?m%2:0)}return null}var Mm=e=>({view:e,tiff:Kt(e,0,4)==="Exif"?6:0});function rc(e,t,s){let n=[];for(let a=t;a+8<=s&&n.length<Qn;){let o=e.getUint32(a),r=8;if(o===1&&([o,r]=[Number(e.getBigUint64(a+8)),16]),o===0&&(o=s-a),o<r)break;n.push({type:Kt(e,a+4,4),from:a+r,to:Math.min(a+o,s)}),a+=o}return n}async function Tm(e){for(let t=0,s=0;s<Qn&&t+8<=e.size;s++){let n=await We(e,t,16),a=n.getUint32(0);if(a===1&&(a=Number(n.getBigUint64(8))),a===0&&(a=e.size-t),a<8)return null;if(Kt(n,4,4)==="meta")return Im(e,await We(e,t,Math.min(a,Xn)));t+=a}return null}async function Im(e,t){let s=rc(t,t.getUint32(0)===1?20:12,t.byteLength),n=p=>s.find(m=>m.type===p),a=Am(t,n("iinf")),o=a===null?null:Lm(t,n("iloc"),a);if(!o)return null;let r=o.method===1?n("idat"):null,l=r?new DataView(t.buffer,t.byteOffset+r.from+o.at,Math.min(o.size,r.to-r.from-o.at)):await We(e,o.at,Math.min(o.size,Xn));return{view:l,tiff:4+l.getUint32(0)}}function Am(e,t){if(!t)return null;let s=rc(e,t.from+(e.getUint8(t.from)===0?6:8),t.to);for(let{from:n}of s){let a=e.getUint8(n)>2;if(Kt(e,n+(a?10:8),4)==="Exif")return a?e.getUint32(n+4):e.getUint16(n+4)}return null}function Lm(e,t,s){if(!t)return null;let n=e.getUint8(t.from),a=t.from+4,o=T=>{let et=T===8?Number(e.getBigUint64(a)):T===4?e.getUint32(a):T===2?e.getUint16(a):0;return a+=T,et},r=o(2),[l,p,m]=[r>>12,r>>8&15,r>>4&15],h=n?r&15:0;for(let T=o(n<2?2:4);T>0&&a<t.to;T--){let et=o(n<2?2:4),Se=n?o(2)&15:0;o(2);let Us=o(m),Cs=null;for(let Z=o(2);Z>0&&a<=t.to;Z--){o(h);let xt=Us+o(l),_s=o(p);Cs??={method:Se,at:xt,size:_s}}if(et===s)return Cs}return null}function Bm(e,t){let s=e.getUint16(t)===18761,n=r=>e.getUint16(t+r,s);return{u32:r=>e.getUint32(t+r,s),text:(r,l)=>Kt(e,t+r,l),entries:r=>new Map(Array.from({length:n(r)},(l,p)=>[n(r+2+12*p),r+10+12*p]))}}function jm(e){let t=e.entries(e.u32(4)),s=(n,a,o)=>{try{return t.has(n)?a(e,e.entries(e.u32(t.get(n)))):o}catch{return o}};return{place:s(34853,Nm,null),time:s(34665,Dm,"")}}function Dm({u32:e,text:t},s){let n=s.get(36867),a=n===void 0?null:/^(\d{4}):(\d\d):(\d\d) (\d\d:\d\d:\d\d)$/.exec(t(e(n),19));return a&&a[1]!=="0000"?`${a[1]}-${a[2]}-${a[3]}T${a[4]}`:""}function Nm({u32:e,text:t},s){let n=(r,l,p)=>{if(!s.has(l)||!s.has(p))return NaN;let m=e(s.get(p)),h=et=>e(m+8*et)/e(m+8*et+4),T=r.indexOf(t(s.get(l),1).toUpperCase());return T<0?NaN:(h(0)+(h(1)||0)/60+(h(2)||0)/3600)*(T?-1:1)},a=n("NS",1,2),o=n("EW",3,4);return Math.abs(a)<=90&&Math.abs(o)<=180&&(a||o)?{lat:a,lng:o}:null}var Um=2,Cm=2,_m=60,Ke=class{removed=[];#t=!1;#e;#s;#i;#n;#a=()=>{};constructor(t,{changed:s,placed:n=()=>{},signal:a,send:o=Me}){this.items=t.map(({at:r,key:l,caption:p="",...m})=>({media:m,at:r,key:l,caption:p,state:"done"})),this.#e=r=>{this.#a(),s(r)},this.#s=n,this.#i=a,this.#n=o,addEventListener("online",()=>this.#d(),{signal:a})}get most(){return g().limits.mediaPerFind}get isBusy(){return this.items.some(t=>["waiting","sending","paused"].includes(t.state))}get isPaused(){return this.items.some(t=>t.state==="paused")}async settled(){for(;this.isBusy&&!this.isPaused;)await new Promise(t=>{this.#a=t})}files(){return Promise.all(this.items.map(async({media:t,at:s,file:n,caption:a})=>{let o=n?await qs(n):null;return t?{media:t,at:s,caption:a,blob:o}:{caption:a,blob:o,name:n.name||"file"}}))}get hasFailed(){return this.items.some(t=>t.state==="failed")}get isChanged(){return this.#t||this.removed.length>0||this.items.some(t=>!t.media?.id)}get media(){return this.items.filter(t=>t.media).map(t=>Oo(t.media,t.caption))}get draft(){return this.items.filter(t=>t.media).map(({media:t,at:s,key:n,caption:a})=>({...t,at:s,key:n,caption:a}))}async add(t,s=[]){if(this.#i.aborted)return;let n=this.most-this.items.length,a=[...t].slice(0,n),o=a.map((r,l)=>({file:r,key:s[l],caption:"",preview:URL.createObjectURL(r),state:"waiting",progress:0}));this.items=[...this.items,...o],this.#e(t.length>n?i("upload.tooMany",{n:this.most}):""),await this.#o(a),this.#r()}async#o(t){for(let s of t){let{place:n}=await Ai(s);if(this.#i.aborted)return;if(n)return this.#s(n)}}#r(){if(this.#i.aborted)return;let t=Um-this.items.filter(s=>s.state==="sending").length;for(let s of this.items.filter(n=>n.state==="waiting").slice(0,t))this.#m(s)}async#m(t){t.stop=new AbortController,Object.assign(t,{state:"sending",progress:0,problem:null}),this.#e();try{let s=await this.#p(t);if(!s)return;Object.assign(t,{media:s,at:Date.now(),state:"done"})}catch(s){if(s.name==="AbortError")return;Object.assign(t,{state:Pe(s)?"paused":"failed",problem:q(s)}),t.state==="paused"&&this.#l(t,s.retryAfter)}this.#e(),this.#r()}#l(t,s){t.pause=Math.min(_m,(t.pause??Cm/2)*2),t.timer=setTimeout(()=>this.retry(t),1e3*(s||t.pause))}#d(){for(let t of this.items.filter(s=>s.state==="paused"))this.retry(t)}async#p(t){let{signal:s}=t.stop,n=await qs(t.file),{videoBytes:a,imageBytes:o}=g().limits,r=n.type.startsWith("video/")?a:o;if(n.size>r)throw{code:"large",text:i("upload.large",{size:eo(r)})};if(s.aborted)return null;let l=m=>{t.progress=m,this.#e()},[p]=await this.#n("POST","/api/media",n,{signal:s,progress:l});return p}retry(t){clearTimeout(t.timer),t.state="waiting",this.#r()}remove(t){this.#c(t),t.media?.id&&this.removed.push(t.media.id),this.items=this.items.filter(s=>s!==t),this.#e(),this.#r()}removeMissing(t){let s=this.items.filter(n=>n.media).filter((n,a)=>t.includes(a));s.forEach(this.#c),this.items=this.items.filter(n=>!s.includes(n)),this.#e()}move(t,s){this.items.splice(s,0,...this.items.splice(t,1)),this.#t=!0,this.#e()}setCaption(t,s){t.caption=s,this.#t=!0,this.#e()}stop(){this.items.forEach(this.#c)}#c({timer:t,stop:s,preview:n}){clearTimeout(t),s?.abort(),n&&URL.revokeObjectURL(n)}};var Li=class extends Ve{isNew=!1;title=i("edit.title");#t;#e="";#s="";constructor(t,s){super(t,s),this.back=`/finds/${t.params.id}`,this.#t=`/api${this.back}`}async begin(){let[t,s]=await so(this.#t),n=this.draft.stored;this.#s=s,this.#e=t.locationId,this.shown=Zn({audience:je(t),...nc(t)}),this.values={...t,...n,...tc(n,this.shown)};let a=o=>{o&&u(o),this.page.update()};this.uploads=new Ke(t.media,{changed:a,signal:this.page.signal}),this.place=new yt(this.page,n?.place??Qr(t),()=>this.changed())}saveDraft(){let t={...Ii(this.values),was:this.shown},s=this.place?.value;this.draft.save(s?.location?.id===this.#e?t:{...t,place:s})}async write(t,s){let{isPaused:n,isChanged:a,media:o,removed:r}=this.uploads;if(n)throw{code:"failed",text:i("edit.uploadFailed")};let l=await Zs(s),p=l===this.#e?{}:{locationId:l},m=o.map(T=>T.id?{id:T.id,caption:T.caption??null}:T),h=a?{media:m,mediaToDelete:r}:{};return R(this.#t,{...t,...p,...h},{headers:this.#s?{"If-Match":this.#s}:{}})}overwrite(){this.#s=""}async leave(t,s=""){await this.draft.remove(),await this.page.go(t,{replace:!0}),s&&u(s)}discard(){return this.uploads?.stop(),this.leave(`${this.back}/edit`)}};async function ta(){if(!await caches.has(fs))return null;let e=await caches.open(fs),[t]=await e.keys(),s=t&&await(await e.match(t))?.formData();return s?{key:t,values:zm(s),files:s.getAll("file"),left:Number(s.get("left"))}:null}function zm(e){let t=e.get("title"),s=[e.get("text"),e.get("url")].filter(Boolean).join(`
`);return{...t?{title:t}:{},...s?{description:s}:{}}}async function cc(e){let t=await caches.open(fs);return await t.delete(e),(await t.keys()).length===0&&await caches.delete(fs),ta()}var Em=2,Bi=class{items=[];isWhole=!1;#t;#e;constructor(t,s){this.#t=t,this.#e=s}get shown(){return this.isWhole?this.items:this.items.slice(0,Em)}async load(){await Ho();let t=await ii();if(this.#t.signal.aborted)return;this.close();let s=si().filter(n=>n.id!==this.#e);this.items=s.map(n=>{let a=n.media?.find(r=>r.at>Date.now()-Js),o=a?null:t.find(r=>r.draft===n.id&&r.file.type.startsWith("image/"))?.file;return{draft:n,media:a,preview:o?URL.createObjectURL(o):""}}),this.#t.update()}showAll(){this.isWhole=!0,this.#t.update()}remove({draft:t}){Ht(t.id).remove(),this.items=this.items.filter(s=>s.draft!==t),this.#t.update(),u(i("edit.draftDeleted"),"",{text:i("action.undo"),run:()=>this.#s(t)})}#s(t){return Ht(t.id).set(t),this.load()}close(){for(let{preview:t}of this.items)t&&URL.revokeObjectURL(t)}};var Hm=.15,lc=e=>e.slice(0,10);function Rm(e){let t="";return e.map(n=>({photo:n,time:t=n.time||t})).sort((n,a)=>n.time<a.time?-1:n.time>a.time?1:0).map(n=>n.photo)}var pc=e=>e.find(t=>t.place)?.place??null,uc=e=>e.find(t=>t.time)?.time??"";function Vm(e,t,s){let[n,a]=[pc(e),uc(e)];return e.length<s&&(!n||!t.place||Et(n,t.place)<=Hm)&&(!a||!t.time||lc(a)===lc(t.time))}function mc(e,t){let s=[];for(let n of Rm(e)){let a=s.findLast(o=>Vm(o,n,t));a?a.push(n):s.push([n])}return s}var Ps=e=>({place:pc(e),time:uc(e)}),dc=(e,t)=>e.flatMap((s,n)=>n===t?[]:n===t-1?[[...s,...e[t]]]:[s]),hc=(e,t,s)=>e.flatMap((n,a)=>a===t?[n.slice(0,s),n.slice(s)]:[n]);var ji=class{groups=null;busy=!1;#t;#e=new Map;constructor(t){this.#t=t}get most(){return g().limits.mediaPerFind}get count(){return this.groups.flat().length}async consider(t,s){if(this.groups)return this.consider([...this.decline(),...t],s);if(t.length<2)return!1;let n=await Promise.all(t.map(async o=>({file:o,...await Ai(o)}))),a=mc(n,this.most);if(this.#t.signal.aborted||a.length<2&&t.length<=s)return!1;for(let o of n)o.preview=o.file.type.startsWith("image/")?URL.createObjectURL(o.file):"";return this.#s(a),!0}#s(t){this.groups=t,this.#t.update();for(let s of t)this.#i(s)}async#i(t){let{place:s}=Ps(t);if(!s||this.#e.has(t[0]))return;this.#e.set(t[0],"");let{name:n}=await Ys(s,{signal:this.#t.signal});this.#e.set(t[0],n),this.#t.update()}describe=t=>({name:Ps(t).place?this.#e.get(t[0])??"":"",time:Ps(t).time});canMerge=t=>t>0&&this.groups[t-1].length+this.groups[t].length<=this.most;merge(t){this.#s(dc(this.groups,t))}split(t,s){this.#s(hc(this.groups,t,s))}decline(){let t=this.groups.flat().map(s=>s.file);return this.close(),this.#t.update(),t}async accept(){if(this.busy)return;this.busy=!0,this.#t.update();let t=this.groups.map(()=>Te()),s=Date.now(),n=y()?.id;try{for(let[a,o]of this.groups.entries())await this.#n(n,t[a],o,s-a)}catch{if(y()?.id!==n)return null;for(let a of t)await Wm(a);return this.busy=!1,this.#t.update(),u(i("group.noRoom"))}await this.#t.go(`/new?draft=${t[0]}`),u(i("group.made",{n:t.length}))}async#n(t,s,n,a){if(y()?.id!==t)throw{code:"stopped"};let{place:o}=Ps(n),r={id:s,at:a,audience:Ti(),media:[],label:this.describe(n).name};if(Ht(s).set(o?{...r,place:{point:o,source:"photo",photo:o}}:r),!Ht(s).get())throw{code:"storage"};await zo(s,n.map(l=>l.file),t)}close(){for(let{preview:t}of this.groups?.flat()??[])t&&URL.revokeObjectURL(t);this.groups=null}};async function Wm(e){Ht(e).remove(),await ni(e)}var Km=["no_place_in_text","link_unknown"],Di=class extends Ve{isNew=!0;title=i("edit.new");back="/";received=null;photosExpired=!1;#t="";constructor(t,s){super(t,s),this.drafts=new Bi(t,this.draft.id),this.several=new ji(t),this.settings=new oe(t)}async begin(){let{page:t,values:s}=this,n=await Xr(t.query,s.place),a=s.media??[],o=a.filter(m=>m.at>Date.now()-Js);this.photosExpired=o.length<a.length;let r=m=>{m&&u(m),this.changed()},l=m=>this.place.suggestPoint(m);this.uploads=new Ke(o,{changed:r,placed:l,signal:t.signal}),this.place=new yt(t,n,r),this.place.point&&!this.place.label&&this.place.propose(),this.drafts.load(),this.settings.read().then(t.update,()=>{});let p=await this.draft.files();p.length&&this.uploads.add(p.map(m=>m.file),p.map(m=>m.key)),this.received=t.query.has("shared")?await ta():null}async addFiles(t){let{items:s,most:n}=this.uploads;await this.several.consider(t,n-s.length)||await super.addFiles(t)}saveDraft(){let t=Ii(this.values),s=this.place?.value,n=this.uploads.draft,a=![t.title,t.description,t.category,s?.point,n.length,this.draft.hasFiles].some(Boolean);this.draft.save(a?null:{...t,place:s,label:this.place?.label,media:n,id:this.draft.id}),this.draft.release(this.uploads.items)}async resolveReceived(t){let{values:s,files:n,key:a}=this.received;this.received=null,t&&n.length&&await this.addFiles(n),this.received=await cc(a),this.change(t?s:{});let o=t?await this.#e(s):{};return this.form.clear("title"),this.page.update(),o}async#e(t){let s=[t.title,t.description].filter(Boolean).join(`
`);if(!En(s)||this.place.point)return{};try{let n=await $r(s,{signal:this.page.signal}),{title:a,description:o=""}=this.values,r=o.split(/\r?\n/),l=r.findIndex(h=>En(h)&&/^\S+$/.test(h.trim())),p=r.filter((h,T)=>T!==l&&h.trim()!==n.title),m={title:a||n.title,description:p.join(`
`).trim()};return this.change(m),this.place.point||this.place.setPlace(n),m}catch(n){return n.name!=="AbortError"&&!Km.includes(n.reason)&&u(q(n)),{}}}async write(t,s){if(this.uploads.isPaused)return this.#s(t,s);try{return this.#t=await Zs(s),await xo(this.draft.findId,{...t,locationId:this.#t,media:this.uploads.media})}catch(n){if(!Pe(n))throw n;return this.#s(t,s)}}async#s(t,s){return await Fo(this.draft.findId,{body:t,place:s,locationId:this.#t},this.uploads),await this.leave("/waiting",i("outbox.added")),null}async leave(t,s=""){s&&ds.set(this.values.audience),await this.draft.remove(),await this.page.go(t,{replace:!0});let[n]=si();s&&u(s,"",n&&{text:i("edit.next"),run:()=>this.page.go(`/new?draft=${n.id}`)})}discard(){return this.uploads?.stop(),this.leave("/new")}close(){super.close(),this.drafts.close(),this.several.close()}};import{html as Ge,nothing as ea}from"../lib/lit-html/lit-html.js";function Gm(e,t){e.remove(t),x(e.items.length?"drafts-title":"main")}var Ym=({media:e,preview:t})=>Ge`
  <span class="thumb">${e||t?Ge`<img src=${e?.thumbnailUrl??t} alt="">`:c("edit")}</span>`;function Jm(e,t){let{draft:s}=t,n=s.title?.trim()||i("edit.untitled");return Ge`
    <li class="row draft">
      <a class="find grow" href="/new?draft=${s.id}">
        ${Ym(t)}
        <span class="what">
          <span class="name" dir="auto">${n}</span>
          ${s.label?Ge`<span class="soft" dir="auto">${s.label}</span>`:ea}
          <span class="soft">${Es(s.at)}</span>
        </span>
      </a>
      <button type="button" class="round" aria-label=${i("edit.draftDelete",{title:n})} @click=${()=>Gm(e,t)}>
        ${c("trash")}
      </button>
    </li>`}var fc=e=>e.items.length?Ge`
  <section class="card drafts" id="drafts" aria-labelledby="drafts-title">
    <h2 id="drafts-title" tabindex="-1">${i("edit.drafts")}</h2>
    <ul class="rows">${e.shown.map(t=>Jm(e,t))}</ul>
    ${e.shown.length<e.items.length?Ge`
      <button type="button" class="link" @click=${()=>e.showAll()}>
        ${i("edit.allDrafts",{n:e.items.length})}
      </button>`:ea}
  </section>`:ea;var $c=e=>[...e?.files??[]].filter(t=>/^(image|video)\//.test(t.type)),gc=e=>[...e.dataTransfer?.types??[]].includes("Files"),Zm=e=>e.target.matches?.("input, textarea")&&e.clipboardData.types.includes("text/plain");function bc(e,t){let s=a=>document.body.classList.toggle("dropping",a),n=(a,o)=>document.addEventListener(a,o,{signal:e});n("dragover",a=>{gc(a)&&(a.preventDefault(),s(!0))}),n("dragleave",a=>{a.relatedTarget||s(!1)}),n("drop",a=>{gc(a)&&(a.preventDefault(),s(!1),document.querySelector("dialog[open]")||t($c(a.dataTransfer)))}),n("paste",a=>{let o=$c(a.clipboardData);!o.length||Zm(a)||document.querySelector("dialog[open]")||(a.preventDefault(),t(o))}),e.addEventListener("abort",()=>s(!1))}import{html as ge,nothing as kc}from"../lib/lit-html/lit-html.js";var sa=[1,5,20],Ye=e=>e?i("privacy.area",{distance:$s(e)}):i("privacy.exact");function Ms(e){if(!e)return i("privacy.asSet");let{area:t,home:s}=e,n=t?i("privacy.defaultArea",{distance:$s(t)}):i("privacy.defaultExact");return s&&!t?i("privacy.andHome",{usual:n}):n}var Ts=()=>sa.map(e=>[String(e),Ye(e)]),ce=()=>[["0",Ye(0)],...Ts()],Ni=()=>[["true",i("privacy.forFriends")],["false",i("privacy.forMe")]];import{html as Is,nothing as ia}from"../lib/lit-html/lit-html.js";var Je="category";function wc(e,{category:t}){let s=document.getElementById(Je);if(s.value=t,Ae(t)){e.proposals.close(),e.chooseCategory(t),document.querySelector("#fold-category summary")?.focus();return}s.dispatchEvent(new Event("input",{bubbles:!0})),e.proposals.close()}function Xm(e,t){t.form.typed(e.target),t.proposals.follow(e.target.value)}function Qm(e,t){let{items:s,at:n}=t.proposals;if(!s.length){e.key==="ArrowDown"&&t.proposals.follow(e.target.value);return}let a={ArrowDown:1,ArrowUp:-1}[e.key];if(a)t.proposals.move(a);else if(e.key==="Escape")t.proposals.close();else if(e.key==="Enter"&&n>=0)wc(t,s[n]);else return;e.preventDefault()}var td=(e,t,s)=>Is`
  <li id="category-${s}" data-kind="category" role="option" aria-selected=${s===e.proposals.at?"true":"false"}
    @click=${()=>wc(e,t)}>
    ${lt(t.category)}
    <span class="grow" dir="auto">${K(t.category)}</span>
    <span class="soft far">${t.ownCount?i("categories.byYou",{n:t.ownCount}):t.count?S(t.count):ia}</span>
  </li>`,ed=e=>{let{items:t}=e.proposals;return Is`
    <div class="proposals" ?hidden=${!t.length} @mousedown=${s=>s.preventDefault()}>
      <ul id="category-list" role="listbox" aria-label=${i("categories.used")}>${t.map((s,n)=>td(e,s,n))}</ul>
    </div>
    <span class="unseen" role="status">${t.length?i("categories.count",{n:t.length}):""}</span>`};function yc(e){let{form:t,proposals:s}=e,n=t.errors[Je];return Is`
    <div class="field">
      <label for=${Je}>${i("categories.own")} <span class="soft">${i("form.optional")}</span></label>
      <div class="combo">
        <input id=${Je} name=${Je} type="text" dir="auto" role="combobox" autocomplete="off" data-most=${g().limits.category}
          aria-autocomplete="list" aria-controls="category-list" aria-expanded=${s.items.length?"true":"false"}
          aria-activedescendant=${s.at>=0?`category-${s.at}`:ia}
          aria-describedby=${n?"category-error":"category-hint"} aria-invalid=${n?"true":ia}
          .defaultValue=${e.values.category??""} @input=${a=>Xm(a,e)} @keydown=${a=>Qm(a,e)}
          @focus=${a=>s.follow(a.target.value)} @blur=${()=>s.close()}>
        ${ed(e)}
      </div>
      ${Wo(t.left[Je])}
      ${n?Is`<p class="error" id="category-error">${n}</p>`:Is`<p class="hint" id="category-hint">${i("categories.hint")}</p>`}
    </div>`}var Ui=(e,t,s,n,a)=>ge`
  <details class="fold" id="fold-${e}">
    <summary>${t} <span class="grow"><span>${s}</span> <span class="soft" dir="auto">${n}</span></span> ${c("next")}</summary>
    ${a}
  </details>`;function xc(e){let t=e?.closest("details");t&&(t.open=!0)}var sd=e=>Ui("description",c("edit"),i("find.description"),e.values.description||i("edit.none"),d(e.form,"description",{label:i("find.description"),value:e.values.description??"",kind:"area",most:g().limits.description})),vc=(e,t,s)=>ge`
  <button type="button" class="chip" aria-pressed=${s?"true":"false"} @click=${()=>e.chooseCategory(t)}>
    ${lt(t)} ${K(t)}
  </button>`;function id(e){let{category:t}=e.values,[s,n]=t?[lt(t),K(t)]:[c("filter"),i("edit.none")];return Ui("category",s,i("find.category"),n,ge`
    <fieldset>
      <legend>${i("find.category")}</legend>
      <div class="chips">
        ${ne().map(a=>vc(e,a,a===t))}
        ${vc(e,"other",e.isOther)}
      </div>
      ${e.isOther?yc(e):kc}
    </fieldset>`)}var nd=(e,t)=>ge`
  <label class="choice">
    <input type="radio" name="audience" value=${t} ?checked=${e.values.audience===t}>
    <span>
      ${c(he(t))}
      <span>
        <span class="strong">${i(`find.audience.${t}`)}</span><br>
        <span class="soft">${i(`edit.audienceText.${t}`,{instance:H()})}</span>
      </span>
    </span>
  </label>`;function ad(e){let{audience:t}=e.values;return Ui("audience",c(he(t)),i("edit.who"),i(`find.audience.${t}`),ge`
    <fieldset class="choices">
      <legend>${i("edit.who")}</legend>
      ${Rt.map(s=>nd(e,s))}
    </fieldset>`)}var od=e=>M("exact-for",{name:"exactForFriends",label:i("privacy.exactFor"),options:Ni(),chosen:e});function rd(e){let{area:t="",exactForFriends:s="true"}=e.values;return Ui("shown",c("map"),i("privacy.shown"),t===""?Ms(e.settings?.values):Ye(Number(t)),ge`
    ${M("area",{label:i("privacy.shown"),hint:i(e.isNew?"privacy.shownHint":"privacy.recall"),chosen:t,options:[...e.isNew?[["",Ms(e.settings.values)]]:[],...ce()]})}
    ${Number(t)?od(s):kc}`)}var Oc=e=>ge`<div class="folds">${sd(e)}${id(e)}${ad(e)}${rd(e)}</div>`;import{html as _i,nothing as oa}from"../lib/lit-html/lit-html.js";import{html as Lt,nothing as As}from"../lib/lit-html/lit-html.js";var na=16,qc=10,cd=2,ld={lat:25,lng:5,zoom:1},Ci=class extends yt{failed=!1;problem="";#t;#e=null;constructor(t,s){super(t,s.value,()=>this.#i()),this.#t=t,Object.assign(this,{nearby:s.nearby,proposal:s.proposal})}async showMap(t){this.failed=!1;let s=this.#s();try{let n=await t({view:s,onMove:a=>this.#a(a),onPick:a=>this.setPoint(a,"tap")});if(this.#t.signal.aborted)return n.close();this.#e=n,this.photo&&n.mark(this.photo,i("spot.photoPlace"),{kind:"one ghost"})}catch{this.failed=!0}return this.#e&&this.point&&this.#i(),this.#t.update(),!this.point&&ee.get()&&s.zoom>=qc?this.setPoint({lat:s.lat,lng:s.lng},"tap"):this.point?this.propose():null}#s(){if(this.point)return{...this.point,zoom:na};let t=Lo();return t?.zoom?t:ld}#i(){this.problem="";let t=this.#e?.where();t&&!this.#n(t)&&this.#e.setView({...this.point,zoom:this.source==="tap"?t.zoom:Math.max(na,t.zoom)},{animate:!1}),this.#t.update()}#n(t){return Et(this.point,t)<cd*jo(t)}#a(t){(!this.point||!this.#n(t))&&this.setPoint({lat:t.lat,lng:t.lng},"tap")}usePhoto(){return this.setPoint(this.photo,"photo")}useFound(t){return this.setPlace(t)}distance=t=>this.point&&t?Et(this.point,t):void 0;check(){let t=this.#e?.where().zoom??na,s=this.source==="tap"&&!this.chosen&&t<qc;return this.problem=this.point?s?i("spot.zoom"):"":i("spot.none"),this.#t.update(),!this.problem}close(){super.close(),this.#e?.close(),this.#e=null}};async function Ze(e){let t=new AbortController,s=null,n=X((o,r)=>(s??=new Ci({signal:t.signal,update:r},e),$d(s,o)),{label:i("spot.title"),kind:"chooser"});Sc(s),await n&&e.take(s),t.abort(),s.close()}var Sc=e=>e.showMap(t=>mr(document.getElementById("spot"),{...t,hasCross:!0})),pd=(e,t)=>Lt`
  <div class="row">
    <button type="button" class="round" aria-label=${i("nav.back")} @click=${()=>t()}>${c("back")}</button>
    <place-search id="spot-search" class="grow" .label=${i("spot.search")} .near=${e.point} .distance=${e.distance}
      @choose=${({detail:s})=>e.useFound(s.value)}></place-search>
  </div>`,ud=e=>Lt`
  <div class="mapbox">
    <div id="spot" role="application" aria-label=${i("spot.map")}></div>
    ${e.failed?f({code:"map",text:i("map.failed")},()=>Sc(e)):As}
  </div>`;function md(e,t){let s=e.chosen?.id===t.id;return Lt`
    <button type="button" class="chip" aria-pressed=${s?"true":"false"} @click=${()=>e.toggle(t)}>
      ${c(s?"check":"pin")} <bdi>${t.name}</bdi> <span class="soft">${Hs(t.distance)}</span>
    </button>`}var dd=e=>Lt`
  <div class="chips scrolls" role="group" aria-label=${i("spot.proposals")}>
    <button type="button" class="chip" @click=${()=>e.locate()}>${c("here")} ${i("spot.here")}</button>
    ${e.photo&&e.source!=="photo"?Lt`
      <button type="button" class="chip" @click=${()=>e.usePhoto()}>${c("camera")} ${i("spot.photoPlace")}</button>`:As}
    ${e.nearby.map(t=>md(e,t))}
  </div>`,hd=e=>Lt`
  <div class="field">
    <label for="place-name">${i("spot.name")} <span class="soft">${i("form.optional")}</span></label>
    <input id="place-name" autocomplete="off" dir="auto" placeholder=${e.proposal||i("spot.nameHint")} .value=${e.name}
      @input=${t=>e.setName(t.target.value)}>
  </div>`,aa=e=>i(`spot.${e.source||"set"}`),fd=e=>Lt`
  <p class="at" role="status">
    ${c("pin")}
    <span class="grow"><span class="strong" dir="auto">${e.label||i(e.point?"spot.unnamed":"spot.none")}</span>
      ${e.point?Lt`<span class="soft">${aa(e)}</span>`:As}</span>
  </p>`,$d=(e,t)=>Lt`
  <h2 class="unseen" tabindex="-1" autofocus>${i("spot.title")}</h2>
  ${pd(e,t)}
  ${ud(e)}
  <div class="panel">
    ${fd(e)}
    ${dd(e)}
    ${e.chosen?As:hd(e)}
    ${e.problem?Lt`<p class="error" role="alert">${e.problem}</p>`:As}
    <button type="button" class="main" id="use-place" @click=${()=>e.check()&&t(!0)}>${i("spot.use")}</button>
  </div>`;var Fc=(e,t)=>_i`
  <span class="row">
    ${c("pin")} <span class="grow"><span class="strong" dir="auto">${e}</span><br><span class="soft">${t}</span></span>
    ${c("next")}
  </span>`,Pc=(e,t)=>_i`
  <fieldset>
    <legend>${i("edit.where")}</legend>
    <button type="button" class="where" id="place" aria-describedby=${t?"place-error":oa} @click=${()=>Ze(e)}>
      ${e.point?_i`<place-map inert .at=${e.point}></place-map>`:oa}
      ${e.point?Fc(e.label||i("spot.unnamed"),[aa(e),i("spot.change")].filter(Boolean).join(" · ")):Fc(i("spot.title"),i("spot.chooseHint"))}
    </button>
    ${t?_i`<p class="error" id="place-error" role="alert">${t}</p>`:oa}
  </fieldset>`;import{html as be,nothing as ra}from"../lib/lit-html/lit-html.js";function gd(e,t){e.merge(t),x(`group-${t-1}`)}function bd(e,t,s){e.split(t,s),x(`group-${t+1}`)}var wd=({preview:e,file:t})=>e?be`<img src=${e} alt="">`:be`<span class="film" title=${t.name}>${c("play")}</span>`,yd=(e,t,s)=>be`
  <button type="button" class="cut" aria-label=${i("group.split",{n:s+1})} title=${i("group.split",{n:s+1})}
    @click=${()=>bd(e,t,s)}></button>`;function vd(e,t,s){let{name:n,time:a}=e.describe(t),o=[a&&bt(a),n].filter(Boolean);return be`
    <li>
      <div class="row between">
        <h3 id="group-${s}" tabindex="-1">${i("group.find",{n:s+1})} <span class="soft" dir="auto">${o.join(" · ")}</span></h3>
        ${e.canMerge(s)?be`
          <button type="button" class="link" aria-describedby="group-${s}" @click=${()=>gd(e,s)}>
            ${i("group.merge")}
          </button>`:ra}
      </div>
      <ul class="group">${t.map((r,l)=>be`<li>${l?yd(e,s,l):ra}${wd(r)}</li>`)}</ul>
    </li>`}var Mc=(e,t)=>e.groups?be`
  <section class="card" id="several" aria-labelledby="several-title">
    <h2 id="several-title" tabindex="-1">${i("group.title",{n:e.count,finds:i("group.finds",{n:e.groups.length})})}</h2>
    <p class="hint">${i("group.hint")}</p>
    <ol class="groups">${e.groups.map((s,n)=>vd(e,s,n))}</ol>
    <div class="publish row">
      <button type="button" class="quiet" @click=${t}>${i("group.one")}</button>
      <button type="button" class="main" aria-busy=${e.busy?"true":"false"} @click=${()=>e.accept()}>
        ${i("group.make",{n:e.groups.length})}
      </button>
    </div>
  </section>`:ra;import{html as ot,nothing as Gt}from"../lib/lit-html/lit-html.js";import{html as ca}from"../lib/lit-html/lit-html.js";async function kd(e,t,s){let n=null,a={label:i("upload.caption"),hint:i("upload.captionHint"),value:t.caption,most:g().limits.caption},o=await X((r,l)=>(n??=new O({send:({caption:p})=>r(p.trim()),update:l}),ca`
      <h2>${i("upload.caption")}</h2>
      <div class="captioned">${s}</div>
      <form novalidate @submit=${n.submit}>
        ${d(n,"caption",a)}
        <div class="row end">
          <button type="button" class="quiet" @click=${()=>r()}>${i("action.cancel")}</button>
          ${B(n,i("action.save"))}
        </div>
      </form>`),{label:i("upload.captionOf",{n:e.items.indexOf(t)+1})});o!==null&&e.setCaption(t,o)}var Tc=(e,t,s,n)=>ca`
  <button type="button" class="words ${t.caption?"":"round"}" @click=${()=>kd(e,t,n)}
    aria-label="${i("upload.captionOf",{n:s})}${t.caption?`: ${t.caption}`:""}">
    ${t.caption?ca`<span dir="auto">${t.caption}</span>`:c("edit")}
  </button>`;var[xd,Od]=[6,10],qd=300,C=null;function Ic(){C.isOn=!0,C.item.classList.add("lifted"),navigator.vibrate?.(10)}var Ac=e=>[...e.parentElement.querySelectorAll(":scope > [data-drag]")],Sd=(e,t)=>Ac(C.item).find(s=>{let n=s.getBoundingClientRect();return s!==C.item&&n.left<=e&&e<=n.right&&n.top<=t&&t<=n.bottom});function Fd(e){if(e.pointerId!==C.id)return;let[t,s]=[e.clientX-C.x,e.clientY-C.y],n=e.pointerType==="touch";if(!C.isOn){if(Math.hypot(t,s)<(n?Od:xd))return;if(n)return C.end();Ic()}C.item.style.transform=`translate(${t}px, ${s}px) scale(1.04)`,C.over?.classList.remove("target"),C.over=Sd(e.clientX,e.clientY),C.over?.classList.add("target")}function zi(e,t){if(e.button||C||e.target.closest("button:not([data-handle]), input, a"))return;let s=e.currentTarget,n=new AbortController,{signal:a}=n,o=()=>{clearTimeout(C.timer),n.abort(),s.classList.remove("lifted"),s.style.transform="",C.over?.classList.remove("target"),C=null};C={item:s,x:e.clientX,y:e.clientY,id:e.pointerId,isOn:!1,over:null,end:o},e.pointerType==="touch"&&(C.timer=setTimeout(Ic,qd));let r=p=>{p.pointerId===C.id&&o()},l=p=>{if(p.pointerId!==C.id)return;let[m,h]=[s,C.isOn&&C.over].map(T=>Ac(s).indexOf(T));o(),h>=0&&t(m,h)};document.addEventListener("pointermove",Fd,{signal:a}),document.addEventListener("pointerup",l,{signal:a}),document.addEventListener("pointercancel",r,{signal:a}),document.addEventListener("keydown",p=>{p.key==="Escape"&&o()},{signal:a})}function we(e){(C?.isOn||e.type==="dragstart")&&e.preventDefault()}var Pd="image/*,video/mp4,video/quicktime,video/webm";function Md(e,t){let s=e.items.indexOf(t);e.remove(t),queueMicrotask(()=>{(document.querySelectorAll(".shot .drop")[Math.min(s,e.items.length-1)]??document.getElementById("files"))?.focus()})}function Lc(e,t,s){e.move(t,s),queueMicrotask(()=>{let n=s<t?".before, .after":".after, .before";document.querySelectorAll(".shot")[s]?.querySelector(n)?.focus()})}function Bc(e){return e.media?mt(e.media,{thumb:!0,eager:!0}):e.file.type.startsWith("video/")?ot`<span class="film">${c("play")}</span>`:ot`<img src=${e.preview} alt="">`}var jc={handleEvent:e=>{e.target.hidden=e.type==="error"},capture:!0},Ei=(e,t,s,n,a)=>ot`
  <button type="button" class="round ${e}" aria-label=${i(`upload.${t}`,{n})} @click=${a}>${c(s)}</button>`,Td=(e,t)=>e.progress<1?ot`<progress max="1" .value=${e.progress} aria-label=${i("upload.progress",{n:t})}></progress>`:ot`<span class="over">${i("upload.processing")}</span>`,Id=(e,t)=>({sending:()=>Td(e,t),paused:()=>ot`<span class="over" title=${e.problem}>${i("upload.paused")}</span>`,waiting:()=>ot`<span class="over">${i("upload.waiting")}</span>`,failed:()=>ot`<span class="over error">${i("upload.failed")}</span>`,done:()=>Gt})[e.state]();function Ad(e,t,s){let n=s+1;return ot`
    <li class="shot ${t.state}" data-drag @pointerdown=${a=>zi(a,(o,r)=>e.move(o,r))}
      @error=${jc} @load=${jc}>
      ${Bc(t)}
      ${s===0&&e.items.length>1?ot`<span class="cover">${i("upload.cover")}</span>`:Gt}
      ${Id(t,n)}
      <span class="buttons">
        ${s>0?Ei("before","earlier","back",n,()=>Lc(e,s,s-1)):Gt}
        ${n<e.items.length?Ei("after","later","next",n,()=>Lc(e,s,s+1)):Gt}
        ${t.state==="failed"||t.state==="paused"?Ei("","again","retry",n,()=>e.retry(t)):Gt}
        ${Ei("drop",t.state==="done"?"remove":"cancel","close",n,()=>Md(e,t))}
      </span>
      ${t.state==="failed"?Gt:Tc(e,t,n,Bc(t))}
    </li>`}function Ld(e,t){t([...e.target.files]),e.target.value=""}var Bd=(e,t)=>ot`
  <li class="shot add">
    <label for="files">
      ${c("camera")}<span class="strong">${i(e.items.length?"upload.more":"upload.add")}</span>
      ${e.items.length?Gt:ot`<span class="soft mice">${i("upload.drop")}</span>`}
    </label>
    <input id="files" type="file" accept=${Pd} multiple @change=${s=>Ld(s,t)}>
  </li>`;function jd(e){let t=e.items.filter(n=>n.state==="done").length,s=[...new Set(e.items.filter(n=>n.state==="failed").map(n=>n.problem))];return ot`
    <p class="hint" role="status">${e.isBusy?i("upload.ready",{n:t,of:S(e.items.length)}):""}</p>
    ${s.map(n=>ot`<p class="error" role="alert">${n}</p>`)}`}var Dc=(e,t)=>ot`
  <ul class="shots ${e.items.length?"":"bare"}" @touchmove=${we} @contextmenu=${we} @dragstart=${we}>
    ${e.items.map((s,n)=>Ad(e,s,n))}
    ${e.items.length<e.most?Bd(e,t):Gt}
  </ul>
  ${e.items.length>1?ot`<p class="hint">${i("upload.order")}</p>`:Gt}
  ${jd(e)}`;async function Uc(e,t){await e.addFiles(t),e.several?.groups&&x("several-title")}function Dd(e){e.uploads.add(e.several.decline()),x("files")}async function Nd(e){Nc(e.received.values),Nc(await e.resolveReceived(!0))}function Nc(e){for(let[t,s]of Object.entries(e)){let n=document.getElementById(t);n&&(n.value=s)}}var Ud=e=>{let t=fr(Object.values(e).join(`
`));return t?dt`<p class="hint">${i("places.asks",{host:t})}</p>`:qt},Cd=(e,t)=>dt`
  <section class="card" id="offer" aria-labelledby="offered">
    <h2 id="offered">${i("edit.shared")}</h2>
    <p class="hint">${i("edit.sharedHint")}</p>
    ${Object.values(e.received.values).map(s=>dt`<p class="text" dir="auto">${s}</p>`)}
    ${Ud(e.received.values)}
    ${e.received.files.length?dt`<p>${i("edit.sharedFiles",{n:e.received.files.length})}</p>`:qt}
    ${t?dt`<p class="note">${i("edit.sharedFull")}</p>`:qt}
    ${e.received.left?dt`<p class="note">${i("edit.sharedLeft",{n:e.received.left})}</p>`:qt}
    <div class="row end">
      <button type="button" class="quiet" @click=${()=>e.resolveReceived(!1)}>${i("edit.sharedDrop")}</button>
      <button type="button" @click=${()=>Nd(e)}>${i("edit.sharedTake")}</button>
    </div>
  </section>`;async function _d(e){await L(i("edit.discardTitle"),i("edit.discardText"),i("edit.startOver"))&&e.discard()}var zd=()=>L(i("privacy.inHome"),i("privacy.inHomeText"),i("privacy.showExact")),Ed=e=>dt`
  <p class="note">
    ${i("edit.restored")} <button type="button" class="link" @click=${()=>_d(e)}>${i("edit.startOver")}</button>
  </p>`,Hd=e=>dt`
  <fieldset>
    <legend>${i("edit.photos")}</legend>
    ${e.photosExpired?dt`<p class="note">${i("edit.photosGone")}</p>`:qt}
    ${Dc(e.uploads,t=>Uc(e,t))}
    <p class="hint">${i("edit.photosMost",{n:e.uploads.most})} ${i("edit.photosHint")}</p>
  </fieldset>`,Rd=e=>dt`
  ${P(e.form)}
  ${e.form.refusal?.reason==="changed_since"?dt`
    <div class="row">
      <a class="button quiet" href=${e.back} target="_blank">${i("edit.theirs")}</a>
      <button type="submit" class="quiet" @click=${()=>e.overwrite()}>${i("edit.mine")}</button>
    </div>`:qt}`;function Vd(e,t){t.change(Ro(e.currentTarget))}async function Wd(e,t){let n=await t.submit(e)?document.querySelector("form [aria-invalid=true]"):document.getElementById("place");xc(n),n?.focus()}function Kd(e){let{title:t}=e.values,s=e.form.busy&&e.uploads.isBusy?"edit.waiting":e.isNew?"edit.publish":"action.save",n=a=>Vd(a,e);return dt`
    <form class="card" novalidate ?hidden=${!!e.several?.groups}
      @input=${n} @change=${n} @submit=${a=>Wd(a,e)}>
      ${e.isRestored?Ed(e):qt}
      ${Hd(e)}
      ${Pc(e.place,e.placeError)}
      ${d(e.form,"title",{label:i("find.titleField"),value:t,required:!0,most:g().limits.title})}
      ${Oc(e)}
      <div class="publish">
        ${Rd(e)}
        <div class="row end">
          <a class="button quiet" href=${e.back}>${i("action.cancel")}</a>
          ${B(e.form,i(s))}
        </div>
      </div>
    </form>`}var Gd=(e,t)=>dt`
  ${e.received?Cd(e,t.get("shared")==="full"):qt}
  ${Mc(e.several,()=>Dd(e))}
  ${e.several.groups?qt:fc(e.drafts)}`;function Yd(e,t){return e.loading.problem?f(e.loading.problem,t):e.uploads?Kd(e):k(4)}function Cc(e){let t=new(e.params.id?Li:Di)(e,{showHome:zd}),s=()=>t.loading.load();return bc(e.signal,n=>t.uploads&&Uc(t,n)),{title:t.title,ready:s(),view:()=>dt`
      ${v(t.title,qt,t.back)}
      ${t.isNew?Gd(t,e.query):qt}
      ${Yd(t,s)}`,close:()=>t.close()}}import{html as ts,nothing as el}from"../lib/lit-html/lit-html.js";var Jd=3,Zd=4,Hi=(e,t=0)=>new Date(e.getFullYear(),e.getMonth(),e.getDate()-t);function Xd(){let e=new Intl.Locale(Ya());return((e.getWeekInfo?.()??e.weekInfo)?.firstDay??1)%7}var Qd=e=>[["today",Hi(e)],["yesterday",Hi(e,1)],["week",Hi(e,(e.getDay()-Xd()+7)%7)],["earlier",-1/0]],la=e=>Hi(new Date(e.createdAt)).getTime(),Ri=e=>`${la(e)} ${e.user.id}`;function th(e){let t=new Map;for(let s of e)t.set(Ri(s),[...t.get(Ri(s))??[],s]);return t}function _c(e,{now:t=new Date,mayContinue:s=!1}={}){let n=th(e),a=s&&e.length?la(e.at(-1)):NaN,o=new Map,r=Qd(t);for(let l of e){let p=n.get(Ri(l)),m=p.length>=Jd;if(m&&p[0]!==l)continue;let h=m?{key:Ri(l),finds:p,hasMore:la(l)===a}:{find:l},T=new Date(l.createdAt),[et]=r.find(([,Se])=>T>=Se);o.set(et,[...o.get(et)??[],h])}return[...o].map(([l,p])=>({name:l,entries:p}))}function zc(e){let t=n=>n.media.length>0,s=[...e.filter(t),...e.filter(n=>!t(n))].slice(0,Zd);return{shown:s,rest:e.length-s.length}}var eh=1500,[sh,ih]=[4,4],nh=9;function ah(){let e=ae(ee.get());return e?.zoom>=nh?{lat:e.lat,lng:e.lng}:null}var oh=()=>Promise.race([Do(),Qs(eh,null)]),rh=e=>e?{lat:Math.round(e.lat*100)/100,lng:Math.round(e.lng*100)/100}:{},Vi=class{at=null;isHere=!1;busy=!1;#t=new WeakMap;#e;#s;constructor(t){this.#s=t,this.at=t.kept?.at??null,this.isHere=t.kept?.isHere??!1,this.#e=new Set(t.kept?.open),this.list=z(t,()=>b("/api/finds/feed",{...rh(this.at),limit:20}))}liking(t){let s=this.#t.get(t);return s||this.#t.set(t,s=new Vo(t.id,()=>t,this.#s)),s}save(t,s){return Uo(t,s,this.#s.update)}load=async()=>{if(this.#s.kept?.at===void 0){let t=await oh();this.#o(t??ah(),!!t)}await this.#n()};get days(){return _c(this.list.items??[],{mayContinue:!!this.list.next})}get#i(){return this.days.reduce((t,s)=>t+s.entries.length,0)}isOpen=({key:t})=>this.#e.has(t);toggle({key:t}){this.#e.delete(t)||this.#e.add(t),this.#s.keep({open:[...this.#e]}),this.#s.update()}async#n(){await this.list.load(),await this.#a(sh)}more=()=>this.#a(this.#i+1);async#a(t){for(let s=0;this.list.next&&this.#i<t&&s<ih;s++){let n=this.list.items.length;if(await this.list.more(),this.list.items?.length===n)return}}#o(t,s){Object.assign(this,{at:t,isHere:s}),this.#s.keep({at:t,isHere:s})}async nearMe(){this.busy=!0,this.#s.update();try{this.#o(await ti({timeout:1e4}),!0),this.list.clear(),await this.#n()}catch(t){u(q(t))}this.busy=!1,this.#s.update()}distance=t=>this.isHere?Et(this.at,it(t.location)):void 0};function ch(){return ao()?!0:ut.get("installPrompt")||oo()?!1:void 0}async function lh(){let e=await Ks();return{on:!0,off:!1}[e]}var Xe=class{steps=[];isKnown=!1;#t;constructor(t){this.#t=t}get isOver(){return Un.get()===y()?.id}get left(){return this.steps.filter(t=>!t.isDone).length}async load(){if(this.isOver){this.isKnown=!0;return}let{signal:t}=this.#t,s={profile:!!y().displayName||!!y().profilePicture?.startsWith("/api/media/"),streets:y().role==="admin"&&g().tiles?.kind==="vector"?or().length>0:void 0,find:$(`/api/users/${y().id}`,{signal:t}).then(a=>a.findCount>0),friend:$("/api/friends?limit=1",{signal:t}).then(a=>a.length>0),push:lh(),install:ch()},n=await Promise.all(Object.entries(s).map(async([a,o])=>({name:a,isDone:await Promise.resolve(o).catch(()=>{})})));t.aborted||(this.isKnown=!0,this.steps=n.filter(a=>a.isDone!==void 0),this.steps.length===n.length&&!this.left&&this.dismiss(),this.#t.update())}async installNow(){let t=ut.get("installPrompt");t&&(await t.prompt(),ut.set("installPrompt",null),await this.load())}dismiss=()=>{Un.set(y().id),this.steps=[],this.#t.update()}};import{html as Yt,nothing as ye}from"../lib/lit-html/lit-html.js";var ph="(min-width: 1180px) 516px, (min-width: 720px) 688px, 100vw",uh=(e,t)=>Yt`
  <span class="cover c-${Le(e.category).code}">
    ${e.media.length?mt(e.media[0],{sizes:ph,eager:t}):lt(e.category)}
    ${e.media[0]?.type==="video"?Yt`<span class="play">${c("play")}</span>`:ye}
    ${e.media.length>1?Yt`<span class="counter">${i("feed.photos",{n:e.media.length})}</span>`:ye}
  </span>`;function mh(e,t){let s=[ro(e,e.location)?"":Vs(e.location),t===void 0?"":to(t)].filter(Boolean);return s.length?Yt`
    <span class="soft">${c("pin")} <bdi>${s[0]}</bdi>${s[1]?Yt` · ${s[1]}`:ye}</span>`:ye}var pa=(e,t,s=ye)=>Yt`
  <span class="by">
    ${W(e.user,28)} <span class="grow">${w(e.user)} <span class="soft">· ${Y(e.createdAt)}</span></span>
    ${t&&e.reason==="friend"?Yt`<span class="badge">${i("feed.friend")}</span>`:ye}
    ${s}
  </span>`,Ec=(e,t,s,{km:n,eager:a,isMixed:o})=>Yt`
  <li class="feed-card">
    <a href="/finds/${e.id}">
      ${uh(e,a)}
      <span class="about">
        <span class="name" dir="auto">${e.title}</span>
        ${mh(e,n)}
        ${pa(e,o,sr(e))}
      </span>
    </a>
    <div class="acts">
      ${tr(t,`like-${e.id}`)}
      <a class="act" href="/finds/${e.id}#comments" aria-label=${i("find.commentOn",{title:e.title})}>
        ${c("comment")} ${e.commentCount?Yt`<span>${S(e.commentCount)}</span>`:ye}
      </a>
      <span class="grow"></span>
      ${Qo(e,s,`save-${e.id}`)}
    </div>
  </li>`;import{html as Qe,nothing as Hc}from"../lib/lit-html/lit-html.js";var ua=({key:e})=>`group-${e.replace(" ","-")}`;async function Rc(e,t){e.toggle(t),await x(ua(t))}var dh=(e,t)=>Qe`
  <span class="piece c-${Le(e.category).code}">
    ${e.media.length?mt(e.media[0],{thumb:!0}):lt(e.category)}
    ${t?Qe`<span class="beyond">+${S(t)}</span>`:Hc}
  </span>`;function hh(e){let{shown:t,rest:s}=zc(e);return Qe`
    <span class="cover ${t[0].media.length?"":"signs"}">
      <span class="mosaic of-${t.length}">${t.map((n,a)=>dh(n,a===t.length-1?s:0))}</span>
    </span>`}var Vc=({finds:e,hasMore:t})=>i("feed.several",{n:e.length,more:t}),fh=e=>e.map((t,s)=>Qe`${s?" · ":Hc}<bdi>${t.title}</bdi>`),$h=(e,t)=>Qe`
  <li class="feed-card">
    <button type="button" class="group-face" id=${ua(t)} aria-expanded="false" @click=${()=>Rc(e,t)}>
      ${hh(t.finds)}
      <span class="about">
        <span class="name">${Vc(t)}</span>
        <span class="soft titles">${fh(t.finds.slice(0,10))}</span>
        ${pa(t.finds[0],!!e.at)}
      </span>
    </button>
  </li>`,gh=(e,t,s)=>Qe`
  <li class="feed-group">
    <div class="by">
      ${W(t.finds[0].user,28)}
      <span class="grow">${w(t.finds[0].user)} <span class="soft">· ${Vc(t)}</span></span>
      <button type="button" class="quiet" id=${ua(t)} aria-expanded="true" @click=${()=>Rc(e,t)}>
        ${i("feed.less")}
      </button>
    </div>
    <ul class="feed-list">${t.finds.map(n=>s(n))}</ul>
  </li>`,Wc=(e,t,s)=>e.isOpen(t)?gh(e,t,s):$h(e,t);import{html as ve,nothing as Ls}from"../lib/lit-html/lit-html.js";var Kc={profile:()=>"/profile",streets:()=>"/admin/map",find:()=>"/new",friend:()=>wt()?"/invites":"/people",push:()=>"/settings/notifications"},bh=e=>i(e==="friend"&&wt()?"steps.inviteAction":`steps.${e}Action`);function wh(e,t){return Kc[t]?ve`<a class="button quiet" href=${Kc[t]()}>${bh(t)}</a>`:ut.get("installPrompt")?ve`<button type="button" class="quiet" @click=${()=>e.installNow()}>${i("steps.installAction")}</button>`:ve`<span class="hint">${i("steps.installHint")}</span>`}var yh=(e,{name:t,isDone:s})=>ve`
  <li class="step ${s?"done":""}">
    <span class="tick">${s?c("check"):Ls}</span>
    <span class="grow">${i(t==="friend"&&wt()?"steps.invite":`steps.${t}`,{instance:H()})}${s?ve`<span class="unseen"> (${i("steps.done")})</span>`:Ls}</span>
    ${s?Ls:wh(e,t)}
  </li>`;async function vh(e,t){let s=new Xe(t);e.note=()=>s.isOver||!s.left?Ls:ve`
    <p class="row between steps-left">
      <a class="chip" href="/feed">${c("check")} ${i("steps.count",{n:s.steps.length-s.left,all:s.steps.length})}</a>
      ${ct(s.dismiss)}
    </p>`,await s.load()}var Gc=e=>e.isOver||!e.left?Ls:ve`
  <section class="card" aria-labelledby="steps">
    <div class="row between"><h2 id="steps">${i("steps.title")}</h2>${ct(e.dismiss)}</div>
    <ul class="first-steps">${e.steps.map(t=>yh(e,t))}</ul>
  </section>`;import{html as Jc,nothing as Zc}from"../lib/lit-html/lit-html.js";var kh=3,Yc=(e,t=new Date)=>t.getFullYear()-new Date(e).getFullYear(),Wi=class{isKnown=!1;#t=[];#e=!1;#s;constructor(t){this.#s=t}async load(){let t=b("/api/finds/on-this-day",{offset:-new Date().getTimezoneOffset()});this.#t=await $(t,{signal:this.#s.signal}).catch(()=>[]),this.isKnown=!0,this.#s.update()}get shown(){return this.#e?this.#t:this.#t.slice(0,kh)}get hasMore(){return this.#t.length>this.shown.length}more=()=>{this.#e=!0,this.#s.update()};nameOf=t=>t.userId===y()?.id?"":w(t.user)};var xh=(e,t)=>[i("feed.yearsAgo",{n:Yc(t.createdAt)}),e.nameOf(t)].filter(Boolean).join(" · ");async function Oh(e){e.more(),await x("this-day")}var Xc=e=>e.shown.length?Jc`
  <section class="card" aria-labelledby="this-day">
    <h2 id="this-day" tabindex="-1">${i("feed.onThisDay")}</h2>
    <ul class="rows">${e.shown.map(t=>ci(t,xh(e,t)))}</ul>
    ${e.hasMore?Jc`<button type="button" class="quiet" @click=${()=>Oh(e)}>${i("action.more")}</button>`:Zc}
  </section>`:Zc;var qh=()=>ts`<a class="button quiet" href="/people">${c("people")} ${i("nav.people")}</a>`,Sh=e=>e.isHere?el:ts`
  <button type="button" class="chip" aria-busy=${e.busy?"true":"false"} @click=${()=>e.nearMe()}>
    ${c("here")} ${i("feed.nearMe")}
  </button>`,Qc=e=>ts`
  <p class="row between"><span class="soft">${i(e.at?"feed.around":"feed.friends")}</span>${Sh(e)}</p>`,tl=(e,t)=>Ec(e,t.liking(e),s=>t.save(e,s),{km:t.distance(e),eager:e===t.list.items[0],isMixed:!!t.at}),Fh=({name:e,entries:t},s)=>ts`
  <section class="stack" aria-labelledby="day-${e}">
    <h2 id="day-${e}">${i(`feed.${e}`)}</h2>
    <ul class="feed-list">
      ${t.map(n=>n.find?tl(n.find,s):Wc(s,n,a=>tl(a,s)))}
    </ul>
  </section>`;function Ph(e,t,s){let{items:n,problem:a}=e.list;return!a&&(!n||!t.isKnown||!s.isKnown)?k(3):[Gc(t),Xc(s),Mh(e)]}function Mh(e){let{items:t,problem:s,load:n}=e.list;if(s)return f(s,n);if(!t.length&&!e.list.next){let a=i(e.at?"feed.noneText":"feed.noneFriends");return[Qc(e),j(i("feed.none"),a,el,"feed")]}return ts`
    ${Qc(e)}
    ${e.days.map(a=>Fh(a,e))}
    ${D({...e.list,more:e.more})}`}function sl(e){let t=new Vi(e),s=new Xe(e),n=new Wi(e);return{title:i("feed.title"),broad:!0,ready:Promise.all([t.load(),s.load(),n.load()]),view:()=>ts`
      ${v(i("feed.title"),qh())}
      ${Ph(t,s,n)}`}}import{html as _,nothing as es}from"../lib/lit-html/lit-html.js";var Th=30,Ki=e=>e.map(t=>typeof t=="string"?t:t[0]==="code"?t[1]:Ki(t.at(-1))).join("");function il([e,t,s]){return e==="pre"?t:e==="ul"||e==="ol"?t.map(n=>n.map(il).join(" ")).join(" "):e==="table"?t.map(n=>n.map(Ki).join(" ")).join(" "):Ki(s??t)}function Ih(e){let t=[{document:e,id:"",title:e.title,texts:[]}];for(let s of e.blocks)/^h\d$/.test(s[0])?t.push({document:e,id:s[1],title:Ki(s[2]),texts:[]}):t.at(-1).texts.push(il(s));return t.map(({texts:s,...n})=>({...n,text:s.join(" ")}))}var Ah=({document:e,id:t})=>`/help/${e.name}${t?`#${t}`:""}`;function Lh(e,t){let s=Math.min(...t.map(o=>se(e).indexOf(o)).filter(o=>o>=0),e.length),n=s>60?e.lastIndexOf(" ",s-40)+1:0,a=e.slice(n,n+160);return`${n?"… ":""}${a}${n+160<e.length?" …":""}`}function Bh(e,t){let s=se(t).split(/\s+/).filter(Boolean);if(!s.length)return[];let n=({title:o,text:r})=>s.every(l=>se(`${o} ${r}`).includes(l))?s.some(l=>se(o).includes(l))?2:1:0;return e.flatMap(Ih).map(o=>[n(o),o]).filter(([o])=>o).sort(([o],[r])=>r-o).slice(0,Th).map(([,o])=>({address:Ah(o),title:o.title,document:o.document,part:Lh(o.text,s)}))}function jh(e,t){let s=({name:a,language:o})=>a.replace(new RegExp(`-${o}$`),""),n=a=>a.language===t||a.language==="en"&&!e.some(o=>o.language===t&&s(o)===s(a));return e.filter(n)}var Gi=class{query="";#t;#e=[];constructor(t){this.#t=t,this.loading=E(t,async()=>{let s=await fetch(new URL("bundle/help.json",Fe).href,{signal:t.signal});if(!s.ok)throw Object.assign(new Error("the documents are not there"),{code:"strange",status:s.status});this.#e=await s.json()}),this.query=t.query.get("q")??""}get documents(){return jh(this.#e,Ot())}get document(){return this.#e.find(t=>t.name===this.#t.params.name)}get found(){return Bh(this.documents,this.query)}search(t){this.query=t,this.#t.rename(b("/help",{q:t.trim()})),this.#t.update()}};var Bt=e=>e.map(t=>typeof t=="string"?t:Dh[t[0]](t)),Dh={b:([,e])=>_`<b>${Bt(e)}</b>`,i:([,e])=>_`<i>${Bt(e)}</i>`,code:([,e])=>_`<code>${e}</code>`,a:([,e,t])=>/^https?:/.test(e)?_`<a href=${e} target="_blank" rel="noopener">${Bt(t)}</a>`:_`<a href=${e}>${Bt(t)}</a>`},nl=e=>_`<li>${e.length===1&&e[0][0]==="p"?Bt(e[0][1]):e.map(rl)}</li>`,al=(e,t)=>_`<tr>${e.map(t)}</tr>`,Nh={h2:([,e,t])=>_`<h2 id=${e} tabindex="-1">${Bt(t)}</h2>`,h3:([,e,t])=>_`<h3 id=${e} tabindex="-1">${Bt(t)}</h3>`,p:([,e])=>_`<p>${Bt(e)}</p>`,pre:([,e])=>_`<pre tabindex="0">${e}</pre>`,ul:([,e])=>_`<ul>${e.map(nl)}</ul>`,ol:([,e])=>_`<ol>${e.map(nl)}</ol>`,table:([,[e,...t]])=>_`
    <div class="scrolls" tabindex="0"><table>
      <thead>${al(e,s=>_`<th scope="col">${Bt(s)}</th>`)}</thead>
      <tbody>${t.map(s=>al(s,n=>_`<td>${Bt(n)}</td>`))}</tbody>
    </table></div>`},rl=e=>Nh[e[0]](e),ol=e=>_`<ul class="people">${e.map(t=>nt(`/help/${t.name}`,"",t.title,"",t.language))}</ul>`,Uh=([e,...t])=>_`
  <section class="card">${ol([e])}</section>
  <section class="card">
    <h2>${i("help.running")}</h2>
    ${ol(t)}
  </section>`;function Ch(e){let t=e.found;return _`
    <p class="unseen" role="status">${i("help.found",{n:t.length})}</p>
    ${t.length?_`<section class="card"><ul class="people">${t.map(({address:s,title:n,document:a,part:o})=>nt(s,"",a.title===n?n:`${a.title} › ${n}`,o,a.language))}</ul></section>`:j(i("help.none"),i("help.noneText"),es,"search")}`}var _h=e=>_`
  ${v(i("help.title"),es,y()?"/settings":"/sign-in")}
  <form role="search" @submit=${t=>t.preventDefault()}>
    <label class="unseen" for="help-words">${i("help.search")}</label>
    <input id="help-words" type="search" autocomplete="off" placeholder=${i("help.search")} .value=${e.query}
      @input=${t=>e.search(t.target.value)}>
  </form>
  ${e.query.trim()?Ch(e):Uh(e.documents)}`,zh=({title:e,language:t,blocks:s})=>_`
  ${v(e,es,"/help")}
  <article class="card document" lang=${t}>${s.map(rl)}</article>`,Eh=()=>_`${v(i("help.title"),es,"/help")}${j(i("missing.title"),i("missing.text"),es,"search")}`;function Hh(e,t){return e.loading.problem?_`${v(i("help.title"),es,"/help")}${f(e.loading.problem,e.loading.load)}`:e.documents.length?t.params.name?e.document?zh(e.document):Eh():_h(e):k(6)}function cl(e){let t=new Gi(e);return{get title(){return t.document?.title??i("help.title")},ready:t.loading.load().then(()=>location.hash?x(location.hash.slice(1)):null),view:()=>Hh(t,e)}}import{html as I,nothing as G}from"../lib/lit-html/lit-html.js";var Rh=20,Vh=e=>new Promise((t,s)=>{let n=()=>{clearTimeout(a),s(e.reason)},a=setTimeout(()=>{e.removeEventListener("abort",n),t()},1e3);e.addEventListener("abort",n,{once:!0})});async function ll(e,t,{signal:s,stopped:n,tick:a=Vh,note:o=()=>{}}){for(;;)try{return await F(e,t,{signal:s})}catch(r){if(r.status!==429)throw r;await o();for(let l=Math.max(Rh,r.retryAfter);l>0;l--){if(n())return null;await a(s)}}}var Yi=class{audience="me";keep=!1;category="";area="";forFriends="true";#t;constructor(t,s){this.settings=t,this.#t=s,t.read().then(s,()=>{})}set(t){Object.assign(this,t),this.#t()}get body(){return{audience:this.audience,...this.keep?{keepVisibility:!0}:{},...this.category?{category:this.category}:{},...this.area===""?{}:{area:Number(this.area)},...Number(this.area)?{exactForFriends:this.forFriends==="true"}:{}}}};var Wh=30,Kh=["obscured","notPoint"],pl=()=>g().places.source!=="gazetteer",Ji=class{state=null;#t;#e;#s=!1;constructor(t,s){this.#t=t,this.#e=s}get rows(){return(this.#t.rows.items??[]).filter(t=>t.status==="noPlace"&&!Kh.includes(t.reason)).slice(0,Wh)}async run(){let{rows:t}=this,s={n:0,all:t.length,found:0,busy:!0,problem:null};this.state=s,this.#s=!1,this.#e.update();try{for(let n of t){if(this.#s)break;let[a]=await $(b("/api/places",{query:n.place||n.title,limit:1}),{signal:this.#e.signal});s.n++,a&&await this.#t.guess(n,a)&&s.found++,this.#e.update()}}catch(n){if(n.name==="AbortError")return;s.problem=n}s.busy=!1,this.#e.update()}stop(){this.#s=!0}};function Gh({lat:e,lng:t}){let s=Math.floor(e/.25);return{y:s,x:Math.floor(t/ma(s))}}var ma=e=>.25/Math.max(.05,Math.cos((e+.5)*.25*Math.PI/180));function Yh({x:e,y:t}){let s=(e+.5)*ma(t),n=[];for(let a=t-2;a<=t+2;a++){let o=Math.floor(s/ma(a));for(let r=o-2;r<=o+2;r++)n.push(`${r} ${a}`)}return n}function ul(e){let t=new Map;for(let n of e){let a=Gh(n),o=`${a.x} ${a.y}`,r=t.get(o);r?r.n++:t.set(o,{...a,key:o,at:{lat:n.lat,lng:n.lng},n:1})}let s=new Map;for(let n of[...t.values()].sort((a,o)=>o.n-a.n)){let a=Yh(n).find(o=>s.has(o));a?s.get(a).n+=n.n:s.set(n.key,{at:n.at,n:n.n})}return[...s.values()].sort((n,a)=>a.n-n.n)}var Jh=1e3,Zh=14,ml=e=>({...it(e),row:e.row,name:e.title});function Xh(e,t){let[s,n]=[e.map(h=>h.lat),e.map(h=>h.lng)].map(h=>h.toSorted((T,et)=>T-et)),[a,o,r,l]=[s[0],s.at(-1),n[0],n.at(-1)],p={lat:(a+o)/2,lng:(r+l)/2,zoom:Zh},m=()=>{let[h,T,et,Se]=Bo(t,p).split(",").map(Number);return h<=r&&et>=l&&T<=a&&Se>=o};for(;p.zoom>1&&!m();)p.zoom--;return p}var Zi=class{items=[];where="";#t;#e=0;constructor(t){this.#t=t}async load(t,s){let n=++this.#e,a=[];try{for(let o=0,r;!r||r.length===Jh;o=r.at(-1)?.row){if(r=await $(b(`${t}/points`,{status:s,after:o||""}),{signal:this.#t.signal}),n!==this.#e)return;a.push(...r.map(ml))}}catch{if(n!==this.#e)return;a.length=0}this.items=a,this.where="",this.#t.update(),a.length&&await this.#s(n)}async#s(t){let[s,...n]=ul(this.items),a={lat:s.at.lat.toFixed(3),lng:s.at.lng.toFixed(3)},o=await $(b("/api/places/reverse",a),{signal:this.#t.signal}).catch(()=>null);if(t!==this.#e||!o?.name)return;let r={places:i("import.places",{n:this.items.length}),town:o.name,n:n.length};this.where=i(n.length?"import.whereMore":"import.where",r),this.#t.update()}put(t){let s=this.items.filter(n=>n.row!==t.row);this.items=t.status==="ready"&&t.latitude!==void 0?[...s,ml(t)]:s}link(t){return b("/",{at:Be(Xh(this.items,t))})}};var Qh=e=>Number(new URLSearchParams(e.split("?")[1]).get("limit"));function dl(e,t){let s={items:null,next:0,busy:!1,problem:null},n=0,a=async o=>{let r=n,l=t();Object.assign(s,{busy:!0,problem:null}),e.update();try{let p=await $(o?`${l}&after=${o}`:l,{signal:e.signal});if(r!==n)return;s.items=[...o?s.items:[],...p],s.next=p.length<Qh(l)?0:p.at(-1).row}catch(p){if(r!==n||p.name==="AbortError")return;o?u(q(p)):s.problem=p}s.busy=!1,e.update()};return s.clear=()=>{n++,Object.assign(s,{items:null,next:0,busy:!1,problem:null})},s.load=()=>a(0),s.more=async()=>{!s.busy&&s.next&&await a(s.next)},s.put=o=>{s.items=s.items?.map(r=>r.row===o.row?o:r)??null},s.drop=o=>{s.items=s.items?.filter(r=>r.row!==o.row)??null,s.items&&!s.items.length&&s.more()},s}var tf=e=>(/\.zip$/i.test(e.name??"")?1e3:100)*2**20,hl=20,ef=200,sf=["ready","noPlace","duplicate","bad","skipped","done"],nf=4,af=["noPoint","zeroPoint","notPoint","obscured","badPoint","noTitle","badLine","twice","known"],fl=e=>af.includes(e.reason)?e.reason:"",Xi=class{current=null;unfinished=[];finished=[];isUndoing=!1;status="ready";progress=null;refusal=null;published=null;#t;#e=null;#s=!1;constructor(t){this.#t=t,this.options=new Yi(new oe(t),()=>t.update()),this.places=new Ji(this,t),this.points=new Zi(t),this.rows=dl(t,()=>b(`${this.#i}/rows`,{status:this.status,limit:50})),this.loading=E(t,()=>this.#n())}get#i(){return`/api/imports/${this.current.id}`}get tabs(){let{counts:t}=this.current;return sf.map((s,n)=>({name:s,n:t[s],at:n})).filter(({n:s,at:n})=>s||n<nf)}get isBusy(){return!!this.published?.busy}get isDone(){let{counts:t}=this.current;return!!this.published&&!this.isBusy&&!this.published.problem&&!t.ready&&!t.noPlace&&!t.media}async#n(){let{signal:t}=this.#t,s=this.#t.query.get("id"),n=await $("/api/imports",{signal:t});this.unfinished=n.filter(o=>o.counts.ready||o.counts.noPlace),this.finished=n.filter(o=>o.counts.done&&!this.unfinished.includes(o));let a=n.find(o=>o.id===s);a&&await this.#a(a)}async#a(t){this.current=t,this.published=null,this.places.state=null,this.status=this.tabs.find(({n:s})=>s)?.name??"ready",this.rows.clear(),await this.rows.load(),this.points.load(this.#i,"ready")}open(t){return this.#t.rename(b("/import",{id:t.id})),this.#a(t)}async upload(t,s=Me){let n=new AbortController;this.#e=n,this.#t.signal.addEventListener("abort",()=>n.abort(),{once:!0}),Object.assign(this,{progress:0,refusal:null}),this.#t.update();let a=o=>{this.progress=o,this.#t.update()};try{if(t.size>tf(t))throw{code:"page",text:i("import.tooLarge")};let o=await s("POST","/api/imports",t,{progress:a,signal:n.signal});if(n.signal.aborted)return;await this.open(o)}catch(o){if(o.name==="AbortError")return;this.refusal=o,o.reason==="too_many_imports"&&await this.loading.load()}finally{this.progress=null,this.#t.update()}}cancel(){this.#e?.abort()}choose(t){return this.status=t,this.rows.clear(),this.rows.load()}async#o(t,s){let n=await N(V(`${this.#i}/rows/${t.row}`,s).then(a=>{let o={...this.current.counts};o[t.status]--,o[a.status]++,this.current={...this.current,counts:o},a.status===t.status?this.rows.put(a):this.rows.drop(t),this.published?.made||this.points.put(a)}));return this.#t.update(),n}skip(t,s){return this.#o(t,{skip:s})}place(t,{point:s,name:n,location:a}){let o=a?.name??n;return this.#o(t,{latitude:s.lat,longitude:s.lng,...o?{place:o}:{}})}guess(t,{latitude:s,longitude:n}){return this.#o(t,{latitude:s,longitude:n,guessed:!0})}rename(t,s){return this.#o(t,{title:s})}async commit(t){if(this.isBusy)return;let{signal:s}=this.#t,{ready:n,done:a}=this.current.counts;this.#s=!1;let o={made:0,taken:0,all:n,busy:!0,isWaiting:!1,problem:null};this.published=o;let r=p=>{this.current=p,Object.assign(o,{made:p.counts.done-a,taken:n-p.counts.ready}),this.#t.update()},l=()=>(o.isWaiting=!0,this.#t.update(),$(this.#i,{signal:s}).then(r).catch(p=>{if(!Pe(p))throw p}));this.#t.update();try{for(let p=hl;this.current.counts.ready&&!this.#s;){let m=this.current.counts.ready,h=await ll(`${this.#i}/commit`,{...this.options.body,limit:ef},{signal:s,stopped:()=>this.#s,note:l,tick:t});if(o.isWaiting=!1,!h)break;if(r(h),p=this.current.counts.ready<m?hl:this.current.counts.media?p-1:0,!p)throw{code:"strange"}}}catch(p){if(p.name==="AbortError")return;o.problem=p,await $(this.#i,{signal:s}).then(r).catch(()=>{})}o.busy=!1,!s.aborted&&(await this.choose(this.current.counts.ready?"ready":"done"),this.points.load(this.#i,o.made?"done":"ready"))}stop(){this.#s=!0}leave(){return this.current=null,this.refusal=null,this.#t.query.delete("id"),this.#t.rename("/import"),this.loading.load()}async undoable(){let t=null;return await N(F(`${this.#i}/undo`,{dryRun:!0}).then(s=>{t=s})),t}async undo(){let{signal:t}=this.#t,[s,n]=[0,0],a=async()=>{for(let r=1;r;){let l=await F(`${this.#i}/undo`,{},{signal:t});[s,n,r]=[s+l.binned,l.changed,l.binned?l.left:0]}};this.isUndoing=!0,this.#t.update();let o=await N(a());if(!t.aborted)return Object.assign(this,{isUndoing:!1,published:null}),u([i("import.undone",{n:s}),n?i("import.undoneKept",{n}):""].filter(Boolean).join(" ")),o&&!n?this.leave():$(this.#i,{signal:t}).then(r=>this.#a(r),()=>this.leave())}async discard(t){await N(A(`/api/imports/${t.id}`))&&await this.leave()}};var of=["track","route","line","area","picture","link","file","damaged","text"];function $l({leftOut:e=[]}){let t=e.filter(({kind:s})=>of.includes(s));return t.length?i("import.leftOut",{n:t.reduce((s,{n})=>s+n,0),list:Xa(t.map(({kind:s,n})=>i(`import.kind.${s}`,{n})))}):""}var gl=({leftOut:e=[]})=>e.flatMap(({where:t=[]})=>t).map(({file:t="",line:s=0,column:n=0})=>s?i(t?"import.leftAt":"import.leftLine",{file:t,line:S(s),column:S(n)}):t);import{html as ha,nothing as da}from"../lib/lit-html/lit-html.js";var rf=(e,t,s,n,a)=>ha`
  <label class="switch">
    <span>${s}<br><span class="soft">${n}</span></span>
    <input type="checkbox" role="switch" id=${e} .checked=${t} @change=${o=>a(o.target.checked)}>
  </label>`,cf=(e,t)=>ha`
  ${e.current.format==="finds"?rf("import-keep",t.keep,i("import.keep"),i("import.keepHint"),s=>t.set({keep:s})):da}
  ${t.keep?da:M("import-audience",{label:i("edit.who"),chosen:t.audience,options:Rt.map(s=>[s,i(`find.audience.${s}`)]),set:s=>t.set({audience:s})})}`,lf=e=>M("import-category",{label:i("import.category"),options:[["",i("edit.none")],...ne().map(t=>[t,K(t)])],chosen:e.category,set:t=>e.set({category:t})}),pf=e=>M("import-area",{label:i("privacy.shown"),hint:i("import.areaHint"),chosen:e.area,set:t=>e.set({area:t}),options:[["",Ms(e.settings.values)],...ce()]}),uf=e=>M("import-friends",{label:i("privacy.exactFor"),options:Ni(),chosen:e.forFriends,set:t=>e.set({forFriends:t})}),bl=(e,t=e.options)=>ha`
  ${cf(e,t)}
  <div class="folds">
    <details class="fold" id="fold-import">
      <summary>${c("filter")} <span class="grow">${i("import.more")}</span> ${c("next")}</summary>
      <div class="stack">${lf(t)}${pf(t)}${Number(t.area)?uf(t):da}</div>
    </details>
  </div>`;import{html as pt,nothing as le}from"../lib/lit-html/lit-html.js";function mf(e){if(e.status==="ready"&&e.reason!=="noTitle")return e.guessed?i("import.guessed"):e.place??"";let t=fl(e),s=e.line?`${i("import.line",{n:e.line})}: `:"";return t?s+i(`import.reason.${t}`):""}async function $a(e,t,s){if(!await s)return;let n=e.rows.items?.[Math.min(t,e.rows.items.length-1)];x(n?`row-${n.row}`:"part-rows")}function df(e,t,s,n){let a=new yt(n,null,()=>$a(e,s,e.place(t,a.value)));return Ze(a)}var Qi=e=>e.title||i("import.line",{n:e.row}),fa=(e,t,s)=>pt`
  <button type="button" class="quiet" id="row-${e.row}" aria-label=${`${t}: ${Qi(e)}`} @click=${s}>${t}</button>`,hf=e=>t=>d(t,"title",{label:i("find.titleField"),value:e.title,required:!0,least:1,most:g().limits.title});async function ff(e,t){await U(n=>new O({send:async({title:a})=>{await e.rename(t,a.trim())&&n()}}),i("import.rename"),hf(t),n=>B(n,i("action.save"))),x(`name-${t.row}`)}var wl=(e,t)=>pt`
  <button type="button" class="round" id="name-${t.row}" aria-label=${`${i("import.rename")}: ${Qi(t)}`}
    @click=${()=>ff(e,t)}>
    ${c("edit")}
  </button>`,yl=e=>e.findId?pt`
  <a class="button quiet" href="/finds/${e.findId}" aria-label=${`${i("import.show")}: ${Qi(e)}`}>
    ${i("import.show")}</a>`:le,$f=(e,t,s,n)=>({ready:()=>pt`${wl(e,t)}${fa(t,i("import.skip"),()=>$a(e,s,e.skip(t,!0)))}`,skipped:()=>fa(t,i("import.unskip"),()=>$a(e,s,e.skip(t,!1))),noPlace:()=>pt`${wl(e,t)}${fa(t,i("import.locate"),()=>df(e,t,s,n))}`,duplicate:()=>yl(t),done:()=>yl(t)})[t.status]?.()??le,ga=e=>e?pt`<br><span class="soft" dir="auto">${e}</span>`:le,gf=e=>e.slice(e.lastIndexOf("/")+1),bf=e=>[`import.lost.${e}`,`rule.${e}`,`reason.${e}`].map(t=>[t,i(t)]).find(([t,s])=>s!==t)?.[1]??e,wf=({media:e,lost:t=[]})=>[e>t.length?ga(i("import.rowMedia",{n:e-t.length})):le,...t.map(({file:s,reason:n})=>ga(`${gf(s)}: ${bf(n)}`))],yf=(e,t,s,n)=>pt`
  <li class="row between">
    <span class="grow"><bdi class="strong">${Qi(t)}</bdi>${ga(mf(t))}${wf(t)}</span>
    <span class="row">${$f(e,t,s,n)}</span>
  </li>`;function vf(e,t){let{items:s,problem:n,load:a}=e.rows;return n?f(n,a):s?s.length?pt`
    <ul class="people" aria-label=${i("import.rows")}>${s.map((o,r)=>yf(e,o,r,t))}</ul>
    ${D(e.rows)}`:pt`<p class="soft" role="status">${i("import.none")}</p>`:k(4)}var kf=(e,{n:t,all:s})=>pt`
  <progress max=${s} .value=${t} aria-label=${i("import.lookUp")}></progress>
  <p class="row between">
    <span role="status">${i("import.progress",{n:t,all:S(s)})}</span>
    <button type="button" class="quiet" @click=${()=>e.places.stop()}>${i("import.stop")}</button>
  </p>`;async function xf(e){await e.places.run(),x("part-rows")}function Of(e){let{state:t,rows:s}=e.places;return t?.busy?kf(e,t):pt`
    ${t?pt`<p role="status">${i("import.lookedUp",{n:t.found})}</p>`:le}
    ${t?.problem?f(t.problem):le}
    ${s.length?pt`
      <p class="hint">${i("import.lookUpText",{source:g().places.attribution})}</p>
      <p>
        <button type="button" class="quiet" id="import-lookup" @click=${()=>xf(e)}>${i("import.lookUp")}</button>
      </p>`:le}`}var qf=e=>e.tabs.filter(({n:t})=>t).map(({name:t,n:s})=>`${S(s)} ${i(`import.status.${t}`)}`).join(" · "),Sf=e=>pt`
  <summary>
    <span class="grow">${Xs("rows",i("import.rows"))} <span class="soft">${qf(e)}</span></span>
    ${c("next")}
  </summary>`,vl=(e,t)=>pt`
  <details class="card import-rows" ?open=${!e.isDone||e.current.counts.mediaLost>0}>
    ${Sf(e)}
    <div class="chips" role="group" aria-label=${i("import.which")}>
      ${e.tabs.map(({name:s,n})=>Ie(e.status===s,`${i(`import.status.${s}`)} (${S(n)})`,()=>e.choose(s)))}
    </div>
    ${e.status==="noPlace"&&pl()?Of(e):le}
    ${vf(e,t)}
  </details>`;var ss=class extends dr{label="";points=[];options(){let{lat:t,lng:s}=this.points[0]??{lat:25,lng:5};return{view:{lat:t,lng:s,zoom:2},still:!0,onMove:()=>this.map&&this.mark()}}draw(){this.points.length&&(this.map.fit(this.points,this.closest,{animate:!1}),this.mark())}failed(){this.remove()}};var[tn,Ff,Pf]=[12,28,44],ba=class extends ss{closest=tn;set places(t){let s=t!==this.points;this.points=t,this.map&&s&&this.draw()}mark(){this.map.setMarkers(pi(this.points,t=>this.map.pixelOf(t),Pf).map(t=>this.#t(t)))}#t([t,...s]){if(!s.length){let r=()=>this.map.setView({...t,zoom:tn}),l=t.km?t:null;return{key:`${t.lat},${t.lng}`,lat:t.lat,lng:t.lng,kind:"dot",size:Ff,text:"",label:t.name,area:l,click:r}}let n=hr({latitude:t.lat,longitude:t.lng,count:s.length+1}),a=s.every(r=>r.lat===t.lat&&r.lng===t.lng);return{...n,click:()=>a?this.map.setView({...t,zoom:tn}):this.map.fit([t,...s],tn)}}};customElements.define("finds-map",ba);var Mf=".gpx,.kml,.kmz,.geojson,.geojsonl,.json,.umap,.csv,.tsv,.txt,.zip";async function Tf(e,t){let s=e.target,[n]=s.files;n&&(await t.upload(n),s.value="",t.current&&x("part-import"))}var If=e=>I`
  <progress max="1" .value=${e.progress} aria-label=${i("import.upload")}></progress>
  <p class="row between">
    <span class="soft" role="status">${i(e.progress<1?"import.upload":"import.reading")}</span>
    <button type="button" class="quiet" @click=${()=>e.cancel()}>${i("action.cancel")}</button>
  </p>`,Af=e=>I`
  <p class="row actions">
    <label class="button" for="import-file">${c("plus")} ${i("import.choose")}</label>
    <input class="file" id="import-file" type="file" accept=${Mf} aria-describedby="import-hint" @change=${t=>Tf(t,e)}>
  </p>`,Lf=e=>I`
  <section class="card">
    <p>${i("import.text")}</p>
    ${e.refusal?f(e.refusal):G}
    ${e.progress===null?Af(e):If(e)}
    <p class="hint" id="import-hint">${i("import.files")}</p>
  </section>
  ${e.unfinished.length?jf(e):G}
  ${e.finished.length?Df(e):G}`;async function xl(e,t){await L(i("import.discardTitle"),i("import.discardText"),i("import.discard"))&&(await e.discard(t),x("import-file"))}var is=e=>e.name||i("import.unnamed");async function Bf(e){let t=await e.undoable();if(!t)return;let{left:s,changed:n}=t,a=n?` ${i("import.undoneKept",{n})}`:"";if(!s)return u(i("import.undoNone")+a);await L(i("import.undoTitle"),i("import.undoText",{n:s})+a,i("import.undo"))&&(await e.undo(),x(e.current?"part-import":"import-file"))}async function Ol(e,t){await e.open(t),x("part-import")}var jf=e=>I`
  <section class="card">
    <h2>${i("import.unfinished")}</h2>
    <ul class="people">${e.unfinished.map(t=>I`
      <li class="row between">
        <span class="grow"><bdi class="strong">${is(t)}</bdi><br>
          <span class="soft">${i("import.left",{n:t.counts.ready+t.counts.noPlace})} ${ql(t)}</span></span>
        <span class="row">
          <button type="button" class="quiet" aria-label=${`${i("import.goOn")}: ${is(t)}`} @click=${()=>Ol(e,t)}>
            ${i("import.goOn")}
          </button>
          <button type="button" class="round" aria-label=${`${i("import.discard")}: ${is(t)}`}
            @click=${()=>xl(e,t)}>
            ${c("trash")}
          </button>
        </span>
      </li>`)}
    </ul>
  </section>`,Df=e=>I`
  <section class="card">
    <h2>${i("import.finished")}</h2>
    <ul class="people">${e.finished.map(t=>I`
      <li class="row between">
        <span class="grow"><bdi class="strong">${is(t)}</bdi><br>
          <span class="soft">${i("import.made",{n:t.counts.done})}</span></span>
        <button type="button" class="quiet" aria-label=${`${i("import.show")}: ${is(t)}`} @click=${()=>Ol(e,t)}>
          ${i("import.show")}
        </button>
      </li>`)}
    </ul>
  </section>`,ql=e=>i("import.ends",{date:bt(e.expiresAt)});async function Nf(e){await e.commit(),x("part-import")}var Uf=(e,{taken:t,all:s,isWaiting:n})=>I`
  <progress max=${s} .value=${t} aria-label=${i("import.running")}></progress>
  <p class="row between">
    <span role="status">${i("import.progress",{n:t,all:S(s)})}</span>
    <button type="button" class="quiet" id="import-stop" @click=${()=>e.stop()}>${i("import.stop")}</button>
  </p>
  ${n?I`<p class="soft" role="status">${i("import.waiting")}</p>`:G}
  ${e.current.counts.media?I`<p class="soft">${i("import.mediaLeft",{n:e.current.counts.media})}</p>`:G}`,Cf=e=>e.items.length?e.link({width:innerWidth,height:innerHeight/2}):"/profile",_f=({mediaDone:e,mediaLost:t},{made:s},n)=>I`
  <p role="status">${c("check")} ${i("import.made",{n:s})}</p>
  ${e?I`<p>${i("import.media",{n:e})}</p>`:G}
  ${t?I`<p>${i("import.mediaLost",{n:t})}</p>`:G}
  ${s?I`<p><a class="button" href=${Cf(n)}>${i("import.see")}</a></p>`:G}`,zf=(e,t)=>I`
  ${bl(e)}
  <button type="button" class="main" id="import-commit" @click=${()=>Nf(e)}>${i("import.commit",{n:t})}</button>`;function Ef(e){let[t,s]=[$l(e),gl(e)];return I`
    ${t?I`<p id="import-left">${t}</p>`:G}
    ${s.length?I`
      <details>
        <summary>${i("import.leftWhere")}</summary>
        <ul>${s.map(n=>I`<li><bdi>${n}</bdi></li>`)}</ul>
      </details>`:G}
    ${e.guessedEncoding?I`<p>${i("import.encoding",{name:e.guessedEncoding})}</p>`:G}`}function Hf(e){let{current:t,published:s}=e;return I`
    <section class="card">
      ${Xs("import",I`<bdi>${is(t)}</bdi>`)}
      ${e.isUndoing?I`<p class="soft" role="status">${i("import.undoing")}</p>`:e.isBusy?Uf(e,s):I`
        ${e.isDone?G:I`<p class="soft">${ql(t)}</p>`}
        ${e.points.where?I`<p class="strong" id="import-where">${e.points.where}</p>`:G}
        ${e.points.items.length?I`
          <finds-map .places=${e.points.items} .label=${i("import.map")}></finds-map>`:G}
        ${s?_f(t.counts,s,e.points):G}
        ${Ef(t)}
        ${s?.problem?f(s.problem):G}
        ${t.counts.ready?zf(e,t.counts.ready):G}
        <p class="row">${e.current.counts.done?I`
          <button type="button" class="quiet" id="import-undo" @click=${()=>Bf(e)}>${i("import.undo")}</button>`:G}
        ${e.isDone?I`
          <button type="button" class="quiet" @click=${()=>kl(e)}>${i("import.finish")}</button>`:I`
          <button type="button" class="quiet" @click=${()=>kl(e)}>${i("import.other")}</button>
          <button type="button" class="danger" @click=${()=>xl(e,t)}>${i("import.discard")}</button>`}
        </p>`}
    </section>`}async function kl(e){await e.leave(),x("import-file")}function Rf(e,t){return e.loading.problem?f(e.loading.problem,e.loading.load):e.current?I`${Hf(e)}${e.isBusy||e.isUndoing?G:vl(e,t)}`:Lf(e)}function Sl(e){let t=new Xi(e);return{title:i("import.title"),ready:t.loading.load(),view:()=>I`${v(i("import.title"),G,"/settings")}${Rf(t,e)}`}}import{html as tt,nothing as Jt}from"../lib/lit-html/lit-html.js";var Vf=1e3,Fl=[5,15,30,60],ns=class{areas=null;wishes=[];job=null;chosen=null;plan=null;problem=null;km=15;busy=!1;#t;#e;constructor(t,s=Qs){this.#t=t,this.#e=s,this.loading=E(t,async()=>{await this.#i(),this.#n();let n=ae(t.query?.get("at"));n&&!this.chosen&&await this.#s(n)})}async#s({lat:t,lng:s}){let n=await $(b("/api/places/reverse",{lat:t,lng:s}),{signal:this.#t.signal}).catch(()=>null);n&&await this.choose(n)}get isRunning(){return this.job?.state==="running"}async#i(){let{areas:t,job:s,wishes:n}=await $("/api/admin/map",{signal:this.#t.signal});Object.assign(this,{areas:t,job:s,wishes:n}),this.#t.update()}async#n(){for(;this.isRunning&&!this.#t.signal.aborted;)await this.#e(Vf),await this.#i().catch(()=>{})}get#a(){return{...this.chosen,km:this.km}}choose({name:t,address:s,latitude:n,longitude:a}){return this.chosen={title:[t,s].filter(Boolean).join(", "),latitude:n,longitude:a},this.#o()}grant({title:t,latitude:s,longitude:n}){return this.chosen={title:t,latitude:s,longitude:n},this.add()}resize(t){return this.km=t,this.#o()}async#o(){Object.assign(this,{plan:null,problem:null,busy:!0}),this.#t.update();let t=JSON.stringify(this.#a),s=await F("/api/admin/map/plans",this.#a).then(n=>({plan:n}),n=>({problem:n}));t===JSON.stringify(this.#a)&&(Object.assign(this,s,{busy:!1}),this.#t.update())}async add(){try{this.job=await F("/api/admin/map/areas",this.#a),Object.assign(this,{plan:null,problem:null})}catch(t){this.problem=t}this.#t.update(),await this.#n()}async renew(t){try{this.job=await R(`/api/admin/map/areas/${t.name}`)}catch(s){u(q(s))}this.#t.update(),await this.#n()}async remove(t){try{await A(`/api/admin/map/areas/${t.name}`),await this.#i(),u(i("areas.removed",{title:t.title}))}catch(s){u(q(s))}}};async function Wf(e,t){await L(i("areas.removeTitle",{title:t.title}),i("areas.removeText"),i("areas.remove"))&&e.remove(t)}var Kf=(e,t)=>tt`
  <li class="row between">
    <span><span class="strong" dir="auto">${t.title}</span><br>
      <span class="soft">${st(t.bytes)} · ${Y(t.updatedAt)}</span></span>
    <span class="row">
      ${t.updatable?tt`
        <button type="button" class="quiet" ?disabled=${e.isRunning} aria-label="${i("areas.update")}: ${t.title}"
          @click=${()=>e.renew(t)}>${i("areas.update")}</button>`:Jt}
      <button type="button" class="danger" aria-label="${i("areas.remove")}: ${t.title}" @click=${()=>Wf(e,t)}>
        ${i("areas.remove")}
      </button>
    </span>
  </li>`,Gf=e=>tt`
  <section class="card" aria-labelledby="areas">
    <h2 id="areas">${i("areas.list")}</h2>
    ${e.areas.length?tt`<ul class="people">${e.areas.map(t=>Kf(e,t))}</ul>`:j(i("areas.none"),i("areas.noneText"),Jt,"way")}
  </section>`,Yf=(e,t)=>tt`
  <li class="row between">
    <span><span class="strong" dir="auto">${t.title}</span><br><span class="soft">${i("areas.wishedBy",{n:t.users})}</span></span>
    <button type="button" class="quiet" ?disabled=${e.isRunning} aria-label=${i("areas.grant",{title:t.title})}
      @click=${()=>e.grant(t)}>${i("areas.addWish")}</button>
  </li>`,Jf=e=>e.wishes.length?tt`
  <section class="card" aria-labelledby="wishes">
    <h2 id="wishes">${i("areas.wishes")}</h2>
    <ul class="people">${e.wishes.map(t=>Yf(e,t))}</ul>
  </section>`:Jt,Zf=e=>M("km",{label:i("areas.size"),options:Fl.map(t=>[t,$s(t)]),chosen:e.km,set:t=>e.resize(Number(t))}),Xf=e=>tt`
  <p>${i("areas.from",{host:e.plan.host})}</p>
  <button type="button" class="main" @click=${()=>e.add()}>
    ${c("map")} ${i("areas.add",{title:e.chosen.title,size:st(e.plan.bytes)})}
  </button>`;function Qf(e){return!e.chosen||e.isRunning?Jt:tt`
    <p class="strong" dir="auto">${e.chosen.title}</p>
    ${Zf(e)}
    ${e.busy?tt`<p class="soft" role="status">${i("areas.asking")}</p>`:Jt}
    ${e.problem?tt`<p class="error" role="alert">${q(e.problem)}</p>`:Jt}
    ${e.plan?Xf(e):Jt}`}function t$(e){let{job:t}=e;if(!t)return Jt;let{title:s,state:n}=t;if(n==="failed")return tt`<p class="error" role="alert">${i("areas.failed",{title:s})} ${q(t)}</p>`;if(n==="current")return tt`<p role="status">${i("areas.current",{title:s})}</p>`;if(n==="done")return tt`
      <p role="status">${i("areas.done",{title:s})}</p>
      <a class="button" href="/" @click=${o=>{o.preventDefault(),location.assign("/")}}>${i("areas.show")}</a>`;let a=i("areas.started",{title:s});return tt`
    <p role="status">${t.total?i("areas.running",{title:s,done:st(t.bytes),total:st(t.total)}):a}</p>
    <progress max=${t.total||1} .value=${t.bytes} aria-label=${a}></progress>`}var wa=e=>tt`
  <section class="card" aria-labelledby="where">
    <h2 id="where">${i("areas.where")}</h2>
    <p class="hint">${i("areas.whereText")}</p>
    <place-search id="area" .label=${i("areas.search")} @choose=${({detail:t})=>e.choose(t.value)}></place-search>
    ${Qf(e)}
    ${t$(e)}
  </section>`;function e$(e){return e.loading.problem?f(e.loading.problem,e.loading.load):e.areas?tt`
    ${wa(e)}
    ${Jf(e)}
    ${Gf(e)}`:k(3)}function Pl(e){let t=new ns(e);return{title:i("admin.map"),ready:t.loading.load(),view:()=>tt`${v(i("admin.map"),Jt,"/admin")}${e$(t)}`}}import{html as rt,nothing as kt}from"../lib/lit-html/lit-html.js";var s$=4,i$=e=>e.map((t,s)=>t.map((n,a)=>n?`M${a} ${s}h1v1h-1z`:"").join("")).join("");async function Ml(e){let{encode:t}=await import(new URL("lib/uqr/uqr.js",Fe).href),{data:s,size:n}=t(e,{ecc:"M",border:s$});return{size:n,path:i$(s)}}var Tl=[1,2,5,10,25,100],Il=[1,7,30,90],as=class{created=null;#t;constructor(t){this.#t=t,this.list=z(t,"/api/invites"),this.form=new O({send:(s,n)=>this.#e(s,n),update:t.update})}get isAdmin(){return y()?.role==="admin"}isMine(t){return t.inviter?.id===y()?.id}async#e({uses:t,days:s,note:n="",befriend:a},o){let r={uses:Number(t),days:Number(s),note:n.trim(),befriend:!!a},l=await F("/api/invites",r);this.created={...l,url:new URL(l.link,location.origin).href,code:null},o.reset(),this.#t.update(),await Promise.all([this.#s(this.created),this.list.load()])}async#s(t){t.code=await Ml(t.url).catch(()=>null),this.#t.update()}close=()=>{this.created=null,this.#t.update()};async copy(){try{await navigator.clipboard.writeText(this.created.url),u(i("find.copied"))}catch{u(i("invites.copyYourself"))}}get canShare(){return!!navigator.share}async share(){try{let t=i("invites.shareText",{name:w(y()),instance:H()});await navigator.share({title:i("invites.shareTitle",{instance:H()}),text:t,url:this.created.url})}catch(t){t.name!=="AbortError"&&await this.copy()}}async revoke(t){try{await A(`/api/invites/${t.id}`),this.created?.id===t.id&&(this.created=null),await this.list.load()}catch(s){u(q(s))}this.#t.update()}};var n$=()=>rt`
  <label class="switch">
    <span>${i("invites.befriend")}<br><span class="soft">${i("invites.befriendHint")}</span></span>
    <input type="checkbox" role="switch" id="befriend" name="befriend" checked>
  </label>`;function a$({target:e,currentTarget:t}){e.name==="uses"&&(t.elements.befriend.checked=e.value==="1")}async function o$(e,t){let s=t.created;await t.form.submit(e),t.created!==s&&await x("created-title")}var ya=(e,t=e.form)=>rt`
  <form class="card" novalidate aria-labelledby="new-invite" @change=${a$} @submit=${s=>o$(s,e)}>
    <h2 id="new-invite">${i("invites.new")}</h2>
    ${P(t)}
    <div class="pair">
      ${M("uses",{label:i("invites.uses"),options:Tl.map(s=>[s,i("invites.people",{n:s})]),chosen:1})}
      ${M("days",{label:i("invites.days"),options:Il.map(s=>[s,i("invites.daysOf",{n:s})]),chosen:7})}
    </div>
    ${n$()}
    ${d(t,"note",{label:i("invites.note"),hint:i("invites.noteHint"),most:200})}
    <div class="row end">${B(t,i("invites.create"))}</div>
  </form>`,r$=({size:e,path:t})=>rt`
  <svg class="qr" viewBox="0 0 ${e} ${e}" role="img" aria-label=${i("invites.qr")} shape-rendering="crispEdges">
    <path d=${t}></path>
  </svg>`,c$=e=>rt`
  <button type="button" class="quiet" @click=${()=>e.share()}>${c("share")} ${i("action.share")}</button>`,va=e=>rt`
  <section class="card" id="created" aria-labelledby="created-title">
    <div class="row between"><h2 id="created-title" tabindex="-1">${i("invites.ready")}</h2>${ct(e.close)}</div>
    <p role="status">${i("invites.once")}</p>
    <div class="field">
      <label for="link">${i("invites.link")}</label>
      <input id="link" type="text" readonly dir="ltr" .value=${e.created.url} @focus=${t=>t.target.select()}>
    </div>
    <p class="row actions">
      <button type="button" @click=${()=>e.copy()}>${c("copy")} ${i("invites.copy")}</button>
      ${e.canShare?c$(e):kt}
    </p>
    ${e.created.code?r$(e.created.code):kt}
  </section>`,l$=e=>rt`<li><a class="person" href="/people/${e.id}">${W(e,28)} <span class="strong">${w(e)}</span></a></li>`;async function p$(e,t){await L(i("invites.revokeTitle"),i("invites.revokeText"),i("invites.revoke"))&&await e.revoke(t)}var u$=(e,t,s)=>rt`
  <button type="button" class="quiet" aria-label="${i("invites.revoke")}: ${s}" @click=${()=>p$(e,t)}>
    ${i("invites.revoke")}
  </button>`,m$={open:"invites.open",used_up:"invites.usedUp",expired:"invites.expired",revoked:"invites.revoked",suspended:"invites.suspended"},d$=(e,t)=>!e.isAdmin||e.isMine(t)?kt:rt` · ${t.inviter?i("invites.by",{name:w(t.inviter)}):i("invites.byCommand")}`;function h$(e,t){let s=t.note||i("invites.of",{date:bt(t.createdAt)}),n=t.state==="open";return rt`
    <li class="invite">
      <div class="row between">
        <span class="strong" dir="auto">${s}</span>
        <span class="badge">${i(m$[t.state])}</span>
      </div>
      <p class="soft">
        ${i("invites.used",{used:S(t.uses-t.usesLeft),uses:S(t.uses)})}
        ${n?rt` · ${i("invites.until",{date:bt(t.expiresAt)})}`:kt}
        ${t.befriend?rt` · ${i("invites.befriends")}`:kt}
        ${d$(e,t)}
      </p>
      ${t.usedBy.length?rt`<ul class="row used" aria-label=${i("invites.usedBy")}>${t.usedBy.map(l$)}</ul>`:kt}
      ${n?rt`<p class="row actions">${u$(e,t,s)}</p>`:kt}
    </li>`}function f$(e){let{items:t,problem:s,load:n}=e.list;return s?f(s,n):t?t.length?rt`
    <section class="card">
      <h2>${i(e.isAdmin?"invites.all":"invites.yours")}</h2>
      <ul class="people">${t.map(a=>h$(e,a))}</ul>
      ${D(e.list)}
    </section>`:wt()?kt:j(i("invites.none"),i("reason.may_not_invite")):k(2)}function Al(e){let t=new as(e);return{title:i("invites.title"),ready:t.list.load(),view:()=>rt`
      ${v(i("invites.title"),kt,"/people")}
      ${wt()?rt`<p class="lead">${i("invites.lead")}</p>`:kt}
      ${t.created?va(t):kt}
      ${wt()?ya(t):kt}
      ${f$(t)}`}}import{html as St,nothing as ke}from"../lib/lit-html/lit-html.js";import{html as ka,nothing as Ll}from"../lib/lit-html/lit-html.js";function $$(e,t){let[s]=e.target.files;e.target.value="",s&&t.set(s)}var os=(e,{label:t,hint:s})=>ka`
  <div class="field">
    <p class="row actions">
      <label class="button quiet" for="picture">${c("camera")} ${t}</label>
      <input class="file" id="picture" type="file" accept="image/*" @change=${n=>$$(n,e)}>
      ${e.has()?ka`
        <button type="button" class="quiet" @click=${()=>e.remove()}>${i("profile.pictureRemove")}</button>`:Ll}
    </p>
    ${e.progress===null?Ll:ka`<progress max="1" .value=${e.progress} aria-label=${t}></progress>`}
    <p class="hint">${s}</p>
  </div>`;var jl=(e,t)=>St`
  <div class="field">
    <p><span class="strong">${e}</span><br>${t}</p>
    <p class="hint">${i("admin.fixed")}</p>
  </div>`;function Bl(e,t,s,n,a){let o=e.values[t];return e.isFixed(t)?jl(n,a(o)):M(t,{label:n,options:s.map(r=>[r,a(r)]),chosen:o})}var Dl=e=>Si(e===Ee?"":e);function xa(e,t){e.chooseAccent(t),e.isAccentDark&&Dl(t)}function g$(e){xa(e,e.darkerAccent),document.getElementById("accent").focus()}var b$=(e,t,s)=>St`
  <button type="button" class="swatch" aria-label=${i(`admin.colours.${t}`)} title=${i(`admin.colours.${t}`)}
    aria-pressed=${s===e.accent?"true":"false"} @click=${()=>xa(e,s)}>
    <svg viewBox="0 0 32 32" aria-hidden="true"><circle cx="16" cy="16" r="16" fill=${s}/></svg>
    ${s===e.accent?c("check"):ke}
  </button>`,w$=e=>St`
  <div class="field">
    <label for="accent">${i("admin.accent")}</label>
    <input id="accent" name="accent" type="color" .value=${e.accent} aria-describedby="accent-note"
      aria-invalid=${e.form.errors.accent?"true":ke}
      @input=${t=>e.chooseAccent(t.target.value)} @change=${t=>xa(e,t.target.value)}>
    <div class="swatches">${Object.entries(Ss).map(([t,s])=>b$(e,t,s))}</div>
    <p id="accent-note" class=${e.form.errors.accent?"error":"hint"} aria-live="polite">
      ${e.form.errors.accent??i("admin.accentHint")}
    </p>
    ${e.isAccentDark?ke:St`
      <p><button type="button" class="quiet" @click=${()=>g$(e)}>
        <svg class="sample" viewBox="0 0 32 32" aria-hidden="true"><circle cx="16" cy="16" r="16" fill=${e.darkerAccent}/></svg>
        ${i("admin.darker")}
      </button></p>`}
  </div>`,y$=e=>d(e.form,"mediaLimit",{label:i("admin.limitOfAll"),hint:i("admin.limitOfAllHint"),kind:"number",mode:"numeric",value:e.limit}),v$=({mediaLimit:e})=>e?st(e):i("admin.limits.none"),k$=e=>St`
  <form class="card" novalidate @submit=${e.form.submit}>
    ${P(e.form)}
    <p class="hint">${i("admin.public")}</p>
    ${os(e.picture,{label:i("admin.picture"),hint:i("admin.pictureHint")})}
    ${d(e.form,"name",{label:i("admin.name"),value:e.values.name,most:50})}
    ${d(e.form,"description",{label:i("admin.description"),value:e.values.description,kind:"area",most:500})}
    ${d(e.form,"rules",{label:i("admin.rules"),value:e.values.rules,kind:"area",most:5e3})}
    ${d(e.form,"contact",{label:i("admin.contact"),hint:i("admin.contactHint"),value:e.values.contact,most:200})}
    ${w$(e)}
    ${Bl(e,"registration",Cr,i("admin.registration"),t=>i(`admin.modes.${t}`))}
    ${Bl(e,"invites",_r,i("admin.whoInvites"),t=>i(`admin.inviters.${t}`))}
    ${e.isFixed("mediaLimit")?jl(i("admin.limitOfAll"),v$(e.values)):y$(e)}
    <div class="row end">${B(e.form,i("action.save"))}</div>
  </form>`;function x$(e){return e.loading.problem?f(e.loading.problem,e.loading.load):e.values?St`${k$(e)}${O$(e)}`:k(4)}var O$=e=>St`
  <section class="card">
    <h2>${i("admin.startView")}</h2>
    <p class="hint">${i("admin.startViewText")}</p>
    ${e.startView?St`<place-map class="homemap" inert .at=${e.startView}></place-map>`:ke}
    <p class="row">
      ${e.myView?St`
        <button type="button" class="quiet" id="start-view" @click=${()=>e.begin(e.myView)}>${i("admin.startViewTake")}</button>`:ke}
      ${e.startView?St`
        <button type="button" class="quiet" @click=${()=>e.begin("")}>${i("admin.startViewRemove")}</button>`:ke}
    </p>
  </section>`;function Nl(e){let t=new He(e);return{title:i("admin.instance"),ready:t.loading.load(),view:()=>St`${v(i("admin.instance"),ke,"/admin")}${x$(t)}`,close(){t.accent!==t.savedAccent&&Dl(t.savedAccent)}}}import{html as ht,nothing as Zt}from"../lib/lit-html/lit-html.js";var q$=100,Ul=5,S$=14,F$=48,P$=256,[Oa,M$,T$]=[900,400,.46],Cl=e=>[...e].sort((t,s)=>t-s)[Math.floor(e.length/2)];function I$(e,{width:t,height:s}){let n=e.map(({lat:Z,lng:xt})=>{let _s=Math.sin(Math.max(-85,Math.min(85,Z))*Math.PI/180);return{x:xt/360+.5,y:.5-Math.log((1+_s)/(1-_s))/(4*Math.PI)}}),a={x:Cl(n.map(Z=>Z.x)),y:Cl(n.map(Z=>Z.y))},o=Z=>Math.hypot(Z.x-a.x,Z.y-a.y),r=n.sort((Z,xt)=>o(Z)-o(xt)).slice(0,n.length<Ul?Ul:Math.floor(n.length*.9)),l=Z=>[Math.min(...r.map(xt=>xt[Z])),Math.max(...r.map(xt=>xt[Z]))],[[p,m],[h,T]]=[l("x"),l("y")],et=(Z,xt)=>Math.log2(Math.max(1,Z-2*F$)/(P$*xt)),Us={lat:Math.atan(Math.sinh(Math.PI*(1-h-T)))*180/Math.PI,lng:(p+m-1)*180},Cs=Math.floor(Math.min(et(t,m-p),et(s,T-h),S$,cr(Us)));return{...Us,zoom:Math.max(1,Cs)}}function A$(){let{innerWidth:e=Oa,innerHeight:t=Oa}=globalThis;return e>=Oa?{width:e-M$,height:t}:{width:e,height:t*(1-T$)}}async function _l({id:e}){let t=await $(b("/api/finds",{userId:e,includeFriends:!0,limit:q$})).catch(()=>[]);t.length&&(ee.set(Be(I$(t.map(s=>it(s.location)),A$()))),hs.set(e))}var en=class{user=null;#t;constructor(t){this.#t=t}async load(){try{this.user=await $(`/api/users/${hs.get()}`)}catch(t){t.code==="not_found"&&hs.remove();return}if(!this.user.findCount)return this.close();this.#t()}get mayAsk(){return this.user.friendship==="none"}async ask(){let t=await Ko(this.user);return t&&(this.user={...this.user,friendship:"pending"}),this.#t(),t}close(){hs.remove(),this.user=null,this.#t()}};var qa="/admin/welcome",zl=e=>e.slice(e.lastIndexOf("#")+1).trim(),L$=/^[A-Za-z0-9_-]*$/,B$={ä:"ae",ö:"oe",ü:"ue",ß:"ss",æ:"ae",ø:"oe",œ:"oe",å:"aa",ł:"l",đ:"d",ð:"d",þ:"th"},[j$,D$]=[3,31];function N$(e){let s=e.toLowerCase().normalize("NFC").replace(/[^a-z0-9]/gu,n=>B$[n]??n).normalize("NFD").replace(/\p{M}/gu,"").replace(/[^a-z0-9_-]+/g,"_").slice(0,D$).replace(/^_+|_+$/g,"");return s.length<j$?"":s}var sn=class{proposal="";name="";greeting=null;ended=null;#t;constructor(t,s){this.#t=t,this.invite=zl(s);let n={username_taken:"username",invite_needed:"invite",registration_closed:"invite"};this.form=new O({send:a=>this.#s(a),update:t.update,fieldOf:n,asks:"password"})}load=async()=>{if(this.invite){try{this.greeting=await F("/api/invites/greeting",{code:this.invite})}catch(t){if(t.reason!=="invite_ended")return;this.ended=t,this.invite=""}this.#t.update()}};get user(){return y()}get isClosed(){return g().registration==="closed"&&!this.invite}get asksInvite(){return g().registration!=="open"&&!this.invite}typed({name:t,value:s}){if(t!=="username")return;let n=L$.test(s.trim())?"":N$(s.trim());n!==this.proposal&&(this.proposal=n,this.#t.update())}take(t){this.name=t.value.trim(),t.value=this.proposal,this.proposal="",this.form.clear("username"),this.#t.update()}#e(t){throw t.reason==="invite_needed"&&(this.invite=""),t}async#s({username:t,password:s,invite:n=""}){await go();let a=this.invite||zl(n),o={username:t.trim(),password:s,cookie:!0,...a?{invite:a}:{}},r=await F("/api/auth/register",o).catch(l=>this.#e(l));zt(r.user),this.name&&await V("/api/users/me",{displayName:this.name}).then(zt,()=>{}),this.greeting?.inviter&&await _l(this.greeting.inviter),await this.#t.go(r.user.role==="admin"?qa:"/",{replace:!0}),u(i("join.welcome",{name:w(y()??r.user)}))}};var U$=e=>ht`
  <button type="button" class="chip" @click=${t=>_$(e,t)}>${i("join.take",{name:e.proposal})}</button>`,C$=e=>ht`<div class="proposed" role="status">${e.proposal?U$(e):Zt}</div>`;function _$(e,t){let{username:s}=t.target.closest("form").elements;e.take(s),s.focus()}var z$=({name:e})=>e?i("join.shownAs",{name:e}):i("join.usernameHint");function E$(e){let{form:t,asksInvite:s}=e;return ht`
    <form novalidate @submit=${t.submit} @input=${n=>e.typed(n.target)}>
      ${P(t)}
      ${s?d(t,"invite",{label:i("join.invite"),hint:i("join.inviteHint"),required:!0}):Zt}
      ${d(t,"username",{label:i("account.username"),hint:z$(e),required:!0,least:3,most:31,pattern:"[A-Za-z0-9_\\-]*",complete:"username"})}
      ${C$(e)}
      ${d(t,"password",{label:i("account.password"),hint:i("join.passwordHint"),kind:"password",required:!0,least:8,most:255,complete:"new-password"})}
      ${B(t,i("join.action"))}
    </form>`}var H$=(e,t)=>e?.length?ht`
  <div class="strip" role="img" aria-label=${i("join.photos",{name:w(t)})}>
    ${e.map(s=>ht`<span>${mt(s,{thumb:!0,eager:!0})}</span>`)}
  </div>`:Zt;function R$({greeting:e,invite:t}){let s=e?.inviter,n=ht`<p class="lead">${i("app.about")} ${t?i("join.invited"):Zt}</p>`;return s?ht`
    <div class="invited-by">
      ${W(s,56)}
      <h1 tabindex="-1">${i("join.invitedBy",{name:w(s),instance:H()})}</h1>
    </div>
    ${H$(e.photos,s)}
    ${n}
    ${e.befriend?ht`<p class="note">${i("join.invitedFriend",{name:w(s)})}</p>`:Zt}`:ht`<h1 tabindex="-1">${i("join.title")}</h1>${n}`}var V$=(e,t)=>ht`${vr(ht`
  ${R$(e)}
  ${e.ended?ht`<p class="note" role="alert">${q(e.ended)}</p>`:Zt}
  ${e.user?ht`<p class="note">${i("join.signedIn",{name:w(e.user)})}</p>`:Zt}
  ${e.isClosed?ht`<p class="note">${i("join.closed")}</p>`:Zt}
  ${g().passwordLogin?E$(e):Zt}
  ${Or("join.provider",{redirect:wo()?qa:"/"},{invite:e.invite})}
  <p class="below">${i("join.have")} <a href="/sign-in">${i("signin.action")}</a></p>`)}${ui(t)}`;function El(e){let t=new sn(e,location.hash);return{get title(){return i("join.title")},broad:!0,ready:t.load(),view:()=>V$(t,e.update)}}import{html as Ft,nothing as rs}from"../lib/lit-html/lit-html.js";var Rl=e=>e.map(({id:t,title:s,location:n},a)=>({id:t,n:a+1,title:s,...it(n),km:n.area})),Hl=({n:e,title:t})=>i("lists.nth",{n:e,title:t});function W$(e){let[t,...s]=e;return{key:t.id,lat:t.lat,lng:t.lng,steps:e,text:s.length?`${S(t.n)}+`:S(t.n),label:s.length?i("lists.nthMore",{first:Hl(t),n:s.length}):Hl(t),isOnePlace:s.every(n=>n.lat===t.lat&&n.lng===t.lng),area:t.km&&!s.length?t:null}}var Vl=(e,t,s)=>pi(e,t,s).map(W$);function Wl({steps:e},t){let s=e.findIndex(n=>n.id===t);return e[(s+1)%e.length].id}var Kl=["private","friends","public"],Gl=({name:e,description:t,visibility:s})=>({name:e.trim(),description:t.trim()||null,visibility:s}),Yl=({photos:e,cover:t})=>e??(t?[t]:[]),Jl=e=>new O({send:async t=>e(await F("/api/lists",Gl(t)))}),nn=class{constructor(t){let s=t.query.get("user")??"";this.isOwn=!s||s===y().id,this.lists=z(t,b("/api/lists",{userId:s,limit:20}))}},an=class{list=null;chosen="";#t;#e;constructor(t){this.#t=t,this.#e=`/api/lists/${t.params.id}`,this.finds=z(t,`${this.#e}/finds?limit=50`),this.loading=E(t,()=>this.#s())}get title(){return this.list?.name??i("lists.one")}get isOwn(){return this.list?.userId===y().id}get canHide(){return!this.isOwn&&y().role==="admin"&&!!this.list&&this.list.visibility!=="private"}get listsPath(){return b("/lists",{user:this.list&&!this.isOwn&&this.list.userId})}get steps(){return Rl(this.finds.items??[])}choose(t){this.chosen=t,this.#t.update()}async#s(){this.list=await $(this.#e,{signal:this.#t.signal}),await this.finds.load()}editForm=t=>new O({send:async s=>{this.list=await R(this.#e,Gl(s)),this.#t.update(),t()}});hideForm=t=>new O({send:async({reason:s})=>{await F(`/api/admin/lists/${this.list.id}/private`,{reason:s.trim()}),t(),this.#t.go(this.listsPath,{replace:!0})}});async remove(){await N(A(this.#e))&&this.#t.go("/lists",{replace:!0})}async#i(t){if(await N(t)){let s=await $(this.#e).catch(()=>this.list);this.list=s}this.#t.update()}drop(t){return this.#i(A(`${this.#e}/finds/${t.id}`).then(()=>{if(this.finds.items=this.finds.items.filter(s=>s.id!==t.id),!this.finds.items.length&&this.finds.next)return this.finds.load()}))}setCover(t){return this.#i(R(this.#e,{coverId:t.id}).then(()=>u(i("lists.coverChosen"))))}move(t,s){let{items:n}=this.finds,a=n.findIndex(r=>r.id===t.id),o=n[a+s];return o?this.#i(R(`${this.#e}/finds/${t.id}/place`,{[s<0?"before":"after"]:o.id}).then(()=>{let r=n.filter(l=>l.id!==t.id);r.splice(a+s,0,t),this.finds.items=r})):null}},on=class{lists=null;update=()=>{};#t;constructor(t){this.#t=t,this.form=new O({send:(s,n)=>this.#e(s,n),update:()=>this.update()})}load(){return N($(`/api/finds/${this.#t}/lists`).then(t=>{this.lists=t}))}async toggle(t){let s=`/api/lists/${t.id}/finds/${this.#t}`;t.hasFind=!t.hasFind,this.update(),await N(t.hasFind?R(s):A(s))||(t.hasFind=!t.hasFind),this.update()}async#e({list:t},s){let n=await F("/api/lists",{name:t.trim()});this.lists.unshift({...n,hasFind:!1}),s.reset(),await this.toggle(this.lists[0])}};import{html as Xt,nothing as K$}from"../lib/lit-html/lit-html.js";var Zl={private:"lock",friends:"people",public:"globe"},Sa=e=>Xt`
  <span class="badge">${c(Zl[e.visibility])} ${i(`lists.${e.visibility}`)}</span>`,G$="(min-width: 1180px) 349px, (min-width: 720px) 336px, 100vw",Y$=Xt`
  <svg class="way-drawing" viewBox="0 0 120 84" aria-hidden="true">
    <path d="M14 22 45 12l31 10 30-10v52L76 74 45 64 14 74zM45 12v52M76 22v52"></path>
    <path class="dots" d="M26 58c8-14 20-2 28-12s16-8 28-8"></path>
    <path class="pin-point" d="M88 42s8-8 8-14a8 8 0 0 0-16 0c0 6 8 14 8 14zm0-11.500a2.500 2.500 0 1 0 0-5 2.500 2.500 0 0 0 0 5z"></path>
  </svg>`,J$=e=>Xt`
  <span class="mosaic of-${e.length}">
    ${e.map(({media:t})=>Xt`<span class="piece">${mt(t,e.length>1?{thumb:!0}:{sizes:G$})}</span>`)}
  </span>`;function Xl(e){let t=Yl(e);return Xt`
    <li>
      <a class="list-card ${t.length?"":"bare"}" href="/lists/${e.id}">
        ${t.length?J$(t):Y$}
        <span class="over">
          <span class="name" dir="auto">${e.name}</span>
          <span class="row between">
            <span>${i("lists.finds",{n:e.findCount})}</span>
            <span>${c(Zl[e.visibility])} ${i(`lists.${e.visibility}`)}</span>
          </span>
        </span>
      </a>
    </li>`}var Z$=(e,t)=>Xt`
  ${P(e)}
  ${d(e,"name",{label:i("lists.name"),value:t?.name??"",required:!0,most:100})}
  ${d(e,"description",{label:i("lists.description"),value:t?.description??"",kind:"area",most:500})}
  ${M("visibility",{label:i("lists.who"),hint:i("lists.whoHint"),chosen:t?.visibility??"private",options:Kl.map(s=>[s,i(`lists.${s}`)])})}`,rn=(e,t=null)=>U(e,i(t?"lists.edit":"lists.new"),s=>Z$(s,t),s=>B(s,i("action.save"))),X$=(e,t)=>Xt`
  <li>
    <label class="row list-choice">
      <input type="checkbox" .checked=${t.hasFind} @change=${()=>e.toggle(t)}>
      <span class="grow" dir="auto">${t.name}</span>
      ${Sa(t)}
    </label>
  </li>`,Q$=(e,t)=>Xt`
  <div class="row between"><h2>${i("lists.addTo")}</h2>${ct(t)}</div>
  ${e.lists.length?Xt`<ul class="people">${e.lists.map(s=>X$(e,s))}</ul>`:K$}
  <form novalidate @submit=${e.form.submit}>
    ${P(e.form)}
    ${d(e.form,"list",{label:i("lists.new"),hint:i("lists.newHint"),required:!0,most:100})}
    <div class="row end"><button type="submit" aria-busy=${e.form.busy?"true":"false"}>${i("lists.create")}</button></div>
  </form>`;async function tg(e){let t=new on(e.id);await t.load()&&await X((s,n)=>(t.update=n,Q$(t,s)),{label:i("lists.addTo")})}import{html as Qt,nothing as xe}from"../lib/lit-html/lit-html.js";var Ql=["exact","area","hidden"],tp=["","1","7","30","date"],eg=3650,Fa=({findId:e,listId:t})=>e?"find":t?"list":"category",ep=({isPublic:e,location:t})=>e&&!t?.area?"exact":"area";function sg(e,t=new Date){let[s,n,a]=e.split("-").map(Number);return Math.round((Date.UTC(s,n-1,a)-Date.UTC(t.getFullYear(),t.getMonth(),t.getDate()))/864e5)}var sp=(e,t=new Date)=>new Date(Date.UTC(t.getFullYear(),t.getMonth(),t.getDate()+e)).toISOString().slice(0,10);function ig({life:e,until:t}){if(e==="keep")return;if(e==="")return null;let s=e==="date"?sg(t):Number(e);if(s>=1&&s<=eg)return s;throw{code:"page",reason:"until",text:i("shares.untilBad")}}function ng({secret:e="new",password:t}){return e==="remove"?null:e==="new"&&t?t:void 0}var ag=e=>({title:e.title.trim(),place:e.place,area:e.place==="area"?Number(e.area):void 0,password:ng(e),days:ig(e)}),og=({chosen:e,category:t})=>({category:e||t.trim()});async function rg(){let e=(await $("/api/finds/categories")).filter(t=>t.ownCount).map(t=>[t.category,t.ownCount]);return[...e,...ne().filter(t=>!e.some(([s])=>s===t)).map(t=>[t,0])]}var cn=class{constructor({share:t=null,target:s=null,offered:n=[],place:a="area",done:o}){this.share=t,this.target=s,this.place=t?.place??a,this.life=t?.expiresAt?"keep":"",this.secret=t?.hasPassword?"keep":"new",this.offered=n,this.chosen=n[0]?.[0]??"",this.form=new O({send:async r=>o(await this.#t(r)),fieldOf:{until:"until"}})}get kind(){return Fa(this.share??this.target??{})}set(t){Object.assign(this,t),this.form.update()}#t(t){let s=ag(t);return this.share?V(`/api/shares/${this.share.id}`,s):F("/api/shares",{...this.target??og(t),...s,days:s.days??void 0})}},pn=e=>new URL(e.link,location.origin).href,un=()=>!!navigator.share;async function mn(e){try{await navigator.clipboard.writeText(pn(e))}catch{return!1}return u(i("find.copied")),!0}async function dn(e,t){try{await navigator.share({title:t,url:pn(e)})}catch(s){return s.name==="AbortError"}return!0}var ln=class{#t;constructor(t){this.#t=t,this.list=z(t,"/api/shares")}take(t){let{items:s}=this.list;if(!s)return this.list.load();let n=s.some(a=>a.id===t.id);return this.list.items=n?s.map(a=>a.id===t.id?t:a):[t,...s],this.#t.update()}async offered(){let t=null;return await N(rg().then(s=>{t=s})),t}async revoke(t){await N(A(`/api/shares/${t.id}`))&&(this.list.items=this.list.items.filter(s=>s.id!==t.id),u(i("shares.revoked")),this.#t.update())}};var Pa=e=>e.findTitle||e.listName||K(e.category??""),jt=e=>e.title||Pa(e),ip=({place:e,area:t})=>e==="area"?Ye(t):i(`shares.place.${e}`),Ma=({expired:e,expiresAt:t})=>i(e?"shares.expired":"shares.until",{date:Ct(t)}),cg=e=>Qt`
  ${M("chosen",{error:e.form.errors.chosen,label:i("find.category"),chosen:e.chosen,set:t=>e.set({chosen:t}),options:[...e.offered.map(([t,s])=>[t,K(t)+(s?` (${S(s)})`:"")]),["",i("shares.otherCategory")]]})}
  ${e.chosen?xe:d(e.form,"category",{label:i("categories.own"),hint:i("shares.categoryHint"),required:!0,most:g().limits.category})}`,lg={exact:"pin",area:"map",hidden:"block"},pg=(e,t)=>Qt`
  <label class="choice">
    <input type="radio" name="place" value=${t} ?checked=${e.place===t} @change=${()=>e.set({place:t})}>
    <span>
      ${c(lg[t])}
      <span><span class="strong">${i(`shares.place.${t}`)}</span><br><span class="soft">${i(`shares.shows.${t}`)}</span></span>
    </span>
  </label>`,ug=e=>Qt`
  <fieldset class="choices">
    <legend>${i("shares.places")}</legend>
    ${Ql.map(t=>pg(e,t))}
  </fieldset>
  ${e.place==="area"?M("area",{error:e.form.errors.area,label:i("shares.area"),hint:i("shares.areaHint"),chosen:String(e.share?.area??sa[0]),options:Ts()}):xe}`,mg=e=>Qt`
  ${M("life",{error:e.form.errors.life,label:i("shares.life"),chosen:e.life,set:t=>e.set({life:t}),options:[...e.share?.expiresAt?[["keep",Ma(e.share)]]:[],...tp.map(t=>[t,i(`shares.life.${t||"endless"}`)])]})}
  ${e.life==="date"?d(e.form,"until",{label:i("shares.date"),kind:"date",value:sp(14),hint:i("shares.dateHint"),required:!0}):xe}`,dg=e=>Qt`
  ${e.share?.hasPassword?M("secret",{error:e.form.errors.secret,label:i("account.password"),chosen:e.secret,set:t=>e.set({secret:t}),options:["keep","new","remove"].map(t=>[t,i(`shares.password.${t}`)])}):xe}
  ${e.secret==="new"?d(e.form,"password",{label:i(e.share?.hasPassword?"settings.newPassword":"account.password"),hint:i("shares.passwordHint"),kind:"password",required:!!e.share?.hasPassword,least:8,most:255,complete:"new-password"}):xe}`,hg=e=>Qt`
  <p>${i(`shares.about.${e.kind}`)}</p>
  ${P(e.form)}
  ${e.share||e.target?xe:cg(e)}
  ${ug(e)}
  ${mg(e)}
  ${dg(e)}
  ${d(e.form,"title",{label:i("shares.title"),value:e.share?.title??"",hint:i(`shares.titleHint.${e.kind}`),most:100})}`;async function hn(e){let t=null,s=null,n=r=>(s=new cn({...e,done:l=>{t=l,r()}}),s.form),[a,o]=e.share?["shares.change","action.save"]:["shares.new","shares.create"];return await U(n,i(a),()=>hg(s),r=>B(r,i(o))),t}async function np(e){await mn(e)||(document.getElementById("link").select(),u(i("secret.selected")))}async function fg(e){await dn(e,jt(e))||await np(e)}var $g=e=>Qt`
  <button type="button" class="quiet" @click=${()=>fg(e)}>${c("share")} ${i("action.share")}</button>`,Ta=e=>Qt`
  <a class="button quiet" href=${e.link} target="_blank" rel="noreferrer noopener" aria-label="${i("shares.open")}: ${jt(e)}">
    ${c("globe")} ${i("shares.open")}
  </a>`,Bs=(e,t=i("shares.ready"))=>X(s=>Qt`
  <div class="row between"><h2>${t}</h2>${ct(s)}</div>
  <p>${i(e.hasPassword?"shares.readyPassword":"shares.readyText")}</p>
  <div class="field">
    <label for="link">${jt(e)}</label>
    <input id="link" type="text" readonly autofocus dir="ltr" .value=${pn(e)} @focus=${n=>n.target.select()}>
  </div>
  <p class="row actions">
    <button type="button" @click=${()=>np(e)}>${c("copy")} ${i("secret.copy")}</button>
    ${un()?$g(e):xe}
    ${Ta(e)}
  </p>
  <p class="below"><a href="/shares" @click=${()=>s()}>${i("shares.all")}</a></p>`,{label:t});async function ap(e){let t=await hn(e);t&&await Bs(t)}var gg=e=>ap({target:{findId:e.id},place:ep(e)}),op=e=>ap({target:{listId:e.id}});var[rp,bg,wg]=[15,34,34],cp=e=>e.map(t=>t.id).sort().join(),Ia=class extends ss{closest=rp;onChoose=()=>{};#t=[];#e="";set steps(t){let s=cp(t)===cp(this.points);this.points=t,this.map&&(s?this.mark():this.draw())}set chosen(t){t!==this.#e&&(this.#e=t,this.map&&(this.#i(),this.mark()))}get#s(){return this.#t.find(t=>t.steps.some(s=>s.id===this.#e))}#i(){let t=this.#s;t&&(t.isOnePlace?this.map.reveal(t):this.map.fit(t.steps,rp))}mark(){this.#t=Vl(this.points,s=>this.map.pixelOf(s),wg);let t=s=>this.onChoose(Wl(s,this.#e));this.map.setMarkers(this.#t.map(s=>({...s,kind:"nth",size:bg,click:()=>t(s)}))),this.map.select(this.#s?.key??"")}};customElements.define("list-map",Ia);async function yg(e){await L(i("lists.deleteTitle",{name:e.list.name}),i("lists.deleteText"),i("action.delete"))&&e.remove()}var vg=e=>It(i("lists.menu"),[{text:i("lists.edit"),sign:"edit",run:()=>rn(e.editForm,e.list)},{text:i("find.byLink"),sign:"globe",run:()=>op(e.list)},{text:i("lists.delete"),sign:"trash",isDanger:!0,run:()=>yg(e)}],{id:"list-menu"}),kg=e=>Ft`
  ${P(e)}
  <p>${i("lists.makePrivateText")}</p>
  ${d(e,"reason",{label:i("report.reason"),required:!0,most:500})}`,xg=e=>It(i("lists.menu"),[{text:i("lists.makePrivate"),sign:"lock",isDanger:!0,run:()=>U(e.hideForm,i("lists.makePrivateTitle",{name:e.list.name}),kg,t=>B(t,i("lists.makePrivate")))}],{id:"list-menu"});async function lp(e,t,s){await e.move(t,s),x(`find-${t.id}`)}async function Og(e,t){await e.drop(t),x("list-menu")}function qg(e,t,s){let n=e.finds.items.length-1;return It(i("lists.findMenu",{title:t.title}),[...s>0?[{text:i("lists.up"),run:()=>lp(e,t,-1)}]:[],...s<n?[{text:i("lists.down"),run:()=>lp(e,t,1)}]:[],...t.media.some(a=>a.type==="image")?[{text:i("lists.cover"),sign:"camera",run:()=>e.setCover(t)}]:[],{text:i("lists.drop"),sign:"close",run:()=>Og(e,t)}],{id:`find-${t.id}`})}async function Sg(e,t){e.choose(t),await Promise.resolve(),document.getElementById(`row-${t}`)?.scrollIntoView({block:"nearest"})}function Fg(e,t){e.choose(t===e.chosen?"":t),document.querySelector("list-map")?.scrollIntoView({block:"nearest"})}var Pg=(e,t,s)=>Ft`
  <button type="button" class="nth-button" data-handle aria-pressed=${e.chosen===t.id?"true":"false"}
    aria-label=${i("lists.onMap",{n:s+1,title:t.title})} @click=${()=>Fg(e,t.id)}>
    <span class="nth">${S(s+1)}</span>
  </button>`,Mg=(e,t,s)=>e.move(e.finds.items[t],s-t),Tg=(e,t,s)=>Ft`
  <li class="listed ${e.chosen===t.id?"chosen":""}" id="row-${t.id}" ?data-drag=${e.isOwn}
    @pointerdown=${n=>e.isOwn&&zi(n,(a,o)=>Mg(e,a,o))}>
    ${Pg(e,t,s)}
    ${nr(t,li(t))}
    ${e.isOwn?qg(e,t,s):rs}
  </li>`,Ig=({user:e})=>Ft`<a class="person" href="/people/${e.id}">${W(e)} <span>${w(e)}</span></a>`,Ag=e=>Ft`
  <div class=${e.isOwn&&!e.list.description?"stack":"card"}>
    ${e.isOwn?rs:Ig(e.list)}
    ${e.list.description?Ft`<p class="text" dir="auto">${e.list.description}</p>`:rs}
    <p class="marks">${Sa(e.list)} <span class="soft">${i("lists.finds",{n:e.list.findCount})}</span></p>
  </div>`;function Lg(e){let{items:t,problem:s,load:n}=e.finds;return s?f(s,n):t?t.length?Ft`
    <ol class="card rows" @touchmove=${we} @contextmenu=${we}>${t.map((a,o)=>Tg(e,a,o))}</ol>
    ${D(e.finds)}`:j(i("lists.empty"),e.isOwn?i("lists.emptyText"):i("lists.emptyOther"),rs,"pin"):k(3)}var Bg=e=>Ft`
  <list-map .label=${i("lists.map")} .steps=${e.steps} .chosen=${e.chosen} .onChoose=${t=>Sg(e,t)}></list-map>`;function jg(e){let{problem:t,load:s}=e.loading;return t?.code==="not_found"?Ft`<p class="empty">${i("lists.gone")}</p>`:t?f(t,s):e.list?Ft`
    <div class="list-page">
      ${e.steps.length?Bg(e):rs}
      <div class="stack">
        ${Ag(e)}
        ${Lg(e)}
      </div>
    </div>`:k(3)}function pp(e){let t=new an(e);return{get title(){return t.title},broad:!0,ready:t.loading.load(),view:()=>Ft`
      ${v(t.title,t.isOwn?vg(t):t.canHide?xg(t):rs,t.listsPath)}
      ${jg(t)}`}}import{html as Aa,nothing as up}from"../lib/lit-html/lit-html.js";async function Dg(e){let t=null;await rn(s=>Jl(n=>{t=n,s()})),t&&e.go(`/lists/${t.id}`)}var Ng=e=>Aa`
  <button type="button" id="new-list" @click=${()=>Dg(e)}>${c("plus")} ${i("lists.new")}</button>`;function Ug({lists:e,isOwn:t}){return e.problem?f(e.problem,e.load):e.items?e.items.length?Aa`<ul class="list-cards">${e.items.map(Xl)}</ul>${D(e)}`:j(i("lists.none"),t?i("lists.noneText"):i("lists.noneOther"),up,"way"):k(3)}function mp(e){let t=new nn(e);return{title:i("lists.title"),broad:!0,ready:t.lists.load(),view:()=>Aa`
      ${v(i("lists.title"),t.isOwn?Ng(e):up,t.isOwn?"/profile":`/people/${e.query.get("user")}`)}
      ${Ug(t)}`}}import{html as dp,nothing as _g}from"../lib/lit-html/lit-html.js";var Cg=10,fn=class{isGone=!1;#t;constructor(t){this.#t=t,this.name=t.params.name.toLowerCase(),this.loading=E(t,()=>this.#e())}async#e(){if(this.name===y()?.username)return this.#s(y());let t=b("/api/users",{q:this.name,limit:100});for(let s=0;t&&s<Cg;s++){let n=await _t(t,{signal:this.#t.signal}),a=n.items.find(o=>o.username===this.name);if(a)return this.#s(a);t=n.next}return this.isGone=!0,null}#s(t){return this.#t.go(`/people/${t.id}`,{replace:!0})}};function zg({isGone:e,loading:t}){return t.problem?f(t.problem,t.load):e?dp`<p class="empty">${i("person.gone")}</p>`:k(3)}function hp(e){let t=new fn(e);return{title:i("person.title"),ready:t.loading.load(),view:()=>dp`${v(t.name,_g,"/people")}${zg(t)}`}}import{html as Dt,nothing as gn}from"../lib/lit-html/lit-html.js";var[Eg,Hg]=[20,36e5];function Rg(e){let t=new Map;for(let{type:s,data:n,createdAt:a}of e)(n.commentId||s==="mentioned")&&t.set(n.userId,[...t.get(n.userId)??[],new Date(a)]);return new Set([...t].filter(([,s])=>s.some((n,a)=>n-s[a+Eg-1]<Hg)).map(([s])=>s))}var $n=class{#t;#e;#s=new Set;constructor(t){this.#t=t,this.list=z(t,"/api/notifications?limit=30"),this.#e=ut.subscribe("notification",s=>this.#n(s))}get groups(){let t=new Map,s=Rg(this.list.items);for(let n of this.list.items){let a=n.data.findId&&n.data.userId?`${n.type} ${n.data.findId}`:n.id,o=t.get(a)??{key:a,newest:n,items:[],isRead:!0,more:!1};o.items.push(n),o.isRead&&=n.isRead,o.more||=n.type!=="find_liked"&&s.has(n.data.userId),t.set(a,o)}return[...t.values()]}load=async()=>{await this.list.load(),this.list.items?.some(t=>t.type==="friend_request")&&await this.#i()};async#i(){let{items:t}=await _t("/api/friends?status=pending&direction=received&limit=100").catch(()=>({items:[]}));this.#s=new Set(t.map(({id:s})=>s)),this.#t.update()}request({type:t,data:s}){return t!=="friend_request"||!this.#s.has(s.friendshipId)?null:{friendship:{id:s.friendshipId},user:{id:s.userId,username:s.username,displayName:s.displayName}}}async answered({newest:t}){await this.#i(),!this.request(t)&&(this.list.items=this.list.items.filter(s=>s!==t),t.isRead||Ws(-1),this.#t.update())}get hasUnread(){return!!this.list.items?.some(t=>!t.isRead)}#n(t){t.type==="friend_request"&&this.#s.add(t.data.friendshipId),this.list.items&&(this.list.items=[t,...this.list.items.filter(s=>s.id!==t.id)]),this.#t.update()}markRead(t){for(let s of t.items.filter(n=>!n.isRead))s.isRead=!0,Ws(-1),V(`/api/notifications/${s.id}`,{isRead:!0}).catch(()=>{})}async markAllRead(){try{await F("/api/notifications/read-all");for(let t of this.list.items)t.isRead=!0;mo(0)}catch(t){u(q(t))}this.#t.update()}async remove(t){try{for(let s of t.items)await A(`/api/notifications/${s.id}`),this.list.items=this.list.items.filter(n=>n!==s),s.isRead||Ws(-1)}catch(s){u(q(s))}this.#t.update()}close(){this.#e()}};var Vg={friend_request:"people",friend_accepted:"check",find_liked:"heart",find_commented:"comment",replied:"comment",mentioned:"people"};async function Wg(e,t,s){await e.remove(t),await Promise.resolve(),(document.querySelectorAll(".note-row .round")[Math.min(s,e.groups.length-1)]??document.querySelector("h1")).focus()}var Kg=({type:e,data:t})=>e==="moderated"?co[lo(t)]:e==="link_used"?"lock":"flag",Gg=({type:e,data:t,actor:s})=>t.userId?Dt`
  <span class="face">
    ${W(s??{profilePicture:`/api/avatars/${t.userId}`},44)}
    <span class="sign ${e}">${c(Vg[e],e==="find_liked")}</span>
  </span>`:Dt`<span class="face office">${c(Kg({type:e,data:t}))}</span>`,Yg=e=>Dt`
  <img class="note-thumb" src=${e} alt="" width="48" height="48" loading="lazy" decoding="async">`;function Jg(e,t){let s=e.request(t.newest);return s?Dt`<span class="row actions">${de(s.friendship,s.user,()=>e.answered(t))}</span>`:gn}var Zg=(e,t,s)=>Dt`
  <li class="note-row ${t.isRead?"":"unread"}">
    <a href=${uo(t.newest)} @click=${()=>e.markRead(t)}>
      ${Gg(t.newest)}
      <span>
        <span class="what">${po(t.items,t.more)}</span><br>
        <span class="soft">
          ${t.isRead?gn:Dt`<span class="unseen">${i("note.new")}</span>`}${Y(t.newest.createdAt)}
        </span>
      </span>
      ${t.newest.thumbnailUrl?Yg(t.newest.thumbnailUrl):gn}
    </a>
    ${Jg(e,t)}
    <button type="button" class="round" aria-label=${i("note.delete")} @click=${()=>Wg(e,t,s)}>${c("close")}</button>
  </li>`,Xg=e=>Dt`
  <button type="button" class="quiet" @click=${()=>e.markAllRead()}>${c("check")} ${i("note.readAll")}</button>`,Qg=()=>Dt`<a class="button" href="/people">${i("note.noneAction")}</a>`;function tb(e){let{items:t,problem:s}=e.list;return s?f(s,e.load):t?t.length?Dt`<ul class="card notes">${e.groups.map((n,a)=>Zg(e,n,a))}</ul>${D(e.list)}`:j(i("note.none"),i("note.noneText"),Qg(),"bell"):k(4)}function fp(e){let t=new $n(e);return{title:i("nav.bell"),ready:t.load(),view:()=>Dt`${v(i("nav.bell"),t.hasUnread?Xg(t):gn)}${tb(t)}`,close:()=>t.close()}}import{html as Nt,nothing as yn}from"../lib/lit-html/lit-html.js";var eb=200,sb=2,bn=class{#t;#e=0;#s;constructor(t){this.#t=t;let s=n=>z(t,b("/api/friends",n));this.lists={received:s({status:"pending",direction:"received"}),sent:s({status:"pending",direction:"sent"}),accepted:s({status:"accepted"}),blocked:s({status:"blocked"})},this.text=t.query.get("q")??"",this.found=z(t,()=>b("/api/users",{q:this.text.trim()})),this.#s=ut.subscribe("notification",this.load),this.text&&this.search()}load=()=>Promise.all(Object.values(this.lists).map(t=>t.load()));search=()=>{let t=this.text.trim();return this.#t.rename(b(this.#t.path,{q:t})),[...t].length<sb?this.found.clear():this.found.load()};reload=()=>Promise.all([this.load(),this.search()]);type(t){this.text=t,clearTimeout(this.#e),this.#e=setTimeout(this.search,eb)}get problem(){return Object.values(this.lists).find(t=>t.problem)?.problem}get isLoaded(){return Object.values(this.lists).every(t=>t.items)}other(t){return t.requesterId===y()?.id?t.addressee:t.requester}isMe(t){return t.id===y()?.id}requestOf(t){return this.lists.received.items?.find(s=>s.requesterId===t.id)}close(){clearTimeout(this.#e),this.#s()}};import{html as La,nothing as ib}from"../lib/lit-html/lit-html.js";var nb=44,ab=(e,{findCount:t,moreFinds:s,commonFriends:n}={})=>[e.displayName?`@${e.username}`:"",t===void 0?"":Za(s,i("map.finds",{n:t})),n?i("person.common",{n}):""].filter(Boolean).join(" · "),ob=e=>e?La`<br><span class="soft person-sums">${e}</span>`:ib,js=(e,t,s)=>La`
  <li class="row between">
    <a class="person" href="/people/${e.id}">
      ${W(e,nb)} <span><span class="strong" dir="auto">${w(e)}</span>${ob(ab(e,s))}</span>
    </a>
    <span class="row actions">${t}</span>
  </li>`,$p=(e,t)=>La`
  <li class="row between">
    <span>${gs(e)}</span>
    <span class="row actions">${t}</span>
  </li>`;function rb(e,t){if(e.isMe(t))return Nt`<span class="soft">${i("people.you")}</span>`;if(t.friendship==="accepted")return Nt`<span class="badge">${c("check")} ${i("friend.friends")}</span>`;if(t.friendship==="none")return ai(t,e.reload);let s=e.requestOf(t);return s?de(s,t,e.reload):Nt`<span class="badge">${i("friend.pending")}</span>`}function cb(e){let{found:t}=e;return t.problem?f(t.problem,e.search):t.items?t.items.length?Nt`
    <ul class="people" aria-label=${i("people.results")}>${t.items.map(s=>js(s,rb(e,s),s))}</ul>
    ${D(t)}`:Nt`<p class="soft" role="status">${i("people.noMatch")}</p>`:yn}function lb(e,t){e.preventDefault(),t.search()}var pb=e=>Nt`
  <form class="card" role="search" @submit=${t=>lb(t,e)}>
    <label for="people-search">${i("people.search")}</label>
    <div class="search">
      ${c("search")}
      <input id="people-search" type="search" autocomplete="off" autocapitalize="none" spellcheck="false"
        .value=${e.text} @input=${t=>e.type(t.target.value)}>
    </div>
    ${cb(e)}
  </form>`;function wn(e,t,s,n=js){let a=e.lists[t];return a.items.length?Nt`
    <section class="card">
      <h2>${i(`people.${t}`)}</h2>
      <ul class="people">${a.items.map(o=>n(e.other(o),s(o,e.other(o)),o.other))}</ul>
      ${D(a)}
    </section>`:yn}var ub=(e,t,s)=>ws(s,[ri(t,s,e.reload),bs(s,e.reload)]),mb=e=>Nt`
  ${wn(e,"received",(t,s)=>[de(t,s,e.reload),ws(s,[bs(s,e.reload)])])}
  ${wn(e,"sent",(t,s)=>oi(t,s,e.reload))}
  ${e.lists.accepted.items.length?wn(e,"accepted",(t,s)=>ub(e,t,s)):j(i("people.none"),i("people.noneText"),yn,"people")}
  ${wn(e,"blocked",(t,s)=>Yo(s,e.reload),$p)}`;function db(e){return e.problem?f(e.problem,e.load):e.isLoaded?mb(e):k(3)}var hb=()=>wt()?Nt`<a class="button quiet" href="/invites">${c("plus")} ${i("invites.invite")}</a>`:yn;function gp(e){let t=new bn(e);return{title:i("people.title"),ready:t.load(),view:()=>Nt`${v(i("people.title"),hb(),"/feed")}${pb(t)}${db(t)}`,close:()=>t.close()}}import{html as ls,nothing as Ds}from"../lib/lit-html/lit-html.js";var vn=class extends ei{user=null;friendship=null;#t;constructor(t){super(t,b("/api/finds",{userId:t.params.id,includePrivate:!0,includeFriends:!0,limit:20})),this.#t=t.params.id,this.loading=E(t,()=>this.#e())}get title(){return(this.user&&w(this.user))??i("person.title")}get isMe(){return this.#t===y()?.id}get hasAsked(){return this.friendship?.requesterId===this.#t}async#e(){this.user=await $(`/api/users/${this.#t}`,{signal:this.page.signal}),await Promise.all([this.finds.load(),this.#s()])}async#s(){this.friendship=null;let{friendship:t}=this.user,s=t==="none"?"":b("/api/friends",{status:t,limit:100});for(;s&&!this.friendship;){let n=await _t(s,{signal:this.page.signal});this.friendship=n.items.find(a=>a.requesterId===this.#t||a.addresseeId===this.#t)??null,s=n.next}}};import{html as Q,nothing as ft}from"../lib/lit-html/lit-html.js";var fb=88,Ba=(e,t)=>Q`
  <span class="sum"><span class="strong">${S(e)}</span> <span class="soft">${i(t,{n:e})}</span></span>`,wp=({items:e})=>e?.length?Q`<finds-map .places=${yp(e)} .label=${i("person.map")}></finds-map>`:ft;function $b({items:e,problem:t},s){return t||s===0||e?.length===0?ft:e?Q`<finds-map class="profile-cover" .places=${yp(e)} .label=${i("person.map")}></finds-map>`:Q`<div class="profile-cover"></div>`}var kn=(e,{title:t,finds:s,figures:n={},badge:a=ft,actions:o=ft})=>Q`
  <section class="profile-head">
    ${e?[$b(s,n.findCount),W(e,fb)]:ft}
    <h1 tabindex="-1" dir="auto">${t}</h1>
    ${e?.displayName?Q`<p class="soft">@${e.username}</p>`:ft}
    ${e?.about?Q`<p dir="auto">${e.about}</p>`:ft}
    ${n.findCount===void 0?ft:Q`
      <p class="row">
        ${Ba(n.findCount,"person.findsSum")}
        ${Ba(n.placeCount,"person.placesSum")}
        ${Ba(n.likeCount,"person.likesSum")}
      </p>`}
    ${n.commonFriends?Q`<p class="soft">${i("person.common",{n:n.commonFriends})}</p>`:ft}
    ${a===ft&&o===ft?ft:Q`<p class="row actions">${a}${o}</p>`}
  </section>`,pe=(e,t,s)=>Q`
  <li><a class="way" href=${e}>${c(t)} <span class="grow">${s}</span> ${c("next")}</a></li>`,gb=e=>Q`
  <li>
    <a class="tile c-${Le(e.category).code}" href="/finds/${e.id}">
      ${e.media.length?mt(e.media[0],{thumb:!0}):Q`<span class="sign-tile">${lt(e.category)}</span>`}
      ${e.isPublic?ft:Q`
        <span class="corner">${c(he(je(e)))}<span class="unseen">${ir(e)}</span></span>`}
      <span class="caption" dir="auto">${e.title}</span>
    </a>
  </li>`,bp=(e,t,s)=>Q`
  <button type="button" class="chip" aria-pressed=${e.layout===t?"true":"false"} @click=${()=>e.show(t)}>
    ${c(s)} ${i(`person.${t}`)}
  </button>`,bb={grid:e=>Q`<ul class="tiles">${e.map(gb)}</ul>`,list:e=>Q`<ul class="card rows">${e.map(t=>ci(t,li(t)))}</ul>`},yp=e=>[...new Map(e.map(({locationId:t,location:s})=>[t,{...it(s),km:s.area,name:Vs(s)}])).values()];function cs(e,t){let{items:s,problem:n,load:a}=e.finds;return n?f(n,a):s?s.length?Q`
    <div class="chips" role="group" aria-label=${i("person.layout")}>
      ${bp(e,"grid","camera")}
      ${bp(e,"list","filter")}
    </div>
    ${bb[e.layout](s)}
    ${D(e.finds)}`:j(t.title,t.text,t.action??ft,t.sign??"pin"):k(3)}import{html as Da}from"../lib/lit-html/lit-html.js";var vp=["spam","illegal","rules","other"],ja=["open","closed"],kp=e=>e==="user"?["dismissed","suspended","deleted"]:["dismissed","hidden","deleted","suspended"],xp=(e,t)=>F("/api/reports",{...e,...t});async function Op(e,t){await N((t?R:A)(`/api/users/${e.id}/mute`))&&u(i(t?"report.mutedNow":"report.unmutedNow",{name:w(e)}))}var xn=class{#t;constructor(t){this.#t=t;let s=t.query.get("status");this.status=ja.includes(s)?s:"open";let n=()=>this.status==="open"?"asc":"desc";this.list=z(t,()=>b("/api/admin/reports",{status:this.status,order:n(),limit:20}))}choose(t){return this.status=t,this.#t.rename(b("/admin/reports",{status:t})),this.list.clear(),this.list.load()}async decide(t,s,n=""){await F(`/api/admin/reports/${t.id}`,{outcome:s,note:n}),this.list.items=this.list.items.filter(a=>a!==t),this.#t.update(),u(i("report.decided"))}async show(t){await N(A(`/api/admin/${t.kind}s/${t.targetId}/hidden`))&&(t.hidden=!1,u(i("report.shownAgain")),this.#t.update())}};function Na(e,t,s){return U(a=>new O({send:async o=>{await t(o),a()}}),e,a=>Da`${P(a)}${s(a)}`,a=>B(a,i("report.send")))}var wb=e=>Da`
  <div class="field">
    <label for="reason">${i("report.reason")}</label>
    <select id="reason" name="reason">${vp.map(t=>Da`<option value=${t}>${i(`report.reason.${t}`)}</option>`)}</select>
  </div>
  ${d(e,"text",{label:i("report.text"),hint:i("report.hint"),kind:"area",most:1e3})}`;async function yb(e){await Na(i("report.title"),t=>xp(e,t),wb)&&u(i("report.sent"))}var qp=(e,t)=>({text:i(e.muted?"report.unmute":"report.mute"),sign:"bell",run:()=>Op(e,!e.muted).then(t)});function vb({user:e,friendship:t,hasAsked:s,loading:n}){return e.friendship==="none"?ai(e,n.load):t?t.status==="accepted"?Ds:s?de(t,e,n.load):oi(t,e,n.load):Ds}var kb=()=>ls`<a class="button quiet" href="/profile">${i("profile.title")}</a>`,xb=e=>e.isMe?kb():vb(e);function Ob(e,t){let{user:s,friendship:n,loading:a}=e;if(!s||e.isMe)return Ds;let o=n?.status==="accepted"?[ri(n,s,a.load)]:[];return ws(s,[qp(s,a.load),...o,Jo({userId:s.id}),bs(s,()=>t.go("/people"))])}var qb=()=>ls`<span class="badge">${c("check")} ${i("friend.friends")}</span>`,Sb=e=>kn(e.user,{title:e.loading.problem?i("person.title"):e.title,finds:e.finds,figures:e.user??{},badge:e.user?.friendship==="accepted"?qb():Ds,actions:e.user?xb(e):Ds});function Fb(e){let{problem:t,load:s}=e.loading;return t?.code==="not_found"?ls`<p class="empty">${i("person.gone")}</p>`:t?f(t,s):e.user?ls`
    <section class="stack" aria-labelledby="finds">
      <h2 id="finds" class="unseen">${i("person.findsTitle")}</h2>
      ${cs(e,{title:i("person.none"),text:i("person.noneText",{name:w(e.user)})})}
    </section>
    <ul class="card rows">${pe(b("/lists",{user:e.user.id}),"feed",i("lists.title"))}</ul>`:k(3)}var Pb=(e,t)=>ls`
  <div class="head">${Ao("/people")}<span class="grow"></span>${Ob(e,t)}</div>`;function Sp(e){let t=new vn(e);return{get title(){return t.title},broad:!0,ready:t.loading.load(),view:()=>ls`${Pb(t,e)}${Sb(t)}${Fb(t)}`}}import{html as Oe,nothing as Ua}from"../lib/lit-html/lit-html.js";var On=class{#t;constructor(t,s){this.#t=t,this.restored=s,this.list=z(t,"/api/finds/bin?limit=20",n=>n.find.id)}restore(t){return this.#e(t,F(`/api/finds/${t.id}/restore`),i("find.restored"),this.restored)}remove(t){return this.#e(t,A(`/api/finds/${t.id}?forever=true`),i("bin.removed"),()=>{})}async#e(t,s,n,a){await N(s)&&(this.list.items=this.list.items.filter(o=>o.find.id!==t.id),this.#t.update(),u(n),a())}};var qn=class extends ei{figures={};isEdited=!1;constructor(t){super(t,b("/api/finds",{userId:y().id,includePrivate:!0,limit:20})),this.picture=new ze("/api/users/me/picture",t,{has:()=>this.user.profilePicture.startsWith("/api/media/"),take:async n=>zt(n??await $("/api/users/me"))}),this.bin=new On(t,()=>this.#t());let s={username_taken:"username",name_taken:"displayName"};this.form=new O({send:n=>this.#s(n),update:t.update,fieldOf:s})}get user(){return y()}load=()=>Promise.all([this.#t(),this.bin.list.load()]);#t=()=>Promise.all([this.finds.load(),this.#e()]);async#e(){this.figures=await $(`/api/users/${y().id}`,{signal:this.page.signal}).catch(()=>({})),this.page.update()}toggleEdit=()=>{this.isEdited=!this.isEdited,this.page.update()};async#s({displayName:t,about:s,username:n,age:a}){let o={displayName:t.trim()||null,about:s.trim()||null,username:n.trim()};zt(await V("/api/users/me",{...o,age:a===""?null:Number(a)})),u(i("profile.saved"))}};import{html as Fn,nothing as Sn}from"../lib/lit-html/lit-html.js";async function Mb(e,t){await e.restore(t),x(e.list.items.length?"bin":"finds")}async function Tb(e,t){await L(i("bin.removeTitle"),i("bin.removeText",{title:t.title}),i("bin.remove"))&&(await e.remove(t),x(e.list.items.length?"bin":"finds"))}var Ib=(e,t)=>Fn`
  <button type="button" class="quiet" aria-label="${i("bin.restore")}: ${t.title}" @click=${()=>Mb(e,t)}>
    ${c("retry")} ${i("bin.restore")}
  </button>`,Ab=(e,{find:t,expiresAt:s})=>Fn`
  <li>
    <p>
      <span class="strong" dir="auto">${t.title}</span>
      ${s?Fn`<br><span class="soft">${i("bin.until",{date:Ct(s)})}</span>`:Sn}
    </p>
    ${t.hidden?Zo(i("report.findHidden"),t.hidden):Sn}
    <p class="row">
      ${t.hidden?Sn:Ib(e,t)}
      <button type="button" class="danger" aria-label="${i("bin.remove")}: ${t.title}" @click=${()=>Tb(e,t)}>
        ${c("trash")} ${i("bin.remove")}
      </button>
    </p>
  </li>`,Fp=e=>e.list.items?.length?Fn`
  <section class="card" aria-labelledby="bin">
    <h2 id="bin" tabindex="-1">${i("bin.title")}</h2>
    <p class="hint">${i("bin.hint")}</p>
    <ul class="rows binned">${e.list.items.map(t=>Ab(e,t))}</ul>
    ${D(e.list)}
  </section>`:Sn;var Lb=()=>Oe`<a class="button" href="/new">${c("plus")} ${i("nav.plus")}</a>`,Bb=({form:e,user:t})=>Oe`
  <form novalidate @submit=${e.submit}>
    ${P(e)}
    ${d(e,"displayName",{label:i("profile.name"),hint:i("profile.nameHint"),value:t.displayName??"",most:50,complete:"name"})}
    ${d(e,"about",{label:i("profile.about"),value:t.about??"",most:160})}
    ${d(e,"username",{label:i("account.username"),hint:i("join.usernameHint"),value:t.username,required:!0,least:3,most:31,pattern:"[A-Za-z0-9_\\-]*",complete:"username"})}
    ${d(e,"age",{label:i("profile.age"),hint:i("profile.ageHint"),value:t.age??"",kind:"number",mode:"numeric"})}
    <div class="row end">${B(e,i("action.save"))}</div>
  </form>`,jb=e=>Oe`
  <ul class="card rows">
    ${pe("/people","people",i("people.accepted"))}
    ${pe("/saved","bookmark",i("saved.title"))}
    ${pe("/lists","feed",i("lists.title"))}
    ${pe("/shares","share",i("shares.mine"))}
    ${e.role==="admin"?pe("/admin","shield",i("admin.title")):Ua}
  </ul>`,Db=()=>Oe`<a class="button quiet" href="/settings">${c("gear")} ${i("settings.title")}</a>`,Nb=e=>Oe`
  <section class="card" id="edit" aria-labelledby="edit-title">
    <div class="row between"><h2 id="edit-title" tabindex="-1">${i("profile.edit")}</h2>${ct(e.toggleEdit)}</div>
    ${os(e.picture,{label:i("profile.picture"),hint:i("profile.pictureHint")})}
    ${Bb(e)}
  </section>`;async function Ub(e){e.toggleEdit(),await x("edit-title")}var Cb=e=>Oe`
  <button type="button" class="quiet" id="edit-profile" aria-expanded=${e.isEdited?"true":"false"} @click=${()=>Ub(e)}>
    ${c("edit")} ${i("profile.edit")}
  </button>`,_b=e=>Oe`
  <div class="head"><span class="grow"></span>${Db()}</div>
  ${kn(e.user,{title:w(e.user),finds:e.finds,figures:e.figures,actions:Cb(e)})}
  ${e.isEdited?Nb(e):Ua}
  <section class="stack" aria-labelledby="finds">
    <h2 id="finds" class="unseen" tabindex="-1">${i("profile.finds")}</h2>
    ${cs(e,{title:i("profile.none"),text:i("profile.noneText"),action:Lb()})}
  </section>
  ${jb(e.user)}
  ${Fp(e.bin)}`;function Pp(e){let t=new qn(e);return{title:i("profile.title"),broad:!0,ready:t.load(),view:()=>t.user?_b(t):Ua}}import{html as $t,nothing as ue}from"../lib/lit-html/lit-html.js";var zb={dismissed:"check",hidden:"block",deleted:"trash",suspended:"lock"},Eb=e=>d(e,"note",{label:i("report.note"),hint:i("report.noteHint"),kind:"area",required:!0,most:500}),Mp=(e,t)=>i(`report.outcome.${e.kind==="user"&&t==="deleted"?"accountDeleted":t}`);async function Hb(e,t,s){let n=Mp(t,s);s!=="dismissed"?await Na(n,({note:a})=>e.decide(t,s,a),Eb):await L(n,i("report.dismissText"),n)&&await e.decide(t,s).catch(()=>e.list.load()),x("reports")}var Tp=e=>e?$t`<a class="strong" href="/people/${e.id}">${w(e)}</a>`:$t`<span class="soft">${i("report.left")}</span>`,Rb=e=>$t`
  <p class="row">${e.map(t=>$t`
    <a href=${t.url} target="_blank" rel="noreferrer noopener">
      <img class="note-thumb" src=${t.thumbnailUrl} alt=${t.caption||i("report.photo")} width="48" height="48" loading="lazy">
    </a>`)}</p>`,Vb=e=>$t`
  <p class="strong" dir="auto">${e.title}</p>
  ${e.description?ys(e.description):ue}
  ${e.media.length?Rb(e.media):ue}`,Wb=e=>e.find?Vb(e.find):e.comment?ys(e.comment.content):e.kind==="user"?ue:$t`<p class="soft">${i("report.noContent")}</p>`,Kb=e=>$t`
  <li>
    <p>${i(`report.reason.${e.reason}`)} · ${Tp(e.reporter)} · <span class="soft">${Y(e.createdAt)}</span></p>
    ${e.text?ys(e.text):ue}
  </li>`,Gb=(e,t,s)=>$t`
  <button type="button" class=${s==="dismissed"?"quiet":"danger"} @click=${()=>Hb(e,t,s)}>
    ${c(zb[s])} ${Mp(t,s)}
  </button>`,Yb=(e,t)=>$t`<p class="row">${kp(t.kind).map(s=>Gb(e,t,s))}</p>`,Jb=(e,t)=>$t`
  <p>
    <span class="strong">${i(`report.result.${t.decision.outcome}`)}</span> · ${t.decision.closedBy} ·
    <span class="soft">${Y(t.decision.closedAt)}</span>
  </p>
  ${t.decision.note?ys(t.decision.note):ue}
  ${t.hidden?$t`
    <p><button type="button" class="quiet" @click=${()=>e.show(t)}>${c("retry")} ${i("report.show")}</button></p>`:ue}`,Zb=(e,t)=>$t`
  <li class="card">
    <h2>${i(`report.kind.${t.kind}`)} · ${Tp(t.owner)}</h2>
    ${Wb(t)}
    <ul class="rows">${[t,...t.others].map(Kb)}</ul>
    ${t.decision?Jb(e,t):Yb(e,t)}
  </li>`;function Xb(e){let{items:t,problem:s,load:n}=e.list;return s?f(s,n):t?t.length?$t`<ul class="stack">${t.map(a=>Zb(e,a))}</ul>${D(e.list)}`:j(i(`report.none.${e.status}`),i("report.noneText"),ue,"flag"):k(3)}function Ip(e){let t=new xn(e);return{title:i("report.reports"),ready:t.list.load(),view:()=>$t`
      ${v(i("report.reports"),ue,"/admin")}
      <div class="chips" role="group" aria-label=${i("report.which")} id="reports" tabindex="-1">
        ${ja.map(s=>Ie(t.status===s,i(`report.status.${s}`),()=>t.choose(s)))}
      </div>
      ${Xb(t)}`}}import{html as Ca,nothing as Qb}from"../lib/lit-html/lit-html.js";var tw=(e,t)=>Ca`
  <button type="button" class="chip" aria-pressed=${e.state===t?"true":"false"} @click=${()=>e.choose(t)}>
    ${c(t==="dismissed"?"close":Xo(t))} ${i(`saved.${t}`)}
  </button>`,ew=()=>Ca`<a class="button" href="/">${c("map")} ${i("missing.action")}</a>`,sw=e=>({title:i(`saved.${e}None`),text:i(e==="dismissed"?"saved.dismissedText":"saved.noneText"),action:ew(),sign:"bookmark"});function Ap(e){let t=new Co(e);return{title:i("saved.title"),broad:!0,ready:t.finds.load(),view:()=>Ca`
      ${v(i("saved.title"),Qb,"/profile")}
      <div class="chips" role="group" aria-label=${i("saved.which")}>${No.map(s=>tw(t,s))}</div>
      ${wp(t.finds)}
      ${cs(t,sw(t.state))}`}}import{html as gt,nothing as Mt}from"../lib/lit-html/lit-html.js";import{html as Pt,nothing as _a}from"../lib/lit-html/lit-html.js";var Bp=(e,t)=>d(e,"name",{label:i("passkeys.name"),hint:i("passkeys.nameHint"),value:t,required:!0,most:50});async function iw(e,t){let s=Rs(navigator.userAgent);await U(n=>e.addForm(t,n),i("passkeys.add"),n=>Pt`
    ${P(n)}
    ${re(n)}
    ${Bp(n,s)}
    ${t?Vt(n,"password",i("account.password")):_a}`,()=>Pt`<button type="submit">${i("settings.linkGo")}</button>`)}var nw=(e,t)=>U(s=>e.renameForm(t,s),i("passkeys.rename"),s=>Pt`
  ${P(s)}
  ${Bp(s,t.name)}`,()=>Pt`<button type="submit">${i("action.save")}</button>`);async function aw(e,t){await L(i("passkeys.deleteTitle",{name:t.name}),i("passkeys.deleteText"),i("action.delete"))&&e.remove(t)}var Lp=(e,t,s)=>Pt`
  <button type="button" class="quiet" aria-label="${t}: ${e.name}" @click=${s}>${t}</button>`,ow=(e,t,s)=>Pt`
  <li class="row between">
    <span>
      <span class="strong" dir="auto">${t.name}</span>
      ${t.backedUp?Pt`<span class="badge">${i("passkeys.backedUp")}</span>`:_a}<br>
      <span class="soft">${i("passkeys.added")} ${Y(t.createdAt)} ·
        ${t.lastUsedAt?Pt`${i("passkeys.used")} ${Y(t.lastUsedAt)}`:i("passkeys.unused")}</span>
    </span>
    <span class="row">
      ${Lp(t,i("passkeys.rename"),async()=>{await nw(e,t),s()})}
      ${Lp(t,i("action.delete"),()=>aw(e,t))}
    </span>
  </li>`,rw=e=>Pt`<button type="button" class="quiet" id="add-passkey" @click=${e}>${i("passkeys.add")}</button>`,jp=(e,t,s)=>Pt`
  <section class="card" id="passkeys">
    <h2>${i("passkeys.title")}</h2>
    <p>${i("passkeys.hint")}</p>
    ${e.list.length?Pt`<ul class="people">${e.list.map(n=>ow(e,n,s))}</ul>`:_a}
    <p>${rw(async()=>{await iw(e,t()),s()})}</p>
  </section>`;import{html as Pn,nothing as cw}from"../lib/lit-html/lit-html.js";var Dp=e=>Ze(e.picker()),lw=e=>Pn`
  <p class="note">${i("privacy.homeExact",{n:e.exactAtHome})}</p>
  <p class="row"><button type="button" id="hide-home" @click=${()=>e.hideHome()}>${i("privacy.homeHide")}</button></p>`,pw=(e,{latitude:t,longitude:s,radius:n,area:a})=>Pn`
  <place-map class="homemap" inert .area=${2*n} .at=${{lat:t,lng:s}}></place-map>
  ${M("home-radius",{label:i("privacy.homeRadius"),options:Fr.map(o=>[o,Hs(o)]),chosen:n,set:o=>e.changeHome({radius:Number(o)})})}
  ${M("home-area",{label:i("privacy.homeArea"),options:Ts(),chosen:String(a),set:o=>e.changeHome({area:Number(o)})})}
  ${e.exactAtHome?lw(e):cw}
  <p class="row">
    <button type="button" class="quiet" @click=${()=>Dp(e)}>${i("privacy.homeMove")}</button>
    <button type="button" class="quiet" @click=${()=>e.change({home:void 0})}>${i("privacy.homeRemove")}</button>
  </p>`,Np=e=>Pn`
  <section class="card">
    <p class="hint">${i("privacy.settingsText")}</p>
    ${M("shown-area",{label:i("privacy.shownNew"),options:ce(),chosen:String(e.values.area),set:t=>e.change({area:Number(t)})})}
    <label class="switch">
      <span>${i("privacy.friendsExact")}</span>
      <input type="checkbox" role="switch" id="friends-exact" .checked=${e.values.exactForFriends}
        @change=${t=>e.change({exactForFriends:t.target.checked})}>
    </label>
    <h2>${i("privacy.home")}</h2>
    <p class="hint">${i("privacy.homeText")}</p>
    ${e.values.home?pw(e,e.values.home):Pn`
      <p><button type="button" class="quiet" id="home" @click=${()=>Dp(e)}>${i("privacy.homeAdd")}</button></p>`}
    <p class="hint">${i("privacy.recall")}</p>
  </section>`;import{html as Ut,nothing as qe}from"../lib/lit-html/lit-html.js";var za={read:["read"],write:["read","write"],admin:["read","write","admin"]};function Up(e){let t=async({name:s,access:n,days:a,password:o})=>{let r=a?{days:Number(a)}:{};e(await F("/api/auth/tokens",{name:s.trim(),scopes:za[n],...r,...o?{password:o}:{}}))};return new O({send:t,fieldOf:{wrong_password:"password"}})}var ps=e=>e.kind==="token",Ea=e=>ps(e)?e.name:Rs(e.userAgent),uw={browser:()=>i("session.browser"),cli:()=>i("session.cli"),token:()=>i("session.token")},mw=e=>e.scopes.map(t=>i(`scope.${t}`)).join(", "),Cp=864e5;function dw(e){let t=Math.floor(Date.now()/Cp)-Math.floor(Date.parse(e)/Cp);return t>=7?bt(e):new Intl.RelativeTimeFormat(document.documentElement.lang,{numeric:"auto"}).format(-Math.max(0,t),"day")}var hw=e=>e.expiresAt?i("token.until",{date:Ct(e.expiresAt)}):i("token.endless"),fw=e=>e.lastUsedAt?i("session.active",{day:dw(e.lastUsedAt)}):i("session.unused"),$w=e=>Ut`
  <details class="small-fold">
    <summary aria-label="${i("session.details")}: ${Ea(e)}">${i("session.details")} ${c("next")}</summary>
    <p class="soft">${i("settings.until",{date:Ct(e.expiresAt)})}</p>
  </details>`,gw=(e,t)=>{let s=i(ps(t)?"token.revoke":"settings.end");return Ut`
    <button type="button" class="quiet" aria-label="${s}: ${Ea(t)}" @click=${()=>e.endSession(t)}>${s}</button>`},bw=e=>Ut`${i(ps(e)?"token.since":"settings.since")} ${Y(e.createdAt)}`,ww=(e,t)=>Ut`
  <li class="row between">
    <span>
      <span class="strong" dir="auto">${Ea(t)}</span>
      <span class="badge">${uw[t.kind]()}</span>
      ${t.current?Ut`<span class="badge">${i("settings.thisOne")}</span>`:qe}<br>
      ${ps(t)?Ut`<span class="soft">${mw(t)}</span><br>`:qe}
      <span class="soft">${fw(t)} · ${bw(t)}${ps(t)?` · ${hw(t)}`:qe}</span>
      ${ps(t)?qe:$w(t)}
    </span>
    ${t.current?qe:gw(e,t)}
  </li>`;async function yw(e){await L(i("settings.endOthers"),i("settings.endOthersText"),i("settings.endOthers"))&&e.endOthers()}var vw=e=>Ut`
  <button type="button" class="quiet" @click=${()=>yw(e)}>${i("settings.endOthers")}</button>`,kw=[90,30,365],xw=e=>Object.keys(za).filter(t=>t!=="admin"||e.role==="admin"),Ow=(e,t)=>Ut`
  <p>${i("token.about")}</p>
  ${P(t)}
  ${re(t)}
  ${d(t,"name",{label:i("token.name"),hint:i("token.nameHint"),required:!0,most:50})}
  ${M("access",{label:i("token.access"),options:xw(e.user).map(s=>[s,i(`access.${s}`)])})}
  ${M("days",{label:i("token.life"),options:[...kw.map(s=>[s,i("token.days",{n:s})]),["",i("token.endless")]]})}
  ${e.asksPassword?Vt(t,"password",i("account.password")):qe}`,qw=e=>$i({title:i("token.new"),text:i("token.once"),label:i("session.token"),value:e});async function Sw(e){let t=null;await U(n=>Up(a=>{t=a,n()}),i("token.create"),n=>Ow(e,n),()=>Ut`<button type="submit">${i("token.createGo")}</button>`),t&&(e.addSession(t.session),await qw(t.token))}var _p=e=>Ut`
  <section class="card">
    <h2>${i("settings.sessions")}</h2>
    <ul class="people">${e.sessions.map(t=>ww(e,t))}</ul>
    <div class="row end">
      ${e.hasOthers?vw(e):qe}
      <button type="button" class="quiet" id="new-token" @click=${()=>Sw(e)}>${c("plus")} ${i("token.create")}</button>
    </div>
  </section>`;var Ha=()=>["friendRequests","friendAccepted","findLiked","findCommented","replied","mentioned",...y()?.role==="admin"?["reported"]:[]],Fw=e=>gt`
  <label class="switch">
    <span>${i("settings.streets")}<br><span class="soft">${i("offer.learns")}</span></span>
    <input type="checkbox" role="switch" id="streets" .checked=${ks()} @change=${t=>e.setStreets(t.target.checked)}>
  </label>`,Pw=()=>zs.map(e=>[e,_n[e],e]),Mw=e=>gt`
  <section class="card">
    ${M("language",{label:i("settings.language"),options:Pw(),chosen:Ot(),set:t=>e.setLanguage(t)})}
    ${M("theme",{label:i("settings.theme"),options:pr.map(t=>[t,i(`settings.theme.${t}`)]),chosen:zn(),set:t=>e.setTheme(t)})}
    ${M("units",{label:i("settings.units"),options:["km","mi"].map(t=>[t,i(`settings.units.${t}`)]),chosen:Qa(),set:t=>e.setUnits(t)})}
    ${vs()?Fw(e):Mt}
  </section>`;async function Tw(e,t,s){let n=e.target;await t.prefer(s,n.checked),n.checked=t.preferences[s]}var zp=(e,t,s=Mt)=>gt`
  <label class="switch">
    <span>${i(`settings.${t}`)}${s}</span>
    <input type="checkbox" role="switch" .checked=${e.preferences[t]} @change=${n=>Tw(n,e,t)}>
  </label>`,Iw=e=>gt`
  <p>${c("check")} ${i("push.on",{instance:H()})}</p>
  <p class="row">
    <button type="button" class="quiet" @click=${e.test}>${i("push.test")}</button>
    <button type="button" class="quiet" aria-busy=${e.busy?"true":"false"} @click=${e.disable}>${i("push.disable")}</button>
  </p>`,Aw=e=>gt`
  <p>${i("push.off",{instance:H()})}</p>
  <p>
    <button type="button" id="push-on" aria-busy=${e.busy?"true":"false"} @click=${e.enable}>
      ${c("bell")} ${i("push.enable")}
    </button>
  </p>
  <p class="soft" role="status">${e.slow?i("push.asking"):Mt}</p>`;function Lw(e){return e.state==="on"?Iw(e):e.state==="off"?Aw(e):gt`<p class="note">${i(`push.${e.state}`,{instance:H()})}</p>`}var Bw=e=>gt`
  <section class="card">
    <h2>${i("settings.notify")}</h2>
    ${Ha().map(t=>zp(e,t))}
    ${g().pushKey?zp(e,"pushEnabled",gt`<br><span class="soft">${i("settings.pushEnabledHint")}</span>`):Mt}
  </section>
  <section class="card">
    <h2>${i("push.title")}</h2>
    ${Lw(e.push)}
  </section>`,jw=e=>g().passwordLogin||e.passkeys.isShown||g().provider.enabled,Dw=e=>gt`
  ${g().passwordLogin?Tr(e):Mt}
  ${e.passkeys.isShown?jp(e.passkeys,()=>e.passkeyAsksPassword,e.redraw):Mt}
  ${g().provider.enabled?Ir(e):Mt}`,Ep="/settings",Hp=[{name:"appearance",sign:"globe",title:()=>i("settings.appearance"),view:Mw,isLocal:!0,value:()=>[_n[Ot()],i(`settings.theme.${zn()}`)].join(" · ")},{name:"notifications",sign:"bell",title:()=>i("nav.bell"),view:Bw,value:e=>i("settings.onOf",{n:Ha().filter(t=>e.preferences[t]).length,of:Ha().length})},{name:"places",sign:"pin",title:()=>i("privacy.settings"),view:e=>Np(e.places),value:e=>ce().find(([t])=>t===String(e.places.values.area))?.[1]},{name:"sign-in",sign:"lock",title:()=>i("settings.signIn"),view:Dw,isShown:jw,value:e=>e.passkeys.isShown?i("passkeys.count",{n:e.passkeys.list.length}):""},{name:"devices",sign:"shield",title:()=>i("settings.devices"),view:_p,value:e=>i("settings.signedIn",{n:e.sessions.length})},{name:"data",sign:"copy",title:()=>i("settings.data"),view:Ar,value:()=>i("settings.dataParts")}],Nw=e=>gt`
  <ul class="card rows">
    ${Hp.filter(({isShown:t})=>!t||t(e)).map(t=>nt(`${Ep}/${t.name}`,t.sign,t.title(),t.isLocal||e.isLoaded?t.value(e):""))}
  </ul>
  <ul class="card rows">
    ${wt()?nt("/invites","people",i("invites.title")):Mt}
    ${nt("/shares","share",i("shares.mine"))}
    ${nt("/help","comment",i("help.title"))}
    ${nt("/about","feed",i("nav.about"))}
  </ul>`;async function Uw(e){let t=ut.get("outbox").length;(!t||await L(i("settings.signOut"),i("outbox.signOut",{n:t}),i("settings.signOut")))&&e.signOut()}var Cw=e=>gt`
  <button type="button" class="quiet" id="sign-out" @click=${()=>Uw(e)}>${i("settings.signOut")}</button>`;function _w(e,t){let{problem:s,load:n}=e.loading;return t?t.isLocal?t.view(e):s?f(s,n):e.isLoaded?t.view(e):k(5):gt`${s?f(s,n):Mt}${Nw(e)}`}function Rp(e){let t=Hp.find(({name:a})=>a===e.params.name);if(e.params.name&&!t)return gr();let s=new hi(e),n=()=>t?t.title():i("settings.title");return{get title(){return n()},ready:t?.isLocal?Promise.resolve():s.loading.load(),view:()=>gt`
      ${t?v(n(),Mt,Ep):v(n(),Cw(s),"/profile")}
      ${s.refusal?f(s.refusal):Mt}
      ${_w(s,t)}`}}import{html as Tt,nothing as Ns}from"../lib/lit-html/lit-html.js";async function zw(e){let t=await e.offered(),s=t&&await hn({offered:t});s&&(e.take(s),await Bs(s))}async function Ew(e,t){let s=await hn({share:t});s&&e.take(s)}async function Hw(e,t){await L(i("shares.revokeTitle",{title:jt(t)}),i("shares.revokeText"),i("shares.revoke"))&&(await e.revoke(t),x("new-share"))}var Rw=async e=>await mn(e)||Bs(e,i("shares.one")),Vw=async e=>await dn(e,jt(e))||Bs(e,i("shares.one")),Ww=(e,t)=>It(i("shares.menu",{title:jt(t)}),[...un()&&!t.expired?[{text:i("action.share"),sign:"share",run:()=>Vw(t)}]:[],{text:i("shares.change"),sign:"edit",run:()=>Ew(e,t)},{text:i("shares.revoke"),sign:"trash",isDanger:!0,run:()=>Hw(e,t)}],{id:`share-${t.id}`}),Kw=e=>e.findId?`/finds/${e.findId}`:`/lists/${e.listId}`,Gw=e=>e.category?Tt`<span class="strong" dir="auto">${jt(e)}</span>`:Tt`<a class="strong" dir="auto" href=${Kw(e)}>${jt(e)}</a>`,Yw=e=>Tt`${i(`shares.kind.${Fa(e)}`)}${e.title?Tt`: <bdi>${Pa(e)}</bdi>`:Ns}`,Mn=(e,t)=>Tt`<span class="badge">${e?c(e):Ns} ${t}</span>`,Jw=e=>Tt`
  <button type="button" class="quiet" aria-label="${i("secret.copy")}: ${jt(e)}" @click=${()=>Rw(e)}>
    ${c("copy")} ${i("secret.copy")}
  </button>`,Zw=(e,t)=>Tt`
  <li class="invite">
    <div class="listed">
      <p class="grow">
        ${Gw(t)}<br>
        <span class="soft">${Yw(t)} · ${t.views?i("shares.views",{n:t.views}):i("shares.noViews")}</span>
      </p>
      ${Ww(e,t)}
    </div>
    <p class="marks">
      ${Mn(t.place==="hidden"?"block":"pin",ip(t))}
      ${t.hasPassword?Mn("lock",i("account.password")):Ns}
      ${t.expiresAt?Mn("",Ma(t)):Mn("",i("shares.endless"))}
    </p>
    ${t.expired?Ns:Tt`<p class="row actions">${Jw(t)} ${Ta(t)}</p>`}
  </li>`;function Xw(e){let{items:t,problem:s,load:n}=e.list;return s?f(s,n):t?t.length?Tt`<div class="card"><ul class="people">${t.map(a=>Zw(e,a))}</ul></div>${D(e.list)}`:j(i("shares.none"),i("shares.noneText"),Ns,"share"):k(3)}var Qw=e=>Tt`
  <button type="button" class="quiet" id="new-share" @click=${()=>zw(e)}>${i("shares.category")}</button>`;function Vp(e){let t=new ln(e);return{title:i("shares.mine"),ready:t.list.load(),view:()=>Tt`
      ${v(i("shares.mine"),Qw(t),"/profile")}
      <p class="lead">${i("shares.lead")}</p>
      ${Xw(t)}`}}import{html as te,nothing as Ra}from"../lib/lit-html/lit-html.js";var Tn=class{isLoaded=!1;#t;constructor(t){this.#t=t}get entries(){return ut.get("outbox")}load=async()=>{await So(),this.isLoaded=!0,this.#t.update()};cancel(t){return Po(t.id)}retry(t){return Mo(t.id)}sendNow(){return To()}};async function ty(e,t){await Go()&&e.cancel(t)}var ey=e=>i(e.kind==="like"&&!e.on?"outbox.unlike":`outbox.${e.kind}`),Wp=e=>te`<a class="strong" dir="auto" href=${Io(e)}>${e.title}</a>`,sy={find:e=>te`<span class="strong" dir="auto">${e.body.title}</span>`,comment:e=>te`<span class="what" dir="auto">${e.body.content}</span><br>${Wp(e)}`,like:Wp},iy=(e,t)=>te`
  <li class="row between">
    <span class="grow">
      <span class="soft">${ey(t)}</span><br>
      ${sy[t.kind](t)}<br>
      ${t.state==="refused"?te`<span class="error">${t.problem}</span>`:te`<span class="soft">${i("outbox.waiting")}</span>`}
    </span>
    <span class="row">
      ${t.state==="refused"?te`
        <button type="button" class="quiet" @click=${()=>e.retry(t)}>${c("retry")} ${i("action.retry")}</button>`:Ra}
      <button type="button" class="quiet" @click=${()=>ty(e,t)}>${i("outbox.cancel")}</button>
    </span>
  </li>`;function ny(e){return e.isLoaded?e.entries.length?te`
    <p class="hint">${i("outbox.hint",{instance:H()})}</p>
    <ul class="card people">${e.entries.map(t=>iy(e,t))}</ul>
    <p class="row end"><button type="button" @click=${()=>e.sendNow()}>${i("outbox.now")}</button></p>`:j(i("outbox.none"),i("outbox.noneText"),Ra,"send"):k(2)}function Kp(e){let t=new Tn(e);return{title:i("outbox.title"),ready:t.load(),view:()=>te`${v(i("outbox.title"),Ra,"/")}${ny(t)}`}}import{html as me,nothing as ay}from"../lib/lit-html/lit-html.js";var In=class{#t;constructor(t){this.#t=t,this.instance=new He(t),this.areas=new ns(t),this.invites=new as(t),this.nameForm=new O({send:s=>this.#e(s),update:t.update})}load(){return{server:this.instance.loading,map:this.areas.loading}[this.step]?.load()}get steps(){return["server",...g().streets?.areas?["map"]:[],"invite","done"]}get step(){let t=this.#t.query.get("step");return this.steps.includes(t)?t:this.steps[0]}get number(){return this.steps.indexOf(this.step)+1}next=()=>this.#t.push(b("/admin/welcome",{step:this.steps[this.number]}));async#e(t){await this.instance.save(t),await this.next()}};var Gp=(e,t)=>me`<button type="button" class="quiet" @click=${e.next}>${t}</button>`,Yp=(e,t)=>me`<p class="row end">${Gp(e,i(t?"welcome.next":"welcome.later"))}</p>`,Jp=({problem:e,load:t},s,n)=>e?f(e,t):s?n():k(3),oy=(e,t)=>Jp(e.instance.loading,e.instance.values,()=>me`
  <form class="card" novalidate @submit=${e.nameForm.submit}>
    ${P(e.nameForm)}
    ${os(e.instance.picture,{label:i("admin.picture"),hint:i("admin.pictureHint")})}
    ${d(e.nameForm,"name",{label:i("admin.name"),hint:i("welcome.nameHint"),value:e.instance.values.name,most:50})}
    ${d(e.nameForm,"description",{label:i("admin.description"),value:e.instance.values.description,kind:"area",most:500})}
    <div class="row end">${Gp(e,i("welcome.later"))} ${B(e.nameForm,i("welcome.next"))}</div>
  </form>
  ${ui(t.update)}`),ry=e=>Jp(e.areas.loading,e.areas.areas,()=>me`
  ${wa(e.areas)}
  ${Yp(e,e.areas.areas.length||e.areas.isRunning)}`),cy=e=>me`
  ${e.invites.created?va(e.invites):ya(e.invites)}
  ${Yp(e,e.invites.created)}`,ly=()=>me`
  <section class="card">
    <p><a class="button main" href="/new">${c("plus")} ${i("welcome.find")}</a></p>
    <ul class="people">
      ${nt("/settings/notifications","bell",i("welcome.push"))}
      ${nt("/profile","people",i("steps.profile"))}
      ${nt("/admin","gear",i("welcome.again"))}
      ${nt("/","map",i("areas.show"))}
    </ul>
  </section>`,py={server:oy,map:ry,invite:cy,done:ly};function Zp(e){let t=new In(e),s=()=>t.step==="done"?ay:me`<p class="soft">${i("welcome.step",{number:t.number,of:t.steps.length-1})}</p>`;return{get title(){return i(`welcome.${t.step}`)},ready:t.load(),async moved(){e.update(),document.querySelector("main h1").focus(),await t.load()},view:()=>me`
      <header class="welcome">
        ${s()}
        <h1 tabindex="-1">${i(`welcome.${t.step}`)}</h1>
        <p class="lead">${i(`welcome.${t.step}Text`)}</p>
      </header>
      ${py[t.step](t,e)}`}}function uy(e,t){let[s,n]=[new Map,!1],a=new AbortController;return e.signal.addEventListener("abort",()=>a.abort()),{async load(o){a.abort();let{signal:r}=a=new AbortController;try{let[l,p]=await io(b("/api/locations/categories",{...t(),category:"",bbox:o}),{signal:r});if(r.aborted)return;[s,n]=[new Map(l.map(m=>[m.category,m.count])),p]}catch(l){if(l.name==="AbortError")return;s.clear()}e.update()},arranged(o,r){if(!s.size)return null;let l=[...s.values()].reduce((h,T)=>h+T,0),p=h=>s.get(h)===0&&!n&&!r.includes(h),m=h=>h&&(h<l||n)?`${S(h)}${n?"+":""}`:void 0;return{shown:o.filter(h=>!p(h)).map(h=>({category:h,count:m(s.get(h))})),rest:o.filter(p)}}}}import{html as Xp,nothing as Qp}from"../lib/lit-html/lit-html.js";async function my(e){await e.ask()&&await x("see-inviter")}async function dy(e){e.close(),await x("list")}function hy(e){let{user:t}=e;if(!t)return Qp;let s=i("introduction.text",{name:w(t),n:t.findCount});return Xp`
    <section class="introduction" aria-label=${s}>
      ${W(t,44)}
      <p class="strong grow" dir="auto">${s}</p>
      ${ct(()=>dy(e))}
      <p class="row">
        <a class="button quiet" id="see-inviter" href="/people/${t.id}">${i("introduction.see")}</a>
        ${e.mayAsk?Xp`<button type="button" @click=${()=>my(e)}>${i("friend.ask")}</button>`:Qp}
      </p>
    </section>`}async function fy(e,t){let s=new en(t.update);e.note=()=>hy(s),await s.load()}import{html as $y,nothing as gy}from"../lib/lit-html/lit-html.js";async function by(e){if(Cn.get())return;let t=()=>{},s=new De(()=>t());try{await s.read()}catch{return}s.state!=="off"||document.querySelector("dialog[open]")||(Cn.set("1"),await X((n,a)=>{t=a;let o=async()=>{await s.enable(),s.state!=="off"&&(n(),u(i(`push.${s.state}`,{instance:H()})))};return $y`
      <h2>${i("push.offer",{name:e})}</h2>
      <p>${i("push.offerText",{instance:H()})}</p>
      <p class="soft" role="status">${s.slow?i("push.asking"):gy}</p>
      <div class="row end">
        <button class="quiet" type="button" @click=${()=>n()}>${i("push.notNow")}</button>
        <button type="button" id="push-on" aria-busy=${s.busy?"true":"false"} @click=${o}>
          ${c("bell")} ${i("push.enable")}
        </button>
      </div>`},{label:i("push.offer",{name:e}),kind:"sheet-like"}))}import{html as An,nothing as tu}from"../lib/lit-html/lit-html.js";async function wy({lat:e,lng:t}){try{let{title:s}=await F("/api/map/wishes",{latitude:e,longitude:t});u(i("offer.wished",{title:s}))}catch(s){u(q(s))}}function yy(e,t){if(y().role==="admin"){let s=b("/admin/map",{at:Be({lat:e.lat,lng:e.lng})});return An`<p><a class="button quiet" href=${s}>${i("offer.add")}</a></p>`}return An`
    <p><button type="button" class="quiet" @click=${()=>{t(),wy(e)}}>${i("offer.wish")}</button></p>
    <p class="hint">${i("offer.wishText")}</p>`}var vy=e=>An`
  <p><button type="button" class="quiet" @click=${()=>e(!0)}>${i("offer.show")}</button></p>
  <p class="hint">${i("offer.learns")}</p>`,ky=(e,{choose:t,close:s,key:n})=>An`
  <section class="offer" tabindex="-1" aria-label=${i("offer.none")} @keydown=${n}>
    <p class="row between">
      <span class="strong">${i("offer.none")}</span>
      <button type="button" class="round" aria-label=${i(vs()?"offer.decline":"action.close")} @click=${()=>t(!1)}>
        ${c("close")}
      </button>
    </p>
    ${rr()?yy(e,s):tu}
    ${vs()?vy(t):tu}
  </section>`,xy=()=>ky;import{html as jn,nothing as Ka}from"../lib/lit-html/lit-html.js";var us={scale:1,x:0,y:0},Oy=5,[qy,Sy]=[60,90],Va=(e,t,s)=>Math.max(e,Math.min(s,t));function Wa(e,t,s){let n=Va(1,t,Oy),a=n/e.scale;return{scale:n,x:s.x-(s.x-e.x)*a,y:s.y-(s.y-e.y)*a}}function Ln(e,{width:t,height:s}){let[n,a]=[t,s].map(o=>o*(e.scale-1)/2);return{scale:e.scale,x:Va(-n,e.x,n),y:Va(-a,e.y,a)}}function eu({x:e,y:t}){return t>Sy&&t>Math.abs(e)?"close":Math.abs(e)<qy||Math.abs(e)<Math.abs(t)?"":e<0?"next":"previous"}function su(e,t){return{x:(e.x+t.x)/2,y:(e.y+t.y)/2,apart:Math.hypot(e.x-t.x,e.y-t.y)||1}}var Fy=2.5,[Py,iu]=[300,24],nu=180,au=()=>matchMedia("(prefers-reduced-motion: reduce)").matches,Bn=class{#t=us;#e=us;#s=null;#i=new Map;#n={time:0,x:0,y:0};#a=null;#o;constructor(t){this.#o=t}show(t,s=0){this.#a=t,this.#i.clear(),this.#u(us),s&&!au()&&this.#a.animate([{transform:`translateX(${s*15}%)`,opacity:0},{transform:"none",opacity:1}],{duration:nu,easing:"ease-out"})}onDown=t=>{t.target.localName==="video"||t.button||(this.#a=t.currentTarget,this.#a.setPointerCapture(t.pointerId),this.#i.set(t.pointerId,this.#d(t)),this.#m())};onMove=t=>{if(!this.#i.has(t.pointerId))return;this.#i.set(t.pointerId,this.#d(t));let s=this.#l(),n={x:s.x-this.#s.x,y:s.y-this.#s.y};if(this.#i.size>1){let{x:o,y:r,scale:l}=Wa(this.#e,this.#e.scale*s.apart/this.#s.apart,this.#s);return this.#u({scale:l,x:o+n.x,y:r+n.y})}let a={...this.#e,x:this.#e.x+n.x,y:this.#e.y+n.y};this.#u(this.#t.scale>1?Ln(a,this.#p()):a)};onUp=t=>{if(!this.#i.has(t.pointerId))return;let s=this.#l(),n=this.#i.size===1,a={x:s.x-this.#s.x,y:s.y-this.#s.y};if(this.#i.delete(t.pointerId),this.#i.size)return this.#m();if(!n||t.type==="pointercancel")return this.#c();if(Math.hypot(a.x,a.y)<iu)return this.#r(s,t.timeStamp);let o=this.#t.scale>1?"":eu(a);if(o)return this.#o[o]();this.#c()};#r(t,s){let n=this.#n;if(this.#n={...t,time:s},s-n.time>Py||Math.hypot(t.x-n.x,t.y-n.y)>iu)return this.#c();this.#n={time:0,x:0,y:0},this.#u(this.#t.scale>1?us:Ln(Wa(us,Fy,t),this.#p()),!0)}#m(){this.#e=this.#t,this.#s=this.#l()}#l(){let[t,s=t]=this.#i.values();return su(t,s)}#d({clientX:t,clientY:s}){let{left:n,top:a,width:o,height:r}=this.#a.getBoundingClientRect();return{x:t-n-o/2,y:s-a-r/2}}#p(){return{width:this.#a.clientWidth,height:this.#a.clientHeight}}#c(){this.#u(Ln(this.#t,this.#p()),!0)}#u(t,s=!1){this.#t=t;let n=this.#a?.firstElementChild;n&&(n.style.transition=s&&!au()?`transform ${nu}ms ease-out`:"none",n.style.transform=`translate(${t.x}px, ${t.y}px) scale(${t.scale})`)}};function My(e,t){let s=e.media.length,n=t,a=!0,o=null,r=new Map;X((l,p)=>{let m=h=>{n=(n+h+s)%s,a=!1,p(),o.show(document.querySelector("dialog .stage"),s>1?h:0)};return o??=new Bn({next:()=>m(1),previous:()=>m(-1),close:()=>l()}),Ty(e,{at:n,plays:a,films:r},o,m,l)},{label:e.title,kind:"full"})}function Ty(e,{at:t,plays:s,films:n},a,o,r){let l=e.media.length,p=e.media[t];return jn`
    <div class="viewer" @keydown=${h=>{h.target.localName!=="video"&&(h.key==="ArrowRight"&&o(1),h.key==="ArrowLeft"&&o(-1))}}>
      <div class="row between">
        <span class="at" aria-live="polite">${l>1?i("find.pictureOf",{at:t+1,n:l}):Ka}</span>
        ${ct(r)}
      </div>
      <div class="stage" @pointerdown=${a.onDown} @pointermove=${a.onMove} @pointerup=${a.onUp}
        @pointercancel=${a.onUp} @dragstart=${h=>h.preventDefault()}>
        <div class="shown">${p.type==="video"?Ly(p,s,n):Ay(p,ar(e,t))}</div>
      </div>
      <div>
        ${p.caption?jn`<p class="said" dir="auto">${p.caption}</p>`:Ka}
        ${l>1?By(o):Ka}
      </div>
    </div>`}var Iy=e=>`min(100vw, calc(100vh * ${er(e).toFixed(3)}))`,Ay=(e,t)=>mt(e,{alt:t,eager:!0,sizes:Iy(e),blur:!1});function Ly(e,t,s){if(s.has(e))return s.get(e);let n=Object.assign(document.createElement("video"),{controls:!0,preload:"none",autoplay:t,playsInline:!0,poster:e.mediumUrl||e.fallbackUrl,width:e.width||640,height:e.height||360}),a=/\.webm(\?|$)/.test(e.url)?"webm":"mp4",o=(r,l)=>n.append(Object.assign(document.createElement("source"),{src:r,type:l}));return o(e.url,e.codecs?`video/${a}; codecs="${e.codecs}"`:""),e.playbackUrl&&o(e.playbackUrl,"video/mp4"),n.lastChild.addEventListener("error",()=>{let r=document.createElement("p");r.className="said";let l=Object.assign(document.createElement("a"),{href:e.url,download:"",textContent:i("find.download")});r.append(i("find.unplayable")," ",l),s.set(e,r),n.replaceWith(r)}),s.set(e,n),n}var By=e=>jn`
  <div class="row steps">
    ${ou("previous","back",()=>e(-1))}
    ${ou("next","next",()=>e(1))}
  </div>`,ou=(e,t,s)=>jn`
  <button type="button" class="round" aria-label=${i(`find.${e}`)} @click=${s}>${c(t)}</button>`;import{html as ms,nothing as Nn}from"../lib/lit-html/lit-html.js";var Dn=class{friends=[];next="";hasLinks=!1;update=()=>{};constructor(t){this.audience=je(t)}async load(){let[t]=await Promise.all([_t("/api/shares"),this.audience==="friends"?this.#t("/api/friends?status=accepted&limit=100"):null]);this.hasLinks=t.items.length>0}more=async()=>{await this.#t(this.next),this.update()};async#t(t){let{items:s,next:n}=await _t(t),a=o=>o.requesterId===y().id?o.addressee:o.requester;this.friends.push(...s.map(a)),this.next=n}};var jy=e=>ms`
  ${e.friends.length?ms`<ul class="people">${e.friends.map(t=>js(t,Nn))}</ul>`:ms`<p class="soft">${i("whoSees.alone")}</p>`}
  ${e.next?ms`<button type="button" class="quiet" @click=${()=>N(e.more())}>${i("action.more")}</button>`:Nn}`,Dy=(e,t,s)=>ms`
  <h2>${i("find.whoSees")}</h2>
  <p>${c(he(e.audience))} ${i(`edit.audienceText.${e.audience}`,{instance:H()})}</p>
  ${e.audience==="friends"?jy(e):Nn}
  ${e.hasLinks?ms`<p class="hint">${i("whoSees.links")} <a href="/shares">${i("shares.mine")}</a></p>`:Nn}
  <div class="row end">
    <a class="button quiet" href="/finds/${t.id}/edit">${i("action.edit")}</a>
    <button type="button" class="main" @click=${()=>s()}>${i("action.close")}</button>
  </div>`;async function Ny(e){let t=new Dn(e);await N(t.load())&&await X((s,n)=>(t.update=n,Dy(t,e,s)),{label:i("find.whoSees")})}export{hu as about,jr as accounts,tg as addToList,Vr as admin,Zr as adminLog,Pl as areas,yb as askReport,Yr as categories,uy as countCategories,Cc as edit,sl as feed,cl as help,Sl as import,Nl as instance,fy as introduce,Al as invites,El as join,pp as list,mp as lists,hp as named,fp as notifications,xy as offerOfStreets,by as offerPush,gp as people,Sp as person,Pp as profile,Ip as reports,Ap as saved,Rp as settings,gg as shareFind,Vp as shares,vh as showSteps,My as viewPhoto,Kp as waiting,Zp as welcome,Ny as whoSees};

import{$ as S,$b as Fi,$c as nc,A as er,Aa as gr,Ab as _,Ac as Kr,B as I,Ba as br,Bb as Je,Bc as Mi,Bd as wc,C as ee,Ca as We,Cb as ge,Cc as Yr,D as Ut,Da as wr,Db as be,Dc as Xe,Dd as yc,E as Ee,Ea as $i,Eb as Lr,Ec as Gr,F as sr,Fa as gi,Fb as we,Fc as Jr,Ga as bi,Gb as it,Gc as Xr,Gd as _i,H as ze,Ha as yr,Hb as Tr,Hd as vc,I as Is,Ia as vr,Ib as Ir,J as ir,Ja as wi,Jb as ie,Jc as bt,Jd as kc,K as nr,Kb as xi,Kc as Te,Kd as xc,L as ot,La as yi,Lb as Mr,Lc as Ie,Ld as Oc,M as E,Ma as kr,Mb as z,Mc as Zr,N as u,Na as xr,Nb as J,Nc as ct,O as ar,Oa as Or,Ob as L,Oc as Qr,Pa as vi,Pb as Oi,Pc as tc,Q as Aa,Qa as qr,Qb as jr,Qc as ec,R as or,Ra as Sr,Rb as Ar,Rc as ji,Sa as Fr,Sb as Br,Sc as Ai,Tb as h,Ub as qi,Vb as Pe,Vc as sc,Wb as Nr,Xc as Ze,Yb as _r,Yc as Ba,Z as Rt,Zb as ne,Zc as Bi,_ as m,_b as Si,_c as ic,a as Re,aa as B,ac as Cr,ad as ac,b as y,ba as G,bc as Dr,bd as _s,c as Z,ca as j,cc as Pi,cd as oc,d as Xo,da as Ms,dc as Ur,dd as Cs,e as Ta,ea as rr,ed as rc,f as de,fa as nt,fc as Rr,fd as cc,g as Ia,ga as f,gc as F,h as Ma,ha as He,hb as c,hc as Er,i as me,ia as cr,ib as U,ic as zr,id as lc,j as Ps,ja as js,jb as W,jc as ft,jd as Na,k as Ls,kb as Pr,kc as T,l as he,la as lr,lb as v,lc as Hr,ld as pc,m as Ts,ma as pr,mb as ki,mc as b,md as uc,n as ja,na as Ve,nb as C,nc as N,nd as dc,o as kt,oa as hi,ob as w,oc as Vr,od as mc,p as di,pa as ur,pb as k,pc as X,pd as Ni,q as Zo,qa as dr,qb as Ke,qc as M,ra as mr,rb as R,rc as Wr,sa as hr,sb as rt,sc as xt,sd as hc,t as mi,ta as $,tb as x,tc as As,td as _a,u as Qo,ua as fi,uc as Li,ud as fc,v as i,va as Lt,vc as Le,vd as $c,w as tr,wa as fr,wb as Ye,wc as Ti,wd as gc,x as P,xa as $r,xb as $e,xc as Ii,xd as bc,yb as Et,yc as Bs,z as fe,za as se,zb as Ge,zc as Ns}from"./shared.js";async function Ds(){if(!$())return;let e={language:kt(),timeZone:Intl.DateTimeFormat().resolvedOptions().timeZone??""},t=[$().id,...Object.values(e)].join(" ");Ta.get()!==t&&await B("/api/notifications/preferences",e).then(()=>Ta.set(t),()=>{})}import{html as Me,nothing as Ca}from"../lib/lit-html/lit-html.js";var Id=new URL("lib/",Re).pathname,Md=[["Leaflet 1.9.4","leaflet","Volodymyr Agafonkin, CloudMade","BSD-2-Clause"],["protomaps-leaflet 5.1.0","protomaps-leaflet","Protomaps","BSD-3-Clause"],["lit-html 3.3.3","lit-html","Google LLC","BSD-3-Clause"]];function qc(){if(Cs())return new URL(y().streets.url.replace(/[{}]/g,"")).host;let{host:e}=new URL((y().tiles?.url??"").replace(/[{}]/g,""),location);return e===location.host?"":e}var jd=()=>qc()?i("about.tilesFrom",{host:qc()}):i("about.alone"),Ad=()=>Me`
  <section class="card">
    <p class="lead">${i("app.about")}</p>
    <p>${i("about.text")} ${jd()}</p>
    <p class="soft">${i("about.version",{version:y().version})}</p>
    <p class="row">
      <a class="button quiet" href="/help">${i("help.title")}</a>
      <a class="button quiet" href="/api/docs">${i("about.api")}</a>
    </p>
  </section>`,Bd=()=>Me`
  <section class="card">
    <h2>${i("about.map")}</h2>
    <ul class="plain-list">
      ${y().tiles?.attribution?Me`<li>${i("about.tiles")}: ${y().tiles.attribution}</li>`:Ca}
      ${Cs()?Me`<li>${i("about.streets")}: ${y().streets.attribution}</li>`:Ca}
      <li>${i("about.places")}: ${y().places.attribution}</li>
    </ul>
  </section>`,Nd=([e,t,s,n])=>Me`<li><a href="${Id}${t}/LICENSE">${e}</a>, © ${s}, ${n}</li>`,_d=()=>Me`
  <section class="card">
    <h2>${i("about.code")}</h2>
    <ul class="plain-list">${Md.map(Nd)}</ul>
    <p class="hint">${i("about.more")}</p>
  </section>`,Cd=()=>({title:i("nav.about"),view:()=>Me`
    ${v(i("nav.about"),Ca,$()?"/settings":"/sign-in")}
    ${xc()}${kc()}${Ad()}${Bd()}${_d()}`});import{html as Vi,nothing as fm}from"../lib/lit-html/lit-html.js";var Dd=200,Ud=2**20,Da=["all","active","suspended","admin"],Sc={wrong_password:"password"},je=e=>`/api/admin/users/${e.id}`,Ci=class{#t;#e=0;constructor(t){this.#t=t;let s=t.query.get("status");this.text=t.query.get("q")??"",this.status=Da.includes(s)?s:"all",this.list=z(t,()=>f("/api/admin/users",{...this.#s,limit:50}))}get#s(){return{q:this.text.trim(),status:this.status==="all"?"":this.status}}search=()=>(clearTimeout(this.#e),this.#t.rename(f("/admin/people",this.#s)),this.list.load());type(t){this.text=t,clearTimeout(this.#e),this.#e=setTimeout(this.search,Dd)}choose(t){return this.status=t,this.#t.update(),this.search()}isMe(t){return t.id===$()?.id}#i(t){this.list.items=this.list.items.map(s=>s.id===t.id?t:s),this.#t.update()}async#a(t,s){try{this.#i(await t),u(s)}catch(n){u(P(n))}}get asksPassword(){return fi()}adminForm(t,s){let n=async({password:a})=>{this.#i(await G(je(t),{role:"admin",...a?{password:a}:{}})),s()};return new F({send:n,fieldOf:Sc})}demote(t){return this.#a(G(je(t),{role:"member"}),i("admin.memberDone",{name:h(t)}))}lift(t){return this.#a(j(`${je(t)}/suspension`),i("admin.liftDone",{name:h(t)}))}linkForm(t,s){let n=async({password:a})=>{let o=await S(`${je(t)}/sign-in-link`,a?{password:a}:void 0);s(new URL(o.url,location).href)};return new F({send:n,fieldOf:Sc})}limitForm(t,s){let n=async({kind:a,size:o})=>{let r={instance:null,none:0}[a];this.#i(await G(je(t),{mediaLimit:a==="own"?Math.round(Number(o)*Ud):r})),s()};return new F({send:n})}suspendForm(t,s){let n=async({reason:a,days:o})=>{this.#i(await B(`${je(t)}/suspension`,{reason:a.trim(),...o?{days:Number(o)}:{}})),s()};return new F({send:n})}deleteForm(t,s){let n=async({name:a,reason:o})=>{if(a.trim()!==t.username)throw{code:"page",reason:"other_name",text:i("admin.deleteOther")};await j(f(je(t),{reason:o.trim()})),this.list.items=this.list.items.filter(r=>r.id!==t.id),this.#t.update(),s()};return new F({send:n,fieldOf:{other_name:"name"}})}close(){clearTimeout(this.#e)}};import{html as tt,nothing as es}from"../lib/lit-html/lit-html.js";import{html as Tt,nothing as Us}from"../lib/lit-html/lit-html.js";var Rd=2e3,Qe=class{state="";busy=!1;slow=!1;#t;constructor(t){this.#t=t}async read(){this.state=await hi()}enable=()=>this.#e(ur);disable=()=>this.#e(dr);test=()=>this.#s(async()=>{await mr(),u(i("push.sent"))});async#e(t){this.busy=!0,this.#t();let s=setTimeout(()=>{this.slow=!0,this.#t()},Rd);await this.#s(async()=>{this.state=await t()}),clearTimeout(s),this.busy=this.slow=!1,this.#t()}async#s(t){try{await t()}catch(s){u(s.code||s.status?P(s):i("push.failed"))}this.#t()}};var Di=class{list=[];#t;constructor(t){this.#t=t}get isShown(){return bc()}async read(){this.isShown&&(this.list=await m("/api/auth/passkeys",{signal:this.#t.signal}))}async count(){return(await m("/api/auth/passkeys",{signal:this.#t.signal}).catch(()=>this.list)).length}addForm(t,s){let n=async({name:a,password:o})=>{let r=await wc(await S("/api/auth/passkeys/options",t?{password:o}:{}));r&&(this.list=[...this.list,await S("/api/auth/passkeys",{name:a,...r})],s())};return new F({send:n,fieldOf:{wrong_password:"password"}})}renameForm(t,s){let n=async({name:a})=>{let o=await G(`/api/auth/passkeys/${t.id}`,{name:a});this.list=this.list.map(r=>r.id===o.id?o:r),s()};return new F({send:n})}async remove(t){try{await j(`/api/auth/passkeys/${t.id}`),this.list=this.list.filter(s=>s.id!==t.id)}catch(s){u(P(s))}this.#t.update()}};var Ed=1,Ot=class{nearby=[];proposal="";title="";#t;#e;#s;#i=0;#a=0;constructor(t,s,n=()=>{}){this.#t=t,this.#e=n,this.#n(s??{})}get value(){let{point:t,by:s,source:n,photo:a,chosen:o}=this;return{point:t,name:this.name.trim(),by:s,source:n,photo:a,location:o}}#n({point:t=null,name:s="",by:n="",source:a="",photo:o=null,location:r=null}){Object.assign(this,{point:t,name:s,by:n,source:a,photo:o,chosen:r}),this.#s=t}get label(){return this.chosen?.name||this.name.trim()||this.proposal}take(t){if(this.#n(t.value),Object.assign(this,{nearby:t.nearby,proposal:t.proposal,title:t.title}),this.#e(),this.point&&!this.label)return this.propose()}setPoint(t,s,n=""){return Object.assign(this,{point:t,chosen:null,source:s,proposal:""}),n?(Object.assign(this,{name:n,by:"search"}),this.#s=t):this.by!=="reader"&&this.#s&&ie(this.#s,t)>Ed&&Object.assign(this,{name:"",by:""}),this.#e(),this.propose()}setPlace(t){return this.title=t.title??"",this.setPoint(it(t),t.isCamera?"camera":"found",t.title??t.name)}suggestPoint(t){return this.photo??=t,this.point?this.#e():this.setPoint(t,"photo")}setName(t){this.name=t,this.by=t.trim()?"reader":""}async locate(){try{let t=await xi({enableHighAccuracy:!0,timeout:15e3});this.#t.signal.aborted||this.setPoint(t,"hereDone")}catch(t){this.#t.signal.aborted||u(P(t))}}toggle(t){this.chosen=this.chosen?.id===t.id?null:t,this.chosen&&(this.point=it(t)),this.#e()}async propose(){let t=++this.#a,{signal:s}=this.#t;clearTimeout(this.#i);let{nearby:n,name:a,wait:o}=await $i(this.point,{signal:s});t!==this.#a||s.aborted||(Object.assign(this,{nearby:n,proposal:a}),o&&(this.#i=setTimeout(()=>this.propose(),1e3*o)),this.#t.update())}close(){clearTimeout(this.#i)}};var Ua="/api/users/me/place-settings",zd={radius:.5,area:1},Fc=[.2,.5,1,2,5],ye=class{values=null;exactAtHome=0;#t;constructor(t){this.#t=t}async read(){this.values=await m(Ua,{signal:this.#t.signal})}async change(t){try{let{exactAtHome:s,...n}=await B(Ua,{...this.values,...t});Object.assign(this,{values:n,exactAtHome:s}),t.audience&&de.set(t.audience),u(i("privacy.saved"))}catch(s){u(P(s))}this.#t.update()}changeHome(t){return this.change({home:{...this.values.home,...t}})}async hideHome(){try{let{finds:t}=await S(`${Ua}/home`);this.exactAtHome=0,u(i("privacy.homeHidden",{n:t}))}catch(t){u(P(t))}this.#t.update()}picker(){let{home:t}=this.values,s=t&&{point:{lat:t.latitude,lng:t.longitude}},n=new Ot(this.#t,s,()=>{n.point&&this.changeHome({...zd,...t,latitude:n.point.lat,longitude:n.point.lng})});return n}};var Ui=class{list=[];#t;constructor(t){this.#t=t}async read(){this.list=await m("/api/watches",{signal:this.#t.signal})}async change(t,s){await L(G(`/api/watches/${t.id}`,s).then(n=>{this.list=this.list.map(a=>a.id===t.id?n:a)})),this.#t.update()}async remove(t){await L(j(`/api/watches/${t.id}`))&&(this.list=this.list.filter(s=>s.id!==t.id)),this.#t.update()}};function Pc({latitude:e,longitude:t,radius:s,box:n}){let a=l=>Math.max(3,Math.min(16,Math.floor(Math.log2(360/Math.max(l,1e-4)))));if(!n)return{lat:e,lng:t,zoom:a(s/50)};let o=(n.east-n.west+360)%360,r=n.west+o/2;return{lat:(n.south+n.north)/2,lng:r>180?r-360:r,zoom:a(Math.max(o,n.north-n.south))}}var Hd=600*1e3-30*1e3,Vd=e=>e.some(t=>t.current&&Date.now()-Date.parse(t.passwordAt)<Hd),Lc=e=>!e.current&&e.kind!=="token",Ri=class{preferences=null;sessions=null;refusal=fr();#t;constructor(t){this.#t=t,this.push=new Qe(t.update),this.passkeys=new Di(t),this.places=new ye(t),this.watches=new Ui(t),this.loading=J(t,()=>this.#e());let s={wrong_password:"currentPassword"};this.password=new F({send:(n,a)=>this.#i(n,a),update:t.update,fieldOf:s})}get user(){return $()}redraw=()=>this.#t.update();get isLoaded(){return!!(this.preferences&&this.user)}get asksPassword(){return fi()}get asksCurrent(){return this.user.hasPassword&&!yc(this.sessions)}get passkeyAsksPassword(){return this.asksPassword&&!Vd(this.sessions)}get hasOthers(){return this.sessions.some(Lc)}async#e(){let{signal:t}=this.#t;[this.preferences,this.sessions]=await Promise.all([m("/api/notifications/preferences",{signal:t}),m("/api/auth/sessions",{signal:t}),this.push.read(),this.passkeys.read(),this.places.read(),this.watches.read()])}async#s(t){await L(t()),this.#t.update()}setTheme(t){pc(t),this.#t.update()}setUnits(t){Xo.set(t),this.#t.update()}setStreets(t){cc(t),this.#t.update()}async setLanguage(t){await Qo(t),Ds(),this.#t.update()}prefer(t){return this.#s(async()=>{this.preferences=await B("/api/notifications/preferences",t)})}addSession(t){this.sessions=[t,...this.sessions],this.#t.update()}endOthers(){return this.#s(async()=>{for(let t of this.sessions.filter(Lc))await j(`/api/auth/sessions/${t.id}`),this.sessions=this.sessions.filter(s=>s!==t)})}endSession(t){return this.#s(async()=>{await j(`/api/auth/sessions/${t.id}`),this.sessions=this.sessions.filter(s=>s!==t)})}signOut=()=>this.#s(async()=>{await gr(),await this.#t.go("/sign-in",{replace:!0})});async#i({newPassword:t,currentPassword:s,unlinkIdentity:n},a){let o=this.asksCurrent?{currentPassword:s}:{};await B("/api/users/me/password",{newPassword:t,...o,...n?{unlinkIdentity:!0}:{}}),a.reset(),se(await m("/api/users/me")),this.sessions=await m("/api/auth/sessions");let r=await this.passkeys.count();r?u(`${i("settings.passwordSaved")} ${i("settings.passkeysStay",{n:r})}`,"/settings/sign-in#passkeys"):u(i("settings.passwordSaved"))}unlink(){return this.#s(async()=>{await j("/api/users/me/identity"),se(await m("/api/users/me"))})}confirmForm(t){let s=async({password:n})=>{await S("/api/auth/confirm",{password:n}),t()};return new F({send:s,fieldOf:{wrong_password:"password"}})}deleteForm(t){let s=async({password:n})=>{await j("/api/users/me",this.asksPassword?{password:n}:void 0),t()};return new F({send:s,fieldOf:{wrong_password:"password"}})}async leaveDeleted(){await br(),await this.#t.go("/sign-in",{replace:!0}),u(i("settings.deleted"))}},Ei=(e={})=>`/api/auth/oauth/start?${new URLSearchParams({...e,redirect:"/settings/sign-in"})}`;import{html as Tc}from"../lib/lit-html/lit-html.js";var Wd=e=>Tc`
  <button type="button" class="quiet" @click=${()=>e(!1)}>${i("action.cancel")}</button>`;function D(e,t,s,n){let a=null;return X((o,r)=>(a??=e(()=>o(!0)),a.update=r,Tc`
      <form novalidate @submit=${a.submit}>
        <h2>${t}</h2>
        ${s(a)}
        <div class="row end">${Wd(o)}${n(a)}</div>
      </form>`),{label:t})}var ts=()=>y().provider.name,ve=e=>e.refusal?.reason==="sign_in_again"&&y().provider.enabled?Tt`
  <p><a class="button quiet" href=${Ei()}>${i("signin.provider",{name:ts()})}</a></p>`:Us,ae=(e,t,s)=>b(e,t,{label:s,kind:"password",required:!0,complete:"current-password"}),Kd=()=>Tt`
  <label class="switch">
    <span>
      ${i("settings.alsoUnlink",{name:ts()})}<br>
      <span class="soft">${i("settings.alsoUnlinkHint")}</span>
    </span>
    <input type="checkbox" role="switch" id="unlinkIdentity" name="unlinkIdentity">
  </label>`,Ic=({user:e,asksCurrent:t,password:s})=>Tt`
  <form class="card" novalidate @submit=${s.submit}>
    <h2>${i(t?"settings.password":"settings.passwordFirst")}</h2>
    ${e.hasPassword&&!t?Tt`<p class="note">${i("link.setPassword")}</p>`:Us}
    <input class="unseen" type="text" autocomplete="username" .value=${e.username} tabindex="-1" aria-hidden="true">
    ${T(s)}
    ${ve(s)}
    ${t?ae(s,"currentPassword",i("settings.currentPassword")):Us}
    ${b(s,"newPassword",{label:i("settings.newPassword"),hint:i("settings.passwordHint"),kind:"password",required:!0,least:8,most:255,complete:"new-password"})}
    ${e.identityLinked?Kd():Us}
    <div class="row end">${N(s,i("action.save"))}</div>
  </form>`;async function Yd(e){let t=i("settings.unlinkTitle",{name:ts()});await M(t,i("settings.unlinkText"),i("settings.unlink"))&&e.unlink()}async function Gd(e,t){if(!t.asksPassword)return;e.preventDefault();let s=i("settings.link",{name:ts()});await D(a=>t.confirmForm(a),s,a=>Tt`
    <p>${i("settings.linkText")}</p>
    ${T(a)}
    ${ae(a,"password",i("account.password"))}`,()=>Tt`<button type="submit">${i("settings.linkGo")}</button>`)&&location.assign(Ei({link:"true"}))}var Jd=e=>Tt`
  <p>${c("check")} ${i("settings.linked")}</p>
  <p><button type="button" class="quiet" @click=${()=>Yd(e)}>${i("settings.unlink")}</button></p>`,Xd=e=>Tt`
  <p>${i("settings.notLinked")}</p>
  <p>
    <a class="button quiet" href=${Ei({link:"true"})} @click=${t=>Gd(t,e)}>
      ${i("settings.link",{name:ts()})}
    </a>
  </p>`,Mc=e=>Tt`
  <section class="card">
    <h2>${i("settings.identity",{name:ts()})}</h2>
    ${e.user.identityLinked?Jd(e):Xd(e)}
  </section>`;async function Zd(e){await D(s=>e.deleteForm(s),i("settings.deleteTitle"),s=>Tt`
    <p>${i("settings.deleteText")}</p>
    ${T(s)}
    ${ve(s)}
    ${e.asksPassword?ae(s,"password",i("account.password")):Us}`,()=>Tt`<button type="submit" class="danger">${i("settings.delete")}</button>`)&&await e.leaveDeleted()}var jc=e=>Tt`
  <section class="card">
    <p>${i("settings.dataText")}</p>
    <p><a class="button quiet" href="/api/users/me/export" download>${i("settings.download")}</a></p>
    <p>${i("settings.archiveText")}</p>
    <p><a class="button quiet" href="/api/users/me/archive" download>${i("settings.archive")}</a></p>
    <p><a class="button quiet" href="/import">${i("settings.import")}</a></p>
    <h2>${i("settings.deleteHead")}</h2>
    <p>${i("settings.deleteHint")}</p>
    <p><button type="button" class="danger" @click=${()=>Zd(e)}>${i("settings.delete")}</button></p>
  </section>`;import{html as Ra,nothing as Rs}from"../lib/lit-html/lit-html.js";function O(e,{label:t,options:s,chosen:n,set:a=()=>{},hint:o="",error:r="",name:l=e}){let p=r?`${e}-error`:o?`${e}-hint`:Rs;return Ra`
    <div class="field">
      <label for=${e}>${t}</label>
      <select id=${e} name=${l} aria-describedby=${p} aria-invalid=${r?"true":Rs} @change=${g=>a(g.target.value)}>
        ${s.map(([g,d,q=Rs])=>Ra`
          <option value=${g} lang=${q} ?selected=${g===n}>${d}</option>`)}
      </select>
      ${p===Rs?Rs:Ra`<p class=${r?"error":"hint"} id=${p}>${r||o}</p>`}
    </div>`}import{html as Qd}from"../lib/lit-html/lit-html.js";async function tm(e){let t=await ge(e);t||document.getElementById("secret").select(),u(i(t?"secret.copied":"secret.selected"))}var zi=({title:e,text:t,label:s,value:n})=>X(a=>Qd`
  <h2>${e}</h2>
  <p>${t}</p>
  <div class="field">
    <label for="secret">${s}</label>
    <input id="secret" readonly spellcheck="false" autocomplete="off" .value=${n} @focus=${o=>o.target.select()}>
  </div>
  <div class="row end">
    <button type="button" class="quiet" @click=${()=>a()}>${i("action.close")}</button>
    <button type="button" @click=${()=>tm(n)}>${c("copy")} ${i("secret.copy")}</button>
  </div>`,{label:e});function em({mediaBytes:e,mediaLimit:t}){let s=ot(e);return t===null?i("admin.usage",{size:s}):t?i("admin.usageOf",{size:s,limit:ot(t)}):i("admin.usageUnlimited",{size:s})}var sm=e=>[i("admin.joined",{date:Ut(e.createdAt)}),e.seenAt?i("admin.seen",{date:Ut(e.seenAt)}):i("admin.notSeen"),i("admin.finds",{n:e.findCount}),em(e),e.invitedBy&&i("admin.invitedBy",{name:h(e.invitedBy)})],im=({suspendedAt:e,endsAt:t})=>t?i("admin.suspendedUntil",{date:ee(t)}):i("admin.suspendedSince",{when:Ee(e)}),nm=e=>tt`<p class="note">${im(e)}<br>${i("admin.reasonIs",{reason:e.reason})}</p>`,am=e=>e.suspension?tt`<span class="person"><span class="avatar none">${c("block")}</span> <span>${As(e)}</span></span>`:tt`<a class="person" href="/people/${e.id}">${U(e)} <span>${As(e)}</span></a>`,Ac=(e,t)=>tt`
  ${T(t)}
  ${ve(t)}
  ${e.asksPassword?ae(t,"password",i("account.password")):es}`,om=(e,t)=>D(s=>e.adminForm(t,s),i("admin.adminTitle",{name:h(t)}),s=>tt`
  <p>${i("admin.adminText")}</p>
  ${Ac(e,s)}`,()=>tt`<button type="submit" class="danger">${i("admin.admin")}</button>`);async function rm(e,t){await M(i("admin.memberTitle",{name:h(t)}),i("admin.memberText"),i("admin.member"))&&e.demote(t)}var cm=["instance","own","none"],lm=(e,t)=>{e.kind??=t.mediaLimit===null?"instance":t.mediaLimit?"own":"none";let s=n=>{e.kind=n,e.update()};return tt`
    ${T(e)}
    ${O("kind",{label:i("admin.limit"),options:cm.map(n=>[n,i(`admin.limits.${n}`)]),chosen:e.kind,set:s})}
    ${e.kind==="own"?b(e,"size",{label:i("admin.size"),kind:"number",mode:"numeric",required:!0,value:t.mediaLimit?Math.round(t.mediaLimit/2**20):""}):es}`};async function Hi(e,t,s){let n=await e;return n&&u(i(t,{name:h(s)})),n}var pm=(e,t)=>D(s=>e.limitForm(t,s),i("admin.limitTitle",{name:h(t)}),s=>lm(s,t),()=>tt`<button type="submit">${i("action.save")}</button>`),um=(e,t)=>D(s=>e.suspendForm(t,s),i("admin.suspendTitle",{name:h(t)}),s=>tt`
  <p>${i("admin.suspendText")}</p>
  ${T(s)}
  ${b(s,"reason",{label:i("admin.reason"),hint:i("admin.reasonHint"),kind:"area",value:t.suspension?.reason,required:!0,most:500})}
  ${b(s,"days",{label:i("admin.days"),hint:i("admin.daysHint"),kind:"number",mode:"numeric"})}`,()=>tt`<button type="submit" class="danger">${i("admin.suspend")}</button>`);async function dm(e,t){let s="";await D(o=>e.linkForm(t,r=>{s=r,o()}),i("admin.linkTitle",{name:h(t)}),o=>tt`
    <p>${i("admin.linkAsk",{name:h(t)})}</p>
    ${Ac(e,o)}`,()=>tt`<button type="submit">${i("admin.linkMake")}</button>`)&&await zi({title:i("admin.link"),text:i("admin.linkText",{name:h(t)}),label:i("admin.linkLabel"),value:s})}async function mm(e,t){let s=D(n=>e.deleteForm(t,n),i("admin.deleteTitle",{name:h(t)}),n=>tt`
    <p>${i("admin.deleteText")}</p>
    ${T(n)}
    ${b(n,"name",{label:i("admin.deleteName",{name:t.username}),required:!0,complete:"off"})}
    ${b(n,"reason",{label:i("admin.reason"),hint:i("admin.logHint"),most:500})}`,()=>tt`<button type="submit" class="danger">${i("admin.delete")}</button>`);await Hi(s,"admin.deleteDone",t)&&x("account-search")}function hm(e,t){let s=(a,o,r)=>({text:a,label:`${a}: ${h(t)}`,run:o,isDanger:r}),n=[t.role==="admin"?s(i("admin.member"),()=>rm(e,t)):s(i("admin.admin"),()=>Hi(om(e,t),"admin.adminDone",t)),s(i("admin.limit"),()=>Hi(pm(e,t),"admin.limitDone",t))];return e.isMe(t)?n:[...n,...t.suspension?[]:[s(i("admin.link"),()=>dm(e,t))],s(i(t.suspension?"admin.suspendAgain":"admin.suspend"),()=>Hi(um(e,t),"admin.suspendDone",t),!t.suspension),...t.suspension?[s(i("admin.lift"),()=>e.lift(t))]:[],s(i("admin.delete"),()=>mm(e,t),!0)]}var Bc=(e,t)=>tt`
  <li class="account">
    <div class="row between">
      <span class="row">
        ${am(t)}
        ${t.role==="admin"?tt`<span class="badge">${i("admin.role")}</span>`:es}
        ${e.isMe(t)?tt`<span class="badge">${i("people.you")}</span>`:es}
        ${t.suspension?tt`<span class="badge warning">${i("admin.suspended")}</span>`:es}
      </span>
      ${xt(i("people.menu",{name:h(t)}),hm(e,t))}
    </div>
    <p class="soft facts">${sm(t).filter(Boolean).map(s=>tt`<span>${s}</span>`)}</p>
    ${t.suspension?nm(t.suspension):es}
  </li>`;function $m(e,t){e.preventDefault(),t.search()}var gm=e=>Vi`
  <form role="search" @submit=${t=>$m(t,e)}>
    <label for="account-search">${i("people.search")}</label>
    <div class="search">
      ${c("search")}
      <input id="account-search" type="search" maxlength="31" autocomplete="off" autocapitalize="none" spellcheck="false"
        .value=${e.text} @input=${t=>e.type(t.target.value)}>
    </div>
  </form>
  <div class="chips" role="group" aria-label=${i("admin.which")}>
    ${Da.map(t=>Ke(e.status===t,i(`admin.statuses.${t}`),()=>e.choose(t)))}
  </div>`;function bm(e){let{items:t,problem:s,load:n}=e.list;return s?w(s,n):t?t.length?Vi`
    <ul class="people" aria-label=${i("admin.people")}>${t.map(a=>Bc(e,a))}</ul>
    ${R(e.list)}`:Vi`<p class="soft" role="status">${i("admin.noAccounts")}</p>`:k(4)}function Nc(e){let t=new Ci(e);return{title:i("admin.people"),ready:t.list.load(),view:()=>Vi`
      ${v(i("admin.people"),fm,"/admin")}
      <section class="card">${gm(t)}${bm(t)}</section>`,close:()=>t.close()}}import{html as Tm,nothing as Im}from"../lib/lit-html/lit-html.js";var _c=e=>e.slice(1).match(/../g).map(t=>Number.parseInt(t,16)/255),Cc=e=>e<=.04045?e/12.92:((e+.055)/1.055)**2.4,wm=e=>e<=.0031308?e*12.92:1.055*e**.4166666666666667-.055;function ss(e){let[t,s,n]=_c(e).map(Cc);return 1.05/(.2126*t+.7152*s+.0722*n+.05)}var is=4.5;function Wi(e){let t=e;for(let s=1;ss(t)<is;s-=.01)t=`#${_c(e).map(n=>Math.round(255*wm(Cc(n)*s)).toString(16).padStart(2,"0")).join("")}`;return t}async function Es(e){if(!/^image\/(jpeg|png|webp|avif|heic|heif)$/.test(e.type))return e;try{return await ym(e)}catch{return e}}async function ym(e){let t=await createImageBitmap(e,{imageOrientation:"from-image"}),s=Math.min(1,2560/Math.max(t.width,t.height));if(s===1&&e.size<409600)return t.close(),e;let n=new OffscreenCanvas(Math.max(1,Math.round(t.width*s)),Math.max(1,Math.round(t.height*s))),a=n.getContext("2d");a.fillStyle="#fff",a.fillRect(0,0,n.width,n.height),a.drawImage(t,0,0,n.width,n.height),t.close();let o=await n.convertToBlob({type:"image/jpeg",quality:.85});return o.size<e.size?new File([o],e.name.replace(/\.\w+$/,"")+".jpg",{type:"image/jpeg"}):e}var ns=class{progress=null;#t;#e;#s;constructor(t,s,{has:n,take:a}){[this.#t,this.#e,this.#s,this.has]=[t,s,a,n]}async set(t,s=He){let n=a=>{this.progress=a,this.#e.update()};n(0);try{await this.#s(await s("PUT",this.#t,await Es(t),{signal:this.#e.signal,progress:n})),u(i("profile.pictureSaved"))}catch(a){a.name!=="AbortError"&&u(P(a))}n(null)}async remove(){try{await j(this.#t),await this.#s(null)}catch(t){u(P(t))}this.#e.update()}};var Dc=2**20,Ki="/api/admin/instance",Uc=["invite","open","closed"],Rc=["members","admins","off"],as="#0f766e",zs={teal:as,blue:"#1d4ed8",violet:"#6d28d9",pink:"#be185d",red:"#b91c1c",green:"#15803d",grey:"#475569"},os=class{values=null;accent=as;#t;constructor(t){this.#t=t,this.loading=J(t,async()=>{this.values=await m(Ki,{signal:t.signal}),this.accent=this.savedAccent}),this.picture=new ns(`${Ki}/picture`,t,{has:()=>!!this.values.picture,take:async s=>this.#e(s??await m(Ki))}),this.form=new F({send:async s=>{await this.save(s),u(i("admin.saved"))},update:t.update})}get startView(){return be(this.values.startView)}get myView(){return me.get()}async begin(t){await L(this.save({startView:t}))&&u(i("admin.saved")),this.#t.update()}get savedAccent(){return this.values?.accent||as}get isAccentDark(){return ss(this.accent)>=is}chooseAccent(t){this.accent=t,delete this.form.errors.accent;let s=Math.floor(ss(t)*10)/10;this.isAccentDark||(this.form.errors.accent=i("admin.accentLight",{contrast:I(s),least:I(is)})),this.form.update()}get darkerAccent(){return Wi(this.accent)}isFixed(t){return this.values.fixed.includes(t)}get limit(){return this.values.mediaLimit?Math.round(this.values.mediaLimit/Dc):""}async save({registration:t,invites:s,mediaLimit:n,...a}){let o={};for(let[r,l]of Object.entries(a))o[r]=l.trim();a.accent===as&&(o.accent=""),t&&t!==this.values.registration&&(o.registration=t),s&&s!==this.values.invites&&(o.invites=s),n!==void 0&&n!==String(this.limit)&&(o.mediaLimit=Math.round(Number(n)*Dc)),this.#e(await G(Ki,o))}#e(t){this.values=t;let{fixed:s,mediaLimit:n,registration:a,invites:o,...r}=this.values;Object.assign(y(),{instance:r,registration:a,invites:a==="closed"?"off":o})}},Yi=class{values=null;busy=!1;#t;constructor(t){this.#t=t,this.loading=J(t,async()=>{this.values=await m("/api/admin/checks",{signal:t.signal})})}run=async()=>{this.busy||(this.busy=!0,this.#t.update(),await this.loading.load(),this.busy=!1,this.#t.update())}},Gi=class{values=null;wishes=[];constructor(t){this.loading=J(t,async()=>{let[s,n]=await Promise.all([m("/api/admin/overview",{signal:t.signal}),m("/api/admin/map",{signal:t.signal}).catch(()=>({wishes:[]}))]);Object.assign(this,{values:s,wishes:n.wishes})})}};import{html as Ji,nothing as Ea}from"../lib/lit-html/lit-html.js";var vm={ok:"check",warn:"flag",fail:"close"},km=e=>Ji`
  <li class="row finding ${e.status}">
    ${c(vm[e.status])}
    <span class="grow">
      <span class="strong">${i(`admin.check.${e.status}`)}</span> <span class="soft" lang="en">${e.check}</span><br>
      <span lang="en">${e.text}</span>
      ${e.fix?Ji`<br><span lang="en" class="soft">${e.fix}</span>`:Ea}
    </span>
  </li>`;function xm({status:e,findings:t}){return Ji`
    <p class="strong">${i(`admin.checked.${e}`)}</p>
    <ul class="people">${t.map(km)}</ul>`}var Ec=e=>Ji`
  <section class="card" id="checks">
    <h2>${i("admin.checks")}</h2>
    <p class="hint">${i("admin.checksText")}</p>
    <div class="stack" aria-live="polite">
      ${e.loading.problem?w(e.loading.problem,e.run):Ea}
      ${e.values&&!e.loading.problem?xm(e.values):Ea}
    </div>
    <div><button class="quiet" id="check" type="button" aria-busy=${e.busy?"true":"false"} @click=${e.run}>
      ${i(e.values?"admin.checkAgain":"admin.check")}</button></div>
  </section>`;import{html as zt,nothing as rs}from"../lib/lit-html/lit-html.js";var Om=["disk_nearly_full","clock_apart","push_off","no_base_url","registration_open","storage_failing","data_folder","no_ffmpeg","decoders_not_confined","backup_missing"],oe=(e,t)=>zt`<div class="row between"><dt>${e}</dt><dd class="strong">${t}</dd></div>`,qm=e=>i("admin.jobsOf",{push:I(e.pushJobs),media:I(e.mediaJobs)}),Sm=e=>zt`
  ${oe(i("admin.backup"),e.lastAt?zt`${W(e.lastAt)}, ${i(`admin.backup.${e.result}`)}`:i(`admin.backup.${e.result}`))}
  ${oe(i("admin.backupPlace"),e.place)}`,Fm=e=>zt`
  <dl class="stack">
    ${oe(i("admin.users"),I(e.users))}
    ${oe(i("admin.publicFinds"),I(e.finds))}
    ${oe(i("admin.media"),ot(e.mediaBytes))}
    ${e.diskFree===null?rs:oe(i("admin.disk"),ot(e.diskFree))}
    ${e.pushJobs||e.mediaJobs?oe(i("admin.jobs"),qm(e)):rs}
    ${e.backup?Sm(e.backup):rs}
    ${oe(i("admin.swept"),e.sweptAt?W(e.sweptAt):i("admin.never"))}
    ${oe(i("admin.version"),`${e.version}, ${e.database==="postgres"?"PostgreSQL":"SQLite"}`)}
  </dl>`,Pm=e=>zt`<li class="note">${i(`admin.problem.${e}`)}</li>`,Lm=e=>zt`
  <details>
    <summary>${i("admin.largest")}</summary>
    <ul class="plain-list">
      ${e.map(t=>zt`
        <li class="row between"><a href="/admin/people?q=${t.username}">${t.username}</a> <span>${ot(t.mediaBytes)}</span></li>`)}
    </ul>
  </details>`,zc=({wishes:[e,...t]})=>e?zt`
  <a class="note wished" href="/admin/map">${t.length?i("admin.wishes",{title:e.title,n:t.length}):i("admin.wish",{title:e.title})}</a>`:rs;function Hc({values:e,loading:t}){if(t.problem)return w(t.problem,t.load);if(!e)return k(3);let s=e.problems.filter(n=>Om.includes(n));return zt`
    ${s.length?zt`<ul class="stack plain-list" aria-label=${i("admin.problems")}>${s.map(Pm)}</ul>`:rs}
    <section class="card">
      <h2>${i("admin.state")}</h2>
      ${Fm(e)}
      ${e.largest.length?Lm(e.largest):rs}
    </section>`}import{html as Vc,nothing as za}from"../lib/lit-html/lit-html.js";var lt=(e,t,s,n="",a=za)=>Vc`
  <li>
    <a class="area" href=${e}>
      ${t?c(t):za}
      <span class="grow" lang=${a}>
        <span class="strong">${s}</span>${n?Vc`<br><span class="soft">${n}</span>`:za}
      </span>
      ${c("next")}
    </a>
  </li>`;var Mm=[["people","/admin/people","people"],["invites","/invites","plus"],["reports","/admin/reports","flag"],["log","/admin/log","feed"],["map","/admin/map","map"],["categories","/admin/categories","filter"],["instance","/admin/instance","gear"],["welcome","/admin/welcome","check"],["help","/help","comment"]];function Wc(e){let t=new Gi(e),s=new Yi(e);return{title:i("admin.title"),ready:t.loading.load(),view:()=>Tm`
      ${v(i("admin.title"),Im,"/profile")}
      ${zc(t)}
      <section class="card">
        <ul class="people">${Mm.map(([n,a,o])=>lt(a,o,i(`admin.${n}`),i(`admin.about.${n}`)))}</ul>
        <p class="hint">${i("admin.private")}</p>
      </section>
      ${Hc(t)}
      ${Ec(s)}`}}import{html as pt,nothing as Hs}from"../lib/lit-html/lit-html.js";var Kc="/api/admin/instance",Ha=20,Xi=class{list=null;isOwn=!1;#t;#e;constructor(t,s){[this.#t,this.#e]=[t,s],this.loading=J(t,async()=>{this.#s(await m(Kc,{signal:t.signal}))})}#s({categories:t=[]}){this.isOwn=t.length>0,this.list=this.isOwn?t:$e.map(s=>({code:s}))}get left(){return $e.filter(t=>!this.list.some(s=>s.code===t))}get isFull(){return this.list.length>=Ha}async save(t){let s=await G(Kc,{categories:t});this.#s(s),y().instance={...y().instance,categories:s.categories},y().categories=this.list.map(n=>n.code),this.#e(y().instance.accent??""),this.#t.update()}async change(t){await L(this.save(t))&&u(i("admin.saved"))}move(t,s){let n=[...this.list];return n.splice(t+s,0,...n.splice(t,1)),this.change(n)}remove(t){return this.change(this.list.toSpliced(t,1))}add(t){return this.change([...this.list,t])}restore(){return this.change([])}},Zi=class{sign;color;isDarkened=!1;#t;#e;constructor(t,s,n){this.#t=t,this.#e=s;let{sign:a,color:o=""}=this.was;this.color=o,this.sign=a??($e.includes(this.was.code)?this.was.code:""),this.form=new F({send:async r=>{await this.#s(r).catch(l=>{throw this.#i(l)}),u(i("admin.saved")),n()}})}get was(){return this.#t.list[this.#e]??{}}get names(){return this.was.names??{}}get isNamed(){return $e.includes(this.was.code)}choose(t){this.isDarkened=ss(t)<is,this.color=this.isDarkened?Wi(t):t,this.form.update()}show(t){this.sign=t,this.form.clear("sign"),this.form.update()}#s({en:t="",de:s=""}){let n=Object.fromEntries(Object.entries({en:t.trim(),de:s.trim()}).filter(([,l])=>l)),a=this.was.code??n[kt()],o={code:a,names:n};this.sign&&this.sign!==a&&(o.sign=this.sign.trim()),this.color&&(o.color=this.color);let r=[...this.#t.list];return r[this.#e??r.length]=o,this.#t.save(r)}#i(t){let s={code:kt(),"names.en":"en","names.de":"de",sign:"sign"},n=a=>s[a.replace(/^body\.categories\[\d+\]\./,"")]??"";return Object.assign(t,{errors:t.errors?.map(a=>({...a,location:`body.${n(a.location)}`}))})}};function Qi(e){let t=document.querySelectorAll('link[href^="/theme.css"]'),s=Object.assign(document.createElement("link"),{rel:"stylesheet",href:f("/theme.css",{accent:e.slice(1)})});s.addEventListener("load",()=>{for(let n of t)n.remove()}),s.addEventListener("error",()=>s.remove()),document.head.append(s)}var jm=(e,t)=>pt`
  <button type="button" class="round" aria-label=${_(t)} title=${_(t)}
    aria-pressed=${String(e.sign===t)} @click=${()=>e.show(e.sign===t?"":t)}>${ft(t)}</button>`,Am=e=>pt`
  <fieldset class="field">
    <legend>${i("categories.sign")}</legend>
    <div class="swatches">${$e.map(t=>jm(e,t))}</div>
    <label for="sign">${i("categories.emoji")} <span class="soft">${i("form.optional")}</span></label>
    <input id="sign" name="sign" type="text" data-most="12" autocomplete="off" .value=${$e.includes(e.sign)?"":e.sign}
      aria-describedby=${e.form.errors.sign?"sign-error":"sign-hint"} aria-invalid=${e.form.errors.sign?"true":Hs}
      @input=${t=>e.show(t.target.value)}>
    ${e.form.errors.sign?pt`<p class="error" id="sign-error">${i("categories.badSign")}</p>`:pt`<p class="hint" id="sign-hint">${i("categories.emojiHint")}</p>`}
  </fieldset>`,Bm=(e,t,s)=>pt`
  <button type="button" class="swatch" aria-label=${i(`admin.colours.${t}`)} title=${i(`admin.colours.${t}`)}
    aria-pressed=${String(s===e.color)} @click=${()=>e.choose(s)}>
    <svg viewBox="0 0 32 32" aria-hidden="true"><circle cx="16" cy="16" r="16" fill=${s}/></svg>
    ${s===e.color?c("check"):Hs}
  </button>`,Nm=e=>pt`
  <div class="field">
    <label for="color">${i("categories.color")}</label>
    <input id="color" type="color" .value=${e.color||zs.teal} aria-describedby="color-note"
      @change=${t=>e.choose(t.target.value)}>
    <div class="swatches">${Object.entries(zs).map(([t,s])=>Bm(e,t,s))}</div>
    <p class="hint" id="color-note" aria-live="polite">${e.isDarkened?i("categories.darkened"):i("categories.colorHint")}</p>
  </div>`;function Gc(e,t){let s=null,n=t===void 0?i("categories.new"):i("categories.editTitle",{name:_(e.list[t].code)});return D(a=>(s=new Zi(e,t,a)).form,n,()=>pt`
    ${T(s.form)}
    ${_m().map((a,o)=>b(s.form,a,{label:i(`categories.name.${a}`),value:s.names[a],most:50,required:o===0&&!s.was.code,hint:o===0&&s.isNamed?i("categories.nameHint",{name:_(s.was.code)}):""}))}
    ${Am(s)}
    ${Nm(s)}`,a=>N(a,i("action.save")))}var _m=()=>[kt(),...di.filter(e=>e!==kt())];async function Cm(e,t){let s=i("categories.removeTitle",{name:_(e.list[t].code)});await M(s,i("categories.removeText"),i("categories.remove"))&&await e.remove(t)}async function Dm(e){await M(i("categories.restoreTitle"),i("categories.restoreText"),i("categories.restore"))&&await e.restore()}var Yc=(e,t,s,n,a,o)=>pt`
  <button type="button" class="round ${n}" ?disabled=${!e.list[t+s]} aria-label="${i(a)}: ${o}" title=${i(a)}
    @click=${()=>e.move(t,s)}>${c("back")}</button>`;function Um(e,{code:t},s){let n=_(t);return pt`
    <li class="row between">
      ${ft(t)}
      <span class="grow" dir="auto">${n}</span>
      <span class="row">
        ${Yc(e,s,-1,"up","categories.up",n)}
        ${Yc(e,s,1,"down","categories.down",n)}
        ${xt(i("categories.more",{name:n}),[{text:i("categories.edit"),sign:"edit",run:()=>Gc(e,s)},...e.list.length>1?[{text:i("categories.remove"),sign:"trash",isDanger:!0,run:()=>Cm(e,s)}]:[]])}
      </span>
    </li>`}var Rm=e=>e.left.length&&!e.isFull?pt`
  <h2>${i("categories.left")}</h2>
  <div class="chips">${e.left.map(t=>pt`
    <button type="button" class="chip" @click=${()=>e.add({code:t})}>
      ${ft(t)} ${_(t)} ${c("plus")}
    </button>`)}
  </div>`:Hs,Em=e=>pt`
  <section class="card">
    <p class="hint">${i("categories.about")}</p>
    <ul class="people">${e.list.map((t,s)=>Um(e,t,s))}</ul>
    ${e.isFull?pt`<p class="hint">${i("categories.full",{n:Ha})}</p>`:pt`
      <p><button type="button" class="quiet" id="new-category" @click=${()=>Gc(e)}>
        ${c("plus")} ${i("categories.new")}
      </button></p>`}
    ${Rm(e)}
    ${e.isOwn?pt`
      <p><button type="button" class="quiet" @click=${()=>Dm(e)}>${i("categories.restore")}</button></p>`:Hs}
  </section>`;function Jc(e){let t=new Xi(e,Qi);return{title:i("admin.categories"),ready:t.loading.load(),view:()=>pt`
      ${v(i("admin.categories"),Hs,"/admin")}
      ${t.loading.problem?w(t.loading.problem,t.loading.load):t.list?Em(t):k(6)}`}}import{html as tn,nothing as Va}from"../lib/lit-html/lit-html.js";var Xc={role_changed:"shield",media_limit_changed:"gear",account_suspended:"block",suspension_lifted:"check",account_deleted:"trash",invite_revoked:"close",sign_in_link_created:"lock",sign_in_link_used:"lock",report_closed:"flag",find_hidden:"block",find_shown:"check",find_deleted:"trash",comment_hidden:"block",comment_shown:"check",comment_deleted:"trash",instance_changed:"gear"},zm={mediaLimit:"limitOfAll",invites:"whoInvites"},Hm=e=>parseInt(e,10)?ot(parseInt(e,10)):i(`admin.limits.${e.startsWith("0 ")?"none":"instance"}`);function Vm({action:e,reason:t}){return e==="role_changed"?i(`admin.roles.${t}`):e==="report_closed"?i(`report.result.${t}`):e==="instance_changed"?t.split(", ").map(s=>i(`admin.${zm[s]??s}`)).join(", "):e==="media_limit_changed"?Hm(t):t}function Wm(e){let t={actor:e.actorName||i("admin.commandLine"),target:e.targetName,action:e.action};return i(Xc[e.action]?`admin.act.${e.action}`:"admin.act.other",t)}var Km=e=>tn`
  <li class="row act">
    ${c(Xc[e.action]??"shield")}
    <span class="grow">
      <span class="strong">${Wm(e)}</span><br>
      ${e.reason?tn`<span dir="auto">${Vm(e)}</span><br>`:Va}
      <span class="soft">${W(e.createdAt)}</span>
    </span>
  </li>`;function Ym(e){return e.problem?w(e.problem,e.load):e.items?e.items.length?tn`
    <section class="card">
      <p class="hint">${i("admin.logText")}</p>
      <ul class="people">${e.items.map(Km)}</ul>
      ${R(e)}
    </section>`:C(i("admin.noActs"),i("admin.noActsText"),Va,"feed"):k(4)}function Zc(e){let t=z(e,"/api/admin/log");return{title:i("admin.log"),ready:t.load(),view:()=>tn`${v(i("admin.log"),Va,"/admin")}${Ym(t)}`}}import{html as wt,nothing as qt}from"../lib/lit-html/lit-html.js";var Gm=["title","description","category"],en=e=>JSON.stringify(e.map(({id:t,url:s,caption:n})=>[t??s,n??""])),sn=class{constructor(t,{media:s,place:n,...a},o,r){this.now=o,this.tag=r;let l=(d,q,Y,Pt)=>({name:d,mine:q,theirs:Y,choice:Pt?"mine":"theirs"}),p=d=>(o[d]??"")!==(t[d]??"")&&(o[d]??"")!==(a[d]??"");this.parts=Gm.filter(p).map(d=>l(d,a[d]??"",o[d]??"",(a[d]??"")!==(t[d]??"")));let g=en(o.media)!==en(t.media);s&&g&&en(s)!==en(o.media)&&this.parts.push(l("photos",s,o.media,!0)),n&&o.locationId!==t.locationId&&this.parts.push(l("place",n.name,o.location.name,!0))}takes(t){return this.parts.some(s=>s.name===t&&s.choice==="theirs")}};var Jm=8,nn=class{items=[];at=-1;#t;#e=null;#s=[];#i=!1;constructor(t){this.#t=t}async follow(t){this.#i=!0,this.#a(t),this.#e??=m("/api/finds/categories",{signal:this.#t.signal}).catch(()=>(this.#e=null,[])),this.#s=await this.#e,this.#i&&this.#a(t)}close(){this.#i=!1,this.#n([])}move(t){let s=this.items.length;this.at=this.at<0&&t<0?s-1:(this.at+t+s)%s,this.#t.update()}#a(t){let s=fe(t.trim()),n=new Set(this.#s.map(o=>o.category)),a=s?Et().filter(o=>!n.has(o)).map(o=>({category:o,ownCount:0,count:0})):[];this.#n([...this.#s,...a].filter(({category:o})=>{let r=fe(_(o));return r.includes(s)&&(r!==s||Ge(o))}).slice(0,Jm))}#n(t){Object.assign(this,{items:t,at:-1}),this.#t.update()}};var Xm=1200*36e5,an=class{id;stored=null;#t;#e;#s;#i=null;#a=new Set;#n=!1;#o=!1;constructor(t){this.#t=t,this.#s=!t.params.id;let s=t.params.id??t.query.get("draft");this.#r(new RegExp(`^${ar}$`).test(s)||!this.#s?s:We()),this.#s&&!this.stored&&this.#r(We())}#r(t){this.id=t,this.#e=this.#s?ne(t):_r(t),this.stored=this.#e.get()}get findId(){return this.#i??=wr(this.id)>Date.now()-Xm?this.id:We()}get path(){let t=new URLSearchParams(this.#t.query);return t.set("draft",this.id),`/new?${t}`}save(t){if(!(this.#o||this.#t.signal.aborted)){if(!t)return this.#e.remove();this.#e.set({...t,at:Date.now()}),this.#s&&!this.#n&&this.#t.rename(this.path),this.#n=!0}}async files(){if(!this.stored||!this.#s)return[];let t=new Set(this.stored.media?.map(n=>n.key)),s=await Fi(this.id);for(let{key:n}of s)this.#a.add(n);return s.filter(n=>!t.has(n.key))}get hasFiles(){return this.#a.size>0}release(t){let s=new Set(t.filter(n=>!n.media).map(n=>n.key));for(let n of this.#a)s.has(n)||(this.#a.delete(n),Dr(n))}remove(){return this.#o=!0,this.#e.remove(),this.#s?Pi(this.id):null}};async function Qc(e,t){if(t?.point)return t;let s=e.get("place");if(s){let a={includePrivate:!0,includeFriends:!0,includeLists:!0,findsLimit:"0"},o=await m(f(`/api/locations/${encodeURIComponent(s)}`,a));return{location:o,point:it(o)}}let n=be(e.get("at"));return n?{point:{lat:n.lat,lng:n.lng}}:null}var Wa=({location:e,locationId:t,exact:s})=>{let{name:n,...a}=s??e;return{location:{...e,name:n,id:t},point:it(a),name:n,by:"search"}},on=()=>bt.includes(de.get())?de.get():"everyone",tl=()=>bt.includes(de.get()),rn=({title:e,description:t,category:s,audience:n,area:a,exactForFriends:o})=>({title:e,description:t,category:s,audience:n,area:a,exactForFriends:o}),cn=({audience:e,area:t,exactForFriends:s})=>({audience:e,area:t,exactForFriends:s});function el(e,t){if(e?.was&&Object.entries(t).every(([n,a])=>e.was[n]===a))return cn(e);let s=e?.audience??(e?.isPublic===!1?"friends":"everyone");return{...t,audience:bt[Math.max(bt.indexOf(s),bt.indexOf(t.audience))]}}function sl({title:e,description:t,category:s,audience:n,area:a="",exactForFriends:o},r={area:""}){let l={title:e.trim(),description:t.trim()||null,category:s.trim()||null},p=a!==""&&a!==r.area,g=p?{area:Number(a)}:{},q=Number(a)&&(p||o!==r.exactForFriends)?{exactForFriends:o==="true"}:{};return{...l,...n===r.audience?{}:{audience:n},...g,...q}}var il=({location:e},{area:t=""})=>t!==""&&(e?.area??0)>Number(t),nl=(e,{area:t})=>B(`/api/finds/${e}`,{area:Number(t),homeZone:!1}),Ka=({location:e,exact:t})=>({area:String(e.area??0),exactForFriends:String(t?.forFriends??!0)});var cs=class{uploads=null;place=null;isOwn=!0;placeError="";shown;#t=null;#e;constructor(t,s){this.page=t,this.#e=s,this.draft=new an(t),this.form=new F({send:a=>this.#s(a),update:t.update}),this.isRestored=!!this.draft.stored;let{stored:n}=this.draft;this.values={...n,audience:n?.audience??(n?.isPublic===!1?"friends":on())},this.proposals=new nn(t),this.loading=J(t,()=>this.begin())}get isOther(){return this.#t??!!(this.values.category&&!Ge(this.values.category))}changed(){this.place?.title&&(this.values.title||=this.place.title,this.place.title=""),this.saveDraft(),this.page.update()}addFiles(t){return this.isOwn?this.uploads.add(t):void 0}change(t){this.values={...this.values,...t},this.changed()}chooseCategory(t){this.#t=t==="other"&&!this.isOther,this.change({category:t===this.values.category||t==="other"?"":t})}async submit(t){return this.placeError="",await this.form.submit(t),!this.placeError}async#s(t){let{point:s,name:n,location:a}=this.place.value;if(!s){this.placeError=i("spot.missing"),this.page.update();return}if(await this.uploads.settled(),this.uploads.hasFailed)throw{code:"failed",text:i("edit.uploadFailed")};let o={point:s,name:n||this.place.proposal,location:a},r=sl({category:this.values.category??"",...t},this.shown),l=await this.write(r,o).catch(p=>this.#i(p));l&&(il(l,t)&&await this.#e.showHome()&&await nl(l.id,t).catch(p=>u(P(p))),await this.leave(`/finds/${l.id}`,i(this.isNew?"edit.published":"edit.saved")))}#i(t){let s=wi(t);throw s.length?(this.uploads.removeMissing(s),{code:"failed",text:i("edit.photosGone")}):t}close(){this.uploads?.stop(),this.place?.close()}};async function ln(e){try{let t=await ls(e,0,262144),s=await Zm(e,t);return s?oh(ah(s.view,s.tiff)):al}catch{return al}}var al={place:null,time:""},ls=async(e,t,s)=>new DataView(await e.slice(t,t+s).arrayBuffer());function Zm(e,t){return t.getUint16(0)===65496?Qm(t):t.getUint32(0)===2303741511?ol(e,{at:8,little:!1,name:"eXIf",extra:12,sizeFirst:!0}):re(t,0,4)==="RIFF"&&re(t,8,4)==="WEBP"?ol(e,{at:12,little:!0,name:"EXIF",extra:8,even:!0}):re(t,4,4)==="ftyp"?eh(e):null}var re=(e,t,s)=>String.fromCharCode(...Array.from({length:s},(n,a)=>e.getUint8(t+a)));function Qm(e){for(let t=2;t+10<e.byteLength;t+=2+e.getUint16(t+2)){let s=e.getUint16(t);if(s===65505&&e.getUint32(t+4)===1165519206)return{view:e,tiff:t+10};if(s===65498||s>>8!==255)return null}return null}var Ya=1<<20,Ga=1e4;async function ol(e,{at:t,little:s,name:n,extra:a,sizeFirst:o,even:r}){for(let l=0;l<Ga&&t+8<=e.size;l++){let p=await ls(e,t,8),g=p.getUint32(o?0:4,s);if(re(p,o?4:0,4)===n)return th(await ls(e,t+8,Math.min(g,Ya)));t+=a+g+(r?g%2:0)}return null}var th=e=>({view:e,tiff:re(e,0,4)==="Exif"?6:0});function rl(e,t,s){let n=[];for(let a=t;a+8<=s&&n.length<Ga;){let o=e.getUint32(a),r=8;if(o===1&&([o,r]=[Number(e.getBigUint64(a+8)),16]),o===0&&(o=s-a),o<r)break;n.push({type:re(e,a+4,4),from:a+r,to:Math.min(a+o,s)}),a+=o}return n}async function eh(e){for(let t=0,s=0;s<Ga&&t+8<=e.size;s++){let n=await ls(e,t,16),a=n.getUint32(0);if(a===1&&(a=Number(n.getBigUint64(8))),a===0&&(a=e.size-t),a<8)return null;if(re(n,4,4)==="meta")return sh(e,await ls(e,t,Math.min(a,Ya)));t+=a}return null}async function sh(e,t){let s=rl(t,t.getUint32(0)===1?20:12,t.byteLength),n=p=>s.find(g=>g.type===p),a=ih(t,n("iinf")),o=a===null?null:nh(t,n("iloc"),a);if(!o)return null;let r=o.method===1?n("idat"):null,l=r?new DataView(t.buffer,t.byteOffset+r.from+o.at,Math.min(o.size,r.to-r.from-o.at)):await ls(e,o.at,Math.min(o.size,Ya));return{view:l,tiff:4+l.getUint32(0)}}function ih(e,t){if(!t)return null;let s=rl(e,t.from+(e.getUint8(t.from)===0?6:8),t.to);for(let{from:n}of s){let a=e.getUint8(n)>2;if(re(e,n+(a?10:8),4)==="Exif")return a?e.getUint32(n+4):e.getUint16(n+4)}return null}function nh(e,t,s){if(!t)return null;let n=e.getUint8(t.from),a=t.from+4,o=q=>{let Y=q===8?Number(e.getBigUint64(a)):q===4?e.getUint32(a):q===2?e.getUint16(a):0;return a+=q,Y},r=o(2),[l,p,g]=[r>>12,r>>8&15,r>>4&15],d=n?r&15:0;for(let q=o(n<2?2:4);q>0&&a<t.to;q--){let Y=o(n<2?2:4),Pt=n?o(2)&15:0;o(2);let ue=o(g),pi=null;for(let st=o(2);st>0&&a<=t.to;st--){o(d);let Mt=ue+o(l),ui=o(p);pi??={method:Pt,at:Mt,size:ui}}if(Y===s)return pi}return null}function ah(e,t){let s=e.getUint16(t)===18761,n=r=>e.getUint16(t+r,s);return{u32:r=>e.getUint32(t+r,s),text:(r,l)=>re(e,t+r,l),entries:r=>new Map(Array.from({length:n(r)},(l,p)=>[n(r+2+12*p),r+10+12*p]))}}function oh(e){let t=e.entries(e.u32(4)),s=(n,a,o)=>{try{return t.has(n)?a(e,e.entries(e.u32(t.get(n)))):o}catch{return o}};return{place:s(34853,ch,null),time:s(34665,rh,"")}}function rh({u32:e,text:t},s){let n=s.get(36867),a=n===void 0?null:/^(\d{4}):(\d\d):(\d\d) (\d\d:\d\d:\d\d)$/.exec(t(e(n),19));return a&&a[1]!=="0000"?`${a[1]}-${a[2]}-${a[3]}T${a[4]}`:""}function ch({u32:e,text:t},s){let n=(r,l,p)=>{if(!s.has(l)||!s.has(p))return NaN;let g=e(s.get(p)),d=Y=>e(g+8*Y)/e(g+8*Y+4),q=r.indexOf(t(s.get(l),1).toUpperCase());return q<0?NaN:(d(0)+(d(1)||0)/60+(d(2)||0)/3600)*(q?-1:1)},a=n("NS",1,2),o=n("EW",3,4);return Math.abs(a)<=90&&Math.abs(o)<=180&&(a||o)?{lat:a,lng:o}:null}var lh=2,ph=2,uh=60,ps=class{removed=[];#t=!1;#e;#s;#i;#a;#n=()=>{};constructor(t,{changed:s,placed:n=()=>{},signal:a,send:o=He}){this.items=t.map(({at:r,key:l,caption:p="",...g})=>({media:g,at:r,key:l,caption:p,state:"done"})),this.#e=r=>{this.#n(),s(r)},this.#s=n,this.#i=a,this.#a=o,addEventListener("online",()=>this.#p(),{signal:a})}get most(){return y().limits.mediaPerFind}get isBusy(){return this.items.some(t=>["waiting","sending","paused"].includes(t.state))}get isPaused(){return this.items.some(t=>t.state==="paused")}async settled(){for(;this.isBusy&&!this.isPaused;)await new Promise(t=>{this.#n=t})}files(){return Promise.all(this.items.map(async({media:t,at:s,file:n,caption:a})=>{let o=n?await Es(n):null;return t?{media:t,at:s,caption:a,blob:o}:{caption:a,blob:o,name:n.name||"file"}}))}get hasFailed(){return this.items.some(t=>t.state==="failed")}get isChanged(){return this.#t||this.removed.length>0||this.items.some(t=>!t.media?.id)}get media(){return this.items.filter(t=>t.media).map(t=>vr(t.media,t.caption))}get draft(){return this.items.filter(t=>t.media).map(({media:t,at:s,key:n,caption:a})=>({...t,at:s,key:n,caption:a}))}async add(t,s=[]){if(this.#i.aborted)return;let n=this.most-this.items.length,a=[...t].slice(0,n),o=a.map((r,l)=>({file:r,key:s[l],caption:"",preview:URL.createObjectURL(r),state:"waiting",progress:0}));this.items=[...this.items,...o],this.#e(t.length>n?i("upload.tooMany",{n:this.most}):""),await this.#o(a),this.#r()}async#o(t){for(let s of t){let{place:n}=await ln(s);if(this.#i.aborted)return;if(n)return this.#s(n)}}#r(){if(this.#i.aborted)return;let t=lh-this.items.filter(s=>s.state==="sending").length;for(let s of this.items.filter(n=>n.state==="waiting").slice(0,t))this.#c(s)}async#c(t){t.stop=new AbortController,Object.assign(t,{state:"sending",progress:0,problem:null}),this.#e();try{let s=await this.#d(t);if(!s)return;Object.assign(t,{media:s,at:Date.now(),state:"done"})}catch(s){if(s.name==="AbortError")return;Object.assign(t,{state:Rt(s)?"paused":"failed",problem:P(s)}),t.state==="paused"&&this.#l(t,s.retryAfter)}this.#e(),this.#r()}#l(t,s){t.pause=Math.min(uh,(t.pause??ph/2)*2),t.timer=setTimeout(()=>this.retry(t),1e3*(s||t.pause))}#p(){for(let t of this.items.filter(s=>s.state==="paused"))this.retry(t)}async#d(t){let{signal:s}=t.stop,n=await Es(t.file),{videoBytes:a,imageBytes:o}=y().limits,r=n.type.startsWith("video/")?a:o;if(n.size>r)throw{code:"large",text:i("upload.large",{size:nr(r)})};if(s.aborted)return null;let l=g=>{t.progress=g,this.#e()},[p]=await this.#a("POST","/api/media",n,{signal:s,progress:l});return p}retry(t){clearTimeout(t.timer),t.state="waiting",this.#r()}keepOnly(t){let s=n=>t.some(a=>a.id===n);this.items=this.items.filter(n=>!n.media?.id||s(n.media.id)),this.removed=this.removed.filter(s),this.#t=!0}remove(t){this.#u(t),t.media?.id&&this.removed.push(t.media.id),this.items=this.items.filter(s=>s!==t),this.#e(),this.#r()}removeMissing(t){let s=this.items.filter(n=>n.media).filter((n,a)=>t.includes(a));s.forEach(this.#u),this.items=this.items.filter(n=>!s.includes(n)),this.#e()}move(t,s){this.items.splice(s,0,...this.items.splice(t,1)),this.#t=!0,this.#e()}setCaption(t,s){t.caption=s,this.#t=!0,this.#e()}stop(){this.items.forEach(this.#u)}#u({timer:t,stop:s,preview:n}){clearTimeout(t),s?.abort(),n&&URL.revokeObjectURL(n)}};var pn=class extends cs{isNew=!1;title=i("edit.title");#t;#e;conflict=null;#s="";constructor(t,s){super(t,s),this.back=`/finds/${t.params.id}`,this.#t=`/api${this.back}`}async begin(){let[t,s]=await Ms(this.#t),n=this.draft.stored;this.#s=s,this.#e=t,this.isOwn=!t.canEdit,this.shown=cn({audience:Te(t),...Ka(t)}),this.values={...t,...n,...el(n,this.shown)},this.#i(t),this.place=new Ot(this.page,n?.place??Wa(t),()=>this.changed())}get seesArea(){return!this.isOwn&&this.#e.location.area>0&&!this.#e.exact}#i({media:t}){this.uploads?.stop();let s=n=>{n&&u(n),this.page.update()};this.uploads=new ps(t,{changed:s,signal:this.page.signal})}saveDraft(){let t={...rn(this.values),was:this.shown},s=this.place?.value;this.draft.save(s?.location?.id===this.#e.locationId?t:{...t,place:s})}async write(t,s){let{isPaused:n,isChanged:a,media:o,removed:r}=this.uploads;if(n)throw{code:"failed",text:i("edit.uploadFailed")};let l=await bi(s),p=l===this.#e.locationId?{}:{locationId:l},g=o.map(q=>q.id?{id:q.id,caption:q.caption??null}:q),d=a?{media:g,mediaToDelete:r}:{};try{return await B(this.#t,{...t,...p,...d},{headers:this.#s?{"If-Match":this.#s}:{}})}catch(q){if(q.reason!=="changed_since")throw q;let[Y,Pt]=await Ms(this.#t),ue={...t,media:a?o:null,place:p.locationId?s:null};if(this.conflict=new sn(this.#e,ue,Y,Pt),this.conflict.parts.length)throw q;return this.resolve(),this.write(t,s)}}choose(t,s){t.choice=s,this.page.update()}resolve(){let{conflict:t}=this,{now:s}=t,n=["title","description","category"].filter(r=>t.takes(r)),a=Object.fromEntries(n.map(r=>[r,s[r]??""]));this.values={...this.values,...a},t.takes("photos")||!this.uploads.isChanged?this.#i(s):this.uploads.keepOnly(s.media);let o=this.place.value.location?.id!==this.#e.locationId;return(t.takes("place")||!o)&&(this.place.close(),this.place=new Ot(this.page,Wa(s),()=>this.changed())),this.#e=s,this.#s=t.tag,this.shown=cn({audience:Te(s),...Ka(s)}),this.conflict=null,a}async leave(t,s=""){await this.draft.remove(),await this.page.go(t,{replace:!0}),s&&u(s)}discard(){return this.uploads?.stop(),this.leave(`${this.back}/edit`)}};var ll=e=>e.map(({id:t,title:s,location:n},a)=>({id:t,n:a+1,title:s,...it(n),km:n.area})),cl=({n:e,title:t})=>i("lists.nth",{n:e,title:t});function dh(e){let[t,...s]=e;return{key:t.id,lat:t.lat,lng:t.lng,steps:e,text:s.length?`${I(t.n)}+`:I(t.n),label:s.length?i("lists.nthMore",{first:cl(t),n:s.length}):cl(t),isOnePlace:s.every(n=>n.lat===t.lat&&n.lng===t.lng),area:t.km&&!s.length?t:null}}var pl=(e,t,s)=>Ni(e,t,s).map(dh);function ul({steps:e},t){let s=e.findIndex(n=>n.id===t);return e[(s+1)%e.length].id}var ml=["private","members","friends","public"],dl=["viewer","contributor","editor","owner"],Ae=e=>e.invited?"":e.role??(e.userId===$().id?"owner":""),Ja=(e,t)=>dl.indexOf(e)>=dl.indexOf(t);function Xa(e,t=[]){let s=Ls.get(),n=({id:a})=>t.includes(a)?-1:s.includes(a)?s.indexOf(a):s.length;return[...e].sort((a,o)=>n(a)-n(o))}var hn=e=>L(S(`/api/lists/${e}/join`,{})),fn=e=>L(j(`/api/lists/${e}/members/${$().id}`)),hl=({name:e,description:t,visibility:s,audience:n})=>({name:e.trim(),description:t.trim()||null,visibility:s,audience:n===void 0?void 0:n||null}),fl=({photos:e,cover:t})=>e??(t?[t]:[]),$l=e=>new F({send:async t=>e(await S("/api/lists",hl(t)))}),un=class{constructor(t){let s=t.query.get("user")??"";this.isOwn=!s||s===$().id,this.lists=z(t,f("/api/lists",{userId:s,limit:20})),this.shared=z(t,f("/api/lists",{member:"joined",limit:50})),this.invitations=z(t,f("/api/lists",{member:"invited",limit:50}))}load=()=>Promise.all((this.isOwn?[this.lists,this.shared,this.invitations]:[this.lists]).map(t=>t.load()));async answer({id:t},s){let n=await(s?hn(t):fn(t));return n&&!s&&await this.load(),n&&s}},dn=class{list=null;chosen="";filter={userId:"",category:""};members=[];#t;#e;#s;#i=!1;constructor(t){this.#t=t,Object.assign(this.filter,t.kept?.filter),this.#e=`/api/lists/${t.params.id}`,this.finds=z(t,()=>f(`${this.#e}/finds`,{limit:50,...this.filter})),this.loading=J(t,()=>this.#n());let s=Object.entries({liveList:({id:n,closed:a}={})=>{n===t.params.id&&!this.#i&&this.#a(a)},sent:n=>{n?.path?.startsWith(`${this.#e}/`)&&this.finds.load()},outbox:()=>t.update()}).map(([n,a])=>E.subscribe(n,a));this.#s=()=>s.forEach(n=>n())}get path(){return this.#e}get role(){return this.list?Ae(this.list):""}may(t){return Ja(this.role,t)}get isShared(){return this.list?.memberCount>1}get isFiltered(){return!!(this.filter.userId||this.filter.category)}get mayArrange(){return this.may("editor")&&!this.isFiltered}mayDrop({userId:t,listed:s}){return this.may("editor")||t===$().id||s?.by?.id===$().id}hasAdded({listed:t}){return t?.by?.id===$().id}show(t){return this.filter={...this.filter,...t},this.#t.keep({filter:this.filter}),this.finds.load()}async#a(t){let{finds:s,loading:n}=this;if(t||!s.items||n.problem)return n.load();if(s.items.length>50)return null;try{await this.#n(),s.problem&&Rt(s.problem)&&(s.problem=null)}catch(a){if(!Rt(a)&&a.name!=="AbortError")return n.load()}return this.#t.update()}get title(){return this.list?.name??i("lists.one")}get isOwn(){return this.list?.userId===$().id}get canHide(){return!this.isOwn&&$().role==="admin"&&!!this.list&&this.list.visibility!=="private"}get listsPath(){return f("/lists",{user:this.list&&!this.isOwn&&this.list.userId})}get steps(){return ll(this.finds.items??[])}choose(t){this.chosen=t,this.#t.update()}async#n(){this.list=await m(this.#e,{signal:this.#t.signal}),E.set("openList",this.role?this.list.id:""),await this.finds.load(),this.isShared&&await this.#o(),this.list.newCount&&B(`${this.#e}/visit`).catch(()=>{})}async#o(){this.members=(await nt(`${this.#e}/members`,{signal:this.#t.signal}).catch(()=>({items:[]}))).items,this.#t.update()}async join(){await hn(this.list.id)&&await this.loading.load()}async#r(t){this.#i=!0,this.#i=await t,this.#i&&await this.#t.go("/lists",{replace:!0})}async leave(){await this.#r(fn(this.list.id))}entryForm=(t,s)=>new F({send:async({note:n,exact:a,shareable:o,editable:r})=>{let l=t.userId===$().id?{exact:!!a,shareable:!!o,editable:!!r}:{},p={note:n.trim(),...l},g=await this.#l(t,d=>B(d,p),{kind:"entry",body:p});s(),g&&await this.finds.load()}});waiting(t){return E.get("outbox").findLast(s=>s.path===this.#c(t)&&s.state==="waiting")}#c({id:t}){return`${this.#e}/finds/${t}`}async#l(t,s,n){let a=this.#c(t),o=E.get("outbox").filter(r=>r.path===a);try{await s(a)}catch(r){if(!Rt(r))throw r;return await xr({...n,path:a,title:t.title}),!1}for(let r of o)await vi(r.id);return!0}close(){this.#s(),E.set("openList","")}editForm=t=>new F({send:async s=>{this.list=await B(this.#e,hl(s)),this.#t.update(),t()}});hideForm=t=>new F({send:async({reason:s})=>{await S(`/api/admin/lists/${this.list.id}/private`,{reason:s.trim()}),t(),this.#t.go(this.listsPath,{replace:!0})}});async remove(){await this.#r(L(j(this.#e)))}async#p(t){if(await L(t)){let s=await m(this.#e).catch(()=>this.list);this.list=s}this.#t.update()}drop(t){return this.#p(this.#l(t,j,{kind:"drop"}).then(s=>{if(!s)return null;if(this.finds.items=this.finds.items.filter(n=>n.id!==t.id),!this.finds.items.length&&this.finds.next)return this.finds.load()}))}setCover(t){return this.#p(B(this.#e,{coverId:t.id}).then(()=>u(i("lists.coverChosen"))))}move(t,s){let{items:n}=this.finds,a=n.findIndex(r=>r.id===t.id),o=n[a+s];return o?this.#p(B(`${this.#e}/finds/${t.id}/place`,{[s<0?"before":"after"]:o.id}).then(()=>{let r=n.filter(l=>l.id!==t.id);r.splice(a+s,0,t),this.finds.items=r})):null}},$n=({name:e,memberCount:t})=>t>1?i("lists.withPeople",{list:e,n:t}):e,gl=({memberCount:e,visibility:t})=>e>1&&t!=="private",mn=class{lists=null;update=()=>{};#t;constructor({id:t,userId:s}){this.#t=t,this.hint=s===$().id?"edit.listsText":"lists.othersText",this.form=new F({send:(n,a)=>this.#e(n,a),update:()=>this.update()})}load(){return L(m(`/api/finds/${this.#t}/lists`).then(t=>{this.lists=Xa(t)}))}async toggle(t){let s=`/api/lists/${t.id}/finds/${this.#t}`;t.hasFind=!t.hasFind,this.update(),await L(t.hasFind?B(s):j(s))?t.hasFind&&Ls.add([t.id]):t.hasFind=!t.hasFind,this.update()}async#e({list:t},s){let n=await S("/api/lists",{name:t.trim()});this.lists.unshift({...n,hasFind:!1}),s.reset(),await this.toggle(this.lists[0])}};async function Za(){if(!await caches.has(Ts))return null;let e=await caches.open(Ts),[t]=await e.keys(),s=t&&await(await e.match(t))?.formData();return s?{key:t,values:mh(s),files:s.getAll("file"),left:Number(s.get("left"))}:null}function mh(e){let t=e.get("title"),s=[e.get("text"),e.get("url")].filter(Boolean).join(`
`);return{...t?{title:t}:{},...s?{description:s}:{}}}async function bl(e){let t=await caches.open(Ts);return await t.delete(e),(await t.keys()).length===0&&await caches.delete(Ts),Za()}var hh=2,gn=class{items=[];isWhole=!1;#t;#e;constructor(t,s){this.#t=t,this.#e=s}get shown(){return this.isWhole?this.items:this.items.slice(0,hh)}async load(){await Ur();let t=await Fi();if(this.#t.signal.aborted)return;this.close();let s=Si().filter(n=>n.id!==this.#e);this.items=s.map(n=>{let a=n.media?.find(r=>r.at>Date.now()-gi),o=a?null:t.find(r=>r.draft===n.id&&r.file.type.startsWith("image/"))?.file;return{draft:n,media:a,preview:o?URL.createObjectURL(o):""}}),this.#t.update()}showAll(){this.isWhole=!0,this.#t.update()}remove({draft:t}){ne(t.id).remove(),this.items=this.items.filter(s=>s.draft!==t),this.#t.update(),u(i("edit.draftDeleted"),"",{text:i("action.undo"),run:()=>this.#s(t)})}#s(t){return ne(t.id).set(t),this.load()}close(){for(let{preview:t}of this.items)t&&URL.revokeObjectURL(t)}};var fh=.15,wl=e=>e.slice(0,10);function $h(e){let t="";return e.map(n=>({photo:n,time:t=n.time||t})).sort((n,a)=>n.time<a.time?-1:n.time>a.time?1:0).map(n=>n.photo)}var yl=e=>e.find(t=>t.place)?.place??null,vl=e=>e.find(t=>t.time)?.time??"";function gh(e,t,s){let[n,a]=[yl(e),vl(e)];return e.length<s&&(!n||!t.place||ie(n,t.place)<=fh)&&(!a||!t.time||wl(a)===wl(t.time))}function kl(e,t){let s=[];for(let n of $h(e)){let a=s.findLast(o=>gh(o,n,t));a?a.push(n):s.push([n])}return s}var Vs=e=>({place:yl(e),time:vl(e)}),xl=(e,t)=>e.flatMap((s,n)=>n===t?[]:n===t-1?[[...s,...e[t]]]:[s]),Ol=(e,t,s)=>e.flatMap((n,a)=>a===t?[n.slice(0,s),n.slice(s)]:[n]);var bn=class{groups=null;busy=!1;#t;#e=new Map;constructor(t){this.#t=t}get most(){return y().limits.mediaPerFind}get count(){return this.groups.flat().length}async consider(t,s){if(this.groups)return this.consider([...this.decline(),...t],s);if(t.length<2)return!1;let n=await Promise.all(t.map(async o=>({file:o,...await ln(o)}))),a=kl(n,this.most);if(this.#t.signal.aborted||a.length<2&&t.length<=s)return!1;for(let o of n)o.preview=o.file.type.startsWith("image/")?URL.createObjectURL(o.file):"";return this.#s(a),!0}#s(t){this.groups=t,this.#t.update();for(let s of t)this.#i(s)}async#i(t){let{place:s}=Vs(t);if(!s||this.#e.has(t[0]))return;this.#e.set(t[0],"");let{name:n}=await $i(s,{signal:this.#t.signal});this.#e.set(t[0],n),this.#t.update()}describe=t=>({name:Vs(t).place?this.#e.get(t[0])??"":"",time:Vs(t).time});canMerge=t=>t>0&&this.groups[t-1].length+this.groups[t].length<=this.most;merge(t){this.#s(xl(this.groups,t))}split(t,s){this.#s(Ol(this.groups,t,s))}decline(){let t=this.groups.flat().map(s=>s.file);return this.close(),this.#t.update(),t}async accept(){if(this.busy)return;this.busy=!0,this.#t.update();let t=this.groups.map(()=>We()),s=Date.now(),n=$()?.id;try{for(let[a,o]of this.groups.entries())await this.#a(n,t[a],o,s-a)}catch{if($()?.id!==n)return null;for(let a of t)await bh(a);return this.busy=!1,this.#t.update(),u(i("group.noRoom"))}await this.#t.go(`/new?draft=${t[0]}`),u(i("group.made",{n:t.length}))}async#a(t,s,n,a){if($()?.id!==t)throw{code:"stopped"};let{place:o}=Vs(n),r={id:s,at:a,audience:on(),media:[],label:this.describe(n).name};if(ne(s).set(o?{...r,place:{point:o,source:"photo",photo:o}}:r),!ne(s).get())throw{code:"storage"};await Cr(s,n.map(l=>l.file),t)}close(){for(let{preview:t}of this.groups?.flat()??[])t&&URL.revokeObjectURL(t);this.groups=null}};async function bh(e){ne(e).remove(),await Pi(e)}var ql=20,wh=["no_place_in_text","link_unknown"],wn=class extends cs{isNew=!0;title=i("edit.new");back="/";received=null;photosExpired=!1;lists=[];#t=this.values.audience;#e="";#s="";constructor(t,s){super(t,s),t.query.has("list")&&(this.back=`/lists/${encodeURIComponent(t.query.get("list"))}`),this.drafts=new gn(t,this.draft.id),this.several=new bn(t),this.settings=new ye(t)}async begin(){let{page:t,values:s}=this,n=await Qc(t.query,s.place),a=s.media??[],o=a.filter(d=>d.at>Date.now()-gi);this.photosExpired=o.length<a.length;let r=d=>{d&&u(d),this.changed()},l=d=>this.place.suggestPoint(d);this.uploads=new ps(o,{changed:r,placed:l,signal:t.signal}),this.place=new Ot(t,n,r),this.place.point&&!this.place.label&&this.place.propose(),this.drafts.load();let p=this.settings.read().then(()=>this.#i(tl()?"":this.settings.values.audience),()=>{});this.#a(p);let g=await this.draft.files();g.length&&this.uploads.add(g.map(d=>d.file),g.map(d=>d.key)),this.received=t.query.has("shared")?await Za():null}#i(t){t&&this.values.audience===this.#t&&!this.draft.stored?.audience&&(this.#t=t,this.values={...this.values,audience:t}),this.page.update()}async#a(t){let{page:s,values:n}=this,a=s.query.get("list");this.values={...n,lists:n.lists??(a?[a]:[])};let o=p=>nt(f("/api/lists",{member:p,limit:100}),{signal:s.signal}),r=await Promise.all(["","joined"].map(o)).catch(()=>[]);this.lists=Xa(r.flatMap(({items:p})=>p).filter(p=>Ja(Ae(p),"contributor")),this.values.lists);let l=r.length&&r.every(({next:p})=>!p);this.#n((p,g)=>g<ql&&(!l||this.lists.some(d=>d.id===p))),s.update(),await t,this.#e=this.lists.find(p=>p.id===a)?.audience??"",this.#i(this.#e)}#n(t){this.values={...this.values,lists:this.values.lists.filter(t)}}toggleList({id:t}){let{lists:s}=this.values;this.change({lists:s.includes(t)?s.filter(n=>n!==t):[...s,t].slice(-ql)})}get#o(){return this.lists.filter(({id:t})=>this.values.lists?.includes(t))}get chosenLists(){return this.#o.map(({name:t})=>t)}get seeing(){return this.#o.filter(gl).map($n)}async addFiles(t){let{items:s,most:n}=this.uploads;await this.several.consider(t,n-s.length)||await super.addFiles(t)}saveDraft(){let t=rn(this.values),s=this.place?.value,n=this.uploads.draft,a=![t.title,t.description,t.category,s?.point,n.length,this.draft.hasFiles].some(Boolean),o=this.values.lists??[];this.draft.save(a?null:{...t,lists:o,place:s,label:this.place?.label,media:n,id:this.draft.id}),this.draft.release(this.uploads.items)}async resolveReceived(t){let{values:s,files:n,key:a}=this.received;this.received=null,t&&n.length&&await this.addFiles(n),this.received=await bl(a),this.change(t?s:{});let o=t?await this.#r(s):{};return this.form.clear("title"),this.page.update(),o}async#r(t){let s=[t.title,t.description].filter(Boolean).join(`
`);if(!_a(s)||this.place.point)return{};try{let n=await $c(s,{signal:this.page.signal}),{title:a,description:o=""}=this.values,r=o.split(/\r?\n/),l=r.findIndex(d=>_a(d)&&/^\S+$/.test(d.trim())),p=r.filter((d,q)=>q!==l&&d.trim()!==n.title),g={title:a||n.title,description:p.join(`
`).trim()};return this.change(g),this.place.point||this.place.setPlace(n),g}catch(n){return n.name!=="AbortError"&&!wh.includes(n.reason)&&u(P(n)),{}}}async write(t,s){let{lists:n=[]}=this.values,a=n.length?{...t,lists:n}:t;if(this.uploads.isPaused)return this.#c(a,s);try{return this.#s=await bi(s),await yr(this.draft.findId,{...a,locationId:this.#s,media:this.uploads.media})}catch(o){if(Rt(o))return this.#c(a,s);let r=wi(o,"lists").map(l=>n[l]);throw r.length?(this.lists=this.lists.filter(({id:l})=>!r.includes(l)),this.#n(l=>!r.includes(l)),this.changed(),{code:"failed",text:i("edit.listClosed")}):o}}async#c(t,s){let n=Object.fromEntries(this.#o.map(({id:a,name:o})=>[a,o]));return await Or(this.draft.findId,{body:t,place:s,locationId:this.#s,lists:n},this.uploads),await this.leave("/waiting",i("outbox.added")),null}async leave(t,s=""){s&&this.values.audience!==this.#e&&de.set(this.values.audience),s&&Ls.add(this.values.lists??[]),await this.draft.remove(),await this.page.go(t,{replace:!0});let[n]=Si();s&&u(s,"",n&&{text:i("edit.next"),run:()=>this.page.go(`/new?draft=${n.id}`)})}discard(){return this.uploads?.stop(),this.leave("/new")}close(){super.close(),this.drafts.close(),this.several.close()}};import{html as yn,nothing as yh}from"../lib/lit-html/lit-html.js";var vh={title:"find.titleField",description:"find.description",category:"find.category",photos:"edit.photos",place:"spot.name"},kh={title:e=>e,description:e=>e,category:e=>e?_(e):"",place:e=>e,photos:e=>yn`
    ${i("feed.photos",{n:e.length})}
    <span class="row">${e.slice(0,4).map(t=>t.thumbnailUrl?ct(t,{thumb:!0}):yh)}</span>`},Sl=(e,t,s)=>yn`
  <label class="choice">
    <input type="radio" name="keep-${e.name}" value=${t} .checked=${e.choice===t}
      @change=${()=>s(e,t)}>
    <span>
      <span>
        <span class="soft">${i(`edit.keep.${t}`)}</span><br>
        <span class="text" dir="auto">${kh[e.name](e[t])||i("edit.keep.nothing")}</span>
      </span>
    </span>
  </label>`,Fl=({parts:e},t,s)=>yn`
  <section class="conflict stack" aria-labelledby="conflict">
    <h2 id="conflict" tabindex="-1">${i("edit.conflict")}</h2>
    <p class="hint">${i("edit.conflictText")}</p>
    ${e.map(n=>yn`
      <fieldset>
        <legend>${i(vh[n.name])}</legend>
        <div class="choices">${Sl(n,"mine",t)}${Sl(n,"theirs",t)}</div>
      </fieldset>`)}
    <p class="row end"><button type="submit" id="keep" @click=${s}>${i("edit.keep.save")}</button></p>
  </section>`;import{html as us,nothing as Qa}from"../lib/lit-html/lit-html.js";function xh(e,t){e.remove(t),x(e.items.length?"drafts-title":"main")}var Oh=({media:e,preview:t})=>us`
  <span class="thumb">${e||t?us`<img src=${e?.thumbnailUrl??t} alt="">`:c("edit")}</span>`;function qh(e,t){let{draft:s}=t,n=s.title?.trim()||i("edit.untitled");return us`
    <li class="row draft">
      <a class="find grow" href="/new?draft=${s.id}">
        ${Oh(t)}
        <span class="what">
          <span class="name" dir="auto">${n}</span>
          ${s.label?us`<span class="soft" dir="auto">${s.label}</span>`:Qa}
          <span class="soft">${Ee(s.at)}</span>
        </span>
      </a>
      <button type="button" class="round" aria-label=${i("edit.draftDelete",{title:n})} @click=${()=>xh(e,t)}>
        ${c("trash")}
      </button>
    </li>`}var Pl=e=>e.items.length?us`
  <section class="card drafts" id="drafts" aria-labelledby="drafts-title">
    <h2 id="drafts-title" tabindex="-1">${i("edit.drafts")}</h2>
    <ul class="rows">${e.shown.map(t=>qh(e,t))}</ul>
    ${e.shown.length<e.items.length?us`
      <button type="button" class="link" @click=${()=>e.showAll()}>
        ${i("edit.allDrafts",{n:e.items.length})}
      </button>`:Qa}
  </section>`:Qa;var Ll=e=>[...e?.files??[]].filter(t=>/^(image|video)\//.test(t.type)),Tl=e=>[...e.dataTransfer?.types??[]].includes("Files"),Sh=e=>e.target.matches?.("input, textarea")&&e.clipboardData.types.includes("text/plain");function Il(e,t){let s=a=>document.body.classList.toggle("dropping",a),n=(a,o)=>document.addEventListener(a,o,{signal:e});n("dragover",a=>{Tl(a)&&(a.preventDefault(),s(!0))}),n("dragleave",a=>{a.relatedTarget||s(!1)}),n("drop",a=>{Tl(a)&&(a.preventDefault(),s(!1),document.querySelector("dialog[open]")||t(Ll(a.dataTransfer)))}),n("paste",a=>{let o=Ll(a.clipboardData);!o.length||Sh(a)||document.querySelector("dialog[open]")||(a.preventDefault(),t(o))}),e.addEventListener("abort",()=>s(!1))}import{html as jt,nothing as Gs}from"../lib/lit-html/lit-html.js";var to=[1,5,20],ds=e=>e?i("privacy.area",{distance:Is(e)}):i("privacy.exact");function Ws(e){if(!e)return i("privacy.asSet");let{area:t,home:s}=e,n=t?i("privacy.defaultArea",{distance:Is(t)}):i("privacy.defaultExact");return s&&!t?i("privacy.andHome",{usual:n}):n}var Ks=()=>to.map(e=>[String(e),ds(e)]),ke=()=>[["0",ds(0)],...Ks()],vn=()=>[["true",i("privacy.forFriends")],["false",i("privacy.forMe")]];import{html as Ys,nothing as eo}from"../lib/lit-html/lit-html.js";var ms="category";function Ml(e,{category:t}){let s=document.getElementById(ms);if(s.value=t,Ge(t)){e.proposals.close(),e.chooseCategory(t),document.querySelector("#fold-category summary")?.focus();return}s.dispatchEvent(new Event("input",{bubbles:!0})),e.proposals.close()}function Fh(e,t){t.form.typed(e.target),t.proposals.follow(e.target.value)}function Ph(e,t){let{items:s,at:n}=t.proposals;if(!s.length){e.key==="ArrowDown"&&t.proposals.follow(e.target.value);return}let a={ArrowDown:1,ArrowUp:-1}[e.key];if(a)t.proposals.move(a);else if(e.key==="Escape")t.proposals.close();else if(e.key==="Enter"&&n>=0)Ml(t,s[n]);else return;e.preventDefault()}var Lh=(e,t,s)=>Ys`
  <li id="category-${s}" data-kind="category" role="option" aria-selected=${s===e.proposals.at?"true":"false"}
    @click=${()=>Ml(e,t)}>
    ${ft(t.category)}
    <span class="grow" dir="auto">${_(t.category)}</span>
    <span class="soft far">${t.ownCount?i("categories.byYou",{n:t.ownCount}):t.count?I(t.count):eo}</span>
  </li>`,Th=e=>{let{items:t}=e.proposals;return Ys`
    <div class="proposals" ?hidden=${!t.length} @mousedown=${s=>s.preventDefault()}>
      <ul id="category-list" role="listbox" aria-label=${i("categories.used")}>${t.map((s,n)=>Lh(e,s,n))}</ul>
    </div>
    <span class="unseen" role="status">${t.length?i("categories.count",{n:t.length}):""}</span>`};function jl(e){let{form:t,proposals:s}=e,n=t.errors[ms];return Ys`
    <div class="field">
      <label for=${ms}>${i("categories.own")} <span class="soft">${i("form.optional")}</span></label>
      <div class="combo">
        <input id=${ms} name=${ms} type="text" dir="auto" role="combobox" autocomplete="off" data-most=${y().limits.category}
          aria-autocomplete="list" aria-controls="category-list" aria-expanded=${s.items.length?"true":"false"}
          aria-activedescendant=${s.at>=0?`category-${s.at}`:eo}
          aria-describedby=${n?"category-error":"category-hint"} aria-invalid=${n?"true":eo}
          .defaultValue=${e.values.category??""} @input=${a=>Fh(a,e)} @keydown=${a=>Ph(a,e)}
          @focus=${a=>s.follow(a.target.value)} @blur=${()=>s.close()}>
        ${Th(e)}
      </div>
      ${Hr(t.left[ms])}
      ${n?Ys`<p class="error" id="category-error">${n}</p>`:Ys`<p class="hint" id="category-hint">${i("categories.hint")}</p>`}
    </div>`}var Js=(e,t,s,n,a)=>jt`
  <details class="fold" id="fold-${e}">
    <summary>${t} <span class="grow"><span>${s}</span> <span class="soft" dir="auto">${n}</span></span> ${c("next")}</summary>
    ${a}
  </details>`;function Bl(e){let t=e?.closest("details");t&&(t.open=!0)}var Ih=e=>Js("description",c("edit"),i("find.description"),e.values.description||i("edit.none"),b(e.form,"description",{label:i("find.description"),value:e.values.description??"",kind:"area",most:y().limits.description})),Al=(e,t,s)=>jt`
  <button type="button" class="chip" aria-pressed=${s?"true":"false"} @click=${()=>e.chooseCategory(t)}>
    ${ft(t)} ${_(t)}
  </button>`;function Mh(e){let{category:t}=e.values,[s,n]=t?[ft(t),_(t)]:[c("filter"),i("edit.none")];return Js("category",s,i("find.category"),n,jt`
    <fieldset>
      <legend>${i("find.category")}</legend>
      <div class="chips">
        ${Et().map(a=>Al(e,a,a===t))}
        ${Al(e,"other",e.isOther)}
      </div>
      ${e.isOther?jl(e):Gs}
    </fieldset>`)}var jh=(e,t)=>jt`
  <label class="choice">
    <input type="radio" name="audience" value=${t} ?checked=${e.values.audience===t}>
    <span>
      ${c(Ie(t))}
      <span>
        <span class="strong">${i(`find.audience.${t}`)}</span><br>
        <span class="soft">${i(`edit.audienceText.${t}`,{instance:Z()})}</span>
      </span>
    </span>
  </label>`;function Ah(e){let{audience:t}=e.values,s=t==="everyone"?[]:e.seeing??[],n=[i(`find.audience.${t}`),...s].join(" + ");return Js("audience",c(Ie(t)),i("edit.who"),n,jt`
    <fieldset class="choices">
      <legend>${i("edit.who")}</legend>
      ${bt.map(a=>jh(e,a))}
    </fieldset>`)}var Bh=e=>O("exact-for",{name:"exactForFriends",label:i("privacy.exactFor"),options:vn(),chosen:e});function Nh(e){let{area:t="",exactForFriends:s="true"}=e.values;return Js("shown",c("map"),i("privacy.shown"),t===""?Ws(e.settings?.values):ds(Number(t)),jt`
    ${O("area",{label:i("privacy.shown"),hint:i(e.isNew?"privacy.shownHint":"privacy.recall"),chosen:t,options:[...e.isNew?[["",Ws(e.settings.values)]]:[],...ke()]})}
    ${Number(t)?Bh(s):Gs}`)}var _h=(e,t)=>jt`
  <li>
    <label class="row list-choice">
      <input type="checkbox" .checked=${e.values.lists.includes(t.id)} @change=${()=>e.toggleList(t)}>
      <span class="grow" dir="auto">${t.name}</span>
      ${t.memberCount>1?jt`<span class="soft">${i("lists.count",{n:t.memberCount})}</span>`:Gs}
    </label>
  </li>`,Ch=e=>e.lists?.length?Js("lists",c("plus"),i("lists.title"),e.chosenLists.join(", ")||i("edit.noList"),jt`
  <p class="hint">${i("edit.listsText")}</p>
  <ul class="people">${e.lists.map(t=>_h(e,t))}</ul>`):Gs,Nl=e=>jt`
  <div class="folds">
    ${Ih(e)}${Mh(e)}${e.isOwn?jt`${Ah(e)}${Ch(e)}${Nh(e)}`:Gs}
  </div>`;import{html as Zs,nothing as xn}from"../lib/lit-html/lit-html.js";import{html as Ht,nothing as Xs}from"../lib/lit-html/lit-html.js";var so=16,_l=10,Dh=2,Uh={lat:25,lng:5,zoom:1},kn=class extends Ot{failed=!1;problem="";#t;#e=null;constructor(t,s){super(t,s.value,()=>this.#i()),this.#t=t,Object.assign(this,{nearby:s.nearby,proposal:s.proposal})}async showMap(t){this.failed=!1;let s=this.#s();try{let n=await t({view:s,onMove:a=>this.#n(a),onPick:a=>this.setPoint(a,"tap")});if(this.#t.signal.aborted)return n.close();this.#e=n,this.photo&&n.mark(this.photo,i("spot.photoPlace"),{kind:"one ghost"})}catch{this.failed=!0}return this.#e&&this.point&&this.#i(),this.#t.update(),!this.point&&me.get()&&s.zoom>=_l?this.setPoint({lat:s.lat,lng:s.lng},"tap"):this.point?this.propose():null}#s(){if(this.point)return{...this.point,zoom:so};let t=Lr();return t?.zoom?t:Uh}#i(){this.problem="";let t=this.#e?.where();t&&!this.#a(t)&&this.#e.setView({...this.point,zoom:this.source==="tap"?t.zoom:Math.max(so,t.zoom)},{animate:!1}),this.#t.update()}#a(t){return ie(this.point,t)<Dh*Ir(t)}#n(t){(!this.point||!this.#a(t))&&this.setPoint({lat:t.lat,lng:t.lng},"tap")}usePhoto(){return this.setPoint(this.photo,"photo")}useFound(t){return this.setPlace(t)}distance=t=>this.point&&t?ie(this.point,t):void 0;check(){let t=this.#e?.where().zoom??so,s=this.source==="tap"&&!this.chosen&&t<_l;return this.problem=this.point?s?i("spot.zoom"):"":i("spot.none"),this.#t.update(),!this.problem}close(){super.close(),this.#e?.close(),this.#e=null}};async function hs(e){let t=new AbortController,s=null,n=X((o,r)=>(s??=new kn({signal:t.signal,update:r},e),Kh(s,o)),{label:i("spot.title"),kind:"chooser"});Cl(s),await n&&e.take(s),t.abort(),s.close()}var Cl=e=>e.showMap(t=>uc(document.getElementById("spot"),{...t,hasCross:!0})),Rh=(e,t)=>Ht`
  <div class="row">
    <button type="button" class="round" aria-label=${i("nav.back")} @click=${()=>t()}>${c("back")}</button>
    <place-search id="spot-search" class="grow" .label=${i("spot.search")} .near=${e.point} .distance=${e.distance}
      @choose=${({detail:s})=>e.useFound(s.value)}></place-search>
  </div>`,Eh=e=>Ht`
  <div class="mapbox">
    <div id="spot" role="application" aria-label=${i("spot.map")}></div>
    ${e.failed?w({code:"map",text:i("map.failed")},()=>Cl(e)):Xs}
  </div>`;function zh(e,t){let s=e.chosen?.id===t.id;return Ht`
    <button type="button" class="chip" aria-pressed=${s?"true":"false"} @click=${()=>e.toggle(t)}>
      ${c(s?"check":"pin")} <bdi>${t.name}</bdi> <span class="soft">${ze(t.distance)}</span>
    </button>`}var Hh=e=>Ht`
  <div class="chips scrolls" role="group" aria-label=${i("spot.proposals")}>
    <button type="button" class="chip" @click=${()=>e.locate()}>${c("here")} ${i("spot.here")}</button>
    ${e.photo&&e.source!=="photo"?Ht`
      <button type="button" class="chip" @click=${()=>e.usePhoto()}>${c("camera")} ${i("spot.photoPlace")}</button>`:Xs}
    ${e.nearby.map(t=>zh(e,t))}
  </div>`,Vh=e=>Ht`
  <div class="field">
    <label for="place-name">${i("spot.name")} <span class="soft">${i("form.optional")}</span></label>
    <input id="place-name" autocomplete="off" dir="auto" placeholder=${e.proposal||i("spot.nameHint")} .value=${e.name}
      @input=${t=>e.setName(t.target.value)}>
  </div>`,io=e=>i(`spot.${e.source||"set"}`),Wh=e=>Ht`
  <p class="at" role="status">
    ${c("pin")}
    <span class="grow"><span class="strong" dir="auto">${e.label||i(e.point?"spot.unnamed":"spot.none")}</span>
      ${e.point?Ht`<span class="soft">${io(e)}</span>`:Xs}</span>
  </p>`,Kh=(e,t)=>Ht`
  <h2 class="unseen" tabindex="-1" autofocus>${i("spot.title")}</h2>
  ${Rh(e,t)}
  ${Eh(e)}
  <div class="panel">
    ${Wh(e)}
    ${Hh(e)}
    ${e.chosen?Xs:Vh(e)}
    ${e.problem?Ht`<p class="error" role="alert">${e.problem}</p>`:Xs}
    <button type="button" class="main" id="use-place" @click=${()=>e.check()&&t(!0)}>${i("spot.use")}</button>
  </div>`;var Dl=(e,t)=>Zs`
  <span class="row">
    ${c("pin")} <span class="grow"><span class="strong" dir="auto">${e}</span><br><span class="soft">${t}</span></span>
    ${c("next")}
  </span>`,Ul=(e,t,s)=>Zs`
  <fieldset>
    <legend>${i("edit.where")}</legend>
    <button type="button" class="where" id="place" aria-describedby=${t?"place-error":xn} @click=${()=>hs(e)}>
      ${e.point?Zs`<place-map inert .at=${e.point}></place-map>`:xn}
      ${e.point?Dl(e.label||i("spot.unnamed"),[io(e),i("spot.change")].filter(Boolean).join(" · ")):Dl(i("spot.title"),i("spot.chooseHint"))}
    </button>
    ${s?Zs`<p class="hint">${s}</p>`:xn}
    ${t?Zs`<p class="error" id="place-error" role="alert">${t}</p>`:xn}
  </fieldset>`;import{html as Be,nothing as no}from"../lib/lit-html/lit-html.js";function Yh(e,t){e.merge(t),x(`group-${t-1}`)}function Gh(e,t,s){e.split(t,s),x(`group-${t+1}`)}var Jh=({preview:e,file:t})=>e?Be`<img src=${e} alt="">`:Be`<span class="film" title=${t.name}>${c("play")}</span>`,Xh=(e,t,s)=>Be`
  <button type="button" class="cut" aria-label=${i("group.split",{n:s+1})} title=${i("group.split",{n:s+1})}
    @click=${()=>Gh(e,t,s)}></button>`;function Zh(e,t,s){let{name:n,time:a}=e.describe(t),o=[a&&Ut(a),n].filter(Boolean);return Be`
    <li>
      <div class="row between">
        <h3 id="group-${s}" tabindex="-1">${i("group.find",{n:s+1})} <span class="soft" dir="auto">${o.join(" · ")}</span></h3>
        ${e.canMerge(s)?Be`
          <button type="button" class="link" aria-describedby="group-${s}" @click=${()=>Yh(e,s)}>
            ${i("group.merge")}
          </button>`:no}
      </div>
      <ul class="group">${t.map((r,l)=>Be`<li>${l?Xh(e,s,l):no}${Jh(r)}</li>`)}</ul>
    </li>`}var Rl=(e,t)=>e.groups?Be`
  <section class="card" id="several" aria-labelledby="several-title">
    <h2 id="several-title" tabindex="-1">${i("group.title",{n:e.count,finds:i("group.finds",{n:e.groups.length})})}</h2>
    <p class="hint">${i("group.hint")}</p>
    <ol class="groups">${e.groups.map((s,n)=>Zh(e,s,n))}</ol>
    <div class="publish row">
      <button type="button" class="quiet" @click=${t}>${i("group.one")}</button>
      <button type="button" class="main" aria-busy=${e.busy?"true":"false"} @click=${()=>e.accept()}>
        ${i("group.make",{n:e.groups.length})}
      </button>
    </div>
  </section>`:no;import{html as ut,nothing as Vt}from"../lib/lit-html/lit-html.js";import{html as ao}from"../lib/lit-html/lit-html.js";async function Qh(e,t,s){let n=null,a={label:i("upload.caption"),hint:i("upload.captionHint"),value:t.caption,most:y().limits.caption},o=await X((r,l)=>(n??=new F({send:({caption:p})=>r(p.trim()),update:l}),ao`
      <h2>${i("upload.caption")}</h2>
      <div class="captioned">${s}</div>
      <form novalidate @submit=${n.submit}>
        ${b(n,"caption",a)}
        <div class="row end">
          <button type="button" class="quiet" @click=${()=>r()}>${i("action.cancel")}</button>
          ${N(n,i("action.save"))}
        </div>
      </form>`),{label:i("upload.captionOf",{n:e.items.indexOf(t)+1})});o!==null&&e.setCaption(t,o)}var El=(e,t,s,n)=>ao`
  <button type="button" class="words ${t.caption?"":"round"}" @click=${()=>Qh(e,t,n)}
    aria-label="${i("upload.captionOf",{n:s})}${t.caption?`: ${t.caption}`:""}">
    ${t.caption?ao`<span dir="auto">${t.caption}</span>`:c("edit")}
  </button>`;var[tf,ef]=[6,10],sf=300,H=null;function zl(){H.isOn=!0,H.item.classList.add("lifted"),Er()}var Hl=e=>[...e.parentElement.querySelectorAll(":scope > [data-drag]")],nf=(e,t)=>Hl(H.item).find(s=>{let n=s.getBoundingClientRect();return s!==H.item&&n.left<=e&&e<=n.right&&n.top<=t&&t<=n.bottom});function af(e){if(e.pointerId!==H.id)return;let[t,s]=[e.clientX-H.x,e.clientY-H.y],n=e.pointerType==="touch";if(!H.isOn){if(Math.hypot(t,s)<(n?ef:tf))return;if(n)return H.end();zl()}H.item.style.transform=`translate(${t}px, ${s}px) scale(1.04)`,H.over?.classList.remove("target"),H.over=nf(e.clientX,e.clientY),H.over?.classList.add("target")}function On(e,t){if(e.button||H||e.target.closest("button:not([data-handle]), input, a"))return;let s=e.currentTarget,n=new AbortController,{signal:a}=n,o=()=>{clearTimeout(H.timer),n.abort(),s.classList.remove("lifted"),s.style.transform="",H.over?.classList.remove("target"),H=null};H={item:s,x:e.clientX,y:e.clientY,id:e.pointerId,isOn:!1,over:null,end:o},e.pointerType==="touch"&&(H.timer=setTimeout(zl,sf));let r=p=>{p.pointerId===H.id&&o()},l=p=>{if(p.pointerId!==H.id)return;let[g,d]=[s,H.isOn&&H.over].map(q=>Hl(s).indexOf(q));o(),d>=0&&t(g,d)};document.addEventListener("pointermove",af,{signal:a}),document.addEventListener("pointerup",l,{signal:a}),document.addEventListener("pointercancel",r,{signal:a}),document.addEventListener("keydown",p=>{p.key==="Escape"&&o()},{signal:a})}function Ne(e){(H?.isOn||e.type==="dragstart")&&e.preventDefault()}var of="image/*,video/mp4,video/quicktime,video/webm";function rf(e,t){let s=e.items.indexOf(t);e.remove(t),queueMicrotask(()=>{(document.querySelectorAll(".shot .drop")[Math.min(s,e.items.length-1)]??document.getElementById("files"))?.focus()})}function Vl(e,t,s){e.move(t,s),queueMicrotask(()=>{let n=s<t?".before, .after":".after, .before";document.querySelectorAll(".shot")[s]?.querySelector(n)?.focus()})}function Wl(e){return e.media?ct(e.media,{thumb:!0,eager:!0}):e.file.type.startsWith("video/")?ut`<span class="film">${c("play")}</span>`:ut`<img src=${e.preview} alt="">`}var Kl={handleEvent:e=>{e.target.hidden=e.type==="error"},capture:!0},qn=(e,t,s,n,a)=>ut`
  <button type="button" class="round ${e}" aria-label=${i(`upload.${t}`,{n})} @click=${a}>${c(s)}</button>`,cf=(e,t)=>e.progress<1?ut`<progress max="1" .value=${e.progress} aria-label=${i("upload.progress",{n:t})}></progress>`:ut`<span class="over">${i("upload.processing")}</span>`,lf=(e,t)=>({sending:()=>cf(e,t),paused:()=>ut`<span class="over" title=${e.problem}>${i("upload.paused")}</span>`,waiting:()=>ut`<span class="over">${i("upload.waiting")}</span>`,failed:()=>ut`<span class="over error">${i("upload.failed")}</span>`,done:()=>Vt})[e.state]();function pf(e,t,s,n){let a=s+1;return ut`
    <li class="shot ${t.state}" data-drag @pointerdown=${o=>On(o,(r,l)=>e.move(r,l))}
      @error=${Kl} @load=${Kl}>
      ${Wl(t)}
      ${s===0&&e.items.length>1?ut`<span class="cover">${i("upload.cover")}</span>`:Vt}
      ${lf(t,a)}
      <span class="buttons">
        ${s>0?qn("before","earlier","back",a,()=>Vl(e,s,s-1)):Vt}
        ${a<e.items.length?qn("after","later","next",a,()=>Vl(e,s,s+1)):Vt}
        ${t.state==="failed"||t.state==="paused"?qn("","again","retry",a,()=>e.retry(t)):Vt}
        ${n?Vt:qn("drop",t.state==="done"?"remove":"cancel","close",a,()=>rf(e,t))}
      </span>
      ${t.state==="failed"?Vt:El(e,t,a,Wl(t))}
    </li>`}function uf(e,t){t([...e.target.files]),e.target.value=""}var df=(e,t)=>ut`
  <li class="shot add">
    <label for="files">
      ${c("camera")}<span class="strong">${i(e.items.length?"upload.more":"upload.add")}</span>
      ${e.items.length?Vt:ut`<span class="soft mice">${i("upload.drop")}</span>`}
    </label>
    <input id="files" type="file" accept=${of} multiple @change=${s=>uf(s,t)}>
  </li>`;function mf(e){let t=e.items.filter(n=>n.state==="done").length,s=[...new Set(e.items.filter(n=>n.state==="failed").map(n=>n.problem))];return ut`
    <p class="hint" role="status">${e.isBusy?i("upload.ready",{n:t,of:I(e.items.length)}):""}</p>
    ${s.map(n=>ut`<p class="error" role="alert">${n}</p>`)}`}var Yl=(e,t,s=!1)=>ut`
  <ul class="shots ${e.items.length?"":"bare"}" @touchmove=${Ne} @contextmenu=${Ne} @dragstart=${Ne}>
    ${e.items.map((n,a)=>pf(e,n,a,s))}
    ${!s&&e.items.length<e.most?df(e,t):Vt}
  </ul>
  ${e.items.length>1?ut`<p class="hint">${i("upload.order")}</p>`:Vt}
  ${mf(e)}`;async function Gl(e,t){await e.addFiles(t),e.several?.groups&&x("several-title")}function hf(e){e.uploads.add(e.several.decline()),x("files")}async function ff(e){oo(e.received.values),oo(await e.resolveReceived(!0))}function oo(e){for(let[t,s]of Object.entries(e)){let n=document.getElementById(t);n&&(n.value=s)}}var $f=e=>{let t=fc(Object.values(e).join(`
`));return t?wt`<p class="hint">${i("places.asks",{host:t})}</p>`:qt},gf=(e,t)=>wt`
  <section class="card" id="offer" aria-labelledby="offered">
    <h2 id="offered">${i("edit.shared")}</h2>
    <p class="hint">${i("edit.sharedHint")}</p>
    ${Object.values(e.received.values).map(s=>wt`<p class="text" dir="auto">${s}</p>`)}
    ${$f(e.received.values)}
    ${e.received.files.length?wt`<p>${i("edit.sharedFiles",{n:e.received.files.length})}</p>`:qt}
    ${t?wt`<p class="note">${i("edit.sharedFull")}</p>`:qt}
    ${e.received.left?wt`<p class="note">${i("edit.sharedLeft",{n:e.received.left})}</p>`:qt}
    <div class="row end">
      <button type="button" class="quiet" @click=${()=>e.resolveReceived(!1)}>${i("edit.sharedDrop")}</button>
      <button type="button" @click=${()=>ff(e)}>${i("edit.sharedTake")}</button>
    </div>
  </section>`;async function bf(e){await M(i("edit.discardTitle"),i("edit.discardText"),i("edit.startOver"))&&e.discard()}var wf=()=>M(i("privacy.inHome"),i("privacy.inHomeText"),i("privacy.showExact")),yf=e=>wt`
  <p class="note">
    ${i("edit.restored")} <button type="button" class="link" @click=${()=>bf(e)}>${i("edit.startOver")}</button>
  </p>`,vf=e=>wt`
  <fieldset>
    <legend>${i("edit.photos")}</legend>
    ${e.photosExpired?wt`<p class="note">${i("edit.photosGone")}</p>`:qt}
    ${Yl(e.uploads,t=>Gl(e,t),!e.isOwn)}
    ${e.isOwn?wt`<p class="hint">${i("edit.photosMost",{n:e.uploads.most})} ${i("edit.photosHint")}</p>`:qt}
  </fieldset>`,kf=e=>wt`
  ${T(e.form)}
  ${e.conflict?Fl(e.conflict,(t,s)=>e.choose(t,s),()=>oo(e.resolve())):qt}`;function xf(e,t){t.change(Rr(e.currentTarget))}async function Of(e,t){let n=await t.submit(e)?document.querySelector("form [aria-invalid=true]"):document.getElementById("place");Bl(n),n?.focus()}function qf(e){let{title:t}=e.values,s=e.form.busy&&e.uploads.isBusy?"edit.waiting":e.isNew?"edit.publish":"action.save",n=a=>xf(a,e);return wt`
    <form class="card" novalidate ?hidden=${!!e.several?.groups}
      @input=${n} @change=${n} @submit=${a=>Of(a,e)}>
      ${e.isRestored?yf(e):qt}
      ${e.isOwn||e.uploads.items.length?vf(e):qt}
      ${Ul(e.place,e.placeError,e.seesArea?i("edit.seesArea"):"")}
      ${b(e.form,"title",{label:i("find.titleField"),value:t,required:!0,most:y().limits.title})}
      ${Nl(e)}
      <div class="publish">
        ${kf(e)}
        <div class="row end">
          <a class="button quiet" href=${e.back}>${i("action.cancel")}</a>
          ${N(e.form,i(s))}
        </div>
      </div>
    </form>`}var Sf=(e,t)=>wt`
  ${e.received?gf(e,t.get("shared")==="full"):qt}
  ${Rl(e.several,()=>hf(e))}
  ${e.several.groups?qt:Pl(e.drafts)}`;function Ff(e,t){return e.loading.problem?w(e.loading.problem,t):e.uploads?qf(e):k(4)}function Jl(e){let t=new(e.params.id?pn:wn)(e,{showHome:wf}),s=()=>t.loading.load();return Il(e.signal,n=>t.uploads&&Gl(t,n)),{title:t.title,ready:s(),view:()=>wt`
      ${v(t.title,qt,t.back)}
      ${t.isNew?Sf(t,e.query):qt}
      ${Ff(t,s)}`,close:()=>t.close()}}import{html as gs,nothing as dp}from"../lib/lit-html/lit-html.js";var Pf=3,Lf=4,Sn=(e,t=0)=>new Date(e.getFullYear(),e.getMonth(),e.getDate()-t);function Tf(){let e=new Intl.Locale(Zo());return((e.getWeekInfo?.()??e.weekInfo)?.firstDay??1)%7}var If=e=>[["today",Sn(e)],["yesterday",Sn(e,1)],["week",Sn(e,(e.getDay()-Tf()+7)%7)],["earlier",-1/0]],ro=e=>Sn(new Date(e.createdAt)).getTime(),Fn=e=>`${ro(e)} ${e.user.id}`;function Mf(e){let t=new Map;for(let s of e)t.set(Fn(s),[...t.get(Fn(s))??[],s]);return t}function Xl(e,{now:t=new Date,mayContinue:s=!1}={}){let n=Mf(e),a=s&&e.length?ro(e.at(-1)):NaN,o=new Map,r=If(t);for(let l of e){let p=n.get(Fn(l)),g=p.length>=Pf;if(g&&p[0]!==l)continue;let d=g?{key:Fn(l),finds:p,hasMore:ro(l)===a}:{find:l},q=new Date(l.createdAt),[Y]=r.find(([,Pt])=>q>=Pt);o.set(Y,[...o.get(Y)??[],d])}return[...o].map(([l,p])=>({name:l,entries:p}))}function Zl(e){let t=n=>n.media.length>0,s=[...e.filter(t),...e.filter(n=>!t(n))].slice(0,Lf);return{shown:s,rest:e.length-s.length}}var jf=1500,[Af,Bf]=[4,4],Nf=9;function _f(){let e=be(me.get());return e?.zoom>=Nf?{lat:e.lat,lng:e.lng}:null}var Cf=()=>Promise.race([Mr(),Ye(jf,null)]),Df=e=>e?{lat:Math.round(e.lat*100)/100,lng:Math.round(e.lng*100)/100}:{},Pn=class{at=null;isHere=!1;busy=!1;#t=new WeakMap;#e;#s;constructor(t){this.#s=t,this.at=t.kept?.at??null,this.isHere=t.kept?.isHere??!1,this.#e=new Set(t.kept?.open),this.list=z(t,()=>f("/api/finds/feed",{...Df(this.at),limit:20}))}liking(t){let s=this.#t.get(t);return s||this.#t.set(t,s=new zr(t.id,()=>t,this.#s)),s}save(t,s){return Ar(t,s,this.#s.update)}load=async()=>{if(this.#s.kept?.at===void 0){let t=await Cf();this.#o(t??_f(),!!t)}await this.#a()};get days(){return Xl(this.list.items??[],{mayContinue:!!this.list.next})}get#i(){return this.days.reduce((t,s)=>t+s.entries.length,0)}isOpen=({key:t})=>this.#e.has(t);toggle({key:t}){this.#e.delete(t)||this.#e.add(t),this.#s.keep({open:[...this.#e]}),this.#s.update()}async#a(){await this.list.load(),await this.#n(Af)}more=()=>this.#n(this.#i+1);async#n(t){for(let s=0;this.list.next&&this.#i<t&&s<Bf;s++){let n=this.list.items.length;if(await this.list.more(),this.list.items?.length===n)return}}#o(t,s){Object.assign(this,{at:t,isHere:s}),this.#s.keep({at:t,isHere:s})}async nearMe(){this.busy=!0,this.#s.update();try{this.#o(await xi({timeout:1e4}),!0),this.list.clear(),await this.#a()}catch(t){u(P(t))}this.busy=!1,this.#s.update()}distance=t=>this.isHere?ie(this.at,it(Pe(t))):void 0};function Uf(){return lr()?!0:E.get("installPrompt")||pr()?!1:void 0}async function Rf(){let e=await hi();return{on:!0,off:!1}[e]}var fs=class{steps=[];isKnown=!1;#t;constructor(t){this.#t=t}get isOver(){return Ia.get()===$()?.id}get isShown(){return!this.isOver&&this.left>0}get left(){return this.steps.filter(t=>!t.isDone).length}async load(){if(this.isOver){this.isKnown=!0;return}let{signal:t}=this.#t,s={profile:!!$().displayName||!!$().profilePicture?.startsWith("/api/media/"),streets:$().role==="admin"&&y().tiles?.kind==="vector"?ac().length>0:void 0,find:m(`/api/users/${$().id}`,{signal:t}).then(a=>a.findCount>0),friend:m("/api/friends?limit=1",{signal:t}).then(a=>a.length>0),push:Rf(),install:Uf()},n=await Promise.all(Object.entries(s).map(async([a,o])=>({name:a,isDone:await Promise.resolve(o).catch(()=>{})})));t.aborted||(this.isKnown=!0,this.steps=n.filter(a=>a.isDone!==void 0),this.steps.length===n.length&&!this.left&&this.dismiss(),this.#t.update())}async installNow(){let t=E.get("installPrompt");t&&(await t.prompt(),E.set("installPrompt",null),await this.load())}dismiss=()=>{Ia.set($().id),this.steps=[],this.#t.update()}};import{html as Wt,nothing as xe}from"../lib/lit-html/lit-html.js";var Ef="(min-width: 1180px) 516px, (min-width: 720px) 688px, 100vw",zf=(e,t)=>Wt`
  <span class="cover c-${Je(e.category).code}">
    ${e.media.length?ct(e.media[0],{sizes:Ef,eager:t}):ft(e.category)}
    ${e.media[0]?.type==="video"?Wt`<span class="play">${c("play")}</span>`:xe}
    ${e.media.length>1?Wt`<span class="counter">${i("feed.photos",{n:e.media.length})}</span>`:xe}
  </span>`;function Hf(e,t){let s=[Nr(e,Pe(e))?"":qi(Pe(e)),t===void 0?"":ir(t)].filter(Boolean);return s.length?Wt`
    <span class="soft">${c("pin")} <bdi>${s[0]}</bdi>${s[1]?Wt` · ${s[1]}`:xe}</span>`:xe}var co=(e,t,s=xe)=>Wt`
  <span class="by">
    ${U(e.user,28)} <span class="grow">${h(e.user)} <span class="soft">· ${W(e.createdAt)}</span></span>
    ${t&&e.reason==="friend"?Wt`<span class="badge">${i("feed.friend")}</span>`:xe}
    ${e.reasonOf?Wt`<span class="badge">${c(e.reason==="list"?"feed":"map")} <bdi>${e.reasonOf.name}</bdi></span>`:xe}
    ${s}
  </span>`,Ql=(e,t,s,{km:n,eager:a,isMixed:o})=>Wt`
  <li class="feed-card">
    <a href="/finds/${e.id}">
      ${zf(e,a)}
      <span class="about">
        <span class="name" dir="auto">${e.title}</span>
        ${Hf(e,n)}
        ${co(e,o,Qr(e))}
      </span>
    </a>
    <div class="acts">
      ${Xr(t,`like-${e.id}`)}
      <a class="act" href="/finds/${e.id}#comments" aria-label=${i("find.commentOn",{title:e.title})}>
        ${c("comment")} ${e.commentCount?Wt`<span>${I(e.commentCount)}</span>`:xe}
      </a>
      <span class="grow"></span>
      ${Jr(e,s,`save-${e.id}`)}
    </div>
  </li>`;import{html as $s,nothing as tp}from"../lib/lit-html/lit-html.js";var lo=({key:e})=>`group-${e.replace(" ","-")}`;async function ep(e,t){e.toggle(t),await x(lo(t))}var Vf=(e,t)=>$s`
  <span class="piece c-${Je(e.category).code}">
    ${e.media.length?ct(e.media[0],{thumb:!0}):ft(e.category)}
    ${t?$s`<span class="beyond">+${I(t)}</span>`:tp}
  </span>`;function Wf(e){let{shown:t,rest:s}=Zl(e);return $s`
    <span class="cover ${t[0].media.length?"":"signs"}">
      <span class="mosaic of-${t.length}">${t.map((n,a)=>Vf(n,a===t.length-1?s:0))}</span>
    </span>`}var sp=({finds:e,hasMore:t})=>i("feed.several",{n:e.length,more:t}),Kf=e=>e.map((t,s)=>$s`${s?" · ":tp}<bdi>${t.title}</bdi>`),Yf=(e,t)=>$s`
  <li class="feed-card">
    <button type="button" class="group-face" id=${lo(t)} aria-expanded="false" @click=${()=>ep(e,t)}>
      ${Wf(t.finds)}
      <span class="about">
        <span class="name">${sp(t)}</span>
        <span class="soft titles">${Kf(t.finds.slice(0,10))}</span>
        ${co(t.finds[0],!!e.at)}
      </span>
    </button>
  </li>`,Gf=(e,t,s)=>$s`
  <li class="feed-group">
    <div class="by">
      ${U(t.finds[0].user,28)}
      <span class="grow">${h(t.finds[0].user)} <span class="soft">· ${sp(t)}</span></span>
      <button type="button" class="quiet" id=${lo(t)} aria-expanded="true" @click=${()=>ep(e,t)}>
        ${i("feed.less")}
      </button>
    </div>
    <ul class="feed-list">${t.finds.map(n=>s(n))}</ul>
  </li>`,ip=(e,t,s)=>e.isOpen(t)?Gf(e,t,s):Yf(e,t);import{html as _e,nothing as Qs}from"../lib/lit-html/lit-html.js";var np={profile:()=>"/profile",streets:()=>"/admin/map",find:()=>"/new",friend:()=>Lt()?"/invites":"/people",push:()=>"/settings/notifications"},Jf=e=>i(e==="friend"&&Lt()?"steps.inviteAction":`steps.${e}Action`);function Xf(e,t){return np[t]?_e`<a class="button quiet" href=${np[t]()}>${Jf(t)}</a>`:E.get("installPrompt")?_e`<button type="button" class="quiet" @click=${()=>e.installNow()}>${i("steps.installAction")}</button>`:_e`<span class="hint">${i("steps.installHint")}</span>`}var Zf=(e,{name:t,isDone:s})=>_e`
  <li class="step ${s?"done":""}">
    <span class="tick">${s?c("check"):Qs}</span>
    <span class="grow">${i(t==="friend"&&Lt()?"steps.invite":`steps.${t}`,{instance:Z()})}${s?_e`<span class="unseen"> (${i("steps.done")})</span>`:Qs}</span>
    ${s?Qs:Xf(e,t)}
  </li>`;async function Qf(e,t){let s=new fs(t);e.note=()=>s.isShown?_e`
    <p class="steps-left">
      <a href="/feed#steps">${c("check")} ${i("steps.count",{n:s.steps.length-s.left,all:s.steps.length})}</a>
      ${rt(s.dismiss)}
    </p>`:Qs,await s.load()}var ap=(e,t)=>e.isShown?_e`
  <details class="card steps-fold" id="steps" ?open=${t}>
    <summary>
      <span class="grow strong">${i("steps.count",{n:e.steps.length-e.left,all:e.steps.length})}</span>
      ${c("next")}
    </summary>
    <ul class="first-steps">${e.steps.map(s=>Zf(e,s))}</ul>
    <button type="button" class="link" @click=${e.dismiss}>${i("steps.hide")}</button>
  </details>`:Qs;import{html as cp,nothing as rp}from"../lib/lit-html/lit-html.js";var t$=1,op=(e,t=new Date)=>t.getFullYear()-new Date(e).getFullYear(),Ln=class{isKnown=!1;#t=[];#e=!1;#s;constructor(t){this.#s=t}async load(){let t=f("/api/finds/on-this-day",{offset:-new Date().getTimezoneOffset()});this.#t=await m(t,{signal:this.#s.signal}).catch(()=>[]),this.isKnown=!0,this.#s.update()}get shown(){return this.#e?this.#t:this.#t.slice(0,t$)}get count(){return this.#t.length}get hasMore(){return this.#t.length>this.shown.length}more=()=>{this.#e=!0,this.#s.update()};nameOf=t=>t.userId===$()?.id?"":h(t.user)};var e$=(e,t)=>[i("feed.yearsAgo",{n:op(t.createdAt)}),e.nameOf(t)].filter(Boolean).join(" · ");async function s$(e){e.more(),await x("this-day")}var i$=e=>cp`
  <button type="button" class="link" @click=${()=>s$(e)}>${i("feed.allOnThisDay",{n:e.count})}</button>`,lp=e=>e.shown.length?cp`
  <section class="card this-day" aria-labelledby="this-day">
    <div class="row between">
      <h2 id="this-day" tabindex="-1">${i("feed.onThisDay")}</h2>
      ${e.hasMore?i$(e):rp}
    </div>
    <ul class="rows">${e.shown.map(t=>ji(t,e$(e,t)))}</ul>
  </section>`:rp;var n$=()=>gs`<a class="button quiet" href="/people">${c("people")} ${i("nav.people")}</a>`,a$=e=>e.isHere?dp:gs`
  <button type="button" class="chip" aria-busy=${e.busy?"true":"false"} @click=${()=>e.nearMe()}>
    ${c("here")} ${i("feed.nearMe")}
  </button>`,pp=e=>gs`
  <p class="row between"><span class="soft">${i(e.at?"feed.around":"feed.friends")}</span>${a$(e)}</p>`,up=(e,t)=>Ql(e,t.liking(e),s=>t.save(e,s),{km:t.distance(e),eager:e===t.list.items[0],isMixed:!!t.at}),o$=({name:e,entries:t},s)=>gs`
  <section class="stack" aria-labelledby="day-${e}">
    <h2 id="day-${e}">${i(`feed.${e}`)}</h2>
    <ul class="feed-list">
      ${t.map(n=>n.find?up(n.find,s):ip(s,n,a=>up(a,s)))}
    </ul>
  </section>`;function r$(e,t,s){let{items:n,problem:a}=e.list;return!a&&(!n||!t.isKnown||!s.isKnown)?k(3):[ap(t,location.hash==="#steps"||!n?.length),lp(s),c$(e)]}function c$(e){let{items:t,problem:s,load:n}=e.list;if(s)return w(s,n);if(!t.length&&!e.list.next){let a=i(e.at?"feed.noneText":"feed.noneFriends");return[pp(e),C(i("feed.none"),a,dp,"feed")]}return gs`
    ${pp(e)}
    ${e.days.map(a=>o$(a,e))}
    ${R({...e.list,more:e.more})}`}function mp(e){let t=new Pn(e),s=new fs(e),n=new Ln(e);return{title:i("feed.title"),broad:!0,ready:Promise.all([t.load(),s.load(),n.load()]),view:()=>gs`
      ${v(i("feed.title"),n$())}
      ${r$(t,s,n)}`}}import{html as V,nothing as bs}from"../lib/lit-html/lit-html.js";var l$=30,Tn=e=>e.map(t=>typeof t=="string"?t:t[0]==="code"?t[1]:Tn(t.at(-1))).join("");function hp([e,t,s]){return e==="pre"?t:e==="ul"||e==="ol"?t.map(n=>n.map(hp).join(" ")).join(" "):e==="table"?t.map(n=>n.map(Tn).join(" ")).join(" "):Tn(s??t)}function p$(e){let t=[{document:e,id:"",title:e.title,texts:[]}];for(let s of e.blocks)/^h\d$/.test(s[0])?t.push({document:e,id:s[1],title:Tn(s[2]),texts:[]}):t.at(-1).texts.push(hp(s));return t.map(({texts:s,...n})=>({...n,text:s.join(" ")}))}var u$=({document:e,id:t})=>`/help/${e.name}${t?`#${t}`:""}`;function d$(e,t){let s=Math.min(...t.map(o=>fe(e).indexOf(o)).filter(o=>o>=0),e.length),n=s>60?e.lastIndexOf(" ",s-40)+1:0,a=e.slice(n,n+160);return`${n?"… ":""}${a}${n+160<e.length?" …":""}`}function m$(e,t){let s=fe(t).split(/\s+/).filter(Boolean);if(!s.length)return[];let n=({title:o,text:r})=>s.every(l=>fe(`${o} ${r}`).includes(l))?s.some(l=>fe(o).includes(l))?2:1:0;return e.flatMap(p$).map(o=>[n(o),o]).filter(([o])=>o).sort(([o],[r])=>r-o).slice(0,l$).map(([,o])=>({address:u$(o),title:o.title,document:o.document,part:d$(o.text,s)}))}function h$(e,t){let s=({name:a,language:o})=>a.replace(new RegExp(`-${o}$`),""),n=a=>a.language===t||a.language==="en"&&!e.some(o=>o.language===t&&s(o)===s(a));return e.filter(n)}var In=class{query="";#t;#e=[];constructor(t){this.#t=t,this.loading=J(t,async()=>{let s=await fetch(new URL("bundle/help.json",Re).href,{signal:t.signal});if(!s.ok)throw Object.assign(new Error("the documents are not there"),{code:"strange",status:s.status});this.#e=await s.json()}),this.query=t.query.get("q")??""}get documents(){return h$(this.#e,kt())}get document(){return this.#e.find(t=>t.name===this.#t.params.name)}get found(){return m$(this.documents,this.query)}search(t){this.query=t,this.#t.rename(f("/help",{q:t.trim()})),this.#t.update()}};var Kt=e=>e.map(t=>typeof t=="string"?t:f$[t[0]](t)),f$={b:([,e])=>V`<b>${Kt(e)}</b>`,i:([,e])=>V`<i>${Kt(e)}</i>`,code:([,e])=>V`<code>${e}</code>`,a:([,e,t])=>/^https?:/.test(e)?V`<a href=${e} target="_blank" rel="noopener">${Kt(t)}</a>`:V`<a href=${e}>${Kt(t)}</a>`},fp=e=>V`<li>${e.length===1&&e[0][0]==="p"?Kt(e[0][1]):e.map(bp)}</li>`,$p=(e,t)=>V`<tr>${e.map(t)}</tr>`,$$={h2:([,e,t])=>V`<h2 id=${e} tabindex="-1">${Kt(t)}</h2>`,h3:([,e,t])=>V`<h3 id=${e} tabindex="-1">${Kt(t)}</h3>`,p:([,e])=>V`<p>${Kt(e)}</p>`,pre:([,e])=>V`<pre tabindex="0">${e}</pre>`,ul:([,e])=>V`<ul>${e.map(fp)}</ul>`,ol:([,e])=>V`<ol>${e.map(fp)}</ol>`,table:([,[e,...t]])=>V`
    <div class="scrolls" tabindex="0"><table>
      <thead>${$p(e,s=>V`<th scope="col">${Kt(s)}</th>`)}</thead>
      <tbody>${t.map(s=>$p(s,n=>V`<td>${Kt(n)}</td>`))}</tbody>
    </table></div>`},bp=e=>$$[e[0]](e),gp=e=>V`<ul class="people">${e.map(t=>lt(`/help/${t.name}`,"",t.title,"",t.language))}</ul>`,g$=([e,...t])=>V`
  <section class="card">${gp([e])}</section>
  <section class="card">
    <h2>${i("help.running")}</h2>
    ${gp(t)}
  </section>`;function b$(e){let t=e.found;return V`
    <p class="unseen" role="status">${i("help.found",{n:t.length})}</p>
    ${t.length?V`<section class="card"><ul class="people">${t.map(({address:s,title:n,document:a,part:o})=>lt(s,"",a.title===n?n:`${a.title} › ${n}`,o,a.language))}</ul></section>`:C(i("help.none"),i("help.noneText"),bs,"search")}`}var w$=e=>V`
  ${v(i("help.title"),bs,$()?"/settings":"/sign-in")}
  <form role="search" @submit=${t=>t.preventDefault()}>
    <label class="unseen" for="help-words">${i("help.search")}</label>
    <input id="help-words" type="search" autocomplete="off" placeholder=${i("help.search")} .value=${e.query}
      @input=${t=>e.search(t.target.value)}>
  </form>
  ${e.query.trim()?b$(e):g$(e.documents)}`,y$=({title:e,language:t,blocks:s})=>V`
  ${v(e,bs,"/help")}
  <article class="card document" lang=${t}>${s.map(bp)}</article>`,v$=()=>V`${v(i("help.title"),bs,"/help")}${C(i("missing.title"),i("missing.text"),bs,"search")}`;function k$(e,t){return e.loading.problem?V`${v(i("help.title"),bs,"/help")}${w(e.loading.problem,e.loading.load)}`:e.documents.length?t.params.name?e.document?y$(e.document):v$():w$(e):k(6)}function wp(e){let t=new In(e);return{get title(){return t.document?.title??i("help.title")},ready:t.loading.load().then(()=>location.hash?x(location.hash.slice(1)):null),view:()=>k$(t,e)}}import{html as A,nothing as Q}from"../lib/lit-html/lit-html.js";var x$=20,O$=e=>new Promise((t,s)=>{let n=()=>{clearTimeout(a),s(e.reason)},a=setTimeout(()=>{e.removeEventListener("abort",n),t()},1e3);e.addEventListener("abort",n,{once:!0})});async function yp(e,t,{signal:s,stopped:n,tick:a=O$,note:o=()=>{}}){for(;;)try{return await S(e,t,{signal:s})}catch(r){if(r.status!==429)throw r;await o();for(let l=Math.max(x$,r.retryAfter);l>0;l--){if(n())return null;await a(s)}}}var Mn=class{audience="me";keep=!1;category="";area="";forFriends="true";#t;constructor(t,s){this.settings=t,this.#t=s,t.read().then(s,()=>{})}set(t){Object.assign(this,t),this.#t()}get body(){return{audience:this.audience,...this.keep?{keepVisibility:!0}:{},...this.category?{category:this.category}:{},...this.area===""?{}:{area:Number(this.area)},...Number(this.area)?{exactForFriends:this.forFriends==="true"}:{}}}};var q$=30,S$=["obscured","notPoint"],vp=()=>y().places.source!=="gazetteer",jn=class{state=null;#t;#e;#s=!1;constructor(t,s){this.#t=t,this.#e=s}get rows(){return(this.#t.rows.items??[]).filter(t=>t.status==="noPlace"&&!S$.includes(t.reason)).slice(0,q$)}async run(){let{rows:t}=this,s={n:0,all:t.length,found:0,busy:!0,problem:null};this.state=s,this.#s=!1,this.#e.update();try{for(let n of t){if(this.#s)break;let[a]=await m(f("/api/places",{query:n.place||n.title,limit:1}),{signal:this.#e.signal});s.n++,a&&await this.#t.guess(n,a)&&s.found++,this.#e.update()}}catch(n){if(n.name==="AbortError")return;s.problem=n}s.busy=!1,this.#e.update()}stop(){this.#s=!0}};function F$({lat:e,lng:t}){let s=Math.floor(e/.25);return{y:s,x:Math.floor(t/po(s))}}var po=e=>.25/Math.max(.05,Math.cos((e+.5)*.25*Math.PI/180));function P$({x:e,y:t}){let s=(e+.5)*po(t),n=[];for(let a=t-2;a<=t+2;a++){let o=Math.floor(s/po(a));for(let r=o-2;r<=o+2;r++)n.push(`${r} ${a}`)}return n}function kp(e){let t=new Map;for(let n of e){let a=F$(n),o=`${a.x} ${a.y}`,r=t.get(o);r?r.n++:t.set(o,{...a,key:o,at:{lat:n.lat,lng:n.lng},n:1})}let s=new Map;for(let n of[...t.values()].sort((a,o)=>o.n-a.n)){let a=P$(n).find(o=>s.has(o));a?s.get(a).n+=n.n:s.set(n.key,{at:n.at,n:n.n})}return[...s.values()].sort((n,a)=>a.n-n.n)}var L$=1e3,T$=14,xp=e=>({...it(e),row:e.row,name:e.title});function I$(e,t){let[s,n]=[e.map(d=>d.lat),e.map(d=>d.lng)].map(d=>d.toSorted((q,Y)=>q-Y)),[a,o,r,l]=[s[0],s.at(-1),n[0],n.at(-1)],p={lat:(a+o)/2,lng:(r+l)/2,zoom:T$},g=()=>{let[d,q,Y,Pt]=Tr(t,p).split(",").map(Number);return d<=r&&Y>=l&&q<=a&&Pt>=o};for(;p.zoom>1&&!g();)p.zoom--;return p}var An=class{items=[];where="";#t;#e=0;constructor(t){this.#t=t}async load(t,s){let n=++this.#e,a=[];try{for(let o=0,r;!r||r.length===L$;o=r.at(-1)?.row){if(r=await m(f(`${t}/points`,{status:s,after:o||""}),{signal:this.#t.signal}),n!==this.#e)return;a.push(...r.map(xp))}}catch{if(n!==this.#e)return;a.length=0}this.items=a,this.where="",this.#t.update(),a.length&&await this.#s(n)}async#s(t){let[s,...n]=kp(this.items),a={lat:s.at.lat.toFixed(3),lng:s.at.lng.toFixed(3)},o=await m(f("/api/places/reverse",a),{signal:this.#t.signal}).catch(()=>null);if(t!==this.#e||!o?.name)return;let r={places:i("import.places",{n:this.items.length}),town:o.name,n:n.length};this.where=i(n.length?"import.whereMore":"import.where",r),this.#t.update()}put(t){let s=this.items.filter(n=>n.row!==t.row);this.items=t.status==="ready"&&t.latitude!==void 0?[...s,xp(t)]:s}link(t){return f("/",{at:we(I$(this.items,t))})}};var M$=e=>Number(new URLSearchParams(e.split("?")[1]).get("limit"));function Op(e,t){let s={items:null,next:0,busy:!1,problem:null},n=0,a=async o=>{let r=n,l=t();Object.assign(s,{busy:!0,problem:null}),e.update();try{let p=await m(o?`${l}&after=${o}`:l,{signal:e.signal});if(await Promise.all(p.flatMap(g=>g.lost??[]).map(mi)),r!==n)return;s.items=[...o?s.items:[],...p],s.next=p.length<M$(l)?0:p.at(-1).row}catch(p){if(r!==n||p.name==="AbortError")return;o?u(P(p)):s.problem=p}s.busy=!1,e.update()};return s.clear=()=>{n++,Object.assign(s,{items:null,next:0,busy:!1,problem:null})},s.load=()=>a(0),s.more=async()=>{!s.busy&&s.next&&await a(s.next)},s.put=o=>{s.items=s.items?.map(r=>r.row===o.row?o:r)??null},s.drop=o=>{s.items=s.items?.filter(r=>r.row!==o.row)??null,s.items&&!s.items.length&&s.more()},s}var j$=e=>(/\.zip$/i.test(e.name??"")?1e3:100)*2**20,qp=20,A$=200,B$=["ready","noPlace","duplicate","bad","skipped","done"],N$=4,_$=["noPoint","zeroPoint","notPoint","obscured","badPoint","noTitle","badLine","twice","known"],Sp=e=>_$.includes(e.reason)?e.reason:"",Bn=class{current=null;unfinished=[];finished=[];isUndoing=!1;status="ready";progress=null;refusal=null;published=null;#t;#e=null;#s=!1;constructor(t){this.#t=t,this.options=new Mn(new ye(t),()=>t.update()),this.places=new jn(this,t),this.points=new An(t),this.rows=Op(t,()=>f(`${this.#i}/rows`,{status:this.status,limit:50})),this.loading=J(t,()=>this.#a())}get#i(){return`/api/imports/${this.current.id}`}get tabs(){let{counts:t}=this.current;return B$.map((s,n)=>({name:s,n:t[s],at:n})).filter(({n:s,at:n})=>s||n<N$)}get isBusy(){return!!this.published?.busy}get isDone(){let{counts:t}=this.current;return!!this.published&&!this.isBusy&&!this.published.problem&&!t.ready&&!t.noPlace&&!t.media}async#a(){let{signal:t}=this.#t,s=this.#t.query.get("id"),n=await m("/api/imports",{signal:t});this.unfinished=n.filter(o=>o.counts.ready||o.counts.noPlace),this.finished=n.filter(o=>o.counts.done&&!this.unfinished.includes(o));let a=n.find(o=>o.id===s);a&&await this.#n(a)}async#n(t){this.current=t,this.published=null,this.places.state=null,this.status=this.tabs.find(({n:s})=>s)?.name??"ready",this.rows.clear(),await this.rows.load(),this.points.load(this.#i,"ready")}open(t){return this.#t.rename(f("/import",{id:t.id})),this.#n(t)}async upload(t,s=He){let n=new AbortController;this.#e=n,this.#t.signal.addEventListener("abort",()=>n.abort(),{once:!0}),Object.assign(this,{progress:0,refusal:null}),this.#t.update();let a=o=>{this.progress=o,this.#t.update()};try{if(t.size>j$(t))throw{code:"page",text:i("import.tooLarge")};let o=await s("POST","/api/imports",t,{progress:a,signal:n.signal});if(n.signal.aborted)return;await this.open(o)}catch(o){if(o.name==="AbortError")return;this.refusal=o,o.reason==="too_many_imports"&&await this.loading.load()}finally{this.progress=null,this.#t.update()}}cancel(){this.#e?.abort()}choose(t){return this.status=t,this.rows.clear(),this.rows.load()}async#o(t,s){let n=await L(G(`${this.#i}/rows/${t.row}`,s).then(a=>{let o={...this.current.counts};o[t.status]--,o[a.status]++,this.current={...this.current,counts:o},a.status===t.status?this.rows.put(a):this.rows.drop(t),this.published?.made||this.points.put(a)}));return this.#t.update(),n}skip(t,s){return this.#o(t,{skip:s})}place(t,{point:s,name:n,location:a}){let o=a?.name??n;return this.#o(t,{latitude:s.lat,longitude:s.lng,...o?{place:o}:{}})}guess(t,{latitude:s,longitude:n}){return this.#o(t,{latitude:s,longitude:n,guessed:!0})}rename(t,s){return this.#o(t,{title:s})}async commit(t){if(this.isBusy)return;let{signal:s}=this.#t,{ready:n,done:a}=this.current.counts;this.#s=!1;let o={made:0,taken:0,all:n,busy:!0,isWaiting:!1,problem:null};this.published=o;let r=p=>{this.current=p,Object.assign(o,{made:p.counts.done-a,taken:n-p.counts.ready}),this.#t.update()},l=()=>(o.isWaiting=!0,this.#t.update(),m(this.#i,{signal:s}).then(r).catch(p=>{if(!Rt(p))throw p}));this.#t.update();try{for(let p=qp;this.current.counts.ready&&!this.#s;){let g=this.current.counts.ready,d=await yp(`${this.#i}/commit`,{...this.options.body,limit:A$},{signal:s,stopped:()=>this.#s,note:l,tick:t});if(o.isWaiting=!1,!d)break;if(r(d),p=this.current.counts.ready<g?qp:this.current.counts.media?p-1:0,!p)throw{code:"strange"}}}catch(p){if(p.name==="AbortError")return;o.problem=p,await m(this.#i,{signal:s}).then(r).catch(()=>{})}o.busy=!1,!s.aborted&&(await this.choose(this.current.counts.ready?"ready":"done"),this.points.load(this.#i,o.made?"done":"ready"))}stop(){this.#s=!0}leave(){return this.current=null,this.refusal=null,this.#t.query.delete("id"),this.#t.rename("/import"),this.loading.load()}async undoable(){let t=null;return await L(S(`${this.#i}/undo`,{dryRun:!0}).then(s=>{t=s})),t}async undo(){let{signal:t}=this.#t,[s,n]=[0,0],a=async()=>{for(let r=1;r;){let l=await S(`${this.#i}/undo`,{},{signal:t});[s,n,r]=[s+l.binned,l.changed,l.binned?l.left:0]}};this.isUndoing=!0,this.#t.update();let o=await L(a());if(!t.aborted)return Object.assign(this,{isUndoing:!1,published:null}),u([i("import.undone",{n:s}),n?i("import.undoneKept",{n}):""].filter(Boolean).join(" ")),o&&!n?this.leave():m(this.#i,{signal:t}).then(r=>this.#n(r),()=>this.leave())}async discard(t){await L(j(`/api/imports/${t.id}`))&&await this.leave()}};var C$=["track","route","line","area","picture","link","file","damaged","text"];function Fp({leftOut:e=[]}){let t=e.filter(({kind:s})=>C$.includes(s));return t.length?i("import.leftOut",{n:t.reduce((s,{n})=>s+n,0),list:er(t.map(({kind:s,n})=>i(`import.kind.${s}`,{n})))}):""}var Pp=({leftOut:e=[]})=>e.flatMap(({where:t=[]})=>t).map(({file:t="",line:s=0,column:n=0})=>s?i(t?"import.leftAt":"import.leftLine",{file:t,line:I(s),column:I(n)}):t);import{html as mo,nothing as uo}from"../lib/lit-html/lit-html.js";var D$=(e,t,s,n,a)=>mo`
  <label class="switch">
    <span>${s}<br><span class="soft">${n}</span></span>
    <input type="checkbox" role="switch" id=${e} .checked=${t} @change=${o=>a(o.target.checked)}>
  </label>`,U$=(e,t)=>mo`
  ${e.current.format==="finds"?D$("import-keep",t.keep,i("import.keep"),i("import.keepHint"),s=>t.set({keep:s})):uo}
  ${t.keep?uo:O("import-audience",{label:i("edit.who"),chosen:t.audience,options:bt.map(s=>[s,i(`find.audience.${s}`)]),set:s=>t.set({audience:s})})}`,R$=e=>O("import-category",{label:i("import.category"),options:[["",i("edit.none")],...Et().map(t=>[t,_(t)])],chosen:e.category,set:t=>e.set({category:t})}),E$=e=>O("import-area",{label:i("privacy.shown"),hint:i("import.areaHint"),chosen:e.area,set:t=>e.set({area:t}),options:[["",Ws(e.settings.values)],...ke()]}),z$=e=>O("import-friends",{label:i("privacy.exactFor"),options:vn(),chosen:e.forFriends,set:t=>e.set({forFriends:t})}),Lp=(e,t=e.options)=>mo`
  ${U$(e,t)}
  <div class="folds">
    <details class="fold" id="fold-import">
      <summary>${c("filter")} <span class="grow">${i("import.more")}</span> ${c("next")}</summary>
      <div class="stack">${R$(t)}${E$(t)}${Number(t.area)?z$(t):uo}</div>
    </details>
  </div>`;import{html as $t,nothing as Oe}from"../lib/lit-html/lit-html.js";function H$(e){if(e.status==="ready"&&e.reason!=="noTitle")return e.guessed?i("import.guessed"):e.place??"";let t=Sp(e),s=e.line?`${i("import.line",{n:e.line})}: `:"";return t?s+i(`import.reason.${t}`):""}async function fo(e,t,s){if(!await s)return;let n=e.rows.items?.[Math.min(t,e.rows.items.length-1)];x(n?`row-${n.row}`:"part-rows")}function V$(e,t,s,n){let a=new Ot(n,null,()=>fo(e,s,e.place(t,a.value)));return hs(a)}var Nn=e=>e.title||i("import.line",{n:e.row}),ho=(e,t,s)=>$t`
  <button type="button" class="quiet" id="row-${e.row}" aria-label=${`${t}: ${Nn(e)}`} @click=${s}>${t}</button>`,W$=e=>t=>b(t,"title",{label:i("find.titleField"),value:e.title,required:!0,least:1,most:y().limits.title});async function K$(e,t){await D(n=>new F({send:async({title:a})=>{await e.rename(t,a.trim())&&n()}}),i("import.rename"),W$(t),n=>N(n,i("action.save"))),x(`name-${t.row}`)}var Tp=(e,t)=>$t`
  <button type="button" class="round" id="name-${t.row}" aria-label=${`${i("import.rename")}: ${Nn(t)}`}
    @click=${()=>K$(e,t)}>
    ${c("edit")}
  </button>`,Ip=e=>e.findId?$t`
  <a class="button quiet" href="/finds/${e.findId}" aria-label=${`${i("import.show")}: ${Nn(e)}`}>
    ${i("import.show")}</a>`:Oe,Y$=(e,t,s,n)=>({ready:()=>$t`${Tp(e,t)}${ho(t,i("import.skip"),()=>fo(e,s,e.skip(t,!0)))}`,skipped:()=>ho(t,i("import.unskip"),()=>fo(e,s,e.skip(t,!1))),noPlace:()=>$t`${Tp(e,t)}${ho(t,i("import.locate"),()=>V$(e,t,s,n))}`,duplicate:()=>Ip(t),done:()=>Ip(t)})[t.status]?.()??Oe,$o=e=>e?$t`<br><span class="soft" dir="auto">${e}</span>`:Oe,G$=e=>e.slice(e.lastIndexOf("/")+1),J$=e=>[`import.lost.${e}`,`rule.${e}`,`reason.${e}`].map(t=>[t,i(t)]).find(([t,s])=>s!==t)?.[1]??e,X$=({media:e,lost:t=[]})=>[e>t.length?$o(i("import.rowMedia",{n:e-t.length})):Oe,...t.map(({file:s,reason:n})=>$o(`${G$(s)}: ${J$(n)}`))],Z$=(e,t,s,n)=>$t`
  <li class="row between">
    <span class="grow"><bdi class="strong">${Nn(t)}</bdi>${$o(H$(t))}${X$(t)}</span>
    <span class="row">${Y$(e,t,s,n)}</span>
  </li>`;function Q$(e,t){let{items:s,problem:n,load:a}=e.rows;return n?w(n,a):s?s.length?$t`
    <ul class="people" aria-label=${i("import.rows")}>${s.map((o,r)=>Z$(e,o,r,t))}</ul>
    ${R(e.rows)}`:$t`<p class="soft" role="status">${i("import.none")}</p>`:k(4)}var tg=(e,{n:t,all:s})=>$t`
  <progress max=${s} .value=${t} aria-label=${i("import.lookUp")}></progress>
  <p class="row between">
    <span role="status">${i("import.progress",{n:t,all:I(s)})}</span>
    <button type="button" class="quiet" @click=${()=>e.places.stop()}>${i("import.stop")}</button>
  </p>`;async function eg(e){await e.places.run(),x("part-rows")}function sg(e){let{state:t,rows:s}=e.places;return t?.busy?tg(e,t):$t`
    ${t?$t`<p role="status">${i("import.lookedUp",{n:t.found})}</p>`:Oe}
    ${t?.problem?w(t.problem):Oe}
    ${s.length?$t`
      <p class="hint">${i("import.lookUpText",{source:y().places.attribution})}</p>
      <p>
        <button type="button" class="quiet" id="import-lookup" @click=${()=>eg(e)}>${i("import.lookUp")}</button>
      </p>`:Oe}`}var ig=e=>e.tabs.filter(({n:t})=>t).map(({name:t,n:s})=>`${I(s)} ${i(`import.status.${t}`)}`).join(" · "),ng=e=>$t`
  <summary>
    <span class="grow">${ki("rows",i("import.rows"))} <span class="soft">${ig(e)}</span></span>
    ${c("next")}
  </summary>`,Mp=(e,t)=>$t`
  <details class="card import-rows" ?open=${!e.isDone||e.current.counts.mediaLost>0}>
    ${ng(e)}
    <div class="chips" role="group" aria-label=${i("import.which")}>
      ${e.tabs.map(({name:s,n})=>Ke(e.status===s,`${i(`import.status.${s}`)} (${I(n)})`,()=>e.choose(s)))}
    </div>
    ${e.status==="noPlace"&&vp()?sg(e):Oe}
    ${Q$(e,t)}
  </details>`;var ws=class extends dc{label="";points=[];options(){let{lat:t,lng:s}=this.points[0]??{lat:25,lng:5};return{view:{lat:t,lng:s,zoom:2},still:!0,onMove:()=>this.map&&this.mark()}}draw(){this.points.length&&(this.map.fit(this.points,this.closest,{animate:!1}),this.mark())}failed(){this.remove()}};var[_n,ag,og]=[12,28,44],go=class extends ws{closest=_n;options(){return{...super.options(),isWide:!0}}set places(t){let s=t!==this.points;this.points=t,this.map&&s&&this.draw()}mark(){this.map.setMarkers(Ni(this.points,t=>this.map.pixelOf(t),og).map(t=>this.#t(t)))}#t([t,...s]){if(!s.length){let r=()=>this.map.setView({...t,zoom:_n}),l=t.km?t:null;return{key:`${t.lat},${t.lng}`,lat:t.lat,lng:t.lng,kind:"dot",size:ag,text:"",label:t.name,area:l,click:r}}let n=hc({latitude:t.lat,longitude:t.lng,count:s.length+1}),a=s.every(r=>r.lat===t.lat&&r.lng===t.lng);return{...n,click:()=>a?this.map.setView({...t,zoom:_n}):this.map.fit([t,...s],_n)}}};customElements.define("finds-map",go);var rg=".gpx,.kml,.kmz,.geojson,.geojsonl,.json,.umap,.csv,.tsv,.txt,.zip";async function cg(e,t){let s=e.target,[n]=s.files;n&&(await t.upload(n),s.value="",t.current&&x("part-import"))}var lg=e=>A`
  <progress max="1" .value=${e.progress} aria-label=${i("import.upload")}></progress>
  <p class="row between">
    <span class="soft" role="status">${i(e.progress<1?"import.upload":"import.reading")}</span>
    <button type="button" class="quiet" @click=${()=>e.cancel()}>${i("action.cancel")}</button>
  </p>`,pg=e=>A`
  <p class="row actions">
    <label class="button" for="import-file">${c("plus")} ${i("import.choose")}</label>
    <input class="file" id="import-file" type="file" accept=${rg} aria-describedby="import-hint" @change=${t=>cg(t,e)}>
  </p>`,ug=e=>A`
  <section class="card">
    <p>${i("import.text")}</p>
    ${e.refusal?w(e.refusal):Q}
    ${e.progress===null?pg(e):lg(e)}
    <p class="hint" id="import-hint">${i("import.files")}</p>
  </section>
  ${e.unfinished.length?mg(e):Q}
  ${e.finished.length?hg(e):Q}`;async function Ap(e,t){await M(i("import.discardTitle"),i("import.discardText"),i("import.discard"))&&(await e.discard(t),x("import-file"))}var ys=e=>e.name||i("import.unnamed");async function dg(e){let t=await e.undoable();if(!t)return;let{left:s,changed:n}=t,a=n?` ${i("import.undoneKept",{n})}`:"";if(!s)return u(i("import.undoNone")+a);await M(i("import.undoTitle"),i("import.undoText",{n:s})+a,i("import.undo"))&&(await e.undo(),x(e.current?"part-import":"import-file"))}async function Bp(e,t){await e.open(t),x("part-import")}var mg=e=>A`
  <section class="card">
    <h2>${i("import.unfinished")}</h2>
    <ul class="people">${e.unfinished.map(t=>A`
      <li class="row between">
        <span class="grow"><bdi class="strong">${ys(t)}</bdi><br>
          <span class="soft">${i("import.left",{n:t.counts.ready+t.counts.noPlace})} ${Np(t)}</span></span>
        <span class="row">
          <button type="button" class="quiet" aria-label=${`${i("import.goOn")}: ${ys(t)}`} @click=${()=>Bp(e,t)}>
            ${i("import.goOn")}
          </button>
          <button type="button" class="round" aria-label=${`${i("import.discard")}: ${ys(t)}`}
            @click=${()=>Ap(e,t)}>
            ${c("trash")}
          </button>
        </span>
      </li>`)}
    </ul>
  </section>`,hg=e=>A`
  <section class="card">
    <h2>${i("import.finished")}</h2>
    <ul class="people">${e.finished.map(t=>A`
      <li class="row between">
        <span class="grow"><bdi class="strong">${ys(t)}</bdi><br>
          <span class="soft">${i("import.made",{n:t.counts.done})}</span></span>
        <button type="button" class="quiet" aria-label=${`${i("import.show")}: ${ys(t)}`} @click=${()=>Bp(e,t)}>
          ${i("import.show")}
        </button>
      </li>`)}
    </ul>
  </section>`,Np=e=>i("import.ends",{date:Ut(e.expiresAt)});async function fg(e){await e.commit(),x("part-import")}var $g=(e,{taken:t,all:s,isWaiting:n})=>A`
  <progress max=${s} .value=${t} aria-label=${i("import.running")}></progress>
  <p class="row between">
    <span role="status">${i("import.progress",{n:t,all:I(s)})}</span>
    <button type="button" class="quiet" id="import-stop" @click=${()=>e.stop()}>${i("import.stop")}</button>
  </p>
  ${n?A`<p class="soft" role="status">${i("import.waiting")}</p>`:Q}
  ${e.current.counts.media?A`<p class="soft">${i("import.mediaLeft",{n:e.current.counts.media})}</p>`:Q}`,gg=e=>e.items.length?e.link({width:innerWidth,height:innerHeight/2}):"/profile",bg=({mediaDone:e,mediaLost:t},{made:s},n)=>A`
  <p role="status">${c("check")} ${i("import.made",{n:s})}</p>
  ${e?A`<p>${i("import.media",{n:e})}</p>`:Q}
  ${t?A`<p>${i("import.mediaLost",{n:t})}</p>`:Q}
  ${s?A`<p><a class="button" href=${gg(n)}>${i("import.see")}</a></p>`:Q}`,wg=(e,t)=>A`
  ${Lp(e)}
  <button type="button" class="main" id="import-commit" @click=${()=>fg(e)}>${i("import.commit",{n:t})}</button>`;function yg(e){let[t,s]=[Fp(e),Pp(e)];return A`
    ${t?A`<p id="import-left">${t}</p>`:Q}
    ${s.length?A`
      <details>
        <summary>${i("import.leftWhere")}</summary>
        <ul>${s.map(n=>A`<li><bdi>${n}</bdi></li>`)}</ul>
      </details>`:Q}
    ${e.guessedEncoding?A`<p>${i("import.encoding",{name:e.guessedEncoding})}</p>`:Q}`}function vg(e){let{current:t,published:s}=e;return A`
    <section class="card">
      ${ki("import",A`<bdi>${ys(t)}</bdi>`)}
      ${e.isUndoing?A`<p class="soft" role="status">${i("import.undoing")}</p>`:e.isBusy?$g(e,s):A`
        ${e.isDone?Q:A`<p class="soft">${Np(t)}</p>`}
        ${e.points.where?A`<p class="strong" id="import-where">${e.points.where}</p>`:Q}
        ${e.points.items.length?A`
          <finds-map .places=${e.points.items} .label=${i("import.map")}></finds-map>`:Q}
        ${s?bg(t.counts,s,e.points):Q}
        ${yg(t)}
        ${s?.problem?w(s.problem):Q}
        ${t.counts.ready?wg(e,t.counts.ready):Q}
        <p class="row">${e.current.counts.done?A`
          <button type="button" class="quiet" id="import-undo" @click=${()=>dg(e)}>${i("import.undo")}</button>`:Q}
        ${e.isDone?A`
          <button type="button" class="quiet" @click=${()=>jp(e)}>${i("import.finish")}</button>`:A`
          <button type="button" class="quiet" @click=${()=>jp(e)}>${i("import.other")}</button>
          <button type="button" class="danger" @click=${()=>Ap(e,t)}>${i("import.discard")}</button>`}
        </p>`}
    </section>`}async function jp(e){await e.leave(),x("import-file")}function kg(e,t){return e.loading.problem?w(e.loading.problem,e.loading.load):e.current?A`${vg(e)}${e.isBusy||e.isUndoing?Q:Mp(e,t)}`:ug(e)}function _p(e){let t=new Bn(e);return{title:i("import.title"),ready:t.loading.load(),view:()=>A`${v(i("import.title"),Q,"/settings")}${kg(t,e)}`}}import{html as at,nothing as ce}from"../lib/lit-html/lit-html.js";var xg=1e3,Cp=[5,15,30,60],vs=class{areas=null;wishes=[];job=null;chosen=null;plan=null;problem=null;km=15;busy=!1;#t;#e;constructor(t,s=Ye){this.#t=t,this.#e=s,this.loading=J(t,async()=>{await this.#i(),this.#a();let n=be(t.query?.get("at"));n&&!this.chosen&&await this.#s(n)})}async#s({lat:t,lng:s}){let n=await m(f("/api/places/reverse",{lat:t,lng:s}),{signal:this.#t.signal}).catch(()=>null);n&&await this.choose(n)}get isRunning(){return this.job?.state==="running"}async#i(){let{areas:t,job:s,wishes:n}=await m("/api/admin/map",{signal:this.#t.signal});s&&await mi(s),Object.assign(this,{areas:t,job:s,wishes:n}),this.#t.update()}async#a(){for(;this.isRunning&&!this.#t.signal.aborted;)await this.#e(xg),await this.#i().catch(()=>{})}get#n(){return{...this.chosen,km:this.km}}choose({name:t,address:s,latitude:n,longitude:a}){return this.chosen={title:[t,s].filter(Boolean).join(", "),latitude:n,longitude:a},this.#o()}grant({title:t,latitude:s,longitude:n}){return this.chosen={title:t,latitude:s,longitude:n},this.add()}resize(t){return this.km=t,this.#o()}async#o(){Object.assign(this,{plan:null,problem:null,busy:!0}),this.#t.update();let t=JSON.stringify(this.#n),s=await S("/api/admin/map/plans",this.#n).then(n=>({plan:n}),n=>({problem:n}));t===JSON.stringify(this.#n)&&(Object.assign(this,s,{busy:!1}),this.#t.update())}async add(){try{this.job=await S("/api/admin/map/areas",this.#n),Object.assign(this,{plan:null,problem:null})}catch(t){this.problem=t}this.#t.update(),await this.#a()}async renew(t){try{this.job=await B(`/api/admin/map/areas/${t.name}`)}catch(s){u(P(s))}this.#t.update(),await this.#a()}async remove(t){try{await j(`/api/admin/map/areas/${t.name}`),await this.#i(),u(i("areas.removed",{title:t.title}))}catch(s){u(P(s))}}};async function Og(e,t){await M(i("areas.removeTitle",{title:t.title}),i("areas.removeText"),i("areas.remove"))&&e.remove(t)}var qg=(e,t)=>at`
  <li class="row between">
    <span><span class="strong" dir="auto">${t.title}</span><br>
      <span class="soft">${ot(t.bytes)} · ${W(t.updatedAt)}</span></span>
    <span class="row">
      ${t.updatable?at`
        <button type="button" class="quiet" ?disabled=${e.isRunning} aria-label="${i("areas.update")}: ${t.title}"
          @click=${()=>e.renew(t)}>${i("areas.update")}</button>`:ce}
      <button type="button" class="danger" aria-label="${i("areas.remove")}: ${t.title}" @click=${()=>Og(e,t)}>
        ${i("areas.remove")}
      </button>
    </span>
  </li>`,Sg=e=>at`
  <section class="card" aria-labelledby="areas">
    <h2 id="areas">${i("areas.list")}</h2>
    ${e.areas.length?at`<ul class="people">${e.areas.map(t=>qg(e,t))}</ul>`:C(i("areas.none"),i("areas.noneText"),ce,"way")}
  </section>`,Fg=(e,t)=>at`
  <li class="row between">
    <span><span class="strong" dir="auto">${t.title}</span><br><span class="soft">${i("areas.wishedBy",{n:t.users})}</span></span>
    <button type="button" class="quiet" ?disabled=${e.isRunning} aria-label=${i("areas.grant",{title:t.title})}
      @click=${()=>e.grant(t)}>${i("areas.addWish")}</button>
  </li>`,Pg=e=>e.wishes.length?at`
  <section class="card" aria-labelledby="wishes">
    <h2 id="wishes">${i("areas.wishes")}</h2>
    <ul class="people">${e.wishes.map(t=>Fg(e,t))}</ul>
  </section>`:ce,Lg=e=>O("km",{label:i("areas.size"),options:Cp.map(t=>[t,Is(t)]),chosen:e.km,set:t=>e.resize(Number(t))}),Tg=e=>at`
  <p>${i("areas.from",{host:e.plan.host})}</p>
  <button type="button" class="main" @click=${()=>e.add()}>
    ${c("map")} ${i("areas.add",{title:e.chosen.title,size:ot(e.plan.bytes)})}
  </button>`;function Ig(e){return!e.chosen||e.isRunning?ce:at`
    <p class="strong" dir="auto">${e.chosen.title}</p>
    ${Lg(e)}
    ${e.busy?at`<p class="soft" role="status">${i("areas.asking")}</p>`:ce}
    ${e.problem?at`<p class="error" role="alert">${P(e.problem)}</p>`:ce}
    ${e.plan?Tg(e):ce}`}function Mg(e){let{job:t}=e;if(!t)return ce;let{title:s,state:n}=t;if(n==="failed")return at`<p class="error" role="alert">${i("areas.failed",{title:s})} ${P(t)}</p>`;if(n==="current")return at`<p role="status">${i("areas.current",{title:s})}</p>`;if(n==="done")return at`
      <p role="status">${i("areas.done",{title:s})}</p>
      <a class="button" href="/" @click=${o=>{o.preventDefault(),location.assign("/")}}>${i("areas.show")}</a>`;let a=i("areas.started",{title:s});return at`
    <p role="status">${t.total?i("areas.running",{title:s,done:ot(t.bytes),total:ot(t.total)}):a}</p>
    <progress max=${t.total||1} .value=${t.bytes} aria-label=${a}></progress>`}var bo=e=>at`
  <section class="card" aria-labelledby="where">
    <h2 id="where">${i("areas.where")}</h2>
    <p class="hint">${i("areas.whereText")}</p>
    <place-search id="area" .label=${i("areas.search")} @choose=${({detail:t})=>e.choose(t.value)}></place-search>
    ${Ig(e)}
    ${Mg(e)}
  </section>`;function jg(e){return e.loading.problem?w(e.loading.problem,e.loading.load):e.areas?at`
    ${bo(e)}
    ${Pg(e)}
    ${Sg(e)}`:k(3)}function Dp(e){let t=new vs(e);return{title:i("admin.map"),ready:t.loading.load(),view:()=>at`${v(i("admin.map"),ce,"/admin")}${jg(t)}`}}import{html as dt,nothing as yt}from"../lib/lit-html/lit-html.js";var Ag=4,Bg=e=>e.map((t,s)=>t.map((n,a)=>n?`M${a} ${s}h1v1h-1z`:"").join("")).join("");async function Cn(e){let{encode:t}=await import(new URL("lib/uqr/uqr.js",Re).href),{data:s,size:n}=t(e,{ecc:"M",border:Ag});return{size:n,path:Bg(s)}}var Up=[1,2,5,10,25,100],Rp=[1,7,30,90],ks=class{created=null;#t;constructor(t){this.#t=t,this.list=z(t,"/api/invites"),this.lists=z(t,"/api/lists?limit=100"),this.form=new F({send:(s,n)=>this.#e(s,n),update:t.update})}get isAdmin(){return $()?.role==="admin"}isMine(t){return t.inviter?.id===$()?.id}async#e({uses:t,days:s,note:n="",befriend:a,listId:o=""},r){let l={uses:Number(t),days:Number(s),note:n.trim(),befriend:!!a,...o?{listId:o}:{}},p=await S("/api/invites",l);this.created={...p,url:new URL(p.link,location.origin).href,code:null},r.reset(),this.#t.update(),await Promise.all([this.#s(this.created),this.list.load()])}async#s(t){t.code=await Cn(t.url).catch(()=>null),this.#t.update()}close=()=>{this.created=null,this.#t.update()};async copy(){u(i(await ge(this.created.url)?"find.copied":"invites.copyYourself"))}get canShare(){return!!navigator.share}async share(){try{let t=i("invites.shareText",{name:h($()),instance:Z()});await navigator.share({title:i("invites.shareTitle",{instance:Z()}),text:t,url:this.created.url})}catch(t){t.name!=="AbortError"&&await this.copy()}}async revoke(t){try{await j(`/api/invites/${t.id}`),this.created?.id===t.id&&(this.created=null),await this.list.load()}catch(s){u(P(s))}this.#t.update()}};import{html as Ng}from"../lib/lit-html/lit-html.js";var Dn=({size:e,path:t},s)=>Ng`
  <svg class="qr" viewBox="0 0 ${e} ${e}" role="img" aria-label=${s} shape-rendering="crispEdges">
    <path d=${t}></path>
  </svg>`;var _g=()=>dt`
  <label class="switch">
    <span>${i("invites.befriend")}<br><span class="soft">${i("invites.befriendHint")}</span></span>
    <input type="checkbox" role="switch" id="befriend" name="befriend" checked>
  </label>`;function Cg({target:e,currentTarget:t}){e.name==="uses"&&(t.elements.befriend.checked=e.value==="1")}async function Dg(e,t){let s=t.created;await t.form.submit(e),t.created!==s&&await x("created-title")}var wo=(e,t=e.form)=>dt`
  <form class="card" novalidate aria-labelledby="new-invite" @change=${Cg} @submit=${s=>Dg(s,e)}>
    <h2 id="new-invite">${i("invites.new")}</h2>
    ${T(t)}
    <div class="pair">
      ${O("uses",{label:i("invites.uses"),options:Up.map(s=>[s,i("invites.people",{n:s})]),chosen:1})}
      ${O("days",{label:i("invites.days"),options:Rp.map(s=>[s,i("invites.daysOf",{n:s})]),chosen:7})}
    </div>
    ${_g()}
    ${e.lists?.items?.length?O("listId",{label:i("invites.list"),hint:i("invites.listHint"),chosen:"",options:[["",i("invites.noList")],...e.lists.items.map(s=>[s.id,s.name])]}):yt}
    ${b(t,"note",{label:i("invites.note"),hint:i("invites.noteHint"),most:200})}
    <div class="row end">${N(t,i("invites.create"))}</div>
  </form>`,Ug=e=>dt`
  <button type="button" class="quiet" @click=${()=>e.share()}>${c("share")} ${i("action.share")}</button>`,yo=e=>dt`
  <section class="card" id="created" aria-labelledby="created-title">
    <div class="row between"><h2 id="created-title" tabindex="-1">${i("invites.ready")}</h2>${rt(e.close)}</div>
    <p role="status">${i("invites.once")}</p>
    <div class="field">
      <label for="link">${i("invites.link")}</label>
      <input id="link" type="text" readonly dir="ltr" .value=${e.created.url} @focus=${t=>t.target.select()}>
    </div>
    <p class="row actions">
      <button type="button" @click=${()=>e.copy()}>${c("copy")} ${i("invites.copy")}</button>
      ${e.canShare?Ug(e):yt}
    </p>
    ${e.created.code?Dn(e.created.code,i("invites.qr")):yt}
  </section>`,Rg=e=>dt`<li><a class="person" href="/people/${e.id}">${U(e,28)} <span class="strong">${h(e)}</span></a></li>`;async function Eg(e,t){await M(i("invites.revokeTitle"),i("invites.revokeText"),i("invites.revoke"))&&await e.revoke(t)}var zg=(e,t,s)=>dt`
  <button type="button" class="quiet" aria-label="${i("invites.revoke")}: ${s}" @click=${()=>Eg(e,t)}>
    ${i("invites.revoke")}
  </button>`,Hg={open:"invites.open",used_up:"invites.usedUp",expired:"invites.expired",revoked:"invites.revoked",suspended:"invites.suspended"},Vg=(e,t)=>!e.isAdmin||e.isMine(t)?yt:dt` · ${t.inviter?i("invites.by",{name:h(t.inviter)}):i("invites.byCommand")}`;function Wg(e,t){let s=t.note||i("invites.of",{date:Ut(t.createdAt)}),n=t.state==="open";return dt`
    <li class="invite">
      <div class="row between">
        <span class="strong" dir="auto">${s}</span>
        <span class="badge">${i(Hg[t.state])}</span>
      </div>
      <p class="soft">
        ${i("invites.used",{used:I(t.uses-t.usesLeft),uses:I(t.uses)})}
        ${n?dt` · ${i("invites.until",{date:Ut(t.expiresAt)})}`:yt}
        ${t.befriend?dt` · ${i("invites.befriends")}`:yt}
        ${t.listName?dt` · ${i("invites.into",{list:t.listName})}`:yt}
        ${Vg(e,t)}
      </p>
      ${t.usedBy.length?dt`<ul class="row used" aria-label=${i("invites.usedBy")}>${t.usedBy.map(Rg)}</ul>`:yt}
      ${n?dt`<p class="row actions">${zg(e,t,s)}</p>`:yt}
    </li>`}function Kg(e){let{items:t,problem:s,load:n}=e.list;return s?w(s,n):t?t.length?dt`
    <section class="card">
      <h2>${i(e.isAdmin?"invites.all":"invites.yours")}</h2>
      <ul class="people">${t.map(a=>Wg(e,a))}</ul>
      ${R(e.list)}
    </section>`:Lt()?yt:C(i("invites.none"),i("reason.may_not_invite")):k(2)}function Ep(e){let t=new ks(e);return{title:i("invites.title"),ready:Promise.all([t.list.load(),t.lists.load()]),view:()=>dt`
      ${v(i("invites.title"),yt,"/people")}
      ${Lt()?dt`<p class="lead">${i("invites.lead")}</p>`:yt}
      ${t.created?yo(t):yt}
      ${Lt()?wo(t):yt}
      ${Kg(t)}`}}import{html as At,nothing as Ce}from"../lib/lit-html/lit-html.js";import{html as vo,nothing as zp}from"../lib/lit-html/lit-html.js";function Yg(e,t){let[s]=e.target.files;e.target.value="",s&&t.set(s)}var xs=(e,{label:t,hint:s})=>vo`
  <div class="field">
    <p class="row actions">
      <label class="button quiet" for="picture">${c("camera")} ${t}</label>
      <input class="file" id="picture" type="file" accept="image/*" @change=${n=>Yg(n,e)}>
      ${e.has()?vo`
        <button type="button" class="quiet" @click=${()=>e.remove()}>${i("profile.pictureRemove")}</button>`:zp}
    </p>
    ${e.progress===null?zp:vo`<progress max="1" .value=${e.progress} aria-label=${t}></progress>`}
    <p class="hint">${s}</p>
  </div>`;var Vp=(e,t)=>At`
  <div class="field">
    <p><span class="strong">${e}</span><br>${t}</p>
    <p class="hint">${i("admin.fixed")}</p>
  </div>`;function Hp(e,t,s,n,a){let o=e.values[t];return e.isFixed(t)?Vp(n,a(o)):O(t,{label:n,options:s.map(r=>[r,a(r)]),chosen:o})}var Wp=e=>Qi(e===as?"":e);function ko(e,t){e.chooseAccent(t),e.isAccentDark&&Wp(t)}function Gg(e){ko(e,e.darkerAccent),document.getElementById("accent").focus()}var Jg=(e,t,s)=>At`
  <button type="button" class="swatch" aria-label=${i(`admin.colours.${t}`)} title=${i(`admin.colours.${t}`)}
    aria-pressed=${s===e.accent?"true":"false"} @click=${()=>ko(e,s)}>
    <svg viewBox="0 0 32 32" aria-hidden="true"><circle cx="16" cy="16" r="16" fill=${s}/></svg>
    ${s===e.accent?c("check"):Ce}
  </button>`,Xg=e=>At`
  <div class="field">
    <label for="accent">${i("admin.accent")}</label>
    <input id="accent" name="accent" type="color" .value=${e.accent} aria-describedby="accent-note"
      aria-invalid=${e.form.errors.accent?"true":Ce}
      @input=${t=>e.chooseAccent(t.target.value)} @change=${t=>ko(e,t.target.value)}>
    <div class="swatches">${Object.entries(zs).map(([t,s])=>Jg(e,t,s))}</div>
    <p id="accent-note" class=${e.form.errors.accent?"error":"hint"} aria-live="polite">
      ${e.form.errors.accent??i("admin.accentHint")}
    </p>
    ${e.isAccentDark?Ce:At`
      <p><button type="button" class="quiet" @click=${()=>Gg(e)}>
        <svg class="sample" viewBox="0 0 32 32" aria-hidden="true"><circle cx="16" cy="16" r="16" fill=${e.darkerAccent}/></svg>
        ${i("admin.darker")}
      </button></p>`}
  </div>`,Zg=e=>b(e.form,"mediaLimit",{label:i("admin.limitOfAll"),hint:i("admin.limitOfAllHint"),kind:"number",mode:"numeric",value:e.limit}),Qg=({mediaLimit:e})=>e?ot(e):i("admin.limits.none"),tb=e=>At`
  <form class="card" novalidate @submit=${e.form.submit}>
    ${T(e.form)}
    <p class="hint">${i("admin.public")}</p>
    ${xs(e.picture,{label:i("admin.picture"),hint:i("admin.pictureHint")})}
    ${b(e.form,"name",{label:i("admin.name"),value:e.values.name,most:50})}
    ${b(e.form,"description",{label:i("admin.description"),value:e.values.description,kind:"area",most:500})}
    ${b(e.form,"rules",{label:i("admin.rules"),value:e.values.rules,kind:"area",most:5e3})}
    ${b(e.form,"contact",{label:i("admin.contact"),hint:i("admin.contactHint"),value:e.values.contact,most:200})}
    ${Xg(e)}
    ${Hp(e,"registration",Uc,i("admin.registration"),t=>i(`admin.modes.${t}`))}
    ${Hp(e,"invites",Rc,i("admin.whoInvites"),t=>i(`admin.inviters.${t}`))}
    ${e.isFixed("mediaLimit")?Vp(i("admin.limitOfAll"),Qg(e.values)):Zg(e)}
    <div class="row end">${N(e.form,i("action.save"))}</div>
  </form>`;function eb(e){return e.loading.problem?w(e.loading.problem,e.loading.load):e.values?At`${tb(e)}${sb(e)}`:k(4)}var sb=e=>At`
  <section class="card">
    <h2>${i("admin.startView")}</h2>
    <p class="hint">${i("admin.startViewText")}</p>
    ${e.startView?At`<place-map class="homemap" inert .at=${e.startView}></place-map>`:Ce}
    <p class="row">
      ${e.myView?At`
        <button type="button" class="quiet" id="start-view" @click=${()=>e.begin(e.myView)}>${i("admin.startViewTake")}</button>`:Ce}
      ${e.startView?At`
        <button type="button" class="quiet" @click=${()=>e.begin("")}>${i("admin.startViewRemove")}</button>`:Ce}
    </p>
  </section>`;function Kp(e){let t=new os(e);return{title:i("admin.instance"),ready:t.loading.load(),view:()=>At`${v(i("admin.instance"),Ce,"/admin")}${eb(t)}`,close(){t.accent!==t.savedAccent&&Wp(t.savedAccent)}}}import{html as gt,nothing as Yt}from"../lib/lit-html/lit-html.js";var ib=100,Yp=5,nb=14,ab=48,ob=256,[xo,rb,cb]=[860,400,.46],Gp=e=>[...e].sort((t,s)=>t-s)[Math.floor(e.length/2)];function lb(e,{width:t,height:s}){let n=e.map(({lat:st,lng:Mt})=>{let ui=Math.sin(Math.max(-85,Math.min(85,st))*Math.PI/180);return{x:Mt/360+.5,y:.5-Math.log((1+ui)/(1-ui))/(4*Math.PI)}}),a={x:Gp(n.map(st=>st.x)),y:Gp(n.map(st=>st.y))},o=st=>Math.hypot(st.x-a.x,st.y-a.y),r=n.sort((st,Mt)=>o(st)-o(Mt)).slice(0,n.length<Yp?Yp:Math.floor(n.length*.9)),l=st=>[Math.min(...r.map(Mt=>Mt[st])),Math.max(...r.map(Mt=>Mt[st]))],[[p,g],[d,q]]=[l("x"),l("y")],Y=(st,Mt)=>Math.log2(Math.max(1,st-2*ab)/(ob*Mt)),ue={lat:Math.atan(Math.sinh(Math.PI*(1-d-q)))*180/Math.PI,lng:(p+g-1)*180},pi=Math.floor(Math.min(Y(t,g-p),Y(s,q-d),nb,rc(ue)));return{...ue,zoom:Math.max(1,pi)}}function pb(){let{innerWidth:e=xo,innerHeight:t=xo}=globalThis;return e>=xo?{width:e-rb,height:t}:{width:e,height:t*(1-cb)}}async function Jp({id:e}){let t=await m(f("/api/finds",{userId:e,includeFriends:!0,includeLists:!0,limit:ib})).catch(()=>[]);t.length&&(me.set(we(lb(t.map(s=>it(s.location)),pb()))),Ps.set(e))}var Un=class{user=null;#t;constructor(t){this.#t=t}async load(){try{this.user=await m(`/api/users/${Ps.get()}`)}catch(t){t.code==="not_found"&&Ps.remove();return}if(!this.user.findCount)return this.close();this.#t()}get mayAsk(){return this.user.friendship==="none"}async ask(){let t=await Vr(this.user);return t&&(this.user={...this.user,friendship:"pending"}),this.#t(),t}close(){Ps.remove(),this.user=null,this.#t()}};var[Xp,Zp]=or,ub=new RegExp(`^${Aa}*$`),db={ä:"ae",ö:"oe",ü:"ue",ß:"ss",æ:"ae",ø:"oe",œ:"oe",å:"aa",ł:"l",đ:"d",ð:"d",þ:"th"},Rn={required:!0,least:Xp,most:Zp,pattern:`${Aa}*`,complete:"username"},Qp=e=>ub.test(e);function tu(e){let s=e.toLowerCase().normalize("NFC").replace(/[^a-z0-9]/gu,n=>db[n]??n).normalize("NFD").replace(/\p{M}/gu,"").replace(/[^a-z0-9_-]+/g,"_").slice(0,Zp).replace(/^_+|_+$/g,"");return s.length<Xp?"":s}var Oo="/admin/welcome",eu=e=>e.slice(e.lastIndexOf("#")+1).trim(),En=class{proposal="";name="";greeting=null;ended=null;#t;constructor(t,s){this.#t=t,this.invite=eu(s);let n={username_taken:"username",invite_needed:"invite",registration_closed:"invite"};this.form=new F({send:a=>this.#i(a),update:t.update,fieldOf:n,asks:"password"})}load=async()=>{if(this.invite){try{this.greeting=await S("/api/invites/greeting",{code:this.invite})}catch(t){if(t.reason!=="invite_ended")return;this.ended=t,this.invite=""}this.#t.update()}};get user(){return $()}get isClosed(){return y().registration==="closed"&&!this.invite}get asksInvite(){return y().registration!=="open"&&!this.invite}typed({name:t,value:s}){if(t!=="username")return;let n=Qp(s.trim())?"":tu(s.trim());n!==this.proposal&&(this.proposal=n,this.#t.update())}take(t){this.name=t.value.trim(),t.value=this.proposal,this.proposal="",this.form.clear("username"),this.#t.update()}#e(t){throw t.reason==="invite_needed"&&(this.invite=""),t}async#s(){let[t]=this.greeting?.listName?await m("/api/lists?member=joined&limit=1").catch(()=>[]):[];return t?`/lists/${t.id}`:he.get()?"/lists/join":"/"}async#i({username:t,password:s,invite:n=""}){await hr();let a=this.invite||eu(n),o={username:t.trim(),password:s,cookie:!0,...a?{invite:a}:{}},r=await S("/api/auth/register",o).catch(l=>this.#e(l));se(r.user),this.name&&await G("/api/users/me",{displayName:this.name}).then(se,()=>{}),this.greeting?.inviter&&await Jp(this.greeting.inviter),await this.#t.go(r.user.role==="admin"?Oo:await this.#s(),{replace:!0}),u(i("join.welcome",{name:h($()??r.user)}))}};var mb=e=>gt`
  <button type="button" class="chip" @click=${t=>fb(e,t)}>${i("join.take",{name:e.proposal})}</button>`,hb=e=>gt`<div class="proposed" role="status">${e.proposal?mb(e):Yt}</div>`;function fb(e,t){let{username:s}=t.target.closest("form").elements;e.take(s),s.focus()}var $b=({name:e})=>e?i("join.shownAs",{name:e}):i("join.usernameHint");function gb(e){let{form:t,asksInvite:s}=e;return gt`
    <form novalidate @submit=${t.submit} @input=${n=>e.typed(n.target)}>
      ${T(t)}
      ${s?b(t,"invite",{label:i("join.invite"),hint:i("join.inviteHint"),required:!0}):Yt}
      ${b(t,"username",{label:i("account.username"),hint:$b(e),...Rn})}
      ${hb(e)}
      ${b(t,"password",{label:i("account.password"),hint:i("join.passwordHint"),kind:"password",required:!0,least:8,most:255,complete:"new-password"})}
      ${N(t,i("join.action"))}
    </form>`}var bb=(e,t)=>e?.length?gt`
  <div class="strip" role="img" aria-label=${i("join.photos",{name:h(t)})}>
    ${e.map(s=>gt`<span>${ct(s,{thumb:!0,eager:!0})}</span>`)}
  </div>`:Yt;function wb({greeting:e,invite:t}){let s=e?.inviter,n=gt`<p class="lead">${i("app.about")} ${t?i("join.invited"):Yt}</p>`;return s?gt`
    <div class="invited-by">
      ${U(s,56)}
      <h1 tabindex="-1">${i("join.invitedBy",{name:h(s),instance:Z()})}</h1>
    </div>
    ${bb(e.photos,s)}
    ${n}
    ${e.listName?gt`<p class="note">${i("join.invitedList",{name:h(s),list:e.listName})}</p>`:Yt}
    ${e.befriend?gt`<p class="note">${i("join.invitedFriend",{name:h(s)})}</p>`:Yt}`:gt`<h1 tabindex="-1">${i("join.title")}</h1>${n}`}var yb=(e,t)=>gt`${vc(gt`
  ${wb(e)}
  ${e.ended?gt`<p class="note" role="alert">${P(e.ended)}</p>`:Yt}
  ${e.user?gt`<p class="note">${i("join.signedIn",{name:h(e.user)})}</p>`:Yt}
  ${e.isClosed?gt`<p class="note">${i("join.closed")}</p>`:Yt}
  ${y().passwordLogin?gb(e):Yt}
  ${Oc("join.provider",{redirect:$r()?Oo:"/"},{invite:e.invite})}
  <p class="below">${i("join.have")} <a href="/sign-in">${i("signin.action")}</a></p>`)}${_i(t)}`;function su(e){let t=new En(e,location.hash);return{get title(){return i("join.title")},broad:!0,ready:t.load(),view:()=>yb(t,e.update)}}import{html as K,nothing as mt}from"../lib/lit-html/lit-html.js";import{html as Bt,nothing as ti}from"../lib/lit-html/lit-html.js";var qo={private:"lock",members:"shield",friends:"people",public:"globe"},zn=e=>Bt`
  <span class="badge">${c(qo[e.visibility])} ${i(`lists.${e.visibility}`)}</span>`,vb="(min-width: 1180px) 349px, (min-width: 720px) 336px, 100vw",kb=Bt`
  <svg class="way-drawing" viewBox="0 0 120 84" aria-hidden="true">
    <path d="M14 22 45 12l31 10 30-10v52L76 74 45 64 14 74zM45 12v52M76 22v52"></path>
    <path class="dots" d="M26 58c8-14 20-2 28-12s16-8 28-8"></path>
    <path class="pin-point" d="M88 42s8-8 8-14a8 8 0 0 0-16 0c0 6 8 14 8 14zm0-11.500a2.500 2.500 0 1 0 0-5 2.500 2.500 0 0 0 0 5z"></path>
  </svg>`,xb=e=>Bt`
  <span class="mosaic of-${e.length}">
    ${e.map(({media:t})=>Bt`<span class="piece">${ct(t,e.length>1?{thumb:!0}:{sizes:vb})}</span>`)}
  </span>`;function iu(e){return e.memberCount>1?!e.user||Ae(e)==="owner"?i("lists.count",{n:e.memberCount}):i("lists.andOthers",{name:h(e.user),n:e.memberCount-1}):i(`lists.${e.visibility}`)}function So(e){let t=fl(e);return Bt`
    <li>
      <a class="list-card ${t.length?"":"bare"}" href="/lists/${e.id}">
        ${t.length?xb(t):kb}
        <span class="over">
          <span class="name" dir="auto">${e.name}</span>
          <span class="row between">
            <span>
              ${i("lists.finds",{n:e.findCount})}
              ${e.newCount?Bt`· <b>${i("lists.newFinds",{n:e.newCount})}</b>`:ti}
            </span>
            <span>${c(qo[e.visibility])} ${iu(e)}</span>
          </span>
        </span>
      </a>
    </li>`}var Ob=(e,t)=>Bt`
  ${T(e)}
  ${b(e,"name",{label:i("lists.name"),value:t?.name??"",required:!0,most:100})}
  ${b(e,"description",{label:i("lists.description"),value:t?.description??"",kind:"area",most:500})}
  ${t&&Ae(t)!=="owner"?ti:O("visibility",{label:i("lists.who"),hint:i("lists.whoHint"),chosen:t?.visibility??"private",options:ml.map(s=>[s,i(`lists.${s}`)])})}
  ${t&&Ae(t)==="owner"?O("audience",{label:i("lists.audience"),hint:i("lists.audienceHint"),chosen:t.audience??"",options:[["",i("lists.audienceUsual")],...bt.map(s=>[s,i(`find.audience.${s}`)])]}):ti}`,Hn=(e,t=null)=>D(e,i(t?"lists.edit":"lists.new"),s=>Ob(s,t),s=>N(s,i("action.save"))),qb=(e,t)=>Bt`
  <li>
    <label class="row list-choice">
      <input type="checkbox" .checked=${t.hasFind} @change=${()=>e.toggle(t)}>
      <span class="grow" dir="auto">${t.name}</span>
      <span class="badge">${c(qo[t.visibility])} ${iu(t)}</span>
    </label>
  </li>`,Sb=(e,t)=>Bt`
  <div class="row between"><h2>${i("lists.addTo")}</h2>${rt(t)}</div>
  ${e.lists.some(s=>s.memberCount)?Bt`<p class="hint">${i(e.hint)}</p>`:ti}
  ${e.lists.length?Bt`<ul class="people">${e.lists.map(s=>qb(e,s))}</ul>`:ti}
  <form novalidate @submit=${e.form.submit}>
    ${T(e.form)}
    ${b(e.form,"list",{label:i("lists.new"),hint:i("lists.newHint"),required:!0,most:100})}
    <div class="row end"><button type="submit" aria-busy=${e.form.busy?"true":"false"}>${i("lists.create")}</button></div>
  </form>`;async function Fb(e){let t=new mn(e);await t.load()&&await X((s,n)=>(t.update=n,Sb(t,s)),{label:i("lists.addTo")})}import{html as It,nothing as ei}from"../lib/lit-html/lit-html.js";var Fo=["viewer","contributor","editor"],Pb=200,Lb=2,Vn=class{items=[];found=null;link=null;code=null;isOwner=!1;update=()=>{};#t;#e=0;#s=0;constructor(t,s,n){Object.assign(this,{list:t,isOwner:s,changed:n}),this.#t=`/api/lists/${t.id}`}async load(){let[t,s]=await Promise.all([nt(`${this.#t}/members`),this.isOwner?m(`${this.#t}/link`).catch(()=>null):null]);this.items=t.items,this.link=s?.link?s:null,this.update(),await this.#i()}async#i(){this.code=this.link?await Cn(this.url).catch(()=>null):null,this.update()}type(t){clearTimeout(this.#e),this.#e=setTimeout(()=>this.#a(t.trim()),Pb)}async#a(t){let s=++this.#s;if([...t].length<Lb)this.found=null;else{let{items:n}=await nt(f("/api/users",{q:t,limit:10})).catch(()=>({items:[]}));if(s!==this.#s)return;let a=new Set(this.items.map(o=>o.user.id));this.found=n.filter(o=>o.id!==$().id&&!a.has(o.id))}this.update()}async#n(t,s=""){try{await t,s&&u(s),await this.load(),this.changed()}catch(n){u(P(n)),this.update()}}async invite(t,s){this.found=null,await this.#n(B(`${this.#t}/members/${t.id}`,{role:s}))}setRole({user:t},s){return this.#n(B(`${this.#t}/members/${t.id}`,{role:s}))}remove({user:t}){return this.#n(j(`${this.#t}/members/${t.id}`))}async handOver({user:t}){await L(B(`${this.#t}/owner`,{userId:t.id}))&&(this.isOwner=!1,await this.#n(null))}setLink(t){return this.#n(B(`${this.#t}/link`,{role:t}),this.link?i("privacy.saved"):"")}revokeLink(){return this.#n(j(`${this.#t}/link`))}get url(){return this.link?new URL(this.link.link,location.origin).href:""}async copy(){u(i(await ge(this.url)?"find.copied":"invites.copyYourself"))}close(){clearTimeout(this.#e)}},Wn=class{greeting=null;problem=null;#t;constructor(t,s){this.#t=t,s.length>1&&he.set(s.slice(1)),this.code=he.get()}get user(){return $()}load=async()=>{if(this.user){try{if(!this.code)throw{code:"not_found"};this.greeting=await S("/api/lists/greeting",{code:this.code}),this.greeting.joined&&he.remove()}catch(t){this.problem=t,t.code==="not_found"&&he.remove()}this.#t.update()}};get path(){return`/lists/${this.greeting.listId}`}async join(){await L(S(`/api${this.path}/join`,{code:this.code}))&&(he.remove(),await this.#t.go(this.path,{replace:!0}))}};var au=()=>Fo.map(e=>[e,i(`lists.role.${e}`)]);async function nu(e,t,s){let n=h(e.user);await M(i(`lists.${t}Title`,{name:n}),i(`lists.${t}Text`,{name:n}),i(`lists.${t}`))&&await s()}var Tb=(e,t)=>xt(i("people.menu",{name:h(t.user)}),[...Fo.filter(s=>s!==t.role).map(s=>({text:i("lists.makeRole",{role:i(`lists.role.${s}`)}),run:()=>e.setRole(t,s)})),...t.invited?[]:[{text:i("lists.handOver"),sign:"people",run:()=>nu(t,"handOver",()=>e.handOver(t))}],{text:i(t.invited?"lists.withdraw":"lists.takeOut"),sign:"close",isDanger:!0,run:()=>t.invited?e.remove(t):nu(t,"takeOut",()=>e.remove(t))}],{id:`member-${t.user.id}`}),Ib=(e,t)=>It`
  <li class="row between">
    <a class="person" href="/people/${t.user.id}">
      ${U(t.user,44)}
      <span>
        <span class="strong" dir="auto">${h(t.user)}</span><br>
        <span class="soft">${i(`lists.role.${t.role}`)}${t.invited?It` · ${i("lists.waits")}`:ei}</span>
      </span>
    </a>
    ${e.isOwner&&t.role!=="owner"?Tb(e,t):ei}
  </li>`,Mb=(e,t)=>It`
  <li class="row between">
    <span class="person">${U(t,44)} <span class="strong" dir="auto">${h(t)}</span></span>
    <button type="button" aria-label="${i("lists.inviteOne")}: ${h(t)}"
      @click=${()=>e.invite(t,document.getElementById("invite-role").value)}>${i("lists.inviteOne")}</button>
  </li>`,jb=e=>It`
  <section class="stack">
    <h3>${i("lists.inviteTitle")}</h3>
    <p class="hint">${i("lists.inviteHint")}</p>
    ${O("invite-role",{label:i("lists.as"),options:au(),chosen:"contributor"})}
    <label for="member-search">${i("people.search")}</label>
    <div class="search">
      ${c("search")}
      <input id="member-search" type="search" autocomplete="off" autocapitalize="none" spellcheck="false"
        @input=${t=>e.type(t.target.value)}>
    </div>
    ${e.found?It`
      <ul class="people" aria-label=${i("people.results")} role="status">
        ${e.found.length?e.found.map(t=>Mb(e,t)):It`<li class="soft">${i("people.noMatch")}</li>`}
      </ul>`:ei}
  </section>`,Ab=e=>It`
  <p class="hint">${i("lists.linkText")}</p>
  ${O("link-role",{label:i("lists.linkRole"),options:au(),chosen:e.link.role,set:t=>e.setLink(t)})}
  <div class="field">
    <label for="join-link">${i("lists.link")}</label>
    <input id="join-link" type="text" readonly dir="ltr" .value=${e.url} @focus=${t=>t.target.select()}>
  </div>
  <p class="row actions">
    <button type="button" class="quiet" @click=${()=>e.copy()}>${c("copy")} ${i("invites.copy")}</button>
    <button type="button" class="quiet" id="end-link" @click=${()=>Bb(e)}>${i("lists.linkRevoke")}</button>
  </p>
  ${e.code?It`
    <details class="small-fold">
      <summary>${i("invites.qr")} ${c("next")}</summary>
      ${Dn(e.code,i("invites.qr"))}
    </details>`:ei}`;async function Bb(e){await e.revokeLink(),x("make-link")}async function Nb(e){await e.setLink(document.getElementById("invite-role").value),x("join-link")}var _b=e=>It`
  <section class="stack">
    <h3>${i("lists.link")}</h3>
    ${e.link?Ab(e):It`
      <p class="row"><button type="button" class="quiet" id="make-link" @click=${()=>Nb(e)}>
        ${c("plus")} ${i("lists.linkMake")}
      </button></p>`}
  </section>`,Cb=(e,t)=>It`
  <div class="row between"><h2>${i("lists.people")}</h2>${rt(t)}</div>
  <ul class="people">${e.items.map(s=>Ib(e,s))}</ul>
  ${e.isOwner?It`${jb(e)}${_b(e)}`:ei}`;async function ou(e,t,s){let n=new Vn(e,t,s);await L(n.load())&&(await X((a,o)=>(n.update=o,Cb(n,a)),{label:i("lists.people")}),n.close())}import{html as le,nothing as De}from"../lib/lit-html/lit-html.js";var ru=["exact","area","hidden"],cu=["","1","7","30","date"],Db=3650,Po=({findId:e,listId:t})=>e?"find":t?"list":"category",lu=({isPublic:e,location:t})=>e&&!t?.area?"exact":"area";function Ub(e,t=new Date){let[s,n,a]=e.split("-").map(Number);return Math.round((Date.UTC(s,n-1,a)-Date.UTC(t.getFullYear(),t.getMonth(),t.getDate()))/864e5)}var pu=(e,t=new Date)=>new Date(Date.UTC(t.getFullYear(),t.getMonth(),t.getDate()+e)).toISOString().slice(0,10);function Rb({life:e,until:t}){if(e==="keep")return;if(e==="")return null;let s=e==="date"?Ub(t):Number(e);if(s>=1&&s<=Db)return s;throw{code:"page",reason:"until",text:i("shares.untilBad")}}function Eb({secret:e="new",password:t}){return e==="remove"?null:e==="new"&&t?t:void 0}var zb=e=>({title:e.title.trim(),place:e.place,area:e.place==="area"?Number(e.area):void 0,password:Eb(e),days:Rb(e)}),Hb=({chosen:e,category:t})=>({category:e||t.trim()});async function Vb(){let e=(await m("/api/finds/categories")).filter(t=>t.ownCount).map(t=>[t.category,t.ownCount]);return[...e,...Et().filter(t=>!e.some(([s])=>s===t)).map(t=>[t,0])]}var Kn=class{constructor({share:t=null,target:s=null,offered:n=[],place:a="area",done:o}){this.share=t,this.target=s,this.place=t?.place??a,this.life=t?.expiresAt?"keep":"",this.secret=t?.hasPassword?"keep":"new",this.offered=n,this.chosen=n[0]?.[0]??"",this.form=new F({send:async r=>o(await this.#t(r)),fieldOf:{until:"until"}})}get kind(){return Po(this.share??this.target??{})}set(t){Object.assign(this,t),this.form.update()}#t(t){let s=zb(t);return this.share?G(`/api/shares/${this.share.id}`,s):S("/api/shares",{...this.target??Hb(t),...s,days:s.days??void 0})}},Gn=e=>new URL(e.link,location.origin).href,Jn=()=>!!navigator.share;async function Xn(e){let t=await ge(Gn(e));return t&&u(i("find.copied")),t}async function Zn(e,t){try{await navigator.share({title:t,url:Gn(e)})}catch(s){return s.name==="AbortError"}return!0}var Yn=class{#t;constructor(t){this.#t=t,this.list=z(t,"/api/shares")}take(t){let{items:s}=this.list;if(!s)return this.list.load();let n=s.some(a=>a.id===t.id);return this.list.items=n?s.map(a=>a.id===t.id?t:a):[t,...s],this.#t.update()}async offered(){let t=null;return await L(Vb().then(s=>{t=s})),t}async revoke(t){await L(j(`/api/shares/${t.id}`))&&(this.list.items=this.list.items.filter(s=>s.id!==t.id),u(i("shares.revoked")),this.#t.update())}};var Lo=e=>e.findTitle||e.listName||_(e.category??""),Gt=e=>e.title||Lo(e),uu=({place:e,area:t})=>e==="area"?ds(t):i(`shares.place.${e}`),To=({expired:e,expiresAt:t})=>i(e?"shares.expired":"shares.until",{date:ee(t)}),Wb=e=>le`
  ${O("chosen",{error:e.form.errors.chosen,label:i("find.category"),chosen:e.chosen,set:t=>e.set({chosen:t}),options:[...e.offered.map(([t,s])=>[t,_(t)+(s?` (${I(s)})`:"")]),["",i("shares.otherCategory")]]})}
  ${e.chosen?De:b(e.form,"category",{label:i("categories.own"),hint:i("shares.categoryHint"),required:!0,most:y().limits.category})}`,Kb={exact:"pin",area:"map",hidden:"block"},Yb=(e,t)=>le`
  <label class="choice">
    <input type="radio" name="place" value=${t} ?checked=${e.place===t} @change=${()=>e.set({place:t})}>
    <span>
      ${c(Kb[t])}
      <span><span class="strong">${i(`shares.place.${t}`)}</span><br><span class="soft">${i(`shares.shows.${t}`)}</span></span>
    </span>
  </label>`,Gb=e=>le`
  <fieldset class="choices">
    <legend>${i("shares.places")}</legend>
    ${ru.map(t=>Yb(e,t))}
  </fieldset>
  ${e.place==="area"?O("area",{error:e.form.errors.area,label:i("shares.area"),hint:i("shares.areaHint"),chosen:String(e.share?.area??to[0]),options:Ks()}):De}`,Jb=e=>le`
  ${O("life",{error:e.form.errors.life,label:i("shares.life"),chosen:e.life,set:t=>e.set({life:t}),options:[...e.share?.expiresAt?[["keep",To(e.share)]]:[],...cu.map(t=>[t,i(`shares.life.${t||"endless"}`)])]})}
  ${e.life==="date"?b(e.form,"until",{label:i("shares.date"),kind:"date",value:pu(14),hint:i("shares.dateHint"),required:!0}):De}`,Xb=e=>le`
  ${e.share?.hasPassword?O("secret",{error:e.form.errors.secret,label:i("account.password"),chosen:e.secret,set:t=>e.set({secret:t}),options:["keep","new","remove"].map(t=>[t,i(`shares.password.${t}`)])}):De}
  ${e.secret==="new"?b(e.form,"password",{label:i(e.share?.hasPassword?"settings.newPassword":"account.password"),hint:i("shares.passwordHint"),kind:"password",required:!!e.share?.hasPassword,least:8,most:255,complete:"new-password"}):De}`,Zb=e=>le`
  <p>${i(`shares.about.${e.kind}`)}</p>
  ${T(e.form)}
  ${e.share||e.target?De:Wb(e)}
  ${Gb(e)}
  ${Jb(e)}
  ${Xb(e)}
  ${b(e.form,"title",{label:i("shares.title"),value:e.share?.title??"",hint:i(`shares.titleHint.${e.kind}`),most:100})}`;async function Qn(e){let t=null,s=null,n=r=>(s=new Kn({...e,done:l=>{t=l,r()}}),s.form),[a,o]=e.share?["shares.change","action.save"]:["shares.new","shares.create"];return await D(n,i(a),()=>Zb(s),r=>N(r,i(o))),t}async function du(e){await Xn(e)||(document.getElementById("link").select(),u(i("secret.selected")))}async function Qb(e){await Zn(e,Gt(e))||await du(e)}var tw=e=>le`
  <button type="button" class="quiet" @click=${()=>Qb(e)}>${c("share")} ${i("action.share")}</button>`,Io=e=>le`
  <a class="button quiet" href=${e.link} target="_blank" rel="noreferrer noopener" aria-label="${i("shares.open")}: ${Gt(e)}">
    ${c("globe")} ${i("shares.open")}
  </a>`,si=(e,t=i("shares.ready"))=>X(s=>le`
  <div class="row between"><h2>${t}</h2>${rt(s)}</div>
  <p>${i(e.hasPassword?"shares.readyPassword":"shares.readyText")}</p>
  <div class="field">
    <label for="link">${Gt(e)}</label>
    <input id="link" type="text" readonly autofocus dir="ltr" .value=${Gn(e)} @focus=${n=>n.target.select()}>
  </div>
  <p class="row actions">
    <button type="button" @click=${()=>du(e)}>${c("copy")} ${i("secret.copy")}</button>
    ${Jn()?tw(e):De}
    ${Io(e)}
  </p>
  <p class="below"><a href="/shares" @click=${()=>s()}>${i("shares.all")}</a></p>`,{label:t});async function mu(e){let t=await Qn(e);t&&await si(t)}var ew=e=>mu({target:{findId:e.id},place:lu(e)}),hu=e=>mu({target:{listId:e.id}});import{html as fu}from"../lib/lit-html/lit-html.js";var sw=["each","daily","off","default"];function iw(e,t){let s=i(`bell.${e}`);return e===t?{text:s,sign:"check",label:i("bell.chosen",{way:s})}:{text:s}}var nw=e=>e==="default"?fu`${c("bell")} <span class="unseen">${i("bell.title")}</span>`:fu`
  ${c("bell",e==="each")} <span class="unseen">${i("bell.title")}: </span><span>${i(`bell.${e}`)}</span>`,ta=(e,t="default",s=()=>{})=>xt(i("bell.title"),sw.map(n=>({...iw(n,t),run:()=>aw(e,n,s)})),{id:"bell",face:nw(t)});async function aw(e,t,s){await L(B(e,{news:t}))&&await s()}var[$u,ow,rw]=[15,34,34],gu=e=>e.map(t=>t.id).sort().join(),Mo=class extends ws{closest=$u;onChoose=()=>{};held=null;#t=[];#e="";options(){let{held:t}=this;return{...super.options(),...t?{onHold:s=>t(s)}:{}}}set steps(t){let s=gu(t)===gu(this.points);this.points=t,this.map&&(s?this.mark():this.draw())}set chosen(t){t!==this.#e&&(this.#e=t,this.map&&(this.#i(),this.mark()))}get#s(){return this.#t.find(t=>t.steps.some(s=>s.id===this.#e))}#i(){let t=this.#s;t&&(t.isOnePlace?this.map.reveal(t):this.map.fit(t.steps,$u))}mark(){this.#t=pl(this.points,s=>this.map.pixelOf(s),rw);let t=s=>this.onChoose(ul(s,this.#e));this.map.setMarkers(this.#t.map(s=>({...s,kind:"nth",size:ow,click:()=>t(s)}))),this.map.select(this.#s?.key??"")}};customElements.define("list-map",Mo);async function cw(e){await M(i("lists.deleteTitle",{name:e.list.name}),i("lists.deleteText"),i("action.delete"))&&e.remove()}async function lw(e){await M(i("lists.leaveTitle",{name:e.list.name}),i("lists.leaveText"),i("lists.leave"))&&e.leave()}var wu=e=>ou(e.list,e.isOwn,e.loading.load),pw=e=>xt(i("lists.menu"),[...e.list.findCount?[{text:i("lists.showOnMap"),sign:"map",href:f("/",{list:e.list.id})}]:[],...e.role?[{text:i(e.isOwn?"lists.invitePeople":"lists.people"),sign:"people",run:()=>wu(e)}]:[],...e.may("editor")?[{text:i("lists.edit"),sign:"edit",run:()=>Hn(e.editForm,e.list)}]:[],...e.isOwn?[{text:i("find.byLink"),sign:"globe",run:()=>hu(e.list)},{text:i("lists.delete"),sign:"trash",isDanger:!0,run:()=>cw(e)}]:[...e.role?[{text:i("lists.leave"),sign:"close",isDanger:!0,run:()=>lw(e)}]:[],Mi({listId:e.list.id})],...e.canHide?[dw(e)]:[]],{id:"list-menu"}),uw=e=>K`
  ${T(e)}
  <p>${i("lists.makePrivateText")}</p>
  ${b(e,"reason",{label:i("report.reason"),required:!0,most:500})}`,dw=e=>({text:i("lists.makePrivate"),sign:"lock",isDanger:!0,run:()=>D(e.hideForm,i("lists.makePrivateTitle",{name:e.list.name}),uw,t=>N(t,i("lists.makePrivate")))});async function bu(e,t,s){await e.move(t,s),x(`find-${t.id}`)}async function mw(e,t){await e.drop(t),x("list-menu")}var hw=(e,t)=>K`
  <label class="switch">
    <span>${i(`lists.entry.${e}`)}<br><span class="soft">${i(`lists.entry.${e}Text`)}</span></span>
    <input type="checkbox" role="switch" name=${e} ?checked=${t}>
  </label>`,fw=(e,{listed:t,userId:s})=>K`
  ${T(e)}
  ${b(e,"note",{label:i("lists.entry.note"),value:t.note??"",most:200})}
  ${s===$().id?["exact","editable","shareable"].map(n=>hw(n,t[n])):mt}`,yu=(e,t)=>({...t,listed:{...t.listed,...e.waiting(t)?.body}}),$w=(e,t)=>D(s=>e.entryForm(t,s),t.title,s=>fw(s,yu(e,t)),s=>N(s,i("action.save")));function gw(e,t,s){let n=e.finds.items.length-1,a=[...e.hasAdded(t)?[{text:i("lists.entry.edit"),sign:"edit",run:()=>$w(e,t)}]:[],...e.mayArrange?bw(e,t,s,n):[],...e.mayDrop(t)?[{text:i("lists.drop"),sign:"close",run:()=>mw(e,t)}]:[]];return a.length?xt(i("lists.findMenu",{title:t.title}),a,{id:`find-${t.id}`}):mt}function bw(e,t,s,n){return[...s>0?[{text:i("lists.up"),run:()=>bu(e,t,-1)}]:[],...s<n?[{text:i("lists.down"),run:()=>bu(e,t,1)}]:[],...t.media.some(a=>a.type==="image")?[{text:i("lists.cover"),sign:"camera",run:()=>e.setCover(t)}]:[]]}async function ww(e,t){e.choose(t),await Promise.resolve(),document.getElementById(`row-${t}`)?.scrollIntoView({block:"nearest"})}function yw(e,t){e.choose(t===e.chosen?"":t),document.querySelector("list-map")?.scrollIntoView({block:"nearest"})}var vw=(e,t,s)=>K`
  <button type="button" class="nth-button" data-handle aria-pressed=${e.chosen===t.id?"true":"false"}
    aria-label=${i("lists.onMap",{n:s+1,title:t.title})} @click=${()=>yw(e,t.id)}>
    <span class="nth">${I(s+1)}</span>
  </button>`,kw=(e,t,s)=>e.move(e.finds.items[t],s-t);function xw(e,t){let{by:s,at:n,isNew:a}=t.listed??{};if(!e.isShared||!s)return Ai(t);let o=K`${i("lists.addedBy",{name:h(s)})} · ${W(n??t.createdAt)}`;return a?K`<b>${i("lists.isNew")}</b> · ${o}`:o}var Ow=({listed:e})=>e?.note?K`<p class="entry-note" dir="auto">${e.note}</p>`:mt,qw=e=>e?K`
  <p class="entry-note soft" role="status">${i(`outbox.${e.kind}`)} · ${i("outbox.waiting")}</p>`:mt,Sw=(e,t,s,n=e.waiting(t))=>K`
  <li class="listed ${e.chosen===t.id?"chosen":""}" id="row-${t.id}" ?data-drag=${e.mayArrange}
    @pointerdown=${a=>e.mayArrange&&On(a,(o,r)=>kw(e,o,r))}>
    ${vw(e,t,s)}
    ${ec(t,xw(e,t))}
    ${e.role&&n?.kind!=="drop"?gw(e,t,s):mt}
    ${Ow(yu(e,t))}
    ${qw(n)}
  </li>`,Fw=({user:e})=>K`<a class="person" href="/people/${e.id}">${U(e)} <span>${h(e)}</span></a>`,Pw=e=>K`
  <div class=${e.isOwn&&!e.list.description?"stack":"card"}>
    ${e.isOwn?mt:Fw(e.list)}
    ${e.list.description?K`<p class="text" dir="auto">${e.list.description}</p>`:mt}
    <p class="marks">${zn(e.list)} <span class="soft">${i("lists.finds",{n:e.list.findCount})}</span></p>
    ${e.role?K`<p class="row">${Lw(e)}${e.may("contributor")?Tw(e):mt}
      ${e.isShared?ta(`/api/lists/${e.list.id}/news`,e.list.news,e.loading.load):mt}</p>`:mt}
  </div>`,Lw=e=>e.isShared?K`
  <button type="button" class="quiet faces" id="list-people" @click=${()=>wu(e)}>
    ${e.members.filter(t=>!t.invited).slice(0,3).map(({user:t})=>U(t,28))}
    <span>${i("lists.count",{n:e.list.memberCount})}</span>
  </button>`:mt,Tw=e=>K`
  <a class="button quiet" id="add-here" href=${f("/new",{list:e.list.id})}>${c("plus")} ${i("lists.addHere")}</a>`,Iw=e=>e.list.invited?K`
  <section class="card stack" role="status">
    <p>${i("lists.invitesYou",{name:h(e.list.user),list:e.list.name})}</p>
    <p class="hint">${i("lists.joinHint")}</p>
    <p class="row end">
      <button type="button" class="quiet" @click=${()=>e.leave()}>${i("lists.decline")}</button>
      <button type="button" class="main" id="join-list" @click=${()=>e.join()}>${i("lists.join")}</button>
    </p>
  </section>`:mt,Mw=e=>e.isShared?K`
  <div class="pair">
    ${O("by-person",{label:i("lists.byPerson"),chosen:e.filter.userId,set:t=>e.show({userId:t}),options:[["",i("lists.everybody")],...e.members.filter(t=>!t.invited).map(({user:t})=>[t.id,h(t)])]})}
    ${O("by-category",{label:i("find.category"),chosen:e.filter.category,set:t=>e.show({category:t}),options:[["",i("lists.allCategories")],...Et().map(t=>[t,_(t)])]})}
  </div>`:mt;function jw(e){let{items:t,problem:s,load:n}=e.finds;return s?w(s,n):t?!t.length&&e.isFiltered?K`<p class="empty" role="status">${i("lists.noneSuch")}</p>`:t.length?K`
    <ol class="card rows" @touchmove=${Ne} @contextmenu=${Ne}>${t.map((a,o)=>Sw(e,a,o))}</ol>
    ${R(e.finds)}`:C(i("lists.empty"),i(e.may("contributor")?"lists.emptyText":"lists.emptyOther"),mt,"pin"):k(3)}var Aw=(e,t)=>K`
  <list-map .label=${i("lists.map")} .steps=${e.steps} .chosen=${e.chosen} .onChoose=${s=>ww(e,s)}
    .held=${e.may("contributor")?s=>mc(t,s,{list:e.list.id}):null}></list-map>`;function Bw(e,t){let{problem:s,load:n}=e.loading;return s?.code==="not_found"?K`<p class="empty">${i("lists.gone")}</p>`:s?w(s,n):e.list?K`
    <div class="list-page">
      ${e.steps.length?Aw(e,t):mt}
      <div class="stack">
        ${Iw(e)}
        ${Pw(e)}
        ${Mw(e)}
        ${jw(e)}
      </div>
    </div>`:k(3)}function vu(e){let t=new dn(e);return{get title(){return t.title},broad:!0,ready:t.loading.load(),view:()=>K`
      ${v(t.title,t.list?pw(t):mt,t.listsPath)}
      ${Bw(t,e)}`,close:()=>t.close()}}import{html as pe,nothing as ea}from"../lib/lit-html/lit-html.js";var Nw=(e,{owner:t,name:s,description:n,memberCount:a,role:o,joined:r})=>pe`
  <section class="card stack">
    <p class="invited-by">${U(t,56)} <span>${i("lists.invitesYou",{name:h(t),list:s})}</span></p>
    ${n?pe`<p class="text" dir="auto">${n}</p>`:ea}
    <p class="soft">
      ${a>1?pe`${i("lists.count",{n:a})} · `:ea}
      ${i("lists.joinAs",{role:i(`lists.role.${o}`)})}
    </p>
    ${r?pe`<p class="row end"><a class="button main" href=${e.path}>${i("lists.open")}</a></p>`:pe`
      <p class="hint">${i("lists.joinHint")}</p>
      <p class="row end"><button type="button" class="main" id="join-list" @click=${()=>e.join()}>${i("lists.join")}</button></p>`}
  </section>`,_w=e=>pe` <a href="/join">${i(`signin.${e}Link`)}</a>`;function Cw(){let{registration:e}=y();return pe`
    <section class="card stack">
      <p>${i("lists.signInFirst")}</p>
      <p class="row end"><a class="button main" href="/sign-in?next=%2Flists%2Fjoin">${i("signin.action")}</a></p>
      <p class="below">${i(`signin.${e}`)}${e==="closed"?ea:_w(e)}</p>
    </section>`}function Dw(e){return e.user?e.problem?.code==="not_found"?pe`<p class="empty">${i("lists.linkGone")}</p>`:e.problem?w(e.problem,e.load):e.greeting?Nw(e,e.greeting):k(2):Cw()}function ku(e){let t=new Wn(e,location.hash);return{get title(){return t.greeting?.name??i("lists.one")},ready:t.load(),view:()=>pe`${v(t.greeting?.name??i("lists.one"),ea,"/lists")}${Dw(t)}`}}import{html as Os,nothing as ii}from"../lib/lit-html/lit-html.js";async function Uw(e){let t=null;await Hn(s=>$l(n=>{t=n,s()})),t&&e.go(`/lists/${t.id}`)}var Rw=e=>Os`
  <button type="button" id="new-list" @click=${()=>Uw(e)}>${c("plus")} ${i("lists.new")}</button>`;async function xu(e,t,s,n){await t.answer(s,n)&&e.go(`/lists/${s.id}`)}var Ew=(e,t,s)=>Os`
  <li class="row between">
    <span class="person">${U(s.user,44)} <span>${i("lists.invitesYou",{name:h(s.user),list:s.name})}</span></span>
    <span class="row actions">
      <button type="button" aria-label="${i("lists.join")}: ${s.name}" @click=${()=>xu(e,t,s,!0)}>
        ${i("lists.join")}
      </button>
      <button type="button" class="quiet" aria-label="${i("lists.decline")}: ${s.name}" @click=${()=>xu(e,t,s,!1)}>
        ${i("lists.decline")}
      </button>
    </span>
  </li>`,zw=(e,t)=>t.invitations.items?.length?Os`
  <section class="card">
    <h2>${i("lists.invitations")}</h2>
    <ul class="people">${t.invitations.items.map(s=>Ew(e,t,s))}</ul>
  </section>`:ii,Hw=({shared:e})=>e.items?.length?Os`
  <section class="stack">
    <h2>${i("lists.shared")}</h2>
    <ul class="list-cards">${e.items.map(So)}</ul>${R(e)}
  </section>`:ii;function Vw({lists:e,shared:t,isOwn:s}){return e.problem?w(e.problem,e.load):e.items?!e.items.length&&t.items?.length?ii:e.items.length?Os`<ul class="list-cards">${e.items.map(So)}</ul>${R(e)}`:C(i("lists.none"),s?i("lists.noneText"):i("lists.noneOther"),ii,"way"):k(3)}function Ou(e){let t=new un(e);return{title:i("lists.title"),broad:!0,ready:t.load(),view:()=>Os`
      ${v(i("lists.title"),t.isOwn?Rw(e):ii,t.isOwn?"/profile":`/people/${e.query.get("user")}`)}
      ${zw(e,t)}
      ${Vw(t)}
      ${Hw(t)}`}}import{html as qu,nothing as Kw}from"../lib/lit-html/lit-html.js";var Ww=10,sa=class{isGone=!1;#t;constructor(t){this.#t=t,this.name=t.params.name.toLowerCase(),this.loading=J(t,()=>this.#e())}async#e(){if(this.name===$()?.username)return this.#s($());let t=f("/api/users",{q:this.name,limit:100});for(let s=0;t&&s<Ww;s++){let n=await nt(t,{signal:this.#t.signal}),a=n.items.find(o=>o.username===this.name);if(a)return this.#s(a);t=n.next}return this.isGone=!0,null}#s(t){return this.#t.go(`/people/${t.id}`,{replace:!0})}};function Yw({isGone:e,loading:t}){return t.problem?w(t.problem,t.load):e?qu`<p class="empty">${i("person.gone")}</p>`:k(3)}function Su(e){let t=new sa(e);return{title:i("person.title"),ready:t.loading.load(),view:()=>qu`${v(t.name,Kw,"/people")}${Yw(t)}`}}import{html as Nt,nothing as aa}from"../lib/lit-html/lit-html.js";var jo=e=>Xw[e.type]?.(e.data)??i(Gw(e),{name:h(e.actor??e.data),title:e.data.findTitle,list:e.data.listName,area:e.data.areaName,n:Number(e.data.count)}),Gw=({type:e,data:t})=>t.invited?"note.joined":`note.${e}`,Tu={find_hidden:"block",find_shown:"check",find_deleted:"trash",comment_hidden:"block",comment_shown:"check",comment_deleted:"trash",list_private:"lock"},Ao=({kind:e,outcome:t})=>`${e}_${t}`,Fu=["friends","lists","areas"];function Jw({count:e,...t}){let s=Fu.find(a=>t[a]===e);if(s)return i(`note.only.${s}`,{n:Number(e)});let n=Fu.filter(a=>t[a]!=="0").map(a=>i(`note.from.${a}`,{n:Number(t[a])}));return i("note.daily_news",{n:Number(e),sources:n.join(", ")})}var Xw={daily_news:Jw,streets_wished:({place:e})=>i("note.streetsWished",{place:e}),reported:({kind:e})=>i(`report.new.${e}`),report_closed:({outcome:e,note:t})=>Pu(i(`report.closed.${e}`),t),link_used:({actor:e,device:t})=>i(e?"note.linkUsedBy":"note.linkUsed",{actor:e,device:Ve(t??"")}),moderated:e=>Pu(i(`report.owner.${Ao(e)}`,{title:e.findTitle??e.listName}),e.note)},Pu=(e,t)=>t?`${e} ${i("report.because",{reason:t})}`:e,Lu={reported:"/admin/reports",report_closed:"/notifications",link_used:"/settings/devices",streets_wished:"/admin/map",daily_news:"/feed"},ia=({type:e,data:t})=>{let{listId:s,userId:n,watchId:a}=t;return{list_added:s,friend_published:n,area_published:a}[e]??""};function Iu([e,...t]){return!t.length||e.type==="list_added"||!ia(e)?Bo(e):e.type==="friend_published"?`/people/${e.data.userId}`:"/feed"}function Mu(e,t=!1){let[s]=e;if(ia(s)&&e.length>1){let{actor:o,data:r,type:l}=s;return i(`note.${l}.many`,{name:h(o??r),list:r.listName,area:r.areaName,n:e.length})}let n=new Set(e.map(o=>o.data.userId)),a={name:h(s.actor??s.data),title:s.data.findTitle};return n.size>1?i(`note.${s.type}.others`,{...a,n:n.size-1}):e.length>1?i(`note.${s.type}.times`,{...a,n:e.length,more:t}):jo(s)}function Bo({type:e,data:{findId:t,commentId:s,listId:n}}){return Lu[e]?Lu[e]:n?`/lists/${n}`:t?s?`/finds/${t}#comment-${s}`:`/finds/${t}`:e==="moderated"?"/notifications":"/friends"}var[Zw,Qw]=[20,36e5];function ty(e){let t=new Map;for(let{type:s,data:n,createdAt:a}of e)(n.commentId||s==="mentioned")&&t.set(n.userId,[...t.get(n.userId)??[],new Date(a)]);return new Set([...t].filter(([,s])=>s.some((n,a)=>n-s[a+Zw-1]<Qw)).map(([s])=>s))}function ey(e){let t=ia(e);return t?[e.type,t,e.createdAt?.slice(0,10)].join(" "):e.data.findId&&e.data.userId&&!e.data.listId?`${e.type} ${e.data.findId}`:e.id}var na=class{#t;#e;#s=new Set;#i=new Set;constructor(t){this.#t=t,this.list=z(t,"/api/notifications?limit=30"),this.#e=E.subscribe("notification",s=>this.#o(s))}get groups(){let t=new Map,s=ty(this.list.items);for(let n of this.list.items){let a=ey(n),o=t.get(a)??{key:a,newest:n,items:[],isRead:!0,more:!1};o.items.push(n),o.isRead&&=n.isRead,o.more||=n.type!=="find_liked"&&s.has(n.data.userId),t.set(a,o)}return[...t.values()]}load=async()=>{await this.list.load(),this.list.items?.some(t=>t.type==="friend_request")&&await this.#n(),this.list.items?.some(t=>t.type==="list_invited")&&await this.#a()};async#a(){let{items:t}=await nt("/api/lists?member=invited&limit=100").catch(()=>({items:[]}));this.#i=new Set(t.map(({id:s})=>s)),this.#t.update()}invites({type:t,data:s}){return t==="list_invited"&&this.#i.has(s.listId)}async answerList(t,s){let{listId:n}=t.newest.data;if(await(s?hn(n):fn(n))){if(s){this.markRead(t),await this.#t.go(`/lists/${n}`);return}this.#i.delete(n),this.list.items=this.list.items.filter(a=>a!==t.newest),t.newest.isRead||js(-1),this.#t.update()}}async#n(){let{items:t}=await nt("/api/friends?status=pending&direction=received&limit=100").catch(()=>({items:[]}));this.#s=new Set(t.map(({id:s})=>s)),this.#t.update()}request({type:t,data:s}){return t!=="friend_request"||!this.#s.has(s.friendshipId)?null:{friendship:{id:s.friendshipId},user:{id:s.userId,username:s.username,displayName:s.displayName}}}async answered({newest:t}){await this.#n(),!this.request(t)&&(this.list.items=this.list.items.filter(s=>s!==t),t.isRead||js(-1),this.#t.update())}get hasUnread(){return!!this.list.items?.some(t=>!t.isRead)}#o(t){t.type==="friend_request"&&this.#s.add(t.data.friendshipId),t.type==="list_invited"&&this.#i.add(t.data.listId),this.list.items&&(this.list.items=[t,...this.list.items.filter(s=>s.id!==t.id)]),this.#t.update()}markRead(t){for(let s of t.items.filter(n=>!n.isRead))s.isRead=!0,js(-1),G(`/api/notifications/${s.id}`,{isRead:!0}).catch(()=>{})}async markAllRead(){try{await S("/api/notifications/read-all");for(let t of this.list.items)t.isRead=!0;cr(0)}catch(t){u(P(t))}this.#t.update()}async remove(t){try{for(let s of t.items)await j(`/api/notifications/${s.id}`),this.list.items=this.list.items.filter(n=>n!==s),s.isRead||js(-1)}catch(s){u(P(s))}this.#t.update()}close(){this.#e()}};var sy={friend_request:"people",friend_accepted:"check",find_liked:"heart",find_commented:"comment",replied:"comment",mentioned:"people",list_invited:"plus",list_joined:"people",list_added:"pin",friend_published:"pin",area_published:"map"};async function iy(e,t,s){await e.remove(t),await Promise.resolve(),(document.querySelectorAll(".note-row .round")[Math.min(s,e.groups.length-1)]??document.querySelector("h1")).focus()}var ny={link_used:"lock",streets_wished:"map",daily_news:"feed"},ay=({type:e,data:t})=>e==="moderated"?Tu[Ao(t)]:ny[e]??"flag",oy=({type:e,data:t,actor:s})=>t.userId?Nt`
  <span class="face">
    ${U(s??{profilePicture:`/api/avatars/${t.userId}`},44)}
    <span class="sign ${e}">${c(sy[e],e==="find_liked")}</span>
  </span>`:Nt`<span class="face office">${c(ay({type:e,data:t}))}</span>`,ry=e=>Nt`
  <img class="note-thumb" src=${e} alt="" width="48" height="48" loading="lazy" decoding="async">`,ju=(e,t)=>`${i(e)}: ${t.newest.data.listName}`,cy=(e,t)=>Nt`
  <span class="row actions">
    <button type="button" aria-label=${ju("lists.join",t)} @click=${()=>e.answerList(t,!0)}>${i("lists.join")}</button>
    <button type="button" class="quiet" aria-label=${ju("lists.decline",t)} @click=${()=>e.answerList(t,!1)}>
      ${i("lists.decline")}
    </button>
  </span>`;function ly(e,t){if(e.invites(t.newest))return cy(e,t);let s=e.request(t.newest);return s?Nt`<span class="row actions">${Le(s.friendship,s.user,()=>e.answered(t))}</span>`:aa}var py=(e,t,s)=>Nt`
  <li class="note-row ${t.isRead?"":"unread"}">
    <a href=${Iu(t.items)} @click=${()=>e.markRead(t)}>
      ${oy(t.newest)}
      <span>
        <span class="what">${Mu(t.items,t.more)}</span><br>
        <span class="soft">
          ${t.isRead?aa:Nt`<span class="unseen">${i("note.new")}</span>`}${W(t.newest.createdAt)}
        </span>
      </span>
      ${t.newest.thumbnailUrl?ry(t.newest.thumbnailUrl):aa}
    </a>
    ${ly(e,t)}
    <button type="button" class="round" aria-label=${i("note.delete")} @click=${()=>iy(e,t,s)}>${c("close")}</button>
  </li>`,uy=e=>Nt`
  <button type="button" class="quiet" @click=${()=>e.markAllRead()}>${c("check")} ${i("note.readAll")}</button>`,dy=()=>Nt`<a class="button" href="/people">${i("note.noneAction")}</a>`;function my(e){let{items:t,problem:s}=e.list;return s?w(s,e.load):t?t.length?Nt`<ul class="card notes">${e.groups.map((n,a)=>py(e,n,a))}</ul>${R(e.list)}`:C(i("note.none"),i("note.noneText"),dy(),"bell"):k(4)}function Au(e){let t=new na(e);return{title:i("nav.bell"),ready:t.load(),view:()=>Nt`${v(i("nav.bell"),t.hasUnread?uy(t):aa)}${my(t)}`,close:()=>t.close()}}import{html as Jt,nothing as ca}from"../lib/lit-html/lit-html.js";var hy=200,fy=2,oa=class{#t;#e=0;#s;constructor(t){this.#t=t;let s=n=>z(t,f("/api/friends",n));this.lists={received:s({status:"pending",direction:"received"}),sent:s({status:"pending",direction:"sent"}),accepted:s({status:"accepted"}),blocked:s({status:"blocked"})},this.text=t.query.get("q")??"",this.found=z(t,()=>f("/api/users",{q:this.text.trim()})),this.#s=E.subscribe("notification",this.load),this.text&&this.search()}load=()=>Promise.all(Object.values(this.lists).map(t=>t.load()));search=()=>{let t=this.text.trim();return this.#t.rename(f(this.#t.path,{q:t})),[...t].length<fy?this.found.clear():this.found.load()};reload=()=>Promise.all([this.load(),this.search()]);type(t){this.text=t,clearTimeout(this.#e),this.#e=setTimeout(this.search,hy)}get problem(){return Object.values(this.lists).find(t=>t.problem)?.problem}get isLoaded(){return Object.values(this.lists).every(t=>t.items)}other(t){return t.requesterId===$()?.id?t.addressee:t.requester}isMe(t){return t.id===$()?.id}requestOf(t){return this.lists.received.items?.find(s=>s.requesterId===t.id)}close(){clearTimeout(this.#e),this.#s()}};import{html as No,nothing as $y}from"../lib/lit-html/lit-html.js";var gy=44,by=(e,{findCount:t,moreFinds:s,commonFriends:n}={})=>[e.displayName?`@${e.username}`:"",t===void 0?"":tr(s,i("map.finds",{n:t})),n?i("person.common",{n}):""].filter(Boolean).join(" · "),wy=e=>e?No`<br><span class="soft person-sums">${e}</span>`:$y,ni=(e,t,s)=>No`
  <li class="row between">
    <a class="person" href="/people/${e.id}">
      ${U(e,gy)} <span><span class="strong" dir="auto">${h(e)}</span>${wy(by(e,s))}</span>
    </a>
    <span class="row actions">${t}</span>
  </li>`,Bu=(e,t)=>No`
  <li class="row between">
    <span>${As(e)}</span>
    <span class="row actions">${t}</span>
  </li>`;function yy(e,t){if(e.isMe(t))return Jt`<span class="soft">${i("people.you")}</span>`;if(t.friendship==="accepted")return Jt`<span class="badge">${c("check")} ${i("friend.friends")}</span>`;if(t.friendship==="none")return Li(t,e.reload);let s=e.requestOf(t);return s?Le(s,t,e.reload):Jt`<span class="badge">${i("friend.pending")}</span>`}function vy(e){let{found:t}=e;return t.problem?w(t.problem,e.search):t.items?t.items.length?Jt`
    <ul class="people" aria-label=${i("people.results")}>${t.items.map(s=>ni(s,yy(e,s),s))}</ul>
    ${R(t)}`:Jt`<p class="soft" role="status">${i("people.noMatch")}</p>`:ca}function ky(e,t){e.preventDefault(),t.search()}var xy=e=>Jt`
  <form class="card" role="search" @submit=${t=>ky(t,e)}>
    <label for="people-search">${i("people.search")}</label>
    <div class="search">
      ${c("search")}
      <input id="people-search" type="search" autocomplete="off" autocapitalize="none" spellcheck="false"
        .value=${e.text} @input=${t=>e.type(t.target.value)}>
    </div>
    ${vy(e)}
  </form>`;function ra(e,t,s,n=ni){let a=e.lists[t];return a.items.length?Jt`
    <section class="card">
      <h2>${i(`people.${t}`)}</h2>
      <ul class="people">${a.items.map(o=>n(e.other(o),s(o,e.other(o)),o.other))}</ul>
      ${R(a)}
    </section>`:ca}var Oy=(e,t,s)=>Ns(s,[Ii(t,s,e.reload),Bs(s,e.reload)]),qy=e=>Jt`
  ${ra(e,"received",(t,s)=>[Le(t,s,e.reload),Ns(s,[Bs(s,e.reload)])])}
  ${ra(e,"sent",(t,s)=>Ti(t,s,e.reload))}
  ${e.lists.accepted.items.length?ra(e,"accepted",(t,s)=>Oy(e,t,s)):C(i("people.none"),i("people.noneText"),ca,"people")}
  ${ra(e,"blocked",(t,s)=>Kr(s,e.reload),Bu)}`;function Sy(e){return e.problem?w(e.problem,e.load):e.isLoaded?qy(e):k(3)}var Fy=()=>Lt()?Jt`<a class="button quiet" href="/invites">${c("plus")} ${i("invites.invite")}</a>`:ca;function Nu(e){let t=new oa(e);return{title:i("people.title"),ready:t.load(),view:()=>Jt`${v(i("people.title"),Fy(),"/feed")}${xy(t)}${Sy(t)}`,close:()=>t.close()}}import{html as Ss,nothing as ai}from"../lib/lit-html/lit-html.js";var la=class extends Oi{user=null;friendship=null;#t;constructor(t){super(t,f("/api/finds",{userId:t.params.id,includePrivate:!0,includeFriends:!0,includeLists:!0,limit:20})),this.#t=t.params.id,this.loading=J(t,()=>this.#e())}get title(){return(this.user&&h(this.user))??i("person.title")}get isMe(){return this.#t===$()?.id}get hasAsked(){return this.friendship?.requesterId===this.#t}async#e(){this.user=await m(`/api/users/${this.#t}`,{signal:this.page.signal}),await Promise.all([this.finds.load(),this.#s()])}async#s(){this.friendship=null;let{friendship:t}=this.user,s=t==="none"?"":f("/api/friends",{status:t,limit:100});for(;s&&!this.friendship;){let n=await nt(s,{signal:this.page.signal});this.friendship=n.items.find(a=>a.requesterId===this.#t||a.addresseeId===this.#t)??null,s=n.next}}};import{html as et,nothing as vt}from"../lib/lit-html/lit-html.js";var Py=88,_o=(e,t)=>et`
  <span class="sum"><span class="strong">${I(e)}</span> <span class="soft">${i(t,{n:e})}</span></span>`,Cu=({items:e})=>e?.length?et`<finds-map .places=${Du(e)} .label=${i("person.map")}></finds-map>`:vt;function Ly({items:e,problem:t},s){return t||s===0||e?.length===0?vt:e?et`<finds-map class="profile-cover" .places=${Du(e)} .label=${i("person.map")}></finds-map>`:et`<div class="profile-cover"></div>`}var pa=(e,{title:t,finds:s,figures:n={},badge:a=vt,actions:o=vt})=>et`
  <section class="profile-head">
    ${e?[Ly(s,n.findCount),U(e,Py)]:vt}
    <h1 tabindex="-1" dir="auto">${t}</h1>
    ${e?.displayName?et`<p class="soft">@${e.username}</p>`:vt}
    ${e?.about?et`<p dir="auto">${e.about}</p>`:vt}
    ${n.findCount===void 0?vt:et`
      <p class="row">
        ${_o(n.findCount,"person.findsSum")}
        ${_o(n.placeCount,"person.placesSum")}
        ${_o(n.likeCount,"person.likesSum")}
      </p>`}
    ${n.commonFriends?et`<p class="soft">${i("person.common",{n:n.commonFriends})}</p>`:vt}
    ${a===vt&&o===vt?vt:et`<p class="row actions">${a}${o}</p>`}
  </section>`,ua=e=>et`<a class="button quiet" href=${e}>${c("feed")} ${i("lists.title")}</a>`,da=(e,t,s)=>et`
  <li><a class="way" href=${e}>${c(t)} <span class="grow">${s}</span> ${c("next")}</a></li>`,Ty=e=>et`
  <li>
    <a class="tile c-${Je(e.category).code}" href="/finds/${e.id}">
      ${e.media.length?ct(e.media[0],{thumb:!0}):et`<span class="sign-tile">${ft(e.category)}</span>`}
      ${e.isPublic?vt:et`
        <span class="corner">${c(Ie(Te(e)))}<span class="unseen">${tc(e)}</span></span>`}
      <span class="caption" dir="auto">${e.title}</span>
    </a>
  </li>`,_u=(e,t,s)=>et`
  <button type="button" class="chip" aria-pressed=${e.layout===t?"true":"false"} @click=${()=>e.show(t)}>
    ${c(s)} ${i(`person.${t}`)}
  </button>`,Iy={grid:e=>et`<ul class="tiles">${e.map(Ty)}</ul>`,list:e=>et`<ul class="card rows">${e.map(t=>ji(t,Ai(t)))}</ul>`},Du=e=>[...new Map(e.map(t=>{let s=Pe(t);return[t.exact?`${s.latitude},${s.longitude}`:t.locationId,{...it(s),km:s.area,name:qi(s)}]})).values()];function qs(e,t){let{items:s,problem:n,load:a}=e.finds;return n?w(n,a):s?s.length?et`
    <div class="chips" role="group" aria-label=${i("person.layout")}>
      ${_u(e,"grid","camera")}
      ${_u(e,"list","filter")}
    </div>
    ${Iy[e.layout](s)}
    ${R(e.finds)}`:C(t.title,t.text,t.action??vt,t.sign??"pin"):k(3)}import{html as Do}from"../lib/lit-html/lit-html.js";var Uu=["spam","illegal","rules","other"],Co=["open","closed"],My={user:["dismissed","suspended","deleted"],list:["dismissed","private","suspended"]},Ru=e=>My[e]??["dismissed","hidden","deleted","suspended"],Eu=(e,t)=>S("/api/reports",{...e,...t});async function zu(e,t){await L((t?B:j)(`/api/users/${e.id}/mute`))&&u(i(t?"report.mutedNow":"report.unmutedNow",{name:h(e)}))}var ma=class{#t;constructor(t){this.#t=t;let s=t.query.get("status");this.status=Co.includes(s)?s:"open";let n=()=>this.status==="open"?"asc":"desc";this.list=z(t,()=>f("/api/admin/reports",{status:this.status,order:n(),limit:20}))}choose(t){return this.status=t,this.#t.rename(f("/admin/reports",{status:t})),this.list.clear(),this.list.load()}async decide(t,s,n=""){await S(`/api/admin/reports/${t.id}`,{outcome:s,note:n}),this.list.items=this.list.items.filter(a=>a!==t),this.#t.update(),u(i("report.decided"))}async show(t){await L(j(`/api/admin/${t.kind}s/${t.targetId}/hidden`))&&(t.hidden=!1,u(i("report.shownAgain")),this.#t.update())}};function Uo(e,t,s){return D(a=>new F({send:async o=>{await t(o),a()}}),e,a=>Do`${T(a)}${s(a)}`,a=>N(a,i("report.send")))}var jy=e=>Do`
  <div class="field">
    <label for="reason">${i("report.reason")}</label>
    <select id="reason" name="reason">${Uu.map(t=>Do`<option value=${t}>${i(`report.reason.${t}`)}</option>`)}</select>
  </div>
  ${b(e,"text",{label:i("report.text"),hint:i("report.hint"),kind:"area",most:1e3})}`;async function Ay(e){await Uo(i("report.title"),t=>Eu(e,t),jy)&&u(i("report.sent"))}var Hu=(e,t)=>({text:i(e.muted?"report.unmute":"report.mute"),sign:"bell",run:()=>zu(e,!e.muted).then(t)});function By({user:e,friendship:t,hasAsked:s,loading:n}){return e.friendship==="none"?Li(e,n.load):t?t.status==="accepted"?ai:s?Le(t,e,n.load):Ti(t,e,n.load):ai}var Ny=()=>Ss`<a class="button quiet" href="/profile">${i("profile.title")}</a>`,_y=e=>e.isMe?Ny():By(e);function Cy(e,t){let{user:s,friendship:n,loading:a}=e;if(!s||e.isMe)return ai;let o=n?.status==="accepted"?[Ii(n,s,a.load)]:[];return Ns(s,[Hu(s,a.load),...o,Mi({userId:s.id}),Bs(s,()=>t.go("/people"))])}var Dy=({user:e,isMe:t})=>!t&&e?.friendship==="accepted",Uy=()=>Ss`<span class="badge">${c("check")} ${i("friend.friends")}</span>`,Ry=e=>pa(e.user,{title:e.loading.problem?i("person.title"):e.title,finds:e.finds,figures:e.user??{},badge:Dy(e)?[Uy(),ta(`/api/users/${e.user.id}/news`,e.user.news,e.loading.load)]:ai,actions:e.user?[ua(f("/lists",{user:e.user.id})),_y(e)]:ai});function Ey(e){let{problem:t,load:s}=e.loading;return t?.code==="not_found"?Ss`<p class="empty">${i("person.gone")}</p>`:t?w(t,s):e.user?Ss`
    <section class="stack" aria-labelledby="finds">
      <h2 id="finds" class="unseen">${i("person.findsTitle")}</h2>
      ${qs(e,{title:i("person.none"),text:i("person.noneText",{name:h(e.user)})})}
    </section>`:k(3)}var zy=(e,t)=>Ss`
  <div class="head">${Pr("/people")}<span class="grow"></span>${Cy(e,t)}</div>`;function Vu(e){let t=new la(e);return{get title(){return t.title},broad:!0,ready:t.loading.load(),view:()=>Ss`${zy(t,e)}${Ry(t)}${Ey(t)}`}}import{html as qe,nothing as Ro}from"../lib/lit-html/lit-html.js";var ha=class{#t;constructor(t,s){this.#t=t,this.restored=s,this.list=z(t,"/api/finds/bin?limit=20",n=>n.find.id)}restore(t){return this.#e(t,S(`/api/finds/${t.id}/restore`),i("find.restored"),this.restored)}remove(t){return this.#e(t,j(`/api/finds/${t.id}?forever=true`),i("bin.removed"),()=>{})}async#e(t,s,n,a){await L(s)&&(this.list.items=this.list.items.filter(o=>o.find.id!==t.id),this.#t.update(),u(n),a())}};var fa=class extends Oi{figures={};isEdited=!1;constructor(t){super(t,f("/api/finds",{userId:$().id,includePrivate:!0,limit:20})),this.picture=new ns("/api/users/me/picture",t,{has:()=>this.user.profilePicture.startsWith("/api/media/"),take:async n=>se(n??await m("/api/users/me"))}),this.bin=new ha(t,()=>this.#t());let s={username_taken:"username",name_taken:"displayName"};this.form=new F({send:n=>this.#s(n),update:t.update,fieldOf:s})}get user(){return $()}load=()=>Promise.all([this.#t(),this.bin.list.load()]);#t=()=>Promise.all([this.finds.load(),this.#e()]);async#e(){this.figures=await m(`/api/users/${$().id}`,{signal:this.page.signal}).catch(()=>({})),this.page.update()}toggleEdit=()=>{this.isEdited=!this.isEdited,this.page.update()};async#s({displayName:t,about:s,username:n,age:a}){let o={displayName:t.trim()||null,about:s.trim()||null,username:n.trim()};se(await G("/api/users/me",{...o,age:a===""?null:Number(a)})),u(i("profile.saved"))}};import{html as ga,nothing as $a}from"../lib/lit-html/lit-html.js";async function Hy(e,t){await e.restore(t),x(e.list.items.length?"bin":"finds")}async function Vy(e,t){await M(i("bin.removeTitle"),i("bin.removeText",{title:t.title}),i("bin.remove"))&&(await e.remove(t),x(e.list.items.length?"bin":"finds"))}var Wy=(e,t)=>ga`
  <button type="button" class="quiet" aria-label="${i("bin.restore")}: ${t.title}" @click=${()=>Hy(e,t)}>
    ${c("retry")} ${i("bin.restore")}
  </button>`,Ky=(e,{find:t,expiresAt:s})=>ga`
  <li>
    <p>
      <span class="strong" dir="auto">${t.title}</span>
      ${s?ga`<br><span class="soft">${i("bin.until",{date:ee(s)})}</span>`:$a}
    </p>
    ${t.hidden?Yr(i("report.findHidden"),t.hidden):$a}
    <p class="row">
      ${t.hidden?$a:Wy(e,t)}
      <button type="button" class="danger" aria-label="${i("bin.remove")}: ${t.title}" @click=${()=>Vy(e,t)}>
        ${c("trash")} ${i("bin.remove")}
      </button>
    </p>
  </li>`,Wu=e=>e.list.items?.length?ga`
  <section class="card" aria-labelledby="bin">
    <h2 id="bin" tabindex="-1">${i("bin.title")}</h2>
    <p class="hint">${i("bin.hint")}</p>
    <ul class="rows binned">${e.list.items.map(t=>Ky(e,t))}</ul>
    ${R(e.list)}
  </section>`:$a;var Yy=()=>qe`<a class="button" href="/new">${c("plus")} ${i("nav.plus")}</a>`,Gy=({form:e,user:t})=>qe`
  <form novalidate @submit=${e.submit}>
    ${T(e)}
    ${b(e,"displayName",{label:i("profile.name"),hint:i("profile.nameHint"),value:t.displayName??"",most:50,complete:"name"})}
    ${b(e,"about",{label:i("profile.about"),value:t.about??"",most:160})}
    ${b(e,"username",{label:i("account.username"),hint:i("join.usernameHint"),value:t.username,...Rn})}
    ${b(e,"age",{label:i("profile.age"),hint:i("profile.ageHint"),value:t.age??"",kind:"number",mode:"numeric"})}
    <div class="row end">${N(e,i("action.save"))}</div>
  </form>`,Jy=e=>qe`
  <ul class="card rows">
    ${da("/people","people",i("people.accepted"))}
    ${da("/shares","share",i("shares.mine"))}
    ${e.role==="admin"?da("/admin","shield",i("admin.title")):Ro}
  </ul>`,Xy=()=>qe`<a class="button quiet" href="/settings">${c("gear")} ${i("settings.title")}</a>`,Zy=e=>qe`
  <section class="card" id="edit" aria-labelledby="edit-title">
    <div class="row between"><h2 id="edit-title" tabindex="-1">${i("profile.edit")}</h2>${rt(e.toggleEdit)}</div>
    ${xs(e.picture,{label:i("profile.picture"),hint:i("profile.pictureHint")})}
    ${Gy(e)}
  </section>`;async function Qy(e){e.toggleEdit(),await x("edit-title")}var tv=e=>qe`
  <button type="button" class="quiet" id="edit-profile" aria-expanded=${e.isEdited?"true":"false"} @click=${()=>Qy(e)}>
    ${c("edit")} ${i("profile.edit")}
  </button>`,ev=()=>qe`
  <a class="button quiet" href="/saved">${c("bookmark")} ${i("saved.title")}</a>
  ${ua("/lists")}`,sv=e=>qe`
  <div class="head"><span class="grow"></span>${Xy()}</div>
  ${pa(e.user,{title:h(e.user),finds:e.finds,figures:e.figures,actions:[ev(),tv(e)]})}
  ${e.isEdited?Zy(e):Ro}
  <section class="stack" aria-labelledby="finds">
    <h2 id="finds" class="unseen" tabindex="-1">${i("profile.finds")}</h2>
    ${qs(e,{title:i("profile.none"),text:i("profile.noneText"),action:Yy()})}
  </section>
  ${Jy(e.user)}
  ${Wu(e.bin)}`;function Ku(e){let t=new fa(e);return{title:i("profile.title"),broad:!0,ready:t.load(),view:()=>t.user?sv(t):Ro}}import{html as ht,nothing as Xt}from"../lib/lit-html/lit-html.js";var iv={dismissed:"check",hidden:"block",deleted:"trash",suspended:"lock",private:"lock"},nv=e=>b(e,"note",{label:i("report.note"),hint:i("report.noteHint"),kind:"area",required:!0,most:500}),Yu=(e,t)=>i(`report.outcome.${e.kind==="user"&&t==="deleted"?"accountDeleted":t}`);async function av(e,t,s){let n=Yu(t,s);s!=="dismissed"?await Uo(n,({note:a})=>e.decide(t,s,a),nv):await M(n,i("report.dismissText"),n)&&await e.decide(t,s).catch(()=>e.list.load()),x("reports")}var Eo=e=>e?ht`<a class="strong" href="/people/${e.id}">${h(e)}</a>`:ht`<span class="soft">${i("report.left")}</span>`,ov=e=>ht`
  <p class="row">${e.map(t=>ht`
    <a href=${t.url} target="_blank" rel="noreferrer noopener">
      <img class="note-thumb" src=${t.thumbnailUrl} alt=${t.caption||i("report.photo")} width="48" height="48" loading="lazy">
    </a>`)}</p>`,rv=e=>ht`
  <p class="strong" dir="auto">${e.title}</p>
  ${e.description?Xe(e.description):Xt}
  ${e.media.length?ov(e.media):Xt}`,cv=e=>ht`
  <p class="strong" dir="auto">${e.list.name}</p>
  ${e.list.description?Xe(e.list.description):Xt}
  <p class="marks">${zn(e.list)}${e.list.user.id===e.owner?.id?Xt:ht` · ${Eo(e.list.user)}`}</p>`,lv=e=>e.list?cv(e):e.find?rv(e.find):e.comment?Xe(e.comment.content):e.kind==="user"?Xt:ht`<p class="soft">${i("report.noContent")}</p>`,pv=e=>ht`
  <li>
    <p>${i(`report.reason.${e.reason}`)} · ${Eo(e.reporter)} · <span class="soft">${W(e.createdAt)}</span></p>
    ${e.text?Xe(e.text):Xt}
  </li>`,uv=(e,t,s)=>ht`
  <button type="button" class=${s==="dismissed"?"quiet":"danger"} @click=${()=>av(e,t,s)}>
    ${c(iv[s])} ${Yu(t,s)}
  </button>`,dv=(e,t)=>ht`<p class="row">${Ru(t.kind).map(s=>uv(e,t,s))}</p>`,mv=(e,t)=>ht`
  <p>
    <span class="strong">${i(`report.result.${t.decision.outcome}`)}</span> · ${t.decision.closedBy} ·
    <span class="soft">${W(t.decision.closedAt)}</span>
  </p>
  ${t.decision.note?Xe(t.decision.note):Xt}
  ${t.hidden?ht`
    <p><button type="button" class="quiet" @click=${()=>e.show(t)}>${c("retry")} ${i("report.show")}</button></p>`:Xt}`,hv=(e,t)=>ht`
  <li class="card">
    <h2>${i(`report.kind.${t.kind}`)} · ${Eo(t.owner)}</h2>
    ${lv(t)}
    <ul class="rows">${[t,...t.others].map(pv)}</ul>
    ${t.decision?mv(e,t):dv(e,t)}
  </li>`;function fv(e){let{items:t,problem:s,load:n}=e.list;return s?w(s,n):t?t.length?ht`<ul class="stack">${t.map(a=>hv(e,a))}</ul>${R(e.list)}`:C(i(`report.none.${e.status}`),i("report.noneText"),Xt,"flag"):k(3)}function Gu(e){let t=new ma(e);return{title:i("report.reports"),ready:t.list.load(),view:()=>ht`
      ${v(i("report.reports"),Xt,"/admin")}
      <div class="chips" role="group" aria-label=${i("report.which")} id="reports" tabindex="-1">
        ${Co.map(s=>Ke(t.status===s,i(`report.status.${s}`),()=>t.choose(s)))}
      </div>
      ${fv(t)}`}}import{html as zo,nothing as $v}from"../lib/lit-html/lit-html.js";var gv=(e,t)=>zo`
  <button type="button" class="chip" aria-pressed=${e.state===t?"true":"false"} @click=${()=>e.choose(t)}>
    ${c(t==="dismissed"?"close":Gr(t))} ${i(`saved.${t}`)}
  </button>`,bv=()=>zo`<a class="button" href="/">${c("map")} ${i("missing.action")}</a>`,wv=e=>({title:i(`saved.${e}None`),text:i(e==="dismissed"?"saved.dismissedText":"saved.noneText"),action:bv(),sign:"bookmark"});function Ju(e){let t=new Br(e);return{title:i("saved.title"),broad:!0,ready:t.finds.load(),view:()=>zo`
      ${v(i("saved.title"),$v,"/profile")}
      <div class="chips" role="group" aria-label=${i("saved.which")}>${jr.map(s=>gv(t,s))}</div>
      ${Cu(t.finds)}
      ${qs(t,wv(t.state))}`}}import{html as St,nothing as Ct}from"../lib/lit-html/lit-html.js";import{html as _t,nothing as Ho}from"../lib/lit-html/lit-html.js";var Zu=(e,t)=>b(e,"name",{label:i("passkeys.name"),hint:i("passkeys.nameHint"),value:t,required:!0,most:50});async function yv(e,t){let s=Ve(navigator.userAgent);await D(n=>e.addForm(t,n),i("passkeys.add"),n=>_t`
    ${T(n)}
    ${ve(n)}
    ${Zu(n,s)}
    ${t?ae(n,"password",i("account.password")):Ho}`,()=>_t`<button type="submit">${i("settings.linkGo")}</button>`)}var vv=(e,t)=>D(s=>e.renameForm(t,s),i("passkeys.rename"),s=>_t`
  ${T(s)}
  ${Zu(s,t.name)}`,()=>_t`<button type="submit">${i("action.save")}</button>`);async function kv(e,t){await M(i("passkeys.deleteTitle",{name:t.name}),i("passkeys.deleteText"),i("action.delete"))&&e.remove(t)}var Xu=(e,t,s)=>_t`
  <button type="button" class="quiet" aria-label="${t}: ${e.name}" @click=${s}>${t}</button>`,xv=(e,t,s)=>_t`
  <li class="row between">
    <span>
      <span class="strong" dir="auto">${t.name}</span>
      ${t.backedUp?_t`<span class="badge">${i("passkeys.backedUp")}</span>`:Ho}<br>
      <span class="soft">${i("passkeys.added")} ${W(t.createdAt)} ·
        ${t.lastUsedAt?_t`${i("passkeys.used")} ${W(t.lastUsedAt)}`:i("passkeys.unused")}</span>
    </span>
    <span class="row">
      ${Xu(t,i("passkeys.rename"),async()=>{await vv(e,t),s()})}
      ${Xu(t,i("action.delete"),()=>kv(e,t))}
    </span>
  </li>`,Ov=e=>_t`<button type="button" class="quiet" id="add-passkey" @click=${e}>${i("passkeys.add")}</button>`,Qu=(e,t,s)=>_t`
  <section class="card" id="passkeys" tabindex="-1">
    <h2>${i("passkeys.title")}</h2>
    <p>${i("passkeys.hint")}</p>
    ${e.list.length?_t`<ul class="people">${e.list.map(n=>xv(e,n,s))}</ul>`:Ho}
    <p>${Ov(async()=>{await yv(e,t()),s()})}</p>
  </section>`;import{html as ba,nothing as qv}from"../lib/lit-html/lit-html.js";var td=e=>hs(e.picker()),Sv=e=>ba`
  <p class="note">${i("privacy.homeExact",{n:e.exactAtHome})}</p>
  <p class="row"><button type="button" id="hide-home" @click=${()=>e.hideHome()}>${i("privacy.homeHide")}</button></p>`,Fv=(e,{latitude:t,longitude:s,radius:n,area:a})=>ba`
  <place-map class="homemap" inert .area=${2*n} .at=${{lat:t,lng:s}}></place-map>
  ${O("home-radius",{label:i("privacy.homeRadius"),options:Fc.map(o=>[o,ze(o)]),chosen:n,set:o=>e.changeHome({radius:Number(o)})})}
  ${O("home-area",{label:i("privacy.homeArea"),options:Ks(),chosen:String(a),set:o=>e.changeHome({area:Number(o)})})}
  ${e.exactAtHome?Sv(e):qv}
  <p class="row">
    <button type="button" class="quiet" @click=${()=>td(e)}>${i("privacy.homeMove")}</button>
    <button type="button" class="quiet" @click=${()=>e.change({home:void 0})}>${i("privacy.homeRemove")}</button>
  </p>`,ed=e=>ba`
  <section class="card">
    <p class="hint">${i("privacy.settingsText")}</p>
    ${O("default-audience",{label:i("privacy.audience"),hint:i("privacy.audienceHint"),chosen:e.values.audience,options:bt.map(t=>[t,i(`find.audience.${t}`)]),set:t=>e.change({audience:t})})}
    ${O("shown-area",{label:i("privacy.shownNew"),options:ke(),chosen:String(e.values.area),set:t=>e.change({area:Number(t)})})}
    <label class="switch">
      <span>${i("privacy.friendsExact")}</span>
      <input type="checkbox" role="switch" id="friends-exact" .checked=${e.values.exactForFriends}
        @change=${t=>e.change({exactForFriends:t.target.checked})}>
    </label>
    <h2>${i("privacy.home")}</h2>
    <p class="hint">${i("privacy.homeText")}</p>
    ${e.values.home?Fv(e,e.values.home):ba`
      <p><button type="button" class="quiet" id="home" @click=${()=>td(e)}>${i("privacy.homeAdd")}</button></p>`}
    <p class="hint">${i("privacy.recall")}</p>
  </section>`;import{html as Zt,nothing as Wo}from"../lib/lit-html/lit-html.js";var nd=(...e)=>e.map(t=>[t,i(`bell.${t}`)]),sd=(e,t)=>O(t,{label:i(`settings.${t}`),options:nd("each","daily","off"),chosen:e.preferences[t],set:s=>e.prefer({[t]:s})});async function Pv({target:e},t,s){e.value&&await t.prefer({[s]:e.value}),e.value=t.preferences[s]}async function Lv({target:e},t){await t.prefer(e.checked?Tv:Iv),e.checked=!!t.preferences.quietFrom}var Vo=(e,t)=>Zt`
  <div class="field">
    <label for=${t}>${i(`settings.${t}`)}</label>
    <input type="time" id=${t} required .value=${e.preferences[t]} @change=${s=>Pv(s,e,t)}>
  </div>`,Tv={quietFrom:"22:00",quietTo:"07:00"},Iv={quietFrom:"",quietTo:""},Mv=e=>Zt`
  <label class="switch">
    <span>${i("settings.quiet")}<br><span class="soft">${i("settings.quietText")}</span></span>
    <input type="checkbox" role="switch" id="quiet" .checked=${!!e.preferences.quietFrom}
      @change=${t=>Lv(t,e)}>
  </label>
  ${e.preferences.quietFrom?Zt`
    <div class="pair">
      ${Vo(e,"quietFrom")}
      ${Vo(e,"quietTo")}
    </div>`:Wo}`,jv=({timeZone:e})=>e?Zt`<p class="hint">${i("settings.timeZone",{zone:e.replaceAll("_"," ")})}</p>`:Wo,ad=e=>Zt`
  <section class="card">
    <h2>${i("settings.news")}</h2>
    ${sd(e,"friendPublished")}
    ${sd(e,"listAdded")}
    <p class="hint">${i("settings.newsText")}</p>
    ${Vo(e,"dailyAt")}
    ${Mv(e)}
    ${jv(e.preferences)}
  </section>`;async function Av(e,t){await M(i("watch.removeTitle",{name:t.name}),i("watch.removeText"),i("watch.remove"))&&(await e.remove(t),x("watched"))}var id=e=>[e.radius?i("watch.around",{distance:ze(e.radius)}):"",...e.categories.map(_)].filter(Boolean).join(", "),Bv=(e,t)=>Zt`
  <li class="card stack">
    <h2 dir="auto">${t.name}</h2>
    ${id(t)?Zt`<p class="soft">${id(t)}</p>`:Wo}
    ${O(`watch-${t.id}`,{label:i("bell.title"),options:nd("each","daily"),chosen:t.news,set:s=>e.change(t,{news:s})})}
    <p class="row">
      <a class="button quiet" href=${f("/",{at:we(Pc(t))})} aria-label=${i("watch.showNamed",t)}>
        ${c("map")} ${i("watch.show")}
      </a>
      <button type="button" class="quiet" aria-label=${i("watch.removeNamed",t)} @click=${()=>Av(e,t)}>
        ${i("watch.remove")}
      </button>
    </p>
  </li>`,od=({watches:e})=>e.list.length?Zt`
  <p class="hint" id="watched" tabindex="-1">${i("watch.hint")}</p>
  <ul class="stack plain-list">${e.list.map(t=>Bv(e,t))}</ul>`:Zt`
  <div id="watched" tabindex="-1">
    ${C(i("watch.none"),i("watch.hint"),Zt`<a class="button" href="/">${i("watch.toMap")}</a>`,"map")}
  </div>`;import{html as Qt,nothing as Ue}from"../lib/lit-html/lit-html.js";var Ko={read:["read"],write:["read","write"],admin:["read","write","admin"]};function rd(e){let t=async({name:s,access:n,days:a,password:o})=>{let r=a?{days:Number(a)}:{};e(await S("/api/auth/tokens",{name:s.trim(),scopes:Ko[n],...r,...o?{password:o}:{}}))};return new F({send:t,fieldOf:{wrong_password:"password"}})}var Fs=e=>e.kind==="token",Yo=e=>Fs(e)?e.name:Ve(e.userAgent),Nv={browser:()=>i("session.browser"),cli:()=>i("session.cli"),token:()=>i("session.token")},_v=e=>e.scopes.map(t=>i(`scope.${t}`)).join(", "),Cv=e=>e.expiresAt?i("token.until",{date:ee(e.expiresAt)}):i("token.endless"),Dv=e=>e.lastUsedAt?i("session.active",{day:Ee(e.lastUsedAt,!0)}):i("session.unused"),Uv=e=>Qt`
  <details class="small-fold">
    <summary aria-label="${i("session.details")}: ${Yo(e)}">${i("session.details")} ${c("next")}</summary>
    <p class="soft">${i("settings.until",{date:ee(e.expiresAt)})}</p>
  </details>`,Rv=(e,t)=>{let s=i(Fs(t)?"token.revoke":"settings.end");return Qt`
    <button type="button" class="quiet" aria-label="${s}: ${Yo(t)}" @click=${()=>e.endSession(t)}>${s}</button>`},Ev=e=>Qt`${i(Fs(e)?"token.since":"settings.since")} ${W(e.createdAt)}`,zv=(e,t)=>Qt`
  <li class="row between">
    <span>
      <span class="strong" dir="auto">${Yo(t)}</span>
      <span class="badge">${Nv[t.kind]()}</span>
      ${t.current?Qt`<span class="badge">${i("settings.thisOne")}</span>`:Ue}<br>
      ${Fs(t)?Qt`<span class="soft">${_v(t)}</span><br>`:Ue}
      <span class="soft">${Dv(t)} · ${Ev(t)}${Fs(t)?` · ${Cv(t)}`:Ue}</span>
      ${Fs(t)?Ue:Uv(t)}
    </span>
    ${t.current?Ue:Rv(e,t)}
  </li>`;async function Hv(e){await M(i("settings.endOthers"),i("settings.endOthersText"),i("settings.endOthers"))&&e.endOthers()}var Vv=e=>Qt`
  <button type="button" class="quiet" @click=${()=>Hv(e)}>${i("settings.endOthers")}</button>`,Wv=[90,30,365],Kv=e=>Object.keys(Ko).filter(t=>t!=="admin"||e.role==="admin"),Yv=(e,t)=>Qt`
  <p>${i("token.about")}</p>
  ${T(t)}
  ${ve(t)}
  ${b(t,"name",{label:i("token.name"),hint:i("token.nameHint"),required:!0,most:50})}
  ${O("access",{label:i("token.access"),options:Kv(e.user).map(s=>[s,i(`access.${s}`)])})}
  ${O("days",{label:i("token.life"),options:[...Wv.map(s=>[s,i("token.days",{n:s})]),["",i("token.endless")]]})}
  ${e.asksPassword?ae(t,"password",i("account.password")):Ue}`,Gv=e=>zi({title:i("token.new"),text:i("token.once"),label:i("session.token"),value:e});async function Jv(e){let t=null;await D(n=>rd(a=>{t=a,n()}),i("token.create"),n=>Yv(e,n),()=>Qt`<button type="submit">${i("token.createGo")}</button>`),t&&(e.addSession(t.session),await Gv(t.token))}var cd=e=>Qt`
  <section class="card">
    <h2>${i("settings.sessions")}</h2>
    <ul class="people">${e.sessions.map(t=>zv(e,t))}</ul>
    <div class="row end">
      ${e.hasOthers?Vv(e):Ue}
      <button type="button" class="quiet" id="new-token" @click=${()=>Jv(e)}>${c("plus")} ${i("token.create")}</button>
    </div>
  </section>`;var pd=()=>["friendRequests","friendAccepted","findLiked","findCommented","replied","mentioned","listInvited",...$()?.role==="admin"?["reported"]:[]],Xv=e=>St`
  <label class="switch">
    <span>${i("settings.streets")}<br><span class="soft">${i("offer.learns")}</span></span>
    <input type="checkbox" role="switch" id="streets" .checked=${Cs()} @change=${t=>e.setStreets(t.target.checked)}>
  </label>`,Zv=()=>di.map(e=>[e,ja[e],e]),Qv=e=>St`
  <section class="card">
    ${O("language",{label:i("settings.language"),options:Zv(),chosen:kt(),set:t=>e.setLanguage(t)})}
    ${O("theme",{label:i("settings.theme"),options:lc.map(t=>[t,i(`settings.theme.${t}`)]),chosen:Na(),set:t=>e.setTheme(t)})}
    ${O("units",{label:i("settings.units"),options:["km","mi"].map(t=>[t,i(`settings.units.${t}`)]),chosen:sr(),set:t=>e.setUnits(t)})}
    ${_s()?Xv(e):Ct}
  </section>`;async function tk(e,t,s){let n=e.target;await t.prefer({[s]:n.checked}),n.checked=t.preferences[s]}var ld=(e,t,s=Ct)=>St`
  <label class="switch">
    <span>${i(`settings.${t}`)}${s}</span>
    <input type="checkbox" role="switch" .checked=${e.preferences[t]} @change=${n=>tk(n,e,t)}>
  </label>`,ek=e=>St`
  <p>${c("check")} ${i("push.on",{instance:Z()})}</p>
  <p class="row">
    <button type="button" class="quiet" @click=${e.test}>${i("push.test")}</button>
    <button type="button" class="quiet" aria-busy=${e.busy?"true":"false"} @click=${e.disable}>${i("push.disable")}</button>
  </p>`,sk=e=>St`
  <p>${i("push.off",{instance:Z()})}</p>
  <p>
    <button type="button" id="push-on" aria-busy=${e.busy?"true":"false"} @click=${e.enable}>
      ${c("bell")} ${i("push.enable")}
    </button>
  </p>
  <p class="soft" role="status">${e.slow?i("push.asking"):Ct}</p>`;function ik(e){return e.state==="on"?ek(e):e.state==="off"?sk(e):St`<p class="note">${i(`push.${e.state}`,{instance:Z()})}</p>`}var nk=e=>St`
  <section class="card">
    <h2>${i("settings.notify")}</h2>
    ${pd().map(t=>ld(e,t))}
    ${y().pushKey?ld(e,"pushEnabled",St`<br><span class="soft">${i("settings.pushEnabledHint")}</span>`):Ct}
  </section>
  ${ad(e)}
  <section class="card">
    <h2>${i("push.title")}</h2>
    ${ik(e.push)}
  </section>`,ak=["friendPublished","listAdded"];function ok({preferences:e}){let t=[...pd(),...ak];return i("settings.onOf",{n:t.filter(s=>e[s]&&e[s]!=="off").length,of:t.length})}var rk=e=>y().passwordLogin||e.passkeys.isShown||y().provider.enabled,ck=e=>St`
  ${y().passwordLogin?Ic(e):Ct}
  ${e.passkeys.isShown?Qu(e.passkeys,()=>e.passkeyAsksPassword,e.redraw):Ct}
  ${y().provider.enabled?Mc(e):Ct}`,ud="/settings",dd=[{name:"appearance",sign:"globe",title:()=>i("settings.appearance"),view:Qv,isLocal:!0,value:()=>[ja[kt()],i(`settings.theme.${Na()}`)].join(" · ")},{name:"notifications",sign:"bell",title:()=>i("nav.bell"),view:nk,value:ok},{name:"watches",sign:"map",title:()=>i("watch.title"),view:od,value:e=>e.watches.list.length?i("watch.count",{n:e.watches.list.length}):""},{name:"places",sign:"pin",title:()=>i("privacy.settings"),view:e=>ed(e.places),value:e=>ke().find(([t])=>t===String(e.places.values.area))?.[1]},{name:"sign-in",sign:"lock",title:()=>i("settings.signIn"),view:ck,isShown:rk,value:e=>e.passkeys.isShown?i("passkeys.count",{n:e.passkeys.list.length}):""},{name:"devices",sign:"shield",title:()=>i("settings.devices"),view:cd,value:e=>i("settings.signedIn",{n:e.sessions.length})},{name:"data",sign:"copy",title:()=>i("settings.data"),view:jc,value:()=>i("settings.dataParts")}],lk=e=>St`
  <ul class="card rows">
    ${dd.filter(({isShown:t})=>!t||t(e)).map(t=>lt(`${ud}/${t.name}`,t.sign,t.title(),t.isLocal||e.isLoaded?t.value(e):""))}
  </ul>
  <ul class="card rows">
    ${Lt()?lt("/invites","people",i("invites.title")):Ct}
    ${lt("/shares","share",i("shares.mine"))}
    ${lt("/help","comment",i("help.title"))}
    ${lt("/about","feed",i("nav.about"))}
  </ul>`;async function pk(e){let t=yi(E.get("outbox")).length;(!t||await M(i("settings.signOut"),i("outbox.signOut",{n:t}),i("settings.signOut")))&&e.signOut()}var uk=e=>St`
  <button type="button" class="quiet" id="sign-out" @click=${()=>pk(e)}>${i("settings.signOut")}</button>`;function dk(e,t){let{problem:s,load:n}=e.loading;return t?t.isLocal?t.view(e):s?w(s,n):e.isLoaded?t.view(e):k(5):St`${s?w(s,n):Ct}${lk(e)}`}function md(e){let t=dd.find(({name:a})=>a===e.params.name);if(e.params.name&&!t)return gc();let s=new Ri(e),n=()=>t?t.title():i("settings.title");return{get title(){return n()},ready:t?.isLocal?Promise.resolve():s.loading.load(),view:()=>St`
      ${t?v(n(),Ct,ud):v(n(),uk(s),"/profile")}
      ${s.refusal?w(s.refusal):Ct}
      ${dk(s,t)}`}}import{html as Dt,nothing as oi}from"../lib/lit-html/lit-html.js";async function mk(e){let t=await e.offered(),s=t&&await Qn({offered:t});s&&(e.take(s),await si(s))}async function hk(e,t){let s=await Qn({share:t});s&&e.take(s)}async function fk(e,t){await M(i("shares.revokeTitle",{title:Gt(t)}),i("shares.revokeText"),i("shares.revoke"))&&(await e.revoke(t),x("new-share"))}var $k=async e=>await Xn(e)||si(e,i("shares.one")),gk=async e=>await Zn(e,Gt(e))||si(e,i("shares.one")),bk=(e,t)=>xt(i("shares.menu",{title:Gt(t)}),[...Jn()&&!t.expired?[{text:i("action.share"),sign:"share",run:()=>gk(t)}]:[],{text:i("shares.change"),sign:"edit",run:()=>hk(e,t)},{text:i("shares.revoke"),sign:"trash",isDanger:!0,run:()=>fk(e,t)}],{id:`share-${t.id}`}),wk=e=>e.findId?`/finds/${e.findId}`:`/lists/${e.listId}`,yk=e=>e.category?Dt`<span class="strong" dir="auto">${Gt(e)}</span>`:Dt`<a class="strong" dir="auto" href=${wk(e)}>${Gt(e)}</a>`,vk=e=>Dt`${i(`shares.kind.${Po(e)}`)}${e.title?Dt`: <bdi>${Lo(e)}</bdi>`:oi}`,wa=(e,t)=>Dt`<span class="badge">${e?c(e):oi} ${t}</span>`,kk=e=>Dt`
  <button type="button" class="quiet" aria-label="${i("secret.copy")}: ${Gt(e)}" @click=${()=>$k(e)}>
    ${c("copy")} ${i("secret.copy")}
  </button>`,xk=(e,t)=>Dt`
  <li class="invite">
    <div class="listed">
      <p class="grow">
        ${yk(t)}<br>
        <span class="soft">${vk(t)} · ${t.views?i("shares.views",{n:t.views}):i("shares.noViews")}</span>
      </p>
      ${bk(e,t)}
    </div>
    <p class="marks">
      ${wa(t.place==="hidden"?"block":"pin",uu(t))}
      ${t.hasPassword?wa("lock",i("account.password")):oi}
      ${t.expiresAt?wa("",To(t)):wa("",i("shares.endless"))}
    </p>
    ${t.expired?oi:Dt`<p class="row actions">${kk(t)} ${Io(t)}</p>`}
  </li>`;function Ok(e){let{items:t,problem:s,load:n}=e.list;return s?w(s,n):t?t.length?Dt`<div class="card"><ul class="people">${t.map(a=>xk(e,a))}</ul></div>${R(e.list)}`:C(i("shares.none"),i("shares.noneText"),oi,"share"):k(3)}var qk=e=>Dt`
  <button type="button" class="quiet" id="new-share" @click=${()=>mk(e)}>${i("shares.category")}</button>`;function hd(e){let t=new Yn(e);return{title:i("shares.mine"),ready:t.list.load(),view:()=>Dt`
      ${v(i("shares.mine"),qk(t),"/profile")}
      <p class="lead">${i("shares.lead")}</p>
      ${Ok(t)}`}}import{html as Ft,nothing as ri}from"../lib/lit-html/lit-html.js";var ya=class{isLoaded=!1;#t;constructor(t){this.#t=t}get entries(){return E.get("outbox")}load=async()=>{await kr(),this.isLoaded=!0,this.#t.update()};cancel(t){return vi(t.id)}retry(t){return qr(t.id)}sendNow(){return Sr()}};async function Sk(e,t){await Wr()&&e.cancel(t)}var Fk=e=>i(e.kind==="like"&&!e.on?"outbox.unlike":`outbox.${e.kind}`),Pk=e=>Fr(e).replace(/^(\/lists\/[^/]+).*/,"$1"),va=e=>Ft`<a class="strong" dir="auto" href=${Pk(e)}>${e.title}</a>`,Lk={find:e=>Ft`<span class="strong" dir="auto">${e.body.title}</span>`,comment:e=>Ft`<span class="what" dir="auto">${e.body.content}</span><br>${va(e)}`,like:va,entry:e=>Ft`<span class="what" dir="auto">${e.body.note}</span><br>${va(e)}`,drop:va},Tk=({closed:e,lists:t})=>e.map(s=>t?.[s]||i("lists.one")).join(", "),Ik=(e,t)=>Ft`
  <li class="row between">
    <span class="grow">
      <a class="strong" dir="auto" href="/finds/${t.id}">${t.body.title}</a><br>
      <span>${i("outbox.closedLists",{lists:Tk(t)})}</span>
    </span>
    <button type="button" class="quiet" @click=${()=>e.cancel(t)}>${i("action.close")}</button>
  </li>`,Mk=(e,t)=>Ft`
  <li class="row between">
    <span class="grow">
      <span class="soft">${Fk(t)}</span><br>
      ${Lk[t.kind](t)}<br>
      ${t.state==="refused"?Ft`<span class="error">${t.problem}</span>`:Ft`<span class="soft">${i("outbox.waiting")}</span>`}
    </span>
    <span class="row">
      ${t.state==="refused"?Ft`
        <button type="button" class="quiet" @click=${()=>e.retry(t)}>${c("retry")} ${i("action.retry")}</button>`:ri}
      <button type="button" class="quiet" @click=${()=>Sk(e,t)}>${i("outbox.cancel")}</button>
    </span>
  </li>`;function jk(e){if(!e.isLoaded)return k(2);if(!e.entries.length)return C(i("outbox.none"),i("outbox.noneText"),ri,"send");let t=yi(e.entries).length>0;return Ft`
    ${t?Ft`<p class="hint">${i("outbox.hint",{instance:Z()})}</p>`:ri}
    <ul class="card people">${e.entries.map(s=>(s.state==="closed"?Ik:Mk)(e,s))}</ul>
    ${t?Ft`<p class="row end"><button type="button" @click=${()=>e.sendNow()}>${i("outbox.now")}</button></p>`:ri}`}function fd(e){let t=new ya(e);return{title:i("outbox.title"),ready:t.load(),view:()=>Ft`${v(i("outbox.title"),ri,"/")}${jk(t)}`}}import{html as Se,nothing as Ak}from"../lib/lit-html/lit-html.js";var ka=class{#t;constructor(t){this.#t=t,this.instance=new os(t),this.areas=new vs(t),this.invites=new ks(t),this.nameForm=new F({send:s=>this.#e(s),update:t.update})}load(){return{server:this.instance.loading,map:this.areas.loading}[this.step]?.load()}get steps(){return["server",...y().streets?.areas?["map"]:[],"invite","done"]}get step(){let t=this.#t.query.get("step");return this.steps.includes(t)?t:this.steps[0]}get number(){return this.steps.indexOf(this.step)+1}next=()=>this.#t.push(f("/admin/welcome",{step:this.steps[this.number]}));async#e(t){await this.instance.save(t),await this.next()}};var $d=(e,t)=>Se`<button type="button" class="quiet" @click=${e.next}>${t}</button>`,gd=(e,t)=>Se`<p class="row end">${$d(e,i(t?"welcome.next":"welcome.later"))}</p>`,bd=({problem:e,load:t},s,n)=>e?w(e,t):s?n():k(3),Bk=(e,t)=>bd(e.instance.loading,e.instance.values,()=>Se`
  <form class="card" novalidate @submit=${e.nameForm.submit}>
    ${T(e.nameForm)}
    ${xs(e.instance.picture,{label:i("admin.picture"),hint:i("admin.pictureHint")})}
    ${b(e.nameForm,"name",{label:i("admin.name"),hint:i("welcome.nameHint"),value:e.instance.values.name,most:50})}
    ${b(e.nameForm,"description",{label:i("admin.description"),value:e.instance.values.description,kind:"area",most:500})}
    <div class="row end">${$d(e,i("welcome.later"))} ${N(e.nameForm,i("welcome.next"))}</div>
  </form>
  ${_i(t.update)}`),Nk=e=>bd(e.areas.loading,e.areas.areas,()=>Se`
  ${bo(e.areas)}
  ${gd(e,e.areas.areas.length||e.areas.isRunning)}`),_k=e=>Se`
  ${e.invites.created?yo(e.invites):wo(e.invites)}
  ${gd(e,e.invites.created)}`,Ck=()=>Se`
  <section class="card">
    <p><a class="button main" href="/new">${c("plus")} ${i("welcome.find")}</a></p>
    <ul class="people">
      ${lt("/settings/notifications","bell",i("welcome.push"))}
      ${lt("/profile","people",i("steps.profile"))}
      ${lt("/admin","gear",i("welcome.again"))}
      ${lt("/","map",i("areas.show"))}
    </ul>
  </section>`,Dk={server:Bk,map:Nk,invite:_k,done:Ck};function wd(e){let t=new ka(e),s=()=>t.step==="done"?Ak:Se`<p class="soft">${i("welcome.step",{number:t.number,of:t.steps.length-1})}</p>`;return{get title(){return i(`welcome.${t.step}`)},ready:t.load(),async moved(){e.update(),document.querySelector("main h1").focus(),await t.load()},view:()=>Se`
      <header class="welcome">
        ${s()}
        <h1 tabindex="-1">${i(`welcome.${t.step}`)}</h1>
        <p class="lead">${i(`welcome.${t.step}Text`)}</p>
      </header>
      ${Dk[t.step](t,e)}`}}function Uk(e,t){let[s,n]=[new Map,!1],a=new AbortController;return e.signal.addEventListener("abort",()=>a.abort()),{async load(o){a.abort();let{signal:r}=a=new AbortController;try{let[l,p]=await rr(f("/api/locations/categories",{...t(),category:"",bbox:o}),{signal:r});if(r.aborted)return;[s,n]=[new Map(l.map(g=>[g.category,g.count])),p]}catch(l){if(l.name==="AbortError")return;s.clear()}e.update()},arranged(o,r){if(!s.size)return null;let l=[...s.values()].reduce((d,q)=>d+q,0),p=d=>s.get(d)===0&&!n&&!r.includes(d),g=d=>d&&(d<l||n)?`${I(d)}${n?"+":""}`:void 0;return{shown:o.filter(d=>!p(d)).map(d=>({category:d,count:g(s.get(d))})),rest:o.filter(p)}}}}var Rk=500;async function Ek(e,t,s){let{signal:n}=e,a=f("/api/locations",{...s,category:"",q:"",list:t,bbox:"-180,-90,180,90",findsLimit:0,limit:Rk});try{let[{name:o},r]=await Promise.all([m(`/api/lists/${encodeURIComponent(t)}`,{signal:n}),m(a,{signal:n})]);return{name:o,points:r.map(it)}}catch(o){return o.name!=="AbortError"&&u(o.code==="not_found"?i("lists.gone"):P(o)),{name:i("lists.one"),points:[]}}}import{html as yd,nothing as vd}from"../lib/lit-html/lit-html.js";async function zk(e){await e.ask()&&await x("see-inviter")}async function Hk(e){e.close(),await x("list")}function Vk(e){let{user:t}=e;if(!t)return vd;let s=i("introduction.text",{name:h(t),n:t.findCount});return yd`
    <section class="introduction" aria-label=${s}>
      ${U(t,44)}
      <p class="strong grow" dir="auto">${s}</p>
      ${rt(()=>Hk(e))}
      <p class="row">
        <a class="button quiet" id="see-inviter" href="/people/${t.id}">${i("introduction.see")}</a>
        ${e.mayAsk?yd`<button type="button" @click=${()=>zk(e)}>${i("friend.ask")}</button>`:vd}
      </p>
    </section>`}async function Wk(e,t){let s=new Un(t.update);e.note=()=>Vk(s),await s.load()}var xa=0,Go=null;function Kk(e){let t=Bo(e);location.pathname!==t.split("#")[0]&&(xa=Go&&E.get("message")===Go?xa+1:1,xa===1?u(jo(e),t):u(i("note.several",{n:xa}),"/notifications"),Go=E.get("message"))}import{html as kd,nothing as Yk}from"../lib/lit-html/lit-html.js";async function Gk([e,t,s,n]){let a=(e+(s<e?s+360:s))/2,o={lat:((t+n)/2).toFixed(6),lng:(a>180?a-360:a).toFixed(6)};return(await m(f("/api/places/name",o)).catch(()=>null))?.name??""}var Jk=100,Xk=1500;function Zk([e,t,s,n]){let a=t<0&&n>0?0:Math.min(Math.abs(t),Math.abs(n)),o=((s-e+360)%360||(s===e?0:360))*Math.cos(a*Math.PI/180);return Math.max(n-t,o)*111.2>Jk}var Qk=(e,t,s)=>kd`
  ${T(e)}
  <p>${i("watch.text")}</p>
  ${b(e,"name",{label:i("watch.name"),value:t,required:!0,most:100})}
  ${O("watch-news",{name:"news",label:i("bell.title"),options:["daily","each"].map(n=>[n,i(`bell.${n}`)]),chosen:"daily"})}
  ${s.length?kd`<p class="hint">${i("watch.only",{categories:s.map(_).join(", ")})}</p>`:Yk}`;async function tx(e,t){let s=e.split(",").map(Number),[n,a,o,r]=s;if(Zk(s))return u(i("watch.large"));let l=await Promise.race([Gk(s),Ye(Xk,"")]),p=null,g=q=>async({name:Y,news:Pt})=>{let ue=t.length?{categories:t}:{};p=await S("/api/watches",{name:Y.trim(),news:Pt,box:{west:n,south:a,east:o,north:r},...ue}),q()};await D(q=>new F({send:g(q)}),i("map.watch"),q=>Qk(q,l,t),q=>N(q,i("watch.watch")))&&u(i("watch.saved",p),"/settings/watches")}import{html as ex,nothing as sx}from"../lib/lit-html/lit-html.js";async function ix(e){if(Ma.get())return;let t=()=>{},s=new Qe(()=>t());try{await s.read()}catch{return}s.state!=="off"||document.querySelector("dialog[open]")||(Ma.set("1"),await X((n,a)=>{t=a;let o=async()=>{await s.enable(),s.state!=="off"&&(n(),u(i(`push.${s.state}`,{instance:Z()})))};return ex`
      <h2>${i("push.offer",{name:e})}</h2>
      <p>${i("push.offerText",{instance:Z()})}</p>
      <p class="soft" role="status">${s.slow?i("push.asking"):sx}</p>
      <div class="row end">
        <button class="quiet" type="button" @click=${()=>n()}>${i("push.notNow")}</button>
        <button type="button" id="push-on" aria-busy=${s.busy?"true":"false"} @click=${o}>
          ${c("bell")} ${i("push.enable")}
        </button>
      </div>`},{label:i("push.offer",{name:e}),kind:"sheet-like"}))}import{html as Oa,nothing as xd}from"../lib/lit-html/lit-html.js";async function nx({lat:e,lng:t}){try{let{title:s}=await S("/api/map/wishes",{latitude:e,longitude:t});u(i("offer.wished",{title:s}))}catch(s){u(P(s))}}function ax(e,t){if($().role==="admin"){let s=f("/admin/map",{at:we({lat:e.lat,lng:e.lng})});return Oa`<p><a class="button quiet" href=${s}>${i("offer.add")}</a></p>`}return Oa`
    <p><button type="button" class="quiet" @click=${()=>{t(),nx(e)}}>${i("offer.wish")}</button></p>
    <p class="hint">${i("offer.wishText")}</p>`}var ox=e=>Oa`
  <p><button type="button" class="quiet" @click=${()=>e(!0)}>${i("offer.show")}</button></p>
  <p class="hint">${i("offer.learns")}</p>`,rx=(e,{choose:t,close:s,key:n})=>Oa`
  <section class="offer" tabindex="-1" aria-label=${i("offer.none")} @keydown=${n}>
    <p class="row between">
      <span class="strong">${i("offer.none")}</span>
      <button type="button" class="round" aria-label=${i(_s()?"offer.decline":"action.close")} @click=${()=>t(!1)}>
        ${c("close")}
      </button>
    </p>
    ${oc()?ax(e,s):xd}
    ${_s()?ox(t):xd}
  </section>`,cx=()=>rx;import{html as Sa,nothing as Jo}from"../lib/lit-html/lit-html.js";var lx=2.5,[px,Od]=[300,24],qd=180,Sd=()=>matchMedia("(prefers-reduced-motion: reduce)").matches,qa=class{#t=Ze;#e=Ze;#s=null;#i=new Map;#a={time:0,x:0,y:0};#n=null;#o;constructor(t){this.#o=t}show(t,s=0){this.#n=t,this.#i.clear(),this.#m(Ze),s&&!Sd()&&this.#n.animate([{transform:`translateX(${s*15}%)`,opacity:0},{transform:"none",opacity:1}],{duration:qd,easing:"ease-out"})}onDown=t=>{t.target.localName==="video"||t.button||(this.#n=t.currentTarget,this.#n.setPointerCapture(t.pointerId),this.#i.set(t.pointerId,this.#p(t)),this.#c())};onMove=t=>{if(!this.#i.has(t.pointerId))return;this.#i.set(t.pointerId,this.#p(t));let s=this.#l(),n={x:s.x-this.#s.x,y:s.y-this.#s.y};if(this.#i.size>1){let{x:o,y:r,scale:l}=Ba(this.#e,this.#e.scale*s.apart/this.#s.apart,this.#s);return this.#m({scale:l,x:o+n.x,y:r+n.y})}let a={...this.#e,x:this.#e.x+n.x,y:this.#e.y+n.y};this.#m(this.#t.scale>1?Bi(a,this.#d()):a)};onUp=t=>{if(!this.#i.has(t.pointerId))return;let s=this.#l(),n=this.#i.size===1,a={x:s.x-this.#s.x,y:s.y-this.#s.y};if(this.#i.delete(t.pointerId),this.#i.size)return this.#c();if(!n||t.type==="pointercancel")return this.#u();if(Math.hypot(a.x,a.y)<Od)return this.#r(s,t.timeStamp);let o=this.#t.scale>1?"":ic(a);if(o)return this.#o[o]();this.#u()};#r(t,s){let n=this.#a;if(this.#a={...t,time:s},s-n.time>px||Math.hypot(t.x-n.x,t.y-n.y)>Od)return this.#u();this.#a={time:0,x:0,y:0},this.#m(this.#t.scale>1?Ze:Bi(Ba(Ze,lx,t),this.#d()),!0)}#c(){this.#e=this.#t,this.#s=this.#l()}#l(){let[t,s=t]=this.#i.values();return nc(t,s)}#p({clientX:t,clientY:s}){let{left:n,top:a,width:o,height:r}=this.#n.getBoundingClientRect();return{x:t-n-o/2,y:s-a-r/2}}#d(){return{width:this.#n.clientWidth,height:this.#n.clientHeight}}#u(){this.#m(Bi(this.#t,this.#d()),!0)}#m(t,s=!1){this.#t=t;let n=this.#n?.firstElementChild;n&&(n.style.transition=s&&!Sd()?`transform ${qd}ms ease-out`:"none",n.style.transform=`translate(${t.x}px, ${t.y}px) scale(${t.scale})`)}};function ux(e,t){let s=e.media.length,n=t,a=!0,o=null,r=new Map;X((l,p)=>{let g=d=>{n=(n+d+s)%s,a=!1,p(),o.show(document.querySelector("dialog .stage"),s>1?d:0)};return o??=new qa({next:()=>g(1),previous:()=>g(-1),close:()=>l()}),dx(e,{at:n,plays:a,films:r},o,g,l)},{label:e.title,kind:"full"})}function dx(e,{at:t,plays:s,films:n},a,o,r){let l=e.media.length,p=e.media[t];return Sa`
    <div class="viewer" @keydown=${d=>{d.target.localName!=="video"&&(d.key==="ArrowRight"&&o(1),d.key==="ArrowLeft"&&o(-1))}}>
      <div class="row between">
        <span class="at" aria-live="polite">${l>1?i("find.pictureOf",{at:t+1,n:l}):Jo}</span>
        ${rt(r)}
      </div>
      <div class="stage" @pointerdown=${a.onDown} @pointermove=${a.onMove} @pointerup=${a.onUp}
        @pointercancel=${a.onUp} @dragstart=${d=>d.preventDefault()}>
        <div class="shown">${p.type==="video"?fx(p,s,n):hx(p,sc(e,t))}</div>
      </div>
      <div>
        ${p.caption?Sa`<p class="said" dir="auto">${p.caption}</p>`:Jo}
        ${l>1?$x(o):Jo}
      </div>
    </div>`}var mx=e=>`min(100vw, calc(100vh * ${Zr(e).toFixed(3)}))`,hx=(e,t)=>ct(e,{alt:t,eager:!0,sizes:mx(e),blur:!1});function fx(e,t,s){if(s.has(e))return s.get(e);let n=Object.assign(document.createElement("video"),{controls:!0,preload:"none",autoplay:t,playsInline:!0,poster:e.mediumUrl||e.fallbackUrl,width:e.width||640,height:e.height||360}),a=/\.webm(\?|$)/.test(e.url)?"webm":"mp4",o=(r,l)=>n.append(Object.assign(document.createElement("source"),{src:r,type:l}));return o(e.url,e.codecs?`video/${a}; codecs="${e.codecs}"`:""),e.playbackUrl&&o(e.playbackUrl,"video/mp4"),n.lastChild.addEventListener("error",()=>{let r=document.createElement("p");r.className="said";let l=Object.assign(document.createElement("a"),{href:e.url,download:"",textContent:i("find.download")});r.append(i("find.unplayable")," ",l),s.set(e,r),n.replaceWith(r)}),s.set(e,n),n}var $x=e=>Sa`
  <div class="row steps">
    ${Fd("previous","back",()=>e(-1))}
    ${Fd("next","next",()=>e(1))}
  </div>`,Fd=(e,t,s)=>Sa`
  <button type="button" class="round" aria-label=${i(`find.${e}`)} @click=${s}>${c(t)}</button>`;import{html as te,nothing as ci}from"../lib/lit-html/lit-html.js";var gx=["title","description","category"],Pd=({location:e,exact:t})=>JSON.stringify([e?.id,t?.latitude,t?.longitude]),Fa=({media:e})=>e.map(t=>t.id).join(),Ld=({media:e})=>e.map(t=>t.caption??"").join(`
`);function bx(e,t){let s=gx.filter(a=>(e[a]??"")!==(t[a]??""));e.location&&t.location&&Pd(e)!==Pd(t)&&s.push("place");let n=({media:a})=>({media:[...a].sort((o,r)=>o.id<r.id?-1:1)});return Fa(n(e))!==Fa(n(t))?s.push("photos"):(Fa(e)!==Fa(t)&&s.push("order"),Ld(n(e))!==Ld(n(t))&&s.push("captions")),s}var Pa=class{list=[];find=null;#t="";#e;constructor(t){this.#e=`/api/finds/${t.id}`}async load(){let[t,s]=await Ms(this.#e),n=await m(`${this.#e}/versions`);this.find=t,this.#t=s,this.list=n.map((a,o)=>({...a,changed:bx(a,n[o-1]??t)}))}async restore(t){let s=await this.#s(t,this.#t),n=this.list[0].id;return await this.load(),this.list[0].id===n||this.find.updatedAt!==s.updatedAt?null:this.list[0].id}undo(t){return this.#s(t,this.#t)}#s(t,s){return S(`${this.#e}/versions/${t}/restore`,void 0,{headers:s?{"If-Match":s}:{}})}};var Td=64,wx=e=>te`<img src=${e.thumbnailUrl||e.url} alt=${e.caption??""} width=${Td} height=${Td} loading="lazy">`,yx=({changed:e})=>e.map(t=>i(`versions.changed.${t}`)).join(", "),vx=(e,t)=>te`
  <li>
    <p class="soft">${W(e.replacedAt)} · <span dir="auto">${e.replacedBy?h(e.replacedBy):i("versions.someone")}</span></p>
    ${e.changed.length?te`<p>${i("versions.changed")} ${yx(e)}</p>`:ci}
    <details>
      <summary>${i("versions.before")} ${c("next")}</summary>
      <p class="strong" dir="auto">${e.title}</p>
      ${e.description?te`<p class="text" dir="auto">${e.description}</p>`:ci}
      ${e.category?te`<p class="badge" dir="auto">${_(e.category)}</p>`:ci}
      ${e.location?te`<p class="soft" dir="auto">${e.exact?.name??e.location.name}</p>`:ci}
      ${e.media.length?te`<p class="row">${e.media.map(wx)}</p>`:ci}
      <button type="button" class="quiet" @click=${()=>t(e)}>${i("versions.restore")}</button>
    </details>
  </li>`,kx=(e,t,s,n)=>te`
  <h2>${i("versions.title")}</h2>
  <p class="hint">${i(t?"versions.hint":"versions.hintEditor")}</p>
  ${e.list.length?te`<ul class="past-edits">${e.list.map(a=>vx(a,s))}</ul>`:te`<p class="empty">${i("versions.none")}</p>`}
  <div class="row end"><button type="button" class="main" @click=${()=>n()}>${i("action.close")}</button></div>`;async function xx(e,t,s){let n=new Pa(e);if(!await L(n.load()))return;let a=await X(l=>kx(n,t,l,l),{label:i("versions.title")});if(!a||!await M(i("versions.restoreTitle"),i("versions.restoreText"),i("versions.restore")))return;let o=null;if(!await L(n.restore(a.id).then(l=>{o=l})))return s();await s();let r=async()=>{await L(n.undo(o))&&await s()};u(i("versions.restored"),"",o?{text:i("action.undo"),run:r}:null)}import{html as Fe,nothing as li}from"../lib/lit-html/lit-html.js";var La=class{friends=[];next="";hasLinks=!1;lists=[];update=()=>{};#t;constructor(t){this.audience=Te(t),this.#t=`/api/finds/${t.id}`}async load(){let[t,s,n]=await Promise.all([nt("/api/shares"),m(this.#t),m(`${this.#t}/lists`),this.audience==="friends"?this.#e("/api/friends?status=accepted&limit=100"):null]);if(this.hasLinks=t.items.length>0,this.audience==="everyone")return;let a=({id:o})=>n.find(r=>r.id===o)?.memberCount;this.lists=(s.inLists??[]).filter(o=>o.shows).map(o=>({...o,memberCount:a(o)}))}more=async()=>{await this.#e(this.next),this.update()};async#e(t){let{items:s,next:n}=await nt(t),a=o=>o.requesterId===$().id?o.addressee:o.requester;this.friends.push(...s.map(a)),this.next=n}};var Ox=e=>Fe`
  ${e.friends.length?Fe`<ul class="people">${e.friends.map(t=>ni(t,li))}</ul>`:Fe`<p class="soft">${i("whoSees.alone")}</p>`}
  ${e.next?Fe`<button type="button" class="quiet" @click=${()=>L(e.more())}>${i("action.more")}</button>`:li}`,qx=(e,t,s)=>Fe`
  <h2>${i("find.whoSees")}</h2>
  <p>${c(Ie(e.audience))} ${i(`edit.audienceText.${e.audience}`,{instance:Z()})}</p>
  ${e.audience==="friends"?Ox(e):li}
  ${e.lists.length?Fe`
    <p class="hint">${i("whoSees.lists")}</p>
    <ul class="people">${e.lists.map(n=>Fe`<li><a href="/lists/${n.id}" dir="auto">${$n(n)}</a></li>`)}</ul>`:li}
  ${e.hasLinks?Fe`<p class="hint">${i("whoSees.links")} <a href="/shares">${i("shares.mine")}</a></p>`:li}
  <div class="row end">
    <a class="button quiet" href="/finds/${t.id}/edit">${i("action.edit")}</a>
    <button type="button" class="main" @click=${()=>s()}>${i("action.close")}</button>
  </div>`;async function Sx(e){let t=new La(e);await L(t.load())&&await X((s,n)=>(t.update=n,qx(t,e,s)),{label:i("find.whoSees")})}E.subscribe("user",Ds);Ds();export{Cd as about,Nc as accounts,Fb as addToList,Wc as admin,Zc as adminLog,Kk as announce,Dp as areas,Ay as askReport,Jc as categories,Uk as countCategories,Jl as edit,mp as feed,wp as help,_p as import,Kp as instance,Wk as introduce,Ep as invites,su as join,ku as joinList,vu as list,Ek as listOnMap,Ou as lists,Su as named,Au as notifications,cx as offerOfStreets,ix as offerPush,Nu as people,Vu as person,Ku as profile,Gu as reports,Ju as saved,md as settings,ew as shareFind,hd as shares,Qf as showSteps,xx as showVersions,ux as viewPhoto,fd as waiting,tx as watchArea,wd as welcome,Sx as whoSees};

import{$ as B,$b as Mr,$c as Qr,A as T,Aa as ur,Ab as Ge,Ac as Oi,Ad as mc,B as Qt,Ba as Ve,Bb as $e,Bc as Er,C as Dt,Ca as dr,Cb as ge,Cc as Je,Cd as hc,D as Re,Da as li,Db as xr,Dc as Hr,E as Go,Ea as pi,Eb as be,Ec as zr,Fa as ui,Fb as it,Fc as Vr,Fd as Li,G as Ee,Ga as mr,Gb as Or,Gd as fc,H as Ts,Ha as hr,Hb as qr,I as Jo,Ia as di,Ib as ee,Ic as bt,Id as $c,J as Xo,Jb as fi,Jc as Le,Jd as gc,K as ot,Ka as fr,Kb as Sr,Kc as Te,Kd as bc,L as E,La as $r,Lb as H,Lc as Wr,M as u,Ma as gr,Mb as G,Mc as ct,N as Zo,Na as br,Nb as I,Nc as Kr,Oa as mi,Ob as $i,Oc as Yr,P as qa,Pa as wr,Pb as Fr,Pc as Gr,Q as Qo,Qa as yr,Qb as Pr,Qc as qi,Ra as vr,Rb as Lr,Rc as Si,Sb as f,Tb as gi,Ub as Fe,Uc as Jr,Vb as Tr,Wc as Xe,Xb as Ir,Xc as Fa,Y as Ut,Yb as se,Yc as Fi,Z as m,Zb as bi,Zc as Xr,_ as S,_b as wi,_c as Zr,a as Ue,aa as Y,ac as jr,ad as Bs,b as y,ba as M,bc as yi,bd as tc,c as X,ca as Sa,cc as Ar,cd as Ns,d as zo,da as tr,dd as ec,e as va,ea as nt,ec as Br,ed as sc,f as ue,fa as $,fc as F,g as ka,ga as He,gb as c,gc as Nr,h as xa,ha as er,hb as D,hc as _r,hd as ic,i as de,ia as Is,ib as J,ic as ft,id as Pa,j as Fs,jb as kr,jc as L,k as Ps,ka as sr,kb as v,kc as Cr,kd as nc,l as me,la as ir,lb as hi,lc as b,ld as ac,m as Ls,ma as ze,mb as _,mc as N,md as oc,n as Oa,na as ri,nb as w,nc as Dr,nd as rc,o as vt,oa as nr,ob as k,oc as Z,od as Pi,p as oi,pa as ar,pb as We,pc as j,q as Vo,qa as or,qb as U,qc as Ur,ra as rr,rb as rt,rc as kt,rd as cc,sa as g,sb as x,sc as Ms,sd as La,t as Wo,ta as ci,tc as vi,td as lc,u as i,ua as St,uc as Pe,ud as pc,v as Ko,va as cr,vb as Ke,vc as ki,vd as uc,w as P,wa as lr,wb as fe,wc as xi,wd as dc,xb as Rt,xc as js,y as he,ya as te,yb as Ye,yc as As,z as Yo,za as pr,zb as R,zc as Rr}from"./shared.js";async function _s(){if(!g())return;let e={language:vt(),timeZone:Intl.DateTimeFormat().resolvedOptions().timeZone??""},t=[g().id,...Object.values(e)].join(" ");va.get()!==t&&await B("/api/notifications/preferences",e).then(()=>va.set(t),()=>{})}import{html as Ie,nothing as Ta}from"../lib/lit-html/lit-html.js";var yd=new URL("lib/",Ue).pathname,vd=[["Leaflet 1.9.4","leaflet","Volodymyr Agafonkin, CloudMade","BSD-2-Clause"],["protomaps-leaflet 5.1.0","protomaps-leaflet","Protomaps","BSD-3-Clause"],["lit-html 3.3.3","lit-html","Google LLC","BSD-3-Clause"]];function wc(){if(Ns())return new URL(y().streets.url.replace(/[{}]/g,"")).host;let{host:e}=new URL((y().tiles?.url??"").replace(/[{}]/g,""),location);return e===location.host?"":e}var kd=()=>wc()?i("about.tilesFrom",{host:wc()}):i("about.alone"),xd=()=>Ie`
  <section class="card">
    <p class="lead">${i("app.about")}</p>
    <p>${i("about.text")} ${kd()}</p>
    <p class="soft">${i("about.version",{version:y().version})}</p>
    <p class="row">
      <a class="button quiet" href="/help">${i("help.title")}</a>
      <a class="button quiet" href="/api/docs">${i("about.api")}</a>
    </p>
  </section>`,Od=()=>Ie`
  <section class="card">
    <h2>${i("about.map")}</h2>
    <ul class="plain-list">
      ${y().tiles?.attribution?Ie`<li>${i("about.tiles")}: ${y().tiles.attribution}</li>`:Ta}
      ${Ns()?Ie`<li>${i("about.streets")}: ${y().streets.attribution}</li>`:Ta}
      <li>${i("about.places")}: ${y().places.attribution}</li>
    </ul>
  </section>`,qd=([e,t,s,n])=>Ie`<li><a href="${yd}${t}/LICENSE">${e}</a>, © ${s}, ${n}</li>`,Sd=()=>Ie`
  <section class="card">
    <h2>${i("about.code")}</h2>
    <ul class="plain-list">${vd.map(qd)}</ul>
    <p class="hint">${i("about.more")}</p>
  </section>`,Fd=()=>({title:i("nav.about"),view:()=>Ie`
    ${v(i("nav.about"),Ta,g()?"/settings":"/sign-in")}
    ${gc()}${$c()}${xd()}${Od()}${Sd()}`});import{html as _i,nothing as nm}from"../lib/lit-html/lit-html.js";var Pd=200,Ld=2**20,Ia=["all","active","suspended","admin"],yc={wrong_password:"password"},Me=e=>`/api/admin/users/${e.id}`,Ti=class{#t;#e=0;constructor(t){this.#t=t;let s=t.query.get("status");this.text=t.query.get("q")??"",this.status=Ia.includes(s)?s:"all",this.list=H(t,()=>$("/api/admin/users",{...this.#s,limit:50}))}get#s(){return{q:this.text.trim(),status:this.status==="all"?"":this.status}}search=()=>(clearTimeout(this.#e),this.#t.rename($("/admin/people",this.#s)),this.list.load());type(t){this.text=t,clearTimeout(this.#e),this.#e=setTimeout(this.search,Pd)}choose(t){return this.status=t,this.#t.update(),this.search()}isMe(t){return t.id===g()?.id}#i(t){this.list.items=this.list.items.map(s=>s.id===t.id?t:s),this.#t.update()}async#a(t,s){try{this.#i(await t),u(s)}catch(n){u(P(n))}}get asksPassword(){return ci()}adminForm(t,s){let n=async({password:a})=>{this.#i(await Y(Me(t),{role:"admin",...a?{password:a}:{}})),s()};return new F({send:n,fieldOf:yc})}demote(t){return this.#a(Y(Me(t),{role:"member"}),i("admin.memberDone",{name:f(t)}))}lift(t){return this.#a(M(`${Me(t)}/suspension`),i("admin.liftDone",{name:f(t)}))}linkForm(t,s){let n=async({password:a})=>{let o=await S(`${Me(t)}/sign-in-link`,a?{password:a}:void 0);s(new URL(o.url,location).href)};return new F({send:n,fieldOf:yc})}limitForm(t,s){let n=async({kind:a,size:o})=>{let r={instance:null,none:0}[a];this.#i(await Y(Me(t),{mediaLimit:a==="own"?Math.round(Number(o)*Ld):r})),s()};return new F({send:n})}suspendForm(t,s){let n=async({reason:a,days:o})=>{this.#i(await B(`${Me(t)}/suspension`,{reason:a.trim(),...o?{days:Number(o)}:{}})),s()};return new F({send:n})}deleteForm(t,s){let n=async({name:a,reason:o})=>{if(a.trim()!==t.username)throw{code:"page",reason:"other_name",text:i("admin.deleteOther")};await M($(Me(t),{reason:o.trim()})),this.list.items=this.list.items.filter(r=>r.id!==t.id),this.#t.update(),s()};return new F({send:n,fieldOf:{other_name:"name"}})}close(){clearTimeout(this.#e)}};import{html as tt,nothing as ts}from"../lib/lit-html/lit-html.js";import{html as Ft,nothing as Cs}from"../lib/lit-html/lit-html.js";var Td=2e3,Ze=class{state="";busy=!1;slow=!1;#t;constructor(t){this.#t=t}async read(){this.state=await ri()}enable=()=>this.#e(nr);disable=()=>this.#e(ar);test=()=>this.#s(async()=>{await or(),u(i("push.sent"))});async#e(t){this.busy=!0,this.#t();let s=setTimeout(()=>{this.slow=!0,this.#t()},Td);await this.#s(async()=>{this.state=await t()}),clearTimeout(s),this.busy=this.slow=!1,this.#t()}async#s(t){try{await t()}catch(s){u(s.code||s.status?P(s):i("push.failed"))}this.#t()}};var Ii=class{list=[];#t;constructor(t){this.#t=t}get isShown(){return dc()}async read(){this.isShown&&(this.list=await m("/api/auth/passkeys",{signal:this.#t.signal}))}async count(){return(await m("/api/auth/passkeys",{signal:this.#t.signal}).catch(()=>this.list)).length}addForm(t,s){let n=async({name:a,password:o})=>{let r=await mc(await S("/api/auth/passkeys/options",t?{password:o}:{}));r&&(this.list=[...this.list,await S("/api/auth/passkeys",{name:a,...r})],s())};return new F({send:n,fieldOf:{wrong_password:"password"}})}renameForm(t,s){let n=async({name:a})=>{let o=await Y(`/api/auth/passkeys/${t.id}`,{name:a});this.list=this.list.map(r=>r.id===o.id?o:r),s()};return new F({send:n})}async remove(t){try{await M(`/api/auth/passkeys/${t.id}`),this.list=this.list.filter(s=>s.id!==t.id)}catch(s){u(P(s))}this.#t.update()}};var Id=1,xt=class{nearby=[];proposal="";title="";#t;#e;#s;#i=0;#a=0;constructor(t,s,n=()=>{}){this.#t=t,this.#e=n,this.#n(s??{})}get value(){let{point:t,by:s,source:n,photo:a,chosen:o}=this;return{point:t,name:this.name.trim(),by:s,source:n,photo:a,location:o}}#n({point:t=null,name:s="",by:n="",source:a="",photo:o=null,location:r=null}){Object.assign(this,{point:t,name:s,by:n,source:a,photo:o,chosen:r}),this.#s=t}get label(){return this.chosen?.name||this.name.trim()||this.proposal}take(t){if(this.#n(t.value),Object.assign(this,{nearby:t.nearby,proposal:t.proposal,title:t.title}),this.#e(),this.point&&!this.label)return this.propose()}setPoint(t,s,n=""){return Object.assign(this,{point:t,chosen:null,source:s,proposal:""}),n?(Object.assign(this,{name:n,by:"search"}),this.#s=t):this.by!=="reader"&&this.#s&&ee(this.#s,t)>Id&&Object.assign(this,{name:"",by:""}),this.#e(),this.propose()}setPlace(t){return this.title=t.title??"",this.setPoint(it(t),t.isCamera?"camera":"found",t.title??t.name)}suggestPoint(t){return this.photo??=t,this.point?this.#e():this.setPoint(t,"photo")}setName(t){this.name=t,this.by=t.trim()?"reader":""}async locate(){try{let t=await fi({enableHighAccuracy:!0,timeout:15e3});this.#t.signal.aborted||this.setPoint(t,"hereDone")}catch(t){this.#t.signal.aborted||u(P(t))}}toggle(t){this.chosen=this.chosen?.id===t.id?null:t,this.chosen&&(this.point=it(t)),this.#e()}async propose(){let t=++this.#a,{signal:s}=this.#t;clearTimeout(this.#i);let{nearby:n,name:a,wait:o}=await li(this.point,{signal:s});t!==this.#a||s.aborted||(Object.assign(this,{nearby:n,proposal:a}),o&&(this.#i=setTimeout(()=>this.propose(),1e3*o)),this.#t.update())}close(){clearTimeout(this.#i)}};var Ma="/api/users/me/place-settings",Md={radius:.5,area:1},vc=[.2,.5,1,2,5],we=class{values=null;exactAtHome=0;#t;constructor(t){this.#t=t}async read(){this.values=await m(Ma,{signal:this.#t.signal})}async change(t){try{let{exactAtHome:s,...n}=await B(Ma,{...this.values,...t});Object.assign(this,{values:n,exactAtHome:s}),t.audience&&ue.set(t.audience),u(i("privacy.saved"))}catch(s){u(P(s))}this.#t.update()}changeHome(t){return this.change({home:{...this.values.home,...t}})}async hideHome(){try{let{finds:t}=await S(`${Ma}/home`);this.exactAtHome=0,u(i("privacy.homeHidden",{n:t}))}catch(t){u(P(t))}this.#t.update()}picker(){let{home:t}=this.values,s=t&&{point:{lat:t.latitude,lng:t.longitude}},n=new xt(this.#t,s,()=>{n.point&&this.changeHome({...Md,...t,latitude:n.point.lat,longitude:n.point.lng})});return n}};var Mi=class{list=[];#t;constructor(t){this.#t=t}async read(){this.list=await m("/api/watches",{signal:this.#t.signal})}async change(t,s){await I(Y(`/api/watches/${t.id}`,s).then(n=>{this.list=this.list.map(a=>a.id===t.id?n:a)})),this.#t.update()}async remove(t){await I(M(`/api/watches/${t.id}`))&&(this.list=this.list.filter(s=>s.id!==t.id)),this.#t.update()}};function kc({latitude:e,longitude:t,radius:s,box:n}){let a=l=>Math.max(3,Math.min(16,Math.floor(Math.log2(360/Math.max(l,1e-4)))));if(!n)return{lat:e,lng:t,zoom:a(s/50)};let o=(n.east-n.west+360)%360,r=n.west+o/2;return{lat:(n.south+n.north)/2,lng:r>180?r-360:r,zoom:a(Math.max(o,n.north-n.south))}}var jd=600*1e3-30*1e3,Ad=e=>e.some(t=>t.current&&Date.now()-Date.parse(t.passwordAt)<jd),xc=e=>!e.current&&e.kind!=="token",ji=class{preferences=null;sessions=null;refusal=cr();#t;constructor(t){this.#t=t,this.push=new Ze(t.update),this.passkeys=new Ii(t),this.places=new we(t),this.watches=new Mi(t),this.loading=G(t,()=>this.#e());let s={wrong_password:"currentPassword"};this.password=new F({send:(n,a)=>this.#i(n,a),update:t.update,fieldOf:s})}get user(){return g()}redraw=()=>this.#t.update();get isLoaded(){return!!(this.preferences&&this.user)}get asksPassword(){return ci()}get asksCurrent(){return this.user.hasPassword&&!hc(this.sessions)}get passkeyAsksPassword(){return this.asksPassword&&!Ad(this.sessions)}get hasOthers(){return this.sessions.some(xc)}async#e(){let{signal:t}=this.#t;[this.preferences,this.sessions]=await Promise.all([m("/api/notifications/preferences",{signal:t}),m("/api/auth/sessions",{signal:t}),this.push.read(),this.passkeys.read(),this.places.read(),this.watches.read()])}async#s(t){await I(t()),this.#t.update()}setTheme(t){nc(t),this.#t.update()}setUnits(t){zo.set(t),this.#t.update()}setStreets(t){sc(t),this.#t.update()}async setLanguage(t){await Wo(t),_s(),this.#t.update()}prefer(t){return this.#s(async()=>{this.preferences=await B("/api/notifications/preferences",t)})}addSession(t){this.sessions=[t,...this.sessions],this.#t.update()}endOthers(){return this.#s(async()=>{for(let t of this.sessions.filter(xc))await M(`/api/auth/sessions/${t.id}`),this.sessions=this.sessions.filter(s=>s!==t)})}endSession(t){return this.#s(async()=>{await M(`/api/auth/sessions/${t.id}`),this.sessions=this.sessions.filter(s=>s!==t)})}signOut=()=>this.#s(async()=>{await pr(),await this.#t.go("/sign-in",{replace:!0})});async#i({newPassword:t,currentPassword:s,unlinkIdentity:n},a){let o=this.asksCurrent?{currentPassword:s}:{};await B("/api/users/me/password",{newPassword:t,...o,...n?{unlinkIdentity:!0}:{}}),a.reset(),te(await m("/api/users/me")),this.sessions=await m("/api/auth/sessions");let r=await this.passkeys.count();r?u(`${i("settings.passwordSaved")} ${i("settings.passkeysStay",{n:r})}`,"/settings/sign-in#passkeys"):u(i("settings.passwordSaved"))}unlink(){return this.#s(async()=>{await M("/api/users/me/identity"),te(await m("/api/users/me"))})}confirmForm(t){let s=async({password:n})=>{await S("/api/auth/confirm",{password:n}),t()};return new F({send:s,fieldOf:{wrong_password:"password"}})}deleteForm(t){let s=async({password:n})=>{await M("/api/users/me",this.asksPassword?{password:n}:void 0),t()};return new F({send:s,fieldOf:{wrong_password:"password"}})}async leaveDeleted(){await ur(),await this.#t.go("/sign-in",{replace:!0}),u(i("settings.deleted"))}},Ai=(e={})=>`/api/auth/oauth/start?${new URLSearchParams({...e,redirect:"/settings/sign-in"})}`;import{html as Oc}from"../lib/lit-html/lit-html.js";var Bd=e=>Oc`
  <button type="button" class="quiet" @click=${()=>e(!1)}>${i("action.cancel")}</button>`;function C(e,t,s,n){let a=null;return Z((o,r)=>(a??=e(()=>o(!0)),a.update=r,Oc`
      <form novalidate @submit=${a.submit}>
        <h2>${t}</h2>
        ${s(a)}
        <div class="row end">${Bd(o)}${n(a)}</div>
      </form>`),{label:t})}var Qe=()=>y().provider.name,ye=e=>e.refusal?.reason==="sign_in_again"&&y().provider.enabled?Ft`
  <p><a class="button quiet" href=${Ai()}>${i("signin.provider",{name:Qe()})}</a></p>`:Cs,ie=(e,t,s)=>b(e,t,{label:s,kind:"password",required:!0,complete:"current-password"}),Nd=()=>Ft`
  <label class="switch">
    <span>
      ${i("settings.alsoUnlink",{name:Qe()})}<br>
      <span class="soft">${i("settings.alsoUnlinkHint")}</span>
    </span>
    <input type="checkbox" role="switch" id="unlinkIdentity" name="unlinkIdentity">
  </label>`,qc=({user:e,asksCurrent:t,password:s})=>Ft`
  <form class="card" novalidate @submit=${s.submit}>
    <h2>${i(t?"settings.password":"settings.passwordFirst")}</h2>
    ${e.hasPassword&&!t?Ft`<p class="note">${i("link.setPassword")}</p>`:Cs}
    <input class="unseen" type="text" autocomplete="username" .value=${e.username} tabindex="-1" aria-hidden="true">
    ${L(s)}
    ${ye(s)}
    ${t?ie(s,"currentPassword",i("settings.currentPassword")):Cs}
    ${b(s,"newPassword",{label:i("settings.newPassword"),hint:i("settings.passwordHint"),kind:"password",required:!0,least:8,most:255,complete:"new-password"})}
    ${e.identityLinked?Nd():Cs}
    <div class="row end">${N(s,i("action.save"))}</div>
  </form>`;async function _d(e){let t=i("settings.unlinkTitle",{name:Qe()});await j(t,i("settings.unlinkText"),i("settings.unlink"))&&e.unlink()}async function Cd(e,t){if(!t.asksPassword)return;e.preventDefault();let s=i("settings.link",{name:Qe()});await C(a=>t.confirmForm(a),s,a=>Ft`
    <p>${i("settings.linkText")}</p>
    ${L(a)}
    ${ie(a,"password",i("account.password"))}`,()=>Ft`<button type="submit">${i("settings.linkGo")}</button>`)&&location.assign(Ai({link:"true"}))}var Dd=e=>Ft`
  <p>${c("check")} ${i("settings.linked")}</p>
  <p><button type="button" class="quiet" @click=${()=>_d(e)}>${i("settings.unlink")}</button></p>`,Ud=e=>Ft`
  <p>${i("settings.notLinked")}</p>
  <p>
    <a class="button quiet" href=${Ai({link:"true"})} @click=${t=>Cd(t,e)}>
      ${i("settings.link",{name:Qe()})}
    </a>
  </p>`,Sc=e=>Ft`
  <section class="card">
    <h2>${i("settings.identity",{name:Qe()})}</h2>
    ${e.user.identityLinked?Dd(e):Ud(e)}
  </section>`;async function Rd(e){await C(s=>e.deleteForm(s),i("settings.deleteTitle"),s=>Ft`
    <p>${i("settings.deleteText")}</p>
    ${L(s)}
    ${ye(s)}
    ${e.asksPassword?ie(s,"password",i("account.password")):Cs}`,()=>Ft`<button type="submit" class="danger">${i("settings.delete")}</button>`)&&await e.leaveDeleted()}var Fc=e=>Ft`
  <section class="card">
    <p>${i("settings.dataText")}</p>
    <p><a class="button quiet" href="/api/users/me/export" download>${i("settings.download")}</a></p>
    <p>${i("settings.archiveText")}</p>
    <p><a class="button quiet" href="/api/users/me/archive" download>${i("settings.archive")}</a></p>
    <p><a class="button quiet" href="/import">${i("settings.import")}</a></p>
    <h2>${i("settings.deleteHead")}</h2>
    <p>${i("settings.deleteHint")}</p>
    <p><button type="button" class="danger" @click=${()=>Rd(e)}>${i("settings.delete")}</button></p>
  </section>`;import{html as ja,nothing as Ds}from"../lib/lit-html/lit-html.js";function O(e,{label:t,options:s,chosen:n,set:a=()=>{},hint:o="",error:r="",name:l=e}){let p=r?`${e}-error`:o?`${e}-hint`:Ds;return ja`
    <div class="field">
      <label for=${e}>${t}</label>
      <select id=${e} name=${l} aria-describedby=${p} aria-invalid=${r?"true":Ds} @change=${h=>a(h.target.value)}>
        ${s.map(([h,d,q=Ds])=>ja`
          <option value=${h} lang=${q} ?selected=${h===n}>${d}</option>`)}
      </select>
      ${p===Ds?Ds:ja`<p class=${r?"error":"hint"} id=${p}>${r||o}</p>`}
    </div>`}import{html as Ed}from"../lib/lit-html/lit-html.js";async function Hd(e){let t=await $e(e);t||document.getElementById("secret").select(),u(i(t?"secret.copied":"secret.selected"))}var Bi=({title:e,text:t,label:s,value:n})=>Z(a=>Ed`
  <h2>${e}</h2>
  <p>${t}</p>
  <div class="field">
    <label for="secret">${s}</label>
    <input id="secret" readonly spellcheck="false" autocomplete="off" .value=${n} @focus=${o=>o.target.select()}>
  </div>
  <div class="row end">
    <button type="button" class="quiet" @click=${()=>a()}>${i("action.close")}</button>
    <button type="button" @click=${()=>Hd(n)}>${c("copy")} ${i("secret.copy")}</button>
  </div>`,{label:e});function zd({mediaBytes:e,mediaLimit:t}){let s=ot(e);return t===null?i("admin.usage",{size:s}):t?i("admin.usageOf",{size:s,limit:ot(t)}):i("admin.usageUnlimited",{size:s})}var Vd=e=>[i("admin.joined",{date:Dt(e.createdAt)}),e.seenAt?i("admin.seen",{date:Dt(e.seenAt)}):i("admin.notSeen"),i("admin.finds",{n:e.findCount}),zd(e),e.invitedBy&&i("admin.invitedBy",{name:f(e.invitedBy)})],Wd=({suspendedAt:e,endsAt:t})=>t?i("admin.suspendedUntil",{date:Qt(t)}):i("admin.suspendedSince",{when:Re(e)}),Kd=e=>tt`<p class="note">${Wd(e)}<br>${i("admin.reasonIs",{reason:e.reason})}</p>`,Yd=e=>e.suspension?tt`<span class="person"><span class="avatar none">${c("block")}</span> <span>${Ms(e)}</span></span>`:tt`<a class="person" href="/people/${e.id}">${D(e)} <span>${Ms(e)}</span></a>`,Pc=(e,t)=>tt`
  ${L(t)}
  ${ye(t)}
  ${e.asksPassword?ie(t,"password",i("account.password")):ts}`,Gd=(e,t)=>C(s=>e.adminForm(t,s),i("admin.adminTitle",{name:f(t)}),s=>tt`
  <p>${i("admin.adminText")}</p>
  ${Pc(e,s)}`,()=>tt`<button type="submit" class="danger">${i("admin.admin")}</button>`);async function Jd(e,t){await j(i("admin.memberTitle",{name:f(t)}),i("admin.memberText"),i("admin.member"))&&e.demote(t)}var Xd=["instance","own","none"],Zd=(e,t)=>{e.kind??=t.mediaLimit===null?"instance":t.mediaLimit?"own":"none";let s=n=>{e.kind=n,e.update()};return tt`
    ${L(e)}
    ${O("kind",{label:i("admin.limit"),options:Xd.map(n=>[n,i(`admin.limits.${n}`)]),chosen:e.kind,set:s})}
    ${e.kind==="own"?b(e,"size",{label:i("admin.size"),kind:"number",mode:"numeric",required:!0,value:t.mediaLimit?Math.round(t.mediaLimit/2**20):""}):ts}`};async function Ni(e,t,s){let n=await e;return n&&u(i(t,{name:f(s)})),n}var Qd=(e,t)=>C(s=>e.limitForm(t,s),i("admin.limitTitle",{name:f(t)}),s=>Zd(s,t),()=>tt`<button type="submit">${i("action.save")}</button>`),tm=(e,t)=>C(s=>e.suspendForm(t,s),i("admin.suspendTitle",{name:f(t)}),s=>tt`
  <p>${i("admin.suspendText")}</p>
  ${L(s)}
  ${b(s,"reason",{label:i("admin.reason"),hint:i("admin.reasonHint"),kind:"area",value:t.suspension?.reason,required:!0,most:500})}
  ${b(s,"days",{label:i("admin.days"),hint:i("admin.daysHint"),kind:"number",mode:"numeric"})}`,()=>tt`<button type="submit" class="danger">${i("admin.suspend")}</button>`);async function em(e,t){let s="";await C(o=>e.linkForm(t,r=>{s=r,o()}),i("admin.linkTitle",{name:f(t)}),o=>tt`
    <p>${i("admin.linkAsk",{name:f(t)})}</p>
    ${Pc(e,o)}`,()=>tt`<button type="submit">${i("admin.linkMake")}</button>`)&&await Bi({title:i("admin.link"),text:i("admin.linkText",{name:f(t)}),label:i("admin.linkLabel"),value:s})}async function sm(e,t){let s=C(n=>e.deleteForm(t,n),i("admin.deleteTitle",{name:f(t)}),n=>tt`
    <p>${i("admin.deleteText")}</p>
    ${L(n)}
    ${b(n,"name",{label:i("admin.deleteName",{name:t.username}),required:!0,complete:"off"})}
    ${b(n,"reason",{label:i("admin.reason"),hint:i("admin.logHint"),most:500})}`,()=>tt`<button type="submit" class="danger">${i("admin.delete")}</button>`);await Ni(s,"admin.deleteDone",t)&&x("account-search")}function im(e,t){let s=(a,o,r)=>({text:a,label:`${a}: ${f(t)}`,run:o,isDanger:r}),n=[t.role==="admin"?s(i("admin.member"),()=>Jd(e,t)):s(i("admin.admin"),()=>Ni(Gd(e,t),"admin.adminDone",t)),s(i("admin.limit"),()=>Ni(Qd(e,t),"admin.limitDone",t))];return e.isMe(t)?n:[...n,...t.suspension?[]:[s(i("admin.link"),()=>em(e,t))],s(i(t.suspension?"admin.suspendAgain":"admin.suspend"),()=>Ni(tm(e,t),"admin.suspendDone",t),!t.suspension),...t.suspension?[s(i("admin.lift"),()=>e.lift(t))]:[],s(i("admin.delete"),()=>sm(e,t),!0)]}var Lc=(e,t)=>tt`
  <li class="account">
    <div class="row between">
      <span class="row">
        ${Yd(t)}
        ${t.role==="admin"?tt`<span class="badge">${i("admin.role")}</span>`:ts}
        ${e.isMe(t)?tt`<span class="badge">${i("people.you")}</span>`:ts}
        ${t.suspension?tt`<span class="badge warning">${i("admin.suspended")}</span>`:ts}
      </span>
      ${kt(i("people.menu",{name:f(t)}),im(e,t))}
    </div>
    <p class="soft facts">${Vd(t).filter(Boolean).map(s=>tt`<span>${s}</span>`)}</p>
    ${t.suspension?Kd(t.suspension):ts}
  </li>`;function am(e,t){e.preventDefault(),t.search()}var om=e=>_i`
  <form role="search" @submit=${t=>am(t,e)}>
    <label for="account-search">${i("people.search")}</label>
    <div class="search">
      ${c("search")}
      <input id="account-search" type="search" maxlength="31" autocomplete="off" autocapitalize="none" spellcheck="false"
        .value=${e.text} @input=${t=>e.type(t.target.value)}>
    </div>
  </form>
  <div class="chips" role="group" aria-label=${i("admin.which")}>
    ${Ia.map(t=>We(e.status===t,i(`admin.statuses.${t}`),()=>e.choose(t)))}
  </div>`;function rm(e){let{items:t,problem:s,load:n}=e.list;return s?w(s,n):t?t.length?_i`
    <ul class="people" aria-label=${i("admin.people")}>${t.map(a=>Lc(e,a))}</ul>
    ${U(e.list)}`:_i`<p class="soft" role="status">${i("admin.noAccounts")}</p>`:k(4)}function Tc(e){let t=new Ti(e);return{title:i("admin.people"),ready:t.list.load(),view:()=>_i`
      ${v(i("admin.people"),nm,"/admin")}
      <section class="card">${om(t)}${rm(t)}</section>`,close:()=>t.close()}}import{html as wm,nothing as ym}from"../lib/lit-html/lit-html.js";var Ic=e=>e.slice(1).match(/../g).map(t=>Number.parseInt(t,16)/255),Mc=e=>e<=.04045?e/12.92:((e+.055)/1.055)**2.4,cm=e=>e<=.0031308?e*12.92:1.055*e**.4166666666666667-.055;function es(e){let[t,s,n]=Ic(e).map(Mc);return 1.05/(.2126*t+.7152*s+.0722*n+.05)}var ss=4.5;function Ci(e){let t=e;for(let s=1;es(t)<ss;s-=.01)t=`#${Ic(e).map(n=>Math.round(255*cm(Mc(n)*s)).toString(16).padStart(2,"0")).join("")}`;return t}async function Us(e){if(!/^image\/(jpeg|png|webp|avif|heic|heif)$/.test(e.type))return e;try{return await lm(e)}catch{return e}}async function lm(e){let t=await createImageBitmap(e,{imageOrientation:"from-image"}),s=Math.min(1,2560/Math.max(t.width,t.height));if(s===1&&e.size<409600)return t.close(),e;let n=new OffscreenCanvas(Math.max(1,Math.round(t.width*s)),Math.max(1,Math.round(t.height*s))),a=n.getContext("2d");a.fillStyle="#fff",a.fillRect(0,0,n.width,n.height),a.drawImage(t,0,0,n.width,n.height),t.close();let o=await n.convertToBlob({type:"image/jpeg",quality:.85});return o.size<e.size?new File([o],e.name.replace(/\.\w+$/,"")+".jpg",{type:"image/jpeg"}):e}var is=class{progress=null;#t;#e;#s;constructor(t,s,{has:n,take:a}){[this.#t,this.#e,this.#s,this.has]=[t,s,a,n]}async set(t,s=He){let n=a=>{this.progress=a,this.#e.update()};n(0);try{await this.#s(await s("PUT",this.#t,await Us(t),{signal:this.#e.signal,progress:n})),u(i("profile.pictureSaved"))}catch(a){a.name!=="AbortError"&&u(P(a))}n(null)}async remove(){try{await M(this.#t),await this.#s(null)}catch(t){u(P(t))}this.#e.update()}};var jc=2**20,Di="/api/admin/instance",Ac=["invite","open","closed"],Bc=["members","admins","off"],ns="#0f766e",Rs={teal:ns,blue:"#1d4ed8",violet:"#6d28d9",pink:"#be185d",red:"#b91c1c",green:"#15803d",grey:"#475569"},as=class{values=null;accent=ns;#t;constructor(t){this.#t=t,this.loading=G(t,async()=>{this.values=await m(Di,{signal:t.signal}),this.accent=this.savedAccent}),this.picture=new is(`${Di}/picture`,t,{has:()=>!!this.values.picture,take:async s=>this.#e(s??await m(Di))}),this.form=new F({send:async s=>{await this.save(s),u(i("admin.saved"))},update:t.update})}get startView(){return ge(this.values.startView)}get myView(){return de.get()}async begin(t){await I(this.save({startView:t}))&&u(i("admin.saved")),this.#t.update()}get savedAccent(){return this.values?.accent||ns}get isAccentDark(){return es(this.accent)>=ss}chooseAccent(t){this.accent=t,delete this.form.errors.accent;let s=Math.floor(es(t)*10)/10;this.isAccentDark||(this.form.errors.accent=i("admin.accentLight",{contrast:T(s),least:T(ss)})),this.form.update()}get darkerAccent(){return Ci(this.accent)}isFixed(t){return this.values.fixed.includes(t)}get limit(){return this.values.mediaLimit?Math.round(this.values.mediaLimit/jc):""}async save({registration:t,invites:s,mediaLimit:n,...a}){let o={};for(let[r,l]of Object.entries(a))o[r]=l.trim();a.accent===ns&&(o.accent=""),t&&t!==this.values.registration&&(o.registration=t),s&&s!==this.values.invites&&(o.invites=s),n!==void 0&&n!==String(this.limit)&&(o.mediaLimit=Math.round(Number(n)*jc)),this.#e(await Y(Di,o))}#e(t){this.values=t;let{fixed:s,mediaLimit:n,registration:a,invites:o,...r}=this.values;Object.assign(y(),{instance:r,registration:a,invites:a==="closed"?"off":o})}},Ui=class{values=null;busy=!1;#t;constructor(t){this.#t=t,this.loading=G(t,async()=>{this.values=await m("/api/admin/checks",{signal:t.signal})})}run=async()=>{this.busy||(this.busy=!0,this.#t.update(),await this.loading.load(),this.busy=!1,this.#t.update())}},Ri=class{values=null;wishes=[];constructor(t){this.loading=G(t,async()=>{let[s,n]=await Promise.all([m("/api/admin/overview",{signal:t.signal}),m("/api/admin/map",{signal:t.signal}).catch(()=>({wishes:[]}))]);Object.assign(this,{values:s,wishes:n.wishes})})}};import{html as Ei,nothing as Aa}from"../lib/lit-html/lit-html.js";var pm={ok:"check",warn:"flag",fail:"close"},um=e=>Ei`
  <li class="row finding ${e.status}">
    ${c(pm[e.status])}
    <span class="grow">
      <span class="strong">${i(`admin.check.${e.status}`)}</span> <span class="soft" lang="en">${e.check}</span><br>
      <span lang="en">${e.text}</span>
      ${e.fix?Ei`<br><span lang="en" class="soft">${e.fix}</span>`:Aa}
    </span>
  </li>`;function dm({status:e,findings:t}){return Ei`
    <p class="strong">${i(`admin.checked.${e}`)}</p>
    <ul class="people">${t.map(um)}</ul>`}var Nc=e=>Ei`
  <section class="card" id="checks">
    <h2>${i("admin.checks")}</h2>
    <p class="hint">${i("admin.checksText")}</p>
    <div class="stack" aria-live="polite">
      ${e.loading.problem?w(e.loading.problem,e.run):Aa}
      ${e.values&&!e.loading.problem?dm(e.values):Aa}
    </div>
    <div><button class="quiet" id="check" type="button" aria-busy=${e.busy?"true":"false"} @click=${e.run}>
      ${i(e.values?"admin.checkAgain":"admin.check")}</button></div>
  </section>`;import{html as Et,nothing as os}from"../lib/lit-html/lit-html.js";var mm=["disk_nearly_full","clock_apart","push_off","no_base_url","registration_open","storage_failing","data_folder","no_ffmpeg","decoders_not_confined","backup_missing"],ne=(e,t)=>Et`<div class="row between"><dt>${e}</dt><dd class="strong">${t}</dd></div>`,hm=e=>i("admin.jobsOf",{push:T(e.pushJobs),media:T(e.mediaJobs)}),fm=e=>Et`
  ${ne(i("admin.backup"),e.lastAt?Et`${J(e.lastAt)}, ${i(`admin.backup.${e.result}`)}`:i(`admin.backup.${e.result}`))}
  ${ne(i("admin.backupPlace"),e.place)}`,$m=e=>Et`
  <dl class="stack">
    ${ne(i("admin.users"),T(e.users))}
    ${ne(i("admin.publicFinds"),T(e.finds))}
    ${ne(i("admin.media"),ot(e.mediaBytes))}
    ${e.diskFree===null?os:ne(i("admin.disk"),ot(e.diskFree))}
    ${e.pushJobs||e.mediaJobs?ne(i("admin.jobs"),hm(e)):os}
    ${e.backup?fm(e.backup):os}
    ${ne(i("admin.swept"),e.sweptAt?J(e.sweptAt):i("admin.never"))}
    ${ne(i("admin.version"),`${e.version}, ${e.database==="postgres"?"PostgreSQL":"SQLite"}`)}
  </dl>`,gm=e=>Et`<li class="note">${i(`admin.problem.${e}`)}</li>`,bm=e=>Et`
  <details>
    <summary>${i("admin.largest")}</summary>
    <ul class="plain-list">
      ${e.map(t=>Et`
        <li class="row between"><a href="/admin/people?q=${t.username}">${t.username}</a> <span>${ot(t.mediaBytes)}</span></li>`)}
    </ul>
  </details>`,_c=({wishes:[e,...t]})=>e?Et`
  <a class="note wished" href="/admin/map">${t.length?i("admin.wishes",{title:e.title,n:t.length}):i("admin.wish",{title:e.title})}</a>`:os;function Cc({values:e,loading:t}){if(t.problem)return w(t.problem,t.load);if(!e)return k(3);let s=e.problems.filter(n=>mm.includes(n));return Et`
    ${s.length?Et`<ul class="stack plain-list" aria-label=${i("admin.problems")}>${s.map(gm)}</ul>`:os}
    <section class="card">
      <h2>${i("admin.state")}</h2>
      ${$m(e)}
      ${e.largest.length?bm(e.largest):os}
    </section>`}import{html as Dc,nothing as Ba}from"../lib/lit-html/lit-html.js";var lt=(e,t,s,n="",a=Ba)=>Dc`
  <li>
    <a class="area" href=${e}>
      ${t?c(t):Ba}
      <span class="grow" lang=${a}>
        <span class="strong">${s}</span>${n?Dc`<br><span class="soft">${n}</span>`:Ba}
      </span>
      ${c("next")}
    </a>
  </li>`;var vm=[["people","/admin/people","people"],["invites","/invites","plus"],["reports","/admin/reports","flag"],["log","/admin/log","feed"],["map","/admin/map","map"],["categories","/admin/categories","filter"],["instance","/admin/instance","gear"],["welcome","/admin/welcome","check"],["help","/help","comment"]];function Uc(e){let t=new Ri(e),s=new Ui(e);return{title:i("admin.title"),ready:t.loading.load(),view:()=>wm`
      ${v(i("admin.title"),ym,"/profile")}
      ${_c(t)}
      <section class="card">
        <ul class="people">${vm.map(([n,a,o])=>lt(a,o,i(`admin.${n}`),i(`admin.about.${n}`)))}</ul>
        <p class="hint">${i("admin.private")}</p>
      </section>
      ${Cc(t)}
      ${Nc(s)}`}}import{html as pt,nothing as Es}from"../lib/lit-html/lit-html.js";var Rc="/api/admin/instance",Na=20,Hi=class{list=null;isOwn=!1;#t;#e;constructor(t,s){[this.#t,this.#e]=[t,s],this.loading=G(t,async()=>{this.#s(await m(Rc,{signal:t.signal}))})}#s({categories:t=[]}){this.isOwn=t.length>0,this.list=this.isOwn?t:fe.map(s=>({code:s}))}get left(){return fe.filter(t=>!this.list.some(s=>s.code===t))}get isFull(){return this.list.length>=Na}async save(t){let s=await Y(Rc,{categories:t});this.#s(s),y().instance={...y().instance,categories:s.categories},y().categories=this.list.map(n=>n.code),this.#e(y().instance.accent??""),this.#t.update()}async change(t){await I(this.save(t))&&u(i("admin.saved"))}move(t,s){let n=[...this.list];return n.splice(t+s,0,...n.splice(t,1)),this.change(n)}remove(t){return this.change(this.list.toSpliced(t,1))}add(t){return this.change([...this.list,t])}restore(){return this.change([])}},zi=class{sign;color;isDarkened=!1;#t;#e;constructor(t,s,n){this.#t=t,this.#e=s;let{sign:a,color:o=""}=this.was;this.color=o,this.sign=a??(fe.includes(this.was.code)?this.was.code:""),this.form=new F({send:async r=>{await this.#s(r).catch(l=>{throw this.#i(l)}),u(i("admin.saved")),n()}})}get was(){return this.#t.list[this.#e]??{}}get names(){return this.was.names??{}}get isNamed(){return fe.includes(this.was.code)}choose(t){this.isDarkened=es(t)<ss,this.color=this.isDarkened?Ci(t):t,this.form.update()}show(t){this.sign=t,this.form.clear("sign"),this.form.update()}#s({en:t="",de:s=""}){let n=Object.fromEntries(Object.entries({en:t.trim(),de:s.trim()}).filter(([,l])=>l)),a=this.was.code??n[vt()],o={code:a,names:n};this.sign&&this.sign!==a&&(o.sign=this.sign.trim()),this.color&&(o.color=this.color);let r=[...this.#t.list];return r[this.#e??r.length]=o,this.#t.save(r)}#i(t){let s={code:vt(),"names.en":"en","names.de":"de",sign:"sign"},n=a=>s[a.replace(/^body\.categories\[\d+\]\./,"")]??"";return Object.assign(t,{errors:t.errors?.map(a=>({...a,location:`body.${n(a.location)}`}))})}};function Vi(e){let t=document.querySelectorAll('link[href^="/theme.css"]'),s=Object.assign(document.createElement("link"),{rel:"stylesheet",href:$("/theme.css",{accent:e.slice(1)})});s.addEventListener("load",()=>{for(let n of t)n.remove()}),s.addEventListener("error",()=>s.remove()),document.head.append(s)}var km=(e,t)=>pt`
  <button type="button" class="round" aria-label=${R(t)} title=${R(t)}
    aria-pressed=${String(e.sign===t)} @click=${()=>e.show(e.sign===t?"":t)}>${ft(t)}</button>`,xm=e=>pt`
  <fieldset class="field">
    <legend>${i("categories.sign")}</legend>
    <div class="swatches">${fe.map(t=>km(e,t))}</div>
    <label for="sign">${i("categories.emoji")} <span class="soft">${i("form.optional")}</span></label>
    <input id="sign" name="sign" type="text" data-most="12" autocomplete="off" .value=${fe.includes(e.sign)?"":e.sign}
      aria-describedby=${e.form.errors.sign?"sign-error":"sign-hint"} aria-invalid=${e.form.errors.sign?"true":Es}
      @input=${t=>e.show(t.target.value)}>
    ${e.form.errors.sign?pt`<p class="error" id="sign-error">${i("categories.badSign")}</p>`:pt`<p class="hint" id="sign-hint">${i("categories.emojiHint")}</p>`}
  </fieldset>`,Om=(e,t,s)=>pt`
  <button type="button" class="swatch" aria-label=${i(`admin.colours.${t}`)} title=${i(`admin.colours.${t}`)}
    aria-pressed=${String(s===e.color)} @click=${()=>e.choose(s)}>
    <svg viewBox="0 0 32 32" aria-hidden="true"><circle cx="16" cy="16" r="16" fill=${s}/></svg>
    ${s===e.color?c("check"):Es}
  </button>`,qm=e=>pt`
  <div class="field">
    <label for="color">${i("categories.color")}</label>
    <input id="color" type="color" .value=${e.color||Rs.teal} aria-describedby="color-note"
      @change=${t=>e.choose(t.target.value)}>
    <div class="swatches">${Object.entries(Rs).map(([t,s])=>Om(e,t,s))}</div>
    <p class="hint" id="color-note" aria-live="polite">${e.isDarkened?i("categories.darkened"):i("categories.colorHint")}</p>
  </div>`;function Hc(e,t){let s=null,n=t===void 0?i("categories.new"):i("categories.editTitle",{name:R(e.list[t].code)});return C(a=>(s=new zi(e,t,a)).form,n,()=>pt`
    ${L(s.form)}
    ${Sm().map((a,o)=>b(s.form,a,{label:i(`categories.name.${a}`),value:s.names[a],most:50,required:o===0&&!s.was.code,hint:o===0&&s.isNamed?i("categories.nameHint",{name:R(s.was.code)}):""}))}
    ${xm(s)}
    ${qm(s)}`,a=>N(a,i("action.save")))}var Sm=()=>[vt(),...oi.filter(e=>e!==vt())];async function Fm(e,t){let s=i("categories.removeTitle",{name:R(e.list[t].code)});await j(s,i("categories.removeText"),i("categories.remove"))&&await e.remove(t)}async function Pm(e){await j(i("categories.restoreTitle"),i("categories.restoreText"),i("categories.restore"))&&await e.restore()}var Ec=(e,t,s,n,a,o)=>pt`
  <button type="button" class="round ${n}" ?disabled=${!e.list[t+s]} aria-label="${i(a)}: ${o}" title=${i(a)}
    @click=${()=>e.move(t,s)}>${c("back")}</button>`;function Lm(e,{code:t},s){let n=R(t);return pt`
    <li class="row between">
      ${ft(t)}
      <span class="grow" dir="auto">${n}</span>
      <span class="row">
        ${Ec(e,s,-1,"up","categories.up",n)}
        ${Ec(e,s,1,"down","categories.down",n)}
        ${kt(i("categories.more",{name:n}),[{text:i("categories.edit"),sign:"edit",run:()=>Hc(e,s)},...e.list.length>1?[{text:i("categories.remove"),sign:"trash",isDanger:!0,run:()=>Fm(e,s)}]:[]])}
      </span>
    </li>`}var Tm=e=>e.left.length&&!e.isFull?pt`
  <h2>${i("categories.left")}</h2>
  <div class="chips">${e.left.map(t=>pt`
    <button type="button" class="chip" @click=${()=>e.add({code:t})}>
      ${ft(t)} ${R(t)} ${c("plus")}
    </button>`)}
  </div>`:Es,Im=e=>pt`
  <section class="card">
    <p class="hint">${i("categories.about")}</p>
    <ul class="people">${e.list.map((t,s)=>Lm(e,t,s))}</ul>
    ${e.isFull?pt`<p class="hint">${i("categories.full",{n:Na})}</p>`:pt`
      <p><button type="button" class="quiet" id="new-category" @click=${()=>Hc(e)}>
        ${c("plus")} ${i("categories.new")}
      </button></p>`}
    ${Tm(e)}
    ${e.isOwn?pt`
      <p><button type="button" class="quiet" @click=${()=>Pm(e)}>${i("categories.restore")}</button></p>`:Es}
  </section>`;function zc(e){let t=new Hi(e,Vi);return{title:i("admin.categories"),ready:t.loading.load(),view:()=>pt`
      ${v(i("admin.categories"),Es,"/admin")}
      ${t.loading.problem?w(t.loading.problem,t.loading.load):t.list?Im(t):k(6)}`}}import{html as Wi,nothing as _a}from"../lib/lit-html/lit-html.js";var Vc={role_changed:"shield",media_limit_changed:"gear",account_suspended:"block",suspension_lifted:"check",account_deleted:"trash",invite_revoked:"close",sign_in_link_created:"lock",sign_in_link_used:"lock",report_closed:"flag",find_hidden:"block",find_shown:"check",find_deleted:"trash",comment_hidden:"block",comment_shown:"check",comment_deleted:"trash",instance_changed:"gear"},Mm={mediaLimit:"limitOfAll",invites:"whoInvites"},jm=e=>parseInt(e,10)?ot(parseInt(e,10)):i(`admin.limits.${e.startsWith("0 ")?"none":"instance"}`);function Am({action:e,reason:t}){return e==="role_changed"?i(`admin.roles.${t}`):e==="report_closed"?i(`report.result.${t}`):e==="instance_changed"?t.split(", ").map(s=>i(`admin.${Mm[s]??s}`)).join(", "):e==="media_limit_changed"?jm(t):t}function Bm(e){let t={actor:e.actorName||i("admin.commandLine"),target:e.targetName,action:e.action};return i(Vc[e.action]?`admin.act.${e.action}`:"admin.act.other",t)}var Nm=e=>Wi`
  <li class="row act">
    ${c(Vc[e.action]??"shield")}
    <span class="grow">
      <span class="strong">${Bm(e)}</span><br>
      ${e.reason?Wi`<span dir="auto">${Am(e)}</span><br>`:_a}
      <span class="soft">${J(e.createdAt)}</span>
    </span>
  </li>`;function _m(e){return e.problem?w(e.problem,e.load):e.items?e.items.length?Wi`
    <section class="card">
      <p class="hint">${i("admin.logText")}</p>
      <ul class="people">${e.items.map(Nm)}</ul>
      ${U(e)}
    </section>`:_(i("admin.noActs"),i("admin.noActsText"),_a,"feed"):k(4)}function Wc(e){let t=H(e,"/api/admin/log");return{title:i("admin.log"),ready:t.load(),view:()=>Wi`${v(i("admin.log"),_a,"/admin")}${_m(t)}`}}import{html as Ot,nothing as Tt}from"../lib/lit-html/lit-html.js";var Cm=["title","description","category"],Ki=e=>JSON.stringify(e.map(({id:t,url:s,caption:n})=>[t??s,n??""])),Yi=class{constructor(t,{media:s,place:n,...a},o,r){this.now=o,this.tag=r;let l=(h,d,q,K)=>({name:h,mine:d,theirs:q,choice:K?"mine":"theirs"});this.parts=Cm.filter(h=>(a[h]??"")!==(o[h]??"")).map(h=>l(h,a[h]??"",o[h]??"",(a[h]??"")!==(t[h]??"")));let p=Ki(o.media)!==Ki(t.media);s&&p&&Ki(s)!==Ki(o.media)&&this.parts.push(l("photos",s,o.media,!0)),n&&o.locationId!==t.locationId&&this.parts.push(l("place",n.name,o.location.name,!0))}takes(t){return this.parts.some(s=>s.name===t&&s.choice==="theirs")}};var Dm=8,Gi=class{items=[];at=-1;#t;#e=null;#s=[];#i=!1;constructor(t){this.#t=t}async follow(t){this.#i=!0,this.#a(t),this.#e??=m("/api/finds/categories",{signal:this.#t.signal}).catch(()=>(this.#e=null,[])),this.#s=await this.#e,this.#i&&this.#a(t)}close(){this.#i=!1,this.#n([])}move(t){let s=this.items.length;this.at=this.at<0&&t<0?s-1:(this.at+t+s)%s,this.#t.update()}#a(t){let s=he(t.trim()),n=new Set(this.#s.map(o=>o.category)),a=s?Rt().filter(o=>!n.has(o)).map(o=>({category:o,ownCount:0,count:0})):[];this.#n([...this.#s,...a].filter(({category:o})=>{let r=he(R(o));return r.includes(s)&&(r!==s||Ye(o))}).slice(0,Dm))}#n(t){Object.assign(this,{items:t,at:-1}),this.#t.update()}};var Um=1200*36e5,Ji=class{id;stored=null;#t;#e;#s;#i=null;#a=new Set;#n=!1;#o=!1;constructor(t){this.#t=t,this.#s=!t.params.id;let s=t.params.id??t.query.get("draft");this.#r(new RegExp(`^${Zo}$`).test(s)||!this.#s?s:Ve()),this.#s&&!this.stored&&this.#r(Ve())}#r(t){this.id=t,this.#e=this.#s?se(t):Ir(t),this.stored=this.#e.get()}get findId(){return this.#i??=dr(this.id)>Date.now()-Um?this.id:Ve()}get path(){let t=new URLSearchParams(this.#t.query);return t.set("draft",this.id),`/new?${t}`}save(t){if(!(this.#o||this.#t.signal.aborted)){if(!t)return this.#e.remove();this.#e.set({...t,at:Date.now()}),this.#s&&!this.#n&&this.#t.rename(this.path),this.#n=!0}}async files(){if(!this.stored||!this.#s)return[];let t=new Set(this.stored.media?.map(n=>n.key)),s=await wi(this.id);for(let{key:n}of s)this.#a.add(n);return s.filter(n=>!t.has(n.key))}get hasFiles(){return this.#a.size>0}release(t){let s=new Set(t.filter(n=>!n.media).map(n=>n.key));for(let n of this.#a)s.has(n)||(this.#a.delete(n),jr(n))}remove(){return this.#o=!0,this.#e.remove(),this.#s?yi(this.id):null}};async function Kc(e,t){if(t?.point)return t;let s=e.get("place");if(s){let a={includePrivate:!0,includeFriends:!0,includeLists:!0,findsLimit:"0"},o=await m($(`/api/locations/${encodeURIComponent(s)}`,a));return{location:o,point:it(o)}}let n=ge(e.get("at"));return n?{point:{lat:n.lat,lng:n.lng}}:null}var Ca=({location:e,locationId:t,exact:s})=>{let{name:n,...a}=s??e;return{location:{...e,name:n,id:t},point:it(a),name:n,by:"search"}},Xi=()=>bt.includes(ue.get())?ue.get():"everyone",Yc=()=>bt.includes(ue.get()),Zi=({title:e,description:t,category:s,audience:n,area:a,exactForFriends:o})=>({title:e,description:t,category:s,audience:n,area:a,exactForFriends:o}),Qi=({audience:e,area:t,exactForFriends:s})=>({audience:e,area:t,exactForFriends:s});function Gc(e,t){if(e?.was&&Object.entries(t).every(([n,a])=>e.was[n]===a))return Qi(e);let s=e?.audience??(e?.isPublic===!1?"friends":"everyone");return{...t,audience:bt[Math.max(bt.indexOf(s),bt.indexOf(t.audience))]}}function Jc({title:e,description:t,category:s,audience:n,area:a="",exactForFriends:o},r={area:""}){let l={title:e.trim(),description:t.trim()||null,category:s.trim()||null},p=a!==""&&a!==r.area,h=p?{area:Number(a)}:{},q=Number(a)&&(p||o!==r.exactForFriends)?{exactForFriends:o==="true"}:{};return{...l,...n===r.audience?{}:{audience:n},...h,...q}}var Xc=({location:e},{area:t=""})=>t!==""&&(e?.area??0)>Number(t),Zc=(e,{area:t})=>B(`/api/finds/${e}`,{area:Number(t),homeZone:!1}),Da=({location:e,exact:t})=>({area:String(e.area??0),exactForFriends:String(t?.forFriends??!0)});var rs=class{uploads=null;place=null;placeError="";shown;#t=null;#e;constructor(t,s){this.page=t,this.#e=s,this.draft=new Ji(t),this.form=new F({send:a=>this.#s(a),update:t.update}),this.isRestored=!!this.draft.stored;let{stored:n}=this.draft;this.values={...n,audience:n?.audience??(n?.isPublic===!1?"friends":Xi())},this.proposals=new Gi(t),this.loading=G(t,()=>this.begin())}get isOther(){return this.#t??!!(this.values.category&&!Ye(this.values.category))}changed(){this.place?.title&&(this.values.title||=this.place.title,this.place.title=""),this.saveDraft(),this.page.update()}addFiles(t){return this.uploads.add(t)}change(t){this.values={...this.values,...t},this.changed()}chooseCategory(t){this.#t=t==="other"&&!this.isOther,this.change({category:t===this.values.category||t==="other"?"":t})}async submit(t){return this.placeError="",await this.form.submit(t),!this.placeError}async#s(t){let{point:s,name:n,location:a}=this.place.value;if(!s){this.placeError=i("spot.missing"),this.page.update();return}if(await this.uploads.settled(),this.uploads.hasFailed)throw{code:"failed",text:i("edit.uploadFailed")};let o={point:s,name:n||this.place.proposal,location:a},r=Jc({category:this.values.category??"",...t},this.shown),l=await this.write(r,o).catch(p=>this.#i(p));l&&(Xc(l,t)&&await this.#e.showHome()&&await Zc(l.id,t).catch(p=>u(P(p))),await this.leave(`/finds/${l.id}`,i(this.isNew?"edit.published":"edit.saved")))}#i(t){let s=di(t);throw s.length?(this.uploads.removeMissing(s),{code:"failed",text:i("edit.photosGone")}):t}close(){this.uploads?.stop(),this.place?.close()}};async function tn(e){try{let t=await cs(e,0,262144),s=await Rm(e,t);return s?Gm(Ym(s.view,s.tiff)):Qc}catch{return Qc}}var Qc={place:null,time:""},cs=async(e,t,s)=>new DataView(await e.slice(t,t+s).arrayBuffer());function Rm(e,t){return t.getUint16(0)===65496?Em(t):t.getUint32(0)===2303741511?tl(e,{at:8,little:!1,name:"eXIf",extra:12,sizeFirst:!0}):ae(t,0,4)==="RIFF"&&ae(t,8,4)==="WEBP"?tl(e,{at:12,little:!0,name:"EXIF",extra:8,even:!0}):ae(t,4,4)==="ftyp"?zm(e):null}var ae=(e,t,s)=>String.fromCharCode(...Array.from({length:s},(n,a)=>e.getUint8(t+a)));function Em(e){for(let t=2;t+10<e.byteLength;t+=2+e.getUint16(t+2)){let s=e.getUint16(t);if(s===65505&&e.getUint32(t+4)===1165519206)return{view:e,tiff:t+10};if(s===65498||s>>8!==255)return null}return null}var Ua=1<<20,Ra=1e4;async function tl(e,{at:t,little:s,name:n,extra:a,sizeFirst:o,even:r}){for(let l=0;l<Ra&&t+8<=e.size;l++){let p=await cs(e,t,8),h=p.getUint32(o?0:4,s);if(ae(p,o?4:0,4)===n)return Hm(await cs(e,t+8,Math.min(h,Ua)));t+=a+h+(r?h%2:0)}return null}var Hm=e=>({view:e,tiff:ae(e,0,4)==="Exif"?6:0});function el(e,t,s){let n=[];for(let a=t;a+8<=s&&n.length<Ra;){let o=e.getUint32(a),r=8;if(o===1&&([o,r]=[Number(e.getBigUint64(a+8)),16]),o===0&&(o=s-a),o<r)break;n.push({type:ae(e,a+4,4),from:a+r,to:Math.min(a+o,s)}),a+=o}return n}async function zm(e){for(let t=0,s=0;s<Ra&&t+8<=e.size;s++){let n=await cs(e,t,16),a=n.getUint32(0);if(a===1&&(a=Number(n.getBigUint64(8))),a===0&&(a=e.size-t),a<8)return null;if(ae(n,4,4)==="meta")return Vm(e,await cs(e,t,Math.min(a,Ua)));t+=a}return null}async function Vm(e,t){let s=el(t,t.getUint32(0)===1?20:12,t.byteLength),n=p=>s.find(h=>h.type===p),a=Wm(t,n("iinf")),o=a===null?null:Km(t,n("iloc"),a);if(!o)return null;let r=o.method===1?n("idat"):null,l=r?new DataView(t.buffer,t.byteOffset+r.from+o.at,Math.min(o.size,r.to-r.from-o.at)):await cs(e,o.at,Math.min(o.size,Ua));return{view:l,tiff:4+l.getUint32(0)}}function Wm(e,t){if(!t)return null;let s=el(e,t.from+(e.getUint8(t.from)===0?6:8),t.to);for(let{from:n}of s){let a=e.getUint8(n)>2;if(ae(e,n+(a?10:8),4)==="Exif")return a?e.getUint32(n+4):e.getUint16(n+4)}return null}function Km(e,t,s){if(!t)return null;let n=e.getUint8(t.from),a=t.from+4,o=q=>{let K=q===8?Number(e.getBigUint64(a)):q===4?e.getUint32(a):q===2?e.getUint16(a):0;return a+=q,K},r=o(2),[l,p,h]=[r>>12,r>>8&15,r>>4&15],d=n?r&15:0;for(let q=o(n<2?2:4);q>0&&a<t.to;q--){let K=o(n<2?2:4),Ct=n?o(2)&15:0;o(2);let pe=o(h),ni=null;for(let st=o(2);st>0&&a<=t.to;st--){o(d);let Lt=pe+o(l),ai=o(p);ni??={method:Ct,at:Lt,size:ai}}if(K===s)return ni}return null}function Ym(e,t){let s=e.getUint16(t)===18761,n=r=>e.getUint16(t+r,s);return{u32:r=>e.getUint32(t+r,s),text:(r,l)=>ae(e,t+r,l),entries:r=>new Map(Array.from({length:n(r)},(l,p)=>[n(r+2+12*p),r+10+12*p]))}}function Gm(e){let t=e.entries(e.u32(4)),s=(n,a,o)=>{try{return t.has(n)?a(e,e.entries(e.u32(t.get(n)))):o}catch{return o}};return{place:s(34853,Xm,null),time:s(34665,Jm,"")}}function Jm({u32:e,text:t},s){let n=s.get(36867),a=n===void 0?null:/^(\d{4}):(\d\d):(\d\d) (\d\d:\d\d:\d\d)$/.exec(t(e(n),19));return a&&a[1]!=="0000"?`${a[1]}-${a[2]}-${a[3]}T${a[4]}`:""}function Xm({u32:e,text:t},s){let n=(r,l,p)=>{if(!s.has(l)||!s.has(p))return NaN;let h=e(s.get(p)),d=K=>e(h+8*K)/e(h+8*K+4),q=r.indexOf(t(s.get(l),1).toUpperCase());return q<0?NaN:(d(0)+(d(1)||0)/60+(d(2)||0)/3600)*(q?-1:1)},a=n("NS",1,2),o=n("EW",3,4);return Math.abs(a)<=90&&Math.abs(o)<=180&&(a||o)?{lat:a,lng:o}:null}var Zm=2,Qm=2,th=60,ls=class{removed=[];#t=!1;#e;#s;#i;#a;#n=()=>{};constructor(t,{changed:s,placed:n=()=>{},signal:a,send:o=He}){this.items=t.map(({at:r,key:l,caption:p="",...h})=>({media:h,at:r,key:l,caption:p,state:"done"})),this.#e=r=>{this.#n(),s(r)},this.#s=n,this.#i=a,this.#a=o,addEventListener("online",()=>this.#p(),{signal:a})}get most(){return y().limits.mediaPerFind}get isBusy(){return this.items.some(t=>["waiting","sending","paused"].includes(t.state))}get isPaused(){return this.items.some(t=>t.state==="paused")}async settled(){for(;this.isBusy&&!this.isPaused;)await new Promise(t=>{this.#n=t})}files(){return Promise.all(this.items.map(async({media:t,at:s,file:n,caption:a})=>{let o=n?await Us(n):null;return t?{media:t,at:s,caption:a,blob:o}:{caption:a,blob:o,name:n.name||"file"}}))}get hasFailed(){return this.items.some(t=>t.state==="failed")}get isChanged(){return this.#t||this.removed.length>0||this.items.some(t=>!t.media?.id)}get media(){return this.items.filter(t=>t.media).map(t=>hr(t.media,t.caption))}get draft(){return this.items.filter(t=>t.media).map(({media:t,at:s,key:n,caption:a})=>({...t,at:s,key:n,caption:a}))}async add(t,s=[]){if(this.#i.aborted)return;let n=this.most-this.items.length,a=[...t].slice(0,n),o=a.map((r,l)=>({file:r,key:s[l],caption:"",preview:URL.createObjectURL(r),state:"waiting",progress:0}));this.items=[...this.items,...o],this.#e(t.length>n?i("upload.tooMany",{n:this.most}):""),await this.#o(a),this.#r()}async#o(t){for(let s of t){let{place:n}=await tn(s);if(this.#i.aborted)return;if(n)return this.#s(n)}}#r(){if(this.#i.aborted)return;let t=Zm-this.items.filter(s=>s.state==="sending").length;for(let s of this.items.filter(n=>n.state==="waiting").slice(0,t))this.#c(s)}async#c(t){t.stop=new AbortController,Object.assign(t,{state:"sending",progress:0,problem:null}),this.#e();try{let s=await this.#d(t);if(!s)return;Object.assign(t,{media:s,at:Date.now(),state:"done"})}catch(s){if(s.name==="AbortError")return;Object.assign(t,{state:Ut(s)?"paused":"failed",problem:P(s)}),t.state==="paused"&&this.#l(t,s.retryAfter)}this.#e(),this.#r()}#l(t,s){t.pause=Math.min(th,(t.pause??Qm/2)*2),t.timer=setTimeout(()=>this.retry(t),1e3*(s||t.pause))}#p(){for(let t of this.items.filter(s=>s.state==="paused"))this.retry(t)}async#d(t){let{signal:s}=t.stop,n=await Us(t.file),{videoBytes:a,imageBytes:o}=y().limits,r=n.type.startsWith("video/")?a:o;if(n.size>r)throw{code:"large",text:i("upload.large",{size:Xo(r)})};if(s.aborted)return null;let l=h=>{t.progress=h,this.#e()},[p]=await this.#a("POST","/api/media",n,{signal:s,progress:l});return p}retry(t){clearTimeout(t.timer),t.state="waiting",this.#r()}keepOnly(t){let s=n=>t.some(a=>a.id===n);this.items=this.items.filter(n=>!n.media?.id||s(n.media.id)),this.removed=this.removed.filter(s),this.#t=!0}remove(t){this.#u(t),t.media?.id&&this.removed.push(t.media.id),this.items=this.items.filter(s=>s!==t),this.#e(),this.#r()}removeMissing(t){let s=this.items.filter(n=>n.media).filter((n,a)=>t.includes(a));s.forEach(this.#u),this.items=this.items.filter(n=>!s.includes(n)),this.#e()}move(t,s){this.items.splice(s,0,...this.items.splice(t,1)),this.#t=!0,this.#e()}setCaption(t,s){t.caption=s,this.#t=!0,this.#e()}stop(){this.items.forEach(this.#u)}#u({timer:t,stop:s,preview:n}){clearTimeout(t),s?.abort(),n&&URL.revokeObjectURL(n)}};var en=class extends rs{isNew=!1;title=i("edit.title");#t;#e;conflict=null;#s="";constructor(t,s){super(t,s),this.back=`/finds/${t.params.id}`,this.#t=`/api${this.back}`}async begin(){let[t,s]=await Sa(this.#t),n=this.draft.stored;this.#s=s,this.#e=t,this.shown=Qi({audience:Le(t),...Da(t)}),this.values={...t,...n,...Gc(n,this.shown)},this.#i(t),this.place=new xt(this.page,n?.place??Ca(t),()=>this.changed())}#i({media:t}){this.uploads?.stop();let s=n=>{n&&u(n),this.page.update()};this.uploads=new ls(t,{changed:s,signal:this.page.signal})}saveDraft(){let t={...Zi(this.values),was:this.shown},s=this.place?.value;this.draft.save(s?.location?.id===this.#e.locationId?t:{...t,place:s})}async write(t,s){let{isPaused:n,isChanged:a,media:o,removed:r}=this.uploads;if(n)throw{code:"failed",text:i("edit.uploadFailed")};let l=await ui(s),p=l===this.#e.locationId?{}:{locationId:l},h=o.map(q=>q.id?{id:q.id,caption:q.caption??null}:q),d=a?{media:h,mediaToDelete:r}:{};try{return await B(this.#t,{...t,...p,...d},{headers:this.#s?{"If-Match":this.#s}:{}})}catch(q){if(q.reason!=="changed_since")throw q;let[K,Ct]=await Sa(this.#t),pe={...t,media:a?o:null,place:p.locationId?s:null};if(this.conflict=new Yi(this.#e,pe,K,Ct),this.conflict.parts.length)throw q;return this.resolve(),this.write(t,s)}}choose(t,s){t.choice=s,this.page.update()}resolve(){let{conflict:t}=this,{now:s}=t,n=["title","description","category"].filter(r=>t.takes(r)),a=Object.fromEntries(n.map(r=>[r,s[r]??""]));this.values={...this.values,...a},t.takes("photos")||!this.uploads.isChanged?this.#i(s):this.uploads.keepOnly(s.media);let o=this.place.value.location?.id!==this.#e.locationId;return(t.takes("place")||!o)&&(this.place.close(),this.place=new xt(this.page,Ca(s),()=>this.changed())),this.#e=s,this.#s=t.tag,this.shown=Qi({audience:Le(s),...Da(s)}),this.conflict=null,a}async leave(t,s=""){await this.draft.remove(),await this.page.go(t,{replace:!0}),s&&u(s)}discard(){return this.uploads?.stop(),this.leave(`${this.back}/edit`)}};var il=e=>e.map(({id:t,title:s,location:n},a)=>({id:t,n:a+1,title:s,...it(n),km:n.area})),sl=({n:e,title:t})=>i("lists.nth",{n:e,title:t});function eh(e){let[t,...s]=e;return{key:t.id,lat:t.lat,lng:t.lng,steps:e,text:s.length?`${T(t.n)}+`:T(t.n),label:s.length?i("lists.nthMore",{first:sl(t),n:s.length}):sl(t),isOnePlace:s.every(n=>n.lat===t.lat&&n.lng===t.lng),area:t.km&&!s.length?t:null}}var nl=(e,t,s)=>Pi(e,t,s).map(eh);function al({steps:e},t){let s=e.findIndex(n=>n.id===t);return e[(s+1)%e.length].id}var rl=["private","members","friends","public"],ol=["viewer","contributor","editor","owner"],je=e=>e.invited?"":e.role??(e.userId===g().id?"owner":""),Ea=(e,t)=>ol.indexOf(e)>=ol.indexOf(t);function Ha(e,t=[]){let s=Ps.get(),n=({id:a})=>t.includes(a)?-1:s.includes(a)?s.indexOf(a):s.length;return[...e].sort((a,o)=>n(a)-n(o))}var on=e=>I(S(`/api/lists/${e}/join`,{})),rn=e=>I(M(`/api/lists/${e}/members/${g().id}`)),cl=({name:e,description:t,visibility:s,audience:n})=>({name:e.trim(),description:t.trim()||null,visibility:s,audience:n===void 0?void 0:n||null}),ll=({photos:e,cover:t})=>e??(t?[t]:[]),pl=e=>new F({send:async t=>e(await S("/api/lists",cl(t)))}),sn=class{constructor(t){let s=t.query.get("user")??"";this.isOwn=!s||s===g().id,this.lists=H(t,$("/api/lists",{userId:s,limit:20})),this.shared=H(t,$("/api/lists",{member:"joined",limit:50})),this.invitations=H(t,$("/api/lists",{member:"invited",limit:50}))}load=()=>Promise.all((this.isOwn?[this.lists,this.shared,this.invitations]:[this.lists]).map(t=>t.load()));async answer({id:t},s){let n=await(s?on(t):rn(t));return n&&!s&&await this.load(),n&&s}},nn=class{list=null;chosen="";filter={userId:"",category:""};members=[];#t;#e;#s;#i=!1;constructor(t){this.#t=t,Object.assign(this.filter,t.kept?.filter),this.#e=`/api/lists/${t.params.id}`,this.finds=H(t,()=>$(`${this.#e}/finds`,{limit:50,...this.filter})),this.loading=G(t,()=>this.#n());let s=Object.entries({liveList:({id:n,closed:a}={})=>{n===t.params.id&&!this.#i&&this.#a(a)},sent:n=>{n?.path?.startsWith(`${this.#e}/`)&&this.finds.load()},outbox:()=>t.update()}).map(([n,a])=>E.subscribe(n,a));this.#s=()=>s.forEach(n=>n())}get path(){return this.#e}get role(){return this.list?je(this.list):""}may(t){return Ea(this.role,t)}get isShared(){return this.list?.memberCount>1}get isFiltered(){return!!(this.filter.userId||this.filter.category)}get mayArrange(){return this.may("editor")&&!this.isFiltered}mayDrop({userId:t,listed:s}){return this.may("editor")||t===g().id||s?.by?.id===g().id}hasAdded({listed:t}){return t?.by?.id===g().id}show(t){return this.filter={...this.filter,...t},this.#t.keep({filter:this.filter}),this.finds.load()}async#a(t){let{finds:s,loading:n}=this;if(t||!s.items||n.problem)return n.load();if(s.items.length>50)return null;try{await this.#n(),s.problem&&Ut(s.problem)&&(s.problem=null)}catch(a){if(!Ut(a)&&a.name!=="AbortError")return n.load()}return this.#t.update()}get title(){return this.list?.name??i("lists.one")}get isOwn(){return this.list?.userId===g().id}get canHide(){return!this.isOwn&&g().role==="admin"&&!!this.list&&this.list.visibility!=="private"}get listsPath(){return $("/lists",{user:this.list&&!this.isOwn&&this.list.userId})}get steps(){return il(this.finds.items??[])}choose(t){this.chosen=t,this.#t.update()}async#n(){this.list=await m(this.#e,{signal:this.#t.signal}),E.set("openList",this.role?this.list.id:""),await this.finds.load(),this.isShared&&await this.#o(),this.list.newCount&&B(`${this.#e}/visit`).catch(()=>{})}async#o(){this.members=(await nt(`${this.#e}/members`,{signal:this.#t.signal}).catch(()=>({items:[]}))).items,this.#t.update()}async join(){await on(this.list.id)&&await this.loading.load()}async#r(t){this.#i=!0,this.#i=await t,this.#i&&await this.#t.go("/lists",{replace:!0})}async leave(){await this.#r(rn(this.list.id))}entryForm=(t,s)=>new F({send:async({note:n,exact:a,shareable:o,editable:r})=>{let l=t.userId===g().id?{exact:!!a,shareable:!!o,editable:!!r}:{},p={note:n.trim(),...l},h=await this.#l(t,d=>B(d,p),{kind:"entry",body:p});s(),h&&await this.finds.load()}});waiting(t){return E.get("outbox").findLast(s=>s.path===this.#c(t)&&s.state==="waiting")}#c({id:t}){return`${this.#e}/finds/${t}`}async#l(t,s,n){let a=this.#c(t),o=E.get("outbox").filter(r=>r.path===a);try{await s(a)}catch(r){if(!Ut(r))throw r;return await gr({...n,path:a,title:t.title}),!1}for(let r of o)await mi(r.id);return!0}close(){this.#s(),E.set("openList","")}editForm=t=>new F({send:async s=>{this.list=await B(this.#e,cl(s)),this.#t.update(),t()}});hideForm=t=>new F({send:async({reason:s})=>{await S(`/api/admin/lists/${this.list.id}/private`,{reason:s.trim()}),t(),this.#t.go(this.listsPath,{replace:!0})}});async remove(){await this.#r(I(M(this.#e)))}async#p(t){if(await I(t)){let s=await m(this.#e).catch(()=>this.list);this.list=s}this.#t.update()}drop(t){return this.#p(this.#l(t,M,{kind:"drop"}).then(s=>{if(!s)return null;if(this.finds.items=this.finds.items.filter(n=>n.id!==t.id),!this.finds.items.length&&this.finds.next)return this.finds.load()}))}setCover(t){return this.#p(B(this.#e,{coverId:t.id}).then(()=>u(i("lists.coverChosen"))))}move(t,s){let{items:n}=this.finds,a=n.findIndex(r=>r.id===t.id),o=n[a+s];return o?this.#p(B(`${this.#e}/finds/${t.id}/place`,{[s<0?"before":"after"]:o.id}).then(()=>{let r=n.filter(l=>l.id!==t.id);r.splice(a+s,0,t),this.finds.items=r})):null}},cn=({name:e,memberCount:t})=>t>1?i("lists.withPeople",{list:e,n:t}):e,ul=({memberCount:e,visibility:t})=>e>1&&t!=="private",an=class{lists=null;update=()=>{};#t;constructor({id:t,userId:s}){this.#t=t,this.hint=s===g().id?"edit.listsText":"lists.othersText",this.form=new F({send:(n,a)=>this.#e(n,a),update:()=>this.update()})}load(){return I(m(`/api/finds/${this.#t}/lists`).then(t=>{this.lists=Ha(t)}))}async toggle(t){let s=`/api/lists/${t.id}/finds/${this.#t}`;t.hasFind=!t.hasFind,this.update(),await I(t.hasFind?B(s):M(s))?t.hasFind&&Ps.add([t.id]):t.hasFind=!t.hasFind,this.update()}async#e({list:t},s){let n=await S("/api/lists",{name:t.trim()});this.lists.unshift({...n,hasFind:!1}),s.reset(),await this.toggle(this.lists[0])}};async function za(){if(!await caches.has(Ls))return null;let e=await caches.open(Ls),[t]=await e.keys(),s=t&&await(await e.match(t))?.formData();return s?{key:t,values:sh(s),files:s.getAll("file"),left:Number(s.get("left"))}:null}function sh(e){let t=e.get("title"),s=[e.get("text"),e.get("url")].filter(Boolean).join(`
`);return{...t?{title:t}:{},...s?{description:s}:{}}}async function dl(e){let t=await caches.open(Ls);return await t.delete(e),(await t.keys()).length===0&&await caches.delete(Ls),za()}var ih=2,ln=class{items=[];isWhole=!1;#t;#e;constructor(t,s){this.#t=t,this.#e=s}get shown(){return this.isWhole?this.items:this.items.slice(0,ih)}async load(){await Ar();let t=await wi();if(this.#t.signal.aborted)return;this.close();let s=bi().filter(n=>n.id!==this.#e);this.items=s.map(n=>{let a=n.media?.find(r=>r.at>Date.now()-pi),o=a?null:t.find(r=>r.draft===n.id&&r.file.type.startsWith("image/"))?.file;return{draft:n,media:a,preview:o?URL.createObjectURL(o):""}}),this.#t.update()}showAll(){this.isWhole=!0,this.#t.update()}remove({draft:t}){se(t.id).remove(),this.items=this.items.filter(s=>s.draft!==t),this.#t.update(),u(i("edit.draftDeleted"),"",{text:i("action.undo"),run:()=>this.#s(t)})}#s(t){return se(t.id).set(t),this.load()}close(){for(let{preview:t}of this.items)t&&URL.revokeObjectURL(t)}};var nh=.15,ml=e=>e.slice(0,10);function ah(e){let t="";return e.map(n=>({photo:n,time:t=n.time||t})).sort((n,a)=>n.time<a.time?-1:n.time>a.time?1:0).map(n=>n.photo)}var hl=e=>e.find(t=>t.place)?.place??null,fl=e=>e.find(t=>t.time)?.time??"";function oh(e,t,s){let[n,a]=[hl(e),fl(e)];return e.length<s&&(!n||!t.place||ee(n,t.place)<=nh)&&(!a||!t.time||ml(a)===ml(t.time))}function $l(e,t){let s=[];for(let n of ah(e)){let a=s.findLast(o=>oh(o,n,t));a?a.push(n):s.push([n])}return s}var Hs=e=>({place:hl(e),time:fl(e)}),gl=(e,t)=>e.flatMap((s,n)=>n===t?[]:n===t-1?[[...s,...e[t]]]:[s]),bl=(e,t,s)=>e.flatMap((n,a)=>a===t?[n.slice(0,s),n.slice(s)]:[n]);var pn=class{groups=null;busy=!1;#t;#e=new Map;constructor(t){this.#t=t}get most(){return y().limits.mediaPerFind}get count(){return this.groups.flat().length}async consider(t,s){if(this.groups)return this.consider([...this.decline(),...t],s);if(t.length<2)return!1;let n=await Promise.all(t.map(async o=>({file:o,...await tn(o)}))),a=$l(n,this.most);if(this.#t.signal.aborted||a.length<2&&t.length<=s)return!1;for(let o of n)o.preview=o.file.type.startsWith("image/")?URL.createObjectURL(o.file):"";return this.#s(a),!0}#s(t){this.groups=t,this.#t.update();for(let s of t)this.#i(s)}async#i(t){let{place:s}=Hs(t);if(!s||this.#e.has(t[0]))return;this.#e.set(t[0],"");let{name:n}=await li(s,{signal:this.#t.signal});this.#e.set(t[0],n),this.#t.update()}describe=t=>({name:Hs(t).place?this.#e.get(t[0])??"":"",time:Hs(t).time});canMerge=t=>t>0&&this.groups[t-1].length+this.groups[t].length<=this.most;merge(t){this.#s(gl(this.groups,t))}split(t,s){this.#s(bl(this.groups,t,s))}decline(){let t=this.groups.flat().map(s=>s.file);return this.close(),this.#t.update(),t}async accept(){if(this.busy)return;this.busy=!0,this.#t.update();let t=this.groups.map(()=>Ve()),s=Date.now(),n=g()?.id;try{for(let[a,o]of this.groups.entries())await this.#a(n,t[a],o,s-a)}catch{if(g()?.id!==n)return null;for(let a of t)await rh(a);return this.busy=!1,this.#t.update(),u(i("group.noRoom"))}await this.#t.go(`/new?draft=${t[0]}`),u(i("group.made",{n:t.length}))}async#a(t,s,n,a){if(g()?.id!==t)throw{code:"stopped"};let{place:o}=Hs(n),r={id:s,at:a,audience:Xi(),media:[],label:this.describe(n).name};if(se(s).set(o?{...r,place:{point:o,source:"photo",photo:o}}:r),!se(s).get())throw{code:"storage"};await Mr(s,n.map(l=>l.file),t)}close(){for(let{preview:t}of this.groups?.flat()??[])t&&URL.revokeObjectURL(t);this.groups=null}};async function rh(e){se(e).remove(),await yi(e)}var wl=20,ch=["no_place_in_text","link_unknown"],un=class extends rs{isNew=!0;title=i("edit.new");back="/";received=null;photosExpired=!1;lists=[];#t=this.values.audience;#e="";#s="";constructor(t,s){super(t,s),t.query.has("list")&&(this.back=`/lists/${encodeURIComponent(t.query.get("list"))}`),this.drafts=new ln(t,this.draft.id),this.several=new pn(t),this.settings=new we(t)}async begin(){let{page:t,values:s}=this,n=await Kc(t.query,s.place),a=s.media??[],o=a.filter(d=>d.at>Date.now()-pi);this.photosExpired=o.length<a.length;let r=d=>{d&&u(d),this.changed()},l=d=>this.place.suggestPoint(d);this.uploads=new ls(o,{changed:r,placed:l,signal:t.signal}),this.place=new xt(t,n,r),this.place.point&&!this.place.label&&this.place.propose(),this.drafts.load();let p=this.settings.read().then(()=>this.#i(Yc()?"":this.settings.values.audience),()=>{});this.#a(p);let h=await this.draft.files();h.length&&this.uploads.add(h.map(d=>d.file),h.map(d=>d.key)),this.received=t.query.has("shared")?await za():null}#i(t){t&&this.values.audience===this.#t&&!this.draft.stored?.audience&&(this.#t=t,this.values={...this.values,audience:t}),this.page.update()}async#a(t){let{page:s,values:n}=this,a=s.query.get("list");this.values={...n,lists:n.lists??(a?[a]:[])};let o=p=>nt($("/api/lists",{member:p,limit:100}),{signal:s.signal}),r=await Promise.all(["","joined"].map(o)).catch(()=>[]);this.lists=Ha(r.flatMap(({items:p})=>p).filter(p=>Ea(je(p),"contributor")),this.values.lists);let l=r.length&&r.every(({next:p})=>!p);this.#n((p,h)=>h<wl&&(!l||this.lists.some(d=>d.id===p))),s.update(),await t,this.#e=this.lists.find(p=>p.id===a)?.audience??"",this.#i(this.#e)}#n(t){this.values={...this.values,lists:this.values.lists.filter(t)}}toggleList({id:t}){let{lists:s}=this.values;this.change({lists:s.includes(t)?s.filter(n=>n!==t):[...s,t].slice(-wl)})}get#o(){return this.lists.filter(({id:t})=>this.values.lists?.includes(t))}get chosenLists(){return this.#o.map(({name:t})=>t)}get seeing(){return this.#o.filter(ul).map(cn)}async addFiles(t){let{items:s,most:n}=this.uploads;await this.several.consider(t,n-s.length)||await super.addFiles(t)}saveDraft(){let t=Zi(this.values),s=this.place?.value,n=this.uploads.draft,a=![t.title,t.description,t.category,s?.point,n.length,this.draft.hasFiles].some(Boolean),o=this.values.lists??[];this.draft.save(a?null:{...t,lists:o,place:s,label:this.place?.label,media:n,id:this.draft.id}),this.draft.release(this.uploads.items)}async resolveReceived(t){let{values:s,files:n,key:a}=this.received;this.received=null,t&&n.length&&await this.addFiles(n),this.received=await dl(a),this.change(t?s:{});let o=t?await this.#r(s):{};return this.form.clear("title"),this.page.update(),o}async#r(t){let s=[t.title,t.description].filter(Boolean).join(`
`);if(!La(s)||this.place.point)return{};try{let n=await pc(s,{signal:this.page.signal}),{title:a,description:o=""}=this.values,r=o.split(/\r?\n/),l=r.findIndex(d=>La(d)&&/^\S+$/.test(d.trim())),p=r.filter((d,q)=>q!==l&&d.trim()!==n.title),h={title:a||n.title,description:p.join(`
`).trim()};return this.change(h),this.place.point||this.place.setPlace(n),h}catch(n){return n.name!=="AbortError"&&!ch.includes(n.reason)&&u(P(n)),{}}}async write(t,s){let{lists:n=[]}=this.values,a=n.length?{...t,lists:n}:t;if(this.uploads.isPaused)return this.#c(a,s);try{return this.#s=await ui(s),await mr(this.draft.findId,{...a,locationId:this.#s,media:this.uploads.media})}catch(o){if(Ut(o))return this.#c(a,s);let r=di(o,"lists").map(l=>n[l]);throw r.length?(this.lists=this.lists.filter(({id:l})=>!r.includes(l)),this.#n(l=>!r.includes(l)),this.changed(),{code:"failed",text:i("edit.listClosed")}):o}}async#c(t,s){let n=Object.fromEntries(this.#o.map(({id:a,name:o})=>[a,o]));return await br(this.draft.findId,{body:t,place:s,locationId:this.#s,lists:n},this.uploads),await this.leave("/waiting",i("outbox.added")),null}async leave(t,s=""){s&&this.values.audience!==this.#e&&ue.set(this.values.audience),s&&Ps.add(this.values.lists??[]),await this.draft.remove(),await this.page.go(t,{replace:!0});let[n]=bi();s&&u(s,"",n&&{text:i("edit.next"),run:()=>this.page.go(`/new?draft=${n.id}`)})}discard(){return this.uploads?.stop(),this.leave("/new")}close(){super.close(),this.drafts.close(),this.several.close()}};import{html as dn,nothing as lh}from"../lib/lit-html/lit-html.js";var ph={title:"find.titleField",description:"find.description",category:"find.category",photos:"edit.photos",place:"spot.name"},uh={title:e=>e,description:e=>e,category:e=>e?R(e):"",place:e=>e,photos:e=>dn`
    ${i("feed.photos",{n:e.length})}
    <span class="row">${e.slice(0,4).map(t=>t.thumbnailUrl?ct(t,{thumb:!0}):lh)}</span>`},yl=(e,t,s)=>dn`
  <label class="choice">
    <input type="radio" name="keep-${e.name}" value=${t} .checked=${e.choice===t}
      @change=${()=>s(e,t)}>
    <span>
      <span>
        <span class="soft">${i(`edit.keep.${t}`)}</span><br>
        <span class="text" dir="auto">${uh[e.name](e[t])||i("edit.keep.nothing")}</span>
      </span>
    </span>
  </label>`,vl=({parts:e},t,s)=>dn`
  <section class="conflict stack" aria-labelledby="conflict">
    <h2 id="conflict" tabindex="-1">${i("edit.conflict")}</h2>
    <p class="hint">${i("edit.conflictText")}</p>
    ${e.map(n=>dn`
      <fieldset>
        <legend>${i(ph[n.name])}</legend>
        <div class="choices">${yl(n,"mine",t)}${yl(n,"theirs",t)}</div>
      </fieldset>`)}
    <p class="row end"><button type="submit" id="keep" @click=${s}>${i("edit.keep.save")}</button></p>
  </section>`;import{html as ps,nothing as Va}from"../lib/lit-html/lit-html.js";function dh(e,t){e.remove(t),x(e.items.length?"drafts-title":"main")}var mh=({media:e,preview:t})=>ps`
  <span class="thumb">${e||t?ps`<img src=${e?.thumbnailUrl??t} alt="">`:c("edit")}</span>`;function hh(e,t){let{draft:s}=t,n=s.title?.trim()||i("edit.untitled");return ps`
    <li class="row draft">
      <a class="find grow" href="/new?draft=${s.id}">
        ${mh(t)}
        <span class="what">
          <span class="name" dir="auto">${n}</span>
          ${s.label?ps`<span class="soft" dir="auto">${s.label}</span>`:Va}
          <span class="soft">${Re(s.at)}</span>
        </span>
      </a>
      <button type="button" class="round" aria-label=${i("edit.draftDelete",{title:n})} @click=${()=>dh(e,t)}>
        ${c("trash")}
      </button>
    </li>`}var kl=e=>e.items.length?ps`
  <section class="card drafts" id="drafts" aria-labelledby="drafts-title">
    <h2 id="drafts-title" tabindex="-1">${i("edit.drafts")}</h2>
    <ul class="rows">${e.shown.map(t=>hh(e,t))}</ul>
    ${e.shown.length<e.items.length?ps`
      <button type="button" class="link" @click=${()=>e.showAll()}>
        ${i("edit.allDrafts",{n:e.items.length})}
      </button>`:Va}
  </section>`:Va;var xl=e=>[...e?.files??[]].filter(t=>/^(image|video)\//.test(t.type)),Ol=e=>[...e.dataTransfer?.types??[]].includes("Files"),fh=e=>e.target.matches?.("input, textarea")&&e.clipboardData.types.includes("text/plain");function ql(e,t){let s=a=>document.body.classList.toggle("dropping",a),n=(a,o)=>document.addEventListener(a,o,{signal:e});n("dragover",a=>{Ol(a)&&(a.preventDefault(),s(!0))}),n("dragleave",a=>{a.relatedTarget||s(!1)}),n("drop",a=>{Ol(a)&&(a.preventDefault(),s(!1),document.querySelector("dialog[open]")||t(xl(a.dataTransfer)))}),n("paste",a=>{let o=xl(a.clipboardData);!o.length||fh(a)||document.querySelector("dialog[open]")||(a.preventDefault(),t(o))}),e.addEventListener("abort",()=>s(!1))}import{html as Ht,nothing as hn}from"../lib/lit-html/lit-html.js";var Wa=[1,5,20],us=e=>e?i("privacy.area",{distance:Ts(e)}):i("privacy.exact");function zs(e){if(!e)return i("privacy.asSet");let{area:t,home:s}=e,n=t?i("privacy.defaultArea",{distance:Ts(t)}):i("privacy.defaultExact");return s&&!t?i("privacy.andHome",{usual:n}):n}var Vs=()=>Wa.map(e=>[String(e),us(e)]),ve=()=>[["0",us(0)],...Vs()],mn=()=>[["true",i("privacy.forFriends")],["false",i("privacy.forMe")]];import{html as Ws,nothing as Ka}from"../lib/lit-html/lit-html.js";var ds="category";function Sl(e,{category:t}){let s=document.getElementById(ds);if(s.value=t,Ye(t)){e.proposals.close(),e.chooseCategory(t),document.querySelector("#fold-category summary")?.focus();return}s.dispatchEvent(new Event("input",{bubbles:!0})),e.proposals.close()}function $h(e,t){t.form.typed(e.target),t.proposals.follow(e.target.value)}function gh(e,t){let{items:s,at:n}=t.proposals;if(!s.length){e.key==="ArrowDown"&&t.proposals.follow(e.target.value);return}let a={ArrowDown:1,ArrowUp:-1}[e.key];if(a)t.proposals.move(a);else if(e.key==="Escape")t.proposals.close();else if(e.key==="Enter"&&n>=0)Sl(t,s[n]);else return;e.preventDefault()}var bh=(e,t,s)=>Ws`
  <li id="category-${s}" data-kind="category" role="option" aria-selected=${s===e.proposals.at?"true":"false"}
    @click=${()=>Sl(e,t)}>
    ${ft(t.category)}
    <span class="grow" dir="auto">${R(t.category)}</span>
    <span class="soft far">${t.ownCount?i("categories.byYou",{n:t.ownCount}):t.count?T(t.count):Ka}</span>
  </li>`,wh=e=>{let{items:t}=e.proposals;return Ws`
    <div class="proposals" ?hidden=${!t.length} @mousedown=${s=>s.preventDefault()}>
      <ul id="category-list" role="listbox" aria-label=${i("categories.used")}>${t.map((s,n)=>bh(e,s,n))}</ul>
    </div>
    <span class="unseen" role="status">${t.length?i("categories.count",{n:t.length}):""}</span>`};function Fl(e){let{form:t,proposals:s}=e,n=t.errors[ds];return Ws`
    <div class="field">
      <label for=${ds}>${i("categories.own")} <span class="soft">${i("form.optional")}</span></label>
      <div class="combo">
        <input id=${ds} name=${ds} type="text" dir="auto" role="combobox" autocomplete="off" data-most=${y().limits.category}
          aria-autocomplete="list" aria-controls="category-list" aria-expanded=${s.items.length?"true":"false"}
          aria-activedescendant=${s.at>=0?`category-${s.at}`:Ka}
          aria-describedby=${n?"category-error":"category-hint"} aria-invalid=${n?"true":Ka}
          .defaultValue=${e.values.category??""} @input=${a=>$h(a,e)} @keydown=${a=>gh(a,e)}
          @focus=${a=>s.follow(a.target.value)} @blur=${()=>s.close()}>
        ${wh(e)}
      </div>
      ${Cr(t.left[ds])}
      ${n?Ws`<p class="error" id="category-error">${n}</p>`:Ws`<p class="hint" id="category-hint">${i("categories.hint")}</p>`}
    </div>`}var Ks=(e,t,s,n,a)=>Ht`
  <details class="fold" id="fold-${e}">
    <summary>${t} <span class="grow"><span>${s}</span> <span class="soft" dir="auto">${n}</span></span> ${c("next")}</summary>
    ${a}
  </details>`;function Ll(e){let t=e?.closest("details");t&&(t.open=!0)}var yh=e=>Ks("description",c("edit"),i("find.description"),e.values.description||i("edit.none"),b(e.form,"description",{label:i("find.description"),value:e.values.description??"",kind:"area",most:y().limits.description})),Pl=(e,t,s)=>Ht`
  <button type="button" class="chip" aria-pressed=${s?"true":"false"} @click=${()=>e.chooseCategory(t)}>
    ${ft(t)} ${R(t)}
  </button>`;function vh(e){let{category:t}=e.values,[s,n]=t?[ft(t),R(t)]:[c("filter"),i("edit.none")];return Ks("category",s,i("find.category"),n,Ht`
    <fieldset>
      <legend>${i("find.category")}</legend>
      <div class="chips">
        ${Rt().map(a=>Pl(e,a,a===t))}
        ${Pl(e,"other",e.isOther)}
      </div>
      ${e.isOther?Fl(e):hn}
    </fieldset>`)}var kh=(e,t)=>Ht`
  <label class="choice">
    <input type="radio" name="audience" value=${t} ?checked=${e.values.audience===t}>
    <span>
      ${c(Te(t))}
      <span>
        <span class="strong">${i(`find.audience.${t}`)}</span><br>
        <span class="soft">${i(`edit.audienceText.${t}`,{instance:X()})}</span>
      </span>
    </span>
  </label>`;function xh(e){let{audience:t}=e.values,s=t==="everyone"?[]:e.seeing??[],n=[i(`find.audience.${t}`),...s].join(" + ");return Ks("audience",c(Te(t)),i("edit.who"),n,Ht`
    <fieldset class="choices">
      <legend>${i("edit.who")}</legend>
      ${bt.map(a=>kh(e,a))}
    </fieldset>`)}var Oh=e=>O("exact-for",{name:"exactForFriends",label:i("privacy.exactFor"),options:mn(),chosen:e});function qh(e){let{area:t="",exactForFriends:s="true"}=e.values;return Ks("shown",c("map"),i("privacy.shown"),t===""?zs(e.settings?.values):us(Number(t)),Ht`
    ${O("area",{label:i("privacy.shown"),hint:i(e.isNew?"privacy.shownHint":"privacy.recall"),chosen:t,options:[...e.isNew?[["",zs(e.settings.values)]]:[],...ve()]})}
    ${Number(t)?Oh(s):hn}`)}var Sh=(e,t)=>Ht`
  <li>
    <label class="row list-choice">
      <input type="checkbox" .checked=${e.values.lists.includes(t.id)} @change=${()=>e.toggleList(t)}>
      <span class="grow" dir="auto">${t.name}</span>
      ${t.memberCount>1?Ht`<span class="soft">${i("lists.count",{n:t.memberCount})}</span>`:hn}
    </label>
  </li>`,Fh=e=>e.lists?.length?Ks("lists",c("plus"),i("lists.title"),e.chosenLists.join(", ")||i("edit.noList"),Ht`
  <p class="hint">${i("edit.listsText")}</p>
  <ul class="people">${e.lists.map(t=>Sh(e,t))}</ul>`):hn,Tl=e=>Ht`
  <div class="folds">${yh(e)}${vh(e)}${xh(e)}${Fh(e)}${qh(e)}</div>`;import{html as $n,nothing as Ja}from"../lib/lit-html/lit-html.js";import{html as zt,nothing as Ys}from"../lib/lit-html/lit-html.js";var Ya=16,Il=10,Ph=2,Lh={lat:25,lng:5,zoom:1},fn=class extends xt{failed=!1;problem="";#t;#e=null;constructor(t,s){super(t,s.value,()=>this.#i()),this.#t=t,Object.assign(this,{nearby:s.nearby,proposal:s.proposal})}async showMap(t){this.failed=!1;let s=this.#s();try{let n=await t({view:s,onMove:a=>this.#n(a),onPick:a=>this.setPoint(a,"tap")});if(this.#t.signal.aborted)return n.close();this.#e=n,this.photo&&n.mark(this.photo,i("spot.photoPlace"),{kind:"one ghost"})}catch{this.failed=!0}return this.#e&&this.point&&this.#i(),this.#t.update(),!this.point&&de.get()&&s.zoom>=Il?this.setPoint({lat:s.lat,lng:s.lng},"tap"):this.point?this.propose():null}#s(){if(this.point)return{...this.point,zoom:Ya};let t=xr();return t?.zoom?t:Lh}#i(){this.problem="";let t=this.#e?.where();t&&!this.#a(t)&&this.#e.setView({...this.point,zoom:this.source==="tap"?t.zoom:Math.max(Ya,t.zoom)},{animate:!1}),this.#t.update()}#a(t){return ee(this.point,t)<Ph*qr(t)}#n(t){(!this.point||!this.#a(t))&&this.setPoint({lat:t.lat,lng:t.lng},"tap")}usePhoto(){return this.setPoint(this.photo,"photo")}useFound(t){return this.setPlace(t)}distance=t=>this.point&&t?ee(this.point,t):void 0;check(){let t=this.#e?.where().zoom??Ya,s=this.source==="tap"&&!this.chosen&&t<Il;return this.problem=this.point?s?i("spot.zoom"):"":i("spot.none"),this.#t.update(),!this.problem}close(){super.close(),this.#e?.close(),this.#e=null}};async function ms(e){let t=new AbortController,s=null,n=Z((o,r)=>(s??=new fn({signal:t.signal,update:r},e),Nh(s,o)),{label:i("spot.title"),kind:"chooser"});Ml(s),await n&&e.take(s),t.abort(),s.close()}var Ml=e=>e.showMap(t=>ac(document.getElementById("spot"),{...t,hasCross:!0})),Th=(e,t)=>zt`
  <div class="row">
    <button type="button" class="round" aria-label=${i("nav.back")} @click=${()=>t()}>${c("back")}</button>
    <place-search id="spot-search" class="grow" .label=${i("spot.search")} .near=${e.point} .distance=${e.distance}
      @choose=${({detail:s})=>e.useFound(s.value)}></place-search>
  </div>`,Ih=e=>zt`
  <div class="mapbox">
    <div id="spot" role="application" aria-label=${i("spot.map")}></div>
    ${e.failed?w({code:"map",text:i("map.failed")},()=>Ml(e)):Ys}
  </div>`;function Mh(e,t){let s=e.chosen?.id===t.id;return zt`
    <button type="button" class="chip" aria-pressed=${s?"true":"false"} @click=${()=>e.toggle(t)}>
      ${c(s?"check":"pin")} <bdi>${t.name}</bdi> <span class="soft">${Ee(t.distance)}</span>
    </button>`}var jh=e=>zt`
  <div class="chips scrolls" role="group" aria-label=${i("spot.proposals")}>
    <button type="button" class="chip" @click=${()=>e.locate()}>${c("here")} ${i("spot.here")}</button>
    ${e.photo&&e.source!=="photo"?zt`
      <button type="button" class="chip" @click=${()=>e.usePhoto()}>${c("camera")} ${i("spot.photoPlace")}</button>`:Ys}
    ${e.nearby.map(t=>Mh(e,t))}
  </div>`,Ah=e=>zt`
  <div class="field">
    <label for="place-name">${i("spot.name")} <span class="soft">${i("form.optional")}</span></label>
    <input id="place-name" autocomplete="off" dir="auto" placeholder=${e.proposal||i("spot.nameHint")} .value=${e.name}
      @input=${t=>e.setName(t.target.value)}>
  </div>`,Ga=e=>i(`spot.${e.source||"set"}`),Bh=e=>zt`
  <p class="at" role="status">
    ${c("pin")}
    <span class="grow"><span class="strong" dir="auto">${e.label||i(e.point?"spot.unnamed":"spot.none")}</span>
      ${e.point?zt`<span class="soft">${Ga(e)}</span>`:Ys}</span>
  </p>`,Nh=(e,t)=>zt`
  <h2 class="unseen" tabindex="-1" autofocus>${i("spot.title")}</h2>
  ${Th(e,t)}
  ${Ih(e)}
  <div class="panel">
    ${Bh(e)}
    ${jh(e)}
    ${e.chosen?Ys:Ah(e)}
    ${e.problem?zt`<p class="error" role="alert">${e.problem}</p>`:Ys}
    <button type="button" class="main" id="use-place" @click=${()=>e.check()&&t(!0)}>${i("spot.use")}</button>
  </div>`;var jl=(e,t)=>$n`
  <span class="row">
    ${c("pin")} <span class="grow"><span class="strong" dir="auto">${e}</span><br><span class="soft">${t}</span></span>
    ${c("next")}
  </span>`,Al=(e,t)=>$n`
  <fieldset>
    <legend>${i("edit.where")}</legend>
    <button type="button" class="where" id="place" aria-describedby=${t?"place-error":Ja} @click=${()=>ms(e)}>
      ${e.point?$n`<place-map inert .at=${e.point}></place-map>`:Ja}
      ${e.point?jl(e.label||i("spot.unnamed"),[Ga(e),i("spot.change")].filter(Boolean).join(" · ")):jl(i("spot.title"),i("spot.chooseHint"))}
    </button>
    ${t?$n`<p class="error" id="place-error" role="alert">${t}</p>`:Ja}
  </fieldset>`;import{html as Ae,nothing as Xa}from"../lib/lit-html/lit-html.js";function _h(e,t){e.merge(t),x(`group-${t-1}`)}function Ch(e,t,s){e.split(t,s),x(`group-${t+1}`)}var Dh=({preview:e,file:t})=>e?Ae`<img src=${e} alt="">`:Ae`<span class="film" title=${t.name}>${c("play")}</span>`,Uh=(e,t,s)=>Ae`
  <button type="button" class="cut" aria-label=${i("group.split",{n:s+1})} title=${i("group.split",{n:s+1})}
    @click=${()=>Ch(e,t,s)}></button>`;function Rh(e,t,s){let{name:n,time:a}=e.describe(t),o=[a&&Dt(a),n].filter(Boolean);return Ae`
    <li>
      <div class="row between">
        <h3 id="group-${s}" tabindex="-1">${i("group.find",{n:s+1})} <span class="soft" dir="auto">${o.join(" · ")}</span></h3>
        ${e.canMerge(s)?Ae`
          <button type="button" class="link" aria-describedby="group-${s}" @click=${()=>_h(e,s)}>
            ${i("group.merge")}
          </button>`:Xa}
      </div>
      <ul class="group">${t.map((r,l)=>Ae`<li>${l?Uh(e,s,l):Xa}${Dh(r)}</li>`)}</ul>
    </li>`}var Bl=(e,t)=>e.groups?Ae`
  <section class="card" id="several" aria-labelledby="several-title">
    <h2 id="several-title" tabindex="-1">${i("group.title",{n:e.count,finds:i("group.finds",{n:e.groups.length})})}</h2>
    <p class="hint">${i("group.hint")}</p>
    <ol class="groups">${e.groups.map((s,n)=>Rh(e,s,n))}</ol>
    <div class="publish row">
      <button type="button" class="quiet" @click=${t}>${i("group.one")}</button>
      <button type="button" class="main" aria-busy=${e.busy?"true":"false"} @click=${()=>e.accept()}>
        ${i("group.make",{n:e.groups.length})}
      </button>
    </div>
  </section>`:Xa;import{html as ut,nothing as oe}from"../lib/lit-html/lit-html.js";import{html as Za}from"../lib/lit-html/lit-html.js";async function Eh(e,t,s){let n=null,a={label:i("upload.caption"),hint:i("upload.captionHint"),value:t.caption,most:y().limits.caption},o=await Z((r,l)=>(n??=new F({send:({caption:p})=>r(p.trim()),update:l}),Za`
      <h2>${i("upload.caption")}</h2>
      <div class="captioned">${s}</div>
      <form novalidate @submit=${n.submit}>
        ${b(n,"caption",a)}
        <div class="row end">
          <button type="button" class="quiet" @click=${()=>r()}>${i("action.cancel")}</button>
          ${N(n,i("action.save"))}
        </div>
      </form>`),{label:i("upload.captionOf",{n:e.items.indexOf(t)+1})});o!==null&&e.setCaption(t,o)}var Nl=(e,t,s,n)=>Za`
  <button type="button" class="words ${t.caption?"":"round"}" @click=${()=>Eh(e,t,n)}
    aria-label="${i("upload.captionOf",{n:s})}${t.caption?`: ${t.caption}`:""}">
    ${t.caption?Za`<span dir="auto">${t.caption}</span>`:c("edit")}
  </button>`;var[Hh,zh]=[6,10],Vh=300,z=null;function _l(){z.isOn=!0,z.item.classList.add("lifted"),Nr()}var Cl=e=>[...e.parentElement.querySelectorAll(":scope > [data-drag]")],Wh=(e,t)=>Cl(z.item).find(s=>{let n=s.getBoundingClientRect();return s!==z.item&&n.left<=e&&e<=n.right&&n.top<=t&&t<=n.bottom});function Kh(e){if(e.pointerId!==z.id)return;let[t,s]=[e.clientX-z.x,e.clientY-z.y],n=e.pointerType==="touch";if(!z.isOn){if(Math.hypot(t,s)<(n?zh:Hh))return;if(n)return z.end();_l()}z.item.style.transform=`translate(${t}px, ${s}px) scale(1.04)`,z.over?.classList.remove("target"),z.over=Wh(e.clientX,e.clientY),z.over?.classList.add("target")}function gn(e,t){if(e.button||z||e.target.closest("button:not([data-handle]), input, a"))return;let s=e.currentTarget,n=new AbortController,{signal:a}=n,o=()=>{clearTimeout(z.timer),n.abort(),s.classList.remove("lifted"),s.style.transform="",z.over?.classList.remove("target"),z=null};z={item:s,x:e.clientX,y:e.clientY,id:e.pointerId,isOn:!1,over:null,end:o},e.pointerType==="touch"&&(z.timer=setTimeout(_l,Vh));let r=p=>{p.pointerId===z.id&&o()},l=p=>{if(p.pointerId!==z.id)return;let[h,d]=[s,z.isOn&&z.over].map(q=>Cl(s).indexOf(q));o(),d>=0&&t(h,d)};document.addEventListener("pointermove",Kh,{signal:a}),document.addEventListener("pointerup",l,{signal:a}),document.addEventListener("pointercancel",r,{signal:a}),document.addEventListener("keydown",p=>{p.key==="Escape"&&o()},{signal:a})}function Be(e){(z?.isOn||e.type==="dragstart")&&e.preventDefault()}var Yh="image/*,video/mp4,video/quicktime,video/webm";function Gh(e,t){let s=e.items.indexOf(t);e.remove(t),queueMicrotask(()=>{(document.querySelectorAll(".shot .drop")[Math.min(s,e.items.length-1)]??document.getElementById("files"))?.focus()})}function Dl(e,t,s){e.move(t,s),queueMicrotask(()=>{let n=s<t?".before, .after":".after, .before";document.querySelectorAll(".shot")[s]?.querySelector(n)?.focus()})}function Ul(e){return e.media?ct(e.media,{thumb:!0,eager:!0}):e.file.type.startsWith("video/")?ut`<span class="film">${c("play")}</span>`:ut`<img src=${e.preview} alt="">`}var Rl={handleEvent:e=>{e.target.hidden=e.type==="error"},capture:!0},bn=(e,t,s,n,a)=>ut`
  <button type="button" class="round ${e}" aria-label=${i(`upload.${t}`,{n})} @click=${a}>${c(s)}</button>`,Jh=(e,t)=>e.progress<1?ut`<progress max="1" .value=${e.progress} aria-label=${i("upload.progress",{n:t})}></progress>`:ut`<span class="over">${i("upload.processing")}</span>`,Xh=(e,t)=>({sending:()=>Jh(e,t),paused:()=>ut`<span class="over" title=${e.problem}>${i("upload.paused")}</span>`,waiting:()=>ut`<span class="over">${i("upload.waiting")}</span>`,failed:()=>ut`<span class="over error">${i("upload.failed")}</span>`,done:()=>oe})[e.state]();function Zh(e,t,s){let n=s+1;return ut`
    <li class="shot ${t.state}" data-drag @pointerdown=${a=>gn(a,(o,r)=>e.move(o,r))}
      @error=${Rl} @load=${Rl}>
      ${Ul(t)}
      ${s===0&&e.items.length>1?ut`<span class="cover">${i("upload.cover")}</span>`:oe}
      ${Xh(t,n)}
      <span class="buttons">
        ${s>0?bn("before","earlier","back",n,()=>Dl(e,s,s-1)):oe}
        ${n<e.items.length?bn("after","later","next",n,()=>Dl(e,s,s+1)):oe}
        ${t.state==="failed"||t.state==="paused"?bn("","again","retry",n,()=>e.retry(t)):oe}
        ${bn("drop",t.state==="done"?"remove":"cancel","close",n,()=>Gh(e,t))}
      </span>
      ${t.state==="failed"?oe:Nl(e,t,n,Ul(t))}
    </li>`}function Qh(e,t){t([...e.target.files]),e.target.value=""}var tf=(e,t)=>ut`
  <li class="shot add">
    <label for="files">
      ${c("camera")}<span class="strong">${i(e.items.length?"upload.more":"upload.add")}</span>
      ${e.items.length?oe:ut`<span class="soft mice">${i("upload.drop")}</span>`}
    </label>
    <input id="files" type="file" accept=${Yh} multiple @change=${s=>Qh(s,t)}>
  </li>`;function ef(e){let t=e.items.filter(n=>n.state==="done").length,s=[...new Set(e.items.filter(n=>n.state==="failed").map(n=>n.problem))];return ut`
    <p class="hint" role="status">${e.isBusy?i("upload.ready",{n:t,of:T(e.items.length)}):""}</p>
    ${s.map(n=>ut`<p class="error" role="alert">${n}</p>`)}`}var El=(e,t)=>ut`
  <ul class="shots ${e.items.length?"":"bare"}" @touchmove=${Be} @contextmenu=${Be} @dragstart=${Be}>
    ${e.items.map((s,n)=>Zh(e,s,n))}
    ${e.items.length<e.most?tf(e,t):oe}
  </ul>
  ${e.items.length>1?ut`<p class="hint">${i("upload.order")}</p>`:oe}
  ${ef(e)}`;async function Hl(e,t){await e.addFiles(t),e.several?.groups&&x("several-title")}function sf(e){e.uploads.add(e.several.decline()),x("files")}async function nf(e){Qa(e.received.values),Qa(await e.resolveReceived(!0))}function Qa(e){for(let[t,s]of Object.entries(e)){let n=document.getElementById(t);n&&(n.value=s)}}var af=e=>{let t=lc(Object.values(e).join(`
`));return t?Ot`<p class="hint">${i("places.asks",{host:t})}</p>`:Tt},of=(e,t)=>Ot`
  <section class="card" id="offer" aria-labelledby="offered">
    <h2 id="offered">${i("edit.shared")}</h2>
    <p class="hint">${i("edit.sharedHint")}</p>
    ${Object.values(e.received.values).map(s=>Ot`<p class="text" dir="auto">${s}</p>`)}
    ${af(e.received.values)}
    ${e.received.files.length?Ot`<p>${i("edit.sharedFiles",{n:e.received.files.length})}</p>`:Tt}
    ${t?Ot`<p class="note">${i("edit.sharedFull")}</p>`:Tt}
    ${e.received.left?Ot`<p class="note">${i("edit.sharedLeft",{n:e.received.left})}</p>`:Tt}
    <div class="row end">
      <button type="button" class="quiet" @click=${()=>e.resolveReceived(!1)}>${i("edit.sharedDrop")}</button>
      <button type="button" @click=${()=>nf(e)}>${i("edit.sharedTake")}</button>
    </div>
  </section>`;async function rf(e){await j(i("edit.discardTitle"),i("edit.discardText"),i("edit.startOver"))&&e.discard()}var cf=()=>j(i("privacy.inHome"),i("privacy.inHomeText"),i("privacy.showExact")),lf=e=>Ot`
  <p class="note">
    ${i("edit.restored")} <button type="button" class="link" @click=${()=>rf(e)}>${i("edit.startOver")}</button>
  </p>`,pf=e=>Ot`
  <fieldset>
    <legend>${i("edit.photos")}</legend>
    ${e.photosExpired?Ot`<p class="note">${i("edit.photosGone")}</p>`:Tt}
    ${El(e.uploads,t=>Hl(e,t))}
    <p class="hint">${i("edit.photosMost",{n:e.uploads.most})} ${i("edit.photosHint")}</p>
  </fieldset>`,uf=e=>Ot`
  ${L(e.form)}
  ${e.conflict?vl(e.conflict,(t,s)=>e.choose(t,s),()=>Qa(e.resolve())):Tt}`;function df(e,t){t.change(Br(e.currentTarget))}async function mf(e,t){let n=await t.submit(e)?document.querySelector("form [aria-invalid=true]"):document.getElementById("place");Ll(n),n?.focus()}function hf(e){let{title:t}=e.values,s=e.form.busy&&e.uploads.isBusy?"edit.waiting":e.isNew?"edit.publish":"action.save",n=a=>df(a,e);return Ot`
    <form class="card" novalidate ?hidden=${!!e.several?.groups}
      @input=${n} @change=${n} @submit=${a=>mf(a,e)}>
      ${e.isRestored?lf(e):Tt}
      ${pf(e)}
      ${Al(e.place,e.placeError)}
      ${b(e.form,"title",{label:i("find.titleField"),value:t,required:!0,most:y().limits.title})}
      ${Tl(e)}
      <div class="publish">
        ${uf(e)}
        <div class="row end">
          <a class="button quiet" href=${e.back}>${i("action.cancel")}</a>
          ${N(e.form,i(s))}
        </div>
      </div>
    </form>`}var ff=(e,t)=>Ot`
  ${e.received?of(e,t.get("shared")==="full"):Tt}
  ${Bl(e.several,()=>sf(e))}
  ${e.several.groups?Tt:kl(e.drafts)}`;function $f(e,t){return e.loading.problem?w(e.loading.problem,t):e.uploads?hf(e):k(4)}function zl(e){let t=new(e.params.id?en:un)(e,{showHome:cf}),s=()=>t.loading.load();return ql(e.signal,n=>t.uploads&&Hl(t,n)),{title:t.title,ready:s(),view:()=>Ot`
      ${v(t.title,Tt,t.back)}
      ${t.isNew?ff(t,e.query):Tt}
      ${$f(t,s)}`,close:()=>t.close()}}import{html as $s,nothing as op}from"../lib/lit-html/lit-html.js";var gf=3,bf=4,wn=(e,t=0)=>new Date(e.getFullYear(),e.getMonth(),e.getDate()-t);function wf(){let e=new Intl.Locale(Vo());return((e.getWeekInfo?.()??e.weekInfo)?.firstDay??1)%7}var yf=e=>[["today",wn(e)],["yesterday",wn(e,1)],["week",wn(e,(e.getDay()-wf()+7)%7)],["earlier",-1/0]],to=e=>wn(new Date(e.createdAt)).getTime(),yn=e=>`${to(e)} ${e.user.id}`;function vf(e){let t=new Map;for(let s of e)t.set(yn(s),[...t.get(yn(s))??[],s]);return t}function Vl(e,{now:t=new Date,mayContinue:s=!1}={}){let n=vf(e),a=s&&e.length?to(e.at(-1)):NaN,o=new Map,r=yf(t);for(let l of e){let p=n.get(yn(l)),h=p.length>=gf;if(h&&p[0]!==l)continue;let d=h?{key:yn(l),finds:p,hasMore:to(l)===a}:{find:l},q=new Date(l.createdAt),[K]=r.find(([,Ct])=>q>=Ct);o.set(K,[...o.get(K)??[],d])}return[...o].map(([l,p])=>({name:l,entries:p}))}function Wl(e){let t=n=>n.media.length>0,s=[...e.filter(t),...e.filter(n=>!t(n))].slice(0,bf);return{shown:s,rest:e.length-s.length}}var kf=1500,[xf,Of]=[4,4],qf=9;function Sf(){let e=ge(de.get());return e?.zoom>=qf?{lat:e.lat,lng:e.lng}:null}var Ff=()=>Promise.race([Sr(),Ke(kf,null)]),Pf=e=>e?{lat:Math.round(e.lat*100)/100,lng:Math.round(e.lng*100)/100}:{},vn=class{at=null;isHere=!1;busy=!1;#t=new WeakMap;#e;#s;constructor(t){this.#s=t,this.at=t.kept?.at??null,this.isHere=t.kept?.isHere??!1,this.#e=new Set(t.kept?.open),this.list=H(t,()=>$("/api/finds/feed",{...Pf(this.at),limit:20}))}liking(t){let s=this.#t.get(t);return s||this.#t.set(t,s=new _r(t.id,()=>t,this.#s)),s}save(t,s){return Pr(t,s,this.#s.update)}load=async()=>{if(this.#s.kept?.at===void 0){let t=await Ff();this.#o(t??Sf(),!!t)}await this.#a()};get days(){return Vl(this.list.items??[],{mayContinue:!!this.list.next})}get#i(){return this.days.reduce((t,s)=>t+s.entries.length,0)}isOpen=({key:t})=>this.#e.has(t);toggle({key:t}){this.#e.delete(t)||this.#e.add(t),this.#s.keep({open:[...this.#e]}),this.#s.update()}async#a(){await this.list.load(),await this.#n(xf)}more=()=>this.#n(this.#i+1);async#n(t){for(let s=0;this.list.next&&this.#i<t&&s<Of;s++){let n=this.list.items.length;if(await this.list.more(),this.list.items?.length===n)return}}#o(t,s){Object.assign(this,{at:t,isHere:s}),this.#s.keep({at:t,isHere:s})}async nearMe(){this.busy=!0,this.#s.update();try{this.#o(await fi({timeout:1e4}),!0),this.list.clear(),await this.#a()}catch(t){u(P(t))}this.busy=!1,this.#s.update()}distance=t=>this.isHere?ee(this.at,it(Fe(t))):void 0};function Lf(){return sr()?!0:E.get("installPrompt")||ir()?!1:void 0}async function Tf(){let e=await ri();return{on:!0,off:!1}[e]}var hs=class{steps=[];isKnown=!1;#t;constructor(t){this.#t=t}get isOver(){return ka.get()===g()?.id}get isShown(){return!this.isOver&&this.left>0}get left(){return this.steps.filter(t=>!t.isDone).length}async load(){if(this.isOver){this.isKnown=!0;return}let{signal:t}=this.#t,s={profile:!!g().displayName||!!g().profilePicture?.startsWith("/api/media/"),streets:g().role==="admin"&&y().tiles?.kind==="vector"?Qr().length>0:void 0,find:m(`/api/users/${g().id}`,{signal:t}).then(a=>a.findCount>0),friend:m("/api/friends?limit=1",{signal:t}).then(a=>a.length>0),push:Tf(),install:Lf()},n=await Promise.all(Object.entries(s).map(async([a,o])=>({name:a,isDone:await Promise.resolve(o).catch(()=>{})})));t.aborted||(this.isKnown=!0,this.steps=n.filter(a=>a.isDone!==void 0),this.steps.length===n.length&&!this.left&&this.dismiss(),this.#t.update())}async installNow(){let t=E.get("installPrompt");t&&(await t.prompt(),E.set("installPrompt",null),await this.load())}dismiss=()=>{ka.set(g().id),this.steps=[],this.#t.update()}};import{html as Vt,nothing as ke}from"../lib/lit-html/lit-html.js";var If="(min-width: 1180px) 516px, (min-width: 720px) 688px, 100vw",Mf=(e,t)=>Vt`
  <span class="cover c-${Ge(e.category).code}">
    ${e.media.length?ct(e.media[0],{sizes:If,eager:t}):ft(e.category)}
    ${e.media[0]?.type==="video"?Vt`<span class="play">${c("play")}</span>`:ke}
    ${e.media.length>1?Vt`<span class="counter">${i("feed.photos",{n:e.media.length})}</span>`:ke}
  </span>`;function jf(e,t){let s=[Tr(e,Fe(e))?"":gi(Fe(e)),t===void 0?"":Jo(t)].filter(Boolean);return s.length?Vt`
    <span class="soft">${c("pin")} <bdi>${s[0]}</bdi>${s[1]?Vt` · ${s[1]}`:ke}</span>`:ke}var eo=(e,t,s=ke)=>Vt`
  <span class="by">
    ${D(e.user,28)} <span class="grow">${f(e.user)} <span class="soft">· ${J(e.createdAt)}</span></span>
    ${t&&e.reason==="friend"?Vt`<span class="badge">${i("feed.friend")}</span>`:ke}
    ${e.reasonOf?Vt`<span class="badge">${c(e.reason==="list"?"feed":"map")} <bdi>${e.reasonOf.name}</bdi></span>`:ke}
    ${s}
  </span>`,Kl=(e,t,s,{km:n,eager:a,isMixed:o})=>Vt`
  <li class="feed-card">
    <a href="/finds/${e.id}">
      ${Mf(e,a)}
      <span class="about">
        <span class="name" dir="auto">${e.title}</span>
        ${jf(e,n)}
        ${eo(e,o,Kr(e))}
      </span>
    </a>
    <div class="acts">
      ${Vr(t,`like-${e.id}`)}
      <a class="act" href="/finds/${e.id}#comments" aria-label=${i("find.commentOn",{title:e.title})}>
        ${c("comment")} ${e.commentCount?Vt`<span>${T(e.commentCount)}</span>`:ke}
      </a>
      <span class="grow"></span>
      ${zr(e,s,`save-${e.id}`)}
    </div>
  </li>`;import{html as fs,nothing as Yl}from"../lib/lit-html/lit-html.js";var so=({key:e})=>`group-${e.replace(" ","-")}`;async function Gl(e,t){e.toggle(t),await x(so(t))}var Af=(e,t)=>fs`
  <span class="piece c-${Ge(e.category).code}">
    ${e.media.length?ct(e.media[0],{thumb:!0}):ft(e.category)}
    ${t?fs`<span class="beyond">+${T(t)}</span>`:Yl}
  </span>`;function Bf(e){let{shown:t,rest:s}=Wl(e);return fs`
    <span class="cover ${t[0].media.length?"":"signs"}">
      <span class="mosaic of-${t.length}">${t.map((n,a)=>Af(n,a===t.length-1?s:0))}</span>
    </span>`}var Jl=({finds:e,hasMore:t})=>i("feed.several",{n:e.length,more:t}),Nf=e=>e.map((t,s)=>fs`${s?" · ":Yl}<bdi>${t.title}</bdi>`),_f=(e,t)=>fs`
  <li class="feed-card">
    <button type="button" class="group-face" id=${so(t)} aria-expanded="false" @click=${()=>Gl(e,t)}>
      ${Bf(t.finds)}
      <span class="about">
        <span class="name">${Jl(t)}</span>
        <span class="soft titles">${Nf(t.finds.slice(0,10))}</span>
        ${eo(t.finds[0],!!e.at)}
      </span>
    </button>
  </li>`,Cf=(e,t,s)=>fs`
  <li class="feed-group">
    <div class="by">
      ${D(t.finds[0].user,28)}
      <span class="grow">${f(t.finds[0].user)} <span class="soft">· ${Jl(t)}</span></span>
      <button type="button" class="quiet" id=${so(t)} aria-expanded="true" @click=${()=>Gl(e,t)}>
        ${i("feed.less")}
      </button>
    </div>
    <ul class="feed-list">${t.finds.map(n=>s(n))}</ul>
  </li>`,Xl=(e,t,s)=>e.isOpen(t)?Cf(e,t,s):_f(e,t);import{html as Ne,nothing as Gs}from"../lib/lit-html/lit-html.js";var Zl={profile:()=>"/profile",streets:()=>"/admin/map",find:()=>"/new",friend:()=>St()?"/invites":"/people",push:()=>"/settings/notifications"},Df=e=>i(e==="friend"&&St()?"steps.inviteAction":`steps.${e}Action`);function Uf(e,t){return Zl[t]?Ne`<a class="button quiet" href=${Zl[t]()}>${Df(t)}</a>`:E.get("installPrompt")?Ne`<button type="button" class="quiet" @click=${()=>e.installNow()}>${i("steps.installAction")}</button>`:Ne`<span class="hint">${i("steps.installHint")}</span>`}var Rf=(e,{name:t,isDone:s})=>Ne`
  <li class="step ${s?"done":""}">
    <span class="tick">${s?c("check"):Gs}</span>
    <span class="grow">${i(t==="friend"&&St()?"steps.invite":`steps.${t}`,{instance:X()})}${s?Ne`<span class="unseen"> (${i("steps.done")})</span>`:Gs}</span>
    ${s?Gs:Uf(e,t)}
  </li>`;async function Ef(e,t){let s=new hs(t);e.note=()=>s.isShown?Ne`
    <p class="steps-left">
      <a href="/feed#steps">${c("check")} ${i("steps.count",{n:s.steps.length-s.left,all:s.steps.length})}</a>
      ${rt(s.dismiss)}
    </p>`:Gs,await s.load()}var Ql=(e,t)=>e.isShown?Ne`
  <details class="card steps-fold" id="steps" ?open=${t}>
    <summary>
      <span class="grow strong">${i("steps.count",{n:e.steps.length-e.left,all:e.steps.length})}</span>
      ${c("next")}
    </summary>
    <ul class="first-steps">${e.steps.map(s=>Rf(e,s))}</ul>
    <button type="button" class="link" @click=${e.dismiss}>${i("steps.hide")}</button>
  </details>`:Gs;import{html as sp,nothing as ep}from"../lib/lit-html/lit-html.js";var Hf=1,tp=(e,t=new Date)=>t.getFullYear()-new Date(e).getFullYear(),kn=class{isKnown=!1;#t=[];#e=!1;#s;constructor(t){this.#s=t}async load(){let t=$("/api/finds/on-this-day",{offset:-new Date().getTimezoneOffset()});this.#t=await m(t,{signal:this.#s.signal}).catch(()=>[]),this.isKnown=!0,this.#s.update()}get shown(){return this.#e?this.#t:this.#t.slice(0,Hf)}get count(){return this.#t.length}get hasMore(){return this.#t.length>this.shown.length}more=()=>{this.#e=!0,this.#s.update()};nameOf=t=>t.userId===g()?.id?"":f(t.user)};var zf=(e,t)=>[i("feed.yearsAgo",{n:tp(t.createdAt)}),e.nameOf(t)].filter(Boolean).join(" · ");async function Vf(e){e.more(),await x("this-day")}var Wf=e=>sp`
  <button type="button" class="link" @click=${()=>Vf(e)}>${i("feed.allOnThisDay",{n:e.count})}</button>`,ip=e=>e.shown.length?sp`
  <section class="card this-day" aria-labelledby="this-day">
    <div class="row between">
      <h2 id="this-day" tabindex="-1">${i("feed.onThisDay")}</h2>
      ${e.hasMore?Wf(e):ep}
    </div>
    <ul class="rows">${e.shown.map(t=>qi(t,zf(e,t)))}</ul>
  </section>`:ep;var Kf=()=>$s`<a class="button quiet" href="/people">${c("people")} ${i("nav.people")}</a>`,Yf=e=>e.isHere?op:$s`
  <button type="button" class="chip" aria-busy=${e.busy?"true":"false"} @click=${()=>e.nearMe()}>
    ${c("here")} ${i("feed.nearMe")}
  </button>`,np=e=>$s`
  <p class="row between"><span class="soft">${i(e.at?"feed.around":"feed.friends")}</span>${Yf(e)}</p>`,ap=(e,t)=>Kl(e,t.liking(e),s=>t.save(e,s),{km:t.distance(e),eager:e===t.list.items[0],isMixed:!!t.at}),Gf=({name:e,entries:t},s)=>$s`
  <section class="stack" aria-labelledby="day-${e}">
    <h2 id="day-${e}">${i(`feed.${e}`)}</h2>
    <ul class="feed-list">
      ${t.map(n=>n.find?ap(n.find,s):Xl(s,n,a=>ap(a,s)))}
    </ul>
  </section>`;function Jf(e,t,s){let{items:n,problem:a}=e.list;return!a&&(!n||!t.isKnown||!s.isKnown)?k(3):[Ql(t,location.hash==="#steps"||!n?.length),ip(s),Xf(e)]}function Xf(e){let{items:t,problem:s,load:n}=e.list;if(s)return w(s,n);if(!t.length&&!e.list.next){let a=i(e.at?"feed.noneText":"feed.noneFriends");return[np(e),_(i("feed.none"),a,op,"feed")]}return $s`
    ${np(e)}
    ${e.days.map(a=>Gf(a,e))}
    ${U({...e.list,more:e.more})}`}function rp(e){let t=new vn(e),s=new hs(e),n=new kn(e);return{title:i("feed.title"),broad:!0,ready:Promise.all([t.load(),s.load(),n.load()]),view:()=>$s`
      ${v(i("feed.title"),Kf())}
      ${Jf(t,s,n)}`}}import{html as V,nothing as gs}from"../lib/lit-html/lit-html.js";var Zf=30,xn=e=>e.map(t=>typeof t=="string"?t:t[0]==="code"?t[1]:xn(t.at(-1))).join("");function cp([e,t,s]){return e==="pre"?t:e==="ul"||e==="ol"?t.map(n=>n.map(cp).join(" ")).join(" "):e==="table"?t.map(n=>n.map(xn).join(" ")).join(" "):xn(s??t)}function Qf(e){let t=[{document:e,id:"",title:e.title,texts:[]}];for(let s of e.blocks)/^h\d$/.test(s[0])?t.push({document:e,id:s[1],title:xn(s[2]),texts:[]}):t.at(-1).texts.push(cp(s));return t.map(({texts:s,...n})=>({...n,text:s.join(" ")}))}var t$=({document:e,id:t})=>`/help/${e.name}${t?`#${t}`:""}`;function e$(e,t){let s=Math.min(...t.map(o=>he(e).indexOf(o)).filter(o=>o>=0),e.length),n=s>60?e.lastIndexOf(" ",s-40)+1:0,a=e.slice(n,n+160);return`${n?"… ":""}${a}${n+160<e.length?" …":""}`}function s$(e,t){let s=he(t).split(/\s+/).filter(Boolean);if(!s.length)return[];let n=({title:o,text:r})=>s.every(l=>he(`${o} ${r}`).includes(l))?s.some(l=>he(o).includes(l))?2:1:0;return e.flatMap(Qf).map(o=>[n(o),o]).filter(([o])=>o).sort(([o],[r])=>r-o).slice(0,Zf).map(([,o])=>({address:t$(o),title:o.title,document:o.document,part:e$(o.text,s)}))}function i$(e,t){let s=({name:a,language:o})=>a.replace(new RegExp(`-${o}$`),""),n=a=>a.language===t||a.language==="en"&&!e.some(o=>o.language===t&&s(o)===s(a));return e.filter(n)}var On=class{query="";#t;#e=[];constructor(t){this.#t=t,this.loading=G(t,async()=>{let s=await fetch(new URL("bundle/help.json",Ue).href,{signal:t.signal});if(!s.ok)throw Object.assign(new Error("the documents are not there"),{code:"strange",status:s.status});this.#e=await s.json()}),this.query=t.query.get("q")??""}get documents(){return i$(this.#e,vt())}get document(){return this.#e.find(t=>t.name===this.#t.params.name)}get found(){return s$(this.documents,this.query)}search(t){this.query=t,this.#t.rename($("/help",{q:t.trim()})),this.#t.update()}};var Wt=e=>e.map(t=>typeof t=="string"?t:n$[t[0]](t)),n$={b:([,e])=>V`<b>${Wt(e)}</b>`,i:([,e])=>V`<i>${Wt(e)}</i>`,code:([,e])=>V`<code>${e}</code>`,a:([,e,t])=>/^https?:/.test(e)?V`<a href=${e} target="_blank" rel="noopener">${Wt(t)}</a>`:V`<a href=${e}>${Wt(t)}</a>`},lp=e=>V`<li>${e.length===1&&e[0][0]==="p"?Wt(e[0][1]):e.map(dp)}</li>`,pp=(e,t)=>V`<tr>${e.map(t)}</tr>`,a$={h2:([,e,t])=>V`<h2 id=${e} tabindex="-1">${Wt(t)}</h2>`,h3:([,e,t])=>V`<h3 id=${e} tabindex="-1">${Wt(t)}</h3>`,p:([,e])=>V`<p>${Wt(e)}</p>`,pre:([,e])=>V`<pre tabindex="0">${e}</pre>`,ul:([,e])=>V`<ul>${e.map(lp)}</ul>`,ol:([,e])=>V`<ol>${e.map(lp)}</ol>`,table:([,[e,...t]])=>V`
    <div class="scrolls" tabindex="0"><table>
      <thead>${pp(e,s=>V`<th scope="col">${Wt(s)}</th>`)}</thead>
      <tbody>${t.map(s=>pp(s,n=>V`<td>${Wt(n)}</td>`))}</tbody>
    </table></div>`},dp=e=>a$[e[0]](e),up=e=>V`<ul class="people">${e.map(t=>lt(`/help/${t.name}`,"",t.title,"",t.language))}</ul>`,o$=([e,...t])=>V`
  <section class="card">${up([e])}</section>
  <section class="card">
    <h2>${i("help.running")}</h2>
    ${up(t)}
  </section>`;function r$(e){let t=e.found;return V`
    <p class="unseen" role="status">${i("help.found",{n:t.length})}</p>
    ${t.length?V`<section class="card"><ul class="people">${t.map(({address:s,title:n,document:a,part:o})=>lt(s,"",a.title===n?n:`${a.title} › ${n}`,o,a.language))}</ul></section>`:_(i("help.none"),i("help.noneText"),gs,"search")}`}var c$=e=>V`
  ${v(i("help.title"),gs,g()?"/settings":"/sign-in")}
  <form role="search" @submit=${t=>t.preventDefault()}>
    <label class="unseen" for="help-words">${i("help.search")}</label>
    <input id="help-words" type="search" autocomplete="off" placeholder=${i("help.search")} .value=${e.query}
      @input=${t=>e.search(t.target.value)}>
  </form>
  ${e.query.trim()?r$(e):o$(e.documents)}`,l$=({title:e,language:t,blocks:s})=>V`
  ${v(e,gs,"/help")}
  <article class="card document" lang=${t}>${s.map(dp)}</article>`,p$=()=>V`${v(i("help.title"),gs,"/help")}${_(i("missing.title"),i("missing.text"),gs,"search")}`;function u$(e,t){return e.loading.problem?V`${v(i("help.title"),gs,"/help")}${w(e.loading.problem,e.loading.load)}`:e.documents.length?t.params.name?e.document?l$(e.document):p$():c$(e):k(6)}function mp(e){let t=new On(e);return{get title(){return t.document?.title??i("help.title")},ready:t.loading.load().then(()=>location.hash?x(location.hash.slice(1)):null),view:()=>u$(t,e)}}import{html as A,nothing as Q}from"../lib/lit-html/lit-html.js";var d$=20,m$=e=>new Promise((t,s)=>{let n=()=>{clearTimeout(a),s(e.reason)},a=setTimeout(()=>{e.removeEventListener("abort",n),t()},1e3);e.addEventListener("abort",n,{once:!0})});async function hp(e,t,{signal:s,stopped:n,tick:a=m$,note:o=()=>{}}){for(;;)try{return await S(e,t,{signal:s})}catch(r){if(r.status!==429)throw r;await o();for(let l=Math.max(d$,r.retryAfter);l>0;l--){if(n())return null;await a(s)}}}var qn=class{audience="me";keep=!1;category="";area="";forFriends="true";#t;constructor(t,s){this.settings=t,this.#t=s,t.read().then(s,()=>{})}set(t){Object.assign(this,t),this.#t()}get body(){return{audience:this.audience,...this.keep?{keepVisibility:!0}:{},...this.category?{category:this.category}:{},...this.area===""?{}:{area:Number(this.area)},...Number(this.area)?{exactForFriends:this.forFriends==="true"}:{}}}};var h$=30,f$=["obscured","notPoint"],fp=()=>y().places.source!=="gazetteer",Sn=class{state=null;#t;#e;#s=!1;constructor(t,s){this.#t=t,this.#e=s}get rows(){return(this.#t.rows.items??[]).filter(t=>t.status==="noPlace"&&!f$.includes(t.reason)).slice(0,h$)}async run(){let{rows:t}=this,s={n:0,all:t.length,found:0,busy:!0,problem:null};this.state=s,this.#s=!1,this.#e.update();try{for(let n of t){if(this.#s)break;let[a]=await m($("/api/places",{query:n.place||n.title,limit:1}),{signal:this.#e.signal});s.n++,a&&await this.#t.guess(n,a)&&s.found++,this.#e.update()}}catch(n){if(n.name==="AbortError")return;s.problem=n}s.busy=!1,this.#e.update()}stop(){this.#s=!0}};function $$({lat:e,lng:t}){let s=Math.floor(e/.25);return{y:s,x:Math.floor(t/io(s))}}var io=e=>.25/Math.max(.05,Math.cos((e+.5)*.25*Math.PI/180));function g$({x:e,y:t}){let s=(e+.5)*io(t),n=[];for(let a=t-2;a<=t+2;a++){let o=Math.floor(s/io(a));for(let r=o-2;r<=o+2;r++)n.push(`${r} ${a}`)}return n}function $p(e){let t=new Map;for(let n of e){let a=$$(n),o=`${a.x} ${a.y}`,r=t.get(o);r?r.n++:t.set(o,{...a,key:o,at:{lat:n.lat,lng:n.lng},n:1})}let s=new Map;for(let n of[...t.values()].sort((a,o)=>o.n-a.n)){let a=g$(n).find(o=>s.has(o));a?s.get(a).n+=n.n:s.set(n.key,{at:n.at,n:n.n})}return[...s.values()].sort((n,a)=>a.n-n.n)}var b$=1e3,w$=14,gp=e=>({...it(e),row:e.row,name:e.title});function y$(e,t){let[s,n]=[e.map(d=>d.lat),e.map(d=>d.lng)].map(d=>d.toSorted((q,K)=>q-K)),[a,o,r,l]=[s[0],s.at(-1),n[0],n.at(-1)],p={lat:(a+o)/2,lng:(r+l)/2,zoom:w$},h=()=>{let[d,q,K,Ct]=Or(t,p).split(",").map(Number);return d<=r&&K>=l&&q<=a&&Ct>=o};for(;p.zoom>1&&!h();)p.zoom--;return p}var Fn=class{items=[];where="";#t;#e=0;constructor(t){this.#t=t}async load(t,s){let n=++this.#e,a=[];try{for(let o=0,r;!r||r.length===b$;o=r.at(-1)?.row){if(r=await m($(`${t}/points`,{status:s,after:o||""}),{signal:this.#t.signal}),n!==this.#e)return;a.push(...r.map(gp))}}catch{if(n!==this.#e)return;a.length=0}this.items=a,this.where="",this.#t.update(),a.length&&await this.#s(n)}async#s(t){let[s,...n]=$p(this.items),a={lat:s.at.lat.toFixed(3),lng:s.at.lng.toFixed(3)},o=await m($("/api/places/reverse",a),{signal:this.#t.signal}).catch(()=>null);if(t!==this.#e||!o?.name)return;let r={places:i("import.places",{n:this.items.length}),town:o.name,n:n.length};this.where=i(n.length?"import.whereMore":"import.where",r),this.#t.update()}put(t){let s=this.items.filter(n=>n.row!==t.row);this.items=t.status==="ready"&&t.latitude!==void 0?[...s,gp(t)]:s}link(t){return $("/",{at:be(y$(this.items,t))})}};var v$=e=>Number(new URLSearchParams(e.split("?")[1]).get("limit"));function bp(e,t){let s={items:null,next:0,busy:!1,problem:null},n=0,a=async o=>{let r=n,l=t();Object.assign(s,{busy:!0,problem:null}),e.update();try{let p=await m(o?`${l}&after=${o}`:l,{signal:e.signal});if(r!==n)return;s.items=[...o?s.items:[],...p],s.next=p.length<v$(l)?0:p.at(-1).row}catch(p){if(r!==n||p.name==="AbortError")return;o?u(P(p)):s.problem=p}s.busy=!1,e.update()};return s.clear=()=>{n++,Object.assign(s,{items:null,next:0,busy:!1,problem:null})},s.load=()=>a(0),s.more=async()=>{!s.busy&&s.next&&await a(s.next)},s.put=o=>{s.items=s.items?.map(r=>r.row===o.row?o:r)??null},s.drop=o=>{s.items=s.items?.filter(r=>r.row!==o.row)??null,s.items&&!s.items.length&&s.more()},s}var k$=e=>(/\.zip$/i.test(e.name??"")?1e3:100)*2**20,wp=20,x$=200,O$=["ready","noPlace","duplicate","bad","skipped","done"],q$=4,S$=["noPoint","zeroPoint","notPoint","obscured","badPoint","noTitle","badLine","twice","known"],yp=e=>S$.includes(e.reason)?e.reason:"",Pn=class{current=null;unfinished=[];finished=[];isUndoing=!1;status="ready";progress=null;refusal=null;published=null;#t;#e=null;#s=!1;constructor(t){this.#t=t,this.options=new qn(new we(t),()=>t.update()),this.places=new Sn(this,t),this.points=new Fn(t),this.rows=bp(t,()=>$(`${this.#i}/rows`,{status:this.status,limit:50})),this.loading=G(t,()=>this.#a())}get#i(){return`/api/imports/${this.current.id}`}get tabs(){let{counts:t}=this.current;return O$.map((s,n)=>({name:s,n:t[s],at:n})).filter(({n:s,at:n})=>s||n<q$)}get isBusy(){return!!this.published?.busy}get isDone(){let{counts:t}=this.current;return!!this.published&&!this.isBusy&&!this.published.problem&&!t.ready&&!t.noPlace&&!t.media}async#a(){let{signal:t}=this.#t,s=this.#t.query.get("id"),n=await m("/api/imports",{signal:t});this.unfinished=n.filter(o=>o.counts.ready||o.counts.noPlace),this.finished=n.filter(o=>o.counts.done&&!this.unfinished.includes(o));let a=n.find(o=>o.id===s);a&&await this.#n(a)}async#n(t){this.current=t,this.published=null,this.places.state=null,this.status=this.tabs.find(({n:s})=>s)?.name??"ready",this.rows.clear(),await this.rows.load(),this.points.load(this.#i,"ready")}open(t){return this.#t.rename($("/import",{id:t.id})),this.#n(t)}async upload(t,s=He){let n=new AbortController;this.#e=n,this.#t.signal.addEventListener("abort",()=>n.abort(),{once:!0}),Object.assign(this,{progress:0,refusal:null}),this.#t.update();let a=o=>{this.progress=o,this.#t.update()};try{if(t.size>k$(t))throw{code:"page",text:i("import.tooLarge")};let o=await s("POST","/api/imports",t,{progress:a,signal:n.signal});if(n.signal.aborted)return;await this.open(o)}catch(o){if(o.name==="AbortError")return;this.refusal=o,o.reason==="too_many_imports"&&await this.loading.load()}finally{this.progress=null,this.#t.update()}}cancel(){this.#e?.abort()}choose(t){return this.status=t,this.rows.clear(),this.rows.load()}async#o(t,s){let n=await I(Y(`${this.#i}/rows/${t.row}`,s).then(a=>{let o={...this.current.counts};o[t.status]--,o[a.status]++,this.current={...this.current,counts:o},a.status===t.status?this.rows.put(a):this.rows.drop(t),this.published?.made||this.points.put(a)}));return this.#t.update(),n}skip(t,s){return this.#o(t,{skip:s})}place(t,{point:s,name:n,location:a}){let o=a?.name??n;return this.#o(t,{latitude:s.lat,longitude:s.lng,...o?{place:o}:{}})}guess(t,{latitude:s,longitude:n}){return this.#o(t,{latitude:s,longitude:n,guessed:!0})}rename(t,s){return this.#o(t,{title:s})}async commit(t){if(this.isBusy)return;let{signal:s}=this.#t,{ready:n,done:a}=this.current.counts;this.#s=!1;let o={made:0,taken:0,all:n,busy:!0,isWaiting:!1,problem:null};this.published=o;let r=p=>{this.current=p,Object.assign(o,{made:p.counts.done-a,taken:n-p.counts.ready}),this.#t.update()},l=()=>(o.isWaiting=!0,this.#t.update(),m(this.#i,{signal:s}).then(r).catch(p=>{if(!Ut(p))throw p}));this.#t.update();try{for(let p=wp;this.current.counts.ready&&!this.#s;){let h=this.current.counts.ready,d=await hp(`${this.#i}/commit`,{...this.options.body,limit:x$},{signal:s,stopped:()=>this.#s,note:l,tick:t});if(o.isWaiting=!1,!d)break;if(r(d),p=this.current.counts.ready<h?wp:this.current.counts.media?p-1:0,!p)throw{code:"strange"}}}catch(p){if(p.name==="AbortError")return;o.problem=p,await m(this.#i,{signal:s}).then(r).catch(()=>{})}o.busy=!1,!s.aborted&&(await this.choose(this.current.counts.ready?"ready":"done"),this.points.load(this.#i,o.made?"done":"ready"))}stop(){this.#s=!0}leave(){return this.current=null,this.refusal=null,this.#t.query.delete("id"),this.#t.rename("/import"),this.loading.load()}async undoable(){let t=null;return await I(S(`${this.#i}/undo`,{dryRun:!0}).then(s=>{t=s})),t}async undo(){let{signal:t}=this.#t,[s,n]=[0,0],a=async()=>{for(let r=1;r;){let l=await S(`${this.#i}/undo`,{},{signal:t});[s,n,r]=[s+l.binned,l.changed,l.binned?l.left:0]}};this.isUndoing=!0,this.#t.update();let o=await I(a());if(!t.aborted)return Object.assign(this,{isUndoing:!1,published:null}),u([i("import.undone",{n:s}),n?i("import.undoneKept",{n}):""].filter(Boolean).join(" ")),o&&!n?this.leave():m(this.#i,{signal:t}).then(r=>this.#n(r),()=>this.leave())}async discard(t){await I(M(`/api/imports/${t.id}`))&&await this.leave()}};var F$=["track","route","line","area","picture","link","file","damaged","text"];function vp({leftOut:e=[]}){let t=e.filter(({kind:s})=>F$.includes(s));return t.length?i("import.leftOut",{n:t.reduce((s,{n})=>s+n,0),list:Yo(t.map(({kind:s,n})=>i(`import.kind.${s}`,{n})))}):""}var kp=({leftOut:e=[]})=>e.flatMap(({where:t=[]})=>t).map(({file:t="",line:s=0,column:n=0})=>s?i(t?"import.leftAt":"import.leftLine",{file:t,line:T(s),column:T(n)}):t);import{html as ao,nothing as no}from"../lib/lit-html/lit-html.js";var P$=(e,t,s,n,a)=>ao`
  <label class="switch">
    <span>${s}<br><span class="soft">${n}</span></span>
    <input type="checkbox" role="switch" id=${e} .checked=${t} @change=${o=>a(o.target.checked)}>
  </label>`,L$=(e,t)=>ao`
  ${e.current.format==="finds"?P$("import-keep",t.keep,i("import.keep"),i("import.keepHint"),s=>t.set({keep:s})):no}
  ${t.keep?no:O("import-audience",{label:i("edit.who"),chosen:t.audience,options:bt.map(s=>[s,i(`find.audience.${s}`)]),set:s=>t.set({audience:s})})}`,T$=e=>O("import-category",{label:i("import.category"),options:[["",i("edit.none")],...Rt().map(t=>[t,R(t)])],chosen:e.category,set:t=>e.set({category:t})}),I$=e=>O("import-area",{label:i("privacy.shown"),hint:i("import.areaHint"),chosen:e.area,set:t=>e.set({area:t}),options:[["",zs(e.settings.values)],...ve()]}),M$=e=>O("import-friends",{label:i("privacy.exactFor"),options:mn(),chosen:e.forFriends,set:t=>e.set({forFriends:t})}),xp=(e,t=e.options)=>ao`
  ${L$(e,t)}
  <div class="folds">
    <details class="fold" id="fold-import">
      <summary>${c("filter")} <span class="grow">${i("import.more")}</span> ${c("next")}</summary>
      <div class="stack">${T$(t)}${I$(t)}${Number(t.area)?M$(t):no}</div>
    </details>
  </div>`;import{html as $t,nothing as xe}from"../lib/lit-html/lit-html.js";function j$(e){if(e.status==="ready"&&e.reason!=="noTitle")return e.guessed?i("import.guessed"):e.place??"";let t=yp(e),s=e.line?`${i("import.line",{n:e.line})}: `:"";return t?s+i(`import.reason.${t}`):""}async function ro(e,t,s){if(!await s)return;let n=e.rows.items?.[Math.min(t,e.rows.items.length-1)];x(n?`row-${n.row}`:"part-rows")}function A$(e,t,s,n){let a=new xt(n,null,()=>ro(e,s,e.place(t,a.value)));return ms(a)}var Ln=e=>e.title||i("import.line",{n:e.row}),oo=(e,t,s)=>$t`
  <button type="button" class="quiet" id="row-${e.row}" aria-label=${`${t}: ${Ln(e)}`} @click=${s}>${t}</button>`,B$=e=>t=>b(t,"title",{label:i("find.titleField"),value:e.title,required:!0,least:1,most:y().limits.title});async function N$(e,t){await C(n=>new F({send:async({title:a})=>{await e.rename(t,a.trim())&&n()}}),i("import.rename"),B$(t),n=>N(n,i("action.save"))),x(`name-${t.row}`)}var Op=(e,t)=>$t`
  <button type="button" class="round" id="name-${t.row}" aria-label=${`${i("import.rename")}: ${Ln(t)}`}
    @click=${()=>N$(e,t)}>
    ${c("edit")}
  </button>`,qp=e=>e.findId?$t`
  <a class="button quiet" href="/finds/${e.findId}" aria-label=${`${i("import.show")}: ${Ln(e)}`}>
    ${i("import.show")}</a>`:xe,_$=(e,t,s,n)=>({ready:()=>$t`${Op(e,t)}${oo(t,i("import.skip"),()=>ro(e,s,e.skip(t,!0)))}`,skipped:()=>oo(t,i("import.unskip"),()=>ro(e,s,e.skip(t,!1))),noPlace:()=>$t`${Op(e,t)}${oo(t,i("import.locate"),()=>A$(e,t,s,n))}`,duplicate:()=>qp(t),done:()=>qp(t)})[t.status]?.()??xe,co=e=>e?$t`<br><span class="soft" dir="auto">${e}</span>`:xe,C$=e=>e.slice(e.lastIndexOf("/")+1),D$=e=>[`import.lost.${e}`,`rule.${e}`,`reason.${e}`].map(t=>[t,i(t)]).find(([t,s])=>s!==t)?.[1]??e,U$=({media:e,lost:t=[]})=>[e>t.length?co(i("import.rowMedia",{n:e-t.length})):xe,...t.map(({file:s,reason:n})=>co(`${C$(s)}: ${D$(n)}`))],R$=(e,t,s,n)=>$t`
  <li class="row between">
    <span class="grow"><bdi class="strong">${Ln(t)}</bdi>${co(j$(t))}${U$(t)}</span>
    <span class="row">${_$(e,t,s,n)}</span>
  </li>`;function E$(e,t){let{items:s,problem:n,load:a}=e.rows;return n?w(n,a):s?s.length?$t`
    <ul class="people" aria-label=${i("import.rows")}>${s.map((o,r)=>R$(e,o,r,t))}</ul>
    ${U(e.rows)}`:$t`<p class="soft" role="status">${i("import.none")}</p>`:k(4)}var H$=(e,{n:t,all:s})=>$t`
  <progress max=${s} .value=${t} aria-label=${i("import.lookUp")}></progress>
  <p class="row between">
    <span role="status">${i("import.progress",{n:t,all:T(s)})}</span>
    <button type="button" class="quiet" @click=${()=>e.places.stop()}>${i("import.stop")}</button>
  </p>`;async function z$(e){await e.places.run(),x("part-rows")}function V$(e){let{state:t,rows:s}=e.places;return t?.busy?H$(e,t):$t`
    ${t?$t`<p role="status">${i("import.lookedUp",{n:t.found})}</p>`:xe}
    ${t?.problem?w(t.problem):xe}
    ${s.length?$t`
      <p class="hint">${i("import.lookUpText",{source:y().places.attribution})}</p>
      <p>
        <button type="button" class="quiet" id="import-lookup" @click=${()=>z$(e)}>${i("import.lookUp")}</button>
      </p>`:xe}`}var W$=e=>e.tabs.filter(({n:t})=>t).map(({name:t,n:s})=>`${T(s)} ${i(`import.status.${t}`)}`).join(" · "),K$=e=>$t`
  <summary>
    <span class="grow">${hi("rows",i("import.rows"))} <span class="soft">${W$(e)}</span></span>
    ${c("next")}
  </summary>`,Sp=(e,t)=>$t`
  <details class="card import-rows" ?open=${!e.isDone||e.current.counts.mediaLost>0}>
    ${K$(e)}
    <div class="chips" role="group" aria-label=${i("import.which")}>
      ${e.tabs.map(({name:s,n})=>We(e.status===s,`${i(`import.status.${s}`)} (${T(n)})`,()=>e.choose(s)))}
    </div>
    ${e.status==="noPlace"&&fp()?V$(e):xe}
    ${E$(e,t)}
  </details>`;var bs=class extends oc{label="";points=[];options(){let{lat:t,lng:s}=this.points[0]??{lat:25,lng:5};return{view:{lat:t,lng:s,zoom:2},still:!0,onMove:()=>this.map&&this.mark()}}draw(){this.points.length&&(this.map.fit(this.points,this.closest,{animate:!1}),this.mark())}failed(){this.remove()}};var[Tn,Y$,G$]=[12,28,44],lo=class extends bs{closest=Tn;options(){return{...super.options(),isWide:!0}}set places(t){let s=t!==this.points;this.points=t,this.map&&s&&this.draw()}mark(){this.map.setMarkers(Pi(this.points,t=>this.map.pixelOf(t),G$).map(t=>this.#t(t)))}#t([t,...s]){if(!s.length){let r=()=>this.map.setView({...t,zoom:Tn}),l=t.km?t:null;return{key:`${t.lat},${t.lng}`,lat:t.lat,lng:t.lng,kind:"dot",size:Y$,text:"",label:t.name,area:l,click:r}}let n=cc({latitude:t.lat,longitude:t.lng,count:s.length+1}),a=s.every(r=>r.lat===t.lat&&r.lng===t.lng);return{...n,click:()=>a?this.map.setView({...t,zoom:Tn}):this.map.fit([t,...s],Tn)}}};customElements.define("finds-map",lo);var J$=".gpx,.kml,.kmz,.geojson,.geojsonl,.json,.umap,.csv,.tsv,.txt,.zip";async function X$(e,t){let s=e.target,[n]=s.files;n&&(await t.upload(n),s.value="",t.current&&x("part-import"))}var Z$=e=>A`
  <progress max="1" .value=${e.progress} aria-label=${i("import.upload")}></progress>
  <p class="row between">
    <span class="soft" role="status">${i(e.progress<1?"import.upload":"import.reading")}</span>
    <button type="button" class="quiet" @click=${()=>e.cancel()}>${i("action.cancel")}</button>
  </p>`,Q$=e=>A`
  <p class="row actions">
    <label class="button" for="import-file">${c("plus")} ${i("import.choose")}</label>
    <input class="file" id="import-file" type="file" accept=${J$} aria-describedby="import-hint" @change=${t=>X$(t,e)}>
  </p>`,tg=e=>A`
  <section class="card">
    <p>${i("import.text")}</p>
    ${e.refusal?w(e.refusal):Q}
    ${e.progress===null?Q$(e):Z$(e)}
    <p class="hint" id="import-hint">${i("import.files")}</p>
  </section>
  ${e.unfinished.length?sg(e):Q}
  ${e.finished.length?ig(e):Q}`;async function Pp(e,t){await j(i("import.discardTitle"),i("import.discardText"),i("import.discard"))&&(await e.discard(t),x("import-file"))}var ws=e=>e.name||i("import.unnamed");async function eg(e){let t=await e.undoable();if(!t)return;let{left:s,changed:n}=t,a=n?` ${i("import.undoneKept",{n})}`:"";if(!s)return u(i("import.undoNone")+a);await j(i("import.undoTitle"),i("import.undoText",{n:s})+a,i("import.undo"))&&(await e.undo(),x(e.current?"part-import":"import-file"))}async function Lp(e,t){await e.open(t),x("part-import")}var sg=e=>A`
  <section class="card">
    <h2>${i("import.unfinished")}</h2>
    <ul class="people">${e.unfinished.map(t=>A`
      <li class="row between">
        <span class="grow"><bdi class="strong">${ws(t)}</bdi><br>
          <span class="soft">${i("import.left",{n:t.counts.ready+t.counts.noPlace})} ${Tp(t)}</span></span>
        <span class="row">
          <button type="button" class="quiet" aria-label=${`${i("import.goOn")}: ${ws(t)}`} @click=${()=>Lp(e,t)}>
            ${i("import.goOn")}
          </button>
          <button type="button" class="round" aria-label=${`${i("import.discard")}: ${ws(t)}`}
            @click=${()=>Pp(e,t)}>
            ${c("trash")}
          </button>
        </span>
      </li>`)}
    </ul>
  </section>`,ig=e=>A`
  <section class="card">
    <h2>${i("import.finished")}</h2>
    <ul class="people">${e.finished.map(t=>A`
      <li class="row between">
        <span class="grow"><bdi class="strong">${ws(t)}</bdi><br>
          <span class="soft">${i("import.made",{n:t.counts.done})}</span></span>
        <button type="button" class="quiet" aria-label=${`${i("import.show")}: ${ws(t)}`} @click=${()=>Lp(e,t)}>
          ${i("import.show")}
        </button>
      </li>`)}
    </ul>
  </section>`,Tp=e=>i("import.ends",{date:Dt(e.expiresAt)});async function ng(e){await e.commit(),x("part-import")}var ag=(e,{taken:t,all:s,isWaiting:n})=>A`
  <progress max=${s} .value=${t} aria-label=${i("import.running")}></progress>
  <p class="row between">
    <span role="status">${i("import.progress",{n:t,all:T(s)})}</span>
    <button type="button" class="quiet" id="import-stop" @click=${()=>e.stop()}>${i("import.stop")}</button>
  </p>
  ${n?A`<p class="soft" role="status">${i("import.waiting")}</p>`:Q}
  ${e.current.counts.media?A`<p class="soft">${i("import.mediaLeft",{n:e.current.counts.media})}</p>`:Q}`,og=e=>e.items.length?e.link({width:innerWidth,height:innerHeight/2}):"/profile",rg=({mediaDone:e,mediaLost:t},{made:s},n)=>A`
  <p role="status">${c("check")} ${i("import.made",{n:s})}</p>
  ${e?A`<p>${i("import.media",{n:e})}</p>`:Q}
  ${t?A`<p>${i("import.mediaLost",{n:t})}</p>`:Q}
  ${s?A`<p><a class="button" href=${og(n)}>${i("import.see")}</a></p>`:Q}`,cg=(e,t)=>A`
  ${xp(e)}
  <button type="button" class="main" id="import-commit" @click=${()=>ng(e)}>${i("import.commit",{n:t})}</button>`;function lg(e){let[t,s]=[vp(e),kp(e)];return A`
    ${t?A`<p id="import-left">${t}</p>`:Q}
    ${s.length?A`
      <details>
        <summary>${i("import.leftWhere")}</summary>
        <ul>${s.map(n=>A`<li><bdi>${n}</bdi></li>`)}</ul>
      </details>`:Q}
    ${e.guessedEncoding?A`<p>${i("import.encoding",{name:e.guessedEncoding})}</p>`:Q}`}function pg(e){let{current:t,published:s}=e;return A`
    <section class="card">
      ${hi("import",A`<bdi>${ws(t)}</bdi>`)}
      ${e.isUndoing?A`<p class="soft" role="status">${i("import.undoing")}</p>`:e.isBusy?ag(e,s):A`
        ${e.isDone?Q:A`<p class="soft">${Tp(t)}</p>`}
        ${e.points.where?A`<p class="strong" id="import-where">${e.points.where}</p>`:Q}
        ${e.points.items.length?A`
          <finds-map .places=${e.points.items} .label=${i("import.map")}></finds-map>`:Q}
        ${s?rg(t.counts,s,e.points):Q}
        ${lg(t)}
        ${s?.problem?w(s.problem):Q}
        ${t.counts.ready?cg(e,t.counts.ready):Q}
        <p class="row">${e.current.counts.done?A`
          <button type="button" class="quiet" id="import-undo" @click=${()=>eg(e)}>${i("import.undo")}</button>`:Q}
        ${e.isDone?A`
          <button type="button" class="quiet" @click=${()=>Fp(e)}>${i("import.finish")}</button>`:A`
          <button type="button" class="quiet" @click=${()=>Fp(e)}>${i("import.other")}</button>
          <button type="button" class="danger" @click=${()=>Pp(e,t)}>${i("import.discard")}</button>`}
        </p>`}
    </section>`}async function Fp(e){await e.leave(),x("import-file")}function ug(e,t){return e.loading.problem?w(e.loading.problem,e.loading.load):e.current?A`${pg(e)}${e.isBusy||e.isUndoing?Q:Sp(e,t)}`:tg(e)}function Ip(e){let t=new Pn(e);return{title:i("import.title"),ready:t.loading.load(),view:()=>A`${v(i("import.title"),Q,"/settings")}${ug(t,e)}`}}import{html as at,nothing as re}from"../lib/lit-html/lit-html.js";var dg=1e3,Mp=[5,15,30,60],ys=class{areas=null;wishes=[];job=null;chosen=null;plan=null;problem=null;km=15;busy=!1;#t;#e;constructor(t,s=Ke){this.#t=t,this.#e=s,this.loading=G(t,async()=>{await this.#i(),this.#a();let n=ge(t.query?.get("at"));n&&!this.chosen&&await this.#s(n)})}async#s({lat:t,lng:s}){let n=await m($("/api/places/reverse",{lat:t,lng:s}),{signal:this.#t.signal}).catch(()=>null);n&&await this.choose(n)}get isRunning(){return this.job?.state==="running"}async#i(){let{areas:t,job:s,wishes:n}=await m("/api/admin/map",{signal:this.#t.signal});Object.assign(this,{areas:t,job:s,wishes:n}),this.#t.update()}async#a(){for(;this.isRunning&&!this.#t.signal.aborted;)await this.#e(dg),await this.#i().catch(()=>{})}get#n(){return{...this.chosen,km:this.km}}choose({name:t,address:s,latitude:n,longitude:a}){return this.chosen={title:[t,s].filter(Boolean).join(", "),latitude:n,longitude:a},this.#o()}grant({title:t,latitude:s,longitude:n}){return this.chosen={title:t,latitude:s,longitude:n},this.add()}resize(t){return this.km=t,this.#o()}async#o(){Object.assign(this,{plan:null,problem:null,busy:!0}),this.#t.update();let t=JSON.stringify(this.#n),s=await S("/api/admin/map/plans",this.#n).then(n=>({plan:n}),n=>({problem:n}));t===JSON.stringify(this.#n)&&(Object.assign(this,s,{busy:!1}),this.#t.update())}async add(){try{this.job=await S("/api/admin/map/areas",this.#n),Object.assign(this,{plan:null,problem:null})}catch(t){this.problem=t}this.#t.update(),await this.#a()}async renew(t){try{this.job=await B(`/api/admin/map/areas/${t.name}`)}catch(s){u(P(s))}this.#t.update(),await this.#a()}async remove(t){try{await M(`/api/admin/map/areas/${t.name}`),await this.#i(),u(i("areas.removed",{title:t.title}))}catch(s){u(P(s))}}};async function mg(e,t){await j(i("areas.removeTitle",{title:t.title}),i("areas.removeText"),i("areas.remove"))&&e.remove(t)}var hg=(e,t)=>at`
  <li class="row between">
    <span><span class="strong" dir="auto">${t.title}</span><br>
      <span class="soft">${ot(t.bytes)} · ${J(t.updatedAt)}</span></span>
    <span class="row">
      ${t.updatable?at`
        <button type="button" class="quiet" ?disabled=${e.isRunning} aria-label="${i("areas.update")}: ${t.title}"
          @click=${()=>e.renew(t)}>${i("areas.update")}</button>`:re}
      <button type="button" class="danger" aria-label="${i("areas.remove")}: ${t.title}" @click=${()=>mg(e,t)}>
        ${i("areas.remove")}
      </button>
    </span>
  </li>`,fg=e=>at`
  <section class="card" aria-labelledby="areas">
    <h2 id="areas">${i("areas.list")}</h2>
    ${e.areas.length?at`<ul class="people">${e.areas.map(t=>hg(e,t))}</ul>`:_(i("areas.none"),i("areas.noneText"),re,"way")}
  </section>`,$g=(e,t)=>at`
  <li class="row between">
    <span><span class="strong" dir="auto">${t.title}</span><br><span class="soft">${i("areas.wishedBy",{n:t.users})}</span></span>
    <button type="button" class="quiet" ?disabled=${e.isRunning} aria-label=${i("areas.grant",{title:t.title})}
      @click=${()=>e.grant(t)}>${i("areas.addWish")}</button>
  </li>`,gg=e=>e.wishes.length?at`
  <section class="card" aria-labelledby="wishes">
    <h2 id="wishes">${i("areas.wishes")}</h2>
    <ul class="people">${e.wishes.map(t=>$g(e,t))}</ul>
  </section>`:re,bg=e=>O("km",{label:i("areas.size"),options:Mp.map(t=>[t,Ts(t)]),chosen:e.km,set:t=>e.resize(Number(t))}),wg=e=>at`
  <p>${i("areas.from",{host:e.plan.host})}</p>
  <button type="button" class="main" @click=${()=>e.add()}>
    ${c("map")} ${i("areas.add",{title:e.chosen.title,size:ot(e.plan.bytes)})}
  </button>`;function yg(e){return!e.chosen||e.isRunning?re:at`
    <p class="strong" dir="auto">${e.chosen.title}</p>
    ${bg(e)}
    ${e.busy?at`<p class="soft" role="status">${i("areas.asking")}</p>`:re}
    ${e.problem?at`<p class="error" role="alert">${P(e.problem)}</p>`:re}
    ${e.plan?wg(e):re}`}function vg(e){let{job:t}=e;if(!t)return re;let{title:s,state:n}=t;if(n==="failed")return at`<p class="error" role="alert">${i("areas.failed",{title:s})} ${P(t)}</p>`;if(n==="current")return at`<p role="status">${i("areas.current",{title:s})}</p>`;if(n==="done")return at`
      <p role="status">${i("areas.done",{title:s})}</p>
      <a class="button" href="/" @click=${o=>{o.preventDefault(),location.assign("/")}}>${i("areas.show")}</a>`;let a=i("areas.started",{title:s});return at`
    <p role="status">${t.total?i("areas.running",{title:s,done:ot(t.bytes),total:ot(t.total)}):a}</p>
    <progress max=${t.total||1} .value=${t.bytes} aria-label=${a}></progress>`}var po=e=>at`
  <section class="card" aria-labelledby="where">
    <h2 id="where">${i("areas.where")}</h2>
    <p class="hint">${i("areas.whereText")}</p>
    <place-search id="area" .label=${i("areas.search")} @choose=${({detail:t})=>e.choose(t.value)}></place-search>
    ${yg(e)}
    ${vg(e)}
  </section>`;function kg(e){return e.loading.problem?w(e.loading.problem,e.loading.load):e.areas?at`
    ${po(e)}
    ${gg(e)}
    ${fg(e)}`:k(3)}function jp(e){let t=new ys(e);return{title:i("admin.map"),ready:t.loading.load(),view:()=>at`${v(i("admin.map"),re,"/admin")}${kg(t)}`}}import{html as dt,nothing as wt}from"../lib/lit-html/lit-html.js";var xg=4,Og=e=>e.map((t,s)=>t.map((n,a)=>n?`M${a} ${s}h1v1h-1z`:"").join("")).join("");async function In(e){let{encode:t}=await import(new URL("lib/uqr/uqr.js",Ue).href),{data:s,size:n}=t(e,{ecc:"M",border:xg});return{size:n,path:Og(s)}}var Ap=[1,2,5,10,25,100],Bp=[1,7,30,90],vs=class{created=null;#t;constructor(t){this.#t=t,this.list=H(t,"/api/invites"),this.lists=H(t,"/api/lists?limit=100"),this.form=new F({send:(s,n)=>this.#e(s,n),update:t.update})}get isAdmin(){return g()?.role==="admin"}isMine(t){return t.inviter?.id===g()?.id}async#e({uses:t,days:s,note:n="",befriend:a,listId:o=""},r){let l={uses:Number(t),days:Number(s),note:n.trim(),befriend:!!a,...o?{listId:o}:{}},p=await S("/api/invites",l);this.created={...p,url:new URL(p.link,location.origin).href,code:null},r.reset(),this.#t.update(),await Promise.all([this.#s(this.created),this.list.load()])}async#s(t){t.code=await In(t.url).catch(()=>null),this.#t.update()}close=()=>{this.created=null,this.#t.update()};async copy(){u(i(await $e(this.created.url)?"find.copied":"invites.copyYourself"))}get canShare(){return!!navigator.share}async share(){try{let t=i("invites.shareText",{name:f(g()),instance:X()});await navigator.share({title:i("invites.shareTitle",{instance:X()}),text:t,url:this.created.url})}catch(t){t.name!=="AbortError"&&await this.copy()}}async revoke(t){try{await M(`/api/invites/${t.id}`),this.created?.id===t.id&&(this.created=null),await this.list.load()}catch(s){u(P(s))}this.#t.update()}};import{html as qg}from"../lib/lit-html/lit-html.js";var Mn=({size:e,path:t},s)=>qg`
  <svg class="qr" viewBox="0 0 ${e} ${e}" role="img" aria-label=${s} shape-rendering="crispEdges">
    <path d=${t}></path>
  </svg>`;var Sg=()=>dt`
  <label class="switch">
    <span>${i("invites.befriend")}<br><span class="soft">${i("invites.befriendHint")}</span></span>
    <input type="checkbox" role="switch" id="befriend" name="befriend" checked>
  </label>`;function Fg({target:e,currentTarget:t}){e.name==="uses"&&(t.elements.befriend.checked=e.value==="1")}async function Pg(e,t){let s=t.created;await t.form.submit(e),t.created!==s&&await x("created-title")}var uo=(e,t=e.form)=>dt`
  <form class="card" novalidate aria-labelledby="new-invite" @change=${Fg} @submit=${s=>Pg(s,e)}>
    <h2 id="new-invite">${i("invites.new")}</h2>
    ${L(t)}
    <div class="pair">
      ${O("uses",{label:i("invites.uses"),options:Ap.map(s=>[s,i("invites.people",{n:s})]),chosen:1})}
      ${O("days",{label:i("invites.days"),options:Bp.map(s=>[s,i("invites.daysOf",{n:s})]),chosen:7})}
    </div>
    ${Sg()}
    ${e.lists?.items?.length?O("listId",{label:i("invites.list"),hint:i("invites.listHint"),chosen:"",options:[["",i("invites.noList")],...e.lists.items.map(s=>[s.id,s.name])]}):wt}
    ${b(t,"note",{label:i("invites.note"),hint:i("invites.noteHint"),most:200})}
    <div class="row end">${N(t,i("invites.create"))}</div>
  </form>`,Lg=e=>dt`
  <button type="button" class="quiet" @click=${()=>e.share()}>${c("share")} ${i("action.share")}</button>`,mo=e=>dt`
  <section class="card" id="created" aria-labelledby="created-title">
    <div class="row between"><h2 id="created-title" tabindex="-1">${i("invites.ready")}</h2>${rt(e.close)}</div>
    <p role="status">${i("invites.once")}</p>
    <div class="field">
      <label for="link">${i("invites.link")}</label>
      <input id="link" type="text" readonly dir="ltr" .value=${e.created.url} @focus=${t=>t.target.select()}>
    </div>
    <p class="row actions">
      <button type="button" @click=${()=>e.copy()}>${c("copy")} ${i("invites.copy")}</button>
      ${e.canShare?Lg(e):wt}
    </p>
    ${e.created.code?Mn(e.created.code,i("invites.qr")):wt}
  </section>`,Tg=e=>dt`<li><a class="person" href="/people/${e.id}">${D(e,28)} <span class="strong">${f(e)}</span></a></li>`;async function Ig(e,t){await j(i("invites.revokeTitle"),i("invites.revokeText"),i("invites.revoke"))&&await e.revoke(t)}var Mg=(e,t,s)=>dt`
  <button type="button" class="quiet" aria-label="${i("invites.revoke")}: ${s}" @click=${()=>Ig(e,t)}>
    ${i("invites.revoke")}
  </button>`,jg={open:"invites.open",used_up:"invites.usedUp",expired:"invites.expired",revoked:"invites.revoked",suspended:"invites.suspended"},Ag=(e,t)=>!e.isAdmin||e.isMine(t)?wt:dt` · ${t.inviter?i("invites.by",{name:f(t.inviter)}):i("invites.byCommand")}`;function Bg(e,t){let s=t.note||i("invites.of",{date:Dt(t.createdAt)}),n=t.state==="open";return dt`
    <li class="invite">
      <div class="row between">
        <span class="strong" dir="auto">${s}</span>
        <span class="badge">${i(jg[t.state])}</span>
      </div>
      <p class="soft">
        ${i("invites.used",{used:T(t.uses-t.usesLeft),uses:T(t.uses)})}
        ${n?dt` · ${i("invites.until",{date:Dt(t.expiresAt)})}`:wt}
        ${t.befriend?dt` · ${i("invites.befriends")}`:wt}
        ${t.listName?dt` · ${i("invites.into",{list:t.listName})}`:wt}
        ${Ag(e,t)}
      </p>
      ${t.usedBy.length?dt`<ul class="row used" aria-label=${i("invites.usedBy")}>${t.usedBy.map(Tg)}</ul>`:wt}
      ${n?dt`<p class="row actions">${Mg(e,t,s)}</p>`:wt}
    </li>`}function Ng(e){let{items:t,problem:s,load:n}=e.list;return s?w(s,n):t?t.length?dt`
    <section class="card">
      <h2>${i(e.isAdmin?"invites.all":"invites.yours")}</h2>
      <ul class="people">${t.map(a=>Bg(e,a))}</ul>
      ${U(e.list)}
    </section>`:St()?wt:_(i("invites.none"),i("reason.may_not_invite")):k(2)}function Np(e){let t=new vs(e);return{title:i("invites.title"),ready:Promise.all([t.list.load(),t.lists.load()]),view:()=>dt`
      ${v(i("invites.title"),wt,"/people")}
      ${St()?dt`<p class="lead">${i("invites.lead")}</p>`:wt}
      ${t.created?mo(t):wt}
      ${St()?uo(t):wt}
      ${Ng(t)}`}}import{html as It,nothing as _e}from"../lib/lit-html/lit-html.js";import{html as ho,nothing as _p}from"../lib/lit-html/lit-html.js";function _g(e,t){let[s]=e.target.files;e.target.value="",s&&t.set(s)}var ks=(e,{label:t,hint:s})=>ho`
  <div class="field">
    <p class="row actions">
      <label class="button quiet" for="picture">${c("camera")} ${t}</label>
      <input class="file" id="picture" type="file" accept="image/*" @change=${n=>_g(n,e)}>
      ${e.has()?ho`
        <button type="button" class="quiet" @click=${()=>e.remove()}>${i("profile.pictureRemove")}</button>`:_p}
    </p>
    ${e.progress===null?_p:ho`<progress max="1" .value=${e.progress} aria-label=${t}></progress>`}
    <p class="hint">${s}</p>
  </div>`;var Dp=(e,t)=>It`
  <div class="field">
    <p><span class="strong">${e}</span><br>${t}</p>
    <p class="hint">${i("admin.fixed")}</p>
  </div>`;function Cp(e,t,s,n,a){let o=e.values[t];return e.isFixed(t)?Dp(n,a(o)):O(t,{label:n,options:s.map(r=>[r,a(r)]),chosen:o})}var Up=e=>Vi(e===ns?"":e);function fo(e,t){e.chooseAccent(t),e.isAccentDark&&Up(t)}function Cg(e){fo(e,e.darkerAccent),document.getElementById("accent").focus()}var Dg=(e,t,s)=>It`
  <button type="button" class="swatch" aria-label=${i(`admin.colours.${t}`)} title=${i(`admin.colours.${t}`)}
    aria-pressed=${s===e.accent?"true":"false"} @click=${()=>fo(e,s)}>
    <svg viewBox="0 0 32 32" aria-hidden="true"><circle cx="16" cy="16" r="16" fill=${s}/></svg>
    ${s===e.accent?c("check"):_e}
  </button>`,Ug=e=>It`
  <div class="field">
    <label for="accent">${i("admin.accent")}</label>
    <input id="accent" name="accent" type="color" .value=${e.accent} aria-describedby="accent-note"
      aria-invalid=${e.form.errors.accent?"true":_e}
      @input=${t=>e.chooseAccent(t.target.value)} @change=${t=>fo(e,t.target.value)}>
    <div class="swatches">${Object.entries(Rs).map(([t,s])=>Dg(e,t,s))}</div>
    <p id="accent-note" class=${e.form.errors.accent?"error":"hint"} aria-live="polite">
      ${e.form.errors.accent??i("admin.accentHint")}
    </p>
    ${e.isAccentDark?_e:It`
      <p><button type="button" class="quiet" @click=${()=>Cg(e)}>
        <svg class="sample" viewBox="0 0 32 32" aria-hidden="true"><circle cx="16" cy="16" r="16" fill=${e.darkerAccent}/></svg>
        ${i("admin.darker")}
      </button></p>`}
  </div>`,Rg=e=>b(e.form,"mediaLimit",{label:i("admin.limitOfAll"),hint:i("admin.limitOfAllHint"),kind:"number",mode:"numeric",value:e.limit}),Eg=({mediaLimit:e})=>e?ot(e):i("admin.limits.none"),Hg=e=>It`
  <form class="card" novalidate @submit=${e.form.submit}>
    ${L(e.form)}
    <p class="hint">${i("admin.public")}</p>
    ${ks(e.picture,{label:i("admin.picture"),hint:i("admin.pictureHint")})}
    ${b(e.form,"name",{label:i("admin.name"),value:e.values.name,most:50})}
    ${b(e.form,"description",{label:i("admin.description"),value:e.values.description,kind:"area",most:500})}
    ${b(e.form,"rules",{label:i("admin.rules"),value:e.values.rules,kind:"area",most:5e3})}
    ${b(e.form,"contact",{label:i("admin.contact"),hint:i("admin.contactHint"),value:e.values.contact,most:200})}
    ${Ug(e)}
    ${Cp(e,"registration",Ac,i("admin.registration"),t=>i(`admin.modes.${t}`))}
    ${Cp(e,"invites",Bc,i("admin.whoInvites"),t=>i(`admin.inviters.${t}`))}
    ${e.isFixed("mediaLimit")?Dp(i("admin.limitOfAll"),Eg(e.values)):Rg(e)}
    <div class="row end">${N(e.form,i("action.save"))}</div>
  </form>`;function zg(e){return e.loading.problem?w(e.loading.problem,e.loading.load):e.values?It`${Hg(e)}${Vg(e)}`:k(4)}var Vg=e=>It`
  <section class="card">
    <h2>${i("admin.startView")}</h2>
    <p class="hint">${i("admin.startViewText")}</p>
    ${e.startView?It`<place-map class="homemap" inert .at=${e.startView}></place-map>`:_e}
    <p class="row">
      ${e.myView?It`
        <button type="button" class="quiet" id="start-view" @click=${()=>e.begin(e.myView)}>${i("admin.startViewTake")}</button>`:_e}
      ${e.startView?It`
        <button type="button" class="quiet" @click=${()=>e.begin("")}>${i("admin.startViewRemove")}</button>`:_e}
    </p>
  </section>`;function Rp(e){let t=new as(e);return{title:i("admin.instance"),ready:t.loading.load(),view:()=>It`${v(i("admin.instance"),_e,"/admin")}${zg(t)}`,close(){t.accent!==t.savedAccent&&Up(t.savedAccent)}}}import{html as gt,nothing as Kt}from"../lib/lit-html/lit-html.js";var Wg=100,Ep=5,Kg=14,Yg=48,Gg=256,[$o,Jg,Xg]=[860,400,.46],Hp=e=>[...e].sort((t,s)=>t-s)[Math.floor(e.length/2)];function Zg(e,{width:t,height:s}){let n=e.map(({lat:st,lng:Lt})=>{let ai=Math.sin(Math.max(-85,Math.min(85,st))*Math.PI/180);return{x:Lt/360+.5,y:.5-Math.log((1+ai)/(1-ai))/(4*Math.PI)}}),a={x:Hp(n.map(st=>st.x)),y:Hp(n.map(st=>st.y))},o=st=>Math.hypot(st.x-a.x,st.y-a.y),r=n.sort((st,Lt)=>o(st)-o(Lt)).slice(0,n.length<Ep?Ep:Math.floor(n.length*.9)),l=st=>[Math.min(...r.map(Lt=>Lt[st])),Math.max(...r.map(Lt=>Lt[st]))],[[p,h],[d,q]]=[l("x"),l("y")],K=(st,Lt)=>Math.log2(Math.max(1,st-2*Yg)/(Gg*Lt)),pe={lat:Math.atan(Math.sinh(Math.PI*(1-d-q)))*180/Math.PI,lng:(p+h-1)*180},ni=Math.floor(Math.min(K(t,h-p),K(s,q-d),Kg,ec(pe)));return{...pe,zoom:Math.max(1,ni)}}function Qg(){let{innerWidth:e=$o,innerHeight:t=$o}=globalThis;return e>=$o?{width:e-Jg,height:t}:{width:e,height:t*(1-Xg)}}async function zp({id:e}){let t=await m($("/api/finds",{userId:e,includeFriends:!0,includeLists:!0,limit:Wg})).catch(()=>[]);t.length&&(de.set(be(Zg(t.map(s=>it(s.location)),Qg()))),Fs.set(e))}var jn=class{user=null;#t;constructor(t){this.#t=t}async load(){try{this.user=await m(`/api/users/${Fs.get()}`)}catch(t){t.code==="not_found"&&Fs.remove();return}if(!this.user.findCount)return this.close();this.#t()}get mayAsk(){return this.user.friendship==="none"}async ask(){let t=await Dr(this.user);return t&&(this.user={...this.user,friendship:"pending"}),this.#t(),t}close(){Fs.remove(),this.user=null,this.#t()}};var[Vp,Wp]=Qo,tb=new RegExp(`^${qa}*$`),eb={ä:"ae",ö:"oe",ü:"ue",ß:"ss",æ:"ae",ø:"oe",œ:"oe",å:"aa",ł:"l",đ:"d",ð:"d",þ:"th"},An={required:!0,least:Vp,most:Wp,pattern:`${qa}*`,complete:"username"},Kp=e=>tb.test(e);function Yp(e){let s=e.toLowerCase().normalize("NFC").replace(/[^a-z0-9]/gu,n=>eb[n]??n).normalize("NFD").replace(/\p{M}/gu,"").replace(/[^a-z0-9_-]+/g,"_").slice(0,Wp).replace(/^_+|_+$/g,"");return s.length<Vp?"":s}var go="/admin/welcome",Gp=e=>e.slice(e.lastIndexOf("#")+1).trim(),Bn=class{proposal="";name="";greeting=null;ended=null;#t;constructor(t,s){this.#t=t,this.invite=Gp(s);let n={username_taken:"username",invite_needed:"invite",registration_closed:"invite"};this.form=new F({send:a=>this.#i(a),update:t.update,fieldOf:n,asks:"password"})}load=async()=>{if(this.invite){try{this.greeting=await S("/api/invites/greeting",{code:this.invite})}catch(t){if(t.reason!=="invite_ended")return;this.ended=t,this.invite=""}this.#t.update()}};get user(){return g()}get isClosed(){return y().registration==="closed"&&!this.invite}get asksInvite(){return y().registration!=="open"&&!this.invite}typed({name:t,value:s}){if(t!=="username")return;let n=Kp(s.trim())?"":Yp(s.trim());n!==this.proposal&&(this.proposal=n,this.#t.update())}take(t){this.name=t.value.trim(),t.value=this.proposal,this.proposal="",this.form.clear("username"),this.#t.update()}#e(t){throw t.reason==="invite_needed"&&(this.invite=""),t}async#s(){let[t]=this.greeting?.listName?await m("/api/lists?member=joined&limit=1").catch(()=>[]):[];return t?`/lists/${t.id}`:me.get()?"/lists/join":"/"}async#i({username:t,password:s,invite:n=""}){await rr();let a=this.invite||Gp(n),o={username:t.trim(),password:s,cookie:!0,...a?{invite:a}:{}},r=await S("/api/auth/register",o).catch(l=>this.#e(l));te(r.user),this.name&&await Y("/api/users/me",{displayName:this.name}).then(te,()=>{}),this.greeting?.inviter&&await zp(this.greeting.inviter),await this.#t.go(r.user.role==="admin"?go:await this.#s(),{replace:!0}),u(i("join.welcome",{name:f(g()??r.user)}))}};var sb=e=>gt`
  <button type="button" class="chip" @click=${t=>nb(e,t)}>${i("join.take",{name:e.proposal})}</button>`,ib=e=>gt`<div class="proposed" role="status">${e.proposal?sb(e):Kt}</div>`;function nb(e,t){let{username:s}=t.target.closest("form").elements;e.take(s),s.focus()}var ab=({name:e})=>e?i("join.shownAs",{name:e}):i("join.usernameHint");function ob(e){let{form:t,asksInvite:s}=e;return gt`
    <form novalidate @submit=${t.submit} @input=${n=>e.typed(n.target)}>
      ${L(t)}
      ${s?b(t,"invite",{label:i("join.invite"),hint:i("join.inviteHint"),required:!0}):Kt}
      ${b(t,"username",{label:i("account.username"),hint:ab(e),...An})}
      ${ib(e)}
      ${b(t,"password",{label:i("account.password"),hint:i("join.passwordHint"),kind:"password",required:!0,least:8,most:255,complete:"new-password"})}
      ${N(t,i("join.action"))}
    </form>`}var rb=(e,t)=>e?.length?gt`
  <div class="strip" role="img" aria-label=${i("join.photos",{name:f(t)})}>
    ${e.map(s=>gt`<span>${ct(s,{thumb:!0,eager:!0})}</span>`)}
  </div>`:Kt;function cb({greeting:e,invite:t}){let s=e?.inviter,n=gt`<p class="lead">${i("app.about")} ${t?i("join.invited"):Kt}</p>`;return s?gt`
    <div class="invited-by">
      ${D(s,56)}
      <h1 tabindex="-1">${i("join.invitedBy",{name:f(s),instance:X()})}</h1>
    </div>
    ${rb(e.photos,s)}
    ${n}
    ${e.listName?gt`<p class="note">${i("join.invitedList",{name:f(s),list:e.listName})}</p>`:Kt}
    ${e.befriend?gt`<p class="note">${i("join.invitedFriend",{name:f(s)})}</p>`:Kt}`:gt`<h1 tabindex="-1">${i("join.title")}</h1>${n}`}var lb=(e,t)=>gt`${fc(gt`
  ${cb(e)}
  ${e.ended?gt`<p class="note" role="alert">${P(e.ended)}</p>`:Kt}
  ${e.user?gt`<p class="note">${i("join.signedIn",{name:f(e.user)})}</p>`:Kt}
  ${e.isClosed?gt`<p class="note">${i("join.closed")}</p>`:Kt}
  ${y().passwordLogin?ob(e):Kt}
  ${bc("join.provider",{redirect:lr()?go:"/"},{invite:e.invite})}
  <p class="below">${i("join.have")} <a href="/sign-in">${i("signin.action")}</a></p>`)}${Li(t)}`;function Jp(e){let t=new Bn(e,location.hash);return{get title(){return i("join.title")},broad:!0,ready:t.load(),view:()=>lb(t,e.update)}}import{html as W,nothing as mt}from"../lib/lit-html/lit-html.js";import{html as Mt,nothing as Js}from"../lib/lit-html/lit-html.js";var bo={private:"lock",members:"shield",friends:"people",public:"globe"},Nn=e=>Mt`
  <span class="badge">${c(bo[e.visibility])} ${i(`lists.${e.visibility}`)}</span>`,pb="(min-width: 1180px) 349px, (min-width: 720px) 336px, 100vw",ub=Mt`
  <svg class="way-drawing" viewBox="0 0 120 84" aria-hidden="true">
    <path d="M14 22 45 12l31 10 30-10v52L76 74 45 64 14 74zM45 12v52M76 22v52"></path>
    <path class="dots" d="M26 58c8-14 20-2 28-12s16-8 28-8"></path>
    <path class="pin-point" d="M88 42s8-8 8-14a8 8 0 0 0-16 0c0 6 8 14 8 14zm0-11.500a2.500 2.500 0 1 0 0-5 2.500 2.500 0 0 0 0 5z"></path>
  </svg>`,db=e=>Mt`
  <span class="mosaic of-${e.length}">
    ${e.map(({media:t})=>Mt`<span class="piece">${ct(t,e.length>1?{thumb:!0}:{sizes:pb})}</span>`)}
  </span>`;function Xp(e){return e.memberCount>1?!e.user||je(e)==="owner"?i("lists.count",{n:e.memberCount}):i("lists.andOthers",{name:f(e.user),n:e.memberCount-1}):i(`lists.${e.visibility}`)}function wo(e){let t=ll(e);return Mt`
    <li>
      <a class="list-card ${t.length?"":"bare"}" href="/lists/${e.id}">
        ${t.length?db(t):ub}
        <span class="over">
          <span class="name" dir="auto">${e.name}</span>
          <span class="row between">
            <span>
              ${i("lists.finds",{n:e.findCount})}
              ${e.newCount?Mt`· <b>${i("lists.newFinds",{n:e.newCount})}</b>`:Js}
            </span>
            <span>${c(bo[e.visibility])} ${Xp(e)}</span>
          </span>
        </span>
      </a>
    </li>`}var mb=(e,t)=>Mt`
  ${L(e)}
  ${b(e,"name",{label:i("lists.name"),value:t?.name??"",required:!0,most:100})}
  ${b(e,"description",{label:i("lists.description"),value:t?.description??"",kind:"area",most:500})}
  ${t&&je(t)!=="owner"?Js:O("visibility",{label:i("lists.who"),hint:i("lists.whoHint"),chosen:t?.visibility??"private",options:rl.map(s=>[s,i(`lists.${s}`)])})}
  ${t&&je(t)==="owner"?O("audience",{label:i("lists.audience"),hint:i("lists.audienceHint"),chosen:t.audience??"",options:[["",i("lists.audienceUsual")],...bt.map(s=>[s,i(`find.audience.${s}`)])]}):Js}`,_n=(e,t=null)=>C(e,i(t?"lists.edit":"lists.new"),s=>mb(s,t),s=>N(s,i("action.save"))),hb=(e,t)=>Mt`
  <li>
    <label class="row list-choice">
      <input type="checkbox" .checked=${t.hasFind} @change=${()=>e.toggle(t)}>
      <span class="grow" dir="auto">${t.name}</span>
      <span class="badge">${c(bo[t.visibility])} ${Xp(t)}</span>
    </label>
  </li>`,fb=(e,t)=>Mt`
  <div class="row between"><h2>${i("lists.addTo")}</h2>${rt(t)}</div>
  ${e.lists.some(s=>s.memberCount)?Mt`<p class="hint">${i(e.hint)}</p>`:Js}
  ${e.lists.length?Mt`<ul class="people">${e.lists.map(s=>hb(e,s))}</ul>`:Js}
  <form novalidate @submit=${e.form.submit}>
    ${L(e.form)}
    ${b(e.form,"list",{label:i("lists.new"),hint:i("lists.newHint"),required:!0,most:100})}
    <div class="row end"><button type="submit" aria-busy=${e.form.busy?"true":"false"}>${i("lists.create")}</button></div>
  </form>`;async function $b(e){let t=new an(e);await t.load()&&await Z((s,n)=>(t.update=n,fb(t,s)),{label:i("lists.addTo")})}import{html as Pt,nothing as Xs}from"../lib/lit-html/lit-html.js";var yo=["viewer","contributor","editor"],gb=200,bb=2,Cn=class{items=[];found=null;link=null;code=null;isOwner=!1;update=()=>{};#t;#e=0;#s=0;constructor(t,s,n){Object.assign(this,{list:t,isOwner:s,changed:n}),this.#t=`/api/lists/${t.id}`}async load(){let[t,s]=await Promise.all([nt(`${this.#t}/members`),this.isOwner?m(`${this.#t}/link`).catch(()=>null):null]);this.items=t.items,this.link=s?.link?s:null,this.update(),await this.#i()}async#i(){this.code=this.link?await In(this.url).catch(()=>null):null,this.update()}type(t){clearTimeout(this.#e),this.#e=setTimeout(()=>this.#a(t.trim()),gb)}async#a(t){let s=++this.#s;if([...t].length<bb)this.found=null;else{let{items:n}=await nt($("/api/users",{q:t,limit:10})).catch(()=>({items:[]}));if(s!==this.#s)return;let a=new Set(this.items.map(o=>o.user.id));this.found=n.filter(o=>o.id!==g().id&&!a.has(o.id))}this.update()}async#n(t,s=""){try{await t,s&&u(s),await this.load(),this.changed()}catch(n){u(P(n)),this.update()}}async invite(t,s){this.found=null,await this.#n(B(`${this.#t}/members/${t.id}`,{role:s}))}setRole({user:t},s){return this.#n(B(`${this.#t}/members/${t.id}`,{role:s}))}remove({user:t}){return this.#n(M(`${this.#t}/members/${t.id}`))}async handOver({user:t}){await I(B(`${this.#t}/owner`,{userId:t.id}))&&(this.isOwner=!1,await this.#n(null))}setLink(t){return this.#n(B(`${this.#t}/link`,{role:t}),this.link?i("privacy.saved"):"")}revokeLink(){return this.#n(M(`${this.#t}/link`))}get url(){return this.link?new URL(this.link.link,location.origin).href:""}async copy(){u(i(await $e(this.url)?"find.copied":"invites.copyYourself"))}close(){clearTimeout(this.#e)}},Dn=class{greeting=null;problem=null;#t;constructor(t,s){this.#t=t,s.length>1&&me.set(s.slice(1)),this.code=me.get()}get user(){return g()}load=async()=>{if(this.user){try{if(!this.code)throw{code:"not_found"};this.greeting=await S("/api/lists/greeting",{code:this.code}),this.greeting.joined&&me.remove()}catch(t){this.problem=t,t.code==="not_found"&&me.remove()}this.#t.update()}};get path(){return`/lists/${this.greeting.listId}`}async join(){await I(S(`/api${this.path}/join`,{code:this.code}))&&(me.remove(),await this.#t.go(this.path,{replace:!0}))}};var Qp=()=>yo.map(e=>[e,i(`lists.role.${e}`)]);async function Zp(e,t,s){let n=f(e.user);await j(i(`lists.${t}Title`,{name:n}),i(`lists.${t}Text`,{name:n}),i(`lists.${t}`))&&await s()}var wb=(e,t)=>kt(i("people.menu",{name:f(t.user)}),[...yo.filter(s=>s!==t.role).map(s=>({text:i("lists.makeRole",{role:i(`lists.role.${s}`)}),run:()=>e.setRole(t,s)})),...t.invited?[]:[{text:i("lists.handOver"),sign:"people",run:()=>Zp(t,"handOver",()=>e.handOver(t))}],{text:i(t.invited?"lists.withdraw":"lists.takeOut"),sign:"close",isDanger:!0,run:()=>t.invited?e.remove(t):Zp(t,"takeOut",()=>e.remove(t))}],{id:`member-${t.user.id}`}),yb=(e,t)=>Pt`
  <li class="row between">
    <a class="person" href="/people/${t.user.id}">
      ${D(t.user,44)}
      <span>
        <span class="strong" dir="auto">${f(t.user)}</span><br>
        <span class="soft">${i(`lists.role.${t.role}`)}${t.invited?Pt` · ${i("lists.waits")}`:Xs}</span>
      </span>
    </a>
    ${e.isOwner&&t.role!=="owner"?wb(e,t):Xs}
  </li>`,vb=(e,t)=>Pt`
  <li class="row between">
    <span class="person">${D(t,44)} <span class="strong" dir="auto">${f(t)}</span></span>
    <button type="button" aria-label="${i("lists.inviteOne")}: ${f(t)}"
      @click=${()=>e.invite(t,document.getElementById("invite-role").value)}>${i("lists.inviteOne")}</button>
  </li>`,kb=e=>Pt`
  <section class="stack">
    <h3>${i("lists.inviteTitle")}</h3>
    <p class="hint">${i("lists.inviteHint")}</p>
    ${O("invite-role",{label:i("lists.as"),options:Qp(),chosen:"contributor"})}
    <label for="member-search">${i("people.search")}</label>
    <div class="search">
      ${c("search")}
      <input id="member-search" type="search" autocomplete="off" autocapitalize="none" spellcheck="false"
        @input=${t=>e.type(t.target.value)}>
    </div>
    ${e.found?Pt`
      <ul class="people" aria-label=${i("people.results")} role="status">
        ${e.found.length?e.found.map(t=>vb(e,t)):Pt`<li class="soft">${i("people.noMatch")}</li>`}
      </ul>`:Xs}
  </section>`,xb=e=>Pt`
  <p class="hint">${i("lists.linkText")}</p>
  ${O("link-role",{label:i("lists.linkRole"),options:Qp(),chosen:e.link.role,set:t=>e.setLink(t)})}
  <div class="field">
    <label for="join-link">${i("lists.link")}</label>
    <input id="join-link" type="text" readonly dir="ltr" .value=${e.url} @focus=${t=>t.target.select()}>
  </div>
  <p class="row actions">
    <button type="button" class="quiet" @click=${()=>e.copy()}>${c("copy")} ${i("invites.copy")}</button>
    <button type="button" class="quiet" id="end-link" @click=${()=>Ob(e)}>${i("lists.linkRevoke")}</button>
  </p>
  ${e.code?Pt`
    <details class="small-fold">
      <summary>${i("invites.qr")} ${c("next")}</summary>
      ${Mn(e.code,i("invites.qr"))}
    </details>`:Xs}`;async function Ob(e){await e.revokeLink(),x("make-link")}async function qb(e){await e.setLink(document.getElementById("invite-role").value),x("join-link")}var Sb=e=>Pt`
  <section class="stack">
    <h3>${i("lists.link")}</h3>
    ${e.link?xb(e):Pt`
      <p class="row"><button type="button" class="quiet" id="make-link" @click=${()=>qb(e)}>
        ${c("plus")} ${i("lists.linkMake")}
      </button></p>`}
  </section>`,Fb=(e,t)=>Pt`
  <div class="row between"><h2>${i("lists.people")}</h2>${rt(t)}</div>
  <ul class="people">${e.items.map(s=>yb(e,s))}</ul>
  ${e.isOwner?Pt`${kb(e)}${Sb(e)}`:Xs}`;async function tu(e,t,s){let n=new Cn(e,t,s);await I(n.load())&&(await Z((a,o)=>(n.update=o,Fb(n,a)),{label:i("lists.people")}),n.close())}import{html as ce,nothing as Ce}from"../lib/lit-html/lit-html.js";var eu=["exact","area","hidden"],su=["","1","7","30","date"],Pb=3650,vo=({findId:e,listId:t})=>e?"find":t?"list":"category",iu=({isPublic:e,location:t})=>e&&!t?.area?"exact":"area";function Lb(e,t=new Date){let[s,n,a]=e.split("-").map(Number);return Math.round((Date.UTC(s,n-1,a)-Date.UTC(t.getFullYear(),t.getMonth(),t.getDate()))/864e5)}var nu=(e,t=new Date)=>new Date(Date.UTC(t.getFullYear(),t.getMonth(),t.getDate()+e)).toISOString().slice(0,10);function Tb({life:e,until:t}){if(e==="keep")return;if(e==="")return null;let s=e==="date"?Lb(t):Number(e);if(s>=1&&s<=Pb)return s;throw{code:"page",reason:"until",text:i("shares.untilBad")}}function Ib({secret:e="new",password:t}){return e==="remove"?null:e==="new"&&t?t:void 0}var Mb=e=>({title:e.title.trim(),place:e.place,area:e.place==="area"?Number(e.area):void 0,password:Ib(e),days:Tb(e)}),jb=({chosen:e,category:t})=>({category:e||t.trim()});async function Ab(){let e=(await m("/api/finds/categories")).filter(t=>t.ownCount).map(t=>[t.category,t.ownCount]);return[...e,...Rt().filter(t=>!e.some(([s])=>s===t)).map(t=>[t,0])]}var Un=class{constructor({share:t=null,target:s=null,offered:n=[],place:a="area",done:o}){this.share=t,this.target=s,this.place=t?.place??a,this.life=t?.expiresAt?"keep":"",this.secret=t?.hasPassword?"keep":"new",this.offered=n,this.chosen=n[0]?.[0]??"",this.form=new F({send:async r=>o(await this.#t(r)),fieldOf:{until:"until"}})}get kind(){return vo(this.share??this.target??{})}set(t){Object.assign(this,t),this.form.update()}#t(t){let s=Mb(t);return this.share?Y(`/api/shares/${this.share.id}`,s):S("/api/shares",{...this.target??jb(t),...s,days:s.days??void 0})}},En=e=>new URL(e.link,location.origin).href,Hn=()=>!!navigator.share;async function zn(e){let t=await $e(En(e));return t&&u(i("find.copied")),t}async function Vn(e,t){try{await navigator.share({title:t,url:En(e)})}catch(s){return s.name==="AbortError"}return!0}var Rn=class{#t;constructor(t){this.#t=t,this.list=H(t,"/api/shares")}take(t){let{items:s}=this.list;if(!s)return this.list.load();let n=s.some(a=>a.id===t.id);return this.list.items=n?s.map(a=>a.id===t.id?t:a):[t,...s],this.#t.update()}async offered(){let t=null;return await I(Ab().then(s=>{t=s})),t}async revoke(t){await I(M(`/api/shares/${t.id}`))&&(this.list.items=this.list.items.filter(s=>s.id!==t.id),u(i("shares.revoked")),this.#t.update())}};var ko=e=>e.findTitle||e.listName||R(e.category??""),Yt=e=>e.title||ko(e),au=({place:e,area:t})=>e==="area"?us(t):i(`shares.place.${e}`),xo=({expired:e,expiresAt:t})=>i(e?"shares.expired":"shares.until",{date:Qt(t)}),Bb=e=>ce`
  ${O("chosen",{error:e.form.errors.chosen,label:i("find.category"),chosen:e.chosen,set:t=>e.set({chosen:t}),options:[...e.offered.map(([t,s])=>[t,R(t)+(s?` (${T(s)})`:"")]),["",i("shares.otherCategory")]]})}
  ${e.chosen?Ce:b(e.form,"category",{label:i("categories.own"),hint:i("shares.categoryHint"),required:!0,most:y().limits.category})}`,Nb={exact:"pin",area:"map",hidden:"block"},_b=(e,t)=>ce`
  <label class="choice">
    <input type="radio" name="place" value=${t} ?checked=${e.place===t} @change=${()=>e.set({place:t})}>
    <span>
      ${c(Nb[t])}
      <span><span class="strong">${i(`shares.place.${t}`)}</span><br><span class="soft">${i(`shares.shows.${t}`)}</span></span>
    </span>
  </label>`,Cb=e=>ce`
  <fieldset class="choices">
    <legend>${i("shares.places")}</legend>
    ${eu.map(t=>_b(e,t))}
  </fieldset>
  ${e.place==="area"?O("area",{error:e.form.errors.area,label:i("shares.area"),hint:i("shares.areaHint"),chosen:String(e.share?.area??Wa[0]),options:Vs()}):Ce}`,Db=e=>ce`
  ${O("life",{error:e.form.errors.life,label:i("shares.life"),chosen:e.life,set:t=>e.set({life:t}),options:[...e.share?.expiresAt?[["keep",xo(e.share)]]:[],...su.map(t=>[t,i(`shares.life.${t||"endless"}`)])]})}
  ${e.life==="date"?b(e.form,"until",{label:i("shares.date"),kind:"date",value:nu(14),hint:i("shares.dateHint"),required:!0}):Ce}`,Ub=e=>ce`
  ${e.share?.hasPassword?O("secret",{error:e.form.errors.secret,label:i("account.password"),chosen:e.secret,set:t=>e.set({secret:t}),options:["keep","new","remove"].map(t=>[t,i(`shares.password.${t}`)])}):Ce}
  ${e.secret==="new"?b(e.form,"password",{label:i(e.share?.hasPassword?"settings.newPassword":"account.password"),hint:i("shares.passwordHint"),kind:"password",required:!!e.share?.hasPassword,least:8,most:255,complete:"new-password"}):Ce}`,Rb=e=>ce`
  <p>${i(`shares.about.${e.kind}`)}</p>
  ${L(e.form)}
  ${e.share||e.target?Ce:Bb(e)}
  ${Cb(e)}
  ${Db(e)}
  ${Ub(e)}
  ${b(e.form,"title",{label:i("shares.title"),value:e.share?.title??"",hint:i(`shares.titleHint.${e.kind}`),most:100})}`;async function Wn(e){let t=null,s=null,n=r=>(s=new Un({...e,done:l=>{t=l,r()}}),s.form),[a,o]=e.share?["shares.change","action.save"]:["shares.new","shares.create"];return await C(n,i(a),()=>Rb(s),r=>N(r,i(o))),t}async function ou(e){await zn(e)||(document.getElementById("link").select(),u(i("secret.selected")))}async function Eb(e){await Vn(e,Yt(e))||await ou(e)}var Hb=e=>ce`
  <button type="button" class="quiet" @click=${()=>Eb(e)}>${c("share")} ${i("action.share")}</button>`,Oo=e=>ce`
  <a class="button quiet" href=${e.link} target="_blank" rel="noreferrer noopener" aria-label="${i("shares.open")}: ${Yt(e)}">
    ${c("globe")} ${i("shares.open")}
  </a>`,Zs=(e,t=i("shares.ready"))=>Z(s=>ce`
  <div class="row between"><h2>${t}</h2>${rt(s)}</div>
  <p>${i(e.hasPassword?"shares.readyPassword":"shares.readyText")}</p>
  <div class="field">
    <label for="link">${Yt(e)}</label>
    <input id="link" type="text" readonly autofocus dir="ltr" .value=${En(e)} @focus=${n=>n.target.select()}>
  </div>
  <p class="row actions">
    <button type="button" @click=${()=>ou(e)}>${c("copy")} ${i("secret.copy")}</button>
    ${Hn()?Hb(e):Ce}
    ${Oo(e)}
  </p>
  <p class="below"><a href="/shares" @click=${()=>s()}>${i("shares.all")}</a></p>`,{label:t});async function ru(e){let t=await Wn(e);t&&await Zs(t)}var zb=e=>ru({target:{findId:e.id},place:iu(e)}),cu=e=>ru({target:{listId:e.id}});import{html as lu}from"../lib/lit-html/lit-html.js";var Vb=["each","daily","off","default"];function Wb(e,t){let s=i(`bell.${e}`);return e===t?{text:s,sign:"check",label:i("bell.chosen",{way:s})}:{text:s}}var Kb=e=>e==="default"?lu`${c("bell")} <span class="unseen">${i("bell.title")}</span>`:lu`
  ${c("bell",e==="each")} <span class="unseen">${i("bell.title")}: </span><span>${i(`bell.${e}`)}</span>`,Kn=(e,t="default",s=()=>{})=>kt(i("bell.title"),Vb.map(n=>({...Wb(n,t),run:()=>Yb(e,n,s)})),{id:"bell",face:Kb(t)});async function Yb(e,t,s){await I(B(e,{news:t}))&&await s()}var[pu,Gb,Jb]=[15,34,34],uu=e=>e.map(t=>t.id).sort().join(),qo=class extends bs{closest=pu;onChoose=()=>{};held=null;#t=[];#e="";options(){let{held:t}=this;return{...super.options(),...t?{onHold:s=>t(s)}:{}}}set steps(t){let s=uu(t)===uu(this.points);this.points=t,this.map&&(s?this.mark():this.draw())}set chosen(t){t!==this.#e&&(this.#e=t,this.map&&(this.#i(),this.mark()))}get#s(){return this.#t.find(t=>t.steps.some(s=>s.id===this.#e))}#i(){let t=this.#s;t&&(t.isOnePlace?this.map.reveal(t):this.map.fit(t.steps,pu))}mark(){this.#t=nl(this.points,s=>this.map.pixelOf(s),Jb);let t=s=>this.onChoose(al(s,this.#e));this.map.setMarkers(this.#t.map(s=>({...s,kind:"nth",size:Gb,click:()=>t(s)}))),this.map.select(this.#s?.key??"")}};customElements.define("list-map",qo);async function Xb(e){await j(i("lists.deleteTitle",{name:e.list.name}),i("lists.deleteText"),i("action.delete"))&&e.remove()}async function Zb(e){await j(i("lists.leaveTitle",{name:e.list.name}),i("lists.leaveText"),i("lists.leave"))&&e.leave()}var mu=e=>tu(e.list,e.isOwn,e.loading.load),Qb=e=>kt(i("lists.menu"),[...e.list.findCount?[{text:i("lists.showOnMap"),sign:"map",href:$("/",{list:e.list.id})}]:[],...e.role?[{text:i(e.isOwn?"lists.invitePeople":"lists.people"),sign:"people",run:()=>mu(e)}]:[],...e.may("editor")?[{text:i("lists.edit"),sign:"edit",run:()=>_n(e.editForm,e.list)}]:[],...e.isOwn?[{text:i("find.byLink"),sign:"globe",run:()=>cu(e.list)},{text:i("lists.delete"),sign:"trash",isDanger:!0,run:()=>Xb(e)}]:[...e.role?[{text:i("lists.leave"),sign:"close",isDanger:!0,run:()=>Zb(e)}]:[],Oi({listId:e.list.id})],...e.canHide?[ew(e)]:[]],{id:"list-menu"}),tw=e=>W`
  ${L(e)}
  <p>${i("lists.makePrivateText")}</p>
  ${b(e,"reason",{label:i("report.reason"),required:!0,most:500})}`,ew=e=>({text:i("lists.makePrivate"),sign:"lock",isDanger:!0,run:()=>C(e.hideForm,i("lists.makePrivateTitle",{name:e.list.name}),tw,t=>N(t,i("lists.makePrivate")))});async function du(e,t,s){await e.move(t,s),x(`find-${t.id}`)}async function sw(e,t){await e.drop(t),x("list-menu")}var iw=(e,t)=>W`
  <label class="switch">
    <span>${i(`lists.entry.${e}`)}<br><span class="soft">${i(`lists.entry.${e}Text`)}</span></span>
    <input type="checkbox" role="switch" name=${e} ?checked=${t}>
  </label>`,nw=(e,{listed:t,userId:s})=>W`
  ${L(e)}
  ${b(e,"note",{label:i("lists.entry.note"),value:t.note??"",most:200})}
  ${s===g().id?["exact","editable","shareable"].map(n=>iw(n,t[n])):mt}`,hu=(e,t)=>({...t,listed:{...t.listed,...e.waiting(t)?.body}}),aw=(e,t)=>C(s=>e.entryForm(t,s),t.title,s=>nw(s,hu(e,t)),s=>N(s,i("action.save")));function ow(e,t,s){let n=e.finds.items.length-1,a=[...e.hasAdded(t)?[{text:i("lists.entry.edit"),sign:"edit",run:()=>aw(e,t)}]:[],...e.mayArrange?rw(e,t,s,n):[],...e.mayDrop(t)?[{text:i("lists.drop"),sign:"close",run:()=>sw(e,t)}]:[]];return a.length?kt(i("lists.findMenu",{title:t.title}),a,{id:`find-${t.id}`}):mt}function rw(e,t,s,n){return[...s>0?[{text:i("lists.up"),run:()=>du(e,t,-1)}]:[],...s<n?[{text:i("lists.down"),run:()=>du(e,t,1)}]:[],...t.media.some(a=>a.type==="image")?[{text:i("lists.cover"),sign:"camera",run:()=>e.setCover(t)}]:[]]}async function cw(e,t){e.choose(t),await Promise.resolve(),document.getElementById(`row-${t}`)?.scrollIntoView({block:"nearest"})}function lw(e,t){e.choose(t===e.chosen?"":t),document.querySelector("list-map")?.scrollIntoView({block:"nearest"})}var pw=(e,t,s)=>W`
  <button type="button" class="nth-button" data-handle aria-pressed=${e.chosen===t.id?"true":"false"}
    aria-label=${i("lists.onMap",{n:s+1,title:t.title})} @click=${()=>lw(e,t.id)}>
    <span class="nth">${T(s+1)}</span>
  </button>`,uw=(e,t,s)=>e.move(e.finds.items[t],s-t);function dw(e,t){let{by:s,at:n,isNew:a}=t.listed??{};if(!e.isShared||!s)return Si(t);let o=W`${i("lists.addedBy",{name:f(s)})} · ${J(n??t.createdAt)}`;return a?W`<b>${i("lists.isNew")}</b> · ${o}`:o}var mw=({listed:e})=>e?.note?W`<p class="entry-note" dir="auto">${e.note}</p>`:mt,hw=e=>e?W`
  <p class="entry-note soft" role="status">${i(`outbox.${e.kind}`)} · ${i("outbox.waiting")}</p>`:mt,fw=(e,t,s,n=e.waiting(t))=>W`
  <li class="listed ${e.chosen===t.id?"chosen":""}" id="row-${t.id}" ?data-drag=${e.mayArrange}
    @pointerdown=${a=>e.mayArrange&&gn(a,(o,r)=>uw(e,o,r))}>
    ${pw(e,t,s)}
    ${Gr(t,dw(e,t))}
    ${e.role&&n?.kind!=="drop"?ow(e,t,s):mt}
    ${mw(hu(e,t))}
    ${hw(n)}
  </li>`,$w=({user:e})=>W`<a class="person" href="/people/${e.id}">${D(e)} <span>${f(e)}</span></a>`,gw=e=>W`
  <div class=${e.isOwn&&!e.list.description?"stack":"card"}>
    ${e.isOwn?mt:$w(e.list)}
    ${e.list.description?W`<p class="text" dir="auto">${e.list.description}</p>`:mt}
    <p class="marks">${Nn(e.list)} <span class="soft">${i("lists.finds",{n:e.list.findCount})}</span></p>
    ${e.role?W`<p class="row">${bw(e)}${e.may("contributor")?ww(e):mt}
      ${e.isShared?Kn(`/api/lists/${e.list.id}/news`,e.list.news,e.loading.load):mt}</p>`:mt}
  </div>`,bw=e=>e.isShared?W`
  <button type="button" class="quiet faces" id="list-people" @click=${()=>mu(e)}>
    ${e.members.filter(t=>!t.invited).slice(0,3).map(({user:t})=>D(t,28))}
    <span>${i("lists.count",{n:e.list.memberCount})}</span>
  </button>`:mt,ww=e=>W`
  <a class="button quiet" id="add-here" href=${$("/new",{list:e.list.id})}>${c("plus")} ${i("lists.addHere")}</a>`,yw=e=>e.list.invited?W`
  <section class="card stack" role="status">
    <p>${i("lists.invitesYou",{name:f(e.list.user),list:e.list.name})}</p>
    <p class="hint">${i("lists.joinHint")}</p>
    <p class="row end">
      <button type="button" class="quiet" @click=${()=>e.leave()}>${i("lists.decline")}</button>
      <button type="button" class="main" id="join-list" @click=${()=>e.join()}>${i("lists.join")}</button>
    </p>
  </section>`:mt,vw=e=>e.isShared?W`
  <div class="pair">
    ${O("by-person",{label:i("lists.byPerson"),chosen:e.filter.userId,set:t=>e.show({userId:t}),options:[["",i("lists.everybody")],...e.members.filter(t=>!t.invited).map(({user:t})=>[t.id,f(t)])]})}
    ${O("by-category",{label:i("find.category"),chosen:e.filter.category,set:t=>e.show({category:t}),options:[["",i("lists.allCategories")],...Rt().map(t=>[t,R(t)])]})}
  </div>`:mt;function kw(e){let{items:t,problem:s,load:n}=e.finds;return s?w(s,n):t?!t.length&&e.isFiltered?W`<p class="empty" role="status">${i("lists.noneSuch")}</p>`:t.length?W`
    <ol class="card rows" @touchmove=${Be} @contextmenu=${Be}>${t.map((a,o)=>fw(e,a,o))}</ol>
    ${U(e.finds)}`:_(i("lists.empty"),i(e.may("contributor")?"lists.emptyText":"lists.emptyOther"),mt,"pin"):k(3)}var xw=(e,t)=>W`
  <list-map .label=${i("lists.map")} .steps=${e.steps} .chosen=${e.chosen} .onChoose=${s=>cw(e,s)}
    .held=${e.may("contributor")?s=>rc(t,s,{list:e.list.id}):null}></list-map>`;function Ow(e,t){let{problem:s,load:n}=e.loading;return s?.code==="not_found"?W`<p class="empty">${i("lists.gone")}</p>`:s?w(s,n):e.list?W`
    <div class="list-page">
      ${e.steps.length?xw(e,t):mt}
      <div class="stack">
        ${yw(e)}
        ${gw(e)}
        ${vw(e)}
        ${kw(e)}
      </div>
    </div>`:k(3)}function fu(e){let t=new nn(e);return{get title(){return t.title},broad:!0,ready:t.loading.load(),view:()=>W`
      ${v(t.title,t.list?Qb(t):mt,t.listsPath)}
      ${Ow(t,e)}`,close:()=>t.close()}}import{html as le,nothing as Yn}from"../lib/lit-html/lit-html.js";var qw=(e,{owner:t,name:s,description:n,memberCount:a,role:o,joined:r})=>le`
  <section class="card stack">
    <p class="invited-by">${D(t,56)} <span>${i("lists.invitesYou",{name:f(t),list:s})}</span></p>
    ${n?le`<p class="text" dir="auto">${n}</p>`:Yn}
    <p class="soft">
      ${a>1?le`${i("lists.count",{n:a})} · `:Yn}
      ${i("lists.joinAs",{role:i(`lists.role.${o}`)})}
    </p>
    ${r?le`<p class="row end"><a class="button main" href=${e.path}>${i("lists.open")}</a></p>`:le`
      <p class="hint">${i("lists.joinHint")}</p>
      <p class="row end"><button type="button" class="main" id="join-list" @click=${()=>e.join()}>${i("lists.join")}</button></p>`}
  </section>`,Sw=e=>le` <a href="/join">${i(`signin.${e}Link`)}</a>`;function Fw(){let{registration:e}=y();return le`
    <section class="card stack">
      <p>${i("lists.signInFirst")}</p>
      <p class="row end"><a class="button main" href="/sign-in?next=%2Flists%2Fjoin">${i("signin.action")}</a></p>
      <p class="below">${i(`signin.${e}`)}${e==="closed"?Yn:Sw(e)}</p>
    </section>`}function Pw(e){return e.user?e.problem?.code==="not_found"?le`<p class="empty">${i("lists.linkGone")}</p>`:e.problem?w(e.problem,e.load):e.greeting?qw(e,e.greeting):k(2):Fw()}function $u(e){let t=new Dn(e,location.hash);return{get title(){return t.greeting?.name??i("lists.one")},ready:t.load(),view:()=>le`${v(t.greeting?.name??i("lists.one"),Yn,"/lists")}${Pw(t)}`}}import{html as xs,nothing as Qs}from"../lib/lit-html/lit-html.js";async function Lw(e){let t=null;await _n(s=>pl(n=>{t=n,s()})),t&&e.go(`/lists/${t.id}`)}var Tw=e=>xs`
  <button type="button" id="new-list" @click=${()=>Lw(e)}>${c("plus")} ${i("lists.new")}</button>`;async function gu(e,t,s,n){await t.answer(s,n)&&e.go(`/lists/${s.id}`)}var Iw=(e,t,s)=>xs`
  <li class="row between">
    <span class="person">${D(s.user,44)} <span>${i("lists.invitesYou",{name:f(s.user),list:s.name})}</span></span>
    <span class="row actions">
      <button type="button" aria-label="${i("lists.join")}: ${s.name}" @click=${()=>gu(e,t,s,!0)}>
        ${i("lists.join")}
      </button>
      <button type="button" class="quiet" aria-label="${i("lists.decline")}: ${s.name}" @click=${()=>gu(e,t,s,!1)}>
        ${i("lists.decline")}
      </button>
    </span>
  </li>`,Mw=(e,t)=>t.invitations.items?.length?xs`
  <section class="card">
    <h2>${i("lists.invitations")}</h2>
    <ul class="people">${t.invitations.items.map(s=>Iw(e,t,s))}</ul>
  </section>`:Qs,jw=({shared:e})=>e.items?.length?xs`
  <section class="stack">
    <h2>${i("lists.shared")}</h2>
    <ul class="list-cards">${e.items.map(wo)}</ul>${U(e)}
  </section>`:Qs;function Aw({lists:e,shared:t,isOwn:s}){return e.problem?w(e.problem,e.load):e.items?!e.items.length&&t.items?.length?Qs:e.items.length?xs`<ul class="list-cards">${e.items.map(wo)}</ul>${U(e)}`:_(i("lists.none"),s?i("lists.noneText"):i("lists.noneOther"),Qs,"way"):k(3)}function bu(e){let t=new sn(e);return{title:i("lists.title"),broad:!0,ready:t.load(),view:()=>xs`
      ${v(i("lists.title"),t.isOwn?Tw(e):Qs,t.isOwn?"/profile":`/people/${e.query.get("user")}`)}
      ${Mw(e,t)}
      ${Aw(t)}
      ${jw(t)}`}}import{html as wu,nothing as Nw}from"../lib/lit-html/lit-html.js";var Bw=10,Gn=class{isGone=!1;#t;constructor(t){this.#t=t,this.name=t.params.name.toLowerCase(),this.loading=G(t,()=>this.#e())}async#e(){if(this.name===g()?.username)return this.#s(g());let t=$("/api/users",{q:this.name,limit:100});for(let s=0;t&&s<Bw;s++){let n=await nt(t,{signal:this.#t.signal}),a=n.items.find(o=>o.username===this.name);if(a)return this.#s(a);t=n.next}return this.isGone=!0,null}#s(t){return this.#t.go(`/people/${t.id}`,{replace:!0})}};function _w({isGone:e,loading:t}){return t.problem?w(t.problem,t.load):e?wu`<p class="empty">${i("person.gone")}</p>`:k(3)}function yu(e){let t=new Gn(e);return{title:i("person.title"),ready:t.loading.load(),view:()=>wu`${v(t.name,Nw,"/people")}${_w(t)}`}}import{html as jt,nothing as Zn}from"../lib/lit-html/lit-html.js";var[Cw,Dw]=[20,36e5];function Uw(e){let t=new Map;for(let{type:s,data:n,createdAt:a}of e)(n.commentId||s==="mentioned")&&t.set(n.userId,[...t.get(n.userId)??[],new Date(a)]);return new Set([...t].filter(([,s])=>s.some((n,a)=>n-s[a+Cw-1]<Dw)).map(([s])=>s))}var Jn=class{#t;#e;#s=new Set;#i=new Set;constructor(t){this.#t=t,this.list=H(t,"/api/notifications?limit=30"),this.#e=E.subscribe("notification",s=>this.#o(s))}get groups(){let t=new Map,s=Uw(this.list.items);for(let n of this.list.items){let a=n.data.findId&&n.data.userId&&!n.data.listId&&!n.data.count?`${n.type} ${n.data.findId}`:n.id,o=t.get(a)??{key:a,newest:n,items:[],isRead:!0,more:!1};o.items.push(n),o.isRead&&=n.isRead,o.more||=n.type!=="find_liked"&&s.has(n.data.userId),t.set(a,o)}return[...t.values()]}load=async()=>{await this.list.load(),this.list.items?.some(t=>t.type==="friend_request")&&await this.#n(),this.list.items?.some(t=>t.type==="list_invited")&&await this.#a()};async#a(){let{items:t}=await nt("/api/lists?member=invited&limit=100").catch(()=>({items:[]}));this.#i=new Set(t.map(({id:s})=>s)),this.#t.update()}invites({type:t,data:s}){return t==="list_invited"&&this.#i.has(s.listId)}async answerList(t,s){let{listId:n}=t.newest.data;if(await(s?on(n):rn(n))){if(s){this.markRead(t),await this.#t.go(`/lists/${n}`);return}this.#i.delete(n),this.list.items=this.list.items.filter(a=>a!==t.newest),t.newest.isRead||Is(-1),this.#t.update()}}async#n(){let{items:t}=await nt("/api/friends?status=pending&direction=received&limit=100").catch(()=>({items:[]}));this.#s=new Set(t.map(({id:s})=>s)),this.#t.update()}request({type:t,data:s}){return t!=="friend_request"||!this.#s.has(s.friendshipId)?null:{friendship:{id:s.friendshipId},user:{id:s.userId,username:s.username,displayName:s.displayName}}}async answered({newest:t}){await this.#n(),!this.request(t)&&(this.list.items=this.list.items.filter(s=>s!==t),t.isRead||Is(-1),this.#t.update())}get hasUnread(){return!!this.list.items?.some(t=>!t.isRead)}#o(t){t.type==="friend_request"&&this.#s.add(t.data.friendshipId),t.type==="list_invited"&&this.#i.add(t.data.listId),this.list.items&&(this.list.items=[t,...this.list.items.filter(s=>s.id!==t.id)]),this.#t.update()}markRead(t){for(let s of t.items.filter(n=>!n.isRead))s.isRead=!0,Is(-1),Y(`/api/notifications/${s.id}`,{isRead:!0}).catch(()=>{})}async markAllRead(){try{await S("/api/notifications/read-all");for(let t of this.list.items)t.isRead=!0;er(0)}catch(t){u(P(t))}this.#t.update()}async remove(t){try{for(let s of t.items)await M(`/api/notifications/${s.id}`),this.list.items=this.list.items.filter(n=>n!==s),s.isRead||Is(-1)}catch(s){u(P(s))}this.#t.update()}close(){this.#e()}};var So=e=>Ew[e.type]?.(e.data)??i(Rw(e),{name:f(e.actor??e.data),title:e.data.findTitle,list:e.data.listName,area:e.data.areaName,n:Number(e.data.count)}),Rw=({type:e,data:t})=>t.invited?"note.joined":t.count>1?`note.${e}.many`:`note.${e}`,xu={find_hidden:"block",find_shown:"check",find_deleted:"trash",comment_hidden:"block",comment_shown:"check",comment_deleted:"trash",list_private:"lock"},Fo=({kind:e,outcome:t})=>`${e}_${t}`,Ew={daily_news:({count:e,...t})=>i("note.daily_news",{n:Number(e),sources:Hw(t)}),streets_wished:({place:e})=>i("note.streetsWished",{place:e}),reported:({kind:e})=>i(`report.new.${e}`),report_closed:({outcome:e,note:t})=>vu(i(`report.closed.${e}`),t),link_used:({actor:e,device:t})=>i(e?"note.linkUsedBy":"note.linkUsed",{actor:e,device:ze(t??"")}),moderated:e=>vu(i(`report.owner.${Fo(e)}`,{title:e.findTitle??e.listName}),e.note)},Hw=e=>["friends","lists","areas"].filter(t=>e[t]!=="0").map(t=>i(`note.from.${t}`,{n:Number(e[t])})).join(", "),vu=(e,t)=>t?`${e} ${i("report.because",{reason:t})}`:e,ku={reported:"/admin/reports",report_closed:"/notifications",link_used:"/settings/devices",streets_wished:"/admin/map",daily_news:"/feed"};function Ou(e,t=!1){let[s]=e,n=new Set(e.map(o=>o.data.userId)),a={name:f(s.actor??s.data),title:s.data.findTitle};return n.size>1?i(`note.${s.type}.others`,{...a,n:n.size-1}):e.length>1?i(`note.${s.type}.times`,{...a,n:e.length,more:t}):So(s)}function Xn({type:e,data:{findId:t,commentId:s,listId:n,userId:a,count:o}}){return ku[e]?ku[e]:o>1&&e==="friend_published"?`/people/${a}`:o>1&&e==="area_published"?"/feed":n?`/lists/${n}`:t?s?`/finds/${t}#comment-${s}`:`/finds/${t}`:e==="moderated"?"/notifications":"/friends"}var zw={friend_request:"people",friend_accepted:"check",find_liked:"heart",find_commented:"comment",replied:"comment",mentioned:"people",list_invited:"plus",list_joined:"people",list_added:"pin",friend_published:"pin",area_published:"map"};async function Vw(e,t,s){await e.remove(t),await Promise.resolve(),(document.querySelectorAll(".note-row .round")[Math.min(s,e.groups.length-1)]??document.querySelector("h1")).focus()}var Ww={link_used:"lock",streets_wished:"map",daily_news:"feed"},Kw=({type:e,data:t})=>e==="moderated"?xu[Fo(t)]:Ww[e]??"flag",Yw=({type:e,data:t,actor:s})=>t.userId?jt`
  <span class="face">
    ${D(s??{profilePicture:`/api/avatars/${t.userId}`},44)}
    <span class="sign ${e}">${c(zw[e],e==="find_liked")}</span>
  </span>`:jt`<span class="face office">${c(Kw({type:e,data:t}))}</span>`,Gw=e=>jt`
  <img class="note-thumb" src=${e} alt="" width="48" height="48" loading="lazy" decoding="async">`,qu=(e,t)=>`${i(e)}: ${t.newest.data.listName}`,Jw=(e,t)=>jt`
  <span class="row actions">
    <button type="button" aria-label=${qu("lists.join",t)} @click=${()=>e.answerList(t,!0)}>${i("lists.join")}</button>
    <button type="button" class="quiet" aria-label=${qu("lists.decline",t)} @click=${()=>e.answerList(t,!1)}>
      ${i("lists.decline")}
    </button>
  </span>`;function Xw(e,t){if(e.invites(t.newest))return Jw(e,t);let s=e.request(t.newest);return s?jt`<span class="row actions">${Pe(s.friendship,s.user,()=>e.answered(t))}</span>`:Zn}var Zw=(e,t,s)=>jt`
  <li class="note-row ${t.isRead?"":"unread"}">
    <a href=${Xn(t.newest)} @click=${()=>e.markRead(t)}>
      ${Yw(t.newest)}
      <span>
        <span class="what">${Ou(t.items,t.more)}</span><br>
        <span class="soft">
          ${t.isRead?Zn:jt`<span class="unseen">${i("note.new")}</span>`}${J(t.newest.createdAt)}
        </span>
      </span>
      ${t.newest.thumbnailUrl?Gw(t.newest.thumbnailUrl):Zn}
    </a>
    ${Xw(e,t)}
    <button type="button" class="round" aria-label=${i("note.delete")} @click=${()=>Vw(e,t,s)}>${c("close")}</button>
  </li>`,Qw=e=>jt`
  <button type="button" class="quiet" @click=${()=>e.markAllRead()}>${c("check")} ${i("note.readAll")}</button>`,ty=()=>jt`<a class="button" href="/people">${i("note.noneAction")}</a>`;function ey(e){let{items:t,problem:s}=e.list;return s?w(s,e.load):t?t.length?jt`<ul class="card notes">${e.groups.map((n,a)=>Zw(e,n,a))}</ul>${U(e.list)}`:_(i("note.none"),i("note.noneText"),ty(),"bell"):k(4)}function Su(e){let t=new Jn(e);return{title:i("nav.bell"),ready:t.load(),view:()=>jt`${v(i("nav.bell"),t.hasUnread?Qw(t):Zn)}${ey(t)}`,close:()=>t.close()}}import{html as Gt,nothing as ea}from"../lib/lit-html/lit-html.js";var sy=200,iy=2,Qn=class{#t;#e=0;#s;constructor(t){this.#t=t;let s=n=>H(t,$("/api/friends",n));this.lists={received:s({status:"pending",direction:"received"}),sent:s({status:"pending",direction:"sent"}),accepted:s({status:"accepted"}),blocked:s({status:"blocked"})},this.text=t.query.get("q")??"",this.found=H(t,()=>$("/api/users",{q:this.text.trim()})),this.#s=E.subscribe("notification",this.load),this.text&&this.search()}load=()=>Promise.all(Object.values(this.lists).map(t=>t.load()));search=()=>{let t=this.text.trim();return this.#t.rename($(this.#t.path,{q:t})),[...t].length<iy?this.found.clear():this.found.load()};reload=()=>Promise.all([this.load(),this.search()]);type(t){this.text=t,clearTimeout(this.#e),this.#e=setTimeout(this.search,sy)}get problem(){return Object.values(this.lists).find(t=>t.problem)?.problem}get isLoaded(){return Object.values(this.lists).every(t=>t.items)}other(t){return t.requesterId===g()?.id?t.addressee:t.requester}isMe(t){return t.id===g()?.id}requestOf(t){return this.lists.received.items?.find(s=>s.requesterId===t.id)}close(){clearTimeout(this.#e),this.#s()}};import{html as Po,nothing as ny}from"../lib/lit-html/lit-html.js";var ay=44,oy=(e,{findCount:t,moreFinds:s,commonFriends:n}={})=>[e.displayName?`@${e.username}`:"",t===void 0?"":Ko(s,i("map.finds",{n:t})),n?i("person.common",{n}):""].filter(Boolean).join(" · "),ry=e=>e?Po`<br><span class="soft person-sums">${e}</span>`:ny,ti=(e,t,s)=>Po`
  <li class="row between">
    <a class="person" href="/people/${e.id}">
      ${D(e,ay)} <span><span class="strong" dir="auto">${f(e)}</span>${ry(oy(e,s))}</span>
    </a>
    <span class="row actions">${t}</span>
  </li>`,Fu=(e,t)=>Po`
  <li class="row between">
    <span>${Ms(e)}</span>
    <span class="row actions">${t}</span>
  </li>`;function cy(e,t){if(e.isMe(t))return Gt`<span class="soft">${i("people.you")}</span>`;if(t.friendship==="accepted")return Gt`<span class="badge">${c("check")} ${i("friend.friends")}</span>`;if(t.friendship==="none")return vi(t,e.reload);let s=e.requestOf(t);return s?Pe(s,t,e.reload):Gt`<span class="badge">${i("friend.pending")}</span>`}function ly(e){let{found:t}=e;return t.problem?w(t.problem,e.search):t.items?t.items.length?Gt`
    <ul class="people" aria-label=${i("people.results")}>${t.items.map(s=>ti(s,cy(e,s),s))}</ul>
    ${U(t)}`:Gt`<p class="soft" role="status">${i("people.noMatch")}</p>`:ea}function py(e,t){e.preventDefault(),t.search()}var uy=e=>Gt`
  <form class="card" role="search" @submit=${t=>py(t,e)}>
    <label for="people-search">${i("people.search")}</label>
    <div class="search">
      ${c("search")}
      <input id="people-search" type="search" autocomplete="off" autocapitalize="none" spellcheck="false"
        .value=${e.text} @input=${t=>e.type(t.target.value)}>
    </div>
    ${ly(e)}
  </form>`;function ta(e,t,s,n=ti){let a=e.lists[t];return a.items.length?Gt`
    <section class="card">
      <h2>${i(`people.${t}`)}</h2>
      <ul class="people">${a.items.map(o=>n(e.other(o),s(o,e.other(o)),o.other))}</ul>
      ${U(a)}
    </section>`:ea}var dy=(e,t,s)=>As(s,[xi(t,s,e.reload),js(s,e.reload)]),my=e=>Gt`
  ${ta(e,"received",(t,s)=>[Pe(t,s,e.reload),As(s,[js(s,e.reload)])])}
  ${ta(e,"sent",(t,s)=>ki(t,s,e.reload))}
  ${e.lists.accepted.items.length?ta(e,"accepted",(t,s)=>dy(e,t,s)):_(i("people.none"),i("people.noneText"),ea,"people")}
  ${ta(e,"blocked",(t,s)=>Rr(s,e.reload),Fu)}`;function hy(e){return e.problem?w(e.problem,e.load):e.isLoaded?my(e):k(3)}var fy=()=>St()?Gt`<a class="button quiet" href="/invites">${c("plus")} ${i("invites.invite")}</a>`:ea;function Pu(e){let t=new Qn(e);return{title:i("people.title"),ready:t.load(),view:()=>Gt`${v(i("people.title"),fy(),"/feed")}${uy(t)}${hy(t)}`,close:()=>t.close()}}import{html as qs,nothing as ei}from"../lib/lit-html/lit-html.js";var sa=class extends $i{user=null;friendship=null;#t;constructor(t){super(t,$("/api/finds",{userId:t.params.id,includePrivate:!0,includeFriends:!0,includeLists:!0,limit:20})),this.#t=t.params.id,this.loading=G(t,()=>this.#e())}get title(){return(this.user&&f(this.user))??i("person.title")}get isMe(){return this.#t===g()?.id}get hasAsked(){return this.friendship?.requesterId===this.#t}async#e(){this.user=await m(`/api/users/${this.#t}`,{signal:this.page.signal}),await Promise.all([this.finds.load(),this.#s()])}async#s(){this.friendship=null;let{friendship:t}=this.user,s=t==="none"?"":$("/api/friends",{status:t,limit:100});for(;s&&!this.friendship;){let n=await nt(s,{signal:this.page.signal});this.friendship=n.items.find(a=>a.requesterId===this.#t||a.addresseeId===this.#t)??null,s=n.next}}};import{html as et,nothing as yt}from"../lib/lit-html/lit-html.js";var $y=88,Lo=(e,t)=>et`
  <span class="sum"><span class="strong">${T(e)}</span> <span class="soft">${i(t,{n:e})}</span></span>`,Tu=({items:e})=>e?.length?et`<finds-map .places=${Iu(e)} .label=${i("person.map")}></finds-map>`:yt;function gy({items:e,problem:t},s){return t||s===0||e?.length===0?yt:e?et`<finds-map class="profile-cover" .places=${Iu(e)} .label=${i("person.map")}></finds-map>`:et`<div class="profile-cover"></div>`}var ia=(e,{title:t,finds:s,figures:n={},badge:a=yt,actions:o=yt})=>et`
  <section class="profile-head">
    ${e?[gy(s,n.findCount),D(e,$y)]:yt}
    <h1 tabindex="-1" dir="auto">${t}</h1>
    ${e?.displayName?et`<p class="soft">@${e.username}</p>`:yt}
    ${e?.about?et`<p dir="auto">${e.about}</p>`:yt}
    ${n.findCount===void 0?yt:et`
      <p class="row">
        ${Lo(n.findCount,"person.findsSum")}
        ${Lo(n.placeCount,"person.placesSum")}
        ${Lo(n.likeCount,"person.likesSum")}
      </p>`}
    ${n.commonFriends?et`<p class="soft">${i("person.common",{n:n.commonFriends})}</p>`:yt}
    ${a===yt&&o===yt?yt:et`<p class="row actions">${a}${o}</p>`}
  </section>`,na=e=>et`<a class="button quiet" href=${e}>${c("feed")} ${i("lists.title")}</a>`,aa=(e,t,s)=>et`
  <li><a class="way" href=${e}>${c(t)} <span class="grow">${s}</span> ${c("next")}</a></li>`,by=e=>et`
  <li>
    <a class="tile c-${Ge(e.category).code}" href="/finds/${e.id}">
      ${e.media.length?ct(e.media[0],{thumb:!0}):et`<span class="sign-tile">${ft(e.category)}</span>`}
      ${e.isPublic?yt:et`
        <span class="corner">${c(Te(Le(e)))}<span class="unseen">${Yr(e)}</span></span>`}
      <span class="caption" dir="auto">${e.title}</span>
    </a>
  </li>`,Lu=(e,t,s)=>et`
  <button type="button" class="chip" aria-pressed=${e.layout===t?"true":"false"} @click=${()=>e.show(t)}>
    ${c(s)} ${i(`person.${t}`)}
  </button>`,wy={grid:e=>et`<ul class="tiles">${e.map(by)}</ul>`,list:e=>et`<ul class="card rows">${e.map(t=>qi(t,Si(t)))}</ul>`},Iu=e=>[...new Map(e.map(t=>{let s=Fe(t);return[t.exact?`${s.latitude},${s.longitude}`:t.locationId,{...it(s),km:s.area,name:gi(s)}]})).values()];function Os(e,t){let{items:s,problem:n,load:a}=e.finds;return n?w(n,a):s?s.length?et`
    <div class="chips" role="group" aria-label=${i("person.layout")}>
      ${Lu(e,"grid","camera")}
      ${Lu(e,"list","filter")}
    </div>
    ${wy[e.layout](s)}
    ${U(e.finds)}`:_(t.title,t.text,t.action??yt,t.sign??"pin"):k(3)}import{html as Io}from"../lib/lit-html/lit-html.js";var Mu=["spam","illegal","rules","other"],To=["open","closed"],yy={user:["dismissed","suspended","deleted"],list:["dismissed","private","suspended"]},ju=e=>yy[e]??["dismissed","hidden","deleted","suspended"],Au=(e,t)=>S("/api/reports",{...e,...t});async function Bu(e,t){await I((t?B:M)(`/api/users/${e.id}/mute`))&&u(i(t?"report.mutedNow":"report.unmutedNow",{name:f(e)}))}var oa=class{#t;constructor(t){this.#t=t;let s=t.query.get("status");this.status=To.includes(s)?s:"open";let n=()=>this.status==="open"?"asc":"desc";this.list=H(t,()=>$("/api/admin/reports",{status:this.status,order:n(),limit:20}))}choose(t){return this.status=t,this.#t.rename($("/admin/reports",{status:t})),this.list.clear(),this.list.load()}async decide(t,s,n=""){await S(`/api/admin/reports/${t.id}`,{outcome:s,note:n}),this.list.items=this.list.items.filter(a=>a!==t),this.#t.update(),u(i("report.decided"))}async show(t){await I(M(`/api/admin/${t.kind}s/${t.targetId}/hidden`))&&(t.hidden=!1,u(i("report.shownAgain")),this.#t.update())}};function Mo(e,t,s){return C(a=>new F({send:async o=>{await t(o),a()}}),e,a=>Io`${L(a)}${s(a)}`,a=>N(a,i("report.send")))}var vy=e=>Io`
  <div class="field">
    <label for="reason">${i("report.reason")}</label>
    <select id="reason" name="reason">${Mu.map(t=>Io`<option value=${t}>${i(`report.reason.${t}`)}</option>`)}</select>
  </div>
  ${b(e,"text",{label:i("report.text"),hint:i("report.hint"),kind:"area",most:1e3})}`;async function ky(e){await Mo(i("report.title"),t=>Au(e,t),vy)&&u(i("report.sent"))}var Nu=(e,t)=>({text:i(e.muted?"report.unmute":"report.mute"),sign:"bell",run:()=>Bu(e,!e.muted).then(t)});function xy({user:e,friendship:t,hasAsked:s,loading:n}){return e.friendship==="none"?vi(e,n.load):t?t.status==="accepted"?ei:s?Pe(t,e,n.load):ki(t,e,n.load):ei}var Oy=()=>qs`<a class="button quiet" href="/profile">${i("profile.title")}</a>`,qy=e=>e.isMe?Oy():xy(e);function Sy(e,t){let{user:s,friendship:n,loading:a}=e;if(!s||e.isMe)return ei;let o=n?.status==="accepted"?[xi(n,s,a.load)]:[];return As(s,[Nu(s,a.load),...o,Oi({userId:s.id}),js(s,()=>t.go("/people"))])}var Fy=({user:e,isMe:t})=>!t&&e?.friendship==="accepted",Py=()=>qs`<span class="badge">${c("check")} ${i("friend.friends")}</span>`,Ly=e=>ia(e.user,{title:e.loading.problem?i("person.title"):e.title,finds:e.finds,figures:e.user??{},badge:Fy(e)?[Py(),Kn(`/api/users/${e.user.id}/news`,e.user.news,e.loading.load)]:ei,actions:e.user?[na($("/lists",{user:e.user.id})),qy(e)]:ei});function Ty(e){let{problem:t,load:s}=e.loading;return t?.code==="not_found"?qs`<p class="empty">${i("person.gone")}</p>`:t?w(t,s):e.user?qs`
    <section class="stack" aria-labelledby="finds">
      <h2 id="finds" class="unseen">${i("person.findsTitle")}</h2>
      ${Os(e,{title:i("person.none"),text:i("person.noneText",{name:f(e.user)})})}
    </section>`:k(3)}var Iy=(e,t)=>qs`
  <div class="head">${kr("/people")}<span class="grow"></span>${Sy(e,t)}</div>`;function _u(e){let t=new sa(e);return{get title(){return t.title},broad:!0,ready:t.loading.load(),view:()=>qs`${Iy(t,e)}${Ly(t)}${Ty(t)}`}}import{html as Oe,nothing as jo}from"../lib/lit-html/lit-html.js";var ra=class{#t;constructor(t,s){this.#t=t,this.restored=s,this.list=H(t,"/api/finds/bin?limit=20",n=>n.find.id)}restore(t){return this.#e(t,S(`/api/finds/${t.id}/restore`),i("find.restored"),this.restored)}remove(t){return this.#e(t,M(`/api/finds/${t.id}?forever=true`),i("bin.removed"),()=>{})}async#e(t,s,n,a){await I(s)&&(this.list.items=this.list.items.filter(o=>o.find.id!==t.id),this.#t.update(),u(n),a())}};var ca=class extends $i{figures={};isEdited=!1;constructor(t){super(t,$("/api/finds",{userId:g().id,includePrivate:!0,limit:20})),this.picture=new is("/api/users/me/picture",t,{has:()=>this.user.profilePicture.startsWith("/api/media/"),take:async n=>te(n??await m("/api/users/me"))}),this.bin=new ra(t,()=>this.#t());let s={username_taken:"username",name_taken:"displayName"};this.form=new F({send:n=>this.#s(n),update:t.update,fieldOf:s})}get user(){return g()}load=()=>Promise.all([this.#t(),this.bin.list.load()]);#t=()=>Promise.all([this.finds.load(),this.#e()]);async#e(){this.figures=await m(`/api/users/${g().id}`,{signal:this.page.signal}).catch(()=>({})),this.page.update()}toggleEdit=()=>{this.isEdited=!this.isEdited,this.page.update()};async#s({displayName:t,about:s,username:n,age:a}){let o={displayName:t.trim()||null,about:s.trim()||null,username:n.trim()};te(await Y("/api/users/me",{...o,age:a===""?null:Number(a)})),u(i("profile.saved"))}};import{html as pa,nothing as la}from"../lib/lit-html/lit-html.js";async function My(e,t){await e.restore(t),x(e.list.items.length?"bin":"finds")}async function jy(e,t){await j(i("bin.removeTitle"),i("bin.removeText",{title:t.title}),i("bin.remove"))&&(await e.remove(t),x(e.list.items.length?"bin":"finds"))}var Ay=(e,t)=>pa`
  <button type="button" class="quiet" aria-label="${i("bin.restore")}: ${t.title}" @click=${()=>My(e,t)}>
    ${c("retry")} ${i("bin.restore")}
  </button>`,By=(e,{find:t,expiresAt:s})=>pa`
  <li>
    <p>
      <span class="strong" dir="auto">${t.title}</span>
      ${s?pa`<br><span class="soft">${i("bin.until",{date:Qt(s)})}</span>`:la}
    </p>
    ${t.hidden?Er(i("report.findHidden"),t.hidden):la}
    <p class="row">
      ${t.hidden?la:Ay(e,t)}
      <button type="button" class="danger" aria-label="${i("bin.remove")}: ${t.title}" @click=${()=>jy(e,t)}>
        ${c("trash")} ${i("bin.remove")}
      </button>
    </p>
  </li>`,Cu=e=>e.list.items?.length?pa`
  <section class="card" aria-labelledby="bin">
    <h2 id="bin" tabindex="-1">${i("bin.title")}</h2>
    <p class="hint">${i("bin.hint")}</p>
    <ul class="rows binned">${e.list.items.map(t=>By(e,t))}</ul>
    ${U(e.list)}
  </section>`:la;var Ny=()=>Oe`<a class="button" href="/new">${c("plus")} ${i("nav.plus")}</a>`,_y=({form:e,user:t})=>Oe`
  <form novalidate @submit=${e.submit}>
    ${L(e)}
    ${b(e,"displayName",{label:i("profile.name"),hint:i("profile.nameHint"),value:t.displayName??"",most:50,complete:"name"})}
    ${b(e,"about",{label:i("profile.about"),value:t.about??"",most:160})}
    ${b(e,"username",{label:i("account.username"),hint:i("join.usernameHint"),value:t.username,...An})}
    ${b(e,"age",{label:i("profile.age"),hint:i("profile.ageHint"),value:t.age??"",kind:"number",mode:"numeric"})}
    <div class="row end">${N(e,i("action.save"))}</div>
  </form>`,Cy=e=>Oe`
  <ul class="card rows">
    ${aa("/people","people",i("people.accepted"))}
    ${aa("/shares","share",i("shares.mine"))}
    ${e.role==="admin"?aa("/admin","shield",i("admin.title")):jo}
  </ul>`,Dy=()=>Oe`<a class="button quiet" href="/settings">${c("gear")} ${i("settings.title")}</a>`,Uy=e=>Oe`
  <section class="card" id="edit" aria-labelledby="edit-title">
    <div class="row between"><h2 id="edit-title" tabindex="-1">${i("profile.edit")}</h2>${rt(e.toggleEdit)}</div>
    ${ks(e.picture,{label:i("profile.picture"),hint:i("profile.pictureHint")})}
    ${_y(e)}
  </section>`;async function Ry(e){e.toggleEdit(),await x("edit-title")}var Ey=e=>Oe`
  <button type="button" class="quiet" id="edit-profile" aria-expanded=${e.isEdited?"true":"false"} @click=${()=>Ry(e)}>
    ${c("edit")} ${i("profile.edit")}
  </button>`,Hy=()=>Oe`
  <a class="button quiet" href="/saved">${c("bookmark")} ${i("saved.title")}</a>
  ${na("/lists")}`,zy=e=>Oe`
  <div class="head"><span class="grow"></span>${Dy()}</div>
  ${ia(e.user,{title:f(e.user),finds:e.finds,figures:e.figures,actions:[Hy(),Ey(e)]})}
  ${e.isEdited?Uy(e):jo}
  <section class="stack" aria-labelledby="finds">
    <h2 id="finds" class="unseen" tabindex="-1">${i("profile.finds")}</h2>
    ${Os(e,{title:i("profile.none"),text:i("profile.noneText"),action:Ny()})}
  </section>
  ${Cy(e.user)}
  ${Cu(e.bin)}`;function Du(e){let t=new ca(e);return{title:i("profile.title"),broad:!0,ready:t.load(),view:()=>t.user?zy(t):jo}}import{html as ht,nothing as Jt}from"../lib/lit-html/lit-html.js";var Vy={dismissed:"check",hidden:"block",deleted:"trash",suspended:"lock",private:"lock"},Wy=e=>b(e,"note",{label:i("report.note"),hint:i("report.noteHint"),kind:"area",required:!0,most:500}),Uu=(e,t)=>i(`report.outcome.${e.kind==="user"&&t==="deleted"?"accountDeleted":t}`);async function Ky(e,t,s){let n=Uu(t,s);s!=="dismissed"?await Mo(n,({note:a})=>e.decide(t,s,a),Wy):await j(n,i("report.dismissText"),n)&&await e.decide(t,s).catch(()=>e.list.load()),x("reports")}var Ao=e=>e?ht`<a class="strong" href="/people/${e.id}">${f(e)}</a>`:ht`<span class="soft">${i("report.left")}</span>`,Yy=e=>ht`
  <p class="row">${e.map(t=>ht`
    <a href=${t.url} target="_blank" rel="noreferrer noopener">
      <img class="note-thumb" src=${t.thumbnailUrl} alt=${t.caption||i("report.photo")} width="48" height="48" loading="lazy">
    </a>`)}</p>`,Gy=e=>ht`
  <p class="strong" dir="auto">${e.title}</p>
  ${e.description?Je(e.description):Jt}
  ${e.media.length?Yy(e.media):Jt}`,Jy=e=>ht`
  <p class="strong" dir="auto">${e.list.name}</p>
  ${e.list.description?Je(e.list.description):Jt}
  <p class="marks">${Nn(e.list)}${e.list.user.id===e.owner?.id?Jt:ht` · ${Ao(e.list.user)}`}</p>`,Xy=e=>e.list?Jy(e):e.find?Gy(e.find):e.comment?Je(e.comment.content):e.kind==="user"?Jt:ht`<p class="soft">${i("report.noContent")}</p>`,Zy=e=>ht`
  <li>
    <p>${i(`report.reason.${e.reason}`)} · ${Ao(e.reporter)} · <span class="soft">${J(e.createdAt)}</span></p>
    ${e.text?Je(e.text):Jt}
  </li>`,Qy=(e,t,s)=>ht`
  <button type="button" class=${s==="dismissed"?"quiet":"danger"} @click=${()=>Ky(e,t,s)}>
    ${c(Vy[s])} ${Uu(t,s)}
  </button>`,tv=(e,t)=>ht`<p class="row">${ju(t.kind).map(s=>Qy(e,t,s))}</p>`,ev=(e,t)=>ht`
  <p>
    <span class="strong">${i(`report.result.${t.decision.outcome}`)}</span> · ${t.decision.closedBy} ·
    <span class="soft">${J(t.decision.closedAt)}</span>
  </p>
  ${t.decision.note?Je(t.decision.note):Jt}
  ${t.hidden?ht`
    <p><button type="button" class="quiet" @click=${()=>e.show(t)}>${c("retry")} ${i("report.show")}</button></p>`:Jt}`,sv=(e,t)=>ht`
  <li class="card">
    <h2>${i(`report.kind.${t.kind}`)} · ${Ao(t.owner)}</h2>
    ${Xy(t)}
    <ul class="rows">${[t,...t.others].map(Zy)}</ul>
    ${t.decision?ev(e,t):tv(e,t)}
  </li>`;function iv(e){let{items:t,problem:s,load:n}=e.list;return s?w(s,n):t?t.length?ht`<ul class="stack">${t.map(a=>sv(e,a))}</ul>${U(e.list)}`:_(i(`report.none.${e.status}`),i("report.noneText"),Jt,"flag"):k(3)}function Ru(e){let t=new oa(e);return{title:i("report.reports"),ready:t.list.load(),view:()=>ht`
      ${v(i("report.reports"),Jt,"/admin")}
      <div class="chips" role="group" aria-label=${i("report.which")} id="reports" tabindex="-1">
        ${To.map(s=>We(t.status===s,i(`report.status.${s}`),()=>t.choose(s)))}
      </div>
      ${iv(t)}`}}import{html as Bo,nothing as nv}from"../lib/lit-html/lit-html.js";var av=(e,t)=>Bo`
  <button type="button" class="chip" aria-pressed=${e.state===t?"true":"false"} @click=${()=>e.choose(t)}>
    ${c(t==="dismissed"?"close":Hr(t))} ${i(`saved.${t}`)}
  </button>`,ov=()=>Bo`<a class="button" href="/">${c("map")} ${i("missing.action")}</a>`,rv=e=>({title:i(`saved.${e}None`),text:i(e==="dismissed"?"saved.dismissedText":"saved.noneText"),action:ov(),sign:"bookmark"});function Eu(e){let t=new Lr(e);return{title:i("saved.title"),broad:!0,ready:t.finds.load(),view:()=>Bo`
      ${v(i("saved.title"),nv,"/profile")}
      <div class="chips" role="group" aria-label=${i("saved.which")}>${Fr.map(s=>av(t,s))}</div>
      ${Tu(t.finds)}
      ${Os(t,rv(t.state))}`}}import{html as qt,nothing as Bt}from"../lib/lit-html/lit-html.js";import{html as At,nothing as No}from"../lib/lit-html/lit-html.js";var zu=(e,t)=>b(e,"name",{label:i("passkeys.name"),hint:i("passkeys.nameHint"),value:t,required:!0,most:50});async function cv(e,t){let s=ze(navigator.userAgent);await C(n=>e.addForm(t,n),i("passkeys.add"),n=>At`
    ${L(n)}
    ${ye(n)}
    ${zu(n,s)}
    ${t?ie(n,"password",i("account.password")):No}`,()=>At`<button type="submit">${i("settings.linkGo")}</button>`)}var lv=(e,t)=>C(s=>e.renameForm(t,s),i("passkeys.rename"),s=>At`
  ${L(s)}
  ${zu(s,t.name)}`,()=>At`<button type="submit">${i("action.save")}</button>`);async function pv(e,t){await j(i("passkeys.deleteTitle",{name:t.name}),i("passkeys.deleteText"),i("action.delete"))&&e.remove(t)}var Hu=(e,t,s)=>At`
  <button type="button" class="quiet" aria-label="${t}: ${e.name}" @click=${s}>${t}</button>`,uv=(e,t,s)=>At`
  <li class="row between">
    <span>
      <span class="strong" dir="auto">${t.name}</span>
      ${t.backedUp?At`<span class="badge">${i("passkeys.backedUp")}</span>`:No}<br>
      <span class="soft">${i("passkeys.added")} ${J(t.createdAt)} ·
        ${t.lastUsedAt?At`${i("passkeys.used")} ${J(t.lastUsedAt)}`:i("passkeys.unused")}</span>
    </span>
    <span class="row">
      ${Hu(t,i("passkeys.rename"),async()=>{await lv(e,t),s()})}
      ${Hu(t,i("action.delete"),()=>pv(e,t))}
    </span>
  </li>`,dv=e=>At`<button type="button" class="quiet" id="add-passkey" @click=${e}>${i("passkeys.add")}</button>`,Vu=(e,t,s)=>At`
  <section class="card" id="passkeys" tabindex="-1">
    <h2>${i("passkeys.title")}</h2>
    <p>${i("passkeys.hint")}</p>
    ${e.list.length?At`<ul class="people">${e.list.map(n=>uv(e,n,s))}</ul>`:No}
    <p>${dv(async()=>{await cv(e,t()),s()})}</p>
  </section>`;import{html as ua,nothing as mv}from"../lib/lit-html/lit-html.js";var Wu=e=>ms(e.picker()),hv=e=>ua`
  <p class="note">${i("privacy.homeExact",{n:e.exactAtHome})}</p>
  <p class="row"><button type="button" id="hide-home" @click=${()=>e.hideHome()}>${i("privacy.homeHide")}</button></p>`,fv=(e,{latitude:t,longitude:s,radius:n,area:a})=>ua`
  <place-map class="homemap" inert .area=${2*n} .at=${{lat:t,lng:s}}></place-map>
  ${O("home-radius",{label:i("privacy.homeRadius"),options:vc.map(o=>[o,Ee(o)]),chosen:n,set:o=>e.changeHome({radius:Number(o)})})}
  ${O("home-area",{label:i("privacy.homeArea"),options:Vs(),chosen:String(a),set:o=>e.changeHome({area:Number(o)})})}
  ${e.exactAtHome?hv(e):mv}
  <p class="row">
    <button type="button" class="quiet" @click=${()=>Wu(e)}>${i("privacy.homeMove")}</button>
    <button type="button" class="quiet" @click=${()=>e.change({home:void 0})}>${i("privacy.homeRemove")}</button>
  </p>`,Ku=e=>ua`
  <section class="card">
    <p class="hint">${i("privacy.settingsText")}</p>
    ${O("default-audience",{label:i("privacy.audience"),hint:i("privacy.audienceHint"),chosen:e.values.audience,options:bt.map(t=>[t,i(`find.audience.${t}`)]),set:t=>e.change({audience:t})})}
    ${O("shown-area",{label:i("privacy.shownNew"),options:ve(),chosen:String(e.values.area),set:t=>e.change({area:Number(t)})})}
    <label class="switch">
      <span>${i("privacy.friendsExact")}</span>
      <input type="checkbox" role="switch" id="friends-exact" .checked=${e.values.exactForFriends}
        @change=${t=>e.change({exactForFriends:t.target.checked})}>
    </label>
    <h2>${i("privacy.home")}</h2>
    <p class="hint">${i("privacy.homeText")}</p>
    ${e.values.home?fv(e,e.values.home):ua`
      <p><button type="button" class="quiet" id="home" @click=${()=>Wu(e)}>${i("privacy.homeAdd")}</button></p>`}
    <p class="hint">${i("privacy.recall")}</p>
  </section>`;import{html as Xt,nothing as Co}from"../lib/lit-html/lit-html.js";var Ju=(...e)=>e.map(t=>[t,i(`bell.${t}`)]),Yu=(e,t)=>O(t,{label:i(`settings.${t}`),options:Ju("each","daily","off"),chosen:e.preferences[t],set:s=>e.prefer({[t]:s})}),_o=(e,t,s)=>Xt`
  <div class="field">
    <label for=${t}>${i(`settings.${t}`)}</label>
    <input type="time" id=${t} required .value=${e.preferences[t]} @change=${n=>n.target.value&&s(n.target.value)}>
  </div>`,$v={quietFrom:"22:00",quietTo:"07:00"},gv={quietFrom:"",quietTo:""},bv=e=>Xt`
  <label class="switch">
    <span>${i("settings.quiet")}<br><span class="soft">${i("settings.quietText")}</span></span>
    <input type="checkbox" role="switch" id="quiet" .checked=${!!e.preferences.quietFrom}
      @change=${t=>e.prefer(t.target.checked?$v:gv)}>
  </label>
  ${e.preferences.quietFrom?Xt`
    <div class="pair">
      ${_o(e,"quietFrom",t=>e.prefer({quietFrom:t}))}
      ${_o(e,"quietTo",t=>e.prefer({quietTo:t}))}
    </div>`:Co}`,wv=({timeZone:e})=>e?Xt`<p class="hint">${i("settings.timeZone",{zone:e.replaceAll("_"," ")})}</p>`:Co,Xu=e=>Xt`
  <section class="card">
    <h2>${i("settings.news")}</h2>
    ${Yu(e,"friendPublished")}
    ${Yu(e,"listAdded")}
    <p class="hint">${i("settings.newsText")}</p>
    ${_o(e,"dailyAt",t=>e.prefer({dailyAt:t}))}
    ${bv(e)}
    ${wv(e.preferences)}
  </section>`;async function yv(e,t){await j(i("watch.removeTitle",{name:t.name}),i("watch.removeText"),i("watch.remove"))&&(await e.remove(t),x("watched"))}var Gu=e=>[e.radius?i("watch.around",{distance:Ee(e.radius)}):"",...e.categories.map(R)].filter(Boolean).join(", "),vv=(e,t)=>Xt`
  <li class="card stack">
    <h2 dir="auto">${t.name}</h2>
    ${Gu(t)?Xt`<p class="soft">${Gu(t)}</p>`:Co}
    ${O(`watch-${t.id}`,{label:i("bell.title"),options:Ju("each","daily"),chosen:t.news,set:s=>e.change(t,{news:s})})}
    <p class="row">
      <a class="button quiet" href=${$("/",{at:be(kc(t))})} aria-label=${i("watch.showNamed",t)}>
        ${c("map")} ${i("watch.show")}
      </a>
      <button type="button" class="quiet" aria-label=${i("watch.removeNamed",t)} @click=${()=>yv(e,t)}>
        ${i("watch.remove")}
      </button>
    </p>
  </li>`,Zu=({watches:e})=>e.list.length?Xt`
  <p class="hint" id="watched" tabindex="-1">${i("watch.hint")}</p>
  <ul class="stack plain-list">${e.list.map(t=>vv(e,t))}</ul>`:Xt`
  <div id="watched" tabindex="-1">
    ${_(i("watch.none"),i("watch.hint"),Xt`<a class="button" href="/">${i("watch.toMap")}</a>`,"map")}
  </div>`;import{html as Zt,nothing as De}from"../lib/lit-html/lit-html.js";var Do={read:["read"],write:["read","write"],admin:["read","write","admin"]};function Qu(e){let t=async({name:s,access:n,days:a,password:o})=>{let r=a?{days:Number(a)}:{};e(await S("/api/auth/tokens",{name:s.trim(),scopes:Do[n],...r,...o?{password:o}:{}}))};return new F({send:t,fieldOf:{wrong_password:"password"}})}var Ss=e=>e.kind==="token",Uo=e=>Ss(e)?e.name:ze(e.userAgent),kv={browser:()=>i("session.browser"),cli:()=>i("session.cli"),token:()=>i("session.token")},xv=e=>e.scopes.map(t=>i(`scope.${t}`)).join(", "),Ov=e=>e.expiresAt?i("token.until",{date:Qt(e.expiresAt)}):i("token.endless"),qv=e=>e.lastUsedAt?i("session.active",{day:Re(e.lastUsedAt,!0)}):i("session.unused"),Sv=e=>Zt`
  <details class="small-fold">
    <summary aria-label="${i("session.details")}: ${Uo(e)}">${i("session.details")} ${c("next")}</summary>
    <p class="soft">${i("settings.until",{date:Qt(e.expiresAt)})}</p>
  </details>`,Fv=(e,t)=>{let s=i(Ss(t)?"token.revoke":"settings.end");return Zt`
    <button type="button" class="quiet" aria-label="${s}: ${Uo(t)}" @click=${()=>e.endSession(t)}>${s}</button>`},Pv=e=>Zt`${i(Ss(e)?"token.since":"settings.since")} ${J(e.createdAt)}`,Lv=(e,t)=>Zt`
  <li class="row between">
    <span>
      <span class="strong" dir="auto">${Uo(t)}</span>
      <span class="badge">${kv[t.kind]()}</span>
      ${t.current?Zt`<span class="badge">${i("settings.thisOne")}</span>`:De}<br>
      ${Ss(t)?Zt`<span class="soft">${xv(t)}</span><br>`:De}
      <span class="soft">${qv(t)} · ${Pv(t)}${Ss(t)?` · ${Ov(t)}`:De}</span>
      ${Ss(t)?De:Sv(t)}
    </span>
    ${t.current?De:Fv(e,t)}
  </li>`;async function Tv(e){await j(i("settings.endOthers"),i("settings.endOthersText"),i("settings.endOthers"))&&e.endOthers()}var Iv=e=>Zt`
  <button type="button" class="quiet" @click=${()=>Tv(e)}>${i("settings.endOthers")}</button>`,Mv=[90,30,365],jv=e=>Object.keys(Do).filter(t=>t!=="admin"||e.role==="admin"),Av=(e,t)=>Zt`
  <p>${i("token.about")}</p>
  ${L(t)}
  ${ye(t)}
  ${b(t,"name",{label:i("token.name"),hint:i("token.nameHint"),required:!0,most:50})}
  ${O("access",{label:i("token.access"),options:jv(e.user).map(s=>[s,i(`access.${s}`)])})}
  ${O("days",{label:i("token.life"),options:[...Mv.map(s=>[s,i("token.days",{n:s})]),["",i("token.endless")]]})}
  ${e.asksPassword?ie(t,"password",i("account.password")):De}`,Bv=e=>Bi({title:i("token.new"),text:i("token.once"),label:i("session.token"),value:e});async function Nv(e){let t=null;await C(n=>Qu(a=>{t=a,n()}),i("token.create"),n=>Av(e,n),()=>Zt`<button type="submit">${i("token.createGo")}</button>`),t&&(e.addSession(t.session),await Bv(t.token))}var td=e=>Zt`
  <section class="card">
    <h2>${i("settings.sessions")}</h2>
    <ul class="people">${e.sessions.map(t=>Lv(e,t))}</ul>
    <div class="row end">
      ${e.hasOthers?Iv(e):De}
      <button type="button" class="quiet" id="new-token" @click=${()=>Nv(e)}>${c("plus")} ${i("token.create")}</button>
    </div>
  </section>`;var sd=()=>["friendRequests","friendAccepted","findLiked","findCommented","replied","mentioned","listInvited",...g()?.role==="admin"?["reported"]:[]],_v=e=>qt`
  <label class="switch">
    <span>${i("settings.streets")}<br><span class="soft">${i("offer.learns")}</span></span>
    <input type="checkbox" role="switch" id="streets" .checked=${Ns()} @change=${t=>e.setStreets(t.target.checked)}>
  </label>`,Cv=()=>oi.map(e=>[e,Oa[e],e]),Dv=e=>qt`
  <section class="card">
    ${O("language",{label:i("settings.language"),options:Cv(),chosen:vt(),set:t=>e.setLanguage(t)})}
    ${O("theme",{label:i("settings.theme"),options:ic.map(t=>[t,i(`settings.theme.${t}`)]),chosen:Pa(),set:t=>e.setTheme(t)})}
    ${O("units",{label:i("settings.units"),options:["km","mi"].map(t=>[t,i(`settings.units.${t}`)]),chosen:Go(),set:t=>e.setUnits(t)})}
    ${Bs()?_v(e):Bt}
  </section>`;async function Uv(e,t,s){let n=e.target;await t.prefer({[s]:n.checked}),n.checked=t.preferences[s]}var ed=(e,t,s=Bt)=>qt`
  <label class="switch">
    <span>${i(`settings.${t}`)}${s}</span>
    <input type="checkbox" role="switch" .checked=${e.preferences[t]} @change=${n=>Uv(n,e,t)}>
  </label>`,Rv=e=>qt`
  <p>${c("check")} ${i("push.on",{instance:X()})}</p>
  <p class="row">
    <button type="button" class="quiet" @click=${e.test}>${i("push.test")}</button>
    <button type="button" class="quiet" aria-busy=${e.busy?"true":"false"} @click=${e.disable}>${i("push.disable")}</button>
  </p>`,Ev=e=>qt`
  <p>${i("push.off",{instance:X()})}</p>
  <p>
    <button type="button" id="push-on" aria-busy=${e.busy?"true":"false"} @click=${e.enable}>
      ${c("bell")} ${i("push.enable")}
    </button>
  </p>
  <p class="soft" role="status">${e.slow?i("push.asking"):Bt}</p>`;function Hv(e){return e.state==="on"?Rv(e):e.state==="off"?Ev(e):qt`<p class="note">${i(`push.${e.state}`,{instance:X()})}</p>`}var zv=e=>qt`
  <section class="card">
    <h2>${i("settings.notify")}</h2>
    ${sd().map(t=>ed(e,t))}
    ${y().pushKey?ed(e,"pushEnabled",qt`<br><span class="soft">${i("settings.pushEnabledHint")}</span>`):Bt}
  </section>
  ${Xu(e)}
  <section class="card">
    <h2>${i("push.title")}</h2>
    ${Hv(e.push)}
  </section>`,Vv=["friendPublished","listAdded"];function Wv({preferences:e}){let t=[...sd(),...Vv];return i("settings.onOf",{n:t.filter(s=>e[s]&&e[s]!=="off").length,of:t.length})}var Kv=e=>y().passwordLogin||e.passkeys.isShown||y().provider.enabled,Yv=e=>qt`
  ${y().passwordLogin?qc(e):Bt}
  ${e.passkeys.isShown?Vu(e.passkeys,()=>e.passkeyAsksPassword,e.redraw):Bt}
  ${y().provider.enabled?Sc(e):Bt}`,id="/settings",nd=[{name:"appearance",sign:"globe",title:()=>i("settings.appearance"),view:Dv,isLocal:!0,value:()=>[Oa[vt()],i(`settings.theme.${Pa()}`)].join(" · ")},{name:"notifications",sign:"bell",title:()=>i("nav.bell"),view:zv,value:Wv},{name:"watches",sign:"map",title:()=>i("watch.title"),view:Zu,value:e=>e.watches.list.length?i("watch.count",{n:e.watches.list.length}):""},{name:"places",sign:"pin",title:()=>i("privacy.settings"),view:e=>Ku(e.places),value:e=>ve().find(([t])=>t===String(e.places.values.area))?.[1]},{name:"sign-in",sign:"lock",title:()=>i("settings.signIn"),view:Yv,isShown:Kv,value:e=>e.passkeys.isShown?i("passkeys.count",{n:e.passkeys.list.length}):""},{name:"devices",sign:"shield",title:()=>i("settings.devices"),view:td,value:e=>i("settings.signedIn",{n:e.sessions.length})},{name:"data",sign:"copy",title:()=>i("settings.data"),view:Fc,value:()=>i("settings.dataParts")}],Gv=e=>qt`
  <ul class="card rows">
    ${nd.filter(({isShown:t})=>!t||t(e)).map(t=>lt(`${id}/${t.name}`,t.sign,t.title(),t.isLocal||e.isLoaded?t.value(e):""))}
  </ul>
  <ul class="card rows">
    ${St()?lt("/invites","people",i("invites.title")):Bt}
    ${lt("/shares","share",i("shares.mine"))}
    ${lt("/help","comment",i("help.title"))}
    ${lt("/about","feed",i("nav.about"))}
  </ul>`;async function Jv(e){let t=fr(E.get("outbox")).length;(!t||await j(i("settings.signOut"),i("outbox.signOut",{n:t}),i("settings.signOut")))&&e.signOut()}var Xv=e=>qt`
  <button type="button" class="quiet" id="sign-out" @click=${()=>Jv(e)}>${i("settings.signOut")}</button>`;function Zv(e,t){let{problem:s,load:n}=e.loading;return t?t.isLocal?t.view(e):s?w(s,n):e.isLoaded?t.view(e):k(5):qt`${s?w(s,n):Bt}${Gv(e)}`}function ad(e){let t=nd.find(({name:a})=>a===e.params.name);if(e.params.name&&!t)return uc();let s=new ji(e),n=()=>t?t.title():i("settings.title");return{get title(){return n()},ready:t?.isLocal?Promise.resolve():s.loading.load(),view:()=>qt`
      ${t?v(n(),Bt,id):v(n(),Xv(s),"/profile")}
      ${s.refusal?w(s.refusal):Bt}
      ${Zv(s,t)}`}}import{html as Nt,nothing as si}from"../lib/lit-html/lit-html.js";async function Qv(e){let t=await e.offered(),s=t&&await Wn({offered:t});s&&(e.take(s),await Zs(s))}async function tk(e,t){let s=await Wn({share:t});s&&e.take(s)}async function ek(e,t){await j(i("shares.revokeTitle",{title:Yt(t)}),i("shares.revokeText"),i("shares.revoke"))&&(await e.revoke(t),x("new-share"))}var sk=async e=>await zn(e)||Zs(e,i("shares.one")),ik=async e=>await Vn(e,Yt(e))||Zs(e,i("shares.one")),nk=(e,t)=>kt(i("shares.menu",{title:Yt(t)}),[...Hn()&&!t.expired?[{text:i("action.share"),sign:"share",run:()=>ik(t)}]:[],{text:i("shares.change"),sign:"edit",run:()=>tk(e,t)},{text:i("shares.revoke"),sign:"trash",isDanger:!0,run:()=>ek(e,t)}],{id:`share-${t.id}`}),ak=e=>e.findId?`/finds/${e.findId}`:`/lists/${e.listId}`,ok=e=>e.category?Nt`<span class="strong" dir="auto">${Yt(e)}</span>`:Nt`<a class="strong" dir="auto" href=${ak(e)}>${Yt(e)}</a>`,rk=e=>Nt`${i(`shares.kind.${vo(e)}`)}${e.title?Nt`: <bdi>${ko(e)}</bdi>`:si}`,da=(e,t)=>Nt`<span class="badge">${e?c(e):si} ${t}</span>`,ck=e=>Nt`
  <button type="button" class="quiet" aria-label="${i("secret.copy")}: ${Yt(e)}" @click=${()=>sk(e)}>
    ${c("copy")} ${i("secret.copy")}
  </button>`,lk=(e,t)=>Nt`
  <li class="invite">
    <div class="listed">
      <p class="grow">
        ${ok(t)}<br>
        <span class="soft">${rk(t)} · ${t.views?i("shares.views",{n:t.views}):i("shares.noViews")}</span>
      </p>
      ${nk(e,t)}
    </div>
    <p class="marks">
      ${da(t.place==="hidden"?"block":"pin",au(t))}
      ${t.hasPassword?da("lock",i("account.password")):si}
      ${t.expiresAt?da("",xo(t)):da("",i("shares.endless"))}
    </p>
    ${t.expired?si:Nt`<p class="row actions">${ck(t)} ${Oo(t)}</p>`}
  </li>`;function pk(e){let{items:t,problem:s,load:n}=e.list;return s?w(s,n):t?t.length?Nt`<div class="card"><ul class="people">${t.map(a=>lk(e,a))}</ul></div>${U(e.list)}`:_(i("shares.none"),i("shares.noneText"),si,"share"):k(3)}var uk=e=>Nt`
  <button type="button" class="quiet" id="new-share" @click=${()=>Qv(e)}>${i("shares.category")}</button>`;function od(e){let t=new Rn(e);return{title:i("shares.mine"),ready:t.list.load(),view:()=>Nt`
      ${v(i("shares.mine"),uk(t),"/profile")}
      <p class="lead">${i("shares.lead")}</p>
      ${pk(t)}`}}import{html as _t,nothing as Ro}from"../lib/lit-html/lit-html.js";var ma=class{isLoaded=!1;#t;constructor(t){this.#t=t}get entries(){return E.get("outbox")}load=async()=>{await $r(),this.isLoaded=!0,this.#t.update()};cancel(t){return mi(t.id)}retry(t){return wr(t.id)}sendNow(){return yr()}};async function dk(e,t){await Ur()&&e.cancel(t)}var mk=e=>i(e.kind==="like"&&!e.on?"outbox.unlike":`outbox.${e.kind}`),hk=e=>vr(e).replace(/^(\/lists\/[^/]+).*/,"$1"),ha=e=>_t`<a class="strong" dir="auto" href=${hk(e)}>${e.title}</a>`,fk={find:e=>_t`<span class="strong" dir="auto">${e.body.title}</span>`,comment:e=>_t`<span class="what" dir="auto">${e.body.content}</span><br>${ha(e)}`,like:ha,entry:e=>_t`<span class="what" dir="auto">${e.body.note}</span><br>${ha(e)}`,drop:ha},$k=({closed:e,lists:t})=>e.map(s=>t?.[s]||i("lists.one")).join(", "),gk=(e,t)=>_t`
  <li class="row between">
    <span class="grow">
      <a class="strong" dir="auto" href="/finds/${t.id}">${t.body.title}</a><br>
      <span>${i("outbox.closedLists",{lists:$k(t)})}</span>
    </span>
    <button type="button" class="quiet" @click=${()=>e.cancel(t)}>${i("action.close")}</button>
  </li>`,bk=(e,t)=>_t`
  <li class="row between">
    <span class="grow">
      <span class="soft">${mk(t)}</span><br>
      ${fk[t.kind](t)}<br>
      ${t.state==="refused"?_t`<span class="error">${t.problem}</span>`:_t`<span class="soft">${i("outbox.waiting")}</span>`}
    </span>
    <span class="row">
      ${t.state==="refused"?_t`
        <button type="button" class="quiet" @click=${()=>e.retry(t)}>${c("retry")} ${i("action.retry")}</button>`:Ro}
      <button type="button" class="quiet" @click=${()=>dk(e,t)}>${i("outbox.cancel")}</button>
    </span>
  </li>`;function wk(e){return e.isLoaded?e.entries.length?_t`
    <p class="hint">${i("outbox.hint",{instance:X()})}</p>
    <ul class="card people">${e.entries.map(t=>(t.state==="closed"?gk:bk)(e,t))}</ul>
    <p class="row end"><button type="button" @click=${()=>e.sendNow()}>${i("outbox.now")}</button></p>`:_(i("outbox.none"),i("outbox.noneText"),Ro,"send"):k(2)}function rd(e){let t=new ma(e);return{title:i("outbox.title"),ready:t.load(),view:()=>_t`${v(i("outbox.title"),Ro,"/")}${wk(t)}`}}import{html as qe,nothing as yk}from"../lib/lit-html/lit-html.js";var fa=class{#t;constructor(t){this.#t=t,this.instance=new as(t),this.areas=new ys(t),this.invites=new vs(t),this.nameForm=new F({send:s=>this.#e(s),update:t.update})}load(){return{server:this.instance.loading,map:this.areas.loading}[this.step]?.load()}get steps(){return["server",...y().streets?.areas?["map"]:[],"invite","done"]}get step(){let t=this.#t.query.get("step");return this.steps.includes(t)?t:this.steps[0]}get number(){return this.steps.indexOf(this.step)+1}next=()=>this.#t.push($("/admin/welcome",{step:this.steps[this.number]}));async#e(t){await this.instance.save(t),await this.next()}};var cd=(e,t)=>qe`<button type="button" class="quiet" @click=${e.next}>${t}</button>`,ld=(e,t)=>qe`<p class="row end">${cd(e,i(t?"welcome.next":"welcome.later"))}</p>`,pd=({problem:e,load:t},s,n)=>e?w(e,t):s?n():k(3),vk=(e,t)=>pd(e.instance.loading,e.instance.values,()=>qe`
  <form class="card" novalidate @submit=${e.nameForm.submit}>
    ${L(e.nameForm)}
    ${ks(e.instance.picture,{label:i("admin.picture"),hint:i("admin.pictureHint")})}
    ${b(e.nameForm,"name",{label:i("admin.name"),hint:i("welcome.nameHint"),value:e.instance.values.name,most:50})}
    ${b(e.nameForm,"description",{label:i("admin.description"),value:e.instance.values.description,kind:"area",most:500})}
    <div class="row end">${cd(e,i("welcome.later"))} ${N(e.nameForm,i("welcome.next"))}</div>
  </form>
  ${Li(t.update)}`),kk=e=>pd(e.areas.loading,e.areas.areas,()=>qe`
  ${po(e.areas)}
  ${ld(e,e.areas.areas.length||e.areas.isRunning)}`),xk=e=>qe`
  ${e.invites.created?mo(e.invites):uo(e.invites)}
  ${ld(e,e.invites.created)}`,Ok=()=>qe`
  <section class="card">
    <p><a class="button main" href="/new">${c("plus")} ${i("welcome.find")}</a></p>
    <ul class="people">
      ${lt("/settings/notifications","bell",i("welcome.push"))}
      ${lt("/profile","people",i("steps.profile"))}
      ${lt("/admin","gear",i("welcome.again"))}
      ${lt("/","map",i("areas.show"))}
    </ul>
  </section>`,qk={server:vk,map:kk,invite:xk,done:Ok};function ud(e){let t=new fa(e),s=()=>t.step==="done"?yk:qe`<p class="soft">${i("welcome.step",{number:t.number,of:t.steps.length-1})}</p>`;return{get title(){return i(`welcome.${t.step}`)},ready:t.load(),async moved(){e.update(),document.querySelector("main h1").focus(),await t.load()},view:()=>qe`
      <header class="welcome">
        ${s()}
        <h1 tabindex="-1">${i(`welcome.${t.step}`)}</h1>
        <p class="lead">${i(`welcome.${t.step}Text`)}</p>
      </header>
      ${qk[t.step](t,e)}`}}function Sk(e,t){let[s,n]=[new Map,!1],a=new AbortController;return e.signal.addEventListener("abort",()=>a.abort()),{async load(o){a.abort();let{signal:r}=a=new AbortController;try{let[l,p]=await tr($("/api/locations/categories",{...t(),category:"",bbox:o}),{signal:r});if(r.aborted)return;[s,n]=[new Map(l.map(h=>[h.category,h.count])),p]}catch(l){if(l.name==="AbortError")return;s.clear()}e.update()},arranged(o,r){if(!s.size)return null;let l=[...s.values()].reduce((d,q)=>d+q,0),p=d=>s.get(d)===0&&!n&&!r.includes(d),h=d=>d&&(d<l||n)?`${T(d)}${n?"+":""}`:void 0;return{shown:o.filter(d=>!p(d)).map(d=>({category:d,count:h(s.get(d))})),rest:o.filter(p)}}}}var Fk=500;async function Pk(e,t,s){let{signal:n}=e,a=$("/api/locations",{...s,category:"",q:"",list:t,bbox:"-180,-90,180,90",findsLimit:0,limit:Fk});try{let[{name:o},r]=await Promise.all([m(`/api/lists/${encodeURIComponent(t)}`,{signal:n}),m(a,{signal:n})]);return{name:o,points:r.map(it)}}catch(o){return o.name!=="AbortError"&&u(o.code==="not_found"?i("lists.gone"):P(o)),{name:i("lists.one"),points:[]}}}import{html as dd,nothing as md}from"../lib/lit-html/lit-html.js";async function Lk(e){await e.ask()&&await x("see-inviter")}async function Tk(e){e.close(),await x("list")}function Ik(e){let{user:t}=e;if(!t)return md;let s=i("introduction.text",{name:f(t),n:t.findCount});return dd`
    <section class="introduction" aria-label=${s}>
      ${D(t,44)}
      <p class="strong grow" dir="auto">${s}</p>
      ${rt(()=>Tk(e))}
      <p class="row">
        <a class="button quiet" id="see-inviter" href="/people/${t.id}">${i("introduction.see")}</a>
        ${e.mayAsk?dd`<button type="button" @click=${()=>Lk(e)}>${i("friend.ask")}</button>`:md}
      </p>
    </section>`}async function Mk(e,t){let s=new jn(t.update);e.note=()=>Ik(s),await s.load()}var $a=0,Eo=null;function jk(e){let t=Xn(e);location.pathname!==t.split("#")[0]&&($a=Eo&&E.get("message")===Eo?$a+1:1,$a===1?u(So(e),t):u(i("note.several",{n:$a}),"/notifications"),Eo=E.get("message"))}import{html as hd,nothing as Ak}from"../lib/lit-html/lit-html.js";async function Bk([e,t,s,n]){let a=(e+(s<e?s+360:s))/2,o={lat:((t+n)/2).toFixed(6),lng:(a>180?a-360:a).toFixed(6)};return(await m($("/api/places/name",o)).catch(()=>null))?.name??""}var Nk=100,_k=1500;function Ck([e,t,s,n]){let a=t<0&&n>0?0:Math.min(Math.abs(t),Math.abs(n)),o=((s-e+360)%360||(s===e?0:360))*Math.cos(a*Math.PI/180);return Math.max(n-t,o)*111.2>Nk}var Dk=(e,t,s)=>hd`
  ${L(e)}
  <p>${i("watch.text")}</p>
  ${b(e,"name",{label:i("watch.name"),value:t,required:!0,most:100})}
  ${O("watch-news",{name:"news",label:i("bell.title"),options:["daily","each"].map(n=>[n,i(`bell.${n}`)]),chosen:"daily"})}
  ${s.length?hd`<p class="hint">${i("watch.only",{categories:s.map(R).join(", ")})}</p>`:Ak}`;async function Uk(e,t){let s=e.split(",").map(Number),[n,a,o,r]=s;if(Ck(s))return u(i("watch.large"));let l=await Promise.race([Bk(s),Ke(_k,"")]),p=null,h=q=>async({name:K,news:Ct})=>{let pe=t.length?{categories:t}:{};p=await S("/api/watches",{name:K.trim(),news:Ct,box:{west:n,south:a,east:o,north:r},...pe}),q()};await C(q=>new F({send:h(q)}),i("map.watch"),q=>Dk(q,l,t),q=>N(q,i("watch.watch")))&&u(i("watch.saved",p),"/settings/watches")}import{html as Rk,nothing as Ek}from"../lib/lit-html/lit-html.js";async function Hk(e){if(xa.get())return;let t=()=>{},s=new Ze(()=>t());try{await s.read()}catch{return}s.state!=="off"||document.querySelector("dialog[open]")||(xa.set("1"),await Z((n,a)=>{t=a;let o=async()=>{await s.enable(),s.state!=="off"&&(n(),u(i(`push.${s.state}`,{instance:X()})))};return Rk`
      <h2>${i("push.offer",{name:e})}</h2>
      <p>${i("push.offerText",{instance:X()})}</p>
      <p class="soft" role="status">${s.slow?i("push.asking"):Ek}</p>
      <div class="row end">
        <button class="quiet" type="button" @click=${()=>n()}>${i("push.notNow")}</button>
        <button type="button" id="push-on" aria-busy=${s.busy?"true":"false"} @click=${o}>
          ${c("bell")} ${i("push.enable")}
        </button>
      </div>`},{label:i("push.offer",{name:e}),kind:"sheet-like"}))}import{html as ga,nothing as fd}from"../lib/lit-html/lit-html.js";async function zk({lat:e,lng:t}){try{let{title:s}=await S("/api/map/wishes",{latitude:e,longitude:t});u(i("offer.wished",{title:s}))}catch(s){u(P(s))}}function Vk(e,t){if(g().role==="admin"){let s=$("/admin/map",{at:be({lat:e.lat,lng:e.lng})});return ga`<p><a class="button quiet" href=${s}>${i("offer.add")}</a></p>`}return ga`
    <p><button type="button" class="quiet" @click=${()=>{t(),zk(e)}}>${i("offer.wish")}</button></p>
    <p class="hint">${i("offer.wishText")}</p>`}var Wk=e=>ga`
  <p><button type="button" class="quiet" @click=${()=>e(!0)}>${i("offer.show")}</button></p>
  <p class="hint">${i("offer.learns")}</p>`,Kk=(e,{choose:t,close:s,key:n})=>ga`
  <section class="offer" tabindex="-1" aria-label=${i("offer.none")} @keydown=${n}>
    <p class="row between">
      <span class="strong">${i("offer.none")}</span>
      <button type="button" class="round" aria-label=${i(Bs()?"offer.decline":"action.close")} @click=${()=>t(!1)}>
        ${c("close")}
      </button>
    </p>
    ${tc()?Vk(e,s):fd}
    ${Bs()?Wk(t):fd}
  </section>`,Yk=()=>Kk;import{html as wa,nothing as Ho}from"../lib/lit-html/lit-html.js";var Gk=2.5,[Jk,$d]=[300,24],gd=180,bd=()=>matchMedia("(prefers-reduced-motion: reduce)").matches,ba=class{#t=Xe;#e=Xe;#s=null;#i=new Map;#a={time:0,x:0,y:0};#n=null;#o;constructor(t){this.#o=t}show(t,s=0){this.#n=t,this.#i.clear(),this.#m(Xe),s&&!bd()&&this.#n.animate([{transform:`translateX(${s*15}%)`,opacity:0},{transform:"none",opacity:1}],{duration:gd,easing:"ease-out"})}onDown=t=>{t.target.localName==="video"||t.button||(this.#n=t.currentTarget,this.#n.setPointerCapture(t.pointerId),this.#i.set(t.pointerId,this.#p(t)),this.#c())};onMove=t=>{if(!this.#i.has(t.pointerId))return;this.#i.set(t.pointerId,this.#p(t));let s=this.#l(),n={x:s.x-this.#s.x,y:s.y-this.#s.y};if(this.#i.size>1){let{x:o,y:r,scale:l}=Fa(this.#e,this.#e.scale*s.apart/this.#s.apart,this.#s);return this.#m({scale:l,x:o+n.x,y:r+n.y})}let a={...this.#e,x:this.#e.x+n.x,y:this.#e.y+n.y};this.#m(this.#t.scale>1?Fi(a,this.#d()):a)};onUp=t=>{if(!this.#i.has(t.pointerId))return;let s=this.#l(),n=this.#i.size===1,a={x:s.x-this.#s.x,y:s.y-this.#s.y};if(this.#i.delete(t.pointerId),this.#i.size)return this.#c();if(!n||t.type==="pointercancel")return this.#u();if(Math.hypot(a.x,a.y)<$d)return this.#r(s,t.timeStamp);let o=this.#t.scale>1?"":Xr(a);if(o)return this.#o[o]();this.#u()};#r(t,s){let n=this.#a;if(this.#a={...t,time:s},s-n.time>Jk||Math.hypot(t.x-n.x,t.y-n.y)>$d)return this.#u();this.#a={time:0,x:0,y:0},this.#m(this.#t.scale>1?Xe:Fi(Fa(Xe,Gk,t),this.#d()),!0)}#c(){this.#e=this.#t,this.#s=this.#l()}#l(){let[t,s=t]=this.#i.values();return Zr(t,s)}#p({clientX:t,clientY:s}){let{left:n,top:a,width:o,height:r}=this.#n.getBoundingClientRect();return{x:t-n-o/2,y:s-a-r/2}}#d(){return{width:this.#n.clientWidth,height:this.#n.clientHeight}}#u(){this.#m(Fi(this.#t,this.#d()),!0)}#m(t,s=!1){this.#t=t;let n=this.#n?.firstElementChild;n&&(n.style.transition=s&&!bd()?`transform ${gd}ms ease-out`:"none",n.style.transform=`translate(${t.x}px, ${t.y}px) scale(${t.scale})`)}};function Xk(e,t){let s=e.media.length,n=t,a=!0,o=null,r=new Map;Z((l,p)=>{let h=d=>{n=(n+d+s)%s,a=!1,p(),o.show(document.querySelector("dialog .stage"),s>1?d:0)};return o??=new ba({next:()=>h(1),previous:()=>h(-1),close:()=>l()}),Zk(e,{at:n,plays:a,films:r},o,h,l)},{label:e.title,kind:"full"})}function Zk(e,{at:t,plays:s,films:n},a,o,r){let l=e.media.length,p=e.media[t];return wa`
    <div class="viewer" @keydown=${d=>{d.target.localName!=="video"&&(d.key==="ArrowRight"&&o(1),d.key==="ArrowLeft"&&o(-1))}}>
      <div class="row between">
        <span class="at" aria-live="polite">${l>1?i("find.pictureOf",{at:t+1,n:l}):Ho}</span>
        ${rt(r)}
      </div>
      <div class="stage" @pointerdown=${a.onDown} @pointermove=${a.onMove} @pointerup=${a.onUp}
        @pointercancel=${a.onUp} @dragstart=${d=>d.preventDefault()}>
        <div class="shown">${p.type==="video"?ex(p,s,n):tx(p,Jr(e,t))}</div>
      </div>
      <div>
        ${p.caption?wa`<p class="said" dir="auto">${p.caption}</p>`:Ho}
        ${l>1?sx(o):Ho}
      </div>
    </div>`}var Qk=e=>`min(100vw, calc(100vh * ${Wr(e).toFixed(3)}))`,tx=(e,t)=>ct(e,{alt:t,eager:!0,sizes:Qk(e),blur:!1});function ex(e,t,s){if(s.has(e))return s.get(e);let n=Object.assign(document.createElement("video"),{controls:!0,preload:"none",autoplay:t,playsInline:!0,poster:e.mediumUrl||e.fallbackUrl,width:e.width||640,height:e.height||360}),a=/\.webm(\?|$)/.test(e.url)?"webm":"mp4",o=(r,l)=>n.append(Object.assign(document.createElement("source"),{src:r,type:l}));return o(e.url,e.codecs?`video/${a}; codecs="${e.codecs}"`:""),e.playbackUrl&&o(e.playbackUrl,"video/mp4"),n.lastChild.addEventListener("error",()=>{let r=document.createElement("p");r.className="said";let l=Object.assign(document.createElement("a"),{href:e.url,download:"",textContent:i("find.download")});r.append(i("find.unplayable")," ",l),s.set(e,r),n.replaceWith(r)}),s.set(e,n),n}var sx=e=>wa`
  <div class="row steps">
    ${wd("previous","back",()=>e(-1))}
    ${wd("next","next",()=>e(1))}
  </div>`,wd=(e,t,s)=>wa`
  <button type="button" class="round" aria-label=${i(`find.${e}`)} @click=${s}>${c(t)}</button>`;import{html as Se,nothing as ii}from"../lib/lit-html/lit-html.js";var ya=class{friends=[];next="";hasLinks=!1;lists=[];update=()=>{};#t;constructor(t){this.audience=Le(t),this.#t=`/api/finds/${t.id}`}async load(){let[t,s,n]=await Promise.all([nt("/api/shares"),m(this.#t),m(`${this.#t}/lists`),this.audience==="friends"?this.#e("/api/friends?status=accepted&limit=100"):null]);if(this.hasLinks=t.items.length>0,this.audience==="everyone")return;let a=({id:o})=>n.find(r=>r.id===o)?.memberCount;this.lists=(s.inLists??[]).filter(o=>o.shows).map(o=>({...o,memberCount:a(o)}))}more=async()=>{await this.#e(this.next),this.update()};async#e(t){let{items:s,next:n}=await nt(t),a=o=>o.requesterId===g().id?o.addressee:o.requester;this.friends.push(...s.map(a)),this.next=n}};var ix=e=>Se`
  ${e.friends.length?Se`<ul class="people">${e.friends.map(t=>ti(t,ii))}</ul>`:Se`<p class="soft">${i("whoSees.alone")}</p>`}
  ${e.next?Se`<button type="button" class="quiet" @click=${()=>I(e.more())}>${i("action.more")}</button>`:ii}`,nx=(e,t,s)=>Se`
  <h2>${i("find.whoSees")}</h2>
  <p>${c(Te(e.audience))} ${i(`edit.audienceText.${e.audience}`,{instance:X()})}</p>
  ${e.audience==="friends"?ix(e):ii}
  ${e.lists.length?Se`
    <p class="hint">${i("whoSees.lists")}</p>
    <ul class="people">${e.lists.map(n=>Se`<li><a href="/lists/${n.id}" dir="auto">${cn(n)}</a></li>`)}</ul>`:ii}
  ${e.hasLinks?Se`<p class="hint">${i("whoSees.links")} <a href="/shares">${i("shares.mine")}</a></p>`:ii}
  <div class="row end">
    <a class="button quiet" href="/finds/${t.id}/edit">${i("action.edit")}</a>
    <button type="button" class="main" @click=${()=>s()}>${i("action.close")}</button>
  </div>`;async function ax(e){let t=new ya(e);await I(t.load())&&await Z((s,n)=>(t.update=n,nx(t,e,s)),{label:i("find.whoSees")})}E.subscribe("user",_s);_s();export{Fd as about,Tc as accounts,$b as addToList,Uc as admin,Wc as adminLog,jk as announce,jp as areas,ky as askReport,zc as categories,Sk as countCategories,zl as edit,rp as feed,mp as help,Ip as import,Rp as instance,Mk as introduce,Np as invites,Jp as join,$u as joinList,fu as list,Pk as listOnMap,bu as lists,yu as named,Su as notifications,Yk as offerOfStreets,Hk as offerPush,Pu as people,_u as person,Du as profile,Ru as reports,Eu as saved,ad as settings,zb as shareFind,od as shares,Ef as showSteps,Xk as viewPhoto,rd as waiting,Uk as watchArea,ud as welcome,ax as whoSees};

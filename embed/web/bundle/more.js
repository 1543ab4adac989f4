import{$ as B,$b as Tr,$c as Bs,A as T,Aa as lr,Ab as fe,Ac as Dr,B as Xt,Ba as Ve,Bb as $e,Bc as Je,Bd as uc,C as Ct,Ca as pr,Cb as yr,Cc as Ur,D as Ue,Da as li,Db as ge,Dc as Rr,E as Ko,Ea as pi,Eb as it,Ec as Er,Ed as Pi,Fa as ui,Fb as vr,Fd as mc,G as Re,Ga as ur,Gb as kr,H as Ts,Ha as mr,Hb as Qt,Hc as bt,Hd as dc,I as Yo,Ia as mi,Ib as hi,Ic as Pe,Id as hc,J as Go,Jb as xr,Jc as Le,Jd as fc,K as ot,Ka as dr,Kb as E,Kc as Hr,L as V,Lb as Y,Lc as ct,M as u,Ma as hr,Mb as I,Mc as zr,N as Jo,Na as fr,Nb as fi,Nc as Vr,Oa as $r,Ob as Or,Oc as Wr,P as xa,Pa as gr,Pb as qr,Pc as Oi,Q as Xo,Qa as br,Qb as Sr,Qc as qi,Rb as h,Sb as $i,Tb as Se,Tc as Kr,Ub as Fr,Vc as Xe,Wb as Pr,Wc as qa,Xb as te,Xc as Si,Y as Ee,Yb as gi,Yc as Yr,Z as d,Zb as bi,Zc as Gr,_ as S,_b as Lr,_c as Jr,a as De,aa as K,ac as wi,ad as Xr,b as y,ba as M,bc as Ir,bd as Ns,c as X,ca as Oa,cd as Zr,d as Eo,da as Zo,dc as Mr,dd as Qr,e as wa,ea as nt,ec as F,f as pe,fa as f,fb as c,fc as jr,g as ya,ga as He,gb as D,gc as Ar,gd as tc,h as va,ha as Qo,hb as J,hc as ht,hd as Sa,i as ue,ia as Is,ib as wr,ic as L,j as Fs,jb as v,jc as Br,jd as ec,k as Ps,ka as tr,kb as di,kc as b,kd as sc,l as me,la as er,lb as _,lc as N,ld as ic,m as Ls,ma as ze,mb as w,mc as Nr,md as nc,n as ka,na as ri,nb as k,nc as Z,nd as Fi,o as vt,oa as sr,ob as We,oc as j,p as oi,pa as ir,pb as U,pc as _r,q as Ho,qa as nr,qb as rt,qc as kt,qd as ac,ra as ar,rb as x,rc as Ms,rd as Fa,sa as g,sc as yi,sd as oc,t as zo,ta as ci,tc as Fe,td as rc,u as i,ua as St,ub as Ke,uc as vi,ud as cc,v as Vo,va as or,vb as he,vc as ki,vd as lc,w as P,wa as rr,wb as Dt,wc as js,xb as Ye,xc as As,y as de,ya as Zt,yb as R,yc as Cr,z as Wo,za as cr,zb as Ge,zc as xi,zd as pc}from"./shared.js";async function _s(){if(!g())return;let e={language:vt(),timeZone:Intl.DateTimeFormat().resolvedOptions().timeZone??""},t=[g().id,...Object.values(e)].join(" ");wa.get()!==t&&await B("/api/notifications/preferences",e).then(()=>wa.set(t),()=>{})}import{html as Te,nothing as Pa}from"../lib/lit-html/lit-html.js";var gm=new URL("lib/",De).pathname,bm=[["Leaflet 1.9.4","leaflet","Volodymyr Agafonkin, CloudMade","BSD-2-Clause"],["protomaps-leaflet 5.1.0","protomaps-leaflet","Protomaps","BSD-3-Clause"],["lit-html 3.3.3","lit-html","Google LLC","BSD-3-Clause"]];function $c(){if(Ns())return new URL(y().streets.url.replace(/[{}]/g,"")).host;let{host:e}=new URL((y().tiles?.url??"").replace(/[{}]/g,""),location);return e===location.host?"":e}var wm=()=>$c()?i("about.tilesFrom",{host:$c()}):i("about.alone"),ym=()=>Te`
  <section class="card">
    <p class="lead">${i("app.about")}</p>
    <p>${i("about.text")} ${wm()}</p>
    <p class="soft">${i("about.version",{version:y().version})}</p>
    <p class="row">
      <a class="button quiet" href="/help">${i("help.title")}</a>
      <a class="button quiet" href="/api/docs">${i("about.api")}</a>
    </p>
  </section>`,vm=()=>Te`
  <section class="card">
    <h2>${i("about.map")}</h2>
    <ul class="plain-list">
      ${y().tiles?.attribution?Te`<li>${i("about.tiles")}: ${y().tiles.attribution}</li>`:Pa}
      ${Ns()?Te`<li>${i("about.streets")}: ${y().streets.attribution}</li>`:Pa}
      <li>${i("about.places")}: ${y().places.attribution}</li>
    </ul>
  </section>`,km=([e,t,s,n])=>Te`<li><a href="${gm}${t}/LICENSE">${e}</a>, © ${s}, ${n}</li>`,xm=()=>Te`
  <section class="card">
    <h2>${i("about.code")}</h2>
    <ul class="plain-list">${bm.map(km)}</ul>
    <p class="hint">${i("about.more")}</p>
  </section>`,Om=()=>({title:i("nav.about"),view:()=>Te`
    ${v(i("nav.about"),Pa,g()?"/settings":"/sign-in")}
    ${hc()}${dc()}${ym()}${vm()}${xm()}`});import{html as Ni,nothing as ed}from"../lib/lit-html/lit-html.js";var qm=200,Sm=2**20,La=["all","active","suspended","admin"],gc={wrong_password:"password"},Ie=e=>`/api/admin/users/${e.id}`,Li=class{#t;#e=0;constructor(t){this.#t=t;let s=t.query.get("status");this.text=t.query.get("q")??"",this.status=La.includes(s)?s:"all",this.list=E(t,()=>f("/api/admin/users",{...this.#s,limit:50}))}get#s(){return{q:this.text.trim(),status:this.status==="all"?"":this.status}}search=()=>(clearTimeout(this.#e),this.#t.rename(f("/admin/people",this.#s)),this.list.load());type(t){this.text=t,clearTimeout(this.#e),this.#e=setTimeout(this.search,qm)}choose(t){return this.status=t,this.#t.update(),this.search()}isMe(t){return t.id===g()?.id}#i(t){this.list.items=this.list.items.map(s=>s.id===t.id?t:s),this.#t.update()}async#a(t,s){try{this.#i(await t),u(s)}catch(n){u(P(n))}}get asksPassword(){return ci()}adminForm(t,s){let n=async({password:a})=>{this.#i(await K(Ie(t),{role:"admin",...a?{password:a}:{}})),s()};return new F({send:n,fieldOf:gc})}demote(t){return this.#a(K(Ie(t),{role:"member"}),i("admin.memberDone",{name:h(t)}))}lift(t){return this.#a(M(`${Ie(t)}/suspension`),i("admin.liftDone",{name:h(t)}))}linkForm(t,s){let n=async({password:a})=>{let o=await S(`${Ie(t)}/sign-in-link`,a?{password:a}:void 0);s(new URL(o.url,location).href)};return new F({send:n,fieldOf:gc})}limitForm(t,s){let n=async({kind:a,size:o})=>{let r={instance:null,none:0}[a];this.#i(await K(Ie(t),{mediaLimit:a==="own"?Math.round(Number(o)*Sm):r})),s()};return new F({send:n})}suspendForm(t,s){let n=async({reason:a,days:o})=>{this.#i(await B(`${Ie(t)}/suspension`,{reason:a.trim(),...o?{days:Number(o)}:{}})),s()};return new F({send:n})}deleteForm(t,s){let n=async({name:a,reason:o})=>{if(a.trim()!==t.username)throw{code:"page",reason:"other_name",text:i("admin.deleteOther")};await M(f(Ie(t),{reason:o.trim()})),this.list.items=this.list.items.filter(r=>r.id!==t.id),this.#t.update(),s()};return new F({send:n,fieldOf:{other_name:"name"}})}close(){clearTimeout(this.#e)}};import{html as tt,nothing as ts}from"../lib/lit-html/lit-html.js";import{html as Ft,nothing as Cs}from"../lib/lit-html/lit-html.js";var Fm=2e3,Ze=class{state="";busy=!1;slow=!1;#t;constructor(t){this.#t=t}async read(){this.state=await ri()}enable=()=>this.#e(sr);disable=()=>this.#e(ir);test=()=>this.#s(async()=>{await nr(),u(i("push.sent"))});async#e(t){this.busy=!0,this.#t();let s=setTimeout(()=>{this.slow=!0,this.#t()},Fm);await this.#s(async()=>{this.state=await t()}),clearTimeout(s),this.busy=this.slow=!1,this.#t()}async#s(t){try{await t()}catch(s){u(s.code||s.status?P(s):i("push.failed"))}this.#t()}};var Ti=class{list=[];#t;constructor(t){this.#t=t}get isShown(){return lc()}async read(){this.isShown&&(this.list=await d("/api/auth/passkeys",{signal:this.#t.signal}))}async count(){return(await d("/api/auth/passkeys",{signal:this.#t.signal}).catch(()=>this.list)).length}addForm(t,s){let n=async({name:a,password:o})=>{let r=await pc(await S("/api/auth/passkeys/options",t?{password:o}:{}));r&&(this.list=[...this.list,await S("/api/auth/passkeys",{name:a,...r})],s())};return new F({send:n,fieldOf:{wrong_password:"password"}})}renameForm(t,s){let n=async({name:a})=>{let o=await K(`/api/auth/passkeys/${t.id}`,{name:a});this.list=this.list.map(r=>r.id===o.id?o:r),s()};return new F({send:n})}async remove(t){try{await M(`/api/auth/passkeys/${t.id}`),this.list=this.list.filter(s=>s.id!==t.id)}catch(s){u(P(s))}this.#t.update()}};var Pm=1,xt=class{nearby=[];proposal="";title="";#t;#e;#s;#i=0;#a=0;constructor(t,s,n=()=>{}){this.#t=t,this.#e=n,this.#n(s??{})}get value(){let{point:t,by:s,source:n,photo:a,chosen:o}=this;return{point:t,name:this.name.trim(),by:s,source:n,photo:a,location:o}}#n({point:t=null,name:s="",by:n="",source:a="",photo:o=null,location:r=null}){Object.assign(this,{point:t,name:s,by:n,source:a,photo:o,chosen:r}),this.#s=t}get label(){return this.chosen?.name||this.name.trim()||this.proposal}take(t){if(this.#n(t.value),Object.assign(this,{nearby:t.nearby,proposal:t.proposal,title:t.title}),this.#e(),this.point&&!this.label)return this.propose()}setPoint(t,s,n=""){return Object.assign(this,{point:t,chosen:null,source:s,proposal:""}),n?(Object.assign(this,{name:n,by:"search"}),this.#s=t):this.by!=="reader"&&this.#s&&Qt(this.#s,t)>Pm&&Object.assign(this,{name:"",by:""}),this.#e(),this.propose()}setPlace(t){return this.title=t.title??"",this.setPoint(it(t),t.isCamera?"camera":"found",t.title??t.name)}suggestPoint(t){return this.photo??=t,this.point?this.#e():this.setPoint(t,"photo")}setName(t){this.name=t,this.by=t.trim()?"reader":""}async locate(){try{let t=await hi({enableHighAccuracy:!0,timeout:15e3});this.#t.signal.aborted||this.setPoint(t,"hereDone")}catch(t){this.#t.signal.aborted||u(P(t))}}toggle(t){this.chosen=this.chosen?.id===t.id?null:t,this.chosen&&(this.point=it(t)),this.#e()}async propose(){let t=++this.#a,{signal:s}=this.#t;clearTimeout(this.#i);let{nearby:n,name:a,wait:o}=await li(this.point,{signal:s});t!==this.#a||s.aborted||(Object.assign(this,{nearby:n,proposal:a}),o&&(this.#i=setTimeout(()=>this.propose(),1e3*o)),this.#t.update())}close(){clearTimeout(this.#i)}};var Ta="/api/users/me/place-settings",Lm={radius:.5,area:1},bc=[.2,.5,1,2,5],be=class{values=null;exactAtHome=0;#t;constructor(t){this.#t=t}async read(){this.values=await d(Ta,{signal:this.#t.signal})}async change(t){try{let{exactAtHome:s,...n}=await B(Ta,{...this.values,...t});Object.assign(this,{values:n,exactAtHome:s}),t.audience&&pe.set(t.audience),u(i("privacy.saved"))}catch(s){u(P(s))}this.#t.update()}changeHome(t){return this.change({home:{...this.values.home,...t}})}async hideHome(){try{let{finds:t}=await S(`${Ta}/home`);this.exactAtHome=0,u(i("privacy.homeHidden",{n:t}))}catch(t){u(P(t))}this.#t.update()}picker(){let{home:t}=this.values,s=t&&{point:{lat:t.latitude,lng:t.longitude}},n=new xt(this.#t,s,()=>{n.point&&this.changeHome({...Lm,...t,latitude:n.point.lat,longitude:n.point.lng})});return n}};var Ii=class{list=[];#t;constructor(t){this.#t=t}async read(){this.list=await d("/api/watches",{signal:this.#t.signal})}async change(t,s){await I(K(`/api/watches/${t.id}`,s).then(n=>{this.list=this.list.map(a=>a.id===t.id?n:a)})),this.#t.update()}async remove(t){await I(M(`/api/watches/${t.id}`))&&(this.list=this.list.filter(s=>s.id!==t.id)),this.#t.update()}};function wc({latitude:e,longitude:t,radius:s,box:n}){let a=l=>Math.max(3,Math.min(16,Math.floor(Math.log2(360/Math.max(l,1e-4)))));if(!n)return{lat:e,lng:t,zoom:a(s/50)};let o=(n.east-n.west+360)%360,r=n.west+o/2;return{lat:(n.south+n.north)/2,lng:r>180?r-360:r,zoom:a(Math.max(o,n.north-n.south))}}var Tm=600*1e3-30*1e3,Im=e=>e.some(t=>t.current&&Date.now()-Date.parse(t.passwordAt)<Tm),yc=e=>!e.current&&e.kind!=="token",Mi=class{preferences=null;sessions=null;refusal=or();#t;constructor(t){this.#t=t,this.push=new Ze(t.update),this.passkeys=new Ti(t),this.places=new be(t),this.watches=new Ii(t),this.loading=Y(t,()=>this.#e());let s={wrong_password:"currentPassword"};this.password=new F({send:(n,a)=>this.#i(n,a),update:t.update,fieldOf:s})}get user(){return g()}redraw=()=>this.#t.update();get isLoaded(){return!!(this.preferences&&this.user)}get asksPassword(){return ci()}get asksCurrent(){return this.user.hasPassword&&!uc(this.sessions)}get passkeyAsksPassword(){return this.asksPassword&&!Im(this.sessions)}get hasOthers(){return this.sessions.some(yc)}async#e(){let{signal:t}=this.#t;[this.preferences,this.sessions]=await Promise.all([d("/api/notifications/preferences",{signal:t}),d("/api/auth/sessions",{signal:t}),this.push.read(),this.passkeys.read(),this.places.read(),this.watches.read()])}async#s(t){await I(t()),this.#t.update()}setTheme(t){ec(t),this.#t.update()}setUnits(t){Eo.set(t),this.#t.update()}setStreets(t){Qr(t),this.#t.update()}async setLanguage(t){await zo(t),_s(),this.#t.update()}prefer(t){return this.#s(async()=>{this.preferences=await B("/api/notifications/preferences",t)})}addSession(t){this.sessions=[t,...this.sessions],this.#t.update()}endOthers(){return this.#s(async()=>{for(let t of this.sessions.filter(yc))await M(`/api/auth/sessions/${t.id}`),this.sessions=this.sessions.filter(s=>s!==t)})}endSession(t){return this.#s(async()=>{await M(`/api/auth/sessions/${t.id}`),this.sessions=this.sessions.filter(s=>s!==t)})}signOut=()=>this.#s(async()=>{await cr(),await this.#t.go("/sign-in",{replace:!0})});async#i({newPassword:t,currentPassword:s,unlinkIdentity:n},a){let o=this.asksCurrent?{currentPassword:s}:{};await B("/api/users/me/password",{newPassword:t,...o,...n?{unlinkIdentity:!0}:{}}),a.reset(),Zt(await d("/api/users/me")),this.sessions=await d("/api/auth/sessions");let r=await this.passkeys.count();r?u(`${i("settings.passwordSaved")} ${i("settings.passkeysStay",{n:r})}`,"/settings/sign-in#passkeys"):u(i("settings.passwordSaved"))}unlink(){return this.#s(async()=>{await M("/api/users/me/identity"),Zt(await d("/api/users/me"))})}confirmForm(t){let s=async({password:n})=>{await S("/api/auth/confirm",{password:n}),t()};return new F({send:s,fieldOf:{wrong_password:"password"}})}deleteForm(t){let s=async({password:n})=>{await M("/api/users/me",this.asksPassword?{password:n}:void 0),t()};return new F({send:s,fieldOf:{wrong_password:"password"}})}async leaveDeleted(){await lr(),await this.#t.go("/sign-in",{replace:!0}),u(i("settings.deleted"))}},ji=(e={})=>`/api/auth/oauth/start?${new URLSearchParams({...e,redirect:"/settings/sign-in"})}`;import{html as vc}from"../lib/lit-html/lit-html.js";var Mm=e=>vc`
  <button type="button" class="quiet" @click=${()=>e(!1)}>${i("action.cancel")}</button>`;function C(e,t,s,n){let a=null;return Z((o,r)=>(a??=e(()=>o(!0)),a.update=r,vc`
      <form novalidate @submit=${a.submit}>
        <h2>${t}</h2>
        ${s(a)}
        <div class="row end">${Mm(o)}${n(a)}</div>
      </form>`),{label:t})}var Qe=()=>y().provider.name,we=e=>e.refusal?.reason==="sign_in_again"&&y().provider.enabled?Ft`
  <p><a class="button quiet" href=${ji()}>${i("signin.provider",{name:Qe()})}</a></p>`:Cs,ee=(e,t,s)=>b(e,t,{label:s,kind:"password",required:!0,complete:"current-password"}),jm=()=>Ft`
  <label class="switch">
    <span>
      ${i("settings.alsoUnlink",{name:Qe()})}<br>
      <span class="soft">${i("settings.alsoUnlinkHint")}</span>
    </span>
    <input type="checkbox" role="switch" id="unlinkIdentity" name="unlinkIdentity">
  </label>`,kc=({user:e,asksCurrent:t,password:s})=>Ft`
  <form class="card" novalidate @submit=${s.submit}>
    <h2>${i(t?"settings.password":"settings.passwordFirst")}</h2>
    ${e.hasPassword&&!t?Ft`<p class="note">${i("link.setPassword")}</p>`:Cs}
    <input class="unseen" type="text" autocomplete="username" .value=${e.username} tabindex="-1" aria-hidden="true">
    ${L(s)}
    ${we(s)}
    ${t?ee(s,"currentPassword",i("settings.currentPassword")):Cs}
    ${b(s,"newPassword",{label:i("settings.newPassword"),hint:i("settings.passwordHint"),kind:"password",required:!0,least:8,most:255,complete:"new-password"})}
    ${e.identityLinked?jm():Cs}
    <div class="row end">${N(s,i("action.save"))}</div>
  </form>`;async function Am(e){let t=i("settings.unlinkTitle",{name:Qe()});await j(t,i("settings.unlinkText"),i("settings.unlink"))&&e.unlink()}async function Bm(e,t){if(!t.asksPassword)return;e.preventDefault();let s=i("settings.link",{name:Qe()});await C(a=>t.confirmForm(a),s,a=>Ft`
    <p>${i("settings.linkText")}</p>
    ${L(a)}
    ${ee(a,"password",i("account.password"))}`,()=>Ft`<button type="submit">${i("settings.linkGo")}</button>`)&&location.assign(ji({link:"true"}))}var Nm=e=>Ft`
  <p>${c("check")} ${i("settings.linked")}</p>
  <p><button type="button" class="quiet" @click=${()=>Am(e)}>${i("settings.unlink")}</button></p>`,_m=e=>Ft`
  <p>${i("settings.notLinked")}</p>
  <p>
    <a class="button quiet" href=${ji({link:"true"})} @click=${t=>Bm(t,e)}>
      ${i("settings.link",{name:Qe()})}
    </a>
  </p>`,xc=e=>Ft`
  <section class="card">
    <h2>${i("settings.identity",{name:Qe()})}</h2>
    ${e.user.identityLinked?Nm(e):_m(e)}
  </section>`;async function Cm(e){await C(s=>e.deleteForm(s),i("settings.deleteTitle"),s=>Ft`
    <p>${i("settings.deleteText")}</p>
    ${L(s)}
    ${we(s)}
    ${e.asksPassword?ee(s,"password",i("account.password")):Cs}`,()=>Ft`<button type="submit" class="danger">${i("settings.delete")}</button>`)&&await e.leaveDeleted()}var Oc=e=>Ft`
  <section class="card">
    <p>${i("settings.dataText")}</p>
    <p><a class="button quiet" href="/api/users/me/export" download>${i("settings.download")}</a></p>
    <p>${i("settings.archiveText")}</p>
    <p><a class="button quiet" href="/api/users/me/archive" download>${i("settings.archive")}</a></p>
    <p><a class="button quiet" href="/import">${i("settings.import")}</a></p>
    <h2>${i("settings.deleteHead")}</h2>
    <p>${i("settings.deleteHint")}</p>
    <p><button type="button" class="danger" @click=${()=>Cm(e)}>${i("settings.delete")}</button></p>
  </section>`;import{html as Ia,nothing as Ds}from"../lib/lit-html/lit-html.js";function O(e,{label:t,options:s,chosen:n,set:a=()=>{},hint:o="",error:r="",name:l=e}){let p=r?`${e}-error`:o?`${e}-hint`:Ds;return Ia`
    <div class="field">
      <label for=${e}>${t}</label>
      <select id=${e} name=${l} aria-describedby=${p} aria-invalid=${r?"true":Ds} @change=${$=>a($.target.value)}>
        ${s.map(([$,m,q=Ds])=>Ia`
          <option value=${$} lang=${q} ?selected=${$===n}>${m}</option>`)}
      </select>
      ${p===Ds?Ds:Ia`<p class=${r?"error":"hint"} id=${p}>${r||o}</p>`}
    </div>`}import{html as Dm}from"../lib/lit-html/lit-html.js";async function Um(e){let t=await fe(e);t||document.getElementById("secret").select(),u(i(t?"secret.copied":"secret.selected"))}var Ai=({title:e,text:t,label:s,value:n})=>Z(a=>Dm`
  <h2>${e}</h2>
  <p>${t}</p>
  <div class="field">
    <label for="secret">${s}</label>
    <input id="secret" readonly spellcheck="false" autocomplete="off" .value=${n} @focus=${o=>o.target.select()}>
  </div>
  <div class="row end">
    <button type="button" class="quiet" @click=${()=>a()}>${i("action.close")}</button>
    <button type="button" @click=${()=>Um(n)}>${c("copy")} ${i("secret.copy")}</button>
  </div>`,{label:e});function Rm({mediaBytes:e,mediaLimit:t}){let s=ot(e);return t===null?i("admin.usage",{size:s}):t?i("admin.usageOf",{size:s,limit:ot(t)}):i("admin.usageUnlimited",{size:s})}var Em=e=>[i("admin.joined",{date:Ct(e.createdAt)}),e.seenAt?i("admin.seen",{date:Ct(e.seenAt)}):i("admin.notSeen"),i("admin.finds",{n:e.findCount}),Rm(e),e.invitedBy&&i("admin.invitedBy",{name:h(e.invitedBy)})],Hm=({suspendedAt:e,endsAt:t})=>t?i("admin.suspendedUntil",{date:Xt(t)}):i("admin.suspendedSince",{when:Ue(e)}),zm=e=>tt`<p class="note">${Hm(e)}<br>${i("admin.reasonIs",{reason:e.reason})}</p>`,Vm=e=>e.suspension?tt`<span class="person"><span class="avatar none">${c("block")}</span> <span>${Ms(e)}</span></span>`:tt`<a class="person" href="/people/${e.id}">${D(e)} <span>${Ms(e)}</span></a>`,qc=(e,t)=>tt`
  ${L(t)}
  ${we(t)}
  ${e.asksPassword?ee(t,"password",i("account.password")):ts}`,Wm=(e,t)=>C(s=>e.adminForm(t,s),i("admin.adminTitle",{name:h(t)}),s=>tt`
  <p>${i("admin.adminText")}</p>
  ${qc(e,s)}`,()=>tt`<button type="submit" class="danger">${i("admin.admin")}</button>`);async function Km(e,t){await j(i("admin.memberTitle",{name:h(t)}),i("admin.memberText"),i("admin.member"))&&e.demote(t)}var Ym=["instance","own","none"],Gm=(e,t)=>{e.kind??=t.mediaLimit===null?"instance":t.mediaLimit?"own":"none";let s=n=>{e.kind=n,e.update()};return tt`
    ${L(e)}
    ${O("kind",{label:i("admin.limit"),options:Ym.map(n=>[n,i(`admin.limits.${n}`)]),chosen:e.kind,set:s})}
    ${e.kind==="own"?b(e,"size",{label:i("admin.size"),kind:"number",mode:"numeric",required:!0,value:t.mediaLimit?Math.round(t.mediaLimit/2**20):""}):ts}`};async function Bi(e,t,s){let n=await e;return n&&u(i(t,{name:h(s)})),n}var Jm=(e,t)=>C(s=>e.limitForm(t,s),i("admin.limitTitle",{name:h(t)}),s=>Gm(s,t),()=>tt`<button type="submit">${i("action.save")}</button>`),Xm=(e,t)=>C(s=>e.suspendForm(t,s),i("admin.suspendTitle",{name:h(t)}),s=>tt`
  <p>${i("admin.suspendText")}</p>
  ${L(s)}
  ${b(s,"reason",{label:i("admin.reason"),hint:i("admin.reasonHint"),kind:"area",value:t.suspension?.reason,required:!0,most:500})}
  ${b(s,"days",{label:i("admin.days"),hint:i("admin.daysHint"),kind:"number",mode:"numeric"})}`,()=>tt`<button type="submit" class="danger">${i("admin.suspend")}</button>`);async function Zm(e,t){let s="";await C(o=>e.linkForm(t,r=>{s=r,o()}),i("admin.linkTitle",{name:h(t)}),o=>tt`
    <p>${i("admin.linkAsk",{name:h(t)})}</p>
    ${qc(e,o)}`,()=>tt`<button type="submit">${i("admin.linkMake")}</button>`)&&await Ai({title:i("admin.link"),text:i("admin.linkText",{name:h(t)}),label:i("admin.linkLabel"),value:s})}async function Qm(e,t){let s=C(n=>e.deleteForm(t,n),i("admin.deleteTitle",{name:h(t)}),n=>tt`
    <p>${i("admin.deleteText")}</p>
    ${L(n)}
    ${b(n,"name",{label:i("admin.deleteName",{name:t.username}),required:!0,complete:"off"})}
    ${b(n,"reason",{label:i("admin.reason"),hint:i("admin.logHint"),most:500})}`,()=>tt`<button type="submit" class="danger">${i("admin.delete")}</button>`);await Bi(s,"admin.deleteDone",t)&&x("account-search")}function td(e,t){let s=(a,o,r)=>({text:a,label:`${a}: ${h(t)}`,run:o,isDanger:r}),n=[t.role==="admin"?s(i("admin.member"),()=>Km(e,t)):s(i("admin.admin"),()=>Bi(Wm(e,t),"admin.adminDone",t)),s(i("admin.limit"),()=>Bi(Jm(e,t),"admin.limitDone",t))];return e.isMe(t)?n:[...n,...t.suspension?[]:[s(i("admin.link"),()=>Zm(e,t))],s(i(t.suspension?"admin.suspendAgain":"admin.suspend"),()=>Bi(Xm(e,t),"admin.suspendDone",t),!t.suspension),...t.suspension?[s(i("admin.lift"),()=>e.lift(t))]:[],s(i("admin.delete"),()=>Qm(e,t),!0)]}var Sc=(e,t)=>tt`
  <li class="account">
    <div class="row between">
      <span class="row">
        ${Vm(t)}
        ${t.role==="admin"?tt`<span class="badge">${i("admin.role")}</span>`:ts}
        ${e.isMe(t)?tt`<span class="badge">${i("people.you")}</span>`:ts}
        ${t.suspension?tt`<span class="badge warning">${i("admin.suspended")}</span>`:ts}
      </span>
      ${kt(i("people.menu",{name:h(t)}),td(e,t))}
    </div>
    <p class="soft facts">${Em(t).filter(Boolean).map(s=>tt`<span>${s}</span>`)}</p>
    ${t.suspension?zm(t.suspension):ts}
  </li>`;function sd(e,t){e.preventDefault(),t.search()}var id=e=>Ni`
  <form role="search" @submit=${t=>sd(t,e)}>
    <label for="account-search">${i("people.search")}</label>
    <div class="search">
      ${c("search")}
      <input id="account-search" type="search" maxlength="31" autocomplete="off" autocapitalize="none" spellcheck="false"
        .value=${e.text} @input=${t=>e.type(t.target.value)}>
    </div>
  </form>
  <div class="chips" role="group" aria-label=${i("admin.which")}>
    ${La.map(t=>We(e.status===t,i(`admin.statuses.${t}`),()=>e.choose(t)))}
  </div>`;function nd(e){let{items:t,problem:s,load:n}=e.list;return s?w(s,n):t?t.length?Ni`
    <ul class="people" aria-label=${i("admin.people")}>${t.map(a=>Sc(e,a))}</ul>
    ${U(e.list)}`:Ni`<p class="soft" role="status">${i("admin.noAccounts")}</p>`:k(4)}function Fc(e){let t=new Li(e);return{title:i("admin.people"),ready:t.list.load(),view:()=>Ni`
      ${v(i("admin.people"),ed,"/admin")}
      <section class="card">${id(t)}${nd(t)}</section>`,close:()=>t.close()}}import{html as $d,nothing as gd}from"../lib/lit-html/lit-html.js";var Pc=e=>e.slice(1).match(/../g).map(t=>Number.parseInt(t,16)/255),Lc=e=>e<=.04045?e/12.92:((e+.055)/1.055)**2.4,ad=e=>e<=.0031308?e*12.92:1.055*e**.4166666666666667-.055;function es(e){let[t,s,n]=Pc(e).map(Lc);return 1.05/(.2126*t+.7152*s+.0722*n+.05)}var ss=4.5;function _i(e){let t=e;for(let s=1;es(t)<ss;s-=.01)t=`#${Pc(e).map(n=>Math.round(255*ad(Lc(n)*s)).toString(16).padStart(2,"0")).join("")}`;return t}async function Us(e){if(!/^image\/(jpeg|png|webp|avif|heic|heif)$/.test(e.type))return e;try{return await od(e)}catch{return e}}async function od(e){let t=await createImageBitmap(e,{imageOrientation:"from-image"}),s=Math.min(1,2560/Math.max(t.width,t.height));if(s===1&&e.size<409600)return t.close(),e;let n=new OffscreenCanvas(Math.max(1,Math.round(t.width*s)),Math.max(1,Math.round(t.height*s))),a=n.getContext("2d");a.fillStyle="#fff",a.fillRect(0,0,n.width,n.height),a.drawImage(t,0,0,n.width,n.height),t.close();let o=await n.convertToBlob({type:"image/jpeg",quality:.85});return o.size<e.size?new File([o],e.name.replace(/\.\w+$/,"")+".jpg",{type:"image/jpeg"}):e}var is=class{progress=null;#t;#e;#s;constructor(t,s,{has:n,take:a}){[this.#t,this.#e,this.#s,this.has]=[t,s,a,n]}async set(t,s=He){let n=a=>{this.progress=a,this.#e.update()};n(0);try{await this.#s(await s("PUT",this.#t,await Us(t),{signal:this.#e.signal,progress:n})),u(i("profile.pictureSaved"))}catch(a){a.name!=="AbortError"&&u(P(a))}n(null)}async remove(){try{await M(this.#t),await this.#s(null)}catch(t){u(P(t))}this.#e.update()}};var Tc=2**20,Ci="/api/admin/instance",Ic=["invite","open","closed"],Mc=["members","admins","off"],ns="#0f766e",Rs={teal:ns,blue:"#1d4ed8",violet:"#6d28d9",pink:"#be185d",red:"#b91c1c",green:"#15803d",grey:"#475569"},as=class{values=null;accent=ns;#t;constructor(t){this.#t=t,this.loading=Y(t,async()=>{this.values=await d(Ci,{signal:t.signal}),this.accent=this.savedAccent}),this.picture=new is(`${Ci}/picture`,t,{has:()=>!!this.values.picture,take:async s=>this.#e(s??await d(Ci))}),this.form=new F({send:async s=>{await this.save(s),u(i("admin.saved"))},update:t.update})}get startView(){return $e(this.values.startView)}get myView(){return ue.get()}async begin(t){await I(this.save({startView:t}))&&u(i("admin.saved")),this.#t.update()}get savedAccent(){return this.values?.accent||ns}get isAccentDark(){return es(this.accent)>=ss}chooseAccent(t){this.accent=t,delete this.form.errors.accent;let s=Math.floor(es(t)*10)/10;this.isAccentDark||(this.form.errors.accent=i("admin.accentLight",{contrast:T(s),least:T(ss)})),this.form.update()}get darkerAccent(){return _i(this.accent)}isFixed(t){return this.values.fixed.includes(t)}get limit(){return this.values.mediaLimit?Math.round(this.values.mediaLimit/Tc):""}async save({registration:t,invites:s,mediaLimit:n,...a}){let o={};for(let[r,l]of Object.entries(a))o[r]=l.trim();a.accent===ns&&(o.accent=""),t&&t!==this.values.registration&&(o.registration=t),s&&s!==this.values.invites&&(o.invites=s),n!==void 0&&n!==String(this.limit)&&(o.mediaLimit=Math.round(Number(n)*Tc)),this.#e(await K(Ci,o))}#e(t){this.values=t;let{fixed:s,mediaLimit:n,registration:a,invites:o,...r}=this.values;Object.assign(y(),{instance:r,registration:a,invites:a==="closed"?"off":o})}},Di=class{values=null;busy=!1;#t;constructor(t){this.#t=t,this.loading=Y(t,async()=>{this.values=await d("/api/admin/checks",{signal:t.signal})})}run=async()=>{this.busy||(this.busy=!0,this.#t.update(),await this.loading.load(),this.busy=!1,this.#t.update())}},Ui=class{values=null;wishes=[];constructor(t){this.loading=Y(t,async()=>{let[s,n]=await Promise.all([d("/api/admin/overview",{signal:t.signal}),d("/api/admin/map",{signal:t.signal}).catch(()=>({wishes:[]}))]);Object.assign(this,{values:s,wishes:n.wishes})})}};import{html as Ri,nothing as Ma}from"../lib/lit-html/lit-html.js";var rd={ok:"check",warn:"flag",fail:"close"},cd=e=>Ri`
  <li class="row finding ${e.status}">
    ${c(rd[e.status])}
    <span class="grow">
      <span class="strong">${i(`admin.check.${e.status}`)}</span> <span class="soft" lang="en">${e.check}</span><br>
      <span lang="en">${e.text}</span>
      ${e.fix?Ri`<br><span lang="en" class="soft">${e.fix}</span>`:Ma}
    </span>
  </li>`;function ld({status:e,findings:t}){return Ri`
    <p class="strong">${i(`admin.checked.${e}`)}</p>
    <ul class="people">${t.map(cd)}</ul>`}var jc=e=>Ri`
  <section class="card" id="checks">
    <h2>${i("admin.checks")}</h2>
    <p class="hint">${i("admin.checksText")}</p>
    <div class="stack" aria-live="polite">
      ${e.loading.problem?w(e.loading.problem,e.run):Ma}
      ${e.values&&!e.loading.problem?ld(e.values):Ma}
    </div>
    <div><button class="quiet" id="check" type="button" aria-busy=${e.busy?"true":"false"} @click=${e.run}>
      ${i(e.values?"admin.checkAgain":"admin.check")}</button></div>
  </section>`;import{html as Ut,nothing as os}from"../lib/lit-html/lit-html.js";var pd=["disk_nearly_full","clock_apart","push_off","no_base_url","registration_open","storage_failing","data_folder","no_ffmpeg","decoders_not_confined","backup_missing"],se=(e,t)=>Ut`<div class="row between"><dt>${e}</dt><dd class="strong">${t}</dd></div>`,ud=e=>i("admin.jobsOf",{push:T(e.pushJobs),media:T(e.mediaJobs)}),md=e=>Ut`
  ${se(i("admin.backup"),e.lastAt?Ut`${J(e.lastAt)}, ${i(`admin.backup.${e.result}`)}`:i(`admin.backup.${e.result}`))}
  ${se(i("admin.backupPlace"),e.place)}`,dd=e=>Ut`
  <dl class="stack">
    ${se(i("admin.users"),T(e.users))}
    ${se(i("admin.publicFinds"),T(e.finds))}
    ${se(i("admin.media"),ot(e.mediaBytes))}
    ${e.diskFree===null?os:se(i("admin.disk"),ot(e.diskFree))}
    ${e.pushJobs||e.mediaJobs?se(i("admin.jobs"),ud(e)):os}
    ${e.backup?md(e.backup):os}
    ${se(i("admin.swept"),e.sweptAt?J(e.sweptAt):i("admin.never"))}
    ${se(i("admin.version"),`${e.version}, ${e.database==="postgres"?"PostgreSQL":"SQLite"}`)}
  </dl>`,hd=e=>Ut`<li class="note">${i(`admin.problem.${e}`)}</li>`,fd=e=>Ut`
  <details>
    <summary>${i("admin.largest")}</summary>
    <ul class="plain-list">
      ${e.map(t=>Ut`
        <li class="row between"><a href="/admin/people?q=${t.username}">${t.username}</a> <span>${ot(t.mediaBytes)}</span></li>`)}
    </ul>
  </details>`,Ac=({wishes:[e,...t]})=>e?Ut`
  <a class="note wished" href="/admin/map">${t.length?i("admin.wishes",{title:e.title,n:t.length}):i("admin.wish",{title:e.title})}</a>`:os;function Bc({values:e,loading:t}){if(t.problem)return w(t.problem,t.load);if(!e)return k(3);let s=e.problems.filter(n=>pd.includes(n));return Ut`
    ${s.length?Ut`<ul class="stack plain-list" aria-label=${i("admin.problems")}>${s.map(hd)}</ul>`:os}
    <section class="card">
      <h2>${i("admin.state")}</h2>
      ${dd(e)}
      ${e.largest.length?fd(e.largest):os}
    </section>`}import{html as Nc,nothing as ja}from"../lib/lit-html/lit-html.js";var lt=(e,t,s,n="",a=ja)=>Nc`
  <li>
    <a class="area" href=${e}>
      ${t?c(t):ja}
      <span class="grow" lang=${a}>
        <span class="strong">${s}</span>${n?Nc`<br><span class="soft">${n}</span>`:ja}
      </span>
      ${c("next")}
    </a>
  </li>`;var bd=[["people","/admin/people","people"],["invites","/invites","plus"],["reports","/admin/reports","flag"],["log","/admin/log","feed"],["map","/admin/map","map"],["categories","/admin/categories","filter"],["instance","/admin/instance","gear"],["welcome","/admin/welcome","check"],["help","/help","comment"]];function _c(e){let t=new Ui(e),s=new Di(e);return{title:i("admin.title"),ready:t.loading.load(),view:()=>$d`
      ${v(i("admin.title"),gd,"/profile")}
      ${Ac(t)}
      <section class="card">
        <ul class="people">${bd.map(([n,a,o])=>lt(a,o,i(`admin.${n}`),i(`admin.about.${n}`)))}</ul>
        <p class="hint">${i("admin.private")}</p>
      </section>
      ${Bc(t)}
      ${jc(s)}`}}import{html as pt,nothing as Es}from"../lib/lit-html/lit-html.js";var Cc="/api/admin/instance",Aa=20,Ei=class{list=null;isOwn=!1;#t;#e;constructor(t,s){[this.#t,this.#e]=[t,s],this.loading=Y(t,async()=>{this.#s(await d(Cc,{signal:t.signal}))})}#s({categories:t=[]}){this.isOwn=t.length>0,this.list=this.isOwn?t:he.map(s=>({code:s}))}get left(){return he.filter(t=>!this.list.some(s=>s.code===t))}get isFull(){return this.list.length>=Aa}async save(t){let s=await K(Cc,{categories:t});this.#s(s),y().instance={...y().instance,categories:s.categories},y().categories=this.list.map(n=>n.code),this.#e(y().instance.accent??""),this.#t.update()}async change(t){await I(this.save(t))&&u(i("admin.saved"))}move(t,s){let n=[...this.list];return n.splice(t+s,0,...n.splice(t,1)),this.change(n)}remove(t){return this.change(this.list.toSpliced(t,1))}add(t){return this.change([...this.list,t])}restore(){return this.change([])}},Hi=class{sign;color;isDarkened=!1;#t;#e;constructor(t,s,n){this.#t=t,this.#e=s;let{sign:a,color:o=""}=this.was;this.color=o,this.sign=a??(he.includes(this.was.code)?this.was.code:""),this.form=new F({send:async r=>{await this.#s(r).catch(l=>{throw this.#i(l)}),u(i("admin.saved")),n()}})}get was(){return this.#t.list[this.#e]??{}}get names(){return this.was.names??{}}get isNamed(){return he.includes(this.was.code)}choose(t){this.isDarkened=es(t)<ss,this.color=this.isDarkened?_i(t):t,this.form.update()}show(t){this.sign=t,this.form.clear("sign"),this.form.update()}#s({en:t="",de:s=""}){let n=Object.fromEntries(Object.entries({en:t.trim(),de:s.trim()}).filter(([,l])=>l)),a=this.was.code??n[vt()],o={code:a,names:n};this.sign&&this.sign!==a&&(o.sign=this.sign.trim()),this.color&&(o.color=this.color);let r=[...this.#t.list];return r[this.#e??r.length]=o,this.#t.save(r)}#i(t){let s={code:vt(),"names.en":"en","names.de":"de",sign:"sign"},n=a=>s[a.replace(/^body\.categories\[\d+\]\./,"")]??"";return Object.assign(t,{errors:t.errors?.map(a=>({...a,location:`body.${n(a.location)}`}))})}};function zi(e){let t=document.querySelectorAll('link[href^="/theme.css"]'),s=Object.assign(document.createElement("link"),{rel:"stylesheet",href:f("/theme.css",{accent:e.slice(1)})});s.addEventListener("load",()=>{for(let n of t)n.remove()}),s.addEventListener("error",()=>s.remove()),document.head.append(s)}var wd=(e,t)=>pt`
  <button type="button" class="round" aria-label=${R(t)} title=${R(t)}
    aria-pressed=${String(e.sign===t)} @click=${()=>e.show(e.sign===t?"":t)}>${ht(t)}</button>`,yd=e=>pt`
  <fieldset class="field">
    <legend>${i("categories.sign")}</legend>
    <div class="swatches">${he.map(t=>wd(e,t))}</div>
    <label for="sign">${i("categories.emoji")} <span class="soft">${i("form.optional")}</span></label>
    <input id="sign" name="sign" type="text" data-most="12" autocomplete="off" .value=${he.includes(e.sign)?"":e.sign}
      aria-describedby=${e.form.errors.sign?"sign-error":"sign-hint"} aria-invalid=${e.form.errors.sign?"true":Es}
      @input=${t=>e.show(t.target.value)}>
    ${e.form.errors.sign?pt`<p class="error" id="sign-error">${i("categories.badSign")}</p>`:pt`<p class="hint" id="sign-hint">${i("categories.emojiHint")}</p>`}
  </fieldset>`,vd=(e,t,s)=>pt`
  <button type="button" class="swatch" aria-label=${i(`admin.colours.${t}`)} title=${i(`admin.colours.${t}`)}
    aria-pressed=${String(s===e.color)} @click=${()=>e.choose(s)}>
    <svg viewBox="0 0 32 32" aria-hidden="true"><circle cx="16" cy="16" r="16" fill=${s}/></svg>
    ${s===e.color?c("check"):Es}
  </button>`,kd=e=>pt`
  <div class="field">
    <label for="color">${i("categories.color")}</label>
    <input id="color" type="color" .value=${e.color||Rs.teal} aria-describedby="color-note"
      @change=${t=>e.choose(t.target.value)}>
    <div class="swatches">${Object.entries(Rs).map(([t,s])=>vd(e,t,s))}</div>
    <p class="hint" id="color-note" aria-live="polite">${e.isDarkened?i("categories.darkened"):i("categories.colorHint")}</p>
  </div>`;function Uc(e,t){let s=null,n=t===void 0?i("categories.new"):i("categories.editTitle",{name:R(e.list[t].code)});return C(a=>(s=new Hi(e,t,a)).form,n,()=>pt`
    ${L(s.form)}
    ${xd().map((a,o)=>b(s.form,a,{label:i(`categories.name.${a}`),value:s.names[a],most:50,required:o===0&&!s.was.code,hint:o===0&&s.isNamed?i("categories.nameHint",{name:R(s.was.code)}):""}))}
    ${yd(s)}
    ${kd(s)}`,a=>N(a,i("action.save")))}var xd=()=>[vt(),...oi.filter(e=>e!==vt())];async function Od(e,t){let s=i("categories.removeTitle",{name:R(e.list[t].code)});await j(s,i("categories.removeText"),i("categories.remove"))&&await e.remove(t)}async function qd(e){await j(i("categories.restoreTitle"),i("categories.restoreText"),i("categories.restore"))&&await e.restore()}var Dc=(e,t,s,n,a,o)=>pt`
  <button type="button" class="round ${n}" ?disabled=${!e.list[t+s]} aria-label="${i(a)}: ${o}" title=${i(a)}
    @click=${()=>e.move(t,s)}>${c("back")}</button>`;function Sd(e,{code:t},s){let n=R(t);return pt`
    <li class="row between">
      ${ht(t)}
      <span class="grow" dir="auto">${n}</span>
      <span class="row">
        ${Dc(e,s,-1,"up","categories.up",n)}
        ${Dc(e,s,1,"down","categories.down",n)}
        ${kt(i("categories.more",{name:n}),[{text:i("categories.edit"),sign:"edit",run:()=>Uc(e,s)},...e.list.length>1?[{text:i("categories.remove"),sign:"trash",isDanger:!0,run:()=>Od(e,s)}]:[]])}
      </span>
    </li>`}var Fd=e=>e.left.length&&!e.isFull?pt`
  <h2>${i("categories.left")}</h2>
  <div class="chips">${e.left.map(t=>pt`
    <button type="button" class="chip" @click=${()=>e.add({code:t})}>
      ${ht(t)} ${R(t)} ${c("plus")}
    </button>`)}
  </div>`:Es,Pd=e=>pt`
  <section class="card">
    <p class="hint">${i("categories.about")}</p>
    <ul class="people">${e.list.map((t,s)=>Sd(e,t,s))}</ul>
    ${e.isFull?pt`<p class="hint">${i("categories.full",{n:Aa})}</p>`:pt`
      <p><button type="button" class="quiet" id="new-category" @click=${()=>Uc(e)}>
        ${c("plus")} ${i("categories.new")}
      </button></p>`}
    ${Fd(e)}
    ${e.isOwn?pt`
      <p><button type="button" class="quiet" @click=${()=>qd(e)}>${i("categories.restore")}</button></p>`:Es}
  </section>`;function Rc(e){let t=new Ei(e,zi);return{title:i("admin.categories"),ready:t.loading.load(),view:()=>pt`
      ${v(i("admin.categories"),Es,"/admin")}
      ${t.loading.problem?w(t.loading.problem,t.loading.load):t.list?Pd(t):k(6)}`}}import{html as Vi,nothing as Ba}from"../lib/lit-html/lit-html.js";var Ec={role_changed:"shield",media_limit_changed:"gear",account_suspended:"block",suspension_lifted:"check",account_deleted:"trash",invite_revoked:"close",sign_in_link_created:"lock",sign_in_link_used:"lock",report_closed:"flag",find_hidden:"block",find_shown:"check",find_deleted:"trash",comment_hidden:"block",comment_shown:"check",comment_deleted:"trash",instance_changed:"gear"},Ld={mediaLimit:"limitOfAll",invites:"whoInvites"},Td=e=>parseInt(e,10)?ot(parseInt(e,10)):i(`admin.limits.${e.startsWith("0 ")?"none":"instance"}`);function Id({action:e,reason:t}){return e==="role_changed"?i(`admin.roles.${t}`):e==="report_closed"?i(`report.result.${t}`):e==="instance_changed"?t.split(", ").map(s=>i(`admin.${Ld[s]??s}`)).join(", "):e==="media_limit_changed"?Td(t):t}function Md(e){let t={actor:e.actorName||i("admin.commandLine"),target:e.targetName,action:e.action};return i(Ec[e.action]?`admin.act.${e.action}`:"admin.act.other",t)}var jd=e=>Vi`
  <li class="row act">
    ${c(Ec[e.action]??"shield")}
    <span class="grow">
      <span class="strong">${Md(e)}</span><br>
      ${e.reason?Vi`<span dir="auto">${Id(e)}</span><br>`:Ba}
      <span class="soft">${J(e.createdAt)}</span>
    </span>
  </li>`;function Ad(e){return e.problem?w(e.problem,e.load):e.items?e.items.length?Vi`
    <section class="card">
      <p class="hint">${i("admin.logText")}</p>
      <ul class="people">${e.items.map(jd)}</ul>
      ${U(e)}
    </section>`:_(i("admin.noActs"),i("admin.noActsText"),Ba,"feed"):k(4)}function Hc(e){let t=E(e,"/api/admin/log");return{title:i("admin.log"),ready:t.load(),view:()=>Vi`${v(i("admin.log"),Ba,"/admin")}${Ad(t)}`}}import{html as Ot,nothing as Tt}from"../lib/lit-html/lit-html.js";var Bd=["title","description","category"],Wi=e=>JSON.stringify(e.map(({id:t,url:s,caption:n})=>[t??s,n??""])),Ki=class{constructor(t,{media:s,place:n,...a},o,r){this.now=o,this.tag=r;let l=($,m,q,W)=>({name:$,mine:m,theirs:q,choice:W?"mine":"theirs"});this.parts=Bd.filter($=>(a[$]??"")!==(o[$]??"")).map($=>l($,a[$]??"",o[$]??"",(a[$]??"")!==(t[$]??"")));let p=Wi(o.media)!==Wi(t.media);s&&p&&Wi(s)!==Wi(o.media)&&this.parts.push(l("photos",s,o.media,!0)),n&&o.locationId!==t.locationId&&this.parts.push(l("place",n.name,o.location.name,!0))}takes(t){return this.parts.some(s=>s.name===t&&s.choice==="theirs")}};var Nd=8,Yi=class{items=[];at=-1;#t;#e=null;#s=[];#i=!1;constructor(t){this.#t=t}async follow(t){this.#i=!0,this.#a(t),this.#e??=d("/api/finds/categories",{signal:this.#t.signal}).catch(()=>(this.#e=null,[])),this.#s=await this.#e,this.#i&&this.#a(t)}close(){this.#i=!1,this.#n([])}move(t){let s=this.items.length;this.at=this.at<0&&t<0?s-1:(this.at+t+s)%s,this.#t.update()}#a(t){let s=de(t.trim()),n=new Set(this.#s.map(o=>o.category)),a=s?Dt().filter(o=>!n.has(o)).map(o=>({category:o,ownCount:0,count:0})):[];this.#n([...this.#s,...a].filter(({category:o})=>{let r=de(R(o));return r.includes(s)&&(r!==s||Ye(o))}).slice(0,Nd))}#n(t){Object.assign(this,{items:t,at:-1}),this.#t.update()}};var _d=1200*36e5,Gi=class{id;stored=null;#t;#e;#s;#i=null;#a=new Set;#n=!1;#o=!1;constructor(t){this.#t=t,this.#s=!t.params.id;let s=t.params.id??t.query.get("draft");this.#r(new RegExp(`^${Jo}$`).test(s)||!this.#s?s:Ve()),this.#s&&!this.stored&&this.#r(Ve())}#r(t){this.id=t,this.#e=this.#s?te(t):Pr(t),this.stored=this.#e.get()}get findId(){return this.#i??=pr(this.id)>Date.now()-_d?this.id:Ve()}get path(){let t=new URLSearchParams(this.#t.query);return t.set("draft",this.id),`/new?${t}`}save(t){if(!(this.#o||this.#t.signal.aborted)){if(!t)return this.#e.remove();this.#e.set({...t,at:Date.now()}),this.#s&&!this.#n&&this.#t.rename(this.path),this.#n=!0}}async files(){if(!this.stored||!this.#s)return[];let t=new Set(this.stored.media?.map(n=>n.key)),s=await bi(this.id);for(let{key:n}of s)this.#a.add(n);return s.filter(n=>!t.has(n.key))}get hasFiles(){return this.#a.size>0}release(t){let s=new Set(t.filter(n=>!n.media).map(n=>n.key));for(let n of this.#a)s.has(n)||(this.#a.delete(n),Tr(n))}remove(){return this.#o=!0,this.#e.remove(),this.#s?wi(this.id):null}};async function zc(e,t){if(t?.point)return t;let s=e.get("place");if(s){let a={includePrivate:!0,includeFriends:!0,includeLists:!0,findsLimit:"0"},o=await d(f(`/api/locations/${encodeURIComponent(s)}`,a));return{location:o,point:it(o)}}let n=$e(e.get("at"));return n?{point:{lat:n.lat,lng:n.lng}}:null}var Na=({location:e,locationId:t,exact:s})=>{let{name:n,...a}=s??e;return{location:{...e,name:n,id:t},point:it(a),name:n,by:"search"}},Ji=()=>bt.includes(pe.get())?pe.get():"everyone",Vc=()=>bt.includes(pe.get()),Xi=({title:e,description:t,category:s,audience:n,area:a,exactForFriends:o})=>({title:e,description:t,category:s,audience:n,area:a,exactForFriends:o}),Zi=({audience:e,area:t,exactForFriends:s})=>({audience:e,area:t,exactForFriends:s});function Wc(e,t){if(e?.was&&Object.entries(t).every(([n,a])=>e.was[n]===a))return Zi(e);let s=e?.audience??(e?.isPublic===!1?"friends":"everyone");return{...t,audience:bt[Math.max(bt.indexOf(s),bt.indexOf(t.audience))]}}function Kc({title:e,description:t,category:s,audience:n,area:a="",exactForFriends:o},r={area:""}){let l={title:e.trim(),description:t.trim()||null,category:s.trim()||null},p=a!==""&&a!==r.area,$=p?{area:Number(a)}:{},q=Number(a)&&(p||o!==r.exactForFriends)?{exactForFriends:o==="true"}:{};return{...l,...n===r.audience?{}:{audience:n},...$,...q}}var Yc=({location:e},{area:t=""})=>t!==""&&(e?.area??0)>Number(t),Gc=(e,{area:t})=>B(`/api/finds/${e}`,{area:Number(t),homeZone:!1}),_a=({location:e,exact:t})=>({area:String(e.area??0),exactForFriends:String(t?.forFriends??!0)});var rs=class{uploads=null;place=null;placeError="";shown;#t=null;#e;constructor(t,s){this.page=t,this.#e=s,this.draft=new Gi(t),this.form=new F({send:a=>this.#s(a),update:t.update}),this.isRestored=!!this.draft.stored;let{stored:n}=this.draft;this.values={...n,audience:n?.audience??(n?.isPublic===!1?"friends":Ji())},this.proposals=new Yi(t),this.loading=Y(t,()=>this.begin())}get isOther(){return this.#t??!!(this.values.category&&!Ye(this.values.category))}changed(){this.place?.title&&(this.values.title||=this.place.title,this.place.title=""),this.saveDraft(),this.page.update()}addFiles(t){return this.uploads.add(t)}change(t){this.values={...this.values,...t},this.changed()}chooseCategory(t){this.#t=t==="other"&&!this.isOther,this.change({category:t===this.values.category||t==="other"?"":t})}async submit(t){return this.placeError="",await this.form.submit(t),!this.placeError}async#s(t){let{point:s,name:n,location:a}=this.place.value;if(!s){this.placeError=i("spot.missing"),this.page.update();return}if(await this.uploads.settled(),this.uploads.hasFailed)throw{code:"failed",text:i("edit.uploadFailed")};let o={point:s,name:n||this.place.proposal,location:a},r=Kc({category:this.values.category??"",...t},this.shown),l=await this.write(r,o).catch(p=>this.#i(p));l&&(Yc(l,t)&&await this.#e.showHome()&&await Gc(l.id,t).catch(p=>u(P(p))),await this.leave(`/finds/${l.id}`,i(this.isNew?"edit.published":"edit.saved")))}#i(t){let s=mi(t);throw s.length?(this.uploads.removeMissing(s),{code:"failed",text:i("edit.photosGone")}):t}close(){this.uploads?.stop(),this.place?.close()}};async function Qi(e){try{let t=await cs(e,0,262144),s=await Cd(e,t);return s?Wd(Vd(s.view,s.tiff)):Jc}catch{return Jc}}var Jc={place:null,time:""},cs=async(e,t,s)=>new DataView(await e.slice(t,t+s).arrayBuffer());function Cd(e,t){return t.getUint16(0)===65496?Dd(t):t.getUint32(0)===2303741511?Xc(e,{at:8,little:!1,name:"eXIf",extra:12,sizeFirst:!0}):ie(t,0,4)==="RIFF"&&ie(t,8,4)==="WEBP"?Xc(e,{at:12,little:!0,name:"EXIF",extra:8,even:!0}):ie(t,4,4)==="ftyp"?Rd(e):null}var ie=(e,t,s)=>String.fromCharCode(...Array.from({length:s},(n,a)=>e.getUint8(t+a)));function Dd(e){for(let t=2;t+10<e.byteLength;t+=2+e.getUint16(t+2)){let s=e.getUint16(t);if(s===65505&&e.getUint32(t+4)===1165519206)return{view:e,tiff:t+10};if(s===65498||s>>8!==255)return null}return null}var Ca=1<<20,Da=1e4;async function Xc(e,{at:t,little:s,name:n,extra:a,sizeFirst:o,even:r}){for(let l=0;l<Da&&t+8<=e.size;l++){let p=await cs(e,t,8),$=p.getUint32(o?0:4,s);if(ie(p,o?4:0,4)===n)return Ud(await cs(e,t+8,Math.min($,Ca)));t+=a+$+(r?$%2:0)}return null}var Ud=e=>({view:e,tiff:ie(e,0,4)==="Exif"?6:0});function Zc(e,t,s){let n=[];for(let a=t;a+8<=s&&n.length<Da;){let o=e.getUint32(a),r=8;if(o===1&&([o,r]=[Number(e.getBigUint64(a+8)),16]),o===0&&(o=s-a),o<r)break;n.push({type:ie(e,a+4,4),from:a+r,to:Math.min(a+o,s)}),a+=o}return n}async function Rd(e){for(let t=0,s=0;s<Da&&t+8<=e.size;s++){let n=await cs(e,t,16),a=n.getUint32(0);if(a===1&&(a=Number(n.getBigUint64(8))),a===0&&(a=e.size-t),a<8)return null;if(ie(n,4,4)==="meta")return Ed(e,await cs(e,t,Math.min(a,Ca)));t+=a}return null}async function Ed(e,t){let s=Zc(t,t.getUint32(0)===1?20:12,t.byteLength),n=p=>s.find($=>$.type===p),a=Hd(t,n("iinf")),o=a===null?null:zd(t,n("iloc"),a);if(!o)return null;let r=o.method===1?n("idat"):null,l=r?new DataView(t.buffer,t.byteOffset+r.from+o.at,Math.min(o.size,r.to-r.from-o.at)):await cs(e,o.at,Math.min(o.size,Ca));return{view:l,tiff:4+l.getUint32(0)}}function Hd(e,t){if(!t)return null;let s=Zc(e,t.from+(e.getUint8(t.from)===0?6:8),t.to);for(let{from:n}of s){let a=e.getUint8(n)>2;if(ie(e,n+(a?10:8),4)==="Exif")return a?e.getUint32(n+4):e.getUint16(n+4)}return null}function zd(e,t,s){if(!t)return null;let n=e.getUint8(t.from),a=t.from+4,o=q=>{let W=q===8?Number(e.getBigUint64(a)):q===4?e.getUint32(a):q===2?e.getUint16(a):0;return a+=q,W},r=o(2),[l,p,$]=[r>>12,r>>8&15,r>>4&15],m=n?r&15:0;for(let q=o(n<2?2:4);q>0&&a<t.to;q--){let W=o(n<2?2:4),_t=n?o(2)&15:0;o(2);let le=o($),ni=null;for(let st=o(2);st>0&&a<=t.to;st--){o(m);let Lt=le+o(l),ai=o(p);ni??={method:_t,at:Lt,size:ai}}if(W===s)return ni}return null}function Vd(e,t){let s=e.getUint16(t)===18761,n=r=>e.getUint16(t+r,s);return{u32:r=>e.getUint32(t+r,s),text:(r,l)=>ie(e,t+r,l),entries:r=>new Map(Array.from({length:n(r)},(l,p)=>[n(r+2+12*p),r+10+12*p]))}}function Wd(e){let t=e.entries(e.u32(4)),s=(n,a,o)=>{try{return t.has(n)?a(e,e.entries(e.u32(t.get(n)))):o}catch{return o}};return{place:s(34853,Yd,null),time:s(34665,Kd,"")}}function Kd({u32:e,text:t},s){let n=s.get(36867),a=n===void 0?null:/^(\d{4}):(\d\d):(\d\d) (\d\d:\d\d:\d\d)$/.exec(t(e(n),19));return a&&a[1]!=="0000"?`${a[1]}-${a[2]}-${a[3]}T${a[4]}`:""}function Yd({u32:e,text:t},s){let n=(r,l,p)=>{if(!s.has(l)||!s.has(p))return NaN;let $=e(s.get(p)),m=W=>e($+8*W)/e($+8*W+4),q=r.indexOf(t(s.get(l),1).toUpperCase());return q<0?NaN:(m(0)+(m(1)||0)/60+(m(2)||0)/3600)*(q?-1:1)},a=n("NS",1,2),o=n("EW",3,4);return Math.abs(a)<=90&&Math.abs(o)<=180&&(a||o)?{lat:a,lng:o}:null}var Gd=2,Jd=2,Xd=60,ls=class{removed=[];#t=!1;#e;#s;#i;#a;#n=()=>{};constructor(t,{changed:s,placed:n=()=>{},signal:a,send:o=He}){this.items=t.map(({at:r,key:l,caption:p="",...$})=>({media:$,at:r,key:l,caption:p,state:"done"})),this.#e=r=>{this.#n(),s(r)},this.#s=n,this.#i=a,this.#a=o,addEventListener("online",()=>this.#d(),{signal:a})}get most(){return y().limits.mediaPerFind}get isBusy(){return this.items.some(t=>["waiting","sending","paused"].includes(t.state))}get isPaused(){return this.items.some(t=>t.state==="paused")}async settled(){for(;this.isBusy&&!this.isPaused;)await new Promise(t=>{this.#n=t})}files(){return Promise.all(this.items.map(async({media:t,at:s,file:n,caption:a})=>{let o=n?await Us(n):null;return t?{media:t,at:s,caption:a,blob:o}:{caption:a,blob:o,name:n.name||"file"}}))}get hasFailed(){return this.items.some(t=>t.state==="failed")}get isChanged(){return this.#t||this.removed.length>0||this.items.some(t=>!t.media?.id)}get media(){return this.items.filter(t=>t.media).map(t=>mr(t.media,t.caption))}get draft(){return this.items.filter(t=>t.media).map(({media:t,at:s,key:n,caption:a})=>({...t,at:s,key:n,caption:a}))}async add(t,s=[]){if(this.#i.aborted)return;let n=this.most-this.items.length,a=[...t].slice(0,n),o=a.map((r,l)=>({file:r,key:s[l],caption:"",preview:URL.createObjectURL(r),state:"waiting",progress:0}));this.items=[...this.items,...o],this.#e(t.length>n?i("upload.tooMany",{n:this.most}):""),await this.#o(a),this.#r()}async#o(t){for(let s of t){let{place:n}=await Qi(s);if(this.#i.aborted)return;if(n)return this.#s(n)}}#r(){if(this.#i.aborted)return;let t=Gd-this.items.filter(s=>s.state==="sending").length;for(let s of this.items.filter(n=>n.state==="waiting").slice(0,t))this.#c(s)}async#c(t){t.stop=new AbortController,Object.assign(t,{state:"sending",progress:0,problem:null}),this.#e();try{let s=await this.#u(t);if(!s)return;Object.assign(t,{media:s,at:Date.now(),state:"done"})}catch(s){if(s.name==="AbortError")return;Object.assign(t,{state:Ee(s)?"paused":"failed",problem:P(s)}),t.state==="paused"&&this.#p(t,s.retryAfter)}this.#e(),this.#r()}#p(t,s){t.pause=Math.min(Xd,(t.pause??Jd/2)*2),t.timer=setTimeout(()=>this.retry(t),1e3*(s||t.pause))}#d(){for(let t of this.items.filter(s=>s.state==="paused"))this.retry(t)}async#u(t){let{signal:s}=t.stop,n=await Us(t.file),{videoBytes:a,imageBytes:o}=y().limits,r=n.type.startsWith("video/")?a:o;if(n.size>r)throw{code:"large",text:i("upload.large",{size:Go(r)})};if(s.aborted)return null;let l=$=>{t.progress=$,this.#e()},[p]=await this.#a("POST","/api/media",n,{signal:s,progress:l});return p}retry(t){clearTimeout(t.timer),t.state="waiting",this.#r()}keepOnly(t){let s=n=>t.some(a=>a.id===n);this.items=this.items.filter(n=>!n.media?.id||s(n.media.id)),this.removed=this.removed.filter(s),this.#t=!0}remove(t){this.#l(t),t.media?.id&&this.removed.push(t.media.id),this.items=this.items.filter(s=>s!==t),this.#e(),this.#r()}removeMissing(t){let s=this.items.filter(n=>n.media).filter((n,a)=>t.includes(a));s.forEach(this.#l),this.items=this.items.filter(n=>!s.includes(n)),this.#e()}move(t,s){this.items.splice(s,0,...this.items.splice(t,1)),this.#t=!0,this.#e()}setCaption(t,s){t.caption=s,this.#t=!0,this.#e()}stop(){this.items.forEach(this.#l)}#l({timer:t,stop:s,preview:n}){clearTimeout(t),s?.abort(),n&&URL.revokeObjectURL(n)}};var tn=class extends rs{isNew=!1;title=i("edit.title");#t;#e;conflict=null;#s="";constructor(t,s){super(t,s),this.back=`/finds/${t.params.id}`,this.#t=`/api${this.back}`}async begin(){let[t,s]=await Oa(this.#t),n=this.draft.stored;this.#s=s,this.#e=t,this.shown=Zi({audience:Pe(t),..._a(t)}),this.values={...t,...n,...Wc(n,this.shown)},this.#i(t),this.place=new xt(this.page,n?.place??Na(t),()=>this.changed())}#i({media:t}){this.uploads?.stop();let s=n=>{n&&u(n),this.page.update()};this.uploads=new ls(t,{changed:s,signal:this.page.signal})}saveDraft(){let t={...Xi(this.values),was:this.shown},s=this.place?.value;this.draft.save(s?.location?.id===this.#e.locationId?t:{...t,place:s})}async write(t,s){let{isPaused:n,isChanged:a,media:o,removed:r}=this.uploads;if(n)throw{code:"failed",text:i("edit.uploadFailed")};let l=await ui(s),p=l===this.#e.locationId?{}:{locationId:l},$=o.map(q=>q.id?{id:q.id,caption:q.caption??null}:q),m=a?{media:$,mediaToDelete:r}:{};try{return await B(this.#t,{...t,...p,...m},{headers:this.#s?{"If-Match":this.#s}:{}})}catch(q){if(q.reason!=="changed_since")throw q;let[W,_t]=await Oa(this.#t),le={...t,media:a?o:null,place:p.locationId?s:null};if(this.conflict=new Ki(this.#e,le,W,_t),this.conflict.parts.length)throw q;return this.resolve(),this.write(t,s)}}choose(t,s){t.choice=s,this.page.update()}resolve(){let{conflict:t}=this,{now:s}=t,n=["title","description","category"].filter(r=>t.takes(r)),a=Object.fromEntries(n.map(r=>[r,s[r]??""]));this.values={...this.values,...a},t.takes("photos")||!this.uploads.isChanged?this.#i(s):this.uploads.keepOnly(s.media);let o=this.place.value.location?.id!==this.#e.locationId;return(t.takes("place")||!o)&&(this.place.close(),this.place=new xt(this.page,Na(s),()=>this.changed())),this.#e=s,this.#s=t.tag,this.shown=Zi({audience:Pe(s),..._a(s)}),this.conflict=null,a}async leave(t,s=""){await this.draft.remove(),await this.page.go(t,{replace:!0}),s&&u(s)}discard(){return this.uploads?.stop(),this.leave(`${this.back}/edit`)}};var tl=e=>e.map(({id:t,title:s,location:n},a)=>({id:t,n:a+1,title:s,...it(n),km:n.area})),Qc=({n:e,title:t})=>i("lists.nth",{n:e,title:t});function Zd(e){let[t,...s]=e;return{key:t.id,lat:t.lat,lng:t.lng,steps:e,text:s.length?`${T(t.n)}+`:T(t.n),label:s.length?i("lists.nthMore",{first:Qc(t),n:s.length}):Qc(t),isOnePlace:s.every(n=>n.lat===t.lat&&n.lng===t.lng),area:t.km&&!s.length?t:null}}var el=(e,t,s)=>Fi(e,t,s).map(Zd);function sl({steps:e},t){let s=e.findIndex(n=>n.id===t);return e[(s+1)%e.length].id}var nl=["private","members","friends","public"],il=["viewer","contributor","editor","owner"],Me=e=>e.invited?"":e.role??(e.userId===g().id?"owner":""),Ua=(e,t)=>il.indexOf(e)>=il.indexOf(t);function Ra(e,t=[]){let s=Ps.get(),n=({id:a})=>t.includes(a)?-1:s.includes(a)?s.indexOf(a):s.length;return[...e].sort((a,o)=>n(a)-n(o))}var an=e=>I(S(`/api/lists/${e}/join`,{})),on=e=>I(M(`/api/lists/${e}/members/${g().id}`)),al=({name:e,description:t,visibility:s,audience:n})=>({name:e.trim(),description:t.trim()||null,visibility:s,audience:n===void 0?void 0:n||null}),ol=({photos:e,cover:t})=>e??(t?[t]:[]),rl=e=>new F({send:async t=>e(await S("/api/lists",al(t)))}),en=class{constructor(t){let s=t.query.get("user")??"";this.isOwn=!s||s===g().id,this.lists=E(t,f("/api/lists",{userId:s,limit:20})),this.shared=E(t,f("/api/lists",{member:"joined",limit:50})),this.invitations=E(t,f("/api/lists",{member:"invited",limit:50}))}load=()=>Promise.all((this.isOwn?[this.lists,this.shared,this.invitations]:[this.lists]).map(t=>t.load()));async answer({id:t},s){let n=await(s?an(t):on(t));return n&&!s&&await this.load(),n&&s}},sn=class{list=null;chosen="";filter={userId:"",category:""};members=[];#t;#e;#s;#i=!1;constructor(t){this.#t=t,Object.assign(this.filter,t.kept?.filter),this.#e=`/api/lists/${t.params.id}`,this.finds=E(t,()=>f(`${this.#e}/finds`,{limit:50,...this.filter})),this.loading=Y(t,()=>this.#n()),this.#s=V.subscribe("liveList",({id:s,closed:n}={})=>{s===t.params.id&&!this.#i&&this.#a(n)})}get path(){return this.#e}get role(){return this.list?Me(this.list):""}may(t){return Ua(this.role,t)}get isShared(){return this.list?.memberCount>1}get isFiltered(){return!!(this.filter.userId||this.filter.category)}get mayArrange(){return this.may("editor")&&!this.isFiltered}mayDrop({userId:t,listed:s}){return this.may("editor")||t===g().id||s?.by?.id===g().id}hasAdded({listed:t}){return t?.by?.id===g().id}show(t){return this.filter={...this.filter,...t},this.#t.keep({filter:this.filter}),this.finds.load()}async#a(t){!t&&this.finds.items?.length>50||await this.loading.load()}get title(){return this.list?.name??i("lists.one")}get isOwn(){return this.list?.userId===g().id}get canHide(){return!this.isOwn&&g().role==="admin"&&!!this.list&&this.list.visibility!=="private"}get listsPath(){return f("/lists",{user:this.list&&!this.isOwn&&this.list.userId})}get steps(){return tl(this.finds.items??[])}choose(t){this.chosen=t,this.#t.update()}async#n(){this.list=await d(this.#e,{signal:this.#t.signal}),V.set("openList",this.role?this.list.id:""),await this.finds.load(),this.isShared&&await this.#o(),this.list.newCount&&B(`${this.#e}/visit`).catch(()=>{})}async#o(){this.members=(await nt(`${this.#e}/members`,{signal:this.#t.signal}).catch(()=>({items:[]}))).items,this.#t.update()}async join(){await an(this.list.id)&&await this.loading.load()}async#r(t){this.#i=!0,this.#i=await t,this.#i&&await this.#t.go("/lists",{replace:!0})}async leave(){await this.#r(on(this.list.id))}entryForm=(t,s)=>new F({send:async({note:n,exact:a,shareable:o,editable:r})=>{let l=t.userId===g().id?{exact:!!a,shareable:!!o,editable:!!r}:{};await B(`${this.#e}/finds/${t.id}`,{note:n.trim(),...l}),s(),await this.finds.load()}});close(){this.#s(),V.set("openList","")}editForm=t=>new F({send:async s=>{this.list=await B(this.#e,al(s)),this.#t.update(),t()}});hideForm=t=>new F({send:async({reason:s})=>{await S(`/api/admin/lists/${this.list.id}/private`,{reason:s.trim()}),t(),this.#t.go(this.listsPath,{replace:!0})}});async remove(){await this.#r(I(M(this.#e)))}async#c(t){if(await I(t)){let s=await d(this.#e).catch(()=>this.list);this.list=s}this.#t.update()}drop(t){return this.#c(M(`${this.#e}/finds/${t.id}`).then(()=>{if(this.finds.items=this.finds.items.filter(s=>s.id!==t.id),!this.finds.items.length&&this.finds.next)return this.finds.load()}))}setCover(t){return this.#c(B(this.#e,{coverId:t.id}).then(()=>u(i("lists.coverChosen"))))}move(t,s){let{items:n}=this.finds,a=n.findIndex(r=>r.id===t.id),o=n[a+s];return o?this.#c(B(`${this.#e}/finds/${t.id}/place`,{[s<0?"before":"after"]:o.id}).then(()=>{let r=n.filter(l=>l.id!==t.id);r.splice(a+s,0,t),this.finds.items=r})):null}},rn=({name:e,memberCount:t})=>t>1?i("lists.withPeople",{list:e,n:t}):e,cl=({memberCount:e,visibility:t})=>e>1&&t!=="private",nn=class{lists=null;update=()=>{};#t;constructor({id:t,userId:s}){this.#t=t,this.hint=s===g().id?"edit.listsText":"lists.othersText",this.form=new F({send:(n,a)=>this.#e(n,a),update:()=>this.update()})}load(){return I(d(`/api/finds/${this.#t}/lists`).then(t=>{this.lists=Ra(t)}))}async toggle(t){let s=`/api/lists/${t.id}/finds/${this.#t}`;t.hasFind=!t.hasFind,this.update(),await I(t.hasFind?B(s):M(s))?t.hasFind&&Ps.add([t.id]):t.hasFind=!t.hasFind,this.update()}async#e({list:t},s){let n=await S("/api/lists",{name:t.trim()});this.lists.unshift({...n,hasFind:!1}),s.reset(),await this.toggle(this.lists[0])}};async function Ea(){if(!await caches.has(Ls))return null;let e=await caches.open(Ls),[t]=await e.keys(),s=t&&await(await e.match(t))?.formData();return s?{key:t,values:Qd(s),files:s.getAll("file"),left:Number(s.get("left"))}:null}function Qd(e){let t=e.get("title"),s=[e.get("text"),e.get("url")].filter(Boolean).join(`
`);return{...t?{title:t}:{},...s?{description:s}:{}}}async function ll(e){let t=await caches.open(Ls);return await t.delete(e),(await t.keys()).length===0&&await caches.delete(Ls),Ea()}var th=2,cn=class{items=[];isWhole=!1;#t;#e;constructor(t,s){this.#t=t,this.#e=s}get shown(){return this.isWhole?this.items:this.items.slice(0,th)}async load(){await Ir();let t=await bi();if(this.#t.signal.aborted)return;this.close();let s=gi().filter(n=>n.id!==this.#e);this.items=s.map(n=>{let a=n.media?.find(r=>r.at>Date.now()-pi),o=a?null:t.find(r=>r.draft===n.id&&r.file.type.startsWith("image/"))?.file;return{draft:n,media:a,preview:o?URL.createObjectURL(o):""}}),this.#t.update()}showAll(){this.isWhole=!0,this.#t.update()}remove({draft:t}){te(t.id).remove(),this.items=this.items.filter(s=>s.draft!==t),this.#t.update(),u(i("edit.draftDeleted"),"",{text:i("action.undo"),run:()=>this.#s(t)})}#s(t){return te(t.id).set(t),this.load()}close(){for(let{preview:t}of this.items)t&&URL.revokeObjectURL(t)}};var eh=.15,pl=e=>e.slice(0,10);function sh(e){let t="";return e.map(n=>({photo:n,time:t=n.time||t})).sort((n,a)=>n.time<a.time?-1:n.time>a.time?1:0).map(n=>n.photo)}var ul=e=>e.find(t=>t.place)?.place??null,ml=e=>e.find(t=>t.time)?.time??"";function ih(e,t,s){let[n,a]=[ul(e),ml(e)];return e.length<s&&(!n||!t.place||Qt(n,t.place)<=eh)&&(!a||!t.time||pl(a)===pl(t.time))}function dl(e,t){let s=[];for(let n of sh(e)){let a=s.findLast(o=>ih(o,n,t));a?a.push(n):s.push([n])}return s}var Hs=e=>({place:ul(e),time:ml(e)}),hl=(e,t)=>e.flatMap((s,n)=>n===t?[]:n===t-1?[[...s,...e[t]]]:[s]),fl=(e,t,s)=>e.flatMap((n,a)=>a===t?[n.slice(0,s),n.slice(s)]:[n]);var ln=class{groups=null;busy=!1;#t;#e=new Map;constructor(t){this.#t=t}get most(){return y().limits.mediaPerFind}get count(){return this.groups.flat().length}async consider(t,s){if(this.groups)return this.consider([...this.decline(),...t],s);if(t.length<2)return!1;let n=await Promise.all(t.map(async o=>({file:o,...await Qi(o)}))),a=dl(n,this.most);if(this.#t.signal.aborted||a.length<2&&t.length<=s)return!1;for(let o of n)o.preview=o.file.type.startsWith("image/")?URL.createObjectURL(o.file):"";return this.#s(a),!0}#s(t){this.groups=t,this.#t.update();for(let s of t)this.#i(s)}async#i(t){let{place:s}=Hs(t);if(!s||this.#e.has(t[0]))return;this.#e.set(t[0],"");let{name:n}=await li(s,{signal:this.#t.signal});this.#e.set(t[0],n),this.#t.update()}describe=t=>({name:Hs(t).place?this.#e.get(t[0])??"":"",time:Hs(t).time});canMerge=t=>t>0&&this.groups[t-1].length+this.groups[t].length<=this.most;merge(t){this.#s(hl(this.groups,t))}split(t,s){this.#s(fl(this.groups,t,s))}decline(){let t=this.groups.flat().map(s=>s.file);return this.close(),this.#t.update(),t}async accept(){if(this.busy)return;this.busy=!0,this.#t.update();let t=this.groups.map(()=>Ve()),s=Date.now(),n=g()?.id;try{for(let[a,o]of this.groups.entries())await this.#a(n,t[a],o,s-a)}catch{if(g()?.id!==n)return null;for(let a of t)await nh(a);return this.busy=!1,this.#t.update(),u(i("group.noRoom"))}await this.#t.go(`/new?draft=${t[0]}`),u(i("group.made",{n:t.length}))}async#a(t,s,n,a){if(g()?.id!==t)throw{code:"stopped"};let{place:o}=Hs(n),r={id:s,at:a,audience:Ji(),media:[],label:this.describe(n).name};if(te(s).set(o?{...r,place:{point:o,source:"photo",photo:o}}:r),!te(s).get())throw{code:"storage"};await Lr(s,n.map(l=>l.file),t)}close(){for(let{preview:t}of this.groups?.flat()??[])t&&URL.revokeObjectURL(t);this.groups=null}};async function nh(e){te(e).remove(),await wi(e)}var $l=20,ah=["no_place_in_text","link_unknown"],pn=class extends rs{isNew=!0;title=i("edit.new");back="/";received=null;photosExpired=!1;lists=[];#t=this.values.audience;#e="";#s="";constructor(t,s){super(t,s),t.query.has("list")&&(this.back=`/lists/${encodeURIComponent(t.query.get("list"))}`),this.drafts=new cn(t,this.draft.id),this.several=new ln(t),this.settings=new be(t)}async begin(){let{page:t,values:s}=this,n=await zc(t.query,s.place),a=s.media??[],o=a.filter(m=>m.at>Date.now()-pi);this.photosExpired=o.length<a.length;let r=m=>{m&&u(m),this.changed()},l=m=>this.place.suggestPoint(m);this.uploads=new ls(o,{changed:r,placed:l,signal:t.signal}),this.place=new xt(t,n,r),this.place.point&&!this.place.label&&this.place.propose(),this.drafts.load();let p=this.settings.read().then(()=>this.#i(Vc()?"":this.settings.values.audience),()=>{});this.#a(p);let $=await this.draft.files();$.length&&this.uploads.add($.map(m=>m.file),$.map(m=>m.key)),this.received=t.query.has("shared")?await Ea():null}#i(t){t&&this.values.audience===this.#t&&!this.draft.stored?.audience&&(this.#t=t,this.values={...this.values,audience:t}),this.page.update()}async#a(t){let{page:s,values:n}=this,a=s.query.get("list");this.values={...n,lists:n.lists??(a?[a]:[])};let o=p=>nt(f("/api/lists",{member:p,limit:100}),{signal:s.signal}),r=await Promise.all(["","joined"].map(o)).catch(()=>[]);this.lists=Ra(r.flatMap(({items:p})=>p).filter(p=>Ua(Me(p),"contributor")),this.values.lists);let l=r.length&&r.every(({next:p})=>!p);this.#n((p,$)=>$<$l&&(!l||this.lists.some(m=>m.id===p))),s.update(),await t,this.#e=this.lists.find(p=>p.id===a)?.audience??"",this.#i(this.#e)}#n(t){this.values={...this.values,lists:this.values.lists.filter(t)}}toggleList({id:t}){let{lists:s}=this.values;this.change({lists:s.includes(t)?s.filter(n=>n!==t):[...s,t].slice(-$l)})}get#o(){return this.lists.filter(({id:t})=>this.values.lists?.includes(t))}get chosenLists(){return this.#o.map(({name:t})=>t)}get seeing(){return this.#o.filter(cl).map(rn)}async addFiles(t){let{items:s,most:n}=this.uploads;await this.several.consider(t,n-s.length)||await super.addFiles(t)}saveDraft(){let t=Xi(this.values),s=this.place?.value,n=this.uploads.draft,a=![t.title,t.description,t.category,s?.point,n.length,this.draft.hasFiles].some(Boolean),o=this.values.lists??[];this.draft.save(a?null:{...t,lists:o,place:s,label:this.place?.label,media:n,id:this.draft.id}),this.draft.release(this.uploads.items)}async resolveReceived(t){let{values:s,files:n,key:a}=this.received;this.received=null,t&&n.length&&await this.addFiles(n),this.received=await ll(a),this.change(t?s:{});let o=t?await this.#r(s):{};return this.form.clear("title"),this.page.update(),o}async#r(t){let s=[t.title,t.description].filter(Boolean).join(`
`);if(!Fa(s)||this.place.point)return{};try{let n=await rc(s,{signal:this.page.signal}),{title:a,description:o=""}=this.values,r=o.split(/\r?\n/),l=r.findIndex(m=>Fa(m)&&/^\S+$/.test(m.trim())),p=r.filter((m,q)=>q!==l&&m.trim()!==n.title),$={title:a||n.title,description:p.join(`
`).trim()};return this.change($),this.place.point||this.place.setPlace(n),$}catch(n){return n.name!=="AbortError"&&!ah.includes(n.reason)&&u(P(n)),{}}}async write(t,s){let{lists:n=[]}=this.values,a=n.length?{...t,lists:n}:t;if(this.uploads.isPaused)return this.#c(a,s);try{return this.#s=await ui(s),await ur(this.draft.findId,{...a,locationId:this.#s,media:this.uploads.media})}catch(o){if(Ee(o))return this.#c(a,s);let r=mi(o,"lists").map(l=>n[l]);throw r.length?(this.lists=this.lists.filter(({id:l})=>!r.includes(l)),this.#n(l=>!r.includes(l)),this.changed(),{code:"failed",text:i("edit.listClosed")}):o}}async#c(t,s){return await hr(this.draft.findId,{body:t,place:s,locationId:this.#s},this.uploads),await this.leave("/waiting",i("outbox.added")),null}async leave(t,s=""){s&&this.values.audience!==this.#e&&pe.set(this.values.audience),s&&Ps.add(this.values.lists??[]),await this.draft.remove(),await this.page.go(t,{replace:!0});let[n]=gi();s&&u(s,"",n&&{text:i("edit.next"),run:()=>this.page.go(`/new?draft=${n.id}`)})}discard(){return this.uploads?.stop(),this.leave("/new")}close(){super.close(),this.drafts.close(),this.several.close()}};import{html as un,nothing as oh}from"../lib/lit-html/lit-html.js";var rh={title:"find.titleField",description:"find.description",category:"find.category",photos:"edit.photos",place:"spot.name"},ch={title:e=>e,description:e=>e,category:e=>e?R(e):"",place:e=>e,photos:e=>un`
    ${i("feed.photos",{n:e.length})}
    <span class="row">${e.slice(0,4).map(t=>t.thumbnailUrl?ct(t,{thumb:!0}):oh)}</span>`},gl=(e,t,s)=>un`
  <label class="choice">
    <input type="radio" name="keep-${e.name}" value=${t} .checked=${e.choice===t}
      @change=${()=>s(e,t)}>
    <span>
      <span>
        <span class="soft">${i(`edit.keep.${t}`)}</span><br>
        <span class="text" dir="auto">${ch[e.name](e[t])||i("edit.keep.nothing")}</span>
      </span>
    </span>
  </label>`,bl=({parts:e},t,s)=>un`
  <section class="conflict stack" aria-labelledby="conflict">
    <h2 id="conflict" tabindex="-1">${i("edit.conflict")}</h2>
    <p class="hint">${i("edit.conflictText")}</p>
    ${e.map(n=>un`
      <fieldset>
        <legend>${i(rh[n.name])}</legend>
        <div class="choices">${gl(n,"mine",t)}${gl(n,"theirs",t)}</div>
      </fieldset>`)}
    <p class="row end"><button type="submit" id="keep" @click=${s}>${i("edit.keep.save")}</button></p>
  </section>`;import{html as ps,nothing as Ha}from"../lib/lit-html/lit-html.js";function lh(e,t){e.remove(t),x(e.items.length?"drafts-title":"main")}var ph=({media:e,preview:t})=>ps`
  <span class="thumb">${e||t?ps`<img src=${e?.thumbnailUrl??t} alt="">`:c("edit")}</span>`;function uh(e,t){let{draft:s}=t,n=s.title?.trim()||i("edit.untitled");return ps`
    <li class="row draft">
      <a class="find grow" href="/new?draft=${s.id}">
        ${ph(t)}
        <span class="what">
          <span class="name" dir="auto">${n}</span>
          ${s.label?ps`<span class="soft" dir="auto">${s.label}</span>`:Ha}
          <span class="soft">${Ue(s.at)}</span>
        </span>
      </a>
      <button type="button" class="round" aria-label=${i("edit.draftDelete",{title:n})} @click=${()=>lh(e,t)}>
        ${c("trash")}
      </button>
    </li>`}var wl=e=>e.items.length?ps`
  <section class="card drafts" id="drafts" aria-labelledby="drafts-title">
    <h2 id="drafts-title" tabindex="-1">${i("edit.drafts")}</h2>
    <ul class="rows">${e.shown.map(t=>uh(e,t))}</ul>
    ${e.shown.length<e.items.length?ps`
      <button type="button" class="link" @click=${()=>e.showAll()}>
        ${i("edit.allDrafts",{n:e.items.length})}
      </button>`:Ha}
  </section>`:Ha;var yl=e=>[...e?.files??[]].filter(t=>/^(image|video)\//.test(t.type)),vl=e=>[...e.dataTransfer?.types??[]].includes("Files"),mh=e=>e.target.matches?.("input, textarea")&&e.clipboardData.types.includes("text/plain");function kl(e,t){let s=a=>document.body.classList.toggle("dropping",a),n=(a,o)=>document.addEventListener(a,o,{signal:e});n("dragover",a=>{vl(a)&&(a.preventDefault(),s(!0))}),n("dragleave",a=>{a.relatedTarget||s(!1)}),n("drop",a=>{vl(a)&&(a.preventDefault(),s(!1),document.querySelector("dialog[open]")||t(yl(a.dataTransfer)))}),n("paste",a=>{let o=yl(a.clipboardData);!o.length||mh(a)||document.querySelector("dialog[open]")||(a.preventDefault(),t(o))}),e.addEventListener("abort",()=>s(!1))}import{html as Rt,nothing as dn}from"../lib/lit-html/lit-html.js";var za=[1,5,20],us=e=>e?i("privacy.area",{distance:Ts(e)}):i("privacy.exact");function zs(e){if(!e)return i("privacy.asSet");let{area:t,home:s}=e,n=t?i("privacy.defaultArea",{distance:Ts(t)}):i("privacy.defaultExact");return s&&!t?i("privacy.andHome",{usual:n}):n}var Vs=()=>za.map(e=>[String(e),us(e)]),ye=()=>[["0",us(0)],...Vs()],mn=()=>[["true",i("privacy.forFriends")],["false",i("privacy.forMe")]];import{html as Ws,nothing as Va}from"../lib/lit-html/lit-html.js";var ms="category";function xl(e,{category:t}){let s=document.getElementById(ms);if(s.value=t,Ye(t)){e.proposals.close(),e.chooseCategory(t),document.querySelector("#fold-category summary")?.focus();return}s.dispatchEvent(new Event("input",{bubbles:!0})),e.proposals.close()}function dh(e,t){t.form.typed(e.target),t.proposals.follow(e.target.value)}function hh(e,t){let{items:s,at:n}=t.proposals;if(!s.length){e.key==="ArrowDown"&&t.proposals.follow(e.target.value);return}let a={ArrowDown:1,ArrowUp:-1}[e.key];if(a)t.proposals.move(a);else if(e.key==="Escape")t.proposals.close();else if(e.key==="Enter"&&n>=0)xl(t,s[n]);else return;e.preventDefault()}var fh=(e,t,s)=>Ws`
  <li id="category-${s}" data-kind="category" role="option" aria-selected=${s===e.proposals.at?"true":"false"}
    @click=${()=>xl(e,t)}>
    ${ht(t.category)}
    <span class="grow" dir="auto">${R(t.category)}</span>
    <span class="soft far">${t.ownCount?i("categories.byYou",{n:t.ownCount}):t.count?T(t.count):Va}</span>
  </li>`,$h=e=>{let{items:t}=e.proposals;return Ws`
    <div class="proposals" ?hidden=${!t.length} @mousedown=${s=>s.preventDefault()}>
      <ul id="category-list" role="listbox" aria-label=${i("categories.used")}>${t.map((s,n)=>fh(e,s,n))}</ul>
    </div>
    <span class="unseen" role="status">${t.length?i("categories.count",{n:t.length}):""}</span>`};function Ol(e){let{form:t,proposals:s}=e,n=t.errors[ms];return Ws`
    <div class="field">
      <label for=${ms}>${i("categories.own")} <span class="soft">${i("form.optional")}</span></label>
      <div class="combo">
        <input id=${ms} name=${ms} type="text" dir="auto" role="combobox" autocomplete="off" data-most=${y().limits.category}
          aria-autocomplete="list" aria-controls="category-list" aria-expanded=${s.items.length?"true":"false"}
          aria-activedescendant=${s.at>=0?`category-${s.at}`:Va}
          aria-describedby=${n?"category-error":"category-hint"} aria-invalid=${n?"true":Va}
          .defaultValue=${e.values.category??""} @input=${a=>dh(a,e)} @keydown=${a=>hh(a,e)}
          @focus=${a=>s.follow(a.target.value)} @blur=${()=>s.close()}>
        ${$h(e)}
      </div>
      ${Br(t.left[ms])}
      ${n?Ws`<p class="error" id="category-error">${n}</p>`:Ws`<p class="hint" id="category-hint">${i("categories.hint")}</p>`}
    </div>`}var Ks=(e,t,s,n,a)=>Rt`
  <details class="fold" id="fold-${e}">
    <summary>${t} <span class="grow"><span>${s}</span> <span class="soft" dir="auto">${n}</span></span> ${c("next")}</summary>
    ${a}
  </details>`;function Sl(e){let t=e?.closest("details");t&&(t.open=!0)}var gh=e=>Ks("description",c("edit"),i("find.description"),e.values.description||i("edit.none"),b(e.form,"description",{label:i("find.description"),value:e.values.description??"",kind:"area",most:y().limits.description})),ql=(e,t,s)=>Rt`
  <button type="button" class="chip" aria-pressed=${s?"true":"false"} @click=${()=>e.chooseCategory(t)}>
    ${ht(t)} ${R(t)}
  </button>`;function bh(e){let{category:t}=e.values,[s,n]=t?[ht(t),R(t)]:[c("filter"),i("edit.none")];return Ks("category",s,i("find.category"),n,Rt`
    <fieldset>
      <legend>${i("find.category")}</legend>
      <div class="chips">
        ${Dt().map(a=>ql(e,a,a===t))}
        ${ql(e,"other",e.isOther)}
      </div>
      ${e.isOther?Ol(e):dn}
    </fieldset>`)}var wh=(e,t)=>Rt`
  <label class="choice">
    <input type="radio" name="audience" value=${t} ?checked=${e.values.audience===t}>
    <span>
      ${c(Le(t))}
      <span>
        <span class="strong">${i(`find.audience.${t}`)}</span><br>
        <span class="soft">${i(`edit.audienceText.${t}`,{instance:X()})}</span>
      </span>
    </span>
  </label>`;function yh(e){let{audience:t}=e.values,s=t==="everyone"?[]:e.seeing??[],n=[i(`find.audience.${t}`),...s].join(" + ");return Ks("audience",c(Le(t)),i("edit.who"),n,Rt`
    <fieldset class="choices">
      <legend>${i("edit.who")}</legend>
      ${bt.map(a=>wh(e,a))}
    </fieldset>`)}var vh=e=>O("exact-for",{name:"exactForFriends",label:i("privacy.exactFor"),options:mn(),chosen:e});function kh(e){let{area:t="",exactForFriends:s="true"}=e.values;return Ks("shown",c("map"),i("privacy.shown"),t===""?zs(e.settings?.values):us(Number(t)),Rt`
    ${O("area",{label:i("privacy.shown"),hint:i(e.isNew?"privacy.shownHint":"privacy.recall"),chosen:t,options:[...e.isNew?[["",zs(e.settings.values)]]:[],...ye()]})}
    ${Number(t)?vh(s):dn}`)}var xh=(e,t)=>Rt`
  <li>
    <label class="row list-choice">
      <input type="checkbox" .checked=${e.values.lists.includes(t.id)} @change=${()=>e.toggleList(t)}>
      <span class="grow" dir="auto">${t.name}</span>
      ${t.memberCount>1?Rt`<span class="soft">${i("lists.count",{n:t.memberCount})}</span>`:dn}
    </label>
  </li>`,Oh=e=>e.lists?.length?Ks("lists",c("plus"),i("lists.title"),e.chosenLists.join(", ")||i("edit.noList"),Rt`
  <p class="hint">${i("edit.listsText")}</p>
  <ul class="people">${e.lists.map(t=>xh(e,t))}</ul>`):dn,Fl=e=>Rt`
  <div class="folds">${gh(e)}${bh(e)}${yh(e)}${Oh(e)}${kh(e)}</div>`;import{html as fn,nothing as Ya}from"../lib/lit-html/lit-html.js";import{html as Et,nothing as Ys}from"../lib/lit-html/lit-html.js";var Wa=16,Pl=10,qh=2,Sh={lat:25,lng:5,zoom:1},hn=class extends xt{failed=!1;problem="";#t;#e=null;constructor(t,s){super(t,s.value,()=>this.#i()),this.#t=t,Object.assign(this,{nearby:s.nearby,proposal:s.proposal})}async showMap(t){this.failed=!1;let s=this.#s();try{let n=await t({view:s,onMove:a=>this.#n(a),onPick:a=>this.setPoint(a,"tap")});if(this.#t.signal.aborted)return n.close();this.#e=n,this.photo&&n.mark(this.photo,i("spot.photoPlace"),{kind:"one ghost"})}catch{this.failed=!0}return this.#e&&this.point&&this.#i(),this.#t.update(),!this.point&&ue.get()&&s.zoom>=Pl?this.setPoint({lat:s.lat,lng:s.lng},"tap"):this.point?this.propose():null}#s(){if(this.point)return{...this.point,zoom:Wa};let t=yr();return t?.zoom?t:Sh}#i(){this.problem="";let t=this.#e?.where();t&&!this.#a(t)&&this.#e.setView({...this.point,zoom:this.source==="tap"?t.zoom:Math.max(Wa,t.zoom)},{animate:!1}),this.#t.update()}#a(t){return Qt(this.point,t)<qh*kr(t)}#n(t){(!this.point||!this.#a(t))&&this.setPoint({lat:t.lat,lng:t.lng},"tap")}usePhoto(){return this.setPoint(this.photo,"photo")}useFound(t){return this.setPlace(t)}distance=t=>this.point&&t?Qt(this.point,t):void 0;check(){let t=this.#e?.where().zoom??Wa,s=this.source==="tap"&&!this.chosen&&t<Pl;return this.problem=this.point?s?i("spot.zoom"):"":i("spot.none"),this.#t.update(),!this.problem}close(){super.close(),this.#e?.close(),this.#e=null}};async function ds(e){let t=new AbortController,s=null,n=Z((o,r)=>(s??=new hn({signal:t.signal,update:r},e),jh(s,o)),{label:i("spot.title"),kind:"chooser"});Ll(s),await n&&e.take(s),t.abort(),s.close()}var Ll=e=>e.showMap(t=>sc(document.getElementById("spot"),{...t,hasCross:!0})),Fh=(e,t)=>Et`
  <div class="row">
    <button type="button" class="round" aria-label=${i("nav.back")} @click=${()=>t()}>${c("back")}</button>
    <place-search id="spot-search" class="grow" .label=${i("spot.search")} .near=${e.point} .distance=${e.distance}
      @choose=${({detail:s})=>e.useFound(s.value)}></place-search>
  </div>`,Ph=e=>Et`
  <div class="mapbox">
    <div id="spot" role="application" aria-label=${i("spot.map")}></div>
    ${e.failed?w({code:"map",text:i("map.failed")},()=>Ll(e)):Ys}
  </div>`;function Lh(e,t){let s=e.chosen?.id===t.id;return Et`
    <button type="button" class="chip" aria-pressed=${s?"true":"false"} @click=${()=>e.toggle(t)}>
      ${c(s?"check":"pin")} <bdi>${t.name}</bdi> <span class="soft">${Re(t.distance)}</span>
    </button>`}var Th=e=>Et`
  <div class="chips scrolls" role="group" aria-label=${i("spot.proposals")}>
    <button type="button" class="chip" @click=${()=>e.locate()}>${c("here")} ${i("spot.here")}</button>
    ${e.photo&&e.source!=="photo"?Et`
      <button type="button" class="chip" @click=${()=>e.usePhoto()}>${c("camera")} ${i("spot.photoPlace")}</button>`:Ys}
    ${e.nearby.map(t=>Lh(e,t))}
  </div>`,Ih=e=>Et`
  <div class="field">
    <label for="place-name">${i("spot.name")} <span class="soft">${i("form.optional")}</span></label>
    <input id="place-name" autocomplete="off" dir="auto" placeholder=${e.proposal||i("spot.nameHint")} .value=${e.name}
      @input=${t=>e.setName(t.target.value)}>
  </div>`,Ka=e=>i(`spot.${e.source||"set"}`),Mh=e=>Et`
  <p class="at" role="status">
    ${c("pin")}
    <span class="grow"><span class="strong" dir="auto">${e.label||i(e.point?"spot.unnamed":"spot.none")}</span>
      ${e.point?Et`<span class="soft">${Ka(e)}</span>`:Ys}</span>
  </p>`,jh=(e,t)=>Et`
  <h2 class="unseen" tabindex="-1" autofocus>${i("spot.title")}</h2>
  ${Fh(e,t)}
  ${Ph(e)}
  <div class="panel">
    ${Mh(e)}
    ${Th(e)}
    ${e.chosen?Ys:Ih(e)}
    ${e.problem?Et`<p class="error" role="alert">${e.problem}</p>`:Ys}
    <button type="button" class="main" id="use-place" @click=${()=>e.check()&&t(!0)}>${i("spot.use")}</button>
  </div>`;var Tl=(e,t)=>fn`
  <span class="row">
    ${c("pin")} <span class="grow"><span class="strong" dir="auto">${e}</span><br><span class="soft">${t}</span></span>
    ${c("next")}
  </span>`,Il=(e,t)=>fn`
  <fieldset>
    <legend>${i("edit.where")}</legend>
    <button type="button" class="where" id="place" aria-describedby=${t?"place-error":Ya} @click=${()=>ds(e)}>
      ${e.point?fn`<place-map inert .at=${e.point}></place-map>`:Ya}
      ${e.point?Tl(e.label||i("spot.unnamed"),[Ka(e),i("spot.change")].filter(Boolean).join(" · ")):Tl(i("spot.title"),i("spot.chooseHint"))}
    </button>
    ${t?fn`<p class="error" id="place-error" role="alert">${t}</p>`:Ya}
  </fieldset>`;import{html as je,nothing as Ga}from"../lib/lit-html/lit-html.js";function Ah(e,t){e.merge(t),x(`group-${t-1}`)}function Bh(e,t,s){e.split(t,s),x(`group-${t+1}`)}var Nh=({preview:e,file:t})=>e?je`<img src=${e} alt="">`:je`<span class="film" title=${t.name}>${c("play")}</span>`,_h=(e,t,s)=>je`
  <button type="button" class="cut" aria-label=${i("group.split",{n:s+1})} title=${i("group.split",{n:s+1})}
    @click=${()=>Bh(e,t,s)}></button>`;function Ch(e,t,s){let{name:n,time:a}=e.describe(t),o=[a&&Ct(a),n].filter(Boolean);return je`
    <li>
      <div class="row between">
        <h3 id="group-${s}" tabindex="-1">${i("group.find",{n:s+1})} <span class="soft" dir="auto">${o.join(" · ")}</span></h3>
        ${e.canMerge(s)?je`
          <button type="button" class="link" aria-describedby="group-${s}" @click=${()=>Ah(e,s)}>
            ${i("group.merge")}
          </button>`:Ga}
      </div>
      <ul class="group">${t.map((r,l)=>je`<li>${l?_h(e,s,l):Ga}${Nh(r)}</li>`)}</ul>
    </li>`}var Ml=(e,t)=>e.groups?je`
  <section class="card" id="several" aria-labelledby="several-title">
    <h2 id="several-title" tabindex="-1">${i("group.title",{n:e.count,finds:i("group.finds",{n:e.groups.length})})}</h2>
    <p class="hint">${i("group.hint")}</p>
    <ol class="groups">${e.groups.map((s,n)=>Ch(e,s,n))}</ol>
    <div class="publish row">
      <button type="button" class="quiet" @click=${t}>${i("group.one")}</button>
      <button type="button" class="main" aria-busy=${e.busy?"true":"false"} @click=${()=>e.accept()}>
        ${i("group.make",{n:e.groups.length})}
      </button>
    </div>
  </section>`:Ga;import{html as ut,nothing as ne}from"../lib/lit-html/lit-html.js";import{html as Ja}from"../lib/lit-html/lit-html.js";async function Dh(e,t,s){let n=null,a={label:i("upload.caption"),hint:i("upload.captionHint"),value:t.caption,most:y().limits.caption},o=await Z((r,l)=>(n??=new F({send:({caption:p})=>r(p.trim()),update:l}),Ja`
      <h2>${i("upload.caption")}</h2>
      <div class="captioned">${s}</div>
      <form novalidate @submit=${n.submit}>
        ${b(n,"caption",a)}
        <div class="row end">
          <button type="button" class="quiet" @click=${()=>r()}>${i("action.cancel")}</button>
          ${N(n,i("action.save"))}
        </div>
      </form>`),{label:i("upload.captionOf",{n:e.items.indexOf(t)+1})});o!==null&&e.setCaption(t,o)}var jl=(e,t,s,n)=>Ja`
  <button type="button" class="words ${t.caption?"":"round"}" @click=${()=>Dh(e,t,n)}
    aria-label="${i("upload.captionOf",{n:s})}${t.caption?`: ${t.caption}`:""}">
    ${t.caption?Ja`<span dir="auto">${t.caption}</span>`:c("edit")}
  </button>`;var[Uh,Rh]=[6,10],Eh=300,H=null;function Al(){H.isOn=!0,H.item.classList.add("lifted"),jr()}var Bl=e=>[...e.parentElement.querySelectorAll(":scope > [data-drag]")],Hh=(e,t)=>Bl(H.item).find(s=>{let n=s.getBoundingClientRect();return s!==H.item&&n.left<=e&&e<=n.right&&n.top<=t&&t<=n.bottom});function zh(e){if(e.pointerId!==H.id)return;let[t,s]=[e.clientX-H.x,e.clientY-H.y],n=e.pointerType==="touch";if(!H.isOn){if(Math.hypot(t,s)<(n?Rh:Uh))return;if(n)return H.end();Al()}H.item.style.transform=`translate(${t}px, ${s}px) scale(1.04)`,H.over?.classList.remove("target"),H.over=Hh(e.clientX,e.clientY),H.over?.classList.add("target")}function $n(e,t){if(e.button||H||e.target.closest("button:not([data-handle]), input, a"))return;let s=e.currentTarget,n=new AbortController,{signal:a}=n,o=()=>{clearTimeout(H.timer),n.abort(),s.classList.remove("lifted"),s.style.transform="",H.over?.classList.remove("target"),H=null};H={item:s,x:e.clientX,y:e.clientY,id:e.pointerId,isOn:!1,over:null,end:o},e.pointerType==="touch"&&(H.timer=setTimeout(Al,Eh));let r=p=>{p.pointerId===H.id&&o()},l=p=>{if(p.pointerId!==H.id)return;let[$,m]=[s,H.isOn&&H.over].map(q=>Bl(s).indexOf(q));o(),m>=0&&t($,m)};document.addEventListener("pointermove",zh,{signal:a}),document.addEventListener("pointerup",l,{signal:a}),document.addEventListener("pointercancel",r,{signal:a}),document.addEventListener("keydown",p=>{p.key==="Escape"&&o()},{signal:a})}function Ae(e){(H?.isOn||e.type==="dragstart")&&e.preventDefault()}var Vh="image/*,video/mp4,video/quicktime,video/webm";function Wh(e,t){let s=e.items.indexOf(t);e.remove(t),queueMicrotask(()=>{(document.querySelectorAll(".shot .drop")[Math.min(s,e.items.length-1)]??document.getElementById("files"))?.focus()})}function Nl(e,t,s){e.move(t,s),queueMicrotask(()=>{let n=s<t?".before, .after":".after, .before";document.querySelectorAll(".shot")[s]?.querySelector(n)?.focus()})}function _l(e){return e.media?ct(e.media,{thumb:!0,eager:!0}):e.file.type.startsWith("video/")?ut`<span class="film">${c("play")}</span>`:ut`<img src=${e.preview} alt="">`}var Cl={handleEvent:e=>{e.target.hidden=e.type==="error"},capture:!0},gn=(e,t,s,n,a)=>ut`
  <button type="button" class="round ${e}" aria-label=${i(`upload.${t}`,{n})} @click=${a}>${c(s)}</button>`,Kh=(e,t)=>e.progress<1?ut`<progress max="1" .value=${e.progress} aria-label=${i("upload.progress",{n:t})}></progress>`:ut`<span class="over">${i("upload.processing")}</span>`,Yh=(e,t)=>({sending:()=>Kh(e,t),paused:()=>ut`<span class="over" title=${e.problem}>${i("upload.paused")}</span>`,waiting:()=>ut`<span class="over">${i("upload.waiting")}</span>`,failed:()=>ut`<span class="over error">${i("upload.failed")}</span>`,done:()=>ne})[e.state]();function Gh(e,t,s){let n=s+1;return ut`
    <li class="shot ${t.state}" data-drag @pointerdown=${a=>$n(a,(o,r)=>e.move(o,r))}
      @error=${Cl} @load=${Cl}>
      ${_l(t)}
      ${s===0&&e.items.length>1?ut`<span class="cover">${i("upload.cover")}</span>`:ne}
      ${Yh(t,n)}
      <span class="buttons">
        ${s>0?gn("before","earlier","back",n,()=>Nl(e,s,s-1)):ne}
        ${n<e.items.length?gn("after","later","next",n,()=>Nl(e,s,s+1)):ne}
        ${t.state==="failed"||t.state==="paused"?gn("","again","retry",n,()=>e.retry(t)):ne}
        ${gn("drop",t.state==="done"?"remove":"cancel","close",n,()=>Wh(e,t))}
      </span>
      ${t.state==="failed"?ne:jl(e,t,n,_l(t))}
    </li>`}function Jh(e,t){t([...e.target.files]),e.target.value=""}var Xh=(e,t)=>ut`
  <li class="shot add">
    <label for="files">
      ${c("camera")}<span class="strong">${i(e.items.length?"upload.more":"upload.add")}</span>
      ${e.items.length?ne:ut`<span class="soft mice">${i("upload.drop")}</span>`}
    </label>
    <input id="files" type="file" accept=${Vh} multiple @change=${s=>Jh(s,t)}>
  </li>`;function Zh(e){let t=e.items.filter(n=>n.state==="done").length,s=[...new Set(e.items.filter(n=>n.state==="failed").map(n=>n.problem))];return ut`
    <p class="hint" role="status">${e.isBusy?i("upload.ready",{n:t,of:T(e.items.length)}):""}</p>
    ${s.map(n=>ut`<p class="error" role="alert">${n}</p>`)}`}var Dl=(e,t)=>ut`
  <ul class="shots ${e.items.length?"":"bare"}" @touchmove=${Ae} @contextmenu=${Ae} @dragstart=${Ae}>
    ${e.items.map((s,n)=>Gh(e,s,n))}
    ${e.items.length<e.most?Xh(e,t):ne}
  </ul>
  ${e.items.length>1?ut`<p class="hint">${i("upload.order")}</p>`:ne}
  ${Zh(e)}`;async function Ul(e,t){await e.addFiles(t),e.several?.groups&&x("several-title")}function Qh(e){e.uploads.add(e.several.decline()),x("files")}async function tf(e){Xa(e.received.values),Xa(await e.resolveReceived(!0))}function Xa(e){for(let[t,s]of Object.entries(e)){let n=document.getElementById(t);n&&(n.value=s)}}var ef=e=>{let t=oc(Object.values(e).join(`
`));return t?Ot`<p class="hint">${i("places.asks",{host:t})}</p>`:Tt},sf=(e,t)=>Ot`
  <section class="card" id="offer" aria-labelledby="offered">
    <h2 id="offered">${i("edit.shared")}</h2>
    <p class="hint">${i("edit.sharedHint")}</p>
    ${Object.values(e.received.values).map(s=>Ot`<p class="text" dir="auto">${s}</p>`)}
    ${ef(e.received.values)}
    ${e.received.files.length?Ot`<p>${i("edit.sharedFiles",{n:e.received.files.length})}</p>`:Tt}
    ${t?Ot`<p class="note">${i("edit.sharedFull")}</p>`:Tt}
    ${e.received.left?Ot`<p class="note">${i("edit.sharedLeft",{n:e.received.left})}</p>`:Tt}
    <div class="row end">
      <button type="button" class="quiet" @click=${()=>e.resolveReceived(!1)}>${i("edit.sharedDrop")}</button>
      <button type="button" @click=${()=>tf(e)}>${i("edit.sharedTake")}</button>
    </div>
  </section>`;async function nf(e){await j(i("edit.discardTitle"),i("edit.discardText"),i("edit.startOver"))&&e.discard()}var af=()=>j(i("privacy.inHome"),i("privacy.inHomeText"),i("privacy.showExact")),of=e=>Ot`
  <p class="note">
    ${i("edit.restored")} <button type="button" class="link" @click=${()=>nf(e)}>${i("edit.startOver")}</button>
  </p>`,rf=e=>Ot`
  <fieldset>
    <legend>${i("edit.photos")}</legend>
    ${e.photosExpired?Ot`<p class="note">${i("edit.photosGone")}</p>`:Tt}
    ${Dl(e.uploads,t=>Ul(e,t))}
    <p class="hint">${i("edit.photosMost",{n:e.uploads.most})} ${i("edit.photosHint")}</p>
  </fieldset>`,cf=e=>Ot`
  ${L(e.form)}
  ${e.conflict?bl(e.conflict,(t,s)=>e.choose(t,s),()=>Xa(e.resolve())):Tt}`;function lf(e,t){t.change(Mr(e.currentTarget))}async function pf(e,t){let n=await t.submit(e)?document.querySelector("form [aria-invalid=true]"):document.getElementById("place");Sl(n),n?.focus()}function uf(e){let{title:t}=e.values,s=e.form.busy&&e.uploads.isBusy?"edit.waiting":e.isNew?"edit.publish":"action.save",n=a=>lf(a,e);return Ot`
    <form class="card" novalidate ?hidden=${!!e.several?.groups}
      @input=${n} @change=${n} @submit=${a=>pf(a,e)}>
      ${e.isRestored?of(e):Tt}
      ${rf(e)}
      ${Il(e.place,e.placeError)}
      ${b(e.form,"title",{label:i("find.titleField"),value:t,required:!0,most:y().limits.title})}
      ${Fl(e)}
      <div class="publish">
        ${cf(e)}
        <div class="row end">
          <a class="button quiet" href=${e.back}>${i("action.cancel")}</a>
          ${N(e.form,i(s))}
        </div>
      </div>
    </form>`}var mf=(e,t)=>Ot`
  ${e.received?sf(e,t.get("shared")==="full"):Tt}
  ${Ml(e.several,()=>Qh(e))}
  ${e.several.groups?Tt:wl(e.drafts)}`;function df(e,t){return e.loading.problem?w(e.loading.problem,t):e.uploads?uf(e):k(4)}function Rl(e){let t=new(e.params.id?tn:pn)(e,{showHome:af}),s=()=>t.loading.load();return kl(e.signal,n=>t.uploads&&Ul(t,n)),{title:t.title,ready:s(),view:()=>Ot`
      ${v(t.title,Tt,t.back)}
      ${t.isNew?mf(t,e.query):Tt}
      ${df(t,s)}`,close:()=>t.close()}}import{html as $s,nothing as ip}from"../lib/lit-html/lit-html.js";var hf=3,ff=4,bn=(e,t=0)=>new Date(e.getFullYear(),e.getMonth(),e.getDate()-t);function $f(){let e=new Intl.Locale(Ho());return((e.getWeekInfo?.()??e.weekInfo)?.firstDay??1)%7}var gf=e=>[["today",bn(e)],["yesterday",bn(e,1)],["week",bn(e,(e.getDay()-$f()+7)%7)],["earlier",-1/0]],Za=e=>bn(new Date(e.createdAt)).getTime(),wn=e=>`${Za(e)} ${e.user.id}`;function bf(e){let t=new Map;for(let s of e)t.set(wn(s),[...t.get(wn(s))??[],s]);return t}function El(e,{now:t=new Date,mayContinue:s=!1}={}){let n=bf(e),a=s&&e.length?Za(e.at(-1)):NaN,o=new Map,r=gf(t);for(let l of e){let p=n.get(wn(l)),$=p.length>=hf;if($&&p[0]!==l)continue;let m=$?{key:wn(l),finds:p,hasMore:Za(l)===a}:{find:l},q=new Date(l.createdAt),[W]=r.find(([,_t])=>q>=_t);o.set(W,[...o.get(W)??[],m])}return[...o].map(([l,p])=>({name:l,entries:p}))}function Hl(e){let t=n=>n.media.length>0,s=[...e.filter(t),...e.filter(n=>!t(n))].slice(0,ff);return{shown:s,rest:e.length-s.length}}var wf=1500,[yf,vf]=[4,4],kf=9;function xf(){let e=$e(ue.get());return e?.zoom>=kf?{lat:e.lat,lng:e.lng}:null}var Of=()=>Promise.race([xr(),Ke(wf,null)]),qf=e=>e?{lat:Math.round(e.lat*100)/100,lng:Math.round(e.lng*100)/100}:{},yn=class{at=null;isHere=!1;busy=!1;#t=new WeakMap;#e;#s;constructor(t){this.#s=t,this.at=t.kept?.at??null,this.isHere=t.kept?.isHere??!1,this.#e=new Set(t.kept?.open),this.list=E(t,()=>f("/api/finds/feed",{...qf(this.at),limit:20}))}liking(t){let s=this.#t.get(t);return s||this.#t.set(t,s=new Ar(t.id,()=>t,this.#s)),s}save(t,s){return qr(t,s,this.#s.update)}load=async()=>{if(this.#s.kept?.at===void 0){let t=await Of();this.#o(t??xf(),!!t)}await this.#a()};get days(){return El(this.list.items??[],{mayContinue:!!this.list.next})}get#i(){return this.days.reduce((t,s)=>t+s.entries.length,0)}isOpen=({key:t})=>this.#e.has(t);toggle({key:t}){this.#e.delete(t)||this.#e.add(t),this.#s.keep({open:[...this.#e]}),this.#s.update()}async#a(){await this.list.load(),await this.#n(yf)}more=()=>this.#n(this.#i+1);async#n(t){for(let s=0;this.list.next&&this.#i<t&&s<vf;s++){let n=this.list.items.length;if(await this.list.more(),this.list.items?.length===n)return}}#o(t,s){Object.assign(this,{at:t,isHere:s}),this.#s.keep({at:t,isHere:s})}async nearMe(){this.busy=!0,this.#s.update();try{this.#o(await hi({timeout:1e4}),!0),this.list.clear(),await this.#a()}catch(t){u(P(t))}this.busy=!1,this.#s.update()}distance=t=>this.isHere?Qt(this.at,it(Se(t))):void 0};function Sf(){return tr()?!0:V.get("installPrompt")||er()?!1:void 0}async function Ff(){let e=await ri();return{on:!0,off:!1}[e]}var hs=class{steps=[];isKnown=!1;#t;constructor(t){this.#t=t}get isOver(){return ya.get()===g()?.id}get isShown(){return!this.isOver&&this.left>0}get left(){return this.steps.filter(t=>!t.isDone).length}async load(){if(this.isOver){this.isKnown=!0;return}let{signal:t}=this.#t,s={profile:!!g().displayName||!!g().profilePicture?.startsWith("/api/media/"),streets:g().role==="admin"&&y().tiles?.kind==="vector"?Jr().length>0:void 0,find:d(`/api/users/${g().id}`,{signal:t}).then(a=>a.findCount>0),friend:d("/api/friends?limit=1",{signal:t}).then(a=>a.length>0),push:Ff(),install:Sf()},n=await Promise.all(Object.entries(s).map(async([a,o])=>({name:a,isDone:await Promise.resolve(o).catch(()=>{})})));t.aborted||(this.isKnown=!0,this.steps=n.filter(a=>a.isDone!==void 0),this.steps.length===n.length&&!this.left&&this.dismiss(),this.#t.update())}async installNow(){let t=V.get("installPrompt");t&&(await t.prompt(),V.set("installPrompt",null),await this.load())}dismiss=()=>{ya.set(g().id),this.steps=[],this.#t.update()}};import{html as Ht,nothing as ve}from"../lib/lit-html/lit-html.js";var Pf="(min-width: 1180px) 516px, (min-width: 720px) 688px, 100vw",Lf=(e,t)=>Ht`
  <span class="cover c-${Ge(e.category).code}">
    ${e.media.length?ct(e.media[0],{sizes:Pf,eager:t}):ht(e.category)}
    ${e.media[0]?.type==="video"?Ht`<span class="play">${c("play")}</span>`:ve}
    ${e.media.length>1?Ht`<span class="counter">${i("feed.photos",{n:e.media.length})}</span>`:ve}
  </span>`;function Tf(e,t){let s=[Fr(e,Se(e))?"":$i(Se(e)),t===void 0?"":Yo(t)].filter(Boolean);return s.length?Ht`
    <span class="soft">${c("pin")} <bdi>${s[0]}</bdi>${s[1]?Ht` · ${s[1]}`:ve}</span>`:ve}var Qa=(e,t,s=ve)=>Ht`
  <span class="by">
    ${D(e.user,28)} <span class="grow">${h(e.user)} <span class="soft">· ${J(e.createdAt)}</span></span>
    ${t&&e.reason==="friend"?Ht`<span class="badge">${i("feed.friend")}</span>`:ve}
    ${e.reasonOf?Ht`<span class="badge">${c(e.reason==="list"?"feed":"map")} <bdi>${e.reasonOf.name}</bdi></span>`:ve}
    ${s}
  </span>`,zl=(e,t,s,{km:n,eager:a,isMixed:o})=>Ht`
  <li class="feed-card">
    <a href="/finds/${e.id}">
      ${Lf(e,a)}
      <span class="about">
        <span class="name" dir="auto">${e.title}</span>
        ${Tf(e,n)}
        ${Qa(e,o,zr(e))}
      </span>
    </a>
    <div class="acts">
      ${Er(t,`like-${e.id}`)}
      <a class="act" href="/finds/${e.id}#comments" aria-label=${i("find.commentOn",{title:e.title})}>
        ${c("comment")} ${e.commentCount?Ht`<span>${T(e.commentCount)}</span>`:ve}
      </a>
      <span class="grow"></span>
      ${Rr(e,s,`save-${e.id}`)}
    </div>
  </li>`;import{html as fs,nothing as Vl}from"../lib/lit-html/lit-html.js";var to=({key:e})=>`group-${e.replace(" ","-")}`;async function Wl(e,t){e.toggle(t),await x(to(t))}var If=(e,t)=>fs`
  <span class="piece c-${Ge(e.category).code}">
    ${e.media.length?ct(e.media[0],{thumb:!0}):ht(e.category)}
    ${t?fs`<span class="beyond">+${T(t)}</span>`:Vl}
  </span>`;function Mf(e){let{shown:t,rest:s}=Hl(e);return fs`
    <span class="cover ${t[0].media.length?"":"signs"}">
      <span class="mosaic of-${t.length}">${t.map((n,a)=>If(n,a===t.length-1?s:0))}</span>
    </span>`}var Kl=({finds:e,hasMore:t})=>i("feed.several",{n:e.length,more:t}),jf=e=>e.map((t,s)=>fs`${s?" · ":Vl}<bdi>${t.title}</bdi>`),Af=(e,t)=>fs`
  <li class="feed-card">
    <button type="button" class="group-face" id=${to(t)} aria-expanded="false" @click=${()=>Wl(e,t)}>
      ${Mf(t.finds)}
      <span class="about">
        <span class="name">${Kl(t)}</span>
        <span class="soft titles">${jf(t.finds.slice(0,10))}</span>
        ${Qa(t.finds[0],!!e.at)}
      </span>
    </button>
  </li>`,Bf=(e,t,s)=>fs`
  <li class="feed-group">
    <div class="by">
      ${D(t.finds[0].user,28)}
      <span class="grow">${h(t.finds[0].user)} <span class="soft">· ${Kl(t)}</span></span>
      <button type="button" class="quiet" id=${to(t)} aria-expanded="true" @click=${()=>Wl(e,t)}>
        ${i("feed.less")}
      </button>
    </div>
    <ul class="feed-list">${t.finds.map(n=>s(n))}</ul>
  </li>`,Yl=(e,t,s)=>e.isOpen(t)?Bf(e,t,s):Af(e,t);import{html as Be,nothing as Gs}from"../lib/lit-html/lit-html.js";var Gl={profile:()=>"/profile",streets:()=>"/admin/map",find:()=>"/new",friend:()=>St()?"/invites":"/people",push:()=>"/settings/notifications"},Nf=e=>i(e==="friend"&&St()?"steps.inviteAction":`steps.${e}Action`);function _f(e,t){return Gl[t]?Be`<a class="button quiet" href=${Gl[t]()}>${Nf(t)}</a>`:V.get("installPrompt")?Be`<button type="button" class="quiet" @click=${()=>e.installNow()}>${i("steps.installAction")}</button>`:Be`<span class="hint">${i("steps.installHint")}</span>`}var Cf=(e,{name:t,isDone:s})=>Be`
  <li class="step ${s?"done":""}">
    <span class="tick">${s?c("check"):Gs}</span>
    <span class="grow">${i(t==="friend"&&St()?"steps.invite":`steps.${t}`,{instance:X()})}${s?Be`<span class="unseen"> (${i("steps.done")})</span>`:Gs}</span>
    ${s?Gs:_f(e,t)}
  </li>`;async function Df(e,t){let s=new hs(t);e.note=()=>s.isShown?Be`
    <p class="steps-left">
      <a href="/feed#steps">${c("check")} ${i("steps.count",{n:s.steps.length-s.left,all:s.steps.length})}</a>
      ${rt(s.dismiss)}
    </p>`:Gs,await s.load()}var Jl=(e,t)=>e.isShown?Be`
  <details class="card steps-fold" id="steps" ?open=${t}>
    <summary>
      <span class="grow strong">${i("steps.count",{n:e.steps.length-e.left,all:e.steps.length})}</span>
      ${c("next")}
    </summary>
    <ul class="first-steps">${e.steps.map(s=>Cf(e,s))}</ul>
    <button type="button" class="link" @click=${e.dismiss}>${i("steps.hide")}</button>
  </details>`:Gs;import{html as Ql,nothing as Zl}from"../lib/lit-html/lit-html.js";var Uf=1,Xl=(e,t=new Date)=>t.getFullYear()-new Date(e).getFullYear(),vn=class{isKnown=!1;#t=[];#e=!1;#s;constructor(t){this.#s=t}async load(){let t=f("/api/finds/on-this-day",{offset:-new Date().getTimezoneOffset()});this.#t=await d(t,{signal:this.#s.signal}).catch(()=>[]),this.isKnown=!0,this.#s.update()}get shown(){return this.#e?this.#t:this.#t.slice(0,Uf)}get count(){return this.#t.length}get hasMore(){return this.#t.length>this.shown.length}more=()=>{this.#e=!0,this.#s.update()};nameOf=t=>t.userId===g()?.id?"":h(t.user)};var Rf=(e,t)=>[i("feed.yearsAgo",{n:Xl(t.createdAt)}),e.nameOf(t)].filter(Boolean).join(" · ");async function Ef(e){e.more(),await x("this-day")}var Hf=e=>Ql`
  <button type="button" class="link" @click=${()=>Ef(e)}>${i("feed.allOnThisDay",{n:e.count})}</button>`,tp=e=>e.shown.length?Ql`
  <section class="card this-day" aria-labelledby="this-day">
    <div class="row between">
      <h2 id="this-day" tabindex="-1">${i("feed.onThisDay")}</h2>
      ${e.hasMore?Hf(e):Zl}
    </div>
    <ul class="rows">${e.shown.map(t=>Oi(t,Rf(e,t)))}</ul>
  </section>`:Zl;var zf=()=>$s`<a class="button quiet" href="/people">${c("people")} ${i("nav.people")}</a>`,Vf=e=>e.isHere?ip:$s`
  <button type="button" class="chip" aria-busy=${e.busy?"true":"false"} @click=${()=>e.nearMe()}>
    ${c("here")} ${i("feed.nearMe")}
  </button>`,ep=e=>$s`
  <p class="row between"><span class="soft">${i(e.at?"feed.around":"feed.friends")}</span>${Vf(e)}</p>`,sp=(e,t)=>zl(e,t.liking(e),s=>t.save(e,s),{km:t.distance(e),eager:e===t.list.items[0],isMixed:!!t.at}),Wf=({name:e,entries:t},s)=>$s`
  <section class="stack" aria-labelledby="day-${e}">
    <h2 id="day-${e}">${i(`feed.${e}`)}</h2>
    <ul class="feed-list">
      ${t.map(n=>n.find?sp(n.find,s):Yl(s,n,a=>sp(a,s)))}
    </ul>
  </section>`;function Kf(e,t,s){let{items:n,problem:a}=e.list;return!a&&(!n||!t.isKnown||!s.isKnown)?k(3):[Jl(t,location.hash==="#steps"||!n?.length),tp(s),Yf(e)]}function Yf(e){let{items:t,problem:s,load:n}=e.list;if(s)return w(s,n);if(!t.length&&!e.list.next){let a=i(e.at?"feed.noneText":"feed.noneFriends");return[ep(e),_(i("feed.none"),a,ip,"feed")]}return $s`
    ${ep(e)}
    ${e.days.map(a=>Wf(a,e))}
    ${U({...e.list,more:e.more})}`}function np(e){let t=new yn(e),s=new hs(e),n=new vn(e);return{title:i("feed.title"),broad:!0,ready:Promise.all([t.load(),s.load(),n.load()]),view:()=>$s`
      ${v(i("feed.title"),zf())}
      ${Kf(t,s,n)}`}}import{html as z,nothing as gs}from"../lib/lit-html/lit-html.js";var Gf=30,kn=e=>e.map(t=>typeof t=="string"?t:t[0]==="code"?t[1]:kn(t.at(-1))).join("");function ap([e,t,s]){return e==="pre"?t:e==="ul"||e==="ol"?t.map(n=>n.map(ap).join(" ")).join(" "):e==="table"?t.map(n=>n.map(kn).join(" ")).join(" "):kn(s??t)}function Jf(e){let t=[{document:e,id:"",title:e.title,texts:[]}];for(let s of e.blocks)/^h\d$/.test(s[0])?t.push({document:e,id:s[1],title:kn(s[2]),texts:[]}):t.at(-1).texts.push(ap(s));return t.map(({texts:s,...n})=>({...n,text:s.join(" ")}))}var Xf=({document:e,id:t})=>`/help/${e.name}${t?`#${t}`:""}`;function Zf(e,t){let s=Math.min(...t.map(o=>de(e).indexOf(o)).filter(o=>o>=0),e.length),n=s>60?e.lastIndexOf(" ",s-40)+1:0,a=e.slice(n,n+160);return`${n?"… ":""}${a}${n+160<e.length?" …":""}`}function Qf(e,t){let s=de(t).split(/\s+/).filter(Boolean);if(!s.length)return[];let n=({title:o,text:r})=>s.every(l=>de(`${o} ${r}`).includes(l))?s.some(l=>de(o).includes(l))?2:1:0;return e.flatMap(Jf).map(o=>[n(o),o]).filter(([o])=>o).sort(([o],[r])=>r-o).slice(0,Gf).map(([,o])=>({address:Xf(o),title:o.title,document:o.document,part:Zf(o.text,s)}))}function t$(e,t){let s=({name:a,language:o})=>a.replace(new RegExp(`-${o}$`),""),n=a=>a.language===t||a.language==="en"&&!e.some(o=>o.language===t&&s(o)===s(a));return e.filter(n)}var xn=class{query="";#t;#e=[];constructor(t){this.#t=t,this.loading=Y(t,async()=>{let s=await fetch(new URL("bundle/help.json",De).href,{signal:t.signal});if(!s.ok)throw Object.assign(new Error("the documents are not there"),{code:"strange",status:s.status});this.#e=await s.json()}),this.query=t.query.get("q")??""}get documents(){return t$(this.#e,vt())}get document(){return this.#e.find(t=>t.name===this.#t.params.name)}get found(){return Qf(this.documents,this.query)}search(t){this.query=t,this.#t.rename(f("/help",{q:t.trim()})),this.#t.update()}};var zt=e=>e.map(t=>typeof t=="string"?t:e$[t[0]](t)),e$={b:([,e])=>z`<b>${zt(e)}</b>`,i:([,e])=>z`<i>${zt(e)}</i>`,code:([,e])=>z`<code>${e}</code>`,a:([,e,t])=>/^https?:/.test(e)?z`<a href=${e} target="_blank" rel="noopener">${zt(t)}</a>`:z`<a href=${e}>${zt(t)}</a>`},op=e=>z`<li>${e.length===1&&e[0][0]==="p"?zt(e[0][1]):e.map(lp)}</li>`,rp=(e,t)=>z`<tr>${e.map(t)}</tr>`,s$={h2:([,e,t])=>z`<h2 id=${e} tabindex="-1">${zt(t)}</h2>`,h3:([,e,t])=>z`<h3 id=${e} tabindex="-1">${zt(t)}</h3>`,p:([,e])=>z`<p>${zt(e)}</p>`,pre:([,e])=>z`<pre tabindex="0">${e}</pre>`,ul:([,e])=>z`<ul>${e.map(op)}</ul>`,ol:([,e])=>z`<ol>${e.map(op)}</ol>`,table:([,[e,...t]])=>z`
    <div class="scrolls" tabindex="0"><table>
      <thead>${rp(e,s=>z`<th scope="col">${zt(s)}</th>`)}</thead>
      <tbody>${t.map(s=>rp(s,n=>z`<td>${zt(n)}</td>`))}</tbody>
    </table></div>`},lp=e=>s$[e[0]](e),cp=e=>z`<ul class="people">${e.map(t=>lt(`/help/${t.name}`,"",t.title,"",t.language))}</ul>`,i$=([e,...t])=>z`
  <section class="card">${cp([e])}</section>
  <section class="card">
    <h2>${i("help.running")}</h2>
    ${cp(t)}
  </section>`;function n$(e){let t=e.found;return z`
    <p class="unseen" role="status">${i("help.found",{n:t.length})}</p>
    ${t.length?z`<section class="card"><ul class="people">${t.map(({address:s,title:n,document:a,part:o})=>lt(s,"",a.title===n?n:`${a.title} › ${n}`,o,a.language))}</ul></section>`:_(i("help.none"),i("help.noneText"),gs,"search")}`}var a$=e=>z`
  ${v(i("help.title"),gs,g()?"/settings":"/sign-in")}
  <form role="search" @submit=${t=>t.preventDefault()}>
    <label class="unseen" for="help-words">${i("help.search")}</label>
    <input id="help-words" type="search" autocomplete="off" placeholder=${i("help.search")} .value=${e.query}
      @input=${t=>e.search(t.target.value)}>
  </form>
  ${e.query.trim()?n$(e):i$(e.documents)}`,o$=({title:e,language:t,blocks:s})=>z`
  ${v(e,gs,"/help")}
  <article class="card document" lang=${t}>${s.map(lp)}</article>`,r$=()=>z`${v(i("help.title"),gs,"/help")}${_(i("missing.title"),i("missing.text"),gs,"search")}`;function c$(e,t){return e.loading.problem?z`${v(i("help.title"),gs,"/help")}${w(e.loading.problem,e.loading.load)}`:e.documents.length?t.params.name?e.document?o$(e.document):r$():a$(e):k(6)}function pp(e){let t=new xn(e);return{get title(){return t.document?.title??i("help.title")},ready:t.loading.load().then(()=>location.hash?x(location.hash.slice(1)):null),view:()=>c$(t,e)}}import{html as A,nothing as Q}from"../lib/lit-html/lit-html.js";var l$=20,p$=e=>new Promise((t,s)=>{let n=()=>{clearTimeout(a),s(e.reason)},a=setTimeout(()=>{e.removeEventListener("abort",n),t()},1e3);e.addEventListener("abort",n,{once:!0})});async function up(e,t,{signal:s,stopped:n,tick:a=p$,note:o=()=>{}}){for(;;)try{return await S(e,t,{signal:s})}catch(r){if(r.status!==429)throw r;await o();for(let l=Math.max(l$,r.retryAfter);l>0;l--){if(n())return null;await a(s)}}}var On=class{audience="me";keep=!1;category="";area="";forFriends="true";#t;constructor(t,s){this.settings=t,this.#t=s,t.read().then(s,()=>{})}set(t){Object.assign(this,t),this.#t()}get body(){return{audience:this.audience,...this.keep?{keepVisibility:!0}:{},...this.category?{category:this.category}:{},...this.area===""?{}:{area:Number(this.area)},...Number(this.area)?{exactForFriends:this.forFriends==="true"}:{}}}};var u$=30,m$=["obscured","notPoint"],mp=()=>y().places.source!=="gazetteer",qn=class{state=null;#t;#e;#s=!1;constructor(t,s){this.#t=t,this.#e=s}get rows(){return(this.#t.rows.items??[]).filter(t=>t.status==="noPlace"&&!m$.includes(t.reason)).slice(0,u$)}async run(){let{rows:t}=this,s={n:0,all:t.length,found:0,busy:!0,problem:null};this.state=s,this.#s=!1,this.#e.update();try{for(let n of t){if(this.#s)break;let[a]=await d(f("/api/places",{query:n.place||n.title,limit:1}),{signal:this.#e.signal});s.n++,a&&await this.#t.guess(n,a)&&s.found++,this.#e.update()}}catch(n){if(n.name==="AbortError")return;s.problem=n}s.busy=!1,this.#e.update()}stop(){this.#s=!0}};function d$({lat:e,lng:t}){let s=Math.floor(e/.25);return{y:s,x:Math.floor(t/eo(s))}}var eo=e=>.25/Math.max(.05,Math.cos((e+.5)*.25*Math.PI/180));function h$({x:e,y:t}){let s=(e+.5)*eo(t),n=[];for(let a=t-2;a<=t+2;a++){let o=Math.floor(s/eo(a));for(let r=o-2;r<=o+2;r++)n.push(`${r} ${a}`)}return n}function dp(e){let t=new Map;for(let n of e){let a=d$(n),o=`${a.x} ${a.y}`,r=t.get(o);r?r.n++:t.set(o,{...a,key:o,at:{lat:n.lat,lng:n.lng},n:1})}let s=new Map;for(let n of[...t.values()].sort((a,o)=>o.n-a.n)){let a=h$(n).find(o=>s.has(o));a?s.get(a).n+=n.n:s.set(n.key,{at:n.at,n:n.n})}return[...s.values()].sort((n,a)=>a.n-n.n)}var f$=1e3,$$=14,hp=e=>({...it(e),row:e.row,name:e.title});function g$(e,t){let[s,n]=[e.map(m=>m.lat),e.map(m=>m.lng)].map(m=>m.toSorted((q,W)=>q-W)),[a,o,r,l]=[s[0],s.at(-1),n[0],n.at(-1)],p={lat:(a+o)/2,lng:(r+l)/2,zoom:$$},$=()=>{let[m,q,W,_t]=vr(t,p).split(",").map(Number);return m<=r&&W>=l&&q<=a&&_t>=o};for(;p.zoom>1&&!$();)p.zoom--;return p}var Sn=class{items=[];where="";#t;#e=0;constructor(t){this.#t=t}async load(t,s){let n=++this.#e,a=[];try{for(let o=0,r;!r||r.length===f$;o=r.at(-1)?.row){if(r=await d(f(`${t}/points`,{status:s,after:o||""}),{signal:this.#t.signal}),n!==this.#e)return;a.push(...r.map(hp))}}catch{if(n!==this.#e)return;a.length=0}this.items=a,this.where="",this.#t.update(),a.length&&await this.#s(n)}async#s(t){let[s,...n]=dp(this.items),a={lat:s.at.lat.toFixed(3),lng:s.at.lng.toFixed(3)},o=await d(f("/api/places/reverse",a),{signal:this.#t.signal}).catch(()=>null);if(t!==this.#e||!o?.name)return;let r={places:i("import.places",{n:this.items.length}),town:o.name,n:n.length};this.where=i(n.length?"import.whereMore":"import.where",r),this.#t.update()}put(t){let s=this.items.filter(n=>n.row!==t.row);this.items=t.status==="ready"&&t.latitude!==void 0?[...s,hp(t)]:s}link(t){return f("/",{at:ge(g$(this.items,t))})}};var b$=e=>Number(new URLSearchParams(e.split("?")[1]).get("limit"));function fp(e,t){let s={items:null,next:0,busy:!1,problem:null},n=0,a=async o=>{let r=n,l=t();Object.assign(s,{busy:!0,problem:null}),e.update();try{let p=await d(o?`${l}&after=${o}`:l,{signal:e.signal});if(r!==n)return;s.items=[...o?s.items:[],...p],s.next=p.length<b$(l)?0:p.at(-1).row}catch(p){if(r!==n||p.name==="AbortError")return;o?u(P(p)):s.problem=p}s.busy=!1,e.update()};return s.clear=()=>{n++,Object.assign(s,{items:null,next:0,busy:!1,problem:null})},s.load=()=>a(0),s.more=async()=>{!s.busy&&s.next&&await a(s.next)},s.put=o=>{s.items=s.items?.map(r=>r.row===o.row?o:r)??null},s.drop=o=>{s.items=s.items?.filter(r=>r.row!==o.row)??null,s.items&&!s.items.length&&s.more()},s}var w$=e=>(/\.zip$/i.test(e.name??"")?1e3:100)*2**20,$p=20,y$=200,v$=["ready","noPlace","duplicate","bad","skipped","done"],k$=4,x$=["noPoint","zeroPoint","notPoint","obscured","badPoint","noTitle","badLine","twice","known"],gp=e=>x$.includes(e.reason)?e.reason:"",Fn=class{current=null;unfinished=[];finished=[];isUndoing=!1;status="ready";progress=null;refusal=null;published=null;#t;#e=null;#s=!1;constructor(t){this.#t=t,this.options=new On(new be(t),()=>t.update()),this.places=new qn(this,t),this.points=new Sn(t),this.rows=fp(t,()=>f(`${this.#i}/rows`,{status:this.status,limit:50})),this.loading=Y(t,()=>this.#a())}get#i(){return`/api/imports/${this.current.id}`}get tabs(){let{counts:t}=this.current;return v$.map((s,n)=>({name:s,n:t[s],at:n})).filter(({n:s,at:n})=>s||n<k$)}get isBusy(){return!!this.published?.busy}get isDone(){let{counts:t}=this.current;return!!this.published&&!this.isBusy&&!this.published.problem&&!t.ready&&!t.noPlace&&!t.media}async#a(){let{signal:t}=this.#t,s=this.#t.query.get("id"),n=await d("/api/imports",{signal:t});this.unfinished=n.filter(o=>o.counts.ready||o.counts.noPlace),this.finished=n.filter(o=>o.counts.done&&!this.unfinished.includes(o));let a=n.find(o=>o.id===s);a&&await this.#n(a)}async#n(t){this.current=t,this.published=null,this.places.state=null,this.status=this.tabs.find(({n:s})=>s)?.name??"ready",this.rows.clear(),await this.rows.load(),this.points.load(this.#i,"ready")}open(t){return this.#t.rename(f("/import",{id:t.id})),this.#n(t)}async upload(t,s=He){let n=new AbortController;this.#e=n,this.#t.signal.addEventListener("abort",()=>n.abort(),{once:!0}),Object.assign(this,{progress:0,refusal:null}),this.#t.update();let a=o=>{this.progress=o,this.#t.update()};try{if(t.size>w$(t))throw{code:"page",text:i("import.tooLarge")};let o=await s("POST","/api/imports",t,{progress:a,signal:n.signal});if(n.signal.aborted)return;await this.open(o)}catch(o){if(o.name==="AbortError")return;this.refusal=o,o.reason==="too_many_imports"&&await this.loading.load()}finally{this.progress=null,this.#t.update()}}cancel(){this.#e?.abort()}choose(t){return this.status=t,this.rows.clear(),this.rows.load()}async#o(t,s){let n=await I(K(`${this.#i}/rows/${t.row}`,s).then(a=>{let o={...this.current.counts};o[t.status]--,o[a.status]++,this.current={...this.current,counts:o},a.status===t.status?this.rows.put(a):this.rows.drop(t),this.published?.made||this.points.put(a)}));return this.#t.update(),n}skip(t,s){return this.#o(t,{skip:s})}place(t,{point:s,name:n,location:a}){let o=a?.name??n;return this.#o(t,{latitude:s.lat,longitude:s.lng,...o?{place:o}:{}})}guess(t,{latitude:s,longitude:n}){return this.#o(t,{latitude:s,longitude:n,guessed:!0})}rename(t,s){return this.#o(t,{title:s})}async commit(t){if(this.isBusy)return;let{signal:s}=this.#t,{ready:n,done:a}=this.current.counts;this.#s=!1;let o={made:0,taken:0,all:n,busy:!0,isWaiting:!1,problem:null};this.published=o;let r=p=>{this.current=p,Object.assign(o,{made:p.counts.done-a,taken:n-p.counts.ready}),this.#t.update()},l=()=>(o.isWaiting=!0,this.#t.update(),d(this.#i,{signal:s}).then(r).catch(p=>{if(!Ee(p))throw p}));this.#t.update();try{for(let p=$p;this.current.counts.ready&&!this.#s;){let $=this.current.counts.ready,m=await up(`${this.#i}/commit`,{...this.options.body,limit:y$},{signal:s,stopped:()=>this.#s,note:l,tick:t});if(o.isWaiting=!1,!m)break;if(r(m),p=this.current.counts.ready<$?$p:this.current.counts.media?p-1:0,!p)throw{code:"strange"}}}catch(p){if(p.name==="AbortError")return;o.problem=p,await d(this.#i,{signal:s}).then(r).catch(()=>{})}o.busy=!1,!s.aborted&&(await this.choose(this.current.counts.ready?"ready":"done"),this.points.load(this.#i,o.made?"done":"ready"))}stop(){this.#s=!0}leave(){return this.current=null,this.refusal=null,this.#t.query.delete("id"),this.#t.rename("/import"),this.loading.load()}async undoable(){let t=null;return await I(S(`${this.#i}/undo`,{dryRun:!0}).then(s=>{t=s})),t}async undo(){let{signal:t}=this.#t,[s,n]=[0,0],a=async()=>{for(let r=1;r;){let l=await S(`${this.#i}/undo`,{},{signal:t});[s,n,r]=[s+l.binned,l.changed,l.binned?l.left:0]}};this.isUndoing=!0,this.#t.update();let o=await I(a());if(!t.aborted)return Object.assign(this,{isUndoing:!1,published:null}),u([i("import.undone",{n:s}),n?i("import.undoneKept",{n}):""].filter(Boolean).join(" ")),o&&!n?this.leave():d(this.#i,{signal:t}).then(r=>this.#n(r),()=>this.leave())}async discard(t){await I(M(`/api/imports/${t.id}`))&&await this.leave()}};var O$=["track","route","line","area","picture","link","file","damaged","text"];function bp({leftOut:e=[]}){let t=e.filter(({kind:s})=>O$.includes(s));return t.length?i("import.leftOut",{n:t.reduce((s,{n})=>s+n,0),list:Wo(t.map(({kind:s,n})=>i(`import.kind.${s}`,{n})))}):""}var wp=({leftOut:e=[]})=>e.flatMap(({where:t=[]})=>t).map(({file:t="",line:s=0,column:n=0})=>s?i(t?"import.leftAt":"import.leftLine",{file:t,line:T(s),column:T(n)}):t);import{html as io,nothing as so}from"../lib/lit-html/lit-html.js";var q$=(e,t,s,n,a)=>io`
  <label class="switch">
    <span>${s}<br><span class="soft">${n}</span></span>
    <input type="checkbox" role="switch" id=${e} .checked=${t} @change=${o=>a(o.target.checked)}>
  </label>`,S$=(e,t)=>io`
  ${e.current.format==="finds"?q$("import-keep",t.keep,i("import.keep"),i("import.keepHint"),s=>t.set({keep:s})):so}
  ${t.keep?so:O("import-audience",{label:i("edit.who"),chosen:t.audience,options:bt.map(s=>[s,i(`find.audience.${s}`)]),set:s=>t.set({audience:s})})}`,F$=e=>O("import-category",{label:i("import.category"),options:[["",i("edit.none")],...Dt().map(t=>[t,R(t)])],chosen:e.category,set:t=>e.set({category:t})}),P$=e=>O("import-area",{label:i("privacy.shown"),hint:i("import.areaHint"),chosen:e.area,set:t=>e.set({area:t}),options:[["",zs(e.settings.values)],...ye()]}),L$=e=>O("import-friends",{label:i("privacy.exactFor"),options:mn(),chosen:e.forFriends,set:t=>e.set({forFriends:t})}),yp=(e,t=e.options)=>io`
  ${S$(e,t)}
  <div class="folds">
    <details class="fold" id="fold-import">
      <summary>${c("filter")} <span class="grow">${i("import.more")}</span> ${c("next")}</summary>
      <div class="stack">${F$(t)}${P$(t)}${Number(t.area)?L$(t):so}</div>
    </details>
  </div>`;import{html as ft,nothing as ke}from"../lib/lit-html/lit-html.js";function T$(e){if(e.status==="ready"&&e.reason!=="noTitle")return e.guessed?i("import.guessed"):e.place??"";let t=gp(e),s=e.line?`${i("import.line",{n:e.line})}: `:"";return t?s+i(`import.reason.${t}`):""}async function ao(e,t,s){if(!await s)return;let n=e.rows.items?.[Math.min(t,e.rows.items.length-1)];x(n?`row-${n.row}`:"part-rows")}function I$(e,t,s,n){let a=new xt(n,null,()=>ao(e,s,e.place(t,a.value)));return ds(a)}var Pn=e=>e.title||i("import.line",{n:e.row}),no=(e,t,s)=>ft`
  <button type="button" class="quiet" id="row-${e.row}" aria-label=${`${t}: ${Pn(e)}`} @click=${s}>${t}</button>`,M$=e=>t=>b(t,"title",{label:i("find.titleField"),value:e.title,required:!0,least:1,most:y().limits.title});async function j$(e,t){await C(n=>new F({send:async({title:a})=>{await e.rename(t,a.trim())&&n()}}),i("import.rename"),M$(t),n=>N(n,i("action.save"))),x(`name-${t.row}`)}var vp=(e,t)=>ft`
  <button type="button" class="round" id="name-${t.row}" aria-label=${`${i("import.rename")}: ${Pn(t)}`}
    @click=${()=>j$(e,t)}>
    ${c("edit")}
  </button>`,kp=e=>e.findId?ft`
  <a class="button quiet" href="/finds/${e.findId}" aria-label=${`${i("import.show")}: ${Pn(e)}`}>
    ${i("import.show")}</a>`:ke,A$=(e,t,s,n)=>({ready:()=>ft`${vp(e,t)}${no(t,i("import.skip"),()=>ao(e,s,e.skip(t,!0)))}`,skipped:()=>no(t,i("import.unskip"),()=>ao(e,s,e.skip(t,!1))),noPlace:()=>ft`${vp(e,t)}${no(t,i("import.locate"),()=>I$(e,t,s,n))}`,duplicate:()=>kp(t),done:()=>kp(t)})[t.status]?.()??ke,oo=e=>e?ft`<br><span class="soft" dir="auto">${e}</span>`:ke,B$=e=>e.slice(e.lastIndexOf("/")+1),N$=e=>[`import.lost.${e}`,`rule.${e}`,`reason.${e}`].map(t=>[t,i(t)]).find(([t,s])=>s!==t)?.[1]??e,_$=({media:e,lost:t=[]})=>[e>t.length?oo(i("import.rowMedia",{n:e-t.length})):ke,...t.map(({file:s,reason:n})=>oo(`${B$(s)}: ${N$(n)}`))],C$=(e,t,s,n)=>ft`
  <li class="row between">
    <span class="grow"><bdi class="strong">${Pn(t)}</bdi>${oo(T$(t))}${_$(t)}</span>
    <span class="row">${A$(e,t,s,n)}</span>
  </li>`;function D$(e,t){let{items:s,problem:n,load:a}=e.rows;return n?w(n,a):s?s.length?ft`
    <ul class="people" aria-label=${i("import.rows")}>${s.map((o,r)=>C$(e,o,r,t))}</ul>
    ${U(e.rows)}`:ft`<p class="soft" role="status">${i("import.none")}</p>`:k(4)}var U$=(e,{n:t,all:s})=>ft`
  <progress max=${s} .value=${t} aria-label=${i("import.lookUp")}></progress>
  <p class="row between">
    <span role="status">${i("import.progress",{n:t,all:T(s)})}</span>
    <button type="button" class="quiet" @click=${()=>e.places.stop()}>${i("import.stop")}</button>
  </p>`;async function R$(e){await e.places.run(),x("part-rows")}function E$(e){let{state:t,rows:s}=e.places;return t?.busy?U$(e,t):ft`
    ${t?ft`<p role="status">${i("import.lookedUp",{n:t.found})}</p>`:ke}
    ${t?.problem?w(t.problem):ke}
    ${s.length?ft`
      <p class="hint">${i("import.lookUpText",{source:y().places.attribution})}</p>
      <p>
        <button type="button" class="quiet" id="import-lookup" @click=${()=>R$(e)}>${i("import.lookUp")}</button>
      </p>`:ke}`}var H$=e=>e.tabs.filter(({n:t})=>t).map(({name:t,n:s})=>`${T(s)} ${i(`import.status.${t}`)}`).join(" · "),z$=e=>ft`
  <summary>
    <span class="grow">${di("rows",i("import.rows"))} <span class="soft">${H$(e)}</span></span>
    ${c("next")}
  </summary>`,xp=(e,t)=>ft`
  <details class="card import-rows" ?open=${!e.isDone||e.current.counts.mediaLost>0}>
    ${z$(e)}
    <div class="chips" role="group" aria-label=${i("import.which")}>
      ${e.tabs.map(({name:s,n})=>We(e.status===s,`${i(`import.status.${s}`)} (${T(n)})`,()=>e.choose(s)))}
    </div>
    ${e.status==="noPlace"&&mp()?E$(e):ke}
    ${D$(e,t)}
  </details>`;var bs=class extends ic{label="";points=[];options(){let{lat:t,lng:s}=this.points[0]??{lat:25,lng:5};return{view:{lat:t,lng:s,zoom:2},still:!0,onMove:()=>this.map&&this.mark()}}draw(){this.points.length&&(this.map.fit(this.points,this.closest,{animate:!1}),this.mark())}failed(){this.remove()}};var[Ln,V$,W$]=[12,28,44],ro=class extends bs{closest=Ln;options(){return{...super.options(),isWide:!0}}set places(t){let s=t!==this.points;this.points=t,this.map&&s&&this.draw()}mark(){this.map.setMarkers(Fi(this.points,t=>this.map.pixelOf(t),W$).map(t=>this.#t(t)))}#t([t,...s]){if(!s.length){let r=()=>this.map.setView({...t,zoom:Ln}),l=t.km?t:null;return{key:`${t.lat},${t.lng}`,lat:t.lat,lng:t.lng,kind:"dot",size:V$,text:"",label:t.name,area:l,click:r}}let n=ac({latitude:t.lat,longitude:t.lng,count:s.length+1}),a=s.every(r=>r.lat===t.lat&&r.lng===t.lng);return{...n,click:()=>a?this.map.setView({...t,zoom:Ln}):this.map.fit([t,...s],Ln)}}};customElements.define("finds-map",ro);var K$=".gpx,.kml,.kmz,.geojson,.geojsonl,.json,.umap,.csv,.tsv,.txt,.zip";async function Y$(e,t){let s=e.target,[n]=s.files;n&&(await t.upload(n),s.value="",t.current&&x("part-import"))}var G$=e=>A`
  <progress max="1" .value=${e.progress} aria-label=${i("import.upload")}></progress>
  <p class="row between">
    <span class="soft" role="status">${i(e.progress<1?"import.upload":"import.reading")}</span>
    <button type="button" class="quiet" @click=${()=>e.cancel()}>${i("action.cancel")}</button>
  </p>`,J$=e=>A`
  <p class="row actions">
    <label class="button" for="import-file">${c("plus")} ${i("import.choose")}</label>
    <input class="file" id="import-file" type="file" accept=${K$} aria-describedby="import-hint" @change=${t=>Y$(t,e)}>
  </p>`,X$=e=>A`
  <section class="card">
    <p>${i("import.text")}</p>
    ${e.refusal?w(e.refusal):Q}
    ${e.progress===null?J$(e):G$(e)}
    <p class="hint" id="import-hint">${i("import.files")}</p>
  </section>
  ${e.unfinished.length?Q$(e):Q}
  ${e.finished.length?tg(e):Q}`;async function qp(e,t){await j(i("import.discardTitle"),i("import.discardText"),i("import.discard"))&&(await e.discard(t),x("import-file"))}var ws=e=>e.name||i("import.unnamed");async function Z$(e){let t=await e.undoable();if(!t)return;let{left:s,changed:n}=t,a=n?` ${i("import.undoneKept",{n})}`:"";if(!s)return u(i("import.undoNone")+a);await j(i("import.undoTitle"),i("import.undoText",{n:s})+a,i("import.undo"))&&(await e.undo(),x(e.current?"part-import":"import-file"))}async function Sp(e,t){await e.open(t),x("part-import")}var Q$=e=>A`
  <section class="card">
    <h2>${i("import.unfinished")}</h2>
    <ul class="people">${e.unfinished.map(t=>A`
      <li class="row between">
        <span class="grow"><bdi class="strong">${ws(t)}</bdi><br>
          <span class="soft">${i("import.left",{n:t.counts.ready+t.counts.noPlace})} ${Fp(t)}</span></span>
        <span class="row">
          <button type="button" class="quiet" aria-label=${`${i("import.goOn")}: ${ws(t)}`} @click=${()=>Sp(e,t)}>
            ${i("import.goOn")}
          </button>
          <button type="button" class="round" aria-label=${`${i("import.discard")}: ${ws(t)}`}
            @click=${()=>qp(e,t)}>
            ${c("trash")}
          </button>
        </span>
      </li>`)}
    </ul>
  </section>`,tg=e=>A`
  <section class="card">
    <h2>${i("import.finished")}</h2>
    <ul class="people">${e.finished.map(t=>A`
      <li class="row between">
        <span class="grow"><bdi class="strong">${ws(t)}</bdi><br>
          <span class="soft">${i("import.made",{n:t.counts.done})}</span></span>
        <button type="button" class="quiet" aria-label=${`${i("import.show")}: ${ws(t)}`} @click=${()=>Sp(e,t)}>
          ${i("import.show")}
        </button>
      </li>`)}
    </ul>
  </section>`,Fp=e=>i("import.ends",{date:Ct(e.expiresAt)});async function eg(e){await e.commit(),x("part-import")}var sg=(e,{taken:t,all:s,isWaiting:n})=>A`
  <progress max=${s} .value=${t} aria-label=${i("import.running")}></progress>
  <p class="row between">
    <span role="status">${i("import.progress",{n:t,all:T(s)})}</span>
    <button type="button" class="quiet" id="import-stop" @click=${()=>e.stop()}>${i("import.stop")}</button>
  </p>
  ${n?A`<p class="soft" role="status">${i("import.waiting")}</p>`:Q}
  ${e.current.counts.media?A`<p class="soft">${i("import.mediaLeft",{n:e.current.counts.media})}</p>`:Q}`,ig=e=>e.items.length?e.link({width:innerWidth,height:innerHeight/2}):"/profile",ng=({mediaDone:e,mediaLost:t},{made:s},n)=>A`
  <p role="status">${c("check")} ${i("import.made",{n:s})}</p>
  ${e?A`<p>${i("import.media",{n:e})}</p>`:Q}
  ${t?A`<p>${i("import.mediaLost",{n:t})}</p>`:Q}
  ${s?A`<p><a class="button" href=${ig(n)}>${i("import.see")}</a></p>`:Q}`,ag=(e,t)=>A`
  ${yp(e)}
  <button type="button" class="main" id="import-commit" @click=${()=>eg(e)}>${i("import.commit",{n:t})}</button>`;function og(e){let[t,s]=[bp(e),wp(e)];return A`
    ${t?A`<p id="import-left">${t}</p>`:Q}
    ${s.length?A`
      <details>
        <summary>${i("import.leftWhere")}</summary>
        <ul>${s.map(n=>A`<li><bdi>${n}</bdi></li>`)}</ul>
      </details>`:Q}
    ${e.guessedEncoding?A`<p>${i("import.encoding",{name:e.guessedEncoding})}</p>`:Q}`}function rg(e){let{current:t,published:s}=e;return A`
    <section class="card">
      ${di("import",A`<bdi>${ws(t)}</bdi>`)}
      ${e.isUndoing?A`<p class="soft" role="status">${i("import.undoing")}</p>`:e.isBusy?sg(e,s):A`
        ${e.isDone?Q:A`<p class="soft">${Fp(t)}</p>`}
        ${e.points.where?A`<p class="strong" id="import-where">${e.points.where}</p>`:Q}
        ${e.points.items.length?A`
          <finds-map .places=${e.points.items} .label=${i("import.map")}></finds-map>`:Q}
        ${s?ng(t.counts,s,e.points):Q}
        ${og(t)}
        ${s?.problem?w(s.problem):Q}
        ${t.counts.ready?ag(e,t.counts.ready):Q}
        <p class="row">${e.current.counts.done?A`
          <button type="button" class="quiet" id="import-undo" @click=${()=>Z$(e)}>${i("import.undo")}</button>`:Q}
        ${e.isDone?A`
          <button type="button" class="quiet" @click=${()=>Op(e)}>${i("import.finish")}</button>`:A`
          <button type="button" class="quiet" @click=${()=>Op(e)}>${i("import.other")}</button>
          <button type="button" class="danger" @click=${()=>qp(e,t)}>${i("import.discard")}</button>`}
        </p>`}
    </section>`}async function Op(e){await e.leave(),x("import-file")}function cg(e,t){return e.loading.problem?w(e.loading.problem,e.loading.load):e.current?A`${rg(e)}${e.isBusy||e.isUndoing?Q:xp(e,t)}`:X$(e)}function Pp(e){let t=new Fn(e);return{title:i("import.title"),ready:t.loading.load(),view:()=>A`${v(i("import.title"),Q,"/settings")}${cg(t,e)}`}}import{html as at,nothing as ae}from"../lib/lit-html/lit-html.js";var lg=1e3,Lp=[5,15,30,60],ys=class{areas=null;wishes=[];job=null;chosen=null;plan=null;problem=null;km=15;busy=!1;#t;#e;constructor(t,s=Ke){this.#t=t,this.#e=s,this.loading=Y(t,async()=>{await this.#i(),this.#a();let n=$e(t.query?.get("at"));n&&!this.chosen&&await this.#s(n)})}async#s({lat:t,lng:s}){let n=await d(f("/api/places/reverse",{lat:t,lng:s}),{signal:this.#t.signal}).catch(()=>null);n&&await this.choose(n)}get isRunning(){return this.job?.state==="running"}async#i(){let{areas:t,job:s,wishes:n}=await d("/api/admin/map",{signal:this.#t.signal});Object.assign(this,{areas:t,job:s,wishes:n}),this.#t.update()}async#a(){for(;this.isRunning&&!this.#t.signal.aborted;)await this.#e(lg),await this.#i().catch(()=>{})}get#n(){return{...this.chosen,km:this.km}}choose({name:t,address:s,latitude:n,longitude:a}){return this.chosen={title:[t,s].filter(Boolean).join(", "),latitude:n,longitude:a},this.#o()}grant({title:t,latitude:s,longitude:n}){return this.chosen={title:t,latitude:s,longitude:n},this.add()}resize(t){return this.km=t,this.#o()}async#o(){Object.assign(this,{plan:null,problem:null,busy:!0}),this.#t.update();let t=JSON.stringify(this.#n),s=await S("/api/admin/map/plans",this.#n).then(n=>({plan:n}),n=>({problem:n}));t===JSON.stringify(this.#n)&&(Object.assign(this,s,{busy:!1}),this.#t.update())}async add(){try{this.job=await S("/api/admin/map/areas",this.#n),Object.assign(this,{plan:null,problem:null})}catch(t){this.problem=t}this.#t.update(),await this.#a()}async renew(t){try{this.job=await B(`/api/admin/map/areas/${t.name}`)}catch(s){u(P(s))}this.#t.update(),await this.#a()}async remove(t){try{await M(`/api/admin/map/areas/${t.name}`),await this.#i(),u(i("areas.removed",{title:t.title}))}catch(s){u(P(s))}}};async function pg(e,t){await j(i("areas.removeTitle",{title:t.title}),i("areas.removeText"),i("areas.remove"))&&e.remove(t)}var ug=(e,t)=>at`
  <li class="row between">
    <span><span class="strong" dir="auto">${t.title}</span><br>
      <span class="soft">${ot(t.bytes)} · ${J(t.updatedAt)}</span></span>
    <span class="row">
      ${t.updatable?at`
        <button type="button" class="quiet" ?disabled=${e.isRunning} aria-label="${i("areas.update")}: ${t.title}"
          @click=${()=>e.renew(t)}>${i("areas.update")}</button>`:ae}
      <button type="button" class="danger" aria-label="${i("areas.remove")}: ${t.title}" @click=${()=>pg(e,t)}>
        ${i("areas.remove")}
      </button>
    </span>
  </li>`,mg=e=>at`
  <section class="card" aria-labelledby="areas">
    <h2 id="areas">${i("areas.list")}</h2>
    ${e.areas.length?at`<ul class="people">${e.areas.map(t=>ug(e,t))}</ul>`:_(i("areas.none"),i("areas.noneText"),ae,"way")}
  </section>`,dg=(e,t)=>at`
  <li class="row between">
    <span><span class="strong" dir="auto">${t.title}</span><br><span class="soft">${i("areas.wishedBy",{n:t.users})}</span></span>
    <button type="button" class="quiet" ?disabled=${e.isRunning} aria-label=${i("areas.grant",{title:t.title})}
      @click=${()=>e.grant(t)}>${i("areas.addWish")}</button>
  </li>`,hg=e=>e.wishes.length?at`
  <section class="card" aria-labelledby="wishes">
    <h2 id="wishes">${i("areas.wishes")}</h2>
    <ul class="people">${e.wishes.map(t=>dg(e,t))}</ul>
  </section>`:ae,fg=e=>O("km",{label:i("areas.size"),options:Lp.map(t=>[t,Ts(t)]),chosen:e.km,set:t=>e.resize(Number(t))}),$g=e=>at`
  <p>${i("areas.from",{host:e.plan.host})}</p>
  <button type="button" class="main" @click=${()=>e.add()}>
    ${c("map")} ${i("areas.add",{title:e.chosen.title,size:ot(e.plan.bytes)})}
  </button>`;function gg(e){return!e.chosen||e.isRunning?ae:at`
    <p class="strong" dir="auto">${e.chosen.title}</p>
    ${fg(e)}
    ${e.busy?at`<p class="soft" role="status">${i("areas.asking")}</p>`:ae}
    ${e.problem?at`<p class="error" role="alert">${P(e.problem)}</p>`:ae}
    ${e.plan?$g(e):ae}`}function bg(e){let{job:t}=e;if(!t)return ae;let{title:s,state:n}=t;if(n==="failed")return at`<p class="error" role="alert">${i("areas.failed",{title:s})} ${P(t)}</p>`;if(n==="current")return at`<p role="status">${i("areas.current",{title:s})}</p>`;if(n==="done")return at`
      <p role="status">${i("areas.done",{title:s})}</p>
      <a class="button" href="/" @click=${o=>{o.preventDefault(),location.assign("/")}}>${i("areas.show")}</a>`;let a=i("areas.started",{title:s});return at`
    <p role="status">${t.total?i("areas.running",{title:s,done:ot(t.bytes),total:ot(t.total)}):a}</p>
    <progress max=${t.total||1} .value=${t.bytes} aria-label=${a}></progress>`}var co=e=>at`
  <section class="card" aria-labelledby="where">
    <h2 id="where">${i("areas.where")}</h2>
    <p class="hint">${i("areas.whereText")}</p>
    <place-search id="area" .label=${i("areas.search")} @choose=${({detail:t})=>e.choose(t.value)}></place-search>
    ${gg(e)}
    ${bg(e)}
  </section>`;function wg(e){return e.loading.problem?w(e.loading.problem,e.loading.load):e.areas?at`
    ${co(e)}
    ${hg(e)}
    ${mg(e)}`:k(3)}function Tp(e){let t=new ys(e);return{title:i("admin.map"),ready:t.loading.load(),view:()=>at`${v(i("admin.map"),ae,"/admin")}${wg(t)}`}}import{html as mt,nothing as wt}from"../lib/lit-html/lit-html.js";var yg=4,vg=e=>e.map((t,s)=>t.map((n,a)=>n?`M${a} ${s}h1v1h-1z`:"").join("")).join("");async function Tn(e){let{encode:t}=await import(new URL("lib/uqr/uqr.js",De).href),{data:s,size:n}=t(e,{ecc:"M",border:yg});return{size:n,path:vg(s)}}var Ip=[1,2,5,10,25,100],Mp=[1,7,30,90],vs=class{created=null;#t;constructor(t){this.#t=t,this.list=E(t,"/api/invites"),this.lists=E(t,"/api/lists?limit=100"),this.form=new F({send:(s,n)=>this.#e(s,n),update:t.update})}get isAdmin(){return g()?.role==="admin"}isMine(t){return t.inviter?.id===g()?.id}async#e({uses:t,days:s,note:n="",befriend:a,listId:o=""},r){let l={uses:Number(t),days:Number(s),note:n.trim(),befriend:!!a,...o?{listId:o}:{}},p=await S("/api/invites",l);this.created={...p,url:new URL(p.link,location.origin).href,code:null},r.reset(),this.#t.update(),await Promise.all([this.#s(this.created),this.list.load()])}async#s(t){t.code=await Tn(t.url).catch(()=>null),this.#t.update()}close=()=>{this.created=null,this.#t.update()};async copy(){u(i(await fe(this.created.url)?"find.copied":"invites.copyYourself"))}get canShare(){return!!navigator.share}async share(){try{let t=i("invites.shareText",{name:h(g()),instance:X()});await navigator.share({title:i("invites.shareTitle",{instance:X()}),text:t,url:this.created.url})}catch(t){t.name!=="AbortError"&&await this.copy()}}async revoke(t){try{await M(`/api/invites/${t.id}`),this.created?.id===t.id&&(this.created=null),await this.list.load()}catch(s){u(P(s))}this.#t.update()}};import{html as kg}from"../lib/lit-html/lit-html.js";var In=({size:e,path:t},s)=>kg`
  <svg class="qr" viewBox="0 0 ${e} ${e}" role="img" aria-label=${s} shape-rendering="crispEdges">
    <path d=${t}></path>
  </svg>`;var xg=()=>mt`
  <label class="switch">
    <span>${i("invites.befriend")}<br><span class="soft">${i("invites.befriendHint")}</span></span>
    <input type="checkbox" role="switch" id="befriend" name="befriend" checked>
  </label>`;function Og({target:e,currentTarget:t}){e.name==="uses"&&(t.elements.befriend.checked=e.value==="1")}async function qg(e,t){let s=t.created;await t.form.submit(e),t.created!==s&&await x("created-title")}var lo=(e,t=e.form)=>mt`
  <form class="card" novalidate aria-labelledby="new-invite" @change=${Og} @submit=${s=>qg(s,e)}>
    <h2 id="new-invite">${i("invites.new")}</h2>
    ${L(t)}
    <div class="pair">
      ${O("uses",{label:i("invites.uses"),options:Ip.map(s=>[s,i("invites.people",{n:s})]),chosen:1})}
      ${O("days",{label:i("invites.days"),options:Mp.map(s=>[s,i("invites.daysOf",{n:s})]),chosen:7})}
    </div>
    ${xg()}
    ${e.lists?.items?.length?O("listId",{label:i("invites.list"),hint:i("invites.listHint"),chosen:"",options:[["",i("invites.noList")],...e.lists.items.map(s=>[s.id,s.name])]}):wt}
    ${b(t,"note",{label:i("invites.note"),hint:i("invites.noteHint"),most:200})}
    <div class="row end">${N(t,i("invites.create"))}</div>
  </form>`,Sg=e=>mt`
  <button type="button" class="quiet" @click=${()=>e.share()}>${c("share")} ${i("action.share")}</button>`,po=e=>mt`
  <section class="card" id="created" aria-labelledby="created-title">
    <div class="row between"><h2 id="created-title" tabindex="-1">${i("invites.ready")}</h2>${rt(e.close)}</div>
    <p role="status">${i("invites.once")}</p>
    <div class="field">
      <label for="link">${i("invites.link")}</label>
      <input id="link" type="text" readonly dir="ltr" .value=${e.created.url} @focus=${t=>t.target.select()}>
    </div>
    <p class="row actions">
      <button type="button" @click=${()=>e.copy()}>${c("copy")} ${i("invites.copy")}</button>
      ${e.canShare?Sg(e):wt}
    </p>
    ${e.created.code?In(e.created.code,i("invites.qr")):wt}
  </section>`,Fg=e=>mt`<li><a class="person" href="/people/${e.id}">${D(e,28)} <span class="strong">${h(e)}</span></a></li>`;async function Pg(e,t){await j(i("invites.revokeTitle"),i("invites.revokeText"),i("invites.revoke"))&&await e.revoke(t)}var Lg=(e,t,s)=>mt`
  <button type="button" class="quiet" aria-label="${i("invites.revoke")}: ${s}" @click=${()=>Pg(e,t)}>
    ${i("invites.revoke")}
  </button>`,Tg={open:"invites.open",used_up:"invites.usedUp",expired:"invites.expired",revoked:"invites.revoked",suspended:"invites.suspended"},Ig=(e,t)=>!e.isAdmin||e.isMine(t)?wt:mt` · ${t.inviter?i("invites.by",{name:h(t.inviter)}):i("invites.byCommand")}`;function Mg(e,t){let s=t.note||i("invites.of",{date:Ct(t.createdAt)}),n=t.state==="open";return mt`
    <li class="invite">
      <div class="row between">
        <span class="strong" dir="auto">${s}</span>
        <span class="badge">${i(Tg[t.state])}</span>
      </div>
      <p class="soft">
        ${i("invites.used",{used:T(t.uses-t.usesLeft),uses:T(t.uses)})}
        ${n?mt` · ${i("invites.until",{date:Ct(t.expiresAt)})}`:wt}
        ${t.befriend?mt` · ${i("invites.befriends")}`:wt}
        ${t.listName?mt` · ${i("invites.into",{list:t.listName})}`:wt}
        ${Ig(e,t)}
      </p>
      ${t.usedBy.length?mt`<ul class="row used" aria-label=${i("invites.usedBy")}>${t.usedBy.map(Fg)}</ul>`:wt}
      ${n?mt`<p class="row actions">${Lg(e,t,s)}</p>`:wt}
    </li>`}function jg(e){let{items:t,problem:s,load:n}=e.list;return s?w(s,n):t?t.length?mt`
    <section class="card">
      <h2>${i(e.isAdmin?"invites.all":"invites.yours")}</h2>
      <ul class="people">${t.map(a=>Mg(e,a))}</ul>
      ${U(e.list)}
    </section>`:St()?wt:_(i("invites.none"),i("reason.may_not_invite")):k(2)}function jp(e){let t=new vs(e);return{title:i("invites.title"),ready:Promise.all([t.list.load(),t.lists.load()]),view:()=>mt`
      ${v(i("invites.title"),wt,"/people")}
      ${St()?mt`<p class="lead">${i("invites.lead")}</p>`:wt}
      ${t.created?po(t):wt}
      ${St()?lo(t):wt}
      ${jg(t)}`}}import{html as It,nothing as Ne}from"../lib/lit-html/lit-html.js";import{html as uo,nothing as Ap}from"../lib/lit-html/lit-html.js";function Ag(e,t){let[s]=e.target.files;e.target.value="",s&&t.set(s)}var ks=(e,{label:t,hint:s})=>uo`
  <div class="field">
    <p class="row actions">
      <label class="button quiet" for="picture">${c("camera")} ${t}</label>
      <input class="file" id="picture" type="file" accept="image/*" @change=${n=>Ag(n,e)}>
      ${e.has()?uo`
        <button type="button" class="quiet" @click=${()=>e.remove()}>${i("profile.pictureRemove")}</button>`:Ap}
    </p>
    ${e.progress===null?Ap:uo`<progress max="1" .value=${e.progress} aria-label=${t}></progress>`}
    <p class="hint">${s}</p>
  </div>`;var Np=(e,t)=>It`
  <div class="field">
    <p><span class="strong">${e}</span><br>${t}</p>
    <p class="hint">${i("admin.fixed")}</p>
  </div>`;function Bp(e,t,s,n,a){let o=e.values[t];return e.isFixed(t)?Np(n,a(o)):O(t,{label:n,options:s.map(r=>[r,a(r)]),chosen:o})}var _p=e=>zi(e===ns?"":e);function mo(e,t){e.chooseAccent(t),e.isAccentDark&&_p(t)}function Bg(e){mo(e,e.darkerAccent),document.getElementById("accent").focus()}var Ng=(e,t,s)=>It`
  <button type="button" class="swatch" aria-label=${i(`admin.colours.${t}`)} title=${i(`admin.colours.${t}`)}
    aria-pressed=${s===e.accent?"true":"false"} @click=${()=>mo(e,s)}>
    <svg viewBox="0 0 32 32" aria-hidden="true"><circle cx="16" cy="16" r="16" fill=${s}/></svg>
    ${s===e.accent?c("check"):Ne}
  </button>`,_g=e=>It`
  <div class="field">
    <label for="accent">${i("admin.accent")}</label>
    <input id="accent" name="accent" type="color" .value=${e.accent} aria-describedby="accent-note"
      aria-invalid=${e.form.errors.accent?"true":Ne}
      @input=${t=>e.chooseAccent(t.target.value)} @change=${t=>mo(e,t.target.value)}>
    <div class="swatches">${Object.entries(Rs).map(([t,s])=>Ng(e,t,s))}</div>
    <p id="accent-note" class=${e.form.errors.accent?"error":"hint"} aria-live="polite">
      ${e.form.errors.accent??i("admin.accentHint")}
    </p>
    ${e.isAccentDark?Ne:It`
      <p><button type="button" class="quiet" @click=${()=>Bg(e)}>
        <svg class="sample" viewBox="0 0 32 32" aria-hidden="true"><circle cx="16" cy="16" r="16" fill=${e.darkerAccent}/></svg>
        ${i("admin.darker")}
      </button></p>`}
  </div>`,Cg=e=>b(e.form,"mediaLimit",{label:i("admin.limitOfAll"),hint:i("admin.limitOfAllHint"),kind:"number",mode:"numeric",value:e.limit}),Dg=({mediaLimit:e})=>e?ot(e):i("admin.limits.none"),Ug=e=>It`
  <form class="card" novalidate @submit=${e.form.submit}>
    ${L(e.form)}
    <p class="hint">${i("admin.public")}</p>
    ${ks(e.picture,{label:i("admin.picture"),hint:i("admin.pictureHint")})}
    ${b(e.form,"name",{label:i("admin.name"),value:e.values.name,most:50})}
    ${b(e.form,"description",{label:i("admin.description"),value:e.values.description,kind:"area",most:500})}
    ${b(e.form,"rules",{label:i("admin.rules"),value:e.values.rules,kind:"area",most:5e3})}
    ${b(e.form,"contact",{label:i("admin.contact"),hint:i("admin.contactHint"),value:e.values.contact,most:200})}
    ${_g(e)}
    ${Bp(e,"registration",Ic,i("admin.registration"),t=>i(`admin.modes.${t}`))}
    ${Bp(e,"invites",Mc,i("admin.whoInvites"),t=>i(`admin.inviters.${t}`))}
    ${e.isFixed("mediaLimit")?Np(i("admin.limitOfAll"),Dg(e.values)):Cg(e)}
    <div class="row end">${N(e.form,i("action.save"))}</div>
  </form>`;function Rg(e){return e.loading.problem?w(e.loading.problem,e.loading.load):e.values?It`${Ug(e)}${Eg(e)}`:k(4)}var Eg=e=>It`
  <section class="card">
    <h2>${i("admin.startView")}</h2>
    <p class="hint">${i("admin.startViewText")}</p>
    ${e.startView?It`<place-map class="homemap" inert .at=${e.startView}></place-map>`:Ne}
    <p class="row">
      ${e.myView?It`
        <button type="button" class="quiet" id="start-view" @click=${()=>e.begin(e.myView)}>${i("admin.startViewTake")}</button>`:Ne}
      ${e.startView?It`
        <button type="button" class="quiet" @click=${()=>e.begin("")}>${i("admin.startViewRemove")}</button>`:Ne}
    </p>
  </section>`;function Cp(e){let t=new as(e);return{title:i("admin.instance"),ready:t.loading.load(),view:()=>It`${v(i("admin.instance"),Ne,"/admin")}${Rg(t)}`,close(){t.accent!==t.savedAccent&&_p(t.savedAccent)}}}import{html as $t,nothing as Vt}from"../lib/lit-html/lit-html.js";var Hg=100,Dp=5,zg=14,Vg=48,Wg=256,[ho,Kg,Yg]=[860,400,.46],Up=e=>[...e].sort((t,s)=>t-s)[Math.floor(e.length/2)];function Gg(e,{width:t,height:s}){let n=e.map(({lat:st,lng:Lt})=>{let ai=Math.sin(Math.max(-85,Math.min(85,st))*Math.PI/180);return{x:Lt/360+.5,y:.5-Math.log((1+ai)/(1-ai))/(4*Math.PI)}}),a={x:Up(n.map(st=>st.x)),y:Up(n.map(st=>st.y))},o=st=>Math.hypot(st.x-a.x,st.y-a.y),r=n.sort((st,Lt)=>o(st)-o(Lt)).slice(0,n.length<Dp?Dp:Math.floor(n.length*.9)),l=st=>[Math.min(...r.map(Lt=>Lt[st])),Math.max(...r.map(Lt=>Lt[st]))],[[p,$],[m,q]]=[l("x"),l("y")],W=(st,Lt)=>Math.log2(Math.max(1,st-2*Vg)/(Wg*Lt)),le={lat:Math.atan(Math.sinh(Math.PI*(1-m-q)))*180/Math.PI,lng:(p+$-1)*180},ni=Math.floor(Math.min(W(t,$-p),W(s,q-m),zg,Zr(le)));return{...le,zoom:Math.max(1,ni)}}function Jg(){let{innerWidth:e=ho,innerHeight:t=ho}=globalThis;return e>=ho?{width:e-Kg,height:t}:{width:e,height:t*(1-Yg)}}async function Rp({id:e}){let t=await d(f("/api/finds",{userId:e,includeFriends:!0,includeLists:!0,limit:Hg})).catch(()=>[]);t.length&&(ue.set(ge(Gg(t.map(s=>it(s.location)),Jg()))),Fs.set(e))}var Mn=class{user=null;#t;constructor(t){this.#t=t}async load(){try{this.user=await d(`/api/users/${Fs.get()}`)}catch(t){t.code==="not_found"&&Fs.remove();return}if(!this.user.findCount)return this.close();this.#t()}get mayAsk(){return this.user.friendship==="none"}async ask(){let t=await Nr(this.user);return t&&(this.user={...this.user,friendship:"pending"}),this.#t(),t}close(){Fs.remove(),this.user=null,this.#t()}};var[Ep,Hp]=Xo,Xg=new RegExp(`^${xa}*$`),Zg={ä:"ae",ö:"oe",ü:"ue",ß:"ss",æ:"ae",ø:"oe",œ:"oe",å:"aa",ł:"l",đ:"d",ð:"d",þ:"th"},jn={required:!0,least:Ep,most:Hp,pattern:`${xa}*`,complete:"username"},zp=e=>Xg.test(e);function Vp(e){let s=e.toLowerCase().normalize("NFC").replace(/[^a-z0-9]/gu,n=>Zg[n]??n).normalize("NFD").replace(/\p{M}/gu,"").replace(/[^a-z0-9_-]+/g,"_").slice(0,Hp).replace(/^_+|_+$/g,"");return s.length<Ep?"":s}var fo="/admin/welcome",Wp=e=>e.slice(e.lastIndexOf("#")+1).trim(),An=class{proposal="";name="";greeting=null;ended=null;#t;constructor(t,s){this.#t=t,this.invite=Wp(s);let n={username_taken:"username",invite_needed:"invite",registration_closed:"invite"};this.form=new F({send:a=>this.#i(a),update:t.update,fieldOf:n,asks:"password"})}load=async()=>{if(this.invite){try{this.greeting=await S("/api/invites/greeting",{code:this.invite})}catch(t){if(t.reason!=="invite_ended")return;this.ended=t,this.invite=""}this.#t.update()}};get user(){return g()}get isClosed(){return y().registration==="closed"&&!this.invite}get asksInvite(){return y().registration!=="open"&&!this.invite}typed({name:t,value:s}){if(t!=="username")return;let n=zp(s.trim())?"":Vp(s.trim());n!==this.proposal&&(this.proposal=n,this.#t.update())}take(t){this.name=t.value.trim(),t.value=this.proposal,this.proposal="",this.form.clear("username"),this.#t.update()}#e(t){throw t.reason==="invite_needed"&&(this.invite=""),t}async#s(){let[t]=this.greeting?.listName?await d("/api/lists?member=joined&limit=1").catch(()=>[]):[];return t?`/lists/${t.id}`:me.get()?"/lists/join":"/"}async#i({username:t,password:s,invite:n=""}){await ar();let a=this.invite||Wp(n),o={username:t.trim(),password:s,cookie:!0,...a?{invite:a}:{}},r=await S("/api/auth/register",o).catch(l=>this.#e(l));Zt(r.user),this.name&&await K("/api/users/me",{displayName:this.name}).then(Zt,()=>{}),this.greeting?.inviter&&await Rp(this.greeting.inviter),await this.#t.go(r.user.role==="admin"?fo:await this.#s(),{replace:!0}),u(i("join.welcome",{name:h(g()??r.user)}))}};var Qg=e=>$t`
  <button type="button" class="chip" @click=${t=>eb(e,t)}>${i("join.take",{name:e.proposal})}</button>`,tb=e=>$t`<div class="proposed" role="status">${e.proposal?Qg(e):Vt}</div>`;function eb(e,t){let{username:s}=t.target.closest("form").elements;e.take(s),s.focus()}var sb=({name:e})=>e?i("join.shownAs",{name:e}):i("join.usernameHint");function ib(e){let{form:t,asksInvite:s}=e;return $t`
    <form novalidate @submit=${t.submit} @input=${n=>e.typed(n.target)}>
      ${L(t)}
      ${s?b(t,"invite",{label:i("join.invite"),hint:i("join.inviteHint"),required:!0}):Vt}
      ${b(t,"username",{label:i("account.username"),hint:sb(e),...jn})}
      ${tb(e)}
      ${b(t,"password",{label:i("account.password"),hint:i("join.passwordHint"),kind:"password",required:!0,least:8,most:255,complete:"new-password"})}
      ${N(t,i("join.action"))}
    </form>`}var nb=(e,t)=>e?.length?$t`
  <div class="strip" role="img" aria-label=${i("join.photos",{name:h(t)})}>
    ${e.map(s=>$t`<span>${ct(s,{thumb:!0,eager:!0})}</span>`)}
  </div>`:Vt;function ab({greeting:e,invite:t}){let s=e?.inviter,n=$t`<p class="lead">${i("app.about")} ${t?i("join.invited"):Vt}</p>`;return s?$t`
    <div class="invited-by">
      ${D(s,56)}
      <h1 tabindex="-1">${i("join.invitedBy",{name:h(s),instance:X()})}</h1>
    </div>
    ${nb(e.photos,s)}
    ${n}
    ${e.listName?$t`<p class="note">${i("join.invitedList",{name:h(s),list:e.listName})}</p>`:Vt}
    ${e.befriend?$t`<p class="note">${i("join.invitedFriend",{name:h(s)})}</p>`:Vt}`:$t`<h1 tabindex="-1">${i("join.title")}</h1>${n}`}var ob=(e,t)=>$t`${mc($t`
  ${ab(e)}
  ${e.ended?$t`<p class="note" role="alert">${P(e.ended)}</p>`:Vt}
  ${e.user?$t`<p class="note">${i("join.signedIn",{name:h(e.user)})}</p>`:Vt}
  ${e.isClosed?$t`<p class="note">${i("join.closed")}</p>`:Vt}
  ${y().passwordLogin?ib(e):Vt}
  ${fc("join.provider",{redirect:rr()?fo:"/"},{invite:e.invite})}
  <p class="below">${i("join.have")} <a href="/sign-in">${i("signin.action")}</a></p>`)}${Pi(t)}`;function Kp(e){let t=new An(e,location.hash);return{get title(){return i("join.title")},broad:!0,ready:t.load(),view:()=>ob(t,e.update)}}import{html as G,nothing as gt}from"../lib/lit-html/lit-html.js";import{html as Mt,nothing as Js}from"../lib/lit-html/lit-html.js";var $o={private:"lock",members:"shield",friends:"people",public:"globe"},Bn=e=>Mt`
  <span class="badge">${c($o[e.visibility])} ${i(`lists.${e.visibility}`)}</span>`,rb="(min-width: 1180px) 349px, (min-width: 720px) 336px, 100vw",cb=Mt`
  <svg class="way-drawing" viewBox="0 0 120 84" aria-hidden="true">
    <path d="M14 22 45 12l31 10 30-10v52L76 74 45 64 14 74zM45 12v52M76 22v52"></path>
    <path class="dots" d="M26 58c8-14 20-2 28-12s16-8 28-8"></path>
    <path class="pin-point" d="M88 42s8-8 8-14a8 8 0 0 0-16 0c0 6 8 14 8 14zm0-11.500a2.500 2.500 0 1 0 0-5 2.500 2.500 0 0 0 0 5z"></path>
  </svg>`,lb=e=>Mt`
  <span class="mosaic of-${e.length}">
    ${e.map(({media:t})=>Mt`<span class="piece">${ct(t,e.length>1?{thumb:!0}:{sizes:rb})}</span>`)}
  </span>`;function Yp(e){return e.memberCount>1?!e.user||Me(e)==="owner"?i("lists.count",{n:e.memberCount}):i("lists.andOthers",{name:h(e.user),n:e.memberCount-1}):i(`lists.${e.visibility}`)}function go(e){let t=ol(e);return Mt`
    <li>
      <a class="list-card ${t.length?"":"bare"}" href="/lists/${e.id}">
        ${t.length?lb(t):cb}
        <span class="over">
          <span class="name" dir="auto">${e.name}</span>
          <span class="row between">
            <span>
              ${i("lists.finds",{n:e.findCount})}
              ${e.newCount?Mt`· <b>${i("lists.newFinds",{n:e.newCount})}</b>`:Js}
            </span>
            <span>${c($o[e.visibility])} ${Yp(e)}</span>
          </span>
        </span>
      </a>
    </li>`}var pb=(e,t)=>Mt`
  ${L(e)}
  ${b(e,"name",{label:i("lists.name"),value:t?.name??"",required:!0,most:100})}
  ${b(e,"description",{label:i("lists.description"),value:t?.description??"",kind:"area",most:500})}
  ${t&&Me(t)!=="owner"?Js:O("visibility",{label:i("lists.who"),hint:i("lists.whoHint"),chosen:t?.visibility??"private",options:nl.map(s=>[s,i(`lists.${s}`)])})}
  ${t&&Me(t)==="owner"?O("audience",{label:i("lists.audience"),hint:i("lists.audienceHint"),chosen:t.audience??"",options:[["",i("lists.audienceUsual")],...bt.map(s=>[s,i(`find.audience.${s}`)])]}):Js}`,Nn=(e,t=null)=>C(e,i(t?"lists.edit":"lists.new"),s=>pb(s,t),s=>N(s,i("action.save"))),ub=(e,t)=>Mt`
  <li>
    <label class="row list-choice">
      <input type="checkbox" .checked=${t.hasFind} @change=${()=>e.toggle(t)}>
      <span class="grow" dir="auto">${t.name}</span>
      <span class="badge">${c($o[t.visibility])} ${Yp(t)}</span>
    </label>
  </li>`,mb=(e,t)=>Mt`
  <div class="row between"><h2>${i("lists.addTo")}</h2>${rt(t)}</div>
  ${e.lists.some(s=>s.memberCount)?Mt`<p class="hint">${i(e.hint)}</p>`:Js}
  ${e.lists.length?Mt`<ul class="people">${e.lists.map(s=>ub(e,s))}</ul>`:Js}
  <form novalidate @submit=${e.form.submit}>
    ${L(e.form)}
    ${b(e.form,"list",{label:i("lists.new"),hint:i("lists.newHint"),required:!0,most:100})}
    <div class="row end"><button type="submit" aria-busy=${e.form.busy?"true":"false"}>${i("lists.create")}</button></div>
  </form>`;async function db(e){let t=new nn(e);await t.load()&&await Z((s,n)=>(t.update=n,mb(t,s)),{label:i("lists.addTo")})}import{html as Pt,nothing as Xs}from"../lib/lit-html/lit-html.js";var bo=["viewer","contributor","editor"],hb=200,fb=2,_n=class{items=[];found=null;link=null;code=null;isOwner=!1;update=()=>{};#t;#e=0;#s=0;constructor(t,s,n){Object.assign(this,{list:t,isOwner:s,changed:n}),this.#t=`/api/lists/${t.id}`}async load(){let[t,s]=await Promise.all([nt(`${this.#t}/members`),this.isOwner?d(`${this.#t}/link`).catch(()=>null):null]);this.items=t.items,this.link=s?.link?s:null,this.update(),await this.#i()}async#i(){this.code=this.link?await Tn(this.url).catch(()=>null):null,this.update()}type(t){clearTimeout(this.#e),this.#e=setTimeout(()=>this.#a(t.trim()),hb)}async#a(t){let s=++this.#s;if([...t].length<fb)this.found=null;else{let{items:n}=await nt(f("/api/users",{q:t,limit:10})).catch(()=>({items:[]}));if(s!==this.#s)return;let a=new Set(this.items.map(o=>o.user.id));this.found=n.filter(o=>o.id!==g().id&&!a.has(o.id))}this.update()}async#n(t,s=""){try{await t,s&&u(s),await this.load(),this.changed()}catch(n){u(P(n)),this.update()}}async invite(t,s){this.found=null,await this.#n(B(`${this.#t}/members/${t.id}`,{role:s}))}setRole({user:t},s){return this.#n(B(`${this.#t}/members/${t.id}`,{role:s}))}remove({user:t}){return this.#n(M(`${this.#t}/members/${t.id}`))}async handOver({user:t}){await I(B(`${this.#t}/owner`,{userId:t.id}))&&(this.isOwner=!1,await this.#n(null))}setLink(t){return this.#n(B(`${this.#t}/link`,{role:t}),this.link?i("privacy.saved"):"")}revokeLink(){return this.#n(M(`${this.#t}/link`))}get url(){return this.link?new URL(this.link.link,location.origin).href:""}async copy(){u(i(await fe(this.url)?"find.copied":"invites.copyYourself"))}close(){clearTimeout(this.#e)}},Cn=class{greeting=null;problem=null;#t;constructor(t,s){this.#t=t,s.length>1&&me.set(s.slice(1)),this.code=me.get()}get user(){return g()}load=async()=>{if(this.user){try{if(!this.code)throw{code:"not_found"};this.greeting=await S("/api/lists/greeting",{code:this.code}),this.greeting.joined&&me.remove()}catch(t){this.problem=t,t.code==="not_found"&&me.remove()}this.#t.update()}};get path(){return`/lists/${this.greeting.listId}`}async join(){await I(S(`/api${this.path}/join`,{code:this.code}))&&(me.remove(),await this.#t.go(this.path,{replace:!0}))}};var Jp=()=>bo.map(e=>[e,i(`lists.role.${e}`)]);async function Gp(e,t,s){let n=h(e.user);await j(i(`lists.${t}Title`,{name:n}),i(`lists.${t}Text`,{name:n}),i(`lists.${t}`))&&await s()}var $b=(e,t)=>kt(i("people.menu",{name:h(t.user)}),[...bo.filter(s=>s!==t.role).map(s=>({text:i("lists.makeRole",{role:i(`lists.role.${s}`)}),run:()=>e.setRole(t,s)})),...t.invited?[]:[{text:i("lists.handOver"),sign:"people",run:()=>Gp(t,"handOver",()=>e.handOver(t))}],{text:i(t.invited?"lists.withdraw":"lists.takeOut"),sign:"close",isDanger:!0,run:()=>t.invited?e.remove(t):Gp(t,"takeOut",()=>e.remove(t))}],{id:`member-${t.user.id}`}),gb=(e,t)=>Pt`
  <li class="row between">
    <a class="person" href="/people/${t.user.id}">
      ${D(t.user,44)}
      <span>
        <span class="strong" dir="auto">${h(t.user)}</span><br>
        <span class="soft">${i(`lists.role.${t.role}`)}${t.invited?Pt` · ${i("lists.waits")}`:Xs}</span>
      </span>
    </a>
    ${e.isOwner&&t.role!=="owner"?$b(e,t):Xs}
  </li>`,bb=(e,t)=>Pt`
  <li class="row between">
    <span class="person">${D(t,44)} <span class="strong" dir="auto">${h(t)}</span></span>
    <button type="button" aria-label="${i("lists.inviteOne")}: ${h(t)}"
      @click=${()=>e.invite(t,document.getElementById("invite-role").value)}>${i("lists.inviteOne")}</button>
  </li>`,wb=e=>Pt`
  <section class="stack">
    <h3>${i("lists.inviteTitle")}</h3>
    <p class="hint">${i("lists.inviteHint")}</p>
    ${O("invite-role",{label:i("lists.as"),options:Jp(),chosen:"contributor"})}
    <label for="member-search">${i("people.search")}</label>
    <div class="search">
      ${c("search")}
      <input id="member-search" type="search" autocomplete="off" autocapitalize="none" spellcheck="false"
        @input=${t=>e.type(t.target.value)}>
    </div>
    ${e.found?Pt`
      <ul class="people" aria-label=${i("people.results")} role="status">
        ${e.found.length?e.found.map(t=>bb(e,t)):Pt`<li class="soft">${i("people.noMatch")}</li>`}
      </ul>`:Xs}
  </section>`,yb=e=>Pt`
  <p class="hint">${i("lists.linkText")}</p>
  ${O("link-role",{label:i("lists.linkRole"),options:Jp(),chosen:e.link.role,set:t=>e.setLink(t)})}
  <div class="field">
    <label for="join-link">${i("lists.link")}</label>
    <input id="join-link" type="text" readonly dir="ltr" .value=${e.url} @focus=${t=>t.target.select()}>
  </div>
  <p class="row actions">
    <button type="button" class="quiet" @click=${()=>e.copy()}>${c("copy")} ${i("invites.copy")}</button>
    <button type="button" class="quiet" id="end-link" @click=${()=>vb(e)}>${i("lists.linkRevoke")}</button>
  </p>
  ${e.code?Pt`
    <details class="small-fold">
      <summary>${i("invites.qr")} ${c("next")}</summary>
      ${In(e.code,i("invites.qr"))}
    </details>`:Xs}`;async function vb(e){await e.revokeLink(),x("make-link")}async function kb(e){await e.setLink(document.getElementById("invite-role").value),x("join-link")}var xb=e=>Pt`
  <section class="stack">
    <h3>${i("lists.link")}</h3>
    ${e.link?yb(e):Pt`
      <p class="row"><button type="button" class="quiet" id="make-link" @click=${()=>kb(e)}>
        ${c("plus")} ${i("lists.linkMake")}
      </button></p>`}
  </section>`,Ob=(e,t)=>Pt`
  <div class="row between"><h2>${i("lists.people")}</h2>${rt(t)}</div>
  <ul class="people">${e.items.map(s=>gb(e,s))}</ul>
  ${e.isOwner?Pt`${wb(e)}${xb(e)}`:Xs}`;async function Xp(e,t,s){let n=new _n(e,t,s);await I(n.load())&&(await Z((a,o)=>(n.update=o,Ob(n,a)),{label:i("lists.people")}),n.close())}import{html as oe,nothing as _e}from"../lib/lit-html/lit-html.js";var Zp=["exact","area","hidden"],Qp=["","1","7","30","date"],qb=3650,wo=({findId:e,listId:t})=>e?"find":t?"list":"category",tu=({isPublic:e,location:t})=>e&&!t?.area?"exact":"area";function Sb(e,t=new Date){let[s,n,a]=e.split("-").map(Number);return Math.round((Date.UTC(s,n-1,a)-Date.UTC(t.getFullYear(),t.getMonth(),t.getDate()))/864e5)}var eu=(e,t=new Date)=>new Date(Date.UTC(t.getFullYear(),t.getMonth(),t.getDate()+e)).toISOString().slice(0,10);function Fb({life:e,until:t}){if(e==="keep")return;if(e==="")return null;let s=e==="date"?Sb(t):Number(e);if(s>=1&&s<=qb)return s;throw{code:"page",reason:"until",text:i("shares.untilBad")}}function Pb({secret:e="new",password:t}){return e==="remove"?null:e==="new"&&t?t:void 0}var Lb=e=>({title:e.title.trim(),place:e.place,area:e.place==="area"?Number(e.area):void 0,password:Pb(e),days:Fb(e)}),Tb=({chosen:e,category:t})=>({category:e||t.trim()});async function Ib(){let e=(await d("/api/finds/categories")).filter(t=>t.ownCount).map(t=>[t.category,t.ownCount]);return[...e,...Dt().filter(t=>!e.some(([s])=>s===t)).map(t=>[t,0])]}var Dn=class{constructor({share:t=null,target:s=null,offered:n=[],place:a="area",done:o}){this.share=t,this.target=s,this.place=t?.place??a,this.life=t?.expiresAt?"keep":"",this.secret=t?.hasPassword?"keep":"new",this.offered=n,this.chosen=n[0]?.[0]??"",this.form=new F({send:async r=>o(await this.#t(r)),fieldOf:{until:"until"}})}get kind(){return wo(this.share??this.target??{})}set(t){Object.assign(this,t),this.form.update()}#t(t){let s=Lb(t);return this.share?K(`/api/shares/${this.share.id}`,s):S("/api/shares",{...this.target??Tb(t),...s,days:s.days??void 0})}},Rn=e=>new URL(e.link,location.origin).href,En=()=>!!navigator.share;async function Hn(e){let t=await fe(Rn(e));return t&&u(i("find.copied")),t}async function zn(e,t){try{await navigator.share({title:t,url:Rn(e)})}catch(s){return s.name==="AbortError"}return!0}var Un=class{#t;constructor(t){this.#t=t,this.list=E(t,"/api/shares")}take(t){let{items:s}=this.list;if(!s)return this.list.load();let n=s.some(a=>a.id===t.id);return this.list.items=n?s.map(a=>a.id===t.id?t:a):[t,...s],this.#t.update()}async offered(){let t=null;return await I(Ib().then(s=>{t=s})),t}async revoke(t){await I(M(`/api/shares/${t.id}`))&&(this.list.items=this.list.items.filter(s=>s.id!==t.id),u(i("shares.revoked")),this.#t.update())}};var yo=e=>e.findTitle||e.listName||R(e.category??""),Wt=e=>e.title||yo(e),su=({place:e,area:t})=>e==="area"?us(t):i(`shares.place.${e}`),vo=({expired:e,expiresAt:t})=>i(e?"shares.expired":"shares.until",{date:Xt(t)}),Mb=e=>oe`
  ${O("chosen",{error:e.form.errors.chosen,label:i("find.category"),chosen:e.chosen,set:t=>e.set({chosen:t}),options:[...e.offered.map(([t,s])=>[t,R(t)+(s?` (${T(s)})`:"")]),["",i("shares.otherCategory")]]})}
  ${e.chosen?_e:b(e.form,"category",{label:i("categories.own"),hint:i("shares.categoryHint"),required:!0,most:y().limits.category})}`,jb={exact:"pin",area:"map",hidden:"block"},Ab=(e,t)=>oe`
  <label class="choice">
    <input type="radio" name="place" value=${t} ?checked=${e.place===t} @change=${()=>e.set({place:t})}>
    <span>
      ${c(jb[t])}
      <span><span class="strong">${i(`shares.place.${t}`)}</span><br><span class="soft">${i(`shares.shows.${t}`)}</span></span>
    </span>
  </label>`,Bb=e=>oe`
  <fieldset class="choices">
    <legend>${i("shares.places")}</legend>
    ${Zp.map(t=>Ab(e,t))}
  </fieldset>
  ${e.place==="area"?O("area",{error:e.form.errors.area,label:i("shares.area"),hint:i("shares.areaHint"),chosen:String(e.share?.area??za[0]),options:Vs()}):_e}`,Nb=e=>oe`
  ${O("life",{error:e.form.errors.life,label:i("shares.life"),chosen:e.life,set:t=>e.set({life:t}),options:[...e.share?.expiresAt?[["keep",vo(e.share)]]:[],...Qp.map(t=>[t,i(`shares.life.${t||"endless"}`)])]})}
  ${e.life==="date"?b(e.form,"until",{label:i("shares.date"),kind:"date",value:eu(14),hint:i("shares.dateHint"),required:!0}):_e}`,_b=e=>oe`
  ${e.share?.hasPassword?O("secret",{error:e.form.errors.secret,label:i("account.password"),chosen:e.secret,set:t=>e.set({secret:t}),options:["keep","new","remove"].map(t=>[t,i(`shares.password.${t}`)])}):_e}
  ${e.secret==="new"?b(e.form,"password",{label:i(e.share?.hasPassword?"settings.newPassword":"account.password"),hint:i("shares.passwordHint"),kind:"password",required:!!e.share?.hasPassword,least:8,most:255,complete:"new-password"}):_e}`,Cb=e=>oe`
  <p>${i(`shares.about.${e.kind}`)}</p>
  ${L(e.form)}
  ${e.share||e.target?_e:Mb(e)}
  ${Bb(e)}
  ${Nb(e)}
  ${_b(e)}
  ${b(e.form,"title",{label:i("shares.title"),value:e.share?.title??"",hint:i(`shares.titleHint.${e.kind}`),most:100})}`;async function Vn(e){let t=null,s=null,n=r=>(s=new Dn({...e,done:l=>{t=l,r()}}),s.form),[a,o]=e.share?["shares.change","action.save"]:["shares.new","shares.create"];return await C(n,i(a),()=>Cb(s),r=>N(r,i(o))),t}async function iu(e){await Hn(e)||(document.getElementById("link").select(),u(i("secret.selected")))}async function Db(e){await zn(e,Wt(e))||await iu(e)}var Ub=e=>oe`
  <button type="button" class="quiet" @click=${()=>Db(e)}>${c("share")} ${i("action.share")}</button>`,ko=e=>oe`
  <a class="button quiet" href=${e.link} target="_blank" rel="noreferrer noopener" aria-label="${i("shares.open")}: ${Wt(e)}">
    ${c("globe")} ${i("shares.open")}
  </a>`,Zs=(e,t=i("shares.ready"))=>Z(s=>oe`
  <div class="row between"><h2>${t}</h2>${rt(s)}</div>
  <p>${i(e.hasPassword?"shares.readyPassword":"shares.readyText")}</p>
  <div class="field">
    <label for="link">${Wt(e)}</label>
    <input id="link" type="text" readonly autofocus dir="ltr" .value=${Rn(e)} @focus=${n=>n.target.select()}>
  </div>
  <p class="row actions">
    <button type="button" @click=${()=>iu(e)}>${c("copy")} ${i("secret.copy")}</button>
    ${En()?Ub(e):_e}
    ${ko(e)}
  </p>
  <p class="below"><a href="/shares" @click=${()=>s()}>${i("shares.all")}</a></p>`,{label:t});async function nu(e){let t=await Vn(e);t&&await Zs(t)}var Rb=e=>nu({target:{findId:e.id},place:tu(e)}),au=e=>nu({target:{listId:e.id}});import{html as ou}from"../lib/lit-html/lit-html.js";var Eb=["each","daily","off","default"];function Hb(e,t){let s=i(`bell.${e}`);return e===t?{text:s,sign:"check",label:i("bell.chosen",{way:s})}:{text:s}}var zb=e=>e==="default"?ou`${c("bell")} <span class="unseen">${i("bell.title")}</span>`:ou`
  ${c("bell",e==="each")} <span class="unseen">${i("bell.title")}: </span><span>${i(`bell.${e}`)}</span>`,Wn=(e,t="default",s=()=>{})=>kt(i("bell.title"),Eb.map(n=>({...Hb(n,t),run:()=>Vb(e,n,s)})),{id:"bell",face:zb(t)});async function Vb(e,t,s){await I(B(e,{news:t}))&&await s()}var[ru,Wb,Kb]=[15,34,34],cu=e=>e.map(t=>t.id).sort().join(),xo=class extends bs{closest=ru;onChoose=()=>{};held=null;#t=[];#e="";options(){let{held:t}=this;return{...super.options(),...t?{onHold:s=>t(s)}:{}}}set steps(t){let s=cu(t)===cu(this.points);this.points=t,this.map&&(s?this.mark():this.draw())}set chosen(t){t!==this.#e&&(this.#e=t,this.map&&(this.#i(),this.mark()))}get#s(){return this.#t.find(t=>t.steps.some(s=>s.id===this.#e))}#i(){let t=this.#s;t&&(t.isOnePlace?this.map.reveal(t):this.map.fit(t.steps,ru))}mark(){this.#t=el(this.points,s=>this.map.pixelOf(s),Kb);let t=s=>this.onChoose(sl(s,this.#e));this.map.setMarkers(this.#t.map(s=>({...s,kind:"nth",size:Wb,click:()=>t(s)}))),this.map.select(this.#s?.key??"")}};customElements.define("list-map",xo);async function Yb(e){await j(i("lists.deleteTitle",{name:e.list.name}),i("lists.deleteText"),i("action.delete"))&&e.remove()}async function Gb(e){await j(i("lists.leaveTitle",{name:e.list.name}),i("lists.leaveText"),i("lists.leave"))&&e.leave()}var pu=e=>Xp(e.list,e.isOwn,e.loading.load),Jb=e=>kt(i("lists.menu"),[...e.list.findCount?[{text:i("lists.showOnMap"),sign:"map",href:f("/",{list:e.list.id})}]:[],...e.role?[{text:i(e.isOwn?"lists.invitePeople":"lists.people"),sign:"people",run:()=>pu(e)}]:[],...e.may("editor")?[{text:i("lists.edit"),sign:"edit",run:()=>Nn(e.editForm,e.list)}]:[],...e.isOwn?[{text:i("find.byLink"),sign:"globe",run:()=>au(e.list)},{text:i("lists.delete"),sign:"trash",isDanger:!0,run:()=>Yb(e)}]:[...e.role?[{text:i("lists.leave"),sign:"close",isDanger:!0,run:()=>Gb(e)}]:[],xi({listId:e.list.id})],...e.canHide?[Zb(e)]:[]],{id:"list-menu"}),Xb=e=>G`
  ${L(e)}
  <p>${i("lists.makePrivateText")}</p>
  ${b(e,"reason",{label:i("report.reason"),required:!0,most:500})}`,Zb=e=>({text:i("lists.makePrivate"),sign:"lock",isDanger:!0,run:()=>C(e.hideForm,i("lists.makePrivateTitle",{name:e.list.name}),Xb,t=>N(t,i("lists.makePrivate")))});async function lu(e,t,s){await e.move(t,s),x(`find-${t.id}`)}async function Qb(e,t){await e.drop(t),x("list-menu")}var tw=(e,t)=>G`
  <label class="switch">
    <span>${i(`lists.entry.${e}`)}<br><span class="soft">${i(`lists.entry.${e}Text`)}</span></span>
    <input type="checkbox" role="switch" name=${e} ?checked=${t}>
  </label>`,ew=(e,{listed:t,userId:s})=>G`
  ${L(e)}
  ${b(e,"note",{label:i("lists.entry.note"),value:t.note??"",most:200})}
  ${s===g().id?["exact","editable","shareable"].map(n=>tw(n,t[n])):gt}`,sw=(e,t)=>C(s=>e.entryForm(t,s),t.title,s=>ew(s,t),s=>N(s,i("action.save")));function iw(e,t,s){let n=e.finds.items.length-1,a=[...e.hasAdded(t)?[{text:i("lists.entry.edit"),sign:"edit",run:()=>sw(e,t)}]:[],...e.mayArrange?nw(e,t,s,n):[],...e.mayDrop(t)?[{text:i("lists.drop"),sign:"close",run:()=>Qb(e,t)}]:[]];return a.length?kt(i("lists.findMenu",{title:t.title}),a,{id:`find-${t.id}`}):gt}function nw(e,t,s,n){return[...s>0?[{text:i("lists.up"),run:()=>lu(e,t,-1)}]:[],...s<n?[{text:i("lists.down"),run:()=>lu(e,t,1)}]:[],...t.media.some(a=>a.type==="image")?[{text:i("lists.cover"),sign:"camera",run:()=>e.setCover(t)}]:[]]}async function aw(e,t){e.choose(t),await Promise.resolve(),document.getElementById(`row-${t}`)?.scrollIntoView({block:"nearest"})}function ow(e,t){e.choose(t===e.chosen?"":t),document.querySelector("list-map")?.scrollIntoView({block:"nearest"})}var rw=(e,t,s)=>G`
  <button type="button" class="nth-button" data-handle aria-pressed=${e.chosen===t.id?"true":"false"}
    aria-label=${i("lists.onMap",{n:s+1,title:t.title})} @click=${()=>ow(e,t.id)}>
    <span class="nth">${T(s+1)}</span>
  </button>`,cw=(e,t,s)=>e.move(e.finds.items[t],s-t);function lw(e,t){let{by:s,at:n,isNew:a}=t.listed??{};if(!e.isShared||!s)return qi(t);let o=G`${i("lists.addedBy",{name:h(s)})} · ${J(n??t.createdAt)}`;return a?G`<b>${i("lists.isNew")}</b> · ${o}`:o}var pw=({listed:e})=>e?.note?G`<p class="entry-note" dir="auto">${e.note}</p>`:gt,uw=(e,t,s)=>G`
  <li class="listed ${e.chosen===t.id?"chosen":""}" id="row-${t.id}" ?data-drag=${e.mayArrange}
    @pointerdown=${n=>e.mayArrange&&$n(n,(a,o)=>cw(e,a,o))}>
    ${rw(e,t,s)}
    ${Wr(t,lw(e,t))}
    ${e.role?iw(e,t,s):gt}
    ${pw(t)}
  </li>`,mw=({user:e})=>G`<a class="person" href="/people/${e.id}">${D(e)} <span>${h(e)}</span></a>`,dw=e=>G`
  <div class=${e.isOwn&&!e.list.description?"stack":"card"}>
    ${e.isOwn?gt:mw(e.list)}
    ${e.list.description?G`<p class="text" dir="auto">${e.list.description}</p>`:gt}
    <p class="marks">${Bn(e.list)} <span class="soft">${i("lists.finds",{n:e.list.findCount})}</span></p>
    ${e.role?G`<p class="row">${hw(e)}${e.may("contributor")?fw(e):gt}
      ${e.isShared?Wn(`/api/lists/${e.list.id}/news`,e.list.news,e.loading.load):gt}</p>`:gt}
  </div>`,hw=e=>e.isShared?G`
  <button type="button" class="quiet faces" id="list-people" @click=${()=>pu(e)}>
    ${e.members.filter(t=>!t.invited).slice(0,3).map(({user:t})=>D(t,28))}
    <span>${i("lists.count",{n:e.list.memberCount})}</span>
  </button>`:gt,fw=e=>G`
  <a class="button quiet" id="add-here" href=${f("/new",{list:e.list.id})}>${c("plus")} ${i("lists.addHere")}</a>`,$w=e=>e.list.invited?G`
  <section class="card stack" role="status">
    <p>${i("lists.invitesYou",{name:h(e.list.user),list:e.list.name})}</p>
    <p class="hint">${i("lists.joinHint")}</p>
    <p class="row end">
      <button type="button" class="quiet" @click=${()=>e.leave()}>${i("lists.decline")}</button>
      <button type="button" class="main" id="join-list" @click=${()=>e.join()}>${i("lists.join")}</button>
    </p>
  </section>`:gt,gw=e=>e.isShared?G`
  <div class="pair">
    ${O("by-person",{label:i("lists.byPerson"),chosen:e.filter.userId,set:t=>e.show({userId:t}),options:[["",i("lists.everybody")],...e.members.filter(t=>!t.invited).map(({user:t})=>[t.id,h(t)])]})}
    ${O("by-category",{label:i("find.category"),chosen:e.filter.category,set:t=>e.show({category:t}),options:[["",i("lists.allCategories")],...Dt().map(t=>[t,R(t)])]})}
  </div>`:gt;function bw(e){let{items:t,problem:s,load:n}=e.finds;return s?w(s,n):t?!t.length&&e.isFiltered?G`<p class="empty" role="status">${i("lists.noneSuch")}</p>`:t.length?G`
    <ol class="card rows" @touchmove=${Ae} @contextmenu=${Ae}>${t.map((a,o)=>uw(e,a,o))}</ol>
    ${U(e.finds)}`:_(i("lists.empty"),i(e.may("contributor")?"lists.emptyText":"lists.emptyOther"),gt,"pin"):k(3)}var ww=(e,t)=>G`
  <list-map .label=${i("lists.map")} .steps=${e.steps} .chosen=${e.chosen} .onChoose=${s=>aw(e,s)}
    .held=${e.may("contributor")?s=>nc(t,s,{list:e.list.id}):null}></list-map>`;function yw(e,t){let{problem:s,load:n}=e.loading;return s?.code==="not_found"?G`<p class="empty">${i("lists.gone")}</p>`:s?w(s,n):e.list?G`
    <div class="list-page">
      ${e.steps.length?ww(e,t):gt}
      <div class="stack">
        ${$w(e)}
        ${dw(e)}
        ${gw(e)}
        ${bw(e)}
      </div>
    </div>`:k(3)}function uu(e){let t=new sn(e);return{get title(){return t.title},broad:!0,ready:t.loading.load(),view:()=>G`
      ${v(t.title,t.list?Jb(t):gt,t.listsPath)}
      ${yw(t,e)}`,close:()=>t.close()}}import{html as re,nothing as Kn}from"../lib/lit-html/lit-html.js";var vw=(e,{owner:t,name:s,description:n,memberCount:a,role:o,joined:r})=>re`
  <section class="card stack">
    <p class="invited-by">${D(t,56)} <span>${i("lists.invitesYou",{name:h(t),list:s})}</span></p>
    ${n?re`<p class="text" dir="auto">${n}</p>`:Kn}
    <p class="soft">
      ${a>1?re`${i("lists.count",{n:a})} · `:Kn}
      ${i("lists.joinAs",{role:i(`lists.role.${o}`)})}
    </p>
    ${r?re`<p class="row end"><a class="button main" href=${e.path}>${i("lists.open")}</a></p>`:re`
      <p class="hint">${i("lists.joinHint")}</p>
      <p class="row end"><button type="button" class="main" id="join-list" @click=${()=>e.join()}>${i("lists.join")}</button></p>`}
  </section>`,kw=e=>re` <a href="/join">${i(`signin.${e}Link`)}</a>`;function xw(){let{registration:e}=y();return re`
    <section class="card stack">
      <p>${i("lists.signInFirst")}</p>
      <p class="row end"><a class="button main" href="/sign-in?next=%2Flists%2Fjoin">${i("signin.action")}</a></p>
      <p class="below">${i(`signin.${e}`)}${e==="closed"?Kn:kw(e)}</p>
    </section>`}function Ow(e){return e.user?e.problem?.code==="not_found"?re`<p class="empty">${i("lists.linkGone")}</p>`:e.problem?w(e.problem,e.load):e.greeting?vw(e,e.greeting):k(2):xw()}function mu(e){let t=new Cn(e,location.hash);return{get title(){return t.greeting?.name??i("lists.one")},ready:t.load(),view:()=>re`${v(t.greeting?.name??i("lists.one"),Kn,"/lists")}${Ow(t)}`}}import{html as xs,nothing as Qs}from"../lib/lit-html/lit-html.js";async function qw(e){let t=null;await Nn(s=>rl(n=>{t=n,s()})),t&&e.go(`/lists/${t.id}`)}var Sw=e=>xs`
  <button type="button" id="new-list" @click=${()=>qw(e)}>${c("plus")} ${i("lists.new")}</button>`;async function du(e,t,s,n){await t.answer(s,n)&&e.go(`/lists/${s.id}`)}var Fw=(e,t,s)=>xs`
  <li class="row between">
    <span class="person">${D(s.user,44)} <span>${i("lists.invitesYou",{name:h(s.user),list:s.name})}</span></span>
    <span class="row actions">
      <button type="button" aria-label="${i("lists.join")}: ${s.name}" @click=${()=>du(e,t,s,!0)}>
        ${i("lists.join")}
      </button>
      <button type="button" class="quiet" aria-label="${i("lists.decline")}: ${s.name}" @click=${()=>du(e,t,s,!1)}>
        ${i("lists.decline")}
      </button>
    </span>
  </li>`,Pw=(e,t)=>t.invitations.items?.length?xs`
  <section class="card">
    <h2>${i("lists.invitations")}</h2>
    <ul class="people">${t.invitations.items.map(s=>Fw(e,t,s))}</ul>
  </section>`:Qs,Lw=({shared:e})=>e.items?.length?xs`
  <section class="stack">
    <h2>${i("lists.shared")}</h2>
    <ul class="list-cards">${e.items.map(go)}</ul>${U(e)}
  </section>`:Qs;function Tw({lists:e,shared:t,isOwn:s}){return e.problem?w(e.problem,e.load):e.items?!e.items.length&&t.items?.length?Qs:e.items.length?xs`<ul class="list-cards">${e.items.map(go)}</ul>${U(e)}`:_(i("lists.none"),s?i("lists.noneText"):i("lists.noneOther"),Qs,"way"):k(3)}function hu(e){let t=new en(e);return{title:i("lists.title"),broad:!0,ready:t.load(),view:()=>xs`
      ${v(i("lists.title"),t.isOwn?Sw(e):Qs,t.isOwn?"/profile":`/people/${e.query.get("user")}`)}
      ${Pw(e,t)}
      ${Tw(t)}
      ${Lw(t)}`}}import{html as fu,nothing as Mw}from"../lib/lit-html/lit-html.js";var Iw=10,Yn=class{isGone=!1;#t;constructor(t){this.#t=t,this.name=t.params.name.toLowerCase(),this.loading=Y(t,()=>this.#e())}async#e(){if(this.name===g()?.username)return this.#s(g());let t=f("/api/users",{q:this.name,limit:100});for(let s=0;t&&s<Iw;s++){let n=await nt(t,{signal:this.#t.signal}),a=n.items.find(o=>o.username===this.name);if(a)return this.#s(a);t=n.next}return this.isGone=!0,null}#s(t){return this.#t.go(`/people/${t.id}`,{replace:!0})}};function jw({isGone:e,loading:t}){return t.problem?w(t.problem,t.load):e?fu`<p class="empty">${i("person.gone")}</p>`:k(3)}function $u(e){let t=new Yn(e);return{title:i("person.title"),ready:t.loading.load(),view:()=>fu`${v(t.name,Mw,"/people")}${jw(t)}`}}import{html as jt,nothing as Xn}from"../lib/lit-html/lit-html.js";var[Aw,Bw]=[20,36e5];function Nw(e){let t=new Map;for(let{type:s,data:n,createdAt:a}of e)(n.commentId||s==="mentioned")&&t.set(n.userId,[...t.get(n.userId)??[],new Date(a)]);return new Set([...t].filter(([,s])=>s.some((n,a)=>n-s[a+Aw-1]<Bw)).map(([s])=>s))}var Gn=class{#t;#e;#s=new Set;#i=new Set;constructor(t){this.#t=t,this.list=E(t,"/api/notifications?limit=30"),this.#e=V.subscribe("notification",s=>this.#o(s))}get groups(){let t=new Map,s=Nw(this.list.items);for(let n of this.list.items){let a=n.data.findId&&n.data.userId&&!n.data.listId&&!n.data.count?`${n.type} ${n.data.findId}`:n.id,o=t.get(a)??{key:a,newest:n,items:[],isRead:!0,more:!1};o.items.push(n),o.isRead&&=n.isRead,o.more||=n.type!=="find_liked"&&s.has(n.data.userId),t.set(a,o)}return[...t.values()]}load=async()=>{await this.list.load(),this.list.items?.some(t=>t.type==="friend_request")&&await this.#n(),this.list.items?.some(t=>t.type==="list_invited")&&await this.#a()};async#a(){let{items:t}=await nt("/api/lists?member=invited&limit=100").catch(()=>({items:[]}));this.#i=new Set(t.map(({id:s})=>s)),this.#t.update()}invites({type:t,data:s}){return t==="list_invited"&&this.#i.has(s.listId)}async answerList(t,s){let{listId:n}=t.newest.data;if(await(s?an(n):on(n))){if(s){this.markRead(t),await this.#t.go(`/lists/${n}`);return}this.#i.delete(n),this.list.items=this.list.items.filter(a=>a!==t.newest),t.newest.isRead||Is(-1),this.#t.update()}}async#n(){let{items:t}=await nt("/api/friends?status=pending&direction=received&limit=100").catch(()=>({items:[]}));this.#s=new Set(t.map(({id:s})=>s)),this.#t.update()}request({type:t,data:s}){return t!=="friend_request"||!this.#s.has(s.friendshipId)?null:{friendship:{id:s.friendshipId},user:{id:s.userId,username:s.username,displayName:s.displayName}}}async answered({newest:t}){await this.#n(),!this.request(t)&&(this.list.items=this.list.items.filter(s=>s!==t),t.isRead||Is(-1),this.#t.update())}get hasUnread(){return!!this.list.items?.some(t=>!t.isRead)}#o(t){t.type==="friend_request"&&this.#s.add(t.data.friendshipId),t.type==="list_invited"&&this.#i.add(t.data.listId),this.list.items&&(this.list.items=[t,...this.list.items.filter(s=>s.id!==t.id)]),this.#t.update()}markRead(t){for(let s of t.items.filter(n=>!n.isRead))s.isRead=!0,Is(-1),K(`/api/notifications/${s.id}`,{isRead:!0}).catch(()=>{})}async markAllRead(){try{await S("/api/notifications/read-all");for(let t of this.list.items)t.isRead=!0;Qo(0)}catch(t){u(P(t))}this.#t.update()}async remove(t){try{for(let s of t.items)await M(`/api/notifications/${s.id}`),this.list.items=this.list.items.filter(n=>n!==s),s.isRead||Is(-1)}catch(s){u(P(s))}this.#t.update()}close(){this.#e()}};var Oo=e=>Cw[e.type]?.(e.data)??i(_w(e),{name:h(e.actor??e.data),title:e.data.findTitle,list:e.data.listName,area:e.data.areaName,n:Number(e.data.count)}),_w=({type:e,data:t})=>t.invited?"note.joined":t.count>1?`note.${e}.many`:`note.${e}`,wu={find_hidden:"block",find_shown:"check",find_deleted:"trash",comment_hidden:"block",comment_shown:"check",comment_deleted:"trash",list_private:"lock"},qo=({kind:e,outcome:t})=>`${e}_${t}`,Cw={daily_news:({count:e,...t})=>i("note.daily_news",{n:Number(e),sources:Dw(t)}),streets_wished:({place:e})=>i("note.streetsWished",{place:e}),reported:({kind:e})=>i(`report.new.${e}`),report_closed:({outcome:e,note:t})=>gu(i(`report.closed.${e}`),t),link_used:({actor:e,device:t})=>i(e?"note.linkUsedBy":"note.linkUsed",{actor:e,device:ze(t??"")}),moderated:e=>gu(i(`report.owner.${qo(e)}`,{title:e.findTitle??e.listName}),e.note)},Dw=e=>["friends","lists","areas"].filter(t=>e[t]!=="0").map(t=>i(`note.from.${t}`,{n:Number(e[t])})).join(", "),gu=(e,t)=>t?`${e} ${i("report.because",{reason:t})}`:e,bu={reported:"/admin/reports",report_closed:"/notifications",link_used:"/settings/devices",streets_wished:"/admin/map",daily_news:"/feed"};function yu(e,t=!1){let[s]=e,n=new Set(e.map(o=>o.data.userId)),a={name:h(s.actor??s.data),title:s.data.findTitle};return n.size>1?i(`note.${s.type}.others`,{...a,n:n.size-1}):e.length>1?i(`note.${s.type}.times`,{...a,n:e.length,more:t}):Oo(s)}function Jn({type:e,data:{findId:t,commentId:s,listId:n,userId:a,count:o}}){return bu[e]?bu[e]:o>1&&e==="friend_published"?`/people/${a}`:o>1&&e==="area_published"?"/feed":n?`/lists/${n}`:t?s?`/finds/${t}#comment-${s}`:`/finds/${t}`:e==="moderated"?"/notifications":"/friends"}var Uw={friend_request:"people",friend_accepted:"check",find_liked:"heart",find_commented:"comment",replied:"comment",mentioned:"people",list_invited:"plus",list_joined:"people",list_added:"pin",friend_published:"pin",area_published:"map"};async function Rw(e,t,s){await e.remove(t),await Promise.resolve(),(document.querySelectorAll(".note-row .round")[Math.min(s,e.groups.length-1)]??document.querySelector("h1")).focus()}var Ew={link_used:"lock",streets_wished:"map",daily_news:"feed"},Hw=({type:e,data:t})=>e==="moderated"?wu[qo(t)]:Ew[e]??"flag",zw=({type:e,data:t,actor:s})=>t.userId?jt`
  <span class="face">
    ${D(s??{profilePicture:`/api/avatars/${t.userId}`},44)}
    <span class="sign ${e}">${c(Uw[e],e==="find_liked")}</span>
  </span>`:jt`<span class="face office">${c(Hw({type:e,data:t}))}</span>`,Vw=e=>jt`
  <img class="note-thumb" src=${e} alt="" width="48" height="48" loading="lazy" decoding="async">`,vu=(e,t)=>`${i(e)}: ${t.newest.data.listName}`,Ww=(e,t)=>jt`
  <span class="row actions">
    <button type="button" aria-label=${vu("lists.join",t)} @click=${()=>e.answerList(t,!0)}>${i("lists.join")}</button>
    <button type="button" class="quiet" aria-label=${vu("lists.decline",t)} @click=${()=>e.answerList(t,!1)}>
      ${i("lists.decline")}
    </button>
  </span>`;function Kw(e,t){if(e.invites(t.newest))return Ww(e,t);let s=e.request(t.newest);return s?jt`<span class="row actions">${Fe(s.friendship,s.user,()=>e.answered(t))}</span>`:Xn}var Yw=(e,t,s)=>jt`
  <li class="note-row ${t.isRead?"":"unread"}">
    <a href=${Jn(t.newest)} @click=${()=>e.markRead(t)}>
      ${zw(t.newest)}
      <span>
        <span class="what">${yu(t.items,t.more)}</span><br>
        <span class="soft">
          ${t.isRead?Xn:jt`<span class="unseen">${i("note.new")}</span>`}${J(t.newest.createdAt)}
        </span>
      </span>
      ${t.newest.thumbnailUrl?Vw(t.newest.thumbnailUrl):Xn}
    </a>
    ${Kw(e,t)}
    <button type="button" class="round" aria-label=${i("note.delete")} @click=${()=>Rw(e,t,s)}>${c("close")}</button>
  </li>`,Gw=e=>jt`
  <button type="button" class="quiet" @click=${()=>e.markAllRead()}>${c("check")} ${i("note.readAll")}</button>`,Jw=()=>jt`<a class="button" href="/people">${i("note.noneAction")}</a>`;function Xw(e){let{items:t,problem:s}=e.list;return s?w(s,e.load):t?t.length?jt`<ul class="card notes">${e.groups.map((n,a)=>Yw(e,n,a))}</ul>${U(e.list)}`:_(i("note.none"),i("note.noneText"),Jw(),"bell"):k(4)}function ku(e){let t=new Gn(e);return{title:i("nav.bell"),ready:t.load(),view:()=>jt`${v(i("nav.bell"),t.hasUnread?Gw(t):Xn)}${Xw(t)}`,close:()=>t.close()}}import{html as Kt,nothing as ta}from"../lib/lit-html/lit-html.js";var Zw=200,Qw=2,Zn=class{#t;#e=0;#s;constructor(t){this.#t=t;let s=n=>E(t,f("/api/friends",n));this.lists={received:s({status:"pending",direction:"received"}),sent:s({status:"pending",direction:"sent"}),accepted:s({status:"accepted"}),blocked:s({status:"blocked"})},this.text=t.query.get("q")??"",this.found=E(t,()=>f("/api/users",{q:this.text.trim()})),this.#s=V.subscribe("notification",this.load),this.text&&this.search()}load=()=>Promise.all(Object.values(this.lists).map(t=>t.load()));search=()=>{let t=this.text.trim();return this.#t.rename(f(this.#t.path,{q:t})),[...t].length<Qw?this.found.clear():this.found.load()};reload=()=>Promise.all([this.load(),this.search()]);type(t){this.text=t,clearTimeout(this.#e),this.#e=setTimeout(this.search,Zw)}get problem(){return Object.values(this.lists).find(t=>t.problem)?.problem}get isLoaded(){return Object.values(this.lists).every(t=>t.items)}other(t){return t.requesterId===g()?.id?t.addressee:t.requester}isMe(t){return t.id===g()?.id}requestOf(t){return this.lists.received.items?.find(s=>s.requesterId===t.id)}close(){clearTimeout(this.#e),this.#s()}};import{html as So,nothing as ty}from"../lib/lit-html/lit-html.js";var ey=44,sy=(e,{findCount:t,moreFinds:s,commonFriends:n}={})=>[e.displayName?`@${e.username}`:"",t===void 0?"":Vo(s,i("map.finds",{n:t})),n?i("person.common",{n}):""].filter(Boolean).join(" · "),iy=e=>e?So`<br><span class="soft person-sums">${e}</span>`:ty,ti=(e,t,s)=>So`
  <li class="row between">
    <a class="person" href="/people/${e.id}">
      ${D(e,ey)} <span><span class="strong" dir="auto">${h(e)}</span>${iy(sy(e,s))}</span>
    </a>
    <span class="row actions">${t}</span>
  </li>`,xu=(e,t)=>So`
  <li class="row between">
    <span>${Ms(e)}</span>
    <span class="row actions">${t}</span>
  </li>`;function ny(e,t){if(e.isMe(t))return Kt`<span class="soft">${i("people.you")}</span>`;if(t.friendship==="accepted")return Kt`<span class="badge">${c("check")} ${i("friend.friends")}</span>`;if(t.friendship==="none")return yi(t,e.reload);let s=e.requestOf(t);return s?Fe(s,t,e.reload):Kt`<span class="badge">${i("friend.pending")}</span>`}function ay(e){let{found:t}=e;return t.problem?w(t.problem,e.search):t.items?t.items.length?Kt`
    <ul class="people" aria-label=${i("people.results")}>${t.items.map(s=>ti(s,ny(e,s),s))}</ul>
    ${U(t)}`:Kt`<p class="soft" role="status">${i("people.noMatch")}</p>`:ta}function oy(e,t){e.preventDefault(),t.search()}var ry=e=>Kt`
  <form class="card" role="search" @submit=${t=>oy(t,e)}>
    <label for="people-search">${i("people.search")}</label>
    <div class="search">
      ${c("search")}
      <input id="people-search" type="search" autocomplete="off" autocapitalize="none" spellcheck="false"
        .value=${e.text} @input=${t=>e.type(t.target.value)}>
    </div>
    ${ay(e)}
  </form>`;function Qn(e,t,s,n=ti){let a=e.lists[t];return a.items.length?Kt`
    <section class="card">
      <h2>${i(`people.${t}`)}</h2>
      <ul class="people">${a.items.map(o=>n(e.other(o),s(o,e.other(o)),o.other))}</ul>
      ${U(a)}
    </section>`:ta}var cy=(e,t,s)=>As(s,[ki(t,s,e.reload),js(s,e.reload)]),ly=e=>Kt`
  ${Qn(e,"received",(t,s)=>[Fe(t,s,e.reload),As(s,[js(s,e.reload)])])}
  ${Qn(e,"sent",(t,s)=>vi(t,s,e.reload))}
  ${e.lists.accepted.items.length?Qn(e,"accepted",(t,s)=>cy(e,t,s)):_(i("people.none"),i("people.noneText"),ta,"people")}
  ${Qn(e,"blocked",(t,s)=>Cr(s,e.reload),xu)}`;function py(e){return e.problem?w(e.problem,e.load):e.isLoaded?ly(e):k(3)}var uy=()=>St()?Kt`<a class="button quiet" href="/invites">${c("plus")} ${i("invites.invite")}</a>`:ta;function Ou(e){let t=new Zn(e);return{title:i("people.title"),ready:t.load(),view:()=>Kt`${v(i("people.title"),uy(),"/feed")}${ry(t)}${py(t)}`,close:()=>t.close()}}import{html as qs,nothing as ei}from"../lib/lit-html/lit-html.js";var ea=class extends fi{user=null;friendship=null;#t;constructor(t){super(t,f("/api/finds",{userId:t.params.id,includePrivate:!0,includeFriends:!0,includeLists:!0,limit:20})),this.#t=t.params.id,this.loading=Y(t,()=>this.#e())}get title(){return(this.user&&h(this.user))??i("person.title")}get isMe(){return this.#t===g()?.id}get hasAsked(){return this.friendship?.requesterId===this.#t}async#e(){this.user=await d(`/api/users/${this.#t}`,{signal:this.page.signal}),await Promise.all([this.finds.load(),this.#s()])}async#s(){this.friendship=null;let{friendship:t}=this.user,s=t==="none"?"":f("/api/friends",{status:t,limit:100});for(;s&&!this.friendship;){let n=await nt(s,{signal:this.page.signal});this.friendship=n.items.find(a=>a.requesterId===this.#t||a.addresseeId===this.#t)??null,s=n.next}}};import{html as et,nothing as yt}from"../lib/lit-html/lit-html.js";var my=88,Fo=(e,t)=>et`
  <span class="sum"><span class="strong">${T(e)}</span> <span class="soft">${i(t,{n:e})}</span></span>`,Su=({items:e})=>e?.length?et`<finds-map .places=${Fu(e)} .label=${i("person.map")}></finds-map>`:yt;function dy({items:e,problem:t},s){return t||s===0||e?.length===0?yt:e?et`<finds-map class="profile-cover" .places=${Fu(e)} .label=${i("person.map")}></finds-map>`:et`<div class="profile-cover"></div>`}var sa=(e,{title:t,finds:s,figures:n={},badge:a=yt,actions:o=yt})=>et`
  <section class="profile-head">
    ${e?[dy(s,n.findCount),D(e,my)]:yt}
    <h1 tabindex="-1" dir="auto">${t}</h1>
    ${e?.displayName?et`<p class="soft">@${e.username}</p>`:yt}
    ${e?.about?et`<p dir="auto">${e.about}</p>`:yt}
    ${n.findCount===void 0?yt:et`
      <p class="row">
        ${Fo(n.findCount,"person.findsSum")}
        ${Fo(n.placeCount,"person.placesSum")}
        ${Fo(n.likeCount,"person.likesSum")}
      </p>`}
    ${n.commonFriends?et`<p class="soft">${i("person.common",{n:n.commonFriends})}</p>`:yt}
    ${a===yt&&o===yt?yt:et`<p class="row actions">${a}${o}</p>`}
  </section>`,ia=e=>et`<a class="button quiet" href=${e}>${c("feed")} ${i("lists.title")}</a>`,na=(e,t,s)=>et`
  <li><a class="way" href=${e}>${c(t)} <span class="grow">${s}</span> ${c("next")}</a></li>`,hy=e=>et`
  <li>
    <a class="tile c-${Ge(e.category).code}" href="/finds/${e.id}">
      ${e.media.length?ct(e.media[0],{thumb:!0}):et`<span class="sign-tile">${ht(e.category)}</span>`}
      ${e.isPublic?yt:et`
        <span class="corner">${c(Le(Pe(e)))}<span class="unseen">${Vr(e)}</span></span>`}
      <span class="caption" dir="auto">${e.title}</span>
    </a>
  </li>`,qu=(e,t,s)=>et`
  <button type="button" class="chip" aria-pressed=${e.layout===t?"true":"false"} @click=${()=>e.show(t)}>
    ${c(s)} ${i(`person.${t}`)}
  </button>`,fy={grid:e=>et`<ul class="tiles">${e.map(hy)}</ul>`,list:e=>et`<ul class="card rows">${e.map(t=>Oi(t,qi(t)))}</ul>`},Fu=e=>[...new Map(e.map(t=>{let s=Se(t);return[t.exact?`${s.latitude},${s.longitude}`:t.locationId,{...it(s),km:s.area,name:$i(s)}]})).values()];function Os(e,t){let{items:s,problem:n,load:a}=e.finds;return n?w(n,a):s?s.length?et`
    <div class="chips" role="group" aria-label=${i("person.layout")}>
      ${qu(e,"grid","camera")}
      ${qu(e,"list","filter")}
    </div>
    ${fy[e.layout](s)}
    ${U(e.finds)}`:_(t.title,t.text,t.action??yt,t.sign??"pin"):k(3)}import{html as Lo}from"../lib/lit-html/lit-html.js";var Pu=["spam","illegal","rules","other"],Po=["open","closed"],$y={user:["dismissed","suspended","deleted"],list:["dismissed","private","suspended"]},Lu=e=>$y[e]??["dismissed","hidden","deleted","suspended"],Tu=(e,t)=>S("/api/reports",{...e,...t});async function Iu(e,t){await I((t?B:M)(`/api/users/${e.id}/mute`))&&u(i(t?"report.mutedNow":"report.unmutedNow",{name:h(e)}))}var aa=class{#t;constructor(t){this.#t=t;let s=t.query.get("status");this.status=Po.includes(s)?s:"open";let n=()=>this.status==="open"?"asc":"desc";this.list=E(t,()=>f("/api/admin/reports",{status:this.status,order:n(),limit:20}))}choose(t){return this.status=t,this.#t.rename(f("/admin/reports",{status:t})),this.list.clear(),this.list.load()}async decide(t,s,n=""){await S(`/api/admin/reports/${t.id}`,{outcome:s,note:n}),this.list.items=this.list.items.filter(a=>a!==t),this.#t.update(),u(i("report.decided"))}async show(t){await I(M(`/api/admin/${t.kind}s/${t.targetId}/hidden`))&&(t.hidden=!1,u(i("report.shownAgain")),this.#t.update())}};function To(e,t,s){return C(a=>new F({send:async o=>{await t(o),a()}}),e,a=>Lo`${L(a)}${s(a)}`,a=>N(a,i("report.send")))}var gy=e=>Lo`
  <div class="field">
    <label for="reason">${i("report.reason")}</label>
    <select id="reason" name="reason">${Pu.map(t=>Lo`<option value=${t}>${i(`report.reason.${t}`)}</option>`)}</select>
  </div>
  ${b(e,"text",{label:i("report.text"),hint:i("report.hint"),kind:"area",most:1e3})}`;async function by(e){await To(i("report.title"),t=>Tu(e,t),gy)&&u(i("report.sent"))}var Mu=(e,t)=>({text:i(e.muted?"report.unmute":"report.mute"),sign:"bell",run:()=>Iu(e,!e.muted).then(t)});function wy({user:e,friendship:t,hasAsked:s,loading:n}){return e.friendship==="none"?yi(e,n.load):t?t.status==="accepted"?ei:s?Fe(t,e,n.load):vi(t,e,n.load):ei}var yy=()=>qs`<a class="button quiet" href="/profile">${i("profile.title")}</a>`,vy=e=>e.isMe?yy():wy(e);function ky(e,t){let{user:s,friendship:n,loading:a}=e;if(!s||e.isMe)return ei;let o=n?.status==="accepted"?[ki(n,s,a.load)]:[];return As(s,[Mu(s,a.load),...o,xi({userId:s.id}),js(s,()=>t.go("/people"))])}var xy=({user:e,isMe:t})=>!t&&e?.friendship==="accepted",Oy=()=>qs`<span class="badge">${c("check")} ${i("friend.friends")}</span>`,qy=e=>sa(e.user,{title:e.loading.problem?i("person.title"):e.title,finds:e.finds,figures:e.user??{},badge:xy(e)?[Oy(),Wn(`/api/users/${e.user.id}/news`,e.user.news,e.loading.load)]:ei,actions:e.user?[ia(f("/lists",{user:e.user.id})),vy(e)]:ei});function Sy(e){let{problem:t,load:s}=e.loading;return t?.code==="not_found"?qs`<p class="empty">${i("person.gone")}</p>`:t?w(t,s):e.user?qs`
    <section class="stack" aria-labelledby="finds">
      <h2 id="finds" class="unseen">${i("person.findsTitle")}</h2>
      ${Os(e,{title:i("person.none"),text:i("person.noneText",{name:h(e.user)})})}
    </section>`:k(3)}var Fy=(e,t)=>qs`
  <div class="head">${wr("/people")}<span class="grow"></span>${ky(e,t)}</div>`;function ju(e){let t=new ea(e);return{get title(){return t.title},broad:!0,ready:t.loading.load(),view:()=>qs`${Fy(t,e)}${qy(t)}${Sy(t)}`}}import{html as xe,nothing as Io}from"../lib/lit-html/lit-html.js";var oa=class{#t;constructor(t,s){this.#t=t,this.restored=s,this.list=E(t,"/api/finds/bin?limit=20",n=>n.find.id)}restore(t){return this.#e(t,S(`/api/finds/${t.id}/restore`),i("find.restored"),this.restored)}remove(t){return this.#e(t,M(`/api/finds/${t.id}?forever=true`),i("bin.removed"),()=>{})}async#e(t,s,n,a){await I(s)&&(this.list.items=this.list.items.filter(o=>o.find.id!==t.id),this.#t.update(),u(n),a())}};var ra=class extends fi{figures={};isEdited=!1;constructor(t){super(t,f("/api/finds",{userId:g().id,includePrivate:!0,limit:20})),this.picture=new is("/api/users/me/picture",t,{has:()=>this.user.profilePicture.startsWith("/api/media/"),take:async n=>Zt(n??await d("/api/users/me"))}),this.bin=new oa(t,()=>this.#t());let s={username_taken:"username",name_taken:"displayName"};this.form=new F({send:n=>this.#s(n),update:t.update,fieldOf:s})}get user(){return g()}load=()=>Promise.all([this.#t(),this.bin.list.load()]);#t=()=>Promise.all([this.finds.load(),this.#e()]);async#e(){this.figures=await d(`/api/users/${g().id}`,{signal:this.page.signal}).catch(()=>({})),this.page.update()}toggleEdit=()=>{this.isEdited=!this.isEdited,this.page.update()};async#s({displayName:t,about:s,username:n,age:a}){let o={displayName:t.trim()||null,about:s.trim()||null,username:n.trim()};Zt(await K("/api/users/me",{...o,age:a===""?null:Number(a)})),u(i("profile.saved"))}};import{html as la,nothing as ca}from"../lib/lit-html/lit-html.js";async function Py(e,t){await e.restore(t),x(e.list.items.length?"bin":"finds")}async function Ly(e,t){await j(i("bin.removeTitle"),i("bin.removeText",{title:t.title}),i("bin.remove"))&&(await e.remove(t),x(e.list.items.length?"bin":"finds"))}var Ty=(e,t)=>la`
  <button type="button" class="quiet" aria-label="${i("bin.restore")}: ${t.title}" @click=${()=>Py(e,t)}>
    ${c("retry")} ${i("bin.restore")}
  </button>`,Iy=(e,{find:t,expiresAt:s})=>la`
  <li>
    <p>
      <span class="strong" dir="auto">${t.title}</span>
      ${s?la`<br><span class="soft">${i("bin.until",{date:Xt(s)})}</span>`:ca}
    </p>
    ${t.hidden?Dr(i("report.findHidden"),t.hidden):ca}
    <p class="row">
      ${t.hidden?ca:Ty(e,t)}
      <button type="button" class="danger" aria-label="${i("bin.remove")}: ${t.title}" @click=${()=>Ly(e,t)}>
        ${c("trash")} ${i("bin.remove")}
      </button>
    </p>
  </li>`,Au=e=>e.list.items?.length?la`
  <section class="card" aria-labelledby="bin">
    <h2 id="bin" tabindex="-1">${i("bin.title")}</h2>
    <p class="hint">${i("bin.hint")}</p>
    <ul class="rows binned">${e.list.items.map(t=>Iy(e,t))}</ul>
    ${U(e.list)}
  </section>`:ca;var My=()=>xe`<a class="button" href="/new">${c("plus")} ${i("nav.plus")}</a>`,jy=({form:e,user:t})=>xe`
  <form novalidate @submit=${e.submit}>
    ${L(e)}
    ${b(e,"displayName",{label:i("profile.name"),hint:i("profile.nameHint"),value:t.displayName??"",most:50,complete:"name"})}
    ${b(e,"about",{label:i("profile.about"),value:t.about??"",most:160})}
    ${b(e,"username",{label:i("account.username"),hint:i("join.usernameHint"),value:t.username,...jn})}
    ${b(e,"age",{label:i("profile.age"),hint:i("profile.ageHint"),value:t.age??"",kind:"number",mode:"numeric"})}
    <div class="row end">${N(e,i("action.save"))}</div>
  </form>`,Ay=e=>xe`
  <ul class="card rows">
    ${na("/people","people",i("people.accepted"))}
    ${na("/shares","share",i("shares.mine"))}
    ${e.role==="admin"?na("/admin","shield",i("admin.title")):Io}
  </ul>`,By=()=>xe`<a class="button quiet" href="/settings">${c("gear")} ${i("settings.title")}</a>`,Ny=e=>xe`
  <section class="card" id="edit" aria-labelledby="edit-title">
    <div class="row between"><h2 id="edit-title" tabindex="-1">${i("profile.edit")}</h2>${rt(e.toggleEdit)}</div>
    ${ks(e.picture,{label:i("profile.picture"),hint:i("profile.pictureHint")})}
    ${jy(e)}
  </section>`;async function _y(e){e.toggleEdit(),await x("edit-title")}var Cy=e=>xe`
  <button type="button" class="quiet" id="edit-profile" aria-expanded=${e.isEdited?"true":"false"} @click=${()=>_y(e)}>
    ${c("edit")} ${i("profile.edit")}
  </button>`,Dy=()=>xe`
  <a class="button quiet" href="/saved">${c("bookmark")} ${i("saved.title")}</a>
  ${ia("/lists")}`,Uy=e=>xe`
  <div class="head"><span class="grow"></span>${By()}</div>
  ${sa(e.user,{title:h(e.user),finds:e.finds,figures:e.figures,actions:[Dy(),Cy(e)]})}
  ${e.isEdited?Ny(e):Io}
  <section class="stack" aria-labelledby="finds">
    <h2 id="finds" class="unseen" tabindex="-1">${i("profile.finds")}</h2>
    ${Os(e,{title:i("profile.none"),text:i("profile.noneText"),action:My()})}
  </section>
  ${Ay(e.user)}
  ${Au(e.bin)}`;function Bu(e){let t=new ra(e);return{title:i("profile.title"),broad:!0,ready:t.load(),view:()=>t.user?Uy(t):Io}}import{html as dt,nothing as Yt}from"../lib/lit-html/lit-html.js";var Ry={dismissed:"check",hidden:"block",deleted:"trash",suspended:"lock",private:"lock"},Ey=e=>b(e,"note",{label:i("report.note"),hint:i("report.noteHint"),kind:"area",required:!0,most:500}),Nu=(e,t)=>i(`report.outcome.${e.kind==="user"&&t==="deleted"?"accountDeleted":t}`);async function Hy(e,t,s){let n=Nu(t,s);s!=="dismissed"?await To(n,({note:a})=>e.decide(t,s,a),Ey):await j(n,i("report.dismissText"),n)&&await e.decide(t,s).catch(()=>e.list.load()),x("reports")}var Mo=e=>e?dt`<a class="strong" href="/people/${e.id}">${h(e)}</a>`:dt`<span class="soft">${i("report.left")}</span>`,zy=e=>dt`
  <p class="row">${e.map(t=>dt`
    <a href=${t.url} target="_blank" rel="noreferrer noopener">
      <img class="note-thumb" src=${t.thumbnailUrl} alt=${t.caption||i("report.photo")} width="48" height="48" loading="lazy">
    </a>`)}</p>`,Vy=e=>dt`
  <p class="strong" dir="auto">${e.title}</p>
  ${e.description?Je(e.description):Yt}
  ${e.media.length?zy(e.media):Yt}`,Wy=e=>dt`
  <p class="strong" dir="auto">${e.list.name}</p>
  ${e.list.description?Je(e.list.description):Yt}
  <p class="marks">${Bn(e.list)}${e.list.user.id===e.owner?.id?Yt:dt` · ${Mo(e.list.user)}`}</p>`,Ky=e=>e.list?Wy(e):e.find?Vy(e.find):e.comment?Je(e.comment.content):e.kind==="user"?Yt:dt`<p class="soft">${i("report.noContent")}</p>`,Yy=e=>dt`
  <li>
    <p>${i(`report.reason.${e.reason}`)} · ${Mo(e.reporter)} · <span class="soft">${J(e.createdAt)}</span></p>
    ${e.text?Je(e.text):Yt}
  </li>`,Gy=(e,t,s)=>dt`
  <button type="button" class=${s==="dismissed"?"quiet":"danger"} @click=${()=>Hy(e,t,s)}>
    ${c(Ry[s])} ${Nu(t,s)}
  </button>`,Jy=(e,t)=>dt`<p class="row">${Lu(t.kind).map(s=>Gy(e,t,s))}</p>`,Xy=(e,t)=>dt`
  <p>
    <span class="strong">${i(`report.result.${t.decision.outcome}`)}</span> · ${t.decision.closedBy} ·
    <span class="soft">${J(t.decision.closedAt)}</span>
  </p>
  ${t.decision.note?Je(t.decision.note):Yt}
  ${t.hidden?dt`
    <p><button type="button" class="quiet" @click=${()=>e.show(t)}>${c("retry")} ${i("report.show")}</button></p>`:Yt}`,Zy=(e,t)=>dt`
  <li class="card">
    <h2>${i(`report.kind.${t.kind}`)} · ${Mo(t.owner)}</h2>
    ${Ky(t)}
    <ul class="rows">${[t,...t.others].map(Yy)}</ul>
    ${t.decision?Xy(e,t):Jy(e,t)}
  </li>`;function Qy(e){let{items:t,problem:s,load:n}=e.list;return s?w(s,n):t?t.length?dt`<ul class="stack">${t.map(a=>Zy(e,a))}</ul>${U(e.list)}`:_(i(`report.none.${e.status}`),i("report.noneText"),Yt,"flag"):k(3)}function _u(e){let t=new aa(e);return{title:i("report.reports"),ready:t.list.load(),view:()=>dt`
      ${v(i("report.reports"),Yt,"/admin")}
      <div class="chips" role="group" aria-label=${i("report.which")} id="reports" tabindex="-1">
        ${Po.map(s=>We(t.status===s,i(`report.status.${s}`),()=>t.choose(s)))}
      </div>
      ${Qy(t)}`}}import{html as jo,nothing as tv}from"../lib/lit-html/lit-html.js";var ev=(e,t)=>jo`
  <button type="button" class="chip" aria-pressed=${e.state===t?"true":"false"} @click=${()=>e.choose(t)}>
    ${c(t==="dismissed"?"close":Ur(t))} ${i(`saved.${t}`)}
  </button>`,sv=()=>jo`<a class="button" href="/">${c("map")} ${i("missing.action")}</a>`,iv=e=>({title:i(`saved.${e}None`),text:i(e==="dismissed"?"saved.dismissedText":"saved.noneText"),action:sv(),sign:"bookmark"});function Cu(e){let t=new Sr(e);return{title:i("saved.title"),broad:!0,ready:t.finds.load(),view:()=>jo`
      ${v(i("saved.title"),tv,"/profile")}
      <div class="chips" role="group" aria-label=${i("saved.which")}>${Or.map(s=>ev(t,s))}</div>
      ${Su(t.finds)}
      ${Os(t,iv(t.state))}`}}import{html as qt,nothing as Bt}from"../lib/lit-html/lit-html.js";import{html as At,nothing as Ao}from"../lib/lit-html/lit-html.js";var Uu=(e,t)=>b(e,"name",{label:i("passkeys.name"),hint:i("passkeys.nameHint"),value:t,required:!0,most:50});async function nv(e,t){let s=ze(navigator.userAgent);await C(n=>e.addForm(t,n),i("passkeys.add"),n=>At`
    ${L(n)}
    ${we(n)}
    ${Uu(n,s)}
    ${t?ee(n,"password",i("account.password")):Ao}`,()=>At`<button type="submit">${i("settings.linkGo")}</button>`)}var av=(e,t)=>C(s=>e.renameForm(t,s),i("passkeys.rename"),s=>At`
  ${L(s)}
  ${Uu(s,t.name)}`,()=>At`<button type="submit">${i("action.save")}</button>`);async function ov(e,t){await j(i("passkeys.deleteTitle",{name:t.name}),i("passkeys.deleteText"),i("action.delete"))&&e.remove(t)}var Du=(e,t,s)=>At`
  <button type="button" class="quiet" aria-label="${t}: ${e.name}" @click=${s}>${t}</button>`,rv=(e,t,s)=>At`
  <li class="row between">
    <span>
      <span class="strong" dir="auto">${t.name}</span>
      ${t.backedUp?At`<span class="badge">${i("passkeys.backedUp")}</span>`:Ao}<br>
      <span class="soft">${i("passkeys.added")} ${J(t.createdAt)} ·
        ${t.lastUsedAt?At`${i("passkeys.used")} ${J(t.lastUsedAt)}`:i("passkeys.unused")}</span>
    </span>
    <span class="row">
      ${Du(t,i("passkeys.rename"),async()=>{await av(e,t),s()})}
      ${Du(t,i("action.delete"),()=>ov(e,t))}
    </span>
  </li>`,cv=e=>At`<button type="button" class="quiet" id="add-passkey" @click=${e}>${i("passkeys.add")}</button>`,Ru=(e,t,s)=>At`
  <section class="card" id="passkeys" tabindex="-1">
    <h2>${i("passkeys.title")}</h2>
    <p>${i("passkeys.hint")}</p>
    ${e.list.length?At`<ul class="people">${e.list.map(n=>rv(e,n,s))}</ul>`:Ao}
    <p>${cv(async()=>{await nv(e,t()),s()})}</p>
  </section>`;import{html as pa,nothing as lv}from"../lib/lit-html/lit-html.js";var Eu=e=>ds(e.picker()),pv=e=>pa`
  <p class="note">${i("privacy.homeExact",{n:e.exactAtHome})}</p>
  <p class="row"><button type="button" id="hide-home" @click=${()=>e.hideHome()}>${i("privacy.homeHide")}</button></p>`,uv=(e,{latitude:t,longitude:s,radius:n,area:a})=>pa`
  <place-map class="homemap" inert .area=${2*n} .at=${{lat:t,lng:s}}></place-map>
  ${O("home-radius",{label:i("privacy.homeRadius"),options:bc.map(o=>[o,Re(o)]),chosen:n,set:o=>e.changeHome({radius:Number(o)})})}
  ${O("home-area",{label:i("privacy.homeArea"),options:Vs(),chosen:String(a),set:o=>e.changeHome({area:Number(o)})})}
  ${e.exactAtHome?pv(e):lv}
  <p class="row">
    <button type="button" class="quiet" @click=${()=>Eu(e)}>${i("privacy.homeMove")}</button>
    <button type="button" class="quiet" @click=${()=>e.change({home:void 0})}>${i("privacy.homeRemove")}</button>
  </p>`,Hu=e=>pa`
  <section class="card">
    <p class="hint">${i("privacy.settingsText")}</p>
    ${O("default-audience",{label:i("privacy.audience"),hint:i("privacy.audienceHint"),chosen:e.values.audience,options:bt.map(t=>[t,i(`find.audience.${t}`)]),set:t=>e.change({audience:t})})}
    ${O("shown-area",{label:i("privacy.shownNew"),options:ye(),chosen:String(e.values.area),set:t=>e.change({area:Number(t)})})}
    <label class="switch">
      <span>${i("privacy.friendsExact")}</span>
      <input type="checkbox" role="switch" id="friends-exact" .checked=${e.values.exactForFriends}
        @change=${t=>e.change({exactForFriends:t.target.checked})}>
    </label>
    <h2>${i("privacy.home")}</h2>
    <p class="hint">${i("privacy.homeText")}</p>
    ${e.values.home?uv(e,e.values.home):pa`
      <p><button type="button" class="quiet" id="home" @click=${()=>Eu(e)}>${i("privacy.homeAdd")}</button></p>`}
    <p class="hint">${i("privacy.recall")}</p>
  </section>`;import{html as Gt,nothing as No}from"../lib/lit-html/lit-html.js";var Wu=(...e)=>e.map(t=>[t,i(`bell.${t}`)]),zu=(e,t)=>O(t,{label:i(`settings.${t}`),options:Wu("each","daily","off"),chosen:e.preferences[t],set:s=>e.prefer({[t]:s})}),Bo=(e,t,s)=>Gt`
  <div class="field">
    <label for=${t}>${i(`settings.${t}`)}</label>
    <input type="time" id=${t} required .value=${e.preferences[t]} @change=${n=>n.target.value&&s(n.target.value)}>
  </div>`,mv={quietFrom:"22:00",quietTo:"07:00"},dv={quietFrom:"",quietTo:""},hv=e=>Gt`
  <label class="switch">
    <span>${i("settings.quiet")}<br><span class="soft">${i("settings.quietText")}</span></span>
    <input type="checkbox" role="switch" id="quiet" .checked=${!!e.preferences.quietFrom}
      @change=${t=>e.prefer(t.target.checked?mv:dv)}>
  </label>
  ${e.preferences.quietFrom?Gt`
    <div class="pair">
      ${Bo(e,"quietFrom",t=>e.prefer({quietFrom:t}))}
      ${Bo(e,"quietTo",t=>e.prefer({quietTo:t}))}
    </div>`:No}`,fv=({timeZone:e})=>e?Gt`<p class="hint">${i("settings.timeZone",{zone:e.replaceAll("_"," ")})}</p>`:No,Ku=e=>Gt`
  <section class="card">
    <h2>${i("settings.news")}</h2>
    ${zu(e,"friendPublished")}
    ${zu(e,"listAdded")}
    <p class="hint">${i("settings.newsText")}</p>
    ${Bo(e,"dailyAt",t=>e.prefer({dailyAt:t}))}
    ${hv(e)}
    ${fv(e.preferences)}
  </section>`;async function $v(e,t){await j(i("watch.removeTitle",{name:t.name}),i("watch.removeText"),i("watch.remove"))&&(await e.remove(t),x("watched"))}var Vu=e=>[e.radius?i("watch.around",{distance:Re(e.radius)}):"",...e.categories.map(R)].filter(Boolean).join(", "),gv=(e,t)=>Gt`
  <li class="card stack">
    <h2 dir="auto">${t.name}</h2>
    ${Vu(t)?Gt`<p class="soft">${Vu(t)}</p>`:No}
    ${O(`watch-${t.id}`,{label:i("bell.title"),options:Wu("each","daily"),chosen:t.news,set:s=>e.change(t,{news:s})})}
    <p class="row">
      <a class="button quiet" href=${f("/",{at:ge(wc(t))})} aria-label=${i("watch.showNamed",t)}>
        ${c("map")} ${i("watch.show")}
      </a>
      <button type="button" class="quiet" aria-label=${i("watch.removeNamed",t)} @click=${()=>$v(e,t)}>
        ${i("watch.remove")}
      </button>
    </p>
  </li>`,Yu=({watches:e})=>e.list.length?Gt`
  <p class="hint" id="watched" tabindex="-1">${i("watch.hint")}</p>
  <ul class="stack plain-list">${e.list.map(t=>gv(e,t))}</ul>`:Gt`
  <div id="watched" tabindex="-1">
    ${_(i("watch.none"),i("watch.hint"),Gt`<a class="button" href="/">${i("watch.toMap")}</a>`,"map")}
  </div>`;import{html as Jt,nothing as Ce}from"../lib/lit-html/lit-html.js";var _o={read:["read"],write:["read","write"],admin:["read","write","admin"]};function Gu(e){let t=async({name:s,access:n,days:a,password:o})=>{let r=a?{days:Number(a)}:{};e(await S("/api/auth/tokens",{name:s.trim(),scopes:_o[n],...r,...o?{password:o}:{}}))};return new F({send:t,fieldOf:{wrong_password:"password"}})}var Ss=e=>e.kind==="token",Co=e=>Ss(e)?e.name:ze(e.userAgent),bv={browser:()=>i("session.browser"),cli:()=>i("session.cli"),token:()=>i("session.token")},wv=e=>e.scopes.map(t=>i(`scope.${t}`)).join(", "),yv=e=>e.expiresAt?i("token.until",{date:Xt(e.expiresAt)}):i("token.endless"),vv=e=>e.lastUsedAt?i("session.active",{day:Ue(e.lastUsedAt,!0)}):i("session.unused"),kv=e=>Jt`
  <details class="small-fold">
    <summary aria-label="${i("session.details")}: ${Co(e)}">${i("session.details")} ${c("next")}</summary>
    <p class="soft">${i("settings.until",{date:Xt(e.expiresAt)})}</p>
  </details>`,xv=(e,t)=>{let s=i(Ss(t)?"token.revoke":"settings.end");return Jt`
    <button type="button" class="quiet" aria-label="${s}: ${Co(t)}" @click=${()=>e.endSession(t)}>${s}</button>`},Ov=e=>Jt`${i(Ss(e)?"token.since":"settings.since")} ${J(e.createdAt)}`,qv=(e,t)=>Jt`
  <li class="row between">
    <span>
      <span class="strong" dir="auto">${Co(t)}</span>
      <span class="badge">${bv[t.kind]()}</span>
      ${t.current?Jt`<span class="badge">${i("settings.thisOne")}</span>`:Ce}<br>
      ${Ss(t)?Jt`<span class="soft">${wv(t)}</span><br>`:Ce}
      <span class="soft">${vv(t)} · ${Ov(t)}${Ss(t)?` · ${yv(t)}`:Ce}</span>
      ${Ss(t)?Ce:kv(t)}
    </span>
    ${t.current?Ce:xv(e,t)}
  </li>`;async function Sv(e){await j(i("settings.endOthers"),i("settings.endOthersText"),i("settings.endOthers"))&&e.endOthers()}var Fv=e=>Jt`
  <button type="button" class="quiet" @click=${()=>Sv(e)}>${i("settings.endOthers")}</button>`,Pv=[90,30,365],Lv=e=>Object.keys(_o).filter(t=>t!=="admin"||e.role==="admin"),Tv=(e,t)=>Jt`
  <p>${i("token.about")}</p>
  ${L(t)}
  ${we(t)}
  ${b(t,"name",{label:i("token.name"),hint:i("token.nameHint"),required:!0,most:50})}
  ${O("access",{label:i("token.access"),options:Lv(e.user).map(s=>[s,i(`access.${s}`)])})}
  ${O("days",{label:i("token.life"),options:[...Pv.map(s=>[s,i("token.days",{n:s})]),["",i("token.endless")]]})}
  ${e.asksPassword?ee(t,"password",i("account.password")):Ce}`,Iv=e=>Ai({title:i("token.new"),text:i("token.once"),label:i("session.token"),value:e});async function Mv(e){let t=null;await C(n=>Gu(a=>{t=a,n()}),i("token.create"),n=>Tv(e,n),()=>Jt`<button type="submit">${i("token.createGo")}</button>`),t&&(e.addSession(t.session),await Iv(t.token))}var Ju=e=>Jt`
  <section class="card">
    <h2>${i("settings.sessions")}</h2>
    <ul class="people">${e.sessions.map(t=>qv(e,t))}</ul>
    <div class="row end">
      ${e.hasOthers?Fv(e):Ce}
      <button type="button" class="quiet" id="new-token" @click=${()=>Mv(e)}>${c("plus")} ${i("token.create")}</button>
    </div>
  </section>`;var Zu=()=>["friendRequests","friendAccepted","findLiked","findCommented","replied","mentioned","listInvited",...g()?.role==="admin"?["reported"]:[]],jv=e=>qt`
  <label class="switch">
    <span>${i("settings.streets")}<br><span class="soft">${i("offer.learns")}</span></span>
    <input type="checkbox" role="switch" id="streets" .checked=${Ns()} @change=${t=>e.setStreets(t.target.checked)}>
  </label>`,Av=()=>oi.map(e=>[e,ka[e],e]),Bv=e=>qt`
  <section class="card">
    ${O("language",{label:i("settings.language"),options:Av(),chosen:vt(),set:t=>e.setLanguage(t)})}
    ${O("theme",{label:i("settings.theme"),options:tc.map(t=>[t,i(`settings.theme.${t}`)]),chosen:Sa(),set:t=>e.setTheme(t)})}
    ${O("units",{label:i("settings.units"),options:["km","mi"].map(t=>[t,i(`settings.units.${t}`)]),chosen:Ko(),set:t=>e.setUnits(t)})}
    ${Bs()?jv(e):Bt}
  </section>`;async function Nv(e,t,s){let n=e.target;await t.prefer({[s]:n.checked}),n.checked=t.preferences[s]}var Xu=(e,t,s=Bt)=>qt`
  <label class="switch">
    <span>${i(`settings.${t}`)}${s}</span>
    <input type="checkbox" role="switch" .checked=${e.preferences[t]} @change=${n=>Nv(n,e,t)}>
  </label>`,_v=e=>qt`
  <p>${c("check")} ${i("push.on",{instance:X()})}</p>
  <p class="row">
    <button type="button" class="quiet" @click=${e.test}>${i("push.test")}</button>
    <button type="button" class="quiet" aria-busy=${e.busy?"true":"false"} @click=${e.disable}>${i("push.disable")}</button>
  </p>`,Cv=e=>qt`
  <p>${i("push.off",{instance:X()})}</p>
  <p>
    <button type="button" id="push-on" aria-busy=${e.busy?"true":"false"} @click=${e.enable}>
      ${c("bell")} ${i("push.enable")}
    </button>
  </p>
  <p class="soft" role="status">${e.slow?i("push.asking"):Bt}</p>`;function Dv(e){return e.state==="on"?_v(e):e.state==="off"?Cv(e):qt`<p class="note">${i(`push.${e.state}`,{instance:X()})}</p>`}var Uv=e=>qt`
  <section class="card">
    <h2>${i("settings.notify")}</h2>
    ${Zu().map(t=>Xu(e,t))}
    ${y().pushKey?Xu(e,"pushEnabled",qt`<br><span class="soft">${i("settings.pushEnabledHint")}</span>`):Bt}
  </section>
  ${Ku(e)}
  <section class="card">
    <h2>${i("push.title")}</h2>
    ${Dv(e.push)}
  </section>`,Rv=["friendPublished","listAdded"];function Ev({preferences:e}){let t=[...Zu(),...Rv];return i("settings.onOf",{n:t.filter(s=>e[s]&&e[s]!=="off").length,of:t.length})}var Hv=e=>y().passwordLogin||e.passkeys.isShown||y().provider.enabled,zv=e=>qt`
  ${y().passwordLogin?kc(e):Bt}
  ${e.passkeys.isShown?Ru(e.passkeys,()=>e.passkeyAsksPassword,e.redraw):Bt}
  ${y().provider.enabled?xc(e):Bt}`,Qu="/settings",tm=[{name:"appearance",sign:"globe",title:()=>i("settings.appearance"),view:Bv,isLocal:!0,value:()=>[ka[vt()],i(`settings.theme.${Sa()}`)].join(" · ")},{name:"notifications",sign:"bell",title:()=>i("nav.bell"),view:Uv,value:Ev},{name:"watches",sign:"map",title:()=>i("watch.title"),view:Yu,value:e=>e.watches.list.length?i("watch.count",{n:e.watches.list.length}):""},{name:"places",sign:"pin",title:()=>i("privacy.settings"),view:e=>Hu(e.places),value:e=>ye().find(([t])=>t===String(e.places.values.area))?.[1]},{name:"sign-in",sign:"lock",title:()=>i("settings.signIn"),view:zv,isShown:Hv,value:e=>e.passkeys.isShown?i("passkeys.count",{n:e.passkeys.list.length}):""},{name:"devices",sign:"shield",title:()=>i("settings.devices"),view:Ju,value:e=>i("settings.signedIn",{n:e.sessions.length})},{name:"data",sign:"copy",title:()=>i("settings.data"),view:Oc,value:()=>i("settings.dataParts")}],Vv=e=>qt`
  <ul class="card rows">
    ${tm.filter(({isShown:t})=>!t||t(e)).map(t=>lt(`${Qu}/${t.name}`,t.sign,t.title(),t.isLocal||e.isLoaded?t.value(e):""))}
  </ul>
  <ul class="card rows">
    ${St()?lt("/invites","people",i("invites.title")):Bt}
    ${lt("/shares","share",i("shares.mine"))}
    ${lt("/help","comment",i("help.title"))}
    ${lt("/about","feed",i("nav.about"))}
  </ul>`;async function Wv(e){let t=V.get("outbox").length;(!t||await j(i("settings.signOut"),i("outbox.signOut",{n:t}),i("settings.signOut")))&&e.signOut()}var Kv=e=>qt`
  <button type="button" class="quiet" id="sign-out" @click=${()=>Wv(e)}>${i("settings.signOut")}</button>`;function Yv(e,t){let{problem:s,load:n}=e.loading;return t?t.isLocal?t.view(e):s?w(s,n):e.isLoaded?t.view(e):k(5):qt`${s?w(s,n):Bt}${Vv(e)}`}function em(e){let t=tm.find(({name:a})=>a===e.params.name);if(e.params.name&&!t)return cc();let s=new Mi(e),n=()=>t?t.title():i("settings.title");return{get title(){return n()},ready:t?.isLocal?Promise.resolve():s.loading.load(),view:()=>qt`
      ${t?v(n(),Bt,Qu):v(n(),Kv(s),"/profile")}
      ${s.refusal?w(s.refusal):Bt}
      ${Yv(s,t)}`}}import{html as Nt,nothing as si}from"../lib/lit-html/lit-html.js";async function Gv(e){let t=await e.offered(),s=t&&await Vn({offered:t});s&&(e.take(s),await Zs(s))}async function Jv(e,t){let s=await Vn({share:t});s&&e.take(s)}async function Xv(e,t){await j(i("shares.revokeTitle",{title:Wt(t)}),i("shares.revokeText"),i("shares.revoke"))&&(await e.revoke(t),x("new-share"))}var Zv=async e=>await Hn(e)||Zs(e,i("shares.one")),Qv=async e=>await zn(e,Wt(e))||Zs(e,i("shares.one")),tk=(e,t)=>kt(i("shares.menu",{title:Wt(t)}),[...En()&&!t.expired?[{text:i("action.share"),sign:"share",run:()=>Qv(t)}]:[],{text:i("shares.change"),sign:"edit",run:()=>Jv(e,t)},{text:i("shares.revoke"),sign:"trash",isDanger:!0,run:()=>Xv(e,t)}],{id:`share-${t.id}`}),ek=e=>e.findId?`/finds/${e.findId}`:`/lists/${e.listId}`,sk=e=>e.category?Nt`<span class="strong" dir="auto">${Wt(e)}</span>`:Nt`<a class="strong" dir="auto" href=${ek(e)}>${Wt(e)}</a>`,ik=e=>Nt`${i(`shares.kind.${wo(e)}`)}${e.title?Nt`: <bdi>${yo(e)}</bdi>`:si}`,ua=(e,t)=>Nt`<span class="badge">${e?c(e):si} ${t}</span>`,nk=e=>Nt`
  <button type="button" class="quiet" aria-label="${i("secret.copy")}: ${Wt(e)}" @click=${()=>Zv(e)}>
    ${c("copy")} ${i("secret.copy")}
  </button>`,ak=(e,t)=>Nt`
  <li class="invite">
    <div class="listed">
      <p class="grow">
        ${sk(t)}<br>
        <span class="soft">${ik(t)} · ${t.views?i("shares.views",{n:t.views}):i("shares.noViews")}</span>
      </p>
      ${tk(e,t)}
    </div>
    <p class="marks">
      ${ua(t.place==="hidden"?"block":"pin",su(t))}
      ${t.hasPassword?ua("lock",i("account.password")):si}
      ${t.expiresAt?ua("",vo(t)):ua("",i("shares.endless"))}
    </p>
    ${t.expired?si:Nt`<p class="row actions">${nk(t)} ${ko(t)}</p>`}
  </li>`;function ok(e){let{items:t,problem:s,load:n}=e.list;return s?w(s,n):t?t.length?Nt`<div class="card"><ul class="people">${t.map(a=>ak(e,a))}</ul></div>${U(e.list)}`:_(i("shares.none"),i("shares.noneText"),si,"share"):k(3)}var rk=e=>Nt`
  <button type="button" class="quiet" id="new-share" @click=${()=>Gv(e)}>${i("shares.category")}</button>`;function sm(e){let t=new Un(e);return{title:i("shares.mine"),ready:t.list.load(),view:()=>Nt`
      ${v(i("shares.mine"),rk(t),"/profile")}
      <p class="lead">${i("shares.lead")}</p>
      ${ok(t)}`}}import{html as ce,nothing as Do}from"../lib/lit-html/lit-html.js";var ma=class{isLoaded=!1;#t;constructor(t){this.#t=t}get entries(){return V.get("outbox")}load=async()=>{await dr(),this.isLoaded=!0,this.#t.update()};cancel(t){return fr(t.id)}retry(t){return $r(t.id)}sendNow(){return gr()}};async function ck(e,t){await _r()&&e.cancel(t)}var lk=e=>i(e.kind==="like"&&!e.on?"outbox.unlike":`outbox.${e.kind}`),im=e=>ce`<a class="strong" dir="auto" href=${br(e)}>${e.title}</a>`,pk={find:e=>ce`<span class="strong" dir="auto">${e.body.title}</span>`,comment:e=>ce`<span class="what" dir="auto">${e.body.content}</span><br>${im(e)}`,like:im},uk=(e,t)=>ce`
  <li class="row between">
    <span class="grow">
      <span class="soft">${lk(t)}</span><br>
      ${pk[t.kind](t)}<br>
      ${t.state==="refused"?ce`<span class="error">${t.problem}</span>`:ce`<span class="soft">${i("outbox.waiting")}</span>`}
    </span>
    <span class="row">
      ${t.state==="refused"?ce`
        <button type="button" class="quiet" @click=${()=>e.retry(t)}>${c("retry")} ${i("action.retry")}</button>`:Do}
      <button type="button" class="quiet" @click=${()=>ck(e,t)}>${i("outbox.cancel")}</button>
    </span>
  </li>`;function mk(e){return e.isLoaded?e.entries.length?ce`
    <p class="hint">${i("outbox.hint",{instance:X()})}</p>
    <ul class="card people">${e.entries.map(t=>uk(e,t))}</ul>
    <p class="row end"><button type="button" @click=${()=>e.sendNow()}>${i("outbox.now")}</button></p>`:_(i("outbox.none"),i("outbox.noneText"),Do,"send"):k(2)}function nm(e){let t=new ma(e);return{title:i("outbox.title"),ready:t.load(),view:()=>ce`${v(i("outbox.title"),Do,"/")}${mk(t)}`}}import{html as Oe,nothing as dk}from"../lib/lit-html/lit-html.js";var da=class{#t;constructor(t){this.#t=t,this.instance=new as(t),this.areas=new ys(t),this.invites=new vs(t),this.nameForm=new F({send:s=>this.#e(s),update:t.update})}load(){return{server:this.instance.loading,map:this.areas.loading}[this.step]?.load()}get steps(){return["server",...y().streets?.areas?["map"]:[],"invite","done"]}get step(){let t=this.#t.query.get("step");return this.steps.includes(t)?t:this.steps[0]}get number(){return this.steps.indexOf(this.step)+1}next=()=>this.#t.push(f("/admin/welcome",{step:this.steps[this.number]}));async#e(t){await this.instance.save(t),await this.next()}};var am=(e,t)=>Oe`<button type="button" class="quiet" @click=${e.next}>${t}</button>`,om=(e,t)=>Oe`<p class="row end">${am(e,i(t?"welcome.next":"welcome.later"))}</p>`,rm=({problem:e,load:t},s,n)=>e?w(e,t):s?n():k(3),hk=(e,t)=>rm(e.instance.loading,e.instance.values,()=>Oe`
  <form class="card" novalidate @submit=${e.nameForm.submit}>
    ${L(e.nameForm)}
    ${ks(e.instance.picture,{label:i("admin.picture"),hint:i("admin.pictureHint")})}
    ${b(e.nameForm,"name",{label:i("admin.name"),hint:i("welcome.nameHint"),value:e.instance.values.name,most:50})}
    ${b(e.nameForm,"description",{label:i("admin.description"),value:e.instance.values.description,kind:"area",most:500})}
    <div class="row end">${am(e,i("welcome.later"))} ${N(e.nameForm,i("welcome.next"))}</div>
  </form>
  ${Pi(t.update)}`),fk=e=>rm(e.areas.loading,e.areas.areas,()=>Oe`
  ${co(e.areas)}
  ${om(e,e.areas.areas.length||e.areas.isRunning)}`),$k=e=>Oe`
  ${e.invites.created?po(e.invites):lo(e.invites)}
  ${om(e,e.invites.created)}`,gk=()=>Oe`
  <section class="card">
    <p><a class="button main" href="/new">${c("plus")} ${i("welcome.find")}</a></p>
    <ul class="people">
      ${lt("/settings/notifications","bell",i("welcome.push"))}
      ${lt("/profile","people",i("steps.profile"))}
      ${lt("/admin","gear",i("welcome.again"))}
      ${lt("/","map",i("areas.show"))}
    </ul>
  </section>`,bk={server:hk,map:fk,invite:$k,done:gk};function cm(e){let t=new da(e),s=()=>t.step==="done"?dk:Oe`<p class="soft">${i("welcome.step",{number:t.number,of:t.steps.length-1})}</p>`;return{get title(){return i(`welcome.${t.step}`)},ready:t.load(),async moved(){e.update(),document.querySelector("main h1").focus(),await t.load()},view:()=>Oe`
      <header class="welcome">
        ${s()}
        <h1 tabindex="-1">${i(`welcome.${t.step}`)}</h1>
        <p class="lead">${i(`welcome.${t.step}Text`)}</p>
      </header>
      ${bk[t.step](t,e)}`}}function wk(e,t){let[s,n]=[new Map,!1],a=new AbortController;return e.signal.addEventListener("abort",()=>a.abort()),{async load(o){a.abort();let{signal:r}=a=new AbortController;try{let[l,p]=await Zo(f("/api/locations/categories",{...t(),category:"",bbox:o}),{signal:r});if(r.aborted)return;[s,n]=[new Map(l.map($=>[$.category,$.count])),p]}catch(l){if(l.name==="AbortError")return;s.clear()}e.update()},arranged(o,r){if(!s.size)return null;let l=[...s.values()].reduce((m,q)=>m+q,0),p=m=>s.get(m)===0&&!n&&!r.includes(m),$=m=>m&&(m<l||n)?`${T(m)}${n?"+":""}`:void 0;return{shown:o.filter(m=>!p(m)).map(m=>({category:m,count:$(s.get(m))})),rest:o.filter(p)}}}}var yk=500;async function vk(e,t,s){let{signal:n}=e,a=f("/api/locations",{...s,category:"",q:"",list:t,bbox:"-180,-90,180,90",findsLimit:0,limit:yk});try{let[{name:o},r]=await Promise.all([d(`/api/lists/${encodeURIComponent(t)}`,{signal:n}),d(a,{signal:n})]);return{name:o,points:r.map(it)}}catch(o){return o.name!=="AbortError"&&u(o.code==="not_found"?i("lists.gone"):P(o)),{name:i("lists.one"),points:[]}}}import{html as lm,nothing as pm}from"../lib/lit-html/lit-html.js";async function kk(e){await e.ask()&&await x("see-inviter")}async function xk(e){e.close(),await x("list")}function Ok(e){let{user:t}=e;if(!t)return pm;let s=i("introduction.text",{name:h(t),n:t.findCount});return lm`
    <section class="introduction" aria-label=${s}>
      ${D(t,44)}
      <p class="strong grow" dir="auto">${s}</p>
      ${rt(()=>xk(e))}
      <p class="row">
        <a class="button quiet" id="see-inviter" href="/people/${t.id}">${i("introduction.see")}</a>
        ${e.mayAsk?lm`<button type="button" @click=${()=>kk(e)}>${i("friend.ask")}</button>`:pm}
      </p>
    </section>`}async function qk(e,t){let s=new Mn(t.update);e.note=()=>Ok(s),await s.load()}var ha=0,Uo=null;function Sk(e){let t=Jn(e);location.pathname!==t.split("#")[0]&&(ha=Uo&&V.get("message")===Uo?ha+1:1,ha===1?u(Oo(e),t):u(i("note.several",{n:ha}),"/notifications"),Uo=V.get("message"))}import{html as um,nothing as Fk}from"../lib/lit-html/lit-html.js";async function Pk([e,t,s,n]){let a=(e+(s<e?s+360:s))/2,o={lat:((t+n)/2).toFixed(6),lng:(a>180?a-360:a).toFixed(6)};return(await d(f("/api/places/name",o)).catch(()=>null))?.name??""}var Lk=100,Tk=1500;function Ik([e,t,s,n]){let a=t<0&&n>0?0:Math.min(Math.abs(t),Math.abs(n)),o=((s-e+360)%360||(s===e?0:360))*Math.cos(a*Math.PI/180);return Math.max(n-t,o)*111.2>Lk}var Mk=(e,t,s)=>um`
  ${L(e)}
  <p>${i("watch.text")}</p>
  ${b(e,"name",{label:i("watch.name"),value:t,required:!0,most:100})}
  ${O("watch-news",{name:"news",label:i("bell.title"),options:["daily","each"].map(n=>[n,i(`bell.${n}`)]),chosen:"daily"})}
  ${s.length?um`<p class="hint">${i("watch.only",{categories:s.map(R).join(", ")})}</p>`:Fk}`;async function jk(e,t){let s=e.split(",").map(Number),[n,a,o,r]=s;if(Ik(s))return u(i("watch.large"));let l=await Promise.race([Pk(s),Ke(Tk,"")]),p=null,$=q=>async({name:W,news:_t})=>{let le=t.length?{categories:t}:{};p=await S("/api/watches",{name:W.trim(),news:_t,box:{west:n,south:a,east:o,north:r},...le}),q()};await C(q=>new F({send:$(q)}),i("map.watch"),q=>Mk(q,l,t),q=>N(q,i("watch.watch")))&&u(i("watch.saved",p),"/settings/watches")}import{html as Ak,nothing as Bk}from"../lib/lit-html/lit-html.js";async function Nk(e){if(va.get())return;let t=()=>{},s=new Ze(()=>t());try{await s.read()}catch{return}s.state!=="off"||document.querySelector("dialog[open]")||(va.set("1"),await Z((n,a)=>{t=a;let o=async()=>{await s.enable(),s.state!=="off"&&(n(),u(i(`push.${s.state}`,{instance:X()})))};return Ak`
      <h2>${i("push.offer",{name:e})}</h2>
      <p>${i("push.offerText",{instance:X()})}</p>
      <p class="soft" role="status">${s.slow?i("push.asking"):Bk}</p>
      <div class="row end">
        <button class="quiet" type="button" @click=${()=>n()}>${i("push.notNow")}</button>
        <button type="button" id="push-on" aria-busy=${s.busy?"true":"false"} @click=${o}>
          ${c("bell")} ${i("push.enable")}
        </button>
      </div>`},{label:i("push.offer",{name:e}),kind:"sheet-like"}))}import{html as fa,nothing as mm}from"../lib/lit-html/lit-html.js";async function _k({lat:e,lng:t}){try{let{title:s}=await S("/api/map/wishes",{latitude:e,longitude:t});u(i("offer.wished",{title:s}))}catch(s){u(P(s))}}function Ck(e,t){if(g().role==="admin"){let s=f("/admin/map",{at:ge({lat:e.lat,lng:e.lng})});return fa`<p><a class="button quiet" href=${s}>${i("offer.add")}</a></p>`}return fa`
    <p><button type="button" class="quiet" @click=${()=>{t(),_k(e)}}>${i("offer.wish")}</button></p>
    <p class="hint">${i("offer.wishText")}</p>`}var Dk=e=>fa`
  <p><button type="button" class="quiet" @click=${()=>e(!0)}>${i("offer.show")}</button></p>
  <p class="hint">${i("offer.learns")}</p>`,Uk=(e,{choose:t,close:s,key:n})=>fa`
  <section class="offer" tabindex="-1" aria-label=${i("offer.none")} @keydown=${n}>
    <p class="row between">
      <span class="strong">${i("offer.none")}</span>
      <button type="button" class="round" aria-label=${i(Bs()?"offer.decline":"action.close")} @click=${()=>t(!1)}>
        ${c("close")}
      </button>
    </p>
    ${Xr()?Ck(e,s):mm}
    ${Bs()?Dk(t):mm}
  </section>`,Rk=()=>Uk;import{html as ga,nothing as Ro}from"../lib/lit-html/lit-html.js";var Ek=2.5,[Hk,dm]=[300,24],hm=180,fm=()=>matchMedia("(prefers-reduced-motion: reduce)").matches,$a=class{#t=Xe;#e=Xe;#s=null;#i=new Map;#a={time:0,x:0,y:0};#n=null;#o;constructor(t){this.#o=t}show(t,s=0){this.#n=t,this.#i.clear(),this.#m(Xe),s&&!fm()&&this.#n.animate([{transform:`translateX(${s*15}%)`,opacity:0},{transform:"none",opacity:1}],{duration:hm,easing:"ease-out"})}onDown=t=>{t.target.localName==="video"||t.button||(this.#n=t.currentTarget,this.#n.setPointerCapture(t.pointerId),this.#i.set(t.pointerId,this.#d(t)),this.#c())};onMove=t=>{if(!this.#i.has(t.pointerId))return;this.#i.set(t.pointerId,this.#d(t));let s=this.#p(),n={x:s.x-this.#s.x,y:s.y-this.#s.y};if(this.#i.size>1){let{x:o,y:r,scale:l}=qa(this.#e,this.#e.scale*s.apart/this.#s.apart,this.#s);return this.#m({scale:l,x:o+n.x,y:r+n.y})}let a={...this.#e,x:this.#e.x+n.x,y:this.#e.y+n.y};this.#m(this.#t.scale>1?Si(a,this.#u()):a)};onUp=t=>{if(!this.#i.has(t.pointerId))return;let s=this.#p(),n=this.#i.size===1,a={x:s.x-this.#s.x,y:s.y-this.#s.y};if(this.#i.delete(t.pointerId),this.#i.size)return this.#c();if(!n||t.type==="pointercancel")return this.#l();if(Math.hypot(a.x,a.y)<dm)return this.#r(s,t.timeStamp);let o=this.#t.scale>1?"":Yr(a);if(o)return this.#o[o]();this.#l()};#r(t,s){let n=this.#a;if(this.#a={...t,time:s},s-n.time>Hk||Math.hypot(t.x-n.x,t.y-n.y)>dm)return this.#l();this.#a={time:0,x:0,y:0},this.#m(this.#t.scale>1?Xe:Si(qa(Xe,Ek,t),this.#u()),!0)}#c(){this.#e=this.#t,this.#s=this.#p()}#p(){let[t,s=t]=this.#i.values();return Gr(t,s)}#d({clientX:t,clientY:s}){let{left:n,top:a,width:o,height:r}=this.#n.getBoundingClientRect();return{x:t-n-o/2,y:s-a-r/2}}#u(){return{width:this.#n.clientWidth,height:this.#n.clientHeight}}#l(){this.#m(Si(this.#t,this.#u()),!0)}#m(t,s=!1){this.#t=t;let n=this.#n?.firstElementChild;n&&(n.style.transition=s&&!fm()?`transform ${hm}ms ease-out`:"none",n.style.transform=`translate(${t.x}px, ${t.y}px) scale(${t.scale})`)}};function zk(e,t){let s=e.media.length,n=t,a=!0,o=null,r=new Map;Z((l,p)=>{let $=m=>{n=(n+m+s)%s,a=!1,p(),o.show(document.querySelector("dialog .stage"),s>1?m:0)};return o??=new $a({next:()=>$(1),previous:()=>$(-1),close:()=>l()}),Vk(e,{at:n,plays:a,films:r},o,$,l)},{label:e.title,kind:"full"})}function Vk(e,{at:t,plays:s,films:n},a,o,r){let l=e.media.length,p=e.media[t];return ga`
    <div class="viewer" @keydown=${m=>{m.target.localName!=="video"&&(m.key==="ArrowRight"&&o(1),m.key==="ArrowLeft"&&o(-1))}}>
      <div class="row between">
        <span class="at" aria-live="polite">${l>1?i("find.pictureOf",{at:t+1,n:l}):Ro}</span>
        ${rt(r)}
      </div>
      <div class="stage" @pointerdown=${a.onDown} @pointermove=${a.onMove} @pointerup=${a.onUp}
        @pointercancel=${a.onUp} @dragstart=${m=>m.preventDefault()}>
        <div class="shown">${p.type==="video"?Yk(p,s,n):Kk(p,Kr(e,t))}</div>
      </div>
      <div>
        ${p.caption?ga`<p class="said" dir="auto">${p.caption}</p>`:Ro}
        ${l>1?Gk(o):Ro}
      </div>
    </div>`}var Wk=e=>`min(100vw, calc(100vh * ${Hr(e).toFixed(3)}))`,Kk=(e,t)=>ct(e,{alt:t,eager:!0,sizes:Wk(e),blur:!1});function Yk(e,t,s){if(s.has(e))return s.get(e);let n=Object.assign(document.createElement("video"),{controls:!0,preload:"none",autoplay:t,playsInline:!0,poster:e.mediumUrl||e.fallbackUrl,width:e.width||640,height:e.height||360}),a=/\.webm(\?|$)/.test(e.url)?"webm":"mp4",o=(r,l)=>n.append(Object.assign(document.createElement("source"),{src:r,type:l}));return o(e.url,e.codecs?`video/${a}; codecs="${e.codecs}"`:""),e.playbackUrl&&o(e.playbackUrl,"video/mp4"),n.lastChild.addEventListener("error",()=>{let r=document.createElement("p");r.className="said";let l=Object.assign(document.createElement("a"),{href:e.url,download:"",textContent:i("find.download")});r.append(i("find.unplayable")," ",l),s.set(e,r),n.replaceWith(r)}),s.set(e,n),n}var Gk=e=>ga`
  <div class="row steps">
    ${$m("previous","back",()=>e(-1))}
    ${$m("next","next",()=>e(1))}
  </div>`,$m=(e,t,s)=>ga`
  <button type="button" class="round" aria-label=${i(`find.${e}`)} @click=${s}>${c(t)}</button>`;import{html as qe,nothing as ii}from"../lib/lit-html/lit-html.js";var ba=class{friends=[];next="";hasLinks=!1;lists=[];update=()=>{};#t;constructor(t){this.audience=Pe(t),this.#t=`/api/finds/${t.id}`}async load(){let[t,s,n]=await Promise.all([nt("/api/shares"),d(this.#t),d(`${this.#t}/lists`),this.audience==="friends"?this.#e("/api/friends?status=accepted&limit=100"):null]);if(this.hasLinks=t.items.length>0,this.audience==="everyone")return;let a=({id:o})=>n.find(r=>r.id===o)?.memberCount;this.lists=(s.inLists??[]).filter(o=>o.shows).map(o=>({...o,memberCount:a(o)}))}more=async()=>{await this.#e(this.next),this.update()};async#e(t){let{items:s,next:n}=await nt(t),a=o=>o.requesterId===g().id?o.addressee:o.requester;this.friends.push(...s.map(a)),this.next=n}};var Jk=e=>qe`
  ${e.friends.length?qe`<ul class="people">${e.friends.map(t=>ti(t,ii))}</ul>`:qe`<p class="soft">${i("whoSees.alone")}</p>`}
  ${e.next?qe`<button type="button" class="quiet" @click=${()=>I(e.more())}>${i("action.more")}</button>`:ii}`,Xk=(e,t,s)=>qe`
  <h2>${i("find.whoSees")}</h2>
  <p>${c(Le(e.audience))} ${i(`edit.audienceText.${e.audience}`,{instance:X()})}</p>
  ${e.audience==="friends"?Jk(e):ii}
  ${e.lists.length?qe`
    <p class="hint">${i("whoSees.lists")}</p>
    <ul class="people">${e.lists.map(n=>qe`<li><a href="/lists/${n.id}" dir="auto">${rn(n)}</a></li>`)}</ul>`:ii}
  ${e.hasLinks?qe`<p class="hint">${i("whoSees.links")} <a href="/shares">${i("shares.mine")}</a></p>`:ii}
  <div class="row end">
    <a class="button quiet" href="/finds/${t.id}/edit">${i("action.edit")}</a>
    <button type="button" class="main" @click=${()=>s()}>${i("action.close")}</button>
  </div>`;async function Zk(e){let t=new ba(e);await I(t.load())&&await Z((s,n)=>(t.update=n,Xk(t,e,s)),{label:i("find.whoSees")})}V.subscribe("user",_s);_s();export{Om as about,Fc as accounts,db as addToList,_c as admin,Hc as adminLog,Sk as announce,Tp as areas,by as askReport,Rc as categories,wk as countCategories,Rl as edit,np as feed,pp as help,Pp as import,Cp as instance,qk as introduce,jp as invites,Kp as join,mu as joinList,uu as list,vk as listOnMap,hu as lists,$u as named,ku as notifications,Rk as offerOfStreets,Nk as offerPush,Ou as people,ju as person,Bu as profile,_u as reports,Cu as saved,em as settings,Rb as shareFind,sm as shares,Df as showSteps,zk as viewPhoto,nm as waiting,jk as watchArea,cm as welcome,Zk as whoSees};

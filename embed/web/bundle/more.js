import{$ as q,$b as Pi,$c as oc,A as ir,Aa as wr,Ab as _,Ac as Gr,B as I,Ba as yr,Bb as Ge,Bc as ji,Bd as vc,C as ee,Ca as We,Cb as $e,Cc as Jr,D as Rt,Da as vr,Db as ge,Dc as Je,Dd as kc,E as Ee,Ea as $i,Eb as Ir,Ec as Xr,F as nr,Fa as gi,Fb as be,Fc as Zr,Ga as bi,Gb as it,Gc as Qr,Gd as Ci,H as ze,Ha as kr,Hb as Mr,Hd as xc,I as Is,Ia as xr,Ib as jr,J as ar,Ja as wi,Jb as ie,Jc as bt,Jd as Oc,K as or,Kb as Oi,Kc as Le,Kd as qc,L as rt,La as yi,Lb as Ar,Lc as Te,Ld as Sc,M as E,Ma as Or,Mb as z,Mc as tc,N as u,Na as qr,Nb as G,Nc as lt,O as rr,Oa as Sr,Ob as P,Oc as ec,Pa as vi,Pb as qi,Pc as sc,Q as Aa,Qa as Fr,Qb as Br,Qc as ic,R as cr,Ra as Pr,Rb as Nr,Rc as Ai,Sa as Lr,Sb as _r,Sc as Bi,Tb as h,Ub as Si,Vb as Fe,Vc as nc,Wb as Cr,Xc as Xe,Yb as Dr,Yc as Ba,Z as Et,Zb as ne,Zc as Ni,_ as m,_b as Fi,_c as ac,a as Re,aa as B,ac as Ur,ad as rc,b as y,ba as Y,bc as Rr,bd as _s,c as Z,ca as j,cc as Li,cd as cc,d as Qo,da as Ms,dc as Er,dd as Cs,e as Ta,ea as lr,ed as lc,f as ue,fa as nt,fc as zr,fd as pc,g as Ia,ga as f,gc as S,h as Ma,ha as He,hb as c,hc as Hr,i as de,ia as pr,ib as U,ic as Vr,id as uc,j as Ps,ja as js,jb as W,jc as at,jd as Na,k as Ls,kb as Tr,kc as T,l as me,la as ur,lb as v,lc as Wr,ld as dc,m as Ts,ma as dr,mb as ki,mc as b,md as mc,n as ja,na as Ve,nb as C,nc as N,nd as hc,o as kt,oa as hi,ob as w,oc as Kr,od as fc,p as di,pa as mr,pb as k,pc as J,pd as _i,q as tr,qa as hr,qb as Ke,qc as M,ra as fr,rb as R,rc as Yr,sa as $r,sb as ct,sc as xt,sd as $c,t as mi,ta as $,tb as x,tc as As,td as _a,u as er,ua as fi,uc as Ti,ud as gc,v as i,va as Pt,vc as Pe,vd as bc,w as sr,wa as gr,wb as xi,wc as Ii,wd as wc,x as F,xa as br,xb as fe,xc as Mi,xd as yc,yb as Lt,yc as Bs,z as he,za as se,zb as Ye,zc as Ns}from"./shared.js";async function Ds(){if(!$())return;let e={language:kt(),timeZone:Intl.DateTimeFormat().resolvedOptions().timeZone??""},t=[$().id,...Object.values(e)].join(" ");Ta.get()!==t&&await B("/api/notifications/preferences",e).then(()=>Ta.set(t),()=>{})}import{html as Ie,nothing as Ca}from"../lib/lit-html/lit-html.js";var Nd=new URL("lib/",Re).pathname,_d=[["Leaflet 1.9.4","leaflet","Volodymyr Agafonkin, CloudMade","BSD-2-Clause"],["protomaps-leaflet 5.1.0","protomaps-leaflet","Protomaps","BSD-3-Clause"],["lit-html 3.3.3","lit-html","Google LLC","BSD-3-Clause"]];function Fc(){if(Cs())return new URL(y().streets.url.replace(/[{}]/g,"")).host;let{host:e}=new URL((y().tiles?.url??"").replace(/[{}]/g,""),location);return e===location.host?"":e}var Cd=()=>Fc()?i("about.tilesFrom",{host:Fc()}):i("about.alone"),Dd=()=>Ie`
  <section class="card">
    <p class="lead">${i("app.about")}</p>
    <p>${i("about.text")} ${Cd()}</p>
    <p class="soft">${i("about.version",{version:y().version})}</p>
    <p class="row">
      <a class="button quiet" href="/help">${i("help.title")}</a>
      <a class="button quiet" href="/api/docs">${i("about.api")}</a>
    </p>
  </section>`,Ud=()=>Ie`
  <section class="card">
    <h2>${i("about.map")}</h2>
    <ul class="plain-list">
      ${y().tiles?.attribution?Ie`<li>${i("about.tiles")}: ${y().tiles.attribution}</li>`:Ca}
      ${Cs()?Ie`<li>${i("about.streets")}: ${y().streets.attribution}</li>`:Ca}
      <li>${i("about.places")}: ${y().places.attribution}</li>
    </ul>
  </section>`,Rd=([e,t,s,n])=>Ie`<li><a href="${Nd}${t}/LICENSE">${e}</a>, © ${s}, ${n}</li>`,Ed=()=>Ie`
  <section class="card">
    <h2>${i("about.code")}</h2>
    <ul class="plain-list">${_d.map(Rd)}</ul>
    <p class="hint">${i("about.more")}</p>
  </section>`,zd=()=>({title:i("nav.about"),view:()=>Ie`
    ${v(i("nav.about"),Ca,$()?"/settings":"/sign-in")}
    ${qc()}${Oc()}${Dd()}${Ud()}${Ed()}`});import{html as Wi,nothing as ym}from"../lib/lit-html/lit-html.js";var Hd=200,Vd=2**20,Da=["all","active","suspended","admin"],Pc={wrong_password:"password"},Me=e=>`/api/admin/users/${e.id}`,Di=class{#t;#e=0;constructor(t){this.#t=t;let s=t.query.get("status");this.text=t.query.get("q")??"",this.status=Da.includes(s)?s:"all",this.list=z(t,()=>f("/api/admin/users",{...this.#s,limit:50}))}get#s(){return{q:this.text.trim(),status:this.status==="all"?"":this.status}}search=()=>(clearTimeout(this.#e),this.#t.rename(f("/admin/people",this.#s)),this.list.load());type(t){this.text=t,clearTimeout(this.#e),this.#e=setTimeout(this.search,Hd)}choose(t){return this.status=t,this.#t.update(),this.search()}isMe(t){return t.id===$()?.id}#i(t){this.list.items=this.list.items.map(s=>s.id===t.id?t:s),this.#t.update()}async#a(t,s){try{this.#i(await t),u(s)}catch(n){u(F(n))}}get asksPassword(){return fi()}adminForm(t,s){let n=async({password:a})=>{this.#i(await Y(Me(t),{role:"admin",...a?{password:a}:{}})),s()};return new S({send:n,fieldOf:Pc})}demote(t){return this.#a(Y(Me(t),{role:"member"}),i("admin.memberDone",{name:h(t)}))}lift(t){return this.#a(j(`${Me(t)}/suspension`),i("admin.liftDone",{name:h(t)}))}linkForm(t,s){let n=async({password:a})=>{let o=await q(`${Me(t)}/sign-in-link`,a?{password:a}:void 0);s(new URL(o.url,location).href)};return new S({send:n,fieldOf:Pc})}limitForm(t,s){let n=async({kind:a,size:o})=>{let r={instance:null,none:0}[a];this.#i(await Y(Me(t),{mediaLimit:a==="own"?Math.round(Number(o)*Vd):r})),s()};return new S({send:n})}suspendForm(t,s){let n=async({reason:a,days:o})=>{this.#i(await B(`${Me(t)}/suspension`,{reason:a.trim(),...o?{days:Number(o)}:{}})),s()};return new S({send:n})}deleteForm(t,s){let n=async({name:a,reason:o})=>{if(a.trim()!==t.username)throw{code:"page",reason:"other_name",text:i("admin.deleteOther")};await j(f(Me(t),{reason:o.trim()})),this.list.items=this.list.items.filter(r=>r.id!==t.id),this.#t.update(),s()};return new S({send:n,fieldOf:{other_name:"name"}})}close(){clearTimeout(this.#e)}};import{html as tt,nothing as ts}from"../lib/lit-html/lit-html.js";import{html as Tt,nothing as Us}from"../lib/lit-html/lit-html.js";var Wd=2e3,Ze=class{state="";busy=!1;slow=!1;#t;constructor(t){this.#t=t}async read(){this.state=await hi()}enable=()=>this.#e(mr);disable=()=>this.#e(hr);test=()=>this.#s(async()=>{await fr(),u(i("push.sent"))});async#e(t){this.busy=!0,this.#t();let s=setTimeout(()=>{this.slow=!0,this.#t()},Wd);await this.#s(async()=>{this.state=await t()}),clearTimeout(s),this.busy=this.slow=!1,this.#t()}async#s(t){try{await t()}catch(s){u(s.code||s.status?F(s):i("push.failed"))}this.#t()}};var Ui=class{list=[];#t;constructor(t){this.#t=t}get isShown(){return yc()}async read(){this.isShown&&(this.list=await m("/api/auth/passkeys",{signal:this.#t.signal}))}async count(){return(await m("/api/auth/passkeys",{signal:this.#t.signal}).catch(()=>this.list)).length}addForm(t,s){let n=async({name:a,password:o})=>{let r=await vc(await q("/api/auth/passkeys/options",t?{password:o}:{}));r&&(this.list=[...this.list,await q("/api/auth/passkeys",{name:a,...r})],s())};return new S({send:n,fieldOf:{wrong_password:"password"}})}renameForm(t,s){let n=async({name:a})=>{let o=await Y(`/api/auth/passkeys/${t.id}`,{name:a});this.list=this.list.map(r=>r.id===o.id?o:r),s()};return new S({send:n})}async remove(t){try{await j(`/api/auth/passkeys/${t.id}`),this.list=this.list.filter(s=>s.id!==t.id)}catch(s){u(F(s))}this.#t.update()}};var Kd=1,Ot=class{nearby=[];proposal="";title="";#t;#e;#s;#i=0;#a=0;constructor(t,s,n=()=>{}){this.#t=t,this.#e=n,this.#n(s??{})}get value(){let{point:t,by:s,source:n,photo:a,chosen:o}=this;return{point:t,name:this.name.trim(),by:s,source:n,photo:a,location:o}}#n({point:t=null,name:s="",by:n="",source:a="",photo:o=null,location:r=null}){Object.assign(this,{point:t,name:s,by:n,source:a,photo:o,chosen:r}),this.#s=t}get label(){return this.chosen?.name||this.name.trim()||this.proposal}take(t){if(this.#n(t.value),Object.assign(this,{nearby:t.nearby,proposal:t.proposal,title:t.title}),this.#e(),this.point&&!this.label)return this.propose()}setPoint(t,s,n=""){return Object.assign(this,{point:t,chosen:null,source:s,proposal:""}),n?(Object.assign(this,{name:n,by:"search"}),this.#s=t):this.by!=="reader"&&this.#s&&ie(this.#s,t)>Kd&&Object.assign(this,{name:"",by:""}),this.#e(),this.propose()}setPlace(t){return this.title=t.title??"",this.setPoint(it(t),t.isCamera?"camera":"found",t.title??t.name)}suggestPoint(t){return this.photo??=t,this.point?this.#e():this.setPoint(t,"photo")}setName(t){this.name=t,this.by=t.trim()?"reader":""}async locate(){try{let t=await Oi({enableHighAccuracy:!0,timeout:15e3});this.#t.signal.aborted||this.setPoint(t,"hereDone")}catch(t){this.#t.signal.aborted||u(F(t))}}toggle(t){this.chosen=this.chosen?.id===t.id?null:t,this.chosen&&(this.point=it(t)),this.#e()}async propose(){let t=++this.#a,{signal:s}=this.#t;clearTimeout(this.#i);let{nearby:n,name:a,wait:o}=await $i(this.point,{signal:s});t!==this.#a||s.aborted||(Object.assign(this,{nearby:n,proposal:a}),o&&(this.#i=setTimeout(()=>this.propose(),1e3*o)),this.#t.update())}close(){clearTimeout(this.#i)}};var Ua="/api/users/me/place-settings",Yd={radius:.5,area:1},Lc=[.2,.5,1,2,5],we=class{values=null;exactAtHome=0;#t;constructor(t){this.#t=t}async read(){this.values=await m(Ua,{signal:this.#t.signal})}async change(t){try{let{exactAtHome:s,...n}=await B(Ua,{...this.values,...t});Object.assign(this,{values:n,exactAtHome:s}),t.audience&&ue.set(t.audience),u(i("privacy.saved"))}catch(s){u(F(s))}this.#t.update()}changeHome(t){return this.change({home:{...this.values.home,...t}})}async hideHome(){try{let{finds:t}=await q(`${Ua}/home`);this.exactAtHome=0,u(i("privacy.homeHidden",{n:t}))}catch(t){u(F(t))}this.#t.update()}picker(){let{home:t}=this.values,s=t&&{point:{lat:t.latitude,lng:t.longitude}},n=new Ot(this.#t,s,()=>{n.point&&this.changeHome({...Yd,...t,latitude:n.point.lat,longitude:n.point.lng})});return n}};var Ri=class{list=[];#t;constructor(t){this.#t=t}async read(){this.list=await m("/api/watches",{signal:this.#t.signal})}async edit(t,s){let n=await Y(`/api/watches/${t.id}`,s);this.list=this.list.map(a=>a.id===t.id?n:a),this.#t.update()}async change(t,s){await P(this.edit(t,s)),this.#t.update()}async remove(t){await P(j(`/api/watches/${t.id}`))&&(this.list=this.list.filter(s=>s.id!==t.id)),this.#t.update()}};function Tc({latitude:e,longitude:t,radius:s,box:n}){let a=l=>Math.max(3,Math.min(16,Math.floor(Math.log2(360/Math.max(l,1e-4)))));if(!n)return{lat:e,lng:t,zoom:a(s/50)};let o=(n.east-n.west+360)%360,r=n.west+o/2;return{lat:(n.south+n.north)/2,lng:r>180?r-360:r,zoom:a(Math.max(o,n.north-n.south))}}var Gd=600*1e3-30*1e3,Jd=e=>e.some(t=>t.current&&Date.now()-Date.parse(t.passwordAt)<Gd),Ic=e=>!e.current&&e.kind!=="token",Ei=class{preferences=null;sessions=null;refusal=gr();#t;constructor(t){this.#t=t,this.push=new Ze(t.update),this.passkeys=new Ui(t),this.places=new we(t),this.watches=new Ri(t),this.loading=G(t,()=>this.#e());let s={wrong_password:"currentPassword"};this.password=new S({send:(n,a)=>this.#i(n,a),update:t.update,fieldOf:s})}get user(){return $()}redraw=()=>this.#t.update();get isLoaded(){return!!(this.preferences&&this.user)}get asksPassword(){return fi()}get asksCurrent(){return this.user.hasPassword&&!kc(this.sessions)}get passkeyAsksPassword(){return this.asksPassword&&!Jd(this.sessions)}get hasOthers(){return this.sessions.some(Ic)}async#e(){let{signal:t}=this.#t;[this.preferences,this.sessions]=await Promise.all([m("/api/notifications/preferences",{signal:t}),m("/api/auth/sessions",{signal:t}),this.push.read(),this.passkeys.read(),this.places.read(),this.watches.read()])}async#s(t){await P(t()),this.#t.update()}setTheme(t){dc(t),this.#t.update()}setUnits(t){Qo.set(t),this.#t.update()}setStreets(t){pc(t),this.#t.update()}async setLanguage(t){await er(t),Ds(),this.#t.update()}prefer(t){return this.#s(async()=>{this.preferences=await B("/api/notifications/preferences",t)})}addSession(t){this.sessions=[t,...this.sessions],this.#t.update()}endOthers(){return this.#s(async()=>{for(let t of this.sessions.filter(Ic))await j(`/api/auth/sessions/${t.id}`),this.sessions=this.sessions.filter(s=>s!==t)})}endSession(t){return this.#s(async()=>{await j(`/api/auth/sessions/${t.id}`),this.sessions=this.sessions.filter(s=>s!==t)})}signOut=()=>this.#s(async()=>{await wr(),await this.#t.go("/sign-in",{replace:!0})});async#i({newPassword:t,currentPassword:s,unlinkIdentity:n},a){let o=this.asksCurrent?{currentPassword:s}:{};await B("/api/users/me/password",{newPassword:t,...o,...n?{unlinkIdentity:!0}:{}}),a.reset(),se(await m("/api/users/me")),this.sessions=await m("/api/auth/sessions");let r=await this.passkeys.count();r?u(`${i("settings.passwordSaved")} ${i("settings.passkeysStay",{n:r})}`,"/settings/sign-in#passkeys"):u(i("settings.passwordSaved"))}unlink(){return this.#s(async()=>{await j("/api/users/me/identity"),se(await m("/api/users/me"))})}confirmForm(t){let s=async({password:n})=>{await q("/api/auth/confirm",{password:n}),t()};return new S({send:s,fieldOf:{wrong_password:"password"}})}deleteForm(t){let s=async({password:n})=>{await j("/api/users/me",this.asksPassword?{password:n}:void 0),t()};return new S({send:s,fieldOf:{wrong_password:"password"}})}async leaveDeleted(){await yr(),await this.#t.go("/sign-in",{replace:!0}),u(i("settings.deleted"))}},zi=(e={})=>`/api/auth/oauth/start?${new URLSearchParams({...e,redirect:"/settings/sign-in"})}`;import{html as Mc}from"../lib/lit-html/lit-html.js";var Xd=e=>Mc`
  <button type="button" class="quiet" @click=${()=>e(!1)}>${i("action.cancel")}</button>`;function D(e,t,s,n){let a=null;return J((o,r)=>(a??=e(()=>o(!0)),a.update=r,Mc`
      <form novalidate @submit=${a.submit}>
        <h2>${t}</h2>
        ${s(a)}
        <div class="row end">${Xd(o)}${n(a)}</div>
      </form>`),{label:t})}var Qe=()=>y().provider.name,ye=e=>e.refusal?.reason==="sign_in_again"&&y().provider.enabled?Tt`
  <p><a class="button quiet" href=${zi()}>${i("signin.provider",{name:Qe()})}</a></p>`:Us,ae=(e,t,s)=>b(e,t,{label:s,kind:"password",required:!0,complete:"current-password"}),Zd=()=>Tt`
  <label class="switch">
    <span>
      ${i("settings.alsoUnlink",{name:Qe()})}<br>
      <span class="soft">${i("settings.alsoUnlinkHint")}</span>
    </span>
    <input type="checkbox" role="switch" id="unlinkIdentity" name="unlinkIdentity">
  </label>`,jc=({user:e,asksCurrent:t,password:s})=>Tt`
  <form class="card" novalidate @submit=${s.submit}>
    <h2>${i(t?"settings.password":"settings.passwordFirst")}</h2>
    ${e.hasPassword&&!t?Tt`<p class="note">${i("link.setPassword")}</p>`:Us}
    <input class="unseen" type="text" autocomplete="username" .value=${e.username} tabindex="-1" aria-hidden="true">
    ${T(s)}
    ${ye(s)}
    ${t?ae(s,"currentPassword",i("settings.currentPassword")):Us}
    ${b(s,"newPassword",{label:i("settings.newPassword"),hint:i("settings.passwordHint"),kind:"password",required:!0,least:8,most:255,complete:"new-password"})}
    ${e.identityLinked?Zd():Us}
    <div class="row end">${N(s,i("action.save"))}</div>
  </form>`;async function Qd(e){let t=i("settings.unlinkTitle",{name:Qe()});await M(t,i("settings.unlinkText"),i("settings.unlink"))&&e.unlink()}async function tm(e,t){if(!t.asksPassword)return;e.preventDefault();let s=i("settings.link",{name:Qe()});await D(a=>t.confirmForm(a),s,a=>Tt`
    <p>${i("settings.linkText")}</p>
    ${T(a)}
    ${ae(a,"password",i("account.password"))}`,()=>Tt`<button type="submit">${i("settings.linkGo")}</button>`)&&location.assign(zi({link:"true"}))}var em=e=>Tt`
  <p>${c("check")} ${i("settings.linked")}</p>
  <p><button type="button" class="quiet" @click=${()=>Qd(e)}>${i("settings.unlink")}</button></p>`,sm=e=>Tt`
  <p>${i("settings.notLinked")}</p>
  <p>
    <a class="button quiet" href=${zi({link:"true"})} @click=${t=>tm(t,e)}>
      ${i("settings.link",{name:Qe()})}
    </a>
  </p>`,Ac=e=>Tt`
  <section class="card">
    <h2>${i("settings.identity",{name:Qe()})}</h2>
    ${e.user.identityLinked?em(e):sm(e)}
  </section>`;async function im(e){await D(s=>e.deleteForm(s),i("settings.deleteTitle"),s=>Tt`
    <p>${i("settings.deleteText")}</p>
    ${T(s)}
    ${ye(s)}
    ${e.asksPassword?ae(s,"password",i("account.password")):Us}`,()=>Tt`<button type="submit" class="danger">${i("settings.delete")}</button>`)&&await e.leaveDeleted()}var Bc=e=>Tt`
  <section class="card">
    <p>${i("settings.dataText")}</p>
    <p><a class="button quiet" href="/api/users/me/export" download>${i("settings.download")}</a></p>
    <p>${i("settings.archiveText")}</p>
    <p><a class="button quiet" href="/api/users/me/archive" download>${i("settings.archive")}</a></p>
    <p><a class="button quiet" href="/import">${i("settings.import")}</a></p>
    <h2>${i("settings.deleteHead")}</h2>
    <p>${i("settings.deleteHint")}</p>
    <p><button type="button" class="danger" @click=${()=>im(e)}>${i("settings.delete")}</button></p>
  </section>`;import{html as Ra,nothing as Rs}from"../lib/lit-html/lit-html.js";function O(e,{label:t,options:s,chosen:n,set:a=()=>{},hint:o="",error:r="",name:l=e}){let p=r?`${e}-error`:o?`${e}-hint`:Rs;return Ra`
    <div class="field">
      <label for=${e}>${t}</label>
      <select id=${e} name=${l} aria-describedby=${p} aria-invalid=${r?"true":Rs} @change=${g=>a(g.target.value)}>
        ${s.map(([g,d,L=Rs])=>Ra`
          <option value=${g} lang=${L} ?selected=${g===n}>${d}</option>`)}
      </select>
      ${p===Rs?Rs:Ra`<p class=${r?"error":"hint"} id=${p}>${r||o}</p>`}
    </div>`}import{html as nm}from"../lib/lit-html/lit-html.js";async function am(e){let t=await $e(e);t||document.getElementById("secret").select(),u(i(t?"secret.copied":"secret.selected"))}var Hi=({title:e,text:t,label:s,value:n})=>J(a=>nm`
  <h2>${e}</h2>
  <p>${t}</p>
  <div class="field">
    <label for="secret">${s}</label>
    <input id="secret" readonly spellcheck="false" autocomplete="off" .value=${n} @focus=${o=>o.target.select()}>
  </div>
  <div class="row end">
    <button type="button" class="quiet" @click=${()=>a()}>${i("action.close")}</button>
    <button type="button" @click=${()=>am(n)}>${c("copy")} ${i("secret.copy")}</button>
  </div>`,{label:e});function om({mediaBytes:e,mediaLimit:t}){let s=rt(e);return t===null?i("admin.usage",{size:s}):t?i("admin.usageOf",{size:s,limit:rt(t)}):i("admin.usageUnlimited",{size:s})}var rm=e=>[i("admin.joined",{date:Rt(e.createdAt)}),e.seenAt?i("admin.seen",{date:Rt(e.seenAt)}):i("admin.notSeen"),i("admin.finds",{n:e.findCount}),om(e),e.invitedBy&&i("admin.invitedBy",{name:h(e.invitedBy)})],cm=({suspendedAt:e,endsAt:t})=>t?i("admin.suspendedUntil",{date:ee(t)}):i("admin.suspendedSince",{when:Ee(e)}),lm=e=>tt`<p class="note">${cm(e)}<br>${i("admin.reasonIs",{reason:e.reason})}</p>`,pm=e=>e.suspension?tt`<span class="person"><span class="avatar none">${c("block")}</span> <span>${As(e)}</span></span>`:tt`<a class="person" href="/people/${e.id}">${U(e)} <span>${As(e)}</span></a>`,Nc=(e,t)=>tt`
  ${T(t)}
  ${ye(t)}
  ${e.asksPassword?ae(t,"password",i("account.password")):ts}`,um=(e,t)=>D(s=>e.adminForm(t,s),i("admin.adminTitle",{name:h(t)}),s=>tt`
  <p>${i("admin.adminText")}</p>
  ${Nc(e,s)}`,()=>tt`<button type="submit" class="danger">${i("admin.admin")}</button>`);async function dm(e,t){await M(i("admin.memberTitle",{name:h(t)}),i("admin.memberText"),i("admin.member"))&&e.demote(t)}var mm=["instance","own","none"],hm=(e,t)=>{e.kind??=t.mediaLimit===null?"instance":t.mediaLimit?"own":"none";let s=n=>{e.kind=n,e.update()};return tt`
    ${T(e)}
    ${O("kind",{label:i("admin.limit"),options:mm.map(n=>[n,i(`admin.limits.${n}`)]),chosen:e.kind,set:s})}
    ${e.kind==="own"?b(e,"size",{label:i("admin.size"),kind:"number",mode:"numeric",required:!0,value:t.mediaLimit?Math.round(t.mediaLimit/2**20):""}):ts}`};async function Vi(e,t,s){let n=await e;return n&&u(i(t,{name:h(s)})),n}var fm=(e,t)=>D(s=>e.limitForm(t,s),i("admin.limitTitle",{name:h(t)}),s=>hm(s,t),()=>tt`<button type="submit">${i("action.save")}</button>`),$m=(e,t)=>D(s=>e.suspendForm(t,s),i("admin.suspendTitle",{name:h(t)}),s=>tt`
  <p>${i("admin.suspendText")}</p>
  ${T(s)}
  ${b(s,"reason",{label:i("admin.reason"),hint:i("admin.reasonHint"),kind:"area",value:t.suspension?.reason,required:!0,most:500})}
  ${b(s,"days",{label:i("admin.days"),hint:i("admin.daysHint"),kind:"number",mode:"numeric"})}`,()=>tt`<button type="submit" class="danger">${i("admin.suspend")}</button>`);async function gm(e,t){let s="";await D(o=>e.linkForm(t,r=>{s=r,o()}),i("admin.linkTitle",{name:h(t)}),o=>tt`
    <p>${i("admin.linkAsk",{name:h(t)})}</p>
    ${Nc(e,o)}`,()=>tt`<button type="submit">${i("admin.linkMake")}</button>`)&&await Hi({title:i("admin.link"),text:i("admin.linkText",{name:h(t)}),label:i("admin.linkLabel"),value:s})}async function bm(e,t){let s=D(n=>e.deleteForm(t,n),i("admin.deleteTitle",{name:h(t)}),n=>tt`
    <p>${i("admin.deleteText")}</p>
    ${T(n)}
    ${b(n,"name",{label:i("admin.deleteName",{name:t.username}),required:!0,complete:"off"})}
    ${b(n,"reason",{label:i("admin.reason"),hint:i("admin.logHint"),most:500})}`,()=>tt`<button type="submit" class="danger">${i("admin.delete")}</button>`);await Vi(s,"admin.deleteDone",t)&&x("account-search")}function wm(e,t){let s=(a,o,r)=>({text:a,label:`${a}: ${h(t)}`,run:o,isDanger:r}),n=[t.role==="admin"?s(i("admin.member"),()=>dm(e,t)):s(i("admin.admin"),()=>Vi(um(e,t),"admin.adminDone",t)),s(i("admin.limit"),()=>Vi(fm(e,t),"admin.limitDone",t))];return e.isMe(t)?n:[...n,...t.suspension?[]:[s(i("admin.link"),()=>gm(e,t))],s(i(t.suspension?"admin.suspendAgain":"admin.suspend"),()=>Vi($m(e,t),"admin.suspendDone",t),!t.suspension),...t.suspension?[s(i("admin.lift"),()=>e.lift(t))]:[],s(i("admin.delete"),()=>bm(e,t),!0)]}var _c=(e,t)=>tt`
  <li class="account">
    <div class="row between">
      <span class="row">
        ${pm(t)}
        ${t.role==="admin"?tt`<span class="badge">${i("admin.role")}</span>`:ts}
        ${e.isMe(t)?tt`<span class="badge">${i("people.you")}</span>`:ts}
        ${t.suspension?tt`<span class="badge warning">${i("admin.suspended")}</span>`:ts}
      </span>
      ${xt(i("people.menu",{name:h(t)}),wm(e,t))}
    </div>
    <p class="soft facts">${rm(t).filter(Boolean).map(s=>tt`<span>${s}</span>`)}</p>
    ${t.suspension?lm(t.suspension):ts}
  </li>`;function vm(e,t){e.preventDefault(),t.search()}var km=e=>Wi`
  <form role="search" @submit=${t=>vm(t,e)}>
    <label for="account-search">${i("people.search")}</label>
    <div class="search">
      ${c("search")}
      <input id="account-search" type="search" maxlength="31" autocomplete="off" autocapitalize="none" spellcheck="false"
        .value=${e.text} @input=${t=>e.type(t.target.value)}>
    </div>
  </form>
  <div class="chips" role="group" aria-label=${i("admin.which")}>
    ${Da.map(t=>Ke(e.status===t,i(`admin.statuses.${t}`),()=>e.choose(t)))}
  </div>`;function xm(e){let{items:t,problem:s,load:n}=e.list;return s?w(s,n):t?t.length?Wi`
    <ul class="people" aria-label=${i("admin.people")}>${t.map(a=>_c(e,a))}</ul>
    ${R(e.list)}`:Wi`<p class="soft" role="status">${i("admin.noAccounts")}</p>`:k(4)}function Cc(e){let t=new Di(e);return{title:i("admin.people"),ready:t.list.load(),view:()=>Wi`
      ${v(i("admin.people"),ym,"/admin")}
      <section class="card">${km(t)}${xm(t)}</section>`,close:()=>t.close()}}import{html as Bm,nothing as Nm}from"../lib/lit-html/lit-html.js";var Dc=e=>e.slice(1).match(/../g).map(t=>Number.parseInt(t,16)/255),Uc=e=>e<=.04045?e/12.92:((e+.055)/1.055)**2.4,Om=e=>e<=.0031308?e*12.92:1.055*e**.4166666666666667-.055;function es(e){let[t,s,n]=Dc(e).map(Uc);return 1.05/(.2126*t+.7152*s+.0722*n+.05)}var ss=4.5;function Ki(e){let t=e;for(let s=1;es(t)<ss;s-=.01)t=`#${Dc(e).map(n=>Math.round(255*Om(Uc(n)*s)).toString(16).padStart(2,"0")).join("")}`;return t}async function Es(e){if(!/^image\/(jpeg|png|webp|avif|heic|heif)$/.test(e.type))return e;try{return await qm(e)}catch{return e}}async function qm(e){let t=await createImageBitmap(e,{imageOrientation:"from-image"}),s=Math.min(1,2560/Math.max(t.width,t.height));if(s===1&&e.size<409600)return t.close(),e;let n=new OffscreenCanvas(Math.max(1,Math.round(t.width*s)),Math.max(1,Math.round(t.height*s))),a=n.getContext("2d");a.fillStyle="#fff",a.fillRect(0,0,n.width,n.height),a.drawImage(t,0,0,n.width,n.height),t.close();let o=await n.convertToBlob({type:"image/jpeg",quality:.85});return o.size<e.size?new File([o],e.name.replace(/\.\w+$/,"")+".jpg",{type:"image/jpeg"}):e}var is=class{progress=null;#t;#e;#s;constructor(t,s,{has:n,take:a}){[this.#t,this.#e,this.#s,this.has]=[t,s,a,n]}async set(t,s=He){let n=a=>{this.progress=a,this.#e.update()};n(0);try{await this.#s(await s("PUT",this.#t,await Es(t),{signal:this.#e.signal,progress:n})),u(i("profile.pictureSaved"))}catch(a){a.name!=="AbortError"&&u(F(a))}n(null)}async remove(){try{await j(this.#t),await this.#s(null)}catch(t){u(F(t))}this.#e.update()}};var Rc=2**20,Yi="/api/admin/instance",Ec=["invite","open","closed"],zc=["members","admins","off"],ns="#0f766e",zs={teal:ns,blue:"#1d4ed8",violet:"#6d28d9",pink:"#be185d",red:"#b91c1c",green:"#15803d",grey:"#475569"},as=class{values=null;accent=ns;#t;constructor(t){this.#t=t,this.loading=G(t,async()=>{this.values=await m(Yi,{signal:t.signal}),this.accent=this.savedAccent}),this.picture=new is(`${Yi}/picture`,t,{has:()=>!!this.values.picture,take:async s=>this.#e(s??await m(Yi))}),this.form=new S({send:async s=>{await this.save(s),u(i("admin.saved"))},update:t.update})}get startView(){return ge(this.values.startView)}get myView(){return de.get()}async begin(t){await P(this.save({startView:t}))&&u(i("admin.saved")),this.#t.update()}get savedAccent(){return this.values?.accent||ns}get isAccentDark(){return es(this.accent)>=ss}chooseAccent(t){this.accent=t,delete this.form.errors.accent;let s=Math.floor(es(t)*10)/10;this.isAccentDark||(this.form.errors.accent=i("admin.accentLight",{contrast:I(s),least:I(ss)})),this.form.update()}get darkerAccent(){return Ki(this.accent)}isFixed(t){return this.values.fixed.includes(t)}get limit(){return this.values.mediaLimit?Math.round(this.values.mediaLimit/Rc):""}async save({registration:t,invites:s,mediaLimit:n,...a}){let o={};for(let[r,l]of Object.entries(a))o[r]=l.trim();a.accent===ns&&(o.accent=""),t&&t!==this.values.registration&&(o.registration=t),s&&s!==this.values.invites&&(o.invites=s),n!==void 0&&n!==String(this.limit)&&(o.mediaLimit=Math.round(Number(n)*Rc)),this.#e(await Y(Yi,o))}#e(t){this.values=t;let{fixed:s,mediaLimit:n,registration:a,invites:o,...r}=this.values;Object.assign(y(),{instance:r,registration:a,invites:a==="closed"?"off":o})}},Gi=class{values=null;busy=!1;#t;constructor(t){this.#t=t,this.loading=G(t,async()=>{this.values=await m("/api/admin/checks",{signal:t.signal})})}run=async()=>{this.busy||(this.busy=!0,this.#t.update(),await this.loading.load(),this.busy=!1,this.#t.update())}},Ji=class{values=null;wishes=[];constructor(t){this.loading=G(t,async()=>{let[s,n]=await Promise.all([m("/api/admin/overview",{signal:t.signal}),m("/api/admin/map",{signal:t.signal}).catch(()=>({wishes:[]}))]);Object.assign(this,{values:s,wishes:n.wishes})})}};import{html as Xi,nothing as Ea}from"../lib/lit-html/lit-html.js";var Sm={ok:"check",warn:"flag",fail:"close"},Fm=e=>Xi`
  <li class="row finding ${e.status}">
    ${c(Sm[e.status])}
    <span class="grow">
      <span class="strong">${i(`admin.check.${e.status}`)}</span> <span class="soft" lang="en">${e.check}</span><br>
      <span lang="en">${e.text}</span>
      ${e.fix?Xi`<br><span lang="en" class="soft">${e.fix}</span>`:Ea}
    </span>
  </li>`;function Pm({status:e,findings:t}){return Xi`
    <p class="strong">${i(`admin.checked.${e}`)}</p>
    <ul class="people">${t.map(Fm)}</ul>`}var Hc=e=>Xi`
  <section class="card" id="checks">
    <h2>${i("admin.checks")}</h2>
    <p class="hint">${i("admin.checksText")}</p>
    <div class="stack" aria-live="polite">
      ${e.loading.problem?w(e.loading.problem,e.run):Ea}
      ${e.values&&!e.loading.problem?Pm(e.values):Ea}
    </div>
    <div><button class="quiet" id="check" type="button" aria-busy=${e.busy?"true":"false"} @click=${e.run}>
      ${i(e.values?"admin.checkAgain":"admin.check")}</button></div>
  </section>`;import{html as zt,nothing as os}from"../lib/lit-html/lit-html.js";var Lm=["disk_nearly_full","clock_apart","push_off","no_base_url","registration_open","storage_failing","data_folder","no_ffmpeg","decoders_not_confined","backup_missing"],oe=(e,t)=>zt`<div class="row between"><dt>${e}</dt><dd class="strong">${t}</dd></div>`,Tm=e=>i("admin.jobsOf",{push:I(e.pushJobs),media:I(e.mediaJobs)}),Im=e=>zt`
  ${oe(i("admin.backup"),e.lastAt?zt`${W(e.lastAt)}, ${i(`admin.backup.${e.result}`)}`:i(`admin.backup.${e.result}`))}
  ${oe(i("admin.backupPlace"),e.place)}`,Mm=e=>zt`
  <dl class="stack">
    ${oe(i("admin.users"),I(e.users))}
    ${oe(i("admin.publicFinds"),I(e.finds))}
    ${oe(i("admin.media"),rt(e.mediaBytes))}
    ${e.diskFree===null?os:oe(i("admin.disk"),rt(e.diskFree))}
    ${e.pushJobs||e.mediaJobs?oe(i("admin.jobs"),Tm(e)):os}
    ${e.backup?Im(e.backup):os}
    ${oe(i("admin.swept"),e.sweptAt?W(e.sweptAt):i("admin.never"))}
    ${oe(i("admin.version"),`${e.version}, ${e.database==="postgres"?"PostgreSQL":"SQLite"}`)}
  </dl>`,jm=e=>zt`<li class="note">${i(`admin.problem.${e}`)}</li>`,Am=e=>zt`
  <details>
    <summary>${i("admin.largest")}</summary>
    <ul class="plain-list">
      ${e.map(t=>zt`
        <li class="row between"><a href="/admin/people?q=${t.username}">${t.username}</a> <span>${rt(t.mediaBytes)}</span></li>`)}
    </ul>
  </details>`,Vc=({wishes:[e,...t]})=>e?zt`
  <a class="note wished" href="/admin/map">${t.length?i("admin.wishes",{title:e.title,n:t.length}):i("admin.wish",{title:e.title})}</a>`:os;function Wc({values:e,loading:t}){if(t.problem)return w(t.problem,t.load);if(!e)return k(3);let s=e.problems.filter(n=>Lm.includes(n));return zt`
    ${s.length?zt`<ul class="stack plain-list" aria-label=${i("admin.problems")}>${s.map(jm)}</ul>`:os}
    <section class="card">
      <h2>${i("admin.state")}</h2>
      ${Mm(e)}
      ${e.largest.length?Am(e.largest):os}
    </section>`}import{html as Kc,nothing as za}from"../lib/lit-html/lit-html.js";var pt=(e,t,s,n="",a=za)=>Kc`
  <li>
    <a class="area" href=${e}>
      ${t?c(t):za}
      <span class="grow" lang=${a}>
        <span class="strong">${s}</span>${n?Kc`<br><span class="soft">${n}</span>`:za}
      </span>
      ${c("next")}
    </a>
  </li>`;var _m=[["people","/admin/people","people"],["invites","/invites","plus"],["reports","/admin/reports","flag"],["log","/admin/log","feed"],["map","/admin/map","map"],["categories","/admin/categories","filter"],["instance","/admin/instance","gear"],["welcome","/admin/welcome","check"],["help","/help","comment"]];function Yc(e){let t=new Ji(e),s=new Gi(e);return{title:i("admin.title"),ready:t.loading.load(),view:()=>Bm`
      ${v(i("admin.title"),Nm,"/profile")}
      ${Vc(t)}
      <section class="card">
        <ul class="people">${_m.map(([n,a,o])=>pt(a,o,i(`admin.${n}`),i(`admin.about.${n}`)))}</ul>
        <p class="hint">${i("admin.private")}</p>
      </section>
      ${Wc(t)}
      ${Hc(s)}`}}import{html as ut,nothing as Hs}from"../lib/lit-html/lit-html.js";var Gc="/api/admin/instance",Ha=20,Zi=class{list=null;isOwn=!1;#t;#e;constructor(t,s){[this.#t,this.#e]=[t,s],this.loading=G(t,async()=>{this.#s(await m(Gc,{signal:t.signal}))})}#s({categories:t=[]}){this.isOwn=t.length>0,this.list=this.isOwn?t:fe.map(s=>({code:s}))}get left(){return fe.filter(t=>!this.list.some(s=>s.code===t))}get isFull(){return this.list.length>=Ha}async save(t){let s=await Y(Gc,{categories:t});this.#s(s),y().instance={...y().instance,categories:s.categories},y().categories=this.list.map(n=>n.code),this.#e(y().instance.accent??""),this.#t.update()}async change(t){await P(this.save(t))&&u(i("admin.saved"))}move(t,s){let n=[...this.list];return n.splice(t+s,0,...n.splice(t,1)),this.change(n)}remove(t){return this.change(this.list.toSpliced(t,1))}add(t){return this.change([...this.list,t])}restore(){return this.change([])}},Qi=class{sign;color;isDarkened=!1;#t;#e;constructor(t,s,n){this.#t=t,this.#e=s;let{sign:a,color:o=""}=this.was;this.color=o,this.sign=a??(fe.includes(this.was.code)?this.was.code:""),this.form=new S({send:async r=>{await this.#s(r).catch(l=>{throw this.#i(l)}),u(i("admin.saved")),n()}})}get was(){return this.#t.list[this.#e]??{}}get names(){return this.was.names??{}}get isNamed(){return fe.includes(this.was.code)}choose(t){this.isDarkened=es(t)<ss,this.color=this.isDarkened?Ki(t):t,this.form.update()}show(t){this.sign=t,this.form.clear("sign"),this.form.update()}#s({en:t="",de:s=""}){let n=Object.fromEntries(Object.entries({en:t.trim(),de:s.trim()}).filter(([,l])=>l)),a=this.was.code??n[kt()],o={code:a,names:n};this.sign&&this.sign!==a&&(o.sign=this.sign.trim()),this.color&&(o.color=this.color);let r=[...this.#t.list];return r[this.#e??r.length]=o,this.#t.save(r)}#i(t){let s={code:kt(),"names.en":"en","names.de":"de",sign:"sign"},n=a=>s[a.replace(/^body\.categories\[\d+\]\./,"")]??"";return Object.assign(t,{errors:t.errors?.map(a=>({...a,location:`body.${n(a.location)}`}))})}};function tn(e){let t=document.querySelectorAll('link[href^="/theme.css"]'),s=Object.assign(document.createElement("link"),{rel:"stylesheet",href:f("/theme.css",{accent:e.slice(1)})});s.addEventListener("load",()=>{for(let n of t)n.remove()}),s.addEventListener("error",()=>s.remove()),document.head.append(s)}var Cm=(e,t)=>ut`
  <button type="button" class="round" aria-label=${_(t)} title=${_(t)}
    aria-pressed=${String(e.sign===t)} @click=${()=>e.show(e.sign===t?"":t)}>${at(t)}</button>`,Dm=e=>ut`
  <fieldset class="field">
    <legend>${i("categories.sign")}</legend>
    <div class="swatches">${fe.map(t=>Cm(e,t))}</div>
    <label for="sign">${i("categories.emoji")} <span class="soft">${i("form.optional")}</span></label>
    <input id="sign" name="sign" type="text" data-most="12" autocomplete="off" .value=${fe.includes(e.sign)?"":e.sign}
      aria-describedby=${e.form.errors.sign?"sign-error":"sign-hint"} aria-invalid=${e.form.errors.sign?"true":Hs}
      @input=${t=>e.show(t.target.value)}>
    ${e.form.errors.sign?ut`<p class="error" id="sign-error">${i("categories.badSign")}</p>`:ut`<p class="hint" id="sign-hint">${i("categories.emojiHint")}</p>`}
  </fieldset>`,Um=(e,t,s)=>ut`
  <button type="button" class="swatch" aria-label=${i(`admin.colours.${t}`)} title=${i(`admin.colours.${t}`)}
    aria-pressed=${String(s===e.color)} @click=${()=>e.choose(s)}>
    <svg viewBox="0 0 32 32" aria-hidden="true"><circle cx="16" cy="16" r="16" fill=${s}/></svg>
    ${s===e.color?c("check"):Hs}
  </button>`,Rm=e=>ut`
  <div class="field">
    <label for="color">${i("categories.color")}</label>
    <input id="color" type="color" .value=${e.color||zs.teal} aria-describedby="color-note"
      @change=${t=>e.choose(t.target.value)}>
    <div class="swatches">${Object.entries(zs).map(([t,s])=>Um(e,t,s))}</div>
    <p class="hint" id="color-note" aria-live="polite">${e.isDarkened?i("categories.darkened"):i("categories.colorHint")}</p>
  </div>`;function Xc(e,t){let s=null,n=t===void 0?i("categories.new"):i("categories.editTitle",{name:_(e.list[t].code)});return D(a=>(s=new Qi(e,t,a)).form,n,()=>ut`
    ${T(s.form)}
    ${Em().map((a,o)=>b(s.form,a,{label:i(`categories.name.${a}`),value:s.names[a],most:50,required:o===0&&!s.was.code,hint:o===0&&s.isNamed?i("categories.nameHint",{name:_(s.was.code)}):""}))}
    ${Dm(s)}
    ${Rm(s)}`,a=>N(a,i("action.save")))}var Em=()=>[kt(),...di.filter(e=>e!==kt())];async function zm(e,t){let s=i("categories.removeTitle",{name:_(e.list[t].code)});await M(s,i("categories.removeText"),i("categories.remove"))&&await e.remove(t)}async function Hm(e){await M(i("categories.restoreTitle"),i("categories.restoreText"),i("categories.restore"))&&await e.restore()}var Jc=(e,t,s,n,a,o)=>ut`
  <button type="button" class="round ${n}" ?disabled=${!e.list[t+s]} aria-label="${i(a)}: ${o}" title=${i(a)}
    @click=${()=>e.move(t,s)}>${c("back")}</button>`;function Vm(e,{code:t},s){let n=_(t);return ut`
    <li class="row between">
      ${at(t)}
      <span class="grow" dir="auto">${n}</span>
      <span class="row">
        ${Jc(e,s,-1,"up","categories.up",n)}
        ${Jc(e,s,1,"down","categories.down",n)}
        ${xt(i("categories.more",{name:n}),[{text:i("categories.edit"),sign:"edit",run:()=>Xc(e,s)},...e.list.length>1?[{text:i("categories.remove"),sign:"trash",isDanger:!0,run:()=>zm(e,s)}]:[]])}
      </span>
    </li>`}var Wm=e=>e.left.length&&!e.isFull?ut`
  <h2>${i("categories.left")}</h2>
  <div class="chips">${e.left.map(t=>ut`
    <button type="button" class="chip" @click=${()=>e.add({code:t})}>
      ${at(t)} ${_(t)} ${c("plus")}
    </button>`)}
  </div>`:Hs,Km=e=>ut`
  <section class="card">
    <p class="hint">${i("categories.about")}</p>
    <ul class="people">${e.list.map((t,s)=>Vm(e,t,s))}</ul>
    ${e.isFull?ut`<p class="hint">${i("categories.full",{n:Ha})}</p>`:ut`
      <p><button type="button" class="quiet" id="new-category" @click=${()=>Xc(e)}>
        ${c("plus")} ${i("categories.new")}
      </button></p>`}
    ${Wm(e)}
    ${e.isOwn?ut`
      <p><button type="button" class="quiet" @click=${()=>Hm(e)}>${i("categories.restore")}</button></p>`:Hs}
  </section>`;function Zc(e){let t=new Zi(e,tn);return{title:i("admin.categories"),ready:t.loading.load(),view:()=>ut`
      ${v(i("admin.categories"),Hs,"/admin")}
      ${t.loading.problem?w(t.loading.problem,t.loading.load):t.list?Km(t):k(6)}`}}import{html as en,nothing as Va}from"../lib/lit-html/lit-html.js";var Qc={role_changed:"shield",media_limit_changed:"gear",account_suspended:"block",suspension_lifted:"check",account_deleted:"trash",invite_revoked:"close",sign_in_link_created:"lock",sign_in_link_used:"lock",report_closed:"flag",find_hidden:"block",find_shown:"check",find_deleted:"trash",comment_hidden:"block",comment_shown:"check",comment_deleted:"trash",instance_changed:"gear"},Ym={mediaLimit:"limitOfAll",invites:"whoInvites"},Gm=e=>parseInt(e,10)?rt(parseInt(e,10)):i(`admin.limits.${e.startsWith("0 ")?"none":"instance"}`);function Jm({action:e,reason:t}){return e==="role_changed"?i(`admin.roles.${t}`):e==="report_closed"?i(`report.result.${t}`):e==="instance_changed"?t.split(", ").map(s=>i(`admin.${Ym[s]??s}`)).join(", "):e==="media_limit_changed"?Gm(t):t}function Xm(e){let t={actor:e.actorName||i("admin.commandLine"),target:e.targetName,action:e.action};return i(Qc[e.action]?`admin.act.${e.action}`:"admin.act.other",t)}var Zm=e=>en`
  <li class="row act">
    ${c(Qc[e.action]??"shield")}
    <span class="grow">
      <span class="strong">${Xm(e)}</span><br>
      ${e.reason?en`<span dir="auto">${Jm(e)}</span><br>`:Va}
      <span class="soft">${W(e.createdAt)}</span>
    </span>
  </li>`;function Qm(e){return e.problem?w(e.problem,e.load):e.items?e.items.length?en`
    <section class="card">
      <p class="hint">${i("admin.logText")}</p>
      <ul class="people">${e.items.map(Zm)}</ul>
      ${R(e)}
    </section>`:C(i("admin.noActs"),i("admin.noActsText"),Va,"feed"):k(4)}function tl(e){let t=z(e,"/api/admin/log");return{title:i("admin.log"),ready:t.load(),view:()=>en`${v(i("admin.log"),Va,"/admin")}${Qm(t)}`}}import{html as wt,nothing as qt}from"../lib/lit-html/lit-html.js";var th=["title","description","category"],sn=e=>JSON.stringify(e.map(({id:t,url:s,caption:n})=>[t??s,n??""])),nn=class{constructor(t,{media:s,place:n,...a},o,r){this.now=o,this.tag=r;let l=(d,L,X,Ut)=>({name:d,mine:L,theirs:X,choice:Ut?"mine":"theirs"}),p=d=>(o[d]??"")!==(t[d]??"")&&(o[d]??"")!==(a[d]??"");this.parts=th.filter(p).map(d=>l(d,a[d]??"",o[d]??"",(a[d]??"")!==(t[d]??"")));let g=sn(o.media)!==sn(t.media);s&&g&&sn(s)!==sn(o.media)&&this.parts.push(l("photos",s,o.media,!0)),n&&o.locationId!==t.locationId&&this.parts.push(l("place",n.name,o.location.name,!0))}takes(t){return this.parts.some(s=>s.name===t&&s.choice==="theirs")}};var eh=8,an=class{items=[];at=-1;#t;#e=null;#s=[];#i=!1;constructor(t){this.#t=t}async follow(t){this.#i=!0,this.#a(t),this.#e??=m("/api/finds/categories",{signal:this.#t.signal}).catch(()=>(this.#e=null,[])),this.#s=await this.#e,this.#i&&this.#a(t)}close(){this.#i=!1,this.#n([])}move(t){let s=this.items.length;this.at=this.at<0&&t<0?s-1:(this.at+t+s)%s,this.#t.update()}#a(t){let s=he(t.trim()),n=new Set(this.#s.map(o=>o.category)),a=s?Lt().filter(o=>!n.has(o)).map(o=>({category:o,ownCount:0,count:0})):[];this.#n([...this.#s,...a].filter(({category:o})=>{let r=he(_(o));return r.includes(s)&&(r!==s||Ye(o))}).slice(0,eh))}#n(t){Object.assign(this,{items:t,at:-1}),this.#t.update()}};var sh=1200*36e5,on=class{id;stored=null;#t;#e;#s;#i=null;#a=new Set;#n=!1;#o=!1;constructor(t){this.#t=t,this.#s=!t.params.id;let s=t.params.id??t.query.get("draft");this.#r(new RegExp(`^${rr}$`).test(s)||!this.#s?s:We()),this.#s&&!this.stored&&this.#r(We())}#r(t){this.id=t,this.#e=this.#s?ne(t):Dr(t),this.stored=this.#e.get()}get findId(){return this.#i??=vr(this.id)>Date.now()-sh?this.id:We()}get path(){let t=new URLSearchParams(this.#t.query);return t.set("draft",this.id),`/new?${t}`}save(t){if(!(this.#o||this.#t.signal.aborted)){if(!t)return this.#e.remove();this.#e.set({...t,at:Date.now()}),this.#s&&!this.#n&&this.#t.rename(this.path),this.#n=!0}}async files(){if(!this.stored||!this.#s)return[];let t=new Set(this.stored.media?.map(n=>n.key)),s=await Pi(this.id);for(let{key:n}of s)this.#a.add(n);return s.filter(n=>!t.has(n.key))}get hasFiles(){return this.#a.size>0}release(t){let s=new Set(t.filter(n=>!n.media).map(n=>n.key));for(let n of this.#a)s.has(n)||(this.#a.delete(n),Rr(n))}remove(){return this.#o=!0,this.#e.remove(),this.#s?Li(this.id):null}};async function el(e,t){if(t?.point)return t;let s=e.get("place");if(s){let a={includePrivate:!0,includeFriends:!0,includeLists:!0,findsLimit:"0"},o=await m(f(`/api/locations/${encodeURIComponent(s)}`,a));return{location:o,point:it(o)}}let n=ge(e.get("at"));return n?{point:{lat:n.lat,lng:n.lng}}:null}var Wa=({location:e,locationId:t,exact:s})=>{let{name:n,...a}=s??e;return{location:{...e,name:n,id:t},point:it(a),name:n,by:"search"}},rn=()=>bt.includes(ue.get())?ue.get():"everyone",sl=()=>bt.includes(ue.get()),cn=({title:e,description:t,category:s,audience:n,area:a,exactForFriends:o})=>({title:e,description:t,category:s,audience:n,area:a,exactForFriends:o}),ln=({audience:e,area:t,exactForFriends:s})=>({audience:e,area:t,exactForFriends:s});function il(e,t){if(e?.was&&Object.entries(t).every(([n,a])=>e.was[n]===a))return ln(e);let s=e?.audience??(e?.isPublic===!1?"friends":"everyone");return{...t,audience:bt[Math.max(bt.indexOf(s),bt.indexOf(t.audience))]}}function nl({title:e,description:t,category:s,audience:n,area:a="",exactForFriends:o},r={area:""}){let l={title:e.trim(),description:t.trim()||null,category:s.trim()||null},p=a!==""&&a!==r.area,g=p?{area:Number(a)}:{},L=Number(a)&&(p||o!==r.exactForFriends)?{exactForFriends:o==="true"}:{};return{...l,...n===r.audience?{}:{audience:n},...g,...L}}var al=({location:e},{area:t=""})=>t!==""&&(e?.area??0)>Number(t),ol=(e,{area:t})=>B(`/api/finds/${e}`,{area:Number(t),homeZone:!1}),Ka=({location:e,exact:t})=>({area:String(e.area??0),exactForFriends:String(t?.forFriends??!0)});var rs=class{uploads=null;place=null;isOwn=!0;placeError="";shown;#t=null;#e;constructor(t,s){this.page=t,this.#e=s,this.draft=new on(t),this.form=new S({send:a=>this.#s(a),update:t.update}),this.isRestored=!!this.draft.stored;let{stored:n}=this.draft;this.values={...n,audience:n?.audience??(n?.isPublic===!1?"friends":rn())},this.proposals=new an(t),this.loading=G(t,()=>this.begin())}get isOther(){return this.#t??!!(this.values.category&&!Ye(this.values.category))}changed(){this.place?.title&&(this.values.title||=this.place.title,this.place.title=""),this.saveDraft(),this.page.update()}addFiles(t){return this.isOwn?this.uploads.add(t):void 0}change(t){this.values={...this.values,...t},this.changed()}chooseCategory(t){this.#t=t==="other"&&!this.isOther,this.change({category:t===this.values.category||t==="other"?"":t})}async submit(t){return this.placeError="",await this.form.submit(t),!this.placeError}async#s(t){let{point:s,name:n,location:a}=this.place.value;if(!s){this.placeError=i("spot.missing"),this.page.update();return}if(await this.uploads.settled(),this.uploads.hasFailed)throw{code:"failed",text:i("edit.uploadFailed")};let o={point:s,name:n||this.place.proposal,location:a},r=nl({category:this.values.category??"",...t},this.shown),l=await this.write(r,o).catch(p=>this.#i(p));l&&(al(l,t)&&await this.#e.showHome()&&await ol(l.id,t).catch(p=>u(F(p))),await this.leave(`/finds/${l.id}`,i(this.isNew?"edit.published":"edit.saved")))}#i(t){let s=wi(t);throw s.length?(this.uploads.removeMissing(s),{code:"failed",text:i("edit.photosGone")}):t}close(){this.uploads?.stop(),this.place?.close()}};async function pn(e){try{let t=await cs(e,0,262144),s=await ih(e,t);return s?uh(ph(s.view,s.tiff)):rl}catch{return rl}}var rl={place:null,time:""},cs=async(e,t,s)=>new DataView(await e.slice(t,t+s).arrayBuffer());function ih(e,t){return t.getUint16(0)===65496?nh(t):t.getUint32(0)===2303741511?cl(e,{at:8,little:!1,name:"eXIf",extra:12,sizeFirst:!0}):re(t,0,4)==="RIFF"&&re(t,8,4)==="WEBP"?cl(e,{at:12,little:!0,name:"EXIF",extra:8,even:!0}):re(t,4,4)==="ftyp"?oh(e):null}var re=(e,t,s)=>String.fromCharCode(...Array.from({length:s},(n,a)=>e.getUint8(t+a)));function nh(e){for(let t=2;t+10<e.byteLength;t+=2+e.getUint16(t+2)){let s=e.getUint16(t);if(s===65505&&e.getUint32(t+4)===1165519206)return{view:e,tiff:t+10};if(s===65498||s>>8!==255)return null}return null}var Ya=1<<20,Ga=1e4;async function cl(e,{at:t,little:s,name:n,extra:a,sizeFirst:o,even:r}){for(let l=0;l<Ga&&t+8<=e.size;l++){let p=await cs(e,t,8),g=p.getUint32(o?0:4,s);if(re(p,o?4:0,4)===n)return ah(await cs(e,t+8,Math.min(g,Ya)));t+=a+g+(r?g%2:0)}return null}var ah=e=>({view:e,tiff:re(e,0,4)==="Exif"?6:0});function ll(e,t,s){let n=[];for(let a=t;a+8<=s&&n.length<Ga;){let o=e.getUint32(a),r=8;if(o===1&&([o,r]=[Number(e.getBigUint64(a+8)),16]),o===0&&(o=s-a),o<r)break;n.push({type:re(e,a+4,4),from:a+r,to:Math.min(a+o,s)}),a+=o}return n}async function oh(e){for(let t=0,s=0;s<Ga&&t+8<=e.size;s++){let n=await cs(e,t,16),a=n.getUint32(0);if(a===1&&(a=Number(n.getBigUint64(8))),a===0&&(a=e.size-t),a<8)return null;if(re(n,4,4)==="meta")return rh(e,await cs(e,t,Math.min(a,Ya)));t+=a}return null}async function rh(e,t){let s=ll(t,t.getUint32(0)===1?20:12,t.byteLength),n=p=>s.find(g=>g.type===p),a=ch(t,n("iinf")),o=a===null?null:lh(t,n("iloc"),a);if(!o)return null;let r=o.method===1?n("idat"):null,l=r?new DataView(t.buffer,t.byteOffset+r.from+o.at,Math.min(o.size,r.to-r.from-o.at)):await cs(e,o.at,Math.min(o.size,Ya));return{view:l,tiff:4+l.getUint32(0)}}function ch(e,t){if(!t)return null;let s=ll(e,t.from+(e.getUint8(t.from)===0?6:8),t.to);for(let{from:n}of s){let a=e.getUint8(n)>2;if(re(e,n+(a?10:8),4)==="Exif")return a?e.getUint32(n+4):e.getUint16(n+4)}return null}function lh(e,t,s){if(!t)return null;let n=e.getUint8(t.from),a=t.from+4,o=L=>{let X=L===8?Number(e.getBigUint64(a)):L===4?e.getUint32(a):L===2?e.getUint16(a):0;return a+=L,X},r=o(2),[l,p,g]=[r>>12,r>>8&15,r>>4&15],d=n?r&15:0;for(let L=o(n<2?2:4);L>0&&a<t.to;L--){let X=o(n<2?2:4),Ut=n?o(2)&15:0;o(2);let Ue=o(g),pi=null;for(let st=o(2);st>0&&a<=t.to;st--){o(d);let jt=Ue+o(l),ui=o(p);pi??={method:Ut,at:jt,size:ui}}if(X===s)return pi}return null}function ph(e,t){let s=e.getUint16(t)===18761,n=r=>e.getUint16(t+r,s);return{u32:r=>e.getUint32(t+r,s),text:(r,l)=>re(e,t+r,l),entries:r=>new Map(Array.from({length:n(r)},(l,p)=>[n(r+2+12*p),r+10+12*p]))}}function uh(e){let t=e.entries(e.u32(4)),s=(n,a,o)=>{try{return t.has(n)?a(e,e.entries(e.u32(t.get(n)))):o}catch{return o}};return{place:s(34853,mh,null),time:s(34665,dh,"")}}function dh({u32:e,text:t},s){let n=s.get(36867),a=n===void 0?null:/^(\d{4}):(\d\d):(\d\d) (\d\d:\d\d:\d\d)$/.exec(t(e(n),19));return a&&a[1]!=="0000"?`${a[1]}-${a[2]}-${a[3]}T${a[4]}`:""}function mh({u32:e,text:t},s){let n=(r,l,p)=>{if(!s.has(l)||!s.has(p))return NaN;let g=e(s.get(p)),d=X=>e(g+8*X)/e(g+8*X+4),L=r.indexOf(t(s.get(l),1).toUpperCase());return L<0?NaN:(d(0)+(d(1)||0)/60+(d(2)||0)/3600)*(L?-1:1)},a=n("NS",1,2),o=n("EW",3,4);return Math.abs(a)<=90&&Math.abs(o)<=180&&(a||o)?{lat:a,lng:o}:null}var hh=2,fh=2,$h=60,ls=class{removed=[];#t=!1;#e;#s;#i;#a;#n=()=>{};constructor(t,{changed:s,placed:n=()=>{},signal:a,send:o=He}){this.items=t.map(({at:r,key:l,caption:p="",...g})=>({media:g,at:r,key:l,caption:p,state:"done"})),this.#e=r=>{this.#n(),s(r)},this.#s=n,this.#i=a,this.#a=o,addEventListener("online",()=>this.#p(),{signal:a})}get most(){return y().limits.mediaPerFind}get isBusy(){return this.items.some(t=>["waiting","sending","paused"].includes(t.state))}get isPaused(){return this.items.some(t=>t.state==="paused")}async settled(){for(;this.isBusy&&!this.isPaused;)await new Promise(t=>{this.#n=t})}files(){return Promise.all(this.items.map(async({media:t,at:s,file:n,caption:a})=>{let o=n?await Es(n):null;return t?{media:t,at:s,caption:a,blob:o}:{caption:a,blob:o,name:n.name||"file"}}))}get hasFailed(){return this.items.some(t=>t.state==="failed")}get isChanged(){return this.#t||this.removed.length>0||this.items.some(t=>!t.media?.id)}get media(){return this.items.filter(t=>t.media).map(t=>xr(t.media,t.caption))}get draft(){return this.items.filter(t=>t.media).map(({media:t,at:s,key:n,caption:a})=>({...t,at:s,key:n,caption:a}))}async add(t,s=[]){if(this.#i.aborted)return;let n=this.most-this.items.length,a=[...t].slice(0,n),o=a.map((r,l)=>({file:r,key:s[l],caption:"",preview:URL.createObjectURL(r),state:"waiting",progress:0}));this.items=[...this.items,...o],this.#e(t.length>n?i("upload.tooMany",{n:this.most}):""),await this.#o(a),this.#r()}async#o(t){for(let s of t){let{place:n}=await pn(s);if(this.#i.aborted)return;if(n)return this.#s(n)}}#r(){if(this.#i.aborted)return;let t=hh-this.items.filter(s=>s.state==="sending").length;for(let s of this.items.filter(n=>n.state==="waiting").slice(0,t))this.#c(s)}async#c(t){t.stop=new AbortController,Object.assign(t,{state:"sending",progress:0,problem:null}),this.#e();try{let s=await this.#d(t);if(!s)return;Object.assign(t,{media:s,at:Date.now(),state:"done"})}catch(s){if(s.name==="AbortError")return;Object.assign(t,{state:Et(s)?"paused":"failed",problem:F(s)}),t.state==="paused"&&this.#l(t,s.retryAfter)}this.#e(),this.#r()}#l(t,s){t.pause=Math.min($h,(t.pause??fh/2)*2),t.timer=setTimeout(()=>this.retry(t),1e3*(s||t.pause))}#p(){for(let t of this.items.filter(s=>s.state==="paused"))this.retry(t)}async#d(t){let{signal:s}=t.stop,n=await Es(t.file),{videoBytes:a,imageBytes:o}=y().limits,r=n.type.startsWith("video/")?a:o;if(n.size>r)throw{code:"large",text:i("upload.large",{size:or(r)})};if(s.aborted)return null;let l=g=>{t.progress=g,this.#e()},[p]=await this.#a("POST","/api/media",n,{signal:s,progress:l});return p}retry(t){clearTimeout(t.timer),t.state="waiting",this.#r()}keepOnly(t){let s=n=>t.some(a=>a.id===n);this.items=this.items.filter(n=>!n.media?.id||s(n.media.id)),this.removed=this.removed.filter(s),this.#t=!0}remove(t){this.#u(t),t.media?.id&&this.removed.push(t.media.id),this.items=this.items.filter(s=>s!==t),this.#e(),this.#r()}removeMissing(t){let s=this.items.filter(n=>n.media).filter((n,a)=>t.includes(a));s.forEach(this.#u),this.items=this.items.filter(n=>!s.includes(n)),this.#e()}move(t,s){this.items.splice(s,0,...this.items.splice(t,1)),this.#t=!0,this.#e()}setCaption(t,s){t.caption=s,this.#t=!0,this.#e()}stop(){this.items.forEach(this.#u)}#u({timer:t,stop:s,preview:n}){clearTimeout(t),s?.abort(),n&&URL.revokeObjectURL(n)}};var un=class extends rs{isNew=!1;title=i("edit.title");#t;#e;conflict=null;#s="";constructor(t,s){super(t,s),this.back=`/finds/${t.params.id}`,this.#t=`/api${this.back}`}async begin(){let[t,s]=await Ms(this.#t),n=this.draft.stored;this.#s=s,this.#e=t,this.isOwn=!t.canEdit,this.shown=ln({audience:Le(t),...Ka(t)}),this.values={...t,...n,...il(n,this.shown)},this.#i(t),this.place=new Ot(this.page,n?.place??Wa(t),()=>this.changed())}get seesArea(){return!this.isOwn&&this.#e.location.area>0&&!this.#e.exact}#i({media:t}){this.uploads?.stop();let s=n=>{n&&u(n),this.page.update()};this.uploads=new ls(t,{changed:s,signal:this.page.signal})}saveDraft(){let t={...cn(this.values),was:this.shown},s=this.place?.value;this.draft.save(s?.location?.id===this.#e.locationId?t:{...t,place:s})}async write(t,s){let{isPaused:n,isChanged:a,media:o,removed:r}=this.uploads;if(n)throw{code:"failed",text:i("edit.uploadFailed")};let l=await bi(s),p=l===this.#e.locationId?{}:{locationId:l},g=o.map(L=>L.id?{id:L.id,caption:L.caption??null}:L),d=a?{media:g,mediaToDelete:r}:{};try{return await B(this.#t,{...t,...p,...d},{headers:this.#s?{"If-Match":this.#s}:{}})}catch(L){if(L.reason!=="changed_since")throw L;let[X,Ut]=await Ms(this.#t),Ue={...t,media:a?o:null,place:p.locationId?s:null};if(this.conflict=new nn(this.#e,Ue,X,Ut),this.conflict.parts.length)throw L;return this.resolve(),this.write(t,s)}}choose(t,s){t.choice=s,this.page.update()}resolve(){let{conflict:t}=this,{now:s}=t,n=["title","description","category"].filter(r=>t.takes(r)),a=Object.fromEntries(n.map(r=>[r,s[r]??""]));this.values={...this.values,...a},t.takes("photos")||!this.uploads.isChanged?this.#i(s):this.uploads.keepOnly(s.media);let o=this.place.value.location?.id!==this.#e.locationId;return(t.takes("place")||!o)&&(this.place.close(),this.place=new Ot(this.page,Wa(s),()=>this.changed())),this.#e=s,this.#s=t.tag,this.shown=ln({audience:Le(s),...Ka(s)}),this.conflict=null,a}async leave(t,s=""){await this.draft.remove(),await this.page.go(t,{replace:!0}),s&&u(s)}discard(){return this.uploads?.stop(),this.leave(`${this.back}/edit`)}};var ul=e=>e.map(({id:t,title:s,location:n},a)=>({id:t,n:a+1,title:s,...it(n),km:n.area})),pl=({n:e,title:t})=>i("lists.nth",{n:e,title:t});function gh(e){let[t,...s]=e;return{key:t.id,lat:t.lat,lng:t.lng,steps:e,text:s.length?`${I(t.n)}+`:I(t.n),label:s.length?i("lists.nthMore",{first:pl(t),n:s.length}):pl(t),isOnePlace:s.every(n=>n.lat===t.lat&&n.lng===t.lng),area:t.km&&!s.length?t:null}}var dl=(e,t,s)=>_i(e,t,s).map(gh);function ml({steps:e},t){let s=e.findIndex(n=>n.id===t);return e[(s+1)%e.length].id}var fl=["private","members","friends","public"],hl=["viewer","contributor","editor","owner"],je=e=>e.invited?"":e.role??(e.userId===$().id?"owner":""),Xa=(e,t)=>hl.indexOf(e)>=hl.indexOf(t);function Za(e,t=[]){let s=Ls.get(),n=({id:a})=>t.includes(a)?-1:s.includes(a)?s.indexOf(a):s.length;return[...e].sort((a,o)=>n(a)-n(o))}var fn=e=>P(q(`/api/lists/${e}/join`,{})),$n=e=>P(j(`/api/lists/${e}/members/${$().id}`)),$l=({name:e,description:t,visibility:s,audience:n})=>({name:e.trim(),description:t.trim()||null,visibility:s,audience:n===void 0?void 0:n||null}),gl=({photos:e,cover:t})=>e??(t?[t]:[]),bl=e=>new S({send:async t=>e(await q("/api/lists",$l(t)))}),dn=class{constructor(t){let s=t.query.get("user")??"";this.isOwn=!s||s===$().id,this.lists=z(t,f("/api/lists",{userId:s,limit:20})),this.shared=z(t,f("/api/lists",{member:"joined",limit:50})),this.invitations=z(t,f("/api/lists",{member:"invited",limit:50}))}load=()=>Promise.all((this.isOwn?[this.lists,this.shared,this.invitations]:[this.lists]).map(t=>t.load()));async answer({id:t},s){let n=await(s?fn(t):$n(t));return n&&!s&&await this.load(),n&&s}},mn=class{list=null;chosen="";filter={userId:"",category:""};members=[];#t;#e;#s;#i=!1;constructor(t){this.#t=t,Object.assign(this.filter,t.kept?.filter),this.#e=`/api/lists/${t.params.id}`,this.finds=z(t,()=>f(`${this.#e}/finds`,{limit:50,...this.filter})),this.loading=G(t,()=>this.#n());let s=Object.entries({liveList:({id:n,closed:a}={})=>{n===t.params.id&&!this.#i&&this.#a(a)},sent:n=>{n?.path?.startsWith(`${this.#e}/`)&&this.finds.load()},outbox:()=>t.update()}).map(([n,a])=>E.subscribe(n,a));this.#s=()=>s.forEach(n=>n())}get path(){return this.#e}get role(){return this.list?je(this.list):""}may(t){return Xa(this.role,t)}get isShared(){return this.list?.memberCount>1}get isFiltered(){return!!(this.filter.userId||this.filter.category)}get mayArrange(){return this.may("editor")&&!this.isFiltered}mayDrop({userId:t,listed:s}){return this.may("editor")||t===$().id||s?.by?.id===$().id}hasAdded({listed:t}){return t?.by?.id===$().id}show(t){return this.filter={...this.filter,...t},this.#t.keep({filter:this.filter}),this.finds.load()}async#a(t){let{finds:s,loading:n}=this;if(t||!s.items||n.problem)return n.load();if(s.items.length>50)return null;try{await this.#n(),s.problem&&Et(s.problem)&&(s.problem=null)}catch(a){if(!Et(a)&&a.name!=="AbortError")return n.load()}return this.#t.update()}get title(){return this.list?.name??i("lists.one")}get isOwn(){return this.list?.userId===$().id}get canHide(){return!this.isOwn&&$().role==="admin"&&!!this.list&&this.list.visibility!=="private"}get listsPath(){return f("/lists",{user:this.list&&!this.isOwn&&this.list.userId})}get steps(){return ul(this.finds.items??[])}choose(t){this.chosen=t,this.#t.update()}async#n(){this.list=await m(this.#e,{signal:this.#t.signal}),E.set("openList",this.role?this.list.id:""),await this.finds.load(),this.isShared&&await this.#o(),this.list.newCount&&B(`${this.#e}/visit`).catch(()=>{})}async#o(){this.members=(await nt(`${this.#e}/members`,{signal:this.#t.signal}).catch(()=>({items:[]}))).items,this.#t.update()}async join(){await fn(this.list.id)&&await this.loading.load()}async#r(t){this.#i=!0,this.#i=await t,this.#i&&await this.#t.go("/lists",{replace:!0})}async leave(){await this.#r($n(this.list.id))}entryForm=(t,s)=>new S({send:async({note:n,exact:a,shareable:o,editable:r})=>{let l=t.userId===$().id?{exact:!!a,shareable:!!o,editable:!!r}:{},p={note:n.trim(),...l},g=await this.#l(t,d=>B(d,p),{kind:"entry",body:p});s(),g&&await this.finds.load()}});waiting(t){return E.get("outbox").findLast(s=>s.path===this.#c(t)&&s.state==="waiting")}#c({id:t}){return`${this.#e}/finds/${t}`}#l(t,s,n){return yl(this.#c(t),t.title,s,n)}close(){this.#s(),E.set("openList","")}editForm=t=>new S({send:async s=>{this.list=await B(this.#e,$l(s)),this.#t.update(),t()}});hideForm=t=>new S({send:async({reason:s})=>{await q(`/api/admin/lists/${this.list.id}/private`,{reason:s.trim()}),t(),this.#t.go(this.listsPath,{replace:!0})}});async remove(){await this.#r(P(j(this.#e)))}async#p(t){if(await P(t)){let s=await m(this.#e).catch(()=>this.list);this.list=s}this.#t.update()}drop(t){return this.#p(this.#l(t,j,{kind:"drop"}).then(s=>{if(!s)return null;if(this.finds.items=this.finds.items.filter(n=>n.id!==t.id),!this.finds.items.length&&this.finds.next)return this.finds.load()}))}setCover(t){return this.#p(B(this.#e,{coverId:t.id}).then(()=>u(i("lists.coverChosen"))))}move(t,s){let{items:n}=this.finds,a=n.findIndex(r=>r.id===t.id),o=n[a+s];return o?this.#p(B(`${this.#e}/finds/${t.id}/place`,{[s<0?"before":"after"]:o.id}).then(()=>{let r=n.filter(l=>l.id!==t.id);r.splice(a+s,0,t),this.finds.items=r})):null}},Ja=e=>E.get("outbox").filter(t=>t.path===e);async function wl(e){for(let t of e)await vi(t.id)}async function yl(e,t,s,n){let a=Ja(e);try{await s(e)}catch(o){if(!Et(o))throw o;return await qr({...n,path:e,title:t}),!1}return await wl(a),!0}var gn=({name:e,memberCount:t})=>t>1?i("lists.withPeople",{list:e,n:t}):e,vl=({memberCount:e,visibility:t})=>e>1&&t!=="private",hn=class{lists=null;update=()=>{};#t;constructor(t){this.#t=t,this.hint=t.userId===$().id?"edit.listsText":"lists.othersText",this.form=new S({send:(s,n)=>this.#a(s,n),update:()=>this.update()})}#e({id:t}){return`/api/lists/${t}/finds/${this.#t.id}`}#s(t){let s=Ja(this.#e(t)).findLast(n=>n.state==="waiting"&&["add","drop"].includes(n.kind));return s?s.kind==="add":t.hasFind}load(){return P(m(`/api/finds/${this.#t.id}/lists`).then(t=>{this.lists=Za(t).map(s=>({...s,isIn:s.hasFind,hasFind:this.#s(s),waits:this.#s(s)!==s.hasFind}))}))}async toggle(t){t.hasFind=!t.hasFind,this.update(),await P(this.#i(t))?t.hasFind&&Ls.add([t.id]):t.hasFind=!t.hasFind,this.update()}async#i(t){let{hasFind:s}=t,n=this.#e(t);s===t.isIn?await wl(Ja(n)):await yl(n,this.#t.title,s?B:j,{kind:s?"add":"drop"})&&(t.isIn=s),t.waits=s!==t.isIn}async#a({list:t},s){let n=await q("/api/lists",{name:t.trim()});this.lists.unshift({...n,hasFind:!1,isIn:!1}),s.reset(),await this.toggle(this.lists[0])}};async function Qa(){if(!await caches.has(Ts))return null;let e=await caches.open(Ts),[t]=await e.keys(),s=t&&await(await e.match(t))?.formData();return s?{key:t,values:bh(s),files:s.getAll("file"),left:Number(s.get("left"))}:null}function bh(e){let t=e.get("title"),s=[e.get("text"),e.get("url")].filter(Boolean).join(`
`);return{...t?{title:t}:{},...s?{description:s}:{}}}async function kl(e){let t=await caches.open(Ts);return await t.delete(e),(await t.keys()).length===0&&await caches.delete(Ts),Qa()}var wh=2,bn=class{items=[];isWhole=!1;#t;#e;constructor(t,s){this.#t=t,this.#e=s}get shown(){return this.isWhole?this.items:this.items.slice(0,wh)}async load(){await Er();let t=await Pi();if(this.#t.signal.aborted)return;this.close();let s=Fi().filter(n=>n.id!==this.#e);this.items=s.map(n=>{let a=n.media?.find(r=>r.at>Date.now()-gi),o=a?null:t.find(r=>r.draft===n.id&&r.file.type.startsWith("image/"))?.file;return{draft:n,media:a,preview:o?URL.createObjectURL(o):""}}),this.#t.update()}showAll(){this.isWhole=!0,this.#t.update()}remove({draft:t}){ne(t.id).remove(),this.items=this.items.filter(s=>s.draft!==t),this.#t.update(),u(i("edit.draftDeleted"),"",{text:i("action.undo"),run:()=>this.#s(t)})}#s(t){return ne(t.id).set(t),this.load()}close(){for(let{preview:t}of this.items)t&&URL.revokeObjectURL(t)}};var yh=.15,xl=e=>e.slice(0,10);function vh(e){let t="";return e.map(n=>({photo:n,time:t=n.time||t})).sort((n,a)=>n.time<a.time?-1:n.time>a.time?1:0).map(n=>n.photo)}var Ol=e=>e.find(t=>t.place)?.place??null,ql=e=>e.find(t=>t.time)?.time??"";function kh(e,t,s){let[n,a]=[Ol(e),ql(e)];return e.length<s&&(!n||!t.place||ie(n,t.place)<=yh)&&(!a||!t.time||xl(a)===xl(t.time))}function Sl(e,t){let s=[];for(let n of vh(e)){let a=s.findLast(o=>kh(o,n,t));a?a.push(n):s.push([n])}return s}var Vs=e=>({place:Ol(e),time:ql(e)}),Fl=(e,t)=>e.flatMap((s,n)=>n===t?[]:n===t-1?[[...s,...e[t]]]:[s]),Pl=(e,t,s)=>e.flatMap((n,a)=>a===t?[n.slice(0,s),n.slice(s)]:[n]);var wn=class{groups=null;busy=!1;#t;#e=new Map;constructor(t){this.#t=t}get most(){return y().limits.mediaPerFind}get count(){return this.groups.flat().length}async consider(t,s){if(this.groups)return this.consider([...this.decline(),...t],s);if(t.length<2)return!1;let n=await Promise.all(t.map(async o=>({file:o,...await pn(o)}))),a=Sl(n,this.most);if(this.#t.signal.aborted||a.length<2&&t.length<=s)return!1;for(let o of n)o.preview=o.file.type.startsWith("image/")?URL.createObjectURL(o.file):"";return this.#s(a),!0}#s(t){this.groups=t,this.#t.update();for(let s of t)this.#i(s)}async#i(t){let{place:s}=Vs(t);if(!s||this.#e.has(t[0]))return;this.#e.set(t[0],"");let{name:n}=await $i(s,{signal:this.#t.signal});this.#e.set(t[0],n),this.#t.update()}describe=t=>({name:Vs(t).place?this.#e.get(t[0])??"":"",time:Vs(t).time});canMerge=t=>t>0&&this.groups[t-1].length+this.groups[t].length<=this.most;merge(t){this.#s(Fl(this.groups,t))}split(t,s){this.#s(Pl(this.groups,t,s))}decline(){let t=this.groups.flat().map(s=>s.file);return this.close(),this.#t.update(),t}async accept(){if(this.busy)return;this.busy=!0,this.#t.update();let t=this.groups.map(()=>We()),s=Date.now(),n=$()?.id;try{for(let[a,o]of this.groups.entries())await this.#a(n,t[a],o,s-a)}catch{if($()?.id!==n)return null;for(let a of t)await xh(a);return this.busy=!1,this.#t.update(),u(i("group.noRoom"))}await this.#t.go(`/new?draft=${t[0]}`),u(i("group.made",{n:t.length}))}async#a(t,s,n,a){if($()?.id!==t)throw{code:"stopped"};let{place:o}=Vs(n),r={id:s,at:a,audience:rn(),media:[],label:this.describe(n).name};if(ne(s).set(o?{...r,place:{point:o,source:"photo",photo:o}}:r),!ne(s).get())throw{code:"storage"};await Ur(s,n.map(l=>l.file),t)}close(){for(let{preview:t}of this.groups?.flat()??[])t&&URL.revokeObjectURL(t);this.groups=null}};async function xh(e){ne(e).remove(),await Li(e)}var Ll=20,Oh=["no_place_in_text","link_unknown"],yn=class extends rs{isNew=!0;title=i("edit.new");back="/";received=null;photosExpired=!1;lists=[];#t=this.values.audience;#e="";#s="";constructor(t,s){super(t,s),t.query.has("list")&&(this.back=`/lists/${encodeURIComponent(t.query.get("list"))}`),this.drafts=new bn(t,this.draft.id),this.several=new wn(t),this.settings=new we(t)}async begin(){let{page:t,values:s}=this,n=await el(t.query,s.place),a=s.media??[],o=a.filter(d=>d.at>Date.now()-gi);this.photosExpired=o.length<a.length;let r=d=>{d&&u(d),this.changed()},l=d=>this.place.suggestPoint(d);this.uploads=new ls(o,{changed:r,placed:l,signal:t.signal}),this.place=new Ot(t,n,r),this.place.point&&!this.place.label&&this.place.propose(),this.drafts.load();let p=this.settings.read().then(()=>this.#i(sl()?"":this.settings.values.audience),()=>{});this.#a(p);let g=await this.draft.files();g.length&&this.uploads.add(g.map(d=>d.file),g.map(d=>d.key)),this.received=t.query.has("shared")?await Qa():null}#i(t){t&&this.values.audience===this.#t&&!this.draft.stored?.audience&&(this.#t=t,this.values={...this.values,audience:t}),this.page.update()}async#a(t){let{page:s,values:n}=this,a=s.query.get("list");this.values={...n,lists:n.lists??(a?[a]:[])};let o=p=>nt(f("/api/lists",{member:p,limit:100}),{signal:s.signal}),r=await Promise.all(["","joined"].map(o)).catch(()=>[]);this.lists=Za(r.flatMap(({items:p})=>p).filter(p=>Xa(je(p),"contributor")),this.values.lists);let l=r.length&&r.every(({next:p})=>!p);this.#n((p,g)=>g<Ll&&(!l||this.lists.some(d=>d.id===p))),s.update(),await t,this.#e=this.lists.find(p=>p.id===a)?.audience??"",this.#i(this.#e)}#n(t){this.values={...this.values,lists:this.values.lists.filter(t)}}toggleList({id:t}){let{lists:s}=this.values;this.change({lists:s.includes(t)?s.filter(n=>n!==t):[...s,t].slice(-Ll)})}get#o(){return this.lists.filter(({id:t})=>this.values.lists?.includes(t))}get chosenLists(){return this.#o.map(({name:t})=>t)}get seeing(){return this.#o.filter(vl).map(gn)}async addFiles(t){let{items:s,most:n}=this.uploads;await this.several.consider(t,n-s.length)||await super.addFiles(t)}saveDraft(){let t=cn(this.values),s=this.place?.value,n=this.uploads.draft,a=![t.title,t.description,t.category,s?.point,n.length,this.draft.hasFiles].some(Boolean),o=this.values.lists??[];this.draft.save(a?null:{...t,lists:o,place:s,label:this.place?.label,media:n,id:this.draft.id}),this.draft.release(this.uploads.items)}async resolveReceived(t){let{values:s,files:n,key:a}=this.received;this.received=null,t&&n.length&&await this.addFiles(n),this.received=await kl(a),this.change(t?s:{});let o=t?await this.#r(s):{};return this.form.clear("title"),this.page.update(),o}async#r(t){let s=[t.title,t.description].filter(Boolean).join(`
`);if(!_a(s)||this.place.point)return{};try{let n=await bc(s,{signal:this.page.signal}),{title:a,description:o=""}=this.values,r=o.split(/\r?\n/),l=r.findIndex(d=>_a(d)&&/^\S+$/.test(d.trim())),p=r.filter((d,L)=>L!==l&&d.trim()!==n.title),g={title:a||n.title,description:p.join(`
`).trim()};return this.change(g),this.place.point||this.place.setPlace(n),g}catch(n){return n.name!=="AbortError"&&!Oh.includes(n.reason)&&u(F(n)),{}}}async write(t,s){let{lists:n=[]}=this.values,a=n.length?{...t,lists:n}:t;if(this.uploads.isPaused)return this.#c(a,s);try{return this.#s=await bi(s),await kr(this.draft.findId,{...a,locationId:this.#s,media:this.uploads.media})}catch(o){if(Et(o))return this.#c(a,s);let r=wi(o,"lists").map(l=>n[l]);throw r.length?(this.lists=this.lists.filter(({id:l})=>!r.includes(l)),this.#n(l=>!r.includes(l)),this.changed(),{code:"failed",text:i("edit.listClosed")}):o}}async#c(t,s){let n=Object.fromEntries(this.#o.map(({id:a,name:o})=>[a,o]));return await Sr(this.draft.findId,{body:t,place:s,locationId:this.#s,lists:n},this.uploads),await this.leave("/waiting",i("outbox.added")),null}async leave(t,s=""){s&&this.values.audience!==this.#e&&ue.set(this.values.audience),s&&Ls.add(this.values.lists??[]),await this.draft.remove(),await this.page.go(t,{replace:!0});let[n]=Fi();s&&u(s,"",n&&{text:i("edit.next"),run:()=>this.page.go(`/new?draft=${n.id}`)})}discard(){return this.uploads?.stop(),this.leave("/new")}close(){super.close(),this.drafts.close(),this.several.close()}};import{html as vn,nothing as qh}from"../lib/lit-html/lit-html.js";var Sh={title:"find.titleField",description:"find.description",category:"find.category",photos:"edit.photos",place:"spot.name"},Fh={title:e=>e,description:e=>e,category:e=>e?_(e):"",place:e=>e,photos:e=>vn`
    ${i("feed.photos",{n:e.length})}
    <span class="row">${e.slice(0,4).map(t=>t.thumbnailUrl?lt(t,{thumb:!0}):qh)}</span>`},Tl=(e,t,s)=>vn`
  <label class="choice">
    <input type="radio" name="keep-${e.name}" value=${t} .checked=${e.choice===t}
      @change=${()=>s(e,t)}>
    <span>
      <span>
        <span class="soft">${i(`edit.keep.${t}`)}</span><br>
        <span class="text" dir="auto">${Fh[e.name](e[t])||i("edit.keep.nothing")}</span>
      </span>
    </span>
  </label>`,Il=({parts:e},t,s)=>vn`
  <section class="conflict stack" aria-labelledby="conflict">
    <h2 id="conflict" tabindex="-1">${i("edit.conflict")}</h2>
    <p class="hint">${i("edit.conflictText")}</p>
    ${e.map(n=>vn`
      <fieldset>
        <legend>${i(Sh[n.name])}</legend>
        <div class="choices">${Tl(n,"mine",t)}${Tl(n,"theirs",t)}</div>
      </fieldset>`)}
    <p class="row end"><button type="submit" id="keep" @click=${s}>${i("edit.keep.save")}</button></p>
  </section>`;import{html as ps,nothing as to}from"../lib/lit-html/lit-html.js";function Ph(e,t){e.remove(t),x(e.items.length?"drafts-title":"main")}var Lh=({media:e,preview:t})=>ps`
  <span class="thumb">${e||t?ps`<img src=${e?.thumbnailUrl??t} alt="">`:c("edit")}</span>`;function Th(e,t){let{draft:s}=t,n=s.title?.trim()||i("edit.untitled");return ps`
    <li class="row draft">
      <a class="find grow" href="/new?draft=${s.id}">
        ${Lh(t)}
        <span class="what">
          <span class="name" dir="auto">${n}</span>
          ${s.label?ps`<span class="soft" dir="auto">${s.label}</span>`:to}
          <span class="soft">${Ee(s.at)}</span>
        </span>
      </a>
      <button type="button" class="round" aria-label=${i("edit.draftDelete",{title:n})} @click=${()=>Ph(e,t)}>
        ${c("trash")}
      </button>
    </li>`}var Ml=e=>e.items.length?ps`
  <section class="card drafts" id="drafts" aria-labelledby="drafts-title">
    <h2 id="drafts-title" tabindex="-1">${i("edit.drafts")}</h2>
    <ul class="rows">${e.shown.map(t=>Th(e,t))}</ul>
    ${e.shown.length<e.items.length?ps`
      <button type="button" class="link" @click=${()=>e.showAll()}>
        ${i("edit.allDrafts",{n:e.items.length})}
      </button>`:to}
  </section>`:to;var jl=e=>[...e?.files??[]].filter(t=>/^(image|video)\//.test(t.type)),Al=e=>[...e.dataTransfer?.types??[]].includes("Files"),Ih=e=>e.target.matches?.("input, textarea")&&e.clipboardData.types.includes("text/plain");function Bl(e,t){let s=a=>document.body.classList.toggle("dropping",a),n=(a,o)=>document.addEventListener(a,o,{signal:e});n("dragover",a=>{Al(a)&&(a.preventDefault(),s(!0))}),n("dragleave",a=>{a.relatedTarget||s(!1)}),n("drop",a=>{Al(a)&&(a.preventDefault(),s(!1),document.querySelector("dialog[open]")||t(jl(a.dataTransfer)))}),n("paste",a=>{let o=jl(a.clipboardData);!o.length||Ih(a)||document.querySelector("dialog[open]")||(a.preventDefault(),t(o))}),e.addEventListener("abort",()=>s(!1))}import{html as At,nothing as Gs}from"../lib/lit-html/lit-html.js";var eo=[1,5,20],us=e=>e?i("privacy.area",{distance:Is(e)}):i("privacy.exact");function Ws(e){if(!e)return i("privacy.asSet");let{area:t,home:s}=e,n=t?i("privacy.defaultArea",{distance:Is(t)}):i("privacy.defaultExact");return s&&!t?i("privacy.andHome",{usual:n}):n}var Ks=()=>eo.map(e=>[String(e),us(e)]),ve=()=>[["0",us(0)],...Ks()],kn=()=>[["true",i("privacy.forFriends")],["false",i("privacy.forMe")]];import{html as Ys,nothing as so}from"../lib/lit-html/lit-html.js";var ds="category";function Nl(e,{category:t}){let s=document.getElementById(ds);if(s.value=t,Ye(t)){e.proposals.close(),e.chooseCategory(t),document.querySelector("#fold-category summary")?.focus();return}s.dispatchEvent(new Event("input",{bubbles:!0})),e.proposals.close()}function Mh(e,t){t.form.typed(e.target),t.proposals.follow(e.target.value)}function jh(e,t){let{items:s,at:n}=t.proposals;if(!s.length){e.key==="ArrowDown"&&t.proposals.follow(e.target.value);return}let a={ArrowDown:1,ArrowUp:-1}[e.key];if(a)t.proposals.move(a);else if(e.key==="Escape")t.proposals.close();else if(e.key==="Enter"&&n>=0)Nl(t,s[n]);else return;e.preventDefault()}var Ah=(e,t,s)=>Ys`
  <li id="category-${s}" data-kind="category" role="option" aria-selected=${s===e.proposals.at?"true":"false"}
    @click=${()=>Nl(e,t)}>
    ${at(t.category)}
    <span class="grow" dir="auto">${_(t.category)}</span>
    <span class="soft far">${t.ownCount?i("categories.byYou",{n:t.ownCount}):t.count?I(t.count):so}</span>
  </li>`,Bh=e=>{let{items:t}=e.proposals;return Ys`
    <div class="proposals" ?hidden=${!t.length} @mousedown=${s=>s.preventDefault()}>
      <ul id="category-list" role="listbox" aria-label=${i("categories.used")}>${t.map((s,n)=>Ah(e,s,n))}</ul>
    </div>
    <span class="unseen" role="status">${t.length?i("categories.count",{n:t.length}):""}</span>`};function _l(e){let{form:t,proposals:s}=e,n=t.errors[ds];return Ys`
    <div class="field">
      <label for=${ds}>${i("categories.own")} <span class="soft">${i("form.optional")}</span></label>
      <div class="combo">
        <input id=${ds} name=${ds} type="text" dir="auto" role="combobox" autocomplete="off" data-most=${y().limits.category}
          aria-autocomplete="list" aria-controls="category-list" aria-expanded=${s.items.length?"true":"false"}
          aria-activedescendant=${s.at>=0?`category-${s.at}`:so}
          aria-describedby=${n?"category-error":"category-hint"} aria-invalid=${n?"true":so}
          .defaultValue=${e.values.category??""} @input=${a=>Mh(a,e)} @keydown=${a=>jh(a,e)}
          @focus=${a=>s.follow(a.target.value)} @blur=${()=>s.close()}>
        ${Bh(e)}
      </div>
      ${Wr(t.left[ds])}
      ${n?Ys`<p class="error" id="category-error">${n}</p>`:Ys`<p class="hint" id="category-hint">${i("categories.hint")}</p>`}
    </div>`}var Js=(e,t,s,n,a)=>At`
  <details class="fold" id="fold-${e}">
    <summary>${t} <span class="grow"><span>${s}</span> <span class="soft" dir="auto">${n}</span></span> ${c("next")}</summary>
    ${a}
  </details>`;function Dl(e){let t=e?.closest("details");t&&(t.open=!0)}var Nh=e=>Js("description",c("edit"),i("find.description"),e.values.description||i("edit.none"),b(e.form,"description",{label:i("find.description"),value:e.values.description??"",kind:"area",most:y().limits.description})),Cl=(e,t,s)=>At`
  <button type="button" class="chip" aria-pressed=${s?"true":"false"} @click=${()=>e.chooseCategory(t)}>
    ${at(t)} ${_(t)}
  </button>`;function _h(e){let{category:t}=e.values,[s,n]=t?[at(t),_(t)]:[c("filter"),i("edit.none")];return Js("category",s,i("find.category"),n,At`
    <fieldset>
      <legend>${i("find.category")}</legend>
      <div class="chips">
        ${Lt().map(a=>Cl(e,a,a===t))}
        ${Cl(e,"other",e.isOther)}
      </div>
      ${e.isOther?_l(e):Gs}
    </fieldset>`)}var Ch=(e,t)=>At`
  <label class="choice">
    <input type="radio" name="audience" value=${t} ?checked=${e.values.audience===t}>
    <span>
      ${c(Te(t))}
      <span>
        <span class="strong">${i(`find.audience.${t}`)}</span><br>
        <span class="soft">${i(`edit.audienceText.${t}`,{instance:Z()})}</span>
      </span>
    </span>
  </label>`;function Dh(e){let{audience:t}=e.values,s=t==="everyone"?[]:e.seeing??[],n=[i(`find.audience.${t}`),...s].join(" + ");return Js("audience",c(Te(t)),i("edit.who"),n,At`
    <fieldset class="choices">
      <legend>${i("edit.who")}</legend>
      ${bt.map(a=>Ch(e,a))}
    </fieldset>`)}var Uh=e=>O("exact-for",{name:"exactForFriends",label:i("privacy.exactFor"),options:kn(),chosen:e});function Rh(e){let{area:t="",exactForFriends:s="true"}=e.values;return Js("shown",c("map"),i("privacy.shown"),t===""?Ws(e.settings?.values):us(Number(t)),At`
    ${O("area",{label:i("privacy.shown"),hint:i(e.isNew?"privacy.shownHint":"privacy.recall"),chosen:t,options:[...e.isNew?[["",Ws(e.settings.values)]]:[],...ve()]})}
    ${Number(t)?Uh(s):Gs}`)}var Eh=(e,t)=>At`
  <li>
    <label class="row list-choice">
      <input type="checkbox" .checked=${e.values.lists.includes(t.id)} @change=${()=>e.toggleList(t)}>
      <span class="grow" dir="auto">${t.name}</span>
      ${t.memberCount>1?At`<span class="soft">${i("lists.count",{n:t.memberCount})}</span>`:Gs}
    </label>
  </li>`,zh=e=>e.lists?.length?Js("lists",c("plus"),i("lists.title"),e.chosenLists.join(", ")||i("edit.noList"),At`
  <p class="hint">${i("edit.listsText")}</p>
  <ul class="people">${e.lists.map(t=>Eh(e,t))}</ul>`):Gs,Ul=e=>At`
  <div class="folds">
    ${Nh(e)}${_h(e)}${e.isOwn?At`${Dh(e)}${zh(e)}${Rh(e)}`:Gs}
  </div>`;import{html as Zs,nothing as On}from"../lib/lit-html/lit-html.js";import{html as Ht,nothing as Xs}from"../lib/lit-html/lit-html.js";var io=16,Rl=10,Hh=2,Vh={lat:25,lng:5,zoom:1},xn=class extends Ot{failed=!1;problem="";#t;#e=null;constructor(t,s){super(t,s.value,()=>this.#i()),this.#t=t,Object.assign(this,{nearby:s.nearby,proposal:s.proposal})}async showMap(t){this.failed=!1;let s=this.#s();try{let n=await t({view:s,onMove:a=>this.#n(a),onPick:a=>this.setPoint(a,"tap")});if(this.#t.signal.aborted)return n.close();this.#e=n,this.photo&&n.mark(this.photo,i("spot.photoPlace"),{kind:"one ghost"})}catch{this.failed=!0}return this.#e&&this.point&&this.#i(),this.#t.update(),!this.point&&de.get()&&s.zoom>=Rl?this.setPoint({lat:s.lat,lng:s.lng},"tap"):this.point?this.propose():null}#s(){if(this.point)return{...this.point,zoom:io};let t=Ir();return t?.zoom?t:Vh}#i(){this.problem="";let t=this.#e?.where();t&&!this.#a(t)&&this.#e.setView({...this.point,zoom:this.source==="tap"?t.zoom:Math.max(io,t.zoom)},{animate:!1}),this.#t.update()}#a(t){return ie(this.point,t)<Hh*jr(t)}#n(t){(!this.point||!this.#a(t))&&this.setPoint({lat:t.lat,lng:t.lng},"tap")}usePhoto(){return this.setPoint(this.photo,"photo")}useFound(t){return this.setPlace(t)}distance=t=>this.point&&t?ie(this.point,t):void 0;check(){let t=this.#e?.where().zoom??io,s=this.source==="tap"&&!this.chosen&&t<Rl;return this.problem=this.point?s?i("spot.zoom"):"":i("spot.none"),this.#t.update(),!this.problem}close(){super.close(),this.#e?.close(),this.#e=null}};async function ms(e){let t=new AbortController,s=null,n=J((o,r)=>(s??=new xn({signal:t.signal,update:r},e),Zh(s,o)),{label:i("spot.title"),kind:"chooser"});El(s),await n&&e.take(s),t.abort(),s.close()}var El=e=>e.showMap(t=>mc(document.getElementById("spot"),{...t,hasCross:!0})),Wh=(e,t)=>Ht`
  <div class="row">
    <button type="button" class="round" aria-label=${i("nav.back")} @click=${()=>t()}>${c("back")}</button>
    <place-search id="spot-search" class="grow" .label=${i("spot.search")} .near=${e.point} .distance=${e.distance}
      @choose=${({detail:s})=>e.useFound(s.value)}></place-search>
  </div>`,Kh=e=>Ht`
  <div class="mapbox">
    <div id="spot" role="application" aria-label=${i("spot.map")}></div>
    ${e.failed?w({code:"map",text:i("map.failed")},()=>El(e)):Xs}
  </div>`;function Yh(e,t){let s=e.chosen?.id===t.id;return Ht`
    <button type="button" class="chip" aria-pressed=${s?"true":"false"} @click=${()=>e.toggle(t)}>
      ${c(s?"check":"pin")} <bdi>${t.name}</bdi> <span class="soft">${ze(t.distance)}</span>
    </button>`}var Gh=e=>Ht`
  <div class="chips scrolls" role="group" aria-label=${i("spot.proposals")}>
    <button type="button" class="chip" @click=${()=>e.locate()}>${c("here")} ${i("spot.here")}</button>
    ${e.photo&&e.source!=="photo"?Ht`
      <button type="button" class="chip" @click=${()=>e.usePhoto()}>${c("camera")} ${i("spot.photoPlace")}</button>`:Xs}
    ${e.nearby.map(t=>Yh(e,t))}
  </div>`,Jh=e=>Ht`
  <div class="field">
    <label for="place-name">${i("spot.name")} <span class="soft">${i("form.optional")}</span></label>
    <input id="place-name" autocomplete="off" dir="auto" placeholder=${e.proposal||i("spot.nameHint")} .value=${e.name}
      @input=${t=>e.setName(t.target.value)}>
  </div>`,no=e=>i(`spot.${e.source||"set"}`),Xh=e=>Ht`
  <p class="at" role="status">
    ${c("pin")}
    <span class="grow"><span class="strong" dir="auto">${e.label||i(e.point?"spot.unnamed":"spot.none")}</span>
      ${e.point?Ht`<span class="soft">${no(e)}</span>`:Xs}</span>
  </p>`,Zh=(e,t)=>Ht`
  <h2 class="unseen" tabindex="-1" autofocus>${i("spot.title")}</h2>
  ${Wh(e,t)}
  ${Kh(e)}
  <div class="panel">
    ${Xh(e)}
    ${Gh(e)}
    ${e.chosen?Xs:Jh(e)}
    ${e.problem?Ht`<p class="error" role="alert">${e.problem}</p>`:Xs}
    <button type="button" class="main" id="use-place" @click=${()=>e.check()&&t(!0)}>${i("spot.use")}</button>
  </div>`;var zl=(e,t)=>Zs`
  <span class="row">
    ${c("pin")} <span class="grow"><span class="strong" dir="auto">${e}</span><br><span class="soft">${t}</span></span>
    ${c("next")}
  </span>`,Hl=(e,t,s)=>Zs`
  <fieldset>
    <legend>${i("edit.where")}</legend>
    <button type="button" class="where" id="place" aria-describedby=${t?"place-error":On} @click=${()=>ms(e)}>
      ${e.point?Zs`<place-map inert .at=${e.point}></place-map>`:On}
      ${e.point?zl(e.label||i("spot.unnamed"),[no(e),i("spot.change")].filter(Boolean).join(" · ")):zl(i("spot.title"),i("spot.chooseHint"))}
    </button>
    ${s?Zs`<p class="hint">${s}</p>`:On}
    ${t?Zs`<p class="error" id="place-error" role="alert">${t}</p>`:On}
  </fieldset>`;import{html as Ae,nothing as ao}from"../lib/lit-html/lit-html.js";function Qh(e,t){e.merge(t),x(`group-${t-1}`)}function tf(e,t,s){e.split(t,s),x(`group-${t+1}`)}var ef=({preview:e,file:t})=>e?Ae`<img src=${e} alt="">`:Ae`<span class="film" title=${t.name}>${c("play")}</span>`,sf=(e,t,s)=>Ae`
  <button type="button" class="cut" aria-label=${i("group.split",{n:s+1})} title=${i("group.split",{n:s+1})}
    @click=${()=>tf(e,t,s)}></button>`;function nf(e,t,s){let{name:n,time:a}=e.describe(t),o=[a&&Rt(a),n].filter(Boolean);return Ae`
    <li>
      <div class="row between">
        <h3 id="group-${s}" tabindex="-1">${i("group.find",{n:s+1})} <span class="soft" dir="auto">${o.join(" · ")}</span></h3>
        ${e.canMerge(s)?Ae`
          <button type="button" class="link" aria-describedby="group-${s}" @click=${()=>Qh(e,s)}>
            ${i("group.merge")}
          </button>`:ao}
      </div>
      <ul class="group">${t.map((r,l)=>Ae`<li>${l?sf(e,s,l):ao}${ef(r)}</li>`)}</ul>
    </li>`}var Vl=(e,t)=>e.groups?Ae`
  <section class="card" id="several" aria-labelledby="several-title">
    <h2 id="several-title" tabindex="-1">${i("group.title",{n:e.count,finds:i("group.finds",{n:e.groups.length})})}</h2>
    <p class="hint">${i("group.hint")}</p>
    <ol class="groups">${e.groups.map((s,n)=>nf(e,s,n))}</ol>
    <div class="publish row">
      <button type="button" class="quiet" @click=${t}>${i("group.one")}</button>
      <button type="button" class="main" aria-busy=${e.busy?"true":"false"} @click=${()=>e.accept()}>
        ${i("group.make",{n:e.groups.length})}
      </button>
    </div>
  </section>`:ao;import{html as dt,nothing as Vt}from"../lib/lit-html/lit-html.js";import{html as oo}from"../lib/lit-html/lit-html.js";async function af(e,t,s){let n=null,a={label:i("upload.caption"),hint:i("upload.captionHint"),value:t.caption,most:y().limits.caption},o=await J((r,l)=>(n??=new S({send:({caption:p})=>r(p.trim()),update:l}),oo`
      <h2>${i("upload.caption")}</h2>
      <div class="captioned">${s}</div>
      <form novalidate @submit=${n.submit}>
        ${b(n,"caption",a)}
        <div class="row end">
          <button type="button" class="quiet" @click=${()=>r()}>${i("action.cancel")}</button>
          ${N(n,i("action.save"))}
        </div>
      </form>`),{label:i("upload.captionOf",{n:e.items.indexOf(t)+1})});o!==null&&e.setCaption(t,o)}var Wl=(e,t,s,n)=>oo`
  <button type="button" class="words ${t.caption?"":"round"}" @click=${()=>af(e,t,n)}
    aria-label="${i("upload.captionOf",{n:s})}${t.caption?`: ${t.caption}`:""}">
    ${t.caption?oo`<span dir="auto">${t.caption}</span>`:c("edit")}
  </button>`;var[of,rf]=[6,10],cf=300,H=null;function Kl(){H.isOn=!0,H.item.classList.add("lifted"),Hr()}var Yl=e=>[...e.parentElement.querySelectorAll(":scope > [data-drag]")],lf=(e,t)=>Yl(H.item).find(s=>{let n=s.getBoundingClientRect();return s!==H.item&&n.left<=e&&e<=n.right&&n.top<=t&&t<=n.bottom});function pf(e){if(e.pointerId!==H.id)return;let[t,s]=[e.clientX-H.x,e.clientY-H.y],n=e.pointerType==="touch";if(!H.isOn){if(Math.hypot(t,s)<(n?rf:of))return;if(n)return H.end();Kl()}H.item.style.transform=`translate(${t}px, ${s}px) scale(1.04)`,H.over?.classList.remove("target"),H.over=lf(e.clientX,e.clientY),H.over?.classList.add("target")}function qn(e,t){if(e.button||H||e.target.closest("button:not([data-handle]), input, a"))return;let s=e.currentTarget,n=new AbortController,{signal:a}=n,o=()=>{clearTimeout(H.timer),n.abort(),s.classList.remove("lifted"),s.style.transform="",H.over?.classList.remove("target"),H=null};H={item:s,x:e.clientX,y:e.clientY,id:e.pointerId,isOn:!1,over:null,end:o},e.pointerType==="touch"&&(H.timer=setTimeout(Kl,cf));let r=p=>{p.pointerId===H.id&&o()},l=p=>{if(p.pointerId!==H.id)return;let[g,d]=[s,H.isOn&&H.over].map(L=>Yl(s).indexOf(L));o(),d>=0&&t(g,d)};document.addEventListener("pointermove",pf,{signal:a}),document.addEventListener("pointerup",l,{signal:a}),document.addEventListener("pointercancel",r,{signal:a}),document.addEventListener("keydown",p=>{p.key==="Escape"&&o()},{signal:a})}function Be(e){(H?.isOn||e.type==="dragstart")&&e.preventDefault()}var uf="image/*,video/mp4,video/quicktime,video/webm";function df(e,t){let s=e.items.indexOf(t);e.remove(t),queueMicrotask(()=>{(document.querySelectorAll(".shot .drop")[Math.min(s,e.items.length-1)]??document.getElementById("files"))?.focus()})}function Gl(e,t,s){e.move(t,s),queueMicrotask(()=>{let n=s<t?".before, .after":".after, .before";document.querySelectorAll(".shot")[s]?.querySelector(n)?.focus()})}function Jl(e){return e.media?lt(e.media,{thumb:!0,eager:!0}):e.file.type.startsWith("video/")?dt`<span class="film">${c("play")}</span>`:dt`<img src=${e.preview} alt="">`}var Xl={handleEvent:e=>{e.target.hidden=e.type==="error"},capture:!0},Sn=(e,t,s,n,a)=>dt`
  <button type="button" class="round ${e}" aria-label=${i(`upload.${t}`,{n})} @click=${a}>${c(s)}</button>`,mf=(e,t)=>e.progress<1?dt`<progress max="1" .value=${e.progress} aria-label=${i("upload.progress",{n:t})}></progress>`:dt`<span class="over">${i("upload.processing")}</span>`,hf=(e,t)=>({sending:()=>mf(e,t),paused:()=>dt`<span class="over" title=${e.problem}>${i("upload.paused")}</span>`,waiting:()=>dt`<span class="over">${i("upload.waiting")}</span>`,failed:()=>dt`<span class="over error">${i("upload.failed")}</span>`,done:()=>Vt})[e.state]();function ff(e,t,s,n){let a=s+1;return dt`
    <li class="shot ${t.state}" data-drag @pointerdown=${o=>qn(o,(r,l)=>e.move(r,l))}
      @error=${Xl} @load=${Xl}>
      ${Jl(t)}
      ${s===0&&e.items.length>1?dt`<span class="cover">${i("upload.cover")}</span>`:Vt}
      ${hf(t,a)}
      <span class="buttons">
        ${s>0?Sn("before","earlier","back",a,()=>Gl(e,s,s-1)):Vt}
        ${a<e.items.length?Sn("after","later","next",a,()=>Gl(e,s,s+1)):Vt}
        ${t.state==="failed"||t.state==="paused"?Sn("","again","retry",a,()=>e.retry(t)):Vt}
        ${n?Vt:Sn("drop",t.state==="done"?"remove":"cancel","close",a,()=>df(e,t))}
      </span>
      ${t.state==="failed"?Vt:Wl(e,t,a,Jl(t))}
    </li>`}function $f(e,t){t([...e.target.files]),e.target.value=""}var gf=(e,t)=>dt`
  <li class="shot add">
    <label for="files">
      ${c("camera")}<span class="strong">${i(e.items.length?"upload.more":"upload.add")}</span>
      ${e.items.length?Vt:dt`<span class="soft mice">${i("upload.drop")}</span>`}
    </label>
    <input id="files" type="file" accept=${uf} multiple @change=${s=>$f(s,t)}>
  </li>`;function bf(e){let t=e.items.filter(n=>n.state==="done").length,s=[...new Set(e.items.filter(n=>n.state==="failed").map(n=>n.problem))];return dt`
    <p class="hint" role="status">${e.isBusy?i("upload.ready",{n:t,of:I(e.items.length)}):""}</p>
    ${s.map(n=>dt`<p class="error" role="alert">${n}</p>`)}`}var Zl=(e,t,s=!1)=>dt`
  <ul class="shots ${e.items.length?"":"bare"}" @touchmove=${Be} @contextmenu=${Be} @dragstart=${Be}>
    ${e.items.map((n,a)=>ff(e,n,a,s))}
    ${!s&&e.items.length<e.most?gf(e,t):Vt}
  </ul>
  ${e.items.length>1?dt`<p class="hint">${i("upload.order")}</p>`:Vt}
  ${bf(e)}`;async function Ql(e,t){await e.addFiles(t),e.several?.groups&&x("several-title")}function wf(e){e.uploads.add(e.several.decline()),x("files")}async function yf(e){ro(e.received.values),ro(await e.resolveReceived(!0))}function ro(e){for(let[t,s]of Object.entries(e)){let n=document.getElementById(t);n&&(n.value=s)}}var vf=e=>{let t=gc(Object.values(e).join(`
`));return t?wt`<p class="hint">${i("places.asks",{host:t})}</p>`:qt},kf=(e,t)=>wt`
  <section class="card" id="offer" aria-labelledby="offered">
    <h2 id="offered">${i("edit.shared")}</h2>
    <p class="hint">${i("edit.sharedHint")}</p>
    ${Object.values(e.received.values).map(s=>wt`<p class="text" dir="auto">${s}</p>`)}
    ${vf(e.received.values)}
    ${e.received.files.length?wt`<p>${i("edit.sharedFiles",{n:e.received.files.length})}</p>`:qt}
    ${t?wt`<p class="note">${i("edit.sharedFull")}</p>`:qt}
    ${e.received.left?wt`<p class="note">${i("edit.sharedLeft",{n:e.received.left})}</p>`:qt}
    <div class="row end">
      <button type="button" class="quiet" @click=${()=>e.resolveReceived(!1)}>${i("edit.sharedDrop")}</button>
      <button type="button" @click=${()=>yf(e)}>${i("edit.sharedTake")}</button>
    </div>
  </section>`;async function xf(e){await M(i("edit.discardTitle"),i("edit.discardText"),i("edit.startOver"))&&e.discard()}var Of=()=>M(i("privacy.inHome"),i("privacy.inHomeText"),i("privacy.showExact")),qf=e=>wt`
  <p class="note">
    ${i("edit.restored")} <button type="button" class="link" @click=${()=>xf(e)}>${i("edit.startOver")}</button>
  </p>`,Sf=e=>wt`
  <fieldset>
    <legend>${i("edit.photos")}</legend>
    ${e.photosExpired?wt`<p class="note">${i("edit.photosGone")}</p>`:qt}
    ${Zl(e.uploads,t=>Ql(e,t),!e.isOwn)}
    ${e.isOwn?wt`<p class="hint">${i("edit.photosMost",{n:e.uploads.most})} ${i("edit.photosHint")}</p>`:qt}
  </fieldset>`,Ff=e=>wt`
  ${T(e.form)}
  ${e.conflict?Il(e.conflict,(t,s)=>e.choose(t,s),()=>ro(e.resolve())):qt}`;function Pf(e,t){t.change(zr(e.currentTarget))}async function Lf(e,t){let n=await t.submit(e)?document.querySelector("form [aria-invalid=true]"):document.getElementById("place");Dl(n),n?.focus()}function Tf(e){let{title:t}=e.values,s=e.form.busy&&e.uploads.isBusy?"edit.waiting":e.isNew?"edit.publish":"action.save",n=a=>Pf(a,e);return wt`
    <form class="card" novalidate ?hidden=${!!e.several?.groups}
      @input=${n} @change=${n} @submit=${a=>Lf(a,e)}>
      ${e.isRestored?qf(e):qt}
      ${e.isOwn||e.uploads.items.length?Sf(e):qt}
      ${Hl(e.place,e.placeError,e.seesArea?i("edit.seesArea"):"")}
      ${b(e.form,"title",{label:i("find.titleField"),value:t,required:!0,most:y().limits.title})}
      ${Ul(e)}
      <div class="publish">
        ${Ff(e)}
        <div class="row end">
          <a class="button quiet" href=${e.back}>${i("action.cancel")}</a>
          ${N(e.form,i(s))}
        </div>
      </div>
    </form>`}var If=(e,t)=>wt`
  ${e.received?kf(e,t.get("shared")==="full"):qt}
  ${Vl(e.several,()=>wf(e))}
  ${e.several.groups?qt:Ml(e.drafts)}`;function Mf(e,t){return e.loading.problem?w(e.loading.problem,t):e.uploads?Tf(e):k(4)}function tp(e){let t=new(e.params.id?un:yn)(e,{showHome:Of}),s=()=>t.loading.load();return Bl(e.signal,n=>t.uploads&&Ql(t,n)),{title:t.title,ready:s(),view:()=>wt`
      ${v(t.title,qt,t.back)}
      ${t.isNew?If(t,e.query):qt}
      ${Mf(t,s)}`,close:()=>t.close()}}import{html as $s,nothing as $p}from"../lib/lit-html/lit-html.js";var jf=3,Af=4,Fn=(e,t=0)=>new Date(e.getFullYear(),e.getMonth(),e.getDate()-t);function Bf(){let e=new Intl.Locale(tr());return((e.getWeekInfo?.()??e.weekInfo)?.firstDay??1)%7}var Nf=e=>[["today",Fn(e)],["yesterday",Fn(e,1)],["week",Fn(e,(e.getDay()-Bf()+7)%7)],["earlier",-1/0]],co=e=>Fn(new Date(e.createdAt)).getTime(),Pn=e=>`${co(e)} ${e.user.id}`;function _f(e){let t=new Map;for(let s of e)t.set(Pn(s),[...t.get(Pn(s))??[],s]);return t}function ep(e,{now:t=new Date,mayContinue:s=!1}={}){let n=_f(e),a=s&&e.length?co(e.at(-1)):NaN,o=new Map,r=Nf(t);for(let l of e){let p=n.get(Pn(l)),g=p.length>=jf;if(g&&p[0]!==l)continue;let d=g?{key:Pn(l),finds:p,hasMore:co(l)===a}:{find:l},L=new Date(l.createdAt),[X]=r.find(([,Ut])=>L>=Ut);o.set(X,[...o.get(X)??[],d])}return[...o].map(([l,p])=>({name:l,entries:p}))}function sp(e){let t=n=>n.media.length>0,s=[...e.filter(t),...e.filter(n=>!t(n))].slice(0,Af);return{shown:s,rest:e.length-s.length}}var Cf=1500,[Df,Uf]=[4,4],Rf=9;function Ef(){let e=ge(de.get());return e?.zoom>=Rf?{lat:e.lat,lng:e.lng}:null}var zf=()=>Promise.race([Ar(),xi(Cf,null)]),Hf=e=>e?{lat:Math.round(e.lat*100)/100,lng:Math.round(e.lng*100)/100}:{},Ln=class{at=null;isHere=!1;busy=!1;#t=new WeakMap;#e;#s;constructor(t){this.#s=t,this.at=t.kept?.at??null,this.isHere=t.kept?.isHere??!1,this.#e=new Set(t.kept?.open),this.list=z(t,()=>f("/api/finds/feed",{...Hf(this.at),limit:20}))}liking(t){let s=this.#t.get(t);return s||this.#t.set(t,s=new Vr(t.id,()=>t,this.#s)),s}save(t,s){return Nr(t,s,this.#s.update)}load=async()=>{if(this.#s.kept?.at===void 0){let t=await zf();this.#o(t??Ef(),!!t)}await this.#a()};get days(){return ep(this.list.items??[],{mayContinue:!!this.list.next})}get#i(){return this.days.reduce((t,s)=>t+s.entries.length,0)}isOpen=({key:t})=>this.#e.has(t);toggle({key:t}){this.#e.delete(t)||this.#e.add(t),this.#s.keep({open:[...this.#e]}),this.#s.update()}async#a(){await this.list.load(),await this.#n(Df)}more=()=>this.#n(this.#i+1);async#n(t){for(let s=0;this.list.next&&this.#i<t&&s<Uf;s++){let n=this.list.items.length;if(await this.list.more(),this.list.items?.length===n)return}}#o(t,s){Object.assign(this,{at:t,isHere:s}),this.#s.keep({at:t,isHere:s})}async nearMe(){this.busy=!0,this.#s.update();try{this.#o(await Oi({timeout:1e4}),!0),this.list.clear(),await this.#a()}catch(t){u(F(t))}this.busy=!1,this.#s.update()}distance=t=>this.isHere?ie(this.at,it(Fe(t))):void 0};function Vf(){return ur()?!0:E.get("installPrompt")||dr()?!1:void 0}async function Wf(){let e=await hi();return{on:!0,off:!1}[e]}var hs=class{steps=[];isKnown=!1;#t;constructor(t){this.#t=t}get isOver(){return Ia.get()===$()?.id}get isShown(){return!this.isOver&&this.left>0}get left(){return this.steps.filter(t=>!t.isDone).length}async load(){if(this.isOver){this.isKnown=!0;return}let{signal:t}=this.#t,s={profile:!!$().displayName||!!$().profilePicture?.startsWith("/api/media/"),streets:$().role==="admin"&&y().tiles?.kind==="vector"?rc().length>0:void 0,find:m(`/api/users/${$().id}`,{signal:t}).then(a=>a.findCount>0),friend:m("/api/friends?limit=1",{signal:t}).then(a=>a.length>0),push:Wf(),install:Vf()},n=await Promise.all(Object.entries(s).map(async([a,o])=>({name:a,isDone:await Promise.resolve(o).catch(()=>{})})));t.aborted||(this.isKnown=!0,this.steps=n.filter(a=>a.isDone!==void 0),this.steps.length===n.length&&!this.left&&this.dismiss(),this.#t.update())}async installNow(){let t=E.get("installPrompt");t&&(await t.prompt(),E.set("installPrompt",null),await this.load())}dismiss=()=>{Ia.set($().id),this.steps=[],this.#t.update()}};import{html as Wt,nothing as ke}from"../lib/lit-html/lit-html.js";var Kf="(min-width: 1180px) 516px, (min-width: 720px) 688px, 100vw",Yf=(e,t)=>Wt`
  <span class="cover c-${Ge(e.category).code}">
    ${e.media.length?lt(e.media[0],{sizes:Kf,eager:t}):at(e.category)}
    ${e.media[0]?.type==="video"?Wt`<span class="play">${c("play")}</span>`:ke}
    ${e.media.length>1?Wt`<span class="counter">${i("feed.photos",{n:e.media.length})}</span>`:ke}
  </span>`;function Gf(e,t){let s=[Cr(e,Fe(e))?"":Si(Fe(e)),t===void 0?"":ar(t)].filter(Boolean);return s.length?Wt`
    <span class="soft">${c("pin")} <bdi>${s[0]}</bdi>${s[1]?Wt` · ${s[1]}`:ke}</span>`:ke}var lo=(e,t,s=ke)=>Wt`
  <span class="by">
    ${U(e.user,28)} <span class="grow">${h(e.user)} <span class="soft">· ${W(e.createdAt)}</span></span>
    ${t&&e.reason==="friend"?Wt`<span class="badge">${i("feed.friend")}</span>`:ke}
    ${e.reasonOf?Wt`<span class="badge">${c(e.reason==="list"?"feed":"map")} <bdi>${e.reasonOf.name}</bdi></span>`:ke}
    ${s}
  </span>`,ip=(e,t,s,{km:n,eager:a,isMixed:o})=>Wt`
  <li class="feed-card">
    <a href="/finds/${e.id}">
      ${Yf(e,a)}
      <span class="about">
        <span class="name" dir="auto">${e.title}</span>
        ${Gf(e,n)}
        ${lo(e,o,ec(e))}
      </span>
    </a>
    <div class="acts">
      ${Qr(t,`like-${e.id}`)}
      <a class="act" href="/finds/${e.id}#comments" aria-label=${i("find.commentOn",{title:e.title})}>
        ${c("comment")} ${e.commentCount?Wt`<span>${I(e.commentCount)}</span>`:ke}
      </a>
      <span class="grow"></span>
      ${Zr(e,s,`save-${e.id}`)}
    </div>
  </li>`;import{html as fs,nothing as np}from"../lib/lit-html/lit-html.js";var po=({key:e})=>`group-${e.replace(" ","-")}`;async function ap(e,t){e.toggle(t),await x(po(t))}var Jf=(e,t)=>fs`
  <span class="piece c-${Ge(e.category).code}">
    ${e.media.length?lt(e.media[0],{thumb:!0}):at(e.category)}
    ${t?fs`<span class="beyond">+${I(t)}</span>`:np}
  </span>`;function Xf(e){let{shown:t,rest:s}=sp(e);return fs`
    <span class="cover ${t[0].media.length?"":"signs"}">
      <span class="mosaic of-${t.length}">${t.map((n,a)=>Jf(n,a===t.length-1?s:0))}</span>
    </span>`}var op=({finds:e,hasMore:t})=>i("feed.several",{n:e.length,more:t}),Zf=e=>e.map((t,s)=>fs`${s?" · ":np}<bdi>${t.title}</bdi>`),Qf=(e,t)=>fs`
  <li class="feed-card">
    <button type="button" class="group-face" id=${po(t)} aria-expanded="false" @click=${()=>ap(e,t)}>
      ${Xf(t.finds)}
      <span class="about">
        <span class="name">${op(t)}</span>
        <span class="soft titles">${Zf(t.finds.slice(0,10))}</span>
        ${lo(t.finds[0],!!e.at)}
      </span>
    </button>
  </li>`,t$=(e,t,s)=>fs`
  <li class="feed-group">
    <div class="by">
      ${U(t.finds[0].user,28)}
      <span class="grow">${h(t.finds[0].user)} <span class="soft">· ${op(t)}</span></span>
      <button type="button" class="quiet" id=${po(t)} aria-expanded="true" @click=${()=>ap(e,t)}>
        ${i("feed.less")}
      </button>
    </div>
    <ul class="feed-list">${t.finds.map(n=>s(n))}</ul>
  </li>`,rp=(e,t,s)=>e.isOpen(t)?t$(e,t,s):Qf(e,t);import{html as Ne,nothing as Qs}from"../lib/lit-html/lit-html.js";var cp={profile:()=>"/profile",streets:()=>"/admin/map",find:()=>"/new",friend:()=>Pt()?"/invites":"/people",push:()=>"/settings/notifications"},e$=e=>i(e==="friend"&&Pt()?"steps.inviteAction":`steps.${e}Action`);function s$(e,t){return cp[t]?Ne`<a class="button quiet" href=${cp[t]()}>${e$(t)}</a>`:E.get("installPrompt")?Ne`<button type="button" class="quiet" @click=${()=>e.installNow()}>${i("steps.installAction")}</button>`:Ne`<span class="hint">${i("steps.installHint")}</span>`}var i$=(e,{name:t,isDone:s})=>Ne`
  <li class="step ${s?"done":""}">
    <span class="tick">${s?c("check"):Qs}</span>
    <span class="grow">${i(t==="friend"&&Pt()?"steps.invite":`steps.${t}`,{instance:Z()})}${s?Ne`<span class="unseen"> (${i("steps.done")})</span>`:Qs}</span>
    ${s?Qs:s$(e,t)}
  </li>`;async function n$(e,t){let s=new hs(t);e.note=()=>s.isShown?Ne`
    <p class="steps-left">
      <a href="/feed#steps">${c("check")} ${i("steps.count",{n:s.steps.length-s.left,all:s.steps.length})}</a>
      ${ct(s.dismiss)}
    </p>`:Qs,await s.load()}var lp=(e,t)=>e.isShown?Ne`
  <details class="card steps-fold" id="steps" ?open=${t}>
    <summary>
      <span class="grow strong">${i("steps.count",{n:e.steps.length-e.left,all:e.steps.length})}</span>
      ${c("next")}
    </summary>
    <ul class="first-steps">${e.steps.map(s=>i$(e,s))}</ul>
    <button type="button" class="link" @click=${e.dismiss}>${i("steps.hide")}</button>
  </details>`:Qs;import{html as dp,nothing as up}from"../lib/lit-html/lit-html.js";var a$=1,pp=(e,t=new Date)=>t.getFullYear()-new Date(e).getFullYear(),Tn=class{isKnown=!1;#t=[];#e=!1;#s;constructor(t){this.#s=t}async load(){let t=f("/api/finds/on-this-day",{offset:-new Date().getTimezoneOffset()});this.#t=await m(t,{signal:this.#s.signal}).catch(()=>[]),this.isKnown=!0,this.#s.update()}get shown(){return this.#e?this.#t:this.#t.slice(0,a$)}get count(){return this.#t.length}get hasMore(){return this.#t.length>this.shown.length}more=()=>{this.#e=!0,this.#s.update()};nameOf=t=>t.userId===$()?.id?"":h(t.user)};var o$=(e,t)=>[i("feed.yearsAgo",{n:pp(t.createdAt)}),e.nameOf(t)].filter(Boolean).join(" · ");async function r$(e){e.more(),await x("this-day")}var c$=e=>dp`
  <button type="button" class="link" @click=${()=>r$(e)}>${i("feed.allOnThisDay",{n:e.count})}</button>`,mp=e=>e.shown.length?dp`
  <section class="card this-day" aria-labelledby="this-day">
    <div class="row between">
      <h2 id="this-day" tabindex="-1">${i("feed.onThisDay")}</h2>
      ${e.hasMore?c$(e):up}
    </div>
    <ul class="rows">${e.shown.map(t=>Ai(t,o$(e,t)))}</ul>
  </section>`:up;var l$=()=>$s`<a class="button quiet" href="/people">${c("people")} ${i("nav.people")}</a>`,p$=e=>e.isHere?$p:$s`
  <button type="button" class="chip" aria-busy=${e.busy?"true":"false"} @click=${()=>e.nearMe()}>
    ${c("here")} ${i("feed.nearMe")}
  </button>`,hp=e=>$s`
  <p class="row between"><span class="soft">${i(e.at?"feed.around":"feed.friends")}</span>${p$(e)}</p>`,fp=(e,t)=>ip(e,t.liking(e),s=>t.save(e,s),{km:t.distance(e),eager:e===t.list.items[0],isMixed:!!t.at}),u$=({name:e,entries:t},s)=>$s`
  <section class="stack" aria-labelledby="day-${e}">
    <h2 id="day-${e}">${i(`feed.${e}`)}</h2>
    <ul class="feed-list">
      ${t.map(n=>n.find?fp(n.find,s):rp(s,n,a=>fp(a,s)))}
    </ul>
  </section>`;function d$(e,t,s){let{items:n,problem:a}=e.list;return!a&&(!n||!t.isKnown||!s.isKnown)?k(3):[lp(t,location.hash==="#steps"||!n?.length),mp(s),m$(e)]}function m$(e){let{items:t,problem:s,load:n}=e.list;if(s)return w(s,n);if(!t.length&&!e.list.next){let a=i(e.at?"feed.noneText":"feed.noneFriends");return[hp(e),C(i("feed.none"),a,$p,"feed")]}return $s`
    ${hp(e)}
    ${e.days.map(a=>u$(a,e))}
    ${R({...e.list,more:e.more})}`}function gp(e){let t=new Ln(e),s=new hs(e),n=new Tn(e);return{title:i("feed.title"),broad:!0,ready:Promise.all([t.load(),s.load(),n.load()]),view:()=>$s`
      ${v(i("feed.title"),l$())}
      ${d$(t,s,n)}`}}import{html as V,nothing as gs}from"../lib/lit-html/lit-html.js";var h$=30,In=e=>e.map(t=>typeof t=="string"?t:t[0]==="code"?t[1]:In(t.at(-1))).join("");function bp([e,t,s]){return e==="pre"?t:e==="ul"||e==="ol"?t.map(n=>n.map(bp).join(" ")).join(" "):e==="table"?t.map(n=>n.map(In).join(" ")).join(" "):In(s??t)}function f$(e){let t=[{document:e,id:"",title:e.title,texts:[]}];for(let s of e.blocks)/^h\d$/.test(s[0])?t.push({document:e,id:s[1],title:In(s[2]),texts:[]}):t.at(-1).texts.push(bp(s));return t.map(({texts:s,...n})=>({...n,text:s.join(" ")}))}var $$=({document:e,id:t})=>`/help/${e.name}${t?`#${t}`:""}`;function g$(e,t){let s=Math.min(...t.map(o=>he(e).indexOf(o)).filter(o=>o>=0),e.length),n=s>60?e.lastIndexOf(" ",s-40)+1:0,a=e.slice(n,n+160);return`${n?"… ":""}${a}${n+160<e.length?" …":""}`}function b$(e,t){let s=he(t).split(/\s+/).filter(Boolean);if(!s.length)return[];let n=({title:o,text:r})=>s.every(l=>he(`${o} ${r}`).includes(l))?s.some(l=>he(o).includes(l))?2:1:0;return e.flatMap(f$).map(o=>[n(o),o]).filter(([o])=>o).sort(([o],[r])=>r-o).slice(0,h$).map(([,o])=>({address:$$(o),title:o.title,document:o.document,part:g$(o.text,s)}))}function w$(e,t){let s=({name:a,language:o})=>a.replace(new RegExp(`-${o}$`),""),n=a=>a.language===t||a.language==="en"&&!e.some(o=>o.language===t&&s(o)===s(a));return e.filter(n)}var Mn=class{query="";#t;#e=[];constructor(t){this.#t=t,this.loading=G(t,async()=>{let s=await fetch(new URL("bundle/help.json",Re).href,{signal:t.signal});if(!s.ok)throw Object.assign(new Error("the documents are not there"),{code:"strange",status:s.status});this.#e=await s.json()}),this.query=t.query.get("q")??""}get documents(){return w$(this.#e,kt())}get document(){return this.#e.find(t=>t.name===this.#t.params.name)}get found(){return b$(this.documents,this.query)}search(t){this.query=t,this.#t.rename(f("/help",{q:t.trim()})),this.#t.update()}};var Kt=e=>e.map(t=>typeof t=="string"?t:y$[t[0]](t)),y$={b:([,e])=>V`<b>${Kt(e)}</b>`,i:([,e])=>V`<i>${Kt(e)}</i>`,code:([,e])=>V`<code>${e}</code>`,a:([,e,t])=>/^https?:/.test(e)?V`<a href=${e} target="_blank" rel="noopener">${Kt(t)}</a>`:V`<a href=${e}>${Kt(t)}</a>`},wp=e=>V`<li>${e.length===1&&e[0][0]==="p"?Kt(e[0][1]):e.map(kp)}</li>`,yp=(e,t)=>V`<tr>${e.map(t)}</tr>`,v$={h2:([,e,t])=>V`<h2 id=${e} tabindex="-1">${Kt(t)}</h2>`,h3:([,e,t])=>V`<h3 id=${e} tabindex="-1">${Kt(t)}</h3>`,p:([,e])=>V`<p>${Kt(e)}</p>`,pre:([,e])=>V`<pre tabindex="0">${e}</pre>`,ul:([,e])=>V`<ul>${e.map(wp)}</ul>`,ol:([,e])=>V`<ol>${e.map(wp)}</ol>`,table:([,[e,...t]])=>V`
    <div class="scrolls" tabindex="0"><table>
      <thead>${yp(e,s=>V`<th scope="col">${Kt(s)}</th>`)}</thead>
      <tbody>${t.map(s=>yp(s,n=>V`<td>${Kt(n)}</td>`))}</tbody>
    </table></div>`},kp=e=>v$[e[0]](e),vp=e=>V`<ul class="people">${e.map(t=>pt(`/help/${t.name}`,"",t.title,"",t.language))}</ul>`,k$=([e,...t])=>V`
  <section class="card">${vp([e])}</section>
  <section class="card">
    <h2>${i("help.running")}</h2>
    ${vp(t)}
  </section>`;function x$(e){let t=e.found;return V`
    <p class="unseen" role="status">${i("help.found",{n:t.length})}</p>
    ${t.length?V`<section class="card"><ul class="people">${t.map(({address:s,title:n,document:a,part:o})=>pt(s,"",a.title===n?n:`${a.title} › ${n}`,o,a.language))}</ul></section>`:C(i("help.none"),i("help.noneText"),gs,"search")}`}var O$=e=>V`
  ${v(i("help.title"),gs,$()?"/settings":"/sign-in")}
  <form role="search" @submit=${t=>t.preventDefault()}>
    <label class="unseen" for="help-words">${i("help.search")}</label>
    <input id="help-words" type="search" autocomplete="off" placeholder=${i("help.search")} .value=${e.query}
      @input=${t=>e.search(t.target.value)}>
  </form>
  ${e.query.trim()?x$(e):k$(e.documents)}`,q$=({title:e,language:t,blocks:s})=>V`
  ${v(e,gs,"/help")}
  <article class="card document" lang=${t}>${s.map(kp)}</article>`,S$=()=>V`${v(i("help.title"),gs,"/help")}${C(i("missing.title"),i("missing.text"),gs,"search")}`;function F$(e,t){return e.loading.problem?V`${v(i("help.title"),gs,"/help")}${w(e.loading.problem,e.loading.load)}`:e.documents.length?t.params.name?e.document?q$(e.document):S$():O$(e):k(6)}function xp(e){let t=new Mn(e);return{get title(){return t.document?.title??i("help.title")},ready:t.loading.load().then(()=>location.hash?x(location.hash.slice(1)):null),view:()=>F$(t,e)}}import{html as A,nothing as Q}from"../lib/lit-html/lit-html.js";var P$=20,L$=e=>new Promise((t,s)=>{let n=()=>{clearTimeout(a),s(e.reason)},a=setTimeout(()=>{e.removeEventListener("abort",n),t()},1e3);e.addEventListener("abort",n,{once:!0})});async function Op(e,t,{signal:s,stopped:n,tick:a=L$,note:o=()=>{}}){for(;;)try{return await q(e,t,{signal:s})}catch(r){if(r.status!==429)throw r;await o();for(let l=Math.max(P$,r.retryAfter);l>0;l--){if(n())return null;await a(s)}}}var jn=class{audience="me";keep=!1;category="";area="";forFriends="true";#t;constructor(t,s){this.settings=t,this.#t=s,t.read().then(s,()=>{})}set(t){Object.assign(this,t),this.#t()}get body(){return{audience:this.audience,...this.keep?{keepVisibility:!0}:{},...this.category?{category:this.category}:{},...this.area===""?{}:{area:Number(this.area)},...Number(this.area)?{exactForFriends:this.forFriends==="true"}:{}}}};var T$=30,I$=["obscured","notPoint"],qp=()=>y().places.source!=="gazetteer",An=class{state=null;#t;#e;#s=!1;constructor(t,s){this.#t=t,this.#e=s}get rows(){return(this.#t.rows.items??[]).filter(t=>t.status==="noPlace"&&!I$.includes(t.reason)).slice(0,T$)}async run(){let{rows:t}=this,s={n:0,all:t.length,found:0,busy:!0,problem:null};this.state=s,this.#s=!1,this.#e.update();try{for(let n of t){if(this.#s)break;let[a]=await m(f("/api/places",{query:n.place||n.title,limit:1}),{signal:this.#e.signal});s.n++,a&&await this.#t.guess(n,a)&&s.found++,this.#e.update()}}catch(n){if(n.name==="AbortError")return;s.problem=n}s.busy=!1,this.#e.update()}stop(){this.#s=!0}};function M$({lat:e,lng:t}){let s=Math.floor(e/.25);return{y:s,x:Math.floor(t/uo(s))}}var uo=e=>.25/Math.max(.05,Math.cos((e+.5)*.25*Math.PI/180));function j$({x:e,y:t}){let s=(e+.5)*uo(t),n=[];for(let a=t-2;a<=t+2;a++){let o=Math.floor(s/uo(a));for(let r=o-2;r<=o+2;r++)n.push(`${r} ${a}`)}return n}function Sp(e){let t=new Map;for(let n of e){let a=M$(n),o=`${a.x} ${a.y}`,r=t.get(o);r?r.n++:t.set(o,{...a,key:o,at:{lat:n.lat,lng:n.lng},n:1})}let s=new Map;for(let n of[...t.values()].sort((a,o)=>o.n-a.n)){let a=j$(n).find(o=>s.has(o));a?s.get(a).n+=n.n:s.set(n.key,{at:n.at,n:n.n})}return[...s.values()].sort((n,a)=>a.n-n.n)}var A$=1e3,B$=14,Fp=e=>({...it(e),row:e.row,name:e.title});function N$(e,t){let[s,n]=[e.map(d=>d.lat),e.map(d=>d.lng)].map(d=>d.toSorted((L,X)=>L-X)),[a,o,r,l]=[s[0],s.at(-1),n[0],n.at(-1)],p={lat:(a+o)/2,lng:(r+l)/2,zoom:B$},g=()=>{let[d,L,X,Ut]=Mr(t,p).split(",").map(Number);return d<=r&&X>=l&&L<=a&&Ut>=o};for(;p.zoom>1&&!g();)p.zoom--;return p}var Bn=class{items=[];where="";#t;#e=0;constructor(t){this.#t=t}async load(t,s){let n=++this.#e,a=[];try{for(let o=0,r;!r||r.length===A$;o=r.at(-1)?.row){if(r=await m(f(`${t}/points`,{status:s,after:o||""}),{signal:this.#t.signal}),n!==this.#e)return;a.push(...r.map(Fp))}}catch{if(n!==this.#e)return;a.length=0}this.items=a,this.where="",this.#t.update(),a.length&&await this.#s(n)}async#s(t){let[s,...n]=Sp(this.items),a={lat:s.at.lat.toFixed(3),lng:s.at.lng.toFixed(3)},o=await m(f("/api/places/reverse",a),{signal:this.#t.signal}).catch(()=>null);if(t!==this.#e||!o?.name)return;let r={places:i("import.places",{n:this.items.length}),town:o.name,n:n.length};this.where=i(n.length?"import.whereMore":"import.where",r),this.#t.update()}put(t){let s=this.items.filter(n=>n.row!==t.row);this.items=t.status==="ready"&&t.latitude!==void 0?[...s,Fp(t)]:s}link(t){return f("/",{at:be(N$(this.items,t))})}};var _$=e=>Number(new URLSearchParams(e.split("?")[1]).get("limit"));function Pp(e,t){let s={items:null,next:0,busy:!1,problem:null},n=0,a=async o=>{let r=n,l=t();Object.assign(s,{busy:!0,problem:null}),e.update();try{let p=await m(o?`${l}&after=${o}`:l,{signal:e.signal});if(await Promise.all(p.flatMap(g=>g.lost??[]).map(mi)),r!==n)return;s.items=[...o?s.items:[],...p],s.next=p.length<_$(l)?0:p.at(-1).row}catch(p){if(r!==n||p.name==="AbortError")return;o?u(F(p)):s.problem=p}s.busy=!1,e.update()};return s.clear=()=>{n++,Object.assign(s,{items:null,next:0,busy:!1,problem:null})},s.load=()=>a(0),s.more=async()=>{!s.busy&&s.next&&await a(s.next)},s.put=o=>{s.items=s.items?.map(r=>r.row===o.row?o:r)??null},s.drop=o=>{s.items=s.items?.filter(r=>r.row!==o.row)??null,s.items&&!s.items.length&&s.more()},s}var C$=e=>(/\.zip$/i.test(e.name??"")?1e3:100)*2**20,Lp=20,D$=200,U$=["ready","noPlace","duplicate","bad","skipped","done"],R$=4,E$=["noPoint","zeroPoint","notPoint","obscured","badPoint","noTitle","badLine","twice","known"],Tp=e=>E$.includes(e.reason)?e.reason:"",Nn=class{current=null;unfinished=[];finished=[];isUndoing=!1;status="ready";progress=null;refusal=null;published=null;#t;#e=null;#s=!1;constructor(t){this.#t=t,this.options=new jn(new we(t),()=>t.update()),this.places=new An(this,t),this.points=new Bn(t),this.rows=Pp(t,()=>f(`${this.#i}/rows`,{status:this.status,limit:50})),this.loading=G(t,()=>this.#a())}get#i(){return`/api/imports/${this.current.id}`}get tabs(){let{counts:t}=this.current;return U$.map((s,n)=>({name:s,n:t[s],at:n})).filter(({n:s,at:n})=>s||n<R$)}get isBusy(){return!!this.published?.busy}get isDone(){let{counts:t}=this.current;return!!this.published&&!this.isBusy&&!this.published.problem&&!t.ready&&!t.noPlace&&!t.media}async#a(){let{signal:t}=this.#t,s=this.#t.query.get("id"),n=await m("/api/imports",{signal:t});this.unfinished=n.filter(o=>o.counts.ready||o.counts.noPlace),this.finished=n.filter(o=>o.counts.done&&!this.unfinished.includes(o));let a=n.find(o=>o.id===s);a&&await this.#n(a)}async#n(t){this.current=t,this.published=null,this.places.state=null,this.status=this.tabs.find(({n:s})=>s)?.name??"ready",this.rows.clear(),await this.rows.load(),this.points.load(this.#i,"ready")}open(t){return this.#t.rename(f("/import",{id:t.id})),this.#n(t)}async upload(t,s=He){let n=new AbortController;this.#e=n,this.#t.signal.addEventListener("abort",()=>n.abort(),{once:!0}),Object.assign(this,{progress:0,refusal:null}),this.#t.update();let a=o=>{this.progress=o,this.#t.update()};try{if(t.size>C$(t))throw{code:"page",text:i("import.tooLarge")};let o=await s("POST","/api/imports",t,{progress:a,signal:n.signal});if(n.signal.aborted)return;await this.open(o)}catch(o){if(o.name==="AbortError")return;this.refusal=o,o.reason==="too_many_imports"&&await this.loading.load()}finally{this.progress=null,this.#t.update()}}cancel(){this.#e?.abort()}choose(t){return this.status=t,this.rows.clear(),this.rows.load()}async#o(t,s){let n=await P(Y(`${this.#i}/rows/${t.row}`,s).then(a=>{let o={...this.current.counts};o[t.status]--,o[a.status]++,this.current={...this.current,counts:o},a.status===t.status?this.rows.put(a):this.rows.drop(t),this.published?.made||this.points.put(a)}));return this.#t.update(),n}skip(t,s){return this.#o(t,{skip:s})}place(t,{point:s,name:n,location:a}){let o=a?.name??n;return this.#o(t,{latitude:s.lat,longitude:s.lng,...o?{place:o}:{}})}guess(t,{latitude:s,longitude:n}){return this.#o(t,{latitude:s,longitude:n,guessed:!0})}rename(t,s){return this.#o(t,{title:s})}async commit(t){if(this.isBusy)return;let{signal:s}=this.#t,{ready:n,done:a}=this.current.counts;this.#s=!1;let o={made:0,taken:0,all:n,busy:!0,isWaiting:!1,problem:null};this.published=o;let r=p=>{this.current=p,Object.assign(o,{made:p.counts.done-a,taken:n-p.counts.ready}),this.#t.update()},l=()=>(o.isWaiting=!0,this.#t.update(),m(this.#i,{signal:s}).then(r).catch(p=>{if(!Et(p))throw p}));this.#t.update();try{for(let p=Lp;this.current.counts.ready&&!this.#s;){let g=this.current.counts.ready,d=await Op(`${this.#i}/commit`,{...this.options.body,limit:D$},{signal:s,stopped:()=>this.#s,note:l,tick:t});if(o.isWaiting=!1,!d)break;if(r(d),p=this.current.counts.ready<g?Lp:this.current.counts.media?p-1:0,!p)throw{code:"strange"}}}catch(p){if(p.name==="AbortError")return;o.problem=p,await m(this.#i,{signal:s}).then(r).catch(()=>{})}o.busy=!1,!s.aborted&&(await this.choose(this.current.counts.ready?"ready":"done"),this.points.load(this.#i,o.made?"done":"ready"))}stop(){this.#s=!0}leave(){return this.current=null,this.refusal=null,this.#t.query.delete("id"),this.#t.rename("/import"),this.loading.load()}async undoable(){let t=null;return await P(q(`${this.#i}/undo`,{dryRun:!0}).then(s=>{t=s})),t}async undo(){let{signal:t}=this.#t,[s,n]=[0,0],a=async()=>{for(let r=1;r;){let l=await q(`${this.#i}/undo`,{},{signal:t});[s,n,r]=[s+l.binned,l.changed,l.binned?l.left:0]}};this.isUndoing=!0,this.#t.update();let o=await P(a());if(!t.aborted)return Object.assign(this,{isUndoing:!1,published:null}),u([i("import.undone",{n:s}),n?i("import.undoneKept",{n}):""].filter(Boolean).join(" ")),o&&!n?this.leave():m(this.#i,{signal:t}).then(r=>this.#n(r),()=>this.leave())}async discard(t){await P(j(`/api/imports/${t.id}`))&&await this.leave()}};var z$=["track","route","line","area","picture","link","file","damaged","text"];function Ip({leftOut:e=[]}){let t=e.filter(({kind:s})=>z$.includes(s));return t.length?i("import.leftOut",{n:t.reduce((s,{n})=>s+n,0),list:ir(t.map(({kind:s,n})=>i(`import.kind.${s}`,{n})))}):""}var Mp=({leftOut:e=[]})=>e.flatMap(({where:t=[]})=>t).map(({file:t="",line:s=0,column:n=0})=>s?i(t?"import.leftAt":"import.leftLine",{file:t,line:I(s),column:I(n)}):t);import{html as ho,nothing as mo}from"../lib/lit-html/lit-html.js";var H$=(e,t,s,n,a)=>ho`
  <label class="switch">
    <span>${s}<br><span class="soft">${n}</span></span>
    <input type="checkbox" role="switch" id=${e} .checked=${t} @change=${o=>a(o.target.checked)}>
  </label>`,V$=(e,t)=>ho`
  ${e.current.format==="finds"?H$("import-keep",t.keep,i("import.keep"),i("import.keepHint"),s=>t.set({keep:s})):mo}
  ${t.keep?mo:O("import-audience",{label:i("edit.who"),chosen:t.audience,options:bt.map(s=>[s,i(`find.audience.${s}`)]),set:s=>t.set({audience:s})})}`,W$=e=>O("import-category",{label:i("import.category"),options:[["",i("edit.none")],...Lt().map(t=>[t,_(t)])],chosen:e.category,set:t=>e.set({category:t})}),K$=e=>O("import-area",{label:i("privacy.shown"),hint:i("import.areaHint"),chosen:e.area,set:t=>e.set({area:t}),options:[["",Ws(e.settings.values)],...ve()]}),Y$=e=>O("import-friends",{label:i("privacy.exactFor"),options:kn(),chosen:e.forFriends,set:t=>e.set({forFriends:t})}),jp=(e,t=e.options)=>ho`
  ${V$(e,t)}
  <div class="folds">
    <details class="fold" id="fold-import">
      <summary>${c("filter")} <span class="grow">${i("import.more")}</span> ${c("next")}</summary>
      <div class="stack">${W$(t)}${K$(t)}${Number(t.area)?Y$(t):mo}</div>
    </details>
  </div>`;import{html as $t,nothing as xe}from"../lib/lit-html/lit-html.js";function G$(e){if(e.status==="ready"&&e.reason!=="noTitle")return e.guessed?i("import.guessed"):e.place??"";let t=Tp(e),s=e.line?`${i("import.line",{n:e.line})}: `:"";return t?s+i(`import.reason.${t}`):""}async function $o(e,t,s){if(!await s)return;let n=e.rows.items?.[Math.min(t,e.rows.items.length-1)];x(n?`row-${n.row}`:"part-rows")}function J$(e,t,s,n){let a=new Ot(n,null,()=>$o(e,s,e.place(t,a.value)));return ms(a)}var _n=e=>e.title||i("import.line",{n:e.row}),fo=(e,t,s)=>$t`
  <button type="button" class="quiet" id="row-${e.row}" aria-label=${`${t}: ${_n(e)}`} @click=${s}>${t}</button>`,X$=e=>t=>b(t,"title",{label:i("find.titleField"),value:e.title,required:!0,least:1,most:y().limits.title});async function Z$(e,t){await D(n=>new S({send:async({title:a})=>{await e.rename(t,a.trim())&&n()}}),i("import.rename"),X$(t),n=>N(n,i("action.save"))),x(`name-${t.row}`)}var Ap=(e,t)=>$t`
  <button type="button" class="round" id="name-${t.row}" aria-label=${`${i("import.rename")}: ${_n(t)}`}
    @click=${()=>Z$(e,t)}>
    ${c("edit")}
  </button>`,Bp=e=>e.findId?$t`
  <a class="button quiet" href="/finds/${e.findId}" aria-label=${`${i("import.show")}: ${_n(e)}`}>
    ${i("import.show")}</a>`:xe,Q$=(e,t,s,n)=>({ready:()=>$t`${Ap(e,t)}${fo(t,i("import.skip"),()=>$o(e,s,e.skip(t,!0)))}`,skipped:()=>fo(t,i("import.unskip"),()=>$o(e,s,e.skip(t,!1))),noPlace:()=>$t`${Ap(e,t)}${fo(t,i("import.locate"),()=>J$(e,t,s,n))}`,duplicate:()=>Bp(t),done:()=>Bp(t)})[t.status]?.()??xe,go=e=>e?$t`<br><span class="soft" dir="auto">${e}</span>`:xe,tg=e=>e.slice(e.lastIndexOf("/")+1),eg=e=>[`import.lost.${e}`,`rule.${e}`,`reason.${e}`].map(t=>[t,i(t)]).find(([t,s])=>s!==t)?.[1]??e,sg=({media:e,lost:t=[]})=>[e>t.length?go(i("import.rowMedia",{n:e-t.length})):xe,...t.map(({file:s,reason:n})=>go(`${tg(s)}: ${eg(n)}`))],ig=(e,t,s,n)=>$t`
  <li class="row between">
    <span class="grow"><bdi class="strong">${_n(t)}</bdi>${go(G$(t))}${sg(t)}</span>
    <span class="row">${Q$(e,t,s,n)}</span>
  </li>`;function ng(e,t){let{items:s,problem:n,load:a}=e.rows;return n?w(n,a):s?s.length?$t`
    <ul class="people" aria-label=${i("import.rows")}>${s.map((o,r)=>ig(e,o,r,t))}</ul>
    ${R(e.rows)}`:$t`<p class="soft" role="status">${i("import.none")}</p>`:k(4)}var ag=(e,{n:t,all:s})=>$t`
  <progress max=${s} .value=${t} aria-label=${i("import.lookUp")}></progress>
  <p class="row between">
    <span role="status">${i("import.progress",{n:t,all:I(s)})}</span>
    <button type="button" class="quiet" @click=${()=>e.places.stop()}>${i("import.stop")}</button>
  </p>`;async function og(e){await e.places.run(),x("part-rows")}function rg(e){let{state:t,rows:s}=e.places;return t?.busy?ag(e,t):$t`
    ${t?$t`<p role="status">${i("import.lookedUp",{n:t.found})}</p>`:xe}
    ${t?.problem?w(t.problem):xe}
    ${s.length?$t`
      <p class="hint">${i("import.lookUpText",{source:y().places.attribution})}</p>
      <p>
        <button type="button" class="quiet" id="import-lookup" @click=${()=>og(e)}>${i("import.lookUp")}</button>
      </p>`:xe}`}var cg=e=>e.tabs.filter(({n:t})=>t).map(({name:t,n:s})=>`${I(s)} ${i(`import.status.${t}`)}`).join(" · "),lg=e=>$t`
  <summary>
    <span class="grow">${ki("rows",i("import.rows"))} <span class="soft">${cg(e)}</span></span>
    ${c("next")}
  </summary>`,Np=(e,t)=>$t`
  <details class="card import-rows" ?open=${!e.isDone||e.current.counts.mediaLost>0}>
    ${lg(e)}
    <div class="chips" role="group" aria-label=${i("import.which")}>
      ${e.tabs.map(({name:s,n})=>Ke(e.status===s,`${i(`import.status.${s}`)} (${I(n)})`,()=>e.choose(s)))}
    </div>
    ${e.status==="noPlace"&&qp()?rg(e):xe}
    ${ng(e,t)}
  </details>`;var bs=class extends hc{label="";points=[];options(){let{lat:t,lng:s}=this.points[0]??{lat:25,lng:5};return{view:{lat:t,lng:s,zoom:2},still:!0,onMove:()=>this.map&&this.mark()}}draw(){this.points.length&&(this.map.fit(this.points,this.closest,{animate:!1}),this.mark())}failed(){this.remove()}};var[Cn,pg,ug]=[12,28,44],bo=class extends bs{closest=Cn;options(){return{...super.options(),isWide:!0}}set places(t){let s=t!==this.points;this.points=t,this.map&&s&&this.draw()}mark(){this.map.setMarkers(_i(this.points,t=>this.map.pixelOf(t),ug).map(t=>this.#t(t)))}#t([t,...s]){if(!s.length){let r=()=>this.map.setView({...t,zoom:Cn}),l=t.km?t:null;return{key:`${t.lat},${t.lng}`,lat:t.lat,lng:t.lng,kind:"dot",size:pg,text:"",label:t.name,area:l,click:r}}let n=$c({latitude:t.lat,longitude:t.lng,count:s.length+1}),a=s.every(r=>r.lat===t.lat&&r.lng===t.lng);return{...n,click:()=>a?this.map.setView({...t,zoom:Cn}):this.map.fit([t,...s],Cn)}}};customElements.define("finds-map",bo);var dg=".gpx,.kml,.kmz,.geojson,.geojsonl,.json,.umap,.csv,.tsv,.txt,.zip";async function mg(e,t){let s=e.target,[n]=s.files;n&&(await t.upload(n),s.value="",t.current&&x("part-import"))}var hg=e=>A`
  <progress max="1" .value=${e.progress} aria-label=${i("import.upload")}></progress>
  <p class="row between">
    <span class="soft" role="status">${i(e.progress<1?"import.upload":"import.reading")}</span>
    <button type="button" class="quiet" @click=${()=>e.cancel()}>${i("action.cancel")}</button>
  </p>`,fg=e=>A`
  <p class="row actions">
    <label class="button" for="import-file">${c("plus")} ${i("import.choose")}</label>
    <input class="file" id="import-file" type="file" accept=${dg} aria-describedby="import-hint" @change=${t=>mg(t,e)}>
  </p>`,$g=e=>A`
  <section class="card">
    <p>${i("import.text")}</p>
    ${e.refusal?w(e.refusal):Q}
    ${e.progress===null?fg(e):hg(e)}
    <p class="hint" id="import-hint">${i("import.files")}</p>
  </section>
  ${e.unfinished.length?bg(e):Q}
  ${e.finished.length?wg(e):Q}`;async function Cp(e,t){await M(i("import.discardTitle"),i("import.discardText"),i("import.discard"))&&(await e.discard(t),x("import-file"))}var ws=e=>e.name||i("import.unnamed");async function gg(e){let t=await e.undoable();if(!t)return;let{left:s,changed:n}=t,a=n?` ${i("import.undoneKept",{n})}`:"";if(!s)return u(i("import.undoNone")+a);await M(i("import.undoTitle"),i("import.undoText",{n:s})+a,i("import.undo"))&&(await e.undo(),x(e.current?"part-import":"import-file"))}async function Dp(e,t){await e.open(t),x("part-import")}var bg=e=>A`
  <section class="card">
    <h2>${i("import.unfinished")}</h2>
    <ul class="people">${e.unfinished.map(t=>A`
      <li class="row between">
        <span class="grow"><bdi class="strong">${ws(t)}</bdi><br>
          <span class="soft">${i("import.left",{n:t.counts.ready+t.counts.noPlace})} ${Up(t)}</span></span>
        <span class="row">
          <button type="button" class="quiet" aria-label=${`${i("import.goOn")}: ${ws(t)}`} @click=${()=>Dp(e,t)}>
            ${i("import.goOn")}
          </button>
          <button type="button" class="round" aria-label=${`${i("import.discard")}: ${ws(t)}`}
            @click=${()=>Cp(e,t)}>
            ${c("trash")}
          </button>
        </span>
      </li>`)}
    </ul>
  </section>`,wg=e=>A`
  <section class="card">
    <h2>${i("import.finished")}</h2>
    <ul class="people">${e.finished.map(t=>A`
      <li class="row between">
        <span class="grow"><bdi class="strong">${ws(t)}</bdi><br>
          <span class="soft">${i("import.made",{n:t.counts.done})}</span></span>
        <button type="button" class="quiet" aria-label=${`${i("import.show")}: ${ws(t)}`} @click=${()=>Dp(e,t)}>
          ${i("import.show")}
        </button>
      </li>`)}
    </ul>
  </section>`,Up=e=>i("import.ends",{date:Rt(e.expiresAt)});async function yg(e){await e.commit(),x("part-import")}var vg=(e,{taken:t,all:s,isWaiting:n})=>A`
  <progress max=${s} .value=${t} aria-label=${i("import.running")}></progress>
  <p class="row between">
    <span role="status">${i("import.progress",{n:t,all:I(s)})}</span>
    <button type="button" class="quiet" id="import-stop" @click=${()=>e.stop()}>${i("import.stop")}</button>
  </p>
  ${n?A`<p class="soft" role="status">${i("import.waiting")}</p>`:Q}
  ${e.current.counts.media?A`<p class="soft">${i("import.mediaLeft",{n:e.current.counts.media})}</p>`:Q}`,kg=e=>e.items.length?e.link({width:innerWidth,height:innerHeight/2}):"/profile",xg=({mediaDone:e,mediaLost:t},{made:s},n)=>A`
  <p role="status">${c("check")} ${i("import.made",{n:s})}</p>
  ${e?A`<p>${i("import.media",{n:e})}</p>`:Q}
  ${t?A`<p>${i("import.mediaLost",{n:t})}</p>`:Q}
  ${s?A`<p><a class="button" href=${kg(n)}>${i("import.see")}</a></p>`:Q}`,Og=(e,t)=>A`
  ${jp(e)}
  <button type="button" class="main" id="import-commit" @click=${()=>yg(e)}>${i("import.commit",{n:t})}</button>`;function qg(e){let[t,s]=[Ip(e),Mp(e)];return A`
    ${t?A`<p id="import-left">${t}</p>`:Q}
    ${s.length?A`
      <details>
        <summary>${i("import.leftWhere")}</summary>
        <ul>${s.map(n=>A`<li><bdi>${n}</bdi></li>`)}</ul>
      </details>`:Q}
    ${e.guessedEncoding?A`<p>${i("import.encoding",{name:e.guessedEncoding})}</p>`:Q}`}function Sg(e){let{current:t,published:s}=e;return A`
    <section class="card">
      ${ki("import",A`<bdi>${ws(t)}</bdi>`)}
      ${e.isUndoing?A`<p class="soft" role="status">${i("import.undoing")}</p>`:e.isBusy?vg(e,s):A`
        ${e.isDone?Q:A`<p class="soft">${Up(t)}</p>`}
        ${e.points.where?A`<p class="strong" id="import-where">${e.points.where}</p>`:Q}
        ${e.points.items.length?A`
          <finds-map .places=${e.points.items} .label=${i("import.map")}></finds-map>`:Q}
        ${s?xg(t.counts,s,e.points):Q}
        ${qg(t)}
        ${s?.problem?w(s.problem):Q}
        ${t.counts.ready?Og(e,t.counts.ready):Q}
        <p class="row">${e.current.counts.done?A`
          <button type="button" class="quiet" id="import-undo" @click=${()=>gg(e)}>${i("import.undo")}</button>`:Q}
        ${e.isDone?A`
          <button type="button" class="quiet" @click=${()=>_p(e)}>${i("import.finish")}</button>`:A`
          <button type="button" class="quiet" @click=${()=>_p(e)}>${i("import.other")}</button>
          <button type="button" class="danger" @click=${()=>Cp(e,t)}>${i("import.discard")}</button>`}
        </p>`}
    </section>`}async function _p(e){await e.leave(),x("import-file")}function Fg(e,t){return e.loading.problem?w(e.loading.problem,e.loading.load):e.current?A`${Sg(e)}${e.isBusy||e.isUndoing?Q:Np(e,t)}`:$g(e)}function Rp(e){let t=new Nn(e);return{title:i("import.title"),ready:t.loading.load(),view:()=>A`${v(i("import.title"),Q,"/settings")}${Fg(t,e)}`}}import{html as ot,nothing as ce}from"../lib/lit-html/lit-html.js";var Pg=1e3,Ep=[5,15,30,60],ys=class{areas=null;wishes=[];job=null;chosen=null;plan=null;problem=null;km=15;busy=!1;#t;#e;constructor(t,s=xi){this.#t=t,this.#e=s,this.loading=G(t,async()=>{await this.#i(),this.#a();let n=ge(t.query?.get("at"));n&&!this.chosen&&await this.#s(n)})}async#s({lat:t,lng:s}){let n=await m(f("/api/places/reverse",{lat:t,lng:s}),{signal:this.#t.signal}).catch(()=>null);n&&await this.choose(n)}get isRunning(){return this.job?.state==="running"}async#i(){let{areas:t,job:s,wishes:n}=await m("/api/admin/map",{signal:this.#t.signal});s&&await mi(s),Object.assign(this,{areas:t,job:s,wishes:n}),this.#t.update()}async#a(){for(;this.isRunning&&!this.#t.signal.aborted;)await this.#e(Pg),await this.#i().catch(()=>{})}get#n(){return{...this.chosen,km:this.km}}choose({name:t,address:s,latitude:n,longitude:a}){return this.chosen={title:[t,s].filter(Boolean).join(", "),latitude:n,longitude:a},this.#o()}grant({title:t,latitude:s,longitude:n}){return this.chosen={title:t,latitude:s,longitude:n},this.add()}resize(t){return this.km=t,this.#o()}async#o(){Object.assign(this,{plan:null,problem:null,busy:!0}),this.#t.update();let t=JSON.stringify(this.#n),s=await q("/api/admin/map/plans",this.#n).then(n=>({plan:n}),n=>({problem:n}));t===JSON.stringify(this.#n)&&(Object.assign(this,s,{busy:!1}),this.#t.update())}async add(){try{this.job=await q("/api/admin/map/areas",this.#n),Object.assign(this,{plan:null,problem:null})}catch(t){this.problem=t}this.#t.update(),await this.#a()}async renew(t){try{this.job=await B(`/api/admin/map/areas/${t.name}`)}catch(s){u(F(s))}this.#t.update(),await this.#a()}async remove(t){try{await j(`/api/admin/map/areas/${t.name}`),await this.#i(),u(i("areas.removed",{title:t.title}))}catch(s){u(F(s))}}};async function Lg(e,t){await M(i("areas.removeTitle",{title:t.title}),i("areas.removeText"),i("areas.remove"))&&e.remove(t)}var Tg=(e,t)=>ot`
  <li class="row between">
    <span><span class="strong" dir="auto">${t.title}</span><br>
      <span class="soft">${rt(t.bytes)} · ${W(t.updatedAt)}</span></span>
    <span class="row">
      ${t.updatable?ot`
        <button type="button" class="quiet" ?disabled=${e.isRunning} aria-label="${i("areas.update")}: ${t.title}"
          @click=${()=>e.renew(t)}>${i("areas.update")}</button>`:ce}
      <button type="button" class="danger" aria-label="${i("areas.remove")}: ${t.title}" @click=${()=>Lg(e,t)}>
        ${i("areas.remove")}
      </button>
    </span>
  </li>`,Ig=e=>ot`
  <section class="card" aria-labelledby="areas">
    <h2 id="areas">${i("areas.list")}</h2>
    ${e.areas.length?ot`<ul class="people">${e.areas.map(t=>Tg(e,t))}</ul>`:C(i("areas.none"),i("areas.noneText"),ce,"way")}
  </section>`,Mg=(e,t)=>ot`
  <li class="row between">
    <span><span class="strong" dir="auto">${t.title}</span><br><span class="soft">${i("areas.wishedBy",{n:t.users})}</span></span>
    <button type="button" class="quiet" ?disabled=${e.isRunning} aria-label=${i("areas.grant",{title:t.title})}
      @click=${()=>e.grant(t)}>${i("areas.addWish")}</button>
  </li>`,jg=e=>e.wishes.length?ot`
  <section class="card" aria-labelledby="wishes">
    <h2 id="wishes">${i("areas.wishes")}</h2>
    <ul class="people">${e.wishes.map(t=>Mg(e,t))}</ul>
  </section>`:ce,Ag=e=>O("km",{label:i("areas.size"),options:Ep.map(t=>[t,Is(t)]),chosen:e.km,set:t=>e.resize(Number(t))}),Bg=e=>ot`
  <p>${i("areas.from",{host:e.plan.host})}</p>
  <button type="button" class="main" @click=${()=>e.add()}>
    ${c("map")} ${i("areas.add",{title:e.chosen.title,size:rt(e.plan.bytes)})}
  </button>`;function Ng(e){return!e.chosen||e.isRunning?ce:ot`
    <p class="strong" dir="auto">${e.chosen.title}</p>
    ${Ag(e)}
    ${e.busy?ot`<p class="soft" role="status">${i("areas.asking")}</p>`:ce}
    ${e.problem?ot`<p class="error" role="alert">${F(e.problem)}</p>`:ce}
    ${e.plan?Bg(e):ce}`}function _g(e){let{job:t}=e;if(!t)return ce;let{title:s,state:n}=t;if(n==="failed")return ot`<p class="error" role="alert">${i("areas.failed",{title:s})} ${F(t)}</p>`;if(n==="current")return ot`<p role="status">${i("areas.current",{title:s})}</p>`;if(n==="done")return ot`
      <p role="status">${i("areas.done",{title:s})}</p>
      <a class="button" href="/" @click=${o=>{o.preventDefault(),location.assign("/")}}>${i("areas.show")}</a>`;let a=i("areas.started",{title:s});return ot`
    <p role="status">${t.total?i("areas.running",{title:s,done:rt(t.bytes),total:rt(t.total)}):a}</p>
    <progress max=${t.total||1} .value=${t.bytes} aria-label=${a}></progress>`}var wo=e=>ot`
  <section class="card" aria-labelledby="where">
    <h2 id="where">${i("areas.where")}</h2>
    <p class="hint">${i("areas.whereText")}</p>
    <place-search id="area" .label=${i("areas.search")} @choose=${({detail:t})=>e.choose(t.value)}></place-search>
    ${Ng(e)}
    ${_g(e)}
  </section>`;function Cg(e){return e.loading.problem?w(e.loading.problem,e.loading.load):e.areas?ot`
    ${wo(e)}
    ${jg(e)}
    ${Ig(e)}`:k(3)}function zp(e){let t=new ys(e);return{title:i("admin.map"),ready:t.loading.load(),view:()=>ot`${v(i("admin.map"),ce,"/admin")}${Cg(t)}`}}import{html as mt,nothing as yt}from"../lib/lit-html/lit-html.js";var Dg=4,Ug=e=>e.map((t,s)=>t.map((n,a)=>n?`M${a} ${s}h1v1h-1z`:"").join("")).join("");async function Dn(e){let{encode:t}=await import(new URL("lib/uqr/uqr.js",Re).href),{data:s,size:n}=t(e,{ecc:"M",border:Dg});return{size:n,path:Ug(s)}}var Hp=[1,2,5,10,25,100],Vp=[1,7,30,90],vs=class{created=null;#t;constructor(t){this.#t=t,this.list=z(t,"/api/invites"),this.lists=z(t,"/api/lists?limit=100"),this.form=new S({send:(s,n)=>this.#e(s,n),update:t.update})}get isAdmin(){return $()?.role==="admin"}isMine(t){return t.inviter?.id===$()?.id}async#e({uses:t,days:s,note:n="",befriend:a,listId:o=""},r){let l={uses:Number(t),days:Number(s),note:n.trim(),befriend:!!a,...o?{listId:o}:{}},p=await q("/api/invites",l);this.created={...p,url:new URL(p.link,location.origin).href,code:null},r.reset(),this.#t.update(),await Promise.all([this.#s(this.created),this.list.load()])}async#s(t){t.code=await Dn(t.url).catch(()=>null),this.#t.update()}close=()=>{this.created=null,this.#t.update()};async copy(){u(i(await $e(this.created.url)?"find.copied":"invites.copyYourself"))}get canShare(){return!!navigator.share}async share(){try{let t=i("invites.shareText",{name:h($()),instance:Z()});await navigator.share({title:i("invites.shareTitle",{instance:Z()}),text:t,url:this.created.url})}catch(t){t.name!=="AbortError"&&await this.copy()}}async revoke(t){try{await j(`/api/invites/${t.id}`),this.created?.id===t.id&&(this.created=null),await this.list.load()}catch(s){u(F(s))}this.#t.update()}};import{html as Rg}from"../lib/lit-html/lit-html.js";var Un=({size:e,path:t},s)=>Rg`
  <svg class="qr" viewBox="0 0 ${e} ${e}" role="img" aria-label=${s} shape-rendering="crispEdges">
    <path d=${t}></path>
  </svg>`;var Eg=()=>mt`
  <label class="switch">
    <span>${i("invites.befriend")}<br><span class="soft">${i("invites.befriendHint")}</span></span>
    <input type="checkbox" role="switch" id="befriend" name="befriend" checked>
  </label>`;function zg({target:e,currentTarget:t}){e.name==="uses"&&(t.elements.befriend.checked=e.value==="1")}async function Hg(e,t){let s=t.created;await t.form.submit(e),t.created!==s&&await x("created-title")}var yo=(e,t=e.form)=>mt`
  <form class="card" novalidate aria-labelledby="new-invite" @change=${zg} @submit=${s=>Hg(s,e)}>
    <h2 id="new-invite">${i("invites.new")}</h2>
    ${T(t)}
    <div class="pair">
      ${O("uses",{label:i("invites.uses"),options:Hp.map(s=>[s,i("invites.people",{n:s})]),chosen:1})}
      ${O("days",{label:i("invites.days"),options:Vp.map(s=>[s,i("invites.daysOf",{n:s})]),chosen:7})}
    </div>
    ${Eg()}
    ${e.lists?.items?.length?O("listId",{label:i("invites.list"),hint:i("invites.listHint"),chosen:"",options:[["",i("invites.noList")],...e.lists.items.map(s=>[s.id,s.name])]}):yt}
    ${b(t,"note",{label:i("invites.note"),hint:i("invites.noteHint"),most:200})}
    <div class="row end">${N(t,i("invites.create"))}</div>
  </form>`,Vg=e=>mt`
  <button type="button" class="quiet" @click=${()=>e.share()}>${c("share")} ${i("action.share")}</button>`,vo=e=>mt`
  <section class="card" id="created" aria-labelledby="created-title">
    <div class="row between"><h2 id="created-title" tabindex="-1">${i("invites.ready")}</h2>${ct(e.close)}</div>
    <p role="status">${i("invites.once")}</p>
    <div class="field">
      <label for="link">${i("invites.link")}</label>
      <input id="link" type="text" readonly dir="ltr" .value=${e.created.url} @focus=${t=>t.target.select()}>
    </div>
    <p class="row actions">
      <button type="button" @click=${()=>e.copy()}>${c("copy")} ${i("invites.copy")}</button>
      ${e.canShare?Vg(e):yt}
    </p>
    ${e.created.code?Un(e.created.code,i("invites.qr")):yt}
  </section>`,Wg=e=>mt`<li><a class="person" href="/people/${e.id}">${U(e,28)} <span class="strong">${h(e)}</span></a></li>`;async function Kg(e,t){await M(i("invites.revokeTitle"),i("invites.revokeText"),i("invites.revoke"))&&await e.revoke(t)}var Yg=(e,t,s)=>mt`
  <button type="button" class="quiet" aria-label="${i("invites.revoke")}: ${s}" @click=${()=>Kg(e,t)}>
    ${i("invites.revoke")}
  </button>`,Gg={open:"invites.open",used_up:"invites.usedUp",expired:"invites.expired",revoked:"invites.revoked",suspended:"invites.suspended"},Jg=(e,t)=>!e.isAdmin||e.isMine(t)?yt:mt` · ${t.inviter?i("invites.by",{name:h(t.inviter)}):i("invites.byCommand")}`;function Xg(e,t){let s=t.note||i("invites.of",{date:Rt(t.createdAt)}),n=t.state==="open";return mt`
    <li class="invite">
      <div class="row between">
        <span class="strong" dir="auto">${s}</span>
        <span class="badge">${i(Gg[t.state])}</span>
      </div>
      <p class="soft">
        ${i("invites.used",{used:I(t.uses-t.usesLeft),uses:I(t.uses)})}
        ${n?mt` · ${i("invites.until",{date:Rt(t.expiresAt)})}`:yt}
        ${t.befriend?mt` · ${i("invites.befriends")}`:yt}
        ${t.listName?mt` · ${i("invites.into",{list:t.listName})}`:yt}
        ${Jg(e,t)}
      </p>
      ${t.usedBy.length?mt`<ul class="row used" aria-label=${i("invites.usedBy")}>${t.usedBy.map(Wg)}</ul>`:yt}
      ${n?mt`<p class="row actions">${Yg(e,t,s)}</p>`:yt}
    </li>`}function Zg(e){let{items:t,problem:s,load:n}=e.list;return s?w(s,n):t?t.length?mt`
    <section class="card">
      <h2>${i(e.isAdmin?"invites.all":"invites.yours")}</h2>
      <ul class="people">${t.map(a=>Xg(e,a))}</ul>
      ${R(e.list)}
    </section>`:Pt()?yt:C(i("invites.none"),i("reason.may_not_invite")):k(2)}function Wp(e){let t=new vs(e);return{title:i("invites.title"),ready:Promise.all([t.list.load(),t.lists.load()]),view:()=>mt`
      ${v(i("invites.title"),yt,"/people")}
      ${Pt()?mt`<p class="lead">${i("invites.lead")}</p>`:yt}
      ${t.created?vo(t):yt}
      ${Pt()?yo(t):yt}
      ${Zg(t)}`}}import{html as Bt,nothing as _e}from"../lib/lit-html/lit-html.js";import{html as ko,nothing as Kp}from"../lib/lit-html/lit-html.js";function Qg(e,t){let[s]=e.target.files;e.target.value="",s&&t.set(s)}var ks=(e,{label:t,hint:s})=>ko`
  <div class="field">
    <p class="row actions">
      <label class="button quiet" for="picture">${c("camera")} ${t}</label>
      <input class="file" id="picture" type="file" accept="image/*" @change=${n=>Qg(n,e)}>
      ${e.has()?ko`
        <button type="button" class="quiet" @click=${()=>e.remove()}>${i("profile.pictureRemove")}</button>`:Kp}
    </p>
    ${e.progress===null?Kp:ko`<progress max="1" .value=${e.progress} aria-label=${t}></progress>`}
    <p class="hint">${s}</p>
  </div>`;var Gp=(e,t)=>Bt`
  <div class="field">
    <p><span class="strong">${e}</span><br>${t}</p>
    <p class="hint">${i("admin.fixed")}</p>
  </div>`;function Yp(e,t,s,n,a){let o=e.values[t];return e.isFixed(t)?Gp(n,a(o)):O(t,{label:n,options:s.map(r=>[r,a(r)]),chosen:o})}var Jp=e=>tn(e===ns?"":e);function xo(e,t){e.chooseAccent(t),e.isAccentDark&&Jp(t)}function tb(e){xo(e,e.darkerAccent),document.getElementById("accent").focus()}var eb=(e,t,s)=>Bt`
  <button type="button" class="swatch" aria-label=${i(`admin.colours.${t}`)} title=${i(`admin.colours.${t}`)}
    aria-pressed=${s===e.accent?"true":"false"} @click=${()=>xo(e,s)}>
    <svg viewBox="0 0 32 32" aria-hidden="true"><circle cx="16" cy="16" r="16" fill=${s}/></svg>
    ${s===e.accent?c("check"):_e}
  </button>`,sb=e=>Bt`
  <div class="field">
    <label for="accent">${i("admin.accent")}</label>
    <input id="accent" name="accent" type="color" .value=${e.accent} aria-describedby="accent-note"
      aria-invalid=${e.form.errors.accent?"true":_e}
      @input=${t=>e.chooseAccent(t.target.value)} @change=${t=>xo(e,t.target.value)}>
    <div class="swatches">${Object.entries(zs).map(([t,s])=>eb(e,t,s))}</div>
    <p id="accent-note" class=${e.form.errors.accent?"error":"hint"} aria-live="polite">
      ${e.form.errors.accent??i("admin.accentHint")}
    </p>
    ${e.isAccentDark?_e:Bt`
      <p><button type="button" class="quiet" @click=${()=>tb(e)}>
        <svg class="sample" viewBox="0 0 32 32" aria-hidden="true"><circle cx="16" cy="16" r="16" fill=${e.darkerAccent}/></svg>
        ${i("admin.darker")}
      </button></p>`}
  </div>`,ib=e=>b(e.form,"mediaLimit",{label:i("admin.limitOfAll"),hint:i("admin.limitOfAllHint"),kind:"number",mode:"numeric",value:e.limit}),nb=({mediaLimit:e})=>e?rt(e):i("admin.limits.none"),ab=e=>Bt`
  <form class="card" novalidate @submit=${e.form.submit}>
    ${T(e.form)}
    <p class="hint">${i("admin.public")}</p>
    ${ks(e.picture,{label:i("admin.picture"),hint:i("admin.pictureHint")})}
    ${b(e.form,"name",{label:i("admin.name"),value:e.values.name,most:50})}
    ${b(e.form,"description",{label:i("admin.description"),value:e.values.description,kind:"area",most:500})}
    ${b(e.form,"rules",{label:i("admin.rules"),value:e.values.rules,kind:"area",most:5e3})}
    ${b(e.form,"contact",{label:i("admin.contact"),hint:i("admin.contactHint"),value:e.values.contact,most:200})}
    ${sb(e)}
    ${Yp(e,"registration",Ec,i("admin.registration"),t=>i(`admin.modes.${t}`))}
    ${Yp(e,"invites",zc,i("admin.whoInvites"),t=>i(`admin.inviters.${t}`))}
    ${e.isFixed("mediaLimit")?Gp(i("admin.limitOfAll"),nb(e.values)):ib(e)}
    <div class="row end">${N(e.form,i("action.save"))}</div>
  </form>`;function ob(e){return e.loading.problem?w(e.loading.problem,e.loading.load):e.values?Bt`${ab(e)}${rb(e)}`:k(4)}var rb=e=>Bt`
  <section class="card">
    <h2>${i("admin.startView")}</h2>
    <p class="hint">${i("admin.startViewText")}</p>
    ${e.startView?Bt`<place-map class="homemap" inert .at=${e.startView}></place-map>`:_e}
    <p class="row">
      ${e.myView?Bt`
        <button type="button" class="quiet" id="start-view" @click=${()=>e.begin(e.myView)}>${i("admin.startViewTake")}</button>`:_e}
      ${e.startView?Bt`
        <button type="button" class="quiet" @click=${()=>e.begin("")}>${i("admin.startViewRemove")}</button>`:_e}
    </p>
  </section>`;function Xp(e){let t=new as(e);return{title:i("admin.instance"),ready:t.loading.load(),view:()=>Bt`${v(i("admin.instance"),_e,"/admin")}${ob(t)}`,close(){t.accent!==t.savedAccent&&Jp(t.savedAccent)}}}import{html as gt,nothing as Yt}from"../lib/lit-html/lit-html.js";var cb=100,Zp=5,lb=14,pb=48,ub=256,[Oo,db,mb]=[860,400,.46],Qp=e=>[...e].sort((t,s)=>t-s)[Math.floor(e.length/2)];function hb(e,{width:t,height:s}){let n=e.map(({lat:st,lng:jt})=>{let ui=Math.sin(Math.max(-85,Math.min(85,st))*Math.PI/180);return{x:jt/360+.5,y:.5-Math.log((1+ui)/(1-ui))/(4*Math.PI)}}),a={x:Qp(n.map(st=>st.x)),y:Qp(n.map(st=>st.y))},o=st=>Math.hypot(st.x-a.x,st.y-a.y),r=n.sort((st,jt)=>o(st)-o(jt)).slice(0,n.length<Zp?Zp:Math.floor(n.length*.9)),l=st=>[Math.min(...r.map(jt=>jt[st])),Math.max(...r.map(jt=>jt[st]))],[[p,g],[d,L]]=[l("x"),l("y")],X=(st,jt)=>Math.log2(Math.max(1,st-2*pb)/(ub*jt)),Ue={lat:Math.atan(Math.sinh(Math.PI*(1-d-L)))*180/Math.PI,lng:(p+g-1)*180},pi=Math.floor(Math.min(X(t,g-p),X(s,L-d),lb,lc(Ue)));return{...Ue,zoom:Math.max(1,pi)}}function fb(){let{innerWidth:e=Oo,innerHeight:t=Oo}=globalThis;return e>=Oo?{width:e-db,height:t}:{width:e,height:t*(1-mb)}}async function tu({id:e}){let t=await m(f("/api/finds",{userId:e,includeFriends:!0,includeLists:!0,limit:cb})).catch(()=>[]);t.length&&(de.set(be(hb(t.map(s=>it(s.location)),fb()))),Ps.set(e))}var Rn=class{user=null;#t;constructor(t){this.#t=t}async load(){try{this.user=await m(`/api/users/${Ps.get()}`)}catch(t){t.code==="not_found"&&Ps.remove();return}if(!this.user.findCount)return this.close();this.#t()}get mayAsk(){return this.user.friendship==="none"}async ask(){let t=await Kr(this.user);return t&&(this.user={...this.user,friendship:"pending"}),this.#t(),t}close(){Ps.remove(),this.user=null,this.#t()}};var[eu,su]=cr,$b=new RegExp(`^${Aa}*$`),gb={ä:"ae",ö:"oe",ü:"ue",ß:"ss",æ:"ae",ø:"oe",œ:"oe",å:"aa",ł:"l",đ:"d",ð:"d",þ:"th"},En={required:!0,least:eu,most:su,pattern:`${Aa}*`,complete:"username"},iu=e=>$b.test(e);function nu(e){let s=e.toLowerCase().normalize("NFC").replace(/[^a-z0-9]/gu,n=>gb[n]??n).normalize("NFD").replace(/\p{M}/gu,"").replace(/[^a-z0-9_-]+/g,"_").slice(0,su).replace(/^_+|_+$/g,"");return s.length<eu?"":s}var qo="/admin/welcome",au=e=>e.slice(e.lastIndexOf("#")+1).trim(),zn=class{proposal="";name="";greeting=null;ended=null;#t;constructor(t,s){this.#t=t,this.invite=au(s);let n={username_taken:"username",invite_needed:"invite",registration_closed:"invite"};this.form=new S({send:a=>this.#i(a),update:t.update,fieldOf:n,asks:"password"})}load=async()=>{if(this.invite){try{this.greeting=await q("/api/invites/greeting",{code:this.invite})}catch(t){if(t.reason!=="invite_ended")return;this.ended=t,this.invite=""}this.#t.update()}};get user(){return $()}get isClosed(){return y().registration==="closed"&&!this.invite}get asksInvite(){return y().registration!=="open"&&!this.invite}typed({name:t,value:s}){if(t!=="username")return;let n=iu(s.trim())?"":nu(s.trim());n!==this.proposal&&(this.proposal=n,this.#t.update())}take(t){this.name=t.value.trim(),t.value=this.proposal,this.proposal="",this.form.clear("username"),this.#t.update()}#e(t){throw t.reason==="invite_needed"&&(this.invite=""),t}async#s(){let[t]=this.greeting?.listName?await m("/api/lists?member=joined&limit=1").catch(()=>[]):[];return t?`/lists/${t.id}`:me.get()?"/lists/join":"/"}async#i({username:t,password:s,invite:n=""}){await $r();let a=this.invite||au(n),o={username:t.trim(),password:s,cookie:!0,...a?{invite:a}:{}},r=await q("/api/auth/register",o).catch(l=>this.#e(l));se(r.user),this.name&&await Y("/api/users/me",{displayName:this.name}).then(se,()=>{}),this.greeting?.inviter&&await tu(this.greeting.inviter),await this.#t.go(r.user.role==="admin"?qo:await this.#s(),{replace:!0}),u(i("join.welcome",{name:h($()??r.user)}))}};var bb=e=>gt`
  <button type="button" class="chip" @click=${t=>yb(e,t)}>${i("join.take",{name:e.proposal})}</button>`,wb=e=>gt`<div class="proposed" role="status">${e.proposal?bb(e):Yt}</div>`;function yb(e,t){let{username:s}=t.target.closest("form").elements;e.take(s),s.focus()}var vb=({name:e})=>e?i("join.shownAs",{name:e}):i("join.usernameHint");function kb(e){let{form:t,asksInvite:s}=e;return gt`
    <form novalidate @submit=${t.submit} @input=${n=>e.typed(n.target)}>
      ${T(t)}
      ${s?b(t,"invite",{label:i("join.invite"),hint:i("join.inviteHint"),required:!0}):Yt}
      ${b(t,"username",{label:i("account.username"),hint:vb(e),...En})}
      ${wb(e)}
      ${b(t,"password",{label:i("account.password"),hint:i("join.passwordHint"),kind:"password",required:!0,least:8,most:255,complete:"new-password"})}
      ${N(t,i("join.action"))}
    </form>`}var xb=(e,t)=>e?.length?gt`
  <div class="strip" role="img" aria-label=${i("join.photos",{name:h(t)})}>
    ${e.map(s=>gt`<span>${lt(s,{thumb:!0,eager:!0})}</span>`)}
  </div>`:Yt;function Ob({greeting:e,invite:t}){let s=e?.inviter,n=gt`<p class="lead">${i("app.about")} ${t?i("join.invited"):Yt}</p>`;return s?gt`
    <div class="invited-by">
      ${U(s,56)}
      <h1 tabindex="-1">${i("join.invitedBy",{name:h(s),instance:Z()})}</h1>
    </div>
    ${xb(e.photos,s)}
    ${n}
    ${e.listName?gt`<p class="note">${i("join.invitedList",{name:h(s),list:e.listName})}</p>`:Yt}
    ${e.befriend?gt`<p class="note">${i("join.invitedFriend",{name:h(s)})}</p>`:Yt}`:gt`<h1 tabindex="-1">${i("join.title")}</h1>${n}`}var qb=(e,t)=>gt`${xc(gt`
  ${Ob(e)}
  ${e.ended?gt`<p class="note" role="alert">${F(e.ended)}</p>`:Yt}
  ${e.user?gt`<p class="note">${i("join.signedIn",{name:h(e.user)})}</p>`:Yt}
  ${e.isClosed?gt`<p class="note">${i("join.closed")}</p>`:Yt}
  ${y().passwordLogin?kb(e):Yt}
  ${Sc("join.provider",{redirect:br()?qo:"/"},{invite:e.invite})}
  <p class="below">${i("join.have")} <a href="/sign-in">${i("signin.action")}</a></p>`)}${Ci(t)}`;function ou(e){let t=new zn(e,location.hash);return{get title(){return i("join.title")},broad:!0,ready:t.load(),view:()=>qb(t,e.update)}}import{html as K,nothing as ht}from"../lib/lit-html/lit-html.js";import{html as It,nothing as xs}from"../lib/lit-html/lit-html.js";var So={private:"lock",members:"shield",friends:"people",public:"globe"},Hn=e=>It`
  <span class="badge">${c(So[e.visibility])} ${i(`lists.${e.visibility}`)}</span>`,Sb="(min-width: 1180px) 349px, (min-width: 720px) 336px, 100vw",Fb=It`
  <svg class="way-drawing" viewBox="0 0 120 84" aria-hidden="true">
    <path d="M14 22 45 12l31 10 30-10v52L76 74 45 64 14 74zM45 12v52M76 22v52"></path>
    <path class="dots" d="M26 58c8-14 20-2 28-12s16-8 28-8"></path>
    <path class="pin-point" d="M88 42s8-8 8-14a8 8 0 0 0-16 0c0 6 8 14 8 14zm0-11.500a2.500 2.500 0 1 0 0-5 2.500 2.500 0 0 0 0 5z"></path>
  </svg>`,Pb=e=>It`
  <span class="mosaic of-${e.length}">
    ${e.map(({media:t})=>It`<span class="piece">${lt(t,e.length>1?{thumb:!0}:{sizes:Sb})}</span>`)}
  </span>`;function ru(e){return e.memberCount>1?!e.user||je(e)==="owner"?i("lists.count",{n:e.memberCount}):i("lists.andOthers",{name:h(e.user),n:e.memberCount-1}):i(`lists.${e.visibility}`)}function Fo(e){let t=gl(e);return It`
    <li>
      <a class="list-card ${t.length?"":"bare"}" href="/lists/${e.id}">
        ${t.length?Pb(t):Fb}
        <span class="over">
          <span class="name" dir="auto">${e.name}</span>
          <span class="row between">
            <span>
              ${i("lists.finds",{n:e.findCount})}
              ${e.newCount?It`· <b>${i("lists.newFinds",{n:e.newCount})}</b>`:xs}
            </span>
            <span>${c(So[e.visibility])} ${ru(e)}</span>
          </span>
        </span>
      </a>
    </li>`}var Lb=(e,t)=>It`
  ${T(e)}
  ${b(e,"name",{label:i("lists.name"),value:t?.name??"",required:!0,most:100})}
  ${b(e,"description",{label:i("lists.description"),value:t?.description??"",kind:"area",most:500})}
  ${t&&je(t)!=="owner"?xs:O("visibility",{label:i("lists.who"),hint:i("lists.whoHint"),chosen:t?.visibility??"private",options:fl.map(s=>[s,i(`lists.${s}`)])})}
  ${t&&je(t)==="owner"?O("audience",{label:i("lists.audience"),hint:i("lists.audienceHint"),chosen:t.audience??"",options:[["",i("lists.audienceUsual")],...bt.map(s=>[s,i(`find.audience.${s}`)])]}):xs}`,Vn=(e,t=null)=>D(e,i(t?"lists.edit":"lists.new"),s=>Lb(s,t),s=>N(s,i("action.save"))),Tb=(e,t)=>It`
  <li>
    <label class="row list-choice">
      <input type="checkbox" .checked=${t.hasFind} @change=${()=>e.toggle(t)}>
      <span class="grow"><span dir="auto">${t.name}</span>
        ${t.waits?It`<br><span class="soft" role="status">${i("outbox.waiting")}</span>`:xs}</span>
      <span class="badge">${c(So[t.visibility])} ${ru(t)}</span>
    </label>
  </li>`,Ib=(e,t)=>It`
  <div class="row between"><h2>${i("lists.addTo")}</h2>${ct(t)}</div>
  ${e.lists.some(s=>s.memberCount)?It`<p class="hint">${i(e.hint)}</p>`:xs}
  ${e.lists.length?It`<ul class="people">${e.lists.map(s=>Tb(e,s))}</ul>`:xs}
  <form novalidate @submit=${e.form.submit}>
    ${T(e.form)}
    ${b(e.form,"list",{label:i("lists.new"),hint:i("lists.newHint"),required:!0,most:100})}
    <div class="row end"><button type="submit" aria-busy=${e.form.busy?"true":"false"}>${i("lists.create")}</button></div>
  </form>`;async function Mb(e){let t=new hn(e);await t.load()&&await J((s,n)=>(t.update=n,Ib(t,s)),{label:i("lists.addTo")})}import{html as Mt,nothing as ti}from"../lib/lit-html/lit-html.js";var Po=["viewer","contributor","editor"],jb=200,Ab=2,Wn=class{items=[];found=null;link=null;code=null;isOwner=!1;update=()=>{};#t;#e=0;#s=0;constructor(t,s,n){Object.assign(this,{list:t,isOwner:s,changed:n}),this.#t=`/api/lists/${t.id}`}async load(){let[t,s]=await Promise.all([nt(`${this.#t}/members`),this.isOwner?m(`${this.#t}/link`).catch(()=>null):null]);this.items=t.items,this.link=s?.link?s:null,this.update(),await this.#i()}async#i(){this.code=this.link?await Dn(this.url).catch(()=>null):null,this.update()}type(t){clearTimeout(this.#e),this.#e=setTimeout(()=>this.#a(t.trim()),jb)}async#a(t){let s=++this.#s;if([...t].length<Ab)this.found=null;else{let{items:n}=await nt(f("/api/users",{q:t,limit:10})).catch(()=>({items:[]}));if(s!==this.#s)return;let a=new Set(this.items.map(o=>o.user.id));this.found=n.filter(o=>o.id!==$().id&&!a.has(o.id))}this.update()}async#n(t,s=""){try{await t,s&&u(s),await this.load(),this.changed()}catch(n){u(F(n)),this.update()}}async invite(t,s){this.found=null,await this.#n(B(`${this.#t}/members/${t.id}`,{role:s}))}setRole({user:t},s){return this.#n(B(`${this.#t}/members/${t.id}`,{role:s}))}remove({user:t}){return this.#n(j(`${this.#t}/members/${t.id}`))}async handOver({user:t}){await P(B(`${this.#t}/owner`,{userId:t.id}))&&(this.isOwner=!1,await this.#n(null))}setLink(t){return this.#n(B(`${this.#t}/link`,{role:t}),this.link?i("privacy.saved"):"")}revokeLink(){return this.#n(j(`${this.#t}/link`))}get url(){return this.link?new URL(this.link.link,location.origin).href:""}async copy(){u(i(await $e(this.url)?"find.copied":"invites.copyYourself"))}close(){clearTimeout(this.#e)}},Kn=class{greeting=null;problem=null;#t;constructor(t,s){this.#t=t,s.length>1&&me.set(s.slice(1)),this.code=me.get()}get user(){return $()}load=async()=>{if(this.user){try{if(!this.code)throw{code:"not_found"};this.greeting=await q("/api/lists/greeting",{code:this.code}),this.greeting.joined&&me.remove()}catch(t){this.problem=t,t.code==="not_found"&&me.remove()}this.#t.update()}};get path(){return`/lists/${this.greeting.listId}`}async join(){await P(q(`/api${this.path}/join`,{code:this.code}))&&(me.remove(),await this.#t.go(this.path,{replace:!0}))}};var lu=()=>Po.map(e=>[e,i(`lists.role.${e}`)]);async function cu(e,t,s){let n=h(e.user);await M(i(`lists.${t}Title`,{name:n}),i(`lists.${t}Text`,{name:n}),i(`lists.${t}`))&&await s()}var Bb=(e,t)=>xt(i("people.menu",{name:h(t.user)}),[...Po.filter(s=>s!==t.role).map(s=>({text:i("lists.makeRole",{role:i(`lists.role.${s}`)}),run:()=>e.setRole(t,s)})),...t.invited?[]:[{text:i("lists.handOver"),sign:"people",run:()=>cu(t,"handOver",()=>e.handOver(t))}],{text:i(t.invited?"lists.withdraw":"lists.takeOut"),sign:"close",isDanger:!0,run:()=>t.invited?e.remove(t):cu(t,"takeOut",()=>e.remove(t))}],{id:`member-${t.user.id}`}),Nb=(e,t)=>Mt`
  <li class="row between">
    <a class="person" href="/people/${t.user.id}">
      ${U(t.user,44)}
      <span>
        <span class="strong" dir="auto">${h(t.user)}</span><br>
        <span class="soft">${i(`lists.role.${t.role}`)}${t.invited?Mt` · ${i("lists.waits")}`:ti}</span>
      </span>
    </a>
    ${e.isOwner&&t.role!=="owner"?Bb(e,t):ti}
  </li>`,_b=(e,t)=>Mt`
  <li class="row between">
    <span class="person">${U(t,44)} <span class="strong" dir="auto">${h(t)}</span></span>
    <button type="button" aria-label="${i("lists.inviteOne")}: ${h(t)}"
      @click=${()=>e.invite(t,document.getElementById("invite-role").value)}>${i("lists.inviteOne")}</button>
  </li>`,Cb=e=>Mt`
  <section class="stack">
    <h3>${i("lists.inviteTitle")}</h3>
    <p class="hint">${i("lists.inviteHint")}</p>
    ${O("invite-role",{label:i("lists.as"),options:lu(),chosen:"contributor"})}
    <label for="member-search">${i("people.search")}</label>
    <div class="search">
      ${c("search")}
      <input id="member-search" type="search" autocomplete="off" autocapitalize="none" spellcheck="false"
        @input=${t=>e.type(t.target.value)}>
    </div>
    ${e.found?Mt`
      <ul class="people" aria-label=${i("people.results")} role="status">
        ${e.found.length?e.found.map(t=>_b(e,t)):Mt`<li class="soft">${i("people.noMatch")}</li>`}
      </ul>`:ti}
  </section>`,Db=e=>Mt`
  <p class="hint">${i("lists.linkText")}</p>
  ${O("link-role",{label:i("lists.linkRole"),options:lu(),chosen:e.link.role,set:t=>e.setLink(t)})}
  <div class="field">
    <label for="join-link">${i("lists.link")}</label>
    <input id="join-link" type="text" readonly dir="ltr" .value=${e.url} @focus=${t=>t.target.select()}>
  </div>
  <p class="row actions">
    <button type="button" class="quiet" @click=${()=>e.copy()}>${c("copy")} ${i("invites.copy")}</button>
    <button type="button" class="quiet" id="end-link" @click=${()=>Ub(e)}>${i("lists.linkRevoke")}</button>
  </p>
  ${e.code?Mt`
    <details class="small-fold">
      <summary>${i("invites.qr")} ${c("next")}</summary>
      ${Un(e.code,i("invites.qr"))}
    </details>`:ti}`;async function Ub(e){await e.revokeLink(),x("make-link")}async function Rb(e){await e.setLink(document.getElementById("invite-role").value),x("join-link")}var Eb=e=>Mt`
  <section class="stack">
    <h3>${i("lists.link")}</h3>
    ${e.link?Db(e):Mt`
      <p class="row"><button type="button" class="quiet" id="make-link" @click=${()=>Rb(e)}>
        ${c("plus")} ${i("lists.linkMake")}
      </button></p>`}
  </section>`,zb=(e,t)=>Mt`
  <div class="row between"><h2>${i("lists.people")}</h2>${ct(t)}</div>
  <ul class="people">${e.items.map(s=>Nb(e,s))}</ul>
  ${e.isOwner?Mt`${Cb(e)}${Eb(e)}`:ti}`;async function pu(e,t,s){let n=new Wn(e,t,s);await P(n.load())&&(await J((a,o)=>(n.update=o,zb(n,a)),{label:i("lists.people")}),n.close())}import{html as le,nothing as Ce}from"../lib/lit-html/lit-html.js";var uu=["exact","area","hidden"],du=["","1","7","30","date"],Hb=3650,Lo=({findId:e,listId:t})=>e?"find":t?"list":"category",mu=({isPublic:e,location:t})=>e&&!t?.area?"exact":"area";function Vb(e,t=new Date){let[s,n,a]=e.split("-").map(Number);return Math.round((Date.UTC(s,n-1,a)-Date.UTC(t.getFullYear(),t.getMonth(),t.getDate()))/864e5)}var hu=(e,t=new Date)=>new Date(Date.UTC(t.getFullYear(),t.getMonth(),t.getDate()+e)).toISOString().slice(0,10);function Wb({life:e,until:t}){if(e==="keep")return;if(e==="")return null;let s=e==="date"?Vb(t):Number(e);if(s>=1&&s<=Hb)return s;throw{code:"page",reason:"until",text:i("shares.untilBad")}}function Kb({secret:e="new",password:t}){return e==="remove"?null:e==="new"&&t?t:void 0}var Yb=e=>({title:e.title.trim(),place:e.place,area:e.place==="area"?Number(e.area):void 0,password:Kb(e),days:Wb(e)}),Gb=({chosen:e,category:t})=>({category:e||t.trim()});async function Jb(){let e=(await m("/api/finds/categories")).filter(t=>t.ownCount).map(t=>[t.category,t.ownCount]);return[...e,...Lt().filter(t=>!e.some(([s])=>s===t)).map(t=>[t,0])]}var Yn=class{constructor({share:t=null,target:s=null,offered:n=[],place:a="area",done:o}){this.share=t,this.target=s,this.place=t?.place??a,this.life=t?.expiresAt?"keep":"",this.secret=t?.hasPassword?"keep":"new",this.offered=n,this.chosen=n[0]?.[0]??"",this.form=new S({send:async r=>o(await this.#t(r)),fieldOf:{until:"until"}})}get kind(){return Lo(this.share??this.target??{})}set(t){Object.assign(this,t),this.form.update()}#t(t){let s=Yb(t);return this.share?Y(`/api/shares/${this.share.id}`,s):q("/api/shares",{...this.target??Gb(t),...s,days:s.days??void 0})}},Jn=e=>new URL(e.link,location.origin).href,Xn=()=>!!navigator.share;async function Zn(e){let t=await $e(Jn(e));return t&&u(i("find.copied")),t}async function Qn(e,t){try{await navigator.share({title:t,url:Jn(e)})}catch(s){return s.name==="AbortError"}return!0}var Gn=class{#t;constructor(t){this.#t=t,this.list=z(t,"/api/shares")}take(t){let{items:s}=this.list;if(!s)return this.list.load();let n=s.some(a=>a.id===t.id);return this.list.items=n?s.map(a=>a.id===t.id?t:a):[t,...s],this.#t.update()}async offered(){let t=null;return await P(Jb().then(s=>{t=s})),t}async revoke(t){await P(j(`/api/shares/${t.id}`))&&(this.list.items=this.list.items.filter(s=>s.id!==t.id),u(i("shares.revoked")),this.#t.update())}};var To=e=>e.findTitle||e.listName||_(e.category??""),Gt=e=>e.title||To(e),fu=({place:e,area:t})=>e==="area"?us(t):i(`shares.place.${e}`),Io=({expired:e,expiresAt:t})=>i(e?"shares.expired":"shares.until",{date:ee(t)}),Xb=e=>le`
  ${O("chosen",{error:e.form.errors.chosen,label:i("find.category"),chosen:e.chosen,set:t=>e.set({chosen:t}),options:[...e.offered.map(([t,s])=>[t,_(t)+(s?` (${I(s)})`:"")]),["",i("shares.otherCategory")]]})}
  ${e.chosen?Ce:b(e.form,"category",{label:i("categories.own"),hint:i("shares.categoryHint"),required:!0,most:y().limits.category})}`,Zb={exact:"pin",area:"map",hidden:"block"},Qb=(e,t)=>le`
  <label class="choice">
    <input type="radio" name="place" value=${t} ?checked=${e.place===t} @change=${()=>e.set({place:t})}>
    <span>
      ${c(Zb[t])}
      <span><span class="strong">${i(`shares.place.${t}`)}</span><br><span class="soft">${i(`shares.shows.${t}`)}</span></span>
    </span>
  </label>`,tw=e=>le`
  <fieldset class="choices">
    <legend>${i("shares.places")}</legend>
    ${uu.map(t=>Qb(e,t))}
  </fieldset>
  ${e.place==="area"?O("area",{error:e.form.errors.area,label:i("shares.area"),hint:i("shares.areaHint"),chosen:String(e.share?.area??eo[0]),options:Ks()}):Ce}`,ew=e=>le`
  ${O("life",{error:e.form.errors.life,label:i("shares.life"),chosen:e.life,set:t=>e.set({life:t}),options:[...e.share?.expiresAt?[["keep",Io(e.share)]]:[],...du.map(t=>[t,i(`shares.life.${t||"endless"}`)])]})}
  ${e.life==="date"?b(e.form,"until",{label:i("shares.date"),kind:"date",value:hu(14),hint:i("shares.dateHint"),required:!0}):Ce}`,sw=e=>le`
  ${e.share?.hasPassword?O("secret",{error:e.form.errors.secret,label:i("account.password"),chosen:e.secret,set:t=>e.set({secret:t}),options:["keep","new","remove"].map(t=>[t,i(`shares.password.${t}`)])}):Ce}
  ${e.secret==="new"?b(e.form,"password",{label:i(e.share?.hasPassword?"settings.newPassword":"account.password"),hint:i("shares.passwordHint"),kind:"password",required:!!e.share?.hasPassword,least:8,most:255,complete:"new-password"}):Ce}`,iw=e=>le`
  <p>${i(`shares.about.${e.kind}`)}</p>
  ${T(e.form)}
  ${e.share||e.target?Ce:Xb(e)}
  ${tw(e)}
  ${ew(e)}
  ${sw(e)}
  ${b(e.form,"title",{label:i("shares.title"),value:e.share?.title??"",hint:i(`shares.titleHint.${e.kind}`),most:100})}`;async function ta(e){let t=null,s=null,n=r=>(s=new Yn({...e,done:l=>{t=l,r()}}),s.form),[a,o]=e.share?["shares.change","action.save"]:["shares.new","shares.create"];return await D(n,i(a),()=>iw(s),r=>N(r,i(o))),t}async function $u(e){await Zn(e)||(document.getElementById("link").select(),u(i("secret.selected")))}async function nw(e){await Qn(e,Gt(e))||await $u(e)}var aw=e=>le`
  <button type="button" class="quiet" @click=${()=>nw(e)}>${c("share")} ${i("action.share")}</button>`,Mo=e=>le`
  <a class="button quiet" href=${e.link} target="_blank" rel="noreferrer noopener" aria-label="${i("shares.open")}: ${Gt(e)}">
    ${c("globe")} ${i("shares.open")}
  </a>`,ei=(e,t=i("shares.ready"))=>J(s=>le`
  <div class="row between"><h2>${t}</h2>${ct(s)}</div>
  <p>${i(e.hasPassword?"shares.readyPassword":"shares.readyText")}</p>
  <div class="field">
    <label for="link">${Gt(e)}</label>
    <input id="link" type="text" readonly autofocus dir="ltr" .value=${Jn(e)} @focus=${n=>n.target.select()}>
  </div>
  <p class="row actions">
    <button type="button" @click=${()=>$u(e)}>${c("copy")} ${i("secret.copy")}</button>
    ${Xn()?aw(e):Ce}
    ${Mo(e)}
  </p>
  <p class="below"><a href="/shares" @click=${()=>s()}>${i("shares.all")}</a></p>`,{label:t});async function gu(e){let t=await ta(e);t&&await ei(t)}var ow=e=>gu({target:{findId:e.id},place:mu(e)}),bu=e=>gu({target:{listId:e.id}});import{html as wu}from"../lib/lit-html/lit-html.js";var rw=["each","daily","off","default"];function cw(e,t){let s=i(`bell.${e}`);return e===t?{text:s,sign:"check",label:i("bell.chosen",{way:s})}:{text:s}}var lw=e=>e==="default"?wu`${c("bell")} <span class="unseen">${i("bell.title")}</span>`:wu`
  ${c("bell",e==="each")} <span class="unseen">${i("bell.title")}: </span><span>${i(`bell.${e}`)}</span>`,ea=(e,t="default",s=()=>{})=>xt(i("bell.title"),rw.map(n=>({...cw(n,t),run:()=>pw(e,n,s)})),{id:"bell",face:lw(t)});async function pw(e,t,s){await P(B(e,{news:t}))&&await s()}var[yu,uw,dw]=[15,34,34],vu=e=>e.map(t=>t.id).sort().join(),jo=class extends bs{closest=yu;onChoose=()=>{};held=null;#t=[];#e="";options(){let{held:t}=this;return{...super.options(),...t?{onHold:s=>t(s)}:{}}}set steps(t){let s=vu(t)===vu(this.points);this.points=t,this.map&&(s?this.mark():this.draw())}set chosen(t){t!==this.#e&&(this.#e=t,this.map&&(this.#i(),this.mark()))}get#s(){return this.#t.find(t=>t.steps.some(s=>s.id===this.#e))}#i(){let t=this.#s;t&&(t.isOnePlace?this.map.reveal(t):this.map.fit(t.steps,yu))}mark(){this.#t=dl(this.points,s=>this.map.pixelOf(s),dw);let t=s=>this.onChoose(ml(s,this.#e));this.map.setMarkers(this.#t.map(s=>({...s,kind:"nth",size:uw,click:()=>t(s)}))),this.map.select(this.#s?.key??"")}};customElements.define("list-map",jo);async function mw(e){await M(i("lists.deleteTitle",{name:e.list.name}),i("lists.deleteText"),i("action.delete"))&&e.remove()}async function hw(e){await M(i("lists.leaveTitle",{name:e.list.name}),i("lists.leaveText"),i("lists.leave"))&&e.leave()}var xu=e=>pu(e.list,e.isOwn,e.loading.load),fw=e=>xt(i("lists.menu"),[...e.list.findCount?[{text:i("lists.showOnMap"),sign:"map",href:f("/",{list:e.list.id})}]:[],...e.role?[{text:i(e.isOwn?"lists.invitePeople":"lists.people"),sign:"people",run:()=>xu(e)}]:[],...e.may("editor")?[{text:i("lists.edit"),sign:"edit",run:()=>Vn(e.editForm,e.list)}]:[],...e.isOwn?[{text:i("find.byLink"),sign:"globe",run:()=>bu(e.list)},{text:i("lists.delete"),sign:"trash",isDanger:!0,run:()=>mw(e)}]:[...e.role?[{text:i("lists.leave"),sign:"close",isDanger:!0,run:()=>hw(e)}]:[],ji({listId:e.list.id})],...e.canHide?[gw(e)]:[]],{id:"list-menu"}),$w=e=>K`
  ${T(e)}
  <p>${i("lists.makePrivateText")}</p>
  ${b(e,"reason",{label:i("report.reason"),required:!0,most:500})}`,gw=e=>({text:i("lists.makePrivate"),sign:"lock",isDanger:!0,run:()=>D(e.hideForm,i("lists.makePrivateTitle",{name:e.list.name}),$w,t=>N(t,i("lists.makePrivate")))});async function ku(e,t,s){await e.move(t,s),x(`find-${t.id}`)}async function bw(e,t){await e.drop(t),x("list-menu")}var ww=(e,t)=>K`
  <label class="switch">
    <span>${i(`lists.entry.${e}`)}<br><span class="soft">${i(`lists.entry.${e}Text`)}</span></span>
    <input type="checkbox" role="switch" name=${e} ?checked=${t}>
  </label>`,yw=(e,{listed:t,userId:s})=>K`
  ${T(e)}
  ${b(e,"note",{label:i("lists.entry.note"),value:t.note??"",most:200})}
  ${s===$().id?["exact","editable","shareable"].map(n=>ww(n,t[n])):ht}`,Ou=(e,t)=>({...t,listed:{...t.listed,...e.waiting(t)?.body}}),vw=(e,t)=>D(s=>e.entryForm(t,s),t.title,s=>yw(s,Ou(e,t)),s=>N(s,i("action.save")));function kw(e,t,s){let n=e.finds.items.length-1,a=[...e.hasAdded(t)?[{text:i("lists.entry.edit"),sign:"edit",run:()=>vw(e,t)}]:[],...e.mayArrange?xw(e,t,s,n):[],...e.mayDrop(t)?[{text:i("lists.drop"),sign:"close",run:()=>bw(e,t)}]:[]];return a.length?xt(i("lists.findMenu",{title:t.title}),a,{id:`find-${t.id}`}):ht}function xw(e,t,s,n){return[...s>0?[{text:i("lists.up"),run:()=>ku(e,t,-1)}]:[],...s<n?[{text:i("lists.down"),run:()=>ku(e,t,1)}]:[],...t.media.some(a=>a.type==="image")?[{text:i("lists.cover"),sign:"camera",run:()=>e.setCover(t)}]:[]]}async function Ow(e,t){e.choose(t),await Promise.resolve(),document.getElementById(`row-${t}`)?.scrollIntoView({block:"nearest"})}function qw(e,t){e.choose(t===e.chosen?"":t),document.querySelector("list-map")?.scrollIntoView({block:"nearest"})}var Sw=(e,t,s)=>K`
  <button type="button" class="nth-button" data-handle aria-pressed=${e.chosen===t.id?"true":"false"}
    aria-label=${i("lists.onMap",{n:s+1,title:t.title})} @click=${()=>qw(e,t.id)}>
    <span class="nth">${I(s+1)}</span>
  </button>`,Fw=(e,t,s)=>e.move(e.finds.items[t],s-t);function Pw(e,t){let{by:s,at:n,isNew:a}=t.listed??{};if(!e.isShared||!s)return Bi(t);let o=K`${i("lists.addedBy",{name:h(s)})} · ${W(n??t.createdAt)}`;return a?K`<b>${i("lists.isNew")}</b> · ${o}`:o}var Lw=({listed:e})=>e?.note?K`<p class="entry-note" dir="auto">${e.note}</p>`:ht,Tw=e=>e?K`
  <p class="entry-note soft" role="status">${i(`outbox.${e.kind}`)} · ${i("outbox.waiting")}</p>`:ht,Iw=(e,t,s,n=e.waiting(t))=>K`
  <li class="listed ${e.chosen===t.id?"chosen":""}" id="row-${t.id}" ?data-drag=${e.mayArrange}
    @pointerdown=${a=>e.mayArrange&&qn(a,(o,r)=>Fw(e,o,r))}>
    ${Sw(e,t,s)}
    ${ic(t,Pw(e,t))}
    ${e.role&&n?.kind!=="drop"?kw(e,t,s):ht}
    ${Lw(Ou(e,t))}
    ${Tw(n)}
  </li>`,Mw=({user:e})=>K`<a class="person" href="/people/${e.id}">${U(e)} <span>${h(e)}</span></a>`,jw=e=>K`
  <div class=${e.isOwn&&!e.list.description?"stack":"card"}>
    ${e.isOwn?ht:Mw(e.list)}
    ${e.list.description?K`<p class="text" dir="auto">${e.list.description}</p>`:ht}
    <p class="marks">${Hn(e.list)} <span class="soft">${i("lists.finds",{n:e.list.findCount})}</span></p>
    ${e.role?K`<p class="row">${Aw(e)}${e.may("contributor")?Bw(e):ht}
      ${e.isShared?ea(`/api/lists/${e.list.id}/news`,e.list.news,e.loading.load):ht}</p>`:ht}
  </div>`,Aw=e=>e.isShared?K`
  <button type="button" class="quiet faces" id="list-people" @click=${()=>xu(e)}>
    ${e.members.filter(t=>!t.invited).slice(0,3).map(({user:t})=>U(t,28))}
    <span>${i("lists.count",{n:e.list.memberCount})}</span>
  </button>`:ht,Bw=e=>K`
  <a class="button quiet" id="add-here" href=${f("/new",{list:e.list.id})}>${c("plus")} ${i("lists.addHere")}</a>`,Nw=e=>e.list.invited?K`
  <section class="card stack" role="status">
    <p>${i("lists.invitesYou",{name:h(e.list.user),list:e.list.name})}</p>
    <p class="hint">${i("lists.joinHint")}</p>
    <p class="row end">
      <button type="button" class="quiet" @click=${()=>e.leave()}>${i("lists.decline")}</button>
      <button type="button" class="main" id="join-list" @click=${()=>e.join()}>${i("lists.join")}</button>
    </p>
  </section>`:ht,_w=e=>e.isShared?K`
  <div class="pair">
    ${O("by-person",{label:i("lists.byPerson"),chosen:e.filter.userId,set:t=>e.show({userId:t}),options:[["",i("lists.everybody")],...e.members.filter(t=>!t.invited).map(({user:t})=>[t.id,h(t)])]})}
    ${O("by-category",{label:i("find.category"),chosen:e.filter.category,set:t=>e.show({category:t}),options:[["",i("lists.allCategories")],...Lt().map(t=>[t,_(t)])]})}
  </div>`:ht;function Cw(e){let{items:t,problem:s,load:n}=e.finds;return s?w(s,n):t?!t.length&&e.isFiltered?K`<p class="empty" role="status">${i("lists.noneSuch")}</p>`:t.length?K`
    <ol class="card rows" @touchmove=${Be} @contextmenu=${Be}>${t.map((a,o)=>Iw(e,a,o))}</ol>
    ${R(e.finds)}`:C(i("lists.empty"),i(e.may("contributor")?"lists.emptyText":"lists.emptyOther"),ht,"pin"):k(3)}var Dw=(e,t)=>K`
  <list-map .label=${i("lists.map")} .steps=${e.steps} .chosen=${e.chosen} .onChoose=${s=>Ow(e,s)}
    .held=${e.may("contributor")?s=>fc(t,s,{list:e.list.id}):null}></list-map>`;function Uw(e,t){let{problem:s,load:n}=e.loading;return s?.code==="not_found"?K`<p class="empty">${i("lists.gone")}</p>`:s?w(s,n):e.list?K`
    <div class="list-page">
      ${e.steps.length?Dw(e,t):ht}
      <div class="stack">
        ${Nw(e)}
        ${jw(e)}
        ${_w(e)}
        ${Cw(e)}
      </div>
    </div>`:k(3)}function qu(e){let t=new mn(e);return{get title(){return t.title},broad:!0,ready:t.loading.load(),view:()=>K`
      ${v(t.title,t.list?fw(t):ht,t.listsPath)}
      ${Uw(t,e)}`,close:()=>t.close()}}import{html as pe,nothing as sa}from"../lib/lit-html/lit-html.js";var Rw=(e,{owner:t,name:s,description:n,memberCount:a,role:o,joined:r})=>pe`
  <section class="card stack">
    <p class="invited-by">${U(t,56)} <span>${i("lists.invitesYou",{name:h(t),list:s})}</span></p>
    ${n?pe`<p class="text" dir="auto">${n}</p>`:sa}
    <p class="soft">
      ${a>1?pe`${i("lists.count",{n:a})} · `:sa}
      ${i("lists.joinAs",{role:i(`lists.role.${o}`)})}
    </p>
    ${r?pe`<p class="row end"><a class="button main" href=${e.path}>${i("lists.open")}</a></p>`:pe`
      <p class="hint">${i("lists.joinHint")}</p>
      <p class="row end"><button type="button" class="main" id="join-list" @click=${()=>e.join()}>${i("lists.join")}</button></p>`}
  </section>`,Ew=e=>pe` <a href="/join">${i(`signin.${e}Link`)}</a>`;function zw(){let{registration:e}=y();return pe`
    <section class="card stack">
      <p>${i("lists.signInFirst")}</p>
      <p class="row end"><a class="button main" href="/sign-in?next=%2Flists%2Fjoin">${i("signin.action")}</a></p>
      <p class="below">${i(`signin.${e}`)}${e==="closed"?sa:Ew(e)}</p>
    </section>`}function Hw(e){return e.user?e.problem?.code==="not_found"?pe`<p class="empty">${i("lists.linkGone")}</p>`:e.problem?w(e.problem,e.load):e.greeting?Rw(e,e.greeting):k(2):zw()}function Su(e){let t=new Kn(e,location.hash);return{get title(){return t.greeting?.name??i("lists.one")},ready:t.load(),view:()=>pe`${v(t.greeting?.name??i("lists.one"),sa,"/lists")}${Hw(t)}`}}import{html as Os,nothing as si}from"../lib/lit-html/lit-html.js";async function Vw(e){let t=null;await Vn(s=>bl(n=>{t=n,s()})),t&&e.go(`/lists/${t.id}`)}var Ww=e=>Os`
  <button type="button" id="new-list" @click=${()=>Vw(e)}>${c("plus")} ${i("lists.new")}</button>`;async function Fu(e,t,s,n){await t.answer(s,n)&&e.go(`/lists/${s.id}`)}var Kw=(e,t,s)=>Os`
  <li class="row between">
    <span class="person">${U(s.user,44)} <span>${i("lists.invitesYou",{name:h(s.user),list:s.name})}</span></span>
    <span class="row actions">
      <button type="button" aria-label="${i("lists.join")}: ${s.name}" @click=${()=>Fu(e,t,s,!0)}>
        ${i("lists.join")}
      </button>
      <button type="button" class="quiet" aria-label="${i("lists.decline")}: ${s.name}" @click=${()=>Fu(e,t,s,!1)}>
        ${i("lists.decline")}
      </button>
    </span>
  </li>`,Yw=(e,t)=>t.invitations.items?.length?Os`
  <section class="card">
    <h2>${i("lists.invitations")}</h2>
    <ul class="people">${t.invitations.items.map(s=>Kw(e,t,s))}</ul>
  </section>`:si,Gw=({shared:e})=>e.items?.length?Os`
  <section class="stack">
    <h2>${i("lists.shared")}</h2>
    <ul class="list-cards">${e.items.map(Fo)}</ul>${R(e)}
  </section>`:si;function Jw({lists:e,shared:t,isOwn:s}){return e.problem?w(e.problem,e.load):e.items?!e.items.length&&t.items?.length?si:e.items.length?Os`<ul class="list-cards">${e.items.map(Fo)}</ul>${R(e)}`:C(i("lists.none"),s?i("lists.noneText"):i("lists.noneOther"),si,"way"):k(3)}function Pu(e){let t=new dn(e);return{title:i("lists.title"),broad:!0,ready:t.load(),view:()=>Os`
      ${v(i("lists.title"),t.isOwn?Ww(e):si,t.isOwn?"/profile":`/people/${e.query.get("user")}`)}
      ${Yw(e,t)}
      ${Jw(t)}
      ${Gw(t)}`}}import{html as Lu,nothing as Zw}from"../lib/lit-html/lit-html.js";var Xw=10,ia=class{isGone=!1;#t;constructor(t){this.#t=t,this.name=t.params.name.toLowerCase(),this.loading=G(t,()=>this.#e())}async#e(){if(this.name===$()?.username)return this.#s($());let t=f("/api/users",{q:this.name,limit:100});for(let s=0;t&&s<Xw;s++){let n=await nt(t,{signal:this.#t.signal}),a=n.items.find(o=>o.username===this.name);if(a)return this.#s(a);t=n.next}return this.isGone=!0,null}#s(t){return this.#t.go(`/people/${t.id}`,{replace:!0})}};function Qw({isGone:e,loading:t}){return t.problem?w(t.problem,t.load):e?Lu`<p class="empty">${i("person.gone")}</p>`:k(3)}function Tu(e){let t=new ia(e);return{title:i("person.title"),ready:t.loading.load(),view:()=>Lu`${v(t.name,Zw,"/people")}${Qw(t)}`}}import{html as Nt,nothing as oa}from"../lib/lit-html/lit-html.js";var Ao=e=>sy[e.type]?.(e.data)??i(ty(e),{name:h(e.actor??e.data),title:e.data.findTitle,list:e.data.listName,area:e.data.areaName,n:Number(e.data.count)}),ty=({type:e,data:t})=>t.invited?"note.joined":`note.${e}`,Au={find_hidden:"block",find_shown:"check",find_deleted:"trash",comment_hidden:"block",comment_shown:"check",comment_deleted:"trash",list_private:"lock"},Bo=({kind:e,outcome:t})=>`${e}_${t}`,Iu=["friends","lists","areas"];function ey({count:e,...t}){let s=Iu.find(a=>t[a]===e);if(s)return i(`note.only.${s}`,{n:Number(e)});let n=Iu.filter(a=>t[a]!=="0").map(a=>i(`note.from.${a}`,{n:Number(t[a])}));return i("note.daily_news",{n:Number(e),sources:n.join(", ")})}var sy={daily_news:ey,streets_wished:({place:e})=>i("note.streetsWished",{place:e}),reported:({kind:e})=>i(`report.new.${e}`),report_closed:({outcome:e,note:t})=>Mu(i(`report.closed.${e}`),t),link_used:({actor:e,device:t})=>i(e?"note.linkUsedBy":"note.linkUsed",{actor:e,device:Ve(t??"")}),moderated:e=>Mu(i(`report.owner.${Bo(e)}`,{title:e.findTitle??e.listName}),e.note)},Mu=(e,t)=>t?`${e} ${i("report.because",{reason:t})}`:e,ju={reported:"/admin/reports",report_closed:"/notifications",link_used:"/settings/devices",streets_wished:"/admin/map",daily_news:"/feed"},na=({type:e,data:t})=>{let{listId:s,userId:n,watchId:a}=t;return{list_added:s,friend_published:n,area_published:a}[e]??""};function Bu([e,...t]){return!t.length||e.type==="list_added"||!na(e)?No(e):e.type==="friend_published"?`/people/${e.data.userId}`:"/feed"}function Nu(e,t=!1){let[s]=e;if(na(s)&&e.length>1){let{actor:o,data:r,type:l}=s;return i(`note.${l}.many`,{name:h(o??r),list:r.listName,area:r.areaName,n:e.length})}let n=new Set(e.map(o=>o.data.userId)),a={name:h(s.actor??s.data),title:s.data.findTitle};return n.size>1?i(`note.${s.type}.others`,{...a,n:n.size-1}):e.length>1?i(`note.${s.type}.times`,{...a,n:e.length,more:t}):Ao(s)}function No({type:e,data:{findId:t,commentId:s,listId:n}}){return ju[e]?ju[e]:n?`/lists/${n}`:t?s?`/finds/${t}#comment-${s}`:`/finds/${t}`:e==="moderated"?"/notifications":"/friends"}var[iy,ny]=[20,36e5];function ay(e){let t=new Map;for(let{type:s,data:n,createdAt:a}of e)(n.commentId||s==="mentioned")&&t.set(n.userId,[...t.get(n.userId)??[],new Date(a)]);return new Set([...t].filter(([,s])=>s.some((n,a)=>n-s[a+iy-1]<ny)).map(([s])=>s))}function oy(e){let t=na(e);return t?[e.type,t,e.createdAt?.slice(0,10)].join(" "):e.data.findId&&e.data.userId&&!e.data.listId?`${e.type} ${e.data.findId}`:e.id}var aa=class{#t;#e;#s=new Set;#i=new Set;constructor(t){this.#t=t,this.list=z(t,"/api/notifications?limit=30"),this.#e=E.subscribe("notification",s=>this.#o(s))}get groups(){let t=new Map,s=ay(this.list.items);for(let n of this.list.items){let a=oy(n),o=t.get(a)??{key:a,newest:n,items:[],isRead:!0,more:!1};o.items.push(n),o.isRead&&=n.isRead,o.more||=n.type!=="find_liked"&&s.has(n.data.userId),t.set(a,o)}return[...t.values()]}load=async()=>{await this.list.load(),this.list.items?.some(t=>t.type==="friend_request")&&await this.#n(),this.list.items?.some(t=>t.type==="list_invited")&&await this.#a()};async#a(){let{items:t}=await nt("/api/lists?member=invited&limit=100").catch(()=>({items:[]}));this.#i=new Set(t.map(({id:s})=>s)),this.#t.update()}invites({type:t,data:s}){return t==="list_invited"&&this.#i.has(s.listId)}async answerList(t,s){let{listId:n}=t.newest.data;if(await(s?fn(n):$n(n))){if(s){this.markRead(t),await this.#t.go(`/lists/${n}`);return}this.#i.delete(n),this.list.items=this.list.items.filter(a=>a!==t.newest),t.newest.isRead||js(-1),this.#t.update()}}async#n(){let{items:t}=await nt("/api/friends?status=pending&direction=received&limit=100").catch(()=>({items:[]}));this.#s=new Set(t.map(({id:s})=>s)),this.#t.update()}request({type:t,data:s}){return t!=="friend_request"||!this.#s.has(s.friendshipId)?null:{friendship:{id:s.friendshipId},user:{id:s.userId,username:s.username,displayName:s.displayName}}}async answered({newest:t}){await this.#n(),!this.request(t)&&(this.list.items=this.list.items.filter(s=>s!==t),t.isRead||js(-1),this.#t.update())}get hasUnread(){return!!this.list.items?.some(t=>!t.isRead)}#o(t){t.type==="friend_request"&&this.#s.add(t.data.friendshipId),t.type==="list_invited"&&this.#i.add(t.data.listId),this.list.items&&(this.list.items=[t,...this.list.items.filter(s=>s.id!==t.id)]),this.#t.update()}markRead(t){for(let s of t.items.filter(n=>!n.isRead))s.isRead=!0,js(-1),Y(`/api/notifications/${s.id}`,{isRead:!0}).catch(()=>{})}async markAllRead(){try{await q("/api/notifications/read-all");for(let t of this.list.items)t.isRead=!0;pr(0)}catch(t){u(F(t))}this.#t.update()}async remove(t){try{for(let s of t.items)await j(`/api/notifications/${s.id}`),this.list.items=this.list.items.filter(n=>n!==s),s.isRead||js(-1)}catch(s){u(F(s))}this.#t.update()}close(){this.#e()}};var ry={friend_request:"people",friend_accepted:"check",find_liked:"heart",find_commented:"comment",replied:"comment",mentioned:"people",list_invited:"plus",list_joined:"people",list_added:"pin",friend_published:"pin",area_published:"map"};async function cy(e,t,s){await e.remove(t),await Promise.resolve(),(document.querySelectorAll(".note-row .round")[Math.min(s,e.groups.length-1)]??document.querySelector("h1")).focus()}var ly={link_used:"lock",streets_wished:"map",daily_news:"feed"},py=({type:e,data:t})=>e==="moderated"?Au[Bo(t)]:ly[e]??"flag",uy=({type:e,data:t,actor:s})=>t.userId?Nt`
  <span class="face">
    ${U(s??{profilePicture:`/api/avatars/${t.userId}`},44)}
    <span class="sign ${e}">${c(ry[e],e==="find_liked")}</span>
  </span>`:Nt`<span class="face office">${c(py({type:e,data:t}))}</span>`,dy=e=>Nt`
  <img class="note-thumb" src=${e} alt="" width="48" height="48" loading="lazy" decoding="async">`,_u=(e,t)=>`${i(e)}: ${t.newest.data.listName}`,my=(e,t)=>Nt`
  <span class="row actions">
    <button type="button" aria-label=${_u("lists.join",t)} @click=${()=>e.answerList(t,!0)}>${i("lists.join")}</button>
    <button type="button" class="quiet" aria-label=${_u("lists.decline",t)} @click=${()=>e.answerList(t,!1)}>
      ${i("lists.decline")}
    </button>
  </span>`;function hy(e,t){if(e.invites(t.newest))return my(e,t);let s=e.request(t.newest);return s?Nt`<span class="row actions">${Pe(s.friendship,s.user,()=>e.answered(t))}</span>`:oa}var fy=(e,t,s)=>Nt`
  <li class="note-row ${t.isRead?"":"unread"}">
    <a href=${Bu(t.items)} @click=${()=>e.markRead(t)}>
      ${uy(t.newest)}
      <span>
        <span class="what">${Nu(t.items,t.more)}</span><br>
        <span class="soft">
          ${t.isRead?oa:Nt`<span class="unseen">${i("note.new")}</span>`}${W(t.newest.createdAt)}
        </span>
      </span>
      ${t.newest.thumbnailUrl?dy(t.newest.thumbnailUrl):oa}
    </a>
    ${hy(e,t)}
    <button type="button" class="round" aria-label=${i("note.delete")} @click=${()=>cy(e,t,s)}>${c("close")}</button>
  </li>`,$y=e=>Nt`
  <button type="button" class="quiet" @click=${()=>e.markAllRead()}>${c("check")} ${i("note.readAll")}</button>`,gy=()=>Nt`<a class="button" href="/people">${i("note.noneAction")}</a>`;function by(e){let{items:t,problem:s}=e.list;return s?w(s,e.load):t?t.length?Nt`<ul class="card notes">${e.groups.map((n,a)=>fy(e,n,a))}</ul>${R(e.list)}`:C(i("note.none"),i("note.noneText"),gy(),"bell"):k(4)}function Cu(e){let t=new aa(e);return{title:i("nav.bell"),ready:t.load(),view:()=>Nt`${v(i("nav.bell"),t.hasUnread?$y(t):oa)}${by(t)}`,close:()=>t.close()}}import{html as Jt,nothing as la}from"../lib/lit-html/lit-html.js";var wy=200,yy=2,ra=class{#t;#e=0;#s;constructor(t){this.#t=t;let s=n=>z(t,f("/api/friends",n));this.lists={received:s({status:"pending",direction:"received"}),sent:s({status:"pending",direction:"sent"}),accepted:s({status:"accepted"}),blocked:s({status:"blocked"})},this.text=t.query.get("q")??"",this.found=z(t,()=>f("/api/users",{q:this.text.trim()})),this.#s=E.subscribe("notification",this.load),this.text&&this.search()}load=()=>Promise.all(Object.values(this.lists).map(t=>t.load()));search=()=>{let t=this.text.trim();return this.#t.rename(f(this.#t.path,{q:t})),[...t].length<yy?this.found.clear():this.found.load()};reload=()=>Promise.all([this.load(),this.search()]);type(t){this.text=t,clearTimeout(this.#e),this.#e=setTimeout(this.search,wy)}get problem(){return Object.values(this.lists).find(t=>t.problem)?.problem}get isLoaded(){return Object.values(this.lists).every(t=>t.items)}other(t){return t.requesterId===$()?.id?t.addressee:t.requester}isMe(t){return t.id===$()?.id}requestOf(t){return this.lists.received.items?.find(s=>s.requesterId===t.id)}close(){clearTimeout(this.#e),this.#s()}};import{html as _o,nothing as vy}from"../lib/lit-html/lit-html.js";var ky=44,xy=(e,{findCount:t,moreFinds:s,commonFriends:n}={})=>[e.displayName?`@${e.username}`:"",t===void 0?"":sr(s,i("map.finds",{n:t})),n?i("person.common",{n}):""].filter(Boolean).join(" · "),Oy=e=>e?_o`<br><span class="soft person-sums">${e}</span>`:vy,ii=(e,t,s)=>_o`
  <li class="row between">
    <a class="person" href="/people/${e.id}">
      ${U(e,ky)} <span><span class="strong" dir="auto">${h(e)}</span>${Oy(xy(e,s))}</span>
    </a>
    <span class="row actions">${t}</span>
  </li>`,Du=(e,t)=>_o`
  <li class="row between">
    <span>${As(e)}</span>
    <span class="row actions">${t}</span>
  </li>`;function qy(e,t){if(e.isMe(t))return Jt`<span class="soft">${i("people.you")}</span>`;if(t.friendship==="accepted")return Jt`<span class="badge">${c("check")} ${i("friend.friends")}</span>`;if(t.friendship==="none")return Ti(t,e.reload);let s=e.requestOf(t);return s?Pe(s,t,e.reload):Jt`<span class="badge">${i("friend.pending")}</span>`}function Sy(e){let{found:t}=e;return t.problem?w(t.problem,e.search):t.items?t.items.length?Jt`
    <ul class="people" aria-label=${i("people.results")}>${t.items.map(s=>ii(s,qy(e,s),s))}</ul>
    ${R(t)}`:Jt`<p class="soft" role="status">${i("people.noMatch")}</p>`:la}function Fy(e,t){e.preventDefault(),t.search()}var Py=e=>Jt`
  <form class="card" role="search" @submit=${t=>Fy(t,e)}>
    <label for="people-search">${i("people.search")}</label>
    <div class="search">
      ${c("search")}
      <input id="people-search" type="search" autocomplete="off" autocapitalize="none" spellcheck="false"
        .value=${e.text} @input=${t=>e.type(t.target.value)}>
    </div>
    ${Sy(e)}
  </form>`;function ca(e,t,s,n=ii){let a=e.lists[t];return a.items.length?Jt`
    <section class="card">
      <h2>${i(`people.${t}`)}</h2>
      <ul class="people">${a.items.map(o=>n(e.other(o),s(o,e.other(o)),o.other))}</ul>
      ${R(a)}
    </section>`:la}var Ly=(e,t,s)=>Ns(s,[Mi(t,s,e.reload),Bs(s,e.reload)]),Ty=e=>Jt`
  ${ca(e,"received",(t,s)=>[Pe(t,s,e.reload),Ns(s,[Bs(s,e.reload)])])}
  ${ca(e,"sent",(t,s)=>Ii(t,s,e.reload))}
  ${e.lists.accepted.items.length?ca(e,"accepted",(t,s)=>Ly(e,t,s)):C(i("people.none"),i("people.noneText"),la,"people")}
  ${ca(e,"blocked",(t,s)=>Gr(s,e.reload),Du)}`;function Iy(e){return e.problem?w(e.problem,e.load):e.isLoaded?Ty(e):k(3)}var My=()=>Pt()?Jt`<a class="button quiet" href="/invites">${c("plus")} ${i("invites.invite")}</a>`:la;function Uu(e){let t=new ra(e);return{title:i("people.title"),ready:t.load(),view:()=>Jt`${v(i("people.title"),My(),"/feed")}${Py(t)}${Iy(t)}`,close:()=>t.close()}}import{html as Ss,nothing as ni}from"../lib/lit-html/lit-html.js";var pa=class extends qi{user=null;friendship=null;#t;constructor(t){super(t,f("/api/finds",{userId:t.params.id,includePrivate:!0,includeFriends:!0,includeLists:!0,limit:20})),this.#t=t.params.id,this.loading=G(t,()=>this.#e())}get title(){return(this.user&&h(this.user))??i("person.title")}get isMe(){return this.#t===$()?.id}get hasAsked(){return this.friendship?.requesterId===this.#t}async#e(){this.user=await m(`/api/users/${this.#t}`,{signal:this.page.signal}),await Promise.all([this.finds.load(),this.#s()])}async#s(){this.friendship=null;let{friendship:t}=this.user,s=t==="none"?"":f("/api/friends",{status:t,limit:100});for(;s&&!this.friendship;){let n=await nt(s,{signal:this.page.signal});this.friendship=n.items.find(a=>a.requesterId===this.#t||a.addresseeId===this.#t)??null,s=n.next}}};import{html as et,nothing as vt}from"../lib/lit-html/lit-html.js";var jy=88,Co=(e,t)=>et`
  <span class="sum"><span class="strong">${I(e)}</span> <span class="soft">${i(t,{n:e})}</span></span>`,Eu=({items:e})=>e?.length?et`<finds-map .places=${zu(e)} .label=${i("person.map")}></finds-map>`:vt;function Ay({items:e,problem:t},s){return t||s===0||e?.length===0?vt:e?et`<finds-map class="profile-cover" .places=${zu(e)} .label=${i("person.map")}></finds-map>`:et`<div class="profile-cover"></div>`}var ua=(e,{title:t,finds:s,figures:n={},badge:a=vt,actions:o=vt})=>et`
  <section class="profile-head">
    ${e?[Ay(s,n.findCount),U(e,jy)]:vt}
    <h1 tabindex="-1" dir="auto">${t}</h1>
    ${e?.displayName?et`<p class="soft">@${e.username}</p>`:vt}
    ${e?.about?et`<p dir="auto">${e.about}</p>`:vt}
    ${n.findCount===void 0?vt:et`
      <p class="row">
        ${Co(n.findCount,"person.findsSum")}
        ${Co(n.placeCount,"person.placesSum")}
        ${Co(n.likeCount,"person.likesSum")}
      </p>`}
    ${n.commonFriends?et`<p class="soft">${i("person.common",{n:n.commonFriends})}</p>`:vt}
    ${a===vt&&o===vt?vt:et`<p class="row actions">${a}${o}</p>`}
  </section>`,da=e=>et`<a class="button quiet" href=${e}>${c("feed")} ${i("lists.title")}</a>`,ma=(e,t,s)=>et`
  <li><a class="way" href=${e}>${c(t)} <span class="grow">${s}</span> ${c("next")}</a></li>`,By=e=>et`
  <li>
    <a class="tile c-${Ge(e.category).code}" href="/finds/${e.id}">
      ${e.media.length?lt(e.media[0],{thumb:!0}):et`<span class="sign-tile">${at(e.category)}</span>`}
      ${e.isPublic?vt:et`
        <span class="corner">${c(Te(Le(e)))}<span class="unseen">${sc(e)}</span></span>`}
      <span class="caption" dir="auto">${e.title}</span>
    </a>
  </li>`,Ru=(e,t,s)=>et`
  <button type="button" class="chip" aria-pressed=${e.layout===t?"true":"false"} @click=${()=>e.show(t)}>
    ${c(s)} ${i(`person.${t}`)}
  </button>`,Ny={grid:e=>et`<ul class="tiles">${e.map(By)}</ul>`,list:e=>et`<ul class="card rows">${e.map(t=>Ai(t,Bi(t)))}</ul>`},zu=e=>[...new Map(e.map(t=>{let s=Fe(t);return[t.exact?`${s.latitude},${s.longitude}`:t.locationId,{...it(s),km:s.area,name:Si(s)}]})).values()];function qs(e,t){let{items:s,problem:n,load:a}=e.finds;return n?w(n,a):s?s.length?et`
    <div class="chips" role="group" aria-label=${i("person.layout")}>
      ${Ru(e,"grid","camera")}
      ${Ru(e,"list","filter")}
    </div>
    ${Ny[e.layout](s)}
    ${R(e.finds)}`:C(t.title,t.text,t.action??vt,t.sign??"pin"):k(3)}import{html as Uo}from"../lib/lit-html/lit-html.js";var Hu=["spam","illegal","rules","other"],Do=["open","closed"],_y={user:["dismissed","suspended","deleted"],list:["dismissed","private","suspended"]},Vu=e=>_y[e]??["dismissed","hidden","deleted","suspended"],Wu=(e,t)=>q("/api/reports",{...e,...t});async function Ku(e,t){await P((t?B:j)(`/api/users/${e.id}/mute`))&&u(i(t?"report.mutedNow":"report.unmutedNow",{name:h(e)}))}var ha=class{#t;constructor(t){this.#t=t;let s=t.query.get("status");this.status=Do.includes(s)?s:"open";let n=()=>this.status==="open"?"asc":"desc";this.list=z(t,()=>f("/api/admin/reports",{status:this.status,order:n(),limit:20}))}choose(t){return this.status=t,this.#t.rename(f("/admin/reports",{status:t})),this.list.clear(),this.list.load()}async decide(t,s,n=""){await q(`/api/admin/reports/${t.id}`,{outcome:s,note:n}),this.list.items=this.list.items.filter(a=>a!==t),this.#t.update(),u(i("report.decided"))}async show(t){await P(j(`/api/admin/${t.kind}s/${t.targetId}/hidden`))&&(t.hidden=!1,u(i("report.shownAgain")),this.#t.update())}};function Ro(e,t,s){return D(a=>new S({send:async o=>{await t(o),a()}}),e,a=>Uo`${T(a)}${s(a)}`,a=>N(a,i("report.send")))}var Cy=e=>Uo`
  <div class="field">
    <label for="reason">${i("report.reason")}</label>
    <select id="reason" name="reason">${Hu.map(t=>Uo`<option value=${t}>${i(`report.reason.${t}`)}</option>`)}</select>
  </div>
  ${b(e,"text",{label:i("report.text"),hint:i("report.hint"),kind:"area",most:1e3})}`;async function Dy(e){await Ro(i("report.title"),t=>Wu(e,t),Cy)&&u(i("report.sent"))}var Yu=(e,t)=>({text:i(e.muted?"report.unmute":"report.mute"),sign:"bell",run:()=>Ku(e,!e.muted).then(t)});function Uy({user:e,friendship:t,hasAsked:s,loading:n}){return e.friendship==="none"?Ti(e,n.load):t?t.status==="accepted"?ni:s?Pe(t,e,n.load):Ii(t,e,n.load):ni}var Ry=()=>Ss`<a class="button quiet" href="/profile">${i("profile.title")}</a>`,Ey=e=>e.isMe?Ry():Uy(e);function zy(e,t){let{user:s,friendship:n,loading:a}=e;if(!s||e.isMe)return ni;let o=n?.status==="accepted"?[Mi(n,s,a.load)]:[];return Ns(s,[Yu(s,a.load),...o,ji({userId:s.id}),Bs(s,()=>t.go("/people"))])}var Hy=({user:e,isMe:t})=>!t&&e?.friendship==="accepted",Vy=()=>Ss`<span class="badge">${c("check")} ${i("friend.friends")}</span>`,Wy=e=>ua(e.user,{title:e.loading.problem?i("person.title"):e.title,finds:e.finds,figures:e.user??{},badge:Hy(e)?[Vy(),ea(`/api/users/${e.user.id}/news`,e.user.news,e.loading.load)]:ni,actions:e.user?[da(f("/lists",{user:e.user.id})),Ey(e)]:ni});function Ky(e){let{problem:t,load:s}=e.loading;return t?.code==="not_found"?Ss`<p class="empty">${i("person.gone")}</p>`:t?w(t,s):e.user?Ss`
    <section class="stack" aria-labelledby="finds">
      <h2 id="finds" class="unseen">${i("person.findsTitle")}</h2>
      ${qs(e,{title:i("person.none"),text:i("person.noneText",{name:h(e.user)})})}
    </section>`:k(3)}var Yy=(e,t)=>Ss`
  <div class="head">${Tr("/people")}<span class="grow"></span>${zy(e,t)}</div>`;function Gu(e){let t=new pa(e);return{get title(){return t.title},broad:!0,ready:t.loading.load(),view:()=>Ss`${Yy(t,e)}${Wy(t)}${Ky(t)}`}}import{html as Oe,nothing as Eo}from"../lib/lit-html/lit-html.js";var fa=class{#t;constructor(t,s){this.#t=t,this.restored=s,this.list=z(t,"/api/finds/bin?limit=20",n=>n.find.id)}restore(t){return this.#e(t,q(`/api/finds/${t.id}/restore`),i("find.restored"),this.restored)}remove(t){return this.#e(t,j(`/api/finds/${t.id}?forever=true`),i("bin.removed"),()=>{})}async#e(t,s,n,a){await P(s)&&(this.list.items=this.list.items.filter(o=>o.find.id!==t.id),this.#t.update(),u(n),a())}};var $a=class extends qi{figures={};isEdited=!1;constructor(t){super(t,f("/api/finds",{userId:$().id,includePrivate:!0,limit:20})),this.picture=new is("/api/users/me/picture",t,{has:()=>this.user.profilePicture.startsWith("/api/media/"),take:async n=>se(n??await m("/api/users/me"))}),this.bin=new fa(t,()=>this.#t());let s={username_taken:"username",name_taken:"displayName"};this.form=new S({send:n=>this.#s(n),update:t.update,fieldOf:s})}get user(){return $()}load=()=>Promise.all([this.#t(),this.bin.list.load()]);#t=()=>Promise.all([this.finds.load(),this.#e()]);async#e(){this.figures=await m(`/api/users/${$().id}`,{signal:this.page.signal}).catch(()=>({})),this.page.update()}toggleEdit=()=>{this.isEdited=!this.isEdited,this.page.update()};async#s({displayName:t,about:s,username:n,age:a}){let o={displayName:t.trim()||null,about:s.trim()||null,username:n.trim()};se(await Y("/api/users/me",{...o,age:a===""?null:Number(a)})),u(i("profile.saved"))}};import{html as ba,nothing as ga}from"../lib/lit-html/lit-html.js";async function Gy(e,t){await e.restore(t),x(e.list.items.length?"bin":"finds")}async function Jy(e,t){await M(i("bin.removeTitle"),i("bin.removeText",{title:t.title}),i("bin.remove"))&&(await e.remove(t),x(e.list.items.length?"bin":"finds"))}var Xy=(e,t)=>ba`
  <button type="button" class="quiet" aria-label="${i("bin.restore")}: ${t.title}" @click=${()=>Gy(e,t)}>
    ${c("retry")} ${i("bin.restore")}
  </button>`,Zy=(e,{find:t,expiresAt:s})=>ba`
  <li>
    <p>
      <span class="strong" dir="auto">${t.title}</span>
      ${s?ba`<br><span class="soft">${i("bin.until",{date:ee(s)})}</span>`:ga}
    </p>
    ${t.hidden?Jr(i("report.findHidden"),t.hidden):ga}
    <p class="row">
      ${t.hidden?ga:Xy(e,t)}
      <button type="button" class="danger" aria-label="${i("bin.remove")}: ${t.title}" @click=${()=>Jy(e,t)}>
        ${c("trash")} ${i("bin.remove")}
      </button>
    </p>
  </li>`,Ju=e=>e.list.items?.length?ba`
  <section class="card" aria-labelledby="bin">
    <h2 id="bin" tabindex="-1">${i("bin.title")}</h2>
    <p class="hint">${i("bin.hint")}</p>
    <ul class="rows binned">${e.list.items.map(t=>Zy(e,t))}</ul>
    ${R(e.list)}
  </section>`:ga;var Qy=()=>Oe`<a class="button" href="/new">${c("plus")} ${i("nav.plus")}</a>`,tv=({form:e,user:t})=>Oe`
  <form novalidate @submit=${e.submit}>
    ${T(e)}
    ${b(e,"displayName",{label:i("profile.name"),hint:i("profile.nameHint"),value:t.displayName??"",most:50,complete:"name"})}
    ${b(e,"about",{label:i("profile.about"),value:t.about??"",most:160})}
    ${b(e,"username",{label:i("account.username"),hint:i("join.usernameHint"),value:t.username,...En})}
    ${b(e,"age",{label:i("profile.age"),hint:i("profile.ageHint"),value:t.age??"",kind:"number",mode:"numeric"})}
    <div class="row end">${N(e,i("action.save"))}</div>
  </form>`,ev=e=>Oe`
  <ul class="card rows">
    ${ma("/people","people",i("people.accepted"))}
    ${ma("/shares","share",i("shares.mine"))}
    ${e.role==="admin"?ma("/admin","shield",i("admin.title")):Eo}
  </ul>`,sv=()=>Oe`<a class="button quiet" href="/settings">${c("gear")} ${i("settings.title")}</a>`,iv=e=>Oe`
  <section class="card" id="edit" aria-labelledby="edit-title">
    <div class="row between"><h2 id="edit-title" tabindex="-1">${i("profile.edit")}</h2>${ct(e.toggleEdit)}</div>
    ${ks(e.picture,{label:i("profile.picture"),hint:i("profile.pictureHint")})}
    ${tv(e)}
  </section>`;async function nv(e){e.toggleEdit(),await x("edit-title")}var av=e=>Oe`
  <button type="button" class="quiet" id="edit-profile" aria-expanded=${e.isEdited?"true":"false"} @click=${()=>nv(e)}>
    ${c("edit")} ${i("profile.edit")}
  </button>`,ov=()=>Oe`
  <a class="button quiet" href="/saved">${c("bookmark")} ${i("saved.title")}</a>
  ${da("/lists")}`,rv=e=>Oe`
  <div class="head"><span class="grow"></span>${sv()}</div>
  ${ua(e.user,{title:h(e.user),finds:e.finds,figures:e.figures,actions:[ov(),av(e)]})}
  ${e.isEdited?iv(e):Eo}
  <section class="stack" aria-labelledby="finds">
    <h2 id="finds" class="unseen" tabindex="-1">${i("profile.finds")}</h2>
    ${qs(e,{title:i("profile.none"),text:i("profile.noneText"),action:Qy()})}
  </section>
  ${ev(e.user)}
  ${Ju(e.bin)}`;function Xu(e){let t=new $a(e);return{title:i("profile.title"),broad:!0,ready:t.load(),view:()=>t.user?rv(t):Eo}}import{html as ft,nothing as Xt}from"../lib/lit-html/lit-html.js";var cv={dismissed:"check",hidden:"block",deleted:"trash",suspended:"lock",private:"lock"},lv=e=>b(e,"note",{label:i("report.note"),hint:i("report.noteHint"),kind:"area",required:!0,most:500}),Zu=(e,t)=>i(`report.outcome.${e.kind==="user"&&t==="deleted"?"accountDeleted":t}`);async function pv(e,t,s){let n=Zu(t,s);s!=="dismissed"?await Ro(n,({note:a})=>e.decide(t,s,a),lv):await M(n,i("report.dismissText"),n)&&await e.decide(t,s).catch(()=>e.list.load()),x("reports")}var zo=e=>e?ft`<a class="strong" href="/people/${e.id}">${h(e)}</a>`:ft`<span class="soft">${i("report.left")}</span>`,uv=e=>ft`
  <p class="row">${e.map(t=>ft`
    <a href=${t.url} target="_blank" rel="noreferrer noopener">
      <img class="note-thumb" src=${t.thumbnailUrl} alt=${t.caption||i("report.photo")} width="48" height="48" loading="lazy">
    </a>`)}</p>`,dv=e=>ft`
  <p class="strong" dir="auto">${e.title}</p>
  ${e.description?Je(e.description):Xt}
  ${e.media.length?uv(e.media):Xt}`,mv=e=>ft`
  <p class="strong" dir="auto">${e.list.name}</p>
  ${e.list.description?Je(e.list.description):Xt}
  <p class="marks">${Hn(e.list)}${e.list.user.id===e.owner?.id?Xt:ft` · ${zo(e.list.user)}`}</p>`,hv=e=>e.list?mv(e):e.find?dv(e.find):e.comment?Je(e.comment.content):e.kind==="user"?Xt:ft`<p class="soft">${i("report.noContent")}</p>`,fv=e=>ft`
  <li>
    <p>${i(`report.reason.${e.reason}`)} · ${zo(e.reporter)} · <span class="soft">${W(e.createdAt)}</span></p>
    ${e.text?Je(e.text):Xt}
  </li>`,$v=(e,t,s)=>ft`
  <button type="button" class=${s==="dismissed"?"quiet":"danger"} @click=${()=>pv(e,t,s)}>
    ${c(cv[s])} ${Zu(t,s)}
  </button>`,gv=(e,t)=>ft`<p class="row">${Vu(t.kind).map(s=>$v(e,t,s))}</p>`,bv=(e,t)=>ft`
  <p>
    <span class="strong">${i(`report.result.${t.decision.outcome}`)}</span> · ${t.decision.closedBy} ·
    <span class="soft">${W(t.decision.closedAt)}</span>
  </p>
  ${t.decision.note?Je(t.decision.note):Xt}
  ${t.hidden?ft`
    <p><button type="button" class="quiet" @click=${()=>e.show(t)}>${c("retry")} ${i("report.show")}</button></p>`:Xt}`,wv=(e,t)=>ft`
  <li class="card">
    <h2>${i(`report.kind.${t.kind}`)} · ${zo(t.owner)}</h2>
    ${hv(t)}
    <ul class="rows">${[t,...t.others].map(fv)}</ul>
    ${t.decision?bv(e,t):gv(e,t)}
  </li>`;function yv(e){let{items:t,problem:s,load:n}=e.list;return s?w(s,n):t?t.length?ft`<ul class="stack">${t.map(a=>wv(e,a))}</ul>${R(e.list)}`:C(i(`report.none.${e.status}`),i("report.noneText"),Xt,"flag"):k(3)}function Qu(e){let t=new ha(e);return{title:i("report.reports"),ready:t.list.load(),view:()=>ft`
      ${v(i("report.reports"),Xt,"/admin")}
      <div class="chips" role="group" aria-label=${i("report.which")} id="reports" tabindex="-1">
        ${Do.map(s=>Ke(t.status===s,i(`report.status.${s}`),()=>t.choose(s)))}
      </div>
      ${yv(t)}`}}import{html as Ho,nothing as vv}from"../lib/lit-html/lit-html.js";var kv=(e,t)=>Ho`
  <button type="button" class="chip" aria-pressed=${e.state===t?"true":"false"} @click=${()=>e.choose(t)}>
    ${c(t==="dismissed"?"close":Xr(t))} ${i(`saved.${t}`)}
  </button>`,xv=()=>Ho`<a class="button" href="/">${c("map")} ${i("missing.action")}</a>`,Ov=e=>({title:i(`saved.${e}None`),text:i(e==="dismissed"?"saved.dismissedText":"saved.noneText"),action:xv(),sign:"bookmark"});function td(e){let t=new _r(e);return{title:i("saved.title"),broad:!0,ready:t.finds.load(),view:()=>Ho`
      ${v(i("saved.title"),vv,"/profile")}
      <div class="chips" role="group" aria-label=${i("saved.which")}>${Br.map(s=>kv(t,s))}</div>
      ${Eu(t.finds)}
      ${qs(t,Ov(t.state))}`}}import{html as St,nothing as Ct}from"../lib/lit-html/lit-html.js";import{html as _t,nothing as Vo}from"../lib/lit-html/lit-html.js";var sd=(e,t)=>b(e,"name",{label:i("passkeys.name"),hint:i("passkeys.nameHint"),value:t,required:!0,most:50});async function qv(e,t){let s=Ve(navigator.userAgent);await D(n=>e.addForm(t,n),i("passkeys.add"),n=>_t`
    ${T(n)}
    ${ye(n)}
    ${sd(n,s)}
    ${t?ae(n,"password",i("account.password")):Vo}`,()=>_t`<button type="submit">${i("settings.linkGo")}</button>`)}var Sv=(e,t)=>D(s=>e.renameForm(t,s),i("passkeys.rename"),s=>_t`
  ${T(s)}
  ${sd(s,t.name)}`,()=>_t`<button type="submit">${i("action.save")}</button>`);async function Fv(e,t){await M(i("passkeys.deleteTitle",{name:t.name}),i("passkeys.deleteText"),i("action.delete"))&&e.remove(t)}var ed=(e,t,s)=>_t`
  <button type="button" class="quiet" aria-label="${t}: ${e.name}" @click=${s}>${t}</button>`,Pv=(e,t,s)=>_t`
  <li class="row between">
    <span>
      <span class="strong" dir="auto">${t.name}</span>
      ${t.backedUp?_t`<span class="badge">${i("passkeys.backedUp")}</span>`:Vo}<br>
      <span class="soft">${i("passkeys.added")} ${W(t.createdAt)} ·
        ${t.lastUsedAt?_t`${i("passkeys.used")} ${W(t.lastUsedAt)}`:i("passkeys.unused")}</span>
    </span>
    <span class="row">
      ${ed(t,i("passkeys.rename"),async()=>{await Sv(e,t),s()})}
      ${ed(t,i("action.delete"),()=>Fv(e,t))}
    </span>
  </li>`,Lv=e=>_t`<button type="button" class="quiet" id="add-passkey" @click=${e}>${i("passkeys.add")}</button>`,id=(e,t,s)=>_t`
  <section class="card" id="passkeys" tabindex="-1">
    <h2>${i("passkeys.title")}</h2>
    <p>${i("passkeys.hint")}</p>
    ${e.list.length?_t`<ul class="people">${e.list.map(n=>Pv(e,n,s))}</ul>`:Vo}
    <p>${Lv(async()=>{await qv(e,t()),s()})}</p>
  </section>`;import{html as wa,nothing as Tv}from"../lib/lit-html/lit-html.js";var nd=e=>ms(e.picker()),Iv=e=>wa`
  <p class="note">${i("privacy.homeExact",{n:e.exactAtHome})}</p>
  <p class="row"><button type="button" id="hide-home" @click=${()=>e.hideHome()}>${i("privacy.homeHide")}</button></p>`,Mv=(e,{latitude:t,longitude:s,radius:n,area:a})=>wa`
  <place-map class="homemap" inert .area=${2*n} .at=${{lat:t,lng:s}}></place-map>
  ${O("home-radius",{label:i("privacy.homeRadius"),options:Lc.map(o=>[o,ze(o)]),chosen:n,set:o=>e.changeHome({radius:Number(o)})})}
  ${O("home-area",{label:i("privacy.homeArea"),options:Ks(),chosen:String(a),set:o=>e.changeHome({area:Number(o)})})}
  ${e.exactAtHome?Iv(e):Tv}
  <p class="row">
    <button type="button" class="quiet" @click=${()=>nd(e)}>${i("privacy.homeMove")}</button>
    <button type="button" class="quiet" @click=${()=>e.change({home:void 0})}>${i("privacy.homeRemove")}</button>
  </p>`,ad=e=>wa`
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
    ${e.values.home?Mv(e,e.values.home):wa`
      <p><button type="button" class="quiet" id="home" @click=${()=>nd(e)}>${i("privacy.homeAdd")}</button></p>`}
    <p class="hint">${i("privacy.recall")}</p>
  </section>`;import{html as Zt,nothing as Yo}from"../lib/lit-html/lit-html.js";import{html as Wo,nothing as jv}from"../lib/lit-html/lit-html.js";async function Av([e,t,s,n]){let a=(e+(s<e?s+360:s))/2,o={lat:((t+n)/2).toFixed(6),lng:(a>180?a-360:a).toFixed(6)};return(await m(f("/api/places/name",o)).catch(()=>null))?.name??""}var Bv=100;function Nv([e,t,s,n]){let a=t<0&&n>0?0:Math.min(Math.abs(t),Math.abs(n)),o=((s-e+360)%360||(s===e?0:360))*Math.cos(a*Math.PI/180);return Math.max(n-t,o)*111.2>Bv}var _v=(e,t,s)=>{let n=t.categories.includes(s);return Wo`
    <button type="button" class="chip" aria-pressed=${n?"true":"false"} @click=${()=>{t.categories=n?t.categories.filter(o=>o!==s):[...t.categories,s],e.update()}}>
      ${at(s)} ${_(s)}
    </button>`},Cv=(e,t,s,n)=>Wo`
  ${T(e)}
  ${n?Wo`<p>${n}</p>`:jv}
  ${b(e,"name",{label:i("watch.name"),value:t.name,required:!0,most:100})}
  ${O("watch-news",{name:"news",label:i("bell.title"),options:["daily","each"].map(a=>[a,i(`bell.${a}`)]),chosen:t.news})}
  <fieldset>
    <legend>${i("watch.only")}</legend>
    <div class="chips">${s.map(a=>_v(e,t,a))}</div>
  </fieldset>`;function od(e,t,s,n,a=""){let o={...e},r=[...new Set([...Lt(),"other",...e.categories])];return D(p=>new S({send:async({name:g,news:d})=>{await n({name:g.trim(),news:d,categories:o.categories}),p()}}),t,p=>Cv(p,o,r,a),p=>N(p,s))}async function Dv(e){let t=await e,s=document.querySelector("dialog #name");s&&!s.value&&(s.value=t)}async function Uv(e,t){let s=e.split(",").map(Number),[n,a,o,r]=s;if(Nv(s))return u(i("watch.large"));let l=null,p=async d=>{l=await q("/api/watches",{...d,box:{west:n,south:a,east:o,north:r}})},g=od({name:"",news:"daily",categories:t},i("map.watch"),i("watch.watch"),p,i("watch.text"));Dv(Av(s)),await g&&u(i("watch.saved",l),"/settings/watches")}var rd=(e,t)=>od(t,i("watch.edit"),i("action.save"),s=>e.edit(t,s));var pd=(...e)=>e.map(t=>[t,i(`bell.${t}`)]),cd=(e,t)=>O(t,{label:i(`settings.${t}`),options:pd("each","daily","off"),chosen:e.preferences[t],set:s=>e.prefer({[t]:s})});async function Rv({target:e},t,s){e.value&&await t.prefer({[s]:e.value}),e.value=t.preferences[s]}async function Ev({target:e},t){await t.prefer(e.checked?zv:Hv),e.checked=!!t.preferences.quietFrom}var Ko=(e,t)=>Zt`
  <div class="field">
    <label for=${t}>${i(`settings.${t}`)}</label>
    <input type="time" id=${t} required .value=${e.preferences[t]} @change=${s=>Rv(s,e,t)}>
  </div>`,zv={quietFrom:"22:00",quietTo:"07:00"},Hv={quietFrom:"",quietTo:""},Vv=e=>Zt`
  <label class="switch">
    <span>${i("settings.quiet")}<br><span class="soft">${i("settings.quietText")}</span></span>
    <input type="checkbox" role="switch" id="quiet" .checked=${!!e.preferences.quietFrom}
      @change=${t=>Ev(t,e)}>
  </label>
  ${e.preferences.quietFrom?Zt`
    <div class="pair">
      ${Ko(e,"quietFrom")}
      ${Ko(e,"quietTo")}
    </div>`:Yo}`,Wv=({timeZone:e})=>e?Zt`<p class="hint">${i("settings.timeZone",{zone:e.replaceAll("_"," ")})}</p>`:Yo,ud=e=>Zt`
  <section class="card">
    <h2>${i("settings.news")}</h2>
    ${cd(e,"friendPublished")}
    ${cd(e,"listAdded")}
    <p class="hint">${i("settings.newsText")}</p>
    ${Ko(e,"dailyAt")}
    ${Vv(e)}
    ${Wv(e.preferences)}
  </section>`;async function Kv(e,t){await M(i("watch.removeTitle",{name:t.name}),i("watch.removeText"),i("watch.remove"))&&(await e.remove(t),x("watched"))}var ld=e=>[e.radius?i("watch.around",{distance:ze(e.radius)}):"",...e.categories.map(_)].filter(Boolean).join(", "),Yv=(e,t)=>Zt`
  <li class="card stack">
    <h2 dir="auto">${t.name}</h2>
    ${ld(t)?Zt`<p class="soft">${ld(t)}</p>`:Yo}
    ${O(`watch-${t.id}`,{label:i("bell.title"),options:pd("each","daily"),chosen:t.news,set:s=>e.change(t,{news:s})})}
    <p class="row">
      <a class="button quiet" href=${f("/",{at:be(Tc(t))})} aria-label=${i("watch.showNamed",t)}>
        ${c("map")} ${i("watch.show")}
      </a>
      <button type="button" class="quiet" aria-label=${i("watch.editNamed",t)} @click=${()=>rd(e,t)}>
        ${c("edit")} ${i("action.edit")}
      </button>
      <button type="button" class="quiet" aria-label=${i("watch.removeNamed",t)} @click=${()=>Kv(e,t)}>
        ${i("watch.remove")}
      </button>
    </p>
  </li>`,dd=({watches:e})=>e.list.length?Zt`
  <p class="hint" id="watched" tabindex="-1">${i("watch.hint")}</p>
  <ul class="stack plain-list">${e.list.map(t=>Yv(e,t))}</ul>`:Zt`
  <div id="watched" tabindex="-1">
    ${C(i("watch.none"),i("watch.hint"),Zt`<a class="button" href="/">${i("watch.toMap")}</a>`,"map")}
  </div>`;import{html as Qt,nothing as De}from"../lib/lit-html/lit-html.js";var Go={read:["read"],write:["read","write"],admin:["read","write","admin"]};function md(e){let t=async({name:s,access:n,days:a,password:o})=>{let r=a?{days:Number(a)}:{};e(await q("/api/auth/tokens",{name:s.trim(),scopes:Go[n],...r,...o?{password:o}:{}}))};return new S({send:t,fieldOf:{wrong_password:"password"}})}var Fs=e=>e.kind==="token",Jo=e=>Fs(e)?e.name:Ve(e.userAgent),Gv={browser:()=>i("session.browser"),cli:()=>i("session.cli"),token:()=>i("session.token")},Jv=e=>e.scopes.map(t=>i(`scope.${t}`)).join(", "),Xv=e=>e.expiresAt?i("token.until",{date:ee(e.expiresAt)}):i("token.endless"),Zv=e=>e.lastUsedAt?i("session.active",{day:Ee(e.lastUsedAt,!0)}):i("session.unused"),Qv=e=>Qt`
  <details class="small-fold">
    <summary aria-label="${i("session.details")}: ${Jo(e)}">${i("session.details")} ${c("next")}</summary>
    <p class="soft">${i("settings.until",{date:ee(e.expiresAt)})}</p>
  </details>`,tk=(e,t)=>{let s=i(Fs(t)?"token.revoke":"settings.end");return Qt`
    <button type="button" class="quiet" aria-label="${s}: ${Jo(t)}" @click=${()=>e.endSession(t)}>${s}</button>`},ek=e=>Qt`${i(Fs(e)?"token.since":"settings.since")} ${W(e.createdAt)}`,sk=(e,t)=>Qt`
  <li class="row between">
    <span>
      <span class="strong" dir="auto">${Jo(t)}</span>
      <span class="badge">${Gv[t.kind]()}</span>
      ${t.current?Qt`<span class="badge">${i("settings.thisOne")}</span>`:De}<br>
      ${Fs(t)?Qt`<span class="soft">${Jv(t)}</span><br>`:De}
      <span class="soft">${Zv(t)} · ${ek(t)}${Fs(t)?` · ${Xv(t)}`:De}</span>
      ${Fs(t)?De:Qv(t)}
    </span>
    ${t.current?De:tk(e,t)}
  </li>`;async function ik(e){await M(i("settings.endOthers"),i("settings.endOthersText"),i("settings.endOthers"))&&e.endOthers()}var nk=e=>Qt`
  <button type="button" class="quiet" @click=${()=>ik(e)}>${i("settings.endOthers")}</button>`,ak=[90,30,365],ok=e=>Object.keys(Go).filter(t=>t!=="admin"||e.role==="admin"),rk=(e,t)=>Qt`
  <p>${i("token.about")}</p>
  ${T(t)}
  ${ye(t)}
  ${b(t,"name",{label:i("token.name"),hint:i("token.nameHint"),required:!0,most:50})}
  ${O("access",{label:i("token.access"),options:ok(e.user).map(s=>[s,i(`access.${s}`)])})}
  ${O("days",{label:i("token.life"),options:[...ak.map(s=>[s,i("token.days",{n:s})]),["",i("token.endless")]]})}
  ${e.asksPassword?ae(t,"password",i("account.password")):De}`,ck=e=>Hi({title:i("token.new"),text:i("token.once"),label:i("session.token"),value:e});async function lk(e){let t=null;await D(n=>md(a=>{t=a,n()}),i("token.create"),n=>rk(e,n),()=>Qt`<button type="submit">${i("token.createGo")}</button>`),t&&(e.addSession(t.session),await ck(t.token))}var hd=e=>Qt`
  <section class="card">
    <h2>${i("settings.sessions")}</h2>
    <ul class="people">${e.sessions.map(t=>sk(e,t))}</ul>
    <div class="row end">
      ${e.hasOthers?nk(e):De}
      <button type="button" class="quiet" id="new-token" @click=${()=>lk(e)}>${c("plus")} ${i("token.create")}</button>
    </div>
  </section>`;var $d=()=>["friendRequests","friendAccepted","findLiked","findCommented","replied","mentioned","listInvited",...$()?.role==="admin"?["reported"]:[]],pk=e=>St`
  <label class="switch">
    <span>${i("settings.streets")}<br><span class="soft">${i("offer.learns")}</span></span>
    <input type="checkbox" role="switch" id="streets" .checked=${Cs()} @change=${t=>e.setStreets(t.target.checked)}>
  </label>`,uk=()=>di.map(e=>[e,ja[e],e]),dk=e=>St`
  <section class="card">
    ${O("language",{label:i("settings.language"),options:uk(),chosen:kt(),set:t=>e.setLanguage(t)})}
    ${O("theme",{label:i("settings.theme"),options:uc.map(t=>[t,i(`settings.theme.${t}`)]),chosen:Na(),set:t=>e.setTheme(t)})}
    ${O("units",{label:i("settings.units"),options:["km","mi"].map(t=>[t,i(`settings.units.${t}`)]),chosen:nr(),set:t=>e.setUnits(t)})}
    ${_s()?pk(e):Ct}
  </section>`;async function mk(e,t,s){let n=e.target;await t.prefer({[s]:n.checked}),n.checked=t.preferences[s]}var fd=(e,t,s=Ct)=>St`
  <label class="switch">
    <span>${i(`settings.${t}`)}${s}</span>
    <input type="checkbox" role="switch" .checked=${e.preferences[t]} @change=${n=>mk(n,e,t)}>
  </label>`,hk=e=>St`
  <p>${c("check")} ${i("push.on",{instance:Z()})}</p>
  <p class="row">
    <button type="button" class="quiet" @click=${e.test}>${i("push.test")}</button>
    <button type="button" class="quiet" aria-busy=${e.busy?"true":"false"} @click=${e.disable}>${i("push.disable")}</button>
  </p>`,fk=e=>St`
  <p>${i("push.off",{instance:Z()})}</p>
  <p>
    <button type="button" id="push-on" aria-busy=${e.busy?"true":"false"} @click=${e.enable}>
      ${c("bell")} ${i("push.enable")}
    </button>
  </p>
  <p class="soft" role="status">${e.slow?i("push.asking"):Ct}</p>`;function $k(e){return e.state==="on"?hk(e):e.state==="off"?fk(e):St`<p class="note">${i(`push.${e.state}`,{instance:Z()})}</p>`}var gk=e=>St`
  <section class="card">
    <h2>${i("settings.notify")}</h2>
    ${$d().map(t=>fd(e,t))}
    ${y().pushKey?fd(e,"pushEnabled",St`<br><span class="soft">${i("settings.pushEnabledHint")}</span>`):Ct}
  </section>
  ${ud(e)}
  <section class="card">
    <h2>${i("push.title")}</h2>
    ${$k(e.push)}
  </section>`,bk=["friendPublished","listAdded"];function wk({preferences:e}){let t=[...$d(),...bk];return i("settings.onOf",{n:t.filter(s=>e[s]&&e[s]!=="off").length,of:t.length})}var yk=e=>y().passwordLogin||e.passkeys.isShown||y().provider.enabled,vk=e=>St`
  ${y().passwordLogin?jc(e):Ct}
  ${e.passkeys.isShown?id(e.passkeys,()=>e.passkeyAsksPassword,e.redraw):Ct}
  ${y().provider.enabled?Ac(e):Ct}`,gd="/settings",bd=[{name:"appearance",sign:"globe",title:()=>i("settings.appearance"),view:dk,isLocal:!0,value:()=>[ja[kt()],i(`settings.theme.${Na()}`)].join(" · ")},{name:"notifications",sign:"bell",title:()=>i("nav.bell"),view:gk,value:wk},{name:"watches",sign:"map",title:()=>i("watch.title"),view:dd,value:e=>e.watches.list.length?i("watch.count",{n:e.watches.list.length}):""},{name:"places",sign:"pin",title:()=>i("privacy.settings"),view:e=>ad(e.places),value:e=>ve().find(([t])=>t===String(e.places.values.area))?.[1]},{name:"sign-in",sign:"lock",title:()=>i("settings.signIn"),view:vk,isShown:yk,value:e=>e.passkeys.isShown?i("passkeys.count",{n:e.passkeys.list.length}):""},{name:"devices",sign:"shield",title:()=>i("settings.devices"),view:hd,value:e=>i("settings.signedIn",{n:e.sessions.length})},{name:"data",sign:"copy",title:()=>i("settings.data"),view:Bc,value:()=>i("settings.dataParts")}],kk=e=>St`
  <ul class="card rows">
    ${bd.filter(({isShown:t})=>!t||t(e)).map(t=>pt(`${gd}/${t.name}`,t.sign,t.title(),t.isLocal||e.isLoaded?t.value(e):""))}
  </ul>
  <ul class="card rows">
    ${Pt()?pt("/invites","people",i("invites.title")):Ct}
    ${pt("/shares","share",i("shares.mine"))}
    ${pt("/help","comment",i("help.title"))}
    ${pt("/about","feed",i("nav.about"))}
  </ul>`;async function xk(e){let t=yi(E.get("outbox")).length;(!t||await M(i("settings.signOut"),i("outbox.signOut",{n:t}),i("settings.signOut")))&&e.signOut()}var Ok=e=>St`
  <button type="button" class="quiet" id="sign-out" @click=${()=>xk(e)}>${i("settings.signOut")}</button>`;function qk(e,t){let{problem:s,load:n}=e.loading;return t?t.isLocal?t.view(e):s?w(s,n):e.isLoaded?t.view(e):k(5):St`${s?w(s,n):Ct}${kk(e)}`}function wd(e){let t=bd.find(({name:a})=>a===e.params.name);if(e.params.name&&!t)return wc();let s=new Ei(e),n=()=>t?t.title():i("settings.title");return{get title(){return n()},ready:t?.isLocal?Promise.resolve():s.loading.load(),view:()=>St`
      ${t?v(n(),Ct,gd):v(n(),Ok(s),"/profile")}
      ${s.refusal?w(s.refusal):Ct}
      ${qk(s,t)}`}}import{html as Dt,nothing as ai}from"../lib/lit-html/lit-html.js";async function Sk(e){let t=await e.offered(),s=t&&await ta({offered:t});s&&(e.take(s),await ei(s))}async function Fk(e,t){let s=await ta({share:t});s&&e.take(s)}async function Pk(e,t){await M(i("shares.revokeTitle",{title:Gt(t)}),i("shares.revokeText"),i("shares.revoke"))&&(await e.revoke(t),x("new-share"))}var Lk=async e=>await Zn(e)||ei(e,i("shares.one")),Tk=async e=>await Qn(e,Gt(e))||ei(e,i("shares.one")),Ik=(e,t)=>xt(i("shares.menu",{title:Gt(t)}),[...Xn()&&!t.expired?[{text:i("action.share"),sign:"share",run:()=>Tk(t)}]:[],{text:i("shares.change"),sign:"edit",run:()=>Fk(e,t)},{text:i("shares.revoke"),sign:"trash",isDanger:!0,run:()=>Pk(e,t)}],{id:`share-${t.id}`}),Mk=e=>e.findId?`/finds/${e.findId}`:`/lists/${e.listId}`,jk=e=>e.category?Dt`<span class="strong" dir="auto">${Gt(e)}</span>`:Dt`<a class="strong" dir="auto" href=${Mk(e)}>${Gt(e)}</a>`,Ak=e=>Dt`${i(`shares.kind.${Lo(e)}`)}${e.title?Dt`: <bdi>${To(e)}</bdi>`:ai}`,ya=(e,t)=>Dt`<span class="badge">${e?c(e):ai} ${t}</span>`,Bk=e=>Dt`
  <button type="button" class="quiet" aria-label="${i("secret.copy")}: ${Gt(e)}" @click=${()=>Lk(e)}>
    ${c("copy")} ${i("secret.copy")}
  </button>`,Nk=(e,t)=>Dt`
  <li class="invite">
    <div class="listed">
      <p class="grow">
        ${jk(t)}<br>
        <span class="soft">${Ak(t)} · ${t.views?i("shares.views",{n:t.views}):i("shares.noViews")}</span>
      </p>
      ${Ik(e,t)}
    </div>
    <p class="marks">
      ${ya(t.place==="hidden"?"block":"pin",fu(t))}
      ${t.hasPassword?ya("lock",i("account.password")):ai}
      ${t.expiresAt?ya("",Io(t)):ya("",i("shares.endless"))}
    </p>
    ${t.expired?ai:Dt`<p class="row actions">${Bk(t)} ${Mo(t)}</p>`}
  </li>`;function _k(e){let{items:t,problem:s,load:n}=e.list;return s?w(s,n):t?t.length?Dt`<div class="card"><ul class="people">${t.map(a=>Nk(e,a))}</ul></div>${R(e.list)}`:C(i("shares.none"),i("shares.noneText"),ai,"share"):k(3)}var Ck=e=>Dt`
  <button type="button" class="quiet" id="new-share" @click=${()=>Sk(e)}>${i("shares.category")}</button>`;function yd(e){let t=new Gn(e);return{title:i("shares.mine"),ready:t.list.load(),view:()=>Dt`
      ${v(i("shares.mine"),Ck(t),"/profile")}
      <p class="lead">${i("shares.lead")}</p>
      ${_k(t)}`}}import{html as Ft,nothing as ri}from"../lib/lit-html/lit-html.js";var va=class{isLoaded=!1;#t;constructor(t){this.#t=t}get entries(){return E.get("outbox")}load=async()=>{await Or(),this.isLoaded=!0,this.#t.update()};cancel(t){return vi(t.id)}retry(t){return Fr(t.id)}sendNow(){return Pr()}};async function Dk(e,t){await Yr()&&e.cancel(t)}var Uk=e=>i(e.kind==="like"&&!e.on?"outbox.unlike":`outbox.${e.kind}`),Rk=e=>Lr(e).replace(/^(\/lists\/[^/]+).*/,"$1"),oi=e=>Ft`<a class="strong" dir="auto" href=${Rk(e)}>${e.title}</a>`,Ek={find:e=>Ft`<span class="strong" dir="auto">${e.body.title}</span>`,comment:e=>Ft`<span class="what" dir="auto">${e.body.content}</span><br>${oi(e)}`,like:oi,entry:e=>Ft`<span class="what" dir="auto">${e.body.note}</span><br>${oi(e)}`,add:oi,drop:oi},zk=({closed:e,lists:t})=>e.map(s=>t?.[s]||i("lists.one")).join(", "),Hk=(e,t)=>Ft`
  <li class="row between">
    <span class="grow">
      <a class="strong" dir="auto" href="/finds/${t.id}">${t.body.title}</a><br>
      <span>${i("outbox.closedLists",{lists:zk(t)})}</span>
    </span>
    <button type="button" class="quiet" @click=${()=>e.cancel(t)}>${i("action.close")}</button>
  </li>`,Vk=(e,t)=>Ft`
  <li class="row between">
    <span class="grow">
      <span class="soft">${Uk(t)}</span><br>
      ${Ek[t.kind](t)}<br>
      ${t.state==="refused"?Ft`<span class="error">${t.problem}</span>`:Ft`<span class="soft">${i("outbox.waiting")}</span>`}
    </span>
    <span class="row">
      ${t.state==="refused"?Ft`
        <button type="button" class="quiet" @click=${()=>e.retry(t)}>${c("retry")} ${i("action.retry")}</button>`:ri}
      <button type="button" class="quiet" @click=${()=>Dk(e,t)}>${i("outbox.cancel")}</button>
    </span>
  </li>`;function Wk(e){if(!e.isLoaded)return k(2);if(!e.entries.length)return C(i("outbox.none"),i("outbox.noneText"),ri,"send");let t=yi(e.entries).length>0;return Ft`
    ${t?Ft`<p class="hint">${i("outbox.hint",{instance:Z()})}</p>`:ri}
    <ul class="card people">${e.entries.map(s=>(s.state==="closed"?Hk:Vk)(e,s))}</ul>
    ${t?Ft`<p class="row end"><button type="button" @click=${()=>e.sendNow()}>${i("outbox.now")}</button></p>`:ri}`}function vd(e){let t=new va(e);return{title:i("outbox.title"),ready:t.load(),view:()=>Ft`${v(i("outbox.title"),ri,"/")}${Wk(t)}`}}import{html as qe,nothing as Kk}from"../lib/lit-html/lit-html.js";var ka=class{#t;constructor(t){this.#t=t,this.instance=new as(t),this.areas=new ys(t),this.invites=new vs(t),this.nameForm=new S({send:s=>this.#e(s),update:t.update})}load(){return{server:this.instance.loading,map:this.areas.loading}[this.step]?.load()}get steps(){return["server",...y().streets?.areas?["map"]:[],"invite","done"]}get step(){let t=this.#t.query.get("step");return this.steps.includes(t)?t:this.steps[0]}get number(){return this.steps.indexOf(this.step)+1}next=()=>this.#t.push(f("/admin/welcome",{step:this.steps[this.number]}));async#e(t){await this.instance.save(t),await this.next()}};var kd=(e,t)=>qe`<button type="button" class="quiet" @click=${e.next}>${t}</button>`,xd=(e,t)=>qe`<p class="row end">${kd(e,i(t?"welcome.next":"welcome.later"))}</p>`,Od=({problem:e,load:t},s,n)=>e?w(e,t):s?n():k(3),Yk=(e,t)=>Od(e.instance.loading,e.instance.values,()=>qe`
  <form class="card" novalidate @submit=${e.nameForm.submit}>
    ${T(e.nameForm)}
    ${ks(e.instance.picture,{label:i("admin.picture"),hint:i("admin.pictureHint")})}
    ${b(e.nameForm,"name",{label:i("admin.name"),hint:i("welcome.nameHint"),value:e.instance.values.name,most:50})}
    ${b(e.nameForm,"description",{label:i("admin.description"),value:e.instance.values.description,kind:"area",most:500})}
    <div class="row end">${kd(e,i("welcome.later"))} ${N(e.nameForm,i("welcome.next"))}</div>
  </form>
  ${Ci(t.update)}`),Gk=e=>Od(e.areas.loading,e.areas.areas,()=>qe`
  ${wo(e.areas)}
  ${xd(e,e.areas.areas.length||e.areas.isRunning)}`),Jk=e=>qe`
  ${e.invites.created?vo(e.invites):yo(e.invites)}
  ${xd(e,e.invites.created)}`,Xk=()=>qe`
  <section class="card">
    <p><a class="button main" href="/new">${c("plus")} ${i("welcome.find")}</a></p>
    <ul class="people">
      ${pt("/settings/notifications","bell",i("welcome.push"))}
      ${pt("/profile","people",i("steps.profile"))}
      ${pt("/admin","gear",i("welcome.again"))}
      ${pt("/","map",i("areas.show"))}
    </ul>
  </section>`,Zk={server:Yk,map:Gk,invite:Jk,done:Xk};function qd(e){let t=new ka(e),s=()=>t.step==="done"?Kk:qe`<p class="soft">${i("welcome.step",{number:t.number,of:t.steps.length-1})}</p>`;return{get title(){return i(`welcome.${t.step}`)},ready:t.load(),async moved(){e.update(),document.querySelector("main h1").focus(),await t.load()},view:()=>qe`
      <header class="welcome">
        ${s()}
        <h1 tabindex="-1">${i(`welcome.${t.step}`)}</h1>
        <p class="lead">${i(`welcome.${t.step}Text`)}</p>
      </header>
      ${Zk[t.step](t,e)}`}}function Qk(e,t){let[s,n]=[new Map,!1],a=new AbortController;return e.signal.addEventListener("abort",()=>a.abort()),{async load(o){a.abort();let{signal:r}=a=new AbortController;try{let[l,p]=await lr(f("/api/locations/categories",{...t(),category:"",bbox:o}),{signal:r});if(r.aborted)return;[s,n]=[new Map(l.map(g=>[g.category,g.count])),p]}catch(l){if(l.name==="AbortError")return;s.clear()}e.update()},arranged(o,r){if(!s.size)return null;let l=[...s.values()].reduce((d,L)=>d+L,0),p=d=>s.get(d)===0&&!n&&!r.includes(d),g=d=>d&&(d<l||n)?`${I(d)}${n?"+":""}`:void 0;return{shown:o.filter(d=>!p(d)).map(d=>({category:d,count:g(s.get(d))})),rest:o.filter(p)}}}}var tx=500;async function ex(e,t,s){let{signal:n}=e,a=f("/api/locations",{...s,category:"",q:"",list:t,bbox:"-180,-90,180,90",findsLimit:0,limit:tx});try{let[{name:o},r]=await Promise.all([m(`/api/lists/${encodeURIComponent(t)}`,{signal:n}),m(a,{signal:n})]);return{name:o,points:r.map(it)}}catch(o){return o.name!=="AbortError"&&u(o.code==="not_found"?i("lists.gone"):F(o)),{name:i("lists.one"),points:[]}}}import{html as Sd,nothing as Fd}from"../lib/lit-html/lit-html.js";async function sx(e){await e.ask()&&await x("see-inviter")}async function ix(e){e.close(),await x("list")}function nx(e){let{user:t}=e;if(!t)return Fd;let s=i("introduction.text",{name:h(t),n:t.findCount});return Sd`
    <section class="introduction" aria-label=${s}>
      ${U(t,44)}
      <p class="strong grow" dir="auto">${s}</p>
      ${ct(()=>ix(e))}
      <p class="row">
        <a class="button quiet" id="see-inviter" href="/people/${t.id}">${i("introduction.see")}</a>
        ${e.mayAsk?Sd`<button type="button" @click=${()=>sx(e)}>${i("friend.ask")}</button>`:Fd}
      </p>
    </section>`}async function ax(e,t){let s=new Rn(t.update);e.note=()=>nx(s),await s.load()}var xa=0,Xo=null;function ox(e){let t=No(e);location.pathname!==t.split("#")[0]&&(xa=Xo&&E.get("message")===Xo?xa+1:1,xa===1?u(Ao(e),t):u(i("note.several",{n:xa}),"/notifications"),Xo=E.get("message"))}import{html as rx,nothing as cx}from"../lib/lit-html/lit-html.js";async function lx(e){if(Ma.get())return;let t=()=>{},s=new Ze(()=>t());try{await s.read()}catch{return}s.state!=="off"||document.querySelector("dialog[open]")||(Ma.set("1"),await J((n,a)=>{t=a;let o=async()=>{await s.enable(),s.state!=="off"&&(n(),u(i(`push.${s.state}`,{instance:Z()})))};return rx`
      <h2>${i("push.offer",{name:e})}</h2>
      <p>${i("push.offerText",{instance:Z()})}</p>
      <p class="soft" role="status">${s.slow?i("push.asking"):cx}</p>
      <div class="row end">
        <button class="quiet" type="button" @click=${()=>n()}>${i("push.notNow")}</button>
        <button type="button" id="push-on" aria-busy=${s.busy?"true":"false"} @click=${o}>
          ${c("bell")} ${i("push.enable")}
        </button>
      </div>`},{label:i("push.offer",{name:e}),kind:"sheet-like"}))}import{html as Oa,nothing as Pd}from"../lib/lit-html/lit-html.js";async function px({lat:e,lng:t}){try{let{title:s}=await q("/api/map/wishes",{latitude:e,longitude:t});u(i("offer.wished",{title:s}))}catch(s){u(F(s))}}function ux(e,t){if($().role==="admin"){let s=f("/admin/map",{at:be({lat:e.lat,lng:e.lng})});return Oa`<p><a class="button quiet" href=${s}>${i("offer.add")}</a></p>`}return Oa`
    <p><button type="button" class="quiet" @click=${()=>{t(),px(e)}}>${i("offer.wish")}</button></p>
    <p class="hint">${i("offer.wishText")}</p>`}var dx=e=>Oa`
  <p><button type="button" class="quiet" @click=${()=>e(!0)}>${i("offer.show")}</button></p>
  <p class="hint">${i("offer.learns")}</p>`,mx=(e,{choose:t,close:s,key:n})=>Oa`
  <section class="offer" tabindex="-1" aria-label=${i("offer.none")} @keydown=${n}>
    <p class="row between">
      <span class="strong">${i("offer.none")}</span>
      <button type="button" class="round" aria-label=${i(_s()?"offer.decline":"action.close")} @click=${()=>t(!1)}>
        ${c("close")}
      </button>
    </p>
    ${cc()?ux(e,s):Pd}
    ${_s()?dx(t):Pd}
  </section>`,hx=()=>mx;import{html as Sa,nothing as Zo}from"../lib/lit-html/lit-html.js";var fx=2.5,[$x,Ld]=[300,24],Td=180,Id=()=>matchMedia("(prefers-reduced-motion: reduce)").matches,qa=class{#t=Xe;#e=Xe;#s=null;#i=new Map;#a={time:0,x:0,y:0};#n=null;#o;constructor(t){this.#o=t}show(t,s=0){this.#n=t,this.#i.clear(),this.#m(Xe),s&&!Id()&&this.#n.animate([{transform:`translateX(${s*15}%)`,opacity:0},{transform:"none",opacity:1}],{duration:Td,easing:"ease-out"})}onDown=t=>{t.target.localName==="video"||t.button||(this.#n=t.currentTarget,this.#n.setPointerCapture(t.pointerId),this.#i.set(t.pointerId,this.#p(t)),this.#c())};onMove=t=>{if(!this.#i.has(t.pointerId))return;this.#i.set(t.pointerId,this.#p(t));let s=this.#l(),n={x:s.x-this.#s.x,y:s.y-this.#s.y};if(this.#i.size>1){let{x:o,y:r,scale:l}=Ba(this.#e,this.#e.scale*s.apart/this.#s.apart,this.#s);return this.#m({scale:l,x:o+n.x,y:r+n.y})}let a={...this.#e,x:this.#e.x+n.x,y:this.#e.y+n.y};this.#m(this.#t.scale>1?Ni(a,this.#d()):a)};onUp=t=>{if(!this.#i.has(t.pointerId))return;let s=this.#l(),n=this.#i.size===1,a={x:s.x-this.#s.x,y:s.y-this.#s.y};if(this.#i.delete(t.pointerId),this.#i.size)return this.#c();if(!n||t.type==="pointercancel")return this.#u();if(Math.hypot(a.x,a.y)<Ld)return this.#r(s,t.timeStamp);let o=this.#t.scale>1?"":ac(a);if(o)return this.#o[o]();this.#u()};#r(t,s){let n=this.#a;if(this.#a={...t,time:s},s-n.time>$x||Math.hypot(t.x-n.x,t.y-n.y)>Ld)return this.#u();this.#a={time:0,x:0,y:0},this.#m(this.#t.scale>1?Xe:Ni(Ba(Xe,fx,t),this.#d()),!0)}#c(){this.#e=this.#t,this.#s=this.#l()}#l(){let[t,s=t]=this.#i.values();return oc(t,s)}#p({clientX:t,clientY:s}){let{left:n,top:a,width:o,height:r}=this.#n.getBoundingClientRect();return{x:t-n-o/2,y:s-a-r/2}}#d(){return{width:this.#n.clientWidth,height:this.#n.clientHeight}}#u(){this.#m(Ni(this.#t,this.#d()),!0)}#m(t,s=!1){this.#t=t;let n=this.#n?.firstElementChild;n&&(n.style.transition=s&&!Id()?`transform ${Td}ms ease-out`:"none",n.style.transform=`translate(${t.x}px, ${t.y}px) scale(${t.scale})`)}};function gx(e,t){let s=e.media.length,n=t,a=!0,o=null,r=new Map;J((l,p)=>{let g=d=>{n=(n+d+s)%s,a=!1,p(),o.show(document.querySelector("dialog .stage"),s>1?d:0)};return o??=new qa({next:()=>g(1),previous:()=>g(-1),close:()=>l()}),bx(e,{at:n,plays:a,films:r},o,g,l)},{label:e.title,kind:"full"})}function bx(e,{at:t,plays:s,films:n},a,o,r){let l=e.media.length,p=e.media[t];return Sa`
    <div class="viewer" @keydown=${d=>{d.target.localName!=="video"&&(d.key==="ArrowRight"&&o(1),d.key==="ArrowLeft"&&o(-1))}}>
      <div class="row between">
        <span class="at" aria-live="polite">${l>1?i("find.pictureOf",{at:t+1,n:l}):Zo}</span>
        ${ct(r)}
      </div>
      <div class="stage" @pointerdown=${a.onDown} @pointermove=${a.onMove} @pointerup=${a.onUp}
        @pointercancel=${a.onUp} @dragstart=${d=>d.preventDefault()}>
        <div class="shown">${p.type==="video"?vx(p,s,n):yx(p,nc(e,t))}</div>
      </div>
      <div>
        ${p.caption?Sa`<p class="said" dir="auto">${p.caption}</p>`:Zo}
        ${l>1?kx(o):Zo}
      </div>
    </div>`}var wx=e=>`min(100vw, calc(100vh * ${tc(e).toFixed(3)}))`,yx=(e,t)=>lt(e,{alt:t,eager:!0,sizes:wx(e),blur:!1});function vx(e,t,s){if(s.has(e))return s.get(e);let n=Object.assign(document.createElement("video"),{controls:!0,preload:"none",autoplay:t,playsInline:!0,poster:e.mediumUrl||e.fallbackUrl,width:e.width||640,height:e.height||360}),a=/\.webm(\?|$)/.test(e.url)?"webm":"mp4",o=(r,l)=>n.append(Object.assign(document.createElement("source"),{src:r,type:l}));return o(e.url,e.codecs?`video/${a}; codecs="${e.codecs}"`:""),e.playbackUrl&&o(e.playbackUrl,"video/mp4"),n.lastChild.addEventListener("error",()=>{let r=document.createElement("p");r.className="said";let l=Object.assign(document.createElement("a"),{href:e.url,download:"",textContent:i("find.download")});r.append(i("find.unplayable")," ",l),s.set(e,r),n.replaceWith(r)}),s.set(e,n),n}var kx=e=>Sa`
  <div class="row steps">
    ${Md("previous","back",()=>e(-1))}
    ${Md("next","next",()=>e(1))}
  </div>`,Md=(e,t,s)=>Sa`
  <button type="button" class="round" aria-label=${i(`find.${e}`)} @click=${s}>${c(t)}</button>`;import{html as te,nothing as ci}from"../lib/lit-html/lit-html.js";var xx=["title","description","category"],jd=({location:e,exact:t})=>JSON.stringify([e?.id,t?.latitude,t?.longitude]),Fa=({media:e})=>e.map(t=>t.id).join(),Ad=({media:e})=>e.map(t=>t.caption??"").join(`
`);function Ox(e,t){let s=xx.filter(a=>(e[a]??"")!==(t[a]??""));e.location&&t.location&&jd(e)!==jd(t)&&s.push("place");let n=({media:a})=>({media:[...a].sort((o,r)=>o.id<r.id?-1:1)});return Fa(n(e))!==Fa(n(t))?s.push("photos"):(Fa(e)!==Fa(t)&&s.push("order"),Ad(n(e))!==Ad(n(t))&&s.push("captions")),s}var Pa=class{list=[];find=null;#t="";#e;constructor(t){this.#e=`/api/finds/${t.id}`}async load(){let[t,s]=await Ms(this.#e),n=await m(`${this.#e}/versions`);this.find=t,this.#t=s,this.list=n.map((a,o)=>({...a,changed:Ox(a,n[o-1]??t)}))}async restore(t){let s=await this.#s(t,this.#t),n=this.list[0].id;return await this.load(),this.list[0].id===n||this.find.updatedAt!==s.updatedAt?null:this.list[0].id}undo(t){return this.#s(t,this.#t)}#s(t,s){return q(`${this.#e}/versions/${t}/restore`,void 0,{headers:s?{"If-Match":s}:{}})}};var Bd=64,qx=e=>te`<img src=${e.thumbnailUrl||e.url} alt=${e.caption??""} width=${Bd} height=${Bd} loading="lazy">`,Sx=({changed:e})=>e.map(t=>i(`versions.changed.${t}`)).join(", "),Fx=(e,t)=>te`
  <li>
    <p class="soft">${W(e.replacedAt)} · <span dir="auto">${e.replacedBy?h(e.replacedBy):i("versions.someone")}</span></p>
    ${e.changed.length?te`<p>${i("versions.changed")} ${Sx(e)}</p>`:ci}
    <details>
      <summary>${i("versions.before")} ${c("next")}</summary>
      <p class="strong" dir="auto">${e.title}</p>
      ${e.description?te`<p class="text" dir="auto">${e.description}</p>`:ci}
      ${e.category?te`<p class="badge" dir="auto">${_(e.category)}</p>`:ci}
      ${e.location?te`<p class="soft" dir="auto">${e.exact?.name??e.location.name}</p>`:ci}
      ${e.media.length?te`<p class="row">${e.media.map(qx)}</p>`:ci}
      <button type="button" class="quiet" @click=${()=>t(e)}>${i("versions.restore")}</button>
    </details>
  </li>`,Px=(e,t,s,n)=>te`
  <h2>${i("versions.title")}</h2>
  <p class="hint">${i(t?"versions.hint":"versions.hintEditor")}</p>
  ${e.list.length?te`<ul class="past-edits">${e.list.map(a=>Fx(a,s))}</ul>`:te`<p class="empty">${i("versions.none")}</p>`}
  <div class="row end"><button type="button" class="main" @click=${()=>n()}>${i("action.close")}</button></div>`;async function Lx(e,t,s){let n=new Pa(e);if(!await P(n.load()))return;let a=await J(l=>Px(n,t,l,l),{label:i("versions.title")});if(!a||!await M(i("versions.restoreTitle"),i("versions.restoreText"),i("versions.restore")))return;let o=null;if(!await P(n.restore(a.id).then(l=>{o=l})))return s();await s();let r=async()=>{await P(n.undo(o))&&await s()};u(i("versions.restored"),"",o?{text:i("action.undo"),run:r}:null)}import{html as Se,nothing as li}from"../lib/lit-html/lit-html.js";var La=class{friends=[];next="";hasLinks=!1;lists=[];update=()=>{};#t;constructor(t){this.audience=Le(t),this.#t=`/api/finds/${t.id}`}async load(){let[t,s,n]=await Promise.all([nt("/api/shares"),m(this.#t),m(`${this.#t}/lists`),this.audience==="friends"?this.#e("/api/friends?status=accepted&limit=100"):null]);if(this.hasLinks=t.items.length>0,this.audience==="everyone")return;let a=({id:o})=>n.find(r=>r.id===o)?.memberCount;this.lists=(s.inLists??[]).filter(o=>o.shows).map(o=>({...o,memberCount:a(o)}))}more=async()=>{await this.#e(this.next),this.update()};async#e(t){let{items:s,next:n}=await nt(t),a=o=>o.requesterId===$().id?o.addressee:o.requester;this.friends.push(...s.map(a)),this.next=n}};var Tx=e=>Se`
  ${e.friends.length?Se`<ul class="people">${e.friends.map(t=>ii(t,li))}</ul>`:Se`<p class="soft">${i("whoSees.alone")}</p>`}
  ${e.next?Se`<button type="button" class="quiet" @click=${()=>P(e.more())}>${i("action.more")}</button>`:li}`,Ix=(e,t,s)=>Se`
  <h2>${i("find.whoSees")}</h2>
  <p>${c(Te(e.audience))} ${i(`edit.audienceText.${e.audience}`,{instance:Z()})}</p>
  ${e.audience==="friends"?Tx(e):li}
  ${e.lists.length?Se`
    <p class="hint">${i("whoSees.lists")}</p>
    <ul class="people">${e.lists.map(n=>Se`<li><a href="/lists/${n.id}" dir="auto">${gn(n)}</a></li>`)}</ul>`:li}
  ${e.hasLinks?Se`<p class="hint">${i("whoSees.links")} <a href="/shares">${i("shares.mine")}</a></p>`:li}
  <div class="row end">
    <a class="button quiet" href="/finds/${t.id}/edit">${i("action.edit")}</a>
    <button type="button" class="main" @click=${()=>s()}>${i("action.close")}</button>
  </div>`;async function Mx(e){let t=new La(e);await P(t.load())&&await J((s,n)=>(t.update=n,Ix(t,e,s)),{label:i("find.whoSees")})}E.subscribe("user",Ds);Ds();export{zd as about,Cc as accounts,Mb as addToList,Yc as admin,tl as adminLog,ox as announce,zp as areas,Dy as askReport,Zc as categories,Qk as countCategories,tp as edit,gp as feed,xp as help,Rp as import,Xp as instance,ax as introduce,Wp as invites,ou as join,Su as joinList,qu as list,ex as listOnMap,Pu as lists,Tu as named,Cu as notifications,hx as offerOfStreets,lx as offerPush,Uu as people,Gu as person,Xu as profile,Qu as reports,td as saved,wd as settings,ow as shareFind,yd as shares,n$ as showSteps,Lx as showVersions,gx as viewPhoto,vd as waiting,Uv as watchArea,qd as welcome,Mx as whoSees};

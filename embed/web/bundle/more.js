import{$ as T,$b as ui,$c as Lr,A as Kt,Aa as g,Ac as qs,B as Dt,Ba as si,Bc as br,Bd as zr,C as je,Ca as xt,Cb as ri,Cc as wr,D as vo,Da as Ro,Db as ce,Dc as yr,Dd as Vr,Ea as _o,Eb as Ct,Ec as Ss,F as Zs,Fb as Ce,Fc as vr,G as vs,Ga as Yt,Gb as z,Gc as kr,Gd as vi,H as ko,Ha as Ho,Hb as Ue,Hc as xr,Hd as Wr,I as xo,Ia as Eo,Ib as ci,J as ot,Ja as Ne,Jb as le,Jd as Kr,K as et,Ka as zo,Kb as er,Kc as ft,Kd as Yr,L as u,La as ii,Lb as Re,Lc as _e,Ld as Gr,M as Oo,Ma as ni,Mb as ct,Mc as ve,Na as ai,Nb as sr,Nc as Or,O as aa,Oa as Vo,Ob as ir,Oc as $t,P as qo,Pa as Wo,Pb as Gt,Pc as qr,Qa as Ko,Qb as li,Qc as Sr,Rb as nr,Rc as Fr,Sa as Yo,Sb as _,Sc as gi,Tb as V,Tc as bi,Ua as Go,Ub as M,Va as Jo,Vb as pi,W as Ae,Wa as Xo,Wb as ar,Wc as Pr,X as f,Xa as Zo,Xb as or,Y as O,Ya as Qo,Yb as rr,Yc as He,Z as C,Zb as cr,Zc as oa,_ as G,_b as Jt,_c as wi,a as Me,aa as So,ac as di,ad as Tr,b as y,ba as Fo,bc as lr,bd as Ir,c as Y,ca as st,cc as pr,cd as Fs,d as $o,da as $,dc as mi,dd as Mr,e as ae,ea as Be,ec as ur,ed as Ps,f as ta,fa as Po,fd as jr,g as ea,ga as Lo,gc as dr,gd as Ar,h as oe,ha as Qs,hc as q,i as ws,ia as h,ic as mr,j as sa,ja as ti,jc as hr,jd as Br,k as ia,ka as we,kc as dt,kd as ra,l as ys,la as To,lc as L,m as na,mc as fr,md as Nr,n as Pt,nb as c,nc as w,nd as Dr,o as Xs,oa as Io,ob as N,oc as B,od as Cr,p as go,pa as Mo,pb as K,pc as $r,pd as yi,qa as jo,qb as tr,qc as J,ra as Ao,rb as v,rc as j,s as bo,sa as Bo,sb as oi,sc as gr,sd as Ur,t as i,ta as ks,tb as U,tc as Ot,td as ca,u as wo,ub as b,uc as xs,ud as Rr,v as F,va as ei,vb as k,vc as hi,vd as _r,wa as No,wb as De,wc as ye,wd as Hr,x as re,xa as Do,xb as D,xc as fi,xd as Er,y as yo,ya as Co,yb as rt,yc as $i,z as P,za as Uo,zb as x,zc as Os}from"./shared.js";import{html as ke,nothing as la}from"../lib/lit-html/lit-html.js";var Ru=new URL("lib/",Me).pathname,_u=[["Leaflet 1.9.4","leaflet","Volodymyr Agafonkin, CloudMade","BSD-2-Clause"],["protomaps-leaflet 5.1.0","protomaps-leaflet","Protomaps","BSD-3-Clause"],["lit-html 3.3.3","lit-html","Google LLC","BSD-3-Clause"]];function Jr(){if(Ps())return new URL(y().streets.url.replace(/[{}]/g,"")).host;let{host:e}=new URL((y().tiles?.url??"").replace(/[{}]/g,""),location);return e===location.host?"":e}var Hu=()=>Jr()?i("about.tilesFrom",{host:Jr()}):i("about.alone"),Eu=()=>ke`
  <section class="card">
    <p class="lead">${i("app.about")}</p>
    <p>${i("about.text")} ${Hu()}</p>
    <p class="soft">${i("about.version",{version:y().version})}</p>
    <p class="row">
      <a class="button quiet" href="/help">${i("help.title")}</a>
      <a class="button quiet" href="/api/docs">${i("about.api")}</a>
    </p>
  </section>`,zu=()=>ke`
  <section class="card">
    <h2>${i("about.map")}</h2>
    <ul class="plain-list">
      ${y().tiles?.attribution?ke`<li>${i("about.tiles")}: ${y().tiles.attribution}</li>`:la}
      ${Ps()?ke`<li>${i("about.streets")}: ${y().streets.attribution}</li>`:la}
      <li>${i("about.places")}: ${y().places.attribution}</li>
    </ul>
  </section>`,Vu=([e,t,s,n])=>ke`<li><a href="${Ru}${t}/LICENSE">${e}</a>, © ${s}, ${n}</li>`,Wu=()=>ke`
  <section class="card">
    <h2>${i("about.code")}</h2>
    <ul class="plain-list">${_u.map(Vu)}</ul>
    <p class="hint">${i("about.more")}</p>
  </section>`,Ku=()=>({title:i("nav.about"),view:()=>ke`
    ${v(i("nav.about"),la,g()?"/settings":"/sign-in")}
    ${Yr()}${Kr()}${Eu()}${zu()}${Wu()}`});import{html as Pi,nothing as Od}from"../lib/lit-html/lit-html.js";var Yu=200,Gu=2**20,pa=["all","active","suspended","admin"],Xr={wrong_password:"password"},xe=e=>`/api/admin/users/${e.id}`,ki=class{#t;#e=0;constructor(t){this.#t=t;let s=t.query.get("status");this.text=t.query.get("q")??"",this.status=pa.includes(s)?s:"all",this.list=_(t,()=>$("/api/admin/users",{...this.#s,limit:50}))}get#s(){return{q:this.text.trim(),status:this.status==="all"?"":this.status}}search=()=>(clearTimeout(this.#e),this.#t.rename($("/admin/people",this.#s)),this.list.load());type(t){this.text=t,clearTimeout(this.#e),this.#e=setTimeout(this.search,Yu)}choose(t){return this.status=t,this.#t.update(),this.search()}isMe(t){return t.id===g()?.id}#i(t){this.list.items=this.list.items.map(s=>s.id===t.id?t:s),this.#t.update()}async#n(t,s){try{this.#i(await t),u(s)}catch(n){u(F(n))}}get asksPassword(){return si()}adminForm(t,s){let n=async({password:a})=>{this.#i(await G(xe(t),{role:"admin",...a?{password:a}:{}})),s()};return new q({send:n,fieldOf:Xr})}demote(t){return this.#n(G(xe(t),{role:"member"}),i("admin.memberDone",{name:h(t)}))}lift(t){return this.#n(T(`${xe(t)}/suspension`),i("admin.liftDone",{name:h(t)}))}linkForm(t,s){let n=async({password:a})=>{let o=await O(`${xe(t)}/sign-in-link`,a?{password:a}:void 0);s(new URL(o.url,location).href)};return new q({send:n,fieldOf:Xr})}limitForm(t,s){let n=async({kind:a,size:o})=>{let r={instance:null,none:0}[a];this.#i(await G(xe(t),{mediaLimit:a==="own"?Math.round(Number(o)*Gu):r})),s()};return new q({send:n})}suspendForm(t,s){let n=async({reason:a,days:o})=>{this.#i(await C(`${xe(t)}/suspension`,{reason:a.trim(),...o?{days:Number(o)}:{}})),s()};return new q({send:n})}deleteForm(t,s){let n=async({name:a,reason:o})=>{if(a.trim()!==t.username)throw{code:"page",reason:"other_name",text:i("admin.deleteOther")};await T($(xe(t),{reason:o.trim()})),this.list.items=this.list.items.filter(r=>r.id!==t.id),this.#t.update(),s()};return new q({send:n,fieldOf:{other_name:"name"}})}close(){clearTimeout(this.#e)}};import{html as Z,nothing as Ve}from"../lib/lit-html/lit-html.js";import{html as St,nothing as Ls}from"../lib/lit-html/lit-html.js";var Ju=2e3,Ee=class{state="";busy=!1;slow=!1;#t;constructor(t){this.#t=t}async read(){this.state=await ei()}enable=()=>this.#e(No);disable=()=>this.#e(Do);test=()=>this.#s(async()=>{await Co(),u(i("push.sent"))});async#e(t){this.busy=!0,this.#t();let s=setTimeout(()=>{this.slow=!0,this.#t()},Ju);await this.#s(async()=>{this.state=await t()}),clearTimeout(s),this.busy=this.slow=!1,this.#t()}async#s(t){try{await t()}catch(s){u(s.code||s.status?F(s):i("push.failed"))}this.#t()}};var xi=class{list=[];#t;constructor(t){this.#t=t}get isShown(){return Er()}async read(){this.isShown&&(this.list=await f("/api/auth/passkeys",{signal:this.#t.signal}))}async count(){return(await f("/api/auth/passkeys",{signal:this.#t.signal}).catch(()=>this.list)).length}addForm(t,s){let n=async({name:a,password:o})=>{let r=await zr(await O("/api/auth/passkeys/options",t?{password:o}:{}));r&&(this.list=[...this.list,await O("/api/auth/passkeys",{name:a,...r})],s())};return new q({send:n,fieldOf:{wrong_password:"password"}})}renameForm(t,s){let n=async({name:a})=>{let o=await G(`/api/auth/passkeys/${t.id}`,{name:a});this.list=this.list.map(r=>r.id===o.id?o:r),s()};return new q({send:n})}async remove(t){try{await T(`/api/auth/passkeys/${t.id}`),this.list=this.list.filter(s=>s.id!==t.id)}catch(s){u(F(s))}this.#t.update()}};var Xu=1,qt=class{nearby=[];proposal="";title="";#t;#e;#s;#i=0;#n=0;constructor(t,s,n=()=>{}){this.#t=t,this.#e=n,this.#a(s??{})}get value(){let{point:t,by:s,source:n,photo:a,chosen:o}=this;return{point:t,name:this.name.trim(),by:s,source:n,photo:a,location:o}}#a({point:t=null,name:s="",by:n="",source:a="",photo:o=null,location:r=null}){Object.assign(this,{point:t,name:s,by:n,source:a,photo:o,chosen:r}),this.#s=t}get label(){return this.chosen?.name||this.name.trim()||this.proposal}take(t){if(this.#a(t.value),Object.assign(this,{nearby:t.nearby,proposal:t.proposal,title:t.title}),this.#e(),this.point&&!this.label)return this.propose()}setPoint(t,s,n=""){return Object.assign(this,{point:t,chosen:null,source:s,proposal:""}),n?(Object.assign(this,{name:n,by:"search"}),this.#s=t):this.by!=="reader"&&this.#s&&Gt(this.#s,t)>Xu&&Object.assign(this,{name:"",by:""}),this.#e(),this.propose()}setPlace(t){return this.title=t.title??"",this.setPoint(ct(t),t.isCamera?"camera":"found",t.title??t.name)}suggestPoint(t){return this.photo??=t,this.point?this.#e():this.setPoint(t,"photo")}setName(t){this.name=t,this.by=t.trim()?"reader":""}async locate(){try{let t=await li({enableHighAccuracy:!0,timeout:15e3});this.#t.signal.aborted||this.setPoint(t,"hereDone")}catch(t){this.#t.signal.aborted||u(F(t))}}toggle(t){this.chosen=this.chosen?.id===t.id?null:t,this.chosen&&(this.point=ct(t)),this.#e()}async propose(){let t=++this.#n,{signal:s}=this.#t;clearTimeout(this.#i);let{nearby:n,name:a,wait:o}=await ii(this.point,{signal:s});t!==this.#n||s.aborted||(Object.assign(this,{nearby:n,proposal:a}),o&&(this.#i=setTimeout(()=>this.propose(),1e3*o)),this.#t.update())}close(){clearTimeout(this.#i)}};var ua="/api/users/me/place-settings",Zu={radius:.5,area:1},Zr=[.2,.5,1,2,5],pe=class{values=null;exactAtHome=0;#t;constructor(t){this.#t=t}async read(){this.values=await f(ua,{signal:this.#t.signal})}async change(t){try{let{exactAtHome:s,...n}=await C(ua,{...this.values,...t});Object.assign(this,{values:n,exactAtHome:s}),t.audience&&ae.set(t.audience),u(i("privacy.saved"))}catch(s){u(F(s))}this.#t.update()}changeHome(t){return this.change({home:{...this.values.home,...t}})}async hideHome(){try{let{finds:t}=await O(`${ua}/home`);this.exactAtHome=0,u(i("privacy.homeHidden",{n:t}))}catch(t){u(F(t))}this.#t.update()}picker(){let{home:t}=this.values,s=t&&{point:{lat:t.latitude,lng:t.longitude}},n=new qt(this.#t,s,()=>{n.point&&this.changeHome({...Zu,...t,latitude:n.point.lat,longitude:n.point.lng})});return n}};var Qu=600*1e3-30*1e3,td=e=>e.some(t=>t.current&&Date.now()-Date.parse(t.passwordAt)<Qu),Qr=e=>!e.current&&e.kind!=="token",Oi=class{preferences=null;sessions=null;refusal=Ro();#t;constructor(t){this.#t=t,this.push=new Ee(t.update),this.passkeys=new xi(t),this.places=new pe(t),this.loading=V(t,()=>this.#e());let s={wrong_password:"currentPassword"};this.password=new q({send:(n,a)=>this.#i(n,a),update:t.update,fieldOf:s})}get user(){return g()}redraw=()=>this.#t.update();get isLoaded(){return!!(this.preferences&&this.user)}get asksPassword(){return si()}get asksCurrent(){return this.user.hasPassword&&!Vr(this.sessions)}get passkeyAsksPassword(){return this.asksPassword&&!td(this.sessions)}get hasOthers(){return this.sessions.some(Qr)}async#e(){let{signal:t}=this.#t;[this.preferences,this.sessions]=await Promise.all([f("/api/notifications/preferences",{signal:t}),f("/api/auth/sessions",{signal:t}),this.push.read(),this.passkeys.read(),this.places.read()])}async#s(t){await M(t()),this.#t.update()}setTheme(t){Nr(t),this.#t.update()}setUnits(t){$o.set(t),this.#t.update()}setStreets(t){Ar(t),this.#t.update()}async setLanguage(t){await bo(t),this.#t.update()}prefer(t,s){return this.#s(async()=>{this.preferences=await C("/api/notifications/preferences",{[t]:s})})}addSession(t){this.sessions=[t,...this.sessions],this.#t.update()}endOthers(){return this.#s(async()=>{for(let t of this.sessions.filter(Qr))await T(`/api/auth/sessions/${t.id}`),this.sessions=this.sessions.filter(s=>s!==t)})}endSession(t){return this.#s(async()=>{await T(`/api/auth/sessions/${t.id}`),this.sessions=this.sessions.filter(s=>s!==t)})}signOut=()=>this.#s(async()=>{await Ho(),await this.#t.go("/sign-in",{replace:!0})});async#i({newPassword:t,currentPassword:s,unlinkIdentity:n},a){let o=this.asksCurrent?{currentPassword:s}:{};await C("/api/users/me/password",{newPassword:t,...o,...n?{unlinkIdentity:!0}:{}}),a.reset(),Yt(await f("/api/users/me")),this.sessions=await f("/api/auth/sessions");let r=await this.passkeys.count();r?u(`${i("settings.passwordSaved")} ${i("settings.passkeysStay",{n:r})}`,"/settings/sign-in#passkeys"):u(i("settings.passwordSaved"))}unlink(){return this.#s(async()=>{await T("/api/users/me/identity"),Yt(await f("/api/users/me"))})}confirmForm(t){let s=async({password:n})=>{await O("/api/auth/confirm",{password:n}),t()};return new q({send:s,fieldOf:{wrong_password:"password"}})}deleteForm(t){let s=async({password:n})=>{await T("/api/users/me",this.asksPassword?{password:n}:void 0),t()};return new q({send:s,fieldOf:{wrong_password:"password"}})}async leaveDeleted(){await Eo(),await this.#t.go("/sign-in",{replace:!0}),u(i("settings.deleted"))}},qi=(e={})=>`/api/auth/oauth/start?${new URLSearchParams({...e,redirect:"/settings/sign-in"})}`;import{html as tc}from"../lib/lit-html/lit-html.js";var ed=e=>tc`
  <button type="button" class="quiet" @click=${()=>e(!1)}>${i("action.cancel")}</button>`;function R(e,t,s,n){let a=null;return J((o,r)=>(a??=e(()=>o(!0)),a.update=r,tc`
      <form novalidate @submit=${a.submit}>
        <h2>${t}</h2>
        ${s(a)}
        <div class="row end">${ed(o)}${n(a)}</div>
      </form>`),{label:t})}var ze=()=>y().provider.name,ue=e=>e.refusal?.reason==="sign_in_again"&&y().provider.enabled?St`
  <p><a class="button quiet" href=${qi()}>${i("signin.provider",{name:ze()})}</a></p>`:Ls,Xt=(e,t,s)=>w(e,t,{label:s,kind:"password",required:!0,complete:"current-password"}),sd=()=>St`
  <label class="switch">
    <span>
      ${i("settings.alsoUnlink",{name:ze()})}<br>
      <span class="soft">${i("settings.alsoUnlinkHint")}</span>
    </span>
    <input type="checkbox" role="switch" id="unlinkIdentity" name="unlinkIdentity">
  </label>`,ec=({user:e,asksCurrent:t,password:s})=>St`
  <form class="card" novalidate @submit=${s.submit}>
    <h2>${i(t?"settings.password":"settings.passwordFirst")}</h2>
    ${e.hasPassword&&!t?St`<p class="note">${i("link.setPassword")}</p>`:Ls}
    <input class="unseen" type="text" autocomplete="username" .value=${e.username} tabindex="-1" aria-hidden="true">
    ${L(s)}
    ${ue(s)}
    ${t?Xt(s,"currentPassword",i("settings.currentPassword")):Ls}
    ${w(s,"newPassword",{label:i("settings.newPassword"),hint:i("settings.passwordHint"),kind:"password",required:!0,least:8,most:255,complete:"new-password"})}
    ${e.identityLinked?sd():Ls}
    <div class="row end">${B(s,i("action.save"))}</div>
  </form>`;async function id(e){let t=i("settings.unlinkTitle",{name:ze()});await j(t,i("settings.unlinkText"),i("settings.unlink"))&&e.unlink()}async function nd(e,t){if(!t.asksPassword)return;e.preventDefault();let s=i("settings.link",{name:ze()});await R(a=>t.confirmForm(a),s,a=>St`
    <p>${i("settings.linkText")}</p>
    ${L(a)}
    ${Xt(a,"password",i("account.password"))}`,()=>St`<button type="submit">${i("settings.linkGo")}</button>`)&&location.assign(qi({link:"true"}))}var ad=e=>St`
  <p>${c("check")} ${i("settings.linked")}</p>
  <p><button type="button" class="quiet" @click=${()=>id(e)}>${i("settings.unlink")}</button></p>`,od=e=>St`
  <p>${i("settings.notLinked")}</p>
  <p>
    <a class="button quiet" href=${qi({link:"true"})} @click=${t=>nd(t,e)}>
      ${i("settings.link",{name:ze()})}
    </a>
  </p>`,sc=e=>St`
  <section class="card">
    <h2>${i("settings.identity",{name:ze()})}</h2>
    ${e.user.identityLinked?ad(e):od(e)}
  </section>`;async function rd(e){await R(s=>e.deleteForm(s),i("settings.deleteTitle"),s=>St`
    <p>${i("settings.deleteText")}</p>
    ${L(s)}
    ${ue(s)}
    ${e.asksPassword?Xt(s,"password",i("account.password")):Ls}`,()=>St`<button type="submit" class="danger">${i("settings.delete")}</button>`)&&await e.leaveDeleted()}var ic=e=>St`
  <section class="card">
    <p>${i("settings.dataText")}</p>
    <p><a class="button quiet" href="/api/users/me/export" download>${i("settings.download")}</a></p>
    <p>${i("settings.archiveText")}</p>
    <p><a class="button quiet" href="/api/users/me/archive" download>${i("settings.archive")}</a></p>
    <p><a class="button quiet" href="/import">${i("settings.import")}</a></p>
    <h2>${i("settings.deleteHead")}</h2>
    <p>${i("settings.deleteHint")}</p>
    <p><button type="button" class="danger" @click=${()=>rd(e)}>${i("settings.delete")}</button></p>
  </section>`;import{html as da,nothing as Ts}from"../lib/lit-html/lit-html.js";function S(e,{label:t,options:s,chosen:n,set:a=()=>{},hint:o="",error:r="",name:l=e}){let p=r?`${e}-error`:o?`${e}-hint`:Ts;return da`
    <div class="field">
      <label for=${e}>${t}</label>
      <select id=${e} name=${l} aria-describedby=${p} aria-invalid=${r?"true":Ts} @change=${m=>a(m.target.value)}>
        ${s.map(([m,d,I=Ts])=>da`
          <option value=${m} lang=${I} ?selected=${m===n}>${d}</option>`)}
      </select>
      ${p===Ts?Ts:da`<p class=${r?"error":"hint"} id=${p}>${r||o}</p>`}
    </div>`}import{html as cd}from"../lib/lit-html/lit-html.js";async function ld(e){let t=await ci(e);t||document.getElementById("secret").select(),u(i(t?"secret.copied":"secret.selected"))}var Si=({title:e,text:t,label:s,value:n})=>J(a=>cd`
  <h2>${e}</h2>
  <p>${t}</p>
  <div class="field">
    <label for="secret">${s}</label>
    <input id="secret" readonly spellcheck="false" autocomplete="off" .value=${n} @focus=${o=>o.target.select()}>
  </div>
  <div class="row end">
    <button type="button" class="quiet" @click=${()=>a()}>${i("action.close")}</button>
    <button type="button" @click=${()=>ld(n)}>${c("copy")} ${i("secret.copy")}</button>
  </div>`,{label:e});function pd({mediaBytes:e,mediaLimit:t}){let s=ot(e);return t===null?i("admin.usage",{size:s}):t?i("admin.usageOf",{size:s,limit:ot(t)}):i("admin.usageUnlimited",{size:s})}var ud=e=>[i("admin.joined",{date:Dt(e.createdAt)}),e.seenAt?i("admin.seen",{date:Dt(e.seenAt)}):i("admin.notSeen"),i("admin.finds",{n:e.findCount}),pd(e),e.invitedBy&&i("admin.invitedBy",{name:h(e.invitedBy)})],dd=({suspendedAt:e,endsAt:t})=>t?i("admin.suspendedUntil",{date:Kt(t)}):i("admin.suspendedSince",{when:je(e)}),md=e=>Z`<p class="note">${dd(e)}<br>${i("admin.reasonIs",{reason:e.reason})}</p>`,hd=e=>e.suspension?Z`<span class="person"><span class="avatar none">${c("block")}</span> <span>${xs(e)}</span></span>`:Z`<a class="person" href="/people/${e.id}">${N(e)} <span>${xs(e)}</span></a>`,nc=(e,t)=>Z`
  ${L(t)}
  ${ue(t)}
  ${e.asksPassword?Xt(t,"password",i("account.password")):Ve}`,fd=(e,t)=>R(s=>e.adminForm(t,s),i("admin.adminTitle",{name:h(t)}),s=>Z`
  <p>${i("admin.adminText")}</p>
  ${nc(e,s)}`,()=>Z`<button type="submit" class="danger">${i("admin.admin")}</button>`);async function $d(e,t){await j(i("admin.memberTitle",{name:h(t)}),i("admin.memberText"),i("admin.member"))&&e.demote(t)}var gd=["instance","own","none"],bd=(e,t)=>{e.kind??=t.mediaLimit===null?"instance":t.mediaLimit?"own":"none";let s=n=>{e.kind=n,e.update()};return Z`
    ${L(e)}
    ${S("kind",{label:i("admin.limit"),options:gd.map(n=>[n,i(`admin.limits.${n}`)]),chosen:e.kind,set:s})}
    ${e.kind==="own"?w(e,"size",{label:i("admin.size"),kind:"number",mode:"numeric",required:!0,value:t.mediaLimit?Math.round(t.mediaLimit/2**20):""}):Ve}`};async function Fi(e,t,s){let n=await e;return n&&u(i(t,{name:h(s)})),n}var wd=(e,t)=>R(s=>e.limitForm(t,s),i("admin.limitTitle",{name:h(t)}),s=>bd(s,t),()=>Z`<button type="submit">${i("action.save")}</button>`),yd=(e,t)=>R(s=>e.suspendForm(t,s),i("admin.suspendTitle",{name:h(t)}),s=>Z`
  <p>${i("admin.suspendText")}</p>
  ${L(s)}
  ${w(s,"reason",{label:i("admin.reason"),hint:i("admin.reasonHint"),kind:"area",value:t.suspension?.reason,required:!0,most:500})}
  ${w(s,"days",{label:i("admin.days"),hint:i("admin.daysHint"),kind:"number",mode:"numeric"})}`,()=>Z`<button type="submit" class="danger">${i("admin.suspend")}</button>`);async function vd(e,t){let s="";await R(o=>e.linkForm(t,r=>{s=r,o()}),i("admin.linkTitle",{name:h(t)}),o=>Z`
    <p>${i("admin.linkAsk",{name:h(t)})}</p>
    ${nc(e,o)}`,()=>Z`<button type="submit">${i("admin.linkMake")}</button>`)&&await Si({title:i("admin.link"),text:i("admin.linkText",{name:h(t)}),label:i("admin.linkLabel"),value:s})}async function kd(e,t){let s=R(n=>e.deleteForm(t,n),i("admin.deleteTitle",{name:h(t)}),n=>Z`
    <p>${i("admin.deleteText")}</p>
    ${L(n)}
    ${w(n,"name",{label:i("admin.deleteName",{name:t.username}),required:!0,complete:"off"})}
    ${w(n,"reason",{label:i("admin.reason"),hint:i("admin.logHint"),most:500})}`,()=>Z`<button type="submit" class="danger">${i("admin.delete")}</button>`);await Fi(s,"admin.deleteDone",t)&&x("account-search")}function xd(e,t){let s=(a,o,r)=>({text:a,label:`${a}: ${h(t)}`,run:o,isDanger:r}),n=[t.role==="admin"?s(i("admin.member"),()=>$d(e,t)):s(i("admin.admin"),()=>Fi(fd(e,t),"admin.adminDone",t)),s(i("admin.limit"),()=>Fi(wd(e,t),"admin.limitDone",t))];return e.isMe(t)?n:[...n,...t.suspension?[]:[s(i("admin.link"),()=>vd(e,t))],s(i(t.suspension?"admin.suspendAgain":"admin.suspend"),()=>Fi(yd(e,t),"admin.suspendDone",t),!t.suspension),...t.suspension?[s(i("admin.lift"),()=>e.lift(t))]:[],s(i("admin.delete"),()=>kd(e,t),!0)]}var ac=(e,t)=>Z`
  <li class="account">
    <div class="row between">
      <span class="row">
        ${hd(t)}
        ${t.role==="admin"?Z`<span class="badge">${i("admin.role")}</span>`:Ve}
        ${e.isMe(t)?Z`<span class="badge">${i("people.you")}</span>`:Ve}
        ${t.suspension?Z`<span class="badge warning">${i("admin.suspended")}</span>`:Ve}
      </span>
      ${Ot(i("people.menu",{name:h(t)}),xd(e,t))}
    </div>
    <p class="soft facts">${ud(t).filter(Boolean).map(s=>Z`<span>${s}</span>`)}</p>
    ${t.suspension?md(t.suspension):Ve}
  </li>`;function qd(e,t){e.preventDefault(),t.search()}var Sd=e=>Pi`
  <form role="search" @submit=${t=>qd(t,e)}>
    <label for="account-search">${i("people.search")}</label>
    <div class="search">
      ${c("search")}
      <input id="account-search" type="search" maxlength="31" autocomplete="off" autocapitalize="none" spellcheck="false"
        .value=${e.text} @input=${t=>e.type(t.target.value)}>
    </div>
  </form>
  <div class="chips" role="group" aria-label=${i("admin.which")}>
    ${pa.map(t=>De(e.status===t,i(`admin.statuses.${t}`),()=>e.choose(t)))}
  </div>`;function Fd(e){let{items:t,problem:s,load:n}=e.list;return s?b(s,n):t?t.length?Pi`
    <ul class="people" aria-label=${i("admin.people")}>${t.map(a=>ac(e,a))}</ul>
    ${D(e.list)}`:Pi`<p class="soft" role="status">${i("admin.noAccounts")}</p>`:k(4)}function oc(e){let t=new ki(e);return{title:i("admin.people"),ready:t.list.load(),view:()=>Pi`
      ${v(i("admin.people"),Od,"/admin")}
      <section class="card">${Sd(t)}${Fd(t)}</section>`,close:()=>t.close()}}import{html as Ud,nothing as Rd}from"../lib/lit-html/lit-html.js";var rc=e=>e.slice(1).match(/../g).map(t=>Number.parseInt(t,16)/255),cc=e=>e<=.04045?e/12.92:((e+.055)/1.055)**2.4,Pd=e=>e<=.0031308?e*12.92:1.055*e**.4166666666666667-.055;function We(e){let[t,s,n]=rc(e).map(cc);return 1.05/(.2126*t+.7152*s+.0722*n+.05)}var Ke=4.5;function Li(e){let t=e;for(let s=1;We(t)<Ke;s-=.01)t=`#${rc(e).map(n=>Math.round(255*Pd(cc(n)*s)).toString(16).padStart(2,"0")).join("")}`;return t}async function Is(e){if(!/^image\/(jpeg|png|webp|avif|heic|heif)$/.test(e.type))return e;try{return await Ld(e)}catch{return e}}async function Ld(e){let t=await createImageBitmap(e,{imageOrientation:"from-image"}),s=Math.min(1,2560/Math.max(t.width,t.height));if(s===1&&e.size<409600)return t.close(),e;let n=new OffscreenCanvas(Math.max(1,Math.round(t.width*s)),Math.max(1,Math.round(t.height*s))),a=n.getContext("2d");a.fillStyle="#fff",a.fillRect(0,0,n.width,n.height),a.drawImage(t,0,0,n.width,n.height),t.close();let o=await n.convertToBlob({type:"image/jpeg",quality:.85});return o.size<e.size?new File([o],e.name.replace(/\.\w+$/,"")+".jpg",{type:"image/jpeg"}):e}var Ye=class{progress=null;#t;#e;#s;constructor(t,s,{has:n,take:a}){[this.#t,this.#e,this.#s,this.has]=[t,s,a,n]}async set(t,s=Be){let n=a=>{this.progress=a,this.#e.update()};n(0);try{await this.#s(await s("PUT",this.#t,await Is(t),{signal:this.#e.signal,progress:n})),u(i("profile.pictureSaved"))}catch(a){a.name!=="AbortError"&&u(F(a))}n(null)}async remove(){try{await T(this.#t),await this.#s(null)}catch(t){u(F(t))}this.#e.update()}};var lc=2**20,Ti="/api/admin/instance",pc=["invite","open","closed"],uc=["members","admins","off"],Ge="#0f766e",Ms={teal:Ge,blue:"#1d4ed8",violet:"#6d28d9",pink:"#be185d",red:"#b91c1c",green:"#15803d",grey:"#475569"},Je=class{values=null;accent=Ge;#t;constructor(t){this.#t=t,this.loading=V(t,async()=>{this.values=await f(Ti,{signal:t.signal}),this.accent=this.savedAccent}),this.picture=new Ye(`${Ti}/picture`,t,{has:()=>!!this.values.picture,take:async s=>this.#e(s??await f(Ti))}),this.form=new q({send:async s=>{await this.save(s),u(i("admin.saved"))},update:t.update})}get startView(){return le(this.values.startView)}get myView(){return oe.get()}async begin(t){await M(this.save({startView:t}))&&u(i("admin.saved")),this.#t.update()}get savedAccent(){return this.values?.accent||Ge}get isAccentDark(){return We(this.accent)>=Ke}chooseAccent(t){this.accent=t,delete this.form.errors.accent;let s=Math.floor(We(t)*10)/10;this.isAccentDark||(this.form.errors.accent=i("admin.accentLight",{contrast:P(s),least:P(Ke)})),this.form.update()}get darkerAccent(){return Li(this.accent)}isFixed(t){return this.values.fixed.includes(t)}get limit(){return this.values.mediaLimit?Math.round(this.values.mediaLimit/lc):""}async save({registration:t,invites:s,mediaLimit:n,...a}){let o={};for(let[r,l]of Object.entries(a))o[r]=l.trim();a.accent===Ge&&(o.accent=""),t&&t!==this.values.registration&&(o.registration=t),s&&s!==this.values.invites&&(o.invites=s),n!==void 0&&n!==String(this.limit)&&(o.mediaLimit=Math.round(Number(n)*lc)),this.#e(await G(Ti,o))}#e(t){this.values=t;let{fixed:s,mediaLimit:n,registration:a,invites:o,...r}=this.values;Object.assign(y(),{instance:r,registration:a,invites:a==="closed"?"off":o})}},Ii=class{values=null;busy=!1;#t;constructor(t){this.#t=t,this.loading=V(t,async()=>{this.values=await f("/api/admin/checks",{signal:t.signal})})}run=async()=>{this.busy||(this.busy=!0,this.#t.update(),await this.loading.load(),this.busy=!1,this.#t.update())}},Mi=class{values=null;wishes=[];constructor(t){this.loading=V(t,async()=>{let[s,n]=await Promise.all([f("/api/admin/overview",{signal:t.signal}),f("/api/admin/map",{signal:t.signal}).catch(()=>({wishes:[]}))]);Object.assign(this,{values:s,wishes:n.wishes})})}};import{html as ji,nothing as ma}from"../lib/lit-html/lit-html.js";var Td={ok:"check",warn:"flag",fail:"close"},Id=e=>ji`
  <li class="row finding ${e.status}">
    ${c(Td[e.status])}
    <span class="grow">
      <span class="strong">${i(`admin.check.${e.status}`)}</span> <span class="soft" lang="en">${e.check}</span><br>
      <span lang="en">${e.text}</span>
      ${e.fix?ji`<br><span lang="en" class="soft">${e.fix}</span>`:ma}
    </span>
  </li>`;function Md({status:e,findings:t}){return ji`
    <p class="strong">${i(`admin.checked.${e}`)}</p>
    <ul class="people">${t.map(Id)}</ul>`}var dc=e=>ji`
  <section class="card" id="checks">
    <h2>${i("admin.checks")}</h2>
    <p class="hint">${i("admin.checksText")}</p>
    <div class="stack" aria-live="polite">
      ${e.loading.problem?b(e.loading.problem,e.run):ma}
      ${e.values&&!e.loading.problem?Md(e.values):ma}
    </div>
    <div><button class="quiet" id="check" type="button" aria-busy=${e.busy?"true":"false"} @click=${e.run}>
      ${i(e.values?"admin.checkAgain":"admin.check")}</button></div>
  </section>`;import{html as Ut,nothing as Xe}from"../lib/lit-html/lit-html.js";var jd=["disk_nearly_full","clock_apart","push_off","no_base_url","registration_open","storage_failing","data_folder","no_ffmpeg","decoders_not_confined","backup_missing"],Zt=(e,t)=>Ut`<div class="row between"><dt>${e}</dt><dd class="strong">${t}</dd></div>`,Ad=e=>i("admin.jobsOf",{push:P(e.pushJobs),media:P(e.mediaJobs)}),Bd=e=>Ut`
  ${Zt(i("admin.backup"),e.lastAt?Ut`${K(e.lastAt)}, ${i(`admin.backup.${e.result}`)}`:i(`admin.backup.${e.result}`))}
  ${Zt(i("admin.backupPlace"),e.place)}`,Nd=e=>Ut`
  <dl class="stack">
    ${Zt(i("admin.users"),P(e.users))}
    ${Zt(i("admin.publicFinds"),P(e.finds))}
    ${Zt(i("admin.media"),ot(e.mediaBytes))}
    ${e.diskFree===null?Xe:Zt(i("admin.disk"),ot(e.diskFree))}
    ${e.pushJobs||e.mediaJobs?Zt(i("admin.jobs"),Ad(e)):Xe}
    ${e.backup?Bd(e.backup):Xe}
    ${Zt(i("admin.swept"),e.sweptAt?K(e.sweptAt):i("admin.never"))}
    ${Zt(i("admin.version"),`${e.version}, ${e.database==="postgres"?"PostgreSQL":"SQLite"}`)}
  </dl>`,Dd=e=>Ut`<li class="note">${i(`admin.problem.${e}`)}</li>`,Cd=e=>Ut`
  <details>
    <summary>${i("admin.largest")}</summary>
    <ul class="plain-list">
      ${e.map(t=>Ut`
        <li class="row between"><a href="/admin/people?q=${t.username}">${t.username}</a> <span>${ot(t.mediaBytes)}</span></li>`)}
    </ul>
  </details>`,mc=({wishes:[e,...t]})=>e?Ut`
  <a class="note wished" href="/admin/map">${t.length?i("admin.wishes",{title:e.title,n:t.length}):i("admin.wish",{title:e.title})}</a>`:Xe;function hc({values:e,loading:t}){if(t.problem)return b(t.problem,t.load);if(!e)return k(3);let s=e.problems.filter(n=>jd.includes(n));return Ut`
    ${s.length?Ut`<ul class="stack plain-list" aria-label=${i("admin.problems")}>${s.map(Dd)}</ul>`:Xe}
    <section class="card">
      <h2>${i("admin.state")}</h2>
      ${Nd(e)}
      ${e.largest.length?Cd(e.largest):Xe}
    </section>`}import{html as fc,nothing as ha}from"../lib/lit-html/lit-html.js";var lt=(e,t,s,n="",a=ha)=>fc`
  <li>
    <a class="area" href=${e}>
      ${t?c(t):ha}
      <span class="grow" lang=${a}>
        <span class="strong">${s}</span>${n?fc`<br><span class="soft">${n}</span>`:ha}
      </span>
      ${c("next")}
    </a>
  </li>`;var _d=[["people","/admin/people","people"],["invites","/invites","plus"],["reports","/admin/reports","flag"],["log","/admin/log","feed"],["map","/admin/map","map"],["categories","/admin/categories","filter"],["instance","/admin/instance","gear"],["welcome","/admin/welcome","check"],["help","/help","comment"]];function $c(e){let t=new Mi(e),s=new Ii(e);return{title:i("admin.title"),ready:t.loading.load(),view:()=>Ud`
      ${v(i("admin.title"),Rd,"/profile")}
      ${mc(t)}
      <section class="card">
        <ul class="people">${_d.map(([n,a,o])=>lt(a,o,i(`admin.${n}`),i(`admin.about.${n}`)))}</ul>
        <p class="hint">${i("admin.private")}</p>
      </section>
      ${hc(t)}
      ${dc(s)}`}}import{html as pt,nothing as js}from"../lib/lit-html/lit-html.js";var gc="/api/admin/instance",fa=20,Ai=class{list=null;isOwn=!1;#t;#e;constructor(t,s){[this.#t,this.#e]=[t,s],this.loading=V(t,async()=>{this.#s(await f(gc,{signal:t.signal}))})}#s({categories:t=[]}){this.isOwn=t.length>0,this.list=this.isOwn?t:ce.map(s=>({code:s}))}get left(){return ce.filter(t=>!this.list.some(s=>s.code===t))}get isFull(){return this.list.length>=fa}async save(t){let s=await G(gc,{categories:t});this.#s(s),y().instance={...y().instance,categories:s.categories},y().categories=this.list.map(n=>n.code),this.#e(y().instance.accent??""),this.#t.update()}async change(t){await M(this.save(t))&&u(i("admin.saved"))}move(t,s){let n=[...this.list];return n.splice(t+s,0,...n.splice(t,1)),this.change(n)}remove(t){return this.change(this.list.toSpliced(t,1))}add(t){return this.change([...this.list,t])}restore(){return this.change([])}},Bi=class{sign;color;isDarkened=!1;#t;#e;constructor(t,s,n){this.#t=t,this.#e=s;let{sign:a,color:o=""}=this.was;this.color=o,this.sign=a??(ce.includes(this.was.code)?this.was.code:""),this.form=new q({send:async r=>{await this.#s(r).catch(l=>{throw this.#i(l)}),u(i("admin.saved")),n()}})}get was(){return this.#t.list[this.#e]??{}}get names(){return this.was.names??{}}get isNamed(){return ce.includes(this.was.code)}choose(t){this.isDarkened=We(t)<Ke,this.color=this.isDarkened?Li(t):t,this.form.update()}show(t){this.sign=t,this.form.clear("sign"),this.form.update()}#s({en:t="",de:s=""}){let n=Object.fromEntries(Object.entries({en:t.trim(),de:s.trim()}).filter(([,l])=>l)),a=this.was.code??n[Pt()],o={code:a,names:n};this.sign&&this.sign!==a&&(o.sign=this.sign.trim()),this.color&&(o.color=this.color);let r=[...this.#t.list];return r[this.#e??r.length]=o,this.#t.save(r)}#i(t){let s={code:Pt(),"names.en":"en","names.de":"de",sign:"sign"},n=a=>s[a.replace(/^body\.categories\[\d+\]\./,"")]??"";return Object.assign(t,{errors:t.errors?.map(a=>({...a,location:`body.${n(a.location)}`}))})}};function Ni(e){let t=document.querySelectorAll('link[href^="/theme.css"]'),s=Object.assign(document.createElement("link"),{rel:"stylesheet",href:$("/theme.css",{accent:e.slice(1)})});s.addEventListener("load",()=>{for(let n of t)n.remove()}),s.addEventListener("error",()=>s.remove()),document.head.append(s)}var Hd=(e,t)=>pt`
  <button type="button" class="round" aria-label=${z(t)} title=${z(t)}
    aria-pressed=${String(e.sign===t)} @click=${()=>e.show(e.sign===t?"":t)}>${dt(t)}</button>`,Ed=e=>pt`
  <fieldset class="field">
    <legend>${i("categories.sign")}</legend>
    <div class="swatches">${ce.map(t=>Hd(e,t))}</div>
    <label for="sign">${i("categories.emoji")} <span class="soft">${i("form.optional")}</span></label>
    <input id="sign" name="sign" type="text" data-most="12" autocomplete="off" .value=${ce.includes(e.sign)?"":e.sign}
      aria-describedby=${e.form.errors.sign?"sign-error":"sign-hint"} aria-invalid=${e.form.errors.sign?"true":js}
      @input=${t=>e.show(t.target.value)}>
    ${e.form.errors.sign?pt`<p class="error" id="sign-error">${i("categories.badSign")}</p>`:pt`<p class="hint" id="sign-hint">${i("categories.emojiHint")}</p>`}
  </fieldset>`,zd=(e,t,s)=>pt`
  <button type="button" class="swatch" aria-label=${i(`admin.colours.${t}`)} title=${i(`admin.colours.${t}`)}
    aria-pressed=${String(s===e.color)} @click=${()=>e.choose(s)}>
    <svg viewBox="0 0 32 32" aria-hidden="true"><circle cx="16" cy="16" r="16" fill=${s}/></svg>
    ${s===e.color?c("check"):js}
  </button>`,Vd=e=>pt`
  <div class="field">
    <label for="color">${i("categories.color")}</label>
    <input id="color" type="color" .value=${e.color||Ms.teal} aria-describedby="color-note"
      @change=${t=>e.choose(t.target.value)}>
    <div class="swatches">${Object.entries(Ms).map(([t,s])=>zd(e,t,s))}</div>
    <p class="hint" id="color-note" aria-live="polite">${e.isDarkened?i("categories.darkened"):i("categories.colorHint")}</p>
  </div>`;function wc(e,t){let s=null,n=t===void 0?i("categories.new"):i("categories.editTitle",{name:z(e.list[t].code)});return R(a=>(s=new Bi(e,t,a)).form,n,()=>pt`
    ${L(s.form)}
    ${Wd().map((a,o)=>w(s.form,a,{label:i(`categories.name.${a}`),value:s.names[a],most:50,required:o===0&&!s.was.code,hint:o===0&&s.isNamed?i("categories.nameHint",{name:z(s.was.code)}):""}))}
    ${Ed(s)}
    ${Vd(s)}`,a=>B(a,i("action.save")))}var Wd=()=>[Pt(),...Xs.filter(e=>e!==Pt())];async function Kd(e,t){let s=i("categories.removeTitle",{name:z(e.list[t].code)});await j(s,i("categories.removeText"),i("categories.remove"))&&await e.remove(t)}async function Yd(e){await j(i("categories.restoreTitle"),i("categories.restoreText"),i("categories.restore"))&&await e.restore()}var bc=(e,t,s,n,a,o)=>pt`
  <button type="button" class="round ${n}" ?disabled=${!e.list[t+s]} aria-label="${i(a)}: ${o}" title=${i(a)}
    @click=${()=>e.move(t,s)}>${c("back")}</button>`;function Gd(e,{code:t},s){let n=z(t);return pt`
    <li class="row between">
      ${dt(t)}
      <span class="grow" dir="auto">${n}</span>
      <span class="row">
        ${bc(e,s,-1,"up","categories.up",n)}
        ${bc(e,s,1,"down","categories.down",n)}
        ${Ot(i("categories.more",{name:n}),[{text:i("categories.edit"),sign:"edit",run:()=>wc(e,s)},...e.list.length>1?[{text:i("categories.remove"),sign:"trash",isDanger:!0,run:()=>Kd(e,s)}]:[]])}
      </span>
    </li>`}var Jd=e=>e.left.length&&!e.isFull?pt`
  <h2>${i("categories.left")}</h2>
  <div class="chips">${e.left.map(t=>pt`
    <button type="button" class="chip" @click=${()=>e.add({code:t})}>
      ${dt(t)} ${z(t)} ${c("plus")}
    </button>`)}
  </div>`:js,Xd=e=>pt`
  <section class="card">
    <p class="hint">${i("categories.about")}</p>
    <ul class="people">${e.list.map((t,s)=>Gd(e,t,s))}</ul>
    ${e.isFull?pt`<p class="hint">${i("categories.full",{n:fa})}</p>`:pt`
      <p><button type="button" class="quiet" id="new-category" @click=${()=>wc(e)}>
        ${c("plus")} ${i("categories.new")}
      </button></p>`}
    ${Jd(e)}
    ${e.isOwn?pt`
      <p><button type="button" class="quiet" @click=${()=>Yd(e)}>${i("categories.restore")}</button></p>`:js}
  </section>`;function yc(e){let t=new Ai(e,Ni);return{title:i("admin.categories"),ready:t.loading.load(),view:()=>pt`
      ${v(i("admin.categories"),js,"/admin")}
      ${t.loading.problem?b(t.loading.problem,t.loading.load):t.list?Xd(t):k(6)}`}}import{html as Di,nothing as $a}from"../lib/lit-html/lit-html.js";var vc={role_changed:"shield",media_limit_changed:"gear",account_suspended:"block",suspension_lifted:"check",account_deleted:"trash",invite_revoked:"close",sign_in_link_created:"lock",sign_in_link_used:"lock",report_closed:"flag",find_hidden:"block",find_shown:"check",find_deleted:"trash",comment_hidden:"block",comment_shown:"check",comment_deleted:"trash",instance_changed:"gear"},Zd={mediaLimit:"limitOfAll",invites:"whoInvites"},Qd=e=>parseInt(e,10)?ot(parseInt(e,10)):i(`admin.limits.${e.startsWith("0 ")?"none":"instance"}`);function tm({action:e,reason:t}){return e==="role_changed"?i(`admin.roles.${t}`):e==="report_closed"?i(`report.result.${t}`):e==="instance_changed"?t.split(", ").map(s=>i(`admin.${Zd[s]??s}`)).join(", "):e==="media_limit_changed"?Qd(t):t}function em(e){let t={actor:e.actorName||i("admin.commandLine"),target:e.targetName,action:e.action};return i(vc[e.action]?`admin.act.${e.action}`:"admin.act.other",t)}var sm=e=>Di`
  <li class="row act">
    ${c(vc[e.action]??"shield")}
    <span class="grow">
      <span class="strong">${em(e)}</span><br>
      ${e.reason?Di`<span dir="auto">${tm(e)}</span><br>`:$a}
      <span class="soft">${K(e.createdAt)}</span>
    </span>
  </li>`;function im(e){return e.problem?b(e.problem,e.load):e.items?e.items.length?Di`
    <section class="card">
      <p class="hint">${i("admin.logText")}</p>
      <ul class="people">${e.items.map(sm)}</ul>
      ${D(e)}
    </section>`:U(i("admin.noActs"),i("admin.noActsText"),$a,"feed"):k(4)}function kc(e){let t=_(e,"/api/admin/log");return{title:i("admin.log"),ready:t.load(),view:()=>Di`${v(i("admin.log"),$a,"/admin")}${im(t)}`}}import{html as gt,nothing as Lt}from"../lib/lit-html/lit-html.js";var nm=8,Ci=class{items=[];at=-1;#t;#e=null;#s=[];#i=!1;constructor(t){this.#t=t}async follow(t){this.#i=!0,this.#n(t),this.#e??=f("/api/finds/categories",{signal:this.#t.signal}).catch(()=>(this.#e=null,[])),this.#s=await this.#e,this.#i&&this.#n(t)}close(){this.#i=!1,this.#a([])}move(t){let s=this.items.length;this.at=this.at<0&&t<0?s-1:(this.at+t+s)%s,this.#t.update()}#n(t){let s=re(t.trim()),n=new Set(this.#s.map(o=>o.category)),a=s?Ct().filter(o=>!n.has(o)).map(o=>({category:o,ownCount:0,count:0})):[];this.#a([...this.#s,...a].filter(({category:o})=>{let r=re(z(o));return r.includes(s)&&(r!==s||Ce(o))}).slice(0,nm))}#a(t){Object.assign(this,{items:t,at:-1}),this.#t.update()}};var am=1200*36e5,Ui=class{id;stored=null;#t;#e;#s;#i=null;#n=new Set;#a=!1;#o=!1;constructor(t){this.#t=t,this.#s=!t.params.id;let s=t.params.id??t.query.get("draft");this.#r(new RegExp(`^${Oo}$`).test(s)||!this.#s?s:Ne()),this.#s&&!this.stored&&this.#r(Ne())}#r(t){this.id=t,this.#e=this.#s?Jt(t):cr(t),this.stored=this.#e.get()}get findId(){return this.#i??=zo(this.id)>Date.now()-am?this.id:Ne()}get path(){let t=new URLSearchParams(this.#t.query);return t.set("draft",this.id),`/new?${t}`}save(t){if(!(this.#o||this.#t.signal.aborted)){if(!t)return this.#e.remove();this.#e.set({...t,at:Date.now()}),this.#s&&!this.#a&&this.#t.rename(this.path),this.#a=!0}}async files(){if(!this.stored||!this.#s)return[];let t=new Set(this.stored.media?.map(n=>n.key)),s=await di(this.id);for(let{key:n}of s)this.#n.add(n);return s.filter(n=>!t.has(n.key))}get hasFiles(){return this.#n.size>0}release(t){let s=new Set(t.filter(n=>!n.media).map(n=>n.key));for(let n of this.#n)s.has(n)||(this.#n.delete(n),pr(n))}remove(){return this.#o=!0,this.#e.remove(),this.#s?mi(this.id):null}};async function xc(e,t){if(t?.point)return t;let s=e.get("place");if(s){let a={includePrivate:!0,includeFriends:!0,includeLists:!0,findsLimit:"0"},o=await f($(`/api/locations/${encodeURIComponent(s)}`,a));return{location:o,point:ct(o)}}let n=le(e.get("at"));return n?{point:{lat:n.lat,lng:n.lng}}:null}var Oc=({location:e,locationId:t,exact:s})=>{let{name:n,...a}=s??e;return{location:{...e,name:n,id:t},point:ct(a),name:n,by:"search"}},Ri=()=>ft.includes(ae.get())?ae.get():"everyone",qc=()=>ft.includes(ae.get()),_i=({title:e,description:t,category:s,audience:n,area:a,exactForFriends:o})=>({title:e,description:t,category:s,audience:n,area:a,exactForFriends:o}),ga=({audience:e,area:t,exactForFriends:s})=>({audience:e,area:t,exactForFriends:s});function Sc(e,t){if(e?.was&&Object.entries(t).every(([n,a])=>e.was[n]===a))return ga(e);let s=e?.audience??(e?.isPublic===!1?"friends":"everyone");return{...t,audience:ft[Math.max(ft.indexOf(s),ft.indexOf(t.audience))]}}function Fc({title:e,description:t,category:s,audience:n,area:a="",exactForFriends:o},r={area:""}){let l={title:e.trim(),description:t.trim()||null,category:s.trim()||null},p=a!==""&&a!==r.area,m=p?{area:Number(a)}:{},I=Number(a)&&(p||o!==r.exactForFriends)?{exactForFriends:o==="true"}:{};return{...l,...n===r.audience?{}:{audience:n},...m,...I}}var Pc=({location:e},{area:t=""})=>t!==""&&(e?.area??0)>Number(t),Lc=(e,{area:t})=>C(`/api/finds/${e}`,{area:Number(t),homeZone:!1}),Tc=({location:e,exact:t})=>({area:String(e.area??0),exactForFriends:String(t?.forFriends??!0)});var Ze=class{uploads=null;place=null;placeError="";shown;#t=null;#e;constructor(t,s){this.page=t,this.#e=s,this.draft=new Ui(t),this.form=new q({send:a=>this.#s(a),update:t.update}),this.isRestored=!!this.draft.stored;let{stored:n}=this.draft;this.values={...n,audience:n?.audience??(n?.isPublic===!1?"friends":Ri())},this.proposals=new Ci(t),this.loading=V(t,()=>this.begin())}get isOther(){return this.#t??!!(this.values.category&&!Ce(this.values.category))}changed(){this.place?.title&&(this.values.title||=this.place.title,this.place.title=""),this.saveDraft(),this.page.update()}addFiles(t){return this.uploads.add(t)}change(t){this.values={...this.values,...t},this.changed()}chooseCategory(t){this.#t=t==="other"&&!this.isOther,this.change({category:t===this.values.category||t==="other"?"":t})}async submit(t){return this.placeError="",await this.form.submit(t),!this.placeError}async#s(t){let{point:s,name:n,location:a}=this.place.value;if(!s){this.placeError=i("spot.missing"),this.page.update();return}if(await this.uploads.settled(),this.uploads.hasFailed)throw{code:"failed",text:i("edit.uploadFailed")};let o={point:s,name:n||this.place.proposal,location:a},r=Fc({category:this.values.category??"",...t},this.shown),l=await this.write(r,o).catch(p=>this.#i(p));l&&(Pc(l,t)&&await this.#e.showHome()&&await Lc(l.id,t).catch(p=>u(F(p))),await this.leave(`/finds/${l.id}`,i(this.isNew?"edit.published":"edit.saved")))}#i(t){let s=Ko(t);throw s.length?(this.uploads.removeMissing(s),{code:"failed",text:i("edit.photosGone")}):t}close(){this.uploads?.stop(),this.place?.close()}};async function Hi(e){try{let t=await Qe(e,0,262144),s=await om(e,t);return s?hm(mm(s.view,s.tiff)):Ic}catch{return Ic}}var Ic={place:null,time:""},Qe=async(e,t,s)=>new DataView(await e.slice(t,t+s).arrayBuffer());function om(e,t){return t.getUint16(0)===65496?rm(t):t.getUint32(0)===2303741511?Mc(e,{at:8,little:!1,name:"eXIf",extra:12,sizeFirst:!0}):Qt(t,0,4)==="RIFF"&&Qt(t,8,4)==="WEBP"?Mc(e,{at:12,little:!0,name:"EXIF",extra:8,even:!0}):Qt(t,4,4)==="ftyp"?lm(e):null}var Qt=(e,t,s)=>String.fromCharCode(...Array.from({length:s},(n,a)=>e.getUint8(t+a)));function rm(e){for(let t=2;t+10<e.byteLength;t+=2+e.getUint16(t+2)){let s=e.getUint16(t);if(s===65505&&e.getUint32(t+4)===1165519206)return{view:e,tiff:t+10};if(s===65498||s>>8!==255)return null}return null}var ba=1<<20,wa=1e4;async function Mc(e,{at:t,little:s,name:n,extra:a,sizeFirst:o,even:r}){for(let l=0;l<wa&&t+8<=e.size;l++){let p=await Qe(e,t,8),m=p.getUint32(o?0:4,s);if(Qt(p,o?4:0,4)===n)return cm(await Qe(e,t+8,Math.min(m,ba)));t+=a+m+(r?m%2:0)}return null}var cm=e=>({view:e,tiff:Qt(e,0,4)==="Exif"?6:0});function jc(e,t,s){let n=[];for(let a=t;a+8<=s&&n.length<wa;){let o=e.getUint32(a),r=8;if(o===1&&([o,r]=[Number(e.getBigUint64(a+8)),16]),o===0&&(o=s-a),o<r)break;n.push({type:Qt(e,a+4,4),from:a+r,to:Math.min(a+o,s)}),a+=o}return n}async function lm(e){for(let t=0,s=0;s<wa&&t+8<=e.size;s++){let n=await Qe(e,t,16),a=n.getUint32(0);if(a===1&&(a=Number(n.getBigUint64(8))),a===0&&(a=e.size-t),a<8)return null;if(Qt(n,4,4)==="meta")return pm(e,await Qe(e,t,Math.min(a,ba)));t+=a}return null}async function pm(e,t){let s=jc(t,t.getUint32(0)===1?20:12,t.byteLength),n=p=>s.find(m=>m.type===p),a=um(t,n("iinf")),o=a===null?null:dm(t,n("iloc"),a);if(!o)return null;let r=o.method===1?n("idat"):null,l=r?new DataView(t.buffer,t.byteOffset+r.from+o.at,Math.min(o.size,r.to-r.from-o.at)):await Qe(e,o.at,Math.min(o.size,ba));return{view:l,tiff:4+l.getUint32(0)}}function um(e,t){if(!t)return null;let s=jc(e,t.from+(e.getUint8(t.from)===0?6:8),t.to);for(let{from:n}of s){let a=e.getUint8(n)>2;if(Qt(e,n+(a?10:8),4)==="Exif")return a?e.getUint32(n+4):e.getUint16(n+4)}return null}function dm(e,t,s){if(!t)return null;let n=e.getUint8(t.from),a=t.from+4,o=I=>{let at=I===8?Number(e.getBigUint64(a)):I===4?e.getUint32(a):I===2?e.getUint16(a):0;return a+=I,at},r=o(2),[l,p,m]=[r>>12,r>>8&15,r>>4&15],d=n?r&15:0;for(let I=o(n<2?2:4);I>0&&a<t.to;I--){let at=o(n<2?2:4),Ie=n?o(2)&15:0;o(2);let Ys=o(m),Gs=null;for(let tt=o(2);tt>0&&a<=t.to;tt--){o(d);let Ft=Ys+o(l),Js=o(p);Gs??={method:Ie,at:Ft,size:Js}}if(at===s)return Gs}return null}function mm(e,t){let s=e.getUint16(t)===18761,n=r=>e.getUint16(t+r,s);return{u32:r=>e.getUint32(t+r,s),text:(r,l)=>Qt(e,t+r,l),entries:r=>new Map(Array.from({length:n(r)},(l,p)=>[n(r+2+12*p),r+10+12*p]))}}function hm(e){let t=e.entries(e.u32(4)),s=(n,a,o)=>{try{return t.has(n)?a(e,e.entries(e.u32(t.get(n)))):o}catch{return o}};return{place:s(34853,$m,null),time:s(34665,fm,"")}}function fm({u32:e,text:t},s){let n=s.get(36867),a=n===void 0?null:/^(\d{4}):(\d\d):(\d\d) (\d\d:\d\d:\d\d)$/.exec(t(e(n),19));return a&&a[1]!=="0000"?`${a[1]}-${a[2]}-${a[3]}T${a[4]}`:""}function $m({u32:e,text:t},s){let n=(r,l,p)=>{if(!s.has(l)||!s.has(p))return NaN;let m=e(s.get(p)),d=at=>e(m+8*at)/e(m+8*at+4),I=r.indexOf(t(s.get(l),1).toUpperCase());return I<0?NaN:(d(0)+(d(1)||0)/60+(d(2)||0)/3600)*(I?-1:1)},a=n("NS",1,2),o=n("EW",3,4);return Math.abs(a)<=90&&Math.abs(o)<=180&&(a||o)?{lat:a,lng:o}:null}var gm=2,bm=2,wm=60,ts=class{removed=[];#t=!1;#e;#s;#i;#n;#a=()=>{};constructor(t,{changed:s,placed:n=()=>{},signal:a,send:o=Be}){this.items=t.map(({at:r,key:l,caption:p="",...m})=>({media:m,at:r,key:l,caption:p,state:"done"})),this.#e=r=>{this.#a(),s(r)},this.#s=n,this.#i=a,this.#n=o,addEventListener("online",()=>this.#m(),{signal:a})}get most(){return y().limits.mediaPerFind}get isBusy(){return this.items.some(t=>["waiting","sending","paused"].includes(t.state))}get isPaused(){return this.items.some(t=>t.state==="paused")}async settled(){for(;this.isBusy&&!this.isPaused;)await new Promise(t=>{this.#a=t})}files(){return Promise.all(this.items.map(async({media:t,at:s,file:n,caption:a})=>{let o=n?await Is(n):null;return t?{media:t,at:s,caption:a,blob:o}:{caption:a,blob:o,name:n.name||"file"}}))}get hasFailed(){return this.items.some(t=>t.state==="failed")}get isChanged(){return this.#t||this.removed.length>0||this.items.some(t=>!t.media?.id)}get media(){return this.items.filter(t=>t.media).map(t=>Wo(t.media,t.caption))}get draft(){return this.items.filter(t=>t.media).map(({media:t,at:s,key:n,caption:a})=>({...t,at:s,key:n,caption:a}))}async add(t,s=[]){if(this.#i.aborted)return;let n=this.most-this.items.length,a=[...t].slice(0,n),o=a.map((r,l)=>({file:r,key:s[l],caption:"",preview:URL.createObjectURL(r),state:"waiting",progress:0}));this.items=[...this.items,...o],this.#e(t.length>n?i("upload.tooMany",{n:this.most}):""),await this.#o(a),this.#r()}async#o(t){for(let s of t){let{place:n}=await Hi(s);if(this.#i.aborted)return;if(n)return this.#s(n)}}#r(){if(this.#i.aborted)return;let t=gm-this.items.filter(s=>s.state==="sending").length;for(let s of this.items.filter(n=>n.state==="waiting").slice(0,t))this.#d(s)}async#d(t){t.stop=new AbortController,Object.assign(t,{state:"sending",progress:0,problem:null}),this.#e();try{let s=await this.#p(t);if(!s)return;Object.assign(t,{media:s,at:Date.now(),state:"done"})}catch(s){if(s.name==="AbortError")return;Object.assign(t,{state:Ae(s)?"paused":"failed",problem:F(s)}),t.state==="paused"&&this.#l(t,s.retryAfter)}this.#e(),this.#r()}#l(t,s){t.pause=Math.min(wm,(t.pause??bm/2)*2),t.timer=setTimeout(()=>this.retry(t),1e3*(s||t.pause))}#m(){for(let t of this.items.filter(s=>s.state==="paused"))this.retry(t)}async#p(t){let{signal:s}=t.stop,n=await Is(t.file),{videoBytes:a,imageBytes:o}=y().limits,r=n.type.startsWith("video/")?a:o;if(n.size>r)throw{code:"large",text:i("upload.large",{size:xo(r)})};if(s.aborted)return null;let l=m=>{t.progress=m,this.#e()},[p]=await this.#n("POST","/api/media",n,{signal:s,progress:l});return p}retry(t){clearTimeout(t.timer),t.state="waiting",this.#r()}remove(t){this.#c(t),t.media?.id&&this.removed.push(t.media.id),this.items=this.items.filter(s=>s!==t),this.#e(),this.#r()}removeMissing(t){let s=this.items.filter(n=>n.media).filter((n,a)=>t.includes(a));s.forEach(this.#c),this.items=this.items.filter(n=>!s.includes(n)),this.#e()}move(t,s){this.items.splice(s,0,...this.items.splice(t,1)),this.#t=!0,this.#e()}setCaption(t,s){t.caption=s,this.#t=!0,this.#e()}stop(){this.items.forEach(this.#c)}#c({timer:t,stop:s,preview:n}){clearTimeout(t),s?.abort(),n&&URL.revokeObjectURL(n)}};var Ei=class extends Ze{isNew=!1;title=i("edit.title");#t;#e="";#s="";constructor(t,s){super(t,s),this.back=`/finds/${t.params.id}`,this.#t=`/api${this.back}`}async begin(){let[t,s]=await So(this.#t),n=this.draft.stored;this.#s=s,this.#e=t.locationId,this.shown=ga({audience:_e(t),...Tc(t)}),this.values={...t,...n,...Sc(n,this.shown)};let a=o=>{o&&u(o),this.page.update()};this.uploads=new ts(t.media,{changed:a,signal:this.page.signal}),this.place=new qt(this.page,n?.place??Oc(t),()=>this.changed())}saveDraft(){let t={..._i(this.values),was:this.shown},s=this.place?.value;this.draft.save(s?.location?.id===this.#e?t:{...t,place:s})}async write(t,s){let{isPaused:n,isChanged:a,media:o,removed:r}=this.uploads;if(n)throw{code:"failed",text:i("edit.uploadFailed")};let l=await ai(s),p=l===this.#e?{}:{locationId:l},m=o.map(I=>I.id?{id:I.id,caption:I.caption??null}:I),d=a?{media:m,mediaToDelete:r}:{};return C(this.#t,{...t,...p,...d},{headers:this.#s?{"If-Match":this.#s}:{}})}overwrite(){this.#s=""}async leave(t,s=""){await this.draft.remove(),await this.page.go(t,{replace:!0}),s&&u(s)}discard(){return this.uploads?.stop(),this.leave(`${this.back}/edit`)}};var Bc=e=>e.map(({id:t,title:s,location:n},a)=>({id:t,n:a+1,title:s,...ct(n),km:n.area})),Ac=({n:e,title:t})=>i("lists.nth",{n:e,title:t});function ym(e){let[t,...s]=e;return{key:t.id,lat:t.lat,lng:t.lng,steps:e,text:s.length?`${P(t.n)}+`:P(t.n),label:s.length?i("lists.nthMore",{first:Ac(t),n:s.length}):Ac(t),isOnePlace:s.every(n=>n.lat===t.lat&&n.lng===t.lng),area:t.km&&!s.length?t:null}}var Nc=(e,t,s)=>yi(e,t,s).map(ym);function Dc({steps:e},t){let s=e.findIndex(n=>n.id===t);return e[(s+1)%e.length].id}var Uc=["private","members","friends","public"],Cc=["viewer","contributor","editor","owner"],es=e=>e.invited?"":e.role??(e.userId===g().id?"owner":""),ya=(e,t)=>Cc.indexOf(e)>=Cc.indexOf(t),Ki=e=>M(O(`/api/lists/${e}/join`,{})),Yi=e=>M(T(`/api/lists/${e}/members/${g().id}`)),Rc=({name:e,description:t,visibility:s,audience:n})=>({name:e.trim(),description:t.trim()||null,visibility:s,audience:n===void 0?void 0:n||null}),_c=({photos:e,cover:t})=>e??(t?[t]:[]),Hc=e=>new q({send:async t=>e(await O("/api/lists",Rc(t)))}),zi=class{constructor(t){let s=t.query.get("user")??"";this.isOwn=!s||s===g().id,this.lists=_(t,$("/api/lists",{userId:s,limit:20})),this.shared=_(t,$("/api/lists",{member:"joined",limit:50})),this.invitations=_(t,$("/api/lists",{member:"invited",limit:50}))}load=()=>Promise.all((this.isOwn?[this.lists,this.shared,this.invitations]:[this.lists]).map(t=>t.load()));async answer({id:t},s){let n=await(s?Ki(t):Yi(t));return n&&!s&&await this.load(),n&&s}},Vi=class{list=null;chosen="";filter={userId:"",category:""};members=[];#t;#e;#s;constructor(t){this.#t=t,this.#e=`/api/lists/${t.params.id}`,this.finds=_(t,()=>$(`${this.#e}/finds`,{limit:50,...this.filter})),this.loading=V(t,()=>this.#n()),this.#s=et.subscribe("liveList",({id:s,closed:n}={})=>{s===t.params.id&&this.#i(n)})}get path(){return this.#e}get role(){return this.list?es(this.list):""}may(t){return ya(this.role,t)}get isShared(){return this.list?.memberCount>1}get isFiltered(){return!!(this.filter.userId||this.filter.category)}get mayArrange(){return this.may("editor")&&!this.isFiltered}mayDrop({userId:t,listed:s}){return this.may("editor")||t===g().id||s?.by?.id===g().id}hasAdded({listed:t}){return t?.by?.id===g().id}show(t){return this.filter={...this.filter,...t},this.finds.load()}async#i(t){!t&&this.finds.items?.length>50||await this.loading.load()}get title(){return this.list?.name??i("lists.one")}get isOwn(){return this.list?.userId===g().id}get canHide(){return!this.isOwn&&g().role==="admin"&&!!this.list&&this.list.visibility!=="private"}get listsPath(){return $("/lists",{user:this.list&&!this.isOwn&&this.list.userId})}get steps(){return Bc(this.finds.items??[])}choose(t){this.chosen=t,this.#t.update()}async#n(){this.list=await f(this.#e,{signal:this.#t.signal}),et.set("openList",this.role?this.list.id:""),await this.finds.load(),this.isShared&&await this.#a(),this.list.newCount&&C(`${this.#e}/visit`).catch(()=>{})}async#a(){this.members=(await st(`${this.#e}/members`,{signal:this.#t.signal}).catch(()=>({items:[]}))).items,this.#t.update()}async join(){await Ki(this.list.id)&&await this.loading.load()}async leave(){await Yi(this.list.id)&&this.#t.go("/lists",{replace:!0})}entryForm=(t,s)=>new q({send:async({note:n,exact:a,shareable:o,editable:r})=>{let l=t.userId===g().id?{exact:!!a,shareable:!!o,editable:!!r}:{};await C(`${this.#e}/finds/${t.id}`,{note:n.trim(),...l}),s(),await this.finds.load()}});close(){this.#s(),et.set("openList","")}editForm=t=>new q({send:async s=>{this.list=await C(this.#e,Rc(s)),this.#t.update(),t()}});hideForm=t=>new q({send:async({reason:s})=>{await O(`/api/admin/lists/${this.list.id}/private`,{reason:s.trim()}),t(),this.#t.go(this.listsPath,{replace:!0})}});async remove(){await M(T(this.#e))&&this.#t.go("/lists",{replace:!0})}async#o(t){if(await M(t)){let s=await f(this.#e).catch(()=>this.list);this.list=s}this.#t.update()}drop(t){return this.#o(T(`${this.#e}/finds/${t.id}`).then(()=>{if(this.finds.items=this.finds.items.filter(s=>s.id!==t.id),!this.finds.items.length&&this.finds.next)return this.finds.load()}))}setCover(t){return this.#o(C(this.#e,{coverId:t.id}).then(()=>u(i("lists.coverChosen"))))}move(t,s){let{items:n}=this.finds,a=n.findIndex(r=>r.id===t.id),o=n[a+s];return o?this.#o(C(`${this.#e}/finds/${t.id}/place`,{[s<0?"before":"after"]:o.id}).then(()=>{let r=n.filter(l=>l.id!==t.id);r.splice(a+s,0,t),this.finds.items=r})):null}},Wi=class{lists=null;update=()=>{};#t;constructor(t){this.#t=t,this.form=new q({send:(s,n)=>this.#e(s,n),update:()=>this.update()})}load(){return M(f(`/api/finds/${this.#t}/lists`).then(t=>{this.lists=t}))}async toggle(t){let s=`/api/lists/${t.id}/finds/${this.#t}`;t.hasFind=!t.hasFind,this.update(),await M(t.hasFind?C(s):T(s))||(t.hasFind=!t.hasFind),this.update()}async#e({list:t},s){let n=await O("/api/lists",{name:t.trim()});this.lists.unshift({...n,hasFind:!1}),s.reset(),await this.toggle(this.lists[0])}};async function va(){if(!await caches.has(ys))return null;let e=await caches.open(ys),[t]=await e.keys(),s=t&&await(await e.match(t))?.formData();return s?{key:t,values:vm(s),files:s.getAll("file"),left:Number(s.get("left"))}:null}function vm(e){let t=e.get("title"),s=[e.get("text"),e.get("url")].filter(Boolean).join(`
`);return{...t?{title:t}:{},...s?{description:s}:{}}}async function Ec(e){let t=await caches.open(ys);return await t.delete(e),(await t.keys()).length===0&&await caches.delete(ys),va()}var km=2,Gi=class{items=[];isWhole=!1;#t;#e;constructor(t,s){this.#t=t,this.#e=s}get shown(){return this.isWhole?this.items:this.items.slice(0,km)}async load(){await ur();let t=await di();if(this.#t.signal.aborted)return;this.close();let s=ui().filter(n=>n.id!==this.#e);this.items=s.map(n=>{let a=n.media?.find(r=>r.at>Date.now()-ni),o=a?null:t.find(r=>r.draft===n.id&&r.file.type.startsWith("image/"))?.file;return{draft:n,media:a,preview:o?URL.createObjectURL(o):""}}),this.#t.update()}showAll(){this.isWhole=!0,this.#t.update()}remove({draft:t}){Jt(t.id).remove(),this.items=this.items.filter(s=>s.draft!==t),this.#t.update(),u(i("edit.draftDeleted"),"",{text:i("action.undo"),run:()=>this.#s(t)})}#s(t){return Jt(t.id).set(t),this.load()}close(){for(let{preview:t}of this.items)t&&URL.revokeObjectURL(t)}};var xm=.15,zc=e=>e.slice(0,10);function Om(e){let t="";return e.map(n=>({photo:n,time:t=n.time||t})).sort((n,a)=>n.time<a.time?-1:n.time>a.time?1:0).map(n=>n.photo)}var Vc=e=>e.find(t=>t.place)?.place??null,Wc=e=>e.find(t=>t.time)?.time??"";function qm(e,t,s){let[n,a]=[Vc(e),Wc(e)];return e.length<s&&(!n||!t.place||Gt(n,t.place)<=xm)&&(!a||!t.time||zc(a)===zc(t.time))}function Kc(e,t){let s=[];for(let n of Om(e)){let a=s.findLast(o=>qm(o,n,t));a?a.push(n):s.push([n])}return s}var As=e=>({place:Vc(e),time:Wc(e)}),Yc=(e,t)=>e.flatMap((s,n)=>n===t?[]:n===t-1?[[...s,...e[t]]]:[s]),Gc=(e,t,s)=>e.flatMap((n,a)=>a===t?[n.slice(0,s),n.slice(s)]:[n]);var Ji=class{groups=null;busy=!1;#t;#e=new Map;constructor(t){this.#t=t}get most(){return y().limits.mediaPerFind}get count(){return this.groups.flat().length}async consider(t,s){if(this.groups)return this.consider([...this.decline(),...t],s);if(t.length<2)return!1;let n=await Promise.all(t.map(async o=>({file:o,...await Hi(o)}))),a=Kc(n,this.most);if(this.#t.signal.aborted||a.length<2&&t.length<=s)return!1;for(let o of n)o.preview=o.file.type.startsWith("image/")?URL.createObjectURL(o.file):"";return this.#s(a),!0}#s(t){this.groups=t,this.#t.update();for(let s of t)this.#i(s)}async#i(t){let{place:s}=As(t);if(!s||this.#e.has(t[0]))return;this.#e.set(t[0],"");let{name:n}=await ii(s,{signal:this.#t.signal});this.#e.set(t[0],n),this.#t.update()}describe=t=>({name:As(t).place?this.#e.get(t[0])??"":"",time:As(t).time});canMerge=t=>t>0&&this.groups[t-1].length+this.groups[t].length<=this.most;merge(t){this.#s(Yc(this.groups,t))}split(t,s){this.#s(Gc(this.groups,t,s))}decline(){let t=this.groups.flat().map(s=>s.file);return this.close(),this.#t.update(),t}async accept(){if(this.busy)return;this.busy=!0,this.#t.update();let t=this.groups.map(()=>Ne()),s=Date.now(),n=g()?.id;try{for(let[a,o]of this.groups.entries())await this.#n(n,t[a],o,s-a)}catch{if(g()?.id!==n)return null;for(let a of t)await Sm(a);return this.busy=!1,this.#t.update(),u(i("group.noRoom"))}await this.#t.go(`/new?draft=${t[0]}`),u(i("group.made",{n:t.length}))}async#n(t,s,n,a){if(g()?.id!==t)throw{code:"stopped"};let{place:o}=As(n),r={id:s,at:a,audience:Ri(),media:[],label:this.describe(n).name};if(Jt(s).set(o?{...r,place:{point:o,source:"photo",photo:o}}:r),!Jt(s).get())throw{code:"storage"};await lr(s,n.map(l=>l.file),t)}close(){for(let{preview:t}of this.groups?.flat()??[])t&&URL.revokeObjectURL(t);this.groups=null}};async function Sm(e){Jt(e).remove(),await mi(e)}var Jc=20,Fm=["no_place_in_text","link_unknown"],Xi=class extends Ze{isNew=!0;title=i("edit.new");back="/";received=null;photosExpired=!1;lists=[];#t="";constructor(t,s){super(t,s),this.drafts=new Gi(t,this.draft.id),this.several=new Ji(t),this.settings=new pe(t)}async begin(){let{page:t,values:s}=this,n=await xc(t.query,s.place),a=s.media??[],o=a.filter(d=>d.at>Date.now()-ni);this.photosExpired=o.length<a.length;let r=d=>{d&&u(d),this.changed()},l=d=>this.place.suggestPoint(d);this.uploads=new ts(o,{changed:r,placed:l,signal:t.signal}),this.place=new qt(t,n,r),this.place.point&&!this.place.label&&this.place.propose(),this.drafts.load(),this.settings.read().then(()=>this.#e(this.settings.values.audience),()=>{}).then(()=>this.#s());let p=t.query.get("list");this.values={...s,lists:s.lists??(p?[p]:[])};let m=await this.draft.files();m.length&&this.uploads.add(m.map(d=>d.file),m.map(d=>d.key)),this.received=t.query.has("shared")?await va():null}#e(t,s=qc()){t&&!s&&!this.draft.stored?.audience&&(this.values={...this.values,audience:t}),this.page.update()}async#s(){let{page:t}=this,s=t.query.get("list"),n=m=>st($("/api/lists",{member:m,limit:100}),{signal:t.signal}),a=await Promise.all(["","joined"].map(n)).catch(()=>null);if(!a)return;let o=ia.get(),r=({id:m})=>this.values.lists.includes(m)?-1:o.includes(m)?o.indexOf(m):o.length;this.lists=a.flatMap(({items:m})=>m).filter(m=>ya(es(m),"contributor")).sort((m,d)=>r(m)-r(d));let l=this.values.lists.filter(m=>this.lists.some(d=>d.id===m)).slice(0,Jc);this.values={...this.values,lists:l};let p=this.lists.find(m=>m.id===s);this.#e(p?.audience,!1)}toggleList({id:t}){let{lists:s}=this.values;this.change({lists:s.includes(t)?s.filter(n=>n!==t):[...s,t].slice(-Jc)})}get chosenLists(){return this.lists.filter(({id:t})=>this.values.lists?.includes(t)).map(({name:t})=>t)}async addFiles(t){let{items:s,most:n}=this.uploads;await this.several.consider(t,n-s.length)||await super.addFiles(t)}saveDraft(){let t=_i(this.values),s=this.place?.value,n=this.uploads.draft,a=![t.title,t.description,t.category,s?.point,n.length,this.draft.hasFiles].some(Boolean),o=this.values.lists??[];this.draft.save(a?null:{...t,lists:o,place:s,label:this.place?.label,media:n,id:this.draft.id}),this.draft.release(this.uploads.items)}async resolveReceived(t){let{values:s,files:n,key:a}=this.received;this.received=null,t&&n.length&&await this.addFiles(n),this.received=await Ec(a),this.change(t?s:{});let o=t?await this.#i(s):{};return this.form.clear("title"),this.page.update(),o}async#i(t){let s=[t.title,t.description].filter(Boolean).join(`
`);if(!ca(s)||this.place.point)return{};try{let n=await _r(s,{signal:this.page.signal}),{title:a,description:o=""}=this.values,r=o.split(/\r?\n/),l=r.findIndex(d=>ca(d)&&/^\S+$/.test(d.trim())),p=r.filter((d,I)=>I!==l&&d.trim()!==n.title),m={title:a||n.title,description:p.join(`
`).trim()};return this.change(m),this.place.point||this.place.setPlace(n),m}catch(n){return n.name!=="AbortError"&&!Fm.includes(n.reason)&&u(F(n)),{}}}async write(t,s){let{lists:n=[]}=this.values,a=n.length?{...t,lists:n}:t;if(this.uploads.isPaused)return this.#n(a,s);try{return this.#t=await ai(s),await Vo(this.draft.findId,{...a,locationId:this.#t,media:this.uploads.media})}catch(o){if(!Ae(o))throw o;return this.#n(a,s)}}async#n(t,s){return await Go(this.draft.findId,{body:t,place:s,locationId:this.#t},this.uploads),await this.leave("/waiting",i("outbox.added")),null}async leave(t,s=""){s&&ae.set(this.values.audience),s&&ia.add(this.values.lists??[]),await this.draft.remove(),await this.page.go(t,{replace:!0});let[n]=ui();s&&u(s,"",n&&{text:i("edit.next"),run:()=>this.page.go(`/new?draft=${n.id}`)})}discard(){return this.uploads?.stop(),this.leave("/new")}close(){super.close(),this.drafts.close(),this.several.close()}};import{html as ss,nothing as ka}from"../lib/lit-html/lit-html.js";function Pm(e,t){e.remove(t),x(e.items.length?"drafts-title":"main")}var Lm=({media:e,preview:t})=>ss`
  <span class="thumb">${e||t?ss`<img src=${e?.thumbnailUrl??t} alt="">`:c("edit")}</span>`;function Tm(e,t){let{draft:s}=t,n=s.title?.trim()||i("edit.untitled");return ss`
    <li class="row draft">
      <a class="find grow" href="/new?draft=${s.id}">
        ${Lm(t)}
        <span class="what">
          <span class="name" dir="auto">${n}</span>
          ${s.label?ss`<span class="soft" dir="auto">${s.label}</span>`:ka}
          <span class="soft">${je(s.at)}</span>
        </span>
      </a>
      <button type="button" class="round" aria-label=${i("edit.draftDelete",{title:n})} @click=${()=>Pm(e,t)}>
        ${c("trash")}
      </button>
    </li>`}var Xc=e=>e.items.length?ss`
  <section class="card drafts" id="drafts" aria-labelledby="drafts-title">
    <h2 id="drafts-title" tabindex="-1">${i("edit.drafts")}</h2>
    <ul class="rows">${e.shown.map(t=>Tm(e,t))}</ul>
    ${e.shown.length<e.items.length?ss`
      <button type="button" class="link" @click=${()=>e.showAll()}>
        ${i("edit.allDrafts",{n:e.items.length})}
      </button>`:ka}
  </section>`:ka;var Zc=e=>[...e?.files??[]].filter(t=>/^(image|video)\//.test(t.type)),Qc=e=>[...e.dataTransfer?.types??[]].includes("Files"),Im=e=>e.target.matches?.("input, textarea")&&e.clipboardData.types.includes("text/plain");function tl(e,t){let s=a=>document.body.classList.toggle("dropping",a),n=(a,o)=>document.addEventListener(a,o,{signal:e});n("dragover",a=>{Qc(a)&&(a.preventDefault(),s(!0))}),n("dragleave",a=>{a.relatedTarget||s(!1)}),n("drop",a=>{Qc(a)&&(a.preventDefault(),s(!1),document.querySelector("dialog[open]")||t(Zc(a.dataTransfer)))}),n("paste",a=>{let o=Zc(a.clipboardData);!o.length||Im(a)||document.querySelector("dialog[open]")||(a.preventDefault(),t(o))}),e.addEventListener("abort",()=>s(!1))}import{html as Rt,nothing as Qi}from"../lib/lit-html/lit-html.js";var xa=[1,5,20],is=e=>e?i("privacy.area",{distance:vs(e)}):i("privacy.exact");function Bs(e){if(!e)return i("privacy.asSet");let{area:t,home:s}=e,n=t?i("privacy.defaultArea",{distance:vs(t)}):i("privacy.defaultExact");return s&&!t?i("privacy.andHome",{usual:n}):n}var Ns=()=>xa.map(e=>[String(e),is(e)]),de=()=>[["0",is(0)],...Ns()],Zi=()=>[["true",i("privacy.forFriends")],["false",i("privacy.forMe")]];import{html as Ds,nothing as Oa}from"../lib/lit-html/lit-html.js";var ns="category";function el(e,{category:t}){let s=document.getElementById(ns);if(s.value=t,Ce(t)){e.proposals.close(),e.chooseCategory(t),document.querySelector("#fold-category summary")?.focus();return}s.dispatchEvent(new Event("input",{bubbles:!0})),e.proposals.close()}function Mm(e,t){t.form.typed(e.target),t.proposals.follow(e.target.value)}function jm(e,t){let{items:s,at:n}=t.proposals;if(!s.length){e.key==="ArrowDown"&&t.proposals.follow(e.target.value);return}let a={ArrowDown:1,ArrowUp:-1}[e.key];if(a)t.proposals.move(a);else if(e.key==="Escape")t.proposals.close();else if(e.key==="Enter"&&n>=0)el(t,s[n]);else return;e.preventDefault()}var Am=(e,t,s)=>Ds`
  <li id="category-${s}" data-kind="category" role="option" aria-selected=${s===e.proposals.at?"true":"false"}
    @click=${()=>el(e,t)}>
    ${dt(t.category)}
    <span class="grow" dir="auto">${z(t.category)}</span>
    <span class="soft far">${t.ownCount?i("categories.byYou",{n:t.ownCount}):t.count?P(t.count):Oa}</span>
  </li>`,Bm=e=>{let{items:t}=e.proposals;return Ds`
    <div class="proposals" ?hidden=${!t.length} @mousedown=${s=>s.preventDefault()}>
      <ul id="category-list" role="listbox" aria-label=${i("categories.used")}>${t.map((s,n)=>Am(e,s,n))}</ul>
    </div>
    <span class="unseen" role="status">${t.length?i("categories.count",{n:t.length}):""}</span>`};function sl(e){let{form:t,proposals:s}=e,n=t.errors[ns];return Ds`
    <div class="field">
      <label for=${ns}>${i("categories.own")} <span class="soft">${i("form.optional")}</span></label>
      <div class="combo">
        <input id=${ns} name=${ns} type="text" dir="auto" role="combobox" autocomplete="off" data-most=${y().limits.category}
          aria-autocomplete="list" aria-controls="category-list" aria-expanded=${s.items.length?"true":"false"}
          aria-activedescendant=${s.at>=0?`category-${s.at}`:Oa}
          aria-describedby=${n?"category-error":"category-hint"} aria-invalid=${n?"true":Oa}
          .defaultValue=${e.values.category??""} @input=${a=>Mm(a,e)} @keydown=${a=>jm(a,e)}
          @focus=${a=>s.follow(a.target.value)} @blur=${()=>s.close()}>
        ${Bm(e)}
      </div>
      ${fr(t.left[ns])}
      ${n?Ds`<p class="error" id="category-error">${n}</p>`:Ds`<p class="hint" id="category-hint">${i("categories.hint")}</p>`}
    </div>`}var Cs=(e,t,s,n,a)=>Rt`
  <details class="fold" id="fold-${e}">
    <summary>${t} <span class="grow"><span>${s}</span> <span class="soft" dir="auto">${n}</span></span> ${c("next")}</summary>
    ${a}
  </details>`;function nl(e){let t=e?.closest("details");t&&(t.open=!0)}var Nm=e=>Cs("description",c("edit"),i("find.description"),e.values.description||i("edit.none"),w(e.form,"description",{label:i("find.description"),value:e.values.description??"",kind:"area",most:y().limits.description})),il=(e,t,s)=>Rt`
  <button type="button" class="chip" aria-pressed=${s?"true":"false"} @click=${()=>e.chooseCategory(t)}>
    ${dt(t)} ${z(t)}
  </button>`;function Dm(e){let{category:t}=e.values,[s,n]=t?[dt(t),z(t)]:[c("filter"),i("edit.none")];return Cs("category",s,i("find.category"),n,Rt`
    <fieldset>
      <legend>${i("find.category")}</legend>
      <div class="chips">
        ${Ct().map(a=>il(e,a,a===t))}
        ${il(e,"other",e.isOther)}
      </div>
      ${e.isOther?sl(e):Qi}
    </fieldset>`)}var Cm=(e,t)=>Rt`
  <label class="choice">
    <input type="radio" name="audience" value=${t} ?checked=${e.values.audience===t}>
    <span>
      ${c(ve(t))}
      <span>
        <span class="strong">${i(`find.audience.${t}`)}</span><br>
        <span class="soft">${i(`edit.audienceText.${t}`,{instance:Y()})}</span>
      </span>
    </span>
  </label>`;function Um(e){let{audience:t}=e.values;return Cs("audience",c(ve(t)),i("edit.who"),i(`find.audience.${t}`),Rt`
    <fieldset class="choices">
      <legend>${i("edit.who")}</legend>
      ${ft.map(s=>Cm(e,s))}
    </fieldset>`)}var Rm=e=>S("exact-for",{name:"exactForFriends",label:i("privacy.exactFor"),options:Zi(),chosen:e});function _m(e){let{area:t="",exactForFriends:s="true"}=e.values;return Cs("shown",c("map"),i("privacy.shown"),t===""?Bs(e.settings?.values):is(Number(t)),Rt`
    ${S("area",{label:i("privacy.shown"),hint:i(e.isNew?"privacy.shownHint":"privacy.recall"),chosen:t,options:[...e.isNew?[["",Bs(e.settings.values)]]:[],...de()]})}
    ${Number(t)?Rm(s):Qi}`)}var Hm=(e,t)=>Rt`
  <li>
    <label class="row list-choice">
      <input type="checkbox" .checked=${e.values.lists.includes(t.id)} @change=${()=>e.toggleList(t)}>
      <span class="grow" dir="auto">${t.name}</span>
      ${t.memberCount>1?Rt`<span class="soft">${i("lists.count",{n:t.memberCount})}</span>`:Qi}
    </label>
  </li>`,Em=e=>e.lists?.length?Cs("lists",c("plus"),i("lists.title"),e.chosenLists.join(", ")||i("edit.noList"),Rt`
  <p class="hint">${i("edit.listsText")}</p>
  <ul class="people">${e.lists.map(t=>Hm(e,t))}</ul>`):Qi,al=e=>Rt`
  <div class="folds">${Nm(e)}${Dm(e)}${Um(e)}${Em(e)}${_m(e)}</div>`;import{html as en,nothing as Fa}from"../lib/lit-html/lit-html.js";import{html as _t,nothing as Us}from"../lib/lit-html/lit-html.js";var qa=16,ol=10,zm=2,Vm={lat:25,lng:5,zoom:1},tn=class extends qt{failed=!1;problem="";#t;#e=null;constructor(t,s){super(t,s.value,()=>this.#i()),this.#t=t,Object.assign(this,{nearby:s.nearby,proposal:s.proposal})}async showMap(t){this.failed=!1;let s=this.#s();try{let n=await t({view:s,onMove:a=>this.#a(a),onPick:a=>this.setPoint(a,"tap")});if(this.#t.signal.aborted)return n.close();this.#e=n,this.photo&&n.mark(this.photo,i("spot.photoPlace"),{kind:"one ghost"})}catch{this.failed=!0}return this.#e&&this.point&&this.#i(),this.#t.update(),!this.point&&oe.get()&&s.zoom>=ol?this.setPoint({lat:s.lat,lng:s.lng},"tap"):this.point?this.propose():null}#s(){if(this.point)return{...this.point,zoom:qa};let t=er();return t?.zoom?t:Vm}#i(){this.problem="";let t=this.#e?.where();t&&!this.#n(t)&&this.#e.setView({...this.point,zoom:this.source==="tap"?t.zoom:Math.max(qa,t.zoom)},{animate:!1}),this.#t.update()}#n(t){return Gt(this.point,t)<zm*ir(t)}#a(t){(!this.point||!this.#n(t))&&this.setPoint({lat:t.lat,lng:t.lng},"tap")}usePhoto(){return this.setPoint(this.photo,"photo")}useFound(t){return this.setPlace(t)}distance=t=>this.point&&t?Gt(this.point,t):void 0;check(){let t=this.#e?.where().zoom??qa,s=this.source==="tap"&&!this.chosen&&t<ol;return this.problem=this.point?s?i("spot.zoom"):"":i("spot.none"),this.#t.update(),!this.problem}close(){super.close(),this.#e?.close(),this.#e=null}};async function as(e){let t=new AbortController,s=null,n=J((o,r)=>(s??=new tn({signal:t.signal,update:r},e),Zm(s,o)),{label:i("spot.title"),kind:"chooser"});rl(s),await n&&e.take(s),t.abort(),s.close()}var rl=e=>e.showMap(t=>Dr(document.getElementById("spot"),{...t,hasCross:!0})),Wm=(e,t)=>_t`
  <div class="row">
    <button type="button" class="round" aria-label=${i("nav.back")} @click=${()=>t()}>${c("back")}</button>
    <place-search id="spot-search" class="grow" .label=${i("spot.search")} .near=${e.point} .distance=${e.distance}
      @choose=${({detail:s})=>e.useFound(s.value)}></place-search>
  </div>`,Km=e=>_t`
  <div class="mapbox">
    <div id="spot" role="application" aria-label=${i("spot.map")}></div>
    ${e.failed?b({code:"map",text:i("map.failed")},()=>rl(e)):Us}
  </div>`;function Ym(e,t){let s=e.chosen?.id===t.id;return _t`
    <button type="button" class="chip" aria-pressed=${s?"true":"false"} @click=${()=>e.toggle(t)}>
      ${c(s?"check":"pin")} <bdi>${t.name}</bdi> <span class="soft">${Zs(t.distance)}</span>
    </button>`}var Gm=e=>_t`
  <div class="chips scrolls" role="group" aria-label=${i("spot.proposals")}>
    <button type="button" class="chip" @click=${()=>e.locate()}>${c("here")} ${i("spot.here")}</button>
    ${e.photo&&e.source!=="photo"?_t`
      <button type="button" class="chip" @click=${()=>e.usePhoto()}>${c("camera")} ${i("spot.photoPlace")}</button>`:Us}
    ${e.nearby.map(t=>Ym(e,t))}
  </div>`,Jm=e=>_t`
  <div class="field">
    <label for="place-name">${i("spot.name")} <span class="soft">${i("form.optional")}</span></label>
    <input id="place-name" autocomplete="off" dir="auto" placeholder=${e.proposal||i("spot.nameHint")} .value=${e.name}
      @input=${t=>e.setName(t.target.value)}>
  </div>`,Sa=e=>i(`spot.${e.source||"set"}`),Xm=e=>_t`
  <p class="at" role="status">
    ${c("pin")}
    <span class="grow"><span class="strong" dir="auto">${e.label||i(e.point?"spot.unnamed":"spot.none")}</span>
      ${e.point?_t`<span class="soft">${Sa(e)}</span>`:Us}</span>
  </p>`,Zm=(e,t)=>_t`
  <h2 class="unseen" tabindex="-1" autofocus>${i("spot.title")}</h2>
  ${Wm(e,t)}
  ${Km(e)}
  <div class="panel">
    ${Xm(e)}
    ${Gm(e)}
    ${e.chosen?Us:Jm(e)}
    ${e.problem?_t`<p class="error" role="alert">${e.problem}</p>`:Us}
    <button type="button" class="main" id="use-place" @click=${()=>e.check()&&t(!0)}>${i("spot.use")}</button>
  </div>`;var cl=(e,t)=>en`
  <span class="row">
    ${c("pin")} <span class="grow"><span class="strong" dir="auto">${e}</span><br><span class="soft">${t}</span></span>
    ${c("next")}
  </span>`,ll=(e,t)=>en`
  <fieldset>
    <legend>${i("edit.where")}</legend>
    <button type="button" class="where" id="place" aria-describedby=${t?"place-error":Fa} @click=${()=>as(e)}>
      ${e.point?en`<place-map inert .at=${e.point}></place-map>`:Fa}
      ${e.point?cl(e.label||i("spot.unnamed"),[Sa(e),i("spot.change")].filter(Boolean).join(" · ")):cl(i("spot.title"),i("spot.chooseHint"))}
    </button>
    ${t?en`<p class="error" id="place-error" role="alert">${t}</p>`:Fa}
  </fieldset>`;import{html as Oe,nothing as Pa}from"../lib/lit-html/lit-html.js";function Qm(e,t){e.merge(t),x(`group-${t-1}`)}function th(e,t,s){e.split(t,s),x(`group-${t+1}`)}var eh=({preview:e,file:t})=>e?Oe`<img src=${e} alt="">`:Oe`<span class="film" title=${t.name}>${c("play")}</span>`,sh=(e,t,s)=>Oe`
  <button type="button" class="cut" aria-label=${i("group.split",{n:s+1})} title=${i("group.split",{n:s+1})}
    @click=${()=>th(e,t,s)}></button>`;function ih(e,t,s){let{name:n,time:a}=e.describe(t),o=[a&&Dt(a),n].filter(Boolean);return Oe`
    <li>
      <div class="row between">
        <h3 id="group-${s}" tabindex="-1">${i("group.find",{n:s+1})} <span class="soft" dir="auto">${o.join(" · ")}</span></h3>
        ${e.canMerge(s)?Oe`
          <button type="button" class="link" aria-describedby="group-${s}" @click=${()=>Qm(e,s)}>
            ${i("group.merge")}
          </button>`:Pa}
      </div>
      <ul class="group">${t.map((r,l)=>Oe`<li>${l?sh(e,s,l):Pa}${eh(r)}</li>`)}</ul>
    </li>`}var pl=(e,t)=>e.groups?Oe`
  <section class="card" id="several" aria-labelledby="several-title">
    <h2 id="several-title" tabindex="-1">${i("group.title",{n:e.count,finds:i("group.finds",{n:e.groups.length})})}</h2>
    <p class="hint">${i("group.hint")}</p>
    <ol class="groups">${e.groups.map((s,n)=>ih(e,s,n))}</ol>
    <div class="publish row">
      <button type="button" class="quiet" @click=${t}>${i("group.one")}</button>
      <button type="button" class="main" aria-busy=${e.busy?"true":"false"} @click=${()=>e.accept()}>
        ${i("group.make",{n:e.groups.length})}
      </button>
    </div>
  </section>`:Pa;import{html as ut,nothing as te}from"../lib/lit-html/lit-html.js";import{html as La}from"../lib/lit-html/lit-html.js";async function nh(e,t,s){let n=null,a={label:i("upload.caption"),hint:i("upload.captionHint"),value:t.caption,most:y().limits.caption},o=await J((r,l)=>(n??=new q({send:({caption:p})=>r(p.trim()),update:l}),La`
      <h2>${i("upload.caption")}</h2>
      <div class="captioned">${s}</div>
      <form novalidate @submit=${n.submit}>
        ${w(n,"caption",a)}
        <div class="row end">
          <button type="button" class="quiet" @click=${()=>r()}>${i("action.cancel")}</button>
          ${B(n,i("action.save"))}
        </div>
      </form>`),{label:i("upload.captionOf",{n:e.items.indexOf(t)+1})});o!==null&&e.setCaption(t,o)}var ul=(e,t,s,n)=>La`
  <button type="button" class="words ${t.caption?"":"round"}" @click=${()=>nh(e,t,n)}
    aria-label="${i("upload.captionOf",{n:s})}${t.caption?`: ${t.caption}`:""}">
    ${t.caption?La`<span dir="auto">${t.caption}</span>`:c("edit")}
  </button>`;var[ah,oh]=[6,10],rh=300,H=null;function dl(){H.isOn=!0,H.item.classList.add("lifted"),mr()}var ml=e=>[...e.parentElement.querySelectorAll(":scope > [data-drag]")],ch=(e,t)=>ml(H.item).find(s=>{let n=s.getBoundingClientRect();return s!==H.item&&n.left<=e&&e<=n.right&&n.top<=t&&t<=n.bottom});function lh(e){if(e.pointerId!==H.id)return;let[t,s]=[e.clientX-H.x,e.clientY-H.y],n=e.pointerType==="touch";if(!H.isOn){if(Math.hypot(t,s)<(n?oh:ah))return;if(n)return H.end();dl()}H.item.style.transform=`translate(${t}px, ${s}px) scale(1.04)`,H.over?.classList.remove("target"),H.over=ch(e.clientX,e.clientY),H.over?.classList.add("target")}function sn(e,t){if(e.button||H||e.target.closest("button:not([data-handle]), input, a"))return;let s=e.currentTarget,n=new AbortController,{signal:a}=n,o=()=>{clearTimeout(H.timer),n.abort(),s.classList.remove("lifted"),s.style.transform="",H.over?.classList.remove("target"),H=null};H={item:s,x:e.clientX,y:e.clientY,id:e.pointerId,isOn:!1,over:null,end:o},e.pointerType==="touch"&&(H.timer=setTimeout(dl,rh));let r=p=>{p.pointerId===H.id&&o()},l=p=>{if(p.pointerId!==H.id)return;let[m,d]=[s,H.isOn&&H.over].map(I=>ml(s).indexOf(I));o(),d>=0&&t(m,d)};document.addEventListener("pointermove",lh,{signal:a}),document.addEventListener("pointerup",l,{signal:a}),document.addEventListener("pointercancel",r,{signal:a}),document.addEventListener("keydown",p=>{p.key==="Escape"&&o()},{signal:a})}function qe(e){(H?.isOn||e.type==="dragstart")&&e.preventDefault()}var ph="image/*,video/mp4,video/quicktime,video/webm";function uh(e,t){let s=e.items.indexOf(t);e.remove(t),queueMicrotask(()=>{(document.querySelectorAll(".shot .drop")[Math.min(s,e.items.length-1)]??document.getElementById("files"))?.focus()})}function hl(e,t,s){e.move(t,s),queueMicrotask(()=>{let n=s<t?".before, .after":".after, .before";document.querySelectorAll(".shot")[s]?.querySelector(n)?.focus()})}function fl(e){return e.media?$t(e.media,{thumb:!0,eager:!0}):e.file.type.startsWith("video/")?ut`<span class="film">${c("play")}</span>`:ut`<img src=${e.preview} alt="">`}var $l={handleEvent:e=>{e.target.hidden=e.type==="error"},capture:!0},nn=(e,t,s,n,a)=>ut`
  <button type="button" class="round ${e}" aria-label=${i(`upload.${t}`,{n})} @click=${a}>${c(s)}</button>`,dh=(e,t)=>e.progress<1?ut`<progress max="1" .value=${e.progress} aria-label=${i("upload.progress",{n:t})}></progress>`:ut`<span class="over">${i("upload.processing")}</span>`,mh=(e,t)=>({sending:()=>dh(e,t),paused:()=>ut`<span class="over" title=${e.problem}>${i("upload.paused")}</span>`,waiting:()=>ut`<span class="over">${i("upload.waiting")}</span>`,failed:()=>ut`<span class="over error">${i("upload.failed")}</span>`,done:()=>te})[e.state]();function hh(e,t,s){let n=s+1;return ut`
    <li class="shot ${t.state}" data-drag @pointerdown=${a=>sn(a,(o,r)=>e.move(o,r))}
      @error=${$l} @load=${$l}>
      ${fl(t)}
      ${s===0&&e.items.length>1?ut`<span class="cover">${i("upload.cover")}</span>`:te}
      ${mh(t,n)}
      <span class="buttons">
        ${s>0?nn("before","earlier","back",n,()=>hl(e,s,s-1)):te}
        ${n<e.items.length?nn("after","later","next",n,()=>hl(e,s,s+1)):te}
        ${t.state==="failed"||t.state==="paused"?nn("","again","retry",n,()=>e.retry(t)):te}
        ${nn("drop",t.state==="done"?"remove":"cancel","close",n,()=>uh(e,t))}
      </span>
      ${t.state==="failed"?te:ul(e,t,n,fl(t))}
    </li>`}function fh(e,t){t([...e.target.files]),e.target.value=""}var $h=(e,t)=>ut`
  <li class="shot add">
    <label for="files">
      ${c("camera")}<span class="strong">${i(e.items.length?"upload.more":"upload.add")}</span>
      ${e.items.length?te:ut`<span class="soft mice">${i("upload.drop")}</span>`}
    </label>
    <input id="files" type="file" accept=${ph} multiple @change=${s=>fh(s,t)}>
  </li>`;function gh(e){let t=e.items.filter(n=>n.state==="done").length,s=[...new Set(e.items.filter(n=>n.state==="failed").map(n=>n.problem))];return ut`
    <p class="hint" role="status">${e.isBusy?i("upload.ready",{n:t,of:P(e.items.length)}):""}</p>
    ${s.map(n=>ut`<p class="error" role="alert">${n}</p>`)}`}var gl=(e,t)=>ut`
  <ul class="shots ${e.items.length?"":"bare"}" @touchmove=${qe} @contextmenu=${qe} @dragstart=${qe}>
    ${e.items.map((s,n)=>hh(e,s,n))}
    ${e.items.length<e.most?$h(e,t):te}
  </ul>
  ${e.items.length>1?ut`<p class="hint">${i("upload.order")}</p>`:te}
  ${gh(e)}`;async function wl(e,t){await e.addFiles(t),e.several?.groups&&x("several-title")}function bh(e){e.uploads.add(e.several.decline()),x("files")}async function wh(e){bl(e.received.values),bl(await e.resolveReceived(!0))}function bl(e){for(let[t,s]of Object.entries(e)){let n=document.getElementById(t);n&&(n.value=s)}}var yh=e=>{let t=Rr(Object.values(e).join(`
`));return t?gt`<p class="hint">${i("places.asks",{host:t})}</p>`:Lt},vh=(e,t)=>gt`
  <section class="card" id="offer" aria-labelledby="offered">
    <h2 id="offered">${i("edit.shared")}</h2>
    <p class="hint">${i("edit.sharedHint")}</p>
    ${Object.values(e.received.values).map(s=>gt`<p class="text" dir="auto">${s}</p>`)}
    ${yh(e.received.values)}
    ${e.received.files.length?gt`<p>${i("edit.sharedFiles",{n:e.received.files.length})}</p>`:Lt}
    ${t?gt`<p class="note">${i("edit.sharedFull")}</p>`:Lt}
    ${e.received.left?gt`<p class="note">${i("edit.sharedLeft",{n:e.received.left})}</p>`:Lt}
    <div class="row end">
      <button type="button" class="quiet" @click=${()=>e.resolveReceived(!1)}>${i("edit.sharedDrop")}</button>
      <button type="button" @click=${()=>wh(e)}>${i("edit.sharedTake")}</button>
    </div>
  </section>`;async function kh(e){await j(i("edit.discardTitle"),i("edit.discardText"),i("edit.startOver"))&&e.discard()}var xh=()=>j(i("privacy.inHome"),i("privacy.inHomeText"),i("privacy.showExact")),Oh=e=>gt`
  <p class="note">
    ${i("edit.restored")} <button type="button" class="link" @click=${()=>kh(e)}>${i("edit.startOver")}</button>
  </p>`,qh=e=>gt`
  <fieldset>
    <legend>${i("edit.photos")}</legend>
    ${e.photosExpired?gt`<p class="note">${i("edit.photosGone")}</p>`:Lt}
    ${gl(e.uploads,t=>wl(e,t))}
    <p class="hint">${i("edit.photosMost",{n:e.uploads.most})} ${i("edit.photosHint")}</p>
  </fieldset>`,Sh=e=>gt`
  ${L(e.form)}
  ${e.form.refusal?.reason==="changed_since"?gt`
    <div class="row">
      <a class="button quiet" href=${e.back} target="_blank">${i("edit.theirs")}</a>
      <button type="submit" class="quiet" @click=${()=>e.overwrite()}>${i("edit.mine")}</button>
    </div>`:Lt}`;function Fh(e,t){t.change(dr(e.currentTarget))}async function Ph(e,t){let n=await t.submit(e)?document.querySelector("form [aria-invalid=true]"):document.getElementById("place");nl(n),n?.focus()}function Lh(e){let{title:t}=e.values,s=e.form.busy&&e.uploads.isBusy?"edit.waiting":e.isNew?"edit.publish":"action.save",n=a=>Fh(a,e);return gt`
    <form class="card" novalidate ?hidden=${!!e.several?.groups}
      @input=${n} @change=${n} @submit=${a=>Ph(a,e)}>
      ${e.isRestored?Oh(e):Lt}
      ${qh(e)}
      ${ll(e.place,e.placeError)}
      ${w(e.form,"title",{label:i("find.titleField"),value:t,required:!0,most:y().limits.title})}
      ${al(e)}
      <div class="publish">
        ${Sh(e)}
        <div class="row end">
          <a class="button quiet" href=${e.back}>${i("action.cancel")}</a>
          ${B(e.form,i(s))}
        </div>
      </div>
    </form>`}var Th=(e,t)=>gt`
  ${e.received?vh(e,t.get("shared")==="full"):Lt}
  ${pl(e.several,()=>bh(e))}
  ${e.several.groups?Lt:Xc(e.drafts)}`;function Ih(e,t){return e.loading.problem?b(e.loading.problem,t):e.uploads?Lh(e):k(4)}function yl(e){let t=new(e.params.id?Ei:Xi)(e,{showHome:xh}),s=()=>t.loading.load();return tl(e.signal,n=>t.uploads&&wl(t,n)),{title:t.title,ready:s(),view:()=>gt`
      ${v(t.title,Lt,t.back)}
      ${t.isNew?Th(t,e.query):Lt}
      ${Ih(t,s)}`,close:()=>t.close()}}import{html as cs,nothing as Nl}from"../lib/lit-html/lit-html.js";var Mh=3,jh=4,an=(e,t=0)=>new Date(e.getFullYear(),e.getMonth(),e.getDate()-t);function Ah(){let e=new Intl.Locale(go());return((e.getWeekInfo?.()??e.weekInfo)?.firstDay??1)%7}var Bh=e=>[["today",an(e)],["yesterday",an(e,1)],["week",an(e,(e.getDay()-Ah()+7)%7)],["earlier",-1/0]],Ta=e=>an(new Date(e.createdAt)).getTime(),on=e=>`${Ta(e)} ${e.user.id}`;function Nh(e){let t=new Map;for(let s of e)t.set(on(s),[...t.get(on(s))??[],s]);return t}function vl(e,{now:t=new Date,mayContinue:s=!1}={}){let n=Nh(e),a=s&&e.length?Ta(e.at(-1)):NaN,o=new Map,r=Bh(t);for(let l of e){let p=n.get(on(l)),m=p.length>=Mh;if(m&&p[0]!==l)continue;let d=m?{key:on(l),finds:p,hasMore:Ta(l)===a}:{find:l},I=new Date(l.createdAt),[at]=r.find(([,Ie])=>I>=Ie);o.set(at,[...o.get(at)??[],d])}return[...o].map(([l,p])=>({name:l,entries:p}))}function kl(e){let t=n=>n.media.length>0,s=[...e.filter(t),...e.filter(n=>!t(n))].slice(0,jh);return{shown:s,rest:e.length-s.length}}var Dh=1500,[Ch,Uh]=[4,4],Rh=9;function _h(){let e=le(oe.get());return e?.zoom>=Rh?{lat:e.lat,lng:e.lng}:null}var Hh=()=>Promise.race([nr(),ri(Dh,null)]),Eh=e=>e?{lat:Math.round(e.lat*100)/100,lng:Math.round(e.lng*100)/100}:{},rn=class{at=null;isHere=!1;busy=!1;#t=new WeakMap;#e;#s;constructor(t){this.#s=t,this.at=t.kept?.at??null,this.isHere=t.kept?.isHere??!1,this.#e=new Set(t.kept?.open),this.list=_(t,()=>$("/api/finds/feed",{...Eh(this.at),limit:20}))}liking(t){let s=this.#t.get(t);return s||this.#t.set(t,s=new hr(t.id,()=>t,this.#s)),s}save(t,s){return or(t,s,this.#s.update)}load=async()=>{if(this.#s.kept?.at===void 0){let t=await Hh();this.#o(t??_h(),!!t)}await this.#n()};get days(){return vl(this.list.items??[],{mayContinue:!!this.list.next})}get#i(){return this.days.reduce((t,s)=>t+s.entries.length,0)}isOpen=({key:t})=>this.#e.has(t);toggle({key:t}){this.#e.delete(t)||this.#e.add(t),this.#s.keep({open:[...this.#e]}),this.#s.update()}async#n(){await this.list.load(),await this.#a(Ch)}more=()=>this.#a(this.#i+1);async#a(t){for(let s=0;this.list.next&&this.#i<t&&s<Uh;s++){let n=this.list.items.length;if(await this.list.more(),this.list.items?.length===n)return}}#o(t,s){Object.assign(this,{at:t,isHere:s}),this.#s.keep({at:t,isHere:s})}async nearMe(){this.busy=!0,this.#s.update();try{this.#o(await li({timeout:1e4}),!0),this.list.clear(),await this.#n()}catch(t){u(F(t))}this.busy=!1,this.#s.update()}distance=t=>this.isHere?Gt(this.at,ct(we(t))):void 0};function zh(){return Po()?!0:et.get("installPrompt")||Lo()?!1:void 0}async function Vh(){let e=await ei();return{on:!0,off:!1}[e]}var os=class{steps=[];isKnown=!1;#t;constructor(t){this.#t=t}get isOver(){return ta.get()===g()?.id}get isShown(){return!this.isOver&&this.left>0}get left(){return this.steps.filter(t=>!t.isDone).length}async load(){if(this.isOver){this.isKnown=!0;return}let{signal:t}=this.#t,s={profile:!!g().displayName||!!g().profilePicture?.startsWith("/api/media/"),streets:g().role==="admin"&&y().tiles?.kind==="vector"?Ir().length>0:void 0,find:f(`/api/users/${g().id}`,{signal:t}).then(a=>a.findCount>0),friend:f("/api/friends?limit=1",{signal:t}).then(a=>a.length>0),push:Vh(),install:zh()},n=await Promise.all(Object.entries(s).map(async([a,o])=>({name:a,isDone:await Promise.resolve(o).catch(()=>{})})));t.aborted||(this.isKnown=!0,this.steps=n.filter(a=>a.isDone!==void 0),this.steps.length===n.length&&!this.left&&this.dismiss(),this.#t.update())}async installNow(){let t=et.get("installPrompt");t&&(await t.prompt(),et.set("installPrompt",null),await this.load())}dismiss=()=>{ta.set(g().id),this.steps=[],this.#t.update()}};import{html as ee,nothing as Se}from"../lib/lit-html/lit-html.js";var Wh="(min-width: 1180px) 516px, (min-width: 720px) 688px, 100vw",Kh=(e,t)=>ee`
  <span class="cover c-${Ue(e.category).code}">
    ${e.media.length?$t(e.media[0],{sizes:Wh,eager:t}):dt(e.category)}
    ${e.media[0]?.type==="video"?ee`<span class="play">${c("play")}</span>`:Se}
    ${e.media.length>1?ee`<span class="counter">${i("feed.photos",{n:e.media.length})}</span>`:Se}
  </span>`;function Yh(e,t){let s=[To(e,we(e))?"":ti(we(e)),t===void 0?"":ko(t)].filter(Boolean);return s.length?ee`
    <span class="soft">${c("pin")} <bdi>${s[0]}</bdi>${s[1]?ee` · ${s[1]}`:Se}</span>`:Se}var Ia=(e,t,s=Se)=>ee`
  <span class="by">
    ${N(e.user,28)} <span class="grow">${h(e.user)} <span class="soft">· ${K(e.createdAt)}</span></span>
    ${t&&e.reason==="friend"?ee`<span class="badge">${i("feed.friend")}</span>`:Se}
    ${s}
  </span>`,xl=(e,t,s,{km:n,eager:a,isMixed:o})=>ee`
  <li class="feed-card">
    <a href="/finds/${e.id}">
      ${Kh(e,a)}
      <span class="about">
        <span class="name" dir="auto">${e.title}</span>
        ${Yh(e,n)}
        ${Ia(e,o,qr(e))}
      </span>
    </a>
    <div class="acts">
      ${xr(t,`like-${e.id}`)}
      <a class="act" href="/finds/${e.id}#comments" aria-label=${i("find.commentOn",{title:e.title})}>
        ${c("comment")} ${e.commentCount?ee`<span>${P(e.commentCount)}</span>`:Se}
      </a>
      <span class="grow"></span>
      ${kr(e,s,`save-${e.id}`)}
    </div>
  </li>`;import{html as rs,nothing as Ol}from"../lib/lit-html/lit-html.js";var Ma=({key:e})=>`group-${e.replace(" ","-")}`;async function ql(e,t){e.toggle(t),await x(Ma(t))}var Gh=(e,t)=>rs`
  <span class="piece c-${Ue(e.category).code}">
    ${e.media.length?$t(e.media[0],{thumb:!0}):dt(e.category)}
    ${t?rs`<span class="beyond">+${P(t)}</span>`:Ol}
  </span>`;function Jh(e){let{shown:t,rest:s}=kl(e);return rs`
    <span class="cover ${t[0].media.length?"":"signs"}">
      <span class="mosaic of-${t.length}">${t.map((n,a)=>Gh(n,a===t.length-1?s:0))}</span>
    </span>`}var Sl=({finds:e,hasMore:t})=>i("feed.several",{n:e.length,more:t}),Xh=e=>e.map((t,s)=>rs`${s?" · ":Ol}<bdi>${t.title}</bdi>`),Zh=(e,t)=>rs`
  <li class="feed-card">
    <button type="button" class="group-face" id=${Ma(t)} aria-expanded="false" @click=${()=>ql(e,t)}>
      ${Jh(t.finds)}
      <span class="about">
        <span class="name">${Sl(t)}</span>
        <span class="soft titles">${Xh(t.finds.slice(0,10))}</span>
        ${Ia(t.finds[0],!!e.at)}
      </span>
    </button>
  </li>`,Qh=(e,t,s)=>rs`
  <li class="feed-group">
    <div class="by">
      ${N(t.finds[0].user,28)}
      <span class="grow">${h(t.finds[0].user)} <span class="soft">· ${Sl(t)}</span></span>
      <button type="button" class="quiet" id=${Ma(t)} aria-expanded="true" @click=${()=>ql(e,t)}>
        ${i("feed.less")}
      </button>
    </div>
    <ul class="feed-list">${t.finds.map(n=>s(n))}</ul>
  </li>`,Fl=(e,t,s)=>e.isOpen(t)?Qh(e,t,s):Zh(e,t);import{html as Fe,nothing as Rs}from"../lib/lit-html/lit-html.js";var Pl={profile:()=>"/profile",streets:()=>"/admin/map",find:()=>"/new",friend:()=>xt()?"/invites":"/people",push:()=>"/settings/notifications"},tf=e=>i(e==="friend"&&xt()?"steps.inviteAction":`steps.${e}Action`);function ef(e,t){return Pl[t]?Fe`<a class="button quiet" href=${Pl[t]()}>${tf(t)}</a>`:et.get("installPrompt")?Fe`<button type="button" class="quiet" @click=${()=>e.installNow()}>${i("steps.installAction")}</button>`:Fe`<span class="hint">${i("steps.installHint")}</span>`}var sf=(e,{name:t,isDone:s})=>Fe`
  <li class="step ${s?"done":""}">
    <span class="tick">${s?c("check"):Rs}</span>
    <span class="grow">${i(t==="friend"&&xt()?"steps.invite":`steps.${t}`,{instance:Y()})}${s?Fe`<span class="unseen"> (${i("steps.done")})</span>`:Rs}</span>
    ${s?Rs:ef(e,t)}
  </li>`;async function nf(e,t){let s=new os(t);e.note=()=>s.isShown?Fe`
    <p class="steps-left">
      <a href="/feed#steps">${c("check")} ${i("steps.count",{n:s.steps.length-s.left,all:s.steps.length})}</a>
      ${rt(s.dismiss)}
    </p>`:Rs,await s.load()}var Ll=(e,t)=>e.isShown?Fe`
  <details class="card steps-fold" id="steps" ?open=${t}>
    <summary>
      <span class="grow strong">${i("steps.count",{n:e.steps.length-e.left,all:e.steps.length})}</span>
      ${c("next")}
    </summary>
    <ul class="first-steps">${e.steps.map(s=>sf(e,s))}</ul>
    <button type="button" class="link" @click=${e.dismiss}>${i("steps.hide")}</button>
  </details>`:Rs;import{html as Ml,nothing as Il}from"../lib/lit-html/lit-html.js";var af=1,Tl=(e,t=new Date)=>t.getFullYear()-new Date(e).getFullYear(),cn=class{isKnown=!1;#t=[];#e=!1;#s;constructor(t){this.#s=t}async load(){let t=$("/api/finds/on-this-day",{offset:-new Date().getTimezoneOffset()});this.#t=await f(t,{signal:this.#s.signal}).catch(()=>[]),this.isKnown=!0,this.#s.update()}get shown(){return this.#e?this.#t:this.#t.slice(0,af)}get count(){return this.#t.length}get hasMore(){return this.#t.length>this.shown.length}more=()=>{this.#e=!0,this.#s.update()};nameOf=t=>t.userId===g()?.id?"":h(t.user)};var of=(e,t)=>[i("feed.yearsAgo",{n:Tl(t.createdAt)}),e.nameOf(t)].filter(Boolean).join(" · ");async function rf(e){e.more(),await x("this-day")}var cf=e=>Ml`
  <button type="button" class="link" @click=${()=>rf(e)}>${i("feed.allOnThisDay",{n:e.count})}</button>`,jl=e=>e.shown.length?Ml`
  <section class="card this-day" aria-labelledby="this-day">
    <div class="row between">
      <h2 id="this-day" tabindex="-1">${i("feed.onThisDay")}</h2>
      ${e.hasMore?cf(e):Il}
    </div>
    <ul class="rows">${e.shown.map(t=>gi(t,of(e,t)))}</ul>
  </section>`:Il;var lf=()=>cs`<a class="button quiet" href="/people">${c("people")} ${i("nav.people")}</a>`,pf=e=>e.isHere?Nl:cs`
  <button type="button" class="chip" aria-busy=${e.busy?"true":"false"} @click=${()=>e.nearMe()}>
    ${c("here")} ${i("feed.nearMe")}
  </button>`,Al=e=>cs`
  <p class="row between"><span class="soft">${i(e.at?"feed.around":"feed.friends")}</span>${pf(e)}</p>`,Bl=(e,t)=>xl(e,t.liking(e),s=>t.save(e,s),{km:t.distance(e),eager:e===t.list.items[0],isMixed:!!t.at}),uf=({name:e,entries:t},s)=>cs`
  <section class="stack" aria-labelledby="day-${e}">
    <h2 id="day-${e}">${i(`feed.${e}`)}</h2>
    <ul class="feed-list">
      ${t.map(n=>n.find?Bl(n.find,s):Fl(s,n,a=>Bl(a,s)))}
    </ul>
  </section>`;function df(e,t,s){let{items:n,problem:a}=e.list;return!a&&(!n||!t.isKnown||!s.isKnown)?k(3):[Ll(t,location.hash==="#steps"||!n?.length),jl(s),mf(e)]}function mf(e){let{items:t,problem:s,load:n}=e.list;if(s)return b(s,n);if(!t.length&&!e.list.next){let a=i(e.at?"feed.noneText":"feed.noneFriends");return[Al(e),U(i("feed.none"),a,Nl,"feed")]}return cs`
    ${Al(e)}
    ${e.days.map(a=>uf(a,e))}
    ${D({...e.list,more:e.more})}`}function Dl(e){let t=new rn(e),s=new os(e),n=new cn(e);return{title:i("feed.title"),broad:!0,ready:Promise.all([t.load(),s.load(),n.load()]),view:()=>cs`
      ${v(i("feed.title"),lf())}
      ${df(t,s,n)}`}}import{html as E,nothing as ls}from"../lib/lit-html/lit-html.js";var hf=30,ln=e=>e.map(t=>typeof t=="string"?t:t[0]==="code"?t[1]:ln(t.at(-1))).join("");function Cl([e,t,s]){return e==="pre"?t:e==="ul"||e==="ol"?t.map(n=>n.map(Cl).join(" ")).join(" "):e==="table"?t.map(n=>n.map(ln).join(" ")).join(" "):ln(s??t)}function ff(e){let t=[{document:e,id:"",title:e.title,texts:[]}];for(let s of e.blocks)/^h\d$/.test(s[0])?t.push({document:e,id:s[1],title:ln(s[2]),texts:[]}):t.at(-1).texts.push(Cl(s));return t.map(({texts:s,...n})=>({...n,text:s.join(" ")}))}var $f=({document:e,id:t})=>`/help/${e.name}${t?`#${t}`:""}`;function gf(e,t){let s=Math.min(...t.map(o=>re(e).indexOf(o)).filter(o=>o>=0),e.length),n=s>60?e.lastIndexOf(" ",s-40)+1:0,a=e.slice(n,n+160);return`${n?"… ":""}${a}${n+160<e.length?" …":""}`}function bf(e,t){let s=re(t).split(/\s+/).filter(Boolean);if(!s.length)return[];let n=({title:o,text:r})=>s.every(l=>re(`${o} ${r}`).includes(l))?s.some(l=>re(o).includes(l))?2:1:0;return e.flatMap(ff).map(o=>[n(o),o]).filter(([o])=>o).sort(([o],[r])=>r-o).slice(0,hf).map(([,o])=>({address:$f(o),title:o.title,document:o.document,part:gf(o.text,s)}))}function wf(e,t){let s=({name:a,language:o})=>a.replace(new RegExp(`-${o}$`),""),n=a=>a.language===t||a.language==="en"&&!e.some(o=>o.language===t&&s(o)===s(a));return e.filter(n)}var pn=class{query="";#t;#e=[];constructor(t){this.#t=t,this.loading=V(t,async()=>{let s=await fetch(new URL("bundle/help.json",Me).href,{signal:t.signal});if(!s.ok)throw Object.assign(new Error("the documents are not there"),{code:"strange",status:s.status});this.#e=await s.json()}),this.query=t.query.get("q")??""}get documents(){return wf(this.#e,Pt())}get document(){return this.#e.find(t=>t.name===this.#t.params.name)}get found(){return bf(this.documents,this.query)}search(t){this.query=t,this.#t.rename($("/help",{q:t.trim()})),this.#t.update()}};var Ht=e=>e.map(t=>typeof t=="string"?t:yf[t[0]](t)),yf={b:([,e])=>E`<b>${Ht(e)}</b>`,i:([,e])=>E`<i>${Ht(e)}</i>`,code:([,e])=>E`<code>${e}</code>`,a:([,e,t])=>/^https?:/.test(e)?E`<a href=${e} target="_blank" rel="noopener">${Ht(t)}</a>`:E`<a href=${e}>${Ht(t)}</a>`},Ul=e=>E`<li>${e.length===1&&e[0][0]==="p"?Ht(e[0][1]):e.map(Hl)}</li>`,Rl=(e,t)=>E`<tr>${e.map(t)}</tr>`,vf={h2:([,e,t])=>E`<h2 id=${e} tabindex="-1">${Ht(t)}</h2>`,h3:([,e,t])=>E`<h3 id=${e} tabindex="-1">${Ht(t)}</h3>`,p:([,e])=>E`<p>${Ht(e)}</p>`,pre:([,e])=>E`<pre tabindex="0">${e}</pre>`,ul:([,e])=>E`<ul>${e.map(Ul)}</ul>`,ol:([,e])=>E`<ol>${e.map(Ul)}</ol>`,table:([,[e,...t]])=>E`
    <div class="scrolls" tabindex="0"><table>
      <thead>${Rl(e,s=>E`<th scope="col">${Ht(s)}</th>`)}</thead>
      <tbody>${t.map(s=>Rl(s,n=>E`<td>${Ht(n)}</td>`))}</tbody>
    </table></div>`},Hl=e=>vf[e[0]](e),_l=e=>E`<ul class="people">${e.map(t=>lt(`/help/${t.name}`,"",t.title,"",t.language))}</ul>`,kf=([e,...t])=>E`
  <section class="card">${_l([e])}</section>
  <section class="card">
    <h2>${i("help.running")}</h2>
    ${_l(t)}
  </section>`;function xf(e){let t=e.found;return E`
    <p class="unseen" role="status">${i("help.found",{n:t.length})}</p>
    ${t.length?E`<section class="card"><ul class="people">${t.map(({address:s,title:n,document:a,part:o})=>lt(s,"",a.title===n?n:`${a.title} › ${n}`,o,a.language))}</ul></section>`:U(i("help.none"),i("help.noneText"),ls,"search")}`}var Of=e=>E`
  ${v(i("help.title"),ls,g()?"/settings":"/sign-in")}
  <form role="search" @submit=${t=>t.preventDefault()}>
    <label class="unseen" for="help-words">${i("help.search")}</label>
    <input id="help-words" type="search" autocomplete="off" placeholder=${i("help.search")} .value=${e.query}
      @input=${t=>e.search(t.target.value)}>
  </form>
  ${e.query.trim()?xf(e):kf(e.documents)}`,qf=({title:e,language:t,blocks:s})=>E`
  ${v(e,ls,"/help")}
  <article class="card document" lang=${t}>${s.map(Hl)}</article>`,Sf=()=>E`${v(i("help.title"),ls,"/help")}${U(i("missing.title"),i("missing.text"),ls,"search")}`;function Ff(e,t){return e.loading.problem?E`${v(i("help.title"),ls,"/help")}${b(e.loading.problem,e.loading.load)}`:e.documents.length?t.params.name?e.document?qf(e.document):Sf():Of(e):k(6)}function El(e){let t=new pn(e);return{get title(){return t.document?.title??i("help.title")},ready:t.loading.load().then(()=>location.hash?x(location.hash.slice(1)):null),view:()=>Ff(t,e)}}import{html as A,nothing as X}from"../lib/lit-html/lit-html.js";var Pf=20,Lf=e=>new Promise((t,s)=>{let n=()=>{clearTimeout(a),s(e.reason)},a=setTimeout(()=>{e.removeEventListener("abort",n),t()},1e3);e.addEventListener("abort",n,{once:!0})});async function zl(e,t,{signal:s,stopped:n,tick:a=Lf,note:o=()=>{}}){for(;;)try{return await O(e,t,{signal:s})}catch(r){if(r.status!==429)throw r;await o();for(let l=Math.max(Pf,r.retryAfter);l>0;l--){if(n())return null;await a(s)}}}var un=class{audience="me";keep=!1;category="";area="";forFriends="true";#t;constructor(t,s){this.settings=t,this.#t=s,t.read().then(s,()=>{})}set(t){Object.assign(this,t),this.#t()}get body(){return{audience:this.audience,...this.keep?{keepVisibility:!0}:{},...this.category?{category:this.category}:{},...this.area===""?{}:{area:Number(this.area)},...Number(this.area)?{exactForFriends:this.forFriends==="true"}:{}}}};var Tf=30,If=["obscured","notPoint"],Vl=()=>y().places.source!=="gazetteer",dn=class{state=null;#t;#e;#s=!1;constructor(t,s){this.#t=t,this.#e=s}get rows(){return(this.#t.rows.items??[]).filter(t=>t.status==="noPlace"&&!If.includes(t.reason)).slice(0,Tf)}async run(){let{rows:t}=this,s={n:0,all:t.length,found:0,busy:!0,problem:null};this.state=s,this.#s=!1,this.#e.update();try{for(let n of t){if(this.#s)break;let[a]=await f($("/api/places",{query:n.place||n.title,limit:1}),{signal:this.#e.signal});s.n++,a&&await this.#t.guess(n,a)&&s.found++,this.#e.update()}}catch(n){if(n.name==="AbortError")return;s.problem=n}s.busy=!1,this.#e.update()}stop(){this.#s=!0}};function Mf({lat:e,lng:t}){let s=Math.floor(e/.25);return{y:s,x:Math.floor(t/ja(s))}}var ja=e=>.25/Math.max(.05,Math.cos((e+.5)*.25*Math.PI/180));function jf({x:e,y:t}){let s=(e+.5)*ja(t),n=[];for(let a=t-2;a<=t+2;a++){let o=Math.floor(s/ja(a));for(let r=o-2;r<=o+2;r++)n.push(`${r} ${a}`)}return n}function Wl(e){let t=new Map;for(let n of e){let a=Mf(n),o=`${a.x} ${a.y}`,r=t.get(o);r?r.n++:t.set(o,{...a,key:o,at:{lat:n.lat,lng:n.lng},n:1})}let s=new Map;for(let n of[...t.values()].sort((a,o)=>o.n-a.n)){let a=jf(n).find(o=>s.has(o));a?s.get(a).n+=n.n:s.set(n.key,{at:n.at,n:n.n})}return[...s.values()].sort((n,a)=>a.n-n.n)}var Af=1e3,Bf=14,Kl=e=>({...ct(e),row:e.row,name:e.title});function Nf(e,t){let[s,n]=[e.map(d=>d.lat),e.map(d=>d.lng)].map(d=>d.toSorted((I,at)=>I-at)),[a,o,r,l]=[s[0],s.at(-1),n[0],n.at(-1)],p={lat:(a+o)/2,lng:(r+l)/2,zoom:Bf},m=()=>{let[d,I,at,Ie]=sr(t,p).split(",").map(Number);return d<=r&&at>=l&&I<=a&&Ie>=o};for(;p.zoom>1&&!m();)p.zoom--;return p}var mn=class{items=[];where="";#t;#e=0;constructor(t){this.#t=t}async load(t,s){let n=++this.#e,a=[];try{for(let o=0,r;!r||r.length===Af;o=r.at(-1)?.row){if(r=await f($(`${t}/points`,{status:s,after:o||""}),{signal:this.#t.signal}),n!==this.#e)return;a.push(...r.map(Kl))}}catch{if(n!==this.#e)return;a.length=0}this.items=a,this.where="",this.#t.update(),a.length&&await this.#s(n)}async#s(t){let[s,...n]=Wl(this.items),a={lat:s.at.lat.toFixed(3),lng:s.at.lng.toFixed(3)},o=await f($("/api/places/reverse",a),{signal:this.#t.signal}).catch(()=>null);if(t!==this.#e||!o?.name)return;let r={places:i("import.places",{n:this.items.length}),town:o.name,n:n.length};this.where=i(n.length?"import.whereMore":"import.where",r),this.#t.update()}put(t){let s=this.items.filter(n=>n.row!==t.row);this.items=t.status==="ready"&&t.latitude!==void 0?[...s,Kl(t)]:s}link(t){return $("/",{at:Re(Nf(this.items,t))})}};var Df=e=>Number(new URLSearchParams(e.split("?")[1]).get("limit"));function Yl(e,t){let s={items:null,next:0,busy:!1,problem:null},n=0,a=async o=>{let r=n,l=t();Object.assign(s,{busy:!0,problem:null}),e.update();try{let p=await f(o?`${l}&after=${o}`:l,{signal:e.signal});if(r!==n)return;s.items=[...o?s.items:[],...p],s.next=p.length<Df(l)?0:p.at(-1).row}catch(p){if(r!==n||p.name==="AbortError")return;o?u(F(p)):s.problem=p}s.busy=!1,e.update()};return s.clear=()=>{n++,Object.assign(s,{items:null,next:0,busy:!1,problem:null})},s.load=()=>a(0),s.more=async()=>{!s.busy&&s.next&&await a(s.next)},s.put=o=>{s.items=s.items?.map(r=>r.row===o.row?o:r)??null},s.drop=o=>{s.items=s.items?.filter(r=>r.row!==o.row)??null,s.items&&!s.items.length&&s.more()},s}var Cf=e=>(/\.zip$/i.test(e.name??"")?1e3:100)*2**20,Gl=20,Uf=200,Rf=["ready","noPlace","duplicate","bad","skipped","done"],_f=4,Hf=["noPoint","zeroPoint","notPoint","obscured","badPoint","noTitle","badLine","twice","known"],Jl=e=>Hf.includes(e.reason)?e.reason:"",hn=class{current=null;unfinished=[];finished=[];isUndoing=!1;status="ready";progress=null;refusal=null;published=null;#t;#e=null;#s=!1;constructor(t){this.#t=t,this.options=new un(new pe(t),()=>t.update()),this.places=new dn(this,t),this.points=new mn(t),this.rows=Yl(t,()=>$(`${this.#i}/rows`,{status:this.status,limit:50})),this.loading=V(t,()=>this.#n())}get#i(){return`/api/imports/${this.current.id}`}get tabs(){let{counts:t}=this.current;return Rf.map((s,n)=>({name:s,n:t[s],at:n})).filter(({n:s,at:n})=>s||n<_f)}get isBusy(){return!!this.published?.busy}get isDone(){let{counts:t}=this.current;return!!this.published&&!this.isBusy&&!this.published.problem&&!t.ready&&!t.noPlace&&!t.media}async#n(){let{signal:t}=this.#t,s=this.#t.query.get("id"),n=await f("/api/imports",{signal:t});this.unfinished=n.filter(o=>o.counts.ready||o.counts.noPlace),this.finished=n.filter(o=>o.counts.done&&!this.unfinished.includes(o));let a=n.find(o=>o.id===s);a&&await this.#a(a)}async#a(t){this.current=t,this.published=null,this.places.state=null,this.status=this.tabs.find(({n:s})=>s)?.name??"ready",this.rows.clear(),await this.rows.load(),this.points.load(this.#i,"ready")}open(t){return this.#t.rename($("/import",{id:t.id})),this.#a(t)}async upload(t,s=Be){let n=new AbortController;this.#e=n,this.#t.signal.addEventListener("abort",()=>n.abort(),{once:!0}),Object.assign(this,{progress:0,refusal:null}),this.#t.update();let a=o=>{this.progress=o,this.#t.update()};try{if(t.size>Cf(t))throw{code:"page",text:i("import.tooLarge")};let o=await s("POST","/api/imports",t,{progress:a,signal:n.signal});if(n.signal.aborted)return;await this.open(o)}catch(o){if(o.name==="AbortError")return;this.refusal=o,o.reason==="too_many_imports"&&await this.loading.load()}finally{this.progress=null,this.#t.update()}}cancel(){this.#e?.abort()}choose(t){return this.status=t,this.rows.clear(),this.rows.load()}async#o(t,s){let n=await M(G(`${this.#i}/rows/${t.row}`,s).then(a=>{let o={...this.current.counts};o[t.status]--,o[a.status]++,this.current={...this.current,counts:o},a.status===t.status?this.rows.put(a):this.rows.drop(t),this.published?.made||this.points.put(a)}));return this.#t.update(),n}skip(t,s){return this.#o(t,{skip:s})}place(t,{point:s,name:n,location:a}){let o=a?.name??n;return this.#o(t,{latitude:s.lat,longitude:s.lng,...o?{place:o}:{}})}guess(t,{latitude:s,longitude:n}){return this.#o(t,{latitude:s,longitude:n,guessed:!0})}rename(t,s){return this.#o(t,{title:s})}async commit(t){if(this.isBusy)return;let{signal:s}=this.#t,{ready:n,done:a}=this.current.counts;this.#s=!1;let o={made:0,taken:0,all:n,busy:!0,isWaiting:!1,problem:null};this.published=o;let r=p=>{this.current=p,Object.assign(o,{made:p.counts.done-a,taken:n-p.counts.ready}),this.#t.update()},l=()=>(o.isWaiting=!0,this.#t.update(),f(this.#i,{signal:s}).then(r).catch(p=>{if(!Ae(p))throw p}));this.#t.update();try{for(let p=Gl;this.current.counts.ready&&!this.#s;){let m=this.current.counts.ready,d=await zl(`${this.#i}/commit`,{...this.options.body,limit:Uf},{signal:s,stopped:()=>this.#s,note:l,tick:t});if(o.isWaiting=!1,!d)break;if(r(d),p=this.current.counts.ready<m?Gl:this.current.counts.media?p-1:0,!p)throw{code:"strange"}}}catch(p){if(p.name==="AbortError")return;o.problem=p,await f(this.#i,{signal:s}).then(r).catch(()=>{})}o.busy=!1,!s.aborted&&(await this.choose(this.current.counts.ready?"ready":"done"),this.points.load(this.#i,o.made?"done":"ready"))}stop(){this.#s=!0}leave(){return this.current=null,this.refusal=null,this.#t.query.delete("id"),this.#t.rename("/import"),this.loading.load()}async undoable(){let t=null;return await M(O(`${this.#i}/undo`,{dryRun:!0}).then(s=>{t=s})),t}async undo(){let{signal:t}=this.#t,[s,n]=[0,0],a=async()=>{for(let r=1;r;){let l=await O(`${this.#i}/undo`,{},{signal:t});[s,n,r]=[s+l.binned,l.changed,l.binned?l.left:0]}};this.isUndoing=!0,this.#t.update();let o=await M(a());if(!t.aborted)return Object.assign(this,{isUndoing:!1,published:null}),u([i("import.undone",{n:s}),n?i("import.undoneKept",{n}):""].filter(Boolean).join(" ")),o&&!n?this.leave():f(this.#i,{signal:t}).then(r=>this.#a(r),()=>this.leave())}async discard(t){await M(T(`/api/imports/${t.id}`))&&await this.leave()}};var Ef=["track","route","line","area","picture","link","file","damaged","text"];function Xl({leftOut:e=[]}){let t=e.filter(({kind:s})=>Ef.includes(s));return t.length?i("import.leftOut",{n:t.reduce((s,{n})=>s+n,0),list:yo(t.map(({kind:s,n})=>i(`import.kind.${s}`,{n})))}):""}var Zl=({leftOut:e=[]})=>e.flatMap(({where:t=[]})=>t).map(({file:t="",line:s=0,column:n=0})=>s?i(t?"import.leftAt":"import.leftLine",{file:t,line:P(s),column:P(n)}):t);import{html as Ba,nothing as Aa}from"../lib/lit-html/lit-html.js";var zf=(e,t,s,n,a)=>Ba`
  <label class="switch">
    <span>${s}<br><span class="soft">${n}</span></span>
    <input type="checkbox" role="switch" id=${e} .checked=${t} @change=${o=>a(o.target.checked)}>
  </label>`,Vf=(e,t)=>Ba`
  ${e.current.format==="finds"?zf("import-keep",t.keep,i("import.keep"),i("import.keepHint"),s=>t.set({keep:s})):Aa}
  ${t.keep?Aa:S("import-audience",{label:i("edit.who"),chosen:t.audience,options:ft.map(s=>[s,i(`find.audience.${s}`)]),set:s=>t.set({audience:s})})}`,Wf=e=>S("import-category",{label:i("import.category"),options:[["",i("edit.none")],...Ct().map(t=>[t,z(t)])],chosen:e.category,set:t=>e.set({category:t})}),Kf=e=>S("import-area",{label:i("privacy.shown"),hint:i("import.areaHint"),chosen:e.area,set:t=>e.set({area:t}),options:[["",Bs(e.settings.values)],...de()]}),Yf=e=>S("import-friends",{label:i("privacy.exactFor"),options:Zi(),chosen:e.forFriends,set:t=>e.set({forFriends:t})}),Ql=(e,t=e.options)=>Ba`
  ${Vf(e,t)}
  <div class="folds">
    <details class="fold" id="fold-import">
      <summary>${c("filter")} <span class="grow">${i("import.more")}</span> ${c("next")}</summary>
      <div class="stack">${Wf(t)}${Kf(t)}${Number(t.area)?Yf(t):Aa}</div>
    </details>
  </div>`;import{html as mt,nothing as me}from"../lib/lit-html/lit-html.js";function Gf(e){if(e.status==="ready"&&e.reason!=="noTitle")return e.guessed?i("import.guessed"):e.place??"";let t=Jl(e),s=e.line?`${i("import.line",{n:e.line})}: `:"";return t?s+i(`import.reason.${t}`):""}async function Da(e,t,s){if(!await s)return;let n=e.rows.items?.[Math.min(t,e.rows.items.length-1)];x(n?`row-${n.row}`:"part-rows")}function Jf(e,t,s,n){let a=new qt(n,null,()=>Da(e,s,e.place(t,a.value)));return as(a)}var fn=e=>e.title||i("import.line",{n:e.row}),Na=(e,t,s)=>mt`
  <button type="button" class="quiet" id="row-${e.row}" aria-label=${`${t}: ${fn(e)}`} @click=${s}>${t}</button>`,Xf=e=>t=>w(t,"title",{label:i("find.titleField"),value:e.title,required:!0,least:1,most:y().limits.title});async function Zf(e,t){await R(n=>new q({send:async({title:a})=>{await e.rename(t,a.trim())&&n()}}),i("import.rename"),Xf(t),n=>B(n,i("action.save"))),x(`name-${t.row}`)}var tp=(e,t)=>mt`
  <button type="button" class="round" id="name-${t.row}" aria-label=${`${i("import.rename")}: ${fn(t)}`}
    @click=${()=>Zf(e,t)}>
    ${c("edit")}
  </button>`,ep=e=>e.findId?mt`
  <a class="button quiet" href="/finds/${e.findId}" aria-label=${`${i("import.show")}: ${fn(e)}`}>
    ${i("import.show")}</a>`:me,Qf=(e,t,s,n)=>({ready:()=>mt`${tp(e,t)}${Na(t,i("import.skip"),()=>Da(e,s,e.skip(t,!0)))}`,skipped:()=>Na(t,i("import.unskip"),()=>Da(e,s,e.skip(t,!1))),noPlace:()=>mt`${tp(e,t)}${Na(t,i("import.locate"),()=>Jf(e,t,s,n))}`,duplicate:()=>ep(t),done:()=>ep(t)})[t.status]?.()??me,Ca=e=>e?mt`<br><span class="soft" dir="auto">${e}</span>`:me,t$=e=>e.slice(e.lastIndexOf("/")+1),e$=e=>[`import.lost.${e}`,`rule.${e}`,`reason.${e}`].map(t=>[t,i(t)]).find(([t,s])=>s!==t)?.[1]??e,s$=({media:e,lost:t=[]})=>[e>t.length?Ca(i("import.rowMedia",{n:e-t.length})):me,...t.map(({file:s,reason:n})=>Ca(`${t$(s)}: ${e$(n)}`))],i$=(e,t,s,n)=>mt`
  <li class="row between">
    <span class="grow"><bdi class="strong">${fn(t)}</bdi>${Ca(Gf(t))}${s$(t)}</span>
    <span class="row">${Qf(e,t,s,n)}</span>
  </li>`;function n$(e,t){let{items:s,problem:n,load:a}=e.rows;return n?b(n,a):s?s.length?mt`
    <ul class="people" aria-label=${i("import.rows")}>${s.map((o,r)=>i$(e,o,r,t))}</ul>
    ${D(e.rows)}`:mt`<p class="soft" role="status">${i("import.none")}</p>`:k(4)}var a$=(e,{n:t,all:s})=>mt`
  <progress max=${s} .value=${t} aria-label=${i("import.lookUp")}></progress>
  <p class="row between">
    <span role="status">${i("import.progress",{n:t,all:P(s)})}</span>
    <button type="button" class="quiet" @click=${()=>e.places.stop()}>${i("import.stop")}</button>
  </p>`;async function o$(e){await e.places.run(),x("part-rows")}function r$(e){let{state:t,rows:s}=e.places;return t?.busy?a$(e,t):mt`
    ${t?mt`<p role="status">${i("import.lookedUp",{n:t.found})}</p>`:me}
    ${t?.problem?b(t.problem):me}
    ${s.length?mt`
      <p class="hint">${i("import.lookUpText",{source:y().places.attribution})}</p>
      <p>
        <button type="button" class="quiet" id="import-lookup" @click=${()=>o$(e)}>${i("import.lookUp")}</button>
      </p>`:me}`}var c$=e=>e.tabs.filter(({n:t})=>t).map(({name:t,n:s})=>`${P(s)} ${i(`import.status.${t}`)}`).join(" · "),l$=e=>mt`
  <summary>
    <span class="grow">${oi("rows",i("import.rows"))} <span class="soft">${c$(e)}</span></span>
    ${c("next")}
  </summary>`,sp=(e,t)=>mt`
  <details class="card import-rows" ?open=${!e.isDone||e.current.counts.mediaLost>0}>
    ${l$(e)}
    <div class="chips" role="group" aria-label=${i("import.which")}>
      ${e.tabs.map(({name:s,n})=>De(e.status===s,`${i(`import.status.${s}`)} (${P(n)})`,()=>e.choose(s)))}
    </div>
    ${e.status==="noPlace"&&Vl()?r$(e):me}
    ${n$(e,t)}
  </details>`;var ps=class extends Cr{label="";points=[];options(){let{lat:t,lng:s}=this.points[0]??{lat:25,lng:5};return{view:{lat:t,lng:s,zoom:2},still:!0,onMove:()=>this.map&&this.mark()}}draw(){this.points.length&&(this.map.fit(this.points,this.closest,{animate:!1}),this.mark())}failed(){this.remove()}};var[$n,p$,u$]=[12,28,44],Ua=class extends ps{closest=$n;options(){return{...super.options(),isWide:!0}}set places(t){let s=t!==this.points;this.points=t,this.map&&s&&this.draw()}mark(){this.map.setMarkers(yi(this.points,t=>this.map.pixelOf(t),u$).map(t=>this.#t(t)))}#t([t,...s]){if(!s.length){let r=()=>this.map.setView({...t,zoom:$n}),l=t.km?t:null;return{key:`${t.lat},${t.lng}`,lat:t.lat,lng:t.lng,kind:"dot",size:p$,text:"",label:t.name,area:l,click:r}}let n=Ur({latitude:t.lat,longitude:t.lng,count:s.length+1}),a=s.every(r=>r.lat===t.lat&&r.lng===t.lng);return{...n,click:()=>a?this.map.setView({...t,zoom:$n}):this.map.fit([t,...s],$n)}}};customElements.define("finds-map",Ua);var d$=".gpx,.kml,.kmz,.geojson,.geojsonl,.json,.umap,.csv,.tsv,.txt,.zip";async function m$(e,t){let s=e.target,[n]=s.files;n&&(await t.upload(n),s.value="",t.current&&x("part-import"))}var h$=e=>A`
  <progress max="1" .value=${e.progress} aria-label=${i("import.upload")}></progress>
  <p class="row between">
    <span class="soft" role="status">${i(e.progress<1?"import.upload":"import.reading")}</span>
    <button type="button" class="quiet" @click=${()=>e.cancel()}>${i("action.cancel")}</button>
  </p>`,f$=e=>A`
  <p class="row actions">
    <label class="button" for="import-file">${c("plus")} ${i("import.choose")}</label>
    <input class="file" id="import-file" type="file" accept=${d$} aria-describedby="import-hint" @change=${t=>m$(t,e)}>
  </p>`,$$=e=>A`
  <section class="card">
    <p>${i("import.text")}</p>
    ${e.refusal?b(e.refusal):X}
    ${e.progress===null?f$(e):h$(e)}
    <p class="hint" id="import-hint">${i("import.files")}</p>
  </section>
  ${e.unfinished.length?b$(e):X}
  ${e.finished.length?w$(e):X}`;async function np(e,t){await j(i("import.discardTitle"),i("import.discardText"),i("import.discard"))&&(await e.discard(t),x("import-file"))}var us=e=>e.name||i("import.unnamed");async function g$(e){let t=await e.undoable();if(!t)return;let{left:s,changed:n}=t,a=n?` ${i("import.undoneKept",{n})}`:"";if(!s)return u(i("import.undoNone")+a);await j(i("import.undoTitle"),i("import.undoText",{n:s})+a,i("import.undo"))&&(await e.undo(),x(e.current?"part-import":"import-file"))}async function ap(e,t){await e.open(t),x("part-import")}var b$=e=>A`
  <section class="card">
    <h2>${i("import.unfinished")}</h2>
    <ul class="people">${e.unfinished.map(t=>A`
      <li class="row between">
        <span class="grow"><bdi class="strong">${us(t)}</bdi><br>
          <span class="soft">${i("import.left",{n:t.counts.ready+t.counts.noPlace})} ${op(t)}</span></span>
        <span class="row">
          <button type="button" class="quiet" aria-label=${`${i("import.goOn")}: ${us(t)}`} @click=${()=>ap(e,t)}>
            ${i("import.goOn")}
          </button>
          <button type="button" class="round" aria-label=${`${i("import.discard")}: ${us(t)}`}
            @click=${()=>np(e,t)}>
            ${c("trash")}
          </button>
        </span>
      </li>`)}
    </ul>
  </section>`,w$=e=>A`
  <section class="card">
    <h2>${i("import.finished")}</h2>
    <ul class="people">${e.finished.map(t=>A`
      <li class="row between">
        <span class="grow"><bdi class="strong">${us(t)}</bdi><br>
          <span class="soft">${i("import.made",{n:t.counts.done})}</span></span>
        <button type="button" class="quiet" aria-label=${`${i("import.show")}: ${us(t)}`} @click=${()=>ap(e,t)}>
          ${i("import.show")}
        </button>
      </li>`)}
    </ul>
  </section>`,op=e=>i("import.ends",{date:Dt(e.expiresAt)});async function y$(e){await e.commit(),x("part-import")}var v$=(e,{taken:t,all:s,isWaiting:n})=>A`
  <progress max=${s} .value=${t} aria-label=${i("import.running")}></progress>
  <p class="row between">
    <span role="status">${i("import.progress",{n:t,all:P(s)})}</span>
    <button type="button" class="quiet" id="import-stop" @click=${()=>e.stop()}>${i("import.stop")}</button>
  </p>
  ${n?A`<p class="soft" role="status">${i("import.waiting")}</p>`:X}
  ${e.current.counts.media?A`<p class="soft">${i("import.mediaLeft",{n:e.current.counts.media})}</p>`:X}`,k$=e=>e.items.length?e.link({width:innerWidth,height:innerHeight/2}):"/profile",x$=({mediaDone:e,mediaLost:t},{made:s},n)=>A`
  <p role="status">${c("check")} ${i("import.made",{n:s})}</p>
  ${e?A`<p>${i("import.media",{n:e})}</p>`:X}
  ${t?A`<p>${i("import.mediaLost",{n:t})}</p>`:X}
  ${s?A`<p><a class="button" href=${k$(n)}>${i("import.see")}</a></p>`:X}`,O$=(e,t)=>A`
  ${Ql(e)}
  <button type="button" class="main" id="import-commit" @click=${()=>y$(e)}>${i("import.commit",{n:t})}</button>`;function q$(e){let[t,s]=[Xl(e),Zl(e)];return A`
    ${t?A`<p id="import-left">${t}</p>`:X}
    ${s.length?A`
      <details>
        <summary>${i("import.leftWhere")}</summary>
        <ul>${s.map(n=>A`<li><bdi>${n}</bdi></li>`)}</ul>
      </details>`:X}
    ${e.guessedEncoding?A`<p>${i("import.encoding",{name:e.guessedEncoding})}</p>`:X}`}function S$(e){let{current:t,published:s}=e;return A`
    <section class="card">
      ${oi("import",A`<bdi>${us(t)}</bdi>`)}
      ${e.isUndoing?A`<p class="soft" role="status">${i("import.undoing")}</p>`:e.isBusy?v$(e,s):A`
        ${e.isDone?X:A`<p class="soft">${op(t)}</p>`}
        ${e.points.where?A`<p class="strong" id="import-where">${e.points.where}</p>`:X}
        ${e.points.items.length?A`
          <finds-map .places=${e.points.items} .label=${i("import.map")}></finds-map>`:X}
        ${s?x$(t.counts,s,e.points):X}
        ${q$(t)}
        ${s?.problem?b(s.problem):X}
        ${t.counts.ready?O$(e,t.counts.ready):X}
        <p class="row">${e.current.counts.done?A`
          <button type="button" class="quiet" id="import-undo" @click=${()=>g$(e)}>${i("import.undo")}</button>`:X}
        ${e.isDone?A`
          <button type="button" class="quiet" @click=${()=>ip(e)}>${i("import.finish")}</button>`:A`
          <button type="button" class="quiet" @click=${()=>ip(e)}>${i("import.other")}</button>
          <button type="button" class="danger" @click=${()=>np(e,t)}>${i("import.discard")}</button>`}
        </p>`}
    </section>`}async function ip(e){await e.leave(),x("import-file")}function F$(e,t){return e.loading.problem?b(e.loading.problem,e.loading.load):e.current?A`${S$(e)}${e.isBusy||e.isUndoing?X:sp(e,t)}`:$$(e)}function rp(e){let t=new hn(e);return{title:i("import.title"),ready:t.loading.load(),view:()=>A`${v(i("import.title"),X,"/settings")}${F$(t,e)}`}}import{html as it,nothing as se}from"../lib/lit-html/lit-html.js";var P$=1e3,cp=[5,15,30,60],ds=class{areas=null;wishes=[];job=null;chosen=null;plan=null;problem=null;km=15;busy=!1;#t;#e;constructor(t,s=ri){this.#t=t,this.#e=s,this.loading=V(t,async()=>{await this.#i(),this.#n();let n=le(t.query?.get("at"));n&&!this.chosen&&await this.#s(n)})}async#s({lat:t,lng:s}){let n=await f($("/api/places/reverse",{lat:t,lng:s}),{signal:this.#t.signal}).catch(()=>null);n&&await this.choose(n)}get isRunning(){return this.job?.state==="running"}async#i(){let{areas:t,job:s,wishes:n}=await f("/api/admin/map",{signal:this.#t.signal});Object.assign(this,{areas:t,job:s,wishes:n}),this.#t.update()}async#n(){for(;this.isRunning&&!this.#t.signal.aborted;)await this.#e(P$),await this.#i().catch(()=>{})}get#a(){return{...this.chosen,km:this.km}}choose({name:t,address:s,latitude:n,longitude:a}){return this.chosen={title:[t,s].filter(Boolean).join(", "),latitude:n,longitude:a},this.#o()}grant({title:t,latitude:s,longitude:n}){return this.chosen={title:t,latitude:s,longitude:n},this.add()}resize(t){return this.km=t,this.#o()}async#o(){Object.assign(this,{plan:null,problem:null,busy:!0}),this.#t.update();let t=JSON.stringify(this.#a),s=await O("/api/admin/map/plans",this.#a).then(n=>({plan:n}),n=>({problem:n}));t===JSON.stringify(this.#a)&&(Object.assign(this,s,{busy:!1}),this.#t.update())}async add(){try{this.job=await O("/api/admin/map/areas",this.#a),Object.assign(this,{plan:null,problem:null})}catch(t){this.problem=t}this.#t.update(),await this.#n()}async renew(t){try{this.job=await C(`/api/admin/map/areas/${t.name}`)}catch(s){u(F(s))}this.#t.update(),await this.#n()}async remove(t){try{await T(`/api/admin/map/areas/${t.name}`),await this.#i(),u(i("areas.removed",{title:t.title}))}catch(s){u(F(s))}}};async function L$(e,t){await j(i("areas.removeTitle",{title:t.title}),i("areas.removeText"),i("areas.remove"))&&e.remove(t)}var T$=(e,t)=>it`
  <li class="row between">
    <span><span class="strong" dir="auto">${t.title}</span><br>
      <span class="soft">${ot(t.bytes)} · ${K(t.updatedAt)}</span></span>
    <span class="row">
      ${t.updatable?it`
        <button type="button" class="quiet" ?disabled=${e.isRunning} aria-label="${i("areas.update")}: ${t.title}"
          @click=${()=>e.renew(t)}>${i("areas.update")}</button>`:se}
      <button type="button" class="danger" aria-label="${i("areas.remove")}: ${t.title}" @click=${()=>L$(e,t)}>
        ${i("areas.remove")}
      </button>
    </span>
  </li>`,I$=e=>it`
  <section class="card" aria-labelledby="areas">
    <h2 id="areas">${i("areas.list")}</h2>
    ${e.areas.length?it`<ul class="people">${e.areas.map(t=>T$(e,t))}</ul>`:U(i("areas.none"),i("areas.noneText"),se,"way")}
  </section>`,M$=(e,t)=>it`
  <li class="row between">
    <span><span class="strong" dir="auto">${t.title}</span><br><span class="soft">${i("areas.wishedBy",{n:t.users})}</span></span>
    <button type="button" class="quiet" ?disabled=${e.isRunning} aria-label=${i("areas.grant",{title:t.title})}
      @click=${()=>e.grant(t)}>${i("areas.addWish")}</button>
  </li>`,j$=e=>e.wishes.length?it`
  <section class="card" aria-labelledby="wishes">
    <h2 id="wishes">${i("areas.wishes")}</h2>
    <ul class="people">${e.wishes.map(t=>M$(e,t))}</ul>
  </section>`:se,A$=e=>S("km",{label:i("areas.size"),options:cp.map(t=>[t,vs(t)]),chosen:e.km,set:t=>e.resize(Number(t))}),B$=e=>it`
  <p>${i("areas.from",{host:e.plan.host})}</p>
  <button type="button" class="main" @click=${()=>e.add()}>
    ${c("map")} ${i("areas.add",{title:e.chosen.title,size:ot(e.plan.bytes)})}
  </button>`;function N$(e){return!e.chosen||e.isRunning?se:it`
    <p class="strong" dir="auto">${e.chosen.title}</p>
    ${A$(e)}
    ${e.busy?it`<p class="soft" role="status">${i("areas.asking")}</p>`:se}
    ${e.problem?it`<p class="error" role="alert">${F(e.problem)}</p>`:se}
    ${e.plan?B$(e):se}`}function D$(e){let{job:t}=e;if(!t)return se;let{title:s,state:n}=t;if(n==="failed")return it`<p class="error" role="alert">${i("areas.failed",{title:s})} ${F(t)}</p>`;if(n==="current")return it`<p role="status">${i("areas.current",{title:s})}</p>`;if(n==="done")return it`
      <p role="status">${i("areas.done",{title:s})}</p>
      <a class="button" href="/" @click=${o=>{o.preventDefault(),location.assign("/")}}>${i("areas.show")}</a>`;let a=i("areas.started",{title:s});return it`
    <p role="status">${t.total?i("areas.running",{title:s,done:ot(t.bytes),total:ot(t.total)}):a}</p>
    <progress max=${t.total||1} .value=${t.bytes} aria-label=${a}></progress>`}var Ra=e=>it`
  <section class="card" aria-labelledby="where">
    <h2 id="where">${i("areas.where")}</h2>
    <p class="hint">${i("areas.whereText")}</p>
    <place-search id="area" .label=${i("areas.search")} @choose=${({detail:t})=>e.choose(t.value)}></place-search>
    ${N$(e)}
    ${D$(e)}
  </section>`;function C$(e){return e.loading.problem?b(e.loading.problem,e.loading.load):e.areas?it`
    ${Ra(e)}
    ${j$(e)}
    ${I$(e)}`:k(3)}function lp(e){let t=new ds(e);return{title:i("admin.map"),ready:t.loading.load(),view:()=>it`${v(i("admin.map"),se,"/admin")}${C$(t)}`}}import{html as nt,nothing as bt}from"../lib/lit-html/lit-html.js";var U$=4,R$=e=>e.map((t,s)=>t.map((n,a)=>n?`M${a} ${s}h1v1h-1z`:"").join("")).join("");async function pp(e){let{encode:t}=await import(new URL("lib/uqr/uqr.js",Me).href),{data:s,size:n}=t(e,{ecc:"M",border:U$});return{size:n,path:R$(s)}}var up=[1,2,5,10,25,100],dp=[1,7,30,90],ms=class{created=null;#t;constructor(t){this.#t=t,this.list=_(t,"/api/invites"),this.lists=_(t,"/api/lists?limit=100"),this.form=new q({send:(s,n)=>this.#e(s,n),update:t.update})}get isAdmin(){return g()?.role==="admin"}isMine(t){return t.inviter?.id===g()?.id}async#e({uses:t,days:s,note:n="",befriend:a,listId:o=""},r){let l={uses:Number(t),days:Number(s),note:n.trim(),befriend:!!a,...o?{listId:o}:{}},p=await O("/api/invites",l);this.created={...p,url:new URL(p.link,location.origin).href,code:null},r.reset(),this.#t.update(),await Promise.all([this.#s(this.created),this.list.load()])}async#s(t){t.code=await pp(t.url).catch(()=>null),this.#t.update()}close=()=>{this.created=null,this.#t.update()};async copy(){u(i(await ci(this.created.url)?"find.copied":"invites.copyYourself"))}get canShare(){return!!navigator.share}async share(){try{let t=i("invites.shareText",{name:h(g()),instance:Y()});await navigator.share({title:i("invites.shareTitle",{instance:Y()}),text:t,url:this.created.url})}catch(t){t.name!=="AbortError"&&await this.copy()}}async revoke(t){try{await T(`/api/invites/${t.id}`),this.created?.id===t.id&&(this.created=null),await this.list.load()}catch(s){u(F(s))}this.#t.update()}};var _$=()=>nt`
  <label class="switch">
    <span>${i("invites.befriend")}<br><span class="soft">${i("invites.befriendHint")}</span></span>
    <input type="checkbox" role="switch" id="befriend" name="befriend" checked>
  </label>`;function H$({target:e,currentTarget:t}){e.name==="uses"&&(t.elements.befriend.checked=e.value==="1")}async function E$(e,t){let s=t.created;await t.form.submit(e),t.created!==s&&await x("created-title")}var _a=(e,t=e.form)=>nt`
  <form class="card" novalidate aria-labelledby="new-invite" @change=${H$} @submit=${s=>E$(s,e)}>
    <h2 id="new-invite">${i("invites.new")}</h2>
    ${L(t)}
    <div class="pair">
      ${S("uses",{label:i("invites.uses"),options:up.map(s=>[s,i("invites.people",{n:s})]),chosen:1})}
      ${S("days",{label:i("invites.days"),options:dp.map(s=>[s,i("invites.daysOf",{n:s})]),chosen:7})}
    </div>
    ${_$()}
    ${e.lists?.items?.length?S("listId",{label:i("invites.list"),hint:i("invites.listHint"),chosen:"",options:[["",i("invites.noList")],...e.lists.items.map(s=>[s.id,s.name])]}):bt}
    ${w(t,"note",{label:i("invites.note"),hint:i("invites.noteHint"),most:200})}
    <div class="row end">${B(t,i("invites.create"))}</div>
  </form>`,z$=({size:e,path:t})=>nt`
  <svg class="qr" viewBox="0 0 ${e} ${e}" role="img" aria-label=${i("invites.qr")} shape-rendering="crispEdges">
    <path d=${t}></path>
  </svg>`,V$=e=>nt`
  <button type="button" class="quiet" @click=${()=>e.share()}>${c("share")} ${i("action.share")}</button>`,Ha=e=>nt`
  <section class="card" id="created" aria-labelledby="created-title">
    <div class="row between"><h2 id="created-title" tabindex="-1">${i("invites.ready")}</h2>${rt(e.close)}</div>
    <p role="status">${i("invites.once")}</p>
    <div class="field">
      <label for="link">${i("invites.link")}</label>
      <input id="link" type="text" readonly dir="ltr" .value=${e.created.url} @focus=${t=>t.target.select()}>
    </div>
    <p class="row actions">
      <button type="button" @click=${()=>e.copy()}>${c("copy")} ${i("invites.copy")}</button>
      ${e.canShare?V$(e):bt}
    </p>
    ${e.created.code?z$(e.created.code):bt}
  </section>`,W$=e=>nt`<li><a class="person" href="/people/${e.id}">${N(e,28)} <span class="strong">${h(e)}</span></a></li>`;async function K$(e,t){await j(i("invites.revokeTitle"),i("invites.revokeText"),i("invites.revoke"))&&await e.revoke(t)}var Y$=(e,t,s)=>nt`
  <button type="button" class="quiet" aria-label="${i("invites.revoke")}: ${s}" @click=${()=>K$(e,t)}>
    ${i("invites.revoke")}
  </button>`,G$={open:"invites.open",used_up:"invites.usedUp",expired:"invites.expired",revoked:"invites.revoked",suspended:"invites.suspended"},J$=(e,t)=>!e.isAdmin||e.isMine(t)?bt:nt` · ${t.inviter?i("invites.by",{name:h(t.inviter)}):i("invites.byCommand")}`;function X$(e,t){let s=t.note||i("invites.of",{date:Dt(t.createdAt)}),n=t.state==="open";return nt`
    <li class="invite">
      <div class="row between">
        <span class="strong" dir="auto">${s}</span>
        <span class="badge">${i(G$[t.state])}</span>
      </div>
      <p class="soft">
        ${i("invites.used",{used:P(t.uses-t.usesLeft),uses:P(t.uses)})}
        ${n?nt` · ${i("invites.until",{date:Dt(t.expiresAt)})}`:bt}
        ${t.befriend?nt` · ${i("invites.befriends")}`:bt}
        ${t.listName?nt` · ${i("invites.into",{list:t.listName})}`:bt}
        ${J$(e,t)}
      </p>
      ${t.usedBy.length?nt`<ul class="row used" aria-label=${i("invites.usedBy")}>${t.usedBy.map(W$)}</ul>`:bt}
      ${n?nt`<p class="row actions">${Y$(e,t,s)}</p>`:bt}
    </li>`}function Z$(e){let{items:t,problem:s,load:n}=e.list;return s?b(s,n):t?t.length?nt`
    <section class="card">
      <h2>${i(e.isAdmin?"invites.all":"invites.yours")}</h2>
      <ul class="people">${t.map(a=>X$(e,a))}</ul>
      ${D(e.list)}
    </section>`:xt()?bt:U(i("invites.none"),i("reason.may_not_invite")):k(2)}function mp(e){let t=new ms(e);return{title:i("invites.title"),ready:Promise.all([t.list.load(),t.lists.load()]),view:()=>nt`
      ${v(i("invites.title"),bt,"/people")}
      ${xt()?nt`<p class="lead">${i("invites.lead")}</p>`:bt}
      ${t.created?Ha(t):bt}
      ${xt()?_a(t):bt}
      ${Z$(t)}`}}import{html as Tt,nothing as Pe}from"../lib/lit-html/lit-html.js";import{html as Ea,nothing as hp}from"../lib/lit-html/lit-html.js";function Q$(e,t){let[s]=e.target.files;e.target.value="",s&&t.set(s)}var hs=(e,{label:t,hint:s})=>Ea`
  <div class="field">
    <p class="row actions">
      <label class="button quiet" for="picture">${c("camera")} ${t}</label>
      <input class="file" id="picture" type="file" accept="image/*" @change=${n=>Q$(n,e)}>
      ${e.has()?Ea`
        <button type="button" class="quiet" @click=${()=>e.remove()}>${i("profile.pictureRemove")}</button>`:hp}
    </p>
    ${e.progress===null?hp:Ea`<progress max="1" .value=${e.progress} aria-label=${t}></progress>`}
    <p class="hint">${s}</p>
  </div>`;var $p=(e,t)=>Tt`
  <div class="field">
    <p><span class="strong">${e}</span><br>${t}</p>
    <p class="hint">${i("admin.fixed")}</p>
  </div>`;function fp(e,t,s,n,a){let o=e.values[t];return e.isFixed(t)?$p(n,a(o)):S(t,{label:n,options:s.map(r=>[r,a(r)]),chosen:o})}var gp=e=>Ni(e===Ge?"":e);function za(e,t){e.chooseAccent(t),e.isAccentDark&&gp(t)}function tg(e){za(e,e.darkerAccent),document.getElementById("accent").focus()}var eg=(e,t,s)=>Tt`
  <button type="button" class="swatch" aria-label=${i(`admin.colours.${t}`)} title=${i(`admin.colours.${t}`)}
    aria-pressed=${s===e.accent?"true":"false"} @click=${()=>za(e,s)}>
    <svg viewBox="0 0 32 32" aria-hidden="true"><circle cx="16" cy="16" r="16" fill=${s}/></svg>
    ${s===e.accent?c("check"):Pe}
  </button>`,sg=e=>Tt`
  <div class="field">
    <label for="accent">${i("admin.accent")}</label>
    <input id="accent" name="accent" type="color" .value=${e.accent} aria-describedby="accent-note"
      aria-invalid=${e.form.errors.accent?"true":Pe}
      @input=${t=>e.chooseAccent(t.target.value)} @change=${t=>za(e,t.target.value)}>
    <div class="swatches">${Object.entries(Ms).map(([t,s])=>eg(e,t,s))}</div>
    <p id="accent-note" class=${e.form.errors.accent?"error":"hint"} aria-live="polite">
      ${e.form.errors.accent??i("admin.accentHint")}
    </p>
    ${e.isAccentDark?Pe:Tt`
      <p><button type="button" class="quiet" @click=${()=>tg(e)}>
        <svg class="sample" viewBox="0 0 32 32" aria-hidden="true"><circle cx="16" cy="16" r="16" fill=${e.darkerAccent}/></svg>
        ${i("admin.darker")}
      </button></p>`}
  </div>`,ig=e=>w(e.form,"mediaLimit",{label:i("admin.limitOfAll"),hint:i("admin.limitOfAllHint"),kind:"number",mode:"numeric",value:e.limit}),ng=({mediaLimit:e})=>e?ot(e):i("admin.limits.none"),ag=e=>Tt`
  <form class="card" novalidate @submit=${e.form.submit}>
    ${L(e.form)}
    <p class="hint">${i("admin.public")}</p>
    ${hs(e.picture,{label:i("admin.picture"),hint:i("admin.pictureHint")})}
    ${w(e.form,"name",{label:i("admin.name"),value:e.values.name,most:50})}
    ${w(e.form,"description",{label:i("admin.description"),value:e.values.description,kind:"area",most:500})}
    ${w(e.form,"rules",{label:i("admin.rules"),value:e.values.rules,kind:"area",most:5e3})}
    ${w(e.form,"contact",{label:i("admin.contact"),hint:i("admin.contactHint"),value:e.values.contact,most:200})}
    ${sg(e)}
    ${fp(e,"registration",pc,i("admin.registration"),t=>i(`admin.modes.${t}`))}
    ${fp(e,"invites",uc,i("admin.whoInvites"),t=>i(`admin.inviters.${t}`))}
    ${e.isFixed("mediaLimit")?$p(i("admin.limitOfAll"),ng(e.values)):ig(e)}
    <div class="row end">${B(e.form,i("action.save"))}</div>
  </form>`;function og(e){return e.loading.problem?b(e.loading.problem,e.loading.load):e.values?Tt`${ag(e)}${rg(e)}`:k(4)}var rg=e=>Tt`
  <section class="card">
    <h2>${i("admin.startView")}</h2>
    <p class="hint">${i("admin.startViewText")}</p>
    ${e.startView?Tt`<place-map class="homemap" inert .at=${e.startView}></place-map>`:Pe}
    <p class="row">
      ${e.myView?Tt`
        <button type="button" class="quiet" id="start-view" @click=${()=>e.begin(e.myView)}>${i("admin.startViewTake")}</button>`:Pe}
      ${e.startView?Tt`
        <button type="button" class="quiet" @click=${()=>e.begin("")}>${i("admin.startViewRemove")}</button>`:Pe}
    </p>
  </section>`;function bp(e){let t=new Je(e);return{title:i("admin.instance"),ready:t.loading.load(),view:()=>Tt`${v(i("admin.instance"),Pe,"/admin")}${og(t)}`,close(){t.accent!==t.savedAccent&&gp(t.savedAccent)}}}import{html as ht,nothing as Et}from"../lib/lit-html/lit-html.js";var cg=100,wp=5,lg=14,pg=48,ug=256,[Va,dg,mg]=[860,400,.46],yp=e=>[...e].sort((t,s)=>t-s)[Math.floor(e.length/2)];function hg(e,{width:t,height:s}){let n=e.map(({lat:tt,lng:Ft})=>{let Js=Math.sin(Math.max(-85,Math.min(85,tt))*Math.PI/180);return{x:Ft/360+.5,y:.5-Math.log((1+Js)/(1-Js))/(4*Math.PI)}}),a={x:yp(n.map(tt=>tt.x)),y:yp(n.map(tt=>tt.y))},o=tt=>Math.hypot(tt.x-a.x,tt.y-a.y),r=n.sort((tt,Ft)=>o(tt)-o(Ft)).slice(0,n.length<wp?wp:Math.floor(n.length*.9)),l=tt=>[Math.min(...r.map(Ft=>Ft[tt])),Math.max(...r.map(Ft=>Ft[tt]))],[[p,m],[d,I]]=[l("x"),l("y")],at=(tt,Ft)=>Math.log2(Math.max(1,tt-2*pg)/(ug*Ft)),Ys={lat:Math.atan(Math.sinh(Math.PI*(1-d-I)))*180/Math.PI,lng:(p+m-1)*180},Gs=Math.floor(Math.min(at(t,m-p),at(s,I-d),lg,jr(Ys)));return{...Ys,zoom:Math.max(1,Gs)}}function fg(){let{innerWidth:e=Va,innerHeight:t=Va}=globalThis;return e>=Va?{width:e-dg,height:t}:{width:e,height:t*(1-mg)}}async function vp({id:e}){let t=await f($("/api/finds",{userId:e,includeFriends:!0,includeLists:!0,limit:cg})).catch(()=>[]);t.length&&(oe.set(Re(hg(t.map(s=>ct(s.location)),fg()))),ws.set(e))}var gn=class{user=null;#t;constructor(t){this.#t=t}async load(){try{this.user=await f(`/api/users/${ws.get()}`)}catch(t){t.code==="not_found"&&ws.remove();return}if(!this.user.findCount)return this.close();this.#t()}get mayAsk(){return this.user.friendship==="none"}async ask(){let t=await $r(this.user);return t&&(this.user={...this.user,friendship:"pending"}),this.#t(),t}close(){ws.remove(),this.user=null,this.#t()}};var[kp,xp]=qo,$g=new RegExp(`^${aa}*$`),gg={ä:"ae",ö:"oe",ü:"ue",ß:"ss",æ:"ae",ø:"oe",œ:"oe",å:"aa",ł:"l",đ:"d",ð:"d",þ:"th"},bn={required:!0,least:kp,most:xp,pattern:`${aa}*`,complete:"username"},Op=e=>$g.test(e);function qp(e){let s=e.toLowerCase().normalize("NFC").replace(/[^a-z0-9]/gu,n=>gg[n]??n).normalize("NFD").replace(/\p{M}/gu,"").replace(/[^a-z0-9_-]+/g,"_").slice(0,xp).replace(/^_+|_+$/g,"");return s.length<kp?"":s}var Wa="/admin/welcome",Sp=e=>e.slice(e.lastIndexOf("#")+1).trim(),wn=class{proposal="";name="";greeting=null;ended=null;#t;constructor(t,s){this.#t=t,this.invite=Sp(s);let n={username_taken:"username",invite_needed:"invite",registration_closed:"invite"};this.form=new q({send:a=>this.#s(a),update:t.update,fieldOf:n,asks:"password"})}load=async()=>{if(this.invite){try{this.greeting=await O("/api/invites/greeting",{code:this.invite})}catch(t){if(t.reason!=="invite_ended")return;this.ended=t,this.invite=""}this.#t.update()}};get user(){return g()}get isClosed(){return y().registration==="closed"&&!this.invite}get asksInvite(){return y().registration!=="open"&&!this.invite}typed({name:t,value:s}){if(t!=="username")return;let n=Op(s.trim())?"":qp(s.trim());n!==this.proposal&&(this.proposal=n,this.#t.update())}take(t){this.name=t.value.trim(),t.value=this.proposal,this.proposal="",this.form.clear("username"),this.#t.update()}#e(t){throw t.reason==="invite_needed"&&(this.invite=""),t}async#s({username:t,password:s,invite:n=""}){await Uo();let a=this.invite||Sp(n),o={username:t.trim(),password:s,cookie:!0,...a?{invite:a}:{}},r=await O("/api/auth/register",o).catch(p=>this.#e(p));Yt(r.user),this.name&&await G("/api/users/me",{displayName:this.name}).then(Yt,()=>{}),this.greeting?.inviter&&await vp(this.greeting.inviter);let[l]=this.greeting?.listName?await f("/api/lists?member=joined&limit=1").catch(()=>[]):[];await this.#t.go(r.user.role==="admin"?Wa:l?`/lists/${l.id}`:"/",{replace:!0}),u(i("join.welcome",{name:h(g()??r.user)}))}};var bg=e=>ht`
  <button type="button" class="chip" @click=${t=>yg(e,t)}>${i("join.take",{name:e.proposal})}</button>`,wg=e=>ht`<div class="proposed" role="status">${e.proposal?bg(e):Et}</div>`;function yg(e,t){let{username:s}=t.target.closest("form").elements;e.take(s),s.focus()}var vg=({name:e})=>e?i("join.shownAs",{name:e}):i("join.usernameHint");function kg(e){let{form:t,asksInvite:s}=e;return ht`
    <form novalidate @submit=${t.submit} @input=${n=>e.typed(n.target)}>
      ${L(t)}
      ${s?w(t,"invite",{label:i("join.invite"),hint:i("join.inviteHint"),required:!0}):Et}
      ${w(t,"username",{label:i("account.username"),hint:vg(e),...bn})}
      ${wg(e)}
      ${w(t,"password",{label:i("account.password"),hint:i("join.passwordHint"),kind:"password",required:!0,least:8,most:255,complete:"new-password"})}
      ${B(t,i("join.action"))}
    </form>`}var xg=(e,t)=>e?.length?ht`
  <div class="strip" role="img" aria-label=${i("join.photos",{name:h(t)})}>
    ${e.map(s=>ht`<span>${$t(s,{thumb:!0,eager:!0})}</span>`)}
  </div>`:Et;function Og({greeting:e,invite:t}){let s=e?.inviter,n=ht`<p class="lead">${i("app.about")} ${t?i("join.invited"):Et}</p>`;return s?ht`
    <div class="invited-by">
      ${N(s,56)}
      <h1 tabindex="-1">${i("join.invitedBy",{name:h(s),instance:Y()})}</h1>
    </div>
    ${xg(e.photos,s)}
    ${n}
    ${e.listName?ht`<p class="note">${i("join.invitedList",{name:h(s),list:e.listName})}</p>`:Et}
    ${e.befriend?ht`<p class="note">${i("join.invitedFriend",{name:h(s)})}</p>`:Et}`:ht`<h1 tabindex="-1">${i("join.title")}</h1>${n}`}var qg=(e,t)=>ht`${Wr(ht`
  ${Og(e)}
  ${e.ended?ht`<p class="note" role="alert">${F(e.ended)}</p>`:Et}
  ${e.user?ht`<p class="note">${i("join.signedIn",{name:h(e.user)})}</p>`:Et}
  ${e.isClosed?ht`<p class="note">${i("join.closed")}</p>`:Et}
  ${y().passwordLogin?kg(e):Et}
  ${Gr("join.provider",{redirect:_o()?Wa:"/"},{invite:e.invite})}
  <p class="below">${i("join.have")} <a href="/sign-in">${i("signin.action")}</a></p>`)}${vi(t)}`;function Fp(e){let t=new wn(e,location.hash);return{get title(){return i("join.title")},broad:!0,ready:t.load(),view:()=>qg(t,e.update)}}import{html as W,nothing as wt}from"../lib/lit-html/lit-html.js";import{html as It,nothing as _s}from"../lib/lit-html/lit-html.js";var Ka={private:"lock",members:"shield",friends:"people",public:"globe"},Pp=e=>It`
  <span class="badge">${c(Ka[e.visibility])} ${i(`lists.${e.visibility}`)}</span>`,Sg="(min-width: 1180px) 349px, (min-width: 720px) 336px, 100vw",Fg=It`
  <svg class="way-drawing" viewBox="0 0 120 84" aria-hidden="true">
    <path d="M14 22 45 12l31 10 30-10v52L76 74 45 64 14 74zM45 12v52M76 22v52"></path>
    <path class="dots" d="M26 58c8-14 20-2 28-12s16-8 28-8"></path>
    <path class="pin-point" d="M88 42s8-8 8-14a8 8 0 0 0-16 0c0 6 8 14 8 14zm0-11.500a2.500 2.500 0 1 0 0-5 2.500 2.500 0 0 0 0 5z"></path>
  </svg>`,Pg=e=>It`
  <span class="mosaic of-${e.length}">
    ${e.map(({media:t})=>It`<span class="piece">${$t(t,e.length>1?{thumb:!0}:{sizes:Sg})}</span>`)}
  </span>`,Lp=e=>e.memberCount>1?i("lists.count",{n:e.memberCount}):i(`lists.${e.visibility}`);function Ya(e){let t=_c(e);return It`
    <li>
      <a class="list-card ${t.length?"":"bare"}" href="/lists/${e.id}">
        ${t.length?Pg(t):Fg}
        <span class="over">
          <span class="name" dir="auto">${e.name}</span>
          <span class="row between">
            <span>
              ${i("lists.finds",{n:e.findCount})}
              ${e.newCount?It`· <b>${i("lists.newFinds",{n:e.newCount})}</b>`:_s}
            </span>
            <span>${c(Ka[e.visibility])} ${Lp(e)}</span>
          </span>
        </span>
      </a>
    </li>`}var Lg=(e,t)=>It`
  ${L(e)}
  ${w(e,"name",{label:i("lists.name"),value:t?.name??"",required:!0,most:100})}
  ${w(e,"description",{label:i("lists.description"),value:t?.description??"",kind:"area",most:500})}
  ${t&&es(t)!=="owner"?_s:S("visibility",{label:i("lists.who"),hint:i("lists.whoHint"),chosen:t?.visibility??"private",options:Uc.map(s=>[s,i(`lists.${s}`)])})}
  ${t&&es(t)==="owner"?S("audience",{label:i("lists.audience"),hint:i("lists.audienceHint"),chosen:t.audience??"",options:[["",i("lists.audienceUsual")],...ft.map(s=>[s,i(`find.audience.${s}`)])]}):_s}`,yn=(e,t=null)=>R(e,i(t?"lists.edit":"lists.new"),s=>Lg(s,t),s=>B(s,i("action.save"))),Tg=(e,t)=>It`
  <li>
    <label class="row list-choice">
      <input type="checkbox" .checked=${t.hasFind} @change=${()=>e.toggle(t)}>
      <span class="grow" dir="auto">${t.name}</span>
      <span class="badge">${c(Ka[t.visibility])} ${Lp(t)}</span>
    </label>
  </li>`,Ig=(e,t)=>It`
  <div class="row between"><h2>${i("lists.addTo")}</h2>${rt(t)}</div>
  ${e.lists.some(s=>s.memberCount)?It`<p class="hint">${i("edit.listsText")}</p>`:_s}
  ${e.lists.length?It`<ul class="people">${e.lists.map(s=>Tg(e,s))}</ul>`:_s}
  <form novalidate @submit=${e.form.submit}>
    ${L(e.form)}
    ${w(e.form,"list",{label:i("lists.new"),hint:i("lists.newHint"),required:!0,most:100})}
    <div class="row end"><button type="submit" aria-busy=${e.form.busy?"true":"false"}>${i("lists.create")}</button></div>
  </form>`;async function Mg(e){let t=new Wi(e.id);await t.load()&&await J((s,n)=>(t.update=n,Ig(t,s)),{label:i("lists.addTo")})}import{html as Mt,nothing as xn}from"../lib/lit-html/lit-html.js";var Ga=["viewer","contributor","editor"],jg=200,Ag=2,vn=class{items=[];found=null;link=null;isOwner=!1;update=()=>{};#t;#e=0;#s=0;constructor(t,s,n){Object.assign(this,{list:t,isOwner:s,changed:n}),this.#t=`/api/lists/${t.id}`}async load(){let[t,s]=await Promise.all([st(`${this.#t}/members`),this.isOwner?f(`${this.#t}/link`).catch(()=>null):null]);this.items=t.items,this.link=s?.link?s:null,this.update()}type(t){clearTimeout(this.#e),this.#e=setTimeout(()=>this.#i(t.trim()),jg)}async#i(t){let s=++this.#s;if([...t].length<Ag)this.found=null;else{let{items:n}=await st($("/api/users",{q:t,limit:10})).catch(()=>({items:[]}));if(s!==this.#s)return;let a=new Set(this.items.map(o=>o.user.id));this.found=n.filter(o=>o.id!==g().id&&!a.has(o.id))}this.update()}async#n(t,s=""){try{await t,s&&u(s),await this.load(),this.changed()}catch(n){u(F(n)),this.update()}}async invite(t,s){this.found=null,await this.#n(C(`${this.#t}/members/${t.id}`,{role:s}))}setRole({user:t},s){return this.#n(C(`${this.#t}/members/${t.id}`,{role:s}))}remove({user:t}){return this.#n(T(`${this.#t}/members/${t.id}`))}async handOver({user:t}){await M(C(`${this.#t}/owner`,{userId:t.id}))&&(this.isOwner=!1,await this.#n(null))}setLink(t){return this.#n(C(`${this.#t}/link`,{role:t}))}revokeLink(){return this.#n(T(`${this.#t}/link`))}get url(){return this.link?new URL(this.link.link,location.origin).href:""}async copy(){try{await navigator.clipboard.writeText(this.url),u(i("find.copied"))}catch{u(i("invites.copyYourself"))}}close(){clearTimeout(this.#e)}},kn=class{greeting=null;problem=null;#t;constructor(t,s){this.#t=t,s.length>1&&sa.set(s.slice(1)),this.code=sa.get()??""}get user(){return g()}load=async()=>{if(this.user&&(this.code||(this.problem={code:"not_found"}),!!this.code)){try{this.greeting=await O("/api/lists/greeting",{code:this.code})}catch(t){this.problem=t}this.#t.update()}};get path(){return`/lists/${this.greeting.listId}`}async join(){await M(O(`/api${this.path}/join`,{code:this.code}))&&await this.#t.go(this.path,{replace:!0})}};var Bg=()=>Ga.map(e=>[e,i(`lists.role.${e}`)]);async function Tp(e,t,s){let n=h(e.user);await j(i(`lists.${t}Title`,{name:n}),i(`lists.${t}Text`,{name:n}),i(`lists.${t}`))&&await s()}var Ng=(e,t)=>Ot(i("people.menu",{name:h(t.user)}),[...Ga.filter(s=>s!==t.role).map(s=>({text:i("lists.makeRole",{role:i(`lists.role.${s}`)}),run:()=>e.setRole(t,s)})),...t.invited?[]:[{text:i("lists.handOver"),sign:"people",run:()=>Tp(t,"handOver",()=>e.handOver(t))}],{text:i(t.invited?"lists.withdraw":"lists.takeOut"),sign:"close",isDanger:!0,run:()=>t.invited?e.remove(t):Tp(t,"takeOut",()=>e.remove(t))}],{id:`member-${t.user.id}`}),Dg=(e,t)=>Mt`
  <li class="row between">
    <a class="person" href="/people/${t.user.id}">
      ${N(t.user,44)}
      <span>
        <span class="strong" dir="auto">${h(t.user)}</span><br>
        <span class="soft">${i(`lists.role.${t.role}`)}${t.invited?Mt` · ${i("lists.waits")}`:xn}</span>
      </span>
    </a>
    ${e.isOwner&&t.role!=="owner"?Ng(e,t):xn}
  </li>`,Cg=(e,t)=>Mt`
  <li class="row between">
    <span class="person">${N(t,44)} <span class="strong" dir="auto">${h(t)}</span></span>
    <button type="button" aria-label="${i("lists.inviteOne")}: ${h(t)}"
      @click=${()=>e.invite(t,document.getElementById("invite-role").value)}>${i("lists.inviteOne")}</button>
  </li>`,Ug=e=>Mt`
  <section class="stack">
    <h3>${i("lists.inviteTitle")}</h3>
    <p class="hint">${i("lists.inviteHint")}</p>
    ${S("invite-role",{label:i("lists.as"),options:Bg(),chosen:"contributor"})}
    <label for="member-search">${i("people.search")}</label>
    <div class="search">
      ${c("search")}
      <input id="member-search" type="search" autocomplete="off" autocapitalize="none" spellcheck="false"
        @input=${t=>e.type(t.target.value)}>
    </div>
    ${e.found?Mt`
      <ul class="people" aria-label=${i("people.results")} role="status">
        ${e.found.length?e.found.map(t=>Cg(e,t)):Mt`<li class="soft">${i("people.noMatch")}</li>`}
      </ul>`:xn}
  </section>`,Rg=e=>Mt`
  <section class="stack">
    <h3>${i("lists.link")}</h3>
    ${e.link?Mt`
      <p class="hint">${i("lists.linkText")}</p>
      <div class="field">
        <label for="join-link">${i("lists.linkOf",{role:i(`lists.role.${e.link.role}`)})}</label>
        <input id="join-link" type="text" readonly dir="ltr" .value=${e.url} @focus=${t=>t.target.select()}>
      </div>
      <p class="row actions">
        <button type="button" class="quiet" @click=${()=>e.copy()}>${c("copy")} ${i("invites.copy")}</button>
        <button type="button" class="quiet" @click=${()=>e.revokeLink()}>${i("lists.linkRevoke")}</button>
      </p>`:Mt`
      <p class="row"><button type="button" class="quiet" id="make-link"
        @click=${()=>e.setLink(document.getElementById("invite-role").value)}>${c("plus")} ${i("lists.linkMake")}</button></p>`}
  </section>`,_g=(e,t)=>Mt`
  <div class="row between"><h2>${i("lists.people")}</h2>${rt(t)}</div>
  <ul class="people">${e.items.map(s=>Dg(e,s))}</ul>
  ${e.isOwner?Mt`${Ug(e)}${Rg(e)}`:xn}`;async function Ip(e,t,s){let n=new vn(e,t,s);await M(n.load())&&(await J((a,o)=>(n.update=o,_g(n,a)),{label:i("lists.people")}),n.close())}import{html as ie,nothing as Le}from"../lib/lit-html/lit-html.js";var Mp=["exact","area","hidden"],jp=["","1","7","30","date"],Hg=3650,Ja=({findId:e,listId:t})=>e?"find":t?"list":"category",Ap=({isPublic:e,location:t})=>e&&!t?.area?"exact":"area";function Eg(e,t=new Date){let[s,n,a]=e.split("-").map(Number);return Math.round((Date.UTC(s,n-1,a)-Date.UTC(t.getFullYear(),t.getMonth(),t.getDate()))/864e5)}var Bp=(e,t=new Date)=>new Date(Date.UTC(t.getFullYear(),t.getMonth(),t.getDate()+e)).toISOString().slice(0,10);function zg({life:e,until:t}){if(e==="keep")return;if(e==="")return null;let s=e==="date"?Eg(t):Number(e);if(s>=1&&s<=Hg)return s;throw{code:"page",reason:"until",text:i("shares.untilBad")}}function Vg({secret:e="new",password:t}){return e==="remove"?null:e==="new"&&t?t:void 0}var Wg=e=>({title:e.title.trim(),place:e.place,area:e.place==="area"?Number(e.area):void 0,password:Vg(e),days:zg(e)}),Kg=({chosen:e,category:t})=>({category:e||t.trim()});async function Yg(){let e=(await f("/api/finds/categories")).filter(t=>t.ownCount).map(t=>[t.category,t.ownCount]);return[...e,...Ct().filter(t=>!e.some(([s])=>s===t)).map(t=>[t,0])]}var On=class{constructor({share:t=null,target:s=null,offered:n=[],place:a="area",done:o}){this.share=t,this.target=s,this.place=t?.place??a,this.life=t?.expiresAt?"keep":"",this.secret=t?.hasPassword?"keep":"new",this.offered=n,this.chosen=n[0]?.[0]??"",this.form=new q({send:async r=>o(await this.#t(r)),fieldOf:{until:"until"}})}get kind(){return Ja(this.share??this.target??{})}set(t){Object.assign(this,t),this.form.update()}#t(t){let s=Wg(t);return this.share?G(`/api/shares/${this.share.id}`,s):O("/api/shares",{...this.target??Kg(t),...s,days:s.days??void 0})}},Sn=e=>new URL(e.link,location.origin).href,Fn=()=>!!navigator.share;async function Pn(e){try{await navigator.clipboard.writeText(Sn(e))}catch{return!1}return u(i("find.copied")),!0}async function Ln(e,t){try{await navigator.share({title:t,url:Sn(e)})}catch(s){return s.name==="AbortError"}return!0}var qn=class{#t;constructor(t){this.#t=t,this.list=_(t,"/api/shares")}take(t){let{items:s}=this.list;if(!s)return this.list.load();let n=s.some(a=>a.id===t.id);return this.list.items=n?s.map(a=>a.id===t.id?t:a):[t,...s],this.#t.update()}async offered(){let t=null;return await M(Yg().then(s=>{t=s})),t}async revoke(t){await M(T(`/api/shares/${t.id}`))&&(this.list.items=this.list.items.filter(s=>s.id!==t.id),u(i("shares.revoked")),this.#t.update())}};var Xa=e=>e.findTitle||e.listName||z(e.category??""),zt=e=>e.title||Xa(e),Np=({place:e,area:t})=>e==="area"?is(t):i(`shares.place.${e}`),Za=({expired:e,expiresAt:t})=>i(e?"shares.expired":"shares.until",{date:Kt(t)}),Gg=e=>ie`
  ${S("chosen",{error:e.form.errors.chosen,label:i("find.category"),chosen:e.chosen,set:t=>e.set({chosen:t}),options:[...e.offered.map(([t,s])=>[t,z(t)+(s?` (${P(s)})`:"")]),["",i("shares.otherCategory")]]})}
  ${e.chosen?Le:w(e.form,"category",{label:i("categories.own"),hint:i("shares.categoryHint"),required:!0,most:y().limits.category})}`,Jg={exact:"pin",area:"map",hidden:"block"},Xg=(e,t)=>ie`
  <label class="choice">
    <input type="radio" name="place" value=${t} ?checked=${e.place===t} @change=${()=>e.set({place:t})}>
    <span>
      ${c(Jg[t])}
      <span><span class="strong">${i(`shares.place.${t}`)}</span><br><span class="soft">${i(`shares.shows.${t}`)}</span></span>
    </span>
  </label>`,Zg=e=>ie`
  <fieldset class="choices">
    <legend>${i("shares.places")}</legend>
    ${Mp.map(t=>Xg(e,t))}
  </fieldset>
  ${e.place==="area"?S("area",{error:e.form.errors.area,label:i("shares.area"),hint:i("shares.areaHint"),chosen:String(e.share?.area??xa[0]),options:Ns()}):Le}`,Qg=e=>ie`
  ${S("life",{error:e.form.errors.life,label:i("shares.life"),chosen:e.life,set:t=>e.set({life:t}),options:[...e.share?.expiresAt?[["keep",Za(e.share)]]:[],...jp.map(t=>[t,i(`shares.life.${t||"endless"}`)])]})}
  ${e.life==="date"?w(e.form,"until",{label:i("shares.date"),kind:"date",value:Bp(14),hint:i("shares.dateHint"),required:!0}):Le}`,tb=e=>ie`
  ${e.share?.hasPassword?S("secret",{error:e.form.errors.secret,label:i("account.password"),chosen:e.secret,set:t=>e.set({secret:t}),options:["keep","new","remove"].map(t=>[t,i(`shares.password.${t}`)])}):Le}
  ${e.secret==="new"?w(e.form,"password",{label:i(e.share?.hasPassword?"settings.newPassword":"account.password"),hint:i("shares.passwordHint"),kind:"password",required:!!e.share?.hasPassword,least:8,most:255,complete:"new-password"}):Le}`,eb=e=>ie`
  <p>${i(`shares.about.${e.kind}`)}</p>
  ${L(e.form)}
  ${e.share||e.target?Le:Gg(e)}
  ${Zg(e)}
  ${Qg(e)}
  ${tb(e)}
  ${w(e.form,"title",{label:i("shares.title"),value:e.share?.title??"",hint:i(`shares.titleHint.${e.kind}`),most:100})}`;async function Tn(e){let t=null,s=null,n=r=>(s=new On({...e,done:l=>{t=l,r()}}),s.form),[a,o]=e.share?["shares.change","action.save"]:["shares.new","shares.create"];return await R(n,i(a),()=>eb(s),r=>B(r,i(o))),t}async function Dp(e){await Pn(e)||(document.getElementById("link").select(),u(i("secret.selected")))}async function sb(e){await Ln(e,zt(e))||await Dp(e)}var ib=e=>ie`
  <button type="button" class="quiet" @click=${()=>sb(e)}>${c("share")} ${i("action.share")}</button>`,Qa=e=>ie`
  <a class="button quiet" href=${e.link} target="_blank" rel="noreferrer noopener" aria-label="${i("shares.open")}: ${zt(e)}">
    ${c("globe")} ${i("shares.open")}
  </a>`,Hs=(e,t=i("shares.ready"))=>J(s=>ie`
  <div class="row between"><h2>${t}</h2>${rt(s)}</div>
  <p>${i(e.hasPassword?"shares.readyPassword":"shares.readyText")}</p>
  <div class="field">
    <label for="link">${zt(e)}</label>
    <input id="link" type="text" readonly autofocus dir="ltr" .value=${Sn(e)} @focus=${n=>n.target.select()}>
  </div>
  <p class="row actions">
    <button type="button" @click=${()=>Dp(e)}>${c("copy")} ${i("secret.copy")}</button>
    ${Fn()?ib(e):Le}
    ${Qa(e)}
  </p>
  <p class="below"><a href="/shares" @click=${()=>s()}>${i("shares.all")}</a></p>`,{label:t});async function Cp(e){let t=await Tn(e);t&&await Hs(t)}var nb=e=>Cp({target:{findId:e.id},place:Ap(e)}),Up=e=>Cp({target:{listId:e.id}});var[Rp,ab,ob]=[15,34,34],_p=e=>e.map(t=>t.id).sort().join(),to=class extends ps{closest=Rp;onChoose=()=>{};#t=[];#e="";set steps(t){let s=_p(t)===_p(this.points);this.points=t,this.map&&(s?this.mark():this.draw())}set chosen(t){t!==this.#e&&(this.#e=t,this.map&&(this.#i(),this.mark()))}get#s(){return this.#t.find(t=>t.steps.some(s=>s.id===this.#e))}#i(){let t=this.#s;t&&(t.isOnePlace?this.map.reveal(t):this.map.fit(t.steps,Rp))}mark(){this.#t=Nc(this.points,s=>this.map.pixelOf(s),ob);let t=s=>this.onChoose(Dc(s,this.#e));this.map.setMarkers(this.#t.map(s=>({...s,kind:"nth",size:ab,click:()=>t(s)}))),this.map.select(this.#s?.key??"")}};customElements.define("list-map",to);async function rb(e){await j(i("lists.deleteTitle",{name:e.list.name}),i("lists.deleteText"),i("action.delete"))&&e.remove()}async function cb(e){await j(i("lists.leaveTitle",{name:e.list.name}),i("lists.leaveText"),i("lists.leave"))&&e.leave()}var Ep=e=>Ip(e.list,e.isOwn,e.loading.load),lb=e=>Ot(i("lists.menu"),[...e.role?[{text:i(e.isOwn?"lists.invitePeople":"lists.people"),sign:"people",run:()=>Ep(e)}]:[],...e.may("editor")?[{text:i("lists.edit"),sign:"edit",run:()=>yn(e.editForm,e.list)}]:[],...e.isOwn?[{text:i("find.byLink"),sign:"globe",run:()=>Up(e.list)},{text:i("lists.delete"),sign:"trash",isDanger:!0,run:()=>rb(e)}]:[{text:i("lists.leave"),sign:"close",isDanger:!0,run:()=>cb(e)}],...e.canHide?[zp(e)]:[]],{id:"list-menu"}),pb=e=>W`
  ${L(e)}
  <p>${i("lists.makePrivateText")}</p>
  ${w(e,"reason",{label:i("report.reason"),required:!0,most:500})}`,zp=e=>({text:i("lists.makePrivate"),sign:"lock",isDanger:!0,run:()=>R(e.hideForm,i("lists.makePrivateTitle",{name:e.list.name}),pb,t=>B(t,i("lists.makePrivate")))}),ub=e=>Ot(i("lists.menu"),[zp(e)],{id:"list-menu"});async function Hp(e,t,s){await e.move(t,s),x(`find-${t.id}`)}async function db(e,t){await e.drop(t),x("list-menu")}var mb=(e,t)=>W`
  <label class="switch">
    <span>${i(`lists.entry.${e}`)}<br><span class="soft">${i(`lists.entry.${e}Text`)}</span></span>
    <input type="checkbox" role="switch" name=${e} ?checked=${t}>
  </label>`,hb=(e,{listed:t,userId:s})=>W`
  ${L(e)}
  ${w(e,"note",{label:i("lists.entry.note"),value:t.note??"",most:200})}
  ${s===g().id?["exact","editable","shareable"].map(n=>mb(n,t[n])):wt}`,fb=(e,t)=>R(s=>e.entryForm(t,s),t.title,s=>hb(s,t),s=>B(s,i("action.save")));function $b(e,t,s){let n=e.finds.items.length-1,a=[...e.hasAdded(t)?[{text:i("lists.entry.edit"),sign:"edit",run:()=>fb(e,t)}]:[],...e.mayArrange?gb(e,t,s,n):[],...e.mayDrop(t)?[{text:i("lists.drop"),sign:"close",run:()=>db(e,t)}]:[]];return a.length?Ot(i("lists.findMenu",{title:t.title}),a,{id:`find-${t.id}`}):wt}function gb(e,t,s,n){return[...s>0?[{text:i("lists.up"),run:()=>Hp(e,t,-1)}]:[],...s<n?[{text:i("lists.down"),run:()=>Hp(e,t,1)}]:[],...t.media.some(a=>a.type==="image")?[{text:i("lists.cover"),sign:"camera",run:()=>e.setCover(t)}]:[]]}async function bb(e,t){e.choose(t),await Promise.resolve(),document.getElementById(`row-${t}`)?.scrollIntoView({block:"nearest"})}function wb(e,t){e.choose(t===e.chosen?"":t),document.querySelector("list-map")?.scrollIntoView({block:"nearest"})}var yb=(e,t,s)=>W`
  <button type="button" class="nth-button" data-handle aria-pressed=${e.chosen===t.id?"true":"false"}
    aria-label=${i("lists.onMap",{n:s+1,title:t.title})} @click=${()=>wb(e,t.id)}>
    <span class="nth">${P(s+1)}</span>
  </button>`,vb=(e,t,s)=>e.move(e.finds.items[t],s-t);function kb(e,t){let{by:s,at:n,isNew:a}=t.listed??{};if(!e.isShared||!s)return bi(t);let o=W`${i("lists.addedBy",{name:h(s)})} · ${K(n??t.createdAt)}`;return a?W`<b>${i("lists.isNew")}</b> · ${o}`:o}var xb=({listed:e})=>e?.note?W`<p class="entry-note" dir="auto">${e.note}</p>`:wt,Ob=(e,t,s)=>W`
  <li class="listed ${e.chosen===t.id?"chosen":""}" id="row-${t.id}" ?data-drag=${e.mayArrange}
    @pointerdown=${n=>e.mayArrange&&sn(n,(a,o)=>vb(e,a,o))}>
    ${yb(e,t,s)}
    ${Fr(t,kb(e,t))}
    ${e.role?$b(e,t,s):wt}
    ${xb(t)}
  </li>`,qb=({user:e})=>W`<a class="person" href="/people/${e.id}">${N(e)} <span>${h(e)}</span></a>`,Sb=e=>W`
  <div class=${e.isOwn&&!e.list.description?"stack":"card"}>
    ${e.isOwn?wt:qb(e.list)}
    ${e.list.description?W`<p class="text" dir="auto">${e.list.description}</p>`:wt}
    <p class="marks">${Pp(e.list)} <span class="soft">${i("lists.finds",{n:e.list.findCount})}</span></p>
    ${e.role?W`<p class="row">${Fb(e)}${e.may("contributor")?Pb(e):wt}</p>`:wt}
  </div>`,Fb=e=>e.isShared?W`
  <button type="button" class="quiet faces" id="list-people" @click=${()=>Ep(e)}>
    ${e.members.filter(t=>!t.invited).slice(0,3).map(({user:t})=>N(t,28))}
    <span>${i("lists.count",{n:e.list.memberCount})}</span>
  </button>`:wt,Pb=e=>W`
  <a class="button quiet" id="add-here" href=${$("/new",{list:e.list.id})}>${c("plus")} ${i("lists.addHere")}</a>`,Lb=e=>e.list.invited?W`
  <section class="card stack" role="status">
    <p>${i("lists.invitesYou",{name:h(e.list.user),list:e.list.name})}</p>
    <p class="hint">${i("lists.joinHint")}</p>
    <p class="row end">
      <button type="button" class="quiet" @click=${()=>e.leave()}>${i("lists.decline")}</button>
      <button type="button" class="main" id="join-list" @click=${()=>e.join()}>${i("lists.join")}</button>
    </p>
  </section>`:wt,Tb=e=>e.isShared?W`
  <div class="pair">
    ${S("by-person",{label:i("lists.byPerson"),chosen:e.filter.userId,set:t=>e.show({userId:t}),options:[["",i("lists.everybody")],...e.members.filter(t=>!t.invited).map(({user:t})=>[t.id,h(t)])]})}
    ${S("by-category",{label:i("find.category"),chosen:e.filter.category,set:t=>e.show({category:t}),options:[["",i("lists.allCategories")],...Ct().map(t=>[t,z(t)])]})}
  </div>`:wt;function Ib(e){let{items:t,problem:s,load:n}=e.finds;return s?b(s,n):t?!t.length&&e.isFiltered?W`<p class="empty" role="status">${i("lists.noneSuch")}</p>`:t.length?W`
    <ol class="card rows" @touchmove=${qe} @contextmenu=${qe}>${t.map((a,o)=>Ob(e,a,o))}</ol>
    ${D(e.finds)}`:U(i("lists.empty"),i(e.may("contributor")?"lists.emptyText":"lists.emptyOther"),wt,"pin"):k(3)}var Mb=e=>W`
  <list-map .label=${i("lists.map")} .steps=${e.steps} .chosen=${e.chosen} .onChoose=${t=>bb(e,t)}></list-map>`;function jb(e){let{problem:t,load:s}=e.loading;return t?.code==="not_found"?W`<p class="empty">${i("lists.gone")}</p>`:t?b(t,s):e.list?W`
    <div class="list-page">
      ${e.steps.length?Mb(e):wt}
      <div class="stack">
        ${Lb(e)}
        ${Sb(e)}
        ${Tb(e)}
        ${Ib(e)}
      </div>
    </div>`:k(3)}function Vp(e){let t=new Vi(e);return{get title(){return t.title},broad:!0,ready:t.loading.load(),view:()=>W`
      ${v(t.title,t.role?lb(t):t.canHide?ub(t):wt,t.listsPath)}
      ${jb(t)}`,close:()=>t.close()}}import{html as he,nothing as eo}from"../lib/lit-html/lit-html.js";var Ab=(e,{owner:t,name:s,description:n,memberCount:a,role:o,joined:r})=>he`
  <section class="card stack">
    <p class="invited-by">${N(t,56)} <span>${i("lists.invitesYou",{name:h(t),list:s})}</span></p>
    ${n?he`<p class="text" dir="auto">${n}</p>`:eo}
    <p class="soft">
      ${a>1?he`${i("lists.count",{n:a})} · `:eo}
      ${i("lists.joinAs",{role:i(`lists.role.${o}`)})}
    </p>
    ${r?he`<p class="row end"><a class="button main" href=${e.path}>${i("lists.open")}</a></p>`:he`
      <p class="hint">${i("lists.joinHint")}</p>
      <p class="row end"><button type="button" class="main" id="join-list" @click=${()=>e.join()}>${i("lists.join")}</button></p>`}
  </section>`,Bb=()=>he`
  <section class="card stack">
    <p>${i("lists.signInFirst")}</p>
    <p class="row end"><a class="button main" href="/sign-in?next=%2Flists%2Fjoin">${i("signin.action")}</a></p>
  </section>`;function Nb(e){return e.user?e.problem?.code==="not_found"?he`<p class="empty">${i("lists.linkGone")}</p>`:e.problem?b(e.problem,e.load):e.greeting?Ab(e,e.greeting):k(2):Bb()}function Wp(e){let t=new kn(e,location.hash);return{get title(){return t.greeting?.name??i("lists.one")},ready:t.load(),view:()=>he`${v(t.greeting?.name??i("lists.one"),eo,"/lists")}${Nb(t)}`}}import{html as fs,nothing as Es}from"../lib/lit-html/lit-html.js";async function Db(e){let t=null;await yn(s=>Hc(n=>{t=n,s()})),t&&e.go(`/lists/${t.id}`)}var Cb=e=>fs`
  <button type="button" id="new-list" @click=${()=>Db(e)}>${c("plus")} ${i("lists.new")}</button>`;async function Kp(e,t,s,n){await t.answer(s,n)&&e.go(`/lists/${s.id}`)}var Ub=(e,t,s)=>fs`
  <li class="row between">
    <span class="person">${N(s.user,44)} <span>${i("lists.invitesYou",{name:h(s.user),list:s.name})}</span></span>
    <span class="row actions">
      <button type="button" aria-label="${i("lists.join")}: ${s.name}" @click=${()=>Kp(e,t,s,!0)}>
        ${i("lists.join")}
      </button>
      <button type="button" class="quiet" aria-label="${i("lists.decline")}: ${s.name}" @click=${()=>Kp(e,t,s,!1)}>
        ${i("lists.decline")}
      </button>
    </span>
  </li>`,Rb=(e,t)=>t.invitations.items?.length?fs`
  <section class="card">
    <h2>${i("lists.invitations")}</h2>
    <ul class="people">${t.invitations.items.map(s=>Ub(e,t,s))}</ul>
  </section>`:Es,_b=({shared:e})=>e.items?.length?fs`
  <section class="stack">
    <h2>${i("lists.shared")}</h2>
    <ul class="list-cards">${e.items.map(Ya)}</ul>${D(e)}
  </section>`:Es;function Hb({lists:e,shared:t,isOwn:s}){return e.problem?b(e.problem,e.load):e.items?!e.items.length&&t.items?.length?Es:e.items.length?fs`<ul class="list-cards">${e.items.map(Ya)}</ul>${D(e)}`:U(i("lists.none"),s?i("lists.noneText"):i("lists.noneOther"),Es,"way"):k(3)}function Yp(e){let t=new zi(e);return{title:i("lists.title"),broad:!0,ready:t.load(),view:()=>fs`
      ${v(i("lists.title"),t.isOwn?Cb(e):Es,t.isOwn?"/profile":`/people/${e.query.get("user")}`)}
      ${Rb(e,t)}
      ${Hb(t)}
      ${_b(t)}`}}import{html as Gp,nothing as zb}from"../lib/lit-html/lit-html.js";var Eb=10,In=class{isGone=!1;#t;constructor(t){this.#t=t,this.name=t.params.name.toLowerCase(),this.loading=V(t,()=>this.#e())}async#e(){if(this.name===g()?.username)return this.#s(g());let t=$("/api/users",{q:this.name,limit:100});for(let s=0;t&&s<Eb;s++){let n=await st(t,{signal:this.#t.signal}),a=n.items.find(o=>o.username===this.name);if(a)return this.#s(a);t=n.next}return this.isGone=!0,null}#s(t){return this.#t.go(`/people/${t.id}`,{replace:!0})}};function Vb({isGone:e,loading:t}){return t.problem?b(t.problem,t.load):e?Gp`<p class="empty">${i("person.gone")}</p>`:k(3)}function Jp(e){let t=new In(e);return{title:i("person.title"),ready:t.loading.load(),view:()=>Gp`${v(t.name,zb,"/people")}${Vb(t)}`}}import{html as jt,nothing as jn}from"../lib/lit-html/lit-html.js";var[Wb,Kb]=[20,36e5];function Yb(e){let t=new Map;for(let{type:s,data:n,createdAt:a}of e)(n.commentId||s==="mentioned")&&t.set(n.userId,[...t.get(n.userId)??[],new Date(a)]);return new Set([...t].filter(([,s])=>s.some((n,a)=>n-s[a+Wb-1]<Kb)).map(([s])=>s))}var Mn=class{#t;#e;#s=new Set;#i=new Set;constructor(t){this.#t=t,this.list=_(t,"/api/notifications?limit=30"),this.#e=et.subscribe("notification",s=>this.#o(s))}get groups(){let t=new Map,s=Yb(this.list.items);for(let n of this.list.items){let a=n.data.findId&&n.data.userId&&!n.data.listId?`${n.type} ${n.data.findId}`:n.id,o=t.get(a)??{key:a,newest:n,items:[],isRead:!0,more:!1};o.items.push(n),o.isRead&&=n.isRead,o.more||=n.type!=="find_liked"&&s.has(n.data.userId),t.set(a,o)}return[...t.values()]}load=async()=>{await this.list.load(),this.list.items?.some(t=>t.type==="friend_request")&&await this.#a(),this.list.items?.some(t=>t.type==="list_invited")&&await this.#n()};async#n(){let{items:t}=await st("/api/lists?member=invited&limit=100").catch(()=>({items:[]}));this.#i=new Set(t.map(({id:s})=>s)),this.#t.update()}invites({type:t,data:s}){return t==="list_invited"&&this.#i.has(s.listId)}async answerList(t,s){let{listId:n}=t.newest.data;if(await(s?Ki(n):Yi(n))){if(s){this.markRead(t),await this.#t.go(`/lists/${n}`);return}this.#i.delete(n),this.list.items=this.list.items.filter(a=>a!==t.newest),t.newest.isRead||ks(-1),this.#t.update()}}async#a(){let{items:t}=await st("/api/friends?status=pending&direction=received&limit=100").catch(()=>({items:[]}));this.#s=new Set(t.map(({id:s})=>s)),this.#t.update()}request({type:t,data:s}){return t!=="friend_request"||!this.#s.has(s.friendshipId)?null:{friendship:{id:s.friendshipId},user:{id:s.userId,username:s.username,displayName:s.displayName}}}async answered({newest:t}){await this.#a(),!this.request(t)&&(this.list.items=this.list.items.filter(s=>s!==t),t.isRead||ks(-1),this.#t.update())}get hasUnread(){return!!this.list.items?.some(t=>!t.isRead)}#o(t){t.type==="friend_request"&&this.#s.add(t.data.friendshipId),t.type==="list_invited"&&this.#i.add(t.data.listId),this.list.items&&(this.list.items=[t,...this.list.items.filter(s=>s.id!==t.id)]),this.#t.update()}markRead(t){for(let s of t.items.filter(n=>!n.isRead))s.isRead=!0,ks(-1),G(`/api/notifications/${s.id}`,{isRead:!0}).catch(()=>{})}async markAllRead(){try{await O("/api/notifications/read-all");for(let t of this.list.items)t.isRead=!0;Bo(0)}catch(t){u(F(t))}this.#t.update()}async remove(t){try{for(let s of t.items)await T(`/api/notifications/${s.id}`),this.list.items=this.list.items.filter(n=>n!==s),s.isRead||ks(-1)}catch(s){u(F(s))}this.#t.update()}close(){this.#e()}};var Gb={friend_request:"people",friend_accepted:"check",find_liked:"heart",find_commented:"comment",replied:"comment",mentioned:"people",list_invited:"plus",list_joined:"people",list_added:"pin"};async function Jb(e,t,s){await e.remove(t),await Promise.resolve(),(document.querySelectorAll(".note-row .round")[Math.min(s,e.groups.length-1)]??document.querySelector("h1")).focus()}var Xb={link_used:"lock",streets_wished:"map"},Zb=({type:e,data:t})=>e==="moderated"?Io[Mo(t)]:Xb[e]??"flag",Qb=({type:e,data:t,actor:s})=>t.userId?jt`
  <span class="face">
    ${N(s??{profilePicture:`/api/avatars/${t.userId}`},44)}
    <span class="sign ${e}">${c(Gb[e],e==="find_liked")}</span>
  </span>`:jt`<span class="face office">${c(Zb({type:e,data:t}))}</span>`,tw=e=>jt`
  <img class="note-thumb" src=${e} alt="" width="48" height="48" loading="lazy" decoding="async">`,ew=(e,t)=>jt`
  <span class="row actions">
    <button type="button" @click=${()=>e.answerList(t,!0)}>${i("lists.join")}</button>
    <button type="button" class="quiet" @click=${()=>e.answerList(t,!1)}>${i("lists.decline")}</button>
  </span>`;function sw(e,t){if(e.invites(t.newest))return ew(e,t);let s=e.request(t.newest);return s?jt`<span class="row actions">${ye(s.friendship,s.user,()=>e.answered(t))}</span>`:jn}var iw=(e,t,s)=>jt`
  <li class="note-row ${t.isRead?"":"unread"}">
    <a href=${Ao(t.newest)} @click=${()=>e.markRead(t)}>
      ${Qb(t.newest)}
      <span>
        <span class="what">${jo(t.items,t.more)}</span><br>
        <span class="soft">
          ${t.isRead?jn:jt`<span class="unseen">${i("note.new")}</span>`}${K(t.newest.createdAt)}
        </span>
      </span>
      ${t.newest.thumbnailUrl?tw(t.newest.thumbnailUrl):jn}
    </a>
    ${sw(e,t)}
    <button type="button" class="round" aria-label=${i("note.delete")} @click=${()=>Jb(e,t,s)}>${c("close")}</button>
  </li>`,nw=e=>jt`
  <button type="button" class="quiet" @click=${()=>e.markAllRead()}>${c("check")} ${i("note.readAll")}</button>`,aw=()=>jt`<a class="button" href="/people">${i("note.noneAction")}</a>`;function ow(e){let{items:t,problem:s}=e.list;return s?b(s,e.load):t?t.length?jt`<ul class="card notes">${e.groups.map((n,a)=>iw(e,n,a))}</ul>${D(e.list)}`:U(i("note.none"),i("note.noneText"),aw(),"bell"):k(4)}function Xp(e){let t=new Mn(e);return{title:i("nav.bell"),ready:t.load(),view:()=>jt`${v(i("nav.bell"),t.hasUnread?nw(t):jn)}${ow(t)}`,close:()=>t.close()}}import{html as Vt,nothing as Nn}from"../lib/lit-html/lit-html.js";var rw=200,cw=2,An=class{#t;#e=0;#s;constructor(t){this.#t=t;let s=n=>_(t,$("/api/friends",n));this.lists={received:s({status:"pending",direction:"received"}),sent:s({status:"pending",direction:"sent"}),accepted:s({status:"accepted"}),blocked:s({status:"blocked"})},this.text=t.query.get("q")??"",this.found=_(t,()=>$("/api/users",{q:this.text.trim()})),this.#s=et.subscribe("notification",this.load),this.text&&this.search()}load=()=>Promise.all(Object.values(this.lists).map(t=>t.load()));search=()=>{let t=this.text.trim();return this.#t.rename($(this.#t.path,{q:t})),[...t].length<cw?this.found.clear():this.found.load()};reload=()=>Promise.all([this.load(),this.search()]);type(t){this.text=t,clearTimeout(this.#e),this.#e=setTimeout(this.search,rw)}get problem(){return Object.values(this.lists).find(t=>t.problem)?.problem}get isLoaded(){return Object.values(this.lists).every(t=>t.items)}other(t){return t.requesterId===g()?.id?t.addressee:t.requester}isMe(t){return t.id===g()?.id}requestOf(t){return this.lists.received.items?.find(s=>s.requesterId===t.id)}close(){clearTimeout(this.#e),this.#s()}};import{html as so,nothing as lw}from"../lib/lit-html/lit-html.js";var pw=44,uw=(e,{findCount:t,moreFinds:s,commonFriends:n}={})=>[e.displayName?`@${e.username}`:"",t===void 0?"":wo(s,i("map.finds",{n:t})),n?i("person.common",{n}):""].filter(Boolean).join(" · "),dw=e=>e?so`<br><span class="soft person-sums">${e}</span>`:lw,zs=(e,t,s)=>so`
  <li class="row between">
    <a class="person" href="/people/${e.id}">
      ${N(e,pw)} <span><span class="strong" dir="auto">${h(e)}</span>${dw(uw(e,s))}</span>
    </a>
    <span class="row actions">${t}</span>
  </li>`,Zp=(e,t)=>so`
  <li class="row between">
    <span>${xs(e)}</span>
    <span class="row actions">${t}</span>
  </li>`;function mw(e,t){if(e.isMe(t))return Vt`<span class="soft">${i("people.you")}</span>`;if(t.friendship==="accepted")return Vt`<span class="badge">${c("check")} ${i("friend.friends")}</span>`;if(t.friendship==="none")return hi(t,e.reload);let s=e.requestOf(t);return s?ye(s,t,e.reload):Vt`<span class="badge">${i("friend.pending")}</span>`}function hw(e){let{found:t}=e;return t.problem?b(t.problem,e.search):t.items?t.items.length?Vt`
    <ul class="people" aria-label=${i("people.results")}>${t.items.map(s=>zs(s,mw(e,s),s))}</ul>
    ${D(t)}`:Vt`<p class="soft" role="status">${i("people.noMatch")}</p>`:Nn}function fw(e,t){e.preventDefault(),t.search()}var $w=e=>Vt`
  <form class="card" role="search" @submit=${t=>fw(t,e)}>
    <label for="people-search">${i("people.search")}</label>
    <div class="search">
      ${c("search")}
      <input id="people-search" type="search" autocomplete="off" autocapitalize="none" spellcheck="false"
        .value=${e.text} @input=${t=>e.type(t.target.value)}>
    </div>
    ${hw(e)}
  </form>`;function Bn(e,t,s,n=zs){let a=e.lists[t];return a.items.length?Vt`
    <section class="card">
      <h2>${i(`people.${t}`)}</h2>
      <ul class="people">${a.items.map(o=>n(e.other(o),s(o,e.other(o)),o.other))}</ul>
      ${D(a)}
    </section>`:Nn}var gw=(e,t,s)=>qs(s,[$i(t,s,e.reload),Os(s,e.reload)]),bw=e=>Vt`
  ${Bn(e,"received",(t,s)=>[ye(t,s,e.reload),qs(s,[Os(s,e.reload)])])}
  ${Bn(e,"sent",(t,s)=>fi(t,s,e.reload))}
  ${e.lists.accepted.items.length?Bn(e,"accepted",(t,s)=>gw(e,t,s)):U(i("people.none"),i("people.noneText"),Nn,"people")}
  ${Bn(e,"blocked",(t,s)=>br(s,e.reload),Zp)}`;function ww(e){return e.problem?b(e.problem,e.load):e.isLoaded?bw(e):k(3)}var yw=()=>xt()?Vt`<a class="button quiet" href="/invites">${c("plus")} ${i("invites.invite")}</a>`:Nn;function Qp(e){let t=new An(e);return{title:i("people.title"),ready:t.load(),view:()=>Vt`${v(i("people.title"),yw(),"/feed")}${$w(t)}${ww(t)}`,close:()=>t.close()}}import{html as gs,nothing as Vs}from"../lib/lit-html/lit-html.js";var Dn=class extends pi{user=null;friendship=null;#t;constructor(t){super(t,$("/api/finds",{userId:t.params.id,includePrivate:!0,includeFriends:!0,includeLists:!0,limit:20})),this.#t=t.params.id,this.loading=V(t,()=>this.#e())}get title(){return(this.user&&h(this.user))??i("person.title")}get isMe(){return this.#t===g()?.id}get hasAsked(){return this.friendship?.requesterId===this.#t}async#e(){this.user=await f(`/api/users/${this.#t}`,{signal:this.page.signal}),await Promise.all([this.finds.load(),this.#s()])}async#s(){this.friendship=null;let{friendship:t}=this.user,s=t==="none"?"":$("/api/friends",{status:t,limit:100});for(;s&&!this.friendship;){let n=await st(s,{signal:this.page.signal});this.friendship=n.items.find(a=>a.requesterId===this.#t||a.addresseeId===this.#t)??null,s=n.next}}};import{html as Q,nothing as yt}from"../lib/lit-html/lit-html.js";var vw=88,io=(e,t)=>Q`
  <span class="sum"><span class="strong">${P(e)}</span> <span class="soft">${i(t,{n:e})}</span></span>`,eu=({items:e})=>e?.length?Q`<finds-map .places=${su(e)} .label=${i("person.map")}></finds-map>`:yt;function kw({items:e,problem:t},s){return t||s===0||e?.length===0?yt:e?Q`<finds-map class="profile-cover" .places=${su(e)} .label=${i("person.map")}></finds-map>`:Q`<div class="profile-cover"></div>`}var Cn=(e,{title:t,finds:s,figures:n={},badge:a=yt,actions:o=yt})=>Q`
  <section class="profile-head">
    ${e?[kw(s,n.findCount),N(e,vw)]:yt}
    <h1 tabindex="-1" dir="auto">${t}</h1>
    ${e?.displayName?Q`<p class="soft">@${e.username}</p>`:yt}
    ${e?.about?Q`<p dir="auto">${e.about}</p>`:yt}
    ${n.findCount===void 0?yt:Q`
      <p class="row">
        ${io(n.findCount,"person.findsSum")}
        ${io(n.placeCount,"person.placesSum")}
        ${io(n.likeCount,"person.likesSum")}
      </p>`}
    ${n.commonFriends?Q`<p class="soft">${i("person.common",{n:n.commonFriends})}</p>`:yt}
    ${a===yt&&o===yt?yt:Q`<p class="row actions">${a}${o}</p>`}
  </section>`,Un=e=>Q`<a class="button quiet" href=${e}>${c("feed")} ${i("lists.title")}</a>`,Rn=(e,t,s)=>Q`
  <li><a class="way" href=${e}>${c(t)} <span class="grow">${s}</span> ${c("next")}</a></li>`,xw=e=>Q`
  <li>
    <a class="tile c-${Ue(e.category).code}" href="/finds/${e.id}">
      ${e.media.length?$t(e.media[0],{thumb:!0}):Q`<span class="sign-tile">${dt(e.category)}</span>`}
      ${e.isPublic?yt:Q`
        <span class="corner">${c(ve(_e(e)))}<span class="unseen">${Sr(e)}</span></span>`}
      <span class="caption" dir="auto">${e.title}</span>
    </a>
  </li>`,tu=(e,t,s)=>Q`
  <button type="button" class="chip" aria-pressed=${e.layout===t?"true":"false"} @click=${()=>e.show(t)}>
    ${c(s)} ${i(`person.${t}`)}
  </button>`,Ow={grid:e=>Q`<ul class="tiles">${e.map(xw)}</ul>`,list:e=>Q`<ul class="card rows">${e.map(t=>gi(t,bi(t)))}</ul>`},su=e=>[...new Map(e.map(t=>{let s=we(t);return[t.exact?`${s.latitude},${s.longitude}`:t.locationId,{...ct(s),km:s.area,name:ti(s)}]})).values()];function $s(e,t){let{items:s,problem:n,load:a}=e.finds;return n?b(n,a):s?s.length?Q`
    <div class="chips" role="group" aria-label=${i("person.layout")}>
      ${tu(e,"grid","camera")}
      ${tu(e,"list","filter")}
    </div>
    ${Ow[e.layout](s)}
    ${D(e.finds)}`:U(t.title,t.text,t.action??yt,t.sign??"pin"):k(3)}import{html as ao}from"../lib/lit-html/lit-html.js";var iu=["spam","illegal","rules","other"],no=["open","closed"],nu=e=>e==="user"?["dismissed","suspended","deleted"]:["dismissed","hidden","deleted","suspended"],au=(e,t)=>O("/api/reports",{...e,...t});async function ou(e,t){await M((t?C:T)(`/api/users/${e.id}/mute`))&&u(i(t?"report.mutedNow":"report.unmutedNow",{name:h(e)}))}var _n=class{#t;constructor(t){this.#t=t;let s=t.query.get("status");this.status=no.includes(s)?s:"open";let n=()=>this.status==="open"?"asc":"desc";this.list=_(t,()=>$("/api/admin/reports",{status:this.status,order:n(),limit:20}))}choose(t){return this.status=t,this.#t.rename($("/admin/reports",{status:t})),this.list.clear(),this.list.load()}async decide(t,s,n=""){await O(`/api/admin/reports/${t.id}`,{outcome:s,note:n}),this.list.items=this.list.items.filter(a=>a!==t),this.#t.update(),u(i("report.decided"))}async show(t){await M(T(`/api/admin/${t.kind}s/${t.targetId}/hidden`))&&(t.hidden=!1,u(i("report.shownAgain")),this.#t.update())}};function oo(e,t,s){return R(a=>new q({send:async o=>{await t(o),a()}}),e,a=>ao`${L(a)}${s(a)}`,a=>B(a,i("report.send")))}var qw=e=>ao`
  <div class="field">
    <label for="reason">${i("report.reason")}</label>
    <select id="reason" name="reason">${iu.map(t=>ao`<option value=${t}>${i(`report.reason.${t}`)}</option>`)}</select>
  </div>
  ${w(e,"text",{label:i("report.text"),hint:i("report.hint"),kind:"area",most:1e3})}`;async function Sw(e){await oo(i("report.title"),t=>au(e,t),qw)&&u(i("report.sent"))}var ru=(e,t)=>({text:i(e.muted?"report.unmute":"report.mute"),sign:"bell",run:()=>ou(e,!e.muted).then(t)});function Fw({user:e,friendship:t,hasAsked:s,loading:n}){return e.friendship==="none"?hi(e,n.load):t?t.status==="accepted"?Vs:s?ye(t,e,n.load):fi(t,e,n.load):Vs}var Pw=()=>gs`<a class="button quiet" href="/profile">${i("profile.title")}</a>`,Lw=e=>e.isMe?Pw():Fw(e);function Tw(e,t){let{user:s,friendship:n,loading:a}=e;if(!s||e.isMe)return Vs;let o=n?.status==="accepted"?[$i(n,s,a.load)]:[];return qs(s,[ru(s,a.load),...o,wr({userId:s.id}),Os(s,()=>t.go("/people"))])}var Iw=()=>gs`<span class="badge">${c("check")} ${i("friend.friends")}</span>`,Mw=e=>Cn(e.user,{title:e.loading.problem?i("person.title"):e.title,finds:e.finds,figures:e.user??{},badge:e.user?.friendship==="accepted"?Iw():Vs,actions:e.user?[Un($("/lists",{user:e.user.id})),Lw(e)]:Vs});function jw(e){let{problem:t,load:s}=e.loading;return t?.code==="not_found"?gs`<p class="empty">${i("person.gone")}</p>`:t?b(t,s):e.user?gs`
    <section class="stack" aria-labelledby="finds">
      <h2 id="finds" class="unseen">${i("person.findsTitle")}</h2>
      ${$s(e,{title:i("person.none"),text:i("person.noneText",{name:h(e.user)})})}
    </section>`:k(3)}var Aw=(e,t)=>gs`
  <div class="head">${tr("/people")}<span class="grow"></span>${Tw(e,t)}</div>`;function cu(e){let t=new Dn(e);return{get title(){return t.title},broad:!0,ready:t.loading.load(),view:()=>gs`${Aw(t,e)}${Mw(t)}${jw(t)}`}}import{html as fe,nothing as ro}from"../lib/lit-html/lit-html.js";var Hn=class{#t;constructor(t,s){this.#t=t,this.restored=s,this.list=_(t,"/api/finds/bin?limit=20",n=>n.find.id)}restore(t){return this.#e(t,O(`/api/finds/${t.id}/restore`),i("find.restored"),this.restored)}remove(t){return this.#e(t,T(`/api/finds/${t.id}?forever=true`),i("bin.removed"),()=>{})}async#e(t,s,n,a){await M(s)&&(this.list.items=this.list.items.filter(o=>o.find.id!==t.id),this.#t.update(),u(n),a())}};var En=class extends pi{figures={};isEdited=!1;constructor(t){super(t,$("/api/finds",{userId:g().id,includePrivate:!0,limit:20})),this.picture=new Ye("/api/users/me/picture",t,{has:()=>this.user.profilePicture.startsWith("/api/media/"),take:async n=>Yt(n??await f("/api/users/me"))}),this.bin=new Hn(t,()=>this.#t());let s={username_taken:"username",name_taken:"displayName"};this.form=new q({send:n=>this.#s(n),update:t.update,fieldOf:s})}get user(){return g()}load=()=>Promise.all([this.#t(),this.bin.list.load()]);#t=()=>Promise.all([this.finds.load(),this.#e()]);async#e(){this.figures=await f(`/api/users/${g().id}`,{signal:this.page.signal}).catch(()=>({})),this.page.update()}toggleEdit=()=>{this.isEdited=!this.isEdited,this.page.update()};async#s({displayName:t,about:s,username:n,age:a}){let o={displayName:t.trim()||null,about:s.trim()||null,username:n.trim()};Yt(await G("/api/users/me",{...o,age:a===""?null:Number(a)})),u(i("profile.saved"))}};import{html as Vn,nothing as zn}from"../lib/lit-html/lit-html.js";async function Bw(e,t){await e.restore(t),x(e.list.items.length?"bin":"finds")}async function Nw(e,t){await j(i("bin.removeTitle"),i("bin.removeText",{title:t.title}),i("bin.remove"))&&(await e.remove(t),x(e.list.items.length?"bin":"finds"))}var Dw=(e,t)=>Vn`
  <button type="button" class="quiet" aria-label="${i("bin.restore")}: ${t.title}" @click=${()=>Bw(e,t)}>
    ${c("retry")} ${i("bin.restore")}
  </button>`,Cw=(e,{find:t,expiresAt:s})=>Vn`
  <li>
    <p>
      <span class="strong" dir="auto">${t.title}</span>
      ${s?Vn`<br><span class="soft">${i("bin.until",{date:Kt(s)})}</span>`:zn}
    </p>
    ${t.hidden?yr(i("report.findHidden"),t.hidden):zn}
    <p class="row">
      ${t.hidden?zn:Dw(e,t)}
      <button type="button" class="danger" aria-label="${i("bin.remove")}: ${t.title}" @click=${()=>Nw(e,t)}>
        ${c("trash")} ${i("bin.remove")}
      </button>
    </p>
  </li>`,lu=e=>e.list.items?.length?Vn`
  <section class="card" aria-labelledby="bin">
    <h2 id="bin" tabindex="-1">${i("bin.title")}</h2>
    <p class="hint">${i("bin.hint")}</p>
    <ul class="rows binned">${e.list.items.map(t=>Cw(e,t))}</ul>
    ${D(e.list)}
  </section>`:zn;var Uw=()=>fe`<a class="button" href="/new">${c("plus")} ${i("nav.plus")}</a>`,Rw=({form:e,user:t})=>fe`
  <form novalidate @submit=${e.submit}>
    ${L(e)}
    ${w(e,"displayName",{label:i("profile.name"),hint:i("profile.nameHint"),value:t.displayName??"",most:50,complete:"name"})}
    ${w(e,"about",{label:i("profile.about"),value:t.about??"",most:160})}
    ${w(e,"username",{label:i("account.username"),hint:i("join.usernameHint"),value:t.username,...bn})}
    ${w(e,"age",{label:i("profile.age"),hint:i("profile.ageHint"),value:t.age??"",kind:"number",mode:"numeric"})}
    <div class="row end">${B(e,i("action.save"))}</div>
  </form>`,_w=e=>fe`
  <ul class="card rows">
    ${Rn("/people","people",i("people.accepted"))}
    ${Rn("/shares","share",i("shares.mine"))}
    ${e.role==="admin"?Rn("/admin","shield",i("admin.title")):ro}
  </ul>`,Hw=()=>fe`<a class="button quiet" href="/settings">${c("gear")} ${i("settings.title")}</a>`,Ew=e=>fe`
  <section class="card" id="edit" aria-labelledby="edit-title">
    <div class="row between"><h2 id="edit-title" tabindex="-1">${i("profile.edit")}</h2>${rt(e.toggleEdit)}</div>
    ${hs(e.picture,{label:i("profile.picture"),hint:i("profile.pictureHint")})}
    ${Rw(e)}
  </section>`;async function zw(e){e.toggleEdit(),await x("edit-title")}var Vw=e=>fe`
  <button type="button" class="quiet" id="edit-profile" aria-expanded=${e.isEdited?"true":"false"} @click=${()=>zw(e)}>
    ${c("edit")} ${i("profile.edit")}
  </button>`,Ww=()=>fe`
  <a class="button quiet" href="/saved">${c("bookmark")} ${i("saved.title")}</a>
  ${Un("/lists")}`,Kw=e=>fe`
  <div class="head"><span class="grow"></span>${Hw()}</div>
  ${Cn(e.user,{title:h(e.user),finds:e.finds,figures:e.figures,actions:[Ww(),Vw(e)]})}
  ${e.isEdited?Ew(e):ro}
  <section class="stack" aria-labelledby="finds">
    <h2 id="finds" class="unseen" tabindex="-1">${i("profile.finds")}</h2>
    ${$s(e,{title:i("profile.none"),text:i("profile.noneText"),action:Uw()})}
  </section>
  ${_w(e.user)}
  ${lu(e.bin)}`;function pu(e){let t=new En(e);return{title:i("profile.title"),broad:!0,ready:t.load(),view:()=>t.user?Kw(t):ro}}import{html as vt,nothing as $e}from"../lib/lit-html/lit-html.js";var Yw={dismissed:"check",hidden:"block",deleted:"trash",suspended:"lock"},Gw=e=>w(e,"note",{label:i("report.note"),hint:i("report.noteHint"),kind:"area",required:!0,most:500}),uu=(e,t)=>i(`report.outcome.${e.kind==="user"&&t==="deleted"?"accountDeleted":t}`);async function Jw(e,t,s){let n=uu(t,s);s!=="dismissed"?await oo(n,({note:a})=>e.decide(t,s,a),Gw):await j(n,i("report.dismissText"),n)&&await e.decide(t,s).catch(()=>e.list.load()),x("reports")}var du=e=>e?vt`<a class="strong" href="/people/${e.id}">${h(e)}</a>`:vt`<span class="soft">${i("report.left")}</span>`,Xw=e=>vt`
  <p class="row">${e.map(t=>vt`
    <a href=${t.url} target="_blank" rel="noreferrer noopener">
      <img class="note-thumb" src=${t.thumbnailUrl} alt=${t.caption||i("report.photo")} width="48" height="48" loading="lazy">
    </a>`)}</p>`,Zw=e=>vt`
  <p class="strong" dir="auto">${e.title}</p>
  ${e.description?Ss(e.description):$e}
  ${e.media.length?Xw(e.media):$e}`,Qw=e=>e.find?Zw(e.find):e.comment?Ss(e.comment.content):e.kind==="user"?$e:vt`<p class="soft">${i("report.noContent")}</p>`,ty=e=>vt`
  <li>
    <p>${i(`report.reason.${e.reason}`)} · ${du(e.reporter)} · <span class="soft">${K(e.createdAt)}</span></p>
    ${e.text?Ss(e.text):$e}
  </li>`,ey=(e,t,s)=>vt`
  <button type="button" class=${s==="dismissed"?"quiet":"danger"} @click=${()=>Jw(e,t,s)}>
    ${c(Yw[s])} ${uu(t,s)}
  </button>`,sy=(e,t)=>vt`<p class="row">${nu(t.kind).map(s=>ey(e,t,s))}</p>`,iy=(e,t)=>vt`
  <p>
    <span class="strong">${i(`report.result.${t.decision.outcome}`)}</span> · ${t.decision.closedBy} ·
    <span class="soft">${K(t.decision.closedAt)}</span>
  </p>
  ${t.decision.note?Ss(t.decision.note):$e}
  ${t.hidden?vt`
    <p><button type="button" class="quiet" @click=${()=>e.show(t)}>${c("retry")} ${i("report.show")}</button></p>`:$e}`,ny=(e,t)=>vt`
  <li class="card">
    <h2>${i(`report.kind.${t.kind}`)} · ${du(t.owner)}</h2>
    ${Qw(t)}
    <ul class="rows">${[t,...t.others].map(ty)}</ul>
    ${t.decision?iy(e,t):sy(e,t)}
  </li>`;function ay(e){let{items:t,problem:s,load:n}=e.list;return s?b(s,n):t?t.length?vt`<ul class="stack">${t.map(a=>ny(e,a))}</ul>${D(e.list)}`:U(i(`report.none.${e.status}`),i("report.noneText"),$e,"flag"):k(3)}function mu(e){let t=new _n(e);return{title:i("report.reports"),ready:t.list.load(),view:()=>vt`
      ${v(i("report.reports"),$e,"/admin")}
      <div class="chips" role="group" aria-label=${i("report.which")} id="reports" tabindex="-1">
        ${no.map(s=>De(t.status===s,i(`report.status.${s}`),()=>t.choose(s)))}
      </div>
      ${ay(t)}`}}import{html as co,nothing as oy}from"../lib/lit-html/lit-html.js";var ry=(e,t)=>co`
  <button type="button" class="chip" aria-pressed=${e.state===t?"true":"false"} @click=${()=>e.choose(t)}>
    ${c(t==="dismissed"?"close":vr(t))} ${i(`saved.${t}`)}
  </button>`,cy=()=>co`<a class="button" href="/">${c("map")} ${i("missing.action")}</a>`,ly=e=>({title:i(`saved.${e}None`),text:i(e==="dismissed"?"saved.dismissedText":"saved.noneText"),action:cy(),sign:"bookmark"});function hu(e){let t=new rr(e);return{title:i("saved.title"),broad:!0,ready:t.finds.load(),view:()=>co`
      ${v(i("saved.title"),oy,"/profile")}
      <div class="chips" role="group" aria-label=${i("saved.which")}>${ar.map(s=>ry(t,s))}</div>
      ${eu(t.finds)}
      ${$s(t,ly(t.state))}`}}import{html as kt,nothing as Bt}from"../lib/lit-html/lit-html.js";import{html as At,nothing as lo}from"../lib/lit-html/lit-html.js";var $u=(e,t)=>w(e,"name",{label:i("passkeys.name"),hint:i("passkeys.nameHint"),value:t,required:!0,most:50});async function py(e,t){let s=Qs(navigator.userAgent);await R(n=>e.addForm(t,n),i("passkeys.add"),n=>At`
    ${L(n)}
    ${ue(n)}
    ${$u(n,s)}
    ${t?Xt(n,"password",i("account.password")):lo}`,()=>At`<button type="submit">${i("settings.linkGo")}</button>`)}var uy=(e,t)=>R(s=>e.renameForm(t,s),i("passkeys.rename"),s=>At`
  ${L(s)}
  ${$u(s,t.name)}`,()=>At`<button type="submit">${i("action.save")}</button>`);async function dy(e,t){await j(i("passkeys.deleteTitle",{name:t.name}),i("passkeys.deleteText"),i("action.delete"))&&e.remove(t)}var fu=(e,t,s)=>At`
  <button type="button" class="quiet" aria-label="${t}: ${e.name}" @click=${s}>${t}</button>`,my=(e,t,s)=>At`
  <li class="row between">
    <span>
      <span class="strong" dir="auto">${t.name}</span>
      ${t.backedUp?At`<span class="badge">${i("passkeys.backedUp")}</span>`:lo}<br>
      <span class="soft">${i("passkeys.added")} ${K(t.createdAt)} ·
        ${t.lastUsedAt?At`${i("passkeys.used")} ${K(t.lastUsedAt)}`:i("passkeys.unused")}</span>
    </span>
    <span class="row">
      ${fu(t,i("passkeys.rename"),async()=>{await uy(e,t),s()})}
      ${fu(t,i("action.delete"),()=>dy(e,t))}
    </span>
  </li>`,hy=e=>At`<button type="button" class="quiet" id="add-passkey" @click=${e}>${i("passkeys.add")}</button>`,gu=(e,t,s)=>At`
  <section class="card" id="passkeys" tabindex="-1">
    <h2>${i("passkeys.title")}</h2>
    <p>${i("passkeys.hint")}</p>
    ${e.list.length?At`<ul class="people">${e.list.map(n=>my(e,n,s))}</ul>`:lo}
    <p>${hy(async()=>{await py(e,t()),s()})}</p>
  </section>`;import{html as Wn,nothing as fy}from"../lib/lit-html/lit-html.js";var bu=e=>as(e.picker()),$y=e=>Wn`
  <p class="note">${i("privacy.homeExact",{n:e.exactAtHome})}</p>
  <p class="row"><button type="button" id="hide-home" @click=${()=>e.hideHome()}>${i("privacy.homeHide")}</button></p>`,gy=(e,{latitude:t,longitude:s,radius:n,area:a})=>Wn`
  <place-map class="homemap" inert .area=${2*n} .at=${{lat:t,lng:s}}></place-map>
  ${S("home-radius",{label:i("privacy.homeRadius"),options:Zr.map(o=>[o,Zs(o)]),chosen:n,set:o=>e.changeHome({radius:Number(o)})})}
  ${S("home-area",{label:i("privacy.homeArea"),options:Ns(),chosen:String(a),set:o=>e.changeHome({area:Number(o)})})}
  ${e.exactAtHome?$y(e):fy}
  <p class="row">
    <button type="button" class="quiet" @click=${()=>bu(e)}>${i("privacy.homeMove")}</button>
    <button type="button" class="quiet" @click=${()=>e.change({home:void 0})}>${i("privacy.homeRemove")}</button>
  </p>`,wu=e=>Wn`
  <section class="card">
    <p class="hint">${i("privacy.settingsText")}</p>
    ${S("default-audience",{label:i("privacy.audience"),hint:i("privacy.audienceHint"),chosen:e.values.audience,options:ft.map(t=>[t,i(`find.audience.${t}`)]),set:t=>e.change({audience:t})})}
    ${S("shown-area",{label:i("privacy.shownNew"),options:de(),chosen:String(e.values.area),set:t=>e.change({area:Number(t)})})}
    <label class="switch">
      <span>${i("privacy.friendsExact")}</span>
      <input type="checkbox" role="switch" id="friends-exact" .checked=${e.values.exactForFriends}
        @change=${t=>e.change({exactForFriends:t.target.checked})}>
    </label>
    <h2>${i("privacy.home")}</h2>
    <p class="hint">${i("privacy.homeText")}</p>
    ${e.values.home?gy(e,e.values.home):Wn`
      <p><button type="button" class="quiet" id="home" @click=${()=>bu(e)}>${i("privacy.homeAdd")}</button></p>`}
    <p class="hint">${i("privacy.recall")}</p>
  </section>`;import{html as Wt,nothing as Te}from"../lib/lit-html/lit-html.js";var po={read:["read"],write:["read","write"],admin:["read","write","admin"]};function yu(e){let t=async({name:s,access:n,days:a,password:o})=>{let r=a?{days:Number(a)}:{};e(await O("/api/auth/tokens",{name:s.trim(),scopes:po[n],...r,...o?{password:o}:{}}))};return new q({send:t,fieldOf:{wrong_password:"password"}})}var bs=e=>e.kind==="token",uo=e=>bs(e)?e.name:Qs(e.userAgent),by={browser:()=>i("session.browser"),cli:()=>i("session.cli"),token:()=>i("session.token")},wy=e=>e.scopes.map(t=>i(`scope.${t}`)).join(", "),yy=e=>e.expiresAt?i("token.until",{date:Kt(e.expiresAt)}):i("token.endless"),vy=e=>e.lastUsedAt?i("session.active",{day:je(e.lastUsedAt,!0)}):i("session.unused"),ky=e=>Wt`
  <details class="small-fold">
    <summary aria-label="${i("session.details")}: ${uo(e)}">${i("session.details")} ${c("next")}</summary>
    <p class="soft">${i("settings.until",{date:Kt(e.expiresAt)})}</p>
  </details>`,xy=(e,t)=>{let s=i(bs(t)?"token.revoke":"settings.end");return Wt`
    <button type="button" class="quiet" aria-label="${s}: ${uo(t)}" @click=${()=>e.endSession(t)}>${s}</button>`},Oy=e=>Wt`${i(bs(e)?"token.since":"settings.since")} ${K(e.createdAt)}`,qy=(e,t)=>Wt`
  <li class="row between">
    <span>
      <span class="strong" dir="auto">${uo(t)}</span>
      <span class="badge">${by[t.kind]()}</span>
      ${t.current?Wt`<span class="badge">${i("settings.thisOne")}</span>`:Te}<br>
      ${bs(t)?Wt`<span class="soft">${wy(t)}</span><br>`:Te}
      <span class="soft">${vy(t)} · ${Oy(t)}${bs(t)?` · ${yy(t)}`:Te}</span>
      ${bs(t)?Te:ky(t)}
    </span>
    ${t.current?Te:xy(e,t)}
  </li>`;async function Sy(e){await j(i("settings.endOthers"),i("settings.endOthersText"),i("settings.endOthers"))&&e.endOthers()}var Fy=e=>Wt`
  <button type="button" class="quiet" @click=${()=>Sy(e)}>${i("settings.endOthers")}</button>`,Py=[90,30,365],Ly=e=>Object.keys(po).filter(t=>t!=="admin"||e.role==="admin"),Ty=(e,t)=>Wt`
  <p>${i("token.about")}</p>
  ${L(t)}
  ${ue(t)}
  ${w(t,"name",{label:i("token.name"),hint:i("token.nameHint"),required:!0,most:50})}
  ${S("access",{label:i("token.access"),options:Ly(e.user).map(s=>[s,i(`access.${s}`)])})}
  ${S("days",{label:i("token.life"),options:[...Py.map(s=>[s,i("token.days",{n:s})]),["",i("token.endless")]]})}
  ${e.asksPassword?Xt(t,"password",i("account.password")):Te}`,Iy=e=>Si({title:i("token.new"),text:i("token.once"),label:i("session.token"),value:e});async function My(e){let t=null;await R(n=>yu(a=>{t=a,n()}),i("token.create"),n=>Ty(e,n),()=>Wt`<button type="submit">${i("token.createGo")}</button>`),t&&(e.addSession(t.session),await Iy(t.token))}var vu=e=>Wt`
  <section class="card">
    <h2>${i("settings.sessions")}</h2>
    <ul class="people">${e.sessions.map(t=>qy(e,t))}</ul>
    <div class="row end">
      ${e.hasOthers?Fy(e):Te}
      <button type="button" class="quiet" id="new-token" @click=${()=>My(e)}>${c("plus")} ${i("token.create")}</button>
    </div>
  </section>`;var mo=()=>["friendRequests","friendAccepted","findLiked","findCommented","replied","mentioned","listInvited","listAdded",...g()?.role==="admin"?["reported"]:[]],jy=e=>kt`
  <label class="switch">
    <span>${i("settings.streets")}<br><span class="soft">${i("offer.learns")}</span></span>
    <input type="checkbox" role="switch" id="streets" .checked=${Ps()} @change=${t=>e.setStreets(t.target.checked)}>
  </label>`,Ay=()=>Xs.map(e=>[e,na[e],e]),By=e=>kt`
  <section class="card">
    ${S("language",{label:i("settings.language"),options:Ay(),chosen:Pt(),set:t=>e.setLanguage(t)})}
    ${S("theme",{label:i("settings.theme"),options:Br.map(t=>[t,i(`settings.theme.${t}`)]),chosen:ra(),set:t=>e.setTheme(t)})}
    ${S("units",{label:i("settings.units"),options:["km","mi"].map(t=>[t,i(`settings.units.${t}`)]),chosen:vo(),set:t=>e.setUnits(t)})}
    ${Fs()?jy(e):Bt}
  </section>`;async function Ny(e,t,s){let n=e.target;await t.prefer(s,n.checked),n.checked=t.preferences[s]}var ku=(e,t,s=Bt)=>kt`
  <label class="switch">
    <span>${i(`settings.${t}`)}${s}</span>
    <input type="checkbox" role="switch" .checked=${e.preferences[t]} @change=${n=>Ny(n,e,t)}>
  </label>`,Dy=e=>kt`
  <p>${c("check")} ${i("push.on",{instance:Y()})}</p>
  <p class="row">
    <button type="button" class="quiet" @click=${e.test}>${i("push.test")}</button>
    <button type="button" class="quiet" aria-busy=${e.busy?"true":"false"} @click=${e.disable}>${i("push.disable")}</button>
  </p>`,Cy=e=>kt`
  <p>${i("push.off",{instance:Y()})}</p>
  <p>
    <button type="button" id="push-on" aria-busy=${e.busy?"true":"false"} @click=${e.enable}>
      ${c("bell")} ${i("push.enable")}
    </button>
  </p>
  <p class="soft" role="status">${e.slow?i("push.asking"):Bt}</p>`;function Uy(e){return e.state==="on"?Dy(e):e.state==="off"?Cy(e):kt`<p class="note">${i(`push.${e.state}`,{instance:Y()})}</p>`}var Ry=e=>kt`
  <section class="card">
    <h2>${i("settings.notify")}</h2>
    ${mo().map(t=>ku(e,t))}
    ${y().pushKey?ku(e,"pushEnabled",kt`<br><span class="soft">${i("settings.pushEnabledHint")}</span>`):Bt}
  </section>
  <section class="card">
    <h2>${i("push.title")}</h2>
    ${Uy(e.push)}
  </section>`,_y=e=>y().passwordLogin||e.passkeys.isShown||y().provider.enabled,Hy=e=>kt`
  ${y().passwordLogin?ec(e):Bt}
  ${e.passkeys.isShown?gu(e.passkeys,()=>e.passkeyAsksPassword,e.redraw):Bt}
  ${y().provider.enabled?sc(e):Bt}`,xu="/settings",Ou=[{name:"appearance",sign:"globe",title:()=>i("settings.appearance"),view:By,isLocal:!0,value:()=>[na[Pt()],i(`settings.theme.${ra()}`)].join(" · ")},{name:"notifications",sign:"bell",title:()=>i("nav.bell"),view:Ry,value:e=>i("settings.onOf",{n:mo().filter(t=>e.preferences[t]).length,of:mo().length})},{name:"places",sign:"pin",title:()=>i("privacy.settings"),view:e=>wu(e.places),value:e=>de().find(([t])=>t===String(e.places.values.area))?.[1]},{name:"sign-in",sign:"lock",title:()=>i("settings.signIn"),view:Hy,isShown:_y,value:e=>e.passkeys.isShown?i("passkeys.count",{n:e.passkeys.list.length}):""},{name:"devices",sign:"shield",title:()=>i("settings.devices"),view:vu,value:e=>i("settings.signedIn",{n:e.sessions.length})},{name:"data",sign:"copy",title:()=>i("settings.data"),view:ic,value:()=>i("settings.dataParts")}],Ey=e=>kt`
  <ul class="card rows">
    ${Ou.filter(({isShown:t})=>!t||t(e)).map(t=>lt(`${xu}/${t.name}`,t.sign,t.title(),t.isLocal||e.isLoaded?t.value(e):""))}
  </ul>
  <ul class="card rows">
    ${xt()?lt("/invites","people",i("invites.title")):Bt}
    ${lt("/shares","share",i("shares.mine"))}
    ${lt("/help","comment",i("help.title"))}
    ${lt("/about","feed",i("nav.about"))}
  </ul>`;async function zy(e){let t=et.get("outbox").length;(!t||await j(i("settings.signOut"),i("outbox.signOut",{n:t}),i("settings.signOut")))&&e.signOut()}var Vy=e=>kt`
  <button type="button" class="quiet" id="sign-out" @click=${()=>zy(e)}>${i("settings.signOut")}</button>`;function Wy(e,t){let{problem:s,load:n}=e.loading;return t?t.isLocal?t.view(e):s?b(s,n):e.isLoaded?t.view(e):k(5):kt`${s?b(s,n):Bt}${Ey(e)}`}function qu(e){let t=Ou.find(({name:a})=>a===e.params.name);if(e.params.name&&!t)return Hr();let s=new Oi(e),n=()=>t?t.title():i("settings.title");return{get title(){return n()},ready:t?.isLocal?Promise.resolve():s.loading.load(),view:()=>kt`
      ${t?v(n(),Bt,xu):v(n(),Vy(s),"/profile")}
      ${s.refusal?b(s.refusal):Bt}
      ${Wy(s,t)}`}}import{html as Nt,nothing as Ws}from"../lib/lit-html/lit-html.js";async function Ky(e){let t=await e.offered(),s=t&&await Tn({offered:t});s&&(e.take(s),await Hs(s))}async function Yy(e,t){let s=await Tn({share:t});s&&e.take(s)}async function Gy(e,t){await j(i("shares.revokeTitle",{title:zt(t)}),i("shares.revokeText"),i("shares.revoke"))&&(await e.revoke(t),x("new-share"))}var Jy=async e=>await Pn(e)||Hs(e,i("shares.one")),Xy=async e=>await Ln(e,zt(e))||Hs(e,i("shares.one")),Zy=(e,t)=>Ot(i("shares.menu",{title:zt(t)}),[...Fn()&&!t.expired?[{text:i("action.share"),sign:"share",run:()=>Xy(t)}]:[],{text:i("shares.change"),sign:"edit",run:()=>Yy(e,t)},{text:i("shares.revoke"),sign:"trash",isDanger:!0,run:()=>Gy(e,t)}],{id:`share-${t.id}`}),Qy=e=>e.findId?`/finds/${e.findId}`:`/lists/${e.listId}`,tv=e=>e.category?Nt`<span class="strong" dir="auto">${zt(e)}</span>`:Nt`<a class="strong" dir="auto" href=${Qy(e)}>${zt(e)}</a>`,ev=e=>Nt`${i(`shares.kind.${Ja(e)}`)}${e.title?Nt`: <bdi>${Xa(e)}</bdi>`:Ws}`,Kn=(e,t)=>Nt`<span class="badge">${e?c(e):Ws} ${t}</span>`,sv=e=>Nt`
  <button type="button" class="quiet" aria-label="${i("secret.copy")}: ${zt(e)}" @click=${()=>Jy(e)}>
    ${c("copy")} ${i("secret.copy")}
  </button>`,iv=(e,t)=>Nt`
  <li class="invite">
    <div class="listed">
      <p class="grow">
        ${tv(t)}<br>
        <span class="soft">${ev(t)} · ${t.views?i("shares.views",{n:t.views}):i("shares.noViews")}</span>
      </p>
      ${Zy(e,t)}
    </div>
    <p class="marks">
      ${Kn(t.place==="hidden"?"block":"pin",Np(t))}
      ${t.hasPassword?Kn("lock",i("account.password")):Ws}
      ${t.expiresAt?Kn("",Za(t)):Kn("",i("shares.endless"))}
    </p>
    ${t.expired?Ws:Nt`<p class="row actions">${sv(t)} ${Qa(t)}</p>`}
  </li>`;function nv(e){let{items:t,problem:s,load:n}=e.list;return s?b(s,n):t?t.length?Nt`<div class="card"><ul class="people">${t.map(a=>iv(e,a))}</ul></div>${D(e.list)}`:U(i("shares.none"),i("shares.noneText"),Ws,"share"):k(3)}var av=e=>Nt`
  <button type="button" class="quiet" id="new-share" @click=${()=>Ky(e)}>${i("shares.category")}</button>`;function Su(e){let t=new qn(e);return{title:i("shares.mine"),ready:t.list.load(),view:()=>Nt`
      ${v(i("shares.mine"),av(t),"/profile")}
      <p class="lead">${i("shares.lead")}</p>
      ${nv(t)}`}}import{html as ne,nothing as ho}from"../lib/lit-html/lit-html.js";var Yn=class{isLoaded=!1;#t;constructor(t){this.#t=t}get entries(){return et.get("outbox")}load=async()=>{await Yo(),this.isLoaded=!0,this.#t.update()};cancel(t){return Jo(t.id)}retry(t){return Xo(t.id)}sendNow(){return Zo()}};async function ov(e,t){await gr()&&e.cancel(t)}var rv=e=>i(e.kind==="like"&&!e.on?"outbox.unlike":`outbox.${e.kind}`),Fu=e=>ne`<a class="strong" dir="auto" href=${Qo(e)}>${e.title}</a>`,cv={find:e=>ne`<span class="strong" dir="auto">${e.body.title}</span>`,comment:e=>ne`<span class="what" dir="auto">${e.body.content}</span><br>${Fu(e)}`,like:Fu},lv=(e,t)=>ne`
  <li class="row between">
    <span class="grow">
      <span class="soft">${rv(t)}</span><br>
      ${cv[t.kind](t)}<br>
      ${t.state==="refused"?ne`<span class="error">${t.problem}</span>`:ne`<span class="soft">${i("outbox.waiting")}</span>`}
    </span>
    <span class="row">
      ${t.state==="refused"?ne`
        <button type="button" class="quiet" @click=${()=>e.retry(t)}>${c("retry")} ${i("action.retry")}</button>`:ho}
      <button type="button" class="quiet" @click=${()=>ov(e,t)}>${i("outbox.cancel")}</button>
    </span>
  </li>`;function pv(e){return e.isLoaded?e.entries.length?ne`
    <p class="hint">${i("outbox.hint",{instance:Y()})}</p>
    <ul class="card people">${e.entries.map(t=>lv(e,t))}</ul>
    <p class="row end"><button type="button" @click=${()=>e.sendNow()}>${i("outbox.now")}</button></p>`:U(i("outbox.none"),i("outbox.noneText"),ho,"send"):k(2)}function Pu(e){let t=new Yn(e);return{title:i("outbox.title"),ready:t.load(),view:()=>ne`${v(i("outbox.title"),ho,"/")}${pv(t)}`}}import{html as ge,nothing as uv}from"../lib/lit-html/lit-html.js";var Gn=class{#t;constructor(t){this.#t=t,this.instance=new Je(t),this.areas=new ds(t),this.invites=new ms(t),this.nameForm=new q({send:s=>this.#e(s),update:t.update})}load(){return{server:this.instance.loading,map:this.areas.loading}[this.step]?.load()}get steps(){return["server",...y().streets?.areas?["map"]:[],"invite","done"]}get step(){let t=this.#t.query.get("step");return this.steps.includes(t)?t:this.steps[0]}get number(){return this.steps.indexOf(this.step)+1}next=()=>this.#t.push($("/admin/welcome",{step:this.steps[this.number]}));async#e(t){await this.instance.save(t),await this.next()}};var Lu=(e,t)=>ge`<button type="button" class="quiet" @click=${e.next}>${t}</button>`,Tu=(e,t)=>ge`<p class="row end">${Lu(e,i(t?"welcome.next":"welcome.later"))}</p>`,Iu=({problem:e,load:t},s,n)=>e?b(e,t):s?n():k(3),dv=(e,t)=>Iu(e.instance.loading,e.instance.values,()=>ge`
  <form class="card" novalidate @submit=${e.nameForm.submit}>
    ${L(e.nameForm)}
    ${hs(e.instance.picture,{label:i("admin.picture"),hint:i("admin.pictureHint")})}
    ${w(e.nameForm,"name",{label:i("admin.name"),hint:i("welcome.nameHint"),value:e.instance.values.name,most:50})}
    ${w(e.nameForm,"description",{label:i("admin.description"),value:e.instance.values.description,kind:"area",most:500})}
    <div class="row end">${Lu(e,i("welcome.later"))} ${B(e.nameForm,i("welcome.next"))}</div>
  </form>
  ${vi(t.update)}`),mv=e=>Iu(e.areas.loading,e.areas.areas,()=>ge`
  ${Ra(e.areas)}
  ${Tu(e,e.areas.areas.length||e.areas.isRunning)}`),hv=e=>ge`
  ${e.invites.created?Ha(e.invites):_a(e.invites)}
  ${Tu(e,e.invites.created)}`,fv=()=>ge`
  <section class="card">
    <p><a class="button main" href="/new">${c("plus")} ${i("welcome.find")}</a></p>
    <ul class="people">
      ${lt("/settings/notifications","bell",i("welcome.push"))}
      ${lt("/profile","people",i("steps.profile"))}
      ${lt("/admin","gear",i("welcome.again"))}
      ${lt("/","map",i("areas.show"))}
    </ul>
  </section>`,$v={server:dv,map:mv,invite:hv,done:fv};function Mu(e){let t=new Gn(e),s=()=>t.step==="done"?uv:ge`<p class="soft">${i("welcome.step",{number:t.number,of:t.steps.length-1})}</p>`;return{get title(){return i(`welcome.${t.step}`)},ready:t.load(),async moved(){e.update(),document.querySelector("main h1").focus(),await t.load()},view:()=>ge`
      <header class="welcome">
        ${s()}
        <h1 tabindex="-1">${i(`welcome.${t.step}`)}</h1>
        <p class="lead">${i(`welcome.${t.step}Text`)}</p>
      </header>
      ${$v[t.step](t,e)}`}}function gv(e,t){let[s,n]=[new Map,!1],a=new AbortController;return e.signal.addEventListener("abort",()=>a.abort()),{async load(o){a.abort();let{signal:r}=a=new AbortController;try{let[l,p]=await Fo($("/api/locations/categories",{...t(),category:"",bbox:o}),{signal:r});if(r.aborted)return;[s,n]=[new Map(l.map(m=>[m.category,m.count])),p]}catch(l){if(l.name==="AbortError")return;s.clear()}e.update()},arranged(o,r){if(!s.size)return null;let l=[...s.values()].reduce((d,I)=>d+I,0),p=d=>s.get(d)===0&&!n&&!r.includes(d),m=d=>d&&(d<l||n)?`${P(d)}${n?"+":""}`:void 0;return{shown:o.filter(d=>!p(d)).map(d=>({category:d,count:m(s.get(d))})),rest:o.filter(p)}}}}import{html as ju,nothing as Au}from"../lib/lit-html/lit-html.js";async function bv(e){await e.ask()&&await x("see-inviter")}async function wv(e){e.close(),await x("list")}function yv(e){let{user:t}=e;if(!t)return Au;let s=i("introduction.text",{name:h(t),n:t.findCount});return ju`
    <section class="introduction" aria-label=${s}>
      ${N(t,44)}
      <p class="strong grow" dir="auto">${s}</p>
      ${rt(()=>wv(e))}
      <p class="row">
        <a class="button quiet" id="see-inviter" href="/people/${t.id}">${i("introduction.see")}</a>
        ${e.mayAsk?ju`<button type="button" @click=${()=>bv(e)}>${i("friend.ask")}</button>`:Au}
      </p>
    </section>`}async function vv(e,t){let s=new gn(t.update);e.note=()=>yv(s),await s.load()}import{html as kv,nothing as xv}from"../lib/lit-html/lit-html.js";async function Ov(e){if(ea.get())return;let t=()=>{},s=new Ee(()=>t());try{await s.read()}catch{return}s.state!=="off"||document.querySelector("dialog[open]")||(ea.set("1"),await J((n,a)=>{t=a;let o=async()=>{await s.enable(),s.state!=="off"&&(n(),u(i(`push.${s.state}`,{instance:Y()})))};return kv`
      <h2>${i("push.offer",{name:e})}</h2>
      <p>${i("push.offerText",{instance:Y()})}</p>
      <p class="soft" role="status">${s.slow?i("push.asking"):xv}</p>
      <div class="row end">
        <button class="quiet" type="button" @click=${()=>n()}>${i("push.notNow")}</button>
        <button type="button" id="push-on" aria-busy=${s.busy?"true":"false"} @click=${o}>
          ${c("bell")} ${i("push.enable")}
        </button>
      </div>`},{label:i("push.offer",{name:e}),kind:"sheet-like"}))}import{html as Jn,nothing as Bu}from"../lib/lit-html/lit-html.js";async function qv({lat:e,lng:t}){try{let{title:s}=await O("/api/map/wishes",{latitude:e,longitude:t});u(i("offer.wished",{title:s}))}catch(s){u(F(s))}}function Sv(e,t){if(g().role==="admin"){let s=$("/admin/map",{at:Re({lat:e.lat,lng:e.lng})});return Jn`<p><a class="button quiet" href=${s}>${i("offer.add")}</a></p>`}return Jn`
    <p><button type="button" class="quiet" @click=${()=>{t(),qv(e)}}>${i("offer.wish")}</button></p>
    <p class="hint">${i("offer.wishText")}</p>`}var Fv=e=>Jn`
  <p><button type="button" class="quiet" @click=${()=>e(!0)}>${i("offer.show")}</button></p>
  <p class="hint">${i("offer.learns")}</p>`,Pv=(e,{choose:t,close:s,key:n})=>Jn`
  <section class="offer" tabindex="-1" aria-label=${i("offer.none")} @keydown=${n}>
    <p class="row between">
      <span class="strong">${i("offer.none")}</span>
      <button type="button" class="round" aria-label=${i(Fs()?"offer.decline":"action.close")} @click=${()=>t(!1)}>
        ${c("close")}
      </button>
    </p>
    ${Mr()?Sv(e,s):Bu}
    ${Fs()?Fv(t):Bu}
  </section>`,Lv=()=>Pv;import{html as Zn,nothing as fo}from"../lib/lit-html/lit-html.js";var Tv=2.5,[Iv,Nu]=[300,24],Du=180,Cu=()=>matchMedia("(prefers-reduced-motion: reduce)").matches,Xn=class{#t=He;#e=He;#s=null;#i=new Map;#n={time:0,x:0,y:0};#a=null;#o;constructor(t){this.#o=t}show(t,s=0){this.#a=t,this.#i.clear(),this.#u(He),s&&!Cu()&&this.#a.animate([{transform:`translateX(${s*15}%)`,opacity:0},{transform:"none",opacity:1}],{duration:Du,easing:"ease-out"})}onDown=t=>{t.target.localName==="video"||t.button||(this.#a=t.currentTarget,this.#a.setPointerCapture(t.pointerId),this.#i.set(t.pointerId,this.#m(t)),this.#d())};onMove=t=>{if(!this.#i.has(t.pointerId))return;this.#i.set(t.pointerId,this.#m(t));let s=this.#l(),n={x:s.x-this.#s.x,y:s.y-this.#s.y};if(this.#i.size>1){let{x:o,y:r,scale:l}=oa(this.#e,this.#e.scale*s.apart/this.#s.apart,this.#s);return this.#u({scale:l,x:o+n.x,y:r+n.y})}let a={...this.#e,x:this.#e.x+n.x,y:this.#e.y+n.y};this.#u(this.#t.scale>1?wi(a,this.#p()):a)};onUp=t=>{if(!this.#i.has(t.pointerId))return;let s=this.#l(),n=this.#i.size===1,a={x:s.x-this.#s.x,y:s.y-this.#s.y};if(this.#i.delete(t.pointerId),this.#i.size)return this.#d();if(!n||t.type==="pointercancel")return this.#c();if(Math.hypot(a.x,a.y)<Nu)return this.#r(s,t.timeStamp);let o=this.#t.scale>1?"":Lr(a);if(o)return this.#o[o]();this.#c()};#r(t,s){let n=this.#n;if(this.#n={...t,time:s},s-n.time>Iv||Math.hypot(t.x-n.x,t.y-n.y)>Nu)return this.#c();this.#n={time:0,x:0,y:0},this.#u(this.#t.scale>1?He:wi(oa(He,Tv,t),this.#p()),!0)}#d(){this.#e=this.#t,this.#s=this.#l()}#l(){let[t,s=t]=this.#i.values();return Tr(t,s)}#m({clientX:t,clientY:s}){let{left:n,top:a,width:o,height:r}=this.#a.getBoundingClientRect();return{x:t-n-o/2,y:s-a-r/2}}#p(){return{width:this.#a.clientWidth,height:this.#a.clientHeight}}#c(){this.#u(wi(this.#t,this.#p()),!0)}#u(t,s=!1){this.#t=t;let n=this.#a?.firstElementChild;n&&(n.style.transition=s&&!Cu()?`transform ${Du}ms ease-out`:"none",n.style.transform=`translate(${t.x}px, ${t.y}px) scale(${t.scale})`)}};function Mv(e,t){let s=e.media.length,n=t,a=!0,o=null,r=new Map;J((l,p)=>{let m=d=>{n=(n+d+s)%s,a=!1,p(),o.show(document.querySelector("dialog .stage"),s>1?d:0)};return o??=new Xn({next:()=>m(1),previous:()=>m(-1),close:()=>l()}),jv(e,{at:n,plays:a,films:r},o,m,l)},{label:e.title,kind:"full"})}function jv(e,{at:t,plays:s,films:n},a,o,r){let l=e.media.length,p=e.media[t];return Zn`
    <div class="viewer" @keydown=${d=>{d.target.localName!=="video"&&(d.key==="ArrowRight"&&o(1),d.key==="ArrowLeft"&&o(-1))}}>
      <div class="row between">
        <span class="at" aria-live="polite">${l>1?i("find.pictureOf",{at:t+1,n:l}):fo}</span>
        ${rt(r)}
      </div>
      <div class="stage" @pointerdown=${a.onDown} @pointermove=${a.onMove} @pointerup=${a.onUp}
        @pointercancel=${a.onUp} @dragstart=${d=>d.preventDefault()}>
        <div class="shown">${p.type==="video"?Nv(p,s,n):Bv(p,Pr(e,t))}</div>
      </div>
      <div>
        ${p.caption?Zn`<p class="said" dir="auto">${p.caption}</p>`:fo}
        ${l>1?Dv(o):fo}
      </div>
    </div>`}var Av=e=>`min(100vw, calc(100vh * ${Or(e).toFixed(3)}))`,Bv=(e,t)=>$t(e,{alt:t,eager:!0,sizes:Av(e),blur:!1});function Nv(e,t,s){if(s.has(e))return s.get(e);let n=Object.assign(document.createElement("video"),{controls:!0,preload:"none",autoplay:t,playsInline:!0,poster:e.mediumUrl||e.fallbackUrl,width:e.width||640,height:e.height||360}),a=/\.webm(\?|$)/.test(e.url)?"webm":"mp4",o=(r,l)=>n.append(Object.assign(document.createElement("source"),{src:r,type:l}));return o(e.url,e.codecs?`video/${a}; codecs="${e.codecs}"`:""),e.playbackUrl&&o(e.playbackUrl,"video/mp4"),n.lastChild.addEventListener("error",()=>{let r=document.createElement("p");r.className="said";let l=Object.assign(document.createElement("a"),{href:e.url,download:"",textContent:i("find.download")});r.append(i("find.unplayable")," ",l),s.set(e,r),n.replaceWith(r)}),s.set(e,n),n}var Dv=e=>Zn`
  <div class="row steps">
    ${Uu("previous","back",()=>e(-1))}
    ${Uu("next","next",()=>e(1))}
  </div>`,Uu=(e,t,s)=>Zn`
  <button type="button" class="round" aria-label=${i(`find.${e}`)} @click=${s}>${c(t)}</button>`;import{html as be,nothing as Ks}from"../lib/lit-html/lit-html.js";var Qn=class{friends=[];next="";hasLinks=!1;update=()=>{};constructor(t){this.audience=_e(t),this.lists=(t.inLists??[]).filter(s=>s.shows)}async load(){let[t]=await Promise.all([st("/api/shares"),this.audience==="friends"?this.#t("/api/friends?status=accepted&limit=100"):null]);this.hasLinks=t.items.length>0}more=async()=>{await this.#t(this.next),this.update()};async#t(t){let{items:s,next:n}=await st(t),a=o=>o.requesterId===g().id?o.addressee:o.requester;this.friends.push(...s.map(a)),this.next=n}};var Cv=e=>be`
  ${e.friends.length?be`<ul class="people">${e.friends.map(t=>zs(t,Ks))}</ul>`:be`<p class="soft">${i("whoSees.alone")}</p>`}
  ${e.next?be`<button type="button" class="quiet" @click=${()=>M(e.more())}>${i("action.more")}</button>`:Ks}`,Uv=(e,t,s)=>be`
  <h2>${i("find.whoSees")}</h2>
  <p>${c(ve(e.audience))} ${i(`edit.audienceText.${e.audience}`,{instance:Y()})}</p>
  ${e.audience==="friends"?Cv(e):Ks}
  ${e.lists.length?be`
    <p class="hint">${i("whoSees.lists")}</p>
    <ul class="people">${e.lists.map(n=>be`<li><a href="/lists/${n.id}" dir="auto">${n.name}</a></li>`)}</ul>`:Ks}
  ${e.hasLinks?be`<p class="hint">${i("whoSees.links")} <a href="/shares">${i("shares.mine")}</a></p>`:Ks}
  <div class="row end">
    <a class="button quiet" href="/finds/${t.id}/edit">${i("action.edit")}</a>
    <button type="button" class="main" @click=${()=>s()}>${i("action.close")}</button>
  </div>`;async function Rv(e){let t=new Qn(e);await M(t.load())&&await J((s,n)=>(t.update=n,Uv(t,e,s)),{label:i("find.whoSees")})}export{Ku as about,oc as accounts,Mg as addToList,$c as admin,kc as adminLog,lp as areas,Sw as askReport,yc as categories,gv as countCategories,yl as edit,Dl as feed,El as help,rp as import,bp as instance,vv as introduce,mp as invites,Fp as join,Wp as joinList,Vp as list,Yp as lists,Jp as named,Xp as notifications,Lv as offerOfStreets,Ov as offerPush,Qp as people,cu as person,pu as profile,mu as reports,hu as saved,qu as settings,nb as shareFind,Su as shares,nf as showSteps,Mv as viewPhoto,Pu as waiting,Mu as welcome,Rv as whoSees};

import{$ as T,$b as fi,$c as Mr,A as Kt,Aa as f,Ac as Ps,B as Ct,Ba as oi,Bc as kr,C as Ne,Ca as xt,Cb as di,Cc as xr,Cd as Gr,D as So,Da as Vo,Db as pe,Dc as Or,Ea as Wo,Eb as Dt,Ec as Ls,Ed as Jr,F as si,Fb as _e,Fc as qr,G as Os,Ga as Yt,Gb as z,Gc as Sr,H as Fo,Ha as Ko,Hb as He,Hc as Fr,Hd as qi,I as Po,Ia as Yo,Ib as ue,Id as Xr,J as at,Ja as Ue,Jb as de,K as et,Ka as Go,Kb as ar,Kc as ft,Kd as Zr,L as u,La as ri,Lb as Ee,Lc as ze,Ld as Qr,M as Lo,Ma as ci,Mb as rt,Mc as xe,Md as tc,Na as li,Nb as or,Nc as Pr,O as pa,Oa as Jo,Ob as rr,Oc as $t,P as To,Pa as Xo,Pb as Gt,Pc as Lr,Qa as pi,Qb as mi,Qc as Tr,Rb as cr,Rc as Ir,Sa as Zo,Sb as _,Sc as vi,Tb as V,Tc as ki,Ua as Qo,Ub as j,Va as tr,Vb as hi,W as Ce,Wa as er,Wb as lr,Wc as jr,X as h,Xa as sr,Xb as pr,Y as q,Ya as ir,Yb as ur,Yc as Ve,Z as D,Zb as dr,Zc as ua,_ as G,_b as Jt,_c as xi,a as Be,aa as Io,ac as $i,ad as Ar,b as w,ba as jo,bc as mr,bd as Br,c as Y,ca as st,cc as hr,cd as Ts,d as vo,da as $,dc as gi,dd as Nr,e as oe,ea as De,ec as fr,ed as Is,f as ra,fa as Mo,fd as Cr,g as ca,ga as Ao,gc as $r,gd as Dr,h as re,ha as ii,hc as S,i as vs,ia as m,ic as gr,j as ks,ja as ni,jc as br,jd as Ur,k as ce,ka as ve,kc as dt,kd as da,l as xs,la as Bo,lc as L,m as la,mc as wr,md as Rr,n as Lt,nb as c,nc as b,nd as _r,o as ei,oa as No,ob as N,oc as B,od as Hr,p as ko,pa as Co,pb as K,pc as yr,pd as Er,qa as Do,qb as nr,qc as J,qd as Oi,ra as Uo,rb as v,rc as M,s as xo,sa as Ro,sb as ui,sc as vr,t as i,ta as qs,tb as U,tc as Ot,td as zr,u as Oo,ub as g,uc as Ss,ud as ma,v as F,va as ai,vb as k,vc as bi,vd as Vr,wa as _o,wb as Re,wc as ke,wd as Wr,x as le,xa as Ho,xb as C,xc as wi,xd as Kr,y as qo,ya as Eo,yb as ot,yc as yi,yd as Yr,z as P,za as zo,zb as x,zc as Fs}from"./shared.js";import{html as Oe,nothing as ha}from"../lib/lit-html/lit-html.js";var Ku=new URL("lib/",Be).pathname,Yu=[["Leaflet 1.9.4","leaflet","Volodymyr Agafonkin, CloudMade","BSD-2-Clause"],["protomaps-leaflet 5.1.0","protomaps-leaflet","Protomaps","BSD-3-Clause"],["lit-html 3.3.3","lit-html","Google LLC","BSD-3-Clause"]];function ec(){if(Is())return new URL(w().streets.url.replace(/[{}]/g,"")).host;let{host:e}=new URL((w().tiles?.url??"").replace(/[{}]/g,""),location);return e===location.host?"":e}var Gu=()=>ec()?i("about.tilesFrom",{host:ec()}):i("about.alone"),Ju=()=>Oe`
  <section class="card">
    <p class="lead">${i("app.about")}</p>
    <p>${i("about.text")} ${Gu()}</p>
    <p class="soft">${i("about.version",{version:w().version})}</p>
    <p class="row">
      <a class="button quiet" href="/help">${i("help.title")}</a>
      <a class="button quiet" href="/api/docs">${i("about.api")}</a>
    </p>
  </section>`,Xu=()=>Oe`
  <section class="card">
    <h2>${i("about.map")}</h2>
    <ul class="plain-list">
      ${w().tiles?.attribution?Oe`<li>${i("about.tiles")}: ${w().tiles.attribution}</li>`:ha}
      ${Is()?Oe`<li>${i("about.streets")}: ${w().streets.attribution}</li>`:ha}
      <li>${i("about.places")}: ${w().places.attribution}</li>
    </ul>
  </section>`,Zu=([e,t,s,n])=>Oe`<li><a href="${Ku}${t}/LICENSE">${e}</a>, © ${s}, ${n}</li>`,Qu=()=>Oe`
  <section class="card">
    <h2>${i("about.code")}</h2>
    <ul class="plain-list">${Yu.map(Zu)}</ul>
    <p class="hint">${i("about.more")}</p>
  </section>`,td=()=>({title:i("nav.about"),view:()=>Oe`
    ${v(i("nav.about"),ha,f()?"/settings":"/sign-in")}
    ${Qr()}${Zr()}${Ju()}${Xu()}${Qu()}`});import{html as ji,nothing as Id}from"../lib/lit-html/lit-html.js";var ed=200,sd=2**20,fa=["all","active","suspended","admin"],sc={wrong_password:"password"},qe=e=>`/api/admin/users/${e.id}`,Si=class{#t;#e=0;constructor(t){this.#t=t;let s=t.query.get("status");this.text=t.query.get("q")??"",this.status=fa.includes(s)?s:"all",this.list=_(t,()=>$("/api/admin/users",{...this.#s,limit:50}))}get#s(){return{q:this.text.trim(),status:this.status==="all"?"":this.status}}search=()=>(clearTimeout(this.#e),this.#t.rename($("/admin/people",this.#s)),this.list.load());type(t){this.text=t,clearTimeout(this.#e),this.#e=setTimeout(this.search,ed)}choose(t){return this.status=t,this.#t.update(),this.search()}isMe(t){return t.id===f()?.id}#i(t){this.list.items=this.list.items.map(s=>s.id===t.id?t:s),this.#t.update()}async#a(t,s){try{this.#i(await t),u(s)}catch(n){u(F(n))}}get asksPassword(){return oi()}adminForm(t,s){let n=async({password:a})=>{this.#i(await G(qe(t),{role:"admin",...a?{password:a}:{}})),s()};return new S({send:n,fieldOf:sc})}demote(t){return this.#a(G(qe(t),{role:"member"}),i("admin.memberDone",{name:m(t)}))}lift(t){return this.#a(T(`${qe(t)}/suspension`),i("admin.liftDone",{name:m(t)}))}linkForm(t,s){let n=async({password:a})=>{let o=await q(`${qe(t)}/sign-in-link`,a?{password:a}:void 0);s(new URL(o.url,location).href)};return new S({send:n,fieldOf:sc})}limitForm(t,s){let n=async({kind:a,size:o})=>{let r={instance:null,none:0}[a];this.#i(await G(qe(t),{mediaLimit:a==="own"?Math.round(Number(o)*sd):r})),s()};return new S({send:n})}suspendForm(t,s){let n=async({reason:a,days:o})=>{this.#i(await D(`${qe(t)}/suspension`,{reason:a.trim(),...o?{days:Number(o)}:{}})),s()};return new S({send:n})}deleteForm(t,s){let n=async({name:a,reason:o})=>{if(a.trim()!==t.username)throw{code:"page",reason:"other_name",text:i("admin.deleteOther")};await T($(qe(t),{reason:o.trim()})),this.list.items=this.list.items.filter(r=>r.id!==t.id),this.#t.update(),s()};return new S({send:n,fieldOf:{other_name:"name"}})}close(){clearTimeout(this.#e)}};import{html as Z,nothing as Ye}from"../lib/lit-html/lit-html.js";import{html as St,nothing as js}from"../lib/lit-html/lit-html.js";var id=2e3,We=class{state="";busy=!1;slow=!1;#t;constructor(t){this.#t=t}async read(){this.state=await ai()}enable=()=>this.#e(_o);disable=()=>this.#e(Ho);test=()=>this.#s(async()=>{await Eo(),u(i("push.sent"))});async#e(t){this.busy=!0,this.#t();let s=setTimeout(()=>{this.slow=!0,this.#t()},id);await this.#s(async()=>{this.state=await t()}),clearTimeout(s),this.busy=this.slow=!1,this.#t()}async#s(t){try{await t()}catch(s){u(s.code||s.status?F(s):i("push.failed"))}this.#t()}};var Fi=class{list=[];#t;constructor(t){this.#t=t}get isShown(){return Yr()}async read(){this.isShown&&(this.list=await h("/api/auth/passkeys",{signal:this.#t.signal}))}async count(){return(await h("/api/auth/passkeys",{signal:this.#t.signal}).catch(()=>this.list)).length}addForm(t,s){let n=async({name:a,password:o})=>{let r=await Gr(await q("/api/auth/passkeys/options",t?{password:o}:{}));r&&(this.list=[...this.list,await q("/api/auth/passkeys",{name:a,...r})],s())};return new S({send:n,fieldOf:{wrong_password:"password"}})}renameForm(t,s){let n=async({name:a})=>{let o=await G(`/api/auth/passkeys/${t.id}`,{name:a});this.list=this.list.map(r=>r.id===o.id?o:r),s()};return new S({send:n})}async remove(t){try{await T(`/api/auth/passkeys/${t.id}`),this.list=this.list.filter(s=>s.id!==t.id)}catch(s){u(F(s))}this.#t.update()}};var nd=1,qt=class{nearby=[];proposal="";title="";#t;#e;#s;#i=0;#a=0;constructor(t,s,n=()=>{}){this.#t=t,this.#e=n,this.#n(s??{})}get value(){let{point:t,by:s,source:n,photo:a,chosen:o}=this;return{point:t,name:this.name.trim(),by:s,source:n,photo:a,location:o}}#n({point:t=null,name:s="",by:n="",source:a="",photo:o=null,location:r=null}){Object.assign(this,{point:t,name:s,by:n,source:a,photo:o,chosen:r}),this.#s=t}get label(){return this.chosen?.name||this.name.trim()||this.proposal}take(t){if(this.#n(t.value),Object.assign(this,{nearby:t.nearby,proposal:t.proposal,title:t.title}),this.#e(),this.point&&!this.label)return this.propose()}setPoint(t,s,n=""){return Object.assign(this,{point:t,chosen:null,source:s,proposal:""}),n?(Object.assign(this,{name:n,by:"search"}),this.#s=t):this.by!=="reader"&&this.#s&&Gt(this.#s,t)>nd&&Object.assign(this,{name:"",by:""}),this.#e(),this.propose()}setPlace(t){return this.title=t.title??"",this.setPoint(rt(t),t.isCamera?"camera":"found",t.title??t.name)}suggestPoint(t){return this.photo??=t,this.point?this.#e():this.setPoint(t,"photo")}setName(t){this.name=t,this.by=t.trim()?"reader":""}async locate(){try{let t=await mi({enableHighAccuracy:!0,timeout:15e3});this.#t.signal.aborted||this.setPoint(t,"hereDone")}catch(t){this.#t.signal.aborted||u(F(t))}}toggle(t){this.chosen=this.chosen?.id===t.id?null:t,this.chosen&&(this.point=rt(t)),this.#e()}async propose(){let t=++this.#a,{signal:s}=this.#t;clearTimeout(this.#i);let{nearby:n,name:a,wait:o}=await ri(this.point,{signal:s});t!==this.#a||s.aborted||(Object.assign(this,{nearby:n,proposal:a}),o&&(this.#i=setTimeout(()=>this.propose(),1e3*o)),this.#t.update())}close(){clearTimeout(this.#i)}};var $a="/api/users/me/place-settings",ad={radius:.5,area:1},ic=[.2,.5,1,2,5],me=class{values=null;exactAtHome=0;#t;constructor(t){this.#t=t}async read(){this.values=await h($a,{signal:this.#t.signal})}async change(t){try{let{exactAtHome:s,...n}=await D($a,{...this.values,...t});Object.assign(this,{values:n,exactAtHome:s}),t.audience&&oe.set(t.audience),u(i("privacy.saved"))}catch(s){u(F(s))}this.#t.update()}changeHome(t){return this.change({home:{...this.values.home,...t}})}async hideHome(){try{let{finds:t}=await q(`${$a}/home`);this.exactAtHome=0,u(i("privacy.homeHidden",{n:t}))}catch(t){u(F(t))}this.#t.update()}picker(){let{home:t}=this.values,s=t&&{point:{lat:t.latitude,lng:t.longitude}},n=new qt(this.#t,s,()=>{n.point&&this.changeHome({...ad,...t,latitude:n.point.lat,longitude:n.point.lng})});return n}};var od=600*1e3-30*1e3,rd=e=>e.some(t=>t.current&&Date.now()-Date.parse(t.passwordAt)<od),nc=e=>!e.current&&e.kind!=="token",Pi=class{preferences=null;sessions=null;refusal=Vo();#t;constructor(t){this.#t=t,this.push=new We(t.update),this.passkeys=new Fi(t),this.places=new me(t),this.loading=V(t,()=>this.#e());let s={wrong_password:"currentPassword"};this.password=new S({send:(n,a)=>this.#i(n,a),update:t.update,fieldOf:s})}get user(){return f()}redraw=()=>this.#t.update();get isLoaded(){return!!(this.preferences&&this.user)}get asksPassword(){return oi()}get asksCurrent(){return this.user.hasPassword&&!Jr(this.sessions)}get passkeyAsksPassword(){return this.asksPassword&&!rd(this.sessions)}get hasOthers(){return this.sessions.some(nc)}async#e(){let{signal:t}=this.#t;[this.preferences,this.sessions]=await Promise.all([h("/api/notifications/preferences",{signal:t}),h("/api/auth/sessions",{signal:t}),this.push.read(),this.passkeys.read(),this.places.read()])}async#s(t){await j(t()),this.#t.update()}setTheme(t){Rr(t),this.#t.update()}setUnits(t){vo.set(t),this.#t.update()}setStreets(t){Dr(t),this.#t.update()}async setLanguage(t){await xo(t),this.#t.update()}prefer(t,s){return this.#s(async()=>{this.preferences=await D("/api/notifications/preferences",{[t]:s})})}addSession(t){this.sessions=[t,...this.sessions],this.#t.update()}endOthers(){return this.#s(async()=>{for(let t of this.sessions.filter(nc))await T(`/api/auth/sessions/${t.id}`),this.sessions=this.sessions.filter(s=>s!==t)})}endSession(t){return this.#s(async()=>{await T(`/api/auth/sessions/${t.id}`),this.sessions=this.sessions.filter(s=>s!==t)})}signOut=()=>this.#s(async()=>{await Ko(),await this.#t.go("/sign-in",{replace:!0})});async#i({newPassword:t,currentPassword:s,unlinkIdentity:n},a){let o=this.asksCurrent?{currentPassword:s}:{};await D("/api/users/me/password",{newPassword:t,...o,...n?{unlinkIdentity:!0}:{}}),a.reset(),Yt(await h("/api/users/me")),this.sessions=await h("/api/auth/sessions");let r=await this.passkeys.count();r?u(`${i("settings.passwordSaved")} ${i("settings.passkeysStay",{n:r})}`,"/settings/sign-in#passkeys"):u(i("settings.passwordSaved"))}unlink(){return this.#s(async()=>{await T("/api/users/me/identity"),Yt(await h("/api/users/me"))})}confirmForm(t){let s=async({password:n})=>{await q("/api/auth/confirm",{password:n}),t()};return new S({send:s,fieldOf:{wrong_password:"password"}})}deleteForm(t){let s=async({password:n})=>{await T("/api/users/me",this.asksPassword?{password:n}:void 0),t()};return new S({send:s,fieldOf:{wrong_password:"password"}})}async leaveDeleted(){await Yo(),await this.#t.go("/sign-in",{replace:!0}),u(i("settings.deleted"))}},Li=(e={})=>`/api/auth/oauth/start?${new URLSearchParams({...e,redirect:"/settings/sign-in"})}`;import{html as ac}from"../lib/lit-html/lit-html.js";var cd=e=>ac`
  <button type="button" class="quiet" @click=${()=>e(!1)}>${i("action.cancel")}</button>`;function R(e,t,s,n){let a=null;return J((o,r)=>(a??=e(()=>o(!0)),a.update=r,ac`
      <form novalidate @submit=${a.submit}>
        <h2>${t}</h2>
        ${s(a)}
        <div class="row end">${cd(o)}${n(a)}</div>
      </form>`),{label:t})}var Ke=()=>w().provider.name,he=e=>e.refusal?.reason==="sign_in_again"&&w().provider.enabled?St`
  <p><a class="button quiet" href=${Li()}>${i("signin.provider",{name:Ke()})}</a></p>`:js,Xt=(e,t,s)=>b(e,t,{label:s,kind:"password",required:!0,complete:"current-password"}),ld=()=>St`
  <label class="switch">
    <span>
      ${i("settings.alsoUnlink",{name:Ke()})}<br>
      <span class="soft">${i("settings.alsoUnlinkHint")}</span>
    </span>
    <input type="checkbox" role="switch" id="unlinkIdentity" name="unlinkIdentity">
  </label>`,oc=({user:e,asksCurrent:t,password:s})=>St`
  <form class="card" novalidate @submit=${s.submit}>
    <h2>${i(t?"settings.password":"settings.passwordFirst")}</h2>
    ${e.hasPassword&&!t?St`<p class="note">${i("link.setPassword")}</p>`:js}
    <input class="unseen" type="text" autocomplete="username" .value=${e.username} tabindex="-1" aria-hidden="true">
    ${L(s)}
    ${he(s)}
    ${t?Xt(s,"currentPassword",i("settings.currentPassword")):js}
    ${b(s,"newPassword",{label:i("settings.newPassword"),hint:i("settings.passwordHint"),kind:"password",required:!0,least:8,most:255,complete:"new-password"})}
    ${e.identityLinked?ld():js}
    <div class="row end">${B(s,i("action.save"))}</div>
  </form>`;async function pd(e){let t=i("settings.unlinkTitle",{name:Ke()});await M(t,i("settings.unlinkText"),i("settings.unlink"))&&e.unlink()}async function ud(e,t){if(!t.asksPassword)return;e.preventDefault();let s=i("settings.link",{name:Ke()});await R(a=>t.confirmForm(a),s,a=>St`
    <p>${i("settings.linkText")}</p>
    ${L(a)}
    ${Xt(a,"password",i("account.password"))}`,()=>St`<button type="submit">${i("settings.linkGo")}</button>`)&&location.assign(Li({link:"true"}))}var dd=e=>St`
  <p>${c("check")} ${i("settings.linked")}</p>
  <p><button type="button" class="quiet" @click=${()=>pd(e)}>${i("settings.unlink")}</button></p>`,md=e=>St`
  <p>${i("settings.notLinked")}</p>
  <p>
    <a class="button quiet" href=${Li({link:"true"})} @click=${t=>ud(t,e)}>
      ${i("settings.link",{name:Ke()})}
    </a>
  </p>`,rc=e=>St`
  <section class="card">
    <h2>${i("settings.identity",{name:Ke()})}</h2>
    ${e.user.identityLinked?dd(e):md(e)}
  </section>`;async function hd(e){await R(s=>e.deleteForm(s),i("settings.deleteTitle"),s=>St`
    <p>${i("settings.deleteText")}</p>
    ${L(s)}
    ${he(s)}
    ${e.asksPassword?Xt(s,"password",i("account.password")):js}`,()=>St`<button type="submit" class="danger">${i("settings.delete")}</button>`)&&await e.leaveDeleted()}var cc=e=>St`
  <section class="card">
    <p>${i("settings.dataText")}</p>
    <p><a class="button quiet" href="/api/users/me/export" download>${i("settings.download")}</a></p>
    <p>${i("settings.archiveText")}</p>
    <p><a class="button quiet" href="/api/users/me/archive" download>${i("settings.archive")}</a></p>
    <p><a class="button quiet" href="/import">${i("settings.import")}</a></p>
    <h2>${i("settings.deleteHead")}</h2>
    <p>${i("settings.deleteHint")}</p>
    <p><button type="button" class="danger" @click=${()=>hd(e)}>${i("settings.delete")}</button></p>
  </section>`;import{html as ga,nothing as Ms}from"../lib/lit-html/lit-html.js";function O(e,{label:t,options:s,chosen:n,set:a=()=>{},hint:o="",error:r="",name:l=e}){let p=r?`${e}-error`:o?`${e}-hint`:Ms;return ga`
    <div class="field">
      <label for=${e}>${t}</label>
      <select id=${e} name=${l} aria-describedby=${p} aria-invalid=${r?"true":Ms} @change=${y=>a(y.target.value)}>
        ${s.map(([y,d,I=Ms])=>ga`
          <option value=${y} lang=${I} ?selected=${y===n}>${d}</option>`)}
      </select>
      ${p===Ms?Ms:ga`<p class=${r?"error":"hint"} id=${p}>${r||o}</p>`}
    </div>`}import{html as fd}from"../lib/lit-html/lit-html.js";async function $d(e){let t=await ue(e);t||document.getElementById("secret").select(),u(i(t?"secret.copied":"secret.selected"))}var Ti=({title:e,text:t,label:s,value:n})=>J(a=>fd`
  <h2>${e}</h2>
  <p>${t}</p>
  <div class="field">
    <label for="secret">${s}</label>
    <input id="secret" readonly spellcheck="false" autocomplete="off" .value=${n} @focus=${o=>o.target.select()}>
  </div>
  <div class="row end">
    <button type="button" class="quiet" @click=${()=>a()}>${i("action.close")}</button>
    <button type="button" @click=${()=>$d(n)}>${c("copy")} ${i("secret.copy")}</button>
  </div>`,{label:e});function gd({mediaBytes:e,mediaLimit:t}){let s=at(e);return t===null?i("admin.usage",{size:s}):t?i("admin.usageOf",{size:s,limit:at(t)}):i("admin.usageUnlimited",{size:s})}var bd=e=>[i("admin.joined",{date:Ct(e.createdAt)}),e.seenAt?i("admin.seen",{date:Ct(e.seenAt)}):i("admin.notSeen"),i("admin.finds",{n:e.findCount}),gd(e),e.invitedBy&&i("admin.invitedBy",{name:m(e.invitedBy)})],wd=({suspendedAt:e,endsAt:t})=>t?i("admin.suspendedUntil",{date:Kt(t)}):i("admin.suspendedSince",{when:Ne(e)}),yd=e=>Z`<p class="note">${wd(e)}<br>${i("admin.reasonIs",{reason:e.reason})}</p>`,vd=e=>e.suspension?Z`<span class="person"><span class="avatar none">${c("block")}</span> <span>${Ss(e)}</span></span>`:Z`<a class="person" href="/people/${e.id}">${N(e)} <span>${Ss(e)}</span></a>`,lc=(e,t)=>Z`
  ${L(t)}
  ${he(t)}
  ${e.asksPassword?Xt(t,"password",i("account.password")):Ye}`,kd=(e,t)=>R(s=>e.adminForm(t,s),i("admin.adminTitle",{name:m(t)}),s=>Z`
  <p>${i("admin.adminText")}</p>
  ${lc(e,s)}`,()=>Z`<button type="submit" class="danger">${i("admin.admin")}</button>`);async function xd(e,t){await M(i("admin.memberTitle",{name:m(t)}),i("admin.memberText"),i("admin.member"))&&e.demote(t)}var Od=["instance","own","none"],qd=(e,t)=>{e.kind??=t.mediaLimit===null?"instance":t.mediaLimit?"own":"none";let s=n=>{e.kind=n,e.update()};return Z`
    ${L(e)}
    ${O("kind",{label:i("admin.limit"),options:Od.map(n=>[n,i(`admin.limits.${n}`)]),chosen:e.kind,set:s})}
    ${e.kind==="own"?b(e,"size",{label:i("admin.size"),kind:"number",mode:"numeric",required:!0,value:t.mediaLimit?Math.round(t.mediaLimit/2**20):""}):Ye}`};async function Ii(e,t,s){let n=await e;return n&&u(i(t,{name:m(s)})),n}var Sd=(e,t)=>R(s=>e.limitForm(t,s),i("admin.limitTitle",{name:m(t)}),s=>qd(s,t),()=>Z`<button type="submit">${i("action.save")}</button>`),Fd=(e,t)=>R(s=>e.suspendForm(t,s),i("admin.suspendTitle",{name:m(t)}),s=>Z`
  <p>${i("admin.suspendText")}</p>
  ${L(s)}
  ${b(s,"reason",{label:i("admin.reason"),hint:i("admin.reasonHint"),kind:"area",value:t.suspension?.reason,required:!0,most:500})}
  ${b(s,"days",{label:i("admin.days"),hint:i("admin.daysHint"),kind:"number",mode:"numeric"})}`,()=>Z`<button type="submit" class="danger">${i("admin.suspend")}</button>`);async function Pd(e,t){let s="";await R(o=>e.linkForm(t,r=>{s=r,o()}),i("admin.linkTitle",{name:m(t)}),o=>Z`
    <p>${i("admin.linkAsk",{name:m(t)})}</p>
    ${lc(e,o)}`,()=>Z`<button type="submit">${i("admin.linkMake")}</button>`)&&await Ti({title:i("admin.link"),text:i("admin.linkText",{name:m(t)}),label:i("admin.linkLabel"),value:s})}async function Ld(e,t){let s=R(n=>e.deleteForm(t,n),i("admin.deleteTitle",{name:m(t)}),n=>Z`
    <p>${i("admin.deleteText")}</p>
    ${L(n)}
    ${b(n,"name",{label:i("admin.deleteName",{name:t.username}),required:!0,complete:"off"})}
    ${b(n,"reason",{label:i("admin.reason"),hint:i("admin.logHint"),most:500})}`,()=>Z`<button type="submit" class="danger">${i("admin.delete")}</button>`);await Ii(s,"admin.deleteDone",t)&&x("account-search")}function Td(e,t){let s=(a,o,r)=>({text:a,label:`${a}: ${m(t)}`,run:o,isDanger:r}),n=[t.role==="admin"?s(i("admin.member"),()=>xd(e,t)):s(i("admin.admin"),()=>Ii(kd(e,t),"admin.adminDone",t)),s(i("admin.limit"),()=>Ii(Sd(e,t),"admin.limitDone",t))];return e.isMe(t)?n:[...n,...t.suspension?[]:[s(i("admin.link"),()=>Pd(e,t))],s(i(t.suspension?"admin.suspendAgain":"admin.suspend"),()=>Ii(Fd(e,t),"admin.suspendDone",t),!t.suspension),...t.suspension?[s(i("admin.lift"),()=>e.lift(t))]:[],s(i("admin.delete"),()=>Ld(e,t),!0)]}var pc=(e,t)=>Z`
  <li class="account">
    <div class="row between">
      <span class="row">
        ${vd(t)}
        ${t.role==="admin"?Z`<span class="badge">${i("admin.role")}</span>`:Ye}
        ${e.isMe(t)?Z`<span class="badge">${i("people.you")}</span>`:Ye}
        ${t.suspension?Z`<span class="badge warning">${i("admin.suspended")}</span>`:Ye}
      </span>
      ${Ot(i("people.menu",{name:m(t)}),Td(e,t))}
    </div>
    <p class="soft facts">${bd(t).filter(Boolean).map(s=>Z`<span>${s}</span>`)}</p>
    ${t.suspension?yd(t.suspension):Ye}
  </li>`;function jd(e,t){e.preventDefault(),t.search()}var Md=e=>ji`
  <form role="search" @submit=${t=>jd(t,e)}>
    <label for="account-search">${i("people.search")}</label>
    <div class="search">
      ${c("search")}
      <input id="account-search" type="search" maxlength="31" autocomplete="off" autocapitalize="none" spellcheck="false"
        .value=${e.text} @input=${t=>e.type(t.target.value)}>
    </div>
  </form>
  <div class="chips" role="group" aria-label=${i("admin.which")}>
    ${fa.map(t=>Re(e.status===t,i(`admin.statuses.${t}`),()=>e.choose(t)))}
  </div>`;function Ad(e){let{items:t,problem:s,load:n}=e.list;return s?g(s,n):t?t.length?ji`
    <ul class="people" aria-label=${i("admin.people")}>${t.map(a=>pc(e,a))}</ul>
    ${C(e.list)}`:ji`<p class="soft" role="status">${i("admin.noAccounts")}</p>`:k(4)}function uc(e){let t=new Si(e);return{title:i("admin.people"),ready:t.list.load(),view:()=>ji`
      ${v(i("admin.people"),Id,"/admin")}
      <section class="card">${Md(t)}${Ad(t)}</section>`,close:()=>t.close()}}import{html as Wd,nothing as Kd}from"../lib/lit-html/lit-html.js";var dc=e=>e.slice(1).match(/../g).map(t=>Number.parseInt(t,16)/255),mc=e=>e<=.04045?e/12.92:((e+.055)/1.055)**2.4,Bd=e=>e<=.0031308?e*12.92:1.055*e**.4166666666666667-.055;function Ge(e){let[t,s,n]=dc(e).map(mc);return 1.05/(.2126*t+.7152*s+.0722*n+.05)}var Je=4.5;function Mi(e){let t=e;for(let s=1;Ge(t)<Je;s-=.01)t=`#${dc(e).map(n=>Math.round(255*Bd(mc(n)*s)).toString(16).padStart(2,"0")).join("")}`;return t}async function As(e){if(!/^image\/(jpeg|png|webp|avif|heic|heif)$/.test(e.type))return e;try{return await Nd(e)}catch{return e}}async function Nd(e){let t=await createImageBitmap(e,{imageOrientation:"from-image"}),s=Math.min(1,2560/Math.max(t.width,t.height));if(s===1&&e.size<409600)return t.close(),e;let n=new OffscreenCanvas(Math.max(1,Math.round(t.width*s)),Math.max(1,Math.round(t.height*s))),a=n.getContext("2d");a.fillStyle="#fff",a.fillRect(0,0,n.width,n.height),a.drawImage(t,0,0,n.width,n.height),t.close();let o=await n.convertToBlob({type:"image/jpeg",quality:.85});return o.size<e.size?new File([o],e.name.replace(/\.\w+$/,"")+".jpg",{type:"image/jpeg"}):e}var Xe=class{progress=null;#t;#e;#s;constructor(t,s,{has:n,take:a}){[this.#t,this.#e,this.#s,this.has]=[t,s,a,n]}async set(t,s=De){let n=a=>{this.progress=a,this.#e.update()};n(0);try{await this.#s(await s("PUT",this.#t,await As(t),{signal:this.#e.signal,progress:n})),u(i("profile.pictureSaved"))}catch(a){a.name!=="AbortError"&&u(F(a))}n(null)}async remove(){try{await T(this.#t),await this.#s(null)}catch(t){u(F(t))}this.#e.update()}};var hc=2**20,Ai="/api/admin/instance",fc=["invite","open","closed"],$c=["members","admins","off"],Ze="#0f766e",Bs={teal:Ze,blue:"#1d4ed8",violet:"#6d28d9",pink:"#be185d",red:"#b91c1c",green:"#15803d",grey:"#475569"},Qe=class{values=null;accent=Ze;#t;constructor(t){this.#t=t,this.loading=V(t,async()=>{this.values=await h(Ai,{signal:t.signal}),this.accent=this.savedAccent}),this.picture=new Xe(`${Ai}/picture`,t,{has:()=>!!this.values.picture,take:async s=>this.#e(s??await h(Ai))}),this.form=new S({send:async s=>{await this.save(s),u(i("admin.saved"))},update:t.update})}get startView(){return de(this.values.startView)}get myView(){return re.get()}async begin(t){await j(this.save({startView:t}))&&u(i("admin.saved")),this.#t.update()}get savedAccent(){return this.values?.accent||Ze}get isAccentDark(){return Ge(this.accent)>=Je}chooseAccent(t){this.accent=t,delete this.form.errors.accent;let s=Math.floor(Ge(t)*10)/10;this.isAccentDark||(this.form.errors.accent=i("admin.accentLight",{contrast:P(s),least:P(Je)})),this.form.update()}get darkerAccent(){return Mi(this.accent)}isFixed(t){return this.values.fixed.includes(t)}get limit(){return this.values.mediaLimit?Math.round(this.values.mediaLimit/hc):""}async save({registration:t,invites:s,mediaLimit:n,...a}){let o={};for(let[r,l]of Object.entries(a))o[r]=l.trim();a.accent===Ze&&(o.accent=""),t&&t!==this.values.registration&&(o.registration=t),s&&s!==this.values.invites&&(o.invites=s),n!==void 0&&n!==String(this.limit)&&(o.mediaLimit=Math.round(Number(n)*hc)),this.#e(await G(Ai,o))}#e(t){this.values=t;let{fixed:s,mediaLimit:n,registration:a,invites:o,...r}=this.values;Object.assign(w(),{instance:r,registration:a,invites:a==="closed"?"off":o})}},Bi=class{values=null;busy=!1;#t;constructor(t){this.#t=t,this.loading=V(t,async()=>{this.values=await h("/api/admin/checks",{signal:t.signal})})}run=async()=>{this.busy||(this.busy=!0,this.#t.update(),await this.loading.load(),this.busy=!1,this.#t.update())}},Ni=class{values=null;wishes=[];constructor(t){this.loading=V(t,async()=>{let[s,n]=await Promise.all([h("/api/admin/overview",{signal:t.signal}),h("/api/admin/map",{signal:t.signal}).catch(()=>({wishes:[]}))]);Object.assign(this,{values:s,wishes:n.wishes})})}};import{html as Ci,nothing as ba}from"../lib/lit-html/lit-html.js";var Cd={ok:"check",warn:"flag",fail:"close"},Dd=e=>Ci`
  <li class="row finding ${e.status}">
    ${c(Cd[e.status])}
    <span class="grow">
      <span class="strong">${i(`admin.check.${e.status}`)}</span> <span class="soft" lang="en">${e.check}</span><br>
      <span lang="en">${e.text}</span>
      ${e.fix?Ci`<br><span lang="en" class="soft">${e.fix}</span>`:ba}
    </span>
  </li>`;function Ud({status:e,findings:t}){return Ci`
    <p class="strong">${i(`admin.checked.${e}`)}</p>
    <ul class="people">${t.map(Dd)}</ul>`}var gc=e=>Ci`
  <section class="card" id="checks">
    <h2>${i("admin.checks")}</h2>
    <p class="hint">${i("admin.checksText")}</p>
    <div class="stack" aria-live="polite">
      ${e.loading.problem?g(e.loading.problem,e.run):ba}
      ${e.values&&!e.loading.problem?Ud(e.values):ba}
    </div>
    <div><button class="quiet" id="check" type="button" aria-busy=${e.busy?"true":"false"} @click=${e.run}>
      ${i(e.values?"admin.checkAgain":"admin.check")}</button></div>
  </section>`;import{html as Ut,nothing as ts}from"../lib/lit-html/lit-html.js";var Rd=["disk_nearly_full","clock_apart","push_off","no_base_url","registration_open","storage_failing","data_folder","no_ffmpeg","decoders_not_confined","backup_missing"],Zt=(e,t)=>Ut`<div class="row between"><dt>${e}</dt><dd class="strong">${t}</dd></div>`,_d=e=>i("admin.jobsOf",{push:P(e.pushJobs),media:P(e.mediaJobs)}),Hd=e=>Ut`
  ${Zt(i("admin.backup"),e.lastAt?Ut`${K(e.lastAt)}, ${i(`admin.backup.${e.result}`)}`:i(`admin.backup.${e.result}`))}
  ${Zt(i("admin.backupPlace"),e.place)}`,Ed=e=>Ut`
  <dl class="stack">
    ${Zt(i("admin.users"),P(e.users))}
    ${Zt(i("admin.publicFinds"),P(e.finds))}
    ${Zt(i("admin.media"),at(e.mediaBytes))}
    ${e.diskFree===null?ts:Zt(i("admin.disk"),at(e.diskFree))}
    ${e.pushJobs||e.mediaJobs?Zt(i("admin.jobs"),_d(e)):ts}
    ${e.backup?Hd(e.backup):ts}
    ${Zt(i("admin.swept"),e.sweptAt?K(e.sweptAt):i("admin.never"))}
    ${Zt(i("admin.version"),`${e.version}, ${e.database==="postgres"?"PostgreSQL":"SQLite"}`)}
  </dl>`,zd=e=>Ut`<li class="note">${i(`admin.problem.${e}`)}</li>`,Vd=e=>Ut`
  <details>
    <summary>${i("admin.largest")}</summary>
    <ul class="plain-list">
      ${e.map(t=>Ut`
        <li class="row between"><a href="/admin/people?q=${t.username}">${t.username}</a> <span>${at(t.mediaBytes)}</span></li>`)}
    </ul>
  </details>`,bc=({wishes:[e,...t]})=>e?Ut`
  <a class="note wished" href="/admin/map">${t.length?i("admin.wishes",{title:e.title,n:t.length}):i("admin.wish",{title:e.title})}</a>`:ts;function wc({values:e,loading:t}){if(t.problem)return g(t.problem,t.load);if(!e)return k(3);let s=e.problems.filter(n=>Rd.includes(n));return Ut`
    ${s.length?Ut`<ul class="stack plain-list" aria-label=${i("admin.problems")}>${s.map(zd)}</ul>`:ts}
    <section class="card">
      <h2>${i("admin.state")}</h2>
      ${Ed(e)}
      ${e.largest.length?Vd(e.largest):ts}
    </section>`}import{html as yc,nothing as wa}from"../lib/lit-html/lit-html.js";var ct=(e,t,s,n="",a=wa)=>yc`
  <li>
    <a class="area" href=${e}>
      ${t?c(t):wa}
      <span class="grow" lang=${a}>
        <span class="strong">${s}</span>${n?yc`<br><span class="soft">${n}</span>`:wa}
      </span>
      ${c("next")}
    </a>
  </li>`;var Yd=[["people","/admin/people","people"],["invites","/invites","plus"],["reports","/admin/reports","flag"],["log","/admin/log","feed"],["map","/admin/map","map"],["categories","/admin/categories","filter"],["instance","/admin/instance","gear"],["welcome","/admin/welcome","check"],["help","/help","comment"]];function vc(e){let t=new Ni(e),s=new Bi(e);return{title:i("admin.title"),ready:t.loading.load(),view:()=>Wd`
      ${v(i("admin.title"),Kd,"/profile")}
      ${bc(t)}
      <section class="card">
        <ul class="people">${Yd.map(([n,a,o])=>ct(a,o,i(`admin.${n}`),i(`admin.about.${n}`)))}</ul>
        <p class="hint">${i("admin.private")}</p>
      </section>
      ${wc(t)}
      ${gc(s)}`}}import{html as lt,nothing as Ns}from"../lib/lit-html/lit-html.js";var kc="/api/admin/instance",ya=20,Di=class{list=null;isOwn=!1;#t;#e;constructor(t,s){[this.#t,this.#e]=[t,s],this.loading=V(t,async()=>{this.#s(await h(kc,{signal:t.signal}))})}#s({categories:t=[]}){this.isOwn=t.length>0,this.list=this.isOwn?t:pe.map(s=>({code:s}))}get left(){return pe.filter(t=>!this.list.some(s=>s.code===t))}get isFull(){return this.list.length>=ya}async save(t){let s=await G(kc,{categories:t});this.#s(s),w().instance={...w().instance,categories:s.categories},w().categories=this.list.map(n=>n.code),this.#e(w().instance.accent??""),this.#t.update()}async change(t){await j(this.save(t))&&u(i("admin.saved"))}move(t,s){let n=[...this.list];return n.splice(t+s,0,...n.splice(t,1)),this.change(n)}remove(t){return this.change(this.list.toSpliced(t,1))}add(t){return this.change([...this.list,t])}restore(){return this.change([])}},Ui=class{sign;color;isDarkened=!1;#t;#e;constructor(t,s,n){this.#t=t,this.#e=s;let{sign:a,color:o=""}=this.was;this.color=o,this.sign=a??(pe.includes(this.was.code)?this.was.code:""),this.form=new S({send:async r=>{await this.#s(r).catch(l=>{throw this.#i(l)}),u(i("admin.saved")),n()}})}get was(){return this.#t.list[this.#e]??{}}get names(){return this.was.names??{}}get isNamed(){return pe.includes(this.was.code)}choose(t){this.isDarkened=Ge(t)<Je,this.color=this.isDarkened?Mi(t):t,this.form.update()}show(t){this.sign=t,this.form.clear("sign"),this.form.update()}#s({en:t="",de:s=""}){let n=Object.fromEntries(Object.entries({en:t.trim(),de:s.trim()}).filter(([,l])=>l)),a=this.was.code??n[Lt()],o={code:a,names:n};this.sign&&this.sign!==a&&(o.sign=this.sign.trim()),this.color&&(o.color=this.color);let r=[...this.#t.list];return r[this.#e??r.length]=o,this.#t.save(r)}#i(t){let s={code:Lt(),"names.en":"en","names.de":"de",sign:"sign"},n=a=>s[a.replace(/^body\.categories\[\d+\]\./,"")]??"";return Object.assign(t,{errors:t.errors?.map(a=>({...a,location:`body.${n(a.location)}`}))})}};function Ri(e){let t=document.querySelectorAll('link[href^="/theme.css"]'),s=Object.assign(document.createElement("link"),{rel:"stylesheet",href:$("/theme.css",{accent:e.slice(1)})});s.addEventListener("load",()=>{for(let n of t)n.remove()}),s.addEventListener("error",()=>s.remove()),document.head.append(s)}var Gd=(e,t)=>lt`
  <button type="button" class="round" aria-label=${z(t)} title=${z(t)}
    aria-pressed=${String(e.sign===t)} @click=${()=>e.show(e.sign===t?"":t)}>${dt(t)}</button>`,Jd=e=>lt`
  <fieldset class="field">
    <legend>${i("categories.sign")}</legend>
    <div class="swatches">${pe.map(t=>Gd(e,t))}</div>
    <label for="sign">${i("categories.emoji")} <span class="soft">${i("form.optional")}</span></label>
    <input id="sign" name="sign" type="text" data-most="12" autocomplete="off" .value=${pe.includes(e.sign)?"":e.sign}
      aria-describedby=${e.form.errors.sign?"sign-error":"sign-hint"} aria-invalid=${e.form.errors.sign?"true":Ns}
      @input=${t=>e.show(t.target.value)}>
    ${e.form.errors.sign?lt`<p class="error" id="sign-error">${i("categories.badSign")}</p>`:lt`<p class="hint" id="sign-hint">${i("categories.emojiHint")}</p>`}
  </fieldset>`,Xd=(e,t,s)=>lt`
  <button type="button" class="swatch" aria-label=${i(`admin.colours.${t}`)} title=${i(`admin.colours.${t}`)}
    aria-pressed=${String(s===e.color)} @click=${()=>e.choose(s)}>
    <svg viewBox="0 0 32 32" aria-hidden="true"><circle cx="16" cy="16" r="16" fill=${s}/></svg>
    ${s===e.color?c("check"):Ns}
  </button>`,Zd=e=>lt`
  <div class="field">
    <label for="color">${i("categories.color")}</label>
    <input id="color" type="color" .value=${e.color||Bs.teal} aria-describedby="color-note"
      @change=${t=>e.choose(t.target.value)}>
    <div class="swatches">${Object.entries(Bs).map(([t,s])=>Xd(e,t,s))}</div>
    <p class="hint" id="color-note" aria-live="polite">${e.isDarkened?i("categories.darkened"):i("categories.colorHint")}</p>
  </div>`;function Oc(e,t){let s=null,n=t===void 0?i("categories.new"):i("categories.editTitle",{name:z(e.list[t].code)});return R(a=>(s=new Ui(e,t,a)).form,n,()=>lt`
    ${L(s.form)}
    ${Qd().map((a,o)=>b(s.form,a,{label:i(`categories.name.${a}`),value:s.names[a],most:50,required:o===0&&!s.was.code,hint:o===0&&s.isNamed?i("categories.nameHint",{name:z(s.was.code)}):""}))}
    ${Jd(s)}
    ${Zd(s)}`,a=>B(a,i("action.save")))}var Qd=()=>[Lt(),...ei.filter(e=>e!==Lt())];async function tm(e,t){let s=i("categories.removeTitle",{name:z(e.list[t].code)});await M(s,i("categories.removeText"),i("categories.remove"))&&await e.remove(t)}async function em(e){await M(i("categories.restoreTitle"),i("categories.restoreText"),i("categories.restore"))&&await e.restore()}var xc=(e,t,s,n,a,o)=>lt`
  <button type="button" class="round ${n}" ?disabled=${!e.list[t+s]} aria-label="${i(a)}: ${o}" title=${i(a)}
    @click=${()=>e.move(t,s)}>${c("back")}</button>`;function sm(e,{code:t},s){let n=z(t);return lt`
    <li class="row between">
      ${dt(t)}
      <span class="grow" dir="auto">${n}</span>
      <span class="row">
        ${xc(e,s,-1,"up","categories.up",n)}
        ${xc(e,s,1,"down","categories.down",n)}
        ${Ot(i("categories.more",{name:n}),[{text:i("categories.edit"),sign:"edit",run:()=>Oc(e,s)},...e.list.length>1?[{text:i("categories.remove"),sign:"trash",isDanger:!0,run:()=>tm(e,s)}]:[]])}
      </span>
    </li>`}var im=e=>e.left.length&&!e.isFull?lt`
  <h2>${i("categories.left")}</h2>
  <div class="chips">${e.left.map(t=>lt`
    <button type="button" class="chip" @click=${()=>e.add({code:t})}>
      ${dt(t)} ${z(t)} ${c("plus")}
    </button>`)}
  </div>`:Ns,nm=e=>lt`
  <section class="card">
    <p class="hint">${i("categories.about")}</p>
    <ul class="people">${e.list.map((t,s)=>sm(e,t,s))}</ul>
    ${e.isFull?lt`<p class="hint">${i("categories.full",{n:ya})}</p>`:lt`
      <p><button type="button" class="quiet" id="new-category" @click=${()=>Oc(e)}>
        ${c("plus")} ${i("categories.new")}
      </button></p>`}
    ${im(e)}
    ${e.isOwn?lt`
      <p><button type="button" class="quiet" @click=${()=>em(e)}>${i("categories.restore")}</button></p>`:Ns}
  </section>`;function qc(e){let t=new Di(e,Ri);return{title:i("admin.categories"),ready:t.loading.load(),view:()=>lt`
      ${v(i("admin.categories"),Ns,"/admin")}
      ${t.loading.problem?g(t.loading.problem,t.loading.load):t.list?nm(t):k(6)}`}}import{html as _i,nothing as va}from"../lib/lit-html/lit-html.js";var Sc={role_changed:"shield",media_limit_changed:"gear",account_suspended:"block",suspension_lifted:"check",account_deleted:"trash",invite_revoked:"close",sign_in_link_created:"lock",sign_in_link_used:"lock",report_closed:"flag",find_hidden:"block",find_shown:"check",find_deleted:"trash",comment_hidden:"block",comment_shown:"check",comment_deleted:"trash",instance_changed:"gear"},am={mediaLimit:"limitOfAll",invites:"whoInvites"},om=e=>parseInt(e,10)?at(parseInt(e,10)):i(`admin.limits.${e.startsWith("0 ")?"none":"instance"}`);function rm({action:e,reason:t}){return e==="role_changed"?i(`admin.roles.${t}`):e==="report_closed"?i(`report.result.${t}`):e==="instance_changed"?t.split(", ").map(s=>i(`admin.${am[s]??s}`)).join(", "):e==="media_limit_changed"?om(t):t}function cm(e){let t={actor:e.actorName||i("admin.commandLine"),target:e.targetName,action:e.action};return i(Sc[e.action]?`admin.act.${e.action}`:"admin.act.other",t)}var lm=e=>_i`
  <li class="row act">
    ${c(Sc[e.action]??"shield")}
    <span class="grow">
      <span class="strong">${cm(e)}</span><br>
      ${e.reason?_i`<span dir="auto">${rm(e)}</span><br>`:va}
      <span class="soft">${K(e.createdAt)}</span>
    </span>
  </li>`;function pm(e){return e.problem?g(e.problem,e.load):e.items?e.items.length?_i`
    <section class="card">
      <p class="hint">${i("admin.logText")}</p>
      <ul class="people">${e.items.map(lm)}</ul>
      ${C(e)}
    </section>`:U(i("admin.noActs"),i("admin.noActsText"),va,"feed"):k(4)}function Fc(e){let t=_(e,"/api/admin/log");return{title:i("admin.log"),ready:t.load(),view:()=>_i`${v(i("admin.log"),va,"/admin")}${pm(t)}`}}import{html as gt,nothing as Tt}from"../lib/lit-html/lit-html.js";var um=8,Hi=class{items=[];at=-1;#t;#e=null;#s=[];#i=!1;constructor(t){this.#t=t}async follow(t){this.#i=!0,this.#a(t),this.#e??=h("/api/finds/categories",{signal:this.#t.signal}).catch(()=>(this.#e=null,[])),this.#s=await this.#e,this.#i&&this.#a(t)}close(){this.#i=!1,this.#n([])}move(t){let s=this.items.length;this.at=this.at<0&&t<0?s-1:(this.at+t+s)%s,this.#t.update()}#a(t){let s=le(t.trim()),n=new Set(this.#s.map(o=>o.category)),a=s?Dt().filter(o=>!n.has(o)).map(o=>({category:o,ownCount:0,count:0})):[];this.#n([...this.#s,...a].filter(({category:o})=>{let r=le(z(o));return r.includes(s)&&(r!==s||_e(o))}).slice(0,um))}#n(t){Object.assign(this,{items:t,at:-1}),this.#t.update()}};var dm=1200*36e5,Ei=class{id;stored=null;#t;#e;#s;#i=null;#a=new Set;#n=!1;#o=!1;constructor(t){this.#t=t,this.#s=!t.params.id;let s=t.params.id??t.query.get("draft");this.#r(new RegExp(`^${Lo}$`).test(s)||!this.#s?s:Ue()),this.#s&&!this.stored&&this.#r(Ue())}#r(t){this.id=t,this.#e=this.#s?Jt(t):dr(t),this.stored=this.#e.get()}get findId(){return this.#i??=Go(this.id)>Date.now()-dm?this.id:Ue()}get path(){let t=new URLSearchParams(this.#t.query);return t.set("draft",this.id),`/new?${t}`}save(t){if(!(this.#o||this.#t.signal.aborted)){if(!t)return this.#e.remove();this.#e.set({...t,at:Date.now()}),this.#s&&!this.#n&&this.#t.rename(this.path),this.#n=!0}}async files(){if(!this.stored||!this.#s)return[];let t=new Set(this.stored.media?.map(n=>n.key)),s=await $i(this.id);for(let{key:n}of s)this.#a.add(n);return s.filter(n=>!t.has(n.key))}get hasFiles(){return this.#a.size>0}release(t){let s=new Set(t.filter(n=>!n.media).map(n=>n.key));for(let n of this.#a)s.has(n)||(this.#a.delete(n),hr(n))}remove(){return this.#o=!0,this.#e.remove(),this.#s?gi(this.id):null}};async function Pc(e,t){if(t?.point)return t;let s=e.get("place");if(s){let a={includePrivate:!0,includeFriends:!0,includeLists:!0,findsLimit:"0"},o=await h($(`/api/locations/${encodeURIComponent(s)}`,a));return{location:o,point:rt(o)}}let n=de(e.get("at"));return n?{point:{lat:n.lat,lng:n.lng}}:null}var Lc=({location:e,locationId:t,exact:s})=>{let{name:n,...a}=s??e;return{location:{...e,name:n,id:t},point:rt(a),name:n,by:"search"}},zi=()=>ft.includes(oe.get())?oe.get():"everyone",Tc=()=>ft.includes(oe.get()),Vi=({title:e,description:t,category:s,audience:n,area:a,exactForFriends:o})=>({title:e,description:t,category:s,audience:n,area:a,exactForFriends:o}),ka=({audience:e,area:t,exactForFriends:s})=>({audience:e,area:t,exactForFriends:s});function Ic(e,t){if(e?.was&&Object.entries(t).every(([n,a])=>e.was[n]===a))return ka(e);let s=e?.audience??(e?.isPublic===!1?"friends":"everyone");return{...t,audience:ft[Math.max(ft.indexOf(s),ft.indexOf(t.audience))]}}function jc({title:e,description:t,category:s,audience:n,area:a="",exactForFriends:o},r={area:""}){let l={title:e.trim(),description:t.trim()||null,category:s.trim()||null},p=a!==""&&a!==r.area,y=p?{area:Number(a)}:{},I=Number(a)&&(p||o!==r.exactForFriends)?{exactForFriends:o==="true"}:{};return{...l,...n===r.audience?{}:{audience:n},...y,...I}}var Mc=({location:e},{area:t=""})=>t!==""&&(e?.area??0)>Number(t),Ac=(e,{area:t})=>D(`/api/finds/${e}`,{area:Number(t),homeZone:!1}),Bc=({location:e,exact:t})=>({area:String(e.area??0),exactForFriends:String(t?.forFriends??!0)});var es=class{uploads=null;place=null;placeError="";shown;#t=null;#e;constructor(t,s){this.page=t,this.#e=s,this.draft=new Ei(t),this.form=new S({send:a=>this.#s(a),update:t.update}),this.isRestored=!!this.draft.stored;let{stored:n}=this.draft;this.values={...n,audience:n?.audience??(n?.isPublic===!1?"friends":zi())},this.proposals=new Hi(t),this.loading=V(t,()=>this.begin())}get isOther(){return this.#t??!!(this.values.category&&!_e(this.values.category))}changed(){this.place?.title&&(this.values.title||=this.place.title,this.place.title=""),this.saveDraft(),this.page.update()}addFiles(t){return this.uploads.add(t)}change(t){this.values={...this.values,...t},this.changed()}chooseCategory(t){this.#t=t==="other"&&!this.isOther,this.change({category:t===this.values.category||t==="other"?"":t})}async submit(t){return this.placeError="",await this.form.submit(t),!this.placeError}async#s(t){let{point:s,name:n,location:a}=this.place.value;if(!s){this.placeError=i("spot.missing"),this.page.update();return}if(await this.uploads.settled(),this.uploads.hasFailed)throw{code:"failed",text:i("edit.uploadFailed")};let o={point:s,name:n||this.place.proposal,location:a},r=jc({category:this.values.category??"",...t},this.shown),l=await this.write(r,o).catch(p=>this.#i(p));l&&(Mc(l,t)&&await this.#e.showHome()&&await Ac(l.id,t).catch(p=>u(F(p))),await this.leave(`/finds/${l.id}`,i(this.isNew?"edit.published":"edit.saved")))}#i(t){let s=pi(t);throw s.length?(this.uploads.removeMissing(s),{code:"failed",text:i("edit.photosGone")}):t}close(){this.uploads?.stop(),this.place?.close()}};async function Wi(e){try{let t=await ss(e,0,262144),s=await mm(e,t);return s?vm(ym(s.view,s.tiff)):Nc}catch{return Nc}}var Nc={place:null,time:""},ss=async(e,t,s)=>new DataView(await e.slice(t,t+s).arrayBuffer());function mm(e,t){return t.getUint16(0)===65496?hm(t):t.getUint32(0)===2303741511?Cc(e,{at:8,little:!1,name:"eXIf",extra:12,sizeFirst:!0}):Qt(t,0,4)==="RIFF"&&Qt(t,8,4)==="WEBP"?Cc(e,{at:12,little:!0,name:"EXIF",extra:8,even:!0}):Qt(t,4,4)==="ftyp"?$m(e):null}var Qt=(e,t,s)=>String.fromCharCode(...Array.from({length:s},(n,a)=>e.getUint8(t+a)));function hm(e){for(let t=2;t+10<e.byteLength;t+=2+e.getUint16(t+2)){let s=e.getUint16(t);if(s===65505&&e.getUint32(t+4)===1165519206)return{view:e,tiff:t+10};if(s===65498||s>>8!==255)return null}return null}var xa=1<<20,Oa=1e4;async function Cc(e,{at:t,little:s,name:n,extra:a,sizeFirst:o,even:r}){for(let l=0;l<Oa&&t+8<=e.size;l++){let p=await ss(e,t,8),y=p.getUint32(o?0:4,s);if(Qt(p,o?4:0,4)===n)return fm(await ss(e,t+8,Math.min(y,xa)));t+=a+y+(r?y%2:0)}return null}var fm=e=>({view:e,tiff:Qt(e,0,4)==="Exif"?6:0});function Dc(e,t,s){let n=[];for(let a=t;a+8<=s&&n.length<Oa;){let o=e.getUint32(a),r=8;if(o===1&&([o,r]=[Number(e.getBigUint64(a+8)),16]),o===0&&(o=s-a),o<r)break;n.push({type:Qt(e,a+4,4),from:a+r,to:Math.min(a+o,s)}),a+=o}return n}async function $m(e){for(let t=0,s=0;s<Oa&&t+8<=e.size;s++){let n=await ss(e,t,16),a=n.getUint32(0);if(a===1&&(a=Number(n.getBigUint64(8))),a===0&&(a=e.size-t),a<8)return null;if(Qt(n,4,4)==="meta")return gm(e,await ss(e,t,Math.min(a,xa)));t+=a}return null}async function gm(e,t){let s=Dc(t,t.getUint32(0)===1?20:12,t.byteLength),n=p=>s.find(y=>y.type===p),a=bm(t,n("iinf")),o=a===null?null:wm(t,n("iloc"),a);if(!o)return null;let r=o.method===1?n("idat"):null,l=r?new DataView(t.buffer,t.byteOffset+r.from+o.at,Math.min(o.size,r.to-r.from-o.at)):await ss(e,o.at,Math.min(o.size,xa));return{view:l,tiff:4+l.getUint32(0)}}function bm(e,t){if(!t)return null;let s=Dc(e,t.from+(e.getUint8(t.from)===0?6:8),t.to);for(let{from:n}of s){let a=e.getUint8(n)>2;if(Qt(e,n+(a?10:8),4)==="Exif")return a?e.getUint32(n+4):e.getUint16(n+4)}return null}function wm(e,t,s){if(!t)return null;let n=e.getUint8(t.from),a=t.from+4,o=I=>{let nt=I===8?Number(e.getBigUint64(a)):I===4?e.getUint32(a):I===2?e.getUint16(a):0;return a+=I,nt},r=o(2),[l,p,y]=[r>>12,r>>8&15,r>>4&15],d=n?r&15:0;for(let I=o(n<2?2:4);I>0&&a<t.to;I--){let nt=o(n<2?2:4),Ae=n?o(2)&15:0;o(2);let Zs=o(y),Qs=null;for(let tt=o(2);tt>0&&a<=t.to;tt--){o(d);let Pt=Zs+o(l),ti=o(p);Qs??={method:Ae,at:Pt,size:ti}}if(nt===s)return Qs}return null}function ym(e,t){let s=e.getUint16(t)===18761,n=r=>e.getUint16(t+r,s);return{u32:r=>e.getUint32(t+r,s),text:(r,l)=>Qt(e,t+r,l),entries:r=>new Map(Array.from({length:n(r)},(l,p)=>[n(r+2+12*p),r+10+12*p]))}}function vm(e){let t=e.entries(e.u32(4)),s=(n,a,o)=>{try{return t.has(n)?a(e,e.entries(e.u32(t.get(n)))):o}catch{return o}};return{place:s(34853,xm,null),time:s(34665,km,"")}}function km({u32:e,text:t},s){let n=s.get(36867),a=n===void 0?null:/^(\d{4}):(\d\d):(\d\d) (\d\d:\d\d:\d\d)$/.exec(t(e(n),19));return a&&a[1]!=="0000"?`${a[1]}-${a[2]}-${a[3]}T${a[4]}`:""}function xm({u32:e,text:t},s){let n=(r,l,p)=>{if(!s.has(l)||!s.has(p))return NaN;let y=e(s.get(p)),d=nt=>e(y+8*nt)/e(y+8*nt+4),I=r.indexOf(t(s.get(l),1).toUpperCase());return I<0?NaN:(d(0)+(d(1)||0)/60+(d(2)||0)/3600)*(I?-1:1)},a=n("NS",1,2),o=n("EW",3,4);return Math.abs(a)<=90&&Math.abs(o)<=180&&(a||o)?{lat:a,lng:o}:null}var Om=2,qm=2,Sm=60,is=class{removed=[];#t=!1;#e;#s;#i;#a;#n=()=>{};constructor(t,{changed:s,placed:n=()=>{},signal:a,send:o=De}){this.items=t.map(({at:r,key:l,caption:p="",...y})=>({media:y,at:r,key:l,caption:p,state:"done"})),this.#e=r=>{this.#n(),s(r)},this.#s=n,this.#i=a,this.#a=o,addEventListener("online",()=>this.#m(),{signal:a})}get most(){return w().limits.mediaPerFind}get isBusy(){return this.items.some(t=>["waiting","sending","paused"].includes(t.state))}get isPaused(){return this.items.some(t=>t.state==="paused")}async settled(){for(;this.isBusy&&!this.isPaused;)await new Promise(t=>{this.#n=t})}files(){return Promise.all(this.items.map(async({media:t,at:s,file:n,caption:a})=>{let o=n?await As(n):null;return t?{media:t,at:s,caption:a,blob:o}:{caption:a,blob:o,name:n.name||"file"}}))}get hasFailed(){return this.items.some(t=>t.state==="failed")}get isChanged(){return this.#t||this.removed.length>0||this.items.some(t=>!t.media?.id)}get media(){return this.items.filter(t=>t.media).map(t=>Xo(t.media,t.caption))}get draft(){return this.items.filter(t=>t.media).map(({media:t,at:s,key:n,caption:a})=>({...t,at:s,key:n,caption:a}))}async add(t,s=[]){if(this.#i.aborted)return;let n=this.most-this.items.length,a=[...t].slice(0,n),o=a.map((r,l)=>({file:r,key:s[l],caption:"",preview:URL.createObjectURL(r),state:"waiting",progress:0}));this.items=[...this.items,...o],this.#e(t.length>n?i("upload.tooMany",{n:this.most}):""),await this.#o(a),this.#r()}async#o(t){for(let s of t){let{place:n}=await Wi(s);if(this.#i.aborted)return;if(n)return this.#s(n)}}#r(){if(this.#i.aborted)return;let t=Om-this.items.filter(s=>s.state==="sending").length;for(let s of this.items.filter(n=>n.state==="waiting").slice(0,t))this.#c(s)}async#c(t){t.stop=new AbortController,Object.assign(t,{state:"sending",progress:0,problem:null}),this.#e();try{let s=await this.#u(t);if(!s)return;Object.assign(t,{media:s,at:Date.now(),state:"done"})}catch(s){if(s.name==="AbortError")return;Object.assign(t,{state:Ce(s)?"paused":"failed",problem:F(s)}),t.state==="paused"&&this.#p(t,s.retryAfter)}this.#e(),this.#r()}#p(t,s){t.pause=Math.min(Sm,(t.pause??qm/2)*2),t.timer=setTimeout(()=>this.retry(t),1e3*(s||t.pause))}#m(){for(let t of this.items.filter(s=>s.state==="paused"))this.retry(t)}async#u(t){let{signal:s}=t.stop,n=await As(t.file),{videoBytes:a,imageBytes:o}=w().limits,r=n.type.startsWith("video/")?a:o;if(n.size>r)throw{code:"large",text:i("upload.large",{size:Po(r)})};if(s.aborted)return null;let l=y=>{t.progress=y,this.#e()},[p]=await this.#a("POST","/api/media",n,{signal:s,progress:l});return p}retry(t){clearTimeout(t.timer),t.state="waiting",this.#r()}remove(t){this.#l(t),t.media?.id&&this.removed.push(t.media.id),this.items=this.items.filter(s=>s!==t),this.#e(),this.#r()}removeMissing(t){let s=this.items.filter(n=>n.media).filter((n,a)=>t.includes(a));s.forEach(this.#l),this.items=this.items.filter(n=>!s.includes(n)),this.#e()}move(t,s){this.items.splice(s,0,...this.items.splice(t,1)),this.#t=!0,this.#e()}setCaption(t,s){t.caption=s,this.#t=!0,this.#e()}stop(){this.items.forEach(this.#l)}#l({timer:t,stop:s,preview:n}){clearTimeout(t),s?.abort(),n&&URL.revokeObjectURL(n)}};var Ki=class extends es{isNew=!1;title=i("edit.title");#t;#e="";#s="";constructor(t,s){super(t,s),this.back=`/finds/${t.params.id}`,this.#t=`/api${this.back}`}async begin(){let[t,s]=await Io(this.#t),n=this.draft.stored;this.#s=s,this.#e=t.locationId,this.shown=ka({audience:ze(t),...Bc(t)}),this.values={...t,...n,...Ic(n,this.shown)};let a=o=>{o&&u(o),this.page.update()};this.uploads=new is(t.media,{changed:a,signal:this.page.signal}),this.place=new qt(this.page,n?.place??Lc(t),()=>this.changed())}saveDraft(){let t={...Vi(this.values),was:this.shown},s=this.place?.value;this.draft.save(s?.location?.id===this.#e?t:{...t,place:s})}async write(t,s){let{isPaused:n,isChanged:a,media:o,removed:r}=this.uploads;if(n)throw{code:"failed",text:i("edit.uploadFailed")};let l=await li(s),p=l===this.#e?{}:{locationId:l},y=o.map(I=>I.id?{id:I.id,caption:I.caption??null}:I),d=a?{media:y,mediaToDelete:r}:{};return D(this.#t,{...t,...p,...d},{headers:this.#s?{"If-Match":this.#s}:{}})}overwrite(){this.#s=""}async leave(t,s=""){await this.draft.remove(),await this.page.go(t,{replace:!0}),s&&u(s)}discard(){return this.uploads?.stop(),this.leave(`${this.back}/edit`)}};var Rc=e=>e.map(({id:t,title:s,location:n},a)=>({id:t,n:a+1,title:s,...rt(n),km:n.area})),Uc=({n:e,title:t})=>i("lists.nth",{n:e,title:t});function Fm(e){let[t,...s]=e;return{key:t.id,lat:t.lat,lng:t.lng,steps:e,text:s.length?`${P(t.n)}+`:P(t.n),label:s.length?i("lists.nthMore",{first:Uc(t),n:s.length}):Uc(t),isOnePlace:s.every(n=>n.lat===t.lat&&n.lng===t.lng),area:t.km&&!s.length?t:null}}var _c=(e,t,s)=>Oi(e,t,s).map(Fm);function Hc({steps:e},t){let s=e.findIndex(n=>n.id===t);return e[(s+1)%e.length].id}var zc=["private","members","friends","public"],Ec=["viewer","contributor","editor","owner"],Se=e=>e.invited?"":e.role??(e.userId===f().id?"owner":""),qa=(e,t)=>Ec.indexOf(e)>=Ec.indexOf(t);function Sa(e,t=[]){let s=ks.get(),n=({id:a})=>t.includes(a)?-1:s.includes(a)?s.indexOf(a):s.length;return[...e].sort((a,o)=>n(a)-n(o))}var Xi=e=>j(q(`/api/lists/${e}/join`,{})),Zi=e=>j(T(`/api/lists/${e}/members/${f().id}`)),Vc=({name:e,description:t,visibility:s,audience:n})=>({name:e.trim(),description:t.trim()||null,visibility:s,audience:n===void 0?void 0:n||null}),Wc=({photos:e,cover:t})=>e??(t?[t]:[]),Kc=e=>new S({send:async t=>e(await q("/api/lists",Vc(t)))}),Yi=class{constructor(t){let s=t.query.get("user")??"";this.isOwn=!s||s===f().id,this.lists=_(t,$("/api/lists",{userId:s,limit:20})),this.shared=_(t,$("/api/lists",{member:"joined",limit:50})),this.invitations=_(t,$("/api/lists",{member:"invited",limit:50}))}load=()=>Promise.all((this.isOwn?[this.lists,this.shared,this.invitations]:[this.lists]).map(t=>t.load()));async answer({id:t},s){let n=await(s?Xi(t):Zi(t));return n&&!s&&await this.load(),n&&s}},Gi=class{list=null;chosen="";filter={userId:"",category:""};members=[];#t;#e;#s;#i=!1;constructor(t){this.#t=t,Object.assign(this.filter,t.kept?.filter),this.#e=`/api/lists/${t.params.id}`,this.finds=_(t,()=>$(`${this.#e}/finds`,{limit:50,...this.filter})),this.loading=V(t,()=>this.#n()),this.#s=et.subscribe("liveList",({id:s,closed:n}={})=>{s===t.params.id&&!this.#i&&this.#a(n)})}get path(){return this.#e}get role(){return this.list?Se(this.list):""}may(t){return qa(this.role,t)}get isShared(){return this.list?.memberCount>1}get isFiltered(){return!!(this.filter.userId||this.filter.category)}get mayArrange(){return this.may("editor")&&!this.isFiltered}mayDrop({userId:t,listed:s}){return this.may("editor")||t===f().id||s?.by?.id===f().id}hasAdded({listed:t}){return t?.by?.id===f().id}show(t){return this.filter={...this.filter,...t},this.#t.keep({filter:this.filter}),this.finds.load()}async#a(t){!t&&this.finds.items?.length>50||await this.loading.load()}get title(){return this.list?.name??i("lists.one")}get isOwn(){return this.list?.userId===f().id}get canHide(){return!this.isOwn&&f().role==="admin"&&!!this.list&&this.list.visibility!=="private"}get listsPath(){return $("/lists",{user:this.list&&!this.isOwn&&this.list.userId})}get steps(){return Rc(this.finds.items??[])}choose(t){this.chosen=t,this.#t.update()}async#n(){this.list=await h(this.#e,{signal:this.#t.signal}),et.set("openList",this.role?this.list.id:""),await this.finds.load(),this.isShared&&await this.#o(),this.list.newCount&&D(`${this.#e}/visit`).catch(()=>{})}async#o(){this.members=(await st(`${this.#e}/members`,{signal:this.#t.signal}).catch(()=>({items:[]}))).items,this.#t.update()}async join(){await Xi(this.list.id)&&await this.loading.load()}async#r(t){this.#i=!0,this.#i=await t,this.#i&&await this.#t.go("/lists",{replace:!0})}async leave(){await this.#r(Zi(this.list.id))}entryForm=(t,s)=>new S({send:async({note:n,exact:a,shareable:o,editable:r})=>{let l=t.userId===f().id?{exact:!!a,shareable:!!o,editable:!!r}:{};await D(`${this.#e}/finds/${t.id}`,{note:n.trim(),...l}),s(),await this.finds.load()}});close(){this.#s(),et.set("openList","")}editForm=t=>new S({send:async s=>{this.list=await D(this.#e,Vc(s)),this.#t.update(),t()}});hideForm=t=>new S({send:async({reason:s})=>{await q(`/api/admin/lists/${this.list.id}/private`,{reason:s.trim()}),t(),this.#t.go(this.listsPath,{replace:!0})}});async remove(){await this.#r(j(T(this.#e)))}async#c(t){if(await j(t)){let s=await h(this.#e).catch(()=>this.list);this.list=s}this.#t.update()}drop(t){return this.#c(T(`${this.#e}/finds/${t.id}`).then(()=>{if(this.finds.items=this.finds.items.filter(s=>s.id!==t.id),!this.finds.items.length&&this.finds.next)return this.finds.load()}))}setCover(t){return this.#c(D(this.#e,{coverId:t.id}).then(()=>u(i("lists.coverChosen"))))}move(t,s){let{items:n}=this.finds,a=n.findIndex(r=>r.id===t.id),o=n[a+s];return o?this.#c(D(`${this.#e}/finds/${t.id}/place`,{[s<0?"before":"after"]:o.id}).then(()=>{let r=n.filter(l=>l.id!==t.id);r.splice(a+s,0,t),this.finds.items=r})):null}},Qi=({name:e,memberCount:t})=>t>1?i("lists.withPeople",{list:e,n:t}):e,Yc=({memberCount:e,visibility:t})=>e>1&&t!=="private",Ji=class{lists=null;update=()=>{};#t;constructor({id:t,userId:s}){this.#t=t,this.hint=s===f().id?"edit.listsText":"lists.othersText",this.form=new S({send:(n,a)=>this.#e(n,a),update:()=>this.update()})}load(){return j(h(`/api/finds/${this.#t}/lists`).then(t=>{this.lists=Sa(t)}))}async toggle(t){let s=`/api/lists/${t.id}/finds/${this.#t}`;t.hasFind=!t.hasFind,this.update(),await j(t.hasFind?D(s):T(s))?t.hasFind&&ks.add([t.id]):t.hasFind=!t.hasFind,this.update()}async#e({list:t},s){let n=await q("/api/lists",{name:t.trim()});this.lists.unshift({...n,hasFind:!1}),s.reset(),await this.toggle(this.lists[0])}};async function Fa(){if(!await caches.has(xs))return null;let e=await caches.open(xs),[t]=await e.keys(),s=t&&await(await e.match(t))?.formData();return s?{key:t,values:Pm(s),files:s.getAll("file"),left:Number(s.get("left"))}:null}function Pm(e){let t=e.get("title"),s=[e.get("text"),e.get("url")].filter(Boolean).join(`
`);return{...t?{title:t}:{},...s?{description:s}:{}}}async function Gc(e){let t=await caches.open(xs);return await t.delete(e),(await t.keys()).length===0&&await caches.delete(xs),Fa()}var Lm=2,tn=class{items=[];isWhole=!1;#t;#e;constructor(t,s){this.#t=t,this.#e=s}get shown(){return this.isWhole?this.items:this.items.slice(0,Lm)}async load(){await fr();let t=await $i();if(this.#t.signal.aborted)return;this.close();let s=fi().filter(n=>n.id!==this.#e);this.items=s.map(n=>{let a=n.media?.find(r=>r.at>Date.now()-ci),o=a?null:t.find(r=>r.draft===n.id&&r.file.type.startsWith("image/"))?.file;return{draft:n,media:a,preview:o?URL.createObjectURL(o):""}}),this.#t.update()}showAll(){this.isWhole=!0,this.#t.update()}remove({draft:t}){Jt(t.id).remove(),this.items=this.items.filter(s=>s.draft!==t),this.#t.update(),u(i("edit.draftDeleted"),"",{text:i("action.undo"),run:()=>this.#s(t)})}#s(t){return Jt(t.id).set(t),this.load()}close(){for(let{preview:t}of this.items)t&&URL.revokeObjectURL(t)}};var Tm=.15,Jc=e=>e.slice(0,10);function Im(e){let t="";return e.map(n=>({photo:n,time:t=n.time||t})).sort((n,a)=>n.time<a.time?-1:n.time>a.time?1:0).map(n=>n.photo)}var Xc=e=>e.find(t=>t.place)?.place??null,Zc=e=>e.find(t=>t.time)?.time??"";function jm(e,t,s){let[n,a]=[Xc(e),Zc(e)];return e.length<s&&(!n||!t.place||Gt(n,t.place)<=Tm)&&(!a||!t.time||Jc(a)===Jc(t.time))}function Qc(e,t){let s=[];for(let n of Im(e)){let a=s.findLast(o=>jm(o,n,t));a?a.push(n):s.push([n])}return s}var Cs=e=>({place:Xc(e),time:Zc(e)}),tl=(e,t)=>e.flatMap((s,n)=>n===t?[]:n===t-1?[[...s,...e[t]]]:[s]),el=(e,t,s)=>e.flatMap((n,a)=>a===t?[n.slice(0,s),n.slice(s)]:[n]);var en=class{groups=null;busy=!1;#t;#e=new Map;constructor(t){this.#t=t}get most(){return w().limits.mediaPerFind}get count(){return this.groups.flat().length}async consider(t,s){if(this.groups)return this.consider([...this.decline(),...t],s);if(t.length<2)return!1;let n=await Promise.all(t.map(async o=>({file:o,...await Wi(o)}))),a=Qc(n,this.most);if(this.#t.signal.aborted||a.length<2&&t.length<=s)return!1;for(let o of n)o.preview=o.file.type.startsWith("image/")?URL.createObjectURL(o.file):"";return this.#s(a),!0}#s(t){this.groups=t,this.#t.update();for(let s of t)this.#i(s)}async#i(t){let{place:s}=Cs(t);if(!s||this.#e.has(t[0]))return;this.#e.set(t[0],"");let{name:n}=await ri(s,{signal:this.#t.signal});this.#e.set(t[0],n),this.#t.update()}describe=t=>({name:Cs(t).place?this.#e.get(t[0])??"":"",time:Cs(t).time});canMerge=t=>t>0&&this.groups[t-1].length+this.groups[t].length<=this.most;merge(t){this.#s(tl(this.groups,t))}split(t,s){this.#s(el(this.groups,t,s))}decline(){let t=this.groups.flat().map(s=>s.file);return this.close(),this.#t.update(),t}async accept(){if(this.busy)return;this.busy=!0,this.#t.update();let t=this.groups.map(()=>Ue()),s=Date.now(),n=f()?.id;try{for(let[a,o]of this.groups.entries())await this.#a(n,t[a],o,s-a)}catch{if(f()?.id!==n)return null;for(let a of t)await Mm(a);return this.busy=!1,this.#t.update(),u(i("group.noRoom"))}await this.#t.go(`/new?draft=${t[0]}`),u(i("group.made",{n:t.length}))}async#a(t,s,n,a){if(f()?.id!==t)throw{code:"stopped"};let{place:o}=Cs(n),r={id:s,at:a,audience:zi(),media:[],label:this.describe(n).name};if(Jt(s).set(o?{...r,place:{point:o,source:"photo",photo:o}}:r),!Jt(s).get())throw{code:"storage"};await mr(s,n.map(l=>l.file),t)}close(){for(let{preview:t}of this.groups?.flat()??[])t&&URL.revokeObjectURL(t);this.groups=null}};async function Mm(e){Jt(e).remove(),await gi(e)}var sl=20,Am=["no_place_in_text","link_unknown"],sn=class extends es{isNew=!0;title=i("edit.new");back="/";received=null;photosExpired=!1;lists=[];#t=this.values.audience;#e="";#s="";constructor(t,s){super(t,s),t.query.has("list")&&(this.back=`/lists/${encodeURIComponent(t.query.get("list"))}`),this.drafts=new tn(t,this.draft.id),this.several=new en(t),this.settings=new me(t)}async begin(){let{page:t,values:s}=this,n=await Pc(t.query,s.place),a=s.media??[],o=a.filter(d=>d.at>Date.now()-ci);this.photosExpired=o.length<a.length;let r=d=>{d&&u(d),this.changed()},l=d=>this.place.suggestPoint(d);this.uploads=new is(o,{changed:r,placed:l,signal:t.signal}),this.place=new qt(t,n,r),this.place.point&&!this.place.label&&this.place.propose(),this.drafts.load();let p=this.settings.read().then(()=>this.#i(Tc()?"":this.settings.values.audience),()=>{});this.#a(p);let y=await this.draft.files();y.length&&this.uploads.add(y.map(d=>d.file),y.map(d=>d.key)),this.received=t.query.has("shared")?await Fa():null}#i(t){t&&this.values.audience===this.#t&&!this.draft.stored?.audience&&(this.#t=t,this.values={...this.values,audience:t}),this.page.update()}async#a(t){let{page:s,values:n}=this,a=s.query.get("list");this.values={...n,lists:n.lists??(a?[a]:[])};let o=p=>st($("/api/lists",{member:p,limit:100}),{signal:s.signal}),r=await Promise.all(["","joined"].map(o)).catch(()=>[]);this.lists=Sa(r.flatMap(({items:p})=>p).filter(p=>qa(Se(p),"contributor")),this.values.lists);let l=r.length&&r.every(({next:p})=>!p);this.#n((p,y)=>y<sl&&(!l||this.lists.some(d=>d.id===p))),s.update(),await t,this.#e=this.lists.find(p=>p.id===a)?.audience??"",this.#i(this.#e)}#n(t){this.values={...this.values,lists:this.values.lists.filter(t)}}toggleList({id:t}){let{lists:s}=this.values;this.change({lists:s.includes(t)?s.filter(n=>n!==t):[...s,t].slice(-sl)})}get#o(){return this.lists.filter(({id:t})=>this.values.lists?.includes(t))}get chosenLists(){return this.#o.map(({name:t})=>t)}get seeing(){return this.#o.filter(Yc).map(Qi)}async addFiles(t){let{items:s,most:n}=this.uploads;await this.several.consider(t,n-s.length)||await super.addFiles(t)}saveDraft(){let t=Vi(this.values),s=this.place?.value,n=this.uploads.draft,a=![t.title,t.description,t.category,s?.point,n.length,this.draft.hasFiles].some(Boolean),o=this.values.lists??[];this.draft.save(a?null:{...t,lists:o,place:s,label:this.place?.label,media:n,id:this.draft.id}),this.draft.release(this.uploads.items)}async resolveReceived(t){let{values:s,files:n,key:a}=this.received;this.received=null,t&&n.length&&await this.addFiles(n),this.received=await Gc(a),this.change(t?s:{});let o=t?await this.#r(s):{};return this.form.clear("title"),this.page.update(),o}async#r(t){let s=[t.title,t.description].filter(Boolean).join(`
`);if(!ma(s)||this.place.point)return{};try{let n=await Wr(s,{signal:this.page.signal}),{title:a,description:o=""}=this.values,r=o.split(/\r?\n/),l=r.findIndex(d=>ma(d)&&/^\S+$/.test(d.trim())),p=r.filter((d,I)=>I!==l&&d.trim()!==n.title),y={title:a||n.title,description:p.join(`
`).trim()};return this.change(y),this.place.point||this.place.setPlace(n),y}catch(n){return n.name!=="AbortError"&&!Am.includes(n.reason)&&u(F(n)),{}}}async write(t,s){let{lists:n=[]}=this.values,a=n.length?{...t,lists:n}:t;if(this.uploads.isPaused)return this.#c(a,s);try{return this.#s=await li(s),await Jo(this.draft.findId,{...a,locationId:this.#s,media:this.uploads.media})}catch(o){if(Ce(o))return this.#c(a,s);let r=pi(o,"lists").map(l=>n[l]);throw r.length?(this.lists=this.lists.filter(({id:l})=>!r.includes(l)),this.#n(l=>!r.includes(l)),this.changed(),{code:"failed",text:i("edit.listClosed")}):o}}async#c(t,s){return await Qo(this.draft.findId,{body:t,place:s,locationId:this.#s},this.uploads),await this.leave("/waiting",i("outbox.added")),null}async leave(t,s=""){s&&this.values.audience!==this.#e&&oe.set(this.values.audience),s&&ks.add(this.values.lists??[]),await this.draft.remove(),await this.page.go(t,{replace:!0});let[n]=fi();s&&u(s,"",n&&{text:i("edit.next"),run:()=>this.page.go(`/new?draft=${n.id}`)})}discard(){return this.uploads?.stop(),this.leave("/new")}close(){super.close(),this.drafts.close(),this.several.close()}};import{html as ns,nothing as Pa}from"../lib/lit-html/lit-html.js";function Bm(e,t){e.remove(t),x(e.items.length?"drafts-title":"main")}var Nm=({media:e,preview:t})=>ns`
  <span class="thumb">${e||t?ns`<img src=${e?.thumbnailUrl??t} alt="">`:c("edit")}</span>`;function Cm(e,t){let{draft:s}=t,n=s.title?.trim()||i("edit.untitled");return ns`
    <li class="row draft">
      <a class="find grow" href="/new?draft=${s.id}">
        ${Nm(t)}
        <span class="what">
          <span class="name" dir="auto">${n}</span>
          ${s.label?ns`<span class="soft" dir="auto">${s.label}</span>`:Pa}
          <span class="soft">${Ne(s.at)}</span>
        </span>
      </a>
      <button type="button" class="round" aria-label=${i("edit.draftDelete",{title:n})} @click=${()=>Bm(e,t)}>
        ${c("trash")}
      </button>
    </li>`}var il=e=>e.items.length?ns`
  <section class="card drafts" id="drafts" aria-labelledby="drafts-title">
    <h2 id="drafts-title" tabindex="-1">${i("edit.drafts")}</h2>
    <ul class="rows">${e.shown.map(t=>Cm(e,t))}</ul>
    ${e.shown.length<e.items.length?ns`
      <button type="button" class="link" @click=${()=>e.showAll()}>
        ${i("edit.allDrafts",{n:e.items.length})}
      </button>`:Pa}
  </section>`:Pa;var nl=e=>[...e?.files??[]].filter(t=>/^(image|video)\//.test(t.type)),al=e=>[...e.dataTransfer?.types??[]].includes("Files"),Dm=e=>e.target.matches?.("input, textarea")&&e.clipboardData.types.includes("text/plain");function ol(e,t){let s=a=>document.body.classList.toggle("dropping",a),n=(a,o)=>document.addEventListener(a,o,{signal:e});n("dragover",a=>{al(a)&&(a.preventDefault(),s(!0))}),n("dragleave",a=>{a.relatedTarget||s(!1)}),n("drop",a=>{al(a)&&(a.preventDefault(),s(!1),document.querySelector("dialog[open]")||t(nl(a.dataTransfer)))}),n("paste",a=>{let o=nl(a.clipboardData);!o.length||Dm(a)||document.querySelector("dialog[open]")||(a.preventDefault(),t(o))}),e.addEventListener("abort",()=>s(!1))}import{html as Rt,nothing as an}from"../lib/lit-html/lit-html.js";var La=[1,5,20],as=e=>e?i("privacy.area",{distance:Os(e)}):i("privacy.exact");function Ds(e){if(!e)return i("privacy.asSet");let{area:t,home:s}=e,n=t?i("privacy.defaultArea",{distance:Os(t)}):i("privacy.defaultExact");return s&&!t?i("privacy.andHome",{usual:n}):n}var Us=()=>La.map(e=>[String(e),as(e)]),fe=()=>[["0",as(0)],...Us()],nn=()=>[["true",i("privacy.forFriends")],["false",i("privacy.forMe")]];import{html as Rs,nothing as Ta}from"../lib/lit-html/lit-html.js";var os="category";function rl(e,{category:t}){let s=document.getElementById(os);if(s.value=t,_e(t)){e.proposals.close(),e.chooseCategory(t),document.querySelector("#fold-category summary")?.focus();return}s.dispatchEvent(new Event("input",{bubbles:!0})),e.proposals.close()}function Um(e,t){t.form.typed(e.target),t.proposals.follow(e.target.value)}function Rm(e,t){let{items:s,at:n}=t.proposals;if(!s.length){e.key==="ArrowDown"&&t.proposals.follow(e.target.value);return}let a={ArrowDown:1,ArrowUp:-1}[e.key];if(a)t.proposals.move(a);else if(e.key==="Escape")t.proposals.close();else if(e.key==="Enter"&&n>=0)rl(t,s[n]);else return;e.preventDefault()}var _m=(e,t,s)=>Rs`
  <li id="category-${s}" data-kind="category" role="option" aria-selected=${s===e.proposals.at?"true":"false"}
    @click=${()=>rl(e,t)}>
    ${dt(t.category)}
    <span class="grow" dir="auto">${z(t.category)}</span>
    <span class="soft far">${t.ownCount?i("categories.byYou",{n:t.ownCount}):t.count?P(t.count):Ta}</span>
  </li>`,Hm=e=>{let{items:t}=e.proposals;return Rs`
    <div class="proposals" ?hidden=${!t.length} @mousedown=${s=>s.preventDefault()}>
      <ul id="category-list" role="listbox" aria-label=${i("categories.used")}>${t.map((s,n)=>_m(e,s,n))}</ul>
    </div>
    <span class="unseen" role="status">${t.length?i("categories.count",{n:t.length}):""}</span>`};function cl(e){let{form:t,proposals:s}=e,n=t.errors[os];return Rs`
    <div class="field">
      <label for=${os}>${i("categories.own")} <span class="soft">${i("form.optional")}</span></label>
      <div class="combo">
        <input id=${os} name=${os} type="text" dir="auto" role="combobox" autocomplete="off" data-most=${w().limits.category}
          aria-autocomplete="list" aria-controls="category-list" aria-expanded=${s.items.length?"true":"false"}
          aria-activedescendant=${s.at>=0?`category-${s.at}`:Ta}
          aria-describedby=${n?"category-error":"category-hint"} aria-invalid=${n?"true":Ta}
          .defaultValue=${e.values.category??""} @input=${a=>Um(a,e)} @keydown=${a=>Rm(a,e)}
          @focus=${a=>s.follow(a.target.value)} @blur=${()=>s.close()}>
        ${Hm(e)}
      </div>
      ${wr(t.left[os])}
      ${n?Rs`<p class="error" id="category-error">${n}</p>`:Rs`<p class="hint" id="category-hint">${i("categories.hint")}</p>`}
    </div>`}var _s=(e,t,s,n,a)=>Rt`
  <details class="fold" id="fold-${e}">
    <summary>${t} <span class="grow"><span>${s}</span> <span class="soft" dir="auto">${n}</span></span> ${c("next")}</summary>
    ${a}
  </details>`;function pl(e){let t=e?.closest("details");t&&(t.open=!0)}var Em=e=>_s("description",c("edit"),i("find.description"),e.values.description||i("edit.none"),b(e.form,"description",{label:i("find.description"),value:e.values.description??"",kind:"area",most:w().limits.description})),ll=(e,t,s)=>Rt`
  <button type="button" class="chip" aria-pressed=${s?"true":"false"} @click=${()=>e.chooseCategory(t)}>
    ${dt(t)} ${z(t)}
  </button>`;function zm(e){let{category:t}=e.values,[s,n]=t?[dt(t),z(t)]:[c("filter"),i("edit.none")];return _s("category",s,i("find.category"),n,Rt`
    <fieldset>
      <legend>${i("find.category")}</legend>
      <div class="chips">
        ${Dt().map(a=>ll(e,a,a===t))}
        ${ll(e,"other",e.isOther)}
      </div>
      ${e.isOther?cl(e):an}
    </fieldset>`)}var Vm=(e,t)=>Rt`
  <label class="choice">
    <input type="radio" name="audience" value=${t} ?checked=${e.values.audience===t}>
    <span>
      ${c(xe(t))}
      <span>
        <span class="strong">${i(`find.audience.${t}`)}</span><br>
        <span class="soft">${i(`edit.audienceText.${t}`,{instance:Y()})}</span>
      </span>
    </span>
  </label>`;function Wm(e){let{audience:t}=e.values,s=t==="everyone"?[]:e.seeing??[],n=[i(`find.audience.${t}`),...s].join(" + ");return _s("audience",c(xe(t)),i("edit.who"),n,Rt`
    <fieldset class="choices">
      <legend>${i("edit.who")}</legend>
      ${ft.map(a=>Vm(e,a))}
    </fieldset>`)}var Km=e=>O("exact-for",{name:"exactForFriends",label:i("privacy.exactFor"),options:nn(),chosen:e});function Ym(e){let{area:t="",exactForFriends:s="true"}=e.values;return _s("shown",c("map"),i("privacy.shown"),t===""?Ds(e.settings?.values):as(Number(t)),Rt`
    ${O("area",{label:i("privacy.shown"),hint:i(e.isNew?"privacy.shownHint":"privacy.recall"),chosen:t,options:[...e.isNew?[["",Ds(e.settings.values)]]:[],...fe()]})}
    ${Number(t)?Km(s):an}`)}var Gm=(e,t)=>Rt`
  <li>
    <label class="row list-choice">
      <input type="checkbox" .checked=${e.values.lists.includes(t.id)} @change=${()=>e.toggleList(t)}>
      <span class="grow" dir="auto">${t.name}</span>
      ${t.memberCount>1?Rt`<span class="soft">${i("lists.count",{n:t.memberCount})}</span>`:an}
    </label>
  </li>`,Jm=e=>e.lists?.length?_s("lists",c("plus"),i("lists.title"),e.chosenLists.join(", ")||i("edit.noList"),Rt`
  <p class="hint">${i("edit.listsText")}</p>
  <ul class="people">${e.lists.map(t=>Gm(e,t))}</ul>`):an,ul=e=>Rt`
  <div class="folds">${Em(e)}${zm(e)}${Wm(e)}${Jm(e)}${Ym(e)}</div>`;import{html as rn,nothing as Ma}from"../lib/lit-html/lit-html.js";import{html as _t,nothing as Hs}from"../lib/lit-html/lit-html.js";var Ia=16,dl=10,Xm=2,Zm={lat:25,lng:5,zoom:1},on=class extends qt{failed=!1;problem="";#t;#e=null;constructor(t,s){super(t,s.value,()=>this.#i()),this.#t=t,Object.assign(this,{nearby:s.nearby,proposal:s.proposal})}async showMap(t){this.failed=!1;let s=this.#s();try{let n=await t({view:s,onMove:a=>this.#n(a),onPick:a=>this.setPoint(a,"tap")});if(this.#t.signal.aborted)return n.close();this.#e=n,this.photo&&n.mark(this.photo,i("spot.photoPlace"),{kind:"one ghost"})}catch{this.failed=!0}return this.#e&&this.point&&this.#i(),this.#t.update(),!this.point&&re.get()&&s.zoom>=dl?this.setPoint({lat:s.lat,lng:s.lng},"tap"):this.point?this.propose():null}#s(){if(this.point)return{...this.point,zoom:Ia};let t=ar();return t?.zoom?t:Zm}#i(){this.problem="";let t=this.#e?.where();t&&!this.#a(t)&&this.#e.setView({...this.point,zoom:this.source==="tap"?t.zoom:Math.max(Ia,t.zoom)},{animate:!1}),this.#t.update()}#a(t){return Gt(this.point,t)<Xm*rr(t)}#n(t){(!this.point||!this.#a(t))&&this.setPoint({lat:t.lat,lng:t.lng},"tap")}usePhoto(){return this.setPoint(this.photo,"photo")}useFound(t){return this.setPlace(t)}distance=t=>this.point&&t?Gt(this.point,t):void 0;check(){let t=this.#e?.where().zoom??Ia,s=this.source==="tap"&&!this.chosen&&t<dl;return this.problem=this.point?s?i("spot.zoom"):"":i("spot.none"),this.#t.update(),!this.problem}close(){super.close(),this.#e?.close(),this.#e=null}};async function rs(e){let t=new AbortController,s=null,n=J((o,r)=>(s??=new on({signal:t.signal,update:r},e),ah(s,o)),{label:i("spot.title"),kind:"chooser"});ml(s),await n&&e.take(s),t.abort(),s.close()}var ml=e=>e.showMap(t=>_r(document.getElementById("spot"),{...t,hasCross:!0})),Qm=(e,t)=>_t`
  <div class="row">
    <button type="button" class="round" aria-label=${i("nav.back")} @click=${()=>t()}>${c("back")}</button>
    <place-search id="spot-search" class="grow" .label=${i("spot.search")} .near=${e.point} .distance=${e.distance}
      @choose=${({detail:s})=>e.useFound(s.value)}></place-search>
  </div>`,th=e=>_t`
  <div class="mapbox">
    <div id="spot" role="application" aria-label=${i("spot.map")}></div>
    ${e.failed?g({code:"map",text:i("map.failed")},()=>ml(e)):Hs}
  </div>`;function eh(e,t){let s=e.chosen?.id===t.id;return _t`
    <button type="button" class="chip" aria-pressed=${s?"true":"false"} @click=${()=>e.toggle(t)}>
      ${c(s?"check":"pin")} <bdi>${t.name}</bdi> <span class="soft">${si(t.distance)}</span>
    </button>`}var sh=e=>_t`
  <div class="chips scrolls" role="group" aria-label=${i("spot.proposals")}>
    <button type="button" class="chip" @click=${()=>e.locate()}>${c("here")} ${i("spot.here")}</button>
    ${e.photo&&e.source!=="photo"?_t`
      <button type="button" class="chip" @click=${()=>e.usePhoto()}>${c("camera")} ${i("spot.photoPlace")}</button>`:Hs}
    ${e.nearby.map(t=>eh(e,t))}
  </div>`,ih=e=>_t`
  <div class="field">
    <label for="place-name">${i("spot.name")} <span class="soft">${i("form.optional")}</span></label>
    <input id="place-name" autocomplete="off" dir="auto" placeholder=${e.proposal||i("spot.nameHint")} .value=${e.name}
      @input=${t=>e.setName(t.target.value)}>
  </div>`,ja=e=>i(`spot.${e.source||"set"}`),nh=e=>_t`
  <p class="at" role="status">
    ${c("pin")}
    <span class="grow"><span class="strong" dir="auto">${e.label||i(e.point?"spot.unnamed":"spot.none")}</span>
      ${e.point?_t`<span class="soft">${ja(e)}</span>`:Hs}</span>
  </p>`,ah=(e,t)=>_t`
  <h2 class="unseen" tabindex="-1" autofocus>${i("spot.title")}</h2>
  ${Qm(e,t)}
  ${th(e)}
  <div class="panel">
    ${nh(e)}
    ${sh(e)}
    ${e.chosen?Hs:ih(e)}
    ${e.problem?_t`<p class="error" role="alert">${e.problem}</p>`:Hs}
    <button type="button" class="main" id="use-place" @click=${()=>e.check()&&t(!0)}>${i("spot.use")}</button>
  </div>`;var hl=(e,t)=>rn`
  <span class="row">
    ${c("pin")} <span class="grow"><span class="strong" dir="auto">${e}</span><br><span class="soft">${t}</span></span>
    ${c("next")}
  </span>`,fl=(e,t)=>rn`
  <fieldset>
    <legend>${i("edit.where")}</legend>
    <button type="button" class="where" id="place" aria-describedby=${t?"place-error":Ma} @click=${()=>rs(e)}>
      ${e.point?rn`<place-map inert .at=${e.point}></place-map>`:Ma}
      ${e.point?hl(e.label||i("spot.unnamed"),[ja(e),i("spot.change")].filter(Boolean).join(" · ")):hl(i("spot.title"),i("spot.chooseHint"))}
    </button>
    ${t?rn`<p class="error" id="place-error" role="alert">${t}</p>`:Ma}
  </fieldset>`;import{html as Fe,nothing as Aa}from"../lib/lit-html/lit-html.js";function oh(e,t){e.merge(t),x(`group-${t-1}`)}function rh(e,t,s){e.split(t,s),x(`group-${t+1}`)}var ch=({preview:e,file:t})=>e?Fe`<img src=${e} alt="">`:Fe`<span class="film" title=${t.name}>${c("play")}</span>`,lh=(e,t,s)=>Fe`
  <button type="button" class="cut" aria-label=${i("group.split",{n:s+1})} title=${i("group.split",{n:s+1})}
    @click=${()=>rh(e,t,s)}></button>`;function ph(e,t,s){let{name:n,time:a}=e.describe(t),o=[a&&Ct(a),n].filter(Boolean);return Fe`
    <li>
      <div class="row between">
        <h3 id="group-${s}" tabindex="-1">${i("group.find",{n:s+1})} <span class="soft" dir="auto">${o.join(" · ")}</span></h3>
        ${e.canMerge(s)?Fe`
          <button type="button" class="link" aria-describedby="group-${s}" @click=${()=>oh(e,s)}>
            ${i("group.merge")}
          </button>`:Aa}
      </div>
      <ul class="group">${t.map((r,l)=>Fe`<li>${l?lh(e,s,l):Aa}${ch(r)}</li>`)}</ul>
    </li>`}var $l=(e,t)=>e.groups?Fe`
  <section class="card" id="several" aria-labelledby="several-title">
    <h2 id="several-title" tabindex="-1">${i("group.title",{n:e.count,finds:i("group.finds",{n:e.groups.length})})}</h2>
    <p class="hint">${i("group.hint")}</p>
    <ol class="groups">${e.groups.map((s,n)=>ph(e,s,n))}</ol>
    <div class="publish row">
      <button type="button" class="quiet" @click=${t}>${i("group.one")}</button>
      <button type="button" class="main" aria-busy=${e.busy?"true":"false"} @click=${()=>e.accept()}>
        ${i("group.make",{n:e.groups.length})}
      </button>
    </div>
  </section>`:Aa;import{html as pt,nothing as te}from"../lib/lit-html/lit-html.js";import{html as Ba}from"../lib/lit-html/lit-html.js";async function uh(e,t,s){let n=null,a={label:i("upload.caption"),hint:i("upload.captionHint"),value:t.caption,most:w().limits.caption},o=await J((r,l)=>(n??=new S({send:({caption:p})=>r(p.trim()),update:l}),Ba`
      <h2>${i("upload.caption")}</h2>
      <div class="captioned">${s}</div>
      <form novalidate @submit=${n.submit}>
        ${b(n,"caption",a)}
        <div class="row end">
          <button type="button" class="quiet" @click=${()=>r()}>${i("action.cancel")}</button>
          ${B(n,i("action.save"))}
        </div>
      </form>`),{label:i("upload.captionOf",{n:e.items.indexOf(t)+1})});o!==null&&e.setCaption(t,o)}var gl=(e,t,s,n)=>Ba`
  <button type="button" class="words ${t.caption?"":"round"}" @click=${()=>uh(e,t,n)}
    aria-label="${i("upload.captionOf",{n:s})}${t.caption?`: ${t.caption}`:""}">
    ${t.caption?Ba`<span dir="auto">${t.caption}</span>`:c("edit")}
  </button>`;var[dh,mh]=[6,10],hh=300,H=null;function bl(){H.isOn=!0,H.item.classList.add("lifted"),gr()}var wl=e=>[...e.parentElement.querySelectorAll(":scope > [data-drag]")],fh=(e,t)=>wl(H.item).find(s=>{let n=s.getBoundingClientRect();return s!==H.item&&n.left<=e&&e<=n.right&&n.top<=t&&t<=n.bottom});function $h(e){if(e.pointerId!==H.id)return;let[t,s]=[e.clientX-H.x,e.clientY-H.y],n=e.pointerType==="touch";if(!H.isOn){if(Math.hypot(t,s)<(n?mh:dh))return;if(n)return H.end();bl()}H.item.style.transform=`translate(${t}px, ${s}px) scale(1.04)`,H.over?.classList.remove("target"),H.over=fh(e.clientX,e.clientY),H.over?.classList.add("target")}function cn(e,t){if(e.button||H||e.target.closest("button:not([data-handle]), input, a"))return;let s=e.currentTarget,n=new AbortController,{signal:a}=n,o=()=>{clearTimeout(H.timer),n.abort(),s.classList.remove("lifted"),s.style.transform="",H.over?.classList.remove("target"),H=null};H={item:s,x:e.clientX,y:e.clientY,id:e.pointerId,isOn:!1,over:null,end:o},e.pointerType==="touch"&&(H.timer=setTimeout(bl,hh));let r=p=>{p.pointerId===H.id&&o()},l=p=>{if(p.pointerId!==H.id)return;let[y,d]=[s,H.isOn&&H.over].map(I=>wl(s).indexOf(I));o(),d>=0&&t(y,d)};document.addEventListener("pointermove",$h,{signal:a}),document.addEventListener("pointerup",l,{signal:a}),document.addEventListener("pointercancel",r,{signal:a}),document.addEventListener("keydown",p=>{p.key==="Escape"&&o()},{signal:a})}function Pe(e){(H?.isOn||e.type==="dragstart")&&e.preventDefault()}var gh="image/*,video/mp4,video/quicktime,video/webm";function bh(e,t){let s=e.items.indexOf(t);e.remove(t),queueMicrotask(()=>{(document.querySelectorAll(".shot .drop")[Math.min(s,e.items.length-1)]??document.getElementById("files"))?.focus()})}function yl(e,t,s){e.move(t,s),queueMicrotask(()=>{let n=s<t?".before, .after":".after, .before";document.querySelectorAll(".shot")[s]?.querySelector(n)?.focus()})}function vl(e){return e.media?$t(e.media,{thumb:!0,eager:!0}):e.file.type.startsWith("video/")?pt`<span class="film">${c("play")}</span>`:pt`<img src=${e.preview} alt="">`}var kl={handleEvent:e=>{e.target.hidden=e.type==="error"},capture:!0},ln=(e,t,s,n,a)=>pt`
  <button type="button" class="round ${e}" aria-label=${i(`upload.${t}`,{n})} @click=${a}>${c(s)}</button>`,wh=(e,t)=>e.progress<1?pt`<progress max="1" .value=${e.progress} aria-label=${i("upload.progress",{n:t})}></progress>`:pt`<span class="over">${i("upload.processing")}</span>`,yh=(e,t)=>({sending:()=>wh(e,t),paused:()=>pt`<span class="over" title=${e.problem}>${i("upload.paused")}</span>`,waiting:()=>pt`<span class="over">${i("upload.waiting")}</span>`,failed:()=>pt`<span class="over error">${i("upload.failed")}</span>`,done:()=>te})[e.state]();function vh(e,t,s){let n=s+1;return pt`
    <li class="shot ${t.state}" data-drag @pointerdown=${a=>cn(a,(o,r)=>e.move(o,r))}
      @error=${kl} @load=${kl}>
      ${vl(t)}
      ${s===0&&e.items.length>1?pt`<span class="cover">${i("upload.cover")}</span>`:te}
      ${yh(t,n)}
      <span class="buttons">
        ${s>0?ln("before","earlier","back",n,()=>yl(e,s,s-1)):te}
        ${n<e.items.length?ln("after","later","next",n,()=>yl(e,s,s+1)):te}
        ${t.state==="failed"||t.state==="paused"?ln("","again","retry",n,()=>e.retry(t)):te}
        ${ln("drop",t.state==="done"?"remove":"cancel","close",n,()=>bh(e,t))}
      </span>
      ${t.state==="failed"?te:gl(e,t,n,vl(t))}
    </li>`}function kh(e,t){t([...e.target.files]),e.target.value=""}var xh=(e,t)=>pt`
  <li class="shot add">
    <label for="files">
      ${c("camera")}<span class="strong">${i(e.items.length?"upload.more":"upload.add")}</span>
      ${e.items.length?te:pt`<span class="soft mice">${i("upload.drop")}</span>`}
    </label>
    <input id="files" type="file" accept=${gh} multiple @change=${s=>kh(s,t)}>
  </li>`;function Oh(e){let t=e.items.filter(n=>n.state==="done").length,s=[...new Set(e.items.filter(n=>n.state==="failed").map(n=>n.problem))];return pt`
    <p class="hint" role="status">${e.isBusy?i("upload.ready",{n:t,of:P(e.items.length)}):""}</p>
    ${s.map(n=>pt`<p class="error" role="alert">${n}</p>`)}`}var xl=(e,t)=>pt`
  <ul class="shots ${e.items.length?"":"bare"}" @touchmove=${Pe} @contextmenu=${Pe} @dragstart=${Pe}>
    ${e.items.map((s,n)=>vh(e,s,n))}
    ${e.items.length<e.most?xh(e,t):te}
  </ul>
  ${e.items.length>1?pt`<p class="hint">${i("upload.order")}</p>`:te}
  ${Oh(e)}`;async function ql(e,t){await e.addFiles(t),e.several?.groups&&x("several-title")}function qh(e){e.uploads.add(e.several.decline()),x("files")}async function Sh(e){Ol(e.received.values),Ol(await e.resolveReceived(!0))}function Ol(e){for(let[t,s]of Object.entries(e)){let n=document.getElementById(t);n&&(n.value=s)}}var Fh=e=>{let t=Vr(Object.values(e).join(`
`));return t?gt`<p class="hint">${i("places.asks",{host:t})}</p>`:Tt},Ph=(e,t)=>gt`
  <section class="card" id="offer" aria-labelledby="offered">
    <h2 id="offered">${i("edit.shared")}</h2>
    <p class="hint">${i("edit.sharedHint")}</p>
    ${Object.values(e.received.values).map(s=>gt`<p class="text" dir="auto">${s}</p>`)}
    ${Fh(e.received.values)}
    ${e.received.files.length?gt`<p>${i("edit.sharedFiles",{n:e.received.files.length})}</p>`:Tt}
    ${t?gt`<p class="note">${i("edit.sharedFull")}</p>`:Tt}
    ${e.received.left?gt`<p class="note">${i("edit.sharedLeft",{n:e.received.left})}</p>`:Tt}
    <div class="row end">
      <button type="button" class="quiet" @click=${()=>e.resolveReceived(!1)}>${i("edit.sharedDrop")}</button>
      <button type="button" @click=${()=>Sh(e)}>${i("edit.sharedTake")}</button>
    </div>
  </section>`;async function Lh(e){await M(i("edit.discardTitle"),i("edit.discardText"),i("edit.startOver"))&&e.discard()}var Th=()=>M(i("privacy.inHome"),i("privacy.inHomeText"),i("privacy.showExact")),Ih=e=>gt`
  <p class="note">
    ${i("edit.restored")} <button type="button" class="link" @click=${()=>Lh(e)}>${i("edit.startOver")}</button>
  </p>`,jh=e=>gt`
  <fieldset>
    <legend>${i("edit.photos")}</legend>
    ${e.photosExpired?gt`<p class="note">${i("edit.photosGone")}</p>`:Tt}
    ${xl(e.uploads,t=>ql(e,t))}
    <p class="hint">${i("edit.photosMost",{n:e.uploads.most})} ${i("edit.photosHint")}</p>
  </fieldset>`,Mh=e=>gt`
  ${L(e.form)}
  ${e.form.refusal?.reason==="changed_since"?gt`
    <div class="row">
      <a class="button quiet" href=${e.back} target="_blank">${i("edit.theirs")}</a>
      <button type="submit" class="quiet" @click=${()=>e.overwrite()}>${i("edit.mine")}</button>
    </div>`:Tt}`;function Ah(e,t){t.change($r(e.currentTarget))}async function Bh(e,t){let n=await t.submit(e)?document.querySelector("form [aria-invalid=true]"):document.getElementById("place");pl(n),n?.focus()}function Nh(e){let{title:t}=e.values,s=e.form.busy&&e.uploads.isBusy?"edit.waiting":e.isNew?"edit.publish":"action.save",n=a=>Ah(a,e);return gt`
    <form class="card" novalidate ?hidden=${!!e.several?.groups}
      @input=${n} @change=${n} @submit=${a=>Bh(a,e)}>
      ${e.isRestored?Ih(e):Tt}
      ${jh(e)}
      ${fl(e.place,e.placeError)}
      ${b(e.form,"title",{label:i("find.titleField"),value:t,required:!0,most:w().limits.title})}
      ${ul(e)}
      <div class="publish">
        ${Mh(e)}
        <div class="row end">
          <a class="button quiet" href=${e.back}>${i("action.cancel")}</a>
          ${B(e.form,i(s))}
        </div>
      </div>
    </form>`}var Ch=(e,t)=>gt`
  ${e.received?Ph(e,t.get("shared")==="full"):Tt}
  ${$l(e.several,()=>qh(e))}
  ${e.several.groups?Tt:il(e.drafts)}`;function Dh(e,t){return e.loading.problem?g(e.loading.problem,t):e.uploads?Nh(e):k(4)}function Sl(e){let t=new(e.params.id?Ki:sn)(e,{showHome:Th}),s=()=>t.loading.load();return ol(e.signal,n=>t.uploads&&ql(t,n)),{title:t.title,ready:s(),view:()=>gt`
      ${v(t.title,Tt,t.back)}
      ${t.isNew?Ch(t,e.query):Tt}
      ${Dh(t,s)}`,close:()=>t.close()}}import{html as ps,nothing as Hl}from"../lib/lit-html/lit-html.js";var Uh=3,Rh=4,pn=(e,t=0)=>new Date(e.getFullYear(),e.getMonth(),e.getDate()-t);function _h(){let e=new Intl.Locale(ko());return((e.getWeekInfo?.()??e.weekInfo)?.firstDay??1)%7}var Hh=e=>[["today",pn(e)],["yesterday",pn(e,1)],["week",pn(e,(e.getDay()-_h()+7)%7)],["earlier",-1/0]],Na=e=>pn(new Date(e.createdAt)).getTime(),un=e=>`${Na(e)} ${e.user.id}`;function Eh(e){let t=new Map;for(let s of e)t.set(un(s),[...t.get(un(s))??[],s]);return t}function Fl(e,{now:t=new Date,mayContinue:s=!1}={}){let n=Eh(e),a=s&&e.length?Na(e.at(-1)):NaN,o=new Map,r=Hh(t);for(let l of e){let p=n.get(un(l)),y=p.length>=Uh;if(y&&p[0]!==l)continue;let d=y?{key:un(l),finds:p,hasMore:Na(l)===a}:{find:l},I=new Date(l.createdAt),[nt]=r.find(([,Ae])=>I>=Ae);o.set(nt,[...o.get(nt)??[],d])}return[...o].map(([l,p])=>({name:l,entries:p}))}function Pl(e){let t=n=>n.media.length>0,s=[...e.filter(t),...e.filter(n=>!t(n))].slice(0,Rh);return{shown:s,rest:e.length-s.length}}var zh=1500,[Vh,Wh]=[4,4],Kh=9;function Yh(){let e=de(re.get());return e?.zoom>=Kh?{lat:e.lat,lng:e.lng}:null}var Gh=()=>Promise.race([cr(),di(zh,null)]),Jh=e=>e?{lat:Math.round(e.lat*100)/100,lng:Math.round(e.lng*100)/100}:{},dn=class{at=null;isHere=!1;busy=!1;#t=new WeakMap;#e;#s;constructor(t){this.#s=t,this.at=t.kept?.at??null,this.isHere=t.kept?.isHere??!1,this.#e=new Set(t.kept?.open),this.list=_(t,()=>$("/api/finds/feed",{...Jh(this.at),limit:20}))}liking(t){let s=this.#t.get(t);return s||this.#t.set(t,s=new br(t.id,()=>t,this.#s)),s}save(t,s){return pr(t,s,this.#s.update)}load=async()=>{if(this.#s.kept?.at===void 0){let t=await Gh();this.#o(t??Yh(),!!t)}await this.#a()};get days(){return Fl(this.list.items??[],{mayContinue:!!this.list.next})}get#i(){return this.days.reduce((t,s)=>t+s.entries.length,0)}isOpen=({key:t})=>this.#e.has(t);toggle({key:t}){this.#e.delete(t)||this.#e.add(t),this.#s.keep({open:[...this.#e]}),this.#s.update()}async#a(){await this.list.load(),await this.#n(Vh)}more=()=>this.#n(this.#i+1);async#n(t){for(let s=0;this.list.next&&this.#i<t&&s<Wh;s++){let n=this.list.items.length;if(await this.list.more(),this.list.items?.length===n)return}}#o(t,s){Object.assign(this,{at:t,isHere:s}),this.#s.keep({at:t,isHere:s})}async nearMe(){this.busy=!0,this.#s.update();try{this.#o(await mi({timeout:1e4}),!0),this.list.clear(),await this.#a()}catch(t){u(F(t))}this.busy=!1,this.#s.update()}distance=t=>this.isHere?Gt(this.at,rt(ve(t))):void 0};function Xh(){return Mo()?!0:et.get("installPrompt")||Ao()?!1:void 0}async function Zh(){let e=await ai();return{on:!0,off:!1}[e]}var cs=class{steps=[];isKnown=!1;#t;constructor(t){this.#t=t}get isOver(){return ra.get()===f()?.id}get isShown(){return!this.isOver&&this.left>0}get left(){return this.steps.filter(t=>!t.isDone).length}async load(){if(this.isOver){this.isKnown=!0;return}let{signal:t}=this.#t,s={profile:!!f().displayName||!!f().profilePicture?.startsWith("/api/media/"),streets:f().role==="admin"&&w().tiles?.kind==="vector"?Br().length>0:void 0,find:h(`/api/users/${f().id}`,{signal:t}).then(a=>a.findCount>0),friend:h("/api/friends?limit=1",{signal:t}).then(a=>a.length>0),push:Zh(),install:Xh()},n=await Promise.all(Object.entries(s).map(async([a,o])=>({name:a,isDone:await Promise.resolve(o).catch(()=>{})})));t.aborted||(this.isKnown=!0,this.steps=n.filter(a=>a.isDone!==void 0),this.steps.length===n.length&&!this.left&&this.dismiss(),this.#t.update())}async installNow(){let t=et.get("installPrompt");t&&(await t.prompt(),et.set("installPrompt",null),await this.load())}dismiss=()=>{ra.set(f().id),this.steps=[],this.#t.update()}};import{html as ee,nothing as Le}from"../lib/lit-html/lit-html.js";var Qh="(min-width: 1180px) 516px, (min-width: 720px) 688px, 100vw",tf=(e,t)=>ee`
  <span class="cover c-${He(e.category).code}">
    ${e.media.length?$t(e.media[0],{sizes:Qh,eager:t}):dt(e.category)}
    ${e.media[0]?.type==="video"?ee`<span class="play">${c("play")}</span>`:Le}
    ${e.media.length>1?ee`<span class="counter">${i("feed.photos",{n:e.media.length})}</span>`:Le}
  </span>`;function ef(e,t){let s=[Bo(e,ve(e))?"":ni(ve(e)),t===void 0?"":Fo(t)].filter(Boolean);return s.length?ee`
    <span class="soft">${c("pin")} <bdi>${s[0]}</bdi>${s[1]?ee` · ${s[1]}`:Le}</span>`:Le}var Ca=(e,t,s=Le)=>ee`
  <span class="by">
    ${N(e.user,28)} <span class="grow">${m(e.user)} <span class="soft">· ${K(e.createdAt)}</span></span>
    ${t&&e.reason==="friend"?ee`<span class="badge">${i("feed.friend")}</span>`:Le}
    ${s}
  </span>`,Ll=(e,t,s,{km:n,eager:a,isMixed:o})=>ee`
  <li class="feed-card">
    <a href="/finds/${e.id}">
      ${tf(e,a)}
      <span class="about">
        <span class="name" dir="auto">${e.title}</span>
        ${ef(e,n)}
        ${Ca(e,o,Lr(e))}
      </span>
    </a>
    <div class="acts">
      ${Fr(t,`like-${e.id}`)}
      <a class="act" href="/finds/${e.id}#comments" aria-label=${i("find.commentOn",{title:e.title})}>
        ${c("comment")} ${e.commentCount?ee`<span>${P(e.commentCount)}</span>`:Le}
      </a>
      <span class="grow"></span>
      ${Sr(e,s,`save-${e.id}`)}
    </div>
  </li>`;import{html as ls,nothing as Tl}from"../lib/lit-html/lit-html.js";var Da=({key:e})=>`group-${e.replace(" ","-")}`;async function Il(e,t){e.toggle(t),await x(Da(t))}var sf=(e,t)=>ls`
  <span class="piece c-${He(e.category).code}">
    ${e.media.length?$t(e.media[0],{thumb:!0}):dt(e.category)}
    ${t?ls`<span class="beyond">+${P(t)}</span>`:Tl}
  </span>`;function nf(e){let{shown:t,rest:s}=Pl(e);return ls`
    <span class="cover ${t[0].media.length?"":"signs"}">
      <span class="mosaic of-${t.length}">${t.map((n,a)=>sf(n,a===t.length-1?s:0))}</span>
    </span>`}var jl=({finds:e,hasMore:t})=>i("feed.several",{n:e.length,more:t}),af=e=>e.map((t,s)=>ls`${s?" · ":Tl}<bdi>${t.title}</bdi>`),of=(e,t)=>ls`
  <li class="feed-card">
    <button type="button" class="group-face" id=${Da(t)} aria-expanded="false" @click=${()=>Il(e,t)}>
      ${nf(t.finds)}
      <span class="about">
        <span class="name">${jl(t)}</span>
        <span class="soft titles">${af(t.finds.slice(0,10))}</span>
        ${Ca(t.finds[0],!!e.at)}
      </span>
    </button>
  </li>`,rf=(e,t,s)=>ls`
  <li class="feed-group">
    <div class="by">
      ${N(t.finds[0].user,28)}
      <span class="grow">${m(t.finds[0].user)} <span class="soft">· ${jl(t)}</span></span>
      <button type="button" class="quiet" id=${Da(t)} aria-expanded="true" @click=${()=>Il(e,t)}>
        ${i("feed.less")}
      </button>
    </div>
    <ul class="feed-list">${t.finds.map(n=>s(n))}</ul>
  </li>`,Ml=(e,t,s)=>e.isOpen(t)?rf(e,t,s):of(e,t);import{html as Te,nothing as Es}from"../lib/lit-html/lit-html.js";var Al={profile:()=>"/profile",streets:()=>"/admin/map",find:()=>"/new",friend:()=>xt()?"/invites":"/people",push:()=>"/settings/notifications"},cf=e=>i(e==="friend"&&xt()?"steps.inviteAction":`steps.${e}Action`);function lf(e,t){return Al[t]?Te`<a class="button quiet" href=${Al[t]()}>${cf(t)}</a>`:et.get("installPrompt")?Te`<button type="button" class="quiet" @click=${()=>e.installNow()}>${i("steps.installAction")}</button>`:Te`<span class="hint">${i("steps.installHint")}</span>`}var pf=(e,{name:t,isDone:s})=>Te`
  <li class="step ${s?"done":""}">
    <span class="tick">${s?c("check"):Es}</span>
    <span class="grow">${i(t==="friend"&&xt()?"steps.invite":`steps.${t}`,{instance:Y()})}${s?Te`<span class="unseen"> (${i("steps.done")})</span>`:Es}</span>
    ${s?Es:lf(e,t)}
  </li>`;async function uf(e,t){let s=new cs(t);e.note=()=>s.isShown?Te`
    <p class="steps-left">
      <a href="/feed#steps">${c("check")} ${i("steps.count",{n:s.steps.length-s.left,all:s.steps.length})}</a>
      ${ot(s.dismiss)}
    </p>`:Es,await s.load()}var Bl=(e,t)=>e.isShown?Te`
  <details class="card steps-fold" id="steps" ?open=${t}>
    <summary>
      <span class="grow strong">${i("steps.count",{n:e.steps.length-e.left,all:e.steps.length})}</span>
      ${c("next")}
    </summary>
    <ul class="first-steps">${e.steps.map(s=>pf(e,s))}</ul>
    <button type="button" class="link" @click=${e.dismiss}>${i("steps.hide")}</button>
  </details>`:Es;import{html as Dl,nothing as Cl}from"../lib/lit-html/lit-html.js";var df=1,Nl=(e,t=new Date)=>t.getFullYear()-new Date(e).getFullYear(),mn=class{isKnown=!1;#t=[];#e=!1;#s;constructor(t){this.#s=t}async load(){let t=$("/api/finds/on-this-day",{offset:-new Date().getTimezoneOffset()});this.#t=await h(t,{signal:this.#s.signal}).catch(()=>[]),this.isKnown=!0,this.#s.update()}get shown(){return this.#e?this.#t:this.#t.slice(0,df)}get count(){return this.#t.length}get hasMore(){return this.#t.length>this.shown.length}more=()=>{this.#e=!0,this.#s.update()};nameOf=t=>t.userId===f()?.id?"":m(t.user)};var mf=(e,t)=>[i("feed.yearsAgo",{n:Nl(t.createdAt)}),e.nameOf(t)].filter(Boolean).join(" · ");async function hf(e){e.more(),await x("this-day")}var ff=e=>Dl`
  <button type="button" class="link" @click=${()=>hf(e)}>${i("feed.allOnThisDay",{n:e.count})}</button>`,Ul=e=>e.shown.length?Dl`
  <section class="card this-day" aria-labelledby="this-day">
    <div class="row between">
      <h2 id="this-day" tabindex="-1">${i("feed.onThisDay")}</h2>
      ${e.hasMore?ff(e):Cl}
    </div>
    <ul class="rows">${e.shown.map(t=>vi(t,mf(e,t)))}</ul>
  </section>`:Cl;var $f=()=>ps`<a class="button quiet" href="/people">${c("people")} ${i("nav.people")}</a>`,gf=e=>e.isHere?Hl:ps`
  <button type="button" class="chip" aria-busy=${e.busy?"true":"false"} @click=${()=>e.nearMe()}>
    ${c("here")} ${i("feed.nearMe")}
  </button>`,Rl=e=>ps`
  <p class="row between"><span class="soft">${i(e.at?"feed.around":"feed.friends")}</span>${gf(e)}</p>`,_l=(e,t)=>Ll(e,t.liking(e),s=>t.save(e,s),{km:t.distance(e),eager:e===t.list.items[0],isMixed:!!t.at}),bf=({name:e,entries:t},s)=>ps`
  <section class="stack" aria-labelledby="day-${e}">
    <h2 id="day-${e}">${i(`feed.${e}`)}</h2>
    <ul class="feed-list">
      ${t.map(n=>n.find?_l(n.find,s):Ml(s,n,a=>_l(a,s)))}
    </ul>
  </section>`;function wf(e,t,s){let{items:n,problem:a}=e.list;return!a&&(!n||!t.isKnown||!s.isKnown)?k(3):[Bl(t,location.hash==="#steps"||!n?.length),Ul(s),yf(e)]}function yf(e){let{items:t,problem:s,load:n}=e.list;if(s)return g(s,n);if(!t.length&&!e.list.next){let a=i(e.at?"feed.noneText":"feed.noneFriends");return[Rl(e),U(i("feed.none"),a,Hl,"feed")]}return ps`
    ${Rl(e)}
    ${e.days.map(a=>bf(a,e))}
    ${C({...e.list,more:e.more})}`}function El(e){let t=new dn(e),s=new cs(e),n=new mn(e);return{title:i("feed.title"),broad:!0,ready:Promise.all([t.load(),s.load(),n.load()]),view:()=>ps`
      ${v(i("feed.title"),$f())}
      ${wf(t,s,n)}`}}import{html as E,nothing as us}from"../lib/lit-html/lit-html.js";var vf=30,hn=e=>e.map(t=>typeof t=="string"?t:t[0]==="code"?t[1]:hn(t.at(-1))).join("");function zl([e,t,s]){return e==="pre"?t:e==="ul"||e==="ol"?t.map(n=>n.map(zl).join(" ")).join(" "):e==="table"?t.map(n=>n.map(hn).join(" ")).join(" "):hn(s??t)}function kf(e){let t=[{document:e,id:"",title:e.title,texts:[]}];for(let s of e.blocks)/^h\d$/.test(s[0])?t.push({document:e,id:s[1],title:hn(s[2]),texts:[]}):t.at(-1).texts.push(zl(s));return t.map(({texts:s,...n})=>({...n,text:s.join(" ")}))}var xf=({document:e,id:t})=>`/help/${e.name}${t?`#${t}`:""}`;function Of(e,t){let s=Math.min(...t.map(o=>le(e).indexOf(o)).filter(o=>o>=0),e.length),n=s>60?e.lastIndexOf(" ",s-40)+1:0,a=e.slice(n,n+160);return`${n?"… ":""}${a}${n+160<e.length?" …":""}`}function qf(e,t){let s=le(t).split(/\s+/).filter(Boolean);if(!s.length)return[];let n=({title:o,text:r})=>s.every(l=>le(`${o} ${r}`).includes(l))?s.some(l=>le(o).includes(l))?2:1:0;return e.flatMap(kf).map(o=>[n(o),o]).filter(([o])=>o).sort(([o],[r])=>r-o).slice(0,vf).map(([,o])=>({address:xf(o),title:o.title,document:o.document,part:Of(o.text,s)}))}function Sf(e,t){let s=({name:a,language:o})=>a.replace(new RegExp(`-${o}$`),""),n=a=>a.language===t||a.language==="en"&&!e.some(o=>o.language===t&&s(o)===s(a));return e.filter(n)}var fn=class{query="";#t;#e=[];constructor(t){this.#t=t,this.loading=V(t,async()=>{let s=await fetch(new URL("bundle/help.json",Be).href,{signal:t.signal});if(!s.ok)throw Object.assign(new Error("the documents are not there"),{code:"strange",status:s.status});this.#e=await s.json()}),this.query=t.query.get("q")??""}get documents(){return Sf(this.#e,Lt())}get document(){return this.#e.find(t=>t.name===this.#t.params.name)}get found(){return qf(this.documents,this.query)}search(t){this.query=t,this.#t.rename($("/help",{q:t.trim()})),this.#t.update()}};var Ht=e=>e.map(t=>typeof t=="string"?t:Ff[t[0]](t)),Ff={b:([,e])=>E`<b>${Ht(e)}</b>`,i:([,e])=>E`<i>${Ht(e)}</i>`,code:([,e])=>E`<code>${e}</code>`,a:([,e,t])=>/^https?:/.test(e)?E`<a href=${e} target="_blank" rel="noopener">${Ht(t)}</a>`:E`<a href=${e}>${Ht(t)}</a>`},Vl=e=>E`<li>${e.length===1&&e[0][0]==="p"?Ht(e[0][1]):e.map(Yl)}</li>`,Wl=(e,t)=>E`<tr>${e.map(t)}</tr>`,Pf={h2:([,e,t])=>E`<h2 id=${e} tabindex="-1">${Ht(t)}</h2>`,h3:([,e,t])=>E`<h3 id=${e} tabindex="-1">${Ht(t)}</h3>`,p:([,e])=>E`<p>${Ht(e)}</p>`,pre:([,e])=>E`<pre tabindex="0">${e}</pre>`,ul:([,e])=>E`<ul>${e.map(Vl)}</ul>`,ol:([,e])=>E`<ol>${e.map(Vl)}</ol>`,table:([,[e,...t]])=>E`
    <div class="scrolls" tabindex="0"><table>
      <thead>${Wl(e,s=>E`<th scope="col">${Ht(s)}</th>`)}</thead>
      <tbody>${t.map(s=>Wl(s,n=>E`<td>${Ht(n)}</td>`))}</tbody>
    </table></div>`},Yl=e=>Pf[e[0]](e),Kl=e=>E`<ul class="people">${e.map(t=>ct(`/help/${t.name}`,"",t.title,"",t.language))}</ul>`,Lf=([e,...t])=>E`
  <section class="card">${Kl([e])}</section>
  <section class="card">
    <h2>${i("help.running")}</h2>
    ${Kl(t)}
  </section>`;function Tf(e){let t=e.found;return E`
    <p class="unseen" role="status">${i("help.found",{n:t.length})}</p>
    ${t.length?E`<section class="card"><ul class="people">${t.map(({address:s,title:n,document:a,part:o})=>ct(s,"",a.title===n?n:`${a.title} › ${n}`,o,a.language))}</ul></section>`:U(i("help.none"),i("help.noneText"),us,"search")}`}var If=e=>E`
  ${v(i("help.title"),us,f()?"/settings":"/sign-in")}
  <form role="search" @submit=${t=>t.preventDefault()}>
    <label class="unseen" for="help-words">${i("help.search")}</label>
    <input id="help-words" type="search" autocomplete="off" placeholder=${i("help.search")} .value=${e.query}
      @input=${t=>e.search(t.target.value)}>
  </form>
  ${e.query.trim()?Tf(e):Lf(e.documents)}`,jf=({title:e,language:t,blocks:s})=>E`
  ${v(e,us,"/help")}
  <article class="card document" lang=${t}>${s.map(Yl)}</article>`,Mf=()=>E`${v(i("help.title"),us,"/help")}${U(i("missing.title"),i("missing.text"),us,"search")}`;function Af(e,t){return e.loading.problem?E`${v(i("help.title"),us,"/help")}${g(e.loading.problem,e.loading.load)}`:e.documents.length?t.params.name?e.document?jf(e.document):Mf():If(e):k(6)}function Gl(e){let t=new fn(e);return{get title(){return t.document?.title??i("help.title")},ready:t.loading.load().then(()=>location.hash?x(location.hash.slice(1)):null),view:()=>Af(t,e)}}import{html as A,nothing as X}from"../lib/lit-html/lit-html.js";var Bf=20,Nf=e=>new Promise((t,s)=>{let n=()=>{clearTimeout(a),s(e.reason)},a=setTimeout(()=>{e.removeEventListener("abort",n),t()},1e3);e.addEventListener("abort",n,{once:!0})});async function Jl(e,t,{signal:s,stopped:n,tick:a=Nf,note:o=()=>{}}){for(;;)try{return await q(e,t,{signal:s})}catch(r){if(r.status!==429)throw r;await o();for(let l=Math.max(Bf,r.retryAfter);l>0;l--){if(n())return null;await a(s)}}}var $n=class{audience="me";keep=!1;category="";area="";forFriends="true";#t;constructor(t,s){this.settings=t,this.#t=s,t.read().then(s,()=>{})}set(t){Object.assign(this,t),this.#t()}get body(){return{audience:this.audience,...this.keep?{keepVisibility:!0}:{},...this.category?{category:this.category}:{},...this.area===""?{}:{area:Number(this.area)},...Number(this.area)?{exactForFriends:this.forFriends==="true"}:{}}}};var Cf=30,Df=["obscured","notPoint"],Xl=()=>w().places.source!=="gazetteer",gn=class{state=null;#t;#e;#s=!1;constructor(t,s){this.#t=t,this.#e=s}get rows(){return(this.#t.rows.items??[]).filter(t=>t.status==="noPlace"&&!Df.includes(t.reason)).slice(0,Cf)}async run(){let{rows:t}=this,s={n:0,all:t.length,found:0,busy:!0,problem:null};this.state=s,this.#s=!1,this.#e.update();try{for(let n of t){if(this.#s)break;let[a]=await h($("/api/places",{query:n.place||n.title,limit:1}),{signal:this.#e.signal});s.n++,a&&await this.#t.guess(n,a)&&s.found++,this.#e.update()}}catch(n){if(n.name==="AbortError")return;s.problem=n}s.busy=!1,this.#e.update()}stop(){this.#s=!0}};function Uf({lat:e,lng:t}){let s=Math.floor(e/.25);return{y:s,x:Math.floor(t/Ua(s))}}var Ua=e=>.25/Math.max(.05,Math.cos((e+.5)*.25*Math.PI/180));function Rf({x:e,y:t}){let s=(e+.5)*Ua(t),n=[];for(let a=t-2;a<=t+2;a++){let o=Math.floor(s/Ua(a));for(let r=o-2;r<=o+2;r++)n.push(`${r} ${a}`)}return n}function Zl(e){let t=new Map;for(let n of e){let a=Uf(n),o=`${a.x} ${a.y}`,r=t.get(o);r?r.n++:t.set(o,{...a,key:o,at:{lat:n.lat,lng:n.lng},n:1})}let s=new Map;for(let n of[...t.values()].sort((a,o)=>o.n-a.n)){let a=Rf(n).find(o=>s.has(o));a?s.get(a).n+=n.n:s.set(n.key,{at:n.at,n:n.n})}return[...s.values()].sort((n,a)=>a.n-n.n)}var _f=1e3,Hf=14,Ql=e=>({...rt(e),row:e.row,name:e.title});function Ef(e,t){let[s,n]=[e.map(d=>d.lat),e.map(d=>d.lng)].map(d=>d.toSorted((I,nt)=>I-nt)),[a,o,r,l]=[s[0],s.at(-1),n[0],n.at(-1)],p={lat:(a+o)/2,lng:(r+l)/2,zoom:Hf},y=()=>{let[d,I,nt,Ae]=or(t,p).split(",").map(Number);return d<=r&&nt>=l&&I<=a&&Ae>=o};for(;p.zoom>1&&!y();)p.zoom--;return p}var bn=class{items=[];where="";#t;#e=0;constructor(t){this.#t=t}async load(t,s){let n=++this.#e,a=[];try{for(let o=0,r;!r||r.length===_f;o=r.at(-1)?.row){if(r=await h($(`${t}/points`,{status:s,after:o||""}),{signal:this.#t.signal}),n!==this.#e)return;a.push(...r.map(Ql))}}catch{if(n!==this.#e)return;a.length=0}this.items=a,this.where="",this.#t.update(),a.length&&await this.#s(n)}async#s(t){let[s,...n]=Zl(this.items),a={lat:s.at.lat.toFixed(3),lng:s.at.lng.toFixed(3)},o=await h($("/api/places/reverse",a),{signal:this.#t.signal}).catch(()=>null);if(t!==this.#e||!o?.name)return;let r={places:i("import.places",{n:this.items.length}),town:o.name,n:n.length};this.where=i(n.length?"import.whereMore":"import.where",r),this.#t.update()}put(t){let s=this.items.filter(n=>n.row!==t.row);this.items=t.status==="ready"&&t.latitude!==void 0?[...s,Ql(t)]:s}link(t){return $("/",{at:Ee(Ef(this.items,t))})}};var zf=e=>Number(new URLSearchParams(e.split("?")[1]).get("limit"));function tp(e,t){let s={items:null,next:0,busy:!1,problem:null},n=0,a=async o=>{let r=n,l=t();Object.assign(s,{busy:!0,problem:null}),e.update();try{let p=await h(o?`${l}&after=${o}`:l,{signal:e.signal});if(r!==n)return;s.items=[...o?s.items:[],...p],s.next=p.length<zf(l)?0:p.at(-1).row}catch(p){if(r!==n||p.name==="AbortError")return;o?u(F(p)):s.problem=p}s.busy=!1,e.update()};return s.clear=()=>{n++,Object.assign(s,{items:null,next:0,busy:!1,problem:null})},s.load=()=>a(0),s.more=async()=>{!s.busy&&s.next&&await a(s.next)},s.put=o=>{s.items=s.items?.map(r=>r.row===o.row?o:r)??null},s.drop=o=>{s.items=s.items?.filter(r=>r.row!==o.row)??null,s.items&&!s.items.length&&s.more()},s}var Vf=e=>(/\.zip$/i.test(e.name??"")?1e3:100)*2**20,ep=20,Wf=200,Kf=["ready","noPlace","duplicate","bad","skipped","done"],Yf=4,Gf=["noPoint","zeroPoint","notPoint","obscured","badPoint","noTitle","badLine","twice","known"],sp=e=>Gf.includes(e.reason)?e.reason:"",wn=class{current=null;unfinished=[];finished=[];isUndoing=!1;status="ready";progress=null;refusal=null;published=null;#t;#e=null;#s=!1;constructor(t){this.#t=t,this.options=new $n(new me(t),()=>t.update()),this.places=new gn(this,t),this.points=new bn(t),this.rows=tp(t,()=>$(`${this.#i}/rows`,{status:this.status,limit:50})),this.loading=V(t,()=>this.#a())}get#i(){return`/api/imports/${this.current.id}`}get tabs(){let{counts:t}=this.current;return Kf.map((s,n)=>({name:s,n:t[s],at:n})).filter(({n:s,at:n})=>s||n<Yf)}get isBusy(){return!!this.published?.busy}get isDone(){let{counts:t}=this.current;return!!this.published&&!this.isBusy&&!this.published.problem&&!t.ready&&!t.noPlace&&!t.media}async#a(){let{signal:t}=this.#t,s=this.#t.query.get("id"),n=await h("/api/imports",{signal:t});this.unfinished=n.filter(o=>o.counts.ready||o.counts.noPlace),this.finished=n.filter(o=>o.counts.done&&!this.unfinished.includes(o));let a=n.find(o=>o.id===s);a&&await this.#n(a)}async#n(t){this.current=t,this.published=null,this.places.state=null,this.status=this.tabs.find(({n:s})=>s)?.name??"ready",this.rows.clear(),await this.rows.load(),this.points.load(this.#i,"ready")}open(t){return this.#t.rename($("/import",{id:t.id})),this.#n(t)}async upload(t,s=De){let n=new AbortController;this.#e=n,this.#t.signal.addEventListener("abort",()=>n.abort(),{once:!0}),Object.assign(this,{progress:0,refusal:null}),this.#t.update();let a=o=>{this.progress=o,this.#t.update()};try{if(t.size>Vf(t))throw{code:"page",text:i("import.tooLarge")};let o=await s("POST","/api/imports",t,{progress:a,signal:n.signal});if(n.signal.aborted)return;await this.open(o)}catch(o){if(o.name==="AbortError")return;this.refusal=o,o.reason==="too_many_imports"&&await this.loading.load()}finally{this.progress=null,this.#t.update()}}cancel(){this.#e?.abort()}choose(t){return this.status=t,this.rows.clear(),this.rows.load()}async#o(t,s){let n=await j(G(`${this.#i}/rows/${t.row}`,s).then(a=>{let o={...this.current.counts};o[t.status]--,o[a.status]++,this.current={...this.current,counts:o},a.status===t.status?this.rows.put(a):this.rows.drop(t),this.published?.made||this.points.put(a)}));return this.#t.update(),n}skip(t,s){return this.#o(t,{skip:s})}place(t,{point:s,name:n,location:a}){let o=a?.name??n;return this.#o(t,{latitude:s.lat,longitude:s.lng,...o?{place:o}:{}})}guess(t,{latitude:s,longitude:n}){return this.#o(t,{latitude:s,longitude:n,guessed:!0})}rename(t,s){return this.#o(t,{title:s})}async commit(t){if(this.isBusy)return;let{signal:s}=this.#t,{ready:n,done:a}=this.current.counts;this.#s=!1;let o={made:0,taken:0,all:n,busy:!0,isWaiting:!1,problem:null};this.published=o;let r=p=>{this.current=p,Object.assign(o,{made:p.counts.done-a,taken:n-p.counts.ready}),this.#t.update()},l=()=>(o.isWaiting=!0,this.#t.update(),h(this.#i,{signal:s}).then(r).catch(p=>{if(!Ce(p))throw p}));this.#t.update();try{for(let p=ep;this.current.counts.ready&&!this.#s;){let y=this.current.counts.ready,d=await Jl(`${this.#i}/commit`,{...this.options.body,limit:Wf},{signal:s,stopped:()=>this.#s,note:l,tick:t});if(o.isWaiting=!1,!d)break;if(r(d),p=this.current.counts.ready<y?ep:this.current.counts.media?p-1:0,!p)throw{code:"strange"}}}catch(p){if(p.name==="AbortError")return;o.problem=p,await h(this.#i,{signal:s}).then(r).catch(()=>{})}o.busy=!1,!s.aborted&&(await this.choose(this.current.counts.ready?"ready":"done"),this.points.load(this.#i,o.made?"done":"ready"))}stop(){this.#s=!0}leave(){return this.current=null,this.refusal=null,this.#t.query.delete("id"),this.#t.rename("/import"),this.loading.load()}async undoable(){let t=null;return await j(q(`${this.#i}/undo`,{dryRun:!0}).then(s=>{t=s})),t}async undo(){let{signal:t}=this.#t,[s,n]=[0,0],a=async()=>{for(let r=1;r;){let l=await q(`${this.#i}/undo`,{},{signal:t});[s,n,r]=[s+l.binned,l.changed,l.binned?l.left:0]}};this.isUndoing=!0,this.#t.update();let o=await j(a());if(!t.aborted)return Object.assign(this,{isUndoing:!1,published:null}),u([i("import.undone",{n:s}),n?i("import.undoneKept",{n}):""].filter(Boolean).join(" ")),o&&!n?this.leave():h(this.#i,{signal:t}).then(r=>this.#n(r),()=>this.leave())}async discard(t){await j(T(`/api/imports/${t.id}`))&&await this.leave()}};var Jf=["track","route","line","area","picture","link","file","damaged","text"];function ip({leftOut:e=[]}){let t=e.filter(({kind:s})=>Jf.includes(s));return t.length?i("import.leftOut",{n:t.reduce((s,{n})=>s+n,0),list:qo(t.map(({kind:s,n})=>i(`import.kind.${s}`,{n})))}):""}var np=({leftOut:e=[]})=>e.flatMap(({where:t=[]})=>t).map(({file:t="",line:s=0,column:n=0})=>s?i(t?"import.leftAt":"import.leftLine",{file:t,line:P(s),column:P(n)}):t);import{html as _a,nothing as Ra}from"../lib/lit-html/lit-html.js";var Xf=(e,t,s,n,a)=>_a`
  <label class="switch">
    <span>${s}<br><span class="soft">${n}</span></span>
    <input type="checkbox" role="switch" id=${e} .checked=${t} @change=${o=>a(o.target.checked)}>
  </label>`,Zf=(e,t)=>_a`
  ${e.current.format==="finds"?Xf("import-keep",t.keep,i("import.keep"),i("import.keepHint"),s=>t.set({keep:s})):Ra}
  ${t.keep?Ra:O("import-audience",{label:i("edit.who"),chosen:t.audience,options:ft.map(s=>[s,i(`find.audience.${s}`)]),set:s=>t.set({audience:s})})}`,Qf=e=>O("import-category",{label:i("import.category"),options:[["",i("edit.none")],...Dt().map(t=>[t,z(t)])],chosen:e.category,set:t=>e.set({category:t})}),t$=e=>O("import-area",{label:i("privacy.shown"),hint:i("import.areaHint"),chosen:e.area,set:t=>e.set({area:t}),options:[["",Ds(e.settings.values)],...fe()]}),e$=e=>O("import-friends",{label:i("privacy.exactFor"),options:nn(),chosen:e.forFriends,set:t=>e.set({forFriends:t})}),ap=(e,t=e.options)=>_a`
  ${Zf(e,t)}
  <div class="folds">
    <details class="fold" id="fold-import">
      <summary>${c("filter")} <span class="grow">${i("import.more")}</span> ${c("next")}</summary>
      <div class="stack">${Qf(t)}${t$(t)}${Number(t.area)?e$(t):Ra}</div>
    </details>
  </div>`;import{html as mt,nothing as $e}from"../lib/lit-html/lit-html.js";function s$(e){if(e.status==="ready"&&e.reason!=="noTitle")return e.guessed?i("import.guessed"):e.place??"";let t=sp(e),s=e.line?`${i("import.line",{n:e.line})}: `:"";return t?s+i(`import.reason.${t}`):""}async function Ea(e,t,s){if(!await s)return;let n=e.rows.items?.[Math.min(t,e.rows.items.length-1)];x(n?`row-${n.row}`:"part-rows")}function i$(e,t,s,n){let a=new qt(n,null,()=>Ea(e,s,e.place(t,a.value)));return rs(a)}var yn=e=>e.title||i("import.line",{n:e.row}),Ha=(e,t,s)=>mt`
  <button type="button" class="quiet" id="row-${e.row}" aria-label=${`${t}: ${yn(e)}`} @click=${s}>${t}</button>`,n$=e=>t=>b(t,"title",{label:i("find.titleField"),value:e.title,required:!0,least:1,most:w().limits.title});async function a$(e,t){await R(n=>new S({send:async({title:a})=>{await e.rename(t,a.trim())&&n()}}),i("import.rename"),n$(t),n=>B(n,i("action.save"))),x(`name-${t.row}`)}var op=(e,t)=>mt`
  <button type="button" class="round" id="name-${t.row}" aria-label=${`${i("import.rename")}: ${yn(t)}`}
    @click=${()=>a$(e,t)}>
    ${c("edit")}
  </button>`,rp=e=>e.findId?mt`
  <a class="button quiet" href="/finds/${e.findId}" aria-label=${`${i("import.show")}: ${yn(e)}`}>
    ${i("import.show")}</a>`:$e,o$=(e,t,s,n)=>({ready:()=>mt`${op(e,t)}${Ha(t,i("import.skip"),()=>Ea(e,s,e.skip(t,!0)))}`,skipped:()=>Ha(t,i("import.unskip"),()=>Ea(e,s,e.skip(t,!1))),noPlace:()=>mt`${op(e,t)}${Ha(t,i("import.locate"),()=>i$(e,t,s,n))}`,duplicate:()=>rp(t),done:()=>rp(t)})[t.status]?.()??$e,za=e=>e?mt`<br><span class="soft" dir="auto">${e}</span>`:$e,r$=e=>e.slice(e.lastIndexOf("/")+1),c$=e=>[`import.lost.${e}`,`rule.${e}`,`reason.${e}`].map(t=>[t,i(t)]).find(([t,s])=>s!==t)?.[1]??e,l$=({media:e,lost:t=[]})=>[e>t.length?za(i("import.rowMedia",{n:e-t.length})):$e,...t.map(({file:s,reason:n})=>za(`${r$(s)}: ${c$(n)}`))],p$=(e,t,s,n)=>mt`
  <li class="row between">
    <span class="grow"><bdi class="strong">${yn(t)}</bdi>${za(s$(t))}${l$(t)}</span>
    <span class="row">${o$(e,t,s,n)}</span>
  </li>`;function u$(e,t){let{items:s,problem:n,load:a}=e.rows;return n?g(n,a):s?s.length?mt`
    <ul class="people" aria-label=${i("import.rows")}>${s.map((o,r)=>p$(e,o,r,t))}</ul>
    ${C(e.rows)}`:mt`<p class="soft" role="status">${i("import.none")}</p>`:k(4)}var d$=(e,{n:t,all:s})=>mt`
  <progress max=${s} .value=${t} aria-label=${i("import.lookUp")}></progress>
  <p class="row between">
    <span role="status">${i("import.progress",{n:t,all:P(s)})}</span>
    <button type="button" class="quiet" @click=${()=>e.places.stop()}>${i("import.stop")}</button>
  </p>`;async function m$(e){await e.places.run(),x("part-rows")}function h$(e){let{state:t,rows:s}=e.places;return t?.busy?d$(e,t):mt`
    ${t?mt`<p role="status">${i("import.lookedUp",{n:t.found})}</p>`:$e}
    ${t?.problem?g(t.problem):$e}
    ${s.length?mt`
      <p class="hint">${i("import.lookUpText",{source:w().places.attribution})}</p>
      <p>
        <button type="button" class="quiet" id="import-lookup" @click=${()=>m$(e)}>${i("import.lookUp")}</button>
      </p>`:$e}`}var f$=e=>e.tabs.filter(({n:t})=>t).map(({name:t,n:s})=>`${P(s)} ${i(`import.status.${t}`)}`).join(" · "),$$=e=>mt`
  <summary>
    <span class="grow">${ui("rows",i("import.rows"))} <span class="soft">${f$(e)}</span></span>
    ${c("next")}
  </summary>`,cp=(e,t)=>mt`
  <details class="card import-rows" ?open=${!e.isDone||e.current.counts.mediaLost>0}>
    ${$$(e)}
    <div class="chips" role="group" aria-label=${i("import.which")}>
      ${e.tabs.map(({name:s,n})=>Re(e.status===s,`${i(`import.status.${s}`)} (${P(n)})`,()=>e.choose(s)))}
    </div>
    ${e.status==="noPlace"&&Xl()?h$(e):$e}
    ${u$(e,t)}
  </details>`;var ds=class extends Hr{label="";points=[];options(){let{lat:t,lng:s}=this.points[0]??{lat:25,lng:5};return{view:{lat:t,lng:s,zoom:2},still:!0,onMove:()=>this.map&&this.mark()}}draw(){this.points.length&&(this.map.fit(this.points,this.closest,{animate:!1}),this.mark())}failed(){this.remove()}};var[vn,g$,b$]=[12,28,44],Va=class extends ds{closest=vn;options(){return{...super.options(),isWide:!0}}set places(t){let s=t!==this.points;this.points=t,this.map&&s&&this.draw()}mark(){this.map.setMarkers(Oi(this.points,t=>this.map.pixelOf(t),b$).map(t=>this.#t(t)))}#t([t,...s]){if(!s.length){let r=()=>this.map.setView({...t,zoom:vn}),l=t.km?t:null;return{key:`${t.lat},${t.lng}`,lat:t.lat,lng:t.lng,kind:"dot",size:g$,text:"",label:t.name,area:l,click:r}}let n=zr({latitude:t.lat,longitude:t.lng,count:s.length+1}),a=s.every(r=>r.lat===t.lat&&r.lng===t.lng);return{...n,click:()=>a?this.map.setView({...t,zoom:vn}):this.map.fit([t,...s],vn)}}};customElements.define("finds-map",Va);var w$=".gpx,.kml,.kmz,.geojson,.geojsonl,.json,.umap,.csv,.tsv,.txt,.zip";async function y$(e,t){let s=e.target,[n]=s.files;n&&(await t.upload(n),s.value="",t.current&&x("part-import"))}var v$=e=>A`
  <progress max="1" .value=${e.progress} aria-label=${i("import.upload")}></progress>
  <p class="row between">
    <span class="soft" role="status">${i(e.progress<1?"import.upload":"import.reading")}</span>
    <button type="button" class="quiet" @click=${()=>e.cancel()}>${i("action.cancel")}</button>
  </p>`,k$=e=>A`
  <p class="row actions">
    <label class="button" for="import-file">${c("plus")} ${i("import.choose")}</label>
    <input class="file" id="import-file" type="file" accept=${w$} aria-describedby="import-hint" @change=${t=>y$(t,e)}>
  </p>`,x$=e=>A`
  <section class="card">
    <p>${i("import.text")}</p>
    ${e.refusal?g(e.refusal):X}
    ${e.progress===null?k$(e):v$(e)}
    <p class="hint" id="import-hint">${i("import.files")}</p>
  </section>
  ${e.unfinished.length?q$(e):X}
  ${e.finished.length?S$(e):X}`;async function pp(e,t){await M(i("import.discardTitle"),i("import.discardText"),i("import.discard"))&&(await e.discard(t),x("import-file"))}var ms=e=>e.name||i("import.unnamed");async function O$(e){let t=await e.undoable();if(!t)return;let{left:s,changed:n}=t,a=n?` ${i("import.undoneKept",{n})}`:"";if(!s)return u(i("import.undoNone")+a);await M(i("import.undoTitle"),i("import.undoText",{n:s})+a,i("import.undo"))&&(await e.undo(),x(e.current?"part-import":"import-file"))}async function up(e,t){await e.open(t),x("part-import")}var q$=e=>A`
  <section class="card">
    <h2>${i("import.unfinished")}</h2>
    <ul class="people">${e.unfinished.map(t=>A`
      <li class="row between">
        <span class="grow"><bdi class="strong">${ms(t)}</bdi><br>
          <span class="soft">${i("import.left",{n:t.counts.ready+t.counts.noPlace})} ${dp(t)}</span></span>
        <span class="row">
          <button type="button" class="quiet" aria-label=${`${i("import.goOn")}: ${ms(t)}`} @click=${()=>up(e,t)}>
            ${i("import.goOn")}
          </button>
          <button type="button" class="round" aria-label=${`${i("import.discard")}: ${ms(t)}`}
            @click=${()=>pp(e,t)}>
            ${c("trash")}
          </button>
        </span>
      </li>`)}
    </ul>
  </section>`,S$=e=>A`
  <section class="card">
    <h2>${i("import.finished")}</h2>
    <ul class="people">${e.finished.map(t=>A`
      <li class="row between">
        <span class="grow"><bdi class="strong">${ms(t)}</bdi><br>
          <span class="soft">${i("import.made",{n:t.counts.done})}</span></span>
        <button type="button" class="quiet" aria-label=${`${i("import.show")}: ${ms(t)}`} @click=${()=>up(e,t)}>
          ${i("import.show")}
        </button>
      </li>`)}
    </ul>
  </section>`,dp=e=>i("import.ends",{date:Ct(e.expiresAt)});async function F$(e){await e.commit(),x("part-import")}var P$=(e,{taken:t,all:s,isWaiting:n})=>A`
  <progress max=${s} .value=${t} aria-label=${i("import.running")}></progress>
  <p class="row between">
    <span role="status">${i("import.progress",{n:t,all:P(s)})}</span>
    <button type="button" class="quiet" id="import-stop" @click=${()=>e.stop()}>${i("import.stop")}</button>
  </p>
  ${n?A`<p class="soft" role="status">${i("import.waiting")}</p>`:X}
  ${e.current.counts.media?A`<p class="soft">${i("import.mediaLeft",{n:e.current.counts.media})}</p>`:X}`,L$=e=>e.items.length?e.link({width:innerWidth,height:innerHeight/2}):"/profile",T$=({mediaDone:e,mediaLost:t},{made:s},n)=>A`
  <p role="status">${c("check")} ${i("import.made",{n:s})}</p>
  ${e?A`<p>${i("import.media",{n:e})}</p>`:X}
  ${t?A`<p>${i("import.mediaLost",{n:t})}</p>`:X}
  ${s?A`<p><a class="button" href=${L$(n)}>${i("import.see")}</a></p>`:X}`,I$=(e,t)=>A`
  ${ap(e)}
  <button type="button" class="main" id="import-commit" @click=${()=>F$(e)}>${i("import.commit",{n:t})}</button>`;function j$(e){let[t,s]=[ip(e),np(e)];return A`
    ${t?A`<p id="import-left">${t}</p>`:X}
    ${s.length?A`
      <details>
        <summary>${i("import.leftWhere")}</summary>
        <ul>${s.map(n=>A`<li><bdi>${n}</bdi></li>`)}</ul>
      </details>`:X}
    ${e.guessedEncoding?A`<p>${i("import.encoding",{name:e.guessedEncoding})}</p>`:X}`}function M$(e){let{current:t,published:s}=e;return A`
    <section class="card">
      ${ui("import",A`<bdi>${ms(t)}</bdi>`)}
      ${e.isUndoing?A`<p class="soft" role="status">${i("import.undoing")}</p>`:e.isBusy?P$(e,s):A`
        ${e.isDone?X:A`<p class="soft">${dp(t)}</p>`}
        ${e.points.where?A`<p class="strong" id="import-where">${e.points.where}</p>`:X}
        ${e.points.items.length?A`
          <finds-map .places=${e.points.items} .label=${i("import.map")}></finds-map>`:X}
        ${s?T$(t.counts,s,e.points):X}
        ${j$(t)}
        ${s?.problem?g(s.problem):X}
        ${t.counts.ready?I$(e,t.counts.ready):X}
        <p class="row">${e.current.counts.done?A`
          <button type="button" class="quiet" id="import-undo" @click=${()=>O$(e)}>${i("import.undo")}</button>`:X}
        ${e.isDone?A`
          <button type="button" class="quiet" @click=${()=>lp(e)}>${i("import.finish")}</button>`:A`
          <button type="button" class="quiet" @click=${()=>lp(e)}>${i("import.other")}</button>
          <button type="button" class="danger" @click=${()=>pp(e,t)}>${i("import.discard")}</button>`}
        </p>`}
    </section>`}async function lp(e){await e.leave(),x("import-file")}function A$(e,t){return e.loading.problem?g(e.loading.problem,e.loading.load):e.current?A`${M$(e)}${e.isBusy||e.isUndoing?X:cp(e,t)}`:x$(e)}function mp(e){let t=new wn(e);return{title:i("import.title"),ready:t.loading.load(),view:()=>A`${v(i("import.title"),X,"/settings")}${A$(t,e)}`}}import{html as it,nothing as se}from"../lib/lit-html/lit-html.js";var B$=1e3,hp=[5,15,30,60],hs=class{areas=null;wishes=[];job=null;chosen=null;plan=null;problem=null;km=15;busy=!1;#t;#e;constructor(t,s=di){this.#t=t,this.#e=s,this.loading=V(t,async()=>{await this.#i(),this.#a();let n=de(t.query?.get("at"));n&&!this.chosen&&await this.#s(n)})}async#s({lat:t,lng:s}){let n=await h($("/api/places/reverse",{lat:t,lng:s}),{signal:this.#t.signal}).catch(()=>null);n&&await this.choose(n)}get isRunning(){return this.job?.state==="running"}async#i(){let{areas:t,job:s,wishes:n}=await h("/api/admin/map",{signal:this.#t.signal});Object.assign(this,{areas:t,job:s,wishes:n}),this.#t.update()}async#a(){for(;this.isRunning&&!this.#t.signal.aborted;)await this.#e(B$),await this.#i().catch(()=>{})}get#n(){return{...this.chosen,km:this.km}}choose({name:t,address:s,latitude:n,longitude:a}){return this.chosen={title:[t,s].filter(Boolean).join(", "),latitude:n,longitude:a},this.#o()}grant({title:t,latitude:s,longitude:n}){return this.chosen={title:t,latitude:s,longitude:n},this.add()}resize(t){return this.km=t,this.#o()}async#o(){Object.assign(this,{plan:null,problem:null,busy:!0}),this.#t.update();let t=JSON.stringify(this.#n),s=await q("/api/admin/map/plans",this.#n).then(n=>({plan:n}),n=>({problem:n}));t===JSON.stringify(this.#n)&&(Object.assign(this,s,{busy:!1}),this.#t.update())}async add(){try{this.job=await q("/api/admin/map/areas",this.#n),Object.assign(this,{plan:null,problem:null})}catch(t){this.problem=t}this.#t.update(),await this.#a()}async renew(t){try{this.job=await D(`/api/admin/map/areas/${t.name}`)}catch(s){u(F(s))}this.#t.update(),await this.#a()}async remove(t){try{await T(`/api/admin/map/areas/${t.name}`),await this.#i(),u(i("areas.removed",{title:t.title}))}catch(s){u(F(s))}}};async function N$(e,t){await M(i("areas.removeTitle",{title:t.title}),i("areas.removeText"),i("areas.remove"))&&e.remove(t)}var C$=(e,t)=>it`
  <li class="row between">
    <span><span class="strong" dir="auto">${t.title}</span><br>
      <span class="soft">${at(t.bytes)} · ${K(t.updatedAt)}</span></span>
    <span class="row">
      ${t.updatable?it`
        <button type="button" class="quiet" ?disabled=${e.isRunning} aria-label="${i("areas.update")}: ${t.title}"
          @click=${()=>e.renew(t)}>${i("areas.update")}</button>`:se}
      <button type="button" class="danger" aria-label="${i("areas.remove")}: ${t.title}" @click=${()=>N$(e,t)}>
        ${i("areas.remove")}
      </button>
    </span>
  </li>`,D$=e=>it`
  <section class="card" aria-labelledby="areas">
    <h2 id="areas">${i("areas.list")}</h2>
    ${e.areas.length?it`<ul class="people">${e.areas.map(t=>C$(e,t))}</ul>`:U(i("areas.none"),i("areas.noneText"),se,"way")}
  </section>`,U$=(e,t)=>it`
  <li class="row between">
    <span><span class="strong" dir="auto">${t.title}</span><br><span class="soft">${i("areas.wishedBy",{n:t.users})}</span></span>
    <button type="button" class="quiet" ?disabled=${e.isRunning} aria-label=${i("areas.grant",{title:t.title})}
      @click=${()=>e.grant(t)}>${i("areas.addWish")}</button>
  </li>`,R$=e=>e.wishes.length?it`
  <section class="card" aria-labelledby="wishes">
    <h2 id="wishes">${i("areas.wishes")}</h2>
    <ul class="people">${e.wishes.map(t=>U$(e,t))}</ul>
  </section>`:se,_$=e=>O("km",{label:i("areas.size"),options:hp.map(t=>[t,Os(t)]),chosen:e.km,set:t=>e.resize(Number(t))}),H$=e=>it`
  <p>${i("areas.from",{host:e.plan.host})}</p>
  <button type="button" class="main" @click=${()=>e.add()}>
    ${c("map")} ${i("areas.add",{title:e.chosen.title,size:at(e.plan.bytes)})}
  </button>`;function E$(e){return!e.chosen||e.isRunning?se:it`
    <p class="strong" dir="auto">${e.chosen.title}</p>
    ${_$(e)}
    ${e.busy?it`<p class="soft" role="status">${i("areas.asking")}</p>`:se}
    ${e.problem?it`<p class="error" role="alert">${F(e.problem)}</p>`:se}
    ${e.plan?H$(e):se}`}function z$(e){let{job:t}=e;if(!t)return se;let{title:s,state:n}=t;if(n==="failed")return it`<p class="error" role="alert">${i("areas.failed",{title:s})} ${F(t)}</p>`;if(n==="current")return it`<p role="status">${i("areas.current",{title:s})}</p>`;if(n==="done")return it`
      <p role="status">${i("areas.done",{title:s})}</p>
      <a class="button" href="/" @click=${o=>{o.preventDefault(),location.assign("/")}}>${i("areas.show")}</a>`;let a=i("areas.started",{title:s});return it`
    <p role="status">${t.total?i("areas.running",{title:s,done:at(t.bytes),total:at(t.total)}):a}</p>
    <progress max=${t.total||1} .value=${t.bytes} aria-label=${a}></progress>`}var Wa=e=>it`
  <section class="card" aria-labelledby="where">
    <h2 id="where">${i("areas.where")}</h2>
    <p class="hint">${i("areas.whereText")}</p>
    <place-search id="area" .label=${i("areas.search")} @choose=${({detail:t})=>e.choose(t.value)}></place-search>
    ${E$(e)}
    ${z$(e)}
  </section>`;function V$(e){return e.loading.problem?g(e.loading.problem,e.loading.load):e.areas?it`
    ${Wa(e)}
    ${R$(e)}
    ${D$(e)}`:k(3)}function fp(e){let t=new hs(e);return{title:i("admin.map"),ready:t.loading.load(),view:()=>it`${v(i("admin.map"),se,"/admin")}${V$(t)}`}}import{html as ut,nothing as bt}from"../lib/lit-html/lit-html.js";var W$=4,K$=e=>e.map((t,s)=>t.map((n,a)=>n?`M${a} ${s}h1v1h-1z`:"").join("")).join("");async function kn(e){let{encode:t}=await import(new URL("lib/uqr/uqr.js",Be).href),{data:s,size:n}=t(e,{ecc:"M",border:W$});return{size:n,path:K$(s)}}var $p=[1,2,5,10,25,100],gp=[1,7,30,90],fs=class{created=null;#t;constructor(t){this.#t=t,this.list=_(t,"/api/invites"),this.lists=_(t,"/api/lists?limit=100"),this.form=new S({send:(s,n)=>this.#e(s,n),update:t.update})}get isAdmin(){return f()?.role==="admin"}isMine(t){return t.inviter?.id===f()?.id}async#e({uses:t,days:s,note:n="",befriend:a,listId:o=""},r){let l={uses:Number(t),days:Number(s),note:n.trim(),befriend:!!a,...o?{listId:o}:{}},p=await q("/api/invites",l);this.created={...p,url:new URL(p.link,location.origin).href,code:null},r.reset(),this.#t.update(),await Promise.all([this.#s(this.created),this.list.load()])}async#s(t){t.code=await kn(t.url).catch(()=>null),this.#t.update()}close=()=>{this.created=null,this.#t.update()};async copy(){u(i(await ue(this.created.url)?"find.copied":"invites.copyYourself"))}get canShare(){return!!navigator.share}async share(){try{let t=i("invites.shareText",{name:m(f()),instance:Y()});await navigator.share({title:i("invites.shareTitle",{instance:Y()}),text:t,url:this.created.url})}catch(t){t.name!=="AbortError"&&await this.copy()}}async revoke(t){try{await T(`/api/invites/${t.id}`),this.created?.id===t.id&&(this.created=null),await this.list.load()}catch(s){u(F(s))}this.#t.update()}};import{html as Y$}from"../lib/lit-html/lit-html.js";var xn=({size:e,path:t},s)=>Y$`
  <svg class="qr" viewBox="0 0 ${e} ${e}" role="img" aria-label=${s} shape-rendering="crispEdges">
    <path d=${t}></path>
  </svg>`;var G$=()=>ut`
  <label class="switch">
    <span>${i("invites.befriend")}<br><span class="soft">${i("invites.befriendHint")}</span></span>
    <input type="checkbox" role="switch" id="befriend" name="befriend" checked>
  </label>`;function J$({target:e,currentTarget:t}){e.name==="uses"&&(t.elements.befriend.checked=e.value==="1")}async function X$(e,t){let s=t.created;await t.form.submit(e),t.created!==s&&await x("created-title")}var Ka=(e,t=e.form)=>ut`
  <form class="card" novalidate aria-labelledby="new-invite" @change=${J$} @submit=${s=>X$(s,e)}>
    <h2 id="new-invite">${i("invites.new")}</h2>
    ${L(t)}
    <div class="pair">
      ${O("uses",{label:i("invites.uses"),options:$p.map(s=>[s,i("invites.people",{n:s})]),chosen:1})}
      ${O("days",{label:i("invites.days"),options:gp.map(s=>[s,i("invites.daysOf",{n:s})]),chosen:7})}
    </div>
    ${G$()}
    ${e.lists?.items?.length?O("listId",{label:i("invites.list"),hint:i("invites.listHint"),chosen:"",options:[["",i("invites.noList")],...e.lists.items.map(s=>[s.id,s.name])]}):bt}
    ${b(t,"note",{label:i("invites.note"),hint:i("invites.noteHint"),most:200})}
    <div class="row end">${B(t,i("invites.create"))}</div>
  </form>`,Z$=e=>ut`
  <button type="button" class="quiet" @click=${()=>e.share()}>${c("share")} ${i("action.share")}</button>`,Ya=e=>ut`
  <section class="card" id="created" aria-labelledby="created-title">
    <div class="row between"><h2 id="created-title" tabindex="-1">${i("invites.ready")}</h2>${ot(e.close)}</div>
    <p role="status">${i("invites.once")}</p>
    <div class="field">
      <label for="link">${i("invites.link")}</label>
      <input id="link" type="text" readonly dir="ltr" .value=${e.created.url} @focus=${t=>t.target.select()}>
    </div>
    <p class="row actions">
      <button type="button" @click=${()=>e.copy()}>${c("copy")} ${i("invites.copy")}</button>
      ${e.canShare?Z$(e):bt}
    </p>
    ${e.created.code?xn(e.created.code,i("invites.qr")):bt}
  </section>`,Q$=e=>ut`<li><a class="person" href="/people/${e.id}">${N(e,28)} <span class="strong">${m(e)}</span></a></li>`;async function tg(e,t){await M(i("invites.revokeTitle"),i("invites.revokeText"),i("invites.revoke"))&&await e.revoke(t)}var eg=(e,t,s)=>ut`
  <button type="button" class="quiet" aria-label="${i("invites.revoke")}: ${s}" @click=${()=>tg(e,t)}>
    ${i("invites.revoke")}
  </button>`,sg={open:"invites.open",used_up:"invites.usedUp",expired:"invites.expired",revoked:"invites.revoked",suspended:"invites.suspended"},ig=(e,t)=>!e.isAdmin||e.isMine(t)?bt:ut` · ${t.inviter?i("invites.by",{name:m(t.inviter)}):i("invites.byCommand")}`;function ng(e,t){let s=t.note||i("invites.of",{date:Ct(t.createdAt)}),n=t.state==="open";return ut`
    <li class="invite">
      <div class="row between">
        <span class="strong" dir="auto">${s}</span>
        <span class="badge">${i(sg[t.state])}</span>
      </div>
      <p class="soft">
        ${i("invites.used",{used:P(t.uses-t.usesLeft),uses:P(t.uses)})}
        ${n?ut` · ${i("invites.until",{date:Ct(t.expiresAt)})}`:bt}
        ${t.befriend?ut` · ${i("invites.befriends")}`:bt}
        ${t.listName?ut` · ${i("invites.into",{list:t.listName})}`:bt}
        ${ig(e,t)}
      </p>
      ${t.usedBy.length?ut`<ul class="row used" aria-label=${i("invites.usedBy")}>${t.usedBy.map(Q$)}</ul>`:bt}
      ${n?ut`<p class="row actions">${eg(e,t,s)}</p>`:bt}
    </li>`}function ag(e){let{items:t,problem:s,load:n}=e.list;return s?g(s,n):t?t.length?ut`
    <section class="card">
      <h2>${i(e.isAdmin?"invites.all":"invites.yours")}</h2>
      <ul class="people">${t.map(a=>ng(e,a))}</ul>
      ${C(e.list)}
    </section>`:xt()?bt:U(i("invites.none"),i("reason.may_not_invite")):k(2)}function bp(e){let t=new fs(e);return{title:i("invites.title"),ready:Promise.all([t.list.load(),t.lists.load()]),view:()=>ut`
      ${v(i("invites.title"),bt,"/people")}
      ${xt()?ut`<p class="lead">${i("invites.lead")}</p>`:bt}
      ${t.created?Ya(t):bt}
      ${xt()?Ka(t):bt}
      ${ag(t)}`}}import{html as It,nothing as Ie}from"../lib/lit-html/lit-html.js";import{html as Ga,nothing as wp}from"../lib/lit-html/lit-html.js";function og(e,t){let[s]=e.target.files;e.target.value="",s&&t.set(s)}var $s=(e,{label:t,hint:s})=>Ga`
  <div class="field">
    <p class="row actions">
      <label class="button quiet" for="picture">${c("camera")} ${t}</label>
      <input class="file" id="picture" type="file" accept="image/*" @change=${n=>og(n,e)}>
      ${e.has()?Ga`
        <button type="button" class="quiet" @click=${()=>e.remove()}>${i("profile.pictureRemove")}</button>`:wp}
    </p>
    ${e.progress===null?wp:Ga`<progress max="1" .value=${e.progress} aria-label=${t}></progress>`}
    <p class="hint">${s}</p>
  </div>`;var vp=(e,t)=>It`
  <div class="field">
    <p><span class="strong">${e}</span><br>${t}</p>
    <p class="hint">${i("admin.fixed")}</p>
  </div>`;function yp(e,t,s,n,a){let o=e.values[t];return e.isFixed(t)?vp(n,a(o)):O(t,{label:n,options:s.map(r=>[r,a(r)]),chosen:o})}var kp=e=>Ri(e===Ze?"":e);function Ja(e,t){e.chooseAccent(t),e.isAccentDark&&kp(t)}function rg(e){Ja(e,e.darkerAccent),document.getElementById("accent").focus()}var cg=(e,t,s)=>It`
  <button type="button" class="swatch" aria-label=${i(`admin.colours.${t}`)} title=${i(`admin.colours.${t}`)}
    aria-pressed=${s===e.accent?"true":"false"} @click=${()=>Ja(e,s)}>
    <svg viewBox="0 0 32 32" aria-hidden="true"><circle cx="16" cy="16" r="16" fill=${s}/></svg>
    ${s===e.accent?c("check"):Ie}
  </button>`,lg=e=>It`
  <div class="field">
    <label for="accent">${i("admin.accent")}</label>
    <input id="accent" name="accent" type="color" .value=${e.accent} aria-describedby="accent-note"
      aria-invalid=${e.form.errors.accent?"true":Ie}
      @input=${t=>e.chooseAccent(t.target.value)} @change=${t=>Ja(e,t.target.value)}>
    <div class="swatches">${Object.entries(Bs).map(([t,s])=>cg(e,t,s))}</div>
    <p id="accent-note" class=${e.form.errors.accent?"error":"hint"} aria-live="polite">
      ${e.form.errors.accent??i("admin.accentHint")}
    </p>
    ${e.isAccentDark?Ie:It`
      <p><button type="button" class="quiet" @click=${()=>rg(e)}>
        <svg class="sample" viewBox="0 0 32 32" aria-hidden="true"><circle cx="16" cy="16" r="16" fill=${e.darkerAccent}/></svg>
        ${i("admin.darker")}
      </button></p>`}
  </div>`,pg=e=>b(e.form,"mediaLimit",{label:i("admin.limitOfAll"),hint:i("admin.limitOfAllHint"),kind:"number",mode:"numeric",value:e.limit}),ug=({mediaLimit:e})=>e?at(e):i("admin.limits.none"),dg=e=>It`
  <form class="card" novalidate @submit=${e.form.submit}>
    ${L(e.form)}
    <p class="hint">${i("admin.public")}</p>
    ${$s(e.picture,{label:i("admin.picture"),hint:i("admin.pictureHint")})}
    ${b(e.form,"name",{label:i("admin.name"),value:e.values.name,most:50})}
    ${b(e.form,"description",{label:i("admin.description"),value:e.values.description,kind:"area",most:500})}
    ${b(e.form,"rules",{label:i("admin.rules"),value:e.values.rules,kind:"area",most:5e3})}
    ${b(e.form,"contact",{label:i("admin.contact"),hint:i("admin.contactHint"),value:e.values.contact,most:200})}
    ${lg(e)}
    ${yp(e,"registration",fc,i("admin.registration"),t=>i(`admin.modes.${t}`))}
    ${yp(e,"invites",$c,i("admin.whoInvites"),t=>i(`admin.inviters.${t}`))}
    ${e.isFixed("mediaLimit")?vp(i("admin.limitOfAll"),ug(e.values)):pg(e)}
    <div class="row end">${B(e.form,i("action.save"))}</div>
  </form>`;function mg(e){return e.loading.problem?g(e.loading.problem,e.loading.load):e.values?It`${dg(e)}${hg(e)}`:k(4)}var hg=e=>It`
  <section class="card">
    <h2>${i("admin.startView")}</h2>
    <p class="hint">${i("admin.startViewText")}</p>
    ${e.startView?It`<place-map class="homemap" inert .at=${e.startView}></place-map>`:Ie}
    <p class="row">
      ${e.myView?It`
        <button type="button" class="quiet" id="start-view" @click=${()=>e.begin(e.myView)}>${i("admin.startViewTake")}</button>`:Ie}
      ${e.startView?It`
        <button type="button" class="quiet" @click=${()=>e.begin("")}>${i("admin.startViewRemove")}</button>`:Ie}
    </p>
  </section>`;function xp(e){let t=new Qe(e);return{title:i("admin.instance"),ready:t.loading.load(),view:()=>It`${v(i("admin.instance"),Ie,"/admin")}${mg(t)}`,close(){t.accent!==t.savedAccent&&kp(t.savedAccent)}}}import{html as ht,nothing as Et}from"../lib/lit-html/lit-html.js";var fg=100,Op=5,$g=14,gg=48,bg=256,[Xa,wg,yg]=[860,400,.46],qp=e=>[...e].sort((t,s)=>t-s)[Math.floor(e.length/2)];function vg(e,{width:t,height:s}){let n=e.map(({lat:tt,lng:Pt})=>{let ti=Math.sin(Math.max(-85,Math.min(85,tt))*Math.PI/180);return{x:Pt/360+.5,y:.5-Math.log((1+ti)/(1-ti))/(4*Math.PI)}}),a={x:qp(n.map(tt=>tt.x)),y:qp(n.map(tt=>tt.y))},o=tt=>Math.hypot(tt.x-a.x,tt.y-a.y),r=n.sort((tt,Pt)=>o(tt)-o(Pt)).slice(0,n.length<Op?Op:Math.floor(n.length*.9)),l=tt=>[Math.min(...r.map(Pt=>Pt[tt])),Math.max(...r.map(Pt=>Pt[tt]))],[[p,y],[d,I]]=[l("x"),l("y")],nt=(tt,Pt)=>Math.log2(Math.max(1,tt-2*gg)/(bg*Pt)),Zs={lat:Math.atan(Math.sinh(Math.PI*(1-d-I)))*180/Math.PI,lng:(p+y-1)*180},Qs=Math.floor(Math.min(nt(t,y-p),nt(s,I-d),$g,Cr(Zs)));return{...Zs,zoom:Math.max(1,Qs)}}function kg(){let{innerWidth:e=Xa,innerHeight:t=Xa}=globalThis;return e>=Xa?{width:e-wg,height:t}:{width:e,height:t*(1-yg)}}async function Sp({id:e}){let t=await h($("/api/finds",{userId:e,includeFriends:!0,includeLists:!0,limit:fg})).catch(()=>[]);t.length&&(re.set(Ee(vg(t.map(s=>rt(s.location)),kg()))),vs.set(e))}var On=class{user=null;#t;constructor(t){this.#t=t}async load(){try{this.user=await h(`/api/users/${vs.get()}`)}catch(t){t.code==="not_found"&&vs.remove();return}if(!this.user.findCount)return this.close();this.#t()}get mayAsk(){return this.user.friendship==="none"}async ask(){let t=await yr(this.user);return t&&(this.user={...this.user,friendship:"pending"}),this.#t(),t}close(){vs.remove(),this.user=null,this.#t()}};var[Fp,Pp]=To,xg=new RegExp(`^${pa}*$`),Og={ä:"ae",ö:"oe",ü:"ue",ß:"ss",æ:"ae",ø:"oe",œ:"oe",å:"aa",ł:"l",đ:"d",ð:"d",þ:"th"},qn={required:!0,least:Fp,most:Pp,pattern:`${pa}*`,complete:"username"},Lp=e=>xg.test(e);function Tp(e){let s=e.toLowerCase().normalize("NFC").replace(/[^a-z0-9]/gu,n=>Og[n]??n).normalize("NFD").replace(/\p{M}/gu,"").replace(/[^a-z0-9_-]+/g,"_").slice(0,Pp).replace(/^_+|_+$/g,"");return s.length<Fp?"":s}var Za="/admin/welcome",Ip=e=>e.slice(e.lastIndexOf("#")+1).trim(),Sn=class{proposal="";name="";greeting=null;ended=null;#t;constructor(t,s){this.#t=t,this.invite=Ip(s);let n={username_taken:"username",invite_needed:"invite",registration_closed:"invite"};this.form=new S({send:a=>this.#i(a),update:t.update,fieldOf:n,asks:"password"})}load=async()=>{if(this.invite){try{this.greeting=await q("/api/invites/greeting",{code:this.invite})}catch(t){if(t.reason!=="invite_ended")return;this.ended=t,this.invite=""}this.#t.update()}};get user(){return f()}get isClosed(){return w().registration==="closed"&&!this.invite}get asksInvite(){return w().registration!=="open"&&!this.invite}typed({name:t,value:s}){if(t!=="username")return;let n=Lp(s.trim())?"":Tp(s.trim());n!==this.proposal&&(this.proposal=n,this.#t.update())}take(t){this.name=t.value.trim(),t.value=this.proposal,this.proposal="",this.form.clear("username"),this.#t.update()}#e(t){throw t.reason==="invite_needed"&&(this.invite=""),t}async#s(){let[t]=this.greeting?.listName?await h("/api/lists?member=joined&limit=1").catch(()=>[]):[];return t?`/lists/${t.id}`:ce.get()?"/lists/join":"/"}async#i({username:t,password:s,invite:n=""}){await zo();let a=this.invite||Ip(n),o={username:t.trim(),password:s,cookie:!0,...a?{invite:a}:{}},r=await q("/api/auth/register",o).catch(l=>this.#e(l));Yt(r.user),this.name&&await G("/api/users/me",{displayName:this.name}).then(Yt,()=>{}),this.greeting?.inviter&&await Sp(this.greeting.inviter),await this.#t.go(r.user.role==="admin"?Za:await this.#s(),{replace:!0}),u(i("join.welcome",{name:m(f()??r.user)}))}};var qg=e=>ht`
  <button type="button" class="chip" @click=${t=>Fg(e,t)}>${i("join.take",{name:e.proposal})}</button>`,Sg=e=>ht`<div class="proposed" role="status">${e.proposal?qg(e):Et}</div>`;function Fg(e,t){let{username:s}=t.target.closest("form").elements;e.take(s),s.focus()}var Pg=({name:e})=>e?i("join.shownAs",{name:e}):i("join.usernameHint");function Lg(e){let{form:t,asksInvite:s}=e;return ht`
    <form novalidate @submit=${t.submit} @input=${n=>e.typed(n.target)}>
      ${L(t)}
      ${s?b(t,"invite",{label:i("join.invite"),hint:i("join.inviteHint"),required:!0}):Et}
      ${b(t,"username",{label:i("account.username"),hint:Pg(e),...qn})}
      ${Sg(e)}
      ${b(t,"password",{label:i("account.password"),hint:i("join.passwordHint"),kind:"password",required:!0,least:8,most:255,complete:"new-password"})}
      ${B(t,i("join.action"))}
    </form>`}var Tg=(e,t)=>e?.length?ht`
  <div class="strip" role="img" aria-label=${i("join.photos",{name:m(t)})}>
    ${e.map(s=>ht`<span>${$t(s,{thumb:!0,eager:!0})}</span>`)}
  </div>`:Et;function Ig({greeting:e,invite:t}){let s=e?.inviter,n=ht`<p class="lead">${i("app.about")} ${t?i("join.invited"):Et}</p>`;return s?ht`
    <div class="invited-by">
      ${N(s,56)}
      <h1 tabindex="-1">${i("join.invitedBy",{name:m(s),instance:Y()})}</h1>
    </div>
    ${Tg(e.photos,s)}
    ${n}
    ${e.listName?ht`<p class="note">${i("join.invitedList",{name:m(s),list:e.listName})}</p>`:Et}
    ${e.befriend?ht`<p class="note">${i("join.invitedFriend",{name:m(s)})}</p>`:Et}`:ht`<h1 tabindex="-1">${i("join.title")}</h1>${n}`}var jg=(e,t)=>ht`${Xr(ht`
  ${Ig(e)}
  ${e.ended?ht`<p class="note" role="alert">${F(e.ended)}</p>`:Et}
  ${e.user?ht`<p class="note">${i("join.signedIn",{name:m(e.user)})}</p>`:Et}
  ${e.isClosed?ht`<p class="note">${i("join.closed")}</p>`:Et}
  ${w().passwordLogin?Lg(e):Et}
  ${tc("join.provider",{redirect:Wo()?Za:"/"},{invite:e.invite})}
  <p class="below">${i("join.have")} <a href="/sign-in">${i("signin.action")}</a></p>`)}${qi(t)}`;function jp(e){let t=new Sn(e,location.hash);return{get title(){return i("join.title")},broad:!0,ready:t.load(),view:()=>jg(t,e.update)}}import{html as W,nothing as wt}from"../lib/lit-html/lit-html.js";import{html as jt,nothing as zs}from"../lib/lit-html/lit-html.js";var Qa={private:"lock",members:"shield",friends:"people",public:"globe"},Mp=e=>jt`
  <span class="badge">${c(Qa[e.visibility])} ${i(`lists.${e.visibility}`)}</span>`,Mg="(min-width: 1180px) 349px, (min-width: 720px) 336px, 100vw",Ag=jt`
  <svg class="way-drawing" viewBox="0 0 120 84" aria-hidden="true">
    <path d="M14 22 45 12l31 10 30-10v52L76 74 45 64 14 74zM45 12v52M76 22v52"></path>
    <path class="dots" d="M26 58c8-14 20-2 28-12s16-8 28-8"></path>
    <path class="pin-point" d="M88 42s8-8 8-14a8 8 0 0 0-16 0c0 6 8 14 8 14zm0-11.500a2.500 2.500 0 1 0 0-5 2.500 2.500 0 0 0 0 5z"></path>
  </svg>`,Bg=e=>jt`
  <span class="mosaic of-${e.length}">
    ${e.map(({media:t})=>jt`<span class="piece">${$t(t,e.length>1?{thumb:!0}:{sizes:Mg})}</span>`)}
  </span>`;function Ap(e){return e.memberCount>1?!e.user||Se(e)==="owner"?i("lists.count",{n:e.memberCount}):i("lists.andOthers",{name:m(e.user),n:e.memberCount-1}):i(`lists.${e.visibility}`)}function to(e){let t=Wc(e);return jt`
    <li>
      <a class="list-card ${t.length?"":"bare"}" href="/lists/${e.id}">
        ${t.length?Bg(t):Ag}
        <span class="over">
          <span class="name" dir="auto">${e.name}</span>
          <span class="row between">
            <span>
              ${i("lists.finds",{n:e.findCount})}
              ${e.newCount?jt`· <b>${i("lists.newFinds",{n:e.newCount})}</b>`:zs}
            </span>
            <span>${c(Qa[e.visibility])} ${Ap(e)}</span>
          </span>
        </span>
      </a>
    </li>`}var Ng=(e,t)=>jt`
  ${L(e)}
  ${b(e,"name",{label:i("lists.name"),value:t?.name??"",required:!0,most:100})}
  ${b(e,"description",{label:i("lists.description"),value:t?.description??"",kind:"area",most:500})}
  ${t&&Se(t)!=="owner"?zs:O("visibility",{label:i("lists.who"),hint:i("lists.whoHint"),chosen:t?.visibility??"private",options:zc.map(s=>[s,i(`lists.${s}`)])})}
  ${t&&Se(t)==="owner"?O("audience",{label:i("lists.audience"),hint:i("lists.audienceHint"),chosen:t.audience??"",options:[["",i("lists.audienceUsual")],...ft.map(s=>[s,i(`find.audience.${s}`)])]}):zs}`,Fn=(e,t=null)=>R(e,i(t?"lists.edit":"lists.new"),s=>Ng(s,t),s=>B(s,i("action.save"))),Cg=(e,t)=>jt`
  <li>
    <label class="row list-choice">
      <input type="checkbox" .checked=${t.hasFind} @change=${()=>e.toggle(t)}>
      <span class="grow" dir="auto">${t.name}</span>
      <span class="badge">${c(Qa[t.visibility])} ${Ap(t)}</span>
    </label>
  </li>`,Dg=(e,t)=>jt`
  <div class="row between"><h2>${i("lists.addTo")}</h2>${ot(t)}</div>
  ${e.lists.some(s=>s.memberCount)?jt`<p class="hint">${i(e.hint)}</p>`:zs}
  ${e.lists.length?jt`<ul class="people">${e.lists.map(s=>Cg(e,s))}</ul>`:zs}
  <form novalidate @submit=${e.form.submit}>
    ${L(e.form)}
    ${b(e.form,"list",{label:i("lists.new"),hint:i("lists.newHint"),required:!0,most:100})}
    <div class="row end"><button type="submit" aria-busy=${e.form.busy?"true":"false"}>${i("lists.create")}</button></div>
  </form>`;async function Ug(e){let t=new Ji(e);await t.load()&&await J((s,n)=>(t.update=n,Dg(t,s)),{label:i("lists.addTo")})}import{html as Ft,nothing as Vs}from"../lib/lit-html/lit-html.js";var eo=["viewer","contributor","editor"],Rg=200,_g=2,Pn=class{items=[];found=null;link=null;code=null;isOwner=!1;update=()=>{};#t;#e=0;#s=0;constructor(t,s,n){Object.assign(this,{list:t,isOwner:s,changed:n}),this.#t=`/api/lists/${t.id}`}async load(){let[t,s]=await Promise.all([st(`${this.#t}/members`),this.isOwner?h(`${this.#t}/link`).catch(()=>null):null]);this.items=t.items,this.link=s?.link?s:null,this.update(),await this.#i()}async#i(){this.code=this.link?await kn(this.url).catch(()=>null):null,this.update()}type(t){clearTimeout(this.#e),this.#e=setTimeout(()=>this.#a(t.trim()),Rg)}async#a(t){let s=++this.#s;if([...t].length<_g)this.found=null;else{let{items:n}=await st($("/api/users",{q:t,limit:10})).catch(()=>({items:[]}));if(s!==this.#s)return;let a=new Set(this.items.map(o=>o.user.id));this.found=n.filter(o=>o.id!==f().id&&!a.has(o.id))}this.update()}async#n(t,s=""){try{await t,s&&u(s),await this.load(),this.changed()}catch(n){u(F(n)),this.update()}}async invite(t,s){this.found=null,await this.#n(D(`${this.#t}/members/${t.id}`,{role:s}))}setRole({user:t},s){return this.#n(D(`${this.#t}/members/${t.id}`,{role:s}))}remove({user:t}){return this.#n(T(`${this.#t}/members/${t.id}`))}async handOver({user:t}){await j(D(`${this.#t}/owner`,{userId:t.id}))&&(this.isOwner=!1,await this.#n(null))}setLink(t){return this.#n(D(`${this.#t}/link`,{role:t}),this.link?i("privacy.saved"):"")}revokeLink(){return this.#n(T(`${this.#t}/link`))}get url(){return this.link?new URL(this.link.link,location.origin).href:""}async copy(){u(i(await ue(this.url)?"find.copied":"invites.copyYourself"))}close(){clearTimeout(this.#e)}},Ln=class{greeting=null;problem=null;#t;constructor(t,s){this.#t=t,s.length>1&&ce.set(s.slice(1)),this.code=ce.get()}get user(){return f()}load=async()=>{if(this.user){try{if(!this.code)throw{code:"not_found"};this.greeting=await q("/api/lists/greeting",{code:this.code}),this.greeting.joined&&ce.remove()}catch(t){this.problem=t,t.code==="not_found"&&ce.remove()}this.#t.update()}};get path(){return`/lists/${this.greeting.listId}`}async join(){await j(q(`/api${this.path}/join`,{code:this.code}))&&(ce.remove(),await this.#t.go(this.path,{replace:!0}))}};var Np=()=>eo.map(e=>[e,i(`lists.role.${e}`)]);async function Bp(e,t,s){let n=m(e.user);await M(i(`lists.${t}Title`,{name:n}),i(`lists.${t}Text`,{name:n}),i(`lists.${t}`))&&await s()}var Hg=(e,t)=>Ot(i("people.menu",{name:m(t.user)}),[...eo.filter(s=>s!==t.role).map(s=>({text:i("lists.makeRole",{role:i(`lists.role.${s}`)}),run:()=>e.setRole(t,s)})),...t.invited?[]:[{text:i("lists.handOver"),sign:"people",run:()=>Bp(t,"handOver",()=>e.handOver(t))}],{text:i(t.invited?"lists.withdraw":"lists.takeOut"),sign:"close",isDanger:!0,run:()=>t.invited?e.remove(t):Bp(t,"takeOut",()=>e.remove(t))}],{id:`member-${t.user.id}`}),Eg=(e,t)=>Ft`
  <li class="row between">
    <a class="person" href="/people/${t.user.id}">
      ${N(t.user,44)}
      <span>
        <span class="strong" dir="auto">${m(t.user)}</span><br>
        <span class="soft">${i(`lists.role.${t.role}`)}${t.invited?Ft` · ${i("lists.waits")}`:Vs}</span>
      </span>
    </a>
    ${e.isOwner&&t.role!=="owner"?Hg(e,t):Vs}
  </li>`,zg=(e,t)=>Ft`
  <li class="row between">
    <span class="person">${N(t,44)} <span class="strong" dir="auto">${m(t)}</span></span>
    <button type="button" aria-label="${i("lists.inviteOne")}: ${m(t)}"
      @click=${()=>e.invite(t,document.getElementById("invite-role").value)}>${i("lists.inviteOne")}</button>
  </li>`,Vg=e=>Ft`
  <section class="stack">
    <h3>${i("lists.inviteTitle")}</h3>
    <p class="hint">${i("lists.inviteHint")}</p>
    ${O("invite-role",{label:i("lists.as"),options:Np(),chosen:"contributor"})}
    <label for="member-search">${i("people.search")}</label>
    <div class="search">
      ${c("search")}
      <input id="member-search" type="search" autocomplete="off" autocapitalize="none" spellcheck="false"
        @input=${t=>e.type(t.target.value)}>
    </div>
    ${e.found?Ft`
      <ul class="people" aria-label=${i("people.results")} role="status">
        ${e.found.length?e.found.map(t=>zg(e,t)):Ft`<li class="soft">${i("people.noMatch")}</li>`}
      </ul>`:Vs}
  </section>`,Wg=e=>Ft`
  <p class="hint">${i("lists.linkText")}</p>
  ${O("link-role",{label:i("lists.linkRole"),options:Np(),chosen:e.link.role,set:t=>e.setLink(t)})}
  <div class="field">
    <label for="join-link">${i("lists.link")}</label>
    <input id="join-link" type="text" readonly dir="ltr" .value=${e.url} @focus=${t=>t.target.select()}>
  </div>
  <p class="row actions">
    <button type="button" class="quiet" @click=${()=>e.copy()}>${c("copy")} ${i("invites.copy")}</button>
    <button type="button" class="quiet" id="end-link" @click=${()=>Kg(e)}>${i("lists.linkRevoke")}</button>
  </p>
  ${e.code?Ft`
    <details class="small-fold">
      <summary>${i("invites.qr")} ${c("next")}</summary>
      ${xn(e.code,i("invites.qr"))}
    </details>`:Vs}`;async function Kg(e){await e.revokeLink(),x("make-link")}async function Yg(e){await e.setLink(document.getElementById("invite-role").value),x("join-link")}var Gg=e=>Ft`
  <section class="stack">
    <h3>${i("lists.link")}</h3>
    ${e.link?Wg(e):Ft`
      <p class="row"><button type="button" class="quiet" id="make-link" @click=${()=>Yg(e)}>
        ${c("plus")} ${i("lists.linkMake")}
      </button></p>`}
  </section>`,Jg=(e,t)=>Ft`
  <div class="row between"><h2>${i("lists.people")}</h2>${ot(t)}</div>
  <ul class="people">${e.items.map(s=>Eg(e,s))}</ul>
  ${e.isOwner?Ft`${Vg(e)}${Gg(e)}`:Vs}`;async function Cp(e,t,s){let n=new Pn(e,t,s);await j(n.load())&&(await J((a,o)=>(n.update=o,Jg(n,a)),{label:i("lists.people")}),n.close())}import{html as ie,nothing as je}from"../lib/lit-html/lit-html.js";var Dp=["exact","area","hidden"],Up=["","1","7","30","date"],Xg=3650,so=({findId:e,listId:t})=>e?"find":t?"list":"category",Rp=({isPublic:e,location:t})=>e&&!t?.area?"exact":"area";function Zg(e,t=new Date){let[s,n,a]=e.split("-").map(Number);return Math.round((Date.UTC(s,n-1,a)-Date.UTC(t.getFullYear(),t.getMonth(),t.getDate()))/864e5)}var _p=(e,t=new Date)=>new Date(Date.UTC(t.getFullYear(),t.getMonth(),t.getDate()+e)).toISOString().slice(0,10);function Qg({life:e,until:t}){if(e==="keep")return;if(e==="")return null;let s=e==="date"?Zg(t):Number(e);if(s>=1&&s<=Xg)return s;throw{code:"page",reason:"until",text:i("shares.untilBad")}}function tb({secret:e="new",password:t}){return e==="remove"?null:e==="new"&&t?t:void 0}var eb=e=>({title:e.title.trim(),place:e.place,area:e.place==="area"?Number(e.area):void 0,password:tb(e),days:Qg(e)}),sb=({chosen:e,category:t})=>({category:e||t.trim()});async function ib(){let e=(await h("/api/finds/categories")).filter(t=>t.ownCount).map(t=>[t.category,t.ownCount]);return[...e,...Dt().filter(t=>!e.some(([s])=>s===t)).map(t=>[t,0])]}var Tn=class{constructor({share:t=null,target:s=null,offered:n=[],place:a="area",done:o}){this.share=t,this.target=s,this.place=t?.place??a,this.life=t?.expiresAt?"keep":"",this.secret=t?.hasPassword?"keep":"new",this.offered=n,this.chosen=n[0]?.[0]??"",this.form=new S({send:async r=>o(await this.#t(r)),fieldOf:{until:"until"}})}get kind(){return so(this.share??this.target??{})}set(t){Object.assign(this,t),this.form.update()}#t(t){let s=eb(t);return this.share?G(`/api/shares/${this.share.id}`,s):q("/api/shares",{...this.target??sb(t),...s,days:s.days??void 0})}},jn=e=>new URL(e.link,location.origin).href,Mn=()=>!!navigator.share;async function An(e){let t=await ue(jn(e));return t&&u(i("find.copied")),t}async function Bn(e,t){try{await navigator.share({title:t,url:jn(e)})}catch(s){return s.name==="AbortError"}return!0}var In=class{#t;constructor(t){this.#t=t,this.list=_(t,"/api/shares")}take(t){let{items:s}=this.list;if(!s)return this.list.load();let n=s.some(a=>a.id===t.id);return this.list.items=n?s.map(a=>a.id===t.id?t:a):[t,...s],this.#t.update()}async offered(){let t=null;return await j(ib().then(s=>{t=s})),t}async revoke(t){await j(T(`/api/shares/${t.id}`))&&(this.list.items=this.list.items.filter(s=>s.id!==t.id),u(i("shares.revoked")),this.#t.update())}};var io=e=>e.findTitle||e.listName||z(e.category??""),zt=e=>e.title||io(e),Hp=({place:e,area:t})=>e==="area"?as(t):i(`shares.place.${e}`),no=({expired:e,expiresAt:t})=>i(e?"shares.expired":"shares.until",{date:Kt(t)}),nb=e=>ie`
  ${O("chosen",{error:e.form.errors.chosen,label:i("find.category"),chosen:e.chosen,set:t=>e.set({chosen:t}),options:[...e.offered.map(([t,s])=>[t,z(t)+(s?` (${P(s)})`:"")]),["",i("shares.otherCategory")]]})}
  ${e.chosen?je:b(e.form,"category",{label:i("categories.own"),hint:i("shares.categoryHint"),required:!0,most:w().limits.category})}`,ab={exact:"pin",area:"map",hidden:"block"},ob=(e,t)=>ie`
  <label class="choice">
    <input type="radio" name="place" value=${t} ?checked=${e.place===t} @change=${()=>e.set({place:t})}>
    <span>
      ${c(ab[t])}
      <span><span class="strong">${i(`shares.place.${t}`)}</span><br><span class="soft">${i(`shares.shows.${t}`)}</span></span>
    </span>
  </label>`,rb=e=>ie`
  <fieldset class="choices">
    <legend>${i("shares.places")}</legend>
    ${Dp.map(t=>ob(e,t))}
  </fieldset>
  ${e.place==="area"?O("area",{error:e.form.errors.area,label:i("shares.area"),hint:i("shares.areaHint"),chosen:String(e.share?.area??La[0]),options:Us()}):je}`,cb=e=>ie`
  ${O("life",{error:e.form.errors.life,label:i("shares.life"),chosen:e.life,set:t=>e.set({life:t}),options:[...e.share?.expiresAt?[["keep",no(e.share)]]:[],...Up.map(t=>[t,i(`shares.life.${t||"endless"}`)])]})}
  ${e.life==="date"?b(e.form,"until",{label:i("shares.date"),kind:"date",value:_p(14),hint:i("shares.dateHint"),required:!0}):je}`,lb=e=>ie`
  ${e.share?.hasPassword?O("secret",{error:e.form.errors.secret,label:i("account.password"),chosen:e.secret,set:t=>e.set({secret:t}),options:["keep","new","remove"].map(t=>[t,i(`shares.password.${t}`)])}):je}
  ${e.secret==="new"?b(e.form,"password",{label:i(e.share?.hasPassword?"settings.newPassword":"account.password"),hint:i("shares.passwordHint"),kind:"password",required:!!e.share?.hasPassword,least:8,most:255,complete:"new-password"}):je}`,pb=e=>ie`
  <p>${i(`shares.about.${e.kind}`)}</p>
  ${L(e.form)}
  ${e.share||e.target?je:nb(e)}
  ${rb(e)}
  ${cb(e)}
  ${lb(e)}
  ${b(e.form,"title",{label:i("shares.title"),value:e.share?.title??"",hint:i(`shares.titleHint.${e.kind}`),most:100})}`;async function Nn(e){let t=null,s=null,n=r=>(s=new Tn({...e,done:l=>{t=l,r()}}),s.form),[a,o]=e.share?["shares.change","action.save"]:["shares.new","shares.create"];return await R(n,i(a),()=>pb(s),r=>B(r,i(o))),t}async function Ep(e){await An(e)||(document.getElementById("link").select(),u(i("secret.selected")))}async function ub(e){await Bn(e,zt(e))||await Ep(e)}var db=e=>ie`
  <button type="button" class="quiet" @click=${()=>ub(e)}>${c("share")} ${i("action.share")}</button>`,ao=e=>ie`
  <a class="button quiet" href=${e.link} target="_blank" rel="noreferrer noopener" aria-label="${i("shares.open")}: ${zt(e)}">
    ${c("globe")} ${i("shares.open")}
  </a>`,Ws=(e,t=i("shares.ready"))=>J(s=>ie`
  <div class="row between"><h2>${t}</h2>${ot(s)}</div>
  <p>${i(e.hasPassword?"shares.readyPassword":"shares.readyText")}</p>
  <div class="field">
    <label for="link">${zt(e)}</label>
    <input id="link" type="text" readonly autofocus dir="ltr" .value=${jn(e)} @focus=${n=>n.target.select()}>
  </div>
  <p class="row actions">
    <button type="button" @click=${()=>Ep(e)}>${c("copy")} ${i("secret.copy")}</button>
    ${Mn()?db(e):je}
    ${ao(e)}
  </p>
  <p class="below"><a href="/shares" @click=${()=>s()}>${i("shares.all")}</a></p>`,{label:t});async function zp(e){let t=await Nn(e);t&&await Ws(t)}var mb=e=>zp({target:{findId:e.id},place:Rp(e)}),Vp=e=>zp({target:{listId:e.id}});var[Wp,hb,fb]=[15,34,34],Kp=e=>e.map(t=>t.id).sort().join(),oo=class extends ds{closest=Wp;onChoose=()=>{};held=null;#t=[];#e="";options(){let{held:t}=this;return{...super.options(),...t?{onHold:s=>t(s)}:{}}}set steps(t){let s=Kp(t)===Kp(this.points);this.points=t,this.map&&(s?this.mark():this.draw())}set chosen(t){t!==this.#e&&(this.#e=t,this.map&&(this.#i(),this.mark()))}get#s(){return this.#t.find(t=>t.steps.some(s=>s.id===this.#e))}#i(){let t=this.#s;t&&(t.isOnePlace?this.map.reveal(t):this.map.fit(t.steps,Wp))}mark(){this.#t=_c(this.points,s=>this.map.pixelOf(s),fb);let t=s=>this.onChoose(Hc(s,this.#e));this.map.setMarkers(this.#t.map(s=>({...s,kind:"nth",size:hb,click:()=>t(s)}))),this.map.select(this.#s?.key??"")}};customElements.define("list-map",oo);async function $b(e){await M(i("lists.deleteTitle",{name:e.list.name}),i("lists.deleteText"),i("action.delete"))&&e.remove()}async function gb(e){await M(i("lists.leaveTitle",{name:e.list.name}),i("lists.leaveText"),i("lists.leave"))&&e.leave()}var Gp=e=>Cp(e.list,e.isOwn,e.loading.load),bb=e=>Ot(i("lists.menu"),[...e.role?[{text:i(e.isOwn?"lists.invitePeople":"lists.people"),sign:"people",run:()=>Gp(e)}]:[],...e.may("editor")?[{text:i("lists.edit"),sign:"edit",run:()=>Fn(e.editForm,e.list)}]:[],...e.isOwn?[{text:i("find.byLink"),sign:"globe",run:()=>Vp(e.list)},{text:i("lists.delete"),sign:"trash",isDanger:!0,run:()=>$b(e)}]:[{text:i("lists.leave"),sign:"close",isDanger:!0,run:()=>gb(e)}],...e.canHide?[Jp(e)]:[]],{id:"list-menu"}),wb=e=>W`
  ${L(e)}
  <p>${i("lists.makePrivateText")}</p>
  ${b(e,"reason",{label:i("report.reason"),required:!0,most:500})}`,Jp=e=>({text:i("lists.makePrivate"),sign:"lock",isDanger:!0,run:()=>R(e.hideForm,i("lists.makePrivateTitle",{name:e.list.name}),wb,t=>B(t,i("lists.makePrivate")))}),yb=e=>Ot(i("lists.menu"),[Jp(e)],{id:"list-menu"});async function Yp(e,t,s){await e.move(t,s),x(`find-${t.id}`)}async function vb(e,t){await e.drop(t),x("list-menu")}var kb=(e,t)=>W`
  <label class="switch">
    <span>${i(`lists.entry.${e}`)}<br><span class="soft">${i(`lists.entry.${e}Text`)}</span></span>
    <input type="checkbox" role="switch" name=${e} ?checked=${t}>
  </label>`,xb=(e,{listed:t,userId:s})=>W`
  ${L(e)}
  ${b(e,"note",{label:i("lists.entry.note"),value:t.note??"",most:200})}
  ${s===f().id?["exact","editable","shareable"].map(n=>kb(n,t[n])):wt}`,Ob=(e,t)=>R(s=>e.entryForm(t,s),t.title,s=>xb(s,t),s=>B(s,i("action.save")));function qb(e,t,s){let n=e.finds.items.length-1,a=[...e.hasAdded(t)?[{text:i("lists.entry.edit"),sign:"edit",run:()=>Ob(e,t)}]:[],...e.mayArrange?Sb(e,t,s,n):[],...e.mayDrop(t)?[{text:i("lists.drop"),sign:"close",run:()=>vb(e,t)}]:[]];return a.length?Ot(i("lists.findMenu",{title:t.title}),a,{id:`find-${t.id}`}):wt}function Sb(e,t,s,n){return[...s>0?[{text:i("lists.up"),run:()=>Yp(e,t,-1)}]:[],...s<n?[{text:i("lists.down"),run:()=>Yp(e,t,1)}]:[],...t.media.some(a=>a.type==="image")?[{text:i("lists.cover"),sign:"camera",run:()=>e.setCover(t)}]:[]]}async function Fb(e,t){e.choose(t),await Promise.resolve(),document.getElementById(`row-${t}`)?.scrollIntoView({block:"nearest"})}function Pb(e,t){e.choose(t===e.chosen?"":t),document.querySelector("list-map")?.scrollIntoView({block:"nearest"})}var Lb=(e,t,s)=>W`
  <button type="button" class="nth-button" data-handle aria-pressed=${e.chosen===t.id?"true":"false"}
    aria-label=${i("lists.onMap",{n:s+1,title:t.title})} @click=${()=>Pb(e,t.id)}>
    <span class="nth">${P(s+1)}</span>
  </button>`,Tb=(e,t,s)=>e.move(e.finds.items[t],s-t);function Ib(e,t){let{by:s,at:n,isNew:a}=t.listed??{};if(!e.isShared||!s)return ki(t);let o=W`${i("lists.addedBy",{name:m(s)})} · ${K(n??t.createdAt)}`;return a?W`<b>${i("lists.isNew")}</b> · ${o}`:o}var jb=({listed:e})=>e?.note?W`<p class="entry-note" dir="auto">${e.note}</p>`:wt,Mb=(e,t,s)=>W`
  <li class="listed ${e.chosen===t.id?"chosen":""}" id="row-${t.id}" ?data-drag=${e.mayArrange}
    @pointerdown=${n=>e.mayArrange&&cn(n,(a,o)=>Tb(e,a,o))}>
    ${Lb(e,t,s)}
    ${Ir(t,Ib(e,t))}
    ${e.role?qb(e,t,s):wt}
    ${jb(t)}
  </li>`,Ab=({user:e})=>W`<a class="person" href="/people/${e.id}">${N(e)} <span>${m(e)}</span></a>`,Bb=e=>W`
  <div class=${e.isOwn&&!e.list.description?"stack":"card"}>
    ${e.isOwn?wt:Ab(e.list)}
    ${e.list.description?W`<p class="text" dir="auto">${e.list.description}</p>`:wt}
    <p class="marks">${Mp(e.list)} <span class="soft">${i("lists.finds",{n:e.list.findCount})}</span></p>
    ${e.role?W`<p class="row">${Nb(e)}${e.may("contributor")?Cb(e):wt}</p>`:wt}
  </div>`,Nb=e=>e.isShared?W`
  <button type="button" class="quiet faces" id="list-people" @click=${()=>Gp(e)}>
    ${e.members.filter(t=>!t.invited).slice(0,3).map(({user:t})=>N(t,28))}
    <span>${i("lists.count",{n:e.list.memberCount})}</span>
  </button>`:wt,Cb=e=>W`
  <a class="button quiet" id="add-here" href=${$("/new",{list:e.list.id})}>${c("plus")} ${i("lists.addHere")}</a>`,Db=e=>e.list.invited?W`
  <section class="card stack" role="status">
    <p>${i("lists.invitesYou",{name:m(e.list.user),list:e.list.name})}</p>
    <p class="hint">${i("lists.joinHint")}</p>
    <p class="row end">
      <button type="button" class="quiet" @click=${()=>e.leave()}>${i("lists.decline")}</button>
      <button type="button" class="main" id="join-list" @click=${()=>e.join()}>${i("lists.join")}</button>
    </p>
  </section>`:wt,Ub=e=>e.isShared?W`
  <div class="pair">
    ${O("by-person",{label:i("lists.byPerson"),chosen:e.filter.userId,set:t=>e.show({userId:t}),options:[["",i("lists.everybody")],...e.members.filter(t=>!t.invited).map(({user:t})=>[t.id,m(t)])]})}
    ${O("by-category",{label:i("find.category"),chosen:e.filter.category,set:t=>e.show({category:t}),options:[["",i("lists.allCategories")],...Dt().map(t=>[t,z(t)])]})}
  </div>`:wt;function Rb(e){let{items:t,problem:s,load:n}=e.finds;return s?g(s,n):t?!t.length&&e.isFiltered?W`<p class="empty" role="status">${i("lists.noneSuch")}</p>`:t.length?W`
    <ol class="card rows" @touchmove=${Pe} @contextmenu=${Pe}>${t.map((a,o)=>Mb(e,a,o))}</ol>
    ${C(e.finds)}`:U(i("lists.empty"),i(e.may("contributor")?"lists.emptyText":"lists.emptyOther"),wt,"pin"):k(3)}var _b=(e,t)=>W`
  <list-map .label=${i("lists.map")} .steps=${e.steps} .chosen=${e.chosen} .onChoose=${s=>Fb(e,s)}
    .held=${e.may("contributor")?s=>Er(t,s,{list:e.list.id}):null}></list-map>`;function Hb(e,t){let{problem:s,load:n}=e.loading;return s?.code==="not_found"?W`<p class="empty">${i("lists.gone")}</p>`:s?g(s,n):e.list?W`
    <div class="list-page">
      ${e.steps.length?_b(e,t):wt}
      <div class="stack">
        ${Db(e)}
        ${Bb(e)}
        ${Ub(e)}
        ${Rb(e)}
      </div>
    </div>`:k(3)}function Xp(e){let t=new Gi(e);return{get title(){return t.title},broad:!0,ready:t.loading.load(),view:()=>W`
      ${v(t.title,t.role?bb(t):t.canHide?yb(t):wt,t.listsPath)}
      ${Hb(t,e)}`,close:()=>t.close()}}import{html as ne,nothing as Cn}from"../lib/lit-html/lit-html.js";var Eb=(e,{owner:t,name:s,description:n,memberCount:a,role:o,joined:r})=>ne`
  <section class="card stack">
    <p class="invited-by">${N(t,56)} <span>${i("lists.invitesYou",{name:m(t),list:s})}</span></p>
    ${n?ne`<p class="text" dir="auto">${n}</p>`:Cn}
    <p class="soft">
      ${a>1?ne`${i("lists.count",{n:a})} · `:Cn}
      ${i("lists.joinAs",{role:i(`lists.role.${o}`)})}
    </p>
    ${r?ne`<p class="row end"><a class="button main" href=${e.path}>${i("lists.open")}</a></p>`:ne`
      <p class="hint">${i("lists.joinHint")}</p>
      <p class="row end"><button type="button" class="main" id="join-list" @click=${()=>e.join()}>${i("lists.join")}</button></p>`}
  </section>`,zb=e=>ne` <a href="/join">${i(`signin.${e}Link`)}</a>`;function Vb(){let{registration:e}=w();return ne`
    <section class="card stack">
      <p>${i("lists.signInFirst")}</p>
      <p class="row end"><a class="button main" href="/sign-in?next=%2Flists%2Fjoin">${i("signin.action")}</a></p>
      <p class="below">${i(`signin.${e}`)}${e==="closed"?Cn:zb(e)}</p>
    </section>`}function Wb(e){return e.user?e.problem?.code==="not_found"?ne`<p class="empty">${i("lists.linkGone")}</p>`:e.problem?g(e.problem,e.load):e.greeting?Eb(e,e.greeting):k(2):Vb()}function Zp(e){let t=new Ln(e,location.hash);return{get title(){return t.greeting?.name??i("lists.one")},ready:t.load(),view:()=>ne`${v(t.greeting?.name??i("lists.one"),Cn,"/lists")}${Wb(t)}`}}import{html as gs,nothing as Ks}from"../lib/lit-html/lit-html.js";async function Kb(e){let t=null;await Fn(s=>Kc(n=>{t=n,s()})),t&&e.go(`/lists/${t.id}`)}var Yb=e=>gs`
  <button type="button" id="new-list" @click=${()=>Kb(e)}>${c("plus")} ${i("lists.new")}</button>`;async function Qp(e,t,s,n){await t.answer(s,n)&&e.go(`/lists/${s.id}`)}var Gb=(e,t,s)=>gs`
  <li class="row between">
    <span class="person">${N(s.user,44)} <span>${i("lists.invitesYou",{name:m(s.user),list:s.name})}</span></span>
    <span class="row actions">
      <button type="button" aria-label="${i("lists.join")}: ${s.name}" @click=${()=>Qp(e,t,s,!0)}>
        ${i("lists.join")}
      </button>
      <button type="button" class="quiet" aria-label="${i("lists.decline")}: ${s.name}" @click=${()=>Qp(e,t,s,!1)}>
        ${i("lists.decline")}
      </button>
    </span>
  </li>`,Jb=(e,t)=>t.invitations.items?.length?gs`
  <section class="card">
    <h2>${i("lists.invitations")}</h2>
    <ul class="people">${t.invitations.items.map(s=>Gb(e,t,s))}</ul>
  </section>`:Ks,Xb=({shared:e})=>e.items?.length?gs`
  <section class="stack">
    <h2>${i("lists.shared")}</h2>
    <ul class="list-cards">${e.items.map(to)}</ul>${C(e)}
  </section>`:Ks;function Zb({lists:e,shared:t,isOwn:s}){return e.problem?g(e.problem,e.load):e.items?!e.items.length&&t.items?.length?Ks:e.items.length?gs`<ul class="list-cards">${e.items.map(to)}</ul>${C(e)}`:U(i("lists.none"),s?i("lists.noneText"):i("lists.noneOther"),Ks,"way"):k(3)}function tu(e){let t=new Yi(e);return{title:i("lists.title"),broad:!0,ready:t.load(),view:()=>gs`
      ${v(i("lists.title"),t.isOwn?Yb(e):Ks,t.isOwn?"/profile":`/people/${e.query.get("user")}`)}
      ${Jb(e,t)}
      ${Zb(t)}
      ${Xb(t)}`}}import{html as eu,nothing as tw}from"../lib/lit-html/lit-html.js";var Qb=10,Dn=class{isGone=!1;#t;constructor(t){this.#t=t,this.name=t.params.name.toLowerCase(),this.loading=V(t,()=>this.#e())}async#e(){if(this.name===f()?.username)return this.#s(f());let t=$("/api/users",{q:this.name,limit:100});for(let s=0;t&&s<Qb;s++){let n=await st(t,{signal:this.#t.signal}),a=n.items.find(o=>o.username===this.name);if(a)return this.#s(a);t=n.next}return this.isGone=!0,null}#s(t){return this.#t.go(`/people/${t.id}`,{replace:!0})}};function ew({isGone:e,loading:t}){return t.problem?g(t.problem,t.load):e?eu`<p class="empty">${i("person.gone")}</p>`:k(3)}function su(e){let t=new Dn(e);return{title:i("person.title"),ready:t.loading.load(),view:()=>eu`${v(t.name,tw,"/people")}${ew(t)}`}}import{html as Mt,nothing as Rn}from"../lib/lit-html/lit-html.js";var[sw,iw]=[20,36e5];function nw(e){let t=new Map;for(let{type:s,data:n,createdAt:a}of e)(n.commentId||s==="mentioned")&&t.set(n.userId,[...t.get(n.userId)??[],new Date(a)]);return new Set([...t].filter(([,s])=>s.some((n,a)=>n-s[a+sw-1]<iw)).map(([s])=>s))}var Un=class{#t;#e;#s=new Set;#i=new Set;constructor(t){this.#t=t,this.list=_(t,"/api/notifications?limit=30"),this.#e=et.subscribe("notification",s=>this.#o(s))}get groups(){let t=new Map,s=nw(this.list.items);for(let n of this.list.items){let a=n.data.findId&&n.data.userId&&!n.data.listId?`${n.type} ${n.data.findId}`:n.id,o=t.get(a)??{key:a,newest:n,items:[],isRead:!0,more:!1};o.items.push(n),o.isRead&&=n.isRead,o.more||=n.type!=="find_liked"&&s.has(n.data.userId),t.set(a,o)}return[...t.values()]}load=async()=>{await this.list.load(),this.list.items?.some(t=>t.type==="friend_request")&&await this.#n(),this.list.items?.some(t=>t.type==="list_invited")&&await this.#a()};async#a(){let{items:t}=await st("/api/lists?member=invited&limit=100").catch(()=>({items:[]}));this.#i=new Set(t.map(({id:s})=>s)),this.#t.update()}invites({type:t,data:s}){return t==="list_invited"&&this.#i.has(s.listId)}async answerList(t,s){let{listId:n}=t.newest.data;if(await(s?Xi(n):Zi(n))){if(s){this.markRead(t),await this.#t.go(`/lists/${n}`);return}this.#i.delete(n),this.list.items=this.list.items.filter(a=>a!==t.newest),t.newest.isRead||qs(-1),this.#t.update()}}async#n(){let{items:t}=await st("/api/friends?status=pending&direction=received&limit=100").catch(()=>({items:[]}));this.#s=new Set(t.map(({id:s})=>s)),this.#t.update()}request({type:t,data:s}){return t!=="friend_request"||!this.#s.has(s.friendshipId)?null:{friendship:{id:s.friendshipId},user:{id:s.userId,username:s.username,displayName:s.displayName}}}async answered({newest:t}){await this.#n(),!this.request(t)&&(this.list.items=this.list.items.filter(s=>s!==t),t.isRead||qs(-1),this.#t.update())}get hasUnread(){return!!this.list.items?.some(t=>!t.isRead)}#o(t){t.type==="friend_request"&&this.#s.add(t.data.friendshipId),t.type==="list_invited"&&this.#i.add(t.data.listId),this.list.items&&(this.list.items=[t,...this.list.items.filter(s=>s.id!==t.id)]),this.#t.update()}markRead(t){for(let s of t.items.filter(n=>!n.isRead))s.isRead=!0,qs(-1),G(`/api/notifications/${s.id}`,{isRead:!0}).catch(()=>{})}async markAllRead(){try{await q("/api/notifications/read-all");for(let t of this.list.items)t.isRead=!0;Ro(0)}catch(t){u(F(t))}this.#t.update()}async remove(t){try{for(let s of t.items)await T(`/api/notifications/${s.id}`),this.list.items=this.list.items.filter(n=>n!==s),s.isRead||qs(-1)}catch(s){u(F(s))}this.#t.update()}close(){this.#e()}};var aw={friend_request:"people",friend_accepted:"check",find_liked:"heart",find_commented:"comment",replied:"comment",mentioned:"people",list_invited:"plus",list_joined:"people",list_added:"pin"};async function ow(e,t,s){await e.remove(t),await Promise.resolve(),(document.querySelectorAll(".note-row .round")[Math.min(s,e.groups.length-1)]??document.querySelector("h1")).focus()}var rw={link_used:"lock",streets_wished:"map"},cw=({type:e,data:t})=>e==="moderated"?No[Co(t)]:rw[e]??"flag",lw=({type:e,data:t,actor:s})=>t.userId?Mt`
  <span class="face">
    ${N(s??{profilePicture:`/api/avatars/${t.userId}`},44)}
    <span class="sign ${e}">${c(aw[e],e==="find_liked")}</span>
  </span>`:Mt`<span class="face office">${c(cw({type:e,data:t}))}</span>`,pw=e=>Mt`
  <img class="note-thumb" src=${e} alt="" width="48" height="48" loading="lazy" decoding="async">`,iu=(e,t)=>`${i(e)}: ${t.newest.data.listName}`,uw=(e,t)=>Mt`
  <span class="row actions">
    <button type="button" aria-label=${iu("lists.join",t)} @click=${()=>e.answerList(t,!0)}>${i("lists.join")}</button>
    <button type="button" class="quiet" aria-label=${iu("lists.decline",t)} @click=${()=>e.answerList(t,!1)}>
      ${i("lists.decline")}
    </button>
  </span>`;function dw(e,t){if(e.invites(t.newest))return uw(e,t);let s=e.request(t.newest);return s?Mt`<span class="row actions">${ke(s.friendship,s.user,()=>e.answered(t))}</span>`:Rn}var mw=(e,t,s)=>Mt`
  <li class="note-row ${t.isRead?"":"unread"}">
    <a href=${Uo(t.newest)} @click=${()=>e.markRead(t)}>
      ${lw(t.newest)}
      <span>
        <span class="what">${Do(t.items,t.more)}</span><br>
        <span class="soft">
          ${t.isRead?Rn:Mt`<span class="unseen">${i("note.new")}</span>`}${K(t.newest.createdAt)}
        </span>
      </span>
      ${t.newest.thumbnailUrl?pw(t.newest.thumbnailUrl):Rn}
    </a>
    ${dw(e,t)}
    <button type="button" class="round" aria-label=${i("note.delete")} @click=${()=>ow(e,t,s)}>${c("close")}</button>
  </li>`,hw=e=>Mt`
  <button type="button" class="quiet" @click=${()=>e.markAllRead()}>${c("check")} ${i("note.readAll")}</button>`,fw=()=>Mt`<a class="button" href="/people">${i("note.noneAction")}</a>`;function $w(e){let{items:t,problem:s}=e.list;return s?g(s,e.load):t?t.length?Mt`<ul class="card notes">${e.groups.map((n,a)=>mw(e,n,a))}</ul>${C(e.list)}`:U(i("note.none"),i("note.noneText"),fw(),"bell"):k(4)}function nu(e){let t=new Un(e);return{title:i("nav.bell"),ready:t.load(),view:()=>Mt`${v(i("nav.bell"),t.hasUnread?hw(t):Rn)}${$w(t)}`,close:()=>t.close()}}import{html as Vt,nothing as En}from"../lib/lit-html/lit-html.js";var gw=200,bw=2,_n=class{#t;#e=0;#s;constructor(t){this.#t=t;let s=n=>_(t,$("/api/friends",n));this.lists={received:s({status:"pending",direction:"received"}),sent:s({status:"pending",direction:"sent"}),accepted:s({status:"accepted"}),blocked:s({status:"blocked"})},this.text=t.query.get("q")??"",this.found=_(t,()=>$("/api/users",{q:this.text.trim()})),this.#s=et.subscribe("notification",this.load),this.text&&this.search()}load=()=>Promise.all(Object.values(this.lists).map(t=>t.load()));search=()=>{let t=this.text.trim();return this.#t.rename($(this.#t.path,{q:t})),[...t].length<bw?this.found.clear():this.found.load()};reload=()=>Promise.all([this.load(),this.search()]);type(t){this.text=t,clearTimeout(this.#e),this.#e=setTimeout(this.search,gw)}get problem(){return Object.values(this.lists).find(t=>t.problem)?.problem}get isLoaded(){return Object.values(this.lists).every(t=>t.items)}other(t){return t.requesterId===f()?.id?t.addressee:t.requester}isMe(t){return t.id===f()?.id}requestOf(t){return this.lists.received.items?.find(s=>s.requesterId===t.id)}close(){clearTimeout(this.#e),this.#s()}};import{html as ro,nothing as ww}from"../lib/lit-html/lit-html.js";var yw=44,vw=(e,{findCount:t,moreFinds:s,commonFriends:n}={})=>[e.displayName?`@${e.username}`:"",t===void 0?"":Oo(s,i("map.finds",{n:t})),n?i("person.common",{n}):""].filter(Boolean).join(" · "),kw=e=>e?ro`<br><span class="soft person-sums">${e}</span>`:ww,Ys=(e,t,s)=>ro`
  <li class="row between">
    <a class="person" href="/people/${e.id}">
      ${N(e,yw)} <span><span class="strong" dir="auto">${m(e)}</span>${kw(vw(e,s))}</span>
    </a>
    <span class="row actions">${t}</span>
  </li>`,au=(e,t)=>ro`
  <li class="row between">
    <span>${Ss(e)}</span>
    <span class="row actions">${t}</span>
  </li>`;function xw(e,t){if(e.isMe(t))return Vt`<span class="soft">${i("people.you")}</span>`;if(t.friendship==="accepted")return Vt`<span class="badge">${c("check")} ${i("friend.friends")}</span>`;if(t.friendship==="none")return bi(t,e.reload);let s=e.requestOf(t);return s?ke(s,t,e.reload):Vt`<span class="badge">${i("friend.pending")}</span>`}function Ow(e){let{found:t}=e;return t.problem?g(t.problem,e.search):t.items?t.items.length?Vt`
    <ul class="people" aria-label=${i("people.results")}>${t.items.map(s=>Ys(s,xw(e,s),s))}</ul>
    ${C(t)}`:Vt`<p class="soft" role="status">${i("people.noMatch")}</p>`:En}function qw(e,t){e.preventDefault(),t.search()}var Sw=e=>Vt`
  <form class="card" role="search" @submit=${t=>qw(t,e)}>
    <label for="people-search">${i("people.search")}</label>
    <div class="search">
      ${c("search")}
      <input id="people-search" type="search" autocomplete="off" autocapitalize="none" spellcheck="false"
        .value=${e.text} @input=${t=>e.type(t.target.value)}>
    </div>
    ${Ow(e)}
  </form>`;function Hn(e,t,s,n=Ys){let a=e.lists[t];return a.items.length?Vt`
    <section class="card">
      <h2>${i(`people.${t}`)}</h2>
      <ul class="people">${a.items.map(o=>n(e.other(o),s(o,e.other(o)),o.other))}</ul>
      ${C(a)}
    </section>`:En}var Fw=(e,t,s)=>Ps(s,[yi(t,s,e.reload),Fs(s,e.reload)]),Pw=e=>Vt`
  ${Hn(e,"received",(t,s)=>[ke(t,s,e.reload),Ps(s,[Fs(s,e.reload)])])}
  ${Hn(e,"sent",(t,s)=>wi(t,s,e.reload))}
  ${e.lists.accepted.items.length?Hn(e,"accepted",(t,s)=>Fw(e,t,s)):U(i("people.none"),i("people.noneText"),En,"people")}
  ${Hn(e,"blocked",(t,s)=>kr(s,e.reload),au)}`;function Lw(e){return e.problem?g(e.problem,e.load):e.isLoaded?Pw(e):k(3)}var Tw=()=>xt()?Vt`<a class="button quiet" href="/invites">${c("plus")} ${i("invites.invite")}</a>`:En;function ou(e){let t=new _n(e);return{title:i("people.title"),ready:t.load(),view:()=>Vt`${v(i("people.title"),Tw(),"/feed")}${Sw(t)}${Lw(t)}`,close:()=>t.close()}}import{html as ws,nothing as Gs}from"../lib/lit-html/lit-html.js";var zn=class extends hi{user=null;friendship=null;#t;constructor(t){super(t,$("/api/finds",{userId:t.params.id,includePrivate:!0,includeFriends:!0,includeLists:!0,limit:20})),this.#t=t.params.id,this.loading=V(t,()=>this.#e())}get title(){return(this.user&&m(this.user))??i("person.title")}get isMe(){return this.#t===f()?.id}get hasAsked(){return this.friendship?.requesterId===this.#t}async#e(){this.user=await h(`/api/users/${this.#t}`,{signal:this.page.signal}),await Promise.all([this.finds.load(),this.#s()])}async#s(){this.friendship=null;let{friendship:t}=this.user,s=t==="none"?"":$("/api/friends",{status:t,limit:100});for(;s&&!this.friendship;){let n=await st(s,{signal:this.page.signal});this.friendship=n.items.find(a=>a.requesterId===this.#t||a.addresseeId===this.#t)??null,s=n.next}}};import{html as Q,nothing as yt}from"../lib/lit-html/lit-html.js";var Iw=88,co=(e,t)=>Q`
  <span class="sum"><span class="strong">${P(e)}</span> <span class="soft">${i(t,{n:e})}</span></span>`,cu=({items:e})=>e?.length?Q`<finds-map .places=${lu(e)} .label=${i("person.map")}></finds-map>`:yt;function jw({items:e,problem:t},s){return t||s===0||e?.length===0?yt:e?Q`<finds-map class="profile-cover" .places=${lu(e)} .label=${i("person.map")}></finds-map>`:Q`<div class="profile-cover"></div>`}var Vn=(e,{title:t,finds:s,figures:n={},badge:a=yt,actions:o=yt})=>Q`
  <section class="profile-head">
    ${e?[jw(s,n.findCount),N(e,Iw)]:yt}
    <h1 tabindex="-1" dir="auto">${t}</h1>
    ${e?.displayName?Q`<p class="soft">@${e.username}</p>`:yt}
    ${e?.about?Q`<p dir="auto">${e.about}</p>`:yt}
    ${n.findCount===void 0?yt:Q`
      <p class="row">
        ${co(n.findCount,"person.findsSum")}
        ${co(n.placeCount,"person.placesSum")}
        ${co(n.likeCount,"person.likesSum")}
      </p>`}
    ${n.commonFriends?Q`<p class="soft">${i("person.common",{n:n.commonFriends})}</p>`:yt}
    ${a===yt&&o===yt?yt:Q`<p class="row actions">${a}${o}</p>`}
  </section>`,Wn=e=>Q`<a class="button quiet" href=${e}>${c("feed")} ${i("lists.title")}</a>`,Kn=(e,t,s)=>Q`
  <li><a class="way" href=${e}>${c(t)} <span class="grow">${s}</span> ${c("next")}</a></li>`,Mw=e=>Q`
  <li>
    <a class="tile c-${He(e.category).code}" href="/finds/${e.id}">
      ${e.media.length?$t(e.media[0],{thumb:!0}):Q`<span class="sign-tile">${dt(e.category)}</span>`}
      ${e.isPublic?yt:Q`
        <span class="corner">${c(xe(ze(e)))}<span class="unseen">${Tr(e)}</span></span>`}
      <span class="caption" dir="auto">${e.title}</span>
    </a>
  </li>`,ru=(e,t,s)=>Q`
  <button type="button" class="chip" aria-pressed=${e.layout===t?"true":"false"} @click=${()=>e.show(t)}>
    ${c(s)} ${i(`person.${t}`)}
  </button>`,Aw={grid:e=>Q`<ul class="tiles">${e.map(Mw)}</ul>`,list:e=>Q`<ul class="card rows">${e.map(t=>vi(t,ki(t)))}</ul>`},lu=e=>[...new Map(e.map(t=>{let s=ve(t);return[t.exact?`${s.latitude},${s.longitude}`:t.locationId,{...rt(s),km:s.area,name:ni(s)}]})).values()];function bs(e,t){let{items:s,problem:n,load:a}=e.finds;return n?g(n,a):s?s.length?Q`
    <div class="chips" role="group" aria-label=${i("person.layout")}>
      ${ru(e,"grid","camera")}
      ${ru(e,"list","filter")}
    </div>
    ${Aw[e.layout](s)}
    ${C(e.finds)}`:U(t.title,t.text,t.action??yt,t.sign??"pin"):k(3)}import{html as po}from"../lib/lit-html/lit-html.js";var pu=["spam","illegal","rules","other"],lo=["open","closed"],uu=e=>e==="user"?["dismissed","suspended","deleted"]:["dismissed","hidden","deleted","suspended"],du=(e,t)=>q("/api/reports",{...e,...t});async function mu(e,t){await j((t?D:T)(`/api/users/${e.id}/mute`))&&u(i(t?"report.mutedNow":"report.unmutedNow",{name:m(e)}))}var Yn=class{#t;constructor(t){this.#t=t;let s=t.query.get("status");this.status=lo.includes(s)?s:"open";let n=()=>this.status==="open"?"asc":"desc";this.list=_(t,()=>$("/api/admin/reports",{status:this.status,order:n(),limit:20}))}choose(t){return this.status=t,this.#t.rename($("/admin/reports",{status:t})),this.list.clear(),this.list.load()}async decide(t,s,n=""){await q(`/api/admin/reports/${t.id}`,{outcome:s,note:n}),this.list.items=this.list.items.filter(a=>a!==t),this.#t.update(),u(i("report.decided"))}async show(t){await j(T(`/api/admin/${t.kind}s/${t.targetId}/hidden`))&&(t.hidden=!1,u(i("report.shownAgain")),this.#t.update())}};function uo(e,t,s){return R(a=>new S({send:async o=>{await t(o),a()}}),e,a=>po`${L(a)}${s(a)}`,a=>B(a,i("report.send")))}var Bw=e=>po`
  <div class="field">
    <label for="reason">${i("report.reason")}</label>
    <select id="reason" name="reason">${pu.map(t=>po`<option value=${t}>${i(`report.reason.${t}`)}</option>`)}</select>
  </div>
  ${b(e,"text",{label:i("report.text"),hint:i("report.hint"),kind:"area",most:1e3})}`;async function Nw(e){await uo(i("report.title"),t=>du(e,t),Bw)&&u(i("report.sent"))}var hu=(e,t)=>({text:i(e.muted?"report.unmute":"report.mute"),sign:"bell",run:()=>mu(e,!e.muted).then(t)});function Cw({user:e,friendship:t,hasAsked:s,loading:n}){return e.friendship==="none"?bi(e,n.load):t?t.status==="accepted"?Gs:s?ke(t,e,n.load):wi(t,e,n.load):Gs}var Dw=()=>ws`<a class="button quiet" href="/profile">${i("profile.title")}</a>`,Uw=e=>e.isMe?Dw():Cw(e);function Rw(e,t){let{user:s,friendship:n,loading:a}=e;if(!s||e.isMe)return Gs;let o=n?.status==="accepted"?[yi(n,s,a.load)]:[];return Ps(s,[hu(s,a.load),...o,xr({userId:s.id}),Fs(s,()=>t.go("/people"))])}var _w=()=>ws`<span class="badge">${c("check")} ${i("friend.friends")}</span>`,Hw=e=>Vn(e.user,{title:e.loading.problem?i("person.title"):e.title,finds:e.finds,figures:e.user??{},badge:e.user?.friendship==="accepted"?_w():Gs,actions:e.user?[Wn($("/lists",{user:e.user.id})),Uw(e)]:Gs});function Ew(e){let{problem:t,load:s}=e.loading;return t?.code==="not_found"?ws`<p class="empty">${i("person.gone")}</p>`:t?g(t,s):e.user?ws`
    <section class="stack" aria-labelledby="finds">
      <h2 id="finds" class="unseen">${i("person.findsTitle")}</h2>
      ${bs(e,{title:i("person.none"),text:i("person.noneText",{name:m(e.user)})})}
    </section>`:k(3)}var zw=(e,t)=>ws`
  <div class="head">${nr("/people")}<span class="grow"></span>${Rw(e,t)}</div>`;function fu(e){let t=new zn(e);return{get title(){return t.title},broad:!0,ready:t.loading.load(),view:()=>ws`${zw(t,e)}${Hw(t)}${Ew(t)}`}}import{html as ge,nothing as mo}from"../lib/lit-html/lit-html.js";var Gn=class{#t;constructor(t,s){this.#t=t,this.restored=s,this.list=_(t,"/api/finds/bin?limit=20",n=>n.find.id)}restore(t){return this.#e(t,q(`/api/finds/${t.id}/restore`),i("find.restored"),this.restored)}remove(t){return this.#e(t,T(`/api/finds/${t.id}?forever=true`),i("bin.removed"),()=>{})}async#e(t,s,n,a){await j(s)&&(this.list.items=this.list.items.filter(o=>o.find.id!==t.id),this.#t.update(),u(n),a())}};var Jn=class extends hi{figures={};isEdited=!1;constructor(t){super(t,$("/api/finds",{userId:f().id,includePrivate:!0,limit:20})),this.picture=new Xe("/api/users/me/picture",t,{has:()=>this.user.profilePicture.startsWith("/api/media/"),take:async n=>Yt(n??await h("/api/users/me"))}),this.bin=new Gn(t,()=>this.#t());let s={username_taken:"username",name_taken:"displayName"};this.form=new S({send:n=>this.#s(n),update:t.update,fieldOf:s})}get user(){return f()}load=()=>Promise.all([this.#t(),this.bin.list.load()]);#t=()=>Promise.all([this.finds.load(),this.#e()]);async#e(){this.figures=await h(`/api/users/${f().id}`,{signal:this.page.signal}).catch(()=>({})),this.page.update()}toggleEdit=()=>{this.isEdited=!this.isEdited,this.page.update()};async#s({displayName:t,about:s,username:n,age:a}){let o={displayName:t.trim()||null,about:s.trim()||null,username:n.trim()};Yt(await G("/api/users/me",{...o,age:a===""?null:Number(a)})),u(i("profile.saved"))}};import{html as Zn,nothing as Xn}from"../lib/lit-html/lit-html.js";async function Vw(e,t){await e.restore(t),x(e.list.items.length?"bin":"finds")}async function Ww(e,t){await M(i("bin.removeTitle"),i("bin.removeText",{title:t.title}),i("bin.remove"))&&(await e.remove(t),x(e.list.items.length?"bin":"finds"))}var Kw=(e,t)=>Zn`
  <button type="button" class="quiet" aria-label="${i("bin.restore")}: ${t.title}" @click=${()=>Vw(e,t)}>
    ${c("retry")} ${i("bin.restore")}
  </button>`,Yw=(e,{find:t,expiresAt:s})=>Zn`
  <li>
    <p>
      <span class="strong" dir="auto">${t.title}</span>
      ${s?Zn`<br><span class="soft">${i("bin.until",{date:Kt(s)})}</span>`:Xn}
    </p>
    ${t.hidden?Or(i("report.findHidden"),t.hidden):Xn}
    <p class="row">
      ${t.hidden?Xn:Kw(e,t)}
      <button type="button" class="danger" aria-label="${i("bin.remove")}: ${t.title}" @click=${()=>Ww(e,t)}>
        ${c("trash")} ${i("bin.remove")}
      </button>
    </p>
  </li>`,$u=e=>e.list.items?.length?Zn`
  <section class="card" aria-labelledby="bin">
    <h2 id="bin" tabindex="-1">${i("bin.title")}</h2>
    <p class="hint">${i("bin.hint")}</p>
    <ul class="rows binned">${e.list.items.map(t=>Yw(e,t))}</ul>
    ${C(e.list)}
  </section>`:Xn;var Gw=()=>ge`<a class="button" href="/new">${c("plus")} ${i("nav.plus")}</a>`,Jw=({form:e,user:t})=>ge`
  <form novalidate @submit=${e.submit}>
    ${L(e)}
    ${b(e,"displayName",{label:i("profile.name"),hint:i("profile.nameHint"),value:t.displayName??"",most:50,complete:"name"})}
    ${b(e,"about",{label:i("profile.about"),value:t.about??"",most:160})}
    ${b(e,"username",{label:i("account.username"),hint:i("join.usernameHint"),value:t.username,...qn})}
    ${b(e,"age",{label:i("profile.age"),hint:i("profile.ageHint"),value:t.age??"",kind:"number",mode:"numeric"})}
    <div class="row end">${B(e,i("action.save"))}</div>
  </form>`,Xw=e=>ge`
  <ul class="card rows">
    ${Kn("/people","people",i("people.accepted"))}
    ${Kn("/shares","share",i("shares.mine"))}
    ${e.role==="admin"?Kn("/admin","shield",i("admin.title")):mo}
  </ul>`,Zw=()=>ge`<a class="button quiet" href="/settings">${c("gear")} ${i("settings.title")}</a>`,Qw=e=>ge`
  <section class="card" id="edit" aria-labelledby="edit-title">
    <div class="row between"><h2 id="edit-title" tabindex="-1">${i("profile.edit")}</h2>${ot(e.toggleEdit)}</div>
    ${$s(e.picture,{label:i("profile.picture"),hint:i("profile.pictureHint")})}
    ${Jw(e)}
  </section>`;async function ty(e){e.toggleEdit(),await x("edit-title")}var ey=e=>ge`
  <button type="button" class="quiet" id="edit-profile" aria-expanded=${e.isEdited?"true":"false"} @click=${()=>ty(e)}>
    ${c("edit")} ${i("profile.edit")}
  </button>`,sy=()=>ge`
  <a class="button quiet" href="/saved">${c("bookmark")} ${i("saved.title")}</a>
  ${Wn("/lists")}`,iy=e=>ge`
  <div class="head"><span class="grow"></span>${Zw()}</div>
  ${Vn(e.user,{title:m(e.user),finds:e.finds,figures:e.figures,actions:[sy(),ey(e)]})}
  ${e.isEdited?Qw(e):mo}
  <section class="stack" aria-labelledby="finds">
    <h2 id="finds" class="unseen" tabindex="-1">${i("profile.finds")}</h2>
    ${bs(e,{title:i("profile.none"),text:i("profile.noneText"),action:Gw()})}
  </section>
  ${Xw(e.user)}
  ${$u(e.bin)}`;function gu(e){let t=new Jn(e);return{title:i("profile.title"),broad:!0,ready:t.load(),view:()=>t.user?iy(t):mo}}import{html as vt,nothing as be}from"../lib/lit-html/lit-html.js";var ny={dismissed:"check",hidden:"block",deleted:"trash",suspended:"lock"},ay=e=>b(e,"note",{label:i("report.note"),hint:i("report.noteHint"),kind:"area",required:!0,most:500}),bu=(e,t)=>i(`report.outcome.${e.kind==="user"&&t==="deleted"?"accountDeleted":t}`);async function oy(e,t,s){let n=bu(t,s);s!=="dismissed"?await uo(n,({note:a})=>e.decide(t,s,a),ay):await M(n,i("report.dismissText"),n)&&await e.decide(t,s).catch(()=>e.list.load()),x("reports")}var wu=e=>e?vt`<a class="strong" href="/people/${e.id}">${m(e)}</a>`:vt`<span class="soft">${i("report.left")}</span>`,ry=e=>vt`
  <p class="row">${e.map(t=>vt`
    <a href=${t.url} target="_blank" rel="noreferrer noopener">
      <img class="note-thumb" src=${t.thumbnailUrl} alt=${t.caption||i("report.photo")} width="48" height="48" loading="lazy">
    </a>`)}</p>`,cy=e=>vt`
  <p class="strong" dir="auto">${e.title}</p>
  ${e.description?Ls(e.description):be}
  ${e.media.length?ry(e.media):be}`,ly=e=>e.find?cy(e.find):e.comment?Ls(e.comment.content):e.kind==="user"?be:vt`<p class="soft">${i("report.noContent")}</p>`,py=e=>vt`
  <li>
    <p>${i(`report.reason.${e.reason}`)} · ${wu(e.reporter)} · <span class="soft">${K(e.createdAt)}</span></p>
    ${e.text?Ls(e.text):be}
  </li>`,uy=(e,t,s)=>vt`
  <button type="button" class=${s==="dismissed"?"quiet":"danger"} @click=${()=>oy(e,t,s)}>
    ${c(ny[s])} ${bu(t,s)}
  </button>`,dy=(e,t)=>vt`<p class="row">${uu(t.kind).map(s=>uy(e,t,s))}</p>`,my=(e,t)=>vt`
  <p>
    <span class="strong">${i(`report.result.${t.decision.outcome}`)}</span> · ${t.decision.closedBy} ·
    <span class="soft">${K(t.decision.closedAt)}</span>
  </p>
  ${t.decision.note?Ls(t.decision.note):be}
  ${t.hidden?vt`
    <p><button type="button" class="quiet" @click=${()=>e.show(t)}>${c("retry")} ${i("report.show")}</button></p>`:be}`,hy=(e,t)=>vt`
  <li class="card">
    <h2>${i(`report.kind.${t.kind}`)} · ${wu(t.owner)}</h2>
    ${ly(t)}
    <ul class="rows">${[t,...t.others].map(py)}</ul>
    ${t.decision?my(e,t):dy(e,t)}
  </li>`;function fy(e){let{items:t,problem:s,load:n}=e.list;return s?g(s,n):t?t.length?vt`<ul class="stack">${t.map(a=>hy(e,a))}</ul>${C(e.list)}`:U(i(`report.none.${e.status}`),i("report.noneText"),be,"flag"):k(3)}function yu(e){let t=new Yn(e);return{title:i("report.reports"),ready:t.list.load(),view:()=>vt`
      ${v(i("report.reports"),be,"/admin")}
      <div class="chips" role="group" aria-label=${i("report.which")} id="reports" tabindex="-1">
        ${lo.map(s=>Re(t.status===s,i(`report.status.${s}`),()=>t.choose(s)))}
      </div>
      ${fy(t)}`}}import{html as ho,nothing as $y}from"../lib/lit-html/lit-html.js";var gy=(e,t)=>ho`
  <button type="button" class="chip" aria-pressed=${e.state===t?"true":"false"} @click=${()=>e.choose(t)}>
    ${c(t==="dismissed"?"close":qr(t))} ${i(`saved.${t}`)}
  </button>`,by=()=>ho`<a class="button" href="/">${c("map")} ${i("missing.action")}</a>`,wy=e=>({title:i(`saved.${e}None`),text:i(e==="dismissed"?"saved.dismissedText":"saved.noneText"),action:by(),sign:"bookmark"});function vu(e){let t=new ur(e);return{title:i("saved.title"),broad:!0,ready:t.finds.load(),view:()=>ho`
      ${v(i("saved.title"),$y,"/profile")}
      <div class="chips" role="group" aria-label=${i("saved.which")}>${lr.map(s=>gy(t,s))}</div>
      ${cu(t.finds)}
      ${bs(t,wy(t.state))}`}}import{html as kt,nothing as Bt}from"../lib/lit-html/lit-html.js";import{html as At,nothing as fo}from"../lib/lit-html/lit-html.js";var xu=(e,t)=>b(e,"name",{label:i("passkeys.name"),hint:i("passkeys.nameHint"),value:t,required:!0,most:50});async function yy(e,t){let s=ii(navigator.userAgent);await R(n=>e.addForm(t,n),i("passkeys.add"),n=>At`
    ${L(n)}
    ${he(n)}
    ${xu(n,s)}
    ${t?Xt(n,"password",i("account.password")):fo}`,()=>At`<button type="submit">${i("settings.linkGo")}</button>`)}var vy=(e,t)=>R(s=>e.renameForm(t,s),i("passkeys.rename"),s=>At`
  ${L(s)}
  ${xu(s,t.name)}`,()=>At`<button type="submit">${i("action.save")}</button>`);async function ky(e,t){await M(i("passkeys.deleteTitle",{name:t.name}),i("passkeys.deleteText"),i("action.delete"))&&e.remove(t)}var ku=(e,t,s)=>At`
  <button type="button" class="quiet" aria-label="${t}: ${e.name}" @click=${s}>${t}</button>`,xy=(e,t,s)=>At`
  <li class="row between">
    <span>
      <span class="strong" dir="auto">${t.name}</span>
      ${t.backedUp?At`<span class="badge">${i("passkeys.backedUp")}</span>`:fo}<br>
      <span class="soft">${i("passkeys.added")} ${K(t.createdAt)} ·
        ${t.lastUsedAt?At`${i("passkeys.used")} ${K(t.lastUsedAt)}`:i("passkeys.unused")}</span>
    </span>
    <span class="row">
      ${ku(t,i("passkeys.rename"),async()=>{await vy(e,t),s()})}
      ${ku(t,i("action.delete"),()=>ky(e,t))}
    </span>
  </li>`,Oy=e=>At`<button type="button" class="quiet" id="add-passkey" @click=${e}>${i("passkeys.add")}</button>`,Ou=(e,t,s)=>At`
  <section class="card" id="passkeys" tabindex="-1">
    <h2>${i("passkeys.title")}</h2>
    <p>${i("passkeys.hint")}</p>
    ${e.list.length?At`<ul class="people">${e.list.map(n=>xy(e,n,s))}</ul>`:fo}
    <p>${Oy(async()=>{await yy(e,t()),s()})}</p>
  </section>`;import{html as Qn,nothing as qy}from"../lib/lit-html/lit-html.js";var qu=e=>rs(e.picker()),Sy=e=>Qn`
  <p class="note">${i("privacy.homeExact",{n:e.exactAtHome})}</p>
  <p class="row"><button type="button" id="hide-home" @click=${()=>e.hideHome()}>${i("privacy.homeHide")}</button></p>`,Fy=(e,{latitude:t,longitude:s,radius:n,area:a})=>Qn`
  <place-map class="homemap" inert .area=${2*n} .at=${{lat:t,lng:s}}></place-map>
  ${O("home-radius",{label:i("privacy.homeRadius"),options:ic.map(o=>[o,si(o)]),chosen:n,set:o=>e.changeHome({radius:Number(o)})})}
  ${O("home-area",{label:i("privacy.homeArea"),options:Us(),chosen:String(a),set:o=>e.changeHome({area:Number(o)})})}
  ${e.exactAtHome?Sy(e):qy}
  <p class="row">
    <button type="button" class="quiet" @click=${()=>qu(e)}>${i("privacy.homeMove")}</button>
    <button type="button" class="quiet" @click=${()=>e.change({home:void 0})}>${i("privacy.homeRemove")}</button>
  </p>`,Su=e=>Qn`
  <section class="card">
    <p class="hint">${i("privacy.settingsText")}</p>
    ${O("default-audience",{label:i("privacy.audience"),hint:i("privacy.audienceHint"),chosen:e.values.audience,options:ft.map(t=>[t,i(`find.audience.${t}`)]),set:t=>e.change({audience:t})})}
    ${O("shown-area",{label:i("privacy.shownNew"),options:fe(),chosen:String(e.values.area),set:t=>e.change({area:Number(t)})})}
    <label class="switch">
      <span>${i("privacy.friendsExact")}</span>
      <input type="checkbox" role="switch" id="friends-exact" .checked=${e.values.exactForFriends}
        @change=${t=>e.change({exactForFriends:t.target.checked})}>
    </label>
    <h2>${i("privacy.home")}</h2>
    <p class="hint">${i("privacy.homeText")}</p>
    ${e.values.home?Fy(e,e.values.home):Qn`
      <p><button type="button" class="quiet" id="home" @click=${()=>qu(e)}>${i("privacy.homeAdd")}</button></p>`}
    <p class="hint">${i("privacy.recall")}</p>
  </section>`;import{html as Wt,nothing as Me}from"../lib/lit-html/lit-html.js";var $o={read:["read"],write:["read","write"],admin:["read","write","admin"]};function Fu(e){let t=async({name:s,access:n,days:a,password:o})=>{let r=a?{days:Number(a)}:{};e(await q("/api/auth/tokens",{name:s.trim(),scopes:$o[n],...r,...o?{password:o}:{}}))};return new S({send:t,fieldOf:{wrong_password:"password"}})}var ys=e=>e.kind==="token",go=e=>ys(e)?e.name:ii(e.userAgent),Py={browser:()=>i("session.browser"),cli:()=>i("session.cli"),token:()=>i("session.token")},Ly=e=>e.scopes.map(t=>i(`scope.${t}`)).join(", "),Ty=e=>e.expiresAt?i("token.until",{date:Kt(e.expiresAt)}):i("token.endless"),Iy=e=>e.lastUsedAt?i("session.active",{day:Ne(e.lastUsedAt,!0)}):i("session.unused"),jy=e=>Wt`
  <details class="small-fold">
    <summary aria-label="${i("session.details")}: ${go(e)}">${i("session.details")} ${c("next")}</summary>
    <p class="soft">${i("settings.until",{date:Kt(e.expiresAt)})}</p>
  </details>`,My=(e,t)=>{let s=i(ys(t)?"token.revoke":"settings.end");return Wt`
    <button type="button" class="quiet" aria-label="${s}: ${go(t)}" @click=${()=>e.endSession(t)}>${s}</button>`},Ay=e=>Wt`${i(ys(e)?"token.since":"settings.since")} ${K(e.createdAt)}`,By=(e,t)=>Wt`
  <li class="row between">
    <span>
      <span class="strong" dir="auto">${go(t)}</span>
      <span class="badge">${Py[t.kind]()}</span>
      ${t.current?Wt`<span class="badge">${i("settings.thisOne")}</span>`:Me}<br>
      ${ys(t)?Wt`<span class="soft">${Ly(t)}</span><br>`:Me}
      <span class="soft">${Iy(t)} · ${Ay(t)}${ys(t)?` · ${Ty(t)}`:Me}</span>
      ${ys(t)?Me:jy(t)}
    </span>
    ${t.current?Me:My(e,t)}
  </li>`;async function Ny(e){await M(i("settings.endOthers"),i("settings.endOthersText"),i("settings.endOthers"))&&e.endOthers()}var Cy=e=>Wt`
  <button type="button" class="quiet" @click=${()=>Ny(e)}>${i("settings.endOthers")}</button>`,Dy=[90,30,365],Uy=e=>Object.keys($o).filter(t=>t!=="admin"||e.role==="admin"),Ry=(e,t)=>Wt`
  <p>${i("token.about")}</p>
  ${L(t)}
  ${he(t)}
  ${b(t,"name",{label:i("token.name"),hint:i("token.nameHint"),required:!0,most:50})}
  ${O("access",{label:i("token.access"),options:Uy(e.user).map(s=>[s,i(`access.${s}`)])})}
  ${O("days",{label:i("token.life"),options:[...Dy.map(s=>[s,i("token.days",{n:s})]),["",i("token.endless")]]})}
  ${e.asksPassword?Xt(t,"password",i("account.password")):Me}`,_y=e=>Ti({title:i("token.new"),text:i("token.once"),label:i("session.token"),value:e});async function Hy(e){let t=null;await R(n=>Fu(a=>{t=a,n()}),i("token.create"),n=>Ry(e,n),()=>Wt`<button type="submit">${i("token.createGo")}</button>`),t&&(e.addSession(t.session),await _y(t.token))}var Pu=e=>Wt`
  <section class="card">
    <h2>${i("settings.sessions")}</h2>
    <ul class="people">${e.sessions.map(t=>By(e,t))}</ul>
    <div class="row end">
      ${e.hasOthers?Cy(e):Me}
      <button type="button" class="quiet" id="new-token" @click=${()=>Hy(e)}>${c("plus")} ${i("token.create")}</button>
    </div>
  </section>`;var bo=()=>["friendRequests","friendAccepted","findLiked","findCommented","replied","mentioned","listInvited","listAdded",...f()?.role==="admin"?["reported"]:[]],Ey=e=>kt`
  <label class="switch">
    <span>${i("settings.streets")}<br><span class="soft">${i("offer.learns")}</span></span>
    <input type="checkbox" role="switch" id="streets" .checked=${Is()} @change=${t=>e.setStreets(t.target.checked)}>
  </label>`,zy=()=>ei.map(e=>[e,la[e],e]),Vy=e=>kt`
  <section class="card">
    ${O("language",{label:i("settings.language"),options:zy(),chosen:Lt(),set:t=>e.setLanguage(t)})}
    ${O("theme",{label:i("settings.theme"),options:Ur.map(t=>[t,i(`settings.theme.${t}`)]),chosen:da(),set:t=>e.setTheme(t)})}
    ${O("units",{label:i("settings.units"),options:["km","mi"].map(t=>[t,i(`settings.units.${t}`)]),chosen:So(),set:t=>e.setUnits(t)})}
    ${Ts()?Ey(e):Bt}
  </section>`;async function Wy(e,t,s){let n=e.target;await t.prefer(s,n.checked),n.checked=t.preferences[s]}var Lu=(e,t,s=Bt)=>kt`
  <label class="switch">
    <span>${i(`settings.${t}`)}${s}</span>
    <input type="checkbox" role="switch" .checked=${e.preferences[t]} @change=${n=>Wy(n,e,t)}>
  </label>`,Ky=e=>kt`
  <p>${c("check")} ${i("push.on",{instance:Y()})}</p>
  <p class="row">
    <button type="button" class="quiet" @click=${e.test}>${i("push.test")}</button>
    <button type="button" class="quiet" aria-busy=${e.busy?"true":"false"} @click=${e.disable}>${i("push.disable")}</button>
  </p>`,Yy=e=>kt`
  <p>${i("push.off",{instance:Y()})}</p>
  <p>
    <button type="button" id="push-on" aria-busy=${e.busy?"true":"false"} @click=${e.enable}>
      ${c("bell")} ${i("push.enable")}
    </button>
  </p>
  <p class="soft" role="status">${e.slow?i("push.asking"):Bt}</p>`;function Gy(e){return e.state==="on"?Ky(e):e.state==="off"?Yy(e):kt`<p class="note">${i(`push.${e.state}`,{instance:Y()})}</p>`}var Jy=e=>kt`
  <section class="card">
    <h2>${i("settings.notify")}</h2>
    ${bo().map(t=>Lu(e,t))}
    ${w().pushKey?Lu(e,"pushEnabled",kt`<br><span class="soft">${i("settings.pushEnabledHint")}</span>`):Bt}
  </section>
  <section class="card">
    <h2>${i("push.title")}</h2>
    ${Gy(e.push)}
  </section>`,Xy=e=>w().passwordLogin||e.passkeys.isShown||w().provider.enabled,Zy=e=>kt`
  ${w().passwordLogin?oc(e):Bt}
  ${e.passkeys.isShown?Ou(e.passkeys,()=>e.passkeyAsksPassword,e.redraw):Bt}
  ${w().provider.enabled?rc(e):Bt}`,Tu="/settings",Iu=[{name:"appearance",sign:"globe",title:()=>i("settings.appearance"),view:Vy,isLocal:!0,value:()=>[la[Lt()],i(`settings.theme.${da()}`)].join(" · ")},{name:"notifications",sign:"bell",title:()=>i("nav.bell"),view:Jy,value:e=>i("settings.onOf",{n:bo().filter(t=>e.preferences[t]).length,of:bo().length})},{name:"places",sign:"pin",title:()=>i("privacy.settings"),view:e=>Su(e.places),value:e=>fe().find(([t])=>t===String(e.places.values.area))?.[1]},{name:"sign-in",sign:"lock",title:()=>i("settings.signIn"),view:Zy,isShown:Xy,value:e=>e.passkeys.isShown?i("passkeys.count",{n:e.passkeys.list.length}):""},{name:"devices",sign:"shield",title:()=>i("settings.devices"),view:Pu,value:e=>i("settings.signedIn",{n:e.sessions.length})},{name:"data",sign:"copy",title:()=>i("settings.data"),view:cc,value:()=>i("settings.dataParts")}],Qy=e=>kt`
  <ul class="card rows">
    ${Iu.filter(({isShown:t})=>!t||t(e)).map(t=>ct(`${Tu}/${t.name}`,t.sign,t.title(),t.isLocal||e.isLoaded?t.value(e):""))}
  </ul>
  <ul class="card rows">
    ${xt()?ct("/invites","people",i("invites.title")):Bt}
    ${ct("/shares","share",i("shares.mine"))}
    ${ct("/help","comment",i("help.title"))}
    ${ct("/about","feed",i("nav.about"))}
  </ul>`;async function tv(e){let t=et.get("outbox").length;(!t||await M(i("settings.signOut"),i("outbox.signOut",{n:t}),i("settings.signOut")))&&e.signOut()}var ev=e=>kt`
  <button type="button" class="quiet" id="sign-out" @click=${()=>tv(e)}>${i("settings.signOut")}</button>`;function sv(e,t){let{problem:s,load:n}=e.loading;return t?t.isLocal?t.view(e):s?g(s,n):e.isLoaded?t.view(e):k(5):kt`${s?g(s,n):Bt}${Qy(e)}`}function ju(e){let t=Iu.find(({name:a})=>a===e.params.name);if(e.params.name&&!t)return Kr();let s=new Pi(e),n=()=>t?t.title():i("settings.title");return{get title(){return n()},ready:t?.isLocal?Promise.resolve():s.loading.load(),view:()=>kt`
      ${t?v(n(),Bt,Tu):v(n(),ev(s),"/profile")}
      ${s.refusal?g(s.refusal):Bt}
      ${sv(s,t)}`}}import{html as Nt,nothing as Js}from"../lib/lit-html/lit-html.js";async function iv(e){let t=await e.offered(),s=t&&await Nn({offered:t});s&&(e.take(s),await Ws(s))}async function nv(e,t){let s=await Nn({share:t});s&&e.take(s)}async function av(e,t){await M(i("shares.revokeTitle",{title:zt(t)}),i("shares.revokeText"),i("shares.revoke"))&&(await e.revoke(t),x("new-share"))}var ov=async e=>await An(e)||Ws(e,i("shares.one")),rv=async e=>await Bn(e,zt(e))||Ws(e,i("shares.one")),cv=(e,t)=>Ot(i("shares.menu",{title:zt(t)}),[...Mn()&&!t.expired?[{text:i("action.share"),sign:"share",run:()=>rv(t)}]:[],{text:i("shares.change"),sign:"edit",run:()=>nv(e,t)},{text:i("shares.revoke"),sign:"trash",isDanger:!0,run:()=>av(e,t)}],{id:`share-${t.id}`}),lv=e=>e.findId?`/finds/${e.findId}`:`/lists/${e.listId}`,pv=e=>e.category?Nt`<span class="strong" dir="auto">${zt(e)}</span>`:Nt`<a class="strong" dir="auto" href=${lv(e)}>${zt(e)}</a>`,uv=e=>Nt`${i(`shares.kind.${so(e)}`)}${e.title?Nt`: <bdi>${io(e)}</bdi>`:Js}`,ta=(e,t)=>Nt`<span class="badge">${e?c(e):Js} ${t}</span>`,dv=e=>Nt`
  <button type="button" class="quiet" aria-label="${i("secret.copy")}: ${zt(e)}" @click=${()=>ov(e)}>
    ${c("copy")} ${i("secret.copy")}
  </button>`,mv=(e,t)=>Nt`
  <li class="invite">
    <div class="listed">
      <p class="grow">
        ${pv(t)}<br>
        <span class="soft">${uv(t)} · ${t.views?i("shares.views",{n:t.views}):i("shares.noViews")}</span>
      </p>
      ${cv(e,t)}
    </div>
    <p class="marks">
      ${ta(t.place==="hidden"?"block":"pin",Hp(t))}
      ${t.hasPassword?ta("lock",i("account.password")):Js}
      ${t.expiresAt?ta("",no(t)):ta("",i("shares.endless"))}
    </p>
    ${t.expired?Js:Nt`<p class="row actions">${dv(t)} ${ao(t)}</p>`}
  </li>`;function hv(e){let{items:t,problem:s,load:n}=e.list;return s?g(s,n):t?t.length?Nt`<div class="card"><ul class="people">${t.map(a=>mv(e,a))}</ul></div>${C(e.list)}`:U(i("shares.none"),i("shares.noneText"),Js,"share"):k(3)}var fv=e=>Nt`
  <button type="button" class="quiet" id="new-share" @click=${()=>iv(e)}>${i("shares.category")}</button>`;function Mu(e){let t=new In(e);return{title:i("shares.mine"),ready:t.list.load(),view:()=>Nt`
      ${v(i("shares.mine"),fv(t),"/profile")}
      <p class="lead">${i("shares.lead")}</p>
      ${hv(t)}`}}import{html as ae,nothing as wo}from"../lib/lit-html/lit-html.js";var ea=class{isLoaded=!1;#t;constructor(t){this.#t=t}get entries(){return et.get("outbox")}load=async()=>{await Zo(),this.isLoaded=!0,this.#t.update()};cancel(t){return tr(t.id)}retry(t){return er(t.id)}sendNow(){return sr()}};async function $v(e,t){await vr()&&e.cancel(t)}var gv=e=>i(e.kind==="like"&&!e.on?"outbox.unlike":`outbox.${e.kind}`),Au=e=>ae`<a class="strong" dir="auto" href=${ir(e)}>${e.title}</a>`,bv={find:e=>ae`<span class="strong" dir="auto">${e.body.title}</span>`,comment:e=>ae`<span class="what" dir="auto">${e.body.content}</span><br>${Au(e)}`,like:Au},wv=(e,t)=>ae`
  <li class="row between">
    <span class="grow">
      <span class="soft">${gv(t)}</span><br>
      ${bv[t.kind](t)}<br>
      ${t.state==="refused"?ae`<span class="error">${t.problem}</span>`:ae`<span class="soft">${i("outbox.waiting")}</span>`}
    </span>
    <span class="row">
      ${t.state==="refused"?ae`
        <button type="button" class="quiet" @click=${()=>e.retry(t)}>${c("retry")} ${i("action.retry")}</button>`:wo}
      <button type="button" class="quiet" @click=${()=>$v(e,t)}>${i("outbox.cancel")}</button>
    </span>
  </li>`;function yv(e){return e.isLoaded?e.entries.length?ae`
    <p class="hint">${i("outbox.hint",{instance:Y()})}</p>
    <ul class="card people">${e.entries.map(t=>wv(e,t))}</ul>
    <p class="row end"><button type="button" @click=${()=>e.sendNow()}>${i("outbox.now")}</button></p>`:U(i("outbox.none"),i("outbox.noneText"),wo,"send"):k(2)}function Bu(e){let t=new ea(e);return{title:i("outbox.title"),ready:t.load(),view:()=>ae`${v(i("outbox.title"),wo,"/")}${yv(t)}`}}import{html as we,nothing as vv}from"../lib/lit-html/lit-html.js";var sa=class{#t;constructor(t){this.#t=t,this.instance=new Qe(t),this.areas=new hs(t),this.invites=new fs(t),this.nameForm=new S({send:s=>this.#e(s),update:t.update})}load(){return{server:this.instance.loading,map:this.areas.loading}[this.step]?.load()}get steps(){return["server",...w().streets?.areas?["map"]:[],"invite","done"]}get step(){let t=this.#t.query.get("step");return this.steps.includes(t)?t:this.steps[0]}get number(){return this.steps.indexOf(this.step)+1}next=()=>this.#t.push($("/admin/welcome",{step:this.steps[this.number]}));async#e(t){await this.instance.save(t),await this.next()}};var Nu=(e,t)=>we`<button type="button" class="quiet" @click=${e.next}>${t}</button>`,Cu=(e,t)=>we`<p class="row end">${Nu(e,i(t?"welcome.next":"welcome.later"))}</p>`,Du=({problem:e,load:t},s,n)=>e?g(e,t):s?n():k(3),kv=(e,t)=>Du(e.instance.loading,e.instance.values,()=>we`
  <form class="card" novalidate @submit=${e.nameForm.submit}>
    ${L(e.nameForm)}
    ${$s(e.instance.picture,{label:i("admin.picture"),hint:i("admin.pictureHint")})}
    ${b(e.nameForm,"name",{label:i("admin.name"),hint:i("welcome.nameHint"),value:e.instance.values.name,most:50})}
    ${b(e.nameForm,"description",{label:i("admin.description"),value:e.instance.values.description,kind:"area",most:500})}
    <div class="row end">${Nu(e,i("welcome.later"))} ${B(e.nameForm,i("welcome.next"))}</div>
  </form>
  ${qi(t.update)}`),xv=e=>Du(e.areas.loading,e.areas.areas,()=>we`
  ${Wa(e.areas)}
  ${Cu(e,e.areas.areas.length||e.areas.isRunning)}`),Ov=e=>we`
  ${e.invites.created?Ya(e.invites):Ka(e.invites)}
  ${Cu(e,e.invites.created)}`,qv=()=>we`
  <section class="card">
    <p><a class="button main" href="/new">${c("plus")} ${i("welcome.find")}</a></p>
    <ul class="people">
      ${ct("/settings/notifications","bell",i("welcome.push"))}
      ${ct("/profile","people",i("steps.profile"))}
      ${ct("/admin","gear",i("welcome.again"))}
      ${ct("/","map",i("areas.show"))}
    </ul>
  </section>`,Sv={server:kv,map:xv,invite:Ov,done:qv};function Uu(e){let t=new sa(e),s=()=>t.step==="done"?vv:we`<p class="soft">${i("welcome.step",{number:t.number,of:t.steps.length-1})}</p>`;return{get title(){return i(`welcome.${t.step}`)},ready:t.load(),async moved(){e.update(),document.querySelector("main h1").focus(),await t.load()},view:()=>we`
      <header class="welcome">
        ${s()}
        <h1 tabindex="-1">${i(`welcome.${t.step}`)}</h1>
        <p class="lead">${i(`welcome.${t.step}Text`)}</p>
      </header>
      ${Sv[t.step](t,e)}`}}function Fv(e,t){let[s,n]=[new Map,!1],a=new AbortController;return e.signal.addEventListener("abort",()=>a.abort()),{async load(o){a.abort();let{signal:r}=a=new AbortController;try{let[l,p]=await jo($("/api/locations/categories",{...t(),category:"",bbox:o}),{signal:r});if(r.aborted)return;[s,n]=[new Map(l.map(y=>[y.category,y.count])),p]}catch(l){if(l.name==="AbortError")return;s.clear()}e.update()},arranged(o,r){if(!s.size)return null;let l=[...s.values()].reduce((d,I)=>d+I,0),p=d=>s.get(d)===0&&!n&&!r.includes(d),y=d=>d&&(d<l||n)?`${P(d)}${n?"+":""}`:void 0;return{shown:o.filter(d=>!p(d)).map(d=>({category:d,count:y(s.get(d))})),rest:o.filter(p)}}}}import{html as Ru,nothing as _u}from"../lib/lit-html/lit-html.js";async function Pv(e){await e.ask()&&await x("see-inviter")}async function Lv(e){e.close(),await x("list")}function Tv(e){let{user:t}=e;if(!t)return _u;let s=i("introduction.text",{name:m(t),n:t.findCount});return Ru`
    <section class="introduction" aria-label=${s}>
      ${N(t,44)}
      <p class="strong grow" dir="auto">${s}</p>
      ${ot(()=>Lv(e))}
      <p class="row">
        <a class="button quiet" id="see-inviter" href="/people/${t.id}">${i("introduction.see")}</a>
        ${e.mayAsk?Ru`<button type="button" @click=${()=>Pv(e)}>${i("friend.ask")}</button>`:_u}
      </p>
    </section>`}async function Iv(e,t){let s=new On(t.update);e.note=()=>Tv(s),await s.load()}import{html as jv,nothing as Mv}from"../lib/lit-html/lit-html.js";async function Av(e){if(ca.get())return;let t=()=>{},s=new We(()=>t());try{await s.read()}catch{return}s.state!=="off"||document.querySelector("dialog[open]")||(ca.set("1"),await J((n,a)=>{t=a;let o=async()=>{await s.enable(),s.state!=="off"&&(n(),u(i(`push.${s.state}`,{instance:Y()})))};return jv`
      <h2>${i("push.offer",{name:e})}</h2>
      <p>${i("push.offerText",{instance:Y()})}</p>
      <p class="soft" role="status">${s.slow?i("push.asking"):Mv}</p>
      <div class="row end">
        <button class="quiet" type="button" @click=${()=>n()}>${i("push.notNow")}</button>
        <button type="button" id="push-on" aria-busy=${s.busy?"true":"false"} @click=${o}>
          ${c("bell")} ${i("push.enable")}
        </button>
      </div>`},{label:i("push.offer",{name:e}),kind:"sheet-like"}))}import{html as ia,nothing as Hu}from"../lib/lit-html/lit-html.js";async function Bv({lat:e,lng:t}){try{let{title:s}=await q("/api/map/wishes",{latitude:e,longitude:t});u(i("offer.wished",{title:s}))}catch(s){u(F(s))}}function Nv(e,t){if(f().role==="admin"){let s=$("/admin/map",{at:Ee({lat:e.lat,lng:e.lng})});return ia`<p><a class="button quiet" href=${s}>${i("offer.add")}</a></p>`}return ia`
    <p><button type="button" class="quiet" @click=${()=>{t(),Bv(e)}}>${i("offer.wish")}</button></p>
    <p class="hint">${i("offer.wishText")}</p>`}var Cv=e=>ia`
  <p><button type="button" class="quiet" @click=${()=>e(!0)}>${i("offer.show")}</button></p>
  <p class="hint">${i("offer.learns")}</p>`,Dv=(e,{choose:t,close:s,key:n})=>ia`
  <section class="offer" tabindex="-1" aria-label=${i("offer.none")} @keydown=${n}>
    <p class="row between">
      <span class="strong">${i("offer.none")}</span>
      <button type="button" class="round" aria-label=${i(Ts()?"offer.decline":"action.close")} @click=${()=>t(!1)}>
        ${c("close")}
      </button>
    </p>
    ${Nr()?Nv(e,s):Hu}
    ${Ts()?Cv(t):Hu}
  </section>`,Uv=()=>Dv;import{html as aa,nothing as yo}from"../lib/lit-html/lit-html.js";var Rv=2.5,[_v,Eu]=[300,24],zu=180,Vu=()=>matchMedia("(prefers-reduced-motion: reduce)").matches,na=class{#t=Ve;#e=Ve;#s=null;#i=new Map;#a={time:0,x:0,y:0};#n=null;#o;constructor(t){this.#o=t}show(t,s=0){this.#n=t,this.#i.clear(),this.#d(Ve),s&&!Vu()&&this.#n.animate([{transform:`translateX(${s*15}%)`,opacity:0},{transform:"none",opacity:1}],{duration:zu,easing:"ease-out"})}onDown=t=>{t.target.localName==="video"||t.button||(this.#n=t.currentTarget,this.#n.setPointerCapture(t.pointerId),this.#i.set(t.pointerId,this.#m(t)),this.#c())};onMove=t=>{if(!this.#i.has(t.pointerId))return;this.#i.set(t.pointerId,this.#m(t));let s=this.#p(),n={x:s.x-this.#s.x,y:s.y-this.#s.y};if(this.#i.size>1){let{x:o,y:r,scale:l}=ua(this.#e,this.#e.scale*s.apart/this.#s.apart,this.#s);return this.#d({scale:l,x:o+n.x,y:r+n.y})}let a={...this.#e,x:this.#e.x+n.x,y:this.#e.y+n.y};this.#d(this.#t.scale>1?xi(a,this.#u()):a)};onUp=t=>{if(!this.#i.has(t.pointerId))return;let s=this.#p(),n=this.#i.size===1,a={x:s.x-this.#s.x,y:s.y-this.#s.y};if(this.#i.delete(t.pointerId),this.#i.size)return this.#c();if(!n||t.type==="pointercancel")return this.#l();if(Math.hypot(a.x,a.y)<Eu)return this.#r(s,t.timeStamp);let o=this.#t.scale>1?"":Mr(a);if(o)return this.#o[o]();this.#l()};#r(t,s){let n=this.#a;if(this.#a={...t,time:s},s-n.time>_v||Math.hypot(t.x-n.x,t.y-n.y)>Eu)return this.#l();this.#a={time:0,x:0,y:0},this.#d(this.#t.scale>1?Ve:xi(ua(Ve,Rv,t),this.#u()),!0)}#c(){this.#e=this.#t,this.#s=this.#p()}#p(){let[t,s=t]=this.#i.values();return Ar(t,s)}#m({clientX:t,clientY:s}){let{left:n,top:a,width:o,height:r}=this.#n.getBoundingClientRect();return{x:t-n-o/2,y:s-a-r/2}}#u(){return{width:this.#n.clientWidth,height:this.#n.clientHeight}}#l(){this.#d(xi(this.#t,this.#u()),!0)}#d(t,s=!1){this.#t=t;let n=this.#n?.firstElementChild;n&&(n.style.transition=s&&!Vu()?`transform ${zu}ms ease-out`:"none",n.style.transform=`translate(${t.x}px, ${t.y}px) scale(${t.scale})`)}};function Hv(e,t){let s=e.media.length,n=t,a=!0,o=null,r=new Map;J((l,p)=>{let y=d=>{n=(n+d+s)%s,a=!1,p(),o.show(document.querySelector("dialog .stage"),s>1?d:0)};return o??=new na({next:()=>y(1),previous:()=>y(-1),close:()=>l()}),Ev(e,{at:n,plays:a,films:r},o,y,l)},{label:e.title,kind:"full"})}function Ev(e,{at:t,plays:s,films:n},a,o,r){let l=e.media.length,p=e.media[t];return aa`
    <div class="viewer" @keydown=${d=>{d.target.localName!=="video"&&(d.key==="ArrowRight"&&o(1),d.key==="ArrowLeft"&&o(-1))}}>
      <div class="row between">
        <span class="at" aria-live="polite">${l>1?i("find.pictureOf",{at:t+1,n:l}):yo}</span>
        ${ot(r)}
      </div>
      <div class="stage" @pointerdown=${a.onDown} @pointermove=${a.onMove} @pointerup=${a.onUp}
        @pointercancel=${a.onUp} @dragstart=${d=>d.preventDefault()}>
        <div class="shown">${p.type==="video"?Wv(p,s,n):Vv(p,jr(e,t))}</div>
      </div>
      <div>
        ${p.caption?aa`<p class="said" dir="auto">${p.caption}</p>`:yo}
        ${l>1?Kv(o):yo}
      </div>
    </div>`}var zv=e=>`min(100vw, calc(100vh * ${Pr(e).toFixed(3)}))`,Vv=(e,t)=>$t(e,{alt:t,eager:!0,sizes:zv(e),blur:!1});function Wv(e,t,s){if(s.has(e))return s.get(e);let n=Object.assign(document.createElement("video"),{controls:!0,preload:"none",autoplay:t,playsInline:!0,poster:e.mediumUrl||e.fallbackUrl,width:e.width||640,height:e.height||360}),a=/\.webm(\?|$)/.test(e.url)?"webm":"mp4",o=(r,l)=>n.append(Object.assign(document.createElement("source"),{src:r,type:l}));return o(e.url,e.codecs?`video/${a}; codecs="${e.codecs}"`:""),e.playbackUrl&&o(e.playbackUrl,"video/mp4"),n.lastChild.addEventListener("error",()=>{let r=document.createElement("p");r.className="said";let l=Object.assign(document.createElement("a"),{href:e.url,download:"",textContent:i("find.download")});r.append(i("find.unplayable")," ",l),s.set(e,r),n.replaceWith(r)}),s.set(e,n),n}var Kv=e=>aa`
  <div class="row steps">
    ${Wu("previous","back",()=>e(-1))}
    ${Wu("next","next",()=>e(1))}
  </div>`,Wu=(e,t,s)=>aa`
  <button type="button" class="round" aria-label=${i(`find.${e}`)} @click=${s}>${c(t)}</button>`;import{html as ye,nothing as Xs}from"../lib/lit-html/lit-html.js";var oa=class{friends=[];next="";hasLinks=!1;lists=[];update=()=>{};#t;constructor(t){this.audience=ze(t),this.#t=`/api/finds/${t.id}`}async load(){let[t,s,n]=await Promise.all([st("/api/shares"),h(this.#t),h(`${this.#t}/lists`),this.audience==="friends"?this.#e("/api/friends?status=accepted&limit=100"):null]);if(this.hasLinks=t.items.length>0,this.audience==="everyone")return;let a=({id:o})=>n.find(r=>r.id===o)?.memberCount;this.lists=(s.inLists??[]).filter(o=>o.shows).map(o=>({...o,memberCount:a(o)}))}more=async()=>{await this.#e(this.next),this.update()};async#e(t){let{items:s,next:n}=await st(t),a=o=>o.requesterId===f().id?o.addressee:o.requester;this.friends.push(...s.map(a)),this.next=n}};var Yv=e=>ye`
  ${e.friends.length?ye`<ul class="people">${e.friends.map(t=>Ys(t,Xs))}</ul>`:ye`<p class="soft">${i("whoSees.alone")}</p>`}
  ${e.next?ye`<button type="button" class="quiet" @click=${()=>j(e.more())}>${i("action.more")}</button>`:Xs}`,Gv=(e,t,s)=>ye`
  <h2>${i("find.whoSees")}</h2>
  <p>${c(xe(e.audience))} ${i(`edit.audienceText.${e.audience}`,{instance:Y()})}</p>
  ${e.audience==="friends"?Yv(e):Xs}
  ${e.lists.length?ye`
    <p class="hint">${i("whoSees.lists")}</p>
    <ul class="people">${e.lists.map(n=>ye`<li><a href="/lists/${n.id}" dir="auto">${Qi(n)}</a></li>`)}</ul>`:Xs}
  ${e.hasLinks?ye`<p class="hint">${i("whoSees.links")} <a href="/shares">${i("shares.mine")}</a></p>`:Xs}
  <div class="row end">
    <a class="button quiet" href="/finds/${t.id}/edit">${i("action.edit")}</a>
    <button type="button" class="main" @click=${()=>s()}>${i("action.close")}</button>
  </div>`;async function Jv(e){let t=new oa(e);await j(t.load())&&await J((s,n)=>(t.update=n,Gv(t,e,s)),{label:i("find.whoSees")})}export{td as about,uc as accounts,Ug as addToList,vc as admin,Fc as adminLog,fp as areas,Nw as askReport,qc as categories,Fv as countCategories,Sl as edit,El as feed,Gl as help,mp as import,xp as instance,Iv as introduce,bp as invites,jp as join,Zp as joinList,Xp as list,tu as lists,su as named,nu as notifications,Uv as offerOfStreets,Av as offerPush,ou as people,fu as person,gu as profile,yu as reports,vu as saved,ju as settings,mb as shareFind,Mu as shares,uf as showSteps,Hv as viewPhoto,Bu as waiting,Uu as welcome,Jv as whoSees};

import{$b as ot,$c as Ko,A as Bs,Ab as Te,Ac as ti,Ad as lr,B as Da,Ba as Et,Bb as z,Bc as _o,Bd as pr,Ca as io,Cb as Le,Cc as Uo,D as js,Da as no,Db as ae,Dc as Co,E as Ns,Ea as Fe,Eb as go,Ec as Ho,F as _a,Fa as ao,Fb as Ae,G as Ua,Ga as Es,Gb as et,H as tt,Ha as Rs,Hb as bo,Hc as Vt,I as rt,Ia as zs,Ib as wo,Ic as Ie,J as u,Ja as oo,Jb as Rt,Jc as he,Ka as ro,Kb as Gs,La as co,Lb as yo,Lc as bt,M as qe,Mb as V,Mc as Eo,N as $,Na as lo,Nb as C,Nc as Ro,O as L,Ob as H,Oc as zo,P as J,Pa as po,Pb as vo,Pc as Vo,Q as E,Qa as uo,Qb as zt,Qc as ei,R as I,Ra as mo,Rb as Ys,S as Ca,Sa as ho,Sb as Js,T as Ha,Ta as fo,Tb as ko,Tc as Wo,U as Ht,Ub as xo,Uc as fs,V as k,Vb as Ks,Vc as Go,W as Se,Wb as Oo,Wc as $s,X as Ea,Xc as Yo,Yb as qo,Yc as Jo,Zb as O,_b as So,a as Oe,ac as F,ad as In,b as f,ba as Ra,bc as Fo,c as xt,ca as za,cc as d,cd as Zo,d as Ia,da as Ds,dc as N,dd as Xo,e as cs,ea as v,ec as Po,ed as Qo,f as Tn,fa as _s,fb as c,fc as ct,fd as si,g as Ln,ga as Va,gb as R,gc as A,h as ee,hb as W,hc as To,i as ls,ib as $o,ic as At,id as tr,j as ps,ja as Wa,jb as w,jc as us,jd as Mn,k as An,ka as Ga,kb as Vs,kc as Zs,kd as er,l as Ot,la as Ya,lb as M,lc as de,ld as sr,m as Ms,ma as Ja,mb as m,mc as Xs,md as ir,n as Ma,na as Ka,nb as y,nc as Qs,nd as nr,oa as Us,ob as Pe,oc as ms,pb as B,pc as ds,q as Ba,qa as Cs,qb as gt,qc as Lo,r as i,ra as Za,rb as x,rc as Ao,rd as ar,s as ja,sa as Xa,sc as Io,t as q,ta as Qa,tc as Mo,td as or,ua as to,uc as D,v as se,va as b,vc as Bo,w as Na,wa as Hs,wc as jo,wd as ii,x as S,xa as $t,xb as Ws,xc as No,xd as rr,y as Ct,ya as eo,yb as ie,yc as Do,z as ft,za as so,zb as ne,zc as hs,zd as cr}from"./shared.js";import{html as fe,nothing as Bn}from"../lib/lit-html/lit-html.js";var Pp=new URL("lib/",Oe).pathname,Tp=[["Leaflet 1.9.4","leaflet","Volodymyr Agafonkin, CloudMade","BSD-2-Clause"],["protomaps-leaflet 5.1.0","protomaps-leaflet","Protomaps","BSD-3-Clause"],["lit-html 3.3.3","lit-html","Google LLC","BSD-3-Clause"]];function ur(){if($s())return new URL(f().streets.url.replace(/[{}]/g,"")).host;let{host:e}=new URL((f().tiles?.url??"").replace(/[{}]/g,""),location);return e===location.host?"":e}var Lp=()=>ur()?i("about.tilesFrom",{host:ur()}):i("about.alone"),Ap=()=>fe`
  <section class="card">
    <p class="lead">${i("app.about")}</p>
    <p>${i("about.text")} ${Lp()}</p>
    <p class="soft">${i("about.version",{version:f().version})}</p>
    <p class="row">
      <a class="button quiet" href="/help">${i("help.title")}</a>
      <a class="button quiet" href="/api/docs">${i("about.api")}</a>
    </p>
  </section>`,Ip=()=>fe`
  <section class="card">
    <h2>${i("about.map")}</h2>
    <ul class="plain-list">
      ${f().tiles?.attribution?fe`<li>${i("about.tiles")}: ${f().tiles.attribution}</li>`:Bn}
      ${$s()?fe`<li>${i("about.streets")}: ${f().streets.attribution}</li>`:Bn}
      <li>${i("about.places")}: ${f().places.attribution}</li>
    </ul>
  </section>`,Mp=([e,t,s,n])=>fe`<li><a href="${Pp}${t}/LICENSE">${e}</a>, © ${s}, ${n}</li>`,Bp=()=>fe`
  <section class="card">
    <h2>${i("about.code")}</h2>
    <ul class="plain-list">${Tp.map(Mp)}</ul>
    <p class="hint">${i("about.more")}</p>
  </section>`,jp=()=>({title:i("nav.about"),view:()=>fe`
    ${w(i("nav.about"),Bn,b()?"/settings":"/sign-in")}
    ${lr()}${cr()}${Ap()}${Ip()}${Bp()}`});import{html as ui,nothing as uu}from"../lib/lit-html/lit-html.js";var Np=200,Dp=2**20,jn=["all","active","suspended","admin"],mr={wrong_password:"password"},$e=e=>`/api/admin/users/${e.id}`,ni=class{#t;#e=0;constructor(t){this.#t=t;let s=t.query.get("status");this.text=t.query.get("q")??"",this.status=jn.includes(s)?s:"all",this.list=V(t,()=>k("/api/admin/users",{...this.#s,limit:50}))}get#s(){return{q:this.text.trim(),status:this.status==="all"?"":this.status}}search=()=>(clearTimeout(this.#e),this.#t.rename(k("/admin/people",this.#s)),this.list.load());type(t){this.text=t,clearTimeout(this.#e),this.#e=setTimeout(this.search,Np)}choose(t){return this.status=t,this.#t.update(),this.search()}isMe(t){return t.id===b()?.id}#i(t){this.list.items=this.list.items.map(s=>s.id===t.id?t:s),this.#t.update()}async#n(t,s){try{this.#i(await t),u(s)}catch(n){u(q(n))}}get asksPassword(){return Hs()}adminForm(t,s){let n=async({password:a})=>{this.#i(await E($e(t),{role:"admin",...a?{password:a}:{}})),s()};return new O({send:n,fieldOf:mr})}demote(t){return this.#n(E($e(t),{role:"member"}),i("admin.memberDone",{name:v(t)}))}lift(t){return this.#n(I(`${$e(t)}/suspension`),i("admin.liftDone",{name:v(t)}))}linkForm(t,s){let n=async({password:a})=>{let o=await L(`${$e(t)}/sign-in-link`,a?{password:a}:void 0);s(new URL(o.url,location).href)};return new O({send:n,fieldOf:mr})}limitForm(t,s){let n=async({kind:a,size:o})=>{let r={instance:null,none:0}[a];this.#i(await E($e(t),{mediaLimit:a==="own"?Math.round(Number(o)*Dp):r})),s()};return new O({send:n})}suspendForm(t,s){let n=async({reason:a,days:o})=>{this.#i(await J(`${$e(t)}/suspension`,{reason:a.trim(),...o?{days:Number(o)}:{}})),s()};return new O({send:n})}deleteForm(t,s){let n=async({name:a,reason:o})=>{if(a.trim()!==t.username)throw{code:"page",reason:"other_name",text:i("admin.deleteOther")};await I(k($e(t),{reason:o.trim()})),this.list.items=this.list.items.filter(r=>r.id!==t.id),this.#t.update(),s()};return new O({send:n,fieldOf:{other_name:"name"}})}close(){clearTimeout(this.#e)}};import{html as G,nothing as je}from"../lib/lit-html/lit-html.js";import{html as yt,nothing as gs}from"../lib/lit-html/lit-html.js";var _p=2e3,Me=class{state="";busy=!1;slow=!1;#t;constructor(t){this.#t=t}async read(){this.state=await Cs()}enable=()=>this.#e(Za);disable=()=>this.#e(Xa);test=()=>this.#s(async()=>{await Qa(),u(i("push.sent"))});async#e(t){this.busy=!0,this.#t();let s=setTimeout(()=>{this.slow=!0,this.#t()},_p);await this.#s(async()=>{this.state=await t()}),clearTimeout(s),this.busy=this.slow=!1,this.#t()}async#s(t){try{await t()}catch(s){u(s.code||s.status?q(s):i("push.failed"))}this.#t()}};var ai=class{list=[];#t;constructor(t){this.#t=t}get isShown(){return nr()}async read(){this.isShown&&(this.list=await $("/api/auth/passkeys",{signal:this.#t.signal}))}addForm(t,s){let n=async({name:a,password:o})=>{let r=await ar(await L("/api/auth/passkeys/options",t?{password:o}:{}));r&&(this.list=[...this.list,await L("/api/auth/passkeys",{name:a,...r})],s())};return new O({send:n,fieldOf:{wrong_password:"password"}})}renameForm(t,s){let n=async({name:a})=>{let o=await E(`/api/auth/passkeys/${t.id}`,{name:a});this.list=this.list.map(r=>r.id===o.id?o:r),s()};return new O({send:n})}async remove(t){try{await I(`/api/auth/passkeys/${t.id}`),this.list=this.list.filter(s=>s.id!==t.id)}catch(s){u(q(s))}this.#t.update()}};var Up=1,wt=class{nearby=[];proposal="";title="";#t;#e;#s;#i=0;#n=0;constructor(t,s,n=()=>{}){this.#t=t,this.#e=n,this.#a(s??{})}get value(){let{point:t,by:s,source:n,photo:a,chosen:o}=this;return{point:t,name:this.name.trim(),by:s,source:n,photo:a,location:o}}#a({point:t=null,name:s="",by:n="",source:a="",photo:o=null,location:r=null}){Object.assign(this,{point:t,name:s,by:n,source:a,photo:o,chosen:r}),this.#s=t}get label(){return this.chosen?.name||this.name.trim()||this.proposal}take(t){if(this.#a(t.value),Object.assign(this,{nearby:t.nearby,proposal:t.proposal,title:t.title}),this.#e(),this.point&&!this.label)return this.propose()}setPoint(t,s,n=""){return Object.assign(this,{point:t,chosen:null,source:s,proposal:""}),n?(Object.assign(this,{name:n,by:"search"}),this.#s=t):this.by!=="reader"&&this.#s&&Rt(this.#s,t)>Up&&Object.assign(this,{name:"",by:""}),this.#e(),this.propose()}setPlace(t){return this.title=t.title??"",this.setPoint(et(t),t.isCamera?"camera":"found",t.title??t.name)}suggestPoint(t){return this.photo??=t,this.point?this.#e():this.setPoint(t,"photo")}setName(t){this.name=t,this.by=t.trim()?"reader":""}async locate(){try{let t=await Gs({enableHighAccuracy:!0,timeout:15e3});this.#t.signal.aborted||this.setPoint(t,"hereDone")}catch(t){this.#t.signal.aborted||u(q(t))}}toggle(t){this.chosen=this.chosen?.id===t.id?null:t,this.chosen&&(this.point=et(t)),this.#e()}async propose(){let t=++this.#n,{signal:s}=this.#t;clearTimeout(this.#i);let{nearby:n,name:a,wait:o}=await Es(this.point,{signal:s});t!==this.#n||s.aborted||(Object.assign(this,{nearby:n,proposal:a}),o&&(this.#i=setTimeout(()=>this.propose(),1e3*o)),this.#t.update())}close(){clearTimeout(this.#i)}};var Nn="/api/users/me/place-settings",Cp={radius:.5,area:1},dr=[.2,.5,1,2,5],oi=class{values=null;exactAtHome=0;#t;constructor(t){this.#t=t}async read(){this.values=await $(Nn,{signal:this.#t.signal})}async change(t){try{let{exactAtHome:s,...n}=await J(Nn,{...this.values,...t});Object.assign(this,{values:n,exactAtHome:s}),u(i("privacy.saved"))}catch(s){u(q(s))}this.#t.update()}changeHome(t){return this.change({home:{...this.values.home,...t}})}async hideHome(){try{let{finds:t}=await L(`${Nn}/home`);this.exactAtHome=0,u(i("privacy.homeHidden",{n:t}))}catch(t){u(q(t))}this.#t.update()}picker(){let{home:t}=this.values,s=t&&{point:{lat:t.latitude,lng:t.longitude}},n=new wt(this.#t,s,()=>{n.point&&this.changeHome({...Cp,...t,latitude:n.point.lat,longitude:n.point.lng})});return n}};var Hp=600*1e3-30*1e3,Ep=e=>e.some(t=>t.current&&Date.now()-Date.parse(t.passwordAt)<Hp),hr=e=>!e.current&&e.kind!=="token",ri=class{preferences=null;sessions=null;refusal=eo();#t;constructor(t){this.#t=t,this.push=new Me(t.update),this.passkeys=new ai(t),this.places=new oi(t),this.loading=C(t,()=>this.#e());let s={wrong_password:"currentPassword"};this.password=new O({send:(n,a)=>this.#i(n,a),update:t.update,fieldOf:s})}get user(){return b()}redraw=()=>this.#t.update();get isLoaded(){return!!(this.preferences&&this.user)}get asksPassword(){return Hs()}get asksCurrent(){return this.user.hasPassword&&!or(this.sessions)}get passkeyAsksPassword(){return this.asksPassword&&!Ep(this.sessions)}get hasOthers(){return this.sessions.some(hr)}async#e(){let{signal:t}=this.#t;[this.preferences,this.sessions]=await Promise.all([$("/api/notifications/preferences",{signal:t}),$("/api/auth/sessions",{signal:t}),this.push.read(),this.passkeys.read(),this.places.read()])}async#s(t){await H(t()),this.#t.update()}setTheme(t){Zo(t),this.#t.update()}setUnits(t){Ia.set(t),this.#t.update()}setStreets(t){Jo(t),this.#t.update()}async setLanguage(t){await Ba(t),this.#t.update()}prefer(t,s){return this.#s(async()=>{this.preferences=await J("/api/notifications/preferences",{[t]:s})})}addSession(t){this.sessions=[t,...this.sessions],this.#t.update()}endOthers(){return this.#s(async()=>{for(let t of this.sessions.filter(hr))await I(`/api/auth/sessions/${t.id}`),this.sessions=this.sessions.filter(s=>s!==t)})}endSession(t){return this.#s(async()=>{await I(`/api/auth/sessions/${t.id}`),this.sessions=this.sessions.filter(s=>s!==t)})}signOut=()=>this.#s(async()=>{await io(),await this.#t.go("/sign-in",{replace:!0})});async#i({newPassword:t,currentPassword:s,unlinkIdentity:n},a){let o=this.asksCurrent?{currentPassword:s}:{};await J("/api/users/me/password",{newPassword:t,...o,...n?{unlinkIdentity:!0}:{}}),a.reset(),Et(await $("/api/users/me")),this.sessions=await $("/api/auth/sessions"),u(i("settings.passwordSaved"))}unlink(){return this.#s(async()=>{await I("/api/users/me/identity"),Et(await $("/api/users/me"))})}confirmForm(t){let s=async({password:n})=>{await L("/api/auth/confirm",{password:n}),t()};return new O({send:s,fieldOf:{wrong_password:"password"}})}deleteForm(t){let s=async({password:n})=>{await I("/api/users/me",this.asksPassword?{password:n}:void 0),t()};return new O({send:s,fieldOf:{wrong_password:"password"}})}async leaveDeleted(){await no(),await this.#t.go("/sign-in",{replace:!0}),u(i("settings.deleted"))}},ci=(e={})=>`/api/auth/oauth/start?${new URLSearchParams({...e,redirect:"/settings/sign-in"})}`;var Be=()=>f().provider.name,oe=e=>e.refusal?.reason==="sign_in_again"&&f().provider.enabled?yt`
  <p><a class="button quiet" href=${ci()}>${i("signin.provider",{name:Be()})}</a></p>`:gs,Wt=(e,t,s)=>d(e,t,{label:s,kind:"password",required:!0,complete:"current-password"}),Rp=()=>yt`
  <label class="switch">
    <span>
      ${i("settings.alsoUnlink",{name:Be()})}<br>
      <span class="soft">${i("settings.alsoUnlinkHint")}</span>
    </span>
    <input type="checkbox" role="switch" id="unlinkIdentity" name="unlinkIdentity">
  </label>`,fr=({user:e,asksCurrent:t,password:s})=>yt`
  <form class="card" novalidate @submit=${s.submit}>
    <h2>${i(t?"settings.password":"settings.passwordFirst")}</h2>
    ${e.hasPassword&&!t?yt`<p class="note">${i("link.setPassword")}</p>`:gs}
    <input class="unseen" type="text" autocomplete="username" .value=${e.username} tabindex="-1" aria-hidden="true">
    ${F(s)}
    ${oe(s)}
    ${t?Wt(s,"currentPassword",i("settings.currentPassword")):gs}
    ${d(s,"newPassword",{label:i("settings.newPassword"),hint:i("settings.passwordHint"),kind:"password",required:!0,least:8,most:255,complete:"new-password"})}
    ${e.identityLinked?Rp():gs}
    <div class="row end">${N(s,i("action.save"))}</div>
  </form>`;async function zp(e){let t=i("settings.unlinkTitle",{name:Be()});await A(t,i("settings.unlinkText"),i("settings.unlink"))&&e.unlink()}async function Vp(e,t){if(!t.asksPassword)return;e.preventDefault();let s=i("settings.link",{name:Be()});await D(a=>t.confirmForm(a),s,a=>yt`
    <p>${i("settings.linkText")}</p>
    ${F(a)}
    ${Wt(a,"password",i("account.password"))}`,()=>yt`<button type="submit">${i("settings.linkGo")}</button>`)&&location.assign(ci({link:"true"}))}var Wp=e=>yt`
  <p>${c("check")} ${i("settings.linked")}</p>
  <p><button type="button" class="quiet" @click=${()=>zp(e)}>${i("settings.unlink")}</button></p>`,Gp=e=>yt`
  <p>${i("settings.notLinked")}</p>
  <p>
    <a class="button quiet" href=${ci({link:"true"})} @click=${t=>Vp(t,e)}>
      ${i("settings.link",{name:Be()})}
    </a>
  </p>`,$r=e=>yt`
  <section class="card">
    <h2>${i("settings.identity",{name:Be()})}</h2>
    ${e.user.identityLinked?Wp(e):Gp(e)}
  </section>`;async function Yp(e){await D(s=>e.deleteForm(s),i("settings.deleteTitle"),s=>yt`
    <p>${i("settings.deleteText")}</p>
    ${F(s)}
    ${oe(s)}
    ${e.asksPassword?Wt(s,"password",i("account.password")):gs}`,()=>yt`<button type="submit" class="danger">${i("settings.delete")}</button>`)&&await e.leaveDeleted()}var gr=e=>yt`
  <section class="card">
    <p>${i("settings.dataText")}</p>
    <p><a class="button quiet" href="/api/users/me/export" download>${i("settings.download")}</a></p>
    <p>${i("settings.archiveText")}</p>
    <p><a class="button quiet" href="/api/users/me/archive" download>${i("settings.archive")}</a></p>
    <p><a class="button quiet" href="/import">${i("settings.import")}</a></p>
    <h2>${i("settings.deleteHead")}</h2>
    <p>${i("settings.deleteHint")}</p>
    <p><button type="button" class="danger" @click=${()=>Yp(e)}>${i("settings.delete")}</button></p>
  </section>`;import{html as Dn,nothing as bs}from"../lib/lit-html/lit-html.js";function P(e,{label:t,options:s,chosen:n,set:a=()=>{},hint:o="",error:r="",name:l=e}){let p=r?`${e}-error`:o?`${e}-hint`:bs;return Dn`
    <div class="field">
      <label for=${e}>${t}</label>
      <select id=${e} name=${l} aria-describedby=${p} aria-invalid=${r?"true":bs} @change=${h=>a(h.target.value)}>
        ${s.map(([h,g,T=bs])=>Dn`
          <option value=${h} lang=${T} ?selected=${h===n}>${g}</option>`)}
      </select>
      ${p===bs?bs:Dn`<p class=${r?"error":"hint"} id=${p}>${r||o}</p>`}
    </div>`}import{html as Jp}from"../lib/lit-html/lit-html.js";async function Kp(e){try{await navigator.clipboard.writeText(e),u(i("secret.copied"))}catch{document.getElementById("secret").select(),u(i("secret.selected"))}}var li=({title:e,text:t,label:s,value:n})=>ct(a=>Jp`
  <h2>${e}</h2>
  <p>${t}</p>
  <div class="field">
    <label for="secret">${s}</label>
    <input id="secret" readonly spellcheck="false" autocomplete="off" .value=${n} @focus=${o=>o.target.select()}>
  </div>
  <div class="row end">
    <button type="button" class="quiet" @click=${()=>a()}>${i("action.close")}</button>
    <button type="button" @click=${()=>Kp(n)}>${c("copy")} ${i("secret.copy")}</button>
  </div>`,{label:e});function Zp({mediaBytes:e,mediaLimit:t}){let s=tt(e);return t===null?i("admin.usage",{size:s}):t?i("admin.usageOf",{size:s,limit:tt(t)}):i("admin.usageUnlimited",{size:s})}var Xp=e=>[i("admin.joined",{date:ft(e.createdAt)}),e.seenAt?i("admin.seen",{date:ft(e.seenAt)}):i("admin.notSeen"),i("admin.finds",{n:e.findCount}),Zp(e),e.invitedBy&&i("admin.invitedBy",{name:v(e.invitedBy)})],Qp=({suspendedAt:e,endsAt:t})=>t?i("admin.suspendedUntil",{date:Ct(t)}):i("admin.suspendedSince",{when:Bs(e)}),tu=e=>G`<p class="note">${Qp(e)}<br>${i("admin.reasonIs",{reason:e.reason})}</p>`,eu=e=>e.suspension?G`<span class="person"><span class="avatar none">${c("block")}</span> <span>${us(e)}</span></span>`:G`<a class="person" href="/people/${e.id}">${R(e)} <span>${us(e)}</span></a>`,br=(e,t)=>G`
  ${F(t)}
  ${oe(t)}
  ${e.asksPassword?Wt(t,"password",i("account.password")):je}`,su=(e,t)=>D(s=>e.adminForm(t,s),i("admin.adminTitle",{name:v(t)}),s=>G`
  <p>${i("admin.adminText")}</p>
  ${br(e,s)}`,()=>G`<button type="submit" class="danger">${i("admin.admin")}</button>`);async function iu(e,t){await A(i("admin.memberTitle",{name:v(t)}),i("admin.memberText"),i("admin.member"))&&e.demote(t)}var nu=["instance","own","none"],au=(e,t)=>{e.kind??=t.mediaLimit===null?"instance":t.mediaLimit?"own":"none";let s=n=>{e.kind=n,e.update()};return G`
    ${F(e)}
    ${P("kind",{label:i("admin.limit"),options:nu.map(n=>[n,i(`admin.limits.${n}`)]),chosen:e.kind,set:s})}
    ${e.kind==="own"?d(e,"size",{label:i("admin.size"),kind:"number",mode:"numeric",required:!0,value:t.mediaLimit?Math.round(t.mediaLimit/2**20):""}):je}`};async function pi(e,t,s){let n=await e;return n&&u(i(t,{name:v(s)})),n}var ou=(e,t)=>D(s=>e.limitForm(t,s),i("admin.limitTitle",{name:v(t)}),s=>au(s,t),()=>G`<button type="submit">${i("action.save")}</button>`),ru=(e,t)=>D(s=>e.suspendForm(t,s),i("admin.suspendTitle",{name:v(t)}),s=>G`
  <p>${i("admin.suspendText")}</p>
  ${F(s)}
  ${d(s,"reason",{label:i("admin.reason"),hint:i("admin.reasonHint"),kind:"area",value:t.suspension?.reason,required:!0,most:500})}
  ${d(s,"days",{label:i("admin.days"),hint:i("admin.daysHint"),kind:"number",mode:"numeric"})}`,()=>G`<button type="submit" class="danger">${i("admin.suspend")}</button>`);async function cu(e,t){let s="";await D(o=>e.linkForm(t,r=>{s=r,o()}),i("admin.linkTitle",{name:v(t)}),o=>G`
    <p>${i("admin.linkAsk",{name:v(t)})}</p>
    ${br(e,o)}`,()=>G`<button type="submit">${i("admin.linkMake")}</button>`)&&await li({title:i("admin.link"),text:i("admin.linkText",{name:v(t)}),label:i("admin.linkLabel"),value:s})}async function lu(e,t){let s=D(n=>e.deleteForm(t,n),i("admin.deleteTitle",{name:v(t)}),n=>G`
    <p>${i("admin.deleteText")}</p>
    ${F(n)}
    ${d(n,"name",{label:i("admin.deleteName",{name:t.username}),required:!0,complete:"off"})}
    ${d(n,"reason",{label:i("admin.reason"),hint:i("admin.logHint"),most:500})}`,()=>G`<button type="submit" class="danger">${i("admin.delete")}</button>`);await pi(s,"admin.deleteDone",t)&&x("account-search")}function pu(e,t){let s=(a,o,r)=>({text:a,label:`${a}: ${v(t)}`,run:o,isDanger:r}),n=[t.role==="admin"?s(i("admin.member"),()=>iu(e,t)):s(i("admin.admin"),()=>pi(su(e,t),"admin.adminDone",t)),s(i("admin.limit"),()=>pi(ou(e,t),"admin.limitDone",t))];return e.isMe(t)?n:[...n,...t.suspension?[]:[s(i("admin.link"),()=>cu(e,t))],s(i(t.suspension?"admin.suspendAgain":"admin.suspend"),()=>pi(ru(e,t),"admin.suspendDone",t),!t.suspension),...t.suspension?[s(i("admin.lift"),()=>e.lift(t))]:[],s(i("admin.delete"),()=>lu(e,t),!0)]}var wr=(e,t)=>G`
  <li class="account">
    <div class="row between">
      <span class="row">
        ${eu(t)}
        ${t.role==="admin"?G`<span class="badge">${i("admin.role")}</span>`:je}
        ${e.isMe(t)?G`<span class="badge">${i("people.you")}</span>`:je}
        ${t.suspension?G`<span class="badge warning">${i("admin.suspended")}</span>`:je}
      </span>
      ${At(i("people.menu",{name:v(t)}),pu(e,t))}
    </div>
    <p class="soft facts">${Xp(t).filter(Boolean).map(s=>G`<span>${s}</span>`)}</p>
    ${t.suspension?tu(t.suspension):je}
  </li>`;function mu(e,t){e.preventDefault(),t.search()}var du=e=>ui`
  <form role="search" @submit=${t=>mu(t,e)}>
    <label for="account-search">${i("people.search")}</label>
    <div class="search">
      ${c("search")}
      <input id="account-search" type="search" maxlength="31" autocomplete="off" autocapitalize="none" spellcheck="false"
        .value=${e.text} @input=${t=>e.type(t.target.value)}>
    </div>
  </form>
  <div class="chips" role="group" aria-label=${i("admin.which")}>
    ${jn.map(t=>Pe(e.status===t,i(`admin.statuses.${t}`),()=>e.choose(t)))}
  </div>`;function hu(e){let{items:t,problem:s,load:n}=e.list;return s?m(s,n):t?t.length?ui`
    <ul class="people" aria-label=${i("admin.people")}>${t.map(a=>wr(e,a))}</ul>
    ${B(e.list)}`:ui`<p class="soft" role="status">${i("admin.noAccounts")}</p>`:y(4)}function yr(e){let t=new ni(e);return{title:i("admin.people"),ready:t.list.load(),view:()=>ui`
      ${w(i("admin.people"),uu,"/admin")}
      <section class="card">${du(t)}${hu(t)}</section>`,close:()=>t.close()}}import{html as Su,nothing as Fu}from"../lib/lit-html/lit-html.js";var vr=e=>e.slice(1).match(/../g).map(t=>Number.parseInt(t,16)/255),kr=e=>e<=.04045?e/12.92:((e+.055)/1.055)**2.4,fu=e=>e<=.0031308?e*12.92:1.055*e**.4166666666666667-.055;function Ne(e){let[t,s,n]=vr(e).map(kr);return 1.05/(.2126*t+.7152*s+.0722*n+.05)}var De=4.5;function mi(e){let t=e;for(let s=1;Ne(t)<De;s-=.01)t=`#${vr(e).map(n=>Math.round(255*fu(kr(n)*s)).toString(16).padStart(2,"0")).join("")}`;return t}async function ws(e){if(!/^image\/(jpeg|png|webp|avif|heic|heif)$/.test(e.type))return e;try{return await $u(e)}catch{return e}}async function $u(e){let t=await createImageBitmap(e,{imageOrientation:"from-image"}),s=Math.min(1,2560/Math.max(t.width,t.height));if(s===1&&e.size<409600)return t.close(),e;let n=new OffscreenCanvas(Math.max(1,Math.round(t.width*s)),Math.max(1,Math.round(t.height*s))),a=n.getContext("2d");a.fillStyle="#fff",a.fillRect(0,0,n.width,n.height),a.drawImage(t,0,0,n.width,n.height),t.close();let o=await n.convertToBlob({type:"image/jpeg",quality:.85});return o.size<e.size?new File([o],e.name.replace(/\.\w+$/,"")+".jpg",{type:"image/jpeg"}):e}var _e=class{progress=null;#t;#e;#s;constructor(t,s,{has:n,take:a}){[this.#t,this.#e,this.#s,this.has]=[t,s,a,n]}async set(t,s=Se){let n=a=>{this.progress=a,this.#e.update()};n(0);try{await this.#s(await s("PUT",this.#t,await ws(t),{signal:this.#e.signal,progress:n})),u(i("profile.pictureSaved"))}catch(a){a.name!=="AbortError"&&u(q(a))}n(null)}async remove(){try{await I(this.#t),await this.#s(null)}catch(t){u(q(t))}this.#e.update()}};var xr=2**20,di="/api/admin/instance",Or=["invite","open","closed"],qr=["members","admins","off"],Ue="#0f766e",ys={teal:Ue,blue:"#1d4ed8",violet:"#6d28d9",pink:"#be185d",red:"#b91c1c",green:"#15803d",grey:"#475569"},Ce=class{values=null;accent=Ue;#t;constructor(t){this.#t=t,this.loading=C(t,async()=>{this.values=await $(di,{signal:t.signal}),this.accent=this.savedAccent}),this.picture=new _e(`${di}/picture`,t,{has:()=>!!this.values.picture,take:async s=>this.#e(s??await $(di))}),this.form=new O({send:async s=>{await this.save(s),u(i("admin.saved"))},update:t.update})}get startView(){return ae(this.values.startView)}get myView(){return ee.get()}async begin(t){await H(this.save({startView:t}))&&u(i("admin.saved")),this.#t.update()}get savedAccent(){return this.values?.accent||Ue}get isAccentDark(){return Ne(this.accent)>=De}chooseAccent(t){this.accent=t,delete this.form.errors.accent;let s=Math.floor(Ne(t)*10)/10;this.isAccentDark||(this.form.errors.accent=i("admin.accentLight",{contrast:S(s),least:S(De)})),this.form.update()}get darkerAccent(){return mi(this.accent)}isFixed(t){return this.values.fixed.includes(t)}get limit(){return this.values.mediaLimit?Math.round(this.values.mediaLimit/xr):""}async save({registration:t,invites:s,mediaLimit:n,...a}){let o={};for(let[r,l]of Object.entries(a))o[r]=l.trim();a.accent===Ue&&(o.accent=""),t&&t!==this.values.registration&&(o.registration=t),s&&s!==this.values.invites&&(o.invites=s),n!==void 0&&n!==String(this.limit)&&(o.mediaLimit=Math.round(Number(n)*xr)),this.#e(await E(di,o))}#e(t){this.values=t;let{fixed:s,mediaLimit:n,registration:a,invites:o,...r}=this.values;Object.assign(f(),{instance:r,registration:a,invites:a==="closed"?"off":o})}},hi=class{values=null;busy=!1;#t;constructor(t){this.#t=t,this.loading=C(t,async()=>{this.values=await $("/api/admin/checks",{signal:t.signal})})}run=async()=>{this.busy||(this.busy=!0,this.#t.update(),await this.loading.load(),this.busy=!1,this.#t.update())}},fi=class{values=null;wishes=[];constructor(t){this.loading=C(t,async()=>{let[s,n]=await Promise.all([$("/api/admin/overview",{signal:t.signal}),$("/api/admin/map",{signal:t.signal}).catch(()=>({wishes:[]}))]);Object.assign(this,{values:s,wishes:n.wishes})})}};import{html as $i,nothing as _n}from"../lib/lit-html/lit-html.js";var gu={ok:"check",warn:"flag",fail:"close"},bu=e=>$i`
  <li class="row finding ${e.status}">
    ${c(gu[e.status])}
    <span class="grow">
      <span class="strong">${i(`admin.check.${e.status}`)}</span> <span class="soft" lang="en">${e.check}</span><br>
      <span lang="en">${e.text}</span>
      ${e.fix?$i`<br><span lang="en" class="soft">${e.fix}</span>`:_n}
    </span>
  </li>`;function wu({status:e,findings:t}){return $i`
    <p class="strong">${i(`admin.checked.${e}`)}</p>
    <ul class="people">${t.map(bu)}</ul>`}var Sr=e=>$i`
  <section class="card" id="checks">
    <h2>${i("admin.checks")}</h2>
    <p class="hint">${i("admin.checksText")}</p>
    <div class="stack" aria-live="polite">
      ${e.loading.problem?m(e.loading.problem,e.run):_n}
      ${e.values&&!e.loading.problem?wu(e.values):_n}
    </div>
    <div><button class="quiet" id="check" type="button" aria-busy=${e.busy?"true":"false"} @click=${e.run}>
      ${i(e.values?"admin.checkAgain":"admin.check")}</button></div>
  </section>`;import{html as It,nothing as He}from"../lib/lit-html/lit-html.js";var yu=["disk_nearly_full","clock_apart","push_off","no_base_url","registration_open","storage_failing","data_folder","no_ffmpeg","decoders_not_confined","backup_missing"],Gt=(e,t)=>It`<div class="row between"><dt>${e}</dt><dd class="strong">${t}</dd></div>`,vu=e=>i("admin.jobsOf",{push:S(e.pushJobs),media:S(e.mediaJobs)}),ku=e=>It`
  ${Gt(i("admin.backup"),e.lastAt?It`${W(e.lastAt)}, ${i(`admin.backup.${e.result}`)}`:i(`admin.backup.${e.result}`))}
  ${Gt(i("admin.backupPlace"),e.place)}`,xu=e=>It`
  <dl class="stack">
    ${Gt(i("admin.users"),S(e.users))}
    ${Gt(i("admin.publicFinds"),S(e.finds))}
    ${Gt(i("admin.media"),tt(e.mediaBytes))}
    ${e.diskFree===null?He:Gt(i("admin.disk"),tt(e.diskFree))}
    ${e.pushJobs||e.mediaJobs?Gt(i("admin.jobs"),vu(e)):He}
    ${e.backup?ku(e.backup):He}
    ${Gt(i("admin.swept"),e.sweptAt?W(e.sweptAt):i("admin.never"))}
    ${Gt(i("admin.version"),`${e.version}, ${e.database==="postgres"?"PostgreSQL":"SQLite"}`)}
  </dl>`,Ou=e=>It`<li class="note">${i(`admin.problem.${e}`)}</li>`,qu=e=>It`
  <details>
    <summary>${i("admin.largest")}</summary>
    <ul class="plain-list">
      ${e.map(t=>It`
        <li class="row between"><a href="/admin/people?q=${t.username}">${t.username}</a> <span>${tt(t.mediaBytes)}</span></li>`)}
    </ul>
  </details>`,Fr=({wishes:[e,...t]})=>e?It`
  <a class="note wished" href="/admin/map">${t.length?i("admin.wishes",{title:e.title,n:t.length}):i("admin.wish",{title:e.title})}</a>`:He;function Pr({values:e,loading:t}){if(t.problem)return m(t.problem,t.load);if(!e)return y(3);let s=e.problems.filter(n=>yu.includes(n));return It`
    ${s.length?It`<ul class="stack plain-list" aria-label=${i("admin.problems")}>${s.map(Ou)}</ul>`:He}
    <section class="card">
      <h2>${i("admin.state")}</h2>
      ${xu(e)}
      ${e.largest.length?qu(e.largest):He}
    </section>`}import{html as Tr,nothing as Un}from"../lib/lit-html/lit-html.js";var st=(e,t,s,n="",a=Un)=>Tr`
  <li>
    <a class="area" href=${e}>
      ${t?c(t):Un}
      <span class="grow" lang=${a}>
        <span class="strong">${s}</span>${n?Tr`<br><span class="soft">${n}</span>`:Un}
      </span>
      ${c("next")}
    </a>
  </li>`;var Pu=[["people","/admin/people","people"],["invites","/invites","plus"],["reports","/admin/reports","flag"],["log","/admin/log","feed"],["map","/admin/map","map"],["categories","/admin/categories","filter"],["instance","/admin/instance","gear"],["welcome","/admin/welcome","check"],["help","/help","comment"]];function Lr(e){let t=new fi(e),s=new hi(e);return{title:i("admin.title"),ready:t.loading.load(),view:()=>Su`
      ${w(i("admin.title"),Fu,"/profile")}
      ${Fr(t)}
      <section class="card">
        <ul class="people">${Pu.map(([n,a,o])=>st(a,o,i(`admin.${n}`),i(`admin.about.${n}`)))}</ul>
        <p class="hint">${i("admin.private")}</p>
      </section>
      ${Pr(t)}
      ${Sr(s)}`}}import{html as it,nothing as vs}from"../lib/lit-html/lit-html.js";var Ar="/api/admin/instance",Cn=20,gi=class{list=null;isOwn=!1;#t;#e;constructor(t,s){[this.#t,this.#e]=[t,s],this.loading=C(t,async()=>{this.#s(await $(Ar,{signal:t.signal}))})}#s({categories:t=[]}){this.isOwn=t.length>0,this.list=this.isOwn?t:ie.map(s=>({code:s}))}get left(){return ie.filter(t=>!this.list.some(s=>s.code===t))}get isFull(){return this.list.length>=Cn}async save(t){let s=await E(Ar,{categories:t});this.#s(s),f().instance={...f().instance,categories:s.categories},f().categories=this.list.map(n=>n.code),this.#e(f().instance.accent??""),this.#t.update()}async change(t){await H(this.save(t))&&u(i("admin.saved"))}move(t,s){let n=[...this.list];return n.splice(t+s,0,...n.splice(t,1)),this.change(n)}remove(t){return this.change(this.list.toSpliced(t,1))}add(t){return this.change([...this.list,t])}restore(){return this.change([])}},bi=class{sign;color;isDarkened=!1;#t;#e;constructor(t,s,n){this.#t=t,this.#e=s;let{sign:a,color:o=""}=this.was;this.color=o,this.sign=a??(ie.includes(this.was.code)?this.was.code:""),this.form=new O({send:async r=>{await this.#s(r).catch(l=>{throw this.#i(l)}),u(i("admin.saved")),n()}})}get was(){return this.#t.list[this.#e]??{}}get names(){return this.was.names??{}}get isNamed(){return ie.includes(this.was.code)}choose(t){this.isDarkened=Ne(t)<De,this.color=this.isDarkened?mi(t):t,this.form.update()}show(t){this.sign=t,this.form.clear("sign"),this.form.update()}#s({en:t="",de:s=""}){let n=Object.fromEntries(Object.entries({en:t.trim(),de:s.trim()}).filter(([,l])=>l)),a=this.was.code??n[Ot()],o={code:a,names:n};this.sign&&this.sign!==a&&(o.sign=this.sign.trim()),this.color&&(o.color=this.color);let r=[...this.#t.list];return r[this.#e??r.length]=o,this.#t.save(r)}#i(t){let s={code:Ot(),"names.en":"en","names.de":"de",sign:"sign"},n=a=>s[a.replace(/^body\.categories\[\d+\]\./,"")]??"";return Object.assign(t,{errors:t.errors?.map(a=>({...a,location:`body.${n(a.location)}`}))})}};function wi(e){let t=document.querySelectorAll('link[href^="/theme.css"]'),s=Object.assign(document.createElement("link"),{rel:"stylesheet",href:k("/theme.css",{accent:e.slice(1)})});s.addEventListener("load",()=>{for(let n of t)n.remove()}),s.addEventListener("error",()=>s.remove()),document.head.append(s)}var Tu=(e,t)=>it`
  <button type="button" class="round" aria-label=${z(t)} title=${z(t)}
    aria-pressed=${String(e.sign===t)} @click=${()=>e.show(e.sign===t?"":t)}>${ot(t)}</button>`,Lu=e=>it`
  <fieldset class="field">
    <legend>${i("categories.sign")}</legend>
    <div class="swatches">${ie.map(t=>Tu(e,t))}</div>
    <label for="sign">${i("categories.emoji")} <span class="soft">${i("form.optional")}</span></label>
    <input id="sign" name="sign" type="text" data-most="12" autocomplete="off" .value=${ie.includes(e.sign)?"":e.sign}
      aria-describedby=${e.form.errors.sign?"sign-error":"sign-hint"} aria-invalid=${e.form.errors.sign?"true":vs}
      @input=${t=>e.show(t.target.value)}>
    ${e.form.errors.sign?it`<p class="error" id="sign-error">${i("categories.badSign")}</p>`:it`<p class="hint" id="sign-hint">${i("categories.emojiHint")}</p>`}
  </fieldset>`,Au=(e,t,s)=>it`
  <button type="button" class="swatch" aria-label=${i(`admin.colours.${t}`)} title=${i(`admin.colours.${t}`)}
    aria-pressed=${String(s===e.color)} @click=${()=>e.choose(s)}>
    <svg viewBox="0 0 32 32" aria-hidden="true"><circle cx="16" cy="16" r="16" fill=${s}/></svg>
    ${s===e.color?c("check"):vs}
  </button>`,Iu=e=>it`
  <div class="field">
    <label for="color">${i("categories.color")}</label>
    <input id="color" type="color" .value=${e.color||ys.teal} aria-describedby="color-note"
      @change=${t=>e.choose(t.target.value)}>
    <div class="swatches">${Object.entries(ys).map(([t,s])=>Au(e,t,s))}</div>
    <p class="hint" id="color-note" aria-live="polite">${e.isDarkened?i("categories.darkened"):i("categories.colorHint")}</p>
  </div>`;function Mr(e,t){let s=null,n=t===void 0?i("categories.new"):i("categories.editTitle",{name:z(e.list[t].code)});return D(a=>(s=new bi(e,t,a)).form,n,()=>it`
    ${F(s.form)}
    ${Mu().map((a,o)=>d(s.form,a,{label:i(`categories.name.${a}`),value:s.names[a],most:50,required:o===0&&!s.was.code,hint:o===0&&s.isNamed?i("categories.nameHint",{name:z(s.was.code)}):""}))}
    ${Lu(s)}
    ${Iu(s)}`,a=>N(a,i("action.save")))}var Mu=()=>[Ot(),...Ms.filter(e=>e!==Ot())];async function Bu(e,t){let s=i("categories.removeTitle",{name:z(e.list[t].code)});await A(s,i("categories.removeText"),i("categories.remove"))&&await e.remove(t)}async function ju(e){await A(i("categories.restoreTitle"),i("categories.restoreText"),i("categories.restore"))&&await e.restore()}var Ir=(e,t,s,n,a,o)=>it`
  <button type="button" class="round ${n}" ?disabled=${!e.list[t+s]} aria-label="${i(a)}: ${o}" title=${i(a)}
    @click=${()=>e.move(t,s)}>${c("back")}</button>`;function Nu(e,{code:t},s){let n=z(t);return it`
    <li class="row between">
      ${ot(t)}
      <span class="grow" dir="auto">${n}</span>
      <span class="row">
        ${Ir(e,s,-1,"up","categories.up",n)}
        ${Ir(e,s,1,"down","categories.down",n)}
        ${At(i("categories.more",{name:n}),[{text:i("categories.edit"),sign:"edit",run:()=>Mr(e,s)},...e.list.length>1?[{text:i("categories.remove"),sign:"trash",isDanger:!0,run:()=>Bu(e,s)}]:[]])}
      </span>
    </li>`}var Du=e=>e.left.length&&!e.isFull?it`
  <h2>${i("categories.left")}</h2>
  <div class="chips">${e.left.map(t=>it`
    <button type="button" class="chip" @click=${()=>e.add({code:t})}>
      ${ot(t)} ${z(t)} ${c("plus")}
    </button>`)}
  </div>`:vs,_u=e=>it`
  <section class="card">
    <p class="hint">${i("categories.about")}</p>
    <ul class="people">${e.list.map((t,s)=>Nu(e,t,s))}</ul>
    ${e.isFull?it`<p class="hint">${i("categories.full",{n:Cn})}</p>`:it`
      <p><button type="button" class="quiet" id="new-category" @click=${()=>Mr(e)}>
        ${c("plus")} ${i("categories.new")}
      </button></p>`}
    ${Du(e)}
    ${e.isOwn?it`
      <p><button type="button" class="quiet" @click=${()=>ju(e)}>${i("categories.restore")}</button></p>`:vs}
  </section>`;function Br(e){let t=new gi(e,wi);return{title:i("admin.categories"),ready:t.loading.load(),view:()=>it`
      ${w(i("admin.categories"),vs,"/admin")}
      ${t.loading.problem?m(t.loading.problem,t.loading.load):t.list?_u(t):y(6)}`}}import{html as yi,nothing as Hn}from"../lib/lit-html/lit-html.js";var jr={role_changed:"shield",media_limit_changed:"gear",account_suspended:"block",suspension_lifted:"check",account_deleted:"trash",invite_revoked:"close",sign_in_link_created:"lock",sign_in_link_used:"lock",report_closed:"flag",find_hidden:"block",find_shown:"check",find_deleted:"trash",comment_hidden:"block",comment_shown:"check",comment_deleted:"trash",instance_changed:"gear"},Uu={mediaLimit:"limitOfAll",invites:"whoInvites"},Cu=e=>parseInt(e,10)?tt(parseInt(e,10)):i(`admin.limits.${e.startsWith("0 ")?"none":"instance"}`);function Hu({action:e,reason:t}){return e==="role_changed"?i(`admin.roles.${t}`):e==="report_closed"?i(`report.result.${t}`):e==="instance_changed"?t.split(", ").map(s=>i(`admin.${Uu[s]??s}`)).join(", "):e==="media_limit_changed"?Cu(t):t}function Eu(e){let t={actor:e.actorName||i("admin.commandLine"),target:e.targetName,action:e.action};return i(jr[e.action]?`admin.act.${e.action}`:"admin.act.other",t)}var Ru=e=>yi`
  <li class="row act">
    ${c(jr[e.action]??"shield")}
    <span class="grow">
      <span class="strong">${Eu(e)}</span><br>
      ${e.reason?yi`<span dir="auto">${Hu(e)}</span><br>`:Hn}
      <span class="soft">${W(e.createdAt)}</span>
    </span>
  </li>`;function zu(e){return e.problem?m(e.problem,e.load):e.items?e.items.length?yi`
    <section class="card">
      <p class="hint">${i("admin.logText")}</p>
      <ul class="people">${e.items.map(Ru)}</ul>
      ${B(e)}
    </section>`:M(i("admin.noActs"),i("admin.noActsText"),Hn,"feed"):y(4)}function Nr(e){let t=V(e,"/api/admin/log");return{title:i("admin.log"),ready:t.load(),view:()=>yi`${w(i("admin.log"),Hn,"/admin")}${zu(t)}`}}import{html as lt,nothing as qt}from"../lib/lit-html/lit-html.js";var Vu=8,vi=class{items=[];at=-1;#t;#e=null;#s=[];#i=!1;constructor(t){this.#t=t}async follow(t){this.#i=!0,this.#n(t),this.#e??=$("/api/finds/categories",{signal:this.#t.signal}).catch(()=>(this.#e=null,[])),this.#s=await this.#e,this.#i&&this.#n(t)}close(){this.#i=!1,this.#a([])}move(t){let s=this.items.length;this.at=this.at<0&&t<0?s-1:(this.at+t+s)%s,this.#t.update()}#n(t){let s=se(t.trim()),n=new Set(this.#s.map(o=>o.category)),a=s?ne().filter(o=>!n.has(o)).map(o=>({category:o,ownCount:0,count:0})):[];this.#a([...this.#s,...a].filter(({category:o})=>{let r=se(z(o));return r.includes(s)&&(r!==s||Te(o))}).slice(0,Vu))}#a(t){Object.assign(this,{items:t,at:-1}),this.#t.update()}};var Wu=1200*36e5,ki=class{id;stored=null;#t;#e;#s;#i=null;#n=new Set;#a=!1;#o=!1;constructor(t){this.#t=t,this.#s=!t.params.id;let s=t.params.id??t.query.get("draft");this.#r(new RegExp(`^${Ea}$`).test(s)||!this.#s?s:Fe()),this.#s&&!this.stored&&this.#r(Fe())}#r(t){this.id=t,this.#e=this.#s?zt(t):vo(t),this.stored=this.#e.get()}get findId(){return this.#i??=ao(this.id)>Date.now()-Wu?this.id:Fe()}get path(){let t=new URLSearchParams(this.#t.query);return t.set("draft",this.id),`/new?${t}`}save(t){if(!(this.#o||this.#t.signal.aborted)){if(!t)return this.#e.remove();this.#e.set({...t,at:Date.now()}),this.#s&&!this.#a&&this.#t.rename(this.path),this.#a=!0}}async files(){if(!this.stored||!this.#s)return[];let t=new Set(this.stored.media?.map(n=>n.key)),s=await Js(this.id);for(let{key:n}of s)this.#n.add(n);return s.filter(n=>!t.has(n.key))}get hasFiles(){return this.#n.size>0}release(t){let s=new Set(t.filter(n=>!n.media).map(n=>n.key));for(let n of this.#n)s.has(n)||(this.#n.delete(n),xo(n))}remove(){return this.#o=!0,this.#e.remove(),this.#s?Ks(this.id):null}};async function Dr(e,t){if(t?.point)return t;let s=e.get("place");if(s){let a=await $(`/api/locations/${encodeURIComponent(s)}?includePrivate=true&includeFriends=true&findsLimit=0`);return{location:a,point:et(a)}}let n=ae(e.get("at"));return n?{point:{lat:n.lat,lng:n.lng}}:null}var _r=({location:e,locationId:t,exact:s})=>{let{name:n,...a}=s??e;return{location:{...e,name:n,id:t},point:et(a),name:n,by:"search"}},xi=()=>Vt.includes(cs.get())?cs.get():"everyone",Oi=({title:e,description:t,category:s,audience:n,area:a,exactForFriends:o})=>({title:e,description:t,category:s,audience:n,area:a,exactForFriends:o}),En=({audience:e,area:t,exactForFriends:s})=>({audience:e,area:t,exactForFriends:s});function Ur(e,t){if(e?.was&&Object.entries(t).every(([n,a])=>e.was[n]===a))return En(e);let s=e?.audience??(e?.isPublic===!1?"friends":"everyone");return{...t,audience:Vt[Math.max(Vt.indexOf(s),Vt.indexOf(t.audience))]}}function Cr({title:e,description:t,category:s,audience:n,area:a="",exactForFriends:o},r={area:""}){let l={title:e.trim(),description:t.trim()||null,category:s.trim()||null},p=a!==""&&a!==r.area,h=p?{area:Number(a)}:{},T=Number(a)&&(p||o!==r.exactForFriends)?{exactForFriends:o==="true"}:{};return{...l,...n===r.audience?{}:{audience:n},...h,...T}}var Hr=({location:e},{area:t=""})=>t!==""&&(e?.area??0)>Number(t),Er=(e,{area:t})=>J(`/api/finds/${e}`,{area:Number(t),homeZone:!1}),Rr=({location:e,exact:t})=>({area:String(e.area??0),exactForFriends:String(t?.forFriends??!0)});var Ee=class{uploads=null;place=null;placeError="";shown;#t=null;#e;constructor(t,s){this.page=t,this.#e=s,this.draft=new ki(t),this.form=new O({send:a=>this.#s(a),update:t.update}),this.isRestored=!!this.draft.stored;let{stored:n}=this.draft;this.values={...n,audience:n?.audience??(n?.isPublic===!1?"friends":xi())},this.proposals=new vi(t),this.loading=C(t,()=>this.begin())}get isOther(){return this.#t??!!(this.values.category&&!Te(this.values.category))}changed(){this.place?.title&&(this.values.title||=this.place.title,this.place.title=""),this.saveDraft(),this.page.update()}addFiles(t){return this.uploads.add(t)}change(t){this.values={...this.values,...t},this.changed()}chooseCategory(t){this.#t=t==="other"&&!this.isOther,this.change({category:t===this.values.category||t==="other"?"":t})}async submit(t){return this.placeError="",await this.form.submit(t),!this.placeError}async#s(t){let{point:s,name:n,location:a}=this.place.value;if(!s){this.placeError=i("spot.missing"),this.page.update();return}if(await this.uploads.settled(),this.uploads.hasFailed)throw{code:"failed",text:i("edit.uploadFailed")};let o={point:s,name:n||this.place.proposal,location:a},r=Cr({category:this.values.category??"",...t},this.shown),l=await this.write(r,o).catch(p=>this.#i(p));l&&(Hr(l,t)&&await this.#e.showHome()&&await Er(l.id,t).catch(p=>u(q(p))),await this.leave(`/finds/${l.id}`,i(this.isNew?"edit.published":"edit.saved")))}#i(t){let s=co(t);throw s.length?(this.uploads.removeMissing(s),{code:"failed",text:i("edit.photosGone")}):t}close(){this.uploads?.stop(),this.place?.close()}};async function qi(e){try{let t=await Re(e,0,262144),s=await Gu(e,t);return s?em(tm(s.view,s.tiff)):zr}catch{return zr}}var zr={place:null,time:""},Re=async(e,t,s)=>new DataView(await e.slice(t,t+s).arrayBuffer());function Gu(e,t){return t.getUint16(0)===65496?Yu(t):t.getUint32(0)===2303741511?Vr(e,{at:8,little:!1,name:"eXIf",extra:12,sizeFirst:!0}):Yt(t,0,4)==="RIFF"&&Yt(t,8,4)==="WEBP"?Vr(e,{at:12,little:!0,name:"EXIF",extra:8,even:!0}):Yt(t,4,4)==="ftyp"?Ku(e):null}var Yt=(e,t,s)=>String.fromCharCode(...Array.from({length:s},(n,a)=>e.getUint8(t+a)));function Yu(e){for(let t=2;t+10<e.byteLength;t+=2+e.getUint16(t+2)){let s=e.getUint16(t);if(s===65505&&e.getUint32(t+4)===1165519206)return{view:e,tiff:t+10};if(s===65498||s>>8!==255)return null}return null}var Rn=1<<20,zn=1e4;async function Vr(e,{at:t,little:s,name:n,extra:a,sizeFirst:o,even:r}){for(let l=0;l<zn&&t+8<=e.size;l++){let p=await Re(e,t,8),h=p.getUint32(o?0:4,s);if(Yt(p,o?4:0,4)===n)return Ju(await Re(e,t+8,Math.min(h,Rn)));t+=a+h+(r?h%2:0)}return null}var Ju=e=>({view:e,tiff:Yt(e,0,4)==="Exif"?6:0});function Wr(e,t,s){let n=[];for(let a=t;a+8<=s&&n.length<zn;){let o=e.getUint32(a),r=8;if(o===1&&([o,r]=[Number(e.getBigUint64(a+8)),16]),o===0&&(o=s-a),o<r)break;n.push({type:Yt(e,a+4,4),from:a+r,to:Math.min(a+o,s)}),a+=o}return n}async function Ku(e){for(let t=0,s=0;s<zn&&t+8<=e.size;s++){let n=await Re(e,t,16),a=n.getUint32(0);if(a===1&&(a=Number(n.getBigUint64(8))),a===0&&(a=e.size-t),a<8)return null;if(Yt(n,4,4)==="meta")return Zu(e,await Re(e,t,Math.min(a,Rn)));t+=a}return null}async function Zu(e,t){let s=Wr(t,t.getUint32(0)===1?20:12,t.byteLength),n=p=>s.find(h=>h.type===p),a=Xu(t,n("iinf")),o=a===null?null:Qu(t,n("iloc"),a);if(!o)return null;let r=o.method===1?n("idat"):null,l=r?new DataView(t.buffer,t.byteOffset+r.from+o.at,Math.min(o.size,r.to-r.from-o.at)):await Re(e,o.at,Math.min(o.size,Rn));return{view:l,tiff:4+l.getUint32(0)}}function Xu(e,t){if(!t)return null;let s=Wr(e,t.from+(e.getUint8(t.from)===0?6:8),t.to);for(let{from:n}of s){let a=e.getUint8(n)>2;if(Yt(e,n+(a?10:8),4)==="Exif")return a?e.getUint32(n+4):e.getUint16(n+4)}return null}function Qu(e,t,s){if(!t)return null;let n=e.getUint8(t.from),a=t.from+4,o=T=>{let Q=T===8?Number(e.getBigUint64(a)):T===4?e.getUint32(a):T===2?e.getUint16(a):0;return a+=T,Q},r=o(2),[l,p,h]=[r>>12,r>>8&15,r>>4&15],g=n?r&15:0;for(let T=o(n<2?2:4);T>0&&a<t.to;T--){let Q=o(n<2?2:4),xe=n?o(2)&15:0;o(2);let Ls=o(h),As=null;for(let Y=o(2);Y>0&&a<=t.to;Y--){o(g);let kt=Ls+o(l),Is=o(p);As??={method:xe,at:kt,size:Is}}if(Q===s)return As}return null}function tm(e,t){let s=e.getUint16(t)===18761,n=r=>e.getUint16(t+r,s);return{u32:r=>e.getUint32(t+r,s),text:(r,l)=>Yt(e,t+r,l),entries:r=>new Map(Array.from({length:n(r)},(l,p)=>[n(r+2+12*p),r+10+12*p]))}}function em(e){let t=e.entries(e.u32(4)),s=(n,a,o)=>{try{return t.has(n)?a(e,e.entries(e.u32(t.get(n)))):o}catch{return o}};return{place:s(34853,im,null),time:s(34665,sm,"")}}function sm({u32:e,text:t},s){let n=s.get(36867),a=n===void 0?null:/^(\d{4}):(\d\d):(\d\d) (\d\d:\d\d:\d\d)$/.exec(t(e(n),19));return a&&a[1]!=="0000"?`${a[1]}-${a[2]}-${a[3]}T${a[4]}`:""}function im({u32:e,text:t},s){let n=(r,l,p)=>{if(!s.has(l)||!s.has(p))return NaN;let h=e(s.get(p)),g=Q=>e(h+8*Q)/e(h+8*Q+4),T=r.indexOf(t(s.get(l),1).toUpperCase());return T<0?NaN:(g(0)+(g(1)||0)/60+(g(2)||0)/3600)*(T?-1:1)},a=n("NS",1,2),o=n("EW",3,4);return Math.abs(a)<=90&&Math.abs(o)<=180&&(a||o)?{lat:a,lng:o}:null}var nm=2,am=2,om=60,ze=class{removed=[];#t=!1;#e;#s;#i;#n;#a=()=>{};constructor(t,{changed:s,placed:n=()=>{},signal:a,send:o=Se}){this.items=t.map(({at:r,key:l,caption:p="",...h})=>({media:h,at:r,key:l,caption:p,state:"done"})),this.#e=r=>{this.#a(),s(r)},this.#s=n,this.#i=a,this.#n=o,addEventListener("online",()=>this.#u(),{signal:a})}get most(){return f().limits.mediaPerFind}get isBusy(){return this.items.some(t=>["waiting","sending","paused"].includes(t.state))}get isPaused(){return this.items.some(t=>t.state==="paused")}async settled(){for(;this.isBusy&&!this.isPaused;)await new Promise(t=>{this.#a=t})}files(){return Promise.all(this.items.map(async({media:t,at:s,file:n,caption:a})=>{let o=n?await ws(n):null;return t?{media:t,at:s,caption:a,blob:o}:{caption:a,blob:o,name:n.name||"file"}}))}get hasFailed(){return this.items.some(t=>t.state==="failed")}get isChanged(){return this.#t||this.removed.length>0||this.items.some(t=>!t.media?.id)}get media(){return this.items.filter(t=>t.media).map(t=>ro(t.media,t.caption))}get draft(){return this.items.filter(t=>t.media).map(({media:t,at:s,key:n,caption:a})=>({...t,at:s,key:n,caption:a}))}async add(t,s=[]){if(this.#i.aborted)return;let n=this.most-this.items.length,a=[...t].slice(0,n),o=a.map((r,l)=>({file:r,key:s[l],caption:"",preview:URL.createObjectURL(r),state:"waiting",progress:0}));this.items=[...this.items,...o],this.#e(t.length>n?i("upload.tooMany",{n:this.most}):""),await this.#o(a),this.#r()}async#o(t){for(let s of t){let{place:n}=await qi(s);if(this.#i.aborted)return;if(n)return this.#s(n)}}#r(){if(this.#i.aborted)return;let t=nm-this.items.filter(s=>s.state==="sending").length;for(let s of this.items.filter(n=>n.state==="waiting").slice(0,t))this.#l(s)}async#l(t){t.stop=new AbortController,Object.assign(t,{state:"sending",progress:0,problem:null}),this.#e();try{let s=await this.#m(t);if(!s)return;Object.assign(t,{media:s,at:Date.now(),state:"done"})}catch(s){if(s.name==="AbortError")return;Object.assign(t,{state:qe(s)?"paused":"failed",problem:q(s)}),t.state==="paused"&&this.#p(t,s.retryAfter)}this.#e(),this.#r()}#p(t,s){t.pause=Math.min(om,(t.pause??am/2)*2),t.timer=setTimeout(()=>this.retry(t),1e3*(s||t.pause))}#u(){for(let t of this.items.filter(s=>s.state==="paused"))this.retry(t)}async#m(t){let{signal:s}=t.stop,n=await ws(t.file),{videoBytes:a,imageBytes:o}=f().limits,r=n.type.startsWith("video/")?a:o;if(n.size>r)throw{code:"large",text:i("upload.large",{size:Ua(r)})};if(s.aborted)return null;let l=h=>{t.progress=h,this.#e()},[p]=await this.#n("POST","/api/media",n,{signal:s,progress:l});return p}retry(t){clearTimeout(t.timer),t.state="waiting",this.#r()}remove(t){this.#c(t),t.media?.id&&this.removed.push(t.media.id),this.items=this.items.filter(s=>s!==t),this.#e(),this.#r()}removeMissing(t){let s=this.items.filter(n=>n.media).filter((n,a)=>t.includes(a));s.forEach(this.#c),this.items=this.items.filter(n=>!s.includes(n)),this.#e()}move(t,s){this.items.splice(s,0,...this.items.splice(t,1)),this.#t=!0,this.#e()}setCaption(t,s){t.caption=s,this.#t=!0,this.#e()}stop(){this.items.forEach(this.#c)}#c({timer:t,stop:s,preview:n}){clearTimeout(t),s?.abort(),n&&URL.revokeObjectURL(n)}};var Si=class extends Ee{isNew=!1;title=i("edit.title");#t;#e="";#s="";constructor(t,s){super(t,s),this.back=`/finds/${t.params.id}`,this.#t=`/api${this.back}`}async begin(){let[t,s]=await Ca(this.#t),n=this.draft.stored;this.#s=s,this.#e=t.locationId,this.shown=En({audience:Ie(t),...Rr(t)}),this.values={...t,...n,...Ur(n,this.shown)};let a=o=>{o&&u(o),this.page.update()};this.uploads=new ze(t.media,{changed:a,signal:this.page.signal}),this.place=new wt(this.page,n?.place??_r(t),()=>this.changed())}saveDraft(){let t={...Oi(this.values),was:this.shown},s=this.place?.value;this.draft.save(s?.location?.id===this.#e?t:{...t,place:s})}async write(t,s){let{isPaused:n,isChanged:a,media:o,removed:r}=this.uploads;if(n)throw{code:"failed",text:i("edit.uploadFailed")};let l=await zs(s),p=l===this.#e?{}:{locationId:l},h=o.map(T=>T.id?{id:T.id,caption:T.caption??null}:T),g=a?{media:h,mediaToDelete:r}:{};return J(this.#t,{...t,...p,...g},{headers:this.#s?{"If-Match":this.#s}:{}})}overwrite(){this.#s=""}async leave(t,s=""){await this.draft.remove(),await this.page.go(t,{replace:!0}),s&&u(s)}discard(){return this.uploads?.stop(),this.leave(`${this.back}/edit`)}};async function Vn(){if(!await caches.has(ps))return null;let e=await caches.open(ps),[t]=await e.keys(),s=t&&await(await e.match(t))?.formData();return s?{key:t,values:rm(s),files:s.getAll("file"),left:Number(s.get("left"))}:null}function rm(e){let t=e.get("title"),s=[e.get("text"),e.get("url")].filter(Boolean).join(`
`);return{...t?{title:t}:{},...s?{description:s}:{}}}async function Gr(e){let t=await caches.open(ps);return await t.delete(e),(await t.keys()).length===0&&await caches.delete(ps),Vn()}var cm=2,Fi=class{items=[];isWhole=!1;#t;#e;constructor(t,s){this.#t=t,this.#e=s}get shown(){return this.isWhole?this.items:this.items.slice(0,cm)}async load(){await Oo();let t=await Js();if(this.#t.signal.aborted)return;this.close();let s=Ys().filter(n=>n.id!==this.#e);this.items=s.map(n=>{let a=n.media?.find(r=>r.at>Date.now()-Rs),o=a?null:t.find(r=>r.draft===n.id&&r.file.type.startsWith("image/"))?.file;return{draft:n,media:a,preview:o?URL.createObjectURL(o):""}}),this.#t.update()}showAll(){this.isWhole=!0,this.#t.update()}remove({draft:t}){zt(t.id).remove(),this.items=this.items.filter(s=>s.draft!==t),this.#t.update(),u(i("edit.draftDeleted"),"",{text:i("action.undo"),run:()=>this.#s(t)})}#s(t){return zt(t.id).set(t),this.load()}close(){for(let{preview:t}of this.items)t&&URL.revokeObjectURL(t)}};var lm=.15,Yr=e=>e.slice(0,10);function pm(e){let t="";return e.map(n=>({photo:n,time:t=n.time||t})).sort((n,a)=>n.time<a.time?-1:n.time>a.time?1:0).map(n=>n.photo)}var Jr=e=>e.find(t=>t.place)?.place??null,Kr=e=>e.find(t=>t.time)?.time??"";function um(e,t,s){let[n,a]=[Jr(e),Kr(e)];return e.length<s&&(!n||!t.place||Rt(n,t.place)<=lm)&&(!a||!t.time||Yr(a)===Yr(t.time))}function Zr(e,t){let s=[];for(let n of pm(e)){let a=s.findLast(o=>um(o,n,t));a?a.push(n):s.push([n])}return s}var ks=e=>({place:Jr(e),time:Kr(e)}),Xr=(e,t)=>e.flatMap((s,n)=>n===t?[]:n===t-1?[[...s,...e[t]]]:[s]),Qr=(e,t,s)=>e.flatMap((n,a)=>a===t?[n.slice(0,s),n.slice(s)]:[n]);var Pi=class{groups=null;busy=!1;#t;#e=new Map;constructor(t){this.#t=t}get most(){return f().limits.mediaPerFind}get count(){return this.groups.flat().length}async consider(t,s){if(this.groups)return this.consider([...this.decline(),...t],s);if(t.length<2)return!1;let n=await Promise.all(t.map(async o=>({file:o,...await qi(o)}))),a=Zr(n,this.most);if(this.#t.signal.aborted||a.length<2&&t.length<=s)return!1;for(let o of n)o.preview=o.file.type.startsWith("image/")?URL.createObjectURL(o.file):"";return this.#s(a),!0}#s(t){this.groups=t,this.#t.update();for(let s of t)this.#i(s)}async#i(t){let{place:s}=ks(t);if(!s||this.#e.has(t[0]))return;this.#e.set(t[0],"");let{name:n}=await Es(s,{signal:this.#t.signal});this.#e.set(t[0],n),this.#t.update()}describe=t=>({name:ks(t).place?this.#e.get(t[0])??"":"",time:ks(t).time});canMerge=t=>t>0&&this.groups[t-1].length+this.groups[t].length<=this.most;merge(t){this.#s(Xr(this.groups,t))}split(t,s){this.#s(Qr(this.groups,t,s))}decline(){let t=this.groups.flat().map(s=>s.file);return this.close(),this.#t.update(),t}async accept(){if(this.busy)return;this.busy=!0,this.#t.update();let t=this.groups.map(()=>Fe()),s=Date.now(),n=b()?.id;try{for(let[a,o]of this.groups.entries())await this.#n(n,t[a],o,s-a)}catch{if(b()?.id!==n)return null;for(let a of t)await mm(a);return this.busy=!1,this.#t.update(),u(i("group.noRoom"))}await this.#t.go(`/new?draft=${t[0]}`),u(i("group.made",{n:t.length}))}async#n(t,s,n,a){if(b()?.id!==t)throw{code:"stopped"};let{place:o}=ks(n),r={id:s,at:a,audience:xi(),media:[],label:this.describe(n).name};if(zt(s).set(o?{...r,place:{point:o,source:"photo",photo:o}}:r),!zt(s).get())throw{code:"storage"};await ko(s,n.map(l=>l.file),t)}close(){for(let{preview:t}of this.groups?.flat()??[])t&&URL.revokeObjectURL(t);this.groups=null}};async function mm(e){zt(e).remove(),await Ks(e)}var dm=["no_place_in_text","link_unknown"],Ti=class extends Ee{isNew=!0;title=i("edit.new");back="/";received=null;photosExpired=!1;#t="";constructor(t,s){super(t,s),this.drafts=new Fi(t,this.draft.id),this.several=new Pi(t)}async begin(){let{page:t,values:s}=this,n=await Dr(t.query,s.place),a=s.media??[],o=a.filter(h=>h.at>Date.now()-Rs);this.photosExpired=o.length<a.length;let r=h=>{h&&u(h),this.changed()},l=h=>this.place.suggestPoint(h);this.uploads=new ze(o,{changed:r,placed:l,signal:t.signal}),this.place=new wt(t,n,r),this.place.point&&!this.place.label&&this.place.propose(),this.drafts.load();let p=await this.draft.files();p.length&&this.uploads.add(p.map(h=>h.file),p.map(h=>h.key)),this.received=t.query.has("shared")?await Vn():null}async addFiles(t){let{items:s,most:n}=this.uploads;await this.several.consider(t,n-s.length)||await super.addFiles(t)}saveDraft(){let t=Oi(this.values),s=this.place?.value,n=this.uploads.draft,a=![t.title,t.description,t.category,s?.point,n.length,this.draft.hasFiles].some(Boolean);this.draft.save(a?null:{...t,place:s,label:this.place?.label,media:n,id:this.draft.id}),this.draft.release(this.uploads.items)}async resolveReceived(t){let{values:s,files:n,key:a}=this.received;this.received=null,t&&n.length&&await this.addFiles(n),this.received=await Gr(a),this.change(t?s:{});let o=t?await this.#e(s):{};return this.form.clear("title"),this.page.update(),o}async#e(t){let s=[t.title,t.description].filter(Boolean).join(`
`);if(!Mn(s)||this.place.point)return{};try{let n=await sr(s,{signal:this.page.signal}),{title:a,description:o=""}=this.values,r=o.split(/\r?\n/),l=r.findIndex(g=>Mn(g)&&/^\S+$/.test(g.trim())),p=r.filter((g,T)=>T!==l&&g.trim()!==n.title),h={title:a||n.title,description:p.join(`
`).trim()};return this.change(h),this.place.point||await this.place.setPlace(n),h}catch(n){return n.name!=="AbortError"&&!dm.includes(n.reason)&&u(q(n)),{}}}async write(t,s){if(this.uploads.isPaused)return this.#s(t,s);try{return this.#t=await zs(s),await oo(this.draft.findId,{...t,locationId:this.#t,media:this.uploads.media})}catch(n){if(!qe(n))throw n;return this.#s(t,s)}}async#s(t,s){return await po(this.draft.findId,{body:t,place:s,locationId:this.#t},this.uploads),await this.leave("/waiting",i("outbox.added")),null}async leave(t,s=""){s&&cs.set(this.values.audience),await this.draft.remove(),await this.page.go(t,{replace:!0});let[n]=Ys();s&&u(s,"",n&&{text:i("edit.next"),run:()=>this.page.go(`/new?draft=${n.id}`)})}discard(){return this.uploads?.stop(),this.leave("/new")}close(){super.close(),this.drafts.close(),this.several.close()}};import{html as Ve,nothing as Wn}from"../lib/lit-html/lit-html.js";function hm(e,t){e.remove(t),x(e.items.length?"drafts-title":"main")}var fm=({media:e,preview:t})=>Ve`
  <span class="thumb">${e||t?Ve`<img src=${e?.thumbnailUrl??t} alt="">`:c("edit")}</span>`;function $m(e,t){let{draft:s}=t,n=s.title?.trim()||i("edit.untitled");return Ve`
    <li class="row draft">
      <a class="find grow" href="/new?draft=${s.id}">
        ${fm(t)}
        <span class="what">
          <span class="name" dir="auto">${n}</span>
          ${s.label?Ve`<span class="soft" dir="auto">${s.label}</span>`:Wn}
          <span class="soft">${Bs(s.at)}</span>
        </span>
      </a>
      <button type="button" class="round" aria-label=${i("edit.draftDelete",{title:n})} @click=${()=>hm(e,t)}>
        ${c("trash")}
      </button>
    </li>`}var tc=e=>e.items.length?Ve`
  <section class="card drafts" id="drafts" aria-labelledby="drafts-title">
    <h2 id="drafts-title" tabindex="-1">${i("edit.drafts")}</h2>
    <ul class="rows">${e.shown.map(t=>$m(e,t))}</ul>
    ${e.shown.length<e.items.length?Ve`
      <button type="button" class="link" @click=${()=>e.showAll()}>
        ${i("edit.allDrafts",{n:e.items.length})}
      </button>`:Wn}
  </section>`:Wn;var ec=e=>[...e?.files??[]].filter(t=>/^(image|video)\//.test(t.type)),sc=e=>[...e.dataTransfer?.types??[]].includes("Files"),gm=e=>e.target.matches?.("input, textarea")&&e.clipboardData.types.includes("text/plain");function ic(e,t){let s=a=>document.body.classList.toggle("dropping",a),n=(a,o)=>document.addEventListener(a,o,{signal:e});n("dragover",a=>{sc(a)&&(a.preventDefault(),s(!0))}),n("dragleave",a=>{a.relatedTarget||s(!1)}),n("drop",a=>{sc(a)&&(a.preventDefault(),s(!1),document.querySelector("dialog[open]")||t(ec(a.dataTransfer)))}),n("paste",a=>{let o=ec(a.clipboardData);!o.length||gm(a)||document.querySelector("dialog[open]")||(a.preventDefault(),t(o))}),e.addEventListener("abort",()=>s(!1))}import{html as ge,nothing as rc}from"../lib/lit-html/lit-html.js";var Gn=[1,5,20],We=e=>e?i("privacy.area",{distance:Ns(e)}):i("privacy.exact"),xs=()=>Gn.map(e=>[String(e),We(e)]),re=()=>[["0",We(0)],...xs()],Li=()=>[["true",i("privacy.forFriends")],["false",i("privacy.forMe")]];import{html as Os,nothing as Yn}from"../lib/lit-html/lit-html.js";var Ge="category";function nc(e,{category:t}){let s=document.getElementById(Ge);if(s.value=t,Te(t)){e.proposals.close(),e.chooseCategory(t),document.querySelector("#fold-category summary")?.focus();return}s.dispatchEvent(new Event("input",{bubbles:!0})),e.proposals.close()}function bm(e,t){t.form.typed(e.target),t.proposals.follow(e.target.value)}function wm(e,t){let{items:s,at:n}=t.proposals;if(!s.length){e.key==="ArrowDown"&&t.proposals.follow(e.target.value);return}let a={ArrowDown:1,ArrowUp:-1}[e.key];if(a)t.proposals.move(a);else if(e.key==="Escape")t.proposals.close();else if(e.key==="Enter"&&n>=0)nc(t,s[n]);else return;e.preventDefault()}var ym=(e,t,s)=>Os`
  <li id="category-${s}" data-kind="category" role="option" aria-selected=${s===e.proposals.at?"true":"false"}
    @click=${()=>nc(e,t)}>
    ${ot(t.category)}
    <span class="grow" dir="auto">${z(t.category)}</span>
    <span class="soft far">${t.ownCount?i("categories.byYou",{n:t.ownCount}):t.count?S(t.count):Yn}</span>
  </li>`,vm=e=>{let{items:t}=e.proposals;return Os`
    <div class="proposals" ?hidden=${!t.length} @mousedown=${s=>s.preventDefault()}>
      <ul id="category-list" role="listbox" aria-label=${i("categories.used")}>${t.map((s,n)=>ym(e,s,n))}</ul>
    </div>
    <span class="unseen" role="status">${t.length?i("categories.count",{n:t.length}):""}</span>`};function ac(e){let{form:t,proposals:s}=e,n=t.errors[Ge];return Os`
    <div class="field">
      <label for=${Ge}>${i("categories.own")} <span class="soft">${i("form.optional")}</span></label>
      <div class="combo">
        <input id=${Ge} name=${Ge} type="text" dir="auto" role="combobox" autocomplete="off" data-most=${f().limits.category}
          aria-autocomplete="list" aria-controls="category-list" aria-expanded=${s.items.length?"true":"false"}
          aria-activedescendant=${s.at>=0?`category-${s.at}`:Yn}
          aria-describedby=${n?"category-error":"category-hint"} aria-invalid=${n?"true":Yn}
          .defaultValue=${e.values.category??""} @input=${a=>bm(a,e)} @keydown=${a=>wm(a,e)}
          @focus=${a=>s.follow(a.target.value)} @blur=${()=>s.close()}>
        ${vm(e)}
      </div>
      ${Fo(t.left[Ge])}
      ${n?Os`<p class="error" id="category-error">${n}</p>`:Os`<p class="hint" id="category-hint">${i("categories.hint")}</p>`}
    </div>`}var Ai=(e,t,s,n,a)=>ge`
  <details class="fold" id="fold-${e}">
    <summary>${t} <span class="grow"><span>${s}</span> <span class="soft" dir="auto">${n}</span></span> ${c("next")}</summary>
    ${a}
  </details>`;function cc(e){let t=e?.closest("details");t&&(t.open=!0)}var km=e=>Ai("description",c("edit"),i("find.description"),e.values.description||i("edit.none"),d(e.form,"description",{label:i("find.description"),value:e.values.description??"",kind:"area",most:f().limits.description})),oc=(e,t,s)=>ge`
  <button type="button" class="chip" aria-pressed=${s?"true":"false"} @click=${()=>e.chooseCategory(t)}>
    ${ot(t)} ${z(t)}
  </button>`;function xm(e){let{category:t}=e.values,[s,n]=t?[ot(t),z(t)]:[c("filter"),i("edit.none")];return Ai("category",s,i("find.category"),n,ge`
    <fieldset>
      <legend>${i("find.category")}</legend>
      <div class="chips">
        ${ne().map(a=>oc(e,a,a===t))}
        ${oc(e,"other",e.isOther)}
      </div>
      ${e.isOther?ac(e):rc}
    </fieldset>`)}var Om=(e,t)=>ge`
  <label class="choice">
    <input type="radio" name="audience" value=${t} ?checked=${e.values.audience===t}>
    <span>
      ${c(he(t))}
      <span>
        <span class="strong">${i(`find.audience.${t}`)}</span><br>
        <span class="soft">${i(`edit.audienceText.${t}`,{instance:xt()})}</span>
      </span>
    </span>
  </label>`;function qm(e){let{audience:t}=e.values;return Ai("audience",c(he(t)),i("edit.who"),i(`find.audience.${t}`),ge`
    <fieldset class="choices">
      <legend>${i("edit.who")}</legend>
      ${Vt.map(s=>Om(e,s))}
    </fieldset>`)}var Sm=e=>P("exact-for",{name:"exactForFriends",label:i("privacy.exactFor"),options:Li(),chosen:e});function Fm(e){let{area:t="",exactForFriends:s="true"}=e.values;return Ai("shown",c("map"),i("privacy.shown"),t===""?i("privacy.asSet"):We(Number(t)),ge`
    ${P("area",{label:i("privacy.shown"),hint:i(e.isNew?"privacy.shownHint":"privacy.recall"),chosen:t,options:[...e.isNew?[["",i("privacy.asSet")]]:[],...re()]})}
    ${Number(t)?Sm(s):rc}`)}var lc=e=>ge`<div class="folds">${km(e)}${xm(e)}${qm(e)}${Fm(e)}</div>`;import{html as Mi,nothing as Zn}from"../lib/lit-html/lit-html.js";import{html as Mt,nothing as qs}from"../lib/lit-html/lit-html.js";var Jn=16,pc=10,Pm=2,Tm={lat:25,lng:5,zoom:1},Ii=class extends wt{failed=!1;problem="";#t;#e=null;constructor(t,s){super(t,s.value,()=>this.#i()),this.#t=t,Object.assign(this,{nearby:s.nearby,proposal:s.proposal})}async showMap(t){this.failed=!1;let s=this.#s();try{let n=await t({view:s,onMove:a=>this.#a(a),onPick:a=>this.setPoint(a,"tap")});if(this.#t.signal.aborted)return n.close();this.#e=n,this.photo&&n.mark(this.photo,i("spot.photoPlace"),"one ghost")}catch{this.failed=!0}return this.#e&&this.point&&this.#i(),this.#t.update(),!this.point&&ee.get()&&s.zoom>=pc?this.setPoint({lat:s.lat,lng:s.lng},"tap"):this.point?this.propose():null}#s(){if(this.point)return{...this.point,zoom:Jn};let t=go();return t?.zoom?t:Tm}#i(){this.problem="";let t=this.#e?.where();t&&!this.#n(t)&&this.#e.setView({...this.point,zoom:this.source==="tap"?t.zoom:Math.max(Jn,t.zoom)},{animate:!1}),this.#t.update()}#n(t){return Rt(this.point,t)<Pm*wo(t)}#a(t){(!this.point||!this.#n(t))&&this.setPoint({lat:t.lat,lng:t.lng},"tap")}usePhoto(){return this.setPoint(this.photo,"photo")}useFound(t){return this.setPlace(t)}distance=t=>this.point&&t?Rt(this.point,t):void 0;check(){let t=this.#e?.where().zoom??Jn,s=this.source==="tap"&&!this.chosen&&t<pc;return this.problem=this.point?s?i("spot.zoom"):"":i("spot.none"),this.#t.update(),!this.problem}close(){super.close(),this.#e?.close(),this.#e=null}};async function Ye(e){let t=new AbortController,s=null,n=ct((o,r)=>(s??=new Ii({signal:t.signal,update:r},e),Nm(s,o)),{label:i("spot.title"),kind:"chooser"});uc(s),await n&&e.take(s),t.abort(),s.close()}var uc=e=>e.showMap(t=>Xo(document.getElementById("spot"),{...t,hasCross:!0})),Lm=(e,t)=>Mt`
  <div class="row">
    <button type="button" class="round" aria-label=${i("nav.back")} @click=${()=>t()}>${c("back")}</button>
    <place-search id="spot-search" class="grow" .label=${i("spot.search")} .near=${e.point} .distance=${e.distance}
      @choose=${({detail:s})=>e.useFound(s.value)}></place-search>
  </div>`,Am=e=>Mt`
  <div class="mapbox">
    <div id="spot" role="application" aria-label=${i("spot.map")}></div>
    ${e.failed?m({code:"map",text:i("map.failed")},()=>uc(e)):qs}
  </div>`;function Im(e,t){let s=e.chosen?.id===t.id;return Mt`
    <button type="button" class="chip" aria-pressed=${s?"true":"false"} @click=${()=>e.toggle(t)}>
      ${c(s?"check":"pin")} <bdi>${t.name}</bdi> <span class="soft">${js(t.distance)}</span>
    </button>`}var Mm=e=>Mt`
  <div class="chips scrolls" role="group" aria-label=${i("spot.proposals")}>
    <button type="button" class="chip" @click=${()=>e.locate()}>${c("here")} ${i("spot.here")}</button>
    ${e.photo&&e.source!=="photo"?Mt`
      <button type="button" class="chip" @click=${()=>e.usePhoto()}>${c("camera")} ${i("spot.photoPlace")}</button>`:qs}
    ${e.nearby.map(t=>Im(e,t))}
  </div>`,Bm=e=>Mt`
  <div class="field">
    <label for="place-name">${i("spot.name")} <span class="soft">${i("form.optional")}</span></label>
    <input id="place-name" autocomplete="off" dir="auto" placeholder=${e.proposal||i("spot.nameHint")} .value=${e.name}
      @input=${t=>e.setName(t.target.value)}>
  </div>`,Kn=e=>i(`spot.${e.source||"set"}`),jm=e=>Mt`
  <p class="at" role="status">
    ${c("pin")}
    <span class="grow"><span class="strong" dir="auto">${e.label||i(e.point?"spot.unnamed":"spot.none")}</span>
      ${e.point?Mt`<span class="soft">${Kn(e)}</span>`:qs}</span>
  </p>`,Nm=(e,t)=>Mt`
  <h2 class="unseen" tabindex="-1" autofocus>${i("spot.title")}</h2>
  ${Lm(e,t)}
  ${Am(e)}
  <div class="panel">
    ${jm(e)}
    ${Mm(e)}
    ${e.chosen?qs:Bm(e)}
    ${e.problem?Mt`<p class="error" role="alert">${e.problem}</p>`:qs}
    <button type="button" class="main" id="use-place" @click=${()=>e.check()&&t(!0)}>${i("spot.use")}</button>
  </div>`;var mc=(e,t)=>Mi`
  <span class="row">
    ${c("pin")} <span class="grow"><span class="strong" dir="auto">${e}</span><br><span class="soft">${t}</span></span>
    ${c("next")}
  </span>`,dc=(e,t)=>Mi`
  <fieldset>
    <legend>${i("edit.where")}</legend>
    <button type="button" class="where" id="place" aria-describedby=${t?"place-error":Zn} @click=${()=>Ye(e)}>
      ${e.point?Mi`<place-map inert .at=${e.point}></place-map>`:Zn}
      ${e.point?mc(e.label||i("spot.unnamed"),[Kn(e),i("spot.change")].filter(Boolean).join(" · ")):mc(i("spot.title"),i("spot.chooseHint"))}
    </button>
    ${t?Mi`<p class="error" id="place-error" role="alert">${t}</p>`:Zn}
  </fieldset>`;import{html as be,nothing as Xn}from"../lib/lit-html/lit-html.js";function Dm(e,t){e.merge(t),x(`group-${t-1}`)}function _m(e,t,s){e.split(t,s),x(`group-${t+1}`)}var Um=({preview:e,file:t})=>e?be`<img src=${e} alt="">`:be`<span class="film" title=${t.name}>${c("play")}</span>`,Cm=(e,t,s)=>be`
  <button type="button" class="cut" aria-label=${i("group.split",{n:s+1})} title=${i("group.split",{n:s+1})}
    @click=${()=>_m(e,t,s)}></button>`;function Hm(e,t,s){let{name:n,time:a}=e.describe(t),o=[a&&ft(a),n].filter(Boolean);return be`
    <li>
      <div class="row between">
        <h3 id="group-${s}" tabindex="-1">${i("group.find",{n:s+1})} <span class="soft" dir="auto">${o.join(" · ")}</span></h3>
        ${e.canMerge(s)?be`
          <button type="button" class="link" aria-describedby="group-${s}" @click=${()=>Dm(e,s)}>
            ${i("group.merge")}
          </button>`:Xn}
      </div>
      <ul class="group">${t.map((r,l)=>be`<li>${l?Cm(e,s,l):Xn}${Um(r)}</li>`)}</ul>
    </li>`}var hc=(e,t)=>e.groups?be`
  <section class="card" id="several" aria-labelledby="several-title">
    <h2 id="several-title" tabindex="-1">${i("group.title",{n:e.count,finds:i("group.finds",{n:e.groups.length})})}</h2>
    <p class="hint">${i("group.hint")}</p>
    <ol class="groups">${e.groups.map((s,n)=>Hm(e,s,n))}</ol>
    <div class="publish row">
      <button type="button" class="quiet" @click=${t}>${i("group.one")}</button>
      <button type="button" class="main" aria-busy=${e.busy?"true":"false"} @click=${()=>e.accept()}>
        ${i("group.make",{n:e.groups.length})}
      </button>
    </div>
  </section>`:Xn;import{html as nt,nothing as Jt}from"../lib/lit-html/lit-html.js";import{html as Qn}from"../lib/lit-html/lit-html.js";async function Em(e,t,s){let n=null,a={label:i("upload.caption"),hint:i("upload.captionHint"),value:t.caption,most:f().limits.caption},o=await ct((r,l)=>(n??=new O({send:({caption:p})=>r(p.trim()),update:l}),Qn`
      <h2>${i("upload.caption")}</h2>
      <div class="captioned">${s}</div>
      <form novalidate @submit=${n.submit}>
        ${d(n,"caption",a)}
        <div class="row end">
          <button type="button" class="quiet" @click=${()=>r()}>${i("action.cancel")}</button>
          ${N(n,i("action.save"))}
        </div>
      </form>`),{label:i("upload.captionOf",{n:e.items.indexOf(t)+1})});o!==null&&e.setCaption(t,o)}var fc=(e,t,s,n)=>Qn`
  <button type="button" class="words ${t.caption?"":"round"}" @click=${()=>Em(e,t,n)}
    aria-label="${i("upload.captionOf",{n:s})}${t.caption?`: ${t.caption}`:""}">
    ${t.caption?Qn`<span dir="auto">${t.caption}</span>`:c("edit")}
  </button>`;var[Rm,zm]=[6,10],Vm=300,_=null;function $c(){_.isOn=!0,_.item.classList.add("lifted"),navigator.vibrate?.(10)}var gc=e=>[...e.parentElement.querySelectorAll(":scope > [data-drag]")],Wm=(e,t)=>gc(_.item).find(s=>{let n=s.getBoundingClientRect();return s!==_.item&&n.left<=e&&e<=n.right&&n.top<=t&&t<=n.bottom});function Gm(e){if(e.pointerId!==_.id)return;let[t,s]=[e.clientX-_.x,e.clientY-_.y],n=e.pointerType==="touch";if(!_.isOn){if(Math.hypot(t,s)<(n?zm:Rm))return;if(n)return _.end();$c()}_.item.style.transform=`translate(${t}px, ${s}px) scale(1.04)`,_.over?.classList.remove("target"),_.over=Wm(e.clientX,e.clientY),_.over?.classList.add("target")}function bc(e,t){if(e.button||_||e.target.closest("button, input, a"))return;let s=e.currentTarget,n=new AbortController,{signal:a}=n,o=()=>{clearTimeout(_.timer),n.abort(),s.classList.remove("lifted"),s.style.transform="",_.over?.classList.remove("target"),_=null};_={item:s,x:e.clientX,y:e.clientY,id:e.pointerId,isOn:!1,over:null,end:o},e.pointerType==="touch"&&(_.timer=setTimeout($c,Vm));let r=p=>{p.pointerId===_.id&&o()},l=p=>{if(p.pointerId!==_.id)return;let[h,g]=[s,_.isOn&&_.over].map(T=>gc(s).indexOf(T));o(),g>=0&&t(h,g)};document.addEventListener("pointermove",Gm,{signal:a}),document.addEventListener("pointerup",l,{signal:a}),document.addEventListener("pointercancel",r,{signal:a}),document.addEventListener("keydown",p=>{p.key==="Escape"&&o()},{signal:a})}function Bi(e){(_?.isOn||e.type==="dragstart")&&e.preventDefault()}var Ym="image/*,video/mp4,video/quicktime,video/webm";function Jm(e,t){let s=e.items.indexOf(t);e.remove(t),queueMicrotask(()=>{(document.querySelectorAll(".shot .drop")[Math.min(s,e.items.length-1)]??document.getElementById("files"))?.focus()})}function wc(e,t,s){e.move(t,s),queueMicrotask(()=>{let n=s<t?".before, .after":".after, .before";document.querySelectorAll(".shot")[s]?.querySelector(n)?.focus()})}function yc(e){return e.media?bt(e.media,{thumb:!0,eager:!0}):e.file.type.startsWith("video/")?nt`<span class="film">${c("play")}</span>`:nt`<img src=${e.preview} alt="">`}var vc={handleEvent:e=>{e.target.hidden=e.type==="error"},capture:!0},ji=(e,t,s,n,a)=>nt`
  <button type="button" class="round ${e}" aria-label=${i(`upload.${t}`,{n})} @click=${a}>${c(s)}</button>`,Km=(e,t)=>e.progress<1?nt`<progress max="1" .value=${e.progress} aria-label=${i("upload.progress",{n:t})}></progress>`:nt`<span class="over">${i("upload.processing")}</span>`,Zm=(e,t)=>({sending:()=>Km(e,t),paused:()=>nt`<span class="over" title=${e.problem}>${i("upload.paused")}</span>`,waiting:()=>nt`<span class="over">${i("upload.waiting")}</span>`,failed:()=>nt`<span class="over error">${i("upload.failed")}</span>`,done:()=>Jt})[e.state]();function Xm(e,t,s){let n=s+1;return nt`
    <li class="shot ${t.state}" data-drag @pointerdown=${a=>bc(a,(o,r)=>e.move(o,r))}
      @error=${vc} @load=${vc}>
      ${yc(t)}
      ${s===0&&e.items.length>1?nt`<span class="cover">${i("upload.cover")}</span>`:Jt}
      ${Zm(t,n)}
      <span class="buttons">
        ${s>0?ji("before","earlier","back",n,()=>wc(e,s,s-1)):Jt}
        ${n<e.items.length?ji("after","later","next",n,()=>wc(e,s,s+1)):Jt}
        ${t.state==="failed"||t.state==="paused"?ji("","again","retry",n,()=>e.retry(t)):Jt}
        ${ji("drop",t.state==="done"?"remove":"cancel","close",n,()=>Jm(e,t))}
      </span>
      ${t.state==="failed"?Jt:fc(e,t,n,yc(t))}
    </li>`}function Qm(e,t){t([...e.target.files]),e.target.value=""}var td=(e,t)=>nt`
  <li class="shot add">
    <label for="files">
      ${c("camera")}<span class="strong">${i(e.items.length?"upload.more":"upload.add")}</span>
      ${e.items.length?Jt:nt`<span class="soft mice">${i("upload.drop")}</span>`}
    </label>
    <input id="files" type="file" accept=${Ym} multiple @change=${s=>Qm(s,t)}>
  </li>`;function ed(e){let t=e.items.filter(n=>n.state==="done").length,s=[...new Set(e.items.filter(n=>n.state==="failed").map(n=>n.problem))];return nt`
    <p class="hint" role="status">${e.isBusy?i("upload.ready",{n:t,of:S(e.items.length)}):""}</p>
    ${s.map(n=>nt`<p class="error" role="alert">${n}</p>`)}`}var kc=(e,t)=>nt`
  <ul class="shots ${e.items.length?"":"bare"}" @touchmove=${Bi} @contextmenu=${Bi} @dragstart=${Bi}>
    ${e.items.map((s,n)=>Xm(e,s,n))}
    ${e.items.length<e.most?td(e,t):Jt}
  </ul>
  ${e.items.length>1?nt`<p class="hint">${i("upload.order")}</p>`:Jt}
  ${ed(e)}`;async function Oc(e,t){await e.addFiles(t),e.several?.groups&&x("several-title")}function sd(e){e.uploads.add(e.several.decline()),x("files")}async function id(e){xc(e.received.values),xc(await e.resolveReceived(!0))}function xc(e){for(let[t,s]of Object.entries(e)){let n=document.getElementById(t);n&&(n.value=s)}}var nd=e=>{let t=er(Object.values(e).join(`
`));return t?lt`<p class="hint">${i("places.asks",{host:t})}</p>`:qt},ad=(e,t)=>lt`
  <section class="card" id="offer" aria-labelledby="offered">
    <h2 id="offered">${i("edit.shared")}</h2>
    <p class="hint">${i("edit.sharedHint")}</p>
    ${Object.values(e.received.values).map(s=>lt`<p class="text" dir="auto">${s}</p>`)}
    ${nd(e.received.values)}
    ${e.received.files.length?lt`<p>${i("edit.sharedFiles",{n:e.received.files.length})}</p>`:qt}
    ${t?lt`<p class="note">${i("edit.sharedFull")}</p>`:qt}
    ${e.received.left?lt`<p class="note">${i("edit.sharedLeft",{n:e.received.left})}</p>`:qt}
    <div class="row end">
      <button type="button" class="quiet" @click=${()=>e.resolveReceived(!1)}>${i("edit.sharedDrop")}</button>
      <button type="button" @click=${()=>id(e)}>${i("edit.sharedTake")}</button>
    </div>
  </section>`;async function od(e){await A(i("edit.discardTitle"),i("edit.discardText"),i("edit.startOver"))&&e.discard()}var rd=()=>A(i("privacy.inHome"),i("privacy.inHomeText"),i("privacy.showExact")),cd=e=>lt`
  <p class="note">
    ${i("edit.restored")} <button type="button" class="link" @click=${()=>od(e)}>${i("edit.startOver")}</button>
  </p>`,ld=e=>lt`
  <fieldset>
    <legend>${i("edit.photos")}</legend>
    ${e.photosExpired?lt`<p class="note">${i("edit.photosGone")}</p>`:qt}
    ${kc(e.uploads,t=>Oc(e,t))}
    <p class="hint">${i("edit.photosMost",{n:e.uploads.most})} ${i("edit.photosHint")}</p>
  </fieldset>`,pd=e=>lt`
  ${F(e.form)}
  ${e.form.refusal?.reason==="changed_since"?lt`
    <div class="row">
      <a class="button quiet" href=${e.back} target="_blank">${i("edit.theirs")}</a>
      <button type="submit" class="quiet" @click=${()=>e.overwrite()}>${i("edit.mine")}</button>
    </div>`:qt}`;function ud(e,t){t.change(qo(e.currentTarget))}async function md(e,t){let n=await t.submit(e)?document.querySelector("form [aria-invalid=true]"):document.getElementById("place");cc(n),n?.focus()}function dd(e){let{title:t}=e.values,s=e.form.busy&&e.uploads.isBusy?"edit.waiting":e.isNew?"edit.publish":"action.save",n=a=>ud(a,e);return lt`
    <form class="card" novalidate ?hidden=${!!e.several?.groups}
      @input=${n} @change=${n} @submit=${a=>md(a,e)}>
      ${e.isRestored?cd(e):qt}
      ${ld(e)}
      ${dc(e.place,e.placeError)}
      ${d(e.form,"title",{label:i("find.titleField"),value:t,required:!0,most:f().limits.title})}
      ${lc(e)}
      <div class="publish">
        ${pd(e)}
        <div class="row end">
          <a class="button quiet" href=${e.back}>${i("action.cancel")}</a>
          ${N(e.form,i(s))}
        </div>
      </div>
    </form>`}var hd=(e,t)=>lt`
  ${e.received?ad(e,t.get("shared")==="full"):qt}
  ${hc(e.several,()=>sd(e))}
  ${e.several.groups?qt:tc(e.drafts)}`;function fd(e,t){return e.loading.problem?m(e.loading.problem,t):e.uploads?dd(e):y(4)}function qc(e){let t=new(e.params.id?Si:Ti)(e,{showHome:rd}),s=()=>t.loading.load();return ic(e.signal,n=>t.uploads&&Oc(t,n)),{title:t.title,ready:s(),view:()=>lt`
      ${w(t.title,qt,t.back)}
      ${t.isNew?hd(t,e.query):qt}
      ${fd(t,s)}`,close:()=>t.close()}}import{html as Ze,nothing as Dc}from"../lib/lit-html/lit-html.js";var $d=3,gd=4,Ni=(e,t=0)=>new Date(e.getFullYear(),e.getMonth(),e.getDate()-t);function bd(){let e=new Intl.Locale(Ma());return((e.getWeekInfo?.()??e.weekInfo)?.firstDay??1)%7}var wd=e=>[["today",Ni(e)],["yesterday",Ni(e,1)],["week",Ni(e,(e.getDay()-bd()+7)%7)],["earlier",-1/0]],ta=e=>Ni(new Date(e.createdAt)).getTime(),Di=e=>`${ta(e)} ${e.user.id}`;function yd(e){let t=new Map;for(let s of e)t.set(Di(s),[...t.get(Di(s))??[],s]);return t}function Sc(e,{now:t=new Date,mayContinue:s=!1}={}){let n=yd(e),a=s&&e.length?ta(e.at(-1)):NaN,o=new Map,r=wd(t);for(let l of e){let p=n.get(Di(l)),h=p.length>=$d;if(h&&p[0]!==l)continue;let g=h?{key:Di(l),finds:p,hasMore:ta(l)===a}:{find:l},T=new Date(l.createdAt),[Q]=r.find(([,xe])=>T>=xe);o.set(Q,[...o.get(Q)??[],g])}return[...o].map(([l,p])=>({name:l,entries:p}))}function Fc(e){let t=n=>n.media.length>0,s=[...e.filter(t),...e.filter(n=>!t(n))].slice(0,gd);return{shown:s,rest:e.length-s.length}}var vd=1500,[kd,xd]=[4,4],Od=9;function qd(){let e=ae(ee.get());return e?.zoom>=Od?{lat:e.lat,lng:e.lng}:null}var Sd=()=>Promise.race([yo(),Ws(vd,null)]),Fd=e=>e?{lat:Math.round(e.lat*100)/100,lng:Math.round(e.lng*100)/100}:{},_i=class{at=null;isHere=!1;busy=!1;#t=new WeakMap;#e;#s;constructor(t){this.#s=t,this.at=t.kept?.at??null,this.isHere=t.kept?.isHere??!1,this.#e=new Set(t.kept?.open),this.list=V(t,()=>k("/api/finds/feed",{...Fd(this.at),limit:20}))}liking(t){let s=this.#t.get(t);return s||this.#t.set(t,s=new So(t.id,()=>t,this.#s)),s}load=async()=>{if(this.#s.kept?.at===void 0){let t=await Sd();this.#o(t??qd(),!!t)}await this.#n()};get days(){return Sc(this.list.items??[],{mayContinue:!!this.list.next})}get#i(){return this.days.reduce((t,s)=>t+s.entries.length,0)}isOpen=({key:t})=>this.#e.has(t);toggle({key:t}){this.#e.delete(t)||this.#e.add(t),this.#s.keep({open:[...this.#e]}),this.#s.update()}async#n(){await this.list.load(),await this.#a(kd)}more=()=>this.#a(this.#i+1);async#a(t){for(let s=0;this.list.next&&this.#i<t&&s<xd;s++){let n=this.list.items.length;if(await this.list.more(),this.list.items?.length===n)return}}#o(t,s){Object.assign(this,{at:t,isHere:s}),this.#s.keep({at:t,isHere:s})}async nearMe(){this.busy=!0,this.#s.update();try{this.#o(await Gs({timeout:1e4}),!0),this.list.clear(),await this.#n()}catch(t){u(q(t))}this.busy=!1,this.#s.update()}distance=t=>this.isHere?Rt(this.at,et(t.location)):void 0};function Pd(){return Ra()?!0:rt.get("installPrompt")||za()?!1:void 0}async function Td(){let e=await Cs();return{on:!0,off:!1}[e]}var Ui=class{steps=[];isKnown=!1;#t;constructor(t){this.#t=t}get isOver(){return Tn.get()===b()?.id}get left(){return this.steps.filter(t=>!t.isDone).length}async load(){if(this.isOver){this.isKnown=!0;return}let{signal:t}=this.#t,s={profile:!!b().displayName||!!b().profilePicture?.startsWith("/api/media/"),streets:b().role==="admin"&&f().tiles?.kind==="vector"?Wo().length>0:void 0,find:$(`/api/users/${b().id}`,{signal:t}).then(a=>a.findCount>0),friend:$("/api/friends?limit=1",{signal:t}).then(a=>a.length>0),push:Td(),install:Pd()},n=await Promise.all(Object.entries(s).map(async([a,o])=>({name:a,isDone:await Promise.resolve(o).catch(()=>{})})));t.aborted||(this.isKnown=!0,this.steps=n.filter(a=>a.isDone!==void 0),this.steps.length===n.length&&!this.left&&this.dismiss(),this.#t.update())}async installNow(){let t=rt.get("installPrompt");t&&(await t.prompt(),rt.set("installPrompt",null),await this.load())}dismiss=()=>{Tn.set(b().id),this.steps=[],this.#t.update()}};import{html as Bt,nothing as ce}from"../lib/lit-html/lit-html.js";var Ld="(min-width: 1180px) 516px, (min-width: 720px) 688px, 100vw",Ad=(e,t)=>Bt`
  <span class="cover c-${Le(e.category).code}">
    ${e.media.length?bt(e.media[0],{sizes:Ld,eager:t}):ot(e.category)}
    ${e.media[0]?.type==="video"?Bt`<span class="play">${c("play")}</span>`:ce}
    ${e.media.length>1?Bt`<span class="counter">${i("feed.photos",{n:e.media.length})}</span>`:ce}
  </span>`,Id=e=>e.saved?Bt`<span class="figure">${c("bookmark",!0)} ${i(`saved.${e.saved}`)}</span>`:ce;function Md(e,t){let s=[Va(e,e.location)?"":_s(e.location),t===void 0?"":_a(t)].filter(Boolean);return s.length?Bt`
    <span class="soft">${c("pin")} <bdi>${s[0]}</bdi>${s[1]?Bt` · ${s[1]}`:ce}</span>`:ce}var ea=(e,t,s=ce)=>Bt`
  <span class="by">
    ${R(e.user,28)} <span class="grow">${v(e.user)} <span class="soft">· ${W(e.createdAt)}</span></span>
    ${t&&e.reason==="friend"?Bt`<span class="badge">${i("feed.friend")}</span>`:ce}
    ${s}
  </span>`,Pc=(e,t,{km:s,eager:n,isMixed:a})=>Bt`
  <li class="feed-card">
    <a href="/finds/${e.id}">
      ${Ad(e,n)}
      <span class="about">
        <span class="name" dir="auto">${e.title}</span>
        ${Md(e,s)}
        ${ea(e,a,Eo(e))}
      </span>
    </a>
    <div class="acts">
      ${Ho(t,`like-${e.id}`)}
      <a class="act" href="/finds/${e.id}#comments" aria-label=${i("find.commentOn",{title:e.title})}>
        ${c("comment")} ${e.commentCount?Bt`<span>${S(e.commentCount)}</span>`:ce}
      </a>
      <span class="grow"></span>
      ${Id(e)}
    </div>
  </li>`;import{html as Je,nothing as Tc}from"../lib/lit-html/lit-html.js";var sa=({key:e})=>`group-${e.replace(" ","-")}`;async function Lc(e,t){e.toggle(t),await x(sa(t))}var Bd=(e,t)=>Je`
  <span class="piece c-${Le(e.category).code}">
    ${e.media.length?bt(e.media[0],{thumb:!0}):ot(e.category)}
    ${t?Je`<span class="beyond">+${S(t)}</span>`:Tc}
  </span>`;function jd(e){let{shown:t,rest:s}=Fc(e);return Je`
    <span class="cover ${t[0].media.length?"":"signs"}">
      <span class="mosaic of-${t.length}">${t.map((n,a)=>Bd(n,a===t.length-1?s:0))}</span>
    </span>`}var Ac=({finds:e,hasMore:t})=>i("feed.several",{n:e.length,more:t}),Nd=e=>e.map((t,s)=>Je`${s?" · ":Tc}<bdi>${t.title}</bdi>`),Dd=(e,t)=>Je`
  <li class="feed-card">
    <button type="button" class="group-face" id=${sa(t)} aria-expanded="false" @click=${()=>Lc(e,t)}>
      ${jd(t.finds)}
      <span class="about">
        <span class="name">${Ac(t)}</span>
        <span class="soft titles">${Nd(t.finds.slice(0,10))}</span>
        ${ea(t.finds[0],!!e.at)}
      </span>
    </button>
  </li>`,_d=(e,t,s)=>Je`
  <li class="feed-group">
    <div class="by">
      ${R(t.finds[0].user,28)}
      <span class="grow">${v(t.finds[0].user)} <span class="soft">· ${Ac(t)}</span></span>
      <button type="button" class="quiet" id=${sa(t)} aria-expanded="true" @click=${()=>Lc(e,t)}>
        ${i("feed.less")}
      </button>
    </div>
    <ul class="feed-list">${t.finds.map(n=>s(n))}</ul>
  </li>`,Ic=(e,t,s)=>e.isOpen(t)?_d(e,t,s):Dd(e,t);import{html as Ke,nothing as Ci}from"../lib/lit-html/lit-html.js";var Mc={profile:()=>"/profile",streets:()=>"/admin/map",find:()=>"/new",friend:()=>$t()?"/invites":"/people",push:()=>"/settings/notifications"},Ud=e=>i(e==="friend"&&$t()?"steps.inviteAction":`steps.${e}Action`);function Cd(e,t){return Mc[t]?Ke`<a class="button quiet" href=${Mc[t]()}>${Ud(t)}</a>`:rt.get("installPrompt")?Ke`<button type="button" class="quiet" @click=${()=>e.installNow()}>${i("steps.installAction")}</button>`:Ke`<span class="hint">${i("steps.installHint")}</span>`}var Hd=(e,{name:t,isDone:s})=>Ke`
  <li class="step ${s?"done":""}">
    <span class="tick">${s?c("check"):Ci}</span>
    <span class="grow">${i(t==="friend"&&$t()?"steps.invite":`steps.${t}`,{instance:xt()})}${s?Ke`<span class="unseen"> (${i("steps.done")})</span>`:Ci}</span>
    ${s?Ci:Cd(e,t)}
  </li>`,Bc=e=>e.isOver||!e.left?Ci:Ke`
  <section class="card" aria-labelledby="steps">
    <div class="row between"><h2 id="steps">${i("steps.title")}</h2>${gt(e.dismiss)}</div>
    <ul class="first-steps">${e.steps.map(t=>Hd(e,t))}</ul>
  </section>`;var Ed=()=>Ze`<a class="button quiet" href="/people">${c("people")} ${i("nav.people")}</a>`,Rd=e=>e.isHere?Dc:Ze`
  <button type="button" class="chip" aria-busy=${e.busy?"true":"false"} @click=${()=>e.nearMe()}>
    ${c("here")} ${i("feed.nearMe")}
  </button>`,jc=e=>Ze`
  <p class="row between"><span class="soft">${i(e.at?"feed.around":"feed.friends")}</span>${Rd(e)}</p>`,Nc=(e,t)=>Pc(e,t.liking(e),{km:t.distance(e),eager:e===t.list.items[0],isMixed:!!t.at}),zd=({name:e,entries:t},s)=>Ze`
  <section class="stack" aria-labelledby="day-${e}">
    <h2 id="day-${e}">${i(`feed.${e}`)}</h2>
    <ul class="feed-list">
      ${t.map(n=>n.find?Nc(n.find,s):Ic(s,n,a=>Nc(a,s)))}
    </ul>
  </section>`;function Vd(e,t){let{items:s,problem:n}=e.list;return!n&&(!s||!t.isKnown)?y(3):[Bc(t),Wd(e)]}function Wd(e){let{items:t,problem:s,load:n}=e.list;if(s)return m(s,n);if(!t.length&&!e.list.next){let a=i(e.at?"feed.noneText":"feed.noneFriends");return[jc(e),M(i("feed.none"),a,Dc,"feed")]}return Ze`
    ${jc(e)}
    ${e.days.map(a=>zd(a,e))}
    ${B({...e.list,more:e.more})}`}function _c(e){let t=new _i(e),s=new Ui(e);return{title:i("feed.title"),broad:!0,ready:Promise.all([t.load(),s.load()]),view:()=>Ze`
      ${w(i("feed.title"),Ed())}
      ${Vd(t,s)}`}}import{html as U,nothing as Xe}from"../lib/lit-html/lit-html.js";var Gd=30,Hi=e=>e.map(t=>typeof t=="string"?t:t[0]==="code"?t[1]:Hi(t.at(-1))).join("");function Uc([e,t,s]){return e==="pre"?t:e==="ul"||e==="ol"?t.map(n=>n.map(Uc).join(" ")).join(" "):e==="table"?t.map(n=>n.map(Hi).join(" ")).join(" "):Hi(s??t)}function Yd(e){let t=[{document:e,id:"",title:e.title,texts:[]}];for(let s of e.blocks)/^h\d$/.test(s[0])?t.push({document:e,id:s[1],title:Hi(s[2]),texts:[]}):t.at(-1).texts.push(Uc(s));return t.map(({texts:s,...n})=>({...n,text:s.join(" ")}))}var Jd=({document:e,id:t})=>`/help/${e.name}${t?`#${t}`:""}`;function Kd(e,t){let s=Math.min(...t.map(o=>se(e).indexOf(o)).filter(o=>o>=0),e.length),n=s>60?e.lastIndexOf(" ",s-40)+1:0,a=e.slice(n,n+160);return`${n?"… ":""}${a}${n+160<e.length?" …":""}`}function Zd(e,t){let s=se(t).split(/\s+/).filter(Boolean);if(!s.length)return[];let n=({title:o,text:r})=>s.every(l=>se(`${o} ${r}`).includes(l))?s.some(l=>se(o).includes(l))?2:1:0;return e.flatMap(Yd).map(o=>[n(o),o]).filter(([o])=>o).sort(([o],[r])=>r-o).slice(0,Gd).map(([,o])=>({address:Jd(o),title:o.title,document:o.document,part:Kd(o.text,s)}))}function Xd(e,t){let s=({name:a,language:o})=>a.replace(new RegExp(`-${o}$`),""),n=a=>a.language===t||a.language==="en"&&!e.some(o=>o.language===t&&s(o)===s(a));return e.filter(n)}var Ei=class{query="";#t;#e=[];constructor(t){this.#t=t,this.loading=C(t,async()=>{let s=await fetch(new URL("bundle/help.json",Oe).href,{signal:t.signal});if(!s.ok)throw Object.assign(new Error("the documents are not there"),{code:"strange",status:s.status});this.#e=await s.json()}),this.query=t.query.get("q")??""}get documents(){return Xd(this.#e,Ot())}get document(){return this.#e.find(t=>t.name===this.#t.params.name)}get found(){return Zd(this.documents,this.query)}search(t){this.query=t,this.#t.rename(k("/help",{q:t.trim()})),this.#t.update()}};var jt=e=>e.map(t=>typeof t=="string"?t:Qd[t[0]](t)),Qd={b:([,e])=>U`<b>${jt(e)}</b>`,i:([,e])=>U`<i>${jt(e)}</i>`,code:([,e])=>U`<code>${e}</code>`,a:([,e,t])=>/^https?:/.test(e)?U`<a href=${e} target="_blank" rel="noopener">${jt(t)}</a>`:U`<a href=${e}>${jt(t)}</a>`},Cc=e=>U`<li>${e.length===1&&e[0][0]==="p"?jt(e[0][1]):e.map(Rc)}</li>`,Hc=(e,t)=>U`<tr>${e.map(t)}</tr>`,th={h2:([,e,t])=>U`<h2 id=${e} tabindex="-1">${jt(t)}</h2>`,h3:([,e,t])=>U`<h3 id=${e} tabindex="-1">${jt(t)}</h3>`,p:([,e])=>U`<p>${jt(e)}</p>`,pre:([,e])=>U`<pre tabindex="0">${e}</pre>`,ul:([,e])=>U`<ul>${e.map(Cc)}</ul>`,ol:([,e])=>U`<ol>${e.map(Cc)}</ol>`,table:([,[e,...t]])=>U`
    <div class="scrolls" tabindex="0"><table>
      <thead>${Hc(e,s=>U`<th scope="col">${jt(s)}</th>`)}</thead>
      <tbody>${t.map(s=>Hc(s,n=>U`<td>${jt(n)}</td>`))}</tbody>
    </table></div>`},Rc=e=>th[e[0]](e),Ec=e=>U`<ul class="people">${e.map(t=>st(`/help/${t.name}`,"",t.title,"",t.language))}</ul>`,eh=([e,...t])=>U`
  <section class="card">${Ec([e])}</section>
  <section class="card">
    <h2>${i("help.running")}</h2>
    ${Ec(t)}
  </section>`;function sh(e){let t=e.found;return U`
    <p class="unseen" role="status">${i("help.found",{n:t.length})}</p>
    ${t.length?U`<section class="card"><ul class="people">${t.map(({address:s,title:n,document:a,part:o})=>st(s,"",a.title===n?n:`${a.title} › ${n}`,o,a.language))}</ul></section>`:M(i("help.none"),i("help.noneText"),Xe,"search")}`}var ih=e=>U`
  ${w(i("help.title"),Xe,b()?"/settings":"/sign-in")}
  <form role="search" @submit=${t=>t.preventDefault()}>
    <label class="unseen" for="help-words">${i("help.search")}</label>
    <input id="help-words" type="search" autocomplete="off" placeholder=${i("help.search")} .value=${e.query}
      @input=${t=>e.search(t.target.value)}>
  </form>
  ${e.query.trim()?sh(e):eh(e.documents)}`,nh=({title:e,language:t,blocks:s})=>U`
  ${w(e,Xe,"/help")}
  <article class="card document" lang=${t}>${s.map(Rc)}</article>`,ah=()=>U`${w(i("help.title"),Xe,"/help")}${M(i("missing.title"),i("missing.text"),Xe,"search")}`;function oh(e,t){return e.loading.problem?U`${w(i("help.title"),Xe,"/help")}${m(e.loading.problem,e.loading.load)}`:e.documents.length?t.params.name?e.document?nh(e.document):ah():ih(e):y(6)}function zc(e){let t=new Ei(e);return{get title(){return t.document?.title??i("help.title")},ready:t.loading.load().then(()=>location.hash?x(location.hash.slice(1)):null),view:()=>oh(t,e)}}import{html as j,nothing as K}from"../lib/lit-html/lit-html.js";var rh=20,ch=e=>new Promise((t,s)=>{let n=()=>{clearTimeout(a),s(e.reason)},a=setTimeout(()=>{e.removeEventListener("abort",n),t()},1e3);e.addEventListener("abort",n,{once:!0})});async function Vc(e,t,{signal:s,stopped:n,tick:a=ch,note:o=()=>{}}){for(;;)try{return await L(e,t,{signal:s})}catch(r){if(r.status!==429)throw r;await o();for(let l=Math.max(rh,r.retryAfter);l>0;l--){if(n())return null;await a(s)}}}var Ri=class{audience="me";keep=!1;category="";area="";forFriends="true";#t;constructor(t){this.#t=t}set(t){Object.assign(this,t),this.#t()}get body(){return{audience:this.audience,...this.keep?{keepVisibility:!0}:{},...this.category?{category:this.category}:{},...this.area===""?{}:{area:Number(this.area)},...Number(this.area)?{exactForFriends:this.forFriends==="true"}:{}}}};var lh=30,ph=["obscured","notPoint"],Wc=()=>f().places.source!=="gazetteer",zi=class{state=null;#t;#e;#s=!1;constructor(t,s){this.#t=t,this.#e=s}get rows(){return(this.#t.rows.items??[]).filter(t=>t.status==="noPlace"&&!ph.includes(t.reason)).slice(0,lh)}async run(){let{rows:t}=this,s={n:0,all:t.length,found:0,busy:!0,problem:null};this.state=s,this.#s=!1,this.#e.update();try{for(let n of t){if(this.#s)break;let[a]=await $(k("/api/places",{query:n.place||n.title,limit:1}),{signal:this.#e.signal});s.n++,a&&await this.#t.guess(n,a)&&s.found++,this.#e.update()}}catch(n){if(n.name==="AbortError")return;s.problem=n}s.busy=!1,this.#e.update()}stop(){this.#s=!0}};var uh=1e3,mh=14,Gc=e=>({...et(e),row:e.row,name:e.title});function dh(e,t){let[s,n]=[e.map(g=>g.lat),e.map(g=>g.lng)].map(g=>g.toSorted((T,Q)=>T-Q)),[a,o,r,l]=[s[0],s.at(-1),n[0],n.at(-1)],p={lat:(a+o)/2,lng:(r+l)/2,zoom:mh},h=()=>{let[g,T,Q,xe]=bo(t,p).split(",").map(Number);return g<=r&&Q>=l&&T<=a&&xe>=o};for(;p.zoom>1&&!h();)p.zoom--;return p}var Vi=class{items=[];#t;#e=0;constructor(t){this.#t=t}async load(t,s){let n=++this.#e,a=[];try{for(let o=0,r;!r||r.length===uh;o=r.at(-1)?.row){if(r=await $(k(`${t}/points`,{status:s,after:o||""}),{signal:this.#t.signal}),n!==this.#e)return;a.push(...r.map(Gc))}}catch{if(n!==this.#e)return;a.length=0}this.items=a,this.#t.update()}put(t){let s=this.items.filter(n=>n.row!==t.row);this.items=t.status==="ready"&&t.latitude!==void 0?[...s,Gc(t)]:s}link(t){return k("/",{at:Ae(dh(this.items,t))})}};var hh=e=>Number(new URLSearchParams(e.split("?")[1]).get("limit"));function Yc(e,t){let s={items:null,next:0,busy:!1,problem:null},n=0,a=async o=>{let r=n,l=t();Object.assign(s,{busy:!0,problem:null}),e.update();try{let p=await $(o?`${l}&after=${o}`:l,{signal:e.signal});if(r!==n)return;s.items=[...o?s.items:[],...p],s.next=p.length<hh(l)?0:p.at(-1).row}catch(p){if(r!==n||p.name==="AbortError")return;o?u(q(p)):s.problem=p}s.busy=!1,e.update()};return s.clear=()=>{n++,Object.assign(s,{items:null,next:0,busy:!1,problem:null})},s.load=()=>a(0),s.more=async()=>{!s.busy&&s.next&&await a(s.next)},s.put=o=>{s.items=s.items?.map(r=>r.row===o.row?o:r)??null},s.drop=o=>{s.items=s.items?.filter(r=>r.row!==o.row)??null,s.items&&!s.items.length&&s.more()},s}var fh=e=>(/\.zip$/i.test(e.name??"")?1e3:100)*2**20,Jc=20,$h=200,gh=["ready","noPlace","duplicate","bad","skipped","done"],bh=4,wh=["noPoint","zeroPoint","notPoint","obscured","badPoint","noTitle","badLine","twice","known"],Kc=e=>wh.includes(e.reason)?e.reason:"",Wi=class{current=null;unfinished=[];status="ready";progress=null;refusal=null;published=null;#t;#e=null;#s=!1;constructor(t){this.#t=t,this.options=new Ri(()=>t.update()),this.places=new zi(this,t),this.points=new Vi(t),this.rows=Yc(t,()=>k(`${this.#i}/rows`,{status:this.status,limit:50})),this.loading=C(t,()=>this.#n())}get#i(){return`/api/imports/${this.current.id}`}get tabs(){let{counts:t}=this.current;return gh.map((s,n)=>({name:s,n:t[s],at:n})).filter(({n:s,at:n})=>s||n<bh)}get isBusy(){return!!this.published?.busy}get isDone(){let{counts:t}=this.current;return!!this.published&&!this.isBusy&&!this.published.problem&&!t.ready&&!t.noPlace&&!t.media}async#n(){let{signal:t}=this.#t,s=this.#t.query.get("id"),n=await $("/api/imports",{signal:t});this.unfinished=n.filter(o=>o.counts.ready||o.counts.noPlace);let a=n.find(o=>o.id===s);a&&await this.#a(a)}async#a(t){this.current=t,this.published=null,this.places.state=null,this.status=this.tabs.find(({n:s})=>s)?.name??"ready",this.rows.clear(),await this.rows.load(),this.points.load(this.#i,"ready")}open(t){return this.#t.rename(k("/import",{id:t.id})),this.#a(t)}async upload(t,s=Se){let n=new AbortController;this.#e=n,this.#t.signal.addEventListener("abort",()=>n.abort(),{once:!0}),Object.assign(this,{progress:0,refusal:null}),this.#t.update();let a=o=>{this.progress=o,this.#t.update()};try{if(t.size>fh(t))throw{code:"page",text:i("import.tooLarge")};let o=await s("POST","/api/imports",t,{progress:a,signal:n.signal});if(n.signal.aborted)return;await this.open(o)}catch(o){if(o.name==="AbortError")return;this.refusal=o,o.reason==="too_many_imports"&&await this.loading.load()}finally{this.progress=null,this.#t.update()}}cancel(){this.#e?.abort()}choose(t){return this.status=t,this.rows.clear(),this.rows.load()}async#o(t,s){let n=await H(E(`${this.#i}/rows/${t.row}`,s).then(a=>{let o={...this.current.counts};o[t.status]--,o[a.status]++,this.current={...this.current,counts:o},a.status===t.status?this.rows.put(a):this.rows.drop(t),this.published?.made||this.points.put(a)}));return this.#t.update(),n}skip(t,s){return this.#o(t,{skip:s})}place(t,{point:s,name:n,location:a}){let o=a?.name??n;return this.#o(t,{latitude:s.lat,longitude:s.lng,...o?{place:o}:{}})}guess(t,{latitude:s,longitude:n}){return this.#o(t,{latitude:s,longitude:n,guessed:!0})}rename(t,s){return this.#o(t,{title:s})}async commit(t){if(this.isBusy)return;let{signal:s}=this.#t,{ready:n,done:a}=this.current.counts;this.#s=!1;let o={made:0,taken:0,all:n,busy:!0,isWaiting:!1,problem:null};this.published=o;let r=p=>{this.current=p,Object.assign(o,{made:p.counts.done-a,taken:n-p.counts.ready}),this.#t.update()},l=()=>(o.isWaiting=!0,this.#t.update(),$(this.#i,{signal:s}).then(r).catch(p=>{if(!qe(p))throw p}));this.#t.update();try{for(let p=Jc;this.current.counts.ready&&!this.#s;){let h=this.current.counts.ready,g=await Vc(`${this.#i}/commit`,{...this.options.body,limit:$h},{signal:s,stopped:()=>this.#s,note:l,tick:t});if(o.isWaiting=!1,!g)break;if(r(g),p=this.current.counts.ready<h?Jc:this.current.counts.media?p-1:0,!p)throw{code:"strange"}}}catch(p){if(p.name==="AbortError")return;o.problem=p,await $(this.#i,{signal:s}).then(r).catch(()=>{})}o.busy=!1,!s.aborted&&(await this.choose(this.current.counts.ready?"ready":"done"),this.points.load(this.#i,o.made?"done":"ready"))}stop(){this.#s=!0}leave(){return this.current=null,this.refusal=null,this.#t.query.delete("id"),this.#t.rename("/import"),this.loading.load()}async discard(t){await H(I(`/api/imports/${t.id}`))&&await this.leave()}};var yh=["track","route","line","area","picture","link","file","damaged","text"];function Zc({leftOut:e=[]}){let t=e.filter(({kind:s})=>yh.includes(s));return t.length?i("import.leftOut",{n:t.reduce((s,{n})=>s+n,0),list:Na(t.map(({kind:s,n})=>i(`import.kind.${s}`,{n})))}):""}var Xc=({leftOut:e=[]})=>e.flatMap(({where:t=[]})=>t).map(({file:t="",line:s=0,column:n=0})=>s?i(t?"import.leftAt":"import.leftLine",{file:t,line:S(s),column:S(n)}):t);import{html as na,nothing as ia}from"../lib/lit-html/lit-html.js";var vh=(e,t,s,n,a)=>na`
  <label class="switch">
    <span>${s}<br><span class="soft">${n}</span></span>
    <input type="checkbox" role="switch" id=${e} .checked=${t} @change=${o=>a(o.target.checked)}>
  </label>`,kh=(e,t)=>na`
  ${e.current.format==="finds"?vh("import-keep",t.keep,i("import.keep"),i("import.keepHint"),s=>t.set({keep:s})):ia}
  ${t.keep?ia:P("import-audience",{label:i("edit.who"),chosen:t.audience,options:Vt.map(s=>[s,i(`find.audience.${s}`)]),set:s=>t.set({audience:s})})}`,xh=e=>P("import-category",{label:i("import.category"),options:[["",i("edit.none")],...ne().map(t=>[t,z(t)])],chosen:e.category,set:t=>e.set({category:t})}),Oh=e=>P("import-area",{label:i("privacy.shown"),hint:i("import.areaHint"),chosen:e.area,set:t=>e.set({area:t}),options:[["",i("privacy.asSet")],...re()]}),qh=e=>P("import-friends",{label:i("privacy.exactFor"),options:Li(),chosen:e.forFriends,set:t=>e.set({forFriends:t})}),Qc=(e,t=e.options)=>na`
  ${kh(e,t)}
  <div class="folds">
    <details class="fold" id="fold-import">
      <summary>${c("filter")} <span class="grow">${i("import.more")}</span> ${c("next")}</summary>
      <div class="stack">${xh(t)}${Oh(t)}${Number(t.area)?qh(t):ia}</div>
    </details>
  </div>`;import{html as pt,nothing as le}from"../lib/lit-html/lit-html.js";function Sh(e){if(e.status==="ready"&&e.reason!=="noTitle")return e.guessed?i("import.guessed"):e.place??"";let t=Kc(e),s=e.line?`${i("import.line",{n:e.line})}: `:"";return t?s+i(`import.reason.${t}`):""}async function oa(e,t,s){if(!await s)return;let n=e.rows.items?.[Math.min(t,e.rows.items.length-1)];x(n?`row-${n.row}`:"part-rows")}function Fh(e,t,s,n){let a=new wt(n,null,()=>oa(e,s,e.place(t,a.value)));return Ye(a)}var Gi=e=>e.title||i("import.line",{n:e.row}),aa=(e,t,s)=>pt`
  <button type="button" class="quiet" id="row-${e.row}" aria-label=${`${t}: ${Gi(e)}`} @click=${s}>${t}</button>`,Ph=e=>t=>d(t,"title",{label:i("find.titleField"),value:e.title,required:!0,least:1,most:f().limits.title});async function Th(e,t){await D(n=>new O({send:async({title:a})=>{await e.rename(t,a.trim())&&n()}}),i("import.rename"),Ph(t),n=>N(n,i("action.save"))),x(`name-${t.row}`)}var tl=(e,t)=>pt`
  <button type="button" class="round" id="name-${t.row}" aria-label=${`${i("import.rename")}: ${Gi(t)}`}
    @click=${()=>Th(e,t)}>
    ${c("edit")}
  </button>`,el=e=>e.findId?pt`
  <a class="button quiet" href="/finds/${e.findId}" aria-label=${`${i("import.show")}: ${Gi(e)}`}>
    ${i("import.show")}</a>`:le,Lh=(e,t,s,n)=>({ready:()=>pt`${tl(e,t)}${aa(t,i("import.skip"),()=>oa(e,s,e.skip(t,!0)))}`,skipped:()=>aa(t,i("import.unskip"),()=>oa(e,s,e.skip(t,!1))),noPlace:()=>pt`${tl(e,t)}${aa(t,i("import.locate"),()=>Fh(e,t,s,n))}`,duplicate:()=>el(t),done:()=>el(t)})[t.status]?.()??le,ra=e=>e?pt`<br><span class="soft" dir="auto">${e}</span>`:le,Ah=e=>e.slice(e.lastIndexOf("/")+1),Ih=e=>[`import.lost.${e}`,`rule.${e}`,`reason.${e}`].map(t=>[t,i(t)]).find(([t,s])=>s!==t)?.[1]??e,Mh=({media:e,lost:t=[]})=>[e>t.length?ra(i("import.rowMedia",{n:e-t.length})):le,...t.map(({file:s,reason:n})=>ra(`${Ah(s)}: ${Ih(n)}`))],Bh=(e,t,s,n)=>pt`
  <li class="row between">
    <span class="grow"><bdi class="strong">${Gi(t)}</bdi>${ra(Sh(t))}${Mh(t)}</span>
    <span class="row">${Lh(e,t,s,n)}</span>
  </li>`;function jh(e,t){let{items:s,problem:n,load:a}=e.rows;return n?m(n,a):s?s.length?pt`
    <ul class="people" aria-label=${i("import.rows")}>${s.map((o,r)=>Bh(e,o,r,t))}</ul>
    ${B(e.rows)}`:pt`<p class="soft" role="status">${i("import.none")}</p>`:y(4)}var Nh=(e,{n:t,all:s})=>pt`
  <progress max=${s} .value=${t} aria-label=${i("import.lookUp")}></progress>
  <p class="row between">
    <span role="status">${i("import.progress",{n:t,all:S(s)})}</span>
    <button type="button" class="quiet" @click=${()=>e.places.stop()}>${i("import.stop")}</button>
  </p>`;async function Dh(e){await e.places.run(),x("part-rows")}function _h(e){let{state:t,rows:s}=e.places;return t?.busy?Nh(e,t):pt`
    ${t?pt`<p role="status">${i("import.lookedUp",{n:t.found})}</p>`:le}
    ${t?.problem?m(t.problem):le}
    ${s.length?pt`
      <p class="hint">${i("import.lookUpText",{source:f().places.attribution})}</p>
      <p>
        <button type="button" class="quiet" id="import-lookup" @click=${()=>Dh(e)}>${i("import.lookUp")}</button>
      </p>`:le}`}var sl=(e,t)=>pt`
  <section class="card">
    ${Vs("rows",i("import.rows"))}
    <div class="chips" role="group" aria-label=${i("import.which")}>
      ${e.tabs.map(({name:s,n})=>Pe(e.status===s,`${i(`import.status.${s}`)} (${S(n)})`,()=>e.choose(s)))}
    </div>
    ${e.status==="noPlace"&&Wc()?_h(e):le}
    ${jh(e,t)}
  </section>`;var Qe=class extends Qo{label="";points=[];options(){let{lat:t,lng:s}=this.points[0]??{lat:25,lng:5};return{view:{lat:t,lng:s,zoom:2},still:!0,onMove:()=>this.map&&this.mark()}}draw(){this.points.length&&(this.map.fit(this.points,this.closest,{animate:!1}),this.mark())}failed(){this.remove()}};var[Yi,Uh,Ch]=[12,28,44],ca=class extends Qe{closest=Yi;set places(t){let s=t!==this.points;this.points=t,this.map&&s&&this.draw()}mark(){this.map.setMarkers(si(this.points,t=>this.map.pixelOf(t),Ch).map(t=>this.#t(t)))}#t([t,...s]){if(!s.length){let r=()=>this.map.setView({...t,zoom:Yi}),l=t.km?t:null;return{key:`${t.lat},${t.lng}`,lat:t.lat,lng:t.lng,kind:"dot",size:Uh,text:"",label:t.name,area:l,click:r}}let n=tr({latitude:t.lat,longitude:t.lng,count:s.length+1}),a=s.every(r=>r.lat===t.lat&&r.lng===t.lng);return{...n,click:()=>a?this.map.setView({...t,zoom:Yi}):this.map.fit([t,...s],Yi)}}};customElements.define("finds-map",ca);var Hh=".gpx,.kml,.kmz,.geojson,.geojsonl,.json,.umap,.csv,.tsv,.txt,.zip";async function Eh(e,t){let s=e.target,[n]=s.files;n&&(await t.upload(n),s.value="",t.current&&x("part-import"))}var Rh=e=>j`
  <progress max="1" .value=${e.progress} aria-label=${i("import.upload")}></progress>
  <p class="row between">
    <span class="soft" role="status">${i(e.progress<1?"import.upload":"import.reading")}</span>
    <button type="button" class="quiet" @click=${()=>e.cancel()}>${i("action.cancel")}</button>
  </p>`,zh=e=>j`
  <p class="row actions">
    <label class="button" for="import-file">${c("plus")} ${i("import.choose")}</label>
    <input class="file" id="import-file" type="file" accept=${Hh} aria-describedby="import-hint" @change=${t=>Eh(t,e)}>
  </p>`,Vh=e=>j`
  <section class="card">
    <p>${i("import.text")}</p>
    ${e.refusal?m(e.refusal):K}
    ${e.progress===null?zh(e):Rh(e)}
    <p class="hint" id="import-hint">${i("import.files")}</p>
  </section>
  ${e.unfinished.length?Gh(e):K}`;async function nl(e,t){await A(i("import.discardTitle"),i("import.discardText"),i("import.discard"))&&(await e.discard(t),x("import-file"))}var Ji=e=>e.name||i("import.unnamed");async function Wh(e,t){await e.open(t),x("part-import")}var Gh=e=>j`
  <section class="card">
    <h2>${i("import.unfinished")}</h2>
    <ul class="people">${e.unfinished.map(t=>j`
      <li class="row between">
        <span class="grow"><bdi class="strong">${Ji(t)}</bdi><br>
          <span class="soft">${i("import.left",{n:t.counts.ready+t.counts.noPlace})} ${al(t)}</span></span>
        <span class="row">
          <button type="button" class="quiet" aria-label=${`${i("import.goOn")}: ${Ji(t)}`} @click=${()=>Wh(e,t)}>
            ${i("import.goOn")}
          </button>
          <button type="button" class="round" aria-label=${`${i("import.discard")}: ${Ji(t)}`}
            @click=${()=>nl(e,t)}>
            ${c("trash")}
          </button>
        </span>
      </li>`)}
    </ul>
  </section>`,al=e=>i("import.ends",{date:ft(e.expiresAt)});async function Yh(e){await e.commit(),x("part-import")}var Jh=(e,{taken:t,all:s,isWaiting:n})=>j`
  <progress max=${s} .value=${t} aria-label=${i("import.running")}></progress>
  <p class="row between">
    <span role="status">${i("import.progress",{n:t,all:S(s)})}</span>
    <button type="button" class="quiet" id="import-stop" @click=${()=>e.stop()}>${i("import.stop")}</button>
  </p>
  ${n?j`<p class="soft" role="status">${i("import.waiting")}</p>`:K}
  ${e.current.counts.media?j`<p class="soft">${i("import.mediaLeft",{n:e.current.counts.media})}</p>`:K}`,Kh=e=>e.items.length?e.link({width:innerWidth,height:innerHeight/2}):"/profile",Zh=({mediaDone:e,mediaLost:t},{made:s},n)=>j`
  <p role="status">${c("check")} ${i("import.made",{n:s})}</p>
  ${e?j`<p>${i("import.media",{n:e})}</p>`:K}
  ${t?j`<p>${i("import.mediaLost",{n:t})}</p>`:K}
  ${s?j`<p><a class="button" href=${Kh(n)}>${i("import.see")}</a></p>`:K}`,Xh=(e,t)=>j`
  ${Qc(e)}
  <button type="button" class="main" id="import-commit" @click=${()=>Yh(e)}>${i("import.commit",{n:t})}</button>`;function Qh(e){let[t,s]=[Zc(e),Xc(e)];return j`
    ${t?j`<p id="import-left">${t}</p>`:K}
    ${s.length?j`
      <details>
        <summary>${i("import.leftWhere")}</summary>
        <ul>${s.map(n=>j`<li><bdi>${n}</bdi></li>`)}</ul>
      </details>`:K}
    ${e.guessedEncoding?j`<p>${i("import.encoding",{name:e.guessedEncoding})}</p>`:K}`}function tf(e){let{current:t,published:s}=e;return j`
    <section class="card">
      ${Vs("import",j`<bdi>${Ji(t)}</bdi>`)}
      ${e.isBusy?Jh(e,s):j`
        ${e.isDone?K:j`<p class="soft">${al(t)}</p>`}
        ${e.points.items.length?j`
          <finds-map .places=${e.points.items} .label=${i("import.map")}></finds-map>`:K}
        ${s?Zh(t.counts,s,e.points):K}
        ${Qh(t)}
        ${s?.problem?m(s.problem):K}
        ${t.counts.ready?Xh(e,t.counts.ready):K}
        <p class="row">${e.isDone?j`
          <button type="button" class="quiet" @click=${()=>il(e)}>${i("import.finish")}</button>`:j`
          <button type="button" class="quiet" @click=${()=>il(e)}>${i("import.other")}</button>
          <button type="button" class="danger" @click=${()=>nl(e,t)}>${i("import.discard")}</button>`}
        </p>`}
    </section>`}async function il(e){await e.leave(),x("import-file")}function ef(e,t){return e.loading.problem?m(e.loading.problem,e.loading.load):e.current?j`${tf(e)}${e.isBusy?K:sl(e,t)}`:Vh(e)}function ol(e){let t=new Wi(e);return{title:i("import.title"),ready:t.loading.load(),view:()=>j`${w(i("import.title"),K,"/settings")}${ef(t,e)}`}}import{html as Z,nothing as Kt}from"../lib/lit-html/lit-html.js";var sf=1e3,rl=[5,15,30,60],ts=class{areas=null;wishes=[];job=null;chosen=null;plan=null;problem=null;km=15;busy=!1;#t;#e;constructor(t,s=Ws){this.#t=t,this.#e=s,this.loading=C(t,async()=>{await this.#i(),this.#n();let n=ae(t.query?.get("at"));n&&!this.chosen&&await this.#s(n)})}async#s({lat:t,lng:s}){let n=await $(k("/api/places/reverse",{lat:t,lng:s}),{signal:this.#t.signal}).catch(()=>null);n&&await this.choose(n)}get isRunning(){return this.job?.state==="running"}async#i(){let{areas:t,job:s,wishes:n}=await $("/api/admin/map",{signal:this.#t.signal});Object.assign(this,{areas:t,job:s,wishes:n}),this.#t.update()}async#n(){for(;this.isRunning&&!this.#t.signal.aborted;)await this.#e(sf),await this.#i().catch(()=>{})}get#a(){return{...this.chosen,km:this.km}}choose({name:t,address:s,latitude:n,longitude:a}){return this.chosen={title:[t,s].filter(Boolean).join(", "),latitude:n,longitude:a},this.#o()}grant({title:t,latitude:s,longitude:n}){return this.chosen={title:t,latitude:s,longitude:n},this.add()}resize(t){return this.km=t,this.#o()}async#o(){Object.assign(this,{plan:null,problem:null,busy:!0}),this.#t.update();let t=JSON.stringify(this.#a),s=await L("/api/admin/map/plans",this.#a).then(n=>({plan:n}),n=>({problem:n}));t===JSON.stringify(this.#a)&&(Object.assign(this,s,{busy:!1}),this.#t.update())}async add(){try{this.job=await L("/api/admin/map/areas",this.#a),Object.assign(this,{plan:null,problem:null})}catch(t){this.problem=t}this.#t.update(),await this.#n()}async renew(t){try{this.job=await J(`/api/admin/map/areas/${t.name}`)}catch(s){u(q(s))}this.#t.update(),await this.#n()}async remove(t){try{await I(`/api/admin/map/areas/${t.name}`),await this.#i(),u(i("areas.removed",{title:t.title}))}catch(s){u(q(s))}}};async function nf(e,t){await A(i("areas.removeTitle",{title:t.title}),i("areas.removeText"),i("areas.remove"))&&e.remove(t)}var af=(e,t)=>Z`
  <li class="row between">
    <span><span class="strong" dir="auto">${t.title}</span><br>
      <span class="soft">${tt(t.bytes)} · ${W(t.updatedAt)}</span></span>
    <span class="row">
      ${t.updatable?Z`
        <button type="button" class="quiet" ?disabled=${e.isRunning} aria-label="${i("areas.update")}: ${t.title}"
          @click=${()=>e.renew(t)}>${i("areas.update")}</button>`:Kt}
      <button type="button" class="danger" aria-label="${i("areas.remove")}: ${t.title}" @click=${()=>nf(e,t)}>
        ${i("areas.remove")}
      </button>
    </span>
  </li>`,of=e=>Z`
  <section class="card" aria-labelledby="areas">
    <h2 id="areas">${i("areas.list")}</h2>
    ${e.areas.length?Z`<ul class="people">${e.areas.map(t=>af(e,t))}</ul>`:M(i("areas.none"),i("areas.noneText"),Kt,"way")}
  </section>`,rf=(e,t)=>Z`
  <li class="row between">
    <span><span class="strong" dir="auto">${t.title}</span><br><span class="soft">${i("areas.wishedBy",{n:t.users})}</span></span>
    <button type="button" class="quiet" ?disabled=${e.isRunning} aria-label=${i("areas.grant",{title:t.title})}
      @click=${()=>e.grant(t)}>${i("areas.addWish")}</button>
  </li>`,cf=e=>e.wishes.length?Z`
  <section class="card" aria-labelledby="wishes">
    <h2 id="wishes">${i("areas.wishes")}</h2>
    <ul class="people">${e.wishes.map(t=>rf(e,t))}</ul>
  </section>`:Kt,lf=e=>P("km",{label:i("areas.size"),options:rl.map(t=>[t,Ns(t)]),chosen:e.km,set:t=>e.resize(Number(t))}),pf=e=>Z`
  <p>${i("areas.from",{host:e.plan.host})}</p>
  <button type="button" class="main" @click=${()=>e.add()}>
    ${c("map")} ${i("areas.add",{title:e.chosen.title,size:tt(e.plan.bytes)})}
  </button>`;function uf(e){return!e.chosen||e.isRunning?Kt:Z`
    <p class="strong" dir="auto">${e.chosen.title}</p>
    ${lf(e)}
    ${e.busy?Z`<p class="soft" role="status">${i("areas.asking")}</p>`:Kt}
    ${e.problem?Z`<p class="error" role="alert">${q(e.problem)}</p>`:Kt}
    ${e.plan?pf(e):Kt}`}function mf(e){let{job:t}=e;if(!t)return Kt;let{title:s,state:n}=t;if(n==="failed")return Z`<p class="error" role="alert">${i("areas.failed",{title:s})} ${q(t)}</p>`;if(n==="current")return Z`<p role="status">${i("areas.current",{title:s})}</p>`;if(n==="done")return Z`
      <p role="status">${i("areas.done",{title:s})}</p>
      <a class="button" href="/" @click=${o=>{o.preventDefault(),location.assign("/")}}>${i("areas.show")}</a>`;let a=i("areas.started",{title:s});return Z`
    <p role="status">${t.total?i("areas.running",{title:s,done:tt(t.bytes),total:tt(t.total)}):a}</p>
    <progress max=${t.total||1} .value=${t.bytes} aria-label=${a}></progress>`}var la=e=>Z`
  <section class="card" aria-labelledby="where">
    <h2 id="where">${i("areas.where")}</h2>
    <p class="hint">${i("areas.whereText")}</p>
    <place-search id="area" .label=${i("areas.search")} @choose=${({detail:t})=>e.choose(t.value)}></place-search>
    ${uf(e)}
    ${mf(e)}
  </section>`;function df(e){return e.loading.problem?m(e.loading.problem,e.loading.load):e.areas?Z`
    ${la(e)}
    ${cf(e)}
    ${of(e)}`:y(3)}function cl(e){let t=new ts(e);return{title:i("admin.map"),ready:t.loading.load(),view:()=>Z`${w(i("admin.map"),Kt,"/admin")}${df(t)}`}}import{html as at,nothing as vt}from"../lib/lit-html/lit-html.js";var hf=4,ff=e=>e.map((t,s)=>t.map((n,a)=>n?`M${a} ${s}h1v1h-1z`:"").join("")).join("");async function ll(e){let{encode:t}=await import(new URL("lib/uqr/uqr.js",Oe).href),{data:s,size:n}=t(e,{ecc:"M",border:hf});return{size:n,path:ff(s)}}var pl=[1,2,5,10,25,100],ul=[1,7,30,90],es=class{created=null;#t;constructor(t){this.#t=t,this.list=V(t,"/api/invites"),this.form=new O({send:(s,n)=>this.#e(s,n),update:t.update})}get isAdmin(){return b()?.role==="admin"}isMine(t){return t.inviter?.id===b()?.id}async#e({uses:t,days:s,note:n="",befriend:a},o){let r={uses:Number(t),days:Number(s),note:n.trim(),befriend:!!a},l=await L("/api/invites",r);this.created={...l,url:new URL(l.link,location.origin).href,code:null},o.reset(),this.#t.update(),await Promise.all([this.#s(this.created),this.list.load()])}async#s(t){t.code=await ll(t.url).catch(()=>null),this.#t.update()}close=()=>{this.created=null,this.#t.update()};async copy(){try{await navigator.clipboard.writeText(this.created.url),u(i("find.copied"))}catch{u(i("invites.copyYourself"))}}get canShare(){return!!navigator.share}async share(){try{let t=i("invites.shareText",{name:v(b()),instance:xt()});await navigator.share({title:i("invites.shareTitle",{instance:xt()}),text:t,url:this.created.url})}catch(t){t.name!=="AbortError"&&await this.copy()}}async revoke(t){try{await I(`/api/invites/${t.id}`),this.created?.id===t.id&&(this.created=null),await this.list.load()}catch(s){u(q(s))}this.#t.update()}};var $f=()=>at`
  <label class="switch">
    <span>${i("invites.befriend")}<br><span class="soft">${i("invites.befriendHint")}</span></span>
    <input type="checkbox" role="switch" id="befriend" name="befriend" checked>
  </label>`;function gf({target:e,currentTarget:t}){e.name==="uses"&&(t.elements.befriend.checked=e.value==="1")}async function bf(e,t){let s=t.created;await t.form.submit(e),t.created!==s&&await x("created-title")}var pa=(e,t=e.form)=>at`
  <form class="card" novalidate aria-labelledby="new-invite" @change=${gf} @submit=${s=>bf(s,e)}>
    <h2 id="new-invite">${i("invites.new")}</h2>
    ${F(t)}
    <div class="pair">
      ${P("uses",{label:i("invites.uses"),options:pl.map(s=>[s,i("invites.people",{n:s})]),chosen:1})}
      ${P("days",{label:i("invites.days"),options:ul.map(s=>[s,i("invites.daysOf",{n:s})]),chosen:7})}
    </div>
    ${$f()}
    ${d(t,"note",{label:i("invites.note"),hint:i("invites.noteHint"),most:200})}
    <div class="row end">${N(t,i("invites.create"))}</div>
  </form>`,wf=({size:e,path:t})=>at`
  <svg class="qr" viewBox="0 0 ${e} ${e}" role="img" aria-label=${i("invites.qr")} shape-rendering="crispEdges">
    <path d=${t}></path>
  </svg>`,yf=e=>at`
  <button type="button" class="quiet" @click=${()=>e.share()}>${c("share")} ${i("action.share")}</button>`,ua=e=>at`
  <section class="card" id="created" aria-labelledby="created-title">
    <div class="row between"><h2 id="created-title" tabindex="-1">${i("invites.ready")}</h2>${gt(e.close)}</div>
    <p role="status">${i("invites.once")}</p>
    <div class="field">
      <label for="link">${i("invites.link")}</label>
      <input id="link" type="text" readonly dir="ltr" .value=${e.created.url} @focus=${t=>t.target.select()}>
    </div>
    <p class="row actions">
      <button type="button" @click=${()=>e.copy()}>${c("copy")} ${i("invites.copy")}</button>
      ${e.canShare?yf(e):vt}
    </p>
    ${e.created.code?wf(e.created.code):vt}
  </section>`,vf=e=>at`<li><a class="person" href="/people/${e.id}">${R(e,28)} <span class="strong">${v(e)}</span></a></li>`;async function kf(e,t){await A(i("invites.revokeTitle"),i("invites.revokeText"),i("invites.revoke"))&&await e.revoke(t)}var xf=(e,t,s)=>at`
  <button type="button" class="quiet" aria-label="${i("invites.revoke")}: ${s}" @click=${()=>kf(e,t)}>
    ${i("invites.revoke")}
  </button>`,Of={open:"invites.open",used_up:"invites.usedUp",expired:"invites.expired",revoked:"invites.revoked",suspended:"invites.suspended"},qf=(e,t)=>!e.isAdmin||e.isMine(t)?vt:at` · ${t.inviter?i("invites.by",{name:v(t.inviter)}):i("invites.byCommand")}`;function Sf(e,t){let s=t.note||i("invites.of",{date:ft(t.createdAt)}),n=t.state==="open";return at`
    <li class="invite">
      <div class="row between">
        <span class="strong" dir="auto">${s}</span>
        <span class="badge">${i(Of[t.state])}</span>
      </div>
      <p class="soft">
        ${i("invites.used",{used:S(t.uses-t.usesLeft),uses:S(t.uses)})}
        ${n?at` · ${i("invites.until",{date:ft(t.expiresAt)})}`:vt}
        ${t.befriend?at` · ${i("invites.befriends")}`:vt}
        ${qf(e,t)}
      </p>
      ${t.usedBy.length?at`<ul class="row used" aria-label=${i("invites.usedBy")}>${t.usedBy.map(vf)}</ul>`:vt}
      ${n?at`<p class="row actions">${xf(e,t,s)}</p>`:vt}
    </li>`}function Ff(e){let{items:t,problem:s,load:n}=e.list;return s?m(s,n):t?t.length?at`
    <section class="card">
      <h2>${i(e.isAdmin?"invites.all":"invites.yours")}</h2>
      <ul class="people">${t.map(a=>Sf(e,a))}</ul>
      ${B(e.list)}
    </section>`:$t()?vt:M(i("invites.none"),i("reason.may_not_invite")):y(2)}function ml(e){let t=new es(e);return{title:i("invites.title"),ready:t.list.load(),view:()=>at`
      ${w(i("invites.title"),vt,"/people")}
      ${$t()?at`<p class="lead">${i("invites.lead")}</p>`:vt}
      ${t.created?ua(t):vt}
      ${$t()?pa(t):vt}
      ${Ff(t)}`}}import{html as St,nothing as we}from"../lib/lit-html/lit-html.js";import{html as ma,nothing as dl}from"../lib/lit-html/lit-html.js";function Pf(e,t){let[s]=e.target.files;e.target.value="",s&&t.set(s)}var ss=(e,{label:t,hint:s})=>ma`
  <div class="field">
    <p class="row actions">
      <label class="button quiet" for="picture">${c("camera")} ${t}</label>
      <input class="file" id="picture" type="file" accept="image/*" @change=${n=>Pf(n,e)}>
      ${e.has()?ma`
        <button type="button" class="quiet" @click=${()=>e.remove()}>${i("profile.pictureRemove")}</button>`:dl}
    </p>
    ${e.progress===null?dl:ma`<progress max="1" .value=${e.progress} aria-label=${t}></progress>`}
    <p class="hint">${s}</p>
  </div>`;var fl=(e,t)=>St`
  <div class="field">
    <p><span class="strong">${e}</span><br>${t}</p>
    <p class="hint">${i("admin.fixed")}</p>
  </div>`;function hl(e,t,s,n,a){let o=e.values[t];return e.isFixed(t)?fl(n,a(o)):P(t,{label:n,options:s.map(r=>[r,a(r)]),chosen:o})}var $l=e=>wi(e===Ue?"":e);function da(e,t){e.chooseAccent(t),e.isAccentDark&&$l(t)}function Tf(e){da(e,e.darkerAccent),document.getElementById("accent").focus()}var Lf=(e,t,s)=>St`
  <button type="button" class="swatch" aria-label=${i(`admin.colours.${t}`)} title=${i(`admin.colours.${t}`)}
    aria-pressed=${s===e.accent?"true":"false"} @click=${()=>da(e,s)}>
    <svg viewBox="0 0 32 32" aria-hidden="true"><circle cx="16" cy="16" r="16" fill=${s}/></svg>
    ${s===e.accent?c("check"):we}
  </button>`,Af=e=>St`
  <div class="field">
    <label for="accent">${i("admin.accent")}</label>
    <input id="accent" name="accent" type="color" .value=${e.accent} aria-describedby="accent-note"
      aria-invalid=${e.form.errors.accent?"true":we}
      @input=${t=>e.chooseAccent(t.target.value)} @change=${t=>da(e,t.target.value)}>
    <div class="swatches">${Object.entries(ys).map(([t,s])=>Lf(e,t,s))}</div>
    <p id="accent-note" class=${e.form.errors.accent?"error":"hint"} aria-live="polite">
      ${e.form.errors.accent??i("admin.accentHint")}
    </p>
    ${e.isAccentDark?we:St`
      <p><button type="button" class="quiet" @click=${()=>Tf(e)}>
        <svg class="sample" viewBox="0 0 32 32" aria-hidden="true"><circle cx="16" cy="16" r="16" fill=${e.darkerAccent}/></svg>
        ${i("admin.darker")}
      </button></p>`}
  </div>`,If=e=>d(e.form,"mediaLimit",{label:i("admin.limitOfAll"),hint:i("admin.limitOfAllHint"),kind:"number",mode:"numeric",value:e.limit}),Mf=({mediaLimit:e})=>e?tt(e):i("admin.limits.none"),Bf=e=>St`
  <form class="card" novalidate @submit=${e.form.submit}>
    ${F(e.form)}
    <p class="hint">${i("admin.public")}</p>
    ${ss(e.picture,{label:i("admin.picture"),hint:i("admin.pictureHint")})}
    ${d(e.form,"name",{label:i("admin.name"),value:e.values.name,most:50})}
    ${d(e.form,"description",{label:i("admin.description"),value:e.values.description,kind:"area",most:500})}
    ${d(e.form,"rules",{label:i("admin.rules"),value:e.values.rules,kind:"area",most:5e3})}
    ${d(e.form,"contact",{label:i("admin.contact"),hint:i("admin.contactHint"),value:e.values.contact,most:200})}
    ${Af(e)}
    ${hl(e,"registration",Or,i("admin.registration"),t=>i(`admin.modes.${t}`))}
    ${hl(e,"invites",qr,i("admin.whoInvites"),t=>i(`admin.inviters.${t}`))}
    ${e.isFixed("mediaLimit")?fl(i("admin.limitOfAll"),Mf(e.values)):If(e)}
    <div class="row end">${N(e.form,i("action.save"))}</div>
  </form>`;function jf(e){return e.loading.problem?m(e.loading.problem,e.loading.load):e.values?St`${Bf(e)}${Nf(e)}`:y(4)}var Nf=e=>St`
  <section class="card">
    <h2>${i("admin.startView")}</h2>
    <p class="hint">${i("admin.startViewText")}</p>
    ${e.startView?St`<place-map class="homemap" inert .at=${e.startView}></place-map>`:we}
    <p class="row">
      ${e.myView?St`
        <button type="button" class="quiet" id="start-view" @click=${()=>e.begin(e.myView)}>${i("admin.startViewTake")}</button>`:we}
      ${e.startView?St`
        <button type="button" class="quiet" @click=${()=>e.begin("")}>${i("admin.startViewRemove")}</button>`:we}
    </p>
  </section>`;function gl(e){let t=new Ce(e);return{title:i("admin.instance"),ready:t.loading.load(),view:()=>St`${w(i("admin.instance"),we,"/admin")}${jf(t)}`,close(){t.accent!==t.savedAccent&&$l(t.savedAccent)}}}import{html as ut,nothing as Zt}from"../lib/lit-html/lit-html.js";var Df=100,bl=5,_f=14,Uf=48,Cf=256,[ha,Hf,Ef]=[900,400,.46],wl=e=>[...e].sort((t,s)=>t-s)[Math.floor(e.length/2)];function Rf(e,{width:t,height:s}){let n=e.map(({lat:Y,lng:kt})=>{let Is=Math.sin(Math.max(-85,Math.min(85,Y))*Math.PI/180);return{x:kt/360+.5,y:.5-Math.log((1+Is)/(1-Is))/(4*Math.PI)}}),a={x:wl(n.map(Y=>Y.x)),y:wl(n.map(Y=>Y.y))},o=Y=>Math.hypot(Y.x-a.x,Y.y-a.y),r=n.sort((Y,kt)=>o(Y)-o(kt)).slice(0,n.length<bl?bl:Math.floor(n.length*.9)),l=Y=>[Math.min(...r.map(kt=>kt[Y])),Math.max(...r.map(kt=>kt[Y]))],[[p,h],[g,T]]=[l("x"),l("y")],Q=(Y,kt)=>Math.log2(Math.max(1,Y-2*Uf)/(Cf*kt)),Ls={lat:Math.atan(Math.sinh(Math.PI*(1-g-T)))*180/Math.PI,lng:(p+h-1)*180},As=Math.floor(Math.min(Q(t,h-p),Q(s,T-g),_f,Yo(Ls)));return{...Ls,zoom:Math.max(1,As)}}function zf(){let{innerWidth:e=ha,innerHeight:t=ha}=globalThis;return e>=ha?{width:e-Hf,height:t}:{width:e,height:t*(1-Ef)}}async function yl({id:e}){let t=await $(k("/api/finds",{userId:e,includeFriends:!0,limit:Df})).catch(()=>[]);t.length&&(ee.set(Ae(Rf(t.map(s=>et(s.location)),zf()))),ls.set(e))}var Ki=class{user=null;#t;constructor(t){this.#t=t}async load(){try{this.user=await $(`/api/users/${ls.get()}`)}catch(t){t.code==="not_found"&&ls.remove();return}this.user.findCount||(this.user=null),this.#t()}get mayAsk(){return this.user.friendship==="none"}async ask(){let t=await Po(this.user);return t&&(this.user={...this.user,friendship:"pending"}),this.#t(),t}close(){ls.remove(),this.user=null,this.#t()}};var fa="/admin/welcome",vl=e=>e.slice(e.lastIndexOf("#")+1).trim(),Vf=/^[A-Za-z0-9_-]*$/,Wf={ä:"ae",ö:"oe",ü:"ue",ß:"ss",æ:"ae",ø:"oe",œ:"oe",å:"aa",ł:"l",đ:"d",ð:"d",þ:"th"},[Gf,Yf]=[3,31];function Jf(e){let s=e.toLowerCase().normalize("NFC").replace(/[^a-z0-9]/gu,n=>Wf[n]??n).normalize("NFD").replace(/\p{M}/gu,"").replace(/[^a-z0-9_-]+/g,"_").slice(0,Yf).replace(/^_+|_+$/g,"");return s.length<Gf?"":s}var Zi=class{proposal="";name="";greeting=null;ended=null;#t;constructor(t,s){this.#t=t,this.invite=vl(s);let n={username_taken:"username",invite_needed:"invite",registration_closed:"invite"};this.form=new O({send:a=>this.#s(a),update:t.update,fieldOf:n,asks:"password"})}load=async()=>{if(this.invite){try{this.greeting=await L("/api/invites/greeting",{code:this.invite})}catch(t){if(t.reason!=="invite_ended")return;this.ended=t,this.invite=""}this.#t.update()}};get user(){return b()}get isClosed(){return f().registration==="closed"&&!this.invite}get asksInvite(){return f().registration!=="open"&&!this.invite}typed({name:t,value:s}){if(t!=="username")return;let n=Vf.test(s.trim())?"":Jf(s.trim());n!==this.proposal&&(this.proposal=n,this.#t.update())}take(t){this.name=t.value.trim(),t.value=this.proposal,this.proposal="",this.form.clear("username"),this.#t.update()}#e(t){throw t.reason==="invite_needed"&&(this.invite=""),t}async#s({username:t,password:s,invite:n=""}){await to();let a=this.invite||vl(n),o={username:t.trim(),password:s,cookie:!0,...a?{invite:a}:{}},r=await L("/api/auth/register",o).catch(l=>this.#e(l));Et(r.user),this.name&&await E("/api/users/me",{displayName:this.name}).then(Et,()=>{}),this.greeting?.inviter&&await yl(this.greeting.inviter),await this.#t.go(r.user.role==="admin"?fa:"/",{replace:!0}),u(i("join.welcome",{name:v(b()??r.user)}))}};var Kf=e=>ut`
  <button type="button" class="chip" @click=${t=>Xf(e,t)}>${i("join.take",{name:e.proposal})}</button>`,Zf=e=>ut`<div class="proposed" role="status">${e.proposal?Kf(e):Zt}</div>`;function Xf(e,t){let{username:s}=t.target.closest("form").elements;e.take(s),s.focus()}var Qf=({name:e})=>e?i("join.shownAs",{name:e}):i("join.usernameHint");function t$(e){let{form:t,asksInvite:s}=e;return ut`
    <form novalidate @submit=${t.submit} @input=${n=>e.typed(n.target)}>
      ${F(t)}
      ${s?d(t,"invite",{label:i("join.invite"),hint:i("join.inviteHint"),required:!0}):Zt}
      ${d(t,"username",{label:i("account.username"),hint:Qf(e),required:!0,least:3,most:31,pattern:"[A-Za-z0-9_\\-]*",complete:"username"})}
      ${Zf(e)}
      ${d(t,"password",{label:i("account.password"),hint:i("join.passwordHint"),kind:"password",required:!0,least:8,most:255,complete:"new-password"})}
      ${N(t,i("join.action"))}
    </form>`}var e$=(e,t)=>e?.length?ut`
  <div class="strip" role="img" aria-label=${i("join.photos",{name:v(t)})}>
    ${e.map(s=>ut`<span>${bt(s,{thumb:!0,eager:!0})}</span>`)}
  </div>`:Zt;function s$({greeting:e,invite:t}){let s=e?.inviter,n=ut`<p class="lead">${i("app.about")} ${t?i("join.invited"):Zt}</p>`;return s?ut`
    <div class="invited-by">
      ${R(s,56)}
      <h1 tabindex="-1">${i("join.invitedBy",{name:v(s),instance:xt()})}</h1>
    </div>
    ${e$(e.photos,s)}
    ${n}
    ${e.befriend?ut`<p class="note">${i("join.invitedFriend",{name:v(s)})}</p>`:Zt}`:ut`<h1 tabindex="-1">${i("join.title")}</h1>${n}`}var i$=(e,t)=>ut`${rr(ut`
  ${s$(e)}
  ${e.ended?ut`<p class="note" role="alert">${q(e.ended)}</p>`:Zt}
  ${e.user?ut`<p class="note">${i("join.signedIn",{name:v(e.user)})}</p>`:Zt}
  ${e.isClosed?ut`<p class="note">${i("join.closed")}</p>`:Zt}
  ${f().passwordLogin?t$(e):Zt}
  ${pr("join.provider",{redirect:so()?fa:"/"},{invite:e.invite})}
  <p class="below">${i("join.have")} <a href="/sign-in">${i("signin.action")}</a></p>`)}${ii(t)}`;function kl(e){let t=new Zi(e,location.hash);return{get title(){return i("join.title")},broad:!0,ready:t.load(),view:()=>i$(t,e.update)}}import{html as Ft,nothing as is}from"../lib/lit-html/lit-html.js";var Ol=e=>e.map(({id:t,title:s,location:n},a)=>({id:t,n:a+1,title:s,...et(n),km:n.area})),xl=({n:e,title:t})=>i("lists.nth",{n:e,title:t});function n$(e){let[t,...s]=e;return{key:t.id,lat:t.lat,lng:t.lng,steps:e,text:s.length?`${S(t.n)}+`:S(t.n),label:s.length?i("lists.nthMore",{first:xl(t),n:s.length}):xl(t),isOnePlace:s.every(n=>n.lat===t.lat&&n.lng===t.lng),area:t.km&&!s.length?t:null}}var ql=(e,t,s)=>si(e,t,s).map(n$);function Sl({steps:e},t){let s=e.findIndex(n=>n.id===t);return e[(s+1)%e.length].id}var Fl=["private","friends","public"],Pl=({name:e,description:t,visibility:s})=>({name:e.trim(),description:t.trim()||null,visibility:s}),Tl=({photos:e,cover:t})=>e??(t?[t]:[]),Ll=e=>new O({send:async t=>e(await L("/api/lists",Pl(t)))}),Xi=class{constructor(t){let s=t.query.get("user")??"";this.isOwn=!s||s===b().id,this.lists=V(t,k("/api/lists",{userId:s,limit:20}))}},Qi=class{list=null;chosen="";#t;#e;constructor(t){this.#t=t,this.#e=`/api/lists/${t.params.id}`,this.finds=V(t,`${this.#e}/finds?limit=50`),this.loading=C(t,()=>this.#s())}get title(){return this.list?.name??i("lists.one")}get isOwn(){return this.list?.userId===b().id}get canHide(){return!this.isOwn&&b().role==="admin"&&!!this.list&&this.list.visibility!=="private"}get listsPath(){return k("/lists",{user:this.list&&!this.isOwn&&this.list.userId})}get steps(){return Ol(this.finds.items??[])}choose(t){this.chosen=t,this.#t.update()}async#s(){this.list=await $(this.#e,{signal:this.#t.signal}),await this.finds.load()}editForm=t=>new O({send:async s=>{this.list=await J(this.#e,Pl(s)),this.#t.update(),t()}});hideForm=t=>new O({send:async({reason:s})=>{await L(`/api/admin/lists/${this.list.id}/private`,{reason:s.trim()}),t(),this.#t.go(this.listsPath,{replace:!0})}});async remove(){await H(I(this.#e))&&this.#t.go("/lists",{replace:!0})}async#i(t){if(await H(t)){let s=await $(this.#e).catch(()=>this.list);this.list=s}this.#t.update()}drop(t){return this.#i(I(`${this.#e}/finds/${t.id}`).then(()=>{if(this.finds.items=this.finds.items.filter(s=>s.id!==t.id),!this.finds.items.length&&this.finds.next)return this.finds.load()}))}setCover(t){return this.#i(J(this.#e,{coverId:t.id}).then(()=>u(i("lists.coverChosen"))))}move(t,s){let{items:n}=this.finds,a=n.findIndex(r=>r.id===t.id),o=n[a+s];return o?this.#i(J(`${this.#e}/finds/${t.id}/place`,{[s<0?"before":"after"]:o.id}).then(()=>{let r=n.filter(l=>l.id!==t.id);r.splice(a+s,0,t),this.finds.items=r})):null}},tn=class{lists=null;update=()=>{};#t;constructor(t){this.#t=t,this.form=new O({send:(s,n)=>this.#e(s,n),update:()=>this.update()})}load(){return H($(`/api/finds/${this.#t}/lists`).then(t=>{this.lists=t}))}async toggle(t){let s=`/api/lists/${t.id}/finds/${this.#t}`;t.hasFind=!t.hasFind,this.update(),await H(t.hasFind?J(s):I(s))||(t.hasFind=!t.hasFind),this.update()}async#e({list:t},s){let n=await L("/api/lists",{name:t.trim()});this.lists.unshift({...n,hasFind:!1}),s.reset(),await this.toggle(this.lists[0])}};import{html as Xt,nothing as a$}from"../lib/lit-html/lit-html.js";var Al={private:"lock",friends:"people",public:"globe"},$a=e=>Xt`
  <span class="badge">${c(Al[e.visibility])} ${i(`lists.${e.visibility}`)}</span>`,o$="(min-width: 1180px) 349px, (min-width: 720px) 336px, 100vw",r$=Xt`
  <svg class="way-drawing" viewBox="0 0 120 84" aria-hidden="true">
    <path d="M14 22 45 12l31 10 30-10v52L76 74 45 64 14 74zM45 12v52M76 22v52"></path>
    <path class="dots" d="M26 58c8-14 20-2 28-12s16-8 28-8"></path>
    <path class="pin-point" d="M88 42s8-8 8-14a8 8 0 0 0-16 0c0 6 8 14 8 14zm0-11.500a2.500 2.500 0 1 0 0-5 2.500 2.500 0 0 0 0 5z"></path>
  </svg>`,c$=e=>Xt`
  <span class="mosaic of-${e.length}">
    ${e.map(({media:t})=>Xt`<span class="piece">${bt(t,e.length>1?{thumb:!0}:{sizes:o$})}</span>`)}
  </span>`;function Il(e){let t=Tl(e);return Xt`
    <li>
      <a class="list-card ${t.length?"":"bare"}" href="/lists/${e.id}">
        ${t.length?c$(t):r$}
        <span class="over">
          <span class="name" dir="auto">${e.name}</span>
          <span class="row between">
            <span>${i("lists.finds",{n:e.findCount})}</span>
            <span>${c(Al[e.visibility])} ${i(`lists.${e.visibility}`)}</span>
          </span>
        </span>
      </a>
    </li>`}var l$=(e,t)=>Xt`
  ${F(e)}
  ${d(e,"name",{label:i("lists.name"),value:t?.name??"",required:!0,most:100})}
  ${d(e,"description",{label:i("lists.description"),value:t?.description??"",kind:"area",most:500})}
  ${P("visibility",{label:i("lists.who"),hint:i("lists.whoHint"),chosen:t?.visibility??"private",options:Fl.map(s=>[s,i(`lists.${s}`)])})}`,en=(e,t=null)=>D(e,i(t?"lists.edit":"lists.new"),s=>l$(s,t),s=>N(s,i("action.save"))),p$=(e,t)=>Xt`
  <li>
    <label class="row list-choice">
      <input type="checkbox" .checked=${t.hasFind} @change=${()=>e.toggle(t)}>
      <span class="grow" dir="auto">${t.name}</span>
      ${$a(t)}
    </label>
  </li>`,u$=(e,t)=>Xt`
  <div class="row between"><h2>${i("lists.addTo")}</h2>${gt(t)}</div>
  ${e.lists.length?Xt`<ul class="people">${e.lists.map(s=>p$(e,s))}</ul>`:a$}
  <form novalidate @submit=${e.form.submit}>
    ${F(e.form)}
    ${d(e.form,"list",{label:i("lists.new"),hint:i("lists.newHint"),required:!0,most:100})}
    <div class="row end"><button type="submit" aria-busy=${e.form.busy?"true":"false"}>${i("lists.create")}</button></div>
  </form>`;async function m$(e){let t=new tn(e.id);await t.load()&&await ct((s,n)=>(t.update=n,u$(t,s)),{label:i("lists.addTo")})}import{html as Qt,nothing as ye}from"../lib/lit-html/lit-html.js";var Ml=["exact","area","hidden"],Bl=["","1","7","30","date"],d$=3650,ga=({findId:e,listId:t})=>e?"find":t?"list":"category",jl=({isPublic:e,location:t})=>e&&!t?.area?"exact":"area";function h$(e,t=new Date){let[s,n,a]=e.split("-").map(Number);return Math.round((Date.UTC(s,n-1,a)-Date.UTC(t.getFullYear(),t.getMonth(),t.getDate()))/864e5)}var Nl=(e,t=new Date)=>new Date(Date.UTC(t.getFullYear(),t.getMonth(),t.getDate()+e)).toISOString().slice(0,10);function f$({life:e,until:t}){if(e==="keep")return;if(e==="")return null;let s=e==="date"?h$(t):Number(e);if(s>=1&&s<=d$)return s;throw{code:"page",reason:"until",text:i("shares.untilBad")}}function $$({secret:e="new",password:t}){return e==="remove"?null:e==="new"&&t?t:void 0}var g$=e=>({title:e.title.trim(),place:e.place,area:e.place==="area"?Number(e.area):void 0,password:$$(e),days:f$(e)}),b$=({chosen:e,category:t})=>({category:e||t.trim()});async function w$(){let e=(await $("/api/finds/categories")).filter(t=>t.ownCount).map(t=>[t.category,t.ownCount]);return[...e,...ne().filter(t=>!e.some(([s])=>s===t)).map(t=>[t,0])]}var sn=class{constructor({share:t=null,target:s=null,offered:n=[],place:a="area",done:o}){this.share=t,this.target=s,this.place=t?.place??a,this.life=t?.expiresAt?"keep":"",this.secret=t?.hasPassword?"keep":"new",this.offered=n,this.chosen=n[0]?.[0]??"",this.form=new O({send:async r=>o(await this.#t(r)),fieldOf:{until:"until"}})}get kind(){return ga(this.share??this.target??{})}set(t){Object.assign(this,t),this.form.update()}#t(t){let s=g$(t);return this.share?E(`/api/shares/${this.share.id}`,s):L("/api/shares",{...this.target??b$(t),...s,days:s.days??void 0})}},an=e=>new URL(e.link,location.origin).href,on=()=>!!navigator.share;async function rn(e){try{await navigator.clipboard.writeText(an(e))}catch{return!1}return u(i("find.copied")),!0}async function cn(e,t){try{await navigator.share({title:t,url:an(e)})}catch(s){return s.name==="AbortError"}return!0}var nn=class{#t;constructor(t){this.#t=t,this.list=V(t,"/api/shares")}take(t){let{items:s}=this.list;if(!s)return this.list.load();let n=s.some(a=>a.id===t.id);return this.list.items=n?s.map(a=>a.id===t.id?t:a):[t,...s],this.#t.update()}async offered(){let t=null;return await H(w$().then(s=>{t=s})),t}async revoke(t){await H(I(`/api/shares/${t.id}`))&&(this.list.items=this.list.items.filter(s=>s.id!==t.id),u(i("shares.revoked")),this.#t.update())}};var ba=e=>e.findTitle||e.listName||z(e.category??""),Nt=e=>e.title||ba(e),Dl=({place:e,area:t})=>e==="area"?We(t):i(`shares.place.${e}`),wa=({expired:e,expiresAt:t})=>i(e?"shares.expired":"shares.until",{date:Ct(t)}),y$=e=>Qt`
  ${P("chosen",{error:e.form.errors.chosen,label:i("find.category"),chosen:e.chosen,set:t=>e.set({chosen:t}),options:[...e.offered.map(([t,s])=>[t,z(t)+(s?` (${S(s)})`:"")]),["",i("shares.otherCategory")]]})}
  ${e.chosen?ye:d(e.form,"category",{label:i("categories.own"),hint:i("shares.categoryHint"),required:!0,most:f().limits.category})}`,v$={exact:"pin",area:"map",hidden:"block"},k$=(e,t)=>Qt`
  <label class="choice">
    <input type="radio" name="place" value=${t} ?checked=${e.place===t} @change=${()=>e.set({place:t})}>
    <span>
      ${c(v$[t])}
      <span><span class="strong">${i(`shares.place.${t}`)}</span><br><span class="soft">${i(`shares.shows.${t}`)}</span></span>
    </span>
  </label>`,x$=e=>Qt`
  <fieldset class="choices">
    <legend>${i("shares.places")}</legend>
    ${Ml.map(t=>k$(e,t))}
  </fieldset>
  ${e.place==="area"?P("area",{error:e.form.errors.area,label:i("shares.area"),hint:i("shares.areaHint"),chosen:String(e.share?.area??Gn[0]),options:xs()}):ye}`,O$=e=>Qt`
  ${P("life",{error:e.form.errors.life,label:i("shares.life"),chosen:e.life,set:t=>e.set({life:t}),options:[...e.share?.expiresAt?[["keep",wa(e.share)]]:[],...Bl.map(t=>[t,i(`shares.life.${t||"endless"}`)])]})}
  ${e.life==="date"?d(e.form,"until",{label:i("shares.date"),kind:"date",value:Nl(14),hint:i("shares.dateHint"),required:!0}):ye}`,q$=e=>Qt`
  ${e.share?.hasPassword?P("secret",{error:e.form.errors.secret,label:i("account.password"),chosen:e.secret,set:t=>e.set({secret:t}),options:["keep","new","remove"].map(t=>[t,i(`shares.password.${t}`)])}):ye}
  ${e.secret==="new"?d(e.form,"password",{label:i(e.share?.hasPassword?"settings.newPassword":"account.password"),hint:i("shares.passwordHint"),kind:"password",required:!!e.share?.hasPassword,least:8,most:255,complete:"new-password"}):ye}`,S$=e=>Qt`
  <p>${i(`shares.about.${e.kind}`)}</p>
  ${F(e.form)}
  ${e.share||e.target?ye:y$(e)}
  ${x$(e)}
  ${O$(e)}
  ${q$(e)}
  ${d(e.form,"title",{label:i("shares.title"),value:e.share?.title??"",hint:i(`shares.titleHint.${e.kind}`),most:100})}`;async function ln(e){let t=null,s=null,n=r=>(s=new sn({...e,done:l=>{t=l,r()}}),s.form),[a,o]=e.share?["shares.change","action.save"]:["shares.new","shares.create"];return await D(n,i(a),()=>S$(s),r=>N(r,i(o))),t}async function _l(e){await rn(e)||(document.getElementById("link").select(),u(i("secret.selected")))}async function F$(e){await cn(e,Nt(e))||await _l(e)}var P$=e=>Qt`
  <button type="button" class="quiet" @click=${()=>F$(e)}>${c("share")} ${i("action.share")}</button>`,ya=e=>Qt`
  <a class="button quiet" href=${e.link} target="_blank" rel="noreferrer noopener" aria-label="${i("shares.open")}: ${Nt(e)}">
    ${c("globe")} ${i("shares.open")}
  </a>`,Ss=(e,t=i("shares.ready"))=>ct(s=>Qt`
  <div class="row between"><h2>${t}</h2>${gt(s)}</div>
  <p>${i(e.hasPassword?"shares.readyPassword":"shares.readyText")}</p>
  <div class="field">
    <label for="link">${Nt(e)}</label>
    <input id="link" type="text" readonly autofocus dir="ltr" .value=${an(e)} @focus=${n=>n.target.select()}>
  </div>
  <p class="row actions">
    <button type="button" @click=${()=>_l(e)}>${c("copy")} ${i("secret.copy")}</button>
    ${on()?P$(e):ye}
    ${ya(e)}
  </p>
  <p class="below"><a href="/shares" @click=${()=>s()}>${i("shares.all")}</a></p>`,{label:t});async function Ul(e){let t=await ln(e);t&&await Ss(t)}var T$=e=>Ul({target:{findId:e.id},place:jl(e)}),Cl=e=>Ul({target:{listId:e.id}});var[Hl,L$,A$]=[15,34,34],El=e=>e.map(t=>t.id).sort().join(),va=class extends Qe{closest=Hl;onChoose=()=>{};#t=[];#e="";set steps(t){let s=El(t)===El(this.points);this.points=t,this.map&&(s?this.mark():this.draw())}set chosen(t){t!==this.#e&&(this.#e=t,this.map&&(this.#i(),this.mark()))}get#s(){return this.#t.find(t=>t.steps.some(s=>s.id===this.#e))}#i(){let t=this.#s;t&&(t.isOnePlace?this.map.reveal(t):this.map.fit(t.steps,Hl))}mark(){this.#t=ql(this.points,s=>this.map.pixelOf(s),A$);let t=s=>this.onChoose(Sl(s,this.#e));this.map.setMarkers(this.#t.map(s=>({...s,kind:"nth",size:L$,click:()=>t(s)}))),this.map.select(this.#s?.key??"")}};customElements.define("list-map",va);async function I$(e){await A(i("lists.deleteTitle",{name:e.list.name}),i("lists.deleteText"),i("action.delete"))&&e.remove()}var M$=e=>At(i("lists.menu"),[{text:i("lists.edit"),sign:"edit",run:()=>en(e.editForm,e.list)},{text:i("find.byLink"),sign:"share",run:()=>Cl(e.list)},{text:i("lists.delete"),sign:"trash",isDanger:!0,run:()=>I$(e)}],{id:"list-menu"}),B$=e=>Ft`
  ${F(e)}
  <p>${i("lists.makePrivateText")}</p>
  ${d(e,"reason",{label:i("report.reason"),required:!0,most:500})}`,j$=e=>At(i("lists.menu"),[{text:i("lists.makePrivate"),sign:"lock",isDanger:!0,run:()=>D(e.hideForm,i("lists.makePrivateTitle",{name:e.list.name}),B$,t=>N(t,i("lists.makePrivate")))}],{id:"list-menu"});async function Rl(e,t,s){await e.move(t,s),x(`find-${t.id}`)}async function N$(e,t){await e.drop(t),x("list-menu")}function D$(e,t,s){let n=e.finds.items.length-1;return At(i("lists.findMenu",{title:t.title}),[...s>0?[{text:i("lists.up"),run:()=>Rl(e,t,-1)}]:[],...s<n?[{text:i("lists.down"),run:()=>Rl(e,t,1)}]:[],...t.media.some(a=>a.type==="image")?[{text:i("lists.cover"),sign:"camera",run:()=>e.setCover(t)}]:[],{text:i("lists.drop"),sign:"close",run:()=>N$(e,t)}],{id:`find-${t.id}`})}async function _$(e,t){e.choose(t),await Promise.resolve(),document.getElementById(`row-${t}`)?.scrollIntoView({block:"nearest"})}function U$(e,t){e.choose(t===e.chosen?"":t),document.querySelector("list-map")?.scrollIntoView({block:"nearest"})}var C$=(e,t,s)=>Ft`
  <button type="button" class="nth-button" aria-pressed=${e.chosen===t.id?"true":"false"}
    aria-label=${i("lists.onMap",{n:s+1,title:t.title})} @click=${()=>U$(e,t.id)}>
    <span class="nth">${S(s+1)}</span>
  </button>`,H$=(e,t,s)=>Ft`
  <li class="listed ${e.chosen===t.id?"chosen":""}" id="row-${t.id}">
    ${C$(e,t,s)}
    ${zo(t,ei(t))}
    ${e.isOwn?D$(e,t,s):is}
  </li>`,E$=({user:e})=>Ft`<a class="person" href="/people/${e.id}">${R(e)} <span>${v(e)}</span></a>`,R$=e=>Ft`
  <div class=${e.isOwn&&!e.list.description?"stack":"card"}>
    ${e.isOwn?is:E$(e.list)}
    ${e.list.description?Ft`<p class="text" dir="auto">${e.list.description}</p>`:is}
    <p class="marks">${$a(e.list)} <span class="soft">${i("lists.finds",{n:e.list.findCount})}</span></p>
  </div>`;function z$(e){let{items:t,problem:s,load:n}=e.finds;return s?m(s,n):t?t.length?Ft`
    <ol class="card rows">${t.map((a,o)=>H$(e,a,o))}</ol>
    ${B(e.finds)}`:M(i("lists.empty"),e.isOwn?i("lists.emptyText"):i("lists.emptyOther"),is,"pin"):y(3)}var V$=e=>Ft`
  <list-map .label=${i("lists.map")} .steps=${e.steps} .chosen=${e.chosen} .onChoose=${t=>_$(e,t)}></list-map>`;function W$(e){let{problem:t,load:s}=e.loading;return t?.code==="not_found"?Ft`<p class="empty">${i("lists.gone")}</p>`:t?m(t,s):e.list?Ft`
    <div class="list-page">
      ${e.steps.length?V$(e):is}
      <div class="stack">
        ${R$(e)}
        ${z$(e)}
      </div>
    </div>`:y(3)}function zl(e){let t=new Qi(e);return{get title(){return t.title},broad:!0,ready:t.loading.load(),view:()=>Ft`
      ${w(t.title,t.isOwn?M$(t):t.canHide?j$(t):is,t.listsPath)}
      ${W$(t)}`}}import{html as ka,nothing as Vl}from"../lib/lit-html/lit-html.js";async function G$(e){let t=null;await en(s=>Ll(n=>{t=n,s()})),t&&e.go(`/lists/${t.id}`)}var Y$=e=>ka`
  <button type="button" id="new-list" @click=${()=>G$(e)}>${c("plus")} ${i("lists.new")}</button>`;function J$({lists:e,isOwn:t}){return e.problem?m(e.problem,e.load):e.items?e.items.length?ka`<ul class="list-cards">${e.items.map(Il)}</ul>${B(e)}`:M(i("lists.none"),t?i("lists.noneText"):i("lists.noneOther"),Vl,"way"):y(3)}function Wl(e){let t=new Xi(e);return{title:i("lists.title"),broad:!0,ready:t.lists.load(),view:()=>ka`
      ${w(i("lists.title"),t.isOwn?Y$(e):Vl,t.isOwn?"/profile":`/people/${e.query.get("user")}`)}
      ${J$(t)}`}}import{html as Gl,nothing as Z$}from"../lib/lit-html/lit-html.js";var K$=10,pn=class{isGone=!1;#t;constructor(t){this.#t=t,this.name=t.params.name.toLowerCase(),this.loading=C(t,()=>this.#e())}async#e(){if(this.name===b()?.username)return this.#s(b());let t=k("/api/users",{q:this.name,limit:100});for(let s=0;t&&s<K$;s++){let n=await Ht(t,{signal:this.#t.signal}),a=n.items.find(o=>o.username===this.name);if(a)return this.#s(a);t=n.next}return this.isGone=!0,null}#s(t){return this.#t.go(`/people/${t.id}`,{replace:!0})}};function X$({isGone:e,loading:t}){return t.problem?m(t.problem,t.load):e?Gl`<p class="empty">${i("person.gone")}</p>`:y(3)}function Yl(e){let t=new pn(e);return{title:i("person.title"),ready:t.loading.load(),view:()=>Gl`${w(t.name,Z$,"/people")}${X$(t)}`}}import{html as Dt,nothing as mn}from"../lib/lit-html/lit-html.js";var[Q$,tg]=[20,36e5];function eg(e){let t=new Map;for(let{type:s,data:n,createdAt:a}of e)(n.commentId||s==="mentioned")&&t.set(n.userId,[...t.get(n.userId)??[],new Date(a)]);return new Set([...t].filter(([,s])=>s.some((n,a)=>n-s[a+Q$-1]<tg)).map(([s])=>s))}var un=class{#t;#e;#s=new Set;constructor(t){this.#t=t,this.list=V(t,"/api/notifications?limit=30"),this.#e=rt.subscribe("notification",s=>this.#n(s))}get groups(){let t=new Map,s=eg(this.list.items);for(let n of this.list.items){let a=n.data.findId&&n.data.userId?`${n.type} ${n.data.findId}`:n.id,o=t.get(a)??{key:a,newest:n,items:[],isRead:!0,more:!1};o.items.push(n),o.isRead&&=n.isRead,o.more||=n.type!=="find_liked"&&s.has(n.data.userId),t.set(a,o)}return[...t.values()]}load=async()=>{await this.list.load(),this.list.items?.some(t=>t.type==="friend_request")&&await this.#i()};async#i(){let{items:t}=await Ht("/api/friends?status=pending&direction=received&limit=100").catch(()=>({items:[]}));this.#s=new Set(t.map(({id:s})=>s)),this.#t.update()}request({type:t,data:s}){return t!=="friend_request"||!this.#s.has(s.friendshipId)?null:{friendship:{id:s.friendshipId},user:{id:s.userId,username:s.username,displayName:s.displayName}}}async answered({newest:t}){await this.#i(),!this.request(t)&&(this.list.items=this.list.items.filter(s=>s!==t),t.isRead||Us(-1),this.#t.update())}get hasUnread(){return!!this.list.items?.some(t=>!t.isRead)}#n(t){t.type==="friend_request"&&this.#s.add(t.data.friendshipId),this.list.items&&(this.list.items=[t,...this.list.items.filter(s=>s.id!==t.id)]),this.#t.update()}markRead(t){for(let s of t.items.filter(n=>!n.isRead))s.isRead=!0,Us(-1),E(`/api/notifications/${s.id}`,{isRead:!0}).catch(()=>{})}async markAllRead(){try{await L("/api/notifications/read-all");for(let t of this.list.items)t.isRead=!0;Ka(0)}catch(t){u(q(t))}this.#t.update()}async remove(t){try{for(let s of t.items)await I(`/api/notifications/${s.id}`),this.list.items=this.list.items.filter(n=>n!==s),s.isRead||Us(-1)}catch(s){u(q(s))}this.#t.update()}close(){this.#e()}};var sg={friend_request:"people",friend_accepted:"check",find_liked:"heart",find_commented:"comment",replied:"comment",mentioned:"people"};async function ig(e,t,s){await e.remove(t),await Promise.resolve(),(document.querySelectorAll(".note-row .round")[Math.min(s,e.groups.length-1)]??document.querySelector("h1")).focus()}var ng=({type:e,data:t})=>e==="moderated"?Wa[Ga(t)]:e==="link_used"?"lock":"flag",ag=({type:e,data:t,actor:s})=>t.userId?Dt`
  <span class="face">
    ${R(s??{profilePicture:`/api/avatars/${t.userId}`},44)}
    <span class="sign ${e}">${c(sg[e],e==="find_liked")}</span>
  </span>`:Dt`<span class="face office">${c(ng({type:e,data:t}))}</span>`,og=e=>Dt`
  <img class="note-thumb" src=${e} alt="" width="48" height="48" loading="lazy" decoding="async">`;function rg(e,t){let s=e.request(t.newest);return s?Dt`<span class="row actions">${de(s.friendship,s.user,()=>e.answered(t))}</span>`:mn}var cg=(e,t,s)=>Dt`
  <li class="note-row ${t.isRead?"":"unread"}">
    <a href=${Ja(t.newest)} @click=${()=>e.markRead(t)}>
      ${ag(t.newest)}
      <span>
        <span class="what">${Ya(t.items,t.more)}</span><br>
        <span class="soft">
          ${t.isRead?mn:Dt`<span class="unseen">${i("note.new")}</span>`}${W(t.newest.createdAt)}
        </span>
      </span>
      ${t.newest.thumbnailUrl?og(t.newest.thumbnailUrl):mn}
    </a>
    ${rg(e,t)}
    <button type="button" class="round" aria-label=${i("note.delete")} @click=${()=>ig(e,t,s)}>${c("close")}</button>
  </li>`,lg=e=>Dt`
  <button type="button" class="quiet" @click=${()=>e.markAllRead()}>${c("check")} ${i("note.readAll")}</button>`,pg=()=>Dt`<a class="button" href="/people">${i("note.noneAction")}</a>`;function ug(e){let{items:t,problem:s}=e.list;return s?m(s,e.load):t?t.length?Dt`<ul class="card notes">${e.groups.map((n,a)=>cg(e,n,a))}</ul>${B(e.list)}`:M(i("note.none"),i("note.noneText"),pg(),"bell"):y(4)}function Jl(e){let t=new un(e);return{title:i("nav.bell"),ready:t.load(),view:()=>Dt`${w(i("nav.bell"),t.hasUnread?lg(t):mn)}${ug(t)}`,close:()=>t.close()}}import{html as _t,nothing as fn}from"../lib/lit-html/lit-html.js";var mg=200,dg=2,dn=class{#t;#e=0;#s;constructor(t){this.#t=t;let s=n=>V(t,k("/api/friends",n));this.lists={received:s({status:"pending",direction:"received"}),sent:s({status:"pending",direction:"sent"}),accepted:s({status:"accepted"}),blocked:s({status:"blocked"})},this.text=t.query.get("q")??"",this.found=V(t,()=>k("/api/users",{q:this.text.trim()})),this.#s=rt.subscribe("notification",this.load),this.text&&this.search()}load=()=>Promise.all(Object.values(this.lists).map(t=>t.load()));search=()=>{let t=this.text.trim();return this.#t.rename(k(this.#t.path,{q:t})),[...t].length<dg?this.found.clear():this.found.load()};reload=()=>Promise.all([this.load(),this.search()]);type(t){this.text=t,clearTimeout(this.#e),this.#e=setTimeout(this.search,mg)}get problem(){return Object.values(this.lists).find(t=>t.problem)?.problem}get isLoaded(){return Object.values(this.lists).every(t=>t.items)}other(t){return t.requesterId===b()?.id?t.addressee:t.requester}isMe(t){return t.id===b()?.id}requestOf(t){return this.lists.received.items?.find(s=>s.requesterId===t.id)}close(){clearTimeout(this.#e),this.#s()}};import{html as xa,nothing as hg}from"../lib/lit-html/lit-html.js";var fg=44,$g=(e,{findCount:t,moreFinds:s,commonFriends:n}={})=>[e.displayName?`@${e.username}`:"",t===void 0?"":ja(s,i("map.finds",{n:t})),n?i("people.common",{n}):""].filter(Boolean).join(" · "),gg=e=>e?xa`<br><span class="soft person-sums">${e}</span>`:hg,Fs=(e,t,s)=>xa`
  <li class="row between">
    <a class="person" href="/people/${e.id}">
      ${R(e,fg)} <span><span class="strong" dir="auto">${v(e)}</span>${gg($g(e,s))}</span>
    </a>
    <span class="row actions">${t}</span>
  </li>`,Kl=(e,t)=>xa`
  <li class="row between">
    <span>${us(e)}</span>
    <span class="row actions">${t}</span>
  </li>`;function bg(e,t){if(e.isMe(t))return _t`<span class="soft">${i("people.you")}</span>`;if(t.friendship==="accepted")return _t`<span class="badge">${c("check")} ${i("friend.friends")}</span>`;if(t.friendship==="none")return Zs(t,e.reload);let s=e.requestOf(t);return s?de(s,t,e.reload):_t`<span class="badge">${i("friend.pending")}</span>`}function wg(e){let{found:t}=e;return t.problem?m(t.problem,e.search):t.items?t.items.length?_t`
    <ul class="people" aria-label=${i("people.results")}>${t.items.map(s=>Fs(s,bg(e,s),s))}</ul>
    ${B(t)}`:_t`<p class="soft" role="status">${i("people.noMatch")}</p>`:fn}function yg(e,t){e.preventDefault(),t.search()}var vg=e=>_t`
  <form class="card" role="search" @submit=${t=>yg(t,e)}>
    <label for="people-search">${i("people.search")}</label>
    <div class="search">
      ${c("search")}
      <input id="people-search" type="search" autocomplete="off" autocapitalize="none" spellcheck="false"
        .value=${e.text} @input=${t=>e.type(t.target.value)}>
    </div>
    ${wg(e)}
  </form>`;function hn(e,t,s,n=Fs){let a=e.lists[t];return a.items.length?_t`
    <section class="card">
      <h2>${i(`people.${t}`)}</h2>
      <ul class="people">${a.items.map(o=>n(e.other(o),s(o,e.other(o)),o.other))}</ul>
      ${B(a)}
    </section>`:fn}var kg=(e,t,s)=>ds(s,[Qs(t,s,e.reload),ms(s,e.reload)]),xg=e=>_t`
  ${hn(e,"received",(t,s)=>[de(t,s,e.reload),ds(s,[ms(s,e.reload)])])}
  ${hn(e,"sent",(t,s)=>Xs(t,s,e.reload))}
  ${e.lists.accepted.items.length?hn(e,"accepted",(t,s)=>kg(e,t,s)):M(i("people.none"),i("people.noneText"),fn,"people")}
  ${hn(e,"blocked",(t,s)=>Lo(s,e.reload),Kl)}`;function Og(e){return e.problem?m(e.problem,e.load):e.isLoaded?xg(e):y(3)}var qg=()=>$t()?_t`<a class="button quiet" href="/invites">${c("plus")} ${i("invites.invite")}</a>`:fn;function Zl(e){let t=new dn(e);return{title:i("people.title"),ready:t.load(),view:()=>_t`${w(i("people.title"),qg(),"/feed")}${vg(t)}${Og(t)}`,close:()=>t.close()}}import{html as as,nothing as Ps}from"../lib/lit-html/lit-html.js";var $n=class extends ti{user=null;friendship=null;#t;constructor(t){super(t,k("/api/finds",{userId:t.params.id,includePrivate:!0,includeFriends:!0,limit:20})),this.#t=t.params.id,this.loading=C(t,()=>this.#e())}get title(){return(this.user&&v(this.user))??i("person.title")}get isMe(){return this.#t===b()?.id}get hasAsked(){return this.friendship?.requesterId===this.#t}async#e(){this.user=await $(`/api/users/${this.#t}`,{signal:this.page.signal}),await Promise.all([this.finds.load(),this.#s()])}async#s(){this.friendship=null;let{friendship:t}=this.user,s=t==="none"?"":k("/api/friends",{status:t,limit:100});for(;s&&!this.friendship;){let n=await Ht(s,{signal:this.page.signal});this.friendship=n.items.find(a=>a.requesterId===this.#t||a.addresseeId===this.#t)??null,s=n.next}}};import{html as X,nothing as dt}from"../lib/lit-html/lit-html.js";var Sg=88,Oa=(e,t)=>X`
  <span class="sum"><span class="strong">${S(e)}</span> <span class="soft">${i(t,{n:e})}</span></span>`;function Fg({items:e,problem:t},s){return t||s===0||e?.length===0?dt:e?X`<finds-map class="profile-cover" .places=${Lg(e)} .label=${i("person.map")}></finds-map>`:X`<div class="profile-cover"></div>`}var gn=(e,{title:t,finds:s,figures:n={},badge:a=dt,actions:o=dt})=>X`
  <section class="profile-head">
    ${e?[Fg(s,n.findCount),R(e,Sg)]:dt}
    <h1 tabindex="-1" dir="auto">${t}</h1>
    ${e?.displayName?X`<p class="soft">@${e.username}</p>`:dt}
    ${e?.about?X`<p dir="auto">${e.about}</p>`:dt}
    ${n.findCount===void 0?dt:X`
      <p class="row">
        ${Oa(n.findCount,"person.findsSum")}
        ${Oa(n.placeCount,"person.placesSum")}
        ${Oa(n.likeCount,"person.likesSum")}
      </p>`}
    ${n.commonFriends?X`<p class="soft">${i("person.common",{n:n.commonFriends})}</p>`:dt}
    ${a===dt&&o===dt?dt:X`<p class="row actions">${a}${o}</p>`}
  </section>`,pe=(e,t,s)=>X`
  <li><a class="way" href=${e}>${c(t)} <span class="grow">${s}</span> ${c("next")}</a></li>`,Pg=e=>X`
  <li>
    <a class="tile c-${Le(e.category).code}" href="/finds/${e.id}">
      ${e.media.length?bt(e.media[0],{thumb:!0}):X`<span class="sign-tile">${ot(e.category)}</span>`}
      ${e.isPublic?dt:X`
        <span class="corner">${c(he(Ie(e)))}<span class="unseen">${Ro(e)}</span></span>`}
      <span class="caption" dir="auto">${e.title}</span>
    </a>
  </li>`,Xl=(e,t,s)=>X`
  <button type="button" class="chip" aria-pressed=${e.layout===t?"true":"false"} @click=${()=>e.show(t)}>
    ${c(s)} ${i(`person.${t}`)}
  </button>`,Tg={grid:e=>X`<ul class="tiles">${e.map(Pg)}</ul>`,list:e=>X`<ul class="card rows">${e.map(t=>Vo(t,ei(t)))}</ul>`},Lg=e=>[...new Map(e.map(({locationId:t,location:s})=>[t,{...et(s),km:s.area,name:_s(s)}])).values()];function ns(e,t){let{items:s,problem:n,load:a}=e.finds;return n?m(n,a):s?s.length?X`
    <div class="chips" role="group" aria-label=${i("person.layout")}>
      ${Xl(e,"grid","camera")}
      ${Xl(e,"list","filter")}
    </div>
    ${Tg[e.layout](s)}
    ${B(e.finds)}`:M(t.title,t.text,t.action??dt,t.sign??"pin"):y(3)}function Ag({user:e,friendship:t,hasAsked:s,loading:n}){return e.friendship==="none"?Zs(e,n.load):t?t.status==="accepted"?Ps:s?de(t,e,n.load):Xs(t,e,n.load):Ps}var Ig=()=>as`<a class="button quiet" href="/profile">${i("profile.title")}</a>`,Mg=e=>e.isMe?Ig():Ag(e);function Bg(e,t){let{user:s,friendship:n,loading:a}=e;if(!s||e.isMe)return Ps;let o=n?.status==="accepted"?[Qs(n,s,a.load)]:[];return ds(s,[No(s,a.load),...o,jo({userId:s.id}),ms(s,()=>t.go("/people"))])}var jg=()=>as`<span class="badge">${c("check")} ${i("friend.friends")}</span>`,Ng=e=>gn(e.user,{title:e.loading.problem?i("person.title"):e.title,finds:e.finds,figures:e.user??{},badge:e.user?.friendship==="accepted"?jg():Ps,actions:e.user?Mg(e):Ps});function Dg(e){let{problem:t,load:s}=e.loading;return t?.code==="not_found"?as`<p class="empty">${i("person.gone")}</p>`:t?m(t,s):e.user?as`
    <section class="stack" aria-labelledby="finds">
      <h2 id="finds" class="unseen">${i("person.findsTitle")}</h2>
      ${ns(e,{title:i("person.none"),text:i("person.noneText",{name:v(e.user)})})}
    </section>
    <ul class="card rows">${pe(k("/lists",{user:e.user.id}),"feed",i("lists.title"))}</ul>`:y(3)}var _g=(e,t)=>as`
  <div class="head">${$o("/people")}<span class="grow"></span>${Bg(e,t)}</div>`;function Ql(e){let t=new $n(e);return{get title(){return t.title},broad:!0,ready:t.loading.load(),view:()=>as`${_g(t,e)}${Ng(t)}${Dg(t)}`}}import{html as ve,nothing as qa}from"../lib/lit-html/lit-html.js";var bn=class{#t;constructor(t,s){this.#t=t,this.restored=s,this.list=V(t,"/api/finds/bin?limit=20",n=>n.find.id)}restore(t){return this.#e(t,L(`/api/finds/${t.id}/restore`),i("find.restored"),this.restored)}remove(t){return this.#e(t,I(`/api/finds/${t.id}?forever=true`),i("bin.removed"),()=>{})}async#e(t,s,n,a){await H(s)&&(this.list.items=this.list.items.filter(o=>o.find.id!==t.id),this.#t.update(),u(n),a())}};var wn=class extends ti{figures={};isEdited=!1;constructor(t){super(t,k("/api/finds",{userId:b().id,includePrivate:!0,limit:20})),this.picture=new _e("/api/users/me/picture",t,{has:()=>this.user.profilePicture.startsWith("/api/media/"),take:async n=>Et(n??await $("/api/users/me"))}),this.bin=new bn(t,()=>this.#t());let s={username_taken:"username",name_taken:"displayName"};this.form=new O({send:n=>this.#s(n),update:t.update,fieldOf:s})}get user(){return b()}load=()=>Promise.all([this.#t(),this.bin.list.load()]);#t=()=>Promise.all([this.finds.load(),this.#e()]);async#e(){this.figures=await $(`/api/users/${b().id}`,{signal:this.page.signal}).catch(()=>({})),this.page.update()}toggleEdit=()=>{this.isEdited=!this.isEdited,this.page.update()};async#s({displayName:t,about:s,username:n,age:a}){let o={displayName:t.trim()||null,about:s.trim()||null,username:n.trim()};Et(await E("/api/users/me",{...o,age:a===""?null:Number(a)})),u(i("profile.saved"))}};import{html as vn,nothing as yn}from"../lib/lit-html/lit-html.js";async function Ug(e,t){await e.restore(t),x(e.list.items.length?"bin":"finds")}async function Cg(e,t){await A(i("bin.removeTitle"),i("bin.removeText",{title:t.title}),i("bin.remove"))&&(await e.remove(t),x(e.list.items.length?"bin":"finds"))}var Hg=(e,t)=>vn`
  <button type="button" class="quiet" aria-label="${i("bin.restore")}: ${t.title}" @click=${()=>Ug(e,t)}>
    ${c("retry")} ${i("bin.restore")}
  </button>`,Eg=(e,{find:t,expiresAt:s})=>vn`
  <li>
    <p>
      <span class="strong" dir="auto">${t.title}</span>
      ${s?vn`<br><span class="soft">${i("bin.until",{date:Ct(s)})}</span>`:yn}
    </p>
    ${t.hidden?Do(i("report.findHidden"),t.hidden):yn}
    <p class="row">
      ${t.hidden?yn:Hg(e,t)}
      <button type="button" class="danger" aria-label="${i("bin.remove")}: ${t.title}" @click=${()=>Cg(e,t)}>
        ${c("trash")} ${i("bin.remove")}
      </button>
    </p>
  </li>`,tp=e=>e.list.items?.length?vn`
  <section class="card" aria-labelledby="bin">
    <h2 id="bin" tabindex="-1">${i("bin.title")}</h2>
    <p class="hint">${i("bin.hint")}</p>
    <ul class="rows binned">${e.list.items.map(t=>Eg(e,t))}</ul>
    ${B(e.list)}
  </section>`:yn;var Rg=()=>ve`<a class="button" href="/new">${c("plus")} ${i("nav.plus")}</a>`,zg=({form:e,user:t})=>ve`
  <form novalidate @submit=${e.submit}>
    ${F(e)}
    ${d(e,"displayName",{label:i("profile.name"),hint:i("profile.nameHint"),value:t.displayName??"",most:50,complete:"name"})}
    ${d(e,"about",{label:i("profile.about"),value:t.about??"",most:160})}
    ${d(e,"username",{label:i("account.username"),hint:i("join.usernameHint"),value:t.username,required:!0,least:3,most:31,pattern:"[A-Za-z0-9_\\-]*",complete:"username"})}
    ${d(e,"age",{label:i("profile.age"),hint:i("profile.ageHint"),value:t.age??"",kind:"number",mode:"numeric"})}
    <div class="row end">${N(e,i("action.save"))}</div>
  </form>`,Vg=e=>ve`
  <ul class="card rows">
    ${pe("/people","people",i("people.accepted"))}
    ${pe("/saved","bookmark",i("saved.title"))}
    ${pe("/lists","feed",i("lists.title"))}
    ${pe("/shares","share",i("shares.mine"))}
    ${e.role==="admin"?pe("/admin","shield",i("admin.title")):qa}
  </ul>`,Wg=()=>ve`<a class="button quiet" href="/settings">${c("gear")} ${i("settings.title")}</a>`,Gg=e=>ve`
  <section class="card" id="edit" aria-labelledby="edit-title">
    <div class="row between"><h2 id="edit-title" tabindex="-1">${i("profile.edit")}</h2>${gt(e.toggleEdit)}</div>
    ${ss(e.picture,{label:i("profile.picture"),hint:i("profile.pictureHint")})}
    ${zg(e)}
  </section>`;async function Yg(e){e.toggleEdit(),await x("edit-title")}var Jg=e=>ve`
  <button type="button" class="quiet" id="edit-profile" aria-expanded=${e.isEdited?"true":"false"} @click=${()=>Yg(e)}>
    ${c("edit")} ${i("profile.edit")}
  </button>`,Kg=e=>ve`
  <div class="head"><span class="grow"></span>${Wg()}</div>
  ${gn(e.user,{title:v(e.user),finds:e.finds,figures:e.figures,actions:Jg(e)})}
  ${e.isEdited?Gg(e):qa}
  <section class="stack" aria-labelledby="finds">
    <h2 id="finds" class="unseen" tabindex="-1">${i("profile.finds")}</h2>
    ${ns(e,{title:i("profile.none"),text:i("profile.noneText"),action:Rg()})}
  </section>
  ${Vg(e.user)}
  ${tp(e.bin)}`;function ep(e){let t=new wn(e);return{title:i("profile.title"),broad:!0,ready:t.load(),view:()=>t.user?Kg(t):qa}}import{html as mt,nothing as ue}from"../lib/lit-html/lit-html.js";var Zg={dismissed:"check",hidden:"block",deleted:"trash",suspended:"lock"},Xg=e=>d(e,"note",{label:i("report.note"),hint:i("report.noteHint"),kind:"area",required:!0,most:500}),sp=(e,t)=>i(`report.outcome.${e.kind==="user"&&t==="deleted"?"accountDeleted":t}`);async function Qg(e,t,s){let n=sp(t,s);s!=="dismissed"?await Bo(n,({note:a})=>e.decide(t,s,a),Xg):await A(n,i("report.dismissText"),n)&&await e.decide(t,s).catch(()=>e.list.load()),x("reports")}var ip=e=>e?mt`<a class="strong" href="/people/${e.id}">${v(e)}</a>`:mt`<span class="soft">${i("report.left")}</span>`,tb=e=>mt`
  <p class="row">${e.map(t=>mt`
    <a href=${t.url} target="_blank" rel="noreferrer noopener">
      <img class="note-thumb" src=${t.thumbnailUrl} alt=${t.caption||i("report.photo")} width="48" height="48" loading="lazy">
    </a>`)}</p>`,eb=e=>mt`
  <p class="strong" dir="auto">${e.title}</p>
  ${e.description?hs(e.description):ue}
  ${e.media.length?tb(e.media):ue}`,sb=e=>e.find?eb(e.find):e.comment?hs(e.comment.content):e.kind==="user"?ue:mt`<p class="soft">${i("report.noContent")}</p>`,ib=e=>mt`
  <li>
    <p>${i(`report.reason.${e.reason}`)} · ${ip(e.reporter)} · <span class="soft">${W(e.createdAt)}</span></p>
    ${e.text?hs(e.text):ue}
  </li>`,nb=(e,t,s)=>mt`
  <button type="button" class=${s==="dismissed"?"quiet":"danger"} @click=${()=>Qg(e,t,s)}>
    ${c(Zg[s])} ${sp(t,s)}
  </button>`,ab=(e,t)=>mt`<p class="row">${Io(t.kind).map(s=>nb(e,t,s))}</p>`,ob=(e,t)=>mt`
  <p>
    <span class="strong">${i(`report.result.${t.decision.outcome}`)}</span> · ${t.decision.closedBy} ·
    <span class="soft">${W(t.decision.closedAt)}</span>
  </p>
  ${t.decision.note?hs(t.decision.note):ue}
  ${t.hidden?mt`
    <p><button type="button" class="quiet" @click=${()=>e.show(t)}>${c("retry")} ${i("report.show")}</button></p>`:ue}`,rb=(e,t)=>mt`
  <li class="card">
    <h2>${i(`report.kind.${t.kind}`)} · ${ip(t.owner)}</h2>
    ${sb(t)}
    <ul class="rows">${[t,...t.others].map(ib)}</ul>
    ${t.decision?ob(e,t):ab(e,t)}
  </li>`;function cb(e){let{items:t,problem:s,load:n}=e.list;return s?m(s,n):t?t.length?mt`<ul class="stack">${t.map(a=>rb(e,a))}</ul>${B(e.list)}`:M(i(`report.none.${e.status}`),i("report.noneText"),ue,"flag"):y(3)}function np(e){let t=new Mo(e);return{title:i("report.reports"),ready:t.list.load(),view:()=>mt`
      ${w(i("report.reports"),ue,"/admin")}
      <div class="chips" role="group" aria-label=${i("report.which")} id="reports" tabindex="-1">
        ${Ao.map(s=>Pe(t.status===s,i(`report.status.${s}`),()=>t.choose(s)))}
      </div>
      ${cb(t)}`}}import{html as Sa,nothing as lb}from"../lib/lit-html/lit-html.js";var pb=(e,t)=>Sa`
  <button type="button" class="chip" aria-pressed=${e.state===t?"true":"false"} @click=${()=>e.choose(t)}>
    ${c(t==="dismissed"?"close":Co(t))} ${i(`saved.${t}`)}
  </button>`,ub=()=>Sa`<a class="button" href="/">${c("map")} ${i("missing.action")}</a>`,mb=e=>({title:i(`saved.${e}None`),text:i(e==="dismissed"?"saved.dismissedText":"saved.noneText"),action:ub(),sign:"bookmark"});function ap(e){let t=new Uo(e);return{title:i("saved.title"),broad:!0,ready:t.finds.load(),view:()=>Sa`
      ${w(i("saved.title"),lb,"/profile")}
      <div class="chips" role="group" aria-label=${i("saved.which")}>${_o.map(s=>pb(t,s))}</div>
      ${ns(t,mb(t.state))}`}}import{html as ht,nothing as Tt}from"../lib/lit-html/lit-html.js";import{html as Pt,nothing as Fa}from"../lib/lit-html/lit-html.js";var rp=(e,t)=>d(e,"name",{label:i("passkeys.name"),hint:i("passkeys.nameHint"),value:t,required:!0,most:50});async function db(e,t){let s=Ds(navigator.userAgent);await D(n=>e.addForm(t,n),i("passkeys.add"),n=>Pt`
    ${F(n)}
    ${oe(n)}
    ${rp(n,s)}
    ${t?Wt(n,"password",i("account.password")):Fa}`,()=>Pt`<button type="submit">${i("settings.linkGo")}</button>`)}var hb=(e,t)=>D(s=>e.renameForm(t,s),i("passkeys.rename"),s=>Pt`
  ${F(s)}
  ${rp(s,t.name)}`,()=>Pt`<button type="submit">${i("action.save")}</button>`);async function fb(e,t){await A(i("passkeys.deleteTitle",{name:t.name}),i("passkeys.deleteText"),i("action.delete"))&&e.remove(t)}var op=(e,t,s)=>Pt`
  <button type="button" class="quiet" aria-label="${t}: ${e.name}" @click=${s}>${t}</button>`,$b=(e,t,s)=>Pt`
  <li class="row between">
    <span>
      <span class="strong" dir="auto">${t.name}</span>
      ${t.backedUp?Pt`<span class="badge">${i("passkeys.backedUp")}</span>`:Fa}<br>
      <span class="soft">${i("passkeys.added")} ${W(t.createdAt)} ·
        ${t.lastUsedAt?Pt`${i("passkeys.used")} ${W(t.lastUsedAt)}`:i("passkeys.unused")}</span>
    </span>
    <span class="row">
      ${op(t,i("passkeys.rename"),async()=>{await hb(e,t),s()})}
      ${op(t,i("action.delete"),()=>fb(e,t))}
    </span>
  </li>`,gb=e=>Pt`<button type="button" class="quiet" id="add-passkey" @click=${e}>${i("passkeys.add")}</button>`,cp=(e,t,s)=>Pt`
  <section class="card" id="passkeys">
    <h2>${i("passkeys.title")}</h2>
    <p>${i("passkeys.hint")}</p>
    ${e.list.length?Pt`<ul class="people">${e.list.map(n=>$b(e,n,s))}</ul>`:Fa}
    <p>${gb(async()=>{await db(e,t()),s()})}</p>
  </section>`;import{html as kn,nothing as bb}from"../lib/lit-html/lit-html.js";var lp=e=>Ye(e.picker()),wb=e=>kn`
  <p class="note">${i("privacy.homeExact",{n:e.exactAtHome})}</p>
  <p class="row"><button type="button" id="hide-home" @click=${()=>e.hideHome()}>${i("privacy.homeHide")}</button></p>`,yb=(e,{latitude:t,longitude:s,radius:n,area:a})=>kn`
  <place-map class="homemap" inert .area=${2*n} .at=${{lat:t,lng:s}}></place-map>
  ${P("home-radius",{label:i("privacy.homeRadius"),options:dr.map(o=>[o,js(o)]),chosen:n,set:o=>e.changeHome({radius:Number(o)})})}
  ${P("home-area",{label:i("privacy.homeArea"),options:xs(),chosen:String(a),set:o=>e.changeHome({area:Number(o)})})}
  ${e.exactAtHome?wb(e):bb}
  <p class="row">
    <button type="button" class="quiet" @click=${()=>lp(e)}>${i("privacy.homeMove")}</button>
    <button type="button" class="quiet" @click=${()=>e.change({home:void 0})}>${i("privacy.homeRemove")}</button>
  </p>`,pp=e=>kn`
  <section class="card">
    <p class="hint">${i("privacy.settingsText")}</p>
    ${P("shown-area",{label:i("privacy.shownNew"),options:re(),chosen:String(e.values.area),set:t=>e.change({area:Number(t)})})}
    <label class="switch">
      <span>${i("privacy.friendsExact")}</span>
      <input type="checkbox" role="switch" id="friends-exact" .checked=${e.values.exactForFriends}
        @change=${t=>e.change({exactForFriends:t.target.checked})}>
    </label>
    <h2>${i("privacy.home")}</h2>
    <p class="hint">${i("privacy.homeText")}</p>
    ${e.values.home?yb(e,e.values.home):kn`
      <p><button type="button" class="quiet" id="home" @click=${()=>lp(e)}>${i("privacy.homeAdd")}</button></p>`}
    <p class="hint">${i("privacy.recall")}</p>
  </section>`;import{html as Ut,nothing as ke}from"../lib/lit-html/lit-html.js";var Pa={read:["read"],write:["read","write"],admin:["read","write","admin"]};function up(e){let t=async({name:s,access:n,days:a,password:o})=>{let r=a?{days:Number(a)}:{};e(await L("/api/auth/tokens",{name:s.trim(),scopes:Pa[n],...r,...o?{password:o}:{}}))};return new O({send:t,fieldOf:{wrong_password:"password"}})}var os=e=>e.kind==="token",Ta=e=>os(e)?e.name:Ds(e.userAgent),vb={browser:()=>i("session.browser"),cli:()=>i("session.cli"),token:()=>i("session.token")},kb=e=>e.scopes.map(t=>i(`scope.${t}`)).join(", "),mp=864e5;function xb(e){let t=Math.floor(Date.now()/mp)-Math.floor(Date.parse(e)/mp);return t>=7?ft(e):new Intl.RelativeTimeFormat(document.documentElement.lang,{numeric:"auto"}).format(-Math.max(0,t),"day")}var Ob=e=>e.expiresAt?i("token.until",{date:Ct(e.expiresAt)}):i("token.endless"),qb=e=>e.lastUsedAt?i("session.active",{day:xb(e.lastUsedAt)}):i("session.unused"),Sb=e=>Ut`
  <details class="small-fold">
    <summary aria-label="${i("session.details")}: ${Ta(e)}">${i("session.details")} ${c("next")}</summary>
    <p class="soft">${i("settings.until",{date:Ct(e.expiresAt)})}</p>
  </details>`,Fb=(e,t)=>{let s=i(os(t)?"token.revoke":"settings.end");return Ut`
    <button type="button" class="quiet" aria-label="${s}: ${Ta(t)}" @click=${()=>e.endSession(t)}>${s}</button>`},Pb=e=>Ut`${i(os(e)?"token.since":"settings.since")} ${W(e.createdAt)}`,Tb=(e,t)=>Ut`
  <li class="row between">
    <span>
      <span class="strong" dir="auto">${Ta(t)}</span>
      <span class="badge">${vb[t.kind]()}</span>
      ${t.current?Ut`<span class="badge">${i("settings.thisOne")}</span>`:ke}<br>
      ${os(t)?Ut`<span class="soft">${kb(t)}</span><br>`:ke}
      <span class="soft">${qb(t)} · ${Pb(t)}${os(t)?` · ${Ob(t)}`:ke}</span>
      ${os(t)?ke:Sb(t)}
    </span>
    ${t.current?ke:Fb(e,t)}
  </li>`;async function Lb(e){await A(i("settings.endOthers"),i("settings.endOthersText"),i("settings.endOthers"))&&e.endOthers()}var Ab=e=>Ut`
  <button type="button" class="quiet" @click=${()=>Lb(e)}>${i("settings.endOthers")}</button>`,Ib=[90,30,365],Mb=e=>Object.keys(Pa).filter(t=>t!=="admin"||e.role==="admin"),Bb=(e,t)=>Ut`
  <p>${i("token.about")}</p>
  ${F(t)}
  ${oe(t)}
  ${d(t,"name",{label:i("token.name"),hint:i("token.nameHint"),required:!0,most:50})}
  ${P("access",{label:i("token.access"),options:Mb(e.user).map(s=>[s,i(`access.${s}`)])})}
  ${P("days",{label:i("token.life"),options:[...Ib.map(s=>[s,i("token.days",{n:s})]),["",i("token.endless")]]})}
  ${e.asksPassword?Wt(t,"password",i("account.password")):ke}`,jb=e=>li({title:i("token.new"),text:i("token.once"),label:i("session.token"),value:e});async function Nb(e){let t=null;await D(n=>up(a=>{t=a,n()}),i("token.create"),n=>Bb(e,n),()=>Ut`<button type="submit">${i("token.createGo")}</button>`),t&&(e.addSession(t.session),await jb(t.token))}var dp=e=>Ut`
  <section class="card">
    <h2>${i("settings.sessions")}</h2>
    <ul class="people">${e.sessions.map(t=>Tb(e,t))}</ul>
    <div class="row end">
      ${e.hasOthers?Ab(e):ke}
      <button type="button" class="quiet" id="new-token" @click=${()=>Nb(e)}>${c("plus")} ${i("token.create")}</button>
    </div>
  </section>`;var La=()=>["friendRequests","friendAccepted","findLiked","findCommented","replied","mentioned",...b()?.role==="admin"?["reported"]:[]],Db=e=>ht`
  <label class="switch">
    <span>${i("settings.streets")}<br><span class="soft">${i("offer.learns")}</span></span>
    <input type="checkbox" role="switch" id="streets" .checked=${$s()} @change=${t=>e.setStreets(t.target.checked)}>
  </label>`,_b=()=>Ms.map(e=>[e,An[e],e]),Ub=e=>ht`
  <section class="card">
    ${P("language",{label:i("settings.language"),options:_b(),chosen:Ot(),set:t=>e.setLanguage(t)})}
    ${P("theme",{label:i("settings.theme"),options:Ko.map(t=>[t,i(`settings.theme.${t}`)]),chosen:In(),set:t=>e.setTheme(t)})}
    ${P("units",{label:i("settings.units"),options:["km","mi"].map(t=>[t,i(`settings.units.${t}`)]),chosen:Da(),set:t=>e.setUnits(t)})}
    ${fs()?Db(e):Tt}
  </section>`;async function Cb(e,t,s){let n=e.target;await t.prefer(s,n.checked),n.checked=t.preferences[s]}var hp=(e,t,s=Tt)=>ht`
  <label class="switch">
    <span>${i(`settings.${t}`)}${s}</span>
    <input type="checkbox" role="switch" .checked=${e.preferences[t]} @change=${n=>Cb(n,e,t)}>
  </label>`,Hb=e=>ht`
  <p>${c("check")} ${i("push.on")}</p>
  <p class="row">
    <button type="button" class="quiet" @click=${e.test}>${i("push.test")}</button>
    <button type="button" class="quiet" aria-busy=${e.busy?"true":"false"} @click=${e.disable}>${i("push.disable")}</button>
  </p>`,Eb=e=>ht`
  <p>${i("push.off")}</p>
  <p>
    <button type="button" id="push-on" aria-busy=${e.busy?"true":"false"} @click=${e.enable}>
      ${c("bell")} ${i("push.enable")}
    </button>
  </p>
  <p class="soft" role="status">${e.slow?i("push.asking"):Tt}</p>`;function Rb(e){return e.state==="on"?Hb(e):e.state==="off"?Eb(e):ht`<p class="note">${i(`push.${e.state}`)}</p>`}var zb=e=>ht`
  <section class="card">
    <h2>${i("settings.notify")}</h2>
    ${La().map(t=>hp(e,t))}
    ${f().pushKey?hp(e,"pushEnabled",ht`<br><span class="soft">${i("settings.pushEnabledHint")}</span>`):Tt}
  </section>
  <section class="card">
    <h2>${i("push.title")}</h2>
    ${Rb(e.push)}
  </section>`,Vb=e=>f().passwordLogin||e.passkeys.isShown||f().provider.enabled,Wb=e=>ht`
  ${f().passwordLogin?fr(e):Tt}
  ${e.passkeys.isShown?cp(e.passkeys,()=>e.passkeyAsksPassword,e.redraw):Tt}
  ${f().provider.enabled?$r(e):Tt}`,fp="/settings",$p=[{name:"appearance",sign:"globe",title:()=>i("settings.appearance"),view:Ub,isLocal:!0,value:()=>[An[Ot()],i(`settings.theme.${In()}`)].join(" · ")},{name:"notifications",sign:"bell",title:()=>i("nav.bell"),view:zb,value:e=>i("settings.onOf",{n:La().filter(t=>e.preferences[t]).length,of:La().length})},{name:"places",sign:"pin",title:()=>i("privacy.settings"),view:e=>pp(e.places),value:e=>re().find(([t])=>t===String(e.places.values.area))?.[1]},{name:"sign-in",sign:"lock",title:()=>i("settings.signIn"),view:Wb,isShown:Vb,value:e=>e.passkeys.isShown?i("passkeys.count",{n:e.passkeys.list.length}):""},{name:"devices",sign:"shield",title:()=>i("settings.devices"),view:dp,value:e=>i("settings.signedIn",{n:e.sessions.length})},{name:"data",sign:"copy",title:()=>i("settings.data"),view:gr,value:()=>i("settings.dataParts")}],Gb=e=>ht`
  <ul class="card rows">
    ${$p.filter(({isShown:t})=>!t||t(e)).map(t=>st(`${fp}/${t.name}`,t.sign,t.title(),t.isLocal||e.isLoaded?t.value(e):""))}
  </ul>
  <ul class="card rows">
    ${$t()?st("/invites","people",i("invites.title")):Tt}
    ${st("/shares","share",i("shares.mine"))}
    ${st("/help","comment",i("help.title"))}
    ${st("/about","feed",i("nav.about"))}
  </ul>`;async function Yb(e){let t=rt.get("outbox").length;(!t||await A(i("settings.signOut"),i("outbox.signOut",{n:t}),i("settings.signOut")))&&e.signOut()}var Jb=e=>ht`
  <button type="button" class="quiet" id="sign-out" @click=${()=>Yb(e)}>${i("settings.signOut")}</button>`;function Kb(e,t){let{problem:s,load:n}=e.loading;return t?t.isLocal?t.view(e):s?m(s,n):e.isLoaded?t.view(e):y(5):ht`${s?m(s,n):Tt}${Gb(e)}`}function gp(e){let t=$p.find(({name:a})=>a===e.params.name);if(e.params.name&&!t)return ir();let s=new ri(e),n=()=>t?t.title():i("settings.title");return{get title(){return n()},ready:t?.isLocal?Promise.resolve():s.loading.load(),view:()=>ht`
      ${t?w(n(),Tt,fp):w(n(),Jb(s),"/profile")}
      ${s.refusal?m(s.refusal):Tt}
      ${Kb(s,t)}`}}import{html as Lt,nothing as Ts}from"../lib/lit-html/lit-html.js";async function Zb(e){let t=await e.offered(),s=t&&await ln({offered:t});s&&(e.take(s),await Ss(s))}async function Xb(e,t){let s=await ln({share:t});s&&e.take(s)}async function Qb(e,t){await A(i("shares.revokeTitle",{title:Nt(t)}),i("shares.revokeText"),i("shares.revoke"))&&(await e.revoke(t),x("new-share"))}var tw=async e=>await rn(e)||Ss(e,i("shares.one")),ew=async e=>await cn(e,Nt(e))||Ss(e,i("shares.one")),sw=(e,t)=>At(i("shares.menu",{title:Nt(t)}),[...on()&&!t.expired?[{text:i("action.share"),sign:"share",run:()=>ew(t)}]:[],{text:i("shares.change"),sign:"edit",run:()=>Xb(e,t)},{text:i("shares.revoke"),sign:"trash",isDanger:!0,run:()=>Qb(e,t)}],{id:`share-${t.id}`}),iw=e=>e.findId?`/finds/${e.findId}`:`/lists/${e.listId}`,nw=e=>e.category?Lt`<span class="strong" dir="auto">${Nt(e)}</span>`:Lt`<a class="strong" dir="auto" href=${iw(e)}>${Nt(e)}</a>`,aw=e=>Lt`${i(`shares.kind.${ga(e)}`)}${e.title?Lt`: <bdi>${ba(e)}</bdi>`:Ts}`,xn=(e,t)=>Lt`<span class="badge">${e?c(e):Ts} ${t}</span>`,ow=e=>Lt`
  <button type="button" class="quiet" aria-label="${i("secret.copy")}: ${Nt(e)}" @click=${()=>tw(e)}>
    ${c("copy")} ${i("secret.copy")}
  </button>`,rw=(e,t)=>Lt`
  <li class="invite">
    <div class="listed">
      <p class="grow">
        ${nw(t)}<br>
        <span class="soft">${aw(t)} · ${t.views?i("shares.views",{n:t.views}):i("shares.noViews")}</span>
      </p>
      ${sw(e,t)}
    </div>
    <p class="marks">
      ${xn(t.place==="hidden"?"block":"pin",Dl(t))}
      ${t.hasPassword?xn("lock",i("account.password")):Ts}
      ${t.expiresAt?xn("",wa(t)):xn("",i("shares.endless"))}
    </p>
    ${t.expired?Ts:Lt`<p class="row actions">${ow(t)} ${ya(t)}</p>`}
  </li>`;function cw(e){let{items:t,problem:s,load:n}=e.list;return s?m(s,n):t?t.length?Lt`<div class="card"><ul class="people">${t.map(a=>rw(e,a))}</ul></div>${B(e.list)}`:M(i("shares.none"),i("shares.noneText"),Ts,"share"):y(3)}var lw=e=>Lt`
  <button type="button" class="quiet" id="new-share" @click=${()=>Zb(e)}>${i("shares.category")}</button>`;function bp(e){let t=new nn(e);return{title:i("shares.mine"),ready:t.list.load(),view:()=>Lt`
      ${w(i("shares.mine"),lw(t),"/profile")}
      <p class="lead">${i("shares.lead")}</p>
      ${cw(t)}`}}import{html as te,nothing as Aa}from"../lib/lit-html/lit-html.js";var On=class{isLoaded=!1;#t;constructor(t){this.#t=t}get entries(){return rt.get("outbox")}load=async()=>{await lo(),this.isLoaded=!0,this.#t.update()};cancel(t){return uo(t.id)}retry(t){return mo(t.id)}sendNow(){return ho()}};async function pw(e,t){await To()&&e.cancel(t)}var uw=e=>i(e.kind==="like"&&!e.on?"outbox.unlike":`outbox.${e.kind}`),wp=e=>te`<a class="strong" dir="auto" href=${fo(e)}>${e.title}</a>`,mw={find:e=>te`<span class="strong" dir="auto">${e.body.title}</span>`,comment:e=>te`<span class="what" dir="auto">${e.body.content}</span><br>${wp(e)}`,like:wp},dw=(e,t)=>te`
  <li class="row between">
    <span class="grow">
      <span class="soft">${uw(t)}</span><br>
      ${mw[t.kind](t)}<br>
      ${t.state==="refused"?te`<span class="error">${t.problem}</span>`:te`<span class="soft">${i("outbox.waiting")}</span>`}
    </span>
    <span class="row">
      ${t.state==="refused"?te`
        <button type="button" class="quiet" @click=${()=>e.retry(t)}>${c("retry")} ${i("action.retry")}</button>`:Aa}
      <button type="button" class="quiet" @click=${()=>pw(e,t)}>${i("outbox.cancel")}</button>
    </span>
  </li>`;function hw(e){return e.isLoaded?e.entries.length?te`
    <p class="hint">${i("outbox.hint")}</p>
    <ul class="card people">${e.entries.map(t=>dw(e,t))}</ul>
    <p class="row end"><button type="button" @click=${()=>e.sendNow()}>${i("outbox.now")}</button></p>`:M(i("outbox.none"),i("outbox.noneText"),Aa,"send"):y(2)}function yp(e){let t=new On(e);return{title:i("outbox.title"),ready:t.load(),view:()=>te`${w(i("outbox.title"),Aa,"/")}${hw(t)}`}}import{html as me,nothing as fw}from"../lib/lit-html/lit-html.js";var qn=class{#t;constructor(t){this.#t=t,this.instance=new Ce(t),this.areas=new ts(t),this.invites=new es(t),this.nameForm=new O({send:s=>this.#e(s),update:t.update})}load(){return{server:this.instance.loading,map:this.areas.loading}[this.step]?.load()}get steps(){return["server",...f().streets?.areas?["map"]:[],"invite","done"]}get step(){let t=this.#t.query.get("step");return this.steps.includes(t)?t:this.steps[0]}get number(){return this.steps.indexOf(this.step)+1}next=()=>this.#t.push(k("/admin/welcome",{step:this.steps[this.number]}));async#e(t){await this.instance.save(t),await this.next()}};var vp=(e,t)=>me`<button type="button" class="quiet" @click=${e.next}>${t}</button>`,kp=(e,t)=>me`<p class="row end">${vp(e,i(t?"welcome.next":"welcome.later"))}</p>`,xp=({problem:e,load:t},s,n)=>e?m(e,t):s?n():y(3),$w=(e,t)=>xp(e.instance.loading,e.instance.values,()=>me`
  <form class="card" novalidate @submit=${e.nameForm.submit}>
    ${F(e.nameForm)}
    ${ss(e.instance.picture,{label:i("admin.picture"),hint:i("admin.pictureHint")})}
    ${d(e.nameForm,"name",{label:i("admin.name"),hint:i("welcome.nameHint"),value:e.instance.values.name,most:50})}
    ${d(e.nameForm,"description",{label:i("admin.description"),value:e.instance.values.description,kind:"area",most:500})}
    <div class="row end">${vp(e,i("welcome.later"))} ${N(e.nameForm,i("welcome.next"))}</div>
  </form>
  ${ii(t.update)}`),gw=e=>xp(e.areas.loading,e.areas.areas,()=>me`
  ${la(e.areas)}
  ${kp(e,e.areas.areas.length||e.areas.isRunning)}`),bw=e=>me`
  ${e.invites.created?ua(e.invites):pa(e.invites)}
  ${kp(e,e.invites.created)}`,ww=()=>me`
  <section class="card">
    <p><a class="button main" href="/new">${c("plus")} ${i("welcome.find")}</a></p>
    <ul class="people">
      ${st("/settings/notifications","bell",i("welcome.push"))}
      ${st("/profile","people",i("steps.profile"))}
      ${st("/admin","gear",i("welcome.again"))}
      ${st("/","map",i("areas.show"))}
    </ul>
  </section>`,yw={server:$w,map:gw,invite:bw,done:ww};function Op(e){let t=new qn(e),s=()=>t.step==="done"?fw:me`<p class="soft">${i("welcome.step",{number:t.number,of:t.steps.length-1})}</p>`;return{get title(){return i(`welcome.${t.step}`)},ready:t.load(),async moved(){e.update(),document.querySelector("main h1").focus(),await t.load()},view:()=>me`
      <header class="welcome">
        ${s()}
        <h1 tabindex="-1">${i(`welcome.${t.step}`)}</h1>
        <p class="lead">${i(`welcome.${t.step}Text`)}</p>
      </header>
      ${yw[t.step](t,e)}`}}function vw(e,t){let[s,n]=[new Map,!1],a=new AbortController;return e.signal.addEventListener("abort",()=>a.abort()),{async load(o){a.abort();let{signal:r}=a=new AbortController;try{let[l,p]=await Ha(k("/api/locations/categories",{...t(),category:"",bbox:o}),{signal:r});if(r.aborted)return;[s,n]=[new Map(l.map(h=>[h.category,h.count])),p]}catch(l){if(l.name==="AbortError")return;s.clear()}e.update()},arranged(o,r){if(!s.size)return null;let l=[...s.values()].reduce((g,T)=>g+T,0),p=g=>s.get(g)===0&&!n&&!r.includes(g),h=g=>g&&(g<l||n)?`${S(g)}${n?"+":""}`:void 0;return{shown:o.filter(g=>!p(g)).map(g=>({category:g,count:h(s.get(g))})),rest:o.filter(p)}}}}import{html as qp,nothing as Sp}from"../lib/lit-html/lit-html.js";async function kw(e){await e.ask()&&await x("see-inviter")}async function xw(e){e.close(),await x("list")}function Ow(e){let{user:t}=e;if(!t)return Sp;let s=i("map.introduction",{name:v(t),n:t.findCount});return qp`
    <section class="introduction" aria-label=${s}>
      ${R(t,44)}
      <p class="strong grow" dir="auto">${s}</p>
      ${gt(()=>xw(e))}
      <p class="row">
        <a class="button quiet" id="see-inviter" href="/people/${t.id}">${i("map.seeThem")}</a>
        ${e.mayAsk?qp`<button type="button" @click=${()=>kw(e)}>${i("friend.ask")}</button>`:Sp}
      </p>
    </section>`}async function qw(e,t){let s=new Ki(t.update);e.note=()=>Ow(s),await s.load()}import{html as Sw,nothing as Fw}from"../lib/lit-html/lit-html.js";async function Pw(e){if(Ln.get())return;let t=()=>{},s=new Me(()=>t());try{await s.read()}catch{return}s.state!=="off"||document.querySelector("dialog[open]")||(Ln.set("1"),await ct((n,a)=>{t=a;let o=async()=>{await s.enable(),s.state!=="off"&&(n(),u(i(`push.${s.state}`)))};return Sw`
      <h2>${i("push.offer",{name:e})}</h2>
      <p>${i("push.offerText")}</p>
      <p class="soft" role="status">${s.slow?i("push.asking"):Fw}</p>
      <div class="row end">
        <button class="quiet" type="button" @click=${()=>n()}>${i("push.notNow")}</button>
        <button type="button" id="push-on" aria-busy=${s.busy?"true":"false"} @click=${o}>
          ${c("bell")} ${i("push.enable")}
        </button>
      </div>`},{label:i("push.offer",{name:e}),kind:"sheet-like"}))}import{html as Sn,nothing as Fp}from"../lib/lit-html/lit-html.js";async function Tw({lat:e,lng:t}){try{let{title:s}=await L("/api/map/wishes",{latitude:e,longitude:t});u(i("offer.wished",{title:s}))}catch(s){u(q(s))}}function Lw(e,t){if(b().role==="admin"){let s=k("/admin/map",{at:Ae({lat:e.lat,lng:e.lng})});return Sn`<p><a class="button quiet" href=${s}>${i("offer.add")}</a></p>`}return Sn`
    <p><button type="button" class="quiet" @click=${()=>{t(),Tw(e)}}>${i("offer.wish")}</button></p>
    <p class="hint">${i("offer.wishText")}</p>`}var Aw=e=>Sn`
  <p><button type="button" class="quiet" @click=${()=>e(!0)}>${i("offer.show")}</button></p>
  <p class="hint">${i("offer.learns")}</p>`,Iw=(e,{choose:t,close:s,key:n})=>Sn`
  <section class="offer" tabindex="-1" aria-label=${i("offer.none")} @keydown=${n}>
    <p class="row between">
      <span class="strong">${i("offer.none")}</span>
      <button type="button" class="round" aria-label=${i(fs()?"offer.decline":"action.close")} @click=${()=>t(!1)}>
        ${c("close")}
      </button>
    </p>
    ${Go()?Lw(e,s):Fp}
    ${fs()?Aw(t):Fp}
  </section>`,Mw=()=>Iw;import{html as rs,nothing as Pn}from"../lib/lit-html/lit-html.js";var Fn=class{friends=[];next="";hasLinks=!1;update=()=>{};constructor(t){this.audience=Ie(t)}async load(){let[t]=await Promise.all([Ht("/api/shares"),this.audience==="friends"?this.#t("/api/friends?status=accepted&limit=100"):null]);this.hasLinks=t.items.length>0}more=async()=>{await this.#t(this.next),this.update()};async#t(t){let{items:s,next:n}=await Ht(t),a=o=>o.requesterId===b().id?o.addressee:o.requester;this.friends.push(...s.map(a)),this.next=n}};var Bw=e=>rs`
  ${e.friends.length?rs`<ul class="people">${e.friends.map(t=>Fs(t,Pn))}</ul>`:rs`<p class="soft">${i("whoSees.alone")}</p>`}
  ${e.next?rs`<button type="button" class="quiet" @click=${()=>H(e.more())}>${i("action.more")}</button>`:Pn}`,jw=(e,t,s)=>rs`
  <h2>${i("find.whoSees")}</h2>
  <p>${c(he(e.audience))} ${i(`edit.audienceText.${e.audience}`,{instance:xt()})}</p>
  ${e.audience==="friends"?Bw(e):Pn}
  ${e.hasLinks?rs`<p class="hint">${i("whoSees.links")} <a href="/shares">${i("shares.mine")}</a></p>`:Pn}
  <div class="row end">
    <a class="button quiet" href="/finds/${t.id}/edit">${i("action.edit")}</a>
    <button type="button" class="main" @click=${()=>s()}>${i("action.close")}</button>
  </div>`;async function Nw(e){let t=new Fn(e);await H(t.load())&&await ct((s,n)=>(t.update=n,jw(t,e,s)),{label:i("find.whoSees")})}export{jp as about,yr as accounts,m$ as addToList,Lr as admin,Nr as adminLog,cl as areas,Br as categories,vw as countCategories,qc as edit,_c as feed,zc as help,ol as import,gl as instance,qw as introduce,ml as invites,kl as join,zl as list,Wl as lists,Yl as named,Jl as notifications,Mw as offerOfStreets,Pw as offerPush,Zl as people,Ql as person,ep as profile,np as reports,ap as saved,gp as settings,T$ as shareFind,bp as shares,yp as waiting,Op as welcome,Nw as whoSees};

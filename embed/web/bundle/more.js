import{$c as zn,A as Es,Ab as Ae,Ac as tr,Ad as qr,B as Qa,Ba as zt,Bb as K,Bc as er,Ca as yo,Cb as Le,D as Hs,Da as vo,Db as ae,E as $s,Ea as Te,Eb as Lo,Ec as Rt,F as to,Fa as ko,Fb as Be,Fc as je,G as eo,Ga as Ys,Gb as it,Gc as he,H as st,Ha as Js,Hb as Bo,Hc as sr,I as ut,Ia as Zs,Ib as jo,Ic as mt,J as u,Ja as xo,Jb as Et,Jc as ir,Ka as Oo,Kb as ti,Kc as nr,La as qo,Lb as Do,Lc as ar,M as Pe,Mb as z,Mc as ci,N as $,Na as So,Nb as E,Nc as li,O as F,Ob as N,P as R,Pa as Fo,Pb as ei,Q as V,Qa as Po,Qb as No,Qc as or,R as A,Ra as Mo,Rb as Uo,S as so,Sa as To,Sb as Co,Sc as rr,T as io,Ta as Io,Tb as _o,Tc as vs,U as _t,Ub as Ht,Uc as cr,V as b,Vb as si,Vc as ks,W as Me,Wb as ii,Wc as lr,X as no,Xb as zo,Xc as pr,Yb as Eo,Zb as ni,_b as Ho,_c as ur,a as Fe,ac as Ro,b as g,ba as ao,bc as O,bd as mr,c as H,ca as oo,cc as Vo,cd as dr,d as Ga,da as Rs,dc as Wo,dd as hr,e as ds,ea as w,ec as lt,ed as pi,f as Un,fa as Vs,fc as P,g as Cn,ga as ro,gc as Ko,h as ee,hc as d,hd as fr,i as hs,ib as c,ic as B,id as En,j as fs,ja as co,jb as W,jc as Go,jd as $r,k as _n,ka as lo,kb as Y,kc as X,kd as gr,l as Ot,la as po,lb as Ao,lc as L,ld as br,m as zs,ma as uo,mb as v,mc as Yo,md as wr,n as Ya,na as mo,nb as Xs,nc as It,oa as Ws,ob as j,oc as gs,pb as f,pc as ai,q as Ja,qa as Ks,qb as k,qc as de,qd as yr,r as i,ra as ho,rb as Ie,rc as oi,s as Za,sa as fo,sb as D,sc as ri,sd as vr,t as q,ta as $o,tb as ct,tc as bs,ua as go,ub as x,uc as ws,v as se,va as y,vc as Jo,vd as ui,w as Xa,wa as Gs,wc as Zo,wd as kr,x as S,xa as wt,xb as Qs,xc as Xo,y as Ct,ya as bo,yb as ie,yc as ys,yd as xr,z as bt,za as wo,zb as ne,zc as Qo,zd as Or}from"./shared.js";import{html as fe,nothing as Hn}from"../lib/lit-html/lit-html.js";var cu=new URL("lib/",Fe).pathname,lu=[["Leaflet 1.9.4","leaflet","Volodymyr Agafonkin, CloudMade","BSD-2-Clause"],["protomaps-leaflet 5.1.0","protomaps-leaflet","Protomaps","BSD-3-Clause"],["lit-html 3.3.3","lit-html","Google LLC","BSD-3-Clause"]];function Sr(){if(ks())return new URL(g().streets.url.replace(/[{}]/g,"")).host;let{host:e}=new URL((g().tiles?.url??"").replace(/[{}]/g,""),location);return e===location.host?"":e}var pu=()=>Sr()?i("about.tilesFrom",{host:Sr()}):i("about.alone"),uu=()=>fe`
  <section class="card">
    <p class="lead">${i("app.about")}</p>
    <p>${i("about.text")} ${pu()}</p>
    <p class="soft">${i("about.version",{version:g().version})}</p>
    <p class="row">
      <a class="button quiet" href="/help">${i("help.title")}</a>
      <a class="button quiet" href="/api/docs">${i("about.api")}</a>
    </p>
  </section>`,mu=()=>fe`
  <section class="card">
    <h2>${i("about.map")}</h2>
    <ul class="plain-list">
      ${g().tiles?.attribution?fe`<li>${i("about.tiles")}: ${g().tiles.attribution}</li>`:Hn}
      ${ks()?fe`<li>${i("about.streets")}: ${g().streets.attribution}</li>`:Hn}
      <li>${i("about.places")}: ${g().places.attribution}</li>
    </ul>
  </section>`,du=([e,t,s,n])=>fe`<li><a href="${cu}${t}/LICENSE">${e}</a>, © ${s}, ${n}</li>`,hu=()=>fe`
  <section class="card">
    <h2>${i("about.code")}</h2>
    <ul class="plain-list">${lu.map(du)}</ul>
    <p class="hint">${i("about.more")}</p>
  </section>`,fu=()=>({title:i("nav.about"),view:()=>fe`
    ${v(i("nav.about"),Hn,y()?"/settings":"/sign-in")}
    ${Or()}${xr()}${uu()}${mu()}${hu()}`});import{html as bi,nothing as Wu}from"../lib/lit-html/lit-html.js";var $u=200,gu=2**20,Rn=["all","active","suspended","admin"],Fr={wrong_password:"password"},$e=e=>`/api/admin/users/${e.id}`,mi=class{#t;#e=0;constructor(t){this.#t=t;let s=t.query.get("status");this.text=t.query.get("q")??"",this.status=Rn.includes(s)?s:"all",this.list=z(t,()=>b("/api/admin/users",{...this.#s,limit:50}))}get#s(){return{q:this.text.trim(),status:this.status==="all"?"":this.status}}search=()=>(clearTimeout(this.#e),this.#t.rename(b("/admin/people",this.#s)),this.list.load());type(t){this.text=t,clearTimeout(this.#e),this.#e=setTimeout(this.search,$u)}choose(t){return this.status=t,this.#t.update(),this.search()}isMe(t){return t.id===y()?.id}#i(t){this.list.items=this.list.items.map(s=>s.id===t.id?t:s),this.#t.update()}async#n(t,s){try{this.#i(await t),u(s)}catch(n){u(q(n))}}get asksPassword(){return Gs()}adminForm(t,s){let n=async({password:a})=>{this.#i(await V($e(t),{role:"admin",...a?{password:a}:{}})),s()};return new O({send:n,fieldOf:Fr})}demote(t){return this.#n(V($e(t),{role:"member"}),i("admin.memberDone",{name:w(t)}))}lift(t){return this.#n(A(`${$e(t)}/suspension`),i("admin.liftDone",{name:w(t)}))}linkForm(t,s){let n=async({password:a})=>{let o=await F(`${$e(t)}/sign-in-link`,a?{password:a}:void 0);s(new URL(o.url,location).href)};return new O({send:n,fieldOf:Fr})}limitForm(t,s){let n=async({kind:a,size:o})=>{let r={instance:null,none:0}[a];this.#i(await V($e(t),{mediaLimit:a==="own"?Math.round(Number(o)*gu):r})),s()};return new O({send:n})}suspendForm(t,s){let n=async({reason:a,days:o})=>{this.#i(await R(`${$e(t)}/suspension`,{reason:a.trim(),...o?{days:Number(o)}:{}})),s()};return new O({send:n})}deleteForm(t,s){let n=async({name:a,reason:o})=>{if(a.trim()!==t.username)throw{code:"page",reason:"other_name",text:i("admin.deleteOther")};await A(b($e(t),{reason:o.trim()})),this.list.items=this.list.items.filter(r=>r.id!==t.id),this.#t.update(),s()};return new O({send:n,fieldOf:{other_name:"name"}})}close(){clearTimeout(this.#e)}};import{html as J,nothing as Ue}from"../lib/lit-html/lit-html.js";import{html as vt,nothing as xs}from"../lib/lit-html/lit-html.js";var bu=2e3,De=class{state="";busy=!1;slow=!1;#t;constructor(t){this.#t=t}async read(){this.state=await Ks()}enable=()=>this.#e(ho);disable=()=>this.#e(fo);test=()=>this.#s(async()=>{await $o(),u(i("push.sent"))});async#e(t){this.busy=!0,this.#t();let s=setTimeout(()=>{this.slow=!0,this.#t()},bu);await this.#s(async()=>{this.state=await t()}),clearTimeout(s),this.busy=this.slow=!1,this.#t()}async#s(t){try{await t()}catch(s){u(s.code||s.status?q(s):i("push.failed"))}this.#t()}};var di=class{list=[];#t;constructor(t){this.#t=t}get isShown(){return wr()}async read(){this.isShown&&(this.list=await $("/api/auth/passkeys",{signal:this.#t.signal}))}addForm(t,s){let n=async({name:a,password:o})=>{let r=await yr(await F("/api/auth/passkeys/options",t?{password:o}:{}));r&&(this.list=[...this.list,await F("/api/auth/passkeys",{name:a,...r})],s())};return new O({send:n,fieldOf:{wrong_password:"password"}})}renameForm(t,s){let n=async({name:a})=>{let o=await V(`/api/auth/passkeys/${t.id}`,{name:a});this.list=this.list.map(r=>r.id===o.id?o:r),s()};return new O({send:n})}async remove(t){try{await A(`/api/auth/passkeys/${t.id}`),this.list=this.list.filter(s=>s.id!==t.id)}catch(s){u(q(s))}this.#t.update()}};var wu=1,yt=class{nearby=[];proposal="";title="";#t;#e;#s;#i=0;#n=0;constructor(t,s,n=()=>{}){this.#t=t,this.#e=n,this.#a(s??{})}get value(){let{point:t,by:s,source:n,photo:a,chosen:o}=this;return{point:t,name:this.name.trim(),by:s,source:n,photo:a,location:o}}#a({point:t=null,name:s="",by:n="",source:a="",photo:o=null,location:r=null}){Object.assign(this,{point:t,name:s,by:n,source:a,photo:o,chosen:r}),this.#s=t}get label(){return this.chosen?.name||this.name.trim()||this.proposal}take(t){if(this.#a(t.value),Object.assign(this,{nearby:t.nearby,proposal:t.proposal,title:t.title}),this.#e(),this.point&&!this.label)return this.propose()}setPoint(t,s,n=""){return Object.assign(this,{point:t,chosen:null,source:s,proposal:""}),n?(Object.assign(this,{name:n,by:"search"}),this.#s=t):this.by!=="reader"&&this.#s&&Et(this.#s,t)>wu&&Object.assign(this,{name:"",by:""}),this.#e(),this.propose()}setPlace(t){return this.title=t.title??"",this.setPoint(it(t),t.isCamera?"camera":"found",t.title??t.name)}suggestPoint(t){return this.photo??=t,this.point?this.#e():this.setPoint(t,"photo")}setName(t){this.name=t,this.by=t.trim()?"reader":""}async locate(){try{let t=await ti({enableHighAccuracy:!0,timeout:15e3});this.#t.signal.aborted||this.setPoint(t,"hereDone")}catch(t){this.#t.signal.aborted||u(q(t))}}toggle(t){this.chosen=this.chosen?.id===t.id?null:t,this.chosen&&(this.point=it(t)),this.#e()}async propose(){let t=++this.#n,{signal:s}=this.#t;clearTimeout(this.#i);let{nearby:n,name:a,wait:o}=await Ys(this.point,{signal:s});t!==this.#n||s.aborted||(Object.assign(this,{nearby:n,proposal:a}),o&&(this.#i=setTimeout(()=>this.propose(),1e3*o)),this.#t.update())}close(){clearTimeout(this.#i)}};var Vn="/api/users/me/place-settings",yu={radius:.5,area:1},Pr=[.2,.5,1,2,5],oe=class{values=null;exactAtHome=0;#t;constructor(t){this.#t=t}async read(){this.values=await $(Vn,{signal:this.#t.signal})}async change(t){try{let{exactAtHome:s,...n}=await R(Vn,{...this.values,...t});Object.assign(this,{values:n,exactAtHome:s}),u(i("privacy.saved"))}catch(s){u(q(s))}this.#t.update()}changeHome(t){return this.change({home:{...this.values.home,...t}})}async hideHome(){try{let{finds:t}=await F(`${Vn}/home`);this.exactAtHome=0,u(i("privacy.homeHidden",{n:t}))}catch(t){u(q(t))}this.#t.update()}picker(){let{home:t}=this.values,s=t&&{point:{lat:t.latitude,lng:t.longitude}},n=new yt(this.#t,s,()=>{n.point&&this.changeHome({...yu,...t,latitude:n.point.lat,longitude:n.point.lng})});return n}};var vu=600*1e3-30*1e3,ku=e=>e.some(t=>t.current&&Date.now()-Date.parse(t.passwordAt)<vu),Mr=e=>!e.current&&e.kind!=="token",hi=class{preferences=null;sessions=null;refusal=bo();#t;constructor(t){this.#t=t,this.push=new De(t.update),this.passkeys=new di(t),this.places=new oe(t),this.loading=E(t,()=>this.#e());let s={wrong_password:"currentPassword"};this.password=new O({send:(n,a)=>this.#i(n,a),update:t.update,fieldOf:s})}get user(){return y()}redraw=()=>this.#t.update();get isLoaded(){return!!(this.preferences&&this.user)}get asksPassword(){return Gs()}get asksCurrent(){return this.user.hasPassword&&!vr(this.sessions)}get passkeyAsksPassword(){return this.asksPassword&&!ku(this.sessions)}get hasOthers(){return this.sessions.some(Mr)}async#e(){let{signal:t}=this.#t;[this.preferences,this.sessions]=await Promise.all([$("/api/notifications/preferences",{signal:t}),$("/api/auth/sessions",{signal:t}),this.push.read(),this.passkeys.read(),this.places.read()])}async#s(t){await N(t()),this.#t.update()}setTheme(t){mr(t),this.#t.update()}setUnits(t){Ga.set(t),this.#t.update()}setStreets(t){pr(t),this.#t.update()}async setLanguage(t){await Ja(t),this.#t.update()}prefer(t,s){return this.#s(async()=>{this.preferences=await R("/api/notifications/preferences",{[t]:s})})}addSession(t){this.sessions=[t,...this.sessions],this.#t.update()}endOthers(){return this.#s(async()=>{for(let t of this.sessions.filter(Mr))await A(`/api/auth/sessions/${t.id}`),this.sessions=this.sessions.filter(s=>s!==t)})}endSession(t){return this.#s(async()=>{await A(`/api/auth/sessions/${t.id}`),this.sessions=this.sessions.filter(s=>s!==t)})}signOut=()=>this.#s(async()=>{await yo(),await this.#t.go("/sign-in",{replace:!0})});async#i({newPassword:t,currentPassword:s,unlinkIdentity:n},a){let o=this.asksCurrent?{currentPassword:s}:{};await R("/api/users/me/password",{newPassword:t,...o,...n?{unlinkIdentity:!0}:{}}),a.reset(),zt(await $("/api/users/me")),this.sessions=await $("/api/auth/sessions"),u(i("settings.passwordSaved"))}unlink(){return this.#s(async()=>{await A("/api/users/me/identity"),zt(await $("/api/users/me"))})}confirmForm(t){let s=async({password:n})=>{await F("/api/auth/confirm",{password:n}),t()};return new O({send:s,fieldOf:{wrong_password:"password"}})}deleteForm(t){let s=async({password:n})=>{await A("/api/users/me",this.asksPassword?{password:n}:void 0),t()};return new O({send:s,fieldOf:{wrong_password:"password"}})}async leaveDeleted(){await vo(),await this.#t.go("/sign-in",{replace:!0}),u(i("settings.deleted"))}},fi=(e={})=>`/api/auth/oauth/start?${new URLSearchParams({...e,redirect:"/settings/sign-in"})}`;import{html as Tr}from"../lib/lit-html/lit-html.js";var xu=e=>Tr`
  <button type="button" class="quiet" @click=${()=>e(!1)}>${i("action.cancel")}</button>`;function U(e,t,s,n){let a=null;return X((o,r)=>(a??=e(()=>o(!0)),a.update=r,Tr`
      <form novalidate @submit=${a.submit}>
        <h2>${t}</h2>
        ${s(a)}
        <div class="row end">${xu(o)}${n(a)}</div>
      </form>`),{label:t})}var Ne=()=>g().provider.name,re=e=>e.refusal?.reason==="sign_in_again"&&g().provider.enabled?vt`
  <p><a class="button quiet" href=${fi()}>${i("signin.provider",{name:Ne()})}</a></p>`:xs,Vt=(e,t,s)=>d(e,t,{label:s,kind:"password",required:!0,complete:"current-password"}),Ou=()=>vt`
  <label class="switch">
    <span>
      ${i("settings.alsoUnlink",{name:Ne()})}<br>
      <span class="soft">${i("settings.alsoUnlinkHint")}</span>
    </span>
    <input type="checkbox" role="switch" id="unlinkIdentity" name="unlinkIdentity">
  </label>`,Ir=({user:e,asksCurrent:t,password:s})=>vt`
  <form class="card" novalidate @submit=${s.submit}>
    <h2>${i(t?"settings.password":"settings.passwordFirst")}</h2>
    ${e.hasPassword&&!t?vt`<p class="note">${i("link.setPassword")}</p>`:xs}
    <input class="unseen" type="text" autocomplete="username" .value=${e.username} tabindex="-1" aria-hidden="true">
    ${P(s)}
    ${re(s)}
    ${t?Vt(s,"currentPassword",i("settings.currentPassword")):xs}
    ${d(s,"newPassword",{label:i("settings.newPassword"),hint:i("settings.passwordHint"),kind:"password",required:!0,least:8,most:255,complete:"new-password"})}
    ${e.identityLinked?Ou():xs}
    <div class="row end">${B(s,i("action.save"))}</div>
  </form>`;async function qu(e){let t=i("settings.unlinkTitle",{name:Ne()});await L(t,i("settings.unlinkText"),i("settings.unlink"))&&e.unlink()}async function Su(e,t){if(!t.asksPassword)return;e.preventDefault();let s=i("settings.link",{name:Ne()});await U(a=>t.confirmForm(a),s,a=>vt`
    <p>${i("settings.linkText")}</p>
    ${P(a)}
    ${Vt(a,"password",i("account.password"))}`,()=>vt`<button type="submit">${i("settings.linkGo")}</button>`)&&location.assign(fi({link:"true"}))}var Fu=e=>vt`
  <p>${c("check")} ${i("settings.linked")}</p>
  <p><button type="button" class="quiet" @click=${()=>qu(e)}>${i("settings.unlink")}</button></p>`,Pu=e=>vt`
  <p>${i("settings.notLinked")}</p>
  <p>
    <a class="button quiet" href=${fi({link:"true"})} @click=${t=>Su(t,e)}>
      ${i("settings.link",{name:Ne()})}
    </a>
  </p>`,Ar=e=>vt`
  <section class="card">
    <h2>${i("settings.identity",{name:Ne()})}</h2>
    ${e.user.identityLinked?Fu(e):Pu(e)}
  </section>`;async function Mu(e){await U(s=>e.deleteForm(s),i("settings.deleteTitle"),s=>vt`
    <p>${i("settings.deleteText")}</p>
    ${P(s)}
    ${re(s)}
    ${e.asksPassword?Vt(s,"password",i("account.password")):xs}`,()=>vt`<button type="submit" class="danger">${i("settings.delete")}</button>`)&&await e.leaveDeleted()}var Lr=e=>vt`
  <section class="card">
    <p>${i("settings.dataText")}</p>
    <p><a class="button quiet" href="/api/users/me/export" download>${i("settings.download")}</a></p>
    <p>${i("settings.archiveText")}</p>
    <p><a class="button quiet" href="/api/users/me/archive" download>${i("settings.archive")}</a></p>
    <p><a class="button quiet" href="/import">${i("settings.import")}</a></p>
    <h2>${i("settings.deleteHead")}</h2>
    <p>${i("settings.deleteHint")}</p>
    <p><button type="button" class="danger" @click=${()=>Mu(e)}>${i("settings.delete")}</button></p>
  </section>`;import{html as Wn,nothing as Os}from"../lib/lit-html/lit-html.js";function M(e,{label:t,options:s,chosen:n,set:a=()=>{},hint:o="",error:r="",name:l=e}){let p=r?`${e}-error`:o?`${e}-hint`:Os;return Wn`
    <div class="field">
      <label for=${e}>${t}</label>
      <select id=${e} name=${l} aria-describedby=${p} aria-invalid=${r?"true":Os} @change=${m=>a(m.target.value)}>
        ${s.map(([m,h,T=Os])=>Wn`
          <option value=${m} lang=${T} ?selected=${m===n}>${h}</option>`)}
      </select>
      ${p===Os?Os:Wn`<p class=${r?"error":"hint"} id=${p}>${r||o}</p>`}
    </div>`}import{html as Tu}from"../lib/lit-html/lit-html.js";async function Iu(e){try{await navigator.clipboard.writeText(e),u(i("secret.copied"))}catch{document.getElementById("secret").select(),u(i("secret.selected"))}}var $i=({title:e,text:t,label:s,value:n})=>X(a=>Tu`
  <h2>${e}</h2>
  <p>${t}</p>
  <div class="field">
    <label for="secret">${s}</label>
    <input id="secret" readonly spellcheck="false" autocomplete="off" .value=${n} @focus=${o=>o.target.select()}>
  </div>
  <div class="row end">
    <button type="button" class="quiet" @click=${()=>a()}>${i("action.close")}</button>
    <button type="button" @click=${()=>Iu(n)}>${c("copy")} ${i("secret.copy")}</button>
  </div>`,{label:e});function Au({mediaBytes:e,mediaLimit:t}){let s=st(e);return t===null?i("admin.usage",{size:s}):t?i("admin.usageOf",{size:s,limit:st(t)}):i("admin.usageUnlimited",{size:s})}var Lu=e=>[i("admin.joined",{date:bt(e.createdAt)}),e.seenAt?i("admin.seen",{date:bt(e.seenAt)}):i("admin.notSeen"),i("admin.finds",{n:e.findCount}),Au(e),e.invitedBy&&i("admin.invitedBy",{name:w(e.invitedBy)})],Bu=({suspendedAt:e,endsAt:t})=>t?i("admin.suspendedUntil",{date:Ct(t)}):i("admin.suspendedSince",{when:Es(e)}),ju=e=>J`<p class="note">${Bu(e)}<br>${i("admin.reasonIs",{reason:e.reason})}</p>`,Du=e=>e.suspension?J`<span class="person"><span class="avatar none">${c("block")}</span> <span>${gs(e)}</span></span>`:J`<a class="person" href="/people/${e.id}">${W(e)} <span>${gs(e)}</span></a>`,Br=(e,t)=>J`
  ${P(t)}
  ${re(t)}
  ${e.asksPassword?Vt(t,"password",i("account.password")):Ue}`,Nu=(e,t)=>U(s=>e.adminForm(t,s),i("admin.adminTitle",{name:w(t)}),s=>J`
  <p>${i("admin.adminText")}</p>
  ${Br(e,s)}`,()=>J`<button type="submit" class="danger">${i("admin.admin")}</button>`);async function Uu(e,t){await L(i("admin.memberTitle",{name:w(t)}),i("admin.memberText"),i("admin.member"))&&e.demote(t)}var Cu=["instance","own","none"],_u=(e,t)=>{e.kind??=t.mediaLimit===null?"instance":t.mediaLimit?"own":"none";let s=n=>{e.kind=n,e.update()};return J`
    ${P(e)}
    ${M("kind",{label:i("admin.limit"),options:Cu.map(n=>[n,i(`admin.limits.${n}`)]),chosen:e.kind,set:s})}
    ${e.kind==="own"?d(e,"size",{label:i("admin.size"),kind:"number",mode:"numeric",required:!0,value:t.mediaLimit?Math.round(t.mediaLimit/2**20):""}):Ue}`};async function gi(e,t,s){let n=await e;return n&&u(i(t,{name:w(s)})),n}var zu=(e,t)=>U(s=>e.limitForm(t,s),i("admin.limitTitle",{name:w(t)}),s=>_u(s,t),()=>J`<button type="submit">${i("action.save")}</button>`),Eu=(e,t)=>U(s=>e.suspendForm(t,s),i("admin.suspendTitle",{name:w(t)}),s=>J`
  <p>${i("admin.suspendText")}</p>
  ${P(s)}
  ${d(s,"reason",{label:i("admin.reason"),hint:i("admin.reasonHint"),kind:"area",value:t.suspension?.reason,required:!0,most:500})}
  ${d(s,"days",{label:i("admin.days"),hint:i("admin.daysHint"),kind:"number",mode:"numeric"})}`,()=>J`<button type="submit" class="danger">${i("admin.suspend")}</button>`);async function Hu(e,t){let s="";await U(o=>e.linkForm(t,r=>{s=r,o()}),i("admin.linkTitle",{name:w(t)}),o=>J`
    <p>${i("admin.linkAsk",{name:w(t)})}</p>
    ${Br(e,o)}`,()=>J`<button type="submit">${i("admin.linkMake")}</button>`)&&await $i({title:i("admin.link"),text:i("admin.linkText",{name:w(t)}),label:i("admin.linkLabel"),value:s})}async function Ru(e,t){let s=U(n=>e.deleteForm(t,n),i("admin.deleteTitle",{name:w(t)}),n=>J`
    <p>${i("admin.deleteText")}</p>
    ${P(n)}
    ${d(n,"name",{label:i("admin.deleteName",{name:t.username}),required:!0,complete:"off"})}
    ${d(n,"reason",{label:i("admin.reason"),hint:i("admin.logHint"),most:500})}`,()=>J`<button type="submit" class="danger">${i("admin.delete")}</button>`);await gi(s,"admin.deleteDone",t)&&x("account-search")}function Vu(e,t){let s=(a,o,r)=>({text:a,label:`${a}: ${w(t)}`,run:o,isDanger:r}),n=[t.role==="admin"?s(i("admin.member"),()=>Uu(e,t)):s(i("admin.admin"),()=>gi(Nu(e,t),"admin.adminDone",t)),s(i("admin.limit"),()=>gi(zu(e,t),"admin.limitDone",t))];return e.isMe(t)?n:[...n,...t.suspension?[]:[s(i("admin.link"),()=>Hu(e,t))],s(i(t.suspension?"admin.suspendAgain":"admin.suspend"),()=>gi(Eu(e,t),"admin.suspendDone",t),!t.suspension),...t.suspension?[s(i("admin.lift"),()=>e.lift(t))]:[],s(i("admin.delete"),()=>Ru(e,t),!0)]}var jr=(e,t)=>J`
  <li class="account">
    <div class="row between">
      <span class="row">
        ${Du(t)}
        ${t.role==="admin"?J`<span class="badge">${i("admin.role")}</span>`:Ue}
        ${e.isMe(t)?J`<span class="badge">${i("people.you")}</span>`:Ue}
        ${t.suspension?J`<span class="badge warning">${i("admin.suspended")}</span>`:Ue}
      </span>
      ${It(i("people.menu",{name:w(t)}),Vu(e,t))}
    </div>
    <p class="soft facts">${Lu(t).filter(Boolean).map(s=>J`<span>${s}</span>`)}</p>
    ${t.suspension?ju(t.suspension):Ue}
  </li>`;function Ku(e,t){e.preventDefault(),t.search()}var Gu=e=>bi`
  <form role="search" @submit=${t=>Ku(t,e)}>
    <label for="account-search">${i("people.search")}</label>
    <div class="search">
      ${c("search")}
      <input id="account-search" type="search" maxlength="31" autocomplete="off" autocapitalize="none" spellcheck="false"
        .value=${e.text} @input=${t=>e.type(t.target.value)}>
    </div>
  </form>
  <div class="chips" role="group" aria-label=${i("admin.which")}>
    ${Rn.map(t=>Ie(e.status===t,i(`admin.statuses.${t}`),()=>e.choose(t)))}
  </div>`;function Yu(e){let{items:t,problem:s,load:n}=e.list;return s?f(s,n):t?t.length?bi`
    <ul class="people" aria-label=${i("admin.people")}>${t.map(a=>jr(e,a))}</ul>
    ${D(e.list)}`:bi`<p class="soft" role="status">${i("admin.noAccounts")}</p>`:k(4)}function Dr(e){let t=new mi(e);return{title:i("admin.people"),ready:t.list.load(),view:()=>bi`
      ${v(i("admin.people"),Wu,"/admin")}
      <section class="card">${Gu(t)}${Yu(t)}</section>`,close:()=>t.close()}}import{html as rm,nothing as cm}from"../lib/lit-html/lit-html.js";var Nr=e=>e.slice(1).match(/../g).map(t=>Number.parseInt(t,16)/255),Ur=e=>e<=.04045?e/12.92:((e+.055)/1.055)**2.4,Ju=e=>e<=.0031308?e*12.92:1.055*e**.4166666666666667-.055;function Ce(e){let[t,s,n]=Nr(e).map(Ur);return 1.05/(.2126*t+.7152*s+.0722*n+.05)}var _e=4.5;function wi(e){let t=e;for(let s=1;Ce(t)<_e;s-=.01)t=`#${Nr(e).map(n=>Math.round(255*Ju(Ur(n)*s)).toString(16).padStart(2,"0")).join("")}`;return t}async function qs(e){if(!/^image\/(jpeg|png|webp|avif|heic|heif)$/.test(e.type))return e;try{return await Zu(e)}catch{return e}}async function Zu(e){let t=await createImageBitmap(e,{imageOrientation:"from-image"}),s=Math.min(1,2560/Math.max(t.width,t.height));if(s===1&&e.size<409600)return t.close(),e;let n=new OffscreenCanvas(Math.max(1,Math.round(t.width*s)),Math.max(1,Math.round(t.height*s))),a=n.getContext("2d");a.fillStyle="#fff",a.fillRect(0,0,n.width,n.height),a.drawImage(t,0,0,n.width,n.height),t.close();let o=await n.convertToBlob({type:"image/jpeg",quality:.85});return o.size<e.size?new File([o],e.name.replace(/\.\w+$/,"")+".jpg",{type:"image/jpeg"}):e}var ze=class{progress=null;#t;#e;#s;constructor(t,s,{has:n,take:a}){[this.#t,this.#e,this.#s,this.has]=[t,s,a,n]}async set(t,s=Me){let n=a=>{this.progress=a,this.#e.update()};n(0);try{await this.#s(await s("PUT",this.#t,await qs(t),{signal:this.#e.signal,progress:n})),u(i("profile.pictureSaved"))}catch(a){a.name!=="AbortError"&&u(q(a))}n(null)}async remove(){try{await A(this.#t),await this.#s(null)}catch(t){u(q(t))}this.#e.update()}};var Cr=2**20,yi="/api/admin/instance",_r=["invite","open","closed"],zr=["members","admins","off"],Ee="#0f766e",Ss={teal:Ee,blue:"#1d4ed8",violet:"#6d28d9",pink:"#be185d",red:"#b91c1c",green:"#15803d",grey:"#475569"},He=class{values=null;accent=Ee;#t;constructor(t){this.#t=t,this.loading=E(t,async()=>{this.values=await $(yi,{signal:t.signal}),this.accent=this.savedAccent}),this.picture=new ze(`${yi}/picture`,t,{has:()=>!!this.values.picture,take:async s=>this.#e(s??await $(yi))}),this.form=new O({send:async s=>{await this.save(s),u(i("admin.saved"))},update:t.update})}get startView(){return ae(this.values.startView)}get myView(){return ee.get()}async begin(t){await N(this.save({startView:t}))&&u(i("admin.saved")),this.#t.update()}get savedAccent(){return this.values?.accent||Ee}get isAccentDark(){return Ce(this.accent)>=_e}chooseAccent(t){this.accent=t,delete this.form.errors.accent;let s=Math.floor(Ce(t)*10)/10;this.isAccentDark||(this.form.errors.accent=i("admin.accentLight",{contrast:S(s),least:S(_e)})),this.form.update()}get darkerAccent(){return wi(this.accent)}isFixed(t){return this.values.fixed.includes(t)}get limit(){return this.values.mediaLimit?Math.round(this.values.mediaLimit/Cr):""}async save({registration:t,invites:s,mediaLimit:n,...a}){let o={};for(let[r,l]of Object.entries(a))o[r]=l.trim();a.accent===Ee&&(o.accent=""),t&&t!==this.values.registration&&(o.registration=t),s&&s!==this.values.invites&&(o.invites=s),n!==void 0&&n!==String(this.limit)&&(o.mediaLimit=Math.round(Number(n)*Cr)),this.#e(await V(yi,o))}#e(t){this.values=t;let{fixed:s,mediaLimit:n,registration:a,invites:o,...r}=this.values;Object.assign(g(),{instance:r,registration:a,invites:a==="closed"?"off":o})}},vi=class{values=null;busy=!1;#t;constructor(t){this.#t=t,this.loading=E(t,async()=>{this.values=await $("/api/admin/checks",{signal:t.signal})})}run=async()=>{this.busy||(this.busy=!0,this.#t.update(),await this.loading.load(),this.busy=!1,this.#t.update())}},ki=class{values=null;wishes=[];constructor(t){this.loading=E(t,async()=>{let[s,n]=await Promise.all([$("/api/admin/overview",{signal:t.signal}),$("/api/admin/map",{signal:t.signal}).catch(()=>({wishes:[]}))]);Object.assign(this,{values:s,wishes:n.wishes})})}};import{html as xi,nothing as Kn}from"../lib/lit-html/lit-html.js";var Xu={ok:"check",warn:"flag",fail:"close"},Qu=e=>xi`
  <li class="row finding ${e.status}">
    ${c(Xu[e.status])}
    <span class="grow">
      <span class="strong">${i(`admin.check.${e.status}`)}</span> <span class="soft" lang="en">${e.check}</span><br>
      <span lang="en">${e.text}</span>
      ${e.fix?xi`<br><span lang="en" class="soft">${e.fix}</span>`:Kn}
    </span>
  </li>`;function tm({status:e,findings:t}){return xi`
    <p class="strong">${i(`admin.checked.${e}`)}</p>
    <ul class="people">${t.map(Qu)}</ul>`}var Er=e=>xi`
  <section class="card" id="checks">
    <h2>${i("admin.checks")}</h2>
    <p class="hint">${i("admin.checksText")}</p>
    <div class="stack" aria-live="polite">
      ${e.loading.problem?f(e.loading.problem,e.run):Kn}
      ${e.values&&!e.loading.problem?tm(e.values):Kn}
    </div>
    <div><button class="quiet" id="check" type="button" aria-busy=${e.busy?"true":"false"} @click=${e.run}>
      ${i(e.values?"admin.checkAgain":"admin.check")}</button></div>
  </section>`;import{html as At,nothing as Re}from"../lib/lit-html/lit-html.js";var em=["disk_nearly_full","clock_apart","push_off","no_base_url","registration_open","storage_failing","data_folder","no_ffmpeg","decoders_not_confined","backup_missing"],Wt=(e,t)=>At`<div class="row between"><dt>${e}</dt><dd class="strong">${t}</dd></div>`,sm=e=>i("admin.jobsOf",{push:S(e.pushJobs),media:S(e.mediaJobs)}),im=e=>At`
  ${Wt(i("admin.backup"),e.lastAt?At`${Y(e.lastAt)}, ${i(`admin.backup.${e.result}`)}`:i(`admin.backup.${e.result}`))}
  ${Wt(i("admin.backupPlace"),e.place)}`,nm=e=>At`
  <dl class="stack">
    ${Wt(i("admin.users"),S(e.users))}
    ${Wt(i("admin.publicFinds"),S(e.finds))}
    ${Wt(i("admin.media"),st(e.mediaBytes))}
    ${e.diskFree===null?Re:Wt(i("admin.disk"),st(e.diskFree))}
    ${e.pushJobs||e.mediaJobs?Wt(i("admin.jobs"),sm(e)):Re}
    ${e.backup?im(e.backup):Re}
    ${Wt(i("admin.swept"),e.sweptAt?Y(e.sweptAt):i("admin.never"))}
    ${Wt(i("admin.version"),`${e.version}, ${e.database==="postgres"?"PostgreSQL":"SQLite"}`)}
  </dl>`,am=e=>At`<li class="note">${i(`admin.problem.${e}`)}</li>`,om=e=>At`
  <details>
    <summary>${i("admin.largest")}</summary>
    <ul class="plain-list">
      ${e.map(t=>At`
        <li class="row between"><a href="/admin/people?q=${t.username}">${t.username}</a> <span>${st(t.mediaBytes)}</span></li>`)}
    </ul>
  </details>`,Hr=({wishes:[e,...t]})=>e?At`
  <a class="note wished" href="/admin/map">${t.length?i("admin.wishes",{title:e.title,n:t.length}):i("admin.wish",{title:e.title})}</a>`:Re;function Rr({values:e,loading:t}){if(t.problem)return f(t.problem,t.load);if(!e)return k(3);let s=e.problems.filter(n=>em.includes(n));return At`
    ${s.length?At`<ul class="stack plain-list" aria-label=${i("admin.problems")}>${s.map(am)}</ul>`:Re}
    <section class="card">
      <h2>${i("admin.state")}</h2>
      ${nm(e)}
      ${e.largest.length?om(e.largest):Re}
    </section>`}import{html as Vr,nothing as Gn}from"../lib/lit-html/lit-html.js";var nt=(e,t,s,n="",a=Gn)=>Vr`
  <li>
    <a class="area" href=${e}>
      ${t?c(t):Gn}
      <span class="grow" lang=${a}>
        <span class="strong">${s}</span>${n?Vr`<br><span class="soft">${n}</span>`:Gn}
      </span>
      ${c("next")}
    </a>
  </li>`;var lm=[["people","/admin/people","people"],["invites","/invites","plus"],["reports","/admin/reports","flag"],["log","/admin/log","feed"],["map","/admin/map","map"],["categories","/admin/categories","filter"],["instance","/admin/instance","gear"],["welcome","/admin/welcome","check"],["help","/help","comment"]];function Wr(e){let t=new ki(e),s=new vi(e);return{title:i("admin.title"),ready:t.loading.load(),view:()=>rm`
      ${v(i("admin.title"),cm,"/profile")}
      ${Hr(t)}
      <section class="card">
        <ul class="people">${lm.map(([n,a,o])=>nt(a,o,i(`admin.${n}`),i(`admin.about.${n}`)))}</ul>
        <p class="hint">${i("admin.private")}</p>
      </section>
      ${Rr(t)}
      ${Er(s)}`}}import{html as at,nothing as Fs}from"../lib/lit-html/lit-html.js";var Kr="/api/admin/instance",Yn=20,Oi=class{list=null;isOwn=!1;#t;#e;constructor(t,s){[this.#t,this.#e]=[t,s],this.loading=E(t,async()=>{this.#s(await $(Kr,{signal:t.signal}))})}#s({categories:t=[]}){this.isOwn=t.length>0,this.list=this.isOwn?t:ie.map(s=>({code:s}))}get left(){return ie.filter(t=>!this.list.some(s=>s.code===t))}get isFull(){return this.list.length>=Yn}async save(t){let s=await V(Kr,{categories:t});this.#s(s),g().instance={...g().instance,categories:s.categories},g().categories=this.list.map(n=>n.code),this.#e(g().instance.accent??""),this.#t.update()}async change(t){await N(this.save(t))&&u(i("admin.saved"))}move(t,s){let n=[...this.list];return n.splice(t+s,0,...n.splice(t,1)),this.change(n)}remove(t){return this.change(this.list.toSpliced(t,1))}add(t){return this.change([...this.list,t])}restore(){return this.change([])}},qi=class{sign;color;isDarkened=!1;#t;#e;constructor(t,s,n){this.#t=t,this.#e=s;let{sign:a,color:o=""}=this.was;this.color=o,this.sign=a??(ie.includes(this.was.code)?this.was.code:""),this.form=new O({send:async r=>{await this.#s(r).catch(l=>{throw this.#i(l)}),u(i("admin.saved")),n()}})}get was(){return this.#t.list[this.#e]??{}}get names(){return this.was.names??{}}get isNamed(){return ie.includes(this.was.code)}choose(t){this.isDarkened=Ce(t)<_e,this.color=this.isDarkened?wi(t):t,this.form.update()}show(t){this.sign=t,this.form.clear("sign"),this.form.update()}#s({en:t="",de:s=""}){let n=Object.fromEntries(Object.entries({en:t.trim(),de:s.trim()}).filter(([,l])=>l)),a=this.was.code??n[Ot()],o={code:a,names:n};this.sign&&this.sign!==a&&(o.sign=this.sign.trim()),this.color&&(o.color=this.color);let r=[...this.#t.list];return r[this.#e??r.length]=o,this.#t.save(r)}#i(t){let s={code:Ot(),"names.en":"en","names.de":"de",sign:"sign"},n=a=>s[a.replace(/^body\.categories\[\d+\]\./,"")]??"";return Object.assign(t,{errors:t.errors?.map(a=>({...a,location:`body.${n(a.location)}`}))})}};function Si(e){let t=document.querySelectorAll('link[href^="/theme.css"]'),s=Object.assign(document.createElement("link"),{rel:"stylesheet",href:b("/theme.css",{accent:e.slice(1)})});s.addEventListener("load",()=>{for(let n of t)n.remove()}),s.addEventListener("error",()=>s.remove()),document.head.append(s)}var pm=(e,t)=>at`
  <button type="button" class="round" aria-label=${K(t)} title=${K(t)}
    aria-pressed=${String(e.sign===t)} @click=${()=>e.show(e.sign===t?"":t)}>${lt(t)}</button>`,um=e=>at`
  <fieldset class="field">
    <legend>${i("categories.sign")}</legend>
    <div class="swatches">${ie.map(t=>pm(e,t))}</div>
    <label for="sign">${i("categories.emoji")} <span class="soft">${i("form.optional")}</span></label>
    <input id="sign" name="sign" type="text" data-most="12" autocomplete="off" .value=${ie.includes(e.sign)?"":e.sign}
      aria-describedby=${e.form.errors.sign?"sign-error":"sign-hint"} aria-invalid=${e.form.errors.sign?"true":Fs}
      @input=${t=>e.show(t.target.value)}>
    ${e.form.errors.sign?at`<p class="error" id="sign-error">${i("categories.badSign")}</p>`:at`<p class="hint" id="sign-hint">${i("categories.emojiHint")}</p>`}
  </fieldset>`,mm=(e,t,s)=>at`
  <button type="button" class="swatch" aria-label=${i(`admin.colours.${t}`)} title=${i(`admin.colours.${t}`)}
    aria-pressed=${String(s===e.color)} @click=${()=>e.choose(s)}>
    <svg viewBox="0 0 32 32" aria-hidden="true"><circle cx="16" cy="16" r="16" fill=${s}/></svg>
    ${s===e.color?c("check"):Fs}
  </button>`,dm=e=>at`
  <div class="field">
    <label for="color">${i("categories.color")}</label>
    <input id="color" type="color" .value=${e.color||Ss.teal} aria-describedby="color-note"
      @change=${t=>e.choose(t.target.value)}>
    <div class="swatches">${Object.entries(Ss).map(([t,s])=>mm(e,t,s))}</div>
    <p class="hint" id="color-note" aria-live="polite">${e.isDarkened?i("categories.darkened"):i("categories.colorHint")}</p>
  </div>`;function Yr(e,t){let s=null,n=t===void 0?i("categories.new"):i("categories.editTitle",{name:K(e.list[t].code)});return U(a=>(s=new qi(e,t,a)).form,n,()=>at`
    ${P(s.form)}
    ${hm().map((a,o)=>d(s.form,a,{label:i(`categories.name.${a}`),value:s.names[a],most:50,required:o===0&&!s.was.code,hint:o===0&&s.isNamed?i("categories.nameHint",{name:K(s.was.code)}):""}))}
    ${um(s)}
    ${dm(s)}`,a=>B(a,i("action.save")))}var hm=()=>[Ot(),...zs.filter(e=>e!==Ot())];async function fm(e,t){let s=i("categories.removeTitle",{name:K(e.list[t].code)});await L(s,i("categories.removeText"),i("categories.remove"))&&await e.remove(t)}async function $m(e){await L(i("categories.restoreTitle"),i("categories.restoreText"),i("categories.restore"))&&await e.restore()}var Gr=(e,t,s,n,a,o)=>at`
  <button type="button" class="round ${n}" ?disabled=${!e.list[t+s]} aria-label="${i(a)}: ${o}" title=${i(a)}
    @click=${()=>e.move(t,s)}>${c("back")}</button>`;function gm(e,{code:t},s){let n=K(t);return at`
    <li class="row between">
      ${lt(t)}
      <span class="grow" dir="auto">${n}</span>
      <span class="row">
        ${Gr(e,s,-1,"up","categories.up",n)}
        ${Gr(e,s,1,"down","categories.down",n)}
        ${It(i("categories.more",{name:n}),[{text:i("categories.edit"),sign:"edit",run:()=>Yr(e,s)},...e.list.length>1?[{text:i("categories.remove"),sign:"trash",isDanger:!0,run:()=>fm(e,s)}]:[]])}
      </span>
    </li>`}var bm=e=>e.left.length&&!e.isFull?at`
  <h2>${i("categories.left")}</h2>
  <div class="chips">${e.left.map(t=>at`
    <button type="button" class="chip" @click=${()=>e.add({code:t})}>
      ${lt(t)} ${K(t)} ${c("plus")}
    </button>`)}
  </div>`:Fs,wm=e=>at`
  <section class="card">
    <p class="hint">${i("categories.about")}</p>
    <ul class="people">${e.list.map((t,s)=>gm(e,t,s))}</ul>
    ${e.isFull?at`<p class="hint">${i("categories.full",{n:Yn})}</p>`:at`
      <p><button type="button" class="quiet" id="new-category" @click=${()=>Yr(e)}>
        ${c("plus")} ${i("categories.new")}
      </button></p>`}
    ${bm(e)}
    ${e.isOwn?at`
      <p><button type="button" class="quiet" @click=${()=>$m(e)}>${i("categories.restore")}</button></p>`:Fs}
  </section>`;function Jr(e){let t=new Oi(e,Si);return{title:i("admin.categories"),ready:t.loading.load(),view:()=>at`
      ${v(i("admin.categories"),Fs,"/admin")}
      ${t.loading.problem?f(t.loading.problem,t.loading.load):t.list?wm(t):k(6)}`}}import{html as Fi,nothing as Jn}from"../lib/lit-html/lit-html.js";var Zr={role_changed:"shield",media_limit_changed:"gear",account_suspended:"block",suspension_lifted:"check",account_deleted:"trash",invite_revoked:"close",sign_in_link_created:"lock",sign_in_link_used:"lock",report_closed:"flag",find_hidden:"block",find_shown:"check",find_deleted:"trash",comment_hidden:"block",comment_shown:"check",comment_deleted:"trash",instance_changed:"gear"},ym={mediaLimit:"limitOfAll",invites:"whoInvites"},vm=e=>parseInt(e,10)?st(parseInt(e,10)):i(`admin.limits.${e.startsWith("0 ")?"none":"instance"}`);function km({action:e,reason:t}){return e==="role_changed"?i(`admin.roles.${t}`):e==="report_closed"?i(`report.result.${t}`):e==="instance_changed"?t.split(", ").map(s=>i(`admin.${ym[s]??s}`)).join(", "):e==="media_limit_changed"?vm(t):t}function xm(e){let t={actor:e.actorName||i("admin.commandLine"),target:e.targetName,action:e.action};return i(Zr[e.action]?`admin.act.${e.action}`:"admin.act.other",t)}var Om=e=>Fi`
  <li class="row act">
    ${c(Zr[e.action]??"shield")}
    <span class="grow">
      <span class="strong">${xm(e)}</span><br>
      ${e.reason?Fi`<span dir="auto">${km(e)}</span><br>`:Jn}
      <span class="soft">${Y(e.createdAt)}</span>
    </span>
  </li>`;function qm(e){return e.problem?f(e.problem,e.load):e.items?e.items.length?Fi`
    <section class="card">
      <p class="hint">${i("admin.logText")}</p>
      <ul class="people">${e.items.map(Om)}</ul>
      ${D(e)}
    </section>`:j(i("admin.noActs"),i("admin.noActsText"),Jn,"feed"):k(4)}function Xr(e){let t=z(e,"/api/admin/log");return{title:i("admin.log"),ready:t.load(),view:()=>Fi`${v(i("admin.log"),Jn,"/admin")}${qm(t)}`}}import{html as dt,nothing as qt}from"../lib/lit-html/lit-html.js";var Sm=8,Pi=class{items=[];at=-1;#t;#e=null;#s=[];#i=!1;constructor(t){this.#t=t}async follow(t){this.#i=!0,this.#n(t),this.#e??=$("/api/finds/categories",{signal:this.#t.signal}).catch(()=>(this.#e=null,[])),this.#s=await this.#e,this.#i&&this.#n(t)}close(){this.#i=!1,this.#a([])}move(t){let s=this.items.length;this.at=this.at<0&&t<0?s-1:(this.at+t+s)%s,this.#t.update()}#n(t){let s=se(t.trim()),n=new Set(this.#s.map(o=>o.category)),a=s?ne().filter(o=>!n.has(o)).map(o=>({category:o,ownCount:0,count:0})):[];this.#a([...this.#s,...a].filter(({category:o})=>{let r=se(K(o));return r.includes(s)&&(r!==s||Ae(o))}).slice(0,Sm))}#a(t){Object.assign(this,{items:t,at:-1}),this.#t.update()}};var Fm=1200*36e5,Mi=class{id;stored=null;#t;#e;#s;#i=null;#n=new Set;#a=!1;#o=!1;constructor(t){this.#t=t,this.#s=!t.params.id;let s=t.params.id??t.query.get("draft");this.#r(new RegExp(`^${no}$`).test(s)||!this.#s?s:Te()),this.#s&&!this.stored&&this.#r(Te())}#r(t){this.id=t,this.#e=this.#s?Ht(t):_o(t),this.stored=this.#e.get()}get findId(){return this.#i??=ko(this.id)>Date.now()-Fm?this.id:Te()}get path(){let t=new URLSearchParams(this.#t.query);return t.set("draft",this.id),`/new?${t}`}save(t){if(!(this.#o||this.#t.signal.aborted)){if(!t)return this.#e.remove();this.#e.set({...t,at:Date.now()}),this.#s&&!this.#a&&this.#t.rename(this.path),this.#a=!0}}async files(){if(!this.stored||!this.#s)return[];let t=new Set(this.stored.media?.map(n=>n.key)),s=await ii(this.id);for(let{key:n}of s)this.#n.add(n);return s.filter(n=>!t.has(n.key))}get hasFiles(){return this.#n.size>0}release(t){let s=new Set(t.filter(n=>!n.media).map(n=>n.key));for(let n of this.#n)s.has(n)||(this.#n.delete(n),Eo(n))}remove(){return this.#o=!0,this.#e.remove(),this.#s?ni(this.id):null}};async function Qr(e,t){if(t?.point)return t;let s=e.get("place");if(s){let a=await $(`/api/locations/${encodeURIComponent(s)}?includePrivate=true&includeFriends=true&findsLimit=0`);return{location:a,point:it(a)}}let n=ae(e.get("at"));return n?{point:{lat:n.lat,lng:n.lng}}:null}var tc=({location:e,locationId:t,exact:s})=>{let{name:n,...a}=s??e;return{location:{...e,name:n,id:t},point:it(a),name:n,by:"search"}},Ti=()=>Rt.includes(ds.get())?ds.get():"everyone",Ii=({title:e,description:t,category:s,audience:n,area:a,exactForFriends:o})=>({title:e,description:t,category:s,audience:n,area:a,exactForFriends:o}),Zn=({audience:e,area:t,exactForFriends:s})=>({audience:e,area:t,exactForFriends:s});function ec(e,t){if(e?.was&&Object.entries(t).every(([n,a])=>e.was[n]===a))return Zn(e);let s=e?.audience??(e?.isPublic===!1?"friends":"everyone");return{...t,audience:Rt[Math.max(Rt.indexOf(s),Rt.indexOf(t.audience))]}}function sc({title:e,description:t,category:s,audience:n,area:a="",exactForFriends:o},r={area:""}){let l={title:e.trim(),description:t.trim()||null,category:s.trim()||null},p=a!==""&&a!==r.area,m=p?{area:Number(a)}:{},T=Number(a)&&(p||o!==r.exactForFriends)?{exactForFriends:o==="true"}:{};return{...l,...n===r.audience?{}:{audience:n},...m,...T}}var ic=({location:e},{area:t=""})=>t!==""&&(e?.area??0)>Number(t),nc=(e,{area:t})=>R(`/api/finds/${e}`,{area:Number(t),homeZone:!1}),ac=({location:e,exact:t})=>({area:String(e.area??0),exactForFriends:String(t?.forFriends??!0)});var Ve=class{uploads=null;place=null;placeError="";shown;#t=null;#e;constructor(t,s){this.page=t,this.#e=s,this.draft=new Mi(t),this.form=new O({send:a=>this.#s(a),update:t.update}),this.isRestored=!!this.draft.stored;let{stored:n}=this.draft;this.values={...n,audience:n?.audience??(n?.isPublic===!1?"friends":Ti())},this.proposals=new Pi(t),this.loading=E(t,()=>this.begin())}get isOther(){return this.#t??!!(this.values.category&&!Ae(this.values.category))}changed(){this.place?.title&&(this.values.title||=this.place.title,this.place.title=""),this.saveDraft(),this.page.update()}addFiles(t){return this.uploads.add(t)}change(t){this.values={...this.values,...t},this.changed()}chooseCategory(t){this.#t=t==="other"&&!this.isOther,this.change({category:t===this.values.category||t==="other"?"":t})}async submit(t){return this.placeError="",await this.form.submit(t),!this.placeError}async#s(t){let{point:s,name:n,location:a}=this.place.value;if(!s){this.placeError=i("spot.missing"),this.page.update();return}if(await this.uploads.settled(),this.uploads.hasFailed)throw{code:"failed",text:i("edit.uploadFailed")};let o={point:s,name:n||this.place.proposal,location:a},r=sc({category:this.values.category??"",...t},this.shown),l=await this.write(r,o).catch(p=>this.#i(p));l&&(ic(l,t)&&await this.#e.showHome()&&await nc(l.id,t).catch(p=>u(q(p))),await this.leave(`/finds/${l.id}`,i(this.isNew?"edit.published":"edit.saved")))}#i(t){let s=qo(t);throw s.length?(this.uploads.removeMissing(s),{code:"failed",text:i("edit.photosGone")}):t}close(){this.uploads?.stop(),this.place?.close()}};async function Ai(e){try{let t=await We(e,0,262144),s=await Pm(e,t);return s?Dm(jm(s.view,s.tiff)):oc}catch{return oc}}var oc={place:null,time:""},We=async(e,t,s)=>new DataView(await e.slice(t,t+s).arrayBuffer());function Pm(e,t){return t.getUint16(0)===65496?Mm(t):t.getUint32(0)===2303741511?rc(e,{at:8,little:!1,name:"eXIf",extra:12,sizeFirst:!0}):Kt(t,0,4)==="RIFF"&&Kt(t,8,4)==="WEBP"?rc(e,{at:12,little:!0,name:"EXIF",extra:8,even:!0}):Kt(t,4,4)==="ftyp"?Im(e):null}var Kt=(e,t,s)=>String.fromCharCode(...Array.from({length:s},(n,a)=>e.getUint8(t+a)));function Mm(e){for(let t=2;t+10<e.byteLength;t+=2+e.getUint16(t+2)){let s=e.getUint16(t);if(s===65505&&e.getUint32(t+4)===1165519206)return{view:e,tiff:t+10};if(s===65498||s>>8!==255)return null}return null}var Xn=1<<20,Qn=1e4;async function rc(e,{at:t,little:s,name:n,extra:a,sizeFirst:o,even:r}){for(let l=0;l<Qn&&t+8<=e.size;l++){let p=await We(e,t,8),m=p.getUint32(o?0:4,s);if(Kt(p,o?4:0,4)===n)return Tm(await We(e,t+8,Math.min(m,Xn)));t+=a+m+(r?m%2:0)}return null}var Tm=e=>({view:e,tiff:Kt(e,0,4)==="Exif"?6:0});function cc(e,t,s){let n=[];for(let a=t;a+8<=s&&n.length<Qn;){let o=e.getUint32(a),r=8;if(o===1&&([o,r]=[Number(e.getBigUint64(a+8)),16]),o===0&&(o=s-a),o<r)break;n.push({type:Kt(e,a+4,4),from:a+r,to:Math.min(a+o,s)}),a+=o}return n}async function Im(e){for(let t=0,s=0;s<Qn&&t+8<=e.size;s++){let n=await We(e,t,16),a=n.getUint32(0);if(a===1&&(a=Number(n.getBigUint64(8))),a===0&&(a=e.size-t),a<8)return null;if(Kt(n,4,4)==="meta")return Am(e,await We(e,t,Math.min(a,Xn)));t+=a}return null}async function Am(e,t){let s=cc(t,t.getUint32(0)===1?20:12,t.byteLength),n=p=>s.find(m=>m.type===p),a=Lm(t,n("iinf")),o=a===null?null:Bm(t,n("iloc"),a);if(!o)return null;let r=o.method===1?n("idat"):null,l=r?new DataView(t.buffer,t.byteOffset+r.from+o.at,Math.min(o.size,r.to-r.from-o.at)):await We(e,o.at,Math.min(o.size,Xn));return{view:l,tiff:4+l.getUint32(0)}}function Lm(e,t){if(!t)return null;let s=cc(e,t.from+(e.getUint8(t.from)===0?6:8),t.to);for(let{from:n}of s){let a=e.getUint8(n)>2;if(Kt(e,n+(a?10:8),4)==="Exif")return a?e.getUint32(n+4):e.getUint16(n+4)}return null}function Bm(e,t,s){if(!t)return null;let n=e.getUint8(t.from),a=t.from+4,o=T=>{let et=T===8?Number(e.getBigUint64(a)):T===4?e.getUint32(a):T===2?e.getUint16(a):0;return a+=T,et},r=o(2),[l,p,m]=[r>>12,r>>8&15,r>>4&15],h=n?r&15:0;for(let T=o(n<2?2:4);T>0&&a<t.to;T--){let et=o(n<2?2:4),Se=n?o(2)&15:0;o(2);let Us=o(m),Cs=null;for(let Z=o(2);Z>0&&a<=t.to;Z--){o(h);let xt=Us+o(l),_s=o(p);Cs??={method:Se,at:xt,size:_s}}if(et===s)return Cs}return null}function jm(e,t){let s=e.getUint16(t)===18761,n=r=>e.getUint16(t+r,s);return{u32:r=>e.getUint32(t+r,s),text:(r,l)=>Kt(e,t+r,l),entries:r=>new Map(Array.from({length:n(r)},(l,p)=>[n(r+2+12*p),r+10+12*p]))}}function Dm(e){let t=e.entries(e.u32(4)),s=(n,a,o)=>{try{return t.has(n)?a(e,e.entries(e.u32(t.get(n)))):o}catch{return o}};return{place:s(34853,Um,null),time:s(34665,Nm,"")}}function Nm({u32:e,text:t},s){let n=s.get(36867),a=n===void 0?null:/^(\d{4}):(\d\d):(\d\d) (\d\d:\d\d:\d\d)$/.exec(t(e(n),19));return a&&a[1]!=="0000"?`${a[1]}-${a[2]}-${a[3]}T${a[4]}`:""}function Um({u32:e,text:t},s){let n=(r,l,p)=>{if(!s.has(l)||!s.has(p))return NaN;let m=e(s.get(p)),h=et=>e(m+8*et)/e(m+8*et+4),T=r.indexOf(t(s.get(l),1).toUpperCase());return T<0?NaN:(h(0)+(h(1)||0)/60+(h(2)||0)/3600)*(T?-1:1)},a=n("NS",1,2),o=n("EW",3,4);return Math.abs(a)<=90&&Math.abs(o)<=180&&(a||o)?{lat:a,lng:o}:null}var Cm=2,_m=2,zm=60,Ke=class{removed=[];#t=!1;#e;#s;#i;#n;#a=()=>{};constructor(t,{changed:s,placed:n=()=>{},signal:a,send:o=Me}){this.items=t.map(({at:r,key:l,caption:p="",...m})=>({media:m,at:r,key:l,caption:p,state:"done"})),this.#e=r=>{this.#a(),s(r)},this.#s=n,this.#i=a,this.#n=o,addEventListener("online",()=>this.#d(),{signal:a})}get most(){return g().limits.mediaPerFind}get isBusy(){return this.items.some(t=>["waiting","sending","paused"].includes(t.state))}get isPaused(){return this.items.some(t=>t.state==="paused")}async settled(){for(;this.isBusy&&!this.isPaused;)await new Promise(t=>{this.#a=t})}files(){return Promise.all(this.items.map(async({media:t,at:s,file:n,caption:a})=>{let o=n?await qs(n):null;return t?{media:t,at:s,caption:a,blob:o}:{caption:a,blob:o,name:n.name||"file"}}))}get hasFailed(){return this.items.some(t=>t.state==="failed")}get isChanged(){return this.#t||this.removed.length>0||this.items.some(t=>!t.media?.id)}get media(){return this.items.filter(t=>t.media).map(t=>Oo(t.media,t.caption))}get draft(){return this.items.filter(t=>t.media).map(({media:t,at:s,key:n,caption:a})=>({...t,at:s,key:n,caption:a}))}async add(t,s=[]){if(this.#i.aborted)return;let n=this.most-this.items.length,a=[...t].slice(0,n),o=a.map((r,l)=>({file:r,key:s[l],caption:"",preview:URL.createObjectURL(r),state:"waiting",progress:0}));this.items=[...this.items,...o],this.#e(t.length>n?i("upload.tooMany",{n:this.most}):""),await this.#o(a),this.#r()}async#o(t){for(let s of t){let{place:n}=await Ai(s);if(this.#i.aborted)return;if(n)return this.#s(n)}}#r(){if(this.#i.aborted)return;let t=Cm-this.items.filter(s=>s.state==="sending").length;for(let s of this.items.filter(n=>n.state==="waiting").slice(0,t))this.#m(s)}async#m(t){t.stop=new AbortController,Object.assign(t,{state:"sending",progress:0,problem:null}),this.#e();try{let s=await this.#p(t);if(!s)return;Object.assign(t,{media:s,at:Date.now(),state:"done"})}catch(s){if(s.name==="AbortError")return;Object.assign(t,{state:Pe(s)?"paused":"failed",problem:q(s)}),t.state==="paused"&&this.#l(t,s.retryAfter)}this.#e(),this.#r()}#l(t,s){t.pause=Math.min(zm,(t.pause??_m/2)*2),t.timer=setTimeout(()=>this.retry(t),1e3*(s||t.pause))}#d(){for(let t of this.items.filter(s=>s.state==="paused"))this.retry(t)}async#p(t){let{signal:s}=t.stop,n=await qs(t.file),{videoBytes:a,imageBytes:o}=g().limits,r=n.type.startsWith("video/")?a:o;if(n.size>r)throw{code:"large",text:i("upload.large",{size:eo(r)})};if(s.aborted)return null;let l=m=>{t.progress=m,this.#e()},[p]=await this.#n("POST","/api/media",n,{signal:s,progress:l});return p}retry(t){clearTimeout(t.timer),t.state="waiting",this.#r()}remove(t){this.#c(t),t.media?.id&&this.removed.push(t.media.id),this.items=this.items.filter(s=>s!==t),this.#e(),this.#r()}removeMissing(t){let s=this.items.filter(n=>n.media).filter((n,a)=>t.includes(a));s.forEach(this.#c),this.items=this.items.filter(n=>!s.includes(n)),this.#e()}move(t,s){this.items.splice(s,0,...this.items.splice(t,1)),this.#t=!0,this.#e()}setCaption(t,s){t.caption=s,this.#t=!0,this.#e()}stop(){this.items.forEach(this.#c)}#c({timer:t,stop:s,preview:n}){clearTimeout(t),s?.abort(),n&&URL.revokeObjectURL(n)}};var Li=class extends Ve{isNew=!1;title=i("edit.title");#t;#e="";#s="";constructor(t,s){super(t,s),this.back=`/finds/${t.params.id}`,this.#t=`/api${this.back}`}async begin(){let[t,s]=await so(this.#t),n=this.draft.stored;this.#s=s,this.#e=t.locationId,this.shown=Zn({audience:je(t),...ac(t)}),this.values={...t,...n,...ec(n,this.shown)};let a=o=>{o&&u(o),this.page.update()};this.uploads=new Ke(t.media,{changed:a,signal:this.page.signal}),this.place=new yt(this.page,n?.place??tc(t),()=>this.changed())}saveDraft(){let t={...Ii(this.values),was:this.shown},s=this.place?.value;this.draft.save(s?.location?.id===this.#e?t:{...t,place:s})}async write(t,s){let{isPaused:n,isChanged:a,media:o,removed:r}=this.uploads;if(n)throw{code:"failed",text:i("edit.uploadFailed")};let l=await Zs(s),p=l===this.#e?{}:{locationId:l},m=o.map(T=>T.id?{id:T.id,caption:T.caption??null}:T),h=a?{media:m,mediaToDelete:r}:{};return R(this.#t,{...t,...p,...h},{headers:this.#s?{"If-Match":this.#s}:{}})}overwrite(){this.#s=""}async leave(t,s=""){await this.draft.remove(),await this.page.go(t,{replace:!0}),s&&u(s)}discard(){return this.uploads?.stop(),this.leave(`${this.back}/edit`)}};async function ta(){if(!await caches.has(fs))return null;let e=await caches.open(fs),[t]=await e.keys(),s=t&&await(await e.match(t))?.formData();return s?{key:t,values:Em(s),files:s.getAll("file"),left:Number(s.get("left"))}:null}function Em(e){let t=e.get("title"),s=[e.get("text"),e.get("url")].filter(Boolean).join(`
`);return{...t?{title:t}:{},...s?{description:s}:{}}}async function lc(e){let t=await caches.open(fs);return await t.delete(e),(await t.keys()).length===0&&await caches.delete(fs),ta()}var Hm=2,Bi=class{items=[];isWhole=!1;#t;#e;constructor(t,s){this.#t=t,this.#e=s}get shown(){return this.isWhole?this.items:this.items.slice(0,Hm)}async load(){await Ho();let t=await ii();if(this.#t.signal.aborted)return;this.close();let s=si().filter(n=>n.id!==this.#e);this.items=s.map(n=>{let a=n.media?.find(r=>r.at>Date.now()-Js),o=a?null:t.find(r=>r.draft===n.id&&r.file.type.startsWith("image/"))?.file;return{draft:n,media:a,preview:o?URL.createObjectURL(o):""}}),this.#t.update()}showAll(){this.isWhole=!0,this.#t.update()}remove({draft:t}){Ht(t.id).remove(),this.items=this.items.filter(s=>s.draft!==t),this.#t.update(),u(i("edit.draftDeleted"),"",{text:i("action.undo"),run:()=>this.#s(t)})}#s(t){return Ht(t.id).set(t),this.load()}close(){for(let{preview:t}of this.items)t&&URL.revokeObjectURL(t)}};var Rm=.15,pc=e=>e.slice(0,10);function Vm(e){let t="";return e.map(n=>({photo:n,time:t=n.time||t})).sort((n,a)=>n.time<a.time?-1:n.time>a.time?1:0).map(n=>n.photo)}var uc=e=>e.find(t=>t.place)?.place??null,mc=e=>e.find(t=>t.time)?.time??"";function Wm(e,t,s){let[n,a]=[uc(e),mc(e)];return e.length<s&&(!n||!t.place||Et(n,t.place)<=Rm)&&(!a||!t.time||pc(a)===pc(t.time))}function dc(e,t){let s=[];for(let n of Vm(e)){let a=s.findLast(o=>Wm(o,n,t));a?a.push(n):s.push([n])}return s}var Ps=e=>({place:uc(e),time:mc(e)}),hc=(e,t)=>e.flatMap((s,n)=>n===t?[]:n===t-1?[[...s,...e[t]]]:[s]),fc=(e,t,s)=>e.flatMap((n,a)=>a===t?[n.slice(0,s),n.slice(s)]:[n]);var ji=class{groups=null;busy=!1;#t;#e=new Map;constructor(t){this.#t=t}get most(){return g().limits.mediaPerFind}get count(){return this.groups.flat().length}async consider(t,s){if(this.groups)return this.consider([...this.decline(),...t],s);if(t.length<2)return!1;let n=await Promise.all(t.map(async o=>({file:o,...await Ai(o)}))),a=dc(n,this.most);if(this.#t.signal.aborted||a.length<2&&t.length<=s)return!1;for(let o of n)o.preview=o.file.type.startsWith("image/")?URL.createObjectURL(o.file):"";return this.#s(a),!0}#s(t){this.groups=t,this.#t.update();for(let s of t)this.#i(s)}async#i(t){let{place:s}=Ps(t);if(!s||this.#e.has(t[0]))return;this.#e.set(t[0],"");let{name:n}=await Ys(s,{signal:this.#t.signal});this.#e.set(t[0],n),this.#t.update()}describe=t=>({name:Ps(t).place?this.#e.get(t[0])??"":"",time:Ps(t).time});canMerge=t=>t>0&&this.groups[t-1].length+this.groups[t].length<=this.most;merge(t){this.#s(hc(this.groups,t))}split(t,s){this.#s(fc(this.groups,t,s))}decline(){let t=this.groups.flat().map(s=>s.file);return this.close(),this.#t.update(),t}async accept(){if(this.busy)return;this.busy=!0,this.#t.update();let t=this.groups.map(()=>Te()),s=Date.now(),n=y()?.id;try{for(let[a,o]of this.groups.entries())await this.#n(n,t[a],o,s-a)}catch{if(y()?.id!==n)return null;for(let a of t)await Km(a);return this.busy=!1,this.#t.update(),u(i("group.noRoom"))}await this.#t.go(`/new?draft=${t[0]}`),u(i("group.made",{n:t.length}))}async#n(t,s,n,a){if(y()?.id!==t)throw{code:"stopped"};let{place:o}=Ps(n),r={id:s,at:a,audience:Ti(),media:[],label:this.describe(n).name};if(Ht(s).set(o?{...r,place:{point:o,source:"photo",photo:o}}:r),!Ht(s).get())throw{code:"storage"};await zo(s,n.map(l=>l.file),t)}close(){for(let{preview:t}of this.groups?.flat()??[])t&&URL.revokeObjectURL(t);this.groups=null}};async function Km(e){Ht(e).remove(),await ni(e)}var Gm=["no_place_in_text","link_unknown"],Di=class extends Ve{isNew=!0;title=i("edit.new");back="/";received=null;photosExpired=!1;#t="";constructor(t,s){super(t,s),this.drafts=new Bi(t,this.draft.id),this.several=new ji(t),this.settings=new oe(t)}async begin(){let{page:t,values:s}=this,n=await Qr(t.query,s.place),a=s.media??[],o=a.filter(m=>m.at>Date.now()-Js);this.photosExpired=o.length<a.length;let r=m=>{m&&u(m),this.changed()},l=m=>this.place.suggestPoint(m);this.uploads=new Ke(o,{changed:r,placed:l,signal:t.signal}),this.place=new yt(t,n,r),this.place.point&&!this.place.label&&this.place.propose(),this.drafts.load(),this.settings.read().then(t.update,()=>{});let p=await this.draft.files();p.length&&this.uploads.add(p.map(m=>m.file),p.map(m=>m.key)),this.received=t.query.has("shared")?await ta():null}async addFiles(t){let{items:s,most:n}=this.uploads;await this.several.consider(t,n-s.length)||await super.addFiles(t)}saveDraft(){let t=Ii(this.values),s=this.place?.value,n=this.uploads.draft,a=![t.title,t.description,t.category,s?.point,n.length,this.draft.hasFiles].some(Boolean);this.draft.save(a?null:{...t,place:s,label:this.place?.label,media:n,id:this.draft.id}),this.draft.release(this.uploads.items)}async resolveReceived(t){let{values:s,files:n,key:a}=this.received;this.received=null,t&&n.length&&await this.addFiles(n),this.received=await lc(a),this.change(t?s:{});let o=t?await this.#e(s):{};return this.form.clear("title"),this.page.update(),o}async#e(t){let s=[t.title,t.description].filter(Boolean).join(`
`);if(!En(s)||this.place.point)return{};try{let n=await gr(s,{signal:this.page.signal}),{title:a,description:o=""}=this.values,r=o.split(/\r?\n/),l=r.findIndex(h=>En(h)&&/^\S+$/.test(h.trim())),p=r.filter((h,T)=>T!==l&&h.trim()!==n.title),m={title:a||n.title,description:p.join(`
`).trim()};return this.change(m),this.place.point||this.place.setPlace(n),m}catch(n){return n.name!=="AbortError"&&!Gm.includes(n.reason)&&u(q(n)),{}}}async write(t,s){if(this.uploads.isPaused)return this.#s(t,s);try{return this.#t=await Zs(s),await xo(this.draft.findId,{...t,locationId:this.#t,media:this.uploads.media})}catch(n){if(!Pe(n))throw n;return this.#s(t,s)}}async#s(t,s){return await Fo(this.draft.findId,{body:t,place:s,locationId:this.#t},this.uploads),await this.leave("/waiting",i("outbox.added")),null}async leave(t,s=""){s&&ds.set(this.values.audience),await this.draft.remove(),await this.page.go(t,{replace:!0});let[n]=si();s&&u(s,"",n&&{text:i("edit.next"),run:()=>this.page.go(`/new?draft=${n.id}`)})}discard(){return this.uploads?.stop(),this.leave("/new")}close(){super.close(),this.drafts.close(),this.several.close()}};import{html as Ge,nothing as ea}from"../lib/lit-html/lit-html.js";function Ym(e,t){e.remove(t),x(e.items.length?"drafts-title":"main")}var Jm=({media:e,preview:t})=>Ge`
  <span class="thumb">${e||t?Ge`<img src=${e?.thumbnailUrl??t} alt="">`:c("edit")}</span>`;function Zm(e,t){let{draft:s}=t,n=s.title?.trim()||i("edit.untitled");return Ge`
    <li class="row draft">
      <a class="find grow" href="/new?draft=${s.id}">
        ${Jm(t)}
        <span class="what">
          <span class="name" dir="auto">${n}</span>
          ${s.label?Ge`<span class="soft" dir="auto">${s.label}</span>`:ea}
          <span class="soft">${Es(s.at)}</span>
        </span>
      </a>
      <button type="button" class="round" aria-label=${i("edit.draftDelete",{title:n})} @click=${()=>Ym(e,t)}>
        ${c("trash")}
      </button>
    </li>`}var $c=e=>e.items.length?Ge`
  <section class="card drafts" id="drafts" aria-labelledby="drafts-title">
    <h2 id="drafts-title" tabindex="-1">${i("edit.drafts")}</h2>
    <ul class="rows">${e.shown.map(t=>Zm(e,t))}</ul>
    ${e.shown.length<e.items.length?Ge`
      <button type="button" class="link" @click=${()=>e.showAll()}>
        ${i("edit.allDrafts",{n:e.items.length})}
      </button>`:ea}
  </section>`:ea;var gc=e=>[...e?.files??[]].filter(t=>/^(image|video)\//.test(t.type)),bc=e=>[...e.dataTransfer?.types??[]].includes("Files"),Xm=e=>e.target.matches?.("input, textarea")&&e.clipboardData.types.includes("text/plain");function wc(e,t){let s=a=>document.body.classList.toggle("dropping",a),n=(a,o)=>document.addEventListener(a,o,{signal:e});n("dragover",a=>{bc(a)&&(a.preventDefault(),s(!0))}),n("dragleave",a=>{a.relatedTarget||s(!1)}),n("drop",a=>{bc(a)&&(a.preventDefault(),s(!1),document.querySelector("dialog[open]")||t(gc(a.dataTransfer)))}),n("paste",a=>{let o=gc(a.clipboardData);!o.length||Xm(a)||document.querySelector("dialog[open]")||(a.preventDefault(),t(o))}),e.addEventListener("abort",()=>s(!1))}import{html as ge,nothing as xc}from"../lib/lit-html/lit-html.js";var sa=[1,5,20],Ye=e=>e?i("privacy.area",{distance:$s(e)}):i("privacy.exact");function Ms(e){if(!e)return i("privacy.asSet");let{area:t,home:s}=e,n=t?i("privacy.defaultArea",{distance:$s(t)}):i("privacy.defaultExact");return s&&!t?i("privacy.andHome",{usual:n}):n}var Ts=()=>sa.map(e=>[String(e),Ye(e)]),ce=()=>[["0",Ye(0)],...Ts()],Ni=()=>[["true",i("privacy.forFriends")],["false",i("privacy.forMe")]];import{html as Is,nothing as ia}from"../lib/lit-html/lit-html.js";var Je="category";function yc(e,{category:t}){let s=document.getElementById(Je);if(s.value=t,Ae(t)){e.proposals.close(),e.chooseCategory(t),document.querySelector("#fold-category summary")?.focus();return}s.dispatchEvent(new Event("input",{bubbles:!0})),e.proposals.close()}function Qm(e,t){t.form.typed(e.target),t.proposals.follow(e.target.value)}function td(e,t){let{items:s,at:n}=t.proposals;if(!s.length){e.key==="ArrowDown"&&t.proposals.follow(e.target.value);return}let a={ArrowDown:1,ArrowUp:-1}[e.key];if(a)t.proposals.move(a);else if(e.key==="Escape")t.proposals.close();else if(e.key==="Enter"&&n>=0)yc(t,s[n]);else return;e.preventDefault()}var ed=(e,t,s)=>Is`
  <li id="category-${s}" data-kind="category" role="option" aria-selected=${s===e.proposals.at?"true":"false"}
    @click=${()=>yc(e,t)}>
    ${lt(t.category)}
    <span class="grow" dir="auto">${K(t.category)}</span>
    <span class="soft far">${t.ownCount?i("categories.byYou",{n:t.ownCount}):t.count?S(t.count):ia}</span>
  </li>`,sd=e=>{let{items:t}=e.proposals;return Is`
    <div class="proposals" ?hidden=${!t.length} @mousedown=${s=>s.preventDefault()}>
      <ul id="category-list" role="listbox" aria-label=${i("categories.used")}>${t.map((s,n)=>ed(e,s,n))}</ul>
    </div>
    <span class="unseen" role="status">${t.length?i("categories.count",{n:t.length}):""}</span>`};function vc(e){let{form:t,proposals:s}=e,n=t.errors[Je];return Is`
    <div class="field">
      <label for=${Je}>${i("categories.own")} <span class="soft">${i("form.optional")}</span></label>
      <div class="combo">
        <input id=${Je} name=${Je} type="text" dir="auto" role="combobox" autocomplete="off" data-most=${g().limits.category}
          aria-autocomplete="list" aria-controls="category-list" aria-expanded=${s.items.length?"true":"false"}
          aria-activedescendant=${s.at>=0?`category-${s.at}`:ia}
          aria-describedby=${n?"category-error":"category-hint"} aria-invalid=${n?"true":ia}
          .defaultValue=${e.values.category??""} @input=${a=>Qm(a,e)} @keydown=${a=>td(a,e)}
          @focus=${a=>s.follow(a.target.value)} @blur=${()=>s.close()}>
        ${sd(e)}
      </div>
      ${Ko(t.left[Je])}
      ${n?Is`<p class="error" id="category-error">${n}</p>`:Is`<p class="hint" id="category-hint">${i("categories.hint")}</p>`}
    </div>`}var Ui=(e,t,s,n,a)=>ge`
  <details class="fold" id="fold-${e}">
    <summary>${t} <span class="grow"><span>${s}</span> <span class="soft" dir="auto">${n}</span></span> ${c("next")}</summary>
    ${a}
  </details>`;function Oc(e){let t=e?.closest("details");t&&(t.open=!0)}var id=e=>Ui("description",c("edit"),i("find.description"),e.values.description||i("edit.none"),d(e.form,"description",{label:i("find.description"),value:e.values.description??"",kind:"area",most:g().limits.description})),kc=(e,t,s)=>ge`
  <button type="button" class="chip" aria-pressed=${s?"true":"false"} @click=${()=>e.chooseCategory(t)}>
    ${lt(t)} ${K(t)}
  </button>`;function nd(e){let{category:t}=e.values,[s,n]=t?[lt(t),K(t)]:[c("filter"),i("edit.none")];return Ui("category",s,i("find.category"),n,ge`
    <fieldset>
      <legend>${i("find.category")}</legend>
      <div class="chips">
        ${ne().map(a=>kc(e,a,a===t))}
        ${kc(e,"other",e.isOther)}
      </div>
      ${e.isOther?vc(e):xc}
    </fieldset>`)}var ad=(e,t)=>ge`
  <label class="choice">
    <input type="radio" name="audience" value=${t} ?checked=${e.values.audience===t}>
    <span>
      ${c(he(t))}
      <span>
        <span class="strong">${i(`find.audience.${t}`)}</span><br>
        <span class="soft">${i(`edit.audienceText.${t}`,{instance:H()})}</span>
      </span>
    </span>
  </label>`;function od(e){let{audience:t}=e.values;return Ui("audience",c(he(t)),i("edit.who"),i(`find.audience.${t}`),ge`
    <fieldset class="choices">
      <legend>${i("edit.who")}</legend>
      ${Rt.map(s=>ad(e,s))}
    </fieldset>`)}var rd=e=>M("exact-for",{name:"exactForFriends",label:i("privacy.exactFor"),options:Ni(),chosen:e});function cd(e){let{area:t="",exactForFriends:s="true"}=e.values;return Ui("shown",c("map"),i("privacy.shown"),t===""?Ms(e.settings?.values):Ye(Number(t)),ge`
    ${M("area",{label:i("privacy.shown"),hint:i(e.isNew?"privacy.shownHint":"privacy.recall"),chosen:t,options:[...e.isNew?[["",Ms(e.settings.values)]]:[],...ce()]})}
    ${Number(t)?rd(s):xc}`)}var qc=e=>ge`<div class="folds">${id(e)}${nd(e)}${od(e)}${cd(e)}</div>`;import{html as _i,nothing as oa}from"../lib/lit-html/lit-html.js";import{html as Lt,nothing as As}from"../lib/lit-html/lit-html.js";var na=16,Sc=10,ld=2,pd={lat:25,lng:5,zoom:1},Ci=class extends yt{failed=!1;problem="";#t;#e=null;constructor(t,s){super(t,s.value,()=>this.#i()),this.#t=t,Object.assign(this,{nearby:s.nearby,proposal:s.proposal})}async showMap(t){this.failed=!1;let s=this.#s();try{let n=await t({view:s,onMove:a=>this.#a(a),onPick:a=>this.setPoint(a,"tap")});if(this.#t.signal.aborted)return n.close();this.#e=n,this.photo&&n.mark(this.photo,i("spot.photoPlace"),{kind:"one ghost"})}catch{this.failed=!0}return this.#e&&this.point&&this.#i(),this.#t.update(),!this.point&&ee.get()&&s.zoom>=Sc?this.setPoint({lat:s.lat,lng:s.lng},"tap"):this.point?this.propose():null}#s(){if(this.point)return{...this.point,zoom:na};let t=Lo();return t?.zoom?t:pd}#i(){this.problem="";let t=this.#e?.where();t&&!this.#n(t)&&this.#e.setView({...this.point,zoom:this.source==="tap"?t.zoom:Math.max(na,t.zoom)},{animate:!1}),this.#t.update()}#n(t){return Et(this.point,t)<ld*jo(t)}#a(t){(!this.point||!this.#n(t))&&this.setPoint({lat:t.lat,lng:t.lng},"tap")}usePhoto(){return this.setPoint(this.photo,"photo")}useFound(t){return this.setPlace(t)}distance=t=>this.point&&t?Et(this.point,t):void 0;check(){let t=this.#e?.where().zoom??na,s=this.source==="tap"&&!this.chosen&&t<Sc;return this.problem=this.point?s?i("spot.zoom"):"":i("spot.none"),this.#t.update(),!this.problem}close(){super.close(),this.#e?.close(),this.#e=null}};async function Ze(e){let t=new AbortController,s=null,n=X((o,r)=>(s??=new Ci({signal:t.signal,update:r},e),gd(s,o)),{label:i("spot.title"),kind:"chooser"});Fc(s),await n&&e.take(s),t.abort(),s.close()}var Fc=e=>e.showMap(t=>dr(document.getElementById("spot"),{...t,hasCross:!0})),ud=(e,t)=>Lt`
  <div class="row">
    <button type="button" class="round" aria-label=${i("nav.back")} @click=${()=>t()}>${c("back")}</button>
    <place-search id="spot-search" class="grow" .label=${i("spot.search")} .near=${e.point} .distance=${e.distance}
      @choose=${({detail:s})=>e.useFound(s.value)}></place-search>
  </div>`,md=e=>Lt`
  <div class="mapbox">
    <div id="spot" role="application" aria-label=${i("spot.map")}></div>
    ${e.failed?f({code:"map",text:i("map.failed")},()=>Fc(e)):As}
  </div>`;function dd(e,t){let s=e.chosen?.id===t.id;return Lt`
    <button type="button" class="chip" aria-pressed=${s?"true":"false"} @click=${()=>e.toggle(t)}>
      ${c(s?"check":"pin")} <bdi>${t.name}</bdi> <span class="soft">${Hs(t.distance)}</span>
    </button>`}var hd=e=>Lt`
  <div class="chips scrolls" role="group" aria-label=${i("spot.proposals")}>
    <button type="button" class="chip" @click=${()=>e.locate()}>${c("here")} ${i("spot.here")}</button>
    ${e.photo&&e.source!=="photo"?Lt`
      <button type="button" class="chip" @click=${()=>e.usePhoto()}>${c("camera")} ${i("spot.photoPlace")}</button>`:As}
    ${e.nearby.map(t=>dd(e,t))}
  </div>`,fd=e=>Lt`
  <div class="field">
    <label for="place-name">${i("spot.name")} <span class="soft">${i("form.optional")}</span></label>
    <input id="place-name" autocomplete="off" dir="auto" placeholder=${e.proposal||i("spot.nameHint")} .value=${e.name}
      @input=${t=>e.setName(t.target.value)}>
  </div>`,aa=e=>i(`spot.${e.source||"set"}`),$d=e=>Lt`
  <p class="at" role="status">
    ${c("pin")}
    <span class="grow"><span class="strong" dir="auto">${e.label||i(e.point?"spot.unnamed":"spot.none")}</span>
      ${e.point?Lt`<span class="soft">${aa(e)}</span>`:As}</span>
  </p>`,gd=(e,t)=>Lt`
  <h2 class="unseen" tabindex="-1" autofocus>${i("spot.title")}</h2>
  ${ud(e,t)}
  ${md(e)}
  <div class="panel">
    ${$d(e)}
    ${hd(e)}
    ${e.chosen?As:fd(e)}
    ${e.problem?Lt`<p class="error" role="alert">${e.problem}</p>`:As}
    <button type="button" class="main" id="use-place" @click=${()=>e.check()&&t(!0)}>${i("spot.use")}</button>
  </div>`;var Pc=(e,t)=>_i`
  <span class="row">
    ${c("pin")} <span class="grow"><span class="strong" dir="auto">${e}</span><br><span class="soft">${t}</span></span>
    ${c("next")}
  </span>`,Mc=(e,t)=>_i`
  <fieldset>
    <legend>${i("edit.where")}</legend>
    <button type="button" class="where" id="place" aria-describedby=${t?"place-error":oa} @click=${()=>Ze(e)}>
      ${e.point?_i`<place-map inert .at=${e.point}></place-map>`:oa}
      ${e.point?Pc(e.label||i("spot.unnamed"),[aa(e),i("spot.change")].filter(Boolean).join(" · ")):Pc(i("spot.title"),i("spot.chooseHint"))}
    </button>
    ${t?_i`<p class="error" id="place-error" role="alert">${t}</p>`:oa}
  </fieldset>`;import{html as be,nothing as ra}from"../lib/lit-html/lit-html.js";function bd(e,t){e.merge(t),x(`group-${t-1}`)}function wd(e,t,s){e.split(t,s),x(`group-${t+1}`)}var yd=({preview:e,file:t})=>e?be`<img src=${e} alt="">`:be`<span class="film" title=${t.name}>${c("play")}</span>`,vd=(e,t,s)=>be`
  <button type="button" class="cut" aria-label=${i("group.split",{n:s+1})} title=${i("group.split",{n:s+1})}
    @click=${()=>wd(e,t,s)}></button>`;function kd(e,t,s){let{name:n,time:a}=e.describe(t),o=[a&&bt(a),n].filter(Boolean);return be`
    <li>
      <div class="row between">
        <h3 id="group-${s}" tabindex="-1">${i("group.find",{n:s+1})} <span class="soft" dir="auto">${o.join(" · ")}</span></h3>
        ${e.canMerge(s)?be`
          <button type="button" class="link" aria-describedby="group-${s}" @click=${()=>bd(e,s)}>
            ${i("group.merge")}
          </button>`:ra}
      </div>
      <ul class="group">${t.map((r,l)=>be`<li>${l?vd(e,s,l):ra}${yd(r)}</li>`)}</ul>
    </li>`}var Tc=(e,t)=>e.groups?be`
  <section class="card" id="several" aria-labelledby="several-title">
    <h2 id="several-title" tabindex="-1">${i("group.title",{n:e.count,finds:i("group.finds",{n:e.groups.length})})}</h2>
    <p class="hint">${i("group.hint")}</p>
    <ol class="groups">${e.groups.map((s,n)=>kd(e,s,n))}</ol>
    <div class="publish row">
      <button type="button" class="quiet" @click=${t}>${i("group.one")}</button>
      <button type="button" class="main" aria-busy=${e.busy?"true":"false"} @click=${()=>e.accept()}>
        ${i("group.make",{n:e.groups.length})}
      </button>
    </div>
  </section>`:ra;import{html as ot,nothing as Gt}from"../lib/lit-html/lit-html.js";import{html as ca}from"../lib/lit-html/lit-html.js";async function xd(e,t,s){let n=null,a={label:i("upload.caption"),hint:i("upload.captionHint"),value:t.caption,most:g().limits.caption},o=await X((r,l)=>(n??=new O({send:({caption:p})=>r(p.trim()),update:l}),ca`
      <h2>${i("upload.caption")}</h2>
      <div class="captioned">${s}</div>
      <form novalidate @submit=${n.submit}>
        ${d(n,"caption",a)}
        <div class="row end">
          <button type="button" class="quiet" @click=${()=>r()}>${i("action.cancel")}</button>
          ${B(n,i("action.save"))}
        </div>
      </form>`),{label:i("upload.captionOf",{n:e.items.indexOf(t)+1})});o!==null&&e.setCaption(t,o)}var Ic=(e,t,s,n)=>ca`
  <button type="button" class="words ${t.caption?"":"round"}" @click=${()=>xd(e,t,n)}
    aria-label="${i("upload.captionOf",{n:s})}${t.caption?`: ${t.caption}`:""}">
    ${t.caption?ca`<span dir="auto">${t.caption}</span>`:c("edit")}
  </button>`;var[Od,qd]=[6,10],Sd=300,C=null;function Ac(){C.isOn=!0,C.item.classList.add("lifted"),Vo()}var Lc=e=>[...e.parentElement.querySelectorAll(":scope > [data-drag]")],Fd=(e,t)=>Lc(C.item).find(s=>{let n=s.getBoundingClientRect();return s!==C.item&&n.left<=e&&e<=n.right&&n.top<=t&&t<=n.bottom});function Pd(e){if(e.pointerId!==C.id)return;let[t,s]=[e.clientX-C.x,e.clientY-C.y],n=e.pointerType==="touch";if(!C.isOn){if(Math.hypot(t,s)<(n?qd:Od))return;if(n)return C.end();Ac()}C.item.style.transform=`translate(${t}px, ${s}px) scale(1.04)`,C.over?.classList.remove("target"),C.over=Fd(e.clientX,e.clientY),C.over?.classList.add("target")}function zi(e,t){if(e.button||C||e.target.closest("button:not([data-handle]), input, a"))return;let s=e.currentTarget,n=new AbortController,{signal:a}=n,o=()=>{clearTimeout(C.timer),n.abort(),s.classList.remove("lifted"),s.style.transform="",C.over?.classList.remove("target"),C=null};C={item:s,x:e.clientX,y:e.clientY,id:e.pointerId,isOn:!1,over:null,end:o},e.pointerType==="touch"&&(C.timer=setTimeout(Ac,Sd));let r=p=>{p.pointerId===C.id&&o()},l=p=>{if(p.pointerId!==C.id)return;let[m,h]=[s,C.isOn&&C.over].map(T=>Lc(s).indexOf(T));o(),h>=0&&t(m,h)};document.addEventListener("pointermove",Pd,{signal:a}),document.addEventListener("pointerup",l,{signal:a}),document.addEventListener("pointercancel",r,{signal:a}),document.addEventListener("keydown",p=>{p.key==="Escape"&&o()},{signal:a})}function we(e){(C?.isOn||e.type==="dragstart")&&e.preventDefault()}var Md="image/*,video/mp4,video/quicktime,video/webm";function Td(e,t){let s=e.items.indexOf(t);e.remove(t),queueMicrotask(()=>{(document.querySelectorAll(".shot .drop")[Math.min(s,e.items.length-1)]??document.getElementById("files"))?.focus()})}function Bc(e,t,s){e.move(t,s),queueMicrotask(()=>{let n=s<t?".before, .after":".after, .before";document.querySelectorAll(".shot")[s]?.querySelector(n)?.focus()})}function jc(e){return e.media?mt(e.media,{thumb:!0,eager:!0}):e.file.type.startsWith("video/")?ot`<span class="film">${c("play")}</span>`:ot`<img src=${e.preview} alt="">`}var Dc={handleEvent:e=>{e.target.hidden=e.type==="error"},capture:!0},Ei=(e,t,s,n,a)=>ot`
  <button type="button" class="round ${e}" aria-label=${i(`upload.${t}`,{n})} @click=${a}>${c(s)}</button>`,Id=(e,t)=>e.progress<1?ot`<progress max="1" .value=${e.progress} aria-label=${i("upload.progress",{n:t})}></progress>`:ot`<span class="over">${i("upload.processing")}</span>`,Ad=(e,t)=>({sending:()=>Id(e,t),paused:()=>ot`<span class="over" title=${e.problem}>${i("upload.paused")}</span>`,waiting:()=>ot`<span class="over">${i("upload.waiting")}</span>`,failed:()=>ot`<span class="over error">${i("upload.failed")}</span>`,done:()=>Gt})[e.state]();function Ld(e,t,s){let n=s+1;return ot`
    <li class="shot ${t.state}" data-drag @pointerdown=${a=>zi(a,(o,r)=>e.move(o,r))}
      @error=${Dc} @load=${Dc}>
      ${jc(t)}
      ${s===0&&e.items.length>1?ot`<span class="cover">${i("upload.cover")}</span>`:Gt}
      ${Ad(t,n)}
      <span class="buttons">
        ${s>0?Ei("before","earlier","back",n,()=>Bc(e,s,s-1)):Gt}
        ${n<e.items.length?Ei("after","later","next",n,()=>Bc(e,s,s+1)):Gt}
        ${t.state==="failed"||t.state==="paused"?Ei("","again","retry",n,()=>e.retry(t)):Gt}
        ${Ei("drop",t.state==="done"?"remove":"cancel","close",n,()=>Td(e,t))}
      </span>
      ${t.state==="failed"?Gt:Ic(e,t,n,jc(t))}
    </li>`}function Bd(e,t){t([...e.target.files]),e.target.value=""}var jd=(e,t)=>ot`
  <li class="shot add">
    <label for="files">
      ${c("camera")}<span class="strong">${i(e.items.length?"upload.more":"upload.add")}</span>
      ${e.items.length?Gt:ot`<span class="soft mice">${i("upload.drop")}</span>`}
    </label>
    <input id="files" type="file" accept=${Md} multiple @change=${s=>Bd(s,t)}>
  </li>`;function Dd(e){let t=e.items.filter(n=>n.state==="done").length,s=[...new Set(e.items.filter(n=>n.state==="failed").map(n=>n.problem))];return ot`
    <p class="hint" role="status">${e.isBusy?i("upload.ready",{n:t,of:S(e.items.length)}):""}</p>
    ${s.map(n=>ot`<p class="error" role="alert">${n}</p>`)}`}var Nc=(e,t)=>ot`
  <ul class="shots ${e.items.length?"":"bare"}" @touchmove=${we} @contextmenu=${we} @dragstart=${we}>
    ${e.items.map((s,n)=>Ld(e,s,n))}
    ${e.items.length<e.most?jd(e,t):Gt}
  </ul>
  ${e.items.length>1?ot`<p class="hint">${i("upload.order")}</p>`:Gt}
  ${Dd(e)}`;async function Cc(e,t){await e.addFiles(t),e.several?.groups&&x("several-title")}function Nd(e){e.uploads.add(e.several.decline()),x("files")}async function Ud(e){Uc(e.received.values),Uc(await e.resolveReceived(!0))}function Uc(e){for(let[t,s]of Object.entries(e)){let n=document.getElementById(t);n&&(n.value=s)}}var Cd=e=>{let t=$r(Object.values(e).join(`
`));return t?dt`<p class="hint">${i("places.asks",{host:t})}</p>`:qt},_d=(e,t)=>dt`
  <section class="card" id="offer" aria-labelledby="offered">
    <h2 id="offered">${i("edit.shared")}</h2>
    <p class="hint">${i("edit.sharedHint")}</p>
    ${Object.values(e.received.values).map(s=>dt`<p class="text" dir="auto">${s}</p>`)}
    ${Cd(e.received.values)}
    ${e.received.files.length?dt`<p>${i("edit.sharedFiles",{n:e.received.files.length})}</p>`:qt}
    ${t?dt`<p class="note">${i("edit.sharedFull")}</p>`:qt}
    ${e.received.left?dt`<p class="note">${i("edit.sharedLeft",{n:e.received.left})}</p>`:qt}
    <div class="row end">
      <button type="button" class="quiet" @click=${()=>e.resolveReceived(!1)}>${i("edit.sharedDrop")}</button>
      <button type="button" @click=${()=>Ud(e)}>${i("edit.sharedTake")}</button>
    </div>
  </section>`;async function zd(e){await L(i("edit.discardTitle"),i("edit.discardText"),i("edit.startOver"))&&e.discard()}var Ed=()=>L(i("privacy.inHome"),i("privacy.inHomeText"),i("privacy.showExact")),Hd=e=>dt`
  <p class="note">
    ${i("edit.restored")} <button type="button" class="link" @click=${()=>zd(e)}>${i("edit.startOver")}</button>
  </p>`,Rd=e=>dt`
  <fieldset>
    <legend>${i("edit.photos")}</legend>
    ${e.photosExpired?dt`<p class="note">${i("edit.photosGone")}</p>`:qt}
    ${Nc(e.uploads,t=>Cc(e,t))}
    <p class="hint">${i("edit.photosMost",{n:e.uploads.most})} ${i("edit.photosHint")}</p>
  </fieldset>`,Vd=e=>dt`
  ${P(e.form)}
  ${e.form.refusal?.reason==="changed_since"?dt`
    <div class="row">
      <a class="button quiet" href=${e.back} target="_blank">${i("edit.theirs")}</a>
      <button type="submit" class="quiet" @click=${()=>e.overwrite()}>${i("edit.mine")}</button>
    </div>`:qt}`;function Wd(e,t){t.change(Ro(e.currentTarget))}async function Kd(e,t){let n=await t.submit(e)?document.querySelector("form [aria-invalid=true]"):document.getElementById("place");Oc(n),n?.focus()}function Gd(e){let{title:t}=e.values,s=e.form.busy&&e.uploads.isBusy?"edit.waiting":e.isNew?"edit.publish":"action.save",n=a=>Wd(a,e);return dt`
    <form class="card" novalidate ?hidden=${!!e.several?.groups}
      @input=${n} @change=${n} @submit=${a=>Kd(a,e)}>
      ${e.isRestored?Hd(e):qt}
      ${Rd(e)}
      ${Mc(e.place,e.placeError)}
      ${d(e.form,"title",{label:i("find.titleField"),value:t,required:!0,most:g().limits.title})}
      ${qc(e)}
      <div class="publish">
        ${Vd(e)}
        <div class="row end">
          <a class="button quiet" href=${e.back}>${i("action.cancel")}</a>
          ${B(e.form,i(s))}
        </div>
      </div>
    </form>`}var Yd=(e,t)=>dt`
  ${e.received?_d(e,t.get("shared")==="full"):qt}
  ${Tc(e.several,()=>Nd(e))}
  ${e.several.groups?qt:$c(e.drafts)}`;function Jd(e,t){return e.loading.problem?f(e.loading.problem,t):e.uploads?Gd(e):k(4)}function _c(e){let t=new(e.params.id?Li:Di)(e,{showHome:Ed}),s=()=>t.loading.load();return wc(e.signal,n=>t.uploads&&Cc(t,n)),{title:t.title,ready:s(),view:()=>dt`
      ${v(t.title,qt,t.back)}
      ${t.isNew?Yd(t,e.query):qt}
      ${Jd(t,s)}`,close:()=>t.close()}}import{html as ts,nothing as sl}from"../lib/lit-html/lit-html.js";var Zd=3,Xd=4,Hi=(e,t=0)=>new Date(e.getFullYear(),e.getMonth(),e.getDate()-t);function Qd(){let e=new Intl.Locale(Ya());return((e.getWeekInfo?.()??e.weekInfo)?.firstDay??1)%7}var th=e=>[["today",Hi(e)],["yesterday",Hi(e,1)],["week",Hi(e,(e.getDay()-Qd()+7)%7)],["earlier",-1/0]],la=e=>Hi(new Date(e.createdAt)).getTime(),Ri=e=>`${la(e)} ${e.user.id}`;function eh(e){let t=new Map;for(let s of e)t.set(Ri(s),[...t.get(Ri(s))??[],s]);return t}function zc(e,{now:t=new Date,mayContinue:s=!1}={}){let n=eh(e),a=s&&e.length?la(e.at(-1)):NaN,o=new Map,r=th(t);for(let l of e){let p=n.get(Ri(l)),m=p.length>=Zd;if(m&&p[0]!==l)continue;let h=m?{key:Ri(l),finds:p,hasMore:la(l)===a}:{find:l},T=new Date(l.createdAt),[et]=r.find(([,Se])=>T>=Se);o.set(et,[...o.get(et)??[],h])}return[...o].map(([l,p])=>({name:l,entries:p}))}function Ec(e){let t=n=>n.media.length>0,s=[...e.filter(t),...e.filter(n=>!t(n))].slice(0,Xd);return{shown:s,rest:e.length-s.length}}var sh=1500,[ih,nh]=[4,4],ah=9;function oh(){let e=ae(ee.get());return e?.zoom>=ah?{lat:e.lat,lng:e.lng}:null}var rh=()=>Promise.race([Do(),Qs(sh,null)]),ch=e=>e?{lat:Math.round(e.lat*100)/100,lng:Math.round(e.lng*100)/100}:{},Vi=class{at=null;isHere=!1;busy=!1;#t=new WeakMap;#e;#s;constructor(t){this.#s=t,this.at=t.kept?.at??null,this.isHere=t.kept?.isHere??!1,this.#e=new Set(t.kept?.open),this.list=z(t,()=>b("/api/finds/feed",{...ch(this.at),limit:20}))}liking(t){let s=this.#t.get(t);return s||this.#t.set(t,s=new Wo(t.id,()=>t,this.#s)),s}save(t,s){return Uo(t,s,this.#s.update)}load=async()=>{if(this.#s.kept?.at===void 0){let t=await rh();this.#o(t??oh(),!!t)}await this.#n()};get days(){return zc(this.list.items??[],{mayContinue:!!this.list.next})}get#i(){return this.days.reduce((t,s)=>t+s.entries.length,0)}isOpen=({key:t})=>this.#e.has(t);toggle({key:t}){this.#e.delete(t)||this.#e.add(t),this.#s.keep({open:[...this.#e]}),this.#s.update()}async#n(){await this.list.load(),await this.#a(ih)}more=()=>this.#a(this.#i+1);async#a(t){for(let s=0;this.list.next&&this.#i<t&&s<nh;s++){let n=this.list.items.length;if(await this.list.more(),this.list.items?.length===n)return}}#o(t,s){Object.assign(this,{at:t,isHere:s}),this.#s.keep({at:t,isHere:s})}async nearMe(){this.busy=!0,this.#s.update();try{this.#o(await ti({timeout:1e4}),!0),this.list.clear(),await this.#n()}catch(t){u(q(t))}this.busy=!1,this.#s.update()}distance=t=>this.isHere?Et(this.at,it(t.location)):void 0};function lh(){return ao()?!0:ut.get("installPrompt")||oo()?!1:void 0}async function ph(){let e=await Ks();return{on:!0,off:!1}[e]}var Xe=class{steps=[];isKnown=!1;#t;constructor(t){this.#t=t}get isOver(){return Un.get()===y()?.id}get isShown(){return!this.isOver&&this.left>0}get left(){return this.steps.filter(t=>!t.isDone).length}async load(){if(this.isOver){this.isKnown=!0;return}let{signal:t}=this.#t,s={profile:!!y().displayName||!!y().profilePicture?.startsWith("/api/media/"),streets:y().role==="admin"&&g().tiles?.kind==="vector"?rr().length>0:void 0,find:$(`/api/users/${y().id}`,{signal:t}).then(a=>a.findCount>0),friend:$("/api/friends?limit=1",{signal:t}).then(a=>a.length>0),push:ph(),install:lh()},n=await Promise.all(Object.entries(s).map(async([a,o])=>({name:a,isDone:await Promise.resolve(o).catch(()=>{})})));t.aborted||(this.isKnown=!0,this.steps=n.filter(a=>a.isDone!==void 0),this.steps.length===n.length&&!this.left&&this.dismiss(),this.#t.update())}async installNow(){let t=ut.get("installPrompt");t&&(await t.prompt(),ut.set("installPrompt",null),await this.load())}dismiss=()=>{Un.set(y().id),this.steps=[],this.#t.update()}};import{html as Yt,nothing as ye}from"../lib/lit-html/lit-html.js";var uh="(min-width: 1180px) 516px, (min-width: 720px) 688px, 100vw",mh=(e,t)=>Yt`
  <span class="cover c-${Le(e.category).code}">
    ${e.media.length?mt(e.media[0],{sizes:uh,eager:t}):lt(e.category)}
    ${e.media[0]?.type==="video"?Yt`<span class="play">${c("play")}</span>`:ye}
    ${e.media.length>1?Yt`<span class="counter">${i("feed.photos",{n:e.media.length})}</span>`:ye}
  </span>`;function dh(e,t){let s=[ro(e,e.location)?"":Vs(e.location),t===void 0?"":to(t)].filter(Boolean);return s.length?Yt`
    <span class="soft">${c("pin")} <bdi>${s[0]}</bdi>${s[1]?Yt` · ${s[1]}`:ye}</span>`:ye}var pa=(e,t,s=ye)=>Yt`
  <span class="by">
    ${W(e.user,28)} <span class="grow">${w(e.user)} <span class="soft">· ${Y(e.createdAt)}</span></span>
    ${t&&e.reason==="friend"?Yt`<span class="badge">${i("feed.friend")}</span>`:ye}
    ${s}
  </span>`,Hc=(e,t,s,{km:n,eager:a,isMixed:o})=>Yt`
  <li class="feed-card">
    <a href="/finds/${e.id}">
      ${mh(e,a)}
      <span class="about">
        <span class="name" dir="auto">${e.title}</span>
        ${dh(e,n)}
        ${pa(e,o,ir(e))}
      </span>
    </a>
    <div class="acts">
      ${er(t,`like-${e.id}`)}
      <a class="act" href="/finds/${e.id}#comments" aria-label=${i("find.commentOn",{title:e.title})}>
        ${c("comment")} ${e.commentCount?Yt`<span>${S(e.commentCount)}</span>`:ye}
      </a>
      <span class="grow"></span>
      ${tr(e,s,`save-${e.id}`)}
    </div>
  </li>`;import{html as Qe,nothing as Rc}from"../lib/lit-html/lit-html.js";var ua=({key:e})=>`group-${e.replace(" ","-")}`;async function Vc(e,t){e.toggle(t),await x(ua(t))}var hh=(e,t)=>Qe`
  <span class="piece c-${Le(e.category).code}">
    ${e.media.length?mt(e.media[0],{thumb:!0}):lt(e.category)}
    ${t?Qe`<span class="beyond">+${S(t)}</span>`:Rc}
  </span>`;function fh(e){let{shown:t,rest:s}=Ec(e);return Qe`
    <span class="cover ${t[0].media.length?"":"signs"}">
      <span class="mosaic of-${t.length}">${t.map((n,a)=>hh(n,a===t.length-1?s:0))}</span>
    </span>`}var Wc=({finds:e,hasMore:t})=>i("feed.several",{n:e.length,more:t}),$h=e=>e.map((t,s)=>Qe`${s?" · ":Rc}<bdi>${t.title}</bdi>`),gh=(e,t)=>Qe`
  <li class="feed-card">
    <button type="button" class="group-face" id=${ua(t)} aria-expanded="false" @click=${()=>Vc(e,t)}>
      ${fh(t.finds)}
      <span class="about">
        <span class="name">${Wc(t)}</span>
        <span class="soft titles">${$h(t.finds.slice(0,10))}</span>
        ${pa(t.finds[0],!!e.at)}
      </span>
    </button>
  </li>`,bh=(e,t,s)=>Qe`
  <li class="feed-group">
    <div class="by">
      ${W(t.finds[0].user,28)}
      <span class="grow">${w(t.finds[0].user)} <span class="soft">· ${Wc(t)}</span></span>
      <button type="button" class="quiet" id=${ua(t)} aria-expanded="true" @click=${()=>Vc(e,t)}>
        ${i("feed.less")}
      </button>
    </div>
    <ul class="feed-list">${t.finds.map(n=>s(n))}</ul>
  </li>`,Kc=(e,t,s)=>e.isOpen(t)?bh(e,t,s):gh(e,t);import{html as ve,nothing as Ls}from"../lib/lit-html/lit-html.js";var Gc={profile:()=>"/profile",streets:()=>"/admin/map",find:()=>"/new",friend:()=>wt()?"/invites":"/people",push:()=>"/settings/notifications"},wh=e=>i(e==="friend"&&wt()?"steps.inviteAction":`steps.${e}Action`);function yh(e,t){return Gc[t]?ve`<a class="button quiet" href=${Gc[t]()}>${wh(t)}</a>`:ut.get("installPrompt")?ve`<button type="button" class="quiet" @click=${()=>e.installNow()}>${i("steps.installAction")}</button>`:ve`<span class="hint">${i("steps.installHint")}</span>`}var vh=(e,{name:t,isDone:s})=>ve`
  <li class="step ${s?"done":""}">
    <span class="tick">${s?c("check"):Ls}</span>
    <span class="grow">${i(t==="friend"&&wt()?"steps.invite":`steps.${t}`,{instance:H()})}${s?ve`<span class="unseen"> (${i("steps.done")})</span>`:Ls}</span>
    ${s?Ls:yh(e,t)}
  </li>`;async function kh(e,t){let s=new Xe(t);e.note=()=>s.isShown?ve`
    <p class="steps-left">
      <a href="/feed">${c("check")} ${i("steps.count",{n:s.steps.length-s.left,all:s.steps.length})}</a>
      ${ct(s.dismiss)}
    </p>`:Ls,await s.load()}var Yc=e=>e.isShown?ve`
  <section class="card" aria-labelledby="steps">
    <div class="row between"><h2 id="steps">${i("steps.title")}</h2>${ct(e.dismiss)}</div>
    <ul class="first-steps">${e.steps.map(t=>vh(e,t))}</ul>
  </section>`:Ls;import{html as Zc,nothing as Xc}from"../lib/lit-html/lit-html.js";var xh=3,Jc=(e,t=new Date)=>t.getFullYear()-new Date(e).getFullYear(),Wi=class{isKnown=!1;#t=[];#e=!1;#s;constructor(t){this.#s=t}async load(){let t=b("/api/finds/on-this-day",{offset:-new Date().getTimezoneOffset()});this.#t=await $(t,{signal:this.#s.signal}).catch(()=>[]),this.isKnown=!0,this.#s.update()}get shown(){return this.#e?this.#t:this.#t.slice(0,xh)}get hasMore(){return this.#t.length>this.shown.length}more=()=>{this.#e=!0,this.#s.update()};nameOf=t=>t.userId===y()?.id?"":w(t.user)};var Oh=(e,t)=>[i("feed.yearsAgo",{n:Jc(t.createdAt)}),e.nameOf(t)].filter(Boolean).join(" · ");async function qh(e){e.more(),await x("this-day")}var Qc=e=>e.shown.length?Zc`
  <section class="card" aria-labelledby="this-day">
    <h2 id="this-day" tabindex="-1">${i("feed.onThisDay")}</h2>
    <ul class="rows">${e.shown.map(t=>ci(t,Oh(e,t)))}</ul>
    ${e.hasMore?Zc`<button type="button" class="quiet" @click=${()=>qh(e)}>${i("action.more")}</button>`:Xc}
  </section>`:Xc;var Sh=()=>ts`<a class="button quiet" href="/people">${c("people")} ${i("nav.people")}</a>`,Fh=e=>e.isHere?sl:ts`
  <button type="button" class="chip" aria-busy=${e.busy?"true":"false"} @click=${()=>e.nearMe()}>
    ${c("here")} ${i("feed.nearMe")}
  </button>`,tl=e=>ts`
  <p class="row between"><span class="soft">${i(e.at?"feed.around":"feed.friends")}</span>${Fh(e)}</p>`,el=(e,t)=>Hc(e,t.liking(e),s=>t.save(e,s),{km:t.distance(e),eager:e===t.list.items[0],isMixed:!!t.at}),Ph=({name:e,entries:t},s)=>ts`
  <section class="stack" aria-labelledby="day-${e}">
    <h2 id="day-${e}">${i(`feed.${e}`)}</h2>
    <ul class="feed-list">
      ${t.map(n=>n.find?el(n.find,s):Kc(s,n,a=>el(a,s)))}
    </ul>
  </section>`;function Mh(e,t,s){let{items:n,problem:a}=e.list;return!a&&(!n||!t.isKnown||!s.isKnown)?k(3):[Yc(t),Qc(s),Th(e)]}function Th(e){let{items:t,problem:s,load:n}=e.list;if(s)return f(s,n);if(!t.length&&!e.list.next){let a=i(e.at?"feed.noneText":"feed.noneFriends");return[tl(e),j(i("feed.none"),a,sl,"feed")]}return ts`
    ${tl(e)}
    ${e.days.map(a=>Ph(a,e))}
    ${D({...e.list,more:e.more})}`}function il(e){let t=new Vi(e),s=new Xe(e),n=new Wi(e);return{title:i("feed.title"),broad:!0,ready:Promise.all([t.load(),s.load(),n.load()]),view:()=>ts`
      ${v(i("feed.title"),Sh())}
      ${Mh(t,s,n)}`}}import{html as _,nothing as es}from"../lib/lit-html/lit-html.js";var Ih=30,Ki=e=>e.map(t=>typeof t=="string"?t:t[0]==="code"?t[1]:Ki(t.at(-1))).join("");function nl([e,t,s]){return e==="pre"?t:e==="ul"||e==="ol"?t.map(n=>n.map(nl).join(" ")).join(" "):e==="table"?t.map(n=>n.map(Ki).join(" ")).join(" "):Ki(s??t)}function Ah(e){let t=[{document:e,id:"",title:e.title,texts:[]}];for(let s of e.blocks)/^h\d$/.test(s[0])?t.push({document:e,id:s[1],title:Ki(s[2]),texts:[]}):t.at(-1).texts.push(nl(s));return t.map(({texts:s,...n})=>({...n,text:s.join(" ")}))}var Lh=({document:e,id:t})=>`/help/${e.name}${t?`#${t}`:""}`;function Bh(e,t){let s=Math.min(...t.map(o=>se(e).indexOf(o)).filter(o=>o>=0),e.length),n=s>60?e.lastIndexOf(" ",s-40)+1:0,a=e.slice(n,n+160);return`${n?"… ":""}${a}${n+160<e.length?" …":""}`}function jh(e,t){let s=se(t).split(/\s+/).filter(Boolean);if(!s.length)return[];let n=({title:o,text:r})=>s.every(l=>se(`${o} ${r}`).includes(l))?s.some(l=>se(o).includes(l))?2:1:0;return e.flatMap(Ah).map(o=>[n(o),o]).filter(([o])=>o).sort(([o],[r])=>r-o).slice(0,Ih).map(([,o])=>({address:Lh(o),title:o.title,document:o.document,part:Bh(o.text,s)}))}function Dh(e,t){let s=({name:a,language:o})=>a.replace(new RegExp(`-${o}$`),""),n=a=>a.language===t||a.language==="en"&&!e.some(o=>o.language===t&&s(o)===s(a));return e.filter(n)}var Gi=class{query="";#t;#e=[];constructor(t){this.#t=t,this.loading=E(t,async()=>{let s=await fetch(new URL("bundle/help.json",Fe).href,{signal:t.signal});if(!s.ok)throw Object.assign(new Error("the documents are not there"),{code:"strange",status:s.status});this.#e=await s.json()}),this.query=t.query.get("q")??""}get documents(){return Dh(this.#e,Ot())}get document(){return this.#e.find(t=>t.name===this.#t.params.name)}get found(){return jh(this.documents,this.query)}search(t){this.query=t,this.#t.rename(b("/help",{q:t.trim()})),this.#t.update()}};var Bt=e=>e.map(t=>typeof t=="string"?t:Nh[t[0]](t)),Nh={b:([,e])=>_`<b>${Bt(e)}</b>`,i:([,e])=>_`<i>${Bt(e)}</i>`,code:([,e])=>_`<code>${e}</code>`,a:([,e,t])=>/^https?:/.test(e)?_`<a href=${e} target="_blank" rel="noopener">${Bt(t)}</a>`:_`<a href=${e}>${Bt(t)}</a>`},al=e=>_`<li>${e.length===1&&e[0][0]==="p"?Bt(e[0][1]):e.map(cl)}</li>`,ol=(e,t)=>_`<tr>${e.map(t)}</tr>`,Uh={h2:([,e,t])=>_`<h2 id=${e} tabindex="-1">${Bt(t)}</h2>`,h3:([,e,t])=>_`<h3 id=${e} tabindex="-1">${Bt(t)}</h3>`,p:([,e])=>_`<p>${Bt(e)}</p>`,pre:([,e])=>_`<pre tabindex="0">${e}</pre>`,ul:([,e])=>_`<ul>${e.map(al)}</ul>`,ol:([,e])=>_`<ol>${e.map(al)}</ol>`,table:([,[e,...t]])=>_`
    <div class="scrolls" tabindex="0"><table>
      <thead>${ol(e,s=>_`<th scope="col">${Bt(s)}</th>`)}</thead>
      <tbody>${t.map(s=>ol(s,n=>_`<td>${Bt(n)}</td>`))}</tbody>
    </table></div>`},cl=e=>Uh[e[0]](e),rl=e=>_`<ul class="people">${e.map(t=>nt(`/help/${t.name}`,"",t.title,"",t.language))}</ul>`,Ch=([e,...t])=>_`
  <section class="card">${rl([e])}</section>
  <section class="card">
    <h2>${i("help.running")}</h2>
    ${rl(t)}
  </section>`;function _h(e){let t=e.found;return _`
    <p class="unseen" role="status">${i("help.found",{n:t.length})}</p>
    ${t.length?_`<section class="card"><ul class="people">${t.map(({address:s,title:n,document:a,part:o})=>nt(s,"",a.title===n?n:`${a.title} › ${n}`,o,a.language))}</ul></section>`:j(i("help.none"),i("help.noneText"),es,"search")}`}var zh=e=>_`
  ${v(i("help.title"),es,y()?"/settings":"/sign-in")}
  <form role="search" @submit=${t=>t.preventDefault()}>
    <label class="unseen" for="help-words">${i("help.search")}</label>
    <input id="help-words" type="search" autocomplete="off" placeholder=${i("help.search")} .value=${e.query}
      @input=${t=>e.search(t.target.value)}>
  </form>
  ${e.query.trim()?_h(e):Ch(e.documents)}`,Eh=({title:e,language:t,blocks:s})=>_`
  ${v(e,es,"/help")}
  <article class="card document" lang=${t}>${s.map(cl)}</article>`,Hh=()=>_`${v(i("help.title"),es,"/help")}${j(i("missing.title"),i("missing.text"),es,"search")}`;function Rh(e,t){return e.loading.problem?_`${v(i("help.title"),es,"/help")}${f(e.loading.problem,e.loading.load)}`:e.documents.length?t.params.name?e.document?Eh(e.document):Hh():zh(e):k(6)}function ll(e){let t=new Gi(e);return{get title(){return t.document?.title??i("help.title")},ready:t.loading.load().then(()=>location.hash?x(location.hash.slice(1)):null),view:()=>Rh(t,e)}}import{html as I,nothing as G}from"../lib/lit-html/lit-html.js";var Vh=20,Wh=e=>new Promise((t,s)=>{let n=()=>{clearTimeout(a),s(e.reason)},a=setTimeout(()=>{e.removeEventListener("abort",n),t()},1e3);e.addEventListener("abort",n,{once:!0})});async function pl(e,t,{signal:s,stopped:n,tick:a=Wh,note:o=()=>{}}){for(;;)try{return await F(e,t,{signal:s})}catch(r){if(r.status!==429)throw r;await o();for(let l=Math.max(Vh,r.retryAfter);l>0;l--){if(n())return null;await a(s)}}}var Yi=class{audience="me";keep=!1;category="";area="";forFriends="true";#t;constructor(t,s){this.settings=t,this.#t=s,t.read().then(s,()=>{})}set(t){Object.assign(this,t),this.#t()}get body(){return{audience:this.audience,...this.keep?{keepVisibility:!0}:{},...this.category?{category:this.category}:{},...this.area===""?{}:{area:Number(this.area)},...Number(this.area)?{exactForFriends:this.forFriends==="true"}:{}}}};var Kh=30,Gh=["obscured","notPoint"],ul=()=>g().places.source!=="gazetteer",Ji=class{state=null;#t;#e;#s=!1;constructor(t,s){this.#t=t,this.#e=s}get rows(){return(this.#t.rows.items??[]).filter(t=>t.status==="noPlace"&&!Gh.includes(t.reason)).slice(0,Kh)}async run(){let{rows:t}=this,s={n:0,all:t.length,found:0,busy:!0,problem:null};this.state=s,this.#s=!1,this.#e.update();try{for(let n of t){if(this.#s)break;let[a]=await $(b("/api/places",{query:n.place||n.title,limit:1}),{signal:this.#e.signal});s.n++,a&&await this.#t.guess(n,a)&&s.found++,this.#e.update()}}catch(n){if(n.name==="AbortError")return;s.problem=n}s.busy=!1,this.#e.update()}stop(){this.#s=!0}};function Yh({lat:e,lng:t}){let s=Math.floor(e/.25);return{y:s,x:Math.floor(t/ma(s))}}var ma=e=>.25/Math.max(.05,Math.cos((e+.5)*.25*Math.PI/180));function Jh({x:e,y:t}){let s=(e+.5)*ma(t),n=[];for(let a=t-2;a<=t+2;a++){let o=Math.floor(s/ma(a));for(let r=o-2;r<=o+2;r++)n.push(`${r} ${a}`)}return n}function ml(e){let t=new Map;for(let n of e){let a=Yh(n),o=`${a.x} ${a.y}`,r=t.get(o);r?r.n++:t.set(o,{...a,key:o,at:{lat:n.lat,lng:n.lng},n:1})}let s=new Map;for(let n of[...t.values()].sort((a,o)=>o.n-a.n)){let a=Jh(n).find(o=>s.has(o));a?s.get(a).n+=n.n:s.set(n.key,{at:n.at,n:n.n})}return[...s.values()].sort((n,a)=>a.n-n.n)}var Zh=1e3,Xh=14,dl=e=>({...it(e),row:e.row,name:e.title});function Qh(e,t){let[s,n]=[e.map(h=>h.lat),e.map(h=>h.lng)].map(h=>h.toSorted((T,et)=>T-et)),[a,o,r,l]=[s[0],s.at(-1),n[0],n.at(-1)],p={lat:(a+o)/2,lng:(r+l)/2,zoom:Xh},m=()=>{let[h,T,et,Se]=Bo(t,p).split(",").map(Number);return h<=r&&et>=l&&T<=a&&Se>=o};for(;p.zoom>1&&!m();)p.zoom--;return p}var Zi=class{items=[];where="";#t;#e=0;constructor(t){this.#t=t}async load(t,s){let n=++this.#e,a=[];try{for(let o=0,r;!r||r.length===Zh;o=r.at(-1)?.row){if(r=await $(b(`${t}/points`,{status:s,after:o||""}),{signal:this.#t.signal}),n!==this.#e)return;a.push(...r.map(dl))}}catch{if(n!==this.#e)return;a.length=0}this.items=a,this.where="",this.#t.update(),a.length&&await this.#s(n)}async#s(t){let[s,...n]=ml(this.items),a={lat:s.at.lat.toFixed(3),lng:s.at.lng.toFixed(3)},o=await $(b("/api/places/reverse",a),{signal:this.#t.signal}).catch(()=>null);if(t!==this.#e||!o?.name)return;let r={places:i("import.places",{n:this.items.length}),town:o.name,n:n.length};this.where=i(n.length?"import.whereMore":"import.where",r),this.#t.update()}put(t){let s=this.items.filter(n=>n.row!==t.row);this.items=t.status==="ready"&&t.latitude!==void 0?[...s,dl(t)]:s}link(t){return b("/",{at:Be(Qh(this.items,t))})}};var tf=e=>Number(new URLSearchParams(e.split("?")[1]).get("limit"));function hl(e,t){let s={items:null,next:0,busy:!1,problem:null},n=0,a=async o=>{let r=n,l=t();Object.assign(s,{busy:!0,problem:null}),e.update();try{let p=await $(o?`${l}&after=${o}`:l,{signal:e.signal});if(r!==n)return;s.items=[...o?s.items:[],...p],s.next=p.length<tf(l)?0:p.at(-1).row}catch(p){if(r!==n||p.name==="AbortError")return;o?u(q(p)):s.problem=p}s.busy=!1,e.update()};return s.clear=()=>{n++,Object.assign(s,{items:null,next:0,busy:!1,problem:null})},s.load=()=>a(0),s.more=async()=>{!s.busy&&s.next&&await a(s.next)},s.put=o=>{s.items=s.items?.map(r=>r.row===o.row?o:r)??null},s.drop=o=>{s.items=s.items?.filter(r=>r.row!==o.row)??null,s.items&&!s.items.length&&s.more()},s}var ef=e=>(/\.zip$/i.test(e.name??"")?1e3:100)*2**20,fl=20,sf=200,nf=["ready","noPlace","duplicate","bad","skipped","done"],af=4,of=["noPoint","zeroPoint","notPoint","obscured","badPoint","noTitle","badLine","twice","known"],$l=e=>of.includes(e.reason)?e.reason:"",Xi=class{current=null;unfinished=[];finished=[];isUndoing=!1;status="ready";progress=null;refusal=null;published=null;#t;#e=null;#s=!1;constructor(t){this.#t=t,this.options=new Yi(new oe(t),()=>t.update()),this.places=new Ji(this,t),this.points=new Zi(t),this.rows=hl(t,()=>b(`${this.#i}/rows`,{status:this.status,limit:50})),this.loading=E(t,()=>this.#n())}get#i(){return`/api/imports/${this.current.id}`}get tabs(){let{counts:t}=this.current;return nf.map((s,n)=>({name:s,n:t[s],at:n})).filter(({n:s,at:n})=>s||n<af)}get isBusy(){return!!this.published?.busy}get isDone(){let{counts:t}=this.current;return!!this.published&&!this.isBusy&&!this.published.problem&&!t.ready&&!t.noPlace&&!t.media}async#n(){let{signal:t}=this.#t,s=this.#t.query.get("id"),n=await $("/api/imports",{signal:t});this.unfinished=n.filter(o=>o.counts.ready||o.counts.noPlace),this.finished=n.filter(o=>o.counts.done&&!this.unfinished.includes(o));let a=n.find(o=>o.id===s);a&&await this.#a(a)}async#a(t){this.current=t,this.published=null,this.places.state=null,this.status=this.tabs.find(({n:s})=>s)?.name??"ready",this.rows.clear(),await this.rows.load(),this.points.load(this.#i,"ready")}open(t){return this.#t.rename(b("/import",{id:t.id})),this.#a(t)}async upload(t,s=Me){let n=new AbortController;this.#e=n,this.#t.signal.addEventListener("abort",()=>n.abort(),{once:!0}),Object.assign(this,{progress:0,refusal:null}),this.#t.update();let a=o=>{this.progress=o,this.#t.update()};try{if(t.size>ef(t))throw{code:"page",text:i("import.tooLarge")};let o=await s("POST","/api/imports",t,{progress:a,signal:n.signal});if(n.signal.aborted)return;await this.open(o)}catch(o){if(o.name==="AbortError")return;this.refusal=o,o.reason==="too_many_imports"&&await this.loading.load()}finally{this.progress=null,this.#t.update()}}cancel(){this.#e?.abort()}choose(t){return this.status=t,this.rows.clear(),this.rows.load()}async#o(t,s){let n=await N(V(`${this.#i}/rows/${t.row}`,s).then(a=>{let o={...this.current.counts};o[t.status]--,o[a.status]++,this.current={...this.current,counts:o},a.status===t.status?this.rows.put(a):this.rows.drop(t),this.published?.made||this.points.put(a)}));return this.#t.update(),n}skip(t,s){return this.#o(t,{skip:s})}place(t,{point:s,name:n,location:a}){let o=a?.name??n;return this.#o(t,{latitude:s.lat,longitude:s.lng,...o?{place:o}:{}})}guess(t,{latitude:s,longitude:n}){return this.#o(t,{latitude:s,longitude:n,guessed:!0})}rename(t,s){return this.#o(t,{title:s})}async commit(t){if(this.isBusy)return;let{signal:s}=this.#t,{ready:n,done:a}=this.current.counts;this.#s=!1;let o={made:0,taken:0,all:n,busy:!0,isWaiting:!1,problem:null};this.published=o;let r=p=>{this.current=p,Object.assign(o,{made:p.counts.done-a,taken:n-p.counts.ready}),this.#t.update()},l=()=>(o.isWaiting=!0,this.#t.update(),$(this.#i,{signal:s}).then(r).catch(p=>{if(!Pe(p))throw p}));this.#t.update();try{for(let p=fl;this.current.counts.ready&&!this.#s;){let m=this.current.counts.ready,h=await pl(`${this.#i}/commit`,{...this.options.body,limit:sf},{signal:s,stopped:()=>this.#s,note:l,tick:t});if(o.isWaiting=!1,!h)break;if(r(h),p=this.current.counts.ready<m?fl:this.current.counts.media?p-1:0,!p)throw{code:"strange"}}}catch(p){if(p.name==="AbortError")return;o.problem=p,await $(this.#i,{signal:s}).then(r).catch(()=>{})}o.busy=!1,!s.aborted&&(await this.choose(this.current.counts.ready?"ready":"done"),this.points.load(this.#i,o.made?"done":"ready"))}stop(){this.#s=!0}leave(){return this.current=null,this.refusal=null,this.#t.query.delete("id"),this.#t.rename("/import"),this.loading.load()}async undoable(){let t=null;return await N(F(`${this.#i}/undo`,{dryRun:!0}).then(s=>{t=s})),t}async undo(){let{signal:t}=this.#t,[s,n]=[0,0],a=async()=>{for(let r=1;r;){let l=await F(`${this.#i}/undo`,{},{signal:t});[s,n,r]=[s+l.binned,l.changed,l.binned?l.left:0]}};this.isUndoing=!0,this.#t.update();let o=await N(a());if(!t.aborted)return Object.assign(this,{isUndoing:!1,published:null}),u([i("import.undone",{n:s}),n?i("import.undoneKept",{n}):""].filter(Boolean).join(" ")),o&&!n?this.leave():$(this.#i,{signal:t}).then(r=>this.#a(r),()=>this.leave())}async discard(t){await N(A(`/api/imports/${t.id}`))&&await this.leave()}};var rf=["track","route","line","area","picture","link","file","damaged","text"];function gl({leftOut:e=[]}){let t=e.filter(({kind:s})=>rf.includes(s));return t.length?i("import.leftOut",{n:t.reduce((s,{n})=>s+n,0),list:Xa(t.map(({kind:s,n})=>i(`import.kind.${s}`,{n})))}):""}var bl=({leftOut:e=[]})=>e.flatMap(({where:t=[]})=>t).map(({file:t="",line:s=0,column:n=0})=>s?i(t?"import.leftAt":"import.leftLine",{file:t,line:S(s),column:S(n)}):t);import{html as ha,nothing as da}from"../lib/lit-html/lit-html.js";var cf=(e,t,s,n,a)=>ha`
  <label class="switch">
    <span>${s}<br><span class="soft">${n}</span></span>
    <input type="checkbox" role="switch" id=${e} .checked=${t} @change=${o=>a(o.target.checked)}>
  </label>`,lf=(e,t)=>ha`
  ${e.current.format==="finds"?cf("import-keep",t.keep,i("import.keep"),i("import.keepHint"),s=>t.set({keep:s})):da}
  ${t.keep?da:M("import-audience",{label:i("edit.who"),chosen:t.audience,options:Rt.map(s=>[s,i(`find.audience.${s}`)]),set:s=>t.set({audience:s})})}`,pf=e=>M("import-category",{label:i("import.category"),options:[["",i("edit.none")],...ne().map(t=>[t,K(t)])],chosen:e.category,set:t=>e.set({category:t})}),uf=e=>M("import-area",{label:i("privacy.shown"),hint:i("import.areaHint"),chosen:e.area,set:t=>e.set({area:t}),options:[["",Ms(e.settings.values)],...ce()]}),mf=e=>M("import-friends",{label:i("privacy.exactFor"),options:Ni(),chosen:e.forFriends,set:t=>e.set({forFriends:t})}),wl=(e,t=e.options)=>ha`
  ${lf(e,t)}
  <div class="folds">
    <details class="fold" id="fold-import">
      <summary>${c("filter")} <span class="grow">${i("import.more")}</span> ${c("next")}</summary>
      <div class="stack">${pf(t)}${uf(t)}${Number(t.area)?mf(t):da}</div>
    </details>
  </div>`;import{html as pt,nothing as le}from"../lib/lit-html/lit-html.js";function df(e){if(e.status==="ready"&&e.reason!=="noTitle")return e.guessed?i("import.guessed"):e.place??"";let t=$l(e),s=e.line?`${i("import.line",{n:e.line})}: `:"";return t?s+i(`import.reason.${t}`):""}async function $a(e,t,s){if(!await s)return;let n=e.rows.items?.[Math.min(t,e.rows.items.length-1)];x(n?`row-${n.row}`:"part-rows")}function hf(e,t,s,n){let a=new yt(n,null,()=>$a(e,s,e.place(t,a.value)));return Ze(a)}var Qi=e=>e.title||i("import.line",{n:e.row}),fa=(e,t,s)=>pt`
  <button type="button" class="quiet" id="row-${e.row}" aria-label=${`${t}: ${Qi(e)}`} @click=${s}>${t}</button>`,ff=e=>t=>d(t,"title",{label:i("find.titleField"),value:e.title,required:!0,least:1,most:g().limits.title});async function $f(e,t){await U(n=>new O({send:async({title:a})=>{await e.rename(t,a.trim())&&n()}}),i("import.rename"),ff(t),n=>B(n,i("action.save"))),x(`name-${t.row}`)}var yl=(e,t)=>pt`
  <button type="button" class="round" id="name-${t.row}" aria-label=${`${i("import.rename")}: ${Qi(t)}`}
    @click=${()=>$f(e,t)}>
    ${c("edit")}
  </button>`,vl=e=>e.findId?pt`
  <a class="button quiet" href="/finds/${e.findId}" aria-label=${`${i("import.show")}: ${Qi(e)}`}>
    ${i("import.show")}</a>`:le,gf=(e,t,s,n)=>({ready:()=>pt`${yl(e,t)}${fa(t,i("import.skip"),()=>$a(e,s,e.skip(t,!0)))}`,skipped:()=>fa(t,i("import.unskip"),()=>$a(e,s,e.skip(t,!1))),noPlace:()=>pt`${yl(e,t)}${fa(t,i("import.locate"),()=>hf(e,t,s,n))}`,duplicate:()=>vl(t),done:()=>vl(t)})[t.status]?.()??le,ga=e=>e?pt`<br><span class="soft" dir="auto">${e}</span>`:le,bf=e=>e.slice(e.lastIndexOf("/")+1),wf=e=>[`import.lost.${e}`,`rule.${e}`,`reason.${e}`].map(t=>[t,i(t)]).find(([t,s])=>s!==t)?.[1]??e,yf=({media:e,lost:t=[]})=>[e>t.length?ga(i("import.rowMedia",{n:e-t.length})):le,...t.map(({file:s,reason:n})=>ga(`${bf(s)}: ${wf(n)}`))],vf=(e,t,s,n)=>pt`
  <li class="row between">
    <span class="grow"><bdi class="strong">${Qi(t)}</bdi>${ga(df(t))}${yf(t)}</span>
    <span class="row">${gf(e,t,s,n)}</span>
  </li>`;function kf(e,t){let{items:s,problem:n,load:a}=e.rows;return n?f(n,a):s?s.length?pt`
    <ul class="people" aria-label=${i("import.rows")}>${s.map((o,r)=>vf(e,o,r,t))}</ul>
    ${D(e.rows)}`:pt`<p class="soft" role="status">${i("import.none")}</p>`:k(4)}var xf=(e,{n:t,all:s})=>pt`
  <progress max=${s} .value=${t} aria-label=${i("import.lookUp")}></progress>
  <p class="row between">
    <span role="status">${i("import.progress",{n:t,all:S(s)})}</span>
    <button type="button" class="quiet" @click=${()=>e.places.stop()}>${i("import.stop")}</button>
  </p>`;async function Of(e){await e.places.run(),x("part-rows")}function qf(e){let{state:t,rows:s}=e.places;return t?.busy?xf(e,t):pt`
    ${t?pt`<p role="status">${i("import.lookedUp",{n:t.found})}</p>`:le}
    ${t?.problem?f(t.problem):le}
    ${s.length?pt`
      <p class="hint">${i("import.lookUpText",{source:g().places.attribution})}</p>
      <p>
        <button type="button" class="quiet" id="import-lookup" @click=${()=>Of(e)}>${i("import.lookUp")}</button>
      </p>`:le}`}var Sf=e=>e.tabs.filter(({n:t})=>t).map(({name:t,n:s})=>`${S(s)} ${i(`import.status.${t}`)}`).join(" · "),Ff=e=>pt`
  <summary>
    <span class="grow">${Xs("rows",i("import.rows"))} <span class="soft">${Sf(e)}</span></span>
    ${c("next")}
  </summary>`,kl=(e,t)=>pt`
  <details class="card import-rows" ?open=${!e.isDone||e.current.counts.mediaLost>0}>
    ${Ff(e)}
    <div class="chips" role="group" aria-label=${i("import.which")}>
      ${e.tabs.map(({name:s,n})=>Ie(e.status===s,`${i(`import.status.${s}`)} (${S(n)})`,()=>e.choose(s)))}
    </div>
    ${e.status==="noPlace"&&ul()?qf(e):le}
    ${kf(e,t)}
  </details>`;var ss=class extends hr{label="";points=[];options(){let{lat:t,lng:s}=this.points[0]??{lat:25,lng:5};return{view:{lat:t,lng:s,zoom:2},still:!0,onMove:()=>this.map&&this.mark()}}draw(){this.points.length&&(this.map.fit(this.points,this.closest,{animate:!1}),this.mark())}failed(){this.remove()}};var[tn,Pf,Mf]=[12,28,44],ba=class extends ss{closest=tn;set places(t){let s=t!==this.points;this.points=t,this.map&&s&&this.draw()}mark(){this.map.setMarkers(pi(this.points,t=>this.map.pixelOf(t),Mf).map(t=>this.#t(t)))}#t([t,...s]){if(!s.length){let r=()=>this.map.setView({...t,zoom:tn}),l=t.km?t:null;return{key:`${t.lat},${t.lng}`,lat:t.lat,lng:t.lng,kind:"dot",size:Pf,text:"",label:t.name,area:l,click:r}}let n=fr({latitude:t.lat,longitude:t.lng,count:s.length+1}),a=s.every(r=>r.lat===t.lat&&r.lng===t.lng);return{...n,click:()=>a?this.map.setView({...t,zoom:tn}):this.map.fit([t,...s],tn)}}};customElements.define("finds-map",ba);var Tf=".gpx,.kml,.kmz,.geojson,.geojsonl,.json,.umap,.csv,.tsv,.txt,.zip";async function If(e,t){let s=e.target,[n]=s.files;n&&(await t.upload(n),s.value="",t.current&&x("part-import"))}var Af=e=>I`
  <progress max="1" .value=${e.progress} aria-label=${i("import.upload")}></progress>
  <p class="row between">
    <span class="soft" role="status">${i(e.progress<1?"import.upload":"import.reading")}</span>
    <button type="button" class="quiet" @click=${()=>e.cancel()}>${i("action.cancel")}</button>
  </p>`,Lf=e=>I`
  <p class="row actions">
    <label class="button" for="import-file">${c("plus")} ${i("import.choose")}</label>
    <input class="file" id="import-file" type="file" accept=${Tf} aria-describedby="import-hint" @change=${t=>If(t,e)}>
  </p>`,Bf=e=>I`
  <section class="card">
    <p>${i("import.text")}</p>
    ${e.refusal?f(e.refusal):G}
    ${e.progress===null?Lf(e):Af(e)}
    <p class="hint" id="import-hint">${i("import.files")}</p>
  </section>
  ${e.unfinished.length?Df(e):G}
  ${e.finished.length?Nf(e):G}`;async function Ol(e,t){await L(i("import.discardTitle"),i("import.discardText"),i("import.discard"))&&(await e.discard(t),x("import-file"))}var is=e=>e.name||i("import.unnamed");async function jf(e){let t=await e.undoable();if(!t)return;let{left:s,changed:n}=t,a=n?` ${i("import.undoneKept",{n})}`:"";if(!s)return u(i("import.undoNone")+a);await L(i("import.undoTitle"),i("import.undoText",{n:s})+a,i("import.undo"))&&(await e.undo(),x(e.current?"part-import":"import-file"))}async function ql(e,t){await e.open(t),x("part-import")}var Df=e=>I`
  <section class="card">
    <h2>${i("import.unfinished")}</h2>
    <ul class="people">${e.unfinished.map(t=>I`
      <li class="row between">
        <span class="grow"><bdi class="strong">${is(t)}</bdi><br>
          <span class="soft">${i("import.left",{n:t.counts.ready+t.counts.noPlace})} ${Sl(t)}</span></span>
        <span class="row">
          <button type="button" class="quiet" aria-label=${`${i("import.goOn")}: ${is(t)}`} @click=${()=>ql(e,t)}>
            ${i("import.goOn")}
          </button>
          <button type="button" class="round" aria-label=${`${i("import.discard")}: ${is(t)}`}
            @click=${()=>Ol(e,t)}>
            ${c("trash")}
          </button>
        </span>
      </li>`)}
    </ul>
  </section>`,Nf=e=>I`
  <section class="card">
    <h2>${i("import.finished")}</h2>
    <ul class="people">${e.finished.map(t=>I`
      <li class="row between">
        <span class="grow"><bdi class="strong">${is(t)}</bdi><br>
          <span class="soft">${i("import.made",{n:t.counts.done})}</span></span>
        <button type="button" class="quiet" aria-label=${`${i("import.show")}: ${is(t)}`} @click=${()=>ql(e,t)}>
          ${i("import.show")}
        </button>
      </li>`)}
    </ul>
  </section>`,Sl=e=>i("import.ends",{date:bt(e.expiresAt)});async function Uf(e){await e.commit(),x("part-import")}var Cf=(e,{taken:t,all:s,isWaiting:n})=>I`
  <progress max=${s} .value=${t} aria-label=${i("import.running")}></progress>
  <p class="row between">
    <span role="status">${i("import.progress",{n:t,all:S(s)})}</span>
    <button type="button" class="quiet" id="import-stop" @click=${()=>e.stop()}>${i("import.stop")}</button>
  </p>
  ${n?I`<p class="soft" role="status">${i("import.waiting")}</p>`:G}
  ${e.current.counts.media?I`<p class="soft">${i("import.mediaLeft",{n:e.current.counts.media})}</p>`:G}`,_f=e=>e.items.length?e.link({width:innerWidth,height:innerHeight/2}):"/profile",zf=({mediaDone:e,mediaLost:t},{made:s},n)=>I`
  <p role="status">${c("check")} ${i("import.made",{n:s})}</p>
  ${e?I`<p>${i("import.media",{n:e})}</p>`:G}
  ${t?I`<p>${i("import.mediaLost",{n:t})}</p>`:G}
  ${s?I`<p><a class="button" href=${_f(n)}>${i("import.see")}</a></p>`:G}`,Ef=(e,t)=>I`
  ${wl(e)}
  <button type="button" class="main" id="import-commit" @click=${()=>Uf(e)}>${i("import.commit",{n:t})}</button>`;function Hf(e){let[t,s]=[gl(e),bl(e)];return I`
    ${t?I`<p id="import-left">${t}</p>`:G}
    ${s.length?I`
      <details>
        <summary>${i("import.leftWhere")}</summary>
        <ul>${s.map(n=>I`<li><bdi>${n}</bdi></li>`)}</ul>
      </details>`:G}
    ${e.guessedEncoding?I`<p>${i("import.encoding",{name:e.guessedEncoding})}</p>`:G}`}function Rf(e){let{current:t,published:s}=e;return I`
    <section class="card">
      ${Xs("import",I`<bdi>${is(t)}</bdi>`)}
      ${e.isUndoing?I`<p class="soft" role="status">${i("import.undoing")}</p>`:e.isBusy?Cf(e,s):I`
        ${e.isDone?G:I`<p class="soft">${Sl(t)}</p>`}
        ${e.points.where?I`<p class="strong" id="import-where">${e.points.where}</p>`:G}
        ${e.points.items.length?I`
          <finds-map .places=${e.points.items} .label=${i("import.map")}></finds-map>`:G}
        ${s?zf(t.counts,s,e.points):G}
        ${Hf(t)}
        ${s?.problem?f(s.problem):G}
        ${t.counts.ready?Ef(e,t.counts.ready):G}
        <p class="row">${e.current.counts.done?I`
          <button type="button" class="quiet" id="import-undo" @click=${()=>jf(e)}>${i("import.undo")}</button>`:G}
        ${e.isDone?I`
          <button type="button" class="quiet" @click=${()=>xl(e)}>${i("import.finish")}</button>`:I`
          <button type="button" class="quiet" @click=${()=>xl(e)}>${i("import.other")}</button>
          <button type="button" class="danger" @click=${()=>Ol(e,t)}>${i("import.discard")}</button>`}
        </p>`}
    </section>`}async function xl(e){await e.leave(),x("import-file")}function Vf(e,t){return e.loading.problem?f(e.loading.problem,e.loading.load):e.current?I`${Rf(e)}${e.isBusy||e.isUndoing?G:kl(e,t)}`:Bf(e)}function Fl(e){let t=new Xi(e);return{title:i("import.title"),ready:t.loading.load(),view:()=>I`${v(i("import.title"),G,"/settings")}${Vf(t,e)}`}}import{html as tt,nothing as Jt}from"../lib/lit-html/lit-html.js";var Wf=1e3,Pl=[5,15,30,60],ns=class{areas=null;wishes=[];job=null;chosen=null;plan=null;problem=null;km=15;busy=!1;#t;#e;constructor(t,s=Qs){this.#t=t,this.#e=s,this.loading=E(t,async()=>{await this.#i(),this.#n();let n=ae(t.query?.get("at"));n&&!this.chosen&&await this.#s(n)})}async#s({lat:t,lng:s}){let n=await $(b("/api/places/reverse",{lat:t,lng:s}),{signal:this.#t.signal}).catch(()=>null);n&&await this.choose(n)}get isRunning(){return this.job?.state==="running"}async#i(){let{areas:t,job:s,wishes:n}=await $("/api/admin/map",{signal:this.#t.signal});Object.assign(this,{areas:t,job:s,wishes:n}),this.#t.update()}async#n(){for(;this.isRunning&&!this.#t.signal.aborted;)await this.#e(Wf),await this.#i().catch(()=>{})}get#a(){return{...this.chosen,km:this.km}}choose({name:t,address:s,latitude:n,longitude:a}){return this.chosen={title:[t,s].filter(Boolean).join(", "),latitude:n,longitude:a},this.#o()}grant({title:t,latitude:s,longitude:n}){return this.chosen={title:t,latitude:s,longitude:n},this.add()}resize(t){return this.km=t,this.#o()}async#o(){Object.assign(this,{plan:null,problem:null,busy:!0}),this.#t.update();let t=JSON.stringify(this.#a),s=await F("/api/admin/map/plans",this.#a).then(n=>({plan:n}),n=>({problem:n}));t===JSON.stringify(this.#a)&&(Object.assign(this,s,{busy:!1}),this.#t.update())}async add(){try{this.job=await F("/api/admin/map/areas",this.#a),Object.assign(this,{plan:null,problem:null})}catch(t){this.problem=t}this.#t.update(),await this.#n()}async renew(t){try{this.job=await R(`/api/admin/map/areas/${t.name}`)}catch(s){u(q(s))}this.#t.update(),await this.#n()}async remove(t){try{await A(`/api/admin/map/areas/${t.name}`),await this.#i(),u(i("areas.removed",{title:t.title}))}catch(s){u(q(s))}}};async function Kf(e,t){await L(i("areas.removeTitle",{title:t.title}),i("areas.removeText"),i("areas.remove"))&&e.remove(t)}var Gf=(e,t)=>tt`
  <li class="row between">
    <span><span class="strong" dir="auto">${t.title}</span><br>
      <span class="soft">${st(t.bytes)} · ${Y(t.updatedAt)}</span></span>
    <span class="row">
      ${t.updatable?tt`
        <button type="button" class="quiet" ?disabled=${e.isRunning} aria-label="${i("areas.update")}: ${t.title}"
          @click=${()=>e.renew(t)}>${i("areas.update")}</button>`:Jt}
      <button type="button" class="danger" aria-label="${i("areas.remove")}: ${t.title}" @click=${()=>Kf(e,t)}>
        ${i("areas.remove")}
      </button>
    </span>
  </li>`,Yf=e=>tt`
  <section class="card" aria-labelledby="areas">
    <h2 id="areas">${i("areas.list")}</h2>
    ${e.areas.length?tt`<ul class="people">${e.areas.map(t=>Gf(e,t))}</ul>`:j(i("areas.none"),i("areas.noneText"),Jt,"way")}
  </section>`,Jf=(e,t)=>tt`
  <li class="row between">
    <span><span class="strong" dir="auto">${t.title}</span><br><span class="soft">${i("areas.wishedBy",{n:t.users})}</span></span>
    <button type="button" class="quiet" ?disabled=${e.isRunning} aria-label=${i("areas.grant",{title:t.title})}
      @click=${()=>e.grant(t)}>${i("areas.addWish")}</button>
  </li>`,Zf=e=>e.wishes.length?tt`
  <section class="card" aria-labelledby="wishes">
    <h2 id="wishes">${i("areas.wishes")}</h2>
    <ul class="people">${e.wishes.map(t=>Jf(e,t))}</ul>
  </section>`:Jt,Xf=e=>M("km",{label:i("areas.size"),options:Pl.map(t=>[t,$s(t)]),chosen:e.km,set:t=>e.resize(Number(t))}),Qf=e=>tt`
  <p>${i("areas.from",{host:e.plan.host})}</p>
  <button type="button" class="main" @click=${()=>e.add()}>
    ${c("map")} ${i("areas.add",{title:e.chosen.title,size:st(e.plan.bytes)})}
  </button>`;function t$(e){return!e.chosen||e.isRunning?Jt:tt`
    <p class="strong" dir="auto">${e.chosen.title}</p>
    ${Xf(e)}
    ${e.busy?tt`<p class="soft" role="status">${i("areas.asking")}</p>`:Jt}
    ${e.problem?tt`<p class="error" role="alert">${q(e.problem)}</p>`:Jt}
    ${e.plan?Qf(e):Jt}`}function e$(e){let{job:t}=e;if(!t)return Jt;let{title:s,state:n}=t;if(n==="failed")return tt`<p class="error" role="alert">${i("areas.failed",{title:s})} ${q(t)}</p>`;if(n==="current")return tt`<p role="status">${i("areas.current",{title:s})}</p>`;if(n==="done")return tt`
      <p role="status">${i("areas.done",{title:s})}</p>
      <a class="button" href="/" @click=${o=>{o.preventDefault(),location.assign("/")}}>${i("areas.show")}</a>`;let a=i("areas.started",{title:s});return tt`
    <p role="status">${t.total?i("areas.running",{title:s,done:st(t.bytes),total:st(t.total)}):a}</p>
    <progress max=${t.total||1} .value=${t.bytes} aria-label=${a}></progress>`}var wa=e=>tt`
  <section class="card" aria-labelledby="where">
    <h2 id="where">${i("areas.where")}</h2>
    <p class="hint">${i("areas.whereText")}</p>
    <place-search id="area" .label=${i("areas.search")} @choose=${({detail:t})=>e.choose(t.value)}></place-search>
    ${t$(e)}
    ${e$(e)}
  </section>`;function s$(e){return e.loading.problem?f(e.loading.problem,e.loading.load):e.areas?tt`
    ${wa(e)}
    ${Zf(e)}
    ${Yf(e)}`:k(3)}function Ml(e){let t=new ns(e);return{title:i("admin.map"),ready:t.loading.load(),view:()=>tt`${v(i("admin.map"),Jt,"/admin")}${s$(t)}`}}import{html as rt,nothing as kt}from"../lib/lit-html/lit-html.js";var i$=4,n$=e=>e.map((t,s)=>t.map((n,a)=>n?`M${a} ${s}h1v1h-1z`:"").join("")).join("");async function Tl(e){let{encode:t}=await import(new URL("lib/uqr/uqr.js",Fe).href),{data:s,size:n}=t(e,{ecc:"M",border:i$});return{size:n,path:n$(s)}}var Il=[1,2,5,10,25,100],Al=[1,7,30,90],as=class{created=null;#t;constructor(t){this.#t=t,this.list=z(t,"/api/invites"),this.form=new O({send:(s,n)=>this.#e(s,n),update:t.update})}get isAdmin(){return y()?.role==="admin"}isMine(t){return t.inviter?.id===y()?.id}async#e({uses:t,days:s,note:n="",befriend:a},o){let r={uses:Number(t),days:Number(s),note:n.trim(),befriend:!!a},l=await F("/api/invites",r);this.created={...l,url:new URL(l.link,location.origin).href,code:null},o.reset(),this.#t.update(),await Promise.all([this.#s(this.created),this.list.load()])}async#s(t){t.code=await Tl(t.url).catch(()=>null),this.#t.update()}close=()=>{this.created=null,this.#t.update()};async copy(){try{await navigator.clipboard.writeText(this.created.url),u(i("find.copied"))}catch{u(i("invites.copyYourself"))}}get canShare(){return!!navigator.share}async share(){try{let t=i("invites.shareText",{name:w(y()),instance:H()});await navigator.share({title:i("invites.shareTitle",{instance:H()}),text:t,url:this.created.url})}catch(t){t.name!=="AbortError"&&await this.copy()}}async revoke(t){try{await A(`/api/invites/${t.id}`),this.created?.id===t.id&&(this.created=null),await this.list.load()}catch(s){u(q(s))}this.#t.update()}};var a$=()=>rt`
  <label class="switch">
    <span>${i("invites.befriend")}<br><span class="soft">${i("invites.befriendHint")}</span></span>
    <input type="checkbox" role="switch" id="befriend" name="befriend" checked>
  </label>`;function o$({target:e,currentTarget:t}){e.name==="uses"&&(t.elements.befriend.checked=e.value==="1")}async function r$(e,t){let s=t.created;await t.form.submit(e),t.created!==s&&await x("created-title")}var ya=(e,t=e.form)=>rt`
  <form class="card" novalidate aria-labelledby="new-invite" @change=${o$} @submit=${s=>r$(s,e)}>
    <h2 id="new-invite">${i("invites.new")}</h2>
    ${P(t)}
    <div class="pair">
      ${M("uses",{label:i("invites.uses"),options:Il.map(s=>[s,i("invites.people",{n:s})]),chosen:1})}
      ${M("days",{label:i("invites.days"),options:Al.map(s=>[s,i("invites.daysOf",{n:s})]),chosen:7})}
    </div>
    ${a$()}
    ${d(t,"note",{label:i("invites.note"),hint:i("invites.noteHint"),most:200})}
    <div class="row end">${B(t,i("invites.create"))}</div>
  </form>`,c$=({size:e,path:t})=>rt`
  <svg class="qr" viewBox="0 0 ${e} ${e}" role="img" aria-label=${i("invites.qr")} shape-rendering="crispEdges">
    <path d=${t}></path>
  </svg>`,l$=e=>rt`
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
      ${e.canShare?l$(e):kt}
    </p>
    ${e.created.code?c$(e.created.code):kt}
  </section>`,p$=e=>rt`<li><a class="person" href="/people/${e.id}">${W(e,28)} <span class="strong">${w(e)}</span></a></li>`;async function u$(e,t){await L(i("invites.revokeTitle"),i("invites.revokeText"),i("invites.revoke"))&&await e.revoke(t)}var m$=(e,t,s)=>rt`
  <button type="button" class="quiet" aria-label="${i("invites.revoke")}: ${s}" @click=${()=>u$(e,t)}>
    ${i("invites.revoke")}
  </button>`,d$={open:"invites.open",used_up:"invites.usedUp",expired:"invites.expired",revoked:"invites.revoked",suspended:"invites.suspended"},h$=(e,t)=>!e.isAdmin||e.isMine(t)?kt:rt` · ${t.inviter?i("invites.by",{name:w(t.inviter)}):i("invites.byCommand")}`;function f$(e,t){let s=t.note||i("invites.of",{date:bt(t.createdAt)}),n=t.state==="open";return rt`
    <li class="invite">
      <div class="row between">
        <span class="strong" dir="auto">${s}</span>
        <span class="badge">${i(d$[t.state])}</span>
      </div>
      <p class="soft">
        ${i("invites.used",{used:S(t.uses-t.usesLeft),uses:S(t.uses)})}
        ${n?rt` · ${i("invites.until",{date:bt(t.expiresAt)})}`:kt}
        ${t.befriend?rt` · ${i("invites.befriends")}`:kt}
        ${h$(e,t)}
      </p>
      ${t.usedBy.length?rt`<ul class="row used" aria-label=${i("invites.usedBy")}>${t.usedBy.map(p$)}</ul>`:kt}
      ${n?rt`<p class="row actions">${m$(e,t,s)}</p>`:kt}
    </li>`}function $$(e){let{items:t,problem:s,load:n}=e.list;return s?f(s,n):t?t.length?rt`
    <section class="card">
      <h2>${i(e.isAdmin?"invites.all":"invites.yours")}</h2>
      <ul class="people">${t.map(a=>f$(e,a))}</ul>
      ${D(e.list)}
    </section>`:wt()?kt:j(i("invites.none"),i("reason.may_not_invite")):k(2)}function Ll(e){let t=new as(e);return{title:i("invites.title"),ready:t.list.load(),view:()=>rt`
      ${v(i("invites.title"),kt,"/people")}
      ${wt()?rt`<p class="lead">${i("invites.lead")}</p>`:kt}
      ${t.created?va(t):kt}
      ${wt()?ya(t):kt}
      ${$$(t)}`}}import{html as St,nothing as ke}from"../lib/lit-html/lit-html.js";import{html as ka,nothing as Bl}from"../lib/lit-html/lit-html.js";function g$(e,t){let[s]=e.target.files;e.target.value="",s&&t.set(s)}var os=(e,{label:t,hint:s})=>ka`
  <div class="field">
    <p class="row actions">
      <label class="button quiet" for="picture">${c("camera")} ${t}</label>
      <input class="file" id="picture" type="file" accept="image/*" @change=${n=>g$(n,e)}>
      ${e.has()?ka`
        <button type="button" class="quiet" @click=${()=>e.remove()}>${i("profile.pictureRemove")}</button>`:Bl}
    </p>
    ${e.progress===null?Bl:ka`<progress max="1" .value=${e.progress} aria-label=${t}></progress>`}
    <p class="hint">${s}</p>
  </div>`;var Dl=(e,t)=>St`
  <div class="field">
    <p><span class="strong">${e}</span><br>${t}</p>
    <p class="hint">${i("admin.fixed")}</p>
  </div>`;function jl(e,t,s,n,a){let o=e.values[t];return e.isFixed(t)?Dl(n,a(o)):M(t,{label:n,options:s.map(r=>[r,a(r)]),chosen:o})}var Nl=e=>Si(e===Ee?"":e);function xa(e,t){e.chooseAccent(t),e.isAccentDark&&Nl(t)}function b$(e){xa(e,e.darkerAccent),document.getElementById("accent").focus()}var w$=(e,t,s)=>St`
  <button type="button" class="swatch" aria-label=${i(`admin.colours.${t}`)} title=${i(`admin.colours.${t}`)}
    aria-pressed=${s===e.accent?"true":"false"} @click=${()=>xa(e,s)}>
    <svg viewBox="0 0 32 32" aria-hidden="true"><circle cx="16" cy="16" r="16" fill=${s}/></svg>
    ${s===e.accent?c("check"):ke}
  </button>`,y$=e=>St`
  <div class="field">
    <label for="accent">${i("admin.accent")}</label>
    <input id="accent" name="accent" type="color" .value=${e.accent} aria-describedby="accent-note"
      aria-invalid=${e.form.errors.accent?"true":ke}
      @input=${t=>e.chooseAccent(t.target.value)} @change=${t=>xa(e,t.target.value)}>
    <div class="swatches">${Object.entries(Ss).map(([t,s])=>w$(e,t,s))}</div>
    <p id="accent-note" class=${e.form.errors.accent?"error":"hint"} aria-live="polite">
      ${e.form.errors.accent??i("admin.accentHint")}
    </p>
    ${e.isAccentDark?ke:St`
      <p><button type="button" class="quiet" @click=${()=>b$(e)}>
        <svg class="sample" viewBox="0 0 32 32" aria-hidden="true"><circle cx="16" cy="16" r="16" fill=${e.darkerAccent}/></svg>
        ${i("admin.darker")}
      </button></p>`}
  </div>`,v$=e=>d(e.form,"mediaLimit",{label:i("admin.limitOfAll"),hint:i("admin.limitOfAllHint"),kind:"number",mode:"numeric",value:e.limit}),k$=({mediaLimit:e})=>e?st(e):i("admin.limits.none"),x$=e=>St`
  <form class="card" novalidate @submit=${e.form.submit}>
    ${P(e.form)}
    <p class="hint">${i("admin.public")}</p>
    ${os(e.picture,{label:i("admin.picture"),hint:i("admin.pictureHint")})}
    ${d(e.form,"name",{label:i("admin.name"),value:e.values.name,most:50})}
    ${d(e.form,"description",{label:i("admin.description"),value:e.values.description,kind:"area",most:500})}
    ${d(e.form,"rules",{label:i("admin.rules"),value:e.values.rules,kind:"area",most:5e3})}
    ${d(e.form,"contact",{label:i("admin.contact"),hint:i("admin.contactHint"),value:e.values.contact,most:200})}
    ${y$(e)}
    ${jl(e,"registration",_r,i("admin.registration"),t=>i(`admin.modes.${t}`))}
    ${jl(e,"invites",zr,i("admin.whoInvites"),t=>i(`admin.inviters.${t}`))}
    ${e.isFixed("mediaLimit")?Dl(i("admin.limitOfAll"),k$(e.values)):v$(e)}
    <div class="row end">${B(e.form,i("action.save"))}</div>
  </form>`;function O$(e){return e.loading.problem?f(e.loading.problem,e.loading.load):e.values?St`${x$(e)}${q$(e)}`:k(4)}var q$=e=>St`
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
  </section>`;function Ul(e){let t=new He(e);return{title:i("admin.instance"),ready:t.loading.load(),view:()=>St`${v(i("admin.instance"),ke,"/admin")}${O$(t)}`,close(){t.accent!==t.savedAccent&&Nl(t.savedAccent)}}}import{html as ht,nothing as Zt}from"../lib/lit-html/lit-html.js";var S$=100,Cl=5,F$=14,P$=48,M$=256,[Oa,T$,I$]=[900,400,.46],_l=e=>[...e].sort((t,s)=>t-s)[Math.floor(e.length/2)];function A$(e,{width:t,height:s}){let n=e.map(({lat:Z,lng:xt})=>{let _s=Math.sin(Math.max(-85,Math.min(85,Z))*Math.PI/180);return{x:xt/360+.5,y:.5-Math.log((1+_s)/(1-_s))/(4*Math.PI)}}),a={x:_l(n.map(Z=>Z.x)),y:_l(n.map(Z=>Z.y))},o=Z=>Math.hypot(Z.x-a.x,Z.y-a.y),r=n.sort((Z,xt)=>o(Z)-o(xt)).slice(0,n.length<Cl?Cl:Math.floor(n.length*.9)),l=Z=>[Math.min(...r.map(xt=>xt[Z])),Math.max(...r.map(xt=>xt[Z]))],[[p,m],[h,T]]=[l("x"),l("y")],et=(Z,xt)=>Math.log2(Math.max(1,Z-2*P$)/(M$*xt)),Us={lat:Math.atan(Math.sinh(Math.PI*(1-h-T)))*180/Math.PI,lng:(p+m-1)*180},Cs=Math.floor(Math.min(et(t,m-p),et(s,T-h),F$,lr(Us)));return{...Us,zoom:Math.max(1,Cs)}}function L$(){let{innerWidth:e=Oa,innerHeight:t=Oa}=globalThis;return e>=Oa?{width:e-T$,height:t}:{width:e,height:t*(1-I$)}}async function zl({id:e}){let t=await $(b("/api/finds",{userId:e,includeFriends:!0,limit:S$})).catch(()=>[]);t.length&&(ee.set(Be(A$(t.map(s=>it(s.location)),L$()))),hs.set(e))}var en=class{user=null;#t;constructor(t){this.#t=t}async load(){try{this.user=await $(`/api/users/${hs.get()}`)}catch(t){t.code==="not_found"&&hs.remove();return}if(!this.user.findCount)return this.close();this.#t()}get mayAsk(){return this.user.friendship==="none"}async ask(){let t=await Go(this.user);return t&&(this.user={...this.user,friendship:"pending"}),this.#t(),t}close(){hs.remove(),this.user=null,this.#t()}};var qa="/admin/welcome",El=e=>e.slice(e.lastIndexOf("#")+1).trim(),B$=/^[A-Za-z0-9_-]*$/,j$={ä:"ae",ö:"oe",ü:"ue",ß:"ss",æ:"ae",ø:"oe",œ:"oe",å:"aa",ł:"l",đ:"d",ð:"d",þ:"th"},[D$,N$]=[3,31];function U$(e){let s=e.toLowerCase().normalize("NFC").replace(/[^a-z0-9]/gu,n=>j$[n]??n).normalize("NFD").replace(/\p{M}/gu,"").replace(/[^a-z0-9_-]+/g,"_").slice(0,N$).replace(/^_+|_+$/g,"");return s.length<D$?"":s}var sn=class{proposal="";name="";greeting=null;ended=null;#t;constructor(t,s){this.#t=t,this.invite=El(s);let n={username_taken:"username",invite_needed:"invite",registration_closed:"invite"};this.form=new O({send:a=>this.#s(a),update:t.update,fieldOf:n,asks:"password"})}load=async()=>{if(this.invite){try{this.greeting=await F("/api/invites/greeting",{code:this.invite})}catch(t){if(t.reason!=="invite_ended")return;this.ended=t,this.invite=""}this.#t.update()}};get user(){return y()}get isClosed(){return g().registration==="closed"&&!this.invite}get asksInvite(){return g().registration!=="open"&&!this.invite}typed({name:t,value:s}){if(t!=="username")return;let n=B$.test(s.trim())?"":U$(s.trim());n!==this.proposal&&(this.proposal=n,this.#t.update())}take(t){this.name=t.value.trim(),t.value=this.proposal,this.proposal="",this.form.clear("username"),this.#t.update()}#e(t){throw t.reason==="invite_needed"&&(this.invite=""),t}async#s({username:t,password:s,invite:n=""}){await go();let a=this.invite||El(n),o={username:t.trim(),password:s,cookie:!0,...a?{invite:a}:{}},r=await F("/api/auth/register",o).catch(l=>this.#e(l));zt(r.user),this.name&&await V("/api/users/me",{displayName:this.name}).then(zt,()=>{}),this.greeting?.inviter&&await zl(this.greeting.inviter),await this.#t.go(r.user.role==="admin"?qa:"/",{replace:!0}),u(i("join.welcome",{name:w(y()??r.user)}))}};var C$=e=>ht`
  <button type="button" class="chip" @click=${t=>z$(e,t)}>${i("join.take",{name:e.proposal})}</button>`,_$=e=>ht`<div class="proposed" role="status">${e.proposal?C$(e):Zt}</div>`;function z$(e,t){let{username:s}=t.target.closest("form").elements;e.take(s),s.focus()}var E$=({name:e})=>e?i("join.shownAs",{name:e}):i("join.usernameHint");function H$(e){let{form:t,asksInvite:s}=e;return ht`
    <form novalidate @submit=${t.submit} @input=${n=>e.typed(n.target)}>
      ${P(t)}
      ${s?d(t,"invite",{label:i("join.invite"),hint:i("join.inviteHint"),required:!0}):Zt}
      ${d(t,"username",{label:i("account.username"),hint:E$(e),required:!0,least:3,most:31,pattern:"[A-Za-z0-9_\\-]*",complete:"username"})}
      ${_$(e)}
      ${d(t,"password",{label:i("account.password"),hint:i("join.passwordHint"),kind:"password",required:!0,least:8,most:255,complete:"new-password"})}
      ${B(t,i("join.action"))}
    </form>`}var R$=(e,t)=>e?.length?ht`
  <div class="strip" role="img" aria-label=${i("join.photos",{name:w(t)})}>
    ${e.map(s=>ht`<span>${mt(s,{thumb:!0,eager:!0})}</span>`)}
  </div>`:Zt;function V$({greeting:e,invite:t}){let s=e?.inviter,n=ht`<p class="lead">${i("app.about")} ${t?i("join.invited"):Zt}</p>`;return s?ht`
    <div class="invited-by">
      ${W(s,56)}
      <h1 tabindex="-1">${i("join.invitedBy",{name:w(s),instance:H()})}</h1>
    </div>
    ${R$(e.photos,s)}
    ${n}
    ${e.befriend?ht`<p class="note">${i("join.invitedFriend",{name:w(s)})}</p>`:Zt}`:ht`<h1 tabindex="-1">${i("join.title")}</h1>${n}`}var W$=(e,t)=>ht`${kr(ht`
  ${V$(e)}
  ${e.ended?ht`<p class="note" role="alert">${q(e.ended)}</p>`:Zt}
  ${e.user?ht`<p class="note">${i("join.signedIn",{name:w(e.user)})}</p>`:Zt}
  ${e.isClosed?ht`<p class="note">${i("join.closed")}</p>`:Zt}
  ${g().passwordLogin?H$(e):Zt}
  ${qr("join.provider",{redirect:wo()?qa:"/"},{invite:e.invite})}
  <p class="below">${i("join.have")} <a href="/sign-in">${i("signin.action")}</a></p>`)}${ui(t)}`;function Hl(e){let t=new sn(e,location.hash);return{get title(){return i("join.title")},broad:!0,ready:t.load(),view:()=>W$(t,e.update)}}import{html as Ft,nothing as rs}from"../lib/lit-html/lit-html.js";var Vl=e=>e.map(({id:t,title:s,location:n},a)=>({id:t,n:a+1,title:s,...it(n),km:n.area})),Rl=({n:e,title:t})=>i("lists.nth",{n:e,title:t});function K$(e){let[t,...s]=e;return{key:t.id,lat:t.lat,lng:t.lng,steps:e,text:s.length?`${S(t.n)}+`:S(t.n),label:s.length?i("lists.nthMore",{first:Rl(t),n:s.length}):Rl(t),isOnePlace:s.every(n=>n.lat===t.lat&&n.lng===t.lng),area:t.km&&!s.length?t:null}}var Wl=(e,t,s)=>pi(e,t,s).map(K$);function Kl({steps:e},t){let s=e.findIndex(n=>n.id===t);return e[(s+1)%e.length].id}var Gl=["private","friends","public"],Yl=({name:e,description:t,visibility:s})=>({name:e.trim(),description:t.trim()||null,visibility:s}),Jl=({photos:e,cover:t})=>e??(t?[t]:[]),Zl=e=>new O({send:async t=>e(await F("/api/lists",Yl(t)))}),nn=class{constructor(t){let s=t.query.get("user")??"";this.isOwn=!s||s===y().id,this.lists=z(t,b("/api/lists",{userId:s,limit:20}))}},an=class{list=null;chosen="";#t;#e;constructor(t){this.#t=t,this.#e=`/api/lists/${t.params.id}`,this.finds=z(t,`${this.#e}/finds?limit=50`),this.loading=E(t,()=>this.#s())}get title(){return this.list?.name??i("lists.one")}get isOwn(){return this.list?.userId===y().id}get canHide(){return!this.isOwn&&y().role==="admin"&&!!this.list&&this.list.visibility!=="private"}get listsPath(){return b("/lists",{user:this.list&&!this.isOwn&&this.list.userId})}get steps(){return Vl(this.finds.items??[])}choose(t){this.chosen=t,this.#t.update()}async#s(){this.list=await $(this.#e,{signal:this.#t.signal}),await this.finds.load()}editForm=t=>new O({send:async s=>{this.list=await R(this.#e,Yl(s)),this.#t.update(),t()}});hideForm=t=>new O({send:async({reason:s})=>{await F(`/api/admin/lists/${this.list.id}/private`,{reason:s.trim()}),t(),this.#t.go(this.listsPath,{replace:!0})}});async remove(){await N(A(this.#e))&&this.#t.go("/lists",{replace:!0})}async#i(t){if(await N(t)){let s=await $(this.#e).catch(()=>this.list);this.list=s}this.#t.update()}drop(t){return this.#i(A(`${this.#e}/finds/${t.id}`).then(()=>{if(this.finds.items=this.finds.items.filter(s=>s.id!==t.id),!this.finds.items.length&&this.finds.next)return this.finds.load()}))}setCover(t){return this.#i(R(this.#e,{coverId:t.id}).then(()=>u(i("lists.coverChosen"))))}move(t,s){let{items:n}=this.finds,a=n.findIndex(r=>r.id===t.id),o=n[a+s];return o?this.#i(R(`${this.#e}/finds/${t.id}/place`,{[s<0?"before":"after"]:o.id}).then(()=>{let r=n.filter(l=>l.id!==t.id);r.splice(a+s,0,t),this.finds.items=r})):null}},on=class{lists=null;update=()=>{};#t;constructor(t){this.#t=t,this.form=new O({send:(s,n)=>this.#e(s,n),update:()=>this.update()})}load(){return N($(`/api/finds/${this.#t}/lists`).then(t=>{this.lists=t}))}async toggle(t){let s=`/api/lists/${t.id}/finds/${this.#t}`;t.hasFind=!t.hasFind,this.update(),await N(t.hasFind?R(s):A(s))||(t.hasFind=!t.hasFind),this.update()}async#e({list:t},s){let n=await F("/api/lists",{name:t.trim()});this.lists.unshift({...n,hasFind:!1}),s.reset(),await this.toggle(this.lists[0])}};import{html as Xt,nothing as G$}from"../lib/lit-html/lit-html.js";var Xl={private:"lock",friends:"people",public:"globe"},Sa=e=>Xt`
  <span class="badge">${c(Xl[e.visibility])} ${i(`lists.${e.visibility}`)}</span>`,Y$="(min-width: 1180px) 349px, (min-width: 720px) 336px, 100vw",J$=Xt`
  <svg class="way-drawing" viewBox="0 0 120 84" aria-hidden="true">
    <path d="M14 22 45 12l31 10 30-10v52L76 74 45 64 14 74zM45 12v52M76 22v52"></path>
    <path class="dots" d="M26 58c8-14 20-2 28-12s16-8 28-8"></path>
    <path class="pin-point" d="M88 42s8-8 8-14a8 8 0 0 0-16 0c0 6 8 14 8 14zm0-11.500a2.500 2.500 0 1 0 0-5 2.500 2.500 0 0 0 0 5z"></path>
  </svg>`,Z$=e=>Xt`
  <span class="mosaic of-${e.length}">
    ${e.map(({media:t})=>Xt`<span class="piece">${mt(t,e.length>1?{thumb:!0}:{sizes:Y$})}</span>`)}
  </span>`;function Ql(e){let t=Jl(e);return Xt`
    <li>
      <a class="list-card ${t.length?"":"bare"}" href="/lists/${e.id}">
        ${t.length?Z$(t):J$}
        <span class="over">
          <span class="name" dir="auto">${e.name}</span>
          <span class="row between">
            <span>${i("lists.finds",{n:e.findCount})}</span>
            <span>${c(Xl[e.visibility])} ${i(`lists.${e.visibility}`)}</span>
          </span>
        </span>
      </a>
    </li>`}var X$=(e,t)=>Xt`
  ${P(e)}
  ${d(e,"name",{label:i("lists.name"),value:t?.name??"",required:!0,most:100})}
  ${d(e,"description",{label:i("lists.description"),value:t?.description??"",kind:"area",most:500})}
  ${M("visibility",{label:i("lists.who"),hint:i("lists.whoHint"),chosen:t?.visibility??"private",options:Gl.map(s=>[s,i(`lists.${s}`)])})}`,rn=(e,t=null)=>U(e,i(t?"lists.edit":"lists.new"),s=>X$(s,t),s=>B(s,i("action.save"))),Q$=(e,t)=>Xt`
  <li>
    <label class="row list-choice">
      <input type="checkbox" .checked=${t.hasFind} @change=${()=>e.toggle(t)}>
      <span class="grow" dir="auto">${t.name}</span>
      ${Sa(t)}
    </label>
  </li>`,tg=(e,t)=>Xt`
  <div class="row between"><h2>${i("lists.addTo")}</h2>${ct(t)}</div>
  ${e.lists.length?Xt`<ul class="people">${e.lists.map(s=>Q$(e,s))}</ul>`:G$}
  <form novalidate @submit=${e.form.submit}>
    ${P(e.form)}
    ${d(e.form,"list",{label:i("lists.new"),hint:i("lists.newHint"),required:!0,most:100})}
    <div class="row end"><button type="submit" aria-busy=${e.form.busy?"true":"false"}>${i("lists.create")}</button></div>
  </form>`;async function eg(e){let t=new on(e.id);await t.load()&&await X((s,n)=>(t.update=n,tg(t,s)),{label:i("lists.addTo")})}import{html as Qt,nothing as xe}from"../lib/lit-html/lit-html.js";var tp=["exact","area","hidden"],ep=["","1","7","30","date"],sg=3650,Fa=({findId:e,listId:t})=>e?"find":t?"list":"category",sp=({isPublic:e,location:t})=>e&&!t?.area?"exact":"area";function ig(e,t=new Date){let[s,n,a]=e.split("-").map(Number);return Math.round((Date.UTC(s,n-1,a)-Date.UTC(t.getFullYear(),t.getMonth(),t.getDate()))/864e5)}var ip=(e,t=new Date)=>new Date(Date.UTC(t.getFullYear(),t.getMonth(),t.getDate()+e)).toISOString().slice(0,10);function ng({life:e,until:t}){if(e==="keep")return;if(e==="")return null;let s=e==="date"?ig(t):Number(e);if(s>=1&&s<=sg)return s;throw{code:"page",reason:"until",text:i("shares.untilBad")}}function ag({secret:e="new",password:t}){return e==="remove"?null:e==="new"&&t?t:void 0}var og=e=>({title:e.title.trim(),place:e.place,area:e.place==="area"?Number(e.area):void 0,password:ag(e),days:ng(e)}),rg=({chosen:e,category:t})=>({category:e||t.trim()});async function cg(){let e=(await $("/api/finds/categories")).filter(t=>t.ownCount).map(t=>[t.category,t.ownCount]);return[...e,...ne().filter(t=>!e.some(([s])=>s===t)).map(t=>[t,0])]}var cn=class{constructor({share:t=null,target:s=null,offered:n=[],place:a="area",done:o}){this.share=t,this.target=s,this.place=t?.place??a,this.life=t?.expiresAt?"keep":"",this.secret=t?.hasPassword?"keep":"new",this.offered=n,this.chosen=n[0]?.[0]??"",this.form=new O({send:async r=>o(await this.#t(r)),fieldOf:{until:"until"}})}get kind(){return Fa(this.share??this.target??{})}set(t){Object.assign(this,t),this.form.update()}#t(t){let s=og(t);return this.share?V(`/api/shares/${this.share.id}`,s):F("/api/shares",{...this.target??rg(t),...s,days:s.days??void 0})}},pn=e=>new URL(e.link,location.origin).href,un=()=>!!navigator.share;async function mn(e){try{await navigator.clipboard.writeText(pn(e))}catch{return!1}return u(i("find.copied")),!0}async function dn(e,t){try{await navigator.share({title:t,url:pn(e)})}catch(s){return s.name==="AbortError"}return!0}var ln=class{#t;constructor(t){this.#t=t,this.list=z(t,"/api/shares")}take(t){let{items:s}=this.list;if(!s)return this.list.load();let n=s.some(a=>a.id===t.id);return this.list.items=n?s.map(a=>a.id===t.id?t:a):[t,...s],this.#t.update()}async offered(){let t=null;return await N(cg().then(s=>{t=s})),t}async revoke(t){await N(A(`/api/shares/${t.id}`))&&(this.list.items=this.list.items.filter(s=>s.id!==t.id),u(i("shares.revoked")),this.#t.update())}};var Pa=e=>e.findTitle||e.listName||K(e.category??""),jt=e=>e.title||Pa(e),np=({place:e,area:t})=>e==="area"?Ye(t):i(`shares.place.${e}`),Ma=({expired:e,expiresAt:t})=>i(e?"shares.expired":"shares.until",{date:Ct(t)}),lg=e=>Qt`
  ${M("chosen",{error:e.form.errors.chosen,label:i("find.category"),chosen:e.chosen,set:t=>e.set({chosen:t}),options:[...e.offered.map(([t,s])=>[t,K(t)+(s?` (${S(s)})`:"")]),["",i("shares.otherCategory")]]})}
  ${e.chosen?xe:d(e.form,"category",{label:i("categories.own"),hint:i("shares.categoryHint"),required:!0,most:g().limits.category})}`,pg={exact:"pin",area:"map",hidden:"block"},ug=(e,t)=>Qt`
  <label class="choice">
    <input type="radio" name="place" value=${t} ?checked=${e.place===t} @change=${()=>e.set({place:t})}>
    <span>
      ${c(pg[t])}
      <span><span class="strong">${i(`shares.place.${t}`)}</span><br><span class="soft">${i(`shares.shows.${t}`)}</span></span>
    </span>
  </label>`,mg=e=>Qt`
  <fieldset class="choices">
    <legend>${i("shares.places")}</legend>
    ${tp.map(t=>ug(e,t))}
  </fieldset>
  ${e.place==="area"?M("area",{error:e.form.errors.area,label:i("shares.area"),hint:i("shares.areaHint"),chosen:String(e.share?.area??sa[0]),options:Ts()}):xe}`,dg=e=>Qt`
  ${M("life",{error:e.form.errors.life,label:i("shares.life"),chosen:e.life,set:t=>e.set({life:t}),options:[...e.share?.expiresAt?[["keep",Ma(e.share)]]:[],...ep.map(t=>[t,i(`shares.life.${t||"endless"}`)])]})}
  ${e.life==="date"?d(e.form,"until",{label:i("shares.date"),kind:"date",value:ip(14),hint:i("shares.dateHint"),required:!0}):xe}`,hg=e=>Qt`
  ${e.share?.hasPassword?M("secret",{error:e.form.errors.secret,label:i("account.password"),chosen:e.secret,set:t=>e.set({secret:t}),options:["keep","new","remove"].map(t=>[t,i(`shares.password.${t}`)])}):xe}
  ${e.secret==="new"?d(e.form,"password",{label:i(e.share?.hasPassword?"settings.newPassword":"account.password"),hint:i("shares.passwordHint"),kind:"password",required:!!e.share?.hasPassword,least:8,most:255,complete:"new-password"}):xe}`,fg=e=>Qt`
  <p>${i(`shares.about.${e.kind}`)}</p>
  ${P(e.form)}
  ${e.share||e.target?xe:lg(e)}
  ${mg(e)}
  ${dg(e)}
  ${hg(e)}
  ${d(e.form,"title",{label:i("shares.title"),value:e.share?.title??"",hint:i(`shares.titleHint.${e.kind}`),most:100})}`;async function hn(e){let t=null,s=null,n=r=>(s=new cn({...e,done:l=>{t=l,r()}}),s.form),[a,o]=e.share?["shares.change","action.save"]:["shares.new","shares.create"];return await U(n,i(a),()=>fg(s),r=>B(r,i(o))),t}async function ap(e){await mn(e)||(document.getElementById("link").select(),u(i("secret.selected")))}async function $g(e){await dn(e,jt(e))||await ap(e)}var gg=e=>Qt`
  <button type="button" class="quiet" @click=${()=>$g(e)}>${c("share")} ${i("action.share")}</button>`,Ta=e=>Qt`
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
    <button type="button" @click=${()=>ap(e)}>${c("copy")} ${i("secret.copy")}</button>
    ${un()?gg(e):xe}
    ${Ta(e)}
  </p>
  <p class="below"><a href="/shares" @click=${()=>s()}>${i("shares.all")}</a></p>`,{label:t});async function op(e){let t=await hn(e);t&&await Bs(t)}var bg=e=>op({target:{findId:e.id},place:sp(e)}),rp=e=>op({target:{listId:e.id}});var[cp,wg,yg]=[15,34,34],lp=e=>e.map(t=>t.id).sort().join(),Ia=class extends ss{closest=cp;onChoose=()=>{};#t=[];#e="";set steps(t){let s=lp(t)===lp(this.points);this.points=t,this.map&&(s?this.mark():this.draw())}set chosen(t){t!==this.#e&&(this.#e=t,this.map&&(this.#i(),this.mark()))}get#s(){return this.#t.find(t=>t.steps.some(s=>s.id===this.#e))}#i(){let t=this.#s;t&&(t.isOnePlace?this.map.reveal(t):this.map.fit(t.steps,cp))}mark(){this.#t=Wl(this.points,s=>this.map.pixelOf(s),yg);let t=s=>this.onChoose(Kl(s,this.#e));this.map.setMarkers(this.#t.map(s=>({...s,kind:"nth",size:wg,click:()=>t(s)}))),this.map.select(this.#s?.key??"")}};customElements.define("list-map",Ia);async function vg(e){await L(i("lists.deleteTitle",{name:e.list.name}),i("lists.deleteText"),i("action.delete"))&&e.remove()}var kg=e=>It(i("lists.menu"),[{text:i("lists.edit"),sign:"edit",run:()=>rn(e.editForm,e.list)},{text:i("find.byLink"),sign:"globe",run:()=>rp(e.list)},{text:i("lists.delete"),sign:"trash",isDanger:!0,run:()=>vg(e)}],{id:"list-menu"}),xg=e=>Ft`
  ${P(e)}
  <p>${i("lists.makePrivateText")}</p>
  ${d(e,"reason",{label:i("report.reason"),required:!0,most:500})}`,Og=e=>It(i("lists.menu"),[{text:i("lists.makePrivate"),sign:"lock",isDanger:!0,run:()=>U(e.hideForm,i("lists.makePrivateTitle",{name:e.list.name}),xg,t=>B(t,i("lists.makePrivate")))}],{id:"list-menu"});async function pp(e,t,s){await e.move(t,s),x(`find-${t.id}`)}async function qg(e,t){await e.drop(t),x("list-menu")}function Sg(e,t,s){let n=e.finds.items.length-1;return It(i("lists.findMenu",{title:t.title}),[...s>0?[{text:i("lists.up"),run:()=>pp(e,t,-1)}]:[],...s<n?[{text:i("lists.down"),run:()=>pp(e,t,1)}]:[],...t.media.some(a=>a.type==="image")?[{text:i("lists.cover"),sign:"camera",run:()=>e.setCover(t)}]:[],{text:i("lists.drop"),sign:"close",run:()=>qg(e,t)}],{id:`find-${t.id}`})}async function Fg(e,t){e.choose(t),await Promise.resolve(),document.getElementById(`row-${t}`)?.scrollIntoView({block:"nearest"})}function Pg(e,t){e.choose(t===e.chosen?"":t),document.querySelector("list-map")?.scrollIntoView({block:"nearest"})}var Mg=(e,t,s)=>Ft`
  <button type="button" class="nth-button" data-handle aria-pressed=${e.chosen===t.id?"true":"false"}
    aria-label=${i("lists.onMap",{n:s+1,title:t.title})} @click=${()=>Pg(e,t.id)}>
    <span class="nth">${S(s+1)}</span>
  </button>`,Tg=(e,t,s)=>e.move(e.finds.items[t],s-t),Ig=(e,t,s)=>Ft`
  <li class="listed ${e.chosen===t.id?"chosen":""}" id="row-${t.id}" ?data-drag=${e.isOwn}
    @pointerdown=${n=>e.isOwn&&zi(n,(a,o)=>Tg(e,a,o))}>
    ${Mg(e,t,s)}
    ${ar(t,li(t))}
    ${e.isOwn?Sg(e,t,s):rs}
  </li>`,Ag=({user:e})=>Ft`<a class="person" href="/people/${e.id}">${W(e)} <span>${w(e)}</span></a>`,Lg=e=>Ft`
  <div class=${e.isOwn&&!e.list.description?"stack":"card"}>
    ${e.isOwn?rs:Ag(e.list)}
    ${e.list.description?Ft`<p class="text" dir="auto">${e.list.description}</p>`:rs}
    <p class="marks">${Sa(e.list)} <span class="soft">${i("lists.finds",{n:e.list.findCount})}</span></p>
  </div>`;function Bg(e){let{items:t,problem:s,load:n}=e.finds;return s?f(s,n):t?t.length?Ft`
    <ol class="card rows" @touchmove=${we} @contextmenu=${we}>${t.map((a,o)=>Ig(e,a,o))}</ol>
    ${D(e.finds)}`:j(i("lists.empty"),e.isOwn?i("lists.emptyText"):i("lists.emptyOther"),rs,"pin"):k(3)}var jg=e=>Ft`
  <list-map .label=${i("lists.map")} .steps=${e.steps} .chosen=${e.chosen} .onChoose=${t=>Fg(e,t)}></list-map>`;function Dg(e){let{problem:t,load:s}=e.loading;return t?.code==="not_found"?Ft`<p class="empty">${i("lists.gone")}</p>`:t?f(t,s):e.list?Ft`
    <div class="list-page">
      ${e.steps.length?jg(e):rs}
      <div class="stack">
        ${Lg(e)}
        ${Bg(e)}
      </div>
    </div>`:k(3)}function up(e){let t=new an(e);return{get title(){return t.title},broad:!0,ready:t.loading.load(),view:()=>Ft`
      ${v(t.title,t.isOwn?kg(t):t.canHide?Og(t):rs,t.listsPath)}
      ${Dg(t)}`}}import{html as Aa,nothing as mp}from"../lib/lit-html/lit-html.js";async function Ng(e){let t=null;await rn(s=>Zl(n=>{t=n,s()})),t&&e.go(`/lists/${t.id}`)}var Ug=e=>Aa`
  <button type="button" id="new-list" @click=${()=>Ng(e)}>${c("plus")} ${i("lists.new")}</button>`;function Cg({lists:e,isOwn:t}){return e.problem?f(e.problem,e.load):e.items?e.items.length?Aa`<ul class="list-cards">${e.items.map(Ql)}</ul>${D(e)}`:j(i("lists.none"),t?i("lists.noneText"):i("lists.noneOther"),mp,"way"):k(3)}function dp(e){let t=new nn(e);return{title:i("lists.title"),broad:!0,ready:t.lists.load(),view:()=>Aa`
      ${v(i("lists.title"),t.isOwn?Ug(e):mp,t.isOwn?"/profile":`/people/${e.query.get("user")}`)}
      ${Cg(t)}`}}import{html as hp,nothing as zg}from"../lib/lit-html/lit-html.js";var _g=10,fn=class{isGone=!1;#t;constructor(t){this.#t=t,this.name=t.params.name.toLowerCase(),this.loading=E(t,()=>this.#e())}async#e(){if(this.name===y()?.username)return this.#s(y());let t=b("/api/users",{q:this.name,limit:100});for(let s=0;t&&s<_g;s++){let n=await _t(t,{signal:this.#t.signal}),a=n.items.find(o=>o.username===this.name);if(a)return this.#s(a);t=n.next}return this.isGone=!0,null}#s(t){return this.#t.go(`/people/${t.id}`,{replace:!0})}};function Eg({isGone:e,loading:t}){return t.problem?f(t.problem,t.load):e?hp`<p class="empty">${i("person.gone")}</p>`:k(3)}function fp(e){let t=new fn(e);return{title:i("person.title"),ready:t.loading.load(),view:()=>hp`${v(t.name,zg,"/people")}${Eg(t)}`}}import{html as Dt,nothing as gn}from"../lib/lit-html/lit-html.js";var[Hg,Rg]=[20,36e5];function Vg(e){let t=new Map;for(let{type:s,data:n,createdAt:a}of e)(n.commentId||s==="mentioned")&&t.set(n.userId,[...t.get(n.userId)??[],new Date(a)]);return new Set([...t].filter(([,s])=>s.some((n,a)=>n-s[a+Hg-1]<Rg)).map(([s])=>s))}var $n=class{#t;#e;#s=new Set;constructor(t){this.#t=t,this.list=z(t,"/api/notifications?limit=30"),this.#e=ut.subscribe("notification",s=>this.#n(s))}get groups(){let t=new Map,s=Vg(this.list.items);for(let n of this.list.items){let a=n.data.findId&&n.data.userId?`${n.type} ${n.data.findId}`:n.id,o=t.get(a)??{key:a,newest:n,items:[],isRead:!0,more:!1};o.items.push(n),o.isRead&&=n.isRead,o.more||=n.type!=="find_liked"&&s.has(n.data.userId),t.set(a,o)}return[...t.values()]}load=async()=>{await this.list.load(),this.list.items?.some(t=>t.type==="friend_request")&&await this.#i()};async#i(){let{items:t}=await _t("/api/friends?status=pending&direction=received&limit=100").catch(()=>({items:[]}));this.#s=new Set(t.map(({id:s})=>s)),this.#t.update()}request({type:t,data:s}){return t!=="friend_request"||!this.#s.has(s.friendshipId)?null:{friendship:{id:s.friendshipId},user:{id:s.userId,username:s.username,displayName:s.displayName}}}async answered({newest:t}){await this.#i(),!this.request(t)&&(this.list.items=this.list.items.filter(s=>s!==t),t.isRead||Ws(-1),this.#t.update())}get hasUnread(){return!!this.list.items?.some(t=>!t.isRead)}#n(t){t.type==="friend_request"&&this.#s.add(t.data.friendshipId),this.list.items&&(this.list.items=[t,...this.list.items.filter(s=>s.id!==t.id)]),this.#t.update()}markRead(t){for(let s of t.items.filter(n=>!n.isRead))s.isRead=!0,Ws(-1),V(`/api/notifications/${s.id}`,{isRead:!0}).catch(()=>{})}async markAllRead(){try{await F("/api/notifications/read-all");for(let t of this.list.items)t.isRead=!0;mo(0)}catch(t){u(q(t))}this.#t.update()}async remove(t){try{for(let s of t.items)await A(`/api/notifications/${s.id}`),this.list.items=this.list.items.filter(n=>n!==s),s.isRead||Ws(-1)}catch(s){u(q(s))}this.#t.update()}close(){this.#e()}};var Wg={friend_request:"people",friend_accepted:"check",find_liked:"heart",find_commented:"comment",replied:"comment",mentioned:"people"};async function Kg(e,t,s){await e.remove(t),await Promise.resolve(),(document.querySelectorAll(".note-row .round")[Math.min(s,e.groups.length-1)]??document.querySelector("h1")).focus()}var Gg=({type:e,data:t})=>e==="moderated"?co[lo(t)]:e==="link_used"?"lock":"flag",Yg=({type:e,data:t,actor:s})=>t.userId?Dt`
  <span class="face">
    ${W(s??{profilePicture:`/api/avatars/${t.userId}`},44)}
    <span class="sign ${e}">${c(Wg[e],e==="find_liked")}</span>
  </span>`:Dt`<span class="face office">${c(Gg({type:e,data:t}))}</span>`,Jg=e=>Dt`
  <img class="note-thumb" src=${e} alt="" width="48" height="48" loading="lazy" decoding="async">`;function Zg(e,t){let s=e.request(t.newest);return s?Dt`<span class="row actions">${de(s.friendship,s.user,()=>e.answered(t))}</span>`:gn}var Xg=(e,t,s)=>Dt`
  <li class="note-row ${t.isRead?"":"unread"}">
    <a href=${uo(t.newest)} @click=${()=>e.markRead(t)}>
      ${Yg(t.newest)}
      <span>
        <span class="what">${po(t.items,t.more)}</span><br>
        <span class="soft">
          ${t.isRead?gn:Dt`<span class="unseen">${i("note.new")}</span>`}${Y(t.newest.createdAt)}
        </span>
      </span>
      ${t.newest.thumbnailUrl?Jg(t.newest.thumbnailUrl):gn}
    </a>
    ${Zg(e,t)}
    <button type="button" class="round" aria-label=${i("note.delete")} @click=${()=>Kg(e,t,s)}>${c("close")}</button>
  </li>`,Qg=e=>Dt`
  <button type="button" class="quiet" @click=${()=>e.markAllRead()}>${c("check")} ${i("note.readAll")}</button>`,tb=()=>Dt`<a class="button" href="/people">${i("note.noneAction")}</a>`;function eb(e){let{items:t,problem:s}=e.list;return s?f(s,e.load):t?t.length?Dt`<ul class="card notes">${e.groups.map((n,a)=>Xg(e,n,a))}</ul>${D(e.list)}`:j(i("note.none"),i("note.noneText"),tb(),"bell"):k(4)}function $p(e){let t=new $n(e);return{title:i("nav.bell"),ready:t.load(),view:()=>Dt`${v(i("nav.bell"),t.hasUnread?Qg(t):gn)}${eb(t)}`,close:()=>t.close()}}import{html as Nt,nothing as yn}from"../lib/lit-html/lit-html.js";var sb=200,ib=2,bn=class{#t;#e=0;#s;constructor(t){this.#t=t;let s=n=>z(t,b("/api/friends",n));this.lists={received:s({status:"pending",direction:"received"}),sent:s({status:"pending",direction:"sent"}),accepted:s({status:"accepted"}),blocked:s({status:"blocked"})},this.text=t.query.get("q")??"",this.found=z(t,()=>b("/api/users",{q:this.text.trim()})),this.#s=ut.subscribe("notification",this.load),this.text&&this.search()}load=()=>Promise.all(Object.values(this.lists).map(t=>t.load()));search=()=>{let t=this.text.trim();return this.#t.rename(b(this.#t.path,{q:t})),[...t].length<ib?this.found.clear():this.found.load()};reload=()=>Promise.all([this.load(),this.search()]);type(t){this.text=t,clearTimeout(this.#e),this.#e=setTimeout(this.search,sb)}get problem(){return Object.values(this.lists).find(t=>t.problem)?.problem}get isLoaded(){return Object.values(this.lists).every(t=>t.items)}other(t){return t.requesterId===y()?.id?t.addressee:t.requester}isMe(t){return t.id===y()?.id}requestOf(t){return this.lists.received.items?.find(s=>s.requesterId===t.id)}close(){clearTimeout(this.#e),this.#s()}};import{html as La,nothing as nb}from"../lib/lit-html/lit-html.js";var ab=44,ob=(e,{findCount:t,moreFinds:s,commonFriends:n}={})=>[e.displayName?`@${e.username}`:"",t===void 0?"":Za(s,i("map.finds",{n:t})),n?i("person.common",{n}):""].filter(Boolean).join(" · "),rb=e=>e?La`<br><span class="soft person-sums">${e}</span>`:nb,js=(e,t,s)=>La`
  <li class="row between">
    <a class="person" href="/people/${e.id}">
      ${W(e,ab)} <span><span class="strong" dir="auto">${w(e)}</span>${rb(ob(e,s))}</span>
    </a>
    <span class="row actions">${t}</span>
  </li>`,gp=(e,t)=>La`
  <li class="row between">
    <span>${gs(e)}</span>
    <span class="row actions">${t}</span>
  </li>`;function cb(e,t){if(e.isMe(t))return Nt`<span class="soft">${i("people.you")}</span>`;if(t.friendship==="accepted")return Nt`<span class="badge">${c("check")} ${i("friend.friends")}</span>`;if(t.friendship==="none")return ai(t,e.reload);let s=e.requestOf(t);return s?de(s,t,e.reload):Nt`<span class="badge">${i("friend.pending")}</span>`}function lb(e){let{found:t}=e;return t.problem?f(t.problem,e.search):t.items?t.items.length?Nt`
    <ul class="people" aria-label=${i("people.results")}>${t.items.map(s=>js(s,cb(e,s),s))}</ul>
    ${D(t)}`:Nt`<p class="soft" role="status">${i("people.noMatch")}</p>`:yn}function pb(e,t){e.preventDefault(),t.search()}var ub=e=>Nt`
  <form class="card" role="search" @submit=${t=>pb(t,e)}>
    <label for="people-search">${i("people.search")}</label>
    <div class="search">
      ${c("search")}
      <input id="people-search" type="search" autocomplete="off" autocapitalize="none" spellcheck="false"
        .value=${e.text} @input=${t=>e.type(t.target.value)}>
    </div>
    ${lb(e)}
  </form>`;function wn(e,t,s,n=js){let a=e.lists[t];return a.items.length?Nt`
    <section class="card">
      <h2>${i(`people.${t}`)}</h2>
      <ul class="people">${a.items.map(o=>n(e.other(o),s(o,e.other(o)),o.other))}</ul>
      ${D(a)}
    </section>`:yn}var mb=(e,t,s)=>ws(s,[ri(t,s,e.reload),bs(s,e.reload)]),db=e=>Nt`
  ${wn(e,"received",(t,s)=>[de(t,s,e.reload),ws(s,[bs(s,e.reload)])])}
  ${wn(e,"sent",(t,s)=>oi(t,s,e.reload))}
  ${e.lists.accepted.items.length?wn(e,"accepted",(t,s)=>mb(e,t,s)):j(i("people.none"),i("people.noneText"),yn,"people")}
  ${wn(e,"blocked",(t,s)=>Jo(s,e.reload),gp)}`;function hb(e){return e.problem?f(e.problem,e.load):e.isLoaded?db(e):k(3)}var fb=()=>wt()?Nt`<a class="button quiet" href="/invites">${c("plus")} ${i("invites.invite")}</a>`:yn;function bp(e){let t=new bn(e);return{title:i("people.title"),ready:t.load(),view:()=>Nt`${v(i("people.title"),fb(),"/feed")}${ub(t)}${hb(t)}`,close:()=>t.close()}}import{html as ls,nothing as Ds}from"../lib/lit-html/lit-html.js";var vn=class extends ei{user=null;friendship=null;#t;constructor(t){super(t,b("/api/finds",{userId:t.params.id,includePrivate:!0,includeFriends:!0,limit:20})),this.#t=t.params.id,this.loading=E(t,()=>this.#e())}get title(){return(this.user&&w(this.user))??i("person.title")}get isMe(){return this.#t===y()?.id}get hasAsked(){return this.friendship?.requesterId===this.#t}async#e(){this.user=await $(`/api/users/${this.#t}`,{signal:this.page.signal}),await Promise.all([this.finds.load(),this.#s()])}async#s(){this.friendship=null;let{friendship:t}=this.user,s=t==="none"?"":b("/api/friends",{status:t,limit:100});for(;s&&!this.friendship;){let n=await _t(s,{signal:this.page.signal});this.friendship=n.items.find(a=>a.requesterId===this.#t||a.addresseeId===this.#t)??null,s=n.next}}};import{html as Q,nothing as ft}from"../lib/lit-html/lit-html.js";var $b=88,Ba=(e,t)=>Q`
  <span class="sum"><span class="strong">${S(e)}</span> <span class="soft">${i(t,{n:e})}</span></span>`,yp=({items:e})=>e?.length?Q`<finds-map .places=${vp(e)} .label=${i("person.map")}></finds-map>`:ft;function gb({items:e,problem:t},s){return t||s===0||e?.length===0?ft:e?Q`<finds-map class="profile-cover" .places=${vp(e)} .label=${i("person.map")}></finds-map>`:Q`<div class="profile-cover"></div>`}var kn=(e,{title:t,finds:s,figures:n={},badge:a=ft,actions:o=ft})=>Q`
  <section class="profile-head">
    ${e?[gb(s,n.findCount),W(e,$b)]:ft}
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
  <li><a class="way" href=${e}>${c(t)} <span class="grow">${s}</span> ${c("next")}</a></li>`,bb=e=>Q`
  <li>
    <a class="tile c-${Le(e.category).code}" href="/finds/${e.id}">
      ${e.media.length?mt(e.media[0],{thumb:!0}):Q`<span class="sign-tile">${lt(e.category)}</span>`}
      ${e.isPublic?ft:Q`
        <span class="corner">${c(he(je(e)))}<span class="unseen">${nr(e)}</span></span>`}
      <span class="caption" dir="auto">${e.title}</span>
    </a>
  </li>`,wp=(e,t,s)=>Q`
  <button type="button" class="chip" aria-pressed=${e.layout===t?"true":"false"} @click=${()=>e.show(t)}>
    ${c(s)} ${i(`person.${t}`)}
  </button>`,wb={grid:e=>Q`<ul class="tiles">${e.map(bb)}</ul>`,list:e=>Q`<ul class="card rows">${e.map(t=>ci(t,li(t)))}</ul>`},vp=e=>[...new Map(e.map(({locationId:t,location:s})=>[t,{...it(s),km:s.area,name:Vs(s)}])).values()];function cs(e,t){let{items:s,problem:n,load:a}=e.finds;return n?f(n,a):s?s.length?Q`
    <div class="chips" role="group" aria-label=${i("person.layout")}>
      ${wp(e,"grid","camera")}
      ${wp(e,"list","filter")}
    </div>
    ${wb[e.layout](s)}
    ${D(e.finds)}`:j(t.title,t.text,t.action??ft,t.sign??"pin"):k(3)}import{html as Da}from"../lib/lit-html/lit-html.js";var kp=["spam","illegal","rules","other"],ja=["open","closed"],xp=e=>e==="user"?["dismissed","suspended","deleted"]:["dismissed","hidden","deleted","suspended"],Op=(e,t)=>F("/api/reports",{...e,...t});async function qp(e,t){await N((t?R:A)(`/api/users/${e.id}/mute`))&&u(i(t?"report.mutedNow":"report.unmutedNow",{name:w(e)}))}var xn=class{#t;constructor(t){this.#t=t;let s=t.query.get("status");this.status=ja.includes(s)?s:"open";let n=()=>this.status==="open"?"asc":"desc";this.list=z(t,()=>b("/api/admin/reports",{status:this.status,order:n(),limit:20}))}choose(t){return this.status=t,this.#t.rename(b("/admin/reports",{status:t})),this.list.clear(),this.list.load()}async decide(t,s,n=""){await F(`/api/admin/reports/${t.id}`,{outcome:s,note:n}),this.list.items=this.list.items.filter(a=>a!==t),this.#t.update(),u(i("report.decided"))}async show(t){await N(A(`/api/admin/${t.kind}s/${t.targetId}/hidden`))&&(t.hidden=!1,u(i("report.shownAgain")),this.#t.update())}};function Na(e,t,s){return U(a=>new O({send:async o=>{await t(o),a()}}),e,a=>Da`${P(a)}${s(a)}`,a=>B(a,i("report.send")))}var yb=e=>Da`
  <div class="field">
    <label for="reason">${i("report.reason")}</label>
    <select id="reason" name="reason">${kp.map(t=>Da`<option value=${t}>${i(`report.reason.${t}`)}</option>`)}</select>
  </div>
  ${d(e,"text",{label:i("report.text"),hint:i("report.hint"),kind:"area",most:1e3})}`;async function vb(e){await Na(i("report.title"),t=>Op(e,t),yb)&&u(i("report.sent"))}var Sp=(e,t)=>({text:i(e.muted?"report.unmute":"report.mute"),sign:"bell",run:()=>qp(e,!e.muted).then(t)});function kb({user:e,friendship:t,hasAsked:s,loading:n}){return e.friendship==="none"?ai(e,n.load):t?t.status==="accepted"?Ds:s?de(t,e,n.load):oi(t,e,n.load):Ds}var xb=()=>ls`<a class="button quiet" href="/profile">${i("profile.title")}</a>`,Ob=e=>e.isMe?xb():kb(e);function qb(e,t){let{user:s,friendship:n,loading:a}=e;if(!s||e.isMe)return Ds;let o=n?.status==="accepted"?[ri(n,s,a.load)]:[];return ws(s,[Sp(s,a.load),...o,Zo({userId:s.id}),bs(s,()=>t.go("/people"))])}var Sb=()=>ls`<span class="badge">${c("check")} ${i("friend.friends")}</span>`,Fb=e=>kn(e.user,{title:e.loading.problem?i("person.title"):e.title,finds:e.finds,figures:e.user??{},badge:e.user?.friendship==="accepted"?Sb():Ds,actions:e.user?Ob(e):Ds});function Pb(e){let{problem:t,load:s}=e.loading;return t?.code==="not_found"?ls`<p class="empty">${i("person.gone")}</p>`:t?f(t,s):e.user?ls`
    <section class="stack" aria-labelledby="finds">
      <h2 id="finds" class="unseen">${i("person.findsTitle")}</h2>
      ${cs(e,{title:i("person.none"),text:i("person.noneText",{name:w(e.user)})})}
    </section>
    <ul class="card rows">${pe(b("/lists",{user:e.user.id}),"feed",i("lists.title"))}</ul>`:k(3)}var Mb=(e,t)=>ls`
  <div class="head">${Ao("/people")}<span class="grow"></span>${qb(e,t)}</div>`;function Fp(e){let t=new vn(e);return{get title(){return t.title},broad:!0,ready:t.loading.load(),view:()=>ls`${Mb(t,e)}${Fb(t)}${Pb(t)}`}}import{html as Oe,nothing as Ua}from"../lib/lit-html/lit-html.js";var On=class{#t;constructor(t,s){this.#t=t,this.restored=s,this.list=z(t,"/api/finds/bin?limit=20",n=>n.find.id)}restore(t){return this.#e(t,F(`/api/finds/${t.id}/restore`),i("find.restored"),this.restored)}remove(t){return this.#e(t,A(`/api/finds/${t.id}?forever=true`),i("bin.removed"),()=>{})}async#e(t,s,n,a){await N(s)&&(this.list.items=this.list.items.filter(o=>o.find.id!==t.id),this.#t.update(),u(n),a())}};var qn=class extends ei{figures={};isEdited=!1;constructor(t){super(t,b("/api/finds",{userId:y().id,includePrivate:!0,limit:20})),this.picture=new ze("/api/users/me/picture",t,{has:()=>this.user.profilePicture.startsWith("/api/media/"),take:async n=>zt(n??await $("/api/users/me"))}),this.bin=new On(t,()=>this.#t());let s={username_taken:"username",name_taken:"displayName"};this.form=new O({send:n=>this.#s(n),update:t.update,fieldOf:s})}get user(){return y()}load=()=>Promise.all([this.#t(),this.bin.list.load()]);#t=()=>Promise.all([this.finds.load(),this.#e()]);async#e(){this.figures=await $(`/api/users/${y().id}`,{signal:this.page.signal}).catch(()=>({})),this.page.update()}toggleEdit=()=>{this.isEdited=!this.isEdited,this.page.update()};async#s({displayName:t,about:s,username:n,age:a}){let o={displayName:t.trim()||null,about:s.trim()||null,username:n.trim()};zt(await V("/api/users/me",{...o,age:a===""?null:Number(a)})),u(i("profile.saved"))}};import{html as Fn,nothing as Sn}from"../lib/lit-html/lit-html.js";async function Tb(e,t){await e.restore(t),x(e.list.items.length?"bin":"finds")}async function Ib(e,t){await L(i("bin.removeTitle"),i("bin.removeText",{title:t.title}),i("bin.remove"))&&(await e.remove(t),x(e.list.items.length?"bin":"finds"))}var Ab=(e,t)=>Fn`
  <button type="button" class="quiet" aria-label="${i("bin.restore")}: ${t.title}" @click=${()=>Tb(e,t)}>
    ${c("retry")} ${i("bin.restore")}
  </button>`,Lb=(e,{find:t,expiresAt:s})=>Fn`
  <li>
    <p>
      <span class="strong" dir="auto">${t.title}</span>
      ${s?Fn`<br><span class="soft">${i("bin.until",{date:Ct(s)})}</span>`:Sn}
    </p>
    ${t.hidden?Xo(i("report.findHidden"),t.hidden):Sn}
    <p class="row">
      ${t.hidden?Sn:Ab(e,t)}
      <button type="button" class="danger" aria-label="${i("bin.remove")}: ${t.title}" @click=${()=>Ib(e,t)}>
        ${c("trash")} ${i("bin.remove")}
      </button>
    </p>
  </li>`,Pp=e=>e.list.items?.length?Fn`
  <section class="card" aria-labelledby="bin">
    <h2 id="bin" tabindex="-1">${i("bin.title")}</h2>
    <p class="hint">${i("bin.hint")}</p>
    <ul class="rows binned">${e.list.items.map(t=>Lb(e,t))}</ul>
    ${D(e.list)}
  </section>`:Sn;var Bb=()=>Oe`<a class="button" href="/new">${c("plus")} ${i("nav.plus")}</a>`,jb=({form:e,user:t})=>Oe`
  <form novalidate @submit=${e.submit}>
    ${P(e)}
    ${d(e,"displayName",{label:i("profile.name"),hint:i("profile.nameHint"),value:t.displayName??"",most:50,complete:"name"})}
    ${d(e,"about",{label:i("profile.about"),value:t.about??"",most:160})}
    ${d(e,"username",{label:i("account.username"),hint:i("join.usernameHint"),value:t.username,required:!0,least:3,most:31,pattern:"[A-Za-z0-9_\\-]*",complete:"username"})}
    ${d(e,"age",{label:i("profile.age"),hint:i("profile.ageHint"),value:t.age??"",kind:"number",mode:"numeric"})}
    <div class="row end">${B(e,i("action.save"))}</div>
  </form>`,Db=e=>Oe`
  <ul class="card rows">
    ${pe("/people","people",i("people.accepted"))}
    ${pe("/saved","bookmark",i("saved.title"))}
    ${pe("/lists","feed",i("lists.title"))}
    ${pe("/shares","share",i("shares.mine"))}
    ${e.role==="admin"?pe("/admin","shield",i("admin.title")):Ua}
  </ul>`,Nb=()=>Oe`<a class="button quiet" href="/settings">${c("gear")} ${i("settings.title")}</a>`,Ub=e=>Oe`
  <section class="card" id="edit" aria-labelledby="edit-title">
    <div class="row between"><h2 id="edit-title" tabindex="-1">${i("profile.edit")}</h2>${ct(e.toggleEdit)}</div>
    ${os(e.picture,{label:i("profile.picture"),hint:i("profile.pictureHint")})}
    ${jb(e)}
  </section>`;async function Cb(e){e.toggleEdit(),await x("edit-title")}var _b=e=>Oe`
  <button type="button" class="quiet" id="edit-profile" aria-expanded=${e.isEdited?"true":"false"} @click=${()=>Cb(e)}>
    ${c("edit")} ${i("profile.edit")}
  </button>`,zb=e=>Oe`
  <div class="head"><span class="grow"></span>${Nb()}</div>
  ${kn(e.user,{title:w(e.user),finds:e.finds,figures:e.figures,actions:_b(e)})}
  ${e.isEdited?Ub(e):Ua}
  <section class="stack" aria-labelledby="finds">
    <h2 id="finds" class="unseen" tabindex="-1">${i("profile.finds")}</h2>
    ${cs(e,{title:i("profile.none"),text:i("profile.noneText"),action:Bb()})}
  </section>
  ${Db(e.user)}
  ${Pp(e.bin)}`;function Mp(e){let t=new qn(e);return{title:i("profile.title"),broad:!0,ready:t.load(),view:()=>t.user?zb(t):Ua}}import{html as $t,nothing as ue}from"../lib/lit-html/lit-html.js";var Eb={dismissed:"check",hidden:"block",deleted:"trash",suspended:"lock"},Hb=e=>d(e,"note",{label:i("report.note"),hint:i("report.noteHint"),kind:"area",required:!0,most:500}),Tp=(e,t)=>i(`report.outcome.${e.kind==="user"&&t==="deleted"?"accountDeleted":t}`);async function Rb(e,t,s){let n=Tp(t,s);s!=="dismissed"?await Na(n,({note:a})=>e.decide(t,s,a),Hb):await L(n,i("report.dismissText"),n)&&await e.decide(t,s).catch(()=>e.list.load()),x("reports")}var Ip=e=>e?$t`<a class="strong" href="/people/${e.id}">${w(e)}</a>`:$t`<span class="soft">${i("report.left")}</span>`,Vb=e=>$t`
  <p class="row">${e.map(t=>$t`
    <a href=${t.url} target="_blank" rel="noreferrer noopener">
      <img class="note-thumb" src=${t.thumbnailUrl} alt=${t.caption||i("report.photo")} width="48" height="48" loading="lazy">
    </a>`)}</p>`,Wb=e=>$t`
  <p class="strong" dir="auto">${e.title}</p>
  ${e.description?ys(e.description):ue}
  ${e.media.length?Vb(e.media):ue}`,Kb=e=>e.find?Wb(e.find):e.comment?ys(e.comment.content):e.kind==="user"?ue:$t`<p class="soft">${i("report.noContent")}</p>`,Gb=e=>$t`
  <li>
    <p>${i(`report.reason.${e.reason}`)} · ${Ip(e.reporter)} · <span class="soft">${Y(e.createdAt)}</span></p>
    ${e.text?ys(e.text):ue}
  </li>`,Yb=(e,t,s)=>$t`
  <button type="button" class=${s==="dismissed"?"quiet":"danger"} @click=${()=>Rb(e,t,s)}>
    ${c(Eb[s])} ${Tp(t,s)}
  </button>`,Jb=(e,t)=>$t`<p class="row">${xp(t.kind).map(s=>Yb(e,t,s))}</p>`,Zb=(e,t)=>$t`
  <p>
    <span class="strong">${i(`report.result.${t.decision.outcome}`)}</span> · ${t.decision.closedBy} ·
    <span class="soft">${Y(t.decision.closedAt)}</span>
  </p>
  ${t.decision.note?ys(t.decision.note):ue}
  ${t.hidden?$t`
    <p><button type="button" class="quiet" @click=${()=>e.show(t)}>${c("retry")} ${i("report.show")}</button></p>`:ue}`,Xb=(e,t)=>$t`
  <li class="card">
    <h2>${i(`report.kind.${t.kind}`)} · ${Ip(t.owner)}</h2>
    ${Kb(t)}
    <ul class="rows">${[t,...t.others].map(Gb)}</ul>
    ${t.decision?Zb(e,t):Jb(e,t)}
  </li>`;function Qb(e){let{items:t,problem:s,load:n}=e.list;return s?f(s,n):t?t.length?$t`<ul class="stack">${t.map(a=>Xb(e,a))}</ul>${D(e.list)}`:j(i(`report.none.${e.status}`),i("report.noneText"),ue,"flag"):k(3)}function Ap(e){let t=new xn(e);return{title:i("report.reports"),ready:t.list.load(),view:()=>$t`
      ${v(i("report.reports"),ue,"/admin")}
      <div class="chips" role="group" aria-label=${i("report.which")} id="reports" tabindex="-1">
        ${ja.map(s=>Ie(t.status===s,i(`report.status.${s}`),()=>t.choose(s)))}
      </div>
      ${Qb(t)}`}}import{html as Ca,nothing as tw}from"../lib/lit-html/lit-html.js";var ew=(e,t)=>Ca`
  <button type="button" class="chip" aria-pressed=${e.state===t?"true":"false"} @click=${()=>e.choose(t)}>
    ${c(t==="dismissed"?"close":Qo(t))} ${i(`saved.${t}`)}
  </button>`,sw=()=>Ca`<a class="button" href="/">${c("map")} ${i("missing.action")}</a>`,iw=e=>({title:i(`saved.${e}None`),text:i(e==="dismissed"?"saved.dismissedText":"saved.noneText"),action:sw(),sign:"bookmark"});function Lp(e){let t=new Co(e);return{title:i("saved.title"),broad:!0,ready:t.finds.load(),view:()=>Ca`
      ${v(i("saved.title"),tw,"/profile")}
      <div class="chips" role="group" aria-label=${i("saved.which")}>${No.map(s=>ew(t,s))}</div>
      ${yp(t.finds)}
      ${cs(t,iw(t.state))}`}}import{html as gt,nothing as Mt}from"../lib/lit-html/lit-html.js";import{html as Pt,nothing as _a}from"../lib/lit-html/lit-html.js";var jp=(e,t)=>d(e,"name",{label:i("passkeys.name"),hint:i("passkeys.nameHint"),value:t,required:!0,most:50});async function nw(e,t){let s=Rs(navigator.userAgent);await U(n=>e.addForm(t,n),i("passkeys.add"),n=>Pt`
    ${P(n)}
    ${re(n)}
    ${jp(n,s)}
    ${t?Vt(n,"password",i("account.password")):_a}`,()=>Pt`<button type="submit">${i("settings.linkGo")}</button>`)}var aw=(e,t)=>U(s=>e.renameForm(t,s),i("passkeys.rename"),s=>Pt`
  ${P(s)}
  ${jp(s,t.name)}`,()=>Pt`<button type="submit">${i("action.save")}</button>`);async function ow(e,t){await L(i("passkeys.deleteTitle",{name:t.name}),i("passkeys.deleteText"),i("action.delete"))&&e.remove(t)}var Bp=(e,t,s)=>Pt`
  <button type="button" class="quiet" aria-label="${t}: ${e.name}" @click=${s}>${t}</button>`,rw=(e,t,s)=>Pt`
  <li class="row between">
    <span>
      <span class="strong" dir="auto">${t.name}</span>
      ${t.backedUp?Pt`<span class="badge">${i("passkeys.backedUp")}</span>`:_a}<br>
      <span class="soft">${i("passkeys.added")} ${Y(t.createdAt)} ·
        ${t.lastUsedAt?Pt`${i("passkeys.used")} ${Y(t.lastUsedAt)}`:i("passkeys.unused")}</span>
    </span>
    <span class="row">
      ${Bp(t,i("passkeys.rename"),async()=>{await aw(e,t),s()})}
      ${Bp(t,i("action.delete"),()=>ow(e,t))}
    </span>
  </li>`,cw=e=>Pt`<button type="button" class="quiet" id="add-passkey" @click=${e}>${i("passkeys.add")}</button>`,Dp=(e,t,s)=>Pt`
  <section class="card" id="passkeys">
    <h2>${i("passkeys.title")}</h2>
    <p>${i("passkeys.hint")}</p>
    ${e.list.length?Pt`<ul class="people">${e.list.map(n=>rw(e,n,s))}</ul>`:_a}
    <p>${cw(async()=>{await nw(e,t()),s()})}</p>
  </section>`;import{html as Pn,nothing as lw}from"../lib/lit-html/lit-html.js";var Np=e=>Ze(e.picker()),pw=e=>Pn`
  <p class="note">${i("privacy.homeExact",{n:e.exactAtHome})}</p>
  <p class="row"><button type="button" id="hide-home" @click=${()=>e.hideHome()}>${i("privacy.homeHide")}</button></p>`,uw=(e,{latitude:t,longitude:s,radius:n,area:a})=>Pn`
  <place-map class="homemap" inert .area=${2*n} .at=${{lat:t,lng:s}}></place-map>
  ${M("home-radius",{label:i("privacy.homeRadius"),options:Pr.map(o=>[o,Hs(o)]),chosen:n,set:o=>e.changeHome({radius:Number(o)})})}
  ${M("home-area",{label:i("privacy.homeArea"),options:Ts(),chosen:String(a),set:o=>e.changeHome({area:Number(o)})})}
  ${e.exactAtHome?pw(e):lw}
  <p class="row">
    <button type="button" class="quiet" @click=${()=>Np(e)}>${i("privacy.homeMove")}</button>
    <button type="button" class="quiet" @click=${()=>e.change({home:void 0})}>${i("privacy.homeRemove")}</button>
  </p>`,Up=e=>Pn`
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
    ${e.values.home?uw(e,e.values.home):Pn`
      <p><button type="button" class="quiet" id="home" @click=${()=>Np(e)}>${i("privacy.homeAdd")}</button></p>`}
    <p class="hint">${i("privacy.recall")}</p>
  </section>`;import{html as Ut,nothing as qe}from"../lib/lit-html/lit-html.js";var za={read:["read"],write:["read","write"],admin:["read","write","admin"]};function Cp(e){let t=async({name:s,access:n,days:a,password:o})=>{let r=a?{days:Number(a)}:{};e(await F("/api/auth/tokens",{name:s.trim(),scopes:za[n],...r,...o?{password:o}:{}}))};return new O({send:t,fieldOf:{wrong_password:"password"}})}var ps=e=>e.kind==="token",Ea=e=>ps(e)?e.name:Rs(e.userAgent),mw={browser:()=>i("session.browser"),cli:()=>i("session.cli"),token:()=>i("session.token")},dw=e=>e.scopes.map(t=>i(`scope.${t}`)).join(", "),_p=864e5;function hw(e){let t=Math.floor(Date.now()/_p)-Math.floor(Date.parse(e)/_p);return t>=7?bt(e):new Intl.RelativeTimeFormat(document.documentElement.lang,{numeric:"auto"}).format(-Math.max(0,t),"day")}var fw=e=>e.expiresAt?i("token.until",{date:Ct(e.expiresAt)}):i("token.endless"),$w=e=>e.lastUsedAt?i("session.active",{day:hw(e.lastUsedAt)}):i("session.unused"),gw=e=>Ut`
  <details class="small-fold">
    <summary aria-label="${i("session.details")}: ${Ea(e)}">${i("session.details")} ${c("next")}</summary>
    <p class="soft">${i("settings.until",{date:Ct(e.expiresAt)})}</p>
  </details>`,bw=(e,t)=>{let s=i(ps(t)?"token.revoke":"settings.end");return Ut`
    <button type="button" class="quiet" aria-label="${s}: ${Ea(t)}" @click=${()=>e.endSession(t)}>${s}</button>`},ww=e=>Ut`${i(ps(e)?"token.since":"settings.since")} ${Y(e.createdAt)}`,yw=(e,t)=>Ut`
  <li class="row between">
    <span>
      <span class="strong" dir="auto">${Ea(t)}</span>
      <span class="badge">${mw[t.kind]()}</span>
      ${t.current?Ut`<span class="badge">${i("settings.thisOne")}</span>`:qe}<br>
      ${ps(t)?Ut`<span class="soft">${dw(t)}</span><br>`:qe}
      <span class="soft">${$w(t)} · ${ww(t)}${ps(t)?` · ${fw(t)}`:qe}</span>
      ${ps(t)?qe:gw(t)}
    </span>
    ${t.current?qe:bw(e,t)}
  </li>`;async function vw(e){await L(i("settings.endOthers"),i("settings.endOthersText"),i("settings.endOthers"))&&e.endOthers()}var kw=e=>Ut`
  <button type="button" class="quiet" @click=${()=>vw(e)}>${i("settings.endOthers")}</button>`,xw=[90,30,365],Ow=e=>Object.keys(za).filter(t=>t!=="admin"||e.role==="admin"),qw=(e,t)=>Ut`
  <p>${i("token.about")}</p>
  ${P(t)}
  ${re(t)}
  ${d(t,"name",{label:i("token.name"),hint:i("token.nameHint"),required:!0,most:50})}
  ${M("access",{label:i("token.access"),options:Ow(e.user).map(s=>[s,i(`access.${s}`)])})}
  ${M("days",{label:i("token.life"),options:[...xw.map(s=>[s,i("token.days",{n:s})]),["",i("token.endless")]]})}
  ${e.asksPassword?Vt(t,"password",i("account.password")):qe}`,Sw=e=>$i({title:i("token.new"),text:i("token.once"),label:i("session.token"),value:e});async function Fw(e){let t=null;await U(n=>Cp(a=>{t=a,n()}),i("token.create"),n=>qw(e,n),()=>Ut`<button type="submit">${i("token.createGo")}</button>`),t&&(e.addSession(t.session),await Sw(t.token))}var zp=e=>Ut`
  <section class="card">
    <h2>${i("settings.sessions")}</h2>
    <ul class="people">${e.sessions.map(t=>yw(e,t))}</ul>
    <div class="row end">
      ${e.hasOthers?kw(e):qe}
      <button type="button" class="quiet" id="new-token" @click=${()=>Fw(e)}>${c("plus")} ${i("token.create")}</button>
    </div>
  </section>`;var Ha=()=>["friendRequests","friendAccepted","findLiked","findCommented","replied","mentioned",...y()?.role==="admin"?["reported"]:[]],Pw=e=>gt`
  <label class="switch">
    <span>${i("settings.streets")}<br><span class="soft">${i("offer.learns")}</span></span>
    <input type="checkbox" role="switch" id="streets" .checked=${ks()} @change=${t=>e.setStreets(t.target.checked)}>
  </label>`,Mw=()=>zs.map(e=>[e,_n[e],e]),Tw=e=>gt`
  <section class="card">
    ${M("language",{label:i("settings.language"),options:Mw(),chosen:Ot(),set:t=>e.setLanguage(t)})}
    ${M("theme",{label:i("settings.theme"),options:ur.map(t=>[t,i(`settings.theme.${t}`)]),chosen:zn(),set:t=>e.setTheme(t)})}
    ${M("units",{label:i("settings.units"),options:["km","mi"].map(t=>[t,i(`settings.units.${t}`)]),chosen:Qa(),set:t=>e.setUnits(t)})}
    ${vs()?Pw(e):Mt}
  </section>`;async function Iw(e,t,s){let n=e.target;await t.prefer(s,n.checked),n.checked=t.preferences[s]}var Ep=(e,t,s=Mt)=>gt`
  <label class="switch">
    <span>${i(`settings.${t}`)}${s}</span>
    <input type="checkbox" role="switch" .checked=${e.preferences[t]} @change=${n=>Iw(n,e,t)}>
  </label>`,Aw=e=>gt`
  <p>${c("check")} ${i("push.on",{instance:H()})}</p>
  <p class="row">
    <button type="button" class="quiet" @click=${e.test}>${i("push.test")}</button>
    <button type="button" class="quiet" aria-busy=${e.busy?"true":"false"} @click=${e.disable}>${i("push.disable")}</button>
  </p>`,Lw=e=>gt`
  <p>${i("push.off",{instance:H()})}</p>
  <p>
    <button type="button" id="push-on" aria-busy=${e.busy?"true":"false"} @click=${e.enable}>
      ${c("bell")} ${i("push.enable")}
    </button>
  </p>
  <p class="soft" role="status">${e.slow?i("push.asking"):Mt}</p>`;function Bw(e){return e.state==="on"?Aw(e):e.state==="off"?Lw(e):gt`<p class="note">${i(`push.${e.state}`,{instance:H()})}</p>`}var jw=e=>gt`
  <section class="card">
    <h2>${i("settings.notify")}</h2>
    ${Ha().map(t=>Ep(e,t))}
    ${g().pushKey?Ep(e,"pushEnabled",gt`<br><span class="soft">${i("settings.pushEnabledHint")}</span>`):Mt}
  </section>
  <section class="card">
    <h2>${i("push.title")}</h2>
    ${Bw(e.push)}
  </section>`,Dw=e=>g().passwordLogin||e.passkeys.isShown||g().provider.enabled,Nw=e=>gt`
  ${g().passwordLogin?Ir(e):Mt}
  ${e.passkeys.isShown?Dp(e.passkeys,()=>e.passkeyAsksPassword,e.redraw):Mt}
  ${g().provider.enabled?Ar(e):Mt}`,Hp="/settings",Rp=[{name:"appearance",sign:"globe",title:()=>i("settings.appearance"),view:Tw,isLocal:!0,value:()=>[_n[Ot()],i(`settings.theme.${zn()}`)].join(" · ")},{name:"notifications",sign:"bell",title:()=>i("nav.bell"),view:jw,value:e=>i("settings.onOf",{n:Ha().filter(t=>e.preferences[t]).length,of:Ha().length})},{name:"places",sign:"pin",title:()=>i("privacy.settings"),view:e=>Up(e.places),value:e=>ce().find(([t])=>t===String(e.places.values.area))?.[1]},{name:"sign-in",sign:"lock",title:()=>i("settings.signIn"),view:Nw,isShown:Dw,value:e=>e.passkeys.isShown?i("passkeys.count",{n:e.passkeys.list.length}):""},{name:"devices",sign:"shield",title:()=>i("settings.devices"),view:zp,value:e=>i("settings.signedIn",{n:e.sessions.length})},{name:"data",sign:"copy",title:()=>i("settings.data"),view:Lr,value:()=>i("settings.dataParts")}],Uw=e=>gt`
  <ul class="card rows">
    ${Rp.filter(({isShown:t})=>!t||t(e)).map(t=>nt(`${Hp}/${t.name}`,t.sign,t.title(),t.isLocal||e.isLoaded?t.value(e):""))}
  </ul>
  <ul class="card rows">
    ${wt()?nt("/invites","people",i("invites.title")):Mt}
    ${nt("/shares","share",i("shares.mine"))}
    ${nt("/help","comment",i("help.title"))}
    ${nt("/about","feed",i("nav.about"))}
  </ul>`;async function Cw(e){let t=ut.get("outbox").length;(!t||await L(i("settings.signOut"),i("outbox.signOut",{n:t}),i("settings.signOut")))&&e.signOut()}var _w=e=>gt`
  <button type="button" class="quiet" id="sign-out" @click=${()=>Cw(e)}>${i("settings.signOut")}</button>`;function zw(e,t){let{problem:s,load:n}=e.loading;return t?t.isLocal?t.view(e):s?f(s,n):e.isLoaded?t.view(e):k(5):gt`${s?f(s,n):Mt}${Uw(e)}`}function Vp(e){let t=Rp.find(({name:a})=>a===e.params.name);if(e.params.name&&!t)return br();let s=new hi(e),n=()=>t?t.title():i("settings.title");return{get title(){return n()},ready:t?.isLocal?Promise.resolve():s.loading.load(),view:()=>gt`
      ${t?v(n(),Mt,Hp):v(n(),_w(s),"/profile")}
      ${s.refusal?f(s.refusal):Mt}
      ${zw(s,t)}`}}import{html as Tt,nothing as Ns}from"../lib/lit-html/lit-html.js";async function Ew(e){let t=await e.offered(),s=t&&await hn({offered:t});s&&(e.take(s),await Bs(s))}async function Hw(e,t){let s=await hn({share:t});s&&e.take(s)}async function Rw(e,t){await L(i("shares.revokeTitle",{title:jt(t)}),i("shares.revokeText"),i("shares.revoke"))&&(await e.revoke(t),x("new-share"))}var Vw=async e=>await mn(e)||Bs(e,i("shares.one")),Ww=async e=>await dn(e,jt(e))||Bs(e,i("shares.one")),Kw=(e,t)=>It(i("shares.menu",{title:jt(t)}),[...un()&&!t.expired?[{text:i("action.share"),sign:"share",run:()=>Ww(t)}]:[],{text:i("shares.change"),sign:"edit",run:()=>Hw(e,t)},{text:i("shares.revoke"),sign:"trash",isDanger:!0,run:()=>Rw(e,t)}],{id:`share-${t.id}`}),Gw=e=>e.findId?`/finds/${e.findId}`:`/lists/${e.listId}`,Yw=e=>e.category?Tt`<span class="strong" dir="auto">${jt(e)}</span>`:Tt`<a class="strong" dir="auto" href=${Gw(e)}>${jt(e)}</a>`,Jw=e=>Tt`${i(`shares.kind.${Fa(e)}`)}${e.title?Tt`: <bdi>${Pa(e)}</bdi>`:Ns}`,Mn=(e,t)=>Tt`<span class="badge">${e?c(e):Ns} ${t}</span>`,Zw=e=>Tt`
  <button type="button" class="quiet" aria-label="${i("secret.copy")}: ${jt(e)}" @click=${()=>Vw(e)}>
    ${c("copy")} ${i("secret.copy")}
  </button>`,Xw=(e,t)=>Tt`
  <li class="invite">
    <div class="listed">
      <p class="grow">
        ${Yw(t)}<br>
        <span class="soft">${Jw(t)} · ${t.views?i("shares.views",{n:t.views}):i("shares.noViews")}</span>
      </p>
      ${Kw(e,t)}
    </div>
    <p class="marks">
      ${Mn(t.place==="hidden"?"block":"pin",np(t))}
      ${t.hasPassword?Mn("lock",i("account.password")):Ns}
      ${t.expiresAt?Mn("",Ma(t)):Mn("",i("shares.endless"))}
    </p>
    ${t.expired?Ns:Tt`<p class="row actions">${Zw(t)} ${Ta(t)}</p>`}
  </li>`;function Qw(e){let{items:t,problem:s,load:n}=e.list;return s?f(s,n):t?t.length?Tt`<div class="card"><ul class="people">${t.map(a=>Xw(e,a))}</ul></div>${D(e.list)}`:j(i("shares.none"),i("shares.noneText"),Ns,"share"):k(3)}var ty=e=>Tt`
  <button type="button" class="quiet" id="new-share" @click=${()=>Ew(e)}>${i("shares.category")}</button>`;function Wp(e){let t=new ln(e);return{title:i("shares.mine"),ready:t.list.load(),view:()=>Tt`
      ${v(i("shares.mine"),ty(t),"/profile")}
      <p class="lead">${i("shares.lead")}</p>
      ${Qw(t)}`}}import{html as te,nothing as Ra}from"../lib/lit-html/lit-html.js";var Tn=class{isLoaded=!1;#t;constructor(t){this.#t=t}get entries(){return ut.get("outbox")}load=async()=>{await So(),this.isLoaded=!0,this.#t.update()};cancel(t){return Po(t.id)}retry(t){return Mo(t.id)}sendNow(){return To()}};async function ey(e,t){await Yo()&&e.cancel(t)}var sy=e=>i(e.kind==="like"&&!e.on?"outbox.unlike":`outbox.${e.kind}`),Kp=e=>te`<a class="strong" dir="auto" href=${Io(e)}>${e.title}</a>`,iy={find:e=>te`<span class="strong" dir="auto">${e.body.title}</span>`,comment:e=>te`<span class="what" dir="auto">${e.body.content}</span><br>${Kp(e)}`,like:Kp},ny=(e,t)=>te`
  <li class="row between">
    <span class="grow">
      <span class="soft">${sy(t)}</span><br>
      ${iy[t.kind](t)}<br>
      ${t.state==="refused"?te`<span class="error">${t.problem}</span>`:te`<span class="soft">${i("outbox.waiting")}</span>`}
    </span>
    <span class="row">
      ${t.state==="refused"?te`
        <button type="button" class="quiet" @click=${()=>e.retry(t)}>${c("retry")} ${i("action.retry")}</button>`:Ra}
      <button type="button" class="quiet" @click=${()=>ey(e,t)}>${i("outbox.cancel")}</button>
    </span>
  </li>`;function ay(e){return e.isLoaded?e.entries.length?te`
    <p class="hint">${i("outbox.hint",{instance:H()})}</p>
    <ul class="card people">${e.entries.map(t=>ny(e,t))}</ul>
    <p class="row end"><button type="button" @click=${()=>e.sendNow()}>${i("outbox.now")}</button></p>`:j(i("outbox.none"),i("outbox.noneText"),Ra,"send"):k(2)}function Gp(e){let t=new Tn(e);return{title:i("outbox.title"),ready:t.load(),view:()=>te`${v(i("outbox.title"),Ra,"/")}${ay(t)}`}}import{html as me,nothing as oy}from"../lib/lit-html/lit-html.js";var In=class{#t;constructor(t){this.#t=t,this.instance=new He(t),this.areas=new ns(t),this.invites=new as(t),this.nameForm=new O({send:s=>this.#e(s),update:t.update})}load(){return{server:this.instance.loading,map:this.areas.loading}[this.step]?.load()}get steps(){return["server",...g().streets?.areas?["map"]:[],"invite","done"]}get step(){let t=this.#t.query.get("step");return this.steps.includes(t)?t:this.steps[0]}get number(){return this.steps.indexOf(this.step)+1}next=()=>this.#t.push(b("/admin/welcome",{step:this.steps[this.number]}));async#e(t){await this.instance.save(t),await this.next()}};var Yp=(e,t)=>me`<button type="button" class="quiet" @click=${e.next}>${t}</button>`,Jp=(e,t)=>me`<p class="row end">${Yp(e,i(t?"welcome.next":"welcome.later"))}</p>`,Zp=({problem:e,load:t},s,n)=>e?f(e,t):s?n():k(3),ry=(e,t)=>Zp(e.instance.loading,e.instance.values,()=>me`
  <form class="card" novalidate @submit=${e.nameForm.submit}>
    ${P(e.nameForm)}
    ${os(e.instance.picture,{label:i("admin.picture"),hint:i("admin.pictureHint")})}
    ${d(e.nameForm,"name",{label:i("admin.name"),hint:i("welcome.nameHint"),value:e.instance.values.name,most:50})}
    ${d(e.nameForm,"description",{label:i("admin.description"),value:e.instance.values.description,kind:"area",most:500})}
    <div class="row end">${Yp(e,i("welcome.later"))} ${B(e.nameForm,i("welcome.next"))}</div>
  </form>
  ${ui(t.update)}`),cy=e=>Zp(e.areas.loading,e.areas.areas,()=>me`
  ${wa(e.areas)}
  ${Jp(e,e.areas.areas.length||e.areas.isRunning)}`),ly=e=>me`
  ${e.invites.created?va(e.invites):ya(e.invites)}
  ${Jp(e,e.invites.created)}`,py=()=>me`
  <section class="card">
    <p><a class="button main" href="/new">${c("plus")} ${i("welcome.find")}</a></p>
    <ul class="people">
      ${nt("/settings/notifications","bell",i("welcome.push"))}
      ${nt("/profile","people",i("steps.profile"))}
      ${nt("/admin","gear",i("welcome.again"))}
      ${nt("/","map",i("areas.show"))}
    </ul>
  </section>`,uy={server:ry,map:cy,invite:ly,done:py};function Xp(e){let t=new In(e),s=()=>t.step==="done"?oy:me`<p class="soft">${i("welcome.step",{number:t.number,of:t.steps.length-1})}</p>`;return{get title(){return i(`welcome.${t.step}`)},ready:t.load(),async moved(){e.update(),document.querySelector("main h1").focus(),await t.load()},view:()=>me`
      <header class="welcome">
        ${s()}
        <h1 tabindex="-1">${i(`welcome.${t.step}`)}</h1>
        <p class="lead">${i(`welcome.${t.step}Text`)}</p>
      </header>
      ${uy[t.step](t,e)}`}}function my(e,t){let[s,n]=[new Map,!1],a=new AbortController;return e.signal.addEventListener("abort",()=>a.abort()),{async load(o){a.abort();let{signal:r}=a=new AbortController;try{let[l,p]=await io(b("/api/locations/categories",{...t(),category:"",bbox:o}),{signal:r});if(r.aborted)return;[s,n]=[new Map(l.map(m=>[m.category,m.count])),p]}catch(l){if(l.name==="AbortError")return;s.clear()}e.update()},arranged(o,r){if(!s.size)return null;let l=[...s.values()].reduce((h,T)=>h+T,0),p=h=>s.get(h)===0&&!n&&!r.includes(h),m=h=>h&&(h<l||n)?`${S(h)}${n?"+":""}`:void 0;return{shown:o.filter(h=>!p(h)).map(h=>({category:h,count:m(s.get(h))})),rest:o.filter(p)}}}}import{html as Qp,nothing as tu}from"../lib/lit-html/lit-html.js";async function dy(e){await e.ask()&&await x("see-inviter")}async function hy(e){e.close(),await x("list")}function fy(e){let{user:t}=e;if(!t)return tu;let s=i("introduction.text",{name:w(t),n:t.findCount});return Qp`
    <section class="introduction" aria-label=${s}>
      ${W(t,44)}
      <p class="strong grow" dir="auto">${s}</p>
      ${ct(()=>hy(e))}
      <p class="row">
        <a class="button quiet" id="see-inviter" href="/people/${t.id}">${i("introduction.see")}</a>
        ${e.mayAsk?Qp`<button type="button" @click=${()=>dy(e)}>${i("friend.ask")}</button>`:tu}
      </p>
    </section>`}async function $y(e,t){let s=new en(t.update);e.note=()=>fy(s),await s.load()}import{html as gy,nothing as by}from"../lib/lit-html/lit-html.js";async function wy(e){if(Cn.get())return;let t=()=>{},s=new De(()=>t());try{await s.read()}catch{return}s.state!=="off"||document.querySelector("dialog[open]")||(Cn.set("1"),await X((n,a)=>{t=a;let o=async()=>{await s.enable(),s.state!=="off"&&(n(),u(i(`push.${s.state}`,{instance:H()})))};return gy`
      <h2>${i("push.offer",{name:e})}</h2>
      <p>${i("push.offerText",{instance:H()})}</p>
      <p class="soft" role="status">${s.slow?i("push.asking"):by}</p>
      <div class="row end">
        <button class="quiet" type="button" @click=${()=>n()}>${i("push.notNow")}</button>
        <button type="button" id="push-on" aria-busy=${s.busy?"true":"false"} @click=${o}>
          ${c("bell")} ${i("push.enable")}
        </button>
      </div>`},{label:i("push.offer",{name:e}),kind:"sheet-like"}))}import{html as An,nothing as eu}from"../lib/lit-html/lit-html.js";async function yy({lat:e,lng:t}){try{let{title:s}=await F("/api/map/wishes",{latitude:e,longitude:t});u(i("offer.wished",{title:s}))}catch(s){u(q(s))}}function vy(e,t){if(y().role==="admin"){let s=b("/admin/map",{at:Be({lat:e.lat,lng:e.lng})});return An`<p><a class="button quiet" href=${s}>${i("offer.add")}</a></p>`}return An`
    <p><button type="button" class="quiet" @click=${()=>{t(),yy(e)}}>${i("offer.wish")}</button></p>
    <p class="hint">${i("offer.wishText")}</p>`}var ky=e=>An`
  <p><button type="button" class="quiet" @click=${()=>e(!0)}>${i("offer.show")}</button></p>
  <p class="hint">${i("offer.learns")}</p>`,xy=(e,{choose:t,close:s,key:n})=>An`
  <section class="offer" tabindex="-1" aria-label=${i("offer.none")} @keydown=${n}>
    <p class="row between">
      <span class="strong">${i("offer.none")}</span>
      <button type="button" class="round" aria-label=${i(vs()?"offer.decline":"action.close")} @click=${()=>t(!1)}>
        ${c("close")}
      </button>
    </p>
    ${cr()?vy(e,s):eu}
    ${vs()?ky(t):eu}
  </section>`,Oy=()=>xy;import{html as jn,nothing as Ka}from"../lib/lit-html/lit-html.js";var us={scale:1,x:0,y:0},qy=5,[Sy,Fy]=[60,90],Va=(e,t,s)=>Math.max(e,Math.min(s,t));function Wa(e,t,s){let n=Va(1,t,qy),a=n/e.scale;return{scale:n,x:s.x-(s.x-e.x)*a,y:s.y-(s.y-e.y)*a}}function Ln(e,{width:t,height:s}){let[n,a]=[t,s].map(o=>o*(e.scale-1)/2);return{scale:e.scale,x:Va(-n,e.x,n),y:Va(-a,e.y,a)}}function su({x:e,y:t}){return t>Fy&&t>Math.abs(e)?"close":Math.abs(e)<Sy||Math.abs(e)<Math.abs(t)?"":e<0?"next":"previous"}function iu(e,t){return{x:(e.x+t.x)/2,y:(e.y+t.y)/2,apart:Math.hypot(e.x-t.x,e.y-t.y)||1}}var Py=2.5,[My,nu]=[300,24],au=180,ou=()=>matchMedia("(prefers-reduced-motion: reduce)").matches,Bn=class{#t=us;#e=us;#s=null;#i=new Map;#n={time:0,x:0,y:0};#a=null;#o;constructor(t){this.#o=t}show(t,s=0){this.#a=t,this.#i.clear(),this.#u(us),s&&!ou()&&this.#a.animate([{transform:`translateX(${s*15}%)`,opacity:0},{transform:"none",opacity:1}],{duration:au,easing:"ease-out"})}onDown=t=>{t.target.localName==="video"||t.button||(this.#a=t.currentTarget,this.#a.setPointerCapture(t.pointerId),this.#i.set(t.pointerId,this.#d(t)),this.#m())};onMove=t=>{if(!this.#i.has(t.pointerId))return;this.#i.set(t.pointerId,this.#d(t));let s=this.#l(),n={x:s.x-this.#s.x,y:s.y-this.#s.y};if(this.#i.size>1){let{x:o,y:r,scale:l}=Wa(this.#e,this.#e.scale*s.apart/this.#s.apart,this.#s);return this.#u({scale:l,x:o+n.x,y:r+n.y})}let a={...this.#e,x:this.#e.x+n.x,y:this.#e.y+n.y};this.#u(this.#t.scale>1?Ln(a,this.#p()):a)};onUp=t=>{if(!this.#i.has(t.pointerId))return;let s=this.#l(),n=this.#i.size===1,a={x:s.x-this.#s.x,y:s.y-this.#s.y};if(this.#i.delete(t.pointerId),this.#i.size)return this.#m();if(!n||t.type==="pointercancel")return this.#c();if(Math.hypot(a.x,a.y)<nu)return this.#r(s,t.timeStamp);let o=this.#t.scale>1?"":su(a);if(o)return this.#o[o]();this.#c()};#r(t,s){let n=this.#n;if(this.#n={...t,time:s},s-n.time>My||Math.hypot(t.x-n.x,t.y-n.y)>nu)return this.#c();this.#n={time:0,x:0,y:0},this.#u(this.#t.scale>1?us:Ln(Wa(us,Py,t),this.#p()),!0)}#m(){this.#e=this.#t,this.#s=this.#l()}#l(){let[t,s=t]=this.#i.values();return iu(t,s)}#d({clientX:t,clientY:s}){let{left:n,top:a,width:o,height:r}=this.#a.getBoundingClientRect();return{x:t-n-o/2,y:s-a-r/2}}#p(){return{width:this.#a.clientWidth,height:this.#a.clientHeight}}#c(){this.#u(Ln(this.#t,this.#p()),!0)}#u(t,s=!1){this.#t=t;let n=this.#a?.firstElementChild;n&&(n.style.transition=s&&!ou()?`transform ${au}ms ease-out`:"none",n.style.transform=`translate(${t.x}px, ${t.y}px) scale(${t.scale})`)}};function Ty(e,t){let s=e.media.length,n=t,a=!0,o=null,r=new Map;X((l,p)=>{let m=h=>{n=(n+h+s)%s,a=!1,p(),o.show(document.querySelector("dialog .stage"),s>1?h:0)};return o??=new Bn({next:()=>m(1),previous:()=>m(-1),close:()=>l()}),Iy(e,{at:n,plays:a,films:r},o,m,l)},{label:e.title,kind:"full"})}function Iy(e,{at:t,plays:s,films:n},a,o,r){let l=e.media.length,p=e.media[t];return jn`
    <div class="viewer" @keydown=${h=>{h.target.localName!=="video"&&(h.key==="ArrowRight"&&o(1),h.key==="ArrowLeft"&&o(-1))}}>
      <div class="row between">
        <span class="at" aria-live="polite">${l>1?i("find.pictureOf",{at:t+1,n:l}):Ka}</span>
        ${ct(r)}
      </div>
      <div class="stage" @pointerdown=${a.onDown} @pointermove=${a.onMove} @pointerup=${a.onUp}
        @pointercancel=${a.onUp} @dragstart=${h=>h.preventDefault()}>
        <div class="shown">${p.type==="video"?By(p,s,n):Ly(p,or(e,t))}</div>
      </div>
      <div>
        ${p.caption?jn`<p class="said" dir="auto">${p.caption}</p>`:Ka}
        ${l>1?jy(o):Ka}
      </div>
    </div>`}var Ay=e=>`min(100vw, calc(100vh * ${sr(e).toFixed(3)}))`,Ly=(e,t)=>mt(e,{alt:t,eager:!0,sizes:Ay(e),blur:!1});function By(e,t,s){if(s.has(e))return s.get(e);let n=Object.assign(document.createElement("video"),{controls:!0,preload:"none",autoplay:t,playsInline:!0,poster:e.mediumUrl||e.fallbackUrl,width:e.width||640,height:e.height||360}),a=/\.webm(\?|$)/.test(e.url)?"webm":"mp4",o=(r,l)=>n.append(Object.assign(document.createElement("source"),{src:r,type:l}));return o(e.url,e.codecs?`video/${a}; codecs="${e.codecs}"`:""),e.playbackUrl&&o(e.playbackUrl,"video/mp4"),n.lastChild.addEventListener("error",()=>{let r=document.createElement("p");r.className="said";let l=Object.assign(document.createElement("a"),{href:e.url,download:"",textContent:i("find.download")});r.append(i("find.unplayable")," ",l),s.set(e,r),n.replaceWith(r)}),s.set(e,n),n}var jy=e=>jn`
  <div class="row steps">
    ${ru("previous","back",()=>e(-1))}
    ${ru("next","next",()=>e(1))}
  </div>`,ru=(e,t,s)=>jn`
  <button type="button" class="round" aria-label=${i(`find.${e}`)} @click=${s}>${c(t)}</button>`;import{html as ms,nothing as Nn}from"../lib/lit-html/lit-html.js";var Dn=class{friends=[];next="";hasLinks=!1;update=()=>{};constructor(t){this.audience=je(t)}async load(){let[t]=await Promise.all([_t("/api/shares"),this.audience==="friends"?this.#t("/api/friends?status=accepted&limit=100"):null]);this.hasLinks=t.items.length>0}more=async()=>{await this.#t(this.next),this.update()};async#t(t){let{items:s,next:n}=await _t(t),a=o=>o.requesterId===y().id?o.addressee:o.requester;this.friends.push(...s.map(a)),this.next=n}};var Dy=e=>ms`
  ${e.friends.length?ms`<ul class="people">${e.friends.map(t=>js(t,Nn))}</ul>`:ms`<p class="soft">${i("whoSees.alone")}</p>`}
  ${e.next?ms`<button type="button" class="quiet" @click=${()=>N(e.more())}>${i("action.more")}</button>`:Nn}`,Ny=(e,t,s)=>ms`
  <h2>${i("find.whoSees")}</h2>
  <p>${c(he(e.audience))} ${i(`edit.audienceText.${e.audience}`,{instance:H()})}</p>
  ${e.audience==="friends"?Dy(e):Nn}
  ${e.hasLinks?ms`<p class="hint">${i("whoSees.links")} <a href="/shares">${i("shares.mine")}</a></p>`:Nn}
  <div class="row end">
    <a class="button quiet" href="/finds/${t.id}/edit">${i("action.edit")}</a>
    <button type="button" class="main" @click=${()=>s()}>${i("action.close")}</button>
  </div>`;async function Uy(e){let t=new Dn(e);await N(t.load())&&await X((s,n)=>(t.update=n,Ny(t,e,s)),{label:i("find.whoSees")})}export{fu as about,Dr as accounts,eg as addToList,Wr as admin,Xr as adminLog,Ml as areas,vb as askReport,Jr as categories,my as countCategories,_c as edit,il as feed,ll as help,Fl as import,Ul as instance,$y as introduce,Ll as invites,Hl as join,up as list,dp as lists,fp as named,$p as notifications,Oy as offerOfStreets,wy as offerPush,bp as people,Fp as person,Mp as profile,Ap as reports,Lp as saved,Vp as settings,bg as shareFind,Wp as shares,kh as showSteps,Ty as viewPhoto,Gp as waiting,Xp as welcome,Uy as whoSees};

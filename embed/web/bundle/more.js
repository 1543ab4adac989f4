import{$b as jo,$c as Un,A as Us,Ab as z,Ac as Vo,Ad as gr,B as Va,Ba as te,Bb as Ie,Bc as Wo,Ca as uo,Cb as ie,D as Cs,Da as mo,Db as Oo,E as ps,Ea as Fe,Eb as Me,Ec as Et,F as Wa,Fa as ho,Fb as et,Fc as Le,G as Ga,Ga as Vs,Gb as qo,Gc as he,H as tt,Ha as Ws,Hb as So,Hc as Go,I as ct,Ia as Gs,Ib as Ut,Ic as lt,J as u,Ja as fo,Jb as Js,Jc as Ko,Ka as $o,Kb as Fo,Kc as Yo,La as go,Lb as _,Lc as Jo,M as qe,Mb as H,Mc as Xo,N as b,Na as bo,Nb as U,Nc as ni,O as P,Ob as Xs,P as R,Pa as wo,Pb as Po,Q as K,Qa as yo,Qb as To,Qc as Zo,R as M,Ra as vo,Rb as Io,S as Ka,Sa as ko,Sb as Mo,Sc as Qo,T as Ya,Ta as xo,Tb as Ct,Tc as fs,U as Dt,Ub as Zs,Uc as tr,V as w,Vb as Qs,Vc as $s,W as Se,Wb as Lo,Wc as er,X as Ja,Xb as Ao,Xc as sr,Yb as ti,Zb as Bo,_c as ir,a as Oe,ac as x,b as $,ba as Xa,bc as No,bd as nr,c as vt,ca as Za,cc as rt,cd as ar,d as _a,da as Es,dc as F,dd as or,e as rs,ea as k,ec as Do,ed as ai,f as Bn,fa as _s,fc as m,g as jn,ga as Qa,gc as A,h as Zt,hc as Uo,hd as rr,i as cs,ib as c,ic as J,id as Cn,j as ls,ja as to,jb as Y,jc as L,jd as cr,k as Nn,ka as eo,kb as V,kc as Co,kd as lr,l as kt,la as so,lb as g,lc as It,ld as pr,m as Ds,ma as io,mb as Ks,mc as Dn,md as ur,n as Ha,na as no,nb as B,nc as us,oa as Hs,ob as f,oc as Eo,pb as v,pc as ei,q as Ra,qa as Rs,qb as Pe,qc as me,qd as dr,r as i,ra as ao,rb as j,rc as si,sa as oo,sb as ot,sc as ii,sd as mr,t as q,ta as ro,tb as O,tc as ds,ua as co,uc as ms,v as Qt,va as y,vc as _o,vd as oi,w as za,wa as zs,wb as Ys,wc as Ho,wd as hr,x as S,xa as ft,xb as ee,xc as Ro,y as Nt,ya as lo,yb as se,yc as hs,yd as fr,z as ht,za as po,zb as Te,zc as zo,zd as $r}from"./shared.js";import{html as fe,nothing as En}from"../lib/lit-html/lit-html.js";var Wp=new URL("lib/",Oe).pathname,Gp=[["Leaflet 1.9.4","leaflet","Volodymyr Agafonkin, CloudMade","BSD-2-Clause"],["protomaps-leaflet 5.1.0","protomaps-leaflet","Protomaps","BSD-3-Clause"],["lit-html 3.3.3","lit-html","Google LLC","BSD-3-Clause"]];function br(){if($s())return new URL($().streets.url.replace(/[{}]/g,"")).host;let{host:e}=new URL(($().tiles?.url??"").replace(/[{}]/g,""),location);return e===location.host?"":e}var Kp=()=>br()?i("about.tilesFrom",{host:br()}):i("about.alone"),Yp=()=>fe`
  <section class="card">
    <p class="lead">${i("app.about")}</p>
    <p>${i("about.text")} ${Kp()}</p>
    <p class="soft">${i("about.version",{version:$().version})}</p>
    <p class="row">
      <a class="button quiet" href="/help">${i("help.title")}</a>
      <a class="button quiet" href="/api/docs">${i("about.api")}</a>
    </p>
  </section>`,Jp=()=>fe`
  <section class="card">
    <h2>${i("about.map")}</h2>
    <ul class="plain-list">
      ${$().tiles?.attribution?fe`<li>${i("about.tiles")}: ${$().tiles.attribution}</li>`:En}
      ${$s()?fe`<li>${i("about.streets")}: ${$().streets.attribution}</li>`:En}
      <li>${i("about.places")}: ${$().places.attribution}</li>
    </ul>
  </section>`,Xp=([e,t,s,n])=>fe`<li><a href="${Wp}${t}/LICENSE">${e}</a>, © ${s}, ${n}</li>`,Zp=()=>fe`
  <section class="card">
    <h2>${i("about.code")}</h2>
    <ul class="plain-list">${Gp.map(Xp)}</ul>
    <p class="hint">${i("about.more")}</p>
  </section>`,Qp=()=>({title:i("nav.about"),view:()=>fe`
    ${g(i("nav.about"),En,y()?"/settings":"/sign-in")}
    ${$r()}${fr()}${Yp()}${Jp()}${Zp()}`});import{html as mi,nothing as Pu}from"../lib/lit-html/lit-html.js";var tu=200,eu=2**20,_n=["all","active","suspended","admin"],wr={wrong_password:"password"},$e=e=>`/api/admin/users/${e.id}`,ri=class{#t;#e=0;constructor(t){this.#t=t;let s=t.query.get("status");this.text=t.query.get("q")??"",this.status=_n.includes(s)?s:"all",this.list=_(t,()=>w("/api/admin/users",{...this.#s,limit:50}))}get#s(){return{q:this.text.trim(),status:this.status==="all"?"":this.status}}search=()=>(clearTimeout(this.#e),this.#t.rename(w("/admin/people",this.#s)),this.list.load());type(t){this.text=t,clearTimeout(this.#e),this.#e=setTimeout(this.search,tu)}choose(t){return this.status=t,this.#t.update(),this.search()}isMe(t){return t.id===y()?.id}#i(t){this.list.items=this.list.items.map(s=>s.id===t.id?t:s),this.#t.update()}async#n(t,s){try{this.#i(await t),u(s)}catch(n){u(q(n))}}get asksPassword(){return zs()}adminForm(t,s){let n=async({password:a})=>{this.#i(await K($e(t),{role:"admin",...a?{password:a}:{}})),s()};return new x({send:n,fieldOf:wr})}demote(t){return this.#n(K($e(t),{role:"member"}),i("admin.memberDone",{name:k(t)}))}lift(t){return this.#n(M(`${$e(t)}/suspension`),i("admin.liftDone",{name:k(t)}))}linkForm(t,s){let n=async({password:a})=>{let o=await P(`${$e(t)}/sign-in-link`,a?{password:a}:void 0);s(new URL(o.url,location).href)};return new x({send:n,fieldOf:wr})}limitForm(t,s){let n=async({kind:a,size:o})=>{let r={instance:null,none:0}[a];this.#i(await K($e(t),{mediaLimit:a==="own"?Math.round(Number(o)*eu):r})),s()};return new x({send:n})}suspendForm(t,s){let n=async({reason:a,days:o})=>{this.#i(await R(`${$e(t)}/suspension`,{reason:a.trim(),...o?{days:Number(o)}:{}})),s()};return new x({send:n})}deleteForm(t,s){let n=async({name:a,reason:o})=>{if(a.trim()!==t.username)throw{code:"page",reason:"other_name",text:i("admin.deleteOther")};await M(w($e(t),{reason:o.trim()})),this.list.items=this.list.items.filter(r=>r.id!==t.id),this.#t.update(),s()};return new x({send:n,fieldOf:{other_name:"name"}})}close(){clearTimeout(this.#e)}};import{html as W,nothing as je}from"../lib/lit-html/lit-html.js";import{html as gt,nothing as gs}from"../lib/lit-html/lit-html.js";var su=2e3,Ae=class{state="";busy=!1;slow=!1;#t;constructor(t){this.#t=t}async read(){this.state=await Rs()}enable=()=>this.#e(ao);disable=()=>this.#e(oo);test=()=>this.#s(async()=>{await ro(),u(i("push.sent"))});async#e(t){this.busy=!0,this.#t();let s=setTimeout(()=>{this.slow=!0,this.#t()},su);await this.#s(async()=>{this.state=await t()}),clearTimeout(s),this.busy=this.slow=!1,this.#t()}async#s(t){try{await t()}catch(s){u(s.code||s.status?q(s):i("push.failed"))}this.#t()}};var ci=class{list=[];#t;constructor(t){this.#t=t}get isShown(){return ur()}async read(){this.isShown&&(this.list=await b("/api/auth/passkeys",{signal:this.#t.signal}))}addForm(t,s){let n=async({name:a,password:o})=>{let r=await dr(await P("/api/auth/passkeys/options",t?{password:o}:{}));r&&(this.list=[...this.list,await P("/api/auth/passkeys",{name:a,...r})],s())};return new x({send:n,fieldOf:{wrong_password:"password"}})}renameForm(t,s){let n=async({name:a})=>{let o=await K(`/api/auth/passkeys/${t.id}`,{name:a});this.list=this.list.map(r=>r.id===o.id?o:r),s()};return new x({send:n})}async remove(t){try{await M(`/api/auth/passkeys/${t.id}`),this.list=this.list.filter(s=>s.id!==t.id)}catch(s){u(q(s))}this.#t.update()}};var iu=1,$t=class{nearby=[];proposal="";title="";#t;#e;#s;#i=0;#n=0;constructor(t,s,n=()=>{}){this.#t=t,this.#e=n,this.#a(s??{})}get value(){let{point:t,by:s,source:n,photo:a,chosen:o}=this;return{point:t,name:this.name.trim(),by:s,source:n,photo:a,location:o}}#a({point:t=null,name:s="",by:n="",source:a="",photo:o=null,location:r=null}){Object.assign(this,{point:t,name:s,by:n,source:a,photo:o,chosen:r}),this.#s=t}get label(){return this.chosen?.name||this.name.trim()||this.proposal}take(t){if(this.#a(t.value),Object.assign(this,{nearby:t.nearby,proposal:t.proposal,title:t.title}),this.#e(),this.point&&!this.label)return this.propose()}setPoint(t,s,n=""){return Object.assign(this,{point:t,chosen:null,source:s,proposal:""}),n?(Object.assign(this,{name:n,by:"search"}),this.#s=t):this.by!=="reader"&&this.#s&&Ut(this.#s,t)>iu&&Object.assign(this,{name:"",by:""}),this.#e(),this.propose()}setPlace(t){return this.title=t.title??"",this.setPoint(et(t),t.isCamera?"camera":"found",t.title??t.name)}suggestPoint(t){return this.photo??=t,this.point?this.#e():this.setPoint(t,"photo")}setName(t){this.name=t,this.by=t.trim()?"reader":""}async locate(){try{let t=await Js({enableHighAccuracy:!0,timeout:15e3});this.#t.signal.aborted||this.setPoint(t,"hereDone")}catch(t){this.#t.signal.aborted||u(q(t))}}toggle(t){this.chosen=this.chosen?.id===t.id?null:t,this.chosen&&(this.point=et(t)),this.#e()}async propose(){let t=++this.#n,{signal:s}=this.#t;clearTimeout(this.#i);let{nearby:n,name:a,wait:o}=await Vs(this.point,{signal:s});t!==this.#n||s.aborted||(Object.assign(this,{nearby:n,proposal:a}),o&&(this.#i=setTimeout(()=>this.propose(),1e3*o)),this.#t.update())}close(){clearTimeout(this.#i)}};var Hn="/api/users/me/place-settings",nu={radius:.5,area:1},yr=[.2,.5,1,2,5],ne=class{values=null;exactAtHome=0;#t;constructor(t){this.#t=t}async read(){this.values=await b(Hn,{signal:this.#t.signal})}async change(t){try{let{exactAtHome:s,...n}=await R(Hn,{...this.values,...t});Object.assign(this,{values:n,exactAtHome:s}),u(i("privacy.saved"))}catch(s){u(q(s))}this.#t.update()}changeHome(t){return this.change({home:{...this.values.home,...t}})}async hideHome(){try{let{finds:t}=await P(`${Hn}/home`);this.exactAtHome=0,u(i("privacy.homeHidden",{n:t}))}catch(t){u(q(t))}this.#t.update()}picker(){let{home:t}=this.values,s=t&&{point:{lat:t.latitude,lng:t.longitude}},n=new $t(this.#t,s,()=>{n.point&&this.changeHome({...nu,...t,latitude:n.point.lat,longitude:n.point.lng})});return n}};var vr=e=>!e.current&&e.kind!=="token",li=class{preferences=null;sessions=null;refusal=lo();#t;constructor(t){this.#t=t,this.push=new Ae(t.update),this.passkeys=new ci(t),this.places=new ne(t),this.loading=H(t,()=>this.#e());let s={wrong_password:"currentPassword"};this.password=new x({send:(n,a)=>this.#i(n,a),update:t.update,fieldOf:s})}get user(){return y()}redraw=()=>this.#t.update();get isLoaded(){return!!(this.preferences&&this.user)}get asksPassword(){return zs()}get asksCurrent(){return this.user.hasPassword&&!mr(this.sessions)}get hasOthers(){return this.sessions.some(vr)}async#e(){let{signal:t}=this.#t;[this.preferences,this.sessions]=await Promise.all([b("/api/notifications/preferences",{signal:t}),b("/api/auth/sessions",{signal:t}),this.push.read(),this.passkeys.read(),this.places.read()])}async#s(t){await U(t()),this.#t.update()}setTheme(t){nr(t),this.#t.update()}setUnits(t){_a.set(t),this.#t.update()}setStreets(t){sr(t),this.#t.update()}async setLanguage(t){await Ra(t),this.#t.update()}prefer(t,s){return this.#s(async()=>{this.preferences=await R("/api/notifications/preferences",{[t]:s})})}addSession(t){this.sessions=[t,...this.sessions],this.#t.update()}endOthers(){return this.#s(async()=>{for(let t of this.sessions.filter(vr))await M(`/api/auth/sessions/${t.id}`),this.sessions=this.sessions.filter(s=>s!==t)})}endSession(t){return this.#s(async()=>{await M(`/api/auth/sessions/${t.id}`),this.sessions=this.sessions.filter(s=>s!==t)})}signOut=()=>this.#s(async()=>{await uo(),await this.#t.go("/sign-in",{replace:!0})});async#i({newPassword:t,currentPassword:s,unlinkIdentity:n},a){let o=this.asksCurrent?{currentPassword:s}:{};await R("/api/users/me/password",{newPassword:t,...o,...n?{unlinkIdentity:!0}:{}}),a.reset(),te(await b("/api/users/me")),this.sessions=await b("/api/auth/sessions"),u(i("settings.passwordSaved"))}unlink(){return this.#s(async()=>{await M("/api/users/me/identity"),te(await b("/api/users/me"))})}confirmForm(t){let s=async({password:n})=>{await P("/api/auth/confirm",{password:n}),t()};return new x({send:s,fieldOf:{wrong_password:"password"}})}deleteForm(t){let s=async({password:n})=>{await M("/api/users/me",this.asksPassword?{password:n}:void 0),t()};return new x({send:s,fieldOf:{wrong_password:"password"}})}async leaveDeleted(){await mo(),await this.#t.go("/sign-in",{replace:!0}),u(i("settings.deleted"))}},pi=(e={})=>`/api/auth/oauth/start?${new URLSearchParams({...e,redirect:"/settings/sign-in"})}`;import{html as kr}from"../lib/lit-html/lit-html.js";var au=e=>kr`
  <button type="button" class="quiet" @click=${()=>e(!1)}>${i("action.cancel")}</button>`;function D(e,t,s,n){let a=null;return J((o,r)=>(a??=e(()=>o(!0)),a.update=r,kr`
      <form novalidate @submit=${a.submit}>
        <h2>${t}</h2>
        ${s(a)}
        <div class="row end">${au(o)}${n(a)}</div>
      </form>`),{label:t})}var Be=()=>$().provider.name,ae=e=>e.refusal?.reason==="sign_in_again"&&$().provider.enabled?gt`
  <p><a class="button quiet" href=${pi()}>${i("signin.provider",{name:Be()})}</a></p>`:gs,_t=(e,t,s)=>m(e,t,{label:s,kind:"password",required:!0,complete:"current-password"}),ou=()=>gt`
  <label class="switch">
    <span>
      ${i("settings.alsoUnlink",{name:Be()})}<br>
      <span class="soft">${i("settings.alsoUnlinkHint")}</span>
    </span>
    <input type="checkbox" role="switch" id="unlinkIdentity" name="unlinkIdentity">
  </label>`,xr=({user:e,asksCurrent:t,password:s})=>gt`
  <form class="card" novalidate @submit=${s.submit}>
    <h2>${i(t?"settings.password":"settings.passwordFirst")}</h2>
    ${e.hasPassword&&!t?gt`<p class="note">${i("link.setPassword")}</p>`:gs}
    <input class="unseen" type="text" autocomplete="username" .value=${e.username} tabindex="-1" aria-hidden="true">
    ${F(s)}
    ${ae(s)}
    ${t?_t(s,"currentPassword",i("settings.currentPassword")):gs}
    ${m(s,"newPassword",{label:i("settings.newPassword"),hint:i("settings.passwordHint"),kind:"password",required:!0,least:8,most:255,complete:"new-password"})}
    ${e.identityLinked?ou():gs}
    <div class="row end">${A(s,i("action.save"))}</div>
  </form>`;async function ru(e){let t=i("settings.unlinkTitle",{name:Be()});await L(t,i("settings.unlinkText"),i("settings.unlink"))&&e.unlink()}async function cu(e,t){if(!t.asksPassword)return;e.preventDefault();let s=i("settings.link",{name:Be()});await D(a=>t.confirmForm(a),s,a=>gt`
    <p>${i("settings.linkText")}</p>
    ${F(a)}
    ${_t(a,"password",i("account.password"))}`,()=>gt`<button type="submit">${i("settings.linkGo")}</button>`)&&location.assign(pi({link:"true"}))}var lu=e=>gt`
  <p>${c("check")} ${i("settings.linked")}</p>
  <p><button type="button" class="quiet" @click=${()=>ru(e)}>${i("settings.unlink")}</button></p>`,pu=e=>gt`
  <p>${i("settings.notLinked")}</p>
  <p>
    <a class="button quiet" href=${pi({link:"true"})} @click=${t=>cu(t,e)}>
      ${i("settings.link",{name:Be()})}
    </a>
  </p>`,Or=e=>gt`
  <section class="card">
    <h2>${i("settings.identity",{name:Be()})}</h2>
    ${e.user.identityLinked?lu(e):pu(e)}
  </section>`;async function uu(e){await D(s=>e.deleteForm(s),i("settings.deleteTitle"),s=>gt`
    <p>${i("settings.deleteText")}</p>
    ${F(s)}
    ${ae(s)}
    ${e.asksPassword?_t(s,"password",i("account.password")):gs}`,()=>gt`<button type="submit" class="danger">${i("settings.delete")}</button>`)&&await e.leaveDeleted()}var qr=e=>gt`
  <section class="card">
    <p>${i("settings.dataText")}</p>
    <p><a class="button quiet" href="/api/users/me/export" download>${i("settings.download")}</a></p>
    <p>${i("settings.archiveText")}</p>
    <p><a class="button quiet" href="/api/users/me/archive" download>${i("settings.archive")}</a></p>
    <p><a class="button quiet" href="/import">${i("settings.import")}</a></p>
    <h2>${i("settings.deleteHead")}</h2>
    <p>${i("settings.deleteHint")}</p>
    <p><button type="button" class="danger" @click=${()=>uu(e)}>${i("settings.delete")}</button></p>
  </section>`;import{html as Rn,nothing as bs}from"../lib/lit-html/lit-html.js";function T(e,{label:t,options:s,chosen:n,set:a=()=>{},hint:o="",error:r="",name:l=e}){let p=r?`${e}-error`:o?`${e}-hint`:bs;return Rn`
    <div class="field">
      <label for=${e}>${t}</label>
      <select id=${e} name=${l} aria-describedby=${p} aria-invalid=${r?"true":bs} @change=${d=>a(d.target.value)}>
        ${s.map(([d,h,I=bs])=>Rn`
          <option value=${d} lang=${I} ?selected=${d===n}>${h}</option>`)}
      </select>
      ${p===bs?bs:Rn`<p class=${r?"error":"hint"} id=${p}>${r||o}</p>`}
    </div>`}import{html as du}from"../lib/lit-html/lit-html.js";async function mu(e){try{await navigator.clipboard.writeText(e),u(i("secret.copied"))}catch{document.getElementById("secret").select(),u(i("secret.selected"))}}var ui=({title:e,text:t,label:s,value:n})=>J(a=>du`
  <h2>${e}</h2>
  <p>${t}</p>
  <div class="field">
    <label for="secret">${s}</label>
    <input id="secret" readonly spellcheck="false" autocomplete="off" .value=${n} @focus=${o=>o.target.select()}>
  </div>
  <div class="row end">
    <button type="button" class="quiet" @click=${()=>a()}>${i("action.close")}</button>
    <button type="button" @click=${()=>mu(n)}>${c("copy")} ${i("secret.copy")}</button>
  </div>`,{label:e});function hu({mediaBytes:e,mediaLimit:t}){let s=tt(e);return t===null?i("admin.usage",{size:s}):t?i("admin.usageOf",{size:s,limit:tt(t)}):i("admin.usageUnlimited",{size:s})}var fu=e=>[i("admin.joined",{date:ht(e.createdAt)}),e.seenAt?i("admin.seen",{date:ht(e.seenAt)}):i("admin.notSeen"),i("admin.finds",{n:e.findCount}),hu(e),e.invitedBy&&i("admin.invitedBy",{name:k(e.invitedBy)})],$u=({suspendedAt:e,endsAt:t})=>t?i("admin.suspendedUntil",{date:Nt(t)}):i("admin.suspendedSince",{when:Us(e)}),gu=e=>W`<p class="note">${$u(e)}<br>${i("admin.reasonIs",{reason:e.reason})}</p>`,bu=e=>e.suspension?W`<span class="person"><span class="avatar none">${c("block")}</span> <span>${Dn(e)}</span></span>`:W`<a class="person" href="/people/${e.id}">${Y(e)} <span>${Dn(e)}</span></a>`,Sr=(e,t)=>W`
  ${F(t)}
  ${ae(t)}
  ${e.asksPassword?_t(t,"password",i("account.password")):je}`,wu=(e,t)=>D(s=>e.adminForm(t,s),i("admin.adminTitle",{name:k(t)}),s=>W`
  <p>${i("admin.adminText")}</p>
  ${Sr(e,s)}`,()=>W`<button type="submit" class="danger">${i("admin.admin")}</button>`);async function yu(e,t){await L(i("admin.memberTitle",{name:k(t)}),i("admin.memberText"),i("admin.member"))&&e.demote(t)}var vu=["instance","own","none"],ku=(e,t)=>{e.kind??=t.mediaLimit===null?"instance":t.mediaLimit?"own":"none";let s=n=>{e.kind=n,e.update()};return W`
    ${F(e)}
    ${T("kind",{label:i("admin.limit"),options:vu.map(n=>[n,i(`admin.limits.${n}`)]),chosen:e.kind,set:s})}
    ${e.kind==="own"?m(e,"size",{label:i("admin.size"),kind:"number",mode:"numeric",required:!0,value:t.mediaLimit?Math.round(t.mediaLimit/2**20):""}):je}`};async function di(e,t,s){let n=await e;return n&&u(i(t,{name:k(s)})),n}var xu=(e,t)=>D(s=>e.limitForm(t,s),i("admin.limitTitle",{name:k(t)}),s=>ku(s,t),()=>W`<button type="submit">${i("action.save")}</button>`),Ou=(e,t)=>D(s=>e.suspendForm(t,s),i("admin.suspendTitle",{name:k(t)}),s=>W`
  <p>${i("admin.suspendText")}</p>
  ${F(s)}
  ${m(s,"reason",{label:i("admin.reason"),hint:i("admin.reasonHint"),kind:"area",value:t.suspension?.reason,required:!0,most:500})}
  ${m(s,"days",{label:i("admin.days"),hint:i("admin.daysHint"),kind:"number",mode:"numeric"})}`,()=>W`<button type="submit" class="danger">${i("admin.suspend")}</button>`);async function qu(e,t){let s="";await D(o=>e.linkForm(t,r=>{s=r,o()}),i("admin.linkTitle",{name:k(t)}),o=>W`
    <p>${i("admin.linkAsk",{name:k(t)})}</p>
    ${Sr(e,o)}`,()=>W`<button type="submit">${i("admin.linkMake")}</button>`)&&await ui({title:i("admin.link"),text:i("admin.linkText",{name:k(t)}),label:i("admin.linkLabel"),value:s})}async function Su(e,t){let s=D(n=>e.deleteForm(t,n),i("admin.deleteTitle",{name:k(t)}),n=>W`
    <p>${i("admin.deleteText")}</p>
    ${F(n)}
    ${m(n,"name",{label:i("admin.deleteName",{name:t.username}),required:!0,complete:"off"})}
    ${m(n,"reason",{label:i("admin.reason"),hint:i("admin.logHint"),most:500})}`,()=>W`<button type="submit" class="danger">${i("admin.delete")}</button>`);await di(s,"admin.deleteDone",t)&&O("account-search")}function Fu(e,t){let s=(a,o,r)=>({text:a,label:`${a}: ${k(t)}`,run:o,isDanger:r}),n=[t.role==="admin"?s(i("admin.member"),()=>yu(e,t)):s(i("admin.admin"),()=>di(wu(e,t),"admin.adminDone",t)),s(i("admin.limit"),()=>di(xu(e,t),"admin.limitDone",t))];return e.isMe(t)?n:[...n,...t.suspension?[]:[s(i("admin.link"),()=>qu(e,t))],s(i(t.suspension?"admin.suspendAgain":"admin.suspend"),()=>di(Ou(e,t),"admin.suspendDone",t),!t.suspension),...t.suspension?[s(i("admin.lift"),()=>e.lift(t))]:[],s(i("admin.delete"),()=>Su(e,t),!0)]}var Fr=(e,t)=>W`
  <li class="account">
    <div class="row between">
      <span class="row">
        ${bu(t)}
        ${t.role==="admin"?W`<span class="badge">${i("admin.role")}</span>`:je}
        ${e.isMe(t)?W`<span class="badge">${i("people.you")}</span>`:je}
        ${t.suspension?W`<span class="badge warning">${i("admin.suspended")}</span>`:je}
      </span>
      ${It(i("people.menu",{name:k(t)}),Fu(e,t))}
    </div>
    <p class="soft facts">${fu(t).filter(Boolean).map(s=>W`<span>${s}</span>`)}</p>
    ${t.suspension?gu(t.suspension):je}
  </li>`;function Tu(e,t){e.preventDefault(),t.search()}var Iu=e=>mi`
  <form role="search" @submit=${t=>Tu(t,e)}>
    <label for="account-search">${i("people.search")}</label>
    <div class="search">
      ${c("search")}
      <input id="account-search" type="search" maxlength="31" autocomplete="off" autocapitalize="none" spellcheck="false"
        .value=${e.text} @input=${t=>e.type(t.target.value)}>
    </div>
  </form>
  <div class="chips" role="group" aria-label=${i("admin.which")}>
    ${_n.map(t=>Pe(e.status===t,i(`admin.statuses.${t}`),()=>e.choose(t)))}
  </div>`;function Mu(e){let{items:t,problem:s,load:n}=e.list;return s?f(s,n):t?t.length?mi`
    <ul class="people" aria-label=${i("admin.people")}>${t.map(a=>Fr(e,a))}</ul>
    ${j(e.list)}`:mi`<p class="soft" role="status">${i("admin.noAccounts")}</p>`:v(4)}function Pr(e){let t=new ri(e);return{title:i("admin.people"),ready:t.list.load(),view:()=>mi`
      ${g(i("admin.people"),Pu,"/admin")}
      <section class="card">${Iu(t)}${Mu(t)}</section>`,close:()=>t.close()}}import{html as Ru,nothing as zu}from"../lib/lit-html/lit-html.js";var Tr=e=>e.slice(1).match(/../g).map(t=>Number.parseInt(t,16)/255),Ir=e=>e<=.04045?e/12.92:((e+.055)/1.055)**2.4,Lu=e=>e<=.0031308?e*12.92:1.055*e**.4166666666666667-.055;function Ne(e){let[t,s,n]=Tr(e).map(Ir);return 1.05/(.2126*t+.7152*s+.0722*n+.05)}var De=4.5;function hi(e){let t=e;for(let s=1;Ne(t)<De;s-=.01)t=`#${Tr(e).map(n=>Math.round(255*Lu(Ir(n)*s)).toString(16).padStart(2,"0")).join("")}`;return t}async function ws(e){if(!/^image\/(jpeg|png|webp|avif|heic|heif)$/.test(e.type))return e;try{return await Au(e)}catch{return e}}async function Au(e){let t=await createImageBitmap(e,{imageOrientation:"from-image"}),s=Math.min(1,2560/Math.max(t.width,t.height));if(s===1&&e.size<409600)return t.close(),e;let n=new OffscreenCanvas(Math.max(1,Math.round(t.width*s)),Math.max(1,Math.round(t.height*s))),a=n.getContext("2d");a.fillStyle="#fff",a.fillRect(0,0,n.width,n.height),a.drawImage(t,0,0,n.width,n.height),t.close();let o=await n.convertToBlob({type:"image/jpeg",quality:.85});return o.size<e.size?new File([o],e.name.replace(/\.\w+$/,"")+".jpg",{type:"image/jpeg"}):e}var Ue=class{progress=null;#t;#e;#s;constructor(t,s,{has:n,take:a}){[this.#t,this.#e,this.#s,this.has]=[t,s,a,n]}async set(t,s=Se){let n=a=>{this.progress=a,this.#e.update()};n(0);try{await this.#s(await s("PUT",this.#t,await ws(t),{signal:this.#e.signal,progress:n})),u(i("profile.pictureSaved"))}catch(a){a.name!=="AbortError"&&u(q(a))}n(null)}async remove(){try{await M(this.#t),await this.#s(null)}catch(t){u(q(t))}this.#e.update()}};var Mr=2**20,fi="/api/admin/instance",Lr=["invite","open","closed"],Ar=["members","admins","off"],Ce="#0f766e",ys={teal:Ce,blue:"#1d4ed8",violet:"#6d28d9",pink:"#be185d",red:"#b91c1c",green:"#15803d",grey:"#475569"},Ee=class{values=null;accent=Ce;#t;constructor(t){this.#t=t,this.loading=H(t,async()=>{this.values=await b(fi,{signal:t.signal}),this.accent=this.savedAccent}),this.picture=new Ue(`${fi}/picture`,t,{has:()=>!!this.values.picture,take:async s=>this.#e(s??await b(fi))}),this.form=new x({send:async s=>{await this.save(s),u(i("admin.saved"))},update:t.update})}get startView(){return ie(this.values.startView)}get myView(){return Zt.get()}async begin(t){await U(this.save({startView:t}))&&u(i("admin.saved")),this.#t.update()}get savedAccent(){return this.values?.accent||Ce}get isAccentDark(){return Ne(this.accent)>=De}chooseAccent(t){this.accent=t,delete this.form.errors.accent;let s=Math.floor(Ne(t)*10)/10;this.isAccentDark||(this.form.errors.accent=i("admin.accentLight",{contrast:S(s),least:S(De)})),this.form.update()}get darkerAccent(){return hi(this.accent)}isFixed(t){return this.values.fixed.includes(t)}get limit(){return this.values.mediaLimit?Math.round(this.values.mediaLimit/Mr):""}async save({registration:t,invites:s,mediaLimit:n,...a}){let o={};for(let[r,l]of Object.entries(a))o[r]=l.trim();a.accent===Ce&&(o.accent=""),t&&t!==this.values.registration&&(o.registration=t),s&&s!==this.values.invites&&(o.invites=s),n!==void 0&&n!==String(this.limit)&&(o.mediaLimit=Math.round(Number(n)*Mr)),this.#e(await K(fi,o))}#e(t){this.values=t;let{fixed:s,mediaLimit:n,registration:a,invites:o,...r}=this.values;Object.assign($(),{instance:r,registration:a,invites:a==="closed"?"off":o})}},$i=class{values=null;busy=!1;#t;constructor(t){this.#t=t,this.loading=H(t,async()=>{this.values=await b("/api/admin/checks",{signal:t.signal})})}run=async()=>{this.busy||(this.busy=!0,this.#t.update(),await this.loading.load(),this.busy=!1,this.#t.update())}},gi=class{values=null;constructor(t){this.loading=H(t,async()=>{this.values=await b("/api/admin/overview",{signal:t.signal})})}};import{html as bi,nothing as zn}from"../lib/lit-html/lit-html.js";var Bu={ok:"check",warn:"flag",fail:"close"},ju=e=>bi`
  <li class="row finding ${e.status}">
    ${c(Bu[e.status])}
    <span class="grow">
      <span class="strong">${i(`admin.check.${e.status}`)}</span> <span class="soft" lang="en">${e.check}</span><br>
      <span lang="en">${e.text}</span>
      ${e.fix?bi`<br><span lang="en" class="soft">${e.fix}</span>`:zn}
    </span>
  </li>`;function Nu({status:e,findings:t}){return bi`
    <p class="strong">${i(`admin.checked.${e}`)}</p>
    <ul class="people">${t.map(ju)}</ul>`}var Br=e=>bi`
  <section class="card" id="checks">
    <h2>${i("admin.checks")}</h2>
    <p class="hint">${i("admin.checksText")}</p>
    <div class="stack" aria-live="polite">
      ${e.loading.problem?f(e.loading.problem,e.run):zn}
      ${e.values&&!e.loading.problem?Nu(e.values):zn}
    </div>
    <div><button class="quiet" id="check" type="button" aria-busy=${e.busy?"true":"false"} @click=${e.run}>
      ${i(e.values?"admin.checkAgain":"admin.check")}</button></div>
  </section>`;import{html as Rt,nothing as vs}from"../lib/lit-html/lit-html.js";var Du=["disk_nearly_full","clock_apart","push_off","no_base_url","registration_open","storage_failing","data_folder","no_ffmpeg","decoders_not_confined","backup_missing"],Ht=(e,t)=>Rt`<div class="row between"><dt>${e}</dt><dd class="strong">${t}</dd></div>`,Uu=e=>i("admin.jobsOf",{push:S(e.pushJobs),media:S(e.mediaJobs)}),Cu=e=>Rt`
  ${Ht(i("admin.backup"),e.lastAt?Rt`${V(e.lastAt)}, ${i(`admin.backup.${e.result}`)}`:i(`admin.backup.${e.result}`))}
  ${Ht(i("admin.backupPlace"),e.place)}`,Eu=e=>Rt`
  <dl class="stack">
    ${Ht(i("admin.users"),S(e.users))}
    ${Ht(i("admin.publicFinds"),S(e.finds))}
    ${Ht(i("admin.media"),tt(e.mediaBytes))}
    ${e.diskFree===null?vs:Ht(i("admin.disk"),tt(e.diskFree))}
    ${e.pushJobs||e.mediaJobs?Ht(i("admin.jobs"),Uu(e)):vs}
    ${e.backup?Cu(e.backup):vs}
    ${Ht(i("admin.swept"),e.sweptAt?V(e.sweptAt):i("admin.never"))}
    ${Ht(i("admin.version"),`${e.version}, ${e.database==="postgres"?"PostgreSQL":"SQLite"}`)}
  </dl>`,_u=e=>Rt`<li class="note">${i(`admin.problem.${e}`)}</li>`,Hu=e=>Rt`
  <details>
    <summary>${i("admin.largest")}</summary>
    <ul class="plain-list">
      ${e.map(t=>Rt`
        <li class="row between"><a href="/admin/people?q=${t.username}">${t.username}</a> <span>${tt(t.mediaBytes)}</span></li>`)}
    </ul>
  </details>`;function jr({values:e,loading:t}){if(t.problem)return f(t.problem,t.load);if(!e)return v(3);let s=e.problems.filter(n=>Du.includes(n));return Rt`
    ${s.length?Rt`<ul class="stack plain-list" aria-label=${i("admin.problems")}>${s.map(_u)}</ul>`:vs}
    <section class="card">
      <h2>${i("admin.state")}</h2>
      ${Eu(e)}
      ${e.largest.length?Hu(e.largest):vs}
    </section>`}import{html as Nr,nothing as Vn}from"../lib/lit-html/lit-html.js";var st=(e,t,s,n="",a=Vn)=>Nr`
  <li>
    <a class="area" href=${e}>
      ${t?c(t):Vn}
      <span class="grow" lang=${a}>
        <span class="strong">${s}</span>${n?Nr`<br><span class="soft">${n}</span>`:Vn}
      </span>
      ${c("next")}
    </a>
  </li>`;var Vu=[["people","/admin/people","people"],["invites","/invites","plus"],["reports","/admin/reports","flag"],["log","/admin/log","feed"],["map","/admin/map","map"],["categories","/admin/categories","filter"],["instance","/admin/instance","gear"],["welcome","/admin/welcome","check"],["help","/help","comment"]];function Dr(e){let t=new gi(e),s=new $i(e);return{title:i("admin.title"),ready:t.loading.load(),view:()=>Ru`
      ${g(i("admin.title"),zu,"/profile")}
      <section class="card">
        <ul class="people">${Vu.map(([n,a,o])=>st(a,o,i(`admin.${n}`),i(`admin.about.${n}`)))}</ul>
        <p class="hint">${i("admin.private")}</p>
      </section>
      ${jr(t)}
      ${Br(s)}`}}import{html as it,nothing as ks}from"../lib/lit-html/lit-html.js";var Ur="/api/admin/instance",Wn=20,wi=class{list=null;isOwn=!1;#t;#e;constructor(t,s){[this.#t,this.#e]=[t,s],this.loading=H(t,async()=>{this.#s(await b(Ur,{signal:t.signal}))})}#s({categories:t=[]}){this.isOwn=t.length>0,this.list=this.isOwn?t:ee.map(s=>({code:s}))}get left(){return ee.filter(t=>!this.list.some(s=>s.code===t))}get isFull(){return this.list.length>=Wn}async save(t){let s=await K(Ur,{categories:t});this.#s(s),$().instance={...$().instance,categories:s.categories},$().categories=this.list.map(n=>n.code),this.#e($().instance.accent??""),this.#t.update()}async change(t){await U(this.save(t))&&u(i("admin.saved"))}move(t,s){let n=[...this.list];return n.splice(t+s,0,...n.splice(t,1)),this.change(n)}remove(t){return this.change(this.list.toSpliced(t,1))}add(t){return this.change([...this.list,t])}restore(){return this.change([])}},yi=class{sign;color;isDarkened=!1;#t;#e;constructor(t,s,n){this.#t=t,this.#e=s;let{sign:a,color:o=""}=this.was;this.color=o,this.sign=a??(ee.includes(this.was.code)?this.was.code:""),this.form=new x({send:async r=>{await this.#s(r).catch(l=>{throw this.#i(l)}),u(i("admin.saved")),n()}})}get was(){return this.#t.list[this.#e]??{}}get names(){return this.was.names??{}}get isNamed(){return ee.includes(this.was.code)}choose(t){this.isDarkened=Ne(t)<De,this.color=this.isDarkened?hi(t):t,this.form.update()}show(t){this.sign=t,this.form.clear("sign"),this.form.update()}#s({en:t="",de:s=""}){let n=Object.fromEntries(Object.entries({en:t.trim(),de:s.trim()}).filter(([,l])=>l)),a=this.was.code??n[kt()],o={code:a,names:n};this.sign&&this.sign!==a&&(o.sign=this.sign.trim()),this.color&&(o.color=this.color);let r=[...this.#t.list];return r[this.#e??r.length]=o,this.#t.save(r)}#i(t){let s={code:kt(),"names.en":"en","names.de":"de",sign:"sign"},n=a=>s[a.replace(/^body\.categories\[\d+\]\./,"")]??"";return Object.assign(t,{errors:t.errors?.map(a=>({...a,location:`body.${n(a.location)}`}))})}};function vi(e){let t=document.querySelectorAll('link[href^="/theme.css"]'),s=Object.assign(document.createElement("link"),{rel:"stylesheet",href:w("/theme.css",{accent:e.slice(1)})});s.addEventListener("load",()=>{for(let n of t)n.remove()}),s.addEventListener("error",()=>s.remove()),document.head.append(s)}var Wu=(e,t)=>it`
  <button type="button" class="round" aria-label=${z(t)} title=${z(t)}
    aria-pressed=${String(e.sign===t)} @click=${()=>e.show(e.sign===t?"":t)}>${rt(t)}</button>`,Gu=e=>it`
  <fieldset class="field">
    <legend>${i("categories.sign")}</legend>
    <div class="swatches">${ee.map(t=>Wu(e,t))}</div>
    <label for="sign">${i("categories.emoji")} <span class="soft">${i("form.optional")}</span></label>
    <input id="sign" name="sign" type="text" data-most="12" autocomplete="off" .value=${ee.includes(e.sign)?"":e.sign}
      aria-describedby=${e.form.errors.sign?"sign-error":"sign-hint"} aria-invalid=${e.form.errors.sign?"true":ks}
      @input=${t=>e.show(t.target.value)}>
    ${e.form.errors.sign?it`<p class="error" id="sign-error">${i("categories.badSign")}</p>`:it`<p class="hint" id="sign-hint">${i("categories.emojiHint")}</p>`}
  </fieldset>`,Ku=(e,t,s)=>it`
  <button type="button" class="swatch" aria-label=${i(`admin.colours.${t}`)} title=${i(`admin.colours.${t}`)}
    aria-pressed=${String(s===e.color)} @click=${()=>e.choose(s)}>
    <svg viewBox="0 0 32 32" aria-hidden="true"><circle cx="16" cy="16" r="16" fill=${s}/></svg>
    ${s===e.color?c("check"):ks}
  </button>`,Yu=e=>it`
  <div class="field">
    <label for="color">${i("categories.color")}</label>
    <input id="color" type="color" .value=${e.color||ys.teal} aria-describedby="color-note"
      @change=${t=>e.choose(t.target.value)}>
    <div class="swatches">${Object.entries(ys).map(([t,s])=>Ku(e,t,s))}</div>
    <p class="hint" id="color-note" aria-live="polite">${e.isDarkened?i("categories.darkened"):i("categories.colorHint")}</p>
  </div>`;function Er(e,t){let s=null,n=t===void 0?i("categories.new"):i("categories.editTitle",{name:z(e.list[t].code)});return D(a=>(s=new yi(e,t,a)).form,n,()=>it`
    ${F(s.form)}
    ${Ju().map((a,o)=>m(s.form,a,{label:i(`categories.name.${a}`),value:s.names[a],most:50,required:o===0&&!s.was.code,hint:o===0&&s.isNamed?i("categories.nameHint",{name:z(s.was.code)}):""}))}
    ${Gu(s)}
    ${Yu(s)}`,a=>A(a,i("action.save")))}var Ju=()=>[kt(),...Ds.filter(e=>e!==kt())];async function Xu(e,t){let s=i("categories.removeTitle",{name:z(e.list[t].code)});await L(s,i("categories.removeText"),i("categories.remove"))&&await e.remove(t)}async function Zu(e){await L(i("categories.restoreTitle"),i("categories.restoreText"),i("categories.restore"))&&await e.restore()}var Cr=(e,t,s,n,a,o)=>it`
  <button type="button" class="round ${n}" ?disabled=${!e.list[t+s]} aria-label="${i(a)}: ${o}" title=${i(a)}
    @click=${()=>e.move(t,s)}>${c("back")}</button>`;function Qu(e,{code:t},s){let n=z(t);return it`
    <li class="row between">
      ${rt(t)}
      <span class="grow" dir="auto">${n}</span>
      <span class="row">
        ${Cr(e,s,-1,"up","categories.up",n)}
        ${Cr(e,s,1,"down","categories.down",n)}
        ${It(i("categories.more",{name:n}),[{text:i("categories.edit"),sign:"edit",run:()=>Er(e,s)},...e.list.length>1?[{text:i("categories.remove"),sign:"trash",isDanger:!0,run:()=>Xu(e,s)}]:[]])}
      </span>
    </li>`}var td=e=>e.left.length&&!e.isFull?it`
  <h2>${i("categories.left")}</h2>
  <div class="chips">${e.left.map(t=>it`
    <button type="button" class="chip" @click=${()=>e.add({code:t})}>
      ${rt(t)} ${z(t)} ${c("plus")}
    </button>`)}
  </div>`:ks,ed=e=>it`
  <section class="card">
    <p class="hint">${i("categories.about")}</p>
    <ul class="people">${e.list.map((t,s)=>Qu(e,t,s))}</ul>
    ${e.isFull?it`<p class="hint">${i("categories.full",{n:Wn})}</p>`:it`
      <p><button type="button" class="quiet" id="new-category" @click=${()=>Er(e)}>
        ${c("plus")} ${i("categories.new")}
      </button></p>`}
    ${td(e)}
    ${e.isOwn?it`
      <p><button type="button" class="quiet" @click=${()=>Zu(e)}>${i("categories.restore")}</button></p>`:ks}
  </section>`;function _r(e){let t=new wi(e,vi);return{title:i("admin.categories"),ready:t.loading.load(),view:()=>it`
      ${g(i("admin.categories"),ks,"/admin")}
      ${t.loading.problem?f(t.loading.problem,t.loading.load):t.list?ed(t):v(6)}`}}import{html as ki,nothing as Gn}from"../lib/lit-html/lit-html.js";var Hr={role_changed:"shield",media_limit_changed:"gear",account_suspended:"block",suspension_lifted:"check",account_deleted:"trash",invite_revoked:"close",sign_in_link_created:"lock",sign_in_link_used:"lock",report_closed:"flag",find_hidden:"block",find_shown:"check",find_deleted:"trash",comment_hidden:"block",comment_shown:"check",comment_deleted:"trash",instance_changed:"gear"},sd={mediaLimit:"limitOfAll",invites:"whoInvites"},id=e=>parseInt(e,10)?tt(parseInt(e,10)):i(`admin.limits.${e.startsWith("0 ")?"none":"instance"}`);function nd({action:e,reason:t}){return e==="role_changed"?i(`admin.roles.${t}`):e==="report_closed"?i(`report.result.${t}`):e==="instance_changed"?t.split(", ").map(s=>i(`admin.${sd[s]??s}`)).join(", "):e==="media_limit_changed"?id(t):t}function ad(e){let t={actor:e.actorName||i("admin.commandLine"),target:e.targetName,action:e.action};return i(Hr[e.action]?`admin.act.${e.action}`:"admin.act.other",t)}var od=e=>ki`
  <li class="row act">
    ${c(Hr[e.action]??"shield")}
    <span class="grow">
      <span class="strong">${ad(e)}</span><br>
      ${e.reason?ki`<span dir="auto">${nd(e)}</span><br>`:Gn}
      <span class="soft">${V(e.createdAt)}</span>
    </span>
  </li>`;function rd(e){return e.problem?f(e.problem,e.load):e.items?e.items.length?ki`
    <section class="card">
      <p class="hint">${i("admin.logText")}</p>
      <ul class="people">${e.items.map(od)}</ul>
      ${j(e)}
    </section>`:B(i("admin.noActs"),i("admin.noActsText"),Gn,"feed"):v(4)}function Rr(e){let t=_(e,"/api/admin/log");return{title:i("admin.log"),ready:t.load(),view:()=>ki`${g(i("admin.log"),Gn,"/admin")}${rd(t)}`}}import{html as pt,nothing as xt}from"../lib/lit-html/lit-html.js";var cd=8,xi=class{items=[];at=-1;#t;#e=null;#s=[];#i=!1;constructor(t){this.#t=t}async follow(t){this.#i=!0,this.#n(t),this.#e??=b("/api/finds/categories",{signal:this.#t.signal}).catch(()=>(this.#e=null,[])),this.#s=await this.#e,this.#i&&this.#n(t)}close(){this.#i=!1,this.#a([])}move(t){let s=this.items.length;this.at=this.at<0&&t<0?s-1:(this.at+t+s)%s,this.#t.update()}#n(t){let s=Qt(t.trim()),n=new Set(this.#s.map(o=>o.category)),a=s?se().filter(o=>!n.has(o)).map(o=>({category:o,ownCount:0,count:0})):[];this.#a([...this.#s,...a].filter(({category:o})=>{let r=Qt(z(o));return r.includes(s)&&(r!==s||Te(o))}).slice(0,cd))}#a(t){Object.assign(this,{items:t,at:-1}),this.#t.update()}};var ld=1200*36e5,Oi=class{id;stored=null;#t;#e;#s;#i=null;#n=new Set;#a=!1;#o=!1;constructor(t){this.#t=t,this.#s=!t.params.id;let s=t.params.id??t.query.get("draft");this.#r(new RegExp(`^${Ja}$`).test(s)||!this.#s?s:Fe()),this.#s&&!this.stored&&this.#r(Fe())}#r(t){this.id=t,this.#e=this.#s?Ct(t):Mo(t),this.stored=this.#e.get()}get findId(){return this.#i??=ho(this.id)>Date.now()-ld?this.id:Fe()}get path(){let t=new URLSearchParams(this.#t.query);return t.set("draft",this.id),`/new?${t}`}save(t){if(!(this.#o||this.#t.signal.aborted)){if(!t)return this.#e.remove();this.#e.set({...t,at:Date.now()}),this.#s&&!this.#a&&this.#t.rename(this.path),this.#a=!0}}async files(){if(!this.stored||!this.#s)return[];let t=new Set(this.stored.media?.map(n=>n.key)),s=await Qs(this.id);for(let{key:n}of s)this.#n.add(n);return s.filter(n=>!t.has(n.key))}get hasFiles(){return this.#n.size>0}release(t){let s=new Set(t.filter(n=>!n.media).map(n=>n.key));for(let n of this.#n)s.has(n)||(this.#n.delete(n),Ao(n))}remove(){return this.#o=!0,this.#e.remove(),this.#s?ti(this.id):null}};async function zr(e,t){if(t?.point)return t;let s=e.get("place");if(s){let a=await b(`/api/locations/${encodeURIComponent(s)}?includePrivate=true&includeFriends=true&findsLimit=0`);return{location:a,point:et(a)}}let n=ie(e.get("at"));return n?{point:{lat:n.lat,lng:n.lng}}:null}var Vr=({location:e,locationId:t,exact:s})=>{let{name:n,...a}=s??e;return{location:{...e,name:n,id:t},point:et(a),name:n,by:"search"}},qi=()=>Et.includes(rs.get())?rs.get():"everyone",Si=({title:e,description:t,category:s,audience:n,area:a,exactForFriends:o})=>({title:e,description:t,category:s,audience:n,area:a,exactForFriends:o}),Kn=({audience:e,area:t,exactForFriends:s})=>({audience:e,area:t,exactForFriends:s});function Wr(e,t){if(e?.was&&Object.entries(t).every(([n,a])=>e.was[n]===a))return Kn(e);let s=e?.audience??(e?.isPublic===!1?"friends":"everyone");return{...t,audience:Et[Math.max(Et.indexOf(s),Et.indexOf(t.audience))]}}function Gr({title:e,description:t,category:s,audience:n,area:a="",exactForFriends:o},r={area:""}){let l={title:e.trim(),description:t.trim()||null,category:s.trim()||null},p=a!==""&&a!==r.area,d=p?{area:Number(a)}:{},I=Number(a)&&(p||o!==r.exactForFriends)?{exactForFriends:o==="true"}:{};return{...l,...n===r.audience?{}:{audience:n},...d,...I}}var Kr=({location:e},{area:t=""})=>t!==""&&(e?.area??0)>Number(t),Yr=(e,{area:t})=>R(`/api/finds/${e}`,{area:Number(t),homeZone:!1}),Jr=({location:e,exact:t})=>({area:String(e.area??0),exactForFriends:String(t?.forFriends??!0)});var _e=class{uploads=null;place=null;placeError="";shown;#t=null;#e;constructor(t,s){this.page=t,this.#e=s,this.draft=new Oi(t),this.form=new x({send:a=>this.#s(a),update:t.update}),this.isRestored=!!this.draft.stored;let{stored:n}=this.draft;this.values={...n,audience:n?.audience??(n?.isPublic===!1?"friends":qi())},this.proposals=new xi(t),this.loading=H(t,()=>this.begin())}get isOther(){return this.#t??!!(this.values.category&&!Te(this.values.category))}changed(){this.place?.title&&(this.values.title||=this.place.title,this.place.title=""),this.saveDraft(),this.page.update()}addFiles(t){return this.uploads.add(t)}change(t){this.values={...this.values,...t},this.changed()}chooseCategory(t){this.#t=t==="other"&&!this.isOther,this.change({category:t===this.values.category||t==="other"?"":t})}async submit(t){return this.placeError="",await this.form.submit(t),!this.placeError}async#s(t){let{point:s,name:n,location:a}=this.place.value;if(!s){this.placeError=i("spot.missing"),this.page.update();return}if(await this.uploads.settled(),this.uploads.hasFailed)throw{code:"failed",text:i("edit.uploadFailed")};let o={point:s,name:n||this.place.proposal,location:a},r=Gr({category:this.values.category??"",...t},this.shown),l=await this.write(r,o).catch(p=>this.#i(p));l&&(Kr(l,t)&&await this.#e.showHome()&&await Yr(l.id,t).catch(p=>u(q(p))),await this.leave(`/finds/${l.id}`,i(this.isNew?"edit.published":"edit.saved")))}#i(t){let s=go(t);throw s.length?(this.uploads.removeMissing(s),{code:"failed",text:i("edit.photosGone")}):t}close(){this.uploads?.stop(),this.place?.close()}};async function Fi(e){try{let t=await He(e,0,262144),s=await pd(e,t);return s?bd(gd(s.view,s.tiff)):Xr}catch{return Xr}}var Xr={place:null,time:""},He=async(e,t,s)=>new DataView(await e.slice(t,t+s).arrayBuffer());function pd(e,t){return t.getUint16(0)===65496?ud(t):t.getUint32(0)===2303741511?Zr(e,{at:8,little:!1,name:"eXIf",extra:12,sizeFirst:!0}):zt(t,0,4)==="RIFF"&&zt(t,8,4)==="WEBP"?Zr(e,{at:12,little:!0,name:"EXIF",extra:8,even:!0}):zt(t,4,4)==="ftyp"?md(e):null}var zt=(e,t,s)=>String.fromCharCode(...Array.from({length:s},(n,a)=>e.getUint8(t+a)));function ud(e){for(let t=2;t+10<e.byteLength;t+=2+e.getUint16(t+2)){let s=e.getUint16(t);if(s===65505&&e.getUint32(t+4)===1165519206)return{view:e,tiff:t+10};if(s===65498||s>>8!==255)return null}return null}var Yn=1<<20,Jn=1e4;async function Zr(e,{at:t,little:s,name:n,extra:a,sizeFirst:o,even:r}){for(let l=0;l<Jn&&t+8<=e.size;l++){let p=await He(e,t,8),d=p.getUint32(o?0:4,s);if(zt(p,o?4:0,4)===n)return dd(await He(e,t+8,Math.min(d,Yn)));t+=a+d+(r?d%2:0)}return null}var dd=e=>({view:e,tiff:zt(e,0,4)==="Exif"?6:0});function Qr(e,t,s){let n=[];for(let a=t;a+8<=s&&n.length<Jn;){let o=e.getUint32(a),r=8;if(o===1&&([o,r]=[Number(e.getBigUint64(a+8)),16]),o===0&&(o=s-a),o<r)break;n.push({type:zt(e,a+4,4),from:a+r,to:Math.min(a+o,s)}),a+=o}return n}async function md(e){for(let t=0,s=0;s<Jn&&t+8<=e.size;s++){let n=await He(e,t,16),a=n.getUint32(0);if(a===1&&(a=Number(n.getBigUint64(8))),a===0&&(a=e.size-t),a<8)return null;if(zt(n,4,4)==="meta")return hd(e,await He(e,t,Math.min(a,Yn)));t+=a}return null}async function hd(e,t){let s=Qr(t,t.getUint32(0)===1?20:12,t.byteLength),n=p=>s.find(d=>d.type===p),a=fd(t,n("iinf")),o=a===null?null:$d(t,n("iloc"),a);if(!o)return null;let r=o.method===1?n("idat"):null,l=r?new DataView(t.buffer,t.byteOffset+r.from+o.at,Math.min(o.size,r.to-r.from-o.at)):await He(e,o.at,Math.min(o.size,Yn));return{view:l,tiff:4+l.getUint32(0)}}function fd(e,t){if(!t)return null;let s=Qr(e,t.from+(e.getUint8(t.from)===0?6:8),t.to);for(let{from:n}of s){let a=e.getUint8(n)>2;if(zt(e,n+(a?10:8),4)==="Exif")return a?e.getUint32(n+4):e.getUint16(n+4)}return null}function $d(e,t,s){if(!t)return null;let n=e.getUint8(t.from),a=t.from+4,o=I=>{let Q=I===8?Number(e.getBigUint64(a)):I===4?e.getUint32(a):I===2?e.getUint16(a):0;return a+=I,Q},r=o(2),[l,p,d]=[r>>12,r>>8&15,r>>4&15],h=n?r&15:0;for(let I=o(n<2?2:4);I>0&&a<t.to;I--){let Q=o(n<2?2:4),xe=n?o(2)&15:0;o(2);let Bs=o(d),js=null;for(let G=o(2);G>0&&a<=t.to;G--){o(h);let yt=Bs+o(l),Ns=o(p);js??={method:xe,at:yt,size:Ns}}if(Q===s)return js}return null}function gd(e,t){let s=e.getUint16(t)===18761,n=r=>e.getUint16(t+r,s);return{u32:r=>e.getUint32(t+r,s),text:(r,l)=>zt(e,t+r,l),entries:r=>new Map(Array.from({length:n(r)},(l,p)=>[n(r+2+12*p),r+10+12*p]))}}function bd(e){let t=e.entries(e.u32(4)),s=(n,a,o)=>{try{return t.has(n)?a(e,e.entries(e.u32(t.get(n)))):o}catch{return o}};return{place:s(34853,yd,null),time:s(34665,wd,"")}}function wd({u32:e,text:t},s){let n=s.get(36867),a=n===void 0?null:/^(\d{4}):(\d\d):(\d\d) (\d\d:\d\d:\d\d)$/.exec(t(e(n),19));return a&&a[1]!=="0000"?`${a[1]}-${a[2]}-${a[3]}T${a[4]}`:""}function yd({u32:e,text:t},s){let n=(r,l,p)=>{if(!s.has(l)||!s.has(p))return NaN;let d=e(s.get(p)),h=Q=>e(d+8*Q)/e(d+8*Q+4),I=r.indexOf(t(s.get(l),1).toUpperCase());return I<0?NaN:(h(0)+(h(1)||0)/60+(h(2)||0)/3600)*(I?-1:1)},a=n("NS",1,2),o=n("EW",3,4);return Math.abs(a)<=90&&Math.abs(o)<=180&&(a||o)?{lat:a,lng:o}:null}var vd=2,kd=2,xd=60,Re=class{removed=[];#t=!1;#e;#s;#i;#n;#a=()=>{};constructor(t,{changed:s,placed:n=()=>{},signal:a,send:o=Se}){this.items=t.map(({at:r,key:l,caption:p="",...d})=>({media:d,at:r,key:l,caption:p,state:"done"})),this.#e=r=>{this.#a(),s(r)},this.#s=n,this.#i=a,this.#n=o,addEventListener("online",()=>this.#m(),{signal:a})}get most(){return $().limits.mediaPerFind}get isBusy(){return this.items.some(t=>["waiting","sending","paused"].includes(t.state))}get isPaused(){return this.items.some(t=>t.state==="paused")}async settled(){for(;this.isBusy&&!this.isPaused;)await new Promise(t=>{this.#a=t})}files(){return Promise.all(this.items.map(async({media:t,at:s,file:n,caption:a})=>{let o=n?await ws(n):null;return t?{media:t,at:s,caption:a,blob:o}:{caption:a,blob:o,name:n.name||"file"}}))}get hasFailed(){return this.items.some(t=>t.state==="failed")}get isChanged(){return this.#t||this.removed.length>0||this.items.some(t=>!t.media?.id)}get media(){return this.items.filter(t=>t.media).map(t=>$o(t.media,t.caption))}get draft(){return this.items.filter(t=>t.media).map(({media:t,at:s,key:n,caption:a})=>({...t,at:s,key:n,caption:a}))}async add(t,s=[]){if(this.#i.aborted)return;let n=this.most-this.items.length,a=[...t].slice(0,n),o=a.map((r,l)=>({file:r,key:s[l],caption:"",preview:URL.createObjectURL(r),state:"waiting",progress:0}));this.items=[...this.items,...o],this.#e(t.length>n?i("upload.tooMany",{n:this.most}):""),await this.#o(a),this.#r()}async#o(t){for(let s of t){let{place:n}=await Fi(s);if(this.#i.aborted)return;if(n)return this.#s(n)}}#r(){if(this.#i.aborted)return;let t=vd-this.items.filter(s=>s.state==="sending").length;for(let s of this.items.filter(n=>n.state==="waiting").slice(0,t))this.#d(s)}async#d(t){t.stop=new AbortController,Object.assign(t,{state:"sending",progress:0,problem:null}),this.#e();try{let s=await this.#p(t);if(!s)return;Object.assign(t,{media:s,at:Date.now(),state:"done"})}catch(s){if(s.name==="AbortError")return;Object.assign(t,{state:qe(s)?"paused":"failed",problem:q(s)}),t.state==="paused"&&this.#l(t,s.retryAfter)}this.#e(),this.#r()}#l(t,s){t.pause=Math.min(xd,(t.pause??kd/2)*2),t.timer=setTimeout(()=>this.retry(t),1e3*(s||t.pause))}#m(){for(let t of this.items.filter(s=>s.state==="paused"))this.retry(t)}async#p(t){let{signal:s}=t.stop,n=await ws(t.file),{videoBytes:a,imageBytes:o}=$().limits,r=n.type.startsWith("video/")?a:o;if(n.size>r)throw{code:"large",text:i("upload.large",{size:Ga(r)})};if(s.aborted)return null;let l=d=>{t.progress=d,this.#e()},[p]=await this.#n("POST","/api/media",n,{signal:s,progress:l});return p}retry(t){clearTimeout(t.timer),t.state="waiting",this.#r()}remove(t){this.#c(t),t.media?.id&&this.removed.push(t.media.id),this.items=this.items.filter(s=>s!==t),this.#e(),this.#r()}removeMissing(t){let s=this.items.filter(n=>n.media).filter((n,a)=>t.includes(a));s.forEach(this.#c),this.items=this.items.filter(n=>!s.includes(n)),this.#e()}move(t,s){this.items.splice(s,0,...this.items.splice(t,1)),this.#t=!0,this.#e()}setCaption(t,s){t.caption=s,this.#t=!0,this.#e()}stop(){this.items.forEach(this.#c)}#c({timer:t,stop:s,preview:n}){clearTimeout(t),s?.abort(),n&&URL.revokeObjectURL(n)}};var Pi=class extends _e{isNew=!1;title=i("edit.title");#t;#e="";#s="";constructor(t,s){super(t,s),this.back=`/finds/${t.params.id}`,this.#t=`/api${this.back}`}async begin(){let[t,s]=await Ka(this.#t),n=this.draft.stored;this.#s=s,this.#e=t.locationId,this.shown=Kn({audience:Le(t),...Jr(t)}),this.values={...t,...n,...Wr(n,this.shown)};let a=o=>{o&&u(o),this.page.update()};this.uploads=new Re(t.media,{changed:a,signal:this.page.signal}),this.place=new $t(this.page,n?.place??Vr(t),()=>this.changed())}saveDraft(){let t={...Si(this.values),was:this.shown},s=this.place?.value;this.draft.save(s?.location?.id===this.#e?t:{...t,place:s})}async write(t,s){let{isPaused:n,isChanged:a,media:o,removed:r}=this.uploads;if(n)throw{code:"failed",text:i("edit.uploadFailed")};let l=await Gs(s),p=l===this.#e?{}:{locationId:l},d=o.map(I=>I.id?{id:I.id,caption:I.caption??null}:I),h=a?{media:d,mediaToDelete:r}:{};return R(this.#t,{...t,...p,...h},{headers:this.#s?{"If-Match":this.#s}:{}})}overwrite(){this.#s=""}async leave(t,s=""){await this.draft.remove(),await this.page.go(t,{replace:!0}),s&&u(s)}discard(){return this.uploads?.stop(),this.leave(`${this.back}/edit`)}};async function Xn(){if(!await caches.has(ls))return null;let e=await caches.open(ls),[t]=await e.keys(),s=t&&await(await e.match(t))?.formData();return s?{key:t,values:Od(s),files:s.getAll("file"),left:Number(s.get("left"))}:null}function Od(e){let t=e.get("title"),s=[e.get("text"),e.get("url")].filter(Boolean).join(`
`);return{...t?{title:t}:{},...s?{description:s}:{}}}async function tc(e){let t=await caches.open(ls);return await t.delete(e),(await t.keys()).length===0&&await caches.delete(ls),Xn()}var qd=2,Ti=class{items=[];isWhole=!1;#t;#e;constructor(t,s){this.#t=t,this.#e=s}get shown(){return this.isWhole?this.items:this.items.slice(0,qd)}async load(){await Bo();let t=await Qs();if(this.#t.signal.aborted)return;this.close();let s=Zs().filter(n=>n.id!==this.#e);this.items=s.map(n=>{let a=n.media?.find(r=>r.at>Date.now()-Ws),o=a?null:t.find(r=>r.draft===n.id&&r.file.type.startsWith("image/"))?.file;return{draft:n,media:a,preview:o?URL.createObjectURL(o):""}}),this.#t.update()}showAll(){this.isWhole=!0,this.#t.update()}remove({draft:t}){Ct(t.id).remove(),this.items=this.items.filter(s=>s.draft!==t),this.#t.update(),u(i("edit.draftDeleted"),"",{text:i("action.undo"),run:()=>this.#s(t)})}#s(t){return Ct(t.id).set(t),this.load()}close(){for(let{preview:t}of this.items)t&&URL.revokeObjectURL(t)}};var Sd=.15,ec=e=>e.slice(0,10);function Fd(e){let t="";return e.map(n=>({photo:n,time:t=n.time||t})).sort((n,a)=>n.time<a.time?-1:n.time>a.time?1:0).map(n=>n.photo)}var sc=e=>e.find(t=>t.place)?.place??null,ic=e=>e.find(t=>t.time)?.time??"";function Pd(e,t,s){let[n,a]=[sc(e),ic(e)];return e.length<s&&(!n||!t.place||Ut(n,t.place)<=Sd)&&(!a||!t.time||ec(a)===ec(t.time))}function nc(e,t){let s=[];for(let n of Fd(e)){let a=s.findLast(o=>Pd(o,n,t));a?a.push(n):s.push([n])}return s}var xs=e=>({place:sc(e),time:ic(e)}),ac=(e,t)=>e.flatMap((s,n)=>n===t?[]:n===t-1?[[...s,...e[t]]]:[s]),oc=(e,t,s)=>e.flatMap((n,a)=>a===t?[n.slice(0,s),n.slice(s)]:[n]);var Ii=class{groups=null;busy=!1;#t;#e=new Map;constructor(t){this.#t=t}get most(){return $().limits.mediaPerFind}get count(){return this.groups.flat().length}async consider(t,s){if(this.groups)return this.consider([...this.decline(),...t],s);if(t.length<2)return!1;let n=await Promise.all(t.map(async o=>({file:o,...await Fi(o)}))),a=nc(n,this.most);if(this.#t.signal.aborted||a.length<2&&t.length<=s)return!1;for(let o of n)o.preview=o.file.type.startsWith("image/")?URL.createObjectURL(o.file):"";return this.#s(a),!0}#s(t){this.groups=t,this.#t.update();for(let s of t)this.#i(s)}async#i(t){let{place:s}=xs(t);if(!s||this.#e.has(t[0]))return;this.#e.set(t[0],"");let{name:n}=await Vs(s,{signal:this.#t.signal});this.#e.set(t[0],n),this.#t.update()}describe=t=>({name:xs(t).place?this.#e.get(t[0])??"":"",time:xs(t).time});canMerge=t=>t>0&&this.groups[t-1].length+this.groups[t].length<=this.most;merge(t){this.#s(ac(this.groups,t))}split(t,s){this.#s(oc(this.groups,t,s))}decline(){let t=this.groups.flat().map(s=>s.file);return this.close(),this.#t.update(),t}async accept(){if(this.busy)return;this.busy=!0,this.#t.update();let t=this.groups.map(()=>Fe()),s=Date.now(),n=y()?.id;try{for(let[a,o]of this.groups.entries())await this.#n(n,t[a],o,s-a)}catch{if(y()?.id!==n)return null;for(let a of t)await Td(a);return this.busy=!1,this.#t.update(),u(i("group.noRoom"))}await this.#t.go(`/new?draft=${t[0]}`),u(i("group.made",{n:t.length}))}async#n(t,s,n,a){if(y()?.id!==t)throw{code:"stopped"};let{place:o}=xs(n),r={id:s,at:a,audience:qi(),media:[],label:this.describe(n).name};if(Ct(s).set(o?{...r,place:{point:o,source:"photo",photo:o}}:r),!Ct(s).get())throw{code:"storage"};await Lo(s,n.map(l=>l.file),t)}close(){for(let{preview:t}of this.groups?.flat()??[])t&&URL.revokeObjectURL(t);this.groups=null}};async function Td(e){Ct(e).remove(),await ti(e)}var Id=["no_place_in_text","link_unknown"],Mi=class extends _e{isNew=!0;title=i("edit.new");back="/";received=null;photosExpired=!1;#t="";constructor(t,s){super(t,s),this.drafts=new Ti(t,this.draft.id),this.several=new Ii(t),this.settings=new ne(t)}async begin(){let{page:t,values:s}=this,n=await zr(t.query,s.place),a=s.media??[],o=a.filter(d=>d.at>Date.now()-Ws);this.photosExpired=o.length<a.length;let r=d=>{d&&u(d),this.changed()},l=d=>this.place.suggestPoint(d);this.uploads=new Re(o,{changed:r,placed:l,signal:t.signal}),this.place=new $t(t,n,r),this.place.point&&!this.place.label&&this.place.propose(),this.drafts.load(),this.settings.read().then(t.update,()=>{});let p=await this.draft.files();p.length&&this.uploads.add(p.map(d=>d.file),p.map(d=>d.key)),this.received=t.query.has("shared")?await Xn():null}async addFiles(t){let{items:s,most:n}=this.uploads;await this.several.consider(t,n-s.length)||await super.addFiles(t)}saveDraft(){let t=Si(this.values),s=this.place?.value,n=this.uploads.draft,a=![t.title,t.description,t.category,s?.point,n.length,this.draft.hasFiles].some(Boolean);this.draft.save(a?null:{...t,place:s,label:this.place?.label,media:n,id:this.draft.id}),this.draft.release(this.uploads.items)}async resolveReceived(t){let{values:s,files:n,key:a}=this.received;this.received=null,t&&n.length&&await this.addFiles(n),this.received=await tc(a),this.change(t?s:{});let o=t?await this.#e(s):{};return this.form.clear("title"),this.page.update(),o}async#e(t){let s=[t.title,t.description].filter(Boolean).join(`
`);if(!Cn(s)||this.place.point)return{};try{let n=await lr(s,{signal:this.page.signal}),{title:a,description:o=""}=this.values,r=o.split(/\r?\n/),l=r.findIndex(h=>Cn(h)&&/^\S+$/.test(h.trim())),p=r.filter((h,I)=>I!==l&&h.trim()!==n.title),d={title:a||n.title,description:p.join(`
`).trim()};return this.change(d),this.place.point||this.place.setPlace(n),d}catch(n){return n.name!=="AbortError"&&!Id.includes(n.reason)&&u(q(n)),{}}}async write(t,s){if(this.uploads.isPaused)return this.#s(t,s);try{return this.#t=await Gs(s),await fo(this.draft.findId,{...t,locationId:this.#t,media:this.uploads.media})}catch(n){if(!qe(n))throw n;return this.#s(t,s)}}async#s(t,s){return await wo(this.draft.findId,{body:t,place:s,locationId:this.#t},this.uploads),await this.leave("/waiting",i("outbox.added")),null}async leave(t,s=""){s&&rs.set(this.values.audience),await this.draft.remove(),await this.page.go(t,{replace:!0});let[n]=Zs();s&&u(s,"",n&&{text:i("edit.next"),run:()=>this.page.go(`/new?draft=${n.id}`)})}discard(){return this.uploads?.stop(),this.leave("/new")}close(){super.close(),this.drafts.close(),this.several.close()}};import{html as ze,nothing as Zn}from"../lib/lit-html/lit-html.js";function Md(e,t){e.remove(t),O(e.items.length?"drafts-title":"main")}var Ld=({media:e,preview:t})=>ze`
  <span class="thumb">${e||t?ze`<img src=${e?.thumbnailUrl??t} alt="">`:c("edit")}</span>`;function Ad(e,t){let{draft:s}=t,n=s.title?.trim()||i("edit.untitled");return ze`
    <li class="row draft">
      <a class="find grow" href="/new?draft=${s.id}">
        ${Ld(t)}
        <span class="what">
          <span class="name" dir="auto">${n}</span>
          ${s.label?ze`<span class="soft" dir="auto">${s.label}</span>`:Zn}
          <span class="soft">${Us(s.at)}</span>
        </span>
      </a>
      <button type="button" class="round" aria-label=${i("edit.draftDelete",{title:n})} @click=${()=>Md(e,t)}>
        ${c("trash")}
      </button>
    </li>`}var rc=e=>e.items.length?ze`
  <section class="card drafts" id="drafts" aria-labelledby="drafts-title">
    <h2 id="drafts-title" tabindex="-1">${i("edit.drafts")}</h2>
    <ul class="rows">${e.shown.map(t=>Ad(e,t))}</ul>
    ${e.shown.length<e.items.length?ze`
      <button type="button" class="link" @click=${()=>e.showAll()}>
        ${i("edit.allDrafts",{n:e.items.length})}
      </button>`:Zn}
  </section>`:Zn;var cc=e=>[...e?.files??[]].filter(t=>/^(image|video)\//.test(t.type)),lc=e=>[...e.dataTransfer?.types??[]].includes("Files"),Bd=e=>e.target.matches?.("input, textarea")&&e.clipboardData.types.includes("text/plain");function pc(e,t){let s=a=>document.body.classList.toggle("dropping",a),n=(a,o)=>document.addEventListener(a,o,{signal:e});n("dragover",a=>{lc(a)&&(a.preventDefault(),s(!0))}),n("dragleave",a=>{a.relatedTarget||s(!1)}),n("drop",a=>{lc(a)&&(a.preventDefault(),s(!1),document.querySelector("dialog[open]")||t(cc(a.dataTransfer)))}),n("paste",a=>{let o=cc(a.clipboardData);!o.length||Bd(a)||document.querySelector("dialog[open]")||(a.preventDefault(),t(o))}),e.addEventListener("abort",()=>s(!1))}import{html as ge,nothing as hc}from"../lib/lit-html/lit-html.js";var Qn=[1,5,20],Ve=e=>e?i("privacy.area",{distance:ps(e)}):i("privacy.exact");function Os(e){if(!e)return i("privacy.asSet");let{area:t,home:s}=e,n=t?i("privacy.defaultArea",{distance:ps(t)}):i("privacy.defaultExact");return s?i("privacy.andHome",{usual:n}):n}var qs=()=>Qn.map(e=>[String(e),Ve(e)]),oe=()=>[["0",Ve(0)],...qs()],Li=()=>[["true",i("privacy.forFriends")],["false",i("privacy.forMe")]];import{html as Ss,nothing as ta}from"../lib/lit-html/lit-html.js";var We="category";function uc(e,{category:t}){let s=document.getElementById(We);if(s.value=t,Te(t)){e.proposals.close(),e.chooseCategory(t),document.querySelector("#fold-category summary")?.focus();return}s.dispatchEvent(new Event("input",{bubbles:!0})),e.proposals.close()}function jd(e,t){t.form.typed(e.target),t.proposals.follow(e.target.value)}function Nd(e,t){let{items:s,at:n}=t.proposals;if(!s.length){e.key==="ArrowDown"&&t.proposals.follow(e.target.value);return}let a={ArrowDown:1,ArrowUp:-1}[e.key];if(a)t.proposals.move(a);else if(e.key==="Escape")t.proposals.close();else if(e.key==="Enter"&&n>=0)uc(t,s[n]);else return;e.preventDefault()}var Dd=(e,t,s)=>Ss`
  <li id="category-${s}" data-kind="category" role="option" aria-selected=${s===e.proposals.at?"true":"false"}
    @click=${()=>uc(e,t)}>
    ${rt(t.category)}
    <span class="grow" dir="auto">${z(t.category)}</span>
    <span class="soft far">${t.ownCount?i("categories.byYou",{n:t.ownCount}):t.count?S(t.count):ta}</span>
  </li>`,Ud=e=>{let{items:t}=e.proposals;return Ss`
    <div class="proposals" ?hidden=${!t.length} @mousedown=${s=>s.preventDefault()}>
      <ul id="category-list" role="listbox" aria-label=${i("categories.used")}>${t.map((s,n)=>Dd(e,s,n))}</ul>
    </div>
    <span class="unseen" role="status">${t.length?i("categories.count",{n:t.length}):""}</span>`};function dc(e){let{form:t,proposals:s}=e,n=t.errors[We];return Ss`
    <div class="field">
      <label for=${We}>${i("categories.own")} <span class="soft">${i("form.optional")}</span></label>
      <div class="combo">
        <input id=${We} name=${We} type="text" dir="auto" role="combobox" autocomplete="off" data-most=${$().limits.category}
          aria-autocomplete="list" aria-controls="category-list" aria-expanded=${s.items.length?"true":"false"}
          aria-activedescendant=${s.at>=0?`category-${s.at}`:ta}
          aria-describedby=${n?"category-error":"category-hint"} aria-invalid=${n?"true":ta}
          .defaultValue=${e.values.category??""} @input=${a=>jd(a,e)} @keydown=${a=>Nd(a,e)}
          @focus=${a=>s.follow(a.target.value)} @blur=${()=>s.close()}>
        ${Ud(e)}
      </div>
      ${Do(t.left[We])}
      ${n?Ss`<p class="error" id="category-error">${n}</p>`:Ss`<p class="hint" id="category-hint">${i("categories.hint")}</p>`}
    </div>`}var Ai=(e,t,s,n,a)=>ge`
  <details class="fold" id="fold-${e}">
    <summary>${t} <span class="grow"><span>${s}</span> <span class="soft" dir="auto">${n}</span></span> ${c("next")}</summary>
    ${a}
  </details>`;function fc(e){let t=e?.closest("details");t&&(t.open=!0)}var Cd=e=>Ai("description",c("edit"),i("find.description"),e.values.description||i("edit.none"),m(e.form,"description",{label:i("find.description"),value:e.values.description??"",kind:"area",most:$().limits.description})),mc=(e,t,s)=>ge`
  <button type="button" class="chip" aria-pressed=${s?"true":"false"} @click=${()=>e.chooseCategory(t)}>
    ${rt(t)} ${z(t)}
  </button>`;function Ed(e){let{category:t}=e.values,[s,n]=t?[rt(t),z(t)]:[c("filter"),i("edit.none")];return Ai("category",s,i("find.category"),n,ge`
    <fieldset>
      <legend>${i("find.category")}</legend>
      <div class="chips">
        ${se().map(a=>mc(e,a,a===t))}
        ${mc(e,"other",e.isOther)}
      </div>
      ${e.isOther?dc(e):hc}
    </fieldset>`)}var _d=(e,t)=>ge`
  <label class="choice">
    <input type="radio" name="audience" value=${t} ?checked=${e.values.audience===t}>
    <span>
      ${c(he(t))}
      <span>
        <span class="strong">${i(`find.audience.${t}`)}</span><br>
        <span class="soft">${i(`edit.audienceText.${t}`,{instance:vt()})}</span>
      </span>
    </span>
  </label>`;function Hd(e){let{audience:t}=e.values;return Ai("audience",c(he(t)),i("edit.who"),i(`find.audience.${t}`),ge`
    <fieldset class="choices">
      <legend>${i("edit.who")}</legend>
      ${Et.map(s=>_d(e,s))}
    </fieldset>`)}var Rd=e=>T("exact-for",{name:"exactForFriends",label:i("privacy.exactFor"),options:Li(),chosen:e});function zd(e){let{area:t="",exactForFriends:s="true"}=e.values;return Ai("shown",c("map"),i("privacy.shown"),t===""?Os(e.settings?.values):Ve(Number(t)),ge`
    ${T("area",{label:i("privacy.shown"),hint:i(e.isNew?"privacy.shownHint":"privacy.recall"),chosen:t,options:[...e.isNew?[["",Os(e.settings.values)]]:[],...oe()]})}
    ${Number(t)?Rd(s):hc}`)}var $c=e=>ge`<div class="folds">${Cd(e)}${Ed(e)}${Hd(e)}${zd(e)}</div>`;import{html as ji,nothing as ia}from"../lib/lit-html/lit-html.js";import{html as Mt,nothing as Fs}from"../lib/lit-html/lit-html.js";var ea=16,gc=10,Vd=2,Wd={lat:25,lng:5,zoom:1},Bi=class extends $t{failed=!1;problem="";#t;#e=null;constructor(t,s){super(t,s.value,()=>this.#i()),this.#t=t,Object.assign(this,{nearby:s.nearby,proposal:s.proposal})}async showMap(t){this.failed=!1;let s=this.#s();try{let n=await t({view:s,onMove:a=>this.#a(a),onPick:a=>this.setPoint(a,"tap")});if(this.#t.signal.aborted)return n.close();this.#e=n,this.photo&&n.mark(this.photo,i("spot.photoPlace"),"one ghost")}catch{this.failed=!0}return this.#e&&this.point&&this.#i(),this.#t.update(),!this.point&&Zt.get()&&s.zoom>=gc?this.setPoint({lat:s.lat,lng:s.lng},"tap"):this.point?this.propose():null}#s(){if(this.point)return{...this.point,zoom:ea};let t=Oo();return t?.zoom?t:Wd}#i(){this.problem="";let t=this.#e?.where();t&&!this.#n(t)&&this.#e.setView({...this.point,zoom:this.source==="tap"?t.zoom:Math.max(ea,t.zoom)},{animate:!1}),this.#t.update()}#n(t){return Ut(this.point,t)<Vd*So(t)}#a(t){(!this.point||!this.#n(t))&&this.setPoint({lat:t.lat,lng:t.lng},"tap")}usePhoto(){return this.setPoint(this.photo,"photo")}useFound(t){return this.setPlace(t)}distance=t=>this.point&&t?Ut(this.point,t):void 0;check(){let t=this.#e?.where().zoom??ea,s=this.source==="tap"&&!this.chosen&&t<gc;return this.problem=this.point?s?i("spot.zoom"):"":i("spot.none"),this.#t.update(),!this.problem}close(){super.close(),this.#e?.close(),this.#e=null}};async function Ge(e){let t=new AbortController,s=null,n=J((o,r)=>(s??=new Bi({signal:t.signal,update:r},e),Qd(s,o)),{label:i("spot.title"),kind:"chooser"});bc(s),await n&&e.take(s),t.abort(),s.close()}var bc=e=>e.showMap(t=>ar(document.getElementById("spot"),{...t,hasCross:!0})),Gd=(e,t)=>Mt`
  <div class="row">
    <button type="button" class="round" aria-label=${i("nav.back")} @click=${()=>t()}>${c("back")}</button>
    <place-search id="spot-search" class="grow" .label=${i("spot.search")} .near=${e.point} .distance=${e.distance}
      @choose=${({detail:s})=>e.useFound(s.value)}></place-search>
  </div>`,Kd=e=>Mt`
  <div class="mapbox">
    <div id="spot" role="application" aria-label=${i("spot.map")}></div>
    ${e.failed?f({code:"map",text:i("map.failed")},()=>bc(e)):Fs}
  </div>`;function Yd(e,t){let s=e.chosen?.id===t.id;return Mt`
    <button type="button" class="chip" aria-pressed=${s?"true":"false"} @click=${()=>e.toggle(t)}>
      ${c(s?"check":"pin")} <bdi>${t.name}</bdi> <span class="soft">${Cs(t.distance)}</span>
    </button>`}var Jd=e=>Mt`
  <div class="chips scrolls" role="group" aria-label=${i("spot.proposals")}>
    <button type="button" class="chip" @click=${()=>e.locate()}>${c("here")} ${i("spot.here")}</button>
    ${e.photo&&e.source!=="photo"?Mt`
      <button type="button" class="chip" @click=${()=>e.usePhoto()}>${c("camera")} ${i("spot.photoPlace")}</button>`:Fs}
    ${e.nearby.map(t=>Yd(e,t))}
  </div>`,Xd=e=>Mt`
  <div class="field">
    <label for="place-name">${i("spot.name")} <span class="soft">${i("form.optional")}</span></label>
    <input id="place-name" autocomplete="off" dir="auto" placeholder=${e.proposal||i("spot.nameHint")} .value=${e.name}
      @input=${t=>e.setName(t.target.value)}>
  </div>`,sa=e=>i(`spot.${e.source||"set"}`),Zd=e=>Mt`
  <p class="at" role="status">
    ${c("pin")}
    <span class="grow"><span class="strong" dir="auto">${e.label||i(e.point?"spot.unnamed":"spot.none")}</span>
      ${e.point?Mt`<span class="soft">${sa(e)}</span>`:Fs}</span>
  </p>`,Qd=(e,t)=>Mt`
  <h2 class="unseen" tabindex="-1" autofocus>${i("spot.title")}</h2>
  ${Gd(e,t)}
  ${Kd(e)}
  <div class="panel">
    ${Zd(e)}
    ${Jd(e)}
    ${e.chosen?Fs:Xd(e)}
    ${e.problem?Mt`<p class="error" role="alert">${e.problem}</p>`:Fs}
    <button type="button" class="main" id="use-place" @click=${()=>e.check()&&t(!0)}>${i("spot.use")}</button>
  </div>`;var wc=(e,t)=>ji`
  <span class="row">
    ${c("pin")} <span class="grow"><span class="strong" dir="auto">${e}</span><br><span class="soft">${t}</span></span>
    ${c("next")}
  </span>`,yc=(e,t)=>ji`
  <fieldset>
    <legend>${i("edit.where")}</legend>
    <button type="button" class="where" id="place" aria-describedby=${t?"place-error":ia} @click=${()=>Ge(e)}>
      ${e.point?ji`<place-map inert .at=${e.point}></place-map>`:ia}
      ${e.point?wc(e.label||i("spot.unnamed"),[sa(e),i("spot.change")].filter(Boolean).join(" · ")):wc(i("spot.title"),i("spot.chooseHint"))}
    </button>
    ${t?ji`<p class="error" id="place-error" role="alert">${t}</p>`:ia}
  </fieldset>`;import{html as be,nothing as na}from"../lib/lit-html/lit-html.js";function tm(e,t){e.merge(t),O(`group-${t-1}`)}function em(e,t,s){e.split(t,s),O(`group-${t+1}`)}var sm=({preview:e,file:t})=>e?be`<img src=${e} alt="">`:be`<span class="film" title=${t.name}>${c("play")}</span>`,im=(e,t,s)=>be`
  <button type="button" class="cut" aria-label=${i("group.split",{n:s+1})} title=${i("group.split",{n:s+1})}
    @click=${()=>em(e,t,s)}></button>`;function nm(e,t,s){let{name:n,time:a}=e.describe(t),o=[a&&ht(a),n].filter(Boolean);return be`
    <li>
      <div class="row between">
        <h3 id="group-${s}" tabindex="-1">${i("group.find",{n:s+1})} <span class="soft" dir="auto">${o.join(" · ")}</span></h3>
        ${e.canMerge(s)?be`
          <button type="button" class="link" aria-describedby="group-${s}" @click=${()=>tm(e,s)}>
            ${i("group.merge")}
          </button>`:na}
      </div>
      <ul class="group">${t.map((r,l)=>be`<li>${l?im(e,s,l):na}${sm(r)}</li>`)}</ul>
    </li>`}var vc=(e,t)=>e.groups?be`
  <section class="card" id="several" aria-labelledby="several-title">
    <h2 id="several-title" tabindex="-1">${i("group.title",{n:e.count,finds:i("group.finds",{n:e.groups.length})})}</h2>
    <p class="hint">${i("group.hint")}</p>
    <ol class="groups">${e.groups.map((s,n)=>nm(e,s,n))}</ol>
    <div class="publish row">
      <button type="button" class="quiet" @click=${t}>${i("group.one")}</button>
      <button type="button" class="main" aria-busy=${e.busy?"true":"false"} @click=${()=>e.accept()}>
        ${i("group.make",{n:e.groups.length})}
      </button>
    </div>
  </section>`:na;import{html as nt,nothing as Vt}from"../lib/lit-html/lit-html.js";import{html as aa}from"../lib/lit-html/lit-html.js";async function am(e,t,s){let n=null,a={label:i("upload.caption"),hint:i("upload.captionHint"),value:t.caption,most:$().limits.caption},o=await J((r,l)=>(n??=new x({send:({caption:p})=>r(p.trim()),update:l}),aa`
      <h2>${i("upload.caption")}</h2>
      <div class="captioned">${s}</div>
      <form novalidate @submit=${n.submit}>
        ${m(n,"caption",a)}
        <div class="row end">
          <button type="button" class="quiet" @click=${()=>r()}>${i("action.cancel")}</button>
          ${A(n,i("action.save"))}
        </div>
      </form>`),{label:i("upload.captionOf",{n:e.items.indexOf(t)+1})});o!==null&&e.setCaption(t,o)}var kc=(e,t,s,n)=>aa`
  <button type="button" class="words ${t.caption?"":"round"}" @click=${()=>am(e,t,n)}
    aria-label="${i("upload.captionOf",{n:s})}${t.caption?`: ${t.caption}`:""}">
    ${t.caption?aa`<span dir="auto">${t.caption}</span>`:c("edit")}
  </button>`;var[om,rm]=[6,10],cm=300,C=null;function xc(){C.isOn=!0,C.item.classList.add("lifted"),navigator.vibrate?.(10)}var Oc=e=>[...e.parentElement.querySelectorAll(":scope > [data-drag]")],lm=(e,t)=>Oc(C.item).find(s=>{let n=s.getBoundingClientRect();return s!==C.item&&n.left<=e&&e<=n.right&&n.top<=t&&t<=n.bottom});function pm(e){if(e.pointerId!==C.id)return;let[t,s]=[e.clientX-C.x,e.clientY-C.y],n=e.pointerType==="touch";if(!C.isOn){if(Math.hypot(t,s)<(n?rm:om))return;if(n)return C.end();xc()}C.item.style.transform=`translate(${t}px, ${s}px) scale(1.04)`,C.over?.classList.remove("target"),C.over=lm(e.clientX,e.clientY),C.over?.classList.add("target")}function qc(e,t){if(e.button||C||e.target.closest("button, input, a"))return;let s=e.currentTarget,n=new AbortController,{signal:a}=n,o=()=>{clearTimeout(C.timer),n.abort(),s.classList.remove("lifted"),s.style.transform="",C.over?.classList.remove("target"),C=null};C={item:s,x:e.clientX,y:e.clientY,id:e.pointerId,isOn:!1,over:null,end:o},e.pointerType==="touch"&&(C.timer=setTimeout(xc,cm));let r=p=>{p.pointerId===C.id&&o()},l=p=>{if(p.pointerId!==C.id)return;let[d,h]=[s,C.isOn&&C.over].map(I=>Oc(s).indexOf(I));o(),h>=0&&t(d,h)};document.addEventListener("pointermove",pm,{signal:a}),document.addEventListener("pointerup",l,{signal:a}),document.addEventListener("pointercancel",r,{signal:a}),document.addEventListener("keydown",p=>{p.key==="Escape"&&o()},{signal:a})}function Ni(e){(C?.isOn||e.type==="dragstart")&&e.preventDefault()}var um="image/*,video/mp4,video/quicktime,video/webm";function dm(e,t){let s=e.items.indexOf(t);e.remove(t),queueMicrotask(()=>{(document.querySelectorAll(".shot .drop")[Math.min(s,e.items.length-1)]??document.getElementById("files"))?.focus()})}function Sc(e,t,s){e.move(t,s),queueMicrotask(()=>{let n=s<t?".before, .after":".after, .before";document.querySelectorAll(".shot")[s]?.querySelector(n)?.focus()})}function Fc(e){return e.media?lt(e.media,{thumb:!0,eager:!0}):e.file.type.startsWith("video/")?nt`<span class="film">${c("play")}</span>`:nt`<img src=${e.preview} alt="">`}var Pc={handleEvent:e=>{e.target.hidden=e.type==="error"},capture:!0},Di=(e,t,s,n,a)=>nt`
  <button type="button" class="round ${e}" aria-label=${i(`upload.${t}`,{n})} @click=${a}>${c(s)}</button>`,mm=(e,t)=>e.progress<1?nt`<progress max="1" .value=${e.progress} aria-label=${i("upload.progress",{n:t})}></progress>`:nt`<span class="over">${i("upload.processing")}</span>`,hm=(e,t)=>({sending:()=>mm(e,t),paused:()=>nt`<span class="over" title=${e.problem}>${i("upload.paused")}</span>`,waiting:()=>nt`<span class="over">${i("upload.waiting")}</span>`,failed:()=>nt`<span class="over error">${i("upload.failed")}</span>`,done:()=>Vt})[e.state]();function fm(e,t,s){let n=s+1;return nt`
    <li class="shot ${t.state}" data-drag @pointerdown=${a=>qc(a,(o,r)=>e.move(o,r))}
      @error=${Pc} @load=${Pc}>
      ${Fc(t)}
      ${s===0&&e.items.length>1?nt`<span class="cover">${i("upload.cover")}</span>`:Vt}
      ${hm(t,n)}
      <span class="buttons">
        ${s>0?Di("before","earlier","back",n,()=>Sc(e,s,s-1)):Vt}
        ${n<e.items.length?Di("after","later","next",n,()=>Sc(e,s,s+1)):Vt}
        ${t.state==="failed"||t.state==="paused"?Di("","again","retry",n,()=>e.retry(t)):Vt}
        ${Di("drop",t.state==="done"?"remove":"cancel","close",n,()=>dm(e,t))}
      </span>
      ${t.state==="failed"?Vt:kc(e,t,n,Fc(t))}
    </li>`}function $m(e,t){t([...e.target.files]),e.target.value=""}var gm=(e,t)=>nt`
  <li class="shot add">
    <label for="files">
      ${c("camera")}<span class="strong">${i(e.items.length?"upload.more":"upload.add")}</span>
      ${e.items.length?Vt:nt`<span class="soft mice">${i("upload.drop")}</span>`}
    </label>
    <input id="files" type="file" accept=${um} multiple @change=${s=>$m(s,t)}>
  </li>`;function bm(e){let t=e.items.filter(n=>n.state==="done").length,s=[...new Set(e.items.filter(n=>n.state==="failed").map(n=>n.problem))];return nt`
    <p class="hint" role="status">${e.isBusy?i("upload.ready",{n:t,of:S(e.items.length)}):""}</p>
    ${s.map(n=>nt`<p class="error" role="alert">${n}</p>`)}`}var Tc=(e,t)=>nt`
  <ul class="shots ${e.items.length?"":"bare"}" @touchmove=${Ni} @contextmenu=${Ni} @dragstart=${Ni}>
    ${e.items.map((s,n)=>fm(e,s,n))}
    ${e.items.length<e.most?gm(e,t):Vt}
  </ul>
  ${e.items.length>1?nt`<p class="hint">${i("upload.order")}</p>`:Vt}
  ${bm(e)}`;async function Mc(e,t){await e.addFiles(t),e.several?.groups&&O("several-title")}function wm(e){e.uploads.add(e.several.decline()),O("files")}async function ym(e){Ic(e.received.values),Ic(await e.resolveReceived(!0))}function Ic(e){for(let[t,s]of Object.entries(e)){let n=document.getElementById(t);n&&(n.value=s)}}var vm=e=>{let t=cr(Object.values(e).join(`
`));return t?pt`<p class="hint">${i("places.asks",{host:t})}</p>`:xt},km=(e,t)=>pt`
  <section class="card" id="offer" aria-labelledby="offered">
    <h2 id="offered">${i("edit.shared")}</h2>
    <p class="hint">${i("edit.sharedHint")}</p>
    ${Object.values(e.received.values).map(s=>pt`<p class="text" dir="auto">${s}</p>`)}
    ${vm(e.received.values)}
    ${e.received.files.length?pt`<p>${i("edit.sharedFiles",{n:e.received.files.length})}</p>`:xt}
    ${t?pt`<p class="note">${i("edit.sharedFull")}</p>`:xt}
    ${e.received.left?pt`<p class="note">${i("edit.sharedLeft",{n:e.received.left})}</p>`:xt}
    <div class="row end">
      <button type="button" class="quiet" @click=${()=>e.resolveReceived(!1)}>${i("edit.sharedDrop")}</button>
      <button type="button" @click=${()=>ym(e)}>${i("edit.sharedTake")}</button>
    </div>
  </section>`;async function xm(e){await L(i("edit.discardTitle"),i("edit.discardText"),i("edit.startOver"))&&e.discard()}var Om=()=>L(i("privacy.inHome"),i("privacy.inHomeText"),i("privacy.showExact")),qm=e=>pt`
  <p class="note">
    ${i("edit.restored")} <button type="button" class="link" @click=${()=>xm(e)}>${i("edit.startOver")}</button>
  </p>`,Sm=e=>pt`
  <fieldset>
    <legend>${i("edit.photos")}</legend>
    ${e.photosExpired?pt`<p class="note">${i("edit.photosGone")}</p>`:xt}
    ${Tc(e.uploads,t=>Mc(e,t))}
    <p class="hint">${i("edit.photosMost",{n:e.uploads.most})} ${i("edit.photosHint")}</p>
  </fieldset>`,Fm=e=>pt`
  ${F(e.form)}
  ${e.form.refusal?.reason==="changed_since"?pt`
    <div class="row">
      <a class="button quiet" href=${e.back} target="_blank">${i("edit.theirs")}</a>
      <button type="submit" class="quiet" @click=${()=>e.overwrite()}>${i("edit.mine")}</button>
    </div>`:xt}`;function Pm(e,t){t.change(jo(e.currentTarget))}async function Tm(e,t){let n=await t.submit(e)?document.querySelector("form [aria-invalid=true]"):document.getElementById("place");fc(n),n?.focus()}function Im(e){let{title:t}=e.values,s=e.form.busy&&e.uploads.isBusy?"edit.waiting":e.isNew?"edit.publish":"action.save",n=a=>Pm(a,e);return pt`
    <form class="card" novalidate ?hidden=${!!e.several?.groups}
      @input=${n} @change=${n} @submit=${a=>Tm(a,e)}>
      ${e.isRestored?qm(e):xt}
      ${Sm(e)}
      ${yc(e.place,e.placeError)}
      ${m(e.form,"title",{label:i("find.titleField"),value:t,required:!0,most:$().limits.title})}
      ${$c(e)}
      <div class="publish">
        ${Fm(e)}
        <div class="row end">
          <a class="button quiet" href=${e.back}>${i("action.cancel")}</a>
          ${A(e.form,i(s))}
        </div>
      </div>
    </form>`}var Mm=(e,t)=>pt`
  ${e.received?km(e,t.get("shared")==="full"):xt}
  ${vc(e.several,()=>wm(e))}
  ${e.several.groups?xt:rc(e.drafts)}`;function Lm(e,t){return e.loading.problem?f(e.loading.problem,t):e.uploads?Im(e):v(4)}function Lc(e){let t=new(e.params.id?Pi:Mi)(e,{showHome:Om}),s=()=>t.loading.load();return pc(e.signal,n=>t.uploads&&Mc(t,n)),{title:t.title,ready:s(),view:()=>pt`
      ${g(t.title,xt,t.back)}
      ${t.isNew?Mm(t,e.query):xt}
      ${Lm(t,s)}`,close:()=>t.close()}}import{html as Je,nothing as zc}from"../lib/lit-html/lit-html.js";var Am=3,Bm=4,Ui=(e,t=0)=>new Date(e.getFullYear(),e.getMonth(),e.getDate()-t);function jm(){let e=new Intl.Locale(Ha());return((e.getWeekInfo?.()??e.weekInfo)?.firstDay??1)%7}var Nm=e=>[["today",Ui(e)],["yesterday",Ui(e,1)],["week",Ui(e,(e.getDay()-jm()+7)%7)],["earlier",-1/0]],oa=e=>Ui(new Date(e.createdAt)).getTime(),Ci=e=>`${oa(e)} ${e.user.id}`;function Dm(e){let t=new Map;for(let s of e)t.set(Ci(s),[...t.get(Ci(s))??[],s]);return t}function Ac(e,{now:t=new Date,mayContinue:s=!1}={}){let n=Dm(e),a=s&&e.length?oa(e.at(-1)):NaN,o=new Map,r=Nm(t);for(let l of e){let p=n.get(Ci(l)),d=p.length>=Am;if(d&&p[0]!==l)continue;let h=d?{key:Ci(l),finds:p,hasMore:oa(l)===a}:{find:l},I=new Date(l.createdAt),[Q]=r.find(([,xe])=>I>=xe);o.set(Q,[...o.get(Q)??[],h])}return[...o].map(([l,p])=>({name:l,entries:p}))}function Bc(e){let t=n=>n.media.length>0,s=[...e.filter(t),...e.filter(n=>!t(n))].slice(0,Bm);return{shown:s,rest:e.length-s.length}}var Um=1500,[Cm,Em]=[4,4],_m=9;function Hm(){let e=ie(Zt.get());return e?.zoom>=_m?{lat:e.lat,lng:e.lng}:null}var Rm=()=>Promise.race([Fo(),Ys(Um,null)]),zm=e=>e?{lat:Math.round(e.lat*100)/100,lng:Math.round(e.lng*100)/100}:{},Ei=class{at=null;isHere=!1;busy=!1;#t=new WeakMap;#e;#s;constructor(t){this.#s=t,this.at=t.kept?.at??null,this.isHere=t.kept?.isHere??!1,this.#e=new Set(t.kept?.open),this.list=_(t,()=>w("/api/finds/feed",{...zm(this.at),limit:20}))}liking(t){let s=this.#t.get(t);return s||this.#t.set(t,s=new No(t.id,()=>t,this.#s)),s}save(t,s){return To(t,s,this.#s.update)}load=async()=>{if(this.#s.kept?.at===void 0){let t=await Rm();this.#o(t??Hm(),!!t)}await this.#n()};get days(){return Ac(this.list.items??[],{mayContinue:!!this.list.next})}get#i(){return this.days.reduce((t,s)=>t+s.entries.length,0)}isOpen=({key:t})=>this.#e.has(t);toggle({key:t}){this.#e.delete(t)||this.#e.add(t),this.#s.keep({open:[...this.#e]}),this.#s.update()}async#n(){await this.list.load(),await this.#a(Cm)}more=()=>this.#a(this.#i+1);async#a(t){for(let s=0;this.list.next&&this.#i<t&&s<Em;s++){let n=this.list.items.length;if(await this.list.more(),this.list.items?.length===n)return}}#o(t,s){Object.assign(this,{at:t,isHere:s}),this.#s.keep({at:t,isHere:s})}async nearMe(){this.busy=!0,this.#s.update();try{this.#o(await Js({timeout:1e4}),!0),this.list.clear(),await this.#n()}catch(t){u(q(t))}this.busy=!1,this.#s.update()}distance=t=>this.isHere?Ut(this.at,et(t.location)):void 0};function Vm(){return Xa()?!0:ct.get("installPrompt")||Za()?!1:void 0}async function Wm(){let e=await Rs();return{on:!0,off:!1}[e]}var Ke=class{steps=[];isKnown=!1;#t;constructor(t){this.#t=t}get isOver(){return Bn.get()===y()?.id}get left(){return this.steps.filter(t=>!t.isDone).length}async load(){if(this.isOver){this.isKnown=!0;return}let{signal:t}=this.#t,s={profile:!!y().displayName||!!y().profilePicture?.startsWith("/api/media/"),streets:y().role==="admin"&&$().tiles?.kind==="vector"?Qo().length>0:void 0,find:b(`/api/users/${y().id}`,{signal:t}).then(a=>a.findCount>0),friend:b("/api/friends?limit=1",{signal:t}).then(a=>a.length>0),push:Wm(),install:Vm()},n=await Promise.all(Object.entries(s).map(async([a,o])=>({name:a,isDone:await Promise.resolve(o).catch(()=>{})})));t.aborted||(this.isKnown=!0,this.steps=n.filter(a=>a.isDone!==void 0),this.steps.length===n.length&&!this.left&&this.dismiss(),this.#t.update())}async installNow(){let t=ct.get("installPrompt");t&&(await t.prompt(),ct.set("installPrompt",null),await this.load())}dismiss=()=>{Bn.set(y().id),this.steps=[],this.#t.update()}};import{html as Wt,nothing as we}from"../lib/lit-html/lit-html.js";var Gm="(min-width: 1180px) 516px, (min-width: 720px) 688px, 100vw",Km=(e,t)=>Wt`
  <span class="cover c-${Ie(e.category).code}">
    ${e.media.length?lt(e.media[0],{sizes:Gm,eager:t}):rt(e.category)}
    ${e.media[0]?.type==="video"?Wt`<span class="play">${c("play")}</span>`:we}
    ${e.media.length>1?Wt`<span class="counter">${i("feed.photos",{n:e.media.length})}</span>`:we}
  </span>`;function Ym(e,t){let s=[Qa(e,e.location)?"":_s(e.location),t===void 0?"":Wa(t)].filter(Boolean);return s.length?Wt`
    <span class="soft">${c("pin")} <bdi>${s[0]}</bdi>${s[1]?Wt` · ${s[1]}`:we}</span>`:we}var ra=(e,t,s=we)=>Wt`
  <span class="by">
    ${Y(e.user,28)} <span class="grow">${k(e.user)} <span class="soft">· ${V(e.createdAt)}</span></span>
    ${t&&e.reason==="friend"?Wt`<span class="badge">${i("feed.friend")}</span>`:we}
    ${s}
  </span>`,jc=(e,t,s,{km:n,eager:a,isMixed:o})=>Wt`
  <li class="feed-card">
    <a href="/finds/${e.id}">
      ${Km(e,a)}
      <span class="about">
        <span class="name" dir="auto">${e.title}</span>
        ${Ym(e,n)}
        ${ra(e,o,Ko(e))}
      </span>
    </a>
    <div class="acts">
      ${Wo(t,`like-${e.id}`)}
      <a class="act" href="/finds/${e.id}#comments" aria-label=${i("find.commentOn",{title:e.title})}>
        ${c("comment")} ${e.commentCount?Wt`<span>${S(e.commentCount)}</span>`:we}
      </a>
      <span class="grow"></span>
      ${Vo(e,s,`save-${e.id}`)}
    </div>
  </li>`;import{html as Ye,nothing as Nc}from"../lib/lit-html/lit-html.js";var ca=({key:e})=>`group-${e.replace(" ","-")}`;async function Dc(e,t){e.toggle(t),await O(ca(t))}var Jm=(e,t)=>Ye`
  <span class="piece c-${Ie(e.category).code}">
    ${e.media.length?lt(e.media[0],{thumb:!0}):rt(e.category)}
    ${t?Ye`<span class="beyond">+${S(t)}</span>`:Nc}
  </span>`;function Xm(e){let{shown:t,rest:s}=Bc(e);return Ye`
    <span class="cover ${t[0].media.length?"":"signs"}">
      <span class="mosaic of-${t.length}">${t.map((n,a)=>Jm(n,a===t.length-1?s:0))}</span>
    </span>`}var Uc=({finds:e,hasMore:t})=>i("feed.several",{n:e.length,more:t}),Zm=e=>e.map((t,s)=>Ye`${s?" · ":Nc}<bdi>${t.title}</bdi>`),Qm=(e,t)=>Ye`
  <li class="feed-card">
    <button type="button" class="group-face" id=${ca(t)} aria-expanded="false" @click=${()=>Dc(e,t)}>
      ${Xm(t.finds)}
      <span class="about">
        <span class="name">${Uc(t)}</span>
        <span class="soft titles">${Zm(t.finds.slice(0,10))}</span>
        ${ra(t.finds[0],!!e.at)}
      </span>
    </button>
  </li>`,th=(e,t,s)=>Ye`
  <li class="feed-group">
    <div class="by">
      ${Y(t.finds[0].user,28)}
      <span class="grow">${k(t.finds[0].user)} <span class="soft">· ${Uc(t)}</span></span>
      <button type="button" class="quiet" id=${ca(t)} aria-expanded="true" @click=${()=>Dc(e,t)}>
        ${i("feed.less")}
      </button>
    </div>
    <ul class="feed-list">${t.finds.map(n=>s(n))}</ul>
  </li>`,Cc=(e,t,s)=>e.isOpen(t)?th(e,t,s):Qm(e,t);import{html as ye,nothing as Ps}from"../lib/lit-html/lit-html.js";var Ec={profile:()=>"/profile",streets:()=>"/admin/map",find:()=>"/new",friend:()=>ft()?"/invites":"/people",push:()=>"/settings/notifications"},eh=e=>i(e==="friend"&&ft()?"steps.inviteAction":`steps.${e}Action`);function sh(e,t){return Ec[t]?ye`<a class="button quiet" href=${Ec[t]()}>${eh(t)}</a>`:ct.get("installPrompt")?ye`<button type="button" class="quiet" @click=${()=>e.installNow()}>${i("steps.installAction")}</button>`:ye`<span class="hint">${i("steps.installHint")}</span>`}var ih=(e,{name:t,isDone:s})=>ye`
  <li class="step ${s?"done":""}">
    <span class="tick">${s?c("check"):Ps}</span>
    <span class="grow">${i(t==="friend"&&ft()?"steps.invite":`steps.${t}`,{instance:vt()})}${s?ye`<span class="unseen"> (${i("steps.done")})</span>`:Ps}</span>
    ${s?Ps:sh(e,t)}
  </li>`;async function nh(e,t){let s=new Ke(t);e.note=()=>s.isOver||!s.left?Ps:ye`
    <p class="row between steps-left">
      <a class="chip" href="/feed">${c("check")} ${i("steps.count",{n:s.steps.length-s.left,all:s.steps.length})}</a>
      ${ot(s.dismiss)}
    </p>`,await s.load()}var _c=e=>e.isOver||!e.left?Ps:ye`
  <section class="card" aria-labelledby="steps">
    <div class="row between"><h2 id="steps">${i("steps.title")}</h2>${ot(e.dismiss)}</div>
    <ul class="first-steps">${e.steps.map(t=>ih(e,t))}</ul>
  </section>`;var ah=()=>Je`<a class="button quiet" href="/people">${c("people")} ${i("nav.people")}</a>`,oh=e=>e.isHere?zc:Je`
  <button type="button" class="chip" aria-busy=${e.busy?"true":"false"} @click=${()=>e.nearMe()}>
    ${c("here")} ${i("feed.nearMe")}
  </button>`,Hc=e=>Je`
  <p class="row between"><span class="soft">${i(e.at?"feed.around":"feed.friends")}</span>${oh(e)}</p>`,Rc=(e,t)=>jc(e,t.liking(e),s=>t.save(e,s),{km:t.distance(e),eager:e===t.list.items[0],isMixed:!!t.at}),rh=({name:e,entries:t},s)=>Je`
  <section class="stack" aria-labelledby="day-${e}">
    <h2 id="day-${e}">${i(`feed.${e}`)}</h2>
    <ul class="feed-list">
      ${t.map(n=>n.find?Rc(n.find,s):Cc(s,n,a=>Rc(a,s)))}
    </ul>
  </section>`;function ch(e,t){let{items:s,problem:n}=e.list;return!n&&(!s||!t.isKnown)?v(3):[_c(t),lh(e)]}function lh(e){let{items:t,problem:s,load:n}=e.list;if(s)return f(s,n);if(!t.length&&!e.list.next){let a=i(e.at?"feed.noneText":"feed.noneFriends");return[Hc(e),B(i("feed.none"),a,zc,"feed")]}return Je`
    ${Hc(e)}
    ${e.days.map(a=>rh(a,e))}
    ${j({...e.list,more:e.more})}`}function Vc(e){let t=new Ei(e),s=new Ke(e);return{title:i("feed.title"),broad:!0,ready:Promise.all([t.load(),s.load()]),view:()=>Je`
      ${g(i("feed.title"),ah())}
      ${ch(t,s)}`}}import{html as E,nothing as Xe}from"../lib/lit-html/lit-html.js";var ph=30,_i=e=>e.map(t=>typeof t=="string"?t:t[0]==="code"?t[1]:_i(t.at(-1))).join("");function Wc([e,t,s]){return e==="pre"?t:e==="ul"||e==="ol"?t.map(n=>n.map(Wc).join(" ")).join(" "):e==="table"?t.map(n=>n.map(_i).join(" ")).join(" "):_i(s??t)}function uh(e){let t=[{document:e,id:"",title:e.title,texts:[]}];for(let s of e.blocks)/^h\d$/.test(s[0])?t.push({document:e,id:s[1],title:_i(s[2]),texts:[]}):t.at(-1).texts.push(Wc(s));return t.map(({texts:s,...n})=>({...n,text:s.join(" ")}))}var dh=({document:e,id:t})=>`/help/${e.name}${t?`#${t}`:""}`;function mh(e,t){let s=Math.min(...t.map(o=>Qt(e).indexOf(o)).filter(o=>o>=0),e.length),n=s>60?e.lastIndexOf(" ",s-40)+1:0,a=e.slice(n,n+160);return`${n?"… ":""}${a}${n+160<e.length?" …":""}`}function hh(e,t){let s=Qt(t).split(/\s+/).filter(Boolean);if(!s.length)return[];let n=({title:o,text:r})=>s.every(l=>Qt(`${o} ${r}`).includes(l))?s.some(l=>Qt(o).includes(l))?2:1:0;return e.flatMap(uh).map(o=>[n(o),o]).filter(([o])=>o).sort(([o],[r])=>r-o).slice(0,ph).map(([,o])=>({address:dh(o),title:o.title,document:o.document,part:mh(o.text,s)}))}function fh(e,t){let s=({name:a,language:o})=>a.replace(new RegExp(`-${o}$`),""),n=a=>a.language===t||a.language==="en"&&!e.some(o=>o.language===t&&s(o)===s(a));return e.filter(n)}var Hi=class{query="";#t;#e=[];constructor(t){this.#t=t,this.loading=H(t,async()=>{let s=await fetch(new URL("bundle/help.json",Oe).href,{signal:t.signal});if(!s.ok)throw Object.assign(new Error("the documents are not there"),{code:"strange",status:s.status});this.#e=await s.json()}),this.query=t.query.get("q")??""}get documents(){return fh(this.#e,kt())}get document(){return this.#e.find(t=>t.name===this.#t.params.name)}get found(){return hh(this.documents,this.query)}search(t){this.query=t,this.#t.rename(w("/help",{q:t.trim()})),this.#t.update()}};var Lt=e=>e.map(t=>typeof t=="string"?t:$h[t[0]](t)),$h={b:([,e])=>E`<b>${Lt(e)}</b>`,i:([,e])=>E`<i>${Lt(e)}</i>`,code:([,e])=>E`<code>${e}</code>`,a:([,e,t])=>/^https?:/.test(e)?E`<a href=${e} target="_blank" rel="noopener">${Lt(t)}</a>`:E`<a href=${e}>${Lt(t)}</a>`},Gc=e=>E`<li>${e.length===1&&e[0][0]==="p"?Lt(e[0][1]):e.map(Jc)}</li>`,Kc=(e,t)=>E`<tr>${e.map(t)}</tr>`,gh={h2:([,e,t])=>E`<h2 id=${e} tabindex="-1">${Lt(t)}</h2>`,h3:([,e,t])=>E`<h3 id=${e} tabindex="-1">${Lt(t)}</h3>`,p:([,e])=>E`<p>${Lt(e)}</p>`,pre:([,e])=>E`<pre tabindex="0">${e}</pre>`,ul:([,e])=>E`<ul>${e.map(Gc)}</ul>`,ol:([,e])=>E`<ol>${e.map(Gc)}</ol>`,table:([,[e,...t]])=>E`
    <div class="scrolls" tabindex="0"><table>
      <thead>${Kc(e,s=>E`<th scope="col">${Lt(s)}</th>`)}</thead>
      <tbody>${t.map(s=>Kc(s,n=>E`<td>${Lt(n)}</td>`))}</tbody>
    </table></div>`},Jc=e=>gh[e[0]](e),Yc=e=>E`<ul class="people">${e.map(t=>st(`/help/${t.name}`,"",t.title,"",t.language))}</ul>`,bh=([e,...t])=>E`
  <section class="card">${Yc([e])}</section>
  <section class="card">
    <h2>${i("help.running")}</h2>
    ${Yc(t)}
  </section>`;function wh(e){let t=e.found;return E`
    <p class="unseen" role="status">${i("help.found",{n:t.length})}</p>
    ${t.length?E`<section class="card"><ul class="people">${t.map(({address:s,title:n,document:a,part:o})=>st(s,"",a.title===n?n:`${a.title} › ${n}`,o,a.language))}</ul></section>`:B(i("help.none"),i("help.noneText"),Xe,"search")}`}var yh=e=>E`
  ${g(i("help.title"),Xe,y()?"/settings":"/sign-in")}
  <form role="search" @submit=${t=>t.preventDefault()}>
    <label class="unseen" for="help-words">${i("help.search")}</label>
    <input id="help-words" type="search" autocomplete="off" placeholder=${i("help.search")} .value=${e.query}
      @input=${t=>e.search(t.target.value)}>
  </form>
  ${e.query.trim()?wh(e):bh(e.documents)}`,vh=({title:e,language:t,blocks:s})=>E`
  ${g(e,Xe,"/help")}
  <article class="card document" lang=${t}>${s.map(Jc)}</article>`,kh=()=>E`${g(i("help.title"),Xe,"/help")}${B(i("missing.title"),i("missing.text"),Xe,"search")}`;function xh(e,t){return e.loading.problem?E`${g(i("help.title"),Xe,"/help")}${f(e.loading.problem,e.loading.load)}`:e.documents.length?t.params.name?e.document?vh(e.document):kh():yh(e):v(6)}function Xc(e){let t=new Hi(e);return{get title(){return t.document?.title??i("help.title")},ready:t.loading.load().then(()=>location.hash?O(location.hash.slice(1)):null),view:()=>xh(t,e)}}import{html as N,nothing as X}from"../lib/lit-html/lit-html.js";var Oh=20,qh=e=>new Promise((t,s)=>{let n=()=>{clearTimeout(a),s(e.reason)},a=setTimeout(()=>{e.removeEventListener("abort",n),t()},1e3);e.addEventListener("abort",n,{once:!0})});async function Zc(e,t,{signal:s,stopped:n,tick:a=qh,note:o=()=>{}}){for(;;)try{return await P(e,t,{signal:s})}catch(r){if(r.status!==429)throw r;await o();for(let l=Math.max(Oh,r.retryAfter);l>0;l--){if(n())return null;await a(s)}}}var Ri=class{audience="me";keep=!1;category="";area="";forFriends="true";#t;constructor(t,s){this.settings=t,this.#t=s,t.read().then(s,()=>{})}set(t){Object.assign(this,t),this.#t()}get body(){return{audience:this.audience,...this.keep?{keepVisibility:!0}:{},...this.category?{category:this.category}:{},...this.area===""?{}:{area:Number(this.area)},...Number(this.area)?{exactForFriends:this.forFriends==="true"}:{}}}};var Sh=30,Fh=["obscured","notPoint"],Qc=()=>$().places.source!=="gazetteer",zi=class{state=null;#t;#e;#s=!1;constructor(t,s){this.#t=t,this.#e=s}get rows(){return(this.#t.rows.items??[]).filter(t=>t.status==="noPlace"&&!Fh.includes(t.reason)).slice(0,Sh)}async run(){let{rows:t}=this,s={n:0,all:t.length,found:0,busy:!0,problem:null};this.state=s,this.#s=!1,this.#e.update();try{for(let n of t){if(this.#s)break;let[a]=await b(w("/api/places",{query:n.place||n.title,limit:1}),{signal:this.#e.signal});s.n++,a&&await this.#t.guess(n,a)&&s.found++,this.#e.update()}}catch(n){if(n.name==="AbortError")return;s.problem=n}s.busy=!1,this.#e.update()}stop(){this.#s=!0}};var Ph=1e3,Th=14,tl=e=>({...et(e),row:e.row,name:e.title});function Ih(e,t){let[s,n]=[e.map(h=>h.lat),e.map(h=>h.lng)].map(h=>h.toSorted((I,Q)=>I-Q)),[a,o,r,l]=[s[0],s.at(-1),n[0],n.at(-1)],p={lat:(a+o)/2,lng:(r+l)/2,zoom:Th},d=()=>{let[h,I,Q,xe]=qo(t,p).split(",").map(Number);return h<=r&&Q>=l&&I<=a&&xe>=o};for(;p.zoom>1&&!d();)p.zoom--;return p}var Vi=class{items=[];#t;#e=0;constructor(t){this.#t=t}async load(t,s){let n=++this.#e,a=[];try{for(let o=0,r;!r||r.length===Ph;o=r.at(-1)?.row){if(r=await b(w(`${t}/points`,{status:s,after:o||""}),{signal:this.#t.signal}),n!==this.#e)return;a.push(...r.map(tl))}}catch{if(n!==this.#e)return;a.length=0}this.items=a,this.#t.update()}put(t){let s=this.items.filter(n=>n.row!==t.row);this.items=t.status==="ready"&&t.latitude!==void 0?[...s,tl(t)]:s}link(t){return w("/",{at:Me(Ih(this.items,t))})}};var Mh=e=>Number(new URLSearchParams(e.split("?")[1]).get("limit"));function el(e,t){let s={items:null,next:0,busy:!1,problem:null},n=0,a=async o=>{let r=n,l=t();Object.assign(s,{busy:!0,problem:null}),e.update();try{let p=await b(o?`${l}&after=${o}`:l,{signal:e.signal});if(r!==n)return;s.items=[...o?s.items:[],...p],s.next=p.length<Mh(l)?0:p.at(-1).row}catch(p){if(r!==n||p.name==="AbortError")return;o?u(q(p)):s.problem=p}s.busy=!1,e.update()};return s.clear=()=>{n++,Object.assign(s,{items:null,next:0,busy:!1,problem:null})},s.load=()=>a(0),s.more=async()=>{!s.busy&&s.next&&await a(s.next)},s.put=o=>{s.items=s.items?.map(r=>r.row===o.row?o:r)??null},s.drop=o=>{s.items=s.items?.filter(r=>r.row!==o.row)??null,s.items&&!s.items.length&&s.more()},s}var Lh=e=>(/\.zip$/i.test(e.name??"")?1e3:100)*2**20,sl=20,Ah=200,Bh=["ready","noPlace","duplicate","bad","skipped","done"],jh=4,Nh=["noPoint","zeroPoint","notPoint","obscured","badPoint","noTitle","badLine","twice","known"],il=e=>Nh.includes(e.reason)?e.reason:"",Wi=class{current=null;unfinished=[];status="ready";progress=null;refusal=null;published=null;#t;#e=null;#s=!1;constructor(t){this.#t=t,this.options=new Ri(new ne(t),()=>t.update()),this.places=new zi(this,t),this.points=new Vi(t),this.rows=el(t,()=>w(`${this.#i}/rows`,{status:this.status,limit:50})),this.loading=H(t,()=>this.#n())}get#i(){return`/api/imports/${this.current.id}`}get tabs(){let{counts:t}=this.current;return Bh.map((s,n)=>({name:s,n:t[s],at:n})).filter(({n:s,at:n})=>s||n<jh)}get isBusy(){return!!this.published?.busy}get isDone(){let{counts:t}=this.current;return!!this.published&&!this.isBusy&&!this.published.problem&&!t.ready&&!t.noPlace&&!t.media}async#n(){let{signal:t}=this.#t,s=this.#t.query.get("id"),n=await b("/api/imports",{signal:t});this.unfinished=n.filter(o=>o.counts.ready||o.counts.noPlace);let a=n.find(o=>o.id===s);a&&await this.#a(a)}async#a(t){this.current=t,this.published=null,this.places.state=null,this.status=this.tabs.find(({n:s})=>s)?.name??"ready",this.rows.clear(),await this.rows.load(),this.points.load(this.#i,"ready")}open(t){return this.#t.rename(w("/import",{id:t.id})),this.#a(t)}async upload(t,s=Se){let n=new AbortController;this.#e=n,this.#t.signal.addEventListener("abort",()=>n.abort(),{once:!0}),Object.assign(this,{progress:0,refusal:null}),this.#t.update();let a=o=>{this.progress=o,this.#t.update()};try{if(t.size>Lh(t))throw{code:"page",text:i("import.tooLarge")};let o=await s("POST","/api/imports",t,{progress:a,signal:n.signal});if(n.signal.aborted)return;await this.open(o)}catch(o){if(o.name==="AbortError")return;this.refusal=o,o.reason==="too_many_imports"&&await this.loading.load()}finally{this.progress=null,this.#t.update()}}cancel(){this.#e?.abort()}choose(t){return this.status=t,this.rows.clear(),this.rows.load()}async#o(t,s){let n=await U(K(`${this.#i}/rows/${t.row}`,s).then(a=>{let o={...this.current.counts};o[t.status]--,o[a.status]++,this.current={...this.current,counts:o},a.status===t.status?this.rows.put(a):this.rows.drop(t),this.published?.made||this.points.put(a)}));return this.#t.update(),n}skip(t,s){return this.#o(t,{skip:s})}place(t,{point:s,name:n,location:a}){let o=a?.name??n;return this.#o(t,{latitude:s.lat,longitude:s.lng,...o?{place:o}:{}})}guess(t,{latitude:s,longitude:n}){return this.#o(t,{latitude:s,longitude:n,guessed:!0})}rename(t,s){return this.#o(t,{title:s})}async commit(t){if(this.isBusy)return;let{signal:s}=this.#t,{ready:n,done:a}=this.current.counts;this.#s=!1;let o={made:0,taken:0,all:n,busy:!0,isWaiting:!1,problem:null};this.published=o;let r=p=>{this.current=p,Object.assign(o,{made:p.counts.done-a,taken:n-p.counts.ready}),this.#t.update()},l=()=>(o.isWaiting=!0,this.#t.update(),b(this.#i,{signal:s}).then(r).catch(p=>{if(!qe(p))throw p}));this.#t.update();try{for(let p=sl;this.current.counts.ready&&!this.#s;){let d=this.current.counts.ready,h=await Zc(`${this.#i}/commit`,{...this.options.body,limit:Ah},{signal:s,stopped:()=>this.#s,note:l,tick:t});if(o.isWaiting=!1,!h)break;if(r(h),p=this.current.counts.ready<d?sl:this.current.counts.media?p-1:0,!p)throw{code:"strange"}}}catch(p){if(p.name==="AbortError")return;o.problem=p,await b(this.#i,{signal:s}).then(r).catch(()=>{})}o.busy=!1,!s.aborted&&(await this.choose(this.current.counts.ready?"ready":"done"),this.points.load(this.#i,o.made?"done":"ready"))}stop(){this.#s=!0}leave(){return this.current=null,this.refusal=null,this.#t.query.delete("id"),this.#t.rename("/import"),this.loading.load()}async discard(t){await U(M(`/api/imports/${t.id}`))&&await this.leave()}};var Dh=["track","route","line","area","picture","link","file","damaged","text"];function nl({leftOut:e=[]}){let t=e.filter(({kind:s})=>Dh.includes(s));return t.length?i("import.leftOut",{n:t.reduce((s,{n})=>s+n,0),list:za(t.map(({kind:s,n})=>i(`import.kind.${s}`,{n})))}):""}var al=({leftOut:e=[]})=>e.flatMap(({where:t=[]})=>t).map(({file:t="",line:s=0,column:n=0})=>s?i(t?"import.leftAt":"import.leftLine",{file:t,line:S(s),column:S(n)}):t);import{html as pa,nothing as la}from"../lib/lit-html/lit-html.js";var Uh=(e,t,s,n,a)=>pa`
  <label class="switch">
    <span>${s}<br><span class="soft">${n}</span></span>
    <input type="checkbox" role="switch" id=${e} .checked=${t} @change=${o=>a(o.target.checked)}>
  </label>`,Ch=(e,t)=>pa`
  ${e.current.format==="finds"?Uh("import-keep",t.keep,i("import.keep"),i("import.keepHint"),s=>t.set({keep:s})):la}
  ${t.keep?la:T("import-audience",{label:i("edit.who"),chosen:t.audience,options:Et.map(s=>[s,i(`find.audience.${s}`)]),set:s=>t.set({audience:s})})}`,Eh=e=>T("import-category",{label:i("import.category"),options:[["",i("edit.none")],...se().map(t=>[t,z(t)])],chosen:e.category,set:t=>e.set({category:t})}),_h=e=>T("import-area",{label:i("privacy.shown"),hint:i("import.areaHint"),chosen:e.area,set:t=>e.set({area:t}),options:[["",Os(e.settings.values)],...oe()]}),Hh=e=>T("import-friends",{label:i("privacy.exactFor"),options:Li(),chosen:e.forFriends,set:t=>e.set({forFriends:t})}),ol=(e,t=e.options)=>pa`
  ${Ch(e,t)}
  <div class="folds">
    <details class="fold" id="fold-import">
      <summary>${c("filter")} <span class="grow">${i("import.more")}</span> ${c("next")}</summary>
      <div class="stack">${Eh(t)}${_h(t)}${Number(t.area)?Hh(t):la}</div>
    </details>
  </div>`;import{html as ut,nothing as re}from"../lib/lit-html/lit-html.js";function Rh(e){if(e.status==="ready"&&e.reason!=="noTitle")return e.guessed?i("import.guessed"):e.place??"";let t=il(e),s=e.line?`${i("import.line",{n:e.line})}: `:"";return t?s+i(`import.reason.${t}`):""}async function da(e,t,s){if(!await s)return;let n=e.rows.items?.[Math.min(t,e.rows.items.length-1)];O(n?`row-${n.row}`:"part-rows")}function zh(e,t,s,n){let a=new $t(n,null,()=>da(e,s,e.place(t,a.value)));return Ge(a)}var Gi=e=>e.title||i("import.line",{n:e.row}),ua=(e,t,s)=>ut`
  <button type="button" class="quiet" id="row-${e.row}" aria-label=${`${t}: ${Gi(e)}`} @click=${s}>${t}</button>`,Vh=e=>t=>m(t,"title",{label:i("find.titleField"),value:e.title,required:!0,least:1,most:$().limits.title});async function Wh(e,t){await D(n=>new x({send:async({title:a})=>{await e.rename(t,a.trim())&&n()}}),i("import.rename"),Vh(t),n=>A(n,i("action.save"))),O(`name-${t.row}`)}var rl=(e,t)=>ut`
  <button type="button" class="round" id="name-${t.row}" aria-label=${`${i("import.rename")}: ${Gi(t)}`}
    @click=${()=>Wh(e,t)}>
    ${c("edit")}
  </button>`,cl=e=>e.findId?ut`
  <a class="button quiet" href="/finds/${e.findId}" aria-label=${`${i("import.show")}: ${Gi(e)}`}>
    ${i("import.show")}</a>`:re,Gh=(e,t,s,n)=>({ready:()=>ut`${rl(e,t)}${ua(t,i("import.skip"),()=>da(e,s,e.skip(t,!0)))}`,skipped:()=>ua(t,i("import.unskip"),()=>da(e,s,e.skip(t,!1))),noPlace:()=>ut`${rl(e,t)}${ua(t,i("import.locate"),()=>zh(e,t,s,n))}`,duplicate:()=>cl(t),done:()=>cl(t)})[t.status]?.()??re,ma=e=>e?ut`<br><span class="soft" dir="auto">${e}</span>`:re,Kh=e=>e.slice(e.lastIndexOf("/")+1),Yh=e=>[`import.lost.${e}`,`rule.${e}`,`reason.${e}`].map(t=>[t,i(t)]).find(([t,s])=>s!==t)?.[1]??e,Jh=({media:e,lost:t=[]})=>[e>t.length?ma(i("import.rowMedia",{n:e-t.length})):re,...t.map(({file:s,reason:n})=>ma(`${Kh(s)}: ${Yh(n)}`))],Xh=(e,t,s,n)=>ut`
  <li class="row between">
    <span class="grow"><bdi class="strong">${Gi(t)}</bdi>${ma(Rh(t))}${Jh(t)}</span>
    <span class="row">${Gh(e,t,s,n)}</span>
  </li>`;function Zh(e,t){let{items:s,problem:n,load:a}=e.rows;return n?f(n,a):s?s.length?ut`
    <ul class="people" aria-label=${i("import.rows")}>${s.map((o,r)=>Xh(e,o,r,t))}</ul>
    ${j(e.rows)}`:ut`<p class="soft" role="status">${i("import.none")}</p>`:v(4)}var Qh=(e,{n:t,all:s})=>ut`
  <progress max=${s} .value=${t} aria-label=${i("import.lookUp")}></progress>
  <p class="row between">
    <span role="status">${i("import.progress",{n:t,all:S(s)})}</span>
    <button type="button" class="quiet" @click=${()=>e.places.stop()}>${i("import.stop")}</button>
  </p>`;async function tf(e){await e.places.run(),O("part-rows")}function ef(e){let{state:t,rows:s}=e.places;return t?.busy?Qh(e,t):ut`
    ${t?ut`<p role="status">${i("import.lookedUp",{n:t.found})}</p>`:re}
    ${t?.problem?f(t.problem):re}
    ${s.length?ut`
      <p class="hint">${i("import.lookUpText",{source:$().places.attribution})}</p>
      <p>
        <button type="button" class="quiet" id="import-lookup" @click=${()=>tf(e)}>${i("import.lookUp")}</button>
      </p>`:re}`}var ll=(e,t)=>ut`
  <section class="card">
    ${Ks("rows",i("import.rows"))}
    <div class="chips" role="group" aria-label=${i("import.which")}>
      ${e.tabs.map(({name:s,n})=>Pe(e.status===s,`${i(`import.status.${s}`)} (${S(n)})`,()=>e.choose(s)))}
    </div>
    ${e.status==="noPlace"&&Qc()?ef(e):re}
    ${Zh(e,t)}
  </section>`;var Ze=class extends or{label="";points=[];options(){let{lat:t,lng:s}=this.points[0]??{lat:25,lng:5};return{view:{lat:t,lng:s,zoom:2},still:!0,onMove:()=>this.map&&this.mark()}}draw(){this.points.length&&(this.map.fit(this.points,this.closest,{animate:!1}),this.mark())}failed(){this.remove()}};var[Ki,sf,nf]=[12,28,44],ha=class extends Ze{closest=Ki;set places(t){let s=t!==this.points;this.points=t,this.map&&s&&this.draw()}mark(){this.map.setMarkers(ai(this.points,t=>this.map.pixelOf(t),nf).map(t=>this.#t(t)))}#t([t,...s]){if(!s.length){let r=()=>this.map.setView({...t,zoom:Ki}),l=t.km?t:null;return{key:`${t.lat},${t.lng}`,lat:t.lat,lng:t.lng,kind:"dot",size:sf,text:"",label:t.name,area:l,click:r}}let n=rr({latitude:t.lat,longitude:t.lng,count:s.length+1}),a=s.every(r=>r.lat===t.lat&&r.lng===t.lng);return{...n,click:()=>a?this.map.setView({...t,zoom:Ki}):this.map.fit([t,...s],Ki)}}};customElements.define("finds-map",ha);var af=".gpx,.kml,.kmz,.geojson,.geojsonl,.json,.umap,.csv,.tsv,.txt,.zip";async function of(e,t){let s=e.target,[n]=s.files;n&&(await t.upload(n),s.value="",t.current&&O("part-import"))}var rf=e=>N`
  <progress max="1" .value=${e.progress} aria-label=${i("import.upload")}></progress>
  <p class="row between">
    <span class="soft" role="status">${i(e.progress<1?"import.upload":"import.reading")}</span>
    <button type="button" class="quiet" @click=${()=>e.cancel()}>${i("action.cancel")}</button>
  </p>`,cf=e=>N`
  <p class="row actions">
    <label class="button" for="import-file">${c("plus")} ${i("import.choose")}</label>
    <input class="file" id="import-file" type="file" accept=${af} aria-describedby="import-hint" @change=${t=>of(t,e)}>
  </p>`,lf=e=>N`
  <section class="card">
    <p>${i("import.text")}</p>
    ${e.refusal?f(e.refusal):X}
    ${e.progress===null?cf(e):rf(e)}
    <p class="hint" id="import-hint">${i("import.files")}</p>
  </section>
  ${e.unfinished.length?uf(e):X}`;async function ul(e,t){await L(i("import.discardTitle"),i("import.discardText"),i("import.discard"))&&(await e.discard(t),O("import-file"))}var Yi=e=>e.name||i("import.unnamed");async function pf(e,t){await e.open(t),O("part-import")}var uf=e=>N`
  <section class="card">
    <h2>${i("import.unfinished")}</h2>
    <ul class="people">${e.unfinished.map(t=>N`
      <li class="row between">
        <span class="grow"><bdi class="strong">${Yi(t)}</bdi><br>
          <span class="soft">${i("import.left",{n:t.counts.ready+t.counts.noPlace})} ${dl(t)}</span></span>
        <span class="row">
          <button type="button" class="quiet" aria-label=${`${i("import.goOn")}: ${Yi(t)}`} @click=${()=>pf(e,t)}>
            ${i("import.goOn")}
          </button>
          <button type="button" class="round" aria-label=${`${i("import.discard")}: ${Yi(t)}`}
            @click=${()=>ul(e,t)}>
            ${c("trash")}
          </button>
        </span>
      </li>`)}
    </ul>
  </section>`,dl=e=>i("import.ends",{date:ht(e.expiresAt)});async function df(e){await e.commit(),O("part-import")}var mf=(e,{taken:t,all:s,isWaiting:n})=>N`
  <progress max=${s} .value=${t} aria-label=${i("import.running")}></progress>
  <p class="row between">
    <span role="status">${i("import.progress",{n:t,all:S(s)})}</span>
    <button type="button" class="quiet" id="import-stop" @click=${()=>e.stop()}>${i("import.stop")}</button>
  </p>
  ${n?N`<p class="soft" role="status">${i("import.waiting")}</p>`:X}
  ${e.current.counts.media?N`<p class="soft">${i("import.mediaLeft",{n:e.current.counts.media})}</p>`:X}`,hf=e=>e.items.length?e.link({width:innerWidth,height:innerHeight/2}):"/profile",ff=({mediaDone:e,mediaLost:t},{made:s},n)=>N`
  <p role="status">${c("check")} ${i("import.made",{n:s})}</p>
  ${e?N`<p>${i("import.media",{n:e})}</p>`:X}
  ${t?N`<p>${i("import.mediaLost",{n:t})}</p>`:X}
  ${s?N`<p><a class="button" href=${hf(n)}>${i("import.see")}</a></p>`:X}`,$f=(e,t)=>N`
  ${ol(e)}
  <button type="button" class="main" id="import-commit" @click=${()=>df(e)}>${i("import.commit",{n:t})}</button>`;function gf(e){let[t,s]=[nl(e),al(e)];return N`
    ${t?N`<p id="import-left">${t}</p>`:X}
    ${s.length?N`
      <details>
        <summary>${i("import.leftWhere")}</summary>
        <ul>${s.map(n=>N`<li><bdi>${n}</bdi></li>`)}</ul>
      </details>`:X}
    ${e.guessedEncoding?N`<p>${i("import.encoding",{name:e.guessedEncoding})}</p>`:X}`}function bf(e){let{current:t,published:s}=e;return N`
    <section class="card">
      ${Ks("import",N`<bdi>${Yi(t)}</bdi>`)}
      ${e.isBusy?mf(e,s):N`
        ${e.isDone?X:N`<p class="soft">${dl(t)}</p>`}
        ${e.points.items.length?N`
          <finds-map .places=${e.points.items} .label=${i("import.map")}></finds-map>`:X}
        ${s?ff(t.counts,s,e.points):X}
        ${gf(t)}
        ${s?.problem?f(s.problem):X}
        ${t.counts.ready?$f(e,t.counts.ready):X}
        <p class="row">${e.isDone?N`
          <button type="button" class="quiet" @click=${()=>pl(e)}>${i("import.finish")}</button>`:N`
          <button type="button" class="quiet" @click=${()=>pl(e)}>${i("import.other")}</button>
          <button type="button" class="danger" @click=${()=>ul(e,t)}>${i("import.discard")}</button>`}
        </p>`}
    </section>`}async function pl(e){await e.leave(),O("import-file")}function wf(e,t){return e.loading.problem?f(e.loading.problem,e.loading.load):e.current?N`${bf(e)}${e.isBusy?X:ll(e,t)}`:lf(e)}function ml(e){let t=new Wi(e);return{title:i("import.title"),ready:t.loading.load(),view:()=>N`${g(i("import.title"),X,"/settings")}${wf(t,e)}`}}import{html as Z,nothing as Gt}from"../lib/lit-html/lit-html.js";var yf=1e3,hl=[5,15,30,60],Qe=class{areas=null;wishes=[];job=null;chosen=null;plan=null;problem=null;km=15;busy=!1;#t;#e;constructor(t,s=Ys){this.#t=t,this.#e=s,this.loading=H(t,async()=>{await this.#i(),this.#n();let n=ie(t.query?.get("at"));n&&!this.chosen&&await this.#s(n)})}async#s({lat:t,lng:s}){let n=await b(w("/api/places/reverse",{lat:t,lng:s}),{signal:this.#t.signal}).catch(()=>null);n&&await this.choose(n)}get isRunning(){return this.job?.state==="running"}async#i(){let{areas:t,job:s,wishes:n}=await b("/api/admin/map",{signal:this.#t.signal});Object.assign(this,{areas:t,job:s,wishes:n}),this.#t.update()}async#n(){for(;this.isRunning&&!this.#t.signal.aborted;)await this.#e(yf),await this.#i().catch(()=>{})}get#a(){return{...this.chosen,km:this.km}}choose({name:t,address:s,latitude:n,longitude:a}){return this.chosen={title:[t,s].filter(Boolean).join(", "),latitude:n,longitude:a},this.#o()}grant({title:t,latitude:s,longitude:n}){return this.chosen={title:t,latitude:s,longitude:n},this.add()}resize(t){return this.km=t,this.#o()}async#o(){Object.assign(this,{plan:null,problem:null,busy:!0}),this.#t.update();let t=JSON.stringify(this.#a),s=await P("/api/admin/map/plans",this.#a).then(n=>({plan:n}),n=>({problem:n}));t===JSON.stringify(this.#a)&&(Object.assign(this,s,{busy:!1}),this.#t.update())}async add(){try{this.job=await P("/api/admin/map/areas",this.#a),Object.assign(this,{plan:null,problem:null})}catch(t){this.problem=t}this.#t.update(),await this.#n()}async renew(t){try{this.job=await R(`/api/admin/map/areas/${t.name}`)}catch(s){u(q(s))}this.#t.update(),await this.#n()}async remove(t){try{await M(`/api/admin/map/areas/${t.name}`),await this.#i(),u(i("areas.removed",{title:t.title}))}catch(s){u(q(s))}}};async function vf(e,t){await L(i("areas.removeTitle",{title:t.title}),i("areas.removeText"),i("areas.remove"))&&e.remove(t)}var kf=(e,t)=>Z`
  <li class="row between">
    <span><span class="strong" dir="auto">${t.title}</span><br>
      <span class="soft">${tt(t.bytes)} · ${V(t.updatedAt)}</span></span>
    <span class="row">
      ${t.updatable?Z`
        <button type="button" class="quiet" ?disabled=${e.isRunning} aria-label="${i("areas.update")}: ${t.title}"
          @click=${()=>e.renew(t)}>${i("areas.update")}</button>`:Gt}
      <button type="button" class="danger" aria-label="${i("areas.remove")}: ${t.title}" @click=${()=>vf(e,t)}>
        ${i("areas.remove")}
      </button>
    </span>
  </li>`,xf=e=>Z`
  <section class="card" aria-labelledby="areas">
    <h2 id="areas">${i("areas.list")}</h2>
    ${e.areas.length?Z`<ul class="people">${e.areas.map(t=>kf(e,t))}</ul>`:B(i("areas.none"),i("areas.noneText"),Gt,"way")}
  </section>`,Of=(e,t)=>Z`
  <li class="row between">
    <span><span class="strong" dir="auto">${t.title}</span><br><span class="soft">${i("areas.wishedBy",{n:t.users})}</span></span>
    <button type="button" class="quiet" ?disabled=${e.isRunning} aria-label=${i("areas.grant",{title:t.title})}
      @click=${()=>e.grant(t)}>${i("areas.addWish")}</button>
  </li>`,qf=e=>e.wishes.length?Z`
  <section class="card" aria-labelledby="wishes">
    <h2 id="wishes">${i("areas.wishes")}</h2>
    <ul class="people">${e.wishes.map(t=>Of(e,t))}</ul>
  </section>`:Gt,Sf=e=>T("km",{label:i("areas.size"),options:hl.map(t=>[t,ps(t)]),chosen:e.km,set:t=>e.resize(Number(t))}),Ff=e=>Z`
  <p>${i("areas.from",{host:e.plan.host})}</p>
  <button type="button" class="main" @click=${()=>e.add()}>
    ${c("map")} ${i("areas.add",{title:e.chosen.title,size:tt(e.plan.bytes)})}
  </button>`;function Pf(e){return!e.chosen||e.isRunning?Gt:Z`
    <p class="strong" dir="auto">${e.chosen.title}</p>
    ${Sf(e)}
    ${e.busy?Z`<p class="soft" role="status">${i("areas.asking")}</p>`:Gt}
    ${e.problem?Z`<p class="error" role="alert">${q(e.problem)}</p>`:Gt}
    ${e.plan?Ff(e):Gt}`}function Tf(e){let{job:t}=e;if(!t)return Gt;let{title:s,state:n}=t;if(n==="failed")return Z`<p class="error" role="alert">${i("areas.failed",{title:s})} ${q(t)}</p>`;if(n==="current")return Z`<p role="status">${i("areas.current",{title:s})}</p>`;if(n==="done")return Z`
      <p role="status">${i("areas.done",{title:s})}</p>
      <a class="button" href="/" @click=${o=>{o.preventDefault(),location.assign("/")}}>${i("areas.show")}</a>`;let a=i("areas.started",{title:s});return Z`
    <p role="status">${t.total?i("areas.running",{title:s,done:tt(t.bytes),total:tt(t.total)}):a}</p>
    <progress max=${t.total||1} .value=${t.bytes} aria-label=${a}></progress>`}var fa=e=>Z`
  <section class="card" aria-labelledby="where">
    <h2 id="where">${i("areas.where")}</h2>
    <p class="hint">${i("areas.whereText")}</p>
    <place-search id="area" .label=${i("areas.search")} @choose=${({detail:t})=>e.choose(t.value)}></place-search>
    ${Pf(e)}
    ${Tf(e)}
  </section>`;function If(e){return e.loading.problem?f(e.loading.problem,e.loading.load):e.areas?Z`
    ${fa(e)}
    ${qf(e)}
    ${xf(e)}`:v(3)}function fl(e){let t=new Qe(e);return{title:i("admin.map"),ready:t.loading.load(),view:()=>Z`${g(i("admin.map"),Gt,"/admin")}${If(t)}`}}import{html as at,nothing as bt}from"../lib/lit-html/lit-html.js";var Mf=4,Lf=e=>e.map((t,s)=>t.map((n,a)=>n?`M${a} ${s}h1v1h-1z`:"").join("")).join("");async function $l(e){let{encode:t}=await import(new URL("lib/uqr/uqr.js",Oe).href),{data:s,size:n}=t(e,{ecc:"M",border:Mf});return{size:n,path:Lf(s)}}var gl=[1,2,5,10,25,100],bl=[1,7,30,90],ts=class{created=null;#t;constructor(t){this.#t=t,this.list=_(t,"/api/invites"),this.form=new x({send:(s,n)=>this.#e(s,n),update:t.update})}get isAdmin(){return y()?.role==="admin"}isMine(t){return t.inviter?.id===y()?.id}async#e({uses:t,days:s,note:n="",befriend:a},o){let r={uses:Number(t),days:Number(s),note:n.trim(),befriend:!!a},l=await P("/api/invites",r);this.created={...l,url:new URL(l.link,location.origin).href,code:null},o.reset(),this.#t.update(),await Promise.all([this.#s(this.created),this.list.load()])}async#s(t){t.code=await $l(t.url).catch(()=>null),this.#t.update()}close=()=>{this.created=null,this.#t.update()};async copy(){try{await navigator.clipboard.writeText(this.created.url),u(i("find.copied"))}catch{u(i("invites.copyYourself"))}}get canShare(){return!!navigator.share}async share(){try{let t=i("invites.shareText",{name:k(y()),instance:vt()});await navigator.share({title:i("invites.shareTitle",{instance:vt()}),text:t,url:this.created.url})}catch(t){t.name!=="AbortError"&&await this.copy()}}async revoke(t){try{await M(`/api/invites/${t.id}`),this.created?.id===t.id&&(this.created=null),await this.list.load()}catch(s){u(q(s))}this.#t.update()}};var Af=()=>at`
  <label class="switch">
    <span>${i("invites.befriend")}<br><span class="soft">${i("invites.befriendHint")}</span></span>
    <input type="checkbox" role="switch" id="befriend" name="befriend" checked>
  </label>`;function Bf({target:e,currentTarget:t}){e.name==="uses"&&(t.elements.befriend.checked=e.value==="1")}async function jf(e,t){let s=t.created;await t.form.submit(e),t.created!==s&&await O("created-title")}var $a=(e,t=e.form)=>at`
  <form class="card" novalidate aria-labelledby="new-invite" @change=${Bf} @submit=${s=>jf(s,e)}>
    <h2 id="new-invite">${i("invites.new")}</h2>
    ${F(t)}
    <div class="pair">
      ${T("uses",{label:i("invites.uses"),options:gl.map(s=>[s,i("invites.people",{n:s})]),chosen:1})}
      ${T("days",{label:i("invites.days"),options:bl.map(s=>[s,i("invites.daysOf",{n:s})]),chosen:7})}
    </div>
    ${Af()}
    ${m(t,"note",{label:i("invites.note"),hint:i("invites.noteHint"),most:200})}
    <div class="row end">${A(t,i("invites.create"))}</div>
  </form>`,Nf=({size:e,path:t})=>at`
  <svg class="qr" viewBox="0 0 ${e} ${e}" role="img" aria-label=${i("invites.qr")} shape-rendering="crispEdges">
    <path d=${t}></path>
  </svg>`,Df=e=>at`
  <button type="button" class="quiet" @click=${()=>e.share()}>${c("share")} ${i("action.share")}</button>`,ga=e=>at`
  <section class="card" id="created" aria-labelledby="created-title">
    <div class="row between"><h2 id="created-title" tabindex="-1">${i("invites.ready")}</h2>${ot(e.close)}</div>
    <p role="status">${i("invites.once")}</p>
    <div class="field">
      <label for="link">${i("invites.link")}</label>
      <input id="link" type="text" readonly dir="ltr" .value=${e.created.url} @focus=${t=>t.target.select()}>
    </div>
    <p class="row actions">
      <button type="button" @click=${()=>e.copy()}>${c("copy")} ${i("invites.copy")}</button>
      ${e.canShare?Df(e):bt}
    </p>
    ${e.created.code?Nf(e.created.code):bt}
  </section>`,Uf=e=>at`<li><a class="person" href="/people/${e.id}">${Y(e,28)} <span class="strong">${k(e)}</span></a></li>`;async function Cf(e,t){await L(i("invites.revokeTitle"),i("invites.revokeText"),i("invites.revoke"))&&await e.revoke(t)}var Ef=(e,t,s)=>at`
  <button type="button" class="quiet" aria-label="${i("invites.revoke")}: ${s}" @click=${()=>Cf(e,t)}>
    ${i("invites.revoke")}
  </button>`,_f={open:"invites.open",used_up:"invites.usedUp",expired:"invites.expired",revoked:"invites.revoked",suspended:"invites.suspended"},Hf=(e,t)=>!e.isAdmin||e.isMine(t)?bt:at` · ${t.inviter?i("invites.by",{name:k(t.inviter)}):i("invites.byCommand")}`;function Rf(e,t){let s=t.note||i("invites.of",{date:ht(t.createdAt)}),n=t.state==="open";return at`
    <li class="invite">
      <div class="row between">
        <span class="strong" dir="auto">${s}</span>
        <span class="badge">${i(_f[t.state])}</span>
      </div>
      <p class="soft">
        ${i("invites.used",{used:S(t.uses-t.usesLeft),uses:S(t.uses)})}
        ${n?at` · ${i("invites.until",{date:ht(t.expiresAt)})}`:bt}
        ${t.befriend?at` · ${i("invites.befriends")}`:bt}
        ${Hf(e,t)}
      </p>
      ${t.usedBy.length?at`<ul class="row used" aria-label=${i("invites.usedBy")}>${t.usedBy.map(Uf)}</ul>`:bt}
      ${n?at`<p class="row actions">${Ef(e,t,s)}</p>`:bt}
    </li>`}function zf(e){let{items:t,problem:s,load:n}=e.list;return s?f(s,n):t?t.length?at`
    <section class="card">
      <h2>${i(e.isAdmin?"invites.all":"invites.yours")}</h2>
      <ul class="people">${t.map(a=>Rf(e,a))}</ul>
      ${j(e.list)}
    </section>`:ft()?bt:B(i("invites.none"),i("reason.may_not_invite")):v(2)}function wl(e){let t=new ts(e);return{title:i("invites.title"),ready:t.list.load(),view:()=>at`
      ${g(i("invites.title"),bt,"/people")}
      ${ft()?at`<p class="lead">${i("invites.lead")}</p>`:bt}
      ${t.created?ga(t):bt}
      ${ft()?$a(t):bt}
      ${zf(t)}`}}import{html as Ot,nothing as ve}from"../lib/lit-html/lit-html.js";import{html as ba,nothing as yl}from"../lib/lit-html/lit-html.js";function Vf(e,t){let[s]=e.target.files;e.target.value="",s&&t.set(s)}var es=(e,{label:t,hint:s})=>ba`
  <div class="field">
    <p class="row actions">
      <label class="button quiet" for="picture">${c("camera")} ${t}</label>
      <input class="file" id="picture" type="file" accept="image/*" @change=${n=>Vf(n,e)}>
      ${e.has()?ba`
        <button type="button" class="quiet" @click=${()=>e.remove()}>${i("profile.pictureRemove")}</button>`:yl}
    </p>
    ${e.progress===null?yl:ba`<progress max="1" .value=${e.progress} aria-label=${t}></progress>`}
    <p class="hint">${s}</p>
  </div>`;var kl=(e,t)=>Ot`
  <div class="field">
    <p><span class="strong">${e}</span><br>${t}</p>
    <p class="hint">${i("admin.fixed")}</p>
  </div>`;function vl(e,t,s,n,a){let o=e.values[t];return e.isFixed(t)?kl(n,a(o)):T(t,{label:n,options:s.map(r=>[r,a(r)]),chosen:o})}var xl=e=>vi(e===Ce?"":e);function wa(e,t){e.chooseAccent(t),e.isAccentDark&&xl(t)}function Wf(e){wa(e,e.darkerAccent),document.getElementById("accent").focus()}var Gf=(e,t,s)=>Ot`
  <button type="button" class="swatch" aria-label=${i(`admin.colours.${t}`)} title=${i(`admin.colours.${t}`)}
    aria-pressed=${s===e.accent?"true":"false"} @click=${()=>wa(e,s)}>
    <svg viewBox="0 0 32 32" aria-hidden="true"><circle cx="16" cy="16" r="16" fill=${s}/></svg>
    ${s===e.accent?c("check"):ve}
  </button>`,Kf=e=>Ot`
  <div class="field">
    <label for="accent">${i("admin.accent")}</label>
    <input id="accent" name="accent" type="color" .value=${e.accent} aria-describedby="accent-note"
      aria-invalid=${e.form.errors.accent?"true":ve}
      @input=${t=>e.chooseAccent(t.target.value)} @change=${t=>wa(e,t.target.value)}>
    <div class="swatches">${Object.entries(ys).map(([t,s])=>Gf(e,t,s))}</div>
    <p id="accent-note" class=${e.form.errors.accent?"error":"hint"} aria-live="polite">
      ${e.form.errors.accent??i("admin.accentHint")}
    </p>
    ${e.isAccentDark?ve:Ot`
      <p><button type="button" class="quiet" @click=${()=>Wf(e)}>
        <svg class="sample" viewBox="0 0 32 32" aria-hidden="true"><circle cx="16" cy="16" r="16" fill=${e.darkerAccent}/></svg>
        ${i("admin.darker")}
      </button></p>`}
  </div>`,Yf=e=>m(e.form,"mediaLimit",{label:i("admin.limitOfAll"),hint:i("admin.limitOfAllHint"),kind:"number",mode:"numeric",value:e.limit}),Jf=({mediaLimit:e})=>e?tt(e):i("admin.limits.none"),Xf=e=>Ot`
  <form class="card" novalidate @submit=${e.form.submit}>
    ${F(e.form)}
    <p class="hint">${i("admin.public")}</p>
    ${es(e.picture,{label:i("admin.picture"),hint:i("admin.pictureHint")})}
    ${m(e.form,"name",{label:i("admin.name"),value:e.values.name,most:50})}
    ${m(e.form,"description",{label:i("admin.description"),value:e.values.description,kind:"area",most:500})}
    ${m(e.form,"rules",{label:i("admin.rules"),value:e.values.rules,kind:"area",most:5e3})}
    ${m(e.form,"contact",{label:i("admin.contact"),hint:i("admin.contactHint"),value:e.values.contact,most:200})}
    ${Kf(e)}
    ${vl(e,"registration",Lr,i("admin.registration"),t=>i(`admin.modes.${t}`))}
    ${vl(e,"invites",Ar,i("admin.whoInvites"),t=>i(`admin.inviters.${t}`))}
    ${e.isFixed("mediaLimit")?kl(i("admin.limitOfAll"),Jf(e.values)):Yf(e)}
    <div class="row end">${A(e.form,i("action.save"))}</div>
  </form>`;function Zf(e){return e.loading.problem?f(e.loading.problem,e.loading.load):e.values?Ot`${Xf(e)}${Qf(e)}`:v(4)}var Qf=e=>Ot`
  <section class="card">
    <h2>${i("admin.startView")}</h2>
    <p class="hint">${i("admin.startViewText")}</p>
    ${e.startView?Ot`<place-map class="homemap" inert .at=${e.startView}></place-map>`:ve}
    <p class="row">
      ${e.myView?Ot`
        <button type="button" class="quiet" id="start-view" @click=${()=>e.begin(e.myView)}>${i("admin.startViewTake")}</button>`:ve}
      ${e.startView?Ot`
        <button type="button" class="quiet" @click=${()=>e.begin("")}>${i("admin.startViewRemove")}</button>`:ve}
    </p>
  </section>`;function Ol(e){let t=new Ee(e);return{title:i("admin.instance"),ready:t.loading.load(),view:()=>Ot`${g(i("admin.instance"),ve,"/admin")}${Zf(t)}`,close(){t.accent!==t.savedAccent&&xl(t.savedAccent)}}}import{html as wt,nothing as ce}from"../lib/lit-html/lit-html.js";var t$=100,ql=5,e$=14,s$=48,i$=256,[ya,n$,a$]=[900,400,.46],Sl=e=>[...e].sort((t,s)=>t-s)[Math.floor(e.length/2)];function o$(e,{width:t,height:s}){let n=e.map(({lat:G,lng:yt})=>{let Ns=Math.sin(Math.max(-85,Math.min(85,G))*Math.PI/180);return{x:yt/360+.5,y:.5-Math.log((1+Ns)/(1-Ns))/(4*Math.PI)}}),a={x:Sl(n.map(G=>G.x)),y:Sl(n.map(G=>G.y))},o=G=>Math.hypot(G.x-a.x,G.y-a.y),r=n.sort((G,yt)=>o(G)-o(yt)).slice(0,n.length<ql?ql:Math.floor(n.length*.9)),l=G=>[Math.min(...r.map(yt=>yt[G])),Math.max(...r.map(yt=>yt[G]))],[[p,d],[h,I]]=[l("x"),l("y")],Q=(G,yt)=>Math.log2(Math.max(1,G-2*s$)/(i$*yt)),Bs={lat:Math.atan(Math.sinh(Math.PI*(1-h-I)))*180/Math.PI,lng:(p+d-1)*180},js=Math.floor(Math.min(Q(t,d-p),Q(s,I-h),e$,er(Bs)));return{...Bs,zoom:Math.max(1,js)}}function r$(){let{innerWidth:e=ya,innerHeight:t=ya}=globalThis;return e>=ya?{width:e-n$,height:t}:{width:e,height:t*(1-a$)}}async function Fl({id:e}){let t=await b(w("/api/finds",{userId:e,includeFriends:!0,limit:t$})).catch(()=>[]);t.length&&(Zt.set(Me(o$(t.map(s=>et(s.location)),r$()))),cs.set(e))}var Ji=class{user=null;#t;constructor(t){this.#t=t}async load(){try{this.user=await b(`/api/users/${cs.get()}`)}catch(t){t.code==="not_found"&&cs.remove();return}this.user.findCount||(this.user=null),this.#t()}get mayAsk(){return this.user.friendship==="none"}async ask(){let t=await Uo(this.user);return t&&(this.user={...this.user,friendship:"pending"}),this.#t(),t}close(){cs.remove(),this.user=null,this.#t()}};var va="/admin/welcome",Pl=e=>e.slice(e.lastIndexOf("#")+1).trim(),Xi=class{greeting=null;ended=null;#t;constructor(t,s){this.#t=t,this.invite=Pl(s);let n={username_taken:"username",invite_needed:"invite",registration_closed:"invite"};this.form=new x({send:a=>this.#s(a),update:t.update,fieldOf:n,asks:"password"})}load=async()=>{if(this.invite){try{this.greeting=await P("/api/invites/greeting",{code:this.invite})}catch(t){if(t.reason!=="invite_ended")return;this.ended=t,this.invite=""}this.#t.update()}};get user(){return y()}get isClosed(){return $().registration==="closed"&&!this.invite}get asksInvite(){return $().registration!=="open"&&!this.invite}#e(t){throw t.reason==="invite_needed"&&(this.invite=""),t}async#s({username:t,password:s,invite:n=""}){await co();let a=this.invite||Pl(n),o={username:t.trim(),password:s,cookie:!0,...a?{invite:a}:{}},r=await P("/api/auth/register",o).catch(l=>this.#e(l));te(r.user),this.greeting?.inviter&&await Fl(this.greeting.inviter),await this.#t.go(r.user.role==="admin"?va:"/",{replace:!0}),u(i("join.welcome",{name:r.user.username}))}};var c$=({form:e,asksInvite:t})=>wt`
  <form novalidate @submit=${e.submit}>
    ${F(e)}
    ${t?m(e,"invite",{label:i("join.invite"),hint:i("join.inviteHint"),required:!0}):ce}
    ${m(e,"username",{label:i("account.username"),hint:i("join.usernameHint"),required:!0,least:3,most:31,pattern:"[A-Za-z0-9_\\-]*",complete:"username"})}
    ${m(e,"password",{label:i("account.password"),hint:i("join.passwordHint"),kind:"password",required:!0,least:8,most:255,complete:"new-password"})}
    ${A(e,i("join.action"))}
  </form>`,l$=(e,t)=>e?.length?wt`
  <div class="strip" role="img" aria-label=${i("join.photos",{name:k(t)})}>
    ${e.map(s=>wt`<span>${lt(s,{thumb:!0,eager:!0})}</span>`)}
  </div>`:ce;function p$({greeting:e,invite:t}){let s=e?.inviter,n=wt`<p class="lead">${i("app.about")} ${t?i("join.invited"):ce}</p>`;return s?wt`
    <div class="invited-by">
      ${Y(s,56)}
      <h1 tabindex="-1">${i("join.invitedBy",{name:k(s),instance:vt()})}</h1>
    </div>
    ${l$(e.photos,s)}
    ${n}
    ${e.befriend?wt`<p class="note">${i("join.invitedFriend",{name:k(s)})}</p>`:ce}`:wt`<h1 tabindex="-1">${i("join.title")}</h1>${n}`}var u$=(e,t)=>wt`${hr(wt`
  ${p$(e)}
  ${e.ended?wt`<p class="note" role="alert">${q(e.ended)}</p>`:ce}
  ${e.user?wt`<p class="note">${i("join.signedIn",{name:k(e.user)})}</p>`:ce}
  ${e.isClosed?wt`<p class="note">${i("join.closed")}</p>`:ce}
  ${$().passwordLogin?c$(e):ce}
  ${gr("join.provider",{redirect:po()?va:"/"},{invite:e.invite})}
  <p class="below">${i("join.have")} <a href="/sign-in">${i("signin.action")}</a></p>`)}${oi(t)}`;function Tl(e){let t=new Xi(e,location.hash);return{get title(){return i("join.title")},broad:!0,ready:t.load(),view:()=>u$(t,e.update)}}import{html as qt,nothing as ss}from"../lib/lit-html/lit-html.js";var Ml=e=>e.map(({id:t,title:s,location:n},a)=>({id:t,n:a+1,title:s,...et(n),km:n.area})),Il=({n:e,title:t})=>i("lists.nth",{n:e,title:t});function d$(e){let[t,...s]=e;return{key:t.id,lat:t.lat,lng:t.lng,steps:e,text:s.length?`${S(t.n)}+`:S(t.n),label:s.length?i("lists.nthMore",{first:Il(t),n:s.length}):Il(t),isOnePlace:s.every(n=>n.lat===t.lat&&n.lng===t.lng),area:t.km&&!s.length?t:null}}var Ll=(e,t,s)=>ai(e,t,s).map(d$);function Al({steps:e},t){let s=e.findIndex(n=>n.id===t);return e[(s+1)%e.length].id}var Bl=["private","friends","public"],jl=({name:e,description:t,visibility:s})=>({name:e.trim(),description:t.trim()||null,visibility:s}),Nl=({photos:e,cover:t})=>e??(t?[t]:[]),Dl=e=>new x({send:async t=>e(await P("/api/lists",jl(t)))}),Zi=class{constructor(t){let s=t.query.get("user")??"";this.isOwn=!s||s===y().id,this.lists=_(t,w("/api/lists",{userId:s,limit:20}))}},Qi=class{list=null;chosen="";#t;#e;constructor(t){this.#t=t,this.#e=`/api/lists/${t.params.id}`,this.finds=_(t,`${this.#e}/finds?limit=50`),this.loading=H(t,()=>this.#s())}get title(){return this.list?.name??i("lists.one")}get isOwn(){return this.list?.userId===y().id}get canHide(){return!this.isOwn&&y().role==="admin"&&!!this.list&&this.list.visibility!=="private"}get listsPath(){return w("/lists",{user:this.list&&!this.isOwn&&this.list.userId})}get steps(){return Ml(this.finds.items??[])}choose(t){this.chosen=t,this.#t.update()}async#s(){this.list=await b(this.#e,{signal:this.#t.signal}),await this.finds.load()}editForm=t=>new x({send:async s=>{this.list=await R(this.#e,jl(s)),this.#t.update(),t()}});hideForm=t=>new x({send:async({reason:s})=>{await P(`/api/admin/lists/${this.list.id}/private`,{reason:s.trim()}),t(),this.#t.go(this.listsPath,{replace:!0})}});async remove(){await U(M(this.#e))&&this.#t.go("/lists",{replace:!0})}async#i(t){if(await U(t)){let s=await b(this.#e).catch(()=>this.list);this.list=s}this.#t.update()}drop(t){return this.#i(M(`${this.#e}/finds/${t.id}`).then(()=>{if(this.finds.items=this.finds.items.filter(s=>s.id!==t.id),!this.finds.items.length&&this.finds.next)return this.finds.load()}))}setCover(t){return this.#i(R(this.#e,{coverId:t.id}).then(()=>u(i("lists.coverChosen"))))}move(t,s){let{items:n}=this.finds,a=n.findIndex(r=>r.id===t.id),o=n[a+s];return o?this.#i(R(`${this.#e}/finds/${t.id}/place`,{[s<0?"before":"after"]:o.id}).then(()=>{let r=n.filter(l=>l.id!==t.id);r.splice(a+s,0,t),this.finds.items=r})):null}},tn=class{lists=null;update=()=>{};#t;constructor(t){this.#t=t,this.form=new x({send:(s,n)=>this.#e(s,n),update:()=>this.update()})}load(){return U(b(`/api/finds/${this.#t}/lists`).then(t=>{this.lists=t}))}async toggle(t){let s=`/api/lists/${t.id}/finds/${this.#t}`;t.hasFind=!t.hasFind,this.update(),await U(t.hasFind?R(s):M(s))||(t.hasFind=!t.hasFind),this.update()}async#e({list:t},s){let n=await P("/api/lists",{name:t.trim()});this.lists.unshift({...n,hasFind:!1}),s.reset(),await this.toggle(this.lists[0])}};import{html as Kt,nothing as m$}from"../lib/lit-html/lit-html.js";var Ul={private:"lock",friends:"people",public:"globe"},ka=e=>Kt`
  <span class="badge">${c(Ul[e.visibility])} ${i(`lists.${e.visibility}`)}</span>`,h$="(min-width: 1180px) 349px, (min-width: 720px) 336px, 100vw",f$=Kt`
  <svg class="way-drawing" viewBox="0 0 120 84" aria-hidden="true">
    <path d="M14 22 45 12l31 10 30-10v52L76 74 45 64 14 74zM45 12v52M76 22v52"></path>
    <path class="dots" d="M26 58c8-14 20-2 28-12s16-8 28-8"></path>
    <path class="pin-point" d="M88 42s8-8 8-14a8 8 0 0 0-16 0c0 6 8 14 8 14zm0-11.500a2.500 2.500 0 1 0 0-5 2.500 2.500 0 0 0 0 5z"></path>
  </svg>`,$$=e=>Kt`
  <span class="mosaic of-${e.length}">
    ${e.map(({media:t})=>Kt`<span class="piece">${lt(t,e.length>1?{thumb:!0}:{sizes:h$})}</span>`)}
  </span>`;function Cl(e){let t=Nl(e);return Kt`
    <li>
      <a class="list-card ${t.length?"":"bare"}" href="/lists/${e.id}">
        ${t.length?$$(t):f$}
        <span class="over">
          <span class="name" dir="auto">${e.name}</span>
          <span class="row between">
            <span>${i("lists.finds",{n:e.findCount})}</span>
            <span>${c(Ul[e.visibility])} ${i(`lists.${e.visibility}`)}</span>
          </span>
        </span>
      </a>
    </li>`}var g$=(e,t)=>Kt`
  ${F(e)}
  ${m(e,"name",{label:i("lists.name"),value:t?.name??"",required:!0,most:100})}
  ${m(e,"description",{label:i("lists.description"),value:t?.description??"",kind:"area",most:500})}
  ${T("visibility",{label:i("lists.who"),hint:i("lists.whoHint"),chosen:t?.visibility??"private",options:Bl.map(s=>[s,i(`lists.${s}`)])})}`,en=(e,t=null)=>D(e,i(t?"lists.edit":"lists.new"),s=>g$(s,t),s=>A(s,i("action.save"))),b$=(e,t)=>Kt`
  <li>
    <label class="row list-choice">
      <input type="checkbox" .checked=${t.hasFind} @change=${()=>e.toggle(t)}>
      <span class="grow" dir="auto">${t.name}</span>
      ${ka(t)}
    </label>
  </li>`,w$=(e,t)=>Kt`
  <div class="row between"><h2>${i("lists.addTo")}</h2>${ot(t)}</div>
  ${e.lists.length?Kt`<ul class="people">${e.lists.map(s=>b$(e,s))}</ul>`:m$}
  <form novalidate @submit=${e.form.submit}>
    ${F(e.form)}
    ${m(e.form,"list",{label:i("lists.new"),hint:i("lists.newHint"),required:!0,most:100})}
    <div class="row end"><button type="submit" aria-busy=${e.form.busy?"true":"false"}>${i("lists.create")}</button></div>
  </form>`;async function y$(e){let t=new tn(e.id);await t.load()&&await J((s,n)=>(t.update=n,w$(t,s)),{label:i("lists.addTo")})}import{html as Yt,nothing as ke}from"../lib/lit-html/lit-html.js";var El=["exact","area","hidden"],_l=["","1","7","30","date"],v$=3650,xa=({findId:e,listId:t})=>e?"find":t?"list":"category",Hl=({isPublic:e,location:t})=>e&&!t?.area?"exact":"area";function k$(e,t=new Date){let[s,n,a]=e.split("-").map(Number);return Math.round((Date.UTC(s,n-1,a)-Date.UTC(t.getFullYear(),t.getMonth(),t.getDate()))/864e5)}var Rl=(e,t=new Date)=>new Date(Date.UTC(t.getFullYear(),t.getMonth(),t.getDate()+e)).toISOString().slice(0,10);function x$({life:e,until:t}){if(e==="keep")return;if(e==="")return null;let s=e==="date"?k$(t):Number(e);if(s>=1&&s<=v$)return s;throw{code:"page",reason:"until",text:i("shares.untilBad")}}function O$({secret:e="new",password:t}){return e==="remove"?null:e==="new"&&t?t:void 0}var q$=e=>({title:e.title.trim(),place:e.place,area:e.place==="area"?Number(e.area):void 0,password:O$(e),days:x$(e)}),S$=({chosen:e,category:t})=>({category:e||t.trim()});async function F$(){let e=(await b("/api/finds/categories")).filter(t=>t.ownCount).map(t=>[t.category,t.ownCount]);return[...e,...se().filter(t=>!e.some(([s])=>s===t)).map(t=>[t,0])]}var sn=class{constructor({share:t=null,target:s=null,offered:n=[],place:a="area",done:o}){this.share=t,this.target=s,this.place=t?.place??a,this.life=t?.expiresAt?"keep":"",this.secret=t?.hasPassword?"keep":"new",this.offered=n,this.chosen=n[0]?.[0]??"",this.form=new x({send:async r=>o(await this.#t(r)),fieldOf:{until:"until"}})}get kind(){return xa(this.share??this.target??{})}set(t){Object.assign(this,t),this.form.update()}#t(t){let s=q$(t);return this.share?K(`/api/shares/${this.share.id}`,s):P("/api/shares",{...this.target??S$(t),...s,days:s.days??void 0})}},an=e=>new URL(e.link,location.origin).href,on=()=>!!navigator.share;async function rn(e){try{await navigator.clipboard.writeText(an(e))}catch{return!1}return u(i("find.copied")),!0}async function cn(e,t){try{await navigator.share({title:t,url:an(e)})}catch(s){return s.name==="AbortError"}return!0}var nn=class{#t;constructor(t){this.#t=t,this.list=_(t,"/api/shares")}take(t){let{items:s}=this.list;if(!s)return this.list.load();let n=s.some(a=>a.id===t.id);return this.list.items=n?s.map(a=>a.id===t.id?t:a):[t,...s],this.#t.update()}async offered(){let t=null;return await U(F$().then(s=>{t=s})),t}async revoke(t){await U(M(`/api/shares/${t.id}`))&&(this.list.items=this.list.items.filter(s=>s.id!==t.id),u(i("shares.revoked")),this.#t.update())}};var Oa=e=>e.findTitle||e.listName||z(e.category??""),At=e=>e.title||Oa(e),zl=({place:e,area:t})=>e==="area"?Ve(t):i(`shares.place.${e}`),qa=({expired:e,expiresAt:t})=>i(e?"shares.expired":"shares.until",{date:Nt(t)}),P$=e=>Yt`
  ${T("chosen",{error:e.form.errors.chosen,label:i("find.category"),chosen:e.chosen,set:t=>e.set({chosen:t}),options:[...e.offered.map(([t,s])=>[t,z(t)+(s?` (${S(s)})`:"")]),["",i("shares.otherCategory")]]})}
  ${e.chosen?ke:m(e.form,"category",{label:i("categories.own"),hint:i("shares.categoryHint"),required:!0,most:$().limits.category})}`,T$={exact:"pin",area:"map",hidden:"block"},I$=(e,t)=>Yt`
  <label class="choice">
    <input type="radio" name="place" value=${t} ?checked=${e.place===t} @change=${()=>e.set({place:t})}>
    <span>
      ${c(T$[t])}
      <span><span class="strong">${i(`shares.place.${t}`)}</span><br><span class="soft">${i(`shares.shows.${t}`)}</span></span>
    </span>
  </label>`,M$=e=>Yt`
  <fieldset class="choices">
    <legend>${i("shares.places")}</legend>
    ${El.map(t=>I$(e,t))}
  </fieldset>
  ${e.place==="area"?T("area",{error:e.form.errors.area,label:i("shares.area"),hint:i("shares.areaHint"),chosen:String(e.share?.area??Qn[0]),options:qs()}):ke}`,L$=e=>Yt`
  ${T("life",{error:e.form.errors.life,label:i("shares.life"),chosen:e.life,set:t=>e.set({life:t}),options:[...e.share?.expiresAt?[["keep",qa(e.share)]]:[],..._l.map(t=>[t,i(`shares.life.${t||"endless"}`)])]})}
  ${e.life==="date"?m(e.form,"until",{label:i("shares.date"),kind:"date",value:Rl(14),hint:i("shares.dateHint"),required:!0}):ke}`,A$=e=>Yt`
  ${e.share?.hasPassword?T("secret",{error:e.form.errors.secret,label:i("account.password"),chosen:e.secret,set:t=>e.set({secret:t}),options:["keep","new","remove"].map(t=>[t,i(`shares.password.${t}`)])}):ke}
  ${e.secret==="new"?m(e.form,"password",{label:i(e.share?.hasPassword?"settings.newPassword":"account.password"),hint:i("shares.passwordHint"),kind:"password",required:!!e.share?.hasPassword,least:8,most:255,complete:"new-password"}):ke}`,B$=e=>Yt`
  <p>${i(`shares.about.${e.kind}`)}</p>
  ${F(e.form)}
  ${e.share||e.target?ke:P$(e)}
  ${M$(e)}
  ${L$(e)}
  ${A$(e)}
  ${m(e.form,"title",{label:i("shares.title"),value:e.share?.title??"",hint:i(`shares.titleHint.${e.kind}`),most:100})}`;async function ln(e){let t=null,s=null,n=r=>(s=new sn({...e,done:l=>{t=l,r()}}),s.form),[a,o]=e.share?["shares.change","action.save"]:["shares.new","shares.create"];return await D(n,i(a),()=>B$(s),r=>A(r,i(o))),t}async function Vl(e){await rn(e)||(document.getElementById("link").select(),u(i("secret.selected")))}async function j$(e){await cn(e,At(e))||await Vl(e)}var N$=e=>Yt`
  <button type="button" class="quiet" @click=${()=>j$(e)}>${c("share")} ${i("action.share")}</button>`,Sa=e=>Yt`
  <a class="button quiet" href=${e.link} target="_blank" rel="noreferrer noopener" aria-label="${i("shares.open")}: ${At(e)}">
    ${c("globe")} ${i("shares.open")}
  </a>`,Ts=(e,t=i("shares.ready"))=>J(s=>Yt`
  <div class="row between"><h2>${t}</h2>${ot(s)}</div>
  <p>${i(e.hasPassword?"shares.readyPassword":"shares.readyText")}</p>
  <div class="field">
    <label for="link">${At(e)}</label>
    <input id="link" type="text" readonly autofocus dir="ltr" .value=${an(e)} @focus=${n=>n.target.select()}>
  </div>
  <p class="row actions">
    <button type="button" @click=${()=>Vl(e)}>${c("copy")} ${i("secret.copy")}</button>
    ${on()?N$(e):ke}
    ${Sa(e)}
  </p>
  <p class="below"><a href="/shares" @click=${()=>s()}>${i("shares.all")}</a></p>`,{label:t});async function Wl(e){let t=await ln(e);t&&await Ts(t)}var D$=e=>Wl({target:{findId:e.id},place:Hl(e)}),Gl=e=>Wl({target:{listId:e.id}});var[Kl,U$,C$]=[15,34,34],Yl=e=>e.map(t=>t.id).sort().join(),Fa=class extends Ze{closest=Kl;onChoose=()=>{};#t=[];#e="";set steps(t){let s=Yl(t)===Yl(this.points);this.points=t,this.map&&(s?this.mark():this.draw())}set chosen(t){t!==this.#e&&(this.#e=t,this.map&&(this.#i(),this.mark()))}get#s(){return this.#t.find(t=>t.steps.some(s=>s.id===this.#e))}#i(){let t=this.#s;t&&(t.isOnePlace?this.map.reveal(t):this.map.fit(t.steps,Kl))}mark(){this.#t=Ll(this.points,s=>this.map.pixelOf(s),C$);let t=s=>this.onChoose(Al(s,this.#e));this.map.setMarkers(this.#t.map(s=>({...s,kind:"nth",size:U$,click:()=>t(s)}))),this.map.select(this.#s?.key??"")}};customElements.define("list-map",Fa);async function E$(e){await L(i("lists.deleteTitle",{name:e.list.name}),i("lists.deleteText"),i("action.delete"))&&e.remove()}var _$=e=>It(i("lists.menu"),[{text:i("lists.edit"),sign:"edit",run:()=>en(e.editForm,e.list)},{text:i("find.byLink"),sign:"share",run:()=>Gl(e.list)},{text:i("lists.delete"),sign:"trash",isDanger:!0,run:()=>E$(e)}],{id:"list-menu"}),H$=e=>qt`
  ${F(e)}
  <p>${i("lists.makePrivateText")}</p>
  ${m(e,"reason",{label:i("report.reason"),required:!0,most:500})}`,R$=e=>It(i("lists.menu"),[{text:i("lists.makePrivate"),sign:"lock",isDanger:!0,run:()=>D(e.hideForm,i("lists.makePrivateTitle",{name:e.list.name}),H$,t=>A(t,i("lists.makePrivate")))}],{id:"list-menu"});async function Jl(e,t,s){await e.move(t,s),O(`find-${t.id}`)}async function z$(e,t){await e.drop(t),O("list-menu")}function V$(e,t,s){let n=e.finds.items.length-1;return It(i("lists.findMenu",{title:t.title}),[...s>0?[{text:i("lists.up"),run:()=>Jl(e,t,-1)}]:[],...s<n?[{text:i("lists.down"),run:()=>Jl(e,t,1)}]:[],...t.media.some(a=>a.type==="image")?[{text:i("lists.cover"),sign:"camera",run:()=>e.setCover(t)}]:[],{text:i("lists.drop"),sign:"close",run:()=>z$(e,t)}],{id:`find-${t.id}`})}async function W$(e,t){e.choose(t),await Promise.resolve(),document.getElementById(`row-${t}`)?.scrollIntoView({block:"nearest"})}function G$(e,t){e.choose(t===e.chosen?"":t),document.querySelector("list-map")?.scrollIntoView({block:"nearest"})}var K$=(e,t,s)=>qt`
  <button type="button" class="nth-button" aria-pressed=${e.chosen===t.id?"true":"false"}
    aria-label=${i("lists.onMap",{n:s+1,title:t.title})} @click=${()=>G$(e,t.id)}>
    <span class="nth">${S(s+1)}</span>
  </button>`,Y$=(e,t,s)=>qt`
  <li class="listed ${e.chosen===t.id?"chosen":""}" id="row-${t.id}">
    ${K$(e,t,s)}
    ${Jo(t,ni(t))}
    ${e.isOwn?V$(e,t,s):ss}
  </li>`,J$=({user:e})=>qt`<a class="person" href="/people/${e.id}">${Y(e)} <span>${k(e)}</span></a>`,X$=e=>qt`
  <div class=${e.isOwn&&!e.list.description?"stack":"card"}>
    ${e.isOwn?ss:J$(e.list)}
    ${e.list.description?qt`<p class="text" dir="auto">${e.list.description}</p>`:ss}
    <p class="marks">${ka(e.list)} <span class="soft">${i("lists.finds",{n:e.list.findCount})}</span></p>
  </div>`;function Z$(e){let{items:t,problem:s,load:n}=e.finds;return s?f(s,n):t?t.length?qt`
    <ol class="card rows">${t.map((a,o)=>Y$(e,a,o))}</ol>
    ${j(e.finds)}`:B(i("lists.empty"),e.isOwn?i("lists.emptyText"):i("lists.emptyOther"),ss,"pin"):v(3)}var Q$=e=>qt`
  <list-map .label=${i("lists.map")} .steps=${e.steps} .chosen=${e.chosen} .onChoose=${t=>W$(e,t)}></list-map>`;function tg(e){let{problem:t,load:s}=e.loading;return t?.code==="not_found"?qt`<p class="empty">${i("lists.gone")}</p>`:t?f(t,s):e.list?qt`
    <div class="list-page">
      ${e.steps.length?Q$(e):ss}
      <div class="stack">
        ${X$(e)}
        ${Z$(e)}
      </div>
    </div>`:v(3)}function Xl(e){let t=new Qi(e);return{get title(){return t.title},broad:!0,ready:t.loading.load(),view:()=>qt`
      ${g(t.title,t.isOwn?_$(t):t.canHide?R$(t):ss,t.listsPath)}
      ${tg(t)}`}}import{html as Pa,nothing as Zl}from"../lib/lit-html/lit-html.js";async function eg(e){let t=null;await en(s=>Dl(n=>{t=n,s()})),t&&e.go(`/lists/${t.id}`)}var sg=e=>Pa`
  <button type="button" id="new-list" @click=${()=>eg(e)}>${c("plus")} ${i("lists.new")}</button>`;function ig({lists:e,isOwn:t}){return e.problem?f(e.problem,e.load):e.items?e.items.length?Pa`<ul class="list-cards">${e.items.map(Cl)}</ul>${j(e)}`:B(i("lists.none"),t?i("lists.noneText"):i("lists.noneOther"),Zl,"way"):v(3)}function Ql(e){let t=new Zi(e);return{title:i("lists.title"),broad:!0,ready:t.lists.load(),view:()=>Pa`
      ${g(i("lists.title"),t.isOwn?sg(e):Zl,t.isOwn?"/profile":`/people/${e.query.get("user")}`)}
      ${ig(t)}`}}import{html as tp,nothing as ag}from"../lib/lit-html/lit-html.js";var ng=10,pn=class{isGone=!1;#t;constructor(t){this.#t=t,this.name=t.params.name.toLowerCase(),this.loading=H(t,()=>this.#e())}async#e(){if(this.name===y()?.username)return this.#s(y());let t=w("/api/users",{q:this.name,limit:100});for(let s=0;t&&s<ng;s++){let n=await Dt(t,{signal:this.#t.signal}),a=n.items.find(o=>o.username===this.name);if(a)return this.#s(a);t=n.next}return this.isGone=!0,null}#s(t){return this.#t.go(`/people/${t.id}`,{replace:!0})}};function og({isGone:e,loading:t}){return t.problem?f(t.problem,t.load):e?tp`<p class="empty">${i("person.gone")}</p>`:v(3)}function ep(e){let t=new pn(e);return{title:i("person.title"),ready:t.loading.load(),view:()=>tp`${g(t.name,ag,"/people")}${og(t)}`}}import{html as Bt,nothing as dn}from"../lib/lit-html/lit-html.js";var[rg,cg]=[20,36e5];function lg(e){let t=new Map;for(let{type:s,data:n,createdAt:a}of e)(n.commentId||s==="mentioned")&&t.set(n.userId,[...t.get(n.userId)??[],new Date(a)]);return new Set([...t].filter(([,s])=>s.some((n,a)=>n-s[a+rg-1]<cg)).map(([s])=>s))}var un=class{#t;#e;#s=new Set;constructor(t){this.#t=t,this.list=_(t,"/api/notifications?limit=30"),this.#e=ct.subscribe("notification",s=>this.#n(s))}get groups(){let t=new Map,s=lg(this.list.items);for(let n of this.list.items){let a=n.data.findId&&n.data.userId?`${n.type} ${n.data.findId}`:n.id,o=t.get(a)??{key:a,newest:n,items:[],isRead:!0,more:!1};o.items.push(n),o.isRead&&=n.isRead,o.more||=n.type!=="find_liked"&&s.has(n.data.userId),t.set(a,o)}return[...t.values()]}load=async()=>{await this.list.load(),this.list.items?.some(t=>t.type==="friend_request")&&await this.#i()};async#i(){let{items:t}=await Dt("/api/friends?status=pending&direction=received&limit=100").catch(()=>({items:[]}));this.#s=new Set(t.map(({id:s})=>s)),this.#t.update()}request({type:t,data:s}){return t!=="friend_request"||!this.#s.has(s.friendshipId)?null:{friendship:{id:s.friendshipId},user:{id:s.userId,username:s.username,displayName:s.displayName}}}async answered({newest:t}){await this.#i(),!this.request(t)&&(this.list.items=this.list.items.filter(s=>s!==t),t.isRead||Hs(-1),this.#t.update())}get hasUnread(){return!!this.list.items?.some(t=>!t.isRead)}#n(t){t.type==="friend_request"&&this.#s.add(t.data.friendshipId),this.list.items&&(this.list.items=[t,...this.list.items.filter(s=>s.id!==t.id)]),this.#t.update()}markRead(t){for(let s of t.items.filter(n=>!n.isRead))s.isRead=!0,Hs(-1),K(`/api/notifications/${s.id}`,{isRead:!0}).catch(()=>{})}async markAllRead(){try{await P("/api/notifications/read-all");for(let t of this.list.items)t.isRead=!0;no(0)}catch(t){u(q(t))}this.#t.update()}async remove(t){try{for(let s of t.items)await M(`/api/notifications/${s.id}`),this.list.items=this.list.items.filter(n=>n!==s),s.isRead||Hs(-1)}catch(s){u(q(s))}this.#t.update()}close(){this.#e()}};var pg={friend_request:"people",friend_accepted:"check",find_liked:"heart",find_commented:"comment",replied:"comment",mentioned:"people"};async function ug(e,t,s){await e.remove(t),await Promise.resolve(),(document.querySelectorAll(".note-row .round")[Math.min(s,e.groups.length-1)]??document.querySelector("h1")).focus()}var dg=({type:e,data:t})=>e==="moderated"?to[eo(t)]:e==="link_used"?"lock":"flag",mg=({type:e,data:t,actor:s})=>t.userId?Bt`
  <span class="face">
    ${Y(s??{profilePicture:`/api/avatars/${t.userId}`},44)}
    <span class="sign ${e}">${c(pg[e],e==="find_liked")}</span>
  </span>`:Bt`<span class="face office">${c(dg({type:e,data:t}))}</span>`,hg=e=>Bt`
  <img class="note-thumb" src=${e} alt="" width="48" height="48" loading="lazy" decoding="async">`;function fg(e,t){let s=e.request(t.newest);return s?Bt`<span class="row actions">${me(s.friendship,s.user,()=>e.answered(t))}</span>`:dn}var $g=(e,t,s)=>Bt`
  <li class="note-row ${t.isRead?"":"unread"}">
    <a href=${io(t.newest)} @click=${()=>e.markRead(t)}>
      ${mg(t.newest)}
      <span>
        <span class="what">${so(t.items,t.more)}</span><br>
        <span class="soft">
          ${t.isRead?dn:Bt`<span class="unseen">${i("note.new")}</span>`}${V(t.newest.createdAt)}
        </span>
      </span>
      ${t.newest.thumbnailUrl?hg(t.newest.thumbnailUrl):dn}
    </a>
    ${fg(e,t)}
    <button type="button" class="round" aria-label=${i("note.delete")} @click=${()=>ug(e,t,s)}>${c("close")}</button>
  </li>`,gg=e=>Bt`
  <button type="button" class="quiet" @click=${()=>e.markAllRead()}>${c("check")} ${i("note.readAll")}</button>`,bg=()=>Bt`<a class="button" href="/people">${i("note.noneAction")}</a>`;function wg(e){let{items:t,problem:s}=e.list;return s?f(s,e.load):t?t.length?Bt`<ul class="card notes">${e.groups.map((n,a)=>$g(e,n,a))}</ul>${j(e.list)}`:B(i("note.none"),i("note.noneText"),bg(),"bell"):v(4)}function sp(e){let t=new un(e);return{title:i("nav.bell"),ready:t.load(),view:()=>Bt`${g(i("nav.bell"),t.hasUnread?gg(t):dn)}${wg(t)}`,close:()=>t.close()}}import{html as jt,nothing as fn}from"../lib/lit-html/lit-html.js";var yg=200,vg=2,mn=class{#t;#e=0;#s;constructor(t){this.#t=t;let s=n=>_(t,w("/api/friends",n));this.lists={received:s({status:"pending",direction:"received"}),sent:s({status:"pending",direction:"sent"}),accepted:s({status:"accepted"}),blocked:s({status:"blocked"})},this.text=t.query.get("q")??"",this.found=_(t,()=>w("/api/users",{q:this.text.trim()})),this.#s=ct.subscribe("notification",this.load),this.text&&this.search()}load=()=>Promise.all(Object.values(this.lists).map(t=>t.load()));search=()=>{let t=this.text.trim();return this.#t.rename(w(this.#t.path,{q:t})),[...t].length<vg?this.found.clear():this.found.load()};reload=()=>Promise.all([this.load(),this.search()]);type(t){this.text=t,clearTimeout(this.#e),this.#e=setTimeout(this.search,yg)}get problem(){return Object.values(this.lists).find(t=>t.problem)?.problem}get isLoaded(){return Object.values(this.lists).every(t=>t.items)}other(t){return t.requesterId===y()?.id?t.addressee:t.requester}isMe(t){return t.id===y()?.id}requestOf(t){return this.lists.received.items?.find(s=>s.requesterId===t.id)}close(){clearTimeout(this.#e),this.#s()}};function kg(e,t){if(e.isMe(t))return jt`<span class="soft">${i("people.you")}</span>`;if(t.friendship==="accepted")return jt`<span class="badge">${c("check")} ${i("friend.friends")}</span>`;if(t.friendship==="none")return ei(t,e.reload);let s=e.requestOf(t);return s?me(s,t,e.reload):jt`<span class="badge">${i("friend.pending")}</span>`}function xg(e){let{found:t}=e;return t.problem?f(t.problem,e.search):t.items?t.items.length?jt`
    <ul class="people" aria-label=${i("people.results")}>${t.items.map(s=>us(s,kg(e,s)))}</ul>
    ${j(t)}`:jt`<p class="soft" role="status">${i("people.noMatch")}</p>`:fn}function Og(e,t){e.preventDefault(),t.search()}var qg=e=>jt`
  <form class="card" role="search" @submit=${t=>Og(t,e)}>
    <label for="people-search">${i("people.search")}</label>
    <div class="search">
      ${c("search")}
      <input id="people-search" type="search" autocomplete="off" autocapitalize="none" spellcheck="false"
        .value=${e.text} @input=${t=>e.type(t.target.value)}>
    </div>
    ${xg(e)}
  </form>`;function hn(e,t,s,n=us){let a=e.lists[t];return a.items.length?jt`
    <section class="card">
      <h2>${i(`people.${t}`)}</h2>
      <ul class="people">${a.items.map(o=>n(e.other(o),s(o,e.other(o))))}</ul>
      ${j(a)}
    </section>`:fn}var Sg=(e,t,s)=>ms(s,[ii(t,s,e.reload),ds(s,e.reload)]),Fg=e=>jt`
  ${hn(e,"received",(t,s)=>[me(t,s,e.reload),ms(s,[ds(s,e.reload)])])}
  ${hn(e,"sent",(t,s)=>si(t,s,e.reload))}
  ${e.lists.accepted.items.length?hn(e,"accepted",(t,s)=>Sg(e,t,s)):B(i("people.none"),i("people.noneText"),fn,"people")}
  ${hn(e,"blocked",(t,s)=>_o(s,e.reload),Eo)}`;function Pg(e){return e.problem?f(e.problem,e.load):e.isLoaded?Fg(e):v(3)}var Tg=()=>ft()?jt`<a class="button quiet" href="/invites">${c("plus")} ${i("invites.invite")}</a>`:fn;function ip(e){let t=new mn(e);return{title:i("people.title"),ready:t.load(),view:()=>jt`${g(i("people.title"),Tg(),"/feed")}${qg(t)}${Pg(t)}`,close:()=>t.close()}}import{html as ns,nothing as wn}from"../lib/lit-html/lit-html.js";var $n=class extends Xs{user=null;friendship=null;#t;constructor(t){super(t,w("/api/finds",{userId:t.params.id,includePrivate:!0,includeFriends:!0,limit:20})),this.#t=t.params.id,this.loading=H(t,()=>this.#e())}get title(){return(this.user&&k(this.user))??i("person.title")}get isMe(){return this.#t===y()?.id}get hasAsked(){return this.friendship?.requesterId===this.#t}async#e(){this.user=await b(`/api/users/${this.#t}`,{signal:this.page.signal}),await Promise.all([this.finds.load(),this.#s()])}async#s(){this.friendship=null;let{friendship:t}=this.user,s=t==="none"?"":w("/api/friends",{status:t,limit:100});for(;s&&!this.friendship;){let n=await Dt(s,{signal:this.page.signal});this.friendship=n.items.find(a=>a.requesterId===this.#t||a.addresseeId===this.#t)??null,s=n.next}}};import{html as St,nothing as le}from"../lib/lit-html/lit-html.js";var Ig=88,np=(e,t)=>St`
  <span class="sum"><span class="strong">${S(e)}</span> <span class="soft">${i(t,{n:e})}</span></span>`,gn=(e,{count:t,likes:s,badge:n=le,actions:a=le})=>St`
  <section class="profile-head">
    ${Y(e,Ig)}
    ${e.displayName?St`<p class="soft">@${e.username}</p>`:le}
    ${e.about?St`<p dir="auto">${e.about}</p>`:le}
    <p class="row">
      ${t===void 0?le:np(t,"person.findsSum")}
      ${s===void 0?le:np(s,"person.likesSum")}
      ${n}
    </p>
    <p class="row actions">${a}</p>
  </section>`,Mg=e=>St`
  <li>
    <a class="tile c-${Ie(e.category).code}" href="/finds/${e.id}">
      ${e.media.length?lt(e.media[0],{thumb:!0}):St`<span class="sign-tile">${rt(e.category)}</span>`}
      ${e.isPublic?le:St`
        <span class="corner">${c(he(Le(e)))}<span class="unseen">${Yo(e)}</span></span>`}
      <span class="caption" dir="auto">${e.title}</span>
    </a>
  </li>`,ap=(e,t,s)=>St`
  <button type="button" class="chip" aria-pressed=${e.layout===t?"true":"false"} @click=${()=>e.show(t)}>
    ${c(s)} ${i(`person.${t}`)}
  </button>`,Lg={grid:e=>St`<ul class="tiles">${e.map(Mg)}</ul>`,list:e=>St`<ul class="card rows">${e.map(t=>Xo(t,ni(t)))}</ul>`},Ag=e=>[...new Map(e.map(({locationId:t,location:s})=>[t,{...et(s),km:s.area,name:_s(s)}])).values()];function is(e,t){let{items:s,problem:n,load:a}=e.finds;return n?f(n,a):s?s.length?St`
    <finds-map .places=${Ag(s)} .label=${i("person.map")}></finds-map>
    <div class="chips" role="group" aria-label=${i("person.layout")}>
      ${ap(e,"grid","camera")}
      ${ap(e,"list","filter")}
    </div>
    ${Lg[e.layout](s)}
    ${j(e.finds)}`:B(t.title,t.text,t.action??le,t.sign??"pin"):v(3)}import{html as Ia}from"../lib/lit-html/lit-html.js";var op=["spam","illegal","rules","other"],Ta=["open","closed"],rp=e=>e==="user"?["dismissed","suspended","deleted"]:["dismissed","hidden","deleted","suspended"],cp=(e,t)=>P("/api/reports",{...e,...t});async function lp(e,t){await U((t?R:M)(`/api/users/${e.id}/mute`))&&u(i(t?"report.mutedNow":"report.unmutedNow",{name:k(e)}))}var bn=class{#t;constructor(t){this.#t=t;let s=t.query.get("status");this.status=Ta.includes(s)?s:"open";let n=()=>this.status==="open"?"asc":"desc";this.list=_(t,()=>w("/api/admin/reports",{status:this.status,order:n(),limit:20}))}choose(t){return this.status=t,this.#t.rename(w("/admin/reports",{status:t})),this.list.clear(),this.list.load()}async decide(t,s,n=""){await P(`/api/admin/reports/${t.id}`,{outcome:s,note:n}),this.list.items=this.list.items.filter(a=>a!==t),this.#t.update(),u(i("report.decided"))}async show(t){await U(M(`/api/admin/${t.kind}s/${t.targetId}/hidden`))&&(t.hidden=!1,u(i("report.shownAgain")),this.#t.update())}};function Ma(e,t,s){return D(a=>new x({send:async o=>{await t(o),a()}}),e,a=>Ia`${F(a)}${s(a)}`,a=>A(a,i("report.send")))}var Bg=e=>Ia`
  <div class="field">
    <label for="reason">${i("report.reason")}</label>
    <select id="reason" name="reason">${op.map(t=>Ia`<option value=${t}>${i(`report.reason.${t}`)}</option>`)}</select>
  </div>
  ${m(e,"text",{label:i("report.text"),hint:i("report.hint"),kind:"area",most:1e3})}`;async function jg(e){await Ma(i("report.title"),t=>cp(e,t),Bg)&&u(i("report.sent"))}var pp=(e,t)=>({text:i(e.muted?"report.unmute":"report.mute"),sign:"bell",run:()=>lp(e,!e.muted).then(t)});function Ng({user:e,friendship:t,hasAsked:s,loading:n}){return e.friendship==="none"?ei(e,n.load):t?t.status==="accepted"?wn:s?me(t,e,n.load):si(t,e,n.load):wn}var Dg=()=>ns`<a class="button quiet" href="/profile">${i("profile.title")}</a>`,Ug=e=>ns`
  <a class="button quiet" href=${w("/lists",{user:e.id})}>${c("feed")} ${i("lists.title")}</a>`,Cg=e=>e.isMe?Dg():[Ng(e),Ug(e.user)];function Eg(e,t){let{user:s,friendship:n,loading:a}=e;if(!s||e.isMe)return wn;let o=n?.status==="accepted"?[ii(n,s,a.load)]:[];return ms(s,[pp(s,a.load),...o,Ho({userId:s.id}),ds(s,()=>t.go("/people"))])}var _g=e=>gn(e.user,{count:e.user.findCount,likes:e.user.likeCount,badge:e.user.friendship==="accepted"?ns`<span class="badge">${c("check")} ${i("friend.friends")}</span>`:wn,actions:Cg(e)});function Hg(e){let{problem:t,load:s}=e.loading;return t?.code==="not_found"?ns`<p class="empty">${i("person.gone")}</p>`:t?f(t,s):e.user?ns`
    ${_g(e)}
    <section class="stack" aria-labelledby="finds">
      <h2 id="finds" class="unseen">${i("person.findsTitle")}</h2>
      ${is(e,{title:i("person.none"),text:i("person.noneText",{name:k(e.user)})})}
    </section>`:v(3)}function up(e){let t=new $n(e),s=()=>t.loading.problem?i("person.title"):t.title;return{get title(){return t.title},broad:!0,ready:t.loading.load(),view:()=>ns`${g(s(),Eg(t,e),"/people")}${Hg(t)}`}}import{html as pe,nothing as La}from"../lib/lit-html/lit-html.js";var yn=class{#t;constructor(t,s){this.#t=t,this.restored=s,this.list=_(t,"/api/finds/bin?limit=20",n=>n.find.id)}restore(t){return this.#e(t,P(`/api/finds/${t.id}/restore`),i("find.restored"),this.restored)}remove(t){return this.#e(t,M(`/api/finds/${t.id}?forever=true`),i("bin.removed"),()=>{})}async#e(t,s,n,a){await U(s)&&(this.list.items=this.list.items.filter(o=>o.find.id!==t.id),this.#t.update(),u(n),a())}};var vn=class extends Xs{figures={};isEdited=!1;constructor(t){super(t,w("/api/finds",{userId:y().id,includePrivate:!0,limit:20})),this.picture=new Ue("/api/users/me/picture",t,{has:()=>this.user.profilePicture.startsWith("/api/media/"),take:async n=>te(n??await b("/api/users/me"))}),this.bin=new yn(t,()=>this.#t());let s={username_taken:"username",name_taken:"displayName"};this.form=new x({send:n=>this.#s(n),update:t.update,fieldOf:s})}get user(){return y()}load=()=>Promise.all([this.#t(),this.bin.list.load()]);#t=()=>Promise.all([this.finds.load(),this.#e()]);async#e(){let t=await b(`/api/users/${y().id}`,{signal:this.page.signal}).catch(()=>null);this.figures={count:t?.findCount,likes:t?.likeCount},this.page.update()}toggleEdit=()=>{this.isEdited=!this.isEdited,this.page.update()};async#s({displayName:t,about:s,username:n,age:a}){let o={displayName:t.trim()||null,about:s.trim()||null,username:n.trim()};te(await K("/api/users/me",{...o,age:a===""?null:Number(a)})),u(i("profile.saved"))}};import{html as xn,nothing as kn}from"../lib/lit-html/lit-html.js";async function Rg(e,t){await e.restore(t),O(e.list.items.length?"bin":"finds")}async function zg(e,t){await L(i("bin.removeTitle"),i("bin.removeText",{title:t.title}),i("bin.remove"))&&(await e.remove(t),O(e.list.items.length?"bin":"finds"))}var Vg=(e,t)=>xn`
  <button type="button" class="quiet" aria-label="${i("bin.restore")}: ${t.title}" @click=${()=>Rg(e,t)}>
    ${c("retry")} ${i("bin.restore")}
  </button>`,Wg=(e,{find:t,expiresAt:s})=>xn`
  <li>
    <p>
      <span class="strong" dir="auto">${t.title}</span>
      ${s?xn`<br><span class="soft">${i("bin.until",{date:Nt(s)})}</span>`:kn}
    </p>
    ${t.hidden?Ro(i("report.findHidden"),t.hidden):kn}
    <p class="row">
      ${t.hidden?kn:Vg(e,t)}
      <button type="button" class="danger" aria-label="${i("bin.remove")}: ${t.title}" @click=${()=>zg(e,t)}>
        ${c("trash")} ${i("bin.remove")}
      </button>
    </p>
  </li>`,dp=e=>e.list.items?.length?xn`
  <section class="card" aria-labelledby="bin">
    <h2 id="bin" tabindex="-1">${i("bin.title")}</h2>
    <p class="hint">${i("bin.hint")}</p>
    <ul class="rows binned">${e.list.items.map(t=>Wg(e,t))}</ul>
    ${j(e.list)}
  </section>`:kn;var Gg=()=>pe`<a class="button" href="/new">${c("plus")} ${i("nav.plus")}</a>`,Kg=({form:e,user:t})=>pe`
  <form novalidate @submit=${e.submit}>
    ${F(e)}
    ${m(e,"displayName",{label:i("profile.name"),hint:i("profile.nameHint"),value:t.displayName??"",most:50,complete:"name"})}
    ${m(e,"about",{label:i("profile.about"),value:t.about??"",most:160})}
    ${m(e,"username",{label:i("account.username"),hint:i("join.usernameHint"),value:t.username,required:!0,least:3,most:31,pattern:"[A-Za-z0-9_\\-]*",complete:"username"})}
    ${m(e,"age",{label:i("profile.age"),hint:i("profile.ageHint"),value:t.age??"",kind:"number",mode:"numeric"})}
    <div class="row end">${A(e,i("action.save"))}</div>
  </form>`,Is=(e,t,s)=>pe`
  <li><a class="way" href=${e}>${c(t)} <span class="grow">${s}</span> ${c("next")}</a></li>`,Yg=e=>pe`
  <ul class="card rows">
    ${Is("/people","people",i("people.accepted"))}
    ${Is("/saved","bookmark",i("saved.title"))}
    ${Is("/lists","feed",i("lists.title"))}
    ${Is("/shares","share",i("shares.mine"))}
    ${e.role==="admin"?Is("/admin","shield",i("admin.title")):La}
  </ul>`,Jg=()=>pe`<a class="button quiet" href="/settings">${c("gear")} ${i("settings.title")}</a>`,Xg=e=>pe`
  <section class="card" id="edit" aria-labelledby="edit-title">
    <div class="row between"><h2 id="edit-title" tabindex="-1">${i("profile.edit")}</h2>${ot(e.toggleEdit)}</div>
    ${es(e.picture,{label:i("profile.picture"),hint:i("profile.pictureHint")})}
    ${Kg(e)}
  </section>`;async function Zg(e){e.toggleEdit(),await O("edit-title")}var Qg=e=>pe`
  <button type="button" class="quiet" id="edit-profile" aria-expanded=${e.isEdited?"true":"false"} @click=${()=>Zg(e)}>
    ${c("edit")} ${i("profile.edit")}
  </button>`,tb=e=>pe`
  ${g(k(e.user),Jg())}
  ${gn(e.user,{...e.figures,actions:Qg(e)})}
  ${e.isEdited?Xg(e):La}
  <section class="stack" aria-labelledby="finds">
    <h2 id="finds" class="unseen" tabindex="-1">${i("profile.finds")}</h2>
    ${is(e,{title:i("profile.none"),text:i("profile.noneText"),action:Gg()})}
  </section>
  ${Yg(e.user)}
  ${dp(e.bin)}`;function mp(e){let t=new vn(e);return{title:i("profile.title"),broad:!0,ready:t.load(),view:()=>t.user?tb(t):La}}import{html as dt,nothing as ue}from"../lib/lit-html/lit-html.js";var eb={dismissed:"check",hidden:"block",deleted:"trash",suspended:"lock"},sb=e=>m(e,"note",{label:i("report.note"),hint:i("report.noteHint"),kind:"area",required:!0,most:500}),hp=(e,t)=>i(`report.outcome.${e.kind==="user"&&t==="deleted"?"accountDeleted":t}`);async function ib(e,t,s){let n=hp(t,s);s!=="dismissed"?await Ma(n,({note:a})=>e.decide(t,s,a),sb):await L(n,i("report.dismissText"),n)&&await e.decide(t,s).catch(()=>e.list.load()),O("reports")}var fp=e=>e?dt`<a class="strong" href="/people/${e.id}">${k(e)}</a>`:dt`<span class="soft">${i("report.left")}</span>`,nb=e=>dt`
  <p class="row">${e.map(t=>dt`
    <a href=${t.url} target="_blank" rel="noreferrer noopener">
      <img class="note-thumb" src=${t.thumbnailUrl} alt=${t.caption||i("report.photo")} width="48" height="48" loading="lazy">
    </a>`)}</p>`,ab=e=>dt`
  <p class="strong" dir="auto">${e.title}</p>
  ${e.description?hs(e.description):ue}
  ${e.media.length?nb(e.media):ue}`,ob=e=>e.find?ab(e.find):e.comment?hs(e.comment.content):e.kind==="user"?ue:dt`<p class="soft">${i("report.noContent")}</p>`,rb=e=>dt`
  <li>
    <p>${i(`report.reason.${e.reason}`)} · ${fp(e.reporter)} · <span class="soft">${V(e.createdAt)}</span></p>
    ${e.text?hs(e.text):ue}
  </li>`,cb=(e,t,s)=>dt`
  <button type="button" class=${s==="dismissed"?"quiet":"danger"} @click=${()=>ib(e,t,s)}>
    ${c(eb[s])} ${hp(t,s)}
  </button>`,lb=(e,t)=>dt`<p class="row">${rp(t.kind).map(s=>cb(e,t,s))}</p>`,pb=(e,t)=>dt`
  <p>
    <span class="strong">${i(`report.result.${t.decision.outcome}`)}</span> · ${t.decision.closedBy} ·
    <span class="soft">${V(t.decision.closedAt)}</span>
  </p>
  ${t.decision.note?hs(t.decision.note):ue}
  ${t.hidden?dt`
    <p><button type="button" class="quiet" @click=${()=>e.show(t)}>${c("retry")} ${i("report.show")}</button></p>`:ue}`,ub=(e,t)=>dt`
  <li class="card">
    <h2>${i(`report.kind.${t.kind}`)} · ${fp(t.owner)}</h2>
    ${ob(t)}
    <ul class="rows">${[t,...t.others].map(rb)}</ul>
    ${t.decision?pb(e,t):lb(e,t)}
  </li>`;function db(e){let{items:t,problem:s,load:n}=e.list;return s?f(s,n):t?t.length?dt`<ul class="stack">${t.map(a=>ub(e,a))}</ul>${j(e.list)}`:B(i(`report.none.${e.status}`),i("report.noneText"),ue,"flag"):v(3)}function $p(e){let t=new bn(e);return{title:i("report.reports"),ready:t.list.load(),view:()=>dt`
      ${g(i("report.reports"),ue,"/admin")}
      <div class="chips" role="group" aria-label=${i("report.which")} id="reports" tabindex="-1">
        ${Ta.map(s=>Pe(t.status===s,i(`report.status.${s}`),()=>t.choose(s)))}
      </div>
      ${db(t)}`}}import{html as Aa,nothing as mb}from"../lib/lit-html/lit-html.js";var hb=(e,t)=>Aa`
  <button type="button" class="chip" aria-pressed=${e.state===t?"true":"false"} @click=${()=>e.choose(t)}>
    ${c(t==="dismissed"?"close":zo(t))} ${i(`saved.${t}`)}
  </button>`,fb=()=>Aa`<a class="button" href="/">${c("map")} ${i("missing.action")}</a>`,$b=e=>({title:i(`saved.${e}None`),text:i(e==="dismissed"?"saved.dismissedText":"saved.noneText"),action:fb(),sign:"bookmark"});function gp(e){let t=new Io(e);return{title:i("saved.title"),broad:!0,ready:t.finds.load(),view:()=>Aa`
      ${g(i("saved.title"),mb,"/profile")}
      <div class="chips" role="group" aria-label=${i("saved.which")}>${Po.map(s=>hb(t,s))}</div>
      ${is(t,$b(t.state))}`}}import{html as mt,nothing as Pt}from"../lib/lit-html/lit-html.js";import{html as Ft,nothing as Ba}from"../lib/lit-html/lit-html.js";var wp=(e,t)=>m(e,"name",{label:i("passkeys.name"),hint:i("passkeys.nameHint"),value:t,required:!0,most:50});async function gb(e,t){let s=Es(navigator.userAgent);await D(n=>e.addForm(t,n),i("passkeys.add"),n=>Ft`
    ${F(n)}
    ${ae(n)}
    ${wp(n,s)}
    ${t?_t(n,"password",i("account.password")):Ba}`,()=>Ft`<button type="submit">${i("settings.linkGo")}</button>`)}var bb=(e,t)=>D(s=>e.renameForm(t,s),i("passkeys.rename"),s=>Ft`
  ${F(s)}
  ${wp(s,t.name)}`,()=>Ft`<button type="submit">${i("action.save")}</button>`);async function wb(e,t){await L(i("passkeys.deleteTitle",{name:t.name}),i("passkeys.deleteText"),i("action.delete"))&&e.remove(t)}var bp=(e,t,s)=>Ft`
  <button type="button" class="quiet" aria-label="${t}: ${e.name}" @click=${s}>${t}</button>`,yb=(e,t,s)=>Ft`
  <li class="row between">
    <span>
      <span class="strong" dir="auto">${t.name}</span>
      ${t.backedUp?Ft`<span class="badge">${i("passkeys.backedUp")}</span>`:Ba}<br>
      <span class="soft">${i("passkeys.added")} ${V(t.createdAt)} ·
        ${t.lastUsedAt?Ft`${i("passkeys.used")} ${V(t.lastUsedAt)}`:i("passkeys.unused")}</span>
    </span>
    <span class="row">
      ${bp(t,i("passkeys.rename"),async()=>{await bb(e,t),s()})}
      ${bp(t,i("action.delete"),()=>wb(e,t))}
    </span>
  </li>`,vb=e=>Ft`<button type="button" class="quiet" id="add-passkey" @click=${e}>${i("passkeys.add")}</button>`,yp=(e,t,s)=>Ft`
  <section class="card" id="passkeys">
    <h2>${i("passkeys.title")}</h2>
    <p>${i("passkeys.hint")}</p>
    ${e.list.length?Ft`<ul class="people">${e.list.map(n=>yb(e,n,s))}</ul>`:Ba}
    <p>${vb(async()=>{await gb(e,t),s()})}</p>
  </section>`;import{html as On,nothing as kb}from"../lib/lit-html/lit-html.js";var vp=e=>Ge(e.picker()),xb=e=>On`
  <p class="note">${i("privacy.homeExact",{n:e.exactAtHome})}</p>
  <p class="row"><button type="button" id="hide-home" @click=${()=>e.hideHome()}>${i("privacy.homeHide")}</button></p>`,Ob=(e,{latitude:t,longitude:s,radius:n,area:a})=>On`
  <place-map class="homemap" inert .area=${2*n} .at=${{lat:t,lng:s}}></place-map>
  ${T("home-radius",{label:i("privacy.homeRadius"),options:yr.map(o=>[o,Cs(o)]),chosen:n,set:o=>e.changeHome({radius:Number(o)})})}
  ${T("home-area",{label:i("privacy.homeArea"),options:qs(),chosen:String(a),set:o=>e.changeHome({area:Number(o)})})}
  ${e.exactAtHome?xb(e):kb}
  <p class="row">
    <button type="button" class="quiet" @click=${()=>vp(e)}>${i("privacy.homeMove")}</button>
    <button type="button" class="quiet" @click=${()=>e.change({home:void 0})}>${i("privacy.homeRemove")}</button>
  </p>`,kp=e=>On`
  <section class="card">
    <p class="hint">${i("privacy.settingsText")}</p>
    ${T("shown-area",{label:i("privacy.shownNew"),options:oe(),chosen:String(e.values.area),set:t=>e.change({area:Number(t)})})}
    <label class="switch">
      <span>${i("privacy.friendsExact")}</span>
      <input type="checkbox" role="switch" id="friends-exact" .checked=${e.values.exactForFriends}
        @change=${t=>e.change({exactForFriends:t.target.checked})}>
    </label>
    <h2>${i("privacy.home")}</h2>
    <p class="hint">${i("privacy.homeText")}</p>
    ${e.values.home?Ob(e,e.values.home):On`
      <p><button type="button" class="quiet" id="home" @click=${()=>vp(e)}>${i("privacy.homeAdd")}</button></p>`}
    <p class="hint">${i("privacy.recall")}</p>
  </section>`;import{html as Jt,nothing as Ms}from"../lib/lit-html/lit-html.js";var ja={read:["read"],write:["read","write"],admin:["read","write","admin"]};function xp(e){let t=async({name:s,access:n,days:a,password:o})=>{let r=a?{days:Number(a)}:{};e(await P("/api/auth/tokens",{name:s.trim(),scopes:ja[n],...r,...o?{password:o}:{}}))};return new x({send:t,fieldOf:{wrong_password:"password"}})}var Ls=e=>e.kind==="token",Op=e=>Ls(e)?e.name:Es(e.userAgent),qb={browser:()=>i("session.browser"),cli:()=>i("session.cli"),token:()=>i("session.token")},Sb=e=>e.scopes.map(t=>i(`scope.${t}`)).join(", ");function Fb(e){return e.expiresAt?Ls(e)?i("token.until",{date:Nt(e.expiresAt)}):i("settings.until",{date:Nt(e.expiresAt)}):i("token.endless")}var Pb=e=>e.lastUsedAt?i("session.used",{date:ht(e.lastUsedAt)}):i("session.unused"),Tb=(e,t)=>{let s=i(Ls(t)?"token.revoke":"settings.end");return Jt`
    <button type="button" class="quiet" aria-label="${s}: ${Op(t)}" @click=${()=>e.endSession(t)}>${s}</button>`},Ib=e=>Jt`${i(Ls(e)?"token.since":"settings.since")} ${V(e.createdAt)}`,Mb=(e,t)=>Jt`
  <li class="row between">
    <span>
      <span class="strong" dir="auto">${Op(t)}</span>
      <span class="badge">${qb[t.kind]()}</span>
      ${t.current?Jt`<span class="badge">${i("settings.thisOne")}</span>`:Ms}<br>
      ${Ls(t)?Jt`<span class="soft">${Sb(t)}</span><br>`:Ms}
      <span class="soft">${Ib(t)} · ${Pb(t)} · ${Fb(t)}</span>
    </span>
    ${t.current?Ms:Tb(e,t)}
  </li>`;async function Lb(e){await L(i("settings.endOthers"),i("settings.endOthersText"),i("settings.endOthers"))&&e.endOthers()}var Ab=e=>Jt`
  <button type="button" class="quiet" @click=${()=>Lb(e)}>${i("settings.endOthers")}</button>`,Bb=[90,30,365],jb=e=>Object.keys(ja).filter(t=>t!=="admin"||e.role==="admin"),Nb=(e,t)=>Jt`
  <p>${i("token.about")}</p>
  ${F(t)}
  ${ae(t)}
  ${m(t,"name",{label:i("token.name"),hint:i("token.nameHint"),required:!0,most:50})}
  ${T("access",{label:i("token.access"),options:jb(e.user).map(s=>[s,i(`access.${s}`)])})}
  ${T("days",{label:i("token.life"),options:[...Bb.map(s=>[s,i("token.days",{n:s})]),["",i("token.endless")]]})}
  ${e.asksPassword?_t(t,"password",i("account.password")):Ms}`,Db=e=>ui({title:i("token.new"),text:i("token.once"),label:i("session.token"),value:e});async function Ub(e){let t=null;await D(n=>xp(a=>{t=a,n()}),i("token.create"),n=>Nb(e,n),()=>Jt`<button type="submit">${i("token.createGo")}</button>`),t&&(e.addSession(t.session),await Db(t.token))}var qp=e=>Jt`
  <section class="card">
    <h2>${i("settings.sessions")}</h2>
    <ul class="people">${e.sessions.map(t=>Mb(e,t))}</ul>
    <div class="row end">
      ${e.hasOthers?Ab(e):Ms}
      <button type="button" class="quiet" id="new-token" @click=${()=>Ub(e)}>${c("plus")} ${i("token.create")}</button>
    </div>
  </section>`;var Na=()=>["friendRequests","friendAccepted","findLiked","findCommented","replied","mentioned",...y()?.role==="admin"?["reported"]:[]],Cb=e=>mt`
  <label class="switch">
    <span>${i("settings.streets")}<br><span class="soft">${i("offer.learns")}</span></span>
    <input type="checkbox" role="switch" id="streets" .checked=${$s()} @change=${t=>e.setStreets(t.target.checked)}>
  </label>`,Eb=()=>Ds.map(e=>[e,Nn[e],e]),_b=e=>mt`
  <section class="card">
    ${T("language",{label:i("settings.language"),options:Eb(),chosen:kt(),set:t=>e.setLanguage(t)})}
    ${T("theme",{label:i("settings.theme"),options:ir.map(t=>[t,i(`settings.theme.${t}`)]),chosen:Un(),set:t=>e.setTheme(t)})}
    ${T("units",{label:i("settings.units"),options:["km","mi"].map(t=>[t,i(`settings.units.${t}`)]),chosen:Va(),set:t=>e.setUnits(t)})}
    ${fs()?Cb(e):Pt}
  </section>`;async function Hb(e,t,s){let n=e.target;await t.prefer(s,n.checked),n.checked=t.preferences[s]}var Sp=(e,t,s=Pt)=>mt`
  <label class="switch">
    <span>${i(`settings.${t}`)}${s}</span>
    <input type="checkbox" role="switch" .checked=${e.preferences[t]} @change=${n=>Hb(n,e,t)}>
  </label>`,Rb=e=>mt`
  <p>${c("check")} ${i("push.on")}</p>
  <p class="row">
    <button type="button" class="quiet" @click=${e.test}>${i("push.test")}</button>
    <button type="button" class="quiet" aria-busy=${e.busy?"true":"false"} @click=${e.disable}>${i("push.disable")}</button>
  </p>`,zb=e=>mt`
  <p>${i("push.off")}</p>
  <p>
    <button type="button" id="push-on" aria-busy=${e.busy?"true":"false"} @click=${e.enable}>
      ${c("bell")} ${i("push.enable")}
    </button>
  </p>
  <p class="soft" role="status">${e.slow?i("push.asking"):Pt}</p>`;function Vb(e){return e.state==="on"?Rb(e):e.state==="off"?zb(e):mt`<p class="note">${i(`push.${e.state}`)}</p>`}var Wb=e=>mt`
  <section class="card">
    <h2>${i("settings.notify")}</h2>
    ${Na().map(t=>Sp(e,t))}
    ${$().pushKey?Sp(e,"pushEnabled",mt`<br><span class="soft">${i("settings.pushEnabledHint")}</span>`):Pt}
  </section>
  <section class="card">
    <h2>${i("push.title")}</h2>
    ${Vb(e.push)}
  </section>`,Gb=e=>$().passwordLogin||e.passkeys.isShown||$().provider.enabled,Kb=e=>mt`
  ${$().passwordLogin?xr(e):Pt}
  ${e.passkeys.isShown?yp(e.passkeys,e.asksPassword,e.redraw):Pt}
  ${$().provider.enabled?Or(e):Pt}`,Fp="/settings",Pp=[{name:"appearance",sign:"globe",title:()=>i("settings.appearance"),view:_b,isLocal:!0,value:()=>[Nn[kt()],i(`settings.theme.${Un()}`)].join(" · ")},{name:"notifications",sign:"bell",title:()=>i("nav.bell"),view:Wb,value:e=>i("settings.onOf",{n:Na().filter(t=>e.preferences[t]).length,of:Na().length})},{name:"places",sign:"pin",title:()=>i("privacy.settings"),view:e=>kp(e.places),value:e=>oe().find(([t])=>t===String(e.places.values.area))?.[1]},{name:"sign-in",sign:"lock",title:()=>i("settings.signIn"),view:Kb,isShown:Gb,value:e=>e.passkeys.isShown?i("passkeys.count",{n:e.passkeys.list.length}):""},{name:"devices",sign:"shield",title:()=>i("settings.devices"),view:qp,value:e=>i("settings.signedIn",{n:e.sessions.length})},{name:"data",sign:"copy",title:()=>i("settings.data"),view:qr,value:()=>i("settings.dataParts")}],Yb=e=>mt`
  <ul class="card rows">
    ${Pp.filter(({isShown:t})=>!t||t(e)).map(t=>st(`${Fp}/${t.name}`,t.sign,t.title(),t.isLocal||e.isLoaded?t.value(e):""))}
  </ul>
  <ul class="card rows">
    ${ft()?st("/invites","people",i("invites.title")):Pt}
    ${st("/shares","share",i("shares.mine"))}
    ${st("/help","comment",i("help.title"))}
    ${st("/about","feed",i("nav.about"))}
  </ul>`;async function Jb(e){let t=ct.get("outbox").length;(!t||await L(i("settings.signOut"),i("outbox.signOut",{n:t}),i("settings.signOut")))&&e.signOut()}var Xb=e=>mt`
  <button type="button" class="quiet" id="sign-out" @click=${()=>Jb(e)}>${i("settings.signOut")}</button>`;function Zb(e,t){let{problem:s,load:n}=e.loading;return t?t.isLocal?t.view(e):s?f(s,n):e.isLoaded?t.view(e):v(5):mt`${s?f(s,n):Pt}${Yb(e)}`}function Tp(e){let t=Pp.find(({name:a})=>a===e.params.name);if(e.params.name&&!t)return pr();let s=new li(e),n=()=>t?t.title():i("settings.title");return{get title(){return n()},ready:t?.isLocal?Promise.resolve():s.loading.load(),view:()=>mt`
      ${t?g(n(),Pt,Fp):g(n(),Xb(s),"/profile")}
      ${s.refusal?f(s.refusal):Pt}
      ${Zb(s,t)}`}}import{html as Tt,nothing as As}from"../lib/lit-html/lit-html.js";async function Qb(e){let t=await e.offered(),s=t&&await ln({offered:t});s&&(e.take(s),await Ts(s))}async function tw(e,t){let s=await ln({share:t});s&&e.take(s)}async function ew(e,t){await L(i("shares.revokeTitle",{title:At(t)}),i("shares.revokeText"),i("shares.revoke"))&&(await e.revoke(t),O("new-share"))}var sw=async e=>await rn(e)||Ts(e,i("shares.one")),iw=async e=>await cn(e,At(e))||Ts(e,i("shares.one")),nw=(e,t)=>It(i("shares.menu",{title:At(t)}),[...on()&&!t.expired?[{text:i("action.share"),sign:"share",run:()=>iw(t)}]:[],{text:i("shares.change"),sign:"edit",run:()=>tw(e,t)},{text:i("shares.revoke"),sign:"trash",isDanger:!0,run:()=>ew(e,t)}],{id:`share-${t.id}`}),aw=e=>e.findId?`/finds/${e.findId}`:`/lists/${e.listId}`,ow=e=>e.category?Tt`<span class="strong" dir="auto">${At(e)}</span>`:Tt`<a class="strong" dir="auto" href=${aw(e)}>${At(e)}</a>`,rw=e=>Tt`${i(`shares.kind.${xa(e)}`)}${e.title?Tt`: <bdi>${Oa(e)}</bdi>`:As}`,qn=(e,t)=>Tt`<span class="badge">${e?c(e):As} ${t}</span>`,cw=e=>Tt`
  <button type="button" class="quiet" aria-label="${i("secret.copy")}: ${At(e)}" @click=${()=>sw(e)}>
    ${c("copy")} ${i("secret.copy")}
  </button>`,lw=(e,t)=>Tt`
  <li class="invite">
    <div class="listed">
      <p class="grow">
        ${ow(t)}<br>
        <span class="soft">${rw(t)} · ${t.views?i("shares.views",{n:t.views}):i("shares.noViews")}</span>
      </p>
      ${nw(e,t)}
    </div>
    <p class="marks">
      ${qn(t.place==="hidden"?"block":"pin",zl(t))}
      ${t.hasPassword?qn("lock",i("account.password")):As}
      ${t.expiresAt?qn("",qa(t)):qn("",i("shares.endless"))}
    </p>
    ${t.expired?As:Tt`<p class="row actions">${cw(t)} ${Sa(t)}</p>`}
  </li>`;function pw(e){let{items:t,problem:s,load:n}=e.list;return s?f(s,n):t?t.length?Tt`<div class="card"><ul class="people">${t.map(a=>lw(e,a))}</ul></div>${j(e.list)}`:B(i("shares.none"),i("shares.noneText"),As,"share"):v(3)}var uw=e=>Tt`
  <button type="button" class="quiet" id="new-share" @click=${()=>Qb(e)}>${i("shares.category")}</button>`;function Ip(e){let t=new nn(e);return{title:i("shares.mine"),ready:t.list.load(),view:()=>Tt`
      ${g(i("shares.mine"),uw(t),"/profile")}
      <p class="lead">${i("shares.lead")}</p>
      ${pw(t)}`}}import{html as Xt,nothing as Da}from"../lib/lit-html/lit-html.js";var Sn=class{isLoaded=!1;#t;constructor(t){this.#t=t}get entries(){return ct.get("outbox")}load=async()=>{await bo(),this.isLoaded=!0,this.#t.update()};cancel(t){return yo(t.id)}retry(t){return vo(t.id)}sendNow(){return ko()}};async function dw(e,t){await Co()&&e.cancel(t)}var mw=e=>i(e.kind==="like"&&!e.on?"outbox.unlike":`outbox.${e.kind}`),Mp=e=>Xt`<a class="strong" dir="auto" href=${xo(e)}>${e.title}</a>`,hw={find:e=>Xt`<span class="strong" dir="auto">${e.body.title}</span>`,comment:e=>Xt`<span class="what" dir="auto">${e.body.content}</span><br>${Mp(e)}`,like:Mp},fw=(e,t)=>Xt`
  <li class="row between">
    <span class="grow">
      <span class="soft">${mw(t)}</span><br>
      ${hw[t.kind](t)}<br>
      ${t.state==="refused"?Xt`<span class="error">${t.problem}</span>`:Xt`<span class="soft">${i("outbox.waiting")}</span>`}
    </span>
    <span class="row">
      ${t.state==="refused"?Xt`
        <button type="button" class="quiet" @click=${()=>e.retry(t)}>${c("retry")} ${i("action.retry")}</button>`:Da}
      <button type="button" class="quiet" @click=${()=>dw(e,t)}>${i("outbox.cancel")}</button>
    </span>
  </li>`;function $w(e){return e.isLoaded?e.entries.length?Xt`
    <p class="hint">${i("outbox.hint")}</p>
    <ul class="card people">${e.entries.map(t=>fw(e,t))}</ul>
    <p class="row end"><button type="button" @click=${()=>e.sendNow()}>${i("outbox.now")}</button></p>`:B(i("outbox.none"),i("outbox.noneText"),Da,"send"):v(2)}function Lp(e){let t=new Sn(e);return{title:i("outbox.title"),ready:t.load(),view:()=>Xt`${g(i("outbox.title"),Da,"/")}${$w(t)}`}}import{html as de,nothing as gw}from"../lib/lit-html/lit-html.js";var Fn=class{#t;constructor(t){this.#t=t,this.instance=new Ee(t),this.areas=new Qe(t),this.invites=new ts(t),this.nameForm=new x({send:s=>this.#e(s),update:t.update})}load(){return{server:this.instance.loading,map:this.areas.loading}[this.step]?.load()}get steps(){return["server",...$().streets?.areas?["map"]:[],"invite","done"]}get step(){let t=this.#t.query.get("step");return this.steps.includes(t)?t:this.steps[0]}get number(){return this.steps.indexOf(this.step)+1}next=()=>this.#t.push(w("/admin/welcome",{step:this.steps[this.number]}));async#e(t){await this.instance.save(t),await this.next()}};var Ap=(e,t)=>de`<button type="button" class="quiet" @click=${e.next}>${t}</button>`,Bp=(e,t)=>de`<p class="row end">${Ap(e,i(t?"welcome.next":"welcome.later"))}</p>`,jp=({problem:e,load:t},s,n)=>e?f(e,t):s?n():v(3),bw=(e,t)=>jp(e.instance.loading,e.instance.values,()=>de`
  <form class="card" novalidate @submit=${e.nameForm.submit}>
    ${F(e.nameForm)}
    ${es(e.instance.picture,{label:i("admin.picture"),hint:i("admin.pictureHint")})}
    ${m(e.nameForm,"name",{label:i("admin.name"),hint:i("welcome.nameHint"),value:e.instance.values.name,most:50})}
    ${m(e.nameForm,"description",{label:i("admin.description"),value:e.instance.values.description,kind:"area",most:500})}
    <div class="row end">${Ap(e,i("welcome.later"))} ${A(e.nameForm,i("welcome.next"))}</div>
  </form>
  ${oi(t.update)}`),ww=e=>jp(e.areas.loading,e.areas.areas,()=>de`
  ${fa(e.areas)}
  ${Bp(e,e.areas.areas.length||e.areas.isRunning)}`),yw=e=>de`
  ${e.invites.created?ga(e.invites):$a(e.invites)}
  ${Bp(e,e.invites.created)}`,vw=()=>de`
  <section class="card">
    <p><a class="button main" href="/new">${c("plus")} ${i("welcome.find")}</a></p>
    <ul class="people">
      ${st("/settings/notifications","bell",i("welcome.push"))}
      ${st("/profile","people",i("steps.profile"))}
      ${st("/admin","gear",i("welcome.again"))}
      ${st("/","map",i("areas.show"))}
    </ul>
  </section>`,kw={server:bw,map:ww,invite:yw,done:vw};function Np(e){let t=new Fn(e),s=()=>t.step==="done"?gw:de`<p class="soft">${i("welcome.step",{number:t.number,of:t.steps.length-1})}</p>`;return{get title(){return i(`welcome.${t.step}`)},ready:t.load(),async moved(){e.update(),document.querySelector("main h1").focus(),await t.load()},view:()=>de`
      <header class="welcome">
        ${s()}
        <h1 tabindex="-1">${i(`welcome.${t.step}`)}</h1>
        <p class="lead">${i(`welcome.${t.step}Text`)}</p>
      </header>
      ${kw[t.step](t,e)}`}}function xw(e,t){let[s,n]=[new Map,!1],a=new AbortController;return e.signal.addEventListener("abort",()=>a.abort()),{async load(o){a.abort();let{signal:r}=a=new AbortController;try{let[l,p]=await Ya(w("/api/locations/categories",{...t(),category:"",bbox:o}),{signal:r});if(r.aborted)return;[s,n]=[new Map(l.map(d=>[d.category,d.count])),p]}catch(l){if(l.name==="AbortError")return;s.clear()}e.update()},arranged(o,r){if(!s.size)return null;let l=[...s.values()].reduce((h,I)=>h+I,0),p=h=>s.get(h)===0&&!n&&!r.includes(h),d=h=>h&&(h<l||n)?`${S(h)}${n?"+":""}`:void 0;return{shown:o.filter(h=>!p(h)).map(h=>({category:h,count:d(s.get(h))})),rest:o.filter(p)}}}}import{html as Dp,nothing as Up}from"../lib/lit-html/lit-html.js";async function Ow(e){await e.ask()&&await O("see-inviter")}async function qw(e){e.close(),await O("list")}function Sw(e){let{user:t}=e;if(!t)return Up;let s=i("introduction.text",{name:k(t),n:t.findCount});return Dp`
    <section class="introduction" aria-label=${s}>
      ${Y(t,44)}
      <p class="strong grow" dir="auto">${s}</p>
      ${ot(()=>qw(e))}
      <p class="row">
        <a class="button quiet" id="see-inviter" href="/people/${t.id}">${i("introduction.see")}</a>
        ${e.mayAsk?Dp`<button type="button" @click=${()=>Ow(e)}>${i("friend.ask")}</button>`:Up}
      </p>
    </section>`}async function Fw(e,t){let s=new Ji(t.update);e.note=()=>Sw(s),await s.load()}import{html as Pw,nothing as Tw}from"../lib/lit-html/lit-html.js";async function Iw(e){if(jn.get())return;let t=()=>{},s=new Ae(()=>t());try{await s.read()}catch{return}s.state!=="off"||document.querySelector("dialog[open]")||(jn.set("1"),await J((n,a)=>{t=a;let o=async()=>{await s.enable(),s.state!=="off"&&(n(),u(i(`push.${s.state}`)))};return Pw`
      <h2>${i("push.offer",{name:e})}</h2>
      <p>${i("push.offerText")}</p>
      <p class="soft" role="status">${s.slow?i("push.asking"):Tw}</p>
      <div class="row end">
        <button class="quiet" type="button" @click=${()=>n()}>${i("push.notNow")}</button>
        <button type="button" id="push-on" aria-busy=${s.busy?"true":"false"} @click=${o}>
          ${c("bell")} ${i("push.enable")}
        </button>
      </div>`},{label:i("push.offer",{name:e}),kind:"sheet-like"}))}import{html as Pn,nothing as Cp}from"../lib/lit-html/lit-html.js";async function Mw({lat:e,lng:t}){try{let{title:s}=await P("/api/map/wishes",{latitude:e,longitude:t});u(i("offer.wished",{title:s}))}catch(s){u(q(s))}}function Lw(e,t){if(y().role==="admin"){let s=w("/admin/map",{at:Me({lat:e.lat,lng:e.lng})});return Pn`<p><a class="button quiet" href=${s}>${i("offer.add")}</a></p>`}return Pn`
    <p><button type="button" class="quiet" @click=${()=>{t(),Mw(e)}}>${i("offer.wish")}</button></p>
    <p class="hint">${i("offer.wishText")}</p>`}var Aw=e=>Pn`
  <p><button type="button" class="quiet" @click=${()=>e(!0)}>${i("offer.show")}</button></p>
  <p class="hint">${i("offer.learns")}</p>`,Bw=(e,{choose:t,close:s,key:n})=>Pn`
  <section class="offer" tabindex="-1" aria-label=${i("offer.none")} @keydown=${n}>
    <p class="row between">
      <span class="strong">${i("offer.none")}</span>
      <button type="button" class="round" aria-label=${i(fs()?"offer.decline":"action.close")} @click=${()=>t(!1)}>
        ${c("close")}
      </button>
    </p>
    ${tr()?Lw(e,s):Cp}
    ${fs()?Aw(t):Cp}
  </section>`,jw=()=>Bw;import{html as Mn,nothing as Ea}from"../lib/lit-html/lit-html.js";var as={scale:1,x:0,y:0},Nw=5,[Dw,Uw]=[60,90],Ua=(e,t,s)=>Math.max(e,Math.min(s,t));function Ca(e,t,s){let n=Ua(1,t,Nw),a=n/e.scale;return{scale:n,x:s.x-(s.x-e.x)*a,y:s.y-(s.y-e.y)*a}}function Tn(e,{width:t,height:s}){let[n,a]=[t,s].map(o=>o*(e.scale-1)/2);return{scale:e.scale,x:Ua(-n,e.x,n),y:Ua(-a,e.y,a)}}function Ep({x:e,y:t}){return t>Uw&&t>Math.abs(e)?"close":Math.abs(e)<Dw||Math.abs(e)<Math.abs(t)?"":e<0?"next":"previous"}function _p(e,t){return{x:(e.x+t.x)/2,y:(e.y+t.y)/2,apart:Math.hypot(e.x-t.x,e.y-t.y)||1}}var Cw=2.5,[Ew,Hp]=[300,24],Rp=180,zp=()=>matchMedia("(prefers-reduced-motion: reduce)").matches,In=class{#t=as;#e=as;#s=null;#i=new Map;#n={time:0,x:0,y:0};#a=null;#o;constructor(t){this.#o=t}show(t,s=0){this.#a=t,this.#i.clear(),this.#u(as),s&&!zp()&&this.#a.animate([{transform:`translateX(${s*15}%)`,opacity:0},{transform:"none",opacity:1}],{duration:Rp,easing:"ease-out"})}onDown=t=>{t.target.localName==="video"||t.button||(this.#a=t.currentTarget,this.#a.setPointerCapture(t.pointerId),this.#i.set(t.pointerId,this.#m(t)),this.#d())};onMove=t=>{if(!this.#i.has(t.pointerId))return;this.#i.set(t.pointerId,this.#m(t));let s=this.#l(),n={x:s.x-this.#s.x,y:s.y-this.#s.y};if(this.#i.size>1){let{x:o,y:r,scale:l}=Ca(this.#e,this.#e.scale*s.apart/this.#s.apart,this.#s);return this.#u({scale:l,x:o+n.x,y:r+n.y})}let a={...this.#e,x:this.#e.x+n.x,y:this.#e.y+n.y};this.#u(this.#t.scale>1?Tn(a,this.#p()):a)};onUp=t=>{if(!this.#i.has(t.pointerId))return;let s=this.#l(),n=this.#i.size===1,a={x:s.x-this.#s.x,y:s.y-this.#s.y};if(this.#i.delete(t.pointerId),this.#i.size)return this.#d();if(!n||t.type==="pointercancel")return this.#c();if(Math.hypot(a.x,a.y)<Hp)return this.#r(s,t.timeStamp);let o=this.#t.scale>1?"":Ep(a);if(o)return this.#o[o]();this.#c()};#r(t,s){let n=this.#n;if(this.#n={...t,time:s},s-n.time>Ew||Math.hypot(t.x-n.x,t.y-n.y)>Hp)return this.#c();this.#n={time:0,x:0,y:0},this.#u(this.#t.scale>1?as:Tn(Ca(as,Cw,t),this.#p()),!0)}#d(){this.#e=this.#t,this.#s=this.#l()}#l(){let[t,s=t]=this.#i.values();return _p(t,s)}#m({clientX:t,clientY:s}){let{left:n,top:a,width:o,height:r}=this.#a.getBoundingClientRect();return{x:t-n-o/2,y:s-a-r/2}}#p(){return{width:this.#a.clientWidth,height:this.#a.clientHeight}}#c(){this.#u(Tn(this.#t,this.#p()),!0)}#u(t,s=!1){this.#t=t;let n=this.#a?.firstElementChild;n&&(n.style.transition=s&&!zp()?`transform ${Rp}ms ease-out`:"none",n.style.transform=`translate(${t.x}px, ${t.y}px) scale(${t.scale})`)}};function _w(e,t){let s=e.media.length,n=t,a=!0,o=null,r=new Map;J((l,p)=>{let d=h=>{n=(n+h+s)%s,a=!1,p(),o.show(document.querySelector("dialog .stage"),s>1?h:0)};return o??=new In({next:()=>d(1),previous:()=>d(-1),close:()=>l()}),Hw(e,{at:n,plays:a,films:r},o,d,l)},{label:e.title,kind:"full"})}function Hw(e,{at:t,plays:s,films:n},a,o,r){let l=e.media.length,p=e.media[t];return Mn`
    <div class="viewer" @keydown=${h=>{h.target.localName!=="video"&&(h.key==="ArrowRight"&&o(1),h.key==="ArrowLeft"&&o(-1))}}>
      <div class="row between">
        <span class="at" aria-live="polite">${l>1?i("find.pictureOf",{at:t+1,n:l}):Ea}</span>
        ${ot(r)}
      </div>
      <div class="stage" @pointerdown=${a.onDown} @pointermove=${a.onMove} @pointerup=${a.onUp}
        @pointercancel=${a.onUp} @dragstart=${h=>h.preventDefault()}>
        <div class="shown">${p.type==="video"?Vw(p,s,n):zw(p,Zo(e,t))}</div>
      </div>
      <div>
        ${p.caption?Mn`<p class="said" dir="auto">${p.caption}</p>`:Ea}
        ${l>1?Ww(o):Ea}
      </div>
    </div>`}var Rw=e=>`min(100vw, calc(100vh * ${Go(e).toFixed(3)}))`,zw=(e,t)=>lt(e,{alt:t,eager:!0,sizes:Rw(e),blur:!1});function Vw(e,t,s){if(s.has(e))return s.get(e);let n=Object.assign(document.createElement("video"),{controls:!0,preload:"none",autoplay:t,playsInline:!0,poster:e.mediumUrl||e.fallbackUrl,width:e.width||640,height:e.height||360}),a=/\.webm(\?|$)/.test(e.url)?"webm":"mp4",o=(r,l)=>n.append(Object.assign(document.createElement("source"),{src:r,type:l}));return o(e.url,e.codecs?`video/${a}; codecs="${e.codecs}"`:""),e.playbackUrl&&o(e.playbackUrl,"video/mp4"),n.lastChild.addEventListener("error",()=>{let r=document.createElement("p");r.className="said";let l=Object.assign(document.createElement("a"),{href:e.url,download:"",textContent:i("find.download")});r.append(i("find.unplayable")," ",l),s.set(e,r),n.replaceWith(r)}),s.set(e,n),n}var Ww=e=>Mn`
  <div class="row steps">
    ${Vp("previous","back",()=>e(-1))}
    ${Vp("next","next",()=>e(1))}
  </div>`,Vp=(e,t,s)=>Mn`
  <button type="button" class="round" aria-label=${i(`find.${e}`)} @click=${s}>${c(t)}</button>`;import{html as os,nothing as An}from"../lib/lit-html/lit-html.js";var Ln=class{friends=[];next="";hasLinks=!1;update=()=>{};constructor(t){this.audience=Le(t)}async load(){let[t]=await Promise.all([Dt("/api/shares"),this.audience==="friends"?this.#t("/api/friends?status=accepted&limit=100"):null]);this.hasLinks=t.items.length>0}more=async()=>{await this.#t(this.next),this.update()};async#t(t){let{items:s,next:n}=await Dt(t),a=o=>o.requesterId===y().id?o.addressee:o.requester;this.friends.push(...s.map(a)),this.next=n}};var Gw=e=>os`
  ${e.friends.length?os`<ul class="people">${e.friends.map(t=>us(t,An))}</ul>`:os`<p class="soft">${i("whoSees.alone")}</p>`}
  ${e.next?os`<button type="button" class="quiet" @click=${()=>U(e.more())}>${i("action.more")}</button>`:An}`,Kw=(e,t,s)=>os`
  <h2>${i("find.whoSees")}</h2>
  <p>${c(he(e.audience))} ${i(`edit.audienceText.${e.audience}`,{instance:vt()})}</p>
  ${e.audience==="friends"?Gw(e):An}
  ${e.hasLinks?os`<p class="hint">${i("whoSees.links")} <a href="/shares">${i("shares.mine")}</a></p>`:An}
  <div class="row end">
    <a class="button quiet" href="/finds/${t.id}/edit">${i("action.edit")}</a>
    <button type="button" class="main" @click=${()=>s()}>${i("action.close")}</button>
  </div>`;async function Yw(e){let t=new Ln(e);await U(t.load())&&await J((s,n)=>(t.update=n,Kw(t,e,s)),{label:i("find.whoSees")})}export{Qp as about,Pr as accounts,y$ as addToList,Dr as admin,Rr as adminLog,fl as areas,jg as askReport,_r as categories,xw as countCategories,Lc as edit,Vc as feed,Xc as help,ml as import,Ol as instance,Fw as introduce,wl as invites,Tl as join,Xl as list,Ql as lists,ep as named,sp as notifications,jw as offerOfStreets,Iw as offerPush,ip as people,up as person,mp as profile,$p as reports,gp as saved,Tp as settings,D$ as shareFind,Ip as shares,nh as showSteps,_w as viewPhoto,Lp as waiting,Np as welcome,Yw as whoSees};

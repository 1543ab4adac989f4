import{$b as so,A as ha,Aa as Nt,Ab as xe,Ac as ho,Ba as Ma,Bb as Qt,Bc as fo,C as xs,Ca as ja,Cb as Wa,Cc as $o,D as Os,Da as ye,Db as Ms,Dc as go,E as fa,Ea as Da,Eb as it,F as $a,Fa as As,Fb as Ga,G as K,Ga as Bs,Gb as Ya,Gc as Oe,H as ot,Ha as Ls,Hb as Ut,Hc as bo,I as u,Ia as Na,Ib as js,Ic as ss,Ja as Ua,Jb as Ja,Ka as Ca,Kb as H,Kc as qt,L as ge,Lb as _,Lc as wo,M as g,Ma as _a,Mb as z,Mc as yo,N as T,Nb as Ka,Nc as vo,O as W,Oa as Ea,Ob as Ct,Oc as ko,P as G,Pa as Ha,Pb as Ds,Pc as Rs,Q as L,Qa as Ra,Qb as Ns,R as ga,Ra as za,Rb as Za,S as ba,Sa as Va,Sb as Xa,Sc as xo,T as be,Tb as Us,Tc as is,U as v,Ub as Qa,Uc as Oo,V as we,Vc as ns,W as wa,Wb as to,Xb as x,Xc as qo,Yb as eo,Zb as nt,Zc as Fo,_b as S,_c as So,a as fe,aa as ya,ac as m,ad as Po,b as h,ba as va,bc as D,bd as To,c as jt,ca as qs,cc as ut,cd as Ao,d as la,da as O,dc as B,dd as zs,e as Ze,ea as Fs,eb as c,ec as io,f as hn,fa as ka,fb as Z,fc as Ot,g as fn,gb as R,gc as $n,gd as Bo,h as $e,hb as f,hc as gn,hd as Lo,i as Xe,ia as xa,ib as st,ic as no,j as pa,ja as Oa,jb as I,jc as Cs,k as kt,ka as qa,kb as d,kc as oe,l as vs,la as Fa,lb as b,lc as _s,ld as Io,m as ua,ma as Sa,mb as ve,mc as Es,na as Ss,nb as M,nc as Qe,nd as Mo,ob as xt,oc as ts,p as da,pa as Ps,pb as k,pc as ao,q as i,qa as Pa,qc as oo,qd as Vs,ra as Ta,rc as ro,rd as jo,s as F,sa as Aa,sc as co,ta as Ba,tc as U,td as Do,u as Kt,ua as w,uc as lo,ud as No,v as ma,va as Ts,vb as Is,vc as po,vd as Uo,w as q,wa as ft,wb as Zt,wc as uo,x as Dt,xa as La,xb as Xt,xc as mo,y as pt,ya as Ia,yb as ke,yc as es,z as ks,zb as E,zc as Hs}from"./shared.js";import{html as re,nothing as bn}from"../lib/lit-html/lit-html.js";var Zl=new URL("lib/",fe).pathname,Xl=[["Leaflet 1.9.4","leaflet","Volodymyr Agafonkin, CloudMade","BSD-2-Clause"],["protomaps-leaflet 5.1.0","protomaps-leaflet","Protomaps","BSD-3-Clause"],["lit-html 3.3.3","lit-html","Google LLC","BSD-3-Clause"]];function Co(){if(ns())return new URL(h().streets.url.replace(/[{}]/g,"")).host;let{host:e}=new URL((h().tiles?.url??"").replace(/[{}]/g,""),location);return e===location.host?"":e}var Ql=()=>Co()?i("about.tilesFrom",{host:Co()}):i("about.alone"),tp=()=>re`
  <section class="card">
    <p class="lead">${i("app.about")}</p>
    <p>${i("about.text")} ${Ql()}</p>
    <p class="soft">${i("about.version",{version:h().version})}</p>
    <p class="row">
      <a class="button quiet" href="/help">${i("help.title")}</a>
      <a class="button quiet" href="/api/docs">${i("about.api")}</a>
    </p>
  </section>`,ep=()=>re`
  <section class="card">
    <h2>${i("about.map")}</h2>
    <ul class="plain-list">
      ${h().tiles?.attribution?re`<li>${i("about.tiles")}: ${h().tiles.attribution}</li>`:bn}
      ${ns()?re`<li>${i("about.streets")}: ${h().streets.attribution}</li>`:bn}
      <li>${i("about.places")}: ${h().places.attribution}</li>
    </ul>
  </section>`,sp=([e,t,s,n])=>re`<li><a href="${Zl}${t}/LICENSE">${e}</a>, © ${s}, ${n}</li>`,ip=()=>re`
  <section class="card">
    <h2>${i("about.code")}</h2>
    <ul class="plain-list">${Xl.map(sp)}</ul>
    <p class="hint">${i("about.more")}</p>
  </section>`,np=()=>({title:i("nav.about"),view:()=>re`
    ${f(i("nav.about"),bn,w()?"/settings":"/sign-in")}
    ${No()}${Do()}${tp()}${ep()}${ip()}`});import{html as Qs,nothing as Lp}from"../lib/lit-html/lit-html.js";var ap=200,op=2**20,wn=["all","active","suspended","admin"],_o={wrong_password:"password"},ce=e=>`/api/admin/users/${e.id}`,Ws=class{#t;#e=0;constructor(t){this.#t=t;let s=t.query.get("status");this.text=t.query.get("q")??"",this.status=wn.includes(s)?s:"all",this.list=H(t,()=>v("/api/admin/users",{...this.#s,limit:50}))}get#s(){return{q:this.text.trim(),status:this.status==="all"?"":this.status}}search=()=>(clearTimeout(this.#e),this.#t.rename(v("/admin/people",this.#s)),this.list.load());type(t){this.text=t,clearTimeout(this.#e),this.#e=setTimeout(this.search,ap)}choose(t){return this.status=t,this.#t.update(),this.search()}isMe(t){return t.id===w()?.id}#i(t){this.list.items=this.list.items.map(s=>s.id===t.id?t:s),this.#t.update()}async#n(t,s){try{this.#i(await t),u(s)}catch(n){u(F(n))}}get asksPassword(){return Ts()}adminForm(t,s){let n=async({password:a})=>{this.#i(await G(ce(t),{role:"admin",...a?{password:a}:{}})),s()};return new x({send:n,fieldOf:_o})}demote(t){return this.#n(G(ce(t),{role:"member"}),i("admin.memberDone",{name:O(t)}))}lift(t){return this.#n(L(`${ce(t)}/suspension`),i("admin.liftDone",{name:O(t)}))}linkForm(t,s){let n=async({password:a})=>{let o=await T(`${ce(t)}/sign-in-link`,a?{password:a}:void 0);s(new URL(o.url,location).href)};return new x({send:n,fieldOf:_o})}limitForm(t,s){let n=async({kind:a,size:o})=>{let r={instance:null,none:0}[a];this.#i(await G(ce(t),{mediaLimit:a==="own"?Math.round(Number(o)*op):r})),s()};return new x({send:n})}suspendForm(t,s){let n=async({reason:a,days:o})=>{this.#i(await W(`${ce(t)}/suspension`,{reason:a.trim(),...o?{days:Number(o)}:{}})),s()};return new x({send:n})}deleteForm(t,s){let n=async({name:a,reason:o})=>{if(a.trim()!==t.username)throw{code:"page",reason:"other_name",text:i("admin.deleteOther")};await L(v(ce(t),{reason:o.trim()})),this.list.items=this.list.items.filter(r=>r.id!==t.id),this.#t.update(),s()};return new x({send:n,fieldOf:{other_name:"name"}})}close(){clearTimeout(this.#e)}};import{html as V,nothing as Se}from"../lib/lit-html/lit-html.js";import{html as mt,nothing as as}from"../lib/lit-html/lit-html.js";var rp=2e3,qe=class{state="";busy=!1;slow=!1;#t;constructor(t){this.#t=t}async read(){this.state=await Ps()}enable=()=>this.#e(Pa);disable=()=>this.#e(Ta);test=()=>this.#s(async()=>{await Aa(),u(i("push.sent"))});async#e(t){this.busy=!0,this.#t();let s=setTimeout(()=>{this.slow=!0,this.#t()},rp);await this.#s(async()=>{this.state=await t()}),clearTimeout(s),this.busy=this.slow=!1,this.#t()}async#s(t){try{await t()}catch(s){u(s.code||s.status?F(s):i("push.failed"))}this.#t()}};var Gs=class{list=[];#t;constructor(t){this.#t=t}get isShown(){return Lo()}async read(){this.isShown&&(this.list=await g("/api/auth/passkeys",{signal:this.#t.signal}))}addForm(t,s){let n=async({name:a,password:o})=>{let r=await Io(await T("/api/auth/passkeys/options",t?{password:o}:{}));r&&(this.list=[...this.list,await T("/api/auth/passkeys",{name:a,...r})],s())};return new x({send:n,fieldOf:{wrong_password:"password"}})}renameForm(t,s){let n=async({name:a})=>{let o=await G(`/api/auth/passkeys/${t.id}`,{name:a});this.list=this.list.map(r=>r.id===o.id?o:r),s()};return new x({send:n})}async remove(t){try{await L(`/api/auth/passkeys/${t.id}`),this.list=this.list.filter(s=>s.id!==t.id)}catch(s){u(F(s))}this.#t.update()}};var cp=1,dt=class{nearby=[];proposal="";#t;#e;#s;#i=0;#n=0;constructor(t,s,n=()=>{}){this.#t=t,this.#e=n,this.#a(s??{})}get value(){let{point:t,by:s,source:n,photo:a,chosen:o}=this;return{point:t,name:this.name.trim(),by:s,source:n,photo:a,location:o}}#a({point:t=null,name:s="",by:n="",source:a="",photo:o=null,location:r=null}){Object.assign(this,{point:t,name:s,by:n,source:a,photo:o,chosen:r}),this.#s=t}get label(){return this.chosen?.name||this.name.trim()||this.proposal}take(t){if(this.#a(t.value),Object.assign(this,{nearby:t.nearby,proposal:t.proposal}),this.#e(),this.point&&!this.label)return this.propose()}setPoint(t,s,n=""){return Object.assign(this,{point:t,chosen:null,source:s,proposal:""}),n?(Object.assign(this,{name:n,by:"search"}),this.#s=t):this.by!=="reader"&&this.#s&&Ut(this.#s,t)>cp&&Object.assign(this,{name:"",by:""}),this.#e(),this.propose()}suggestPoint(t){return this.photo??=t,this.point?this.#e():this.setPoint(t,"photo")}setName(t){this.name=t,this.by=t.trim()?"reader":""}async locate(){try{let t=await js({enableHighAccuracy:!0,timeout:15e3});this.#t.signal.aborted||this.setPoint(t,"hereDone")}catch(t){this.#t.signal.aborted||u(F(t))}}toggle(t){this.chosen=this.chosen?.id===t.id?null:t,this.chosen&&(this.point=it(t)),this.#e()}async propose(){let t=++this.#n,{signal:s}=this.#t;clearTimeout(this.#i);let{nearby:n,name:a,wait:o}=await As(this.point,{signal:s});t!==this.#n||s.aborted||(Object.assign(this,{nearby:n,proposal:a}),o&&(this.#i=setTimeout(()=>this.propose(),1e3*o)),this.#t.update())}close(){clearTimeout(this.#i)}};var yn="/api/users/me/place-settings",lp={radius:.5,area:1},Eo=[.2,.5,1,2,5],Ys=class{values=null;exactAtHome=0;#t;constructor(t){this.#t=t}async read(){this.values=await g(yn,{signal:this.#t.signal})}async change(t){try{let{exactAtHome:s,...n}=await W(yn,{...this.values,...t});Object.assign(this,{values:n,exactAtHome:s}),u(i("privacy.saved"))}catch(s){u(F(s))}this.#t.update()}changeHome(t){return this.change({home:{...this.values.home,...t}})}async hideHome(){try{let{finds:t}=await T(`${yn}/home`);this.exactAtHome=0,u(i("privacy.homeHidden",{n:t}))}catch(t){u(F(t))}this.#t.update()}picker(){let{home:t}=this.values,s=t&&{point:{lat:t.latitude,lng:t.longitude}},n=new dt(this.#t,s,()=>{n.point&&this.changeHome({...lp,...t,latitude:n.point.lat,longitude:n.point.lng})});return n}};var Ho=e=>!e.current&&e.kind!=="token",Js=class{preferences=null;sessions=null;refusal=La();#t;constructor(t){this.#t=t,this.push=new qe(t.update),this.passkeys=new Gs(t),this.places=new Ys(t),this.loading=_(t,()=>this.#e());let s={wrong_password:"currentPassword"};this.password=new x({send:(n,a)=>this.#i(n,a),update:t.update,fieldOf:s})}get user(){return w()}redraw=()=>this.#t.update();get isLoaded(){return!!(this.preferences&&this.user)}get asksPassword(){return Ts()}get asksCurrent(){return this.user.hasPassword&&!Mo(this.sessions)}get hasOthers(){return this.sessions.some(Ho)}async#e(){let{signal:t}=this.#t;[this.preferences,this.sessions]=await Promise.all([g("/api/notifications/preferences",{signal:t}),g("/api/auth/sessions",{signal:t}),this.push.read(),this.passkeys.read(),this.places.read()])}async#s(t){await z(t()),this.#t.update()}setTheme(t){Po(t),this.#t.update()}setUnits(t){la.set(t),this.#t.update()}setStreets(t){qo(t),this.#t.update()}async setLanguage(t){await da(t),this.#t.update()}prefer(t,s){return this.#s(async()=>{this.preferences=await W("/api/notifications/preferences",{[t]:s})})}addSession(t){this.sessions=[t,...this.sessions],this.#t.update()}endOthers(){return this.#s(async()=>{for(let t of this.sessions.filter(Ho))await L(`/api/auth/sessions/${t.id}`),this.sessions=this.sessions.filter(s=>s!==t)})}endSession(t){return this.#s(async()=>{await L(`/api/auth/sessions/${t.id}`),this.sessions=this.sessions.filter(s=>s!==t)})}signOut=()=>this.#s(async()=>{await Ma(),await this.#t.go("/sign-in",{replace:!0})});async#i({newPassword:t,currentPassword:s,unlinkIdentity:n},a){let o=this.asksCurrent?{currentPassword:s}:{};await W("/api/users/me/password",{newPassword:t,...o,...n?{unlinkIdentity:!0}:{}}),a.reset(),Nt(await g("/api/users/me")),this.sessions=await g("/api/auth/sessions"),u(i("settings.passwordSaved"))}unlink(){return this.#s(async()=>{await L("/api/users/me/identity"),Nt(await g("/api/users/me"))})}confirmForm(t){let s=async({password:n})=>{await T("/api/auth/confirm",{password:n}),t()};return new x({send:s,fieldOf:{wrong_password:"password"}})}deleteForm(t){let s=async({password:n})=>{await L("/api/users/me",this.asksPassword?{password:n}:void 0),t()};return new x({send:s,fieldOf:{wrong_password:"password"}})}async leaveDeleted(){await ja(),await this.#t.go("/sign-in",{replace:!0}),u(i("settings.deleted"))}},Ks=(e={})=>`/api/auth/oauth/start?${new URLSearchParams({...e,redirect:"/settings"})}`;var Fe=()=>h().provider.name,te=e=>e.refusal?.reason==="sign_in_again"&&h().provider.enabled?mt`
  <p><a class="button quiet" href=${Ks()}>${i("signin.provider",{name:Fe()})}</a></p>`:as,_t=(e,t,s)=>m(e,t,{label:s,kind:"password",required:!0,complete:"current-password"}),pp=()=>mt`
  <label class="switch">
    <span>
      ${i("settings.alsoUnlink",{name:Fe()})}<br>
      <span class="soft">${i("settings.alsoUnlinkHint")}</span>
    </span>
    <input type="checkbox" role="switch" id="unlinkIdentity" name="unlinkIdentity">
  </label>`,Ro=({user:e,asksCurrent:t,password:s})=>mt`
  <form class="card" novalidate @submit=${s.submit}>
    ${st("password",i(t?"settings.password":"settings.passwordFirst"))}
    ${e.hasPassword&&!t?mt`<p class="note">${i("link.setPassword")}</p>`:as}
    <input class="unseen" type="text" autocomplete="username" .value=${e.username} tabindex="-1" aria-hidden="true">
    ${S(s)}
    ${te(s)}
    ${t?_t(s,"currentPassword",i("settings.currentPassword")):as}
    ${m(s,"newPassword",{label:i("settings.newPassword"),hint:i("settings.passwordHint"),kind:"password",required:!0,least:8,most:255,complete:"new-password"})}
    ${e.identityLinked?pp():as}
    <div class="row end">${D(s,i("action.save"))}</div>
  </form>`;async function up(e){let t=i("settings.unlinkTitle",{name:Fe()});await B(t,i("settings.unlinkText"),i("settings.unlink"))&&e.unlink()}async function dp(e,t){if(!t.asksPassword)return;e.preventDefault();let s=i("settings.link",{name:Fe()});await U(a=>t.confirmForm(a),s,a=>mt`
    <p>${i("settings.linkText")}</p>
    ${S(a)}
    ${_t(a,"password",i("account.password"))}`,()=>mt`<button type="submit">${i("settings.linkGo")}</button>`)&&location.assign(Ks({link:"true"}))}var mp=e=>mt`
  <p>${c("check")} ${i("settings.linked")}</p>
  <p><button type="button" class="quiet" @click=${()=>up(e)}>${i("settings.unlink")}</button></p>`,hp=e=>mt`
  <p>${i("settings.notLinked")}</p>
  <p>
    <a class="button quiet" href=${Ks({link:"true"})} @click=${t=>dp(t,e)}>
      ${i("settings.link",{name:Fe()})}
    </a>
  </p>`,zo=e=>mt`
  <section class="card">
    <h2>${i("settings.identity",{name:Fe()})}</h2>
    ${e.user.identityLinked?mp(e):hp(e)}
  </section>`;async function fp(e){await U(s=>e.deleteForm(s),i("settings.deleteTitle"),s=>mt`
    <p>${i("settings.deleteText")}</p>
    ${S(s)}
    ${te(s)}
    ${e.asksPassword?_t(s,"password",i("account.password")):as}`,()=>mt`<button type="submit" class="danger">${i("settings.delete")}</button>`)&&await e.leaveDeleted()}var Vo=e=>mt`
  <section class="card">
    ${st("data",i("settings.data"))}
    <p>${i("settings.dataText")}</p>
    <p><a class="button quiet" href="/api/users/me/export" download>${i("settings.download")}</a></p>
    <p>${i("settings.archiveText")}</p>
    <p><a class="button quiet" href="/api/users/me/archive" download>${i("settings.archive")}</a></p>
    <p><a class="button quiet" href="/import">${i("settings.import")}</a></p>
    <h3>${i("settings.deleteHead")}</h3>
    <p>${i("settings.deleteHint")}</p>
    <p><button type="button" class="danger" @click=${()=>fp(e)}>${i("settings.delete")}</button></p>
  </section>`;import{html as vn,nothing as os}from"../lib/lit-html/lit-html.js";function P(e,{label:t,options:s,chosen:n,set:a=()=>{},hint:o="",error:r="",name:l=e}){let p=r?`${e}-error`:o?`${e}-hint`:os;return vn`
    <div class="field">
      <label for=${e}>${t}</label>
      <select id=${e} name=${l} aria-describedby=${p} aria-invalid=${r?"true":os} @change=${$=>a($.target.value)}>
        ${s.map(([$,y,A=os])=>vn`
          <option value=${$} lang=${A} ?selected=${$===n}>${y}</option>`)}
      </select>
      ${p===os?os:vn`<p class=${r?"error":"hint"} id=${p}>${r||o}</p>`}
    </div>`}import{html as $p}from"../lib/lit-html/lit-html.js";async function gp(e){try{await navigator.clipboard.writeText(e),u(i("secret.copied"))}catch{document.getElementById("secret").select(),u(i("secret.selected"))}}var Zs=({title:e,text:t,label:s,value:n})=>ut(a=>$p`
  <h2>${e}</h2>
  <p>${t}</p>
  <div class="field">
    <label for="secret">${s}</label>
    <input id="secret" readonly spellcheck="false" autocomplete="off" .value=${n} @focus=${o=>o.target.select()}>
  </div>
  <div class="row end">
    <button type="button" class="quiet" @click=${()=>a()}>${i("action.close")}</button>
    <button type="button" @click=${()=>gp(n)}>${c("copy")} ${i("secret.copy")}</button>
  </div>`,{label:e});function bp({mediaBytes:e,mediaLimit:t}){let s=K(e);return t===null?i("admin.usage",{size:s}):t?i("admin.usageOf",{size:s,limit:K(t)}):i("admin.usageUnlimited",{size:s})}var wp=e=>[i("admin.joined",{date:pt(e.createdAt)}),e.seenAt?i("admin.seen",{date:pt(e.seenAt)}):i("admin.notSeen"),i("admin.finds",{n:e.findCount}),bp(e),e.invitedBy&&i("admin.invitedBy",{name:O(e.invitedBy)})],yp=({suspendedAt:e,endsAt:t})=>t?i("admin.suspendedUntil",{date:Dt(t)}):i("admin.suspendedSince",{when:ks(e)}),vp=e=>V`<p class="note">${yp(e)}<br>${i("admin.reasonIs",{reason:e.reason})}</p>`,kp=e=>e.suspension?V`<span class="person"><span class="avatar none">${c("block")}</span> <span>${$n(e)}</span></span>`:V`<a class="person" href="/people/${e.id}">${Z(e)} <span>${$n(e)}</span></a>`,Wo=(e,t)=>V`
  ${S(t)}
  ${te(t)}
  ${e.asksPassword?_t(t,"password",i("account.password")):Se}`,xp=(e,t)=>U(s=>e.adminForm(t,s),i("admin.adminTitle",{name:O(t)}),s=>V`
  <p>${i("admin.adminText")}</p>
  ${Wo(e,s)}`,()=>V`<button type="submit" class="danger">${i("admin.admin")}</button>`);async function Op(e,t){await B(i("admin.memberTitle",{name:O(t)}),i("admin.memberText"),i("admin.member"))&&e.demote(t)}var qp=["instance","own","none"],Fp=(e,t)=>{e.kind??=t.mediaLimit===null?"instance":t.mediaLimit?"own":"none";let s=n=>{e.kind=n,e.update()};return V`
    ${S(e)}
    ${P("kind",{label:i("admin.limit"),options:qp.map(n=>[n,i(`admin.limits.${n}`)]),chosen:e.kind,set:s})}
    ${e.kind==="own"?m(e,"size",{label:i("admin.size"),kind:"number",mode:"numeric",required:!0,value:t.mediaLimit?Math.round(t.mediaLimit/2**20):""}):Se}`};async function Xs(e,t,s){let n=await e;return n&&u(i(t,{name:O(s)})),n}var Sp=(e,t)=>U(s=>e.limitForm(t,s),i("admin.limitTitle",{name:O(t)}),s=>Fp(s,t),()=>V`<button type="submit">${i("action.save")}</button>`),Pp=(e,t)=>U(s=>e.suspendForm(t,s),i("admin.suspendTitle",{name:O(t)}),s=>V`
  <p>${i("admin.suspendText")}</p>
  ${S(s)}
  ${m(s,"reason",{label:i("admin.reason"),hint:i("admin.reasonHint"),kind:"area",value:t.suspension?.reason,required:!0,most:500})}
  ${m(s,"days",{label:i("admin.days"),hint:i("admin.daysHint"),kind:"number",mode:"numeric"})}`,()=>V`<button type="submit" class="danger">${i("admin.suspend")}</button>`);async function Tp(e,t){let s="";await U(o=>e.linkForm(t,r=>{s=r,o()}),i("admin.linkTitle",{name:O(t)}),o=>V`
    <p>${i("admin.linkAsk",{name:O(t)})}</p>
    ${Wo(e,o)}`,()=>V`<button type="submit">${i("admin.linkMake")}</button>`)&&await Zs({title:i("admin.link"),text:i("admin.linkText",{name:O(t)}),label:i("admin.linkLabel"),value:s})}async function Ap(e,t){let s=U(n=>e.deleteForm(t,n),i("admin.deleteTitle",{name:O(t)}),n=>V`
    <p>${i("admin.deleteText")}</p>
    ${S(n)}
    ${m(n,"name",{label:i("admin.deleteName",{name:t.username}),required:!0,complete:"off"})}
    ${m(n,"reason",{label:i("admin.reason"),hint:i("admin.logHint"),most:500})}`,()=>V`<button type="submit" class="danger">${i("admin.delete")}</button>`);await Xs(s,"admin.deleteDone",t)&&k("account-search")}function Bp(e,t){let s=(a,o,r)=>({text:a,label:`${a}: ${O(t)}`,run:o,isDanger:r}),n=[t.role==="admin"?s(i("admin.member"),()=>Op(e,t)):s(i("admin.admin"),()=>Xs(xp(e,t),"admin.adminDone",t)),s(i("admin.limit"),()=>Xs(Sp(e,t),"admin.limitDone",t))];return e.isMe(t)?n:[...n,...t.suspension?[]:[s(i("admin.link"),()=>Tp(e,t))],s(i(t.suspension?"admin.suspendAgain":"admin.suspend"),()=>Xs(Pp(e,t),"admin.suspendDone",t),!t.suspension),...t.suspension?[s(i("admin.lift"),()=>e.lift(t))]:[],s(i("admin.delete"),()=>Ap(e,t),!0)]}var Go=(e,t)=>V`
  <li class="account">
    <div class="row between">
      <span class="row">
        ${kp(t)}
        ${t.role==="admin"?V`<span class="badge">${i("admin.role")}</span>`:Se}
        ${e.isMe(t)?V`<span class="badge">${i("people.you")}</span>`:Se}
        ${t.suspension?V`<span class="badge warning">${i("admin.suspended")}</span>`:Se}
      </span>
      ${Ot(i("people.menu",{name:O(t)}),Bp(e,t))}
    </div>
    <p class="soft facts">${wp(t).filter(Boolean).map(s=>V`<span>${s}</span>`)}</p>
    ${t.suspension?vp(t.suspension):Se}
  </li>`;function Ip(e,t){e.preventDefault(),t.search()}var Mp=e=>Qs`
  <form role="search" @submit=${t=>Ip(t,e)}>
    <label for="account-search">${i("people.search")}</label>
    <div class="search">
      ${c("search")}
      <input id="account-search" type="search" maxlength="31" autocomplete="off" autocapitalize="none" spellcheck="false"
        .value=${e.text} @input=${t=>e.type(t.target.value)}>
    </div>
  </form>
  <div class="chips" role="group" aria-label=${i("admin.which")}>
    ${wn.map(t=>ve(e.status===t,i(`admin.statuses.${t}`),()=>e.choose(t)))}
  </div>`;function jp(e){let{items:t,problem:s,load:n}=e.list;return s?d(s,n):t?t.length?Qs`
    <ul class="people" aria-label=${i("admin.people")}>${t.map(a=>Go(e,a))}</ul>
    ${M(e.list)}`:Qs`<p class="soft" role="status">${i("admin.noAccounts")}</p>`:b(4)}function Yo(e){let t=new Ws(e);return{title:i("admin.people"),ready:t.list.load(),view:()=>Qs`
      ${f(i("admin.people"),Lp,"/admin")}
      <section class="card">${Mp(t)}${jp(t)}</section>`,close:()=>t.close()}}import{html as ir,nothing as Wp}from"../lib/lit-html/lit-html.js";var Jo=e=>e.slice(1).match(/../g).map(t=>Number.parseInt(t,16)/255),Ko=e=>e<=.04045?e/12.92:((e+.055)/1.055)**2.4,Dp=e=>e<=.0031308?e*12.92:1.055*e**.4166666666666667-.055;function Pe(e){let[t,s,n]=Jo(e).map(Ko);return 1.05/(.2126*t+.7152*s+.0722*n+.05)}var Te=4.5;function ti(e){let t=e;for(let s=1;Pe(t)<Te;s-=.01)t=`#${Jo(e).map(n=>Math.round(255*Dp(Ko(n)*s)).toString(16).padStart(2,"0")).join("")}`;return t}var Zo=2**20,Xo="/api/admin/instance",Qo=["invite","open","closed"],tr=["members","admins","off"],Ae="#0f766e",rs={teal:Ae,blue:"#1d4ed8",violet:"#6d28d9",pink:"#be185d",red:"#b91c1c",green:"#15803d",grey:"#475569"},Be=class{values=null;accent=Ae;#t;constructor(t){this.#t=t,this.loading=_(t,async()=>{this.values=await g(Xo,{signal:t.signal}),this.accent=this.savedAccent}),this.form=new x({send:async s=>{await this.save(s),u(i("admin.saved"))},update:t.update})}get startView(){return Qt(this.values.startView)}get myView(){return $e.get()}async begin(t){await z(this.save({startView:t}))&&u(i("admin.saved")),this.#t.update()}get savedAccent(){return this.values?.accent||Ae}get isAccentDark(){return Pe(this.accent)>=Te}chooseAccent(t){this.accent=t,delete this.form.errors.accent;let s=Math.floor(Pe(t)*10)/10;this.isAccentDark||(this.form.errors.accent=i("admin.accentLight",{contrast:q(s),least:q(Te)})),this.form.update()}get darkerAccent(){return ti(this.accent)}isFixed(t){return this.values.fixed.includes(t)}get limit(){return this.values.mediaLimit?Math.round(this.values.mediaLimit/Zo):""}async save({registration:t,invites:s,mediaLimit:n,...a}){let o={};for(let[A,et]of Object.entries(a))o[A]=et.trim();a.accent===Ae&&(o.accent=""),t&&t!==this.values.registration&&(o.registration=t),s&&s!==this.values.invites&&(o.invites=s),n!==void 0&&n!==String(this.limit)&&(o.mediaLimit=Math.round(Number(n)*Zo)),this.values=await G(Xo,o);let{fixed:r,mediaLimit:l,registration:p,invites:$,...y}=this.values;Object.assign(h(),{instance:y,registration:p,invites:p==="closed"?"off":$})}},ei=class{values=null;busy=!1;#t;constructor(t){this.#t=t,this.loading=_(t,async()=>{this.values=await g("/api/admin/checks",{signal:t.signal})})}run=async()=>{this.busy||(this.busy=!0,this.#t.update(),await this.loading.load(),this.busy=!1,this.#t.update())}},si=class{values=null;constructor(t){this.loading=_(t,async()=>{this.values=await g("/api/admin/overview",{signal:t.signal})})}};import{html as ii,nothing as kn}from"../lib/lit-html/lit-html.js";var Np={ok:"check",warn:"flag",fail:"close"},Up=e=>ii`
  <li class="row finding ${e.status}">
    ${c(Np[e.status])}
    <span class="grow">
      <span class="strong">${i(`admin.check.${e.status}`)}</span> <span class="soft" lang="en">${e.check}</span><br>
      <span lang="en">${e.text}</span>
      ${e.fix?ii`<br><span lang="en" class="soft">${e.fix}</span>`:kn}
    </span>
  </li>`;function Cp({status:e,findings:t}){return ii`
    <p class="strong">${i(`admin.checked.${e}`)}</p>
    <ul class="people">${t.map(Up)}</ul>`}var er=e=>ii`
  <section class="card" id="checks">
    <h2>${i("admin.checks")}</h2>
    <p class="hint">${i("admin.checksText")}</p>
    <div class="stack" aria-live="polite">
      ${e.loading.problem?d(e.loading.problem,e.run):kn}
      ${e.values&&!e.loading.problem?Cp(e.values):kn}
    </div>
    <div><button class="quiet" id="check" type="button" aria-busy=${e.busy?"true":"false"} @click=${e.run}>
      ${i(e.values?"admin.checkAgain":"admin.check")}</button></div>
  </section>`;import{html as Ht,nothing as cs}from"../lib/lit-html/lit-html.js";var _p=["disk_nearly_full","clock_apart","push_off","no_base_url","registration_open","storage_failing","data_folder","no_ffmpeg","decoders_not_confined","backup_missing"],Et=(e,t)=>Ht`<div class="row between"><dt>${e}</dt><dd class="strong">${t}</dd></div>`,Ep=e=>i("admin.jobsOf",{push:q(e.pushJobs),media:q(e.mediaJobs)}),Hp=e=>Ht`
  ${Et(i("admin.backup"),e.lastAt?Ht`${R(e.lastAt)}, ${i(`admin.backup.${e.result}`)}`:i(`admin.backup.${e.result}`))}
  ${Et(i("admin.backupPlace"),e.place)}`,Rp=e=>Ht`
  <dl class="stack">
    ${Et(i("admin.users"),q(e.users))}
    ${Et(i("admin.publicFinds"),q(e.finds))}
    ${Et(i("admin.media"),K(e.mediaBytes))}
    ${e.diskFree===null?cs:Et(i("admin.disk"),K(e.diskFree))}
    ${e.pushJobs||e.mediaJobs?Et(i("admin.jobs"),Ep(e)):cs}
    ${e.backup?Hp(e.backup):cs}
    ${Et(i("admin.swept"),e.sweptAt?R(e.sweptAt):i("admin.never"))}
    ${Et(i("admin.version"),`${e.version}, ${e.database==="postgres"?"PostgreSQL":"SQLite"}`)}
  </dl>`,zp=e=>Ht`<li class="note">${i(`admin.problem.${e}`)}</li>`,Vp=e=>Ht`
  <details>
    <summary>${i("admin.largest")}</summary>
    <ul class="plain-list">
      ${e.map(t=>Ht`
        <li class="row between"><a href="/admin/people?q=${t.username}">${t.username}</a> <span>${K(t.mediaBytes)}</span></li>`)}
    </ul>
  </details>`;function sr({values:e,loading:t}){if(t.problem)return d(t.problem,t.load);if(!e)return b(3);let s=e.problems.filter(n=>_p.includes(n));return Ht`
    ${s.length?Ht`<ul class="stack plain-list" aria-label=${i("admin.problems")}>${s.map(zp)}</ul>`:cs}
    <section class="card">
      <h2>${i("admin.state")}</h2>
      ${Rp(e)}
      ${e.largest.length?Vp(e.largest):cs}
    </section>`}var Gp=[["people","/admin/people","people"],["invites","/invites","plus"],["reports","/admin/reports","flag"],["log","/admin/log","feed"],["map","/admin/map","map"],["categories","/admin/categories","filter"],["instance","/admin/instance","gear"],["welcome","/admin/welcome","check"],["help","/help","comment"]],Yp=([e,t,s])=>ir`
  <li>
    <a class="area" href=${t}>
      ${c(s)}
      <span class="grow"><span class="strong">${i(`admin.${e}`)}</span><br><span class="soft">${i(`admin.about.${e}`)}</span></span>
      ${c("next")}
    </a>
  </li>`;function nr(e){let t=new si(e),s=new ei(e);return{title:i("admin.title"),ready:t.loading.load(),view:()=>ir`
      ${f(i("admin.title"),Wp,"/profile")}
      <section class="card">
        <ul class="people">${Gp.map(Yp)}</ul>
        <p class="hint">${i("admin.private")}</p>
      </section>
      ${sr(t)}
      ${er(s)}`}}import{html as X,nothing as ls}from"../lib/lit-html/lit-html.js";var ar="/api/admin/instance",xn=20,ni=class{list=null;isOwn=!1;#t;#e;constructor(t,s){[this.#t,this.#e]=[t,s],this.loading=_(t,async()=>{this.#s(await g(ar,{signal:t.signal}))})}#s({categories:t=[]}){this.isOwn=t.length>0,this.list=this.isOwn?t:Zt.map(s=>({code:s}))}get left(){return Zt.filter(t=>!this.list.some(s=>s.code===t))}get isFull(){return this.list.length>=xn}async save(t){let s=await G(ar,{categories:t});this.#s(s),h().instance={...h().instance,categories:s.categories},h().categories=this.list.map(n=>n.code),this.#e(h().instance.accent??""),this.#t.update()}async change(t){await z(this.save(t))&&u(i("admin.saved"))}move(t,s){let n=[...this.list];return n.splice(t+s,0,...n.splice(t,1)),this.change(n)}remove(t){return this.change(this.list.toSpliced(t,1))}add(t){return this.change([...this.list,t])}restore(){return this.change([])}},ai=class{sign;color;isDarkened=!1;#t;#e;constructor(t,s,n){this.#t=t,this.#e=s;let{sign:a,color:o=""}=this.was;this.color=o,this.sign=a??(Zt.includes(this.was.code)?this.was.code:""),this.form=new x({send:async r=>{await this.#s(r).catch(l=>{throw this.#i(l)}),u(i("admin.saved")),n()}})}get was(){return this.#t.list[this.#e]??{}}get names(){return this.was.names??{}}get isNamed(){return Zt.includes(this.was.code)}choose(t){this.isDarkened=Pe(t)<Te,this.color=this.isDarkened?ti(t):t,this.form.update()}show(t){this.sign=t,this.form.clear("sign"),this.form.update()}#s({en:t="",de:s=""}){let n=Object.fromEntries(Object.entries({en:t.trim(),de:s.trim()}).filter(([,l])=>l)),a=this.was.code??n[kt()],o={code:a,names:n};this.sign&&this.sign!==a&&(o.sign=this.sign.trim()),this.color&&(o.color=this.color);let r=[...this.#t.list];return r[this.#e??r.length]=o,this.#t.save(r)}#i(t){let s={code:kt(),"names.en":"en","names.de":"de",sign:"sign"},n=a=>s[a.replace(/^body\.categories\[\d+\]\./,"")]??"";return Object.assign(t,{errors:t.errors?.map(a=>({...a,location:`body.${n(a.location)}`}))})}};function oi(e){let t=document.querySelectorAll('link[href^="/theme.css"]'),s=Object.assign(document.createElement("link"),{rel:"stylesheet",href:v("/theme.css",{accent:e.slice(1)})});s.addEventListener("load",()=>{for(let n of t)n.remove()}),s.addEventListener("error",()=>s.remove()),document.head.append(s)}var Jp=(e,t)=>X`
  <button type="button" class="round" aria-label=${E(t)} title=${E(t)}
    aria-pressed=${String(e.sign===t)} @click=${()=>e.show(e.sign===t?"":t)}>${nt(t)}</button>`,Kp=e=>X`
  <fieldset class="field">
    <legend>${i("categories.sign")}</legend>
    <div class="swatches">${Zt.map(t=>Jp(e,t))}</div>
    <label for="sign">${i("categories.emoji")} <span class="soft">${i("form.optional")}</span></label>
    <input id="sign" name="sign" type="text" data-most="12" autocomplete="off" .value=${Zt.includes(e.sign)?"":e.sign}
      aria-describedby=${e.form.errors.sign?"sign-error":"sign-hint"} aria-invalid=${e.form.errors.sign?"true":ls}
      @input=${t=>e.show(t.target.value)}>
    ${e.form.errors.sign?X`<p class="error" id="sign-error">${i("categories.badSign")}</p>`:X`<p class="hint" id="sign-hint">${i("categories.emojiHint")}</p>`}
  </fieldset>`,Zp=(e,t,s)=>X`
  <button type="button" class="swatch" aria-label=${i(`admin.colours.${t}`)} title=${i(`admin.colours.${t}`)}
    aria-pressed=${String(s===e.color)} @click=${()=>e.choose(s)}>
    <svg viewBox="0 0 32 32" aria-hidden="true"><circle cx="16" cy="16" r="16" fill=${s}/></svg>
    ${s===e.color?c("check"):ls}
  </button>`,Xp=e=>X`
  <div class="field">
    <label for="color">${i("categories.color")}</label>
    <input id="color" type="color" .value=${e.color||rs.teal} aria-describedby="color-note"
      @change=${t=>e.choose(t.target.value)}>
    <div class="swatches">${Object.entries(rs).map(([t,s])=>Zp(e,t,s))}</div>
    <p class="hint" id="color-note" aria-live="polite">${e.isDarkened?i("categories.darkened"):i("categories.colorHint")}</p>
  </div>`;function rr(e,t){let s=null,n=t===void 0?i("categories.new"):i("categories.editTitle",{name:E(e.list[t].code)});return U(a=>(s=new ai(e,t,a)).form,n,()=>X`
    ${S(s.form)}
    ${Qp().map((a,o)=>m(s.form,a,{label:i(`categories.name.${a}`),value:s.names[a],most:50,required:o===0&&!s.was.code,hint:o===0&&s.isNamed?i("categories.nameHint",{name:E(s.was.code)}):""}))}
    ${Kp(s)}
    ${Xp(s)}`,a=>D(a,i("action.save")))}var Qp=()=>[kt(),...vs.filter(e=>e!==kt())];async function tu(e,t){let s=i("categories.removeTitle",{name:E(e.list[t].code)});await B(s,i("categories.removeText"),i("categories.remove"))&&await e.remove(t)}async function eu(e){await B(i("categories.restoreTitle"),i("categories.restoreText"),i("categories.restore"))&&await e.restore()}var or=(e,t,s,n,a,o)=>X`
  <button type="button" class="round ${n}" ?disabled=${!e.list[t+s]} aria-label="${i(a)}: ${o}" title=${i(a)}
    @click=${()=>e.move(t,s)}>${c("back")}</button>`;function su(e,{code:t},s){let n=E(t);return X`
    <li class="row between">
      ${nt(t)}
      <span class="grow" dir="auto">${n}</span>
      <span class="row">
        ${or(e,s,-1,"up","categories.up",n)}
        ${or(e,s,1,"down","categories.down",n)}
        ${Ot(i("categories.more",{name:n}),[{text:i("categories.edit"),sign:"edit",run:()=>rr(e,s)},...e.list.length>1?[{text:i("categories.remove"),sign:"trash",isDanger:!0,run:()=>tu(e,s)}]:[]])}
      </span>
    </li>`}var iu=e=>e.left.length&&!e.isFull?X`
  <h2>${i("categories.left")}</h2>
  <div class="chips">${e.left.map(t=>X`
    <button type="button" class="chip" @click=${()=>e.add({code:t})}>
      ${nt(t)} ${E(t)} ${c("plus")}
    </button>`)}
  </div>`:ls,nu=e=>X`
  <section class="card">
    <p class="hint">${i("categories.about")}</p>
    <ul class="people">${e.list.map((t,s)=>su(e,t,s))}</ul>
    ${e.isFull?X`<p class="hint">${i("categories.full",{n:xn})}</p>`:X`
      <p><button type="button" class="quiet" id="new-category" @click=${()=>rr(e)}>
        ${c("plus")} ${i("categories.new")}
      </button></p>`}
    ${iu(e)}
    ${e.isOwn?X`
      <p><button type="button" class="quiet" @click=${()=>eu(e)}>${i("categories.restore")}</button></p>`:ls}
  </section>`;function cr(e){let t=new ni(e,oi);return{title:i("admin.categories"),ready:t.loading.load(),view:()=>X`
      ${f(i("admin.categories"),ls,"/admin")}
      ${t.loading.problem?d(t.loading.problem,t.loading.load):t.list?nu(t):b(6)}`}}import{html as ri,nothing as On}from"../lib/lit-html/lit-html.js";var lr={role_changed:"shield",media_limit_changed:"gear",account_suspended:"block",suspension_lifted:"check",account_deleted:"trash",invite_revoked:"close",sign_in_link_created:"lock",sign_in_link_used:"lock",report_closed:"flag",find_hidden:"block",find_shown:"check",find_deleted:"trash",comment_hidden:"block",comment_shown:"check",comment_deleted:"trash",instance_changed:"gear"},au={mediaLimit:"limitOfAll",invites:"whoInvites"},ou=e=>parseInt(e,10)?K(parseInt(e,10)):i(`admin.limits.${e.startsWith("0 ")?"none":"instance"}`);function ru({action:e,reason:t}){return e==="role_changed"?i(`admin.roles.${t}`):e==="report_closed"?i(`report.result.${t}`):e==="instance_changed"?t.split(", ").map(s=>i(`admin.${au[s]??s}`)).join(", "):e==="media_limit_changed"?ou(t):t}function cu(e){let t={actor:e.actorName||i("admin.commandLine"),target:e.targetName,action:e.action};return i(lr[e.action]?`admin.act.${e.action}`:"admin.act.other",t)}var lu=e=>ri`
  <li class="row act">
    ${c(lr[e.action]??"shield")}
    <span class="grow">
      <span class="strong">${cu(e)}</span><br>
      ${e.reason?ri`<span dir="auto">${ru(e)}</span><br>`:On}
      <span class="soft">${R(e.createdAt)}</span>
    </span>
  </li>`;function pu(e){return e.problem?d(e.problem,e.load):e.items?e.items.length?ri`
    <section class="card">
      <p class="hint">${i("admin.logText")}</p>
      <ul class="people">${e.items.map(lu)}</ul>
      ${M(e)}
    </section>`:I(i("admin.noActs"),i("admin.noActsText"),On,"feed"):b(4)}function pr(e){let t=H(e,"/api/admin/log");return{title:i("admin.log"),ready:t.load(),view:()=>ri`${f(i("admin.log"),On,"/admin")}${pu(t)}`}}import{html as lt,nothing as St}from"../lib/lit-html/lit-html.js";var uu=8,ci=class{items=[];at=-1;#t;#e=null;#s=[];#i=!1;constructor(t){this.#t=t}async follow(t){this.#i=!0,this.#n(t),this.#e??=g("/api/finds/categories",{signal:this.#t.signal}).catch(()=>(this.#e=null,[])),this.#s=await this.#e,this.#i&&this.#n(t)}close(){this.#i=!1,this.#a([])}move(t){let s=this.items.length;this.at=this.at<0&&t<0?s-1:(this.at+t+s)%s,this.#t.update()}#n(t){let s=Kt(t.trim()),n=new Set(this.#s.map(o=>o.category)),a=s?Xt().filter(o=>!n.has(o)).map(o=>({category:o,ownCount:0,count:0})):[];this.#a([...this.#s,...a].filter(({category:o})=>{let r=Kt(E(o));return r.includes(s)&&(r!==s||ke(o))}).slice(0,uu))}#a(t){Object.assign(this,{items:t,at:-1}),this.#t.update()}};var du=1200*36e5,li=class{id;stored=null;#t;#e;#s;#i=null;#n=new Set;#a=!1;#o=!1;constructor(t){this.#t=t,this.#s=!t.params.id;let s=t.params.id??t.query.get("draft");this.#r(new RegExp(`^${wa}$`).test(s)||!this.#s?s:ye()),this.#s&&!this.stored&&this.#r(ye())}#r(t){this.id=t,this.#e=this.#s?Ct(t):Ka(t),this.stored=this.#e.get()}get findId(){return this.#i??=Da(this.id)>Date.now()-du?this.id:ye()}get path(){let t=new URLSearchParams(this.#t.query);return t.set("draft",this.id),`/new?${t}`}save(t){if(!(this.#o||this.#t.signal.aborted)){if(!t)return this.#e.remove();this.#e.set({...t,at:Date.now()}),this.#s&&!this.#a&&this.#t.rename(this.path),this.#a=!0}}async files(){if(!this.stored||!this.#s)return[];let t=new Set(this.stored.media?.map(n=>n.key)),s=await Ns(this.id);for(let{key:n}of s)this.#n.add(n);return s.filter(n=>!t.has(n.key))}get hasFiles(){return this.#n.size>0}release(t){let s=new Set(t.filter(n=>!n.media).map(n=>n.key));for(let n of this.#n)s.has(n)||(this.#n.delete(n),Xa(n))}remove(){return this.#o=!0,this.#e.remove(),this.#s?Us(this.id):null}};async function ur(e,t){if(t?.point)return t;let s=e.get("place");if(s){let a=await g(`/api/locations/${encodeURIComponent(s)}?includePrivate=true&includeFriends=true&findsLimit=0`);return{location:a,point:it(a)}}let n=Qt(e.get("at"));return n?{point:{lat:n.lat,lng:n.lng}}:null}var dr=({location:e,locationId:t,exact:s})=>{let{name:n,...a}=s??e;return{location:{...e,name:n,id:t},point:it(a),name:n,by:"search"}},pi=()=>Oe.includes(Ze.get())?Ze.get():"everyone",ui=({title:e,description:t,category:s,audience:n,area:a,exactForFriends:o})=>({title:e,description:t,category:s,audience:n,area:a,exactForFriends:o});function mr({title:e,description:t,category:s,audience:n,area:a="",exactForFriends:o},r={area:""}){let l={title:e.trim(),description:t.trim()||null,category:s.trim()||null},p=a!==""&&a!==r.area,$=p?{area:Number(a)}:{},A=Number(a)&&(p||o!==r.exactForFriends)?{exactForFriends:o==="true"}:{};return{...l,audience:n,...$,...A}}var hr=({location:e},{area:t=""})=>t!==""&&(e?.area??0)>Number(t),fr=(e,{area:t})=>W(`/api/finds/${e}`,{area:Number(t),homeZone:!1}),$r=({location:e,exact:t})=>({area:String(e.area??0),exactForFriends:String(t?.forFriends??!0)});var Le=class{uploads=null;place=null;placeError="";shown;#t=null;#e;constructor(t,s){this.page=t,this.#e=s,this.draft=new li(t),this.form=new x({send:a=>this.#s(a),update:t.update}),this.isRestored=!!this.draft.stored;let{stored:n}=this.draft;this.values={...n,audience:n?.audience??(n?.isPublic===!1?"friends":pi())},this.proposals=new ci(t),this.loading=_(t,()=>this.begin())}get isOther(){return this.#t??!!(this.values.category&&!ke(this.values.category))}changed(){this.saveDraft(),this.page.update()}addFiles(t){return this.uploads.add(t)}change(t){this.values={...this.values,...t},this.changed()}chooseCategory(t){this.#t=t==="other"&&!this.isOther,this.change({category:t===this.values.category||t==="other"?"":t})}async submit(t){return this.placeError="",await this.form.submit(t),!this.placeError}async#s(t){let{point:s,name:n,location:a}=this.place.value;if(!s){this.placeError=i("spot.missing"),this.page.update();return}if(await this.uploads.settled(),this.uploads.hasFailed)throw{code:"failed",text:i("edit.uploadFailed")};let o={point:s,name:n||this.place.proposal,location:a},r=mr({category:this.values.category??"",...t},this.shown),l=await this.write(r,o).catch(p=>this.#i(p));l&&(hr(l,t)&&await this.#e.showHome()&&await fr(l.id,t).catch(p=>u(F(p))),await this.leave(`/finds/${l.id}`,i(this.isNew?"edit.published":"edit.saved")))}#i(t){let s=Ca(t);throw s.length?(this.uploads.removeMissing(s),{code:"failed",text:i("edit.photosGone")}):t}close(){this.uploads?.stop(),this.place?.close()}};async function di(e){try{let t=await Ie(e,0,262144),s=await mu(e,t);return s?vu(yu(s.view,s.tiff)):gr}catch{return gr}}var gr={place:null,time:""},Ie=async(e,t,s)=>new DataView(await e.slice(t,t+s).arrayBuffer());function mu(e,t){return t.getUint16(0)===65496?hu(t):t.getUint32(0)===2303741511?br(e,{at:8,little:!1,name:"eXIf",extra:12,sizeFirst:!0}):Rt(t,0,4)==="RIFF"&&Rt(t,8,4)==="WEBP"?br(e,{at:12,little:!0,name:"EXIF",extra:8,even:!0}):Rt(t,4,4)==="ftyp"?$u(e):null}var Rt=(e,t,s)=>String.fromCharCode(...Array.from({length:s},(n,a)=>e.getUint8(t+a)));function hu(e){for(let t=2;t+10<e.byteLength;t+=2+e.getUint16(t+2)){let s=e.getUint16(t);if(s===65505&&e.getUint32(t+4)===1165519206)return{view:e,tiff:t+10};if(s===65498||s>>8!==255)return null}return null}var qn=1<<20,Fn=1e4;async function br(e,{at:t,little:s,name:n,extra:a,sizeFirst:o,even:r}){for(let l=0;l<Fn&&t+8<=e.size;l++){let p=await Ie(e,t,8),$=p.getUint32(o?0:4,s);if(Rt(p,o?4:0,4)===n)return fu(await Ie(e,t+8,Math.min($,qn)));t+=a+$+(r?$%2:0)}return null}var fu=e=>({view:e,tiff:Rt(e,0,4)==="Exif"?6:0});function wr(e,t,s){let n=[];for(let a=t;a+8<=s&&n.length<Fn;){let o=e.getUint32(a),r=8;if(o===1&&([o,r]=[Number(e.getBigUint64(a+8)),16]),o===0&&(o=s-a),o<r)break;n.push({type:Rt(e,a+4,4),from:a+r,to:Math.min(a+o,s)}),a+=o}return n}async function $u(e){for(let t=0,s=0;s<Fn&&t+8<=e.size;s++){let n=await Ie(e,t,16),a=n.getUint32(0);if(a===1&&(a=Number(n.getBigUint64(8))),a===0&&(a=e.size-t),a<8)return null;if(Rt(n,4,4)==="meta")return gu(e,await Ie(e,t,Math.min(a,qn)));t+=a}return null}async function gu(e,t){let s=wr(t,t.getUint32(0)===1?20:12,t.byteLength),n=p=>s.find($=>$.type===p),a=bu(t,n("iinf")),o=a===null?null:wu(t,n("iloc"),a);if(!o)return null;let r=o.method===1?n("idat"):null,l=r?new DataView(t.buffer,t.byteOffset+r.from+o.at,Math.min(o.size,r.to-r.from-o.at)):await Ie(e,o.at,Math.min(o.size,qn));return{view:l,tiff:4+l.getUint32(0)}}function bu(e,t){if(!t)return null;let s=wr(e,t.from+(e.getUint8(t.from)===0?6:8),t.to);for(let{from:n}of s){let a=e.getUint8(n)>2;if(Rt(e,n+(a?10:8),4)==="Exif")return a?e.getUint32(n+4):e.getUint16(n+4)}return null}function wu(e,t,s){if(!t)return null;let n=e.getUint8(t.from),a=t.from+4,o=A=>{let et=A===8?Number(e.getBigUint64(a)):A===4?e.getUint32(a):A===2?e.getUint16(a):0;return a+=A,et},r=o(2),[l,p,$]=[r>>12,r>>8&15,r>>4&15],y=n?r&15:0;for(let A=o(n<2?2:4);A>0&&a<t.to;A--){let et=o(n<2?2:4),Ke=n?o(2)&15:0;o(2);let Yl=o($),ra=null;for(let ca=o(2);ca>0&&a<=t.to;ca--){o(y);let Jl=Yl+o(l),Kl=o(p);ra??={method:Ke,at:Jl,size:Kl}}if(et===s)return ra}return null}function yu(e,t){let s=e.getUint16(t)===18761,n=r=>e.getUint16(t+r,s);return{u32:r=>e.getUint32(t+r,s),text:(r,l)=>Rt(e,t+r,l),entries:r=>new Map(Array.from({length:n(r)},(l,p)=>[n(r+2+12*p),r+10+12*p]))}}function vu(e){let t=e.entries(e.u32(4)),s=(n,a,o)=>{try{return t.has(n)?a(e,e.entries(e.u32(t.get(n)))):o}catch{return o}};return{place:s(34853,xu,null),time:s(34665,ku,"")}}function ku({u32:e,text:t},s){let n=s.get(36867),a=n===void 0?null:/^(\d{4}):(\d\d):(\d\d) (\d\d:\d\d:\d\d)$/.exec(t(e(n),19));return a&&a[1]!=="0000"?`${a[1]}-${a[2]}-${a[3]}T${a[4]}`:""}function xu({u32:e,text:t},s){let n=(r,l,p)=>{if(!s.has(l)||!s.has(p))return NaN;let $=e(s.get(p)),y=et=>e($+8*et)/e($+8*et+4),A=r.indexOf(t(s.get(l),1).toUpperCase());return A<0?NaN:(y(0)+(y(1)||0)/60+(y(2)||0)/3600)*(A?-1:1)},a=n("NS",1,2),o=n("EW",3,4);return Math.abs(a)<=90&&Math.abs(o)<=180&&(a||o)?{lat:a,lng:o}:null}async function ps(e){if(!/^image\/(jpeg|png|webp|avif|heic|heif)$/.test(e.type))return e;try{return await Ou(e)}catch{return e}}async function Ou(e){let t=await createImageBitmap(e,{imageOrientation:"from-image"}),s=Math.min(1,2560/Math.max(t.width,t.height));if(s===1&&e.size<409600)return t.close(),e;let n=new OffscreenCanvas(Math.max(1,Math.round(t.width*s)),Math.max(1,Math.round(t.height*s))),a=n.getContext("2d");a.fillStyle="#fff",a.fillRect(0,0,n.width,n.height),a.drawImage(t,0,0,n.width,n.height),t.close();let o=await n.convertToBlob({type:"image/jpeg",quality:.85});return o.size<e.size?new File([o],e.name.replace(/\.\w+$/,"")+".jpg",{type:"image/jpeg"}):e}var qu=2,Fu=2,Su=60,Me=class{removed=[];#t=!1;#e;#s;#i;#n;#a=()=>{};constructor(t,{changed:s,placed:n=()=>{},signal:a,send:o=we}){this.items=t.map(({at:r,key:l,caption:p="",...$})=>({media:$,at:r,key:l,caption:p,state:"done"})),this.#e=r=>{this.#a(),s(r)},this.#s=n,this.#i=a,this.#n=o,addEventListener("online",()=>this.#u(),{signal:a})}get most(){return h().limits.mediaPerFind}get isBusy(){return this.items.some(t=>["waiting","sending","paused"].includes(t.state))}get isPaused(){return this.items.some(t=>t.state==="paused")}async settled(){for(;this.isBusy&&!this.isPaused;)await new Promise(t=>{this.#a=t})}files(){return Promise.all(this.items.map(async({media:t,at:s,file:n,caption:a})=>{let o=n?await ps(n):null;return t?{media:t,at:s,caption:a,blob:o}:{caption:a,blob:o,name:n.name||"file"}}))}get hasFailed(){return this.items.some(t=>t.state==="failed")}get isChanged(){return this.#t||this.removed.length>0||this.items.some(t=>!t.media?.id)}get media(){return this.items.filter(t=>t.media).map(t=>Ua(t.media,t.caption))}get draft(){return this.items.filter(t=>t.media).map(({media:t,at:s,key:n,caption:a})=>({...t,at:s,key:n,caption:a}))}async add(t,s=[]){if(this.#i.aborted)return;let n=this.most-this.items.length,a=[...t].slice(0,n),o=a.map((r,l)=>({file:r,key:s[l],caption:"",preview:URL.createObjectURL(r),state:"waiting",progress:0}));this.items=[...this.items,...o],this.#e(t.length>n?i("upload.tooMany",{n:this.most}):""),await this.#o(a),this.#r()}async#o(t){for(let s of t){let{place:n}=await di(s);if(this.#i.aborted)return;if(n)return this.#s(n)}}#r(){if(this.#i.aborted)return;let t=qu-this.items.filter(s=>s.state==="sending").length;for(let s of this.items.filter(n=>n.state==="waiting").slice(0,t))this.#l(s)}async#l(t){t.stop=new AbortController,Object.assign(t,{state:"sending",progress:0,problem:null}),this.#e();try{let s=await this.#d(t);if(!s)return;Object.assign(t,{media:s,at:Date.now(),state:"done"})}catch(s){if(s.name==="AbortError")return;Object.assign(t,{state:ge(s)?"paused":"failed",problem:F(s)}),t.state==="paused"&&this.#p(t,s.retryAfter)}this.#e(),this.#r()}#p(t,s){t.pause=Math.min(Su,(t.pause??Fu/2)*2),t.timer=setTimeout(()=>this.retry(t),1e3*(s||t.pause))}#u(){for(let t of this.items.filter(s=>s.state==="paused"))this.retry(t)}async#d(t){let{signal:s}=t.stop,n=await ps(t.file),{videoBytes:a,imageBytes:o}=h().limits,r=n.type.startsWith("video/")?a:o;if(n.size>r)throw{code:"large",text:i("upload.large",{size:$a(r)})};if(s.aborted)return null;let l=$=>{t.progress=$,this.#e()},[p]=await this.#n("POST","/api/media",n,{signal:s,progress:l});return p}retry(t){clearTimeout(t.timer),t.state="waiting",this.#r()}remove(t){this.#c(t),t.media?.id&&this.removed.push(t.media.id),this.items=this.items.filter(s=>s!==t),this.#e(),this.#r()}removeMissing(t){let s=this.items.filter(n=>n.media).filter((n,a)=>t.includes(a));s.forEach(this.#c),this.items=this.items.filter(n=>!s.includes(n)),this.#e()}move(t,s){this.items.splice(s,0,...this.items.splice(t,1)),this.#t=!0,this.#e()}setCaption(t,s){t.caption=s,this.#t=!0,this.#e()}stop(){this.items.forEach(this.#c)}#c({timer:t,stop:s,preview:n}){clearTimeout(t),s?.abort(),n&&URL.revokeObjectURL(n)}};var mi=class extends Le{isNew=!1;title=i("edit.title");#t;#e="";#s="";constructor(t,s){super(t,s),this.back=`/finds/${t.params.id}`,this.#t=`/api${this.back}`}async begin(){let[t,s]=await ga(this.#t),n=this.draft.stored;this.#s=s,this.#e=t.locationId,this.shown=$r(t),this.values={...t,...this.shown,...n};let a=o=>{o&&u(o),this.page.update()};this.uploads=new Me(t.media,{changed:a,signal:this.page.signal}),this.place=new dt(this.page,n?.place??dr(t),()=>this.changed())}saveDraft(){let t=ui(this.values),s=this.place?.value;this.draft.save(s?.location?.id===this.#e?t:{...t,place:s})}async write(t,s){let{isPaused:n,isChanged:a,media:o,removed:r}=this.uploads;if(n)throw{code:"failed",text:i("edit.uploadFailed")};let l=await Ls(s),p=l===this.#e?{}:{locationId:l},$=o.map(A=>A.id?{id:A.id,caption:A.caption??null}:A),y=a?{media:$,mediaToDelete:r}:{};return W(this.#t,{...t,...p,...y},{headers:this.#s?{"If-Match":this.#s}:{}})}overwrite(){this.#s=""}async leave(t,s=""){await this.draft.remove(),await this.page.go(t,{replace:!0}),s&&u(s)}discard(){return this.uploads?.stop(),this.leave(`${this.back}/edit`)}};async function Sn(){if(!await caches.has(Xe))return null;let e=await caches.open(Xe),[t]=await e.keys(),s=t&&await(await e.match(t))?.formData();return s?{key:t,values:Pu(s),files:s.getAll("file"),left:Number(s.get("left"))}:null}function Pu(e){let t=e.get("title"),s=[e.get("text"),e.get("url")].filter(Boolean).join(`
`);return{...t?{title:t}:{},...s?{description:s}:{}}}async function yr(e){let t=await caches.open(Xe);return await t.delete(e),(await t.keys()).length===0&&await caches.delete(Xe),Sn()}var Tu=2,hi=class{items=[];isWhole=!1;#t;#e;constructor(t,s){this.#t=t,this.#e=s}get shown(){return this.isWhole?this.items:this.items.slice(0,Tu)}async load(){await Qa();let t=await Ns();if(this.#t.signal.aborted)return;this.close();let s=Ds().filter(n=>n.id!==this.#e);this.items=s.map(n=>{let a=n.media?.find(r=>r.at>Date.now()-Bs),o=a?null:t.find(r=>r.draft===n.id&&r.file.type.startsWith("image/"))?.file;return{draft:n,media:a,preview:o?URL.createObjectURL(o):""}}),this.#t.update()}showAll(){this.isWhole=!0,this.#t.update()}remove({draft:t}){Ct(t.id).remove(),this.items=this.items.filter(s=>s.draft!==t),this.#t.update(),u(i("edit.draftDeleted"),"",{text:i("action.undo"),run:()=>this.#s(t)})}#s(t){return Ct(t.id).set(t),this.load()}close(){for(let{preview:t}of this.items)t&&URL.revokeObjectURL(t)}};var Au=.15,vr=e=>e.slice(0,10);function Bu(e){let t="";return e.map(n=>({photo:n,time:t=n.time||t})).sort((n,a)=>n.time<a.time?-1:n.time>a.time?1:0).map(n=>n.photo)}var kr=e=>e.find(t=>t.place)?.place??null,xr=e=>e.find(t=>t.time)?.time??"";function Lu(e,t,s){let[n,a]=[kr(e),xr(e)];return e.length<s&&(!n||!t.place||Ut(n,t.place)<=Au)&&(!a||!t.time||vr(a)===vr(t.time))}function Or(e,t){let s=[];for(let n of Bu(e)){let a=s.findLast(o=>Lu(o,n,t));a?a.push(n):s.push([n])}return s}var us=e=>({place:kr(e),time:xr(e)}),qr=(e,t)=>e.flatMap((s,n)=>n===t?[]:n===t-1?[[...s,...e[t]]]:[s]),Fr=(e,t,s)=>e.flatMap((n,a)=>a===t?[n.slice(0,s),n.slice(s)]:[n]);var fi=class{groups=null;busy=!1;#t;#e=new Map;constructor(t){this.#t=t}get most(){return h().limits.mediaPerFind}get count(){return this.groups.flat().length}async consider(t,s){if(this.groups)return this.consider([...this.decline(),...t],s);if(t.length<2)return!1;let n=await Promise.all(t.map(async o=>({file:o,...await di(o)}))),a=Or(n,this.most);if(this.#t.signal.aborted||a.length<2&&t.length<=s)return!1;for(let o of n)o.preview=o.file.type.startsWith("image/")?URL.createObjectURL(o.file):"";return this.#s(a),!0}#s(t){this.groups=t,this.#t.update();for(let s of t)this.#i(s)}async#i(t){let{place:s}=us(t);if(!s||this.#e.has(t[0]))return;this.#e.set(t[0],"");let{name:n}=await As(s,{signal:this.#t.signal});this.#e.set(t[0],n),this.#t.update()}describe=t=>({name:us(t).place?this.#e.get(t[0])??"":"",time:us(t).time});canMerge=t=>t>0&&this.groups[t-1].length+this.groups[t].length<=this.most;merge(t){this.#s(qr(this.groups,t))}split(t,s){this.#s(Fr(this.groups,t,s))}decline(){let t=this.groups.flat().map(s=>s.file);return this.close(),this.#t.update(),t}async accept(){if(this.busy)return;this.busy=!0,this.#t.update();let t=this.groups.map(()=>ye()),s=Date.now(),n=w()?.id;try{for(let[a,o]of this.groups.entries())await this.#n(n,t[a],o,s-a)}catch{if(w()?.id!==n)return null;for(let a of t)await Iu(a);return this.busy=!1,this.#t.update(),u(i("group.noRoom"))}await this.#t.go(`/new?draft=${t[0]}`),u(i("group.made",{n:t.length}))}async#n(t,s,n,a){if(w()?.id!==t)throw{code:"stopped"};let{place:o}=us(n),r={id:s,at:a,audience:pi(),media:[],label:this.describe(n).name};if(Ct(s).set(o?{...r,place:{point:o,source:"photo",photo:o}}:r),!Ct(s).get())throw{code:"storage"};await Za(s,n.map(l=>l.file),t)}close(){for(let{preview:t}of this.groups?.flat()??[])t&&URL.revokeObjectURL(t);this.groups=null}};async function Iu(e){Ct(e).remove(),await Us(e)}var $i=class extends Le{isNew=!0;title=i("edit.new");back="/";received=null;photosExpired=!1;#t="";constructor(t,s){super(t,s),this.drafts=new hi(t,this.draft.id),this.several=new fi(t)}async begin(){let{page:t,values:s}=this,n=await ur(t.query,s.place),a=s.media??[],o=a.filter($=>$.at>Date.now()-Bs);this.photosExpired=o.length<a.length;let r=$=>{$&&u($),this.changed()},l=$=>this.place.suggestPoint($);this.uploads=new Me(o,{changed:r,placed:l,signal:t.signal}),this.place=new dt(t,n,r),this.place.point&&!this.place.label&&this.place.propose(),this.drafts.load();let p=await this.draft.files();p.length&&this.uploads.add(p.map($=>$.file),p.map($=>$.key)),this.received=t.query.has("shared")?await Sn():null}async addFiles(t){let{items:s,most:n}=this.uploads;await this.several.consider(t,n-s.length)||await super.addFiles(t)}saveDraft(){let t=ui(this.values),s=this.place?.value,n=this.uploads.draft,a=![t.title,t.description,t.category,s?.point,n.length,this.draft.hasFiles].some(Boolean);this.draft.save(a?null:{...t,place:s,label:this.place?.label,media:n,id:this.draft.id}),this.draft.release(this.uploads.items)}async resolveReceived(t){let{values:s,files:n,key:a}=this.received;this.received=null,t&&n.length&&await this.addFiles(n),this.received=await yr(a),this.change(t?s:{}),this.form.clear("title"),this.page.update()}async write(t,s){if(this.uploads.isPaused)return this.#e(t,s);try{return this.#t=await Ls(s),await Na(this.draft.findId,{...t,locationId:this.#t,media:this.uploads.media})}catch(n){if(!ge(n))throw n;return this.#e(t,s)}}async#e(t,s){return await Ea(this.draft.findId,{body:t,place:s,locationId:this.#t},this.uploads),await this.leave("/waiting",i("outbox.added")),null}async leave(t,s=""){s&&Ze.set(this.values.audience),await this.draft.remove(),await this.page.go(t,{replace:!0});let[n]=Ds();s&&u(s,"",n&&{text:i("edit.next"),run:()=>this.page.go(`/new?draft=${n.id}`)})}discard(){return this.uploads?.stop(),this.leave("/new")}close(){super.close(),this.drafts.close(),this.several.close()}};import{html as je,nothing as Pn}from"../lib/lit-html/lit-html.js";function Mu(e,t){e.remove(t),k(e.items.length?"drafts-title":"main")}var ju=({media:e,preview:t})=>je`
  <span class="thumb">${e||t?je`<img src=${e?.thumbnailUrl??t} alt="">`:c("edit")}</span>`;function Du(e,t){let{draft:s}=t,n=s.title?.trim()||i("edit.untitled");return je`
    <li class="row draft">
      <a class="find grow" href="/new?draft=${s.id}">
        ${ju(t)}
        <span class="what">
          <span class="name" dir="auto">${n}</span>
          ${s.label?je`<span class="soft" dir="auto">${s.label}</span>`:Pn}
          <span class="soft">${ks(s.at)}</span>
        </span>
      </a>
      <button type="button" class="round" aria-label=${i("edit.draftDelete",{title:n})} @click=${()=>Mu(e,t)}>
        ${c("trash")}
      </button>
    </li>`}var Sr=e=>e.items.length?je`
  <section class="card drafts" id="drafts" aria-labelledby="drafts-title">
    <h2 id="drafts-title" tabindex="-1">${i("edit.drafts")}</h2>
    <ul class="rows">${e.shown.map(t=>Du(e,t))}</ul>
    ${e.shown.length<e.items.length?je`
      <button type="button" class="link" @click=${()=>e.showAll()}>
        ${i("edit.allDrafts",{n:e.items.length})}
      </button>`:Pn}
  </section>`:Pn;var Pr=e=>[...e?.files??[]].filter(t=>/^(image|video)\//.test(t.type)),Tr=e=>[...e.dataTransfer?.types??[]].includes("Files"),Nu=e=>e.target.matches?.("input, textarea")&&e.clipboardData.types.includes("text/plain");function Ar(e,t){let s=a=>document.body.classList.toggle("dropping",a),n=(a,o)=>document.addEventListener(a,o,{signal:e});n("dragover",a=>{Tr(a)&&(a.preventDefault(),s(!0))}),n("dragleave",a=>{a.relatedTarget||s(!1)}),n("drop",a=>{Tr(a)&&(a.preventDefault(),s(!1),document.querySelector("dialog[open]")||t(Pr(a.dataTransfer)))}),n("paste",a=>{let o=Pr(a.clipboardData);!o.length||Nu(a)||document.querySelector("dialog[open]")||(a.preventDefault(),t(o))}),e.addEventListener("abort",()=>s(!1))}import{html as le,nothing as Mr}from"../lib/lit-html/lit-html.js";var Tn=[1,5,20],De=e=>e?i("privacy.area",{distance:Os(e)}):i("privacy.exact"),ds=()=>Tn.map(e=>[String(e),De(e)]),Ne=()=>[["0",De(0)],...ds()],gi=()=>[["true",i("privacy.forFriends")],["false",i("privacy.forMe")]];import{html as ms,nothing as An}from"../lib/lit-html/lit-html.js";var Ue="category";function Br(e,{category:t}){let s=document.getElementById(Ue);if(s.value=t,ke(t)){e.proposals.close(),e.chooseCategory(t),document.querySelector("#fold-category summary")?.focus();return}s.dispatchEvent(new Event("input",{bubbles:!0})),e.proposals.close()}function Uu(e,t){t.form.typed(e.target),t.proposals.follow(e.target.value)}function Cu(e,t){let{items:s,at:n}=t.proposals;if(!s.length){e.key==="ArrowDown"&&t.proposals.follow(e.target.value);return}let a={ArrowDown:1,ArrowUp:-1}[e.key];if(a)t.proposals.move(a);else if(e.key==="Escape")t.proposals.close();else if(e.key==="Enter"&&n>=0)Br(t,s[n]);else return;e.preventDefault()}var _u=(e,t,s)=>ms`
  <li id="category-${s}" data-kind="category" role="option" aria-selected=${s===e.proposals.at?"true":"false"}
    @click=${()=>Br(e,t)}>
    ${nt(t.category)}
    <span class="grow" dir="auto">${E(t.category)}</span>
    <span class="soft far">${t.ownCount?i("categories.byYou",{n:t.ownCount}):t.count?q(t.count):An}</span>
  </li>`,Eu=e=>{let{items:t}=e.proposals;return ms`
    <div class="proposals" ?hidden=${!t.length} @mousedown=${s=>s.preventDefault()}>
      <ul id="category-list" role="listbox" aria-label=${i("categories.used")}>${t.map((s,n)=>_u(e,s,n))}</ul>
    </div>
    <span class="unseen" role="status">${t.length?i("categories.count",{n:t.length}):""}</span>`};function Lr(e){let{form:t,proposals:s}=e,n=t.errors[Ue];return ms`
    <div class="field">
      <label for=${Ue}>${i("categories.own")} <span class="soft">${i("form.optional")}</span></label>
      <div class="combo">
        <input id=${Ue} name=${Ue} type="text" dir="auto" role="combobox" autocomplete="off" data-most=${h().limits.category}
          aria-autocomplete="list" aria-controls="category-list" aria-expanded=${s.items.length?"true":"false"}
          aria-activedescendant=${s.at>=0?`category-${s.at}`:An}
          aria-describedby=${n?"category-error":"category-hint"} aria-invalid=${n?"true":An}
          .defaultValue=${e.values.category??""} @input=${a=>Uu(a,e)} @keydown=${a=>Cu(a,e)}
          @focus=${a=>s.follow(a.target.value)} @blur=${()=>s.close()}>
        ${Eu(e)}
      </div>
      ${so(t.left[Ue])}
      ${n?ms`<p class="error" id="category-error">${n}</p>`:ms`<p class="hint" id="category-hint">${i("categories.hint")}</p>`}
    </div>`}var bi=(e,t,s,n,a)=>le`
  <details class="fold" id="fold-${e}">
    <summary>${t} <span class="grow"><span>${s}</span> <span class="soft" dir="auto">${n}</span></span> ${c("next")}</summary>
    ${a}
  </details>`;function jr(e){let t=e?.closest("details");t&&(t.open=!0)}var Hu=e=>bi("description",c("edit"),i("find.description"),e.values.description||i("edit.none"),m(e.form,"description",{label:i("find.description"),value:e.values.description??"",kind:"area",most:h().limits.description})),Ir=(e,t,s)=>le`
  <button type="button" class="chip" aria-pressed=${s?"true":"false"} @click=${()=>e.chooseCategory(t)}>
    ${nt(t)} ${E(t)}
  </button>`;function Ru(e){let{category:t}=e.values,[s,n]=t?[nt(t),E(t)]:[c("filter"),i("edit.none")];return bi("category",s,i("find.category"),n,le`
    <fieldset>
      <legend>${i("find.category")}</legend>
      <div class="chips">
        ${Xt().map(a=>Ir(e,a,a===t))}
        ${Ir(e,"other",e.isOther)}
      </div>
      ${e.isOther?Lr(e):Mr}
    </fieldset>`)}var zu=(e,t)=>le`
  <label class="choice">
    <input type="radio" name="audience" value=${t} ?checked=${e.values.audience===t}>
    <span>
      ${c(ss(t))}
      <span>
        <span class="strong">${i(`find.audience.${t}`)}</span><br>
        <span class="soft">${i(`edit.audienceText.${t}`,{instance:jt()})}</span>
      </span>
    </span>
  </label>`;function Vu(e){let{audience:t}=e.values;return bi("audience",c(ss(t)),i("edit.who"),i(`find.audience.${t}`),le`
    <fieldset class="choices">
      <legend>${i("edit.who")}</legend>
      ${Oe.map(s=>zu(e,s))}
    </fieldset>`)}var Wu=e=>P("exact-for",{name:"exactForFriends",label:i("privacy.exactFor"),options:gi(),chosen:e});function Gu(e){let{area:t="",exactForFriends:s="true"}=e.values;return bi("shown",c("map"),i("privacy.shown"),t===""?i("privacy.asSet"):De(Number(t)),le`
    ${P("area",{label:i("privacy.shown"),hint:i(e.isNew?"privacy.shownHint":"privacy.recall"),chosen:t,options:[...e.isNew?[["",i("privacy.asSet")]]:[],...Ne()]})}
    ${Number(t)?Wu(s):Mr}`)}var Dr=e=>le`<div class="folds">${Hu(e)}${Ru(e)}${Vu(e)}${Gu(e)}</div>`;import{html as yi,nothing as In}from"../lib/lit-html/lit-html.js";import{html as Ft,nothing as hs}from"../lib/lit-html/lit-html.js";var Bn=16,Nr=10,Yu=2,Ju={lat:25,lng:5,zoom:1},wi=class extends dt{failed=!1;problem="";#t;#e=null;constructor(t,s){super(t,s.value,()=>this.#i()),this.#t=t,Object.assign(this,{nearby:s.nearby,proposal:s.proposal})}async showMap(t){this.failed=!1;let s=this.#s();try{let n=await t({view:s,onMove:a=>this.#a(a),onPick:a=>this.setPoint(a,"tap")});if(this.#t.signal.aborted)return n.close();this.#e=n,this.photo&&n.mark(this.photo,i("spot.photoPlace"),"one ghost")}catch{this.failed=!0}return this.#e&&this.point&&this.#i(),this.#t.update(),!this.point&&$e.get()&&s.zoom>=Nr?this.setPoint({lat:s.lat,lng:s.lng},"tap"):this.point?this.propose():null}#s(){if(this.point)return{...this.point,zoom:Bn};let t=Wa();return t?.zoom?t:Ju}#i(){this.problem="";let t=this.#e?.where();t&&!this.#n(t)&&this.#e.setView({...this.point,zoom:this.source==="tap"?t.zoom:Math.max(Bn,t.zoom)},{animate:!1}),this.#t.update()}#n(t){return Ut(this.point,t)<Yu*Ya(t)}#a(t){(!this.point||!this.#n(t))&&this.setPoint({lat:t.lat,lng:t.lng},"tap")}usePhoto(){return this.setPoint(this.photo,"photo")}useFound(t){return this.setPoint(it(t),"found",t.name)}distance=t=>this.point&&t?Ut(this.point,t):void 0;check(){let t=this.#e?.where().zoom??Bn,s=this.source==="tap"&&!this.chosen&&t<Nr;return this.problem=this.point?s?i("spot.zoom"):"":i("spot.none"),this.#t.update(),!this.problem}close(){super.close(),this.#e?.close(),this.#e=null}};async function Ce(e){let t=new AbortController,s=null,n=ut((o,r)=>(s??=new wi({signal:t.signal,update:r},e),sd(s,o)),{label:i("spot.title"),kind:"chooser"});Ur(s),await n&&e.take(s),t.abort(),s.close()}var Ur=e=>e.showMap(t=>To(document.getElementById("spot"),{...t,hasCross:!0})),Ku=(e,t)=>Ft`
  <div class="row">
    <button type="button" class="round" aria-label=${i("nav.back")} @click=${()=>t()}>${c("back")}</button>
    <place-search id="spot-search" class="grow" .label=${i("spot.search")} .near=${e.point} .distance=${e.distance}
      @choose=${({detail:s})=>e.useFound(s.value)}></place-search>
  </div>`,Zu=e=>Ft`
  <div class="mapbox">
    <div id="spot" role="application" aria-label=${i("spot.map")}></div>
    ${e.failed?d({code:"map",text:i("map.failed")},()=>Ur(e)):hs}
  </div>`;function Xu(e,t){let s=e.chosen?.id===t.id;return Ft`
    <button type="button" class="chip" aria-pressed=${s?"true":"false"} @click=${()=>e.toggle(t)}>
      ${c(s?"check":"pin")} <bdi>${t.name}</bdi> <span class="soft">${xs(t.distance)}</span>
    </button>`}var Qu=e=>Ft`
  <div class="chips scrolls" role="group" aria-label=${i("spot.proposals")}>
    <button type="button" class="chip" @click=${()=>e.locate()}>${c("here")} ${i("spot.here")}</button>
    ${e.photo&&e.source!=="photo"?Ft`
      <button type="button" class="chip" @click=${()=>e.usePhoto()}>${c("camera")} ${i("spot.photoPlace")}</button>`:hs}
    ${e.nearby.map(t=>Xu(e,t))}
  </div>`,td=e=>Ft`
  <div class="field">
    <label for="place-name">${i("spot.name")} <span class="soft">${i("form.optional")}</span></label>
    <input id="place-name" autocomplete="off" dir="auto" placeholder=${e.proposal||i("spot.nameHint")} .value=${e.name}
      @input=${t=>e.setName(t.target.value)}>
  </div>`,Ln=e=>i(`spot.${e.source||"set"}`),ed=e=>Ft`
  <p class="at" role="status">
    ${c("pin")}
    <span class="grow"><span class="strong" dir="auto">${e.label||i(e.point?"spot.unnamed":"spot.none")}</span>
      ${e.point?Ft`<span class="soft">${Ln(e)}</span>`:hs}</span>
  </p>`,sd=(e,t)=>Ft`
  <h2 class="unseen" tabindex="-1" autofocus>${i("spot.title")}</h2>
  ${Ku(e,t)}
  ${Zu(e)}
  <div class="panel">
    ${ed(e)}
    ${Qu(e)}
    ${e.chosen?hs:td(e)}
    ${e.problem?Ft`<p class="error" role="alert">${e.problem}</p>`:hs}
    <button type="button" class="main" id="use-place" @click=${()=>e.check()&&t(!0)}>${i("spot.use")}</button>
  </div>`;var Cr=(e,t)=>yi`
  <span class="row">
    ${c("pin")} <span class="grow"><span class="strong" dir="auto">${e}</span><br><span class="soft">${t}</span></span>
    ${c("next")}
  </span>`,_r=(e,t)=>yi`
  <fieldset>
    <legend>${i("edit.where")}</legend>
    <button type="button" class="where" id="place" aria-describedby=${t?"place-error":In} @click=${()=>Ce(e)}>
      ${e.point?yi`<place-map inert .at=${e.point}></place-map>`:In}
      ${e.point?Cr(e.label||i("spot.unnamed"),[Ln(e),i("spot.change")].filter(Boolean).join(" · ")):Cr(i("spot.title"),i("spot.chooseHint"))}
    </button>
    ${t?yi`<p class="error" id="place-error" role="alert">${t}</p>`:In}
  </fieldset>`;import{html as pe,nothing as Mn}from"../lib/lit-html/lit-html.js";function id(e,t){e.merge(t),k(`group-${t-1}`)}function nd(e,t,s){e.split(t,s),k(`group-${t+1}`)}var ad=({preview:e,file:t})=>e?pe`<img src=${e} alt="">`:pe`<span class="film" title=${t.name}>${c("play")}</span>`,od=(e,t,s)=>pe`
  <button type="button" class="cut" aria-label=${i("group.split",{n:s+1})} title=${i("group.split",{n:s+1})}
    @click=${()=>nd(e,t,s)}></button>`;function rd(e,t,s){let{name:n,time:a}=e.describe(t),o=[a&&pt(a),n].filter(Boolean);return pe`
    <li>
      <div class="row between">
        <h3 id="group-${s}" tabindex="-1">${i("group.find",{n:s+1})} <span class="soft" dir="auto">${o.join(" · ")}</span></h3>
        ${e.canMerge(s)?pe`
          <button type="button" class="link" aria-describedby="group-${s}" @click=${()=>id(e,s)}>
            ${i("group.merge")}
          </button>`:Mn}
      </div>
      <ul class="group">${t.map((r,l)=>pe`<li>${l?od(e,s,l):Mn}${ad(r)}</li>`)}</ul>
    </li>`}var Er=(e,t)=>e.groups?pe`
  <section class="card" id="several" aria-labelledby="several-title">
    <h2 id="several-title" tabindex="-1">${i("group.title",{n:e.count,finds:i("group.finds",{n:e.groups.length})})}</h2>
    <p class="hint">${i("group.hint")}</p>
    <ol class="groups">${e.groups.map((s,n)=>rd(e,s,n))}</ol>
    <div class="publish row">
      <button type="button" class="quiet" @click=${t}>${i("group.one")}</button>
      <button type="button" class="main" aria-busy=${e.busy?"true":"false"} @click=${()=>e.accept()}>
        ${i("group.make",{n:e.groups.length})}
      </button>
    </div>
  </section>`:Mn;import{html as Q,nothing as zt}from"../lib/lit-html/lit-html.js";import{html as jn}from"../lib/lit-html/lit-html.js";async function cd(e,t,s){let n=null,a={label:i("upload.caption"),hint:i("upload.captionHint"),value:t.caption,most:h().limits.caption},o=await ut((r,l)=>(n??=new x({send:({caption:p})=>r(p.trim()),update:l}),jn`
      <h2>${i("upload.caption")}</h2>
      <div class="captioned">${s}</div>
      <form novalidate @submit=${n.submit}>
        ${m(n,"caption",a)}
        <div class="row end">
          <button type="button" class="quiet" @click=${()=>r()}>${i("action.cancel")}</button>
          ${D(n,i("action.save"))}
        </div>
      </form>`),{label:i("upload.captionOf",{n:e.items.indexOf(t)+1})});o!==null&&e.setCaption(t,o)}var Hr=(e,t,s,n)=>jn`
  <button type="button" class="words ${t.caption?"":"round"}" @click=${()=>cd(e,t,n)}
    aria-label="${i("upload.captionOf",{n:s})}${t.caption?`: ${t.caption}`:""}">
    ${t.caption?jn`<span dir="auto">${t.caption}</span>`:c("edit")}
  </button>`;var[ld,pd]=[6,10],ud=300,C=null;function Rr(){C.isOn=!0,C.item.classList.add("lifted"),navigator.vibrate?.(10)}var zr=e=>[...e.parentElement.querySelectorAll(":scope > [data-drag]")],dd=(e,t)=>zr(C.item).find(s=>{let n=s.getBoundingClientRect();return s!==C.item&&n.left<=e&&e<=n.right&&n.top<=t&&t<=n.bottom});function md(e){if(e.pointerId!==C.id)return;let[t,s]=[e.clientX-C.x,e.clientY-C.y],n=e.pointerType==="touch";if(!C.isOn){if(Math.hypot(t,s)<(n?pd:ld))return;if(n)return C.end();Rr()}C.item.style.transform=`translate(${t}px, ${s}px) scale(1.04)`,C.over?.classList.remove("target"),C.over=dd(e.clientX,e.clientY),C.over?.classList.add("target")}function Vr(e,t){if(e.button||C||e.target.closest("button, input, a"))return;let s=e.currentTarget,n=new AbortController,{signal:a}=n,o=()=>{clearTimeout(C.timer),n.abort(),s.classList.remove("lifted"),s.style.transform="",C.over?.classList.remove("target"),C=null};C={item:s,x:e.clientX,y:e.clientY,id:e.pointerId,isOn:!1,over:null,end:o},e.pointerType==="touch"&&(C.timer=setTimeout(Rr,ud));let r=p=>{p.pointerId===C.id&&o()},l=p=>{if(p.pointerId!==C.id)return;let[$,y]=[s,C.isOn&&C.over].map(A=>zr(s).indexOf(A));o(),y>=0&&t($,y)};document.addEventListener("pointermove",md,{signal:a}),document.addEventListener("pointerup",l,{signal:a}),document.addEventListener("pointercancel",r,{signal:a}),document.addEventListener("keydown",p=>{p.key==="Escape"&&o()},{signal:a})}function vi(e){(C?.isOn||e.type==="dragstart")&&e.preventDefault()}var hd="image/*,video/mp4,video/quicktime,video/webm";function fd(e,t){let s=e.items.indexOf(t);e.remove(t),queueMicrotask(()=>{(document.querySelectorAll(".shot .drop")[Math.min(s,e.items.length-1)]??document.getElementById("files"))?.focus()})}function Wr(e,t,s){e.move(t,s),queueMicrotask(()=>{let n=s<t?".before, .after":".after, .before";document.querySelectorAll(".shot")[s]?.querySelector(n)?.focus()})}function Gr(e){return e.media?qt(e.media,{thumb:!0,eager:!0}):e.file.type.startsWith("video/")?Q`<span class="film">${c("play")}</span>`:Q`<img src=${e.preview} alt="">`}var Yr={handleEvent:e=>{e.target.hidden=e.type==="error"},capture:!0},ki=(e,t,s,n,a)=>Q`
  <button type="button" class="round ${e}" aria-label=${i(`upload.${t}`,{n})} @click=${a}>${c(s)}</button>`,$d=(e,t)=>e.progress<1?Q`<progress max="1" .value=${e.progress} aria-label=${i("upload.progress",{n:t})}></progress>`:Q`<span class="over">${i("upload.processing")}</span>`,gd=(e,t)=>({sending:()=>$d(e,t),paused:()=>Q`<span class="over" title=${e.problem}>${i("upload.paused")}</span>`,waiting:()=>Q`<span class="over">${i("upload.waiting")}</span>`,failed:()=>Q`<span class="over error">${i("upload.failed")}</span>`,done:()=>zt})[e.state]();function bd(e,t,s){let n=s+1;return Q`
    <li class="shot ${t.state}" data-drag @pointerdown=${a=>Vr(a,(o,r)=>e.move(o,r))}
      @error=${Yr} @load=${Yr}>
      ${Gr(t)}
      ${s===0&&e.items.length>1?Q`<span class="cover">${i("upload.cover")}</span>`:zt}
      ${gd(t,n)}
      <span class="buttons">
        ${s>0?ki("before","earlier","back",n,()=>Wr(e,s,s-1)):zt}
        ${n<e.items.length?ki("after","later","next",n,()=>Wr(e,s,s+1)):zt}
        ${t.state==="failed"||t.state==="paused"?ki("","again","retry",n,()=>e.retry(t)):zt}
        ${ki("drop",t.state==="done"?"remove":"cancel","close",n,()=>fd(e,t))}
      </span>
      ${t.state==="failed"?zt:Hr(e,t,n,Gr(t))}
    </li>`}function wd(e,t){t([...e.target.files]),e.target.value=""}var yd=(e,t)=>Q`
  <li class="shot add">
    <label for="files">
      ${c("camera")}<span class="strong">${i(e.items.length?"upload.more":"upload.add")}</span>
      ${e.items.length?zt:Q`<span class="soft mice">${i("upload.drop")}</span>`}
    </label>
    <input id="files" type="file" accept=${hd} multiple @change=${s=>wd(s,t)}>
  </li>`;function vd(e){let t=e.items.filter(n=>n.state==="done").length,s=[...new Set(e.items.filter(n=>n.state==="failed").map(n=>n.problem))];return Q`
    <p class="hint" role="status">${e.isBusy?i("upload.ready",{n:t,of:q(e.items.length)}):""}</p>
    ${s.map(n=>Q`<p class="error" role="alert">${n}</p>`)}`}var Jr=(e,t)=>Q`
  <ul class="shots ${e.items.length?"":"bare"}" @touchmove=${vi} @contextmenu=${vi} @dragstart=${vi}>
    ${e.items.map((s,n)=>bd(e,s,n))}
    ${e.items.length<e.most?yd(e,t):zt}
  </ul>
  ${e.items.length>1?Q`<p class="hint">${i("upload.order")}</p>`:zt}
  ${vd(e)}`;async function Kr(e,t){await e.addFiles(t),e.several?.groups&&k("several-title")}function kd(e){e.uploads.add(e.several.decline()),k("files")}function xd(e){for(let[t,s]of Object.entries(e.received.values))document.getElementById(t).value=s;return e.resolveReceived(!0)}var Od=(e,t)=>lt`
  <section class="card" id="offer" aria-labelledby="offered">
    <h2 id="offered">${i("edit.shared")}</h2>
    <p class="hint">${i("edit.sharedHint")}</p>
    ${Object.values(e.received.values).map(s=>lt`<p class="text" dir="auto">${s}</p>`)}
    ${e.received.files.length?lt`<p>${i("edit.sharedFiles",{n:e.received.files.length})}</p>`:St}
    ${t?lt`<p class="note">${i("edit.sharedFull")}</p>`:St}
    ${e.received.left?lt`<p class="note">${i("edit.sharedLeft",{n:e.received.left})}</p>`:St}
    <div class="row end">
      <button type="button" class="quiet" @click=${()=>e.resolveReceived(!1)}>${i("edit.sharedDrop")}</button>
      <button type="button" @click=${()=>xd(e)}>${i("edit.sharedTake")}</button>
    </div>
  </section>`;async function qd(e){await B(i("edit.discardTitle"),i("edit.discardText"),i("edit.startOver"))&&e.discard()}var Fd=()=>B(i("privacy.inHome"),i("privacy.inHomeText"),i("privacy.showExact")),Sd=e=>lt`
  <p class="note">
    ${i("edit.restored")} <button type="button" class="link" @click=${()=>qd(e)}>${i("edit.startOver")}</button>
  </p>`,Pd=e=>lt`
  <fieldset>
    <legend>${i("edit.photos")}</legend>
    ${e.photosExpired?lt`<p class="note">${i("edit.photosGone")}</p>`:St}
    ${Jr(e.uploads,t=>Kr(e,t))}
    <p class="hint">${i("edit.photosMost",{n:e.uploads.most})} ${i("edit.photosHint")}</p>
  </fieldset>`,Td=e=>lt`
  ${S(e.form)}
  ${e.form.refusal?.reason==="changed_since"?lt`
    <div class="row">
      <a class="button quiet" href=${e.back} target="_blank">${i("edit.theirs")}</a>
      <button type="submit" class="quiet" @click=${()=>e.overwrite()}>${i("edit.mine")}</button>
    </div>`:St}`;function Ad(e,t){t.change(to(e.currentTarget))}async function Bd(e,t){let n=await t.submit(e)?document.querySelector("form [aria-invalid=true]"):document.getElementById("place");jr(n),n?.focus()}function Ld(e){let{title:t}=e.values,s=e.form.busy&&e.uploads.isBusy?"edit.waiting":e.isNew?"edit.publish":"action.save",n=a=>Ad(a,e);return lt`
    <form class="card" novalidate ?hidden=${!!e.several?.groups}
      @input=${n} @change=${n} @submit=${a=>Bd(a,e)}>
      ${e.isRestored?Sd(e):St}
      ${Pd(e)}
      ${_r(e.place,e.placeError)}
      ${m(e.form,"title",{label:i("find.titleField"),value:t,required:!0,most:h().limits.title})}
      ${Dr(e)}
      <div class="publish">
        ${Td(e)}
        <div class="row end">
          <a class="button quiet" href=${e.back}>${i("action.cancel")}</a>
          ${D(e.form,i(s))}
        </div>
      </div>
    </form>`}var Id=(e,t)=>lt`
  ${e.received?Od(e,t.get("shared")==="full"):St}
  ${Er(e.several,()=>kd(e))}
  ${e.several.groups?St:Sr(e.drafts)}`;function Md(e,t){return e.loading.problem?d(e.loading.problem,t):e.uploads?Ld(e):b(4)}function Zr(e){let t=new(e.params.id?mi:$i)(e,{showHome:Fd}),s=()=>t.loading.load();return Ar(e.signal,n=>t.uploads&&Kr(t,n)),{title:t.title,ready:s(),view:()=>lt`
      ${f(t.title,St,t.back)}
      ${t.isNew?Id(t,e.query):St}
      ${Md(t,s)}`,close:()=>t.close()}}import{html as He,nothing as lc}from"../lib/lit-html/lit-html.js";var jd=3,Dd=4,xi=(e,t=0)=>new Date(e.getFullYear(),e.getMonth(),e.getDate()-t);function Nd(){let e=new Intl.Locale(ua());return((e.getWeekInfo?.()??e.weekInfo)?.firstDay??1)%7}var Ud=e=>[["today",xi(e)],["yesterday",xi(e,1)],["week",xi(e,(e.getDay()-Nd()+7)%7)],["earlier",-1/0]],Dn=e=>xi(new Date(e.createdAt)).getTime(),Oi=e=>`${Dn(e)} ${e.user.id}`;function Cd(e){let t=new Map;for(let s of e)t.set(Oi(s),[...t.get(Oi(s))??[],s]);return t}function Xr(e,{now:t=new Date,mayContinue:s=!1}={}){let n=Cd(e),a=s&&e.length?Dn(e.at(-1)):NaN,o=new Map,r=Ud(t);for(let l of e){let p=n.get(Oi(l)),$=p.length>=jd;if($&&p[0]!==l)continue;let y=$?{key:Oi(l),finds:p,hasMore:Dn(l)===a}:{find:l},A=new Date(l.createdAt),[et]=r.find(([,Ke])=>A>=Ke);o.set(et,[...o.get(et)??[],y])}return[...o].map(([l,p])=>({name:l,entries:p}))}function Qr(e){let t=n=>n.media.length>0,s=[...e.filter(t),...e.filter(n=>!t(n))].slice(0,Dd);return{shown:s,rest:e.length-s.length}}var _d=1500,[Ed,Hd]=[4,4],Rd=9;function zd(){let e=Qt($e.get());return e?.zoom>=Rd?{lat:e.lat,lng:e.lng}:null}var Vd=()=>Promise.race([Ja(),Is(_d,null)]),Wd=e=>e?{lat:Math.round(e.lat*100)/100,lng:Math.round(e.lng*100)/100}:{},qi=class{at=null;isHere=!1;busy=!1;#t=new WeakMap;#e;#s;constructor(t){this.#s=t,this.at=t.kept?.at??null,this.isHere=t.kept?.isHere??!1,this.#e=new Set(t.kept?.open),this.list=H(t,()=>v("/api/finds/feed",{...Wd(this.at),limit:20}))}liking(t){let s=this.#t.get(t);return s||this.#t.set(t,s=new eo(t.id,()=>t,this.#s)),s}load=async()=>{if(this.#s.kept?.at===void 0){let t=await Vd();this.#o(t??zd(),!!t)}await this.#n()};get days(){return Xr(this.list.items??[],{mayContinue:!!this.list.next})}get#i(){return this.days.reduce((t,s)=>t+s.entries.length,0)}isOpen=({key:t})=>this.#e.has(t);toggle({key:t}){this.#e.delete(t)||this.#e.add(t),this.#s.keep({open:[...this.#e]}),this.#s.update()}async#n(){await this.list.load(),await this.#a(Ed)}more=()=>this.#a(this.#i+1);async#a(t){for(let s=0;this.list.next&&this.#i<t&&s<Hd;s++){let n=this.list.items.length;if(await this.list.more(),this.list.items?.length===n)return}}#o(t,s){Object.assign(this,{at:t,isHere:s}),this.#s.keep({at:t,isHere:s})}async nearMe(){this.busy=!0,this.#s.update();try{this.#o(await js({timeout:1e4}),!0),this.list.clear(),await this.#n()}catch(t){u(F(t))}this.busy=!1,this.#s.update()}distance=t=>this.isHere?Ut(this.at,it(t.location)):void 0};function Gd(){return ya()?!0:ot.get("installPrompt")||va()?!1:void 0}async function Yd(){let e=await Ps();return{on:!0,off:!1}[e]}var Fi=class{steps=[];isKnown=!1;#t;constructor(t){this.#t=t}get isOver(){return hn.get()===w()?.id}get left(){return this.steps.filter(t=>!t.isDone).length}async load(){if(this.isOver){this.isKnown=!0;return}let{signal:t}=this.#t,s={profile:!!w().displayName||!!w().profilePicture?.startsWith("/api/media/"),streets:w().role==="admin"&&h().tiles?.kind==="vector"?xo().length>0:void 0,find:g(`/api/users/${w().id}`,{signal:t}).then(a=>a.findCount>0),friend:g("/api/friends?limit=1",{signal:t}).then(a=>a.length>0),push:Yd(),install:Gd()},n=await Promise.all(Object.entries(s).map(async([a,o])=>({name:a,isDone:await Promise.resolve(o).catch(()=>{})})));t.aborted||(this.isKnown=!0,this.steps=n.filter(a=>a.isDone!==void 0),this.steps.length===n.length&&!this.left&&this.dismiss(),this.#t.update())}async installNow(){let t=ot.get("installPrompt");t&&(await t.prompt(),ot.set("installPrompt",null),await this.load())}dismiss=()=>{hn.set(w().id),this.steps=[],this.#t.update()}};import{html as Pt,nothing as ee}from"../lib/lit-html/lit-html.js";var Jd="(min-width: 1180px) 516px, (min-width: 720px) 688px, 100vw",Kd=(e,t)=>Pt`
  <span class="cover c-${xe(e.category).code}">
    ${e.media.length?qt(e.media[0],{sizes:Jd,eager:t}):nt(e.category)}
    ${e.media[0]?.type==="video"?Pt`<span class="play">${c("play")}</span>`:ee}
    ${e.media.length>1?Pt`<span class="counter">${i("feed.photos",{n:e.media.length})}</span>`:ee}
  </span>`,Zd=e=>e.saved?Pt`<span class="figure">${c("bookmark",!0)} ${i(`saved.${e.saved}`)}</span>`:ee;function Xd(e,t){let s=[ka(e,e.location)?"":Fs(e.location),t===void 0?"":fa(t)].filter(Boolean);return s.length?Pt`
    <span class="soft">${c("pin")} <bdi>${s[0]}</bdi>${s[1]?Pt` · ${s[1]}`:ee}</span>`:ee}var Nn=(e,t,s=ee)=>Pt`
  <span class="by">
    ${Z(e.user,28)} <span class="grow">${O(e.user)} <span class="soft">· ${R(e.createdAt)}</span></span>
    ${t&&e.reason==="friend"?Pt`<span class="badge">${i("feed.friend")}</span>`:ee}
    ${s}
  </span>`,tc=(e,t,{km:s,eager:n,isMixed:a})=>Pt`
  <li class="feed-card">
    <a href="/finds/${e.id}">
      ${Kd(e,n)}
      <span class="about">
        <span class="name" dir="auto">${e.title}</span>
        ${Xd(e,s)}
        ${Nn(e,a,wo(e))}
      </span>
    </a>
    <div class="acts">
      ${go(t,`like-${e.id}`)}
      <a class="act" href="/finds/${e.id}#comments" aria-label=${i("find.commentOn",{title:e.title})}>
        ${c("comment")} ${e.commentCount?Pt`<span>${q(e.commentCount)}</span>`:ee}
      </a>
      <span class="grow"></span>
      ${Zd(e)}
    </div>
  </li>`;import{html as _e,nothing as ec}from"../lib/lit-html/lit-html.js";var Un=({key:e})=>`group-${e.replace(" ","-")}`;async function sc(e,t){e.toggle(t),await k(Un(t))}var Qd=(e,t)=>_e`
  <span class="piece c-${xe(e.category).code}">
    ${e.media.length?qt(e.media[0],{thumb:!0}):nt(e.category)}
    ${t?_e`<span class="beyond">+${q(t)}</span>`:ec}
  </span>`;function tm(e){let{shown:t,rest:s}=Qr(e);return _e`
    <span class="cover ${t[0].media.length?"":"signs"}">
      <span class="mosaic of-${t.length}">${t.map((n,a)=>Qd(n,a===t.length-1?s:0))}</span>
    </span>`}var ic=({finds:e,hasMore:t})=>i("feed.several",{n:e.length,more:t}),em=e=>e.map((t,s)=>_e`${s?" · ":ec}<bdi>${t.title}</bdi>`),sm=(e,t)=>_e`
  <li class="feed-card">
    <button type="button" class="group-face" id=${Un(t)} aria-expanded="false" @click=${()=>sc(e,t)}>
      ${tm(t.finds)}
      <span class="about">
        <span class="name">${ic(t)}</span>
        <span class="soft titles">${em(t.finds.slice(0,10))}</span>
        ${Nn(t.finds[0],!!e.at)}
      </span>
    </button>
  </li>`,im=(e,t,s)=>_e`
  <li class="feed-group">
    <div class="by">
      ${Z(t.finds[0].user,28)}
      <span class="grow">${O(t.finds[0].user)} <span class="soft">· ${ic(t)}</span></span>
      <button type="button" class="quiet" id=${Un(t)} aria-expanded="true" @click=${()=>sc(e,t)}>
        ${i("feed.less")}
      </button>
    </div>
    <ul class="feed-list">${t.finds.map(n=>s(n))}</ul>
  </li>`,nc=(e,t,s)=>e.isOpen(t)?im(e,t,s):sm(e,t);import{html as Ee,nothing as Si}from"../lib/lit-html/lit-html.js";var ac={profile:()=>"/profile",streets:()=>"/admin/map",find:()=>"/new",friend:()=>ft()?"/invites":"/people",push:()=>"/settings#push"},nm=e=>i(e==="friend"&&ft()?"steps.inviteAction":`steps.${e}Action`);function am(e,t){return ac[t]?Ee`<a class="button quiet" href=${ac[t]()}>${nm(t)}</a>`:ot.get("installPrompt")?Ee`<button type="button" class="quiet" @click=${()=>e.installNow()}>${i("steps.installAction")}</button>`:Ee`<span class="hint">${i("steps.installHint")}</span>`}var om=(e,{name:t,isDone:s})=>Ee`
  <li class="step ${s?"done":""}">
    <span class="tick">${s?c("check"):Si}</span>
    <span class="grow">${i(`steps.${t}`,{instance:jt()})}${s?Ee`<span class="unseen"> (${i("steps.done")})</span>`:Si}</span>
    ${s?Si:am(e,t)}
  </li>`,oc=e=>e.isOver||!e.left?Si:Ee`
  <section class="card" aria-labelledby="steps">
    <div class="row between"><h2 id="steps">${i("steps.title")}</h2>${xt(e.dismiss)}</div>
    <ul class="first-steps">${e.steps.map(t=>om(e,t))}</ul>
  </section>`;var rm=()=>He`<a class="button quiet" href="/people">${c("people")} ${i("nav.people")}</a>`,cm=e=>e.isHere?lc:He`
  <button type="button" class="chip" aria-busy=${e.busy?"true":"false"} @click=${()=>e.nearMe()}>
    ${c("here")} ${i("feed.nearMe")}
  </button>`,rc=e=>He`
  <p class="row between"><span class="soft">${i(e.at?"feed.around":"feed.friends")}</span>${cm(e)}</p>`,cc=(e,t)=>tc(e,t.liking(e),{km:t.distance(e),eager:e===t.list.items[0],isMixed:!!t.at}),lm=({name:e,entries:t},s)=>He`
  <section class="stack" aria-labelledby="day-${e}">
    <h2 id="day-${e}">${i(`feed.${e}`)}</h2>
    <ul class="feed-list">
      ${t.map(n=>n.find?cc(n.find,s):nc(s,n,a=>cc(a,s)))}
    </ul>
  </section>`;function pm(e,t){let{items:s,problem:n}=e.list;return!n&&(!s||!t.isKnown)?b(3):[oc(t),um(e)]}function um(e){let{items:t,problem:s,load:n}=e.list;if(s)return d(s,n);if(!t.length&&!e.list.next){let a=i(e.at?"feed.noneText":"feed.noneFriends");return[rc(e),I(i("feed.none"),a,lc,"feed")]}return He`
    ${rc(e)}
    ${e.days.map(a=>lm(a,e))}
    ${M({...e.list,more:e.more})}`}function pc(e){let t=new qi(e),s=new Fi(e);return{title:i("feed.title"),broad:!0,ready:Promise.all([t.load(),s.load()]),view:()=>He`
      ${f(i("feed.title"),rm())}
      ${pm(t,s)}`}}import{html as N,nothing as ue}from"../lib/lit-html/lit-html.js";var dm=30,Pi=e=>e.map(t=>typeof t=="string"?t:t[0]==="code"?t[1]:Pi(t.at(-1))).join("");function uc([e,t,s]){return e==="pre"?t:e==="ul"||e==="ol"?t.map(n=>n.map(uc).join(" ")).join(" "):e==="table"?t.map(n=>n.map(Pi).join(" ")).join(" "):Pi(s??t)}function mm(e){let t=[{document:e,id:"",title:e.title,texts:[]}];for(let s of e.blocks)/^h\d$/.test(s[0])?t.push({document:e,id:s[1],title:Pi(s[2]),texts:[]}):t.at(-1).texts.push(uc(s));return t.map(({texts:s,...n})=>({...n,text:s.join(" ")}))}var hm=({document:e,id:t})=>`/help/${e.name}${t?`#${t}`:""}`;function fm(e,t){let s=Math.min(...t.map(o=>Kt(e).indexOf(o)).filter(o=>o>=0),e.length),n=s>60?e.lastIndexOf(" ",s-40)+1:0,a=e.slice(n,n+160);return`${n?"… ":""}${a}${n+160<e.length?" …":""}`}function $m(e,t){let s=Kt(t).split(/\s+/).filter(Boolean);if(!s.length)return[];let n=({title:o,text:r})=>s.every(l=>Kt(`${o} ${r}`).includes(l))?s.some(l=>Kt(o).includes(l))?2:1:0;return e.flatMap(mm).map(o=>[n(o),o]).filter(([o])=>o).sort(([o],[r])=>r-o).slice(0,dm).map(([,o])=>({address:hm(o),title:o.title,document:o.document,part:fm(o.text,s)}))}function gm(e,t){let s=({name:a,language:o})=>a.replace(new RegExp(`-${o}$`),""),n=a=>a.language===t||a.language==="en"&&!e.some(o=>o.language===t&&s(o)===s(a));return e.filter(n)}var Ti=class{query="";#t;#e=[];constructor(t){this.#t=t,this.loading=_(t,async()=>{let s=await fetch(new URL("bundle/help.json",fe).href,{signal:t.signal});if(!s.ok)throw Object.assign(new Error("the documents are not there"),{code:"strange",status:s.status});this.#e=await s.json()}),this.query=t.query.get("q")??""}get documents(){return gm(this.#e,kt())}get document(){return this.#e.find(t=>t.name===this.#t.params.name)}get found(){return $m(this.documents,this.query)}search(t){this.query=t,this.#t.rename(v("/help",{q:t.trim()})),this.#t.update()}};var Tt=e=>e.map(t=>typeof t=="string"?t:bm[t[0]](t)),bm={b:([,e])=>N`<b>${Tt(e)}</b>`,i:([,e])=>N`<i>${Tt(e)}</i>`,code:([,e])=>N`<code>${e}</code>`,a:([,e,t])=>/^https?:/.test(e)?N`<a href=${e} target="_blank" rel="noopener">${Tt(t)}</a>`:N`<a href=${e}>${Tt(t)}</a>`},dc=e=>N`<li>${e.length===1&&e[0][0]==="p"?Tt(e[0][1]):e.map(fc)}</li>`,mc=(e,t)=>N`<tr>${e.map(t)}</tr>`,wm={h2:([,e,t])=>N`<h2 id=${e} tabindex="-1">${Tt(t)}</h2>`,h3:([,e,t])=>N`<h3 id=${e} tabindex="-1">${Tt(t)}</h3>`,p:([,e])=>N`<p>${Tt(e)}</p>`,pre:([,e])=>N`<pre tabindex="0">${e}</pre>`,ul:([,e])=>N`<ul>${e.map(dc)}</ul>`,ol:([,e])=>N`<ol>${e.map(dc)}</ol>`,table:([,[e,...t]])=>N`
    <div class="scrolls" tabindex="0"><table>
      <thead>${mc(e,s=>N`<th scope="col">${Tt(s)}</th>`)}</thead>
      <tbody>${t.map(s=>mc(s,n=>N`<td>${Tt(n)}</td>`))}</tbody>
    </table></div>`},fc=e=>wm[e[0]](e),$c=(e,t,s,n)=>N`
  <li>
    <a class="area" href=${e}>
      <span class="grow" lang=${n}>
        <span class="strong">${t}</span>${s?N`<br><span class="soft">${s}</span>`:ue}
      </span>
      ${c("next")}
    </a>
  </li>`,hc=e=>N`<ul class="people">${e.map(t=>$c(`/help/${t.name}`,t.title,"",t.language))}</ul>`,ym=([e,...t])=>N`
  <section class="card">${hc([e])}</section>
  <section class="card">
    <h2>${i("help.running")}</h2>
    ${hc(t)}
  </section>`;function vm(e){let t=e.found;return N`
    <p class="unseen" role="status">${i("help.found",{n:t.length})}</p>
    ${t.length?N`<section class="card"><ul class="people">${t.map(({address:s,title:n,document:a,part:o})=>$c(s,a.title===n?n:`${a.title} › ${n}`,o,a.language))}</ul></section>`:I(i("help.none"),i("help.noneText"),ue,"search")}`}var km=e=>N`
  ${f(i("help.title"),ue,w()?"/settings":"/sign-in")}
  <form role="search" @submit=${t=>t.preventDefault()}>
    <label class="unseen" for="help-words">${i("help.search")}</label>
    <input id="help-words" type="search" autocomplete="off" placeholder=${i("help.search")} .value=${e.query}
      @input=${t=>e.search(t.target.value)}>
  </form>
  ${e.query.trim()?vm(e):ym(e.documents)}`,xm=({title:e,language:t,blocks:s})=>N`
  ${f(e,ue,"/help")}
  <article class="card document" lang=${t}>${s.map(fc)}</article>`,Om=()=>N`${f(i("help.title"),ue,"/help")}${I(i("missing.title"),i("missing.text"),ue,"search")}`;function qm(e,t){return e.loading.problem?N`${f(i("help.title"),ue,"/help")}${d(e.loading.problem,e.loading.load)}`:e.documents.length?t.params.name?e.document?xm(e.document):Om():km(e):b(6)}function gc(e){let t=new Ti(e);return{get title(){return t.document?.title??i("help.title")},ready:t.loading.load().then(()=>location.hash?k(location.hash.slice(1)):null),view:()=>qm(t,e)}}import{html as j,nothing as Y}from"../lib/lit-html/lit-html.js";var Fm=20,Sm=e=>new Promise((t,s)=>{let n=()=>{clearTimeout(a),s(e.reason)},a=setTimeout(()=>{e.removeEventListener("abort",n),t()},1e3);e.addEventListener("abort",n,{once:!0})});async function bc(e,t,{signal:s,stopped:n,tick:a=Sm,note:o=()=>{}}){for(;;)try{return await T(e,t,{signal:s})}catch(r){if(r.status!==429)throw r;await o();for(let l=Math.max(Fm,r.retryAfter);l>0;l--){if(n())return null;await a(s)}}}var Ai=class{audience="me";keep=!1;category="";area="";forFriends="true";#t;constructor(t){this.#t=t}set(t){Object.assign(this,t),this.#t()}get body(){return{audience:this.audience,...this.keep?{keepVisibility:!0}:{},...this.category?{category:this.category}:{},...this.area===""?{}:{area:Number(this.area)},...Number(this.area)?{exactForFriends:this.forFriends==="true"}:{}}}};var Pm=30,Tm=["obscured","notPoint"],wc=()=>h().places.source!=="gazetteer",Bi=class{state=null;#t;#e;#s=!1;constructor(t,s){this.#t=t,this.#e=s}get rows(){return(this.#t.rows.items??[]).filter(t=>t.status==="noPlace"&&!Tm.includes(t.reason)).slice(0,Pm)}async run(){let{rows:t}=this,s={n:0,all:t.length,found:0,busy:!0,problem:null};this.state=s,this.#s=!1,this.#e.update();try{for(let n of t){if(this.#s)break;let[a]=await g(v("/api/places",{query:n.place||n.title,limit:1}),{signal:this.#e.signal});s.n++,a&&await this.#t.guess(n,a)&&s.found++,this.#e.update()}}catch(n){if(n.name==="AbortError")return;s.problem=n}s.busy=!1,this.#e.update()}stop(){this.#s=!0}};var Am=1e3,Bm=14,yc=e=>({...it(e),row:e.row,name:e.title});function Lm(e,t){let[s,n]=[e.map(y=>y.lat),e.map(y=>y.lng)].map(y=>y.toSorted((A,et)=>A-et)),[a,o,r,l]=[s[0],s.at(-1),n[0],n.at(-1)],p={lat:(a+o)/2,lng:(r+l)/2,zoom:Bm},$=()=>{let[y,A,et,Ke]=Ga(t,p).split(",").map(Number);return y<=r&&et>=l&&A<=a&&Ke>=o};for(;p.zoom>1&&!$();)p.zoom--;return p}var Li=class{items=[];#t;#e=0;constructor(t){this.#t=t}async load(t,s){let n=++this.#e,a=[];try{for(let o=0,r;!r||r.length===Am;o=r.at(-1)?.row){if(r=await g(v(`${t}/points`,{status:s,after:o||""}),{signal:this.#t.signal}),n!==this.#e)return;a.push(...r.map(yc))}}catch{if(n!==this.#e)return;a.length=0}this.items=a,this.#t.update()}put(t){let s=this.items.filter(n=>n.row!==t.row);this.items=t.status==="ready"&&t.latitude!==void 0?[...s,yc(t)]:s}link(t){return v("/",{at:Ms(Lm(this.items,t))})}};var Im=e=>Number(new URLSearchParams(e.split("?")[1]).get("limit"));function vc(e,t){let s={items:null,next:0,busy:!1,problem:null},n=0,a=async o=>{let r=n,l=t();Object.assign(s,{busy:!0,problem:null}),e.update();try{let p=await g(o?`${l}&after=${o}`:l,{signal:e.signal});if(r!==n)return;s.items=[...o?s.items:[],...p],s.next=p.length<Im(l)?0:p.at(-1).row}catch(p){if(r!==n||p.name==="AbortError")return;o?u(F(p)):s.problem=p}s.busy=!1,e.update()};return s.clear=()=>{n++,Object.assign(s,{items:null,next:0,busy:!1,problem:null})},s.load=()=>a(0),s.more=async()=>{!s.busy&&s.next&&await a(s.next)},s.put=o=>{s.items=s.items?.map(r=>r.row===o.row?o:r)??null},s.drop=o=>{s.items=s.items?.filter(r=>r.row!==o.row)??null,s.items&&!s.items.length&&s.more()},s}var Mm=e=>(/\.zip$/i.test(e.name??"")?1e3:100)*2**20,kc=20,jm=200,Dm=["ready","noPlace","duplicate","bad","skipped","done"],Nm=4,Um=["noPoint","zeroPoint","notPoint","obscured","badPoint","noTitle","badLine","twice","known"],xc=e=>Um.includes(e.reason)?e.reason:"",Ii=class{current=null;unfinished=[];status="ready";progress=null;refusal=null;published=null;#t;#e=null;#s=!1;constructor(t){this.#t=t,this.options=new Ai(()=>t.update()),this.places=new Bi(this,t),this.points=new Li(t),this.rows=vc(t,()=>v(`${this.#i}/rows`,{status:this.status,limit:50})),this.loading=_(t,()=>this.#n())}get#i(){return`/api/imports/${this.current.id}`}get tabs(){let{counts:t}=this.current;return Dm.map((s,n)=>({name:s,n:t[s],at:n})).filter(({n:s,at:n})=>s||n<Nm)}get isBusy(){return!!this.published?.busy}get isDone(){let{counts:t}=this.current;return!!this.published&&!this.isBusy&&!this.published.problem&&!t.ready&&!t.noPlace&&!t.media}async#n(){let{signal:t}=this.#t,s=this.#t.query.get("id"),n=await g("/api/imports",{signal:t});this.unfinished=n.filter(o=>o.counts.ready||o.counts.noPlace);let a=n.find(o=>o.id===s);a&&await this.#a(a)}async#a(t){this.current=t,this.published=null,this.places.state=null,this.status=this.tabs.find(({n:s})=>s)?.name??"ready",this.rows.clear(),await this.rows.load(),this.points.load(this.#i,"ready")}open(t){return this.#t.rename(v("/import",{id:t.id})),this.#a(t)}async upload(t,s=we){let n=new AbortController;this.#e=n,this.#t.signal.addEventListener("abort",()=>n.abort(),{once:!0}),Object.assign(this,{progress:0,refusal:null}),this.#t.update();let a=o=>{this.progress=o,this.#t.update()};try{if(t.size>Mm(t))throw{code:"page",text:i("import.tooLarge")};let o=await s("POST","/api/imports",t,{progress:a,signal:n.signal});if(n.signal.aborted)return;await this.open(o)}catch(o){if(o.name==="AbortError")return;this.refusal=o,o.reason==="too_many_imports"&&await this.loading.load()}finally{this.progress=null,this.#t.update()}}cancel(){this.#e?.abort()}choose(t){return this.status=t,this.rows.clear(),this.rows.load()}async#o(t,s){let n=await z(G(`${this.#i}/rows/${t.row}`,s).then(a=>{let o={...this.current.counts};o[t.status]--,o[a.status]++,this.current={...this.current,counts:o},a.status===t.status?this.rows.put(a):this.rows.drop(t),this.published?.made||this.points.put(a)}));return this.#t.update(),n}skip(t,s){return this.#o(t,{skip:s})}place(t,{point:s,name:n,location:a}){let o=a?.name??n;return this.#o(t,{latitude:s.lat,longitude:s.lng,...o?{place:o}:{}})}guess(t,{latitude:s,longitude:n}){return this.#o(t,{latitude:s,longitude:n,guessed:!0})}rename(t,s){return this.#o(t,{title:s})}async commit(t){if(this.isBusy)return;let{signal:s}=this.#t,{ready:n,done:a}=this.current.counts;this.#s=!1;let o={made:0,taken:0,all:n,busy:!0,isWaiting:!1,problem:null};this.published=o;let r=p=>{this.current=p,Object.assign(o,{made:p.counts.done-a,taken:n-p.counts.ready}),this.#t.update()},l=()=>(o.isWaiting=!0,this.#t.update(),g(this.#i,{signal:s}).then(r).catch(p=>{if(!ge(p))throw p}));this.#t.update();try{for(let p=kc;this.current.counts.ready&&!this.#s;){let $=this.current.counts.ready,y=await bc(`${this.#i}/commit`,{...this.options.body,limit:jm},{signal:s,stopped:()=>this.#s,note:l,tick:t});if(o.isWaiting=!1,!y)break;if(r(y),p=this.current.counts.ready<$?kc:this.current.counts.media?p-1:0,!p)throw{code:"strange"}}}catch(p){if(p.name==="AbortError")return;o.problem=p,await g(this.#i,{signal:s}).then(r).catch(()=>{})}o.busy=!1,!s.aborted&&(await this.choose(this.current.counts.ready?"ready":"done"),this.points.load(this.#i,o.made?"done":"ready"))}stop(){this.#s=!0}leave(){return this.current=null,this.refusal=null,this.#t.query.delete("id"),this.#t.rename("/import"),this.loading.load()}async discard(t){await z(L(`/api/imports/${t.id}`))&&await this.leave()}};var Cm=["track","route","line","area","picture","link","file","damaged","text"];function Oc({leftOut:e=[]}){let t=e.filter(({kind:s})=>Cm.includes(s));return t.length?i("import.leftOut",{n:t.reduce((s,{n})=>s+n,0),list:ma(t.map(({kind:s,n})=>i(`import.kind.${s}`,{n})))}):""}var qc=({leftOut:e=[]})=>e.flatMap(({where:t=[]})=>t).map(({file:t="",line:s=0,column:n=0})=>s?i(t?"import.leftAt":"import.leftLine",{file:t,line:q(s),column:q(n)}):t);import{html as _n,nothing as Cn}from"../lib/lit-html/lit-html.js";var _m=(e,t,s,n,a)=>_n`
  <label class="switch">
    <span>${s}<br><span class="soft">${n}</span></span>
    <input type="checkbox" role="switch" id=${e} .checked=${t} @change=${o=>a(o.target.checked)}>
  </label>`,Em=(e,t)=>_n`
  ${e.current.format==="finds"?_m("import-keep",t.keep,i("import.keep"),i("import.keepHint"),s=>t.set({keep:s})):Cn}
  ${t.keep?Cn:P("import-audience",{label:i("edit.who"),chosen:t.audience,options:Oe.map(s=>[s,i(`find.audience.${s}`)]),set:s=>t.set({audience:s})})}`,Hm=e=>P("import-category",{label:i("import.category"),options:[["",i("edit.none")],...Xt().map(t=>[t,E(t)])],chosen:e.category,set:t=>e.set({category:t})}),Rm=e=>P("import-area",{label:i("privacy.shown"),hint:i("import.areaHint"),chosen:e.area,set:t=>e.set({area:t}),options:[["",i("privacy.asSet")],...Ne()]}),zm=e=>P("import-friends",{label:i("privacy.exactFor"),options:gi(),chosen:e.forFriends,set:t=>e.set({forFriends:t})}),Fc=(e,t=e.options)=>_n`
  ${Em(e,t)}
  <div class="folds">
    <details class="fold" id="fold-import">
      <summary>${c("filter")} <span class="grow">${i("import.more")}</span> ${c("next")}</summary>
      <div class="stack">${Hm(t)}${Rm(t)}${Number(t.area)?zm(t):Cn}</div>
    </details>
  </div>`;import{html as rt,nothing as se}from"../lib/lit-html/lit-html.js";function Vm(e){if(e.status==="ready"&&e.reason!=="noTitle")return e.guessed?i("import.guessed"):e.place??"";let t=xc(e),s=e.line?`${i("import.line",{n:e.line})}: `:"";return t?s+i(`import.reason.${t}`):""}async function Hn(e,t,s){if(!await s)return;let n=e.rows.items?.[Math.min(t,e.rows.items.length-1)];k(n?`row-${n.row}`:"part-rows")}function Wm(e,t,s,n){let a=new dt(n,null,()=>Hn(e,s,e.place(t,a.value)));return Ce(a)}var Mi=e=>e.title||i("import.line",{n:e.row}),En=(e,t,s)=>rt`
  <button type="button" class="quiet" id="row-${e.row}" aria-label=${`${t}: ${Mi(e)}`} @click=${s}>${t}</button>`,Gm=e=>t=>m(t,"title",{label:i("find.titleField"),value:e.title,required:!0,least:1,most:h().limits.title});async function Ym(e,t){await U(n=>new x({send:async({title:a})=>{await e.rename(t,a.trim())&&n()}}),i("import.rename"),Gm(t),n=>D(n,i("action.save"))),k(`name-${t.row}`)}var Sc=(e,t)=>rt`
  <button type="button" class="round" id="name-${t.row}" aria-label=${`${i("import.rename")}: ${Mi(t)}`}
    @click=${()=>Ym(e,t)}>
    ${c("edit")}
  </button>`,Pc=e=>e.findId?rt`
  <a class="button quiet" href="/finds/${e.findId}" aria-label=${`${i("import.show")}: ${Mi(e)}`}>
    ${i("import.show")}</a>`:se,Jm=(e,t,s,n)=>({ready:()=>rt`${Sc(e,t)}${En(t,i("import.skip"),()=>Hn(e,s,e.skip(t,!0)))}`,skipped:()=>En(t,i("import.unskip"),()=>Hn(e,s,e.skip(t,!1))),noPlace:()=>rt`${Sc(e,t)}${En(t,i("import.locate"),()=>Wm(e,t,s,n))}`,duplicate:()=>Pc(t),done:()=>Pc(t)})[t.status]?.()??se,Rn=e=>e?rt`<br><span class="soft" dir="auto">${e}</span>`:se,Km=e=>e.slice(e.lastIndexOf("/")+1),Zm=e=>[`import.lost.${e}`,`rule.${e}`,`reason.${e}`].map(t=>[t,i(t)]).find(([t,s])=>s!==t)?.[1]??e,Xm=({media:e,lost:t=[]})=>[e>t.length?Rn(i("import.rowMedia",{n:e-t.length})):se,...t.map(({file:s,reason:n})=>Rn(`${Km(s)}: ${Zm(n)}`))],Qm=(e,t,s,n)=>rt`
  <li class="row between">
    <span class="grow"><bdi class="strong">${Mi(t)}</bdi>${Rn(Vm(t))}${Xm(t)}</span>
    <span class="row">${Jm(e,t,s,n)}</span>
  </li>`;function th(e,t){let{items:s,problem:n,load:a}=e.rows;return n?d(n,a):s?s.length?rt`
    <ul class="people" aria-label=${i("import.rows")}>${s.map((o,r)=>Qm(e,o,r,t))}</ul>
    ${M(e.rows)}`:rt`<p class="soft" role="status">${i("import.none")}</p>`:b(4)}var eh=(e,{n:t,all:s})=>rt`
  <progress max=${s} .value=${t} aria-label=${i("import.lookUp")}></progress>
  <p class="row between">
    <span role="status">${i("import.progress",{n:t,all:q(s)})}</span>
    <button type="button" class="quiet" @click=${()=>e.places.stop()}>${i("import.stop")}</button>
  </p>`;async function sh(e){await e.places.run(),k("part-rows")}function ih(e){let{state:t,rows:s}=e.places;return t?.busy?eh(e,t):rt`
    ${t?rt`<p role="status">${i("import.lookedUp",{n:t.found})}</p>`:se}
    ${t?.problem?d(t.problem):se}
    ${s.length?rt`
      <p class="hint">${i("import.lookUpText",{source:h().places.attribution})}</p>
      <p>
        <button type="button" class="quiet" id="import-lookup" @click=${()=>sh(e)}>${i("import.lookUp")}</button>
      </p>`:se}`}var Tc=(e,t)=>rt`
  <section class="card">
    ${st("rows",i("import.rows"))}
    <div class="chips" role="group" aria-label=${i("import.which")}>
      ${e.tabs.map(({name:s,n})=>ve(e.status===s,`${i(`import.status.${s}`)} (${q(n)})`,()=>e.choose(s)))}
    </div>
    ${e.status==="noPlace"&&wc()?ih(e):se}
    ${th(e,t)}
  </section>`;var Re=class extends Ao{label="";points=[];options(){let{lat:t,lng:s}=this.points[0]??{lat:25,lng:5};return{view:{lat:t,lng:s,zoom:2},still:!0,onMove:()=>this.map&&this.mark()}}draw(){this.points.length&&(this.map.fit(this.points,this.closest,{animate:!1}),this.mark())}failed(){this.remove()}};var[ji,nh,ah]=[12,28,44],zn=class extends Re{closest=ji;set places(t){let s=t!==this.points;this.points=t,this.map&&s&&this.draw()}mark(){this.map.setMarkers(zs(this.points,t=>this.map.pixelOf(t),ah).map(t=>this.#t(t)))}#t([t,...s]){if(!s.length){let r=()=>this.map.setView({...t,zoom:ji}),l=t.km?t:null;return{key:`${t.lat},${t.lng}`,lat:t.lat,lng:t.lng,kind:"dot",size:nh,text:"",label:t.name,area:l,click:r}}let n=Bo({latitude:t.lat,longitude:t.lng,count:s.length+1}),a=s.every(r=>r.lat===t.lat&&r.lng===t.lng);return{...n,click:()=>a?this.map.setView({...t,zoom:ji}):this.map.fit([t,...s],ji)}}};customElements.define("finds-map",zn);var oh=".gpx,.kml,.kmz,.geojson,.geojsonl,.json,.umap,.csv,.tsv,.txt,.zip";async function rh(e,t){let s=e.target,[n]=s.files;n&&(await t.upload(n),s.value="",t.current&&k("part-import"))}var ch=e=>j`
  <progress max="1" .value=${e.progress} aria-label=${i("import.upload")}></progress>
  <p class="row between">
    <span class="soft" role="status">${i(e.progress<1?"import.upload":"import.reading")}</span>
    <button type="button" class="quiet" @click=${()=>e.cancel()}>${i("action.cancel")}</button>
  </p>`,lh=e=>j`
  <p class="row actions">
    <label class="button" for="import-file">${c("plus")} ${i("import.choose")}</label>
    <input class="file" id="import-file" type="file" accept=${oh} aria-describedby="import-hint" @change=${t=>rh(t,e)}>
  </p>`,ph=e=>j`
  <section class="card">
    <p>${i("import.text")}</p>
    ${e.refusal?d(e.refusal):Y}
    ${e.progress===null?lh(e):ch(e)}
    <p class="hint" id="import-hint">${i("import.files")}</p>
  </section>
  ${e.unfinished.length?dh(e):Y}`;async function Bc(e,t){await B(i("import.discardTitle"),i("import.discardText"),i("import.discard"))&&(await e.discard(t),k("import-file"))}var Di=e=>e.name||i("import.unnamed");async function uh(e,t){await e.open(t),k("part-import")}var dh=e=>j`
  <section class="card">
    <h2>${i("import.unfinished")}</h2>
    <ul class="people">${e.unfinished.map(t=>j`
      <li class="row between">
        <span class="grow"><bdi class="strong">${Di(t)}</bdi><br>
          <span class="soft">${i("import.left",{n:t.counts.ready+t.counts.noPlace})} ${Lc(t)}</span></span>
        <span class="row">
          <button type="button" class="quiet" aria-label=${`${i("import.goOn")}: ${Di(t)}`} @click=${()=>uh(e,t)}>
            ${i("import.goOn")}
          </button>
          <button type="button" class="round" aria-label=${`${i("import.discard")}: ${Di(t)}`}
            @click=${()=>Bc(e,t)}>
            ${c("trash")}
          </button>
        </span>
      </li>`)}
    </ul>
  </section>`,Lc=e=>i("import.ends",{date:pt(e.expiresAt)});async function mh(e){await e.commit(),k("part-import")}var hh=(e,{taken:t,all:s,isWaiting:n})=>j`
  <progress max=${s} .value=${t} aria-label=${i("import.running")}></progress>
  <p class="row between">
    <span role="status">${i("import.progress",{n:t,all:q(s)})}</span>
    <button type="button" class="quiet" id="import-stop" @click=${()=>e.stop()}>${i("import.stop")}</button>
  </p>
  ${n?j`<p class="soft" role="status">${i("import.waiting")}</p>`:Y}
  ${e.current.counts.media?j`<p class="soft">${i("import.mediaLeft",{n:e.current.counts.media})}</p>`:Y}`,fh=e=>e.items.length?e.link({width:innerWidth,height:innerHeight/2}):"/profile",$h=({mediaDone:e,mediaLost:t},{made:s},n)=>j`
  <p role="status">${c("check")} ${i("import.made",{n:s})}</p>
  ${e?j`<p>${i("import.media",{n:e})}</p>`:Y}
  ${t?j`<p>${i("import.mediaLost",{n:t})}</p>`:Y}
  ${s?j`<p><a class="button" href=${fh(n)}>${i("import.see")}</a></p>`:Y}`,gh=(e,t)=>j`
  ${Fc(e)}
  <button type="button" class="main" id="import-commit" @click=${()=>mh(e)}>${i("import.commit",{n:t})}</button>`;function bh(e){let[t,s]=[Oc(e),qc(e)];return j`
    ${t?j`<p id="import-left">${t}</p>`:Y}
    ${s.length?j`
      <details>
        <summary>${i("import.leftWhere")}</summary>
        <ul>${s.map(n=>j`<li><bdi>${n}</bdi></li>`)}</ul>
      </details>`:Y}
    ${e.guessedEncoding?j`<p>${i("import.encoding",{name:e.guessedEncoding})}</p>`:Y}`}function wh(e){let{current:t,published:s}=e;return j`
    <section class="card">
      ${st("import",j`<bdi>${Di(t)}</bdi>`)}
      ${e.isBusy?hh(e,s):j`
        ${e.isDone?Y:j`<p class="soft">${Lc(t)}</p>`}
        ${e.points.items.length?j`
          <finds-map .places=${e.points.items} .label=${i("import.map")}></finds-map>`:Y}
        ${s?$h(t.counts,s,e.points):Y}
        ${bh(t)}
        ${s?.problem?d(s.problem):Y}
        ${t.counts.ready?gh(e,t.counts.ready):Y}
        <p class="row">${e.isDone?j`
          <button type="button" class="quiet" @click=${()=>Ac(e)}>${i("import.finish")}</button>`:j`
          <button type="button" class="quiet" @click=${()=>Ac(e)}>${i("import.other")}</button>
          <button type="button" class="danger" @click=${()=>Bc(e,t)}>${i("import.discard")}</button>`}
        </p>`}
    </section>`}async function Ac(e){await e.leave(),k("import-file")}function yh(e,t){return e.loading.problem?d(e.loading.problem,e.loading.load):e.current?j`${wh(e)}${e.isBusy?Y:Tc(e,t)}`:ph(e)}function Ic(e){let t=new Ii(e);return{title:i("import.title"),ready:t.loading.load(),view:()=>j`${f(i("import.title"),Y,"/settings")}${yh(t,e)}`}}import{html as J,nothing as Vt}from"../lib/lit-html/lit-html.js";var vh=1e3,Mc=[5,15,30,60],ze=class{areas=null;wishes=[];job=null;chosen=null;plan=null;problem=null;km=15;busy=!1;#t;#e;constructor(t,s=Is){this.#t=t,this.#e=s,this.loading=_(t,async()=>{await this.#i(),this.#n();let n=Qt(t.query?.get("at"));n&&!this.chosen&&await this.#s(n)})}async#s({lat:t,lng:s}){let n=await g(v("/api/places/reverse",{lat:t,lng:s}),{signal:this.#t.signal}).catch(()=>null);n&&await this.choose(n)}get isRunning(){return this.job?.state==="running"}async#i(){let{areas:t,job:s,wishes:n}=await g("/api/admin/map",{signal:this.#t.signal});Object.assign(this,{areas:t,job:s,wishes:n}),this.#t.update()}async#n(){for(;this.isRunning&&!this.#t.signal.aborted;)await this.#e(vh),await this.#i().catch(()=>{})}get#a(){return{...this.chosen,km:this.km}}choose({name:t,address:s,latitude:n,longitude:a}){return this.chosen={title:[t,s].filter(Boolean).join(", "),latitude:n,longitude:a},this.#o()}grant({title:t,latitude:s,longitude:n}){return this.chosen={title:t,latitude:s,longitude:n},this.add()}resize(t){return this.km=t,this.#o()}async#o(){Object.assign(this,{plan:null,problem:null,busy:!0}),this.#t.update();let t=JSON.stringify(this.#a),s=await T("/api/admin/map/plans",this.#a).then(n=>({plan:n}),n=>({problem:n}));t===JSON.stringify(this.#a)&&(Object.assign(this,s,{busy:!1}),this.#t.update())}async add(){try{this.job=await T("/api/admin/map/areas",this.#a),Object.assign(this,{plan:null,problem:null})}catch(t){this.problem=t}this.#t.update(),await this.#n()}async renew(t){try{this.job=await W(`/api/admin/map/areas/${t.name}`)}catch(s){u(F(s))}this.#t.update(),await this.#n()}async remove(t){try{await L(`/api/admin/map/areas/${t.name}`),await this.#i(),u(i("areas.removed",{title:t.title}))}catch(s){u(F(s))}}};async function kh(e,t){await B(i("areas.removeTitle",{title:t.title}),i("areas.removeText"),i("areas.remove"))&&e.remove(t)}var xh=(e,t)=>J`
  <li class="row between">
    <span><span class="strong" dir="auto">${t.title}</span><br>
      <span class="soft">${K(t.bytes)} · ${R(t.updatedAt)}</span></span>
    <span class="row">
      ${t.updatable?J`
        <button type="button" class="quiet" ?disabled=${e.isRunning} aria-label="${i("areas.update")}: ${t.title}"
          @click=${()=>e.renew(t)}>${i("areas.update")}</button>`:Vt}
      <button type="button" class="danger" aria-label="${i("areas.remove")}: ${t.title}" @click=${()=>kh(e,t)}>
        ${i("areas.remove")}
      </button>
    </span>
  </li>`,Oh=e=>J`
  <section class="card" aria-labelledby="areas">
    <h2 id="areas">${i("areas.list")}</h2>
    ${e.areas.length?J`<ul class="people">${e.areas.map(t=>xh(e,t))}</ul>`:I(i("areas.none"),i("areas.noneText"),Vt,"way")}
  </section>`,qh=(e,t)=>J`
  <li class="row between">
    <span><span class="strong" dir="auto">${t.title}</span><br><span class="soft">${i("areas.wishedBy",{n:t.users})}</span></span>
    <button type="button" class="quiet" ?disabled=${e.isRunning} aria-label=${i("areas.grant",{title:t.title})}
      @click=${()=>e.grant(t)}>${i("areas.addWish")}</button>
  </li>`,Fh=e=>e.wishes.length?J`
  <section class="card" aria-labelledby="wishes">
    <h2 id="wishes">${i("areas.wishes")}</h2>
    <ul class="people">${e.wishes.map(t=>qh(e,t))}</ul>
  </section>`:Vt,Sh=e=>P("km",{label:i("areas.size"),options:Mc.map(t=>[t,Os(t)]),chosen:e.km,set:t=>e.resize(Number(t))}),Ph=e=>J`
  <p>${i("areas.from",{host:e.plan.host})}</p>
  <button type="button" class="main" @click=${()=>e.add()}>
    ${c("map")} ${i("areas.add",{title:e.chosen.title,size:K(e.plan.bytes)})}
  </button>`;function Th(e){return!e.chosen||e.isRunning?Vt:J`
    <p class="strong" dir="auto">${e.chosen.title}</p>
    ${Sh(e)}
    ${e.busy?J`<p class="soft" role="status">${i("areas.asking")}</p>`:Vt}
    ${e.problem?J`<p class="error" role="alert">${F(e.problem)}</p>`:Vt}
    ${e.plan?Ph(e):Vt}`}function Ah(e){let{job:t}=e;if(!t)return Vt;let{title:s,state:n}=t;if(n==="failed")return J`<p class="error" role="alert">${i("areas.failed",{title:s})} ${F(t)}</p>`;if(n==="current")return J`<p role="status">${i("areas.current",{title:s})}</p>`;if(n==="done")return J`
      <p role="status">${i("areas.done",{title:s})}</p>
      <a class="button" href="/" @click=${o=>{o.preventDefault(),location.assign("/")}}>${i("areas.show")}</a>`;let a=i("areas.started",{title:s});return J`
    <p role="status">${t.total?i("areas.running",{title:s,done:K(t.bytes),total:K(t.total)}):a}</p>
    <progress max=${t.total||1} .value=${t.bytes} aria-label=${a}></progress>`}var Vn=e=>J`
  <section class="card" aria-labelledby="where">
    <h2 id="where">${i("areas.where")}</h2>
    <p class="hint">${i("areas.whereText")}</p>
    <place-search id="area" .label=${i("areas.search")} @choose=${({detail:t})=>e.choose(t.value)}></place-search>
    ${Th(e)}
    ${Ah(e)}
  </section>`;function Bh(e){return e.loading.problem?d(e.loading.problem,e.loading.load):e.areas?J`
    ${Vn(e)}
    ${Fh(e)}
    ${Oh(e)}`:b(3)}function jc(e){let t=new ze(e);return{title:i("admin.map"),ready:t.loading.load(),view:()=>J`${f(i("admin.map"),Vt,"/admin")}${Bh(t)}`}}import{html as tt,nothing as ht}from"../lib/lit-html/lit-html.js";var Lh=4,Ih=e=>e.map((t,s)=>t.map((n,a)=>n?`M${a} ${s}h1v1h-1z`:"").join("")).join("");async function Dc(e){let{encode:t}=await import(new URL("lib/uqr/uqr.js",fe).href),{data:s,size:n}=t(e,{ecc:"M",border:Lh});return{size:n,path:Ih(s)}}var Nc=[1,2,5,10,25,100],Uc=[1,7,30,90],Ve=class{created=null;#t;constructor(t){this.#t=t,this.list=H(t,"/api/invites"),this.form=new x({send:(s,n)=>this.#e(s,n),update:t.update})}get isAdmin(){return w()?.role==="admin"}isMine(t){return t.inviter?.id===w()?.id}async#e({uses:t,days:s,note:n="",befriend:a},o){let r={uses:Number(t),days:Number(s),note:n.trim(),befriend:!!a},l=await T("/api/invites",r);this.created={...l,url:new URL(l.link,location.origin).href,code:null},o.reset(),this.#t.update(),await Promise.all([this.#s(this.created),this.list.load()])}async#s(t){t.code=await Dc(t.url).catch(()=>null),this.#t.update()}close=()=>{this.created=null,this.#t.update()};async copy(){try{await navigator.clipboard.writeText(this.created.url),u(i("find.copied"))}catch{u(i("invites.copyYourself"))}}get canShare(){return!!navigator.share}async share(){try{let t=i("invites.shareText",{name:O(w()),instance:jt()});await navigator.share({title:i("invites.shareTitle",{instance:jt()}),text:t,url:this.created.url})}catch(t){t.name!=="AbortError"&&await this.copy()}}async revoke(t){try{await L(`/api/invites/${t.id}`),this.created?.id===t.id&&(this.created=null),await this.list.load()}catch(s){u(F(s))}this.#t.update()}};var Mh=()=>tt`
  <label class="switch">
    <span>${i("invites.befriend")}<br><span class="soft">${i("invites.befriendHint")}</span></span>
    <input type="checkbox" role="switch" id="befriend" name="befriend" checked>
  </label>`;function jh({target:e,currentTarget:t}){e.name==="uses"&&(t.elements.befriend.checked=e.value==="1")}async function Dh(e,t){let s=t.created;await t.form.submit(e),t.created!==s&&await k("created-title")}var Wn=(e,t=e.form)=>tt`
  <form class="card" novalidate aria-labelledby="new-invite" @change=${jh} @submit=${s=>Dh(s,e)}>
    <h2 id="new-invite">${i("invites.new")}</h2>
    ${S(t)}
    <div class="pair">
      ${P("uses",{label:i("invites.uses"),options:Nc.map(s=>[s,i("invites.people",{n:s})]),chosen:1})}
      ${P("days",{label:i("invites.days"),options:Uc.map(s=>[s,i("invites.daysOf",{n:s})]),chosen:7})}
    </div>
    ${Mh()}
    ${m(t,"note",{label:i("invites.note"),hint:i("invites.noteHint"),most:200})}
    <div class="row end">${D(t,i("invites.create"))}</div>
  </form>`,Nh=({size:e,path:t})=>tt`
  <svg class="qr" viewBox="0 0 ${e} ${e}" role="img" aria-label=${i("invites.qr")} shape-rendering="crispEdges">
    <path d=${t}></path>
  </svg>`,Uh=e=>tt`
  <button type="button" class="quiet" @click=${()=>e.share()}>${c("share")} ${i("action.share")}</button>`,Gn=e=>tt`
  <section class="card" id="created" aria-labelledby="created-title">
    <div class="row between"><h2 id="created-title" tabindex="-1">${i("invites.ready")}</h2>${xt(e.close)}</div>
    <p role="status">${i("invites.once")}</p>
    <div class="field">
      <label for="link">${i("invites.link")}</label>
      <input id="link" type="text" readonly dir="ltr" .value=${e.created.url} @focus=${t=>t.target.select()}>
    </div>
    <p class="row actions">
      <button type="button" @click=${()=>e.copy()}>${c("copy")} ${i("invites.copy")}</button>
      ${e.canShare?Uh(e):ht}
    </p>
    ${e.created.code?Nh(e.created.code):ht}
  </section>`,Ch=e=>tt`<li><a class="person" href="/people/${e.id}">${Z(e,28)} <span class="strong">${O(e)}</span></a></li>`;async function _h(e,t){await B(i("invites.revokeTitle"),i("invites.revokeText"),i("invites.revoke"))&&await e.revoke(t)}var Eh=(e,t,s)=>tt`
  <button type="button" class="quiet" aria-label="${i("invites.revoke")}: ${s}" @click=${()=>_h(e,t)}>
    ${i("invites.revoke")}
  </button>`,Hh={open:"invites.open",used_up:"invites.usedUp",expired:"invites.expired",revoked:"invites.revoked",suspended:"invites.suspended"},Rh=(e,t)=>!e.isAdmin||e.isMine(t)?ht:tt` · ${t.inviter?i("invites.by",{name:O(t.inviter)}):i("invites.byCommand")}`;function zh(e,t){let s=t.note||i("invites.of",{date:pt(t.createdAt)}),n=t.state==="open";return tt`
    <li class="invite">
      <div class="row between">
        <span class="strong" dir="auto">${s}</span>
        <span class="badge">${i(Hh[t.state])}</span>
      </div>
      <p class="soft">
        ${i("invites.used",{used:q(t.uses-t.usesLeft),uses:q(t.uses)})}
        ${n?tt` · ${i("invites.until",{date:pt(t.expiresAt)})}`:ht}
        ${t.befriend?tt` · ${i("invites.befriends")}`:ht}
        ${Rh(e,t)}
      </p>
      ${t.usedBy.length?tt`<ul class="row used" aria-label=${i("invites.usedBy")}>${t.usedBy.map(Ch)}</ul>`:ht}
      ${n?tt`<p class="row actions">${Eh(e,t,s)}</p>`:ht}
    </li>`}function Vh(e){let{items:t,problem:s,load:n}=e.list;return s?d(s,n):t?t.length?tt`
    <section class="card">
      <h2>${i(e.isAdmin?"invites.all":"invites.yours")}</h2>
      <ul class="people">${t.map(a=>zh(e,a))}</ul>
      ${M(e.list)}
    </section>`:ft()?ht:I(i("invites.none"),i("reason.may_not_invite")):b(2)}function Cc(e){let t=new Ve(e);return{title:i("invites.title"),ready:t.list.load(),view:()=>tt`
      ${f(i("invites.title"),ht,"/people")}
      ${ft()?tt`<p class="lead">${i("invites.lead")}</p>`:ht}
      ${t.created?Gn(t):ht}
      ${ft()?Wn(t):ht}
      ${Vh(t)}`}}import{html as $t,nothing as de}from"../lib/lit-html/lit-html.js";var Ec=(e,t)=>$t`
  <div class="field">
    <p><span class="strong">${e}</span><br>${t}</p>
    <p class="hint">${i("admin.fixed")}</p>
  </div>`;function _c(e,t,s,n,a){let o=e.values[t];return e.isFixed(t)?Ec(n,a(o)):P(t,{label:n,options:s.map(r=>[r,a(r)]),chosen:o})}var Hc=e=>oi(e===Ae?"":e);function Yn(e,t){e.chooseAccent(t),e.isAccentDark&&Hc(t)}function Wh(e){Yn(e,e.darkerAccent),document.getElementById("accent").focus()}var Gh=(e,t,s)=>$t`
  <button type="button" class="swatch" aria-label=${i(`admin.colours.${t}`)} title=${i(`admin.colours.${t}`)}
    aria-pressed=${s===e.accent?"true":"false"} @click=${()=>Yn(e,s)}>
    <svg viewBox="0 0 32 32" aria-hidden="true"><circle cx="16" cy="16" r="16" fill=${s}/></svg>
    ${s===e.accent?c("check"):de}
  </button>`,Yh=e=>$t`
  <div class="field">
    <label for="accent">${i("admin.accent")}</label>
    <input id="accent" name="accent" type="color" .value=${e.accent} aria-describedby="accent-note"
      aria-invalid=${e.form.errors.accent?"true":de}
      @input=${t=>e.chooseAccent(t.target.value)} @change=${t=>Yn(e,t.target.value)}>
    <div class="swatches">${Object.entries(rs).map(([t,s])=>Gh(e,t,s))}</div>
    <p id="accent-note" class=${e.form.errors.accent?"error":"hint"} aria-live="polite">
      ${e.form.errors.accent??i("admin.accentHint")}
    </p>
    ${e.isAccentDark?de:$t`
      <p><button type="button" class="quiet" @click=${()=>Wh(e)}>
        <svg class="sample" viewBox="0 0 32 32" aria-hidden="true"><circle cx="16" cy="16" r="16" fill=${e.darkerAccent}/></svg>
        ${i("admin.darker")}
      </button></p>`}
  </div>`,Jh=e=>m(e.form,"mediaLimit",{label:i("admin.limitOfAll"),hint:i("admin.limitOfAllHint"),kind:"number",mode:"numeric",value:e.limit}),Kh=({mediaLimit:e})=>e?K(e):i("admin.limits.none"),Zh=e=>$t`
  <form class="card" novalidate @submit=${e.form.submit}>
    ${S(e.form)}
    <p class="hint">${i("admin.public")}</p>
    ${m(e.form,"name",{label:i("admin.name"),value:e.values.name,most:50})}
    ${m(e.form,"description",{label:i("admin.description"),value:e.values.description,kind:"area",most:500})}
    ${m(e.form,"rules",{label:i("admin.rules"),value:e.values.rules,kind:"area",most:5e3})}
    ${m(e.form,"contact",{label:i("admin.contact"),hint:i("admin.contactHint"),value:e.values.contact,most:200})}
    ${Yh(e)}
    ${_c(e,"registration",Qo,i("admin.registration"),t=>i(`admin.modes.${t}`))}
    ${_c(e,"invites",tr,i("admin.whoInvites"),t=>i(`admin.inviters.${t}`))}
    ${e.isFixed("mediaLimit")?Ec(i("admin.limitOfAll"),Kh(e.values)):Jh(e)}
    <div class="row end">${D(e.form,i("action.save"))}</div>
  </form>`;function Xh(e){return e.loading.problem?d(e.loading.problem,e.loading.load):e.values?$t`${Zh(e)}${Qh(e)}`:b(4)}var Qh=e=>$t`
  <section class="card">
    <h2>${i("admin.startView")}</h2>
    <p class="hint">${i("admin.startViewText")}</p>
    ${e.startView?$t`<place-map class="homemap" inert .at=${e.startView}></place-map>`:de}
    <p class="row">
      ${e.myView?$t`
        <button type="button" class="quiet" id="start-view" @click=${()=>e.begin(e.myView)}>${i("admin.startViewTake")}</button>`:de}
      ${e.startView?$t`
        <button type="button" class="quiet" @click=${()=>e.begin("")}>${i("admin.startViewRemove")}</button>`:de}
    </p>
  </section>`;function Rc(e){let t=new Be(e);return{title:i("admin.instance"),ready:t.loading.load(),view:()=>$t`${f(i("admin.instance"),de,"/admin")}${Xh(t)}`,close(){t.accent!==t.savedAccent&&Hc(t.savedAccent)}}}import{html as At,nothing as me}from"../lib/lit-html/lit-html.js";var Jn="/admin/welcome",zc=e=>e.slice(e.lastIndexOf("#")+1).trim(),Ni=class{greeting=null;ended=null;#t;constructor(t,s){this.#t=t,this.invite=zc(s);let n={username_taken:"username",invite_needed:"invite",registration_closed:"invite"};this.form=new x({send:a=>this.#s(a),update:t.update,fieldOf:n,asks:"password"})}load=async()=>{if(this.invite){try{this.greeting=await T("/api/invites/greeting",{code:this.invite})}catch(t){if(t.reason!=="invite_ended")return;this.ended=t,this.invite=""}this.#t.update()}};get user(){return w()}get isClosed(){return h().registration==="closed"&&!this.invite}get asksInvite(){return h().registration!=="open"&&!this.invite}#e(t){throw t.reason==="invite_needed"&&(this.invite=""),t}async#s({username:t,password:s,invite:n=""}){await Ba();let a=this.invite||zc(n),o={username:t.trim(),password:s,cookie:!0,...a?{invite:a}:{}},r=await T("/api/auth/register",o).catch(l=>this.#e(l));Nt(r.user),await this.#t.go(r.user.role==="admin"?Jn:"/",{replace:!0}),u(i("join.welcome",{name:r.user.username}))}};var tf=({form:e,asksInvite:t})=>At`
  <form novalidate @submit=${e.submit}>
    ${S(e)}
    ${t?m(e,"invite",{label:i("join.invite"),hint:i("join.inviteHint"),required:!0}):me}
    ${m(e,"username",{label:i("account.username"),hint:i("join.usernameHint"),required:!0,least:3,most:31,pattern:"[A-Za-z0-9_\\-]*",complete:"username"})}
    ${m(e,"password",{label:i("account.password"),hint:i("join.passwordHint"),kind:"password",required:!0,least:8,most:255,complete:"new-password"})}
    ${D(e,i("join.action"))}
  </form>`;function ef({greeting:e,invite:t}){let s=e?.inviter,n=At`<p class="lead">${i("app.about")} ${t?i("join.invited"):me}</p>`;return s?At`
    <div class="inviter">
      ${Z(s,56)}
      <h1 tabindex="-1">${i("join.invitedBy",{name:O(s),instance:jt()})}</h1>
    </div>
    ${n}
    ${e.befriend?At`<p class="note">${i("join.invitedFriend",{name:O(s)})}</p>`:me}`:At`<h1 tabindex="-1">${i("join.title")}</h1>${n}`}var sf=(e,t)=>At`${jo(At`
  ${ef(e)}
  ${e.ended?At`<p class="note" role="alert">${F(e.ended)}</p>`:me}
  ${e.user?At`<p class="note">${i("join.signedIn",{name:O(e.user)})}</p>`:me}
  ${e.isClosed?At`<p class="note">${i("join.closed")}</p>`:me}
  ${h().passwordLogin?tf(e):me}
  ${Uo("join.provider",{redirect:Ia()?Jn:"/"},{invite:e.invite})}
  <p class="below">${i("join.have")} <a href="/sign-in">${i("signin.action")}</a></p>`)}${Vs(t)}`;function Vc(e){let t=new Ni(e,location.hash);return{get title(){return i("join.title")},broad:!0,ready:t.load(),view:()=>sf(t,e.update)}}import{html as gt,nothing as We}from"../lib/lit-html/lit-html.js";var Gc=e=>e.map(({id:t,title:s,location:n},a)=>({id:t,n:a+1,title:s,...it(n),km:n.area})),Wc=({n:e,title:t})=>i("lists.nth",{n:e,title:t});function nf(e){let[t,...s]=e;return{key:t.id,lat:t.lat,lng:t.lng,steps:e,text:s.length?`${q(t.n)}+`:q(t.n),label:s.length?i("lists.nthMore",{first:Wc(t),n:s.length}):Wc(t),isOnePlace:s.every(n=>n.lat===t.lat&&n.lng===t.lng),area:t.km&&!s.length?t:null}}var Yc=(e,t,s)=>zs(e,t,s).map(nf);function Jc({steps:e},t){let s=e.findIndex(n=>n.id===t);return e[(s+1)%e.length].id}var Kc=["private","friends","public"],Zc=({name:e,description:t,visibility:s})=>({name:e.trim(),description:t.trim()||null,visibility:s}),Xc=({photos:e,cover:t})=>e??(t?[t]:[]),Qc=e=>new x({send:async t=>e(await T("/api/lists",Zc(t)))}),Ui=class{constructor(t){let s=t.query.get("user")??"";this.isOwn=!s||s===w().id,this.lists=H(t,v("/api/lists",{userId:s,limit:20}))}},Ci=class{list=null;chosen="";#t;#e;constructor(t){this.#t=t,this.#e=`/api/lists/${t.params.id}`,this.finds=H(t,`${this.#e}/finds?limit=50`),this.loading=_(t,()=>this.#s())}get title(){return this.list?.name??i("lists.one")}get isOwn(){return this.list?.userId===w().id}get canHide(){return!this.isOwn&&w().role==="admin"&&!!this.list&&this.list.visibility!=="private"}get listsPath(){return v("/lists",{user:this.list&&!this.isOwn&&this.list.userId})}get steps(){return Gc(this.finds.items??[])}choose(t){this.chosen=t,this.#t.update()}async#s(){this.list=await g(this.#e,{signal:this.#t.signal}),await this.finds.load()}editForm=t=>new x({send:async s=>{this.list=await W(this.#e,Zc(s)),this.#t.update(),t()}});hideForm=t=>new x({send:async({reason:s})=>{await T(`/api/admin/lists/${this.list.id}/private`,{reason:s.trim()}),t(),this.#t.go(this.listsPath,{replace:!0})}});async remove(){await z(L(this.#e))&&this.#t.go("/lists",{replace:!0})}async#i(t){if(await z(t)){let s=await g(this.#e).catch(()=>this.list);this.list=s}this.#t.update()}drop(t){return this.#i(L(`${this.#e}/finds/${t.id}`).then(()=>{if(this.finds.items=this.finds.items.filter(s=>s.id!==t.id),!this.finds.items.length&&this.finds.next)return this.finds.load()}))}setCover(t){return this.#i(W(this.#e,{coverId:t.id}).then(()=>u(i("lists.coverChosen"))))}move(t,s){let{items:n}=this.finds,a=n.findIndex(r=>r.id===t.id),o=n[a+s];return o?this.#i(W(`${this.#e}/finds/${t.id}/place`,{[s<0?"before":"after"]:o.id}).then(()=>{let r=n.filter(l=>l.id!==t.id);r.splice(a+s,0,t),this.finds.items=r})):null}},_i=class{lists=null;update=()=>{};#t;constructor(t){this.#t=t,this.form=new x({send:(s,n)=>this.#e(s,n),update:()=>this.update()})}load(){return z(g(`/api/finds/${this.#t}/lists`).then(t=>{this.lists=t}))}async toggle(t){let s=`/api/lists/${t.id}/finds/${this.#t}`;t.hasFind=!t.hasFind,this.update(),await z(t.hasFind?W(s):L(s))||(t.hasFind=!t.hasFind),this.update()}async#e({list:t},s){let n=await T("/api/lists",{name:t.trim()});this.lists.unshift({...n,hasFind:!1}),s.reset(),await this.toggle(this.lists[0])}};import{html as Wt,nothing as af}from"../lib/lit-html/lit-html.js";var tl={private:"lock",friends:"people",public:"globe"},Kn=e=>Wt`
  <span class="badge">${c(tl[e.visibility])} ${i(`lists.${e.visibility}`)}</span>`,of="(min-width: 1180px) 349px, (min-width: 720px) 336px, 100vw",rf=Wt`
  <svg class="way-drawing" viewBox="0 0 120 84" aria-hidden="true">
    <path d="M14 22 45 12l31 10 30-10v52L76 74 45 64 14 74zM45 12v52M76 22v52"></path>
    <path class="dots" d="M26 58c8-14 20-2 28-12s16-8 28-8"></path>
    <path class="pin-point" d="M88 42s8-8 8-14a8 8 0 0 0-16 0c0 6 8 14 8 14zm0-11.500a2.500 2.500 0 1 0 0-5 2.500 2.500 0 0 0 0 5z"></path>
  </svg>`,cf=e=>Wt`
  <span class="mosaic of-${e.length}">
    ${e.map(({media:t})=>Wt`<span class="piece">${qt(t,e.length>1?{thumb:!0}:{sizes:of})}</span>`)}
  </span>`;function el(e){let t=Xc(e);return Wt`
    <li>
      <a class="list-card ${t.length?"":"bare"}" href="/lists/${e.id}">
        ${t.length?cf(t):rf}
        <span class="over">
          <span class="name" dir="auto">${e.name}</span>
          <span class="row between">
            <span>${i("lists.finds",{n:e.findCount})}</span>
            <span>${c(tl[e.visibility])} ${i(`lists.${e.visibility}`)}</span>
          </span>
        </span>
      </a>
    </li>`}var lf=(e,t)=>Wt`
  ${S(e)}
  ${m(e,"name",{label:i("lists.name"),value:t?.name??"",required:!0,most:100})}
  ${m(e,"description",{label:i("lists.description"),value:t?.description??"",kind:"area",most:500})}
  ${P("visibility",{label:i("lists.who"),hint:i("lists.whoHint"),chosen:t?.visibility??"private",options:Kc.map(s=>[s,i(`lists.${s}`)])})}`,Ei=(e,t=null)=>U(e,i(t?"lists.edit":"lists.new"),s=>lf(s,t),s=>D(s,i("action.save"))),pf=(e,t)=>Wt`
  <li>
    <label class="row list-choice">
      <input type="checkbox" .checked=${t.hasFind} @change=${()=>e.toggle(t)}>
      <span class="grow" dir="auto">${t.name}</span>
      ${Kn(t)}
    </label>
  </li>`,uf=(e,t)=>Wt`
  <div class="row between"><h2>${i("lists.addTo")}</h2>${xt(t)}</div>
  ${e.lists.length?Wt`<ul class="people">${e.lists.map(s=>pf(e,s))}</ul>`:af}
  <form novalidate @submit=${e.form.submit}>
    ${S(e.form)}
    ${m(e.form,"list",{label:i("lists.new"),hint:i("lists.newHint"),required:!0,most:100})}
    <div class="row end"><button type="submit" aria-busy=${e.form.busy?"true":"false"}>${i("lists.create")}</button></div>
  </form>`;async function df(e){let t=new _i(e.id);await t.load()&&await ut((s,n)=>(t.update=n,uf(t,s)),{label:i("lists.addTo")})}import{html as Gt,nothing as he}from"../lib/lit-html/lit-html.js";var sl=["exact","area","hidden"],il=["","1","7","30","date"],mf=3650,Zn=({findId:e,listId:t})=>e?"find":t?"list":"category",nl=({isPublic:e,location:t})=>e&&!t?.area?"exact":"area";function hf(e,t=new Date){let[s,n,a]=e.split("-").map(Number);return Math.round((Date.UTC(s,n-1,a)-Date.UTC(t.getFullYear(),t.getMonth(),t.getDate()))/864e5)}var al=(e,t=new Date)=>new Date(Date.UTC(t.getFullYear(),t.getMonth(),t.getDate()+e)).toISOString().slice(0,10);function ff({life:e,until:t}){if(e==="keep")return;if(e==="")return null;let s=e==="date"?hf(t):Number(e);if(s>=1&&s<=mf)return s;throw{code:"page",reason:"until",text:i("shares.untilBad")}}function $f({secret:e="new",password:t}){return e==="remove"?null:e==="new"&&t?t:void 0}var gf=e=>({title:e.title.trim(),place:e.place,area:e.place==="area"?Number(e.area):void 0,password:$f(e),days:ff(e)}),bf=({chosen:e,category:t})=>({category:e||t.trim()});async function wf(){let e=(await g("/api/finds/categories")).filter(t=>t.ownCount).map(t=>[t.category,t.ownCount]);return[...e,...Xt().filter(t=>!e.some(([s])=>s===t)).map(t=>[t,0])]}var Hi=class{constructor({share:t=null,target:s=null,offered:n=[],place:a="area",done:o}){this.share=t,this.target=s,this.place=t?.place??a,this.life=t?.expiresAt?"keep":"",this.secret=t?.hasPassword?"keep":"new",this.offered=n,this.chosen=n[0]?.[0]??"",this.form=new x({send:async r=>o(await this.#t(r)),fieldOf:{until:"until"}})}get kind(){return Zn(this.share??this.target??{})}set(t){Object.assign(this,t),this.form.update()}#t(t){let s=gf(t);return this.share?G(`/api/shares/${this.share.id}`,s):T("/api/shares",{...this.target??bf(t),...s,days:s.days??void 0})}},zi=e=>new URL(e.link,location.origin).href,Vi=()=>!!navigator.share;async function Wi(e){try{await navigator.clipboard.writeText(zi(e))}catch{return!1}return u(i("find.copied")),!0}async function Gi(e,t){try{await navigator.share({title:t,url:zi(e)})}catch(s){return s.name==="AbortError"}return!0}var Ri=class{#t;constructor(t){this.#t=t,this.list=H(t,"/api/shares")}take(t){let{items:s}=this.list;if(!s)return this.list.load();let n=s.some(a=>a.id===t.id);return this.list.items=n?s.map(a=>a.id===t.id?t:a):[t,...s],this.#t.update()}async offered(){let t=null;return await z(wf().then(s=>{t=s})),t}async revoke(t){await z(L(`/api/shares/${t.id}`))&&(this.list.items=this.list.items.filter(s=>s.id!==t.id),u(i("shares.revoked")),this.#t.update())}};var Xn=e=>e.findTitle||e.listName||E(e.category??""),Bt=e=>e.title||Xn(e),ol=({place:e,area:t})=>e==="area"?De(t):i(`shares.place.${e}`),Qn=({expired:e,expiresAt:t})=>i(e?"shares.expired":"shares.until",{date:Dt(t)}),yf=e=>Gt`
  ${P("chosen",{error:e.form.errors.chosen,label:i("find.category"),chosen:e.chosen,set:t=>e.set({chosen:t}),options:[...e.offered.map(([t,s])=>[t,E(t)+(s?` (${q(s)})`:"")]),["",i("shares.otherCategory")]]})}
  ${e.chosen?he:m(e.form,"category",{label:i("categories.own"),hint:i("shares.categoryHint"),required:!0,most:h().limits.category})}`,vf={exact:"pin",area:"map",hidden:"block"},kf=(e,t)=>Gt`
  <label class="choice">
    <input type="radio" name="place" value=${t} ?checked=${e.place===t} @change=${()=>e.set({place:t})}>
    <span>
      ${c(vf[t])}
      <span><span class="strong">${i(`shares.place.${t}`)}</span><br><span class="soft">${i(`shares.shows.${t}`)}</span></span>
    </span>
  </label>`,xf=e=>Gt`
  <fieldset class="choices">
    <legend>${i("shares.places")}</legend>
    ${sl.map(t=>kf(e,t))}
  </fieldset>
  ${e.place==="area"?P("area",{error:e.form.errors.area,label:i("shares.area"),hint:i("shares.areaHint"),chosen:String(e.share?.area??Tn[0]),options:ds()}):he}`,Of=e=>Gt`
  ${P("life",{error:e.form.errors.life,label:i("shares.life"),chosen:e.life,set:t=>e.set({life:t}),options:[...e.share?.expiresAt?[["keep",Qn(e.share)]]:[],...il.map(t=>[t,i(`shares.life.${t||"endless"}`)])]})}
  ${e.life==="date"?m(e.form,"until",{label:i("shares.date"),kind:"date",value:al(14),hint:i("shares.dateHint"),required:!0}):he}`,qf=e=>Gt`
  ${e.share?.hasPassword?P("secret",{error:e.form.errors.secret,label:i("account.password"),chosen:e.secret,set:t=>e.set({secret:t}),options:["keep","new","remove"].map(t=>[t,i(`shares.password.${t}`)])}):he}
  ${e.secret==="new"?m(e.form,"password",{label:i(e.share?.hasPassword?"settings.newPassword":"account.password"),hint:i("shares.passwordHint"),kind:"password",required:!!e.share?.hasPassword,least:8,most:255,complete:"new-password"}):he}`,Ff=e=>Gt`
  <p>${i(`shares.about.${e.kind}`)}</p>
  ${S(e.form)}
  ${e.share||e.target?he:yf(e)}
  ${xf(e)}
  ${Of(e)}
  ${qf(e)}
  ${m(e.form,"title",{label:i("shares.title"),value:e.share?.title??"",hint:i(`shares.titleHint.${e.kind}`),most:100})}`;async function Yi(e){let t=null,s=null,n=r=>(s=new Hi({...e,done:l=>{t=l,r()}}),s.form),[a,o]=e.share?["shares.change","action.save"]:["shares.new","shares.create"];return await U(n,i(a),()=>Ff(s),r=>D(r,i(o))),t}async function rl(e){await Wi(e)||(document.getElementById("link").select(),u(i("secret.selected")))}async function Sf(e){await Gi(e,Bt(e))||await rl(e)}var Pf=e=>Gt`
  <button type="button" class="quiet" @click=${()=>Sf(e)}>${c("share")} ${i("action.share")}</button>`,ta=e=>Gt`
  <a class="button quiet" href=${e.link} target="_blank" rel="noreferrer noopener" aria-label="${i("shares.open")}: ${Bt(e)}">
    ${c("globe")} ${i("shares.open")}
  </a>`,fs=(e,t=i("shares.ready"))=>ut(s=>Gt`
  <div class="row between"><h2>${t}</h2>${xt(s)}</div>
  <p>${i(e.hasPassword?"shares.readyPassword":"shares.readyText")}</p>
  <div class="field">
    <label for="link">${Bt(e)}</label>
    <input id="link" type="text" readonly autofocus dir="ltr" .value=${zi(e)} @focus=${n=>n.target.select()}>
  </div>
  <p class="row actions">
    <button type="button" @click=${()=>rl(e)}>${c("copy")} ${i("secret.copy")}</button>
    ${Vi()?Pf(e):he}
    ${ta(e)}
  </p>
  <p class="below"><a href="/shares" @click=${()=>s()}>${i("shares.all")}</a></p>`,{label:t});async function cl(e){let t=await Yi(e);t&&await fs(t)}var Tf=e=>cl({target:{findId:e.id},place:nl(e)}),ll=e=>cl({target:{listId:e.id}});var[pl,Af,Bf]=[15,34,34],ul=e=>e.map(t=>t.id).sort().join(),ea=class extends Re{closest=pl;onChoose=()=>{};#t=[];#e="";set steps(t){let s=ul(t)===ul(this.points);this.points=t,this.map&&(s?this.mark():this.draw())}set chosen(t){t!==this.#e&&(this.#e=t,this.map&&(this.#i(),this.mark()))}get#s(){return this.#t.find(t=>t.steps.some(s=>s.id===this.#e))}#i(){let t=this.#s;t&&(t.isOnePlace?this.map.reveal(t):this.map.fit(t.steps,pl))}mark(){this.#t=Yc(this.points,s=>this.map.pixelOf(s),Bf);let t=s=>this.onChoose(Jc(s,this.#e));this.map.setMarkers(this.#t.map(s=>({...s,kind:"nth",size:Af,click:()=>t(s)}))),this.map.select(this.#s?.key??"")}};customElements.define("list-map",ea);async function Lf(e){await B(i("lists.deleteTitle",{name:e.list.name}),i("lists.deleteText"),i("action.delete"))&&e.remove()}var If=e=>Ot(i("lists.menu"),[{text:i("lists.edit"),sign:"edit",run:()=>Ei(e.editForm,e.list)},{text:i("find.byLink"),sign:"share",run:()=>ll(e.list)},{text:i("lists.delete"),sign:"trash",isDanger:!0,run:()=>Lf(e)}],{id:"list-menu"}),Mf=e=>gt`
  ${S(e)}
  <p>${i("lists.makePrivateText")}</p>
  ${m(e,"reason",{label:i("report.reason"),required:!0,most:500})}`,jf=e=>Ot(i("lists.menu"),[{text:i("lists.makePrivate"),sign:"lock",isDanger:!0,run:()=>U(e.hideForm,i("lists.makePrivateTitle",{name:e.list.name}),Mf,t=>D(t,i("lists.makePrivate")))}],{id:"list-menu"});async function dl(e,t,s){await e.move(t,s),k(`find-${t.id}`)}async function Df(e,t){await e.drop(t),k("list-menu")}function Nf(e,t,s){let n=e.finds.items.length-1;return Ot(i("lists.findMenu",{title:t.title}),[...s>0?[{text:i("lists.up"),run:()=>dl(e,t,-1)}]:[],...s<n?[{text:i("lists.down"),run:()=>dl(e,t,1)}]:[],...t.media.some(a=>a.type==="image")?[{text:i("lists.cover"),sign:"camera",run:()=>e.setCover(t)}]:[],{text:i("lists.drop"),sign:"close",run:()=>Df(e,t)}],{id:`find-${t.id}`})}async function Uf(e,t){e.choose(t),await Promise.resolve(),document.getElementById(`row-${t}`)?.scrollIntoView({block:"nearest"})}function Cf(e,t){e.choose(t===e.chosen?"":t),document.querySelector("list-map")?.scrollIntoView({block:"nearest"})}var _f=(e,t,s)=>gt`
  <button type="button" class="nth-button" aria-pressed=${e.chosen===t.id?"true":"false"}
    aria-label=${i("lists.onMap",{n:s+1,title:t.title})} @click=${()=>Cf(e,t.id)}>
    <span class="nth">${q(s+1)}</span>
  </button>`,Ef=(e,t,s)=>gt`
  <li class="listed ${e.chosen===t.id?"chosen":""}" id="row-${t.id}">
    ${_f(e,t,s)}
    ${vo(t,Rs(t))}
    ${e.isOwn?Nf(e,t,s):We}
  </li>`,Hf=({user:e})=>gt`<a class="person" href="/people/${e.id}">${Z(e)} <span>${O(e)}</span></a>`,Rf=e=>gt`
  <div class=${e.isOwn&&!e.list.description?"stack":"card"}>
    ${e.isOwn?We:Hf(e.list)}
    ${e.list.description?gt`<p class="text" dir="auto">${e.list.description}</p>`:We}
    <p class="marks">${Kn(e.list)} <span class="soft">${i("lists.finds",{n:e.list.findCount})}</span></p>
  </div>`;function zf(e){let{items:t,problem:s,load:n}=e.finds;return s?d(s,n):t?t.length?gt`
    <ol class="card rows">${t.map((a,o)=>Ef(e,a,o))}</ol>
    ${M(e.finds)}`:I(i("lists.empty"),e.isOwn?i("lists.emptyText"):i("lists.emptyOther"),We,"pin"):b(3)}var Vf=e=>gt`
  <list-map .label=${i("lists.map")} .steps=${e.steps} .chosen=${e.chosen} .onChoose=${t=>Uf(e,t)}></list-map>`;function Wf(e){let{problem:t,load:s}=e.loading;return t?.code==="not_found"?gt`<p class="empty">${i("lists.gone")}</p>`:t?d(t,s):e.list?gt`
    <div class="list-page">
      ${e.steps.length?Vf(e):We}
      <div class="stack">
        ${Rf(e)}
        ${zf(e)}
      </div>
    </div>`:b(3)}function ml(e){let t=new Ci(e);return{get title(){return t.title},broad:!0,ready:t.loading.load(),view:()=>gt`
      ${f(t.title,t.isOwn?If(t):t.canHide?jf(t):We,t.listsPath)}
      ${Wf(t)}`}}import{html as sa,nothing as hl}from"../lib/lit-html/lit-html.js";async function Gf(e){let t=null;await Ei(s=>Qc(n=>{t=n,s()})),t&&e.go(`/lists/${t.id}`)}var Yf=e=>sa`
  <button type="button" id="new-list" @click=${()=>Gf(e)}>${c("plus")} ${i("lists.new")}</button>`;function Jf({lists:e,isOwn:t}){return e.problem?d(e.problem,e.load):e.items?e.items.length?sa`<ul class="list-cards">${e.items.map(el)}</ul>${M(e)}`:I(i("lists.none"),t?i("lists.noneText"):i("lists.noneOther"),hl,"way"):b(3)}function fl(e){let t=new Ui(e);return{title:i("lists.title"),broad:!0,ready:t.lists.load(),view:()=>sa`
      ${f(i("lists.title"),t.isOwn?Yf(e):hl,t.isOwn?"/profile":`/people/${e.query.get("user")}`)}
      ${Jf(t)}`}}import{html as $l,nothing as Zf}from"../lib/lit-html/lit-html.js";var Kf=10,Ji=class{isGone=!1;#t;constructor(t){this.#t=t,this.name=t.params.name.toLowerCase(),this.loading=_(t,()=>this.#e())}async#e(){if(this.name===w()?.username)return this.#s(w());let t=v("/api/users",{q:this.name,limit:100});for(let s=0;t&&s<Kf;s++){let n=await be(t,{signal:this.#t.signal}),a=n.items.find(o=>o.username===this.name);if(a)return this.#s(a);t=n.next}return this.isGone=!0,null}#s(t){return this.#t.go(`/people/${t.id}`,{replace:!0})}};function Xf({isGone:e,loading:t}){return t.problem?d(t.problem,t.load):e?$l`<p class="empty">${i("person.gone")}</p>`:b(3)}function gl(e){let t=new Ji(e);return{title:i("person.title"),ready:t.loading.load(),view:()=>$l`${f(t.name,Zf,"/people")}${Xf(t)}`}}import{html as Lt,nothing as Zi}from"../lib/lit-html/lit-html.js";var[Qf,t$]=[20,36e5];function e$(e){let t=new Map;for(let{type:s,data:n,createdAt:a}of e)(n.commentId||s==="mentioned")&&t.set(n.userId,[...t.get(n.userId)??[],new Date(a)]);return new Set([...t].filter(([,s])=>s.some((n,a)=>n-s[a+Qf-1]<t$)).map(([s])=>s))}var Ki=class{#t;#e;#s=new Set;constructor(t){this.#t=t,this.list=H(t,"/api/notifications?limit=30"),this.#e=ot.subscribe("notification",s=>this.#n(s))}get groups(){let t=new Map,s=e$(this.list.items);for(let n of this.list.items){let a=n.data.findId&&n.data.userId?`${n.type} ${n.data.findId}`:n.id,o=t.get(a)??{key:a,newest:n,items:[],isRead:!0,more:!1};o.items.push(n),o.isRead&&=n.isRead,o.more||=n.type!=="find_liked"&&s.has(n.data.userId),t.set(a,o)}return[...t.values()]}load=async()=>{await this.list.load(),this.list.items?.some(t=>t.type==="friend_request")&&await this.#i()};async#i(){let{items:t}=await be("/api/friends?status=pending&direction=received&limit=100").catch(()=>({items:[]}));this.#s=new Set(t.map(({id:s})=>s)),this.#t.update()}request({type:t,data:s}){return t!=="friend_request"||!this.#s.has(s.friendshipId)?null:{friendship:{id:s.friendshipId},user:{id:s.userId,username:s.username,displayName:s.displayName}}}async answered({newest:t}){await this.#i(),!this.request(t)&&(this.list.items=this.list.items.filter(s=>s!==t),t.isRead||Ss(-1),this.#t.update())}get hasUnread(){return!!this.list.items?.some(t=>!t.isRead)}#n(t){t.type==="friend_request"&&this.#s.add(t.data.friendshipId),this.list.items&&(this.list.items=[t,...this.list.items.filter(s=>s.id!==t.id)]),this.#t.update()}markRead(t){for(let s of t.items.filter(n=>!n.isRead))s.isRead=!0,Ss(-1),G(`/api/notifications/${s.id}`,{isRead:!0}).catch(()=>{})}async markAllRead(){try{await T("/api/notifications/read-all");for(let t of this.list.items)t.isRead=!0;Sa(0)}catch(t){u(F(t))}this.#t.update()}async remove(t){try{for(let s of t.items)await L(`/api/notifications/${s.id}`),this.list.items=this.list.items.filter(n=>n!==s),s.isRead||Ss(-1)}catch(s){u(F(s))}this.#t.update()}close(){this.#e()}};var s$={friend_request:"people",friend_accepted:"check",find_liked:"heart",find_commented:"comment",replied:"comment",mentioned:"people"};async function i$(e,t,s){await e.remove(t),await Promise.resolve(),(document.querySelectorAll(".note-row .round")[Math.min(s,e.groups.length-1)]??document.querySelector("h1")).focus()}var n$=({type:e,data:t})=>e==="moderated"?xa[Oa(t)]:e==="link_used"?"lock":"flag",a$=({type:e,data:t,actor:s})=>t.userId?Lt`
  <span class="face">
    ${Z(s??{profilePicture:`/api/avatars/${t.userId}`},44)}
    <span class="sign ${e}">${c(s$[e],e==="find_liked")}</span>
  </span>`:Lt`<span class="face office">${c(n$({type:e,data:t}))}</span>`,o$=e=>Lt`
  <img class="note-thumb" src=${e} alt="" width="48" height="48" loading="lazy" decoding="async">`;function r$(e,t){let s=e.request(t.newest);return s?Lt`<span class="row actions">${oe(s.friendship,s.user,()=>e.answered(t))}</span>`:Zi}var c$=(e,t,s)=>Lt`
  <li class="note-row ${t.isRead?"":"unread"}">
    <a href=${Fa(t.newest)} @click=${()=>e.markRead(t)}>
      ${a$(t.newest)}
      <span>
        <span class="what">${qa(t.items,t.more)}</span><br>
        <span class="soft">
          ${t.isRead?Zi:Lt`<span class="unseen">${i("note.new")}</span>`}${R(t.newest.createdAt)}
        </span>
      </span>
      ${t.newest.thumbnailUrl?o$(t.newest.thumbnailUrl):Zi}
    </a>
    ${r$(e,t)}
    <button type="button" class="round" aria-label=${i("note.delete")} @click=${()=>i$(e,t,s)}>${c("close")}</button>
  </li>`,l$=e=>Lt`
  <button type="button" class="quiet" @click=${()=>e.markAllRead()}>${c("check")} ${i("note.readAll")}</button>`,p$=()=>Lt`<a class="button" href="/people">${i("note.noneAction")}</a>`;function u$(e){let{items:t,problem:s}=e.list;return s?d(s,e.load):t?t.length?Lt`<ul class="card notes">${e.groups.map((n,a)=>c$(e,n,a))}</ul>${M(e.list)}`:I(i("note.none"),i("note.noneText"),p$(),"bell"):b(4)}function bl(e){let t=new Ki(e);return{title:i("nav.bell"),ready:t.load(),view:()=>Lt`${f(i("nav.bell"),t.hasUnread?l$(t):Zi)}${u$(t)}`,close:()=>t.close()}}import{html as It,nothing as tn}from"../lib/lit-html/lit-html.js";var d$=200,m$=2,Xi=class{#t;#e=0;#s;constructor(t){this.#t=t;let s=n=>H(t,v("/api/friends",n));this.lists={received:s({status:"pending",direction:"received"}),sent:s({status:"pending",direction:"sent"}),accepted:s({status:"accepted"}),blocked:s({status:"blocked"})},this.text=t.query.get("q")??"",this.found=H(t,()=>v("/api/users",{q:this.text.trim()})),this.#s=ot.subscribe("notification",this.load),this.text&&this.search()}load=()=>Promise.all(Object.values(this.lists).map(t=>t.load()));search=()=>{let t=this.text.trim();return this.#t.rename(v(this.#t.path,{q:t})),[...t].length<m$?this.found.clear():this.found.load()};reload=()=>Promise.all([this.load(),this.search()]);type(t){this.text=t,clearTimeout(this.#e),this.#e=setTimeout(this.search,d$)}get problem(){return Object.values(this.lists).find(t=>t.problem)?.problem}get isLoaded(){return Object.values(this.lists).every(t=>t.items)}other(t){return t.requesterId===w()?.id?t.addressee:t.requester}isMe(t){return t.id===w()?.id}requestOf(t){return this.lists.received.items?.find(s=>s.requesterId===t.id)}close(){clearTimeout(this.#e),this.#s()}};function h$(e,t){if(e.isMe(t))return It`<span class="soft">${i("people.you")}</span>`;if(t.friendship==="accepted")return It`<span class="badge">${c("check")} ${i("friend.friends")}</span>`;if(t.friendship==="none")return Cs(t,e.reload);let s=e.requestOf(t);return s?oe(s,t,e.reload):It`<span class="badge">${i("friend.pending")}</span>`}function f$(e){let{found:t}=e;return t.problem?d(t.problem,e.search):t.items?t.items.length?It`
    <ul class="people" aria-label=${i("people.results")}>${t.items.map(s=>gn(s,h$(e,s)))}</ul>
    ${M(t)}`:It`<p class="soft" role="status">${i("people.noMatch")}</p>`:tn}function $$(e,t){e.preventDefault(),t.search()}var g$=e=>It`
  <form class="card" role="search" @submit=${t=>$$(t,e)}>
    <label for="people-search">${i("people.search")}</label>
    <div class="search">
      ${c("search")}
      <input id="people-search" type="search" autocomplete="off" autocapitalize="none" spellcheck="false"
        .value=${e.text} @input=${t=>e.type(t.target.value)}>
    </div>
    ${f$(e)}
  </form>`;function Qi(e,t,s,n=gn){let a=e.lists[t];return a.items.length?It`
    <section class="card">
      <h2>${i(`people.${t}`)}</h2>
      <ul class="people">${a.items.map(o=>n(e.other(o),s(o,e.other(o))))}</ul>
      ${M(a)}
    </section>`:tn}var b$=(e,t,s)=>ts(s,[Es(t,s,e.reload),Qe(s,e.reload)]),w$=e=>It`
  ${Qi(e,"received",(t,s)=>[oe(t,s,e.reload),ts(s,[Qe(s,e.reload)])])}
  ${Qi(e,"sent",(t,s)=>_s(t,s,e.reload))}
  ${e.lists.accepted.items.length?Qi(e,"accepted",(t,s)=>b$(e,t,s)):I(i("people.none"),i("people.noneText"),tn,"people")}
  ${Qi(e,"blocked",(t,s)=>ao(s,e.reload),no)}`;function y$(e){return e.problem?d(e.problem,e.load):e.isLoaded?w$(e):b(3)}var v$=()=>ft()?It`<a class="button quiet" href="/invites">${c("plus")} ${i("invites.invite")}</a>`:tn;function wl(e){let t=new Xi(e);return{title:i("people.title"),ready:t.load(),view:()=>It`${f(i("people.title"),v$(),"/feed")}${g$(t)}${y$(t)}`,close:()=>t.close()}}import{html as Ye,nothing as nn}from"../lib/lit-html/lit-html.js";var en=class extends Hs{user=null;friendship=null;#t;constructor(t){super(t,v("/api/finds",{userId:t.params.id,includePrivate:!0,includeFriends:!0,limit:20})),this.#t=t.params.id,this.loading=_(t,()=>this.#e())}get title(){return(this.user&&O(this.user))??i("person.title")}get isMe(){return this.#t===w()?.id}get hasAsked(){return this.friendship?.requesterId===this.#t}async#e(){this.user=await g(`/api/users/${this.#t}`,{signal:this.page.signal}),await Promise.all([this.finds.load(),this.#s()])}async#s(){this.friendship=null;let{friendship:t}=this.user,s=t==="none"?"":v("/api/friends",{status:t,limit:100});for(;s&&!this.friendship;){let n=await be(s,{signal:this.page.signal});this.friendship=n.items.find(a=>a.requesterId===this.#t||a.addresseeId===this.#t)??null,s=n.next}}};import{html as bt,nothing as ie}from"../lib/lit-html/lit-html.js";var k$=88,yl=(e,t)=>bt`
  <span class="sum"><span class="strong">${q(e)}</span> <span class="soft">${i(t,{n:e})}</span></span>`,sn=(e,{count:t,likes:s,badge:n=ie,actions:a=ie})=>bt`
  <section class="profile-head">
    ${Z(e,k$)}
    ${e.displayName?bt`<p class="soft">@${e.username}</p>`:ie}
    ${e.about?bt`<p dir="auto">${e.about}</p>`:ie}
    <p class="row">
      ${t===void 0?ie:yl(t,"person.findsSum")}
      ${s===void 0?ie:yl(s,"person.likesSum")}
      ${n}
    </p>
    <p class="row actions">${a}</p>
  </section>`,x$=e=>bt`
  <li>
    <a class="tile c-${xe(e.category).code}" href="/finds/${e.id}">
      ${e.media.length?qt(e.media[0],{thumb:!0}):bt`<span class="sign-tile">${nt(e.category)}</span>`}
      ${e.isPublic?ie:bt`
        <span class="corner">${c(ss(bo(e)))}<span class="unseen">${yo(e)}</span></span>`}
      <span class="caption" dir="auto">${e.title}</span>
    </a>
  </li>`,vl=(e,t,s)=>bt`
  <button type="button" class="chip" aria-pressed=${e.layout===t?"true":"false"} @click=${()=>e.show(t)}>
    ${c(s)} ${i(`person.${t}`)}
  </button>`,O$={grid:e=>bt`<ul class="tiles">${e.map(x$)}</ul>`,list:e=>bt`<ul class="card rows">${e.map(t=>ko(t,Rs(t)))}</ul>`},q$=e=>[...new Map(e.map(({locationId:t,location:s})=>[t,{...it(s),km:s.area,name:Fs(s)}])).values()];function Ge(e,t){let{items:s,problem:n,load:a}=e.finds;return n?d(n,a):s?s.length?bt`
    <finds-map .places=${q$(s)} .label=${i("person.map")}></finds-map>
    <div class="chips" role="group" aria-label=${i("person.layout")}>
      ${vl(e,"grid","camera")}
      ${vl(e,"list","filter")}
    </div>
    ${O$[e.layout](s)}
    ${M(e.finds)}`:I(t.title,t.text,t.action??ie,t.sign??"pin"):b(3)}function F$({user:e,friendship:t,hasAsked:s,loading:n}){return e.friendship==="none"?Cs(e,n.load):t?t.status==="accepted"?nn:s?oe(t,e,n.load):_s(t,e,n.load):nn}var S$=()=>Ye`<a class="button quiet" href="/profile">${i("profile.title")}</a>`,P$=e=>Ye`
  <a class="button quiet" href=${v("/lists",{user:e.id})}>${c("feed")} ${i("lists.title")}</a>`,T$=e=>e.isMe?S$():[F$(e),P$(e.user)];function A$(e,t){let{user:s,friendship:n,loading:a}=e;if(!s||e.isMe)return nn;let o=n?.status==="accepted"?[Es(n,s,a.load)]:[];return ts(s,[uo(s,a.load),...o,po({userId:s.id}),Qe(s,()=>t.go("/people"))])}var B$=e=>sn(e.user,{count:e.user.findCount,likes:e.user.likeCount,badge:e.user.friendship==="accepted"?Ye`<span class="badge">${c("check")} ${i("friend.friends")}</span>`:nn,actions:T$(e)});function L$(e){let{problem:t,load:s}=e.loading;return t?.code==="not_found"?Ye`<p class="empty">${i("person.gone")}</p>`:t?d(t,s):e.user?Ye`
    ${B$(e)}
    <section class="stack" aria-labelledby="finds">
      <h2 id="finds" class="unseen">${i("person.findsTitle")}</h2>
      ${Ge(e,{title:i("person.none"),text:i("person.noneText",{name:O(e.user)})})}
    </section>`:b(3)}function kl(e){let t=new en(e),s=()=>t.loading.problem?i("person.title"):t.title;return{get title(){return t.title},broad:!0,ready:t.loading.load(),view:()=>Ye`${f(s(),A$(t,e),"/people")}${L$(t)}`}}import{html as wt,nothing as gs}from"../lib/lit-html/lit-html.js";var an=class{#t;constructor(t,s){this.#t=t,this.restored=s,this.list=H(t,"/api/finds/bin?limit=20",n=>n.find.id)}restore(t){return this.#e(t,T(`/api/finds/${t.id}/restore`),i("find.restored"),this.restored)}remove(t){return this.#e(t,L(`/api/finds/${t.id}?forever=true`),i("bin.removed"),()=>{})}async#e(t,s,n,a){await z(s)&&(this.list.items=this.list.items.filter(o=>o.find.id!==t.id),this.#t.update(),u(n),a())}};var on=class extends Hs{progress=null;figures={};isEdited=!1;constructor(t){super(t,v("/api/finds",{userId:w().id,includePrivate:!0,limit:20})),this.bin=new an(t,()=>this.#t());let s={username_taken:"username",name_taken:"displayName"};this.form=new x({send:n=>this.#s(n),update:t.update,fieldOf:s})}get user(){return w()}load=()=>Promise.all([this.#t(),this.bin.list.load()]);#t=()=>Promise.all([this.finds.load(),this.#e()]);async#e(){let t=await g(`/api/users/${w().id}`,{signal:this.page.signal}).catch(()=>null);this.figures={count:t?.findCount,likes:t?.likeCount},this.page.update()}toggleEdit=()=>{this.isEdited=!this.isEdited,this.page.update()};get hasPicture(){return this.user.profilePicture.startsWith("/api/media/")}async setPicture(t,s=we){let n=a=>{this.progress=a,this.page.update()};n(0);try{Nt(await s("PUT","/api/users/me/picture",await ps(t),{signal:this.page.signal,progress:n})),u(i("profile.pictureSaved"))}catch(a){a.name!=="AbortError"&&u(F(a))}n(null)}async removePicture(){try{await L("/api/users/me/picture"),Nt(await g("/api/users/me"))}catch(t){u(F(t))}this.page.update()}async#s({displayName:t,about:s,username:n,age:a}){let o={displayName:t.trim()||null,about:s.trim()||null,username:n.trim()};Nt(await G("/api/users/me",{...o,age:a===""?null:Number(a)})),u(i("profile.saved"))}};import{html as cn,nothing as rn}from"../lib/lit-html/lit-html.js";async function I$(e,t){await e.restore(t),k(e.list.items.length?"bin":"finds")}async function M$(e,t){await B(i("bin.removeTitle"),i("bin.removeText",{title:t.title}),i("bin.remove"))&&(await e.remove(t),k(e.list.items.length?"bin":"finds"))}var j$=(e,t)=>cn`
  <button type="button" class="quiet" aria-label="${i("bin.restore")}: ${t.title}" @click=${()=>I$(e,t)}>
    ${c("retry")} ${i("bin.restore")}
  </button>`,D$=(e,{find:t,expiresAt:s})=>cn`
  <li>
    <p>
      <span class="strong" dir="auto">${t.title}</span>
      ${s?cn`<br><span class="soft">${i("bin.until",{date:Dt(s)})}</span>`:rn}
    </p>
    ${t.hidden?mo(i("report.findHidden"),t.hidden):rn}
    <p class="row">
      ${t.hidden?rn:j$(e,t)}
      <button type="button" class="danger" aria-label="${i("bin.remove")}: ${t.title}" @click=${()=>M$(e,t)}>
        ${c("trash")} ${i("bin.remove")}
      </button>
    </p>
  </li>`,xl=e=>e.list.items?.length?cn`
  <section class="card" aria-labelledby="bin">
    <h2 id="bin" tabindex="-1">${i("bin.title")}</h2>
    <p class="hint">${i("bin.hint")}</p>
    <ul class="rows binned">${e.list.items.map(t=>D$(e,t))}</ul>
    ${M(e.list)}
  </section>`:rn;function N$(e,t){let[s]=e.target.files;e.target.value="",s&&t.setPicture(s)}var U$=e=>wt`
  <button type="button" class="quiet" @click=${()=>e.removePicture()}>${i("profile.pictureRemove")}</button>`,C$=e=>wt`
  <div class="field">
    <p class="row actions">
      <label class="button quiet" for="picture">${c("camera")} ${i("profile.picture")}</label>
      <input class="file" id="picture" type="file" accept="image/*" @change=${t=>N$(t,e)}>
      ${e.hasPicture?U$(e):gs}
    </p>
    ${e.progress===null?gs:wt`<progress max="1" .value=${e.progress} aria-label=${i("profile.picture")}></progress>`}
    <p class="hint">${i("profile.pictureHint")}</p>
  </div>`,_$=()=>wt`<a class="button" href="/new">${c("plus")} ${i("nav.plus")}</a>`,E$=({form:e,user:t})=>wt`
  <form novalidate @submit=${e.submit}>
    ${S(e)}
    ${m(e,"displayName",{label:i("profile.name"),hint:i("profile.nameHint"),value:t.displayName??"",most:50,complete:"name"})}
    ${m(e,"about",{label:i("profile.about"),value:t.about??"",most:160})}
    ${m(e,"username",{label:i("account.username"),hint:i("join.usernameHint"),value:t.username,required:!0,least:3,most:31,pattern:"[A-Za-z0-9_\\-]*",complete:"username"})}
    ${m(e,"age",{label:i("profile.age"),hint:i("profile.ageHint"),value:t.age??"",kind:"number",mode:"numeric"})}
    <div class="row end">${D(e,i("action.save"))}</div>
  </form>`,$s=(e,t,s)=>wt`
  <li><a class="way" href=${e}>${c(t)} <span class="grow">${s}</span> ${c("next")}</a></li>`,H$=e=>wt`
  <ul class="card rows">
    ${$s("/people","people",i("people.accepted"))}
    ${$s("/saved","bookmark",i("saved.title"))}
    ${$s("/lists","feed",i("lists.title"))}
    ${$s("/shares","share",i("shares.mine"))}
    ${e.role==="admin"?$s("/admin","shield",i("admin.title")):gs}
  </ul>`,R$=()=>wt`<a class="button quiet" href="/settings">${c("gear")} ${i("settings.title")}</a>`,z$=e=>wt`
  <section class="card" id="edit" aria-labelledby="edit-title">
    <div class="row between"><h2 id="edit-title" tabindex="-1">${i("profile.edit")}</h2>${xt(e.toggleEdit)}</div>
    ${C$(e)}
    ${E$(e)}
  </section>`;async function V$(e){e.toggleEdit(),await k("edit-title")}var W$=e=>wt`
  <button type="button" class="quiet" id="edit-profile" aria-expanded=${e.isEdited?"true":"false"} @click=${()=>V$(e)}>
    ${c("edit")} ${i("profile.edit")}
  </button>`,G$=e=>wt`
  ${f(O(e.user),R$())}
  ${sn(e.user,{...e.figures,actions:W$(e)})}
  ${e.isEdited?z$(e):gs}
  <section class="stack" aria-labelledby="finds">
    <h2 id="finds" class="unseen" tabindex="-1">${i("profile.finds")}</h2>
    ${Ge(e,{title:i("profile.none"),text:i("profile.noneText"),action:_$()})}
  </section>
  ${H$(e.user)}
  ${xl(e.bin)}`;function Ol(e){let t=new on(e);return{title:i("profile.title"),broad:!0,ready:t.load(),view:()=>t.user?G$(t):gs}}import{html as ct,nothing as ne}from"../lib/lit-html/lit-html.js";var Y$={dismissed:"check",hidden:"block",deleted:"trash",suspended:"lock"},J$=e=>m(e,"note",{label:i("report.note"),hint:i("report.noteHint"),kind:"area",required:!0,most:500}),ql=(e,t)=>i(`report.outcome.${e.kind==="user"&&t==="deleted"?"accountDeleted":t}`);async function K$(e,t,s){let n=ql(t,s);s!=="dismissed"?await lo(n,({note:a})=>e.decide(t,s,a),J$):await B(n,i("report.dismissText"),n)&&await e.decide(t,s).catch(()=>e.list.load()),k("reports")}var Fl=e=>e?ct`<a class="strong" href="/people/${e.id}">${O(e)}</a>`:ct`<span class="soft">${i("report.left")}</span>`,Z$=e=>ct`
  <p class="row">${e.map(t=>ct`
    <a href=${t.url} target="_blank" rel="noreferrer noopener">
      <img class="note-thumb" src=${t.thumbnailUrl} alt=${t.caption||i("report.photo")} width="48" height="48" loading="lazy">
    </a>`)}</p>`,X$=e=>ct`
  <p class="strong" dir="auto">${e.title}</p>
  ${e.description?es(e.description):ne}
  ${e.media.length?Z$(e.media):ne}`,Q$=e=>e.find?X$(e.find):e.comment?es(e.comment.content):e.kind==="user"?ne:ct`<p class="soft">${i("report.noContent")}</p>`,tg=e=>ct`
  <li>
    <p>${i(`report.reason.${e.reason}`)} · ${Fl(e.reporter)} · <span class="soft">${R(e.createdAt)}</span></p>
    ${e.text?es(e.text):ne}
  </li>`,eg=(e,t,s)=>ct`
  <button type="button" class=${s==="dismissed"?"quiet":"danger"} @click=${()=>K$(e,t,s)}>
    ${c(Y$[s])} ${ql(t,s)}
  </button>`,sg=(e,t)=>ct`<p class="row">${ro(t.kind).map(s=>eg(e,t,s))}</p>`,ig=(e,t)=>ct`
  <p>
    <span class="strong">${i(`report.result.${t.decision.outcome}`)}</span> · ${t.decision.closedBy} ·
    <span class="soft">${R(t.decision.closedAt)}</span>
  </p>
  ${t.decision.note?es(t.decision.note):ne}
  ${t.hidden?ct`
    <p><button type="button" class="quiet" @click=${()=>e.show(t)}>${c("retry")} ${i("report.show")}</button></p>`:ne}`,ng=(e,t)=>ct`
  <li class="card">
    <h2>${i(`report.kind.${t.kind}`)} · ${Fl(t.owner)}</h2>
    ${Q$(t)}
    <ul class="rows">${[t,...t.others].map(tg)}</ul>
    ${t.decision?ig(e,t):sg(e,t)}
  </li>`;function ag(e){let{items:t,problem:s,load:n}=e.list;return s?d(s,n):t?t.length?ct`<ul class="stack">${t.map(a=>ng(e,a))}</ul>${M(e.list)}`:I(i(`report.none.${e.status}`),i("report.noneText"),ne,"flag"):b(3)}function Sl(e){let t=new co(e);return{title:i("report.reports"),ready:t.list.load(),view:()=>ct`
      ${f(i("report.reports"),ne,"/admin")}
      <div class="chips" role="group" aria-label=${i("report.which")} id="reports" tabindex="-1">
        ${oo.map(s=>ve(t.status===s,i(`report.status.${s}`),()=>t.choose(s)))}
      </div>
      ${ag(t)}`}}import{html as ia,nothing as og}from"../lib/lit-html/lit-html.js";var rg=(e,t)=>ia`
  <button type="button" class="chip" aria-pressed=${e.state===t?"true":"false"} @click=${()=>e.choose(t)}>
    ${c(t==="dismissed"?"close":$o(t))} ${i(`saved.${t}`)}
  </button>`,cg=()=>ia`<a class="button" href="/">${c("map")} ${i("missing.action")}</a>`,lg=e=>({title:i(`saved.${e}None`),text:i(e==="dismissed"?"saved.dismissedText":"saved.noneText"),action:cg(),sign:"bookmark"});function Pl(e){let t=new fo(e);return{title:i("saved.title"),broad:!0,ready:t.finds.load(),view:()=>ia`
      ${f(i("saved.title"),og,"/profile")}
      <div class="chips" role="group" aria-label=${i("saved.which")}>${ho.map(s=>rg(t,s))}</div>
      ${Ge(t,lg(t.state))}`}}import{html as at,nothing as Mt}from"../lib/lit-html/lit-html.js";import{html as yt,nothing as na}from"../lib/lit-html/lit-html.js";var Al=(e,t)=>m(e,"name",{label:i("passkeys.name"),hint:i("passkeys.nameHint"),value:t,required:!0,most:50});async function pg(e,t){let s=qs(navigator.userAgent);await U(n=>e.addForm(t,n),i("passkeys.add"),n=>yt`
    ${S(n)}
    ${te(n)}
    ${Al(n,s)}
    ${t?_t(n,"password",i("account.password")):na}`,()=>yt`<button type="submit">${i("settings.linkGo")}</button>`)}var ug=(e,t)=>U(s=>e.renameForm(t,s),i("passkeys.rename"),s=>yt`
  ${S(s)}
  ${Al(s,t.name)}`,()=>yt`<button type="submit">${i("action.save")}</button>`);async function dg(e,t){await B(i("passkeys.deleteTitle",{name:t.name}),i("passkeys.deleteText"),i("action.delete"))&&e.remove(t)}var Tl=(e,t,s)=>yt`
  <button type="button" class="quiet" aria-label="${t}: ${e.name}" @click=${s}>${t}</button>`,mg=(e,t,s)=>yt`
  <li class="row between">
    <span>
      <span class="strong" dir="auto">${t.name}</span>
      ${t.backedUp?yt`<span class="badge">${i("passkeys.backedUp")}</span>`:na}<br>
      <span class="soft">${i("passkeys.added")} ${R(t.createdAt)} ·
        ${t.lastUsedAt?yt`${i("passkeys.used")} ${R(t.lastUsedAt)}`:i("passkeys.unused")}</span>
    </span>
    <span class="row">
      ${Tl(t,i("passkeys.rename"),async()=>{await ug(e,t),s()})}
      ${Tl(t,i("action.delete"),()=>dg(e,t))}
    </span>
  </li>`,hg=e=>yt`<button type="button" class="quiet" id="add-passkey" @click=${e}>${i("passkeys.add")}</button>`,Bl=(e,t,s)=>yt`
  <section class="card" id="passkeys">
    <h2>${i("passkeys.title")}</h2>
    <p>${i("passkeys.hint")}</p>
    ${e.list.length?yt`<ul class="people">${e.list.map(n=>mg(e,n,s))}</ul>`:na}
    <p>${hg(async()=>{await pg(e,t),s()})}</p>
  </section>`;import{html as ln,nothing as fg}from"../lib/lit-html/lit-html.js";var Ll=e=>Ce(e.picker()),$g=e=>ln`
  <p class="note">${i("privacy.homeExact",{n:e.exactAtHome})}</p>
  <p class="row"><button type="button" id="hide-home" @click=${()=>e.hideHome()}>${i("privacy.homeHide")}</button></p>`,gg=(e,{latitude:t,longitude:s,radius:n,area:a})=>ln`
  <place-map class="homemap" inert .area=${2*n} .at=${{lat:t,lng:s}}></place-map>
  ${P("home-radius",{label:i("privacy.homeRadius"),options:Eo.map(o=>[o,xs(o)]),chosen:n,set:o=>e.changeHome({radius:Number(o)})})}
  ${P("home-area",{label:i("privacy.homeArea"),options:ds(),chosen:String(a),set:o=>e.changeHome({area:Number(o)})})}
  ${e.exactAtHome?$g(e):fg}
  <p class="row">
    <button type="button" class="quiet" @click=${()=>Ll(e)}>${i("privacy.homeMove")}</button>
    <button type="button" class="quiet" @click=${()=>e.change({home:void 0})}>${i("privacy.homeRemove")}</button>
  </p>`,Il=e=>ln`
  <section class="card">
    ${st("places",i("privacy.settings"))}
    <p class="hint">${i("privacy.settingsText")}</p>
    ${P("shown-area",{label:i("privacy.shownNew"),options:Ne(),chosen:String(e.values.area),set:t=>e.change({area:Number(t)})})}
    <label class="switch">
      <span>${i("privacy.friendsExact")}</span>
      <input type="checkbox" role="switch" id="friends-exact" .checked=${e.values.exactForFriends}
        @change=${t=>e.change({exactForFriends:t.target.checked})}>
    </label>
    <h3>${i("privacy.home")}</h3>
    <p class="hint">${i("privacy.homeText")}</p>
    ${e.values.home?gg(e,e.values.home):ln`
      <p><button type="button" class="quiet" id="home" @click=${()=>Ll(e)}>${i("privacy.homeAdd")}</button></p>`}
    <p class="hint">${i("privacy.recall")}</p>
  </section>`;import{html as Yt,nothing as bs}from"../lib/lit-html/lit-html.js";var aa={read:["read"],write:["read","write"],admin:["read","write","admin"]};function Ml(e){let t=async({name:s,access:n,days:a,password:o})=>{let r=a?{days:Number(a)}:{};e(await T("/api/auth/tokens",{name:s.trim(),scopes:aa[n],...r,...o?{password:o}:{}}))};return new x({send:t,fieldOf:{wrong_password:"password"}})}var ws=e=>e.kind==="token",jl=e=>ws(e)?e.name:qs(e.userAgent),bg={browser:()=>i("session.browser"),cli:()=>i("session.cli"),token:()=>i("session.token")},wg=e=>e.scopes.map(t=>i(`scope.${t}`)).join(", ");function yg(e){return e.expiresAt?ws(e)?i("token.until",{date:Dt(e.expiresAt)}):i("settings.until",{date:Dt(e.expiresAt)}):i("token.endless")}var vg=e=>e.lastUsedAt?i("session.used",{date:pt(e.lastUsedAt)}):i("session.unused"),kg=(e,t)=>{let s=i(ws(t)?"token.revoke":"settings.end");return Yt`
    <button type="button" class="quiet" aria-label="${s}: ${jl(t)}" @click=${()=>e.endSession(t)}>${s}</button>`},xg=e=>Yt`${i(ws(e)?"token.since":"settings.since")} ${R(e.createdAt)}`,Og=(e,t)=>Yt`
  <li class="row between">
    <span>
      <span class="strong" dir="auto">${jl(t)}</span>
      <span class="badge">${bg[t.kind]()}</span>
      ${t.current?Yt`<span class="badge">${i("settings.thisOne")}</span>`:bs}<br>
      ${ws(t)?Yt`<span class="soft">${wg(t)}</span><br>`:bs}
      <span class="soft">${xg(t)} · ${vg(t)} · ${yg(t)}</span>
    </span>
    ${t.current?bs:kg(e,t)}
  </li>`;async function qg(e){await B(i("settings.endOthers"),i("settings.endOthersText"),i("settings.endOthers"))&&e.endOthers()}var Fg=e=>Yt`
  <button type="button" class="quiet" @click=${()=>qg(e)}>${i("settings.endOthers")}</button>`,Sg=[90,30,365],Pg=e=>Object.keys(aa).filter(t=>t!=="admin"||e.role==="admin"),Tg=(e,t)=>Yt`
  <p>${i("token.about")}</p>
  ${S(t)}
  ${te(t)}
  ${m(t,"name",{label:i("token.name"),hint:i("token.nameHint"),required:!0,most:50})}
  ${P("access",{label:i("token.access"),options:Pg(e.user).map(s=>[s,i(`access.${s}`)])})}
  ${P("days",{label:i("token.life"),options:[...Sg.map(s=>[s,i("token.days",{n:s})]),["",i("token.endless")]]})}
  ${e.asksPassword?_t(t,"password",i("account.password")):bs}`,Ag=e=>Zs({title:i("token.new"),text:i("token.once"),label:i("session.token"),value:e});async function Bg(e){let t=null;await U(n=>Ml(a=>{t=a,n()}),i("token.create"),n=>Tg(e,n),()=>Yt`<button type="submit">${i("token.createGo")}</button>`),t&&(e.addSession(t.session),await Ag(t.token))}var Dl=e=>Yt`
  <section class="card">
    ${st("sessions",i("settings.sessions"))}
    <ul class="people">${e.sessions.map(t=>Og(e,t))}</ul>
    <div class="row end">
      ${e.hasOthers?Fg(e):bs}
      <button type="button" class="quiet" id="new-token" @click=${()=>Bg(e)}>${c("plus")} ${i("token.create")}</button>
    </div>
  </section>`;var Lg=["friendRequests","friendAccepted","findLiked","findCommented","replied","mentioned"],Ig=e=>at`
  <label class="switch">
    <span>${i("settings.streets")}<br><span class="soft">${i("offer.learns")}</span></span>
    <input type="checkbox" role="switch" id="streets" .checked=${ns()} @change=${t=>e.setStreets(t.target.checked)}>
  </label>`,Mg=()=>vs.map(e=>[e,pa[e],e]),Ul=e=>at`
  <section class="card">
    ${st("appearance",i("settings.appearance"))}
    ${P("language",{label:i("settings.language"),options:Mg(),chosen:kt(),set:t=>e.setLanguage(t)})}
    ${P("theme",{label:i("settings.theme"),options:Fo.map(t=>[t,i(`settings.theme.${t}`)]),chosen:So(),set:t=>e.setTheme(t)})}
    ${P("units",{label:i("settings.units"),options:["km","mi"].map(t=>[t,i(`settings.units.${t}`)]),chosen:ha(),set:t=>e.setUnits(t)})}
    ${is()?Ig(e):Mt}
  </section>`;async function jg(e,t,s){let n=e.target;await t.prefer(s,n.checked),n.checked=t.preferences[s]}var Nl=(e,t,s=Mt)=>at`
  <label class="switch">
    <span>${i(`settings.${t}`)}${s}</span>
    <input type="checkbox" role="switch" .checked=${e.preferences[t]} @change=${n=>jg(n,e,t)}>
  </label>`,Dg=e=>at`
  <section class="card">
    ${st("notify",i("settings.notify"))}
    ${[...Lg,...w()?.role==="admin"?["reported"]:[]].map(t=>Nl(e,t))}
    ${h().pushKey?Nl(e,"pushEnabled",at`<br><span class="soft">${i("settings.pushEnabledHint")}</span>`):Mt}
  </section>`,Ng=e=>at`
  <p>${c("check")} ${i("push.on")}</p>
  <p class="row">
    <button type="button" class="quiet" @click=${e.test}>${i("push.test")}</button>
    <button type="button" class="quiet" aria-busy=${e.busy?"true":"false"} @click=${e.disable}>${i("push.disable")}</button>
  </p>`,Ug=e=>at`
  <p>${i("push.off")}</p>
  <p>
    <button type="button" id="push-on" aria-busy=${e.busy?"true":"false"} @click=${e.enable}>
      ${c("bell")} ${i("push.enable")}
    </button>
  </p>
  <p class="soft" role="status">${e.slow?i("push.asking"):Mt}</p>`;function Cg(e){return e.state==="on"?Ng(e):e.state==="off"?Ug(e):at`<p class="note">${i(`push.${e.state}`)}</p>`}var Je=(e,t)=>at`<button type="button" class="chip" @click=${()=>k(`part-${e}`)}>${t}</button>`,_g=()=>at`
  <nav class="chips" aria-label=${i("settings.title")}>
    ${Je("appearance",i("settings.appearance"))}
    ${Je("notify",i("nav.bell"))}
    ${h().passwordLogin?Je("password",i("account.password")):Mt}
    ${Je("places",i("privacy.settings"))}
    ${Je("sessions",i("settings.devices"))}
    ${Je("data",i("settings.data"))}
  </nav>`,Eg=e=>at`
  ${_g()}
  ${Ul(e)}
  ${Dg(e)}
  <section class="card">
    ${st("push",i("push.title"))}
    ${Cg(e.push)}
  </section>
  ${h().passwordLogin?Ro(e):Mt}
  ${e.passkeys.isShown?Bl(e.passkeys,e.asksPassword,e.redraw):Mt}
  ${h().provider.enabled?zo(e):Mt}
  ${Il(e.places)}
  ${Dl(e)}
  ${Vo(e)}
  ${ft()?at`<p class="below"><a href="/invites">${i("invites.title")}</a></p>`:Mt}
  <p class="below"><a href="/shares">${i("shares.mine")}</a></p>
  <p class="below"><a href="/help">${i("help.title")}</a></p>
  <p class="below"><a href="/about">${i("nav.about")}</a></p>`;async function Hg(e){let t=ot.get("outbox").length;(!t||await B(i("settings.signOut"),i("outbox.signOut",{n:t}),i("settings.signOut")))&&e.signOut()}var Rg=e=>at`
  <button type="button" class="quiet" id="sign-out" @click=${()=>Hg(e)}>${i("settings.signOut")}</button>`;function zg(e){let{problem:t,load:s}=e.loading;return t?at`${d(t,s)}${Ul(e)}`:e.isLoaded?Eg(e):b(5)}function Cl(e){let t=new Js(e);return{get title(){return i("settings.title")},ready:t.loading.load().then(()=>location.hash?k(`part-${location.hash.slice(1)}`):null),view:()=>at`
      ${f(i("settings.title"),Rg(t),"/profile")}
      ${t.refusal?d(t.refusal):Mt}
      ${zg(t)}`}}import{html as vt,nothing as ys}from"../lib/lit-html/lit-html.js";async function Vg(e){let t=await e.offered(),s=t&&await Yi({offered:t});s&&(e.take(s),await fs(s))}async function Wg(e,t){let s=await Yi({share:t});s&&e.take(s)}async function Gg(e,t){await B(i("shares.revokeTitle",{title:Bt(t)}),i("shares.revokeText"),i("shares.revoke"))&&(await e.revoke(t),k("new-share"))}var Yg=async e=>await Wi(e)||fs(e,i("shares.one")),Jg=async e=>await Gi(e,Bt(e))||fs(e,i("shares.one")),Kg=(e,t)=>Ot(i("shares.menu",{title:Bt(t)}),[...Vi()&&!t.expired?[{text:i("action.share"),sign:"share",run:()=>Jg(t)}]:[],{text:i("shares.change"),sign:"edit",run:()=>Wg(e,t)},{text:i("shares.revoke"),sign:"trash",isDanger:!0,run:()=>Gg(e,t)}],{id:`share-${t.id}`}),Zg=e=>e.findId?`/finds/${e.findId}`:`/lists/${e.listId}`,Xg=e=>e.category?vt`<span class="strong" dir="auto">${Bt(e)}</span>`:vt`<a class="strong" dir="auto" href=${Zg(e)}>${Bt(e)}</a>`,Qg=e=>vt`${i(`shares.kind.${Zn(e)}`)}${e.title?vt`: <bdi>${Xn(e)}</bdi>`:ys}`,pn=(e,t)=>vt`<span class="badge">${e?c(e):ys} ${t}</span>`,tb=e=>vt`
  <button type="button" class="quiet" aria-label="${i("secret.copy")}: ${Bt(e)}" @click=${()=>Yg(e)}>
    ${c("copy")} ${i("secret.copy")}
  </button>`,eb=(e,t)=>vt`
  <li class="invite">
    <div class="listed">
      <p class="grow">
        ${Xg(t)}<br>
        <span class="soft">${Qg(t)} · ${t.views?i("shares.views",{n:t.views}):i("shares.noViews")}</span>
      </p>
      ${Kg(e,t)}
    </div>
    <p class="marks">
      ${pn(t.place==="hidden"?"block":"pin",ol(t))}
      ${t.hasPassword?pn("lock",i("account.password")):ys}
      ${t.expiresAt?pn("",Qn(t)):pn("",i("shares.endless"))}
    </p>
    ${t.expired?ys:vt`<p class="row actions">${tb(t)} ${ta(t)}</p>`}
  </li>`;function sb(e){let{items:t,problem:s,load:n}=e.list;return s?d(s,n):t?t.length?vt`<div class="card"><ul class="people">${t.map(a=>eb(e,a))}</ul></div>${M(e.list)}`:I(i("shares.none"),i("shares.noneText"),ys,"share"):b(3)}var ib=e=>vt`
  <button type="button" class="quiet" id="new-share" @click=${()=>Vg(e)}>${i("shares.category")}</button>`;function _l(e){let t=new Ri(e);return{title:i("shares.mine"),ready:t.list.load(),view:()=>vt`
      ${f(i("shares.mine"),ib(t),"/profile")}
      <p class="lead">${i("shares.lead")}</p>
      ${sb(t)}`}}import{html as Jt,nothing as oa}from"../lib/lit-html/lit-html.js";var un=class{isLoaded=!1;#t;constructor(t){this.#t=t}get entries(){return ot.get("outbox")}load=async()=>{await _a(),this.isLoaded=!0,this.#t.update()};cancel(t){return Ha(t.id)}retry(t){return Ra(t.id)}sendNow(){return za()}};async function nb(e,t){await io()&&e.cancel(t)}var ab=e=>i(e.kind==="like"&&!e.on?"outbox.unlike":`outbox.${e.kind}`),El=e=>Jt`<a class="strong" dir="auto" href=${Va(e)}>${e.title}</a>`,ob={find:e=>Jt`<span class="strong" dir="auto">${e.body.title}</span>`,comment:e=>Jt`<span class="what" dir="auto">${e.body.content}</span><br>${El(e)}`,like:El},rb=(e,t)=>Jt`
  <li class="row between">
    <span class="grow">
      <span class="soft">${ab(t)}</span><br>
      ${ob[t.kind](t)}<br>
      ${t.state==="refused"?Jt`<span class="error">${t.problem}</span>`:Jt`<span class="soft">${i("outbox.waiting")}</span>`}
    </span>
    <span class="row">
      ${t.state==="refused"?Jt`
        <button type="button" class="quiet" @click=${()=>e.retry(t)}>${c("retry")} ${i("action.retry")}</button>`:oa}
      <button type="button" class="quiet" @click=${()=>nb(e,t)}>${i("outbox.cancel")}</button>
    </span>
  </li>`;function cb(e){return e.isLoaded?e.entries.length?Jt`
    <p class="hint">${i("outbox.hint")}</p>
    <ul class="card people">${e.entries.map(t=>rb(e,t))}</ul>
    <p class="row end"><button type="button" @click=${()=>e.sendNow()}>${i("outbox.now")}</button></p>`:I(i("outbox.none"),i("outbox.noneText"),oa,"send"):b(2)}function Hl(e){let t=new un(e);return{title:i("outbox.title"),ready:t.load(),view:()=>Jt`${f(i("outbox.title"),oa,"/")}${cb(t)}`}}import{html as ae,nothing as lb}from"../lib/lit-html/lit-html.js";var dn=class{#t;constructor(t){this.#t=t,this.instance=new Be(t),this.areas=new ze(t),this.invites=new Ve(t),this.nameForm=new x({send:s=>this.#e(s),update:t.update})}load(){return{server:this.instance.loading,map:this.areas.loading}[this.step]?.load()}get steps(){return["server",...h().streets?.areas?["map"]:[],"invite","done"]}get step(){let t=this.#t.query.get("step");return this.steps.includes(t)?t:this.steps[0]}get number(){return this.steps.indexOf(this.step)+1}next=()=>this.#t.push(v("/admin/welcome",{step:this.steps[this.number]}));async#e(t){await this.instance.save(t),await this.next()}};var Rl=(e,t)=>ae`<button type="button" class="quiet" @click=${e.next}>${t}</button>`,zl=(e,t)=>ae`<p class="row end">${Rl(e,i(t?"welcome.next":"welcome.later"))}</p>`,Vl=({problem:e,load:t},s,n)=>e?d(e,t):s?n():b(3),pb=(e,t)=>Vl(e.instance.loading,e.instance.values,()=>ae`
  <form class="card" novalidate @submit=${e.nameForm.submit}>
    ${S(e.nameForm)}
    ${m(e.nameForm,"name",{label:i("admin.name"),hint:i("welcome.nameHint"),value:e.instance.values.name,most:50})}
    ${m(e.nameForm,"description",{label:i("admin.description"),value:e.instance.values.description,kind:"area",most:500})}
    <div class="row end">${Rl(e,i("welcome.later"))} ${D(e.nameForm,i("welcome.next"))}</div>
  </form>
  ${Vs(t.update)}`),ub=e=>Vl(e.areas.loading,e.areas.areas,()=>ae`
  ${Vn(e.areas)}
  ${zl(e,e.areas.areas.length||e.areas.isRunning)}`),db=e=>ae`
  ${e.invites.created?Gn(e.invites):Wn(e.invites)}
  ${zl(e,e.invites.created)}`,mb=()=>ae`
  <section class="card">
    <p><a class="button main" href="/new">${c("plus")} ${i("welcome.find")}</a></p>
    <ul class="people">
      <li><a class="area" href="/settings#push">${c("bell")} <span class="grow">${i("welcome.push")}</span> ${c("next")}</a></li>
      <li><a class="area" href="/profile">${c("people")} <span class="grow">${i("steps.profile")}</span> ${c("next")}</a></li>
      <li><a class="area" href="/admin">${c("gear")} <span class="grow">${i("welcome.again")}</span> ${c("next")}</a></li>
      <li><a class="area" href="/">${c("map")} <span class="grow">${i("areas.show")}</span> ${c("next")}</a></li>
    </ul>
  </section>`,hb={server:pb,map:ub,invite:db,done:mb};function Wl(e){let t=new dn(e),s=()=>t.step==="done"?lb:ae`<p class="soft">${i("welcome.step",{number:t.number,of:t.steps.length-1})}</p>`;return{get title(){return i(`welcome.${t.step}`)},ready:t.load(),async moved(){e.update(),document.querySelector("main h1").focus(),await t.load()},view:()=>ae`
      <header class="welcome">
        ${s()}
        <h1 tabindex="-1">${i(`welcome.${t.step}`)}</h1>
        <p class="lead">${i(`welcome.${t.step}Text`)}</p>
      </header>
      ${hb[t.step](t,e)}`}}function fb(e,t){let[s,n]=[new Map,!1],a=new AbortController;return e.signal.addEventListener("abort",()=>a.abort()),{async load(o){a.abort();let{signal:r}=a=new AbortController;try{let[l,p]=await ba(v("/api/locations/categories",{...t(),category:"",bbox:o}),{signal:r});if(r.aborted)return;[s,n]=[new Map(l.map($=>[$.category,$.count])),p]}catch(l){if(l.name==="AbortError")return;s.clear()}e.update()},arranged(o,r){if(!s.size)return null;let l=[...s.values()].reduce((y,A)=>y+A,0),p=y=>s.get(y)===0&&!n&&!r.includes(y),$=y=>y&&(y<l||n)?`${q(y)}${n?"+":""}`:void 0;return{shown:o.filter(y=>!p(y)).map(y=>({category:y,count:$(s.get(y))})),rest:o.filter(p)}}}}import{html as $b,nothing as gb}from"../lib/lit-html/lit-html.js";async function bb(e){if(fn.get())return;let t=()=>{},s=new qe(()=>t());try{await s.read()}catch{return}s.state!=="off"||document.querySelector("dialog[open]")||(fn.set("1"),await ut((n,a)=>{t=a;let o=async()=>{await s.enable(),s.state!=="off"&&(n(),u(i(`push.${s.state}`)))};return $b`
      <h2>${i("push.offer",{name:e})}</h2>
      <p>${i("push.offerText")}</p>
      <p class="soft" role="status">${s.slow?i("push.asking"):gb}</p>
      <div class="row end">
        <button class="quiet" type="button" @click=${()=>n()}>${i("push.notNow")}</button>
        <button type="button" id="push-on" aria-busy=${s.busy?"true":"false"} @click=${o}>
          ${c("bell")} ${i("push.enable")}
        </button>
      </div>`},{label:i("push.offer",{name:e}),kind:"sheet-like"}))}import{html as mn,nothing as Gl}from"../lib/lit-html/lit-html.js";async function wb({lat:e,lng:t}){try{let{title:s}=await T("/api/map/wishes",{latitude:e,longitude:t});u(i("offer.wished",{title:s}))}catch(s){u(F(s))}}function yb(e,t){if(w().role==="admin"){let s=v("/admin/map",{at:Ms({lat:e.lat,lng:e.lng})});return mn`<p><a class="button quiet" href=${s}>${i("offer.add")}</a></p>`}return mn`
    <p><button type="button" class="quiet" @click=${()=>{t(),wb(e)}}>${i("offer.wish")}</button></p>
    <p class="hint">${i("offer.wishText")}</p>`}var vb=e=>mn`
  <p><button type="button" class="quiet" @click=${()=>e(!0)}>${i("offer.show")}</button></p>
  <p class="hint">${i("offer.learns")}</p>`,kb=(e,{choose:t,close:s,key:n})=>mn`
  <section class="offer" tabindex="-1" aria-label=${i("offer.none")} @keydown=${n}>
    <p class="row between">
      <span class="strong">${i("offer.none")}</span>
      <button type="button" class="round" aria-label=${i(is()?"offer.decline":"action.close")} @click=${()=>t(!1)}>
        ${c("close")}
      </button>
    </p>
    ${Oo()?yb(e,s):Gl}
    ${is()?vb(t):Gl}
  </section>`,xb=()=>kb;export{np as about,Yo as accounts,df as addToList,nr as admin,pr as adminLog,jc as areas,cr as categories,fb as countCategories,Zr as edit,pc as feed,gc as help,Ic as import,Rc as instance,Cc as invites,Vc as join,ml as list,fl as lists,gl as named,bl as notifications,xb as offerOfStreets,bb as offerPush,wl as people,kl as person,Ol as profile,Sl as reports,Pl as saved,Cl as settings,Tf as shareFind,_l as shares,Hl as waiting,Wl as welcome};

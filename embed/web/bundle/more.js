import{$b as oo,A as ba,Aa as Jt,Ab as xe,Ac as bo,Ba as Ua,Bb as Xt,Bc as wo,C as Os,Ca,Cb as Ka,Cc as yo,D as qs,Da as ye,Db as js,Dc as vo,E as wa,Ea as _a,Eb as st,F as ya,Fa as Bs,Fb as Za,G as K,Ga as Ls,Gb as Xa,Gc as Oe,H as at,Ha as Is,Hb as Dt,Hc as ko,I as u,Ia as Ea,Ib as Ds,Ic as ns,Ja as Ha,Jb as Qa,Ka as Ra,Kb as H,Kc as Ot,L as ge,Lb as _,Lc as xo,M as g,Ma as za,Mb as z,Mc as Oo,N as T,Nb as to,Nc as qo,O as W,Oa as Va,Ob as Nt,Oc as Fo,P as G,Pa as Wa,Pb as Ns,Pc as zs,Q as L,Qa as Ga,Qb as Us,R as va,Ra as Ya,Rb as eo,S as ka,Sa as Ja,Sb as so,Sc as So,T as be,Tb as Cs,Tc as as,U as y,Ub as io,Uc as Po,V as we,Vc as os,W as xa,Wb as no,Xb as x,Xc as To,Yb as ao,Zb as it,Zc as Ao,_b as S,_c as Bo,a as fe,aa as Oa,ac as m,ad as Lo,b as h,ba as qa,bc as D,bd as Io,c as Mt,ca as Fs,cc as ut,cd as Mo,d as ma,da as O,dc as A,dd as Vs,e as Qe,ea as Ss,eb as c,ec as ro,f as $n,fa as Fa,fb as Z,fc as xt,g as gn,gb as R,gc as bn,gd as jo,h as $e,hb as f,hc as wn,hd as Do,i as ts,ia as Sa,ib as et,ic as co,j as ha,ja as Pa,jb as I,jc as _s,k as vt,ka as Ta,kb as d,kc as oe,l as ks,la as Aa,lb as b,lc as Es,ld as No,m as fa,ma as Ba,mb as ve,mc as Hs,na as Ps,nb as M,nc as es,nd as Uo,ob as kt,oc as ss,p as $a,pa as Ts,pb as v,pc as lo,q as i,qa as La,qc as po,qd as Ws,ra as Ia,rc as uo,rd as Co,s as F,sa as Ma,sc as mo,ta as ja,tc as U,td as _o,u as Yt,ua as w,uc as ho,ud as Eo,v as ga,va as As,vb as Ms,vc as fo,vd as Ho,w as q,wa as ft,wb as Kt,wc as $o,x as jt,xa as Da,xb as Zt,xc as go,y as pt,ya as Na,yb as ke,yc as is,z as xs,zb as E,zc as Rs}from"./shared.js";import{html as re,nothing as yn}from"../lib/lit-html/lit-html.js";var ep=new URL("lib/",fe).pathname,sp=[["Leaflet 1.9.4","leaflet","Volodymyr Agafonkin, CloudMade","BSD-2-Clause"],["protomaps-leaflet 5.1.0","protomaps-leaflet","Protomaps","BSD-3-Clause"],["lit-html 3.3.3","lit-html","Google LLC","BSD-3-Clause"]];function Ro(){if(os())return new URL(h().streets.url.replace(/[{}]/g,"")).host;let{host:e}=new URL((h().tiles?.url??"").replace(/[{}]/g,""),location);return e===location.host?"":e}var ip=()=>Ro()?i("about.tilesFrom",{host:Ro()}):i("about.alone"),np=()=>re`
  <section class="card">
    <p class="lead">${i("app.about")}</p>
    <p>${i("about.text")} ${ip()}</p>
    <p class="soft">${i("about.version",{version:h().version})}</p>
    <p class="row">
      <a class="button quiet" href="/help">${i("help.title")}</a>
      <a class="button quiet" href="/api/docs">${i("about.api")}</a>
    </p>
  </section>`,ap=()=>re`
  <section class="card">
    <h2>${i("about.map")}</h2>
    <ul class="plain-list">
      ${h().tiles?.attribution?re`<li>${i("about.tiles")}: ${h().tiles.attribution}</li>`:yn}
      ${os()?re`<li>${i("about.streets")}: ${h().streets.attribution}</li>`:yn}
      <li>${i("about.places")}: ${h().places.attribution}</li>
    </ul>
  </section>`,op=([e,t,s,n])=>re`<li><a href="${ep}${t}/LICENSE">${e}</a>, © ${s}, ${n}</li>`,rp=()=>re`
  <section class="card">
    <h2>${i("about.code")}</h2>
    <ul class="plain-list">${sp.map(op)}</ul>
    <p class="hint">${i("about.more")}</p>
  </section>`,cp=()=>({title:i("nav.about"),view:()=>re`
    ${f(i("nav.about"),yn,w()?"/settings":"/sign-in")}
    ${Eo()}${_o()}${np()}${ap()}${rp()}`});import{html as ti,nothing as Dp}from"../lib/lit-html/lit-html.js";var lp=200,pp=2**20,vn=["all","active","suspended","admin"],zo={wrong_password:"password"},ce=e=>`/api/admin/users/${e.id}`,Gs=class{#t;#e=0;constructor(t){this.#t=t;let s=t.query.get("status");this.text=t.query.get("q")??"",this.status=vn.includes(s)?s:"all",this.list=H(t,()=>y("/api/admin/users",{...this.#s,limit:50}))}get#s(){return{q:this.text.trim(),status:this.status==="all"?"":this.status}}search=()=>(clearTimeout(this.#e),this.#t.rename(y("/admin/people",this.#s)),this.list.load());type(t){this.text=t,clearTimeout(this.#e),this.#e=setTimeout(this.search,lp)}choose(t){return this.status=t,this.#t.update(),this.search()}isMe(t){return t.id===w()?.id}#i(t){this.list.items=this.list.items.map(s=>s.id===t.id?t:s),this.#t.update()}async#n(t,s){try{this.#i(await t),u(s)}catch(n){u(F(n))}}get asksPassword(){return As()}adminForm(t,s){let n=async({password:a})=>{this.#i(await G(ce(t),{role:"admin",...a?{password:a}:{}})),s()};return new x({send:n,fieldOf:zo})}demote(t){return this.#n(G(ce(t),{role:"member"}),i("admin.memberDone",{name:O(t)}))}lift(t){return this.#n(L(`${ce(t)}/suspension`),i("admin.liftDone",{name:O(t)}))}linkForm(t,s){let n=async({password:a})=>{let o=await T(`${ce(t)}/sign-in-link`,a?{password:a}:void 0);s(new URL(o.url,location).href)};return new x({send:n,fieldOf:zo})}limitForm(t,s){let n=async({kind:a,size:o})=>{let r={instance:null,none:0}[a];this.#i(await G(ce(t),{mediaLimit:a==="own"?Math.round(Number(o)*pp):r})),s()};return new x({send:n})}suspendForm(t,s){let n=async({reason:a,days:o})=>{this.#i(await W(`${ce(t)}/suspension`,{reason:a.trim(),...o?{days:Number(o)}:{}})),s()};return new x({send:n})}deleteForm(t,s){let n=async({name:a,reason:o})=>{if(a.trim()!==t.username)throw{code:"page",reason:"other_name",text:i("admin.deleteOther")};await L(y(ce(t),{reason:o.trim()})),this.list.items=this.list.items.filter(r=>r.id!==t.id),this.#t.update(),s()};return new x({send:n,fieldOf:{other_name:"name"}})}close(){clearTimeout(this.#e)}};import{html as V,nothing as Se}from"../lib/lit-html/lit-html.js";import{html as mt,nothing as rs}from"../lib/lit-html/lit-html.js";var up=2e3,qe=class{state="";busy=!1;slow=!1;#t;constructor(t){this.#t=t}async read(){this.state=await Ts()}enable=()=>this.#e(La);disable=()=>this.#e(Ia);test=()=>this.#s(async()=>{await Ma(),u(i("push.sent"))});async#e(t){this.busy=!0,this.#t();let s=setTimeout(()=>{this.slow=!0,this.#t()},up);await this.#s(async()=>{this.state=await t()}),clearTimeout(s),this.busy=this.slow=!1,this.#t()}async#s(t){try{await t()}catch(s){u(s.code||s.status?F(s):i("push.failed"))}this.#t()}};var Ys=class{list=[];#t;constructor(t){this.#t=t}get isShown(){return Do()}async read(){this.isShown&&(this.list=await g("/api/auth/passkeys",{signal:this.#t.signal}))}addForm(t,s){let n=async({name:a,password:o})=>{let r=await No(await T("/api/auth/passkeys/options",t?{password:o}:{}));r&&(this.list=[...this.list,await T("/api/auth/passkeys",{name:a,...r})],s())};return new x({send:n,fieldOf:{wrong_password:"password"}})}renameForm(t,s){let n=async({name:a})=>{let o=await G(`/api/auth/passkeys/${t.id}`,{name:a});this.list=this.list.map(r=>r.id===o.id?o:r),s()};return new x({send:n})}async remove(t){try{await L(`/api/auth/passkeys/${t.id}`),this.list=this.list.filter(s=>s.id!==t.id)}catch(s){u(F(s))}this.#t.update()}};var dp=1,dt=class{nearby=[];proposal="";#t;#e;#s;#i=0;#n=0;constructor(t,s,n=()=>{}){this.#t=t,this.#e=n,this.#a(s??{})}get value(){let{point:t,by:s,source:n,photo:a,chosen:o}=this;return{point:t,name:this.name.trim(),by:s,source:n,photo:a,location:o}}#a({point:t=null,name:s="",by:n="",source:a="",photo:o=null,location:r=null}){Object.assign(this,{point:t,name:s,by:n,source:a,photo:o,chosen:r}),this.#s=t}get label(){return this.chosen?.name||this.name.trim()||this.proposal}take(t){if(this.#a(t.value),Object.assign(this,{nearby:t.nearby,proposal:t.proposal}),this.#e(),this.point&&!this.label)return this.propose()}setPoint(t,s,n=""){return Object.assign(this,{point:t,chosen:null,source:s,proposal:""}),n?(Object.assign(this,{name:n,by:"search"}),this.#s=t):this.by!=="reader"&&this.#s&&Dt(this.#s,t)>dp&&Object.assign(this,{name:"",by:""}),this.#e(),this.propose()}suggestPoint(t){return this.photo??=t,this.point?this.#e():this.setPoint(t,"photo")}setName(t){this.name=t,this.by=t.trim()?"reader":""}async locate(){try{let t=await Ds({enableHighAccuracy:!0,timeout:15e3});this.#t.signal.aborted||this.setPoint(t,"hereDone")}catch(t){this.#t.signal.aborted||u(F(t))}}toggle(t){this.chosen=this.chosen?.id===t.id?null:t,this.chosen&&(this.point=st(t)),this.#e()}async propose(){let t=++this.#n,{signal:s}=this.#t;clearTimeout(this.#i);let{nearby:n,name:a,wait:o}=await Bs(this.point,{signal:s});t!==this.#n||s.aborted||(Object.assign(this,{nearby:n,proposal:a}),o&&(this.#i=setTimeout(()=>this.propose(),1e3*o)),this.#t.update())}close(){clearTimeout(this.#i)}};var kn="/api/users/me/place-settings",mp={radius:.5,area:1},Vo=[.2,.5,1,2,5],Js=class{values=null;exactAtHome=0;#t;constructor(t){this.#t=t}async read(){this.values=await g(kn,{signal:this.#t.signal})}async change(t){try{let{exactAtHome:s,...n}=await W(kn,{...this.values,...t});Object.assign(this,{values:n,exactAtHome:s}),u(i("privacy.saved"))}catch(s){u(F(s))}this.#t.update()}changeHome(t){return this.change({home:{...this.values.home,...t}})}async hideHome(){try{let{finds:t}=await T(`${kn}/home`);this.exactAtHome=0,u(i("privacy.homeHidden",{n:t}))}catch(t){u(F(t))}this.#t.update()}picker(){let{home:t}=this.values,s=t&&{point:{lat:t.latitude,lng:t.longitude}},n=new dt(this.#t,s,()=>{n.point&&this.changeHome({...mp,...t,latitude:n.point.lat,longitude:n.point.lng})});return n}};var Wo=e=>!e.current&&e.kind!=="token",Ks=class{preferences=null;sessions=null;refusal=Da();#t;constructor(t){this.#t=t,this.push=new qe(t.update),this.passkeys=new Ys(t),this.places=new Js(t),this.loading=_(t,()=>this.#e());let s={wrong_password:"currentPassword"};this.password=new x({send:(n,a)=>this.#i(n,a),update:t.update,fieldOf:s})}get user(){return w()}redraw=()=>this.#t.update();get isLoaded(){return!!(this.preferences&&this.user)}get asksPassword(){return As()}get asksCurrent(){return this.user.hasPassword&&!Uo(this.sessions)}get hasOthers(){return this.sessions.some(Wo)}async#e(){let{signal:t}=this.#t;[this.preferences,this.sessions]=await Promise.all([g("/api/notifications/preferences",{signal:t}),g("/api/auth/sessions",{signal:t}),this.push.read(),this.passkeys.read(),this.places.read()])}async#s(t){await z(t()),this.#t.update()}setTheme(t){Lo(t),this.#t.update()}setUnits(t){ma.set(t),this.#t.update()}setStreets(t){To(t),this.#t.update()}async setLanguage(t){await $a(t),this.#t.update()}prefer(t,s){return this.#s(async()=>{this.preferences=await W("/api/notifications/preferences",{[t]:s})})}addSession(t){this.sessions=[t,...this.sessions],this.#t.update()}endOthers(){return this.#s(async()=>{for(let t of this.sessions.filter(Wo))await L(`/api/auth/sessions/${t.id}`),this.sessions=this.sessions.filter(s=>s!==t)})}endSession(t){return this.#s(async()=>{await L(`/api/auth/sessions/${t.id}`),this.sessions=this.sessions.filter(s=>s!==t)})}signOut=()=>this.#s(async()=>{await Ua(),await this.#t.go("/sign-in",{replace:!0})});async#i({newPassword:t,currentPassword:s,unlinkIdentity:n},a){let o=this.asksCurrent?{currentPassword:s}:{};await W("/api/users/me/password",{newPassword:t,...o,...n?{unlinkIdentity:!0}:{}}),a.reset(),Jt(await g("/api/users/me")),this.sessions=await g("/api/auth/sessions"),u(i("settings.passwordSaved"))}unlink(){return this.#s(async()=>{await L("/api/users/me/identity"),Jt(await g("/api/users/me"))})}confirmForm(t){let s=async({password:n})=>{await T("/api/auth/confirm",{password:n}),t()};return new x({send:s,fieldOf:{wrong_password:"password"}})}deleteForm(t){let s=async({password:n})=>{await L("/api/users/me",this.asksPassword?{password:n}:void 0),t()};return new x({send:s,fieldOf:{wrong_password:"password"}})}async leaveDeleted(){await Ca(),await this.#t.go("/sign-in",{replace:!0}),u(i("settings.deleted"))}},Zs=(e={})=>`/api/auth/oauth/start?${new URLSearchParams({...e,redirect:"/settings"})}`;var Fe=()=>h().provider.name,Qt=e=>e.refusal?.reason==="sign_in_again"&&h().provider.enabled?mt`
  <p><a class="button quiet" href=${Zs()}>${i("signin.provider",{name:Fe()})}</a></p>`:rs,Ut=(e,t,s)=>m(e,t,{label:s,kind:"password",required:!0,complete:"current-password"}),hp=()=>mt`
  <label class="switch">
    <span>
      ${i("settings.alsoUnlink",{name:Fe()})}<br>
      <span class="soft">${i("settings.alsoUnlinkHint")}</span>
    </span>
    <input type="checkbox" role="switch" id="unlinkIdentity" name="unlinkIdentity">
  </label>`,Go=({user:e,asksCurrent:t,password:s})=>mt`
  <form class="card" novalidate @submit=${s.submit}>
    ${et("password",i(t?"settings.password":"settings.passwordFirst"))}
    ${e.hasPassword&&!t?mt`<p class="note">${i("link.setPassword")}</p>`:rs}
    <input class="unseen" type="text" autocomplete="username" .value=${e.username} tabindex="-1" aria-hidden="true">
    ${S(s)}
    ${Qt(s)}
    ${t?Ut(s,"currentPassword",i("settings.currentPassword")):rs}
    ${m(s,"newPassword",{label:i("settings.newPassword"),hint:i("settings.passwordHint"),kind:"password",required:!0,least:8,most:255,complete:"new-password"})}
    ${e.identityLinked?hp():rs}
    <div class="row end">${D(s,i("action.save"))}</div>
  </form>`;async function fp(e){let t=i("settings.unlinkTitle",{name:Fe()});await A(t,i("settings.unlinkText"),i("settings.unlink"))&&e.unlink()}async function $p(e,t){if(!t.asksPassword)return;e.preventDefault();let s=i("settings.link",{name:Fe()});await U(a=>t.confirmForm(a),s,a=>mt`
    <p>${i("settings.linkText")}</p>
    ${S(a)}
    ${Ut(a,"password",i("account.password"))}`,()=>mt`<button type="submit">${i("settings.linkGo")}</button>`)&&location.assign(Zs({link:"true"}))}var gp=e=>mt`
  <p>${c("check")} ${i("settings.linked")}</p>
  <p><button type="button" class="quiet" @click=${()=>fp(e)}>${i("settings.unlink")}</button></p>`,bp=e=>mt`
  <p>${i("settings.notLinked")}</p>
  <p>
    <a class="button quiet" href=${Zs({link:"true"})} @click=${t=>$p(t,e)}>
      ${i("settings.link",{name:Fe()})}
    </a>
  </p>`,Yo=e=>mt`
  <section class="card">
    <h2>${i("settings.identity",{name:Fe()})}</h2>
    ${e.user.identityLinked?gp(e):bp(e)}
  </section>`;async function wp(e){await U(s=>e.deleteForm(s),i("settings.deleteTitle"),s=>mt`
    <p>${i("settings.deleteText")}</p>
    ${S(s)}
    ${Qt(s)}
    ${e.asksPassword?Ut(s,"password",i("account.password")):rs}`,()=>mt`<button type="submit" class="danger">${i("settings.delete")}</button>`)&&await e.leaveDeleted()}var Jo=e=>mt`
  <section class="card">
    ${et("data",i("settings.data"))}
    <p>${i("settings.dataText")}</p>
    <p><a class="button quiet" href="/api/users/me/export" download>${i("settings.download")}</a></p>
    <p>${i("settings.archiveText")}</p>
    <p><a class="button quiet" href="/api/users/me/archive" download>${i("settings.archive")}</a></p>
    <p><a class="button quiet" href="/import">${i("settings.import")}</a></p>
    <h3>${i("settings.deleteHead")}</h3>
    <p>${i("settings.deleteHint")}</p>
    <p><button type="button" class="danger" @click=${()=>wp(e)}>${i("settings.delete")}</button></p>
  </section>`;import{html as xn,nothing as cs}from"../lib/lit-html/lit-html.js";function P(e,{label:t,options:s,chosen:n,set:a=()=>{},hint:o="",error:r="",name:l=e}){let p=r?`${e}-error`:o?`${e}-hint`:cs;return xn`
    <div class="field">
      <label for=${e}>${t}</label>
      <select id=${e} name=${l} aria-describedby=${p} aria-invalid=${r?"true":cs} @change=${$=>a($.target.value)}>
        ${s.map(([$,k,B=cs])=>xn`
          <option value=${$} lang=${B} ?selected=${$===n}>${k}</option>`)}
      </select>
      ${p===cs?cs:xn`<p class=${r?"error":"hint"} id=${p}>${r||o}</p>`}
    </div>`}import{html as yp}from"../lib/lit-html/lit-html.js";async function vp(e){try{await navigator.clipboard.writeText(e),u(i("secret.copied"))}catch{document.getElementById("secret").select(),u(i("secret.selected"))}}var Xs=({title:e,text:t,label:s,value:n})=>ut(a=>yp`
  <h2>${e}</h2>
  <p>${t}</p>
  <div class="field">
    <label for="secret">${s}</label>
    <input id="secret" readonly spellcheck="false" autocomplete="off" .value=${n} @focus=${o=>o.target.select()}>
  </div>
  <div class="row end">
    <button type="button" class="quiet" @click=${()=>a()}>${i("action.close")}</button>
    <button type="button" @click=${()=>vp(n)}>${c("copy")} ${i("secret.copy")}</button>
  </div>`,{label:e});function kp({mediaBytes:e,mediaLimit:t}){let s=K(e);return t===null?i("admin.usage",{size:s}):t?i("admin.usageOf",{size:s,limit:K(t)}):i("admin.usageUnlimited",{size:s})}var xp=e=>[i("admin.joined",{date:pt(e.createdAt)}),e.seenAt?i("admin.seen",{date:pt(e.seenAt)}):i("admin.notSeen"),i("admin.finds",{n:e.findCount}),kp(e),e.invitedBy&&i("admin.invitedBy",{name:O(e.invitedBy)})],Op=({suspendedAt:e,endsAt:t})=>t?i("admin.suspendedUntil",{date:jt(t)}):i("admin.suspendedSince",{when:xs(e)}),qp=e=>V`<p class="note">${Op(e)}<br>${i("admin.reasonIs",{reason:e.reason})}</p>`,Fp=e=>e.suspension?V`<span class="person"><span class="avatar none">${c("block")}</span> <span>${bn(e)}</span></span>`:V`<a class="person" href="/people/${e.id}">${Z(e)} <span>${bn(e)}</span></a>`,Ko=(e,t)=>V`
  ${S(t)}
  ${Qt(t)}
  ${e.asksPassword?Ut(t,"password",i("account.password")):Se}`,Sp=(e,t)=>U(s=>e.adminForm(t,s),i("admin.adminTitle",{name:O(t)}),s=>V`
  <p>${i("admin.adminText")}</p>
  ${Ko(e,s)}`,()=>V`<button type="submit" class="danger">${i("admin.admin")}</button>`);async function Pp(e,t){await A(i("admin.memberTitle",{name:O(t)}),i("admin.memberText"),i("admin.member"))&&e.demote(t)}var Tp=["instance","own","none"],Ap=(e,t)=>{e.kind??=t.mediaLimit===null?"instance":t.mediaLimit?"own":"none";let s=n=>{e.kind=n,e.update()};return V`
    ${S(e)}
    ${P("kind",{label:i("admin.limit"),options:Tp.map(n=>[n,i(`admin.limits.${n}`)]),chosen:e.kind,set:s})}
    ${e.kind==="own"?m(e,"size",{label:i("admin.size"),kind:"number",mode:"numeric",required:!0,value:t.mediaLimit?Math.round(t.mediaLimit/2**20):""}):Se}`};async function Qs(e,t,s){let n=await e;return n&&u(i(t,{name:O(s)})),n}var Bp=(e,t)=>U(s=>e.limitForm(t,s),i("admin.limitTitle",{name:O(t)}),s=>Ap(s,t),()=>V`<button type="submit">${i("action.save")}</button>`),Lp=(e,t)=>U(s=>e.suspendForm(t,s),i("admin.suspendTitle",{name:O(t)}),s=>V`
  <p>${i("admin.suspendText")}</p>
  ${S(s)}
  ${m(s,"reason",{label:i("admin.reason"),hint:i("admin.reasonHint"),kind:"area",value:t.suspension?.reason,required:!0,most:500})}
  ${m(s,"days",{label:i("admin.days"),hint:i("admin.daysHint"),kind:"number",mode:"numeric"})}`,()=>V`<button type="submit" class="danger">${i("admin.suspend")}</button>`);async function Ip(e,t){let s="";await U(o=>e.linkForm(t,r=>{s=r,o()}),i("admin.linkTitle",{name:O(t)}),o=>V`
    <p>${i("admin.linkAsk",{name:O(t)})}</p>
    ${Ko(e,o)}`,()=>V`<button type="submit">${i("admin.linkMake")}</button>`)&&await Xs({title:i("admin.link"),text:i("admin.linkText",{name:O(t)}),label:i("admin.linkLabel"),value:s})}async function Mp(e,t){let s=U(n=>e.deleteForm(t,n),i("admin.deleteTitle",{name:O(t)}),n=>V`
    <p>${i("admin.deleteText")}</p>
    ${S(n)}
    ${m(n,"name",{label:i("admin.deleteName",{name:t.username}),required:!0,complete:"off"})}
    ${m(n,"reason",{label:i("admin.reason"),hint:i("admin.logHint"),most:500})}`,()=>V`<button type="submit" class="danger">${i("admin.delete")}</button>`);await Qs(s,"admin.deleteDone",t)&&v("account-search")}function jp(e,t){let s=(a,o,r)=>({text:a,label:`${a}: ${O(t)}`,run:o,isDanger:r}),n=[t.role==="admin"?s(i("admin.member"),()=>Pp(e,t)):s(i("admin.admin"),()=>Qs(Sp(e,t),"admin.adminDone",t)),s(i("admin.limit"),()=>Qs(Bp(e,t),"admin.limitDone",t))];return e.isMe(t)?n:[...n,...t.suspension?[]:[s(i("admin.link"),()=>Ip(e,t))],s(i(t.suspension?"admin.suspendAgain":"admin.suspend"),()=>Qs(Lp(e,t),"admin.suspendDone",t),!t.suspension),...t.suspension?[s(i("admin.lift"),()=>e.lift(t))]:[],s(i("admin.delete"),()=>Mp(e,t),!0)]}var Zo=(e,t)=>V`
  <li class="account">
    <div class="row between">
      <span class="row">
        ${Fp(t)}
        ${t.role==="admin"?V`<span class="badge">${i("admin.role")}</span>`:Se}
        ${e.isMe(t)?V`<span class="badge">${i("people.you")}</span>`:Se}
        ${t.suspension?V`<span class="badge warning">${i("admin.suspended")}</span>`:Se}
      </span>
      ${xt(i("people.menu",{name:O(t)}),jp(e,t))}
    </div>
    <p class="soft facts">${xp(t).filter(Boolean).map(s=>V`<span>${s}</span>`)}</p>
    ${t.suspension?qp(t.suspension):Se}
  </li>`;function Np(e,t){e.preventDefault(),t.search()}var Up=e=>ti`
  <form role="search" @submit=${t=>Np(t,e)}>
    <label for="account-search">${i("people.search")}</label>
    <div class="search">
      ${c("search")}
      <input id="account-search" type="search" maxlength="31" autocomplete="off" autocapitalize="none" spellcheck="false"
        .value=${e.text} @input=${t=>e.type(t.target.value)}>
    </div>
  </form>
  <div class="chips" role="group" aria-label=${i("admin.which")}>
    ${vn.map(t=>ve(e.status===t,i(`admin.statuses.${t}`),()=>e.choose(t)))}
  </div>`;function Cp(e){let{items:t,problem:s,load:n}=e.list;return s?d(s,n):t?t.length?ti`
    <ul class="people" aria-label=${i("admin.people")}>${t.map(a=>Zo(e,a))}</ul>
    ${M(e.list)}`:ti`<p class="soft" role="status">${i("admin.noAccounts")}</p>`:b(4)}function Xo(e){let t=new Gs(e);return{title:i("admin.people"),ready:t.list.load(),view:()=>ti`
      ${f(i("admin.people"),Dp,"/admin")}
      <section class="card">${Up(t)}${Cp(t)}</section>`,close:()=>t.close()}}import{html as or,nothing as Zp}from"../lib/lit-html/lit-html.js";var Qo=e=>e.slice(1).match(/../g).map(t=>Number.parseInt(t,16)/255),tr=e=>e<=.04045?e/12.92:((e+.055)/1.055)**2.4,_p=e=>e<=.0031308?e*12.92:1.055*e**.4166666666666667-.055;function Pe(e){let[t,s,n]=Qo(e).map(tr);return 1.05/(.2126*t+.7152*s+.0722*n+.05)}var Te=4.5;function ei(e){let t=e;for(let s=1;Pe(t)<Te;s-=.01)t=`#${Qo(e).map(n=>Math.round(255*_p(tr(n)*s)).toString(16).padStart(2,"0")).join("")}`;return t}async function ls(e){if(!/^image\/(jpeg|png|webp|avif|heic|heif)$/.test(e.type))return e;try{return await Ep(e)}catch{return e}}async function Ep(e){let t=await createImageBitmap(e,{imageOrientation:"from-image"}),s=Math.min(1,2560/Math.max(t.width,t.height));if(s===1&&e.size<409600)return t.close(),e;let n=new OffscreenCanvas(Math.max(1,Math.round(t.width*s)),Math.max(1,Math.round(t.height*s))),a=n.getContext("2d");a.fillStyle="#fff",a.fillRect(0,0,n.width,n.height),a.drawImage(t,0,0,n.width,n.height),t.close();let o=await n.convertToBlob({type:"image/jpeg",quality:.85});return o.size<e.size?new File([o],e.name.replace(/\.\w+$/,"")+".jpg",{type:"image/jpeg"}):e}var Ae=class{progress=null;#t;#e;#s;constructor(t,s,{has:n,take:a}){[this.#t,this.#e,this.#s,this.has]=[t,s,a,n]}async set(t,s=we){let n=a=>{this.progress=a,this.#e.update()};n(0);try{await this.#s(await s("PUT",this.#t,await ls(t),{signal:this.#e.signal,progress:n})),u(i("profile.pictureSaved"))}catch(a){a.name!=="AbortError"&&u(F(a))}n(null)}async remove(){try{await L(this.#t),await this.#s(null)}catch(t){u(F(t))}this.#e.update()}};var er=2**20,si="/api/admin/instance",sr=["invite","open","closed"],ir=["members","admins","off"],Be="#0f766e",ps={teal:Be,blue:"#1d4ed8",violet:"#6d28d9",pink:"#be185d",red:"#b91c1c",green:"#15803d",grey:"#475569"},Le=class{values=null;accent=Be;#t;constructor(t){this.#t=t,this.loading=_(t,async()=>{this.values=await g(si,{signal:t.signal}),this.accent=this.savedAccent}),this.picture=new Ae(`${si}/picture`,t,{has:()=>!!this.values.picture,take:async s=>this.#e(s??await g(si))}),this.form=new x({send:async s=>{await this.save(s),u(i("admin.saved"))},update:t.update})}get startView(){return Xt(this.values.startView)}get myView(){return $e.get()}async begin(t){await z(this.save({startView:t}))&&u(i("admin.saved")),this.#t.update()}get savedAccent(){return this.values?.accent||Be}get isAccentDark(){return Pe(this.accent)>=Te}chooseAccent(t){this.accent=t,delete this.form.errors.accent;let s=Math.floor(Pe(t)*10)/10;this.isAccentDark||(this.form.errors.accent=i("admin.accentLight",{contrast:q(s),least:q(Te)})),this.form.update()}get darkerAccent(){return ei(this.accent)}isFixed(t){return this.values.fixed.includes(t)}get limit(){return this.values.mediaLimit?Math.round(this.values.mediaLimit/er):""}async save({registration:t,invites:s,mediaLimit:n,...a}){let o={};for(let[r,l]of Object.entries(a))o[r]=l.trim();a.accent===Be&&(o.accent=""),t&&t!==this.values.registration&&(o.registration=t),s&&s!==this.values.invites&&(o.invites=s),n!==void 0&&n!==String(this.limit)&&(o.mediaLimit=Math.round(Number(n)*er)),this.#e(await G(si,o))}#e(t){this.values=t;let{fixed:s,mediaLimit:n,registration:a,invites:o,...r}=this.values;Object.assign(h(),{instance:r,registration:a,invites:a==="closed"?"off":o})}},ii=class{values=null;busy=!1;#t;constructor(t){this.#t=t,this.loading=_(t,async()=>{this.values=await g("/api/admin/checks",{signal:t.signal})})}run=async()=>{this.busy||(this.busy=!0,this.#t.update(),await this.loading.load(),this.busy=!1,this.#t.update())}},ni=class{values=null;constructor(t){this.loading=_(t,async()=>{this.values=await g("/api/admin/overview",{signal:t.signal})})}};import{html as ai,nothing as On}from"../lib/lit-html/lit-html.js";var Hp={ok:"check",warn:"flag",fail:"close"},Rp=e=>ai`
  <li class="row finding ${e.status}">
    ${c(Hp[e.status])}
    <span class="grow">
      <span class="strong">${i(`admin.check.${e.status}`)}</span> <span class="soft" lang="en">${e.check}</span><br>
      <span lang="en">${e.text}</span>
      ${e.fix?ai`<br><span lang="en" class="soft">${e.fix}</span>`:On}
    </span>
  </li>`;function zp({status:e,findings:t}){return ai`
    <p class="strong">${i(`admin.checked.${e}`)}</p>
    <ul class="people">${t.map(Rp)}</ul>`}var nr=e=>ai`
  <section class="card" id="checks">
    <h2>${i("admin.checks")}</h2>
    <p class="hint">${i("admin.checksText")}</p>
    <div class="stack" aria-live="polite">
      ${e.loading.problem?d(e.loading.problem,e.run):On}
      ${e.values&&!e.loading.problem?zp(e.values):On}
    </div>
    <div><button class="quiet" id="check" type="button" aria-busy=${e.busy?"true":"false"} @click=${e.run}>
      ${i(e.values?"admin.checkAgain":"admin.check")}</button></div>
  </section>`;import{html as _t,nothing as us}from"../lib/lit-html/lit-html.js";var Vp=["disk_nearly_full","clock_apart","push_off","no_base_url","registration_open","storage_failing","data_folder","no_ffmpeg","decoders_not_confined","backup_missing"],Ct=(e,t)=>_t`<div class="row between"><dt>${e}</dt><dd class="strong">${t}</dd></div>`,Wp=e=>i("admin.jobsOf",{push:q(e.pushJobs),media:q(e.mediaJobs)}),Gp=e=>_t`
  ${Ct(i("admin.backup"),e.lastAt?_t`${R(e.lastAt)}, ${i(`admin.backup.${e.result}`)}`:i(`admin.backup.${e.result}`))}
  ${Ct(i("admin.backupPlace"),e.place)}`,Yp=e=>_t`
  <dl class="stack">
    ${Ct(i("admin.users"),q(e.users))}
    ${Ct(i("admin.publicFinds"),q(e.finds))}
    ${Ct(i("admin.media"),K(e.mediaBytes))}
    ${e.diskFree===null?us:Ct(i("admin.disk"),K(e.diskFree))}
    ${e.pushJobs||e.mediaJobs?Ct(i("admin.jobs"),Wp(e)):us}
    ${e.backup?Gp(e.backup):us}
    ${Ct(i("admin.swept"),e.sweptAt?R(e.sweptAt):i("admin.never"))}
    ${Ct(i("admin.version"),`${e.version}, ${e.database==="postgres"?"PostgreSQL":"SQLite"}`)}
  </dl>`,Jp=e=>_t`<li class="note">${i(`admin.problem.${e}`)}</li>`,Kp=e=>_t`
  <details>
    <summary>${i("admin.largest")}</summary>
    <ul class="plain-list">
      ${e.map(t=>_t`
        <li class="row between"><a href="/admin/people?q=${t.username}">${t.username}</a> <span>${K(t.mediaBytes)}</span></li>`)}
    </ul>
  </details>`;function ar({values:e,loading:t}){if(t.problem)return d(t.problem,t.load);if(!e)return b(3);let s=e.problems.filter(n=>Vp.includes(n));return _t`
    ${s.length?_t`<ul class="stack plain-list" aria-label=${i("admin.problems")}>${s.map(Jp)}</ul>`:us}
    <section class="card">
      <h2>${i("admin.state")}</h2>
      ${Yp(e)}
      ${e.largest.length?Kp(e.largest):us}
    </section>`}var Xp=[["people","/admin/people","people"],["invites","/invites","plus"],["reports","/admin/reports","flag"],["log","/admin/log","feed"],["map","/admin/map","map"],["categories","/admin/categories","filter"],["instance","/admin/instance","gear"],["welcome","/admin/welcome","check"],["help","/help","comment"]],Qp=([e,t,s])=>or`
  <li>
    <a class="area" href=${t}>
      ${c(s)}
      <span class="grow"><span class="strong">${i(`admin.${e}`)}</span><br><span class="soft">${i(`admin.about.${e}`)}</span></span>
      ${c("next")}
    </a>
  </li>`;function rr(e){let t=new ni(e),s=new ii(e);return{title:i("admin.title"),ready:t.loading.load(),view:()=>or`
      ${f(i("admin.title"),Zp,"/profile")}
      <section class="card">
        <ul class="people">${Xp.map(Qp)}</ul>
        <p class="hint">${i("admin.private")}</p>
      </section>
      ${ar(t)}
      ${nr(s)}`}}import{html as X,nothing as ds}from"../lib/lit-html/lit-html.js";var cr="/api/admin/instance",qn=20,oi=class{list=null;isOwn=!1;#t;#e;constructor(t,s){[this.#t,this.#e]=[t,s],this.loading=_(t,async()=>{this.#s(await g(cr,{signal:t.signal}))})}#s({categories:t=[]}){this.isOwn=t.length>0,this.list=this.isOwn?t:Kt.map(s=>({code:s}))}get left(){return Kt.filter(t=>!this.list.some(s=>s.code===t))}get isFull(){return this.list.length>=qn}async save(t){let s=await G(cr,{categories:t});this.#s(s),h().instance={...h().instance,categories:s.categories},h().categories=this.list.map(n=>n.code),this.#e(h().instance.accent??""),this.#t.update()}async change(t){await z(this.save(t))&&u(i("admin.saved"))}move(t,s){let n=[...this.list];return n.splice(t+s,0,...n.splice(t,1)),this.change(n)}remove(t){return this.change(this.list.toSpliced(t,1))}add(t){return this.change([...this.list,t])}restore(){return this.change([])}},ri=class{sign;color;isDarkened=!1;#t;#e;constructor(t,s,n){this.#t=t,this.#e=s;let{sign:a,color:o=""}=this.was;this.color=o,this.sign=a??(Kt.includes(this.was.code)?this.was.code:""),this.form=new x({send:async r=>{await this.#s(r).catch(l=>{throw this.#i(l)}),u(i("admin.saved")),n()}})}get was(){return this.#t.list[this.#e]??{}}get names(){return this.was.names??{}}get isNamed(){return Kt.includes(this.was.code)}choose(t){this.isDarkened=Pe(t)<Te,this.color=this.isDarkened?ei(t):t,this.form.update()}show(t){this.sign=t,this.form.clear("sign"),this.form.update()}#s({en:t="",de:s=""}){let n=Object.fromEntries(Object.entries({en:t.trim(),de:s.trim()}).filter(([,l])=>l)),a=this.was.code??n[vt()],o={code:a,names:n};this.sign&&this.sign!==a&&(o.sign=this.sign.trim()),this.color&&(o.color=this.color);let r=[...this.#t.list];return r[this.#e??r.length]=o,this.#t.save(r)}#i(t){let s={code:vt(),"names.en":"en","names.de":"de",sign:"sign"},n=a=>s[a.replace(/^body\.categories\[\d+\]\./,"")]??"";return Object.assign(t,{errors:t.errors?.map(a=>({...a,location:`body.${n(a.location)}`}))})}};function ci(e){let t=document.querySelectorAll('link[href^="/theme.css"]'),s=Object.assign(document.createElement("link"),{rel:"stylesheet",href:y("/theme.css",{accent:e.slice(1)})});s.addEventListener("load",()=>{for(let n of t)n.remove()}),s.addEventListener("error",()=>s.remove()),document.head.append(s)}var tu=(e,t)=>X`
  <button type="button" class="round" aria-label=${E(t)} title=${E(t)}
    aria-pressed=${String(e.sign===t)} @click=${()=>e.show(e.sign===t?"":t)}>${it(t)}</button>`,eu=e=>X`
  <fieldset class="field">
    <legend>${i("categories.sign")}</legend>
    <div class="swatches">${Kt.map(t=>tu(e,t))}</div>
    <label for="sign">${i("categories.emoji")} <span class="soft">${i("form.optional")}</span></label>
    <input id="sign" name="sign" type="text" data-most="12" autocomplete="off" .value=${Kt.includes(e.sign)?"":e.sign}
      aria-describedby=${e.form.errors.sign?"sign-error":"sign-hint"} aria-invalid=${e.form.errors.sign?"true":ds}
      @input=${t=>e.show(t.target.value)}>
    ${e.form.errors.sign?X`<p class="error" id="sign-error">${i("categories.badSign")}</p>`:X`<p class="hint" id="sign-hint">${i("categories.emojiHint")}</p>`}
  </fieldset>`,su=(e,t,s)=>X`
  <button type="button" class="swatch" aria-label=${i(`admin.colours.${t}`)} title=${i(`admin.colours.${t}`)}
    aria-pressed=${String(s===e.color)} @click=${()=>e.choose(s)}>
    <svg viewBox="0 0 32 32" aria-hidden="true"><circle cx="16" cy="16" r="16" fill=${s}/></svg>
    ${s===e.color?c("check"):ds}
  </button>`,iu=e=>X`
  <div class="field">
    <label for="color">${i("categories.color")}</label>
    <input id="color" type="color" .value=${e.color||ps.teal} aria-describedby="color-note"
      @change=${t=>e.choose(t.target.value)}>
    <div class="swatches">${Object.entries(ps).map(([t,s])=>su(e,t,s))}</div>
    <p class="hint" id="color-note" aria-live="polite">${e.isDarkened?i("categories.darkened"):i("categories.colorHint")}</p>
  </div>`;function pr(e,t){let s=null,n=t===void 0?i("categories.new"):i("categories.editTitle",{name:E(e.list[t].code)});return U(a=>(s=new ri(e,t,a)).form,n,()=>X`
    ${S(s.form)}
    ${nu().map((a,o)=>m(s.form,a,{label:i(`categories.name.${a}`),value:s.names[a],most:50,required:o===0&&!s.was.code,hint:o===0&&s.isNamed?i("categories.nameHint",{name:E(s.was.code)}):""}))}
    ${eu(s)}
    ${iu(s)}`,a=>D(a,i("action.save")))}var nu=()=>[vt(),...ks.filter(e=>e!==vt())];async function au(e,t){let s=i("categories.removeTitle",{name:E(e.list[t].code)});await A(s,i("categories.removeText"),i("categories.remove"))&&await e.remove(t)}async function ou(e){await A(i("categories.restoreTitle"),i("categories.restoreText"),i("categories.restore"))&&await e.restore()}var lr=(e,t,s,n,a,o)=>X`
  <button type="button" class="round ${n}" ?disabled=${!e.list[t+s]} aria-label="${i(a)}: ${o}" title=${i(a)}
    @click=${()=>e.move(t,s)}>${c("back")}</button>`;function ru(e,{code:t},s){let n=E(t);return X`
    <li class="row between">
      ${it(t)}
      <span class="grow" dir="auto">${n}</span>
      <span class="row">
        ${lr(e,s,-1,"up","categories.up",n)}
        ${lr(e,s,1,"down","categories.down",n)}
        ${xt(i("categories.more",{name:n}),[{text:i("categories.edit"),sign:"edit",run:()=>pr(e,s)},...e.list.length>1?[{text:i("categories.remove"),sign:"trash",isDanger:!0,run:()=>au(e,s)}]:[]])}
      </span>
    </li>`}var cu=e=>e.left.length&&!e.isFull?X`
  <h2>${i("categories.left")}</h2>
  <div class="chips">${e.left.map(t=>X`
    <button type="button" class="chip" @click=${()=>e.add({code:t})}>
      ${it(t)} ${E(t)} ${c("plus")}
    </button>`)}
  </div>`:ds,lu=e=>X`
  <section class="card">
    <p class="hint">${i("categories.about")}</p>
    <ul class="people">${e.list.map((t,s)=>ru(e,t,s))}</ul>
    ${e.isFull?X`<p class="hint">${i("categories.full",{n:qn})}</p>`:X`
      <p><button type="button" class="quiet" id="new-category" @click=${()=>pr(e)}>
        ${c("plus")} ${i("categories.new")}
      </button></p>`}
    ${cu(e)}
    ${e.isOwn?X`
      <p><button type="button" class="quiet" @click=${()=>ou(e)}>${i("categories.restore")}</button></p>`:ds}
  </section>`;function ur(e){let t=new oi(e,ci);return{title:i("admin.categories"),ready:t.loading.load(),view:()=>X`
      ${f(i("admin.categories"),ds,"/admin")}
      ${t.loading.problem?d(t.loading.problem,t.loading.load):t.list?lu(t):b(6)}`}}import{html as li,nothing as Fn}from"../lib/lit-html/lit-html.js";var dr={role_changed:"shield",media_limit_changed:"gear",account_suspended:"block",suspension_lifted:"check",account_deleted:"trash",invite_revoked:"close",sign_in_link_created:"lock",sign_in_link_used:"lock",report_closed:"flag",find_hidden:"block",find_shown:"check",find_deleted:"trash",comment_hidden:"block",comment_shown:"check",comment_deleted:"trash",instance_changed:"gear"},pu={mediaLimit:"limitOfAll",invites:"whoInvites"},uu=e=>parseInt(e,10)?K(parseInt(e,10)):i(`admin.limits.${e.startsWith("0 ")?"none":"instance"}`);function du({action:e,reason:t}){return e==="role_changed"?i(`admin.roles.${t}`):e==="report_closed"?i(`report.result.${t}`):e==="instance_changed"?t.split(", ").map(s=>i(`admin.${pu[s]??s}`)).join(", "):e==="media_limit_changed"?uu(t):t}function mu(e){let t={actor:e.actorName||i("admin.commandLine"),target:e.targetName,action:e.action};return i(dr[e.action]?`admin.act.${e.action}`:"admin.act.other",t)}var hu=e=>li`
  <li class="row act">
    ${c(dr[e.action]??"shield")}
    <span class="grow">
      <span class="strong">${mu(e)}</span><br>
      ${e.reason?li`<span dir="auto">${du(e)}</span><br>`:Fn}
      <span class="soft">${R(e.createdAt)}</span>
    </span>
  </li>`;function fu(e){return e.problem?d(e.problem,e.load):e.items?e.items.length?li`
    <section class="card">
      <p class="hint">${i("admin.logText")}</p>
      <ul class="people">${e.items.map(hu)}</ul>
      ${M(e)}
    </section>`:I(i("admin.noActs"),i("admin.noActsText"),Fn,"feed"):b(4)}function mr(e){let t=H(e,"/api/admin/log");return{title:i("admin.log"),ready:t.load(),view:()=>li`${f(i("admin.log"),Fn,"/admin")}${fu(t)}`}}import{html as lt,nothing as Ft}from"../lib/lit-html/lit-html.js";var $u=8,pi=class{items=[];at=-1;#t;#e=null;#s=[];#i=!1;constructor(t){this.#t=t}async follow(t){this.#i=!0,this.#n(t),this.#e??=g("/api/finds/categories",{signal:this.#t.signal}).catch(()=>(this.#e=null,[])),this.#s=await this.#e,this.#i&&this.#n(t)}close(){this.#i=!1,this.#a([])}move(t){let s=this.items.length;this.at=this.at<0&&t<0?s-1:(this.at+t+s)%s,this.#t.update()}#n(t){let s=Yt(t.trim()),n=new Set(this.#s.map(o=>o.category)),a=s?Zt().filter(o=>!n.has(o)).map(o=>({category:o,ownCount:0,count:0})):[];this.#a([...this.#s,...a].filter(({category:o})=>{let r=Yt(E(o));return r.includes(s)&&(r!==s||ke(o))}).slice(0,$u))}#a(t){Object.assign(this,{items:t,at:-1}),this.#t.update()}};var gu=1200*36e5,ui=class{id;stored=null;#t;#e;#s;#i=null;#n=new Set;#a=!1;#o=!1;constructor(t){this.#t=t,this.#s=!t.params.id;let s=t.params.id??t.query.get("draft");this.#r(new RegExp(`^${xa}$`).test(s)||!this.#s?s:ye()),this.#s&&!this.stored&&this.#r(ye())}#r(t){this.id=t,this.#e=this.#s?Nt(t):to(t),this.stored=this.#e.get()}get findId(){return this.#i??=_a(this.id)>Date.now()-gu?this.id:ye()}get path(){let t=new URLSearchParams(this.#t.query);return t.set("draft",this.id),`/new?${t}`}save(t){if(!(this.#o||this.#t.signal.aborted)){if(!t)return this.#e.remove();this.#e.set({...t,at:Date.now()}),this.#s&&!this.#a&&this.#t.rename(this.path),this.#a=!0}}async files(){if(!this.stored||!this.#s)return[];let t=new Set(this.stored.media?.map(n=>n.key)),s=await Us(this.id);for(let{key:n}of s)this.#n.add(n);return s.filter(n=>!t.has(n.key))}get hasFiles(){return this.#n.size>0}release(t){let s=new Set(t.filter(n=>!n.media).map(n=>n.key));for(let n of this.#n)s.has(n)||(this.#n.delete(n),so(n))}remove(){return this.#o=!0,this.#e.remove(),this.#s?Cs(this.id):null}};async function hr(e,t){if(t?.point)return t;let s=e.get("place");if(s){let a=await g(`/api/locations/${encodeURIComponent(s)}?includePrivate=true&includeFriends=true&findsLimit=0`);return{location:a,point:st(a)}}let n=Xt(e.get("at"));return n?{point:{lat:n.lat,lng:n.lng}}:null}var fr=({location:e,locationId:t,exact:s})=>{let{name:n,...a}=s??e;return{location:{...e,name:n,id:t},point:st(a),name:n,by:"search"}},di=()=>Oe.includes(Qe.get())?Qe.get():"everyone",mi=({title:e,description:t,category:s,audience:n,area:a,exactForFriends:o})=>({title:e,description:t,category:s,audience:n,area:a,exactForFriends:o});function $r({title:e,description:t,category:s,audience:n,area:a="",exactForFriends:o},r={area:""}){let l={title:e.trim(),description:t.trim()||null,category:s.trim()||null},p=a!==""&&a!==r.area,$=p?{area:Number(a)}:{},B=Number(a)&&(p||o!==r.exactForFriends)?{exactForFriends:o==="true"}:{};return{...l,audience:n,...$,...B}}var gr=({location:e},{area:t=""})=>t!==""&&(e?.area??0)>Number(t),br=(e,{area:t})=>W(`/api/finds/${e}`,{area:Number(t),homeZone:!1}),wr=({location:e,exact:t})=>({area:String(e.area??0),exactForFriends:String(t?.forFriends??!0)});var Ie=class{uploads=null;place=null;placeError="";shown;#t=null;#e;constructor(t,s){this.page=t,this.#e=s,this.draft=new ui(t),this.form=new x({send:a=>this.#s(a),update:t.update}),this.isRestored=!!this.draft.stored;let{stored:n}=this.draft;this.values={...n,audience:n?.audience??(n?.isPublic===!1?"friends":di())},this.proposals=new pi(t),this.loading=_(t,()=>this.begin())}get isOther(){return this.#t??!!(this.values.category&&!ke(this.values.category))}changed(){this.saveDraft(),this.page.update()}addFiles(t){return this.uploads.add(t)}change(t){this.values={...this.values,...t},this.changed()}chooseCategory(t){this.#t=t==="other"&&!this.isOther,this.change({category:t===this.values.category||t==="other"?"":t})}async submit(t){return this.placeError="",await this.form.submit(t),!this.placeError}async#s(t){let{point:s,name:n,location:a}=this.place.value;if(!s){this.placeError=i("spot.missing"),this.page.update();return}if(await this.uploads.settled(),this.uploads.hasFailed)throw{code:"failed",text:i("edit.uploadFailed")};let o={point:s,name:n||this.place.proposal,location:a},r=$r({category:this.values.category??"",...t},this.shown),l=await this.write(r,o).catch(p=>this.#i(p));l&&(gr(l,t)&&await this.#e.showHome()&&await br(l.id,t).catch(p=>u(F(p))),await this.leave(`/finds/${l.id}`,i(this.isNew?"edit.published":"edit.saved")))}#i(t){let s=Ra(t);throw s.length?(this.uploads.removeMissing(s),{code:"failed",text:i("edit.photosGone")}):t}close(){this.uploads?.stop(),this.place?.close()}};async function hi(e){try{let t=await Me(e,0,262144),s=await bu(e,t);return s?Fu(qu(s.view,s.tiff)):yr}catch{return yr}}var yr={place:null,time:""},Me=async(e,t,s)=>new DataView(await e.slice(t,t+s).arrayBuffer());function bu(e,t){return t.getUint16(0)===65496?wu(t):t.getUint32(0)===2303741511?vr(e,{at:8,little:!1,name:"eXIf",extra:12,sizeFirst:!0}):Et(t,0,4)==="RIFF"&&Et(t,8,4)==="WEBP"?vr(e,{at:12,little:!0,name:"EXIF",extra:8,even:!0}):Et(t,4,4)==="ftyp"?vu(e):null}var Et=(e,t,s)=>String.fromCharCode(...Array.from({length:s},(n,a)=>e.getUint8(t+a)));function wu(e){for(let t=2;t+10<e.byteLength;t+=2+e.getUint16(t+2)){let s=e.getUint16(t);if(s===65505&&e.getUint32(t+4)===1165519206)return{view:e,tiff:t+10};if(s===65498||s>>8!==255)return null}return null}var Sn=1<<20,Pn=1e4;async function vr(e,{at:t,little:s,name:n,extra:a,sizeFirst:o,even:r}){for(let l=0;l<Pn&&t+8<=e.size;l++){let p=await Me(e,t,8),$=p.getUint32(o?0:4,s);if(Et(p,o?4:0,4)===n)return yu(await Me(e,t+8,Math.min($,Sn)));t+=a+$+(r?$%2:0)}return null}var yu=e=>({view:e,tiff:Et(e,0,4)==="Exif"?6:0});function kr(e,t,s){let n=[];for(let a=t;a+8<=s&&n.length<Pn;){let o=e.getUint32(a),r=8;if(o===1&&([o,r]=[Number(e.getBigUint64(a+8)),16]),o===0&&(o=s-a),o<r)break;n.push({type:Et(e,a+4,4),from:a+r,to:Math.min(a+o,s)}),a+=o}return n}async function vu(e){for(let t=0,s=0;s<Pn&&t+8<=e.size;s++){let n=await Me(e,t,16),a=n.getUint32(0);if(a===1&&(a=Number(n.getBigUint64(8))),a===0&&(a=e.size-t),a<8)return null;if(Et(n,4,4)==="meta")return ku(e,await Me(e,t,Math.min(a,Sn)));t+=a}return null}async function ku(e,t){let s=kr(t,t.getUint32(0)===1?20:12,t.byteLength),n=p=>s.find($=>$.type===p),a=xu(t,n("iinf")),o=a===null?null:Ou(t,n("iloc"),a);if(!o)return null;let r=o.method===1?n("idat"):null,l=r?new DataView(t.buffer,t.byteOffset+r.from+o.at,Math.min(o.size,r.to-r.from-o.at)):await Me(e,o.at,Math.min(o.size,Sn));return{view:l,tiff:4+l.getUint32(0)}}function xu(e,t){if(!t)return null;let s=kr(e,t.from+(e.getUint8(t.from)===0?6:8),t.to);for(let{from:n}of s){let a=e.getUint8(n)>2;if(Et(e,n+(a?10:8),4)==="Exif")return a?e.getUint32(n+4):e.getUint16(n+4)}return null}function Ou(e,t,s){if(!t)return null;let n=e.getUint8(t.from),a=t.from+4,o=B=>{let ct=B===8?Number(e.getBigUint64(a)):B===4?e.getUint32(a):B===2?e.getUint16(a):0;return a+=B,ct},r=o(2),[l,p,$]=[r>>12,r>>8&15,r>>4&15],k=n?r&15:0;for(let B=o(n<2?2:4);B>0&&a<t.to;B--){let ct=o(n<2?2:4),Xe=n?o(2)&15:0;o(2);let Xl=o($),ua=null;for(let da=o(2);da>0&&a<=t.to;da--){o(k);let Ql=Xl+o(l),tp=o(p);ua??={method:Xe,at:Ql,size:tp}}if(ct===s)return ua}return null}function qu(e,t){let s=e.getUint16(t)===18761,n=r=>e.getUint16(t+r,s);return{u32:r=>e.getUint32(t+r,s),text:(r,l)=>Et(e,t+r,l),entries:r=>new Map(Array.from({length:n(r)},(l,p)=>[n(r+2+12*p),r+10+12*p]))}}function Fu(e){let t=e.entries(e.u32(4)),s=(n,a,o)=>{try{return t.has(n)?a(e,e.entries(e.u32(t.get(n)))):o}catch{return o}};return{place:s(34853,Pu,null),time:s(34665,Su,"")}}function Su({u32:e,text:t},s){let n=s.get(36867),a=n===void 0?null:/^(\d{4}):(\d\d):(\d\d) (\d\d:\d\d:\d\d)$/.exec(t(e(n),19));return a&&a[1]!=="0000"?`${a[1]}-${a[2]}-${a[3]}T${a[4]}`:""}function Pu({u32:e,text:t},s){let n=(r,l,p)=>{if(!s.has(l)||!s.has(p))return NaN;let $=e(s.get(p)),k=ct=>e($+8*ct)/e($+8*ct+4),B=r.indexOf(t(s.get(l),1).toUpperCase());return B<0?NaN:(k(0)+(k(1)||0)/60+(k(2)||0)/3600)*(B?-1:1)},a=n("NS",1,2),o=n("EW",3,4);return Math.abs(a)<=90&&Math.abs(o)<=180&&(a||o)?{lat:a,lng:o}:null}var Tu=2,Au=2,Bu=60,je=class{removed=[];#t=!1;#e;#s;#i;#n;#a=()=>{};constructor(t,{changed:s,placed:n=()=>{},signal:a,send:o=we}){this.items=t.map(({at:r,key:l,caption:p="",...$})=>({media:$,at:r,key:l,caption:p,state:"done"})),this.#e=r=>{this.#a(),s(r)},this.#s=n,this.#i=a,this.#n=o,addEventListener("online",()=>this.#u(),{signal:a})}get most(){return h().limits.mediaPerFind}get isBusy(){return this.items.some(t=>["waiting","sending","paused"].includes(t.state))}get isPaused(){return this.items.some(t=>t.state==="paused")}async settled(){for(;this.isBusy&&!this.isPaused;)await new Promise(t=>{this.#a=t})}files(){return Promise.all(this.items.map(async({media:t,at:s,file:n,caption:a})=>{let o=n?await ls(n):null;return t?{media:t,at:s,caption:a,blob:o}:{caption:a,blob:o,name:n.name||"file"}}))}get hasFailed(){return this.items.some(t=>t.state==="failed")}get isChanged(){return this.#t||this.removed.length>0||this.items.some(t=>!t.media?.id)}get media(){return this.items.filter(t=>t.media).map(t=>Ha(t.media,t.caption))}get draft(){return this.items.filter(t=>t.media).map(({media:t,at:s,key:n,caption:a})=>({...t,at:s,key:n,caption:a}))}async add(t,s=[]){if(this.#i.aborted)return;let n=this.most-this.items.length,a=[...t].slice(0,n),o=a.map((r,l)=>({file:r,key:s[l],caption:"",preview:URL.createObjectURL(r),state:"waiting",progress:0}));this.items=[...this.items,...o],this.#e(t.length>n?i("upload.tooMany",{n:this.most}):""),await this.#o(a),this.#r()}async#o(t){for(let s of t){let{place:n}=await hi(s);if(this.#i.aborted)return;if(n)return this.#s(n)}}#r(){if(this.#i.aborted)return;let t=Tu-this.items.filter(s=>s.state==="sending").length;for(let s of this.items.filter(n=>n.state==="waiting").slice(0,t))this.#l(s)}async#l(t){t.stop=new AbortController,Object.assign(t,{state:"sending",progress:0,problem:null}),this.#e();try{let s=await this.#d(t);if(!s)return;Object.assign(t,{media:s,at:Date.now(),state:"done"})}catch(s){if(s.name==="AbortError")return;Object.assign(t,{state:ge(s)?"paused":"failed",problem:F(s)}),t.state==="paused"&&this.#p(t,s.retryAfter)}this.#e(),this.#r()}#p(t,s){t.pause=Math.min(Bu,(t.pause??Au/2)*2),t.timer=setTimeout(()=>this.retry(t),1e3*(s||t.pause))}#u(){for(let t of this.items.filter(s=>s.state==="paused"))this.retry(t)}async#d(t){let{signal:s}=t.stop,n=await ls(t.file),{videoBytes:a,imageBytes:o}=h().limits,r=n.type.startsWith("video/")?a:o;if(n.size>r)throw{code:"large",text:i("upload.large",{size:ya(r)})};if(s.aborted)return null;let l=$=>{t.progress=$,this.#e()},[p]=await this.#n("POST","/api/media",n,{signal:s,progress:l});return p}retry(t){clearTimeout(t.timer),t.state="waiting",this.#r()}remove(t){this.#c(t),t.media?.id&&this.removed.push(t.media.id),this.items=this.items.filter(s=>s!==t),this.#e(),this.#r()}removeMissing(t){let s=this.items.filter(n=>n.media).filter((n,a)=>t.includes(a));s.forEach(this.#c),this.items=this.items.filter(n=>!s.includes(n)),this.#e()}move(t,s){this.items.splice(s,0,...this.items.splice(t,1)),this.#t=!0,this.#e()}setCaption(t,s){t.caption=s,this.#t=!0,this.#e()}stop(){this.items.forEach(this.#c)}#c({timer:t,stop:s,preview:n}){clearTimeout(t),s?.abort(),n&&URL.revokeObjectURL(n)}};var fi=class extends Ie{isNew=!1;title=i("edit.title");#t;#e="";#s="";constructor(t,s){super(t,s),this.back=`/finds/${t.params.id}`,this.#t=`/api${this.back}`}async begin(){let[t,s]=await va(this.#t),n=this.draft.stored;this.#s=s,this.#e=t.locationId,this.shown=wr(t),this.values={...t,...this.shown,...n};let a=o=>{o&&u(o),this.page.update()};this.uploads=new je(t.media,{changed:a,signal:this.page.signal}),this.place=new dt(this.page,n?.place??fr(t),()=>this.changed())}saveDraft(){let t=mi(this.values),s=this.place?.value;this.draft.save(s?.location?.id===this.#e?t:{...t,place:s})}async write(t,s){let{isPaused:n,isChanged:a,media:o,removed:r}=this.uploads;if(n)throw{code:"failed",text:i("edit.uploadFailed")};let l=await Is(s),p=l===this.#e?{}:{locationId:l},$=o.map(B=>B.id?{id:B.id,caption:B.caption??null}:B),k=a?{media:$,mediaToDelete:r}:{};return W(this.#t,{...t,...p,...k},{headers:this.#s?{"If-Match":this.#s}:{}})}overwrite(){this.#s=""}async leave(t,s=""){await this.draft.remove(),await this.page.go(t,{replace:!0}),s&&u(s)}discard(){return this.uploads?.stop(),this.leave(`${this.back}/edit`)}};async function Tn(){if(!await caches.has(ts))return null;let e=await caches.open(ts),[t]=await e.keys(),s=t&&await(await e.match(t))?.formData();return s?{key:t,values:Lu(s),files:s.getAll("file"),left:Number(s.get("left"))}:null}function Lu(e){let t=e.get("title"),s=[e.get("text"),e.get("url")].filter(Boolean).join(`
`);return{...t?{title:t}:{},...s?{description:s}:{}}}async function xr(e){let t=await caches.open(ts);return await t.delete(e),(await t.keys()).length===0&&await caches.delete(ts),Tn()}var Iu=2,$i=class{items=[];isWhole=!1;#t;#e;constructor(t,s){this.#t=t,this.#e=s}get shown(){return this.isWhole?this.items:this.items.slice(0,Iu)}async load(){await io();let t=await Us();if(this.#t.signal.aborted)return;this.close();let s=Ns().filter(n=>n.id!==this.#e);this.items=s.map(n=>{let a=n.media?.find(r=>r.at>Date.now()-Ls),o=a?null:t.find(r=>r.draft===n.id&&r.file.type.startsWith("image/"))?.file;return{draft:n,media:a,preview:o?URL.createObjectURL(o):""}}),this.#t.update()}showAll(){this.isWhole=!0,this.#t.update()}remove({draft:t}){Nt(t.id).remove(),this.items=this.items.filter(s=>s.draft!==t),this.#t.update(),u(i("edit.draftDeleted"),"",{text:i("action.undo"),run:()=>this.#s(t)})}#s(t){return Nt(t.id).set(t),this.load()}close(){for(let{preview:t}of this.items)t&&URL.revokeObjectURL(t)}};var Mu=.15,Or=e=>e.slice(0,10);function ju(e){let t="";return e.map(n=>({photo:n,time:t=n.time||t})).sort((n,a)=>n.time<a.time?-1:n.time>a.time?1:0).map(n=>n.photo)}var qr=e=>e.find(t=>t.place)?.place??null,Fr=e=>e.find(t=>t.time)?.time??"";function Du(e,t,s){let[n,a]=[qr(e),Fr(e)];return e.length<s&&(!n||!t.place||Dt(n,t.place)<=Mu)&&(!a||!t.time||Or(a)===Or(t.time))}function Sr(e,t){let s=[];for(let n of ju(e)){let a=s.findLast(o=>Du(o,n,t));a?a.push(n):s.push([n])}return s}var ms=e=>({place:qr(e),time:Fr(e)}),Pr=(e,t)=>e.flatMap((s,n)=>n===t?[]:n===t-1?[[...s,...e[t]]]:[s]),Tr=(e,t,s)=>e.flatMap((n,a)=>a===t?[n.slice(0,s),n.slice(s)]:[n]);var gi=class{groups=null;busy=!1;#t;#e=new Map;constructor(t){this.#t=t}get most(){return h().limits.mediaPerFind}get count(){return this.groups.flat().length}async consider(t,s){if(this.groups)return this.consider([...this.decline(),...t],s);if(t.length<2)return!1;let n=await Promise.all(t.map(async o=>({file:o,...await hi(o)}))),a=Sr(n,this.most);if(this.#t.signal.aborted||a.length<2&&t.length<=s)return!1;for(let o of n)o.preview=o.file.type.startsWith("image/")?URL.createObjectURL(o.file):"";return this.#s(a),!0}#s(t){this.groups=t,this.#t.update();for(let s of t)this.#i(s)}async#i(t){let{place:s}=ms(t);if(!s||this.#e.has(t[0]))return;this.#e.set(t[0],"");let{name:n}=await Bs(s,{signal:this.#t.signal});this.#e.set(t[0],n),this.#t.update()}describe=t=>({name:ms(t).place?this.#e.get(t[0])??"":"",time:ms(t).time});canMerge=t=>t>0&&this.groups[t-1].length+this.groups[t].length<=this.most;merge(t){this.#s(Pr(this.groups,t))}split(t,s){this.#s(Tr(this.groups,t,s))}decline(){let t=this.groups.flat().map(s=>s.file);return this.close(),this.#t.update(),t}async accept(){if(this.busy)return;this.busy=!0,this.#t.update();let t=this.groups.map(()=>ye()),s=Date.now(),n=w()?.id;try{for(let[a,o]of this.groups.entries())await this.#n(n,t[a],o,s-a)}catch{if(w()?.id!==n)return null;for(let a of t)await Nu(a);return this.busy=!1,this.#t.update(),u(i("group.noRoom"))}await this.#t.go(`/new?draft=${t[0]}`),u(i("group.made",{n:t.length}))}async#n(t,s,n,a){if(w()?.id!==t)throw{code:"stopped"};let{place:o}=ms(n),r={id:s,at:a,audience:di(),media:[],label:this.describe(n).name};if(Nt(s).set(o?{...r,place:{point:o,source:"photo",photo:o}}:r),!Nt(s).get())throw{code:"storage"};await eo(s,n.map(l=>l.file),t)}close(){for(let{preview:t}of this.groups?.flat()??[])t&&URL.revokeObjectURL(t);this.groups=null}};async function Nu(e){Nt(e).remove(),await Cs(e)}var bi=class extends Ie{isNew=!0;title=i("edit.new");back="/";received=null;photosExpired=!1;#t="";constructor(t,s){super(t,s),this.drafts=new $i(t,this.draft.id),this.several=new gi(t)}async begin(){let{page:t,values:s}=this,n=await hr(t.query,s.place),a=s.media??[],o=a.filter($=>$.at>Date.now()-Ls);this.photosExpired=o.length<a.length;let r=$=>{$&&u($),this.changed()},l=$=>this.place.suggestPoint($);this.uploads=new je(o,{changed:r,placed:l,signal:t.signal}),this.place=new dt(t,n,r),this.place.point&&!this.place.label&&this.place.propose(),this.drafts.load();let p=await this.draft.files();p.length&&this.uploads.add(p.map($=>$.file),p.map($=>$.key)),this.received=t.query.has("shared")?await Tn():null}async addFiles(t){let{items:s,most:n}=this.uploads;await this.several.consider(t,n-s.length)||await super.addFiles(t)}saveDraft(){let t=mi(this.values),s=this.place?.value,n=this.uploads.draft,a=![t.title,t.description,t.category,s?.point,n.length,this.draft.hasFiles].some(Boolean);this.draft.save(a?null:{...t,place:s,label:this.place?.label,media:n,id:this.draft.id}),this.draft.release(this.uploads.items)}async resolveReceived(t){let{values:s,files:n,key:a}=this.received;this.received=null,t&&n.length&&await this.addFiles(n),this.received=await xr(a),this.change(t?s:{}),this.form.clear("title"),this.page.update()}async write(t,s){if(this.uploads.isPaused)return this.#e(t,s);try{return this.#t=await Is(s),await Ea(this.draft.findId,{...t,locationId:this.#t,media:this.uploads.media})}catch(n){if(!ge(n))throw n;return this.#e(t,s)}}async#e(t,s){return await Va(this.draft.findId,{body:t,place:s,locationId:this.#t},this.uploads),await this.leave("/waiting",i("outbox.added")),null}async leave(t,s=""){s&&Qe.set(this.values.audience),await this.draft.remove(),await this.page.go(t,{replace:!0});let[n]=Ns();s&&u(s,"",n&&{text:i("edit.next"),run:()=>this.page.go(`/new?draft=${n.id}`)})}discard(){return this.uploads?.stop(),this.leave("/new")}close(){super.close(),this.drafts.close(),this.several.close()}};import{html as De,nothing as An}from"../lib/lit-html/lit-html.js";function Uu(e,t){e.remove(t),v(e.items.length?"drafts-title":"main")}var Cu=({media:e,preview:t})=>De`
  <span class="thumb">${e||t?De`<img src=${e?.thumbnailUrl??t} alt="">`:c("edit")}</span>`;function _u(e,t){let{draft:s}=t,n=s.title?.trim()||i("edit.untitled");return De`
    <li class="row draft">
      <a class="find grow" href="/new?draft=${s.id}">
        ${Cu(t)}
        <span class="what">
          <span class="name" dir="auto">${n}</span>
          ${s.label?De`<span class="soft" dir="auto">${s.label}</span>`:An}
          <span class="soft">${xs(s.at)}</span>
        </span>
      </a>
      <button type="button" class="round" aria-label=${i("edit.draftDelete",{title:n})} @click=${()=>Uu(e,t)}>
        ${c("trash")}
      </button>
    </li>`}var Ar=e=>e.items.length?De`
  <section class="card drafts" id="drafts" aria-labelledby="drafts-title">
    <h2 id="drafts-title" tabindex="-1">${i("edit.drafts")}</h2>
    <ul class="rows">${e.shown.map(t=>_u(e,t))}</ul>
    ${e.shown.length<e.items.length?De`
      <button type="button" class="link" @click=${()=>e.showAll()}>
        ${i("edit.allDrafts",{n:e.items.length})}
      </button>`:An}
  </section>`:An;var Br=e=>[...e?.files??[]].filter(t=>/^(image|video)\//.test(t.type)),Lr=e=>[...e.dataTransfer?.types??[]].includes("Files"),Eu=e=>e.target.matches?.("input, textarea")&&e.clipboardData.types.includes("text/plain");function Ir(e,t){let s=a=>document.body.classList.toggle("dropping",a),n=(a,o)=>document.addEventListener(a,o,{signal:e});n("dragover",a=>{Lr(a)&&(a.preventDefault(),s(!0))}),n("dragleave",a=>{a.relatedTarget||s(!1)}),n("drop",a=>{Lr(a)&&(a.preventDefault(),s(!1),document.querySelector("dialog[open]")||t(Br(a.dataTransfer)))}),n("paste",a=>{let o=Br(a.clipboardData);!o.length||Eu(a)||document.querySelector("dialog[open]")||(a.preventDefault(),t(o))}),e.addEventListener("abort",()=>s(!1))}import{html as le,nothing as Nr}from"../lib/lit-html/lit-html.js";var Bn=[1,5,20],Ne=e=>e?i("privacy.area",{distance:qs(e)}):i("privacy.exact"),hs=()=>Bn.map(e=>[String(e),Ne(e)]),Ue=()=>[["0",Ne(0)],...hs()],wi=()=>[["true",i("privacy.forFriends")],["false",i("privacy.forMe")]];import{html as fs,nothing as Ln}from"../lib/lit-html/lit-html.js";var Ce="category";function Mr(e,{category:t}){let s=document.getElementById(Ce);if(s.value=t,ke(t)){e.proposals.close(),e.chooseCategory(t),document.querySelector("#fold-category summary")?.focus();return}s.dispatchEvent(new Event("input",{bubbles:!0})),e.proposals.close()}function Hu(e,t){t.form.typed(e.target),t.proposals.follow(e.target.value)}function Ru(e,t){let{items:s,at:n}=t.proposals;if(!s.length){e.key==="ArrowDown"&&t.proposals.follow(e.target.value);return}let a={ArrowDown:1,ArrowUp:-1}[e.key];if(a)t.proposals.move(a);else if(e.key==="Escape")t.proposals.close();else if(e.key==="Enter"&&n>=0)Mr(t,s[n]);else return;e.preventDefault()}var zu=(e,t,s)=>fs`
  <li id="category-${s}" data-kind="category" role="option" aria-selected=${s===e.proposals.at?"true":"false"}
    @click=${()=>Mr(e,t)}>
    ${it(t.category)}
    <span class="grow" dir="auto">${E(t.category)}</span>
    <span class="soft far">${t.ownCount?i("categories.byYou",{n:t.ownCount}):t.count?q(t.count):Ln}</span>
  </li>`,Vu=e=>{let{items:t}=e.proposals;return fs`
    <div class="proposals" ?hidden=${!t.length} @mousedown=${s=>s.preventDefault()}>
      <ul id="category-list" role="listbox" aria-label=${i("categories.used")}>${t.map((s,n)=>zu(e,s,n))}</ul>
    </div>
    <span class="unseen" role="status">${t.length?i("categories.count",{n:t.length}):""}</span>`};function jr(e){let{form:t,proposals:s}=e,n=t.errors[Ce];return fs`
    <div class="field">
      <label for=${Ce}>${i("categories.own")} <span class="soft">${i("form.optional")}</span></label>
      <div class="combo">
        <input id=${Ce} name=${Ce} type="text" dir="auto" role="combobox" autocomplete="off" data-most=${h().limits.category}
          aria-autocomplete="list" aria-controls="category-list" aria-expanded=${s.items.length?"true":"false"}
          aria-activedescendant=${s.at>=0?`category-${s.at}`:Ln}
          aria-describedby=${n?"category-error":"category-hint"} aria-invalid=${n?"true":Ln}
          .defaultValue=${e.values.category??""} @input=${a=>Hu(a,e)} @keydown=${a=>Ru(a,e)}
          @focus=${a=>s.follow(a.target.value)} @blur=${()=>s.close()}>
        ${Vu(e)}
      </div>
      ${oo(t.left[Ce])}
      ${n?fs`<p class="error" id="category-error">${n}</p>`:fs`<p class="hint" id="category-hint">${i("categories.hint")}</p>`}
    </div>`}var yi=(e,t,s,n,a)=>le`
  <details class="fold" id="fold-${e}">
    <summary>${t} <span class="grow"><span>${s}</span> <span class="soft" dir="auto">${n}</span></span> ${c("next")}</summary>
    ${a}
  </details>`;function Ur(e){let t=e?.closest("details");t&&(t.open=!0)}var Wu=e=>yi("description",c("edit"),i("find.description"),e.values.description||i("edit.none"),m(e.form,"description",{label:i("find.description"),value:e.values.description??"",kind:"area",most:h().limits.description})),Dr=(e,t,s)=>le`
  <button type="button" class="chip" aria-pressed=${s?"true":"false"} @click=${()=>e.chooseCategory(t)}>
    ${it(t)} ${E(t)}
  </button>`;function Gu(e){let{category:t}=e.values,[s,n]=t?[it(t),E(t)]:[c("filter"),i("edit.none")];return yi("category",s,i("find.category"),n,le`
    <fieldset>
      <legend>${i("find.category")}</legend>
      <div class="chips">
        ${Zt().map(a=>Dr(e,a,a===t))}
        ${Dr(e,"other",e.isOther)}
      </div>
      ${e.isOther?jr(e):Nr}
    </fieldset>`)}var Yu=(e,t)=>le`
  <label class="choice">
    <input type="radio" name="audience" value=${t} ?checked=${e.values.audience===t}>
    <span>
      ${c(ns(t))}
      <span>
        <span class="strong">${i(`find.audience.${t}`)}</span><br>
        <span class="soft">${i(`edit.audienceText.${t}`,{instance:Mt()})}</span>
      </span>
    </span>
  </label>`;function Ju(e){let{audience:t}=e.values;return yi("audience",c(ns(t)),i("edit.who"),i(`find.audience.${t}`),le`
    <fieldset class="choices">
      <legend>${i("edit.who")}</legend>
      ${Oe.map(s=>Yu(e,s))}
    </fieldset>`)}var Ku=e=>P("exact-for",{name:"exactForFriends",label:i("privacy.exactFor"),options:wi(),chosen:e});function Zu(e){let{area:t="",exactForFriends:s="true"}=e.values;return yi("shown",c("map"),i("privacy.shown"),t===""?i("privacy.asSet"):Ne(Number(t)),le`
    ${P("area",{label:i("privacy.shown"),hint:i(e.isNew?"privacy.shownHint":"privacy.recall"),chosen:t,options:[...e.isNew?[["",i("privacy.asSet")]]:[],...Ue()]})}
    ${Number(t)?Ku(s):Nr}`)}var Cr=e=>le`<div class="folds">${Wu(e)}${Gu(e)}${Ju(e)}${Zu(e)}</div>`;import{html as ki,nothing as jn}from"../lib/lit-html/lit-html.js";import{html as qt,nothing as $s}from"../lib/lit-html/lit-html.js";var In=16,_r=10,Xu=2,Qu={lat:25,lng:5,zoom:1},vi=class extends dt{failed=!1;problem="";#t;#e=null;constructor(t,s){super(t,s.value,()=>this.#i()),this.#t=t,Object.assign(this,{nearby:s.nearby,proposal:s.proposal})}async showMap(t){this.failed=!1;let s=this.#s();try{let n=await t({view:s,onMove:a=>this.#a(a),onPick:a=>this.setPoint(a,"tap")});if(this.#t.signal.aborted)return n.close();this.#e=n,this.photo&&n.mark(this.photo,i("spot.photoPlace"),"one ghost")}catch{this.failed=!0}return this.#e&&this.point&&this.#i(),this.#t.update(),!this.point&&$e.get()&&s.zoom>=_r?this.setPoint({lat:s.lat,lng:s.lng},"tap"):this.point?this.propose():null}#s(){if(this.point)return{...this.point,zoom:In};let t=Ka();return t?.zoom?t:Qu}#i(){this.problem="";let t=this.#e?.where();t&&!this.#n(t)&&this.#e.setView({...this.point,zoom:this.source==="tap"?t.zoom:Math.max(In,t.zoom)},{animate:!1}),this.#t.update()}#n(t){return Dt(this.point,t)<Xu*Xa(t)}#a(t){(!this.point||!this.#n(t))&&this.setPoint({lat:t.lat,lng:t.lng},"tap")}usePhoto(){return this.setPoint(this.photo,"photo")}useFound(t){return this.setPoint(st(t),"found",t.name)}distance=t=>this.point&&t?Dt(this.point,t):void 0;check(){let t=this.#e?.where().zoom??In,s=this.source==="tap"&&!this.chosen&&t<_r;return this.problem=this.point?s?i("spot.zoom"):"":i("spot.none"),this.#t.update(),!this.problem}close(){super.close(),this.#e?.close(),this.#e=null}};async function _e(e){let t=new AbortController,s=null,n=ut((o,r)=>(s??=new vi({signal:t.signal,update:r},e),od(s,o)),{label:i("spot.title"),kind:"chooser"});Er(s),await n&&e.take(s),t.abort(),s.close()}var Er=e=>e.showMap(t=>Io(document.getElementById("spot"),{...t,hasCross:!0})),td=(e,t)=>qt`
  <div class="row">
    <button type="button" class="round" aria-label=${i("nav.back")} @click=${()=>t()}>${c("back")}</button>
    <place-search id="spot-search" class="grow" .label=${i("spot.search")} .near=${e.point} .distance=${e.distance}
      @choose=${({detail:s})=>e.useFound(s.value)}></place-search>
  </div>`,ed=e=>qt`
  <div class="mapbox">
    <div id="spot" role="application" aria-label=${i("spot.map")}></div>
    ${e.failed?d({code:"map",text:i("map.failed")},()=>Er(e)):$s}
  </div>`;function sd(e,t){let s=e.chosen?.id===t.id;return qt`
    <button type="button" class="chip" aria-pressed=${s?"true":"false"} @click=${()=>e.toggle(t)}>
      ${c(s?"check":"pin")} <bdi>${t.name}</bdi> <span class="soft">${Os(t.distance)}</span>
    </button>`}var id=e=>qt`
  <div class="chips scrolls" role="group" aria-label=${i("spot.proposals")}>
    <button type="button" class="chip" @click=${()=>e.locate()}>${c("here")} ${i("spot.here")}</button>
    ${e.photo&&e.source!=="photo"?qt`
      <button type="button" class="chip" @click=${()=>e.usePhoto()}>${c("camera")} ${i("spot.photoPlace")}</button>`:$s}
    ${e.nearby.map(t=>sd(e,t))}
  </div>`,nd=e=>qt`
  <div class="field">
    <label for="place-name">${i("spot.name")} <span class="soft">${i("form.optional")}</span></label>
    <input id="place-name" autocomplete="off" dir="auto" placeholder=${e.proposal||i("spot.nameHint")} .value=${e.name}
      @input=${t=>e.setName(t.target.value)}>
  </div>`,Mn=e=>i(`spot.${e.source||"set"}`),ad=e=>qt`
  <p class="at" role="status">
    ${c("pin")}
    <span class="grow"><span class="strong" dir="auto">${e.label||i(e.point?"spot.unnamed":"spot.none")}</span>
      ${e.point?qt`<span class="soft">${Mn(e)}</span>`:$s}</span>
  </p>`,od=(e,t)=>qt`
  <h2 class="unseen" tabindex="-1" autofocus>${i("spot.title")}</h2>
  ${td(e,t)}
  ${ed(e)}
  <div class="panel">
    ${ad(e)}
    ${id(e)}
    ${e.chosen?$s:nd(e)}
    ${e.problem?qt`<p class="error" role="alert">${e.problem}</p>`:$s}
    <button type="button" class="main" id="use-place" @click=${()=>e.check()&&t(!0)}>${i("spot.use")}</button>
  </div>`;var Hr=(e,t)=>ki`
  <span class="row">
    ${c("pin")} <span class="grow"><span class="strong" dir="auto">${e}</span><br><span class="soft">${t}</span></span>
    ${c("next")}
  </span>`,Rr=(e,t)=>ki`
  <fieldset>
    <legend>${i("edit.where")}</legend>
    <button type="button" class="where" id="place" aria-describedby=${t?"place-error":jn} @click=${()=>_e(e)}>
      ${e.point?ki`<place-map inert .at=${e.point}></place-map>`:jn}
      ${e.point?Hr(e.label||i("spot.unnamed"),[Mn(e),i("spot.change")].filter(Boolean).join(" · ")):Hr(i("spot.title"),i("spot.chooseHint"))}
    </button>
    ${t?ki`<p class="error" id="place-error" role="alert">${t}</p>`:jn}
  </fieldset>`;import{html as pe,nothing as Dn}from"../lib/lit-html/lit-html.js";function rd(e,t){e.merge(t),v(`group-${t-1}`)}function cd(e,t,s){e.split(t,s),v(`group-${t+1}`)}var ld=({preview:e,file:t})=>e?pe`<img src=${e} alt="">`:pe`<span class="film" title=${t.name}>${c("play")}</span>`,pd=(e,t,s)=>pe`
  <button type="button" class="cut" aria-label=${i("group.split",{n:s+1})} title=${i("group.split",{n:s+1})}
    @click=${()=>cd(e,t,s)}></button>`;function ud(e,t,s){let{name:n,time:a}=e.describe(t),o=[a&&pt(a),n].filter(Boolean);return pe`
    <li>
      <div class="row between">
        <h3 id="group-${s}" tabindex="-1">${i("group.find",{n:s+1})} <span class="soft" dir="auto">${o.join(" · ")}</span></h3>
        ${e.canMerge(s)?pe`
          <button type="button" class="link" aria-describedby="group-${s}" @click=${()=>rd(e,s)}>
            ${i("group.merge")}
          </button>`:Dn}
      </div>
      <ul class="group">${t.map((r,l)=>pe`<li>${l?pd(e,s,l):Dn}${ld(r)}</li>`)}</ul>
    </li>`}var zr=(e,t)=>e.groups?pe`
  <section class="card" id="several" aria-labelledby="several-title">
    <h2 id="several-title" tabindex="-1">${i("group.title",{n:e.count,finds:i("group.finds",{n:e.groups.length})})}</h2>
    <p class="hint">${i("group.hint")}</p>
    <ol class="groups">${e.groups.map((s,n)=>ud(e,s,n))}</ol>
    <div class="publish row">
      <button type="button" class="quiet" @click=${t}>${i("group.one")}</button>
      <button type="button" class="main" aria-busy=${e.busy?"true":"false"} @click=${()=>e.accept()}>
        ${i("group.make",{n:e.groups.length})}
      </button>
    </div>
  </section>`:Dn;import{html as Q,nothing as Ht}from"../lib/lit-html/lit-html.js";import{html as Nn}from"../lib/lit-html/lit-html.js";async function dd(e,t,s){let n=null,a={label:i("upload.caption"),hint:i("upload.captionHint"),value:t.caption,most:h().limits.caption},o=await ut((r,l)=>(n??=new x({send:({caption:p})=>r(p.trim()),update:l}),Nn`
      <h2>${i("upload.caption")}</h2>
      <div class="captioned">${s}</div>
      <form novalidate @submit=${n.submit}>
        ${m(n,"caption",a)}
        <div class="row end">
          <button type="button" class="quiet" @click=${()=>r()}>${i("action.cancel")}</button>
          ${D(n,i("action.save"))}
        </div>
      </form>`),{label:i("upload.captionOf",{n:e.items.indexOf(t)+1})});o!==null&&e.setCaption(t,o)}var Vr=(e,t,s,n)=>Nn`
  <button type="button" class="words ${t.caption?"":"round"}" @click=${()=>dd(e,t,n)}
    aria-label="${i("upload.captionOf",{n:s})}${t.caption?`: ${t.caption}`:""}">
    ${t.caption?Nn`<span dir="auto">${t.caption}</span>`:c("edit")}
  </button>`;var[md,hd]=[6,10],fd=300,C=null;function Wr(){C.isOn=!0,C.item.classList.add("lifted"),navigator.vibrate?.(10)}var Gr=e=>[...e.parentElement.querySelectorAll(":scope > [data-drag]")],$d=(e,t)=>Gr(C.item).find(s=>{let n=s.getBoundingClientRect();return s!==C.item&&n.left<=e&&e<=n.right&&n.top<=t&&t<=n.bottom});function gd(e){if(e.pointerId!==C.id)return;let[t,s]=[e.clientX-C.x,e.clientY-C.y],n=e.pointerType==="touch";if(!C.isOn){if(Math.hypot(t,s)<(n?hd:md))return;if(n)return C.end();Wr()}C.item.style.transform=`translate(${t}px, ${s}px) scale(1.04)`,C.over?.classList.remove("target"),C.over=$d(e.clientX,e.clientY),C.over?.classList.add("target")}function Yr(e,t){if(e.button||C||e.target.closest("button, input, a"))return;let s=e.currentTarget,n=new AbortController,{signal:a}=n,o=()=>{clearTimeout(C.timer),n.abort(),s.classList.remove("lifted"),s.style.transform="",C.over?.classList.remove("target"),C=null};C={item:s,x:e.clientX,y:e.clientY,id:e.pointerId,isOn:!1,over:null,end:o},e.pointerType==="touch"&&(C.timer=setTimeout(Wr,fd));let r=p=>{p.pointerId===C.id&&o()},l=p=>{if(p.pointerId!==C.id)return;let[$,k]=[s,C.isOn&&C.over].map(B=>Gr(s).indexOf(B));o(),k>=0&&t($,k)};document.addEventListener("pointermove",gd,{signal:a}),document.addEventListener("pointerup",l,{signal:a}),document.addEventListener("pointercancel",r,{signal:a}),document.addEventListener("keydown",p=>{p.key==="Escape"&&o()},{signal:a})}function xi(e){(C?.isOn||e.type==="dragstart")&&e.preventDefault()}var bd="image/*,video/mp4,video/quicktime,video/webm";function wd(e,t){let s=e.items.indexOf(t);e.remove(t),queueMicrotask(()=>{(document.querySelectorAll(".shot .drop")[Math.min(s,e.items.length-1)]??document.getElementById("files"))?.focus()})}function Jr(e,t,s){e.move(t,s),queueMicrotask(()=>{let n=s<t?".before, .after":".after, .before";document.querySelectorAll(".shot")[s]?.querySelector(n)?.focus()})}function Kr(e){return e.media?Ot(e.media,{thumb:!0,eager:!0}):e.file.type.startsWith("video/")?Q`<span class="film">${c("play")}</span>`:Q`<img src=${e.preview} alt="">`}var Zr={handleEvent:e=>{e.target.hidden=e.type==="error"},capture:!0},Oi=(e,t,s,n,a)=>Q`
  <button type="button" class="round ${e}" aria-label=${i(`upload.${t}`,{n})} @click=${a}>${c(s)}</button>`,yd=(e,t)=>e.progress<1?Q`<progress max="1" .value=${e.progress} aria-label=${i("upload.progress",{n:t})}></progress>`:Q`<span class="over">${i("upload.processing")}</span>`,vd=(e,t)=>({sending:()=>yd(e,t),paused:()=>Q`<span class="over" title=${e.problem}>${i("upload.paused")}</span>`,waiting:()=>Q`<span class="over">${i("upload.waiting")}</span>`,failed:()=>Q`<span class="over error">${i("upload.failed")}</span>`,done:()=>Ht})[e.state]();function kd(e,t,s){let n=s+1;return Q`
    <li class="shot ${t.state}" data-drag @pointerdown=${a=>Yr(a,(o,r)=>e.move(o,r))}
      @error=${Zr} @load=${Zr}>
      ${Kr(t)}
      ${s===0&&e.items.length>1?Q`<span class="cover">${i("upload.cover")}</span>`:Ht}
      ${vd(t,n)}
      <span class="buttons">
        ${s>0?Oi("before","earlier","back",n,()=>Jr(e,s,s-1)):Ht}
        ${n<e.items.length?Oi("after","later","next",n,()=>Jr(e,s,s+1)):Ht}
        ${t.state==="failed"||t.state==="paused"?Oi("","again","retry",n,()=>e.retry(t)):Ht}
        ${Oi("drop",t.state==="done"?"remove":"cancel","close",n,()=>wd(e,t))}
      </span>
      ${t.state==="failed"?Ht:Vr(e,t,n,Kr(t))}
    </li>`}function xd(e,t){t([...e.target.files]),e.target.value=""}var Od=(e,t)=>Q`
  <li class="shot add">
    <label for="files">
      ${c("camera")}<span class="strong">${i(e.items.length?"upload.more":"upload.add")}</span>
      ${e.items.length?Ht:Q`<span class="soft mice">${i("upload.drop")}</span>`}
    </label>
    <input id="files" type="file" accept=${bd} multiple @change=${s=>xd(s,t)}>
  </li>`;function qd(e){let t=e.items.filter(n=>n.state==="done").length,s=[...new Set(e.items.filter(n=>n.state==="failed").map(n=>n.problem))];return Q`
    <p class="hint" role="status">${e.isBusy?i("upload.ready",{n:t,of:q(e.items.length)}):""}</p>
    ${s.map(n=>Q`<p class="error" role="alert">${n}</p>`)}`}var Xr=(e,t)=>Q`
  <ul class="shots ${e.items.length?"":"bare"}" @touchmove=${xi} @contextmenu=${xi} @dragstart=${xi}>
    ${e.items.map((s,n)=>kd(e,s,n))}
    ${e.items.length<e.most?Od(e,t):Ht}
  </ul>
  ${e.items.length>1?Q`<p class="hint">${i("upload.order")}</p>`:Ht}
  ${qd(e)}`;async function Qr(e,t){await e.addFiles(t),e.several?.groups&&v("several-title")}function Fd(e){e.uploads.add(e.several.decline()),v("files")}function Sd(e){for(let[t,s]of Object.entries(e.received.values))document.getElementById(t).value=s;return e.resolveReceived(!0)}var Pd=(e,t)=>lt`
  <section class="card" id="offer" aria-labelledby="offered">
    <h2 id="offered">${i("edit.shared")}</h2>
    <p class="hint">${i("edit.sharedHint")}</p>
    ${Object.values(e.received.values).map(s=>lt`<p class="text" dir="auto">${s}</p>`)}
    ${e.received.files.length?lt`<p>${i("edit.sharedFiles",{n:e.received.files.length})}</p>`:Ft}
    ${t?lt`<p class="note">${i("edit.sharedFull")}</p>`:Ft}
    ${e.received.left?lt`<p class="note">${i("edit.sharedLeft",{n:e.received.left})}</p>`:Ft}
    <div class="row end">
      <button type="button" class="quiet" @click=${()=>e.resolveReceived(!1)}>${i("edit.sharedDrop")}</button>
      <button type="button" @click=${()=>Sd(e)}>${i("edit.sharedTake")}</button>
    </div>
  </section>`;async function Td(e){await A(i("edit.discardTitle"),i("edit.discardText"),i("edit.startOver"))&&e.discard()}var Ad=()=>A(i("privacy.inHome"),i("privacy.inHomeText"),i("privacy.showExact")),Bd=e=>lt`
  <p class="note">
    ${i("edit.restored")} <button type="button" class="link" @click=${()=>Td(e)}>${i("edit.startOver")}</button>
  </p>`,Ld=e=>lt`
  <fieldset>
    <legend>${i("edit.photos")}</legend>
    ${e.photosExpired?lt`<p class="note">${i("edit.photosGone")}</p>`:Ft}
    ${Xr(e.uploads,t=>Qr(e,t))}
    <p class="hint">${i("edit.photosMost",{n:e.uploads.most})} ${i("edit.photosHint")}</p>
  </fieldset>`,Id=e=>lt`
  ${S(e.form)}
  ${e.form.refusal?.reason==="changed_since"?lt`
    <div class="row">
      <a class="button quiet" href=${e.back} target="_blank">${i("edit.theirs")}</a>
      <button type="submit" class="quiet" @click=${()=>e.overwrite()}>${i("edit.mine")}</button>
    </div>`:Ft}`;function Md(e,t){t.change(no(e.currentTarget))}async function jd(e,t){let n=await t.submit(e)?document.querySelector("form [aria-invalid=true]"):document.getElementById("place");Ur(n),n?.focus()}function Dd(e){let{title:t}=e.values,s=e.form.busy&&e.uploads.isBusy?"edit.waiting":e.isNew?"edit.publish":"action.save",n=a=>Md(a,e);return lt`
    <form class="card" novalidate ?hidden=${!!e.several?.groups}
      @input=${n} @change=${n} @submit=${a=>jd(a,e)}>
      ${e.isRestored?Bd(e):Ft}
      ${Ld(e)}
      ${Rr(e.place,e.placeError)}
      ${m(e.form,"title",{label:i("find.titleField"),value:t,required:!0,most:h().limits.title})}
      ${Cr(e)}
      <div class="publish">
        ${Id(e)}
        <div class="row end">
          <a class="button quiet" href=${e.back}>${i("action.cancel")}</a>
          ${D(e.form,i(s))}
        </div>
      </div>
    </form>`}var Nd=(e,t)=>lt`
  ${e.received?Pd(e,t.get("shared")==="full"):Ft}
  ${zr(e.several,()=>Fd(e))}
  ${e.several.groups?Ft:Ar(e.drafts)}`;function Ud(e,t){return e.loading.problem?d(e.loading.problem,t):e.uploads?Dd(e):b(4)}function tc(e){let t=new(e.params.id?fi:bi)(e,{showHome:Ad}),s=()=>t.loading.load();return Ir(e.signal,n=>t.uploads&&Qr(t,n)),{title:t.title,ready:s(),view:()=>lt`
      ${f(t.title,Ft,t.back)}
      ${t.isNew?Nd(t,e.query):Ft}
      ${Ud(t,s)}`,close:()=>t.close()}}import{html as Re,nothing as dc}from"../lib/lit-html/lit-html.js";var Cd=3,_d=4,qi=(e,t=0)=>new Date(e.getFullYear(),e.getMonth(),e.getDate()-t);function Ed(){let e=new Intl.Locale(fa());return((e.getWeekInfo?.()??e.weekInfo)?.firstDay??1)%7}var Hd=e=>[["today",qi(e)],["yesterday",qi(e,1)],["week",qi(e,(e.getDay()-Ed()+7)%7)],["earlier",-1/0]],Un=e=>qi(new Date(e.createdAt)).getTime(),Fi=e=>`${Un(e)} ${e.user.id}`;function Rd(e){let t=new Map;for(let s of e)t.set(Fi(s),[...t.get(Fi(s))??[],s]);return t}function ec(e,{now:t=new Date,mayContinue:s=!1}={}){let n=Rd(e),a=s&&e.length?Un(e.at(-1)):NaN,o=new Map,r=Hd(t);for(let l of e){let p=n.get(Fi(l)),$=p.length>=Cd;if($&&p[0]!==l)continue;let k=$?{key:Fi(l),finds:p,hasMore:Un(l)===a}:{find:l},B=new Date(l.createdAt),[ct]=r.find(([,Xe])=>B>=Xe);o.set(ct,[...o.get(ct)??[],k])}return[...o].map(([l,p])=>({name:l,entries:p}))}function sc(e){let t=n=>n.media.length>0,s=[...e.filter(t),...e.filter(n=>!t(n))].slice(0,_d);return{shown:s,rest:e.length-s.length}}var zd=1500,[Vd,Wd]=[4,4],Gd=9;function Yd(){let e=Xt($e.get());return e?.zoom>=Gd?{lat:e.lat,lng:e.lng}:null}var Jd=()=>Promise.race([Qa(),Ms(zd,null)]),Kd=e=>e?{lat:Math.round(e.lat*100)/100,lng:Math.round(e.lng*100)/100}:{},Si=class{at=null;isHere=!1;busy=!1;#t=new WeakMap;#e;#s;constructor(t){this.#s=t,this.at=t.kept?.at??null,this.isHere=t.kept?.isHere??!1,this.#e=new Set(t.kept?.open),this.list=H(t,()=>y("/api/finds/feed",{...Kd(this.at),limit:20}))}liking(t){let s=this.#t.get(t);return s||this.#t.set(t,s=new ao(t.id,()=>t,this.#s)),s}load=async()=>{if(this.#s.kept?.at===void 0){let t=await Jd();this.#o(t??Yd(),!!t)}await this.#n()};get days(){return ec(this.list.items??[],{mayContinue:!!this.list.next})}get#i(){return this.days.reduce((t,s)=>t+s.entries.length,0)}isOpen=({key:t})=>this.#e.has(t);toggle({key:t}){this.#e.delete(t)||this.#e.add(t),this.#s.keep({open:[...this.#e]}),this.#s.update()}async#n(){await this.list.load(),await this.#a(Vd)}more=()=>this.#a(this.#i+1);async#a(t){for(let s=0;this.list.next&&this.#i<t&&s<Wd;s++){let n=this.list.items.length;if(await this.list.more(),this.list.items?.length===n)return}}#o(t,s){Object.assign(this,{at:t,isHere:s}),this.#s.keep({at:t,isHere:s})}async nearMe(){this.busy=!0,this.#s.update();try{this.#o(await Ds({timeout:1e4}),!0),this.list.clear(),await this.#n()}catch(t){u(F(t))}this.busy=!1,this.#s.update()}distance=t=>this.isHere?Dt(this.at,st(t.location)):void 0};function Zd(){return Oa()?!0:at.get("installPrompt")||qa()?!1:void 0}async function Xd(){let e=await Ts();return{on:!0,off:!1}[e]}var Pi=class{steps=[];isKnown=!1;#t;constructor(t){this.#t=t}get isOver(){return $n.get()===w()?.id}get left(){return this.steps.filter(t=>!t.isDone).length}async load(){if(this.isOver){this.isKnown=!0;return}let{signal:t}=this.#t,s={profile:!!w().displayName||!!w().profilePicture?.startsWith("/api/media/"),streets:w().role==="admin"&&h().tiles?.kind==="vector"?So().length>0:void 0,find:g(`/api/users/${w().id}`,{signal:t}).then(a=>a.findCount>0),friend:g("/api/friends?limit=1",{signal:t}).then(a=>a.length>0),push:Xd(),install:Zd()},n=await Promise.all(Object.entries(s).map(async([a,o])=>({name:a,isDone:await Promise.resolve(o).catch(()=>{})})));t.aborted||(this.isKnown=!0,this.steps=n.filter(a=>a.isDone!==void 0),this.steps.length===n.length&&!this.left&&this.dismiss(),this.#t.update())}async installNow(){let t=at.get("installPrompt");t&&(await t.prompt(),at.set("installPrompt",null),await this.load())}dismiss=()=>{$n.set(w().id),this.steps=[],this.#t.update()}};import{html as St,nothing as te}from"../lib/lit-html/lit-html.js";var Qd="(min-width: 1180px) 516px, (min-width: 720px) 688px, 100vw",tm=(e,t)=>St`
  <span class="cover c-${xe(e.category).code}">
    ${e.media.length?Ot(e.media[0],{sizes:Qd,eager:t}):it(e.category)}
    ${e.media[0]?.type==="video"?St`<span class="play">${c("play")}</span>`:te}
    ${e.media.length>1?St`<span class="counter">${i("feed.photos",{n:e.media.length})}</span>`:te}
  </span>`,em=e=>e.saved?St`<span class="figure">${c("bookmark",!0)} ${i(`saved.${e.saved}`)}</span>`:te;function sm(e,t){let s=[Fa(e,e.location)?"":Ss(e.location),t===void 0?"":wa(t)].filter(Boolean);return s.length?St`
    <span class="soft">${c("pin")} <bdi>${s[0]}</bdi>${s[1]?St` · ${s[1]}`:te}</span>`:te}var Cn=(e,t,s=te)=>St`
  <span class="by">
    ${Z(e.user,28)} <span class="grow">${O(e.user)} <span class="soft">· ${R(e.createdAt)}</span></span>
    ${t&&e.reason==="friend"?St`<span class="badge">${i("feed.friend")}</span>`:te}
    ${s}
  </span>`,ic=(e,t,{km:s,eager:n,isMixed:a})=>St`
  <li class="feed-card">
    <a href="/finds/${e.id}">
      ${tm(e,n)}
      <span class="about">
        <span class="name" dir="auto">${e.title}</span>
        ${sm(e,s)}
        ${Cn(e,a,xo(e))}
      </span>
    </a>
    <div class="acts">
      ${vo(t,`like-${e.id}`)}
      <a class="act" href="/finds/${e.id}#comments" aria-label=${i("find.commentOn",{title:e.title})}>
        ${c("comment")} ${e.commentCount?St`<span>${q(e.commentCount)}</span>`:te}
      </a>
      <span class="grow"></span>
      ${em(e)}
    </div>
  </li>`;import{html as Ee,nothing as nc}from"../lib/lit-html/lit-html.js";var _n=({key:e})=>`group-${e.replace(" ","-")}`;async function ac(e,t){e.toggle(t),await v(_n(t))}var im=(e,t)=>Ee`
  <span class="piece c-${xe(e.category).code}">
    ${e.media.length?Ot(e.media[0],{thumb:!0}):it(e.category)}
    ${t?Ee`<span class="beyond">+${q(t)}</span>`:nc}
  </span>`;function nm(e){let{shown:t,rest:s}=sc(e);return Ee`
    <span class="cover ${t[0].media.length?"":"signs"}">
      <span class="mosaic of-${t.length}">${t.map((n,a)=>im(n,a===t.length-1?s:0))}</span>
    </span>`}var oc=({finds:e,hasMore:t})=>i("feed.several",{n:e.length,more:t}),am=e=>e.map((t,s)=>Ee`${s?" · ":nc}<bdi>${t.title}</bdi>`),om=(e,t)=>Ee`
  <li class="feed-card">
    <button type="button" class="group-face" id=${_n(t)} aria-expanded="false" @click=${()=>ac(e,t)}>
      ${nm(t.finds)}
      <span class="about">
        <span class="name">${oc(t)}</span>
        <span class="soft titles">${am(t.finds.slice(0,10))}</span>
        ${Cn(t.finds[0],!!e.at)}
      </span>
    </button>
  </li>`,rm=(e,t,s)=>Ee`
  <li class="feed-group">
    <div class="by">
      ${Z(t.finds[0].user,28)}
      <span class="grow">${O(t.finds[0].user)} <span class="soft">· ${oc(t)}</span></span>
      <button type="button" class="quiet" id=${_n(t)} aria-expanded="true" @click=${()=>ac(e,t)}>
        ${i("feed.less")}
      </button>
    </div>
    <ul class="feed-list">${t.finds.map(n=>s(n))}</ul>
  </li>`,rc=(e,t,s)=>e.isOpen(t)?rm(e,t,s):om(e,t);import{html as He,nothing as Ti}from"../lib/lit-html/lit-html.js";var cc={profile:()=>"/profile",streets:()=>"/admin/map",find:()=>"/new",friend:()=>ft()?"/invites":"/people",push:()=>"/settings#push"},cm=e=>i(e==="friend"&&ft()?"steps.inviteAction":`steps.${e}Action`);function lm(e,t){return cc[t]?He`<a class="button quiet" href=${cc[t]()}>${cm(t)}</a>`:at.get("installPrompt")?He`<button type="button" class="quiet" @click=${()=>e.installNow()}>${i("steps.installAction")}</button>`:He`<span class="hint">${i("steps.installHint")}</span>`}var pm=(e,{name:t,isDone:s})=>He`
  <li class="step ${s?"done":""}">
    <span class="tick">${s?c("check"):Ti}</span>
    <span class="grow">${i(`steps.${t}`,{instance:Mt()})}${s?He`<span class="unseen"> (${i("steps.done")})</span>`:Ti}</span>
    ${s?Ti:lm(e,t)}
  </li>`,lc=e=>e.isOver||!e.left?Ti:He`
  <section class="card" aria-labelledby="steps">
    <div class="row between"><h2 id="steps">${i("steps.title")}</h2>${kt(e.dismiss)}</div>
    <ul class="first-steps">${e.steps.map(t=>pm(e,t))}</ul>
  </section>`;var um=()=>Re`<a class="button quiet" href="/people">${c("people")} ${i("nav.people")}</a>`,dm=e=>e.isHere?dc:Re`
  <button type="button" class="chip" aria-busy=${e.busy?"true":"false"} @click=${()=>e.nearMe()}>
    ${c("here")} ${i("feed.nearMe")}
  </button>`,pc=e=>Re`
  <p class="row between"><span class="soft">${i(e.at?"feed.around":"feed.friends")}</span>${dm(e)}</p>`,uc=(e,t)=>ic(e,t.liking(e),{km:t.distance(e),eager:e===t.list.items[0],isMixed:!!t.at}),mm=({name:e,entries:t},s)=>Re`
  <section class="stack" aria-labelledby="day-${e}">
    <h2 id="day-${e}">${i(`feed.${e}`)}</h2>
    <ul class="feed-list">
      ${t.map(n=>n.find?uc(n.find,s):rc(s,n,a=>uc(a,s)))}
    </ul>
  </section>`;function hm(e,t){let{items:s,problem:n}=e.list;return!n&&(!s||!t.isKnown)?b(3):[lc(t),fm(e)]}function fm(e){let{items:t,problem:s,load:n}=e.list;if(s)return d(s,n);if(!t.length&&!e.list.next){let a=i(e.at?"feed.noneText":"feed.noneFriends");return[pc(e),I(i("feed.none"),a,dc,"feed")]}return Re`
    ${pc(e)}
    ${e.days.map(a=>mm(a,e))}
    ${M({...e.list,more:e.more})}`}function mc(e){let t=new Si(e),s=new Pi(e);return{title:i("feed.title"),broad:!0,ready:Promise.all([t.load(),s.load()]),view:()=>Re`
      ${f(i("feed.title"),um())}
      ${hm(t,s)}`}}import{html as N,nothing as ue}from"../lib/lit-html/lit-html.js";var $m=30,Ai=e=>e.map(t=>typeof t=="string"?t:t[0]==="code"?t[1]:Ai(t.at(-1))).join("");function hc([e,t,s]){return e==="pre"?t:e==="ul"||e==="ol"?t.map(n=>n.map(hc).join(" ")).join(" "):e==="table"?t.map(n=>n.map(Ai).join(" ")).join(" "):Ai(s??t)}function gm(e){let t=[{document:e,id:"",title:e.title,texts:[]}];for(let s of e.blocks)/^h\d$/.test(s[0])?t.push({document:e,id:s[1],title:Ai(s[2]),texts:[]}):t.at(-1).texts.push(hc(s));return t.map(({texts:s,...n})=>({...n,text:s.join(" ")}))}var bm=({document:e,id:t})=>`/help/${e.name}${t?`#${t}`:""}`;function wm(e,t){let s=Math.min(...t.map(o=>Yt(e).indexOf(o)).filter(o=>o>=0),e.length),n=s>60?e.lastIndexOf(" ",s-40)+1:0,a=e.slice(n,n+160);return`${n?"… ":""}${a}${n+160<e.length?" …":""}`}function ym(e,t){let s=Yt(t).split(/\s+/).filter(Boolean);if(!s.length)return[];let n=({title:o,text:r})=>s.every(l=>Yt(`${o} ${r}`).includes(l))?s.some(l=>Yt(o).includes(l))?2:1:0;return e.flatMap(gm).map(o=>[n(o),o]).filter(([o])=>o).sort(([o],[r])=>r-o).slice(0,$m).map(([,o])=>({address:bm(o),title:o.title,document:o.document,part:wm(o.text,s)}))}function vm(e,t){let s=({name:a,language:o})=>a.replace(new RegExp(`-${o}$`),""),n=a=>a.language===t||a.language==="en"&&!e.some(o=>o.language===t&&s(o)===s(a));return e.filter(n)}var Bi=class{query="";#t;#e=[];constructor(t){this.#t=t,this.loading=_(t,async()=>{let s=await fetch(new URL("bundle/help.json",fe).href,{signal:t.signal});if(!s.ok)throw Object.assign(new Error("the documents are not there"),{code:"strange",status:s.status});this.#e=await s.json()}),this.query=t.query.get("q")??""}get documents(){return vm(this.#e,vt())}get document(){return this.#e.find(t=>t.name===this.#t.params.name)}get found(){return ym(this.documents,this.query)}search(t){this.query=t,this.#t.rename(y("/help",{q:t.trim()})),this.#t.update()}};var Pt=e=>e.map(t=>typeof t=="string"?t:km[t[0]](t)),km={b:([,e])=>N`<b>${Pt(e)}</b>`,i:([,e])=>N`<i>${Pt(e)}</i>`,code:([,e])=>N`<code>${e}</code>`,a:([,e,t])=>/^https?:/.test(e)?N`<a href=${e} target="_blank" rel="noopener">${Pt(t)}</a>`:N`<a href=${e}>${Pt(t)}</a>`},fc=e=>N`<li>${e.length===1&&e[0][0]==="p"?Pt(e[0][1]):e.map(bc)}</li>`,$c=(e,t)=>N`<tr>${e.map(t)}</tr>`,xm={h2:([,e,t])=>N`<h2 id=${e} tabindex="-1">${Pt(t)}</h2>`,h3:([,e,t])=>N`<h3 id=${e} tabindex="-1">${Pt(t)}</h3>`,p:([,e])=>N`<p>${Pt(e)}</p>`,pre:([,e])=>N`<pre tabindex="0">${e}</pre>`,ul:([,e])=>N`<ul>${e.map(fc)}</ul>`,ol:([,e])=>N`<ol>${e.map(fc)}</ol>`,table:([,[e,...t]])=>N`
    <div class="scrolls" tabindex="0"><table>
      <thead>${$c(e,s=>N`<th scope="col">${Pt(s)}</th>`)}</thead>
      <tbody>${t.map(s=>$c(s,n=>N`<td>${Pt(n)}</td>`))}</tbody>
    </table></div>`},bc=e=>xm[e[0]](e),wc=(e,t,s,n)=>N`
  <li>
    <a class="area" href=${e}>
      <span class="grow" lang=${n}>
        <span class="strong">${t}</span>${s?N`<br><span class="soft">${s}</span>`:ue}
      </span>
      ${c("next")}
    </a>
  </li>`,gc=e=>N`<ul class="people">${e.map(t=>wc(`/help/${t.name}`,t.title,"",t.language))}</ul>`,Om=([e,...t])=>N`
  <section class="card">${gc([e])}</section>
  <section class="card">
    <h2>${i("help.running")}</h2>
    ${gc(t)}
  </section>`;function qm(e){let t=e.found;return N`
    <p class="unseen" role="status">${i("help.found",{n:t.length})}</p>
    ${t.length?N`<section class="card"><ul class="people">${t.map(({address:s,title:n,document:a,part:o})=>wc(s,a.title===n?n:`${a.title} › ${n}`,o,a.language))}</ul></section>`:I(i("help.none"),i("help.noneText"),ue,"search")}`}var Fm=e=>N`
  ${f(i("help.title"),ue,w()?"/settings":"/sign-in")}
  <form role="search" @submit=${t=>t.preventDefault()}>
    <label class="unseen" for="help-words">${i("help.search")}</label>
    <input id="help-words" type="search" autocomplete="off" placeholder=${i("help.search")} .value=${e.query}
      @input=${t=>e.search(t.target.value)}>
  </form>
  ${e.query.trim()?qm(e):Om(e.documents)}`,Sm=({title:e,language:t,blocks:s})=>N`
  ${f(e,ue,"/help")}
  <article class="card document" lang=${t}>${s.map(bc)}</article>`,Pm=()=>N`${f(i("help.title"),ue,"/help")}${I(i("missing.title"),i("missing.text"),ue,"search")}`;function Tm(e,t){return e.loading.problem?N`${f(i("help.title"),ue,"/help")}${d(e.loading.problem,e.loading.load)}`:e.documents.length?t.params.name?e.document?Sm(e.document):Pm():Fm(e):b(6)}function yc(e){let t=new Bi(e);return{get title(){return t.document?.title??i("help.title")},ready:t.loading.load().then(()=>location.hash?v(location.hash.slice(1)):null),view:()=>Tm(t,e)}}import{html as j,nothing as Y}from"../lib/lit-html/lit-html.js";var Am=20,Bm=e=>new Promise((t,s)=>{let n=()=>{clearTimeout(a),s(e.reason)},a=setTimeout(()=>{e.removeEventListener("abort",n),t()},1e3);e.addEventListener("abort",n,{once:!0})});async function vc(e,t,{signal:s,stopped:n,tick:a=Bm,note:o=()=>{}}){for(;;)try{return await T(e,t,{signal:s})}catch(r){if(r.status!==429)throw r;await o();for(let l=Math.max(Am,r.retryAfter);l>0;l--){if(n())return null;await a(s)}}}var Li=class{audience="me";keep=!1;category="";area="";forFriends="true";#t;constructor(t){this.#t=t}set(t){Object.assign(this,t),this.#t()}get body(){return{audience:this.audience,...this.keep?{keepVisibility:!0}:{},...this.category?{category:this.category}:{},...this.area===""?{}:{area:Number(this.area)},...Number(this.area)?{exactForFriends:this.forFriends==="true"}:{}}}};var Lm=30,Im=["obscured","notPoint"],kc=()=>h().places.source!=="gazetteer",Ii=class{state=null;#t;#e;#s=!1;constructor(t,s){this.#t=t,this.#e=s}get rows(){return(this.#t.rows.items??[]).filter(t=>t.status==="noPlace"&&!Im.includes(t.reason)).slice(0,Lm)}async run(){let{rows:t}=this,s={n:0,all:t.length,found:0,busy:!0,problem:null};this.state=s,this.#s=!1,this.#e.update();try{for(let n of t){if(this.#s)break;let[a]=await g(y("/api/places",{query:n.place||n.title,limit:1}),{signal:this.#e.signal});s.n++,a&&await this.#t.guess(n,a)&&s.found++,this.#e.update()}}catch(n){if(n.name==="AbortError")return;s.problem=n}s.busy=!1,this.#e.update()}stop(){this.#s=!0}};var Mm=1e3,jm=14,xc=e=>({...st(e),row:e.row,name:e.title});function Dm(e,t){let[s,n]=[e.map(k=>k.lat),e.map(k=>k.lng)].map(k=>k.toSorted((B,ct)=>B-ct)),[a,o,r,l]=[s[0],s.at(-1),n[0],n.at(-1)],p={lat:(a+o)/2,lng:(r+l)/2,zoom:jm},$=()=>{let[k,B,ct,Xe]=Za(t,p).split(",").map(Number);return k<=r&&ct>=l&&B<=a&&Xe>=o};for(;p.zoom>1&&!$();)p.zoom--;return p}var Mi=class{items=[];#t;#e=0;constructor(t){this.#t=t}async load(t,s){let n=++this.#e,a=[];try{for(let o=0,r;!r||r.length===Mm;o=r.at(-1)?.row){if(r=await g(y(`${t}/points`,{status:s,after:o||""}),{signal:this.#t.signal}),n!==this.#e)return;a.push(...r.map(xc))}}catch{if(n!==this.#e)return;a.length=0}this.items=a,this.#t.update()}put(t){let s=this.items.filter(n=>n.row!==t.row);this.items=t.status==="ready"&&t.latitude!==void 0?[...s,xc(t)]:s}link(t){return y("/",{at:js(Dm(this.items,t))})}};var Nm=e=>Number(new URLSearchParams(e.split("?")[1]).get("limit"));function Oc(e,t){let s={items:null,next:0,busy:!1,problem:null},n=0,a=async o=>{let r=n,l=t();Object.assign(s,{busy:!0,problem:null}),e.update();try{let p=await g(o?`${l}&after=${o}`:l,{signal:e.signal});if(r!==n)return;s.items=[...o?s.items:[],...p],s.next=p.length<Nm(l)?0:p.at(-1).row}catch(p){if(r!==n||p.name==="AbortError")return;o?u(F(p)):s.problem=p}s.busy=!1,e.update()};return s.clear=()=>{n++,Object.assign(s,{items:null,next:0,busy:!1,problem:null})},s.load=()=>a(0),s.more=async()=>{!s.busy&&s.next&&await a(s.next)},s.put=o=>{s.items=s.items?.map(r=>r.row===o.row?o:r)??null},s.drop=o=>{s.items=s.items?.filter(r=>r.row!==o.row)??null,s.items&&!s.items.length&&s.more()},s}var Um=e=>(/\.zip$/i.test(e.name??"")?1e3:100)*2**20,qc=20,Cm=200,_m=["ready","noPlace","duplicate","bad","skipped","done"],Em=4,Hm=["noPoint","zeroPoint","notPoint","obscured","badPoint","noTitle","badLine","twice","known"],Fc=e=>Hm.includes(e.reason)?e.reason:"",ji=class{current=null;unfinished=[];status="ready";progress=null;refusal=null;published=null;#t;#e=null;#s=!1;constructor(t){this.#t=t,this.options=new Li(()=>t.update()),this.places=new Ii(this,t),this.points=new Mi(t),this.rows=Oc(t,()=>y(`${this.#i}/rows`,{status:this.status,limit:50})),this.loading=_(t,()=>this.#n())}get#i(){return`/api/imports/${this.current.id}`}get tabs(){let{counts:t}=this.current;return _m.map((s,n)=>({name:s,n:t[s],at:n})).filter(({n:s,at:n})=>s||n<Em)}get isBusy(){return!!this.published?.busy}get isDone(){let{counts:t}=this.current;return!!this.published&&!this.isBusy&&!this.published.problem&&!t.ready&&!t.noPlace&&!t.media}async#n(){let{signal:t}=this.#t,s=this.#t.query.get("id"),n=await g("/api/imports",{signal:t});this.unfinished=n.filter(o=>o.counts.ready||o.counts.noPlace);let a=n.find(o=>o.id===s);a&&await this.#a(a)}async#a(t){this.current=t,this.published=null,this.places.state=null,this.status=this.tabs.find(({n:s})=>s)?.name??"ready",this.rows.clear(),await this.rows.load(),this.points.load(this.#i,"ready")}open(t){return this.#t.rename(y("/import",{id:t.id})),this.#a(t)}async upload(t,s=we){let n=new AbortController;this.#e=n,this.#t.signal.addEventListener("abort",()=>n.abort(),{once:!0}),Object.assign(this,{progress:0,refusal:null}),this.#t.update();let a=o=>{this.progress=o,this.#t.update()};try{if(t.size>Um(t))throw{code:"page",text:i("import.tooLarge")};let o=await s("POST","/api/imports",t,{progress:a,signal:n.signal});if(n.signal.aborted)return;await this.open(o)}catch(o){if(o.name==="AbortError")return;this.refusal=o,o.reason==="too_many_imports"&&await this.loading.load()}finally{this.progress=null,this.#t.update()}}cancel(){this.#e?.abort()}choose(t){return this.status=t,this.rows.clear(),this.rows.load()}async#o(t,s){let n=await z(G(`${this.#i}/rows/${t.row}`,s).then(a=>{let o={...this.current.counts};o[t.status]--,o[a.status]++,this.current={...this.current,counts:o},a.status===t.status?this.rows.put(a):this.rows.drop(t),this.published?.made||this.points.put(a)}));return this.#t.update(),n}skip(t,s){return this.#o(t,{skip:s})}place(t,{point:s,name:n,location:a}){let o=a?.name??n;return this.#o(t,{latitude:s.lat,longitude:s.lng,...o?{place:o}:{}})}guess(t,{latitude:s,longitude:n}){return this.#o(t,{latitude:s,longitude:n,guessed:!0})}rename(t,s){return this.#o(t,{title:s})}async commit(t){if(this.isBusy)return;let{signal:s}=this.#t,{ready:n,done:a}=this.current.counts;this.#s=!1;let o={made:0,taken:0,all:n,busy:!0,isWaiting:!1,problem:null};this.published=o;let r=p=>{this.current=p,Object.assign(o,{made:p.counts.done-a,taken:n-p.counts.ready}),this.#t.update()},l=()=>(o.isWaiting=!0,this.#t.update(),g(this.#i,{signal:s}).then(r).catch(p=>{if(!ge(p))throw p}));this.#t.update();try{for(let p=qc;this.current.counts.ready&&!this.#s;){let $=this.current.counts.ready,k=await vc(`${this.#i}/commit`,{...this.options.body,limit:Cm},{signal:s,stopped:()=>this.#s,note:l,tick:t});if(o.isWaiting=!1,!k)break;if(r(k),p=this.current.counts.ready<$?qc:this.current.counts.media?p-1:0,!p)throw{code:"strange"}}}catch(p){if(p.name==="AbortError")return;o.problem=p,await g(this.#i,{signal:s}).then(r).catch(()=>{})}o.busy=!1,!s.aborted&&(await this.choose(this.current.counts.ready?"ready":"done"),this.points.load(this.#i,o.made?"done":"ready"))}stop(){this.#s=!0}leave(){return this.current=null,this.refusal=null,this.#t.query.delete("id"),this.#t.rename("/import"),this.loading.load()}async discard(t){await z(L(`/api/imports/${t.id}`))&&await this.leave()}};var Rm=["track","route","line","area","picture","link","file","damaged","text"];function Sc({leftOut:e=[]}){let t=e.filter(({kind:s})=>Rm.includes(s));return t.length?i("import.leftOut",{n:t.reduce((s,{n})=>s+n,0),list:ga(t.map(({kind:s,n})=>i(`import.kind.${s}`,{n})))}):""}var Pc=({leftOut:e=[]})=>e.flatMap(({where:t=[]})=>t).map(({file:t="",line:s=0,column:n=0})=>s?i(t?"import.leftAt":"import.leftLine",{file:t,line:q(s),column:q(n)}):t);import{html as Hn,nothing as En}from"../lib/lit-html/lit-html.js";var zm=(e,t,s,n,a)=>Hn`
  <label class="switch">
    <span>${s}<br><span class="soft">${n}</span></span>
    <input type="checkbox" role="switch" id=${e} .checked=${t} @change=${o=>a(o.target.checked)}>
  </label>`,Vm=(e,t)=>Hn`
  ${e.current.format==="finds"?zm("import-keep",t.keep,i("import.keep"),i("import.keepHint"),s=>t.set({keep:s})):En}
  ${t.keep?En:P("import-audience",{label:i("edit.who"),chosen:t.audience,options:Oe.map(s=>[s,i(`find.audience.${s}`)]),set:s=>t.set({audience:s})})}`,Wm=e=>P("import-category",{label:i("import.category"),options:[["",i("edit.none")],...Zt().map(t=>[t,E(t)])],chosen:e.category,set:t=>e.set({category:t})}),Gm=e=>P("import-area",{label:i("privacy.shown"),hint:i("import.areaHint"),chosen:e.area,set:t=>e.set({area:t}),options:[["",i("privacy.asSet")],...Ue()]}),Ym=e=>P("import-friends",{label:i("privacy.exactFor"),options:wi(),chosen:e.forFriends,set:t=>e.set({forFriends:t})}),Tc=(e,t=e.options)=>Hn`
  ${Vm(e,t)}
  <div class="folds">
    <details class="fold" id="fold-import">
      <summary>${c("filter")} <span class="grow">${i("import.more")}</span> ${c("next")}</summary>
      <div class="stack">${Wm(t)}${Gm(t)}${Number(t.area)?Ym(t):En}</div>
    </details>
  </div>`;import{html as ot,nothing as ee}from"../lib/lit-html/lit-html.js";function Jm(e){if(e.status==="ready"&&e.reason!=="noTitle")return e.guessed?i("import.guessed"):e.place??"";let t=Fc(e),s=e.line?`${i("import.line",{n:e.line})}: `:"";return t?s+i(`import.reason.${t}`):""}async function zn(e,t,s){if(!await s)return;let n=e.rows.items?.[Math.min(t,e.rows.items.length-1)];v(n?`row-${n.row}`:"part-rows")}function Km(e,t,s,n){let a=new dt(n,null,()=>zn(e,s,e.place(t,a.value)));return _e(a)}var Di=e=>e.title||i("import.line",{n:e.row}),Rn=(e,t,s)=>ot`
  <button type="button" class="quiet" id="row-${e.row}" aria-label=${`${t}: ${Di(e)}`} @click=${s}>${t}</button>`,Zm=e=>t=>m(t,"title",{label:i("find.titleField"),value:e.title,required:!0,least:1,most:h().limits.title});async function Xm(e,t){await U(n=>new x({send:async({title:a})=>{await e.rename(t,a.trim())&&n()}}),i("import.rename"),Zm(t),n=>D(n,i("action.save"))),v(`name-${t.row}`)}var Ac=(e,t)=>ot`
  <button type="button" class="round" id="name-${t.row}" aria-label=${`${i("import.rename")}: ${Di(t)}`}
    @click=${()=>Xm(e,t)}>
    ${c("edit")}
  </button>`,Bc=e=>e.findId?ot`
  <a class="button quiet" href="/finds/${e.findId}" aria-label=${`${i("import.show")}: ${Di(e)}`}>
    ${i("import.show")}</a>`:ee,Qm=(e,t,s,n)=>({ready:()=>ot`${Ac(e,t)}${Rn(t,i("import.skip"),()=>zn(e,s,e.skip(t,!0)))}`,skipped:()=>Rn(t,i("import.unskip"),()=>zn(e,s,e.skip(t,!1))),noPlace:()=>ot`${Ac(e,t)}${Rn(t,i("import.locate"),()=>Km(e,t,s,n))}`,duplicate:()=>Bc(t),done:()=>Bc(t)})[t.status]?.()??ee,Vn=e=>e?ot`<br><span class="soft" dir="auto">${e}</span>`:ee,th=e=>e.slice(e.lastIndexOf("/")+1),eh=e=>[`import.lost.${e}`,`rule.${e}`,`reason.${e}`].map(t=>[t,i(t)]).find(([t,s])=>s!==t)?.[1]??e,sh=({media:e,lost:t=[]})=>[e>t.length?Vn(i("import.rowMedia",{n:e-t.length})):ee,...t.map(({file:s,reason:n})=>Vn(`${th(s)}: ${eh(n)}`))],ih=(e,t,s,n)=>ot`
  <li class="row between">
    <span class="grow"><bdi class="strong">${Di(t)}</bdi>${Vn(Jm(t))}${sh(t)}</span>
    <span class="row">${Qm(e,t,s,n)}</span>
  </li>`;function nh(e,t){let{items:s,problem:n,load:a}=e.rows;return n?d(n,a):s?s.length?ot`
    <ul class="people" aria-label=${i("import.rows")}>${s.map((o,r)=>ih(e,o,r,t))}</ul>
    ${M(e.rows)}`:ot`<p class="soft" role="status">${i("import.none")}</p>`:b(4)}var ah=(e,{n:t,all:s})=>ot`
  <progress max=${s} .value=${t} aria-label=${i("import.lookUp")}></progress>
  <p class="row between">
    <span role="status">${i("import.progress",{n:t,all:q(s)})}</span>
    <button type="button" class="quiet" @click=${()=>e.places.stop()}>${i("import.stop")}</button>
  </p>`;async function oh(e){await e.places.run(),v("part-rows")}function rh(e){let{state:t,rows:s}=e.places;return t?.busy?ah(e,t):ot`
    ${t?ot`<p role="status">${i("import.lookedUp",{n:t.found})}</p>`:ee}
    ${t?.problem?d(t.problem):ee}
    ${s.length?ot`
      <p class="hint">${i("import.lookUpText",{source:h().places.attribution})}</p>
      <p>
        <button type="button" class="quiet" id="import-lookup" @click=${()=>oh(e)}>${i("import.lookUp")}</button>
      </p>`:ee}`}var Lc=(e,t)=>ot`
  <section class="card">
    ${et("rows",i("import.rows"))}
    <div class="chips" role="group" aria-label=${i("import.which")}>
      ${e.tabs.map(({name:s,n})=>ve(e.status===s,`${i(`import.status.${s}`)} (${q(n)})`,()=>e.choose(s)))}
    </div>
    ${e.status==="noPlace"&&kc()?rh(e):ee}
    ${nh(e,t)}
  </section>`;var ze=class extends Mo{label="";points=[];options(){let{lat:t,lng:s}=this.points[0]??{lat:25,lng:5};return{view:{lat:t,lng:s,zoom:2},still:!0,onMove:()=>this.map&&this.mark()}}draw(){this.points.length&&(this.map.fit(this.points,this.closest,{animate:!1}),this.mark())}failed(){this.remove()}};var[Ni,ch,lh]=[12,28,44],Wn=class extends ze{closest=Ni;set places(t){let s=t!==this.points;this.points=t,this.map&&s&&this.draw()}mark(){this.map.setMarkers(Vs(this.points,t=>this.map.pixelOf(t),lh).map(t=>this.#t(t)))}#t([t,...s]){if(!s.length){let r=()=>this.map.setView({...t,zoom:Ni}),l=t.km?t:null;return{key:`${t.lat},${t.lng}`,lat:t.lat,lng:t.lng,kind:"dot",size:ch,text:"",label:t.name,area:l,click:r}}let n=jo({latitude:t.lat,longitude:t.lng,count:s.length+1}),a=s.every(r=>r.lat===t.lat&&r.lng===t.lng);return{...n,click:()=>a?this.map.setView({...t,zoom:Ni}):this.map.fit([t,...s],Ni)}}};customElements.define("finds-map",Wn);var ph=".gpx,.kml,.kmz,.geojson,.geojsonl,.json,.umap,.csv,.tsv,.txt,.zip";async function uh(e,t){let s=e.target,[n]=s.files;n&&(await t.upload(n),s.value="",t.current&&v("part-import"))}var dh=e=>j`
  <progress max="1" .value=${e.progress} aria-label=${i("import.upload")}></progress>
  <p class="row between">
    <span class="soft" role="status">${i(e.progress<1?"import.upload":"import.reading")}</span>
    <button type="button" class="quiet" @click=${()=>e.cancel()}>${i("action.cancel")}</button>
  </p>`,mh=e=>j`
  <p class="row actions">
    <label class="button" for="import-file">${c("plus")} ${i("import.choose")}</label>
    <input class="file" id="import-file" type="file" accept=${ph} aria-describedby="import-hint" @change=${t=>uh(t,e)}>
  </p>`,hh=e=>j`
  <section class="card">
    <p>${i("import.text")}</p>
    ${e.refusal?d(e.refusal):Y}
    ${e.progress===null?mh(e):dh(e)}
    <p class="hint" id="import-hint">${i("import.files")}</p>
  </section>
  ${e.unfinished.length?$h(e):Y}`;async function Mc(e,t){await A(i("import.discardTitle"),i("import.discardText"),i("import.discard"))&&(await e.discard(t),v("import-file"))}var Ui=e=>e.name||i("import.unnamed");async function fh(e,t){await e.open(t),v("part-import")}var $h=e=>j`
  <section class="card">
    <h2>${i("import.unfinished")}</h2>
    <ul class="people">${e.unfinished.map(t=>j`
      <li class="row between">
        <span class="grow"><bdi class="strong">${Ui(t)}</bdi><br>
          <span class="soft">${i("import.left",{n:t.counts.ready+t.counts.noPlace})} ${jc(t)}</span></span>
        <span class="row">
          <button type="button" class="quiet" aria-label=${`${i("import.goOn")}: ${Ui(t)}`} @click=${()=>fh(e,t)}>
            ${i("import.goOn")}
          </button>
          <button type="button" class="round" aria-label=${`${i("import.discard")}: ${Ui(t)}`}
            @click=${()=>Mc(e,t)}>
            ${c("trash")}
          </button>
        </span>
      </li>`)}
    </ul>
  </section>`,jc=e=>i("import.ends",{date:pt(e.expiresAt)});async function gh(e){await e.commit(),v("part-import")}var bh=(e,{taken:t,all:s,isWaiting:n})=>j`
  <progress max=${s} .value=${t} aria-label=${i("import.running")}></progress>
  <p class="row between">
    <span role="status">${i("import.progress",{n:t,all:q(s)})}</span>
    <button type="button" class="quiet" id="import-stop" @click=${()=>e.stop()}>${i("import.stop")}</button>
  </p>
  ${n?j`<p class="soft" role="status">${i("import.waiting")}</p>`:Y}
  ${e.current.counts.media?j`<p class="soft">${i("import.mediaLeft",{n:e.current.counts.media})}</p>`:Y}`,wh=e=>e.items.length?e.link({width:innerWidth,height:innerHeight/2}):"/profile",yh=({mediaDone:e,mediaLost:t},{made:s},n)=>j`
  <p role="status">${c("check")} ${i("import.made",{n:s})}</p>
  ${e?j`<p>${i("import.media",{n:e})}</p>`:Y}
  ${t?j`<p>${i("import.mediaLost",{n:t})}</p>`:Y}
  ${s?j`<p><a class="button" href=${wh(n)}>${i("import.see")}</a></p>`:Y}`,vh=(e,t)=>j`
  ${Tc(e)}
  <button type="button" class="main" id="import-commit" @click=${()=>gh(e)}>${i("import.commit",{n:t})}</button>`;function kh(e){let[t,s]=[Sc(e),Pc(e)];return j`
    ${t?j`<p id="import-left">${t}</p>`:Y}
    ${s.length?j`
      <details>
        <summary>${i("import.leftWhere")}</summary>
        <ul>${s.map(n=>j`<li><bdi>${n}</bdi></li>`)}</ul>
      </details>`:Y}
    ${e.guessedEncoding?j`<p>${i("import.encoding",{name:e.guessedEncoding})}</p>`:Y}`}function xh(e){let{current:t,published:s}=e;return j`
    <section class="card">
      ${et("import",j`<bdi>${Ui(t)}</bdi>`)}
      ${e.isBusy?bh(e,s):j`
        ${e.isDone?Y:j`<p class="soft">${jc(t)}</p>`}
        ${e.points.items.length?j`
          <finds-map .places=${e.points.items} .label=${i("import.map")}></finds-map>`:Y}
        ${s?yh(t.counts,s,e.points):Y}
        ${kh(t)}
        ${s?.problem?d(s.problem):Y}
        ${t.counts.ready?vh(e,t.counts.ready):Y}
        <p class="row">${e.isDone?j`
          <button type="button" class="quiet" @click=${()=>Ic(e)}>${i("import.finish")}</button>`:j`
          <button type="button" class="quiet" @click=${()=>Ic(e)}>${i("import.other")}</button>
          <button type="button" class="danger" @click=${()=>Mc(e,t)}>${i("import.discard")}</button>`}
        </p>`}
    </section>`}async function Ic(e){await e.leave(),v("import-file")}function Oh(e,t){return e.loading.problem?d(e.loading.problem,e.loading.load):e.current?j`${xh(e)}${e.isBusy?Y:Lc(e,t)}`:hh(e)}function Dc(e){let t=new ji(e);return{title:i("import.title"),ready:t.loading.load(),view:()=>j`${f(i("import.title"),Y,"/settings")}${Oh(t,e)}`}}import{html as J,nothing as Rt}from"../lib/lit-html/lit-html.js";var qh=1e3,Nc=[5,15,30,60],Ve=class{areas=null;wishes=[];job=null;chosen=null;plan=null;problem=null;km=15;busy=!1;#t;#e;constructor(t,s=Ms){this.#t=t,this.#e=s,this.loading=_(t,async()=>{await this.#i(),this.#n();let n=Xt(t.query?.get("at"));n&&!this.chosen&&await this.#s(n)})}async#s({lat:t,lng:s}){let n=await g(y("/api/places/reverse",{lat:t,lng:s}),{signal:this.#t.signal}).catch(()=>null);n&&await this.choose(n)}get isRunning(){return this.job?.state==="running"}async#i(){let{areas:t,job:s,wishes:n}=await g("/api/admin/map",{signal:this.#t.signal});Object.assign(this,{areas:t,job:s,wishes:n}),this.#t.update()}async#n(){for(;this.isRunning&&!this.#t.signal.aborted;)await this.#e(qh),await this.#i().catch(()=>{})}get#a(){return{...this.chosen,km:this.km}}choose({name:t,address:s,latitude:n,longitude:a}){return this.chosen={title:[t,s].filter(Boolean).join(", "),latitude:n,longitude:a},this.#o()}grant({title:t,latitude:s,longitude:n}){return this.chosen={title:t,latitude:s,longitude:n},this.add()}resize(t){return this.km=t,this.#o()}async#o(){Object.assign(this,{plan:null,problem:null,busy:!0}),this.#t.update();let t=JSON.stringify(this.#a),s=await T("/api/admin/map/plans",this.#a).then(n=>({plan:n}),n=>({problem:n}));t===JSON.stringify(this.#a)&&(Object.assign(this,s,{busy:!1}),this.#t.update())}async add(){try{this.job=await T("/api/admin/map/areas",this.#a),Object.assign(this,{plan:null,problem:null})}catch(t){this.problem=t}this.#t.update(),await this.#n()}async renew(t){try{this.job=await W(`/api/admin/map/areas/${t.name}`)}catch(s){u(F(s))}this.#t.update(),await this.#n()}async remove(t){try{await L(`/api/admin/map/areas/${t.name}`),await this.#i(),u(i("areas.removed",{title:t.title}))}catch(s){u(F(s))}}};async function Fh(e,t){await A(i("areas.removeTitle",{title:t.title}),i("areas.removeText"),i("areas.remove"))&&e.remove(t)}var Sh=(e,t)=>J`
  <li class="row between">
    <span><span class="strong" dir="auto">${t.title}</span><br>
      <span class="soft">${K(t.bytes)} · ${R(t.updatedAt)}</span></span>
    <span class="row">
      ${t.updatable?J`
        <button type="button" class="quiet" ?disabled=${e.isRunning} aria-label="${i("areas.update")}: ${t.title}"
          @click=${()=>e.renew(t)}>${i("areas.update")}</button>`:Rt}
      <button type="button" class="danger" aria-label="${i("areas.remove")}: ${t.title}" @click=${()=>Fh(e,t)}>
        ${i("areas.remove")}
      </button>
    </span>
  </li>`,Ph=e=>J`
  <section class="card" aria-labelledby="areas">
    <h2 id="areas">${i("areas.list")}</h2>
    ${e.areas.length?J`<ul class="people">${e.areas.map(t=>Sh(e,t))}</ul>`:I(i("areas.none"),i("areas.noneText"),Rt,"way")}
  </section>`,Th=(e,t)=>J`
  <li class="row between">
    <span><span class="strong" dir="auto">${t.title}</span><br><span class="soft">${i("areas.wishedBy",{n:t.users})}</span></span>
    <button type="button" class="quiet" ?disabled=${e.isRunning} aria-label=${i("areas.grant",{title:t.title})}
      @click=${()=>e.grant(t)}>${i("areas.addWish")}</button>
  </li>`,Ah=e=>e.wishes.length?J`
  <section class="card" aria-labelledby="wishes">
    <h2 id="wishes">${i("areas.wishes")}</h2>
    <ul class="people">${e.wishes.map(t=>Th(e,t))}</ul>
  </section>`:Rt,Bh=e=>P("km",{label:i("areas.size"),options:Nc.map(t=>[t,qs(t)]),chosen:e.km,set:t=>e.resize(Number(t))}),Lh=e=>J`
  <p>${i("areas.from",{host:e.plan.host})}</p>
  <button type="button" class="main" @click=${()=>e.add()}>
    ${c("map")} ${i("areas.add",{title:e.chosen.title,size:K(e.plan.bytes)})}
  </button>`;function Ih(e){return!e.chosen||e.isRunning?Rt:J`
    <p class="strong" dir="auto">${e.chosen.title}</p>
    ${Bh(e)}
    ${e.busy?J`<p class="soft" role="status">${i("areas.asking")}</p>`:Rt}
    ${e.problem?J`<p class="error" role="alert">${F(e.problem)}</p>`:Rt}
    ${e.plan?Lh(e):Rt}`}function Mh(e){let{job:t}=e;if(!t)return Rt;let{title:s,state:n}=t;if(n==="failed")return J`<p class="error" role="alert">${i("areas.failed",{title:s})} ${F(t)}</p>`;if(n==="current")return J`<p role="status">${i("areas.current",{title:s})}</p>`;if(n==="done")return J`
      <p role="status">${i("areas.done",{title:s})}</p>
      <a class="button" href="/" @click=${o=>{o.preventDefault(),location.assign("/")}}>${i("areas.show")}</a>`;let a=i("areas.started",{title:s});return J`
    <p role="status">${t.total?i("areas.running",{title:s,done:K(t.bytes),total:K(t.total)}):a}</p>
    <progress max=${t.total||1} .value=${t.bytes} aria-label=${a}></progress>`}var Gn=e=>J`
  <section class="card" aria-labelledby="where">
    <h2 id="where">${i("areas.where")}</h2>
    <p class="hint">${i("areas.whereText")}</p>
    <place-search id="area" .label=${i("areas.search")} @choose=${({detail:t})=>e.choose(t.value)}></place-search>
    ${Ih(e)}
    ${Mh(e)}
  </section>`;function jh(e){return e.loading.problem?d(e.loading.problem,e.loading.load):e.areas?J`
    ${Gn(e)}
    ${Ah(e)}
    ${Ph(e)}`:b(3)}function Uc(e){let t=new Ve(e);return{title:i("admin.map"),ready:t.loading.load(),view:()=>J`${f(i("admin.map"),Rt,"/admin")}${jh(t)}`}}import{html as tt,nothing as ht}from"../lib/lit-html/lit-html.js";var Dh=4,Nh=e=>e.map((t,s)=>t.map((n,a)=>n?`M${a} ${s}h1v1h-1z`:"").join("")).join("");async function Cc(e){let{encode:t}=await import(new URL("lib/uqr/uqr.js",fe).href),{data:s,size:n}=t(e,{ecc:"M",border:Dh});return{size:n,path:Nh(s)}}var _c=[1,2,5,10,25,100],Ec=[1,7,30,90],We=class{created=null;#t;constructor(t){this.#t=t,this.list=H(t,"/api/invites"),this.form=new x({send:(s,n)=>this.#e(s,n),update:t.update})}get isAdmin(){return w()?.role==="admin"}isMine(t){return t.inviter?.id===w()?.id}async#e({uses:t,days:s,note:n="",befriend:a},o){let r={uses:Number(t),days:Number(s),note:n.trim(),befriend:!!a},l=await T("/api/invites",r);this.created={...l,url:new URL(l.link,location.origin).href,code:null},o.reset(),this.#t.update(),await Promise.all([this.#s(this.created),this.list.load()])}async#s(t){t.code=await Cc(t.url).catch(()=>null),this.#t.update()}close=()=>{this.created=null,this.#t.update()};async copy(){try{await navigator.clipboard.writeText(this.created.url),u(i("find.copied"))}catch{u(i("invites.copyYourself"))}}get canShare(){return!!navigator.share}async share(){try{let t=i("invites.shareText",{name:O(w()),instance:Mt()});await navigator.share({title:i("invites.shareTitle",{instance:Mt()}),text:t,url:this.created.url})}catch(t){t.name!=="AbortError"&&await this.copy()}}async revoke(t){try{await L(`/api/invites/${t.id}`),this.created?.id===t.id&&(this.created=null),await this.list.load()}catch(s){u(F(s))}this.#t.update()}};var Uh=()=>tt`
  <label class="switch">
    <span>${i("invites.befriend")}<br><span class="soft">${i("invites.befriendHint")}</span></span>
    <input type="checkbox" role="switch" id="befriend" name="befriend" checked>
  </label>`;function Ch({target:e,currentTarget:t}){e.name==="uses"&&(t.elements.befriend.checked=e.value==="1")}async function _h(e,t){let s=t.created;await t.form.submit(e),t.created!==s&&await v("created-title")}var Yn=(e,t=e.form)=>tt`
  <form class="card" novalidate aria-labelledby="new-invite" @change=${Ch} @submit=${s=>_h(s,e)}>
    <h2 id="new-invite">${i("invites.new")}</h2>
    ${S(t)}
    <div class="pair">
      ${P("uses",{label:i("invites.uses"),options:_c.map(s=>[s,i("invites.people",{n:s})]),chosen:1})}
      ${P("days",{label:i("invites.days"),options:Ec.map(s=>[s,i("invites.daysOf",{n:s})]),chosen:7})}
    </div>
    ${Uh()}
    ${m(t,"note",{label:i("invites.note"),hint:i("invites.noteHint"),most:200})}
    <div class="row end">${D(t,i("invites.create"))}</div>
  </form>`,Eh=({size:e,path:t})=>tt`
  <svg class="qr" viewBox="0 0 ${e} ${e}" role="img" aria-label=${i("invites.qr")} shape-rendering="crispEdges">
    <path d=${t}></path>
  </svg>`,Hh=e=>tt`
  <button type="button" class="quiet" @click=${()=>e.share()}>${c("share")} ${i("action.share")}</button>`,Jn=e=>tt`
  <section class="card" id="created" aria-labelledby="created-title">
    <div class="row between"><h2 id="created-title" tabindex="-1">${i("invites.ready")}</h2>${kt(e.close)}</div>
    <p role="status">${i("invites.once")}</p>
    <div class="field">
      <label for="link">${i("invites.link")}</label>
      <input id="link" type="text" readonly dir="ltr" .value=${e.created.url} @focus=${t=>t.target.select()}>
    </div>
    <p class="row actions">
      <button type="button" @click=${()=>e.copy()}>${c("copy")} ${i("invites.copy")}</button>
      ${e.canShare?Hh(e):ht}
    </p>
    ${e.created.code?Eh(e.created.code):ht}
  </section>`,Rh=e=>tt`<li><a class="person" href="/people/${e.id}">${Z(e,28)} <span class="strong">${O(e)}</span></a></li>`;async function zh(e,t){await A(i("invites.revokeTitle"),i("invites.revokeText"),i("invites.revoke"))&&await e.revoke(t)}var Vh=(e,t,s)=>tt`
  <button type="button" class="quiet" aria-label="${i("invites.revoke")}: ${s}" @click=${()=>zh(e,t)}>
    ${i("invites.revoke")}
  </button>`,Wh={open:"invites.open",used_up:"invites.usedUp",expired:"invites.expired",revoked:"invites.revoked",suspended:"invites.suspended"},Gh=(e,t)=>!e.isAdmin||e.isMine(t)?ht:tt` · ${t.inviter?i("invites.by",{name:O(t.inviter)}):i("invites.byCommand")}`;function Yh(e,t){let s=t.note||i("invites.of",{date:pt(t.createdAt)}),n=t.state==="open";return tt`
    <li class="invite">
      <div class="row between">
        <span class="strong" dir="auto">${s}</span>
        <span class="badge">${i(Wh[t.state])}</span>
      </div>
      <p class="soft">
        ${i("invites.used",{used:q(t.uses-t.usesLeft),uses:q(t.uses)})}
        ${n?tt` · ${i("invites.until",{date:pt(t.expiresAt)})}`:ht}
        ${t.befriend?tt` · ${i("invites.befriends")}`:ht}
        ${Gh(e,t)}
      </p>
      ${t.usedBy.length?tt`<ul class="row used" aria-label=${i("invites.usedBy")}>${t.usedBy.map(Rh)}</ul>`:ht}
      ${n?tt`<p class="row actions">${Vh(e,t,s)}</p>`:ht}
    </li>`}function Jh(e){let{items:t,problem:s,load:n}=e.list;return s?d(s,n):t?t.length?tt`
    <section class="card">
      <h2>${i(e.isAdmin?"invites.all":"invites.yours")}</h2>
      <ul class="people">${t.map(a=>Yh(e,a))}</ul>
      ${M(e.list)}
    </section>`:ft()?ht:I(i("invites.none"),i("reason.may_not_invite")):b(2)}function Hc(e){let t=new We(e);return{title:i("invites.title"),ready:t.list.load(),view:()=>tt`
      ${f(i("invites.title"),ht,"/people")}
      ${ft()?tt`<p class="lead">${i("invites.lead")}</p>`:ht}
      ${t.created?Jn(t):ht}
      ${ft()?Yn(t):ht}
      ${Jh(t)}`}}import{html as $t,nothing as de}from"../lib/lit-html/lit-html.js";import{html as Kn,nothing as Rc}from"../lib/lit-html/lit-html.js";function Kh(e,t){let[s]=e.target.files;e.target.value="",s&&t.set(s)}var Ge=(e,{label:t,hint:s})=>Kn`
  <div class="field">
    <p class="row actions">
      <label class="button quiet" for="picture">${c("camera")} ${t}</label>
      <input class="file" id="picture" type="file" accept="image/*" @change=${n=>Kh(n,e)}>
      ${e.has()?Kn`
        <button type="button" class="quiet" @click=${()=>e.remove()}>${i("profile.pictureRemove")}</button>`:Rc}
    </p>
    ${e.progress===null?Rc:Kn`<progress max="1" .value=${e.progress} aria-label=${t}></progress>`}
    <p class="hint">${s}</p>
  </div>`;var Vc=(e,t)=>$t`
  <div class="field">
    <p><span class="strong">${e}</span><br>${t}</p>
    <p class="hint">${i("admin.fixed")}</p>
  </div>`;function zc(e,t,s,n,a){let o=e.values[t];return e.isFixed(t)?Vc(n,a(o)):P(t,{label:n,options:s.map(r=>[r,a(r)]),chosen:o})}var Wc=e=>ci(e===Be?"":e);function Zn(e,t){e.chooseAccent(t),e.isAccentDark&&Wc(t)}function Zh(e){Zn(e,e.darkerAccent),document.getElementById("accent").focus()}var Xh=(e,t,s)=>$t`
  <button type="button" class="swatch" aria-label=${i(`admin.colours.${t}`)} title=${i(`admin.colours.${t}`)}
    aria-pressed=${s===e.accent?"true":"false"} @click=${()=>Zn(e,s)}>
    <svg viewBox="0 0 32 32" aria-hidden="true"><circle cx="16" cy="16" r="16" fill=${s}/></svg>
    ${s===e.accent?c("check"):de}
  </button>`,Qh=e=>$t`
  <div class="field">
    <label for="accent">${i("admin.accent")}</label>
    <input id="accent" name="accent" type="color" .value=${e.accent} aria-describedby="accent-note"
      aria-invalid=${e.form.errors.accent?"true":de}
      @input=${t=>e.chooseAccent(t.target.value)} @change=${t=>Zn(e,t.target.value)}>
    <div class="swatches">${Object.entries(ps).map(([t,s])=>Xh(e,t,s))}</div>
    <p id="accent-note" class=${e.form.errors.accent?"error":"hint"} aria-live="polite">
      ${e.form.errors.accent??i("admin.accentHint")}
    </p>
    ${e.isAccentDark?de:$t`
      <p><button type="button" class="quiet" @click=${()=>Zh(e)}>
        <svg class="sample" viewBox="0 0 32 32" aria-hidden="true"><circle cx="16" cy="16" r="16" fill=${e.darkerAccent}/></svg>
        ${i("admin.darker")}
      </button></p>`}
  </div>`,tf=e=>m(e.form,"mediaLimit",{label:i("admin.limitOfAll"),hint:i("admin.limitOfAllHint"),kind:"number",mode:"numeric",value:e.limit}),ef=({mediaLimit:e})=>e?K(e):i("admin.limits.none"),sf=e=>$t`
  <form class="card" novalidate @submit=${e.form.submit}>
    ${S(e.form)}
    <p class="hint">${i("admin.public")}</p>
    ${Ge(e.picture,{label:i("admin.picture"),hint:i("admin.pictureHint")})}
    ${m(e.form,"name",{label:i("admin.name"),value:e.values.name,most:50})}
    ${m(e.form,"description",{label:i("admin.description"),value:e.values.description,kind:"area",most:500})}
    ${m(e.form,"rules",{label:i("admin.rules"),value:e.values.rules,kind:"area",most:5e3})}
    ${m(e.form,"contact",{label:i("admin.contact"),hint:i("admin.contactHint"),value:e.values.contact,most:200})}
    ${Qh(e)}
    ${zc(e,"registration",sr,i("admin.registration"),t=>i(`admin.modes.${t}`))}
    ${zc(e,"invites",ir,i("admin.whoInvites"),t=>i(`admin.inviters.${t}`))}
    ${e.isFixed("mediaLimit")?Vc(i("admin.limitOfAll"),ef(e.values)):tf(e)}
    <div class="row end">${D(e.form,i("action.save"))}</div>
  </form>`;function nf(e){return e.loading.problem?d(e.loading.problem,e.loading.load):e.values?$t`${sf(e)}${af(e)}`:b(4)}var af=e=>$t`
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
  </section>`;function Gc(e){let t=new Le(e);return{title:i("admin.instance"),ready:t.loading.load(),view:()=>$t`${f(i("admin.instance"),de,"/admin")}${nf(t)}`,close(){t.accent!==t.savedAccent&&Wc(t.savedAccent)}}}import{html as Tt,nothing as me}from"../lib/lit-html/lit-html.js";var Xn="/admin/welcome",Yc=e=>e.slice(e.lastIndexOf("#")+1).trim(),Ci=class{greeting=null;ended=null;#t;constructor(t,s){this.#t=t,this.invite=Yc(s);let n={username_taken:"username",invite_needed:"invite",registration_closed:"invite"};this.form=new x({send:a=>this.#s(a),update:t.update,fieldOf:n,asks:"password"})}load=async()=>{if(this.invite){try{this.greeting=await T("/api/invites/greeting",{code:this.invite})}catch(t){if(t.reason!=="invite_ended")return;this.ended=t,this.invite=""}this.#t.update()}};get user(){return w()}get isClosed(){return h().registration==="closed"&&!this.invite}get asksInvite(){return h().registration!=="open"&&!this.invite}#e(t){throw t.reason==="invite_needed"&&(this.invite=""),t}async#s({username:t,password:s,invite:n=""}){await ja();let a=this.invite||Yc(n),o={username:t.trim(),password:s,cookie:!0,...a?{invite:a}:{}},r=await T("/api/auth/register",o).catch(l=>this.#e(l));Jt(r.user),await this.#t.go(r.user.role==="admin"?Xn:"/",{replace:!0}),u(i("join.welcome",{name:r.user.username}))}};var of=({form:e,asksInvite:t})=>Tt`
  <form novalidate @submit=${e.submit}>
    ${S(e)}
    ${t?m(e,"invite",{label:i("join.invite"),hint:i("join.inviteHint"),required:!0}):me}
    ${m(e,"username",{label:i("account.username"),hint:i("join.usernameHint"),required:!0,least:3,most:31,pattern:"[A-Za-z0-9_\\-]*",complete:"username"})}
    ${m(e,"password",{label:i("account.password"),hint:i("join.passwordHint"),kind:"password",required:!0,least:8,most:255,complete:"new-password"})}
    ${D(e,i("join.action"))}
  </form>`;function rf({greeting:e,invite:t}){let s=e?.inviter,n=Tt`<p class="lead">${i("app.about")} ${t?i("join.invited"):me}</p>`;return s?Tt`
    <div class="inviter">
      ${Z(s,56)}
      <h1 tabindex="-1">${i("join.invitedBy",{name:O(s),instance:Mt()})}</h1>
    </div>
    ${n}
    ${e.befriend?Tt`<p class="note">${i("join.invitedFriend",{name:O(s)})}</p>`:me}`:Tt`<h1 tabindex="-1">${i("join.title")}</h1>${n}`}var cf=(e,t)=>Tt`${Co(Tt`
  ${rf(e)}
  ${e.ended?Tt`<p class="note" role="alert">${F(e.ended)}</p>`:me}
  ${e.user?Tt`<p class="note">${i("join.signedIn",{name:O(e.user)})}</p>`:me}
  ${e.isClosed?Tt`<p class="note">${i("join.closed")}</p>`:me}
  ${h().passwordLogin?of(e):me}
  ${Ho("join.provider",{redirect:Na()?Xn:"/"},{invite:e.invite})}
  <p class="below">${i("join.have")} <a href="/sign-in">${i("signin.action")}</a></p>`)}${Ws(t)}`;function Jc(e){let t=new Ci(e,location.hash);return{get title(){return i("join.title")},broad:!0,ready:t.load(),view:()=>cf(t,e.update)}}import{html as gt,nothing as Ye}from"../lib/lit-html/lit-html.js";var Zc=e=>e.map(({id:t,title:s,location:n},a)=>({id:t,n:a+1,title:s,...st(n),km:n.area})),Kc=({n:e,title:t})=>i("lists.nth",{n:e,title:t});function lf(e){let[t,...s]=e;return{key:t.id,lat:t.lat,lng:t.lng,steps:e,text:s.length?`${q(t.n)}+`:q(t.n),label:s.length?i("lists.nthMore",{first:Kc(t),n:s.length}):Kc(t),isOnePlace:s.every(n=>n.lat===t.lat&&n.lng===t.lng),area:t.km&&!s.length?t:null}}var Xc=(e,t,s)=>Vs(e,t,s).map(lf);function Qc({steps:e},t){let s=e.findIndex(n=>n.id===t);return e[(s+1)%e.length].id}var tl=["private","friends","public"],el=({name:e,description:t,visibility:s})=>({name:e.trim(),description:t.trim()||null,visibility:s}),sl=({photos:e,cover:t})=>e??(t?[t]:[]),il=e=>new x({send:async t=>e(await T("/api/lists",el(t)))}),_i=class{constructor(t){let s=t.query.get("user")??"";this.isOwn=!s||s===w().id,this.lists=H(t,y("/api/lists",{userId:s,limit:20}))}},Ei=class{list=null;chosen="";#t;#e;constructor(t){this.#t=t,this.#e=`/api/lists/${t.params.id}`,this.finds=H(t,`${this.#e}/finds?limit=50`),this.loading=_(t,()=>this.#s())}get title(){return this.list?.name??i("lists.one")}get isOwn(){return this.list?.userId===w().id}get canHide(){return!this.isOwn&&w().role==="admin"&&!!this.list&&this.list.visibility!=="private"}get listsPath(){return y("/lists",{user:this.list&&!this.isOwn&&this.list.userId})}get steps(){return Zc(this.finds.items??[])}choose(t){this.chosen=t,this.#t.update()}async#s(){this.list=await g(this.#e,{signal:this.#t.signal}),await this.finds.load()}editForm=t=>new x({send:async s=>{this.list=await W(this.#e,el(s)),this.#t.update(),t()}});hideForm=t=>new x({send:async({reason:s})=>{await T(`/api/admin/lists/${this.list.id}/private`,{reason:s.trim()}),t(),this.#t.go(this.listsPath,{replace:!0})}});async remove(){await z(L(this.#e))&&this.#t.go("/lists",{replace:!0})}async#i(t){if(await z(t)){let s=await g(this.#e).catch(()=>this.list);this.list=s}this.#t.update()}drop(t){return this.#i(L(`${this.#e}/finds/${t.id}`).then(()=>{if(this.finds.items=this.finds.items.filter(s=>s.id!==t.id),!this.finds.items.length&&this.finds.next)return this.finds.load()}))}setCover(t){return this.#i(W(this.#e,{coverId:t.id}).then(()=>u(i("lists.coverChosen"))))}move(t,s){let{items:n}=this.finds,a=n.findIndex(r=>r.id===t.id),o=n[a+s];return o?this.#i(W(`${this.#e}/finds/${t.id}/place`,{[s<0?"before":"after"]:o.id}).then(()=>{let r=n.filter(l=>l.id!==t.id);r.splice(a+s,0,t),this.finds.items=r})):null}},Hi=class{lists=null;update=()=>{};#t;constructor(t){this.#t=t,this.form=new x({send:(s,n)=>this.#e(s,n),update:()=>this.update()})}load(){return z(g(`/api/finds/${this.#t}/lists`).then(t=>{this.lists=t}))}async toggle(t){let s=`/api/lists/${t.id}/finds/${this.#t}`;t.hasFind=!t.hasFind,this.update(),await z(t.hasFind?W(s):L(s))||(t.hasFind=!t.hasFind),this.update()}async#e({list:t},s){let n=await T("/api/lists",{name:t.trim()});this.lists.unshift({...n,hasFind:!1}),s.reset(),await this.toggle(this.lists[0])}};import{html as zt,nothing as pf}from"../lib/lit-html/lit-html.js";var nl={private:"lock",friends:"people",public:"globe"},Qn=e=>zt`
  <span class="badge">${c(nl[e.visibility])} ${i(`lists.${e.visibility}`)}</span>`,uf="(min-width: 1180px) 349px, (min-width: 720px) 336px, 100vw",df=zt`
  <svg class="way-drawing" viewBox="0 0 120 84" aria-hidden="true">
    <path d="M14 22 45 12l31 10 30-10v52L76 74 45 64 14 74zM45 12v52M76 22v52"></path>
    <path class="dots" d="M26 58c8-14 20-2 28-12s16-8 28-8"></path>
    <path class="pin-point" d="M88 42s8-8 8-14a8 8 0 0 0-16 0c0 6 8 14 8 14zm0-11.500a2.500 2.500 0 1 0 0-5 2.500 2.500 0 0 0 0 5z"></path>
  </svg>`,mf=e=>zt`
  <span class="mosaic of-${e.length}">
    ${e.map(({media:t})=>zt`<span class="piece">${Ot(t,e.length>1?{thumb:!0}:{sizes:uf})}</span>`)}
  </span>`;function al(e){let t=sl(e);return zt`
    <li>
      <a class="list-card ${t.length?"":"bare"}" href="/lists/${e.id}">
        ${t.length?mf(t):df}
        <span class="over">
          <span class="name" dir="auto">${e.name}</span>
          <span class="row between">
            <span>${i("lists.finds",{n:e.findCount})}</span>
            <span>${c(nl[e.visibility])} ${i(`lists.${e.visibility}`)}</span>
          </span>
        </span>
      </a>
    </li>`}var hf=(e,t)=>zt`
  ${S(e)}
  ${m(e,"name",{label:i("lists.name"),value:t?.name??"",required:!0,most:100})}
  ${m(e,"description",{label:i("lists.description"),value:t?.description??"",kind:"area",most:500})}
  ${P("visibility",{label:i("lists.who"),hint:i("lists.whoHint"),chosen:t?.visibility??"private",options:tl.map(s=>[s,i(`lists.${s}`)])})}`,Ri=(e,t=null)=>U(e,i(t?"lists.edit":"lists.new"),s=>hf(s,t),s=>D(s,i("action.save"))),ff=(e,t)=>zt`
  <li>
    <label class="row list-choice">
      <input type="checkbox" .checked=${t.hasFind} @change=${()=>e.toggle(t)}>
      <span class="grow" dir="auto">${t.name}</span>
      ${Qn(t)}
    </label>
  </li>`,$f=(e,t)=>zt`
  <div class="row between"><h2>${i("lists.addTo")}</h2>${kt(t)}</div>
  ${e.lists.length?zt`<ul class="people">${e.lists.map(s=>ff(e,s))}</ul>`:pf}
  <form novalidate @submit=${e.form.submit}>
    ${S(e.form)}
    ${m(e.form,"list",{label:i("lists.new"),hint:i("lists.newHint"),required:!0,most:100})}
    <div class="row end"><button type="submit" aria-busy=${e.form.busy?"true":"false"}>${i("lists.create")}</button></div>
  </form>`;async function gf(e){let t=new Hi(e.id);await t.load()&&await ut((s,n)=>(t.update=n,$f(t,s)),{label:i("lists.addTo")})}import{html as Vt,nothing as he}from"../lib/lit-html/lit-html.js";var ol=["exact","area","hidden"],rl=["","1","7","30","date"],bf=3650,ta=({findId:e,listId:t})=>e?"find":t?"list":"category",cl=({isPublic:e,location:t})=>e&&!t?.area?"exact":"area";function wf(e,t=new Date){let[s,n,a]=e.split("-").map(Number);return Math.round((Date.UTC(s,n-1,a)-Date.UTC(t.getFullYear(),t.getMonth(),t.getDate()))/864e5)}var ll=(e,t=new Date)=>new Date(Date.UTC(t.getFullYear(),t.getMonth(),t.getDate()+e)).toISOString().slice(0,10);function yf({life:e,until:t}){if(e==="keep")return;if(e==="")return null;let s=e==="date"?wf(t):Number(e);if(s>=1&&s<=bf)return s;throw{code:"page",reason:"until",text:i("shares.untilBad")}}function vf({secret:e="new",password:t}){return e==="remove"?null:e==="new"&&t?t:void 0}var kf=e=>({title:e.title.trim(),place:e.place,area:e.place==="area"?Number(e.area):void 0,password:vf(e),days:yf(e)}),xf=({chosen:e,category:t})=>({category:e||t.trim()});async function Of(){let e=(await g("/api/finds/categories")).filter(t=>t.ownCount).map(t=>[t.category,t.ownCount]);return[...e,...Zt().filter(t=>!e.some(([s])=>s===t)).map(t=>[t,0])]}var zi=class{constructor({share:t=null,target:s=null,offered:n=[],place:a="area",done:o}){this.share=t,this.target=s,this.place=t?.place??a,this.life=t?.expiresAt?"keep":"",this.secret=t?.hasPassword?"keep":"new",this.offered=n,this.chosen=n[0]?.[0]??"",this.form=new x({send:async r=>o(await this.#t(r)),fieldOf:{until:"until"}})}get kind(){return ta(this.share??this.target??{})}set(t){Object.assign(this,t),this.form.update()}#t(t){let s=kf(t);return this.share?G(`/api/shares/${this.share.id}`,s):T("/api/shares",{...this.target??xf(t),...s,days:s.days??void 0})}},Wi=e=>new URL(e.link,location.origin).href,Gi=()=>!!navigator.share;async function Yi(e){try{await navigator.clipboard.writeText(Wi(e))}catch{return!1}return u(i("find.copied")),!0}async function Ji(e,t){try{await navigator.share({title:t,url:Wi(e)})}catch(s){return s.name==="AbortError"}return!0}var Vi=class{#t;constructor(t){this.#t=t,this.list=H(t,"/api/shares")}take(t){let{items:s}=this.list;if(!s)return this.list.load();let n=s.some(a=>a.id===t.id);return this.list.items=n?s.map(a=>a.id===t.id?t:a):[t,...s],this.#t.update()}async offered(){let t=null;return await z(Of().then(s=>{t=s})),t}async revoke(t){await z(L(`/api/shares/${t.id}`))&&(this.list.items=this.list.items.filter(s=>s.id!==t.id),u(i("shares.revoked")),this.#t.update())}};var ea=e=>e.findTitle||e.listName||E(e.category??""),At=e=>e.title||ea(e),pl=({place:e,area:t})=>e==="area"?Ne(t):i(`shares.place.${e}`),sa=({expired:e,expiresAt:t})=>i(e?"shares.expired":"shares.until",{date:jt(t)}),qf=e=>Vt`
  ${P("chosen",{error:e.form.errors.chosen,label:i("find.category"),chosen:e.chosen,set:t=>e.set({chosen:t}),options:[...e.offered.map(([t,s])=>[t,E(t)+(s?` (${q(s)})`:"")]),["",i("shares.otherCategory")]]})}
  ${e.chosen?he:m(e.form,"category",{label:i("categories.own"),hint:i("shares.categoryHint"),required:!0,most:h().limits.category})}`,Ff={exact:"pin",area:"map",hidden:"block"},Sf=(e,t)=>Vt`
  <label class="choice">
    <input type="radio" name="place" value=${t} ?checked=${e.place===t} @change=${()=>e.set({place:t})}>
    <span>
      ${c(Ff[t])}
      <span><span class="strong">${i(`shares.place.${t}`)}</span><br><span class="soft">${i(`shares.shows.${t}`)}</span></span>
    </span>
  </label>`,Pf=e=>Vt`
  <fieldset class="choices">
    <legend>${i("shares.places")}</legend>
    ${ol.map(t=>Sf(e,t))}
  </fieldset>
  ${e.place==="area"?P("area",{error:e.form.errors.area,label:i("shares.area"),hint:i("shares.areaHint"),chosen:String(e.share?.area??Bn[0]),options:hs()}):he}`,Tf=e=>Vt`
  ${P("life",{error:e.form.errors.life,label:i("shares.life"),chosen:e.life,set:t=>e.set({life:t}),options:[...e.share?.expiresAt?[["keep",sa(e.share)]]:[],...rl.map(t=>[t,i(`shares.life.${t||"endless"}`)])]})}
  ${e.life==="date"?m(e.form,"until",{label:i("shares.date"),kind:"date",value:ll(14),hint:i("shares.dateHint"),required:!0}):he}`,Af=e=>Vt`
  ${e.share?.hasPassword?P("secret",{error:e.form.errors.secret,label:i("account.password"),chosen:e.secret,set:t=>e.set({secret:t}),options:["keep","new","remove"].map(t=>[t,i(`shares.password.${t}`)])}):he}
  ${e.secret==="new"?m(e.form,"password",{label:i(e.share?.hasPassword?"settings.newPassword":"account.password"),hint:i("shares.passwordHint"),kind:"password",required:!!e.share?.hasPassword,least:8,most:255,complete:"new-password"}):he}`,Bf=e=>Vt`
  <p>${i(`shares.about.${e.kind}`)}</p>
  ${S(e.form)}
  ${e.share||e.target?he:qf(e)}
  ${Pf(e)}
  ${Tf(e)}
  ${Af(e)}
  ${m(e.form,"title",{label:i("shares.title"),value:e.share?.title??"",hint:i(`shares.titleHint.${e.kind}`),most:100})}`;async function Ki(e){let t=null,s=null,n=r=>(s=new zi({...e,done:l=>{t=l,r()}}),s.form),[a,o]=e.share?["shares.change","action.save"]:["shares.new","shares.create"];return await U(n,i(a),()=>Bf(s),r=>D(r,i(o))),t}async function ul(e){await Yi(e)||(document.getElementById("link").select(),u(i("secret.selected")))}async function Lf(e){await Ji(e,At(e))||await ul(e)}var If=e=>Vt`
  <button type="button" class="quiet" @click=${()=>Lf(e)}>${c("share")} ${i("action.share")}</button>`,ia=e=>Vt`
  <a class="button quiet" href=${e.link} target="_blank" rel="noreferrer noopener" aria-label="${i("shares.open")}: ${At(e)}">
    ${c("globe")} ${i("shares.open")}
  </a>`,gs=(e,t=i("shares.ready"))=>ut(s=>Vt`
  <div class="row between"><h2>${t}</h2>${kt(s)}</div>
  <p>${i(e.hasPassword?"shares.readyPassword":"shares.readyText")}</p>
  <div class="field">
    <label for="link">${At(e)}</label>
    <input id="link" type="text" readonly autofocus dir="ltr" .value=${Wi(e)} @focus=${n=>n.target.select()}>
  </div>
  <p class="row actions">
    <button type="button" @click=${()=>ul(e)}>${c("copy")} ${i("secret.copy")}</button>
    ${Gi()?If(e):he}
    ${ia(e)}
  </p>
  <p class="below"><a href="/shares" @click=${()=>s()}>${i("shares.all")}</a></p>`,{label:t});async function dl(e){let t=await Ki(e);t&&await gs(t)}var Mf=e=>dl({target:{findId:e.id},place:cl(e)}),ml=e=>dl({target:{listId:e.id}});var[hl,jf,Df]=[15,34,34],fl=e=>e.map(t=>t.id).sort().join(),na=class extends ze{closest=hl;onChoose=()=>{};#t=[];#e="";set steps(t){let s=fl(t)===fl(this.points);this.points=t,this.map&&(s?this.mark():this.draw())}set chosen(t){t!==this.#e&&(this.#e=t,this.map&&(this.#i(),this.mark()))}get#s(){return this.#t.find(t=>t.steps.some(s=>s.id===this.#e))}#i(){let t=this.#s;t&&(t.isOnePlace?this.map.reveal(t):this.map.fit(t.steps,hl))}mark(){this.#t=Xc(this.points,s=>this.map.pixelOf(s),Df);let t=s=>this.onChoose(Qc(s,this.#e));this.map.setMarkers(this.#t.map(s=>({...s,kind:"nth",size:jf,click:()=>t(s)}))),this.map.select(this.#s?.key??"")}};customElements.define("list-map",na);async function Nf(e){await A(i("lists.deleteTitle",{name:e.list.name}),i("lists.deleteText"),i("action.delete"))&&e.remove()}var Uf=e=>xt(i("lists.menu"),[{text:i("lists.edit"),sign:"edit",run:()=>Ri(e.editForm,e.list)},{text:i("find.byLink"),sign:"share",run:()=>ml(e.list)},{text:i("lists.delete"),sign:"trash",isDanger:!0,run:()=>Nf(e)}],{id:"list-menu"}),Cf=e=>gt`
  ${S(e)}
  <p>${i("lists.makePrivateText")}</p>
  ${m(e,"reason",{label:i("report.reason"),required:!0,most:500})}`,_f=e=>xt(i("lists.menu"),[{text:i("lists.makePrivate"),sign:"lock",isDanger:!0,run:()=>U(e.hideForm,i("lists.makePrivateTitle",{name:e.list.name}),Cf,t=>D(t,i("lists.makePrivate")))}],{id:"list-menu"});async function $l(e,t,s){await e.move(t,s),v(`find-${t.id}`)}async function Ef(e,t){await e.drop(t),v("list-menu")}function Hf(e,t,s){let n=e.finds.items.length-1;return xt(i("lists.findMenu",{title:t.title}),[...s>0?[{text:i("lists.up"),run:()=>$l(e,t,-1)}]:[],...s<n?[{text:i("lists.down"),run:()=>$l(e,t,1)}]:[],...t.media.some(a=>a.type==="image")?[{text:i("lists.cover"),sign:"camera",run:()=>e.setCover(t)}]:[],{text:i("lists.drop"),sign:"close",run:()=>Ef(e,t)}],{id:`find-${t.id}`})}async function Rf(e,t){e.choose(t),await Promise.resolve(),document.getElementById(`row-${t}`)?.scrollIntoView({block:"nearest"})}function zf(e,t){e.choose(t===e.chosen?"":t),document.querySelector("list-map")?.scrollIntoView({block:"nearest"})}var Vf=(e,t,s)=>gt`
  <button type="button" class="nth-button" aria-pressed=${e.chosen===t.id?"true":"false"}
    aria-label=${i("lists.onMap",{n:s+1,title:t.title})} @click=${()=>zf(e,t.id)}>
    <span class="nth">${q(s+1)}</span>
  </button>`,Wf=(e,t,s)=>gt`
  <li class="listed ${e.chosen===t.id?"chosen":""}" id="row-${t.id}">
    ${Vf(e,t,s)}
    ${qo(t,zs(t))}
    ${e.isOwn?Hf(e,t,s):Ye}
  </li>`,Gf=({user:e})=>gt`<a class="person" href="/people/${e.id}">${Z(e)} <span>${O(e)}</span></a>`,Yf=e=>gt`
  <div class=${e.isOwn&&!e.list.description?"stack":"card"}>
    ${e.isOwn?Ye:Gf(e.list)}
    ${e.list.description?gt`<p class="text" dir="auto">${e.list.description}</p>`:Ye}
    <p class="marks">${Qn(e.list)} <span class="soft">${i("lists.finds",{n:e.list.findCount})}</span></p>
  </div>`;function Jf(e){let{items:t,problem:s,load:n}=e.finds;return s?d(s,n):t?t.length?gt`
    <ol class="card rows">${t.map((a,o)=>Wf(e,a,o))}</ol>
    ${M(e.finds)}`:I(i("lists.empty"),e.isOwn?i("lists.emptyText"):i("lists.emptyOther"),Ye,"pin"):b(3)}var Kf=e=>gt`
  <list-map .label=${i("lists.map")} .steps=${e.steps} .chosen=${e.chosen} .onChoose=${t=>Rf(e,t)}></list-map>`;function Zf(e){let{problem:t,load:s}=e.loading;return t?.code==="not_found"?gt`<p class="empty">${i("lists.gone")}</p>`:t?d(t,s):e.list?gt`
    <div class="list-page">
      ${e.steps.length?Kf(e):Ye}
      <div class="stack">
        ${Yf(e)}
        ${Jf(e)}
      </div>
    </div>`:b(3)}function gl(e){let t=new Ei(e);return{get title(){return t.title},broad:!0,ready:t.loading.load(),view:()=>gt`
      ${f(t.title,t.isOwn?Uf(t):t.canHide?_f(t):Ye,t.listsPath)}
      ${Zf(t)}`}}import{html as aa,nothing as bl}from"../lib/lit-html/lit-html.js";async function Xf(e){let t=null;await Ri(s=>il(n=>{t=n,s()})),t&&e.go(`/lists/${t.id}`)}var Qf=e=>aa`
  <button type="button" id="new-list" @click=${()=>Xf(e)}>${c("plus")} ${i("lists.new")}</button>`;function t$({lists:e,isOwn:t}){return e.problem?d(e.problem,e.load):e.items?e.items.length?aa`<ul class="list-cards">${e.items.map(al)}</ul>${M(e)}`:I(i("lists.none"),t?i("lists.noneText"):i("lists.noneOther"),bl,"way"):b(3)}function wl(e){let t=new _i(e);return{title:i("lists.title"),broad:!0,ready:t.lists.load(),view:()=>aa`
      ${f(i("lists.title"),t.isOwn?Qf(e):bl,t.isOwn?"/profile":`/people/${e.query.get("user")}`)}
      ${t$(t)}`}}import{html as yl,nothing as s$}from"../lib/lit-html/lit-html.js";var e$=10,Zi=class{isGone=!1;#t;constructor(t){this.#t=t,this.name=t.params.name.toLowerCase(),this.loading=_(t,()=>this.#e())}async#e(){if(this.name===w()?.username)return this.#s(w());let t=y("/api/users",{q:this.name,limit:100});for(let s=0;t&&s<e$;s++){let n=await be(t,{signal:this.#t.signal}),a=n.items.find(o=>o.username===this.name);if(a)return this.#s(a);t=n.next}return this.isGone=!0,null}#s(t){return this.#t.go(`/people/${t.id}`,{replace:!0})}};function i$({isGone:e,loading:t}){return t.problem?d(t.problem,t.load):e?yl`<p class="empty">${i("person.gone")}</p>`:b(3)}function vl(e){let t=new Zi(e);return{title:i("person.title"),ready:t.loading.load(),view:()=>yl`${f(t.name,s$,"/people")}${i$(t)}`}}import{html as Bt,nothing as Qi}from"../lib/lit-html/lit-html.js";var[n$,a$]=[20,36e5];function o$(e){let t=new Map;for(let{type:s,data:n,createdAt:a}of e)(n.commentId||s==="mentioned")&&t.set(n.userId,[...t.get(n.userId)??[],new Date(a)]);return new Set([...t].filter(([,s])=>s.some((n,a)=>n-s[a+n$-1]<a$)).map(([s])=>s))}var Xi=class{#t;#e;#s=new Set;constructor(t){this.#t=t,this.list=H(t,"/api/notifications?limit=30"),this.#e=at.subscribe("notification",s=>this.#n(s))}get groups(){let t=new Map,s=o$(this.list.items);for(let n of this.list.items){let a=n.data.findId&&n.data.userId?`${n.type} ${n.data.findId}`:n.id,o=t.get(a)??{key:a,newest:n,items:[],isRead:!0,more:!1};o.items.push(n),o.isRead&&=n.isRead,o.more||=n.type!=="find_liked"&&s.has(n.data.userId),t.set(a,o)}return[...t.values()]}load=async()=>{await this.list.load(),this.list.items?.some(t=>t.type==="friend_request")&&await this.#i()};async#i(){let{items:t}=await be("/api/friends?status=pending&direction=received&limit=100").catch(()=>({items:[]}));this.#s=new Set(t.map(({id:s})=>s)),this.#t.update()}request({type:t,data:s}){return t!=="friend_request"||!this.#s.has(s.friendshipId)?null:{friendship:{id:s.friendshipId},user:{id:s.userId,username:s.username,displayName:s.displayName}}}async answered({newest:t}){await this.#i(),!this.request(t)&&(this.list.items=this.list.items.filter(s=>s!==t),t.isRead||Ps(-1),this.#t.update())}get hasUnread(){return!!this.list.items?.some(t=>!t.isRead)}#n(t){t.type==="friend_request"&&this.#s.add(t.data.friendshipId),this.list.items&&(this.list.items=[t,...this.list.items.filter(s=>s.id!==t.id)]),this.#t.update()}markRead(t){for(let s of t.items.filter(n=>!n.isRead))s.isRead=!0,Ps(-1),G(`/api/notifications/${s.id}`,{isRead:!0}).catch(()=>{})}async markAllRead(){try{await T("/api/notifications/read-all");for(let t of this.list.items)t.isRead=!0;Ba(0)}catch(t){u(F(t))}this.#t.update()}async remove(t){try{for(let s of t.items)await L(`/api/notifications/${s.id}`),this.list.items=this.list.items.filter(n=>n!==s),s.isRead||Ps(-1)}catch(s){u(F(s))}this.#t.update()}close(){this.#e()}};var r$={friend_request:"people",friend_accepted:"check",find_liked:"heart",find_commented:"comment",replied:"comment",mentioned:"people"};async function c$(e,t,s){await e.remove(t),await Promise.resolve(),(document.querySelectorAll(".note-row .round")[Math.min(s,e.groups.length-1)]??document.querySelector("h1")).focus()}var l$=({type:e,data:t})=>e==="moderated"?Sa[Pa(t)]:e==="link_used"?"lock":"flag",p$=({type:e,data:t,actor:s})=>t.userId?Bt`
  <span class="face">
    ${Z(s??{profilePicture:`/api/avatars/${t.userId}`},44)}
    <span class="sign ${e}">${c(r$[e],e==="find_liked")}</span>
  </span>`:Bt`<span class="face office">${c(l$({type:e,data:t}))}</span>`,u$=e=>Bt`
  <img class="note-thumb" src=${e} alt="" width="48" height="48" loading="lazy" decoding="async">`;function d$(e,t){let s=e.request(t.newest);return s?Bt`<span class="row actions">${oe(s.friendship,s.user,()=>e.answered(t))}</span>`:Qi}var m$=(e,t,s)=>Bt`
  <li class="note-row ${t.isRead?"":"unread"}">
    <a href=${Aa(t.newest)} @click=${()=>e.markRead(t)}>
      ${p$(t.newest)}
      <span>
        <span class="what">${Ta(t.items,t.more)}</span><br>
        <span class="soft">
          ${t.isRead?Qi:Bt`<span class="unseen">${i("note.new")}</span>`}${R(t.newest.createdAt)}
        </span>
      </span>
      ${t.newest.thumbnailUrl?u$(t.newest.thumbnailUrl):Qi}
    </a>
    ${d$(e,t)}
    <button type="button" class="round" aria-label=${i("note.delete")} @click=${()=>c$(e,t,s)}>${c("close")}</button>
  </li>`,h$=e=>Bt`
  <button type="button" class="quiet" @click=${()=>e.markAllRead()}>${c("check")} ${i("note.readAll")}</button>`,f$=()=>Bt`<a class="button" href="/people">${i("note.noneAction")}</a>`;function $$(e){let{items:t,problem:s}=e.list;return s?d(s,e.load):t?t.length?Bt`<ul class="card notes">${e.groups.map((n,a)=>m$(e,n,a))}</ul>${M(e.list)}`:I(i("note.none"),i("note.noneText"),f$(),"bell"):b(4)}function kl(e){let t=new Xi(e);return{title:i("nav.bell"),ready:t.load(),view:()=>Bt`${f(i("nav.bell"),t.hasUnread?h$(t):Qi)}${$$(t)}`,close:()=>t.close()}}import{html as Lt,nothing as sn}from"../lib/lit-html/lit-html.js";var g$=200,b$=2,tn=class{#t;#e=0;#s;constructor(t){this.#t=t;let s=n=>H(t,y("/api/friends",n));this.lists={received:s({status:"pending",direction:"received"}),sent:s({status:"pending",direction:"sent"}),accepted:s({status:"accepted"}),blocked:s({status:"blocked"})},this.text=t.query.get("q")??"",this.found=H(t,()=>y("/api/users",{q:this.text.trim()})),this.#s=at.subscribe("notification",this.load),this.text&&this.search()}load=()=>Promise.all(Object.values(this.lists).map(t=>t.load()));search=()=>{let t=this.text.trim();return this.#t.rename(y(this.#t.path,{q:t})),[...t].length<b$?this.found.clear():this.found.load()};reload=()=>Promise.all([this.load(),this.search()]);type(t){this.text=t,clearTimeout(this.#e),this.#e=setTimeout(this.search,g$)}get problem(){return Object.values(this.lists).find(t=>t.problem)?.problem}get isLoaded(){return Object.values(this.lists).every(t=>t.items)}other(t){return t.requesterId===w()?.id?t.addressee:t.requester}isMe(t){return t.id===w()?.id}requestOf(t){return this.lists.received.items?.find(s=>s.requesterId===t.id)}close(){clearTimeout(this.#e),this.#s()}};function w$(e,t){if(e.isMe(t))return Lt`<span class="soft">${i("people.you")}</span>`;if(t.friendship==="accepted")return Lt`<span class="badge">${c("check")} ${i("friend.friends")}</span>`;if(t.friendship==="none")return _s(t,e.reload);let s=e.requestOf(t);return s?oe(s,t,e.reload):Lt`<span class="badge">${i("friend.pending")}</span>`}function y$(e){let{found:t}=e;return t.problem?d(t.problem,e.search):t.items?t.items.length?Lt`
    <ul class="people" aria-label=${i("people.results")}>${t.items.map(s=>wn(s,w$(e,s)))}</ul>
    ${M(t)}`:Lt`<p class="soft" role="status">${i("people.noMatch")}</p>`:sn}function v$(e,t){e.preventDefault(),t.search()}var k$=e=>Lt`
  <form class="card" role="search" @submit=${t=>v$(t,e)}>
    <label for="people-search">${i("people.search")}</label>
    <div class="search">
      ${c("search")}
      <input id="people-search" type="search" autocomplete="off" autocapitalize="none" spellcheck="false"
        .value=${e.text} @input=${t=>e.type(t.target.value)}>
    </div>
    ${y$(e)}
  </form>`;function en(e,t,s,n=wn){let a=e.lists[t];return a.items.length?Lt`
    <section class="card">
      <h2>${i(`people.${t}`)}</h2>
      <ul class="people">${a.items.map(o=>n(e.other(o),s(o,e.other(o))))}</ul>
      ${M(a)}
    </section>`:sn}var x$=(e,t,s)=>ss(s,[Hs(t,s,e.reload),es(s,e.reload)]),O$=e=>Lt`
  ${en(e,"received",(t,s)=>[oe(t,s,e.reload),ss(s,[es(s,e.reload)])])}
  ${en(e,"sent",(t,s)=>Es(t,s,e.reload))}
  ${e.lists.accepted.items.length?en(e,"accepted",(t,s)=>x$(e,t,s)):I(i("people.none"),i("people.noneText"),sn,"people")}
  ${en(e,"blocked",(t,s)=>lo(s,e.reload),co)}`;function q$(e){return e.problem?d(e.problem,e.load):e.isLoaded?O$(e):b(3)}var F$=()=>ft()?Lt`<a class="button quiet" href="/invites">${c("plus")} ${i("invites.invite")}</a>`:sn;function xl(e){let t=new tn(e);return{title:i("people.title"),ready:t.load(),view:()=>Lt`${f(i("people.title"),F$(),"/feed")}${k$(t)}${q$(t)}`,close:()=>t.close()}}import{html as Ke,nothing as on}from"../lib/lit-html/lit-html.js";var nn=class extends Rs{user=null;friendship=null;#t;constructor(t){super(t,y("/api/finds",{userId:t.params.id,includePrivate:!0,includeFriends:!0,limit:20})),this.#t=t.params.id,this.loading=_(t,()=>this.#e())}get title(){return(this.user&&O(this.user))??i("person.title")}get isMe(){return this.#t===w()?.id}get hasAsked(){return this.friendship?.requesterId===this.#t}async#e(){this.user=await g(`/api/users/${this.#t}`,{signal:this.page.signal}),await Promise.all([this.finds.load(),this.#s()])}async#s(){this.friendship=null;let{friendship:t}=this.user,s=t==="none"?"":y("/api/friends",{status:t,limit:100});for(;s&&!this.friendship;){let n=await be(s,{signal:this.page.signal});this.friendship=n.items.find(a=>a.requesterId===this.#t||a.addresseeId===this.#t)??null,s=n.next}}};import{html as bt,nothing as se}from"../lib/lit-html/lit-html.js";var S$=88,Ol=(e,t)=>bt`
  <span class="sum"><span class="strong">${q(e)}</span> <span class="soft">${i(t,{n:e})}</span></span>`,an=(e,{count:t,likes:s,badge:n=se,actions:a=se})=>bt`
  <section class="profile-head">
    ${Z(e,S$)}
    ${e.displayName?bt`<p class="soft">@${e.username}</p>`:se}
    ${e.about?bt`<p dir="auto">${e.about}</p>`:se}
    <p class="row">
      ${t===void 0?se:Ol(t,"person.findsSum")}
      ${s===void 0?se:Ol(s,"person.likesSum")}
      ${n}
    </p>
    <p class="row actions">${a}</p>
  </section>`,P$=e=>bt`
  <li>
    <a class="tile c-${xe(e.category).code}" href="/finds/${e.id}">
      ${e.media.length?Ot(e.media[0],{thumb:!0}):bt`<span class="sign-tile">${it(e.category)}</span>`}
      ${e.isPublic?se:bt`
        <span class="corner">${c(ns(ko(e)))}<span class="unseen">${Oo(e)}</span></span>`}
      <span class="caption" dir="auto">${e.title}</span>
    </a>
  </li>`,ql=(e,t,s)=>bt`
  <button type="button" class="chip" aria-pressed=${e.layout===t?"true":"false"} @click=${()=>e.show(t)}>
    ${c(s)} ${i(`person.${t}`)}
  </button>`,T$={grid:e=>bt`<ul class="tiles">${e.map(P$)}</ul>`,list:e=>bt`<ul class="card rows">${e.map(t=>Fo(t,zs(t)))}</ul>`},A$=e=>[...new Map(e.map(({locationId:t,location:s})=>[t,{...st(s),km:s.area,name:Ss(s)}])).values()];function Je(e,t){let{items:s,problem:n,load:a}=e.finds;return n?d(n,a):s?s.length?bt`
    <finds-map .places=${A$(s)} .label=${i("person.map")}></finds-map>
    <div class="chips" role="group" aria-label=${i("person.layout")}>
      ${ql(e,"grid","camera")}
      ${ql(e,"list","filter")}
    </div>
    ${T$[e.layout](s)}
    ${M(e.finds)}`:I(t.title,t.text,t.action??se,t.sign??"pin"):b(3)}function B$({user:e,friendship:t,hasAsked:s,loading:n}){return e.friendship==="none"?_s(e,n.load):t?t.status==="accepted"?on:s?oe(t,e,n.load):Es(t,e,n.load):on}var L$=()=>Ke`<a class="button quiet" href="/profile">${i("profile.title")}</a>`,I$=e=>Ke`
  <a class="button quiet" href=${y("/lists",{user:e.id})}>${c("feed")} ${i("lists.title")}</a>`,M$=e=>e.isMe?L$():[B$(e),I$(e.user)];function j$(e,t){let{user:s,friendship:n,loading:a}=e;if(!s||e.isMe)return on;let o=n?.status==="accepted"?[Hs(n,s,a.load)]:[];return ss(s,[$o(s,a.load),...o,fo({userId:s.id}),es(s,()=>t.go("/people"))])}var D$=e=>an(e.user,{count:e.user.findCount,likes:e.user.likeCount,badge:e.user.friendship==="accepted"?Ke`<span class="badge">${c("check")} ${i("friend.friends")}</span>`:on,actions:M$(e)});function N$(e){let{problem:t,load:s}=e.loading;return t?.code==="not_found"?Ke`<p class="empty">${i("person.gone")}</p>`:t?d(t,s):e.user?Ke`
    ${D$(e)}
    <section class="stack" aria-labelledby="finds">
      <h2 id="finds" class="unseen">${i("person.findsTitle")}</h2>
      ${Je(e,{title:i("person.none"),text:i("person.noneText",{name:O(e.user)})})}
    </section>`:b(3)}function Fl(e){let t=new nn(e),s=()=>t.loading.problem?i("person.title"):t.title;return{get title(){return t.title},broad:!0,ready:t.loading.load(),view:()=>Ke`${f(s(),j$(t,e),"/people")}${N$(t)}`}}import{html as ie,nothing as oa}from"../lib/lit-html/lit-html.js";var rn=class{#t;constructor(t,s){this.#t=t,this.restored=s,this.list=H(t,"/api/finds/bin?limit=20",n=>n.find.id)}restore(t){return this.#e(t,T(`/api/finds/${t.id}/restore`),i("find.restored"),this.restored)}remove(t){return this.#e(t,L(`/api/finds/${t.id}?forever=true`),i("bin.removed"),()=>{})}async#e(t,s,n,a){await z(s)&&(this.list.items=this.list.items.filter(o=>o.find.id!==t.id),this.#t.update(),u(n),a())}};var cn=class extends Rs{figures={};isEdited=!1;constructor(t){super(t,y("/api/finds",{userId:w().id,includePrivate:!0,limit:20})),this.picture=new Ae("/api/users/me/picture",t,{has:()=>this.user.profilePicture.startsWith("/api/media/"),take:async n=>Jt(n??await g("/api/users/me"))}),this.bin=new rn(t,()=>this.#t());let s={username_taken:"username",name_taken:"displayName"};this.form=new x({send:n=>this.#s(n),update:t.update,fieldOf:s})}get user(){return w()}load=()=>Promise.all([this.#t(),this.bin.list.load()]);#t=()=>Promise.all([this.finds.load(),this.#e()]);async#e(){let t=await g(`/api/users/${w().id}`,{signal:this.page.signal}).catch(()=>null);this.figures={count:t?.findCount,likes:t?.likeCount},this.page.update()}toggleEdit=()=>{this.isEdited=!this.isEdited,this.page.update()};async#s({displayName:t,about:s,username:n,age:a}){let o={displayName:t.trim()||null,about:s.trim()||null,username:n.trim()};Jt(await G("/api/users/me",{...o,age:a===""?null:Number(a)})),u(i("profile.saved"))}};import{html as pn,nothing as ln}from"../lib/lit-html/lit-html.js";async function U$(e,t){await e.restore(t),v(e.list.items.length?"bin":"finds")}async function C$(e,t){await A(i("bin.removeTitle"),i("bin.removeText",{title:t.title}),i("bin.remove"))&&(await e.remove(t),v(e.list.items.length?"bin":"finds"))}var _$=(e,t)=>pn`
  <button type="button" class="quiet" aria-label="${i("bin.restore")}: ${t.title}" @click=${()=>U$(e,t)}>
    ${c("retry")} ${i("bin.restore")}
  </button>`,E$=(e,{find:t,expiresAt:s})=>pn`
  <li>
    <p>
      <span class="strong" dir="auto">${t.title}</span>
      ${s?pn`<br><span class="soft">${i("bin.until",{date:jt(s)})}</span>`:ln}
    </p>
    ${t.hidden?go(i("report.findHidden"),t.hidden):ln}
    <p class="row">
      ${t.hidden?ln:_$(e,t)}
      <button type="button" class="danger" aria-label="${i("bin.remove")}: ${t.title}" @click=${()=>C$(e,t)}>
        ${c("trash")} ${i("bin.remove")}
      </button>
    </p>
  </li>`,Sl=e=>e.list.items?.length?pn`
  <section class="card" aria-labelledby="bin">
    <h2 id="bin" tabindex="-1">${i("bin.title")}</h2>
    <p class="hint">${i("bin.hint")}</p>
    <ul class="rows binned">${e.list.items.map(t=>E$(e,t))}</ul>
    ${M(e.list)}
  </section>`:ln;var H$=()=>ie`<a class="button" href="/new">${c("plus")} ${i("nav.plus")}</a>`,R$=({form:e,user:t})=>ie`
  <form novalidate @submit=${e.submit}>
    ${S(e)}
    ${m(e,"displayName",{label:i("profile.name"),hint:i("profile.nameHint"),value:t.displayName??"",most:50,complete:"name"})}
    ${m(e,"about",{label:i("profile.about"),value:t.about??"",most:160})}
    ${m(e,"username",{label:i("account.username"),hint:i("join.usernameHint"),value:t.username,required:!0,least:3,most:31,pattern:"[A-Za-z0-9_\\-]*",complete:"username"})}
    ${m(e,"age",{label:i("profile.age"),hint:i("profile.ageHint"),value:t.age??"",kind:"number",mode:"numeric"})}
    <div class="row end">${D(e,i("action.save"))}</div>
  </form>`,bs=(e,t,s)=>ie`
  <li><a class="way" href=${e}>${c(t)} <span class="grow">${s}</span> ${c("next")}</a></li>`,z$=e=>ie`
  <ul class="card rows">
    ${bs("/people","people",i("people.accepted"))}
    ${bs("/saved","bookmark",i("saved.title"))}
    ${bs("/lists","feed",i("lists.title"))}
    ${bs("/shares","share",i("shares.mine"))}
    ${e.role==="admin"?bs("/admin","shield",i("admin.title")):oa}
  </ul>`,V$=()=>ie`<a class="button quiet" href="/settings">${c("gear")} ${i("settings.title")}</a>`,W$=e=>ie`
  <section class="card" id="edit" aria-labelledby="edit-title">
    <div class="row between"><h2 id="edit-title" tabindex="-1">${i("profile.edit")}</h2>${kt(e.toggleEdit)}</div>
    ${Ge(e.picture,{label:i("profile.picture"),hint:i("profile.pictureHint")})}
    ${R$(e)}
  </section>`;async function G$(e){e.toggleEdit(),await v("edit-title")}var Y$=e=>ie`
  <button type="button" class="quiet" id="edit-profile" aria-expanded=${e.isEdited?"true":"false"} @click=${()=>G$(e)}>
    ${c("edit")} ${i("profile.edit")}
  </button>`,J$=e=>ie`
  ${f(O(e.user),V$())}
  ${an(e.user,{...e.figures,actions:Y$(e)})}
  ${e.isEdited?W$(e):oa}
  <section class="stack" aria-labelledby="finds">
    <h2 id="finds" class="unseen" tabindex="-1">${i("profile.finds")}</h2>
    ${Je(e,{title:i("profile.none"),text:i("profile.noneText"),action:H$()})}
  </section>
  ${z$(e.user)}
  ${Sl(e.bin)}`;function Pl(e){let t=new cn(e);return{title:i("profile.title"),broad:!0,ready:t.load(),view:()=>t.user?J$(t):oa}}import{html as rt,nothing as ne}from"../lib/lit-html/lit-html.js";var K$={dismissed:"check",hidden:"block",deleted:"trash",suspended:"lock"},Z$=e=>m(e,"note",{label:i("report.note"),hint:i("report.noteHint"),kind:"area",required:!0,most:500}),Tl=(e,t)=>i(`report.outcome.${e.kind==="user"&&t==="deleted"?"accountDeleted":t}`);async function X$(e,t,s){let n=Tl(t,s);s!=="dismissed"?await ho(n,({note:a})=>e.decide(t,s,a),Z$):await A(n,i("report.dismissText"),n)&&await e.decide(t,s).catch(()=>e.list.load()),v("reports")}var Al=e=>e?rt`<a class="strong" href="/people/${e.id}">${O(e)}</a>`:rt`<span class="soft">${i("report.left")}</span>`,Q$=e=>rt`
  <p class="row">${e.map(t=>rt`
    <a href=${t.url} target="_blank" rel="noreferrer noopener">
      <img class="note-thumb" src=${t.thumbnailUrl} alt=${t.caption||i("report.photo")} width="48" height="48" loading="lazy">
    </a>`)}</p>`,tg=e=>rt`
  <p class="strong" dir="auto">${e.title}</p>
  ${e.description?is(e.description):ne}
  ${e.media.length?Q$(e.media):ne}`,eg=e=>e.find?tg(e.find):e.comment?is(e.comment.content):e.kind==="user"?ne:rt`<p class="soft">${i("report.noContent")}</p>`,sg=e=>rt`
  <li>
    <p>${i(`report.reason.${e.reason}`)} · ${Al(e.reporter)} · <span class="soft">${R(e.createdAt)}</span></p>
    ${e.text?is(e.text):ne}
  </li>`,ig=(e,t,s)=>rt`
  <button type="button" class=${s==="dismissed"?"quiet":"danger"} @click=${()=>X$(e,t,s)}>
    ${c(K$[s])} ${Tl(t,s)}
  </button>`,ng=(e,t)=>rt`<p class="row">${uo(t.kind).map(s=>ig(e,t,s))}</p>`,ag=(e,t)=>rt`
  <p>
    <span class="strong">${i(`report.result.${t.decision.outcome}`)}</span> · ${t.decision.closedBy} ·
    <span class="soft">${R(t.decision.closedAt)}</span>
  </p>
  ${t.decision.note?is(t.decision.note):ne}
  ${t.hidden?rt`
    <p><button type="button" class="quiet" @click=${()=>e.show(t)}>${c("retry")} ${i("report.show")}</button></p>`:ne}`,og=(e,t)=>rt`
  <li class="card">
    <h2>${i(`report.kind.${t.kind}`)} · ${Al(t.owner)}</h2>
    ${eg(t)}
    <ul class="rows">${[t,...t.others].map(sg)}</ul>
    ${t.decision?ag(e,t):ng(e,t)}
  </li>`;function rg(e){let{items:t,problem:s,load:n}=e.list;return s?d(s,n):t?t.length?rt`<ul class="stack">${t.map(a=>og(e,a))}</ul>${M(e.list)}`:I(i(`report.none.${e.status}`),i("report.noneText"),ne,"flag"):b(3)}function Bl(e){let t=new mo(e);return{title:i("report.reports"),ready:t.list.load(),view:()=>rt`
      ${f(i("report.reports"),ne,"/admin")}
      <div class="chips" role="group" aria-label=${i("report.which")} id="reports" tabindex="-1">
        ${po.map(s=>ve(t.status===s,i(`report.status.${s}`),()=>t.choose(s)))}
      </div>
      ${rg(t)}`}}import{html as ra,nothing as cg}from"../lib/lit-html/lit-html.js";var lg=(e,t)=>ra`
  <button type="button" class="chip" aria-pressed=${e.state===t?"true":"false"} @click=${()=>e.choose(t)}>
    ${c(t==="dismissed"?"close":yo(t))} ${i(`saved.${t}`)}
  </button>`,pg=()=>ra`<a class="button" href="/">${c("map")} ${i("missing.action")}</a>`,ug=e=>({title:i(`saved.${e}None`),text:i(e==="dismissed"?"saved.dismissedText":"saved.noneText"),action:pg(),sign:"bookmark"});function Ll(e){let t=new wo(e);return{title:i("saved.title"),broad:!0,ready:t.finds.load(),view:()=>ra`
      ${f(i("saved.title"),cg,"/profile")}
      <div class="chips" role="group" aria-label=${i("saved.which")}>${bo.map(s=>lg(t,s))}</div>
      ${Je(t,ug(t.state))}`}}import{html as nt,nothing as It}from"../lib/lit-html/lit-html.js";import{html as wt,nothing as ca}from"../lib/lit-html/lit-html.js";var Ml=(e,t)=>m(e,"name",{label:i("passkeys.name"),hint:i("passkeys.nameHint"),value:t,required:!0,most:50});async function dg(e,t){let s=Fs(navigator.userAgent);await U(n=>e.addForm(t,n),i("passkeys.add"),n=>wt`
    ${S(n)}
    ${Qt(n)}
    ${Ml(n,s)}
    ${t?Ut(n,"password",i("account.password")):ca}`,()=>wt`<button type="submit">${i("settings.linkGo")}</button>`)}var mg=(e,t)=>U(s=>e.renameForm(t,s),i("passkeys.rename"),s=>wt`
  ${S(s)}
  ${Ml(s,t.name)}`,()=>wt`<button type="submit">${i("action.save")}</button>`);async function hg(e,t){await A(i("passkeys.deleteTitle",{name:t.name}),i("passkeys.deleteText"),i("action.delete"))&&e.remove(t)}var Il=(e,t,s)=>wt`
  <button type="button" class="quiet" aria-label="${t}: ${e.name}" @click=${s}>${t}</button>`,fg=(e,t,s)=>wt`
  <li class="row between">
    <span>
      <span class="strong" dir="auto">${t.name}</span>
      ${t.backedUp?wt`<span class="badge">${i("passkeys.backedUp")}</span>`:ca}<br>
      <span class="soft">${i("passkeys.added")} ${R(t.createdAt)} ·
        ${t.lastUsedAt?wt`${i("passkeys.used")} ${R(t.lastUsedAt)}`:i("passkeys.unused")}</span>
    </span>
    <span class="row">
      ${Il(t,i("passkeys.rename"),async()=>{await mg(e,t),s()})}
      ${Il(t,i("action.delete"),()=>hg(e,t))}
    </span>
  </li>`,$g=e=>wt`<button type="button" class="quiet" id="add-passkey" @click=${e}>${i("passkeys.add")}</button>`,jl=(e,t,s)=>wt`
  <section class="card" id="passkeys">
    <h2>${i("passkeys.title")}</h2>
    <p>${i("passkeys.hint")}</p>
    ${e.list.length?wt`<ul class="people">${e.list.map(n=>fg(e,n,s))}</ul>`:ca}
    <p>${$g(async()=>{await dg(e,t),s()})}</p>
  </section>`;import{html as un,nothing as gg}from"../lib/lit-html/lit-html.js";var Dl=e=>_e(e.picker()),bg=e=>un`
  <p class="note">${i("privacy.homeExact",{n:e.exactAtHome})}</p>
  <p class="row"><button type="button" id="hide-home" @click=${()=>e.hideHome()}>${i("privacy.homeHide")}</button></p>`,wg=(e,{latitude:t,longitude:s,radius:n,area:a})=>un`
  <place-map class="homemap" inert .area=${2*n} .at=${{lat:t,lng:s}}></place-map>
  ${P("home-radius",{label:i("privacy.homeRadius"),options:Vo.map(o=>[o,Os(o)]),chosen:n,set:o=>e.changeHome({radius:Number(o)})})}
  ${P("home-area",{label:i("privacy.homeArea"),options:hs(),chosen:String(a),set:o=>e.changeHome({area:Number(o)})})}
  ${e.exactAtHome?bg(e):gg}
  <p class="row">
    <button type="button" class="quiet" @click=${()=>Dl(e)}>${i("privacy.homeMove")}</button>
    <button type="button" class="quiet" @click=${()=>e.change({home:void 0})}>${i("privacy.homeRemove")}</button>
  </p>`,Nl=e=>un`
  <section class="card">
    ${et("places",i("privacy.settings"))}
    <p class="hint">${i("privacy.settingsText")}</p>
    ${P("shown-area",{label:i("privacy.shownNew"),options:Ue(),chosen:String(e.values.area),set:t=>e.change({area:Number(t)})})}
    <label class="switch">
      <span>${i("privacy.friendsExact")}</span>
      <input type="checkbox" role="switch" id="friends-exact" .checked=${e.values.exactForFriends}
        @change=${t=>e.change({exactForFriends:t.target.checked})}>
    </label>
    <h3>${i("privacy.home")}</h3>
    <p class="hint">${i("privacy.homeText")}</p>
    ${e.values.home?wg(e,e.values.home):un`
      <p><button type="button" class="quiet" id="home" @click=${()=>Dl(e)}>${i("privacy.homeAdd")}</button></p>`}
    <p class="hint">${i("privacy.recall")}</p>
  </section>`;import{html as Wt,nothing as ws}from"../lib/lit-html/lit-html.js";var la={read:["read"],write:["read","write"],admin:["read","write","admin"]};function Ul(e){let t=async({name:s,access:n,days:a,password:o})=>{let r=a?{days:Number(a)}:{};e(await T("/api/auth/tokens",{name:s.trim(),scopes:la[n],...r,...o?{password:o}:{}}))};return new x({send:t,fieldOf:{wrong_password:"password"}})}var ys=e=>e.kind==="token",Cl=e=>ys(e)?e.name:Fs(e.userAgent),yg={browser:()=>i("session.browser"),cli:()=>i("session.cli"),token:()=>i("session.token")},vg=e=>e.scopes.map(t=>i(`scope.${t}`)).join(", ");function kg(e){return e.expiresAt?ys(e)?i("token.until",{date:jt(e.expiresAt)}):i("settings.until",{date:jt(e.expiresAt)}):i("token.endless")}var xg=e=>e.lastUsedAt?i("session.used",{date:pt(e.lastUsedAt)}):i("session.unused"),Og=(e,t)=>{let s=i(ys(t)?"token.revoke":"settings.end");return Wt`
    <button type="button" class="quiet" aria-label="${s}: ${Cl(t)}" @click=${()=>e.endSession(t)}>${s}</button>`},qg=e=>Wt`${i(ys(e)?"token.since":"settings.since")} ${R(e.createdAt)}`,Fg=(e,t)=>Wt`
  <li class="row between">
    <span>
      <span class="strong" dir="auto">${Cl(t)}</span>
      <span class="badge">${yg[t.kind]()}</span>
      ${t.current?Wt`<span class="badge">${i("settings.thisOne")}</span>`:ws}<br>
      ${ys(t)?Wt`<span class="soft">${vg(t)}</span><br>`:ws}
      <span class="soft">${qg(t)} · ${xg(t)} · ${kg(t)}</span>
    </span>
    ${t.current?ws:Og(e,t)}
  </li>`;async function Sg(e){await A(i("settings.endOthers"),i("settings.endOthersText"),i("settings.endOthers"))&&e.endOthers()}var Pg=e=>Wt`
  <button type="button" class="quiet" @click=${()=>Sg(e)}>${i("settings.endOthers")}</button>`,Tg=[90,30,365],Ag=e=>Object.keys(la).filter(t=>t!=="admin"||e.role==="admin"),Bg=(e,t)=>Wt`
  <p>${i("token.about")}</p>
  ${S(t)}
  ${Qt(t)}
  ${m(t,"name",{label:i("token.name"),hint:i("token.nameHint"),required:!0,most:50})}
  ${P("access",{label:i("token.access"),options:Ag(e.user).map(s=>[s,i(`access.${s}`)])})}
  ${P("days",{label:i("token.life"),options:[...Tg.map(s=>[s,i("token.days",{n:s})]),["",i("token.endless")]]})}
  ${e.asksPassword?Ut(t,"password",i("account.password")):ws}`,Lg=e=>Xs({title:i("token.new"),text:i("token.once"),label:i("session.token"),value:e});async function Ig(e){let t=null;await U(n=>Ul(a=>{t=a,n()}),i("token.create"),n=>Bg(e,n),()=>Wt`<button type="submit">${i("token.createGo")}</button>`),t&&(e.addSession(t.session),await Lg(t.token))}var _l=e=>Wt`
  <section class="card">
    ${et("sessions",i("settings.sessions"))}
    <ul class="people">${e.sessions.map(t=>Fg(e,t))}</ul>
    <div class="row end">
      ${e.hasOthers?Pg(e):ws}
      <button type="button" class="quiet" id="new-token" @click=${()=>Ig(e)}>${c("plus")} ${i("token.create")}</button>
    </div>
  </section>`;var Mg=["friendRequests","friendAccepted","findLiked","findCommented","replied","mentioned"],jg=e=>nt`
  <label class="switch">
    <span>${i("settings.streets")}<br><span class="soft">${i("offer.learns")}</span></span>
    <input type="checkbox" role="switch" id="streets" .checked=${os()} @change=${t=>e.setStreets(t.target.checked)}>
  </label>`,Dg=()=>ks.map(e=>[e,ha[e],e]),Hl=e=>nt`
  <section class="card">
    ${et("appearance",i("settings.appearance"))}
    ${P("language",{label:i("settings.language"),options:Dg(),chosen:vt(),set:t=>e.setLanguage(t)})}
    ${P("theme",{label:i("settings.theme"),options:Ao.map(t=>[t,i(`settings.theme.${t}`)]),chosen:Bo(),set:t=>e.setTheme(t)})}
    ${P("units",{label:i("settings.units"),options:["km","mi"].map(t=>[t,i(`settings.units.${t}`)]),chosen:ba(),set:t=>e.setUnits(t)})}
    ${as()?jg(e):It}
  </section>`;async function Ng(e,t,s){let n=e.target;await t.prefer(s,n.checked),n.checked=t.preferences[s]}var El=(e,t,s=It)=>nt`
  <label class="switch">
    <span>${i(`settings.${t}`)}${s}</span>
    <input type="checkbox" role="switch" .checked=${e.preferences[t]} @change=${n=>Ng(n,e,t)}>
  </label>`,Ug=e=>nt`
  <section class="card">
    ${et("notify",i("settings.notify"))}
    ${[...Mg,...w()?.role==="admin"?["reported"]:[]].map(t=>El(e,t))}
    ${h().pushKey?El(e,"pushEnabled",nt`<br><span class="soft">${i("settings.pushEnabledHint")}</span>`):It}
  </section>`,Cg=e=>nt`
  <p>${c("check")} ${i("push.on")}</p>
  <p class="row">
    <button type="button" class="quiet" @click=${e.test}>${i("push.test")}</button>
    <button type="button" class="quiet" aria-busy=${e.busy?"true":"false"} @click=${e.disable}>${i("push.disable")}</button>
  </p>`,_g=e=>nt`
  <p>${i("push.off")}</p>
  <p>
    <button type="button" id="push-on" aria-busy=${e.busy?"true":"false"} @click=${e.enable}>
      ${c("bell")} ${i("push.enable")}
    </button>
  </p>
  <p class="soft" role="status">${e.slow?i("push.asking"):It}</p>`;function Eg(e){return e.state==="on"?Cg(e):e.state==="off"?_g(e):nt`<p class="note">${i(`push.${e.state}`)}</p>`}var Ze=(e,t)=>nt`<button type="button" class="chip" @click=${()=>v(`part-${e}`)}>${t}</button>`,Hg=()=>nt`
  <nav class="chips" aria-label=${i("settings.title")}>
    ${Ze("appearance",i("settings.appearance"))}
    ${Ze("notify",i("nav.bell"))}
    ${h().passwordLogin?Ze("password",i("account.password")):It}
    ${Ze("places",i("privacy.settings"))}
    ${Ze("sessions",i("settings.devices"))}
    ${Ze("data",i("settings.data"))}
  </nav>`,Rg=e=>nt`
  ${Hg()}
  ${Hl(e)}
  ${Ug(e)}
  <section class="card">
    ${et("push",i("push.title"))}
    ${Eg(e.push)}
  </section>
  ${h().passwordLogin?Go(e):It}
  ${e.passkeys.isShown?jl(e.passkeys,e.asksPassword,e.redraw):It}
  ${h().provider.enabled?Yo(e):It}
  ${Nl(e.places)}
  ${_l(e)}
  ${Jo(e)}
  ${ft()?nt`<p class="below"><a href="/invites">${i("invites.title")}</a></p>`:It}
  <p class="below"><a href="/shares">${i("shares.mine")}</a></p>
  <p class="below"><a href="/help">${i("help.title")}</a></p>
  <p class="below"><a href="/about">${i("nav.about")}</a></p>`;async function zg(e){let t=at.get("outbox").length;(!t||await A(i("settings.signOut"),i("outbox.signOut",{n:t}),i("settings.signOut")))&&e.signOut()}var Vg=e=>nt`
  <button type="button" class="quiet" id="sign-out" @click=${()=>zg(e)}>${i("settings.signOut")}</button>`;function Wg(e){let{problem:t,load:s}=e.loading;return t?nt`${d(t,s)}${Hl(e)}`:e.isLoaded?Rg(e):b(5)}function Rl(e){let t=new Ks(e);return{get title(){return i("settings.title")},ready:t.loading.load().then(()=>location.hash?v(`part-${location.hash.slice(1)}`):null),view:()=>nt`
      ${f(i("settings.title"),Vg(t),"/profile")}
      ${t.refusal?d(t.refusal):It}
      ${Wg(t)}`}}import{html as yt,nothing as vs}from"../lib/lit-html/lit-html.js";async function Gg(e){let t=await e.offered(),s=t&&await Ki({offered:t});s&&(e.take(s),await gs(s))}async function Yg(e,t){let s=await Ki({share:t});s&&e.take(s)}async function Jg(e,t){await A(i("shares.revokeTitle",{title:At(t)}),i("shares.revokeText"),i("shares.revoke"))&&(await e.revoke(t),v("new-share"))}var Kg=async e=>await Yi(e)||gs(e,i("shares.one")),Zg=async e=>await Ji(e,At(e))||gs(e,i("shares.one")),Xg=(e,t)=>xt(i("shares.menu",{title:At(t)}),[...Gi()&&!t.expired?[{text:i("action.share"),sign:"share",run:()=>Zg(t)}]:[],{text:i("shares.change"),sign:"edit",run:()=>Yg(e,t)},{text:i("shares.revoke"),sign:"trash",isDanger:!0,run:()=>Jg(e,t)}],{id:`share-${t.id}`}),Qg=e=>e.findId?`/finds/${e.findId}`:`/lists/${e.listId}`,tb=e=>e.category?yt`<span class="strong" dir="auto">${At(e)}</span>`:yt`<a class="strong" dir="auto" href=${Qg(e)}>${At(e)}</a>`,eb=e=>yt`${i(`shares.kind.${ta(e)}`)}${e.title?yt`: <bdi>${ea(e)}</bdi>`:vs}`,dn=(e,t)=>yt`<span class="badge">${e?c(e):vs} ${t}</span>`,sb=e=>yt`
  <button type="button" class="quiet" aria-label="${i("secret.copy")}: ${At(e)}" @click=${()=>Kg(e)}>
    ${c("copy")} ${i("secret.copy")}
  </button>`,ib=(e,t)=>yt`
  <li class="invite">
    <div class="listed">
      <p class="grow">
        ${tb(t)}<br>
        <span class="soft">${eb(t)} · ${t.views?i("shares.views",{n:t.views}):i("shares.noViews")}</span>
      </p>
      ${Xg(e,t)}
    </div>
    <p class="marks">
      ${dn(t.place==="hidden"?"block":"pin",pl(t))}
      ${t.hasPassword?dn("lock",i("account.password")):vs}
      ${t.expiresAt?dn("",sa(t)):dn("",i("shares.endless"))}
    </p>
    ${t.expired?vs:yt`<p class="row actions">${sb(t)} ${ia(t)}</p>`}
  </li>`;function nb(e){let{items:t,problem:s,load:n}=e.list;return s?d(s,n):t?t.length?yt`<div class="card"><ul class="people">${t.map(a=>ib(e,a))}</ul></div>${M(e.list)}`:I(i("shares.none"),i("shares.noneText"),vs,"share"):b(3)}var ab=e=>yt`
  <button type="button" class="quiet" id="new-share" @click=${()=>Gg(e)}>${i("shares.category")}</button>`;function zl(e){let t=new Vi(e);return{title:i("shares.mine"),ready:t.list.load(),view:()=>yt`
      ${f(i("shares.mine"),ab(t),"/profile")}
      <p class="lead">${i("shares.lead")}</p>
      ${nb(t)}`}}import{html as Gt,nothing as pa}from"../lib/lit-html/lit-html.js";var mn=class{isLoaded=!1;#t;constructor(t){this.#t=t}get entries(){return at.get("outbox")}load=async()=>{await za(),this.isLoaded=!0,this.#t.update()};cancel(t){return Wa(t.id)}retry(t){return Ga(t.id)}sendNow(){return Ya()}};async function ob(e,t){await ro()&&e.cancel(t)}var rb=e=>i(e.kind==="like"&&!e.on?"outbox.unlike":`outbox.${e.kind}`),Vl=e=>Gt`<a class="strong" dir="auto" href=${Ja(e)}>${e.title}</a>`,cb={find:e=>Gt`<span class="strong" dir="auto">${e.body.title}</span>`,comment:e=>Gt`<span class="what" dir="auto">${e.body.content}</span><br>${Vl(e)}`,like:Vl},lb=(e,t)=>Gt`
  <li class="row between">
    <span class="grow">
      <span class="soft">${rb(t)}</span><br>
      ${cb[t.kind](t)}<br>
      ${t.state==="refused"?Gt`<span class="error">${t.problem}</span>`:Gt`<span class="soft">${i("outbox.waiting")}</span>`}
    </span>
    <span class="row">
      ${t.state==="refused"?Gt`
        <button type="button" class="quiet" @click=${()=>e.retry(t)}>${c("retry")} ${i("action.retry")}</button>`:pa}
      <button type="button" class="quiet" @click=${()=>ob(e,t)}>${i("outbox.cancel")}</button>
    </span>
  </li>`;function pb(e){return e.isLoaded?e.entries.length?Gt`
    <p class="hint">${i("outbox.hint")}</p>
    <ul class="card people">${e.entries.map(t=>lb(e,t))}</ul>
    <p class="row end"><button type="button" @click=${()=>e.sendNow()}>${i("outbox.now")}</button></p>`:I(i("outbox.none"),i("outbox.noneText"),pa,"send"):b(2)}function Wl(e){let t=new mn(e);return{title:i("outbox.title"),ready:t.load(),view:()=>Gt`${f(i("outbox.title"),pa,"/")}${pb(t)}`}}import{html as ae,nothing as ub}from"../lib/lit-html/lit-html.js";var hn=class{#t;constructor(t){this.#t=t,this.instance=new Le(t),this.areas=new Ve(t),this.invites=new We(t),this.nameForm=new x({send:s=>this.#e(s),update:t.update})}load(){return{server:this.instance.loading,map:this.areas.loading}[this.step]?.load()}get steps(){return["server",...h().streets?.areas?["map"]:[],"invite","done"]}get step(){let t=this.#t.query.get("step");return this.steps.includes(t)?t:this.steps[0]}get number(){return this.steps.indexOf(this.step)+1}next=()=>this.#t.push(y("/admin/welcome",{step:this.steps[this.number]}));async#e(t){await this.instance.save(t),await this.next()}};var Gl=(e,t)=>ae`<button type="button" class="quiet" @click=${e.next}>${t}</button>`,Yl=(e,t)=>ae`<p class="row end">${Gl(e,i(t?"welcome.next":"welcome.later"))}</p>`,Jl=({problem:e,load:t},s,n)=>e?d(e,t):s?n():b(3),db=(e,t)=>Jl(e.instance.loading,e.instance.values,()=>ae`
  <form class="card" novalidate @submit=${e.nameForm.submit}>
    ${S(e.nameForm)}
    ${Ge(e.instance.picture,{label:i("admin.picture"),hint:i("admin.pictureHint")})}
    ${m(e.nameForm,"name",{label:i("admin.name"),hint:i("welcome.nameHint"),value:e.instance.values.name,most:50})}
    ${m(e.nameForm,"description",{label:i("admin.description"),value:e.instance.values.description,kind:"area",most:500})}
    <div class="row end">${Gl(e,i("welcome.later"))} ${D(e.nameForm,i("welcome.next"))}</div>
  </form>
  ${Ws(t.update)}`),mb=e=>Jl(e.areas.loading,e.areas.areas,()=>ae`
  ${Gn(e.areas)}
  ${Yl(e,e.areas.areas.length||e.areas.isRunning)}`),hb=e=>ae`
  ${e.invites.created?Jn(e.invites):Yn(e.invites)}
  ${Yl(e,e.invites.created)}`,fb=()=>ae`
  <section class="card">
    <p><a class="button main" href="/new">${c("plus")} ${i("welcome.find")}</a></p>
    <ul class="people">
      <li><a class="area" href="/settings#push">${c("bell")} <span class="grow">${i("welcome.push")}</span> ${c("next")}</a></li>
      <li><a class="area" href="/profile">${c("people")} <span class="grow">${i("steps.profile")}</span> ${c("next")}</a></li>
      <li><a class="area" href="/admin">${c("gear")} <span class="grow">${i("welcome.again")}</span> ${c("next")}</a></li>
      <li><a class="area" href="/">${c("map")} <span class="grow">${i("areas.show")}</span> ${c("next")}</a></li>
    </ul>
  </section>`,$b={server:db,map:mb,invite:hb,done:fb};function Kl(e){let t=new hn(e),s=()=>t.step==="done"?ub:ae`<p class="soft">${i("welcome.step",{number:t.number,of:t.steps.length-1})}</p>`;return{get title(){return i(`welcome.${t.step}`)},ready:t.load(),async moved(){e.update(),document.querySelector("main h1").focus(),await t.load()},view:()=>ae`
      <header class="welcome">
        ${s()}
        <h1 tabindex="-1">${i(`welcome.${t.step}`)}</h1>
        <p class="lead">${i(`welcome.${t.step}Text`)}</p>
      </header>
      ${$b[t.step](t,e)}`}}function gb(e,t){let[s,n]=[new Map,!1],a=new AbortController;return e.signal.addEventListener("abort",()=>a.abort()),{async load(o){a.abort();let{signal:r}=a=new AbortController;try{let[l,p]=await ka(y("/api/locations/categories",{...t(),category:"",bbox:o}),{signal:r});if(r.aborted)return;[s,n]=[new Map(l.map($=>[$.category,$.count])),p]}catch(l){if(l.name==="AbortError")return;s.clear()}e.update()},arranged(o,r){if(!s.size)return null;let l=[...s.values()].reduce((k,B)=>k+B,0),p=k=>s.get(k)===0&&!n&&!r.includes(k),$=k=>k&&(k<l||n)?`${q(k)}${n?"+":""}`:void 0;return{shown:o.filter(k=>!p(k)).map(k=>({category:k,count:$(s.get(k))})),rest:o.filter(p)}}}}import{html as bb,nothing as wb}from"../lib/lit-html/lit-html.js";async function yb(e){if(gn.get())return;let t=()=>{},s=new qe(()=>t());try{await s.read()}catch{return}s.state!=="off"||document.querySelector("dialog[open]")||(gn.set("1"),await ut((n,a)=>{t=a;let o=async()=>{await s.enable(),s.state!=="off"&&(n(),u(i(`push.${s.state}`)))};return bb`
      <h2>${i("push.offer",{name:e})}</h2>
      <p>${i("push.offerText")}</p>
      <p class="soft" role="status">${s.slow?i("push.asking"):wb}</p>
      <div class="row end">
        <button class="quiet" type="button" @click=${()=>n()}>${i("push.notNow")}</button>
        <button type="button" id="push-on" aria-busy=${s.busy?"true":"false"} @click=${o}>
          ${c("bell")} ${i("push.enable")}
        </button>
      </div>`},{label:i("push.offer",{name:e}),kind:"sheet-like"}))}import{html as fn,nothing as Zl}from"../lib/lit-html/lit-html.js";async function vb({lat:e,lng:t}){try{let{title:s}=await T("/api/map/wishes",{latitude:e,longitude:t});u(i("offer.wished",{title:s}))}catch(s){u(F(s))}}function kb(e,t){if(w().role==="admin"){let s=y("/admin/map",{at:js({lat:e.lat,lng:e.lng})});return fn`<p><a class="button quiet" href=${s}>${i("offer.add")}</a></p>`}return fn`
    <p><button type="button" class="quiet" @click=${()=>{t(),vb(e)}}>${i("offer.wish")}</button></p>
    <p class="hint">${i("offer.wishText")}</p>`}var xb=e=>fn`
  <p><button type="button" class="quiet" @click=${()=>e(!0)}>${i("offer.show")}</button></p>
  <p class="hint">${i("offer.learns")}</p>`,Ob=(e,{choose:t,close:s,key:n})=>fn`
  <section class="offer" tabindex="-1" aria-label=${i("offer.none")} @keydown=${n}>
    <p class="row between">
      <span class="strong">${i("offer.none")}</span>
      <button type="button" class="round" aria-label=${i(as()?"offer.decline":"action.close")} @click=${()=>t(!1)}>
        ${c("close")}
      </button>
    </p>
    ${Po()?kb(e,s):Zl}
    ${as()?xb(t):Zl}
  </section>`,qb=()=>Ob;export{cp as about,Xo as accounts,gf as addToList,rr as admin,mr as adminLog,Uc as areas,ur as categories,gb as countCategories,tc as edit,mc as feed,yc as help,Dc as import,Gc as instance,Hc as invites,Jc as join,gl as list,wl as lists,vl as named,kl as notifications,qb as offerOfStreets,yb as offerPush,xl as people,Fl as person,Pl as profile,Bl as reports,Ll as saved,Rl as settings,Mf as shareFind,zl as shares,Wl as waiting,Kl as welcome};

import{$b as po,$c as Mo,A as ka,Aa as Kt,Ab as Oe,Ac as ko,Ba as Ha,Bb as Qt,Bc as xo,C as Fs,Ca as Ra,Cb as to,Cc as Oo,D as Ss,Da as ve,Db as Ds,Dc as qo,E as xa,Ea as za,Eb as st,F as Oa,Fa as Is,Fb as eo,G as K,Ga as Ms,Gb as so,Gc as qe,H as at,Ha as js,Hb as Dt,Hc as Ws,I as u,Ia as Va,Ib as Us,Ic as ce,Ja as Wa,Jb as io,Ka as Ga,Kb as R,Kc as qt,L as we,Lb as E,Lc as Fo,M as g,Ma as Ya,Mb as _,Mc as So,N as T,Nb as no,Nc as Po,O as W,Oa as Ja,Ob as Ut,Oc as To,P as G,Pa as Ka,Pb as Cs,Pc as Gs,Q as B,Qa as Za,Qb as Es,R as qa,Ra as Xa,Rb as ao,S as Fa,Sa as Qa,Sb as oo,Sc as Lo,T as Nt,Tb as _s,Tc as rs,U as y,Ub as ro,Uc as Ao,V as ye,Vc as cs,W as Sa,Wb as co,Xb as x,Xc as Bo,Yb as lo,Zb as it,_b as S,_c as Io,a as ge,aa as Pa,ac as m,b as h,ba as Ta,bc as N,bd as jo,c as ft,ca as Ps,cc as ot,cd as No,d as ga,da as O,dc as L,dd as Do,e as es,ea as Ts,eb as c,ec as uo,ed as Ys,f as vn,fa as La,fb as Z,fc as Ot,g as kn,gb as z,gc as xn,h as be,hb as f,hc as is,hd as Uo,i as ss,ia as Aa,ib as et,ic as mo,id as Co,j as ba,ja as Ba,jb as I,jc as Hs,k as kt,ka as Ia,kb as d,kc as re,l as Os,la as Ma,lb as w,lc as Rs,m as wa,ma as ja,mb as ke,mc as zs,md as Eo,na as Ls,nb as M,nc as ns,ob as xt,oc as as,od as _o,p as ya,pa as As,pb as v,pc as ho,q as i,qa as Na,qc as fo,ra as Da,rc as $o,rd as Js,s as F,sa as Ua,sc as go,sd as Ho,ta as Ca,tc as U,u as Jt,ua as b,uc as bo,ud as Ro,v as va,va as Bs,vb as Ns,vc as wo,vd as zo,w as q,wa as $t,wb as Zt,wc as yo,wd as Vo,x as jt,xa as Ea,xb as Xt,xc as vo,y as ut,ya as _a,yb as xe,yc as os,z as qs,zb as H,zc as Vs}from"./shared.js";import{html as le,nothing as On}from"../lib/lit-html/lit-html.js";var op=new URL("lib/",ge).pathname,rp=[["Leaflet 1.9.4","leaflet","Volodymyr Agafonkin, CloudMade","BSD-2-Clause"],["protomaps-leaflet 5.1.0","protomaps-leaflet","Protomaps","BSD-3-Clause"],["lit-html 3.3.3","lit-html","Google LLC","BSD-3-Clause"]];function Wo(){if(cs())return new URL(h().streets.url.replace(/[{}]/g,"")).host;let{host:e}=new URL((h().tiles?.url??"").replace(/[{}]/g,""),location);return e===location.host?"":e}var cp=()=>Wo()?i("about.tilesFrom",{host:Wo()}):i("about.alone"),lp=()=>le`
  <section class="card">
    <p class="lead">${i("app.about")}</p>
    <p>${i("about.text")} ${cp()}</p>
    <p class="soft">${i("about.version",{version:h().version})}</p>
    <p class="row">
      <a class="button quiet" href="/help">${i("help.title")}</a>
      <a class="button quiet" href="/api/docs">${i("about.api")}</a>
    </p>
  </section>`,pp=()=>le`
  <section class="card">
    <h2>${i("about.map")}</h2>
    <ul class="plain-list">
      ${h().tiles?.attribution?le`<li>${i("about.tiles")}: ${h().tiles.attribution}</li>`:On}
      ${cs()?le`<li>${i("about.streets")}: ${h().streets.attribution}</li>`:On}
      <li>${i("about.places")}: ${h().places.attribution}</li>
    </ul>
  </section>`,up=([e,t,s,n])=>le`<li><a href="${op}${t}/LICENSE">${e}</a>, © ${s}, ${n}</li>`,dp=()=>le`
  <section class="card">
    <h2>${i("about.code")}</h2>
    <ul class="plain-list">${rp.map(up)}</ul>
    <p class="hint">${i("about.more")}</p>
  </section>`,mp=()=>({title:i("nav.about"),view:()=>le`
    ${f(i("nav.about"),On,b()?"/settings":"/sign-in")}
    ${zo()}${Ro()}${lp()}${pp()}${dp()}`});import{html as ii,nothing as _p}from"../lib/lit-html/lit-html.js";var hp=200,fp=2**20,qn=["all","active","suspended","admin"],Go={wrong_password:"password"},pe=e=>`/api/admin/users/${e.id}`,Ks=class{#t;#e=0;constructor(t){this.#t=t;let s=t.query.get("status");this.text=t.query.get("q")??"",this.status=qn.includes(s)?s:"all",this.list=R(t,()=>y("/api/admin/users",{...this.#s,limit:50}))}get#s(){return{q:this.text.trim(),status:this.status==="all"?"":this.status}}search=()=>(clearTimeout(this.#e),this.#t.rename(y("/admin/people",this.#s)),this.list.load());type(t){this.text=t,clearTimeout(this.#e),this.#e=setTimeout(this.search,hp)}choose(t){return this.status=t,this.#t.update(),this.search()}isMe(t){return t.id===b()?.id}#i(t){this.list.items=this.list.items.map(s=>s.id===t.id?t:s),this.#t.update()}async#n(t,s){try{this.#i(await t),u(s)}catch(n){u(F(n))}}get asksPassword(){return Bs()}adminForm(t,s){let n=async({password:a})=>{this.#i(await G(pe(t),{role:"admin",...a?{password:a}:{}})),s()};return new x({send:n,fieldOf:Go})}demote(t){return this.#n(G(pe(t),{role:"member"}),i("admin.memberDone",{name:O(t)}))}lift(t){return this.#n(B(`${pe(t)}/suspension`),i("admin.liftDone",{name:O(t)}))}linkForm(t,s){let n=async({password:a})=>{let o=await T(`${pe(t)}/sign-in-link`,a?{password:a}:void 0);s(new URL(o.url,location).href)};return new x({send:n,fieldOf:Go})}limitForm(t,s){let n=async({kind:a,size:o})=>{let r={instance:null,none:0}[a];this.#i(await G(pe(t),{mediaLimit:a==="own"?Math.round(Number(o)*fp):r})),s()};return new x({send:n})}suspendForm(t,s){let n=async({reason:a,days:o})=>{this.#i(await W(`${pe(t)}/suspension`,{reason:a.trim(),...o?{days:Number(o)}:{}})),s()};return new x({send:n})}deleteForm(t,s){let n=async({name:a,reason:o})=>{if(a.trim()!==t.username)throw{code:"page",reason:"other_name",text:i("admin.deleteOther")};await B(y(pe(t),{reason:o.trim()})),this.list.items=this.list.items.filter(r=>r.id!==t.id),this.#t.update(),s()};return new x({send:n,fieldOf:{other_name:"name"}})}close(){clearTimeout(this.#e)}};import{html as V,nothing as Pe}from"../lib/lit-html/lit-html.js";import{html as mt,nothing as ls}from"../lib/lit-html/lit-html.js";var $p=2e3,Fe=class{state="";busy=!1;slow=!1;#t;constructor(t){this.#t=t}async read(){this.state=await As()}enable=()=>this.#e(Na);disable=()=>this.#e(Da);test=()=>this.#s(async()=>{await Ua(),u(i("push.sent"))});async#e(t){this.busy=!0,this.#t();let s=setTimeout(()=>{this.slow=!0,this.#t()},$p);await this.#s(async()=>{this.state=await t()}),clearTimeout(s),this.busy=this.slow=!1,this.#t()}async#s(t){try{await t()}catch(s){u(s.code||s.status?F(s):i("push.failed"))}this.#t()}};var Zs=class{list=[];#t;constructor(t){this.#t=t}get isShown(){return Co()}async read(){this.isShown&&(this.list=await g("/api/auth/passkeys",{signal:this.#t.signal}))}addForm(t,s){let n=async({name:a,password:o})=>{let r=await Eo(await T("/api/auth/passkeys/options",t?{password:o}:{}));r&&(this.list=[...this.list,await T("/api/auth/passkeys",{name:a,...r})],s())};return new x({send:n,fieldOf:{wrong_password:"password"}})}renameForm(t,s){let n=async({name:a})=>{let o=await G(`/api/auth/passkeys/${t.id}`,{name:a});this.list=this.list.map(r=>r.id===o.id?o:r),s()};return new x({send:n})}async remove(t){try{await B(`/api/auth/passkeys/${t.id}`),this.list=this.list.filter(s=>s.id!==t.id)}catch(s){u(F(s))}this.#t.update()}};var gp=1,dt=class{nearby=[];proposal="";#t;#e;#s;#i=0;#n=0;constructor(t,s,n=()=>{}){this.#t=t,this.#e=n,this.#a(s??{})}get value(){let{point:t,by:s,source:n,photo:a,chosen:o}=this;return{point:t,name:this.name.trim(),by:s,source:n,photo:a,location:o}}#a({point:t=null,name:s="",by:n="",source:a="",photo:o=null,location:r=null}){Object.assign(this,{point:t,name:s,by:n,source:a,photo:o,chosen:r}),this.#s=t}get label(){return this.chosen?.name||this.name.trim()||this.proposal}take(t){if(this.#a(t.value),Object.assign(this,{nearby:t.nearby,proposal:t.proposal}),this.#e(),this.point&&!this.label)return this.propose()}setPoint(t,s,n=""){return Object.assign(this,{point:t,chosen:null,source:s,proposal:""}),n?(Object.assign(this,{name:n,by:"search"}),this.#s=t):this.by!=="reader"&&this.#s&&Dt(this.#s,t)>gp&&Object.assign(this,{name:"",by:""}),this.#e(),this.propose()}suggestPoint(t){return this.photo??=t,this.point?this.#e():this.setPoint(t,"photo")}setName(t){this.name=t,this.by=t.trim()?"reader":""}async locate(){try{let t=await Us({enableHighAccuracy:!0,timeout:15e3});this.#t.signal.aborted||this.setPoint(t,"hereDone")}catch(t){this.#t.signal.aborted||u(F(t))}}toggle(t){this.chosen=this.chosen?.id===t.id?null:t,this.chosen&&(this.point=st(t)),this.#e()}async propose(){let t=++this.#n,{signal:s}=this.#t;clearTimeout(this.#i);let{nearby:n,name:a,wait:o}=await Is(this.point,{signal:s});t!==this.#n||s.aborted||(Object.assign(this,{nearby:n,proposal:a}),o&&(this.#i=setTimeout(()=>this.propose(),1e3*o)),this.#t.update())}close(){clearTimeout(this.#i)}};var Fn="/api/users/me/place-settings",bp={radius:.5,area:1},Yo=[.2,.5,1,2,5],Xs=class{values=null;exactAtHome=0;#t;constructor(t){this.#t=t}async read(){this.values=await g(Fn,{signal:this.#t.signal})}async change(t){try{let{exactAtHome:s,...n}=await W(Fn,{...this.values,...t});Object.assign(this,{values:n,exactAtHome:s}),u(i("privacy.saved"))}catch(s){u(F(s))}this.#t.update()}changeHome(t){return this.change({home:{...this.values.home,...t}})}async hideHome(){try{let{finds:t}=await T(`${Fn}/home`);this.exactAtHome=0,u(i("privacy.homeHidden",{n:t}))}catch(t){u(F(t))}this.#t.update()}picker(){let{home:t}=this.values,s=t&&{point:{lat:t.latitude,lng:t.longitude}},n=new dt(this.#t,s,()=>{n.point&&this.changeHome({...bp,...t,latitude:n.point.lat,longitude:n.point.lng})});return n}};var Jo=e=>!e.current&&e.kind!=="token",Qs=class{preferences=null;sessions=null;refusal=Ea();#t;constructor(t){this.#t=t,this.push=new Fe(t.update),this.passkeys=new Zs(t),this.places=new Xs(t),this.loading=E(t,()=>this.#e());let s={wrong_password:"currentPassword"};this.password=new x({send:(n,a)=>this.#i(n,a),update:t.update,fieldOf:s})}get user(){return b()}redraw=()=>this.#t.update();get isLoaded(){return!!(this.preferences&&this.user)}get asksPassword(){return Bs()}get asksCurrent(){return this.user.hasPassword&&!_o(this.sessions)}get hasOthers(){return this.sessions.some(Jo)}async#e(){let{signal:t}=this.#t;[this.preferences,this.sessions]=await Promise.all([g("/api/notifications/preferences",{signal:t}),g("/api/auth/sessions",{signal:t}),this.push.read(),this.passkeys.read(),this.places.read()])}async#s(t){await _(t()),this.#t.update()}setTheme(t){jo(t),this.#t.update()}setUnits(t){ga.set(t),this.#t.update()}setStreets(t){Bo(t),this.#t.update()}async setLanguage(t){await ya(t),this.#t.update()}prefer(t,s){return this.#s(async()=>{this.preferences=await W("/api/notifications/preferences",{[t]:s})})}addSession(t){this.sessions=[t,...this.sessions],this.#t.update()}endOthers(){return this.#s(async()=>{for(let t of this.sessions.filter(Jo))await B(`/api/auth/sessions/${t.id}`),this.sessions=this.sessions.filter(s=>s!==t)})}endSession(t){return this.#s(async()=>{await B(`/api/auth/sessions/${t.id}`),this.sessions=this.sessions.filter(s=>s!==t)})}signOut=()=>this.#s(async()=>{await Ha(),await this.#t.go("/sign-in",{replace:!0})});async#i({newPassword:t,currentPassword:s,unlinkIdentity:n},a){let o=this.asksCurrent?{currentPassword:s}:{};await W("/api/users/me/password",{newPassword:t,...o,...n?{unlinkIdentity:!0}:{}}),a.reset(),Kt(await g("/api/users/me")),this.sessions=await g("/api/auth/sessions"),u(i("settings.passwordSaved"))}unlink(){return this.#s(async()=>{await B("/api/users/me/identity"),Kt(await g("/api/users/me"))})}confirmForm(t){let s=async({password:n})=>{await T("/api/auth/confirm",{password:n}),t()};return new x({send:s,fieldOf:{wrong_password:"password"}})}deleteForm(t){let s=async({password:n})=>{await B("/api/users/me",this.asksPassword?{password:n}:void 0),t()};return new x({send:s,fieldOf:{wrong_password:"password"}})}async leaveDeleted(){await Ra(),await this.#t.go("/sign-in",{replace:!0}),u(i("settings.deleted"))}},ti=(e={})=>`/api/auth/oauth/start?${new URLSearchParams({...e,redirect:"/settings"})}`;var Se=()=>h().provider.name,te=e=>e.refusal?.reason==="sign_in_again"&&h().provider.enabled?mt`
  <p><a class="button quiet" href=${ti()}>${i("signin.provider",{name:Se()})}</a></p>`:ls,Ct=(e,t,s)=>m(e,t,{label:s,kind:"password",required:!0,complete:"current-password"}),wp=()=>mt`
  <label class="switch">
    <span>
      ${i("settings.alsoUnlink",{name:Se()})}<br>
      <span class="soft">${i("settings.alsoUnlinkHint")}</span>
    </span>
    <input type="checkbox" role="switch" id="unlinkIdentity" name="unlinkIdentity">
  </label>`,Ko=({user:e,asksCurrent:t,password:s})=>mt`
  <form class="card" novalidate @submit=${s.submit}>
    ${et("password",i(t?"settings.password":"settings.passwordFirst"))}
    ${e.hasPassword&&!t?mt`<p class="note">${i("link.setPassword")}</p>`:ls}
    <input class="unseen" type="text" autocomplete="username" .value=${e.username} tabindex="-1" aria-hidden="true">
    ${S(s)}
    ${te(s)}
    ${t?Ct(s,"currentPassword",i("settings.currentPassword")):ls}
    ${m(s,"newPassword",{label:i("settings.newPassword"),hint:i("settings.passwordHint"),kind:"password",required:!0,least:8,most:255,complete:"new-password"})}
    ${e.identityLinked?wp():ls}
    <div class="row end">${N(s,i("action.save"))}</div>
  </form>`;async function yp(e){let t=i("settings.unlinkTitle",{name:Se()});await L(t,i("settings.unlinkText"),i("settings.unlink"))&&e.unlink()}async function vp(e,t){if(!t.asksPassword)return;e.preventDefault();let s=i("settings.link",{name:Se()});await U(a=>t.confirmForm(a),s,a=>mt`
    <p>${i("settings.linkText")}</p>
    ${S(a)}
    ${Ct(a,"password",i("account.password"))}`,()=>mt`<button type="submit">${i("settings.linkGo")}</button>`)&&location.assign(ti({link:"true"}))}var kp=e=>mt`
  <p>${c("check")} ${i("settings.linked")}</p>
  <p><button type="button" class="quiet" @click=${()=>yp(e)}>${i("settings.unlink")}</button></p>`,xp=e=>mt`
  <p>${i("settings.notLinked")}</p>
  <p>
    <a class="button quiet" href=${ti({link:"true"})} @click=${t=>vp(t,e)}>
      ${i("settings.link",{name:Se()})}
    </a>
  </p>`,Zo=e=>mt`
  <section class="card">
    <h2>${i("settings.identity",{name:Se()})}</h2>
    ${e.user.identityLinked?kp(e):xp(e)}
  </section>`;async function Op(e){await U(s=>e.deleteForm(s),i("settings.deleteTitle"),s=>mt`
    <p>${i("settings.deleteText")}</p>
    ${S(s)}
    ${te(s)}
    ${e.asksPassword?Ct(s,"password",i("account.password")):ls}`,()=>mt`<button type="submit" class="danger">${i("settings.delete")}</button>`)&&await e.leaveDeleted()}var Xo=e=>mt`
  <section class="card">
    ${et("data",i("settings.data"))}
    <p>${i("settings.dataText")}</p>
    <p><a class="button quiet" href="/api/users/me/export" download>${i("settings.download")}</a></p>
    <p>${i("settings.archiveText")}</p>
    <p><a class="button quiet" href="/api/users/me/archive" download>${i("settings.archive")}</a></p>
    <p><a class="button quiet" href="/import">${i("settings.import")}</a></p>
    <h3>${i("settings.deleteHead")}</h3>
    <p>${i("settings.deleteHint")}</p>
    <p><button type="button" class="danger" @click=${()=>Op(e)}>${i("settings.delete")}</button></p>
  </section>`;import{html as Sn,nothing as ps}from"../lib/lit-html/lit-html.js";function P(e,{label:t,options:s,chosen:n,set:a=()=>{},hint:o="",error:r="",name:l=e}){let p=r?`${e}-error`:o?`${e}-hint`:ps;return Sn`
    <div class="field">
      <label for=${e}>${t}</label>
      <select id=${e} name=${l} aria-describedby=${p} aria-invalid=${r?"true":ps} @change=${$=>a($.target.value)}>
        ${s.map(([$,k,A=ps])=>Sn`
          <option value=${$} lang=${A} ?selected=${$===n}>${k}</option>`)}
      </select>
      ${p===ps?ps:Sn`<p class=${r?"error":"hint"} id=${p}>${r||o}</p>`}
    </div>`}import{html as qp}from"../lib/lit-html/lit-html.js";async function Fp(e){try{await navigator.clipboard.writeText(e),u(i("secret.copied"))}catch{document.getElementById("secret").select(),u(i("secret.selected"))}}var ei=({title:e,text:t,label:s,value:n})=>ot(a=>qp`
  <h2>${e}</h2>
  <p>${t}</p>
  <div class="field">
    <label for="secret">${s}</label>
    <input id="secret" readonly spellcheck="false" autocomplete="off" .value=${n} @focus=${o=>o.target.select()}>
  </div>
  <div class="row end">
    <button type="button" class="quiet" @click=${()=>a()}>${i("action.close")}</button>
    <button type="button" @click=${()=>Fp(n)}>${c("copy")} ${i("secret.copy")}</button>
  </div>`,{label:e});function Sp({mediaBytes:e,mediaLimit:t}){let s=K(e);return t===null?i("admin.usage",{size:s}):t?i("admin.usageOf",{size:s,limit:K(t)}):i("admin.usageUnlimited",{size:s})}var Pp=e=>[i("admin.joined",{date:ut(e.createdAt)}),e.seenAt?i("admin.seen",{date:ut(e.seenAt)}):i("admin.notSeen"),i("admin.finds",{n:e.findCount}),Sp(e),e.invitedBy&&i("admin.invitedBy",{name:O(e.invitedBy)})],Tp=({suspendedAt:e,endsAt:t})=>t?i("admin.suspendedUntil",{date:jt(t)}):i("admin.suspendedSince",{when:qs(e)}),Lp=e=>V`<p class="note">${Tp(e)}<br>${i("admin.reasonIs",{reason:e.reason})}</p>`,Ap=e=>e.suspension?V`<span class="person"><span class="avatar none">${c("block")}</span> <span>${xn(e)}</span></span>`:V`<a class="person" href="/people/${e.id}">${Z(e)} <span>${xn(e)}</span></a>`,Qo=(e,t)=>V`
  ${S(t)}
  ${te(t)}
  ${e.asksPassword?Ct(t,"password",i("account.password")):Pe}`,Bp=(e,t)=>U(s=>e.adminForm(t,s),i("admin.adminTitle",{name:O(t)}),s=>V`
  <p>${i("admin.adminText")}</p>
  ${Qo(e,s)}`,()=>V`<button type="submit" class="danger">${i("admin.admin")}</button>`);async function Ip(e,t){await L(i("admin.memberTitle",{name:O(t)}),i("admin.memberText"),i("admin.member"))&&e.demote(t)}var Mp=["instance","own","none"],jp=(e,t)=>{e.kind??=t.mediaLimit===null?"instance":t.mediaLimit?"own":"none";let s=n=>{e.kind=n,e.update()};return V`
    ${S(e)}
    ${P("kind",{label:i("admin.limit"),options:Mp.map(n=>[n,i(`admin.limits.${n}`)]),chosen:e.kind,set:s})}
    ${e.kind==="own"?m(e,"size",{label:i("admin.size"),kind:"number",mode:"numeric",required:!0,value:t.mediaLimit?Math.round(t.mediaLimit/2**20):""}):Pe}`};async function si(e,t,s){let n=await e;return n&&u(i(t,{name:O(s)})),n}var Np=(e,t)=>U(s=>e.limitForm(t,s),i("admin.limitTitle",{name:O(t)}),s=>jp(s,t),()=>V`<button type="submit">${i("action.save")}</button>`),Dp=(e,t)=>U(s=>e.suspendForm(t,s),i("admin.suspendTitle",{name:O(t)}),s=>V`
  <p>${i("admin.suspendText")}</p>
  ${S(s)}
  ${m(s,"reason",{label:i("admin.reason"),hint:i("admin.reasonHint"),kind:"area",value:t.suspension?.reason,required:!0,most:500})}
  ${m(s,"days",{label:i("admin.days"),hint:i("admin.daysHint"),kind:"number",mode:"numeric"})}`,()=>V`<button type="submit" class="danger">${i("admin.suspend")}</button>`);async function Up(e,t){let s="";await U(o=>e.linkForm(t,r=>{s=r,o()}),i("admin.linkTitle",{name:O(t)}),o=>V`
    <p>${i("admin.linkAsk",{name:O(t)})}</p>
    ${Qo(e,o)}`,()=>V`<button type="submit">${i("admin.linkMake")}</button>`)&&await ei({title:i("admin.link"),text:i("admin.linkText",{name:O(t)}),label:i("admin.linkLabel"),value:s})}async function Cp(e,t){let s=U(n=>e.deleteForm(t,n),i("admin.deleteTitle",{name:O(t)}),n=>V`
    <p>${i("admin.deleteText")}</p>
    ${S(n)}
    ${m(n,"name",{label:i("admin.deleteName",{name:t.username}),required:!0,complete:"off"})}
    ${m(n,"reason",{label:i("admin.reason"),hint:i("admin.logHint"),most:500})}`,()=>V`<button type="submit" class="danger">${i("admin.delete")}</button>`);await si(s,"admin.deleteDone",t)&&v("account-search")}function Ep(e,t){let s=(a,o,r)=>({text:a,label:`${a}: ${O(t)}`,run:o,isDanger:r}),n=[t.role==="admin"?s(i("admin.member"),()=>Ip(e,t)):s(i("admin.admin"),()=>si(Bp(e,t),"admin.adminDone",t)),s(i("admin.limit"),()=>si(Np(e,t),"admin.limitDone",t))];return e.isMe(t)?n:[...n,...t.suspension?[]:[s(i("admin.link"),()=>Up(e,t))],s(i(t.suspension?"admin.suspendAgain":"admin.suspend"),()=>si(Dp(e,t),"admin.suspendDone",t),!t.suspension),...t.suspension?[s(i("admin.lift"),()=>e.lift(t))]:[],s(i("admin.delete"),()=>Cp(e,t),!0)]}var tr=(e,t)=>V`
  <li class="account">
    <div class="row between">
      <span class="row">
        ${Ap(t)}
        ${t.role==="admin"?V`<span class="badge">${i("admin.role")}</span>`:Pe}
        ${e.isMe(t)?V`<span class="badge">${i("people.you")}</span>`:Pe}
        ${t.suspension?V`<span class="badge warning">${i("admin.suspended")}</span>`:Pe}
      </span>
      ${Ot(i("people.menu",{name:O(t)}),Ep(e,t))}
    </div>
    <p class="soft facts">${Pp(t).filter(Boolean).map(s=>V`<span>${s}</span>`)}</p>
    ${t.suspension?Lp(t.suspension):Pe}
  </li>`;function Hp(e,t){e.preventDefault(),t.search()}var Rp=e=>ii`
  <form role="search" @submit=${t=>Hp(t,e)}>
    <label for="account-search">${i("people.search")}</label>
    <div class="search">
      ${c("search")}
      <input id="account-search" type="search" maxlength="31" autocomplete="off" autocapitalize="none" spellcheck="false"
        .value=${e.text} @input=${t=>e.type(t.target.value)}>
    </div>
  </form>
  <div class="chips" role="group" aria-label=${i("admin.which")}>
    ${qn.map(t=>ke(e.status===t,i(`admin.statuses.${t}`),()=>e.choose(t)))}
  </div>`;function zp(e){let{items:t,problem:s,load:n}=e.list;return s?d(s,n):t?t.length?ii`
    <ul class="people" aria-label=${i("admin.people")}>${t.map(a=>tr(e,a))}</ul>
    ${M(e.list)}`:ii`<p class="soft" role="status">${i("admin.noAccounts")}</p>`:w(4)}function er(e){let t=new Ks(e);return{title:i("admin.people"),ready:t.list.load(),view:()=>ii`
      ${f(i("admin.people"),_p,"/admin")}
      <section class="card">${Rp(t)}${zp(t)}</section>`,close:()=>t.close()}}import{html as lr,nothing as su}from"../lib/lit-html/lit-html.js";var sr=e=>e.slice(1).match(/../g).map(t=>Number.parseInt(t,16)/255),ir=e=>e<=.04045?e/12.92:((e+.055)/1.055)**2.4,Vp=e=>e<=.0031308?e*12.92:1.055*e**.4166666666666667-.055;function Te(e){let[t,s,n]=sr(e).map(ir);return 1.05/(.2126*t+.7152*s+.0722*n+.05)}var Le=4.5;function ni(e){let t=e;for(let s=1;Te(t)<Le;s-=.01)t=`#${sr(e).map(n=>Math.round(255*Vp(ir(n)*s)).toString(16).padStart(2,"0")).join("")}`;return t}async function us(e){if(!/^image\/(jpeg|png|webp|avif|heic|heif)$/.test(e.type))return e;try{return await Wp(e)}catch{return e}}async function Wp(e){let t=await createImageBitmap(e,{imageOrientation:"from-image"}),s=Math.min(1,2560/Math.max(t.width,t.height));if(s===1&&e.size<409600)return t.close(),e;let n=new OffscreenCanvas(Math.max(1,Math.round(t.width*s)),Math.max(1,Math.round(t.height*s))),a=n.getContext("2d");a.fillStyle="#fff",a.fillRect(0,0,n.width,n.height),a.drawImage(t,0,0,n.width,n.height),t.close();let o=await n.convertToBlob({type:"image/jpeg",quality:.85});return o.size<e.size?new File([o],e.name.replace(/\.\w+$/,"")+".jpg",{type:"image/jpeg"}):e}var Ae=class{progress=null;#t;#e;#s;constructor(t,s,{has:n,take:a}){[this.#t,this.#e,this.#s,this.has]=[t,s,a,n]}async set(t,s=ye){let n=a=>{this.progress=a,this.#e.update()};n(0);try{await this.#s(await s("PUT",this.#t,await us(t),{signal:this.#e.signal,progress:n})),u(i("profile.pictureSaved"))}catch(a){a.name!=="AbortError"&&u(F(a))}n(null)}async remove(){try{await B(this.#t),await this.#s(null)}catch(t){u(F(t))}this.#e.update()}};var nr=2**20,ai="/api/admin/instance",ar=["invite","open","closed"],or=["members","admins","off"],Be="#0f766e",ds={teal:Be,blue:"#1d4ed8",violet:"#6d28d9",pink:"#be185d",red:"#b91c1c",green:"#15803d",grey:"#475569"},Ie=class{values=null;accent=Be;#t;constructor(t){this.#t=t,this.loading=E(t,async()=>{this.values=await g(ai,{signal:t.signal}),this.accent=this.savedAccent}),this.picture=new Ae(`${ai}/picture`,t,{has:()=>!!this.values.picture,take:async s=>this.#e(s??await g(ai))}),this.form=new x({send:async s=>{await this.save(s),u(i("admin.saved"))},update:t.update})}get startView(){return Qt(this.values.startView)}get myView(){return be.get()}async begin(t){await _(this.save({startView:t}))&&u(i("admin.saved")),this.#t.update()}get savedAccent(){return this.values?.accent||Be}get isAccentDark(){return Te(this.accent)>=Le}chooseAccent(t){this.accent=t,delete this.form.errors.accent;let s=Math.floor(Te(t)*10)/10;this.isAccentDark||(this.form.errors.accent=i("admin.accentLight",{contrast:q(s),least:q(Le)})),this.form.update()}get darkerAccent(){return ni(this.accent)}isFixed(t){return this.values.fixed.includes(t)}get limit(){return this.values.mediaLimit?Math.round(this.values.mediaLimit/nr):""}async save({registration:t,invites:s,mediaLimit:n,...a}){let o={};for(let[r,l]of Object.entries(a))o[r]=l.trim();a.accent===Be&&(o.accent=""),t&&t!==this.values.registration&&(o.registration=t),s&&s!==this.values.invites&&(o.invites=s),n!==void 0&&n!==String(this.limit)&&(o.mediaLimit=Math.round(Number(n)*nr)),this.#e(await G(ai,o))}#e(t){this.values=t;let{fixed:s,mediaLimit:n,registration:a,invites:o,...r}=this.values;Object.assign(h(),{instance:r,registration:a,invites:a==="closed"?"off":o})}},oi=class{values=null;busy=!1;#t;constructor(t){this.#t=t,this.loading=E(t,async()=>{this.values=await g("/api/admin/checks",{signal:t.signal})})}run=async()=>{this.busy||(this.busy=!0,this.#t.update(),await this.loading.load(),this.busy=!1,this.#t.update())}},ri=class{values=null;constructor(t){this.loading=E(t,async()=>{this.values=await g("/api/admin/overview",{signal:t.signal})})}};import{html as ci,nothing as Pn}from"../lib/lit-html/lit-html.js";var Gp={ok:"check",warn:"flag",fail:"close"},Yp=e=>ci`
  <li class="row finding ${e.status}">
    ${c(Gp[e.status])}
    <span class="grow">
      <span class="strong">${i(`admin.check.${e.status}`)}</span> <span class="soft" lang="en">${e.check}</span><br>
      <span lang="en">${e.text}</span>
      ${e.fix?ci`<br><span lang="en" class="soft">${e.fix}</span>`:Pn}
    </span>
  </li>`;function Jp({status:e,findings:t}){return ci`
    <p class="strong">${i(`admin.checked.${e}`)}</p>
    <ul class="people">${t.map(Yp)}</ul>`}var rr=e=>ci`
  <section class="card" id="checks">
    <h2>${i("admin.checks")}</h2>
    <p class="hint">${i("admin.checksText")}</p>
    <div class="stack" aria-live="polite">
      ${e.loading.problem?d(e.loading.problem,e.run):Pn}
      ${e.values&&!e.loading.problem?Jp(e.values):Pn}
    </div>
    <div><button class="quiet" id="check" type="button" aria-busy=${e.busy?"true":"false"} @click=${e.run}>
      ${i(e.values?"admin.checkAgain":"admin.check")}</button></div>
  </section>`;import{html as _t,nothing as ms}from"../lib/lit-html/lit-html.js";var Kp=["disk_nearly_full","clock_apart","push_off","no_base_url","registration_open","storage_failing","data_folder","no_ffmpeg","decoders_not_confined","backup_missing"],Et=(e,t)=>_t`<div class="row between"><dt>${e}</dt><dd class="strong">${t}</dd></div>`,Zp=e=>i("admin.jobsOf",{push:q(e.pushJobs),media:q(e.mediaJobs)}),Xp=e=>_t`
  ${Et(i("admin.backup"),e.lastAt?_t`${z(e.lastAt)}, ${i(`admin.backup.${e.result}`)}`:i(`admin.backup.${e.result}`))}
  ${Et(i("admin.backupPlace"),e.place)}`,Qp=e=>_t`
  <dl class="stack">
    ${Et(i("admin.users"),q(e.users))}
    ${Et(i("admin.publicFinds"),q(e.finds))}
    ${Et(i("admin.media"),K(e.mediaBytes))}
    ${e.diskFree===null?ms:Et(i("admin.disk"),K(e.diskFree))}
    ${e.pushJobs||e.mediaJobs?Et(i("admin.jobs"),Zp(e)):ms}
    ${e.backup?Xp(e.backup):ms}
    ${Et(i("admin.swept"),e.sweptAt?z(e.sweptAt):i("admin.never"))}
    ${Et(i("admin.version"),`${e.version}, ${e.database==="postgres"?"PostgreSQL":"SQLite"}`)}
  </dl>`,tu=e=>_t`<li class="note">${i(`admin.problem.${e}`)}</li>`,eu=e=>_t`
  <details>
    <summary>${i("admin.largest")}</summary>
    <ul class="plain-list">
      ${e.map(t=>_t`
        <li class="row between"><a href="/admin/people?q=${t.username}">${t.username}</a> <span>${K(t.mediaBytes)}</span></li>`)}
    </ul>
  </details>`;function cr({values:e,loading:t}){if(t.problem)return d(t.problem,t.load);if(!e)return w(3);let s=e.problems.filter(n=>Kp.includes(n));return _t`
    ${s.length?_t`<ul class="stack plain-list" aria-label=${i("admin.problems")}>${s.map(tu)}</ul>`:ms}
    <section class="card">
      <h2>${i("admin.state")}</h2>
      ${Qp(e)}
      ${e.largest.length?eu(e.largest):ms}
    </section>`}var iu=[["people","/admin/people","people"],["invites","/invites","plus"],["reports","/admin/reports","flag"],["log","/admin/log","feed"],["map","/admin/map","map"],["categories","/admin/categories","filter"],["instance","/admin/instance","gear"],["welcome","/admin/welcome","check"],["help","/help","comment"]],nu=([e,t,s])=>lr`
  <li>
    <a class="area" href=${t}>
      ${c(s)}
      <span class="grow"><span class="strong">${i(`admin.${e}`)}</span><br><span class="soft">${i(`admin.about.${e}`)}</span></span>
      ${c("next")}
    </a>
  </li>`;function pr(e){let t=new ri(e),s=new oi(e);return{title:i("admin.title"),ready:t.loading.load(),view:()=>lr`
      ${f(i("admin.title"),su,"/profile")}
      <section class="card">
        <ul class="people">${iu.map(nu)}</ul>
        <p class="hint">${i("admin.private")}</p>
      </section>
      ${cr(t)}
      ${rr(s)}`}}import{html as X,nothing as hs}from"../lib/lit-html/lit-html.js";var ur="/api/admin/instance",Tn=20,li=class{list=null;isOwn=!1;#t;#e;constructor(t,s){[this.#t,this.#e]=[t,s],this.loading=E(t,async()=>{this.#s(await g(ur,{signal:t.signal}))})}#s({categories:t=[]}){this.isOwn=t.length>0,this.list=this.isOwn?t:Zt.map(s=>({code:s}))}get left(){return Zt.filter(t=>!this.list.some(s=>s.code===t))}get isFull(){return this.list.length>=Tn}async save(t){let s=await G(ur,{categories:t});this.#s(s),h().instance={...h().instance,categories:s.categories},h().categories=this.list.map(n=>n.code),this.#e(h().instance.accent??""),this.#t.update()}async change(t){await _(this.save(t))&&u(i("admin.saved"))}move(t,s){let n=[...this.list];return n.splice(t+s,0,...n.splice(t,1)),this.change(n)}remove(t){return this.change(this.list.toSpliced(t,1))}add(t){return this.change([...this.list,t])}restore(){return this.change([])}},pi=class{sign;color;isDarkened=!1;#t;#e;constructor(t,s,n){this.#t=t,this.#e=s;let{sign:a,color:o=""}=this.was;this.color=o,this.sign=a??(Zt.includes(this.was.code)?this.was.code:""),this.form=new x({send:async r=>{await this.#s(r).catch(l=>{throw this.#i(l)}),u(i("admin.saved")),n()}})}get was(){return this.#t.list[this.#e]??{}}get names(){return this.was.names??{}}get isNamed(){return Zt.includes(this.was.code)}choose(t){this.isDarkened=Te(t)<Le,this.color=this.isDarkened?ni(t):t,this.form.update()}show(t){this.sign=t,this.form.clear("sign"),this.form.update()}#s({en:t="",de:s=""}){let n=Object.fromEntries(Object.entries({en:t.trim(),de:s.trim()}).filter(([,l])=>l)),a=this.was.code??n[kt()],o={code:a,names:n};this.sign&&this.sign!==a&&(o.sign=this.sign.trim()),this.color&&(o.color=this.color);let r=[...this.#t.list];return r[this.#e??r.length]=o,this.#t.save(r)}#i(t){let s={code:kt(),"names.en":"en","names.de":"de",sign:"sign"},n=a=>s[a.replace(/^body\.categories\[\d+\]\./,"")]??"";return Object.assign(t,{errors:t.errors?.map(a=>({...a,location:`body.${n(a.location)}`}))})}};function ui(e){let t=document.querySelectorAll('link[href^="/theme.css"]'),s=Object.assign(document.createElement("link"),{rel:"stylesheet",href:y("/theme.css",{accent:e.slice(1)})});s.addEventListener("load",()=>{for(let n of t)n.remove()}),s.addEventListener("error",()=>s.remove()),document.head.append(s)}var au=(e,t)=>X`
  <button type="button" class="round" aria-label=${H(t)} title=${H(t)}
    aria-pressed=${String(e.sign===t)} @click=${()=>e.show(e.sign===t?"":t)}>${it(t)}</button>`,ou=e=>X`
  <fieldset class="field">
    <legend>${i("categories.sign")}</legend>
    <div class="swatches">${Zt.map(t=>au(e,t))}</div>
    <label for="sign">${i("categories.emoji")} <span class="soft">${i("form.optional")}</span></label>
    <input id="sign" name="sign" type="text" data-most="12" autocomplete="off" .value=${Zt.includes(e.sign)?"":e.sign}
      aria-describedby=${e.form.errors.sign?"sign-error":"sign-hint"} aria-invalid=${e.form.errors.sign?"true":hs}
      @input=${t=>e.show(t.target.value)}>
    ${e.form.errors.sign?X`<p class="error" id="sign-error">${i("categories.badSign")}</p>`:X`<p class="hint" id="sign-hint">${i("categories.emojiHint")}</p>`}
  </fieldset>`,ru=(e,t,s)=>X`
  <button type="button" class="swatch" aria-label=${i(`admin.colours.${t}`)} title=${i(`admin.colours.${t}`)}
    aria-pressed=${String(s===e.color)} @click=${()=>e.choose(s)}>
    <svg viewBox="0 0 32 32" aria-hidden="true"><circle cx="16" cy="16" r="16" fill=${s}/></svg>
    ${s===e.color?c("check"):hs}
  </button>`,cu=e=>X`
  <div class="field">
    <label for="color">${i("categories.color")}</label>
    <input id="color" type="color" .value=${e.color||ds.teal} aria-describedby="color-note"
      @change=${t=>e.choose(t.target.value)}>
    <div class="swatches">${Object.entries(ds).map(([t,s])=>ru(e,t,s))}</div>
    <p class="hint" id="color-note" aria-live="polite">${e.isDarkened?i("categories.darkened"):i("categories.colorHint")}</p>
  </div>`;function mr(e,t){let s=null,n=t===void 0?i("categories.new"):i("categories.editTitle",{name:H(e.list[t].code)});return U(a=>(s=new pi(e,t,a)).form,n,()=>X`
    ${S(s.form)}
    ${lu().map((a,o)=>m(s.form,a,{label:i(`categories.name.${a}`),value:s.names[a],most:50,required:o===0&&!s.was.code,hint:o===0&&s.isNamed?i("categories.nameHint",{name:H(s.was.code)}):""}))}
    ${ou(s)}
    ${cu(s)}`,a=>N(a,i("action.save")))}var lu=()=>[kt(),...Os.filter(e=>e!==kt())];async function pu(e,t){let s=i("categories.removeTitle",{name:H(e.list[t].code)});await L(s,i("categories.removeText"),i("categories.remove"))&&await e.remove(t)}async function uu(e){await L(i("categories.restoreTitle"),i("categories.restoreText"),i("categories.restore"))&&await e.restore()}var dr=(e,t,s,n,a,o)=>X`
  <button type="button" class="round ${n}" ?disabled=${!e.list[t+s]} aria-label="${i(a)}: ${o}" title=${i(a)}
    @click=${()=>e.move(t,s)}>${c("back")}</button>`;function du(e,{code:t},s){let n=H(t);return X`
    <li class="row between">
      ${it(t)}
      <span class="grow" dir="auto">${n}</span>
      <span class="row">
        ${dr(e,s,-1,"up","categories.up",n)}
        ${dr(e,s,1,"down","categories.down",n)}
        ${Ot(i("categories.more",{name:n}),[{text:i("categories.edit"),sign:"edit",run:()=>mr(e,s)},...e.list.length>1?[{text:i("categories.remove"),sign:"trash",isDanger:!0,run:()=>pu(e,s)}]:[]])}
      </span>
    </li>`}var mu=e=>e.left.length&&!e.isFull?X`
  <h2>${i("categories.left")}</h2>
  <div class="chips">${e.left.map(t=>X`
    <button type="button" class="chip" @click=${()=>e.add({code:t})}>
      ${it(t)} ${H(t)} ${c("plus")}
    </button>`)}
  </div>`:hs,hu=e=>X`
  <section class="card">
    <p class="hint">${i("categories.about")}</p>
    <ul class="people">${e.list.map((t,s)=>du(e,t,s))}</ul>
    ${e.isFull?X`<p class="hint">${i("categories.full",{n:Tn})}</p>`:X`
      <p><button type="button" class="quiet" id="new-category" @click=${()=>mr(e)}>
        ${c("plus")} ${i("categories.new")}
      </button></p>`}
    ${mu(e)}
    ${e.isOwn?X`
      <p><button type="button" class="quiet" @click=${()=>uu(e)}>${i("categories.restore")}</button></p>`:hs}
  </section>`;function hr(e){let t=new li(e,ui);return{title:i("admin.categories"),ready:t.loading.load(),view:()=>X`
      ${f(i("admin.categories"),hs,"/admin")}
      ${t.loading.problem?d(t.loading.problem,t.loading.load):t.list?hu(t):w(6)}`}}import{html as di,nothing as Ln}from"../lib/lit-html/lit-html.js";var fr={role_changed:"shield",media_limit_changed:"gear",account_suspended:"block",suspension_lifted:"check",account_deleted:"trash",invite_revoked:"close",sign_in_link_created:"lock",sign_in_link_used:"lock",report_closed:"flag",find_hidden:"block",find_shown:"check",find_deleted:"trash",comment_hidden:"block",comment_shown:"check",comment_deleted:"trash",instance_changed:"gear"},fu={mediaLimit:"limitOfAll",invites:"whoInvites"},$u=e=>parseInt(e,10)?K(parseInt(e,10)):i(`admin.limits.${e.startsWith("0 ")?"none":"instance"}`);function gu({action:e,reason:t}){return e==="role_changed"?i(`admin.roles.${t}`):e==="report_closed"?i(`report.result.${t}`):e==="instance_changed"?t.split(", ").map(s=>i(`admin.${fu[s]??s}`)).join(", "):e==="media_limit_changed"?$u(t):t}function bu(e){let t={actor:e.actorName||i("admin.commandLine"),target:e.targetName,action:e.action};return i(fr[e.action]?`admin.act.${e.action}`:"admin.act.other",t)}var wu=e=>di`
  <li class="row act">
    ${c(fr[e.action]??"shield")}
    <span class="grow">
      <span class="strong">${bu(e)}</span><br>
      ${e.reason?di`<span dir="auto">${gu(e)}</span><br>`:Ln}
      <span class="soft">${z(e.createdAt)}</span>
    </span>
  </li>`;function yu(e){return e.problem?d(e.problem,e.load):e.items?e.items.length?di`
    <section class="card">
      <p class="hint">${i("admin.logText")}</p>
      <ul class="people">${e.items.map(wu)}</ul>
      ${M(e)}
    </section>`:I(i("admin.noActs"),i("admin.noActsText"),Ln,"feed"):w(4)}function $r(e){let t=R(e,"/api/admin/log");return{title:i("admin.log"),ready:t.load(),view:()=>di`${f(i("admin.log"),Ln,"/admin")}${yu(t)}`}}import{html as pt,nothing as St}from"../lib/lit-html/lit-html.js";var vu=8,mi=class{items=[];at=-1;#t;#e=null;#s=[];#i=!1;constructor(t){this.#t=t}async follow(t){this.#i=!0,this.#n(t),this.#e??=g("/api/finds/categories",{signal:this.#t.signal}).catch(()=>(this.#e=null,[])),this.#s=await this.#e,this.#i&&this.#n(t)}close(){this.#i=!1,this.#a([])}move(t){let s=this.items.length;this.at=this.at<0&&t<0?s-1:(this.at+t+s)%s,this.#t.update()}#n(t){let s=Jt(t.trim()),n=new Set(this.#s.map(o=>o.category)),a=s?Xt().filter(o=>!n.has(o)).map(o=>({category:o,ownCount:0,count:0})):[];this.#a([...this.#s,...a].filter(({category:o})=>{let r=Jt(H(o));return r.includes(s)&&(r!==s||xe(o))}).slice(0,vu))}#a(t){Object.assign(this,{items:t,at:-1}),this.#t.update()}};var ku=1200*36e5,hi=class{id;stored=null;#t;#e;#s;#i=null;#n=new Set;#a=!1;#o=!1;constructor(t){this.#t=t,this.#s=!t.params.id;let s=t.params.id??t.query.get("draft");this.#r(new RegExp(`^${Sa}$`).test(s)||!this.#s?s:ve()),this.#s&&!this.stored&&this.#r(ve())}#r(t){this.id=t,this.#e=this.#s?Ut(t):no(t),this.stored=this.#e.get()}get findId(){return this.#i??=za(this.id)>Date.now()-ku?this.id:ve()}get path(){let t=new URLSearchParams(this.#t.query);return t.set("draft",this.id),`/new?${t}`}save(t){if(!(this.#o||this.#t.signal.aborted)){if(!t)return this.#e.remove();this.#e.set({...t,at:Date.now()}),this.#s&&!this.#a&&this.#t.rename(this.path),this.#a=!0}}async files(){if(!this.stored||!this.#s)return[];let t=new Set(this.stored.media?.map(n=>n.key)),s=await Es(this.id);for(let{key:n}of s)this.#n.add(n);return s.filter(n=>!t.has(n.key))}get hasFiles(){return this.#n.size>0}release(t){let s=new Set(t.filter(n=>!n.media).map(n=>n.key));for(let n of this.#n)s.has(n)||(this.#n.delete(n),oo(n))}remove(){return this.#o=!0,this.#e.remove(),this.#s?_s(this.id):null}};async function gr(e,t){if(t?.point)return t;let s=e.get("place");if(s){let a=await g(`/api/locations/${encodeURIComponent(s)}?includePrivate=true&includeFriends=true&findsLimit=0`);return{location:a,point:st(a)}}let n=Qt(e.get("at"));return n?{point:{lat:n.lat,lng:n.lng}}:null}var br=({location:e,locationId:t,exact:s})=>{let{name:n,...a}=s??e;return{location:{...e,name:n,id:t},point:st(a),name:n,by:"search"}},fi=()=>qe.includes(es.get())?es.get():"everyone",$i=({title:e,description:t,category:s,audience:n,area:a,exactForFriends:o})=>({title:e,description:t,category:s,audience:n,area:a,exactForFriends:o}),wr=({audience:e,area:t,exactForFriends:s})=>({audience:e,area:t,exactForFriends:s});function yr(e,t){let s=Object.entries(e?.was??{}).filter(([a,o])=>o===t[a]),n=e?.isPublic===!1&&t.audience==="everyone"?{audience:"friends"}:{};return{...t,...n,...Object.fromEntries(s.map(([a])=>[a,e[a]]))}}function vr({title:e,description:t,category:s,audience:n,area:a="",exactForFriends:o},r={area:""}){let l={title:e.trim(),description:t.trim()||null,category:s.trim()||null},p=a!==""&&a!==r.area,$=p?{area:Number(a)}:{},A=Number(a)&&(p||o!==r.exactForFriends)?{exactForFriends:o==="true"}:{};return{...l,audience:n,...$,...A}}var kr=({location:e},{area:t=""})=>t!==""&&(e?.area??0)>Number(t),xr=(e,{area:t})=>W(`/api/finds/${e}`,{area:Number(t),homeZone:!1}),Or=({location:e,exact:t})=>({area:String(e.area??0),exactForFriends:String(t?.forFriends??!0)});var Me=class{uploads=null;place=null;placeError="";shown;#t=null;#e;constructor(t,s){this.page=t,this.#e=s,this.draft=new hi(t),this.form=new x({send:a=>this.#s(a),update:t.update}),this.isRestored=!!this.draft.stored;let{stored:n}=this.draft;this.values={...n,audience:n?.audience??(n?.isPublic===!1?"friends":fi())},this.proposals=new mi(t),this.loading=E(t,()=>this.begin())}get isOther(){return this.#t??!!(this.values.category&&!xe(this.values.category))}changed(){this.saveDraft(),this.page.update()}addFiles(t){return this.uploads.add(t)}change(t){this.values={...this.values,...t},this.changed()}chooseCategory(t){this.#t=t==="other"&&!this.isOther,this.change({category:t===this.values.category||t==="other"?"":t})}async submit(t){return this.placeError="",await this.form.submit(t),!this.placeError}async#s(t){let{point:s,name:n,location:a}=this.place.value;if(!s){this.placeError=i("spot.missing"),this.page.update();return}if(await this.uploads.settled(),this.uploads.hasFailed)throw{code:"failed",text:i("edit.uploadFailed")};let o={point:s,name:n||this.place.proposal,location:a},r=vr({category:this.values.category??"",...t},this.shown),l=await this.write(r,o).catch(p=>this.#i(p));l&&(kr(l,t)&&await this.#e.showHome()&&await xr(l.id,t).catch(p=>u(F(p))),await this.leave(`/finds/${l.id}`,i(this.isNew?"edit.published":"edit.saved")))}#i(t){let s=Ga(t);throw s.length?(this.uploads.removeMissing(s),{code:"failed",text:i("edit.photosGone")}):t}close(){this.uploads?.stop(),this.place?.close()}};async function gi(e){try{let t=await je(e,0,262144),s=await xu(e,t);return s?Au(Lu(s.view,s.tiff)):qr}catch{return qr}}var qr={place:null,time:""},je=async(e,t,s)=>new DataView(await e.slice(t,t+s).arrayBuffer());function xu(e,t){return t.getUint16(0)===65496?Ou(t):t.getUint32(0)===2303741511?Fr(e,{at:8,little:!1,name:"eXIf",extra:12,sizeFirst:!0}):Ht(t,0,4)==="RIFF"&&Ht(t,8,4)==="WEBP"?Fr(e,{at:12,little:!0,name:"EXIF",extra:8,even:!0}):Ht(t,4,4)==="ftyp"?Fu(e):null}var Ht=(e,t,s)=>String.fromCharCode(...Array.from({length:s},(n,a)=>e.getUint8(t+a)));function Ou(e){for(let t=2;t+10<e.byteLength;t+=2+e.getUint16(t+2)){let s=e.getUint16(t);if(s===65505&&e.getUint32(t+4)===1165519206)return{view:e,tiff:t+10};if(s===65498||s>>8!==255)return null}return null}var An=1<<20,Bn=1e4;async function Fr(e,{at:t,little:s,name:n,extra:a,sizeFirst:o,even:r}){for(let l=0;l<Bn&&t+8<=e.size;l++){let p=await je(e,t,8),$=p.getUint32(o?0:4,s);if(Ht(p,o?4:0,4)===n)return qu(await je(e,t+8,Math.min($,An)));t+=a+$+(r?$%2:0)}return null}var qu=e=>({view:e,tiff:Ht(e,0,4)==="Exif"?6:0});function Sr(e,t,s){let n=[];for(let a=t;a+8<=s&&n.length<Bn;){let o=e.getUint32(a),r=8;if(o===1&&([o,r]=[Number(e.getBigUint64(a+8)),16]),o===0&&(o=s-a),o<r)break;n.push({type:Ht(e,a+4,4),from:a+r,to:Math.min(a+o,s)}),a+=o}return n}async function Fu(e){for(let t=0,s=0;s<Bn&&t+8<=e.size;s++){let n=await je(e,t,16),a=n.getUint32(0);if(a===1&&(a=Number(n.getBigUint64(8))),a===0&&(a=e.size-t),a<8)return null;if(Ht(n,4,4)==="meta")return Su(e,await je(e,t,Math.min(a,An)));t+=a}return null}async function Su(e,t){let s=Sr(t,t.getUint32(0)===1?20:12,t.byteLength),n=p=>s.find($=>$.type===p),a=Pu(t,n("iinf")),o=a===null?null:Tu(t,n("iloc"),a);if(!o)return null;let r=o.method===1?n("idat"):null,l=r?new DataView(t.buffer,t.byteOffset+r.from+o.at,Math.min(o.size,r.to-r.from-o.at)):await je(e,o.at,Math.min(o.size,An));return{view:l,tiff:4+l.getUint32(0)}}function Pu(e,t){if(!t)return null;let s=Sr(e,t.from+(e.getUint8(t.from)===0?6:8),t.to);for(let{from:n}of s){let a=e.getUint8(n)>2;if(Ht(e,n+(a?10:8),4)==="Exif")return a?e.getUint32(n+4):e.getUint16(n+4)}return null}function Tu(e,t,s){if(!t)return null;let n=e.getUint8(t.from),a=t.from+4,o=A=>{let lt=A===8?Number(e.getBigUint64(a)):A===4?e.getUint32(a):A===2?e.getUint16(a):0;return a+=A,lt},r=o(2),[l,p,$]=[r>>12,r>>8&15,r>>4&15],k=n?r&15:0;for(let A=o(n<2?2:4);A>0&&a<t.to;A--){let lt=o(n<2?2:4),ts=n?o(2)&15:0;o(2);let ip=o($),fa=null;for(let $a=o(2);$a>0&&a<=t.to;$a--){o(k);let np=ip+o(l),ap=o(p);fa??={method:ts,at:np,size:ap}}if(lt===s)return fa}return null}function Lu(e,t){let s=e.getUint16(t)===18761,n=r=>e.getUint16(t+r,s);return{u32:r=>e.getUint32(t+r,s),text:(r,l)=>Ht(e,t+r,l),entries:r=>new Map(Array.from({length:n(r)},(l,p)=>[n(r+2+12*p),r+10+12*p]))}}function Au(e){let t=e.entries(e.u32(4)),s=(n,a,o)=>{try{return t.has(n)?a(e,e.entries(e.u32(t.get(n)))):o}catch{return o}};return{place:s(34853,Iu,null),time:s(34665,Bu,"")}}function Bu({u32:e,text:t},s){let n=s.get(36867),a=n===void 0?null:/^(\d{4}):(\d\d):(\d\d) (\d\d:\d\d:\d\d)$/.exec(t(e(n),19));return a&&a[1]!=="0000"?`${a[1]}-${a[2]}-${a[3]}T${a[4]}`:""}function Iu({u32:e,text:t},s){let n=(r,l,p)=>{if(!s.has(l)||!s.has(p))return NaN;let $=e(s.get(p)),k=lt=>e($+8*lt)/e($+8*lt+4),A=r.indexOf(t(s.get(l),1).toUpperCase());return A<0?NaN:(k(0)+(k(1)||0)/60+(k(2)||0)/3600)*(A?-1:1)},a=n("NS",1,2),o=n("EW",3,4);return Math.abs(a)<=90&&Math.abs(o)<=180&&(a||o)?{lat:a,lng:o}:null}var Mu=2,ju=2,Nu=60,Ne=class{removed=[];#t=!1;#e;#s;#i;#n;#a=()=>{};constructor(t,{changed:s,placed:n=()=>{},signal:a,send:o=ye}){this.items=t.map(({at:r,key:l,caption:p="",...$})=>({media:$,at:r,key:l,caption:p,state:"done"})),this.#e=r=>{this.#a(),s(r)},this.#s=n,this.#i=a,this.#n=o,addEventListener("online",()=>this.#u(),{signal:a})}get most(){return h().limits.mediaPerFind}get isBusy(){return this.items.some(t=>["waiting","sending","paused"].includes(t.state))}get isPaused(){return this.items.some(t=>t.state==="paused")}async settled(){for(;this.isBusy&&!this.isPaused;)await new Promise(t=>{this.#a=t})}files(){return Promise.all(this.items.map(async({media:t,at:s,file:n,caption:a})=>{let o=n?await us(n):null;return t?{media:t,at:s,caption:a,blob:o}:{caption:a,blob:o,name:n.name||"file"}}))}get hasFailed(){return this.items.some(t=>t.state==="failed")}get isChanged(){return this.#t||this.removed.length>0||this.items.some(t=>!t.media?.id)}get media(){return this.items.filter(t=>t.media).map(t=>Wa(t.media,t.caption))}get draft(){return this.items.filter(t=>t.media).map(({media:t,at:s,key:n,caption:a})=>({...t,at:s,key:n,caption:a}))}async add(t,s=[]){if(this.#i.aborted)return;let n=this.most-this.items.length,a=[...t].slice(0,n),o=a.map((r,l)=>({file:r,key:s[l],caption:"",preview:URL.createObjectURL(r),state:"waiting",progress:0}));this.items=[...this.items,...o],this.#e(t.length>n?i("upload.tooMany",{n:this.most}):""),await this.#o(a),this.#r()}async#o(t){for(let s of t){let{place:n}=await gi(s);if(this.#i.aborted)return;if(n)return this.#s(n)}}#r(){if(this.#i.aborted)return;let t=Mu-this.items.filter(s=>s.state==="sending").length;for(let s of this.items.filter(n=>n.state==="waiting").slice(0,t))this.#l(s)}async#l(t){t.stop=new AbortController,Object.assign(t,{state:"sending",progress:0,problem:null}),this.#e();try{let s=await this.#d(t);if(!s)return;Object.assign(t,{media:s,at:Date.now(),state:"done"})}catch(s){if(s.name==="AbortError")return;Object.assign(t,{state:we(s)?"paused":"failed",problem:F(s)}),t.state==="paused"&&this.#p(t,s.retryAfter)}this.#e(),this.#r()}#p(t,s){t.pause=Math.min(Nu,(t.pause??ju/2)*2),t.timer=setTimeout(()=>this.retry(t),1e3*(s||t.pause))}#u(){for(let t of this.items.filter(s=>s.state==="paused"))this.retry(t)}async#d(t){let{signal:s}=t.stop,n=await us(t.file),{videoBytes:a,imageBytes:o}=h().limits,r=n.type.startsWith("video/")?a:o;if(n.size>r)throw{code:"large",text:i("upload.large",{size:Oa(r)})};if(s.aborted)return null;let l=$=>{t.progress=$,this.#e()},[p]=await this.#n("POST","/api/media",n,{signal:s,progress:l});return p}retry(t){clearTimeout(t.timer),t.state="waiting",this.#r()}remove(t){this.#c(t),t.media?.id&&this.removed.push(t.media.id),this.items=this.items.filter(s=>s!==t),this.#e(),this.#r()}removeMissing(t){let s=this.items.filter(n=>n.media).filter((n,a)=>t.includes(a));s.forEach(this.#c),this.items=this.items.filter(n=>!s.includes(n)),this.#e()}move(t,s){this.items.splice(s,0,...this.items.splice(t,1)),this.#t=!0,this.#e()}setCaption(t,s){t.caption=s,this.#t=!0,this.#e()}stop(){this.items.forEach(this.#c)}#c({timer:t,stop:s,preview:n}){clearTimeout(t),s?.abort(),n&&URL.revokeObjectURL(n)}};var bi=class extends Me{isNew=!1;title=i("edit.title");#t;#e="";#s;#i="";constructor(t,s){super(t,s),this.back=`/finds/${t.params.id}`,this.#t=`/api${this.back}`}async begin(){let[t,s]=await qa(this.#t),n=this.draft.stored;this.#i=s,this.#e=t.locationId,this.shown=Or(t),this.#s=wr({...t,...this.shown}),this.values={...t,...n,...yr(n,this.#s)};let a=o=>{o&&u(o),this.page.update()};this.uploads=new Ne(t.media,{changed:a,signal:this.page.signal}),this.place=new dt(this.page,n?.place??br(t),()=>this.changed())}saveDraft(){let t={...$i(this.values),was:this.#s},s=this.place?.value;this.draft.save(s?.location?.id===this.#e?t:{...t,place:s})}async write(t,s){let{isPaused:n,isChanged:a,media:o,removed:r}=this.uploads;if(n)throw{code:"failed",text:i("edit.uploadFailed")};let l=await js(s),p=l===this.#e?{}:{locationId:l},$=o.map(A=>A.id?{id:A.id,caption:A.caption??null}:A),k=a?{media:$,mediaToDelete:r}:{};return W(this.#t,{...t,...p,...k},{headers:this.#i?{"If-Match":this.#i}:{}})}overwrite(){this.#i=""}async leave(t,s=""){await this.draft.remove(),await this.page.go(t,{replace:!0}),s&&u(s)}discard(){return this.uploads?.stop(),this.leave(`${this.back}/edit`)}};async function In(){if(!await caches.has(ss))return null;let e=await caches.open(ss),[t]=await e.keys(),s=t&&await(await e.match(t))?.formData();return s?{key:t,values:Du(s),files:s.getAll("file"),left:Number(s.get("left"))}:null}function Du(e){let t=e.get("title"),s=[e.get("text"),e.get("url")].filter(Boolean).join(`
`);return{...t?{title:t}:{},...s?{description:s}:{}}}async function Pr(e){let t=await caches.open(ss);return await t.delete(e),(await t.keys()).length===0&&await caches.delete(ss),In()}var Uu=2,wi=class{items=[];isWhole=!1;#t;#e;constructor(t,s){this.#t=t,this.#e=s}get shown(){return this.isWhole?this.items:this.items.slice(0,Uu)}async load(){await ro();let t=await Es();if(this.#t.signal.aborted)return;this.close();let s=Cs().filter(n=>n.id!==this.#e);this.items=s.map(n=>{let a=n.media?.find(r=>r.at>Date.now()-Ms),o=a?null:t.find(r=>r.draft===n.id&&r.file.type.startsWith("image/"))?.file;return{draft:n,media:a,preview:o?URL.createObjectURL(o):""}}),this.#t.update()}showAll(){this.isWhole=!0,this.#t.update()}remove({draft:t}){Ut(t.id).remove(),this.items=this.items.filter(s=>s.draft!==t),this.#t.update(),u(i("edit.draftDeleted"),"",{text:i("action.undo"),run:()=>this.#s(t)})}#s(t){return Ut(t.id).set(t),this.load()}close(){for(let{preview:t}of this.items)t&&URL.revokeObjectURL(t)}};var Cu=.15,Tr=e=>e.slice(0,10);function Eu(e){let t="";return e.map(n=>({photo:n,time:t=n.time||t})).sort((n,a)=>n.time<a.time?-1:n.time>a.time?1:0).map(n=>n.photo)}var Lr=e=>e.find(t=>t.place)?.place??null,Ar=e=>e.find(t=>t.time)?.time??"";function _u(e,t,s){let[n,a]=[Lr(e),Ar(e)];return e.length<s&&(!n||!t.place||Dt(n,t.place)<=Cu)&&(!a||!t.time||Tr(a)===Tr(t.time))}function Br(e,t){let s=[];for(let n of Eu(e)){let a=s.findLast(o=>_u(o,n,t));a?a.push(n):s.push([n])}return s}var fs=e=>({place:Lr(e),time:Ar(e)}),Ir=(e,t)=>e.flatMap((s,n)=>n===t?[]:n===t-1?[[...s,...e[t]]]:[s]),Mr=(e,t,s)=>e.flatMap((n,a)=>a===t?[n.slice(0,s),n.slice(s)]:[n]);var yi=class{groups=null;busy=!1;#t;#e=new Map;constructor(t){this.#t=t}get most(){return h().limits.mediaPerFind}get count(){return this.groups.flat().length}async consider(t,s){if(this.groups)return this.consider([...this.decline(),...t],s);if(t.length<2)return!1;let n=await Promise.all(t.map(async o=>({file:o,...await gi(o)}))),a=Br(n,this.most);if(this.#t.signal.aborted||a.length<2&&t.length<=s)return!1;for(let o of n)o.preview=o.file.type.startsWith("image/")?URL.createObjectURL(o.file):"";return this.#s(a),!0}#s(t){this.groups=t,this.#t.update();for(let s of t)this.#i(s)}async#i(t){let{place:s}=fs(t);if(!s||this.#e.has(t[0]))return;this.#e.set(t[0],"");let{name:n}=await Is(s,{signal:this.#t.signal});this.#e.set(t[0],n),this.#t.update()}describe=t=>({name:fs(t).place?this.#e.get(t[0])??"":"",time:fs(t).time});canMerge=t=>t>0&&this.groups[t-1].length+this.groups[t].length<=this.most;merge(t){this.#s(Ir(this.groups,t))}split(t,s){this.#s(Mr(this.groups,t,s))}decline(){let t=this.groups.flat().map(s=>s.file);return this.close(),this.#t.update(),t}async accept(){if(this.busy)return;this.busy=!0,this.#t.update();let t=this.groups.map(()=>ve()),s=Date.now(),n=b()?.id;try{for(let[a,o]of this.groups.entries())await this.#n(n,t[a],o,s-a)}catch{if(b()?.id!==n)return null;for(let a of t)await Hu(a);return this.busy=!1,this.#t.update(),u(i("group.noRoom"))}await this.#t.go(`/new?draft=${t[0]}`),u(i("group.made",{n:t.length}))}async#n(t,s,n,a){if(b()?.id!==t)throw{code:"stopped"};let{place:o}=fs(n),r={id:s,at:a,audience:fi(),media:[],label:this.describe(n).name};if(Ut(s).set(o?{...r,place:{point:o,source:"photo",photo:o}}:r),!Ut(s).get())throw{code:"storage"};await ao(s,n.map(l=>l.file),t)}close(){for(let{preview:t}of this.groups?.flat()??[])t&&URL.revokeObjectURL(t);this.groups=null}};async function Hu(e){Ut(e).remove(),await _s(e)}var vi=class extends Me{isNew=!0;title=i("edit.new");back="/";received=null;photosExpired=!1;#t="";constructor(t,s){super(t,s),this.drafts=new wi(t,this.draft.id),this.several=new yi(t)}async begin(){let{page:t,values:s}=this,n=await gr(t.query,s.place),a=s.media??[],o=a.filter($=>$.at>Date.now()-Ms);this.photosExpired=o.length<a.length;let r=$=>{$&&u($),this.changed()},l=$=>this.place.suggestPoint($);this.uploads=new Ne(o,{changed:r,placed:l,signal:t.signal}),this.place=new dt(t,n,r),this.place.point&&!this.place.label&&this.place.propose(),this.drafts.load();let p=await this.draft.files();p.length&&this.uploads.add(p.map($=>$.file),p.map($=>$.key)),this.received=t.query.has("shared")?await In():null}async addFiles(t){let{items:s,most:n}=this.uploads;await this.several.consider(t,n-s.length)||await super.addFiles(t)}saveDraft(){let t=$i(this.values),s=this.place?.value,n=this.uploads.draft,a=![t.title,t.description,t.category,s?.point,n.length,this.draft.hasFiles].some(Boolean);this.draft.save(a?null:{...t,place:s,label:this.place?.label,media:n,id:this.draft.id}),this.draft.release(this.uploads.items)}async resolveReceived(t){let{values:s,files:n,key:a}=this.received;this.received=null,t&&n.length&&await this.addFiles(n),this.received=await Pr(a),this.change(t?s:{}),this.form.clear("title"),this.page.update()}async write(t,s){if(this.uploads.isPaused)return this.#e(t,s);try{return this.#t=await js(s),await Va(this.draft.findId,{...t,locationId:this.#t,media:this.uploads.media})}catch(n){if(!we(n))throw n;return this.#e(t,s)}}async#e(t,s){return await Ja(this.draft.findId,{body:t,place:s,locationId:this.#t},this.uploads),await this.leave("/waiting",i("outbox.added")),null}async leave(t,s=""){s&&es.set(this.values.audience),await this.draft.remove(),await this.page.go(t,{replace:!0});let[n]=Cs();s&&u(s,"",n&&{text:i("edit.next"),run:()=>this.page.go(`/new?draft=${n.id}`)})}discard(){return this.uploads?.stop(),this.leave("/new")}close(){super.close(),this.drafts.close(),this.several.close()}};import{html as De,nothing as Mn}from"../lib/lit-html/lit-html.js";function Ru(e,t){e.remove(t),v(e.items.length?"drafts-title":"main")}var zu=({media:e,preview:t})=>De`
  <span class="thumb">${e||t?De`<img src=${e?.thumbnailUrl??t} alt="">`:c("edit")}</span>`;function Vu(e,t){let{draft:s}=t,n=s.title?.trim()||i("edit.untitled");return De`
    <li class="row draft">
      <a class="find grow" href="/new?draft=${s.id}">
        ${zu(t)}
        <span class="what">
          <span class="name" dir="auto">${n}</span>
          ${s.label?De`<span class="soft" dir="auto">${s.label}</span>`:Mn}
          <span class="soft">${qs(s.at)}</span>
        </span>
      </a>
      <button type="button" class="round" aria-label=${i("edit.draftDelete",{title:n})} @click=${()=>Ru(e,t)}>
        ${c("trash")}
      </button>
    </li>`}var jr=e=>e.items.length?De`
  <section class="card drafts" id="drafts" aria-labelledby="drafts-title">
    <h2 id="drafts-title" tabindex="-1">${i("edit.drafts")}</h2>
    <ul class="rows">${e.shown.map(t=>Vu(e,t))}</ul>
    ${e.shown.length<e.items.length?De`
      <button type="button" class="link" @click=${()=>e.showAll()}>
        ${i("edit.allDrafts",{n:e.items.length})}
      </button>`:Mn}
  </section>`:Mn;var Nr=e=>[...e?.files??[]].filter(t=>/^(image|video)\//.test(t.type)),Dr=e=>[...e.dataTransfer?.types??[]].includes("Files"),Wu=e=>e.target.matches?.("input, textarea")&&e.clipboardData.types.includes("text/plain");function Ur(e,t){let s=a=>document.body.classList.toggle("dropping",a),n=(a,o)=>document.addEventListener(a,o,{signal:e});n("dragover",a=>{Dr(a)&&(a.preventDefault(),s(!0))}),n("dragleave",a=>{a.relatedTarget||s(!1)}),n("drop",a=>{Dr(a)&&(a.preventDefault(),s(!1),document.querySelector("dialog[open]")||t(Nr(a.dataTransfer)))}),n("paste",a=>{let o=Nr(a.clipboardData);!o.length||Wu(a)||document.querySelector("dialog[open]")||(a.preventDefault(),t(o))}),e.addEventListener("abort",()=>s(!1))}import{html as ue,nothing as Hr}from"../lib/lit-html/lit-html.js";var jn=[1,5,20],Ue=e=>e?i("privacy.area",{distance:Ss(e)}):i("privacy.exact"),$s=()=>jn.map(e=>[String(e),Ue(e)]),Ce=()=>[["0",Ue(0)],...$s()],ki=()=>[["true",i("privacy.forFriends")],["false",i("privacy.forMe")]];import{html as gs,nothing as Nn}from"../lib/lit-html/lit-html.js";var Ee="category";function Cr(e,{category:t}){let s=document.getElementById(Ee);if(s.value=t,xe(t)){e.proposals.close(),e.chooseCategory(t),document.querySelector("#fold-category summary")?.focus();return}s.dispatchEvent(new Event("input",{bubbles:!0})),e.proposals.close()}function Gu(e,t){t.form.typed(e.target),t.proposals.follow(e.target.value)}function Yu(e,t){let{items:s,at:n}=t.proposals;if(!s.length){e.key==="ArrowDown"&&t.proposals.follow(e.target.value);return}let a={ArrowDown:1,ArrowUp:-1}[e.key];if(a)t.proposals.move(a);else if(e.key==="Escape")t.proposals.close();else if(e.key==="Enter"&&n>=0)Cr(t,s[n]);else return;e.preventDefault()}var Ju=(e,t,s)=>gs`
  <li id="category-${s}" data-kind="category" role="option" aria-selected=${s===e.proposals.at?"true":"false"}
    @click=${()=>Cr(e,t)}>
    ${it(t.category)}
    <span class="grow" dir="auto">${H(t.category)}</span>
    <span class="soft far">${t.ownCount?i("categories.byYou",{n:t.ownCount}):t.count?q(t.count):Nn}</span>
  </li>`,Ku=e=>{let{items:t}=e.proposals;return gs`
    <div class="proposals" ?hidden=${!t.length} @mousedown=${s=>s.preventDefault()}>
      <ul id="category-list" role="listbox" aria-label=${i("categories.used")}>${t.map((s,n)=>Ju(e,s,n))}</ul>
    </div>
    <span class="unseen" role="status">${t.length?i("categories.count",{n:t.length}):""}</span>`};function Er(e){let{form:t,proposals:s}=e,n=t.errors[Ee];return gs`
    <div class="field">
      <label for=${Ee}>${i("categories.own")} <span class="soft">${i("form.optional")}</span></label>
      <div class="combo">
        <input id=${Ee} name=${Ee} type="text" dir="auto" role="combobox" autocomplete="off" data-most=${h().limits.category}
          aria-autocomplete="list" aria-controls="category-list" aria-expanded=${s.items.length?"true":"false"}
          aria-activedescendant=${s.at>=0?`category-${s.at}`:Nn}
          aria-describedby=${n?"category-error":"category-hint"} aria-invalid=${n?"true":Nn}
          .defaultValue=${e.values.category??""} @input=${a=>Gu(a,e)} @keydown=${a=>Yu(a,e)}
          @focus=${a=>s.follow(a.target.value)} @blur=${()=>s.close()}>
        ${Ku(e)}
      </div>
      ${po(t.left[Ee])}
      ${n?gs`<p class="error" id="category-error">${n}</p>`:gs`<p class="hint" id="category-hint">${i("categories.hint")}</p>`}
    </div>`}var xi=(e,t,s,n,a)=>ue`
  <details class="fold" id="fold-${e}">
    <summary>${t} <span class="grow"><span>${s}</span> <span class="soft" dir="auto">${n}</span></span> ${c("next")}</summary>
    ${a}
  </details>`;function Rr(e){let t=e?.closest("details");t&&(t.open=!0)}var Zu=e=>xi("description",c("edit"),i("find.description"),e.values.description||i("edit.none"),m(e.form,"description",{label:i("find.description"),value:e.values.description??"",kind:"area",most:h().limits.description})),_r=(e,t,s)=>ue`
  <button type="button" class="chip" aria-pressed=${s?"true":"false"} @click=${()=>e.chooseCategory(t)}>
    ${it(t)} ${H(t)}
  </button>`;function Xu(e){let{category:t}=e.values,[s,n]=t?[it(t),H(t)]:[c("filter"),i("edit.none")];return xi("category",s,i("find.category"),n,ue`
    <fieldset>
      <legend>${i("find.category")}</legend>
      <div class="chips">
        ${Xt().map(a=>_r(e,a,a===t))}
        ${_r(e,"other",e.isOther)}
      </div>
      ${e.isOther?Er(e):Hr}
    </fieldset>`)}var Qu=(e,t)=>ue`
  <label class="choice">
    <input type="radio" name="audience" value=${t} ?checked=${e.values.audience===t}>
    <span>
      ${c(ce(t))}
      <span>
        <span class="strong">${i(`find.audience.${t}`)}</span><br>
        <span class="soft">${i(`edit.audienceText.${t}`,{instance:ft()})}</span>
      </span>
    </span>
  </label>`;function td(e){let{audience:t}=e.values;return xi("audience",c(ce(t)),i("edit.who"),i(`find.audience.${t}`),ue`
    <fieldset class="choices">
      <legend>${i("edit.who")}</legend>
      ${qe.map(s=>Qu(e,s))}
    </fieldset>`)}var ed=e=>P("exact-for",{name:"exactForFriends",label:i("privacy.exactFor"),options:ki(),chosen:e});function sd(e){let{area:t="",exactForFriends:s="true"}=e.values;return xi("shown",c("map"),i("privacy.shown"),t===""?i("privacy.asSet"):Ue(Number(t)),ue`
    ${P("area",{label:i("privacy.shown"),hint:i(e.isNew?"privacy.shownHint":"privacy.recall"),chosen:t,options:[...e.isNew?[["",i("privacy.asSet")]]:[],...Ce()]})}
    ${Number(t)?ed(s):Hr}`)}var zr=e=>ue`<div class="folds">${Zu(e)}${Xu(e)}${td(e)}${sd(e)}</div>`;import{html as qi,nothing as Cn}from"../lib/lit-html/lit-html.js";import{html as Ft,nothing as bs}from"../lib/lit-html/lit-html.js";var Dn=16,Vr=10,id=2,nd={lat:25,lng:5,zoom:1},Oi=class extends dt{failed=!1;problem="";#t;#e=null;constructor(t,s){super(t,s.value,()=>this.#i()),this.#t=t,Object.assign(this,{nearby:s.nearby,proposal:s.proposal})}async showMap(t){this.failed=!1;let s=this.#s();try{let n=await t({view:s,onMove:a=>this.#a(a),onPick:a=>this.setPoint(a,"tap")});if(this.#t.signal.aborted)return n.close();this.#e=n,this.photo&&n.mark(this.photo,i("spot.photoPlace"),"one ghost")}catch{this.failed=!0}return this.#e&&this.point&&this.#i(),this.#t.update(),!this.point&&be.get()&&s.zoom>=Vr?this.setPoint({lat:s.lat,lng:s.lng},"tap"):this.point?this.propose():null}#s(){if(this.point)return{...this.point,zoom:Dn};let t=to();return t?.zoom?t:nd}#i(){this.problem="";let t=this.#e?.where();t&&!this.#n(t)&&this.#e.setView({...this.point,zoom:this.source==="tap"?t.zoom:Math.max(Dn,t.zoom)},{animate:!1}),this.#t.update()}#n(t){return Dt(this.point,t)<id*so(t)}#a(t){(!this.point||!this.#n(t))&&this.setPoint({lat:t.lat,lng:t.lng},"tap")}usePhoto(){return this.setPoint(this.photo,"photo")}useFound(t){return this.setPoint(st(t),"found",t.name)}distance=t=>this.point&&t?Dt(this.point,t):void 0;check(){let t=this.#e?.where().zoom??Dn,s=this.source==="tap"&&!this.chosen&&t<Vr;return this.problem=this.point?s?i("spot.zoom"):"":i("spot.none"),this.#t.update(),!this.problem}close(){super.close(),this.#e?.close(),this.#e=null}};async function _e(e){let t=new AbortController,s=null,n=ot((o,r)=>(s??=new Oi({signal:t.signal,update:r},e),ud(s,o)),{label:i("spot.title"),kind:"chooser"});Wr(s),await n&&e.take(s),t.abort(),s.close()}var Wr=e=>e.showMap(t=>No(document.getElementById("spot"),{...t,hasCross:!0})),ad=(e,t)=>Ft`
  <div class="row">
    <button type="button" class="round" aria-label=${i("nav.back")} @click=${()=>t()}>${c("back")}</button>
    <place-search id="spot-search" class="grow" .label=${i("spot.search")} .near=${e.point} .distance=${e.distance}
      @choose=${({detail:s})=>e.useFound(s.value)}></place-search>
  </div>`,od=e=>Ft`
  <div class="mapbox">
    <div id="spot" role="application" aria-label=${i("spot.map")}></div>
    ${e.failed?d({code:"map",text:i("map.failed")},()=>Wr(e)):bs}
  </div>`;function rd(e,t){let s=e.chosen?.id===t.id;return Ft`
    <button type="button" class="chip" aria-pressed=${s?"true":"false"} @click=${()=>e.toggle(t)}>
      ${c(s?"check":"pin")} <bdi>${t.name}</bdi> <span class="soft">${Fs(t.distance)}</span>
    </button>`}var cd=e=>Ft`
  <div class="chips scrolls" role="group" aria-label=${i("spot.proposals")}>
    <button type="button" class="chip" @click=${()=>e.locate()}>${c("here")} ${i("spot.here")}</button>
    ${e.photo&&e.source!=="photo"?Ft`
      <button type="button" class="chip" @click=${()=>e.usePhoto()}>${c("camera")} ${i("spot.photoPlace")}</button>`:bs}
    ${e.nearby.map(t=>rd(e,t))}
  </div>`,ld=e=>Ft`
  <div class="field">
    <label for="place-name">${i("spot.name")} <span class="soft">${i("form.optional")}</span></label>
    <input id="place-name" autocomplete="off" dir="auto" placeholder=${e.proposal||i("spot.nameHint")} .value=${e.name}
      @input=${t=>e.setName(t.target.value)}>
  </div>`,Un=e=>i(`spot.${e.source||"set"}`),pd=e=>Ft`
  <p class="at" role="status">
    ${c("pin")}
    <span class="grow"><span class="strong" dir="auto">${e.label||i(e.point?"spot.unnamed":"spot.none")}</span>
      ${e.point?Ft`<span class="soft">${Un(e)}</span>`:bs}</span>
  </p>`,ud=(e,t)=>Ft`
  <h2 class="unseen" tabindex="-1" autofocus>${i("spot.title")}</h2>
  ${ad(e,t)}
  ${od(e)}
  <div class="panel">
    ${pd(e)}
    ${cd(e)}
    ${e.chosen?bs:ld(e)}
    ${e.problem?Ft`<p class="error" role="alert">${e.problem}</p>`:bs}
    <button type="button" class="main" id="use-place" @click=${()=>e.check()&&t(!0)}>${i("spot.use")}</button>
  </div>`;var Gr=(e,t)=>qi`
  <span class="row">
    ${c("pin")} <span class="grow"><span class="strong" dir="auto">${e}</span><br><span class="soft">${t}</span></span>
    ${c("next")}
  </span>`,Yr=(e,t)=>qi`
  <fieldset>
    <legend>${i("edit.where")}</legend>
    <button type="button" class="where" id="place" aria-describedby=${t?"place-error":Cn} @click=${()=>_e(e)}>
      ${e.point?qi`<place-map inert .at=${e.point}></place-map>`:Cn}
      ${e.point?Gr(e.label||i("spot.unnamed"),[Un(e),i("spot.change")].filter(Boolean).join(" · ")):Gr(i("spot.title"),i("spot.chooseHint"))}
    </button>
    ${t?qi`<p class="error" id="place-error" role="alert">${t}</p>`:Cn}
  </fieldset>`;import{html as de,nothing as En}from"../lib/lit-html/lit-html.js";function dd(e,t){e.merge(t),v(`group-${t-1}`)}function md(e,t,s){e.split(t,s),v(`group-${t+1}`)}var hd=({preview:e,file:t})=>e?de`<img src=${e} alt="">`:de`<span class="film" title=${t.name}>${c("play")}</span>`,fd=(e,t,s)=>de`
  <button type="button" class="cut" aria-label=${i("group.split",{n:s+1})} title=${i("group.split",{n:s+1})}
    @click=${()=>md(e,t,s)}></button>`;function $d(e,t,s){let{name:n,time:a}=e.describe(t),o=[a&&ut(a),n].filter(Boolean);return de`
    <li>
      <div class="row between">
        <h3 id="group-${s}" tabindex="-1">${i("group.find",{n:s+1})} <span class="soft" dir="auto">${o.join(" · ")}</span></h3>
        ${e.canMerge(s)?de`
          <button type="button" class="link" aria-describedby="group-${s}" @click=${()=>dd(e,s)}>
            ${i("group.merge")}
          </button>`:En}
      </div>
      <ul class="group">${t.map((r,l)=>de`<li>${l?fd(e,s,l):En}${hd(r)}</li>`)}</ul>
    </li>`}var Jr=(e,t)=>e.groups?de`
  <section class="card" id="several" aria-labelledby="several-title">
    <h2 id="several-title" tabindex="-1">${i("group.title",{n:e.count,finds:i("group.finds",{n:e.groups.length})})}</h2>
    <p class="hint">${i("group.hint")}</p>
    <ol class="groups">${e.groups.map((s,n)=>$d(e,s,n))}</ol>
    <div class="publish row">
      <button type="button" class="quiet" @click=${t}>${i("group.one")}</button>
      <button type="button" class="main" aria-busy=${e.busy?"true":"false"} @click=${()=>e.accept()}>
        ${i("group.make",{n:e.groups.length})}
      </button>
    </div>
  </section>`:En;import{html as Q,nothing as Rt}from"../lib/lit-html/lit-html.js";import{html as _n}from"../lib/lit-html/lit-html.js";async function gd(e,t,s){let n=null,a={label:i("upload.caption"),hint:i("upload.captionHint"),value:t.caption,most:h().limits.caption},o=await ot((r,l)=>(n??=new x({send:({caption:p})=>r(p.trim()),update:l}),_n`
      <h2>${i("upload.caption")}</h2>
      <div class="captioned">${s}</div>
      <form novalidate @submit=${n.submit}>
        ${m(n,"caption",a)}
        <div class="row end">
          <button type="button" class="quiet" @click=${()=>r()}>${i("action.cancel")}</button>
          ${N(n,i("action.save"))}
        </div>
      </form>`),{label:i("upload.captionOf",{n:e.items.indexOf(t)+1})});o!==null&&e.setCaption(t,o)}var Kr=(e,t,s,n)=>_n`
  <button type="button" class="words ${t.caption?"":"round"}" @click=${()=>gd(e,t,n)}
    aria-label="${i("upload.captionOf",{n:s})}${t.caption?`: ${t.caption}`:""}">
    ${t.caption?_n`<span dir="auto">${t.caption}</span>`:c("edit")}
  </button>`;var[bd,wd]=[6,10],yd=300,C=null;function Zr(){C.isOn=!0,C.item.classList.add("lifted"),navigator.vibrate?.(10)}var Xr=e=>[...e.parentElement.querySelectorAll(":scope > [data-drag]")],vd=(e,t)=>Xr(C.item).find(s=>{let n=s.getBoundingClientRect();return s!==C.item&&n.left<=e&&e<=n.right&&n.top<=t&&t<=n.bottom});function kd(e){if(e.pointerId!==C.id)return;let[t,s]=[e.clientX-C.x,e.clientY-C.y],n=e.pointerType==="touch";if(!C.isOn){if(Math.hypot(t,s)<(n?wd:bd))return;if(n)return C.end();Zr()}C.item.style.transform=`translate(${t}px, ${s}px) scale(1.04)`,C.over?.classList.remove("target"),C.over=vd(e.clientX,e.clientY),C.over?.classList.add("target")}function Qr(e,t){if(e.button||C||e.target.closest("button, input, a"))return;let s=e.currentTarget,n=new AbortController,{signal:a}=n,o=()=>{clearTimeout(C.timer),n.abort(),s.classList.remove("lifted"),s.style.transform="",C.over?.classList.remove("target"),C=null};C={item:s,x:e.clientX,y:e.clientY,id:e.pointerId,isOn:!1,over:null,end:o},e.pointerType==="touch"&&(C.timer=setTimeout(Zr,yd));let r=p=>{p.pointerId===C.id&&o()},l=p=>{if(p.pointerId!==C.id)return;let[$,k]=[s,C.isOn&&C.over].map(A=>Xr(s).indexOf(A));o(),k>=0&&t($,k)};document.addEventListener("pointermove",kd,{signal:a}),document.addEventListener("pointerup",l,{signal:a}),document.addEventListener("pointercancel",r,{signal:a}),document.addEventListener("keydown",p=>{p.key==="Escape"&&o()},{signal:a})}function Fi(e){(C?.isOn||e.type==="dragstart")&&e.preventDefault()}var xd="image/*,video/mp4,video/quicktime,video/webm";function Od(e,t){let s=e.items.indexOf(t);e.remove(t),queueMicrotask(()=>{(document.querySelectorAll(".shot .drop")[Math.min(s,e.items.length-1)]??document.getElementById("files"))?.focus()})}function tc(e,t,s){e.move(t,s),queueMicrotask(()=>{let n=s<t?".before, .after":".after, .before";document.querySelectorAll(".shot")[s]?.querySelector(n)?.focus()})}function ec(e){return e.media?qt(e.media,{thumb:!0,eager:!0}):e.file.type.startsWith("video/")?Q`<span class="film">${c("play")}</span>`:Q`<img src=${e.preview} alt="">`}var sc={handleEvent:e=>{e.target.hidden=e.type==="error"},capture:!0},Si=(e,t,s,n,a)=>Q`
  <button type="button" class="round ${e}" aria-label=${i(`upload.${t}`,{n})} @click=${a}>${c(s)}</button>`,qd=(e,t)=>e.progress<1?Q`<progress max="1" .value=${e.progress} aria-label=${i("upload.progress",{n:t})}></progress>`:Q`<span class="over">${i("upload.processing")}</span>`,Fd=(e,t)=>({sending:()=>qd(e,t),paused:()=>Q`<span class="over" title=${e.problem}>${i("upload.paused")}</span>`,waiting:()=>Q`<span class="over">${i("upload.waiting")}</span>`,failed:()=>Q`<span class="over error">${i("upload.failed")}</span>`,done:()=>Rt})[e.state]();function Sd(e,t,s){let n=s+1;return Q`
    <li class="shot ${t.state}" data-drag @pointerdown=${a=>Qr(a,(o,r)=>e.move(o,r))}
      @error=${sc} @load=${sc}>
      ${ec(t)}
      ${s===0&&e.items.length>1?Q`<span class="cover">${i("upload.cover")}</span>`:Rt}
      ${Fd(t,n)}
      <span class="buttons">
        ${s>0?Si("before","earlier","back",n,()=>tc(e,s,s-1)):Rt}
        ${n<e.items.length?Si("after","later","next",n,()=>tc(e,s,s+1)):Rt}
        ${t.state==="failed"||t.state==="paused"?Si("","again","retry",n,()=>e.retry(t)):Rt}
        ${Si("drop",t.state==="done"?"remove":"cancel","close",n,()=>Od(e,t))}
      </span>
      ${t.state==="failed"?Rt:Kr(e,t,n,ec(t))}
    </li>`}function Pd(e,t){t([...e.target.files]),e.target.value=""}var Td=(e,t)=>Q`
  <li class="shot add">
    <label for="files">
      ${c("camera")}<span class="strong">${i(e.items.length?"upload.more":"upload.add")}</span>
      ${e.items.length?Rt:Q`<span class="soft mice">${i("upload.drop")}</span>`}
    </label>
    <input id="files" type="file" accept=${xd} multiple @change=${s=>Pd(s,t)}>
  </li>`;function Ld(e){let t=e.items.filter(n=>n.state==="done").length,s=[...new Set(e.items.filter(n=>n.state==="failed").map(n=>n.problem))];return Q`
    <p class="hint" role="status">${e.isBusy?i("upload.ready",{n:t,of:q(e.items.length)}):""}</p>
    ${s.map(n=>Q`<p class="error" role="alert">${n}</p>`)}`}var ic=(e,t)=>Q`
  <ul class="shots ${e.items.length?"":"bare"}" @touchmove=${Fi} @contextmenu=${Fi} @dragstart=${Fi}>
    ${e.items.map((s,n)=>Sd(e,s,n))}
    ${e.items.length<e.most?Td(e,t):Rt}
  </ul>
  ${e.items.length>1?Q`<p class="hint">${i("upload.order")}</p>`:Rt}
  ${Ld(e)}`;async function nc(e,t){await e.addFiles(t),e.several?.groups&&v("several-title")}function Ad(e){e.uploads.add(e.several.decline()),v("files")}function Bd(e){for(let[t,s]of Object.entries(e.received.values))document.getElementById(t).value=s;return e.resolveReceived(!0)}var Id=(e,t)=>pt`
  <section class="card" id="offer" aria-labelledby="offered">
    <h2 id="offered">${i("edit.shared")}</h2>
    <p class="hint">${i("edit.sharedHint")}</p>
    ${Object.values(e.received.values).map(s=>pt`<p class="text" dir="auto">${s}</p>`)}
    ${e.received.files.length?pt`<p>${i("edit.sharedFiles",{n:e.received.files.length})}</p>`:St}
    ${t?pt`<p class="note">${i("edit.sharedFull")}</p>`:St}
    ${e.received.left?pt`<p class="note">${i("edit.sharedLeft",{n:e.received.left})}</p>`:St}
    <div class="row end">
      <button type="button" class="quiet" @click=${()=>e.resolveReceived(!1)}>${i("edit.sharedDrop")}</button>
      <button type="button" @click=${()=>Bd(e)}>${i("edit.sharedTake")}</button>
    </div>
  </section>`;async function Md(e){await L(i("edit.discardTitle"),i("edit.discardText"),i("edit.startOver"))&&e.discard()}var jd=()=>L(i("privacy.inHome"),i("privacy.inHomeText"),i("privacy.showExact")),Nd=e=>pt`
  <p class="note">
    ${i("edit.restored")} <button type="button" class="link" @click=${()=>Md(e)}>${i("edit.startOver")}</button>
  </p>`,Dd=e=>pt`
  <fieldset>
    <legend>${i("edit.photos")}</legend>
    ${e.photosExpired?pt`<p class="note">${i("edit.photosGone")}</p>`:St}
    ${ic(e.uploads,t=>nc(e,t))}
    <p class="hint">${i("edit.photosMost",{n:e.uploads.most})} ${i("edit.photosHint")}</p>
  </fieldset>`,Ud=e=>pt`
  ${S(e.form)}
  ${e.form.refusal?.reason==="changed_since"?pt`
    <div class="row">
      <a class="button quiet" href=${e.back} target="_blank">${i("edit.theirs")}</a>
      <button type="submit" class="quiet" @click=${()=>e.overwrite()}>${i("edit.mine")}</button>
    </div>`:St}`;function Cd(e,t){t.change(co(e.currentTarget))}async function Ed(e,t){let n=await t.submit(e)?document.querySelector("form [aria-invalid=true]"):document.getElementById("place");Rr(n),n?.focus()}function _d(e){let{title:t}=e.values,s=e.form.busy&&e.uploads.isBusy?"edit.waiting":e.isNew?"edit.publish":"action.save",n=a=>Cd(a,e);return pt`
    <form class="card" novalidate ?hidden=${!!e.several?.groups}
      @input=${n} @change=${n} @submit=${a=>Ed(a,e)}>
      ${e.isRestored?Nd(e):St}
      ${Dd(e)}
      ${Yr(e.place,e.placeError)}
      ${m(e.form,"title",{label:i("find.titleField"),value:t,required:!0,most:h().limits.title})}
      ${zr(e)}
      <div class="publish">
        ${Ud(e)}
        <div class="row end">
          <a class="button quiet" href=${e.back}>${i("action.cancel")}</a>
          ${N(e.form,i(s))}
        </div>
      </div>
    </form>`}var Hd=(e,t)=>pt`
  ${e.received?Id(e,t.get("shared")==="full"):St}
  ${Jr(e.several,()=>Ad(e))}
  ${e.several.groups?St:jr(e.drafts)}`;function Rd(e,t){return e.loading.problem?d(e.loading.problem,t):e.uploads?_d(e):w(4)}function ac(e){let t=new(e.params.id?bi:vi)(e,{showHome:jd}),s=()=>t.loading.load();return Ur(e.signal,n=>t.uploads&&nc(t,n)),{title:t.title,ready:s(),view:()=>pt`
      ${f(t.title,St,t.back)}
      ${t.isNew?Hd(t,e.query):St}
      ${Rd(t,s)}`,close:()=>t.close()}}import{html as ze,nothing as gc}from"../lib/lit-html/lit-html.js";var zd=3,Vd=4,Pi=(e,t=0)=>new Date(e.getFullYear(),e.getMonth(),e.getDate()-t);function Wd(){let e=new Intl.Locale(wa());return((e.getWeekInfo?.()??e.weekInfo)?.firstDay??1)%7}var Gd=e=>[["today",Pi(e)],["yesterday",Pi(e,1)],["week",Pi(e,(e.getDay()-Wd()+7)%7)],["earlier",-1/0]],Hn=e=>Pi(new Date(e.createdAt)).getTime(),Ti=e=>`${Hn(e)} ${e.user.id}`;function Yd(e){let t=new Map;for(let s of e)t.set(Ti(s),[...t.get(Ti(s))??[],s]);return t}function oc(e,{now:t=new Date,mayContinue:s=!1}={}){let n=Yd(e),a=s&&e.length?Hn(e.at(-1)):NaN,o=new Map,r=Gd(t);for(let l of e){let p=n.get(Ti(l)),$=p.length>=zd;if($&&p[0]!==l)continue;let k=$?{key:Ti(l),finds:p,hasMore:Hn(l)===a}:{find:l},A=new Date(l.createdAt),[lt]=r.find(([,ts])=>A>=ts);o.set(lt,[...o.get(lt)??[],k])}return[...o].map(([l,p])=>({name:l,entries:p}))}function rc(e){let t=n=>n.media.length>0,s=[...e.filter(t),...e.filter(n=>!t(n))].slice(0,Vd);return{shown:s,rest:e.length-s.length}}var Jd=1500,[Kd,Zd]=[4,4],Xd=9;function Qd(){let e=Qt(be.get());return e?.zoom>=Xd?{lat:e.lat,lng:e.lng}:null}var tm=()=>Promise.race([io(),Ns(Jd,null)]),em=e=>e?{lat:Math.round(e.lat*100)/100,lng:Math.round(e.lng*100)/100}:{},Li=class{at=null;isHere=!1;busy=!1;#t=new WeakMap;#e;#s;constructor(t){this.#s=t,this.at=t.kept?.at??null,this.isHere=t.kept?.isHere??!1,this.#e=new Set(t.kept?.open),this.list=R(t,()=>y("/api/finds/feed",{...em(this.at),limit:20}))}liking(t){let s=this.#t.get(t);return s||this.#t.set(t,s=new lo(t.id,()=>t,this.#s)),s}load=async()=>{if(this.#s.kept?.at===void 0){let t=await tm();this.#o(t??Qd(),!!t)}await this.#n()};get days(){return oc(this.list.items??[],{mayContinue:!!this.list.next})}get#i(){return this.days.reduce((t,s)=>t+s.entries.length,0)}isOpen=({key:t})=>this.#e.has(t);toggle({key:t}){this.#e.delete(t)||this.#e.add(t),this.#s.keep({open:[...this.#e]}),this.#s.update()}async#n(){await this.list.load(),await this.#a(Kd)}more=()=>this.#a(this.#i+1);async#a(t){for(let s=0;this.list.next&&this.#i<t&&s<Zd;s++){let n=this.list.items.length;if(await this.list.more(),this.list.items?.length===n)return}}#o(t,s){Object.assign(this,{at:t,isHere:s}),this.#s.keep({at:t,isHere:s})}async nearMe(){this.busy=!0,this.#s.update();try{this.#o(await Us({timeout:1e4}),!0),this.list.clear(),await this.#n()}catch(t){u(F(t))}this.busy=!1,this.#s.update()}distance=t=>this.isHere?Dt(this.at,st(t.location)):void 0};function sm(){return Pa()?!0:at.get("installPrompt")||Ta()?!1:void 0}async function im(){let e=await As();return{on:!0,off:!1}[e]}var Ai=class{steps=[];isKnown=!1;#t;constructor(t){this.#t=t}get isOver(){return vn.get()===b()?.id}get left(){return this.steps.filter(t=>!t.isDone).length}async load(){if(this.isOver){this.isKnown=!0;return}let{signal:t}=this.#t,s={profile:!!b().displayName||!!b().profilePicture?.startsWith("/api/media/"),streets:b().role==="admin"&&h().tiles?.kind==="vector"?Lo().length>0:void 0,find:g(`/api/users/${b().id}`,{signal:t}).then(a=>a.findCount>0),friend:g("/api/friends?limit=1",{signal:t}).then(a=>a.length>0),push:im(),install:sm()},n=await Promise.all(Object.entries(s).map(async([a,o])=>({name:a,isDone:await Promise.resolve(o).catch(()=>{})})));t.aborted||(this.isKnown=!0,this.steps=n.filter(a=>a.isDone!==void 0),this.steps.length===n.length&&!this.left&&this.dismiss(),this.#t.update())}async installNow(){let t=at.get("installPrompt");t&&(await t.prompt(),at.set("installPrompt",null),await this.load())}dismiss=()=>{vn.set(b().id),this.steps=[],this.#t.update()}};import{html as Pt,nothing as ee}from"../lib/lit-html/lit-html.js";var nm="(min-width: 1180px) 516px, (min-width: 720px) 688px, 100vw",am=(e,t)=>Pt`
  <span class="cover c-${Oe(e.category).code}">
    ${e.media.length?qt(e.media[0],{sizes:nm,eager:t}):it(e.category)}
    ${e.media[0]?.type==="video"?Pt`<span class="play">${c("play")}</span>`:ee}
    ${e.media.length>1?Pt`<span class="counter">${i("feed.photos",{n:e.media.length})}</span>`:ee}
  </span>`,om=e=>e.saved?Pt`<span class="figure">${c("bookmark",!0)} ${i(`saved.${e.saved}`)}</span>`:ee;function rm(e,t){let s=[La(e,e.location)?"":Ts(e.location),t===void 0?"":xa(t)].filter(Boolean);return s.length?Pt`
    <span class="soft">${c("pin")} <bdi>${s[0]}</bdi>${s[1]?Pt` · ${s[1]}`:ee}</span>`:ee}var Rn=(e,t,s=ee)=>Pt`
  <span class="by">
    ${Z(e.user,28)} <span class="grow">${O(e.user)} <span class="soft">· ${z(e.createdAt)}</span></span>
    ${t&&e.reason==="friend"?Pt`<span class="badge">${i("feed.friend")}</span>`:ee}
    ${s}
  </span>`,cc=(e,t,{km:s,eager:n,isMixed:a})=>Pt`
  <li class="feed-card">
    <a href="/finds/${e.id}">
      ${am(e,n)}
      <span class="about">
        <span class="name" dir="auto">${e.title}</span>
        ${rm(e,s)}
        ${Rn(e,a,Fo(e))}
      </span>
    </a>
    <div class="acts">
      ${qo(t,`like-${e.id}`)}
      <a class="act" href="/finds/${e.id}#comments" aria-label=${i("find.commentOn",{title:e.title})}>
        ${c("comment")} ${e.commentCount?Pt`<span>${q(e.commentCount)}</span>`:ee}
      </a>
      <span class="grow"></span>
      ${om(e)}
    </div>
  </li>`;import{html as He,nothing as lc}from"../lib/lit-html/lit-html.js";var zn=({key:e})=>`group-${e.replace(" ","-")}`;async function pc(e,t){e.toggle(t),await v(zn(t))}var cm=(e,t)=>He`
  <span class="piece c-${Oe(e.category).code}">
    ${e.media.length?qt(e.media[0],{thumb:!0}):it(e.category)}
    ${t?He`<span class="beyond">+${q(t)}</span>`:lc}
  </span>`;function lm(e){let{shown:t,rest:s}=rc(e);return He`
    <span class="cover ${t[0].media.length?"":"signs"}">
      <span class="mosaic of-${t.length}">${t.map((n,a)=>cm(n,a===t.length-1?s:0))}</span>
    </span>`}var uc=({finds:e,hasMore:t})=>i("feed.several",{n:e.length,more:t}),pm=e=>e.map((t,s)=>He`${s?" · ":lc}<bdi>${t.title}</bdi>`),um=(e,t)=>He`
  <li class="feed-card">
    <button type="button" class="group-face" id=${zn(t)} aria-expanded="false" @click=${()=>pc(e,t)}>
      ${lm(t.finds)}
      <span class="about">
        <span class="name">${uc(t)}</span>
        <span class="soft titles">${pm(t.finds.slice(0,10))}</span>
        ${Rn(t.finds[0],!!e.at)}
      </span>
    </button>
  </li>`,dm=(e,t,s)=>He`
  <li class="feed-group">
    <div class="by">
      ${Z(t.finds[0].user,28)}
      <span class="grow">${O(t.finds[0].user)} <span class="soft">· ${uc(t)}</span></span>
      <button type="button" class="quiet" id=${zn(t)} aria-expanded="true" @click=${()=>pc(e,t)}>
        ${i("feed.less")}
      </button>
    </div>
    <ul class="feed-list">${t.finds.map(n=>s(n))}</ul>
  </li>`,dc=(e,t,s)=>e.isOpen(t)?dm(e,t,s):um(e,t);import{html as Re,nothing as Bi}from"../lib/lit-html/lit-html.js";var mc={profile:()=>"/profile",streets:()=>"/admin/map",find:()=>"/new",friend:()=>$t()?"/invites":"/people",push:()=>"/settings#push"},mm=e=>i(e==="friend"&&$t()?"steps.inviteAction":`steps.${e}Action`);function hm(e,t){return mc[t]?Re`<a class="button quiet" href=${mc[t]()}>${mm(t)}</a>`:at.get("installPrompt")?Re`<button type="button" class="quiet" @click=${()=>e.installNow()}>${i("steps.installAction")}</button>`:Re`<span class="hint">${i("steps.installHint")}</span>`}var fm=(e,{name:t,isDone:s})=>Re`
  <li class="step ${s?"done":""}">
    <span class="tick">${s?c("check"):Bi}</span>
    <span class="grow">${i(`steps.${t}`,{instance:ft()})}${s?Re`<span class="unseen"> (${i("steps.done")})</span>`:Bi}</span>
    ${s?Bi:hm(e,t)}
  </li>`,hc=e=>e.isOver||!e.left?Bi:Re`
  <section class="card" aria-labelledby="steps">
    <div class="row between"><h2 id="steps">${i("steps.title")}</h2>${xt(e.dismiss)}</div>
    <ul class="first-steps">${e.steps.map(t=>fm(e,t))}</ul>
  </section>`;var $m=()=>ze`<a class="button quiet" href="/people">${c("people")} ${i("nav.people")}</a>`,gm=e=>e.isHere?gc:ze`
  <button type="button" class="chip" aria-busy=${e.busy?"true":"false"} @click=${()=>e.nearMe()}>
    ${c("here")} ${i("feed.nearMe")}
  </button>`,fc=e=>ze`
  <p class="row between"><span class="soft">${i(e.at?"feed.around":"feed.friends")}</span>${gm(e)}</p>`,$c=(e,t)=>cc(e,t.liking(e),{km:t.distance(e),eager:e===t.list.items[0],isMixed:!!t.at}),bm=({name:e,entries:t},s)=>ze`
  <section class="stack" aria-labelledby="day-${e}">
    <h2 id="day-${e}">${i(`feed.${e}`)}</h2>
    <ul class="feed-list">
      ${t.map(n=>n.find?$c(n.find,s):dc(s,n,a=>$c(a,s)))}
    </ul>
  </section>`;function wm(e,t){let{items:s,problem:n}=e.list;return!n&&(!s||!t.isKnown)?w(3):[hc(t),ym(e)]}function ym(e){let{items:t,problem:s,load:n}=e.list;if(s)return d(s,n);if(!t.length&&!e.list.next){let a=i(e.at?"feed.noneText":"feed.noneFriends");return[fc(e),I(i("feed.none"),a,gc,"feed")]}return ze`
    ${fc(e)}
    ${e.days.map(a=>bm(a,e))}
    ${M({...e.list,more:e.more})}`}function bc(e){let t=new Li(e),s=new Ai(e);return{title:i("feed.title"),broad:!0,ready:Promise.all([t.load(),s.load()]),view:()=>ze`
      ${f(i("feed.title"),$m())}
      ${wm(t,s)}`}}import{html as D,nothing as me}from"../lib/lit-html/lit-html.js";var vm=30,Ii=e=>e.map(t=>typeof t=="string"?t:t[0]==="code"?t[1]:Ii(t.at(-1))).join("");function wc([e,t,s]){return e==="pre"?t:e==="ul"||e==="ol"?t.map(n=>n.map(wc).join(" ")).join(" "):e==="table"?t.map(n=>n.map(Ii).join(" ")).join(" "):Ii(s??t)}function km(e){let t=[{document:e,id:"",title:e.title,texts:[]}];for(let s of e.blocks)/^h\d$/.test(s[0])?t.push({document:e,id:s[1],title:Ii(s[2]),texts:[]}):t.at(-1).texts.push(wc(s));return t.map(({texts:s,...n})=>({...n,text:s.join(" ")}))}var xm=({document:e,id:t})=>`/help/${e.name}${t?`#${t}`:""}`;function Om(e,t){let s=Math.min(...t.map(o=>Jt(e).indexOf(o)).filter(o=>o>=0),e.length),n=s>60?e.lastIndexOf(" ",s-40)+1:0,a=e.slice(n,n+160);return`${n?"… ":""}${a}${n+160<e.length?" …":""}`}function qm(e,t){let s=Jt(t).split(/\s+/).filter(Boolean);if(!s.length)return[];let n=({title:o,text:r})=>s.every(l=>Jt(`${o} ${r}`).includes(l))?s.some(l=>Jt(o).includes(l))?2:1:0;return e.flatMap(km).map(o=>[n(o),o]).filter(([o])=>o).sort(([o],[r])=>r-o).slice(0,vm).map(([,o])=>({address:xm(o),title:o.title,document:o.document,part:Om(o.text,s)}))}function Fm(e,t){let s=({name:a,language:o})=>a.replace(new RegExp(`-${o}$`),""),n=a=>a.language===t||a.language==="en"&&!e.some(o=>o.language===t&&s(o)===s(a));return e.filter(n)}var Mi=class{query="";#t;#e=[];constructor(t){this.#t=t,this.loading=E(t,async()=>{let s=await fetch(new URL("bundle/help.json",ge).href,{signal:t.signal});if(!s.ok)throw Object.assign(new Error("the documents are not there"),{code:"strange",status:s.status});this.#e=await s.json()}),this.query=t.query.get("q")??""}get documents(){return Fm(this.#e,kt())}get document(){return this.#e.find(t=>t.name===this.#t.params.name)}get found(){return qm(this.documents,this.query)}search(t){this.query=t,this.#t.rename(y("/help",{q:t.trim()})),this.#t.update()}};var Tt=e=>e.map(t=>typeof t=="string"?t:Sm[t[0]](t)),Sm={b:([,e])=>D`<b>${Tt(e)}</b>`,i:([,e])=>D`<i>${Tt(e)}</i>`,code:([,e])=>D`<code>${e}</code>`,a:([,e,t])=>/^https?:/.test(e)?D`<a href=${e} target="_blank" rel="noopener">${Tt(t)}</a>`:D`<a href=${e}>${Tt(t)}</a>`},yc=e=>D`<li>${e.length===1&&e[0][0]==="p"?Tt(e[0][1]):e.map(xc)}</li>`,vc=(e,t)=>D`<tr>${e.map(t)}</tr>`,Pm={h2:([,e,t])=>D`<h2 id=${e} tabindex="-1">${Tt(t)}</h2>`,h3:([,e,t])=>D`<h3 id=${e} tabindex="-1">${Tt(t)}</h3>`,p:([,e])=>D`<p>${Tt(e)}</p>`,pre:([,e])=>D`<pre tabindex="0">${e}</pre>`,ul:([,e])=>D`<ul>${e.map(yc)}</ul>`,ol:([,e])=>D`<ol>${e.map(yc)}</ol>`,table:([,[e,...t]])=>D`
    <div class="scrolls" tabindex="0"><table>
      <thead>${vc(e,s=>D`<th scope="col">${Tt(s)}</th>`)}</thead>
      <tbody>${t.map(s=>vc(s,n=>D`<td>${Tt(n)}</td>`))}</tbody>
    </table></div>`},xc=e=>Pm[e[0]](e),Oc=(e,t,s,n)=>D`
  <li>
    <a class="area" href=${e}>
      <span class="grow" lang=${n}>
        <span class="strong">${t}</span>${s?D`<br><span class="soft">${s}</span>`:me}
      </span>
      ${c("next")}
    </a>
  </li>`,kc=e=>D`<ul class="people">${e.map(t=>Oc(`/help/${t.name}`,t.title,"",t.language))}</ul>`,Tm=([e,...t])=>D`
  <section class="card">${kc([e])}</section>
  <section class="card">
    <h2>${i("help.running")}</h2>
    ${kc(t)}
  </section>`;function Lm(e){let t=e.found;return D`
    <p class="unseen" role="status">${i("help.found",{n:t.length})}</p>
    ${t.length?D`<section class="card"><ul class="people">${t.map(({address:s,title:n,document:a,part:o})=>Oc(s,a.title===n?n:`${a.title} › ${n}`,o,a.language))}</ul></section>`:I(i("help.none"),i("help.noneText"),me,"search")}`}var Am=e=>D`
  ${f(i("help.title"),me,b()?"/settings":"/sign-in")}
  <form role="search" @submit=${t=>t.preventDefault()}>
    <label class="unseen" for="help-words">${i("help.search")}</label>
    <input id="help-words" type="search" autocomplete="off" placeholder=${i("help.search")} .value=${e.query}
      @input=${t=>e.search(t.target.value)}>
  </form>
  ${e.query.trim()?Lm(e):Tm(e.documents)}`,Bm=({title:e,language:t,blocks:s})=>D`
  ${f(e,me,"/help")}
  <article class="card document" lang=${t}>${s.map(xc)}</article>`,Im=()=>D`${f(i("help.title"),me,"/help")}${I(i("missing.title"),i("missing.text"),me,"search")}`;function Mm(e,t){return e.loading.problem?D`${f(i("help.title"),me,"/help")}${d(e.loading.problem,e.loading.load)}`:e.documents.length?t.params.name?e.document?Bm(e.document):Im():Am(e):w(6)}function qc(e){let t=new Mi(e);return{get title(){return t.document?.title??i("help.title")},ready:t.loading.load().then(()=>location.hash?v(location.hash.slice(1)):null),view:()=>Mm(t,e)}}import{html as j,nothing as Y}from"../lib/lit-html/lit-html.js";var jm=20,Nm=e=>new Promise((t,s)=>{let n=()=>{clearTimeout(a),s(e.reason)},a=setTimeout(()=>{e.removeEventListener("abort",n),t()},1e3);e.addEventListener("abort",n,{once:!0})});async function Fc(e,t,{signal:s,stopped:n,tick:a=Nm,note:o=()=>{}}){for(;;)try{return await T(e,t,{signal:s})}catch(r){if(r.status!==429)throw r;await o();for(let l=Math.max(jm,r.retryAfter);l>0;l--){if(n())return null;await a(s)}}}var ji=class{audience="me";keep=!1;category="";area="";forFriends="true";#t;constructor(t){this.#t=t}set(t){Object.assign(this,t),this.#t()}get body(){return{audience:this.audience,...this.keep?{keepVisibility:!0}:{},...this.category?{category:this.category}:{},...this.area===""?{}:{area:Number(this.area)},...Number(this.area)?{exactForFriends:this.forFriends==="true"}:{}}}};var Dm=30,Um=["obscured","notPoint"],Sc=()=>h().places.source!=="gazetteer",Ni=class{state=null;#t;#e;#s=!1;constructor(t,s){this.#t=t,this.#e=s}get rows(){return(this.#t.rows.items??[]).filter(t=>t.status==="noPlace"&&!Um.includes(t.reason)).slice(0,Dm)}async run(){let{rows:t}=this,s={n:0,all:t.length,found:0,busy:!0,problem:null};this.state=s,this.#s=!1,this.#e.update();try{for(let n of t){if(this.#s)break;let[a]=await g(y("/api/places",{query:n.place||n.title,limit:1}),{signal:this.#e.signal});s.n++,a&&await this.#t.guess(n,a)&&s.found++,this.#e.update()}}catch(n){if(n.name==="AbortError")return;s.problem=n}s.busy=!1,this.#e.update()}stop(){this.#s=!0}};var Cm=1e3,Em=14,Pc=e=>({...st(e),row:e.row,name:e.title});function _m(e,t){let[s,n]=[e.map(k=>k.lat),e.map(k=>k.lng)].map(k=>k.toSorted((A,lt)=>A-lt)),[a,o,r,l]=[s[0],s.at(-1),n[0],n.at(-1)],p={lat:(a+o)/2,lng:(r+l)/2,zoom:Em},$=()=>{let[k,A,lt,ts]=eo(t,p).split(",").map(Number);return k<=r&&lt>=l&&A<=a&&ts>=o};for(;p.zoom>1&&!$();)p.zoom--;return p}var Di=class{items=[];#t;#e=0;constructor(t){this.#t=t}async load(t,s){let n=++this.#e,a=[];try{for(let o=0,r;!r||r.length===Cm;o=r.at(-1)?.row){if(r=await g(y(`${t}/points`,{status:s,after:o||""}),{signal:this.#t.signal}),n!==this.#e)return;a.push(...r.map(Pc))}}catch{if(n!==this.#e)return;a.length=0}this.items=a,this.#t.update()}put(t){let s=this.items.filter(n=>n.row!==t.row);this.items=t.status==="ready"&&t.latitude!==void 0?[...s,Pc(t)]:s}link(t){return y("/",{at:Ds(_m(this.items,t))})}};var Hm=e=>Number(new URLSearchParams(e.split("?")[1]).get("limit"));function Tc(e,t){let s={items:null,next:0,busy:!1,problem:null},n=0,a=async o=>{let r=n,l=t();Object.assign(s,{busy:!0,problem:null}),e.update();try{let p=await g(o?`${l}&after=${o}`:l,{signal:e.signal});if(r!==n)return;s.items=[...o?s.items:[],...p],s.next=p.length<Hm(l)?0:p.at(-1).row}catch(p){if(r!==n||p.name==="AbortError")return;o?u(F(p)):s.problem=p}s.busy=!1,e.update()};return s.clear=()=>{n++,Object.assign(s,{items:null,next:0,busy:!1,problem:null})},s.load=()=>a(0),s.more=async()=>{!s.busy&&s.next&&await a(s.next)},s.put=o=>{s.items=s.items?.map(r=>r.row===o.row?o:r)??null},s.drop=o=>{s.items=s.items?.filter(r=>r.row!==o.row)??null,s.items&&!s.items.length&&s.more()},s}var Rm=e=>(/\.zip$/i.test(e.name??"")?1e3:100)*2**20,Lc=20,zm=200,Vm=["ready","noPlace","duplicate","bad","skipped","done"],Wm=4,Gm=["noPoint","zeroPoint","notPoint","obscured","badPoint","noTitle","badLine","twice","known"],Ac=e=>Gm.includes(e.reason)?e.reason:"",Ui=class{current=null;unfinished=[];status="ready";progress=null;refusal=null;published=null;#t;#e=null;#s=!1;constructor(t){this.#t=t,this.options=new ji(()=>t.update()),this.places=new Ni(this,t),this.points=new Di(t),this.rows=Tc(t,()=>y(`${this.#i}/rows`,{status:this.status,limit:50})),this.loading=E(t,()=>this.#n())}get#i(){return`/api/imports/${this.current.id}`}get tabs(){let{counts:t}=this.current;return Vm.map((s,n)=>({name:s,n:t[s],at:n})).filter(({n:s,at:n})=>s||n<Wm)}get isBusy(){return!!this.published?.busy}get isDone(){let{counts:t}=this.current;return!!this.published&&!this.isBusy&&!this.published.problem&&!t.ready&&!t.noPlace&&!t.media}async#n(){let{signal:t}=this.#t,s=this.#t.query.get("id"),n=await g("/api/imports",{signal:t});this.unfinished=n.filter(o=>o.counts.ready||o.counts.noPlace);let a=n.find(o=>o.id===s);a&&await this.#a(a)}async#a(t){this.current=t,this.published=null,this.places.state=null,this.status=this.tabs.find(({n:s})=>s)?.name??"ready",this.rows.clear(),await this.rows.load(),this.points.load(this.#i,"ready")}open(t){return this.#t.rename(y("/import",{id:t.id})),this.#a(t)}async upload(t,s=ye){let n=new AbortController;this.#e=n,this.#t.signal.addEventListener("abort",()=>n.abort(),{once:!0}),Object.assign(this,{progress:0,refusal:null}),this.#t.update();let a=o=>{this.progress=o,this.#t.update()};try{if(t.size>Rm(t))throw{code:"page",text:i("import.tooLarge")};let o=await s("POST","/api/imports",t,{progress:a,signal:n.signal});if(n.signal.aborted)return;await this.open(o)}catch(o){if(o.name==="AbortError")return;this.refusal=o,o.reason==="too_many_imports"&&await this.loading.load()}finally{this.progress=null,this.#t.update()}}cancel(){this.#e?.abort()}choose(t){return this.status=t,this.rows.clear(),this.rows.load()}async#o(t,s){let n=await _(G(`${this.#i}/rows/${t.row}`,s).then(a=>{let o={...this.current.counts};o[t.status]--,o[a.status]++,this.current={...this.current,counts:o},a.status===t.status?this.rows.put(a):this.rows.drop(t),this.published?.made||this.points.put(a)}));return this.#t.update(),n}skip(t,s){return this.#o(t,{skip:s})}place(t,{point:s,name:n,location:a}){let o=a?.name??n;return this.#o(t,{latitude:s.lat,longitude:s.lng,...o?{place:o}:{}})}guess(t,{latitude:s,longitude:n}){return this.#o(t,{latitude:s,longitude:n,guessed:!0})}rename(t,s){return this.#o(t,{title:s})}async commit(t){if(this.isBusy)return;let{signal:s}=this.#t,{ready:n,done:a}=this.current.counts;this.#s=!1;let o={made:0,taken:0,all:n,busy:!0,isWaiting:!1,problem:null};this.published=o;let r=p=>{this.current=p,Object.assign(o,{made:p.counts.done-a,taken:n-p.counts.ready}),this.#t.update()},l=()=>(o.isWaiting=!0,this.#t.update(),g(this.#i,{signal:s}).then(r).catch(p=>{if(!we(p))throw p}));this.#t.update();try{for(let p=Lc;this.current.counts.ready&&!this.#s;){let $=this.current.counts.ready,k=await Fc(`${this.#i}/commit`,{...this.options.body,limit:zm},{signal:s,stopped:()=>this.#s,note:l,tick:t});if(o.isWaiting=!1,!k)break;if(r(k),p=this.current.counts.ready<$?Lc:this.current.counts.media?p-1:0,!p)throw{code:"strange"}}}catch(p){if(p.name==="AbortError")return;o.problem=p,await g(this.#i,{signal:s}).then(r).catch(()=>{})}o.busy=!1,!s.aborted&&(await this.choose(this.current.counts.ready?"ready":"done"),this.points.load(this.#i,o.made?"done":"ready"))}stop(){this.#s=!0}leave(){return this.current=null,this.refusal=null,this.#t.query.delete("id"),this.#t.rename("/import"),this.loading.load()}async discard(t){await _(B(`/api/imports/${t.id}`))&&await this.leave()}};var Ym=["track","route","line","area","picture","link","file","damaged","text"];function Bc({leftOut:e=[]}){let t=e.filter(({kind:s})=>Ym.includes(s));return t.length?i("import.leftOut",{n:t.reduce((s,{n})=>s+n,0),list:va(t.map(({kind:s,n})=>i(`import.kind.${s}`,{n})))}):""}var Ic=({leftOut:e=[]})=>e.flatMap(({where:t=[]})=>t).map(({file:t="",line:s=0,column:n=0})=>s?i(t?"import.leftAt":"import.leftLine",{file:t,line:q(s),column:q(n)}):t);import{html as Wn,nothing as Vn}from"../lib/lit-html/lit-html.js";var Jm=(e,t,s,n,a)=>Wn`
  <label class="switch">
    <span>${s}<br><span class="soft">${n}</span></span>
    <input type="checkbox" role="switch" id=${e} .checked=${t} @change=${o=>a(o.target.checked)}>
  </label>`,Km=(e,t)=>Wn`
  ${e.current.format==="finds"?Jm("import-keep",t.keep,i("import.keep"),i("import.keepHint"),s=>t.set({keep:s})):Vn}
  ${t.keep?Vn:P("import-audience",{label:i("edit.who"),chosen:t.audience,options:qe.map(s=>[s,i(`find.audience.${s}`)]),set:s=>t.set({audience:s})})}`,Zm=e=>P("import-category",{label:i("import.category"),options:[["",i("edit.none")],...Xt().map(t=>[t,H(t)])],chosen:e.category,set:t=>e.set({category:t})}),Xm=e=>P("import-area",{label:i("privacy.shown"),hint:i("import.areaHint"),chosen:e.area,set:t=>e.set({area:t}),options:[["",i("privacy.asSet")],...Ce()]}),Qm=e=>P("import-friends",{label:i("privacy.exactFor"),options:ki(),chosen:e.forFriends,set:t=>e.set({forFriends:t})}),Mc=(e,t=e.options)=>Wn`
  ${Km(e,t)}
  <div class="folds">
    <details class="fold" id="fold-import">
      <summary>${c("filter")} <span class="grow">${i("import.more")}</span> ${c("next")}</summary>
      <div class="stack">${Zm(t)}${Xm(t)}${Number(t.area)?Qm(t):Vn}</div>
    </details>
  </div>`;import{html as rt,nothing as se}from"../lib/lit-html/lit-html.js";function th(e){if(e.status==="ready"&&e.reason!=="noTitle")return e.guessed?i("import.guessed"):e.place??"";let t=Ac(e),s=e.line?`${i("import.line",{n:e.line})}: `:"";return t?s+i(`import.reason.${t}`):""}async function Yn(e,t,s){if(!await s)return;let n=e.rows.items?.[Math.min(t,e.rows.items.length-1)];v(n?`row-${n.row}`:"part-rows")}function eh(e,t,s,n){let a=new dt(n,null,()=>Yn(e,s,e.place(t,a.value)));return _e(a)}var Ci=e=>e.title||i("import.line",{n:e.row}),Gn=(e,t,s)=>rt`
  <button type="button" class="quiet" id="row-${e.row}" aria-label=${`${t}: ${Ci(e)}`} @click=${s}>${t}</button>`,sh=e=>t=>m(t,"title",{label:i("find.titleField"),value:e.title,required:!0,least:1,most:h().limits.title});async function ih(e,t){await U(n=>new x({send:async({title:a})=>{await e.rename(t,a.trim())&&n()}}),i("import.rename"),sh(t),n=>N(n,i("action.save"))),v(`name-${t.row}`)}var jc=(e,t)=>rt`
  <button type="button" class="round" id="name-${t.row}" aria-label=${`${i("import.rename")}: ${Ci(t)}`}
    @click=${()=>ih(e,t)}>
    ${c("edit")}
  </button>`,Nc=e=>e.findId?rt`
  <a class="button quiet" href="/finds/${e.findId}" aria-label=${`${i("import.show")}: ${Ci(e)}`}>
    ${i("import.show")}</a>`:se,nh=(e,t,s,n)=>({ready:()=>rt`${jc(e,t)}${Gn(t,i("import.skip"),()=>Yn(e,s,e.skip(t,!0)))}`,skipped:()=>Gn(t,i("import.unskip"),()=>Yn(e,s,e.skip(t,!1))),noPlace:()=>rt`${jc(e,t)}${Gn(t,i("import.locate"),()=>eh(e,t,s,n))}`,duplicate:()=>Nc(t),done:()=>Nc(t)})[t.status]?.()??se,Jn=e=>e?rt`<br><span class="soft" dir="auto">${e}</span>`:se,ah=e=>e.slice(e.lastIndexOf("/")+1),oh=e=>[`import.lost.${e}`,`rule.${e}`,`reason.${e}`].map(t=>[t,i(t)]).find(([t,s])=>s!==t)?.[1]??e,rh=({media:e,lost:t=[]})=>[e>t.length?Jn(i("import.rowMedia",{n:e-t.length})):se,...t.map(({file:s,reason:n})=>Jn(`${ah(s)}: ${oh(n)}`))],ch=(e,t,s,n)=>rt`
  <li class="row between">
    <span class="grow"><bdi class="strong">${Ci(t)}</bdi>${Jn(th(t))}${rh(t)}</span>
    <span class="row">${nh(e,t,s,n)}</span>
  </li>`;function lh(e,t){let{items:s,problem:n,load:a}=e.rows;return n?d(n,a):s?s.length?rt`
    <ul class="people" aria-label=${i("import.rows")}>${s.map((o,r)=>ch(e,o,r,t))}</ul>
    ${M(e.rows)}`:rt`<p class="soft" role="status">${i("import.none")}</p>`:w(4)}var ph=(e,{n:t,all:s})=>rt`
  <progress max=${s} .value=${t} aria-label=${i("import.lookUp")}></progress>
  <p class="row between">
    <span role="status">${i("import.progress",{n:t,all:q(s)})}</span>
    <button type="button" class="quiet" @click=${()=>e.places.stop()}>${i("import.stop")}</button>
  </p>`;async function uh(e){await e.places.run(),v("part-rows")}function dh(e){let{state:t,rows:s}=e.places;return t?.busy?ph(e,t):rt`
    ${t?rt`<p role="status">${i("import.lookedUp",{n:t.found})}</p>`:se}
    ${t?.problem?d(t.problem):se}
    ${s.length?rt`
      <p class="hint">${i("import.lookUpText",{source:h().places.attribution})}</p>
      <p>
        <button type="button" class="quiet" id="import-lookup" @click=${()=>uh(e)}>${i("import.lookUp")}</button>
      </p>`:se}`}var Dc=(e,t)=>rt`
  <section class="card">
    ${et("rows",i("import.rows"))}
    <div class="chips" role="group" aria-label=${i("import.which")}>
      ${e.tabs.map(({name:s,n})=>ke(e.status===s,`${i(`import.status.${s}`)} (${q(n)})`,()=>e.choose(s)))}
    </div>
    ${e.status==="noPlace"&&Sc()?dh(e):se}
    ${lh(e,t)}
  </section>`;var Ve=class extends Do{label="";points=[];options(){let{lat:t,lng:s}=this.points[0]??{lat:25,lng:5};return{view:{lat:t,lng:s,zoom:2},still:!0,onMove:()=>this.map&&this.mark()}}draw(){this.points.length&&(this.map.fit(this.points,this.closest,{animate:!1}),this.mark())}failed(){this.remove()}};var[Ei,mh,hh]=[12,28,44],Kn=class extends Ve{closest=Ei;set places(t){let s=t!==this.points;this.points=t,this.map&&s&&this.draw()}mark(){this.map.setMarkers(Ys(this.points,t=>this.map.pixelOf(t),hh).map(t=>this.#t(t)))}#t([t,...s]){if(!s.length){let r=()=>this.map.setView({...t,zoom:Ei}),l=t.km?t:null;return{key:`${t.lat},${t.lng}`,lat:t.lat,lng:t.lng,kind:"dot",size:mh,text:"",label:t.name,area:l,click:r}}let n=Uo({latitude:t.lat,longitude:t.lng,count:s.length+1}),a=s.every(r=>r.lat===t.lat&&r.lng===t.lng);return{...n,click:()=>a?this.map.setView({...t,zoom:Ei}):this.map.fit([t,...s],Ei)}}};customElements.define("finds-map",Kn);var fh=".gpx,.kml,.kmz,.geojson,.geojsonl,.json,.umap,.csv,.tsv,.txt,.zip";async function $h(e,t){let s=e.target,[n]=s.files;n&&(await t.upload(n),s.value="",t.current&&v("part-import"))}var gh=e=>j`
  <progress max="1" .value=${e.progress} aria-label=${i("import.upload")}></progress>
  <p class="row between">
    <span class="soft" role="status">${i(e.progress<1?"import.upload":"import.reading")}</span>
    <button type="button" class="quiet" @click=${()=>e.cancel()}>${i("action.cancel")}</button>
  </p>`,bh=e=>j`
  <p class="row actions">
    <label class="button" for="import-file">${c("plus")} ${i("import.choose")}</label>
    <input class="file" id="import-file" type="file" accept=${fh} aria-describedby="import-hint" @change=${t=>$h(t,e)}>
  </p>`,wh=e=>j`
  <section class="card">
    <p>${i("import.text")}</p>
    ${e.refusal?d(e.refusal):Y}
    ${e.progress===null?bh(e):gh(e)}
    <p class="hint" id="import-hint">${i("import.files")}</p>
  </section>
  ${e.unfinished.length?vh(e):Y}`;async function Cc(e,t){await L(i("import.discardTitle"),i("import.discardText"),i("import.discard"))&&(await e.discard(t),v("import-file"))}var _i=e=>e.name||i("import.unnamed");async function yh(e,t){await e.open(t),v("part-import")}var vh=e=>j`
  <section class="card">
    <h2>${i("import.unfinished")}</h2>
    <ul class="people">${e.unfinished.map(t=>j`
      <li class="row between">
        <span class="grow"><bdi class="strong">${_i(t)}</bdi><br>
          <span class="soft">${i("import.left",{n:t.counts.ready+t.counts.noPlace})} ${Ec(t)}</span></span>
        <span class="row">
          <button type="button" class="quiet" aria-label=${`${i("import.goOn")}: ${_i(t)}`} @click=${()=>yh(e,t)}>
            ${i("import.goOn")}
          </button>
          <button type="button" class="round" aria-label=${`${i("import.discard")}: ${_i(t)}`}
            @click=${()=>Cc(e,t)}>
            ${c("trash")}
          </button>
        </span>
      </li>`)}
    </ul>
  </section>`,Ec=e=>i("import.ends",{date:ut(e.expiresAt)});async function kh(e){await e.commit(),v("part-import")}var xh=(e,{taken:t,all:s,isWaiting:n})=>j`
  <progress max=${s} .value=${t} aria-label=${i("import.running")}></progress>
  <p class="row between">
    <span role="status">${i("import.progress",{n:t,all:q(s)})}</span>
    <button type="button" class="quiet" id="import-stop" @click=${()=>e.stop()}>${i("import.stop")}</button>
  </p>
  ${n?j`<p class="soft" role="status">${i("import.waiting")}</p>`:Y}
  ${e.current.counts.media?j`<p class="soft">${i("import.mediaLeft",{n:e.current.counts.media})}</p>`:Y}`,Oh=e=>e.items.length?e.link({width:innerWidth,height:innerHeight/2}):"/profile",qh=({mediaDone:e,mediaLost:t},{made:s},n)=>j`
  <p role="status">${c("check")} ${i("import.made",{n:s})}</p>
  ${e?j`<p>${i("import.media",{n:e})}</p>`:Y}
  ${t?j`<p>${i("import.mediaLost",{n:t})}</p>`:Y}
  ${s?j`<p><a class="button" href=${Oh(n)}>${i("import.see")}</a></p>`:Y}`,Fh=(e,t)=>j`
  ${Mc(e)}
  <button type="button" class="main" id="import-commit" @click=${()=>kh(e)}>${i("import.commit",{n:t})}</button>`;function Sh(e){let[t,s]=[Bc(e),Ic(e)];return j`
    ${t?j`<p id="import-left">${t}</p>`:Y}
    ${s.length?j`
      <details>
        <summary>${i("import.leftWhere")}</summary>
        <ul>${s.map(n=>j`<li><bdi>${n}</bdi></li>`)}</ul>
      </details>`:Y}
    ${e.guessedEncoding?j`<p>${i("import.encoding",{name:e.guessedEncoding})}</p>`:Y}`}function Ph(e){let{current:t,published:s}=e;return j`
    <section class="card">
      ${et("import",j`<bdi>${_i(t)}</bdi>`)}
      ${e.isBusy?xh(e,s):j`
        ${e.isDone?Y:j`<p class="soft">${Ec(t)}</p>`}
        ${e.points.items.length?j`
          <finds-map .places=${e.points.items} .label=${i("import.map")}></finds-map>`:Y}
        ${s?qh(t.counts,s,e.points):Y}
        ${Sh(t)}
        ${s?.problem?d(s.problem):Y}
        ${t.counts.ready?Fh(e,t.counts.ready):Y}
        <p class="row">${e.isDone?j`
          <button type="button" class="quiet" @click=${()=>Uc(e)}>${i("import.finish")}</button>`:j`
          <button type="button" class="quiet" @click=${()=>Uc(e)}>${i("import.other")}</button>
          <button type="button" class="danger" @click=${()=>Cc(e,t)}>${i("import.discard")}</button>`}
        </p>`}
    </section>`}async function Uc(e){await e.leave(),v("import-file")}function Th(e,t){return e.loading.problem?d(e.loading.problem,e.loading.load):e.current?j`${Ph(e)}${e.isBusy?Y:Dc(e,t)}`:wh(e)}function _c(e){let t=new Ui(e);return{title:i("import.title"),ready:t.loading.load(),view:()=>j`${f(i("import.title"),Y,"/settings")}${Th(t,e)}`}}import{html as J,nothing as zt}from"../lib/lit-html/lit-html.js";var Lh=1e3,Hc=[5,15,30,60],We=class{areas=null;wishes=[];job=null;chosen=null;plan=null;problem=null;km=15;busy=!1;#t;#e;constructor(t,s=Ns){this.#t=t,this.#e=s,this.loading=E(t,async()=>{await this.#i(),this.#n();let n=Qt(t.query?.get("at"));n&&!this.chosen&&await this.#s(n)})}async#s({lat:t,lng:s}){let n=await g(y("/api/places/reverse",{lat:t,lng:s}),{signal:this.#t.signal}).catch(()=>null);n&&await this.choose(n)}get isRunning(){return this.job?.state==="running"}async#i(){let{areas:t,job:s,wishes:n}=await g("/api/admin/map",{signal:this.#t.signal});Object.assign(this,{areas:t,job:s,wishes:n}),this.#t.update()}async#n(){for(;this.isRunning&&!this.#t.signal.aborted;)await this.#e(Lh),await this.#i().catch(()=>{})}get#a(){return{...this.chosen,km:this.km}}choose({name:t,address:s,latitude:n,longitude:a}){return this.chosen={title:[t,s].filter(Boolean).join(", "),latitude:n,longitude:a},this.#o()}grant({title:t,latitude:s,longitude:n}){return this.chosen={title:t,latitude:s,longitude:n},this.add()}resize(t){return this.km=t,this.#o()}async#o(){Object.assign(this,{plan:null,problem:null,busy:!0}),this.#t.update();let t=JSON.stringify(this.#a),s=await T("/api/admin/map/plans",this.#a).then(n=>({plan:n}),n=>({problem:n}));t===JSON.stringify(this.#a)&&(Object.assign(this,s,{busy:!1}),this.#t.update())}async add(){try{this.job=await T("/api/admin/map/areas",this.#a),Object.assign(this,{plan:null,problem:null})}catch(t){this.problem=t}this.#t.update(),await this.#n()}async renew(t){try{this.job=await W(`/api/admin/map/areas/${t.name}`)}catch(s){u(F(s))}this.#t.update(),await this.#n()}async remove(t){try{await B(`/api/admin/map/areas/${t.name}`),await this.#i(),u(i("areas.removed",{title:t.title}))}catch(s){u(F(s))}}};async function Ah(e,t){await L(i("areas.removeTitle",{title:t.title}),i("areas.removeText"),i("areas.remove"))&&e.remove(t)}var Bh=(e,t)=>J`
  <li class="row between">
    <span><span class="strong" dir="auto">${t.title}</span><br>
      <span class="soft">${K(t.bytes)} · ${z(t.updatedAt)}</span></span>
    <span class="row">
      ${t.updatable?J`
        <button type="button" class="quiet" ?disabled=${e.isRunning} aria-label="${i("areas.update")}: ${t.title}"
          @click=${()=>e.renew(t)}>${i("areas.update")}</button>`:zt}
      <button type="button" class="danger" aria-label="${i("areas.remove")}: ${t.title}" @click=${()=>Ah(e,t)}>
        ${i("areas.remove")}
      </button>
    </span>
  </li>`,Ih=e=>J`
  <section class="card" aria-labelledby="areas">
    <h2 id="areas">${i("areas.list")}</h2>
    ${e.areas.length?J`<ul class="people">${e.areas.map(t=>Bh(e,t))}</ul>`:I(i("areas.none"),i("areas.noneText"),zt,"way")}
  </section>`,Mh=(e,t)=>J`
  <li class="row between">
    <span><span class="strong" dir="auto">${t.title}</span><br><span class="soft">${i("areas.wishedBy",{n:t.users})}</span></span>
    <button type="button" class="quiet" ?disabled=${e.isRunning} aria-label=${i("areas.grant",{title:t.title})}
      @click=${()=>e.grant(t)}>${i("areas.addWish")}</button>
  </li>`,jh=e=>e.wishes.length?J`
  <section class="card" aria-labelledby="wishes">
    <h2 id="wishes">${i("areas.wishes")}</h2>
    <ul class="people">${e.wishes.map(t=>Mh(e,t))}</ul>
  </section>`:zt,Nh=e=>P("km",{label:i("areas.size"),options:Hc.map(t=>[t,Ss(t)]),chosen:e.km,set:t=>e.resize(Number(t))}),Dh=e=>J`
  <p>${i("areas.from",{host:e.plan.host})}</p>
  <button type="button" class="main" @click=${()=>e.add()}>
    ${c("map")} ${i("areas.add",{title:e.chosen.title,size:K(e.plan.bytes)})}
  </button>`;function Uh(e){return!e.chosen||e.isRunning?zt:J`
    <p class="strong" dir="auto">${e.chosen.title}</p>
    ${Nh(e)}
    ${e.busy?J`<p class="soft" role="status">${i("areas.asking")}</p>`:zt}
    ${e.problem?J`<p class="error" role="alert">${F(e.problem)}</p>`:zt}
    ${e.plan?Dh(e):zt}`}function Ch(e){let{job:t}=e;if(!t)return zt;let{title:s,state:n}=t;if(n==="failed")return J`<p class="error" role="alert">${i("areas.failed",{title:s})} ${F(t)}</p>`;if(n==="current")return J`<p role="status">${i("areas.current",{title:s})}</p>`;if(n==="done")return J`
      <p role="status">${i("areas.done",{title:s})}</p>
      <a class="button" href="/" @click=${o=>{o.preventDefault(),location.assign("/")}}>${i("areas.show")}</a>`;let a=i("areas.started",{title:s});return J`
    <p role="status">${t.total?i("areas.running",{title:s,done:K(t.bytes),total:K(t.total)}):a}</p>
    <progress max=${t.total||1} .value=${t.bytes} aria-label=${a}></progress>`}var Zn=e=>J`
  <section class="card" aria-labelledby="where">
    <h2 id="where">${i("areas.where")}</h2>
    <p class="hint">${i("areas.whereText")}</p>
    <place-search id="area" .label=${i("areas.search")} @choose=${({detail:t})=>e.choose(t.value)}></place-search>
    ${Uh(e)}
    ${Ch(e)}
  </section>`;function Eh(e){return e.loading.problem?d(e.loading.problem,e.loading.load):e.areas?J`
    ${Zn(e)}
    ${jh(e)}
    ${Ih(e)}`:w(3)}function Rc(e){let t=new We(e);return{title:i("admin.map"),ready:t.loading.load(),view:()=>J`${f(i("admin.map"),zt,"/admin")}${Eh(t)}`}}import{html as tt,nothing as ht}from"../lib/lit-html/lit-html.js";var _h=4,Hh=e=>e.map((t,s)=>t.map((n,a)=>n?`M${a} ${s}h1v1h-1z`:"").join("")).join("");async function zc(e){let{encode:t}=await import(new URL("lib/uqr/uqr.js",ge).href),{data:s,size:n}=t(e,{ecc:"M",border:_h});return{size:n,path:Hh(s)}}var Vc=[1,2,5,10,25,100],Wc=[1,7,30,90],Ge=class{created=null;#t;constructor(t){this.#t=t,this.list=R(t,"/api/invites"),this.form=new x({send:(s,n)=>this.#e(s,n),update:t.update})}get isAdmin(){return b()?.role==="admin"}isMine(t){return t.inviter?.id===b()?.id}async#e({uses:t,days:s,note:n="",befriend:a},o){let r={uses:Number(t),days:Number(s),note:n.trim(),befriend:!!a},l=await T("/api/invites",r);this.created={...l,url:new URL(l.link,location.origin).href,code:null},o.reset(),this.#t.update(),await Promise.all([this.#s(this.created),this.list.load()])}async#s(t){t.code=await zc(t.url).catch(()=>null),this.#t.update()}close=()=>{this.created=null,this.#t.update()};async copy(){try{await navigator.clipboard.writeText(this.created.url),u(i("find.copied"))}catch{u(i("invites.copyYourself"))}}get canShare(){return!!navigator.share}async share(){try{let t=i("invites.shareText",{name:O(b()),instance:ft()});await navigator.share({title:i("invites.shareTitle",{instance:ft()}),text:t,url:this.created.url})}catch(t){t.name!=="AbortError"&&await this.copy()}}async revoke(t){try{await B(`/api/invites/${t.id}`),this.created?.id===t.id&&(this.created=null),await this.list.load()}catch(s){u(F(s))}this.#t.update()}};var Rh=()=>tt`
  <label class="switch">
    <span>${i("invites.befriend")}<br><span class="soft">${i("invites.befriendHint")}</span></span>
    <input type="checkbox" role="switch" id="befriend" name="befriend" checked>
  </label>`;function zh({target:e,currentTarget:t}){e.name==="uses"&&(t.elements.befriend.checked=e.value==="1")}async function Vh(e,t){let s=t.created;await t.form.submit(e),t.created!==s&&await v("created-title")}var Xn=(e,t=e.form)=>tt`
  <form class="card" novalidate aria-labelledby="new-invite" @change=${zh} @submit=${s=>Vh(s,e)}>
    <h2 id="new-invite">${i("invites.new")}</h2>
    ${S(t)}
    <div class="pair">
      ${P("uses",{label:i("invites.uses"),options:Vc.map(s=>[s,i("invites.people",{n:s})]),chosen:1})}
      ${P("days",{label:i("invites.days"),options:Wc.map(s=>[s,i("invites.daysOf",{n:s})]),chosen:7})}
    </div>
    ${Rh()}
    ${m(t,"note",{label:i("invites.note"),hint:i("invites.noteHint"),most:200})}
    <div class="row end">${N(t,i("invites.create"))}</div>
  </form>`,Wh=({size:e,path:t})=>tt`
  <svg class="qr" viewBox="0 0 ${e} ${e}" role="img" aria-label=${i("invites.qr")} shape-rendering="crispEdges">
    <path d=${t}></path>
  </svg>`,Gh=e=>tt`
  <button type="button" class="quiet" @click=${()=>e.share()}>${c("share")} ${i("action.share")}</button>`,Qn=e=>tt`
  <section class="card" id="created" aria-labelledby="created-title">
    <div class="row between"><h2 id="created-title" tabindex="-1">${i("invites.ready")}</h2>${xt(e.close)}</div>
    <p role="status">${i("invites.once")}</p>
    <div class="field">
      <label for="link">${i("invites.link")}</label>
      <input id="link" type="text" readonly dir="ltr" .value=${e.created.url} @focus=${t=>t.target.select()}>
    </div>
    <p class="row actions">
      <button type="button" @click=${()=>e.copy()}>${c("copy")} ${i("invites.copy")}</button>
      ${e.canShare?Gh(e):ht}
    </p>
    ${e.created.code?Wh(e.created.code):ht}
  </section>`,Yh=e=>tt`<li><a class="person" href="/people/${e.id}">${Z(e,28)} <span class="strong">${O(e)}</span></a></li>`;async function Jh(e,t){await L(i("invites.revokeTitle"),i("invites.revokeText"),i("invites.revoke"))&&await e.revoke(t)}var Kh=(e,t,s)=>tt`
  <button type="button" class="quiet" aria-label="${i("invites.revoke")}: ${s}" @click=${()=>Jh(e,t)}>
    ${i("invites.revoke")}
  </button>`,Zh={open:"invites.open",used_up:"invites.usedUp",expired:"invites.expired",revoked:"invites.revoked",suspended:"invites.suspended"},Xh=(e,t)=>!e.isAdmin||e.isMine(t)?ht:tt` · ${t.inviter?i("invites.by",{name:O(t.inviter)}):i("invites.byCommand")}`;function Qh(e,t){let s=t.note||i("invites.of",{date:ut(t.createdAt)}),n=t.state==="open";return tt`
    <li class="invite">
      <div class="row between">
        <span class="strong" dir="auto">${s}</span>
        <span class="badge">${i(Zh[t.state])}</span>
      </div>
      <p class="soft">
        ${i("invites.used",{used:q(t.uses-t.usesLeft),uses:q(t.uses)})}
        ${n?tt` · ${i("invites.until",{date:ut(t.expiresAt)})}`:ht}
        ${t.befriend?tt` · ${i("invites.befriends")}`:ht}
        ${Xh(e,t)}
      </p>
      ${t.usedBy.length?tt`<ul class="row used" aria-label=${i("invites.usedBy")}>${t.usedBy.map(Yh)}</ul>`:ht}
      ${n?tt`<p class="row actions">${Kh(e,t,s)}</p>`:ht}
    </li>`}function tf(e){let{items:t,problem:s,load:n}=e.list;return s?d(s,n):t?t.length?tt`
    <section class="card">
      <h2>${i(e.isAdmin?"invites.all":"invites.yours")}</h2>
      <ul class="people">${t.map(a=>Qh(e,a))}</ul>
      ${M(e.list)}
    </section>`:$t()?ht:I(i("invites.none"),i("reason.may_not_invite")):w(2)}function Gc(e){let t=new Ge(e);return{title:i("invites.title"),ready:t.list.load(),view:()=>tt`
      ${f(i("invites.title"),ht,"/people")}
      ${$t()?tt`<p class="lead">${i("invites.lead")}</p>`:ht}
      ${t.created?Qn(t):ht}
      ${$t()?Xn(t):ht}
      ${tf(t)}`}}import{html as gt,nothing as he}from"../lib/lit-html/lit-html.js";import{html as ta,nothing as Yc}from"../lib/lit-html/lit-html.js";function ef(e,t){let[s]=e.target.files;e.target.value="",s&&t.set(s)}var Ye=(e,{label:t,hint:s})=>ta`
  <div class="field">
    <p class="row actions">
      <label class="button quiet" for="picture">${c("camera")} ${t}</label>
      <input class="file" id="picture" type="file" accept="image/*" @change=${n=>ef(n,e)}>
      ${e.has()?ta`
        <button type="button" class="quiet" @click=${()=>e.remove()}>${i("profile.pictureRemove")}</button>`:Yc}
    </p>
    ${e.progress===null?Yc:ta`<progress max="1" .value=${e.progress} aria-label=${t}></progress>`}
    <p class="hint">${s}</p>
  </div>`;var Kc=(e,t)=>gt`
  <div class="field">
    <p><span class="strong">${e}</span><br>${t}</p>
    <p class="hint">${i("admin.fixed")}</p>
  </div>`;function Jc(e,t,s,n,a){let o=e.values[t];return e.isFixed(t)?Kc(n,a(o)):P(t,{label:n,options:s.map(r=>[r,a(r)]),chosen:o})}var Zc=e=>ui(e===Be?"":e);function ea(e,t){e.chooseAccent(t),e.isAccentDark&&Zc(t)}function sf(e){ea(e,e.darkerAccent),document.getElementById("accent").focus()}var nf=(e,t,s)=>gt`
  <button type="button" class="swatch" aria-label=${i(`admin.colours.${t}`)} title=${i(`admin.colours.${t}`)}
    aria-pressed=${s===e.accent?"true":"false"} @click=${()=>ea(e,s)}>
    <svg viewBox="0 0 32 32" aria-hidden="true"><circle cx="16" cy="16" r="16" fill=${s}/></svg>
    ${s===e.accent?c("check"):he}
  </button>`,af=e=>gt`
  <div class="field">
    <label for="accent">${i("admin.accent")}</label>
    <input id="accent" name="accent" type="color" .value=${e.accent} aria-describedby="accent-note"
      aria-invalid=${e.form.errors.accent?"true":he}
      @input=${t=>e.chooseAccent(t.target.value)} @change=${t=>ea(e,t.target.value)}>
    <div class="swatches">${Object.entries(ds).map(([t,s])=>nf(e,t,s))}</div>
    <p id="accent-note" class=${e.form.errors.accent?"error":"hint"} aria-live="polite">
      ${e.form.errors.accent??i("admin.accentHint")}
    </p>
    ${e.isAccentDark?he:gt`
      <p><button type="button" class="quiet" @click=${()=>sf(e)}>
        <svg class="sample" viewBox="0 0 32 32" aria-hidden="true"><circle cx="16" cy="16" r="16" fill=${e.darkerAccent}/></svg>
        ${i("admin.darker")}
      </button></p>`}
  </div>`,of=e=>m(e.form,"mediaLimit",{label:i("admin.limitOfAll"),hint:i("admin.limitOfAllHint"),kind:"number",mode:"numeric",value:e.limit}),rf=({mediaLimit:e})=>e?K(e):i("admin.limits.none"),cf=e=>gt`
  <form class="card" novalidate @submit=${e.form.submit}>
    ${S(e.form)}
    <p class="hint">${i("admin.public")}</p>
    ${Ye(e.picture,{label:i("admin.picture"),hint:i("admin.pictureHint")})}
    ${m(e.form,"name",{label:i("admin.name"),value:e.values.name,most:50})}
    ${m(e.form,"description",{label:i("admin.description"),value:e.values.description,kind:"area",most:500})}
    ${m(e.form,"rules",{label:i("admin.rules"),value:e.values.rules,kind:"area",most:5e3})}
    ${m(e.form,"contact",{label:i("admin.contact"),hint:i("admin.contactHint"),value:e.values.contact,most:200})}
    ${af(e)}
    ${Jc(e,"registration",ar,i("admin.registration"),t=>i(`admin.modes.${t}`))}
    ${Jc(e,"invites",or,i("admin.whoInvites"),t=>i(`admin.inviters.${t}`))}
    ${e.isFixed("mediaLimit")?Kc(i("admin.limitOfAll"),rf(e.values)):of(e)}
    <div class="row end">${N(e.form,i("action.save"))}</div>
  </form>`;function lf(e){return e.loading.problem?d(e.loading.problem,e.loading.load):e.values?gt`${cf(e)}${pf(e)}`:w(4)}var pf=e=>gt`
  <section class="card">
    <h2>${i("admin.startView")}</h2>
    <p class="hint">${i("admin.startViewText")}</p>
    ${e.startView?gt`<place-map class="homemap" inert .at=${e.startView}></place-map>`:he}
    <p class="row">
      ${e.myView?gt`
        <button type="button" class="quiet" id="start-view" @click=${()=>e.begin(e.myView)}>${i("admin.startViewTake")}</button>`:he}
      ${e.startView?gt`
        <button type="button" class="quiet" @click=${()=>e.begin("")}>${i("admin.startViewRemove")}</button>`:he}
    </p>
  </section>`;function Xc(e){let t=new Ie(e);return{title:i("admin.instance"),ready:t.loading.load(),view:()=>gt`${f(i("admin.instance"),he,"/admin")}${lf(t)}`,close(){t.accent!==t.savedAccent&&Zc(t.savedAccent)}}}import{html as Lt,nothing as fe}from"../lib/lit-html/lit-html.js";var sa="/admin/welcome",Qc=e=>e.slice(e.lastIndexOf("#")+1).trim(),Hi=class{greeting=null;ended=null;#t;constructor(t,s){this.#t=t,this.invite=Qc(s);let n={username_taken:"username",invite_needed:"invite",registration_closed:"invite"};this.form=new x({send:a=>this.#s(a),update:t.update,fieldOf:n,asks:"password"})}load=async()=>{if(this.invite){try{this.greeting=await T("/api/invites/greeting",{code:this.invite})}catch(t){if(t.reason!=="invite_ended")return;this.ended=t,this.invite=""}this.#t.update()}};get user(){return b()}get isClosed(){return h().registration==="closed"&&!this.invite}get asksInvite(){return h().registration!=="open"&&!this.invite}#e(t){throw t.reason==="invite_needed"&&(this.invite=""),t}async#s({username:t,password:s,invite:n=""}){await Ca();let a=this.invite||Qc(n),o={username:t.trim(),password:s,cookie:!0,...a?{invite:a}:{}},r=await T("/api/auth/register",o).catch(l=>this.#e(l));Kt(r.user),await this.#t.go(r.user.role==="admin"?sa:"/",{replace:!0}),u(i("join.welcome",{name:r.user.username}))}};var uf=({form:e,asksInvite:t})=>Lt`
  <form novalidate @submit=${e.submit}>
    ${S(e)}
    ${t?m(e,"invite",{label:i("join.invite"),hint:i("join.inviteHint"),required:!0}):fe}
    ${m(e,"username",{label:i("account.username"),hint:i("join.usernameHint"),required:!0,least:3,most:31,pattern:"[A-Za-z0-9_\\-]*",complete:"username"})}
    ${m(e,"password",{label:i("account.password"),hint:i("join.passwordHint"),kind:"password",required:!0,least:8,most:255,complete:"new-password"})}
    ${N(e,i("join.action"))}
  </form>`;function df({greeting:e,invite:t}){let s=e?.inviter,n=Lt`<p class="lead">${i("app.about")} ${t?i("join.invited"):fe}</p>`;return s?Lt`
    <div class="inviter">
      ${Z(s,56)}
      <h1 tabindex="-1">${i("join.invitedBy",{name:O(s),instance:ft()})}</h1>
    </div>
    ${n}
    ${e.befriend?Lt`<p class="note">${i("join.invitedFriend",{name:O(s)})}</p>`:fe}`:Lt`<h1 tabindex="-1">${i("join.title")}</h1>${n}`}var mf=(e,t)=>Lt`${Ho(Lt`
  ${df(e)}
  ${e.ended?Lt`<p class="note" role="alert">${F(e.ended)}</p>`:fe}
  ${e.user?Lt`<p class="note">${i("join.signedIn",{name:O(e.user)})}</p>`:fe}
  ${e.isClosed?Lt`<p class="note">${i("join.closed")}</p>`:fe}
  ${h().passwordLogin?uf(e):fe}
  ${Vo("join.provider",{redirect:_a()?sa:"/"},{invite:e.invite})}
  <p class="below">${i("join.have")} <a href="/sign-in">${i("signin.action")}</a></p>`)}${Js(t)}`;function tl(e){let t=new Hi(e,location.hash);return{get title(){return i("join.title")},broad:!0,ready:t.load(),view:()=>mf(t,e.update)}}import{html as bt,nothing as Je}from"../lib/lit-html/lit-html.js";var sl=e=>e.map(({id:t,title:s,location:n},a)=>({id:t,n:a+1,title:s,...st(n),km:n.area})),el=({n:e,title:t})=>i("lists.nth",{n:e,title:t});function hf(e){let[t,...s]=e;return{key:t.id,lat:t.lat,lng:t.lng,steps:e,text:s.length?`${q(t.n)}+`:q(t.n),label:s.length?i("lists.nthMore",{first:el(t),n:s.length}):el(t),isOnePlace:s.every(n=>n.lat===t.lat&&n.lng===t.lng),area:t.km&&!s.length?t:null}}var il=(e,t,s)=>Ys(e,t,s).map(hf);function nl({steps:e},t){let s=e.findIndex(n=>n.id===t);return e[(s+1)%e.length].id}var al=["private","friends","public"],ol=({name:e,description:t,visibility:s})=>({name:e.trim(),description:t.trim()||null,visibility:s}),rl=({photos:e,cover:t})=>e??(t?[t]:[]),cl=e=>new x({send:async t=>e(await T("/api/lists",ol(t)))}),Ri=class{constructor(t){let s=t.query.get("user")??"";this.isOwn=!s||s===b().id,this.lists=R(t,y("/api/lists",{userId:s,limit:20}))}},zi=class{list=null;chosen="";#t;#e;constructor(t){this.#t=t,this.#e=`/api/lists/${t.params.id}`,this.finds=R(t,`${this.#e}/finds?limit=50`),this.loading=E(t,()=>this.#s())}get title(){return this.list?.name??i("lists.one")}get isOwn(){return this.list?.userId===b().id}get canHide(){return!this.isOwn&&b().role==="admin"&&!!this.list&&this.list.visibility!=="private"}get listsPath(){return y("/lists",{user:this.list&&!this.isOwn&&this.list.userId})}get steps(){return sl(this.finds.items??[])}choose(t){this.chosen=t,this.#t.update()}async#s(){this.list=await g(this.#e,{signal:this.#t.signal}),await this.finds.load()}editForm=t=>new x({send:async s=>{this.list=await W(this.#e,ol(s)),this.#t.update(),t()}});hideForm=t=>new x({send:async({reason:s})=>{await T(`/api/admin/lists/${this.list.id}/private`,{reason:s.trim()}),t(),this.#t.go(this.listsPath,{replace:!0})}});async remove(){await _(B(this.#e))&&this.#t.go("/lists",{replace:!0})}async#i(t){if(await _(t)){let s=await g(this.#e).catch(()=>this.list);this.list=s}this.#t.update()}drop(t){return this.#i(B(`${this.#e}/finds/${t.id}`).then(()=>{if(this.finds.items=this.finds.items.filter(s=>s.id!==t.id),!this.finds.items.length&&this.finds.next)return this.finds.load()}))}setCover(t){return this.#i(W(this.#e,{coverId:t.id}).then(()=>u(i("lists.coverChosen"))))}move(t,s){let{items:n}=this.finds,a=n.findIndex(r=>r.id===t.id),o=n[a+s];return o?this.#i(W(`${this.#e}/finds/${t.id}/place`,{[s<0?"before":"after"]:o.id}).then(()=>{let r=n.filter(l=>l.id!==t.id);r.splice(a+s,0,t),this.finds.items=r})):null}},Vi=class{lists=null;update=()=>{};#t;constructor(t){this.#t=t,this.form=new x({send:(s,n)=>this.#e(s,n),update:()=>this.update()})}load(){return _(g(`/api/finds/${this.#t}/lists`).then(t=>{this.lists=t}))}async toggle(t){let s=`/api/lists/${t.id}/finds/${this.#t}`;t.hasFind=!t.hasFind,this.update(),await _(t.hasFind?W(s):B(s))||(t.hasFind=!t.hasFind),this.update()}async#e({list:t},s){let n=await T("/api/lists",{name:t.trim()});this.lists.unshift({...n,hasFind:!1}),s.reset(),await this.toggle(this.lists[0])}};import{html as Vt,nothing as ff}from"../lib/lit-html/lit-html.js";var ll={private:"lock",friends:"people",public:"globe"},ia=e=>Vt`
  <span class="badge">${c(ll[e.visibility])} ${i(`lists.${e.visibility}`)}</span>`,$f="(min-width: 1180px) 349px, (min-width: 720px) 336px, 100vw",gf=Vt`
  <svg class="way-drawing" viewBox="0 0 120 84" aria-hidden="true">
    <path d="M14 22 45 12l31 10 30-10v52L76 74 45 64 14 74zM45 12v52M76 22v52"></path>
    <path class="dots" d="M26 58c8-14 20-2 28-12s16-8 28-8"></path>
    <path class="pin-point" d="M88 42s8-8 8-14a8 8 0 0 0-16 0c0 6 8 14 8 14zm0-11.500a2.500 2.500 0 1 0 0-5 2.500 2.500 0 0 0 0 5z"></path>
  </svg>`,bf=e=>Vt`
  <span class="mosaic of-${e.length}">
    ${e.map(({media:t})=>Vt`<span class="piece">${qt(t,e.length>1?{thumb:!0}:{sizes:$f})}</span>`)}
  </span>`;function pl(e){let t=rl(e);return Vt`
    <li>
      <a class="list-card ${t.length?"":"bare"}" href="/lists/${e.id}">
        ${t.length?bf(t):gf}
        <span class="over">
          <span class="name" dir="auto">${e.name}</span>
          <span class="row between">
            <span>${i("lists.finds",{n:e.findCount})}</span>
            <span>${c(ll[e.visibility])} ${i(`lists.${e.visibility}`)}</span>
          </span>
        </span>
      </a>
    </li>`}var wf=(e,t)=>Vt`
  ${S(e)}
  ${m(e,"name",{label:i("lists.name"),value:t?.name??"",required:!0,most:100})}
  ${m(e,"description",{label:i("lists.description"),value:t?.description??"",kind:"area",most:500})}
  ${P("visibility",{label:i("lists.who"),hint:i("lists.whoHint"),chosen:t?.visibility??"private",options:al.map(s=>[s,i(`lists.${s}`)])})}`,Wi=(e,t=null)=>U(e,i(t?"lists.edit":"lists.new"),s=>wf(s,t),s=>N(s,i("action.save"))),yf=(e,t)=>Vt`
  <li>
    <label class="row list-choice">
      <input type="checkbox" .checked=${t.hasFind} @change=${()=>e.toggle(t)}>
      <span class="grow" dir="auto">${t.name}</span>
      ${ia(t)}
    </label>
  </li>`,vf=(e,t)=>Vt`
  <div class="row between"><h2>${i("lists.addTo")}</h2>${xt(t)}</div>
  ${e.lists.length?Vt`<ul class="people">${e.lists.map(s=>yf(e,s))}</ul>`:ff}
  <form novalidate @submit=${e.form.submit}>
    ${S(e.form)}
    ${m(e.form,"list",{label:i("lists.new"),hint:i("lists.newHint"),required:!0,most:100})}
    <div class="row end"><button type="submit" aria-busy=${e.form.busy?"true":"false"}>${i("lists.create")}</button></div>
  </form>`;async function kf(e){let t=new Vi(e.id);await t.load()&&await ot((s,n)=>(t.update=n,vf(t,s)),{label:i("lists.addTo")})}import{html as Wt,nothing as $e}from"../lib/lit-html/lit-html.js";var ul=["exact","area","hidden"],dl=["","1","7","30","date"],xf=3650,na=({findId:e,listId:t})=>e?"find":t?"list":"category",ml=({isPublic:e,location:t})=>e&&!t?.area?"exact":"area";function Of(e,t=new Date){let[s,n,a]=e.split("-").map(Number);return Math.round((Date.UTC(s,n-1,a)-Date.UTC(t.getFullYear(),t.getMonth(),t.getDate()))/864e5)}var hl=(e,t=new Date)=>new Date(Date.UTC(t.getFullYear(),t.getMonth(),t.getDate()+e)).toISOString().slice(0,10);function qf({life:e,until:t}){if(e==="keep")return;if(e==="")return null;let s=e==="date"?Of(t):Number(e);if(s>=1&&s<=xf)return s;throw{code:"page",reason:"until",text:i("shares.untilBad")}}function Ff({secret:e="new",password:t}){return e==="remove"?null:e==="new"&&t?t:void 0}var Sf=e=>({title:e.title.trim(),place:e.place,area:e.place==="area"?Number(e.area):void 0,password:Ff(e),days:qf(e)}),Pf=({chosen:e,category:t})=>({category:e||t.trim()});async function Tf(){let e=(await g("/api/finds/categories")).filter(t=>t.ownCount).map(t=>[t.category,t.ownCount]);return[...e,...Xt().filter(t=>!e.some(([s])=>s===t)).map(t=>[t,0])]}var Gi=class{constructor({share:t=null,target:s=null,offered:n=[],place:a="area",done:o}){this.share=t,this.target=s,this.place=t?.place??a,this.life=t?.expiresAt?"keep":"",this.secret=t?.hasPassword?"keep":"new",this.offered=n,this.chosen=n[0]?.[0]??"",this.form=new x({send:async r=>o(await this.#t(r)),fieldOf:{until:"until"}})}get kind(){return na(this.share??this.target??{})}set(t){Object.assign(this,t),this.form.update()}#t(t){let s=Sf(t);return this.share?G(`/api/shares/${this.share.id}`,s):T("/api/shares",{...this.target??Pf(t),...s,days:s.days??void 0})}},Ji=e=>new URL(e.link,location.origin).href,Ki=()=>!!navigator.share;async function Zi(e){try{await navigator.clipboard.writeText(Ji(e))}catch{return!1}return u(i("find.copied")),!0}async function Xi(e,t){try{await navigator.share({title:t,url:Ji(e)})}catch(s){return s.name==="AbortError"}return!0}var Yi=class{#t;constructor(t){this.#t=t,this.list=R(t,"/api/shares")}take(t){let{items:s}=this.list;if(!s)return this.list.load();let n=s.some(a=>a.id===t.id);return this.list.items=n?s.map(a=>a.id===t.id?t:a):[t,...s],this.#t.update()}async offered(){let t=null;return await _(Tf().then(s=>{t=s})),t}async revoke(t){await _(B(`/api/shares/${t.id}`))&&(this.list.items=this.list.items.filter(s=>s.id!==t.id),u(i("shares.revoked")),this.#t.update())}};var aa=e=>e.findTitle||e.listName||H(e.category??""),At=e=>e.title||aa(e),fl=({place:e,area:t})=>e==="area"?Ue(t):i(`shares.place.${e}`),oa=({expired:e,expiresAt:t})=>i(e?"shares.expired":"shares.until",{date:jt(t)}),Lf=e=>Wt`
  ${P("chosen",{error:e.form.errors.chosen,label:i("find.category"),chosen:e.chosen,set:t=>e.set({chosen:t}),options:[...e.offered.map(([t,s])=>[t,H(t)+(s?` (${q(s)})`:"")]),["",i("shares.otherCategory")]]})}
  ${e.chosen?$e:m(e.form,"category",{label:i("categories.own"),hint:i("shares.categoryHint"),required:!0,most:h().limits.category})}`,Af={exact:"pin",area:"map",hidden:"block"},Bf=(e,t)=>Wt`
  <label class="choice">
    <input type="radio" name="place" value=${t} ?checked=${e.place===t} @change=${()=>e.set({place:t})}>
    <span>
      ${c(Af[t])}
      <span><span class="strong">${i(`shares.place.${t}`)}</span><br><span class="soft">${i(`shares.shows.${t}`)}</span></span>
    </span>
  </label>`,If=e=>Wt`
  <fieldset class="choices">
    <legend>${i("shares.places")}</legend>
    ${ul.map(t=>Bf(e,t))}
  </fieldset>
  ${e.place==="area"?P("area",{error:e.form.errors.area,label:i("shares.area"),hint:i("shares.areaHint"),chosen:String(e.share?.area??jn[0]),options:$s()}):$e}`,Mf=e=>Wt`
  ${P("life",{error:e.form.errors.life,label:i("shares.life"),chosen:e.life,set:t=>e.set({life:t}),options:[...e.share?.expiresAt?[["keep",oa(e.share)]]:[],...dl.map(t=>[t,i(`shares.life.${t||"endless"}`)])]})}
  ${e.life==="date"?m(e.form,"until",{label:i("shares.date"),kind:"date",value:hl(14),hint:i("shares.dateHint"),required:!0}):$e}`,jf=e=>Wt`
  ${e.share?.hasPassword?P("secret",{error:e.form.errors.secret,label:i("account.password"),chosen:e.secret,set:t=>e.set({secret:t}),options:["keep","new","remove"].map(t=>[t,i(`shares.password.${t}`)])}):$e}
  ${e.secret==="new"?m(e.form,"password",{label:i(e.share?.hasPassword?"settings.newPassword":"account.password"),hint:i("shares.passwordHint"),kind:"password",required:!!e.share?.hasPassword,least:8,most:255,complete:"new-password"}):$e}`,Nf=e=>Wt`
  <p>${i(`shares.about.${e.kind}`)}</p>
  ${S(e.form)}
  ${e.share||e.target?$e:Lf(e)}
  ${If(e)}
  ${Mf(e)}
  ${jf(e)}
  ${m(e.form,"title",{label:i("shares.title"),value:e.share?.title??"",hint:i(`shares.titleHint.${e.kind}`),most:100})}`;async function Qi(e){let t=null,s=null,n=r=>(s=new Gi({...e,done:l=>{t=l,r()}}),s.form),[a,o]=e.share?["shares.change","action.save"]:["shares.new","shares.create"];return await U(n,i(a),()=>Nf(s),r=>N(r,i(o))),t}async function $l(e){await Zi(e)||(document.getElementById("link").select(),u(i("secret.selected")))}async function Df(e){await Xi(e,At(e))||await $l(e)}var Uf=e=>Wt`
  <button type="button" class="quiet" @click=${()=>Df(e)}>${c("share")} ${i("action.share")}</button>`,ra=e=>Wt`
  <a class="button quiet" href=${e.link} target="_blank" rel="noreferrer noopener" aria-label="${i("shares.open")}: ${At(e)}">
    ${c("globe")} ${i("shares.open")}
  </a>`,ws=(e,t=i("shares.ready"))=>ot(s=>Wt`
  <div class="row between"><h2>${t}</h2>${xt(s)}</div>
  <p>${i(e.hasPassword?"shares.readyPassword":"shares.readyText")}</p>
  <div class="field">
    <label for="link">${At(e)}</label>
    <input id="link" type="text" readonly autofocus dir="ltr" .value=${Ji(e)} @focus=${n=>n.target.select()}>
  </div>
  <p class="row actions">
    <button type="button" @click=${()=>$l(e)}>${c("copy")} ${i("secret.copy")}</button>
    ${Ki()?Uf(e):$e}
    ${ra(e)}
  </p>
  <p class="below"><a href="/shares" @click=${()=>s()}>${i("shares.all")}</a></p>`,{label:t});async function gl(e){let t=await Qi(e);t&&await ws(t)}var Cf=e=>gl({target:{findId:e.id},place:ml(e)}),bl=e=>gl({target:{listId:e.id}});var[wl,Ef,_f]=[15,34,34],yl=e=>e.map(t=>t.id).sort().join(),ca=class extends Ve{closest=wl;onChoose=()=>{};#t=[];#e="";set steps(t){let s=yl(t)===yl(this.points);this.points=t,this.map&&(s?this.mark():this.draw())}set chosen(t){t!==this.#e&&(this.#e=t,this.map&&(this.#i(),this.mark()))}get#s(){return this.#t.find(t=>t.steps.some(s=>s.id===this.#e))}#i(){let t=this.#s;t&&(t.isOnePlace?this.map.reveal(t):this.map.fit(t.steps,wl))}mark(){this.#t=il(this.points,s=>this.map.pixelOf(s),_f);let t=s=>this.onChoose(nl(s,this.#e));this.map.setMarkers(this.#t.map(s=>({...s,kind:"nth",size:Ef,click:()=>t(s)}))),this.map.select(this.#s?.key??"")}};customElements.define("list-map",ca);async function Hf(e){await L(i("lists.deleteTitle",{name:e.list.name}),i("lists.deleteText"),i("action.delete"))&&e.remove()}var Rf=e=>Ot(i("lists.menu"),[{text:i("lists.edit"),sign:"edit",run:()=>Wi(e.editForm,e.list)},{text:i("find.byLink"),sign:"share",run:()=>bl(e.list)},{text:i("lists.delete"),sign:"trash",isDanger:!0,run:()=>Hf(e)}],{id:"list-menu"}),zf=e=>bt`
  ${S(e)}
  <p>${i("lists.makePrivateText")}</p>
  ${m(e,"reason",{label:i("report.reason"),required:!0,most:500})}`,Vf=e=>Ot(i("lists.menu"),[{text:i("lists.makePrivate"),sign:"lock",isDanger:!0,run:()=>U(e.hideForm,i("lists.makePrivateTitle",{name:e.list.name}),zf,t=>N(t,i("lists.makePrivate")))}],{id:"list-menu"});async function vl(e,t,s){await e.move(t,s),v(`find-${t.id}`)}async function Wf(e,t){await e.drop(t),v("list-menu")}function Gf(e,t,s){let n=e.finds.items.length-1;return Ot(i("lists.findMenu",{title:t.title}),[...s>0?[{text:i("lists.up"),run:()=>vl(e,t,-1)}]:[],...s<n?[{text:i("lists.down"),run:()=>vl(e,t,1)}]:[],...t.media.some(a=>a.type==="image")?[{text:i("lists.cover"),sign:"camera",run:()=>e.setCover(t)}]:[],{text:i("lists.drop"),sign:"close",run:()=>Wf(e,t)}],{id:`find-${t.id}`})}async function Yf(e,t){e.choose(t),await Promise.resolve(),document.getElementById(`row-${t}`)?.scrollIntoView({block:"nearest"})}function Jf(e,t){e.choose(t===e.chosen?"":t),document.querySelector("list-map")?.scrollIntoView({block:"nearest"})}var Kf=(e,t,s)=>bt`
  <button type="button" class="nth-button" aria-pressed=${e.chosen===t.id?"true":"false"}
    aria-label=${i("lists.onMap",{n:s+1,title:t.title})} @click=${()=>Jf(e,t.id)}>
    <span class="nth">${q(s+1)}</span>
  </button>`,Zf=(e,t,s)=>bt`
  <li class="listed ${e.chosen===t.id?"chosen":""}" id="row-${t.id}">
    ${Kf(e,t,s)}
    ${Po(t,Gs(t))}
    ${e.isOwn?Gf(e,t,s):Je}
  </li>`,Xf=({user:e})=>bt`<a class="person" href="/people/${e.id}">${Z(e)} <span>${O(e)}</span></a>`,Qf=e=>bt`
  <div class=${e.isOwn&&!e.list.description?"stack":"card"}>
    ${e.isOwn?Je:Xf(e.list)}
    ${e.list.description?bt`<p class="text" dir="auto">${e.list.description}</p>`:Je}
    <p class="marks">${ia(e.list)} <span class="soft">${i("lists.finds",{n:e.list.findCount})}</span></p>
  </div>`;function t$(e){let{items:t,problem:s,load:n}=e.finds;return s?d(s,n):t?t.length?bt`
    <ol class="card rows">${t.map((a,o)=>Zf(e,a,o))}</ol>
    ${M(e.finds)}`:I(i("lists.empty"),e.isOwn?i("lists.emptyText"):i("lists.emptyOther"),Je,"pin"):w(3)}var e$=e=>bt`
  <list-map .label=${i("lists.map")} .steps=${e.steps} .chosen=${e.chosen} .onChoose=${t=>Yf(e,t)}></list-map>`;function s$(e){let{problem:t,load:s}=e.loading;return t?.code==="not_found"?bt`<p class="empty">${i("lists.gone")}</p>`:t?d(t,s):e.list?bt`
    <div class="list-page">
      ${e.steps.length?e$(e):Je}
      <div class="stack">
        ${Qf(e)}
        ${t$(e)}
      </div>
    </div>`:w(3)}function kl(e){let t=new zi(e);return{get title(){return t.title},broad:!0,ready:t.loading.load(),view:()=>bt`
      ${f(t.title,t.isOwn?Rf(t):t.canHide?Vf(t):Je,t.listsPath)}
      ${s$(t)}`}}import{html as la,nothing as xl}from"../lib/lit-html/lit-html.js";async function i$(e){let t=null;await Wi(s=>cl(n=>{t=n,s()})),t&&e.go(`/lists/${t.id}`)}var n$=e=>la`
  <button type="button" id="new-list" @click=${()=>i$(e)}>${c("plus")} ${i("lists.new")}</button>`;function a$({lists:e,isOwn:t}){return e.problem?d(e.problem,e.load):e.items?e.items.length?la`<ul class="list-cards">${e.items.map(pl)}</ul>${M(e)}`:I(i("lists.none"),t?i("lists.noneText"):i("lists.noneOther"),xl,"way"):w(3)}function Ol(e){let t=new Ri(e);return{title:i("lists.title"),broad:!0,ready:t.lists.load(),view:()=>la`
      ${f(i("lists.title"),t.isOwn?n$(e):xl,t.isOwn?"/profile":`/people/${e.query.get("user")}`)}
      ${a$(t)}`}}import{html as ql,nothing as r$}from"../lib/lit-html/lit-html.js";var o$=10,tn=class{isGone=!1;#t;constructor(t){this.#t=t,this.name=t.params.name.toLowerCase(),this.loading=E(t,()=>this.#e())}async#e(){if(this.name===b()?.username)return this.#s(b());let t=y("/api/users",{q:this.name,limit:100});for(let s=0;t&&s<o$;s++){let n=await Nt(t,{signal:this.#t.signal}),a=n.items.find(o=>o.username===this.name);if(a)return this.#s(a);t=n.next}return this.isGone=!0,null}#s(t){return this.#t.go(`/people/${t.id}`,{replace:!0})}};function c$({isGone:e,loading:t}){return t.problem?d(t.problem,t.load):e?ql`<p class="empty">${i("person.gone")}</p>`:w(3)}function Fl(e){let t=new tn(e);return{title:i("person.title"),ready:t.loading.load(),view:()=>ql`${f(t.name,r$,"/people")}${c$(t)}`}}import{html as Bt,nothing as sn}from"../lib/lit-html/lit-html.js";var[l$,p$]=[20,36e5];function u$(e){let t=new Map;for(let{type:s,data:n,createdAt:a}of e)(n.commentId||s==="mentioned")&&t.set(n.userId,[...t.get(n.userId)??[],new Date(a)]);return new Set([...t].filter(([,s])=>s.some((n,a)=>n-s[a+l$-1]<p$)).map(([s])=>s))}var en=class{#t;#e;#s=new Set;constructor(t){this.#t=t,this.list=R(t,"/api/notifications?limit=30"),this.#e=at.subscribe("notification",s=>this.#n(s))}get groups(){let t=new Map,s=u$(this.list.items);for(let n of this.list.items){let a=n.data.findId&&n.data.userId?`${n.type} ${n.data.findId}`:n.id,o=t.get(a)??{key:a,newest:n,items:[],isRead:!0,more:!1};o.items.push(n),o.isRead&&=n.isRead,o.more||=n.type!=="find_liked"&&s.has(n.data.userId),t.set(a,o)}return[...t.values()]}load=async()=>{await this.list.load(),this.list.items?.some(t=>t.type==="friend_request")&&await this.#i()};async#i(){let{items:t}=await Nt("/api/friends?status=pending&direction=received&limit=100").catch(()=>({items:[]}));this.#s=new Set(t.map(({id:s})=>s)),this.#t.update()}request({type:t,data:s}){return t!=="friend_request"||!this.#s.has(s.friendshipId)?null:{friendship:{id:s.friendshipId},user:{id:s.userId,username:s.username,displayName:s.displayName}}}async answered({newest:t}){await this.#i(),!this.request(t)&&(this.list.items=this.list.items.filter(s=>s!==t),t.isRead||Ls(-1),this.#t.update())}get hasUnread(){return!!this.list.items?.some(t=>!t.isRead)}#n(t){t.type==="friend_request"&&this.#s.add(t.data.friendshipId),this.list.items&&(this.list.items=[t,...this.list.items.filter(s=>s.id!==t.id)]),this.#t.update()}markRead(t){for(let s of t.items.filter(n=>!n.isRead))s.isRead=!0,Ls(-1),G(`/api/notifications/${s.id}`,{isRead:!0}).catch(()=>{})}async markAllRead(){try{await T("/api/notifications/read-all");for(let t of this.list.items)t.isRead=!0;ja(0)}catch(t){u(F(t))}this.#t.update()}async remove(t){try{for(let s of t.items)await B(`/api/notifications/${s.id}`),this.list.items=this.list.items.filter(n=>n!==s),s.isRead||Ls(-1)}catch(s){u(F(s))}this.#t.update()}close(){this.#e()}};var d$={friend_request:"people",friend_accepted:"check",find_liked:"heart",find_commented:"comment",replied:"comment",mentioned:"people"};async function m$(e,t,s){await e.remove(t),await Promise.resolve(),(document.querySelectorAll(".note-row .round")[Math.min(s,e.groups.length-1)]??document.querySelector("h1")).focus()}var h$=({type:e,data:t})=>e==="moderated"?Aa[Ba(t)]:e==="link_used"?"lock":"flag",f$=({type:e,data:t,actor:s})=>t.userId?Bt`
  <span class="face">
    ${Z(s??{profilePicture:`/api/avatars/${t.userId}`},44)}
    <span class="sign ${e}">${c(d$[e],e==="find_liked")}</span>
  </span>`:Bt`<span class="face office">${c(h$({type:e,data:t}))}</span>`,$$=e=>Bt`
  <img class="note-thumb" src=${e} alt="" width="48" height="48" loading="lazy" decoding="async">`;function g$(e,t){let s=e.request(t.newest);return s?Bt`<span class="row actions">${re(s.friendship,s.user,()=>e.answered(t))}</span>`:sn}var b$=(e,t,s)=>Bt`
  <li class="note-row ${t.isRead?"":"unread"}">
    <a href=${Ma(t.newest)} @click=${()=>e.markRead(t)}>
      ${f$(t.newest)}
      <span>
        <span class="what">${Ia(t.items,t.more)}</span><br>
        <span class="soft">
          ${t.isRead?sn:Bt`<span class="unseen">${i("note.new")}</span>`}${z(t.newest.createdAt)}
        </span>
      </span>
      ${t.newest.thumbnailUrl?$$(t.newest.thumbnailUrl):sn}
    </a>
    ${g$(e,t)}
    <button type="button" class="round" aria-label=${i("note.delete")} @click=${()=>m$(e,t,s)}>${c("close")}</button>
  </li>`,w$=e=>Bt`
  <button type="button" class="quiet" @click=${()=>e.markAllRead()}>${c("check")} ${i("note.readAll")}</button>`,y$=()=>Bt`<a class="button" href="/people">${i("note.noneAction")}</a>`;function v$(e){let{items:t,problem:s}=e.list;return s?d(s,e.load):t?t.length?Bt`<ul class="card notes">${e.groups.map((n,a)=>b$(e,n,a))}</ul>${M(e.list)}`:I(i("note.none"),i("note.noneText"),y$(),"bell"):w(4)}function Sl(e){let t=new en(e);return{title:i("nav.bell"),ready:t.load(),view:()=>Bt`${f(i("nav.bell"),t.hasUnread?w$(t):sn)}${v$(t)}`,close:()=>t.close()}}import{html as It,nothing as on}from"../lib/lit-html/lit-html.js";var k$=200,x$=2,nn=class{#t;#e=0;#s;constructor(t){this.#t=t;let s=n=>R(t,y("/api/friends",n));this.lists={received:s({status:"pending",direction:"received"}),sent:s({status:"pending",direction:"sent"}),accepted:s({status:"accepted"}),blocked:s({status:"blocked"})},this.text=t.query.get("q")??"",this.found=R(t,()=>y("/api/users",{q:this.text.trim()})),this.#s=at.subscribe("notification",this.load),this.text&&this.search()}load=()=>Promise.all(Object.values(this.lists).map(t=>t.load()));search=()=>{let t=this.text.trim();return this.#t.rename(y(this.#t.path,{q:t})),[...t].length<x$?this.found.clear():this.found.load()};reload=()=>Promise.all([this.load(),this.search()]);type(t){this.text=t,clearTimeout(this.#e),this.#e=setTimeout(this.search,k$)}get problem(){return Object.values(this.lists).find(t=>t.problem)?.problem}get isLoaded(){return Object.values(this.lists).every(t=>t.items)}other(t){return t.requesterId===b()?.id?t.addressee:t.requester}isMe(t){return t.id===b()?.id}requestOf(t){return this.lists.received.items?.find(s=>s.requesterId===t.id)}close(){clearTimeout(this.#e),this.#s()}};function O$(e,t){if(e.isMe(t))return It`<span class="soft">${i("people.you")}</span>`;if(t.friendship==="accepted")return It`<span class="badge">${c("check")} ${i("friend.friends")}</span>`;if(t.friendship==="none")return Hs(t,e.reload);let s=e.requestOf(t);return s?re(s,t,e.reload):It`<span class="badge">${i("friend.pending")}</span>`}function q$(e){let{found:t}=e;return t.problem?d(t.problem,e.search):t.items?t.items.length?It`
    <ul class="people" aria-label=${i("people.results")}>${t.items.map(s=>is(s,O$(e,s)))}</ul>
    ${M(t)}`:It`<p class="soft" role="status">${i("people.noMatch")}</p>`:on}function F$(e,t){e.preventDefault(),t.search()}var S$=e=>It`
  <form class="card" role="search" @submit=${t=>F$(t,e)}>
    <label for="people-search">${i("people.search")}</label>
    <div class="search">
      ${c("search")}
      <input id="people-search" type="search" autocomplete="off" autocapitalize="none" spellcheck="false"
        .value=${e.text} @input=${t=>e.type(t.target.value)}>
    </div>
    ${q$(e)}
  </form>`;function an(e,t,s,n=is){let a=e.lists[t];return a.items.length?It`
    <section class="card">
      <h2>${i(`people.${t}`)}</h2>
      <ul class="people">${a.items.map(o=>n(e.other(o),s(o,e.other(o))))}</ul>
      ${M(a)}
    </section>`:on}var P$=(e,t,s)=>as(s,[zs(t,s,e.reload),ns(s,e.reload)]),T$=e=>It`
  ${an(e,"received",(t,s)=>[re(t,s,e.reload),as(s,[ns(s,e.reload)])])}
  ${an(e,"sent",(t,s)=>Rs(t,s,e.reload))}
  ${e.lists.accepted.items.length?an(e,"accepted",(t,s)=>P$(e,t,s)):I(i("people.none"),i("people.noneText"),on,"people")}
  ${an(e,"blocked",(t,s)=>ho(s,e.reload),mo)}`;function L$(e){return e.problem?d(e.problem,e.load):e.isLoaded?T$(e):w(3)}var A$=()=>$t()?It`<a class="button quiet" href="/invites">${c("plus")} ${i("invites.invite")}</a>`:on;function Pl(e){let t=new nn(e);return{title:i("people.title"),ready:t.load(),view:()=>It`${f(i("people.title"),A$(),"/feed")}${S$(t)}${L$(t)}`,close:()=>t.close()}}import{html as Ze,nothing as ln}from"../lib/lit-html/lit-html.js";var rn=class extends Vs{user=null;friendship=null;#t;constructor(t){super(t,y("/api/finds",{userId:t.params.id,includePrivate:!0,includeFriends:!0,limit:20})),this.#t=t.params.id,this.loading=E(t,()=>this.#e())}get title(){return(this.user&&O(this.user))??i("person.title")}get isMe(){return this.#t===b()?.id}get hasAsked(){return this.friendship?.requesterId===this.#t}async#e(){this.user=await g(`/api/users/${this.#t}`,{signal:this.page.signal}),await Promise.all([this.finds.load(),this.#s()])}async#s(){this.friendship=null;let{friendship:t}=this.user,s=t==="none"?"":y("/api/friends",{status:t,limit:100});for(;s&&!this.friendship;){let n=await Nt(s,{signal:this.page.signal});this.friendship=n.items.find(a=>a.requesterId===this.#t||a.addresseeId===this.#t)??null,s=n.next}}};import{html as wt,nothing as ie}from"../lib/lit-html/lit-html.js";var B$=88,Tl=(e,t)=>wt`
  <span class="sum"><span class="strong">${q(e)}</span> <span class="soft">${i(t,{n:e})}</span></span>`,cn=(e,{count:t,likes:s,badge:n=ie,actions:a=ie})=>wt`
  <section class="profile-head">
    ${Z(e,B$)}
    ${e.displayName?wt`<p class="soft">@${e.username}</p>`:ie}
    ${e.about?wt`<p dir="auto">${e.about}</p>`:ie}
    <p class="row">
      ${t===void 0?ie:Tl(t,"person.findsSum")}
      ${s===void 0?ie:Tl(s,"person.likesSum")}
      ${n}
    </p>
    <p class="row actions">${a}</p>
  </section>`,I$=e=>wt`
  <li>
    <a class="tile c-${Oe(e.category).code}" href="/finds/${e.id}">
      ${e.media.length?qt(e.media[0],{thumb:!0}):wt`<span class="sign-tile">${it(e.category)}</span>`}
      ${e.isPublic?ie:wt`
        <span class="corner">${c(ce(Ws(e)))}<span class="unseen">${So(e)}</span></span>`}
      <span class="caption" dir="auto">${e.title}</span>
    </a>
  </li>`,Ll=(e,t,s)=>wt`
  <button type="button" class="chip" aria-pressed=${e.layout===t?"true":"false"} @click=${()=>e.show(t)}>
    ${c(s)} ${i(`person.${t}`)}
  </button>`,M$={grid:e=>wt`<ul class="tiles">${e.map(I$)}</ul>`,list:e=>wt`<ul class="card rows">${e.map(t=>To(t,Gs(t)))}</ul>`},j$=e=>[...new Map(e.map(({locationId:t,location:s})=>[t,{...st(s),km:s.area,name:Ts(s)}])).values()];function Ke(e,t){let{items:s,problem:n,load:a}=e.finds;return n?d(n,a):s?s.length?wt`
    <finds-map .places=${j$(s)} .label=${i("person.map")}></finds-map>
    <div class="chips" role="group" aria-label=${i("person.layout")}>
      ${Ll(e,"grid","camera")}
      ${Ll(e,"list","filter")}
    </div>
    ${M$[e.layout](s)}
    ${M(e.finds)}`:I(t.title,t.text,t.action??ie,t.sign??"pin"):w(3)}function N$({user:e,friendship:t,hasAsked:s,loading:n}){return e.friendship==="none"?Hs(e,n.load):t?t.status==="accepted"?ln:s?re(t,e,n.load):Rs(t,e,n.load):ln}var D$=()=>Ze`<a class="button quiet" href="/profile">${i("profile.title")}</a>`,U$=e=>Ze`
  <a class="button quiet" href=${y("/lists",{user:e.id})}>${c("feed")} ${i("lists.title")}</a>`,C$=e=>e.isMe?D$():[N$(e),U$(e.user)];function E$(e,t){let{user:s,friendship:n,loading:a}=e;if(!s||e.isMe)return ln;let o=n?.status==="accepted"?[zs(n,s,a.load)]:[];return as(s,[yo(s,a.load),...o,wo({userId:s.id}),ns(s,()=>t.go("/people"))])}var _$=e=>cn(e.user,{count:e.user.findCount,likes:e.user.likeCount,badge:e.user.friendship==="accepted"?Ze`<span class="badge">${c("check")} ${i("friend.friends")}</span>`:ln,actions:C$(e)});function H$(e){let{problem:t,load:s}=e.loading;return t?.code==="not_found"?Ze`<p class="empty">${i("person.gone")}</p>`:t?d(t,s):e.user?Ze`
    ${_$(e)}
    <section class="stack" aria-labelledby="finds">
      <h2 id="finds" class="unseen">${i("person.findsTitle")}</h2>
      ${Ke(e,{title:i("person.none"),text:i("person.noneText",{name:O(e.user)})})}
    </section>`:w(3)}function Al(e){let t=new rn(e),s=()=>t.loading.problem?i("person.title"):t.title;return{get title(){return t.title},broad:!0,ready:t.loading.load(),view:()=>Ze`${f(s(),E$(t,e),"/people")}${H$(t)}`}}import{html as ne,nothing as pa}from"../lib/lit-html/lit-html.js";var pn=class{#t;constructor(t,s){this.#t=t,this.restored=s,this.list=R(t,"/api/finds/bin?limit=20",n=>n.find.id)}restore(t){return this.#e(t,T(`/api/finds/${t.id}/restore`),i("find.restored"),this.restored)}remove(t){return this.#e(t,B(`/api/finds/${t.id}?forever=true`),i("bin.removed"),()=>{})}async#e(t,s,n,a){await _(s)&&(this.list.items=this.list.items.filter(o=>o.find.id!==t.id),this.#t.update(),u(n),a())}};var un=class extends Vs{figures={};isEdited=!1;constructor(t){super(t,y("/api/finds",{userId:b().id,includePrivate:!0,limit:20})),this.picture=new Ae("/api/users/me/picture",t,{has:()=>this.user.profilePicture.startsWith("/api/media/"),take:async n=>Kt(n??await g("/api/users/me"))}),this.bin=new pn(t,()=>this.#t());let s={username_taken:"username",name_taken:"displayName"};this.form=new x({send:n=>this.#s(n),update:t.update,fieldOf:s})}get user(){return b()}load=()=>Promise.all([this.#t(),this.bin.list.load()]);#t=()=>Promise.all([this.finds.load(),this.#e()]);async#e(){let t=await g(`/api/users/${b().id}`,{signal:this.page.signal}).catch(()=>null);this.figures={count:t?.findCount,likes:t?.likeCount},this.page.update()}toggleEdit=()=>{this.isEdited=!this.isEdited,this.page.update()};async#s({displayName:t,about:s,username:n,age:a}){let o={displayName:t.trim()||null,about:s.trim()||null,username:n.trim()};Kt(await G("/api/users/me",{...o,age:a===""?null:Number(a)})),u(i("profile.saved"))}};import{html as mn,nothing as dn}from"../lib/lit-html/lit-html.js";async function R$(e,t){await e.restore(t),v(e.list.items.length?"bin":"finds")}async function z$(e,t){await L(i("bin.removeTitle"),i("bin.removeText",{title:t.title}),i("bin.remove"))&&(await e.remove(t),v(e.list.items.length?"bin":"finds"))}var V$=(e,t)=>mn`
  <button type="button" class="quiet" aria-label="${i("bin.restore")}: ${t.title}" @click=${()=>R$(e,t)}>
    ${c("retry")} ${i("bin.restore")}
  </button>`,W$=(e,{find:t,expiresAt:s})=>mn`
  <li>
    <p>
      <span class="strong" dir="auto">${t.title}</span>
      ${s?mn`<br><span class="soft">${i("bin.until",{date:jt(s)})}</span>`:dn}
    </p>
    ${t.hidden?vo(i("report.findHidden"),t.hidden):dn}
    <p class="row">
      ${t.hidden?dn:V$(e,t)}
      <button type="button" class="danger" aria-label="${i("bin.remove")}: ${t.title}" @click=${()=>z$(e,t)}>
        ${c("trash")} ${i("bin.remove")}
      </button>
    </p>
  </li>`,Bl=e=>e.list.items?.length?mn`
  <section class="card" aria-labelledby="bin">
    <h2 id="bin" tabindex="-1">${i("bin.title")}</h2>
    <p class="hint">${i("bin.hint")}</p>
    <ul class="rows binned">${e.list.items.map(t=>W$(e,t))}</ul>
    ${M(e.list)}
  </section>`:dn;var G$=()=>ne`<a class="button" href="/new">${c("plus")} ${i("nav.plus")}</a>`,Y$=({form:e,user:t})=>ne`
  <form novalidate @submit=${e.submit}>
    ${S(e)}
    ${m(e,"displayName",{label:i("profile.name"),hint:i("profile.nameHint"),value:t.displayName??"",most:50,complete:"name"})}
    ${m(e,"about",{label:i("profile.about"),value:t.about??"",most:160})}
    ${m(e,"username",{label:i("account.username"),hint:i("join.usernameHint"),value:t.username,required:!0,least:3,most:31,pattern:"[A-Za-z0-9_\\-]*",complete:"username"})}
    ${m(e,"age",{label:i("profile.age"),hint:i("profile.ageHint"),value:t.age??"",kind:"number",mode:"numeric"})}
    <div class="row end">${N(e,i("action.save"))}</div>
  </form>`,ys=(e,t,s)=>ne`
  <li><a class="way" href=${e}>${c(t)} <span class="grow">${s}</span> ${c("next")}</a></li>`,J$=e=>ne`
  <ul class="card rows">
    ${ys("/people","people",i("people.accepted"))}
    ${ys("/saved","bookmark",i("saved.title"))}
    ${ys("/lists","feed",i("lists.title"))}
    ${ys("/shares","share",i("shares.mine"))}
    ${e.role==="admin"?ys("/admin","shield",i("admin.title")):pa}
  </ul>`,K$=()=>ne`<a class="button quiet" href="/settings">${c("gear")} ${i("settings.title")}</a>`,Z$=e=>ne`
  <section class="card" id="edit" aria-labelledby="edit-title">
    <div class="row between"><h2 id="edit-title" tabindex="-1">${i("profile.edit")}</h2>${xt(e.toggleEdit)}</div>
    ${Ye(e.picture,{label:i("profile.picture"),hint:i("profile.pictureHint")})}
    ${Y$(e)}
  </section>`;async function X$(e){e.toggleEdit(),await v("edit-title")}var Q$=e=>ne`
  <button type="button" class="quiet" id="edit-profile" aria-expanded=${e.isEdited?"true":"false"} @click=${()=>X$(e)}>
    ${c("edit")} ${i("profile.edit")}
  </button>`,tg=e=>ne`
  ${f(O(e.user),K$())}
  ${cn(e.user,{...e.figures,actions:Q$(e)})}
  ${e.isEdited?Z$(e):pa}
  <section class="stack" aria-labelledby="finds">
    <h2 id="finds" class="unseen" tabindex="-1">${i("profile.finds")}</h2>
    ${Ke(e,{title:i("profile.none"),text:i("profile.noneText"),action:G$()})}
  </section>
  ${J$(e.user)}
  ${Bl(e.bin)}`;function Il(e){let t=new un(e);return{title:i("profile.title"),broad:!0,ready:t.load(),view:()=>t.user?tg(t):pa}}import{html as ct,nothing as ae}from"../lib/lit-html/lit-html.js";var eg={dismissed:"check",hidden:"block",deleted:"trash",suspended:"lock"},sg=e=>m(e,"note",{label:i("report.note"),hint:i("report.noteHint"),kind:"area",required:!0,most:500}),Ml=(e,t)=>i(`report.outcome.${e.kind==="user"&&t==="deleted"?"accountDeleted":t}`);async function ig(e,t,s){let n=Ml(t,s);s!=="dismissed"?await bo(n,({note:a})=>e.decide(t,s,a),sg):await L(n,i("report.dismissText"),n)&&await e.decide(t,s).catch(()=>e.list.load()),v("reports")}var jl=e=>e?ct`<a class="strong" href="/people/${e.id}">${O(e)}</a>`:ct`<span class="soft">${i("report.left")}</span>`,ng=e=>ct`
  <p class="row">${e.map(t=>ct`
    <a href=${t.url} target="_blank" rel="noreferrer noopener">
      <img class="note-thumb" src=${t.thumbnailUrl} alt=${t.caption||i("report.photo")} width="48" height="48" loading="lazy">
    </a>`)}</p>`,ag=e=>ct`
  <p class="strong" dir="auto">${e.title}</p>
  ${e.description?os(e.description):ae}
  ${e.media.length?ng(e.media):ae}`,og=e=>e.find?ag(e.find):e.comment?os(e.comment.content):e.kind==="user"?ae:ct`<p class="soft">${i("report.noContent")}</p>`,rg=e=>ct`
  <li>
    <p>${i(`report.reason.${e.reason}`)} · ${jl(e.reporter)} · <span class="soft">${z(e.createdAt)}</span></p>
    ${e.text?os(e.text):ae}
  </li>`,cg=(e,t,s)=>ct`
  <button type="button" class=${s==="dismissed"?"quiet":"danger"} @click=${()=>ig(e,t,s)}>
    ${c(eg[s])} ${Ml(t,s)}
  </button>`,lg=(e,t)=>ct`<p class="row">${$o(t.kind).map(s=>cg(e,t,s))}</p>`,pg=(e,t)=>ct`
  <p>
    <span class="strong">${i(`report.result.${t.decision.outcome}`)}</span> · ${t.decision.closedBy} ·
    <span class="soft">${z(t.decision.closedAt)}</span>
  </p>
  ${t.decision.note?os(t.decision.note):ae}
  ${t.hidden?ct`
    <p><button type="button" class="quiet" @click=${()=>e.show(t)}>${c("retry")} ${i("report.show")}</button></p>`:ae}`,ug=(e,t)=>ct`
  <li class="card">
    <h2>${i(`report.kind.${t.kind}`)} · ${jl(t.owner)}</h2>
    ${og(t)}
    <ul class="rows">${[t,...t.others].map(rg)}</ul>
    ${t.decision?pg(e,t):lg(e,t)}
  </li>`;function dg(e){let{items:t,problem:s,load:n}=e.list;return s?d(s,n):t?t.length?ct`<ul class="stack">${t.map(a=>ug(e,a))}</ul>${M(e.list)}`:I(i(`report.none.${e.status}`),i("report.noneText"),ae,"flag"):w(3)}function Nl(e){let t=new go(e);return{title:i("report.reports"),ready:t.list.load(),view:()=>ct`
      ${f(i("report.reports"),ae,"/admin")}
      <div class="chips" role="group" aria-label=${i("report.which")} id="reports" tabindex="-1">
        ${fo.map(s=>ke(t.status===s,i(`report.status.${s}`),()=>t.choose(s)))}
      </div>
      ${dg(t)}`}}import{html as ua,nothing as mg}from"../lib/lit-html/lit-html.js";var hg=(e,t)=>ua`
  <button type="button" class="chip" aria-pressed=${e.state===t?"true":"false"} @click=${()=>e.choose(t)}>
    ${c(t==="dismissed"?"close":Oo(t))} ${i(`saved.${t}`)}
  </button>`,fg=()=>ua`<a class="button" href="/">${c("map")} ${i("missing.action")}</a>`,$g=e=>({title:i(`saved.${e}None`),text:i(e==="dismissed"?"saved.dismissedText":"saved.noneText"),action:fg(),sign:"bookmark"});function Dl(e){let t=new xo(e);return{title:i("saved.title"),broad:!0,ready:t.finds.load(),view:()=>ua`
      ${f(i("saved.title"),mg,"/profile")}
      <div class="chips" role="group" aria-label=${i("saved.which")}>${ko.map(s=>hg(t,s))}</div>
      ${Ke(t,$g(t.state))}`}}import{html as nt,nothing as Mt}from"../lib/lit-html/lit-html.js";import{html as yt,nothing as da}from"../lib/lit-html/lit-html.js";var Cl=(e,t)=>m(e,"name",{label:i("passkeys.name"),hint:i("passkeys.nameHint"),value:t,required:!0,most:50});async function gg(e,t){let s=Ps(navigator.userAgent);await U(n=>e.addForm(t,n),i("passkeys.add"),n=>yt`
    ${S(n)}
    ${te(n)}
    ${Cl(n,s)}
    ${t?Ct(n,"password",i("account.password")):da}`,()=>yt`<button type="submit">${i("settings.linkGo")}</button>`)}var bg=(e,t)=>U(s=>e.renameForm(t,s),i("passkeys.rename"),s=>yt`
  ${S(s)}
  ${Cl(s,t.name)}`,()=>yt`<button type="submit">${i("action.save")}</button>`);async function wg(e,t){await L(i("passkeys.deleteTitle",{name:t.name}),i("passkeys.deleteText"),i("action.delete"))&&e.remove(t)}var Ul=(e,t,s)=>yt`
  <button type="button" class="quiet" aria-label="${t}: ${e.name}" @click=${s}>${t}</button>`,yg=(e,t,s)=>yt`
  <li class="row between">
    <span>
      <span class="strong" dir="auto">${t.name}</span>
      ${t.backedUp?yt`<span class="badge">${i("passkeys.backedUp")}</span>`:da}<br>
      <span class="soft">${i("passkeys.added")} ${z(t.createdAt)} ·
        ${t.lastUsedAt?yt`${i("passkeys.used")} ${z(t.lastUsedAt)}`:i("passkeys.unused")}</span>
    </span>
    <span class="row">
      ${Ul(t,i("passkeys.rename"),async()=>{await bg(e,t),s()})}
      ${Ul(t,i("action.delete"),()=>wg(e,t))}
    </span>
  </li>`,vg=e=>yt`<button type="button" class="quiet" id="add-passkey" @click=${e}>${i("passkeys.add")}</button>`,El=(e,t,s)=>yt`
  <section class="card" id="passkeys">
    <h2>${i("passkeys.title")}</h2>
    <p>${i("passkeys.hint")}</p>
    ${e.list.length?yt`<ul class="people">${e.list.map(n=>yg(e,n,s))}</ul>`:da}
    <p>${vg(async()=>{await gg(e,t),s()})}</p>
  </section>`;import{html as hn,nothing as kg}from"../lib/lit-html/lit-html.js";var _l=e=>_e(e.picker()),xg=e=>hn`
  <p class="note">${i("privacy.homeExact",{n:e.exactAtHome})}</p>
  <p class="row"><button type="button" id="hide-home" @click=${()=>e.hideHome()}>${i("privacy.homeHide")}</button></p>`,Og=(e,{latitude:t,longitude:s,radius:n,area:a})=>hn`
  <place-map class="homemap" inert .area=${2*n} .at=${{lat:t,lng:s}}></place-map>
  ${P("home-radius",{label:i("privacy.homeRadius"),options:Yo.map(o=>[o,Fs(o)]),chosen:n,set:o=>e.changeHome({radius:Number(o)})})}
  ${P("home-area",{label:i("privacy.homeArea"),options:$s(),chosen:String(a),set:o=>e.changeHome({area:Number(o)})})}
  ${e.exactAtHome?xg(e):kg}
  <p class="row">
    <button type="button" class="quiet" @click=${()=>_l(e)}>${i("privacy.homeMove")}</button>
    <button type="button" class="quiet" @click=${()=>e.change({home:void 0})}>${i("privacy.homeRemove")}</button>
  </p>`,Hl=e=>hn`
  <section class="card">
    ${et("places",i("privacy.settings"))}
    <p class="hint">${i("privacy.settingsText")}</p>
    ${P("shown-area",{label:i("privacy.shownNew"),options:Ce(),chosen:String(e.values.area),set:t=>e.change({area:Number(t)})})}
    <label class="switch">
      <span>${i("privacy.friendsExact")}</span>
      <input type="checkbox" role="switch" id="friends-exact" .checked=${e.values.exactForFriends}
        @change=${t=>e.change({exactForFriends:t.target.checked})}>
    </label>
    <h3>${i("privacy.home")}</h3>
    <p class="hint">${i("privacy.homeText")}</p>
    ${e.values.home?Og(e,e.values.home):hn`
      <p><button type="button" class="quiet" id="home" @click=${()=>_l(e)}>${i("privacy.homeAdd")}</button></p>`}
    <p class="hint">${i("privacy.recall")}</p>
  </section>`;import{html as Gt,nothing as vs}from"../lib/lit-html/lit-html.js";var ma={read:["read"],write:["read","write"],admin:["read","write","admin"]};function Rl(e){let t=async({name:s,access:n,days:a,password:o})=>{let r=a?{days:Number(a)}:{};e(await T("/api/auth/tokens",{name:s.trim(),scopes:ma[n],...r,...o?{password:o}:{}}))};return new x({send:t,fieldOf:{wrong_password:"password"}})}var ks=e=>e.kind==="token",zl=e=>ks(e)?e.name:Ps(e.userAgent),qg={browser:()=>i("session.browser"),cli:()=>i("session.cli"),token:()=>i("session.token")},Fg=e=>e.scopes.map(t=>i(`scope.${t}`)).join(", ");function Sg(e){return e.expiresAt?ks(e)?i("token.until",{date:jt(e.expiresAt)}):i("settings.until",{date:jt(e.expiresAt)}):i("token.endless")}var Pg=e=>e.lastUsedAt?i("session.used",{date:ut(e.lastUsedAt)}):i("session.unused"),Tg=(e,t)=>{let s=i(ks(t)?"token.revoke":"settings.end");return Gt`
    <button type="button" class="quiet" aria-label="${s}: ${zl(t)}" @click=${()=>e.endSession(t)}>${s}</button>`},Lg=e=>Gt`${i(ks(e)?"token.since":"settings.since")} ${z(e.createdAt)}`,Ag=(e,t)=>Gt`
  <li class="row between">
    <span>
      <span class="strong" dir="auto">${zl(t)}</span>
      <span class="badge">${qg[t.kind]()}</span>
      ${t.current?Gt`<span class="badge">${i("settings.thisOne")}</span>`:vs}<br>
      ${ks(t)?Gt`<span class="soft">${Fg(t)}</span><br>`:vs}
      <span class="soft">${Lg(t)} · ${Pg(t)} · ${Sg(t)}</span>
    </span>
    ${t.current?vs:Tg(e,t)}
  </li>`;async function Bg(e){await L(i("settings.endOthers"),i("settings.endOthersText"),i("settings.endOthers"))&&e.endOthers()}var Ig=e=>Gt`
  <button type="button" class="quiet" @click=${()=>Bg(e)}>${i("settings.endOthers")}</button>`,Mg=[90,30,365],jg=e=>Object.keys(ma).filter(t=>t!=="admin"||e.role==="admin"),Ng=(e,t)=>Gt`
  <p>${i("token.about")}</p>
  ${S(t)}
  ${te(t)}
  ${m(t,"name",{label:i("token.name"),hint:i("token.nameHint"),required:!0,most:50})}
  ${P("access",{label:i("token.access"),options:jg(e.user).map(s=>[s,i(`access.${s}`)])})}
  ${P("days",{label:i("token.life"),options:[...Mg.map(s=>[s,i("token.days",{n:s})]),["",i("token.endless")]]})}
  ${e.asksPassword?Ct(t,"password",i("account.password")):vs}`,Dg=e=>ei({title:i("token.new"),text:i("token.once"),label:i("session.token"),value:e});async function Ug(e){let t=null;await U(n=>Rl(a=>{t=a,n()}),i("token.create"),n=>Ng(e,n),()=>Gt`<button type="submit">${i("token.createGo")}</button>`),t&&(e.addSession(t.session),await Dg(t.token))}var Vl=e=>Gt`
  <section class="card">
    ${et("sessions",i("settings.sessions"))}
    <ul class="people">${e.sessions.map(t=>Ag(e,t))}</ul>
    <div class="row end">
      ${e.hasOthers?Ig(e):vs}
      <button type="button" class="quiet" id="new-token" @click=${()=>Ug(e)}>${c("plus")} ${i("token.create")}</button>
    </div>
  </section>`;var Cg=["friendRequests","friendAccepted","findLiked","findCommented","replied","mentioned"],Eg=e=>nt`
  <label class="switch">
    <span>${i("settings.streets")}<br><span class="soft">${i("offer.learns")}</span></span>
    <input type="checkbox" role="switch" id="streets" .checked=${cs()} @change=${t=>e.setStreets(t.target.checked)}>
  </label>`,_g=()=>Os.map(e=>[e,ba[e],e]),Gl=e=>nt`
  <section class="card">
    ${et("appearance",i("settings.appearance"))}
    ${P("language",{label:i("settings.language"),options:_g(),chosen:kt(),set:t=>e.setLanguage(t)})}
    ${P("theme",{label:i("settings.theme"),options:Io.map(t=>[t,i(`settings.theme.${t}`)]),chosen:Mo(),set:t=>e.setTheme(t)})}
    ${P("units",{label:i("settings.units"),options:["km","mi"].map(t=>[t,i(`settings.units.${t}`)]),chosen:ka(),set:t=>e.setUnits(t)})}
    ${rs()?Eg(e):Mt}
  </section>`;async function Hg(e,t,s){let n=e.target;await t.prefer(s,n.checked),n.checked=t.preferences[s]}var Wl=(e,t,s=Mt)=>nt`
  <label class="switch">
    <span>${i(`settings.${t}`)}${s}</span>
    <input type="checkbox" role="switch" .checked=${e.preferences[t]} @change=${n=>Hg(n,e,t)}>
  </label>`,Rg=e=>nt`
  <section class="card">
    ${et("notify",i("settings.notify"))}
    ${[...Cg,...b()?.role==="admin"?["reported"]:[]].map(t=>Wl(e,t))}
    ${h().pushKey?Wl(e,"pushEnabled",nt`<br><span class="soft">${i("settings.pushEnabledHint")}</span>`):Mt}
  </section>`,zg=e=>nt`
  <p>${c("check")} ${i("push.on")}</p>
  <p class="row">
    <button type="button" class="quiet" @click=${e.test}>${i("push.test")}</button>
    <button type="button" class="quiet" aria-busy=${e.busy?"true":"false"} @click=${e.disable}>${i("push.disable")}</button>
  </p>`,Vg=e=>nt`
  <p>${i("push.off")}</p>
  <p>
    <button type="button" id="push-on" aria-busy=${e.busy?"true":"false"} @click=${e.enable}>
      ${c("bell")} ${i("push.enable")}
    </button>
  </p>
  <p class="soft" role="status">${e.slow?i("push.asking"):Mt}</p>`;function Wg(e){return e.state==="on"?zg(e):e.state==="off"?Vg(e):nt`<p class="note">${i(`push.${e.state}`)}</p>`}var Xe=(e,t)=>nt`<button type="button" class="chip" @click=${()=>v(`part-${e}`)}>${t}</button>`,Gg=()=>nt`
  <nav class="chips" aria-label=${i("settings.title")}>
    ${Xe("appearance",i("settings.appearance"))}
    ${Xe("notify",i("nav.bell"))}
    ${h().passwordLogin?Xe("password",i("account.password")):Mt}
    ${Xe("places",i("privacy.settings"))}
    ${Xe("sessions",i("settings.devices"))}
    ${Xe("data",i("settings.data"))}
  </nav>`,Yg=e=>nt`
  ${Gg()}
  ${Gl(e)}
  ${Rg(e)}
  <section class="card">
    ${et("push",i("push.title"))}
    ${Wg(e.push)}
  </section>
  ${h().passwordLogin?Ko(e):Mt}
  ${e.passkeys.isShown?El(e.passkeys,e.asksPassword,e.redraw):Mt}
  ${h().provider.enabled?Zo(e):Mt}
  ${Hl(e.places)}
  ${Vl(e)}
  ${Xo(e)}
  ${$t()?nt`<p class="below"><a href="/invites">${i("invites.title")}</a></p>`:Mt}
  <p class="below"><a href="/shares">${i("shares.mine")}</a></p>
  <p class="below"><a href="/help">${i("help.title")}</a></p>
  <p class="below"><a href="/about">${i("nav.about")}</a></p>`;async function Jg(e){let t=at.get("outbox").length;(!t||await L(i("settings.signOut"),i("outbox.signOut",{n:t}),i("settings.signOut")))&&e.signOut()}var Kg=e=>nt`
  <button type="button" class="quiet" id="sign-out" @click=${()=>Jg(e)}>${i("settings.signOut")}</button>`;function Zg(e){let{problem:t,load:s}=e.loading;return t?nt`${d(t,s)}${Gl(e)}`:e.isLoaded?Yg(e):w(5)}function Yl(e){let t=new Qs(e);return{get title(){return i("settings.title")},ready:t.loading.load().then(()=>location.hash?v(`part-${location.hash.slice(1)}`):null),view:()=>nt`
      ${f(i("settings.title"),Kg(t),"/profile")}
      ${t.refusal?d(t.refusal):Mt}
      ${Zg(t)}`}}import{html as vt,nothing as xs}from"../lib/lit-html/lit-html.js";async function Xg(e){let t=await e.offered(),s=t&&await Qi({offered:t});s&&(e.take(s),await ws(s))}async function Qg(e,t){let s=await Qi({share:t});s&&e.take(s)}async function tb(e,t){await L(i("shares.revokeTitle",{title:At(t)}),i("shares.revokeText"),i("shares.revoke"))&&(await e.revoke(t),v("new-share"))}var eb=async e=>await Zi(e)||ws(e,i("shares.one")),sb=async e=>await Xi(e,At(e))||ws(e,i("shares.one")),ib=(e,t)=>Ot(i("shares.menu",{title:At(t)}),[...Ki()&&!t.expired?[{text:i("action.share"),sign:"share",run:()=>sb(t)}]:[],{text:i("shares.change"),sign:"edit",run:()=>Qg(e,t)},{text:i("shares.revoke"),sign:"trash",isDanger:!0,run:()=>tb(e,t)}],{id:`share-${t.id}`}),nb=e=>e.findId?`/finds/${e.findId}`:`/lists/${e.listId}`,ab=e=>e.category?vt`<span class="strong" dir="auto">${At(e)}</span>`:vt`<a class="strong" dir="auto" href=${nb(e)}>${At(e)}</a>`,ob=e=>vt`${i(`shares.kind.${na(e)}`)}${e.title?vt`: <bdi>${aa(e)}</bdi>`:xs}`,fn=(e,t)=>vt`<span class="badge">${e?c(e):xs} ${t}</span>`,rb=e=>vt`
  <button type="button" class="quiet" aria-label="${i("secret.copy")}: ${At(e)}" @click=${()=>eb(e)}>
    ${c("copy")} ${i("secret.copy")}
  </button>`,cb=(e,t)=>vt`
  <li class="invite">
    <div class="listed">
      <p class="grow">
        ${ab(t)}<br>
        <span class="soft">${ob(t)} · ${t.views?i("shares.views",{n:t.views}):i("shares.noViews")}</span>
      </p>
      ${ib(e,t)}
    </div>
    <p class="marks">
      ${fn(t.place==="hidden"?"block":"pin",fl(t))}
      ${t.hasPassword?fn("lock",i("account.password")):xs}
      ${t.expiresAt?fn("",oa(t)):fn("",i("shares.endless"))}
    </p>
    ${t.expired?xs:vt`<p class="row actions">${rb(t)} ${ra(t)}</p>`}
  </li>`;function lb(e){let{items:t,problem:s,load:n}=e.list;return s?d(s,n):t?t.length?vt`<div class="card"><ul class="people">${t.map(a=>cb(e,a))}</ul></div>${M(e.list)}`:I(i("shares.none"),i("shares.noneText"),xs,"share"):w(3)}var pb=e=>vt`
  <button type="button" class="quiet" id="new-share" @click=${()=>Xg(e)}>${i("shares.category")}</button>`;function Jl(e){let t=new Yi(e);return{title:i("shares.mine"),ready:t.list.load(),view:()=>vt`
      ${f(i("shares.mine"),pb(t),"/profile")}
      <p class="lead">${i("shares.lead")}</p>
      ${lb(t)}`}}import{html as Yt,nothing as ha}from"../lib/lit-html/lit-html.js";var $n=class{isLoaded=!1;#t;constructor(t){this.#t=t}get entries(){return at.get("outbox")}load=async()=>{await Ya(),this.isLoaded=!0,this.#t.update()};cancel(t){return Ka(t.id)}retry(t){return Za(t.id)}sendNow(){return Xa()}};async function ub(e,t){await uo()&&e.cancel(t)}var db=e=>i(e.kind==="like"&&!e.on?"outbox.unlike":`outbox.${e.kind}`),Kl=e=>Yt`<a class="strong" dir="auto" href=${Qa(e)}>${e.title}</a>`,mb={find:e=>Yt`<span class="strong" dir="auto">${e.body.title}</span>`,comment:e=>Yt`<span class="what" dir="auto">${e.body.content}</span><br>${Kl(e)}`,like:Kl},hb=(e,t)=>Yt`
  <li class="row between">
    <span class="grow">
      <span class="soft">${db(t)}</span><br>
      ${mb[t.kind](t)}<br>
      ${t.state==="refused"?Yt`<span class="error">${t.problem}</span>`:Yt`<span class="soft">${i("outbox.waiting")}</span>`}
    </span>
    <span class="row">
      ${t.state==="refused"?Yt`
        <button type="button" class="quiet" @click=${()=>e.retry(t)}>${c("retry")} ${i("action.retry")}</button>`:ha}
      <button type="button" class="quiet" @click=${()=>ub(e,t)}>${i("outbox.cancel")}</button>
    </span>
  </li>`;function fb(e){return e.isLoaded?e.entries.length?Yt`
    <p class="hint">${i("outbox.hint")}</p>
    <ul class="card people">${e.entries.map(t=>hb(e,t))}</ul>
    <p class="row end"><button type="button" @click=${()=>e.sendNow()}>${i("outbox.now")}</button></p>`:I(i("outbox.none"),i("outbox.noneText"),ha,"send"):w(2)}function Zl(e){let t=new $n(e);return{title:i("outbox.title"),ready:t.load(),view:()=>Yt`${f(i("outbox.title"),ha,"/")}${fb(t)}`}}import{html as oe,nothing as $b}from"../lib/lit-html/lit-html.js";var gn=class{#t;constructor(t){this.#t=t,this.instance=new Ie(t),this.areas=new We(t),this.invites=new Ge(t),this.nameForm=new x({send:s=>this.#e(s),update:t.update})}load(){return{server:this.instance.loading,map:this.areas.loading}[this.step]?.load()}get steps(){return["server",...h().streets?.areas?["map"]:[],"invite","done"]}get step(){let t=this.#t.query.get("step");return this.steps.includes(t)?t:this.steps[0]}get number(){return this.steps.indexOf(this.step)+1}next=()=>this.#t.push(y("/admin/welcome",{step:this.steps[this.number]}));async#e(t){await this.instance.save(t),await this.next()}};var Xl=(e,t)=>oe`<button type="button" class="quiet" @click=${e.next}>${t}</button>`,Ql=(e,t)=>oe`<p class="row end">${Xl(e,i(t?"welcome.next":"welcome.later"))}</p>`,tp=({problem:e,load:t},s,n)=>e?d(e,t):s?n():w(3),gb=(e,t)=>tp(e.instance.loading,e.instance.values,()=>oe`
  <form class="card" novalidate @submit=${e.nameForm.submit}>
    ${S(e.nameForm)}
    ${Ye(e.instance.picture,{label:i("admin.picture"),hint:i("admin.pictureHint")})}
    ${m(e.nameForm,"name",{label:i("admin.name"),hint:i("welcome.nameHint"),value:e.instance.values.name,most:50})}
    ${m(e.nameForm,"description",{label:i("admin.description"),value:e.instance.values.description,kind:"area",most:500})}
    <div class="row end">${Xl(e,i("welcome.later"))} ${N(e.nameForm,i("welcome.next"))}</div>
  </form>
  ${Js(t.update)}`),bb=e=>tp(e.areas.loading,e.areas.areas,()=>oe`
  ${Zn(e.areas)}
  ${Ql(e,e.areas.areas.length||e.areas.isRunning)}`),wb=e=>oe`
  ${e.invites.created?Qn(e.invites):Xn(e.invites)}
  ${Ql(e,e.invites.created)}`,yb=()=>oe`
  <section class="card">
    <p><a class="button main" href="/new">${c("plus")} ${i("welcome.find")}</a></p>
    <ul class="people">
      <li><a class="area" href="/settings#push">${c("bell")} <span class="grow">${i("welcome.push")}</span> ${c("next")}</a></li>
      <li><a class="area" href="/profile">${c("people")} <span class="grow">${i("steps.profile")}</span> ${c("next")}</a></li>
      <li><a class="area" href="/admin">${c("gear")} <span class="grow">${i("welcome.again")}</span> ${c("next")}</a></li>
      <li><a class="area" href="/">${c("map")} <span class="grow">${i("areas.show")}</span> ${c("next")}</a></li>
    </ul>
  </section>`,vb={server:gb,map:bb,invite:wb,done:yb};function ep(e){let t=new gn(e),s=()=>t.step==="done"?$b:oe`<p class="soft">${i("welcome.step",{number:t.number,of:t.steps.length-1})}</p>`;return{get title(){return i(`welcome.${t.step}`)},ready:t.load(),async moved(){e.update(),document.querySelector("main h1").focus(),await t.load()},view:()=>oe`
      <header class="welcome">
        ${s()}
        <h1 tabindex="-1">${i(`welcome.${t.step}`)}</h1>
        <p class="lead">${i(`welcome.${t.step}Text`)}</p>
      </header>
      ${vb[t.step](t,e)}`}}function kb(e,t){let[s,n]=[new Map,!1],a=new AbortController;return e.signal.addEventListener("abort",()=>a.abort()),{async load(o){a.abort();let{signal:r}=a=new AbortController;try{let[l,p]=await Fa(y("/api/locations/categories",{...t(),category:"",bbox:o}),{signal:r});if(r.aborted)return;[s,n]=[new Map(l.map($=>[$.category,$.count])),p]}catch(l){if(l.name==="AbortError")return;s.clear()}e.update()},arranged(o,r){if(!s.size)return null;let l=[...s.values()].reduce((k,A)=>k+A,0),p=k=>s.get(k)===0&&!n&&!r.includes(k),$=k=>k&&(k<l||n)?`${q(k)}${n?"+":""}`:void 0;return{shown:o.filter(k=>!p(k)).map(k=>({category:k,count:$(s.get(k))})),rest:o.filter(p)}}}}import{html as xb,nothing as Ob}from"../lib/lit-html/lit-html.js";async function qb(e){if(kn.get())return;let t=()=>{},s=new Fe(()=>t());try{await s.read()}catch{return}s.state!=="off"||document.querySelector("dialog[open]")||(kn.set("1"),await ot((n,a)=>{t=a;let o=async()=>{await s.enable(),s.state!=="off"&&(n(),u(i(`push.${s.state}`)))};return xb`
      <h2>${i("push.offer",{name:e})}</h2>
      <p>${i("push.offerText")}</p>
      <p class="soft" role="status">${s.slow?i("push.asking"):Ob}</p>
      <div class="row end">
        <button class="quiet" type="button" @click=${()=>n()}>${i("push.notNow")}</button>
        <button type="button" id="push-on" aria-busy=${s.busy?"true":"false"} @click=${o}>
          ${c("bell")} ${i("push.enable")}
        </button>
      </div>`},{label:i("push.offer",{name:e}),kind:"sheet-like"}))}import{html as bn,nothing as sp}from"../lib/lit-html/lit-html.js";async function Fb({lat:e,lng:t}){try{let{title:s}=await T("/api/map/wishes",{latitude:e,longitude:t});u(i("offer.wished",{title:s}))}catch(s){u(F(s))}}function Sb(e,t){if(b().role==="admin"){let s=y("/admin/map",{at:Ds({lat:e.lat,lng:e.lng})});return bn`<p><a class="button quiet" href=${s}>${i("offer.add")}</a></p>`}return bn`
    <p><button type="button" class="quiet" @click=${()=>{t(),Fb(e)}}>${i("offer.wish")}</button></p>
    <p class="hint">${i("offer.wishText")}</p>`}var Pb=e=>bn`
  <p><button type="button" class="quiet" @click=${()=>e(!0)}>${i("offer.show")}</button></p>
  <p class="hint">${i("offer.learns")}</p>`,Tb=(e,{choose:t,close:s,key:n})=>bn`
  <section class="offer" tabindex="-1" aria-label=${i("offer.none")} @keydown=${n}>
    <p class="row between">
      <span class="strong">${i("offer.none")}</span>
      <button type="button" class="round" aria-label=${i(rs()?"offer.decline":"action.close")} @click=${()=>t(!1)}>
        ${c("close")}
      </button>
    </p>
    ${Ao()?Sb(e,s):sp}
    ${rs()?Pb(t):sp}
  </section>`,Lb=()=>Tb;import{html as Qe,nothing as yn}from"../lib/lit-html/lit-html.js";var wn=class{friends=[];next="";hasLinks=!1;update=()=>{};constructor(t){this.audience=Ws(t)}async load(){let[t]=await Promise.all([Nt("/api/shares"),this.audience==="friends"?this.#t("/api/friends?status=accepted&limit=100"):null]);this.hasLinks=t.items.length>0}more=async()=>{await this.#t(this.next),this.update()};async#t(t){let{items:s,next:n}=await Nt(t),a=o=>o.requesterId===b().id?o.addressee:o.requester;this.friends.push(...s.map(a)),this.next=n}};var Ab=e=>Qe`
  ${e.friends.length?Qe`<ul class="people">${e.friends.map(t=>is(t,yn))}</ul>`:Qe`<p class="soft">${i("whoSees.alone")}</p>`}
  ${e.next?Qe`<button type="button" class="quiet" @click=${()=>_(e.more())}>${i("action.more")}</button>`:yn}`,Bb=(e,t,s)=>Qe`
  <h2>${i("find.whoSees")}</h2>
  <p>${c(ce(e.audience))} ${i(`edit.audienceText.${e.audience}`,{instance:ft()})}</p>
  ${e.audience==="friends"?Ab(e):yn}
  ${e.hasLinks?Qe`<p class="hint">${i("whoSees.links")} <a href="/shares">${i("shares.mine")}</a></p>`:yn}
  <div class="row end">
    <a class="button quiet" href="/finds/${t.id}/edit">${i("action.edit")}</a>
    <button type="button" class="main" @click=${()=>s()}>${i("action.close")}</button>
  </div>`;async function Ib(e){let t=new wn(e);await _(t.load())&&await ot((s,n)=>(t.update=n,Bb(t,e,s)),{label:i("find.whoSees")})}export{mp as about,er as accounts,kf as addToList,pr as admin,$r as adminLog,Rc as areas,hr as categories,kb as countCategories,ac as edit,bc as feed,qc as help,_c as import,Xc as instance,Gc as invites,tl as join,kl as list,Ol as lists,Fl as named,Sl as notifications,Lb as offerOfStreets,qb as offerPush,Pl as people,Al as person,Il as profile,Nl as reports,Dl as saved,Yl as settings,Cf as shareFind,Jl as shares,Zl as waiting,ep as welcome,Ib as whoSees};

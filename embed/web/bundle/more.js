import{$ as ea,$b as lt,$c as ro,Aa as ha,Ab as vs,Ac as Ka,B as cs,Ba as $a,Bb as tt,C as ls,Ca as $e,Cb as Fa,D as Kn,Da as ga,Db as Sa,E as Zn,Ea as $s,Eb as Mt,Ec as kt,F as G,Fa as gs,Fb as ks,Fc as Za,G as st,Ga as bs,Gb as Ta,Gc as Xa,H as p,Ha as ba,Hb as R,Hc as Qa,Ia as wa,Ib as E,Ic as Ls,Ja as ya,Jb as at,K as ps,Kb as La,L as g,La as va,Lb as jt,Lc as to,M as S,Mb as xs,Mc as He,N as z,Na as ka,Nb as Os,Nc as eo,O as Y,Oa as xa,Ob as Ba,Oc as ze,P as B,Pa as Oa,Pb as Ia,Q as Xn,Qa as qa,Qb as qs,Qc as so,R as Qn,Ra as Pa,Rb as Aa,S as fe,Sc as io,T as O,Tb as Ma,Tc as no,U as he,Ub as q,V as ta,Vb as ja,Vc as ao,Wb as ft,Wc as oo,Xb as T,Xc as Bs,Yb as Ua,Yc as Is,Zb as m,_b as N,a as ue,aa as sa,ac as M,ad as co,b as $,ba as us,bc as Na,c as Bt,ca as k,cc as Yt,d as zn,da as ds,db as c,dc as Qi,e as de,ea as ia,eb as V,ec as tn,ed as lo,f as Zi,fb as _,fc as Da,g as Xi,gb as f,gc as Ps,gd as po,h as me,ha as na,hb as Q,hc as ee,i as Ce,ia as aa,ib as I,ic as Fs,j as Vn,ja as oa,jb as d,jc as Ss,jd as As,k as os,ka as ra,kb as w,kc as _e,kd as uo,l as Wn,la as ca,lb as ge,lc as Re,ma as ms,mb as A,mc as Ca,md as mo,nb as yt,nc as _a,nd as fo,o as Gn,oa as fs,ob as v,oc as Ra,od as ho,p as i,pa as la,pc as Ea,qa as pa,qc as C,r as y,ra as ua,rc as Ha,sa as da,sc as za,t as Wt,ta as b,tc as Va,u as Yn,ua as hs,ub as ws,uc as Wa,v as P,va as mt,vb as Gt,vc as Ee,w as It,wa as ma,wb as be,wc as Ts,x as rt,xa as fa,xb as ct,xc as Ga,y as rs,yb as ys,yc as Ya,z as Jn,za as At,zb as vt,zc as Ja}from"./shared.js";import{html as se,nothing as en}from"../lib/lit-html/lit-html.js";var xl=new URL("lib/",ue).pathname,Ol=[["Leaflet 1.9.4","leaflet","Volodymyr Agafonkin, CloudMade","BSD-2-Clause"],["protomaps-leaflet 5.1.0","protomaps-leaflet","Protomaps","BSD-3-Clause"],["lit-html 3.3.3","lit-html","Google LLC","BSD-3-Clause"]];function $o(){if(ze())return new URL($().streets.url.replace(/[{}]/g,"")).host;let{host:e}=new URL(($().tiles?.url??"").replace(/[{}]/g,""),location);return e===location.host?"":e}var ql=()=>$o()?i("about.tilesFrom",{host:$o()}):i("about.alone"),Pl=()=>se`
  <section class="card">
    <p class="lead">${i("app.about")}</p>
    <p>${i("about.text")} ${ql()}</p>
    <p class="soft">${i("about.version",{version:$().version})}</p>
    <p class="row">
      <a class="button quiet" href="/help">${i("help.title")}</a>
      <a class="button quiet" href="/api/docs">${i("about.api")}</a>
    </p>
  </section>`,Fl=()=>se`
  <section class="card">
    <h2>${i("about.map")}</h2>
    <ul class="plain-list">
      ${$().tiles?.attribution?se`<li>${i("about.tiles")}: ${$().tiles.attribution}</li>`:en}
      ${ze()?se`<li>${i("about.streets")}: ${$().streets.attribution}</li>`:en}
      <li>${i("about.places")}: ${$().places.attribution}</li>
    </ul>
  </section>`,Sl=([e,t,s,n])=>se`<li><a href="${xl}${t}/LICENSE">${e}</a>, © ${s}, ${n}</li>`,Tl=()=>se`
  <section class="card">
    <h2>${i("about.code")}</h2>
    <ul class="plain-list">${Ol.map(Sl)}</ul>
    <p class="hint">${i("about.more")}</p>
  </section>`,Ll=()=>({title:i("nav.about"),view:()=>se`
    ${f(i("nav.about"),en,b()?"/settings":"/sign-in")}
    ${fo()}${mo()}${Pl()}${Fl()}${Tl()}`});import{html as Rs,nothing as np}from"../lib/lit-html/lit-html.js";var Bl=200,Il=2**20,sn=["all","active","suspended","admin"],go={wrong_password:"password"},ie=e=>`/api/admin/users/${e.id}`,Ms=class{#t;#e=0;constructor(t){this.#t=t;let s=t.query.get("status");this.text=t.query.get("q")??"",this.status=sn.includes(s)?s:"all",this.list=R(t,()=>O("/api/admin/users",{...this.#s,limit:50}))}get#s(){return{q:this.text.trim(),status:this.status==="all"?"":this.status}}search=()=>(clearTimeout(this.#e),this.#t.rename(O("/admin/people",this.#s)),this.list.load());type(t){this.text=t,clearTimeout(this.#e),this.#e=setTimeout(this.search,Bl)}choose(t){return this.status=t,this.#t.update(),this.search()}isMe(t){return t.id===b()?.id}#i(t){this.list.items=this.list.items.map(s=>s.id===t.id?t:s),this.#t.update()}async#n(t,s){try{this.#i(await t),p(s)}catch(n){p(y(n))}}get asksPassword(){return hs()}adminForm(t,s){let n=async({password:a})=>{this.#i(await Y(ie(t),{role:"admin",...a?{password:a}:{}})),s()};return new q({send:n,fieldOf:go})}demote(t){return this.#n(Y(ie(t),{role:"member"}),i("admin.memberDone",{name:k(t)}))}lift(t){return this.#n(B(`${ie(t)}/suspension`),i("admin.liftDone",{name:k(t)}))}linkForm(t,s){let n=async({password:a})=>{let o=await S(`${ie(t)}/sign-in-link`,a?{password:a}:void 0);s(new URL(o.url,location).href)};return new q({send:n,fieldOf:go})}limitForm(t,s){let n=async({kind:a,size:o})=>{let r={instance:null,none:0}[a];this.#i(await Y(ie(t),{mediaLimit:a==="own"?Math.round(Number(o)*Il):r})),s()};return new q({send:n})}suspendForm(t,s){let n=async({reason:a,days:o})=>{this.#i(await z(`${ie(t)}/suspension`,{reason:a.trim(),...o?{days:Number(o)}:{}})),s()};return new q({send:n})}deleteForm(t,s){let n=async({name:a,reason:o})=>{if(a.trim()!==t.username)throw{code:"page",reason:"other_name",text:i("admin.deleteOther")};await B(O(ie(t),{reason:o.trim()})),this.list.items=this.list.items.filter(r=>r.id!==t.id),this.#t.update(),s()};return new q({send:n,fieldOf:{other_name:"name"}})}close(){clearTimeout(this.#e)}};import{html as H,nothing as ve}from"../lib/lit-html/lit-html.js";import{html as ut,nothing as Ve}from"../lib/lit-html/lit-html.js";var Al=2e3,we=class{state="";busy=!1;slow=!1;#t;constructor(t){this.#t=t}async read(){this.state=await fs()}enable=()=>this.#e(la);disable=()=>this.#e(pa);test=()=>this.#s(async()=>{await ua(),p(i("push.sent"))});async#e(t){this.busy=!0,this.#t();let s=setTimeout(()=>{this.slow=!0,this.#t()},Al);await this.#s(async()=>{this.state=await t()}),clearTimeout(s),this.busy=this.slow=!1,this.#t()}async#s(t){try{await t()}catch(s){p(s.code||s.status?y(s):i("push.failed"))}this.#t()}};var js=class{list=[];#t;constructor(t){this.#t=t}get isShown(){return co()}async read(){this.isShown&&(this.list=await g("/api/auth/passkeys",{signal:this.#t.signal}))}addForm(t,s){let n=async({name:a,password:o})=>{let r=await lo(await S("/api/auth/passkeys/options",t?{password:o}:{}));r&&(this.list=[...this.list,await S("/api/auth/passkeys",{name:a,...r})],s())};return new q({send:n,fieldOf:{wrong_password:"password"}})}renameForm(t,s){let n=async({name:a})=>{let o=await Y(`/api/auth/passkeys/${t.id}`,{name:a});this.list=this.list.map(r=>r.id===o.id?o:r),s()};return new q({send:n})}async remove(t){try{await B(`/api/auth/passkeys/${t.id}`),this.list=this.list.filter(s=>s.id!==t.id)}catch(s){p(y(s))}this.#t.update()}};var Ml=1,pt=class{nearby=[];proposal="";#t;#e;#s;#i=0;#n=0;constructor(t,s,n=()=>{}){this.#t=t,this.#e=n,this.#a(s??{})}get value(){let{point:t,by:s,source:n,photo:a,chosen:o}=this;return{point:t,name:this.name.trim(),by:s,source:n,photo:a,location:o}}#a({point:t=null,name:s="",by:n="",source:a="",photo:o=null,location:r=null}){Object.assign(this,{point:t,name:s,by:n,source:a,photo:o,chosen:r}),this.#s=t}get label(){return this.chosen?.name||this.name.trim()||this.proposal}take(t){if(this.#a(t.value),Object.assign(this,{nearby:t.nearby,proposal:t.proposal}),this.#e(),this.point&&!this.label)return this.propose()}setPoint(t,s,n=""){return Object.assign(this,{point:t,chosen:null,source:s,proposal:""}),n?(Object.assign(this,{name:n,by:"search"}),this.#s=t):this.by!=="reader"&&this.#s&&Mt(this.#s,t)>Ml&&Object.assign(this,{name:"",by:""}),this.#e(),this.propose()}suggestPoint(t){return this.photo??=t,this.point?this.#e():this.setPoint(t,"photo")}setName(t){this.name=t,this.by=t.trim()?"reader":""}async locate(){try{let t=await ks({enableHighAccuracy:!0,timeout:15e3});this.#t.signal.aborted||this.setPoint(t,"hereDone")}catch(t){this.#t.signal.aborted||p(y(t))}}toggle(t){this.chosen=this.chosen?.id===t.id?null:t,this.chosen&&(this.point=tt(t)),this.#e()}async propose(){let t=++this.#n,{signal:s}=this.#t;clearTimeout(this.#i);let{nearby:n,name:a,wait:o}=await $s(this.point,{signal:s});t!==this.#n||s.aborted||(Object.assign(this,{nearby:n,proposal:a}),o&&(this.#i=setTimeout(()=>this.propose(),1e3*o)),this.#t.update())}close(){clearTimeout(this.#i)}};var nn="/api/users/me/place-settings",jl={radius:.5,area:1},bo=[.2,.5,1,2,5],Us=class{values=null;exactAtHome=0;#t;constructor(t){this.#t=t}async read(){this.values=await g(nn,{signal:this.#t.signal})}async change(t){try{let{exactAtHome:s,...n}=await z(nn,{...this.values,...t});Object.assign(this,{values:n,exactAtHome:s}),p(i("privacy.saved"))}catch(s){p(y(s))}this.#t.update()}changeHome(t){return this.change({home:{...this.values.home,...t}})}async hideHome(){try{let{finds:t}=await S(`${nn}/home`);this.exactAtHome=0,p(i("privacy.homeHidden",{n:t}))}catch(t){p(y(t))}this.#t.update()}picker(){let{home:t}=this.values,s=t&&{point:{lat:t.latitude,lng:t.longitude}},n=new pt(this.#t,s,()=>{n.point&&this.changeHome({...jl,...t,latitude:n.point.lat,longitude:n.point.lng})});return n}};var wo=e=>!e.current&&e.kind!=="token",Ns=class{preferences=null;sessions=null;refusal=ma();#t;constructor(t){this.#t=t,this.push=new we(t.update),this.passkeys=new js(t),this.places=new Us(t),this.loading=E(t,()=>this.#e());let s={wrong_password:"currentPassword"};this.password=new q({send:(n,a)=>this.#i(n,a),update:t.update,fieldOf:s})}get user(){return b()}redraw=()=>this.#t.update();get isLoaded(){return!!(this.preferences&&this.user)}get asksPassword(){return hs()}get asksCurrent(){return this.user.hasPassword&&!po(this.sessions)}get hasOthers(){return this.sessions.some(wo)}async#e(){let{signal:t}=this.#t;[this.preferences,this.sessions]=await Promise.all([g("/api/notifications/preferences",{signal:t}),g("/api/auth/sessions",{signal:t}),this.push.read(),this.passkeys.read(),this.places.read()])}async#s(t){try{await t()}catch(s){p(y(s))}this.#t.update()}setTheme(t){ao(t),this.#t.update()}setUnits(t){zn.set(t),this.#t.update()}setStreets(t){so(t),this.#t.update()}async setLanguage(t){await Gn(t),this.#t.update()}prefer(t,s){return this.#s(async()=>{this.preferences=await z("/api/notifications/preferences",{[t]:s})})}addSession(t){this.sessions=[t,...this.sessions],this.#t.update()}endOthers(){return this.#s(async()=>{for(let t of this.sessions.filter(wo))await B(`/api/auth/sessions/${t.id}`),this.sessions=this.sessions.filter(s=>s!==t)})}endSession(t){return this.#s(async()=>{await B(`/api/auth/sessions/${t.id}`),this.sessions=this.sessions.filter(s=>s!==t)})}signOut=()=>this.#s(async()=>{await ha(),await this.#t.go("/sign-in",{replace:!0})});async#i({newPassword:t,currentPassword:s,unlinkIdentity:n},a){let o=this.asksCurrent?{currentPassword:s}:{};await z("/api/users/me/password",{newPassword:t,...o,...n?{unlinkIdentity:!0}:{}}),a.reset(),At(await g("/api/users/me")),this.sessions=await g("/api/auth/sessions"),p(i("settings.passwordSaved"))}unlink(){return this.#s(async()=>{await B("/api/users/me/identity"),At(await g("/api/users/me"))})}confirmForm(t){let s=async({password:n})=>{await S("/api/auth/confirm",{password:n}),t()};return new q({send:s,fieldOf:{wrong_password:"password"}})}deleteForm(t){let s=async({password:n})=>{await B("/api/users/me",this.asksPassword?{password:n}:void 0),t()};return new q({send:s,fieldOf:{wrong_password:"password"}})}async leaveDeleted(){await $a(),await this.#t.go("/sign-in",{replace:!0}),p(i("settings.deleted"))}},Ds=(e={})=>`/api/auth/oauth/start?${new URLSearchParams({...e,redirect:"/settings"})}`;var ye=()=>$().provider.name,Jt=e=>e.refusal?.reason==="sign_in_again"&&$().provider.enabled?ut`
  <p><a class="button quiet" href=${Ds()}>${i("signin.provider",{name:ye()})}</a></p>`:Ve,Ut=(e,t,s)=>m(e,t,{label:s,kind:"password",required:!0,complete:"current-password"}),Ul=()=>ut`
  <label class="switch">
    <span>
      ${i("settings.alsoUnlink",{name:ye()})}<br>
      <span class="soft">${i("settings.alsoUnlinkHint")}</span>
    </span>
    <input type="checkbox" role="switch" id="unlinkIdentity" name="unlinkIdentity">
  </label>`,yo=({user:e,asksCurrent:t,password:s})=>ut`
  <form class="card" novalidate @submit=${s.submit}>
    ${Q("password",i(t?"settings.password":"settings.passwordFirst"))}
    ${e.hasPassword&&!t?ut`<p class="note">${i("link.setPassword")}</p>`:Ve}
    <input class="unseen" type="text" autocomplete="username" .value=${e.username} tabindex="-1" aria-hidden="true">
    ${T(s)}
    ${Jt(s)}
    ${t?Ut(s,"currentPassword",i("settings.currentPassword")):Ve}
    ${m(s,"newPassword",{label:i("settings.newPassword"),hint:i("settings.passwordHint"),kind:"password",required:!0,least:8,most:255,complete:"new-password"})}
    ${e.identityLinked?Ul():Ve}
    <div class="row end">${N(s,i("action.save"))}</div>
  </form>`;async function Nl(e){let t=i("settings.unlinkTitle",{name:ye()});await M(t,i("settings.unlinkText"),i("settings.unlink"))&&e.unlink()}async function Dl(e,t){if(!t.asksPassword)return;e.preventDefault();let s=i("settings.link",{name:ye()});await C(a=>t.confirmForm(a),s,a=>ut`
    <p>${i("settings.linkText")}</p>
    ${T(a)}
    ${Ut(a,"password",i("account.password"))}`,()=>ut`<button type="submit">${i("settings.linkGo")}</button>`)&&location.assign(Ds({link:"true"}))}var Cl=e=>ut`
  <p>${c("check")} ${i("settings.linked")}</p>
  <p><button type="button" class="quiet" @click=${()=>Nl(e)}>${i("settings.unlink")}</button></p>`,_l=e=>ut`
  <p>${i("settings.notLinked")}</p>
  <p>
    <a class="button quiet" href=${Ds({link:"true"})} @click=${t=>Dl(t,e)}>
      ${i("settings.link",{name:ye()})}
    </a>
  </p>`,vo=e=>ut`
  <section class="card">
    <h2>${i("settings.identity",{name:ye()})}</h2>
    ${e.user.identityLinked?Cl(e):_l(e)}
  </section>`;async function Rl(e){await C(s=>e.deleteForm(s),i("settings.deleteTitle"),s=>ut`
    <p>${i("settings.deleteText")}</p>
    ${T(s)}
    ${Jt(s)}
    ${e.asksPassword?Ut(s,"password",i("account.password")):Ve}`,()=>ut`<button type="submit" class="danger">${i("settings.delete")}</button>`)&&await e.leaveDeleted()}var ko=e=>ut`
  <section class="card">
    ${Q("data",i("settings.data"))}
    <p>${i("settings.dataText")}</p>
    <p><a class="button quiet" href="/api/users/me/export" download>${i("settings.download")}</a></p>
    <p>${i("settings.archiveText")}</p>
    <p><a class="button quiet" href="/api/users/me/archive" download>${i("settings.archive")}</a></p>
    <p><a class="button quiet" href="/import">${i("settings.import")}</a></p>
    <h3>${i("settings.deleteHead")}</h3>
    <p>${i("settings.deleteHint")}</p>
    <p><button type="button" class="danger" @click=${()=>Rl(e)}>${i("settings.delete")}</button></p>
  </section>`;import{html as an,nothing as We}from"../lib/lit-html/lit-html.js";function F(e,{label:t,options:s,chosen:n,set:a=()=>{},hint:o="",error:r="",name:l=e}){let u=r?`${e}-error`:o?`${e}-hint`:We;return an`
    <div class="field">
      <label for=${e}>${t}</label>
      <select id=${e} name=${l} aria-describedby=${u} aria-invalid=${r?"true":We} @change=${h=>a(h.target.value)}>
        ${s.map(([h,x,L=We])=>an`
          <option value=${h} lang=${L} ?selected=${h===n}>${x}</option>`)}
      </select>
      ${u===We?We:an`<p class=${r?"error":"hint"} id=${u}>${r||o}</p>`}
    </div>`}import{html as El}from"../lib/lit-html/lit-html.js";async function Hl(e){try{await navigator.clipboard.writeText(e),p(i("secret.copied"))}catch{document.getElementById("secret").select(),p(i("secret.selected"))}}var Cs=({title:e,text:t,label:s,value:n})=>lt(a=>El`
  <h2>${e}</h2>
  <p>${t}</p>
  <div class="field">
    <label for="secret">${s}</label>
    <input id="secret" readonly spellcheck="false" autocomplete="off" .value=${n} @focus=${o=>o.target.select()}>
  </div>
  <div class="row end">
    <button type="button" class="quiet" @click=${()=>a()}>${i("action.close")}</button>
    <button type="button" @click=${()=>Hl(n)}>${c("copy")} ${i("secret.copy")}</button>
  </div>`,{label:e});function zl({mediaBytes:e,mediaLimit:t}){let s=G(e);return t===null?i("admin.usage",{size:s}):t?i("admin.usageOf",{size:s,limit:G(t)}):i("admin.usageUnlimited",{size:s})}var Vl=e=>[i("admin.joined",{date:rt(e.createdAt)}),e.seenAt?i("admin.seen",{date:rt(e.seenAt)}):i("admin.notSeen"),i("admin.finds",{n:e.findCount}),zl(e),e.invitedBy&&i("admin.invitedBy",{name:k(e.invitedBy)})],Wl=({suspendedAt:e,endsAt:t})=>t?i("admin.suspendedUntil",{date:It(t)}):i("admin.suspendedSince",{when:rs(e)}),Gl=e=>H`<p class="note">${Wl(e)}<br>${i("admin.reasonIs",{reason:e.reason})}</p>`,Yl=e=>e.suspension?H`<span class="person"><span class="avatar none">${c("block")}</span> <span>${Qi(e)}</span></span>`:H`<a class="person" href="/people/${e.id}">${V(e)} <span>${Qi(e)}</span></a>`,xo=(e,t)=>H`
  ${T(t)}
  ${Jt(t)}
  ${e.asksPassword?Ut(t,"password",i("account.password")):ve}`,Jl=(e,t)=>C(s=>e.adminForm(t,s),i("admin.adminTitle",{name:k(t)}),s=>H`
  <p>${i("admin.adminText")}</p>
  ${xo(e,s)}`,()=>H`<button type="submit" class="danger">${i("admin.admin")}</button>`);async function Kl(e,t){await M(i("admin.memberTitle",{name:k(t)}),i("admin.memberText"),i("admin.member"))&&e.demote(t)}var Zl=["instance","own","none"],Xl=(e,t)=>{e.kind??=t.mediaLimit===null?"instance":t.mediaLimit?"own":"none";let s=n=>{e.kind=n,e.update()};return H`
    ${T(e)}
    ${F("kind",{label:i("admin.limit"),options:Zl.map(n=>[n,i(`admin.limits.${n}`)]),chosen:e.kind,set:s})}
    ${e.kind==="own"?m(e,"size",{label:i("admin.size"),kind:"number",mode:"numeric",required:!0,value:t.mediaLimit?Math.round(t.mediaLimit/2**20):""}):ve}`};async function _s(e,t,s){let n=await e;return n&&p(i(t,{name:k(s)})),n}var Ql=(e,t)=>C(s=>e.limitForm(t,s),i("admin.limitTitle",{name:k(t)}),s=>Xl(s,t),()=>H`<button type="submit">${i("action.save")}</button>`),tp=(e,t)=>C(s=>e.suspendForm(t,s),i("admin.suspendTitle",{name:k(t)}),s=>H`
  <p>${i("admin.suspendText")}</p>
  ${T(s)}
  ${m(s,"reason",{label:i("admin.reason"),hint:i("admin.reasonHint"),kind:"area",value:t.suspension?.reason,required:!0,most:500})}
  ${m(s,"days",{label:i("admin.days"),hint:i("admin.daysHint"),kind:"number",mode:"numeric"})}`,()=>H`<button type="submit" class="danger">${i("admin.suspend")}</button>`);async function ep(e,t){let s="";await C(o=>e.linkForm(t,r=>{s=r,o()}),i("admin.linkTitle",{name:k(t)}),o=>H`
    <p>${i("admin.linkAsk",{name:k(t)})}</p>
    ${xo(e,o)}`,()=>H`<button type="submit">${i("admin.linkMake")}</button>`)&&await Cs({title:i("admin.link"),text:i("admin.linkText",{name:k(t)}),label:i("admin.linkLabel"),value:s})}async function sp(e,t){let s=C(n=>e.deleteForm(t,n),i("admin.deleteTitle",{name:k(t)}),n=>H`
    <p>${i("admin.deleteText")}</p>
    ${T(n)}
    ${m(n,"name",{label:i("admin.deleteName",{name:t.username}),required:!0,complete:"off"})}
    ${m(n,"reason",{label:i("admin.reason"),hint:i("admin.logHint"),most:500})}`,()=>H`<button type="submit" class="danger">${i("admin.delete")}</button>`);await _s(s,"admin.deleteDone",t)&&v("account-search")}function ip(e,t){let s=(a,o,r)=>({text:a,label:`${a}: ${k(t)}`,run:o,isDanger:r}),n=[t.role==="admin"?s(i("admin.member"),()=>Kl(e,t)):s(i("admin.admin"),()=>_s(Jl(e,t),"admin.adminDone",t)),s(i("admin.limit"),()=>_s(Ql(e,t),"admin.limitDone",t))];return e.isMe(t)?n:[...n,...t.suspension?[]:[s(i("admin.link"),()=>ep(e,t))],s(i(t.suspension?"admin.suspendAgain":"admin.suspend"),()=>_s(tp(e,t),"admin.suspendDone",t),!t.suspension),...t.suspension?[s(i("admin.lift"),()=>e.lift(t))]:[],s(i("admin.delete"),()=>sp(e,t),!0)]}var Oo=(e,t)=>H`
  <li class="account">
    <div class="row between">
      <span class="row">
        ${Yl(t)}
        ${t.role==="admin"?H`<span class="badge">${i("admin.role")}</span>`:ve}
        ${e.isMe(t)?H`<span class="badge">${i("people.you")}</span>`:ve}
        ${t.suspension?H`<span class="badge warning">${i("admin.suspended")}</span>`:ve}
      </span>
      ${Yt(i("people.menu",{name:k(t)}),ip(e,t))}
    </div>
    <p class="soft facts">${Vl(t).filter(Boolean).map(s=>H`<span>${s}</span>`)}</p>
    ${t.suspension?Gl(t.suspension):ve}
  </li>`;function ap(e,t){e.preventDefault(),t.search()}var op=e=>Rs`
  <form role="search" @submit=${t=>ap(t,e)}>
    <label for="account-search">${i("people.search")}</label>
    <div class="search">
      ${c("search")}
      <input id="account-search" type="search" maxlength="31" autocomplete="off" autocapitalize="none" spellcheck="false"
        .value=${e.text} @input=${t=>e.type(t.target.value)}>
    </div>
  </form>
  <div class="chips" role="group" aria-label=${i("admin.which")}>
    ${sn.map(t=>ge(e.status===t,i(`admin.statuses.${t}`),()=>e.choose(t)))}
  </div>`;function rp(e){let{items:t,problem:s,load:n}=e.list;return s?d(s,n):t?t.length?Rs`
    <ul class="people" aria-label=${i("admin.people")}>${t.map(a=>Oo(e,a))}</ul>
    ${A(e.list)}`:Rs`<p class="soft" role="status">${i("admin.noAccounts")}</p>`:w(4)}function qo(e){let t=new Ms(e);return{title:i("admin.people"),ready:t.list.load(),view:()=>Rs`
      ${f(i("admin.people"),np,"/admin")}
      <section class="card">${op(t)}${rp(t)}</section>`,close:()=>t.close()}}import{html as Io,nothing as gp}from"../lib/lit-html/lit-html.js";var Po=2**20,Fo="/api/admin/instance",So=["invite","open","closed"],To=["members","admins","off"],ke=class{values=null;#t;constructor(t){this.#t=t,this.loading=E(t,async()=>{this.values=await g(Fo,{signal:t.signal})}),this.form=new q({send:async s=>{await this.save(s),p(i("admin.saved"))},update:t.update})}get startView(){return vt(this.values.startView)}get myView(){return me.get()}async begin(t){try{await this.save({startView:t}),p(i("admin.saved"))}catch(s){p(y(s))}this.#t.update()}isFixed(t){return this.values.fixed.includes(t)}get limit(){return this.values.mediaLimit?Math.round(this.values.mediaLimit/Po):""}async save({registration:t,invites:s,mediaLimit:n,...a}){let o={};for(let[L,X]of Object.entries(a))o[L]=X.trim();t&&t!==this.values.registration&&(o.registration=t),s&&s!==this.values.invites&&(o.invites=s),n!==void 0&&n!==String(this.limit)&&(o.mediaLimit=Math.round(Number(n)*Po)),this.values=await Y(Fo,o);let{fixed:r,mediaLimit:l,registration:u,invites:h,...x}=this.values;Object.assign($(),{instance:x,registration:u,invites:u==="closed"?"off":h})}},Es=class{values=null;busy=!1;#t;constructor(t){this.#t=t,this.loading=E(t,async()=>{this.values=await g("/api/admin/checks",{signal:t.signal})})}run=async()=>{this.busy||(this.busy=!0,this.#t.update(),await this.loading.load(),this.busy=!1,this.#t.update())}},Hs=class{values=null;constructor(t){this.loading=E(t,async()=>{this.values=await g("/api/admin/overview",{signal:t.signal})})}};import{html as zs,nothing as on}from"../lib/lit-html/lit-html.js";var cp={ok:"check",warn:"flag",fail:"close"},lp=e=>zs`
  <li class="row finding ${e.status}">
    ${c(cp[e.status])}
    <span class="grow">
      <span class="strong">${i(`admin.check.${e.status}`)}</span> <span class="soft" lang="en">${e.check}</span><br>
      <span lang="en">${e.text}</span>
      ${e.fix?zs`<br><span lang="en" class="soft">${e.fix}</span>`:on}
    </span>
  </li>`;function pp({status:e,findings:t}){return zs`
    <p class="strong">${i(`admin.checked.${e}`)}</p>
    <ul class="people">${t.map(lp)}</ul>`}var Lo=e=>zs`
  <section class="card" id="checks">
    <h2>${i("admin.checks")}</h2>
    <p class="hint">${i("admin.checksText")}</p>
    <div class="stack" aria-live="polite">
      ${e.loading.problem?d(e.loading.problem,e.run):on}
      ${e.values&&!e.loading.problem?pp(e.values):on}
    </div>
    <div><button class="quiet" id="check" type="button" aria-busy=${e.busy?"true":"false"} @click=${e.run}>
      ${i(e.values?"admin.checkAgain":"admin.check")}</button></div>
  </section>`;import{html as Dt,nothing as Ge}from"../lib/lit-html/lit-html.js";var up=["disk_nearly_full","clock_apart","push_off","no_base_url","registration_open","storage_failing","data_folder","no_ffmpeg","decoders_not_confined","backup_missing"],Nt=(e,t)=>Dt`<div class="row between"><dt>${e}</dt><dd class="strong">${t}</dd></div>`,dp=e=>i("admin.jobsOf",{push:P(e.pushJobs),media:P(e.mediaJobs)}),mp=e=>Dt`
  ${Nt(i("admin.backup"),e.lastAt?Dt`${_(e.lastAt)}, ${i(`admin.backup.${e.result}`)}`:i(`admin.backup.${e.result}`))}
  ${Nt(i("admin.backupPlace"),e.place)}`,fp=e=>Dt`
  <dl class="stack">
    ${Nt(i("admin.users"),P(e.users))}
    ${Nt(i("admin.publicFinds"),P(e.finds))}
    ${Nt(i("admin.media"),G(e.mediaBytes))}
    ${e.diskFree===null?Ge:Nt(i("admin.disk"),G(e.diskFree))}
    ${e.pushJobs||e.mediaJobs?Nt(i("admin.jobs"),dp(e)):Ge}
    ${e.backup?mp(e.backup):Ge}
    ${Nt(i("admin.swept"),e.sweptAt?_(e.sweptAt):i("admin.never"))}
    ${Nt(i("admin.version"),`${e.version}, ${e.database==="postgres"?"PostgreSQL":"SQLite"}`)}
  </dl>`,hp=e=>Dt`<li class="note">${i(`admin.problem.${e}`)}</li>`,$p=e=>Dt`
  <details>
    <summary>${i("admin.largest")}</summary>
    <ul class="plain-list">
      ${e.map(t=>Dt`
        <li class="row between"><a href="/admin/people?q=${t.username}">${t.username}</a> <span>${G(t.mediaBytes)}</span></li>`)}
    </ul>
  </details>`;function Bo({values:e,loading:t}){if(t.problem)return d(t.problem,t.load);if(!e)return w(3);let s=e.problems.filter(n=>up.includes(n));return Dt`
    ${s.length?Dt`<ul class="stack plain-list" aria-label=${i("admin.problems")}>${s.map(hp)}</ul>`:Ge}
    <section class="card">
      <h2>${i("admin.state")}</h2>
      ${fp(e)}
      ${e.largest.length?$p(e.largest):Ge}
    </section>`}var bp=[["people","/admin/people","people"],["invites","/invites","plus"],["reports","/admin/reports","flag"],["log","/admin/log","feed"],["map","/admin/map","map"],["instance","/admin/instance","gear"],["welcome","/admin/welcome","check"],["help","/help","comment"]],wp=([e,t,s])=>Io`
  <li>
    <a class="area" href=${t}>
      ${c(s)}
      <span class="grow"><span class="strong">${i(`admin.${e}`)}</span><br><span class="soft">${i(`admin.about.${e}`)}</span></span>
      ${c("next")}
    </a>
  </li>`;function Ao(e){let t=new Hs(e),s=new Es(e);return{title:i("admin.title"),ready:t.loading.load(),view:()=>Io`
      ${f(i("admin.title"),gp,"/profile")}
      <section class="card">
        <ul class="people">${bp.map(wp)}</ul>
        <p class="hint">${i("admin.private")}</p>
      </section>
      ${Bo(t)}
      ${Lo(s)}`}}import{html as Vs,nothing as Mo}from"../lib/lit-html/lit-html.js";var jo={role_changed:"shield",media_limit_changed:"gear",account_suspended:"block",suspension_lifted:"check",account_deleted:"trash",invite_revoked:"close",sign_in_link_created:"lock",sign_in_link_used:"lock",report_closed:"flag",find_hidden:"block",find_shown:"check",find_deleted:"trash",comment_hidden:"block",comment_shown:"check",comment_deleted:"trash",instance_changed:"gear"},yp={mediaLimit:"limitOfAll",invites:"whoInvites"},vp=e=>parseInt(e,10)?G(parseInt(e,10)):i(`admin.limits.${e.startsWith("0 ")?"none":"instance"}`);function kp({action:e,reason:t}){return e==="role_changed"?i(`admin.roles.${t}`):e==="report_closed"?i(`report.result.${t}`):e==="instance_changed"?t.split(", ").map(s=>i(`admin.${yp[s]??s}`)).join(", "):e==="media_limit_changed"?vp(t):t}function xp(e){let t={actor:e.actorName||i("admin.commandLine"),target:e.targetName,action:e.action};return i(jo[e.action]?`admin.act.${e.action}`:"admin.act.other",t)}var Op=e=>Vs`
  <li class="row act">
    ${c(jo[e.action]??"shield")}
    <span class="grow">
      <span class="strong">${xp(e)}</span><br>
      ${e.reason?Vs`<span dir="auto">${kp(e)}</span><br>`:Mo}
      <span class="soft">${_(e.createdAt)}</span>
    </span>
  </li>`;function qp(e){return e.problem?d(e.problem,e.load):e.items?e.items.length?Vs`
    <section class="card">
      <p class="hint">${i("admin.logText")}</p>
      <ul class="people">${e.items.map(Op)}</ul>
      ${A(e)}
    </section>`:I(i("admin.noActs"),i("admin.noActsText")):w(4)}function Uo(e){let t=R(e,"/api/admin/log");return{title:i("admin.log"),ready:t.load(),view:()=>Vs`${f(i("admin.log"),Mo,"/admin")}${qp(t)}`}}import{html as ot,nothing as Ot}from"../lib/lit-html/lit-html.js";var Pp=8,Ws=class{items=[];at=-1;#t;#e=null;#s=[];#i=!1;constructor(t){this.#t=t}async follow(t){this.#i=!0,this.#n(t),this.#e??=g("/api/finds/categories",{signal:this.#t.signal}).catch(()=>(this.#e=null,[])),this.#s=await this.#e,this.#i&&this.#n(t)}close(){this.#i=!1,this.#a([])}move(t){let s=this.items.length;this.at=this.at<0&&t<0?s-1:(this.at+t+s)%s,this.#t.update()}#n(t){let s=Wt(t.trim()),n=new Set(this.#s.map(o=>o.category)),a=s?Gt.filter(o=>!n.has(o)).map(o=>({category:o,ownCount:0,count:0})):[];this.#a([...this.#s,...a].filter(({category:o})=>{let r=Wt(ct(o));return r.includes(s)&&(r!==s||be(o))}).slice(0,Pp))}#a(t){Object.assign(this,{items:t,at:-1}),this.#t.update()}};var Fp=1200*36e5,Gs=class{id;stored=null;#t;#e;#s;#i=null;#n=new Set;#a=!1;#o=!1;constructor(t){this.#t=t,this.#s=!t.params.id;let s=t.params.id??t.query.get("draft");this.#r(new RegExp(`^${ta}$`).test(s)||!this.#s?s:$e()),this.#s&&!this.stored&&this.#r($e())}#r(t){this.id=t,this.#e=this.#s?jt(t):La(t),this.stored=this.#e.get()}get findId(){return this.#i??=ga(this.id)>Date.now()-Fp?this.id:$e()}get path(){let t=new URLSearchParams(this.#t.query);return t.set("draft",this.id),`/new?${t}`}save(t){if(!(this.#o||this.#t.signal.aborted)){if(!t)return this.#e.remove();this.#e.set({...t,at:Date.now()}),this.#s&&!this.#a&&this.#t.rename(this.path),this.#a=!0}}async files(){if(!this.stored||!this.#s)return[];let t=new Set(this.stored.media?.map(n=>n.key)),s=await Os(this.id);for(let{key:n}of s)this.#n.add(n);return s.filter(n=>!t.has(n.key))}get hasFiles(){return this.#n.size>0}release(t){let s=new Set(t.filter(n=>!n.media).map(n=>n.key));for(let n of this.#n)s.has(n)||(this.#n.delete(n),Ia(n))}remove(){return this.#o=!0,this.#e.remove(),this.#s?qs(this.id):null}};async function No(e,t){if(t?.point)return t;let s=e.get("place");if(s){let a=await g(`/api/locations/${encodeURIComponent(s)}?includePrivate=true&includeFriends=true&findsLimit=0`);return{location:a,point:tt(a)}}let n=vt(e.get("at"));return n?{point:{lat:n.lat,lng:n.lng}}:null}var Do=({location:e,locationId:t,exact:s})=>{let{name:n,...a}=s??e;return{location:{...e,name:n,id:t},point:tt(a),name:n,by:"search"}},Ys=({title:e,description:t,category:s,isPublic:n,area:a,exactForFriends:o})=>({title:e,description:t,category:s,isPublic:n,area:a,exactForFriends:o});function Co({title:e,description:t,category:s,isPublic:n,area:a="",exactForFriends:o},r={area:""}){let l={title:e.trim(),description:t.trim()||null,category:s.trim()||null},u=a!==""&&a!==r.area,h=u?{area:Number(a)}:{},L=Number(a)&&(u||o!==r.exactForFriends)?{exactForFriends:o==="true"}:{};return{...l,isPublic:n==="true",...h,...L}}var _o=({location:e},{area:t=""})=>t!==""&&(e?.area??0)>Number(t),Ro=(e,{area:t})=>z(`/api/finds/${e}`,{area:Number(t),homeZone:!1}),Eo=({location:e,exact:t})=>({area:String(e.area??0),exactForFriends:String(t?.forFriends??!0)});var xe=class{uploads=null;place=null;placeError="";shown;#t=null;#e;constructor(t,s){this.page=t,this.#e=s,this.draft=new Gs(t),this.form=new q({send:n=>this.#s(n),update:t.update}),this.isRestored=!!this.draft.stored,this.values={isPublic:de.get()!=="friends",...this.draft.stored},this.proposals=new Ws(t),this.loading=E(t,()=>this.begin())}get isOther(){return this.#t??!!(this.values.category&&!be(this.values.category))}changed(){this.saveDraft(),this.page.update()}addFiles(t){return this.uploads.add(t)}change(t){this.values={...this.values,...t},this.changed()}chooseCategory(t){this.#t=t==="other"&&!this.isOther,this.change({category:t===this.values.category||t==="other"?"":t})}async submit(t){return this.placeError="",await this.form.submit(t),!this.placeError}async#s(t){let{point:s,name:n,location:a}=this.place.value;if(!s){this.placeError=i("spot.missing"),this.page.update();return}if(await this.uploads.settled(),this.uploads.hasFailed)throw{code:"failed",text:i("edit.uploadFailed")};let o={point:s,name:n||this.place.proposal,location:a},r=Co({category:this.values.category??"",...t},this.shown),l=await this.write(r,o).catch(u=>this.#i(u));l&&(_o(l,t)&&await this.#e.showHome()&&await Ro(l.id,t).catch(u=>p(y(u))),await this.leave(`/finds/${l.id}`,i(this.isNew?"edit.published":"edit.saved")))}#i(t){let s=ya(t);throw s.length?(this.uploads.removeMissing(s),{code:"failed",text:i("edit.photosGone")}):t}close(){this.uploads?.stop(),this.place?.close()}};async function Js(e){try{let t=await Oe(e,0,262144),s=await Sp(e,t);return s?Up(jp(s.view,s.tiff)):Ho}catch{return Ho}}var Ho={place:null,time:""},Oe=async(e,t,s)=>new DataView(await e.slice(t,t+s).arrayBuffer());function Sp(e,t){return t.getUint16(0)===65496?Tp(t):t.getUint32(0)===2303741511?zo(e,{at:8,little:!1,name:"eXIf",extra:12,sizeFirst:!0}):Ct(t,0,4)==="RIFF"&&Ct(t,8,4)==="WEBP"?zo(e,{at:12,little:!0,name:"EXIF",extra:8,even:!0}):Ct(t,4,4)==="ftyp"?Bp(e):null}var Ct=(e,t,s)=>String.fromCharCode(...Array.from({length:s},(n,a)=>e.getUint8(t+a)));function Tp(e){for(let t=2;t+10<e.byteLength;t+=2+e.getUint16(t+2)){let s=e.getUint16(t);if(s===65505&&e.getUint32(t+4)===1165519206)return{view:e,tiff:t+10};if(s===65498||s>>8!==255)return null}return null}var rn=1<<20,cn=1e4;async function zo(e,{at:t,little:s,name:n,extra:a,sizeFirst:o,even:r}){for(let l=0;l<cn&&t+8<=e.size;l++){let u=await Oe(e,t,8),h=u.getUint32(o?0:4,s);if(Ct(u,o?4:0,4)===n)return Lp(await Oe(e,t+8,Math.min(h,rn)));t+=a+h+(r?h%2:0)}return null}var Lp=e=>({view:e,tiff:Ct(e,0,4)==="Exif"?6:0});function Vo(e,t,s){let n=[];for(let a=t;a+8<=s&&n.length<cn;){let o=e.getUint32(a),r=8;if(o===1&&([o,r]=[Number(e.getBigUint64(a+8)),16]),o===0&&(o=s-a),o<r)break;n.push({type:Ct(e,a+4,4),from:a+r,to:Math.min(a+o,s)}),a+=o}return n}async function Bp(e){for(let t=0,s=0;s<cn&&t+8<=e.size;s++){let n=await Oe(e,t,16),a=n.getUint32(0);if(a===1&&(a=Number(n.getBigUint64(8))),a===0&&(a=e.size-t),a<8)return null;if(Ct(n,4,4)==="meta")return Ip(e,await Oe(e,t,Math.min(a,rn)));t+=a}return null}async function Ip(e,t){let s=Vo(t,t.getUint32(0)===1?20:12,t.byteLength),n=u=>s.find(h=>h.type===u),a=Ap(t,n("iinf")),o=a===null?null:Mp(t,n("iloc"),a);if(!o)return null;let r=o.method===1?n("idat"):null,l=r?new DataView(t.buffer,t.byteOffset+r.from+o.at,Math.min(o.size,r.to-r.from-o.at)):await Oe(e,o.at,Math.min(o.size,rn));return{view:l,tiff:4+l.getUint32(0)}}function Ap(e,t){if(!t)return null;let s=Vo(e,t.from+(e.getUint8(t.from)===0?6:8),t.to);for(let{from:n}of s){let a=e.getUint8(n)>2;if(Ct(e,n+(a?10:8),4)==="Exif")return a?e.getUint32(n+4):e.getUint16(n+4)}return null}function Mp(e,t,s){if(!t)return null;let n=e.getUint8(t.from),a=t.from+4,o=L=>{let X=L===8?Number(e.getBigUint64(a)):L===4?e.getUint32(a):L===2?e.getUint16(a):0;return a+=L,X},r=o(2),[l,u,h]=[r>>12,r>>8&15,r>>4&15],x=n?r&15:0;for(let L=o(n<2?2:4);L>0&&a<t.to;L--){let X=o(n<2?2:4),De=n?o(2)&15:0;o(2);let yl=o(h),En=null;for(let Hn=o(2);Hn>0&&a<=t.to;Hn--){o(x);let vl=yl+o(l),kl=o(u);En??={method:De,at:vl,size:kl}}if(X===s)return En}return null}function jp(e,t){let s=e.getUint16(t)===18761,n=r=>e.getUint16(t+r,s);return{u32:r=>e.getUint32(t+r,s),text:(r,l)=>Ct(e,t+r,l),entries:r=>new Map(Array.from({length:n(r)},(l,u)=>[n(r+2+12*u),r+10+12*u]))}}function Up(e){let t=e.entries(e.u32(4)),s=(n,a,o)=>{try{return t.has(n)?a(e,e.entries(e.u32(t.get(n)))):o}catch{return o}};return{place:s(34853,Dp,null),time:s(34665,Np,"")}}function Np({u32:e,text:t},s){let n=s.get(36867),a=n===void 0?null:/^(\d{4}):(\d\d):(\d\d) (\d\d:\d\d:\d\d)$/.exec(t(e(n),19));return a&&a[1]!=="0000"?`${a[1]}-${a[2]}-${a[3]}T${a[4]}`:""}function Dp({u32:e,text:t},s){let n=(r,l,u)=>{if(!s.has(l)||!s.has(u))return NaN;let h=e(s.get(u)),x=X=>e(h+8*X)/e(h+8*X+4),L=r.indexOf(t(s.get(l),1).toUpperCase());return L<0?NaN:(x(0)+(x(1)||0)/60+(x(2)||0)/3600)*(L?-1:1)},a=n("NS",1,2),o=n("EW",3,4);return Math.abs(a)<=90&&Math.abs(o)<=180&&(a||o)?{lat:a,lng:o}:null}async function Ye(e){if(!/^image\/(jpeg|png|webp|avif|heic|heif)$/.test(e.type))return e;try{return await Cp(e)}catch{return e}}async function Cp(e){let t=await createImageBitmap(e,{imageOrientation:"from-image"}),s=Math.min(1,2560/Math.max(t.width,t.height));if(s===1&&e.size<409600)return t.close(),e;let n=new OffscreenCanvas(Math.max(1,Math.round(t.width*s)),Math.max(1,Math.round(t.height*s))),a=n.getContext("2d");a.fillStyle="#fff",a.fillRect(0,0,n.width,n.height),a.drawImage(t,0,0,n.width,n.height),t.close();let o=await n.convertToBlob({type:"image/jpeg",quality:.85});return o.size<e.size?new File([o],e.name.replace(/\.\w+$/,"")+".jpg",{type:"image/jpeg"}):e}var _p=2,Rp=2,Ep=60,qe=class{removed=[];#t=!1;#e;#s;#i;#n;#a=()=>{};constructor(t,{changed:s,placed:n=()=>{},signal:a,send:o=he}){this.items=t.map(({at:r,key:l,caption:u="",...h})=>({media:h,at:r,key:l,caption:u,state:"done"})),this.#e=r=>{this.#a(),s(r)},this.#s=n,this.#i=a,this.#n=o,addEventListener("online",()=>this.#u(),{signal:a})}get most(){return $().limits.mediaPerFind}get isBusy(){return this.items.some(t=>["waiting","sending","paused"].includes(t.state))}get isPaused(){return this.items.some(t=>t.state==="paused")}async settled(){for(;this.isBusy&&!this.isPaused;)await new Promise(t=>{this.#a=t})}files(){return Promise.all(this.items.map(async({media:t,at:s,file:n,caption:a})=>{let o=n?await Ye(n):null;return t?{media:t,at:s,caption:a,blob:o}:{caption:a,blob:o,name:n.name||"file"}}))}get hasFailed(){return this.items.some(t=>t.state==="failed")}get isChanged(){return this.#t||this.removed.length>0||this.items.some(t=>!t.media?.id)}get media(){return this.items.filter(t=>t.media).map(t=>wa(t.media,t.caption))}get draft(){return this.items.filter(t=>t.media).map(({media:t,at:s,key:n,caption:a})=>({...t,at:s,key:n,caption:a}))}async add(t,s=[]){if(this.#i.aborted)return;let n=this.most-this.items.length,a=[...t].slice(0,n),o=a.map((r,l)=>({file:r,key:s[l],caption:"",preview:URL.createObjectURL(r),state:"waiting",progress:0}));this.items=[...this.items,...o],this.#e(t.length>n?i("upload.tooMany",{n:this.most}):""),await this.#o(a),this.#r()}async#o(t){for(let s of t){let{place:n}=await Js(s);if(this.#i.aborted)return;if(n)return this.#s(n)}}#r(){if(this.#i.aborted)return;let t=_p-this.items.filter(s=>s.state==="sending").length;for(let s of this.items.filter(n=>n.state==="waiting").slice(0,t))this.#l(s)}async#l(t){t.stop=new AbortController,Object.assign(t,{state:"sending",progress:0,problem:null}),this.#e();try{let s=await this.#d(t);if(!s)return;Object.assign(t,{media:s,at:Date.now(),state:"done"})}catch(s){if(s.name==="AbortError")return;Object.assign(t,{state:ps(s)?"paused":"failed",problem:y(s)}),t.state==="paused"&&this.#p(t,s.retryAfter)}this.#e(),this.#r()}#p(t,s){t.pause=Math.min(Ep,(t.pause??Rp/2)*2),t.timer=setTimeout(()=>this.retry(t),1e3*(s||t.pause))}#u(){for(let t of this.items.filter(s=>s.state==="paused"))this.retry(t)}async#d(t){let{signal:s}=t.stop,n=await Ye(t.file),{videoBytes:a,imageBytes:o}=$().limits,r=n.type.startsWith("video/")?a:o;if(n.size>r)throw{code:"large",text:i("upload.large",{size:Zn(r)})};if(s.aborted)return null;let l=h=>{t.progress=h,this.#e()},[u]=await this.#n("POST","/api/media",n,{signal:s,progress:l});return u}retry(t){clearTimeout(t.timer),t.state="waiting",this.#r()}remove(t){this.#c(t),t.media?.id&&this.removed.push(t.media.id),this.items=this.items.filter(s=>s!==t),this.#e(),this.#r()}removeMissing(t){let s=this.items.filter(n=>n.media).filter((n,a)=>t.includes(a));s.forEach(this.#c),this.items=this.items.filter(n=>!s.includes(n)),this.#e()}move(t,s){this.items.splice(s,0,...this.items.splice(t,1)),this.#t=!0,this.#e()}setCaption(t,s){t.caption=s,this.#t=!0,this.#e()}stop(){this.items.forEach(this.#c)}#c({timer:t,stop:s,preview:n}){clearTimeout(t),s?.abort(),n&&URL.revokeObjectURL(n)}};var Ks=class extends xe{isNew=!1;title=i("edit.title");#t;#e="";#s="";constructor(t,s){super(t,s),this.back=`/finds/${t.params.id}`,this.#t=`/api${this.back}`}async begin(){let[t,s]=await Xn(this.#t),n=this.draft.stored;this.#s=s,this.#e=t.locationId,this.shown=Eo(t),this.values={...t,...this.shown,...n};let a=o=>{o&&p(o),this.page.update()};this.uploads=new qe(t.media,{changed:a,signal:this.page.signal}),this.place=new pt(this.page,n?.place??Do(t),()=>this.changed())}saveDraft(){let t=Ys(this.values),s=this.place?.value;this.draft.save(s?.location?.id===this.#e?t:{...t,place:s})}async write(t,s){let{isPaused:n,isChanged:a,media:o,removed:r}=this.uploads;if(n)throw{code:"failed",text:i("edit.uploadFailed")};let l=await bs(s),u=l===this.#e?{}:{locationId:l},h=o.map(L=>L.id?{id:L.id,caption:L.caption??null}:L),x=a?{media:h,mediaToDelete:r}:{};return z(this.#t,{...t,...u,...x},{headers:this.#s?{"If-Match":this.#s}:{}})}overwrite(){this.#s=""}async leave(t,s=""){await this.draft.remove(),await this.page.go(t,{replace:!0}),s&&p(s)}discard(){return this.uploads?.stop(),this.leave(`${this.back}/edit`)}};async function ln(){if(!await caches.has(Ce))return null;let e=await caches.open(Ce),[t]=await e.keys(),s=t&&await(await e.match(t))?.formData();return s?{key:t,values:Hp(s),files:s.getAll("file"),left:Number(s.get("left"))}:null}function Hp(e){let t=e.get("title"),s=[e.get("text"),e.get("url")].filter(Boolean).join(`
`);return{...t?{title:t}:{},...s?{description:s}:{}}}async function Wo(e){let t=await caches.open(Ce);return await t.delete(e),(await t.keys()).length===0&&await caches.delete(Ce),ln()}var zp=2,Zs=class{items=[];isWhole=!1;#t;#e;constructor(t,s){this.#t=t,this.#e=s}get shown(){return this.isWhole?this.items:this.items.slice(0,zp)}async load(){await Aa();let t=await Os();if(this.#t.signal.aborted)return;this.close();let s=xs().filter(n=>n.id!==this.#e);this.items=s.map(n=>{let a=n.media?.find(r=>r.at>Date.now()-gs),o=a?null:t.find(r=>r.draft===n.id&&r.file.type.startsWith("image/"))?.file;return{draft:n,media:a,preview:o?URL.createObjectURL(o):""}}),this.#t.update()}showAll(){this.isWhole=!0,this.#t.update()}remove({draft:t}){jt(t.id).remove(),this.items=this.items.filter(s=>s.draft!==t),this.#t.update(),p(i("edit.draftDeleted"),"",{text:i("action.undo"),run:()=>this.#s(t)})}#s(t){return jt(t.id).set(t),this.load()}close(){for(let{preview:t}of this.items)t&&URL.revokeObjectURL(t)}};var Vp=.15,Go=e=>e.slice(0,10);function Wp(e){let t="";return e.map(n=>({photo:n,time:t=n.time||t})).sort((n,a)=>n.time<a.time?-1:n.time>a.time?1:0).map(n=>n.photo)}var Yo=e=>e.find(t=>t.place)?.place??null,Jo=e=>e.find(t=>t.time)?.time??"";function Gp(e,t,s){let[n,a]=[Yo(e),Jo(e)];return e.length<s&&(!n||!t.place||Mt(n,t.place)<=Vp)&&(!a||!t.time||Go(a)===Go(t.time))}function Ko(e,t){let s=[];for(let n of Wp(e)){let a=s.findLast(o=>Gp(o,n,t));a?a.push(n):s.push([n])}return s}var Je=e=>({place:Yo(e),time:Jo(e)}),Zo=(e,t)=>e.flatMap((s,n)=>n===t?[]:n===t-1?[[...s,...e[t]]]:[s]),Xo=(e,t,s)=>e.flatMap((n,a)=>a===t?[n.slice(0,s),n.slice(s)]:[n]);var Xs=class{groups=null;busy=!1;#t;#e=new Map;constructor(t){this.#t=t}get most(){return $().limits.mediaPerFind}get count(){return this.groups.flat().length}async consider(t,s){if(this.groups)return this.consider([...this.decline(),...t],s);if(t.length<2)return!1;let n=await Promise.all(t.map(async o=>({file:o,...await Js(o)}))),a=Ko(n,this.most);if(this.#t.signal.aborted||a.length<2&&t.length<=s)return!1;for(let o of n)o.preview=o.file.type.startsWith("image/")?URL.createObjectURL(o.file):"";return this.#s(a),!0}#s(t){this.groups=t,this.#t.update();for(let s of t)this.#i(s)}async#i(t){let{place:s}=Je(t);if(!s||this.#e.has(t[0]))return;this.#e.set(t[0],"");let{name:n}=await $s(s,{signal:this.#t.signal});this.#e.set(t[0],n),this.#t.update()}describe=t=>({name:Je(t).place?this.#e.get(t[0])??"":"",time:Je(t).time});canMerge=t=>t>0&&this.groups[t-1].length+this.groups[t].length<=this.most;merge(t){this.#s(Zo(this.groups,t))}split(t,s){this.#s(Xo(this.groups,t,s))}decline(){let t=this.groups.flat().map(s=>s.file);return this.close(),this.#t.update(),t}async accept(){if(this.busy)return;this.busy=!0,this.#t.update();let t=this.groups.map(()=>$e()),s=Date.now(),n=b()?.id;try{for(let[a,o]of this.groups.entries())await this.#n(n,t[a],o,s-a)}catch{if(b()?.id!==n)return null;for(let a of t)await Yp(a);return this.busy=!1,this.#t.update(),p(i("group.noRoom"))}await this.#t.go(`/new?draft=${t[0]}`),p(i("group.made",{n:t.length}))}async#n(t,s,n,a){if(b()?.id!==t)throw{code:"stopped"};let{place:o}=Je(n),r={id:s,at:a,isPublic:de.get()!=="friends",media:[],label:this.describe(n).name};if(jt(s).set(o?{...r,place:{point:o,source:"photo",photo:o}}:r),!jt(s).get())throw{code:"storage"};await Ba(s,n.map(l=>l.file),t)}close(){for(let{preview:t}of this.groups?.flat()??[])t&&URL.revokeObjectURL(t);this.groups=null}};async function Yp(e){jt(e).remove(),await qs(e)}var Qs=class extends xe{isNew=!0;title=i("edit.new");back="/";received=null;photosExpired=!1;#t="";constructor(t,s){super(t,s),this.drafts=new Zs(t,this.draft.id),this.several=new Xs(t)}async begin(){let{page:t,values:s}=this,n=await No(t.query,s.place),a=s.media??[],o=a.filter(h=>h.at>Date.now()-gs);this.photosExpired=o.length<a.length;let r=h=>{h&&p(h),this.changed()},l=h=>this.place.suggestPoint(h);this.uploads=new qe(o,{changed:r,placed:l,signal:t.signal}),this.place=new pt(t,n,r),this.place.point&&!this.place.label&&this.place.propose(),this.drafts.load();let u=await this.draft.files();u.length&&this.uploads.add(u.map(h=>h.file),u.map(h=>h.key)),this.received=t.query.has("shared")?await ln():null}async addFiles(t){let{items:s,most:n}=this.uploads;await this.several.consider(t,n-s.length)||await super.addFiles(t)}saveDraft(){let t=Ys(this.values),s=this.place?.value,n=this.uploads.draft,a=![t.title,t.description,t.category,s?.point,n.length,this.draft.hasFiles].some(Boolean);this.draft.save(a?null:{...t,place:s,label:this.place?.label,media:n,id:this.draft.id}),this.draft.release(this.uploads.items)}async resolveReceived(t){let{values:s,files:n,key:a}=this.received;this.received=null,t&&n.length&&await this.addFiles(n),this.received=await Wo(a),this.change(t?s:{}),this.form.clear("title"),this.page.update()}async write(t,s){if(this.uploads.isPaused)return this.#e(t,s);try{return this.#t=await bs(s),await ba(this.draft.findId,{...t,locationId:this.#t,media:this.uploads.media})}catch(n){if(!ps(n))throw n;return this.#e(t,s)}}async#e(t,s){return await ka(this.draft.findId,{body:t,place:s,locationId:this.#t},this.uploads),await this.leave("/waiting",i("outbox.added")),null}async leave(t,s=""){s&&de.set(this.values.isPublic?"public":"friends"),await this.draft.remove(),await this.page.go(t,{replace:!0});let[n]=xs();s&&p(s,"",n&&{text:i("edit.next"),run:()=>this.page.go(`/new?draft=${n.id}`)})}discard(){return this.uploads?.stop(),this.leave("/new")}close(){super.close(),this.drafts.close(),this.several.close()}};import{html as Pe,nothing as pn}from"../lib/lit-html/lit-html.js";function Jp(e,t){e.remove(t),v(e.items.length?"drafts-title":"main")}var Kp=({media:e,preview:t})=>Pe`
  <span class="thumb">${e||t?Pe`<img src=${e?.thumbnailUrl??t} alt="">`:c("edit")}</span>`;function Zp(e,t){let{draft:s}=t,n=s.title?.trim()||i("edit.untitled");return Pe`
    <li class="row draft">
      <a class="find grow" href="/new?draft=${s.id}">
        ${Kp(t)}
        <span class="what">
          <span class="name" dir="auto">${n}</span>
          ${s.label?Pe`<span class="soft" dir="auto">${s.label}</span>`:pn}
          <span class="soft">${rs(s.at)}</span>
        </span>
      </a>
      <button type="button" class="round" aria-label=${i("edit.draftDelete",{title:n})} @click=${()=>Jp(e,t)}>
        ${c("trash")}
      </button>
    </li>`}var Qo=e=>e.items.length?Pe`
  <section class="card drafts" id="drafts" aria-labelledby="drafts-title">
    <h2 id="drafts-title" tabindex="-1">${i("edit.drafts")}</h2>
    <ul class="rows">${e.shown.map(t=>Zp(e,t))}</ul>
    ${e.shown.length<e.items.length?Pe`
      <button type="button" class="link" @click=${()=>e.showAll()}>
        ${i("edit.allDrafts",{n:e.items.length})}
      </button>`:pn}
  </section>`:pn;var tr=e=>[...e?.files??[]].filter(t=>/^(image|video)\//.test(t.type)),er=e=>[...e.dataTransfer?.types??[]].includes("Files"),Xp=e=>e.target.matches?.("input, textarea")&&e.clipboardData.types.includes("text/plain");function sr(e,t){let s=a=>document.body.classList.toggle("dropping",a),n=(a,o)=>document.addEventListener(a,o,{signal:e});n("dragover",a=>{er(a)&&(a.preventDefault(),s(!0))}),n("dragleave",a=>{a.relatedTarget||s(!1)}),n("drop",a=>{er(a)&&(a.preventDefault(),s(!1),document.querySelector("dialog[open]")||t(tr(a.dataTransfer)))}),n("paste",a=>{let o=tr(a.clipboardData);!o.length||Xp(a)||document.querySelector("dialog[open]")||(a.preventDefault(),t(o))}),e.addEventListener("abort",()=>s(!1))}import{html as ne,nothing as rr}from"../lib/lit-html/lit-html.js";var un=[1,5,20],Fe=e=>e?i("privacy.area",{distance:ls(e)}):i("privacy.exact"),Ke=()=>un.map(e=>[String(e),Fe(e)]),Se=()=>[["0",Fe(0)],...Ke()],ti=()=>[["true",i("privacy.forFriends")],["false",i("privacy.forMe")]];import{html as Ze,nothing as dn}from"../lib/lit-html/lit-html.js";var Te="category";function ir(e,{category:t}){let s=document.getElementById(Te);if(s.value=t,be(t)){e.proposals.close(),e.chooseCategory(t),document.querySelector("#fold-category summary")?.focus();return}s.dispatchEvent(new Event("input",{bubbles:!0})),e.proposals.close()}function Qp(e,t){t.form.typed(e.target),t.proposals.follow(e.target.value)}function tu(e,t){let{items:s,at:n}=t.proposals;if(!s.length){e.key==="ArrowDown"&&t.proposals.follow(e.target.value);return}let a={ArrowDown:1,ArrowUp:-1}[e.key];if(a)t.proposals.move(a);else if(e.key==="Escape")t.proposals.close();else if(e.key==="Enter"&&n>=0)ir(t,s[n]);else return;e.preventDefault()}var eu=(e,t,s)=>Ze`
  <li id="category-${s}" data-kind="category" role="option" aria-selected=${s===e.proposals.at?"true":"false"}
    @click=${()=>ir(e,t)}>
    ${ft(t.category)}
    <span class="grow" dir="auto">${ct(t.category)}</span>
    <span class="soft far">${t.ownCount?i("categories.byYou",{n:t.ownCount}):t.count?P(t.count):dn}</span>
  </li>`,su=e=>{let{items:t}=e.proposals;return Ze`
    <div class="proposals" ?hidden=${!t.length} @mousedown=${s=>s.preventDefault()}>
      <ul id="category-list" role="listbox" aria-label=${i("categories.used")}>${t.map((s,n)=>eu(e,s,n))}</ul>
    </div>
    <span class="unseen" role="status">${t.length?i("categories.count",{n:t.length}):""}</span>`};function nr(e){let{form:t,proposals:s}=e,n=t.errors[Te];return Ze`
    <div class="field">
      <label for=${Te}>${i("categories.own")} <span class="soft">${i("form.optional")}</span></label>
      <div class="combo">
        <input id=${Te} name=${Te} type="text" dir="auto" role="combobox" autocomplete="off" data-most=${$().limits.category}
          aria-autocomplete="list" aria-controls="category-list" aria-expanded=${s.items.length?"true":"false"}
          aria-activedescendant=${s.at>=0?`category-${s.at}`:dn}
          aria-describedby=${n?"category-error":"category-hint"} aria-invalid=${n?"true":dn}
          .defaultValue=${e.values.category??""} @input=${a=>Qp(a,e)} @keydown=${a=>tu(a,e)}
          @focus=${a=>s.follow(a.target.value)} @blur=${()=>s.close()}>
        ${su(e)}
      </div>
      ${Ua(t.left[Te])}
      ${n?Ze`<p class="error" id="category-error">${n}</p>`:Ze`<p class="hint" id="category-hint">${i("categories.hint")}</p>`}
    </div>`}var ei=(e,t,s,n,a)=>ne`
  <details class="fold" id="fold-${e}">
    <summary>${t} <span class="grow"><span>${s}</span> <span class="soft" dir="auto">${n}</span></span> ${c("next")}</summary>
    ${a}
  </details>`;function cr(e){let t=e?.closest("details");t&&(t.open=!0)}var iu=e=>ei("description",c("edit"),i("find.description"),e.values.description||i("edit.none"),m(e.form,"description",{label:i("find.description"),value:e.values.description??"",kind:"area",most:$().limits.description})),ar=(e,t,s)=>ne`
  <button type="button" class="chip" aria-pressed=${s?"true":"false"} @click=${()=>e.chooseCategory(t)}>
    ${ft(t)} ${ct(t)}
  </button>`;function nu(e){let{category:t}=e.values,[s,n]=t?[ft(t),ct(t)]:[c("filter"),i("edit.none")];return ei("category",s,i("find.category"),n,ne`
    <fieldset>
      <legend>${i("find.category")}</legend>
      <div class="chips">
        ${Gt.map(a=>ar(e,a,a===t))}
        ${ar(e,"other",e.isOther)}
      </div>
      ${e.isOther?nr(e):rr}
    </fieldset>`)}var or=(e,t,s,n,a)=>ne`
  <label class="choice">
    <input type="radio" name="isPublic" value=${String(t)} ?checked=${e.values.isPublic===t}>
    <span>
      ${c(s)}
      <span>
        <span class="strong">${n}</span><br>
        <span class="soft">${a}</span>
      </span>
    </span>
  </label>`;function au(e){let{isPublic:t}=e.values;return ei("audience",c(t?"globe":"lock"),i("edit.who"),i(t?"edit.public":"edit.private"),ne`
    <fieldset class="choices">
      <legend>${i("edit.who")}</legend>
      ${or(e,!0,"globe",i("edit.public"),i("edit.publicText",{instance:Bt()}))}
      ${or(e,!1,"lock",i("edit.private"),i("edit.privateText"))}
    </fieldset>`)}var ou=e=>F("exact-for",{name:"exactForFriends",label:i("privacy.exactFor"),options:ti(),chosen:e});function ru(e){let{area:t="",exactForFriends:s="true"}=e.values;return ei("shown",c("map"),i("privacy.shown"),t===""?i("privacy.asSet"):Fe(Number(t)),ne`
    ${F("area",{label:i("privacy.shown"),hint:i(e.isNew?"privacy.shownHint":"privacy.recall"),chosen:t,options:[...e.isNew?[["",i("privacy.asSet")]]:[],...Se()]})}
    ${Number(t)?ou(s):rr}`)}var lr=e=>ne`<div class="folds">${iu(e)}${nu(e)}${au(e)}${ru(e)}</div>`;import{html as ii,nothing as hn}from"../lib/lit-html/lit-html.js";import{html as xt,nothing as Xe}from"../lib/lit-html/lit-html.js";var mn=16,pr=10,cu=2,lu={lat:25,lng:5,zoom:1},si=class extends pt{failed=!1;problem="";#t;#e=null;constructor(t,s){super(t,s.value,()=>this.#i()),this.#t=t,Object.assign(this,{nearby:s.nearby,proposal:s.proposal})}async showMap(t){this.failed=!1;let s=this.#s();try{let n=await t({view:s,onMove:a=>this.#a(a),onPick:a=>this.setPoint(a,"tap")});if(this.#t.signal.aborted)return n.close();this.#e=n,this.photo&&n.mark(this.photo,i("spot.photoPlace"),"one ghost")}catch{this.failed=!0}return this.#e&&this.point&&this.#i(),this.#t.update(),!this.point&&s.zoom>=pr?this.setPoint({lat:s.lat,lng:s.lng},"tap"):this.point?this.propose():null}#s(){if(this.point)return{...this.point,zoom:mn};let t=vt(me.get());return t?.zoom?t:lu}#i(){this.problem="";let t=this.#e?.where();t&&!this.#n(t)&&this.#e.setView({...this.point,zoom:this.source==="tap"?t.zoom:Math.max(mn,t.zoom)},{animate:!1}),this.#t.update()}#n(t){return Mt(this.point,t)<cu*Sa(t)}#a(t){(!this.point||!this.#n(t))&&this.setPoint({lat:t.lat,lng:t.lng},"tap")}usePhoto(){return this.setPoint(this.photo,"photo")}useFound(t){return this.setPoint(tt(t),"found",t.name)}distance=t=>this.point&&t?Mt(this.point,t):void 0;check(){let t=this.#e?.where().zoom??mn,s=this.source==="tap"&&!this.chosen&&t<pr;return this.problem=this.point?s?i("spot.zoom"):"":i("spot.none"),this.#t.update(),!this.problem}close(){super.close(),this.#e?.close(),this.#e=null}};async function Le(e){let t=new AbortController,s=null,n=lt((o,r)=>(s??=new si({signal:t.signal,update:r},e),$u(s,o)),{label:i("spot.title"),kind:"chooser"});ur(s),await n&&e.take(s),t.abort(),s.close()}var ur=e=>e.showMap(t=>oo(document.getElementById("spot"),{...t,hasCross:!0})),pu=(e,t)=>xt`
  <div class="row">
    <button type="button" class="round" aria-label=${i("nav.back")} @click=${()=>t()}>${c("back")}</button>
    <place-search id="spot-search" class="grow" .label=${i("spot.search")} .near=${e.point} .distance=${e.distance}
      @choose=${({detail:s})=>e.useFound(s.value)}></place-search>
  </div>`,uu=e=>xt`
  <div class="mapbox">
    <div id="spot" role="application" aria-label=${i("spot.map")}></div>
    ${e.failed?d({code:"map",text:i("map.failed")},()=>ur(e)):Xe}
  </div>`;function du(e,t){let s=e.chosen?.id===t.id;return xt`
    <button type="button" class="chip" aria-pressed=${s?"true":"false"} @click=${()=>e.toggle(t)}>
      ${c(s?"check":"pin")} <bdi>${t.name}</bdi> <span class="soft">${cs(t.distance)}</span>
    </button>`}var mu=e=>xt`
  <div class="chips scrolls" role="group" aria-label=${i("spot.proposals")}>
    <button type="button" class="chip" @click=${()=>e.locate()}>${c("here")} ${i("spot.here")}</button>
    ${e.photo&&e.source!=="photo"?xt`
      <button type="button" class="chip" @click=${()=>e.usePhoto()}>${c("camera")} ${i("spot.photoPlace")}</button>`:Xe}
    ${e.nearby.map(t=>du(e,t))}
  </div>`,fu=e=>xt`
  <div class="field">
    <label for="place-name">${i("spot.name")} <span class="soft">${i("form.optional")}</span></label>
    <input id="place-name" autocomplete="off" dir="auto" placeholder=${e.proposal||i("spot.nameHint")} .value=${e.name}
      @input=${t=>e.setName(t.target.value)}>
  </div>`,fn=e=>i(`spot.${e.source||"set"}`),hu=e=>xt`
  <p class="at" role="status">
    ${c("pin")}
    <span class="grow"><span class="strong" dir="auto">${e.label||i(e.point?"spot.unnamed":"spot.none")}</span>
      ${e.point?xt`<span class="soft">${fn(e)}</span>`:Xe}</span>
  </p>`,$u=(e,t)=>xt`
  <h2 class="unseen" tabindex="-1" autofocus>${i("spot.title")}</h2>
  ${pu(e,t)}
  ${uu(e)}
  <div class="panel">
    ${hu(e)}
    ${mu(e)}
    ${e.chosen?Xe:fu(e)}
    ${e.problem?xt`<p class="error" role="alert">${e.problem}</p>`:Xe}
    <button type="button" class="main" id="use-place" @click=${()=>e.check()&&t(!0)}>${i("spot.use")}</button>
  </div>`;var dr=(e,t)=>ii`
  <span class="row">
    ${c("pin")} <span class="grow"><span class="strong" dir="auto">${e}</span><br><span class="soft">${t}</span></span>
    ${c("next")}
  </span>`,mr=(e,t)=>ii`
  <fieldset>
    <legend>${i("edit.where")}</legend>
    <button type="button" class="where" id="place" aria-describedby=${t?"place-error":hn} @click=${()=>Le(e)}>
      ${e.point?ii`<place-map inert .at=${e.point}></place-map>`:hn}
      ${e.point?dr(e.label||i("spot.unnamed"),[fn(e),i("spot.change")].filter(Boolean).join(" · ")):dr(i("spot.title"),i("spot.chooseHint"))}
    </button>
    ${t?ii`<p class="error" id="place-error" role="alert">${t}</p>`:hn}
  </fieldset>`;import{html as ae,nothing as $n}from"../lib/lit-html/lit-html.js";function gu(e,t){e.merge(t),v(`group-${t-1}`)}function bu(e,t,s){e.split(t,s),v(`group-${t+1}`)}var wu=({preview:e,file:t})=>e?ae`<img src=${e} alt="">`:ae`<span class="film" title=${t.name}>${c("play")}</span>`,yu=(e,t,s)=>ae`
  <button type="button" class="cut" aria-label=${i("group.split",{n:s+1})} title=${i("group.split",{n:s+1})}
    @click=${()=>bu(e,t,s)}></button>`;function vu(e,t,s){let{name:n,time:a}=e.describe(t),o=[a&&rt(a),n].filter(Boolean);return ae`
    <li>
      <div class="row between">
        <h3 id="group-${s}" tabindex="-1">${i("group.find",{n:s+1})} <span class="soft" dir="auto">${o.join(" · ")}</span></h3>
        ${e.canMerge(s)?ae`
          <button type="button" class="link" aria-describedby="group-${s}" @click=${()=>gu(e,s)}>
            ${i("group.merge")}
          </button>`:$n}
      </div>
      <ul class="group">${t.map((r,l)=>ae`<li>${l?yu(e,s,l):$n}${wu(r)}</li>`)}</ul>
    </li>`}var fr=(e,t)=>e.groups?ae`
  <section class="card" id="several" aria-labelledby="several-title">
    <h2 id="several-title" tabindex="-1">${i("group.title",{n:e.count,finds:i("group.finds",{n:e.groups.length})})}</h2>
    <p class="hint">${i("group.hint")}</p>
    <ol class="groups">${e.groups.map((s,n)=>vu(e,s,n))}</ol>
    <div class="publish row">
      <button type="button" class="quiet" @click=${t}>${i("group.one")}</button>
      <button type="button" class="main" aria-busy=${e.busy?"true":"false"} @click=${()=>e.accept()}>
        ${i("group.make",{n:e.groups.length})}
      </button>
    </div>
  </section>`:$n;import{html as J,nothing as _t}from"../lib/lit-html/lit-html.js";import{html as gn}from"../lib/lit-html/lit-html.js";async function ku(e,t,s){let n=null,a={label:i("upload.caption"),hint:i("upload.captionHint"),value:t.caption,most:$().limits.caption},o=await lt((r,l)=>(n??=new q({send:({caption:u})=>r(u.trim()),update:l}),gn`
      <h2>${i("upload.caption")}</h2>
      <div class="captioned">${s}</div>
      <form novalidate @submit=${n.submit}>
        ${m(n,"caption",a)}
        <div class="row end">
          <button type="button" class="quiet" @click=${()=>r()}>${i("action.cancel")}</button>
          ${N(n,i("action.save"))}
        </div>
      </form>`),{label:i("upload.captionOf",{n:e.items.indexOf(t)+1})});o!==null&&e.setCaption(t,o)}var hr=(e,t,s,n)=>gn`
  <button type="button" class="words ${t.caption?"":"round"}" @click=${()=>ku(e,t,n)}
    aria-label="${i("upload.captionOf",{n:s})}${t.caption?`: ${t.caption}`:""}">
    ${t.caption?gn`<span dir="auto">${t.caption}</span>`:c("edit")}
  </button>`;var[xu,Ou]=[6,10],qu=300,D=null;function $r(){D.isOn=!0,D.item.classList.add("lifted"),navigator.vibrate?.(10)}var gr=e=>[...e.parentElement.querySelectorAll(":scope > [data-drag]")],Pu=(e,t)=>gr(D.item).find(s=>{let n=s.getBoundingClientRect();return s!==D.item&&n.left<=e&&e<=n.right&&n.top<=t&&t<=n.bottom});function Fu(e){if(e.pointerId!==D.id)return;let[t,s]=[e.clientX-D.x,e.clientY-D.y],n=e.pointerType==="touch";if(!D.isOn){if(Math.hypot(t,s)<(n?Ou:xu))return;if(n)return D.end();$r()}D.item.style.transform=`translate(${t}px, ${s}px) scale(1.04)`,D.over?.classList.remove("target"),D.over=Pu(e.clientX,e.clientY),D.over?.classList.add("target")}function br(e,t){if(e.button||D||e.target.closest("button, input, a"))return;let s=e.currentTarget,n=new AbortController,{signal:a}=n,o=()=>{clearTimeout(D.timer),n.abort(),s.classList.remove("lifted"),s.style.transform="",D.over?.classList.remove("target"),D=null};D={item:s,x:e.clientX,y:e.clientY,id:e.pointerId,isOn:!1,over:null,end:o},e.pointerType==="touch"&&(D.timer=setTimeout($r,qu));let r=u=>{u.pointerId===D.id&&o()},l=u=>{if(u.pointerId!==D.id)return;let[h,x]=[s,D.isOn&&D.over].map(L=>gr(s).indexOf(L));o(),x>=0&&t(h,x)};document.addEventListener("pointermove",Fu,{signal:a}),document.addEventListener("pointerup",l,{signal:a}),document.addEventListener("pointercancel",r,{signal:a}),document.addEventListener("keydown",u=>{u.key==="Escape"&&o()},{signal:a})}function ni(e){(D?.isOn||e.type==="dragstart")&&e.preventDefault()}var Su="image/*,video/mp4,video/quicktime,video/webm";function Tu(e,t){let s=e.items.indexOf(t);e.remove(t),queueMicrotask(()=>{(document.querySelectorAll(".shot .drop")[Math.min(s,e.items.length-1)]??document.getElementById("files"))?.focus()})}function wr(e,t,s){e.move(t,s),queueMicrotask(()=>{let n=s<t?".before, .after":".after, .before";document.querySelectorAll(".shot")[s]?.querySelector(n)?.focus()})}function yr(e){return e.media?kt(e.media,{thumb:!0,eager:!0}):e.file.type.startsWith("video/")?J`<span class="film">${c("play")}</span>`:J`<img src=${e.preview} alt="">`}var vr={handleEvent:e=>{e.target.hidden=e.type==="error"},capture:!0},ai=(e,t,s,n,a)=>J`
  <button type="button" class="round ${e}" aria-label=${i(`upload.${t}`,{n})} @click=${a}>${c(s)}</button>`,Lu=(e,t)=>e.progress<1?J`<progress max="1" .value=${e.progress} aria-label=${i("upload.progress",{n:t})}></progress>`:J`<span class="over">${i("upload.processing")}</span>`,Bu=(e,t)=>({sending:()=>Lu(e,t),paused:()=>J`<span class="over" title=${e.problem}>${i("upload.paused")}</span>`,waiting:()=>J`<span class="over">${i("upload.waiting")}</span>`,failed:()=>J`<span class="over error">${i("upload.failed")}</span>`,done:()=>_t})[e.state]();function Iu(e,t,s){let n=s+1;return J`
    <li class="shot ${t.state}" data-drag @pointerdown=${a=>br(a,(o,r)=>e.move(o,r))}
      @error=${vr} @load=${vr}>
      ${yr(t)}
      ${s===0&&e.items.length>1?J`<span class="cover">${i("upload.cover")}</span>`:_t}
      ${Bu(t,n)}
      <span class="buttons">
        ${s>0?ai("before","earlier","back",n,()=>wr(e,s,s-1)):_t}
        ${n<e.items.length?ai("after","later","next",n,()=>wr(e,s,s+1)):_t}
        ${t.state==="failed"||t.state==="paused"?ai("","again","retry",n,()=>e.retry(t)):_t}
        ${ai("drop",t.state==="done"?"remove":"cancel","close",n,()=>Tu(e,t))}
      </span>
      ${t.state==="failed"?_t:hr(e,t,n,yr(t))}
    </li>`}function Au(e,t){t([...e.target.files]),e.target.value=""}var Mu=(e,t)=>J`
  <li class="shot add">
    <label for="files">
      ${c("camera")}<span class="strong">${i(e.items.length?"upload.more":"upload.add")}</span>
      ${e.items.length?_t:J`<span class="soft mice">${i("upload.drop")}</span>`}
    </label>
    <input id="files" type="file" accept=${Su} multiple @change=${s=>Au(s,t)}>
  </li>`;function ju(e){let t=e.items.filter(n=>n.state==="done").length,s=[...new Set(e.items.filter(n=>n.state==="failed").map(n=>n.problem))];return J`
    <p class="hint" role="status">${e.isBusy?i("upload.ready",{n:t,of:P(e.items.length)}):""}</p>
    ${s.map(n=>J`<p class="error" role="alert">${n}</p>`)}`}var kr=(e,t)=>J`
  <ul class="shots ${e.items.length?"":"bare"}" @touchmove=${ni} @contextmenu=${ni} @dragstart=${ni}>
    ${e.items.map((s,n)=>Iu(e,s,n))}
    ${e.items.length<e.most?Mu(e,t):_t}
  </ul>
  ${e.items.length>1?J`<p class="hint">${i("upload.order")}</p>`:_t}
  ${ju(e)}`;async function xr(e,t){await e.addFiles(t),e.several?.groups&&v("several-title")}function Uu(e){e.uploads.add(e.several.decline()),v("files")}function Nu(e){for(let[t,s]of Object.entries(e.received.values))document.getElementById(t).value=s;return e.resolveReceived(!0)}var Du=(e,t)=>ot`
  <section class="card" id="offer" aria-labelledby="offered">
    <h2 id="offered">${i("edit.shared")}</h2>
    <p class="hint">${i("edit.sharedHint")}</p>
    ${Object.values(e.received.values).map(s=>ot`<p class="text" dir="auto">${s}</p>`)}
    ${e.received.files.length?ot`<p>${i("edit.sharedFiles",{n:e.received.files.length})}</p>`:Ot}
    ${t?ot`<p class="note">${i("edit.sharedFull")}</p>`:Ot}
    ${e.received.left?ot`<p class="note">${i("edit.sharedLeft",{n:e.received.left})}</p>`:Ot}
    <div class="row end">
      <button type="button" class="quiet" @click=${()=>e.resolveReceived(!1)}>${i("edit.sharedDrop")}</button>
      <button type="button" @click=${()=>Nu(e)}>${i("edit.sharedTake")}</button>
    </div>
  </section>`;async function Cu(e){await M(i("edit.discardTitle"),i("edit.discardText"),i("edit.startOver"))&&e.discard()}var _u=()=>M(i("privacy.inHome"),i("privacy.inHomeText"),i("privacy.showExact")),Ru=e=>ot`
  <p class="note">
    ${i("edit.restored")} <button type="button" class="link" @click=${()=>Cu(e)}>${i("edit.startOver")}</button>
  </p>`,Eu=e=>ot`
  <fieldset>
    <legend>${i("edit.photos")}</legend>
    ${e.photosExpired?ot`<p class="note">${i("edit.photosGone")}</p>`:Ot}
    ${kr(e.uploads,t=>xr(e,t))}
    <p class="hint">${i("edit.photosMost",{n:e.uploads.most})} ${i("edit.photosHint")}</p>
  </fieldset>`,Hu=e=>ot`
  ${T(e.form)}
  ${e.form.refusal?.reason==="changed_since"?ot`
    <div class="row">
      <a class="button quiet" href=${e.back} target="_blank">${i("edit.theirs")}</a>
      <button type="submit" class="quiet" @click=${()=>e.overwrite()}>${i("edit.mine")}</button>
    </div>`:Ot}`;function zu(e,t){let{isPublic:s,...n}=Ma(e.currentTarget);t.change({...n,isPublic:s==="true"})}async function Vu(e,t){let n=await t.submit(e)?document.querySelector("form [aria-invalid=true]"):document.getElementById("place");cr(n),n?.focus()}function Wu(e){let{title:t}=e.values,s=e.form.busy&&e.uploads.isBusy?"edit.waiting":e.isNew?"edit.publish":"action.save",n=a=>zu(a,e);return ot`
    <form class="card" novalidate ?hidden=${!!e.several?.groups}
      @input=${n} @change=${n} @submit=${a=>Vu(a,e)}>
      ${e.isRestored?Ru(e):Ot}
      ${Eu(e)}
      ${mr(e.place,e.placeError)}
      ${m(e.form,"title",{label:i("find.titleField"),value:t,required:!0,most:$().limits.title})}
      ${lr(e)}
      <div class="publish">
        ${Hu(e)}
        <div class="row end">
          <a class="button quiet" href=${e.back}>${i("action.cancel")}</a>
          ${N(e.form,i(s))}
        </div>
      </div>
    </form>`}var Gu=(e,t)=>ot`
  ${e.received?Du(e,t.get("shared")==="full"):Ot}
  ${fr(e.several,()=>Uu(e))}
  ${e.several.groups?Ot:Qo(e.drafts)}`;function Yu(e,t){return e.loading.problem?d(e.loading.problem,t):e.uploads?Wu(e):w(4)}function Or(e){let t=new(e.params.id?Ks:Qs)(e,{showHome:_u}),s=()=>t.loading.load();return sr(e.signal,n=>t.uploads&&xr(t,n)),{title:t.title,ready:s(),view:()=>ot`
      ${f(t.title,Ot,t.back)}
      ${t.isNew?Gu(t,e.query):Ot}
      ${Yu(t,s)}`,close:()=>t.close()}}import{html as Ie,nothing as wd}from"../lib/lit-html/lit-html.js";var oi=(e,t=0)=>new Date(e.getFullYear(),e.getMonth(),e.getDate()-t);function Ju(){let e=new Intl.Locale(navigator.languages[0]??"en-GB");return((e.getWeekInfo?.()??e.weekInfo)?.firstDay??1)%7}var Ku=e=>[["today",oi(e)],["yesterday",oi(e,1)],["week",oi(e,(e.getDay()-Ju()+7)%7)],["earlier",-1/0]],bn=e=>oi(new Date(e.createdAt)).getTime(),ri=e=>`${bn(e)} ${e.user.id}`;function Zu(e){let t=new Map;for(let s of e)t.set(ri(s),[...t.get(ri(s))??[],s]);return t}function qr(e,{now:t=new Date,mayContinue:s=!1}={}){let n=Zu(e),a=s&&e.length?bn(e.at(-1)):NaN,o=new Map,r=Ku(t);for(let l of e){let u=n.get(ri(l)),h=u.length>=3;if(h&&u[0]!==l)continue;let x=h?{key:ri(l),finds:u,hasMore:bn(l)===a}:{find:l},L=new Date(l.createdAt),[X]=r.find(([,De])=>L>=De);o.set(X,[...o.get(X)??[],x])}return[...o].map(([l,u])=>({name:l,entries:u}))}function Pr(e){let t=n=>n.media.length>0,s=[...e.filter(t),...e.filter(n=>!t(n))].slice(0,4);return{shown:s,rest:e.length-s.length}}var Xu=1500,[Qu,td]=[4,4],ed=9;function sd(){let e=vt(me.get());return e?.zoom>=ed?{lat:e.lat,lng:e.lng}:null}var id=()=>Promise.race([Ta(),ws(Xu,null)]),nd=e=>e?{lat:Math.round(e.lat*100)/100,lng:Math.round(e.lng*100)/100}:{},ci=class{at=null;isHere=!1;busy=!1;#t=new WeakMap;#e;#s;constructor(t){this.#s=t,this.at=t.kept?.at??null,this.isHere=t.kept?.isHere??!1,this.#e=new Set(t.kept?.open),this.list=R(t,()=>O("/api/finds/feed",{...nd(this.at),limit:20}))}liking(t){let s=this.#t.get(t);return s||this.#t.set(t,s=new ja(t.id,()=>t,this.#s)),s}load=async()=>{if(this.#s.kept?.at===void 0){let t=await id();this.#o(t??sd(),!!t)}await this.#n()};get days(){return qr(this.list.items??[],{mayContinue:!!this.list.next})}get#i(){return this.days.reduce((t,s)=>t+s.entries.length,0)}isOpen=({key:t})=>this.#e.has(t);toggle({key:t}){this.#e.delete(t)||this.#e.add(t),this.#s.keep({open:[...this.#e]}),this.#s.update()}async#n(){await this.list.load(),await this.#a(Qu)}more=()=>this.#a(this.#i+1);async#a(t){for(let s=0;this.list.next&&this.#i<t&&s<td;s++){let n=this.list.items.length;if(await this.list.more(),this.list.items?.length===n)return}}#o(t,s){Object.assign(this,{at:t,isHere:s}),this.#s.keep({at:t,isHere:s})}async nearMe(){this.busy=!0,this.#s.update();try{this.#o(await ks({timeout:1e4}),!0),this.list.clear(),await this.#n()}catch(t){p(y(t))}this.busy=!1,this.#s.update()}distance=t=>this.isHere?Mt(this.at,tt(t.location)):void 0};function ad(){return ea()?!0:st.get("installPrompt")||sa()?!1:void 0}async function od(){let e=await fs();return{on:!0,off:!1}[e]}var li=class{steps=[];isKnown=!1;#t;constructor(t){this.#t=t}get isOver(){return Zi.get()===b()?.id}get left(){return this.steps.filter(t=>!t.isDone).length}async load(){if(this.isOver){this.isKnown=!0;return}let{signal:t}=this.#t,s={profile:!!b().displayName||!!b().profilePicture?.startsWith("/api/media/"),streets:b().role==="admin"&&$().tiles?.kind==="vector"?to().length>0:void 0,find:g(`/api/users/${b().id}`,{signal:t}).then(a=>a.findCount>0),friend:g("/api/friends?limit=1",{signal:t}).then(a=>a.length>0),push:od(),install:ad()},n=await Promise.all(Object.entries(s).map(async([a,o])=>({name:a,isDone:await Promise.resolve(o).catch(()=>{})})));t.aborted||(this.isKnown=!0,this.steps=n.filter(a=>a.isDone!==void 0),this.steps.length===n.length&&!this.left&&this.dismiss(),this.#t.update())}async installNow(){let t=st.get("installPrompt");t&&(await t.prompt(),st.set("installPrompt",null),await this.load())}dismiss=()=>{Zi.set(b().id),this.steps=[],this.#t.update()}};import{html as Rt,nothing as oe}from"../lib/lit-html/lit-html.js";var rd="(min-width: 1180px) 516px, (min-width: 720px) 688px, 100vw",cd=(e,t)=>Rt`
  <span class="cover c-${ys(e.category).code}">
    ${e.media.length?kt(e.media[0],{sizes:rd,eager:t}):ft(e.category)}
    ${e.media[0]?.type==="video"?Rt`<span class="play">${c("play")}</span>`:oe}
    ${e.media.length>1?Rt`<span class="counter">${i("feed.photos",{n:e.media.length})}</span>`:oe}
  </span>`,ld=e=>e.saved?Rt`<span class="figure">${c("bookmark",!0)} ${i(`saved.${e.saved}`)}</span>`:oe;function pd(e,t){let s=[ia(e,e.location)?"":ds(e.location),t===void 0?"":Kn(t)].filter(Boolean);return s.length?Rt`
    <span class="soft">${c("pin")} <bdi>${s[0]}</bdi>${s[1]?Rt` · ${s[1]}`:oe}</span>`:oe}var Fr=(e,t,{km:s,eager:n})=>Rt`
  <li class="feed-card">
    <a href="/finds/${e.id}">
      ${cd(e,n)}
      <span class="about">
        <span class="name" dir="auto">${e.title}</span>
        ${pd(e,s)}
        <span class="by">
          ${V(e.user,28)} <span class="grow">${k(e.user)} <span class="soft">· ${_(e.createdAt)}</span></span>
          ${e.reason==="friend"?Rt`<span class="badge">${i("feed.friend")}</span>`:oe}
          ${Za(e)}
        </span>
      </span>
    </a>
    <div class="acts">
      ${Ka(t,`like-${e.id}`)}
      <a class="act" href="/finds/${e.id}#comments" aria-label=${i("find.commentOn",{title:e.title})}>
        ${c("comment")} ${e.commentCount?Rt`<span>${P(e.commentCount)}</span>`:oe}
      </a>
      <span class="grow"></span>
      ${ld(e)}
    </div>
  </li>`;import{html as re,nothing as wn}from"../lib/lit-html/lit-html.js";var yn=({key:e})=>`group-${e.replace(" ","-")}`;async function Sr(e,t){e.toggle(t),await v(yn(t))}var ud=(e,t)=>re`
  <span class="piece c-${ys(e.category).code}">
    ${e.media.length?kt(e.media[0],{thumb:!0}):ft(e.category)}
    ${t?re`<span class="beyond">+${P(t)}</span>`:wn}
  </span>`;function dd(e){let{shown:t,rest:s}=Pr(e);return re`
    <span class="cover ${t[0].media.length?"":"signs"}">
      <span class="mosaic of-${t.length}">${t.map((n,a)=>ud(n,a===t.length-1?s:0))}</span>
    </span>`}var Tr=({finds:e,hasMore:t})=>i("feed.several",{n:e.length,more:t}),md=e=>e.map((t,s)=>re`${s?" · ":wn}<bdi>${t.title}</bdi>`),fd=(e,t)=>re`
  <li class="feed-card">
    <button type="button" class="group-face" id=${yn(t)} aria-expanded="false" @click=${()=>Sr(e,t)}>
      ${dd(t.finds)}
      <span class="about">
        <span class="name">${Tr(t)}</span>
        <span class="soft titles">${md(t.finds.slice(0,10))}</span>
        <span class="by">
          ${V(t.finds[0].user,28)}
          <span class="grow">${k(t.finds[0].user)} <span class="soft">· ${_(t.finds[0].createdAt)}</span></span>
          ${t.finds[0].reason==="friend"?re`<span class="badge">${i("feed.friend")}</span>`:wn}
        </span>
      </span>
    </button>
  </li>`,hd=(e,t,s)=>re`
  <li class="feed-group">
    <div class="by">
      ${V(t.finds[0].user,28)}
      <span class="grow">${k(t.finds[0].user)} <span class="soft">· ${Tr(t)}</span></span>
      <button type="button" class="quiet" id=${yn(t)} aria-expanded="true" @click=${()=>Sr(e,t)}>
        ${i("feed.less")}
      </button>
    </div>
    <ul class="feed-list">${t.finds.map(n=>s(n))}</ul>
  </li>`,Lr=(e,t,s)=>e.isOpen(t)?hd(e,t,s):fd(e,t);import{html as Be,nothing as pi}from"../lib/lit-html/lit-html.js";var Br={profile:()=>"/profile",streets:()=>"/admin/map",find:()=>"/new",friend:()=>mt()?"/invites":"/people",push:()=>"/settings#push"},$d=e=>i(e==="friend"&&mt()?"steps.inviteAction":`steps.${e}Action`);function gd(e,t){return Br[t]?Be`<a class="button quiet" href=${Br[t]()}>${$d(t)}</a>`:st.get("installPrompt")?Be`<button type="button" class="quiet" @click=${()=>e.installNow()}>${i("steps.installAction")}</button>`:Be`<span class="hint">${i("steps.installHint")}</span>`}var bd=(e,{name:t,isDone:s})=>Be`
  <li class="step ${s?"done":""}">
    <span class="tick">${s?c("check"):pi}</span>
    <span class="grow">${i(`steps.${t}`,{instance:Bt()})}${s?Be`<span class="unseen"> (${i("steps.done")})</span>`:pi}</span>
    ${s?pi:gd(e,t)}
  </li>`,Ir=e=>e.isOver||!e.left?pi:Be`
  <section class="card" aria-labelledby="steps">
    <div class="row between"><h2 id="steps">${i("steps.title")}</h2>${yt(e.dismiss)}</div>
    <ul class="first-steps">${e.steps.map(t=>bd(e,t))}</ul>
  </section>`;var jr=()=>Ie`<a class="button quiet" href="/people">${c("people")} ${i("nav.people")}</a>`,yd=e=>e.isHere?wd:Ie`
  <button type="button" class="chip" aria-busy=${e.busy?"true":"false"} @click=${()=>e.nearMe()}>
    ${c("here")} ${i("feed.nearMe")}
  </button>`,Ar=e=>Ie`
  <p class="row between"><span class="soft">${i(e.at?"feed.around":"feed.friends")}</span>${yd(e)}</p>`,Mr=(e,t)=>Fr(e,t.liking(e),{km:t.distance(e),eager:e===t.list.items[0]}),vd=({name:e,entries:t},s)=>Ie`
  <section class="stack" aria-labelledby="day-${e}">
    <h2 id="day-${e}">${i(`feed.${e}`)}</h2>
    <ul class="feed-list">
      ${t.map(n=>n.find?Mr(n.find,s):Lr(s,n,a=>Mr(a,s)))}
    </ul>
  </section>`;function kd(e,t){let{items:s,problem:n}=e.list;return!n&&(!s||!t.isKnown)?w(3):[Ir(t),xd(e)]}function xd(e){let{items:t,problem:s,load:n}=e.list;if(s)return d(s,n);if(!t.length&&!e.list.next){let a=i(e.at?"feed.noneText":"feed.noneFriends");return[Ar(e),I(i("feed.none"),a,jr())]}return Ie`
    ${Ar(e)}
    ${e.days.map(a=>vd(a,e))}
    ${A({...e.list,more:e.more})}`}function Ur(e){let t=new ci(e),s=new li(e);return{title:i("feed.title"),broad:!0,ready:Promise.all([t.load(),s.load()]),view:()=>Ie`
      ${f(i("feed.title"),jr())}
      ${kd(t,s)}`}}import{html as j,nothing as Qe}from"../lib/lit-html/lit-html.js";var Od=30,ui=e=>e.map(t=>typeof t=="string"?t:t[0]==="code"?t[1]:ui(t.at(-1))).join("");function Nr([e,t,s]){return e==="pre"?t:e==="ul"||e==="ol"?t.map(n=>n.map(Nr).join(" ")).join(" "):e==="table"?t.map(n=>n.map(ui).join(" ")).join(" "):ui(s??t)}function qd(e){let t=[{document:e,id:"",title:e.title,texts:[]}];for(let s of e.blocks)/^h\d$/.test(s[0])?t.push({document:e,id:s[1],title:ui(s[2]),texts:[]}):t.at(-1).texts.push(Nr(s));return t.map(({texts:s,...n})=>({...n,text:s.join(" ")}))}var Pd=({document:e,id:t})=>`/help/${e.name}${t?`#${t}`:""}`;function Fd(e,t){let s=Math.min(...t.map(o=>Wt(e).indexOf(o)).filter(o=>o>=0),e.length),n=s>60?e.lastIndexOf(" ",s-40)+1:0,a=e.slice(n,n+160);return`${n?"… ":""}${a}${n+160<e.length?" …":""}`}function Sd(e,t){let s=Wt(t).split(/\s+/).filter(Boolean);if(!s.length)return[];let n=({title:o,text:r})=>s.every(l=>Wt(`${o} ${r}`).includes(l))?s.some(l=>Wt(o).includes(l))?2:1:0;return e.flatMap(qd).map(o=>[n(o),o]).filter(([o])=>o).sort(([o],[r])=>r-o).slice(0,Od).map(([,o])=>({address:Pd(o),title:o.title,document:o.document,part:Fd(o.text,s)}))}function Td(e,t){let s=({name:a,language:o})=>a.replace(new RegExp(`-${o}$`),""),n=a=>a.language===t||a.language==="en"&&!e.some(o=>o.language===t&&s(o)===s(a));return e.filter(n)}var di=class{query="";#t;#e=[];constructor(t){this.#t=t,this.loading=E(t,async()=>{let s=await fetch(new URL("bundle/help.json",ue).href,{signal:t.signal});if(!s.ok)throw Object.assign(new Error("the documents are not there"),{code:"strange",status:s.status});this.#e=await s.json()}),this.query=t.query.get("q")??""}get documents(){return Td(this.#e,os())}get document(){return this.#e.find(t=>t.name===this.#t.params.name)}get found(){return Sd(this.documents,this.query)}search(t){this.query=t,this.#t.rename(`/help${t.trim()?`?q=${encodeURIComponent(t.trim())}`:""}`),this.#t.update()}};var qt=e=>e.map(t=>typeof t=="string"?t:Ld[t[0]](t)),Ld={b:([,e])=>j`<b>${qt(e)}</b>`,i:([,e])=>j`<i>${qt(e)}</i>`,code:([,e])=>j`<code>${e}</code>`,a:([,e,t])=>/^https?:/.test(e)?j`<a href=${e} target="_blank" rel="noopener">${qt(t)}</a>`:j`<a href=${e}>${qt(t)}</a>`},Dr=e=>j`<li>${e.length===1&&e[0][0]==="p"?qt(e[0][1]):e.map(Rr)}</li>`,Cr=(e,t)=>j`<tr>${e.map(t)}</tr>`,Bd={h2:([,e,t])=>j`<h2 id=${e} tabindex="-1">${qt(t)}</h2>`,h3:([,e,t])=>j`<h3 id=${e} tabindex="-1">${qt(t)}</h3>`,p:([,e])=>j`<p>${qt(e)}</p>`,pre:([,e])=>j`<pre tabindex="0">${e}</pre>`,ul:([,e])=>j`<ul>${e.map(Dr)}</ul>`,ol:([,e])=>j`<ol>${e.map(Dr)}</ol>`,table:([,[e,...t]])=>j`
    <div class="scrolls" tabindex="0"><table>
      <thead>${Cr(e,s=>j`<th scope="col">${qt(s)}</th>`)}</thead>
      <tbody>${t.map(s=>Cr(s,n=>j`<td>${qt(n)}</td>`))}</tbody>
    </table></div>`},Rr=e=>Bd[e[0]](e),Er=(e,t,s,n)=>j`
  <li>
    <a class="area" href=${e}>
      <span class="grow" lang=${n}>
        <span class="strong">${t}</span>${s?j`<br><span class="soft">${s}</span>`:Qe}
      </span>
      ${c("next")}
    </a>
  </li>`,_r=e=>j`<ul class="people">${e.map(t=>Er(`/help/${t.name}`,t.title,"",t.language))}</ul>`,Id=([e,...t])=>j`
  <section class="card">${_r([e])}</section>
  <section class="card">
    <h2>${i("help.running")}</h2>
    ${_r(t)}
  </section>`;function Ad(e){let t=e.found;return j`
    <p class="unseen" role="status">${i("help.found",{n:t.length})}</p>
    ${t.length?j`<section class="card"><ul class="people">${t.map(({address:s,title:n,document:a,part:o})=>Er(s,a.title===n?n:`${a.title} › ${n}`,o,a.language))}</ul></section>`:I(i("help.none"),i("help.noneText"))}`}var Md=e=>j`
  ${f(i("help.title"),Qe,b()?"/settings":"/sign-in")}
  <form role="search" @submit=${t=>t.preventDefault()}>
    <label class="unseen" for="help-words">${i("help.search")}</label>
    <input id="help-words" type="search" autocomplete="off" placeholder=${i("help.search")} .value=${e.query}
      @input=${t=>e.search(t.target.value)}>
  </form>
  ${e.query.trim()?Ad(e):Id(e.documents)}`,jd=({title:e,language:t,blocks:s})=>j`
  ${f(e,Qe,"/help")}
  <article class="card document" lang=${t}>${s.map(Rr)}</article>`,Ud=()=>j`${f(i("help.title"),Qe,"/help")}${I(i("missing.title"),i("missing.text"))}`;function Nd(e,t){return e.loading.problem?j`${f(i("help.title"),Qe,"/help")}${d(e.loading.problem,e.loading.load)}`:e.documents.length?t.params.name?e.document?jd(e.document):Ud():Md(e):w(6)}function Hr(e){let t=new di(e);return{get title(){return t.document?.title??i("help.title")},ready:t.loading.load().then(()=>location.hash?v(decodeURIComponent(location.hash.slice(1))):null),view:()=>Nd(t,e)}}import{html as U,nothing as K}from"../lib/lit-html/lit-html.js";var Dd=20,Cd=e=>new Promise((t,s)=>{let n=()=>{clearTimeout(a),s(e.reason)},a=setTimeout(()=>{e.removeEventListener("abort",n),t()},1e3);e.addEventListener("abort",n,{once:!0})});async function zr(e,t,{signal:s,stopped:n,tick:a=Cd,note:o=()=>{}}){for(;;)try{return await S(e,t,{signal:s})}catch(r){if(r.status!==429)throw r;await o();for(let l=Math.max(Dd,r.retryAfter);l>0;l--){if(n())return null;await a(s)}}}var mi=class{isPublic=!1;keep=!1;category="";area="";forFriends="true";#t;constructor(t){this.#t=t}set(t){Object.assign(this,t),this.#t()}get body(){return{isPublic:this.isPublic,...this.keep?{keepVisibility:!0}:{},...this.category?{category:this.category}:{},...this.area===""?{}:{area:Number(this.area)},...Number(this.area)?{exactForFriends:this.forFriends==="true"}:{}}}};var _d=30,Rd=["obscured","notPoint"],Vr=()=>$().places.source!=="gazetteer",fi=class{state=null;#t;#e;#s=!1;constructor(t,s){this.#t=t,this.#e=s}get rows(){return(this.#t.rows.items??[]).filter(t=>t.status==="noPlace"&&!Rd.includes(t.reason)).slice(0,_d)}async run(){let{rows:t}=this,s={n:0,all:t.length,found:0,busy:!0,problem:null};this.state=s,this.#s=!1,this.#e.update();try{for(let n of t){if(this.#s)break;let[a]=await g(O("/api/places",{query:n.place||n.title,limit:1}),{signal:this.#e.signal});s.n++,a&&await this.#t.guess(n,a)&&s.found++,this.#e.update()}}catch(n){if(n.name==="AbortError")return;s.problem=n}s.busy=!1,this.#e.update()}stop(){this.#s=!0}};var Wr=1e3,Ed=14;function Hd(e,t){let[s,n]=[e.map(x=>x.lat),e.map(x=>x.lng)].map(x=>x.toSorted((L,X)=>L-X)),[a,o,r,l]=[s[0],s.at(-1),n[0],n.at(-1)],u={lat:(a+o)/2,lng:(r+l)/2,zoom:Ed},h=()=>{let[x,L,X,De]=Fa(t,u).split(",").map(Number);return x<=r&&X>=l&&L<=a&&De>=o};for(;u.zoom>1&&!h();)u.zoom--;return u}var hi=class{items=[];#t;#e=0;constructor(t){this.#t=t}async load(t,s){let n=++this.#e,a=[];this.items=[];try{for(let o=0,r;!r||r.length===Wr;o=r.at(-1)?.row)r=await g(O(`${t}/rows`,{status:s,limit:Wr,after:o||""}),{signal:this.#t.signal}),a.push(...r.filter(l=>l.latitude!==void 0).map(l=>({...tt(l),name:l.title})))}catch{return}n===this.#e&&(this.items=a,this.#t.update())}link(t){return O("/",{at:vs(Hd(this.items,t))})}};var zd=e=>Number(new URLSearchParams(e.split("?")[1]).get("limit"));function Gr(e,t){let s={items:null,next:0,busy:!1,problem:null},n=0,a=async o=>{let r=n,l=t();Object.assign(s,{busy:!0,problem:null}),e.update();try{let u=await g(o?`${l}&after=${o}`:l,{signal:e.signal});if(r!==n)return;s.items=[...o?s.items:[],...u],s.next=u.length<zd(l)?0:u.at(-1).row}catch(u){if(r!==n||u.name==="AbortError")return;o?p(y(u)):s.problem=u}s.busy=!1,e.update()};return s.clear=()=>{n++,Object.assign(s,{items:null,next:0,busy:!1,problem:null})},s.load=()=>a(0),s.more=async()=>{!s.busy&&s.next&&await a(s.next)},s.put=o=>{s.items=s.items?.map(r=>r.row===o.row?o:r)??null},s.drop=o=>{s.items=s.items?.filter(r=>r.row!==o.row)??null,s.items&&!s.items.length&&s.more()},s}var Vd=e=>(/\.zip$/i.test(e.name??"")?1e3:100)*2**20,Yr=20,Wd=200,Gd=["ready","noPlace","duplicate","bad","skipped","done"],Yd=4,Jd=["noPoint","zeroPoint","notPoint","obscured","badPoint","noTitle","badLine","twice","known"],Jr=e=>Jd.includes(e.reason)?e.reason:"",$i=class{current=null;unfinished=[];status="ready";progress=null;refusal=null;published=null;#t;#e=null;#s=!1;constructor(t){this.#t=t,this.options=new mi(()=>t.update()),this.places=new fi(this,t),this.points=new hi(t),this.rows=Gr(t,()=>O(`${this.#i}/rows`,{status:this.status,limit:50})),this.loading=E(t,()=>this.#n())}get#i(){return`/api/imports/${this.current.id}`}get tabs(){let{counts:t}=this.current;return Gd.map((s,n)=>({name:s,n:t[s],at:n})).filter(({n:s,at:n})=>s||n<Yd)}get isBusy(){return!!this.published?.busy}get isDone(){let{counts:t}=this.current;return!!this.published&&!this.isBusy&&!this.published.problem&&!t.ready&&!t.noPlace&&!t.media}async#n(){let{signal:t}=this.#t,s=this.#t.query.get("id"),n=await g("/api/imports",{signal:t});this.unfinished=n.filter(o=>o.counts.ready||o.counts.noPlace);let a=n.find(o=>o.id===s);a&&await this.#a(a)}async#a(t){this.current=t,this.published=null,this.places.state=null,this.status=this.tabs.find(({n:s})=>s)?.name??"ready",this.rows.clear(),await this.rows.load(),this.points.load(this.#i,"ready")}open(t){return this.#t.rename(O("/import",{id:t.id})),this.#a(t)}async upload(t,s=he){let n=new AbortController;this.#e=n,this.#t.signal.addEventListener("abort",()=>n.abort(),{once:!0}),Object.assign(this,{progress:0,refusal:null}),this.#t.update();let a=o=>{this.progress=o,this.#t.update()};try{if(t.size>Vd(t))throw{code:"page",text:i("import.tooLarge")};let o=await s("POST","/api/imports",t,{progress:a,signal:n.signal});if(n.signal.aborted)return;await this.open(o)}catch(o){if(o.name==="AbortError")return;this.refusal=o,o.reason==="too_many_imports"&&await this.loading.load()}finally{this.progress=null,this.#t.update()}}cancel(){this.#e?.abort()}choose(t){return this.status=t,this.rows.clear(),this.rows.load()}async#o(t,s){let n=await at(Y(`${this.#i}/rows/${t.row}`,s).then(a=>{let o={...this.current.counts};o[t.status]--,o[a.status]++,this.current={...this.current,counts:o},a.status===t.status?this.rows.put(a):this.rows.drop(t),(t.status==="ready"||a.status==="ready")&&this.points.load(this.#i,"ready")}));return this.#t.update(),n}skip(t,s){return this.#o(t,{skip:s})}place(t,{point:s,name:n,location:a}){let o=a?.name??n;return this.#o(t,{latitude:s.lat,longitude:s.lng,...o?{place:o}:{}})}guess(t,{latitude:s,longitude:n}){return this.#o(t,{latitude:s,longitude:n,guessed:!0})}rename(t,s){return this.#o(t,{title:s})}async commit(){if(this.isBusy)return;let{signal:t}=this.#t,{ready:s,done:n}=this.current.counts;this.#s=!1;let a={made:0,taken:0,all:s,busy:!0,problem:null};this.published=a;let o=r=>{this.current=r,Object.assign(a,{made:r.counts.done-n,taken:s-r.counts.ready}),this.#t.update()};this.#t.update();try{for(let r=Yr;this.current.counts.ready&&!this.#s;){let l=this.current.counts.ready,u=await zr(`${this.#i}/commit`,{...this.options.body,limit:Wd},{signal:t,stopped:()=>this.#s,note:()=>g(this.#i,{signal:t}).then(o)});if(!u)break;if(o(u),r=this.current.counts.ready<l?Yr:this.current.counts.media?r-1:0,!r)throw{code:"strange"}}}catch(r){if(r.name==="AbortError")return;a.problem=r,await g(this.#i,{signal:t}).then(o).catch(()=>{})}a.busy=!1,!t.aborted&&(await this.choose(this.current.counts.ready?"ready":"done"),this.points.load(this.#i,this.isDone?"done":"ready"))}stop(){this.#s=!0}leave(){return this.current=null,this.refusal=null,this.#t.query.delete("id"),this.#t.rename("/import"),this.loading.load()}async discard(t){await at(B(`/api/imports/${t.id}`))&&await this.leave()}};var Kd=["track","route","line","area","picture","link","file","damaged","text"];function Kr({leftOut:e=[]}){let t=e.filter(({kind:s})=>Kd.includes(s));return t.length?i("import.leftOut",{n:t.reduce((s,{n})=>s+n,0),list:Yn(t.map(({kind:s,n})=>i(`import.kind.${s}`,{n})))}):""}var Zr=({leftOut:e=[]})=>e.flatMap(({where:t=[]})=>t).map(({file:t="",line:s=0,column:n=0})=>s?i(t?"import.leftAt":"import.leftLine",{file:t,line:P(s),column:P(n)}):t);import{html as kn,nothing as vn}from"../lib/lit-html/lit-html.js";var Xr=(e,t,s,n,a)=>kn`
  <label class="switch">
    <span>${s}<br><span class="soft">${n}</span></span>
    <input type="checkbox" role="switch" id=${e} .checked=${t} @change=${o=>a(o.target.checked)}>
  </label>`,Zd=(e,t)=>kn`
  ${e.current.format==="finds"?Xr("import-keep",t.keep,i("import.keep"),i("import.keepHint"),s=>t.set({keep:s})):vn}
  ${t.keep?vn:Xr("import-public",t.isPublic,i("import.public"),i("import.publicHint"),s=>t.set({isPublic:s}))}`,Xd=e=>F("import-category",{label:i("import.category"),options:[["",i("edit.none")],...Gt.map(t=>[t,ct(t)])],chosen:e.category,set:t=>e.set({category:t})}),Qd=e=>F("import-area",{label:i("privacy.shown"),hint:i("import.areaHint"),chosen:e.area,set:t=>e.set({area:t}),options:[["",i("privacy.asSet")],...Se()]}),tm=e=>F("import-friends",{label:i("privacy.exactFor"),options:ti(),chosen:e.forFriends,set:t=>e.set({forFriends:t})}),Qr=(e,t=e.options)=>kn`
  ${Zd(e,t)}
  <div class="folds">
    <details class="fold" id="fold-import">
      <summary>${c("filter")} <span class="grow">${i("import.more")}</span> ${c("next")}</summary>
      <div class="stack">${Xd(t)}${Qd(t)}${Number(t.area)?tm(t):vn}</div>
    </details>
  </div>`;import{html as it,nothing as Kt}from"../lib/lit-html/lit-html.js";function em(e){if(e.status==="ready"&&e.reason!=="noTitle")return e.guessed?i("import.guessed"):e.place??"";let t=Jr(e),s=e.line?`${i("import.line",{n:e.line})}: `:"";return t?s+i(`import.reason.${t}`):""}async function On(e,t,s){if(!await s)return;let n=e.rows.items?.[Math.min(t,e.rows.items.length-1)];v(n?`row-${n.row}`:"part-rows")}function sm(e,t,s,n){let a=new pt(n,null,()=>On(e,s,e.place(t,a.value)));return Le(a)}var gi=e=>e.title||i("import.line",{n:e.row}),xn=(e,t,s)=>it`
  <button type="button" class="quiet" id="row-${e.row}" aria-label=${`${t}: ${gi(e)}`} @click=${s}>${t}</button>`,im=e=>t=>m(t,"title",{label:i("find.titleField"),value:e.title,required:!0,least:1,most:$().limits.title});async function nm(e,t){await C(n=>new q({send:async({title:a})=>{await e.rename(t,a.trim())&&n()}}),i("import.rename"),im(t),n=>N(n,i("action.save"))),v(`name-${t.row}`)}var tc=(e,t)=>it`
  <button type="button" class="round" id="name-${t.row}" aria-label=${`${i("import.rename")}: ${gi(t)}`}
    @click=${()=>nm(e,t)}>
    ${c("edit")}
  </button>`,ec=e=>e.findId?it`
  <a class="button quiet" href="/finds/${e.findId}" aria-label=${`${i("import.show")}: ${gi(e)}`}>
    ${i("import.show")}</a>`:Kt,am=(e,t,s,n)=>({ready:()=>it`${tc(e,t)}${xn(t,i("import.skip"),()=>On(e,s,e.skip(t,!0)))}`,skipped:()=>xn(t,i("import.unskip"),()=>On(e,s,e.skip(t,!1))),noPlace:()=>it`${tc(e,t)}${xn(t,i("import.locate"),()=>sm(e,t,s,n))}`,duplicate:()=>ec(t),done:()=>ec(t)})[t.status]?.()??Kt,qn=e=>e?it`<br><span class="soft" dir="auto">${e}</span>`:Kt,om=e=>e.slice(e.lastIndexOf("/")+1),rm=e=>[`import.lost.${e}`,`rule.${e}`,`reason.${e}`].map(t=>[t,i(t)]).find(([t,s])=>s!==t)?.[1]??e,cm=({media:e,lost:t=[]})=>[e>t.length?qn(i("import.rowMedia",{n:e-t.length})):Kt,...t.map(({file:s,reason:n})=>qn(`${om(s)}: ${rm(n)}`))],lm=(e,t,s,n)=>it`
  <li class="row between">
    <span class="grow"><bdi class="strong">${gi(t)}</bdi>${qn(em(t))}${cm(t)}</span>
    <span class="row">${am(e,t,s,n)}</span>
  </li>`;function pm(e,t){let{items:s,problem:n,load:a}=e.rows;return n?d(n,a):s?s.length?it`
    <ul class="people" aria-label=${i("import.rows")}>${s.map((o,r)=>lm(e,o,r,t))}</ul>
    ${A(e.rows)}`:it`<p class="soft" role="status">${i("import.none")}</p>`:w(4)}var um=(e,{n:t,all:s})=>it`
  <progress max=${s} .value=${t} aria-label=${i("import.lookUp")}></progress>
  <p class="row between">
    <span role="status">${i("import.progress",{n:t,all:P(s)})}</span>
    <button type="button" class="quiet" @click=${()=>e.places.stop()}>${i("import.stop")}</button>
  </p>`;async function dm(e){await e.places.run(),v("part-rows")}function mm(e){let{state:t,rows:s}=e.places;return t?.busy?um(e,t):it`
    ${t?it`<p role="status">${i("import.lookedUp",{n:t.found})}</p>`:Kt}
    ${t?.problem?d(t.problem):Kt}
    ${s.length?it`
      <p class="hint">${i("import.lookUpText",{source:$().places.attribution})}</p>
      <p>
        <button type="button" class="quiet" id="import-lookup" @click=${()=>dm(e)}>${i("import.lookUp")}</button>
      </p>`:Kt}`}var sc=(e,t)=>it`
  <section class="card">
    ${Q("rows",i("import.rows"))}
    <div class="chips" role="group" aria-label=${i("import.which")}>
      ${e.tabs.map(({name:s,n})=>ge(e.status===s,`${i(`import.status.${s}`)} (${P(n)})`,()=>e.choose(s)))}
    </div>
    ${e.status==="noPlace"&&Vr()?mm(e):Kt}
    ${pm(e,t)}
  </section>`;var[bi,fm,hm]=[12,28,44],Pn=class extends Bs{label="";#t=[];set places(t){let s=t!==this.#t;this.#t=t,this.map&&s&&this.draw()}options(){let{lat:t,lng:s}=this.#t[0]??{lat:25,lng:5};return{view:{lat:t,lng:s,zoom:2},still:!0,onMove:()=>this.map&&this.#e()}}draw(){this.#t.length&&(this.map.fit(this.#t,bi,{animate:!1}),this.#e())}#e(){this.map.setMarkers(Is(this.#t,t=>this.map.pixelOf(t),hm).map(t=>this.#s(t)))}#s([t,...s]){if(!s.length){let r=()=>this.map.setView({...t,zoom:bi}),l=t.km?t:null;return{key:`${t.lat},${t.lng}`,lat:t.lat,lng:t.lng,kind:"dot",size:fm,text:"",label:t.name,area:l,click:r}}let n=ro({latitude:t.lat,longitude:t.lng,count:s.length+1}),a=s.every(r=>r.lat===t.lat&&r.lng===t.lng);return{...n,click:()=>a?this.map.setView({...t,zoom:bi}):this.map.fit([t,...s],bi)}}failed(){this.remove()}};customElements.define("finds-map",Pn);var $m=".gpx,.kml,.kmz,.geojson,.geojsonl,.json,.umap,.csv,.tsv,.txt,.zip";async function gm(e,t){let s=e.target,[n]=s.files;n&&(await t.upload(n),s.value="",t.current&&v("part-import"))}var bm=e=>U`
  <progress max="1" .value=${e.progress} aria-label=${i("import.upload")}></progress>
  <p class="row between">
    <span class="soft" role="status">${i(e.progress<1?"import.upload":"import.reading")}</span>
    <button type="button" class="quiet" @click=${()=>e.cancel()}>${i("action.cancel")}</button>
  </p>`,wm=e=>U`
  <p class="row actions">
    <label class="button" for="import-file">${c("plus")} ${i("import.choose")}</label>
    <input class="file" id="import-file" type="file" accept=${$m} aria-describedby="import-hint" @change=${t=>gm(t,e)}>
  </p>`,ym=e=>U`
  <section class="card">
    <p>${i("import.text")}</p>
    ${e.refusal?d(e.refusal):K}
    ${e.progress===null?wm(e):bm(e)}
    <p class="hint" id="import-hint">${i("import.files")}</p>
  </section>
  ${e.unfinished.length?km(e):K}`;async function nc(e,t){await M(i("import.discardTitle"),i("import.discardText"),i("import.discard"))&&(await e.discard(t),v("import-file"))}var wi=e=>e.name||i("import.unnamed");async function vm(e,t){await e.open(t),v("part-import")}var km=e=>U`
  <section class="card">
    <h2>${i("import.unfinished")}</h2>
    <ul class="people">${e.unfinished.map(t=>U`
      <li class="row between">
        <span class="grow"><bdi class="strong">${wi(t)}</bdi><br>
          <span class="soft">${i("import.left",{n:t.counts.ready+t.counts.noPlace})} ${ac(t)}</span></span>
        <span class="row">
          <button type="button" class="quiet" aria-label=${`${i("import.goOn")}: ${wi(t)}`} @click=${()=>vm(e,t)}>
            ${i("import.goOn")}
          </button>
          <button type="button" class="round" aria-label=${`${i("import.discard")}: ${wi(t)}`}
            @click=${()=>nc(e,t)}>
            ${c("trash")}
          </button>
        </span>
      </li>`)}
    </ul>
  </section>`,ac=e=>i("import.ends",{date:rt(e.expiresAt)});async function xm(e){await e.commit(),v("part-import")}var Om=(e,{taken:t,all:s})=>U`
  <progress max=${s} .value=${t} aria-label=${i("import.running")}></progress>
  <p class="row between">
    <span role="status">${i("import.progress",{n:t,all:P(s)})}</span>
    <button type="button" class="quiet" id="import-stop" @click=${()=>e.stop()}>${i("import.stop")}</button>
  </p>
  ${e.current.counts.media?U`<p class="soft">${i("import.mediaLeft",{n:e.current.counts.media})}</p>`:K}`,qm=({mediaDone:e,mediaLost:t},{made:s},n)=>U`
  <p role="status">${c("check")} ${i("import.made",{n:s})}</p>
  ${e?U`<p>${i("import.media",{n:e})}</p>`:K}
  ${t?U`<p>${i("import.mediaLost",{n:t})}</p>`:K}
  ${s&&n.items.length?U`
    <p><a class="button" href=${n.link({width:innerWidth,height:innerHeight/2})}>${i("import.see")}</a></p>`:K}`,Pm=(e,t)=>U`
  ${Qr(e)}
  <button type="button" class="main" id="import-commit" @click=${()=>xm(e)}>${i("import.commit",{n:t})}</button>`;function Fm(e){let[t,s]=[Kr(e),Zr(e)];return U`
    ${t?U`<p id="import-left">${t}</p>`:K}
    ${s.length?U`
      <details>
        <summary>${i("import.leftWhere")}</summary>
        <ul>${s.map(n=>U`<li><bdi>${n}</bdi></li>`)}</ul>
      </details>`:K}
    ${e.guessedEncoding?U`<p>${i("import.encoding",{name:e.guessedEncoding})}</p>`:K}`}function Sm(e){let{current:t,published:s}=e;return U`
    <section class="card">
      ${Q("import",U`<bdi>${wi(t)}</bdi>`)}
      ${e.isBusy?Om(e,s):U`
        ${e.isDone?K:U`<p class="soft">${ac(t)}</p>`}
        ${e.points.items.length?U`
          <finds-map .places=${e.points.items} .label=${i("import.map")}></finds-map>`:K}
        ${Fm(t)}
        ${s?qm(t.counts,s,e.points):K}
        ${s?.problem?d(s.problem):K}
        ${t.counts.ready?Pm(e,t.counts.ready):K}
        <p class="row">${e.isDone?U`
          <button type="button" class="quiet" @click=${()=>ic(e)}>${i("import.finish")}</button>`:U`
          <button type="button" class="quiet" @click=${()=>ic(e)}>${i("import.other")}</button>
          <button type="button" class="danger" @click=${()=>nc(e,t)}>${i("import.discard")}</button>`}
        </p>`}
    </section>`}async function ic(e){await e.leave(),v("import-file")}function Tm(e,t){return e.loading.problem?d(e.loading.problem,e.loading.load):e.current?U`${Sm(e)}${e.isBusy?K:sc(e,t)}`:ym(e)}function oc(e){let t=new $i(e);return{title:i("import.title"),ready:t.loading.load(),view:()=>U`${f(i("import.title"),K,"/settings")}${Tm(t,e)}`}}import{html as W,nothing as Zt}from"../lib/lit-html/lit-html.js";var Lm=1e3,rc=[5,15,30,60],Ae=class{areas=null;wishes=[];job=null;chosen=null;plan=null;problem=null;km=15;busy=!1;#t;#e;constructor(t,s=ws){this.#t=t,this.#e=s,this.loading=E(t,async()=>{await this.#i(),this.#n();let n=vt(t.query?.get("at"));n&&!this.chosen&&await this.#s(n)})}async#s({lat:t,lng:s}){let n=await g(O("/api/places/reverse",{lat:t,lng:s}),{signal:this.#t.signal}).catch(()=>null);n&&await this.choose(n)}get isRunning(){return this.job?.state==="running"}async#i(){let{areas:t,job:s,wishes:n}=await g("/api/admin/map",{signal:this.#t.signal});Object.assign(this,{areas:t,job:s,wishes:n}),this.#t.update()}async#n(){for(;this.isRunning&&!this.#t.signal.aborted;)await this.#e(Lm),await this.#i().catch(()=>{})}get#a(){return{...this.chosen,km:this.km}}choose({name:t,address:s,latitude:n,longitude:a}){return this.chosen={title:[t,s].filter(Boolean).join(", "),latitude:n,longitude:a},this.#o()}grant({title:t,latitude:s,longitude:n}){return this.chosen={title:t,latitude:s,longitude:n},this.add()}resize(t){return this.km=t,this.#o()}async#o(){Object.assign(this,{plan:null,problem:null,busy:!0}),this.#t.update();let t=JSON.stringify(this.#a),s=await S("/api/admin/map/plans",this.#a).then(n=>({plan:n}),n=>({problem:n}));t===JSON.stringify(this.#a)&&(Object.assign(this,s,{busy:!1}),this.#t.update())}async add(){try{this.job=await S("/api/admin/map/areas",this.#a),Object.assign(this,{plan:null,problem:null})}catch(t){this.problem=t}this.#t.update(),await this.#n()}async renew(t){try{this.job=await z(`/api/admin/map/areas/${t.name}`)}catch(s){p(y(s))}this.#t.update(),await this.#n()}async remove(t){try{await B(`/api/admin/map/areas/${t.name}`),await this.#i(),p(i("areas.removed",{title:t.title}))}catch(s){p(y(s))}}};async function Bm(e,t){await M(i("areas.removeTitle",{title:t.title}),i("areas.removeText"),i("areas.remove"))&&e.remove(t)}var Im=(e,t)=>W`
  <li class="row between">
    <span><span class="strong" dir="auto">${t.title}</span><br>
      <span class="soft">${G(t.bytes)} · ${_(t.updatedAt)}</span></span>
    <span class="row">
      ${t.updatable?W`
        <button type="button" class="quiet" ?disabled=${e.isRunning} aria-label="${i("areas.update")}: ${t.title}"
          @click=${()=>e.renew(t)}>${i("areas.update")}</button>`:Zt}
      <button type="button" class="danger" aria-label="${i("areas.remove")}: ${t.title}" @click=${()=>Bm(e,t)}>
        ${i("areas.remove")}
      </button>
    </span>
  </li>`,Am=e=>W`
  <section class="card" aria-labelledby="areas">
    <h2 id="areas">${i("areas.list")}</h2>
    ${e.areas.length?W`<ul class="people">${e.areas.map(t=>Im(e,t))}</ul>`:I(i("areas.none"),i("areas.noneText"))}
  </section>`,Mm=(e,t)=>W`
  <li class="row between">
    <span><span class="strong" dir="auto">${t.title}</span><br><span class="soft">${i("areas.wishedBy",{n:t.users})}</span></span>
    <button type="button" class="quiet" ?disabled=${e.isRunning} aria-label=${i("areas.grant",{title:t.title})}
      @click=${()=>e.grant(t)}>${i("areas.addWish")}</button>
  </li>`,jm=e=>e.wishes.length?W`
  <section class="card" aria-labelledby="wishes">
    <h2 id="wishes">${i("areas.wishes")}</h2>
    <ul class="people">${e.wishes.map(t=>Mm(e,t))}</ul>
  </section>`:Zt,Um=e=>F("km",{label:i("areas.size"),options:rc.map(t=>[t,ls(t)]),chosen:e.km,set:t=>e.resize(Number(t))}),Nm=e=>W`
  <p>${i("areas.from",{host:e.plan.host})}</p>
  <button type="button" class="main" @click=${()=>e.add()}>
    ${c("map")} ${i("areas.add",{title:e.chosen.title,size:G(e.plan.bytes)})}
  </button>`;function Dm(e){return!e.chosen||e.isRunning?Zt:W`
    <p class="strong" dir="auto">${e.chosen.title}</p>
    ${Um(e)}
    ${e.busy?W`<p class="soft" role="status">${i("areas.asking")}</p>`:Zt}
    ${e.problem?W`<p class="error" role="alert">${y(e.problem)}</p>`:Zt}
    ${e.plan?Nm(e):Zt}`}function Cm(e){let{job:t}=e;if(!t)return Zt;let{title:s,state:n}=t;if(n==="failed")return W`<p class="error" role="alert">${i("areas.failed",{title:s})} ${y(t)}</p>`;if(n==="current")return W`<p role="status">${i("areas.current",{title:s})}</p>`;if(n==="done")return W`
      <p role="status">${i("areas.done",{title:s})}</p>
      <a class="button" href="/" @click=${o=>{o.preventDefault(),location.assign("/")}}>${i("areas.show")}</a>`;let a=i("areas.started",{title:s});return W`
    <p role="status">${t.total?i("areas.running",{title:s,done:G(t.bytes),total:G(t.total)}):a}</p>
    <progress max=${t.total||1} .value=${t.bytes} aria-label=${a}></progress>`}var Fn=e=>W`
  <section class="card" aria-labelledby="where">
    <h2 id="where">${i("areas.where")}</h2>
    <p class="hint">${i("areas.whereText")}</p>
    <place-search id="area" .label=${i("areas.search")} @choose=${({detail:t})=>e.choose(t.value)}></place-search>
    ${Dm(e)}
    ${Cm(e)}
  </section>`;function _m(e){return e.loading.problem?d(e.loading.problem,e.loading.load):e.areas?W`
    ${Fn(e)}
    ${jm(e)}
    ${Am(e)}`:w(3)}function cc(e){let t=new Ae(e);return{title:i("admin.map"),ready:t.loading.load(),view:()=>W`${f(i("admin.map"),Zt,"/admin")}${_m(t)}`}}import{html as Z,nothing as dt}from"../lib/lit-html/lit-html.js";var Rm=4,Em=e=>e.map((t,s)=>t.map((n,a)=>n?`M${a} ${s}h1v1h-1z`:"").join("")).join("");async function lc(e){let{encode:t}=await import(new URL("lib/uqr/uqr.js",ue).href),{data:s,size:n}=t(e,{ecc:"M",border:Rm});return{size:n,path:Em(s)}}var pc=[1,2,5,10,25,100],uc=[1,7,30,90],Me=class{created=null;#t;constructor(t){this.#t=t,this.list=R(t,"/api/invites"),this.form=new q({send:(s,n)=>this.#e(s,n),update:t.update})}get isAdmin(){return b()?.role==="admin"}isMine(t){return t.inviter?.id===b()?.id}async#e({uses:t,days:s,note:n="",befriend:a},o){let r={uses:Number(t),days:Number(s),note:n.trim(),befriend:!!a},l=await S("/api/invites",r);this.created={...l,url:new URL(l.link,location.origin).href,code:null},o.reset(),this.#t.update(),await Promise.all([this.#s(this.created),this.list.load()])}async#s(t){t.code=await lc(t.url).catch(()=>null),this.#t.update()}close=()=>{this.created=null,this.#t.update()};async copy(){try{await navigator.clipboard.writeText(this.created.url),p(i("find.copied"))}catch{p(i("invites.copyYourself"))}}get canShare(){return!!navigator.share}async share(){try{let t=i("invites.shareText",{name:k(b()),instance:Bt()});await navigator.share({title:i("invites.shareTitle",{instance:Bt()}),text:t,url:this.created.url})}catch(t){t.name!=="AbortError"&&await this.copy()}}async revoke(t){try{await B(`/api/invites/${t.id}`),this.created?.id===t.id&&(this.created=null),await this.list.load()}catch(s){p(y(s))}this.#t.update()}};var Hm=()=>Z`
  <label class="switch">
    <span>${i("invites.befriend")}<br><span class="soft">${i("invites.befriendHint")}</span></span>
    <input type="checkbox" role="switch" id="befriend" name="befriend" checked>
  </label>`;function zm({target:e,currentTarget:t}){e.name==="uses"&&(t.elements.befriend.checked=e.value==="1")}async function Vm(e,t){let s=t.created;await t.form.submit(e),t.created!==s&&await v("created-title")}var Sn=(e,t=e.form)=>Z`
  <form class="card" novalidate aria-labelledby="new-invite" @change=${zm} @submit=${s=>Vm(s,e)}>
    <h2 id="new-invite">${i("invites.new")}</h2>
    ${T(t)}
    <div class="pair">
      ${F("uses",{label:i("invites.uses"),options:pc.map(s=>[s,i("invites.people",{n:s})]),chosen:1})}
      ${F("days",{label:i("invites.days"),options:uc.map(s=>[s,i("invites.daysOf",{n:s})]),chosen:7})}
    </div>
    ${Hm()}
    ${m(t,"note",{label:i("invites.note"),hint:i("invites.noteHint"),most:200})}
    <div class="row end">${N(t,i("invites.create"))}</div>
  </form>`,Wm=({size:e,path:t})=>Z`
  <svg class="qr" viewBox="0 0 ${e} ${e}" role="img" aria-label=${i("invites.qr")} shape-rendering="crispEdges">
    <path d=${t}></path>
  </svg>`,Gm=e=>Z`
  <button type="button" class="quiet" @click=${()=>e.share()}>${c("share")} ${i("action.share")}</button>`,Tn=e=>Z`
  <section class="card" id="created" aria-labelledby="created-title">
    <div class="row between"><h2 id="created-title" tabindex="-1">${i("invites.ready")}</h2>${yt(e.close)}</div>
    <p role="status">${i("invites.once")}</p>
    <div class="field">
      <label for="link">${i("invites.link")}</label>
      <input id="link" type="text" readonly dir="ltr" .value=${e.created.url} @focus=${t=>t.target.select()}>
    </div>
    <p class="row actions">
      <button type="button" @click=${()=>e.copy()}>${c("copy")} ${i("invites.copy")}</button>
      ${e.canShare?Gm(e):dt}
    </p>
    ${e.created.code?Wm(e.created.code):dt}
  </section>`,Ym=e=>Z`<li><a class="person" href="/people/${e.id}">${V(e,28)} <span class="strong">${k(e)}</span></a></li>`;async function Jm(e,t){await M(i("invites.revokeTitle"),i("invites.revokeText"),i("invites.revoke"))&&await e.revoke(t)}var Km=(e,t,s)=>Z`
  <button type="button" class="quiet" aria-label="${i("invites.revoke")}: ${s}" @click=${()=>Jm(e,t)}>
    ${i("invites.revoke")}
  </button>`,Zm={open:"invites.open",used_up:"invites.usedUp",expired:"invites.expired",revoked:"invites.revoked",suspended:"invites.suspended"},Xm=(e,t)=>!e.isAdmin||e.isMine(t)?dt:Z` · ${t.inviter?i("invites.by",{name:k(t.inviter)}):i("invites.byCommand")}`;function Qm(e,t){let s=t.note||i("invites.of",{date:rt(t.createdAt)}),n=t.state==="open";return Z`
    <li class="invite">
      <div class="row between">
        <span class="strong" dir="auto">${s}</span>
        <span class="badge">${i(Zm[t.state])}</span>
      </div>
      <p class="soft">
        ${i("invites.used",{used:P(t.uses-t.usesLeft),uses:P(t.uses)})}
        ${n?Z` · ${i("invites.until",{date:rt(t.expiresAt)})}`:dt}
        ${t.befriend?Z` · ${i("invites.befriends")}`:dt}
        ${Xm(e,t)}
      </p>
      ${t.usedBy.length?Z`<ul class="row used" aria-label=${i("invites.usedBy")}>${t.usedBy.map(Ym)}</ul>`:dt}
      ${n?Z`<p class="row actions">${Km(e,t,s)}</p>`:dt}
    </li>`}function tf(e){let{items:t,problem:s,load:n}=e.list;return s?d(s,n):t?t.length?Z`
    <section class="card">
      <h2>${i(e.isAdmin?"invites.all":"invites.yours")}</h2>
      <ul class="people">${t.map(a=>Qm(e,a))}</ul>
      ${A(e.list)}
    </section>`:mt()?dt:I(i("invites.none"),i("reason.may_not_invite")):w(2)}function dc(e){let t=new Me(e);return{title:i("invites.title"),ready:t.list.load(),view:()=>Z`
      ${f(i("invites.title"),dt,"/people")}
      ${mt()?Z`<p class="lead">${i("invites.lead")}</p>`:dt}
      ${t.created?Tn(t):dt}
      ${mt()?Sn(t):dt}
      ${tf(t)}`}}import{html as Xt,nothing as yi}from"../lib/lit-html/lit-html.js";var fc=(e,t)=>Xt`
  <div class="field">
    <p><span class="strong">${e}</span><br>${t}</p>
    <p class="hint">${i("admin.fixed")}</p>
  </div>`;function mc(e,t,s,n,a){let o=e.values[t];return e.isFixed(t)?fc(n,a(o)):F(t,{label:n,options:s.map(r=>[r,a(r)]),chosen:o})}var ef=e=>m(e.form,"mediaLimit",{label:i("admin.limitOfAll"),hint:i("admin.limitOfAllHint"),kind:"number",mode:"numeric",value:e.limit}),sf=({mediaLimit:e})=>e?G(e):i("admin.limits.none"),nf=e=>Xt`
  <form class="card" novalidate @submit=${e.form.submit}>
    ${T(e.form)}
    <p class="hint">${i("admin.public")}</p>
    ${m(e.form,"name",{label:i("admin.name"),value:e.values.name,most:50})}
    ${m(e.form,"description",{label:i("admin.description"),value:e.values.description,kind:"area",most:500})}
    ${m(e.form,"rules",{label:i("admin.rules"),value:e.values.rules,kind:"area",most:5e3})}
    ${m(e.form,"contact",{label:i("admin.contact"),hint:i("admin.contactHint"),value:e.values.contact,most:200})}
    ${mc(e,"registration",So,i("admin.registration"),t=>i(`admin.modes.${t}`))}
    ${mc(e,"invites",To,i("admin.whoInvites"),t=>i(`admin.inviters.${t}`))}
    ${e.isFixed("mediaLimit")?fc(i("admin.limitOfAll"),sf(e.values)):ef(e)}
    <div class="row end">${N(e.form,i("action.save"))}</div>
  </form>`;function af(e){return e.loading.problem?d(e.loading.problem,e.loading.load):e.values?Xt`${nf(e)}${of(e)}`:w(4)}var of=e=>Xt`
  <section class="card">
    <h2>${i("admin.startView")}</h2>
    <p class="hint">${i("admin.startViewText")}</p>
    ${e.startView?Xt`<place-map class="homemap" inert .at=${e.startView}></place-map>`:yi}
    <p class="row">
      ${e.myView?Xt`
        <button type="button" class="quiet" id="start-view" @click=${()=>e.begin(e.myView)}>${i("admin.startViewTake")}</button>`:yi}
      ${e.startView?Xt`<button type="button" class="quiet" @click=${()=>e.begin("")}>${i("admin.startViewRemove")}</button>`:yi}
    </p>
  </section>`;function hc(e){let t=new ke(e);return{title:i("admin.instance"),ready:t.loading.load(),view:()=>Xt`${f(i("admin.instance"),yi,"/admin")}${af(t)}`}}import{html as Pt,nothing as ce}from"../lib/lit-html/lit-html.js";var Ln="/admin/welcome",$c=e=>e.slice(e.lastIndexOf("#")+1).trim(),vi=class{greeting=null;ended=null;#t;constructor(t,s){this.#t=t,this.invite=$c(s);let n={username_taken:"username",invite_needed:"invite",registration_closed:"invite"};this.form=new q({send:a=>this.#s(a),update:t.update,fieldOf:n})}load=async()=>{if(this.invite){try{this.greeting=await S("/api/invites/greeting",{code:this.invite})}catch(t){if(t.reason!=="invite_ended")return;this.ended=t,this.invite=""}this.#t.update()}};get user(){return b()}get isClosed(){return $().registration==="closed"&&!this.invite}get asksInvite(){return $().registration!=="open"&&!this.invite}#e(t){throw t.reason==="invite_needed"&&(this.invite=""),t}async#s({username:t,password:s,invite:n=""}){await da();let a=this.invite||$c(n),o={username:t.trim(),password:s,cookie:!0,...a?{invite:a}:{}},r=await S("/api/auth/register",o).catch(l=>this.#e(l));At(r.user),await this.#t.go(r.user.role==="admin"?Ln:"/",{replace:!0}),p(i("join.welcome",{name:r.user.username}))}};var rf=({form:e,asksInvite:t})=>Pt`
  <form novalidate @submit=${e.submit}>
    ${T(e)}
    ${t?m(e,"invite",{label:i("join.invite"),hint:i("join.inviteHint"),required:!0}):ce}
    ${m(e,"username",{label:i("account.username"),hint:i("join.usernameHint"),required:!0,least:3,most:31,pattern:"[A-Za-z0-9_\\-]*",complete:"username"})}
    ${m(e,"password",{label:i("account.password"),hint:i("join.passwordHint"),kind:"password",required:!0,least:8,most:255,complete:"new-password"})}
    ${N(e,i("join.action"))}
  </form>`;function cf({greeting:e,invite:t}){let s=e?.inviter,n=Pt`<p class="lead">${i("app.about")} ${t?i("join.invited"):ce}</p>`;return s?Pt`
    <div class="inviter">
      ${V(s,56)}
      <h1 tabindex="-1">${i("join.invitedBy",{name:k(s),instance:Bt()})}</h1>
    </div>
    ${n}
    ${e.befriend?Pt`<p class="note">${i("join.invitedFriend",{name:k(s)})}</p>`:ce}`:Pt`<h1 tabindex="-1">${i("join.title")}</h1>${n}`}var lf=(e,t)=>Pt`${uo(Pt`
  ${cf(e)}
  ${e.ended?Pt`<p class="note" role="alert">${y(e.ended)}</p>`:ce}
  ${e.user?Pt`<p class="note">${i("join.signedIn",{name:k(e.user)})}</p>`:ce}
  ${e.isClosed?Pt`<p class="note">${i("join.closed")}</p>`:ce}
  ${$().passwordLogin?rf(e):ce}
  ${ho("join.provider",{redirect:fa()?Ln:"/"},{invite:e.invite})}
  <p class="below">${i("join.have")} <a href="/sign-in">${i("signin.action")}</a></p>`)}${As(t)}`;function gc(e){let t=new vi(e,location.hash);return{get title(){return i("join.title")},broad:!0,ready:t.load(),view:()=>lf(t,e.update)}}import{html as ht,nothing as es}from"../lib/lit-html/lit-html.js";var wc=e=>e.map(({id:t,title:s,location:n},a)=>({id:t,n:a+1,title:s,...tt(n),km:n.area})),bc=({n:e,title:t})=>i("lists.nth",{n:e,title:t});function pf(e){let[t,...s]=e;return{key:t.id,lat:t.lat,lng:t.lng,steps:e,text:s.length?`${P(t.n)}+`:P(t.n),label:s.length?i("lists.nthMore",{first:bc(t),n:s.length}):bc(t),isOnePlace:s.every(n=>n.lat===t.lat&&n.lng===t.lng),area:t.km&&!s.length?t:null}}var yc=(e,t,s)=>Is(e,t,s).map(pf);function vc({steps:e},t){let s=e.findIndex(n=>n.id===t);return e[(s+1)%e.length].id}var kc=["private","friends","public"],xc=({name:e,description:t,visibility:s})=>({name:e.trim(),description:t.trim()||null,visibility:s}),Oc=({photos:e,cover:t})=>e??(t?[t]:[]),qc=e=>new q({send:async t=>e(await S("/api/lists",xc(t)))}),ki=class{constructor(t){let s=t.query.get("user")??"";this.isOwn=!s||s===b().id,this.lists=R(t,O("/api/lists",{userId:s,limit:20}))}},xi=class{list=null;chosen="";#t;#e;constructor(t){this.#t=t,this.#e=`/api/lists/${t.params.id}`,this.finds=R(t,`${this.#e}/finds?limit=50`),this.loading=E(t,()=>this.#s())}get title(){return this.list?.name??i("lists.one")}get isOwn(){return this.list?.userId===b().id}get canHide(){return!this.isOwn&&b().role==="admin"&&!!this.list&&this.list.visibility!=="private"}get listsPath(){return O("/lists",{user:this.list&&!this.isOwn&&this.list.userId})}get steps(){return wc(this.finds.items??[])}choose(t){this.chosen=t,this.#t.update()}async#s(){this.list=await g(this.#e,{signal:this.#t.signal}),await this.finds.load()}editForm=t=>new q({send:async s=>{this.list=await z(this.#e,xc(s)),this.#t.update(),t()}});hideForm=t=>new q({send:async({reason:s})=>{await S(`/api/admin/lists/${this.list.id}/private`,{reason:s.trim()}),t(),this.#t.go(this.listsPath,{replace:!0})}});async remove(){await at(B(this.#e))&&this.#t.go("/lists",{replace:!0})}async#i(t){if(await at(t)){let s=await g(this.#e).catch(()=>this.list);this.list=s}this.#t.update()}drop(t){return this.#i(B(`${this.#e}/finds/${t.id}`).then(()=>{if(this.finds.items=this.finds.items.filter(s=>s.id!==t.id),!this.finds.items.length&&this.finds.next)return this.finds.load()}))}setCover(t){return this.#i(z(this.#e,{coverId:t.id}).then(()=>p(i("lists.coverChosen"))))}move(t,s){let{items:n}=this.finds,a=n.findIndex(r=>r.id===t.id),o=n[a+s];return o?this.#i(z(`${this.#e}/finds/${t.id}/place`,{[s<0?"before":"after"]:o.id}).then(()=>{let r=n.filter(l=>l.id!==t.id);r.splice(a+s,0,t),this.finds.items=r})):null}},Oi=class{lists=null;update=()=>{};#t;constructor(t){this.#t=t,this.form=new q({send:(s,n)=>this.#e(s,n),update:()=>this.update()})}load(){return at(g(`/api/finds/${this.#t}/lists`).then(t=>{this.lists=t}))}async toggle(t){let s=`/api/lists/${t.id}/finds/${this.#t}`;t.hasFind=!t.hasFind,this.update(),await at(t.hasFind?z(s):B(s))||(t.hasFind=!t.hasFind),this.update()}async#e({list:t},s){let n=await S("/api/lists",{name:t.trim()});this.lists.unshift({...n,hasFind:!1}),s.reset(),await this.toggle(this.lists[0])}};import{html as Et,nothing as uf}from"../lib/lit-html/lit-html.js";var Pc={private:"lock",friends:"people",public:"globe"},Bn=e=>Et`
  <span class="badge">${c(Pc[e.visibility])} ${i(`lists.${e.visibility}`)}</span>`,df="(min-width: 1180px) 349px, (min-width: 720px) 336px, 100vw",mf=Et`
  <svg class="way-drawing" viewBox="0 0 120 84" aria-hidden="true">
    <path d="M14 22 45 12l31 10 30-10v52L76 74 45 64 14 74zM45 12v52M76 22v52"></path>
    <path class="dots" d="M26 58c8-14 20-2 28-12s16-8 28-8"></path>
    <path class="pin-point" d="M88 42s8-8 8-14a8 8 0 0 0-16 0c0 6 8 14 8 14zm0-11.500a2.500 2.500 0 1 0 0-5 2.500 2.500 0 0 0 0 5z"></path>
  </svg>`,ff=e=>Et`
  <span class="mosaic of-${e.length}">
    ${e.map(({media:t})=>Et`<span class="piece">${kt(t,e.length>1?{thumb:!0}:{sizes:df})}</span>`)}
  </span>`;function Fc(e){let t=Oc(e);return Et`
    <li>
      <a class="list-card ${t.length?"":"bare"}" href="/lists/${e.id}">
        ${t.length?ff(t):mf}
        <span class="over">
          <span class="name" dir="auto">${e.name}</span>
          <span class="row between">
            <span>${i("lists.finds",{n:e.findCount})}</span>
            <span>${c(Pc[e.visibility])} ${i(`lists.${e.visibility}`)}</span>
          </span>
        </span>
      </a>
    </li>`}var hf=(e,t)=>Et`
  ${T(e)}
  ${m(e,"name",{label:i("lists.name"),value:t?.name??"",required:!0,most:100})}
  ${m(e,"description",{label:i("lists.description"),value:t?.description??"",kind:"area",most:500})}
  ${F("visibility",{label:i("lists.who"),hint:i("lists.whoHint"),chosen:t?.visibility??"private",options:kc.map(s=>[s,i(`lists.${s}`)])})}`,qi=(e,t=null)=>C(e,i(t?"lists.edit":"lists.new"),s=>hf(s,t),s=>N(s,i("action.save"))),$f=(e,t)=>Et`
  <li>
    <label class="row list-choice">
      <input type="checkbox" .checked=${t.hasFind} @change=${()=>e.toggle(t)}>
      <span class="grow" dir="auto">${t.name}</span>
      ${Bn(t)}
    </label>
  </li>`,gf=(e,t)=>Et`
  <div class="row between"><h2>${i("lists.addTo")}</h2>${yt(t)}</div>
  ${e.lists.length?Et`<ul class="people">${e.lists.map(s=>$f(e,s))}</ul>`:uf}
  <form novalidate @submit=${e.form.submit}>
    ${T(e.form)}
    ${m(e.form,"list",{label:i("lists.new"),hint:i("lists.newHint"),required:!0,most:100})}
    <div class="row end"><button type="submit" aria-busy=${e.form.busy?"true":"false"}>${i("lists.create")}</button></div>
  </form>`;async function bf(e){let t=new Oi(e.id);await t.load()&&await lt((s,n)=>(t.update=n,gf(t,s)),{label:i("lists.addTo")})}import{html as Ht,nothing as le}from"../lib/lit-html/lit-html.js";var Sc=["exact","area","hidden"],Tc=["","1","7","30","date"],wf=3650,In=({findId:e,listId:t})=>e?"find":t?"list":"category",Lc=({isPublic:e,location:t})=>e&&!t?.area?"exact":"area";function yf(e,t=new Date){let[s,n,a]=e.split("-").map(Number);return Math.round((Date.UTC(s,n-1,a)-Date.UTC(t.getFullYear(),t.getMonth(),t.getDate()))/864e5)}var Bc=(e,t=new Date)=>new Date(Date.UTC(t.getFullYear(),t.getMonth(),t.getDate()+e)).toISOString().slice(0,10);function vf({life:e,until:t}){if(e==="keep")return;if(e==="")return null;let s=e==="date"?yf(t):Number(e);if(s>=1&&s<=wf)return s;throw{code:"page",reason:"until",text:i("shares.untilBad")}}function kf({secret:e="new",password:t}){return e==="remove"?null:e==="new"&&t?t:void 0}var xf=e=>({title:e.title.trim(),place:e.place,area:e.place==="area"?Number(e.area):void 0,password:kf(e),days:vf(e)}),Of=({chosen:e,category:t})=>({category:e||t.trim()});async function qf(){let e=(await g("/api/finds/categories")).filter(t=>t.ownCount).map(t=>[t.category,t.ownCount]);return[...e,...Gt.filter(t=>!e.some(([s])=>s===t)).map(t=>[t,0])]}var Pi=class{constructor({share:t=null,target:s=null,offered:n=[],place:a="area",done:o}){this.share=t,this.target=s,this.place=t?.place??a,this.life=t?.expiresAt?"keep":"",this.secret=t?.hasPassword?"keep":"new",this.offered=n,this.chosen=n[0]?.[0]??"",this.form=new q({send:async r=>o(await this.#t(r)),fieldOf:{until:"until"}})}get kind(){return In(this.share??this.target??{})}set(t){Object.assign(this,t),this.form.update()}#t(t){let s=xf(t);return this.share?Y(`/api/shares/${this.share.id}`,s):S("/api/shares",{...this.target??Of(t),...s,days:s.days??void 0})}},Si=e=>new URL(e.link,location.origin).href,Ti=()=>!!navigator.share;async function Li(e){try{await navigator.clipboard.writeText(Si(e))}catch{return!1}return p(i("find.copied")),!0}async function Bi(e,t){try{await navigator.share({title:t,url:Si(e)})}catch(s){return s.name==="AbortError"}return!0}var Fi=class{#t;constructor(t){this.#t=t,this.list=R(t,"/api/shares")}take(t){let{items:s}=this.list;if(!s)return this.list.load();let n=s.some(a=>a.id===t.id);return this.list.items=n?s.map(a=>a.id===t.id?t:a):[t,...s],this.#t.update()}async offered(){let t=null;return await at(qf().then(s=>{t=s})),t}async revoke(t){await at(B(`/api/shares/${t.id}`))&&(this.list.items=this.list.items.filter(s=>s.id!==t.id),p(i("shares.revoked")),this.#t.update())}};var An=e=>e.findTitle||e.listName||ct(e.category??""),Ft=e=>e.title||An(e),Ic=({place:e,area:t})=>e==="area"?Fe(t):i(`shares.place.${e}`),Mn=({expired:e,expiresAt:t})=>i(e?"shares.expired":"shares.until",{date:It(t)}),Pf=e=>Ht`
  ${F("chosen",{error:e.form.errors.chosen,label:i("find.category"),chosen:e.chosen,set:t=>e.set({chosen:t}),options:[...e.offered.map(([t,s])=>[t,ct(t)+(s?` (${P(s)})`:"")]),["",i("shares.otherCategory")]]})}
  ${e.chosen?le:m(e.form,"category",{label:i("categories.own"),hint:i("shares.categoryHint"),required:!0,most:$().limits.category})}`,Ff={exact:"pin",area:"map",hidden:"block"},Sf=(e,t)=>Ht`
  <label class="choice">
    <input type="radio" name="place" value=${t} ?checked=${e.place===t} @change=${()=>e.set({place:t})}>
    <span>
      ${c(Ff[t])}
      <span><span class="strong">${i(`shares.place.${t}`)}</span><br><span class="soft">${i(`shares.shows.${t}`)}</span></span>
    </span>
  </label>`,Tf=e=>Ht`
  <fieldset class="choices">
    <legend>${i("shares.places")}</legend>
    ${Sc.map(t=>Sf(e,t))}
  </fieldset>
  ${e.place==="area"?F("area",{error:e.form.errors.area,label:i("shares.area"),hint:i("shares.areaHint"),chosen:String(e.share?.area??un[0]),options:Ke()}):le}`,Lf=e=>Ht`
  ${F("life",{error:e.form.errors.life,label:i("shares.life"),chosen:e.life,set:t=>e.set({life:t}),options:[...e.share?.expiresAt?[["keep",Mn(e.share)]]:[],...Tc.map(t=>[t,i(`shares.life.${t||"endless"}`)])]})}
  ${e.life==="date"?m(e.form,"until",{label:i("shares.date"),kind:"date",value:Bc(14),hint:i("shares.dateHint"),required:!0}):le}`,Bf=e=>Ht`
  ${e.share?.hasPassword?F("secret",{error:e.form.errors.secret,label:i("account.password"),chosen:e.secret,set:t=>e.set({secret:t}),options:["keep","new","remove"].map(t=>[t,i(`shares.password.${t}`)])}):le}
  ${e.secret==="new"?m(e.form,"password",{label:i(e.share?.hasPassword?"settings.newPassword":"account.password"),hint:i("shares.passwordHint"),kind:"password",required:!!e.share?.hasPassword,least:8,most:255,complete:"new-password"}):le}`,If=e=>Ht`
  <p>${i(`shares.about.${e.kind}`)}</p>
  ${T(e.form)}
  ${e.share||e.target?le:Pf(e)}
  ${Tf(e)}
  ${Lf(e)}
  ${Bf(e)}
  ${m(e.form,"title",{label:i("shares.title"),value:e.share?.title??"",hint:i(`shares.titleHint.${e.kind}`),most:100})}`;async function Ii(e){let t=null,s=null,n=r=>(s=new Pi({...e,done:l=>{t=l,r()}}),s.form),[a,o]=e.share?["shares.change","action.save"]:["shares.new","shares.create"];return await C(n,i(a),()=>If(s),r=>N(r,i(o))),t}async function Ac(e){await Li(e)||(document.getElementById("link").select(),p(i("secret.selected")))}async function Af(e){await Bi(e,Ft(e))||await Ac(e)}var Mf=e=>Ht`
  <button type="button" class="quiet" @click=${()=>Af(e)}>${c("share")} ${i("action.share")}</button>`,jn=e=>Ht`
  <a class="button quiet" href=${e.link} target="_blank" rel="noreferrer noopener" aria-label="${i("shares.open")}: ${Ft(e)}">
    ${c("globe")} ${i("shares.open")}
  </a>`,ts=(e,t=i("shares.ready"))=>lt(s=>Ht`
  <div class="row between"><h2>${t}</h2>${yt(s)}</div>
  <p>${i(e.hasPassword?"shares.readyPassword":"shares.readyText")}</p>
  <div class="field">
    <label for="link">${Ft(e)}</label>
    <input id="link" type="text" readonly autofocus dir="ltr" .value=${Si(e)} @focus=${n=>n.target.select()}>
  </div>
  <p class="row actions">
    <button type="button" @click=${()=>Ac(e)}>${c("copy")} ${i("secret.copy")}</button>
    ${Ti()?Mf(e):le}
    ${jn(e)}
  </p>
  <p class="below"><a href="/shares" @click=${()=>s()}>${i("shares.all")}</a></p>`,{label:t});async function Mc(e){let t=await Ii(e);t&&await ts(t)}var jf=e=>Mc({target:{findId:e.id},place:Lc(e)}),jc=e=>Mc({target:{listId:e.id}});var[Uc,Uf,Nf]=[15,34,34],Nc=e=>e.map(t=>t.id).sort().join(),Un=class extends Bs{label="";onChoose=()=>{};#t=[];#e=[];#s="";set steps(t){let s=Nc(t)===Nc(this.#t);this.#t=t,this.map&&(s?this.#a():this.draw())}set chosen(t){t!==this.#s&&(this.#s=t,this.map&&(this.#n(),this.#a()))}options(){let{lat:t,lng:s}=this.#t[0]??{lat:25,lng:5};return{view:{lat:t,lng:s,zoom:2},still:!0,onMove:()=>this.map&&this.#a()}}draw(){this.#t.length&&(this.map.fit(this.#t,Uc,{animate:!1}),this.#a())}get#i(){return this.#e.find(t=>t.steps.some(s=>s.id===this.#s))}#n(){let t=this.#i;t&&(t.isOnePlace?this.map.reveal(t):this.map.fit(t.steps,Uc))}#a(){this.#e=yc(this.#t,s=>this.map.pixelOf(s),Nf);let t=s=>this.onChoose(vc(s,this.#s));this.map.setMarkers(this.#e.map(s=>({...s,kind:"nth",size:Uf,click:()=>t(s)}))),this.map.select(this.#i?.key??"")}failed(){this.remove()}};customElements.define("list-map",Un);async function Df(e){await M(i("lists.deleteTitle",{name:e.list.name}),i("lists.deleteText"),i("action.delete"))&&e.remove()}var Cf=e=>Yt(i("lists.menu"),[{text:i("lists.edit"),sign:"edit",run:()=>qi(e.editForm,e.list)},{text:i("find.byLink"),sign:"share",run:()=>jc(e.list)},{text:i("lists.delete"),sign:"trash",isDanger:!0,run:()=>Df(e)}],{id:"list-menu"}),_f=e=>ht`
  ${T(e)}
  <p>${i("lists.makePrivateText")}</p>
  ${m(e,"reason",{label:i("report.reason"),required:!0,most:500})}`,Rf=e=>Yt(i("lists.menu"),[{text:i("lists.makePrivate"),sign:"lock",isDanger:!0,run:()=>C(e.hideForm,i("lists.makePrivateTitle",{name:e.list.name}),_f,t=>N(t,i("lists.makePrivate")))}],{id:"list-menu"});async function Dc(e,t,s){await e.move(t,s),v(`find-${t.id}`)}async function Ef(e,t){await e.drop(t),v("list-menu")}function Hf(e,t,s){let n=e.finds.items.length-1;return Yt(i("lists.findMenu",{title:t.title}),[...s>0?[{text:i("lists.up"),run:()=>Dc(e,t,-1)}]:[],...s<n?[{text:i("lists.down"),run:()=>Dc(e,t,1)}]:[],...t.media.some(a=>a.type==="image")?[{text:i("lists.cover"),sign:"camera",run:()=>e.setCover(t)}]:[],{text:i("lists.drop"),sign:"close",run:()=>Ef(e,t)}],{id:`find-${t.id}`})}async function zf(e,t){e.choose(t),await Promise.resolve(),document.getElementById(`row-${t}`)?.scrollIntoView({block:"nearest"})}function Vf(e,t){e.choose(t===e.chosen?"":t),document.querySelector("list-map")?.scrollIntoView({block:"nearest"})}var Wf=(e,t,s)=>ht`
  <button type="button" class="nth-button" aria-pressed=${e.chosen===t.id?"true":"false"}
    aria-label=${i("lists.onMap",{n:s+1,title:t.title})} @click=${()=>Vf(e,t.id)}>
    <span class="nth">${P(s+1)}</span>
  </button>`,Gf=(e,t,s)=>ht`
  <li class="listed ${e.chosen===t.id?"chosen":""}" id="row-${t.id}">
    ${Wf(e,t,s)}
    ${Xa(t,Ls(t))}
    ${e.isOwn?Hf(e,t,s):es}
  </li>`,Yf=({user:e})=>ht`<a class="person" href="/people/${e.id}">${V(e)} <span>${k(e)}</span></a>`,Jf=e=>ht`
  <div class="card">
    ${e.isOwn?es:Yf(e.list)}
    ${e.list.description?ht`<p class="text" dir="auto">${e.list.description}</p>`:es}
    <p class="marks">${Bn(e.list)} <span class="soft">${i("lists.finds",{n:e.list.findCount})}</span></p>
  </div>`;function Kf(e){let{items:t,problem:s,load:n}=e.finds;return s?d(s,n):t?t.length?ht`
    <ol class="card rows">${t.map((a,o)=>Gf(e,a,o))}</ol>
    ${A(e.finds)}`:I(i("lists.empty"),e.isOwn?i("lists.emptyText"):i("lists.emptyOther")):w(3)}var Zf=e=>ht`
  <list-map .label=${i("lists.map")} .steps=${e.steps} .chosen=${e.chosen} .onChoose=${t=>zf(e,t)}></list-map>`;function Xf(e){let{problem:t,load:s}=e.loading;return t?.code==="not_found"?ht`<p class="empty">${i("lists.gone")}</p>`:t?d(t,s):e.list?ht`
    <div class="list-page">
      ${e.steps.length?Zf(e):es}
      <div class="stack">
        ${Jf(e)}
        ${Kf(e)}
      </div>
    </div>`:w(3)}function Cc(e){let t=new xi(e);return{get title(){return t.title},broad:!0,ready:t.loading.load(),view:()=>ht`
      ${f(t.title,t.isOwn?Cf(t):t.canHide?Rf(t):es,t.listsPath)}
      ${Xf(t)}`}}import{html as Nn,nothing as Qf}from"../lib/lit-html/lit-html.js";async function th(e){let t=null;await qi(s=>qc(n=>{t=n,s()})),t&&e.go(`/lists/${t.id}`)}var eh=e=>Nn`
  <button type="button" id="new-list" @click=${()=>th(e)}>${c("plus")} ${i("lists.new")}</button>`;function sh({lists:e,isOwn:t}){return e.problem?d(e.problem,e.load):e.items?e.items.length?Nn`<ul class="list-cards">${e.items.map(Fc)}</ul>${A(e)}`:I(i("lists.none"),t?i("lists.noneText"):i("lists.noneOther")):w(3)}function _c(e){let t=new ki(e);return{title:i("lists.title"),broad:!0,ready:t.lists.load(),view:()=>Nn`
      ${f(i("lists.title"),t.isOwn?eh(e):Qf,t.isOwn?"/profile":`/people/${e.query.get("user")}`)}
      ${sh(t)}`}}import{html as Rc,nothing as nh}from"../lib/lit-html/lit-html.js";var ih=10,Ai=class{isGone=!1;#t;constructor(t){this.#t=t,this.name=t.params.name.toLowerCase(),this.loading=E(t,()=>this.#e())}async#e(){if(this.name===b()?.username)return this.#s(b());let t=O("/api/users",{q:this.name,limit:100});for(let s=0;t&&s<ih;s++){let n=await fe(t,{signal:this.#t.signal}),a=n.items.find(o=>o.username===this.name);if(a)return this.#s(a);t=n.next}return this.isGone=!0,null}#s(t){return this.#t.go(`/people/${t.id}`,{replace:!0})}};function ah({isGone:e,loading:t}){return t.problem?d(t.problem,t.load):e?Rc`<p class="empty">${i("person.gone")}</p>`:w(3)}function Ec(e){let t=new Ai(e);return{title:i("person.title"),ready:t.loading.load(),view:()=>Rc`${f(t.name,nh,"/people")}${ah(t)}`}}import{html as St,nothing as ji}from"../lib/lit-html/lit-html.js";var[oh,rh]=[20,36e5];function ch(e){let t=new Map;for(let{type:s,data:n,createdAt:a}of e)(n.commentId||s==="mentioned")&&t.set(n.userId,[...t.get(n.userId)??[],new Date(a)]);return new Set([...t].filter(([,s])=>s.some((n,a)=>n-s[a+oh-1]<rh)).map(([s])=>s))}var Mi=class{#t;#e;#s=new Set;constructor(t){this.#t=t,this.list=R(t,"/api/notifications?limit=30"),this.#e=st.subscribe("notification",s=>this.#n(s))}get groups(){let t=new Map,s=ch(this.list.items);for(let n of this.list.items){let a=n.data.findId&&n.data.userId?`${n.type} ${n.data.findId}`:n.id,o=t.get(a)??{key:a,newest:n,items:[],isRead:!0,more:!1};o.items.push(n),o.isRead&&=n.isRead,o.more||=n.type!=="find_liked"&&s.has(n.data.userId),t.set(a,o)}return[...t.values()]}load=async()=>{await this.list.load(),this.list.items?.some(t=>t.type==="friend_request")&&await this.#i()};async#i(){let{items:t}=await fe("/api/friends?status=pending&direction=received&limit=100").catch(()=>({items:[]}));this.#s=new Set(t.map(({id:s})=>s)),this.#t.update()}request({type:t,data:s}){return t!=="friend_request"||!this.#s.has(s.friendshipId)?null:{friendship:{id:s.friendshipId},user:{id:s.userId,username:s.username,displayName:s.displayName}}}async answered({newest:t}){await this.#i(),!this.request(t)&&(this.list.items=this.list.items.filter(s=>s!==t),t.isRead||ms(-1),this.#t.update())}get hasUnread(){return!!this.list.items?.some(t=>!t.isRead)}#n(t){t.type==="friend_request"&&this.#s.add(t.data.friendshipId),this.list.items&&(this.list.items=[t,...this.list.items.filter(s=>s.id!==t.id)]),this.#t.update()}markRead(t){for(let s of t.items.filter(n=>!n.isRead))s.isRead=!0,ms(-1),Y(`/api/notifications/${s.id}`,{isRead:!0}).catch(()=>{})}async markAllRead(){try{await S("/api/notifications/read-all");for(let t of this.list.items)t.isRead=!0;ca(0)}catch(t){p(y(t))}this.#t.update()}async remove(t){try{for(let s of t.items)await B(`/api/notifications/${s.id}`),this.list.items=this.list.items.filter(n=>n!==s),s.isRead||ms(-1)}catch(s){p(y(s))}this.#t.update()}close(){this.#e()}};var lh={friend_request:"people",friend_accepted:"check",find_liked:"heart",find_commented:"comment",replied:"comment",mentioned:"people"};async function ph(e,t,s){await e.remove(t),await Promise.resolve(),(document.querySelectorAll(".note-row .round")[Math.min(s,e.groups.length-1)]??document.querySelector("h1")).focus()}var uh=({type:e,data:t})=>e==="moderated"?na[aa(t)]:e==="link_used"?"lock":"flag",dh=({type:e,data:t,actor:s})=>t.userId?St`
  <span class="face">
    ${V(s??{profilePicture:`/api/avatars/${t.userId}`},44)}
    <span class="sign ${e}">${c(lh[e],e==="find_liked")}</span>
  </span>`:St`<span class="face office">${c(uh({type:e,data:t}))}</span>`,mh=e=>St`
  <img class="note-thumb" src=${e} alt="" width="48" height="48" loading="lazy" decoding="async">`;function fh(e,t){let s=e.request(t.newest);return s?St`<span class="row actions">${ee(s.friendship,s.user,()=>e.answered(t))}</span>`:ji}var hh=(e,t,s)=>St`
  <li class="note-row ${t.isRead?"":"unread"}">
    <a href=${ra(t.newest)} @click=${()=>e.markRead(t)}>
      ${dh(t.newest)}
      <span>
        <span class="what">${oa(t.items,t.more)}</span><br>
        <span class="soft">
          ${t.isRead?ji:St`<span class="unseen">${i("note.new")}</span>`}${_(t.newest.createdAt)}
        </span>
      </span>
      ${t.newest.thumbnailUrl?mh(t.newest.thumbnailUrl):ji}
    </a>
    ${fh(e,t)}
    <button type="button" class="round" aria-label=${i("note.delete")} @click=${()=>ph(e,t,s)}>${c("close")}</button>
  </li>`,$h=e=>St`
  <button type="button" class="quiet" @click=${()=>e.markAllRead()}>${c("check")} ${i("note.readAll")}</button>`,gh=()=>St`<a class="button" href="/people">${i("note.noneAction")}</a>`;function bh(e){let{items:t,problem:s}=e.list;return s?d(s,e.load):t?t.length?St`<ul class="card notes">${e.groups.map((n,a)=>hh(e,n,a))}</ul>${A(e.list)}`:I(i("note.none"),i("note.noneText"),gh()):w(4)}function Hc(e){let t=new Mi(e);return{title:i("nav.bell"),ready:t.load(),view:()=>St`${f(i("nav.bell"),t.hasUnread?$h(t):ji)}${bh(t)}`,close:()=>t.close()}}import{html as Tt,nothing as Dn}from"../lib/lit-html/lit-html.js";var wh=200,yh=2,Ui=class{#t;#e=0;#s;constructor(t){this.#t=t;let s=n=>R(t,O("/api/friends",n));this.lists={received:s({status:"pending",direction:"received"}),sent:s({status:"pending",direction:"sent"}),accepted:s({status:"accepted"}),blocked:s({status:"blocked"})},this.text=t.query.get("q")??"",this.found=R(t,()=>O("/api/users",{q:this.text.trim()})),this.#s=st.subscribe("notification",this.load),this.text&&this.search()}load=()=>Promise.all(Object.values(this.lists).map(t=>t.load()));search=()=>{let t=this.text.trim();return this.#t.rename(O(this.#t.path,{q:t})),[...t].length<yh?this.found.clear():this.found.load()};reload=()=>Promise.all([this.load(),this.search()]);type(t){this.text=t,clearTimeout(this.#e),this.#e=setTimeout(this.search,wh)}get problem(){return Object.values(this.lists).find(t=>t.problem)?.problem}get isLoaded(){return Object.values(this.lists).every(t=>t.items)}other(t){return t.requesterId===b()?.id?t.addressee:t.requester}isMe(t){return t.id===b()?.id}requestOf(t){return this.lists.received.items?.find(s=>s.requesterId===t.id)}close(){clearTimeout(this.#e),this.#s()}};function vh(e,t){if(e.isMe(t))return Tt`<span class="soft">${i("people.you")}</span>`;if(t.friendship==="accepted")return Tt`<span class="badge">${c("check")} ${i("friend.friends")}</span>`;if(t.friendship==="none")return Ps(t,e.reload);let s=e.requestOf(t);return s?ee(s,t,e.reload):Tt`<span class="badge">${i("friend.pending")}</span>`}function kh(e){let{found:t}=e;return t.problem?d(t.problem,e.search):t.items?t.items.length?Tt`
    <ul class="people" aria-label=${i("people.results")}>${t.items.map(s=>tn(s,vh(e,s)))}</ul>
    ${A(t)}`:Tt`<p class="soft" role="status">${i("people.noMatch")}</p>`:Dn}function xh(e,t){e.preventDefault(),t.search()}var Oh=e=>Tt`
  <form class="card" role="search" @submit=${t=>xh(t,e)}>
    <label for="people-search">${i("people.search")}</label>
    <div class="search">
      ${c("search")}
      <input id="people-search" type="search" autocomplete="off" autocapitalize="none" spellcheck="false"
        .value=${e.text} @input=${t=>e.type(t.target.value)}>
    </div>
    ${kh(e)}
  </form>`;function Ni(e,t,s,n=tn){let a=e.lists[t];return a.items.length?Tt`
    <section class="card">
      <h2>${i(`people.${t}`)}</h2>
      <ul class="people">${a.items.map(o=>n(e.other(o),s(o,e.other(o))))}</ul>
      ${A(a)}
    </section>`:Dn}var qh=(e,t,s)=>Re(s,[Ss(t,s,e.reload),_e(s,e.reload)]),Ph=e=>Tt`
  ${Ni(e,"received",(t,s)=>[ee(t,s,e.reload),Re(s,[_e(s,e.reload)])])}
  ${Ni(e,"sent",(t,s)=>Fs(t,s,e.reload))}
  ${e.lists.accepted.items.length?Ni(e,"accepted",(t,s)=>qh(e,t,s)):I(i("people.none"),i("people.noneText"))}
  ${Ni(e,"blocked",(t,s)=>Ca(s,e.reload),Da)}`;function Fh(e){return e.problem?d(e.problem,e.load):e.isLoaded?Ph(e):w(3)}var Sh=()=>mt()?Tt`<a class="button quiet" href="/invites">${c("plus")} ${i("invites.invite")}</a>`:Dn;function zc(e){let t=new Ui(e);return{title:i("people.title"),ready:t.load(),view:()=>Tt`${f(i("people.title"),Sh(),"/feed")}${Oh(t)}${Fh(t)}`,close:()=>t.close()}}import{html as Ue,nothing as _i}from"../lib/lit-html/lit-html.js";var Di=class extends Ts{user=null;friendship=null;#t;constructor(t){super(t,O("/api/finds",{userId:t.params.id,includePrivate:!0,includeFriends:!0,limit:20})),this.#t=t.params.id,this.loading=E(t,()=>this.#e())}get title(){return(this.user&&k(this.user))??i("person.title")}get isMe(){return this.#t===b()?.id}get hasAsked(){return this.friendship?.requesterId===this.#t}async#e(){this.user=await g(`/api/users/${this.#t}`,{signal:this.page.signal}),await Promise.all([this.finds.load(),this.#s()])}async#s(){this.friendship=null;let{friendship:t}=this.user,s=t==="none"?"":O("/api/friends",{status:t,limit:100});for(;s&&!this.friendship;){let n=await fe(s,{signal:this.page.signal});this.friendship=n.items.find(a=>a.requesterId===this.#t||a.addresseeId===this.#t)??null,s=n.next}}};import{html as $t,nothing as Qt}from"../lib/lit-html/lit-html.js";var Th=88,Vc=(e,t)=>$t`
  <span class="sum"><span class="strong">${P(e)}</span> <span class="soft">${i(t,{n:e})}</span></span>`,Ci=(e,{count:t,likes:s,badge:n=Qt,actions:a=Qt})=>$t`
  <section class="profile-head">
    ${V(e,Th)}
    ${e.displayName?$t`<p class="soft">@${e.username}</p>`:Qt}
    ${e.about?$t`<p dir="auto">${e.about}</p>`:Qt}
    <p class="row">
      ${t===void 0?Qt:Vc(t,"person.findsSum")}
      ${s===void 0?Qt:Vc(s,"person.likesSum")}
      ${n}
    </p>
    <p class="row actions">${a}</p>
  </section>`,Lh=e=>$t`
  <li>
    <a class="tile c-${e.category??""}" href="/finds/${e.id}">
      ${e.media.length?kt(e.media[0],{thumb:!0}):$t`<span class="sign-tile">${ft(e.category)}</span>`}
      ${e.isPublic?Qt:$t`<span class="corner">${c("lock")}<span class="unseen">${i("find.friendsOnly")}</span></span>`}
      <span class="caption" dir="auto">${e.title}</span>
    </a>
  </li>`,Wc=(e,t,s)=>$t`
  <button type="button" class="chip" aria-pressed=${e.layout===t?"true":"false"} @click=${()=>e.show(t)}>
    ${c(s)} ${i(`person.${t}`)}
  </button>`,Bh={grid:e=>$t`<ul class="tiles">${e.map(Lh)}</ul>`,list:e=>$t`<ul class="card rows">${e.map(t=>Qa(t,Ls(t)))}</ul>`},Ih=e=>[...new Map(e.map(({locationId:t,location:s})=>[t,{...tt(s),km:s.area,name:ds(s)}])).values()];function je(e,t){let{items:s,problem:n,load:a}=e.finds;return n?d(n,a):s?s.length?$t`
    <finds-map .places=${Ih(s)} .label=${i("person.map")}></finds-map>
    <div class="chips" role="group" aria-label=${i("person.layout")}>
      ${Wc(e,"grid","camera")}
      ${Wc(e,"list","filter")}
    </div>
    ${Bh[e.layout](s)}
    ${A(e.finds)}`:I(t.title,t.text,t.action??Qt):w(3)}function Ah({user:e,friendship:t,hasAsked:s,loading:n}){return e.friendship==="none"?Ps(e,n.load):t?t.status==="accepted"?_i:s?ee(t,e,n.load):Fs(t,e,n.load):_i}var Mh=()=>Ue`<a class="button quiet" href="/profile">${i("profile.title")}</a>`,jh=e=>Ue`
  <a class="button quiet" href=${O("/lists",{user:e.id})}>${c("feed")} ${i("lists.title")}</a>`,Uh=e=>e.isMe?Mh():[Ah(e),jh(e.user)];function Nh(e,t){let{user:s,friendship:n,loading:a}=e;if(!s||e.isMe)return _i;let o=n?.status==="accepted"?[Ss(n,s,a.load)]:[];return Re(s,[Va(s,a.load),...o,za({userId:s.id}),_e(s,()=>t.go("/people"))])}var Dh=e=>Ci(e.user,{count:e.user.findCount,likes:e.user.likeCount,badge:e.user.friendship==="accepted"?Ue`<span class="badge">${c("check")} ${i("friend.friends")}</span>`:_i,actions:Uh(e)});function Ch(e){let{problem:t,load:s}=e.loading;return t?.code==="not_found"?Ue`<p class="empty">${i("person.gone")}</p>`:t?d(t,s):e.user?Ue`
    ${Dh(e)}
    <section class="stack" aria-labelledby="finds">
      <h2 id="finds" class="unseen">${i("person.findsTitle")}</h2>
      ${je(e,{title:i("person.none"),text:i("person.noneText",{name:k(e.user)})})}
    </section>`:w(3)}function Gc(e){let t=new Di(e),s=()=>t.loading.problem?i("person.title"):t.title;return{get title(){return t.title},broad:!0,ready:t.loading.load(),view:()=>Ue`${f(s(),Nh(t,e),"/people")}${Ch(t)}`}}import{html as gt,nothing as is}from"../lib/lit-html/lit-html.js";var Ri=class{#t;constructor(t,s){this.#t=t,this.restored=s,this.list=R(t,"/api/finds/bin?limit=20",n=>n.find.id)}restore(t){return this.#e(t,S(`/api/finds/${t.id}/restore`),i("find.restored"),this.restored)}remove(t){return this.#e(t,B(`/api/finds/${t.id}?forever=true`),i("bin.removed"),()=>{})}async#e(t,s,n,a){await at(s)&&(this.list.items=this.list.items.filter(o=>o.find.id!==t.id),this.#t.update(),p(n),a())}};var Ei=class extends Ts{progress=null;figures={};isEdited=!1;constructor(t){super(t,O("/api/finds",{userId:b().id,includePrivate:!0,limit:20})),this.bin=new Ri(t,()=>this.#t());let s={username_taken:"username",name_taken:"displayName"};this.form=new q({send:n=>this.#s(n),update:t.update,fieldOf:s})}get user(){return b()}load=()=>Promise.all([this.#t(),this.bin.list.load()]);#t=()=>Promise.all([this.finds.load(),this.#e()]);async#e(){let t=await g(`/api/users/${b().id}`,{signal:this.page.signal}).catch(()=>null);this.figures={count:t?.findCount,likes:t?.likeCount},this.page.update()}toggleEdit=()=>{this.isEdited=!this.isEdited,this.page.update()};get hasPicture(){return this.user.profilePicture.startsWith("/api/media/")}async setPicture(t,s=he){let n=a=>{this.progress=a,this.page.update()};n(0);try{At(await s("PUT","/api/users/me/picture",await Ye(t),{signal:this.page.signal,progress:n})),p(i("profile.pictureSaved"))}catch(a){a.name!=="AbortError"&&p(y(a))}n(null)}async removePicture(){try{await B("/api/users/me/picture"),At(await g("/api/users/me"))}catch(t){p(y(t))}this.page.update()}async#s({displayName:t,about:s,username:n,age:a}){let o={displayName:t.trim()||null,about:s.trim()||null,username:n.trim()};At(await Y("/api/users/me",{...o,age:a===""?null:Number(a)})),p(i("profile.saved"))}};import{html as zi,nothing as Hi}from"../lib/lit-html/lit-html.js";async function _h(e,t){await e.restore(t),v(e.list.items.length?"bin":"finds")}async function Rh(e,t){await M(i("bin.removeTitle"),i("bin.removeText",{title:t.title}),i("bin.remove"))&&(await e.remove(t),v(e.list.items.length?"bin":"finds"))}var Eh=(e,t)=>zi`
  <button type="button" class="quiet" aria-label="${i("bin.restore")}: ${t.title}" @click=${()=>_h(e,t)}>
    ${c("retry")} ${i("bin.restore")}
  </button>`,Hh=(e,{find:t,expiresAt:s})=>zi`
  <li>
    <p>
      <span class="strong" dir="auto">${t.title}</span>
      ${s?zi`<br><span class="soft">${i("bin.until",{date:It(s)})}</span>`:Hi}
    </p>
    ${t.hidden?Wa(i("report.findHidden"),t.hidden):Hi}
    <p class="row">
      ${t.hidden?Hi:Eh(e,t)}
      <button type="button" class="danger" aria-label="${i("bin.remove")}: ${t.title}" @click=${()=>Rh(e,t)}>
        ${c("trash")} ${i("bin.remove")}
      </button>
    </p>
  </li>`,Yc=e=>e.list.items?.length?zi`
  <section class="card" aria-labelledby="bin">
    <h2 id="bin" tabindex="-1">${i("bin.title")}</h2>
    <p class="hint">${i("bin.hint")}</p>
    <ul class="rows binned">${e.list.items.map(t=>Hh(e,t))}</ul>
    ${A(e.list)}
  </section>`:Hi;function zh(e,t){let[s]=e.target.files;e.target.value="",s&&t.setPicture(s)}var Vh=e=>gt`
  <button type="button" class="quiet" @click=${()=>e.removePicture()}>${i("profile.pictureRemove")}</button>`,Wh=e=>gt`
  <div class="field">
    <p class="row actions">
      <label class="button quiet" for="picture">${c("camera")} ${i("profile.picture")}</label>
      <input class="file" id="picture" type="file" accept="image/*" @change=${t=>zh(t,e)}>
      ${e.hasPicture?Vh(e):is}
    </p>
    ${e.progress===null?is:gt`<progress max="1" .value=${e.progress} aria-label=${i("profile.picture")}></progress>`}
    <p class="hint">${i("profile.pictureHint")}</p>
  </div>`,Gh=()=>gt`<a class="button" href="/new">${c("plus")} ${i("nav.plus")}</a>`,Yh=({form:e,user:t})=>gt`
  <form novalidate @submit=${e.submit}>
    ${T(e)}
    ${m(e,"displayName",{label:i("profile.name"),hint:i("profile.nameHint"),value:t.displayName??"",most:50,complete:"name"})}
    ${m(e,"about",{label:i("profile.about"),value:t.about??"",most:160})}
    ${m(e,"username",{label:i("account.username"),hint:i("join.usernameHint"),value:t.username,required:!0,least:3,most:31,pattern:"[A-Za-z0-9_\\-]*",complete:"username"})}
    ${m(e,"age",{label:i("profile.age"),hint:i("profile.ageHint"),value:t.age??"",kind:"number",mode:"numeric"})}
    <div class="row end">${N(e,i("action.save"))}</div>
  </form>`,ss=(e,t,s)=>gt`
  <li><a class="way" href=${e}>${c(t)} <span class="grow">${s}</span> ${c("next")}</a></li>`,Jh=e=>gt`
  <ul class="card rows">
    ${ss("/people","people",i("people.accepted"))}
    ${ss("/saved","bookmark",i("saved.title"))}
    ${ss("/lists","feed",i("lists.title"))}
    ${ss("/shares","share",i("shares.mine"))}
    ${e.role==="admin"?ss("/admin","shield",i("admin.title")):is}
  </ul>`,Kh=()=>gt`<a class="button quiet" href="/settings">${c("gear")} ${i("settings.title")}</a>`,Zh=e=>gt`
  <section class="card" id="edit" aria-labelledby="edit-title">
    <div class="row between"><h2 id="edit-title" tabindex="-1">${i("profile.edit")}</h2>${yt(e.toggleEdit)}</div>
    ${Wh(e)}
    ${Yh(e)}
  </section>`;async function Xh(e){e.toggleEdit(),await v("edit-title")}var Qh=e=>gt`
  <button type="button" class="quiet" id="edit-profile" aria-expanded=${e.isEdited?"true":"false"} @click=${()=>Xh(e)}>
    ${c("edit")} ${i("profile.edit")}
  </button>`,t$=e=>gt`
  ${f(k(e.user),Kh())}
  ${Ci(e.user,{...e.figures,actions:Qh(e)})}
  ${e.isEdited?Zh(e):is}
  <section class="stack" aria-labelledby="finds">
    <h2 id="finds" class="unseen" tabindex="-1">${i("profile.finds")}</h2>
    ${je(e,{title:i("profile.none"),text:i("profile.noneText"),action:Gh()})}
  </section>
  ${Jh(e.user)}
  ${Yc(e.bin)}`;function Jc(e){let t=new Ei(e);return{title:i("profile.title"),broad:!0,ready:t.load(),view:()=>t.user?t$(t):is}}import{html as nt,nothing as pe}from"../lib/lit-html/lit-html.js";var e$={dismissed:"check",hidden:"block",deleted:"trash",suspended:"lock"},s$=e=>m(e,"note",{label:i("report.note"),hint:i("report.noteHint"),kind:"area",required:!0,most:500}),Kc=(e,t)=>i(`report.outcome.${e.kind==="user"&&t==="deleted"?"accountDeleted":t}`);async function i$(e,t,s){let n=Kc(t,s);s!=="dismissed"?await Ha(n,({note:a})=>e.decide(t,s,a),s$):await M(n,i("report.dismissText"),n)&&await e.decide(t,s).catch(()=>e.list.load()),v("reports")}var Zc=e=>e?nt`<a class="strong" href="/people/${e.id}">${k(e)}</a>`:nt`<span class="soft">${i("report.left")}</span>`,n$=e=>nt`
  <p class="row">${e.map(t=>nt`
    <a href=${t.url} target="_blank" rel="noreferrer noopener">
      <img class="note-thumb" src=${t.thumbnailUrl} alt=${t.caption||i("report.photo")} width="48" height="48" loading="lazy">
    </a>`)}</p>`,a$=e=>nt`
  <p class="strong" dir="auto">${e.title}</p>
  ${e.description?Ee(e.description):pe}
  ${e.media.length?n$(e.media):pe}`,o$=e=>e.find?a$(e.find):e.comment?Ee(e.comment.content):e.kind==="user"?pe:nt`<p class="soft">${i("report.noContent")}</p>`,r$=e=>nt`
  <li>
    <p>${i(`report.reason.${e.reason}`)} · ${Zc(e.reporter)} · <span class="soft">${_(e.createdAt)}</span></p>
    ${e.text?Ee(e.text):pe}
  </li>`,c$=(e,t,s)=>nt`
  <button type="button" class=${s==="dismissed"?"quiet":"danger"} @click=${()=>i$(e,t,s)}>
    ${c(e$[s])} ${Kc(t,s)}
  </button>`,l$=(e,t)=>nt`<p class="row">${Ra(t.kind).map(s=>c$(e,t,s))}</p>`,p$=(e,t)=>nt`
  <p>
    <span class="strong">${i(`report.result.${t.decision.outcome}`)}</span> · ${t.decision.closedBy} ·
    <span class="soft">${_(t.decision.closedAt)}</span>
  </p>
  ${t.decision.note?Ee(t.decision.note):pe}
  ${t.hidden?nt`
    <p><button type="button" class="quiet" @click=${()=>e.show(t)}>${c("retry")} ${i("report.show")}</button></p>`:pe}`,u$=(e,t)=>nt`
  <li class="card">
    <h2>${i(`report.kind.${t.kind}`)} · ${Zc(t.owner)}</h2>
    ${o$(t)}
    <ul class="rows">${[t,...t.others].map(r$)}</ul>
    ${t.decision?p$(e,t):l$(e,t)}
  </li>`;function d$(e){let{items:t,problem:s,load:n}=e.list;return s?d(s,n):t?t.length?nt`<ul class="stack">${t.map(a=>u$(e,a))}</ul>${A(e.list)}`:I(i(`report.none.${e.status}`),i("report.noneText")):w(3)}function Xc(e){let t=new Ea(e);return{title:i("report.reports"),ready:t.list.load(),view:()=>nt`
      ${f(i("report.reports"),pe,"/admin")}
      <div class="chips" role="group" aria-label=${i("report.which")} id="reports" tabindex="-1">
        ${_a.map(s=>ge(t.status===s,i(`report.status.${s}`),()=>t.choose(s)))}
      </div>
      ${d$(t)}`}}import{html as Cn,nothing as m$}from"../lib/lit-html/lit-html.js";var f$=(e,t)=>Cn`
  <button type="button" class="chip" aria-pressed=${e.state===t?"true":"false"} @click=${()=>e.choose(t)}>
    ${c(t==="dismissed"?"close":Ja(t))} ${i(`saved.${t}`)}
  </button>`,h$=()=>Cn`<a class="button" href="/">${c("map")} ${i("missing.action")}</a>`,$$=e=>({title:i(`saved.${e}None`),text:i(e==="dismissed"?"saved.dismissedText":"saved.noneText"),action:h$()});function Qc(e){let t=new Ya(e);return{title:i("saved.title"),broad:!0,ready:t.finds.load(),view:()=>Cn`
      ${f(i("saved.title"),m$,"/profile")}
      <div class="chips" role="group" aria-label=${i("saved.which")}>${Ga.map(s=>f$(t,s))}</div>
      ${je(t,$$(t.state))}`}}import{html as et,nothing as Lt}from"../lib/lit-html/lit-html.js";import{html as bt,nothing as _n}from"../lib/lit-html/lit-html.js";var el=(e,t)=>m(e,"name",{label:i("passkeys.name"),hint:i("passkeys.nameHint"),value:t,required:!0,most:50});async function g$(e,t){let s=us(navigator.userAgent);await C(n=>e.addForm(t,n),i("passkeys.add"),n=>bt`
    ${T(n)}
    ${Jt(n)}
    ${el(n,s)}
    ${t?Ut(n,"password",i("account.password")):_n}`,()=>bt`<button type="submit">${i("settings.linkGo")}</button>`)}var b$=(e,t)=>C(s=>e.renameForm(t,s),i("passkeys.rename"),s=>bt`
  ${T(s)}
  ${el(s,t.name)}`,()=>bt`<button type="submit">${i("action.save")}</button>`);async function w$(e,t){await M(i("passkeys.deleteTitle",{name:t.name}),i("passkeys.deleteText"),i("action.delete"))&&e.remove(t)}var tl=(e,t,s)=>bt`
  <button type="button" class="quiet" aria-label="${t}: ${e.name}" @click=${s}>${t}</button>`,y$=(e,t,s)=>bt`
  <li class="row between">
    <span>
      <span class="strong" dir="auto">${t.name}</span>
      ${t.backedUp?bt`<span class="badge">${i("passkeys.backedUp")}</span>`:_n}<br>
      <span class="soft">${i("passkeys.added")} ${_(t.createdAt)} ·
        ${t.lastUsedAt?bt`${i("passkeys.used")} ${_(t.lastUsedAt)}`:i("passkeys.unused")}</span>
    </span>
    <span class="row">
      ${tl(t,i("passkeys.rename"),async()=>{await b$(e,t),s()})}
      ${tl(t,i("action.delete"),()=>w$(e,t))}
    </span>
  </li>`,v$=e=>bt`<button type="button" class="quiet" id="add-passkey" @click=${e}>${i("passkeys.add")}</button>`,sl=(e,t,s)=>bt`
  <section class="card" id="passkeys">
    <h2>${i("passkeys.title")}</h2>
    <p>${i("passkeys.hint")}</p>
    ${e.list.length?bt`<ul class="people">${e.list.map(n=>y$(e,n,s))}</ul>`:_n}
    <p>${v$(async()=>{await g$(e,t),s()})}</p>
  </section>`;import{html as Vi,nothing as k$}from"../lib/lit-html/lit-html.js";var il=e=>Le(e.picker()),x$=e=>Vi`
  <p class="note">${i("privacy.homeExact",{n:e.exactAtHome})}</p>
  <p class="row"><button type="button" id="hide-home" @click=${()=>e.hideHome()}>${i("privacy.homeHide")}</button></p>`,O$=(e,{latitude:t,longitude:s,radius:n,area:a})=>Vi`
  <place-map class="homemap" inert .area=${2*n} .at=${{lat:t,lng:s}}></place-map>
  ${F("home-radius",{label:i("privacy.homeRadius"),options:bo.map(o=>[o,cs(o)]),chosen:n,set:o=>e.changeHome({radius:Number(o)})})}
  ${F("home-area",{label:i("privacy.homeArea"),options:Ke(),chosen:String(a),set:o=>e.changeHome({area:Number(o)})})}
  ${e.exactAtHome?x$(e):k$}
  <p class="row">
    <button type="button" class="quiet" @click=${()=>il(e)}>${i("privacy.homeMove")}</button>
    <button type="button" class="quiet" @click=${()=>e.change({home:void 0})}>${i("privacy.homeRemove")}</button>
  </p>`,nl=e=>Vi`
  <section class="card">
    ${Q("places",i("privacy.settings"))}
    <p class="hint">${i("privacy.settingsText")}</p>
    ${F("shown-area",{label:i("privacy.shownNew"),options:Se(),chosen:String(e.values.area),set:t=>e.change({area:Number(t)})})}
    <label class="switch">
      <span>${i("privacy.friendsExact")}</span>
      <input type="checkbox" role="switch" id="friends-exact" .checked=${e.values.exactForFriends}
        @change=${t=>e.change({exactForFriends:t.target.checked})}>
    </label>
    <h3>${i("privacy.home")}</h3>
    <p class="hint">${i("privacy.homeText")}</p>
    ${e.values.home?O$(e,e.values.home):Vi`
      <p><button type="button" class="quiet" id="home" @click=${()=>il(e)}>${i("privacy.homeAdd")}</button></p>`}
    <p class="hint">${i("privacy.recall")}</p>
  </section>`;import{html as zt,nothing as ns}from"../lib/lit-html/lit-html.js";var Rn={read:["read"],write:["read","write"],admin:["read","write","admin"]};function al(e){let t=async({name:s,access:n,days:a,password:o})=>{let r=a?{days:Number(a)}:{};e(await S("/api/auth/tokens",{name:s.trim(),scopes:Rn[n],...r,...o?{password:o}:{}}))};return new q({send:t,fieldOf:{wrong_password:"password"}})}var as=e=>e.kind==="token",ol=e=>as(e)?e.name:us(e.userAgent),q$={browser:()=>i("session.browser"),cli:()=>i("session.cli"),token:()=>i("session.token")},P$=e=>e.scopes.map(t=>i(`scope.${t}`)).join(", ");function F$(e){return e.expiresAt?as(e)?i("token.until",{date:It(e.expiresAt)}):i("settings.until",{date:It(e.expiresAt)}):i("token.endless")}var S$=e=>e.lastUsedAt?i("session.used",{date:rt(e.lastUsedAt)}):i("session.unused"),T$=(e,t)=>{let s=i(as(t)?"token.revoke":"settings.end");return zt`
    <button type="button" class="quiet" aria-label="${s}: ${ol(t)}" @click=${()=>e.endSession(t)}>${s}</button>`},L$=e=>zt`${i(as(e)?"token.since":"settings.since")} ${_(e.createdAt)}`,B$=(e,t)=>zt`
  <li class="row between">
    <span>
      <span class="strong" dir="auto">${ol(t)}</span>
      <span class="badge">${q$[t.kind]()}</span>
      ${t.current?zt`<span class="badge">${i("settings.thisOne")}</span>`:ns}<br>
      ${as(t)?zt`<span class="soft">${P$(t)}</span><br>`:ns}
      <span class="soft">${L$(t)} · ${S$(t)} · ${F$(t)}</span>
    </span>
    ${t.current?ns:T$(e,t)}
  </li>`;async function I$(e){await M(i("settings.endOthers"),i("settings.endOthersText"),i("settings.endOthers"))&&e.endOthers()}var A$=e=>zt`
  <button type="button" class="quiet" @click=${()=>I$(e)}>${i("settings.endOthers")}</button>`,M$=[90,30,365],j$=e=>Object.keys(Rn).filter(t=>t!=="admin"||e.role==="admin"),U$=(e,t)=>zt`
  <p>${i("token.about")}</p>
  ${T(t)}
  ${Jt(t)}
  ${m(t,"name",{label:i("token.name"),hint:i("token.nameHint"),required:!0,most:50})}
  ${F("access",{label:i("token.access"),options:j$(e.user).map(s=>[s,i(`access.${s}`)])})}
  ${F("days",{label:i("token.life"),options:[...M$.map(s=>[s,i("token.days",{n:s})]),["",i("token.endless")]]})}
  ${e.asksPassword?Ut(t,"password",i("account.password")):ns}`,N$=e=>Cs({title:i("token.new"),text:i("token.once"),label:i("session.token"),value:e});async function D$(e){let t=null;await C(n=>al(a=>{t=a,n()}),i("token.create"),n=>U$(e,n),()=>zt`<button type="submit">${i("token.createGo")}</button>`),t&&(e.addSession(t.session),await N$(t.token))}var rl=e=>zt`
  <section class="card">
    ${Q("sessions",i("settings.sessions"))}
    <ul class="people">${e.sessions.map(t=>B$(e,t))}</ul>
    <div class="row end">
      ${e.hasOthers?A$(e):ns}
      <button type="button" class="quiet" id="new-token" @click=${()=>D$(e)}>${c("plus")} ${i("token.create")}</button>
    </div>
  </section>`;var C$=["friendRequests","friendAccepted","findLiked","findCommented","replied","mentioned"],_$=e=>et`
  <label class="switch">
    <span>${i("settings.streets")}<br><span class="soft">${i("offer.learns")}</span></span>
    <input type="checkbox" role="switch" id="streets" .checked=${ze()} @change=${t=>e.setStreets(t.target.checked)}>
  </label>`,R$=()=>Wn.map(e=>[e,Vn[e],e]),ll=e=>et`
  <section class="card">
    ${Q("appearance",i("settings.appearance"))}
    ${F("language",{label:i("settings.language"),options:R$(),chosen:os(),set:t=>e.setLanguage(t)})}
    ${F("theme",{label:i("settings.theme"),options:io.map(t=>[t,i(`settings.theme.${t}`)]),chosen:no(),set:t=>e.setTheme(t)})}
    ${F("units",{label:i("settings.units"),options:["km","mi"].map(t=>[t,i(`settings.units.${t}`)]),chosen:Jn(),set:t=>e.setUnits(t)})}
    ${He()?_$(e):Lt}
  </section>`;async function E$(e,t,s){let n=e.target;await t.prefer(s,n.checked),n.checked=t.preferences[s]}var cl=(e,t,s=Lt)=>et`
  <label class="switch">
    <span>${i(`settings.${t}`)}${s}</span>
    <input type="checkbox" role="switch" .checked=${e.preferences[t]} @change=${n=>E$(n,e,t)}>
  </label>`,H$=e=>et`
  <section class="card">
    ${Q("notify",i("settings.notify"))}
    ${[...C$,...b()?.role==="admin"?["reported"]:[]].map(t=>cl(e,t))}
    ${$().pushKey?cl(e,"pushEnabled",et`<br><span class="soft">${i("settings.pushEnabledHint")}</span>`):Lt}
  </section>`,z$=e=>et`
  <p>${c("check")} ${i("push.on")}</p>
  <p class="row">
    <button type="button" class="quiet" @click=${e.test}>${i("push.test")}</button>
    <button type="button" class="quiet" aria-busy=${e.busy?"true":"false"} @click=${e.disable}>${i("push.disable")}</button>
  </p>`,V$=e=>et`
  <p>${i("push.off")}</p>
  <p>
    <button type="button" id="push-on" aria-busy=${e.busy?"true":"false"} @click=${e.enable}>
      ${c("bell")} ${i("push.enable")}
    </button>
  </p>
  <p class="soft" role="status">${e.slow?i("push.asking"):Lt}</p>`;function W$(e){return e.state==="on"?z$(e):e.state==="off"?V$(e):et`<p class="note">${i(`push.${e.state}`)}</p>`}var Ne=(e,t)=>et`<button type="button" class="chip" @click=${()=>v(`part-${e}`)}>${t}</button>`,G$=()=>et`
  <nav class="chips" aria-label=${i("settings.title")}>
    ${Ne("appearance",i("settings.appearance"))}
    ${Ne("notify",i("nav.bell"))}
    ${$().passwordLogin?Ne("password",i("account.password")):Lt}
    ${Ne("places",i("privacy.settings"))}
    ${Ne("sessions",i("settings.devices"))}
    ${Ne("data",i("settings.data"))}
  </nav>`,Y$=e=>et`
  ${G$()}
  ${ll(e)}
  ${H$(e)}
  <section class="card">
    ${Q("push",i("push.title"))}
    ${W$(e.push)}
  </section>
  ${$().passwordLogin?yo(e):Lt}
  ${e.passkeys.isShown?sl(e.passkeys,e.asksPassword,e.redraw):Lt}
  ${$().provider.enabled?vo(e):Lt}
  ${nl(e.places)}
  ${rl(e)}
  ${ko(e)}
  ${mt()?et`<p class="below"><a href="/invites">${i("invites.title")}</a></p>`:Lt}
  <p class="below"><a href="/shares">${i("shares.mine")}</a></p>
  <p class="below"><a href="/help">${i("help.title")}</a></p>
  <p class="below"><a href="/about">${i("nav.about")}</a></p>`;async function J$(e){let t=st.get("outbox").length;(!t||await M(i("settings.signOut"),i("outbox.signOut",{n:t}),i("settings.signOut")))&&e.signOut()}var K$=e=>et`
  <button type="button" class="quiet" id="sign-out" @click=${()=>J$(e)}>${i("settings.signOut")}</button>`;function Z$(e){let{problem:t,load:s}=e.loading;return t?et`${d(t,s)}${ll(e)}`:e.isLoaded?Y$(e):w(5)}function pl(e){let t=new Ns(e);return{get title(){return i("settings.title")},ready:t.loading.load().then(()=>location.hash?v(`part-${location.hash.slice(1)}`):null),view:()=>et`
      ${f(i("settings.title"),K$(t),"/profile")}
      ${t.refusal?d(t.refusal):Lt}
      ${Z$(t)}`}}import{html as wt,nothing as Gi}from"../lib/lit-html/lit-html.js";async function X$(e){let t=await e.offered(),s=t&&await Ii({offered:t});s&&(e.take(s),await ts(s))}async function Q$(e,t){let s=await Ii({share:t});s&&e.take(s)}async function tg(e,t){await M(i("shares.revokeTitle",{title:Ft(t)}),i("shares.revokeText"),i("shares.revoke"))&&(await e.revoke(t),v("new-share"))}var eg=async e=>await Li(e)||ts(e,i("shares.one")),sg=async e=>await Bi(e,Ft(e))||ts(e,i("shares.one")),ig=(e,t)=>Yt(i("shares.menu",{title:Ft(t)}),[...Ti()&&!t.expired?[{text:i("action.share"),sign:"share",run:()=>sg(t)}]:[],{text:i("shares.change"),sign:"edit",run:()=>Q$(e,t)},{text:i("shares.revoke"),sign:"trash",isDanger:!0,run:()=>tg(e,t)}],{id:`share-${t.id}`}),ng=e=>e.findId?`/finds/${e.findId}`:`/lists/${e.listId}`,ag=e=>e.category?wt`<span class="strong" dir="auto">${Ft(e)}</span>`:wt`<a class="strong" dir="auto" href=${ng(e)}>${Ft(e)}</a>`,og=e=>wt`${i(`shares.kind.${In(e)}`)}${e.title?wt`: <bdi>${An(e)}</bdi>`:Gi}`,Wi=(e,t)=>wt`<span class="badge">${e?c(e):Gi} ${t}</span>`,rg=e=>wt`
  <button type="button" class="quiet" aria-label="${i("secret.copy")}: ${Ft(e)}" @click=${()=>eg(e)}>
    ${c("copy")} ${i("secret.copy")}
  </button>`,cg=(e,t)=>wt`
  <li class="invite">
    <div class="listed">
      <p class="grow">
        ${ag(t)}<br>
        <span class="soft">${og(t)} · ${t.views?i("shares.views",{n:t.views}):i("shares.noViews")}</span>
      </p>
      ${ig(e,t)}
    </div>
    <p class="marks">
      ${Wi(t.place==="hidden"?"block":"pin",Ic(t))}
      ${t.hasPassword?Wi("lock",i("account.password")):Gi}
      ${t.expiresAt?Wi("",Mn(t)):Wi("",i("shares.endless"))}
    </p>
    ${t.expired?Gi:wt`<p class="row actions">${rg(t)} ${jn(t)}</p>`}
  </li>`;function lg(e){let{items:t,problem:s,load:n}=e.list;return s?d(s,n):t?t.length?wt`<div class="card"><ul class="people">${t.map(a=>cg(e,a))}</ul></div>${A(e.list)}`:I(i("shares.none"),i("shares.noneText")):w(3)}var pg=e=>wt`
  <button type="button" class="quiet" id="new-share" @click=${()=>X$(e)}>${i("shares.category")}</button>`;function ul(e){let t=new Fi(e);return{title:i("shares.mine"),ready:t.list.load(),view:()=>wt`
      ${f(i("shares.mine"),pg(t),"/profile")}
      <p class="lead">${i("shares.lead")}</p>
      ${lg(t)}`}}import{html as Vt,nothing as ml}from"../lib/lit-html/lit-html.js";var Yi=class{isLoaded=!1;#t;constructor(t){this.#t=t}get entries(){return st.get("outbox")}load=async()=>{await va(),this.isLoaded=!0,this.#t.update()};cancel(t){return xa(t.id)}retry(t){return Oa(t.id)}sendNow(){return qa()}};async function ug(e,t){await Na()&&e.cancel(t)}var dg=e=>i(e.kind==="like"&&!e.on?"outbox.unlike":`outbox.${e.kind}`),dl=e=>Vt`<a class="strong" dir="auto" href=${Pa(e)}>${e.title}</a>`,mg={find:e=>Vt`<span class="strong" dir="auto">${e.body.title}</span>`,comment:e=>Vt`<span class="what" dir="auto">${e.body.content}</span><br>${dl(e)}`,like:dl},fg=(e,t)=>Vt`
  <li class="row between">
    <span class="grow">
      <span class="soft">${dg(t)}</span><br>
      ${mg[t.kind](t)}<br>
      ${t.state==="refused"?Vt`<span class="error">${t.problem}</span>`:Vt`<span class="soft">${i("outbox.waiting")}</span>`}
    </span>
    <span class="row">
      ${t.state==="refused"?Vt`
        <button type="button" class="quiet" @click=${()=>e.retry(t)}>${c("retry")} ${i("action.retry")}</button>`:ml}
      <button type="button" class="quiet" @click=${()=>ug(e,t)}>${i("outbox.cancel")}</button>
    </span>
  </li>`;function hg(e){return e.isLoaded?e.entries.length?Vt`
    <p class="hint">${i("outbox.hint")}</p>
    <ul class="card people">${e.entries.map(t=>fg(e,t))}</ul>
    <p class="row end"><button type="button" @click=${()=>e.sendNow()}>${i("outbox.now")}</button></p>`:I(i("outbox.none"),i("outbox.noneText")):w(2)}function fl(e){let t=new Yi(e);return{title:i("outbox.title"),ready:t.load(),view:()=>Vt`${f(i("outbox.title"),ml,"/")}${hg(t)}`}}import{html as te,nothing as $g}from"../lib/lit-html/lit-html.js";var Ji=class{#t;constructor(t){this.#t=t,this.instance=new ke(t),this.areas=new Ae(t),this.invites=new Me(t),this.nameForm=new q({send:s=>this.#e(s),update:t.update})}load(){return{server:this.instance.loading,map:this.areas.loading}[this.step]?.load()}get steps(){return["server",...$().streets?.areas?["map"]:[],"invite","done"]}get step(){let t=this.#t.query.get("step");return this.steps.includes(t)?t:this.steps[0]}get number(){return this.steps.indexOf(this.step)+1}next=()=>this.#t.push(O("/admin/welcome",{step:this.steps[this.number]}));async#e(t){await this.instance.save(t),await this.next()}};var hl=(e,t)=>te`<button type="button" class="quiet" @click=${e.next}>${t}</button>`,$l=(e,t)=>te`<p class="row end">${hl(e,i(t?"welcome.next":"welcome.later"))}</p>`,gl=({problem:e,load:t},s,n)=>e?d(e,t):s?n():w(3),gg=(e,t)=>gl(e.instance.loading,e.instance.values,()=>te`
  <form class="card" novalidate @submit=${e.nameForm.submit}>
    ${T(e.nameForm)}
    ${m(e.nameForm,"name",{label:i("admin.name"),hint:i("welcome.nameHint"),value:e.instance.values.name,most:50})}
    ${m(e.nameForm,"description",{label:i("admin.description"),value:e.instance.values.description,kind:"area",most:500})}
    <div class="row end">${hl(e,i("welcome.later"))} ${N(e.nameForm,i("welcome.next"))}</div>
  </form>
  ${As(t.update)}`),bg=e=>gl(e.areas.loading,e.areas.areas,()=>te`
  ${Fn(e.areas)}
  ${$l(e,e.areas.areas.length||e.areas.isRunning)}`),wg=e=>te`
  ${e.invites.created?Tn(e.invites):Sn(e.invites)}
  ${$l(e,e.invites.created)}`,yg=()=>te`
  <section class="card">
    <p><a class="button main" href="/new">${c("plus")} ${i("welcome.find")}</a></p>
    <ul class="people">
      <li><a class="area" href="/settings#push">${c("bell")} <span class="grow">${i("welcome.push")}</span> ${c("next")}</a></li>
      <li><a class="area" href="/profile">${c("people")} <span class="grow">${i("steps.profile")}</span> ${c("next")}</a></li>
      <li><a class="area" href="/admin">${c("gear")} <span class="grow">${i("welcome.again")}</span> ${c("next")}</a></li>
      <li><a class="area" href="/">${c("map")} <span class="grow">${i("areas.show")}</span> ${c("next")}</a></li>
    </ul>
  </section>`,vg={server:gg,map:bg,invite:wg,done:yg};function bl(e){let t=new Ji(e),s=()=>t.step==="done"?$g:te`<p class="soft">${i("welcome.step",{number:t.number,of:t.steps.length-1})}</p>`;return{get title(){return i(`welcome.${t.step}`)},ready:t.load(),async moved(){e.update(),document.querySelector("main h1").focus(),await t.load()},view:()=>te`
      <header class="welcome">
        ${s()}
        <h1 tabindex="-1">${i(`welcome.${t.step}`)}</h1>
        <p class="lead">${i(`welcome.${t.step}Text`)}</p>
      </header>
      ${vg[t.step](t,e)}`}}function kg(e,t){let[s,n]=[new Map,!1],a=new AbortController;return e.signal.addEventListener("abort",()=>a.abort()),{async load(o){a.abort();let{signal:r}=a=new AbortController;try{let[l,u]=await Qn(O("/api/locations/categories",{...t(),category:"",bbox:o}),{signal:r});if(r.aborted)return;[s,n]=[new Map(l.map(h=>[h.category,h.count])),u]}catch(l){if(l.name==="AbortError")return;s.clear()}e.update()},arranged(o,r){if(!s.size)return null;let l=[...s.values()].reduce((x,L)=>x+L,0),u=x=>s.get(x)===0&&!n&&!r.includes(x),h=x=>x&&(x<l||n)?`${P(x)}${n?"+":""}`:void 0;return{shown:o.filter(x=>!u(x)).map(x=>({category:x,count:h(s.get(x))})),rest:o.filter(u)}}}}import{html as xg,nothing as Og}from"../lib/lit-html/lit-html.js";async function qg(e){if(Xi.get())return;let t=()=>{},s=new we(()=>t());try{await s.read()}catch{return}s.state!=="off"||document.querySelector("dialog[open]")||(Xi.set("1"),await lt((n,a)=>{t=a;let o=async()=>{await s.enable(),s.state!=="off"&&n()};return xg`
      <h2>${i("push.offer",{name:e})}</h2>
      <p>${i("push.offerText")}</p>
      <p class="soft" role="status">${s.slow?i("push.asking"):Og}</p>
      <div class="row end">
        <button class="quiet" type="button" @click=${()=>n()}>${i("push.notNow")}</button>
        <button type="button" id="push-on" aria-busy=${s.busy?"true":"false"} @click=${o}>
          ${c("bell")} ${i("push.enable")}
        </button>
      </div>`},{label:i("push.offer",{name:e}),kind:"sheet-like"}))}import{html as Ki,nothing as wl}from"../lib/lit-html/lit-html.js";async function Pg({lat:e,lng:t}){try{let{title:s}=await S("/api/map/wishes",{latitude:e,longitude:t});p(i("offer.wished",{title:s}))}catch(s){p(y(s))}}function Fg(e,t){if(b().role==="admin"){let s=O("/admin/map",{at:vs({lat:e.lat,lng:e.lng})});return Ki`<p><a class="button quiet" href=${s}>${i("offer.add")}</a></p>`}return Ki`
    <p><button type="button" class="quiet" @click=${()=>{t(),Pg(e)}}>${i("offer.wish")}</button></p>
    <p class="hint">${i("offer.wishText")}</p>`}var Sg=e=>Ki`
  <p><button type="button" class="quiet" @click=${()=>e(!0)}>${i("offer.show")}</button></p>
  <p class="hint">${i("offer.learns")}</p>`,Tg=(e,{choose:t,close:s,key:n})=>Ki`
  <section class="offer" tabindex="-1" aria-label=${i("offer.none")} @keydown=${n}>
    <p class="row between">
      <span class="strong">${i("offer.none")}</span>
      <button type="button" class="round" aria-label=${i(He()?"offer.decline":"action.close")} @click=${()=>t(!1)}>
        ${c("close")}
      </button>
    </p>
    ${eo()?Fg(e,s):wl}
    ${He()?Sg(t):wl}
  </section>`,Lg=()=>Tg;export{Ll as about,qo as accounts,bf as addToList,Ao as admin,Uo as adminLog,cc as areas,kg as countCategories,Or as edit,Ur as feed,Hr as help,oc as import,hc as instance,dc as invites,gc as join,Cc as list,_c as lists,Ec as named,Hc as notifications,Lg as offerOfStreets,qg as offerPush,zc as people,Gc as person,Jc as profile,Xc as reports,Qc as saved,pl as settings,jf as shareFind,ul as shares,fl as waiting,bl as welcome};

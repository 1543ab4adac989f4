import{$ as ra,$b as lt,$c as ho,Aa as va,Ab as Os,Ac as so,B as us,Ba as ka,Bb as tt,C as ds,Ca as be,Cb as Ia,D as sa,Da as xa,Db as Ma,E as ia,Ea as ws,Eb as jt,Ec as xt,F as G,Fa as ys,Fb as qs,Fc as io,G as st,Ga as vs,Gb as ja,Gc as no,H as p,Ha as Oa,Hb as E,Hc as ao,Ia as qa,Ib as H,Ic as Is,Ja as Pa,Jb as at,K as ms,Kb as Ua,L as g,La as Fa,Lb as Ut,Lc as oo,M as S,Mb as Ps,Mc as Ge,N as z,Na as Sa,Nb as Fs,Nc as ro,O as Y,Oa as Ta,Ob as Da,Oc as Ye,P as A,Pa as La,Pb as Na,Q as na,Qa as Aa,Qb as Ss,Qc as co,R as aa,Ra as Ba,Rb as _a,S as $e,Sc as lo,T as k,Tb as Ca,Tc as po,U as ge,Ub as P,V as oa,Vb as Ea,Vc as uo,Wb as ht,Wc as mo,Xb as T,Xc as Ms,Yb as Ha,Yc as js,Zb as m,_b as D,a as me,aa as ca,ac as M,ad as fo,b as $,ba as hs,bc as Ra,c as Bt,ca as x,cc as Kt,d as Kn,da as fs,db as c,dc as nn,e as he,ea as la,eb as V,ec as an,ed as $o,f as en,fb as C,fc as za,g as sn,gb as h,gc as Ts,gd as go,h as fe,ha as pa,hb as Q,hc as se,i as Re,ia as ua,ib as B,ic as Ls,j as Zn,ja as da,jb as d,jc as As,jd as Us,k as ls,ka as ma,kb as w,kc as ze,kd as bo,l as Xn,la as ha,lb as we,lc as Ve,ma as $s,mb as I,mc as Va,md as wo,nb as vt,nc as Wa,nd as yo,o as Qn,oa as gs,ob as v,oc as Ga,od as vo,p as i,pa as fa,pc as Ya,qa as $a,qc as _,r as y,ra as ga,rc as Ja,sa as ba,sc as Ka,t as Yt,ta as b,tc as Za,u as ta,ua as bs,ub as ks,uc as Xa,v as q,va as mt,vb as Jt,vc as We,w as It,wa,wb as ye,wc as Bs,x as rt,xa as ya,xb as ct,xc as Qa,y as ps,yb as xs,yc as to,z as ea,za as Mt,zb as kt,zc as eo}from"./shared.js";import{html as ie,nothing as on}from"../lib/lit-html/lit-html.js";var Ml=new URL("lib/",me).pathname,jl=[["Leaflet 1.9.4","leaflet","Volodymyr Agafonkin, CloudMade","BSD-2-Clause"],["protomaps-leaflet 5.1.0","protomaps-leaflet","Protomaps","BSD-3-Clause"],["lit-html 3.3.3","lit-html","Google LLC","BSD-3-Clause"]];function ko(){if(Ye())return new URL($().streets.url.replace(/[{}]/g,"")).host;let{host:e}=new URL(($().tiles?.url??"").replace(/[{}]/g,""),location);return e===location.host?"":e}var Ul=()=>ko()?i("about.tilesFrom",{host:ko()}):i("about.alone"),Dl=()=>ie`
  <section class="card">
    <p class="lead">${i("app.about")}</p>
    <p>${i("about.text")} ${Ul()}</p>
    <p class="soft">${i("about.version",{version:$().version})}</p>
    <p class="row">
      <a class="button quiet" href="/help">${i("help.title")}</a>
      <a class="button quiet" href="/api/docs">${i("about.api")}</a>
    </p>
  </section>`,Nl=()=>ie`
  <section class="card">
    <h2>${i("about.map")}</h2>
    <ul class="plain-list">
      ${$().tiles?.attribution?ie`<li>${i("about.tiles")}: ${$().tiles.attribution}</li>`:on}
      ${Ye()?ie`<li>${i("about.streets")}: ${$().streets.attribution}</li>`:on}
      <li>${i("about.places")}: ${$().places.attribution}</li>
    </ul>
  </section>`,_l=([e,t,s,n])=>ie`<li><a href="${Ml}${t}/LICENSE">${e}</a>, © ${s}, ${n}</li>`,Cl=()=>ie`
  <section class="card">
    <h2>${i("about.code")}</h2>
    <ul class="plain-list">${jl.map(_l)}</ul>
    <p class="hint">${i("about.more")}</p>
  </section>`,El=()=>({title:i("nav.about"),view:()=>ie`
    ${h(i("nav.about"),on,b()?"/settings":"/sign-in")}
    ${yo()}${wo()}${Dl()}${Nl()}${Cl()}`});import{html as zs,nothing as fp}from"../lib/lit-html/lit-html.js";var Hl=200,Rl=2**20,rn=["all","active","suspended","admin"],xo={wrong_password:"password"},ne=e=>`/api/admin/users/${e.id}`,Ds=class{#t;#e=0;constructor(t){this.#t=t;let s=t.query.get("status");this.text=t.query.get("q")??"",this.status=rn.includes(s)?s:"all",this.list=E(t,()=>k("/api/admin/users",{...this.#s,limit:50}))}get#s(){return{q:this.text.trim(),status:this.status==="all"?"":this.status}}search=()=>(clearTimeout(this.#e),this.#t.rename(k("/admin/people",this.#s)),this.list.load());type(t){this.text=t,clearTimeout(this.#e),this.#e=setTimeout(this.search,Hl)}choose(t){return this.status=t,this.#t.update(),this.search()}isMe(t){return t.id===b()?.id}#i(t){this.list.items=this.list.items.map(s=>s.id===t.id?t:s),this.#t.update()}async#n(t,s){try{this.#i(await t),p(s)}catch(n){p(y(n))}}get asksPassword(){return bs()}adminForm(t,s){let n=async({password:a})=>{this.#i(await Y(ne(t),{role:"admin",...a?{password:a}:{}})),s()};return new P({send:n,fieldOf:xo})}demote(t){return this.#n(Y(ne(t),{role:"member"}),i("admin.memberDone",{name:x(t)}))}lift(t){return this.#n(A(`${ne(t)}/suspension`),i("admin.liftDone",{name:x(t)}))}linkForm(t,s){let n=async({password:a})=>{let o=await S(`${ne(t)}/sign-in-link`,a?{password:a}:void 0);s(new URL(o.url,location).href)};return new P({send:n,fieldOf:xo})}limitForm(t,s){let n=async({kind:a,size:o})=>{let r={instance:null,none:0}[a];this.#i(await Y(ne(t),{mediaLimit:a==="own"?Math.round(Number(o)*Rl):r})),s()};return new P({send:n})}suspendForm(t,s){let n=async({reason:a,days:o})=>{this.#i(await z(`${ne(t)}/suspension`,{reason:a.trim(),...o?{days:Number(o)}:{}})),s()};return new P({send:n})}deleteForm(t,s){let n=async({name:a,reason:o})=>{if(a.trim()!==t.username)throw{code:"page",reason:"other_name",text:i("admin.deleteOther")};await A(k(ne(t),{reason:o.trim()})),this.list.items=this.list.items.filter(r=>r.id!==t.id),this.#t.update(),s()};return new P({send:n,fieldOf:{other_name:"name"}})}close(){clearTimeout(this.#e)}};import{html as R,nothing as xe}from"../lib/lit-html/lit-html.js";import{html as ut,nothing as Je}from"../lib/lit-html/lit-html.js";var zl=2e3,ve=class{state="";busy=!1;slow=!1;#t;constructor(t){this.#t=t}async read(){this.state=await gs()}enable=()=>this.#e(fa);disable=()=>this.#e($a);test=()=>this.#s(async()=>{await ga(),p(i("push.sent"))});async#e(t){this.busy=!0,this.#t();let s=setTimeout(()=>{this.slow=!0,this.#t()},zl);await this.#s(async()=>{this.state=await t()}),clearTimeout(s),this.busy=this.slow=!1,this.#t()}async#s(t){try{await t()}catch(s){p(s.code||s.status?y(s):i("push.failed"))}this.#t()}};var Ns=class{list=[];#t;constructor(t){this.#t=t}get isShown(){return fo()}async read(){this.isShown&&(this.list=await g("/api/auth/passkeys",{signal:this.#t.signal}))}addForm(t,s){let n=async({name:a,password:o})=>{let r=await $o(await S("/api/auth/passkeys/options",t?{password:o}:{}));r&&(this.list=[...this.list,await S("/api/auth/passkeys",{name:a,...r})],s())};return new P({send:n,fieldOf:{wrong_password:"password"}})}renameForm(t,s){let n=async({name:a})=>{let o=await Y(`/api/auth/passkeys/${t.id}`,{name:a});this.list=this.list.map(r=>r.id===o.id?o:r),s()};return new P({send:n})}async remove(t){try{await A(`/api/auth/passkeys/${t.id}`),this.list=this.list.filter(s=>s.id!==t.id)}catch(s){p(y(s))}this.#t.update()}};var Vl=1,pt=class{nearby=[];proposal="";#t;#e;#s;#i=0;#n=0;constructor(t,s,n=()=>{}){this.#t=t,this.#e=n,this.#a(s??{})}get value(){let{point:t,by:s,source:n,photo:a,chosen:o}=this;return{point:t,name:this.name.trim(),by:s,source:n,photo:a,location:o}}#a({point:t=null,name:s="",by:n="",source:a="",photo:o=null,location:r=null}){Object.assign(this,{point:t,name:s,by:n,source:a,photo:o,chosen:r}),this.#s=t}get label(){return this.chosen?.name||this.name.trim()||this.proposal}take(t){if(this.#a(t.value),Object.assign(this,{nearby:t.nearby,proposal:t.proposal}),this.#e(),this.point&&!this.label)return this.propose()}setPoint(t,s,n=""){return Object.assign(this,{point:t,chosen:null,source:s,proposal:""}),n?(Object.assign(this,{name:n,by:"search"}),this.#s=t):this.by!=="reader"&&this.#s&&jt(this.#s,t)>Vl&&Object.assign(this,{name:"",by:""}),this.#e(),this.propose()}suggestPoint(t){return this.photo??=t,this.point?this.#e():this.setPoint(t,"photo")}setName(t){this.name=t,this.by=t.trim()?"reader":""}async locate(){try{let t=await qs({enableHighAccuracy:!0,timeout:15e3});this.#t.signal.aborted||this.setPoint(t,"hereDone")}catch(t){this.#t.signal.aborted||p(y(t))}}toggle(t){this.chosen=this.chosen?.id===t.id?null:t,this.chosen&&(this.point=tt(t)),this.#e()}async propose(){let t=++this.#n,{signal:s}=this.#t;clearTimeout(this.#i);let{nearby:n,name:a,wait:o}=await ws(this.point,{signal:s});t!==this.#n||s.aborted||(Object.assign(this,{nearby:n,proposal:a}),o&&(this.#i=setTimeout(()=>this.propose(),1e3*o)),this.#t.update())}close(){clearTimeout(this.#i)}};var cn="/api/users/me/place-settings",Wl={radius:.5,area:1},Oo=[.2,.5,1,2,5],_s=class{values=null;exactAtHome=0;#t;constructor(t){this.#t=t}async read(){this.values=await g(cn,{signal:this.#t.signal})}async change(t){try{let{exactAtHome:s,...n}=await z(cn,{...this.values,...t});Object.assign(this,{values:n,exactAtHome:s}),p(i("privacy.saved"))}catch(s){p(y(s))}this.#t.update()}changeHome(t){return this.change({home:{...this.values.home,...t}})}async hideHome(){try{let{finds:t}=await S(`${cn}/home`);this.exactAtHome=0,p(i("privacy.homeHidden",{n:t}))}catch(t){p(y(t))}this.#t.update()}picker(){let{home:t}=this.values,s=t&&{point:{lat:t.latitude,lng:t.longitude}},n=new pt(this.#t,s,()=>{n.point&&this.changeHome({...Wl,...t,latitude:n.point.lat,longitude:n.point.lng})});return n}};var qo=e=>!e.current&&e.kind!=="token",Cs=class{preferences=null;sessions=null;refusal=wa();#t;constructor(t){this.#t=t,this.push=new ve(t.update),this.passkeys=new Ns(t),this.places=new _s(t),this.loading=H(t,()=>this.#e());let s={wrong_password:"currentPassword"};this.password=new P({send:(n,a)=>this.#i(n,a),update:t.update,fieldOf:s})}get user(){return b()}redraw=()=>this.#t.update();get isLoaded(){return!!(this.preferences&&this.user)}get asksPassword(){return bs()}get asksCurrent(){return this.user.hasPassword&&!go(this.sessions)}get hasOthers(){return this.sessions.some(qo)}async#e(){let{signal:t}=this.#t;[this.preferences,this.sessions]=await Promise.all([g("/api/notifications/preferences",{signal:t}),g("/api/auth/sessions",{signal:t}),this.push.read(),this.passkeys.read(),this.places.read()])}async#s(t){try{await t()}catch(s){p(y(s))}this.#t.update()}setTheme(t){uo(t),this.#t.update()}setUnits(t){Kn.set(t),this.#t.update()}setStreets(t){co(t),this.#t.update()}async setLanguage(t){await Qn(t),this.#t.update()}prefer(t,s){return this.#s(async()=>{this.preferences=await z("/api/notifications/preferences",{[t]:s})})}addSession(t){this.sessions=[t,...this.sessions],this.#t.update()}endOthers(){return this.#s(async()=>{for(let t of this.sessions.filter(qo))await A(`/api/auth/sessions/${t.id}`),this.sessions=this.sessions.filter(s=>s!==t)})}endSession(t){return this.#s(async()=>{await A(`/api/auth/sessions/${t.id}`),this.sessions=this.sessions.filter(s=>s!==t)})}signOut=()=>this.#s(async()=>{await va(),await this.#t.go("/sign-in",{replace:!0})});async#i({newPassword:t,currentPassword:s,unlinkIdentity:n},a){let o=this.asksCurrent?{currentPassword:s}:{};await z("/api/users/me/password",{newPassword:t,...o,...n?{unlinkIdentity:!0}:{}}),a.reset(),Mt(await g("/api/users/me")),this.sessions=await g("/api/auth/sessions"),p(i("settings.passwordSaved"))}unlink(){return this.#s(async()=>{await A("/api/users/me/identity"),Mt(await g("/api/users/me"))})}confirmForm(t){let s=async({password:n})=>{await S("/api/auth/confirm",{password:n}),t()};return new P({send:s,fieldOf:{wrong_password:"password"}})}deleteForm(t){let s=async({password:n})=>{await A("/api/users/me",this.asksPassword?{password:n}:void 0),t()};return new P({send:s,fieldOf:{wrong_password:"password"}})}async leaveDeleted(){await ka(),await this.#t.go("/sign-in",{replace:!0}),p(i("settings.deleted"))}},Es=(e={})=>`/api/auth/oauth/start?${new URLSearchParams({...e,redirect:"/settings"})}`;var ke=()=>$().provider.name,Zt=e=>e.refusal?.reason==="sign_in_again"&&$().provider.enabled?ut`
  <p><a class="button quiet" href=${Es()}>${i("signin.provider",{name:ke()})}</a></p>`:Je,Dt=(e,t,s)=>m(e,t,{label:s,kind:"password",required:!0,complete:"current-password"}),Gl=()=>ut`
  <label class="switch">
    <span>
      ${i("settings.alsoUnlink",{name:ke()})}<br>
      <span class="soft">${i("settings.alsoUnlinkHint")}</span>
    </span>
    <input type="checkbox" role="switch" id="unlinkIdentity" name="unlinkIdentity">
  </label>`,Po=({user:e,asksCurrent:t,password:s})=>ut`
  <form class="card" novalidate @submit=${s.submit}>
    ${Q("password",i(t?"settings.password":"settings.passwordFirst"))}
    ${e.hasPassword&&!t?ut`<p class="note">${i("link.setPassword")}</p>`:Je}
    <input class="unseen" type="text" autocomplete="username" .value=${e.username} tabindex="-1" aria-hidden="true">
    ${T(s)}
    ${Zt(s)}
    ${t?Dt(s,"currentPassword",i("settings.currentPassword")):Je}
    ${m(s,"newPassword",{label:i("settings.newPassword"),hint:i("settings.passwordHint"),kind:"password",required:!0,least:8,most:255,complete:"new-password"})}
    ${e.identityLinked?Gl():Je}
    <div class="row end">${D(s,i("action.save"))}</div>
  </form>`;async function Yl(e){let t=i("settings.unlinkTitle",{name:ke()});await M(t,i("settings.unlinkText"),i("settings.unlink"))&&e.unlink()}async function Jl(e,t){if(!t.asksPassword)return;e.preventDefault();let s=i("settings.link",{name:ke()});await _(a=>t.confirmForm(a),s,a=>ut`
    <p>${i("settings.linkText")}</p>
    ${T(a)}
    ${Dt(a,"password",i("account.password"))}`,()=>ut`<button type="submit">${i("settings.linkGo")}</button>`)&&location.assign(Es({link:"true"}))}var Kl=e=>ut`
  <p>${c("check")} ${i("settings.linked")}</p>
  <p><button type="button" class="quiet" @click=${()=>Yl(e)}>${i("settings.unlink")}</button></p>`,Zl=e=>ut`
  <p>${i("settings.notLinked")}</p>
  <p>
    <a class="button quiet" href=${Es({link:"true"})} @click=${t=>Jl(t,e)}>
      ${i("settings.link",{name:ke()})}
    </a>
  </p>`,Fo=e=>ut`
  <section class="card">
    <h2>${i("settings.identity",{name:ke()})}</h2>
    ${e.user.identityLinked?Kl(e):Zl(e)}
  </section>`;async function Xl(e){await _(s=>e.deleteForm(s),i("settings.deleteTitle"),s=>ut`
    <p>${i("settings.deleteText")}</p>
    ${T(s)}
    ${Zt(s)}
    ${e.asksPassword?Dt(s,"password",i("account.password")):Je}`,()=>ut`<button type="submit" class="danger">${i("settings.delete")}</button>`)&&await e.leaveDeleted()}var So=e=>ut`
  <section class="card">
    ${Q("data",i("settings.data"))}
    <p>${i("settings.dataText")}</p>
    <p><a class="button quiet" href="/api/users/me/export" download>${i("settings.download")}</a></p>
    <p>${i("settings.archiveText")}</p>
    <p><a class="button quiet" href="/api/users/me/archive" download>${i("settings.archive")}</a></p>
    <p><a class="button quiet" href="/import">${i("settings.import")}</a></p>
    <h3>${i("settings.deleteHead")}</h3>
    <p>${i("settings.deleteHint")}</p>
    <p><button type="button" class="danger" @click=${()=>Xl(e)}>${i("settings.delete")}</button></p>
  </section>`;import{html as ln,nothing as Ke}from"../lib/lit-html/lit-html.js";function F(e,{label:t,options:s,chosen:n,set:a=()=>{},hint:o="",error:r="",name:l=e}){let u=r?`${e}-error`:o?`${e}-hint`:Ke;return ln`
    <div class="field">
      <label for=${e}>${t}</label>
      <select id=${e} name=${l} aria-describedby=${u} aria-invalid=${r?"true":Ke} @change=${f=>a(f.target.value)}>
        ${s.map(([f,O,L=Ke])=>ln`
          <option value=${f} lang=${L} ?selected=${f===n}>${O}</option>`)}
      </select>
      ${u===Ke?Ke:ln`<p class=${r?"error":"hint"} id=${u}>${r||o}</p>`}
    </div>`}import{html as Ql}from"../lib/lit-html/lit-html.js";async function tp(e){try{await navigator.clipboard.writeText(e),p(i("secret.copied"))}catch{document.getElementById("secret").select(),p(i("secret.selected"))}}var Hs=({title:e,text:t,label:s,value:n})=>lt(a=>Ql`
  <h2>${e}</h2>
  <p>${t}</p>
  <div class="field">
    <label for="secret">${s}</label>
    <input id="secret" readonly spellcheck="false" autocomplete="off" .value=${n} @focus=${o=>o.target.select()}>
  </div>
  <div class="row end">
    <button type="button" class="quiet" @click=${()=>a()}>${i("action.close")}</button>
    <button type="button" @click=${()=>tp(n)}>${c("copy")} ${i("secret.copy")}</button>
  </div>`,{label:e});function ep({mediaBytes:e,mediaLimit:t}){let s=G(e);return t===null?i("admin.usage",{size:s}):t?i("admin.usageOf",{size:s,limit:G(t)}):i("admin.usageUnlimited",{size:s})}var sp=e=>[i("admin.joined",{date:rt(e.createdAt)}),e.seenAt?i("admin.seen",{date:rt(e.seenAt)}):i("admin.notSeen"),i("admin.finds",{n:e.findCount}),ep(e),e.invitedBy&&i("admin.invitedBy",{name:x(e.invitedBy)})],ip=({suspendedAt:e,endsAt:t})=>t?i("admin.suspendedUntil",{date:It(t)}):i("admin.suspendedSince",{when:ps(e)}),np=e=>R`<p class="note">${ip(e)}<br>${i("admin.reasonIs",{reason:e.reason})}</p>`,ap=e=>e.suspension?R`<span class="person"><span class="avatar none">${c("block")}</span> <span>${nn(e)}</span></span>`:R`<a class="person" href="/people/${e.id}">${V(e)} <span>${nn(e)}</span></a>`,To=(e,t)=>R`
  ${T(t)}
  ${Zt(t)}
  ${e.asksPassword?Dt(t,"password",i("account.password")):xe}`,op=(e,t)=>_(s=>e.adminForm(t,s),i("admin.adminTitle",{name:x(t)}),s=>R`
  <p>${i("admin.adminText")}</p>
  ${To(e,s)}`,()=>R`<button type="submit" class="danger">${i("admin.admin")}</button>`);async function rp(e,t){await M(i("admin.memberTitle",{name:x(t)}),i("admin.memberText"),i("admin.member"))&&e.demote(t)}var cp=["instance","own","none"],lp=(e,t)=>{e.kind??=t.mediaLimit===null?"instance":t.mediaLimit?"own":"none";let s=n=>{e.kind=n,e.update()};return R`
    ${T(e)}
    ${F("kind",{label:i("admin.limit"),options:cp.map(n=>[n,i(`admin.limits.${n}`)]),chosen:e.kind,set:s})}
    ${e.kind==="own"?m(e,"size",{label:i("admin.size"),kind:"number",mode:"numeric",required:!0,value:t.mediaLimit?Math.round(t.mediaLimit/2**20):""}):xe}`};async function Rs(e,t,s){let n=await e;return n&&p(i(t,{name:x(s)})),n}var pp=(e,t)=>_(s=>e.limitForm(t,s),i("admin.limitTitle",{name:x(t)}),s=>lp(s,t),()=>R`<button type="submit">${i("action.save")}</button>`),up=(e,t)=>_(s=>e.suspendForm(t,s),i("admin.suspendTitle",{name:x(t)}),s=>R`
  <p>${i("admin.suspendText")}</p>
  ${T(s)}
  ${m(s,"reason",{label:i("admin.reason"),hint:i("admin.reasonHint"),kind:"area",value:t.suspension?.reason,required:!0,most:500})}
  ${m(s,"days",{label:i("admin.days"),hint:i("admin.daysHint"),kind:"number",mode:"numeric"})}`,()=>R`<button type="submit" class="danger">${i("admin.suspend")}</button>`);async function dp(e,t){let s="";await _(o=>e.linkForm(t,r=>{s=r,o()}),i("admin.linkTitle",{name:x(t)}),o=>R`
    <p>${i("admin.linkAsk",{name:x(t)})}</p>
    ${To(e,o)}`,()=>R`<button type="submit">${i("admin.linkMake")}</button>`)&&await Hs({title:i("admin.link"),text:i("admin.linkText",{name:x(t)}),label:i("admin.linkLabel"),value:s})}async function mp(e,t){let s=_(n=>e.deleteForm(t,n),i("admin.deleteTitle",{name:x(t)}),n=>R`
    <p>${i("admin.deleteText")}</p>
    ${T(n)}
    ${m(n,"name",{label:i("admin.deleteName",{name:t.username}),required:!0,complete:"off"})}
    ${m(n,"reason",{label:i("admin.reason"),hint:i("admin.logHint"),most:500})}`,()=>R`<button type="submit" class="danger">${i("admin.delete")}</button>`);await Rs(s,"admin.deleteDone",t)&&v("account-search")}function hp(e,t){let s=(a,o,r)=>({text:a,label:`${a}: ${x(t)}`,run:o,isDanger:r}),n=[t.role==="admin"?s(i("admin.member"),()=>rp(e,t)):s(i("admin.admin"),()=>Rs(op(e,t),"admin.adminDone",t)),s(i("admin.limit"),()=>Rs(pp(e,t),"admin.limitDone",t))];return e.isMe(t)?n:[...n,...t.suspension?[]:[s(i("admin.link"),()=>dp(e,t))],s(i(t.suspension?"admin.suspendAgain":"admin.suspend"),()=>Rs(up(e,t),"admin.suspendDone",t),!t.suspension),...t.suspension?[s(i("admin.lift"),()=>e.lift(t))]:[],s(i("admin.delete"),()=>mp(e,t),!0)]}var Lo=(e,t)=>R`
  <li class="account">
    <div class="row between">
      <span class="row">
        ${ap(t)}
        ${t.role==="admin"?R`<span class="badge">${i("admin.role")}</span>`:xe}
        ${e.isMe(t)?R`<span class="badge">${i("people.you")}</span>`:xe}
        ${t.suspension?R`<span class="badge warning">${i("admin.suspended")}</span>`:xe}
      </span>
      ${Kt(i("people.menu",{name:x(t)}),hp(e,t))}
    </div>
    <p class="soft facts">${sp(t).filter(Boolean).map(s=>R`<span>${s}</span>`)}</p>
    ${t.suspension?np(t.suspension):xe}
  </li>`;function $p(e,t){e.preventDefault(),t.search()}var gp=e=>zs`
  <form role="search" @submit=${t=>$p(t,e)}>
    <label for="account-search">${i("people.search")}</label>
    <div class="search">
      ${c("search")}
      <input id="account-search" type="search" maxlength="31" autocomplete="off" autocapitalize="none" spellcheck="false"
        .value=${e.text} @input=${t=>e.type(t.target.value)}>
    </div>
  </form>
  <div class="chips" role="group" aria-label=${i("admin.which")}>
    ${rn.map(t=>we(e.status===t,i(`admin.statuses.${t}`),()=>e.choose(t)))}
  </div>`;function bp(e){let{items:t,problem:s,load:n}=e.list;return s?d(s,n):t?t.length?zs`
    <ul class="people" aria-label=${i("admin.people")}>${t.map(a=>Lo(e,a))}</ul>
    ${I(e.list)}`:zs`<p class="soft" role="status">${i("admin.noAccounts")}</p>`:w(4)}function Ao(e){let t=new Ds(e);return{title:i("admin.people"),ready:t.list.load(),view:()=>zs`
      ${h(i("admin.people"),fp,"/admin")}
      <section class="card">${gp(t)}${bp(t)}</section>`,close:()=>t.close()}}import{html as Ho,nothing as Tp}from"../lib/lit-html/lit-html.js";var Bo=e=>e.slice(1).match(/../g).map(t=>Number.parseInt(t,16)/255),Io=e=>e<=.04045?e/12.92:((e+.055)/1.055)**2.4,wp=e=>e<=.0031308?e*12.92:1.055*e**.4166666666666667-.055;function Vs(e){let[t,s,n]=Bo(e).map(Io);return 1.05/(.2126*t+.7152*s+.0722*n+.05)}var Ws=4.5;function Mo(e){let t=e;for(let s=1;Vs(t)<Ws;s-=.01)t=`#${Bo(e).map(n=>Math.round(255*wp(Io(n)*s)).toString(16).padStart(2,"0")).join("")}`;return t}var jo=2**20,Uo="/api/admin/instance",Do=["invite","open","closed"],No=["members","admins","off"],Oe="#0f766e",_o={teal:Oe,blue:"#1d4ed8",violet:"#6d28d9",pink:"#be185d",red:"#b91c1c",green:"#15803d",grey:"#475569"},qe=class{values=null;accent=Oe;#t;constructor(t){this.#t=t,this.loading=H(t,async()=>{this.values=await g(Uo,{signal:t.signal}),this.accent=this.savedAccent}),this.form=new P({send:async s=>{await this.save(s),p(i("admin.saved"))},update:t.update,fieldOf:{accent_too_light:"accent"}})}get startView(){return kt(this.values.startView)}get myView(){return fe.get()}async begin(t){try{await this.save({startView:t}),p(i("admin.saved"))}catch(s){p(y(s))}this.#t.update()}get savedAccent(){return this.values?.accent||Oe}get isAccentDark(){return Vs(this.accent)>=Ws}chooseAccent(t){this.accent=t,delete this.form.errors.accent;let s=Math.floor(Vs(t)*10)/10;this.isAccentDark||(this.form.errors.accent=i("admin.accentLight",{contrast:q(s),least:q(Ws)})),this.form.update()}get darkerAccent(){return Mo(this.accent)}isFixed(t){return this.values.fixed.includes(t)}get limit(){return this.values.mediaLimit?Math.round(this.values.mediaLimit/jo):""}async save({registration:t,invites:s,mediaLimit:n,...a}){let o={};for(let[L,X]of Object.entries(a))o[L]=X.trim();a.accent===Oe&&(o.accent=""),t&&t!==this.values.registration&&(o.registration=t),s&&s!==this.values.invites&&(o.invites=s),n!==void 0&&n!==String(this.limit)&&(o.mediaLimit=Math.round(Number(n)*jo)),this.values=await Y(Uo,o);let{fixed:r,mediaLimit:l,registration:u,invites:f,...O}=this.values;Object.assign($(),{instance:O,registration:u,invites:u==="closed"?"off":f})}},Gs=class{values=null;busy=!1;#t;constructor(t){this.#t=t,this.loading=H(t,async()=>{this.values=await g("/api/admin/checks",{signal:t.signal})})}run=async()=>{this.busy||(this.busy=!0,this.#t.update(),await this.loading.load(),this.busy=!1,this.#t.update())}},Ys=class{values=null;constructor(t){this.loading=H(t,async()=>{this.values=await g("/api/admin/overview",{signal:t.signal})})}};import{html as Js,nothing as pn}from"../lib/lit-html/lit-html.js";var yp={ok:"check",warn:"flag",fail:"close"},vp=e=>Js`
  <li class="row finding ${e.status}">
    ${c(yp[e.status])}
    <span class="grow">
      <span class="strong">${i(`admin.check.${e.status}`)}</span> <span class="soft" lang="en">${e.check}</span><br>
      <span lang="en">${e.text}</span>
      ${e.fix?Js`<br><span lang="en" class="soft">${e.fix}</span>`:pn}
    </span>
  </li>`;function kp({status:e,findings:t}){return Js`
    <p class="strong">${i(`admin.checked.${e}`)}</p>
    <ul class="people">${t.map(vp)}</ul>`}var Co=e=>Js`
  <section class="card" id="checks">
    <h2>${i("admin.checks")}</h2>
    <p class="hint">${i("admin.checksText")}</p>
    <div class="stack" aria-live="polite">
      ${e.loading.problem?d(e.loading.problem,e.run):pn}
      ${e.values&&!e.loading.problem?kp(e.values):pn}
    </div>
    <div><button class="quiet" id="check" type="button" aria-busy=${e.busy?"true":"false"} @click=${e.run}>
      ${i(e.values?"admin.checkAgain":"admin.check")}</button></div>
  </section>`;import{html as _t,nothing as Ze}from"../lib/lit-html/lit-html.js";var xp=["disk_nearly_full","clock_apart","push_off","no_base_url","registration_open","storage_failing","data_folder","no_ffmpeg","decoders_not_confined","backup_missing"],Nt=(e,t)=>_t`<div class="row between"><dt>${e}</dt><dd class="strong">${t}</dd></div>`,Op=e=>i("admin.jobsOf",{push:q(e.pushJobs),media:q(e.mediaJobs)}),qp=e=>_t`
  ${Nt(i("admin.backup"),e.lastAt?_t`${C(e.lastAt)}, ${i(`admin.backup.${e.result}`)}`:i(`admin.backup.${e.result}`))}
  ${Nt(i("admin.backupPlace"),e.place)}`,Pp=e=>_t`
  <dl class="stack">
    ${Nt(i("admin.users"),q(e.users))}
    ${Nt(i("admin.publicFinds"),q(e.finds))}
    ${Nt(i("admin.media"),G(e.mediaBytes))}
    ${e.diskFree===null?Ze:Nt(i("admin.disk"),G(e.diskFree))}
    ${e.pushJobs||e.mediaJobs?Nt(i("admin.jobs"),Op(e)):Ze}
    ${e.backup?qp(e.backup):Ze}
    ${Nt(i("admin.swept"),e.sweptAt?C(e.sweptAt):i("admin.never"))}
    ${Nt(i("admin.version"),`${e.version}, ${e.database==="postgres"?"PostgreSQL":"SQLite"}`)}
  </dl>`,Fp=e=>_t`<li class="note">${i(`admin.problem.${e}`)}</li>`,Sp=e=>_t`
  <details>
    <summary>${i("admin.largest")}</summary>
    <ul class="plain-list">
      ${e.map(t=>_t`
        <li class="row between"><a href="/admin/people?q=${t.username}">${t.username}</a> <span>${G(t.mediaBytes)}</span></li>`)}
    </ul>
  </details>`;function Eo({values:e,loading:t}){if(t.problem)return d(t.problem,t.load);if(!e)return w(3);let s=e.problems.filter(n=>xp.includes(n));return _t`
    ${s.length?_t`<ul class="stack plain-list" aria-label=${i("admin.problems")}>${s.map(Fp)}</ul>`:Ze}
    <section class="card">
      <h2>${i("admin.state")}</h2>
      ${Pp(e)}
      ${e.largest.length?Sp(e.largest):Ze}
    </section>`}var Lp=[["people","/admin/people","people"],["invites","/invites","plus"],["reports","/admin/reports","flag"],["log","/admin/log","feed"],["map","/admin/map","map"],["instance","/admin/instance","gear"],["welcome","/admin/welcome","check"],["help","/help","comment"]],Ap=([e,t,s])=>Ho`
  <li>
    <a class="area" href=${t}>
      ${c(s)}
      <span class="grow"><span class="strong">${i(`admin.${e}`)}</span><br><span class="soft">${i(`admin.about.${e}`)}</span></span>
      ${c("next")}
    </a>
  </li>`;function Ro(e){let t=new Ys(e),s=new Gs(e);return{title:i("admin.title"),ready:t.loading.load(),view:()=>Ho`
      ${h(i("admin.title"),Tp,"/profile")}
      <section class="card">
        <ul class="people">${Lp.map(Ap)}</ul>
        <p class="hint">${i("admin.private")}</p>
      </section>
      ${Eo(t)}
      ${Co(s)}`}}import{html as Ks,nothing as un}from"../lib/lit-html/lit-html.js";var zo={role_changed:"shield",media_limit_changed:"gear",account_suspended:"block",suspension_lifted:"check",account_deleted:"trash",invite_revoked:"close",sign_in_link_created:"lock",sign_in_link_used:"lock",report_closed:"flag",find_hidden:"block",find_shown:"check",find_deleted:"trash",comment_hidden:"block",comment_shown:"check",comment_deleted:"trash",instance_changed:"gear"},Bp={mediaLimit:"limitOfAll",invites:"whoInvites"},Ip=e=>parseInt(e,10)?G(parseInt(e,10)):i(`admin.limits.${e.startsWith("0 ")?"none":"instance"}`);function Mp({action:e,reason:t}){return e==="role_changed"?i(`admin.roles.${t}`):e==="report_closed"?i(`report.result.${t}`):e==="instance_changed"?t.split(", ").map(s=>i(`admin.${Bp[s]??s}`)).join(", "):e==="media_limit_changed"?Ip(t):t}function jp(e){let t={actor:e.actorName||i("admin.commandLine"),target:e.targetName,action:e.action};return i(zo[e.action]?`admin.act.${e.action}`:"admin.act.other",t)}var Up=e=>Ks`
  <li class="row act">
    ${c(zo[e.action]??"shield")}
    <span class="grow">
      <span class="strong">${jp(e)}</span><br>
      ${e.reason?Ks`<span dir="auto">${Mp(e)}</span><br>`:un}
      <span class="soft">${C(e.createdAt)}</span>
    </span>
  </li>`;function Dp(e){return e.problem?d(e.problem,e.load):e.items?e.items.length?Ks`
    <section class="card">
      <p class="hint">${i("admin.logText")}</p>
      <ul class="people">${e.items.map(Up)}</ul>
      ${I(e)}
    </section>`:B(i("admin.noActs"),i("admin.noActsText"),un,"feed"):w(4)}function Vo(e){let t=E(e,"/api/admin/log");return{title:i("admin.log"),ready:t.load(),view:()=>Ks`${h(i("admin.log"),un,"/admin")}${Dp(t)}`}}import{html as ot,nothing as qt}from"../lib/lit-html/lit-html.js";var Np=8,Zs=class{items=[];at=-1;#t;#e=null;#s=[];#i=!1;constructor(t){this.#t=t}async follow(t){this.#i=!0,this.#n(t),this.#e??=g("/api/finds/categories",{signal:this.#t.signal}).catch(()=>(this.#e=null,[])),this.#s=await this.#e,this.#i&&this.#n(t)}close(){this.#i=!1,this.#a([])}move(t){let s=this.items.length;this.at=this.at<0&&t<0?s-1:(this.at+t+s)%s,this.#t.update()}#n(t){let s=Yt(t.trim()),n=new Set(this.#s.map(o=>o.category)),a=s?Jt.filter(o=>!n.has(o)).map(o=>({category:o,ownCount:0,count:0})):[];this.#a([...this.#s,...a].filter(({category:o})=>{let r=Yt(ct(o));return r.includes(s)&&(r!==s||ye(o))}).slice(0,Np))}#a(t){Object.assign(this,{items:t,at:-1}),this.#t.update()}};var _p=1200*36e5,Xs=class{id;stored=null;#t;#e;#s;#i=null;#n=new Set;#a=!1;#o=!1;constructor(t){this.#t=t,this.#s=!t.params.id;let s=t.params.id??t.query.get("draft");this.#r(new RegExp(`^${oa}$`).test(s)||!this.#s?s:be()),this.#s&&!this.stored&&this.#r(be())}#r(t){this.id=t,this.#e=this.#s?Ut(t):Ua(t),this.stored=this.#e.get()}get findId(){return this.#i??=xa(this.id)>Date.now()-_p?this.id:be()}get path(){let t=new URLSearchParams(this.#t.query);return t.set("draft",this.id),`/new?${t}`}save(t){if(!(this.#o||this.#t.signal.aborted)){if(!t)return this.#e.remove();this.#e.set({...t,at:Date.now()}),this.#s&&!this.#a&&this.#t.rename(this.path),this.#a=!0}}async files(){if(!this.stored||!this.#s)return[];let t=new Set(this.stored.media?.map(n=>n.key)),s=await Fs(this.id);for(let{key:n}of s)this.#n.add(n);return s.filter(n=>!t.has(n.key))}get hasFiles(){return this.#n.size>0}release(t){let s=new Set(t.filter(n=>!n.media).map(n=>n.key));for(let n of this.#n)s.has(n)||(this.#n.delete(n),Na(n))}remove(){return this.#o=!0,this.#e.remove(),this.#s?Ss(this.id):null}};async function Wo(e,t){if(t?.point)return t;let s=e.get("place");if(s){let a=await g(`/api/locations/${encodeURIComponent(s)}?includePrivate=true&includeFriends=true&findsLimit=0`);return{location:a,point:tt(a)}}let n=kt(e.get("at"));return n?{point:{lat:n.lat,lng:n.lng}}:null}var Go=({location:e,locationId:t,exact:s})=>{let{name:n,...a}=s??e;return{location:{...e,name:n,id:t},point:tt(a),name:n,by:"search"}},Qs=({title:e,description:t,category:s,isPublic:n,area:a,exactForFriends:o})=>({title:e,description:t,category:s,isPublic:n,area:a,exactForFriends:o});function Yo({title:e,description:t,category:s,isPublic:n,area:a="",exactForFriends:o},r={area:""}){let l={title:e.trim(),description:t.trim()||null,category:s.trim()||null},u=a!==""&&a!==r.area,f=u?{area:Number(a)}:{},L=Number(a)&&(u||o!==r.exactForFriends)?{exactForFriends:o==="true"}:{};return{...l,isPublic:n==="true",...f,...L}}var Jo=({location:e},{area:t=""})=>t!==""&&(e?.area??0)>Number(t),Ko=(e,{area:t})=>z(`/api/finds/${e}`,{area:Number(t),homeZone:!1}),Zo=({location:e,exact:t})=>({area:String(e.area??0),exactForFriends:String(t?.forFriends??!0)});var Pe=class{uploads=null;place=null;placeError="";shown;#t=null;#e;constructor(t,s){this.page=t,this.#e=s,this.draft=new Xs(t),this.form=new P({send:n=>this.#s(n),update:t.update}),this.isRestored=!!this.draft.stored,this.values={isPublic:he.get()!=="friends",...this.draft.stored},this.proposals=new Zs(t),this.loading=H(t,()=>this.begin())}get isOther(){return this.#t??!!(this.values.category&&!ye(this.values.category))}changed(){this.saveDraft(),this.page.update()}addFiles(t){return this.uploads.add(t)}change(t){this.values={...this.values,...t},this.changed()}chooseCategory(t){this.#t=t==="other"&&!this.isOther,this.change({category:t===this.values.category||t==="other"?"":t})}async submit(t){return this.placeError="",await this.form.submit(t),!this.placeError}async#s(t){let{point:s,name:n,location:a}=this.place.value;if(!s){this.placeError=i("spot.missing"),this.page.update();return}if(await this.uploads.settled(),this.uploads.hasFailed)throw{code:"failed",text:i("edit.uploadFailed")};let o={point:s,name:n||this.place.proposal,location:a},r=Yo({category:this.values.category??"",...t},this.shown),l=await this.write(r,o).catch(u=>this.#i(u));l&&(Jo(l,t)&&await this.#e.showHome()&&await Ko(l.id,t).catch(u=>p(y(u))),await this.leave(`/finds/${l.id}`,i(this.isNew?"edit.published":"edit.saved")))}#i(t){let s=Pa(t);throw s.length?(this.uploads.removeMissing(s),{code:"failed",text:i("edit.photosGone")}):t}close(){this.uploads?.stop(),this.place?.close()}};async function ti(e){try{let t=await Fe(e,0,262144),s=await Cp(e,t);return s?Yp(Gp(s.view,s.tiff)):Xo}catch{return Xo}}var Xo={place:null,time:""},Fe=async(e,t,s)=>new DataView(await e.slice(t,t+s).arrayBuffer());function Cp(e,t){return t.getUint16(0)===65496?Ep(t):t.getUint32(0)===2303741511?Qo(e,{at:8,little:!1,name:"eXIf",extra:12,sizeFirst:!0}):Ct(t,0,4)==="RIFF"&&Ct(t,8,4)==="WEBP"?Qo(e,{at:12,little:!0,name:"EXIF",extra:8,even:!0}):Ct(t,4,4)==="ftyp"?Rp(e):null}var Ct=(e,t,s)=>String.fromCharCode(...Array.from({length:s},(n,a)=>e.getUint8(t+a)));function Ep(e){for(let t=2;t+10<e.byteLength;t+=2+e.getUint16(t+2)){let s=e.getUint16(t);if(s===65505&&e.getUint32(t+4)===1165519206)return{view:e,tiff:t+10};if(s===65498||s>>8!==255)return null}return null}var dn=1<<20,mn=1e4;async function Qo(e,{at:t,little:s,name:n,extra:a,sizeFirst:o,even:r}){for(let l=0;l<mn&&t+8<=e.size;l++){let u=await Fe(e,t,8),f=u.getUint32(o?0:4,s);if(Ct(u,o?4:0,4)===n)return Hp(await Fe(e,t+8,Math.min(f,dn)));t+=a+f+(r?f%2:0)}return null}var Hp=e=>({view:e,tiff:Ct(e,0,4)==="Exif"?6:0});function tr(e,t,s){let n=[];for(let a=t;a+8<=s&&n.length<mn;){let o=e.getUint32(a),r=8;if(o===1&&([o,r]=[Number(e.getBigUint64(a+8)),16]),o===0&&(o=s-a),o<r)break;n.push({type:Ct(e,a+4,4),from:a+r,to:Math.min(a+o,s)}),a+=o}return n}async function Rp(e){for(let t=0,s=0;s<mn&&t+8<=e.size;s++){let n=await Fe(e,t,16),a=n.getUint32(0);if(a===1&&(a=Number(n.getBigUint64(8))),a===0&&(a=e.size-t),a<8)return null;if(Ct(n,4,4)==="meta")return zp(e,await Fe(e,t,Math.min(a,dn)));t+=a}return null}async function zp(e,t){let s=tr(t,t.getUint32(0)===1?20:12,t.byteLength),n=u=>s.find(f=>f.type===u),a=Vp(t,n("iinf")),o=a===null?null:Wp(t,n("iloc"),a);if(!o)return null;let r=o.method===1?n("idat"):null,l=r?new DataView(t.buffer,t.byteOffset+r.from+o.at,Math.min(o.size,r.to-r.from-o.at)):await Fe(e,o.at,Math.min(o.size,dn));return{view:l,tiff:4+l.getUint32(0)}}function Vp(e,t){if(!t)return null;let s=tr(e,t.from+(e.getUint8(t.from)===0?6:8),t.to);for(let{from:n}of s){let a=e.getUint8(n)>2;if(Ct(e,n+(a?10:8),4)==="Exif")return a?e.getUint32(n+4):e.getUint16(n+4)}return null}function Wp(e,t,s){if(!t)return null;let n=e.getUint8(t.from),a=t.from+4,o=L=>{let X=L===8?Number(e.getBigUint64(a)):L===4?e.getUint32(a):L===2?e.getUint16(a):0;return a+=L,X},r=o(2),[l,u,f]=[r>>12,r>>8&15,r>>4&15],O=n?r&15:0;for(let L=o(n<2?2:4);L>0&&a<t.to;L--){let X=o(n<2?2:4),He=n?o(2)&15:0;o(2);let Al=o(f),Yn=null;for(let Jn=o(2);Jn>0&&a<=t.to;Jn--){o(O);let Bl=Al+o(l),Il=o(u);Yn??={method:He,at:Bl,size:Il}}if(X===s)return Yn}return null}function Gp(e,t){let s=e.getUint16(t)===18761,n=r=>e.getUint16(t+r,s);return{u32:r=>e.getUint32(t+r,s),text:(r,l)=>Ct(e,t+r,l),entries:r=>new Map(Array.from({length:n(r)},(l,u)=>[n(r+2+12*u),r+10+12*u]))}}function Yp(e){let t=e.entries(e.u32(4)),s=(n,a,o)=>{try{return t.has(n)?a(e,e.entries(e.u32(t.get(n)))):o}catch{return o}};return{place:s(34853,Kp,null),time:s(34665,Jp,"")}}function Jp({u32:e,text:t},s){let n=s.get(36867),a=n===void 0?null:/^(\d{4}):(\d\d):(\d\d) (\d\d:\d\d:\d\d)$/.exec(t(e(n),19));return a&&a[1]!=="0000"?`${a[1]}-${a[2]}-${a[3]}T${a[4]}`:""}function Kp({u32:e,text:t},s){let n=(r,l,u)=>{if(!s.has(l)||!s.has(u))return NaN;let f=e(s.get(u)),O=X=>e(f+8*X)/e(f+8*X+4),L=r.indexOf(t(s.get(l),1).toUpperCase());return L<0?NaN:(O(0)+(O(1)||0)/60+(O(2)||0)/3600)*(L?-1:1)},a=n("NS",1,2),o=n("EW",3,4);return Math.abs(a)<=90&&Math.abs(o)<=180&&(a||o)?{lat:a,lng:o}:null}async function Xe(e){if(!/^image\/(jpeg|png|webp|avif|heic|heif)$/.test(e.type))return e;try{return await Zp(e)}catch{return e}}async function Zp(e){let t=await createImageBitmap(e,{imageOrientation:"from-image"}),s=Math.min(1,2560/Math.max(t.width,t.height));if(s===1&&e.size<409600)return t.close(),e;let n=new OffscreenCanvas(Math.max(1,Math.round(t.width*s)),Math.max(1,Math.round(t.height*s))),a=n.getContext("2d");a.fillStyle="#fff",a.fillRect(0,0,n.width,n.height),a.drawImage(t,0,0,n.width,n.height),t.close();let o=await n.convertToBlob({type:"image/jpeg",quality:.85});return o.size<e.size?new File([o],e.name.replace(/\.\w+$/,"")+".jpg",{type:"image/jpeg"}):e}var Xp=2,Qp=2,tu=60,Se=class{removed=[];#t=!1;#e;#s;#i;#n;#a=()=>{};constructor(t,{changed:s,placed:n=()=>{},signal:a,send:o=ge}){this.items=t.map(({at:r,key:l,caption:u="",...f})=>({media:f,at:r,key:l,caption:u,state:"done"})),this.#e=r=>{this.#a(),s(r)},this.#s=n,this.#i=a,this.#n=o,addEventListener("online",()=>this.#u(),{signal:a})}get most(){return $().limits.mediaPerFind}get isBusy(){return this.items.some(t=>["waiting","sending","paused"].includes(t.state))}get isPaused(){return this.items.some(t=>t.state==="paused")}async settled(){for(;this.isBusy&&!this.isPaused;)await new Promise(t=>{this.#a=t})}files(){return Promise.all(this.items.map(async({media:t,at:s,file:n,caption:a})=>{let o=n?await Xe(n):null;return t?{media:t,at:s,caption:a,blob:o}:{caption:a,blob:o,name:n.name||"file"}}))}get hasFailed(){return this.items.some(t=>t.state==="failed")}get isChanged(){return this.#t||this.removed.length>0||this.items.some(t=>!t.media?.id)}get media(){return this.items.filter(t=>t.media).map(t=>qa(t.media,t.caption))}get draft(){return this.items.filter(t=>t.media).map(({media:t,at:s,key:n,caption:a})=>({...t,at:s,key:n,caption:a}))}async add(t,s=[]){if(this.#i.aborted)return;let n=this.most-this.items.length,a=[...t].slice(0,n),o=a.map((r,l)=>({file:r,key:s[l],caption:"",preview:URL.createObjectURL(r),state:"waiting",progress:0}));this.items=[...this.items,...o],this.#e(t.length>n?i("upload.tooMany",{n:this.most}):""),await this.#o(a),this.#r()}async#o(t){for(let s of t){let{place:n}=await ti(s);if(this.#i.aborted)return;if(n)return this.#s(n)}}#r(){if(this.#i.aborted)return;let t=Xp-this.items.filter(s=>s.state==="sending").length;for(let s of this.items.filter(n=>n.state==="waiting").slice(0,t))this.#l(s)}async#l(t){t.stop=new AbortController,Object.assign(t,{state:"sending",progress:0,problem:null}),this.#e();try{let s=await this.#d(t);if(!s)return;Object.assign(t,{media:s,at:Date.now(),state:"done"})}catch(s){if(s.name==="AbortError")return;Object.assign(t,{state:ms(s)?"paused":"failed",problem:y(s)}),t.state==="paused"&&this.#p(t,s.retryAfter)}this.#e(),this.#r()}#p(t,s){t.pause=Math.min(tu,(t.pause??Qp/2)*2),t.timer=setTimeout(()=>this.retry(t),1e3*(s||t.pause))}#u(){for(let t of this.items.filter(s=>s.state==="paused"))this.retry(t)}async#d(t){let{signal:s}=t.stop,n=await Xe(t.file),{videoBytes:a,imageBytes:o}=$().limits,r=n.type.startsWith("video/")?a:o;if(n.size>r)throw{code:"large",text:i("upload.large",{size:ia(r)})};if(s.aborted)return null;let l=f=>{t.progress=f,this.#e()},[u]=await this.#n("POST","/api/media",n,{signal:s,progress:l});return u}retry(t){clearTimeout(t.timer),t.state="waiting",this.#r()}remove(t){this.#c(t),t.media?.id&&this.removed.push(t.media.id),this.items=this.items.filter(s=>s!==t),this.#e(),this.#r()}removeMissing(t){let s=this.items.filter(n=>n.media).filter((n,a)=>t.includes(a));s.forEach(this.#c),this.items=this.items.filter(n=>!s.includes(n)),this.#e()}move(t,s){this.items.splice(s,0,...this.items.splice(t,1)),this.#t=!0,this.#e()}setCaption(t,s){t.caption=s,this.#t=!0,this.#e()}stop(){this.items.forEach(this.#c)}#c({timer:t,stop:s,preview:n}){clearTimeout(t),s?.abort(),n&&URL.revokeObjectURL(n)}};var ei=class extends Pe{isNew=!1;title=i("edit.title");#t;#e="";#s="";constructor(t,s){super(t,s),this.back=`/finds/${t.params.id}`,this.#t=`/api${this.back}`}async begin(){let[t,s]=await na(this.#t),n=this.draft.stored;this.#s=s,this.#e=t.locationId,this.shown=Zo(t),this.values={...t,...this.shown,...n};let a=o=>{o&&p(o),this.page.update()};this.uploads=new Se(t.media,{changed:a,signal:this.page.signal}),this.place=new pt(this.page,n?.place??Go(t),()=>this.changed())}saveDraft(){let t=Qs(this.values),s=this.place?.value;this.draft.save(s?.location?.id===this.#e?t:{...t,place:s})}async write(t,s){let{isPaused:n,isChanged:a,media:o,removed:r}=this.uploads;if(n)throw{code:"failed",text:i("edit.uploadFailed")};let l=await vs(s),u=l===this.#e?{}:{locationId:l},f=o.map(L=>L.id?{id:L.id,caption:L.caption??null}:L),O=a?{media:f,mediaToDelete:r}:{};return z(this.#t,{...t,...u,...O},{headers:this.#s?{"If-Match":this.#s}:{}})}overwrite(){this.#s=""}async leave(t,s=""){await this.draft.remove(),await this.page.go(t,{replace:!0}),s&&p(s)}discard(){return this.uploads?.stop(),this.leave(`${this.back}/edit`)}};async function hn(){if(!await caches.has(Re))return null;let e=await caches.open(Re),[t]=await e.keys(),s=t&&await(await e.match(t))?.formData();return s?{key:t,values:eu(s),files:s.getAll("file"),left:Number(s.get("left"))}:null}function eu(e){let t=e.get("title"),s=[e.get("text"),e.get("url")].filter(Boolean).join(`
`);return{...t?{title:t}:{},...s?{description:s}:{}}}async function er(e){let t=await caches.open(Re);return await t.delete(e),(await t.keys()).length===0&&await caches.delete(Re),hn()}var su=2,si=class{items=[];isWhole=!1;#t;#e;constructor(t,s){this.#t=t,this.#e=s}get shown(){return this.isWhole?this.items:this.items.slice(0,su)}async load(){await _a();let t=await Fs();if(this.#t.signal.aborted)return;this.close();let s=Ps().filter(n=>n.id!==this.#e);this.items=s.map(n=>{let a=n.media?.find(r=>r.at>Date.now()-ys),o=a?null:t.find(r=>r.draft===n.id&&r.file.type.startsWith("image/"))?.file;return{draft:n,media:a,preview:o?URL.createObjectURL(o):""}}),this.#t.update()}showAll(){this.isWhole=!0,this.#t.update()}remove({draft:t}){Ut(t.id).remove(),this.items=this.items.filter(s=>s.draft!==t),this.#t.update(),p(i("edit.draftDeleted"),"",{text:i("action.undo"),run:()=>this.#s(t)})}#s(t){return Ut(t.id).set(t),this.load()}close(){for(let{preview:t}of this.items)t&&URL.revokeObjectURL(t)}};var iu=.15,sr=e=>e.slice(0,10);function nu(e){let t="";return e.map(n=>({photo:n,time:t=n.time||t})).sort((n,a)=>n.time<a.time?-1:n.time>a.time?1:0).map(n=>n.photo)}var ir=e=>e.find(t=>t.place)?.place??null,nr=e=>e.find(t=>t.time)?.time??"";function au(e,t,s){let[n,a]=[ir(e),nr(e)];return e.length<s&&(!n||!t.place||jt(n,t.place)<=iu)&&(!a||!t.time||sr(a)===sr(t.time))}function ar(e,t){let s=[];for(let n of nu(e)){let a=s.findLast(o=>au(o,n,t));a?a.push(n):s.push([n])}return s}var Qe=e=>({place:ir(e),time:nr(e)}),or=(e,t)=>e.flatMap((s,n)=>n===t?[]:n===t-1?[[...s,...e[t]]]:[s]),rr=(e,t,s)=>e.flatMap((n,a)=>a===t?[n.slice(0,s),n.slice(s)]:[n]);var ii=class{groups=null;busy=!1;#t;#e=new Map;constructor(t){this.#t=t}get most(){return $().limits.mediaPerFind}get count(){return this.groups.flat().length}async consider(t,s){if(this.groups)return this.consider([...this.decline(),...t],s);if(t.length<2)return!1;let n=await Promise.all(t.map(async o=>({file:o,...await ti(o)}))),a=ar(n,this.most);if(this.#t.signal.aborted||a.length<2&&t.length<=s)return!1;for(let o of n)o.preview=o.file.type.startsWith("image/")?URL.createObjectURL(o.file):"";return this.#s(a),!0}#s(t){this.groups=t,this.#t.update();for(let s of t)this.#i(s)}async#i(t){let{place:s}=Qe(t);if(!s||this.#e.has(t[0]))return;this.#e.set(t[0],"");let{name:n}=await ws(s,{signal:this.#t.signal});this.#e.set(t[0],n),this.#t.update()}describe=t=>({name:Qe(t).place?this.#e.get(t[0])??"":"",time:Qe(t).time});canMerge=t=>t>0&&this.groups[t-1].length+this.groups[t].length<=this.most;merge(t){this.#s(or(this.groups,t))}split(t,s){this.#s(rr(this.groups,t,s))}decline(){let t=this.groups.flat().map(s=>s.file);return this.close(),this.#t.update(),t}async accept(){if(this.busy)return;this.busy=!0,this.#t.update();let t=this.groups.map(()=>be()),s=Date.now(),n=b()?.id;try{for(let[a,o]of this.groups.entries())await this.#n(n,t[a],o,s-a)}catch{if(b()?.id!==n)return null;for(let a of t)await ou(a);return this.busy=!1,this.#t.update(),p(i("group.noRoom"))}await this.#t.go(`/new?draft=${t[0]}`),p(i("group.made",{n:t.length}))}async#n(t,s,n,a){if(b()?.id!==t)throw{code:"stopped"};let{place:o}=Qe(n),r={id:s,at:a,isPublic:he.get()!=="friends",media:[],label:this.describe(n).name};if(Ut(s).set(o?{...r,place:{point:o,source:"photo",photo:o}}:r),!Ut(s).get())throw{code:"storage"};await Da(s,n.map(l=>l.file),t)}close(){for(let{preview:t}of this.groups?.flat()??[])t&&URL.revokeObjectURL(t);this.groups=null}};async function ou(e){Ut(e).remove(),await Ss(e)}var ni=class extends Pe{isNew=!0;title=i("edit.new");back="/";received=null;photosExpired=!1;#t="";constructor(t,s){super(t,s),this.drafts=new si(t,this.draft.id),this.several=new ii(t)}async begin(){let{page:t,values:s}=this,n=await Wo(t.query,s.place),a=s.media??[],o=a.filter(f=>f.at>Date.now()-ys);this.photosExpired=o.length<a.length;let r=f=>{f&&p(f),this.changed()},l=f=>this.place.suggestPoint(f);this.uploads=new Se(o,{changed:r,placed:l,signal:t.signal}),this.place=new pt(t,n,r),this.place.point&&!this.place.label&&this.place.propose(),this.drafts.load();let u=await this.draft.files();u.length&&this.uploads.add(u.map(f=>f.file),u.map(f=>f.key)),this.received=t.query.has("shared")?await hn():null}async addFiles(t){let{items:s,most:n}=this.uploads;await this.several.consider(t,n-s.length)||await super.addFiles(t)}saveDraft(){let t=Qs(this.values),s=this.place?.value,n=this.uploads.draft,a=![t.title,t.description,t.category,s?.point,n.length,this.draft.hasFiles].some(Boolean);this.draft.save(a?null:{...t,place:s,label:this.place?.label,media:n,id:this.draft.id}),this.draft.release(this.uploads.items)}async resolveReceived(t){let{values:s,files:n,key:a}=this.received;this.received=null,t&&n.length&&await this.addFiles(n),this.received=await er(a),this.change(t?s:{}),this.form.clear("title"),this.page.update()}async write(t,s){if(this.uploads.isPaused)return this.#e(t,s);try{return this.#t=await vs(s),await Oa(this.draft.findId,{...t,locationId:this.#t,media:this.uploads.media})}catch(n){if(!ms(n))throw n;return this.#e(t,s)}}async#e(t,s){return await Sa(this.draft.findId,{body:t,place:s,locationId:this.#t},this.uploads),await this.leave("/waiting",i("outbox.added")),null}async leave(t,s=""){s&&he.set(this.values.isPublic?"public":"friends"),await this.draft.remove(),await this.page.go(t,{replace:!0});let[n]=Ps();s&&p(s,"",n&&{text:i("edit.next"),run:()=>this.page.go(`/new?draft=${n.id}`)})}discard(){return this.uploads?.stop(),this.leave("/new")}close(){super.close(),this.drafts.close(),this.several.close()}};import{html as Te,nothing as fn}from"../lib/lit-html/lit-html.js";function ru(e,t){e.remove(t),v(e.items.length?"drafts-title":"main")}var cu=({media:e,preview:t})=>Te`
  <span class="thumb">${e||t?Te`<img src=${e?.thumbnailUrl??t} alt="">`:c("edit")}</span>`;function lu(e,t){let{draft:s}=t,n=s.title?.trim()||i("edit.untitled");return Te`
    <li class="row draft">
      <a class="find grow" href="/new?draft=${s.id}">
        ${cu(t)}
        <span class="what">
          <span class="name" dir="auto">${n}</span>
          ${s.label?Te`<span class="soft" dir="auto">${s.label}</span>`:fn}
          <span class="soft">${ps(s.at)}</span>
        </span>
      </a>
      <button type="button" class="round" aria-label=${i("edit.draftDelete",{title:n})} @click=${()=>ru(e,t)}>
        ${c("trash")}
      </button>
    </li>`}var cr=e=>e.items.length?Te`
  <section class="card drafts" id="drafts" aria-labelledby="drafts-title">
    <h2 id="drafts-title" tabindex="-1">${i("edit.drafts")}</h2>
    <ul class="rows">${e.shown.map(t=>lu(e,t))}</ul>
    ${e.shown.length<e.items.length?Te`
      <button type="button" class="link" @click=${()=>e.showAll()}>
        ${i("edit.allDrafts",{n:e.items.length})}
      </button>`:fn}
  </section>`:fn;var lr=e=>[...e?.files??[]].filter(t=>/^(image|video)\//.test(t.type)),pr=e=>[...e.dataTransfer?.types??[]].includes("Files"),pu=e=>e.target.matches?.("input, textarea")&&e.clipboardData.types.includes("text/plain");function ur(e,t){let s=a=>document.body.classList.toggle("dropping",a),n=(a,o)=>document.addEventListener(a,o,{signal:e});n("dragover",a=>{pr(a)&&(a.preventDefault(),s(!0))}),n("dragleave",a=>{a.relatedTarget||s(!1)}),n("drop",a=>{pr(a)&&(a.preventDefault(),s(!1),document.querySelector("dialog[open]")||t(lr(a.dataTransfer)))}),n("paste",a=>{let o=lr(a.clipboardData);!o.length||pu(a)||document.querySelector("dialog[open]")||(a.preventDefault(),t(o))}),e.addEventListener("abort",()=>s(!1))}import{html as ae,nothing as $r}from"../lib/lit-html/lit-html.js";var $n=[1,5,20],Le=e=>e?i("privacy.area",{distance:ds(e)}):i("privacy.exact"),ts=()=>$n.map(e=>[String(e),Le(e)]),Ae=()=>[["0",Le(0)],...ts()],ai=()=>[["true",i("privacy.forFriends")],["false",i("privacy.forMe")]];import{html as es,nothing as gn}from"../lib/lit-html/lit-html.js";var Be="category";function dr(e,{category:t}){let s=document.getElementById(Be);if(s.value=t,ye(t)){e.proposals.close(),e.chooseCategory(t),document.querySelector("#fold-category summary")?.focus();return}s.dispatchEvent(new Event("input",{bubbles:!0})),e.proposals.close()}function uu(e,t){t.form.typed(e.target),t.proposals.follow(e.target.value)}function du(e,t){let{items:s,at:n}=t.proposals;if(!s.length){e.key==="ArrowDown"&&t.proposals.follow(e.target.value);return}let a={ArrowDown:1,ArrowUp:-1}[e.key];if(a)t.proposals.move(a);else if(e.key==="Escape")t.proposals.close();else if(e.key==="Enter"&&n>=0)dr(t,s[n]);else return;e.preventDefault()}var mu=(e,t,s)=>es`
  <li id="category-${s}" data-kind="category" role="option" aria-selected=${s===e.proposals.at?"true":"false"}
    @click=${()=>dr(e,t)}>
    ${ht(t.category)}
    <span class="grow" dir="auto">${ct(t.category)}</span>
    <span class="soft far">${t.ownCount?i("categories.byYou",{n:t.ownCount}):t.count?q(t.count):gn}</span>
  </li>`,hu=e=>{let{items:t}=e.proposals;return es`
    <div class="proposals" ?hidden=${!t.length} @mousedown=${s=>s.preventDefault()}>
      <ul id="category-list" role="listbox" aria-label=${i("categories.used")}>${t.map((s,n)=>mu(e,s,n))}</ul>
    </div>
    <span class="unseen" role="status">${t.length?i("categories.count",{n:t.length}):""}</span>`};function mr(e){let{form:t,proposals:s}=e,n=t.errors[Be];return es`
    <div class="field">
      <label for=${Be}>${i("categories.own")} <span class="soft">${i("form.optional")}</span></label>
      <div class="combo">
        <input id=${Be} name=${Be} type="text" dir="auto" role="combobox" autocomplete="off" data-most=${$().limits.category}
          aria-autocomplete="list" aria-controls="category-list" aria-expanded=${s.items.length?"true":"false"}
          aria-activedescendant=${s.at>=0?`category-${s.at}`:gn}
          aria-describedby=${n?"category-error":"category-hint"} aria-invalid=${n?"true":gn}
          .defaultValue=${e.values.category??""} @input=${a=>uu(a,e)} @keydown=${a=>du(a,e)}
          @focus=${a=>s.follow(a.target.value)} @blur=${()=>s.close()}>
        ${hu(e)}
      </div>
      ${Ha(t.left[Be])}
      ${n?es`<p class="error" id="category-error">${n}</p>`:es`<p class="hint" id="category-hint">${i("categories.hint")}</p>`}
    </div>`}var oi=(e,t,s,n,a)=>ae`
  <details class="fold" id="fold-${e}">
    <summary>${t} <span class="grow"><span>${s}</span> <span class="soft" dir="auto">${n}</span></span> ${c("next")}</summary>
    ${a}
  </details>`;function gr(e){let t=e?.closest("details");t&&(t.open=!0)}var fu=e=>oi("description",c("edit"),i("find.description"),e.values.description||i("edit.none"),m(e.form,"description",{label:i("find.description"),value:e.values.description??"",kind:"area",most:$().limits.description})),hr=(e,t,s)=>ae`
  <button type="button" class="chip" aria-pressed=${s?"true":"false"} @click=${()=>e.chooseCategory(t)}>
    ${ht(t)} ${ct(t)}
  </button>`;function $u(e){let{category:t}=e.values,[s,n]=t?[ht(t),ct(t)]:[c("filter"),i("edit.none")];return oi("category",s,i("find.category"),n,ae`
    <fieldset>
      <legend>${i("find.category")}</legend>
      <div class="chips">
        ${Jt.map(a=>hr(e,a,a===t))}
        ${hr(e,"other",e.isOther)}
      </div>
      ${e.isOther?mr(e):$r}
    </fieldset>`)}var fr=(e,t,s,n,a)=>ae`
  <label class="choice">
    <input type="radio" name="isPublic" value=${String(t)} ?checked=${e.values.isPublic===t}>
    <span>
      ${c(s)}
      <span>
        <span class="strong">${n}</span><br>
        <span class="soft">${a}</span>
      </span>
    </span>
  </label>`;function gu(e){let{isPublic:t}=e.values;return oi("audience",c(t?"globe":"lock"),i("edit.who"),i(t?"edit.public":"edit.private"),ae`
    <fieldset class="choices">
      <legend>${i("edit.who")}</legend>
      ${fr(e,!0,"globe",i("edit.public"),i("edit.publicText",{instance:Bt()}))}
      ${fr(e,!1,"lock",i("edit.private"),i("edit.privateText"))}
    </fieldset>`)}var bu=e=>F("exact-for",{name:"exactForFriends",label:i("privacy.exactFor"),options:ai(),chosen:e});function wu(e){let{area:t="",exactForFriends:s="true"}=e.values;return oi("shown",c("map"),i("privacy.shown"),t===""?i("privacy.asSet"):Le(Number(t)),ae`
    ${F("area",{label:i("privacy.shown"),hint:i(e.isNew?"privacy.shownHint":"privacy.recall"),chosen:t,options:[...e.isNew?[["",i("privacy.asSet")]]:[],...Ae()]})}
    ${Number(t)?bu(s):$r}`)}var br=e=>ae`<div class="folds">${fu(e)}${$u(e)}${gu(e)}${wu(e)}</div>`;import{html as ci,nothing as yn}from"../lib/lit-html/lit-html.js";import{html as Ot,nothing as ss}from"../lib/lit-html/lit-html.js";var bn=16,wr=10,yu=2,vu={lat:25,lng:5,zoom:1},ri=class extends pt{failed=!1;problem="";#t;#e=null;constructor(t,s){super(t,s.value,()=>this.#i()),this.#t=t,Object.assign(this,{nearby:s.nearby,proposal:s.proposal})}async showMap(t){this.failed=!1;let s=this.#s();try{let n=await t({view:s,onMove:a=>this.#a(a),onPick:a=>this.setPoint(a,"tap")});if(this.#t.signal.aborted)return n.close();this.#e=n,this.photo&&n.mark(this.photo,i("spot.photoPlace"),"one ghost")}catch{this.failed=!0}return this.#e&&this.point&&this.#i(),this.#t.update(),!this.point&&s.zoom>=wr?this.setPoint({lat:s.lat,lng:s.lng},"tap"):this.point?this.propose():null}#s(){if(this.point)return{...this.point,zoom:bn};let t=kt(fe.get());return t?.zoom?t:vu}#i(){this.problem="";let t=this.#e?.where();t&&!this.#n(t)&&this.#e.setView({...this.point,zoom:this.source==="tap"?t.zoom:Math.max(bn,t.zoom)},{animate:!1}),this.#t.update()}#n(t){return jt(this.point,t)<yu*Ma(t)}#a(t){(!this.point||!this.#n(t))&&this.setPoint({lat:t.lat,lng:t.lng},"tap")}usePhoto(){return this.setPoint(this.photo,"photo")}useFound(t){return this.setPoint(tt(t),"found",t.name)}distance=t=>this.point&&t?jt(this.point,t):void 0;check(){let t=this.#e?.where().zoom??bn,s=this.source==="tap"&&!this.chosen&&t<wr;return this.problem=this.point?s?i("spot.zoom"):"":i("spot.none"),this.#t.update(),!this.problem}close(){super.close(),this.#e?.close(),this.#e=null}};async function Ie(e){let t=new AbortController,s=null,n=lt((o,r)=>(s??=new ri({signal:t.signal,update:r},e),Su(s,o)),{label:i("spot.title"),kind:"chooser"});yr(s),await n&&e.take(s),t.abort(),s.close()}var yr=e=>e.showMap(t=>mo(document.getElementById("spot"),{...t,hasCross:!0})),ku=(e,t)=>Ot`
  <div class="row">
    <button type="button" class="round" aria-label=${i("nav.back")} @click=${()=>t()}>${c("back")}</button>
    <place-search id="spot-search" class="grow" .label=${i("spot.search")} .near=${e.point} .distance=${e.distance}
      @choose=${({detail:s})=>e.useFound(s.value)}></place-search>
  </div>`,xu=e=>Ot`
  <div class="mapbox">
    <div id="spot" role="application" aria-label=${i("spot.map")}></div>
    ${e.failed?d({code:"map",text:i("map.failed")},()=>yr(e)):ss}
  </div>`;function Ou(e,t){let s=e.chosen?.id===t.id;return Ot`
    <button type="button" class="chip" aria-pressed=${s?"true":"false"} @click=${()=>e.toggle(t)}>
      ${c(s?"check":"pin")} <bdi>${t.name}</bdi> <span class="soft">${us(t.distance)}</span>
    </button>`}var qu=e=>Ot`
  <div class="chips scrolls" role="group" aria-label=${i("spot.proposals")}>
    <button type="button" class="chip" @click=${()=>e.locate()}>${c("here")} ${i("spot.here")}</button>
    ${e.photo&&e.source!=="photo"?Ot`
      <button type="button" class="chip" @click=${()=>e.usePhoto()}>${c("camera")} ${i("spot.photoPlace")}</button>`:ss}
    ${e.nearby.map(t=>Ou(e,t))}
  </div>`,Pu=e=>Ot`
  <div class="field">
    <label for="place-name">${i("spot.name")} <span class="soft">${i("form.optional")}</span></label>
    <input id="place-name" autocomplete="off" dir="auto" placeholder=${e.proposal||i("spot.nameHint")} .value=${e.name}
      @input=${t=>e.setName(t.target.value)}>
  </div>`,wn=e=>i(`spot.${e.source||"set"}`),Fu=e=>Ot`
  <p class="at" role="status">
    ${c("pin")}
    <span class="grow"><span class="strong" dir="auto">${e.label||i(e.point?"spot.unnamed":"spot.none")}</span>
      ${e.point?Ot`<span class="soft">${wn(e)}</span>`:ss}</span>
  </p>`,Su=(e,t)=>Ot`
  <h2 class="unseen" tabindex="-1" autofocus>${i("spot.title")}</h2>
  ${ku(e,t)}
  ${xu(e)}
  <div class="panel">
    ${Fu(e)}
    ${qu(e)}
    ${e.chosen?ss:Pu(e)}
    ${e.problem?Ot`<p class="error" role="alert">${e.problem}</p>`:ss}
    <button type="button" class="main" id="use-place" @click=${()=>e.check()&&t(!0)}>${i("spot.use")}</button>
  </div>`;var vr=(e,t)=>ci`
  <span class="row">
    ${c("pin")} <span class="grow"><span class="strong" dir="auto">${e}</span><br><span class="soft">${t}</span></span>
    ${c("next")}
  </span>`,kr=(e,t)=>ci`
  <fieldset>
    <legend>${i("edit.where")}</legend>
    <button type="button" class="where" id="place" aria-describedby=${t?"place-error":yn} @click=${()=>Ie(e)}>
      ${e.point?ci`<place-map inert .at=${e.point}></place-map>`:yn}
      ${e.point?vr(e.label||i("spot.unnamed"),[wn(e),i("spot.change")].filter(Boolean).join(" · ")):vr(i("spot.title"),i("spot.chooseHint"))}
    </button>
    ${t?ci`<p class="error" id="place-error" role="alert">${t}</p>`:yn}
  </fieldset>`;import{html as oe,nothing as vn}from"../lib/lit-html/lit-html.js";function Tu(e,t){e.merge(t),v(`group-${t-1}`)}function Lu(e,t,s){e.split(t,s),v(`group-${t+1}`)}var Au=({preview:e,file:t})=>e?oe`<img src=${e} alt="">`:oe`<span class="film" title=${t.name}>${c("play")}</span>`,Bu=(e,t,s)=>oe`
  <button type="button" class="cut" aria-label=${i("group.split",{n:s+1})} title=${i("group.split",{n:s+1})}
    @click=${()=>Lu(e,t,s)}></button>`;function Iu(e,t,s){let{name:n,time:a}=e.describe(t),o=[a&&rt(a),n].filter(Boolean);return oe`
    <li>
      <div class="row between">
        <h3 id="group-${s}" tabindex="-1">${i("group.find",{n:s+1})} <span class="soft" dir="auto">${o.join(" · ")}</span></h3>
        ${e.canMerge(s)?oe`
          <button type="button" class="link" aria-describedby="group-${s}" @click=${()=>Tu(e,s)}>
            ${i("group.merge")}
          </button>`:vn}
      </div>
      <ul class="group">${t.map((r,l)=>oe`<li>${l?Bu(e,s,l):vn}${Au(r)}</li>`)}</ul>
    </li>`}var xr=(e,t)=>e.groups?oe`
  <section class="card" id="several" aria-labelledby="several-title">
    <h2 id="several-title" tabindex="-1">${i("group.title",{n:e.count,finds:i("group.finds",{n:e.groups.length})})}</h2>
    <p class="hint">${i("group.hint")}</p>
    <ol class="groups">${e.groups.map((s,n)=>Iu(e,s,n))}</ol>
    <div class="publish row">
      <button type="button" class="quiet" @click=${t}>${i("group.one")}</button>
      <button type="button" class="main" aria-busy=${e.busy?"true":"false"} @click=${()=>e.accept()}>
        ${i("group.make",{n:e.groups.length})}
      </button>
    </div>
  </section>`:vn;import{html as J,nothing as Et}from"../lib/lit-html/lit-html.js";import{html as kn}from"../lib/lit-html/lit-html.js";async function Mu(e,t,s){let n=null,a={label:i("upload.caption"),hint:i("upload.captionHint"),value:t.caption,most:$().limits.caption},o=await lt((r,l)=>(n??=new P({send:({caption:u})=>r(u.trim()),update:l}),kn`
      <h2>${i("upload.caption")}</h2>
      <div class="captioned">${s}</div>
      <form novalidate @submit=${n.submit}>
        ${m(n,"caption",a)}
        <div class="row end">
          <button type="button" class="quiet" @click=${()=>r()}>${i("action.cancel")}</button>
          ${D(n,i("action.save"))}
        </div>
      </form>`),{label:i("upload.captionOf",{n:e.items.indexOf(t)+1})});o!==null&&e.setCaption(t,o)}var Or=(e,t,s,n)=>kn`
  <button type="button" class="words ${t.caption?"":"round"}" @click=${()=>Mu(e,t,n)}
    aria-label="${i("upload.captionOf",{n:s})}${t.caption?`: ${t.caption}`:""}">
    ${t.caption?kn`<span dir="auto">${t.caption}</span>`:c("edit")}
  </button>`;var[ju,Uu]=[6,10],Du=300,N=null;function qr(){N.isOn=!0,N.item.classList.add("lifted"),navigator.vibrate?.(10)}var Pr=e=>[...e.parentElement.querySelectorAll(":scope > [data-drag]")],Nu=(e,t)=>Pr(N.item).find(s=>{let n=s.getBoundingClientRect();return s!==N.item&&n.left<=e&&e<=n.right&&n.top<=t&&t<=n.bottom});function _u(e){if(e.pointerId!==N.id)return;let[t,s]=[e.clientX-N.x,e.clientY-N.y],n=e.pointerType==="touch";if(!N.isOn){if(Math.hypot(t,s)<(n?Uu:ju))return;if(n)return N.end();qr()}N.item.style.transform=`translate(${t}px, ${s}px) scale(1.04)`,N.over?.classList.remove("target"),N.over=Nu(e.clientX,e.clientY),N.over?.classList.add("target")}function Fr(e,t){if(e.button||N||e.target.closest("button, input, a"))return;let s=e.currentTarget,n=new AbortController,{signal:a}=n,o=()=>{clearTimeout(N.timer),n.abort(),s.classList.remove("lifted"),s.style.transform="",N.over?.classList.remove("target"),N=null};N={item:s,x:e.clientX,y:e.clientY,id:e.pointerId,isOn:!1,over:null,end:o},e.pointerType==="touch"&&(N.timer=setTimeout(qr,Du));let r=u=>{u.pointerId===N.id&&o()},l=u=>{if(u.pointerId!==N.id)return;let[f,O]=[s,N.isOn&&N.over].map(L=>Pr(s).indexOf(L));o(),O>=0&&t(f,O)};document.addEventListener("pointermove",_u,{signal:a}),document.addEventListener("pointerup",l,{signal:a}),document.addEventListener("pointercancel",r,{signal:a}),document.addEventListener("keydown",u=>{u.key==="Escape"&&o()},{signal:a})}function li(e){(N?.isOn||e.type==="dragstart")&&e.preventDefault()}var Cu="image/*,video/mp4,video/quicktime,video/webm";function Eu(e,t){let s=e.items.indexOf(t);e.remove(t),queueMicrotask(()=>{(document.querySelectorAll(".shot .drop")[Math.min(s,e.items.length-1)]??document.getElementById("files"))?.focus()})}function Sr(e,t,s){e.move(t,s),queueMicrotask(()=>{let n=s<t?".before, .after":".after, .before";document.querySelectorAll(".shot")[s]?.querySelector(n)?.focus()})}function Tr(e){return e.media?xt(e.media,{thumb:!0,eager:!0}):e.file.type.startsWith("video/")?J`<span class="film">${c("play")}</span>`:J`<img src=${e.preview} alt="">`}var Lr={handleEvent:e=>{e.target.hidden=e.type==="error"},capture:!0},pi=(e,t,s,n,a)=>J`
  <button type="button" class="round ${e}" aria-label=${i(`upload.${t}`,{n})} @click=${a}>${c(s)}</button>`,Hu=(e,t)=>e.progress<1?J`<progress max="1" .value=${e.progress} aria-label=${i("upload.progress",{n:t})}></progress>`:J`<span class="over">${i("upload.processing")}</span>`,Ru=(e,t)=>({sending:()=>Hu(e,t),paused:()=>J`<span class="over" title=${e.problem}>${i("upload.paused")}</span>`,waiting:()=>J`<span class="over">${i("upload.waiting")}</span>`,failed:()=>J`<span class="over error">${i("upload.failed")}</span>`,done:()=>Et})[e.state]();function zu(e,t,s){let n=s+1;return J`
    <li class="shot ${t.state}" data-drag @pointerdown=${a=>Fr(a,(o,r)=>e.move(o,r))}
      @error=${Lr} @load=${Lr}>
      ${Tr(t)}
      ${s===0&&e.items.length>1?J`<span class="cover">${i("upload.cover")}</span>`:Et}
      ${Ru(t,n)}
      <span class="buttons">
        ${s>0?pi("before","earlier","back",n,()=>Sr(e,s,s-1)):Et}
        ${n<e.items.length?pi("after","later","next",n,()=>Sr(e,s,s+1)):Et}
        ${t.state==="failed"||t.state==="paused"?pi("","again","retry",n,()=>e.retry(t)):Et}
        ${pi("drop",t.state==="done"?"remove":"cancel","close",n,()=>Eu(e,t))}
      </span>
      ${t.state==="failed"?Et:Or(e,t,n,Tr(t))}
    </li>`}function Vu(e,t){t([...e.target.files]),e.target.value=""}var Wu=(e,t)=>J`
  <li class="shot add">
    <label for="files">
      ${c("camera")}<span class="strong">${i(e.items.length?"upload.more":"upload.add")}</span>
      ${e.items.length?Et:J`<span class="soft mice">${i("upload.drop")}</span>`}
    </label>
    <input id="files" type="file" accept=${Cu} multiple @change=${s=>Vu(s,t)}>
  </li>`;function Gu(e){let t=e.items.filter(n=>n.state==="done").length,s=[...new Set(e.items.filter(n=>n.state==="failed").map(n=>n.problem))];return J`
    <p class="hint" role="status">${e.isBusy?i("upload.ready",{n:t,of:q(e.items.length)}):""}</p>
    ${s.map(n=>J`<p class="error" role="alert">${n}</p>`)}`}var Ar=(e,t)=>J`
  <ul class="shots ${e.items.length?"":"bare"}" @touchmove=${li} @contextmenu=${li} @dragstart=${li}>
    ${e.items.map((s,n)=>zu(e,s,n))}
    ${e.items.length<e.most?Wu(e,t):Et}
  </ul>
  ${e.items.length>1?J`<p class="hint">${i("upload.order")}</p>`:Et}
  ${Gu(e)}`;async function Br(e,t){await e.addFiles(t),e.several?.groups&&v("several-title")}function Yu(e){e.uploads.add(e.several.decline()),v("files")}function Ju(e){for(let[t,s]of Object.entries(e.received.values))document.getElementById(t).value=s;return e.resolveReceived(!0)}var Ku=(e,t)=>ot`
  <section class="card" id="offer" aria-labelledby="offered">
    <h2 id="offered">${i("edit.shared")}</h2>
    <p class="hint">${i("edit.sharedHint")}</p>
    ${Object.values(e.received.values).map(s=>ot`<p class="text" dir="auto">${s}</p>`)}
    ${e.received.files.length?ot`<p>${i("edit.sharedFiles",{n:e.received.files.length})}</p>`:qt}
    ${t?ot`<p class="note">${i("edit.sharedFull")}</p>`:qt}
    ${e.received.left?ot`<p class="note">${i("edit.sharedLeft",{n:e.received.left})}</p>`:qt}
    <div class="row end">
      <button type="button" class="quiet" @click=${()=>e.resolveReceived(!1)}>${i("edit.sharedDrop")}</button>
      <button type="button" @click=${()=>Ju(e)}>${i("edit.sharedTake")}</button>
    </div>
  </section>`;async function Zu(e){await M(i("edit.discardTitle"),i("edit.discardText"),i("edit.startOver"))&&e.discard()}var Xu=()=>M(i("privacy.inHome"),i("privacy.inHomeText"),i("privacy.showExact")),Qu=e=>ot`
  <p class="note">
    ${i("edit.restored")} <button type="button" class="link" @click=${()=>Zu(e)}>${i("edit.startOver")}</button>
  </p>`,td=e=>ot`
  <fieldset>
    <legend>${i("edit.photos")}</legend>
    ${e.photosExpired?ot`<p class="note">${i("edit.photosGone")}</p>`:qt}
    ${Ar(e.uploads,t=>Br(e,t))}
    <p class="hint">${i("edit.photosMost",{n:e.uploads.most})} ${i("edit.photosHint")}</p>
  </fieldset>`,ed=e=>ot`
  ${T(e.form)}
  ${e.form.refusal?.reason==="changed_since"?ot`
    <div class="row">
      <a class="button quiet" href=${e.back} target="_blank">${i("edit.theirs")}</a>
      <button type="submit" class="quiet" @click=${()=>e.overwrite()}>${i("edit.mine")}</button>
    </div>`:qt}`;function sd(e,t){let{isPublic:s,...n}=Ca(e.currentTarget);t.change({...n,isPublic:s==="true"})}async function id(e,t){let n=await t.submit(e)?document.querySelector("form [aria-invalid=true]"):document.getElementById("place");gr(n),n?.focus()}function nd(e){let{title:t}=e.values,s=e.form.busy&&e.uploads.isBusy?"edit.waiting":e.isNew?"edit.publish":"action.save",n=a=>sd(a,e);return ot`
    <form class="card" novalidate ?hidden=${!!e.several?.groups}
      @input=${n} @change=${n} @submit=${a=>id(a,e)}>
      ${e.isRestored?Qu(e):qt}
      ${td(e)}
      ${kr(e.place,e.placeError)}
      ${m(e.form,"title",{label:i("find.titleField"),value:t,required:!0,most:$().limits.title})}
      ${br(e)}
      <div class="publish">
        ${ed(e)}
        <div class="row end">
          <a class="button quiet" href=${e.back}>${i("action.cancel")}</a>
          ${D(e.form,i(s))}
        </div>
      </div>
    </form>`}var ad=(e,t)=>ot`
  ${e.received?Ku(e,t.get("shared")==="full"):qt}
  ${xr(e.several,()=>Yu(e))}
  ${e.several.groups?qt:cr(e.drafts)}`;function od(e,t){return e.loading.problem?d(e.loading.problem,t):e.uploads?nd(e):w(4)}function Ir(e){let t=new(e.params.id?ei:ni)(e,{showHome:Xu}),s=()=>t.loading.load();return ur(e.signal,n=>t.uploads&&Br(t,n)),{title:t.title,ready:s(),view:()=>ot`
      ${h(t.title,qt,t.back)}
      ${t.isNew?ad(t,e.query):qt}
      ${od(t,s)}`,close:()=>t.close()}}import{html as je,nothing as Ad}from"../lib/lit-html/lit-html.js";var ui=(e,t=0)=>new Date(e.getFullYear(),e.getMonth(),e.getDate()-t);function rd(){let e=new Intl.Locale(navigator.languages[0]??"en-GB");return((e.getWeekInfo?.()??e.weekInfo)?.firstDay??1)%7}var cd=e=>[["today",ui(e)],["yesterday",ui(e,1)],["week",ui(e,(e.getDay()-rd()+7)%7)],["earlier",-1/0]],xn=e=>ui(new Date(e.createdAt)).getTime(),di=e=>`${xn(e)} ${e.user.id}`;function ld(e){let t=new Map;for(let s of e)t.set(di(s),[...t.get(di(s))??[],s]);return t}function Mr(e,{now:t=new Date,mayContinue:s=!1}={}){let n=ld(e),a=s&&e.length?xn(e.at(-1)):NaN,o=new Map,r=cd(t);for(let l of e){let u=n.get(di(l)),f=u.length>=3;if(f&&u[0]!==l)continue;let O=f?{key:di(l),finds:u,hasMore:xn(l)===a}:{find:l},L=new Date(l.createdAt),[X]=r.find(([,He])=>L>=He);o.set(X,[...o.get(X)??[],O])}return[...o].map(([l,u])=>({name:l,entries:u}))}function jr(e){let t=n=>n.media.length>0,s=[...e.filter(t),...e.filter(n=>!t(n))].slice(0,4);return{shown:s,rest:e.length-s.length}}var pd=1500,[ud,dd]=[4,4],md=9;function hd(){let e=kt(fe.get());return e?.zoom>=md?{lat:e.lat,lng:e.lng}:null}var fd=()=>Promise.race([ja(),ks(pd,null)]),$d=e=>e?{lat:Math.round(e.lat*100)/100,lng:Math.round(e.lng*100)/100}:{},mi=class{at=null;isHere=!1;busy=!1;#t=new WeakMap;#e;#s;constructor(t){this.#s=t,this.at=t.kept?.at??null,this.isHere=t.kept?.isHere??!1,this.#e=new Set(t.kept?.open),this.list=E(t,()=>k("/api/finds/feed",{...$d(this.at),limit:20}))}liking(t){let s=this.#t.get(t);return s||this.#t.set(t,s=new Ea(t.id,()=>t,this.#s)),s}load=async()=>{if(this.#s.kept?.at===void 0){let t=await fd();this.#o(t??hd(),!!t)}await this.#n()};get days(){return Mr(this.list.items??[],{mayContinue:!!this.list.next})}get#i(){return this.days.reduce((t,s)=>t+s.entries.length,0)}isOpen=({key:t})=>this.#e.has(t);toggle({key:t}){this.#e.delete(t)||this.#e.add(t),this.#s.keep({open:[...this.#e]}),this.#s.update()}async#n(){await this.list.load(),await this.#a(ud)}more=()=>this.#a(this.#i+1);async#a(t){for(let s=0;this.list.next&&this.#i<t&&s<dd;s++){let n=this.list.items.length;if(await this.list.more(),this.list.items?.length===n)return}}#o(t,s){Object.assign(this,{at:t,isHere:s}),this.#s.keep({at:t,isHere:s})}async nearMe(){this.busy=!0,this.#s.update();try{this.#o(await qs({timeout:1e4}),!0),this.list.clear(),await this.#n()}catch(t){p(y(t))}this.busy=!1,this.#s.update()}distance=t=>this.isHere?jt(this.at,tt(t.location)):void 0};function gd(){return ra()?!0:st.get("installPrompt")||ca()?!1:void 0}async function bd(){let e=await gs();return{on:!0,off:!1}[e]}var hi=class{steps=[];isKnown=!1;#t;constructor(t){this.#t=t}get isOver(){return en.get()===b()?.id}get left(){return this.steps.filter(t=>!t.isDone).length}async load(){if(this.isOver){this.isKnown=!0;return}let{signal:t}=this.#t,s={profile:!!b().displayName||!!b().profilePicture?.startsWith("/api/media/"),streets:b().role==="admin"&&$().tiles?.kind==="vector"?oo().length>0:void 0,find:g(`/api/users/${b().id}`,{signal:t}).then(a=>a.findCount>0),friend:g("/api/friends?limit=1",{signal:t}).then(a=>a.length>0),push:bd(),install:gd()},n=await Promise.all(Object.entries(s).map(async([a,o])=>({name:a,isDone:await Promise.resolve(o).catch(()=>{})})));t.aborted||(this.isKnown=!0,this.steps=n.filter(a=>a.isDone!==void 0),this.steps.length===n.length&&!this.left&&this.dismiss(),this.#t.update())}async installNow(){let t=st.get("installPrompt");t&&(await t.prompt(),st.set("installPrompt",null),await this.load())}dismiss=()=>{en.set(b().id),this.steps=[],this.#t.update()}};import{html as Ht,nothing as re}from"../lib/lit-html/lit-html.js";var wd="(min-width: 1180px) 516px, (min-width: 720px) 688px, 100vw",yd=(e,t)=>Ht`
  <span class="cover c-${xs(e.category).code}">
    ${e.media.length?xt(e.media[0],{sizes:wd,eager:t}):ht(e.category)}
    ${e.media[0]?.type==="video"?Ht`<span class="play">${c("play")}</span>`:re}
    ${e.media.length>1?Ht`<span class="counter">${i("feed.photos",{n:e.media.length})}</span>`:re}
  </span>`,vd=e=>e.saved?Ht`<span class="figure">${c("bookmark",!0)} ${i(`saved.${e.saved}`)}</span>`:re;function kd(e,t){let s=[la(e,e.location)?"":fs(e.location),t===void 0?"":sa(t)].filter(Boolean);return s.length?Ht`
    <span class="soft">${c("pin")} <bdi>${s[0]}</bdi>${s[1]?Ht` · ${s[1]}`:re}</span>`:re}var Ur=(e,t,{km:s,eager:n})=>Ht`
  <li class="feed-card">
    <a href="/finds/${e.id}">
      ${yd(e,n)}
      <span class="about">
        <span class="name" dir="auto">${e.title}</span>
        ${kd(e,s)}
        <span class="by">
          ${V(e.user,28)} <span class="grow">${x(e.user)} <span class="soft">· ${C(e.createdAt)}</span></span>
          ${e.reason==="friend"?Ht`<span class="badge">${i("feed.friend")}</span>`:re}
          ${io(e)}
        </span>
      </span>
    </a>
    <div class="acts">
      ${so(t,`like-${e.id}`)}
      <a class="act" href="/finds/${e.id}#comments" aria-label=${i("find.commentOn",{title:e.title})}>
        ${c("comment")} ${e.commentCount?Ht`<span>${q(e.commentCount)}</span>`:re}
      </a>
      <span class="grow"></span>
      ${vd(e)}
    </div>
  </li>`;import{html as ce,nothing as On}from"../lib/lit-html/lit-html.js";var qn=({key:e})=>`group-${e.replace(" ","-")}`;async function Dr(e,t){e.toggle(t),await v(qn(t))}var xd=(e,t)=>ce`
  <span class="piece c-${xs(e.category).code}">
    ${e.media.length?xt(e.media[0],{thumb:!0}):ht(e.category)}
    ${t?ce`<span class="beyond">+${q(t)}</span>`:On}
  </span>`;function Od(e){let{shown:t,rest:s}=jr(e);return ce`
    <span class="cover ${t[0].media.length?"":"signs"}">
      <span class="mosaic of-${t.length}">${t.map((n,a)=>xd(n,a===t.length-1?s:0))}</span>
    </span>`}var Nr=({finds:e,hasMore:t})=>i("feed.several",{n:e.length,more:t}),qd=e=>e.map((t,s)=>ce`${s?" · ":On}<bdi>${t.title}</bdi>`),Pd=(e,t)=>ce`
  <li class="feed-card">
    <button type="button" class="group-face" id=${qn(t)} aria-expanded="false" @click=${()=>Dr(e,t)}>
      ${Od(t.finds)}
      <span class="about">
        <span class="name">${Nr(t)}</span>
        <span class="soft titles">${qd(t.finds.slice(0,10))}</span>
        <span class="by">
          ${V(t.finds[0].user,28)}
          <span class="grow">${x(t.finds[0].user)} <span class="soft">· ${C(t.finds[0].createdAt)}</span></span>
          ${t.finds[0].reason==="friend"?ce`<span class="badge">${i("feed.friend")}</span>`:On}
        </span>
      </span>
    </button>
  </li>`,Fd=(e,t,s)=>ce`
  <li class="feed-group">
    <div class="by">
      ${V(t.finds[0].user,28)}
      <span class="grow">${x(t.finds[0].user)} <span class="soft">· ${Nr(t)}</span></span>
      <button type="button" class="quiet" id=${qn(t)} aria-expanded="true" @click=${()=>Dr(e,t)}>
        ${i("feed.less")}
      </button>
    </div>
    <ul class="feed-list">${t.finds.map(n=>s(n))}</ul>
  </li>`,_r=(e,t,s)=>e.isOpen(t)?Fd(e,t,s):Pd(e,t);import{html as Me,nothing as fi}from"../lib/lit-html/lit-html.js";var Cr={profile:()=>"/profile",streets:()=>"/admin/map",find:()=>"/new",friend:()=>mt()?"/invites":"/people",push:()=>"/settings#push"},Sd=e=>i(e==="friend"&&mt()?"steps.inviteAction":`steps.${e}Action`);function Td(e,t){return Cr[t]?Me`<a class="button quiet" href=${Cr[t]()}>${Sd(t)}</a>`:st.get("installPrompt")?Me`<button type="button" class="quiet" @click=${()=>e.installNow()}>${i("steps.installAction")}</button>`:Me`<span class="hint">${i("steps.installHint")}</span>`}var Ld=(e,{name:t,isDone:s})=>Me`
  <li class="step ${s?"done":""}">
    <span class="tick">${s?c("check"):fi}</span>
    <span class="grow">${i(`steps.${t}`,{instance:Bt()})}${s?Me`<span class="unseen"> (${i("steps.done")})</span>`:fi}</span>
    ${s?fi:Td(e,t)}
  </li>`,Er=e=>e.isOver||!e.left?fi:Me`
  <section class="card" aria-labelledby="steps">
    <div class="row between"><h2 id="steps">${i("steps.title")}</h2>${vt(e.dismiss)}</div>
    <ul class="first-steps">${e.steps.map(t=>Ld(e,t))}</ul>
  </section>`;var zr=()=>je`<a class="button quiet" href="/people">${c("people")} ${i("nav.people")}</a>`,Bd=e=>e.isHere?Ad:je`
  <button type="button" class="chip" aria-busy=${e.busy?"true":"false"} @click=${()=>e.nearMe()}>
    ${c("here")} ${i("feed.nearMe")}
  </button>`,Hr=e=>je`
  <p class="row between"><span class="soft">${i(e.at?"feed.around":"feed.friends")}</span>${Bd(e)}</p>`,Rr=(e,t)=>Ur(e,t.liking(e),{km:t.distance(e),eager:e===t.list.items[0]}),Id=({name:e,entries:t},s)=>je`
  <section class="stack" aria-labelledby="day-${e}">
    <h2 id="day-${e}">${i(`feed.${e}`)}</h2>
    <ul class="feed-list">
      ${t.map(n=>n.find?Rr(n.find,s):_r(s,n,a=>Rr(a,s)))}
    </ul>
  </section>`;function Md(e,t){let{items:s,problem:n}=e.list;return!n&&(!s||!t.isKnown)?w(3):[Er(t),jd(e)]}function jd(e){let{items:t,problem:s,load:n}=e.list;if(s)return d(s,n);if(!t.length&&!e.list.next){let a=i(e.at?"feed.noneText":"feed.noneFriends");return[Hr(e),B(i("feed.none"),a,zr(),"feed")]}return je`
    ${Hr(e)}
    ${e.days.map(a=>Id(a,e))}
    ${I({...e.list,more:e.more})}`}function Vr(e){let t=new mi(e),s=new hi(e);return{title:i("feed.title"),broad:!0,ready:Promise.all([t.load(),s.load()]),view:()=>je`
      ${h(i("feed.title"),zr())}
      ${Md(t,s)}`}}import{html as j,nothing as le}from"../lib/lit-html/lit-html.js";var Ud=30,$i=e=>e.map(t=>typeof t=="string"?t:t[0]==="code"?t[1]:$i(t.at(-1))).join("");function Wr([e,t,s]){return e==="pre"?t:e==="ul"||e==="ol"?t.map(n=>n.map(Wr).join(" ")).join(" "):e==="table"?t.map(n=>n.map($i).join(" ")).join(" "):$i(s??t)}function Dd(e){let t=[{document:e,id:"",title:e.title,texts:[]}];for(let s of e.blocks)/^h\d$/.test(s[0])?t.push({document:e,id:s[1],title:$i(s[2]),texts:[]}):t.at(-1).texts.push(Wr(s));return t.map(({texts:s,...n})=>({...n,text:s.join(" ")}))}var Nd=({document:e,id:t})=>`/help/${e.name}${t?`#${t}`:""}`;function _d(e,t){let s=Math.min(...t.map(o=>Yt(e).indexOf(o)).filter(o=>o>=0),e.length),n=s>60?e.lastIndexOf(" ",s-40)+1:0,a=e.slice(n,n+160);return`${n?"… ":""}${a}${n+160<e.length?" …":""}`}function Cd(e,t){let s=Yt(t).split(/\s+/).filter(Boolean);if(!s.length)return[];let n=({title:o,text:r})=>s.every(l=>Yt(`${o} ${r}`).includes(l))?s.some(l=>Yt(o).includes(l))?2:1:0;return e.flatMap(Dd).map(o=>[n(o),o]).filter(([o])=>o).sort(([o],[r])=>r-o).slice(0,Ud).map(([,o])=>({address:Nd(o),title:o.title,document:o.document,part:_d(o.text,s)}))}function Ed(e,t){let s=({name:a,language:o})=>a.replace(new RegExp(`-${o}$`),""),n=a=>a.language===t||a.language==="en"&&!e.some(o=>o.language===t&&s(o)===s(a));return e.filter(n)}var gi=class{query="";#t;#e=[];constructor(t){this.#t=t,this.loading=H(t,async()=>{let s=await fetch(new URL("bundle/help.json",me).href,{signal:t.signal});if(!s.ok)throw Object.assign(new Error("the documents are not there"),{code:"strange",status:s.status});this.#e=await s.json()}),this.query=t.query.get("q")??""}get documents(){return Ed(this.#e,ls())}get document(){return this.#e.find(t=>t.name===this.#t.params.name)}get found(){return Cd(this.documents,this.query)}search(t){this.query=t,this.#t.rename(`/help${t.trim()?`?q=${encodeURIComponent(t.trim())}`:""}`),this.#t.update()}};var Pt=e=>e.map(t=>typeof t=="string"?t:Hd[t[0]](t)),Hd={b:([,e])=>j`<b>${Pt(e)}</b>`,i:([,e])=>j`<i>${Pt(e)}</i>`,code:([,e])=>j`<code>${e}</code>`,a:([,e,t])=>/^https?:/.test(e)?j`<a href=${e} target="_blank" rel="noopener">${Pt(t)}</a>`:j`<a href=${e}>${Pt(t)}</a>`},Gr=e=>j`<li>${e.length===1&&e[0][0]==="p"?Pt(e[0][1]):e.map(Kr)}</li>`,Yr=(e,t)=>j`<tr>${e.map(t)}</tr>`,Rd={h2:([,e,t])=>j`<h2 id=${e} tabindex="-1">${Pt(t)}</h2>`,h3:([,e,t])=>j`<h3 id=${e} tabindex="-1">${Pt(t)}</h3>`,p:([,e])=>j`<p>${Pt(e)}</p>`,pre:([,e])=>j`<pre tabindex="0">${e}</pre>`,ul:([,e])=>j`<ul>${e.map(Gr)}</ul>`,ol:([,e])=>j`<ol>${e.map(Gr)}</ol>`,table:([,[e,...t]])=>j`
    <div class="scrolls" tabindex="0"><table>
      <thead>${Yr(e,s=>j`<th scope="col">${Pt(s)}</th>`)}</thead>
      <tbody>${t.map(s=>Yr(s,n=>j`<td>${Pt(n)}</td>`))}</tbody>
    </table></div>`},Kr=e=>Rd[e[0]](e),Zr=(e,t,s,n)=>j`
  <li>
    <a class="area" href=${e}>
      <span class="grow" lang=${n}>
        <span class="strong">${t}</span>${s?j`<br><span class="soft">${s}</span>`:le}
      </span>
      ${c("next")}
    </a>
  </li>`,Jr=e=>j`<ul class="people">${e.map(t=>Zr(`/help/${t.name}`,t.title,"",t.language))}</ul>`,zd=([e,...t])=>j`
  <section class="card">${Jr([e])}</section>
  <section class="card">
    <h2>${i("help.running")}</h2>
    ${Jr(t)}
  </section>`;function Vd(e){let t=e.found;return j`
    <p class="unseen" role="status">${i("help.found",{n:t.length})}</p>
    ${t.length?j`<section class="card"><ul class="people">${t.map(({address:s,title:n,document:a,part:o})=>Zr(s,a.title===n?n:`${a.title} › ${n}`,o,a.language))}</ul></section>`:B(i("help.none"),i("help.noneText"),le,"search")}`}var Wd=e=>j`
  ${h(i("help.title"),le,b()?"/settings":"/sign-in")}
  <form role="search" @submit=${t=>t.preventDefault()}>
    <label class="unseen" for="help-words">${i("help.search")}</label>
    <input id="help-words" type="search" autocomplete="off" placeholder=${i("help.search")} .value=${e.query}
      @input=${t=>e.search(t.target.value)}>
  </form>
  ${e.query.trim()?Vd(e):zd(e.documents)}`,Gd=({title:e,language:t,blocks:s})=>j`
  ${h(e,le,"/help")}
  <article class="card document" lang=${t}>${s.map(Kr)}</article>`,Yd=()=>j`${h(i("help.title"),le,"/help")}${B(i("missing.title"),i("missing.text"),le,"search")}`;function Jd(e,t){return e.loading.problem?j`${h(i("help.title"),le,"/help")}${d(e.loading.problem,e.loading.load)}`:e.documents.length?t.params.name?e.document?Gd(e.document):Yd():Wd(e):w(6)}function Xr(e){let t=new gi(e);return{get title(){return t.document?.title??i("help.title")},ready:t.loading.load().then(()=>location.hash?v(decodeURIComponent(location.hash.slice(1))):null),view:()=>Jd(t,e)}}import{html as U,nothing as K}from"../lib/lit-html/lit-html.js";var Kd=20,Zd=e=>new Promise((t,s)=>{let n=()=>{clearTimeout(a),s(e.reason)},a=setTimeout(()=>{e.removeEventListener("abort",n),t()},1e3);e.addEventListener("abort",n,{once:!0})});async function Qr(e,t,{signal:s,stopped:n,tick:a=Zd,note:o=()=>{}}){for(;;)try{return await S(e,t,{signal:s})}catch(r){if(r.status!==429)throw r;await o();for(let l=Math.max(Kd,r.retryAfter);l>0;l--){if(n())return null;await a(s)}}}var bi=class{isPublic=!1;keep=!1;category="";area="";forFriends="true";#t;constructor(t){this.#t=t}set(t){Object.assign(this,t),this.#t()}get body(){return{isPublic:this.isPublic,...this.keep?{keepVisibility:!0}:{},...this.category?{category:this.category}:{},...this.area===""?{}:{area:Number(this.area)},...Number(this.area)?{exactForFriends:this.forFriends==="true"}:{}}}};var Xd=30,Qd=["obscured","notPoint"],tc=()=>$().places.source!=="gazetteer",wi=class{state=null;#t;#e;#s=!1;constructor(t,s){this.#t=t,this.#e=s}get rows(){return(this.#t.rows.items??[]).filter(t=>t.status==="noPlace"&&!Qd.includes(t.reason)).slice(0,Xd)}async run(){let{rows:t}=this,s={n:0,all:t.length,found:0,busy:!0,problem:null};this.state=s,this.#s=!1,this.#e.update();try{for(let n of t){if(this.#s)break;let[a]=await g(k("/api/places",{query:n.place||n.title,limit:1}),{signal:this.#e.signal});s.n++,a&&await this.#t.guess(n,a)&&s.found++,this.#e.update()}}catch(n){if(n.name==="AbortError")return;s.problem=n}s.busy=!1,this.#e.update()}stop(){this.#s=!0}};var ec=1e3,tm=14;function em(e,t){let[s,n]=[e.map(O=>O.lat),e.map(O=>O.lng)].map(O=>O.toSorted((L,X)=>L-X)),[a,o,r,l]=[s[0],s.at(-1),n[0],n.at(-1)],u={lat:(a+o)/2,lng:(r+l)/2,zoom:tm},f=()=>{let[O,L,X,He]=Ia(t,u).split(",").map(Number);return O<=r&&X>=l&&L<=a&&He>=o};for(;u.zoom>1&&!f();)u.zoom--;return u}var yi=class{items=[];#t;#e=0;constructor(t){this.#t=t}async load(t,s){let n=++this.#e,a=[];this.items=[];try{for(let o=0,r;!r||r.length===ec;o=r.at(-1)?.row)r=await g(k(`${t}/rows`,{status:s,limit:ec,after:o||""}),{signal:this.#t.signal}),a.push(...r.filter(l=>l.latitude!==void 0).map(l=>({...tt(l),name:l.title})))}catch{return}n===this.#e&&(this.items=a,this.#t.update())}link(t){return k("/",{at:Os(em(this.items,t))})}};var sm=e=>Number(new URLSearchParams(e.split("?")[1]).get("limit"));function sc(e,t){let s={items:null,next:0,busy:!1,problem:null},n=0,a=async o=>{let r=n,l=t();Object.assign(s,{busy:!0,problem:null}),e.update();try{let u=await g(o?`${l}&after=${o}`:l,{signal:e.signal});if(r!==n)return;s.items=[...o?s.items:[],...u],s.next=u.length<sm(l)?0:u.at(-1).row}catch(u){if(r!==n||u.name==="AbortError")return;o?p(y(u)):s.problem=u}s.busy=!1,e.update()};return s.clear=()=>{n++,Object.assign(s,{items:null,next:0,busy:!1,problem:null})},s.load=()=>a(0),s.more=async()=>{!s.busy&&s.next&&await a(s.next)},s.put=o=>{s.items=s.items?.map(r=>r.row===o.row?o:r)??null},s.drop=o=>{s.items=s.items?.filter(r=>r.row!==o.row)??null,s.items&&!s.items.length&&s.more()},s}var im=e=>(/\.zip$/i.test(e.name??"")?1e3:100)*2**20,ic=20,nm=200,am=["ready","noPlace","duplicate","bad","skipped","done"],om=4,rm=["noPoint","zeroPoint","notPoint","obscured","badPoint","noTitle","badLine","twice","known"],nc=e=>rm.includes(e.reason)?e.reason:"",vi=class{current=null;unfinished=[];status="ready";progress=null;refusal=null;published=null;#t;#e=null;#s=!1;constructor(t){this.#t=t,this.options=new bi(()=>t.update()),this.places=new wi(this,t),this.points=new yi(t),this.rows=sc(t,()=>k(`${this.#i}/rows`,{status:this.status,limit:50})),this.loading=H(t,()=>this.#n())}get#i(){return`/api/imports/${this.current.id}`}get tabs(){let{counts:t}=this.current;return am.map((s,n)=>({name:s,n:t[s],at:n})).filter(({n:s,at:n})=>s||n<om)}get isBusy(){return!!this.published?.busy}get isDone(){let{counts:t}=this.current;return!!this.published&&!this.isBusy&&!this.published.problem&&!t.ready&&!t.noPlace&&!t.media}async#n(){let{signal:t}=this.#t,s=this.#t.query.get("id"),n=await g("/api/imports",{signal:t});this.unfinished=n.filter(o=>o.counts.ready||o.counts.noPlace);let a=n.find(o=>o.id===s);a&&await this.#a(a)}async#a(t){this.current=t,this.published=null,this.places.state=null,this.status=this.tabs.find(({n:s})=>s)?.name??"ready",this.rows.clear(),await this.rows.load(),this.points.load(this.#i,"ready")}open(t){return this.#t.rename(k("/import",{id:t.id})),this.#a(t)}async upload(t,s=ge){let n=new AbortController;this.#e=n,this.#t.signal.addEventListener("abort",()=>n.abort(),{once:!0}),Object.assign(this,{progress:0,refusal:null}),this.#t.update();let a=o=>{this.progress=o,this.#t.update()};try{if(t.size>im(t))throw{code:"page",text:i("import.tooLarge")};let o=await s("POST","/api/imports",t,{progress:a,signal:n.signal});if(n.signal.aborted)return;await this.open(o)}catch(o){if(o.name==="AbortError")return;this.refusal=o,o.reason==="too_many_imports"&&await this.loading.load()}finally{this.progress=null,this.#t.update()}}cancel(){this.#e?.abort()}choose(t){return this.status=t,this.rows.clear(),this.rows.load()}async#o(t,s){let n=await at(Y(`${this.#i}/rows/${t.row}`,s).then(a=>{let o={...this.current.counts};o[t.status]--,o[a.status]++,this.current={...this.current,counts:o},a.status===t.status?this.rows.put(a):this.rows.drop(t),(t.status==="ready"||a.status==="ready")&&this.points.load(this.#i,"ready")}));return this.#t.update(),n}skip(t,s){return this.#o(t,{skip:s})}place(t,{point:s,name:n,location:a}){let o=a?.name??n;return this.#o(t,{latitude:s.lat,longitude:s.lng,...o?{place:o}:{}})}guess(t,{latitude:s,longitude:n}){return this.#o(t,{latitude:s,longitude:n,guessed:!0})}rename(t,s){return this.#o(t,{title:s})}async commit(){if(this.isBusy)return;let{signal:t}=this.#t,{ready:s,done:n}=this.current.counts;this.#s=!1;let a={made:0,taken:0,all:s,busy:!0,problem:null};this.published=a;let o=r=>{this.current=r,Object.assign(a,{made:r.counts.done-n,taken:s-r.counts.ready}),this.#t.update()};this.#t.update();try{for(let r=ic;this.current.counts.ready&&!this.#s;){let l=this.current.counts.ready,u=await Qr(`${this.#i}/commit`,{...this.options.body,limit:nm},{signal:t,stopped:()=>this.#s,note:()=>g(this.#i,{signal:t}).then(o)});if(!u)break;if(o(u),r=this.current.counts.ready<l?ic:this.current.counts.media?r-1:0,!r)throw{code:"strange"}}}catch(r){if(r.name==="AbortError")return;a.problem=r,await g(this.#i,{signal:t}).then(o).catch(()=>{})}a.busy=!1,!t.aborted&&(await this.choose(this.current.counts.ready?"ready":"done"),this.points.load(this.#i,this.isDone?"done":"ready"))}stop(){this.#s=!0}leave(){return this.current=null,this.refusal=null,this.#t.query.delete("id"),this.#t.rename("/import"),this.loading.load()}async discard(t){await at(A(`/api/imports/${t.id}`))&&await this.leave()}};var cm=["track","route","line","area","picture","link","file","damaged","text"];function ac({leftOut:e=[]}){let t=e.filter(({kind:s})=>cm.includes(s));return t.length?i("import.leftOut",{n:t.reduce((s,{n})=>s+n,0),list:ta(t.map(({kind:s,n})=>i(`import.kind.${s}`,{n})))}):""}var oc=({leftOut:e=[]})=>e.flatMap(({where:t=[]})=>t).map(({file:t="",line:s=0,column:n=0})=>s?i(t?"import.leftAt":"import.leftLine",{file:t,line:q(s),column:q(n)}):t);import{html as Fn,nothing as Pn}from"../lib/lit-html/lit-html.js";var rc=(e,t,s,n,a)=>Fn`
  <label class="switch">
    <span>${s}<br><span class="soft">${n}</span></span>
    <input type="checkbox" role="switch" id=${e} .checked=${t} @change=${o=>a(o.target.checked)}>
  </label>`,lm=(e,t)=>Fn`
  ${e.current.format==="finds"?rc("import-keep",t.keep,i("import.keep"),i("import.keepHint"),s=>t.set({keep:s})):Pn}
  ${t.keep?Pn:rc("import-public",t.isPublic,i("import.public"),i("import.publicHint"),s=>t.set({isPublic:s}))}`,pm=e=>F("import-category",{label:i("import.category"),options:[["",i("edit.none")],...Jt.map(t=>[t,ct(t)])],chosen:e.category,set:t=>e.set({category:t})}),um=e=>F("import-area",{label:i("privacy.shown"),hint:i("import.areaHint"),chosen:e.area,set:t=>e.set({area:t}),options:[["",i("privacy.asSet")],...Ae()]}),dm=e=>F("import-friends",{label:i("privacy.exactFor"),options:ai(),chosen:e.forFriends,set:t=>e.set({forFriends:t})}),cc=(e,t=e.options)=>Fn`
  ${lm(e,t)}
  <div class="folds">
    <details class="fold" id="fold-import">
      <summary>${c("filter")} <span class="grow">${i("import.more")}</span> ${c("next")}</summary>
      <div class="stack">${pm(t)}${um(t)}${Number(t.area)?dm(t):Pn}</div>
    </details>
  </div>`;import{html as it,nothing as Xt}from"../lib/lit-html/lit-html.js";function mm(e){if(e.status==="ready"&&e.reason!=="noTitle")return e.guessed?i("import.guessed"):e.place??"";let t=nc(e),s=e.line?`${i("import.line",{n:e.line})}: `:"";return t?s+i(`import.reason.${t}`):""}async function Tn(e,t,s){if(!await s)return;let n=e.rows.items?.[Math.min(t,e.rows.items.length-1)];v(n?`row-${n.row}`:"part-rows")}function hm(e,t,s,n){let a=new pt(n,null,()=>Tn(e,s,e.place(t,a.value)));return Ie(a)}var ki=e=>e.title||i("import.line",{n:e.row}),Sn=(e,t,s)=>it`
  <button type="button" class="quiet" id="row-${e.row}" aria-label=${`${t}: ${ki(e)}`} @click=${s}>${t}</button>`,fm=e=>t=>m(t,"title",{label:i("find.titleField"),value:e.title,required:!0,least:1,most:$().limits.title});async function $m(e,t){await _(n=>new P({send:async({title:a})=>{await e.rename(t,a.trim())&&n()}}),i("import.rename"),fm(t),n=>D(n,i("action.save"))),v(`name-${t.row}`)}var lc=(e,t)=>it`
  <button type="button" class="round" id="name-${t.row}" aria-label=${`${i("import.rename")}: ${ki(t)}`}
    @click=${()=>$m(e,t)}>
    ${c("edit")}
  </button>`,pc=e=>e.findId?it`
  <a class="button quiet" href="/finds/${e.findId}" aria-label=${`${i("import.show")}: ${ki(e)}`}>
    ${i("import.show")}</a>`:Xt,gm=(e,t,s,n)=>({ready:()=>it`${lc(e,t)}${Sn(t,i("import.skip"),()=>Tn(e,s,e.skip(t,!0)))}`,skipped:()=>Sn(t,i("import.unskip"),()=>Tn(e,s,e.skip(t,!1))),noPlace:()=>it`${lc(e,t)}${Sn(t,i("import.locate"),()=>hm(e,t,s,n))}`,duplicate:()=>pc(t),done:()=>pc(t)})[t.status]?.()??Xt,Ln=e=>e?it`<br><span class="soft" dir="auto">${e}</span>`:Xt,bm=e=>e.slice(e.lastIndexOf("/")+1),wm=e=>[`import.lost.${e}`,`rule.${e}`,`reason.${e}`].map(t=>[t,i(t)]).find(([t,s])=>s!==t)?.[1]??e,ym=({media:e,lost:t=[]})=>[e>t.length?Ln(i("import.rowMedia",{n:e-t.length})):Xt,...t.map(({file:s,reason:n})=>Ln(`${bm(s)}: ${wm(n)}`))],vm=(e,t,s,n)=>it`
  <li class="row between">
    <span class="grow"><bdi class="strong">${ki(t)}</bdi>${Ln(mm(t))}${ym(t)}</span>
    <span class="row">${gm(e,t,s,n)}</span>
  </li>`;function km(e,t){let{items:s,problem:n,load:a}=e.rows;return n?d(n,a):s?s.length?it`
    <ul class="people" aria-label=${i("import.rows")}>${s.map((o,r)=>vm(e,o,r,t))}</ul>
    ${I(e.rows)}`:it`<p class="soft" role="status">${i("import.none")}</p>`:w(4)}var xm=(e,{n:t,all:s})=>it`
  <progress max=${s} .value=${t} aria-label=${i("import.lookUp")}></progress>
  <p class="row between">
    <span role="status">${i("import.progress",{n:t,all:q(s)})}</span>
    <button type="button" class="quiet" @click=${()=>e.places.stop()}>${i("import.stop")}</button>
  </p>`;async function Om(e){await e.places.run(),v("part-rows")}function qm(e){let{state:t,rows:s}=e.places;return t?.busy?xm(e,t):it`
    ${t?it`<p role="status">${i("import.lookedUp",{n:t.found})}</p>`:Xt}
    ${t?.problem?d(t.problem):Xt}
    ${s.length?it`
      <p class="hint">${i("import.lookUpText",{source:$().places.attribution})}</p>
      <p>
        <button type="button" class="quiet" id="import-lookup" @click=${()=>Om(e)}>${i("import.lookUp")}</button>
      </p>`:Xt}`}var uc=(e,t)=>it`
  <section class="card">
    ${Q("rows",i("import.rows"))}
    <div class="chips" role="group" aria-label=${i("import.which")}>
      ${e.tabs.map(({name:s,n})=>we(e.status===s,`${i(`import.status.${s}`)} (${q(n)})`,()=>e.choose(s)))}
    </div>
    ${e.status==="noPlace"&&tc()?qm(e):Xt}
    ${km(e,t)}
  </section>`;var[xi,Pm,Fm]=[12,28,44],An=class extends Ms{label="";#t=[];set places(t){let s=t!==this.#t;this.#t=t,this.map&&s&&this.draw()}options(){let{lat:t,lng:s}=this.#t[0]??{lat:25,lng:5};return{view:{lat:t,lng:s,zoom:2},still:!0,onMove:()=>this.map&&this.#e()}}draw(){this.#t.length&&(this.map.fit(this.#t,xi,{animate:!1}),this.#e())}#e(){this.map.setMarkers(js(this.#t,t=>this.map.pixelOf(t),Fm).map(t=>this.#s(t)))}#s([t,...s]){if(!s.length){let r=()=>this.map.setView({...t,zoom:xi}),l=t.km?t:null;return{key:`${t.lat},${t.lng}`,lat:t.lat,lng:t.lng,kind:"dot",size:Pm,text:"",label:t.name,area:l,click:r}}let n=ho({latitude:t.lat,longitude:t.lng,count:s.length+1}),a=s.every(r=>r.lat===t.lat&&r.lng===t.lng);return{...n,click:()=>a?this.map.setView({...t,zoom:xi}):this.map.fit([t,...s],xi)}}failed(){this.remove()}};customElements.define("finds-map",An);var Sm=".gpx,.kml,.kmz,.geojson,.geojsonl,.json,.umap,.csv,.tsv,.txt,.zip";async function Tm(e,t){let s=e.target,[n]=s.files;n&&(await t.upload(n),s.value="",t.current&&v("part-import"))}var Lm=e=>U`
  <progress max="1" .value=${e.progress} aria-label=${i("import.upload")}></progress>
  <p class="row between">
    <span class="soft" role="status">${i(e.progress<1?"import.upload":"import.reading")}</span>
    <button type="button" class="quiet" @click=${()=>e.cancel()}>${i("action.cancel")}</button>
  </p>`,Am=e=>U`
  <p class="row actions">
    <label class="button" for="import-file">${c("plus")} ${i("import.choose")}</label>
    <input class="file" id="import-file" type="file" accept=${Sm} aria-describedby="import-hint" @change=${t=>Tm(t,e)}>
  </p>`,Bm=e=>U`
  <section class="card">
    <p>${i("import.text")}</p>
    ${e.refusal?d(e.refusal):K}
    ${e.progress===null?Am(e):Lm(e)}
    <p class="hint" id="import-hint">${i("import.files")}</p>
  </section>
  ${e.unfinished.length?Mm(e):K}`;async function mc(e,t){await M(i("import.discardTitle"),i("import.discardText"),i("import.discard"))&&(await e.discard(t),v("import-file"))}var Oi=e=>e.name||i("import.unnamed");async function Im(e,t){await e.open(t),v("part-import")}var Mm=e=>U`
  <section class="card">
    <h2>${i("import.unfinished")}</h2>
    <ul class="people">${e.unfinished.map(t=>U`
      <li class="row between">
        <span class="grow"><bdi class="strong">${Oi(t)}</bdi><br>
          <span class="soft">${i("import.left",{n:t.counts.ready+t.counts.noPlace})} ${hc(t)}</span></span>
        <span class="row">
          <button type="button" class="quiet" aria-label=${`${i("import.goOn")}: ${Oi(t)}`} @click=${()=>Im(e,t)}>
            ${i("import.goOn")}
          </button>
          <button type="button" class="round" aria-label=${`${i("import.discard")}: ${Oi(t)}`}
            @click=${()=>mc(e,t)}>
            ${c("trash")}
          </button>
        </span>
      </li>`)}
    </ul>
  </section>`,hc=e=>i("import.ends",{date:rt(e.expiresAt)});async function jm(e){await e.commit(),v("part-import")}var Um=(e,{taken:t,all:s})=>U`
  <progress max=${s} .value=${t} aria-label=${i("import.running")}></progress>
  <p class="row between">
    <span role="status">${i("import.progress",{n:t,all:q(s)})}</span>
    <button type="button" class="quiet" id="import-stop" @click=${()=>e.stop()}>${i("import.stop")}</button>
  </p>
  ${e.current.counts.media?U`<p class="soft">${i("import.mediaLeft",{n:e.current.counts.media})}</p>`:K}`,Dm=({mediaDone:e,mediaLost:t},{made:s},n)=>U`
  <p role="status">${c("check")} ${i("import.made",{n:s})}</p>
  ${e?U`<p>${i("import.media",{n:e})}</p>`:K}
  ${t?U`<p>${i("import.mediaLost",{n:t})}</p>`:K}
  ${s&&n.items.length?U`
    <p><a class="button" href=${n.link({width:innerWidth,height:innerHeight/2})}>${i("import.see")}</a></p>`:K}`,Nm=(e,t)=>U`
  ${cc(e)}
  <button type="button" class="main" id="import-commit" @click=${()=>jm(e)}>${i("import.commit",{n:t})}</button>`;function _m(e){let[t,s]=[ac(e),oc(e)];return U`
    ${t?U`<p id="import-left">${t}</p>`:K}
    ${s.length?U`
      <details>
        <summary>${i("import.leftWhere")}</summary>
        <ul>${s.map(n=>U`<li><bdi>${n}</bdi></li>`)}</ul>
      </details>`:K}
    ${e.guessedEncoding?U`<p>${i("import.encoding",{name:e.guessedEncoding})}</p>`:K}`}function Cm(e){let{current:t,published:s}=e;return U`
    <section class="card">
      ${Q("import",U`<bdi>${Oi(t)}</bdi>`)}
      ${e.isBusy?Um(e,s):U`
        ${e.isDone?K:U`<p class="soft">${hc(t)}</p>`}
        ${e.points.items.length?U`
          <finds-map .places=${e.points.items} .label=${i("import.map")}></finds-map>`:K}
        ${_m(t)}
        ${s?Dm(t.counts,s,e.points):K}
        ${s?.problem?d(s.problem):K}
        ${t.counts.ready?Nm(e,t.counts.ready):K}
        <p class="row">${e.isDone?U`
          <button type="button" class="quiet" @click=${()=>dc(e)}>${i("import.finish")}</button>`:U`
          <button type="button" class="quiet" @click=${()=>dc(e)}>${i("import.other")}</button>
          <button type="button" class="danger" @click=${()=>mc(e,t)}>${i("import.discard")}</button>`}
        </p>`}
    </section>`}async function dc(e){await e.leave(),v("import-file")}function Em(e,t){return e.loading.problem?d(e.loading.problem,e.loading.load):e.current?U`${Cm(e)}${e.isBusy?K:uc(e,t)}`:Bm(e)}function fc(e){let t=new vi(e);return{title:i("import.title"),ready:t.loading.load(),view:()=>U`${h(i("import.title"),K,"/settings")}${Em(t,e)}`}}import{html as W,nothing as Rt}from"../lib/lit-html/lit-html.js";var Hm=1e3,$c=[5,15,30,60],Ue=class{areas=null;wishes=[];job=null;chosen=null;plan=null;problem=null;km=15;busy=!1;#t;#e;constructor(t,s=ks){this.#t=t,this.#e=s,this.loading=H(t,async()=>{await this.#i(),this.#n();let n=kt(t.query?.get("at"));n&&!this.chosen&&await this.#s(n)})}async#s({lat:t,lng:s}){let n=await g(k("/api/places/reverse",{lat:t,lng:s}),{signal:this.#t.signal}).catch(()=>null);n&&await this.choose(n)}get isRunning(){return this.job?.state==="running"}async#i(){let{areas:t,job:s,wishes:n}=await g("/api/admin/map",{signal:this.#t.signal});Object.assign(this,{areas:t,job:s,wishes:n}),this.#t.update()}async#n(){for(;this.isRunning&&!this.#t.signal.aborted;)await this.#e(Hm),await this.#i().catch(()=>{})}get#a(){return{...this.chosen,km:this.km}}choose({name:t,address:s,latitude:n,longitude:a}){return this.chosen={title:[t,s].filter(Boolean).join(", "),latitude:n,longitude:a},this.#o()}grant({title:t,latitude:s,longitude:n}){return this.chosen={title:t,latitude:s,longitude:n},this.add()}resize(t){return this.km=t,this.#o()}async#o(){Object.assign(this,{plan:null,problem:null,busy:!0}),this.#t.update();let t=JSON.stringify(this.#a),s=await S("/api/admin/map/plans",this.#a).then(n=>({plan:n}),n=>({problem:n}));t===JSON.stringify(this.#a)&&(Object.assign(this,s,{busy:!1}),this.#t.update())}async add(){try{this.job=await S("/api/admin/map/areas",this.#a),Object.assign(this,{plan:null,problem:null})}catch(t){this.problem=t}this.#t.update(),await this.#n()}async renew(t){try{this.job=await z(`/api/admin/map/areas/${t.name}`)}catch(s){p(y(s))}this.#t.update(),await this.#n()}async remove(t){try{await A(`/api/admin/map/areas/${t.name}`),await this.#i(),p(i("areas.removed",{title:t.title}))}catch(s){p(y(s))}}};async function Rm(e,t){await M(i("areas.removeTitle",{title:t.title}),i("areas.removeText"),i("areas.remove"))&&e.remove(t)}var zm=(e,t)=>W`
  <li class="row between">
    <span><span class="strong" dir="auto">${t.title}</span><br>
      <span class="soft">${G(t.bytes)} · ${C(t.updatedAt)}</span></span>
    <span class="row">
      ${t.updatable?W`
        <button type="button" class="quiet" ?disabled=${e.isRunning} aria-label="${i("areas.update")}: ${t.title}"
          @click=${()=>e.renew(t)}>${i("areas.update")}</button>`:Rt}
      <button type="button" class="danger" aria-label="${i("areas.remove")}: ${t.title}" @click=${()=>Rm(e,t)}>
        ${i("areas.remove")}
      </button>
    </span>
  </li>`,Vm=e=>W`
  <section class="card" aria-labelledby="areas">
    <h2 id="areas">${i("areas.list")}</h2>
    ${e.areas.length?W`<ul class="people">${e.areas.map(t=>zm(e,t))}</ul>`:B(i("areas.none"),i("areas.noneText"),Rt,"way")}
  </section>`,Wm=(e,t)=>W`
  <li class="row between">
    <span><span class="strong" dir="auto">${t.title}</span><br><span class="soft">${i("areas.wishedBy",{n:t.users})}</span></span>
    <button type="button" class="quiet" ?disabled=${e.isRunning} aria-label=${i("areas.grant",{title:t.title})}
      @click=${()=>e.grant(t)}>${i("areas.addWish")}</button>
  </li>`,Gm=e=>e.wishes.length?W`
  <section class="card" aria-labelledby="wishes">
    <h2 id="wishes">${i("areas.wishes")}</h2>
    <ul class="people">${e.wishes.map(t=>Wm(e,t))}</ul>
  </section>`:Rt,Ym=e=>F("km",{label:i("areas.size"),options:$c.map(t=>[t,ds(t)]),chosen:e.km,set:t=>e.resize(Number(t))}),Jm=e=>W`
  <p>${i("areas.from",{host:e.plan.host})}</p>
  <button type="button" class="main" @click=${()=>e.add()}>
    ${c("map")} ${i("areas.add",{title:e.chosen.title,size:G(e.plan.bytes)})}
  </button>`;function Km(e){return!e.chosen||e.isRunning?Rt:W`
    <p class="strong" dir="auto">${e.chosen.title}</p>
    ${Ym(e)}
    ${e.busy?W`<p class="soft" role="status">${i("areas.asking")}</p>`:Rt}
    ${e.problem?W`<p class="error" role="alert">${y(e.problem)}</p>`:Rt}
    ${e.plan?Jm(e):Rt}`}function Zm(e){let{job:t}=e;if(!t)return Rt;let{title:s,state:n}=t;if(n==="failed")return W`<p class="error" role="alert">${i("areas.failed",{title:s})} ${y(t)}</p>`;if(n==="current")return W`<p role="status">${i("areas.current",{title:s})}</p>`;if(n==="done")return W`
      <p role="status">${i("areas.done",{title:s})}</p>
      <a class="button" href="/" @click=${o=>{o.preventDefault(),location.assign("/")}}>${i("areas.show")}</a>`;let a=i("areas.started",{title:s});return W`
    <p role="status">${t.total?i("areas.running",{title:s,done:G(t.bytes),total:G(t.total)}):a}</p>
    <progress max=${t.total||1} .value=${t.bytes} aria-label=${a}></progress>`}var Bn=e=>W`
  <section class="card" aria-labelledby="where">
    <h2 id="where">${i("areas.where")}</h2>
    <p class="hint">${i("areas.whereText")}</p>
    <place-search id="area" .label=${i("areas.search")} @choose=${({detail:t})=>e.choose(t.value)}></place-search>
    ${Km(e)}
    ${Zm(e)}
  </section>`;function Xm(e){return e.loading.problem?d(e.loading.problem,e.loading.load):e.areas?W`
    ${Bn(e)}
    ${Gm(e)}
    ${Vm(e)}`:w(3)}function gc(e){let t=new Ue(e);return{title:i("admin.map"),ready:t.loading.load(),view:()=>W`${h(i("admin.map"),Rt,"/admin")}${Xm(t)}`}}import{html as Z,nothing as dt}from"../lib/lit-html/lit-html.js";var Qm=4,th=e=>e.map((t,s)=>t.map((n,a)=>n?`M${a} ${s}h1v1h-1z`:"").join("")).join("");async function bc(e){let{encode:t}=await import(new URL("lib/uqr/uqr.js",me).href),{data:s,size:n}=t(e,{ecc:"M",border:Qm});return{size:n,path:th(s)}}var wc=[1,2,5,10,25,100],yc=[1,7,30,90],De=class{created=null;#t;constructor(t){this.#t=t,this.list=E(t,"/api/invites"),this.form=new P({send:(s,n)=>this.#e(s,n),update:t.update})}get isAdmin(){return b()?.role==="admin"}isMine(t){return t.inviter?.id===b()?.id}async#e({uses:t,days:s,note:n="",befriend:a},o){let r={uses:Number(t),days:Number(s),note:n.trim(),befriend:!!a},l=await S("/api/invites",r);this.created={...l,url:new URL(l.link,location.origin).href,code:null},o.reset(),this.#t.update(),await Promise.all([this.#s(this.created),this.list.load()])}async#s(t){t.code=await bc(t.url).catch(()=>null),this.#t.update()}close=()=>{this.created=null,this.#t.update()};async copy(){try{await navigator.clipboard.writeText(this.created.url),p(i("find.copied"))}catch{p(i("invites.copyYourself"))}}get canShare(){return!!navigator.share}async share(){try{let t=i("invites.shareText",{name:x(b()),instance:Bt()});await navigator.share({title:i("invites.shareTitle",{instance:Bt()}),text:t,url:this.created.url})}catch(t){t.name!=="AbortError"&&await this.copy()}}async revoke(t){try{await A(`/api/invites/${t.id}`),this.created?.id===t.id&&(this.created=null),await this.list.load()}catch(s){p(y(s))}this.#t.update()}};var eh=()=>Z`
  <label class="switch">
    <span>${i("invites.befriend")}<br><span class="soft">${i("invites.befriendHint")}</span></span>
    <input type="checkbox" role="switch" id="befriend" name="befriend" checked>
  </label>`;function sh({target:e,currentTarget:t}){e.name==="uses"&&(t.elements.befriend.checked=e.value==="1")}async function ih(e,t){let s=t.created;await t.form.submit(e),t.created!==s&&await v("created-title")}var In=(e,t=e.form)=>Z`
  <form class="card" novalidate aria-labelledby="new-invite" @change=${sh} @submit=${s=>ih(s,e)}>
    <h2 id="new-invite">${i("invites.new")}</h2>
    ${T(t)}
    <div class="pair">
      ${F("uses",{label:i("invites.uses"),options:wc.map(s=>[s,i("invites.people",{n:s})]),chosen:1})}
      ${F("days",{label:i("invites.days"),options:yc.map(s=>[s,i("invites.daysOf",{n:s})]),chosen:7})}
    </div>
    ${eh()}
    ${m(t,"note",{label:i("invites.note"),hint:i("invites.noteHint"),most:200})}
    <div class="row end">${D(t,i("invites.create"))}</div>
  </form>`,nh=({size:e,path:t})=>Z`
  <svg class="qr" viewBox="0 0 ${e} ${e}" role="img" aria-label=${i("invites.qr")} shape-rendering="crispEdges">
    <path d=${t}></path>
  </svg>`,ah=e=>Z`
  <button type="button" class="quiet" @click=${()=>e.share()}>${c("share")} ${i("action.share")}</button>`,Mn=e=>Z`
  <section class="card" id="created" aria-labelledby="created-title">
    <div class="row between"><h2 id="created-title" tabindex="-1">${i("invites.ready")}</h2>${vt(e.close)}</div>
    <p role="status">${i("invites.once")}</p>
    <div class="field">
      <label for="link">${i("invites.link")}</label>
      <input id="link" type="text" readonly dir="ltr" .value=${e.created.url} @focus=${t=>t.target.select()}>
    </div>
    <p class="row actions">
      <button type="button" @click=${()=>e.copy()}>${c("copy")} ${i("invites.copy")}</button>
      ${e.canShare?ah(e):dt}
    </p>
    ${e.created.code?nh(e.created.code):dt}
  </section>`,oh=e=>Z`<li><a class="person" href="/people/${e.id}">${V(e,28)} <span class="strong">${x(e)}</span></a></li>`;async function rh(e,t){await M(i("invites.revokeTitle"),i("invites.revokeText"),i("invites.revoke"))&&await e.revoke(t)}var ch=(e,t,s)=>Z`
  <button type="button" class="quiet" aria-label="${i("invites.revoke")}: ${s}" @click=${()=>rh(e,t)}>
    ${i("invites.revoke")}
  </button>`,lh={open:"invites.open",used_up:"invites.usedUp",expired:"invites.expired",revoked:"invites.revoked",suspended:"invites.suspended"},ph=(e,t)=>!e.isAdmin||e.isMine(t)?dt:Z` · ${t.inviter?i("invites.by",{name:x(t.inviter)}):i("invites.byCommand")}`;function uh(e,t){let s=t.note||i("invites.of",{date:rt(t.createdAt)}),n=t.state==="open";return Z`
    <li class="invite">
      <div class="row between">
        <span class="strong" dir="auto">${s}</span>
        <span class="badge">${i(lh[t.state])}</span>
      </div>
      <p class="soft">
        ${i("invites.used",{used:q(t.uses-t.usesLeft),uses:q(t.uses)})}
        ${n?Z` · ${i("invites.until",{date:rt(t.expiresAt)})}`:dt}
        ${t.befriend?Z` · ${i("invites.befriends")}`:dt}
        ${ph(e,t)}
      </p>
      ${t.usedBy.length?Z`<ul class="row used" aria-label=${i("invites.usedBy")}>${t.usedBy.map(oh)}</ul>`:dt}
      ${n?Z`<p class="row actions">${ch(e,t,s)}</p>`:dt}
    </li>`}function dh(e){let{items:t,problem:s,load:n}=e.list;return s?d(s,n):t?t.length?Z`
    <section class="card">
      <h2>${i(e.isAdmin?"invites.all":"invites.yours")}</h2>
      <ul class="people">${t.map(a=>uh(e,a))}</ul>
      ${I(e.list)}
    </section>`:mt()?dt:B(i("invites.none"),i("reason.may_not_invite")):w(2)}function vc(e){let t=new De(e);return{title:i("invites.title"),ready:t.list.load(),view:()=>Z`
      ${h(i("invites.title"),dt,"/people")}
      ${mt()?Z`<p class="lead">${i("invites.lead")}</p>`:dt}
      ${t.created?Mn(t):dt}
      ${mt()?In(t):dt}
      ${dh(t)}`}}import{html as ft,nothing as pe}from"../lib/lit-html/lit-html.js";function kc(e){let t=document.querySelectorAll('link[href^="/theme.css"]'),s=Object.assign(document.createElement("link"),{rel:"stylesheet",href:k("/theme.css",{accent:e.slice(1)})});s.addEventListener("load",()=>{for(let n of t)n.remove()}),s.addEventListener("error",()=>s.remove()),document.head.append(s)}var Oc=(e,t)=>ft`
  <div class="field">
    <p><span class="strong">${e}</span><br>${t}</p>
    <p class="hint">${i("admin.fixed")}</p>
  </div>`;function xc(e,t,s,n,a){let o=e.values[t];return e.isFixed(t)?Oc(n,a(o)):F(t,{label:n,options:s.map(r=>[r,a(r)]),chosen:o})}var qc=e=>kc(e===Oe?"":e);function jn(e,t){e.chooseAccent(t),e.isAccentDark&&qc(t)}function mh(e){jn(e,e.darkerAccent),document.getElementById("accent").focus()}var hh=(e,t,s)=>ft`
  <button type="button" class="swatch" aria-label=${i(`admin.colours.${t}`)} title=${i(`admin.colours.${t}`)}
    aria-pressed=${s===e.accent?"true":"false"} @click=${()=>jn(e,s)}>
    <svg viewBox="0 0 32 32" aria-hidden="true"><circle cx="16" cy="16" r="16" fill=${s}/></svg>
    ${s===e.accent?c("check"):pe}
  </button>`,fh=e=>ft`
  <div class="field">
    <label for="accent">${i("admin.accent")}</label>
    <input id="accent" name="accent" type="color" .value=${e.accent} aria-describedby="accent-note"
      aria-invalid=${e.form.errors.accent?"true":pe}
      @input=${t=>e.chooseAccent(t.target.value)} @change=${t=>jn(e,t.target.value)}>
    <div class="swatches">${Object.entries(_o).map(([t,s])=>hh(e,t,s))}</div>
    <p id="accent-note" class=${e.form.errors.accent?"error":"hint"} aria-live="polite">
      ${e.form.errors.accent??i("admin.accentHint")}
    </p>
    ${e.isAccentDark?pe:ft`
      <p><button type="button" class="quiet" @click=${()=>mh(e)}>
        <svg class="sample" viewBox="0 0 32 32" aria-hidden="true"><circle cx="16" cy="16" r="16" fill=${e.darkerAccent}/></svg>
        ${i("admin.darker")}
      </button></p>`}
  </div>`,$h=e=>m(e.form,"mediaLimit",{label:i("admin.limitOfAll"),hint:i("admin.limitOfAllHint"),kind:"number",mode:"numeric",value:e.limit}),gh=({mediaLimit:e})=>e?G(e):i("admin.limits.none"),bh=e=>ft`
  <form class="card" novalidate @submit=${e.form.submit}>
    ${T(e.form)}
    <p class="hint">${i("admin.public")}</p>
    ${m(e.form,"name",{label:i("admin.name"),value:e.values.name,most:50})}
    ${m(e.form,"description",{label:i("admin.description"),value:e.values.description,kind:"area",most:500})}
    ${m(e.form,"rules",{label:i("admin.rules"),value:e.values.rules,kind:"area",most:5e3})}
    ${m(e.form,"contact",{label:i("admin.contact"),hint:i("admin.contactHint"),value:e.values.contact,most:200})}
    ${fh(e)}
    ${xc(e,"registration",Do,i("admin.registration"),t=>i(`admin.modes.${t}`))}
    ${xc(e,"invites",No,i("admin.whoInvites"),t=>i(`admin.inviters.${t}`))}
    ${e.isFixed("mediaLimit")?Oc(i("admin.limitOfAll"),gh(e.values)):$h(e)}
    <div class="row end">${D(e.form,i("action.save"))}</div>
  </form>`;function wh(e){return e.loading.problem?d(e.loading.problem,e.loading.load):e.values?ft`${bh(e)}${yh(e)}`:w(4)}var yh=e=>ft`
  <section class="card">
    <h2>${i("admin.startView")}</h2>
    <p class="hint">${i("admin.startViewText")}</p>
    ${e.startView?ft`<place-map class="homemap" inert .at=${e.startView}></place-map>`:pe}
    <p class="row">
      ${e.myView?ft`
        <button type="button" class="quiet" id="start-view" @click=${()=>e.begin(e.myView)}>${i("admin.startViewTake")}</button>`:pe}
      ${e.startView?ft`
        <button type="button" class="quiet" @click=${()=>e.begin("")}>${i("admin.startViewRemove")}</button>`:pe}
    </p>
  </section>`;function Pc(e){let t=new qe(e);return{title:i("admin.instance"),ready:t.loading.load(),view:()=>ft`${h(i("admin.instance"),pe,"/admin")}${wh(t)}`,close(){t.accent!==t.savedAccent&&qc(t.savedAccent)}}}import{html as Ft,nothing as ue}from"../lib/lit-html/lit-html.js";var Un="/admin/welcome",Fc=e=>e.slice(e.lastIndexOf("#")+1).trim(),qi=class{greeting=null;ended=null;#t;constructor(t,s){this.#t=t,this.invite=Fc(s);let n={username_taken:"username",invite_needed:"invite",registration_closed:"invite"};this.form=new P({send:a=>this.#s(a),update:t.update,fieldOf:n})}load=async()=>{if(this.invite){try{this.greeting=await S("/api/invites/greeting",{code:this.invite})}catch(t){if(t.reason!=="invite_ended")return;this.ended=t,this.invite=""}this.#t.update()}};get user(){return b()}get isClosed(){return $().registration==="closed"&&!this.invite}get asksInvite(){return $().registration!=="open"&&!this.invite}#e(t){throw t.reason==="invite_needed"&&(this.invite=""),t}async#s({username:t,password:s,invite:n=""}){await ba();let a=this.invite||Fc(n),o={username:t.trim(),password:s,cookie:!0,...a?{invite:a}:{}},r=await S("/api/auth/register",o).catch(l=>this.#e(l));Mt(r.user),await this.#t.go(r.user.role==="admin"?Un:"/",{replace:!0}),p(i("join.welcome",{name:r.user.username}))}};var vh=({form:e,asksInvite:t})=>Ft`
  <form novalidate @submit=${e.submit}>
    ${T(e)}
    ${t?m(e,"invite",{label:i("join.invite"),hint:i("join.inviteHint"),required:!0}):ue}
    ${m(e,"username",{label:i("account.username"),hint:i("join.usernameHint"),required:!0,least:3,most:31,pattern:"[A-Za-z0-9_\\-]*",complete:"username"})}
    ${m(e,"password",{label:i("account.password"),hint:i("join.passwordHint"),kind:"password",required:!0,least:8,most:255,complete:"new-password"})}
    ${D(e,i("join.action"))}
  </form>`;function kh({greeting:e,invite:t}){let s=e?.inviter,n=Ft`<p class="lead">${i("app.about")} ${t?i("join.invited"):ue}</p>`;return s?Ft`
    <div class="inviter">
      ${V(s,56)}
      <h1 tabindex="-1">${i("join.invitedBy",{name:x(s),instance:Bt()})}</h1>
    </div>
    ${n}
    ${e.befriend?Ft`<p class="note">${i("join.invitedFriend",{name:x(s)})}</p>`:ue}`:Ft`<h1 tabindex="-1">${i("join.title")}</h1>${n}`}var xh=(e,t)=>Ft`${bo(Ft`
  ${kh(e)}
  ${e.ended?Ft`<p class="note" role="alert">${y(e.ended)}</p>`:ue}
  ${e.user?Ft`<p class="note">${i("join.signedIn",{name:x(e.user)})}</p>`:ue}
  ${e.isClosed?Ft`<p class="note">${i("join.closed")}</p>`:ue}
  ${$().passwordLogin?vh(e):ue}
  ${vo("join.provider",{redirect:ya()?Un:"/"},{invite:e.invite})}
  <p class="below">${i("join.have")} <a href="/sign-in">${i("signin.action")}</a></p>`)}${Us(t)}`;function Sc(e){let t=new qi(e,location.hash);return{get title(){return i("join.title")},broad:!0,ready:t.load(),view:()=>xh(t,e.update)}}import{html as $t,nothing as Ne}from"../lib/lit-html/lit-html.js";var Lc=e=>e.map(({id:t,title:s,location:n},a)=>({id:t,n:a+1,title:s,...tt(n),km:n.area})),Tc=({n:e,title:t})=>i("lists.nth",{n:e,title:t});function Oh(e){let[t,...s]=e;return{key:t.id,lat:t.lat,lng:t.lng,steps:e,text:s.length?`${q(t.n)}+`:q(t.n),label:s.length?i("lists.nthMore",{first:Tc(t),n:s.length}):Tc(t),isOnePlace:s.every(n=>n.lat===t.lat&&n.lng===t.lng),area:t.km&&!s.length?t:null}}var Ac=(e,t,s)=>js(e,t,s).map(Oh);function Bc({steps:e},t){let s=e.findIndex(n=>n.id===t);return e[(s+1)%e.length].id}var Ic=["private","friends","public"],Mc=({name:e,description:t,visibility:s})=>({name:e.trim(),description:t.trim()||null,visibility:s}),jc=({photos:e,cover:t})=>e??(t?[t]:[]),Uc=e=>new P({send:async t=>e(await S("/api/lists",Mc(t)))}),Pi=class{constructor(t){let s=t.query.get("user")??"";this.isOwn=!s||s===b().id,this.lists=E(t,k("/api/lists",{userId:s,limit:20}))}},Fi=class{list=null;chosen="";#t;#e;constructor(t){this.#t=t,this.#e=`/api/lists/${t.params.id}`,this.finds=E(t,`${this.#e}/finds?limit=50`),this.loading=H(t,()=>this.#s())}get title(){return this.list?.name??i("lists.one")}get isOwn(){return this.list?.userId===b().id}get canHide(){return!this.isOwn&&b().role==="admin"&&!!this.list&&this.list.visibility!=="private"}get listsPath(){return k("/lists",{user:this.list&&!this.isOwn&&this.list.userId})}get steps(){return Lc(this.finds.items??[])}choose(t){this.chosen=t,this.#t.update()}async#s(){this.list=await g(this.#e,{signal:this.#t.signal}),await this.finds.load()}editForm=t=>new P({send:async s=>{this.list=await z(this.#e,Mc(s)),this.#t.update(),t()}});hideForm=t=>new P({send:async({reason:s})=>{await S(`/api/admin/lists/${this.list.id}/private`,{reason:s.trim()}),t(),this.#t.go(this.listsPath,{replace:!0})}});async remove(){await at(A(this.#e))&&this.#t.go("/lists",{replace:!0})}async#i(t){if(await at(t)){let s=await g(this.#e).catch(()=>this.list);this.list=s}this.#t.update()}drop(t){return this.#i(A(`${this.#e}/finds/${t.id}`).then(()=>{if(this.finds.items=this.finds.items.filter(s=>s.id!==t.id),!this.finds.items.length&&this.finds.next)return this.finds.load()}))}setCover(t){return this.#i(z(this.#e,{coverId:t.id}).then(()=>p(i("lists.coverChosen"))))}move(t,s){let{items:n}=this.finds,a=n.findIndex(r=>r.id===t.id),o=n[a+s];return o?this.#i(z(`${this.#e}/finds/${t.id}/place`,{[s<0?"before":"after"]:o.id}).then(()=>{let r=n.filter(l=>l.id!==t.id);r.splice(a+s,0,t),this.finds.items=r})):null}},Si=class{lists=null;update=()=>{};#t;constructor(t){this.#t=t,this.form=new P({send:(s,n)=>this.#e(s,n),update:()=>this.update()})}load(){return at(g(`/api/finds/${this.#t}/lists`).then(t=>{this.lists=t}))}async toggle(t){let s=`/api/lists/${t.id}/finds/${this.#t}`;t.hasFind=!t.hasFind,this.update(),await at(t.hasFind?z(s):A(s))||(t.hasFind=!t.hasFind),this.update()}async#e({list:t},s){let n=await S("/api/lists",{name:t.trim()});this.lists.unshift({...n,hasFind:!1}),s.reset(),await this.toggle(this.lists[0])}};import{html as zt,nothing as qh}from"../lib/lit-html/lit-html.js";var Dc={private:"lock",friends:"people",public:"globe"},Dn=e=>zt`
  <span class="badge">${c(Dc[e.visibility])} ${i(`lists.${e.visibility}`)}</span>`,Ph="(min-width: 1180px) 349px, (min-width: 720px) 336px, 100vw",Fh=zt`
  <svg class="way-drawing" viewBox="0 0 120 84" aria-hidden="true">
    <path d="M14 22 45 12l31 10 30-10v52L76 74 45 64 14 74zM45 12v52M76 22v52"></path>
    <path class="dots" d="M26 58c8-14 20-2 28-12s16-8 28-8"></path>
    <path class="pin-point" d="M88 42s8-8 8-14a8 8 0 0 0-16 0c0 6 8 14 8 14zm0-11.500a2.500 2.500 0 1 0 0-5 2.500 2.500 0 0 0 0 5z"></path>
  </svg>`,Sh=e=>zt`
  <span class="mosaic of-${e.length}">
    ${e.map(({media:t})=>zt`<span class="piece">${xt(t,e.length>1?{thumb:!0}:{sizes:Ph})}</span>`)}
  </span>`;function Nc(e){let t=jc(e);return zt`
    <li>
      <a class="list-card ${t.length?"":"bare"}" href="/lists/${e.id}">
        ${t.length?Sh(t):Fh}
        <span class="over">
          <span class="name" dir="auto">${e.name}</span>
          <span class="row between">
            <span>${i("lists.finds",{n:e.findCount})}</span>
            <span>${c(Dc[e.visibility])} ${i(`lists.${e.visibility}`)}</span>
          </span>
        </span>
      </a>
    </li>`}var Th=(e,t)=>zt`
  ${T(e)}
  ${m(e,"name",{label:i("lists.name"),value:t?.name??"",required:!0,most:100})}
  ${m(e,"description",{label:i("lists.description"),value:t?.description??"",kind:"area",most:500})}
  ${F("visibility",{label:i("lists.who"),hint:i("lists.whoHint"),chosen:t?.visibility??"private",options:Ic.map(s=>[s,i(`lists.${s}`)])})}`,Ti=(e,t=null)=>_(e,i(t?"lists.edit":"lists.new"),s=>Th(s,t),s=>D(s,i("action.save"))),Lh=(e,t)=>zt`
  <li>
    <label class="row list-choice">
      <input type="checkbox" .checked=${t.hasFind} @change=${()=>e.toggle(t)}>
      <span class="grow" dir="auto">${t.name}</span>
      ${Dn(t)}
    </label>
  </li>`,Ah=(e,t)=>zt`
  <div class="row between"><h2>${i("lists.addTo")}</h2>${vt(t)}</div>
  ${e.lists.length?zt`<ul class="people">${e.lists.map(s=>Lh(e,s))}</ul>`:qh}
  <form novalidate @submit=${e.form.submit}>
    ${T(e.form)}
    ${m(e.form,"list",{label:i("lists.new"),hint:i("lists.newHint"),required:!0,most:100})}
    <div class="row end"><button type="submit" aria-busy=${e.form.busy?"true":"false"}>${i("lists.create")}</button></div>
  </form>`;async function Bh(e){let t=new Si(e.id);await t.load()&&await lt((s,n)=>(t.update=n,Ah(t,s)),{label:i("lists.addTo")})}import{html as Vt,nothing as de}from"../lib/lit-html/lit-html.js";var _c=["exact","area","hidden"],Cc=["","1","7","30","date"],Ih=3650,Nn=({findId:e,listId:t})=>e?"find":t?"list":"category",Ec=({isPublic:e,location:t})=>e&&!t?.area?"exact":"area";function Mh(e,t=new Date){let[s,n,a]=e.split("-").map(Number);return Math.round((Date.UTC(s,n-1,a)-Date.UTC(t.getFullYear(),t.getMonth(),t.getDate()))/864e5)}var Hc=(e,t=new Date)=>new Date(Date.UTC(t.getFullYear(),t.getMonth(),t.getDate()+e)).toISOString().slice(0,10);function jh({life:e,until:t}){if(e==="keep")return;if(e==="")return null;let s=e==="date"?Mh(t):Number(e);if(s>=1&&s<=Ih)return s;throw{code:"page",reason:"until",text:i("shares.untilBad")}}function Uh({secret:e="new",password:t}){return e==="remove"?null:e==="new"&&t?t:void 0}var Dh=e=>({title:e.title.trim(),place:e.place,area:e.place==="area"?Number(e.area):void 0,password:Uh(e),days:jh(e)}),Nh=({chosen:e,category:t})=>({category:e||t.trim()});async function _h(){let e=(await g("/api/finds/categories")).filter(t=>t.ownCount).map(t=>[t.category,t.ownCount]);return[...e,...Jt.filter(t=>!e.some(([s])=>s===t)).map(t=>[t,0])]}var Li=class{constructor({share:t=null,target:s=null,offered:n=[],place:a="area",done:o}){this.share=t,this.target=s,this.place=t?.place??a,this.life=t?.expiresAt?"keep":"",this.secret=t?.hasPassword?"keep":"new",this.offered=n,this.chosen=n[0]?.[0]??"",this.form=new P({send:async r=>o(await this.#t(r)),fieldOf:{until:"until"}})}get kind(){return Nn(this.share??this.target??{})}set(t){Object.assign(this,t),this.form.update()}#t(t){let s=Dh(t);return this.share?Y(`/api/shares/${this.share.id}`,s):S("/api/shares",{...this.target??Nh(t),...s,days:s.days??void 0})}},Bi=e=>new URL(e.link,location.origin).href,Ii=()=>!!navigator.share;async function Mi(e){try{await navigator.clipboard.writeText(Bi(e))}catch{return!1}return p(i("find.copied")),!0}async function ji(e,t){try{await navigator.share({title:t,url:Bi(e)})}catch(s){return s.name==="AbortError"}return!0}var Ai=class{#t;constructor(t){this.#t=t,this.list=E(t,"/api/shares")}take(t){let{items:s}=this.list;if(!s)return this.list.load();let n=s.some(a=>a.id===t.id);return this.list.items=n?s.map(a=>a.id===t.id?t:a):[t,...s],this.#t.update()}async offered(){let t=null;return await at(_h().then(s=>{t=s})),t}async revoke(t){await at(A(`/api/shares/${t.id}`))&&(this.list.items=this.list.items.filter(s=>s.id!==t.id),p(i("shares.revoked")),this.#t.update())}};var _n=e=>e.findTitle||e.listName||ct(e.category??""),St=e=>e.title||_n(e),Rc=({place:e,area:t})=>e==="area"?Le(t):i(`shares.place.${e}`),Cn=({expired:e,expiresAt:t})=>i(e?"shares.expired":"shares.until",{date:It(t)}),Ch=e=>Vt`
  ${F("chosen",{error:e.form.errors.chosen,label:i("find.category"),chosen:e.chosen,set:t=>e.set({chosen:t}),options:[...e.offered.map(([t,s])=>[t,ct(t)+(s?` (${q(s)})`:"")]),["",i("shares.otherCategory")]]})}
  ${e.chosen?de:m(e.form,"category",{label:i("categories.own"),hint:i("shares.categoryHint"),required:!0,most:$().limits.category})}`,Eh={exact:"pin",area:"map",hidden:"block"},Hh=(e,t)=>Vt`
  <label class="choice">
    <input type="radio" name="place" value=${t} ?checked=${e.place===t} @change=${()=>e.set({place:t})}>
    <span>
      ${c(Eh[t])}
      <span><span class="strong">${i(`shares.place.${t}`)}</span><br><span class="soft">${i(`shares.shows.${t}`)}</span></span>
    </span>
  </label>`,Rh=e=>Vt`
  <fieldset class="choices">
    <legend>${i("shares.places")}</legend>
    ${_c.map(t=>Hh(e,t))}
  </fieldset>
  ${e.place==="area"?F("area",{error:e.form.errors.area,label:i("shares.area"),hint:i("shares.areaHint"),chosen:String(e.share?.area??$n[0]),options:ts()}):de}`,zh=e=>Vt`
  ${F("life",{error:e.form.errors.life,label:i("shares.life"),chosen:e.life,set:t=>e.set({life:t}),options:[...e.share?.expiresAt?[["keep",Cn(e.share)]]:[],...Cc.map(t=>[t,i(`shares.life.${t||"endless"}`)])]})}
  ${e.life==="date"?m(e.form,"until",{label:i("shares.date"),kind:"date",value:Hc(14),hint:i("shares.dateHint"),required:!0}):de}`,Vh=e=>Vt`
  ${e.share?.hasPassword?F("secret",{error:e.form.errors.secret,label:i("account.password"),chosen:e.secret,set:t=>e.set({secret:t}),options:["keep","new","remove"].map(t=>[t,i(`shares.password.${t}`)])}):de}
  ${e.secret==="new"?m(e.form,"password",{label:i(e.share?.hasPassword?"settings.newPassword":"account.password"),hint:i("shares.passwordHint"),kind:"password",required:!!e.share?.hasPassword,least:8,most:255,complete:"new-password"}):de}`,Wh=e=>Vt`
  <p>${i(`shares.about.${e.kind}`)}</p>
  ${T(e.form)}
  ${e.share||e.target?de:Ch(e)}
  ${Rh(e)}
  ${zh(e)}
  ${Vh(e)}
  ${m(e.form,"title",{label:i("shares.title"),value:e.share?.title??"",hint:i(`shares.titleHint.${e.kind}`),most:100})}`;async function Ui(e){let t=null,s=null,n=r=>(s=new Li({...e,done:l=>{t=l,r()}}),s.form),[a,o]=e.share?["shares.change","action.save"]:["shares.new","shares.create"];return await _(n,i(a),()=>Wh(s),r=>D(r,i(o))),t}async function zc(e){await Mi(e)||(document.getElementById("link").select(),p(i("secret.selected")))}async function Gh(e){await ji(e,St(e))||await zc(e)}var Yh=e=>Vt`
  <button type="button" class="quiet" @click=${()=>Gh(e)}>${c("share")} ${i("action.share")}</button>`,En=e=>Vt`
  <a class="button quiet" href=${e.link} target="_blank" rel="noreferrer noopener" aria-label="${i("shares.open")}: ${St(e)}">
    ${c("globe")} ${i("shares.open")}
  </a>`,is=(e,t=i("shares.ready"))=>lt(s=>Vt`
  <div class="row between"><h2>${t}</h2>${vt(s)}</div>
  <p>${i(e.hasPassword?"shares.readyPassword":"shares.readyText")}</p>
  <div class="field">
    <label for="link">${St(e)}</label>
    <input id="link" type="text" readonly autofocus dir="ltr" .value=${Bi(e)} @focus=${n=>n.target.select()}>
  </div>
  <p class="row actions">
    <button type="button" @click=${()=>zc(e)}>${c("copy")} ${i("secret.copy")}</button>
    ${Ii()?Yh(e):de}
    ${En(e)}
  </p>
  <p class="below"><a href="/shares" @click=${()=>s()}>${i("shares.all")}</a></p>`,{label:t});async function Vc(e){let t=await Ui(e);t&&await is(t)}var Jh=e=>Vc({target:{findId:e.id},place:Ec(e)}),Wc=e=>Vc({target:{listId:e.id}});var[Gc,Kh,Zh]=[15,34,34],Yc=e=>e.map(t=>t.id).sort().join(),Hn=class extends Ms{label="";onChoose=()=>{};#t=[];#e=[];#s="";set steps(t){let s=Yc(t)===Yc(this.#t);this.#t=t,this.map&&(s?this.#a():this.draw())}set chosen(t){t!==this.#s&&(this.#s=t,this.map&&(this.#n(),this.#a()))}options(){let{lat:t,lng:s}=this.#t[0]??{lat:25,lng:5};return{view:{lat:t,lng:s,zoom:2},still:!0,onMove:()=>this.map&&this.#a()}}draw(){this.#t.length&&(this.map.fit(this.#t,Gc,{animate:!1}),this.#a())}get#i(){return this.#e.find(t=>t.steps.some(s=>s.id===this.#s))}#n(){let t=this.#i;t&&(t.isOnePlace?this.map.reveal(t):this.map.fit(t.steps,Gc))}#a(){this.#e=Ac(this.#t,s=>this.map.pixelOf(s),Zh);let t=s=>this.onChoose(Bc(s,this.#s));this.map.setMarkers(this.#e.map(s=>({...s,kind:"nth",size:Kh,click:()=>t(s)}))),this.map.select(this.#i?.key??"")}failed(){this.remove()}};customElements.define("list-map",Hn);async function Xh(e){await M(i("lists.deleteTitle",{name:e.list.name}),i("lists.deleteText"),i("action.delete"))&&e.remove()}var Qh=e=>Kt(i("lists.menu"),[{text:i("lists.edit"),sign:"edit",run:()=>Ti(e.editForm,e.list)},{text:i("find.byLink"),sign:"share",run:()=>Wc(e.list)},{text:i("lists.delete"),sign:"trash",isDanger:!0,run:()=>Xh(e)}],{id:"list-menu"}),tf=e=>$t`
  ${T(e)}
  <p>${i("lists.makePrivateText")}</p>
  ${m(e,"reason",{label:i("report.reason"),required:!0,most:500})}`,ef=e=>Kt(i("lists.menu"),[{text:i("lists.makePrivate"),sign:"lock",isDanger:!0,run:()=>_(e.hideForm,i("lists.makePrivateTitle",{name:e.list.name}),tf,t=>D(t,i("lists.makePrivate")))}],{id:"list-menu"});async function Jc(e,t,s){await e.move(t,s),v(`find-${t.id}`)}async function sf(e,t){await e.drop(t),v("list-menu")}function nf(e,t,s){let n=e.finds.items.length-1;return Kt(i("lists.findMenu",{title:t.title}),[...s>0?[{text:i("lists.up"),run:()=>Jc(e,t,-1)}]:[],...s<n?[{text:i("lists.down"),run:()=>Jc(e,t,1)}]:[],...t.media.some(a=>a.type==="image")?[{text:i("lists.cover"),sign:"camera",run:()=>e.setCover(t)}]:[],{text:i("lists.drop"),sign:"close",run:()=>sf(e,t)}],{id:`find-${t.id}`})}async function af(e,t){e.choose(t),await Promise.resolve(),document.getElementById(`row-${t}`)?.scrollIntoView({block:"nearest"})}function of(e,t){e.choose(t===e.chosen?"":t),document.querySelector("list-map")?.scrollIntoView({block:"nearest"})}var rf=(e,t,s)=>$t`
  <button type="button" class="nth-button" aria-pressed=${e.chosen===t.id?"true":"false"}
    aria-label=${i("lists.onMap",{n:s+1,title:t.title})} @click=${()=>of(e,t.id)}>
    <span class="nth">${q(s+1)}</span>
  </button>`,cf=(e,t,s)=>$t`
  <li class="listed ${e.chosen===t.id?"chosen":""}" id="row-${t.id}">
    ${rf(e,t,s)}
    ${no(t,Is(t))}
    ${e.isOwn?nf(e,t,s):Ne}
  </li>`,lf=({user:e})=>$t`<a class="person" href="/people/${e.id}">${V(e)} <span>${x(e)}</span></a>`,pf=e=>$t`
  <div class="card">
    ${e.isOwn?Ne:lf(e.list)}
    ${e.list.description?$t`<p class="text" dir="auto">${e.list.description}</p>`:Ne}
    <p class="marks">${Dn(e.list)} <span class="soft">${i("lists.finds",{n:e.list.findCount})}</span></p>
  </div>`;function uf(e){let{items:t,problem:s,load:n}=e.finds;return s?d(s,n):t?t.length?$t`
    <ol class="card rows">${t.map((a,o)=>cf(e,a,o))}</ol>
    ${I(e.finds)}`:B(i("lists.empty"),e.isOwn?i("lists.emptyText"):i("lists.emptyOther"),Ne,"pin"):w(3)}var df=e=>$t`
  <list-map .label=${i("lists.map")} .steps=${e.steps} .chosen=${e.chosen} .onChoose=${t=>af(e,t)}></list-map>`;function mf(e){let{problem:t,load:s}=e.loading;return t?.code==="not_found"?$t`<p class="empty">${i("lists.gone")}</p>`:t?d(t,s):e.list?$t`
    <div class="list-page">
      ${e.steps.length?df(e):Ne}
      <div class="stack">
        ${pf(e)}
        ${uf(e)}
      </div>
    </div>`:w(3)}function Kc(e){let t=new Fi(e);return{get title(){return t.title},broad:!0,ready:t.loading.load(),view:()=>$t`
      ${h(t.title,t.isOwn?Qh(t):t.canHide?ef(t):Ne,t.listsPath)}
      ${mf(t)}`}}import{html as Rn,nothing as Zc}from"../lib/lit-html/lit-html.js";async function hf(e){let t=null;await Ti(s=>Uc(n=>{t=n,s()})),t&&e.go(`/lists/${t.id}`)}var ff=e=>Rn`
  <button type="button" id="new-list" @click=${()=>hf(e)}>${c("plus")} ${i("lists.new")}</button>`;function $f({lists:e,isOwn:t}){return e.problem?d(e.problem,e.load):e.items?e.items.length?Rn`<ul class="list-cards">${e.items.map(Nc)}</ul>${I(e)}`:B(i("lists.none"),t?i("lists.noneText"):i("lists.noneOther"),Zc,"way"):w(3)}function Xc(e){let t=new Pi(e);return{title:i("lists.title"),broad:!0,ready:t.lists.load(),view:()=>Rn`
      ${h(i("lists.title"),t.isOwn?ff(e):Zc,t.isOwn?"/profile":`/people/${e.query.get("user")}`)}
      ${$f(t)}`}}import{html as Qc,nothing as bf}from"../lib/lit-html/lit-html.js";var gf=10,Di=class{isGone=!1;#t;constructor(t){this.#t=t,this.name=t.params.name.toLowerCase(),this.loading=H(t,()=>this.#e())}async#e(){if(this.name===b()?.username)return this.#s(b());let t=k("/api/users",{q:this.name,limit:100});for(let s=0;t&&s<gf;s++){let n=await $e(t,{signal:this.#t.signal}),a=n.items.find(o=>o.username===this.name);if(a)return this.#s(a);t=n.next}return this.isGone=!0,null}#s(t){return this.#t.go(`/people/${t.id}`,{replace:!0})}};function wf({isGone:e,loading:t}){return t.problem?d(t.problem,t.load):e?Qc`<p class="empty">${i("person.gone")}</p>`:w(3)}function tl(e){let t=new Di(e);return{title:i("person.title"),ready:t.loading.load(),view:()=>Qc`${h(t.name,bf,"/people")}${wf(t)}`}}import{html as Tt,nothing as _i}from"../lib/lit-html/lit-html.js";var[yf,vf]=[20,36e5];function kf(e){let t=new Map;for(let{type:s,data:n,createdAt:a}of e)(n.commentId||s==="mentioned")&&t.set(n.userId,[...t.get(n.userId)??[],new Date(a)]);return new Set([...t].filter(([,s])=>s.some((n,a)=>n-s[a+yf-1]<vf)).map(([s])=>s))}var Ni=class{#t;#e;#s=new Set;constructor(t){this.#t=t,this.list=E(t,"/api/notifications?limit=30"),this.#e=st.subscribe("notification",s=>this.#n(s))}get groups(){let t=new Map,s=kf(this.list.items);for(let n of this.list.items){let a=n.data.findId&&n.data.userId?`${n.type} ${n.data.findId}`:n.id,o=t.get(a)??{key:a,newest:n,items:[],isRead:!0,more:!1};o.items.push(n),o.isRead&&=n.isRead,o.more||=n.type!=="find_liked"&&s.has(n.data.userId),t.set(a,o)}return[...t.values()]}load=async()=>{await this.list.load(),this.list.items?.some(t=>t.type==="friend_request")&&await this.#i()};async#i(){let{items:t}=await $e("/api/friends?status=pending&direction=received&limit=100").catch(()=>({items:[]}));this.#s=new Set(t.map(({id:s})=>s)),this.#t.update()}request({type:t,data:s}){return t!=="friend_request"||!this.#s.has(s.friendshipId)?null:{friendship:{id:s.friendshipId},user:{id:s.userId,username:s.username,displayName:s.displayName}}}async answered({newest:t}){await this.#i(),!this.request(t)&&(this.list.items=this.list.items.filter(s=>s!==t),t.isRead||$s(-1),this.#t.update())}get hasUnread(){return!!this.list.items?.some(t=>!t.isRead)}#n(t){t.type==="friend_request"&&this.#s.add(t.data.friendshipId),this.list.items&&(this.list.items=[t,...this.list.items.filter(s=>s.id!==t.id)]),this.#t.update()}markRead(t){for(let s of t.items.filter(n=>!n.isRead))s.isRead=!0,$s(-1),Y(`/api/notifications/${s.id}`,{isRead:!0}).catch(()=>{})}async markAllRead(){try{await S("/api/notifications/read-all");for(let t of this.list.items)t.isRead=!0;ha(0)}catch(t){p(y(t))}this.#t.update()}async remove(t){try{for(let s of t.items)await A(`/api/notifications/${s.id}`),this.list.items=this.list.items.filter(n=>n!==s),s.isRead||$s(-1)}catch(s){p(y(s))}this.#t.update()}close(){this.#e()}};var xf={friend_request:"people",friend_accepted:"check",find_liked:"heart",find_commented:"comment",replied:"comment",mentioned:"people"};async function Of(e,t,s){await e.remove(t),await Promise.resolve(),(document.querySelectorAll(".note-row .round")[Math.min(s,e.groups.length-1)]??document.querySelector("h1")).focus()}var qf=({type:e,data:t})=>e==="moderated"?pa[ua(t)]:e==="link_used"?"lock":"flag",Pf=({type:e,data:t,actor:s})=>t.userId?Tt`
  <span class="face">
    ${V(s??{profilePicture:`/api/avatars/${t.userId}`},44)}
    <span class="sign ${e}">${c(xf[e],e==="find_liked")}</span>
  </span>`:Tt`<span class="face office">${c(qf({type:e,data:t}))}</span>`,Ff=e=>Tt`
  <img class="note-thumb" src=${e} alt="" width="48" height="48" loading="lazy" decoding="async">`;function Sf(e,t){let s=e.request(t.newest);return s?Tt`<span class="row actions">${se(s.friendship,s.user,()=>e.answered(t))}</span>`:_i}var Tf=(e,t,s)=>Tt`
  <li class="note-row ${t.isRead?"":"unread"}">
    <a href=${ma(t.newest)} @click=${()=>e.markRead(t)}>
      ${Pf(t.newest)}
      <span>
        <span class="what">${da(t.items,t.more)}</span><br>
        <span class="soft">
          ${t.isRead?_i:Tt`<span class="unseen">${i("note.new")}</span>`}${C(t.newest.createdAt)}
        </span>
      </span>
      ${t.newest.thumbnailUrl?Ff(t.newest.thumbnailUrl):_i}
    </a>
    ${Sf(e,t)}
    <button type="button" class="round" aria-label=${i("note.delete")} @click=${()=>Of(e,t,s)}>${c("close")}</button>
  </li>`,Lf=e=>Tt`
  <button type="button" class="quiet" @click=${()=>e.markAllRead()}>${c("check")} ${i("note.readAll")}</button>`,Af=()=>Tt`<a class="button" href="/people">${i("note.noneAction")}</a>`;function Bf(e){let{items:t,problem:s}=e.list;return s?d(s,e.load):t?t.length?Tt`<ul class="card notes">${e.groups.map((n,a)=>Tf(e,n,a))}</ul>${I(e.list)}`:B(i("note.none"),i("note.noneText"),Af(),"bell"):w(4)}function el(e){let t=new Ni(e);return{title:i("nav.bell"),ready:t.load(),view:()=>Tt`${h(i("nav.bell"),t.hasUnread?Lf(t):_i)}${Bf(t)}`,close:()=>t.close()}}import{html as Lt,nothing as Hi}from"../lib/lit-html/lit-html.js";var If=200,Mf=2,Ci=class{#t;#e=0;#s;constructor(t){this.#t=t;let s=n=>E(t,k("/api/friends",n));this.lists={received:s({status:"pending",direction:"received"}),sent:s({status:"pending",direction:"sent"}),accepted:s({status:"accepted"}),blocked:s({status:"blocked"})},this.text=t.query.get("q")??"",this.found=E(t,()=>k("/api/users",{q:this.text.trim()})),this.#s=st.subscribe("notification",this.load),this.text&&this.search()}load=()=>Promise.all(Object.values(this.lists).map(t=>t.load()));search=()=>{let t=this.text.trim();return this.#t.rename(k(this.#t.path,{q:t})),[...t].length<Mf?this.found.clear():this.found.load()};reload=()=>Promise.all([this.load(),this.search()]);type(t){this.text=t,clearTimeout(this.#e),this.#e=setTimeout(this.search,If)}get problem(){return Object.values(this.lists).find(t=>t.problem)?.problem}get isLoaded(){return Object.values(this.lists).every(t=>t.items)}other(t){return t.requesterId===b()?.id?t.addressee:t.requester}isMe(t){return t.id===b()?.id}requestOf(t){return this.lists.received.items?.find(s=>s.requesterId===t.id)}close(){clearTimeout(this.#e),this.#s()}};function jf(e,t){if(e.isMe(t))return Lt`<span class="soft">${i("people.you")}</span>`;if(t.friendship==="accepted")return Lt`<span class="badge">${c("check")} ${i("friend.friends")}</span>`;if(t.friendship==="none")return Ts(t,e.reload);let s=e.requestOf(t);return s?se(s,t,e.reload):Lt`<span class="badge">${i("friend.pending")}</span>`}function Uf(e){let{found:t}=e;return t.problem?d(t.problem,e.search):t.items?t.items.length?Lt`
    <ul class="people" aria-label=${i("people.results")}>${t.items.map(s=>an(s,jf(e,s)))}</ul>
    ${I(t)}`:Lt`<p class="soft" role="status">${i("people.noMatch")}</p>`:Hi}function Df(e,t){e.preventDefault(),t.search()}var Nf=e=>Lt`
  <form class="card" role="search" @submit=${t=>Df(t,e)}>
    <label for="people-search">${i("people.search")}</label>
    <div class="search">
      ${c("search")}
      <input id="people-search" type="search" autocomplete="off" autocapitalize="none" spellcheck="false"
        .value=${e.text} @input=${t=>e.type(t.target.value)}>
    </div>
    ${Uf(e)}
  </form>`;function Ei(e,t,s,n=an){let a=e.lists[t];return a.items.length?Lt`
    <section class="card">
      <h2>${i(`people.${t}`)}</h2>
      <ul class="people">${a.items.map(o=>n(e.other(o),s(o,e.other(o))))}</ul>
      ${I(a)}
    </section>`:Hi}var _f=(e,t,s)=>Ve(s,[As(t,s,e.reload),ze(s,e.reload)]),Cf=e=>Lt`
  ${Ei(e,"received",(t,s)=>[se(t,s,e.reload),Ve(s,[ze(s,e.reload)])])}
  ${Ei(e,"sent",(t,s)=>Ls(t,s,e.reload))}
  ${e.lists.accepted.items.length?Ei(e,"accepted",(t,s)=>_f(e,t,s)):B(i("people.none"),i("people.noneText"),Hi,"people")}
  ${Ei(e,"blocked",(t,s)=>Va(s,e.reload),za)}`;function Ef(e){return e.problem?d(e.problem,e.load):e.isLoaded?Cf(e):w(3)}var Hf=()=>mt()?Lt`<a class="button quiet" href="/invites">${c("plus")} ${i("invites.invite")}</a>`:Hi;function sl(e){let t=new Ci(e);return{title:i("people.title"),ready:t.load(),view:()=>Lt`${h(i("people.title"),Hf(),"/feed")}${Nf(t)}${Ef(t)}`,close:()=>t.close()}}import{html as Ce,nothing as Vi}from"../lib/lit-html/lit-html.js";var Ri=class extends Bs{user=null;friendship=null;#t;constructor(t){super(t,k("/api/finds",{userId:t.params.id,includePrivate:!0,includeFriends:!0,limit:20})),this.#t=t.params.id,this.loading=H(t,()=>this.#e())}get title(){return(this.user&&x(this.user))??i("person.title")}get isMe(){return this.#t===b()?.id}get hasAsked(){return this.friendship?.requesterId===this.#t}async#e(){this.user=await g(`/api/users/${this.#t}`,{signal:this.page.signal}),await Promise.all([this.finds.load(),this.#s()])}async#s(){this.friendship=null;let{friendship:t}=this.user,s=t==="none"?"":k("/api/friends",{status:t,limit:100});for(;s&&!this.friendship;){let n=await $e(s,{signal:this.page.signal});this.friendship=n.items.find(a=>a.requesterId===this.#t||a.addresseeId===this.#t)??null,s=n.next}}};import{html as gt,nothing as Qt}from"../lib/lit-html/lit-html.js";var Rf=88,il=(e,t)=>gt`
  <span class="sum"><span class="strong">${q(e)}</span> <span class="soft">${i(t,{n:e})}</span></span>`,zi=(e,{count:t,likes:s,badge:n=Qt,actions:a=Qt})=>gt`
  <section class="profile-head">
    ${V(e,Rf)}
    ${e.displayName?gt`<p class="soft">@${e.username}</p>`:Qt}
    ${e.about?gt`<p dir="auto">${e.about}</p>`:Qt}
    <p class="row">
      ${t===void 0?Qt:il(t,"person.findsSum")}
      ${s===void 0?Qt:il(s,"person.likesSum")}
      ${n}
    </p>
    <p class="row actions">${a}</p>
  </section>`,zf=e=>gt`
  <li>
    <a class="tile c-${e.category??""}" href="/finds/${e.id}">
      ${e.media.length?xt(e.media[0],{thumb:!0}):gt`<span class="sign-tile">${ht(e.category)}</span>`}
      ${e.isPublic?Qt:gt`<span class="corner">${c("lock")}<span class="unseen">${i("find.friendsOnly")}</span></span>`}
      <span class="caption" dir="auto">${e.title}</span>
    </a>
  </li>`,nl=(e,t,s)=>gt`
  <button type="button" class="chip" aria-pressed=${e.layout===t?"true":"false"} @click=${()=>e.show(t)}>
    ${c(s)} ${i(`person.${t}`)}
  </button>`,Vf={grid:e=>gt`<ul class="tiles">${e.map(zf)}</ul>`,list:e=>gt`<ul class="card rows">${e.map(t=>ao(t,Is(t)))}</ul>`},Wf=e=>[...new Map(e.map(({locationId:t,location:s})=>[t,{...tt(s),km:s.area,name:fs(s)}])).values()];function _e(e,t){let{items:s,problem:n,load:a}=e.finds;return n?d(n,a):s?s.length?gt`
    <finds-map .places=${Wf(s)} .label=${i("person.map")}></finds-map>
    <div class="chips" role="group" aria-label=${i("person.layout")}>
      ${nl(e,"grid","camera")}
      ${nl(e,"list","filter")}
    </div>
    ${Vf[e.layout](s)}
    ${I(e.finds)}`:B(t.title,t.text,t.action??Qt,t.sign??"pin"):w(3)}function Gf({user:e,friendship:t,hasAsked:s,loading:n}){return e.friendship==="none"?Ts(e,n.load):t?t.status==="accepted"?Vi:s?se(t,e,n.load):Ls(t,e,n.load):Vi}var Yf=()=>Ce`<a class="button quiet" href="/profile">${i("profile.title")}</a>`,Jf=e=>Ce`
  <a class="button quiet" href=${k("/lists",{user:e.id})}>${c("feed")} ${i("lists.title")}</a>`,Kf=e=>e.isMe?Yf():[Gf(e),Jf(e.user)];function Zf(e,t){let{user:s,friendship:n,loading:a}=e;if(!s||e.isMe)return Vi;let o=n?.status==="accepted"?[As(n,s,a.load)]:[];return Ve(s,[Za(s,a.load),...o,Ka({userId:s.id}),ze(s,()=>t.go("/people"))])}var Xf=e=>zi(e.user,{count:e.user.findCount,likes:e.user.likeCount,badge:e.user.friendship==="accepted"?Ce`<span class="badge">${c("check")} ${i("friend.friends")}</span>`:Vi,actions:Kf(e)});function Qf(e){let{problem:t,load:s}=e.loading;return t?.code==="not_found"?Ce`<p class="empty">${i("person.gone")}</p>`:t?d(t,s):e.user?Ce`
    ${Xf(e)}
    <section class="stack" aria-labelledby="finds">
      <h2 id="finds" class="unseen">${i("person.findsTitle")}</h2>
      ${_e(e,{title:i("person.none"),text:i("person.noneText",{name:x(e.user)})})}
    </section>`:w(3)}function al(e){let t=new Ri(e),s=()=>t.loading.problem?i("person.title"):t.title;return{get title(){return t.title},broad:!0,ready:t.loading.load(),view:()=>Ce`${h(s(),Zf(t,e),"/people")}${Qf(t)}`}}import{html as bt,nothing as as}from"../lib/lit-html/lit-html.js";var Wi=class{#t;constructor(t,s){this.#t=t,this.restored=s,this.list=E(t,"/api/finds/bin?limit=20",n=>n.find.id)}restore(t){return this.#e(t,S(`/api/finds/${t.id}/restore`),i("find.restored"),this.restored)}remove(t){return this.#e(t,A(`/api/finds/${t.id}?forever=true`),i("bin.removed"),()=>{})}async#e(t,s,n,a){await at(s)&&(this.list.items=this.list.items.filter(o=>o.find.id!==t.id),this.#t.update(),p(n),a())}};var Gi=class extends Bs{progress=null;figures={};isEdited=!1;constructor(t){super(t,k("/api/finds",{userId:b().id,includePrivate:!0,limit:20})),this.bin=new Wi(t,()=>this.#t());let s={username_taken:"username",name_taken:"displayName"};this.form=new P({send:n=>this.#s(n),update:t.update,fieldOf:s})}get user(){return b()}load=()=>Promise.all([this.#t(),this.bin.list.load()]);#t=()=>Promise.all([this.finds.load(),this.#e()]);async#e(){let t=await g(`/api/users/${b().id}`,{signal:this.page.signal}).catch(()=>null);this.figures={count:t?.findCount,likes:t?.likeCount},this.page.update()}toggleEdit=()=>{this.isEdited=!this.isEdited,this.page.update()};get hasPicture(){return this.user.profilePicture.startsWith("/api/media/")}async setPicture(t,s=ge){let n=a=>{this.progress=a,this.page.update()};n(0);try{Mt(await s("PUT","/api/users/me/picture",await Xe(t),{signal:this.page.signal,progress:n})),p(i("profile.pictureSaved"))}catch(a){a.name!=="AbortError"&&p(y(a))}n(null)}async removePicture(){try{await A("/api/users/me/picture"),Mt(await g("/api/users/me"))}catch(t){p(y(t))}this.page.update()}async#s({displayName:t,about:s,username:n,age:a}){let o={displayName:t.trim()||null,about:s.trim()||null,username:n.trim()};Mt(await Y("/api/users/me",{...o,age:a===""?null:Number(a)})),p(i("profile.saved"))}};import{html as Ji,nothing as Yi}from"../lib/lit-html/lit-html.js";async function t$(e,t){await e.restore(t),v(e.list.items.length?"bin":"finds")}async function e$(e,t){await M(i("bin.removeTitle"),i("bin.removeText",{title:t.title}),i("bin.remove"))&&(await e.remove(t),v(e.list.items.length?"bin":"finds"))}var s$=(e,t)=>Ji`
  <button type="button" class="quiet" aria-label="${i("bin.restore")}: ${t.title}" @click=${()=>t$(e,t)}>
    ${c("retry")} ${i("bin.restore")}
  </button>`,i$=(e,{find:t,expiresAt:s})=>Ji`
  <li>
    <p>
      <span class="strong" dir="auto">${t.title}</span>
      ${s?Ji`<br><span class="soft">${i("bin.until",{date:It(s)})}</span>`:Yi}
    </p>
    ${t.hidden?Xa(i("report.findHidden"),t.hidden):Yi}
    <p class="row">
      ${t.hidden?Yi:s$(e,t)}
      <button type="button" class="danger" aria-label="${i("bin.remove")}: ${t.title}" @click=${()=>e$(e,t)}>
        ${c("trash")} ${i("bin.remove")}
      </button>
    </p>
  </li>`,ol=e=>e.list.items?.length?Ji`
  <section class="card" aria-labelledby="bin">
    <h2 id="bin" tabindex="-1">${i("bin.title")}</h2>
    <p class="hint">${i("bin.hint")}</p>
    <ul class="rows binned">${e.list.items.map(t=>i$(e,t))}</ul>
    ${I(e.list)}
  </section>`:Yi;function n$(e,t){let[s]=e.target.files;e.target.value="",s&&t.setPicture(s)}var a$=e=>bt`
  <button type="button" class="quiet" @click=${()=>e.removePicture()}>${i("profile.pictureRemove")}</button>`,o$=e=>bt`
  <div class="field">
    <p class="row actions">
      <label class="button quiet" for="picture">${c("camera")} ${i("profile.picture")}</label>
      <input class="file" id="picture" type="file" accept="image/*" @change=${t=>n$(t,e)}>
      ${e.hasPicture?a$(e):as}
    </p>
    ${e.progress===null?as:bt`<progress max="1" .value=${e.progress} aria-label=${i("profile.picture")}></progress>`}
    <p class="hint">${i("profile.pictureHint")}</p>
  </div>`,r$=()=>bt`<a class="button" href="/new">${c("plus")} ${i("nav.plus")}</a>`,c$=({form:e,user:t})=>bt`
  <form novalidate @submit=${e.submit}>
    ${T(e)}
    ${m(e,"displayName",{label:i("profile.name"),hint:i("profile.nameHint"),value:t.displayName??"",most:50,complete:"name"})}
    ${m(e,"about",{label:i("profile.about"),value:t.about??"",most:160})}
    ${m(e,"username",{label:i("account.username"),hint:i("join.usernameHint"),value:t.username,required:!0,least:3,most:31,pattern:"[A-Za-z0-9_\\-]*",complete:"username"})}
    ${m(e,"age",{label:i("profile.age"),hint:i("profile.ageHint"),value:t.age??"",kind:"number",mode:"numeric"})}
    <div class="row end">${D(e,i("action.save"))}</div>
  </form>`,ns=(e,t,s)=>bt`
  <li><a class="way" href=${e}>${c(t)} <span class="grow">${s}</span> ${c("next")}</a></li>`,l$=e=>bt`
  <ul class="card rows">
    ${ns("/people","people",i("people.accepted"))}
    ${ns("/saved","bookmark",i("saved.title"))}
    ${ns("/lists","feed",i("lists.title"))}
    ${ns("/shares","share",i("shares.mine"))}
    ${e.role==="admin"?ns("/admin","shield",i("admin.title")):as}
  </ul>`,p$=()=>bt`<a class="button quiet" href="/settings">${c("gear")} ${i("settings.title")}</a>`,u$=e=>bt`
  <section class="card" id="edit" aria-labelledby="edit-title">
    <div class="row between"><h2 id="edit-title" tabindex="-1">${i("profile.edit")}</h2>${vt(e.toggleEdit)}</div>
    ${o$(e)}
    ${c$(e)}
  </section>`;async function d$(e){e.toggleEdit(),await v("edit-title")}var m$=e=>bt`
  <button type="button" class="quiet" id="edit-profile" aria-expanded=${e.isEdited?"true":"false"} @click=${()=>d$(e)}>
    ${c("edit")} ${i("profile.edit")}
  </button>`,h$=e=>bt`
  ${h(x(e.user),p$())}
  ${zi(e.user,{...e.figures,actions:m$(e)})}
  ${e.isEdited?u$(e):as}
  <section class="stack" aria-labelledby="finds">
    <h2 id="finds" class="unseen" tabindex="-1">${i("profile.finds")}</h2>
    ${_e(e,{title:i("profile.none"),text:i("profile.noneText"),action:r$()})}
  </section>
  ${l$(e.user)}
  ${ol(e.bin)}`;function rl(e){let t=new Gi(e);return{title:i("profile.title"),broad:!0,ready:t.load(),view:()=>t.user?h$(t):as}}import{html as nt,nothing as te}from"../lib/lit-html/lit-html.js";var f$={dismissed:"check",hidden:"block",deleted:"trash",suspended:"lock"},$$=e=>m(e,"note",{label:i("report.note"),hint:i("report.noteHint"),kind:"area",required:!0,most:500}),cl=(e,t)=>i(`report.outcome.${e.kind==="user"&&t==="deleted"?"accountDeleted":t}`);async function g$(e,t,s){let n=cl(t,s);s!=="dismissed"?await Ja(n,({note:a})=>e.decide(t,s,a),$$):await M(n,i("report.dismissText"),n)&&await e.decide(t,s).catch(()=>e.list.load()),v("reports")}var ll=e=>e?nt`<a class="strong" href="/people/${e.id}">${x(e)}</a>`:nt`<span class="soft">${i("report.left")}</span>`,b$=e=>nt`
  <p class="row">${e.map(t=>nt`
    <a href=${t.url} target="_blank" rel="noreferrer noopener">
      <img class="note-thumb" src=${t.thumbnailUrl} alt=${t.caption||i("report.photo")} width="48" height="48" loading="lazy">
    </a>`)}</p>`,w$=e=>nt`
  <p class="strong" dir="auto">${e.title}</p>
  ${e.description?We(e.description):te}
  ${e.media.length?b$(e.media):te}`,y$=e=>e.find?w$(e.find):e.comment?We(e.comment.content):e.kind==="user"?te:nt`<p class="soft">${i("report.noContent")}</p>`,v$=e=>nt`
  <li>
    <p>${i(`report.reason.${e.reason}`)} · ${ll(e.reporter)} · <span class="soft">${C(e.createdAt)}</span></p>
    ${e.text?We(e.text):te}
  </li>`,k$=(e,t,s)=>nt`
  <button type="button" class=${s==="dismissed"?"quiet":"danger"} @click=${()=>g$(e,t,s)}>
    ${c(f$[s])} ${cl(t,s)}
  </button>`,x$=(e,t)=>nt`<p class="row">${Ga(t.kind).map(s=>k$(e,t,s))}</p>`,O$=(e,t)=>nt`
  <p>
    <span class="strong">${i(`report.result.${t.decision.outcome}`)}</span> · ${t.decision.closedBy} ·
    <span class="soft">${C(t.decision.closedAt)}</span>
  </p>
  ${t.decision.note?We(t.decision.note):te}
  ${t.hidden?nt`
    <p><button type="button" class="quiet" @click=${()=>e.show(t)}>${c("retry")} ${i("report.show")}</button></p>`:te}`,q$=(e,t)=>nt`
  <li class="card">
    <h2>${i(`report.kind.${t.kind}`)} · ${ll(t.owner)}</h2>
    ${y$(t)}
    <ul class="rows">${[t,...t.others].map(v$)}</ul>
    ${t.decision?O$(e,t):x$(e,t)}
  </li>`;function P$(e){let{items:t,problem:s,load:n}=e.list;return s?d(s,n):t?t.length?nt`<ul class="stack">${t.map(a=>q$(e,a))}</ul>${I(e.list)}`:B(i(`report.none.${e.status}`),i("report.noneText"),te,"flag"):w(3)}function pl(e){let t=new Ya(e);return{title:i("report.reports"),ready:t.list.load(),view:()=>nt`
      ${h(i("report.reports"),te,"/admin")}
      <div class="chips" role="group" aria-label=${i("report.which")} id="reports" tabindex="-1">
        ${Wa.map(s=>we(t.status===s,i(`report.status.${s}`),()=>t.choose(s)))}
      </div>
      ${P$(t)}`}}import{html as zn,nothing as F$}from"../lib/lit-html/lit-html.js";var S$=(e,t)=>zn`
  <button type="button" class="chip" aria-pressed=${e.state===t?"true":"false"} @click=${()=>e.choose(t)}>
    ${c(t==="dismissed"?"close":eo(t))} ${i(`saved.${t}`)}
  </button>`,T$=()=>zn`<a class="button" href="/">${c("map")} ${i("missing.action")}</a>`,L$=e=>({title:i(`saved.${e}None`),text:i(e==="dismissed"?"saved.dismissedText":"saved.noneText"),action:T$(),sign:"bookmark"});function ul(e){let t=new to(e);return{title:i("saved.title"),broad:!0,ready:t.finds.load(),view:()=>zn`
      ${h(i("saved.title"),F$,"/profile")}
      <div class="chips" role="group" aria-label=${i("saved.which")}>${Qa.map(s=>S$(t,s))}</div>
      ${_e(t,L$(t.state))}`}}import{html as et,nothing as At}from"../lib/lit-html/lit-html.js";import{html as wt,nothing as Vn}from"../lib/lit-html/lit-html.js";var ml=(e,t)=>m(e,"name",{label:i("passkeys.name"),hint:i("passkeys.nameHint"),value:t,required:!0,most:50});async function A$(e,t){let s=hs(navigator.userAgent);await _(n=>e.addForm(t,n),i("passkeys.add"),n=>wt`
    ${T(n)}
    ${Zt(n)}
    ${ml(n,s)}
    ${t?Dt(n,"password",i("account.password")):Vn}`,()=>wt`<button type="submit">${i("settings.linkGo")}</button>`)}var B$=(e,t)=>_(s=>e.renameForm(t,s),i("passkeys.rename"),s=>wt`
  ${T(s)}
  ${ml(s,t.name)}`,()=>wt`<button type="submit">${i("action.save")}</button>`);async function I$(e,t){await M(i("passkeys.deleteTitle",{name:t.name}),i("passkeys.deleteText"),i("action.delete"))&&e.remove(t)}var dl=(e,t,s)=>wt`
  <button type="button" class="quiet" aria-label="${t}: ${e.name}" @click=${s}>${t}</button>`,M$=(e,t,s)=>wt`
  <li class="row between">
    <span>
      <span class="strong" dir="auto">${t.name}</span>
      ${t.backedUp?wt`<span class="badge">${i("passkeys.backedUp")}</span>`:Vn}<br>
      <span class="soft">${i("passkeys.added")} ${C(t.createdAt)} ·
        ${t.lastUsedAt?wt`${i("passkeys.used")} ${C(t.lastUsedAt)}`:i("passkeys.unused")}</span>
    </span>
    <span class="row">
      ${dl(t,i("passkeys.rename"),async()=>{await B$(e,t),s()})}
      ${dl(t,i("action.delete"),()=>I$(e,t))}
    </span>
  </li>`,j$=e=>wt`<button type="button" class="quiet" id="add-passkey" @click=${e}>${i("passkeys.add")}</button>`,hl=(e,t,s)=>wt`
  <section class="card" id="passkeys">
    <h2>${i("passkeys.title")}</h2>
    <p>${i("passkeys.hint")}</p>
    ${e.list.length?wt`<ul class="people">${e.list.map(n=>M$(e,n,s))}</ul>`:Vn}
    <p>${j$(async()=>{await A$(e,t),s()})}</p>
  </section>`;import{html as Ki,nothing as U$}from"../lib/lit-html/lit-html.js";var fl=e=>Ie(e.picker()),D$=e=>Ki`
  <p class="note">${i("privacy.homeExact",{n:e.exactAtHome})}</p>
  <p class="row"><button type="button" id="hide-home" @click=${()=>e.hideHome()}>${i("privacy.homeHide")}</button></p>`,N$=(e,{latitude:t,longitude:s,radius:n,area:a})=>Ki`
  <place-map class="homemap" inert .area=${2*n} .at=${{lat:t,lng:s}}></place-map>
  ${F("home-radius",{label:i("privacy.homeRadius"),options:Oo.map(o=>[o,us(o)]),chosen:n,set:o=>e.changeHome({radius:Number(o)})})}
  ${F("home-area",{label:i("privacy.homeArea"),options:ts(),chosen:String(a),set:o=>e.changeHome({area:Number(o)})})}
  ${e.exactAtHome?D$(e):U$}
  <p class="row">
    <button type="button" class="quiet" @click=${()=>fl(e)}>${i("privacy.homeMove")}</button>
    <button type="button" class="quiet" @click=${()=>e.change({home:void 0})}>${i("privacy.homeRemove")}</button>
  </p>`,$l=e=>Ki`
  <section class="card">
    ${Q("places",i("privacy.settings"))}
    <p class="hint">${i("privacy.settingsText")}</p>
    ${F("shown-area",{label:i("privacy.shownNew"),options:Ae(),chosen:String(e.values.area),set:t=>e.change({area:Number(t)})})}
    <label class="switch">
      <span>${i("privacy.friendsExact")}</span>
      <input type="checkbox" role="switch" id="friends-exact" .checked=${e.values.exactForFriends}
        @change=${t=>e.change({exactForFriends:t.target.checked})}>
    </label>
    <h3>${i("privacy.home")}</h3>
    <p class="hint">${i("privacy.homeText")}</p>
    ${e.values.home?N$(e,e.values.home):Ki`
      <p><button type="button" class="quiet" id="home" @click=${()=>fl(e)}>${i("privacy.homeAdd")}</button></p>`}
    <p class="hint">${i("privacy.recall")}</p>
  </section>`;import{html as Wt,nothing as os}from"../lib/lit-html/lit-html.js";var Wn={read:["read"],write:["read","write"],admin:["read","write","admin"]};function gl(e){let t=async({name:s,access:n,days:a,password:o})=>{let r=a?{days:Number(a)}:{};e(await S("/api/auth/tokens",{name:s.trim(),scopes:Wn[n],...r,...o?{password:o}:{}}))};return new P({send:t,fieldOf:{wrong_password:"password"}})}var rs=e=>e.kind==="token",bl=e=>rs(e)?e.name:hs(e.userAgent),_$={browser:()=>i("session.browser"),cli:()=>i("session.cli"),token:()=>i("session.token")},C$=e=>e.scopes.map(t=>i(`scope.${t}`)).join(", ");function E$(e){return e.expiresAt?rs(e)?i("token.until",{date:It(e.expiresAt)}):i("settings.until",{date:It(e.expiresAt)}):i("token.endless")}var H$=e=>e.lastUsedAt?i("session.used",{date:rt(e.lastUsedAt)}):i("session.unused"),R$=(e,t)=>{let s=i(rs(t)?"token.revoke":"settings.end");return Wt`
    <button type="button" class="quiet" aria-label="${s}: ${bl(t)}" @click=${()=>e.endSession(t)}>${s}</button>`},z$=e=>Wt`${i(rs(e)?"token.since":"settings.since")} ${C(e.createdAt)}`,V$=(e,t)=>Wt`
  <li class="row between">
    <span>
      <span class="strong" dir="auto">${bl(t)}</span>
      <span class="badge">${_$[t.kind]()}</span>
      ${t.current?Wt`<span class="badge">${i("settings.thisOne")}</span>`:os}<br>
      ${rs(t)?Wt`<span class="soft">${C$(t)}</span><br>`:os}
      <span class="soft">${z$(t)} · ${H$(t)} · ${E$(t)}</span>
    </span>
    ${t.current?os:R$(e,t)}
  </li>`;async function W$(e){await M(i("settings.endOthers"),i("settings.endOthersText"),i("settings.endOthers"))&&e.endOthers()}var G$=e=>Wt`
  <button type="button" class="quiet" @click=${()=>W$(e)}>${i("settings.endOthers")}</button>`,Y$=[90,30,365],J$=e=>Object.keys(Wn).filter(t=>t!=="admin"||e.role==="admin"),K$=(e,t)=>Wt`
  <p>${i("token.about")}</p>
  ${T(t)}
  ${Zt(t)}
  ${m(t,"name",{label:i("token.name"),hint:i("token.nameHint"),required:!0,most:50})}
  ${F("access",{label:i("token.access"),options:J$(e.user).map(s=>[s,i(`access.${s}`)])})}
  ${F("days",{label:i("token.life"),options:[...Y$.map(s=>[s,i("token.days",{n:s})]),["",i("token.endless")]]})}
  ${e.asksPassword?Dt(t,"password",i("account.password")):os}`,Z$=e=>Hs({title:i("token.new"),text:i("token.once"),label:i("session.token"),value:e});async function X$(e){let t=null;await _(n=>gl(a=>{t=a,n()}),i("token.create"),n=>K$(e,n),()=>Wt`<button type="submit">${i("token.createGo")}</button>`),t&&(e.addSession(t.session),await Z$(t.token))}var wl=e=>Wt`
  <section class="card">
    ${Q("sessions",i("settings.sessions"))}
    <ul class="people">${e.sessions.map(t=>V$(e,t))}</ul>
    <div class="row end">
      ${e.hasOthers?G$(e):os}
      <button type="button" class="quiet" id="new-token" @click=${()=>X$(e)}>${c("plus")} ${i("token.create")}</button>
    </div>
  </section>`;var Q$=["friendRequests","friendAccepted","findLiked","findCommented","replied","mentioned"],tg=e=>et`
  <label class="switch">
    <span>${i("settings.streets")}<br><span class="soft">${i("offer.learns")}</span></span>
    <input type="checkbox" role="switch" id="streets" .checked=${Ye()} @change=${t=>e.setStreets(t.target.checked)}>
  </label>`,eg=()=>Xn.map(e=>[e,Zn[e],e]),vl=e=>et`
  <section class="card">
    ${Q("appearance",i("settings.appearance"))}
    ${F("language",{label:i("settings.language"),options:eg(),chosen:ls(),set:t=>e.setLanguage(t)})}
    ${F("theme",{label:i("settings.theme"),options:lo.map(t=>[t,i(`settings.theme.${t}`)]),chosen:po(),set:t=>e.setTheme(t)})}
    ${F("units",{label:i("settings.units"),options:["km","mi"].map(t=>[t,i(`settings.units.${t}`)]),chosen:ea(),set:t=>e.setUnits(t)})}
    ${Ge()?tg(e):At}
  </section>`;async function sg(e,t,s){let n=e.target;await t.prefer(s,n.checked),n.checked=t.preferences[s]}var yl=(e,t,s=At)=>et`
  <label class="switch">
    <span>${i(`settings.${t}`)}${s}</span>
    <input type="checkbox" role="switch" .checked=${e.preferences[t]} @change=${n=>sg(n,e,t)}>
  </label>`,ig=e=>et`
  <section class="card">
    ${Q("notify",i("settings.notify"))}
    ${[...Q$,...b()?.role==="admin"?["reported"]:[]].map(t=>yl(e,t))}
    ${$().pushKey?yl(e,"pushEnabled",et`<br><span class="soft">${i("settings.pushEnabledHint")}</span>`):At}
  </section>`,ng=e=>et`
  <p>${c("check")} ${i("push.on")}</p>
  <p class="row">
    <button type="button" class="quiet" @click=${e.test}>${i("push.test")}</button>
    <button type="button" class="quiet" aria-busy=${e.busy?"true":"false"} @click=${e.disable}>${i("push.disable")}</button>
  </p>`,ag=e=>et`
  <p>${i("push.off")}</p>
  <p>
    <button type="button" id="push-on" aria-busy=${e.busy?"true":"false"} @click=${e.enable}>
      ${c("bell")} ${i("push.enable")}
    </button>
  </p>
  <p class="soft" role="status">${e.slow?i("push.asking"):At}</p>`;function og(e){return e.state==="on"?ng(e):e.state==="off"?ag(e):et`<p class="note">${i(`push.${e.state}`)}</p>`}var Ee=(e,t)=>et`<button type="button" class="chip" @click=${()=>v(`part-${e}`)}>${t}</button>`,rg=()=>et`
  <nav class="chips" aria-label=${i("settings.title")}>
    ${Ee("appearance",i("settings.appearance"))}
    ${Ee("notify",i("nav.bell"))}
    ${$().passwordLogin?Ee("password",i("account.password")):At}
    ${Ee("places",i("privacy.settings"))}
    ${Ee("sessions",i("settings.devices"))}
    ${Ee("data",i("settings.data"))}
  </nav>`,cg=e=>et`
  ${rg()}
  ${vl(e)}
  ${ig(e)}
  <section class="card">
    ${Q("push",i("push.title"))}
    ${og(e.push)}
  </section>
  ${$().passwordLogin?Po(e):At}
  ${e.passkeys.isShown?hl(e.passkeys,e.asksPassword,e.redraw):At}
  ${$().provider.enabled?Fo(e):At}
  ${$l(e.places)}
  ${wl(e)}
  ${So(e)}
  ${mt()?et`<p class="below"><a href="/invites">${i("invites.title")}</a></p>`:At}
  <p class="below"><a href="/shares">${i("shares.mine")}</a></p>
  <p class="below"><a href="/help">${i("help.title")}</a></p>
  <p class="below"><a href="/about">${i("nav.about")}</a></p>`;async function lg(e){let t=st.get("outbox").length;(!t||await M(i("settings.signOut"),i("outbox.signOut",{n:t}),i("settings.signOut")))&&e.signOut()}var pg=e=>et`
  <button type="button" class="quiet" id="sign-out" @click=${()=>lg(e)}>${i("settings.signOut")}</button>`;function ug(e){let{problem:t,load:s}=e.loading;return t?et`${d(t,s)}${vl(e)}`:e.isLoaded?cg(e):w(5)}function kl(e){let t=new Cs(e);return{get title(){return i("settings.title")},ready:t.loading.load().then(()=>location.hash?v(`part-${location.hash.slice(1)}`):null),view:()=>et`
      ${h(i("settings.title"),pg(t),"/profile")}
      ${t.refusal?d(t.refusal):At}
      ${ug(t)}`}}import{html as yt,nothing as cs}from"../lib/lit-html/lit-html.js";async function dg(e){let t=await e.offered(),s=t&&await Ui({offered:t});s&&(e.take(s),await is(s))}async function mg(e,t){let s=await Ui({share:t});s&&e.take(s)}async function hg(e,t){await M(i("shares.revokeTitle",{title:St(t)}),i("shares.revokeText"),i("shares.revoke"))&&(await e.revoke(t),v("new-share"))}var fg=async e=>await Mi(e)||is(e,i("shares.one")),$g=async e=>await ji(e,St(e))||is(e,i("shares.one")),gg=(e,t)=>Kt(i("shares.menu",{title:St(t)}),[...Ii()&&!t.expired?[{text:i("action.share"),sign:"share",run:()=>$g(t)}]:[],{text:i("shares.change"),sign:"edit",run:()=>mg(e,t)},{text:i("shares.revoke"),sign:"trash",isDanger:!0,run:()=>hg(e,t)}],{id:`share-${t.id}`}),bg=e=>e.findId?`/finds/${e.findId}`:`/lists/${e.listId}`,wg=e=>e.category?yt`<span class="strong" dir="auto">${St(e)}</span>`:yt`<a class="strong" dir="auto" href=${bg(e)}>${St(e)}</a>`,yg=e=>yt`${i(`shares.kind.${Nn(e)}`)}${e.title?yt`: <bdi>${_n(e)}</bdi>`:cs}`,Zi=(e,t)=>yt`<span class="badge">${e?c(e):cs} ${t}</span>`,vg=e=>yt`
  <button type="button" class="quiet" aria-label="${i("secret.copy")}: ${St(e)}" @click=${()=>fg(e)}>
    ${c("copy")} ${i("secret.copy")}
  </button>`,kg=(e,t)=>yt`
  <li class="invite">
    <div class="listed">
      <p class="grow">
        ${wg(t)}<br>
        <span class="soft">${yg(t)} · ${t.views?i("shares.views",{n:t.views}):i("shares.noViews")}</span>
      </p>
      ${gg(e,t)}
    </div>
    <p class="marks">
      ${Zi(t.place==="hidden"?"block":"pin",Rc(t))}
      ${t.hasPassword?Zi("lock",i("account.password")):cs}
      ${t.expiresAt?Zi("",Cn(t)):Zi("",i("shares.endless"))}
    </p>
    ${t.expired?cs:yt`<p class="row actions">${vg(t)} ${En(t)}</p>`}
  </li>`;function xg(e){let{items:t,problem:s,load:n}=e.list;return s?d(s,n):t?t.length?yt`<div class="card"><ul class="people">${t.map(a=>kg(e,a))}</ul></div>${I(e.list)}`:B(i("shares.none"),i("shares.noneText"),cs,"share"):w(3)}var Og=e=>yt`
  <button type="button" class="quiet" id="new-share" @click=${()=>dg(e)}>${i("shares.category")}</button>`;function xl(e){let t=new Ai(e);return{title:i("shares.mine"),ready:t.list.load(),view:()=>yt`
      ${h(i("shares.mine"),Og(t),"/profile")}
      <p class="lead">${i("shares.lead")}</p>
      ${xg(t)}`}}import{html as Gt,nothing as Gn}from"../lib/lit-html/lit-html.js";var Xi=class{isLoaded=!1;#t;constructor(t){this.#t=t}get entries(){return st.get("outbox")}load=async()=>{await Fa(),this.isLoaded=!0,this.#t.update()};cancel(t){return Ta(t.id)}retry(t){return La(t.id)}sendNow(){return Aa()}};async function qg(e,t){await Ra()&&e.cancel(t)}var Pg=e=>i(e.kind==="like"&&!e.on?"outbox.unlike":`outbox.${e.kind}`),Ol=e=>Gt`<a class="strong" dir="auto" href=${Ba(e)}>${e.title}</a>`,Fg={find:e=>Gt`<span class="strong" dir="auto">${e.body.title}</span>`,comment:e=>Gt`<span class="what" dir="auto">${e.body.content}</span><br>${Ol(e)}`,like:Ol},Sg=(e,t)=>Gt`
  <li class="row between">
    <span class="grow">
      <span class="soft">${Pg(t)}</span><br>
      ${Fg[t.kind](t)}<br>
      ${t.state==="refused"?Gt`<span class="error">${t.problem}</span>`:Gt`<span class="soft">${i("outbox.waiting")}</span>`}
    </span>
    <span class="row">
      ${t.state==="refused"?Gt`
        <button type="button" class="quiet" @click=${()=>e.retry(t)}>${c("retry")} ${i("action.retry")}</button>`:Gn}
      <button type="button" class="quiet" @click=${()=>qg(e,t)}>${i("outbox.cancel")}</button>
    </span>
  </li>`;function Tg(e){return e.isLoaded?e.entries.length?Gt`
    <p class="hint">${i("outbox.hint")}</p>
    <ul class="card people">${e.entries.map(t=>Sg(e,t))}</ul>
    <p class="row end"><button type="button" @click=${()=>e.sendNow()}>${i("outbox.now")}</button></p>`:B(i("outbox.none"),i("outbox.noneText"),Gn,"send"):w(2)}function ql(e){let t=new Xi(e);return{title:i("outbox.title"),ready:t.load(),view:()=>Gt`${h(i("outbox.title"),Gn,"/")}${Tg(t)}`}}import{html as ee,nothing as Lg}from"../lib/lit-html/lit-html.js";var Qi=class{#t;constructor(t){this.#t=t,this.instance=new qe(t),this.areas=new Ue(t),this.invites=new De(t),this.nameForm=new P({send:s=>this.#e(s),update:t.update})}load(){return{server:this.instance.loading,map:this.areas.loading}[this.step]?.load()}get steps(){return["server",...$().streets?.areas?["map"]:[],"invite","done"]}get step(){let t=this.#t.query.get("step");return this.steps.includes(t)?t:this.steps[0]}get number(){return this.steps.indexOf(this.step)+1}next=()=>this.#t.push(k("/admin/welcome",{step:this.steps[this.number]}));async#e(t){await this.instance.save(t),await this.next()}};var Pl=(e,t)=>ee`<button type="button" class="quiet" @click=${e.next}>${t}</button>`,Fl=(e,t)=>ee`<p class="row end">${Pl(e,i(t?"welcome.next":"welcome.later"))}</p>`,Sl=({problem:e,load:t},s,n)=>e?d(e,t):s?n():w(3),Ag=(e,t)=>Sl(e.instance.loading,e.instance.values,()=>ee`
  <form class="card" novalidate @submit=${e.nameForm.submit}>
    ${T(e.nameForm)}
    ${m(e.nameForm,"name",{label:i("admin.name"),hint:i("welcome.nameHint"),value:e.instance.values.name,most:50})}
    ${m(e.nameForm,"description",{label:i("admin.description"),value:e.instance.values.description,kind:"area",most:500})}
    <div class="row end">${Pl(e,i("welcome.later"))} ${D(e.nameForm,i("welcome.next"))}</div>
  </form>
  ${Us(t.update)}`),Bg=e=>Sl(e.areas.loading,e.areas.areas,()=>ee`
  ${Bn(e.areas)}
  ${Fl(e,e.areas.areas.length||e.areas.isRunning)}`),Ig=e=>ee`
  ${e.invites.created?Mn(e.invites):In(e.invites)}
  ${Fl(e,e.invites.created)}`,Mg=()=>ee`
  <section class="card">
    <p><a class="button main" href="/new">${c("plus")} ${i("welcome.find")}</a></p>
    <ul class="people">
      <li><a class="area" href="/settings#push">${c("bell")} <span class="grow">${i("welcome.push")}</span> ${c("next")}</a></li>
      <li><a class="area" href="/profile">${c("people")} <span class="grow">${i("steps.profile")}</span> ${c("next")}</a></li>
      <li><a class="area" href="/admin">${c("gear")} <span class="grow">${i("welcome.again")}</span> ${c("next")}</a></li>
      <li><a class="area" href="/">${c("map")} <span class="grow">${i("areas.show")}</span> ${c("next")}</a></li>
    </ul>
  </section>`,jg={server:Ag,map:Bg,invite:Ig,done:Mg};function Tl(e){let t=new Qi(e),s=()=>t.step==="done"?Lg:ee`<p class="soft">${i("welcome.step",{number:t.number,of:t.steps.length-1})}</p>`;return{get title(){return i(`welcome.${t.step}`)},ready:t.load(),async moved(){e.update(),document.querySelector("main h1").focus(),await t.load()},view:()=>ee`
      <header class="welcome">
        ${s()}
        <h1 tabindex="-1">${i(`welcome.${t.step}`)}</h1>
        <p class="lead">${i(`welcome.${t.step}Text`)}</p>
      </header>
      ${jg[t.step](t,e)}`}}function Ug(e,t){let[s,n]=[new Map,!1],a=new AbortController;return e.signal.addEventListener("abort",()=>a.abort()),{async load(o){a.abort();let{signal:r}=a=new AbortController;try{let[l,u]=await aa(k("/api/locations/categories",{...t(),category:"",bbox:o}),{signal:r});if(r.aborted)return;[s,n]=[new Map(l.map(f=>[f.category,f.count])),u]}catch(l){if(l.name==="AbortError")return;s.clear()}e.update()},arranged(o,r){if(!s.size)return null;let l=[...s.values()].reduce((O,L)=>O+L,0),u=O=>s.get(O)===0&&!n&&!r.includes(O),f=O=>O&&(O<l||n)?`${q(O)}${n?"+":""}`:void 0;return{shown:o.filter(O=>!u(O)).map(O=>({category:O,count:f(s.get(O))})),rest:o.filter(u)}}}}import{html as Dg,nothing as Ng}from"../lib/lit-html/lit-html.js";async function _g(e){if(sn.get())return;let t=()=>{},s=new ve(()=>t());try{await s.read()}catch{return}s.state!=="off"||document.querySelector("dialog[open]")||(sn.set("1"),await lt((n,a)=>{t=a;let o=async()=>{await s.enable(),s.state!=="off"&&n()};return Dg`
      <h2>${i("push.offer",{name:e})}</h2>
      <p>${i("push.offerText")}</p>
      <p class="soft" role="status">${s.slow?i("push.asking"):Ng}</p>
      <div class="row end">
        <button class="quiet" type="button" @click=${()=>n()}>${i("push.notNow")}</button>
        <button type="button" id="push-on" aria-busy=${s.busy?"true":"false"} @click=${o}>
          ${c("bell")} ${i("push.enable")}
        </button>
      </div>`},{label:i("push.offer",{name:e}),kind:"sheet-like"}))}import{html as tn,nothing as Ll}from"../lib/lit-html/lit-html.js";async function Cg({lat:e,lng:t}){try{let{title:s}=await S("/api/map/wishes",{latitude:e,longitude:t});p(i("offer.wished",{title:s}))}catch(s){p(y(s))}}function Eg(e,t){if(b().role==="admin"){let s=k("/admin/map",{at:Os({lat:e.lat,lng:e.lng})});return tn`<p><a class="button quiet" href=${s}>${i("offer.add")}</a></p>`}return tn`
    <p><button type="button" class="quiet" @click=${()=>{t(),Cg(e)}}>${i("offer.wish")}</button></p>
    <p class="hint">${i("offer.wishText")}</p>`}var Hg=e=>tn`
  <p><button type="button" class="quiet" @click=${()=>e(!0)}>${i("offer.show")}</button></p>
  <p class="hint">${i("offer.learns")}</p>`,Rg=(e,{choose:t,close:s,key:n})=>tn`
  <section class="offer" tabindex="-1" aria-label=${i("offer.none")} @keydown=${n}>
    <p class="row between">
      <span class="strong">${i("offer.none")}</span>
      <button type="button" class="round" aria-label=${i(Ge()?"offer.decline":"action.close")} @click=${()=>t(!1)}>
        ${c("close")}
      </button>
    </p>
    ${ro()?Eg(e,s):Ll}
    ${Ge()?Hg(t):Ll}
  </section>`,zg=()=>Rg;export{El as about,Ao as accounts,Bh as addToList,Ro as admin,Vo as adminLog,gc as areas,Ug as countCategories,Ir as edit,Vr as feed,Xr as help,fc as import,Pc as instance,vc as invites,Sc as join,Kc as list,Xc as lists,tl as named,el as notifications,zg as offerOfStreets,_g as offerPush,sl as people,al as person,rl as profile,pl as reports,ul as saved,kl as settings,Jh as shareFind,xl as shares,ql as waiting,Tl as welcome};

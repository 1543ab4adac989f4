import{$b as yo,A as Aa,Aa as Zt,Ab as qe,Ac as _t,Ba as Za,Bb as te,Bc as Se,C as Ss,Ca as Xa,Cb as lo,Cc as pe,D as Fs,Da as ke,Db as Us,E as Ba,Ea as Qa,Eb as at,Ec as Ft,F as Ia,Fa as Is,Fb as po,Fc as Lo,G as K,Ga as Ms,Gb as uo,Gc as Ao,H as nt,Ha as js,Hb as Dt,Hc as Bo,I as p,Ia as to,Ib as _s,Ic as Io,Ja as eo,Jb as mo,Jc as Gs,Ka as so,Kb as E,L as ye,Lb as H,M as g,Ma as io,Mb as U,Mc as Mo,N as P,Nb as ho,Nc as rs,O as R,Oa as no,Ob as Ut,Oc as jo,P as G,Pa as ao,Pb as Cs,Pc as cs,Q as A,Qa as oo,Qb as Es,R as Ma,Ra as ro,Rb as fo,Rc as No,S as ja,Sa as co,Sb as $o,T as Nt,Tb as Hs,U as v,Ub as go,Uc as Do,V as ve,Vc as Sn,W as Na,Wb as bo,Xb as k,Xc as Uo,Yb as wo,Yc as _o,Zb as it,Zc as Co,_b as F,_c as Ys,a as be,aa as Da,ac as m,b as h,ba as Ua,bc as I,bd as Eo,c as $t,ca as Ps,cc as X,cd as Fn,d as Fa,da as x,dc as B,dd as Ho,e as es,ea as Ts,eb as c,ec as vo,ed as Ro,f as kn,fa as _a,fb as Z,fc as St,fd as zo,g as xn,gb as V,gc as qn,gd as Vo,h as we,hb as f,hc as is,i as ss,ia as Ca,ib as Ns,ic as ko,j as On,ja as Ea,jb as M,jc as Rs,k as gt,ka as Ha,kb as d,kc as le,kd as Wo,l as Os,la as Ra,lb as w,lc as zs,m as Pa,ma as za,mb as xe,mc as Vs,md as Go,na as Ls,nb as j,nc as ns,ob as qt,oc as as,p as Ta,pa as As,pb as S,pc as xo,pd as Js,q as i,qa as Va,qc as Oo,qd as Yo,ra as Wa,rc as qo,s as O,sa as Ga,sc as os,sd as Jo,ta as Ya,tc as Ws,td as Ko,u as Kt,ua as b,uc as So,ud as Zo,v as La,va as Bs,vb as Ds,vc as Fo,w as q,wa as mt,wb as Xt,wc as Po,x as jt,xa as Ja,xb as Qt,xc as To,y as ut,ya as Ka,yb as Oe,z as qs,zb as z}from"./shared.js";import{html as ue,nothing as Pn}from"../lib/lit-html/lit-html.js";var bp=new URL("lib/",be).pathname,wp=[["Leaflet 1.9.4","leaflet","Volodymyr Agafonkin, CloudMade","BSD-2-Clause"],["protomaps-leaflet 5.1.0","protomaps-leaflet","Protomaps","BSD-3-Clause"],["lit-html 3.3.3","lit-html","Google LLC","BSD-3-Clause"]];function Xo(){if(cs())return new URL(h().streets.url.replace(/[{}]/g,"")).host;let{host:e}=new URL((h().tiles?.url??"").replace(/[{}]/g,""),location);return e===location.host?"":e}var yp=()=>Xo()?i("about.tilesFrom",{host:Xo()}):i("about.alone"),vp=()=>ue`
  <section class="card">
    <p class="lead">${i("app.about")}</p>
    <p>${i("about.text")} ${yp()}</p>
    <p class="soft">${i("about.version",{version:h().version})}</p>
    <p class="row">
      <a class="button quiet" href="/help">${i("help.title")}</a>
      <a class="button quiet" href="/api/docs">${i("about.api")}</a>
    </p>
  </section>`,kp=()=>ue`
  <section class="card">
    <h2>${i("about.map")}</h2>
    <ul class="plain-list">
      ${h().tiles?.attribution?ue`<li>${i("about.tiles")}: ${h().tiles.attribution}</li>`:Pn}
      ${cs()?ue`<li>${i("about.streets")}: ${h().streets.attribution}</li>`:Pn}
      <li>${i("about.places")}: ${h().places.attribution}</li>
    </ul>
  </section>`,xp=([e,t,s,n])=>ue`<li><a href="${bp}${t}/LICENSE">${e}</a>, © ${s}, ${n}</li>`,Op=()=>ue`
  <section class="card">
    <h2>${i("about.code")}</h2>
    <ul class="plain-list">${wp.map(xp)}</ul>
    <p class="hint">${i("about.more")}</p>
  </section>`,qp=()=>({title:i("nav.about"),view:()=>ue`
    ${f(i("nav.about"),Pn,b()?"/settings":"/sign-in")}
    ${Ko()}${Jo()}${vp()}${kp()}${Op()}`});import{html as ii,nothing as tu}from"../lib/lit-html/lit-html.js";var Sp=200,Fp=2**20,Tn=["all","active","suspended","admin"],Qo={wrong_password:"password"},me=e=>`/api/admin/users/${e.id}`,Ks=class{#t;#e=0;constructor(t){this.#t=t;let s=t.query.get("status");this.text=t.query.get("q")??"",this.status=Tn.includes(s)?s:"all",this.list=E(t,()=>v("/api/admin/users",{...this.#s,limit:50}))}get#s(){return{q:this.text.trim(),status:this.status==="all"?"":this.status}}search=()=>(clearTimeout(this.#e),this.#t.rename(v("/admin/people",this.#s)),this.list.load());type(t){this.text=t,clearTimeout(this.#e),this.#e=setTimeout(this.search,Sp)}choose(t){return this.status=t,this.#t.update(),this.search()}isMe(t){return t.id===b()?.id}#i(t){this.list.items=this.list.items.map(s=>s.id===t.id?t:s),this.#t.update()}async#n(t,s){try{this.#i(await t),p(s)}catch(n){p(O(n))}}get asksPassword(){return Bs()}adminForm(t,s){let n=async({password:a})=>{this.#i(await G(me(t),{role:"admin",...a?{password:a}:{}})),s()};return new k({send:n,fieldOf:Qo})}demote(t){return this.#n(G(me(t),{role:"member"}),i("admin.memberDone",{name:x(t)}))}lift(t){return this.#n(A(`${me(t)}/suspension`),i("admin.liftDone",{name:x(t)}))}linkForm(t,s){let n=async({password:a})=>{let o=await P(`${me(t)}/sign-in-link`,a?{password:a}:void 0);s(new URL(o.url,location).href)};return new k({send:n,fieldOf:Qo})}limitForm(t,s){let n=async({kind:a,size:o})=>{let r={instance:null,none:0}[a];this.#i(await G(me(t),{mediaLimit:a==="own"?Math.round(Number(o)*Fp):r})),s()};return new k({send:n})}suspendForm(t,s){let n=async({reason:a,days:o})=>{this.#i(await R(`${me(t)}/suspension`,{reason:a.trim(),...o?{days:Number(o)}:{}})),s()};return new k({send:n})}deleteForm(t,s){let n=async({name:a,reason:o})=>{if(a.trim()!==t.username)throw{code:"page",reason:"other_name",text:i("admin.deleteOther")};await A(v(me(t),{reason:o.trim()})),this.list.items=this.list.items.filter(r=>r.id!==t.id),this.#t.update(),s()};return new k({send:n,fieldOf:{other_name:"name"}})}close(){clearTimeout(this.#e)}};import{html as W,nothing as Te}from"../lib/lit-html/lit-html.js";import{html as ht,nothing as ls}from"../lib/lit-html/lit-html.js";var Pp=2e3,Fe=class{state="";busy=!1;slow=!1;#t;constructor(t){this.#t=t}async read(){this.state=await As()}enable=()=>this.#e(Va);disable=()=>this.#e(Wa);test=()=>this.#s(async()=>{await Ga(),p(i("push.sent"))});async#e(t){this.busy=!0,this.#t();let s=setTimeout(()=>{this.slow=!0,this.#t()},Pp);await this.#s(async()=>{this.state=await t()}),clearTimeout(s),this.busy=this.slow=!1,this.#t()}async#s(t){try{await t()}catch(s){p(s.code||s.status?O(s):i("push.failed"))}this.#t()}};var Zs=class{list=[];#t;constructor(t){this.#t=t}get isShown(){return Vo()}async read(){this.isShown&&(this.list=await g("/api/auth/passkeys",{signal:this.#t.signal}))}addForm(t,s){let n=async({name:a,password:o})=>{let r=await Wo(await P("/api/auth/passkeys/options",t?{password:o}:{}));r&&(this.list=[...this.list,await P("/api/auth/passkeys",{name:a,...r})],s())};return new k({send:n,fieldOf:{wrong_password:"password"}})}renameForm(t,s){let n=async({name:a})=>{let o=await G(`/api/auth/passkeys/${t.id}`,{name:a});this.list=this.list.map(r=>r.id===o.id?o:r),s()};return new k({send:n})}async remove(t){try{await A(`/api/auth/passkeys/${t.id}`),this.list=this.list.filter(s=>s.id!==t.id)}catch(s){p(O(s))}this.#t.update()}};var Tp=1,dt=class{nearby=[];proposal="";title="";#t;#e;#s;#i=0;#n=0;constructor(t,s,n=()=>{}){this.#t=t,this.#e=n,this.#a(s??{})}get value(){let{point:t,by:s,source:n,photo:a,chosen:o}=this;return{point:t,name:this.name.trim(),by:s,source:n,photo:a,location:o}}#a({point:t=null,name:s="",by:n="",source:a="",photo:o=null,location:r=null}){Object.assign(this,{point:t,name:s,by:n,source:a,photo:o,chosen:r}),this.#s=t}get label(){return this.chosen?.name||this.name.trim()||this.proposal}take(t){if(this.#a(t.value),Object.assign(this,{nearby:t.nearby,proposal:t.proposal,title:t.title}),this.#e(),this.point&&!this.label)return this.propose()}setPoint(t,s,n=""){return Object.assign(this,{point:t,chosen:null,source:s,proposal:""}),n?(Object.assign(this,{name:n,by:"search"}),this.#s=t):this.by!=="reader"&&this.#s&&Dt(this.#s,t)>Tp&&Object.assign(this,{name:"",by:""}),this.#e(),this.propose()}setPlace(t){return this.title=t.title??"",this.setPoint(at(t),t.isCamera?"camera":"found",t.title??t.name)}suggestPoint(t){return this.photo??=t,this.point?this.#e():this.setPoint(t,"photo")}setName(t){this.name=t,this.by=t.trim()?"reader":""}async locate(){try{let t=await _s({enableHighAccuracy:!0,timeout:15e3});this.#t.signal.aborted||this.setPoint(t,"hereDone")}catch(t){this.#t.signal.aborted||p(O(t))}}toggle(t){this.chosen=this.chosen?.id===t.id?null:t,this.chosen&&(this.point=at(t)),this.#e()}async propose(){let t=++this.#n,{signal:s}=this.#t;clearTimeout(this.#i);let{nearby:n,name:a,wait:o}=await Is(this.point,{signal:s});t!==this.#n||s.aborted||(Object.assign(this,{nearby:n,proposal:a}),o&&(this.#i=setTimeout(()=>this.propose(),1e3*o)),this.#t.update())}close(){clearTimeout(this.#i)}};var Ln="/api/users/me/place-settings",Lp={radius:.5,area:1},tr=[.2,.5,1,2,5],Xs=class{values=null;exactAtHome=0;#t;constructor(t){this.#t=t}async read(){this.values=await g(Ln,{signal:this.#t.signal})}async change(t){try{let{exactAtHome:s,...n}=await R(Ln,{...this.values,...t});Object.assign(this,{values:n,exactAtHome:s}),p(i("privacy.saved"))}catch(s){p(O(s))}this.#t.update()}changeHome(t){return this.change({home:{...this.values.home,...t}})}async hideHome(){try{let{finds:t}=await P(`${Ln}/home`);this.exactAtHome=0,p(i("privacy.homeHidden",{n:t}))}catch(t){p(O(t))}this.#t.update()}picker(){let{home:t}=this.values,s=t&&{point:{lat:t.latitude,lng:t.longitude}},n=new dt(this.#t,s,()=>{n.point&&this.changeHome({...Lp,...t,latitude:n.point.lat,longitude:n.point.lng})});return n}};var er=e=>!e.current&&e.kind!=="token",Qs=class{preferences=null;sessions=null;refusal=Ja();#t;constructor(t){this.#t=t,this.push=new Fe(t.update),this.passkeys=new Zs(t),this.places=new Xs(t),this.loading=H(t,()=>this.#e());let s={wrong_password:"currentPassword"};this.password=new k({send:(n,a)=>this.#i(n,a),update:t.update,fieldOf:s})}get user(){return b()}redraw=()=>this.#t.update();get isLoaded(){return!!(this.preferences&&this.user)}get asksPassword(){return Bs()}get asksCurrent(){return this.user.hasPassword&&!Go(this.sessions)}get hasOthers(){return this.sessions.some(er)}async#e(){let{signal:t}=this.#t;[this.preferences,this.sessions]=await Promise.all([g("/api/notifications/preferences",{signal:t}),g("/api/auth/sessions",{signal:t}),this.push.read(),this.passkeys.read(),this.places.read()])}async#s(t){await U(t()),this.#t.update()}setTheme(t){Uo(t),this.#t.update()}setUnits(t){Fa.set(t),this.#t.update()}setStreets(t){No(t),this.#t.update()}async setLanguage(t){await Ta(t),this.#t.update()}prefer(t,s){return this.#s(async()=>{this.preferences=await R("/api/notifications/preferences",{[t]:s})})}addSession(t){this.sessions=[t,...this.sessions],this.#t.update()}endOthers(){return this.#s(async()=>{for(let t of this.sessions.filter(er))await A(`/api/auth/sessions/${t.id}`),this.sessions=this.sessions.filter(s=>s!==t)})}endSession(t){return this.#s(async()=>{await A(`/api/auth/sessions/${t.id}`),this.sessions=this.sessions.filter(s=>s!==t)})}signOut=()=>this.#s(async()=>{await Za(),await this.#t.go("/sign-in",{replace:!0})});async#i({newPassword:t,currentPassword:s,unlinkIdentity:n},a){let o=this.asksCurrent?{currentPassword:s}:{};await R("/api/users/me/password",{newPassword:t,...o,...n?{unlinkIdentity:!0}:{}}),a.reset(),Zt(await g("/api/users/me")),this.sessions=await g("/api/auth/sessions"),p(i("settings.passwordSaved"))}unlink(){return this.#s(async()=>{await A("/api/users/me/identity"),Zt(await g("/api/users/me"))})}confirmForm(t){let s=async({password:n})=>{await P("/api/auth/confirm",{password:n}),t()};return new k({send:s,fieldOf:{wrong_password:"password"}})}deleteForm(t){let s=async({password:n})=>{await A("/api/users/me",this.asksPassword?{password:n}:void 0),t()};return new k({send:s,fieldOf:{wrong_password:"password"}})}async leaveDeleted(){await Xa(),await this.#t.go("/sign-in",{replace:!0}),p(i("settings.deleted"))}},ti=(e={})=>`/api/auth/oauth/start?${new URLSearchParams({...e,redirect:"/settings/sign-in"})}`;import{html as sr}from"../lib/lit-html/lit-html.js";var Ap=e=>sr`
  <button type="button" class="quiet" @click=${()=>e(!1)}>${i("action.cancel")}</button>`;function D(e,t,s,n){let a=null;return X((o,r)=>(a??=e(()=>o(!0)),a.update=r,sr`
      <form novalidate @submit=${a.submit}>
        <h2>${t}</h2>
        ${s(a)}
        <div class="row end">${Ap(o)}${n(a)}</div>
      </form>`),{label:t})}var Pe=()=>h().provider.name,ee=e=>e.refusal?.reason==="sign_in_again"&&h().provider.enabled?ht`
  <p><a class="button quiet" href=${ti()}>${i("signin.provider",{name:Pe()})}</a></p>`:ls,Ct=(e,t,s)=>m(e,t,{label:s,kind:"password",required:!0,complete:"current-password"}),Bp=()=>ht`
  <label class="switch">
    <span>
      ${i("settings.alsoUnlink",{name:Pe()})}<br>
      <span class="soft">${i("settings.alsoUnlinkHint")}</span>
    </span>
    <input type="checkbox" role="switch" id="unlinkIdentity" name="unlinkIdentity">
  </label>`,ir=({user:e,asksCurrent:t,password:s})=>ht`
  <form class="card" novalidate @submit=${s.submit}>
    <h2>${i(t?"settings.password":"settings.passwordFirst")}</h2>
    ${e.hasPassword&&!t?ht`<p class="note">${i("link.setPassword")}</p>`:ls}
    <input class="unseen" type="text" autocomplete="username" .value=${e.username} tabindex="-1" aria-hidden="true">
    ${F(s)}
    ${ee(s)}
    ${t?Ct(s,"currentPassword",i("settings.currentPassword")):ls}
    ${m(s,"newPassword",{label:i("settings.newPassword"),hint:i("settings.passwordHint"),kind:"password",required:!0,least:8,most:255,complete:"new-password"})}
    ${e.identityLinked?Bp():ls}
    <div class="row end">${I(s,i("action.save"))}</div>
  </form>`;async function Ip(e){let t=i("settings.unlinkTitle",{name:Pe()});await B(t,i("settings.unlinkText"),i("settings.unlink"))&&e.unlink()}async function Mp(e,t){if(!t.asksPassword)return;e.preventDefault();let s=i("settings.link",{name:Pe()});await D(a=>t.confirmForm(a),s,a=>ht`
    <p>${i("settings.linkText")}</p>
    ${F(a)}
    ${Ct(a,"password",i("account.password"))}`,()=>ht`<button type="submit">${i("settings.linkGo")}</button>`)&&location.assign(ti({link:"true"}))}var jp=e=>ht`
  <p>${c("check")} ${i("settings.linked")}</p>
  <p><button type="button" class="quiet" @click=${()=>Ip(e)}>${i("settings.unlink")}</button></p>`,Np=e=>ht`
  <p>${i("settings.notLinked")}</p>
  <p>
    <a class="button quiet" href=${ti({link:"true"})} @click=${t=>Mp(t,e)}>
      ${i("settings.link",{name:Pe()})}
    </a>
  </p>`,nr=e=>ht`
  <section class="card">
    <h2>${i("settings.identity",{name:Pe()})}</h2>
    ${e.user.identityLinked?jp(e):Np(e)}
  </section>`;async function Dp(e){await D(s=>e.deleteForm(s),i("settings.deleteTitle"),s=>ht`
    <p>${i("settings.deleteText")}</p>
    ${F(s)}
    ${ee(s)}
    ${e.asksPassword?Ct(s,"password",i("account.password")):ls}`,()=>ht`<button type="submit" class="danger">${i("settings.delete")}</button>`)&&await e.leaveDeleted()}var ar=e=>ht`
  <section class="card">
    <p>${i("settings.dataText")}</p>
    <p><a class="button quiet" href="/api/users/me/export" download>${i("settings.download")}</a></p>
    <p>${i("settings.archiveText")}</p>
    <p><a class="button quiet" href="/api/users/me/archive" download>${i("settings.archive")}</a></p>
    <p><a class="button quiet" href="/import">${i("settings.import")}</a></p>
    <h2>${i("settings.deleteHead")}</h2>
    <p>${i("settings.deleteHint")}</p>
    <p><button type="button" class="danger" @click=${()=>Dp(e)}>${i("settings.delete")}</button></p>
  </section>`;import{html as An,nothing as ps}from"../lib/lit-html/lit-html.js";function T(e,{label:t,options:s,chosen:n,set:a=()=>{},hint:o="",error:r="",name:l=e}){let u=r?`${e}-error`:o?`${e}-hint`:ps;return An`
    <div class="field">
      <label for=${e}>${t}</label>
      <select id=${e} name=${l} aria-describedby=${u} aria-invalid=${r?"true":ps} @change=${$=>a($.target.value)}>
        ${s.map(([$,y,L=ps])=>An`
          <option value=${$} lang=${L} ?selected=${$===n}>${y}</option>`)}
      </select>
      ${u===ps?ps:An`<p class=${r?"error":"hint"} id=${u}>${r||o}</p>`}
    </div>`}import{html as Up}from"../lib/lit-html/lit-html.js";async function _p(e){try{await navigator.clipboard.writeText(e),p(i("secret.copied"))}catch{document.getElementById("secret").select(),p(i("secret.selected"))}}var ei=({title:e,text:t,label:s,value:n})=>X(a=>Up`
  <h2>${e}</h2>
  <p>${t}</p>
  <div class="field">
    <label for="secret">${s}</label>
    <input id="secret" readonly spellcheck="false" autocomplete="off" .value=${n} @focus=${o=>o.target.select()}>
  </div>
  <div class="row end">
    <button type="button" class="quiet" @click=${()=>a()}>${i("action.close")}</button>
    <button type="button" @click=${()=>_p(n)}>${c("copy")} ${i("secret.copy")}</button>
  </div>`,{label:e});function Cp({mediaBytes:e,mediaLimit:t}){let s=K(e);return t===null?i("admin.usage",{size:s}):t?i("admin.usageOf",{size:s,limit:K(t)}):i("admin.usageUnlimited",{size:s})}var Ep=e=>[i("admin.joined",{date:ut(e.createdAt)}),e.seenAt?i("admin.seen",{date:ut(e.seenAt)}):i("admin.notSeen"),i("admin.finds",{n:e.findCount}),Cp(e),e.invitedBy&&i("admin.invitedBy",{name:x(e.invitedBy)})],Hp=({suspendedAt:e,endsAt:t})=>t?i("admin.suspendedUntil",{date:jt(t)}):i("admin.suspendedSince",{when:qs(e)}),Rp=e=>W`<p class="note">${Hp(e)}<br>${i("admin.reasonIs",{reason:e.reason})}</p>`,zp=e=>e.suspension?W`<span class="person"><span class="avatar none">${c("block")}</span> <span>${qn(e)}</span></span>`:W`<a class="person" href="/people/${e.id}">${Z(e)} <span>${qn(e)}</span></a>`,or=(e,t)=>W`
  ${F(t)}
  ${ee(t)}
  ${e.asksPassword?Ct(t,"password",i("account.password")):Te}`,Vp=(e,t)=>D(s=>e.adminForm(t,s),i("admin.adminTitle",{name:x(t)}),s=>W`
  <p>${i("admin.adminText")}</p>
  ${or(e,s)}`,()=>W`<button type="submit" class="danger">${i("admin.admin")}</button>`);async function Wp(e,t){await B(i("admin.memberTitle",{name:x(t)}),i("admin.memberText"),i("admin.member"))&&e.demote(t)}var Gp=["instance","own","none"],Yp=(e,t)=>{e.kind??=t.mediaLimit===null?"instance":t.mediaLimit?"own":"none";let s=n=>{e.kind=n,e.update()};return W`
    ${F(e)}
    ${T("kind",{label:i("admin.limit"),options:Gp.map(n=>[n,i(`admin.limits.${n}`)]),chosen:e.kind,set:s})}
    ${e.kind==="own"?m(e,"size",{label:i("admin.size"),kind:"number",mode:"numeric",required:!0,value:t.mediaLimit?Math.round(t.mediaLimit/2**20):""}):Te}`};async function si(e,t,s){let n=await e;return n&&p(i(t,{name:x(s)})),n}var Jp=(e,t)=>D(s=>e.limitForm(t,s),i("admin.limitTitle",{name:x(t)}),s=>Yp(s,t),()=>W`<button type="submit">${i("action.save")}</button>`),Kp=(e,t)=>D(s=>e.suspendForm(t,s),i("admin.suspendTitle",{name:x(t)}),s=>W`
  <p>${i("admin.suspendText")}</p>
  ${F(s)}
  ${m(s,"reason",{label:i("admin.reason"),hint:i("admin.reasonHint"),kind:"area",value:t.suspension?.reason,required:!0,most:500})}
  ${m(s,"days",{label:i("admin.days"),hint:i("admin.daysHint"),kind:"number",mode:"numeric"})}`,()=>W`<button type="submit" class="danger">${i("admin.suspend")}</button>`);async function Zp(e,t){let s="";await D(o=>e.linkForm(t,r=>{s=r,o()}),i("admin.linkTitle",{name:x(t)}),o=>W`
    <p>${i("admin.linkAsk",{name:x(t)})}</p>
    ${or(e,o)}`,()=>W`<button type="submit">${i("admin.linkMake")}</button>`)&&await ei({title:i("admin.link"),text:i("admin.linkText",{name:x(t)}),label:i("admin.linkLabel"),value:s})}async function Xp(e,t){let s=D(n=>e.deleteForm(t,n),i("admin.deleteTitle",{name:x(t)}),n=>W`
    <p>${i("admin.deleteText")}</p>
    ${F(n)}
    ${m(n,"name",{label:i("admin.deleteName",{name:t.username}),required:!0,complete:"off"})}
    ${m(n,"reason",{label:i("admin.reason"),hint:i("admin.logHint"),most:500})}`,()=>W`<button type="submit" class="danger">${i("admin.delete")}</button>`);await si(s,"admin.deleteDone",t)&&S("account-search")}function Qp(e,t){let s=(a,o,r)=>({text:a,label:`${a}: ${x(t)}`,run:o,isDanger:r}),n=[t.role==="admin"?s(i("admin.member"),()=>Wp(e,t)):s(i("admin.admin"),()=>si(Vp(e,t),"admin.adminDone",t)),s(i("admin.limit"),()=>si(Jp(e,t),"admin.limitDone",t))];return e.isMe(t)?n:[...n,...t.suspension?[]:[s(i("admin.link"),()=>Zp(e,t))],s(i(t.suspension?"admin.suspendAgain":"admin.suspend"),()=>si(Kp(e,t),"admin.suspendDone",t),!t.suspension),...t.suspension?[s(i("admin.lift"),()=>e.lift(t))]:[],s(i("admin.delete"),()=>Xp(e,t),!0)]}var rr=(e,t)=>W`
  <li class="account">
    <div class="row between">
      <span class="row">
        ${zp(t)}
        ${t.role==="admin"?W`<span class="badge">${i("admin.role")}</span>`:Te}
        ${e.isMe(t)?W`<span class="badge">${i("people.you")}</span>`:Te}
        ${t.suspension?W`<span class="badge warning">${i("admin.suspended")}</span>`:Te}
      </span>
      ${St(i("people.menu",{name:x(t)}),Qp(e,t))}
    </div>
    <p class="soft facts">${Ep(t).filter(Boolean).map(s=>W`<span>${s}</span>`)}</p>
    ${t.suspension?Rp(t.suspension):Te}
  </li>`;function eu(e,t){e.preventDefault(),t.search()}var su=e=>ii`
  <form role="search" @submit=${t=>eu(t,e)}>
    <label for="account-search">${i("people.search")}</label>
    <div class="search">
      ${c("search")}
      <input id="account-search" type="search" maxlength="31" autocomplete="off" autocapitalize="none" spellcheck="false"
        .value=${e.text} @input=${t=>e.type(t.target.value)}>
    </div>
  </form>
  <div class="chips" role="group" aria-label=${i("admin.which")}>
    ${Tn.map(t=>xe(e.status===t,i(`admin.statuses.${t}`),()=>e.choose(t)))}
  </div>`;function iu(e){let{items:t,problem:s,load:n}=e.list;return s?d(s,n):t?t.length?ii`
    <ul class="people" aria-label=${i("admin.people")}>${t.map(a=>rr(e,a))}</ul>
    ${j(e.list)}`:ii`<p class="soft" role="status">${i("admin.noAccounts")}</p>`:w(4)}function cr(e){let t=new Ks(e);return{title:i("admin.people"),ready:t.list.load(),view:()=>ii`
      ${f(i("admin.people"),tu,"/admin")}
      <section class="card">${su(t)}${iu(t)}</section>`,close:()=>t.close()}}import{html as fu,nothing as $u}from"../lib/lit-html/lit-html.js";var lr=e=>e.slice(1).match(/../g).map(t=>Number.parseInt(t,16)/255),pr=e=>e<=.04045?e/12.92:((e+.055)/1.055)**2.4,nu=e=>e<=.0031308?e*12.92:1.055*e**.4166666666666667-.055;function Le(e){let[t,s,n]=lr(e).map(pr);return 1.05/(.2126*t+.7152*s+.0722*n+.05)}var Ae=4.5;function ni(e){let t=e;for(let s=1;Le(t)<Ae;s-=.01)t=`#${lr(e).map(n=>Math.round(255*nu(pr(n)*s)).toString(16).padStart(2,"0")).join("")}`;return t}async function us(e){if(!/^image\/(jpeg|png|webp|avif|heic|heif)$/.test(e.type))return e;try{return await au(e)}catch{return e}}async function au(e){let t=await createImageBitmap(e,{imageOrientation:"from-image"}),s=Math.min(1,2560/Math.max(t.width,t.height));if(s===1&&e.size<409600)return t.close(),e;let n=new OffscreenCanvas(Math.max(1,Math.round(t.width*s)),Math.max(1,Math.round(t.height*s))),a=n.getContext("2d");a.fillStyle="#fff",a.fillRect(0,0,n.width,n.height),a.drawImage(t,0,0,n.width,n.height),t.close();let o=await n.convertToBlob({type:"image/jpeg",quality:.85});return o.size<e.size?new File([o],e.name.replace(/\.\w+$/,"")+".jpg",{type:"image/jpeg"}):e}var Be=class{progress=null;#t;#e;#s;constructor(t,s,{has:n,take:a}){[this.#t,this.#e,this.#s,this.has]=[t,s,a,n]}async set(t,s=ve){let n=a=>{this.progress=a,this.#e.update()};n(0);try{await this.#s(await s("PUT",this.#t,await us(t),{signal:this.#e.signal,progress:n})),p(i("profile.pictureSaved"))}catch(a){a.name!=="AbortError"&&p(O(a))}n(null)}async remove(){try{await A(this.#t),await this.#s(null)}catch(t){p(O(t))}this.#e.update()}};var ur=2**20,ai="/api/admin/instance",mr=["invite","open","closed"],dr=["members","admins","off"],Ie="#0f766e",ms={teal:Ie,blue:"#1d4ed8",violet:"#6d28d9",pink:"#be185d",red:"#b91c1c",green:"#15803d",grey:"#475569"},Me=class{values=null;accent=Ie;#t;constructor(t){this.#t=t,this.loading=H(t,async()=>{this.values=await g(ai,{signal:t.signal}),this.accent=this.savedAccent}),this.picture=new Be(`${ai}/picture`,t,{has:()=>!!this.values.picture,take:async s=>this.#e(s??await g(ai))}),this.form=new k({send:async s=>{await this.save(s),p(i("admin.saved"))},update:t.update})}get startView(){return te(this.values.startView)}get myView(){return we.get()}async begin(t){await U(this.save({startView:t}))&&p(i("admin.saved")),this.#t.update()}get savedAccent(){return this.values?.accent||Ie}get isAccentDark(){return Le(this.accent)>=Ae}chooseAccent(t){this.accent=t,delete this.form.errors.accent;let s=Math.floor(Le(t)*10)/10;this.isAccentDark||(this.form.errors.accent=i("admin.accentLight",{contrast:q(s),least:q(Ae)})),this.form.update()}get darkerAccent(){return ni(this.accent)}isFixed(t){return this.values.fixed.includes(t)}get limit(){return this.values.mediaLimit?Math.round(this.values.mediaLimit/ur):""}async save({registration:t,invites:s,mediaLimit:n,...a}){let o={};for(let[r,l]of Object.entries(a))o[r]=l.trim();a.accent===Ie&&(o.accent=""),t&&t!==this.values.registration&&(o.registration=t),s&&s!==this.values.invites&&(o.invites=s),n!==void 0&&n!==String(this.limit)&&(o.mediaLimit=Math.round(Number(n)*ur)),this.#e(await G(ai,o))}#e(t){this.values=t;let{fixed:s,mediaLimit:n,registration:a,invites:o,...r}=this.values;Object.assign(h(),{instance:r,registration:a,invites:a==="closed"?"off":o})}},oi=class{values=null;busy=!1;#t;constructor(t){this.#t=t,this.loading=H(t,async()=>{this.values=await g("/api/admin/checks",{signal:t.signal})})}run=async()=>{this.busy||(this.busy=!0,this.#t.update(),await this.loading.load(),this.busy=!1,this.#t.update())}},ri=class{values=null;constructor(t){this.loading=H(t,async()=>{this.values=await g("/api/admin/overview",{signal:t.signal})})}};import{html as ci,nothing as Bn}from"../lib/lit-html/lit-html.js";var ou={ok:"check",warn:"flag",fail:"close"},ru=e=>ci`
  <li class="row finding ${e.status}">
    ${c(ou[e.status])}
    <span class="grow">
      <span class="strong">${i(`admin.check.${e.status}`)}</span> <span class="soft" lang="en">${e.check}</span><br>
      <span lang="en">${e.text}</span>
      ${e.fix?ci`<br><span lang="en" class="soft">${e.fix}</span>`:Bn}
    </span>
  </li>`;function cu({status:e,findings:t}){return ci`
    <p class="strong">${i(`admin.checked.${e}`)}</p>
    <ul class="people">${t.map(ru)}</ul>`}var hr=e=>ci`
  <section class="card" id="checks">
    <h2>${i("admin.checks")}</h2>
    <p class="hint">${i("admin.checksText")}</p>
    <div class="stack" aria-live="polite">
      ${e.loading.problem?d(e.loading.problem,e.run):Bn}
      ${e.values&&!e.loading.problem?cu(e.values):Bn}
    </div>
    <div><button class="quiet" id="check" type="button" aria-busy=${e.busy?"true":"false"} @click=${e.run}>
      ${i(e.values?"admin.checkAgain":"admin.check")}</button></div>
  </section>`;import{html as Ht,nothing as ds}from"../lib/lit-html/lit-html.js";var lu=["disk_nearly_full","clock_apart","push_off","no_base_url","registration_open","storage_failing","data_folder","no_ffmpeg","decoders_not_confined","backup_missing"],Et=(e,t)=>Ht`<div class="row between"><dt>${e}</dt><dd class="strong">${t}</dd></div>`,pu=e=>i("admin.jobsOf",{push:q(e.pushJobs),media:q(e.mediaJobs)}),uu=e=>Ht`
  ${Et(i("admin.backup"),e.lastAt?Ht`${V(e.lastAt)}, ${i(`admin.backup.${e.result}`)}`:i(`admin.backup.${e.result}`))}
  ${Et(i("admin.backupPlace"),e.place)}`,mu=e=>Ht`
  <dl class="stack">
    ${Et(i("admin.users"),q(e.users))}
    ${Et(i("admin.publicFinds"),q(e.finds))}
    ${Et(i("admin.media"),K(e.mediaBytes))}
    ${e.diskFree===null?ds:Et(i("admin.disk"),K(e.diskFree))}
    ${e.pushJobs||e.mediaJobs?Et(i("admin.jobs"),pu(e)):ds}
    ${e.backup?uu(e.backup):ds}
    ${Et(i("admin.swept"),e.sweptAt?V(e.sweptAt):i("admin.never"))}
    ${Et(i("admin.version"),`${e.version}, ${e.database==="postgres"?"PostgreSQL":"SQLite"}`)}
  </dl>`,du=e=>Ht`<li class="note">${i(`admin.problem.${e}`)}</li>`,hu=e=>Ht`
  <details>
    <summary>${i("admin.largest")}</summary>
    <ul class="plain-list">
      ${e.map(t=>Ht`
        <li class="row between"><a href="/admin/people?q=${t.username}">${t.username}</a> <span>${K(t.mediaBytes)}</span></li>`)}
    </ul>
  </details>`;function fr({values:e,loading:t}){if(t.problem)return d(t.problem,t.load);if(!e)return w(3);let s=e.problems.filter(n=>lu.includes(n));return Ht`
    ${s.length?Ht`<ul class="stack plain-list" aria-label=${i("admin.problems")}>${s.map(du)}</ul>`:ds}
    <section class="card">
      <h2>${i("admin.state")}</h2>
      ${mu(e)}
      ${e.largest.length?hu(e.largest):ds}
    </section>`}import{html as $r,nothing as In}from"../lib/lit-html/lit-html.js";var Q=(e,t,s,n="",a=In)=>$r`
  <li>
    <a class="area" href=${e}>
      ${t?c(t):In}
      <span class="grow" lang=${a}>
        <span class="strong">${s}</span>${n?$r`<br><span class="soft">${n}</span>`:In}
      </span>
      ${c("next")}
    </a>
  </li>`;var gu=[["people","/admin/people","people"],["invites","/invites","plus"],["reports","/admin/reports","flag"],["log","/admin/log","feed"],["map","/admin/map","map"],["categories","/admin/categories","filter"],["instance","/admin/instance","gear"],["welcome","/admin/welcome","check"],["help","/help","comment"]];function gr(e){let t=new ri(e),s=new oi(e);return{title:i("admin.title"),ready:t.loading.load(),view:()=>fu`
      ${f(i("admin.title"),$u,"/profile")}
      <section class="card">
        <ul class="people">${gu.map(([n,a,o])=>Q(a,o,i(`admin.${n}`),i(`admin.about.${n}`)))}</ul>
        <p class="hint">${i("admin.private")}</p>
      </section>
      ${fr(t)}
      ${hr(s)}`}}import{html as tt,nothing as hs}from"../lib/lit-html/lit-html.js";var br="/api/admin/instance",Mn=20,li=class{list=null;isOwn=!1;#t;#e;constructor(t,s){[this.#t,this.#e]=[t,s],this.loading=H(t,async()=>{this.#s(await g(br,{signal:t.signal}))})}#s({categories:t=[]}){this.isOwn=t.length>0,this.list=this.isOwn?t:Xt.map(s=>({code:s}))}get left(){return Xt.filter(t=>!this.list.some(s=>s.code===t))}get isFull(){return this.list.length>=Mn}async save(t){let s=await G(br,{categories:t});this.#s(s),h().instance={...h().instance,categories:s.categories},h().categories=this.list.map(n=>n.code),this.#e(h().instance.accent??""),this.#t.update()}async change(t){await U(this.save(t))&&p(i("admin.saved"))}move(t,s){let n=[...this.list];return n.splice(t+s,0,...n.splice(t,1)),this.change(n)}remove(t){return this.change(this.list.toSpliced(t,1))}add(t){return this.change([...this.list,t])}restore(){return this.change([])}},pi=class{sign;color;isDarkened=!1;#t;#e;constructor(t,s,n){this.#t=t,this.#e=s;let{sign:a,color:o=""}=this.was;this.color=o,this.sign=a??(Xt.includes(this.was.code)?this.was.code:""),this.form=new k({send:async r=>{await this.#s(r).catch(l=>{throw this.#i(l)}),p(i("admin.saved")),n()}})}get was(){return this.#t.list[this.#e]??{}}get names(){return this.was.names??{}}get isNamed(){return Xt.includes(this.was.code)}choose(t){this.isDarkened=Le(t)<Ae,this.color=this.isDarkened?ni(t):t,this.form.update()}show(t){this.sign=t,this.form.clear("sign"),this.form.update()}#s({en:t="",de:s=""}){let n=Object.fromEntries(Object.entries({en:t.trim(),de:s.trim()}).filter(([,l])=>l)),a=this.was.code??n[gt()],o={code:a,names:n};this.sign&&this.sign!==a&&(o.sign=this.sign.trim()),this.color&&(o.color=this.color);let r=[...this.#t.list];return r[this.#e??r.length]=o,this.#t.save(r)}#i(t){let s={code:gt(),"names.en":"en","names.de":"de",sign:"sign"},n=a=>s[a.replace(/^body\.categories\[\d+\]\./,"")]??"";return Object.assign(t,{errors:t.errors?.map(a=>({...a,location:`body.${n(a.location)}`}))})}};function ui(e){let t=document.querySelectorAll('link[href^="/theme.css"]'),s=Object.assign(document.createElement("link"),{rel:"stylesheet",href:v("/theme.css",{accent:e.slice(1)})});s.addEventListener("load",()=>{for(let n of t)n.remove()}),s.addEventListener("error",()=>s.remove()),document.head.append(s)}var bu=(e,t)=>tt`
  <button type="button" class="round" aria-label=${z(t)} title=${z(t)}
    aria-pressed=${String(e.sign===t)} @click=${()=>e.show(e.sign===t?"":t)}>${it(t)}</button>`,wu=e=>tt`
  <fieldset class="field">
    <legend>${i("categories.sign")}</legend>
    <div class="swatches">${Xt.map(t=>bu(e,t))}</div>
    <label for="sign">${i("categories.emoji")} <span class="soft">${i("form.optional")}</span></label>
    <input id="sign" name="sign" type="text" data-most="12" autocomplete="off" .value=${Xt.includes(e.sign)?"":e.sign}
      aria-describedby=${e.form.errors.sign?"sign-error":"sign-hint"} aria-invalid=${e.form.errors.sign?"true":hs}
      @input=${t=>e.show(t.target.value)}>
    ${e.form.errors.sign?tt`<p class="error" id="sign-error">${i("categories.badSign")}</p>`:tt`<p class="hint" id="sign-hint">${i("categories.emojiHint")}</p>`}
  </fieldset>`,yu=(e,t,s)=>tt`
  <button type="button" class="swatch" aria-label=${i(`admin.colours.${t}`)} title=${i(`admin.colours.${t}`)}
    aria-pressed=${String(s===e.color)} @click=${()=>e.choose(s)}>
    <svg viewBox="0 0 32 32" aria-hidden="true"><circle cx="16" cy="16" r="16" fill=${s}/></svg>
    ${s===e.color?c("check"):hs}
  </button>`,vu=e=>tt`
  <div class="field">
    <label for="color">${i("categories.color")}</label>
    <input id="color" type="color" .value=${e.color||ms.teal} aria-describedby="color-note"
      @change=${t=>e.choose(t.target.value)}>
    <div class="swatches">${Object.entries(ms).map(([t,s])=>yu(e,t,s))}</div>
    <p class="hint" id="color-note" aria-live="polite">${e.isDarkened?i("categories.darkened"):i("categories.colorHint")}</p>
  </div>`;function yr(e,t){let s=null,n=t===void 0?i("categories.new"):i("categories.editTitle",{name:z(e.list[t].code)});return D(a=>(s=new pi(e,t,a)).form,n,()=>tt`
    ${F(s.form)}
    ${ku().map((a,o)=>m(s.form,a,{label:i(`categories.name.${a}`),value:s.names[a],most:50,required:o===0&&!s.was.code,hint:o===0&&s.isNamed?i("categories.nameHint",{name:z(s.was.code)}):""}))}
    ${wu(s)}
    ${vu(s)}`,a=>I(a,i("action.save")))}var ku=()=>[gt(),...Os.filter(e=>e!==gt())];async function xu(e,t){let s=i("categories.removeTitle",{name:z(e.list[t].code)});await B(s,i("categories.removeText"),i("categories.remove"))&&await e.remove(t)}async function Ou(e){await B(i("categories.restoreTitle"),i("categories.restoreText"),i("categories.restore"))&&await e.restore()}var wr=(e,t,s,n,a,o)=>tt`
  <button type="button" class="round ${n}" ?disabled=${!e.list[t+s]} aria-label="${i(a)}: ${o}" title=${i(a)}
    @click=${()=>e.move(t,s)}>${c("back")}</button>`;function qu(e,{code:t},s){let n=z(t);return tt`
    <li class="row between">
      ${it(t)}
      <span class="grow" dir="auto">${n}</span>
      <span class="row">
        ${wr(e,s,-1,"up","categories.up",n)}
        ${wr(e,s,1,"down","categories.down",n)}
        ${St(i("categories.more",{name:n}),[{text:i("categories.edit"),sign:"edit",run:()=>yr(e,s)},...e.list.length>1?[{text:i("categories.remove"),sign:"trash",isDanger:!0,run:()=>xu(e,s)}]:[]])}
      </span>
    </li>`}var Su=e=>e.left.length&&!e.isFull?tt`
  <h2>${i("categories.left")}</h2>
  <div class="chips">${e.left.map(t=>tt`
    <button type="button" class="chip" @click=${()=>e.add({code:t})}>
      ${it(t)} ${z(t)} ${c("plus")}
    </button>`)}
  </div>`:hs,Fu=e=>tt`
  <section class="card">
    <p class="hint">${i("categories.about")}</p>
    <ul class="people">${e.list.map((t,s)=>qu(e,t,s))}</ul>
    ${e.isFull?tt`<p class="hint">${i("categories.full",{n:Mn})}</p>`:tt`
      <p><button type="button" class="quiet" id="new-category" @click=${()=>yr(e)}>
        ${c("plus")} ${i("categories.new")}
      </button></p>`}
    ${Su(e)}
    ${e.isOwn?tt`
      <p><button type="button" class="quiet" @click=${()=>Ou(e)}>${i("categories.restore")}</button></p>`:hs}
  </section>`;function vr(e){let t=new li(e,ui);return{title:i("admin.categories"),ready:t.loading.load(),view:()=>tt`
      ${f(i("admin.categories"),hs,"/admin")}
      ${t.loading.problem?d(t.loading.problem,t.loading.load):t.list?Fu(t):w(6)}`}}import{html as mi,nothing as jn}from"../lib/lit-html/lit-html.js";var kr={role_changed:"shield",media_limit_changed:"gear",account_suspended:"block",suspension_lifted:"check",account_deleted:"trash",invite_revoked:"close",sign_in_link_created:"lock",sign_in_link_used:"lock",report_closed:"flag",find_hidden:"block",find_shown:"check",find_deleted:"trash",comment_hidden:"block",comment_shown:"check",comment_deleted:"trash",instance_changed:"gear"},Pu={mediaLimit:"limitOfAll",invites:"whoInvites"},Tu=e=>parseInt(e,10)?K(parseInt(e,10)):i(`admin.limits.${e.startsWith("0 ")?"none":"instance"}`);function Lu({action:e,reason:t}){return e==="role_changed"?i(`admin.roles.${t}`):e==="report_closed"?i(`report.result.${t}`):e==="instance_changed"?t.split(", ").map(s=>i(`admin.${Pu[s]??s}`)).join(", "):e==="media_limit_changed"?Tu(t):t}function Au(e){let t={actor:e.actorName||i("admin.commandLine"),target:e.targetName,action:e.action};return i(kr[e.action]?`admin.act.${e.action}`:"admin.act.other",t)}var Bu=e=>mi`
  <li class="row act">
    ${c(kr[e.action]??"shield")}
    <span class="grow">
      <span class="strong">${Au(e)}</span><br>
      ${e.reason?mi`<span dir="auto">${Lu(e)}</span><br>`:jn}
      <span class="soft">${V(e.createdAt)}</span>
    </span>
  </li>`;function Iu(e){return e.problem?d(e.problem,e.load):e.items?e.items.length?mi`
    <section class="card">
      <p class="hint">${i("admin.logText")}</p>
      <ul class="people">${e.items.map(Bu)}</ul>
      ${j(e)}
    </section>`:M(i("admin.noActs"),i("admin.noActsText"),jn,"feed"):w(4)}function xr(e){let t=E(e,"/api/admin/log");return{title:i("admin.log"),ready:t.load(),view:()=>mi`${f(i("admin.log"),jn,"/admin")}${Iu(t)}`}}import{html as ot,nothing as bt}from"../lib/lit-html/lit-html.js";var Mu=8,di=class{items=[];at=-1;#t;#e=null;#s=[];#i=!1;constructor(t){this.#t=t}async follow(t){this.#i=!0,this.#n(t),this.#e??=g("/api/finds/categories",{signal:this.#t.signal}).catch(()=>(this.#e=null,[])),this.#s=await this.#e,this.#i&&this.#n(t)}close(){this.#i=!1,this.#a([])}move(t){let s=this.items.length;this.at=this.at<0&&t<0?s-1:(this.at+t+s)%s,this.#t.update()}#n(t){let s=Kt(t.trim()),n=new Set(this.#s.map(o=>o.category)),a=s?Qt().filter(o=>!n.has(o)).map(o=>({category:o,ownCount:0,count:0})):[];this.#a([...this.#s,...a].filter(({category:o})=>{let r=Kt(z(o));return r.includes(s)&&(r!==s||Oe(o))}).slice(0,Mu))}#a(t){Object.assign(this,{items:t,at:-1}),this.#t.update()}};var ju=1200*36e5,hi=class{id;stored=null;#t;#e;#s;#i=null;#n=new Set;#a=!1;#o=!1;constructor(t){this.#t=t,this.#s=!t.params.id;let s=t.params.id??t.query.get("draft");this.#r(new RegExp(`^${Na}$`).test(s)||!this.#s?s:ke()),this.#s&&!this.stored&&this.#r(ke())}#r(t){this.id=t,this.#e=this.#s?Ut(t):ho(t),this.stored=this.#e.get()}get findId(){return this.#i??=Qa(this.id)>Date.now()-ju?this.id:ke()}get path(){let t=new URLSearchParams(this.#t.query);return t.set("draft",this.id),`/new?${t}`}save(t){if(!(this.#o||this.#t.signal.aborted)){if(!t)return this.#e.remove();this.#e.set({...t,at:Date.now()}),this.#s&&!this.#a&&this.#t.rename(this.path),this.#a=!0}}async files(){if(!this.stored||!this.#s)return[];let t=new Set(this.stored.media?.map(n=>n.key)),s=await Es(this.id);for(let{key:n}of s)this.#n.add(n);return s.filter(n=>!t.has(n.key))}get hasFiles(){return this.#n.size>0}release(t){let s=new Set(t.filter(n=>!n.media).map(n=>n.key));for(let n of this.#n)s.has(n)||(this.#n.delete(n),$o(n))}remove(){return this.#o=!0,this.#e.remove(),this.#s?Hs(this.id):null}};async function Or(e,t){if(t?.point)return t;let s=e.get("place");if(s){let a=await g(`/api/locations/${encodeURIComponent(s)}?includePrivate=true&includeFriends=true&findsLimit=0`);return{location:a,point:at(a)}}let n=te(e.get("at"));return n?{point:{lat:n.lat,lng:n.lng}}:null}var qr=({location:e,locationId:t,exact:s})=>{let{name:n,...a}=s??e;return{location:{...e,name:n,id:t},point:at(a),name:n,by:"search"}},fi=()=>_t.includes(es.get())?es.get():"everyone",$i=({title:e,description:t,category:s,audience:n,area:a,exactForFriends:o})=>({title:e,description:t,category:s,audience:n,area:a,exactForFriends:o}),Nn=({audience:e,area:t,exactForFriends:s})=>({audience:e,area:t,exactForFriends:s});function Sr(e,t){if(e?.was&&Object.entries(t).every(([n,a])=>e.was[n]===a))return Nn(e);let s=e?.audience??(e?.isPublic===!1?"friends":"everyone");return{...t,audience:_t[Math.max(_t.indexOf(s),_t.indexOf(t.audience))]}}function Fr({title:e,description:t,category:s,audience:n,area:a="",exactForFriends:o},r={area:""}){let l={title:e.trim(),description:t.trim()||null,category:s.trim()||null},u=a!==""&&a!==r.area,$=u?{area:Number(a)}:{},L=Number(a)&&(u||o!==r.exactForFriends)?{exactForFriends:o==="true"}:{};return{...l,...n===r.audience?{}:{audience:n},...$,...L}}var Pr=({location:e},{area:t=""})=>t!==""&&(e?.area??0)>Number(t),Tr=(e,{area:t})=>R(`/api/finds/${e}`,{area:Number(t),homeZone:!1}),Lr=({location:e,exact:t})=>({area:String(e.area??0),exactForFriends:String(t?.forFriends??!0)});var je=class{uploads=null;place=null;placeError="";shown;#t=null;#e;constructor(t,s){this.page=t,this.#e=s,this.draft=new hi(t),this.form=new k({send:a=>this.#s(a),update:t.update}),this.isRestored=!!this.draft.stored;let{stored:n}=this.draft;this.values={...n,audience:n?.audience??(n?.isPublic===!1?"friends":fi())},this.proposals=new di(t),this.loading=H(t,()=>this.begin())}get isOther(){return this.#t??!!(this.values.category&&!Oe(this.values.category))}changed(){this.place?.title&&(this.values.title||=this.place.title,this.place.title=""),this.saveDraft(),this.page.update()}addFiles(t){return this.uploads.add(t)}change(t){this.values={...this.values,...t},this.changed()}chooseCategory(t){this.#t=t==="other"&&!this.isOther,this.change({category:t===this.values.category||t==="other"?"":t})}async submit(t){return this.placeError="",await this.form.submit(t),!this.placeError}async#s(t){let{point:s,name:n,location:a}=this.place.value;if(!s){this.placeError=i("spot.missing"),this.page.update();return}if(await this.uploads.settled(),this.uploads.hasFailed)throw{code:"failed",text:i("edit.uploadFailed")};let o={point:s,name:n||this.place.proposal,location:a},r=Fr({category:this.values.category??"",...t},this.shown),l=await this.write(r,o).catch(u=>this.#i(u));l&&(Pr(l,t)&&await this.#e.showHome()&&await Tr(l.id,t).catch(u=>p(O(u))),await this.leave(`/finds/${l.id}`,i(this.isNew?"edit.published":"edit.saved")))}#i(t){let s=so(t);throw s.length?(this.uploads.removeMissing(s),{code:"failed",text:i("edit.photosGone")}):t}close(){this.uploads?.stop(),this.place?.close()}};async function gi(e){try{let t=await Ne(e,0,262144),s=await Nu(e,t);return s?zu(Ru(s.view,s.tiff)):Ar}catch{return Ar}}var Ar={place:null,time:""},Ne=async(e,t,s)=>new DataView(await e.slice(t,t+s).arrayBuffer());function Nu(e,t){return t.getUint16(0)===65496?Du(t):t.getUint32(0)===2303741511?Br(e,{at:8,little:!1,name:"eXIf",extra:12,sizeFirst:!0}):Rt(t,0,4)==="RIFF"&&Rt(t,8,4)==="WEBP"?Br(e,{at:12,little:!0,name:"EXIF",extra:8,even:!0}):Rt(t,4,4)==="ftyp"?_u(e):null}var Rt=(e,t,s)=>String.fromCharCode(...Array.from({length:s},(n,a)=>e.getUint8(t+a)));function Du(e){for(let t=2;t+10<e.byteLength;t+=2+e.getUint16(t+2)){let s=e.getUint16(t);if(s===65505&&e.getUint32(t+4)===1165519206)return{view:e,tiff:t+10};if(s===65498||s>>8!==255)return null}return null}var Dn=1<<20,Un=1e4;async function Br(e,{at:t,little:s,name:n,extra:a,sizeFirst:o,even:r}){for(let l=0;l<Un&&t+8<=e.size;l++){let u=await Ne(e,t,8),$=u.getUint32(o?0:4,s);if(Rt(u,o?4:0,4)===n)return Uu(await Ne(e,t+8,Math.min($,Dn)));t+=a+$+(r?$%2:0)}return null}var Uu=e=>({view:e,tiff:Rt(e,0,4)==="Exif"?6:0});function Ir(e,t,s){let n=[];for(let a=t;a+8<=s&&n.length<Un;){let o=e.getUint32(a),r=8;if(o===1&&([o,r]=[Number(e.getBigUint64(a+8)),16]),o===0&&(o=s-a),o<r)break;n.push({type:Rt(e,a+4,4),from:a+r,to:Math.min(a+o,s)}),a+=o}return n}async function _u(e){for(let t=0,s=0;s<Un&&t+8<=e.size;s++){let n=await Ne(e,t,16),a=n.getUint32(0);if(a===1&&(a=Number(n.getBigUint64(8))),a===0&&(a=e.size-t),a<8)return null;if(Rt(n,4,4)==="meta")return Cu(e,await Ne(e,t,Math.min(a,Dn)));t+=a}return null}async function Cu(e,t){let s=Ir(t,t.getUint32(0)===1?20:12,t.byteLength),n=u=>s.find($=>$.type===u),a=Eu(t,n("iinf")),o=a===null?null:Hu(t,n("iloc"),a);if(!o)return null;let r=o.method===1?n("idat"):null,l=r?new DataView(t.buffer,t.byteOffset+r.from+o.at,Math.min(o.size,r.to-r.from-o.at)):await Ne(e,o.at,Math.min(o.size,Dn));return{view:l,tiff:4+l.getUint32(0)}}function Eu(e,t){if(!t)return null;let s=Ir(e,t.from+(e.getUint8(t.from)===0?6:8),t.to);for(let{from:n}of s){let a=e.getUint8(n)>2;if(Rt(e,n+(a?10:8),4)==="Exif")return a?e.getUint32(n+4):e.getUint16(n+4)}return null}function Hu(e,t,s){if(!t)return null;let n=e.getUint8(t.from),a=t.from+4,o=L=>{let lt=L===8?Number(e.getBigUint64(a)):L===4?e.getUint32(a):L===2?e.getUint16(a):0;return a+=L,lt},r=o(2),[l,u,$]=[r>>12,r>>8&15,r>>4&15],y=n?r&15:0;for(let L=o(n<2?2:4);L>0&&a<t.to;L--){let lt=o(n<2?2:4),ts=n?o(2)&15:0;o(2);let fp=o($),qa=null;for(let Sa=o(2);Sa>0&&a<=t.to;Sa--){o(y);let $p=fp+o(l),gp=o(u);qa??={method:ts,at:$p,size:gp}}if(lt===s)return qa}return null}function Ru(e,t){let s=e.getUint16(t)===18761,n=r=>e.getUint16(t+r,s);return{u32:r=>e.getUint32(t+r,s),text:(r,l)=>Rt(e,t+r,l),entries:r=>new Map(Array.from({length:n(r)},(l,u)=>[n(r+2+12*u),r+10+12*u]))}}function zu(e){let t=e.entries(e.u32(4)),s=(n,a,o)=>{try{return t.has(n)?a(e,e.entries(e.u32(t.get(n)))):o}catch{return o}};return{place:s(34853,Wu,null),time:s(34665,Vu,"")}}function Vu({u32:e,text:t},s){let n=s.get(36867),a=n===void 0?null:/^(\d{4}):(\d\d):(\d\d) (\d\d:\d\d:\d\d)$/.exec(t(e(n),19));return a&&a[1]!=="0000"?`${a[1]}-${a[2]}-${a[3]}T${a[4]}`:""}function Wu({u32:e,text:t},s){let n=(r,l,u)=>{if(!s.has(l)||!s.has(u))return NaN;let $=e(s.get(u)),y=lt=>e($+8*lt)/e($+8*lt+4),L=r.indexOf(t(s.get(l),1).toUpperCase());return L<0?NaN:(y(0)+(y(1)||0)/60+(y(2)||0)/3600)*(L?-1:1)},a=n("NS",1,2),o=n("EW",3,4);return Math.abs(a)<=90&&Math.abs(o)<=180&&(a||o)?{lat:a,lng:o}:null}var Gu=2,Yu=2,Ju=60,De=class{removed=[];#t=!1;#e;#s;#i;#n;#a=()=>{};constructor(t,{changed:s,placed:n=()=>{},signal:a,send:o=ve}){this.items=t.map(({at:r,key:l,caption:u="",...$})=>({media:$,at:r,key:l,caption:u,state:"done"})),this.#e=r=>{this.#a(),s(r)},this.#s=n,this.#i=a,this.#n=o,addEventListener("online",()=>this.#u(),{signal:a})}get most(){return h().limits.mediaPerFind}get isBusy(){return this.items.some(t=>["waiting","sending","paused"].includes(t.state))}get isPaused(){return this.items.some(t=>t.state==="paused")}async settled(){for(;this.isBusy&&!this.isPaused;)await new Promise(t=>{this.#a=t})}files(){return Promise.all(this.items.map(async({media:t,at:s,file:n,caption:a})=>{let o=n?await us(n):null;return t?{media:t,at:s,caption:a,blob:o}:{caption:a,blob:o,name:n.name||"file"}}))}get hasFailed(){return this.items.some(t=>t.state==="failed")}get isChanged(){return this.#t||this.removed.length>0||this.items.some(t=>!t.media?.id)}get media(){return this.items.filter(t=>t.media).map(t=>eo(t.media,t.caption))}get draft(){return this.items.filter(t=>t.media).map(({media:t,at:s,key:n,caption:a})=>({...t,at:s,key:n,caption:a}))}async add(t,s=[]){if(this.#i.aborted)return;let n=this.most-this.items.length,a=[...t].slice(0,n),o=a.map((r,l)=>({file:r,key:s[l],caption:"",preview:URL.createObjectURL(r),state:"waiting",progress:0}));this.items=[...this.items,...o],this.#e(t.length>n?i("upload.tooMany",{n:this.most}):""),await this.#o(a),this.#r()}async#o(t){for(let s of t){let{place:n}=await gi(s);if(this.#i.aborted)return;if(n)return this.#s(n)}}#r(){if(this.#i.aborted)return;let t=Gu-this.items.filter(s=>s.state==="sending").length;for(let s of this.items.filter(n=>n.state==="waiting").slice(0,t))this.#l(s)}async#l(t){t.stop=new AbortController,Object.assign(t,{state:"sending",progress:0,problem:null}),this.#e();try{let s=await this.#m(t);if(!s)return;Object.assign(t,{media:s,at:Date.now(),state:"done"})}catch(s){if(s.name==="AbortError")return;Object.assign(t,{state:ye(s)?"paused":"failed",problem:O(s)}),t.state==="paused"&&this.#p(t,s.retryAfter)}this.#e(),this.#r()}#p(t,s){t.pause=Math.min(Ju,(t.pause??Yu/2)*2),t.timer=setTimeout(()=>this.retry(t),1e3*(s||t.pause))}#u(){for(let t of this.items.filter(s=>s.state==="paused"))this.retry(t)}async#m(t){let{signal:s}=t.stop,n=await us(t.file),{videoBytes:a,imageBytes:o}=h().limits,r=n.type.startsWith("video/")?a:o;if(n.size>r)throw{code:"large",text:i("upload.large",{size:Ia(r)})};if(s.aborted)return null;let l=$=>{t.progress=$,this.#e()},[u]=await this.#n("POST","/api/media",n,{signal:s,progress:l});return u}retry(t){clearTimeout(t.timer),t.state="waiting",this.#r()}remove(t){this.#c(t),t.media?.id&&this.removed.push(t.media.id),this.items=this.items.filter(s=>s!==t),this.#e(),this.#r()}removeMissing(t){let s=this.items.filter(n=>n.media).filter((n,a)=>t.includes(a));s.forEach(this.#c),this.items=this.items.filter(n=>!s.includes(n)),this.#e()}move(t,s){this.items.splice(s,0,...this.items.splice(t,1)),this.#t=!0,this.#e()}setCaption(t,s){t.caption=s,this.#t=!0,this.#e()}stop(){this.items.forEach(this.#c)}#c({timer:t,stop:s,preview:n}){clearTimeout(t),s?.abort(),n&&URL.revokeObjectURL(n)}};var bi=class extends je{isNew=!1;title=i("edit.title");#t;#e="";#s="";constructor(t,s){super(t,s),this.back=`/finds/${t.params.id}`,this.#t=`/api${this.back}`}async begin(){let[t,s]=await Ma(this.#t),n=this.draft.stored;this.#s=s,this.#e=t.locationId,this.shown=Nn({audience:Se(t),...Lr(t)}),this.values={...t,...n,...Sr(n,this.shown)};let a=o=>{o&&p(o),this.page.update()};this.uploads=new De(t.media,{changed:a,signal:this.page.signal}),this.place=new dt(this.page,n?.place??qr(t),()=>this.changed())}saveDraft(){let t={...$i(this.values),was:this.shown},s=this.place?.value;this.draft.save(s?.location?.id===this.#e?t:{...t,place:s})}async write(t,s){let{isPaused:n,isChanged:a,media:o,removed:r}=this.uploads;if(n)throw{code:"failed",text:i("edit.uploadFailed")};let l=await js(s),u=l===this.#e?{}:{locationId:l},$=o.map(L=>L.id?{id:L.id,caption:L.caption??null}:L),y=a?{media:$,mediaToDelete:r}:{};return R(this.#t,{...t,...u,...y},{headers:this.#s?{"If-Match":this.#s}:{}})}overwrite(){this.#s=""}async leave(t,s=""){await this.draft.remove(),await this.page.go(t,{replace:!0}),s&&p(s)}discard(){return this.uploads?.stop(),this.leave(`${this.back}/edit`)}};async function _n(){if(!await caches.has(ss))return null;let e=await caches.open(ss),[t]=await e.keys(),s=t&&await(await e.match(t))?.formData();return s?{key:t,values:Ku(s),files:s.getAll("file"),left:Number(s.get("left"))}:null}function Ku(e){let t=e.get("title"),s=[e.get("text"),e.get("url")].filter(Boolean).join(`
`);return{...t?{title:t}:{},...s?{description:s}:{}}}async function Mr(e){let t=await caches.open(ss);return await t.delete(e),(await t.keys()).length===0&&await caches.delete(ss),_n()}var Zu=2,wi=class{items=[];isWhole=!1;#t;#e;constructor(t,s){this.#t=t,this.#e=s}get shown(){return this.isWhole?this.items:this.items.slice(0,Zu)}async load(){await go();let t=await Es();if(this.#t.signal.aborted)return;this.close();let s=Cs().filter(n=>n.id!==this.#e);this.items=s.map(n=>{let a=n.media?.find(r=>r.at>Date.now()-Ms),o=a?null:t.find(r=>r.draft===n.id&&r.file.type.startsWith("image/"))?.file;return{draft:n,media:a,preview:o?URL.createObjectURL(o):""}}),this.#t.update()}showAll(){this.isWhole=!0,this.#t.update()}remove({draft:t}){Ut(t.id).remove(),this.items=this.items.filter(s=>s.draft!==t),this.#t.update(),p(i("edit.draftDeleted"),"",{text:i("action.undo"),run:()=>this.#s(t)})}#s(t){return Ut(t.id).set(t),this.load()}close(){for(let{preview:t}of this.items)t&&URL.revokeObjectURL(t)}};var Xu=.15,jr=e=>e.slice(0,10);function Qu(e){let t="";return e.map(n=>({photo:n,time:t=n.time||t})).sort((n,a)=>n.time<a.time?-1:n.time>a.time?1:0).map(n=>n.photo)}var Nr=e=>e.find(t=>t.place)?.place??null,Dr=e=>e.find(t=>t.time)?.time??"";function tm(e,t,s){let[n,a]=[Nr(e),Dr(e)];return e.length<s&&(!n||!t.place||Dt(n,t.place)<=Xu)&&(!a||!t.time||jr(a)===jr(t.time))}function Ur(e,t){let s=[];for(let n of Qu(e)){let a=s.findLast(o=>tm(o,n,t));a?a.push(n):s.push([n])}return s}var fs=e=>({place:Nr(e),time:Dr(e)}),_r=(e,t)=>e.flatMap((s,n)=>n===t?[]:n===t-1?[[...s,...e[t]]]:[s]),Cr=(e,t,s)=>e.flatMap((n,a)=>a===t?[n.slice(0,s),n.slice(s)]:[n]);var yi=class{groups=null;busy=!1;#t;#e=new Map;constructor(t){this.#t=t}get most(){return h().limits.mediaPerFind}get count(){return this.groups.flat().length}async consider(t,s){if(this.groups)return this.consider([...this.decline(),...t],s);if(t.length<2)return!1;let n=await Promise.all(t.map(async o=>({file:o,...await gi(o)}))),a=Ur(n,this.most);if(this.#t.signal.aborted||a.length<2&&t.length<=s)return!1;for(let o of n)o.preview=o.file.type.startsWith("image/")?URL.createObjectURL(o.file):"";return this.#s(a),!0}#s(t){this.groups=t,this.#t.update();for(let s of t)this.#i(s)}async#i(t){let{place:s}=fs(t);if(!s||this.#e.has(t[0]))return;this.#e.set(t[0],"");let{name:n}=await Is(s,{signal:this.#t.signal});this.#e.set(t[0],n),this.#t.update()}describe=t=>({name:fs(t).place?this.#e.get(t[0])??"":"",time:fs(t).time});canMerge=t=>t>0&&this.groups[t-1].length+this.groups[t].length<=this.most;merge(t){this.#s(_r(this.groups,t))}split(t,s){this.#s(Cr(this.groups,t,s))}decline(){let t=this.groups.flat().map(s=>s.file);return this.close(),this.#t.update(),t}async accept(){if(this.busy)return;this.busy=!0,this.#t.update();let t=this.groups.map(()=>ke()),s=Date.now(),n=b()?.id;try{for(let[a,o]of this.groups.entries())await this.#n(n,t[a],o,s-a)}catch{if(b()?.id!==n)return null;for(let a of t)await em(a);return this.busy=!1,this.#t.update(),p(i("group.noRoom"))}await this.#t.go(`/new?draft=${t[0]}`),p(i("group.made",{n:t.length}))}async#n(t,s,n,a){if(b()?.id!==t)throw{code:"stopped"};let{place:o}=fs(n),r={id:s,at:a,audience:fi(),media:[],label:this.describe(n).name};if(Ut(s).set(o?{...r,place:{point:o,source:"photo",photo:o}}:r),!Ut(s).get())throw{code:"storage"};await fo(s,n.map(l=>l.file),t)}close(){for(let{preview:t}of this.groups?.flat()??[])t&&URL.revokeObjectURL(t);this.groups=null}};async function em(e){Ut(e).remove(),await Hs(e)}var sm=["no_place_in_text","link_unknown"],vi=class extends je{isNew=!0;title=i("edit.new");back="/";received=null;photosExpired=!1;#t="";constructor(t,s){super(t,s),this.drafts=new wi(t,this.draft.id),this.several=new yi(t)}async begin(){let{page:t,values:s}=this,n=await Or(t.query,s.place),a=s.media??[],o=a.filter($=>$.at>Date.now()-Ms);this.photosExpired=o.length<a.length;let r=$=>{$&&p($),this.changed()},l=$=>this.place.suggestPoint($);this.uploads=new De(o,{changed:r,placed:l,signal:t.signal}),this.place=new dt(t,n,r),this.place.point&&!this.place.label&&this.place.propose(),this.drafts.load();let u=await this.draft.files();u.length&&this.uploads.add(u.map($=>$.file),u.map($=>$.key)),this.received=t.query.has("shared")?await _n():null}async addFiles(t){let{items:s,most:n}=this.uploads;await this.several.consider(t,n-s.length)||await super.addFiles(t)}saveDraft(){let t=$i(this.values),s=this.place?.value,n=this.uploads.draft,a=![t.title,t.description,t.category,s?.point,n.length,this.draft.hasFiles].some(Boolean);this.draft.save(a?null:{...t,place:s,label:this.place?.label,media:n,id:this.draft.id}),this.draft.release(this.uploads.items)}async resolveReceived(t){let{values:s,files:n,key:a}=this.received;this.received=null,t&&n.length&&await this.addFiles(n),this.received=await Mr(a),this.change(t?s:{});let o=t?await this.#e(s):{};return this.form.clear("title"),this.page.update(),o}async#e(t){let s=[t.title,t.description].filter(Boolean).join(`
`);if(!Fn(s)||this.place.point)return{};try{let n=await Ro(s,{signal:this.page.signal}),{title:a,description:o=""}=this.values,r=o.split(/\r?\n/),l=r.findIndex(y=>Fn(y)&&/^\S+$/.test(y.trim())),u=r.filter((y,L)=>L!==l&&y.trim()!==n.title),$={title:a||n.title,description:u.join(`
`).trim()};return this.change($),this.place.point||this.place.setPlace(n),$}catch(n){return n.name!=="AbortError"&&!sm.includes(n.reason)&&p(O(n)),{}}}async write(t,s){if(this.uploads.isPaused)return this.#s(t,s);try{return this.#t=await js(s),await to(this.draft.findId,{...t,locationId:this.#t,media:this.uploads.media})}catch(n){if(!ye(n))throw n;return this.#s(t,s)}}async#s(t,s){return await no(this.draft.findId,{body:t,place:s,locationId:this.#t},this.uploads),await this.leave("/waiting",i("outbox.added")),null}async leave(t,s=""){s&&es.set(this.values.audience),await this.draft.remove(),await this.page.go(t,{replace:!0});let[n]=Cs();s&&p(s,"",n&&{text:i("edit.next"),run:()=>this.page.go(`/new?draft=${n.id}`)})}discard(){return this.uploads?.stop(),this.leave("/new")}close(){super.close(),this.drafts.close(),this.several.close()}};import{html as Ue,nothing as Cn}from"../lib/lit-html/lit-html.js";function im(e,t){e.remove(t),S(e.items.length?"drafts-title":"main")}var nm=({media:e,preview:t})=>Ue`
  <span class="thumb">${e||t?Ue`<img src=${e?.thumbnailUrl??t} alt="">`:c("edit")}</span>`;function am(e,t){let{draft:s}=t,n=s.title?.trim()||i("edit.untitled");return Ue`
    <li class="row draft">
      <a class="find grow" href="/new?draft=${s.id}">
        ${nm(t)}
        <span class="what">
          <span class="name" dir="auto">${n}</span>
          ${s.label?Ue`<span class="soft" dir="auto">${s.label}</span>`:Cn}
          <span class="soft">${qs(s.at)}</span>
        </span>
      </a>
      <button type="button" class="round" aria-label=${i("edit.draftDelete",{title:n})} @click=${()=>im(e,t)}>
        ${c("trash")}
      </button>
    </li>`}var Er=e=>e.items.length?Ue`
  <section class="card drafts" id="drafts" aria-labelledby="drafts-title">
    <h2 id="drafts-title" tabindex="-1">${i("edit.drafts")}</h2>
    <ul class="rows">${e.shown.map(t=>am(e,t))}</ul>
    ${e.shown.length<e.items.length?Ue`
      <button type="button" class="link" @click=${()=>e.showAll()}>
        ${i("edit.allDrafts",{n:e.items.length})}
      </button>`:Cn}
  </section>`:Cn;var Hr=e=>[...e?.files??[]].filter(t=>/^(image|video)\//.test(t.type)),Rr=e=>[...e.dataTransfer?.types??[]].includes("Files"),om=e=>e.target.matches?.("input, textarea")&&e.clipboardData.types.includes("text/plain");function zr(e,t){let s=a=>document.body.classList.toggle("dropping",a),n=(a,o)=>document.addEventListener(a,o,{signal:e});n("dragover",a=>{Rr(a)&&(a.preventDefault(),s(!0))}),n("dragleave",a=>{a.relatedTarget||s(!1)}),n("drop",a=>{Rr(a)&&(a.preventDefault(),s(!1),document.querySelector("dialog[open]")||t(Hr(a.dataTransfer)))}),n("paste",a=>{let o=Hr(a.clipboardData);!o.length||om(a)||document.querySelector("dialog[open]")||(a.preventDefault(),t(o))}),e.addEventListener("abort",()=>s(!1))}import{html as de,nothing as Yr}from"../lib/lit-html/lit-html.js";var En=[1,5,20],_e=e=>e?i("privacy.area",{distance:Fs(e)}):i("privacy.exact"),$s=()=>En.map(e=>[String(e),_e(e)]),se=()=>[["0",_e(0)],...$s()],ki=()=>[["true",i("privacy.forFriends")],["false",i("privacy.forMe")]];import{html as gs,nothing as Hn}from"../lib/lit-html/lit-html.js";var Ce="category";function Vr(e,{category:t}){let s=document.getElementById(Ce);if(s.value=t,Oe(t)){e.proposals.close(),e.chooseCategory(t),document.querySelector("#fold-category summary")?.focus();return}s.dispatchEvent(new Event("input",{bubbles:!0})),e.proposals.close()}function rm(e,t){t.form.typed(e.target),t.proposals.follow(e.target.value)}function cm(e,t){let{items:s,at:n}=t.proposals;if(!s.length){e.key==="ArrowDown"&&t.proposals.follow(e.target.value);return}let a={ArrowDown:1,ArrowUp:-1}[e.key];if(a)t.proposals.move(a);else if(e.key==="Escape")t.proposals.close();else if(e.key==="Enter"&&n>=0)Vr(t,s[n]);else return;e.preventDefault()}var lm=(e,t,s)=>gs`
  <li id="category-${s}" data-kind="category" role="option" aria-selected=${s===e.proposals.at?"true":"false"}
    @click=${()=>Vr(e,t)}>
    ${it(t.category)}
    <span class="grow" dir="auto">${z(t.category)}</span>
    <span class="soft far">${t.ownCount?i("categories.byYou",{n:t.ownCount}):t.count?q(t.count):Hn}</span>
  </li>`,pm=e=>{let{items:t}=e.proposals;return gs`
    <div class="proposals" ?hidden=${!t.length} @mousedown=${s=>s.preventDefault()}>
      <ul id="category-list" role="listbox" aria-label=${i("categories.used")}>${t.map((s,n)=>lm(e,s,n))}</ul>
    </div>
    <span class="unseen" role="status">${t.length?i("categories.count",{n:t.length}):""}</span>`};function Wr(e){let{form:t,proposals:s}=e,n=t.errors[Ce];return gs`
    <div class="field">
      <label for=${Ce}>${i("categories.own")} <span class="soft">${i("form.optional")}</span></label>
      <div class="combo">
        <input id=${Ce} name=${Ce} type="text" dir="auto" role="combobox" autocomplete="off" data-most=${h().limits.category}
          aria-autocomplete="list" aria-controls="category-list" aria-expanded=${s.items.length?"true":"false"}
          aria-activedescendant=${s.at>=0?`category-${s.at}`:Hn}
          aria-describedby=${n?"category-error":"category-hint"} aria-invalid=${n?"true":Hn}
          .defaultValue=${e.values.category??""} @input=${a=>rm(a,e)} @keydown=${a=>cm(a,e)}
          @focus=${a=>s.follow(a.target.value)} @blur=${()=>s.close()}>
        ${pm(e)}
      </div>
      ${yo(t.left[Ce])}
      ${n?gs`<p class="error" id="category-error">${n}</p>`:gs`<p class="hint" id="category-hint">${i("categories.hint")}</p>`}
    </div>`}var xi=(e,t,s,n,a)=>de`
  <details class="fold" id="fold-${e}">
    <summary>${t} <span class="grow"><span>${s}</span> <span class="soft" dir="auto">${n}</span></span> ${c("next")}</summary>
    ${a}
  </details>`;function Jr(e){let t=e?.closest("details");t&&(t.open=!0)}var um=e=>xi("description",c("edit"),i("find.description"),e.values.description||i("edit.none"),m(e.form,"description",{label:i("find.description"),value:e.values.description??"",kind:"area",most:h().limits.description})),Gr=(e,t,s)=>de`
  <button type="button" class="chip" aria-pressed=${s?"true":"false"} @click=${()=>e.chooseCategory(t)}>
    ${it(t)} ${z(t)}
  </button>`;function mm(e){let{category:t}=e.values,[s,n]=t?[it(t),z(t)]:[c("filter"),i("edit.none")];return xi("category",s,i("find.category"),n,de`
    <fieldset>
      <legend>${i("find.category")}</legend>
      <div class="chips">
        ${Qt().map(a=>Gr(e,a,a===t))}
        ${Gr(e,"other",e.isOther)}
      </div>
      ${e.isOther?Wr(e):Yr}
    </fieldset>`)}var dm=(e,t)=>de`
  <label class="choice">
    <input type="radio" name="audience" value=${t} ?checked=${e.values.audience===t}>
    <span>
      ${c(pe(t))}
      <span>
        <span class="strong">${i(`find.audience.${t}`)}</span><br>
        <span class="soft">${i(`edit.audienceText.${t}`,{instance:$t()})}</span>
      </span>
    </span>
  </label>`;function hm(e){let{audience:t}=e.values;return xi("audience",c(pe(t)),i("edit.who"),i(`find.audience.${t}`),de`
    <fieldset class="choices">
      <legend>${i("edit.who")}</legend>
      ${_t.map(s=>dm(e,s))}
    </fieldset>`)}var fm=e=>T("exact-for",{name:"exactForFriends",label:i("privacy.exactFor"),options:ki(),chosen:e});function $m(e){let{area:t="",exactForFriends:s="true"}=e.values;return xi("shown",c("map"),i("privacy.shown"),t===""?i("privacy.asSet"):_e(Number(t)),de`
    ${T("area",{label:i("privacy.shown"),hint:i(e.isNew?"privacy.shownHint":"privacy.recall"),chosen:t,options:[...e.isNew?[["",i("privacy.asSet")]]:[],...se()]})}
    ${Number(t)?fm(s):Yr}`)}var Kr=e=>de`<div class="folds">${um(e)}${mm(e)}${hm(e)}${$m(e)}</div>`;import{html as qi,nothing as Vn}from"../lib/lit-html/lit-html.js";import{html as Pt,nothing as bs}from"../lib/lit-html/lit-html.js";var Rn=16,Zr=10,gm=2,bm={lat:25,lng:5,zoom:1},Oi=class extends dt{failed=!1;problem="";#t;#e=null;constructor(t,s){super(t,s.value,()=>this.#i()),this.#t=t,Object.assign(this,{nearby:s.nearby,proposal:s.proposal})}async showMap(t){this.failed=!1;let s=this.#s();try{let n=await t({view:s,onMove:a=>this.#a(a),onPick:a=>this.setPoint(a,"tap")});if(this.#t.signal.aborted)return n.close();this.#e=n,this.photo&&n.mark(this.photo,i("spot.photoPlace"),"one ghost")}catch{this.failed=!0}return this.#e&&this.point&&this.#i(),this.#t.update(),!this.point&&we.get()&&s.zoom>=Zr?this.setPoint({lat:s.lat,lng:s.lng},"tap"):this.point?this.propose():null}#s(){if(this.point)return{...this.point,zoom:Rn};let t=lo();return t?.zoom?t:bm}#i(){this.problem="";let t=this.#e?.where();t&&!this.#n(t)&&this.#e.setView({...this.point,zoom:this.source==="tap"?t.zoom:Math.max(Rn,t.zoom)},{animate:!1}),this.#t.update()}#n(t){return Dt(this.point,t)<gm*uo(t)}#a(t){(!this.point||!this.#n(t))&&this.setPoint({lat:t.lat,lng:t.lng},"tap")}usePhoto(){return this.setPoint(this.photo,"photo")}useFound(t){return this.setPlace(t)}distance=t=>this.point&&t?Dt(this.point,t):void 0;check(){let t=this.#e?.where().zoom??Rn,s=this.source==="tap"&&!this.chosen&&t<Zr;return this.problem=this.point?s?i("spot.zoom"):"":i("spot.none"),this.#t.update(),!this.problem}close(){super.close(),this.#e?.close(),this.#e=null}};async function Ee(e){let t=new AbortController,s=null,n=X((o,r)=>(s??=new Oi({signal:t.signal,update:r},e),qm(s,o)),{label:i("spot.title"),kind:"chooser"});Xr(s),await n&&e.take(s),t.abort(),s.close()}var Xr=e=>e.showMap(t=>_o(document.getElementById("spot"),{...t,hasCross:!0})),wm=(e,t)=>Pt`
  <div class="row">
    <button type="button" class="round" aria-label=${i("nav.back")} @click=${()=>t()}>${c("back")}</button>
    <place-search id="spot-search" class="grow" .label=${i("spot.search")} .near=${e.point} .distance=${e.distance}
      @choose=${({detail:s})=>e.useFound(s.value)}></place-search>
  </div>`,ym=e=>Pt`
  <div class="mapbox">
    <div id="spot" role="application" aria-label=${i("spot.map")}></div>
    ${e.failed?d({code:"map",text:i("map.failed")},()=>Xr(e)):bs}
  </div>`;function vm(e,t){let s=e.chosen?.id===t.id;return Pt`
    <button type="button" class="chip" aria-pressed=${s?"true":"false"} @click=${()=>e.toggle(t)}>
      ${c(s?"check":"pin")} <bdi>${t.name}</bdi> <span class="soft">${Ss(t.distance)}</span>
    </button>`}var km=e=>Pt`
  <div class="chips scrolls" role="group" aria-label=${i("spot.proposals")}>
    <button type="button" class="chip" @click=${()=>e.locate()}>${c("here")} ${i("spot.here")}</button>
    ${e.photo&&e.source!=="photo"?Pt`
      <button type="button" class="chip" @click=${()=>e.usePhoto()}>${c("camera")} ${i("spot.photoPlace")}</button>`:bs}
    ${e.nearby.map(t=>vm(e,t))}
  </div>`,xm=e=>Pt`
  <div class="field">
    <label for="place-name">${i("spot.name")} <span class="soft">${i("form.optional")}</span></label>
    <input id="place-name" autocomplete="off" dir="auto" placeholder=${e.proposal||i("spot.nameHint")} .value=${e.name}
      @input=${t=>e.setName(t.target.value)}>
  </div>`,zn=e=>i(`spot.${e.source||"set"}`),Om=e=>Pt`
  <p class="at" role="status">
    ${c("pin")}
    <span class="grow"><span class="strong" dir="auto">${e.label||i(e.point?"spot.unnamed":"spot.none")}</span>
      ${e.point?Pt`<span class="soft">${zn(e)}</span>`:bs}</span>
  </p>`,qm=(e,t)=>Pt`
  <h2 class="unseen" tabindex="-1" autofocus>${i("spot.title")}</h2>
  ${wm(e,t)}
  ${ym(e)}
  <div class="panel">
    ${Om(e)}
    ${km(e)}
    ${e.chosen?bs:xm(e)}
    ${e.problem?Pt`<p class="error" role="alert">${e.problem}</p>`:bs}
    <button type="button" class="main" id="use-place" @click=${()=>e.check()&&t(!0)}>${i("spot.use")}</button>
  </div>`;var Qr=(e,t)=>qi`
  <span class="row">
    ${c("pin")} <span class="grow"><span class="strong" dir="auto">${e}</span><br><span class="soft">${t}</span></span>
    ${c("next")}
  </span>`,tc=(e,t)=>qi`
  <fieldset>
    <legend>${i("edit.where")}</legend>
    <button type="button" class="where" id="place" aria-describedby=${t?"place-error":Vn} @click=${()=>Ee(e)}>
      ${e.point?qi`<place-map inert .at=${e.point}></place-map>`:Vn}
      ${e.point?Qr(e.label||i("spot.unnamed"),[zn(e),i("spot.change")].filter(Boolean).join(" · ")):Qr(i("spot.title"),i("spot.chooseHint"))}
    </button>
    ${t?qi`<p class="error" id="place-error" role="alert">${t}</p>`:Vn}
  </fieldset>`;import{html as he,nothing as Wn}from"../lib/lit-html/lit-html.js";function Sm(e,t){e.merge(t),S(`group-${t-1}`)}function Fm(e,t,s){e.split(t,s),S(`group-${t+1}`)}var Pm=({preview:e,file:t})=>e?he`<img src=${e} alt="">`:he`<span class="film" title=${t.name}>${c("play")}</span>`,Tm=(e,t,s)=>he`
  <button type="button" class="cut" aria-label=${i("group.split",{n:s+1})} title=${i("group.split",{n:s+1})}
    @click=${()=>Fm(e,t,s)}></button>`;function Lm(e,t,s){let{name:n,time:a}=e.describe(t),o=[a&&ut(a),n].filter(Boolean);return he`
    <li>
      <div class="row between">
        <h3 id="group-${s}" tabindex="-1">${i("group.find",{n:s+1})} <span class="soft" dir="auto">${o.join(" · ")}</span></h3>
        ${e.canMerge(s)?he`
          <button type="button" class="link" aria-describedby="group-${s}" @click=${()=>Sm(e,s)}>
            ${i("group.merge")}
          </button>`:Wn}
      </div>
      <ul class="group">${t.map((r,l)=>he`<li>${l?Tm(e,s,l):Wn}${Pm(r)}</li>`)}</ul>
    </li>`}var ec=(e,t)=>e.groups?he`
  <section class="card" id="several" aria-labelledby="several-title">
    <h2 id="several-title" tabindex="-1">${i("group.title",{n:e.count,finds:i("group.finds",{n:e.groups.length})})}</h2>
    <p class="hint">${i("group.hint")}</p>
    <ol class="groups">${e.groups.map((s,n)=>Lm(e,s,n))}</ol>
    <div class="publish row">
      <button type="button" class="quiet" @click=${t}>${i("group.one")}</button>
      <button type="button" class="main" aria-busy=${e.busy?"true":"false"} @click=${()=>e.accept()}>
        ${i("group.make",{n:e.groups.length})}
      </button>
    </div>
  </section>`:Wn;import{html as et,nothing as zt}from"../lib/lit-html/lit-html.js";import{html as Gn}from"../lib/lit-html/lit-html.js";async function Am(e,t,s){let n=null,a={label:i("upload.caption"),hint:i("upload.captionHint"),value:t.caption,most:h().limits.caption},o=await X((r,l)=>(n??=new k({send:({caption:u})=>r(u.trim()),update:l}),Gn`
      <h2>${i("upload.caption")}</h2>
      <div class="captioned">${s}</div>
      <form novalidate @submit=${n.submit}>
        ${m(n,"caption",a)}
        <div class="row end">
          <button type="button" class="quiet" @click=${()=>r()}>${i("action.cancel")}</button>
          ${I(n,i("action.save"))}
        </div>
      </form>`),{label:i("upload.captionOf",{n:e.items.indexOf(t)+1})});o!==null&&e.setCaption(t,o)}var sc=(e,t,s,n)=>Gn`
  <button type="button" class="words ${t.caption?"":"round"}" @click=${()=>Am(e,t,n)}
    aria-label="${i("upload.captionOf",{n:s})}${t.caption?`: ${t.caption}`:""}">
    ${t.caption?Gn`<span dir="auto">${t.caption}</span>`:c("edit")}
  </button>`;var[Bm,Im]=[6,10],Mm=300,_=null;function ic(){_.isOn=!0,_.item.classList.add("lifted"),navigator.vibrate?.(10)}var nc=e=>[...e.parentElement.querySelectorAll(":scope > [data-drag]")],jm=(e,t)=>nc(_.item).find(s=>{let n=s.getBoundingClientRect();return s!==_.item&&n.left<=e&&e<=n.right&&n.top<=t&&t<=n.bottom});function Nm(e){if(e.pointerId!==_.id)return;let[t,s]=[e.clientX-_.x,e.clientY-_.y],n=e.pointerType==="touch";if(!_.isOn){if(Math.hypot(t,s)<(n?Im:Bm))return;if(n)return _.end();ic()}_.item.style.transform=`translate(${t}px, ${s}px) scale(1.04)`,_.over?.classList.remove("target"),_.over=jm(e.clientX,e.clientY),_.over?.classList.add("target")}function ac(e,t){if(e.button||_||e.target.closest("button, input, a"))return;let s=e.currentTarget,n=new AbortController,{signal:a}=n,o=()=>{clearTimeout(_.timer),n.abort(),s.classList.remove("lifted"),s.style.transform="",_.over?.classList.remove("target"),_=null};_={item:s,x:e.clientX,y:e.clientY,id:e.pointerId,isOn:!1,over:null,end:o},e.pointerType==="touch"&&(_.timer=setTimeout(ic,Mm));let r=u=>{u.pointerId===_.id&&o()},l=u=>{if(u.pointerId!==_.id)return;let[$,y]=[s,_.isOn&&_.over].map(L=>nc(s).indexOf(L));o(),y>=0&&t($,y)};document.addEventListener("pointermove",Nm,{signal:a}),document.addEventListener("pointerup",l,{signal:a}),document.addEventListener("pointercancel",r,{signal:a}),document.addEventListener("keydown",u=>{u.key==="Escape"&&o()},{signal:a})}function Si(e){(_?.isOn||e.type==="dragstart")&&e.preventDefault()}var Dm="image/*,video/mp4,video/quicktime,video/webm";function Um(e,t){let s=e.items.indexOf(t);e.remove(t),queueMicrotask(()=>{(document.querySelectorAll(".shot .drop")[Math.min(s,e.items.length-1)]??document.getElementById("files"))?.focus()})}function oc(e,t,s){e.move(t,s),queueMicrotask(()=>{let n=s<t?".before, .after":".after, .before";document.querySelectorAll(".shot")[s]?.querySelector(n)?.focus()})}function rc(e){return e.media?Ft(e.media,{thumb:!0,eager:!0}):e.file.type.startsWith("video/")?et`<span class="film">${c("play")}</span>`:et`<img src=${e.preview} alt="">`}var cc={handleEvent:e=>{e.target.hidden=e.type==="error"},capture:!0},Fi=(e,t,s,n,a)=>et`
  <button type="button" class="round ${e}" aria-label=${i(`upload.${t}`,{n})} @click=${a}>${c(s)}</button>`,_m=(e,t)=>e.progress<1?et`<progress max="1" .value=${e.progress} aria-label=${i("upload.progress",{n:t})}></progress>`:et`<span class="over">${i("upload.processing")}</span>`,Cm=(e,t)=>({sending:()=>_m(e,t),paused:()=>et`<span class="over" title=${e.problem}>${i("upload.paused")}</span>`,waiting:()=>et`<span class="over">${i("upload.waiting")}</span>`,failed:()=>et`<span class="over error">${i("upload.failed")}</span>`,done:()=>zt})[e.state]();function Em(e,t,s){let n=s+1;return et`
    <li class="shot ${t.state}" data-drag @pointerdown=${a=>ac(a,(o,r)=>e.move(o,r))}
      @error=${cc} @load=${cc}>
      ${rc(t)}
      ${s===0&&e.items.length>1?et`<span class="cover">${i("upload.cover")}</span>`:zt}
      ${Cm(t,n)}
      <span class="buttons">
        ${s>0?Fi("before","earlier","back",n,()=>oc(e,s,s-1)):zt}
        ${n<e.items.length?Fi("after","later","next",n,()=>oc(e,s,s+1)):zt}
        ${t.state==="failed"||t.state==="paused"?Fi("","again","retry",n,()=>e.retry(t)):zt}
        ${Fi("drop",t.state==="done"?"remove":"cancel","close",n,()=>Um(e,t))}
      </span>
      ${t.state==="failed"?zt:sc(e,t,n,rc(t))}
    </li>`}function Hm(e,t){t([...e.target.files]),e.target.value=""}var Rm=(e,t)=>et`
  <li class="shot add">
    <label for="files">
      ${c("camera")}<span class="strong">${i(e.items.length?"upload.more":"upload.add")}</span>
      ${e.items.length?zt:et`<span class="soft mice">${i("upload.drop")}</span>`}
    </label>
    <input id="files" type="file" accept=${Dm} multiple @change=${s=>Hm(s,t)}>
  </li>`;function zm(e){let t=e.items.filter(n=>n.state==="done").length,s=[...new Set(e.items.filter(n=>n.state==="failed").map(n=>n.problem))];return et`
    <p class="hint" role="status">${e.isBusy?i("upload.ready",{n:t,of:q(e.items.length)}):""}</p>
    ${s.map(n=>et`<p class="error" role="alert">${n}</p>`)}`}var lc=(e,t)=>et`
  <ul class="shots ${e.items.length?"":"bare"}" @touchmove=${Si} @contextmenu=${Si} @dragstart=${Si}>
    ${e.items.map((s,n)=>Em(e,s,n))}
    ${e.items.length<e.most?Rm(e,t):zt}
  </ul>
  ${e.items.length>1?et`<p class="hint">${i("upload.order")}</p>`:zt}
  ${zm(e)}`;async function uc(e,t){await e.addFiles(t),e.several?.groups&&S("several-title")}function Vm(e){e.uploads.add(e.several.decline()),S("files")}async function Wm(e){pc(e.received.values),pc(await e.resolveReceived(!0))}function pc(e){for(let[t,s]of Object.entries(e)){let n=document.getElementById(t);n&&(n.value=s)}}var Gm=e=>{let t=Ho(Object.values(e).join(`
`));return t?ot`<p class="hint">${i("places.asks",{host:t})}</p>`:bt},Ym=(e,t)=>ot`
  <section class="card" id="offer" aria-labelledby="offered">
    <h2 id="offered">${i("edit.shared")}</h2>
    <p class="hint">${i("edit.sharedHint")}</p>
    ${Object.values(e.received.values).map(s=>ot`<p class="text" dir="auto">${s}</p>`)}
    ${Gm(e.received.values)}
    ${e.received.files.length?ot`<p>${i("edit.sharedFiles",{n:e.received.files.length})}</p>`:bt}
    ${t?ot`<p class="note">${i("edit.sharedFull")}</p>`:bt}
    ${e.received.left?ot`<p class="note">${i("edit.sharedLeft",{n:e.received.left})}</p>`:bt}
    <div class="row end">
      <button type="button" class="quiet" @click=${()=>e.resolveReceived(!1)}>${i("edit.sharedDrop")}</button>
      <button type="button" @click=${()=>Wm(e)}>${i("edit.sharedTake")}</button>
    </div>
  </section>`;async function Jm(e){await B(i("edit.discardTitle"),i("edit.discardText"),i("edit.startOver"))&&e.discard()}var Km=()=>B(i("privacy.inHome"),i("privacy.inHomeText"),i("privacy.showExact")),Zm=e=>ot`
  <p class="note">
    ${i("edit.restored")} <button type="button" class="link" @click=${()=>Jm(e)}>${i("edit.startOver")}</button>
  </p>`,Xm=e=>ot`
  <fieldset>
    <legend>${i("edit.photos")}</legend>
    ${e.photosExpired?ot`<p class="note">${i("edit.photosGone")}</p>`:bt}
    ${lc(e.uploads,t=>uc(e,t))}
    <p class="hint">${i("edit.photosMost",{n:e.uploads.most})} ${i("edit.photosHint")}</p>
  </fieldset>`,Qm=e=>ot`
  ${F(e.form)}
  ${e.form.refusal?.reason==="changed_since"?ot`
    <div class="row">
      <a class="button quiet" href=${e.back} target="_blank">${i("edit.theirs")}</a>
      <button type="submit" class="quiet" @click=${()=>e.overwrite()}>${i("edit.mine")}</button>
    </div>`:bt}`;function td(e,t){t.change(bo(e.currentTarget))}async function ed(e,t){let n=await t.submit(e)?document.querySelector("form [aria-invalid=true]"):document.getElementById("place");Jr(n),n?.focus()}function sd(e){let{title:t}=e.values,s=e.form.busy&&e.uploads.isBusy?"edit.waiting":e.isNew?"edit.publish":"action.save",n=a=>td(a,e);return ot`
    <form class="card" novalidate ?hidden=${!!e.several?.groups}
      @input=${n} @change=${n} @submit=${a=>ed(a,e)}>
      ${e.isRestored?Zm(e):bt}
      ${Xm(e)}
      ${tc(e.place,e.placeError)}
      ${m(e.form,"title",{label:i("find.titleField"),value:t,required:!0,most:h().limits.title})}
      ${Kr(e)}
      <div class="publish">
        ${Qm(e)}
        <div class="row end">
          <a class="button quiet" href=${e.back}>${i("action.cancel")}</a>
          ${I(e.form,i(s))}
        </div>
      </div>
    </form>`}var id=(e,t)=>ot`
  ${e.received?Ym(e,t.get("shared")==="full"):bt}
  ${ec(e.several,()=>Vm(e))}
  ${e.several.groups?bt:Er(e.drafts)}`;function nd(e,t){return e.loading.problem?d(e.loading.problem,t):e.uploads?sd(e):w(4)}function mc(e){let t=new(e.params.id?bi:vi)(e,{showHome:Km}),s=()=>t.loading.load();return zr(e.signal,n=>t.uploads&&uc(t,n)),{title:t.title,ready:s(),view:()=>ot`
      ${f(t.title,bt,t.back)}
      ${t.isNew?id(t,e.query):bt}
      ${nd(t,s)}`,close:()=>t.close()}}import{html as ze,nothing as Oc}from"../lib/lit-html/lit-html.js";var ad=3,od=4,Pi=(e,t=0)=>new Date(e.getFullYear(),e.getMonth(),e.getDate()-t);function rd(){let e=new Intl.Locale(Pa());return((e.getWeekInfo?.()??e.weekInfo)?.firstDay??1)%7}var cd=e=>[["today",Pi(e)],["yesterday",Pi(e,1)],["week",Pi(e,(e.getDay()-rd()+7)%7)],["earlier",-1/0]],Yn=e=>Pi(new Date(e.createdAt)).getTime(),Ti=e=>`${Yn(e)} ${e.user.id}`;function ld(e){let t=new Map;for(let s of e)t.set(Ti(s),[...t.get(Ti(s))??[],s]);return t}function dc(e,{now:t=new Date,mayContinue:s=!1}={}){let n=ld(e),a=s&&e.length?Yn(e.at(-1)):NaN,o=new Map,r=cd(t);for(let l of e){let u=n.get(Ti(l)),$=u.length>=ad;if($&&u[0]!==l)continue;let y=$?{key:Ti(l),finds:u,hasMore:Yn(l)===a}:{find:l},L=new Date(l.createdAt),[lt]=r.find(([,ts])=>L>=ts);o.set(lt,[...o.get(lt)??[],y])}return[...o].map(([l,u])=>({name:l,entries:u}))}function hc(e){let t=n=>n.media.length>0,s=[...e.filter(t),...e.filter(n=>!t(n))].slice(0,od);return{shown:s,rest:e.length-s.length}}var pd=1500,[ud,md]=[4,4],dd=9;function hd(){let e=te(we.get());return e?.zoom>=dd?{lat:e.lat,lng:e.lng}:null}var fd=()=>Promise.race([mo(),Ds(pd,null)]),$d=e=>e?{lat:Math.round(e.lat*100)/100,lng:Math.round(e.lng*100)/100}:{},Li=class{at=null;isHere=!1;busy=!1;#t=new WeakMap;#e;#s;constructor(t){this.#s=t,this.at=t.kept?.at??null,this.isHere=t.kept?.isHere??!1,this.#e=new Set(t.kept?.open),this.list=E(t,()=>v("/api/finds/feed",{...$d(this.at),limit:20}))}liking(t){let s=this.#t.get(t);return s||this.#t.set(t,s=new wo(t.id,()=>t,this.#s)),s}load=async()=>{if(this.#s.kept?.at===void 0){let t=await fd();this.#o(t??hd(),!!t)}await this.#n()};get days(){return dc(this.list.items??[],{mayContinue:!!this.list.next})}get#i(){return this.days.reduce((t,s)=>t+s.entries.length,0)}isOpen=({key:t})=>this.#e.has(t);toggle({key:t}){this.#e.delete(t)||this.#e.add(t),this.#s.keep({open:[...this.#e]}),this.#s.update()}async#n(){await this.list.load(),await this.#a(ud)}more=()=>this.#a(this.#i+1);async#a(t){for(let s=0;this.list.next&&this.#i<t&&s<md;s++){let n=this.list.items.length;if(await this.list.more(),this.list.items?.length===n)return}}#o(t,s){Object.assign(this,{at:t,isHere:s}),this.#s.keep({at:t,isHere:s})}async nearMe(){this.busy=!0,this.#s.update();try{this.#o(await _s({timeout:1e4}),!0),this.list.clear(),await this.#n()}catch(t){p(O(t))}this.busy=!1,this.#s.update()}distance=t=>this.isHere?Dt(this.at,at(t.location)):void 0};function gd(){return Da()?!0:nt.get("installPrompt")||Ua()?!1:void 0}async function bd(){let e=await As();return{on:!0,off:!1}[e]}var Ai=class{steps=[];isKnown=!1;#t;constructor(t){this.#t=t}get isOver(){return kn.get()===b()?.id}get left(){return this.steps.filter(t=>!t.isDone).length}async load(){if(this.isOver){this.isKnown=!0;return}let{signal:t}=this.#t,s={profile:!!b().displayName||!!b().profilePicture?.startsWith("/api/media/"),streets:b().role==="admin"&&h().tiles?.kind==="vector"?Mo().length>0:void 0,find:g(`/api/users/${b().id}`,{signal:t}).then(a=>a.findCount>0),friend:g("/api/friends?limit=1",{signal:t}).then(a=>a.length>0),push:bd(),install:gd()},n=await Promise.all(Object.entries(s).map(async([a,o])=>({name:a,isDone:await Promise.resolve(o).catch(()=>{})})));t.aborted||(this.isKnown=!0,this.steps=n.filter(a=>a.isDone!==void 0),this.steps.length===n.length&&!this.left&&this.dismiss(),this.#t.update())}async installNow(){let t=nt.get("installPrompt");t&&(await t.prompt(),nt.set("installPrompt",null),await this.load())}dismiss=()=>{kn.set(b().id),this.steps=[],this.#t.update()}};import{html as Tt,nothing as ie}from"../lib/lit-html/lit-html.js";var wd="(min-width: 1180px) 516px, (min-width: 720px) 688px, 100vw",yd=(e,t)=>Tt`
  <span class="cover c-${qe(e.category).code}">
    ${e.media.length?Ft(e.media[0],{sizes:wd,eager:t}):it(e.category)}
    ${e.media[0]?.type==="video"?Tt`<span class="play">${c("play")}</span>`:ie}
    ${e.media.length>1?Tt`<span class="counter">${i("feed.photos",{n:e.media.length})}</span>`:ie}
  </span>`,vd=e=>e.saved?Tt`<span class="figure">${c("bookmark",!0)} ${i(`saved.${e.saved}`)}</span>`:ie;function kd(e,t){let s=[_a(e,e.location)?"":Ts(e.location),t===void 0?"":Ba(t)].filter(Boolean);return s.length?Tt`
    <span class="soft">${c("pin")} <bdi>${s[0]}</bdi>${s[1]?Tt` · ${s[1]}`:ie}</span>`:ie}var Jn=(e,t,s=ie)=>Tt`
  <span class="by">
    ${Z(e.user,28)} <span class="grow">${x(e.user)} <span class="soft">· ${V(e.createdAt)}</span></span>
    ${t&&e.reason==="friend"?Tt`<span class="badge">${i("feed.friend")}</span>`:ie}
    ${s}
  </span>`,fc=(e,t,{km:s,eager:n,isMixed:a})=>Tt`
  <li class="feed-card">
    <a href="/finds/${e.id}">
      ${yd(e,n)}
      <span class="about">
        <span class="name" dir="auto">${e.title}</span>
        ${kd(e,s)}
        ${Jn(e,a,Lo(e))}
      </span>
    </a>
    <div class="acts">
      ${To(t,`like-${e.id}`)}
      <a class="act" href="/finds/${e.id}#comments" aria-label=${i("find.commentOn",{title:e.title})}>
        ${c("comment")} ${e.commentCount?Tt`<span>${q(e.commentCount)}</span>`:ie}
      </a>
      <span class="grow"></span>
      ${vd(e)}
    </div>
  </li>`;import{html as He,nothing as $c}from"../lib/lit-html/lit-html.js";var Kn=({key:e})=>`group-${e.replace(" ","-")}`;async function gc(e,t){e.toggle(t),await S(Kn(t))}var xd=(e,t)=>He`
  <span class="piece c-${qe(e.category).code}">
    ${e.media.length?Ft(e.media[0],{thumb:!0}):it(e.category)}
    ${t?He`<span class="beyond">+${q(t)}</span>`:$c}
  </span>`;function Od(e){let{shown:t,rest:s}=hc(e);return He`
    <span class="cover ${t[0].media.length?"":"signs"}">
      <span class="mosaic of-${t.length}">${t.map((n,a)=>xd(n,a===t.length-1?s:0))}</span>
    </span>`}var bc=({finds:e,hasMore:t})=>i("feed.several",{n:e.length,more:t}),qd=e=>e.map((t,s)=>He`${s?" · ":$c}<bdi>${t.title}</bdi>`),Sd=(e,t)=>He`
  <li class="feed-card">
    <button type="button" class="group-face" id=${Kn(t)} aria-expanded="false" @click=${()=>gc(e,t)}>
      ${Od(t.finds)}
      <span class="about">
        <span class="name">${bc(t)}</span>
        <span class="soft titles">${qd(t.finds.slice(0,10))}</span>
        ${Jn(t.finds[0],!!e.at)}
      </span>
    </button>
  </li>`,Fd=(e,t,s)=>He`
  <li class="feed-group">
    <div class="by">
      ${Z(t.finds[0].user,28)}
      <span class="grow">${x(t.finds[0].user)} <span class="soft">· ${bc(t)}</span></span>
      <button type="button" class="quiet" id=${Kn(t)} aria-expanded="true" @click=${()=>gc(e,t)}>
        ${i("feed.less")}
      </button>
    </div>
    <ul class="feed-list">${t.finds.map(n=>s(n))}</ul>
  </li>`,wc=(e,t,s)=>e.isOpen(t)?Fd(e,t,s):Sd(e,t);import{html as Re,nothing as Bi}from"../lib/lit-html/lit-html.js";var yc={profile:()=>"/profile",streets:()=>"/admin/map",find:()=>"/new",friend:()=>mt()?"/invites":"/people",push:()=>"/settings/notifications"},Pd=e=>i(e==="friend"&&mt()?"steps.inviteAction":`steps.${e}Action`);function Td(e,t){return yc[t]?Re`<a class="button quiet" href=${yc[t]()}>${Pd(t)}</a>`:nt.get("installPrompt")?Re`<button type="button" class="quiet" @click=${()=>e.installNow()}>${i("steps.installAction")}</button>`:Re`<span class="hint">${i("steps.installHint")}</span>`}var Ld=(e,{name:t,isDone:s})=>Re`
  <li class="step ${s?"done":""}">
    <span class="tick">${s?c("check"):Bi}</span>
    <span class="grow">${i(t==="friend"&&mt()?"steps.invite":`steps.${t}`,{instance:$t()})}${s?Re`<span class="unseen"> (${i("steps.done")})</span>`:Bi}</span>
    ${s?Bi:Td(e,t)}
  </li>`,vc=e=>e.isOver||!e.left?Bi:Re`
  <section class="card" aria-labelledby="steps">
    <div class="row between"><h2 id="steps">${i("steps.title")}</h2>${qt(e.dismiss)}</div>
    <ul class="first-steps">${e.steps.map(t=>Ld(e,t))}</ul>
  </section>`;var Ad=()=>ze`<a class="button quiet" href="/people">${c("people")} ${i("nav.people")}</a>`,Bd=e=>e.isHere?Oc:ze`
  <button type="button" class="chip" aria-busy=${e.busy?"true":"false"} @click=${()=>e.nearMe()}>
    ${c("here")} ${i("feed.nearMe")}
  </button>`,kc=e=>ze`
  <p class="row between"><span class="soft">${i(e.at?"feed.around":"feed.friends")}</span>${Bd(e)}</p>`,xc=(e,t)=>fc(e,t.liking(e),{km:t.distance(e),eager:e===t.list.items[0],isMixed:!!t.at}),Id=({name:e,entries:t},s)=>ze`
  <section class="stack" aria-labelledby="day-${e}">
    <h2 id="day-${e}">${i(`feed.${e}`)}</h2>
    <ul class="feed-list">
      ${t.map(n=>n.find?xc(n.find,s):wc(s,n,a=>xc(a,s)))}
    </ul>
  </section>`;function Md(e,t){let{items:s,problem:n}=e.list;return!n&&(!s||!t.isKnown)?w(3):[vc(t),jd(e)]}function jd(e){let{items:t,problem:s,load:n}=e.list;if(s)return d(s,n);if(!t.length&&!e.list.next){let a=i(e.at?"feed.noneText":"feed.noneFriends");return[kc(e),M(i("feed.none"),a,Oc,"feed")]}return ze`
    ${kc(e)}
    ${e.days.map(a=>Id(a,e))}
    ${j({...e.list,more:e.more})}`}function qc(e){let t=new Li(e),s=new Ai(e);return{title:i("feed.title"),broad:!0,ready:Promise.all([t.load(),s.load()]),view:()=>ze`
      ${f(i("feed.title"),Ad())}
      ${Md(t,s)}`}}import{html as C,nothing as Ve}from"../lib/lit-html/lit-html.js";var Nd=30,Ii=e=>e.map(t=>typeof t=="string"?t:t[0]==="code"?t[1]:Ii(t.at(-1))).join("");function Sc([e,t,s]){return e==="pre"?t:e==="ul"||e==="ol"?t.map(n=>n.map(Sc).join(" ")).join(" "):e==="table"?t.map(n=>n.map(Ii).join(" ")).join(" "):Ii(s??t)}function Dd(e){let t=[{document:e,id:"",title:e.title,texts:[]}];for(let s of e.blocks)/^h\d$/.test(s[0])?t.push({document:e,id:s[1],title:Ii(s[2]),texts:[]}):t.at(-1).texts.push(Sc(s));return t.map(({texts:s,...n})=>({...n,text:s.join(" ")}))}var Ud=({document:e,id:t})=>`/help/${e.name}${t?`#${t}`:""}`;function _d(e,t){let s=Math.min(...t.map(o=>Kt(e).indexOf(o)).filter(o=>o>=0),e.length),n=s>60?e.lastIndexOf(" ",s-40)+1:0,a=e.slice(n,n+160);return`${n?"… ":""}${a}${n+160<e.length?" …":""}`}function Cd(e,t){let s=Kt(t).split(/\s+/).filter(Boolean);if(!s.length)return[];let n=({title:o,text:r})=>s.every(l=>Kt(`${o} ${r}`).includes(l))?s.some(l=>Kt(o).includes(l))?2:1:0;return e.flatMap(Dd).map(o=>[n(o),o]).filter(([o])=>o).sort(([o],[r])=>r-o).slice(0,Nd).map(([,o])=>({address:Ud(o),title:o.title,document:o.document,part:_d(o.text,s)}))}function Ed(e,t){let s=({name:a,language:o})=>a.replace(new RegExp(`-${o}$`),""),n=a=>a.language===t||a.language==="en"&&!e.some(o=>o.language===t&&s(o)===s(a));return e.filter(n)}var Mi=class{query="";#t;#e=[];constructor(t){this.#t=t,this.loading=H(t,async()=>{let s=await fetch(new URL("bundle/help.json",be).href,{signal:t.signal});if(!s.ok)throw Object.assign(new Error("the documents are not there"),{code:"strange",status:s.status});this.#e=await s.json()}),this.query=t.query.get("q")??""}get documents(){return Ed(this.#e,gt())}get document(){return this.#e.find(t=>t.name===this.#t.params.name)}get found(){return Cd(this.documents,this.query)}search(t){this.query=t,this.#t.rename(v("/help",{q:t.trim()})),this.#t.update()}};var Lt=e=>e.map(t=>typeof t=="string"?t:Hd[t[0]](t)),Hd={b:([,e])=>C`<b>${Lt(e)}</b>`,i:([,e])=>C`<i>${Lt(e)}</i>`,code:([,e])=>C`<code>${e}</code>`,a:([,e,t])=>/^https?:/.test(e)?C`<a href=${e} target="_blank" rel="noopener">${Lt(t)}</a>`:C`<a href=${e}>${Lt(t)}</a>`},Fc=e=>C`<li>${e.length===1&&e[0][0]==="p"?Lt(e[0][1]):e.map(Lc)}</li>`,Pc=(e,t)=>C`<tr>${e.map(t)}</tr>`,Rd={h2:([,e,t])=>C`<h2 id=${e} tabindex="-1">${Lt(t)}</h2>`,h3:([,e,t])=>C`<h3 id=${e} tabindex="-1">${Lt(t)}</h3>`,p:([,e])=>C`<p>${Lt(e)}</p>`,pre:([,e])=>C`<pre tabindex="0">${e}</pre>`,ul:([,e])=>C`<ul>${e.map(Fc)}</ul>`,ol:([,e])=>C`<ol>${e.map(Fc)}</ol>`,table:([,[e,...t]])=>C`
    <div class="scrolls" tabindex="0"><table>
      <thead>${Pc(e,s=>C`<th scope="col">${Lt(s)}</th>`)}</thead>
      <tbody>${t.map(s=>Pc(s,n=>C`<td>${Lt(n)}</td>`))}</tbody>
    </table></div>`},Lc=e=>Rd[e[0]](e),Tc=e=>C`<ul class="people">${e.map(t=>Q(`/help/${t.name}`,"",t.title,"",t.language))}</ul>`,zd=([e,...t])=>C`
  <section class="card">${Tc([e])}</section>
  <section class="card">
    <h2>${i("help.running")}</h2>
    ${Tc(t)}
  </section>`;function Vd(e){let t=e.found;return C`
    <p class="unseen" role="status">${i("help.found",{n:t.length})}</p>
    ${t.length?C`<section class="card"><ul class="people">${t.map(({address:s,title:n,document:a,part:o})=>Q(s,"",a.title===n?n:`${a.title} › ${n}`,o,a.language))}</ul></section>`:M(i("help.none"),i("help.noneText"),Ve,"search")}`}var Wd=e=>C`
  ${f(i("help.title"),Ve,b()?"/settings":"/sign-in")}
  <form role="search" @submit=${t=>t.preventDefault()}>
    <label class="unseen" for="help-words">${i("help.search")}</label>
    <input id="help-words" type="search" autocomplete="off" placeholder=${i("help.search")} .value=${e.query}
      @input=${t=>e.search(t.target.value)}>
  </form>
  ${e.query.trim()?Vd(e):zd(e.documents)}`,Gd=({title:e,language:t,blocks:s})=>C`
  ${f(e,Ve,"/help")}
  <article class="card document" lang=${t}>${s.map(Lc)}</article>`,Yd=()=>C`${f(i("help.title"),Ve,"/help")}${M(i("missing.title"),i("missing.text"),Ve,"search")}`;function Jd(e,t){return e.loading.problem?C`${f(i("help.title"),Ve,"/help")}${d(e.loading.problem,e.loading.load)}`:e.documents.length?t.params.name?e.document?Gd(e.document):Yd():Wd(e):w(6)}function Ac(e){let t=new Mi(e);return{get title(){return t.document?.title??i("help.title")},ready:t.loading.load().then(()=>location.hash?S(location.hash.slice(1)):null),view:()=>Jd(t,e)}}import{html as N,nothing as Y}from"../lib/lit-html/lit-html.js";var Kd=20,Zd=e=>new Promise((t,s)=>{let n=()=>{clearTimeout(a),s(e.reason)},a=setTimeout(()=>{e.removeEventListener("abort",n),t()},1e3);e.addEventListener("abort",n,{once:!0})});async function Bc(e,t,{signal:s,stopped:n,tick:a=Zd,note:o=()=>{}}){for(;;)try{return await P(e,t,{signal:s})}catch(r){if(r.status!==429)throw r;await o();for(let l=Math.max(Kd,r.retryAfter);l>0;l--){if(n())return null;await a(s)}}}var ji=class{audience="me";keep=!1;category="";area="";forFriends="true";#t;constructor(t){this.#t=t}set(t){Object.assign(this,t),this.#t()}get body(){return{audience:this.audience,...this.keep?{keepVisibility:!0}:{},...this.category?{category:this.category}:{},...this.area===""?{}:{area:Number(this.area)},...Number(this.area)?{exactForFriends:this.forFriends==="true"}:{}}}};var Xd=30,Qd=["obscured","notPoint"],Ic=()=>h().places.source!=="gazetteer",Ni=class{state=null;#t;#e;#s=!1;constructor(t,s){this.#t=t,this.#e=s}get rows(){return(this.#t.rows.items??[]).filter(t=>t.status==="noPlace"&&!Qd.includes(t.reason)).slice(0,Xd)}async run(){let{rows:t}=this,s={n:0,all:t.length,found:0,busy:!0,problem:null};this.state=s,this.#s=!1,this.#e.update();try{for(let n of t){if(this.#s)break;let[a]=await g(v("/api/places",{query:n.place||n.title,limit:1}),{signal:this.#e.signal});s.n++,a&&await this.#t.guess(n,a)&&s.found++,this.#e.update()}}catch(n){if(n.name==="AbortError")return;s.problem=n}s.busy=!1,this.#e.update()}stop(){this.#s=!0}};var th=1e3,eh=14,Mc=e=>({...at(e),row:e.row,name:e.title});function sh(e,t){let[s,n]=[e.map(y=>y.lat),e.map(y=>y.lng)].map(y=>y.toSorted((L,lt)=>L-lt)),[a,o,r,l]=[s[0],s.at(-1),n[0],n.at(-1)],u={lat:(a+o)/2,lng:(r+l)/2,zoom:eh},$=()=>{let[y,L,lt,ts]=po(t,u).split(",").map(Number);return y<=r&&lt>=l&&L<=a&&ts>=o};for(;u.zoom>1&&!$();)u.zoom--;return u}var Di=class{items=[];#t;#e=0;constructor(t){this.#t=t}async load(t,s){let n=++this.#e,a=[];try{for(let o=0,r;!r||r.length===th;o=r.at(-1)?.row){if(r=await g(v(`${t}/points`,{status:s,after:o||""}),{signal:this.#t.signal}),n!==this.#e)return;a.push(...r.map(Mc))}}catch{if(n!==this.#e)return;a.length=0}this.items=a,this.#t.update()}put(t){let s=this.items.filter(n=>n.row!==t.row);this.items=t.status==="ready"&&t.latitude!==void 0?[...s,Mc(t)]:s}link(t){return v("/",{at:Us(sh(this.items,t))})}};var ih=e=>Number(new URLSearchParams(e.split("?")[1]).get("limit"));function jc(e,t){let s={items:null,next:0,busy:!1,problem:null},n=0,a=async o=>{let r=n,l=t();Object.assign(s,{busy:!0,problem:null}),e.update();try{let u=await g(o?`${l}&after=${o}`:l,{signal:e.signal});if(r!==n)return;s.items=[...o?s.items:[],...u],s.next=u.length<ih(l)?0:u.at(-1).row}catch(u){if(r!==n||u.name==="AbortError")return;o?p(O(u)):s.problem=u}s.busy=!1,e.update()};return s.clear=()=>{n++,Object.assign(s,{items:null,next:0,busy:!1,problem:null})},s.load=()=>a(0),s.more=async()=>{!s.busy&&s.next&&await a(s.next)},s.put=o=>{s.items=s.items?.map(r=>r.row===o.row?o:r)??null},s.drop=o=>{s.items=s.items?.filter(r=>r.row!==o.row)??null,s.items&&!s.items.length&&s.more()},s}var nh=e=>(/\.zip$/i.test(e.name??"")?1e3:100)*2**20,Nc=20,ah=200,oh=["ready","noPlace","duplicate","bad","skipped","done"],rh=4,ch=["noPoint","zeroPoint","notPoint","obscured","badPoint","noTitle","badLine","twice","known"],Dc=e=>ch.includes(e.reason)?e.reason:"",Ui=class{current=null;unfinished=[];status="ready";progress=null;refusal=null;published=null;#t;#e=null;#s=!1;constructor(t){this.#t=t,this.options=new ji(()=>t.update()),this.places=new Ni(this,t),this.points=new Di(t),this.rows=jc(t,()=>v(`${this.#i}/rows`,{status:this.status,limit:50})),this.loading=H(t,()=>this.#n())}get#i(){return`/api/imports/${this.current.id}`}get tabs(){let{counts:t}=this.current;return oh.map((s,n)=>({name:s,n:t[s],at:n})).filter(({n:s,at:n})=>s||n<rh)}get isBusy(){return!!this.published?.busy}get isDone(){let{counts:t}=this.current;return!!this.published&&!this.isBusy&&!this.published.problem&&!t.ready&&!t.noPlace&&!t.media}async#n(){let{signal:t}=this.#t,s=this.#t.query.get("id"),n=await g("/api/imports",{signal:t});this.unfinished=n.filter(o=>o.counts.ready||o.counts.noPlace);let a=n.find(o=>o.id===s);a&&await this.#a(a)}async#a(t){this.current=t,this.published=null,this.places.state=null,this.status=this.tabs.find(({n:s})=>s)?.name??"ready",this.rows.clear(),await this.rows.load(),this.points.load(this.#i,"ready")}open(t){return this.#t.rename(v("/import",{id:t.id})),this.#a(t)}async upload(t,s=ve){let n=new AbortController;this.#e=n,this.#t.signal.addEventListener("abort",()=>n.abort(),{once:!0}),Object.assign(this,{progress:0,refusal:null}),this.#t.update();let a=o=>{this.progress=o,this.#t.update()};try{if(t.size>nh(t))throw{code:"page",text:i("import.tooLarge")};let o=await s("POST","/api/imports",t,{progress:a,signal:n.signal});if(n.signal.aborted)return;await this.open(o)}catch(o){if(o.name==="AbortError")return;this.refusal=o,o.reason==="too_many_imports"&&await this.loading.load()}finally{this.progress=null,this.#t.update()}}cancel(){this.#e?.abort()}choose(t){return this.status=t,this.rows.clear(),this.rows.load()}async#o(t,s){let n=await U(G(`${this.#i}/rows/${t.row}`,s).then(a=>{let o={...this.current.counts};o[t.status]--,o[a.status]++,this.current={...this.current,counts:o},a.status===t.status?this.rows.put(a):this.rows.drop(t),this.published?.made||this.points.put(a)}));return this.#t.update(),n}skip(t,s){return this.#o(t,{skip:s})}place(t,{point:s,name:n,location:a}){let o=a?.name??n;return this.#o(t,{latitude:s.lat,longitude:s.lng,...o?{place:o}:{}})}guess(t,{latitude:s,longitude:n}){return this.#o(t,{latitude:s,longitude:n,guessed:!0})}rename(t,s){return this.#o(t,{title:s})}async commit(t){if(this.isBusy)return;let{signal:s}=this.#t,{ready:n,done:a}=this.current.counts;this.#s=!1;let o={made:0,taken:0,all:n,busy:!0,isWaiting:!1,problem:null};this.published=o;let r=u=>{this.current=u,Object.assign(o,{made:u.counts.done-a,taken:n-u.counts.ready}),this.#t.update()},l=()=>(o.isWaiting=!0,this.#t.update(),g(this.#i,{signal:s}).then(r).catch(u=>{if(!ye(u))throw u}));this.#t.update();try{for(let u=Nc;this.current.counts.ready&&!this.#s;){let $=this.current.counts.ready,y=await Bc(`${this.#i}/commit`,{...this.options.body,limit:ah},{signal:s,stopped:()=>this.#s,note:l,tick:t});if(o.isWaiting=!1,!y)break;if(r(y),u=this.current.counts.ready<$?Nc:this.current.counts.media?u-1:0,!u)throw{code:"strange"}}}catch(u){if(u.name==="AbortError")return;o.problem=u,await g(this.#i,{signal:s}).then(r).catch(()=>{})}o.busy=!1,!s.aborted&&(await this.choose(this.current.counts.ready?"ready":"done"),this.points.load(this.#i,o.made?"done":"ready"))}stop(){this.#s=!0}leave(){return this.current=null,this.refusal=null,this.#t.query.delete("id"),this.#t.rename("/import"),this.loading.load()}async discard(t){await U(A(`/api/imports/${t.id}`))&&await this.leave()}};var lh=["track","route","line","area","picture","link","file","damaged","text"];function Uc({leftOut:e=[]}){let t=e.filter(({kind:s})=>lh.includes(s));return t.length?i("import.leftOut",{n:t.reduce((s,{n})=>s+n,0),list:La(t.map(({kind:s,n})=>i(`import.kind.${s}`,{n})))}):""}var _c=({leftOut:e=[]})=>e.flatMap(({where:t=[]})=>t).map(({file:t="",line:s=0,column:n=0})=>s?i(t?"import.leftAt":"import.leftLine",{file:t,line:q(s),column:q(n)}):t);import{html as Xn,nothing as Zn}from"../lib/lit-html/lit-html.js";var ph=(e,t,s,n,a)=>Xn`
  <label class="switch">
    <span>${s}<br><span class="soft">${n}</span></span>
    <input type="checkbox" role="switch" id=${e} .checked=${t} @change=${o=>a(o.target.checked)}>
  </label>`,uh=(e,t)=>Xn`
  ${e.current.format==="finds"?ph("import-keep",t.keep,i("import.keep"),i("import.keepHint"),s=>t.set({keep:s})):Zn}
  ${t.keep?Zn:T("import-audience",{label:i("edit.who"),chosen:t.audience,options:_t.map(s=>[s,i(`find.audience.${s}`)]),set:s=>t.set({audience:s})})}`,mh=e=>T("import-category",{label:i("import.category"),options:[["",i("edit.none")],...Qt().map(t=>[t,z(t)])],chosen:e.category,set:t=>e.set({category:t})}),dh=e=>T("import-area",{label:i("privacy.shown"),hint:i("import.areaHint"),chosen:e.area,set:t=>e.set({area:t}),options:[["",i("privacy.asSet")],...se()]}),hh=e=>T("import-friends",{label:i("privacy.exactFor"),options:ki(),chosen:e.forFriends,set:t=>e.set({forFriends:t})}),Cc=(e,t=e.options)=>Xn`
  ${uh(e,t)}
  <div class="folds">
    <details class="fold" id="fold-import">
      <summary>${c("filter")} <span class="grow">${i("import.more")}</span> ${c("next")}</summary>
      <div class="stack">${mh(t)}${dh(t)}${Number(t.area)?hh(t):Zn}</div>
    </details>
  </div>`;import{html as rt,nothing as ne}from"../lib/lit-html/lit-html.js";function fh(e){if(e.status==="ready"&&e.reason!=="noTitle")return e.guessed?i("import.guessed"):e.place??"";let t=Dc(e),s=e.line?`${i("import.line",{n:e.line})}: `:"";return t?s+i(`import.reason.${t}`):""}async function ta(e,t,s){if(!await s)return;let n=e.rows.items?.[Math.min(t,e.rows.items.length-1)];S(n?`row-${n.row}`:"part-rows")}function $h(e,t,s,n){let a=new dt(n,null,()=>ta(e,s,e.place(t,a.value)));return Ee(a)}var _i=e=>e.title||i("import.line",{n:e.row}),Qn=(e,t,s)=>rt`
  <button type="button" class="quiet" id="row-${e.row}" aria-label=${`${t}: ${_i(e)}`} @click=${s}>${t}</button>`,gh=e=>t=>m(t,"title",{label:i("find.titleField"),value:e.title,required:!0,least:1,most:h().limits.title});async function bh(e,t){await D(n=>new k({send:async({title:a})=>{await e.rename(t,a.trim())&&n()}}),i("import.rename"),gh(t),n=>I(n,i("action.save"))),S(`name-${t.row}`)}var Ec=(e,t)=>rt`
  <button type="button" class="round" id="name-${t.row}" aria-label=${`${i("import.rename")}: ${_i(t)}`}
    @click=${()=>bh(e,t)}>
    ${c("edit")}
  </button>`,Hc=e=>e.findId?rt`
  <a class="button quiet" href="/finds/${e.findId}" aria-label=${`${i("import.show")}: ${_i(e)}`}>
    ${i("import.show")}</a>`:ne,wh=(e,t,s,n)=>({ready:()=>rt`${Ec(e,t)}${Qn(t,i("import.skip"),()=>ta(e,s,e.skip(t,!0)))}`,skipped:()=>Qn(t,i("import.unskip"),()=>ta(e,s,e.skip(t,!1))),noPlace:()=>rt`${Ec(e,t)}${Qn(t,i("import.locate"),()=>$h(e,t,s,n))}`,duplicate:()=>Hc(t),done:()=>Hc(t)})[t.status]?.()??ne,ea=e=>e?rt`<br><span class="soft" dir="auto">${e}</span>`:ne,yh=e=>e.slice(e.lastIndexOf("/")+1),vh=e=>[`import.lost.${e}`,`rule.${e}`,`reason.${e}`].map(t=>[t,i(t)]).find(([t,s])=>s!==t)?.[1]??e,kh=({media:e,lost:t=[]})=>[e>t.length?ea(i("import.rowMedia",{n:e-t.length})):ne,...t.map(({file:s,reason:n})=>ea(`${yh(s)}: ${vh(n)}`))],xh=(e,t,s,n)=>rt`
  <li class="row between">
    <span class="grow"><bdi class="strong">${_i(t)}</bdi>${ea(fh(t))}${kh(t)}</span>
    <span class="row">${wh(e,t,s,n)}</span>
  </li>`;function Oh(e,t){let{items:s,problem:n,load:a}=e.rows;return n?d(n,a):s?s.length?rt`
    <ul class="people" aria-label=${i("import.rows")}>${s.map((o,r)=>xh(e,o,r,t))}</ul>
    ${j(e.rows)}`:rt`<p class="soft" role="status">${i("import.none")}</p>`:w(4)}var qh=(e,{n:t,all:s})=>rt`
  <progress max=${s} .value=${t} aria-label=${i("import.lookUp")}></progress>
  <p class="row between">
    <span role="status">${i("import.progress",{n:t,all:q(s)})}</span>
    <button type="button" class="quiet" @click=${()=>e.places.stop()}>${i("import.stop")}</button>
  </p>`;async function Sh(e){await e.places.run(),S("part-rows")}function Fh(e){let{state:t,rows:s}=e.places;return t?.busy?qh(e,t):rt`
    ${t?rt`<p role="status">${i("import.lookedUp",{n:t.found})}</p>`:ne}
    ${t?.problem?d(t.problem):ne}
    ${s.length?rt`
      <p class="hint">${i("import.lookUpText",{source:h().places.attribution})}</p>
      <p>
        <button type="button" class="quiet" id="import-lookup" @click=${()=>Sh(e)}>${i("import.lookUp")}</button>
      </p>`:ne}`}var Rc=(e,t)=>rt`
  <section class="card">
    ${Ns("rows",i("import.rows"))}
    <div class="chips" role="group" aria-label=${i("import.which")}>
      ${e.tabs.map(({name:s,n})=>xe(e.status===s,`${i(`import.status.${s}`)} (${q(n)})`,()=>e.choose(s)))}
    </div>
    ${e.status==="noPlace"&&Ic()?Fh(e):ne}
    ${Oh(e,t)}
  </section>`;var We=class extends Co{label="";points=[];options(){let{lat:t,lng:s}=this.points[0]??{lat:25,lng:5};return{view:{lat:t,lng:s,zoom:2},still:!0,onMove:()=>this.map&&this.mark()}}draw(){this.points.length&&(this.map.fit(this.points,this.closest,{animate:!1}),this.mark())}failed(){this.remove()}};var[Ci,Ph,Th]=[12,28,44],sa=class extends We{closest=Ci;set places(t){let s=t!==this.points;this.points=t,this.map&&s&&this.draw()}mark(){this.map.setMarkers(Ys(this.points,t=>this.map.pixelOf(t),Th).map(t=>this.#t(t)))}#t([t,...s]){if(!s.length){let r=()=>this.map.setView({...t,zoom:Ci}),l=t.km?t:null;return{key:`${t.lat},${t.lng}`,lat:t.lat,lng:t.lng,kind:"dot",size:Ph,text:"",label:t.name,area:l,click:r}}let n=Eo({latitude:t.lat,longitude:t.lng,count:s.length+1}),a=s.every(r=>r.lat===t.lat&&r.lng===t.lng);return{...n,click:()=>a?this.map.setView({...t,zoom:Ci}):this.map.fit([t,...s],Ci)}}};customElements.define("finds-map",sa);var Lh=".gpx,.kml,.kmz,.geojson,.geojsonl,.json,.umap,.csv,.tsv,.txt,.zip";async function Ah(e,t){let s=e.target,[n]=s.files;n&&(await t.upload(n),s.value="",t.current&&S("part-import"))}var Bh=e=>N`
  <progress max="1" .value=${e.progress} aria-label=${i("import.upload")}></progress>
  <p class="row between">
    <span class="soft" role="status">${i(e.progress<1?"import.upload":"import.reading")}</span>
    <button type="button" class="quiet" @click=${()=>e.cancel()}>${i("action.cancel")}</button>
  </p>`,Ih=e=>N`
  <p class="row actions">
    <label class="button" for="import-file">${c("plus")} ${i("import.choose")}</label>
    <input class="file" id="import-file" type="file" accept=${Lh} aria-describedby="import-hint" @change=${t=>Ah(t,e)}>
  </p>`,Mh=e=>N`
  <section class="card">
    <p>${i("import.text")}</p>
    ${e.refusal?d(e.refusal):Y}
    ${e.progress===null?Ih(e):Bh(e)}
    <p class="hint" id="import-hint">${i("import.files")}</p>
  </section>
  ${e.unfinished.length?Nh(e):Y}`;async function Vc(e,t){await B(i("import.discardTitle"),i("import.discardText"),i("import.discard"))&&(await e.discard(t),S("import-file"))}var Ei=e=>e.name||i("import.unnamed");async function jh(e,t){await e.open(t),S("part-import")}var Nh=e=>N`
  <section class="card">
    <h2>${i("import.unfinished")}</h2>
    <ul class="people">${e.unfinished.map(t=>N`
      <li class="row between">
        <span class="grow"><bdi class="strong">${Ei(t)}</bdi><br>
          <span class="soft">${i("import.left",{n:t.counts.ready+t.counts.noPlace})} ${Wc(t)}</span></span>
        <span class="row">
          <button type="button" class="quiet" aria-label=${`${i("import.goOn")}: ${Ei(t)}`} @click=${()=>jh(e,t)}>
            ${i("import.goOn")}
          </button>
          <button type="button" class="round" aria-label=${`${i("import.discard")}: ${Ei(t)}`}
            @click=${()=>Vc(e,t)}>
            ${c("trash")}
          </button>
        </span>
      </li>`)}
    </ul>
  </section>`,Wc=e=>i("import.ends",{date:ut(e.expiresAt)});async function Dh(e){await e.commit(),S("part-import")}var Uh=(e,{taken:t,all:s,isWaiting:n})=>N`
  <progress max=${s} .value=${t} aria-label=${i("import.running")}></progress>
  <p class="row between">
    <span role="status">${i("import.progress",{n:t,all:q(s)})}</span>
    <button type="button" class="quiet" id="import-stop" @click=${()=>e.stop()}>${i("import.stop")}</button>
  </p>
  ${n?N`<p class="soft" role="status">${i("import.waiting")}</p>`:Y}
  ${e.current.counts.media?N`<p class="soft">${i("import.mediaLeft",{n:e.current.counts.media})}</p>`:Y}`,_h=e=>e.items.length?e.link({width:innerWidth,height:innerHeight/2}):"/profile",Ch=({mediaDone:e,mediaLost:t},{made:s},n)=>N`
  <p role="status">${c("check")} ${i("import.made",{n:s})}</p>
  ${e?N`<p>${i("import.media",{n:e})}</p>`:Y}
  ${t?N`<p>${i("import.mediaLost",{n:t})}</p>`:Y}
  ${s?N`<p><a class="button" href=${_h(n)}>${i("import.see")}</a></p>`:Y}`,Eh=(e,t)=>N`
  ${Cc(e)}
  <button type="button" class="main" id="import-commit" @click=${()=>Dh(e)}>${i("import.commit",{n:t})}</button>`;function Hh(e){let[t,s]=[Uc(e),_c(e)];return N`
    ${t?N`<p id="import-left">${t}</p>`:Y}
    ${s.length?N`
      <details>
        <summary>${i("import.leftWhere")}</summary>
        <ul>${s.map(n=>N`<li><bdi>${n}</bdi></li>`)}</ul>
      </details>`:Y}
    ${e.guessedEncoding?N`<p>${i("import.encoding",{name:e.guessedEncoding})}</p>`:Y}`}function Rh(e){let{current:t,published:s}=e;return N`
    <section class="card">
      ${Ns("import",N`<bdi>${Ei(t)}</bdi>`)}
      ${e.isBusy?Uh(e,s):N`
        ${e.isDone?Y:N`<p class="soft">${Wc(t)}</p>`}
        ${e.points.items.length?N`
          <finds-map .places=${e.points.items} .label=${i("import.map")}></finds-map>`:Y}
        ${s?Ch(t.counts,s,e.points):Y}
        ${Hh(t)}
        ${s?.problem?d(s.problem):Y}
        ${t.counts.ready?Eh(e,t.counts.ready):Y}
        <p class="row">${e.isDone?N`
          <button type="button" class="quiet" @click=${()=>zc(e)}>${i("import.finish")}</button>`:N`
          <button type="button" class="quiet" @click=${()=>zc(e)}>${i("import.other")}</button>
          <button type="button" class="danger" @click=${()=>Vc(e,t)}>${i("import.discard")}</button>`}
        </p>`}
    </section>`}async function zc(e){await e.leave(),S("import-file")}function zh(e,t){return e.loading.problem?d(e.loading.problem,e.loading.load):e.current?N`${Rh(e)}${e.isBusy?Y:Rc(e,t)}`:Mh(e)}function Gc(e){let t=new Ui(e);return{title:i("import.title"),ready:t.loading.load(),view:()=>N`${f(i("import.title"),Y,"/settings")}${zh(t,e)}`}}import{html as J,nothing as Vt}from"../lib/lit-html/lit-html.js";var Vh=1e3,Yc=[5,15,30,60],Ge=class{areas=null;wishes=[];job=null;chosen=null;plan=null;problem=null;km=15;busy=!1;#t;#e;constructor(t,s=Ds){this.#t=t,this.#e=s,this.loading=H(t,async()=>{await this.#i(),this.#n();let n=te(t.query?.get("at"));n&&!this.chosen&&await this.#s(n)})}async#s({lat:t,lng:s}){let n=await g(v("/api/places/reverse",{lat:t,lng:s}),{signal:this.#t.signal}).catch(()=>null);n&&await this.choose(n)}get isRunning(){return this.job?.state==="running"}async#i(){let{areas:t,job:s,wishes:n}=await g("/api/admin/map",{signal:this.#t.signal});Object.assign(this,{areas:t,job:s,wishes:n}),this.#t.update()}async#n(){for(;this.isRunning&&!this.#t.signal.aborted;)await this.#e(Vh),await this.#i().catch(()=>{})}get#a(){return{...this.chosen,km:this.km}}choose({name:t,address:s,latitude:n,longitude:a}){return this.chosen={title:[t,s].filter(Boolean).join(", "),latitude:n,longitude:a},this.#o()}grant({title:t,latitude:s,longitude:n}){return this.chosen={title:t,latitude:s,longitude:n},this.add()}resize(t){return this.km=t,this.#o()}async#o(){Object.assign(this,{plan:null,problem:null,busy:!0}),this.#t.update();let t=JSON.stringify(this.#a),s=await P("/api/admin/map/plans",this.#a).then(n=>({plan:n}),n=>({problem:n}));t===JSON.stringify(this.#a)&&(Object.assign(this,s,{busy:!1}),this.#t.update())}async add(){try{this.job=await P("/api/admin/map/areas",this.#a),Object.assign(this,{plan:null,problem:null})}catch(t){this.problem=t}this.#t.update(),await this.#n()}async renew(t){try{this.job=await R(`/api/admin/map/areas/${t.name}`)}catch(s){p(O(s))}this.#t.update(),await this.#n()}async remove(t){try{await A(`/api/admin/map/areas/${t.name}`),await this.#i(),p(i("areas.removed",{title:t.title}))}catch(s){p(O(s))}}};async function Wh(e,t){await B(i("areas.removeTitle",{title:t.title}),i("areas.removeText"),i("areas.remove"))&&e.remove(t)}var Gh=(e,t)=>J`
  <li class="row between">
    <span><span class="strong" dir="auto">${t.title}</span><br>
      <span class="soft">${K(t.bytes)} · ${V(t.updatedAt)}</span></span>
    <span class="row">
      ${t.updatable?J`
        <button type="button" class="quiet" ?disabled=${e.isRunning} aria-label="${i("areas.update")}: ${t.title}"
          @click=${()=>e.renew(t)}>${i("areas.update")}</button>`:Vt}
      <button type="button" class="danger" aria-label="${i("areas.remove")}: ${t.title}" @click=${()=>Wh(e,t)}>
        ${i("areas.remove")}
      </button>
    </span>
  </li>`,Yh=e=>J`
  <section class="card" aria-labelledby="areas">
    <h2 id="areas">${i("areas.list")}</h2>
    ${e.areas.length?J`<ul class="people">${e.areas.map(t=>Gh(e,t))}</ul>`:M(i("areas.none"),i("areas.noneText"),Vt,"way")}
  </section>`,Jh=(e,t)=>J`
  <li class="row between">
    <span><span class="strong" dir="auto">${t.title}</span><br><span class="soft">${i("areas.wishedBy",{n:t.users})}</span></span>
    <button type="button" class="quiet" ?disabled=${e.isRunning} aria-label=${i("areas.grant",{title:t.title})}
      @click=${()=>e.grant(t)}>${i("areas.addWish")}</button>
  </li>`,Kh=e=>e.wishes.length?J`
  <section class="card" aria-labelledby="wishes">
    <h2 id="wishes">${i("areas.wishes")}</h2>
    <ul class="people">${e.wishes.map(t=>Jh(e,t))}</ul>
  </section>`:Vt,Zh=e=>T("km",{label:i("areas.size"),options:Yc.map(t=>[t,Fs(t)]),chosen:e.km,set:t=>e.resize(Number(t))}),Xh=e=>J`
  <p>${i("areas.from",{host:e.plan.host})}</p>
  <button type="button" class="main" @click=${()=>e.add()}>
    ${c("map")} ${i("areas.add",{title:e.chosen.title,size:K(e.plan.bytes)})}
  </button>`;function Qh(e){return!e.chosen||e.isRunning?Vt:J`
    <p class="strong" dir="auto">${e.chosen.title}</p>
    ${Zh(e)}
    ${e.busy?J`<p class="soft" role="status">${i("areas.asking")}</p>`:Vt}
    ${e.problem?J`<p class="error" role="alert">${O(e.problem)}</p>`:Vt}
    ${e.plan?Xh(e):Vt}`}function tf(e){let{job:t}=e;if(!t)return Vt;let{title:s,state:n}=t;if(n==="failed")return J`<p class="error" role="alert">${i("areas.failed",{title:s})} ${O(t)}</p>`;if(n==="current")return J`<p role="status">${i("areas.current",{title:s})}</p>`;if(n==="done")return J`
      <p role="status">${i("areas.done",{title:s})}</p>
      <a class="button" href="/" @click=${o=>{o.preventDefault(),location.assign("/")}}>${i("areas.show")}</a>`;let a=i("areas.started",{title:s});return J`
    <p role="status">${t.total?i("areas.running",{title:s,done:K(t.bytes),total:K(t.total)}):a}</p>
    <progress max=${t.total||1} .value=${t.bytes} aria-label=${a}></progress>`}var ia=e=>J`
  <section class="card" aria-labelledby="where">
    <h2 id="where">${i("areas.where")}</h2>
    <p class="hint">${i("areas.whereText")}</p>
    <place-search id="area" .label=${i("areas.search")} @choose=${({detail:t})=>e.choose(t.value)}></place-search>
    ${Qh(e)}
    ${tf(e)}
  </section>`;function ef(e){return e.loading.problem?d(e.loading.problem,e.loading.load):e.areas?J`
    ${ia(e)}
    ${Kh(e)}
    ${Yh(e)}`:w(3)}function Jc(e){let t=new Ge(e);return{title:i("admin.map"),ready:t.loading.load(),view:()=>J`${f(i("admin.map"),Vt,"/admin")}${ef(t)}`}}import{html as st,nothing as ft}from"../lib/lit-html/lit-html.js";var sf=4,nf=e=>e.map((t,s)=>t.map((n,a)=>n?`M${a} ${s}h1v1h-1z`:"").join("")).join("");async function Kc(e){let{encode:t}=await import(new URL("lib/uqr/uqr.js",be).href),{data:s,size:n}=t(e,{ecc:"M",border:sf});return{size:n,path:nf(s)}}var Zc=[1,2,5,10,25,100],Xc=[1,7,30,90],Ye=class{created=null;#t;constructor(t){this.#t=t,this.list=E(t,"/api/invites"),this.form=new k({send:(s,n)=>this.#e(s,n),update:t.update})}get isAdmin(){return b()?.role==="admin"}isMine(t){return t.inviter?.id===b()?.id}async#e({uses:t,days:s,note:n="",befriend:a},o){let r={uses:Number(t),days:Number(s),note:n.trim(),befriend:!!a},l=await P("/api/invites",r);this.created={...l,url:new URL(l.link,location.origin).href,code:null},o.reset(),this.#t.update(),await Promise.all([this.#s(this.created),this.list.load()])}async#s(t){t.code=await Kc(t.url).catch(()=>null),this.#t.update()}close=()=>{this.created=null,this.#t.update()};async copy(){try{await navigator.clipboard.writeText(this.created.url),p(i("find.copied"))}catch{p(i("invites.copyYourself"))}}get canShare(){return!!navigator.share}async share(){try{let t=i("invites.shareText",{name:x(b()),instance:$t()});await navigator.share({title:i("invites.shareTitle",{instance:$t()}),text:t,url:this.created.url})}catch(t){t.name!=="AbortError"&&await this.copy()}}async revoke(t){try{await A(`/api/invites/${t.id}`),this.created?.id===t.id&&(this.created=null),await this.list.load()}catch(s){p(O(s))}this.#t.update()}};var af=()=>st`
  <label class="switch">
    <span>${i("invites.befriend")}<br><span class="soft">${i("invites.befriendHint")}</span></span>
    <input type="checkbox" role="switch" id="befriend" name="befriend" checked>
  </label>`;function of({target:e,currentTarget:t}){e.name==="uses"&&(t.elements.befriend.checked=e.value==="1")}async function rf(e,t){let s=t.created;await t.form.submit(e),t.created!==s&&await S("created-title")}var na=(e,t=e.form)=>st`
  <form class="card" novalidate aria-labelledby="new-invite" @change=${of} @submit=${s=>rf(s,e)}>
    <h2 id="new-invite">${i("invites.new")}</h2>
    ${F(t)}
    <div class="pair">
      ${T("uses",{label:i("invites.uses"),options:Zc.map(s=>[s,i("invites.people",{n:s})]),chosen:1})}
      ${T("days",{label:i("invites.days"),options:Xc.map(s=>[s,i("invites.daysOf",{n:s})]),chosen:7})}
    </div>
    ${af()}
    ${m(t,"note",{label:i("invites.note"),hint:i("invites.noteHint"),most:200})}
    <div class="row end">${I(t,i("invites.create"))}</div>
  </form>`,cf=({size:e,path:t})=>st`
  <svg class="qr" viewBox="0 0 ${e} ${e}" role="img" aria-label=${i("invites.qr")} shape-rendering="crispEdges">
    <path d=${t}></path>
  </svg>`,lf=e=>st`
  <button type="button" class="quiet" @click=${()=>e.share()}>${c("share")} ${i("action.share")}</button>`,aa=e=>st`
  <section class="card" id="created" aria-labelledby="created-title">
    <div class="row between"><h2 id="created-title" tabindex="-1">${i("invites.ready")}</h2>${qt(e.close)}</div>
    <p role="status">${i("invites.once")}</p>
    <div class="field">
      <label for="link">${i("invites.link")}</label>
      <input id="link" type="text" readonly dir="ltr" .value=${e.created.url} @focus=${t=>t.target.select()}>
    </div>
    <p class="row actions">
      <button type="button" @click=${()=>e.copy()}>${c("copy")} ${i("invites.copy")}</button>
      ${e.canShare?lf(e):ft}
    </p>
    ${e.created.code?cf(e.created.code):ft}
  </section>`,pf=e=>st`<li><a class="person" href="/people/${e.id}">${Z(e,28)} <span class="strong">${x(e)}</span></a></li>`;async function uf(e,t){await B(i("invites.revokeTitle"),i("invites.revokeText"),i("invites.revoke"))&&await e.revoke(t)}var mf=(e,t,s)=>st`
  <button type="button" class="quiet" aria-label="${i("invites.revoke")}: ${s}" @click=${()=>uf(e,t)}>
    ${i("invites.revoke")}
  </button>`,df={open:"invites.open",used_up:"invites.usedUp",expired:"invites.expired",revoked:"invites.revoked",suspended:"invites.suspended"},hf=(e,t)=>!e.isAdmin||e.isMine(t)?ft:st` · ${t.inviter?i("invites.by",{name:x(t.inviter)}):i("invites.byCommand")}`;function ff(e,t){let s=t.note||i("invites.of",{date:ut(t.createdAt)}),n=t.state==="open";return st`
    <li class="invite">
      <div class="row between">
        <span class="strong" dir="auto">${s}</span>
        <span class="badge">${i(df[t.state])}</span>
      </div>
      <p class="soft">
        ${i("invites.used",{used:q(t.uses-t.usesLeft),uses:q(t.uses)})}
        ${n?st` · ${i("invites.until",{date:ut(t.expiresAt)})}`:ft}
        ${t.befriend?st` · ${i("invites.befriends")}`:ft}
        ${hf(e,t)}
      </p>
      ${t.usedBy.length?st`<ul class="row used" aria-label=${i("invites.usedBy")}>${t.usedBy.map(pf)}</ul>`:ft}
      ${n?st`<p class="row actions">${mf(e,t,s)}</p>`:ft}
    </li>`}function $f(e){let{items:t,problem:s,load:n}=e.list;return s?d(s,n):t?t.length?st`
    <section class="card">
      <h2>${i(e.isAdmin?"invites.all":"invites.yours")}</h2>
      <ul class="people">${t.map(a=>ff(e,a))}</ul>
      ${j(e.list)}
    </section>`:mt()?ft:M(i("invites.none"),i("reason.may_not_invite")):w(2)}function Qc(e){let t=new Ye(e);return{title:i("invites.title"),ready:t.list.load(),view:()=>st`
      ${f(i("invites.title"),ft,"/people")}
      ${mt()?st`<p class="lead">${i("invites.lead")}</p>`:ft}
      ${t.created?aa(t):ft}
      ${mt()?na(t):ft}
      ${$f(t)}`}}import{html as wt,nothing as fe}from"../lib/lit-html/lit-html.js";import{html as oa,nothing as tl}from"../lib/lit-html/lit-html.js";function gf(e,t){let[s]=e.target.files;e.target.value="",s&&t.set(s)}var Je=(e,{label:t,hint:s})=>oa`
  <div class="field">
    <p class="row actions">
      <label class="button quiet" for="picture">${c("camera")} ${t}</label>
      <input class="file" id="picture" type="file" accept="image/*" @change=${n=>gf(n,e)}>
      ${e.has()?oa`
        <button type="button" class="quiet" @click=${()=>e.remove()}>${i("profile.pictureRemove")}</button>`:tl}
    </p>
    ${e.progress===null?tl:oa`<progress max="1" .value=${e.progress} aria-label=${t}></progress>`}
    <p class="hint">${s}</p>
  </div>`;var sl=(e,t)=>wt`
  <div class="field">
    <p><span class="strong">${e}</span><br>${t}</p>
    <p class="hint">${i("admin.fixed")}</p>
  </div>`;function el(e,t,s,n,a){let o=e.values[t];return e.isFixed(t)?sl(n,a(o)):T(t,{label:n,options:s.map(r=>[r,a(r)]),chosen:o})}var il=e=>ui(e===Ie?"":e);function ra(e,t){e.chooseAccent(t),e.isAccentDark&&il(t)}function bf(e){ra(e,e.darkerAccent),document.getElementById("accent").focus()}var wf=(e,t,s)=>wt`
  <button type="button" class="swatch" aria-label=${i(`admin.colours.${t}`)} title=${i(`admin.colours.${t}`)}
    aria-pressed=${s===e.accent?"true":"false"} @click=${()=>ra(e,s)}>
    <svg viewBox="0 0 32 32" aria-hidden="true"><circle cx="16" cy="16" r="16" fill=${s}/></svg>
    ${s===e.accent?c("check"):fe}
  </button>`,yf=e=>wt`
  <div class="field">
    <label for="accent">${i("admin.accent")}</label>
    <input id="accent" name="accent" type="color" .value=${e.accent} aria-describedby="accent-note"
      aria-invalid=${e.form.errors.accent?"true":fe}
      @input=${t=>e.chooseAccent(t.target.value)} @change=${t=>ra(e,t.target.value)}>
    <div class="swatches">${Object.entries(ms).map(([t,s])=>wf(e,t,s))}</div>
    <p id="accent-note" class=${e.form.errors.accent?"error":"hint"} aria-live="polite">
      ${e.form.errors.accent??i("admin.accentHint")}
    </p>
    ${e.isAccentDark?fe:wt`
      <p><button type="button" class="quiet" @click=${()=>bf(e)}>
        <svg class="sample" viewBox="0 0 32 32" aria-hidden="true"><circle cx="16" cy="16" r="16" fill=${e.darkerAccent}/></svg>
        ${i("admin.darker")}
      </button></p>`}
  </div>`,vf=e=>m(e.form,"mediaLimit",{label:i("admin.limitOfAll"),hint:i("admin.limitOfAllHint"),kind:"number",mode:"numeric",value:e.limit}),kf=({mediaLimit:e})=>e?K(e):i("admin.limits.none"),xf=e=>wt`
  <form class="card" novalidate @submit=${e.form.submit}>
    ${F(e.form)}
    <p class="hint">${i("admin.public")}</p>
    ${Je(e.picture,{label:i("admin.picture"),hint:i("admin.pictureHint")})}
    ${m(e.form,"name",{label:i("admin.name"),value:e.values.name,most:50})}
    ${m(e.form,"description",{label:i("admin.description"),value:e.values.description,kind:"area",most:500})}
    ${m(e.form,"rules",{label:i("admin.rules"),value:e.values.rules,kind:"area",most:5e3})}
    ${m(e.form,"contact",{label:i("admin.contact"),hint:i("admin.contactHint"),value:e.values.contact,most:200})}
    ${yf(e)}
    ${el(e,"registration",mr,i("admin.registration"),t=>i(`admin.modes.${t}`))}
    ${el(e,"invites",dr,i("admin.whoInvites"),t=>i(`admin.inviters.${t}`))}
    ${e.isFixed("mediaLimit")?sl(i("admin.limitOfAll"),kf(e.values)):vf(e)}
    <div class="row end">${I(e.form,i("action.save"))}</div>
  </form>`;function Of(e){return e.loading.problem?d(e.loading.problem,e.loading.load):e.values?wt`${xf(e)}${qf(e)}`:w(4)}var qf=e=>wt`
  <section class="card">
    <h2>${i("admin.startView")}</h2>
    <p class="hint">${i("admin.startViewText")}</p>
    ${e.startView?wt`<place-map class="homemap" inert .at=${e.startView}></place-map>`:fe}
    <p class="row">
      ${e.myView?wt`
        <button type="button" class="quiet" id="start-view" @click=${()=>e.begin(e.myView)}>${i("admin.startViewTake")}</button>`:fe}
      ${e.startView?wt`
        <button type="button" class="quiet" @click=${()=>e.begin("")}>${i("admin.startViewRemove")}</button>`:fe}
    </p>
  </section>`;function nl(e){let t=new Me(e);return{title:i("admin.instance"),ready:t.loading.load(),view:()=>wt`${f(i("admin.instance"),fe,"/admin")}${Of(t)}`,close(){t.accent!==t.savedAccent&&il(t.savedAccent)}}}import{html as At,nothing as $e}from"../lib/lit-html/lit-html.js";var ca="/admin/welcome",al=e=>e.slice(e.lastIndexOf("#")+1).trim(),Hi=class{greeting=null;ended=null;#t;constructor(t,s){this.#t=t,this.invite=al(s);let n={username_taken:"username",invite_needed:"invite",registration_closed:"invite"};this.form=new k({send:a=>this.#s(a),update:t.update,fieldOf:n,asks:"password"})}load=async()=>{if(this.invite){try{this.greeting=await P("/api/invites/greeting",{code:this.invite})}catch(t){if(t.reason!=="invite_ended")return;this.ended=t,this.invite=""}this.#t.update()}};get user(){return b()}get isClosed(){return h().registration==="closed"&&!this.invite}get asksInvite(){return h().registration!=="open"&&!this.invite}#e(t){throw t.reason==="invite_needed"&&(this.invite=""),t}async#s({username:t,password:s,invite:n=""}){await Ya();let a=this.invite||al(n),o={username:t.trim(),password:s,cookie:!0,...a?{invite:a}:{}},r=await P("/api/auth/register",o).catch(l=>this.#e(l));Zt(r.user),await this.#t.go(r.user.role==="admin"?ca:"/",{replace:!0}),p(i("join.welcome",{name:r.user.username}))}};var Sf=({form:e,asksInvite:t})=>At`
  <form novalidate @submit=${e.submit}>
    ${F(e)}
    ${t?m(e,"invite",{label:i("join.invite"),hint:i("join.inviteHint"),required:!0}):$e}
    ${m(e,"username",{label:i("account.username"),hint:i("join.usernameHint"),required:!0,least:3,most:31,pattern:"[A-Za-z0-9_\\-]*",complete:"username"})}
    ${m(e,"password",{label:i("account.password"),hint:i("join.passwordHint"),kind:"password",required:!0,least:8,most:255,complete:"new-password"})}
    ${I(e,i("join.action"))}
  </form>`;function Ff({greeting:e,invite:t}){let s=e?.inviter,n=At`<p class="lead">${i("app.about")} ${t?i("join.invited"):$e}</p>`;return s?At`
    <div class="inviter">
      ${Z(s,56)}
      <h1 tabindex="-1">${i("join.invitedBy",{name:x(s),instance:$t()})}</h1>
    </div>
    ${n}
    ${e.befriend?At`<p class="note">${i("join.invitedFriend",{name:x(s)})}</p>`:$e}`:At`<h1 tabindex="-1">${i("join.title")}</h1>${n}`}var Pf=(e,t)=>At`${Yo(At`
  ${Ff(e)}
  ${e.ended?At`<p class="note" role="alert">${O(e.ended)}</p>`:$e}
  ${e.user?At`<p class="note">${i("join.signedIn",{name:x(e.user)})}</p>`:$e}
  ${e.isClosed?At`<p class="note">${i("join.closed")}</p>`:$e}
  ${h().passwordLogin?Sf(e):$e}
  ${Zo("join.provider",{redirect:Ka()?ca:"/"},{invite:e.invite})}
  <p class="below">${i("join.have")} <a href="/sign-in">${i("signin.action")}</a></p>`)}${Js(t)}`;function ol(e){let t=new Hi(e,location.hash);return{get title(){return i("join.title")},broad:!0,ready:t.load(),view:()=>Pf(t,e.update)}}import{html as yt,nothing as Ke}from"../lib/lit-html/lit-html.js";var cl=e=>e.map(({id:t,title:s,location:n},a)=>({id:t,n:a+1,title:s,...at(n),km:n.area})),rl=({n:e,title:t})=>i("lists.nth",{n:e,title:t});function Tf(e){let[t,...s]=e;return{key:t.id,lat:t.lat,lng:t.lng,steps:e,text:s.length?`${q(t.n)}+`:q(t.n),label:s.length?i("lists.nthMore",{first:rl(t),n:s.length}):rl(t),isOnePlace:s.every(n=>n.lat===t.lat&&n.lng===t.lng),area:t.km&&!s.length?t:null}}var ll=(e,t,s)=>Ys(e,t,s).map(Tf);function pl({steps:e},t){let s=e.findIndex(n=>n.id===t);return e[(s+1)%e.length].id}var ul=["private","friends","public"],ml=({name:e,description:t,visibility:s})=>({name:e.trim(),description:t.trim()||null,visibility:s}),dl=({photos:e,cover:t})=>e??(t?[t]:[]),hl=e=>new k({send:async t=>e(await P("/api/lists",ml(t)))}),Ri=class{constructor(t){let s=t.query.get("user")??"";this.isOwn=!s||s===b().id,this.lists=E(t,v("/api/lists",{userId:s,limit:20}))}},zi=class{list=null;chosen="";#t;#e;constructor(t){this.#t=t,this.#e=`/api/lists/${t.params.id}`,this.finds=E(t,`${this.#e}/finds?limit=50`),this.loading=H(t,()=>this.#s())}get title(){return this.list?.name??i("lists.one")}get isOwn(){return this.list?.userId===b().id}get canHide(){return!this.isOwn&&b().role==="admin"&&!!this.list&&this.list.visibility!=="private"}get listsPath(){return v("/lists",{user:this.list&&!this.isOwn&&this.list.userId})}get steps(){return cl(this.finds.items??[])}choose(t){this.chosen=t,this.#t.update()}async#s(){this.list=await g(this.#e,{signal:this.#t.signal}),await this.finds.load()}editForm=t=>new k({send:async s=>{this.list=await R(this.#e,ml(s)),this.#t.update(),t()}});hideForm=t=>new k({send:async({reason:s})=>{await P(`/api/admin/lists/${this.list.id}/private`,{reason:s.trim()}),t(),this.#t.go(this.listsPath,{replace:!0})}});async remove(){await U(A(this.#e))&&this.#t.go("/lists",{replace:!0})}async#i(t){if(await U(t)){let s=await g(this.#e).catch(()=>this.list);this.list=s}this.#t.update()}drop(t){return this.#i(A(`${this.#e}/finds/${t.id}`).then(()=>{if(this.finds.items=this.finds.items.filter(s=>s.id!==t.id),!this.finds.items.length&&this.finds.next)return this.finds.load()}))}setCover(t){return this.#i(R(this.#e,{coverId:t.id}).then(()=>p(i("lists.coverChosen"))))}move(t,s){let{items:n}=this.finds,a=n.findIndex(r=>r.id===t.id),o=n[a+s];return o?this.#i(R(`${this.#e}/finds/${t.id}/place`,{[s<0?"before":"after"]:o.id}).then(()=>{let r=n.filter(l=>l.id!==t.id);r.splice(a+s,0,t),this.finds.items=r})):null}},Vi=class{lists=null;update=()=>{};#t;constructor(t){this.#t=t,this.form=new k({send:(s,n)=>this.#e(s,n),update:()=>this.update()})}load(){return U(g(`/api/finds/${this.#t}/lists`).then(t=>{this.lists=t}))}async toggle(t){let s=`/api/lists/${t.id}/finds/${this.#t}`;t.hasFind=!t.hasFind,this.update(),await U(t.hasFind?R(s):A(s))||(t.hasFind=!t.hasFind),this.update()}async#e({list:t},s){let n=await P("/api/lists",{name:t.trim()});this.lists.unshift({...n,hasFind:!1}),s.reset(),await this.toggle(this.lists[0])}};import{html as Wt,nothing as Lf}from"../lib/lit-html/lit-html.js";var fl={private:"lock",friends:"people",public:"globe"},la=e=>Wt`
  <span class="badge">${c(fl[e.visibility])} ${i(`lists.${e.visibility}`)}</span>`,Af="(min-width: 1180px) 349px, (min-width: 720px) 336px, 100vw",Bf=Wt`
  <svg class="way-drawing" viewBox="0 0 120 84" aria-hidden="true">
    <path d="M14 22 45 12l31 10 30-10v52L76 74 45 64 14 74zM45 12v52M76 22v52"></path>
    <path class="dots" d="M26 58c8-14 20-2 28-12s16-8 28-8"></path>
    <path class="pin-point" d="M88 42s8-8 8-14a8 8 0 0 0-16 0c0 6 8 14 8 14zm0-11.500a2.500 2.500 0 1 0 0-5 2.500 2.500 0 0 0 0 5z"></path>
  </svg>`,If=e=>Wt`
  <span class="mosaic of-${e.length}">
    ${e.map(({media:t})=>Wt`<span class="piece">${Ft(t,e.length>1?{thumb:!0}:{sizes:Af})}</span>`)}
  </span>`;function $l(e){let t=dl(e);return Wt`
    <li>
      <a class="list-card ${t.length?"":"bare"}" href="/lists/${e.id}">
        ${t.length?If(t):Bf}
        <span class="over">
          <span class="name" dir="auto">${e.name}</span>
          <span class="row between">
            <span>${i("lists.finds",{n:e.findCount})}</span>
            <span>${c(fl[e.visibility])} ${i(`lists.${e.visibility}`)}</span>
          </span>
        </span>
      </a>
    </li>`}var Mf=(e,t)=>Wt`
  ${F(e)}
  ${m(e,"name",{label:i("lists.name"),value:t?.name??"",required:!0,most:100})}
  ${m(e,"description",{label:i("lists.description"),value:t?.description??"",kind:"area",most:500})}
  ${T("visibility",{label:i("lists.who"),hint:i("lists.whoHint"),chosen:t?.visibility??"private",options:ul.map(s=>[s,i(`lists.${s}`)])})}`,Wi=(e,t=null)=>D(e,i(t?"lists.edit":"lists.new"),s=>Mf(s,t),s=>I(s,i("action.save"))),jf=(e,t)=>Wt`
  <li>
    <label class="row list-choice">
      <input type="checkbox" .checked=${t.hasFind} @change=${()=>e.toggle(t)}>
      <span class="grow" dir="auto">${t.name}</span>
      ${la(t)}
    </label>
  </li>`,Nf=(e,t)=>Wt`
  <div class="row between"><h2>${i("lists.addTo")}</h2>${qt(t)}</div>
  ${e.lists.length?Wt`<ul class="people">${e.lists.map(s=>jf(e,s))}</ul>`:Lf}
  <form novalidate @submit=${e.form.submit}>
    ${F(e.form)}
    ${m(e.form,"list",{label:i("lists.new"),hint:i("lists.newHint"),required:!0,most:100})}
    <div class="row end"><button type="submit" aria-busy=${e.form.busy?"true":"false"}>${i("lists.create")}</button></div>
  </form>`;async function Df(e){let t=new Vi(e.id);await t.load()&&await X((s,n)=>(t.update=n,Nf(t,s)),{label:i("lists.addTo")})}import{html as Gt,nothing as ge}from"../lib/lit-html/lit-html.js";var gl=["exact","area","hidden"],bl=["","1","7","30","date"],Uf=3650,pa=({findId:e,listId:t})=>e?"find":t?"list":"category",wl=({isPublic:e,location:t})=>e&&!t?.area?"exact":"area";function _f(e,t=new Date){let[s,n,a]=e.split("-").map(Number);return Math.round((Date.UTC(s,n-1,a)-Date.UTC(t.getFullYear(),t.getMonth(),t.getDate()))/864e5)}var yl=(e,t=new Date)=>new Date(Date.UTC(t.getFullYear(),t.getMonth(),t.getDate()+e)).toISOString().slice(0,10);function Cf({life:e,until:t}){if(e==="keep")return;if(e==="")return null;let s=e==="date"?_f(t):Number(e);if(s>=1&&s<=Uf)return s;throw{code:"page",reason:"until",text:i("shares.untilBad")}}function Ef({secret:e="new",password:t}){return e==="remove"?null:e==="new"&&t?t:void 0}var Hf=e=>({title:e.title.trim(),place:e.place,area:e.place==="area"?Number(e.area):void 0,password:Ef(e),days:Cf(e)}),Rf=({chosen:e,category:t})=>({category:e||t.trim()});async function zf(){let e=(await g("/api/finds/categories")).filter(t=>t.ownCount).map(t=>[t.category,t.ownCount]);return[...e,...Qt().filter(t=>!e.some(([s])=>s===t)).map(t=>[t,0])]}var Gi=class{constructor({share:t=null,target:s=null,offered:n=[],place:a="area",done:o}){this.share=t,this.target=s,this.place=t?.place??a,this.life=t?.expiresAt?"keep":"",this.secret=t?.hasPassword?"keep":"new",this.offered=n,this.chosen=n[0]?.[0]??"",this.form=new k({send:async r=>o(await this.#t(r)),fieldOf:{until:"until"}})}get kind(){return pa(this.share??this.target??{})}set(t){Object.assign(this,t),this.form.update()}#t(t){let s=Hf(t);return this.share?G(`/api/shares/${this.share.id}`,s):P("/api/shares",{...this.target??Rf(t),...s,days:s.days??void 0})}},Ji=e=>new URL(e.link,location.origin).href,Ki=()=>!!navigator.share;async function Zi(e){try{await navigator.clipboard.writeText(Ji(e))}catch{return!1}return p(i("find.copied")),!0}async function Xi(e,t){try{await navigator.share({title:t,url:Ji(e)})}catch(s){return s.name==="AbortError"}return!0}var Yi=class{#t;constructor(t){this.#t=t,this.list=E(t,"/api/shares")}take(t){let{items:s}=this.list;if(!s)return this.list.load();let n=s.some(a=>a.id===t.id);return this.list.items=n?s.map(a=>a.id===t.id?t:a):[t,...s],this.#t.update()}async offered(){let t=null;return await U(zf().then(s=>{t=s})),t}async revoke(t){await U(A(`/api/shares/${t.id}`))&&(this.list.items=this.list.items.filter(s=>s.id!==t.id),p(i("shares.revoked")),this.#t.update())}};var ua=e=>e.findTitle||e.listName||z(e.category??""),Bt=e=>e.title||ua(e),vl=({place:e,area:t})=>e==="area"?_e(t):i(`shares.place.${e}`),ma=({expired:e,expiresAt:t})=>i(e?"shares.expired":"shares.until",{date:jt(t)}),Vf=e=>Gt`
  ${T("chosen",{error:e.form.errors.chosen,label:i("find.category"),chosen:e.chosen,set:t=>e.set({chosen:t}),options:[...e.offered.map(([t,s])=>[t,z(t)+(s?` (${q(s)})`:"")]),["",i("shares.otherCategory")]]})}
  ${e.chosen?ge:m(e.form,"category",{label:i("categories.own"),hint:i("shares.categoryHint"),required:!0,most:h().limits.category})}`,Wf={exact:"pin",area:"map",hidden:"block"},Gf=(e,t)=>Gt`
  <label class="choice">
    <input type="radio" name="place" value=${t} ?checked=${e.place===t} @change=${()=>e.set({place:t})}>
    <span>
      ${c(Wf[t])}
      <span><span class="strong">${i(`shares.place.${t}`)}</span><br><span class="soft">${i(`shares.shows.${t}`)}</span></span>
    </span>
  </label>`,Yf=e=>Gt`
  <fieldset class="choices">
    <legend>${i("shares.places")}</legend>
    ${gl.map(t=>Gf(e,t))}
  </fieldset>
  ${e.place==="area"?T("area",{error:e.form.errors.area,label:i("shares.area"),hint:i("shares.areaHint"),chosen:String(e.share?.area??En[0]),options:$s()}):ge}`,Jf=e=>Gt`
  ${T("life",{error:e.form.errors.life,label:i("shares.life"),chosen:e.life,set:t=>e.set({life:t}),options:[...e.share?.expiresAt?[["keep",ma(e.share)]]:[],...bl.map(t=>[t,i(`shares.life.${t||"endless"}`)])]})}
  ${e.life==="date"?m(e.form,"until",{label:i("shares.date"),kind:"date",value:yl(14),hint:i("shares.dateHint"),required:!0}):ge}`,Kf=e=>Gt`
  ${e.share?.hasPassword?T("secret",{error:e.form.errors.secret,label:i("account.password"),chosen:e.secret,set:t=>e.set({secret:t}),options:["keep","new","remove"].map(t=>[t,i(`shares.password.${t}`)])}):ge}
  ${e.secret==="new"?m(e.form,"password",{label:i(e.share?.hasPassword?"settings.newPassword":"account.password"),hint:i("shares.passwordHint"),kind:"password",required:!!e.share?.hasPassword,least:8,most:255,complete:"new-password"}):ge}`,Zf=e=>Gt`
  <p>${i(`shares.about.${e.kind}`)}</p>
  ${F(e.form)}
  ${e.share||e.target?ge:Vf(e)}
  ${Yf(e)}
  ${Jf(e)}
  ${Kf(e)}
  ${m(e.form,"title",{label:i("shares.title"),value:e.share?.title??"",hint:i(`shares.titleHint.${e.kind}`),most:100})}`;async function Qi(e){let t=null,s=null,n=r=>(s=new Gi({...e,done:l=>{t=l,r()}}),s.form),[a,o]=e.share?["shares.change","action.save"]:["shares.new","shares.create"];return await D(n,i(a),()=>Zf(s),r=>I(r,i(o))),t}async function kl(e){await Zi(e)||(document.getElementById("link").select(),p(i("secret.selected")))}async function Xf(e){await Xi(e,Bt(e))||await kl(e)}var Qf=e=>Gt`
  <button type="button" class="quiet" @click=${()=>Xf(e)}>${c("share")} ${i("action.share")}</button>`,da=e=>Gt`
  <a class="button quiet" href=${e.link} target="_blank" rel="noreferrer noopener" aria-label="${i("shares.open")}: ${Bt(e)}">
    ${c("globe")} ${i("shares.open")}
  </a>`,ws=(e,t=i("shares.ready"))=>X(s=>Gt`
  <div class="row between"><h2>${t}</h2>${qt(s)}</div>
  <p>${i(e.hasPassword?"shares.readyPassword":"shares.readyText")}</p>
  <div class="field">
    <label for="link">${Bt(e)}</label>
    <input id="link" type="text" readonly autofocus dir="ltr" .value=${Ji(e)} @focus=${n=>n.target.select()}>
  </div>
  <p class="row actions">
    <button type="button" @click=${()=>kl(e)}>${c("copy")} ${i("secret.copy")}</button>
    ${Ki()?Qf(e):ge}
    ${da(e)}
  </p>
  <p class="below"><a href="/shares" @click=${()=>s()}>${i("shares.all")}</a></p>`,{label:t});async function xl(e){let t=await Qi(e);t&&await ws(t)}var t$=e=>xl({target:{findId:e.id},place:wl(e)}),Ol=e=>xl({target:{listId:e.id}});var[ql,e$,s$]=[15,34,34],Sl=e=>e.map(t=>t.id).sort().join(),ha=class extends We{closest=ql;onChoose=()=>{};#t=[];#e="";set steps(t){let s=Sl(t)===Sl(this.points);this.points=t,this.map&&(s?this.mark():this.draw())}set chosen(t){t!==this.#e&&(this.#e=t,this.map&&(this.#i(),this.mark()))}get#s(){return this.#t.find(t=>t.steps.some(s=>s.id===this.#e))}#i(){let t=this.#s;t&&(t.isOnePlace?this.map.reveal(t):this.map.fit(t.steps,ql))}mark(){this.#t=ll(this.points,s=>this.map.pixelOf(s),s$);let t=s=>this.onChoose(pl(s,this.#e));this.map.setMarkers(this.#t.map(s=>({...s,kind:"nth",size:e$,click:()=>t(s)}))),this.map.select(this.#s?.key??"")}};customElements.define("list-map",ha);async function i$(e){await B(i("lists.deleteTitle",{name:e.list.name}),i("lists.deleteText"),i("action.delete"))&&e.remove()}var n$=e=>St(i("lists.menu"),[{text:i("lists.edit"),sign:"edit",run:()=>Wi(e.editForm,e.list)},{text:i("find.byLink"),sign:"share",run:()=>Ol(e.list)},{text:i("lists.delete"),sign:"trash",isDanger:!0,run:()=>i$(e)}],{id:"list-menu"}),a$=e=>yt`
  ${F(e)}
  <p>${i("lists.makePrivateText")}</p>
  ${m(e,"reason",{label:i("report.reason"),required:!0,most:500})}`,o$=e=>St(i("lists.menu"),[{text:i("lists.makePrivate"),sign:"lock",isDanger:!0,run:()=>D(e.hideForm,i("lists.makePrivateTitle",{name:e.list.name}),a$,t=>I(t,i("lists.makePrivate")))}],{id:"list-menu"});async function Fl(e,t,s){await e.move(t,s),S(`find-${t.id}`)}async function r$(e,t){await e.drop(t),S("list-menu")}function c$(e,t,s){let n=e.finds.items.length-1;return St(i("lists.findMenu",{title:t.title}),[...s>0?[{text:i("lists.up"),run:()=>Fl(e,t,-1)}]:[],...s<n?[{text:i("lists.down"),run:()=>Fl(e,t,1)}]:[],...t.media.some(a=>a.type==="image")?[{text:i("lists.cover"),sign:"camera",run:()=>e.setCover(t)}]:[],{text:i("lists.drop"),sign:"close",run:()=>r$(e,t)}],{id:`find-${t.id}`})}async function l$(e,t){e.choose(t),await Promise.resolve(),document.getElementById(`row-${t}`)?.scrollIntoView({block:"nearest"})}function p$(e,t){e.choose(t===e.chosen?"":t),document.querySelector("list-map")?.scrollIntoView({block:"nearest"})}var u$=(e,t,s)=>yt`
  <button type="button" class="nth-button" aria-pressed=${e.chosen===t.id?"true":"false"}
    aria-label=${i("lists.onMap",{n:s+1,title:t.title})} @click=${()=>p$(e,t.id)}>
    <span class="nth">${q(s+1)}</span>
  </button>`,m$=(e,t,s)=>yt`
  <li class="listed ${e.chosen===t.id?"chosen":""}" id="row-${t.id}">
    ${u$(e,t,s)}
    ${Bo(t,Gs(t))}
    ${e.isOwn?c$(e,t,s):Ke}
  </li>`,d$=({user:e})=>yt`<a class="person" href="/people/${e.id}">${Z(e)} <span>${x(e)}</span></a>`,h$=e=>yt`
  <div class=${e.isOwn&&!e.list.description?"stack":"card"}>
    ${e.isOwn?Ke:d$(e.list)}
    ${e.list.description?yt`<p class="text" dir="auto">${e.list.description}</p>`:Ke}
    <p class="marks">${la(e.list)} <span class="soft">${i("lists.finds",{n:e.list.findCount})}</span></p>
  </div>`;function f$(e){let{items:t,problem:s,load:n}=e.finds;return s?d(s,n):t?t.length?yt`
    <ol class="card rows">${t.map((a,o)=>m$(e,a,o))}</ol>
    ${j(e.finds)}`:M(i("lists.empty"),e.isOwn?i("lists.emptyText"):i("lists.emptyOther"),Ke,"pin"):w(3)}var $$=e=>yt`
  <list-map .label=${i("lists.map")} .steps=${e.steps} .chosen=${e.chosen} .onChoose=${t=>l$(e,t)}></list-map>`;function g$(e){let{problem:t,load:s}=e.loading;return t?.code==="not_found"?yt`<p class="empty">${i("lists.gone")}</p>`:t?d(t,s):e.list?yt`
    <div class="list-page">
      ${e.steps.length?$$(e):Ke}
      <div class="stack">
        ${h$(e)}
        ${f$(e)}
      </div>
    </div>`:w(3)}function Pl(e){let t=new zi(e);return{get title(){return t.title},broad:!0,ready:t.loading.load(),view:()=>yt`
      ${f(t.title,t.isOwn?n$(t):t.canHide?o$(t):Ke,t.listsPath)}
      ${g$(t)}`}}import{html as fa,nothing as Tl}from"../lib/lit-html/lit-html.js";async function b$(e){let t=null;await Wi(s=>hl(n=>{t=n,s()})),t&&e.go(`/lists/${t.id}`)}var w$=e=>fa`
  <button type="button" id="new-list" @click=${()=>b$(e)}>${c("plus")} ${i("lists.new")}</button>`;function y$({lists:e,isOwn:t}){return e.problem?d(e.problem,e.load):e.items?e.items.length?fa`<ul class="list-cards">${e.items.map($l)}</ul>${j(e)}`:M(i("lists.none"),t?i("lists.noneText"):i("lists.noneOther"),Tl,"way"):w(3)}function Ll(e){let t=new Ri(e);return{title:i("lists.title"),broad:!0,ready:t.lists.load(),view:()=>fa`
      ${f(i("lists.title"),t.isOwn?w$(e):Tl,t.isOwn?"/profile":`/people/${e.query.get("user")}`)}
      ${y$(t)}`}}import{html as Al,nothing as k$}from"../lib/lit-html/lit-html.js";var v$=10,tn=class{isGone=!1;#t;constructor(t){this.#t=t,this.name=t.params.name.toLowerCase(),this.loading=H(t,()=>this.#e())}async#e(){if(this.name===b()?.username)return this.#s(b());let t=v("/api/users",{q:this.name,limit:100});for(let s=0;t&&s<v$;s++){let n=await Nt(t,{signal:this.#t.signal}),a=n.items.find(o=>o.username===this.name);if(a)return this.#s(a);t=n.next}return this.isGone=!0,null}#s(t){return this.#t.go(`/people/${t.id}`,{replace:!0})}};function x$({isGone:e,loading:t}){return t.problem?d(t.problem,t.load):e?Al`<p class="empty">${i("person.gone")}</p>`:w(3)}function Bl(e){let t=new tn(e);return{title:i("person.title"),ready:t.loading.load(),view:()=>Al`${f(t.name,k$,"/people")}${x$(t)}`}}import{html as It,nothing as sn}from"../lib/lit-html/lit-html.js";var[O$,q$]=[20,36e5];function S$(e){let t=new Map;for(let{type:s,data:n,createdAt:a}of e)(n.commentId||s==="mentioned")&&t.set(n.userId,[...t.get(n.userId)??[],new Date(a)]);return new Set([...t].filter(([,s])=>s.some((n,a)=>n-s[a+O$-1]<q$)).map(([s])=>s))}var en=class{#t;#e;#s=new Set;constructor(t){this.#t=t,this.list=E(t,"/api/notifications?limit=30"),this.#e=nt.subscribe("notification",s=>this.#n(s))}get groups(){let t=new Map,s=S$(this.list.items);for(let n of this.list.items){let a=n.data.findId&&n.data.userId?`${n.type} ${n.data.findId}`:n.id,o=t.get(a)??{key:a,newest:n,items:[],isRead:!0,more:!1};o.items.push(n),o.isRead&&=n.isRead,o.more||=n.type!=="find_liked"&&s.has(n.data.userId),t.set(a,o)}return[...t.values()]}load=async()=>{await this.list.load(),this.list.items?.some(t=>t.type==="friend_request")&&await this.#i()};async#i(){let{items:t}=await Nt("/api/friends?status=pending&direction=received&limit=100").catch(()=>({items:[]}));this.#s=new Set(t.map(({id:s})=>s)),this.#t.update()}request({type:t,data:s}){return t!=="friend_request"||!this.#s.has(s.friendshipId)?null:{friendship:{id:s.friendshipId},user:{id:s.userId,username:s.username,displayName:s.displayName}}}async answered({newest:t}){await this.#i(),!this.request(t)&&(this.list.items=this.list.items.filter(s=>s!==t),t.isRead||Ls(-1),this.#t.update())}get hasUnread(){return!!this.list.items?.some(t=>!t.isRead)}#n(t){t.type==="friend_request"&&this.#s.add(t.data.friendshipId),this.list.items&&(this.list.items=[t,...this.list.items.filter(s=>s.id!==t.id)]),this.#t.update()}markRead(t){for(let s of t.items.filter(n=>!n.isRead))s.isRead=!0,Ls(-1),G(`/api/notifications/${s.id}`,{isRead:!0}).catch(()=>{})}async markAllRead(){try{await P("/api/notifications/read-all");for(let t of this.list.items)t.isRead=!0;za(0)}catch(t){p(O(t))}this.#t.update()}async remove(t){try{for(let s of t.items)await A(`/api/notifications/${s.id}`),this.list.items=this.list.items.filter(n=>n!==s),s.isRead||Ls(-1)}catch(s){p(O(s))}this.#t.update()}close(){this.#e()}};var F$={friend_request:"people",friend_accepted:"check",find_liked:"heart",find_commented:"comment",replied:"comment",mentioned:"people"};async function P$(e,t,s){await e.remove(t),await Promise.resolve(),(document.querySelectorAll(".note-row .round")[Math.min(s,e.groups.length-1)]??document.querySelector("h1")).focus()}var T$=({type:e,data:t})=>e==="moderated"?Ca[Ea(t)]:e==="link_used"?"lock":"flag",L$=({type:e,data:t,actor:s})=>t.userId?It`
  <span class="face">
    ${Z(s??{profilePicture:`/api/avatars/${t.userId}`},44)}
    <span class="sign ${e}">${c(F$[e],e==="find_liked")}</span>
  </span>`:It`<span class="face office">${c(T$({type:e,data:t}))}</span>`,A$=e=>It`
  <img class="note-thumb" src=${e} alt="" width="48" height="48" loading="lazy" decoding="async">`;function B$(e,t){let s=e.request(t.newest);return s?It`<span class="row actions">${le(s.friendship,s.user,()=>e.answered(t))}</span>`:sn}var I$=(e,t,s)=>It`
  <li class="note-row ${t.isRead?"":"unread"}">
    <a href=${Ra(t.newest)} @click=${()=>e.markRead(t)}>
      ${L$(t.newest)}
      <span>
        <span class="what">${Ha(t.items,t.more)}</span><br>
        <span class="soft">
          ${t.isRead?sn:It`<span class="unseen">${i("note.new")}</span>`}${V(t.newest.createdAt)}
        </span>
      </span>
      ${t.newest.thumbnailUrl?A$(t.newest.thumbnailUrl):sn}
    </a>
    ${B$(e,t)}
    <button type="button" class="round" aria-label=${i("note.delete")} @click=${()=>P$(e,t,s)}>${c("close")}</button>
  </li>`,M$=e=>It`
  <button type="button" class="quiet" @click=${()=>e.markAllRead()}>${c("check")} ${i("note.readAll")}</button>`,j$=()=>It`<a class="button" href="/people">${i("note.noneAction")}</a>`;function N$(e){let{items:t,problem:s}=e.list;return s?d(s,e.load):t?t.length?It`<ul class="card notes">${e.groups.map((n,a)=>I$(e,n,a))}</ul>${j(e.list)}`:M(i("note.none"),i("note.noneText"),j$(),"bell"):w(4)}function Il(e){let t=new en(e);return{title:i("nav.bell"),ready:t.load(),view:()=>It`${f(i("nav.bell"),t.hasUnread?M$(t):sn)}${N$(t)}`,close:()=>t.close()}}import{html as Mt,nothing as on}from"../lib/lit-html/lit-html.js";var D$=200,U$=2,nn=class{#t;#e=0;#s;constructor(t){this.#t=t;let s=n=>E(t,v("/api/friends",n));this.lists={received:s({status:"pending",direction:"received"}),sent:s({status:"pending",direction:"sent"}),accepted:s({status:"accepted"}),blocked:s({status:"blocked"})},this.text=t.query.get("q")??"",this.found=E(t,()=>v("/api/users",{q:this.text.trim()})),this.#s=nt.subscribe("notification",this.load),this.text&&this.search()}load=()=>Promise.all(Object.values(this.lists).map(t=>t.load()));search=()=>{let t=this.text.trim();return this.#t.rename(v(this.#t.path,{q:t})),[...t].length<U$?this.found.clear():this.found.load()};reload=()=>Promise.all([this.load(),this.search()]);type(t){this.text=t,clearTimeout(this.#e),this.#e=setTimeout(this.search,D$)}get problem(){return Object.values(this.lists).find(t=>t.problem)?.problem}get isLoaded(){return Object.values(this.lists).every(t=>t.items)}other(t){return t.requesterId===b()?.id?t.addressee:t.requester}isMe(t){return t.id===b()?.id}requestOf(t){return this.lists.received.items?.find(s=>s.requesterId===t.id)}close(){clearTimeout(this.#e),this.#s()}};function _$(e,t){if(e.isMe(t))return Mt`<span class="soft">${i("people.you")}</span>`;if(t.friendship==="accepted")return Mt`<span class="badge">${c("check")} ${i("friend.friends")}</span>`;if(t.friendship==="none")return Rs(t,e.reload);let s=e.requestOf(t);return s?le(s,t,e.reload):Mt`<span class="badge">${i("friend.pending")}</span>`}function C$(e){let{found:t}=e;return t.problem?d(t.problem,e.search):t.items?t.items.length?Mt`
    <ul class="people" aria-label=${i("people.results")}>${t.items.map(s=>is(s,_$(e,s)))}</ul>
    ${j(t)}`:Mt`<p class="soft" role="status">${i("people.noMatch")}</p>`:on}function E$(e,t){e.preventDefault(),t.search()}var H$=e=>Mt`
  <form class="card" role="search" @submit=${t=>E$(t,e)}>
    <label for="people-search">${i("people.search")}</label>
    <div class="search">
      ${c("search")}
      <input id="people-search" type="search" autocomplete="off" autocapitalize="none" spellcheck="false"
        .value=${e.text} @input=${t=>e.type(t.target.value)}>
    </div>
    ${C$(e)}
  </form>`;function an(e,t,s,n=is){let a=e.lists[t];return a.items.length?Mt`
    <section class="card">
      <h2>${i(`people.${t}`)}</h2>
      <ul class="people">${a.items.map(o=>n(e.other(o),s(o,e.other(o))))}</ul>
      ${j(a)}
    </section>`:on}var R$=(e,t,s)=>as(s,[Vs(t,s,e.reload),ns(s,e.reload)]),z$=e=>Mt`
  ${an(e,"received",(t,s)=>[le(t,s,e.reload),as(s,[ns(s,e.reload)])])}
  ${an(e,"sent",(t,s)=>zs(t,s,e.reload))}
  ${e.lists.accepted.items.length?an(e,"accepted",(t,s)=>R$(e,t,s)):M(i("people.none"),i("people.noneText"),on,"people")}
  ${an(e,"blocked",(t,s)=>xo(s,e.reload),ko)}`;function V$(e){return e.problem?d(e.problem,e.load):e.isLoaded?z$(e):w(3)}var W$=()=>mt()?Mt`<a class="button quiet" href="/invites">${c("plus")} ${i("invites.invite")}</a>`:on;function Ml(e){let t=new nn(e);return{title:i("people.title"),ready:t.load(),view:()=>Mt`${f(i("people.title"),W$(),"/feed")}${H$(t)}${V$(t)}`,close:()=>t.close()}}import{html as Xe,nothing as pn}from"../lib/lit-html/lit-html.js";var rn=class extends Ws{user=null;friendship=null;#t;constructor(t){super(t,v("/api/finds",{userId:t.params.id,includePrivate:!0,includeFriends:!0,limit:20})),this.#t=t.params.id,this.loading=H(t,()=>this.#e())}get title(){return(this.user&&x(this.user))??i("person.title")}get isMe(){return this.#t===b()?.id}get hasAsked(){return this.friendship?.requesterId===this.#t}async#e(){this.user=await g(`/api/users/${this.#t}`,{signal:this.page.signal}),await Promise.all([this.finds.load(),this.#s()])}async#s(){this.friendship=null;let{friendship:t}=this.user,s=t==="none"?"":v("/api/friends",{status:t,limit:100});for(;s&&!this.friendship;){let n=await Nt(s,{signal:this.page.signal});this.friendship=n.items.find(a=>a.requesterId===this.#t||a.addresseeId===this.#t)??null,s=n.next}}};import{html as vt,nothing as ae}from"../lib/lit-html/lit-html.js";var G$=88,jl=(e,t)=>vt`
  <span class="sum"><span class="strong">${q(e)}</span> <span class="soft">${i(t,{n:e})}</span></span>`,cn=(e,{count:t,likes:s,badge:n=ae,actions:a=ae})=>vt`
  <section class="profile-head">
    ${Z(e,G$)}
    ${e.displayName?vt`<p class="soft">@${e.username}</p>`:ae}
    ${e.about?vt`<p dir="auto">${e.about}</p>`:ae}
    <p class="row">
      ${t===void 0?ae:jl(t,"person.findsSum")}
      ${s===void 0?ae:jl(s,"person.likesSum")}
      ${n}
    </p>
    <p class="row actions">${a}</p>
  </section>`,Y$=e=>vt`
  <li>
    <a class="tile c-${qe(e.category).code}" href="/finds/${e.id}">
      ${e.media.length?Ft(e.media[0],{thumb:!0}):vt`<span class="sign-tile">${it(e.category)}</span>`}
      ${e.isPublic?ae:vt`
        <span class="corner">${c(pe(Se(e)))}<span class="unseen">${Ao(e)}</span></span>`}
      <span class="caption" dir="auto">${e.title}</span>
    </a>
  </li>`,Nl=(e,t,s)=>vt`
  <button type="button" class="chip" aria-pressed=${e.layout===t?"true":"false"} @click=${()=>e.show(t)}>
    ${c(s)} ${i(`person.${t}`)}
  </button>`,J$={grid:e=>vt`<ul class="tiles">${e.map(Y$)}</ul>`,list:e=>vt`<ul class="card rows">${e.map(t=>Io(t,Gs(t)))}</ul>`},K$=e=>[...new Map(e.map(({locationId:t,location:s})=>[t,{...at(s),km:s.area,name:Ts(s)}])).values()];function Ze(e,t){let{items:s,problem:n,load:a}=e.finds;return n?d(n,a):s?s.length?vt`
    <finds-map .places=${K$(s)} .label=${i("person.map")}></finds-map>
    <div class="chips" role="group" aria-label=${i("person.layout")}>
      ${Nl(e,"grid","camera")}
      ${Nl(e,"list","filter")}
    </div>
    ${J$[e.layout](s)}
    ${j(e.finds)}`:M(t.title,t.text,t.action??ae,t.sign??"pin"):w(3)}import{html as ga}from"../lib/lit-html/lit-html.js";var Dl=["spam","illegal","rules","other"],$a=["open","closed"],Ul=e=>e==="user"?["dismissed","suspended","deleted"]:["dismissed","hidden","deleted","suspended"],_l=(e,t)=>P("/api/reports",{...e,...t});async function Cl(e,t){await U((t?R:A)(`/api/users/${e.id}/mute`))&&p(i(t?"report.mutedNow":"report.unmutedNow",{name:x(e)}))}var ln=class{#t;constructor(t){this.#t=t;let s=t.query.get("status");this.status=$a.includes(s)?s:"open";let n=()=>this.status==="open"?"asc":"desc";this.list=E(t,()=>v("/api/admin/reports",{status:this.status,order:n(),limit:20}))}choose(t){return this.status=t,this.#t.rename(v("/admin/reports",{status:t})),this.list.clear(),this.list.load()}async decide(t,s,n=""){await P(`/api/admin/reports/${t.id}`,{outcome:s,note:n}),this.list.items=this.list.items.filter(a=>a!==t),this.#t.update(),p(i("report.decided"))}async show(t){await U(A(`/api/admin/${t.kind}s/${t.targetId}/hidden`))&&(t.hidden=!1,p(i("report.shownAgain")),this.#t.update())}};function ba(e,t,s){return D(a=>new k({send:async o=>{await t(o),a()}}),e,a=>ga`${F(a)}${s(a)}`,a=>I(a,i("report.send")))}var Z$=e=>ga`
  <div class="field">
    <label for="reason">${i("report.reason")}</label>
    <select id="reason" name="reason">${Dl.map(t=>ga`<option value=${t}>${i(`report.reason.${t}`)}</option>`)}</select>
  </div>
  ${m(e,"text",{label:i("report.text"),hint:i("report.hint"),kind:"area",most:1e3})}`;async function X$(e){await ba(i("report.title"),t=>_l(e,t),Z$)&&p(i("report.sent"))}var El=(e,t)=>({text:i(e.muted?"report.unmute":"report.mute"),sign:"bell",run:()=>Cl(e,!e.muted).then(t)});function Q$({user:e,friendship:t,hasAsked:s,loading:n}){return e.friendship==="none"?Rs(e,n.load):t?t.status==="accepted"?pn:s?le(t,e,n.load):zs(t,e,n.load):pn}var tg=()=>Xe`<a class="button quiet" href="/profile">${i("profile.title")}</a>`,eg=e=>Xe`
  <a class="button quiet" href=${v("/lists",{user:e.id})}>${c("feed")} ${i("lists.title")}</a>`,sg=e=>e.isMe?tg():[Q$(e),eg(e.user)];function ig(e,t){let{user:s,friendship:n,loading:a}=e;if(!s||e.isMe)return pn;let o=n?.status==="accepted"?[Vs(n,s,a.load)]:[];return as(s,[El(s,a.load),...o,Oo({userId:s.id}),ns(s,()=>t.go("/people"))])}var ng=e=>cn(e.user,{count:e.user.findCount,likes:e.user.likeCount,badge:e.user.friendship==="accepted"?Xe`<span class="badge">${c("check")} ${i("friend.friends")}</span>`:pn,actions:sg(e)});function ag(e){let{problem:t,load:s}=e.loading;return t?.code==="not_found"?Xe`<p class="empty">${i("person.gone")}</p>`:t?d(t,s):e.user?Xe`
    ${ng(e)}
    <section class="stack" aria-labelledby="finds">
      <h2 id="finds" class="unseen">${i("person.findsTitle")}</h2>
      ${Ze(e,{title:i("person.none"),text:i("person.noneText",{name:x(e.user)})})}
    </section>`:w(3)}function Hl(e){let t=new rn(e),s=()=>t.loading.problem?i("person.title"):t.title;return{get title(){return t.title},broad:!0,ready:t.loading.load(),view:()=>Xe`${f(s(),ig(t,e),"/people")}${ag(t)}`}}import{html as oe,nothing as wa}from"../lib/lit-html/lit-html.js";var un=class{#t;constructor(t,s){this.#t=t,this.restored=s,this.list=E(t,"/api/finds/bin?limit=20",n=>n.find.id)}restore(t){return this.#e(t,P(`/api/finds/${t.id}/restore`),i("find.restored"),this.restored)}remove(t){return this.#e(t,A(`/api/finds/${t.id}?forever=true`),i("bin.removed"),()=>{})}async#e(t,s,n,a){await U(s)&&(this.list.items=this.list.items.filter(o=>o.find.id!==t.id),this.#t.update(),p(n),a())}};var mn=class extends Ws{figures={};isEdited=!1;constructor(t){super(t,v("/api/finds",{userId:b().id,includePrivate:!0,limit:20})),this.picture=new Be("/api/users/me/picture",t,{has:()=>this.user.profilePicture.startsWith("/api/media/"),take:async n=>Zt(n??await g("/api/users/me"))}),this.bin=new un(t,()=>this.#t());let s={username_taken:"username",name_taken:"displayName"};this.form=new k({send:n=>this.#s(n),update:t.update,fieldOf:s})}get user(){return b()}load=()=>Promise.all([this.#t(),this.bin.list.load()]);#t=()=>Promise.all([this.finds.load(),this.#e()]);async#e(){let t=await g(`/api/users/${b().id}`,{signal:this.page.signal}).catch(()=>null);this.figures={count:t?.findCount,likes:t?.likeCount},this.page.update()}toggleEdit=()=>{this.isEdited=!this.isEdited,this.page.update()};async#s({displayName:t,about:s,username:n,age:a}){let o={displayName:t.trim()||null,about:s.trim()||null,username:n.trim()};Zt(await G("/api/users/me",{...o,age:a===""?null:Number(a)})),p(i("profile.saved"))}};import{html as hn,nothing as dn}from"../lib/lit-html/lit-html.js";async function og(e,t){await e.restore(t),S(e.list.items.length?"bin":"finds")}async function rg(e,t){await B(i("bin.removeTitle"),i("bin.removeText",{title:t.title}),i("bin.remove"))&&(await e.remove(t),S(e.list.items.length?"bin":"finds"))}var cg=(e,t)=>hn`
  <button type="button" class="quiet" aria-label="${i("bin.restore")}: ${t.title}" @click=${()=>og(e,t)}>
    ${c("retry")} ${i("bin.restore")}
  </button>`,lg=(e,{find:t,expiresAt:s})=>hn`
  <li>
    <p>
      <span class="strong" dir="auto">${t.title}</span>
      ${s?hn`<br><span class="soft">${i("bin.until",{date:jt(s)})}</span>`:dn}
    </p>
    ${t.hidden?qo(i("report.findHidden"),t.hidden):dn}
    <p class="row">
      ${t.hidden?dn:cg(e,t)}
      <button type="button" class="danger" aria-label="${i("bin.remove")}: ${t.title}" @click=${()=>rg(e,t)}>
        ${c("trash")} ${i("bin.remove")}
      </button>
    </p>
  </li>`,Rl=e=>e.list.items?.length?hn`
  <section class="card" aria-labelledby="bin">
    <h2 id="bin" tabindex="-1">${i("bin.title")}</h2>
    <p class="hint">${i("bin.hint")}</p>
    <ul class="rows binned">${e.list.items.map(t=>lg(e,t))}</ul>
    ${j(e.list)}
  </section>`:dn;var pg=()=>oe`<a class="button" href="/new">${c("plus")} ${i("nav.plus")}</a>`,ug=({form:e,user:t})=>oe`
  <form novalidate @submit=${e.submit}>
    ${F(e)}
    ${m(e,"displayName",{label:i("profile.name"),hint:i("profile.nameHint"),value:t.displayName??"",most:50,complete:"name"})}
    ${m(e,"about",{label:i("profile.about"),value:t.about??"",most:160})}
    ${m(e,"username",{label:i("account.username"),hint:i("join.usernameHint"),value:t.username,required:!0,least:3,most:31,pattern:"[A-Za-z0-9_\\-]*",complete:"username"})}
    ${m(e,"age",{label:i("profile.age"),hint:i("profile.ageHint"),value:t.age??"",kind:"number",mode:"numeric"})}
    <div class="row end">${I(e,i("action.save"))}</div>
  </form>`,ys=(e,t,s)=>oe`
  <li><a class="way" href=${e}>${c(t)} <span class="grow">${s}</span> ${c("next")}</a></li>`,mg=e=>oe`
  <ul class="card rows">
    ${ys("/people","people",i("people.accepted"))}
    ${ys("/saved","bookmark",i("saved.title"))}
    ${ys("/lists","feed",i("lists.title"))}
    ${ys("/shares","share",i("shares.mine"))}
    ${e.role==="admin"?ys("/admin","shield",i("admin.title")):wa}
  </ul>`,dg=()=>oe`<a class="button quiet" href="/settings">${c("gear")} ${i("settings.title")}</a>`,hg=e=>oe`
  <section class="card" id="edit" aria-labelledby="edit-title">
    <div class="row between"><h2 id="edit-title" tabindex="-1">${i("profile.edit")}</h2>${qt(e.toggleEdit)}</div>
    ${Je(e.picture,{label:i("profile.picture"),hint:i("profile.pictureHint")})}
    ${ug(e)}
  </section>`;async function fg(e){e.toggleEdit(),await S("edit-title")}var $g=e=>oe`
  <button type="button" class="quiet" id="edit-profile" aria-expanded=${e.isEdited?"true":"false"} @click=${()=>fg(e)}>
    ${c("edit")} ${i("profile.edit")}
  </button>`,gg=e=>oe`
  ${f(x(e.user),dg())}
  ${cn(e.user,{...e.figures,actions:$g(e)})}
  ${e.isEdited?hg(e):wa}
  <section class="stack" aria-labelledby="finds">
    <h2 id="finds" class="unseen" tabindex="-1">${i("profile.finds")}</h2>
    ${Ze(e,{title:i("profile.none"),text:i("profile.noneText"),action:pg()})}
  </section>
  ${mg(e.user)}
  ${Rl(e.bin)}`;function zl(e){let t=new mn(e);return{title:i("profile.title"),broad:!0,ready:t.load(),view:()=>t.user?gg(t):wa}}import{html as ct,nothing as re}from"../lib/lit-html/lit-html.js";var bg={dismissed:"check",hidden:"block",deleted:"trash",suspended:"lock"},wg=e=>m(e,"note",{label:i("report.note"),hint:i("report.noteHint"),kind:"area",required:!0,most:500}),Vl=(e,t)=>i(`report.outcome.${e.kind==="user"&&t==="deleted"?"accountDeleted":t}`);async function yg(e,t,s){let n=Vl(t,s);s!=="dismissed"?await ba(n,({note:a})=>e.decide(t,s,a),wg):await B(n,i("report.dismissText"),n)&&await e.decide(t,s).catch(()=>e.list.load()),S("reports")}var Wl=e=>e?ct`<a class="strong" href="/people/${e.id}">${x(e)}</a>`:ct`<span class="soft">${i("report.left")}</span>`,vg=e=>ct`
  <p class="row">${e.map(t=>ct`
    <a href=${t.url} target="_blank" rel="noreferrer noopener">
      <img class="note-thumb" src=${t.thumbnailUrl} alt=${t.caption||i("report.photo")} width="48" height="48" loading="lazy">
    </a>`)}</p>`,kg=e=>ct`
  <p class="strong" dir="auto">${e.title}</p>
  ${e.description?os(e.description):re}
  ${e.media.length?vg(e.media):re}`,xg=e=>e.find?kg(e.find):e.comment?os(e.comment.content):e.kind==="user"?re:ct`<p class="soft">${i("report.noContent")}</p>`,Og=e=>ct`
  <li>
    <p>${i(`report.reason.${e.reason}`)} · ${Wl(e.reporter)} · <span class="soft">${V(e.createdAt)}</span></p>
    ${e.text?os(e.text):re}
  </li>`,qg=(e,t,s)=>ct`
  <button type="button" class=${s==="dismissed"?"quiet":"danger"} @click=${()=>yg(e,t,s)}>
    ${c(bg[s])} ${Vl(t,s)}
  </button>`,Sg=(e,t)=>ct`<p class="row">${Ul(t.kind).map(s=>qg(e,t,s))}</p>`,Fg=(e,t)=>ct`
  <p>
    <span class="strong">${i(`report.result.${t.decision.outcome}`)}</span> · ${t.decision.closedBy} ·
    <span class="soft">${V(t.decision.closedAt)}</span>
  </p>
  ${t.decision.note?os(t.decision.note):re}
  ${t.hidden?ct`
    <p><button type="button" class="quiet" @click=${()=>e.show(t)}>${c("retry")} ${i("report.show")}</button></p>`:re}`,Pg=(e,t)=>ct`
  <li class="card">
    <h2>${i(`report.kind.${t.kind}`)} · ${Wl(t.owner)}</h2>
    ${xg(t)}
    <ul class="rows">${[t,...t.others].map(Og)}</ul>
    ${t.decision?Fg(e,t):Sg(e,t)}
  </li>`;function Tg(e){let{items:t,problem:s,load:n}=e.list;return s?d(s,n):t?t.length?ct`<ul class="stack">${t.map(a=>Pg(e,a))}</ul>${j(e.list)}`:M(i(`report.none.${e.status}`),i("report.noneText"),re,"flag"):w(3)}function Gl(e){let t=new ln(e);return{title:i("report.reports"),ready:t.list.load(),view:()=>ct`
      ${f(i("report.reports"),re,"/admin")}
      <div class="chips" role="group" aria-label=${i("report.which")} id="reports" tabindex="-1">
        ${$a.map(s=>xe(t.status===s,i(`report.status.${s}`),()=>t.choose(s)))}
      </div>
      ${Tg(t)}`}}import{html as ya,nothing as Lg}from"../lib/lit-html/lit-html.js";var Ag=(e,t)=>ya`
  <button type="button" class="chip" aria-pressed=${e.state===t?"true":"false"} @click=${()=>e.choose(t)}>
    ${c(t==="dismissed"?"close":Po(t))} ${i(`saved.${t}`)}
  </button>`,Bg=()=>ya`<a class="button" href="/">${c("map")} ${i("missing.action")}</a>`,Ig=e=>({title:i(`saved.${e}None`),text:i(e==="dismissed"?"saved.dismissedText":"saved.noneText"),action:Bg(),sign:"bookmark"});function Yl(e){let t=new Fo(e);return{title:i("saved.title"),broad:!0,ready:t.finds.load(),view:()=>ya`
      ${f(i("saved.title"),Lg,"/profile")}
      <div class="chips" role="group" aria-label=${i("saved.which")}>${So.map(s=>Ag(t,s))}</div>
      ${Ze(t,Ig(t.state))}`}}import{html as pt,nothing as xt}from"../lib/lit-html/lit-html.js";import{html as kt,nothing as va}from"../lib/lit-html/lit-html.js";var Kl=(e,t)=>m(e,"name",{label:i("passkeys.name"),hint:i("passkeys.nameHint"),value:t,required:!0,most:50});async function Mg(e,t){let s=Ps(navigator.userAgent);await D(n=>e.addForm(t,n),i("passkeys.add"),n=>kt`
    ${F(n)}
    ${ee(n)}
    ${Kl(n,s)}
    ${t?Ct(n,"password",i("account.password")):va}`,()=>kt`<button type="submit">${i("settings.linkGo")}</button>`)}var jg=(e,t)=>D(s=>e.renameForm(t,s),i("passkeys.rename"),s=>kt`
  ${F(s)}
  ${Kl(s,t.name)}`,()=>kt`<button type="submit">${i("action.save")}</button>`);async function Ng(e,t){await B(i("passkeys.deleteTitle",{name:t.name}),i("passkeys.deleteText"),i("action.delete"))&&e.remove(t)}var Jl=(e,t,s)=>kt`
  <button type="button" class="quiet" aria-label="${t}: ${e.name}" @click=${s}>${t}</button>`,Dg=(e,t,s)=>kt`
  <li class="row between">
    <span>
      <span class="strong" dir="auto">${t.name}</span>
      ${t.backedUp?kt`<span class="badge">${i("passkeys.backedUp")}</span>`:va}<br>
      <span class="soft">${i("passkeys.added")} ${V(t.createdAt)} ·
        ${t.lastUsedAt?kt`${i("passkeys.used")} ${V(t.lastUsedAt)}`:i("passkeys.unused")}</span>
    </span>
    <span class="row">
      ${Jl(t,i("passkeys.rename"),async()=>{await jg(e,t),s()})}
      ${Jl(t,i("action.delete"),()=>Ng(e,t))}
    </span>
  </li>`,Ug=e=>kt`<button type="button" class="quiet" id="add-passkey" @click=${e}>${i("passkeys.add")}</button>`,Zl=(e,t,s)=>kt`
  <section class="card" id="passkeys">
    <h2>${i("passkeys.title")}</h2>
    <p>${i("passkeys.hint")}</p>
    ${e.list.length?kt`<ul class="people">${e.list.map(n=>Dg(e,n,s))}</ul>`:va}
    <p>${Ug(async()=>{await Mg(e,t),s()})}</p>
  </section>`;import{html as fn,nothing as _g}from"../lib/lit-html/lit-html.js";var Xl=e=>Ee(e.picker()),Cg=e=>fn`
  <p class="note">${i("privacy.homeExact",{n:e.exactAtHome})}</p>
  <p class="row"><button type="button" id="hide-home" @click=${()=>e.hideHome()}>${i("privacy.homeHide")}</button></p>`,Eg=(e,{latitude:t,longitude:s,radius:n,area:a})=>fn`
  <place-map class="homemap" inert .area=${2*n} .at=${{lat:t,lng:s}}></place-map>
  ${T("home-radius",{label:i("privacy.homeRadius"),options:tr.map(o=>[o,Ss(o)]),chosen:n,set:o=>e.changeHome({radius:Number(o)})})}
  ${T("home-area",{label:i("privacy.homeArea"),options:$s(),chosen:String(a),set:o=>e.changeHome({area:Number(o)})})}
  ${e.exactAtHome?Cg(e):_g}
  <p class="row">
    <button type="button" class="quiet" @click=${()=>Xl(e)}>${i("privacy.homeMove")}</button>
    <button type="button" class="quiet" @click=${()=>e.change({home:void 0})}>${i("privacy.homeRemove")}</button>
  </p>`,Ql=e=>fn`
  <section class="card">
    <p class="hint">${i("privacy.settingsText")}</p>
    ${T("shown-area",{label:i("privacy.shownNew"),options:se(),chosen:String(e.values.area),set:t=>e.change({area:Number(t)})})}
    <label class="switch">
      <span>${i("privacy.friendsExact")}</span>
      <input type="checkbox" role="switch" id="friends-exact" .checked=${e.values.exactForFriends}
        @change=${t=>e.change({exactForFriends:t.target.checked})}>
    </label>
    <h2>${i("privacy.home")}</h2>
    <p class="hint">${i("privacy.homeText")}</p>
    ${e.values.home?Eg(e,e.values.home):fn`
      <p><button type="button" class="quiet" id="home" @click=${()=>Xl(e)}>${i("privacy.homeAdd")}</button></p>`}
    <p class="hint">${i("privacy.recall")}</p>
  </section>`;import{html as Yt,nothing as vs}from"../lib/lit-html/lit-html.js";var ka={read:["read"],write:["read","write"],admin:["read","write","admin"]};function tp(e){let t=async({name:s,access:n,days:a,password:o})=>{let r=a?{days:Number(a)}:{};e(await P("/api/auth/tokens",{name:s.trim(),scopes:ka[n],...r,...o?{password:o}:{}}))};return new k({send:t,fieldOf:{wrong_password:"password"}})}var ks=e=>e.kind==="token",ep=e=>ks(e)?e.name:Ps(e.userAgent),Hg={browser:()=>i("session.browser"),cli:()=>i("session.cli"),token:()=>i("session.token")},Rg=e=>e.scopes.map(t=>i(`scope.${t}`)).join(", ");function zg(e){return e.expiresAt?ks(e)?i("token.until",{date:jt(e.expiresAt)}):i("settings.until",{date:jt(e.expiresAt)}):i("token.endless")}var Vg=e=>e.lastUsedAt?i("session.used",{date:ut(e.lastUsedAt)}):i("session.unused"),Wg=(e,t)=>{let s=i(ks(t)?"token.revoke":"settings.end");return Yt`
    <button type="button" class="quiet" aria-label="${s}: ${ep(t)}" @click=${()=>e.endSession(t)}>${s}</button>`},Gg=e=>Yt`${i(ks(e)?"token.since":"settings.since")} ${V(e.createdAt)}`,Yg=(e,t)=>Yt`
  <li class="row between">
    <span>
      <span class="strong" dir="auto">${ep(t)}</span>
      <span class="badge">${Hg[t.kind]()}</span>
      ${t.current?Yt`<span class="badge">${i("settings.thisOne")}</span>`:vs}<br>
      ${ks(t)?Yt`<span class="soft">${Rg(t)}</span><br>`:vs}
      <span class="soft">${Gg(t)} · ${Vg(t)} · ${zg(t)}</span>
    </span>
    ${t.current?vs:Wg(e,t)}
  </li>`;async function Jg(e){await B(i("settings.endOthers"),i("settings.endOthersText"),i("settings.endOthers"))&&e.endOthers()}var Kg=e=>Yt`
  <button type="button" class="quiet" @click=${()=>Jg(e)}>${i("settings.endOthers")}</button>`,Zg=[90,30,365],Xg=e=>Object.keys(ka).filter(t=>t!=="admin"||e.role==="admin"),Qg=(e,t)=>Yt`
  <p>${i("token.about")}</p>
  ${F(t)}
  ${ee(t)}
  ${m(t,"name",{label:i("token.name"),hint:i("token.nameHint"),required:!0,most:50})}
  ${T("access",{label:i("token.access"),options:Xg(e.user).map(s=>[s,i(`access.${s}`)])})}
  ${T("days",{label:i("token.life"),options:[...Zg.map(s=>[s,i("token.days",{n:s})]),["",i("token.endless")]]})}
  ${e.asksPassword?Ct(t,"password",i("account.password")):vs}`,tb=e=>ei({title:i("token.new"),text:i("token.once"),label:i("session.token"),value:e});async function eb(e){let t=null;await D(n=>tp(a=>{t=a,n()}),i("token.create"),n=>Qg(e,n),()=>Yt`<button type="submit">${i("token.createGo")}</button>`),t&&(e.addSession(t.session),await tb(t.token))}var sp=e=>Yt`
  <section class="card">
    <h2>${i("settings.sessions")}</h2>
    <ul class="people">${e.sessions.map(t=>Yg(e,t))}</ul>
    <div class="row end">
      ${e.hasOthers?Kg(e):vs}
      <button type="button" class="quiet" id="new-token" @click=${()=>eb(e)}>${c("plus")} ${i("token.create")}</button>
    </div>
  </section>`;var xa=()=>["friendRequests","friendAccepted","findLiked","findCommented","replied","mentioned",...b()?.role==="admin"?["reported"]:[]],sb=e=>pt`
  <label class="switch">
    <span>${i("settings.streets")}<br><span class="soft">${i("offer.learns")}</span></span>
    <input type="checkbox" role="switch" id="streets" .checked=${cs()} @change=${t=>e.setStreets(t.target.checked)}>
  </label>`,ib=()=>Os.map(e=>[e,On[e],e]),nb=e=>pt`
  <section class="card">
    ${T("language",{label:i("settings.language"),options:ib(),chosen:gt(),set:t=>e.setLanguage(t)})}
    ${T("theme",{label:i("settings.theme"),options:Do.map(t=>[t,i(`settings.theme.${t}`)]),chosen:Sn(),set:t=>e.setTheme(t)})}
    ${T("units",{label:i("settings.units"),options:["km","mi"].map(t=>[t,i(`settings.units.${t}`)]),chosen:Aa(),set:t=>e.setUnits(t)})}
    ${rs()?sb(e):xt}
  </section>`;async function ab(e,t,s){let n=e.target;await t.prefer(s,n.checked),n.checked=t.preferences[s]}var ip=(e,t,s=xt)=>pt`
  <label class="switch">
    <span>${i(`settings.${t}`)}${s}</span>
    <input type="checkbox" role="switch" .checked=${e.preferences[t]} @change=${n=>ab(n,e,t)}>
  </label>`,ob=e=>pt`
  <p>${c("check")} ${i("push.on")}</p>
  <p class="row">
    <button type="button" class="quiet" @click=${e.test}>${i("push.test")}</button>
    <button type="button" class="quiet" aria-busy=${e.busy?"true":"false"} @click=${e.disable}>${i("push.disable")}</button>
  </p>`,rb=e=>pt`
  <p>${i("push.off")}</p>
  <p>
    <button type="button" id="push-on" aria-busy=${e.busy?"true":"false"} @click=${e.enable}>
      ${c("bell")} ${i("push.enable")}
    </button>
  </p>
  <p class="soft" role="status">${e.slow?i("push.asking"):xt}</p>`;function cb(e){return e.state==="on"?ob(e):e.state==="off"?rb(e):pt`<p class="note">${i(`push.${e.state}`)}</p>`}var lb=e=>pt`
  <section class="card">
    <h2>${i("settings.notify")}</h2>
    ${xa().map(t=>ip(e,t))}
    ${h().pushKey?ip(e,"pushEnabled",pt`<br><span class="soft">${i("settings.pushEnabledHint")}</span>`):xt}
  </section>
  <section class="card">
    <h2>${i("push.title")}</h2>
    ${cb(e.push)}
  </section>`,pb=e=>h().passwordLogin||e.passkeys.isShown||h().provider.enabled,ub=e=>pt`
  ${h().passwordLogin?ir(e):xt}
  ${e.passkeys.isShown?Zl(e.passkeys,e.asksPassword,e.redraw):xt}
  ${h().provider.enabled?nr(e):xt}`,np="/settings",ap=[{name:"appearance",sign:"globe",title:()=>i("settings.appearance"),view:nb,isLocal:!0,value:()=>[On[gt()],i(`settings.theme.${Sn()}`)].join(" · ")},{name:"notifications",sign:"bell",title:()=>i("nav.bell"),view:lb,value:e=>i("settings.onOf",{n:xa().filter(t=>e.preferences[t]).length,of:xa().length})},{name:"places",sign:"pin",title:()=>i("privacy.settings"),view:e=>Ql(e.places),value:e=>se().find(([t])=>t===String(e.places.values.area))?.[1]},{name:"sign-in",sign:"lock",title:()=>i("settings.signIn"),view:ub,isShown:pb,value:e=>e.passkeys.isShown?i("passkeys.count",{n:e.passkeys.list.length}):""},{name:"devices",sign:"shield",title:()=>i("settings.devices"),view:sp,value:e=>i("settings.signedIn",{n:e.sessions.length})},{name:"data",sign:"copy",title:()=>i("settings.data"),view:ar,value:()=>i("settings.dataParts")}],mb=e=>pt`
  <ul class="card rows">
    ${ap.filter(({isShown:t})=>!t||t(e)).map(t=>Q(`${np}/${t.name}`,t.sign,t.title(),t.isLocal||e.isLoaded?t.value(e):""))}
  </ul>
  <ul class="card rows">
    ${mt()?Q("/invites","people",i("invites.title")):xt}
    ${Q("/shares","share",i("shares.mine"))}
    ${Q("/help","comment",i("help.title"))}
    ${Q("/about","feed",i("nav.about"))}
  </ul>`;async function db(e){let t=nt.get("outbox").length;(!t||await B(i("settings.signOut"),i("outbox.signOut",{n:t}),i("settings.signOut")))&&e.signOut()}var hb=e=>pt`
  <button type="button" class="quiet" id="sign-out" @click=${()=>db(e)}>${i("settings.signOut")}</button>`;function fb(e,t){let{problem:s,load:n}=e.loading;return t?t.isLocal?t.view(e):s?d(s,n):e.isLoaded?t.view(e):w(5):pt`${s?d(s,n):xt}${mb(e)}`}function op(e){let t=ap.find(({name:a})=>a===e.params.name);if(e.params.name&&!t)return zo();let s=new Qs(e),n=()=>t?t.title():i("settings.title");return{get title(){return n()},ready:t?.isLocal?Promise.resolve():s.loading.load(),view:()=>pt`
      ${t?f(n(),xt,np):f(n(),hb(s),"/profile")}
      ${s.refusal?d(s.refusal):xt}
      ${fb(s,t)}`}}import{html as Ot,nothing as xs}from"../lib/lit-html/lit-html.js";async function $b(e){let t=await e.offered(),s=t&&await Qi({offered:t});s&&(e.take(s),await ws(s))}async function gb(e,t){let s=await Qi({share:t});s&&e.take(s)}async function bb(e,t){await B(i("shares.revokeTitle",{title:Bt(t)}),i("shares.revokeText"),i("shares.revoke"))&&(await e.revoke(t),S("new-share"))}var wb=async e=>await Zi(e)||ws(e,i("shares.one")),yb=async e=>await Xi(e,Bt(e))||ws(e,i("shares.one")),vb=(e,t)=>St(i("shares.menu",{title:Bt(t)}),[...Ki()&&!t.expired?[{text:i("action.share"),sign:"share",run:()=>yb(t)}]:[],{text:i("shares.change"),sign:"edit",run:()=>gb(e,t)},{text:i("shares.revoke"),sign:"trash",isDanger:!0,run:()=>bb(e,t)}],{id:`share-${t.id}`}),kb=e=>e.findId?`/finds/${e.findId}`:`/lists/${e.listId}`,xb=e=>e.category?Ot`<span class="strong" dir="auto">${Bt(e)}</span>`:Ot`<a class="strong" dir="auto" href=${kb(e)}>${Bt(e)}</a>`,Ob=e=>Ot`${i(`shares.kind.${pa(e)}`)}${e.title?Ot`: <bdi>${ua(e)}</bdi>`:xs}`,$n=(e,t)=>Ot`<span class="badge">${e?c(e):xs} ${t}</span>`,qb=e=>Ot`
  <button type="button" class="quiet" aria-label="${i("secret.copy")}: ${Bt(e)}" @click=${()=>wb(e)}>
    ${c("copy")} ${i("secret.copy")}
  </button>`,Sb=(e,t)=>Ot`
  <li class="invite">
    <div class="listed">
      <p class="grow">
        ${xb(t)}<br>
        <span class="soft">${Ob(t)} · ${t.views?i("shares.views",{n:t.views}):i("shares.noViews")}</span>
      </p>
      ${vb(e,t)}
    </div>
    <p class="marks">
      ${$n(t.place==="hidden"?"block":"pin",vl(t))}
      ${t.hasPassword?$n("lock",i("account.password")):xs}
      ${t.expiresAt?$n("",ma(t)):$n("",i("shares.endless"))}
    </p>
    ${t.expired?xs:Ot`<p class="row actions">${qb(t)} ${da(t)}</p>`}
  </li>`;function Fb(e){let{items:t,problem:s,load:n}=e.list;return s?d(s,n):t?t.length?Ot`<div class="card"><ul class="people">${t.map(a=>Sb(e,a))}</ul></div>${j(e.list)}`:M(i("shares.none"),i("shares.noneText"),xs,"share"):w(3)}var Pb=e=>Ot`
  <button type="button" class="quiet" id="new-share" @click=${()=>$b(e)}>${i("shares.category")}</button>`;function rp(e){let t=new Yi(e);return{title:i("shares.mine"),ready:t.list.load(),view:()=>Ot`
      ${f(i("shares.mine"),Pb(t),"/profile")}
      <p class="lead">${i("shares.lead")}</p>
      ${Fb(t)}`}}import{html as Jt,nothing as Oa}from"../lib/lit-html/lit-html.js";var gn=class{isLoaded=!1;#t;constructor(t){this.#t=t}get entries(){return nt.get("outbox")}load=async()=>{await io(),this.isLoaded=!0,this.#t.update()};cancel(t){return ao(t.id)}retry(t){return oo(t.id)}sendNow(){return ro()}};async function Tb(e,t){await vo()&&e.cancel(t)}var Lb=e=>i(e.kind==="like"&&!e.on?"outbox.unlike":`outbox.${e.kind}`),cp=e=>Jt`<a class="strong" dir="auto" href=${co(e)}>${e.title}</a>`,Ab={find:e=>Jt`<span class="strong" dir="auto">${e.body.title}</span>`,comment:e=>Jt`<span class="what" dir="auto">${e.body.content}</span><br>${cp(e)}`,like:cp},Bb=(e,t)=>Jt`
  <li class="row between">
    <span class="grow">
      <span class="soft">${Lb(t)}</span><br>
      ${Ab[t.kind](t)}<br>
      ${t.state==="refused"?Jt`<span class="error">${t.problem}</span>`:Jt`<span class="soft">${i("outbox.waiting")}</span>`}
    </span>
    <span class="row">
      ${t.state==="refused"?Jt`
        <button type="button" class="quiet" @click=${()=>e.retry(t)}>${c("retry")} ${i("action.retry")}</button>`:Oa}
      <button type="button" class="quiet" @click=${()=>Tb(e,t)}>${i("outbox.cancel")}</button>
    </span>
  </li>`;function Ib(e){return e.isLoaded?e.entries.length?Jt`
    <p class="hint">${i("outbox.hint")}</p>
    <ul class="card people">${e.entries.map(t=>Bb(e,t))}</ul>
    <p class="row end"><button type="button" @click=${()=>e.sendNow()}>${i("outbox.now")}</button></p>`:M(i("outbox.none"),i("outbox.noneText"),Oa,"send"):w(2)}function lp(e){let t=new gn(e);return{title:i("outbox.title"),ready:t.load(),view:()=>Jt`${f(i("outbox.title"),Oa,"/")}${Ib(t)}`}}import{html as ce,nothing as Mb}from"../lib/lit-html/lit-html.js";var bn=class{#t;constructor(t){this.#t=t,this.instance=new Me(t),this.areas=new Ge(t),this.invites=new Ye(t),this.nameForm=new k({send:s=>this.#e(s),update:t.update})}load(){return{server:this.instance.loading,map:this.areas.loading}[this.step]?.load()}get steps(){return["server",...h().streets?.areas?["map"]:[],"invite","done"]}get step(){let t=this.#t.query.get("step");return this.steps.includes(t)?t:this.steps[0]}get number(){return this.steps.indexOf(this.step)+1}next=()=>this.#t.push(v("/admin/welcome",{step:this.steps[this.number]}));async#e(t){await this.instance.save(t),await this.next()}};var pp=(e,t)=>ce`<button type="button" class="quiet" @click=${e.next}>${t}</button>`,up=(e,t)=>ce`<p class="row end">${pp(e,i(t?"welcome.next":"welcome.later"))}</p>`,mp=({problem:e,load:t},s,n)=>e?d(e,t):s?n():w(3),jb=(e,t)=>mp(e.instance.loading,e.instance.values,()=>ce`
  <form class="card" novalidate @submit=${e.nameForm.submit}>
    ${F(e.nameForm)}
    ${Je(e.instance.picture,{label:i("admin.picture"),hint:i("admin.pictureHint")})}
    ${m(e.nameForm,"name",{label:i("admin.name"),hint:i("welcome.nameHint"),value:e.instance.values.name,most:50})}
    ${m(e.nameForm,"description",{label:i("admin.description"),value:e.instance.values.description,kind:"area",most:500})}
    <div class="row end">${pp(e,i("welcome.later"))} ${I(e.nameForm,i("welcome.next"))}</div>
  </form>
  ${Js(t.update)}`),Nb=e=>mp(e.areas.loading,e.areas.areas,()=>ce`
  ${ia(e.areas)}
  ${up(e,e.areas.areas.length||e.areas.isRunning)}`),Db=e=>ce`
  ${e.invites.created?aa(e.invites):na(e.invites)}
  ${up(e,e.invites.created)}`,Ub=()=>ce`
  <section class="card">
    <p><a class="button main" href="/new">${c("plus")} ${i("welcome.find")}</a></p>
    <ul class="people">
      ${Q("/settings/notifications","bell",i("welcome.push"))}
      ${Q("/profile","people",i("steps.profile"))}
      ${Q("/admin","gear",i("welcome.again"))}
      ${Q("/","map",i("areas.show"))}
    </ul>
  </section>`,_b={server:jb,map:Nb,invite:Db,done:Ub};function dp(e){let t=new bn(e),s=()=>t.step==="done"?Mb:ce`<p class="soft">${i("welcome.step",{number:t.number,of:t.steps.length-1})}</p>`;return{get title(){return i(`welcome.${t.step}`)},ready:t.load(),async moved(){e.update(),document.querySelector("main h1").focus(),await t.load()},view:()=>ce`
      <header class="welcome">
        ${s()}
        <h1 tabindex="-1">${i(`welcome.${t.step}`)}</h1>
        <p class="lead">${i(`welcome.${t.step}Text`)}</p>
      </header>
      ${_b[t.step](t,e)}`}}function Cb(e,t){let[s,n]=[new Map,!1],a=new AbortController;return e.signal.addEventListener("abort",()=>a.abort()),{async load(o){a.abort();let{signal:r}=a=new AbortController;try{let[l,u]=await ja(v("/api/locations/categories",{...t(),category:"",bbox:o}),{signal:r});if(r.aborted)return;[s,n]=[new Map(l.map($=>[$.category,$.count])),u]}catch(l){if(l.name==="AbortError")return;s.clear()}e.update()},arranged(o,r){if(!s.size)return null;let l=[...s.values()].reduce((y,L)=>y+L,0),u=y=>s.get(y)===0&&!n&&!r.includes(y),$=y=>y&&(y<l||n)?`${q(y)}${n?"+":""}`:void 0;return{shown:o.filter(y=>!u(y)).map(y=>({category:y,count:$(s.get(y))})),rest:o.filter(u)}}}}import{html as Eb,nothing as Hb}from"../lib/lit-html/lit-html.js";async function Rb(e){if(xn.get())return;let t=()=>{},s=new Fe(()=>t());try{await s.read()}catch{return}s.state!=="off"||document.querySelector("dialog[open]")||(xn.set("1"),await X((n,a)=>{t=a;let o=async()=>{await s.enable(),s.state!=="off"&&(n(),p(i(`push.${s.state}`)))};return Eb`
      <h2>${i("push.offer",{name:e})}</h2>
      <p>${i("push.offerText")}</p>
      <p class="soft" role="status">${s.slow?i("push.asking"):Hb}</p>
      <div class="row end">
        <button class="quiet" type="button" @click=${()=>n()}>${i("push.notNow")}</button>
        <button type="button" id="push-on" aria-busy=${s.busy?"true":"false"} @click=${o}>
          ${c("bell")} ${i("push.enable")}
        </button>
      </div>`},{label:i("push.offer",{name:e}),kind:"sheet-like"}))}import{html as wn,nothing as hp}from"../lib/lit-html/lit-html.js";async function zb({lat:e,lng:t}){try{let{title:s}=await P("/api/map/wishes",{latitude:e,longitude:t});p(i("offer.wished",{title:s}))}catch(s){p(O(s))}}function Vb(e,t){if(b().role==="admin"){let s=v("/admin/map",{at:Us({lat:e.lat,lng:e.lng})});return wn`<p><a class="button quiet" href=${s}>${i("offer.add")}</a></p>`}return wn`
    <p><button type="button" class="quiet" @click=${()=>{t(),zb(e)}}>${i("offer.wish")}</button></p>
    <p class="hint">${i("offer.wishText")}</p>`}var Wb=e=>wn`
  <p><button type="button" class="quiet" @click=${()=>e(!0)}>${i("offer.show")}</button></p>
  <p class="hint">${i("offer.learns")}</p>`,Gb=(e,{choose:t,close:s,key:n})=>wn`
  <section class="offer" tabindex="-1" aria-label=${i("offer.none")} @keydown=${n}>
    <p class="row between">
      <span class="strong">${i("offer.none")}</span>
      <button type="button" class="round" aria-label=${i(rs()?"offer.decline":"action.close")} @click=${()=>t(!1)}>
        ${c("close")}
      </button>
    </p>
    ${jo()?Vb(e,s):hp}
    ${rs()?Wb(t):hp}
  </section>`,Yb=()=>Gb;import{html as Qe,nothing as vn}from"../lib/lit-html/lit-html.js";var yn=class{friends=[];next="";hasLinks=!1;update=()=>{};constructor(t){this.audience=Se(t)}async load(){let[t]=await Promise.all([Nt("/api/shares"),this.audience==="friends"?this.#t("/api/friends?status=accepted&limit=100"):null]);this.hasLinks=t.items.length>0}more=async()=>{await this.#t(this.next),this.update()};async#t(t){let{items:s,next:n}=await Nt(t),a=o=>o.requesterId===b().id?o.addressee:o.requester;this.friends.push(...s.map(a)),this.next=n}};var Jb=e=>Qe`
  ${e.friends.length?Qe`<ul class="people">${e.friends.map(t=>is(t,vn))}</ul>`:Qe`<p class="soft">${i("whoSees.alone")}</p>`}
  ${e.next?Qe`<button type="button" class="quiet" @click=${()=>U(e.more())}>${i("action.more")}</button>`:vn}`,Kb=(e,t,s)=>Qe`
  <h2>${i("find.whoSees")}</h2>
  <p>${c(pe(e.audience))} ${i(`edit.audienceText.${e.audience}`,{instance:$t()})}</p>
  ${e.audience==="friends"?Jb(e):vn}
  ${e.hasLinks?Qe`<p class="hint">${i("whoSees.links")} <a href="/shares">${i("shares.mine")}</a></p>`:vn}
  <div class="row end">
    <a class="button quiet" href="/finds/${t.id}/edit">${i("action.edit")}</a>
    <button type="button" class="main" @click=${()=>s()}>${i("action.close")}</button>
  </div>`;async function Zb(e){let t=new yn(e);await U(t.load())&&await X((s,n)=>(t.update=n,Kb(t,e,s)),{label:i("find.whoSees")})}export{qp as about,cr as accounts,Df as addToList,gr as admin,xr as adminLog,Jc as areas,X$ as askReport,vr as categories,Cb as countCategories,mc as edit,qc as feed,Ac as help,Gc as import,nl as instance,Qc as invites,ol as join,Pl as list,Ll as lists,Bl as named,Il as notifications,Yb as offerOfStreets,Rb as offerPush,Ml as people,Hl as person,zl as profile,Gl as reports,Yl as saved,op as settings,t$ as shareFind,rp as shares,lp as waiting,dp as welcome,Zb as whoSees};

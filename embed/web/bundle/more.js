import{$b as N,A as sa,Aa as Mt,Ab as ft,Ac as so,Ba as ka,Bb as Os,Bc as io,C as us,Ca as xa,Cb as tt,D as ds,Da as be,Db as Ma,E as ia,Ea as Oa,Eb as ja,F as na,Fa as ws,Fb as jt,Fc as xt,G,Ga as ys,Gb as qs,Gc as no,H as it,Ha as vs,Hb as Ua,Hc as ao,I as p,Ia as qa,Ib as E,Ic as oo,Ja as Pa,Jb as H,Jc as Is,Ka as Fa,Kb as et,L as ms,Lb as Na,M as g,Ma as Sa,Mb as Ut,Mc as ro,N as S,Nb as Ps,Nc as Ge,O as z,Oa as Ta,Ob as Fs,Oc as co,P as Y,Pa as La,Pb as Da,Pc as Ye,Q as A,Qa as Aa,Qb as _a,R as aa,Ra as Ba,Rb as Ss,Rc as lo,S as oa,Sa as Ia,Sb as Ca,T as $e,Tc as po,U as v,Ub as Ea,Uc as uo,V as ge,Vb as P,W as ra,Wb as Ha,Wc as mo,Xb as ht,Xc as fo,Yb as T,Yc as Ms,Zb as Ra,Zc as js,_b as m,a as fe,aa as ca,ac as lt,ad as ho,b as f,ba as la,bc as M,bd as $o,c as Bt,ca as fs,cc as za,d as Kn,da as k,dc as Kt,e as he,ea as hs,eb as c,ec as nn,f as en,fa as pa,fb as V,fc as an,fd as go,g as sn,gb as C,gc as Va,h as se,hb as h,hc as Ts,hd as bo,i as Re,ia as ua,ib as Q,ic as ie,j as Zn,ja as da,jb as B,jc as Ls,k as ls,ka as ma,kb as d,kc as As,kd as Us,l as Xn,la as fa,lb as w,lc as ze,ld as wo,m as Qn,ma as ha,mb as we,mc as Ve,na as $s,nb as I,nc as Wa,nd as yo,ob as kt,oc as Ga,od as vo,p as ta,pa as gs,pb as y,pc as Ya,pd as ko,q as i,qa as $a,qc as Ja,ra as ga,rc as _,s as O,sa as ba,sc as Ka,ta as wa,tc as Za,u as Yt,ua as b,uc as Xa,v as ea,va as bs,vb as ks,vc as Qa,w as q,wa as mt,wb as Jt,wc as We,x as It,xa as ya,xb as ye,xc as Bs,y as rt,ya as va,yb as ct,yc as to,z as ps,zb as xs,zc as eo}from"./shared.js";import{html as ne,nothing as on}from"../lib/lit-html/lit-html.js";var jl=new URL("lib/",fe).pathname,Ul=[["Leaflet 1.9.4","leaflet","Volodymyr Agafonkin, CloudMade","BSD-2-Clause"],["protomaps-leaflet 5.1.0","protomaps-leaflet","Protomaps","BSD-3-Clause"],["lit-html 3.3.3","lit-html","Google LLC","BSD-3-Clause"]];function xo(){if(Ye())return new URL(f().streets.url.replace(/[{}]/g,"")).host;let{host:e}=new URL((f().tiles?.url??"").replace(/[{}]/g,""),location);return e===location.host?"":e}var Nl=()=>xo()?i("about.tilesFrom",{host:xo()}):i("about.alone"),Dl=()=>ne`
  <section class="card">
    <p class="lead">${i("app.about")}</p>
    <p>${i("about.text")} ${Nl()}</p>
    <p class="soft">${i("about.version",{version:f().version})}</p>
    <p class="row">
      <a class="button quiet" href="/help">${i("help.title")}</a>
      <a class="button quiet" href="/api/docs">${i("about.api")}</a>
    </p>
  </section>`,_l=()=>ne`
  <section class="card">
    <h2>${i("about.map")}</h2>
    <ul class="plain-list">
      ${f().tiles?.attribution?ne`<li>${i("about.tiles")}: ${f().tiles.attribution}</li>`:on}
      ${Ye()?ne`<li>${i("about.streets")}: ${f().streets.attribution}</li>`:on}
      <li>${i("about.places")}: ${f().places.attribution}</li>
    </ul>
  </section>`,Cl=([e,t,s,n])=>ne`<li><a href="${jl}${t}/LICENSE">${e}</a>, © ${s}, ${n}</li>`,El=()=>ne`
  <section class="card">
    <h2>${i("about.code")}</h2>
    <ul class="plain-list">${Ul.map(Cl)}</ul>
    <p class="hint">${i("about.more")}</p>
  </section>`,Hl=()=>({title:i("nav.about"),view:()=>ne`
    ${h(i("nav.about"),on,b()?"/settings":"/sign-in")}
    ${vo()}${yo()}${Dl()}${_l()}${El()}`});import{html as zs,nothing as $p}from"../lib/lit-html/lit-html.js";var Rl=200,zl=2**20,rn=["all","active","suspended","admin"],Oo={wrong_password:"password"},ae=e=>`/api/admin/users/${e.id}`,Ns=class{#t;#e=0;constructor(t){this.#t=t;let s=t.query.get("status");this.text=t.query.get("q")??"",this.status=rn.includes(s)?s:"all",this.list=E(t,()=>v("/api/admin/users",{...this.#s,limit:50}))}get#s(){return{q:this.text.trim(),status:this.status==="all"?"":this.status}}search=()=>(clearTimeout(this.#e),this.#t.rename(v("/admin/people",this.#s)),this.list.load());type(t){this.text=t,clearTimeout(this.#e),this.#e=setTimeout(this.search,Rl)}choose(t){return this.status=t,this.#t.update(),this.search()}isMe(t){return t.id===b()?.id}#i(t){this.list.items=this.list.items.map(s=>s.id===t.id?t:s),this.#t.update()}async#n(t,s){try{this.#i(await t),p(s)}catch(n){p(O(n))}}get asksPassword(){return bs()}adminForm(t,s){let n=async({password:a})=>{this.#i(await Y(ae(t),{role:"admin",...a?{password:a}:{}})),s()};return new P({send:n,fieldOf:Oo})}demote(t){return this.#n(Y(ae(t),{role:"member"}),i("admin.memberDone",{name:k(t)}))}lift(t){return this.#n(A(`${ae(t)}/suspension`),i("admin.liftDone",{name:k(t)}))}linkForm(t,s){let n=async({password:a})=>{let o=await S(`${ae(t)}/sign-in-link`,a?{password:a}:void 0);s(new URL(o.url,location).href)};return new P({send:n,fieldOf:Oo})}limitForm(t,s){let n=async({kind:a,size:o})=>{let r={instance:null,none:0}[a];this.#i(await Y(ae(t),{mediaLimit:a==="own"?Math.round(Number(o)*zl):r})),s()};return new P({send:n})}suspendForm(t,s){let n=async({reason:a,days:o})=>{this.#i(await z(`${ae(t)}/suspension`,{reason:a.trim(),...o?{days:Number(o)}:{}})),s()};return new P({send:n})}deleteForm(t,s){let n=async({name:a,reason:o})=>{if(a.trim()!==t.username)throw{code:"page",reason:"other_name",text:i("admin.deleteOther")};await A(v(ae(t),{reason:o.trim()})),this.list.items=this.list.items.filter(r=>r.id!==t.id),this.#t.update(),s()};return new P({send:n,fieldOf:{other_name:"name"}})}close(){clearTimeout(this.#e)}};import{html as R,nothing as xe}from"../lib/lit-html/lit-html.js";import{html as ut,nothing as Je}from"../lib/lit-html/lit-html.js";var Vl=2e3,ve=class{state="";busy=!1;slow=!1;#t;constructor(t){this.#t=t}async read(){this.state=await gs()}enable=()=>this.#e($a);disable=()=>this.#e(ga);test=()=>this.#s(async()=>{await ba(),p(i("push.sent"))});async#e(t){this.busy=!0,this.#t();let s=setTimeout(()=>{this.slow=!0,this.#t()},Vl);await this.#s(async()=>{this.state=await t()}),clearTimeout(s),this.busy=this.slow=!1,this.#t()}async#s(t){try{await t()}catch(s){p(s.code||s.status?O(s):i("push.failed"))}this.#t()}};var Ds=class{list=[];#t;constructor(t){this.#t=t}get isShown(){return $o()}async read(){this.isShown&&(this.list=await g("/api/auth/passkeys",{signal:this.#t.signal}))}addForm(t,s){let n=async({name:a,password:o})=>{let r=await go(await S("/api/auth/passkeys/options",t?{password:o}:{}));r&&(this.list=[...this.list,await S("/api/auth/passkeys",{name:a,...r})],s())};return new P({send:n,fieldOf:{wrong_password:"password"}})}renameForm(t,s){let n=async({name:a})=>{let o=await Y(`/api/auth/passkeys/${t.id}`,{name:a});this.list=this.list.map(r=>r.id===o.id?o:r),s()};return new P({send:n})}async remove(t){try{await A(`/api/auth/passkeys/${t.id}`),this.list=this.list.filter(s=>s.id!==t.id)}catch(s){p(O(s))}this.#t.update()}};var Wl=1,pt=class{nearby=[];proposal="";#t;#e;#s;#i=0;#n=0;constructor(t,s,n=()=>{}){this.#t=t,this.#e=n,this.#a(s??{})}get value(){let{point:t,by:s,source:n,photo:a,chosen:o}=this;return{point:t,name:this.name.trim(),by:s,source:n,photo:a,location:o}}#a({point:t=null,name:s="",by:n="",source:a="",photo:o=null,location:r=null}){Object.assign(this,{point:t,name:s,by:n,source:a,photo:o,chosen:r}),this.#s=t}get label(){return this.chosen?.name||this.name.trim()||this.proposal}take(t){if(this.#a(t.value),Object.assign(this,{nearby:t.nearby,proposal:t.proposal}),this.#e(),this.point&&!this.label)return this.propose()}setPoint(t,s,n=""){return Object.assign(this,{point:t,chosen:null,source:s,proposal:""}),n?(Object.assign(this,{name:n,by:"search"}),this.#s=t):this.by!=="reader"&&this.#s&&jt(this.#s,t)>Wl&&Object.assign(this,{name:"",by:""}),this.#e(),this.propose()}suggestPoint(t){return this.photo??=t,this.point?this.#e():this.setPoint(t,"photo")}setName(t){this.name=t,this.by=t.trim()?"reader":""}async locate(){try{let t=await qs({enableHighAccuracy:!0,timeout:15e3});this.#t.signal.aborted||this.setPoint(t,"hereDone")}catch(t){this.#t.signal.aborted||p(O(t))}}toggle(t){this.chosen=this.chosen?.id===t.id?null:t,this.chosen&&(this.point=tt(t)),this.#e()}async propose(){let t=++this.#n,{signal:s}=this.#t;clearTimeout(this.#i);let{nearby:n,name:a,wait:o}=await ws(this.point,{signal:s});t!==this.#n||s.aborted||(Object.assign(this,{nearby:n,proposal:a}),o&&(this.#i=setTimeout(()=>this.propose(),1e3*o)),this.#t.update())}close(){clearTimeout(this.#i)}};var cn="/api/users/me/place-settings",Gl={radius:.5,area:1},qo=[.2,.5,1,2,5],_s=class{values=null;exactAtHome=0;#t;constructor(t){this.#t=t}async read(){this.values=await g(cn,{signal:this.#t.signal})}async change(t){try{let{exactAtHome:s,...n}=await z(cn,{...this.values,...t});Object.assign(this,{values:n,exactAtHome:s}),p(i("privacy.saved"))}catch(s){p(O(s))}this.#t.update()}changeHome(t){return this.change({home:{...this.values.home,...t}})}async hideHome(){try{let{finds:t}=await S(`${cn}/home`);this.exactAtHome=0,p(i("privacy.homeHidden",{n:t}))}catch(t){p(O(t))}this.#t.update()}picker(){let{home:t}=this.values,s=t&&{point:{lat:t.latitude,lng:t.longitude}},n=new pt(this.#t,s,()=>{n.point&&this.changeHome({...Gl,...t,latitude:n.point.lat,longitude:n.point.lng})});return n}};var Po=e=>!e.current&&e.kind!=="token",Cs=class{preferences=null;sessions=null;refusal=ya();#t;constructor(t){this.#t=t,this.push=new ve(t.update),this.passkeys=new Ds(t),this.places=new _s(t),this.loading=H(t,()=>this.#e());let s={wrong_password:"currentPassword"};this.password=new P({send:(n,a)=>this.#i(n,a),update:t.update,fieldOf:s})}get user(){return b()}redraw=()=>this.#t.update();get isLoaded(){return!!(this.preferences&&this.user)}get asksPassword(){return bs()}get asksCurrent(){return this.user.hasPassword&&!bo(this.sessions)}get hasOthers(){return this.sessions.some(Po)}async#e(){let{signal:t}=this.#t;[this.preferences,this.sessions]=await Promise.all([g("/api/notifications/preferences",{signal:t}),g("/api/auth/sessions",{signal:t}),this.push.read(),this.passkeys.read(),this.places.read()])}async#s(t){try{await t()}catch(s){p(O(s))}this.#t.update()}setTheme(t){mo(t),this.#t.update()}setUnits(t){Kn.set(t),this.#t.update()}setStreets(t){lo(t),this.#t.update()}async setLanguage(t){await ta(t),this.#t.update()}prefer(t,s){return this.#s(async()=>{this.preferences=await z("/api/notifications/preferences",{[t]:s})})}addSession(t){this.sessions=[t,...this.sessions],this.#t.update()}endOthers(){return this.#s(async()=>{for(let t of this.sessions.filter(Po))await A(`/api/auth/sessions/${t.id}`),this.sessions=this.sessions.filter(s=>s!==t)})}endSession(t){return this.#s(async()=>{await A(`/api/auth/sessions/${t.id}`),this.sessions=this.sessions.filter(s=>s!==t)})}signOut=()=>this.#s(async()=>{await ka(),await this.#t.go("/sign-in",{replace:!0})});async#i({newPassword:t,currentPassword:s,unlinkIdentity:n},a){let o=this.asksCurrent?{currentPassword:s}:{};await z("/api/users/me/password",{newPassword:t,...o,...n?{unlinkIdentity:!0}:{}}),a.reset(),Mt(await g("/api/users/me")),this.sessions=await g("/api/auth/sessions"),p(i("settings.passwordSaved"))}unlink(){return this.#s(async()=>{await A("/api/users/me/identity"),Mt(await g("/api/users/me"))})}confirmForm(t){let s=async({password:n})=>{await S("/api/auth/confirm",{password:n}),t()};return new P({send:s,fieldOf:{wrong_password:"password"}})}deleteForm(t){let s=async({password:n})=>{await A("/api/users/me",this.asksPassword?{password:n}:void 0),t()};return new P({send:s,fieldOf:{wrong_password:"password"}})}async leaveDeleted(){await xa(),await this.#t.go("/sign-in",{replace:!0}),p(i("settings.deleted"))}},Es=(e={})=>`/api/auth/oauth/start?${new URLSearchParams({...e,redirect:"/settings"})}`;var ke=()=>f().provider.name,Zt=e=>e.refusal?.reason==="sign_in_again"&&f().provider.enabled?ut`
  <p><a class="button quiet" href=${Es()}>${i("signin.provider",{name:ke()})}</a></p>`:Je,Nt=(e,t,s)=>m(e,t,{label:s,kind:"password",required:!0,complete:"current-password"}),Yl=()=>ut`
  <label class="switch">
    <span>
      ${i("settings.alsoUnlink",{name:ke()})}<br>
      <span class="soft">${i("settings.alsoUnlinkHint")}</span>
    </span>
    <input type="checkbox" role="switch" id="unlinkIdentity" name="unlinkIdentity">
  </label>`,Fo=({user:e,asksCurrent:t,password:s})=>ut`
  <form class="card" novalidate @submit=${s.submit}>
    ${Q("password",i(t?"settings.password":"settings.passwordFirst"))}
    ${e.hasPassword&&!t?ut`<p class="note">${i("link.setPassword")}</p>`:Je}
    <input class="unseen" type="text" autocomplete="username" .value=${e.username} tabindex="-1" aria-hidden="true">
    ${T(s)}
    ${Zt(s)}
    ${t?Nt(s,"currentPassword",i("settings.currentPassword")):Je}
    ${m(s,"newPassword",{label:i("settings.newPassword"),hint:i("settings.passwordHint"),kind:"password",required:!0,least:8,most:255,complete:"new-password"})}
    ${e.identityLinked?Yl():Je}
    <div class="row end">${N(s,i("action.save"))}</div>
  </form>`;async function Jl(e){let t=i("settings.unlinkTitle",{name:ke()});await M(t,i("settings.unlinkText"),i("settings.unlink"))&&e.unlink()}async function Kl(e,t){if(!t.asksPassword)return;e.preventDefault();let s=i("settings.link",{name:ke()});await _(a=>t.confirmForm(a),s,a=>ut`
    <p>${i("settings.linkText")}</p>
    ${T(a)}
    ${Nt(a,"password",i("account.password"))}`,()=>ut`<button type="submit">${i("settings.linkGo")}</button>`)&&location.assign(Es({link:"true"}))}var Zl=e=>ut`
  <p>${c("check")} ${i("settings.linked")}</p>
  <p><button type="button" class="quiet" @click=${()=>Jl(e)}>${i("settings.unlink")}</button></p>`,Xl=e=>ut`
  <p>${i("settings.notLinked")}</p>
  <p>
    <a class="button quiet" href=${Es({link:"true"})} @click=${t=>Kl(t,e)}>
      ${i("settings.link",{name:ke()})}
    </a>
  </p>`,So=e=>ut`
  <section class="card">
    <h2>${i("settings.identity",{name:ke()})}</h2>
    ${e.user.identityLinked?Zl(e):Xl(e)}
  </section>`;async function Ql(e){await _(s=>e.deleteForm(s),i("settings.deleteTitle"),s=>ut`
    <p>${i("settings.deleteText")}</p>
    ${T(s)}
    ${Zt(s)}
    ${e.asksPassword?Nt(s,"password",i("account.password")):Je}`,()=>ut`<button type="submit" class="danger">${i("settings.delete")}</button>`)&&await e.leaveDeleted()}var To=e=>ut`
  <section class="card">
    ${Q("data",i("settings.data"))}
    <p>${i("settings.dataText")}</p>
    <p><a class="button quiet" href="/api/users/me/export" download>${i("settings.download")}</a></p>
    <p>${i("settings.archiveText")}</p>
    <p><a class="button quiet" href="/api/users/me/archive" download>${i("settings.archive")}</a></p>
    <p><a class="button quiet" href="/import">${i("settings.import")}</a></p>
    <h3>${i("settings.deleteHead")}</h3>
    <p>${i("settings.deleteHint")}</p>
    <p><button type="button" class="danger" @click=${()=>Ql(e)}>${i("settings.delete")}</button></p>
  </section>`;import{html as ln,nothing as Ke}from"../lib/lit-html/lit-html.js";function F(e,{label:t,options:s,chosen:n,set:a=()=>{},hint:o="",error:r="",name:l=e}){let u=r?`${e}-error`:o?`${e}-hint`:Ke;return ln`
    <div class="field">
      <label for=${e}>${t}</label>
      <select id=${e} name=${l} aria-describedby=${u} aria-invalid=${r?"true":Ke} @change=${$=>a($.target.value)}>
        ${s.map(([$,x,L=Ke])=>ln`
          <option value=${$} lang=${L} ?selected=${$===n}>${x}</option>`)}
      </select>
      ${u===Ke?Ke:ln`<p class=${r?"error":"hint"} id=${u}>${r||o}</p>`}
    </div>`}import{html as tp}from"../lib/lit-html/lit-html.js";async function ep(e){try{await navigator.clipboard.writeText(e),p(i("secret.copied"))}catch{document.getElementById("secret").select(),p(i("secret.selected"))}}var Hs=({title:e,text:t,label:s,value:n})=>lt(a=>tp`
  <h2>${e}</h2>
  <p>${t}</p>
  <div class="field">
    <label for="secret">${s}</label>
    <input id="secret" readonly spellcheck="false" autocomplete="off" .value=${n} @focus=${o=>o.target.select()}>
  </div>
  <div class="row end">
    <button type="button" class="quiet" @click=${()=>a()}>${i("action.close")}</button>
    <button type="button" @click=${()=>ep(n)}>${c("copy")} ${i("secret.copy")}</button>
  </div>`,{label:e});function sp({mediaBytes:e,mediaLimit:t}){let s=G(e);return t===null?i("admin.usage",{size:s}):t?i("admin.usageOf",{size:s,limit:G(t)}):i("admin.usageUnlimited",{size:s})}var ip=e=>[i("admin.joined",{date:rt(e.createdAt)}),e.seenAt?i("admin.seen",{date:rt(e.seenAt)}):i("admin.notSeen"),i("admin.finds",{n:e.findCount}),sp(e),e.invitedBy&&i("admin.invitedBy",{name:k(e.invitedBy)})],np=({suspendedAt:e,endsAt:t})=>t?i("admin.suspendedUntil",{date:It(t)}):i("admin.suspendedSince",{when:ps(e)}),ap=e=>R`<p class="note">${np(e)}<br>${i("admin.reasonIs",{reason:e.reason})}</p>`,op=e=>e.suspension?R`<span class="person"><span class="avatar none">${c("block")}</span> <span>${nn(e)}</span></span>`:R`<a class="person" href="/people/${e.id}">${V(e)} <span>${nn(e)}</span></a>`,Lo=(e,t)=>R`
  ${T(t)}
  ${Zt(t)}
  ${e.asksPassword?Nt(t,"password",i("account.password")):xe}`,rp=(e,t)=>_(s=>e.adminForm(t,s),i("admin.adminTitle",{name:k(t)}),s=>R`
  <p>${i("admin.adminText")}</p>
  ${Lo(e,s)}`,()=>R`<button type="submit" class="danger">${i("admin.admin")}</button>`);async function cp(e,t){await M(i("admin.memberTitle",{name:k(t)}),i("admin.memberText"),i("admin.member"))&&e.demote(t)}var lp=["instance","own","none"],pp=(e,t)=>{e.kind??=t.mediaLimit===null?"instance":t.mediaLimit?"own":"none";let s=n=>{e.kind=n,e.update()};return R`
    ${T(e)}
    ${F("kind",{label:i("admin.limit"),options:lp.map(n=>[n,i(`admin.limits.${n}`)]),chosen:e.kind,set:s})}
    ${e.kind==="own"?m(e,"size",{label:i("admin.size"),kind:"number",mode:"numeric",required:!0,value:t.mediaLimit?Math.round(t.mediaLimit/2**20):""}):xe}`};async function Rs(e,t,s){let n=await e;return n&&p(i(t,{name:k(s)})),n}var up=(e,t)=>_(s=>e.limitForm(t,s),i("admin.limitTitle",{name:k(t)}),s=>pp(s,t),()=>R`<button type="submit">${i("action.save")}</button>`),dp=(e,t)=>_(s=>e.suspendForm(t,s),i("admin.suspendTitle",{name:k(t)}),s=>R`
  <p>${i("admin.suspendText")}</p>
  ${T(s)}
  ${m(s,"reason",{label:i("admin.reason"),hint:i("admin.reasonHint"),kind:"area",value:t.suspension?.reason,required:!0,most:500})}
  ${m(s,"days",{label:i("admin.days"),hint:i("admin.daysHint"),kind:"number",mode:"numeric"})}`,()=>R`<button type="submit" class="danger">${i("admin.suspend")}</button>`);async function mp(e,t){let s="";await _(o=>e.linkForm(t,r=>{s=r,o()}),i("admin.linkTitle",{name:k(t)}),o=>R`
    <p>${i("admin.linkAsk",{name:k(t)})}</p>
    ${Lo(e,o)}`,()=>R`<button type="submit">${i("admin.linkMake")}</button>`)&&await Hs({title:i("admin.link"),text:i("admin.linkText",{name:k(t)}),label:i("admin.linkLabel"),value:s})}async function fp(e,t){let s=_(n=>e.deleteForm(t,n),i("admin.deleteTitle",{name:k(t)}),n=>R`
    <p>${i("admin.deleteText")}</p>
    ${T(n)}
    ${m(n,"name",{label:i("admin.deleteName",{name:t.username}),required:!0,complete:"off"})}
    ${m(n,"reason",{label:i("admin.reason"),hint:i("admin.logHint"),most:500})}`,()=>R`<button type="submit" class="danger">${i("admin.delete")}</button>`);await Rs(s,"admin.deleteDone",t)&&y("account-search")}function hp(e,t){let s=(a,o,r)=>({text:a,label:`${a}: ${k(t)}`,run:o,isDanger:r}),n=[t.role==="admin"?s(i("admin.member"),()=>cp(e,t)):s(i("admin.admin"),()=>Rs(rp(e,t),"admin.adminDone",t)),s(i("admin.limit"),()=>Rs(up(e,t),"admin.limitDone",t))];return e.isMe(t)?n:[...n,...t.suspension?[]:[s(i("admin.link"),()=>mp(e,t))],s(i(t.suspension?"admin.suspendAgain":"admin.suspend"),()=>Rs(dp(e,t),"admin.suspendDone",t),!t.suspension),...t.suspension?[s(i("admin.lift"),()=>e.lift(t))]:[],s(i("admin.delete"),()=>fp(e,t),!0)]}var Ao=(e,t)=>R`
  <li class="account">
    <div class="row between">
      <span class="row">
        ${op(t)}
        ${t.role==="admin"?R`<span class="badge">${i("admin.role")}</span>`:xe}
        ${e.isMe(t)?R`<span class="badge">${i("people.you")}</span>`:xe}
        ${t.suspension?R`<span class="badge warning">${i("admin.suspended")}</span>`:xe}
      </span>
      ${Kt(i("people.menu",{name:k(t)}),hp(e,t))}
    </div>
    <p class="soft facts">${ip(t).filter(Boolean).map(s=>R`<span>${s}</span>`)}</p>
    ${t.suspension?ap(t.suspension):xe}
  </li>`;function gp(e,t){e.preventDefault(),t.search()}var bp=e=>zs`
  <form role="search" @submit=${t=>gp(t,e)}>
    <label for="account-search">${i("people.search")}</label>
    <div class="search">
      ${c("search")}
      <input id="account-search" type="search" maxlength="31" autocomplete="off" autocapitalize="none" spellcheck="false"
        .value=${e.text} @input=${t=>e.type(t.target.value)}>
    </div>
  </form>
  <div class="chips" role="group" aria-label=${i("admin.which")}>
    ${rn.map(t=>we(e.status===t,i(`admin.statuses.${t}`),()=>e.choose(t)))}
  </div>`;function wp(e){let{items:t,problem:s,load:n}=e.list;return s?d(s,n):t?t.length?zs`
    <ul class="people" aria-label=${i("admin.people")}>${t.map(a=>Ao(e,a))}</ul>
    ${I(e.list)}`:zs`<p class="soft" role="status">${i("admin.noAccounts")}</p>`:w(4)}function Bo(e){let t=new Ns(e);return{title:i("admin.people"),ready:t.list.load(),view:()=>zs`
      ${h(i("admin.people"),$p,"/admin")}
      <section class="card">${bp(t)}${wp(t)}</section>`,close:()=>t.close()}}import{html as Ro,nothing as Lp}from"../lib/lit-html/lit-html.js";var Io=e=>e.slice(1).match(/../g).map(t=>Number.parseInt(t,16)/255),Mo=e=>e<=.04045?e/12.92:((e+.055)/1.055)**2.4,yp=e=>e<=.0031308?e*12.92:1.055*e**.4166666666666667-.055;function Vs(e){let[t,s,n]=Io(e).map(Mo);return 1.05/(.2126*t+.7152*s+.0722*n+.05)}var Ws=4.5;function jo(e){let t=e;for(let s=1;Vs(t)<Ws;s-=.01)t=`#${Io(e).map(n=>Math.round(255*yp(Mo(n)*s)).toString(16).padStart(2,"0")).join("")}`;return t}var Uo=2**20,No="/api/admin/instance",Do=["invite","open","closed"],_o=["members","admins","off"],Oe="#0f766e",Co={teal:Oe,blue:"#1d4ed8",violet:"#6d28d9",pink:"#be185d",red:"#b91c1c",green:"#15803d",grey:"#475569"},qe=class{values=null;accent=Oe;#t;constructor(t){this.#t=t,this.loading=H(t,async()=>{this.values=await g(No,{signal:t.signal}),this.accent=this.savedAccent}),this.form=new P({send:async s=>{await this.save(s),p(i("admin.saved"))},update:t.update,fieldOf:{accent_too_light:"accent"}})}get startView(){return ft(this.values.startView)}get myView(){return se.get()}async begin(t){await et(this.save({startView:t}))&&p(i("admin.saved")),this.#t.update()}get savedAccent(){return this.values?.accent||Oe}get isAccentDark(){return Vs(this.accent)>=Ws}chooseAccent(t){this.accent=t,delete this.form.errors.accent;let s=Math.floor(Vs(t)*10)/10;this.isAccentDark||(this.form.errors.accent=i("admin.accentLight",{contrast:q(s),least:q(Ws)})),this.form.update()}get darkerAccent(){return jo(this.accent)}isFixed(t){return this.values.fixed.includes(t)}get limit(){return this.values.mediaLimit?Math.round(this.values.mediaLimit/Uo):""}async save({registration:t,invites:s,mediaLimit:n,...a}){let o={};for(let[L,X]of Object.entries(a))o[L]=X.trim();a.accent===Oe&&(o.accent=""),t&&t!==this.values.registration&&(o.registration=t),s&&s!==this.values.invites&&(o.invites=s),n!==void 0&&n!==String(this.limit)&&(o.mediaLimit=Math.round(Number(n)*Uo)),this.values=await Y(No,o);let{fixed:r,mediaLimit:l,registration:u,invites:$,...x}=this.values;Object.assign(f(),{instance:x,registration:u,invites:u==="closed"?"off":$})}},Gs=class{values=null;busy=!1;#t;constructor(t){this.#t=t,this.loading=H(t,async()=>{this.values=await g("/api/admin/checks",{signal:t.signal})})}run=async()=>{this.busy||(this.busy=!0,this.#t.update(),await this.loading.load(),this.busy=!1,this.#t.update())}},Ys=class{values=null;constructor(t){this.loading=H(t,async()=>{this.values=await g("/api/admin/overview",{signal:t.signal})})}};import{html as Js,nothing as pn}from"../lib/lit-html/lit-html.js";var vp={ok:"check",warn:"flag",fail:"close"},kp=e=>Js`
  <li class="row finding ${e.status}">
    ${c(vp[e.status])}
    <span class="grow">
      <span class="strong">${i(`admin.check.${e.status}`)}</span> <span class="soft" lang="en">${e.check}</span><br>
      <span lang="en">${e.text}</span>
      ${e.fix?Js`<br><span lang="en" class="soft">${e.fix}</span>`:pn}
    </span>
  </li>`;function xp({status:e,findings:t}){return Js`
    <p class="strong">${i(`admin.checked.${e}`)}</p>
    <ul class="people">${t.map(kp)}</ul>`}var Eo=e=>Js`
  <section class="card" id="checks">
    <h2>${i("admin.checks")}</h2>
    <p class="hint">${i("admin.checksText")}</p>
    <div class="stack" aria-live="polite">
      ${e.loading.problem?d(e.loading.problem,e.run):pn}
      ${e.values&&!e.loading.problem?xp(e.values):pn}
    </div>
    <div><button class="quiet" id="check" type="button" aria-busy=${e.busy?"true":"false"} @click=${e.run}>
      ${i(e.values?"admin.checkAgain":"admin.check")}</button></div>
  </section>`;import{html as _t,nothing as Ze}from"../lib/lit-html/lit-html.js";var Op=["disk_nearly_full","clock_apart","push_off","no_base_url","registration_open","storage_failing","data_folder","no_ffmpeg","decoders_not_confined","backup_missing"],Dt=(e,t)=>_t`<div class="row between"><dt>${e}</dt><dd class="strong">${t}</dd></div>`,qp=e=>i("admin.jobsOf",{push:q(e.pushJobs),media:q(e.mediaJobs)}),Pp=e=>_t`
  ${Dt(i("admin.backup"),e.lastAt?_t`${C(e.lastAt)}, ${i(`admin.backup.${e.result}`)}`:i(`admin.backup.${e.result}`))}
  ${Dt(i("admin.backupPlace"),e.place)}`,Fp=e=>_t`
  <dl class="stack">
    ${Dt(i("admin.users"),q(e.users))}
    ${Dt(i("admin.publicFinds"),q(e.finds))}
    ${Dt(i("admin.media"),G(e.mediaBytes))}
    ${e.diskFree===null?Ze:Dt(i("admin.disk"),G(e.diskFree))}
    ${e.pushJobs||e.mediaJobs?Dt(i("admin.jobs"),qp(e)):Ze}
    ${e.backup?Pp(e.backup):Ze}
    ${Dt(i("admin.swept"),e.sweptAt?C(e.sweptAt):i("admin.never"))}
    ${Dt(i("admin.version"),`${e.version}, ${e.database==="postgres"?"PostgreSQL":"SQLite"}`)}
  </dl>`,Sp=e=>_t`<li class="note">${i(`admin.problem.${e}`)}</li>`,Tp=e=>_t`
  <details>
    <summary>${i("admin.largest")}</summary>
    <ul class="plain-list">
      ${e.map(t=>_t`
        <li class="row between"><a href="/admin/people?q=${t.username}">${t.username}</a> <span>${G(t.mediaBytes)}</span></li>`)}
    </ul>
  </details>`;function Ho({values:e,loading:t}){if(t.problem)return d(t.problem,t.load);if(!e)return w(3);let s=e.problems.filter(n=>Op.includes(n));return _t`
    ${s.length?_t`<ul class="stack plain-list" aria-label=${i("admin.problems")}>${s.map(Sp)}</ul>`:Ze}
    <section class="card">
      <h2>${i("admin.state")}</h2>
      ${Fp(e)}
      ${e.largest.length?Tp(e.largest):Ze}
    </section>`}var Ap=[["people","/admin/people","people"],["invites","/invites","plus"],["reports","/admin/reports","flag"],["log","/admin/log","feed"],["map","/admin/map","map"],["instance","/admin/instance","gear"],["welcome","/admin/welcome","check"],["help","/help","comment"]],Bp=([e,t,s])=>Ro`
  <li>
    <a class="area" href=${t}>
      ${c(s)}
      <span class="grow"><span class="strong">${i(`admin.${e}`)}</span><br><span class="soft">${i(`admin.about.${e}`)}</span></span>
      ${c("next")}
    </a>
  </li>`;function zo(e){let t=new Ys(e),s=new Gs(e);return{title:i("admin.title"),ready:t.loading.load(),view:()=>Ro`
      ${h(i("admin.title"),Lp,"/profile")}
      <section class="card">
        <ul class="people">${Ap.map(Bp)}</ul>
        <p class="hint">${i("admin.private")}</p>
      </section>
      ${Ho(t)}
      ${Eo(s)}`}}import{html as Ks,nothing as un}from"../lib/lit-html/lit-html.js";var Vo={role_changed:"shield",media_limit_changed:"gear",account_suspended:"block",suspension_lifted:"check",account_deleted:"trash",invite_revoked:"close",sign_in_link_created:"lock",sign_in_link_used:"lock",report_closed:"flag",find_hidden:"block",find_shown:"check",find_deleted:"trash",comment_hidden:"block",comment_shown:"check",comment_deleted:"trash",instance_changed:"gear"},Ip={mediaLimit:"limitOfAll",invites:"whoInvites"},Mp=e=>parseInt(e,10)?G(parseInt(e,10)):i(`admin.limits.${e.startsWith("0 ")?"none":"instance"}`);function jp({action:e,reason:t}){return e==="role_changed"?i(`admin.roles.${t}`):e==="report_closed"?i(`report.result.${t}`):e==="instance_changed"?t.split(", ").map(s=>i(`admin.${Ip[s]??s}`)).join(", "):e==="media_limit_changed"?Mp(t):t}function Up(e){let t={actor:e.actorName||i("admin.commandLine"),target:e.targetName,action:e.action};return i(Vo[e.action]?`admin.act.${e.action}`:"admin.act.other",t)}var Np=e=>Ks`
  <li class="row act">
    ${c(Vo[e.action]??"shield")}
    <span class="grow">
      <span class="strong">${Up(e)}</span><br>
      ${e.reason?Ks`<span dir="auto">${jp(e)}</span><br>`:un}
      <span class="soft">${C(e.createdAt)}</span>
    </span>
  </li>`;function Dp(e){return e.problem?d(e.problem,e.load):e.items?e.items.length?Ks`
    <section class="card">
      <p class="hint">${i("admin.logText")}</p>
      <ul class="people">${e.items.map(Np)}</ul>
      ${I(e)}
    </section>`:B(i("admin.noActs"),i("admin.noActsText"),un,"feed"):w(4)}function Wo(e){let t=E(e,"/api/admin/log");return{title:i("admin.log"),ready:t.load(),view:()=>Ks`${h(i("admin.log"),un,"/admin")}${Dp(t)}`}}import{html as ot,nothing as qt}from"../lib/lit-html/lit-html.js";var _p=8,Zs=class{items=[];at=-1;#t;#e=null;#s=[];#i=!1;constructor(t){this.#t=t}async follow(t){this.#i=!0,this.#n(t),this.#e??=g("/api/finds/categories",{signal:this.#t.signal}).catch(()=>(this.#e=null,[])),this.#s=await this.#e,this.#i&&this.#n(t)}close(){this.#i=!1,this.#a([])}move(t){let s=this.items.length;this.at=this.at<0&&t<0?s-1:(this.at+t+s)%s,this.#t.update()}#n(t){let s=Yt(t.trim()),n=new Set(this.#s.map(o=>o.category)),a=s?Jt.filter(o=>!n.has(o)).map(o=>({category:o,ownCount:0,count:0})):[];this.#a([...this.#s,...a].filter(({category:o})=>{let r=Yt(ct(o));return r.includes(s)&&(r!==s||ye(o))}).slice(0,_p))}#a(t){Object.assign(this,{items:t,at:-1}),this.#t.update()}};var Cp=1200*36e5,Xs=class{id;stored=null;#t;#e;#s;#i=null;#n=new Set;#a=!1;#o=!1;constructor(t){this.#t=t,this.#s=!t.params.id;let s=t.params.id??t.query.get("draft");this.#r(new RegExp(`^${ra}$`).test(s)||!this.#s?s:be()),this.#s&&!this.stored&&this.#r(be())}#r(t){this.id=t,this.#e=this.#s?Ut(t):Na(t),this.stored=this.#e.get()}get findId(){return this.#i??=Oa(this.id)>Date.now()-Cp?this.id:be()}get path(){let t=new URLSearchParams(this.#t.query);return t.set("draft",this.id),`/new?${t}`}save(t){if(!(this.#o||this.#t.signal.aborted)){if(!t)return this.#e.remove();this.#e.set({...t,at:Date.now()}),this.#s&&!this.#a&&this.#t.rename(this.path),this.#a=!0}}async files(){if(!this.stored||!this.#s)return[];let t=new Set(this.stored.media?.map(n=>n.key)),s=await Fs(this.id);for(let{key:n}of s)this.#n.add(n);return s.filter(n=>!t.has(n.key))}get hasFiles(){return this.#n.size>0}release(t){let s=new Set(t.filter(n=>!n.media).map(n=>n.key));for(let n of this.#n)s.has(n)||(this.#n.delete(n),_a(n))}remove(){return this.#o=!0,this.#e.remove(),this.#s?Ss(this.id):null}};async function Go(e,t){if(t?.point)return t;let s=e.get("place");if(s){let a=await g(`/api/locations/${encodeURIComponent(s)}?includePrivate=true&includeFriends=true&findsLimit=0`);return{location:a,point:tt(a)}}let n=ft(e.get("at"));return n?{point:{lat:n.lat,lng:n.lng}}:null}var Yo=({location:e,locationId:t,exact:s})=>{let{name:n,...a}=s??e;return{location:{...e,name:n,id:t},point:tt(a),name:n,by:"search"}},Qs=({title:e,description:t,category:s,isPublic:n,area:a,exactForFriends:o})=>({title:e,description:t,category:s,isPublic:n,area:a,exactForFriends:o});function Jo({title:e,description:t,category:s,isPublic:n,area:a="",exactForFriends:o},r={area:""}){let l={title:e.trim(),description:t.trim()||null,category:s.trim()||null},u=a!==""&&a!==r.area,$=u?{area:Number(a)}:{},L=Number(a)&&(u||o!==r.exactForFriends)?{exactForFriends:o==="true"}:{};return{...l,isPublic:n==="true",...$,...L}}var Ko=({location:e},{area:t=""})=>t!==""&&(e?.area??0)>Number(t),Zo=(e,{area:t})=>z(`/api/finds/${e}`,{area:Number(t),homeZone:!1}),Xo=({location:e,exact:t})=>({area:String(e.area??0),exactForFriends:String(t?.forFriends??!0)});var Pe=class{uploads=null;place=null;placeError="";shown;#t=null;#e;constructor(t,s){this.page=t,this.#e=s,this.draft=new Xs(t),this.form=new P({send:n=>this.#s(n),update:t.update}),this.isRestored=!!this.draft.stored,this.values={isPublic:he.get()!=="friends",...this.draft.stored},this.proposals=new Zs(t),this.loading=H(t,()=>this.begin())}get isOther(){return this.#t??!!(this.values.category&&!ye(this.values.category))}changed(){this.saveDraft(),this.page.update()}addFiles(t){return this.uploads.add(t)}change(t){this.values={...this.values,...t},this.changed()}chooseCategory(t){this.#t=t==="other"&&!this.isOther,this.change({category:t===this.values.category||t==="other"?"":t})}async submit(t){return this.placeError="",await this.form.submit(t),!this.placeError}async#s(t){let{point:s,name:n,location:a}=this.place.value;if(!s){this.placeError=i("spot.missing"),this.page.update();return}if(await this.uploads.settled(),this.uploads.hasFailed)throw{code:"failed",text:i("edit.uploadFailed")};let o={point:s,name:n||this.place.proposal,location:a},r=Jo({category:this.values.category??"",...t},this.shown),l=await this.write(r,o).catch(u=>this.#i(u));l&&(Ko(l,t)&&await this.#e.showHome()&&await Zo(l.id,t).catch(u=>p(O(u))),await this.leave(`/finds/${l.id}`,i(this.isNew?"edit.published":"edit.saved")))}#i(t){let s=Fa(t);throw s.length?(this.uploads.removeMissing(s),{code:"failed",text:i("edit.photosGone")}):t}close(){this.uploads?.stop(),this.place?.close()}};async function ti(e){try{let t=await Fe(e,0,262144),s=await Ep(e,t);return s?Jp(Yp(s.view,s.tiff)):Qo}catch{return Qo}}var Qo={place:null,time:""},Fe=async(e,t,s)=>new DataView(await e.slice(t,t+s).arrayBuffer());function Ep(e,t){return t.getUint16(0)===65496?Hp(t):t.getUint32(0)===2303741511?tr(e,{at:8,little:!1,name:"eXIf",extra:12,sizeFirst:!0}):Ct(t,0,4)==="RIFF"&&Ct(t,8,4)==="WEBP"?tr(e,{at:12,little:!0,name:"EXIF",extra:8,even:!0}):Ct(t,4,4)==="ftyp"?zp(e):null}var Ct=(e,t,s)=>String.fromCharCode(...Array.from({length:s},(n,a)=>e.getUint8(t+a)));function Hp(e){for(let t=2;t+10<e.byteLength;t+=2+e.getUint16(t+2)){let s=e.getUint16(t);if(s===65505&&e.getUint32(t+4)===1165519206)return{view:e,tiff:t+10};if(s===65498||s>>8!==255)return null}return null}var dn=1<<20,mn=1e4;async function tr(e,{at:t,little:s,name:n,extra:a,sizeFirst:o,even:r}){for(let l=0;l<mn&&t+8<=e.size;l++){let u=await Fe(e,t,8),$=u.getUint32(o?0:4,s);if(Ct(u,o?4:0,4)===n)return Rp(await Fe(e,t+8,Math.min($,dn)));t+=a+$+(r?$%2:0)}return null}var Rp=e=>({view:e,tiff:Ct(e,0,4)==="Exif"?6:0});function er(e,t,s){let n=[];for(let a=t;a+8<=s&&n.length<mn;){let o=e.getUint32(a),r=8;if(o===1&&([o,r]=[Number(e.getBigUint64(a+8)),16]),o===0&&(o=s-a),o<r)break;n.push({type:Ct(e,a+4,4),from:a+r,to:Math.min(a+o,s)}),a+=o}return n}async function zp(e){for(let t=0,s=0;s<mn&&t+8<=e.size;s++){let n=await Fe(e,t,16),a=n.getUint32(0);if(a===1&&(a=Number(n.getBigUint64(8))),a===0&&(a=e.size-t),a<8)return null;if(Ct(n,4,4)==="meta")return Vp(e,await Fe(e,t,Math.min(a,dn)));t+=a}return null}async function Vp(e,t){let s=er(t,t.getUint32(0)===1?20:12,t.byteLength),n=u=>s.find($=>$.type===u),a=Wp(t,n("iinf")),o=a===null?null:Gp(t,n("iloc"),a);if(!o)return null;let r=o.method===1?n("idat"):null,l=r?new DataView(t.buffer,t.byteOffset+r.from+o.at,Math.min(o.size,r.to-r.from-o.at)):await Fe(e,o.at,Math.min(o.size,dn));return{view:l,tiff:4+l.getUint32(0)}}function Wp(e,t){if(!t)return null;let s=er(e,t.from+(e.getUint8(t.from)===0?6:8),t.to);for(let{from:n}of s){let a=e.getUint8(n)>2;if(Ct(e,n+(a?10:8),4)==="Exif")return a?e.getUint32(n+4):e.getUint16(n+4)}return null}function Gp(e,t,s){if(!t)return null;let n=e.getUint8(t.from),a=t.from+4,o=L=>{let X=L===8?Number(e.getBigUint64(a)):L===4?e.getUint32(a):L===2?e.getUint16(a):0;return a+=L,X},r=o(2),[l,u,$]=[r>>12,r>>8&15,r>>4&15],x=n?r&15:0;for(let L=o(n<2?2:4);L>0&&a<t.to;L--){let X=o(n<2?2:4),He=n?o(2)&15:0;o(2);let Bl=o($),Yn=null;for(let Jn=o(2);Jn>0&&a<=t.to;Jn--){o(x);let Il=Bl+o(l),Ml=o(u);Yn??={method:He,at:Il,size:Ml}}if(X===s)return Yn}return null}function Yp(e,t){let s=e.getUint16(t)===18761,n=r=>e.getUint16(t+r,s);return{u32:r=>e.getUint32(t+r,s),text:(r,l)=>Ct(e,t+r,l),entries:r=>new Map(Array.from({length:n(r)},(l,u)=>[n(r+2+12*u),r+10+12*u]))}}function Jp(e){let t=e.entries(e.u32(4)),s=(n,a,o)=>{try{return t.has(n)?a(e,e.entries(e.u32(t.get(n)))):o}catch{return o}};return{place:s(34853,Zp,null),time:s(34665,Kp,"")}}function Kp({u32:e,text:t},s){let n=s.get(36867),a=n===void 0?null:/^(\d{4}):(\d\d):(\d\d) (\d\d:\d\d:\d\d)$/.exec(t(e(n),19));return a&&a[1]!=="0000"?`${a[1]}-${a[2]}-${a[3]}T${a[4]}`:""}function Zp({u32:e,text:t},s){let n=(r,l,u)=>{if(!s.has(l)||!s.has(u))return NaN;let $=e(s.get(u)),x=X=>e($+8*X)/e($+8*X+4),L=r.indexOf(t(s.get(l),1).toUpperCase());return L<0?NaN:(x(0)+(x(1)||0)/60+(x(2)||0)/3600)*(L?-1:1)},a=n("NS",1,2),o=n("EW",3,4);return Math.abs(a)<=90&&Math.abs(o)<=180&&(a||o)?{lat:a,lng:o}:null}async function Xe(e){if(!/^image\/(jpeg|png|webp|avif|heic|heif)$/.test(e.type))return e;try{return await Xp(e)}catch{return e}}async function Xp(e){let t=await createImageBitmap(e,{imageOrientation:"from-image"}),s=Math.min(1,2560/Math.max(t.width,t.height));if(s===1&&e.size<409600)return t.close(),e;let n=new OffscreenCanvas(Math.max(1,Math.round(t.width*s)),Math.max(1,Math.round(t.height*s))),a=n.getContext("2d");a.fillStyle="#fff",a.fillRect(0,0,n.width,n.height),a.drawImage(t,0,0,n.width,n.height),t.close();let o=await n.convertToBlob({type:"image/jpeg",quality:.85});return o.size<e.size?new File([o],e.name.replace(/\.\w+$/,"")+".jpg",{type:"image/jpeg"}):e}var Qp=2,tu=2,eu=60,Se=class{removed=[];#t=!1;#e;#s;#i;#n;#a=()=>{};constructor(t,{changed:s,placed:n=()=>{},signal:a,send:o=ge}){this.items=t.map(({at:r,key:l,caption:u="",...$})=>({media:$,at:r,key:l,caption:u,state:"done"})),this.#e=r=>{this.#a(),s(r)},this.#s=n,this.#i=a,this.#n=o,addEventListener("online",()=>this.#u(),{signal:a})}get most(){return f().limits.mediaPerFind}get isBusy(){return this.items.some(t=>["waiting","sending","paused"].includes(t.state))}get isPaused(){return this.items.some(t=>t.state==="paused")}async settled(){for(;this.isBusy&&!this.isPaused;)await new Promise(t=>{this.#a=t})}files(){return Promise.all(this.items.map(async({media:t,at:s,file:n,caption:a})=>{let o=n?await Xe(n):null;return t?{media:t,at:s,caption:a,blob:o}:{caption:a,blob:o,name:n.name||"file"}}))}get hasFailed(){return this.items.some(t=>t.state==="failed")}get isChanged(){return this.#t||this.removed.length>0||this.items.some(t=>!t.media?.id)}get media(){return this.items.filter(t=>t.media).map(t=>Pa(t.media,t.caption))}get draft(){return this.items.filter(t=>t.media).map(({media:t,at:s,key:n,caption:a})=>({...t,at:s,key:n,caption:a}))}async add(t,s=[]){if(this.#i.aborted)return;let n=this.most-this.items.length,a=[...t].slice(0,n),o=a.map((r,l)=>({file:r,key:s[l],caption:"",preview:URL.createObjectURL(r),state:"waiting",progress:0}));this.items=[...this.items,...o],this.#e(t.length>n?i("upload.tooMany",{n:this.most}):""),await this.#o(a),this.#r()}async#o(t){for(let s of t){let{place:n}=await ti(s);if(this.#i.aborted)return;if(n)return this.#s(n)}}#r(){if(this.#i.aborted)return;let t=Qp-this.items.filter(s=>s.state==="sending").length;for(let s of this.items.filter(n=>n.state==="waiting").slice(0,t))this.#l(s)}async#l(t){t.stop=new AbortController,Object.assign(t,{state:"sending",progress:0,problem:null}),this.#e();try{let s=await this.#d(t);if(!s)return;Object.assign(t,{media:s,at:Date.now(),state:"done"})}catch(s){if(s.name==="AbortError")return;Object.assign(t,{state:ms(s)?"paused":"failed",problem:O(s)}),t.state==="paused"&&this.#p(t,s.retryAfter)}this.#e(),this.#r()}#p(t,s){t.pause=Math.min(eu,(t.pause??tu/2)*2),t.timer=setTimeout(()=>this.retry(t),1e3*(s||t.pause))}#u(){for(let t of this.items.filter(s=>s.state==="paused"))this.retry(t)}async#d(t){let{signal:s}=t.stop,n=await Xe(t.file),{videoBytes:a,imageBytes:o}=f().limits,r=n.type.startsWith("video/")?a:o;if(n.size>r)throw{code:"large",text:i("upload.large",{size:na(r)})};if(s.aborted)return null;let l=$=>{t.progress=$,this.#e()},[u]=await this.#n("POST","/api/media",n,{signal:s,progress:l});return u}retry(t){clearTimeout(t.timer),t.state="waiting",this.#r()}remove(t){this.#c(t),t.media?.id&&this.removed.push(t.media.id),this.items=this.items.filter(s=>s!==t),this.#e(),this.#r()}removeMissing(t){let s=this.items.filter(n=>n.media).filter((n,a)=>t.includes(a));s.forEach(this.#c),this.items=this.items.filter(n=>!s.includes(n)),this.#e()}move(t,s){this.items.splice(s,0,...this.items.splice(t,1)),this.#t=!0,this.#e()}setCaption(t,s){t.caption=s,this.#t=!0,this.#e()}stop(){this.items.forEach(this.#c)}#c({timer:t,stop:s,preview:n}){clearTimeout(t),s?.abort(),n&&URL.revokeObjectURL(n)}};var ei=class extends Pe{isNew=!1;title=i("edit.title");#t;#e="";#s="";constructor(t,s){super(t,s),this.back=`/finds/${t.params.id}`,this.#t=`/api${this.back}`}async begin(){let[t,s]=await aa(this.#t),n=this.draft.stored;this.#s=s,this.#e=t.locationId,this.shown=Xo(t),this.values={...t,...this.shown,...n};let a=o=>{o&&p(o),this.page.update()};this.uploads=new Se(t.media,{changed:a,signal:this.page.signal}),this.place=new pt(this.page,n?.place??Yo(t),()=>this.changed())}saveDraft(){let t=Qs(this.values),s=this.place?.value;this.draft.save(s?.location?.id===this.#e?t:{...t,place:s})}async write(t,s){let{isPaused:n,isChanged:a,media:o,removed:r}=this.uploads;if(n)throw{code:"failed",text:i("edit.uploadFailed")};let l=await vs(s),u=l===this.#e?{}:{locationId:l},$=o.map(L=>L.id?{id:L.id,caption:L.caption??null}:L),x=a?{media:$,mediaToDelete:r}:{};return z(this.#t,{...t,...u,...x},{headers:this.#s?{"If-Match":this.#s}:{}})}overwrite(){this.#s=""}async leave(t,s=""){await this.draft.remove(),await this.page.go(t,{replace:!0}),s&&p(s)}discard(){return this.uploads?.stop(),this.leave(`${this.back}/edit`)}};async function fn(){if(!await caches.has(Re))return null;let e=await caches.open(Re),[t]=await e.keys(),s=t&&await(await e.match(t))?.formData();return s?{key:t,values:su(s),files:s.getAll("file"),left:Number(s.get("left"))}:null}function su(e){let t=e.get("title"),s=[e.get("text"),e.get("url")].filter(Boolean).join(`
`);return{...t?{title:t}:{},...s?{description:s}:{}}}async function sr(e){let t=await caches.open(Re);return await t.delete(e),(await t.keys()).length===0&&await caches.delete(Re),fn()}var iu=2,si=class{items=[];isWhole=!1;#t;#e;constructor(t,s){this.#t=t,this.#e=s}get shown(){return this.isWhole?this.items:this.items.slice(0,iu)}async load(){await Ca();let t=await Fs();if(this.#t.signal.aborted)return;this.close();let s=Ps().filter(n=>n.id!==this.#e);this.items=s.map(n=>{let a=n.media?.find(r=>r.at>Date.now()-ys),o=a?null:t.find(r=>r.draft===n.id&&r.file.type.startsWith("image/"))?.file;return{draft:n,media:a,preview:o?URL.createObjectURL(o):""}}),this.#t.update()}showAll(){this.isWhole=!0,this.#t.update()}remove({draft:t}){Ut(t.id).remove(),this.items=this.items.filter(s=>s.draft!==t),this.#t.update(),p(i("edit.draftDeleted"),"",{text:i("action.undo"),run:()=>this.#s(t)})}#s(t){return Ut(t.id).set(t),this.load()}close(){for(let{preview:t}of this.items)t&&URL.revokeObjectURL(t)}};var nu=.15,ir=e=>e.slice(0,10);function au(e){let t="";return e.map(n=>({photo:n,time:t=n.time||t})).sort((n,a)=>n.time<a.time?-1:n.time>a.time?1:0).map(n=>n.photo)}var nr=e=>e.find(t=>t.place)?.place??null,ar=e=>e.find(t=>t.time)?.time??"";function ou(e,t,s){let[n,a]=[nr(e),ar(e)];return e.length<s&&(!n||!t.place||jt(n,t.place)<=nu)&&(!a||!t.time||ir(a)===ir(t.time))}function or(e,t){let s=[];for(let n of au(e)){let a=s.findLast(o=>ou(o,n,t));a?a.push(n):s.push([n])}return s}var Qe=e=>({place:nr(e),time:ar(e)}),rr=(e,t)=>e.flatMap((s,n)=>n===t?[]:n===t-1?[[...s,...e[t]]]:[s]),cr=(e,t,s)=>e.flatMap((n,a)=>a===t?[n.slice(0,s),n.slice(s)]:[n]);var ii=class{groups=null;busy=!1;#t;#e=new Map;constructor(t){this.#t=t}get most(){return f().limits.mediaPerFind}get count(){return this.groups.flat().length}async consider(t,s){if(this.groups)return this.consider([...this.decline(),...t],s);if(t.length<2)return!1;let n=await Promise.all(t.map(async o=>({file:o,...await ti(o)}))),a=or(n,this.most);if(this.#t.signal.aborted||a.length<2&&t.length<=s)return!1;for(let o of n)o.preview=o.file.type.startsWith("image/")?URL.createObjectURL(o.file):"";return this.#s(a),!0}#s(t){this.groups=t,this.#t.update();for(let s of t)this.#i(s)}async#i(t){let{place:s}=Qe(t);if(!s||this.#e.has(t[0]))return;this.#e.set(t[0],"");let{name:n}=await ws(s,{signal:this.#t.signal});this.#e.set(t[0],n),this.#t.update()}describe=t=>({name:Qe(t).place?this.#e.get(t[0])??"":"",time:Qe(t).time});canMerge=t=>t>0&&this.groups[t-1].length+this.groups[t].length<=this.most;merge(t){this.#s(rr(this.groups,t))}split(t,s){this.#s(cr(this.groups,t,s))}decline(){let t=this.groups.flat().map(s=>s.file);return this.close(),this.#t.update(),t}async accept(){if(this.busy)return;this.busy=!0,this.#t.update();let t=this.groups.map(()=>be()),s=Date.now(),n=b()?.id;try{for(let[a,o]of this.groups.entries())await this.#n(n,t[a],o,s-a)}catch{if(b()?.id!==n)return null;for(let a of t)await ru(a);return this.busy=!1,this.#t.update(),p(i("group.noRoom"))}await this.#t.go(`/new?draft=${t[0]}`),p(i("group.made",{n:t.length}))}async#n(t,s,n,a){if(b()?.id!==t)throw{code:"stopped"};let{place:o}=Qe(n),r={id:s,at:a,isPublic:he.get()!=="friends",media:[],label:this.describe(n).name};if(Ut(s).set(o?{...r,place:{point:o,source:"photo",photo:o}}:r),!Ut(s).get())throw{code:"storage"};await Da(s,n.map(l=>l.file),t)}close(){for(let{preview:t}of this.groups?.flat()??[])t&&URL.revokeObjectURL(t);this.groups=null}};async function ru(e){Ut(e).remove(),await Ss(e)}var ni=class extends Pe{isNew=!0;title=i("edit.new");back="/";received=null;photosExpired=!1;#t="";constructor(t,s){super(t,s),this.drafts=new si(t,this.draft.id),this.several=new ii(t)}async begin(){let{page:t,values:s}=this,n=await Go(t.query,s.place),a=s.media??[],o=a.filter($=>$.at>Date.now()-ys);this.photosExpired=o.length<a.length;let r=$=>{$&&p($),this.changed()},l=$=>this.place.suggestPoint($);this.uploads=new Se(o,{changed:r,placed:l,signal:t.signal}),this.place=new pt(t,n,r),this.place.point&&!this.place.label&&this.place.propose(),this.drafts.load();let u=await this.draft.files();u.length&&this.uploads.add(u.map($=>$.file),u.map($=>$.key)),this.received=t.query.has("shared")?await fn():null}async addFiles(t){let{items:s,most:n}=this.uploads;await this.several.consider(t,n-s.length)||await super.addFiles(t)}saveDraft(){let t=Qs(this.values),s=this.place?.value,n=this.uploads.draft,a=![t.title,t.description,t.category,s?.point,n.length,this.draft.hasFiles].some(Boolean);this.draft.save(a?null:{...t,place:s,label:this.place?.label,media:n,id:this.draft.id}),this.draft.release(this.uploads.items)}async resolveReceived(t){let{values:s,files:n,key:a}=this.received;this.received=null,t&&n.length&&await this.addFiles(n),this.received=await sr(a),this.change(t?s:{}),this.form.clear("title"),this.page.update()}async write(t,s){if(this.uploads.isPaused)return this.#e(t,s);try{return this.#t=await vs(s),await qa(this.draft.findId,{...t,locationId:this.#t,media:this.uploads.media})}catch(n){if(!ms(n))throw n;return this.#e(t,s)}}async#e(t,s){return await Ta(this.draft.findId,{body:t,place:s,locationId:this.#t},this.uploads),await this.leave("/waiting",i("outbox.added")),null}async leave(t,s=""){s&&he.set(this.values.isPublic?"public":"friends"),await this.draft.remove(),await this.page.go(t,{replace:!0});let[n]=Ps();s&&p(s,"",n&&{text:i("edit.next"),run:()=>this.page.go(`/new?draft=${n.id}`)})}discard(){return this.uploads?.stop(),this.leave("/new")}close(){super.close(),this.drafts.close(),this.several.close()}};import{html as Te,nothing as hn}from"../lib/lit-html/lit-html.js";function cu(e,t){e.remove(t),y(e.items.length?"drafts-title":"main")}var lu=({media:e,preview:t})=>Te`
  <span class="thumb">${e||t?Te`<img src=${e?.thumbnailUrl??t} alt="">`:c("edit")}</span>`;function pu(e,t){let{draft:s}=t,n=s.title?.trim()||i("edit.untitled");return Te`
    <li class="row draft">
      <a class="find grow" href="/new?draft=${s.id}">
        ${lu(t)}
        <span class="what">
          <span class="name" dir="auto">${n}</span>
          ${s.label?Te`<span class="soft" dir="auto">${s.label}</span>`:hn}
          <span class="soft">${ps(s.at)}</span>
        </span>
      </a>
      <button type="button" class="round" aria-label=${i("edit.draftDelete",{title:n})} @click=${()=>cu(e,t)}>
        ${c("trash")}
      </button>
    </li>`}var lr=e=>e.items.length?Te`
  <section class="card drafts" id="drafts" aria-labelledby="drafts-title">
    <h2 id="drafts-title" tabindex="-1">${i("edit.drafts")}</h2>
    <ul class="rows">${e.shown.map(t=>pu(e,t))}</ul>
    ${e.shown.length<e.items.length?Te`
      <button type="button" class="link" @click=${()=>e.showAll()}>
        ${i("edit.allDrafts",{n:e.items.length})}
      </button>`:hn}
  </section>`:hn;var pr=e=>[...e?.files??[]].filter(t=>/^(image|video)\//.test(t.type)),ur=e=>[...e.dataTransfer?.types??[]].includes("Files"),uu=e=>e.target.matches?.("input, textarea")&&e.clipboardData.types.includes("text/plain");function dr(e,t){let s=a=>document.body.classList.toggle("dropping",a),n=(a,o)=>document.addEventListener(a,o,{signal:e});n("dragover",a=>{ur(a)&&(a.preventDefault(),s(!0))}),n("dragleave",a=>{a.relatedTarget||s(!1)}),n("drop",a=>{ur(a)&&(a.preventDefault(),s(!1),document.querySelector("dialog[open]")||t(pr(a.dataTransfer)))}),n("paste",a=>{let o=pr(a.clipboardData);!o.length||uu(a)||document.querySelector("dialog[open]")||(a.preventDefault(),t(o))}),e.addEventListener("abort",()=>s(!1))}import{html as oe,nothing as gr}from"../lib/lit-html/lit-html.js";var $n=[1,5,20],Le=e=>e?i("privacy.area",{distance:ds(e)}):i("privacy.exact"),ts=()=>$n.map(e=>[String(e),Le(e)]),Ae=()=>[["0",Le(0)],...ts()],ai=()=>[["true",i("privacy.forFriends")],["false",i("privacy.forMe")]];import{html as es,nothing as gn}from"../lib/lit-html/lit-html.js";var Be="category";function mr(e,{category:t}){let s=document.getElementById(Be);if(s.value=t,ye(t)){e.proposals.close(),e.chooseCategory(t),document.querySelector("#fold-category summary")?.focus();return}s.dispatchEvent(new Event("input",{bubbles:!0})),e.proposals.close()}function du(e,t){t.form.typed(e.target),t.proposals.follow(e.target.value)}function mu(e,t){let{items:s,at:n}=t.proposals;if(!s.length){e.key==="ArrowDown"&&t.proposals.follow(e.target.value);return}let a={ArrowDown:1,ArrowUp:-1}[e.key];if(a)t.proposals.move(a);else if(e.key==="Escape")t.proposals.close();else if(e.key==="Enter"&&n>=0)mr(t,s[n]);else return;e.preventDefault()}var fu=(e,t,s)=>es`
  <li id="category-${s}" data-kind="category" role="option" aria-selected=${s===e.proposals.at?"true":"false"}
    @click=${()=>mr(e,t)}>
    ${ht(t.category)}
    <span class="grow" dir="auto">${ct(t.category)}</span>
    <span class="soft far">${t.ownCount?i("categories.byYou",{n:t.ownCount}):t.count?q(t.count):gn}</span>
  </li>`,hu=e=>{let{items:t}=e.proposals;return es`
    <div class="proposals" ?hidden=${!t.length} @mousedown=${s=>s.preventDefault()}>
      <ul id="category-list" role="listbox" aria-label=${i("categories.used")}>${t.map((s,n)=>fu(e,s,n))}</ul>
    </div>
    <span class="unseen" role="status">${t.length?i("categories.count",{n:t.length}):""}</span>`};function fr(e){let{form:t,proposals:s}=e,n=t.errors[Be];return es`
    <div class="field">
      <label for=${Be}>${i("categories.own")} <span class="soft">${i("form.optional")}</span></label>
      <div class="combo">
        <input id=${Be} name=${Be} type="text" dir="auto" role="combobox" autocomplete="off" data-most=${f().limits.category}
          aria-autocomplete="list" aria-controls="category-list" aria-expanded=${s.items.length?"true":"false"}
          aria-activedescendant=${s.at>=0?`category-${s.at}`:gn}
          aria-describedby=${n?"category-error":"category-hint"} aria-invalid=${n?"true":gn}
          .defaultValue=${e.values.category??""} @input=${a=>du(a,e)} @keydown=${a=>mu(a,e)}
          @focus=${a=>s.follow(a.target.value)} @blur=${()=>s.close()}>
        ${hu(e)}
      </div>
      ${Ra(t.left[Be])}
      ${n?es`<p class="error" id="category-error">${n}</p>`:es`<p class="hint" id="category-hint">${i("categories.hint")}</p>`}
    </div>`}var oi=(e,t,s,n,a)=>oe`
  <details class="fold" id="fold-${e}">
    <summary>${t} <span class="grow"><span>${s}</span> <span class="soft" dir="auto">${n}</span></span> ${c("next")}</summary>
    ${a}
  </details>`;function br(e){let t=e?.closest("details");t&&(t.open=!0)}var $u=e=>oi("description",c("edit"),i("find.description"),e.values.description||i("edit.none"),m(e.form,"description",{label:i("find.description"),value:e.values.description??"",kind:"area",most:f().limits.description})),hr=(e,t,s)=>oe`
  <button type="button" class="chip" aria-pressed=${s?"true":"false"} @click=${()=>e.chooseCategory(t)}>
    ${ht(t)} ${ct(t)}
  </button>`;function gu(e){let{category:t}=e.values,[s,n]=t?[ht(t),ct(t)]:[c("filter"),i("edit.none")];return oi("category",s,i("find.category"),n,oe`
    <fieldset>
      <legend>${i("find.category")}</legend>
      <div class="chips">
        ${Jt.map(a=>hr(e,a,a===t))}
        ${hr(e,"other",e.isOther)}
      </div>
      ${e.isOther?fr(e):gr}
    </fieldset>`)}var $r=(e,t,s,n,a)=>oe`
  <label class="choice">
    <input type="radio" name="isPublic" value=${String(t)} ?checked=${e.values.isPublic===t}>
    <span>
      ${c(s)}
      <span>
        <span class="strong">${n}</span><br>
        <span class="soft">${a}</span>
      </span>
    </span>
  </label>`;function bu(e){let{isPublic:t}=e.values;return oi("audience",c(t?"globe":"lock"),i("edit.who"),i(t?"edit.public":"edit.private"),oe`
    <fieldset class="choices">
      <legend>${i("edit.who")}</legend>
      ${$r(e,!0,"globe",i("edit.public"),i("edit.publicText",{instance:Bt()}))}
      ${$r(e,!1,"lock",i("edit.private"),i("edit.privateText"))}
    </fieldset>`)}var wu=e=>F("exact-for",{name:"exactForFriends",label:i("privacy.exactFor"),options:ai(),chosen:e});function yu(e){let{area:t="",exactForFriends:s="true"}=e.values;return oi("shown",c("map"),i("privacy.shown"),t===""?i("privacy.asSet"):Le(Number(t)),oe`
    ${F("area",{label:i("privacy.shown"),hint:i(e.isNew?"privacy.shownHint":"privacy.recall"),chosen:t,options:[...e.isNew?[["",i("privacy.asSet")]]:[],...Ae()]})}
    ${Number(t)?wu(s):gr}`)}var wr=e=>oe`<div class="folds">${$u(e)}${gu(e)}${bu(e)}${yu(e)}</div>`;import{html as ci,nothing as yn}from"../lib/lit-html/lit-html.js";import{html as Ot,nothing as ss}from"../lib/lit-html/lit-html.js";var bn=16,yr=10,vu=2,ku={lat:25,lng:5,zoom:1},ri=class extends pt{failed=!1;problem="";#t;#e=null;constructor(t,s){super(t,s.value,()=>this.#i()),this.#t=t,Object.assign(this,{nearby:s.nearby,proposal:s.proposal})}async showMap(t){this.failed=!1;let s=this.#s();try{let n=await t({view:s,onMove:a=>this.#a(a),onPick:a=>this.setPoint(a,"tap")});if(this.#t.signal.aborted)return n.close();this.#e=n,this.photo&&n.mark(this.photo,i("spot.photoPlace"),"one ghost")}catch{this.failed=!0}return this.#e&&this.point&&this.#i(),this.#t.update(),!this.point&&se.get()&&s.zoom>=yr?this.setPoint({lat:s.lat,lng:s.lng},"tap"):this.point?this.propose():null}#s(){if(this.point)return{...this.point,zoom:bn};let t=ft(se.get())??ft(f().instance?.startView);return t?.zoom?t:ku}#i(){this.problem="";let t=this.#e?.where();t&&!this.#n(t)&&this.#e.setView({...this.point,zoom:this.source==="tap"?t.zoom:Math.max(bn,t.zoom)},{animate:!1}),this.#t.update()}#n(t){return jt(this.point,t)<vu*ja(t)}#a(t){(!this.point||!this.#n(t))&&this.setPoint({lat:t.lat,lng:t.lng},"tap")}usePhoto(){return this.setPoint(this.photo,"photo")}useFound(t){return this.setPoint(tt(t),"found",t.name)}distance=t=>this.point&&t?jt(this.point,t):void 0;check(){let t=this.#e?.where().zoom??bn,s=this.source==="tap"&&!this.chosen&&t<yr;return this.problem=this.point?s?i("spot.zoom"):"":i("spot.none"),this.#t.update(),!this.problem}close(){super.close(),this.#e?.close(),this.#e=null}};async function Ie(e){let t=new AbortController,s=null,n=lt((o,r)=>(s??=new ri({signal:t.signal,update:r},e),Tu(s,o)),{label:i("spot.title"),kind:"chooser"});vr(s),await n&&e.take(s),t.abort(),s.close()}var vr=e=>e.showMap(t=>fo(document.getElementById("spot"),{...t,hasCross:!0})),xu=(e,t)=>Ot`
  <div class="row">
    <button type="button" class="round" aria-label=${i("nav.back")} @click=${()=>t()}>${c("back")}</button>
    <place-search id="spot-search" class="grow" .label=${i("spot.search")} .near=${e.point} .distance=${e.distance}
      @choose=${({detail:s})=>e.useFound(s.value)}></place-search>
  </div>`,Ou=e=>Ot`
  <div class="mapbox">
    <div id="spot" role="application" aria-label=${i("spot.map")}></div>
    ${e.failed?d({code:"map",text:i("map.failed")},()=>vr(e)):ss}
  </div>`;function qu(e,t){let s=e.chosen?.id===t.id;return Ot`
    <button type="button" class="chip" aria-pressed=${s?"true":"false"} @click=${()=>e.toggle(t)}>
      ${c(s?"check":"pin")} <bdi>${t.name}</bdi> <span class="soft">${us(t.distance)}</span>
    </button>`}var Pu=e=>Ot`
  <div class="chips scrolls" role="group" aria-label=${i("spot.proposals")}>
    <button type="button" class="chip" @click=${()=>e.locate()}>${c("here")} ${i("spot.here")}</button>
    ${e.photo&&e.source!=="photo"?Ot`
      <button type="button" class="chip" @click=${()=>e.usePhoto()}>${c("camera")} ${i("spot.photoPlace")}</button>`:ss}
    ${e.nearby.map(t=>qu(e,t))}
  </div>`,Fu=e=>Ot`
  <div class="field">
    <label for="place-name">${i("spot.name")} <span class="soft">${i("form.optional")}</span></label>
    <input id="place-name" autocomplete="off" dir="auto" placeholder=${e.proposal||i("spot.nameHint")} .value=${e.name}
      @input=${t=>e.setName(t.target.value)}>
  </div>`,wn=e=>i(`spot.${e.source||"set"}`),Su=e=>Ot`
  <p class="at" role="status">
    ${c("pin")}
    <span class="grow"><span class="strong" dir="auto">${e.label||i(e.point?"spot.unnamed":"spot.none")}</span>
      ${e.point?Ot`<span class="soft">${wn(e)}</span>`:ss}</span>
  </p>`,Tu=(e,t)=>Ot`
  <h2 class="unseen" tabindex="-1" autofocus>${i("spot.title")}</h2>
  ${xu(e,t)}
  ${Ou(e)}
  <div class="panel">
    ${Su(e)}
    ${Pu(e)}
    ${e.chosen?ss:Fu(e)}
    ${e.problem?Ot`<p class="error" role="alert">${e.problem}</p>`:ss}
    <button type="button" class="main" id="use-place" @click=${()=>e.check()&&t(!0)}>${i("spot.use")}</button>
  </div>`;var kr=(e,t)=>ci`
  <span class="row">
    ${c("pin")} <span class="grow"><span class="strong" dir="auto">${e}</span><br><span class="soft">${t}</span></span>
    ${c("next")}
  </span>`,xr=(e,t)=>ci`
  <fieldset>
    <legend>${i("edit.where")}</legend>
    <button type="button" class="where" id="place" aria-describedby=${t?"place-error":yn} @click=${()=>Ie(e)}>
      ${e.point?ci`<place-map inert .at=${e.point}></place-map>`:yn}
      ${e.point?kr(e.label||i("spot.unnamed"),[wn(e),i("spot.change")].filter(Boolean).join(" · ")):kr(i("spot.title"),i("spot.chooseHint"))}
    </button>
    ${t?ci`<p class="error" id="place-error" role="alert">${t}</p>`:yn}
  </fieldset>`;import{html as re,nothing as vn}from"../lib/lit-html/lit-html.js";function Lu(e,t){e.merge(t),y(`group-${t-1}`)}function Au(e,t,s){e.split(t,s),y(`group-${t+1}`)}var Bu=({preview:e,file:t})=>e?re`<img src=${e} alt="">`:re`<span class="film" title=${t.name}>${c("play")}</span>`,Iu=(e,t,s)=>re`
  <button type="button" class="cut" aria-label=${i("group.split",{n:s+1})} title=${i("group.split",{n:s+1})}
    @click=${()=>Au(e,t,s)}></button>`;function Mu(e,t,s){let{name:n,time:a}=e.describe(t),o=[a&&rt(a),n].filter(Boolean);return re`
    <li>
      <div class="row between">
        <h3 id="group-${s}" tabindex="-1">${i("group.find",{n:s+1})} <span class="soft" dir="auto">${o.join(" · ")}</span></h3>
        ${e.canMerge(s)?re`
          <button type="button" class="link" aria-describedby="group-${s}" @click=${()=>Lu(e,s)}>
            ${i("group.merge")}
          </button>`:vn}
      </div>
      <ul class="group">${t.map((r,l)=>re`<li>${l?Iu(e,s,l):vn}${Bu(r)}</li>`)}</ul>
    </li>`}var Or=(e,t)=>e.groups?re`
  <section class="card" id="several" aria-labelledby="several-title">
    <h2 id="several-title" tabindex="-1">${i("group.title",{n:e.count,finds:i("group.finds",{n:e.groups.length})})}</h2>
    <p class="hint">${i("group.hint")}</p>
    <ol class="groups">${e.groups.map((s,n)=>Mu(e,s,n))}</ol>
    <div class="publish row">
      <button type="button" class="quiet" @click=${t}>${i("group.one")}</button>
      <button type="button" class="main" aria-busy=${e.busy?"true":"false"} @click=${()=>e.accept()}>
        ${i("group.make",{n:e.groups.length})}
      </button>
    </div>
  </section>`:vn;import{html as J,nothing as Et}from"../lib/lit-html/lit-html.js";import{html as kn}from"../lib/lit-html/lit-html.js";async function ju(e,t,s){let n=null,a={label:i("upload.caption"),hint:i("upload.captionHint"),value:t.caption,most:f().limits.caption},o=await lt((r,l)=>(n??=new P({send:({caption:u})=>r(u.trim()),update:l}),kn`
      <h2>${i("upload.caption")}</h2>
      <div class="captioned">${s}</div>
      <form novalidate @submit=${n.submit}>
        ${m(n,"caption",a)}
        <div class="row end">
          <button type="button" class="quiet" @click=${()=>r()}>${i("action.cancel")}</button>
          ${N(n,i("action.save"))}
        </div>
      </form>`),{label:i("upload.captionOf",{n:e.items.indexOf(t)+1})});o!==null&&e.setCaption(t,o)}var qr=(e,t,s,n)=>kn`
  <button type="button" class="words ${t.caption?"":"round"}" @click=${()=>ju(e,t,n)}
    aria-label="${i("upload.captionOf",{n:s})}${t.caption?`: ${t.caption}`:""}">
    ${t.caption?kn`<span dir="auto">${t.caption}</span>`:c("edit")}
  </button>`;var[Uu,Nu]=[6,10],Du=300,D=null;function Pr(){D.isOn=!0,D.item.classList.add("lifted"),navigator.vibrate?.(10)}var Fr=e=>[...e.parentElement.querySelectorAll(":scope > [data-drag]")],_u=(e,t)=>Fr(D.item).find(s=>{let n=s.getBoundingClientRect();return s!==D.item&&n.left<=e&&e<=n.right&&n.top<=t&&t<=n.bottom});function Cu(e){if(e.pointerId!==D.id)return;let[t,s]=[e.clientX-D.x,e.clientY-D.y],n=e.pointerType==="touch";if(!D.isOn){if(Math.hypot(t,s)<(n?Nu:Uu))return;if(n)return D.end();Pr()}D.item.style.transform=`translate(${t}px, ${s}px) scale(1.04)`,D.over?.classList.remove("target"),D.over=_u(e.clientX,e.clientY),D.over?.classList.add("target")}function Sr(e,t){if(e.button||D||e.target.closest("button, input, a"))return;let s=e.currentTarget,n=new AbortController,{signal:a}=n,o=()=>{clearTimeout(D.timer),n.abort(),s.classList.remove("lifted"),s.style.transform="",D.over?.classList.remove("target"),D=null};D={item:s,x:e.clientX,y:e.clientY,id:e.pointerId,isOn:!1,over:null,end:o},e.pointerType==="touch"&&(D.timer=setTimeout(Pr,Du));let r=u=>{u.pointerId===D.id&&o()},l=u=>{if(u.pointerId!==D.id)return;let[$,x]=[s,D.isOn&&D.over].map(L=>Fr(s).indexOf(L));o(),x>=0&&t($,x)};document.addEventListener("pointermove",Cu,{signal:a}),document.addEventListener("pointerup",l,{signal:a}),document.addEventListener("pointercancel",r,{signal:a}),document.addEventListener("keydown",u=>{u.key==="Escape"&&o()},{signal:a})}function li(e){(D?.isOn||e.type==="dragstart")&&e.preventDefault()}var Eu="image/*,video/mp4,video/quicktime,video/webm";function Hu(e,t){let s=e.items.indexOf(t);e.remove(t),queueMicrotask(()=>{(document.querySelectorAll(".shot .drop")[Math.min(s,e.items.length-1)]??document.getElementById("files"))?.focus()})}function Tr(e,t,s){e.move(t,s),queueMicrotask(()=>{let n=s<t?".before, .after":".after, .before";document.querySelectorAll(".shot")[s]?.querySelector(n)?.focus()})}function Lr(e){return e.media?xt(e.media,{thumb:!0,eager:!0}):e.file.type.startsWith("video/")?J`<span class="film">${c("play")}</span>`:J`<img src=${e.preview} alt="">`}var Ar={handleEvent:e=>{e.target.hidden=e.type==="error"},capture:!0},pi=(e,t,s,n,a)=>J`
  <button type="button" class="round ${e}" aria-label=${i(`upload.${t}`,{n})} @click=${a}>${c(s)}</button>`,Ru=(e,t)=>e.progress<1?J`<progress max="1" .value=${e.progress} aria-label=${i("upload.progress",{n:t})}></progress>`:J`<span class="over">${i("upload.processing")}</span>`,zu=(e,t)=>({sending:()=>Ru(e,t),paused:()=>J`<span class="over" title=${e.problem}>${i("upload.paused")}</span>`,waiting:()=>J`<span class="over">${i("upload.waiting")}</span>`,failed:()=>J`<span class="over error">${i("upload.failed")}</span>`,done:()=>Et})[e.state]();function Vu(e,t,s){let n=s+1;return J`
    <li class="shot ${t.state}" data-drag @pointerdown=${a=>Sr(a,(o,r)=>e.move(o,r))}
      @error=${Ar} @load=${Ar}>
      ${Lr(t)}
      ${s===0&&e.items.length>1?J`<span class="cover">${i("upload.cover")}</span>`:Et}
      ${zu(t,n)}
      <span class="buttons">
        ${s>0?pi("before","earlier","back",n,()=>Tr(e,s,s-1)):Et}
        ${n<e.items.length?pi("after","later","next",n,()=>Tr(e,s,s+1)):Et}
        ${t.state==="failed"||t.state==="paused"?pi("","again","retry",n,()=>e.retry(t)):Et}
        ${pi("drop",t.state==="done"?"remove":"cancel","close",n,()=>Hu(e,t))}
      </span>
      ${t.state==="failed"?Et:qr(e,t,n,Lr(t))}
    </li>`}function Wu(e,t){t([...e.target.files]),e.target.value=""}var Gu=(e,t)=>J`
  <li class="shot add">
    <label for="files">
      ${c("camera")}<span class="strong">${i(e.items.length?"upload.more":"upload.add")}</span>
      ${e.items.length?Et:J`<span class="soft mice">${i("upload.drop")}</span>`}
    </label>
    <input id="files" type="file" accept=${Eu} multiple @change=${s=>Wu(s,t)}>
  </li>`;function Yu(e){let t=e.items.filter(n=>n.state==="done").length,s=[...new Set(e.items.filter(n=>n.state==="failed").map(n=>n.problem))];return J`
    <p class="hint" role="status">${e.isBusy?i("upload.ready",{n:t,of:q(e.items.length)}):""}</p>
    ${s.map(n=>J`<p class="error" role="alert">${n}</p>`)}`}var Br=(e,t)=>J`
  <ul class="shots ${e.items.length?"":"bare"}" @touchmove=${li} @contextmenu=${li} @dragstart=${li}>
    ${e.items.map((s,n)=>Vu(e,s,n))}
    ${e.items.length<e.most?Gu(e,t):Et}
  </ul>
  ${e.items.length>1?J`<p class="hint">${i("upload.order")}</p>`:Et}
  ${Yu(e)}`;async function Ir(e,t){await e.addFiles(t),e.several?.groups&&y("several-title")}function Ju(e){e.uploads.add(e.several.decline()),y("files")}function Ku(e){for(let[t,s]of Object.entries(e.received.values))document.getElementById(t).value=s;return e.resolveReceived(!0)}var Zu=(e,t)=>ot`
  <section class="card" id="offer" aria-labelledby="offered">
    <h2 id="offered">${i("edit.shared")}</h2>
    <p class="hint">${i("edit.sharedHint")}</p>
    ${Object.values(e.received.values).map(s=>ot`<p class="text" dir="auto">${s}</p>`)}
    ${e.received.files.length?ot`<p>${i("edit.sharedFiles",{n:e.received.files.length})}</p>`:qt}
    ${t?ot`<p class="note">${i("edit.sharedFull")}</p>`:qt}
    ${e.received.left?ot`<p class="note">${i("edit.sharedLeft",{n:e.received.left})}</p>`:qt}
    <div class="row end">
      <button type="button" class="quiet" @click=${()=>e.resolveReceived(!1)}>${i("edit.sharedDrop")}</button>
      <button type="button" @click=${()=>Ku(e)}>${i("edit.sharedTake")}</button>
    </div>
  </section>`;async function Xu(e){await M(i("edit.discardTitle"),i("edit.discardText"),i("edit.startOver"))&&e.discard()}var Qu=()=>M(i("privacy.inHome"),i("privacy.inHomeText"),i("privacy.showExact")),td=e=>ot`
  <p class="note">
    ${i("edit.restored")} <button type="button" class="link" @click=${()=>Xu(e)}>${i("edit.startOver")}</button>
  </p>`,ed=e=>ot`
  <fieldset>
    <legend>${i("edit.photos")}</legend>
    ${e.photosExpired?ot`<p class="note">${i("edit.photosGone")}</p>`:qt}
    ${Br(e.uploads,t=>Ir(e,t))}
    <p class="hint">${i("edit.photosMost",{n:e.uploads.most})} ${i("edit.photosHint")}</p>
  </fieldset>`,sd=e=>ot`
  ${T(e.form)}
  ${e.form.refusal?.reason==="changed_since"?ot`
    <div class="row">
      <a class="button quiet" href=${e.back} target="_blank">${i("edit.theirs")}</a>
      <button type="submit" class="quiet" @click=${()=>e.overwrite()}>${i("edit.mine")}</button>
    </div>`:qt}`;function id(e,t){let{isPublic:s,...n}=Ea(e.currentTarget);t.change({...n,isPublic:s==="true"})}async function nd(e,t){let n=await t.submit(e)?document.querySelector("form [aria-invalid=true]"):document.getElementById("place");br(n),n?.focus()}function ad(e){let{title:t}=e.values,s=e.form.busy&&e.uploads.isBusy?"edit.waiting":e.isNew?"edit.publish":"action.save",n=a=>id(a,e);return ot`
    <form class="card" novalidate ?hidden=${!!e.several?.groups}
      @input=${n} @change=${n} @submit=${a=>nd(a,e)}>
      ${e.isRestored?td(e):qt}
      ${ed(e)}
      ${xr(e.place,e.placeError)}
      ${m(e.form,"title",{label:i("find.titleField"),value:t,required:!0,most:f().limits.title})}
      ${wr(e)}
      <div class="publish">
        ${sd(e)}
        <div class="row end">
          <a class="button quiet" href=${e.back}>${i("action.cancel")}</a>
          ${N(e.form,i(s))}
        </div>
      </div>
    </form>`}var od=(e,t)=>ot`
  ${e.received?Zu(e,t.get("shared")==="full"):qt}
  ${Or(e.several,()=>Ju(e))}
  ${e.several.groups?qt:lr(e.drafts)}`;function rd(e,t){return e.loading.problem?d(e.loading.problem,t):e.uploads?ad(e):w(4)}function Mr(e){let t=new(e.params.id?ei:ni)(e,{showHome:Qu}),s=()=>t.loading.load();return dr(e.signal,n=>t.uploads&&Ir(t,n)),{title:t.title,ready:s(),view:()=>ot`
      ${h(t.title,qt,t.back)}
      ${t.isNew?od(t,e.query):qt}
      ${rd(t,s)}`,close:()=>t.close()}}import{html as je,nothing as Vr}from"../lib/lit-html/lit-html.js";var cd=3,ld=4,ui=(e,t=0)=>new Date(e.getFullYear(),e.getMonth(),e.getDate()-t);function pd(){let e=new Intl.Locale(Qn());return((e.getWeekInfo?.()??e.weekInfo)?.firstDay??1)%7}var ud=e=>[["today",ui(e)],["yesterday",ui(e,1)],["week",ui(e,(e.getDay()-pd()+7)%7)],["earlier",-1/0]],xn=e=>ui(new Date(e.createdAt)).getTime(),di=e=>`${xn(e)} ${e.user.id}`;function dd(e){let t=new Map;for(let s of e)t.set(di(s),[...t.get(di(s))??[],s]);return t}function jr(e,{now:t=new Date,mayContinue:s=!1}={}){let n=dd(e),a=s&&e.length?xn(e.at(-1)):NaN,o=new Map,r=ud(t);for(let l of e){let u=n.get(di(l)),$=u.length>=cd;if($&&u[0]!==l)continue;let x=$?{key:di(l),finds:u,hasMore:xn(l)===a}:{find:l},L=new Date(l.createdAt),[X]=r.find(([,He])=>L>=He);o.set(X,[...o.get(X)??[],x])}return[...o].map(([l,u])=>({name:l,entries:u}))}function Ur(e){let t=n=>n.media.length>0,s=[...e.filter(t),...e.filter(n=>!t(n))].slice(0,ld);return{shown:s,rest:e.length-s.length}}var md=1500,[fd,hd]=[4,4],$d=9;function gd(){let e=ft(se.get());return e?.zoom>=$d?{lat:e.lat,lng:e.lng}:null}var bd=()=>Promise.race([Ua(),ks(md,null)]),wd=e=>e?{lat:Math.round(e.lat*100)/100,lng:Math.round(e.lng*100)/100}:{},mi=class{at=null;isHere=!1;busy=!1;#t=new WeakMap;#e;#s;constructor(t){this.#s=t,this.at=t.kept?.at??null,this.isHere=t.kept?.isHere??!1,this.#e=new Set(t.kept?.open),this.list=E(t,()=>v("/api/finds/feed",{...wd(this.at),limit:20}))}liking(t){let s=this.#t.get(t);return s||this.#t.set(t,s=new Ha(t.id,()=>t,this.#s)),s}load=async()=>{if(this.#s.kept?.at===void 0){let t=await bd();this.#o(t??gd(),!!t)}await this.#n()};get days(){return jr(this.list.items??[],{mayContinue:!!this.list.next})}get#i(){return this.days.reduce((t,s)=>t+s.entries.length,0)}isOpen=({key:t})=>this.#e.has(t);toggle({key:t}){this.#e.delete(t)||this.#e.add(t),this.#s.keep({open:[...this.#e]}),this.#s.update()}async#n(){await this.list.load(),await this.#a(fd)}more=()=>this.#a(this.#i+1);async#a(t){for(let s=0;this.list.next&&this.#i<t&&s<hd;s++){let n=this.list.items.length;if(await this.list.more(),this.list.items?.length===n)return}}#o(t,s){Object.assign(this,{at:t,isHere:s}),this.#s.keep({at:t,isHere:s})}async nearMe(){this.busy=!0,this.#s.update();try{this.#o(await qs({timeout:1e4}),!0),this.list.clear(),await this.#n()}catch(t){p(O(t))}this.busy=!1,this.#s.update()}distance=t=>this.isHere?jt(this.at,tt(t.location)):void 0};function yd(){return ca()?!0:it.get("installPrompt")||la()?!1:void 0}async function vd(){let e=await gs();return{on:!0,off:!1}[e]}var fi=class{steps=[];isKnown=!1;#t;constructor(t){this.#t=t}get isOver(){return en.get()===b()?.id}get left(){return this.steps.filter(t=>!t.isDone).length}async load(){if(this.isOver){this.isKnown=!0;return}let{signal:t}=this.#t,s={profile:!!b().displayName||!!b().profilePicture?.startsWith("/api/media/"),streets:b().role==="admin"&&f().tiles?.kind==="vector"?ro().length>0:void 0,find:g(`/api/users/${b().id}`,{signal:t}).then(a=>a.findCount>0),friend:g("/api/friends?limit=1",{signal:t}).then(a=>a.length>0),push:vd(),install:yd()},n=await Promise.all(Object.entries(s).map(async([a,o])=>({name:a,isDone:await Promise.resolve(o).catch(()=>{})})));t.aborted||(this.isKnown=!0,this.steps=n.filter(a=>a.isDone!==void 0),this.steps.length===n.length&&!this.left&&this.dismiss(),this.#t.update())}async installNow(){let t=it.get("installPrompt");t&&(await t.prompt(),it.set("installPrompt",null),await this.load())}dismiss=()=>{en.set(b().id),this.steps=[],this.#t.update()}};import{html as Ht,nothing as ce}from"../lib/lit-html/lit-html.js";var kd="(min-width: 1180px) 516px, (min-width: 720px) 688px, 100vw",xd=(e,t)=>Ht`
  <span class="cover c-${xs(e.category).code}">
    ${e.media.length?xt(e.media[0],{sizes:kd,eager:t}):ht(e.category)}
    ${e.media[0]?.type==="video"?Ht`<span class="play">${c("play")}</span>`:ce}
    ${e.media.length>1?Ht`<span class="counter">${i("feed.photos",{n:e.media.length})}</span>`:ce}
  </span>`,Od=e=>e.saved?Ht`<span class="figure">${c("bookmark",!0)} ${i(`saved.${e.saved}`)}</span>`:ce;function qd(e,t){let s=[pa(e,e.location)?"":hs(e.location),t===void 0?"":ia(t)].filter(Boolean);return s.length?Ht`
    <span class="soft">${c("pin")} <bdi>${s[0]}</bdi>${s[1]?Ht` · ${s[1]}`:ce}</span>`:ce}var Nr=(e,t,{km:s,eager:n,isMixed:a})=>Ht`
  <li class="feed-card">
    <a href="/finds/${e.id}">
      ${xd(e,n)}
      <span class="about">
        <span class="name" dir="auto">${e.title}</span>
        ${qd(e,s)}
        <span class="by">
          ${V(e.user,28)} <span class="grow">${k(e.user)} <span class="soft">· ${C(e.createdAt)}</span></span>
          ${a&&e.reason==="friend"?Ht`<span class="badge">${i("feed.friend")}</span>`:ce}
          ${no(e)}
        </span>
      </span>
    </a>
    <div class="acts">
      ${io(t,`like-${e.id}`)}
      <a class="act" href="/finds/${e.id}#comments" aria-label=${i("find.commentOn",{title:e.title})}>
        ${c("comment")} ${e.commentCount?Ht`<span>${q(e.commentCount)}</span>`:ce}
      </a>
      <span class="grow"></span>
      ${Od(e)}
    </div>
  </li>`;import{html as le,nothing as On}from"../lib/lit-html/lit-html.js";var qn=({key:e})=>`group-${e.replace(" ","-")}`;async function Dr(e,t){e.toggle(t),await y(qn(t))}var Pd=(e,t)=>le`
  <span class="piece c-${xs(e.category).code}">
    ${e.media.length?xt(e.media[0],{thumb:!0}):ht(e.category)}
    ${t?le`<span class="beyond">+${q(t)}</span>`:On}
  </span>`;function Fd(e){let{shown:t,rest:s}=Ur(e);return le`
    <span class="cover ${t[0].media.length?"":"signs"}">
      <span class="mosaic of-${t.length}">${t.map((n,a)=>Pd(n,a===t.length-1?s:0))}</span>
    </span>`}var _r=({finds:e,hasMore:t})=>i("feed.several",{n:e.length,more:t}),Sd=e=>e.map((t,s)=>le`${s?" · ":On}<bdi>${t.title}</bdi>`),Td=(e,t)=>le`
  <li class="feed-card">
    <button type="button" class="group-face" id=${qn(t)} aria-expanded="false" @click=${()=>Dr(e,t)}>
      ${Fd(t.finds)}
      <span class="about">
        <span class="name">${_r(t)}</span>
        <span class="soft titles">${Sd(t.finds.slice(0,10))}</span>
        <span class="by">
          ${V(t.finds[0].user,28)}
          <span class="grow">${k(t.finds[0].user)} <span class="soft">· ${C(t.finds[0].createdAt)}</span></span>
          ${e.at&&t.finds[0].reason==="friend"?le`<span class="badge">${i("feed.friend")}</span>`:On}
        </span>
      </span>
    </button>
  </li>`,Ld=(e,t,s)=>le`
  <li class="feed-group">
    <div class="by">
      ${V(t.finds[0].user,28)}
      <span class="grow">${k(t.finds[0].user)} <span class="soft">· ${_r(t)}</span></span>
      <button type="button" class="quiet" id=${qn(t)} aria-expanded="true" @click=${()=>Dr(e,t)}>
        ${i("feed.less")}
      </button>
    </div>
    <ul class="feed-list">${t.finds.map(n=>s(n))}</ul>
  </li>`,Cr=(e,t,s)=>e.isOpen(t)?Ld(e,t,s):Td(e,t);import{html as Me,nothing as hi}from"../lib/lit-html/lit-html.js";var Er={profile:()=>"/profile",streets:()=>"/admin/map",find:()=>"/new",friend:()=>mt()?"/invites":"/people",push:()=>"/settings#push"},Ad=e=>i(e==="friend"&&mt()?"steps.inviteAction":`steps.${e}Action`);function Bd(e,t){return Er[t]?Me`<a class="button quiet" href=${Er[t]()}>${Ad(t)}</a>`:it.get("installPrompt")?Me`<button type="button" class="quiet" @click=${()=>e.installNow()}>${i("steps.installAction")}</button>`:Me`<span class="hint">${i("steps.installHint")}</span>`}var Id=(e,{name:t,isDone:s})=>Me`
  <li class="step ${s?"done":""}">
    <span class="tick">${s?c("check"):hi}</span>
    <span class="grow">${i(`steps.${t}`,{instance:Bt()})}${s?Me`<span class="unseen"> (${i("steps.done")})</span>`:hi}</span>
    ${s?hi:Bd(e,t)}
  </li>`,Hr=e=>e.isOver||!e.left?hi:Me`
  <section class="card" aria-labelledby="steps">
    <div class="row between"><h2 id="steps">${i("steps.title")}</h2>${kt(e.dismiss)}</div>
    <ul class="first-steps">${e.steps.map(t=>Id(e,t))}</ul>
  </section>`;var Md=()=>je`<a class="button quiet" href="/people">${c("people")} ${i("nav.people")}</a>`,jd=e=>e.isHere?Vr:je`
  <button type="button" class="chip" aria-busy=${e.busy?"true":"false"} @click=${()=>e.nearMe()}>
    ${c("here")} ${i("feed.nearMe")}
  </button>`,Rr=e=>je`
  <p class="row between"><span class="soft">${i(e.at?"feed.around":"feed.friends")}</span>${jd(e)}</p>`,zr=(e,t)=>Nr(e,t.liking(e),{km:t.distance(e),eager:e===t.list.items[0],isMixed:!!t.at}),Ud=({name:e,entries:t},s)=>je`
  <section class="stack" aria-labelledby="day-${e}">
    <h2 id="day-${e}">${i(`feed.${e}`)}</h2>
    <ul class="feed-list">
      ${t.map(n=>n.find?zr(n.find,s):Cr(s,n,a=>zr(a,s)))}
    </ul>
  </section>`;function Nd(e,t){let{items:s,problem:n}=e.list;return!n&&(!s||!t.isKnown)?w(3):[Hr(t),Dd(e)]}function Dd(e){let{items:t,problem:s,load:n}=e.list;if(s)return d(s,n);if(!t.length&&!e.list.next){let a=i(e.at?"feed.noneText":"feed.noneFriends");return[Rr(e),B(i("feed.none"),a,Vr,"feed")]}return je`
    ${Rr(e)}
    ${e.days.map(a=>Ud(a,e))}
    ${I({...e.list,more:e.more})}`}function Wr(e){let t=new mi(e),s=new fi(e);return{title:i("feed.title"),broad:!0,ready:Promise.all([t.load(),s.load()]),view:()=>je`
      ${h(i("feed.title"),Md())}
      ${Nd(t,s)}`}}import{html as j,nothing as pe}from"../lib/lit-html/lit-html.js";var _d=30,$i=e=>e.map(t=>typeof t=="string"?t:t[0]==="code"?t[1]:$i(t.at(-1))).join("");function Gr([e,t,s]){return e==="pre"?t:e==="ul"||e==="ol"?t.map(n=>n.map(Gr).join(" ")).join(" "):e==="table"?t.map(n=>n.map($i).join(" ")).join(" "):$i(s??t)}function Cd(e){let t=[{document:e,id:"",title:e.title,texts:[]}];for(let s of e.blocks)/^h\d$/.test(s[0])?t.push({document:e,id:s[1],title:$i(s[2]),texts:[]}):t.at(-1).texts.push(Gr(s));return t.map(({texts:s,...n})=>({...n,text:s.join(" ")}))}var Ed=({document:e,id:t})=>`/help/${e.name}${t?`#${t}`:""}`;function Hd(e,t){let s=Math.min(...t.map(o=>Yt(e).indexOf(o)).filter(o=>o>=0),e.length),n=s>60?e.lastIndexOf(" ",s-40)+1:0,a=e.slice(n,n+160);return`${n?"… ":""}${a}${n+160<e.length?" …":""}`}function Rd(e,t){let s=Yt(t).split(/\s+/).filter(Boolean);if(!s.length)return[];let n=({title:o,text:r})=>s.every(l=>Yt(`${o} ${r}`).includes(l))?s.some(l=>Yt(o).includes(l))?2:1:0;return e.flatMap(Cd).map(o=>[n(o),o]).filter(([o])=>o).sort(([o],[r])=>r-o).slice(0,_d).map(([,o])=>({address:Ed(o),title:o.title,document:o.document,part:Hd(o.text,s)}))}function zd(e,t){let s=({name:a,language:o})=>a.replace(new RegExp(`-${o}$`),""),n=a=>a.language===t||a.language==="en"&&!e.some(o=>o.language===t&&s(o)===s(a));return e.filter(n)}var gi=class{query="";#t;#e=[];constructor(t){this.#t=t,this.loading=H(t,async()=>{let s=await fetch(new URL("bundle/help.json",fe).href,{signal:t.signal});if(!s.ok)throw Object.assign(new Error("the documents are not there"),{code:"strange",status:s.status});this.#e=await s.json()}),this.query=t.query.get("q")??""}get documents(){return zd(this.#e,ls())}get document(){return this.#e.find(t=>t.name===this.#t.params.name)}get found(){return Rd(this.documents,this.query)}search(t){this.query=t,this.#t.rename(`/help${t.trim()?`?q=${encodeURIComponent(t.trim())}`:""}`),this.#t.update()}};var Pt=e=>e.map(t=>typeof t=="string"?t:Vd[t[0]](t)),Vd={b:([,e])=>j`<b>${Pt(e)}</b>`,i:([,e])=>j`<i>${Pt(e)}</i>`,code:([,e])=>j`<code>${e}</code>`,a:([,e,t])=>/^https?:/.test(e)?j`<a href=${e} target="_blank" rel="noopener">${Pt(t)}</a>`:j`<a href=${e}>${Pt(t)}</a>`},Yr=e=>j`<li>${e.length===1&&e[0][0]==="p"?Pt(e[0][1]):e.map(Zr)}</li>`,Jr=(e,t)=>j`<tr>${e.map(t)}</tr>`,Wd={h2:([,e,t])=>j`<h2 id=${e} tabindex="-1">${Pt(t)}</h2>`,h3:([,e,t])=>j`<h3 id=${e} tabindex="-1">${Pt(t)}</h3>`,p:([,e])=>j`<p>${Pt(e)}</p>`,pre:([,e])=>j`<pre tabindex="0">${e}</pre>`,ul:([,e])=>j`<ul>${e.map(Yr)}</ul>`,ol:([,e])=>j`<ol>${e.map(Yr)}</ol>`,table:([,[e,...t]])=>j`
    <div class="scrolls" tabindex="0"><table>
      <thead>${Jr(e,s=>j`<th scope="col">${Pt(s)}</th>`)}</thead>
      <tbody>${t.map(s=>Jr(s,n=>j`<td>${Pt(n)}</td>`))}</tbody>
    </table></div>`},Zr=e=>Wd[e[0]](e),Xr=(e,t,s,n)=>j`
  <li>
    <a class="area" href=${e}>
      <span class="grow" lang=${n}>
        <span class="strong">${t}</span>${s?j`<br><span class="soft">${s}</span>`:pe}
      </span>
      ${c("next")}
    </a>
  </li>`,Kr=e=>j`<ul class="people">${e.map(t=>Xr(`/help/${t.name}`,t.title,"",t.language))}</ul>`,Gd=([e,...t])=>j`
  <section class="card">${Kr([e])}</section>
  <section class="card">
    <h2>${i("help.running")}</h2>
    ${Kr(t)}
  </section>`;function Yd(e){let t=e.found;return j`
    <p class="unseen" role="status">${i("help.found",{n:t.length})}</p>
    ${t.length?j`<section class="card"><ul class="people">${t.map(({address:s,title:n,document:a,part:o})=>Xr(s,a.title===n?n:`${a.title} › ${n}`,o,a.language))}</ul></section>`:B(i("help.none"),i("help.noneText"),pe,"search")}`}var Jd=e=>j`
  ${h(i("help.title"),pe,b()?"/settings":"/sign-in")}
  <form role="search" @submit=${t=>t.preventDefault()}>
    <label class="unseen" for="help-words">${i("help.search")}</label>
    <input id="help-words" type="search" autocomplete="off" placeholder=${i("help.search")} .value=${e.query}
      @input=${t=>e.search(t.target.value)}>
  </form>
  ${e.query.trim()?Yd(e):Gd(e.documents)}`,Kd=({title:e,language:t,blocks:s})=>j`
  ${h(e,pe,"/help")}
  <article class="card document" lang=${t}>${s.map(Zr)}</article>`,Zd=()=>j`${h(i("help.title"),pe,"/help")}${B(i("missing.title"),i("missing.text"),pe,"search")}`;function Xd(e,t){return e.loading.problem?j`${h(i("help.title"),pe,"/help")}${d(e.loading.problem,e.loading.load)}`:e.documents.length?t.params.name?e.document?Kd(e.document):Zd():Jd(e):w(6)}function Qr(e){let t=new gi(e);return{get title(){return t.document?.title??i("help.title")},ready:t.loading.load().then(()=>location.hash?y(location.hash.slice(1)):null),view:()=>Xd(t,e)}}import{html as U,nothing as K}from"../lib/lit-html/lit-html.js";var Qd=20,tm=e=>new Promise((t,s)=>{let n=()=>{clearTimeout(a),s(e.reason)},a=setTimeout(()=>{e.removeEventListener("abort",n),t()},1e3);e.addEventListener("abort",n,{once:!0})});async function tc(e,t,{signal:s,stopped:n,tick:a=tm,note:o=()=>{}}){for(;;)try{return await S(e,t,{signal:s})}catch(r){if(r.status!==429)throw r;await o();for(let l=Math.max(Qd,r.retryAfter);l>0;l--){if(n())return null;await a(s)}}}var bi=class{isPublic=!1;keep=!1;category="";area="";forFriends="true";#t;constructor(t){this.#t=t}set(t){Object.assign(this,t),this.#t()}get body(){return{isPublic:this.isPublic,...this.keep?{keepVisibility:!0}:{},...this.category?{category:this.category}:{},...this.area===""?{}:{area:Number(this.area)},...Number(this.area)?{exactForFriends:this.forFriends==="true"}:{}}}};var em=30,sm=["obscured","notPoint"],ec=()=>f().places.source!=="gazetteer",wi=class{state=null;#t;#e;#s=!1;constructor(t,s){this.#t=t,this.#e=s}get rows(){return(this.#t.rows.items??[]).filter(t=>t.status==="noPlace"&&!sm.includes(t.reason)).slice(0,em)}async run(){let{rows:t}=this,s={n:0,all:t.length,found:0,busy:!0,problem:null};this.state=s,this.#s=!1,this.#e.update();try{for(let n of t){if(this.#s)break;let[a]=await g(v("/api/places",{query:n.place||n.title,limit:1}),{signal:this.#e.signal});s.n++,a&&await this.#t.guess(n,a)&&s.found++,this.#e.update()}}catch(n){if(n.name==="AbortError")return;s.problem=n}s.busy=!1,this.#e.update()}stop(){this.#s=!0}};var im=1e3,nm=14,sc=e=>({...tt(e),row:e.row,name:e.title});function am(e,t){let[s,n]=[e.map(x=>x.lat),e.map(x=>x.lng)].map(x=>x.toSorted((L,X)=>L-X)),[a,o,r,l]=[s[0],s.at(-1),n[0],n.at(-1)],u={lat:(a+o)/2,lng:(r+l)/2,zoom:nm},$=()=>{let[x,L,X,He]=Ma(t,u).split(",").map(Number);return x<=r&&X>=l&&L<=a&&He>=o};for(;u.zoom>1&&!$();)u.zoom--;return u}var yi=class{items=[];#t;#e=0;constructor(t){this.#t=t}async load(t,s){let n=++this.#e,a=[];try{for(let o=0,r;!r||r.length===im;o=r.at(-1)?.row){if(r=await g(v(`${t}/points`,{status:s,after:o||""}),{signal:this.#t.signal}),n!==this.#e)return;a.push(...r.map(sc))}}catch{if(n!==this.#e)return;a.length=0}this.items=a,this.#t.update()}put(t){let s=this.items.filter(n=>n.row!==t.row);this.items=t.status==="ready"&&t.latitude!==void 0?[...s,sc(t)]:s}link(t){return v("/",{at:Os(am(this.items,t))})}};var om=e=>Number(new URLSearchParams(e.split("?")[1]).get("limit"));function ic(e,t){let s={items:null,next:0,busy:!1,problem:null},n=0,a=async o=>{let r=n,l=t();Object.assign(s,{busy:!0,problem:null}),e.update();try{let u=await g(o?`${l}&after=${o}`:l,{signal:e.signal});if(r!==n)return;s.items=[...o?s.items:[],...u],s.next=u.length<om(l)?0:u.at(-1).row}catch(u){if(r!==n||u.name==="AbortError")return;o?p(O(u)):s.problem=u}s.busy=!1,e.update()};return s.clear=()=>{n++,Object.assign(s,{items:null,next:0,busy:!1,problem:null})},s.load=()=>a(0),s.more=async()=>{!s.busy&&s.next&&await a(s.next)},s.put=o=>{s.items=s.items?.map(r=>r.row===o.row?o:r)??null},s.drop=o=>{s.items=s.items?.filter(r=>r.row!==o.row)??null,s.items&&!s.items.length&&s.more()},s}var rm=e=>(/\.zip$/i.test(e.name??"")?1e3:100)*2**20,nc=20,cm=200,lm=["ready","noPlace","duplicate","bad","skipped","done"],pm=4,um=["noPoint","zeroPoint","notPoint","obscured","badPoint","noTitle","badLine","twice","known"],ac=e=>um.includes(e.reason)?e.reason:"",vi=class{current=null;unfinished=[];status="ready";progress=null;refusal=null;published=null;#t;#e=null;#s=!1;constructor(t){this.#t=t,this.options=new bi(()=>t.update()),this.places=new wi(this,t),this.points=new yi(t),this.rows=ic(t,()=>v(`${this.#i}/rows`,{status:this.status,limit:50})),this.loading=H(t,()=>this.#n())}get#i(){return`/api/imports/${this.current.id}`}get tabs(){let{counts:t}=this.current;return lm.map((s,n)=>({name:s,n:t[s],at:n})).filter(({n:s,at:n})=>s||n<pm)}get isBusy(){return!!this.published?.busy}get isDone(){let{counts:t}=this.current;return!!this.published&&!this.isBusy&&!this.published.problem&&!t.ready&&!t.noPlace&&!t.media}async#n(){let{signal:t}=this.#t,s=this.#t.query.get("id"),n=await g("/api/imports",{signal:t});this.unfinished=n.filter(o=>o.counts.ready||o.counts.noPlace);let a=n.find(o=>o.id===s);a&&await this.#a(a)}async#a(t){this.current=t,this.published=null,this.places.state=null,this.status=this.tabs.find(({n:s})=>s)?.name??"ready",this.rows.clear(),await this.rows.load(),this.points.load(this.#i,"ready")}open(t){return this.#t.rename(v("/import",{id:t.id})),this.#a(t)}async upload(t,s=ge){let n=new AbortController;this.#e=n,this.#t.signal.addEventListener("abort",()=>n.abort(),{once:!0}),Object.assign(this,{progress:0,refusal:null}),this.#t.update();let a=o=>{this.progress=o,this.#t.update()};try{if(t.size>rm(t))throw{code:"page",text:i("import.tooLarge")};let o=await s("POST","/api/imports",t,{progress:a,signal:n.signal});if(n.signal.aborted)return;await this.open(o)}catch(o){if(o.name==="AbortError")return;this.refusal=o,o.reason==="too_many_imports"&&await this.loading.load()}finally{this.progress=null,this.#t.update()}}cancel(){this.#e?.abort()}choose(t){return this.status=t,this.rows.clear(),this.rows.load()}async#o(t,s){let n=await et(Y(`${this.#i}/rows/${t.row}`,s).then(a=>{let o={...this.current.counts};o[t.status]--,o[a.status]++,this.current={...this.current,counts:o},a.status===t.status?this.rows.put(a):this.rows.drop(t),this.published?.made||this.points.put(a)}));return this.#t.update(),n}skip(t,s){return this.#o(t,{skip:s})}place(t,{point:s,name:n,location:a}){let o=a?.name??n;return this.#o(t,{latitude:s.lat,longitude:s.lng,...o?{place:o}:{}})}guess(t,{latitude:s,longitude:n}){return this.#o(t,{latitude:s,longitude:n,guessed:!0})}rename(t,s){return this.#o(t,{title:s})}async commit(){if(this.isBusy)return;let{signal:t}=this.#t,{ready:s,done:n}=this.current.counts;this.#s=!1;let a={made:0,taken:0,all:s,busy:!0,problem:null};this.published=a;let o=r=>{this.current=r,Object.assign(a,{made:r.counts.done-n,taken:s-r.counts.ready}),this.#t.update()};this.#t.update();try{for(let r=nc;this.current.counts.ready&&!this.#s;){let l=this.current.counts.ready,u=await tc(`${this.#i}/commit`,{...this.options.body,limit:cm},{signal:t,stopped:()=>this.#s,note:()=>g(this.#i,{signal:t}).then(o)});if(!u)break;if(o(u),r=this.current.counts.ready<l?nc:this.current.counts.media?r-1:0,!r)throw{code:"strange"}}}catch(r){if(r.name==="AbortError")return;a.problem=r,await g(this.#i,{signal:t}).then(o).catch(()=>{})}a.busy=!1,!t.aborted&&(await this.choose(this.current.counts.ready?"ready":"done"),this.points.load(this.#i,a.made?"done":"ready"))}stop(){this.#s=!0}leave(){return this.current=null,this.refusal=null,this.#t.query.delete("id"),this.#t.rename("/import"),this.loading.load()}async discard(t){await et(A(`/api/imports/${t.id}`))&&await this.leave()}};var dm=["track","route","line","area","picture","link","file","damaged","text"];function oc({leftOut:e=[]}){let t=e.filter(({kind:s})=>dm.includes(s));return t.length?i("import.leftOut",{n:t.reduce((s,{n})=>s+n,0),list:ea(t.map(({kind:s,n})=>i(`import.kind.${s}`,{n})))}):""}var rc=({leftOut:e=[]})=>e.flatMap(({where:t=[]})=>t).map(({file:t="",line:s=0,column:n=0})=>s?i(t?"import.leftAt":"import.leftLine",{file:t,line:q(s),column:q(n)}):t);import{html as Fn,nothing as Pn}from"../lib/lit-html/lit-html.js";var cc=(e,t,s,n,a)=>Fn`
  <label class="switch">
    <span>${s}<br><span class="soft">${n}</span></span>
    <input type="checkbox" role="switch" id=${e} .checked=${t} @change=${o=>a(o.target.checked)}>
  </label>`,mm=(e,t)=>Fn`
  ${e.current.format==="finds"?cc("import-keep",t.keep,i("import.keep"),i("import.keepHint"),s=>t.set({keep:s})):Pn}
  ${t.keep?Pn:cc("import-public",t.isPublic,i("import.public"),i("import.publicHint"),s=>t.set({isPublic:s}))}`,fm=e=>F("import-category",{label:i("import.category"),options:[["",i("edit.none")],...Jt.map(t=>[t,ct(t)])],chosen:e.category,set:t=>e.set({category:t})}),hm=e=>F("import-area",{label:i("privacy.shown"),hint:i("import.areaHint"),chosen:e.area,set:t=>e.set({area:t}),options:[["",i("privacy.asSet")],...Ae()]}),$m=e=>F("import-friends",{label:i("privacy.exactFor"),options:ai(),chosen:e.forFriends,set:t=>e.set({forFriends:t})}),lc=(e,t=e.options)=>Fn`
  ${mm(e,t)}
  <div class="folds">
    <details class="fold" id="fold-import">
      <summary>${c("filter")} <span class="grow">${i("import.more")}</span> ${c("next")}</summary>
      <div class="stack">${fm(t)}${hm(t)}${Number(t.area)?$m(t):Pn}</div>
    </details>
  </div>`;import{html as nt,nothing as Xt}from"../lib/lit-html/lit-html.js";function gm(e){if(e.status==="ready"&&e.reason!=="noTitle")return e.guessed?i("import.guessed"):e.place??"";let t=ac(e),s=e.line?`${i("import.line",{n:e.line})}: `:"";return t?s+i(`import.reason.${t}`):""}async function Tn(e,t,s){if(!await s)return;let n=e.rows.items?.[Math.min(t,e.rows.items.length-1)];y(n?`row-${n.row}`:"part-rows")}function bm(e,t,s,n){let a=new pt(n,null,()=>Tn(e,s,e.place(t,a.value)));return Ie(a)}var ki=e=>e.title||i("import.line",{n:e.row}),Sn=(e,t,s)=>nt`
  <button type="button" class="quiet" id="row-${e.row}" aria-label=${`${t}: ${ki(e)}`} @click=${s}>${t}</button>`,wm=e=>t=>m(t,"title",{label:i("find.titleField"),value:e.title,required:!0,least:1,most:f().limits.title});async function ym(e,t){await _(n=>new P({send:async({title:a})=>{await e.rename(t,a.trim())&&n()}}),i("import.rename"),wm(t),n=>N(n,i("action.save"))),y(`name-${t.row}`)}var pc=(e,t)=>nt`
  <button type="button" class="round" id="name-${t.row}" aria-label=${`${i("import.rename")}: ${ki(t)}`}
    @click=${()=>ym(e,t)}>
    ${c("edit")}
  </button>`,uc=e=>e.findId?nt`
  <a class="button quiet" href="/finds/${e.findId}" aria-label=${`${i("import.show")}: ${ki(e)}`}>
    ${i("import.show")}</a>`:Xt,vm=(e,t,s,n)=>({ready:()=>nt`${pc(e,t)}${Sn(t,i("import.skip"),()=>Tn(e,s,e.skip(t,!0)))}`,skipped:()=>Sn(t,i("import.unskip"),()=>Tn(e,s,e.skip(t,!1))),noPlace:()=>nt`${pc(e,t)}${Sn(t,i("import.locate"),()=>bm(e,t,s,n))}`,duplicate:()=>uc(t),done:()=>uc(t)})[t.status]?.()??Xt,Ln=e=>e?nt`<br><span class="soft" dir="auto">${e}</span>`:Xt,km=e=>e.slice(e.lastIndexOf("/")+1),xm=e=>[`import.lost.${e}`,`rule.${e}`,`reason.${e}`].map(t=>[t,i(t)]).find(([t,s])=>s!==t)?.[1]??e,Om=({media:e,lost:t=[]})=>[e>t.length?Ln(i("import.rowMedia",{n:e-t.length})):Xt,...t.map(({file:s,reason:n})=>Ln(`${km(s)}: ${xm(n)}`))],qm=(e,t,s,n)=>nt`
  <li class="row between">
    <span class="grow"><bdi class="strong">${ki(t)}</bdi>${Ln(gm(t))}${Om(t)}</span>
    <span class="row">${vm(e,t,s,n)}</span>
  </li>`;function Pm(e,t){let{items:s,problem:n,load:a}=e.rows;return n?d(n,a):s?s.length?nt`
    <ul class="people" aria-label=${i("import.rows")}>${s.map((o,r)=>qm(e,o,r,t))}</ul>
    ${I(e.rows)}`:nt`<p class="soft" role="status">${i("import.none")}</p>`:w(4)}var Fm=(e,{n:t,all:s})=>nt`
  <progress max=${s} .value=${t} aria-label=${i("import.lookUp")}></progress>
  <p class="row between">
    <span role="status">${i("import.progress",{n:t,all:q(s)})}</span>
    <button type="button" class="quiet" @click=${()=>e.places.stop()}>${i("import.stop")}</button>
  </p>`;async function Sm(e){await e.places.run(),y("part-rows")}function Tm(e){let{state:t,rows:s}=e.places;return t?.busy?Fm(e,t):nt`
    ${t?nt`<p role="status">${i("import.lookedUp",{n:t.found})}</p>`:Xt}
    ${t?.problem?d(t.problem):Xt}
    ${s.length?nt`
      <p class="hint">${i("import.lookUpText",{source:f().places.attribution})}</p>
      <p>
        <button type="button" class="quiet" id="import-lookup" @click=${()=>Sm(e)}>${i("import.lookUp")}</button>
      </p>`:Xt}`}var dc=(e,t)=>nt`
  <section class="card">
    ${Q("rows",i("import.rows"))}
    <div class="chips" role="group" aria-label=${i("import.which")}>
      ${e.tabs.map(({name:s,n})=>we(e.status===s,`${i(`import.status.${s}`)} (${q(n)})`,()=>e.choose(s)))}
    </div>
    ${e.status==="noPlace"&&ec()?Tm(e):Xt}
    ${Pm(e,t)}
  </section>`;var[xi,Lm,Am]=[12,28,44],An=class extends Ms{label="";#t=[];set places(t){let s=t!==this.#t;this.#t=t,this.map&&s&&this.draw()}options(){let{lat:t,lng:s}=this.#t[0]??{lat:25,lng:5};return{view:{lat:t,lng:s,zoom:2},still:!0,onMove:()=>this.map&&this.#e()}}draw(){this.#t.length&&(this.map.fit(this.#t,xi,{animate:!1}),this.#e())}#e(){this.map.setMarkers(js(this.#t,t=>this.map.pixelOf(t),Am).map(t=>this.#s(t)))}#s([t,...s]){if(!s.length){let r=()=>this.map.setView({...t,zoom:xi}),l=t.km?t:null;return{key:`${t.lat},${t.lng}`,lat:t.lat,lng:t.lng,kind:"dot",size:Lm,text:"",label:t.name,area:l,click:r}}let n=ho({latitude:t.lat,longitude:t.lng,count:s.length+1}),a=s.every(r=>r.lat===t.lat&&r.lng===t.lng);return{...n,click:()=>a?this.map.setView({...t,zoom:xi}):this.map.fit([t,...s],xi)}}failed(){this.remove()}};customElements.define("finds-map",An);var Bm=".gpx,.kml,.kmz,.geojson,.geojsonl,.json,.umap,.csv,.tsv,.txt,.zip";async function Im(e,t){let s=e.target,[n]=s.files;n&&(await t.upload(n),s.value="",t.current&&y("part-import"))}var Mm=e=>U`
  <progress max="1" .value=${e.progress} aria-label=${i("import.upload")}></progress>
  <p class="row between">
    <span class="soft" role="status">${i(e.progress<1?"import.upload":"import.reading")}</span>
    <button type="button" class="quiet" @click=${()=>e.cancel()}>${i("action.cancel")}</button>
  </p>`,jm=e=>U`
  <p class="row actions">
    <label class="button" for="import-file">${c("plus")} ${i("import.choose")}</label>
    <input class="file" id="import-file" type="file" accept=${Bm} aria-describedby="import-hint" @change=${t=>Im(t,e)}>
  </p>`,Um=e=>U`
  <section class="card">
    <p>${i("import.text")}</p>
    ${e.refusal?d(e.refusal):K}
    ${e.progress===null?jm(e):Mm(e)}
    <p class="hint" id="import-hint">${i("import.files")}</p>
  </section>
  ${e.unfinished.length?Dm(e):K}`;async function fc(e,t){await M(i("import.discardTitle"),i("import.discardText"),i("import.discard"))&&(await e.discard(t),y("import-file"))}var Oi=e=>e.name||i("import.unnamed");async function Nm(e,t){await e.open(t),y("part-import")}var Dm=e=>U`
  <section class="card">
    <h2>${i("import.unfinished")}</h2>
    <ul class="people">${e.unfinished.map(t=>U`
      <li class="row between">
        <span class="grow"><bdi class="strong">${Oi(t)}</bdi><br>
          <span class="soft">${i("import.left",{n:t.counts.ready+t.counts.noPlace})} ${hc(t)}</span></span>
        <span class="row">
          <button type="button" class="quiet" aria-label=${`${i("import.goOn")}: ${Oi(t)}`} @click=${()=>Nm(e,t)}>
            ${i("import.goOn")}
          </button>
          <button type="button" class="round" aria-label=${`${i("import.discard")}: ${Oi(t)}`}
            @click=${()=>fc(e,t)}>
            ${c("trash")}
          </button>
        </span>
      </li>`)}
    </ul>
  </section>`,hc=e=>i("import.ends",{date:rt(e.expiresAt)});async function _m(e){await e.commit(),y("part-import")}var Cm=(e,{taken:t,all:s})=>U`
  <progress max=${s} .value=${t} aria-label=${i("import.running")}></progress>
  <p class="row between">
    <span role="status">${i("import.progress",{n:t,all:q(s)})}</span>
    <button type="button" class="quiet" id="import-stop" @click=${()=>e.stop()}>${i("import.stop")}</button>
  </p>
  ${e.current.counts.media?U`<p class="soft">${i("import.mediaLeft",{n:e.current.counts.media})}</p>`:K}`,Em=e=>e.items.length?e.link({width:innerWidth,height:innerHeight/2}):"/profile",Hm=({mediaDone:e,mediaLost:t},{made:s},n)=>U`
  <p role="status">${c("check")} ${i("import.made",{n:s})}</p>
  ${e?U`<p>${i("import.media",{n:e})}</p>`:K}
  ${t?U`<p>${i("import.mediaLost",{n:t})}</p>`:K}
  ${s?U`<p><a class="button" href=${Em(n)}>${i("import.see")}</a></p>`:K}`,Rm=(e,t)=>U`
  ${lc(e)}
  <button type="button" class="main" id="import-commit" @click=${()=>_m(e)}>${i("import.commit",{n:t})}</button>`;function zm(e){let[t,s]=[oc(e),rc(e)];return U`
    ${t?U`<p id="import-left">${t}</p>`:K}
    ${s.length?U`
      <details>
        <summary>${i("import.leftWhere")}</summary>
        <ul>${s.map(n=>U`<li><bdi>${n}</bdi></li>`)}</ul>
      </details>`:K}
    ${e.guessedEncoding?U`<p>${i("import.encoding",{name:e.guessedEncoding})}</p>`:K}`}function Vm(e){let{current:t,published:s}=e;return U`
    <section class="card">
      ${Q("import",U`<bdi>${Oi(t)}</bdi>`)}
      ${e.isBusy?Cm(e,s):U`
        ${e.isDone?K:U`<p class="soft">${hc(t)}</p>`}
        ${e.points.items.length?U`
          <finds-map .places=${e.points.items} .label=${i("import.map")}></finds-map>`:K}
        ${s?Hm(t.counts,s,e.points):K}
        ${zm(t)}
        ${s?.problem?d(s.problem):K}
        ${t.counts.ready?Rm(e,t.counts.ready):K}
        <p class="row">${e.isDone?U`
          <button type="button" class="quiet" @click=${()=>mc(e)}>${i("import.finish")}</button>`:U`
          <button type="button" class="quiet" @click=${()=>mc(e)}>${i("import.other")}</button>
          <button type="button" class="danger" @click=${()=>fc(e,t)}>${i("import.discard")}</button>`}
        </p>`}
    </section>`}async function mc(e){await e.leave(),y("import-file")}function Wm(e,t){return e.loading.problem?d(e.loading.problem,e.loading.load):e.current?U`${Vm(e)}${e.isBusy?K:dc(e,t)}`:Um(e)}function $c(e){let t=new vi(e);return{title:i("import.title"),ready:t.loading.load(),view:()=>U`${h(i("import.title"),K,"/settings")}${Wm(t,e)}`}}import{html as W,nothing as Rt}from"../lib/lit-html/lit-html.js";var Gm=1e3,gc=[5,15,30,60],Ue=class{areas=null;wishes=[];job=null;chosen=null;plan=null;problem=null;km=15;busy=!1;#t;#e;constructor(t,s=ks){this.#t=t,this.#e=s,this.loading=H(t,async()=>{await this.#i(),this.#n();let n=ft(t.query?.get("at"));n&&!this.chosen&&await this.#s(n)})}async#s({lat:t,lng:s}){let n=await g(v("/api/places/reverse",{lat:t,lng:s}),{signal:this.#t.signal}).catch(()=>null);n&&await this.choose(n)}get isRunning(){return this.job?.state==="running"}async#i(){let{areas:t,job:s,wishes:n}=await g("/api/admin/map",{signal:this.#t.signal});Object.assign(this,{areas:t,job:s,wishes:n}),this.#t.update()}async#n(){for(;this.isRunning&&!this.#t.signal.aborted;)await this.#e(Gm),await this.#i().catch(()=>{})}get#a(){return{...this.chosen,km:this.km}}choose({name:t,address:s,latitude:n,longitude:a}){return this.chosen={title:[t,s].filter(Boolean).join(", "),latitude:n,longitude:a},this.#o()}grant({title:t,latitude:s,longitude:n}){return this.chosen={title:t,latitude:s,longitude:n},this.add()}resize(t){return this.km=t,this.#o()}async#o(){Object.assign(this,{plan:null,problem:null,busy:!0}),this.#t.update();let t=JSON.stringify(this.#a),s=await S("/api/admin/map/plans",this.#a).then(n=>({plan:n}),n=>({problem:n}));t===JSON.stringify(this.#a)&&(Object.assign(this,s,{busy:!1}),this.#t.update())}async add(){try{this.job=await S("/api/admin/map/areas",this.#a),Object.assign(this,{plan:null,problem:null})}catch(t){this.problem=t}this.#t.update(),await this.#n()}async renew(t){try{this.job=await z(`/api/admin/map/areas/${t.name}`)}catch(s){p(O(s))}this.#t.update(),await this.#n()}async remove(t){try{await A(`/api/admin/map/areas/${t.name}`),await this.#i(),p(i("areas.removed",{title:t.title}))}catch(s){p(O(s))}}};async function Ym(e,t){await M(i("areas.removeTitle",{title:t.title}),i("areas.removeText"),i("areas.remove"))&&e.remove(t)}var Jm=(e,t)=>W`
  <li class="row between">
    <span><span class="strong" dir="auto">${t.title}</span><br>
      <span class="soft">${G(t.bytes)} · ${C(t.updatedAt)}</span></span>
    <span class="row">
      ${t.updatable?W`
        <button type="button" class="quiet" ?disabled=${e.isRunning} aria-label="${i("areas.update")}: ${t.title}"
          @click=${()=>e.renew(t)}>${i("areas.update")}</button>`:Rt}
      <button type="button" class="danger" aria-label="${i("areas.remove")}: ${t.title}" @click=${()=>Ym(e,t)}>
        ${i("areas.remove")}
      </button>
    </span>
  </li>`,Km=e=>W`
  <section class="card" aria-labelledby="areas">
    <h2 id="areas">${i("areas.list")}</h2>
    ${e.areas.length?W`<ul class="people">${e.areas.map(t=>Jm(e,t))}</ul>`:B(i("areas.none"),i("areas.noneText"),Rt,"way")}
  </section>`,Zm=(e,t)=>W`
  <li class="row between">
    <span><span class="strong" dir="auto">${t.title}</span><br><span class="soft">${i("areas.wishedBy",{n:t.users})}</span></span>
    <button type="button" class="quiet" ?disabled=${e.isRunning} aria-label=${i("areas.grant",{title:t.title})}
      @click=${()=>e.grant(t)}>${i("areas.addWish")}</button>
  </li>`,Xm=e=>e.wishes.length?W`
  <section class="card" aria-labelledby="wishes">
    <h2 id="wishes">${i("areas.wishes")}</h2>
    <ul class="people">${e.wishes.map(t=>Zm(e,t))}</ul>
  </section>`:Rt,Qm=e=>F("km",{label:i("areas.size"),options:gc.map(t=>[t,ds(t)]),chosen:e.km,set:t=>e.resize(Number(t))}),tf=e=>W`
  <p>${i("areas.from",{host:e.plan.host})}</p>
  <button type="button" class="main" @click=${()=>e.add()}>
    ${c("map")} ${i("areas.add",{title:e.chosen.title,size:G(e.plan.bytes)})}
  </button>`;function ef(e){return!e.chosen||e.isRunning?Rt:W`
    <p class="strong" dir="auto">${e.chosen.title}</p>
    ${Qm(e)}
    ${e.busy?W`<p class="soft" role="status">${i("areas.asking")}</p>`:Rt}
    ${e.problem?W`<p class="error" role="alert">${O(e.problem)}</p>`:Rt}
    ${e.plan?tf(e):Rt}`}function sf(e){let{job:t}=e;if(!t)return Rt;let{title:s,state:n}=t;if(n==="failed")return W`<p class="error" role="alert">${i("areas.failed",{title:s})} ${O(t)}</p>`;if(n==="current")return W`<p role="status">${i("areas.current",{title:s})}</p>`;if(n==="done")return W`
      <p role="status">${i("areas.done",{title:s})}</p>
      <a class="button" href="/" @click=${o=>{o.preventDefault(),location.assign("/")}}>${i("areas.show")}</a>`;let a=i("areas.started",{title:s});return W`
    <p role="status">${t.total?i("areas.running",{title:s,done:G(t.bytes),total:G(t.total)}):a}</p>
    <progress max=${t.total||1} .value=${t.bytes} aria-label=${a}></progress>`}var Bn=e=>W`
  <section class="card" aria-labelledby="where">
    <h2 id="where">${i("areas.where")}</h2>
    <p class="hint">${i("areas.whereText")}</p>
    <place-search id="area" .label=${i("areas.search")} @choose=${({detail:t})=>e.choose(t.value)}></place-search>
    ${ef(e)}
    ${sf(e)}
  </section>`;function nf(e){return e.loading.problem?d(e.loading.problem,e.loading.load):e.areas?W`
    ${Bn(e)}
    ${Xm(e)}
    ${Km(e)}`:w(3)}function bc(e){let t=new Ue(e);return{title:i("admin.map"),ready:t.loading.load(),view:()=>W`${h(i("admin.map"),Rt,"/admin")}${nf(t)}`}}import{html as Z,nothing as dt}from"../lib/lit-html/lit-html.js";var af=4,of=e=>e.map((t,s)=>t.map((n,a)=>n?`M${a} ${s}h1v1h-1z`:"").join("")).join("");async function wc(e){let{encode:t}=await import(new URL("lib/uqr/uqr.js",fe).href),{data:s,size:n}=t(e,{ecc:"M",border:af});return{size:n,path:of(s)}}var yc=[1,2,5,10,25,100],vc=[1,7,30,90],Ne=class{created=null;#t;constructor(t){this.#t=t,this.list=E(t,"/api/invites"),this.form=new P({send:(s,n)=>this.#e(s,n),update:t.update})}get isAdmin(){return b()?.role==="admin"}isMine(t){return t.inviter?.id===b()?.id}async#e({uses:t,days:s,note:n="",befriend:a},o){let r={uses:Number(t),days:Number(s),note:n.trim(),befriend:!!a},l=await S("/api/invites",r);this.created={...l,url:new URL(l.link,location.origin).href,code:null},o.reset(),this.#t.update(),await Promise.all([this.#s(this.created),this.list.load()])}async#s(t){t.code=await wc(t.url).catch(()=>null),this.#t.update()}close=()=>{this.created=null,this.#t.update()};async copy(){try{await navigator.clipboard.writeText(this.created.url),p(i("find.copied"))}catch{p(i("invites.copyYourself"))}}get canShare(){return!!navigator.share}async share(){try{let t=i("invites.shareText",{name:k(b()),instance:Bt()});await navigator.share({title:i("invites.shareTitle",{instance:Bt()}),text:t,url:this.created.url})}catch(t){t.name!=="AbortError"&&await this.copy()}}async revoke(t){try{await A(`/api/invites/${t.id}`),this.created?.id===t.id&&(this.created=null),await this.list.load()}catch(s){p(O(s))}this.#t.update()}};var rf=()=>Z`
  <label class="switch">
    <span>${i("invites.befriend")}<br><span class="soft">${i("invites.befriendHint")}</span></span>
    <input type="checkbox" role="switch" id="befriend" name="befriend" checked>
  </label>`;function cf({target:e,currentTarget:t}){e.name==="uses"&&(t.elements.befriend.checked=e.value==="1")}async function lf(e,t){let s=t.created;await t.form.submit(e),t.created!==s&&await y("created-title")}var In=(e,t=e.form)=>Z`
  <form class="card" novalidate aria-labelledby="new-invite" @change=${cf} @submit=${s=>lf(s,e)}>
    <h2 id="new-invite">${i("invites.new")}</h2>
    ${T(t)}
    <div class="pair">
      ${F("uses",{label:i("invites.uses"),options:yc.map(s=>[s,i("invites.people",{n:s})]),chosen:1})}
      ${F("days",{label:i("invites.days"),options:vc.map(s=>[s,i("invites.daysOf",{n:s})]),chosen:7})}
    </div>
    ${rf()}
    ${m(t,"note",{label:i("invites.note"),hint:i("invites.noteHint"),most:200})}
    <div class="row end">${N(t,i("invites.create"))}</div>
  </form>`,pf=({size:e,path:t})=>Z`
  <svg class="qr" viewBox="0 0 ${e} ${e}" role="img" aria-label=${i("invites.qr")} shape-rendering="crispEdges">
    <path d=${t}></path>
  </svg>`,uf=e=>Z`
  <button type="button" class="quiet" @click=${()=>e.share()}>${c("share")} ${i("action.share")}</button>`,Mn=e=>Z`
  <section class="card" id="created" aria-labelledby="created-title">
    <div class="row between"><h2 id="created-title" tabindex="-1">${i("invites.ready")}</h2>${kt(e.close)}</div>
    <p role="status">${i("invites.once")}</p>
    <div class="field">
      <label for="link">${i("invites.link")}</label>
      <input id="link" type="text" readonly dir="ltr" .value=${e.created.url} @focus=${t=>t.target.select()}>
    </div>
    <p class="row actions">
      <button type="button" @click=${()=>e.copy()}>${c("copy")} ${i("invites.copy")}</button>
      ${e.canShare?uf(e):dt}
    </p>
    ${e.created.code?pf(e.created.code):dt}
  </section>`,df=e=>Z`<li><a class="person" href="/people/${e.id}">${V(e,28)} <span class="strong">${k(e)}</span></a></li>`;async function mf(e,t){await M(i("invites.revokeTitle"),i("invites.revokeText"),i("invites.revoke"))&&await e.revoke(t)}var ff=(e,t,s)=>Z`
  <button type="button" class="quiet" aria-label="${i("invites.revoke")}: ${s}" @click=${()=>mf(e,t)}>
    ${i("invites.revoke")}
  </button>`,hf={open:"invites.open",used_up:"invites.usedUp",expired:"invites.expired",revoked:"invites.revoked",suspended:"invites.suspended"},$f=(e,t)=>!e.isAdmin||e.isMine(t)?dt:Z` · ${t.inviter?i("invites.by",{name:k(t.inviter)}):i("invites.byCommand")}`;function gf(e,t){let s=t.note||i("invites.of",{date:rt(t.createdAt)}),n=t.state==="open";return Z`
    <li class="invite">
      <div class="row between">
        <span class="strong" dir="auto">${s}</span>
        <span class="badge">${i(hf[t.state])}</span>
      </div>
      <p class="soft">
        ${i("invites.used",{used:q(t.uses-t.usesLeft),uses:q(t.uses)})}
        ${n?Z` · ${i("invites.until",{date:rt(t.expiresAt)})}`:dt}
        ${t.befriend?Z` · ${i("invites.befriends")}`:dt}
        ${$f(e,t)}
      </p>
      ${t.usedBy.length?Z`<ul class="row used" aria-label=${i("invites.usedBy")}>${t.usedBy.map(df)}</ul>`:dt}
      ${n?Z`<p class="row actions">${ff(e,t,s)}</p>`:dt}
    </li>`}function bf(e){let{items:t,problem:s,load:n}=e.list;return s?d(s,n):t?t.length?Z`
    <section class="card">
      <h2>${i(e.isAdmin?"invites.all":"invites.yours")}</h2>
      <ul class="people">${t.map(a=>gf(e,a))}</ul>
      ${I(e.list)}
    </section>`:mt()?dt:B(i("invites.none"),i("reason.may_not_invite")):w(2)}function kc(e){let t=new Ne(e);return{title:i("invites.title"),ready:t.list.load(),view:()=>Z`
      ${h(i("invites.title"),dt,"/people")}
      ${mt()?Z`<p class="lead">${i("invites.lead")}</p>`:dt}
      ${t.created?Mn(t):dt}
      ${mt()?In(t):dt}
      ${bf(t)}`}}import{html as $t,nothing as ue}from"../lib/lit-html/lit-html.js";function xc(e){let t=document.querySelectorAll('link[href^="/theme.css"]'),s=Object.assign(document.createElement("link"),{rel:"stylesheet",href:v("/theme.css",{accent:e.slice(1)})});s.addEventListener("load",()=>{for(let n of t)n.remove()}),s.addEventListener("error",()=>s.remove()),document.head.append(s)}var qc=(e,t)=>$t`
  <div class="field">
    <p><span class="strong">${e}</span><br>${t}</p>
    <p class="hint">${i("admin.fixed")}</p>
  </div>`;function Oc(e,t,s,n,a){let o=e.values[t];return e.isFixed(t)?qc(n,a(o)):F(t,{label:n,options:s.map(r=>[r,a(r)]),chosen:o})}var Pc=e=>xc(e===Oe?"":e);function jn(e,t){e.chooseAccent(t),e.isAccentDark&&Pc(t)}function wf(e){jn(e,e.darkerAccent),document.getElementById("accent").focus()}var yf=(e,t,s)=>$t`
  <button type="button" class="swatch" aria-label=${i(`admin.colours.${t}`)} title=${i(`admin.colours.${t}`)}
    aria-pressed=${s===e.accent?"true":"false"} @click=${()=>jn(e,s)}>
    <svg viewBox="0 0 32 32" aria-hidden="true"><circle cx="16" cy="16" r="16" fill=${s}/></svg>
    ${s===e.accent?c("check"):ue}
  </button>`,vf=e=>$t`
  <div class="field">
    <label for="accent">${i("admin.accent")}</label>
    <input id="accent" name="accent" type="color" .value=${e.accent} aria-describedby="accent-note"
      aria-invalid=${e.form.errors.accent?"true":ue}
      @input=${t=>e.chooseAccent(t.target.value)} @change=${t=>jn(e,t.target.value)}>
    <div class="swatches">${Object.entries(Co).map(([t,s])=>yf(e,t,s))}</div>
    <p id="accent-note" class=${e.form.errors.accent?"error":"hint"} aria-live="polite">
      ${e.form.errors.accent??i("admin.accentHint")}
    </p>
    ${e.isAccentDark?ue:$t`
      <p><button type="button" class="quiet" @click=${()=>wf(e)}>
        <svg class="sample" viewBox="0 0 32 32" aria-hidden="true"><circle cx="16" cy="16" r="16" fill=${e.darkerAccent}/></svg>
        ${i("admin.darker")}
      </button></p>`}
  </div>`,kf=e=>m(e.form,"mediaLimit",{label:i("admin.limitOfAll"),hint:i("admin.limitOfAllHint"),kind:"number",mode:"numeric",value:e.limit}),xf=({mediaLimit:e})=>e?G(e):i("admin.limits.none"),Of=e=>$t`
  <form class="card" novalidate @submit=${e.form.submit}>
    ${T(e.form)}
    <p class="hint">${i("admin.public")}</p>
    ${m(e.form,"name",{label:i("admin.name"),value:e.values.name,most:50})}
    ${m(e.form,"description",{label:i("admin.description"),value:e.values.description,kind:"area",most:500})}
    ${m(e.form,"rules",{label:i("admin.rules"),value:e.values.rules,kind:"area",most:5e3})}
    ${m(e.form,"contact",{label:i("admin.contact"),hint:i("admin.contactHint"),value:e.values.contact,most:200})}
    ${vf(e)}
    ${Oc(e,"registration",Do,i("admin.registration"),t=>i(`admin.modes.${t}`))}
    ${Oc(e,"invites",_o,i("admin.whoInvites"),t=>i(`admin.inviters.${t}`))}
    ${e.isFixed("mediaLimit")?qc(i("admin.limitOfAll"),xf(e.values)):kf(e)}
    <div class="row end">${N(e.form,i("action.save"))}</div>
  </form>`;function qf(e){return e.loading.problem?d(e.loading.problem,e.loading.load):e.values?$t`${Of(e)}${Pf(e)}`:w(4)}var Pf=e=>$t`
  <section class="card">
    <h2>${i("admin.startView")}</h2>
    <p class="hint">${i("admin.startViewText")}</p>
    ${e.startView?$t`<place-map class="homemap" inert .at=${e.startView}></place-map>`:ue}
    <p class="row">
      ${e.myView?$t`
        <button type="button" class="quiet" id="start-view" @click=${()=>e.begin(e.myView)}>${i("admin.startViewTake")}</button>`:ue}
      ${e.startView?$t`
        <button type="button" class="quiet" @click=${()=>e.begin("")}>${i("admin.startViewRemove")}</button>`:ue}
    </p>
  </section>`;function Fc(e){let t=new qe(e);return{title:i("admin.instance"),ready:t.loading.load(),view:()=>$t`${h(i("admin.instance"),ue,"/admin")}${qf(t)}`,close(){t.accent!==t.savedAccent&&Pc(t.savedAccent)}}}import{html as Ft,nothing as de}from"../lib/lit-html/lit-html.js";var Un="/admin/welcome",Sc=e=>e.slice(e.lastIndexOf("#")+1).trim(),qi=class{greeting=null;ended=null;#t;constructor(t,s){this.#t=t,this.invite=Sc(s);let n={username_taken:"username",invite_needed:"invite",registration_closed:"invite"};this.form=new P({send:a=>this.#s(a),update:t.update,fieldOf:n})}load=async()=>{if(this.invite){try{this.greeting=await S("/api/invites/greeting",{code:this.invite})}catch(t){if(t.reason!=="invite_ended")return;this.ended=t,this.invite=""}this.#t.update()}};get user(){return b()}get isClosed(){return f().registration==="closed"&&!this.invite}get asksInvite(){return f().registration!=="open"&&!this.invite}#e(t){throw t.reason==="invite_needed"&&(this.invite=""),t}async#s({username:t,password:s,invite:n=""}){await wa();let a=this.invite||Sc(n),o={username:t.trim(),password:s,cookie:!0,...a?{invite:a}:{}},r=await S("/api/auth/register",o).catch(l=>this.#e(l));Mt(r.user),await this.#t.go(r.user.role==="admin"?Un:"/",{replace:!0}),p(i("join.welcome",{name:r.user.username}))}};var Ff=({form:e,asksInvite:t})=>Ft`
  <form novalidate @submit=${e.submit}>
    ${T(e)}
    ${t?m(e,"invite",{label:i("join.invite"),hint:i("join.inviteHint"),required:!0}):de}
    ${m(e,"username",{label:i("account.username"),hint:i("join.usernameHint"),required:!0,least:3,most:31,pattern:"[A-Za-z0-9_\\-]*",complete:"username"})}
    ${m(e,"password",{label:i("account.password"),hint:i("join.passwordHint"),kind:"password",required:!0,least:8,most:255,complete:"new-password"})}
    ${N(e,i("join.action"))}
  </form>`;function Sf({greeting:e,invite:t}){let s=e?.inviter,n=Ft`<p class="lead">${i("app.about")} ${t?i("join.invited"):de}</p>`;return s?Ft`
    <div class="inviter">
      ${V(s,56)}
      <h1 tabindex="-1">${i("join.invitedBy",{name:k(s),instance:Bt()})}</h1>
    </div>
    ${n}
    ${e.befriend?Ft`<p class="note">${i("join.invitedFriend",{name:k(s)})}</p>`:de}`:Ft`<h1 tabindex="-1">${i("join.title")}</h1>${n}`}var Tf=(e,t)=>Ft`${wo(Ft`
  ${Sf(e)}
  ${e.ended?Ft`<p class="note" role="alert">${O(e.ended)}</p>`:de}
  ${e.user?Ft`<p class="note">${i("join.signedIn",{name:k(e.user)})}</p>`:de}
  ${e.isClosed?Ft`<p class="note">${i("join.closed")}</p>`:de}
  ${f().passwordLogin?Ff(e):de}
  ${ko("join.provider",{redirect:va()?Un:"/"},{invite:e.invite})}
  <p class="below">${i("join.have")} <a href="/sign-in">${i("signin.action")}</a></p>`)}${Us(t)}`;function Tc(e){let t=new qi(e,location.hash);return{get title(){return i("join.title")},broad:!0,ready:t.load(),view:()=>Tf(t,e.update)}}import{html as gt,nothing as De}from"../lib/lit-html/lit-html.js";var Ac=e=>e.map(({id:t,title:s,location:n},a)=>({id:t,n:a+1,title:s,...tt(n),km:n.area})),Lc=({n:e,title:t})=>i("lists.nth",{n:e,title:t});function Lf(e){let[t,...s]=e;return{key:t.id,lat:t.lat,lng:t.lng,steps:e,text:s.length?`${q(t.n)}+`:q(t.n),label:s.length?i("lists.nthMore",{first:Lc(t),n:s.length}):Lc(t),isOnePlace:s.every(n=>n.lat===t.lat&&n.lng===t.lng),area:t.km&&!s.length?t:null}}var Bc=(e,t,s)=>js(e,t,s).map(Lf);function Ic({steps:e},t){let s=e.findIndex(n=>n.id===t);return e[(s+1)%e.length].id}var Mc=["private","friends","public"],jc=({name:e,description:t,visibility:s})=>({name:e.trim(),description:t.trim()||null,visibility:s}),Uc=({photos:e,cover:t})=>e??(t?[t]:[]),Nc=e=>new P({send:async t=>e(await S("/api/lists",jc(t)))}),Pi=class{constructor(t){let s=t.query.get("user")??"";this.isOwn=!s||s===b().id,this.lists=E(t,v("/api/lists",{userId:s,limit:20}))}},Fi=class{list=null;chosen="";#t;#e;constructor(t){this.#t=t,this.#e=`/api/lists/${t.params.id}`,this.finds=E(t,`${this.#e}/finds?limit=50`),this.loading=H(t,()=>this.#s())}get title(){return this.list?.name??i("lists.one")}get isOwn(){return this.list?.userId===b().id}get canHide(){return!this.isOwn&&b().role==="admin"&&!!this.list&&this.list.visibility!=="private"}get listsPath(){return v("/lists",{user:this.list&&!this.isOwn&&this.list.userId})}get steps(){return Ac(this.finds.items??[])}choose(t){this.chosen=t,this.#t.update()}async#s(){this.list=await g(this.#e,{signal:this.#t.signal}),await this.finds.load()}editForm=t=>new P({send:async s=>{this.list=await z(this.#e,jc(s)),this.#t.update(),t()}});hideForm=t=>new P({send:async({reason:s})=>{await S(`/api/admin/lists/${this.list.id}/private`,{reason:s.trim()}),t(),this.#t.go(this.listsPath,{replace:!0})}});async remove(){await et(A(this.#e))&&this.#t.go("/lists",{replace:!0})}async#i(t){if(await et(t)){let s=await g(this.#e).catch(()=>this.list);this.list=s}this.#t.update()}drop(t){return this.#i(A(`${this.#e}/finds/${t.id}`).then(()=>{if(this.finds.items=this.finds.items.filter(s=>s.id!==t.id),!this.finds.items.length&&this.finds.next)return this.finds.load()}))}setCover(t){return this.#i(z(this.#e,{coverId:t.id}).then(()=>p(i("lists.coverChosen"))))}move(t,s){let{items:n}=this.finds,a=n.findIndex(r=>r.id===t.id),o=n[a+s];return o?this.#i(z(`${this.#e}/finds/${t.id}/place`,{[s<0?"before":"after"]:o.id}).then(()=>{let r=n.filter(l=>l.id!==t.id);r.splice(a+s,0,t),this.finds.items=r})):null}},Si=class{lists=null;update=()=>{};#t;constructor(t){this.#t=t,this.form=new P({send:(s,n)=>this.#e(s,n),update:()=>this.update()})}load(){return et(g(`/api/finds/${this.#t}/lists`).then(t=>{this.lists=t}))}async toggle(t){let s=`/api/lists/${t.id}/finds/${this.#t}`;t.hasFind=!t.hasFind,this.update(),await et(t.hasFind?z(s):A(s))||(t.hasFind=!t.hasFind),this.update()}async#e({list:t},s){let n=await S("/api/lists",{name:t.trim()});this.lists.unshift({...n,hasFind:!1}),s.reset(),await this.toggle(this.lists[0])}};import{html as zt,nothing as Af}from"../lib/lit-html/lit-html.js";var Dc={private:"lock",friends:"people",public:"globe"},Nn=e=>zt`
  <span class="badge">${c(Dc[e.visibility])} ${i(`lists.${e.visibility}`)}</span>`,Bf="(min-width: 1180px) 349px, (min-width: 720px) 336px, 100vw",If=zt`
  <svg class="way-drawing" viewBox="0 0 120 84" aria-hidden="true">
    <path d="M14 22 45 12l31 10 30-10v52L76 74 45 64 14 74zM45 12v52M76 22v52"></path>
    <path class="dots" d="M26 58c8-14 20-2 28-12s16-8 28-8"></path>
    <path class="pin-point" d="M88 42s8-8 8-14a8 8 0 0 0-16 0c0 6 8 14 8 14zm0-11.500a2.500 2.500 0 1 0 0-5 2.500 2.500 0 0 0 0 5z"></path>
  </svg>`,Mf=e=>zt`
  <span class="mosaic of-${e.length}">
    ${e.map(({media:t})=>zt`<span class="piece">${xt(t,e.length>1?{thumb:!0}:{sizes:Bf})}</span>`)}
  </span>`;function _c(e){let t=Uc(e);return zt`
    <li>
      <a class="list-card ${t.length?"":"bare"}" href="/lists/${e.id}">
        ${t.length?Mf(t):If}
        <span class="over">
          <span class="name" dir="auto">${e.name}</span>
          <span class="row between">
            <span>${i("lists.finds",{n:e.findCount})}</span>
            <span>${c(Dc[e.visibility])} ${i(`lists.${e.visibility}`)}</span>
          </span>
        </span>
      </a>
    </li>`}var jf=(e,t)=>zt`
  ${T(e)}
  ${m(e,"name",{label:i("lists.name"),value:t?.name??"",required:!0,most:100})}
  ${m(e,"description",{label:i("lists.description"),value:t?.description??"",kind:"area",most:500})}
  ${F("visibility",{label:i("lists.who"),hint:i("lists.whoHint"),chosen:t?.visibility??"private",options:Mc.map(s=>[s,i(`lists.${s}`)])})}`,Ti=(e,t=null)=>_(e,i(t?"lists.edit":"lists.new"),s=>jf(s,t),s=>N(s,i("action.save"))),Uf=(e,t)=>zt`
  <li>
    <label class="row list-choice">
      <input type="checkbox" .checked=${t.hasFind} @change=${()=>e.toggle(t)}>
      <span class="grow" dir="auto">${t.name}</span>
      ${Nn(t)}
    </label>
  </li>`,Nf=(e,t)=>zt`
  <div class="row between"><h2>${i("lists.addTo")}</h2>${kt(t)}</div>
  ${e.lists.length?zt`<ul class="people">${e.lists.map(s=>Uf(e,s))}</ul>`:Af}
  <form novalidate @submit=${e.form.submit}>
    ${T(e.form)}
    ${m(e.form,"list",{label:i("lists.new"),hint:i("lists.newHint"),required:!0,most:100})}
    <div class="row end"><button type="submit" aria-busy=${e.form.busy?"true":"false"}>${i("lists.create")}</button></div>
  </form>`;async function Df(e){let t=new Si(e.id);await t.load()&&await lt((s,n)=>(t.update=n,Nf(t,s)),{label:i("lists.addTo")})}import{html as Vt,nothing as me}from"../lib/lit-html/lit-html.js";var Cc=["exact","area","hidden"],Ec=["","1","7","30","date"],_f=3650,Dn=({findId:e,listId:t})=>e?"find":t?"list":"category",Hc=({isPublic:e,location:t})=>e&&!t?.area?"exact":"area";function Cf(e,t=new Date){let[s,n,a]=e.split("-").map(Number);return Math.round((Date.UTC(s,n-1,a)-Date.UTC(t.getFullYear(),t.getMonth(),t.getDate()))/864e5)}var Rc=(e,t=new Date)=>new Date(Date.UTC(t.getFullYear(),t.getMonth(),t.getDate()+e)).toISOString().slice(0,10);function Ef({life:e,until:t}){if(e==="keep")return;if(e==="")return null;let s=e==="date"?Cf(t):Number(e);if(s>=1&&s<=_f)return s;throw{code:"page",reason:"until",text:i("shares.untilBad")}}function Hf({secret:e="new",password:t}){return e==="remove"?null:e==="new"&&t?t:void 0}var Rf=e=>({title:e.title.trim(),place:e.place,area:e.place==="area"?Number(e.area):void 0,password:Hf(e),days:Ef(e)}),zf=({chosen:e,category:t})=>({category:e||t.trim()});async function Vf(){let e=(await g("/api/finds/categories")).filter(t=>t.ownCount).map(t=>[t.category,t.ownCount]);return[...e,...Jt.filter(t=>!e.some(([s])=>s===t)).map(t=>[t,0])]}var Li=class{constructor({share:t=null,target:s=null,offered:n=[],place:a="area",done:o}){this.share=t,this.target=s,this.place=t?.place??a,this.life=t?.expiresAt?"keep":"",this.secret=t?.hasPassword?"keep":"new",this.offered=n,this.chosen=n[0]?.[0]??"",this.form=new P({send:async r=>o(await this.#t(r)),fieldOf:{until:"until"}})}get kind(){return Dn(this.share??this.target??{})}set(t){Object.assign(this,t),this.form.update()}#t(t){let s=Rf(t);return this.share?Y(`/api/shares/${this.share.id}`,s):S("/api/shares",{...this.target??zf(t),...s,days:s.days??void 0})}},Bi=e=>new URL(e.link,location.origin).href,Ii=()=>!!navigator.share;async function Mi(e){try{await navigator.clipboard.writeText(Bi(e))}catch{return!1}return p(i("find.copied")),!0}async function ji(e,t){try{await navigator.share({title:t,url:Bi(e)})}catch(s){return s.name==="AbortError"}return!0}var Ai=class{#t;constructor(t){this.#t=t,this.list=E(t,"/api/shares")}take(t){let{items:s}=this.list;if(!s)return this.list.load();let n=s.some(a=>a.id===t.id);return this.list.items=n?s.map(a=>a.id===t.id?t:a):[t,...s],this.#t.update()}async offered(){let t=null;return await et(Vf().then(s=>{t=s})),t}async revoke(t){await et(A(`/api/shares/${t.id}`))&&(this.list.items=this.list.items.filter(s=>s.id!==t.id),p(i("shares.revoked")),this.#t.update())}};var _n=e=>e.findTitle||e.listName||ct(e.category??""),St=e=>e.title||_n(e),zc=({place:e,area:t})=>e==="area"?Le(t):i(`shares.place.${e}`),Cn=({expired:e,expiresAt:t})=>i(e?"shares.expired":"shares.until",{date:It(t)}),Wf=e=>Vt`
  ${F("chosen",{error:e.form.errors.chosen,label:i("find.category"),chosen:e.chosen,set:t=>e.set({chosen:t}),options:[...e.offered.map(([t,s])=>[t,ct(t)+(s?` (${q(s)})`:"")]),["",i("shares.otherCategory")]]})}
  ${e.chosen?me:m(e.form,"category",{label:i("categories.own"),hint:i("shares.categoryHint"),required:!0,most:f().limits.category})}`,Gf={exact:"pin",area:"map",hidden:"block"},Yf=(e,t)=>Vt`
  <label class="choice">
    <input type="radio" name="place" value=${t} ?checked=${e.place===t} @change=${()=>e.set({place:t})}>
    <span>
      ${c(Gf[t])}
      <span><span class="strong">${i(`shares.place.${t}`)}</span><br><span class="soft">${i(`shares.shows.${t}`)}</span></span>
    </span>
  </label>`,Jf=e=>Vt`
  <fieldset class="choices">
    <legend>${i("shares.places")}</legend>
    ${Cc.map(t=>Yf(e,t))}
  </fieldset>
  ${e.place==="area"?F("area",{error:e.form.errors.area,label:i("shares.area"),hint:i("shares.areaHint"),chosen:String(e.share?.area??$n[0]),options:ts()}):me}`,Kf=e=>Vt`
  ${F("life",{error:e.form.errors.life,label:i("shares.life"),chosen:e.life,set:t=>e.set({life:t}),options:[...e.share?.expiresAt?[["keep",Cn(e.share)]]:[],...Ec.map(t=>[t,i(`shares.life.${t||"endless"}`)])]})}
  ${e.life==="date"?m(e.form,"until",{label:i("shares.date"),kind:"date",value:Rc(14),hint:i("shares.dateHint"),required:!0}):me}`,Zf=e=>Vt`
  ${e.share?.hasPassword?F("secret",{error:e.form.errors.secret,label:i("account.password"),chosen:e.secret,set:t=>e.set({secret:t}),options:["keep","new","remove"].map(t=>[t,i(`shares.password.${t}`)])}):me}
  ${e.secret==="new"?m(e.form,"password",{label:i(e.share?.hasPassword?"settings.newPassword":"account.password"),hint:i("shares.passwordHint"),kind:"password",required:!!e.share?.hasPassword,least:8,most:255,complete:"new-password"}):me}`,Xf=e=>Vt`
  <p>${i(`shares.about.${e.kind}`)}</p>
  ${T(e.form)}
  ${e.share||e.target?me:Wf(e)}
  ${Jf(e)}
  ${Kf(e)}
  ${Zf(e)}
  ${m(e.form,"title",{label:i("shares.title"),value:e.share?.title??"",hint:i(`shares.titleHint.${e.kind}`),most:100})}`;async function Ui(e){let t=null,s=null,n=r=>(s=new Li({...e,done:l=>{t=l,r()}}),s.form),[a,o]=e.share?["shares.change","action.save"]:["shares.new","shares.create"];return await _(n,i(a),()=>Xf(s),r=>N(r,i(o))),t}async function Vc(e){await Mi(e)||(document.getElementById("link").select(),p(i("secret.selected")))}async function Qf(e){await ji(e,St(e))||await Vc(e)}var th=e=>Vt`
  <button type="button" class="quiet" @click=${()=>Qf(e)}>${c("share")} ${i("action.share")}</button>`,En=e=>Vt`
  <a class="button quiet" href=${e.link} target="_blank" rel="noreferrer noopener" aria-label="${i("shares.open")}: ${St(e)}">
    ${c("globe")} ${i("shares.open")}
  </a>`,is=(e,t=i("shares.ready"))=>lt(s=>Vt`
  <div class="row between"><h2>${t}</h2>${kt(s)}</div>
  <p>${i(e.hasPassword?"shares.readyPassword":"shares.readyText")}</p>
  <div class="field">
    <label for="link">${St(e)}</label>
    <input id="link" type="text" readonly autofocus dir="ltr" .value=${Bi(e)} @focus=${n=>n.target.select()}>
  </div>
  <p class="row actions">
    <button type="button" @click=${()=>Vc(e)}>${c("copy")} ${i("secret.copy")}</button>
    ${Ii()?th(e):me}
    ${En(e)}
  </p>
  <p class="below"><a href="/shares" @click=${()=>s()}>${i("shares.all")}</a></p>`,{label:t});async function Wc(e){let t=await Ui(e);t&&await is(t)}var eh=e=>Wc({target:{findId:e.id},place:Hc(e)}),Gc=e=>Wc({target:{listId:e.id}});var[Yc,sh,ih]=[15,34,34],Jc=e=>e.map(t=>t.id).sort().join(),Hn=class extends Ms{label="";onChoose=()=>{};#t=[];#e=[];#s="";set steps(t){let s=Jc(t)===Jc(this.#t);this.#t=t,this.map&&(s?this.#a():this.draw())}set chosen(t){t!==this.#s&&(this.#s=t,this.map&&(this.#n(),this.#a()))}options(){let{lat:t,lng:s}=this.#t[0]??{lat:25,lng:5};return{view:{lat:t,lng:s,zoom:2},still:!0,onMove:()=>this.map&&this.#a()}}draw(){this.#t.length&&(this.map.fit(this.#t,Yc,{animate:!1}),this.#a())}get#i(){return this.#e.find(t=>t.steps.some(s=>s.id===this.#s))}#n(){let t=this.#i;t&&(t.isOnePlace?this.map.reveal(t):this.map.fit(t.steps,Yc))}#a(){this.#e=Bc(this.#t,s=>this.map.pixelOf(s),ih);let t=s=>this.onChoose(Ic(s,this.#s));this.map.setMarkers(this.#e.map(s=>({...s,kind:"nth",size:sh,click:()=>t(s)}))),this.map.select(this.#i?.key??"")}failed(){this.remove()}};customElements.define("list-map",Hn);async function nh(e){await M(i("lists.deleteTitle",{name:e.list.name}),i("lists.deleteText"),i("action.delete"))&&e.remove()}var ah=e=>Kt(i("lists.menu"),[{text:i("lists.edit"),sign:"edit",run:()=>Ti(e.editForm,e.list)},{text:i("find.byLink"),sign:"share",run:()=>Gc(e.list)},{text:i("lists.delete"),sign:"trash",isDanger:!0,run:()=>nh(e)}],{id:"list-menu"}),oh=e=>gt`
  ${T(e)}
  <p>${i("lists.makePrivateText")}</p>
  ${m(e,"reason",{label:i("report.reason"),required:!0,most:500})}`,rh=e=>Kt(i("lists.menu"),[{text:i("lists.makePrivate"),sign:"lock",isDanger:!0,run:()=>_(e.hideForm,i("lists.makePrivateTitle",{name:e.list.name}),oh,t=>N(t,i("lists.makePrivate")))}],{id:"list-menu"});async function Kc(e,t,s){await e.move(t,s),y(`find-${t.id}`)}async function ch(e,t){await e.drop(t),y("list-menu")}function lh(e,t,s){let n=e.finds.items.length-1;return Kt(i("lists.findMenu",{title:t.title}),[...s>0?[{text:i("lists.up"),run:()=>Kc(e,t,-1)}]:[],...s<n?[{text:i("lists.down"),run:()=>Kc(e,t,1)}]:[],...t.media.some(a=>a.type==="image")?[{text:i("lists.cover"),sign:"camera",run:()=>e.setCover(t)}]:[],{text:i("lists.drop"),sign:"close",run:()=>ch(e,t)}],{id:`find-${t.id}`})}async function ph(e,t){e.choose(t),await Promise.resolve(),document.getElementById(`row-${t}`)?.scrollIntoView({block:"nearest"})}function uh(e,t){e.choose(t===e.chosen?"":t),document.querySelector("list-map")?.scrollIntoView({block:"nearest"})}var dh=(e,t,s)=>gt`
  <button type="button" class="nth-button" aria-pressed=${e.chosen===t.id?"true":"false"}
    aria-label=${i("lists.onMap",{n:s+1,title:t.title})} @click=${()=>uh(e,t.id)}>
    <span class="nth">${q(s+1)}</span>
  </button>`,mh=(e,t,s)=>gt`
  <li class="listed ${e.chosen===t.id?"chosen":""}" id="row-${t.id}">
    ${dh(e,t,s)}
    ${ao(t,Is(t))}
    ${e.isOwn?lh(e,t,s):De}
  </li>`,fh=({user:e})=>gt`<a class="person" href="/people/${e.id}">${V(e)} <span>${k(e)}</span></a>`,hh=e=>gt`
  <div class=${e.isOwn&&!e.list.description?"stack":"card"}>
    ${e.isOwn?De:fh(e.list)}
    ${e.list.description?gt`<p class="text" dir="auto">${e.list.description}</p>`:De}
    <p class="marks">${Nn(e.list)} <span class="soft">${i("lists.finds",{n:e.list.findCount})}</span></p>
  </div>`;function $h(e){let{items:t,problem:s,load:n}=e.finds;return s?d(s,n):t?t.length?gt`
    <ol class="card rows">${t.map((a,o)=>mh(e,a,o))}</ol>
    ${I(e.finds)}`:B(i("lists.empty"),e.isOwn?i("lists.emptyText"):i("lists.emptyOther"),De,"pin"):w(3)}var gh=e=>gt`
  <list-map .label=${i("lists.map")} .steps=${e.steps} .chosen=${e.chosen} .onChoose=${t=>ph(e,t)}></list-map>`;function bh(e){let{problem:t,load:s}=e.loading;return t?.code==="not_found"?gt`<p class="empty">${i("lists.gone")}</p>`:t?d(t,s):e.list?gt`
    <div class="list-page">
      ${e.steps.length?gh(e):De}
      <div class="stack">
        ${hh(e)}
        ${$h(e)}
      </div>
    </div>`:w(3)}function Zc(e){let t=new Fi(e);return{get title(){return t.title},broad:!0,ready:t.loading.load(),view:()=>gt`
      ${h(t.title,t.isOwn?ah(t):t.canHide?rh(t):De,t.listsPath)}
      ${bh(t)}`}}import{html as Rn,nothing as Xc}from"../lib/lit-html/lit-html.js";async function wh(e){let t=null;await Ti(s=>Nc(n=>{t=n,s()})),t&&e.go(`/lists/${t.id}`)}var yh=e=>Rn`
  <button type="button" id="new-list" @click=${()=>wh(e)}>${c("plus")} ${i("lists.new")}</button>`;function vh({lists:e,isOwn:t}){return e.problem?d(e.problem,e.load):e.items?e.items.length?Rn`<ul class="list-cards">${e.items.map(_c)}</ul>${I(e)}`:B(i("lists.none"),t?i("lists.noneText"):i("lists.noneOther"),Xc,"way"):w(3)}function Qc(e){let t=new Pi(e);return{title:i("lists.title"),broad:!0,ready:t.lists.load(),view:()=>Rn`
      ${h(i("lists.title"),t.isOwn?yh(e):Xc,t.isOwn?"/profile":`/people/${e.query.get("user")}`)}
      ${vh(t)}`}}import{html as tl,nothing as xh}from"../lib/lit-html/lit-html.js";var kh=10,Ni=class{isGone=!1;#t;constructor(t){this.#t=t,this.name=t.params.name.toLowerCase(),this.loading=H(t,()=>this.#e())}async#e(){if(this.name===b()?.username)return this.#s(b());let t=v("/api/users",{q:this.name,limit:100});for(let s=0;t&&s<kh;s++){let n=await $e(t,{signal:this.#t.signal}),a=n.items.find(o=>o.username===this.name);if(a)return this.#s(a);t=n.next}return this.isGone=!0,null}#s(t){return this.#t.go(`/people/${t.id}`,{replace:!0})}};function Oh({isGone:e,loading:t}){return t.problem?d(t.problem,t.load):e?tl`<p class="empty">${i("person.gone")}</p>`:w(3)}function el(e){let t=new Ni(e);return{title:i("person.title"),ready:t.loading.load(),view:()=>tl`${h(t.name,xh,"/people")}${Oh(t)}`}}import{html as Tt,nothing as _i}from"../lib/lit-html/lit-html.js";var[qh,Ph]=[20,36e5];function Fh(e){let t=new Map;for(let{type:s,data:n,createdAt:a}of e)(n.commentId||s==="mentioned")&&t.set(n.userId,[...t.get(n.userId)??[],new Date(a)]);return new Set([...t].filter(([,s])=>s.some((n,a)=>n-s[a+qh-1]<Ph)).map(([s])=>s))}var Di=class{#t;#e;#s=new Set;constructor(t){this.#t=t,this.list=E(t,"/api/notifications?limit=30"),this.#e=it.subscribe("notification",s=>this.#n(s))}get groups(){let t=new Map,s=Fh(this.list.items);for(let n of this.list.items){let a=n.data.findId&&n.data.userId?`${n.type} ${n.data.findId}`:n.id,o=t.get(a)??{key:a,newest:n,items:[],isRead:!0,more:!1};o.items.push(n),o.isRead&&=n.isRead,o.more||=n.type!=="find_liked"&&s.has(n.data.userId),t.set(a,o)}return[...t.values()]}load=async()=>{await this.list.load(),this.list.items?.some(t=>t.type==="friend_request")&&await this.#i()};async#i(){let{items:t}=await $e("/api/friends?status=pending&direction=received&limit=100").catch(()=>({items:[]}));this.#s=new Set(t.map(({id:s})=>s)),this.#t.update()}request({type:t,data:s}){return t!=="friend_request"||!this.#s.has(s.friendshipId)?null:{friendship:{id:s.friendshipId},user:{id:s.userId,username:s.username,displayName:s.displayName}}}async answered({newest:t}){await this.#i(),!this.request(t)&&(this.list.items=this.list.items.filter(s=>s!==t),t.isRead||$s(-1),this.#t.update())}get hasUnread(){return!!this.list.items?.some(t=>!t.isRead)}#n(t){t.type==="friend_request"&&this.#s.add(t.data.friendshipId),this.list.items&&(this.list.items=[t,...this.list.items.filter(s=>s.id!==t.id)]),this.#t.update()}markRead(t){for(let s of t.items.filter(n=>!n.isRead))s.isRead=!0,$s(-1),Y(`/api/notifications/${s.id}`,{isRead:!0}).catch(()=>{})}async markAllRead(){try{await S("/api/notifications/read-all");for(let t of this.list.items)t.isRead=!0;ha(0)}catch(t){p(O(t))}this.#t.update()}async remove(t){try{for(let s of t.items)await A(`/api/notifications/${s.id}`),this.list.items=this.list.items.filter(n=>n!==s),s.isRead||$s(-1)}catch(s){p(O(s))}this.#t.update()}close(){this.#e()}};var Sh={friend_request:"people",friend_accepted:"check",find_liked:"heart",find_commented:"comment",replied:"comment",mentioned:"people"};async function Th(e,t,s){await e.remove(t),await Promise.resolve(),(document.querySelectorAll(".note-row .round")[Math.min(s,e.groups.length-1)]??document.querySelector("h1")).focus()}var Lh=({type:e,data:t})=>e==="moderated"?ua[da(t)]:e==="link_used"?"lock":"flag",Ah=({type:e,data:t,actor:s})=>t.userId?Tt`
  <span class="face">
    ${V(s??{profilePicture:`/api/avatars/${t.userId}`},44)}
    <span class="sign ${e}">${c(Sh[e],e==="find_liked")}</span>
  </span>`:Tt`<span class="face office">${c(Lh({type:e,data:t}))}</span>`,Bh=e=>Tt`
  <img class="note-thumb" src=${e} alt="" width="48" height="48" loading="lazy" decoding="async">`;function Ih(e,t){let s=e.request(t.newest);return s?Tt`<span class="row actions">${ie(s.friendship,s.user,()=>e.answered(t))}</span>`:_i}var Mh=(e,t,s)=>Tt`
  <li class="note-row ${t.isRead?"":"unread"}">
    <a href=${fa(t.newest)} @click=${()=>e.markRead(t)}>
      ${Ah(t.newest)}
      <span>
        <span class="what">${ma(t.items,t.more)}</span><br>
        <span class="soft">
          ${t.isRead?_i:Tt`<span class="unseen">${i("note.new")}</span>`}${C(t.newest.createdAt)}
        </span>
      </span>
      ${t.newest.thumbnailUrl?Bh(t.newest.thumbnailUrl):_i}
    </a>
    ${Ih(e,t)}
    <button type="button" class="round" aria-label=${i("note.delete")} @click=${()=>Th(e,t,s)}>${c("close")}</button>
  </li>`,jh=e=>Tt`
  <button type="button" class="quiet" @click=${()=>e.markAllRead()}>${c("check")} ${i("note.readAll")}</button>`,Uh=()=>Tt`<a class="button" href="/people">${i("note.noneAction")}</a>`;function Nh(e){let{items:t,problem:s}=e.list;return s?d(s,e.load):t?t.length?Tt`<ul class="card notes">${e.groups.map((n,a)=>Mh(e,n,a))}</ul>${I(e.list)}`:B(i("note.none"),i("note.noneText"),Uh(),"bell"):w(4)}function sl(e){let t=new Di(e);return{title:i("nav.bell"),ready:t.load(),view:()=>Tt`${h(i("nav.bell"),t.hasUnread?jh(t):_i)}${Nh(t)}`,close:()=>t.close()}}import{html as Lt,nothing as Hi}from"../lib/lit-html/lit-html.js";var Dh=200,_h=2,Ci=class{#t;#e=0;#s;constructor(t){this.#t=t;let s=n=>E(t,v("/api/friends",n));this.lists={received:s({status:"pending",direction:"received"}),sent:s({status:"pending",direction:"sent"}),accepted:s({status:"accepted"}),blocked:s({status:"blocked"})},this.text=t.query.get("q")??"",this.found=E(t,()=>v("/api/users",{q:this.text.trim()})),this.#s=it.subscribe("notification",this.load),this.text&&this.search()}load=()=>Promise.all(Object.values(this.lists).map(t=>t.load()));search=()=>{let t=this.text.trim();return this.#t.rename(v(this.#t.path,{q:t})),[...t].length<_h?this.found.clear():this.found.load()};reload=()=>Promise.all([this.load(),this.search()]);type(t){this.text=t,clearTimeout(this.#e),this.#e=setTimeout(this.search,Dh)}get problem(){return Object.values(this.lists).find(t=>t.problem)?.problem}get isLoaded(){return Object.values(this.lists).every(t=>t.items)}other(t){return t.requesterId===b()?.id?t.addressee:t.requester}isMe(t){return t.id===b()?.id}requestOf(t){return this.lists.received.items?.find(s=>s.requesterId===t.id)}close(){clearTimeout(this.#e),this.#s()}};function Ch(e,t){if(e.isMe(t))return Lt`<span class="soft">${i("people.you")}</span>`;if(t.friendship==="accepted")return Lt`<span class="badge">${c("check")} ${i("friend.friends")}</span>`;if(t.friendship==="none")return Ts(t,e.reload);let s=e.requestOf(t);return s?ie(s,t,e.reload):Lt`<span class="badge">${i("friend.pending")}</span>`}function Eh(e){let{found:t}=e;return t.problem?d(t.problem,e.search):t.items?t.items.length?Lt`
    <ul class="people" aria-label=${i("people.results")}>${t.items.map(s=>an(s,Ch(e,s)))}</ul>
    ${I(t)}`:Lt`<p class="soft" role="status">${i("people.noMatch")}</p>`:Hi}function Hh(e,t){e.preventDefault(),t.search()}var Rh=e=>Lt`
  <form class="card" role="search" @submit=${t=>Hh(t,e)}>
    <label for="people-search">${i("people.search")}</label>
    <div class="search">
      ${c("search")}
      <input id="people-search" type="search" autocomplete="off" autocapitalize="none" spellcheck="false"
        .value=${e.text} @input=${t=>e.type(t.target.value)}>
    </div>
    ${Eh(e)}
  </form>`;function Ei(e,t,s,n=an){let a=e.lists[t];return a.items.length?Lt`
    <section class="card">
      <h2>${i(`people.${t}`)}</h2>
      <ul class="people">${a.items.map(o=>n(e.other(o),s(o,e.other(o))))}</ul>
      ${I(a)}
    </section>`:Hi}var zh=(e,t,s)=>Ve(s,[As(t,s,e.reload),ze(s,e.reload)]),Vh=e=>Lt`
  ${Ei(e,"received",(t,s)=>[ie(t,s,e.reload),Ve(s,[ze(s,e.reload)])])}
  ${Ei(e,"sent",(t,s)=>Ls(t,s,e.reload))}
  ${e.lists.accepted.items.length?Ei(e,"accepted",(t,s)=>zh(e,t,s)):B(i("people.none"),i("people.noneText"),Hi,"people")}
  ${Ei(e,"blocked",(t,s)=>Wa(s,e.reload),Va)}`;function Wh(e){return e.problem?d(e.problem,e.load):e.isLoaded?Vh(e):w(3)}var Gh=()=>mt()?Lt`<a class="button quiet" href="/invites">${c("plus")} ${i("invites.invite")}</a>`:Hi;function il(e){let t=new Ci(e);return{title:i("people.title"),ready:t.load(),view:()=>Lt`${h(i("people.title"),Gh(),"/feed")}${Rh(t)}${Wh(t)}`,close:()=>t.close()}}import{html as Ce,nothing as Vi}from"../lib/lit-html/lit-html.js";var Ri=class extends Bs{user=null;friendship=null;#t;constructor(t){super(t,v("/api/finds",{userId:t.params.id,includePrivate:!0,includeFriends:!0,limit:20})),this.#t=t.params.id,this.loading=H(t,()=>this.#e())}get title(){return(this.user&&k(this.user))??i("person.title")}get isMe(){return this.#t===b()?.id}get hasAsked(){return this.friendship?.requesterId===this.#t}async#e(){this.user=await g(`/api/users/${this.#t}`,{signal:this.page.signal}),await Promise.all([this.finds.load(),this.#s()])}async#s(){this.friendship=null;let{friendship:t}=this.user,s=t==="none"?"":v("/api/friends",{status:t,limit:100});for(;s&&!this.friendship;){let n=await $e(s,{signal:this.page.signal});this.friendship=n.items.find(a=>a.requesterId===this.#t||a.addresseeId===this.#t)??null,s=n.next}}};import{html as bt,nothing as Qt}from"../lib/lit-html/lit-html.js";var Yh=88,nl=(e,t)=>bt`
  <span class="sum"><span class="strong">${q(e)}</span> <span class="soft">${i(t,{n:e})}</span></span>`,zi=(e,{count:t,likes:s,badge:n=Qt,actions:a=Qt})=>bt`
  <section class="profile-head">
    ${V(e,Yh)}
    ${e.displayName?bt`<p class="soft">@${e.username}</p>`:Qt}
    ${e.about?bt`<p dir="auto">${e.about}</p>`:Qt}
    <p class="row">
      ${t===void 0?Qt:nl(t,"person.findsSum")}
      ${s===void 0?Qt:nl(s,"person.likesSum")}
      ${n}
    </p>
    <p class="row actions">${a}</p>
  </section>`,Jh=e=>bt`
  <li>
    <a class="tile c-${e.category??""}" href="/finds/${e.id}">
      ${e.media.length?xt(e.media[0],{thumb:!0}):bt`<span class="sign-tile">${ht(e.category)}</span>`}
      ${e.isPublic?Qt:bt`<span class="corner">${c("lock")}<span class="unseen">${i("find.friendsOnly")}</span></span>`}
      <span class="caption" dir="auto">${e.title}</span>
    </a>
  </li>`,al=(e,t,s)=>bt`
  <button type="button" class="chip" aria-pressed=${e.layout===t?"true":"false"} @click=${()=>e.show(t)}>
    ${c(s)} ${i(`person.${t}`)}
  </button>`,Kh={grid:e=>bt`<ul class="tiles">${e.map(Jh)}</ul>`,list:e=>bt`<ul class="card rows">${e.map(t=>oo(t,Is(t)))}</ul>`},Zh=e=>[...new Map(e.map(({locationId:t,location:s})=>[t,{...tt(s),km:s.area,name:hs(s)}])).values()];function _e(e,t){let{items:s,problem:n,load:a}=e.finds;return n?d(n,a):s?s.length?bt`
    <finds-map .places=${Zh(s)} .label=${i("person.map")}></finds-map>
    <div class="chips" role="group" aria-label=${i("person.layout")}>
      ${al(e,"grid","camera")}
      ${al(e,"list","filter")}
    </div>
    ${Kh[e.layout](s)}
    ${I(e.finds)}`:B(t.title,t.text,t.action??Qt,t.sign??"pin"):w(3)}function Xh({user:e,friendship:t,hasAsked:s,loading:n}){return e.friendship==="none"?Ts(e,n.load):t?t.status==="accepted"?Vi:s?ie(t,e,n.load):Ls(t,e,n.load):Vi}var Qh=()=>Ce`<a class="button quiet" href="/profile">${i("profile.title")}</a>`,t$=e=>Ce`
  <a class="button quiet" href=${v("/lists",{user:e.id})}>${c("feed")} ${i("lists.title")}</a>`,e$=e=>e.isMe?Qh():[Xh(e),t$(e.user)];function s$(e,t){let{user:s,friendship:n,loading:a}=e;if(!s||e.isMe)return Vi;let o=n?.status==="accepted"?[As(n,s,a.load)]:[];return Ve(s,[Xa(s,a.load),...o,Za({userId:s.id}),ze(s,()=>t.go("/people"))])}var i$=e=>zi(e.user,{count:e.user.findCount,likes:e.user.likeCount,badge:e.user.friendship==="accepted"?Ce`<span class="badge">${c("check")} ${i("friend.friends")}</span>`:Vi,actions:e$(e)});function n$(e){let{problem:t,load:s}=e.loading;return t?.code==="not_found"?Ce`<p class="empty">${i("person.gone")}</p>`:t?d(t,s):e.user?Ce`
    ${i$(e)}
    <section class="stack" aria-labelledby="finds">
      <h2 id="finds" class="unseen">${i("person.findsTitle")}</h2>
      ${_e(e,{title:i("person.none"),text:i("person.noneText",{name:k(e.user)})})}
    </section>`:w(3)}function ol(e){let t=new Ri(e),s=()=>t.loading.problem?i("person.title"):t.title;return{get title(){return t.title},broad:!0,ready:t.loading.load(),view:()=>Ce`${h(s(),s$(t,e),"/people")}${n$(t)}`}}import{html as wt,nothing as as}from"../lib/lit-html/lit-html.js";var Wi=class{#t;constructor(t,s){this.#t=t,this.restored=s,this.list=E(t,"/api/finds/bin?limit=20",n=>n.find.id)}restore(t){return this.#e(t,S(`/api/finds/${t.id}/restore`),i("find.restored"),this.restored)}remove(t){return this.#e(t,A(`/api/finds/${t.id}?forever=true`),i("bin.removed"),()=>{})}async#e(t,s,n,a){await et(s)&&(this.list.items=this.list.items.filter(o=>o.find.id!==t.id),this.#t.update(),p(n),a())}};var Gi=class extends Bs{progress=null;figures={};isEdited=!1;constructor(t){super(t,v("/api/finds",{userId:b().id,includePrivate:!0,limit:20})),this.bin=new Wi(t,()=>this.#t());let s={username_taken:"username",name_taken:"displayName"};this.form=new P({send:n=>this.#s(n),update:t.update,fieldOf:s})}get user(){return b()}load=()=>Promise.all([this.#t(),this.bin.list.load()]);#t=()=>Promise.all([this.finds.load(),this.#e()]);async#e(){let t=await g(`/api/users/${b().id}`,{signal:this.page.signal}).catch(()=>null);this.figures={count:t?.findCount,likes:t?.likeCount},this.page.update()}toggleEdit=()=>{this.isEdited=!this.isEdited,this.page.update()};get hasPicture(){return this.user.profilePicture.startsWith("/api/media/")}async setPicture(t,s=ge){let n=a=>{this.progress=a,this.page.update()};n(0);try{Mt(await s("PUT","/api/users/me/picture",await Xe(t),{signal:this.page.signal,progress:n})),p(i("profile.pictureSaved"))}catch(a){a.name!=="AbortError"&&p(O(a))}n(null)}async removePicture(){try{await A("/api/users/me/picture"),Mt(await g("/api/users/me"))}catch(t){p(O(t))}this.page.update()}async#s({displayName:t,about:s,username:n,age:a}){let o={displayName:t.trim()||null,about:s.trim()||null,username:n.trim()};Mt(await Y("/api/users/me",{...o,age:a===""?null:Number(a)})),p(i("profile.saved"))}};import{html as Ji,nothing as Yi}from"../lib/lit-html/lit-html.js";async function a$(e,t){await e.restore(t),y(e.list.items.length?"bin":"finds")}async function o$(e,t){await M(i("bin.removeTitle"),i("bin.removeText",{title:t.title}),i("bin.remove"))&&(await e.remove(t),y(e.list.items.length?"bin":"finds"))}var r$=(e,t)=>Ji`
  <button type="button" class="quiet" aria-label="${i("bin.restore")}: ${t.title}" @click=${()=>a$(e,t)}>
    ${c("retry")} ${i("bin.restore")}
  </button>`,c$=(e,{find:t,expiresAt:s})=>Ji`
  <li>
    <p>
      <span class="strong" dir="auto">${t.title}</span>
      ${s?Ji`<br><span class="soft">${i("bin.until",{date:It(s)})}</span>`:Yi}
    </p>
    ${t.hidden?Qa(i("report.findHidden"),t.hidden):Yi}
    <p class="row">
      ${t.hidden?Yi:r$(e,t)}
      <button type="button" class="danger" aria-label="${i("bin.remove")}: ${t.title}" @click=${()=>o$(e,t)}>
        ${c("trash")} ${i("bin.remove")}
      </button>
    </p>
  </li>`,rl=e=>e.list.items?.length?Ji`
  <section class="card" aria-labelledby="bin">
    <h2 id="bin" tabindex="-1">${i("bin.title")}</h2>
    <p class="hint">${i("bin.hint")}</p>
    <ul class="rows binned">${e.list.items.map(t=>c$(e,t))}</ul>
    ${I(e.list)}
  </section>`:Yi;function l$(e,t){let[s]=e.target.files;e.target.value="",s&&t.setPicture(s)}var p$=e=>wt`
  <button type="button" class="quiet" @click=${()=>e.removePicture()}>${i("profile.pictureRemove")}</button>`,u$=e=>wt`
  <div class="field">
    <p class="row actions">
      <label class="button quiet" for="picture">${c("camera")} ${i("profile.picture")}</label>
      <input class="file" id="picture" type="file" accept="image/*" @change=${t=>l$(t,e)}>
      ${e.hasPicture?p$(e):as}
    </p>
    ${e.progress===null?as:wt`<progress max="1" .value=${e.progress} aria-label=${i("profile.picture")}></progress>`}
    <p class="hint">${i("profile.pictureHint")}</p>
  </div>`,d$=()=>wt`<a class="button" href="/new">${c("plus")} ${i("nav.plus")}</a>`,m$=({form:e,user:t})=>wt`
  <form novalidate @submit=${e.submit}>
    ${T(e)}
    ${m(e,"displayName",{label:i("profile.name"),hint:i("profile.nameHint"),value:t.displayName??"",most:50,complete:"name"})}
    ${m(e,"about",{label:i("profile.about"),value:t.about??"",most:160})}
    ${m(e,"username",{label:i("account.username"),hint:i("join.usernameHint"),value:t.username,required:!0,least:3,most:31,pattern:"[A-Za-z0-9_\\-]*",complete:"username"})}
    ${m(e,"age",{label:i("profile.age"),hint:i("profile.ageHint"),value:t.age??"",kind:"number",mode:"numeric"})}
    <div class="row end">${N(e,i("action.save"))}</div>
  </form>`,ns=(e,t,s)=>wt`
  <li><a class="way" href=${e}>${c(t)} <span class="grow">${s}</span> ${c("next")}</a></li>`,f$=e=>wt`
  <ul class="card rows">
    ${ns("/people","people",i("people.accepted"))}
    ${ns("/saved","bookmark",i("saved.title"))}
    ${ns("/lists","feed",i("lists.title"))}
    ${ns("/shares","share",i("shares.mine"))}
    ${e.role==="admin"?ns("/admin","shield",i("admin.title")):as}
  </ul>`,h$=()=>wt`<a class="button quiet" href="/settings">${c("gear")} ${i("settings.title")}</a>`,$$=e=>wt`
  <section class="card" id="edit" aria-labelledby="edit-title">
    <div class="row between"><h2 id="edit-title" tabindex="-1">${i("profile.edit")}</h2>${kt(e.toggleEdit)}</div>
    ${u$(e)}
    ${m$(e)}
  </section>`;async function g$(e){e.toggleEdit(),await y("edit-title")}var b$=e=>wt`
  <button type="button" class="quiet" id="edit-profile" aria-expanded=${e.isEdited?"true":"false"} @click=${()=>g$(e)}>
    ${c("edit")} ${i("profile.edit")}
  </button>`,w$=e=>wt`
  ${h(k(e.user),h$())}
  ${zi(e.user,{...e.figures,actions:b$(e)})}
  ${e.isEdited?$$(e):as}
  <section class="stack" aria-labelledby="finds">
    <h2 id="finds" class="unseen" tabindex="-1">${i("profile.finds")}</h2>
    ${_e(e,{title:i("profile.none"),text:i("profile.noneText"),action:d$()})}
  </section>
  ${f$(e.user)}
  ${rl(e.bin)}`;function cl(e){let t=new Gi(e);return{title:i("profile.title"),broad:!0,ready:t.load(),view:()=>t.user?w$(t):as}}import{html as at,nothing as te}from"../lib/lit-html/lit-html.js";var y$={dismissed:"check",hidden:"block",deleted:"trash",suspended:"lock"},v$=e=>m(e,"note",{label:i("report.note"),hint:i("report.noteHint"),kind:"area",required:!0,most:500}),ll=(e,t)=>i(`report.outcome.${e.kind==="user"&&t==="deleted"?"accountDeleted":t}`);async function k$(e,t,s){let n=ll(t,s);s!=="dismissed"?await Ka(n,({note:a})=>e.decide(t,s,a),v$):await M(n,i("report.dismissText"),n)&&await e.decide(t,s).catch(()=>e.list.load()),y("reports")}var pl=e=>e?at`<a class="strong" href="/people/${e.id}">${k(e)}</a>`:at`<span class="soft">${i("report.left")}</span>`,x$=e=>at`
  <p class="row">${e.map(t=>at`
    <a href=${t.url} target="_blank" rel="noreferrer noopener">
      <img class="note-thumb" src=${t.thumbnailUrl} alt=${t.caption||i("report.photo")} width="48" height="48" loading="lazy">
    </a>`)}</p>`,O$=e=>at`
  <p class="strong" dir="auto">${e.title}</p>
  ${e.description?We(e.description):te}
  ${e.media.length?x$(e.media):te}`,q$=e=>e.find?O$(e.find):e.comment?We(e.comment.content):e.kind==="user"?te:at`<p class="soft">${i("report.noContent")}</p>`,P$=e=>at`
  <li>
    <p>${i(`report.reason.${e.reason}`)} · ${pl(e.reporter)} · <span class="soft">${C(e.createdAt)}</span></p>
    ${e.text?We(e.text):te}
  </li>`,F$=(e,t,s)=>at`
  <button type="button" class=${s==="dismissed"?"quiet":"danger"} @click=${()=>k$(e,t,s)}>
    ${c(y$[s])} ${ll(t,s)}
  </button>`,S$=(e,t)=>at`<p class="row">${Ya(t.kind).map(s=>F$(e,t,s))}</p>`,T$=(e,t)=>at`
  <p>
    <span class="strong">${i(`report.result.${t.decision.outcome}`)}</span> · ${t.decision.closedBy} ·
    <span class="soft">${C(t.decision.closedAt)}</span>
  </p>
  ${t.decision.note?We(t.decision.note):te}
  ${t.hidden?at`
    <p><button type="button" class="quiet" @click=${()=>e.show(t)}>${c("retry")} ${i("report.show")}</button></p>`:te}`,L$=(e,t)=>at`
  <li class="card">
    <h2>${i(`report.kind.${t.kind}`)} · ${pl(t.owner)}</h2>
    ${q$(t)}
    <ul class="rows">${[t,...t.others].map(P$)}</ul>
    ${t.decision?T$(e,t):S$(e,t)}
  </li>`;function A$(e){let{items:t,problem:s,load:n}=e.list;return s?d(s,n):t?t.length?at`<ul class="stack">${t.map(a=>L$(e,a))}</ul>${I(e.list)}`:B(i(`report.none.${e.status}`),i("report.noneText"),te,"flag"):w(3)}function ul(e){let t=new Ja(e);return{title:i("report.reports"),ready:t.list.load(),view:()=>at`
      ${h(i("report.reports"),te,"/admin")}
      <div class="chips" role="group" aria-label=${i("report.which")} id="reports" tabindex="-1">
        ${Ga.map(s=>we(t.status===s,i(`report.status.${s}`),()=>t.choose(s)))}
      </div>
      ${A$(t)}`}}import{html as zn,nothing as B$}from"../lib/lit-html/lit-html.js";var I$=(e,t)=>zn`
  <button type="button" class="chip" aria-pressed=${e.state===t?"true":"false"} @click=${()=>e.choose(t)}>
    ${c(t==="dismissed"?"close":so(t))} ${i(`saved.${t}`)}
  </button>`,M$=()=>zn`<a class="button" href="/">${c("map")} ${i("missing.action")}</a>`,j$=e=>({title:i(`saved.${e}None`),text:i(e==="dismissed"?"saved.dismissedText":"saved.noneText"),action:M$(),sign:"bookmark"});function dl(e){let t=new eo(e);return{title:i("saved.title"),broad:!0,ready:t.finds.load(),view:()=>zn`
      ${h(i("saved.title"),B$,"/profile")}
      <div class="chips" role="group" aria-label=${i("saved.which")}>${to.map(s=>I$(t,s))}</div>
      ${_e(t,j$(t.state))}`}}import{html as st,nothing as At}from"../lib/lit-html/lit-html.js";import{html as yt,nothing as Vn}from"../lib/lit-html/lit-html.js";var fl=(e,t)=>m(e,"name",{label:i("passkeys.name"),hint:i("passkeys.nameHint"),value:t,required:!0,most:50});async function U$(e,t){let s=fs(navigator.userAgent);await _(n=>e.addForm(t,n),i("passkeys.add"),n=>yt`
    ${T(n)}
    ${Zt(n)}
    ${fl(n,s)}
    ${t?Nt(n,"password",i("account.password")):Vn}`,()=>yt`<button type="submit">${i("settings.linkGo")}</button>`)}var N$=(e,t)=>_(s=>e.renameForm(t,s),i("passkeys.rename"),s=>yt`
  ${T(s)}
  ${fl(s,t.name)}`,()=>yt`<button type="submit">${i("action.save")}</button>`);async function D$(e,t){await M(i("passkeys.deleteTitle",{name:t.name}),i("passkeys.deleteText"),i("action.delete"))&&e.remove(t)}var ml=(e,t,s)=>yt`
  <button type="button" class="quiet" aria-label="${t}: ${e.name}" @click=${s}>${t}</button>`,_$=(e,t,s)=>yt`
  <li class="row between">
    <span>
      <span class="strong" dir="auto">${t.name}</span>
      ${t.backedUp?yt`<span class="badge">${i("passkeys.backedUp")}</span>`:Vn}<br>
      <span class="soft">${i("passkeys.added")} ${C(t.createdAt)} ·
        ${t.lastUsedAt?yt`${i("passkeys.used")} ${C(t.lastUsedAt)}`:i("passkeys.unused")}</span>
    </span>
    <span class="row">
      ${ml(t,i("passkeys.rename"),async()=>{await N$(e,t),s()})}
      ${ml(t,i("action.delete"),()=>D$(e,t))}
    </span>
  </li>`,C$=e=>yt`<button type="button" class="quiet" id="add-passkey" @click=${e}>${i("passkeys.add")}</button>`,hl=(e,t,s)=>yt`
  <section class="card" id="passkeys">
    <h2>${i("passkeys.title")}</h2>
    <p>${i("passkeys.hint")}</p>
    ${e.list.length?yt`<ul class="people">${e.list.map(n=>_$(e,n,s))}</ul>`:Vn}
    <p>${C$(async()=>{await U$(e,t),s()})}</p>
  </section>`;import{html as Ki,nothing as E$}from"../lib/lit-html/lit-html.js";var $l=e=>Ie(e.picker()),H$=e=>Ki`
  <p class="note">${i("privacy.homeExact",{n:e.exactAtHome})}</p>
  <p class="row"><button type="button" id="hide-home" @click=${()=>e.hideHome()}>${i("privacy.homeHide")}</button></p>`,R$=(e,{latitude:t,longitude:s,radius:n,area:a})=>Ki`
  <place-map class="homemap" inert .area=${2*n} .at=${{lat:t,lng:s}}></place-map>
  ${F("home-radius",{label:i("privacy.homeRadius"),options:qo.map(o=>[o,us(o)]),chosen:n,set:o=>e.changeHome({radius:Number(o)})})}
  ${F("home-area",{label:i("privacy.homeArea"),options:ts(),chosen:String(a),set:o=>e.changeHome({area:Number(o)})})}
  ${e.exactAtHome?H$(e):E$}
  <p class="row">
    <button type="button" class="quiet" @click=${()=>$l(e)}>${i("privacy.homeMove")}</button>
    <button type="button" class="quiet" @click=${()=>e.change({home:void 0})}>${i("privacy.homeRemove")}</button>
  </p>`,gl=e=>Ki`
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
    ${e.values.home?R$(e,e.values.home):Ki`
      <p><button type="button" class="quiet" id="home" @click=${()=>$l(e)}>${i("privacy.homeAdd")}</button></p>`}
    <p class="hint">${i("privacy.recall")}</p>
  </section>`;import{html as Wt,nothing as os}from"../lib/lit-html/lit-html.js";var Wn={read:["read"],write:["read","write"],admin:["read","write","admin"]};function bl(e){let t=async({name:s,access:n,days:a,password:o})=>{let r=a?{days:Number(a)}:{};e(await S("/api/auth/tokens",{name:s.trim(),scopes:Wn[n],...r,...o?{password:o}:{}}))};return new P({send:t,fieldOf:{wrong_password:"password"}})}var rs=e=>e.kind==="token",wl=e=>rs(e)?e.name:fs(e.userAgent),z$={browser:()=>i("session.browser"),cli:()=>i("session.cli"),token:()=>i("session.token")},V$=e=>e.scopes.map(t=>i(`scope.${t}`)).join(", ");function W$(e){return e.expiresAt?rs(e)?i("token.until",{date:It(e.expiresAt)}):i("settings.until",{date:It(e.expiresAt)}):i("token.endless")}var G$=e=>e.lastUsedAt?i("session.used",{date:rt(e.lastUsedAt)}):i("session.unused"),Y$=(e,t)=>{let s=i(rs(t)?"token.revoke":"settings.end");return Wt`
    <button type="button" class="quiet" aria-label="${s}: ${wl(t)}" @click=${()=>e.endSession(t)}>${s}</button>`},J$=e=>Wt`${i(rs(e)?"token.since":"settings.since")} ${C(e.createdAt)}`,K$=(e,t)=>Wt`
  <li class="row between">
    <span>
      <span class="strong" dir="auto">${wl(t)}</span>
      <span class="badge">${z$[t.kind]()}</span>
      ${t.current?Wt`<span class="badge">${i("settings.thisOne")}</span>`:os}<br>
      ${rs(t)?Wt`<span class="soft">${V$(t)}</span><br>`:os}
      <span class="soft">${J$(t)} · ${G$(t)} · ${W$(t)}</span>
    </span>
    ${t.current?os:Y$(e,t)}
  </li>`;async function Z$(e){await M(i("settings.endOthers"),i("settings.endOthersText"),i("settings.endOthers"))&&e.endOthers()}var X$=e=>Wt`
  <button type="button" class="quiet" @click=${()=>Z$(e)}>${i("settings.endOthers")}</button>`,Q$=[90,30,365],tg=e=>Object.keys(Wn).filter(t=>t!=="admin"||e.role==="admin"),eg=(e,t)=>Wt`
  <p>${i("token.about")}</p>
  ${T(t)}
  ${Zt(t)}
  ${m(t,"name",{label:i("token.name"),hint:i("token.nameHint"),required:!0,most:50})}
  ${F("access",{label:i("token.access"),options:tg(e.user).map(s=>[s,i(`access.${s}`)])})}
  ${F("days",{label:i("token.life"),options:[...Q$.map(s=>[s,i("token.days",{n:s})]),["",i("token.endless")]]})}
  ${e.asksPassword?Nt(t,"password",i("account.password")):os}`,sg=e=>Hs({title:i("token.new"),text:i("token.once"),label:i("session.token"),value:e});async function ig(e){let t=null;await _(n=>bl(a=>{t=a,n()}),i("token.create"),n=>eg(e,n),()=>Wt`<button type="submit">${i("token.createGo")}</button>`),t&&(e.addSession(t.session),await sg(t.token))}var yl=e=>Wt`
  <section class="card">
    ${Q("sessions",i("settings.sessions"))}
    <ul class="people">${e.sessions.map(t=>K$(e,t))}</ul>
    <div class="row end">
      ${e.hasOthers?X$(e):os}
      <button type="button" class="quiet" id="new-token" @click=${()=>ig(e)}>${c("plus")} ${i("token.create")}</button>
    </div>
  </section>`;var ng=["friendRequests","friendAccepted","findLiked","findCommented","replied","mentioned"],ag=e=>st`
  <label class="switch">
    <span>${i("settings.streets")}<br><span class="soft">${i("offer.learns")}</span></span>
    <input type="checkbox" role="switch" id="streets" .checked=${Ye()} @change=${t=>e.setStreets(t.target.checked)}>
  </label>`,og=()=>Xn.map(e=>[e,Zn[e],e]),kl=e=>st`
  <section class="card">
    ${Q("appearance",i("settings.appearance"))}
    ${F("language",{label:i("settings.language"),options:og(),chosen:ls(),set:t=>e.setLanguage(t)})}
    ${F("theme",{label:i("settings.theme"),options:po.map(t=>[t,i(`settings.theme.${t}`)]),chosen:uo(),set:t=>e.setTheme(t)})}
    ${F("units",{label:i("settings.units"),options:["km","mi"].map(t=>[t,i(`settings.units.${t}`)]),chosen:sa(),set:t=>e.setUnits(t)})}
    ${Ge()?ag(e):At}
  </section>`;async function rg(e,t,s){let n=e.target;await t.prefer(s,n.checked),n.checked=t.preferences[s]}var vl=(e,t,s=At)=>st`
  <label class="switch">
    <span>${i(`settings.${t}`)}${s}</span>
    <input type="checkbox" role="switch" .checked=${e.preferences[t]} @change=${n=>rg(n,e,t)}>
  </label>`,cg=e=>st`
  <section class="card">
    ${Q("notify",i("settings.notify"))}
    ${[...ng,...b()?.role==="admin"?["reported"]:[]].map(t=>vl(e,t))}
    ${f().pushKey?vl(e,"pushEnabled",st`<br><span class="soft">${i("settings.pushEnabledHint")}</span>`):At}
  </section>`,lg=e=>st`
  <p>${c("check")} ${i("push.on")}</p>
  <p class="row">
    <button type="button" class="quiet" @click=${e.test}>${i("push.test")}</button>
    <button type="button" class="quiet" aria-busy=${e.busy?"true":"false"} @click=${e.disable}>${i("push.disable")}</button>
  </p>`,pg=e=>st`
  <p>${i("push.off")}</p>
  <p>
    <button type="button" id="push-on" aria-busy=${e.busy?"true":"false"} @click=${e.enable}>
      ${c("bell")} ${i("push.enable")}
    </button>
  </p>
  <p class="soft" role="status">${e.slow?i("push.asking"):At}</p>`;function ug(e){return e.state==="on"?lg(e):e.state==="off"?pg(e):st`<p class="note">${i(`push.${e.state}`)}</p>`}var Ee=(e,t)=>st`<button type="button" class="chip" @click=${()=>y(`part-${e}`)}>${t}</button>`,dg=()=>st`
  <nav class="chips" aria-label=${i("settings.title")}>
    ${Ee("appearance",i("settings.appearance"))}
    ${Ee("notify",i("nav.bell"))}
    ${f().passwordLogin?Ee("password",i("account.password")):At}
    ${Ee("places",i("privacy.settings"))}
    ${Ee("sessions",i("settings.devices"))}
    ${Ee("data",i("settings.data"))}
  </nav>`,mg=e=>st`
  ${dg()}
  ${kl(e)}
  ${cg(e)}
  <section class="card">
    ${Q("push",i("push.title"))}
    ${ug(e.push)}
  </section>
  ${f().passwordLogin?Fo(e):At}
  ${e.passkeys.isShown?hl(e.passkeys,e.asksPassword,e.redraw):At}
  ${f().provider.enabled?So(e):At}
  ${gl(e.places)}
  ${yl(e)}
  ${To(e)}
  ${mt()?st`<p class="below"><a href="/invites">${i("invites.title")}</a></p>`:At}
  <p class="below"><a href="/shares">${i("shares.mine")}</a></p>
  <p class="below"><a href="/help">${i("help.title")}</a></p>
  <p class="below"><a href="/about">${i("nav.about")}</a></p>`;async function fg(e){let t=it.get("outbox").length;(!t||await M(i("settings.signOut"),i("outbox.signOut",{n:t}),i("settings.signOut")))&&e.signOut()}var hg=e=>st`
  <button type="button" class="quiet" id="sign-out" @click=${()=>fg(e)}>${i("settings.signOut")}</button>`;function $g(e){let{problem:t,load:s}=e.loading;return t?st`${d(t,s)}${kl(e)}`:e.isLoaded?mg(e):w(5)}function xl(e){let t=new Cs(e);return{get title(){return i("settings.title")},ready:t.loading.load().then(()=>location.hash?y(`part-${location.hash.slice(1)}`):null),view:()=>st`
      ${h(i("settings.title"),hg(t),"/profile")}
      ${t.refusal?d(t.refusal):At}
      ${$g(t)}`}}import{html as vt,nothing as cs}from"../lib/lit-html/lit-html.js";async function gg(e){let t=await e.offered(),s=t&&await Ui({offered:t});s&&(e.take(s),await is(s))}async function bg(e,t){let s=await Ui({share:t});s&&e.take(s)}async function wg(e,t){await M(i("shares.revokeTitle",{title:St(t)}),i("shares.revokeText"),i("shares.revoke"))&&(await e.revoke(t),y("new-share"))}var yg=async e=>await Mi(e)||is(e,i("shares.one")),vg=async e=>await ji(e,St(e))||is(e,i("shares.one")),kg=(e,t)=>Kt(i("shares.menu",{title:St(t)}),[...Ii()&&!t.expired?[{text:i("action.share"),sign:"share",run:()=>vg(t)}]:[],{text:i("shares.change"),sign:"edit",run:()=>bg(e,t)},{text:i("shares.revoke"),sign:"trash",isDanger:!0,run:()=>wg(e,t)}],{id:`share-${t.id}`}),xg=e=>e.findId?`/finds/${e.findId}`:`/lists/${e.listId}`,Og=e=>e.category?vt`<span class="strong" dir="auto">${St(e)}</span>`:vt`<a class="strong" dir="auto" href=${xg(e)}>${St(e)}</a>`,qg=e=>vt`${i(`shares.kind.${Dn(e)}`)}${e.title?vt`: <bdi>${_n(e)}</bdi>`:cs}`,Zi=(e,t)=>vt`<span class="badge">${e?c(e):cs} ${t}</span>`,Pg=e=>vt`
  <button type="button" class="quiet" aria-label="${i("secret.copy")}: ${St(e)}" @click=${()=>yg(e)}>
    ${c("copy")} ${i("secret.copy")}
  </button>`,Fg=(e,t)=>vt`
  <li class="invite">
    <div class="listed">
      <p class="grow">
        ${Og(t)}<br>
        <span class="soft">${qg(t)} · ${t.views?i("shares.views",{n:t.views}):i("shares.noViews")}</span>
      </p>
      ${kg(e,t)}
    </div>
    <p class="marks">
      ${Zi(t.place==="hidden"?"block":"pin",zc(t))}
      ${t.hasPassword?Zi("lock",i("account.password")):cs}
      ${t.expiresAt?Zi("",Cn(t)):Zi("",i("shares.endless"))}
    </p>
    ${t.expired?cs:vt`<p class="row actions">${Pg(t)} ${En(t)}</p>`}
  </li>`;function Sg(e){let{items:t,problem:s,load:n}=e.list;return s?d(s,n):t?t.length?vt`<div class="card"><ul class="people">${t.map(a=>Fg(e,a))}</ul></div>${I(e.list)}`:B(i("shares.none"),i("shares.noneText"),cs,"share"):w(3)}var Tg=e=>vt`
  <button type="button" class="quiet" id="new-share" @click=${()=>gg(e)}>${i("shares.category")}</button>`;function Ol(e){let t=new Ai(e);return{title:i("shares.mine"),ready:t.list.load(),view:()=>vt`
      ${h(i("shares.mine"),Tg(t),"/profile")}
      <p class="lead">${i("shares.lead")}</p>
      ${Sg(t)}`}}import{html as Gt,nothing as Gn}from"../lib/lit-html/lit-html.js";var Xi=class{isLoaded=!1;#t;constructor(t){this.#t=t}get entries(){return it.get("outbox")}load=async()=>{await Sa(),this.isLoaded=!0,this.#t.update()};cancel(t){return La(t.id)}retry(t){return Aa(t.id)}sendNow(){return Ba()}};async function Lg(e,t){await za()&&e.cancel(t)}var Ag=e=>i(e.kind==="like"&&!e.on?"outbox.unlike":`outbox.${e.kind}`),ql=e=>Gt`<a class="strong" dir="auto" href=${Ia(e)}>${e.title}</a>`,Bg={find:e=>Gt`<span class="strong" dir="auto">${e.body.title}</span>`,comment:e=>Gt`<span class="what" dir="auto">${e.body.content}</span><br>${ql(e)}`,like:ql},Ig=(e,t)=>Gt`
  <li class="row between">
    <span class="grow">
      <span class="soft">${Ag(t)}</span><br>
      ${Bg[t.kind](t)}<br>
      ${t.state==="refused"?Gt`<span class="error">${t.problem}</span>`:Gt`<span class="soft">${i("outbox.waiting")}</span>`}
    </span>
    <span class="row">
      ${t.state==="refused"?Gt`
        <button type="button" class="quiet" @click=${()=>e.retry(t)}>${c("retry")} ${i("action.retry")}</button>`:Gn}
      <button type="button" class="quiet" @click=${()=>Lg(e,t)}>${i("outbox.cancel")}</button>
    </span>
  </li>`;function Mg(e){return e.isLoaded?e.entries.length?Gt`
    <p class="hint">${i("outbox.hint")}</p>
    <ul class="card people">${e.entries.map(t=>Ig(e,t))}</ul>
    <p class="row end"><button type="button" @click=${()=>e.sendNow()}>${i("outbox.now")}</button></p>`:B(i("outbox.none"),i("outbox.noneText"),Gn,"send"):w(2)}function Pl(e){let t=new Xi(e);return{title:i("outbox.title"),ready:t.load(),view:()=>Gt`${h(i("outbox.title"),Gn,"/")}${Mg(t)}`}}import{html as ee,nothing as jg}from"../lib/lit-html/lit-html.js";var Qi=class{#t;constructor(t){this.#t=t,this.instance=new qe(t),this.areas=new Ue(t),this.invites=new Ne(t),this.nameForm=new P({send:s=>this.#e(s),update:t.update})}load(){return{server:this.instance.loading,map:this.areas.loading}[this.step]?.load()}get steps(){return["server",...f().streets?.areas?["map"]:[],"invite","done"]}get step(){let t=this.#t.query.get("step");return this.steps.includes(t)?t:this.steps[0]}get number(){return this.steps.indexOf(this.step)+1}next=()=>this.#t.push(v("/admin/welcome",{step:this.steps[this.number]}));async#e(t){await this.instance.save(t),await this.next()}};var Fl=(e,t)=>ee`<button type="button" class="quiet" @click=${e.next}>${t}</button>`,Sl=(e,t)=>ee`<p class="row end">${Fl(e,i(t?"welcome.next":"welcome.later"))}</p>`,Tl=({problem:e,load:t},s,n)=>e?d(e,t):s?n():w(3),Ug=(e,t)=>Tl(e.instance.loading,e.instance.values,()=>ee`
  <form class="card" novalidate @submit=${e.nameForm.submit}>
    ${T(e.nameForm)}
    ${m(e.nameForm,"name",{label:i("admin.name"),hint:i("welcome.nameHint"),value:e.instance.values.name,most:50})}
    ${m(e.nameForm,"description",{label:i("admin.description"),value:e.instance.values.description,kind:"area",most:500})}
    <div class="row end">${Fl(e,i("welcome.later"))} ${N(e.nameForm,i("welcome.next"))}</div>
  </form>
  ${Us(t.update)}`),Ng=e=>Tl(e.areas.loading,e.areas.areas,()=>ee`
  ${Bn(e.areas)}
  ${Sl(e,e.areas.areas.length||e.areas.isRunning)}`),Dg=e=>ee`
  ${e.invites.created?Mn(e.invites):In(e.invites)}
  ${Sl(e,e.invites.created)}`,_g=()=>ee`
  <section class="card">
    <p><a class="button main" href="/new">${c("plus")} ${i("welcome.find")}</a></p>
    <ul class="people">
      <li><a class="area" href="/settings#push">${c("bell")} <span class="grow">${i("welcome.push")}</span> ${c("next")}</a></li>
      <li><a class="area" href="/profile">${c("people")} <span class="grow">${i("steps.profile")}</span> ${c("next")}</a></li>
      <li><a class="area" href="/admin">${c("gear")} <span class="grow">${i("welcome.again")}</span> ${c("next")}</a></li>
      <li><a class="area" href="/">${c("map")} <span class="grow">${i("areas.show")}</span> ${c("next")}</a></li>
    </ul>
  </section>`,Cg={server:Ug,map:Ng,invite:Dg,done:_g};function Ll(e){let t=new Qi(e),s=()=>t.step==="done"?jg:ee`<p class="soft">${i("welcome.step",{number:t.number,of:t.steps.length-1})}</p>`;return{get title(){return i(`welcome.${t.step}`)},ready:t.load(),async moved(){e.update(),document.querySelector("main h1").focus(),await t.load()},view:()=>ee`
      <header class="welcome">
        ${s()}
        <h1 tabindex="-1">${i(`welcome.${t.step}`)}</h1>
        <p class="lead">${i(`welcome.${t.step}Text`)}</p>
      </header>
      ${Cg[t.step](t,e)}`}}function Eg(e,t){let[s,n]=[new Map,!1],a=new AbortController;return e.signal.addEventListener("abort",()=>a.abort()),{async load(o){a.abort();let{signal:r}=a=new AbortController;try{let[l,u]=await oa(v("/api/locations/categories",{...t(),category:"",bbox:o}),{signal:r});if(r.aborted)return;[s,n]=[new Map(l.map($=>[$.category,$.count])),u]}catch(l){if(l.name==="AbortError")return;s.clear()}e.update()},arranged(o,r){if(!s.size)return null;let l=[...s.values()].reduce((x,L)=>x+L,0),u=x=>s.get(x)===0&&!n&&!r.includes(x),$=x=>x&&(x<l||n)?`${q(x)}${n?"+":""}`:void 0;return{shown:o.filter(x=>!u(x)).map(x=>({category:x,count:$(s.get(x))})),rest:o.filter(u)}}}}import{html as Hg,nothing as Rg}from"../lib/lit-html/lit-html.js";async function zg(e){if(sn.get())return;let t=()=>{},s=new ve(()=>t());try{await s.read()}catch{return}s.state!=="off"||document.querySelector("dialog[open]")||(sn.set("1"),await lt((n,a)=>{t=a;let o=async()=>{await s.enable(),s.state!=="off"&&(n(),p(i(`push.${s.state}`)))};return Hg`
      <h2>${i("push.offer",{name:e})}</h2>
      <p>${i("push.offerText")}</p>
      <p class="soft" role="status">${s.slow?i("push.asking"):Rg}</p>
      <div class="row end">
        <button class="quiet" type="button" @click=${()=>n()}>${i("push.notNow")}</button>
        <button type="button" id="push-on" aria-busy=${s.busy?"true":"false"} @click=${o}>
          ${c("bell")} ${i("push.enable")}
        </button>
      </div>`},{label:i("push.offer",{name:e}),kind:"sheet-like"}))}import{html as tn,nothing as Al}from"../lib/lit-html/lit-html.js";async function Vg({lat:e,lng:t}){try{let{title:s}=await S("/api/map/wishes",{latitude:e,longitude:t});p(i("offer.wished",{title:s}))}catch(s){p(O(s))}}function Wg(e,t){if(b().role==="admin"){let s=v("/admin/map",{at:Os({lat:e.lat,lng:e.lng})});return tn`<p><a class="button quiet" href=${s}>${i("offer.add")}</a></p>`}return tn`
    <p><button type="button" class="quiet" @click=${()=>{t(),Vg(e)}}>${i("offer.wish")}</button></p>
    <p class="hint">${i("offer.wishText")}</p>`}var Gg=e=>tn`
  <p><button type="button" class="quiet" @click=${()=>e(!0)}>${i("offer.show")}</button></p>
  <p class="hint">${i("offer.learns")}</p>`,Yg=(e,{choose:t,close:s,key:n})=>tn`
  <section class="offer" tabindex="-1" aria-label=${i("offer.none")} @keydown=${n}>
    <p class="row between">
      <span class="strong">${i("offer.none")}</span>
      <button type="button" class="round" aria-label=${i(Ge()?"offer.decline":"action.close")} @click=${()=>t(!1)}>
        ${c("close")}
      </button>
    </p>
    ${co()?Wg(e,s):Al}
    ${Ge()?Gg(t):Al}
  </section>`,Jg=()=>Yg;export{Hl as about,Bo as accounts,Df as addToList,zo as admin,Wo as adminLog,bc as areas,Eg as countCategories,Mr as edit,Wr as feed,Qr as help,$c as import,Fc as instance,kc as invites,Tc as join,Zc as list,Qc as lists,el as named,sl as notifications,Jg as offerOfStreets,zg as offerPush,il as people,ol as person,cl as profile,ul as reports,dl as saved,xl as settings,eh as shareFind,Ol as shares,Pl as waiting,Ll as welcome};
